package adapter;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import judgecall.port.Chooser;
import judgecall.port.Engine;
import judgecall.port.Messages.*;

/** A tiny engine behind the kit: turns, priority, conceding, and one Saga. It shows that the guide's path can be walked. */
public final class Adapter implements Engine {
    private static final List<String> TURN = List.of(
            Step.UNTAP_STEP, Step.UPKEEP, Step.DRAW_STEP, Step.PRECOMBAT_MAIN_PHASE, Step.BEGINNING_OF_COMBAT,
            Step.DECLARE_ATTACKERS_STEP, Step.END_OF_COMBAT, Step.POSTCOMBAT_MAIN_PHASE, Step.END_STEP, Step.CLEANUP_STEP);
    private static final String LAND = "Plains";
    private static final String SAGA = "History of Benalia";
    private static final String TOKEN = "Knight";
    private static final int LAST_CHAPTER = 3;
    private static final int COST = 3;

    private static final class Player {
        final String name;
        final long life;
        boolean lost;
        boolean drewFromNothing;
        long landsPlayed;

        Player(PlayerSetup setup) {
            name = setup.name;
            life = setup.life == null ? 20 : setup.life;
        }
    }

    private static final class Thing {
        String id;
        String ref;
        final String card;
        String zone;
        final String owner;
        String controller;
        int lore;
        boolean tapped;
        boolean fresh;
        boolean bonus;

        Thing(String id, String card, String zone, String owner) {
            this.id = id;
            this.card = card;
            this.zone = zone;
            this.owner = owner;
            this.controller = owner;
        }
    }

    /** A spell is its card; a chapter is the Saga that it came from, and its number, which a spell does not have. */
    private record Stacked(String id, String controller, Thing thing, int chapter) {}

    private List<Player> players;
    private final List<Thing> things = new ArrayList<>();
    private final List<Stacked> stack = new ArrayList<>(); // the top is the last
    private final List<Stacked> waiting = new ArrayList<>();
    private String active;
    private String step;
    private long turn;
    private String priority;
    private int passes;
    private boolean over;
    private long lastId;

    @Override
    public EngineInfo initialize(Hello hello) {
        EngineInfo info = new EngineInfo("tiny in Java");
        info.edition = "2026-04-17";
        info.capabilities.players = 6L;
        info.capabilities.givens = List.of("step", "counters");
        info.capabilities.prompts = "callback";
        info.capabilities.triggerOrder = true;
        info.capabilities.stack = true;
        return info;
    }

    @Override
    public NewGameReply newGame(GameSetup setup) {
    System.out.println("a game begins"); // what an engine prints is none of the suite's messages
        for (ObjectSetup given : setup.objects) {
            boolean plain = given.attachedTo == null && given.attacking == null && given.announced == null && !given.token;
            boolean seen = !given.faceDown && !given.phasedOut && given.damage == 0 && given.exiledBy == null && !given.commander;
            if (!List.of(LAND, SAGA).contains(given.card)) {
                Unsupported reply = new Unsupported("cards");
                reply.cards = List.of(given.card);
                return reply;
            }
            if (!plain || !seen || given.zone.equals(Zone.STACK)) throw new UnsupportedException("given: " + given.ref);
        }
        for (PlayerSetup given : setup.players)
            if (!given.counters.isEmpty() || !given.mana.isEmpty() || !given.designations.isEmpty())
                throw new UnsupportedException("given: " + given.name);
        if (!setup.format.equals("free")) throw new UnsupportedException("format");
        players = setup.players.stream().map(Player::new).toList();
        things.clear();
        stack.clear();
        waiting.clear();
        for (ObjectSetup given : setup.objects) place(given);
        active = setup.active;
        step = setup.step;
        turn = setup.turn;
        over = false;
        begin(first());
        return new Ready();
    }

    private void place(ObjectSetup given) {
        Thing thing = new Thing(id(), given.card, given.zone, given.owner);
        thing.ref = given.ref;
        thing.controller = given.controller == null ? given.owner : given.controller;
        thing.lore = given.counters.getOrDefault("lore", 0L).intValue();
        thing.tapped = given.tapped;
        thing.fresh = given.fresh;
        things.add(thing);
    }

    @Override
    public ActReply act(Action action, List<Answer> answers, Chooser chooser) {
        if (action instanceof Concede conceding) {
            Player player = player(conceding.player);
            if (player.lost) return new Refused("has left the game");
            leave(List.of(player));
        } else if (action instanceof PassPriority passing) {
            if (!player(passing.player).name.equals(priority)) return new Refused("has no priority");
            pass(chooser);
        } else if (action instanceof PlayLand playing) {
            return playLand(player(playing.player), thing(playing.object));
        } else if (action instanceof Cast casting) {
            return cast(player(casting.player), thing(casting.object));
        } else {
            throw new UnsupportedException(action.getClass().getSimpleName());
        }
        return new Done();
    }

    @Override
    public AdvanceReply advance(Until until, List<Answer> answers, Chooser chooser) {
        if (until instanceof StackEmpty) {
            while (!stack.isEmpty()) resolve(chooser);
            return new Done();
        }
        if (until instanceof TopResolved) {
            if (stack.isEmpty()) return new Unreached("the stack is empty");
            resolve(chooser);
            return new Done();
        }
        if (!(until instanceof AtStep goal)) throw new UnsupportedException(until.getClass().getSimpleName());
        long last = turn + 2L * players.size();
        while (!over && turn <= last) {
            if (!stack.isEmpty()) {
                resolve(chooser);
                continue;
            }
            nextStep(chooser);
            if (step.equals(goal.step) && (goal.player == null || goal.player.equals(active))) return new Done();
        }
        return new Unreached("it never comes");
    }

    @Override
    public Observation observe(String viewer) {
        Observation seen = new Observation(turn, active, step, new ArrayList<>());
        seen.priority = priority;
        seen.over = over;
        for (Player player : players) {
            ObservedPlayer one = new ObservedPlayer(player.name, player.life);
            one.hand = owned(Zone.HAND, player.name).count();
            one.library = owned(Zone.LIBRARY, player.name).count();
            one.graveyard = owned(Zone.GRAVEYARD, player.name).count();
            one.landPlaysLeft = Math.max(0, 1 - player.landsPlayed);
            one.lost = player.lost;
            one.won = over && !player.lost;
            seen.players.add(one);
        }
        for (Thing thing : things) seen.objects.add(seen(thing));
        for (Stacked item : stack) seen.stack.add(0, seen(item));
        return seen;
    }

    private static ObservedObject seen(Thing thing) {
        ObservedObject one = new ObservedObject(thing.id, thing.zone, thing.owner, thing.controller);
        one.ref = thing.ref;
        one.name = thing.card;
        one.printed = thing.card;
        one.tapped = thing.tapped;
        one.fresh = thing.fresh;
        if (thing.lore > 0) one.counters.put("lore", (long) thing.lore);
        if (thing.card.equals(LAND)) {
            one.supertypes.add("Basic");
            one.types.add("Land");
            one.subtypes.add("Plains");
            return one;
        }
        one.colors.add("W");
        one.types.add(thing.card.equals(SAGA) ? "Enchantment" : "Creature");
        one.subtypes.add(thing.card.equals(SAGA) ? "Saga" : "Knight");
        if (thing.card.equals(SAGA)) {
            one.manaCost = "{1}{W}{W}";
            one.manaValue = (long) COST;
        } else {
            ObservedAbility vigilance = new ObservedAbility(new Ability());
            vigilance.ability.keyword = "vigilance";
            vigilance.name = "vigilance";
            vigilance.kind = "static";
            one.abilities.add(vigilance);
            one.token = true;
            one.power = thing.bonus ? 4L : 2L;
            one.toughness = thing.bonus ? 3L : 2L;
        }
        return one;
    }

    private static StackObject seen(Stacked item) {
        boolean spell = item.chapter == 0;
        String kind = spell ? StackKind.SPELL : StackKind.TRIGGERED_ABILITY;
        StackObject one = new StackObject(item.id, kind, item.thing.card, item.controller);
        one.owner = item.controller;
        one.sourceRef = item.thing.ref;
        if (!spell) {
            one.source = item.thing.id;
            one.ability = chapter(item);
        }
        return one;
    }

    private static Ability chapter(Stacked item) {
        Ability ability = new Ability();
        ability.chapter = (long) item.chapter;
        return ability;
    }

    private ActReply playLand(Player player, Thing thing) {
        if (!thing.card.equals(LAND) || !mayActSlowly(player, thing) || player.landsPlayed > 0)
            return new Refused("may not be played now");
        player.landsPlayed++;
        move(thing, Zone.BATTLEFIELD);
        begin(first());
        return new Done();
    }

    private ActReply cast(Player player, Thing thing) {
        List<Thing> lands = in(Zone.BATTLEFIELD)
                .filter(t -> t.card.equals(LAND) && t.controller.equals(player.name) && !t.tapped)
                .limit(COST)
                .toList();
        if (!thing.card.equals(SAGA) || !mayActSlowly(player, thing) || lands.size() < COST)
            return new Refused("may not be cast, or paid, now");
        for (Thing land : lands) land.tapped = true;
        move(thing, Zone.STACK);
        stack.add(new Stacked(thing.id, player.name, thing, 0));
        begin(player.name); // 117.3c
        return new Done();
    }

    private boolean mayActSlowly(Player player, Thing thing) {
        boolean main = step.equals(Step.PRECOMBAT_MAIN_PHASE) || step.equals(Step.POSTCOMBAT_MAIN_PHASE);
        boolean theirs = active.equals(player.name) && player.name.equals(priority) && thing.owner.equals(player.name);
        return main && theirs && stack.isEmpty() && thing.zone.equals(Zone.HAND);
    }

    private void pass(Chooser chooser) {
        passes++;
        if (passes < order().size()) {
            priority = after(priority);
        } else if (!stack.isEmpty()) {
            resolve(chooser);
        } else {
            do nextStep(chooser); while (!over && priority == null); // 117.4
        }
    }

    private void resolve(Chooser chooser) {
        Stacked top = stack.remove(stack.size() - 1);
        if (top.chapter == 0) {
            move(top.thing, Zone.BATTLEFIELD);
            top.thing.controller = top.controller;
            addLore(top.thing); // 714.3a
        } else if (top.chapter < LAST_CHAPTER) {
            Thing knight = new Thing(id(), TOKEN, Zone.BATTLEFIELD, top.controller);
            knight.fresh = true;
            things.add(knight);
        } else {
            for (Thing thing : things)
                if (thing.card.equals(TOKEN) && thing.controller.equals(top.controller)) thing.bonus = true;
        }
        settle(chooser);
    }

    private void nextStep(Chooser chooser) {
        int next = (TURN.indexOf(step) + 1) % TURN.size();
        step = TURN.get(next);
        if (next == 0) {
            active = after(active);
            turn++;
        }
        Player player = player(active);
        List<Thing> mine = in(Zone.BATTLEFIELD).filter(t -> t.controller.equals(active)).toList();
        switch (step) {
            case Step.UNTAP_STEP:
                player.landsPlayed = 0;
                for (Thing thing : mine) thing.tapped = thing.fresh = false;
                break;
            case Step.DRAW_STEP:
                boolean skipped = turn == 1 && players.size() == 2 && player == players.get(0); // 103.8a
                if (!player.lost && !skipped) draw(player);
                break;
            case Step.PRECOMBAT_MAIN_PHASE:
                for (Thing thing : mine) if (thing.card.equals(SAGA)) addLore(thing); // 714.3c
                break;
            case Step.CLEANUP_STEP:
                if (owned(Zone.HAND, active).count() > 7) throw new UnsupportedException("discarding");
                for (Thing thing : things) thing.bonus = false;
                break;
            default:
        }
        settle(chooser);
        if (step.equals(Step.UNTAP_STEP) || step.equals(Step.CLEANUP_STEP)) priority = null;
    }

    private void draw(Player player) {
        owned(Zone.LIBRARY, player.name)
                .findFirst()
                .ifPresentOrElse(card -> move(card, Zone.HAND), () -> player.drewFromNothing = true);
    }

    private void addLore(Thing saga) {
        saga.lore++;
        if (saga.lore <= LAST_CHAPTER) waiting.add(new Stacked(id(), saga.controller, saga, saga.lore)); // 714.2b
    }

    /** State-based actions, then triggers, then priority (117.5). */
    private void settle(Chooser chooser) {
        leave(players.stream().filter(p -> p.drewFromNothing && !p.lost).toList()); // 704.5b
        if (over) return;
        for (Thing saga : in(Zone.BATTLEFIELD).filter(t -> t.lore >= LAST_CHAPTER).toList())
            if (Stream.concat(stack.stream(), waiting.stream()).noneMatch(s -> s.thing == saga))
                move(saga, Zone.GRAVEYARD); // 714.4
        for (String name : order()) {
            List<Stacked> triggers = waiting.stream().filter(s -> s.controller.equals(name)).toList();
            stack.addAll(triggers.size() > 1 ? ordered(name, triggers, chooser) : triggers); // 603.3b
        }
        waiting.clear();
        begin(first());
    }

    private List<Stacked> ordered(String player, List<Stacked> triggers, Chooser chooser) {
        Prompt prompt = new Prompt(id(), player, player, Kind.TRIGGER_ORDER);
        for (Stacked trigger : triggers) {
            ObjectRef source = new ObjectRef();
            source.id = trigger.thing.id;
            source.ref = trigger.thing.ref;
            source.name = trigger.thing.card;
            source.zone = trigger.thing.zone;
            source.controller = trigger.thing.controller;
            prompt.options.add(new Option(trigger.id, new OfAbility(source, chapter(trigger))));
        }
        prompt.least = prompt.most = (long) triggers.size();
        List<String> picked = chooser.choose(prompt).stream().map(option -> option.id).toList();
        return triggers.stream().sorted(Comparator.comparingInt(trigger -> picked.indexOf(trigger.id))).toList();
    }

    private void leave(List<Player> leaving) {
        if (leaving.isEmpty()) return;
        Set<String> gone = new HashSet<>();
        for (Player player : leaving) {
            player.lost = true;
            gone.add(player.name);
        }
        things.removeIf(thing -> gone.contains(thing.owner)); // 800.4a
        stack.removeIf(item -> gone.contains(item.controller));
        waiting.removeIf(item -> gone.contains(item.controller));
        over = order().size() < 2; // 104.2a
        if (over) priority = null;
        else if (priority != null && gone.contains(priority)) priority = after(priority);
    }

    private void begin(String name) {
        passes = 0;
        priority = name;
    }

    /** Who is still in the game, in turn order from the active player on. */
    private List<String> order() {
        return from(players.indexOf(player(active)));
    }

    /** Who receives priority first: the active player, or whoever is next if that one has left (800.4j). */
    private String first() {
        return order().get(0);
    }

    private String after(String name) {
        return from(players.indexOf(player(name)) + 1).get(0);
    }

    private List<String> from(int place) {
        return Stream.concat(players.stream().skip(place), players.stream().limit(place))
                .filter(player -> !player.lost)
                .map(player -> player.name)
                .toList();
    }

    private Stream<Thing> in(String zone) {
        return things.stream().filter(thing -> thing.zone.equals(zone));
    }

    private Stream<Thing> owned(String zone, String owner) {
        return in(zone).filter(thing -> thing.owner.equals(owner));
    }

    /** To another zone, as a new object (400.7). */
    private void move(Thing thing, String zone) {
        thing.id = id();
        thing.zone = zone;
        thing.lore = 0;
        thing.tapped = false;
        thing.fresh = zone.equals(Zone.BATTLEFIELD);
        things.remove(thing);
        things.add(thing);
    }

    private Player player(String name) {
        return players.stream().filter(p -> p.name.equals(name)).findFirst()
                .orElseThrow(() -> new Problem(Problem.UNKNOWN, "nobody is called " + name));
    }

    private Thing thing(ObjectRef wanted) {

        return things.stream().filter(t -> t.id.equals(wanted.id)).findFirst()
                .orElseThrow(() -> new Problem(Problem.UNKNOWN, "no such object: " + wanted.id));
    }

    private String id() {
        return String.valueOf(++lastId);
    }
}
