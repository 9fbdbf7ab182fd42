// A tiny engine behind the kit: turns, priority, conceding, and one Saga. It shows that the guide's path can be walked.

import * as m from "./port/messages.js";
import { Chooser, Engine, Problem, Unsupported } from "./port/wire.js";

const TURN: m.Step[] = [
  "untap step", "upkeep", "draw step", "precombat main phase", "beginning of combat", "declare attackers step",
  "end of combat", "postcombat main phase", "end step", "cleanup step",
];

/** What is printed on the cards that this engine has. */
const CARDS: Record<string, Partial<m.ObservedObject>> = {
  Plains: { supertypes: ["Basic"], types: ["Land"], subtypes: ["Plains"] },
  "History of Benalia": {
    types: ["Enchantment"], subtypes: ["Saga"], colors: ["W"], mana_cost: "{1}{W}{W}", mana_value: 3,
  },
  Knight: {
    types: ["Creature"], subtypes: ["Knight"], colors: ["W"], power: 2, toughness: 2, token: true,
    abilities: [{ ability: { keyword: "vigilance" }, name: "vigilance", kind: "static" }],
  },
};
const LAST_CHAPTER = 3;

interface Player {
  name: string;
  life: number;
  lost: boolean;
  drewFromNothing: boolean;
  landsPlayed: number;
}

interface Thing {
  id: string;
  ref: string | null;
  card: string;
  zone: m.Zone;
  owner: string;
  controller: string;
  lore: number;
  tapped: boolean;
  fresh: boolean;
  bonus: boolean;
}

/** A spell is its card; a chapter is the Saga that it came from. */
interface Stacked {
  id: string;
  controller: string;
  thing: Thing;
  chapter: number | null;
}

export class Adapter implements Engine {
  private players: Player[] = [];
  private things: Thing[] = [];
  private stack: Stacked[] = []; // the top is the last
  private waiting: Stacked[] = [];
  private active = "";
  private step: m.Step = "precombat main phase";
  private turn = 1;
  private priority: string | null = null;
  private passes = 0;
  private over = false;
  private lastId = 0;

  initialize(_hello: m.Hello): m.EngineInfo {
    return {
      protocol: m.VERSION, name: "tiny in TypeScript", edition: "2026-04-17",
      capabilities: { players: 6, givens: ["step", "counters"], prompts: "callback", trigger_order: true, stack: true },
    };
  }

  newGame(setup: m.GameSetup): m.NewGameReply {
    console.log("a game begins"); // what an engine prints is none of the suite's messages
    process.stdout.write("a game begins\n");
    const objects = setup.objects ?? [];
    const cards = [...new Set(objects.map((o) => o.card))].filter((card) => !(card in CARDS) || CARDS[card]!.token);
    if (cards.length > 0) throw new Unsupported("cards", { cards });
    const able = new Set(["ref", "card", "zone", "owner", "controller", "tapped", "counters", "name", "life"]);
    for (const given of [...objects, ...setup.players])
      for (const field of Object.keys(given)) if (!able.has(field)) throw new Unsupported(`given: ${field}`);
    if ((setup.format ?? "free") !== "free") throw new Unsupported("format");
    this.players = setup.players.map(({ name, life }) => (
      { name, life: life ?? 20, lost: false, drewFromNothing: false, landsPlayed: 0 }
    ));
    this.things = objects.map((o) => ({
      id: this.id(), ref: o.ref, card: o.card, zone: o.zone, owner: o.owner, controller: o.controller ?? o.owner,
      lore: o.counters?.lore ?? 0, tapped: o.tapped ?? false, fresh: false, bonus: false,
    }));
    this.stack = [];
    this.waiting = [];
    this.active = setup.active;
    this.step = setup.step ?? "precombat main phase";
    this.turn = setup.turn ?? 1;
    this.passes = 0;
    this.over = false;
    this.priority = this.first();
    return { type: "ready" };
  }

  act(action: m.Action, _answers: m.Answer[], chooser: Chooser): m.ActReply {
    if (!("player" in action)) throw new Unsupported(action.type);
    const player = this.player(action.player);
    if (player.lost) return { type: "refused", reason: "has left the game", rules: ["800.4a"] };
    if (action.type === "concede") {
      this.leave([player]);
      return { type: "done" };
    }
    if (this.priority !== player.name) return { type: "refused", reason: "has no priority", rules: ["117.1"] };
    switch (action.type) {
      case "pass-priority":
        this.pass(chooser);
        return { type: "done" };
      case "play-land":
        return this.playLand(player, this.thing(action.object));
      case "cast":
        return this.cast(player, this.thing(action.object));
      default:
        throw new Unsupported(action.type);
    }
  }

  advance(until: m.Until, _answers: m.Answer[], chooser: Chooser): m.AdvanceReply {
    if (until.type === "top-resolved" && this.stack.length === 0) return { type: "unreached", reason: "the stack is empty" };
    if (until.type === "top-resolved") this.resolve(chooser);
    while (until.type === "stack-empty" && this.stack.length > 0) this.resolve(chooser);
    if (until.type === "top-resolved" || until.type === "stack-empty") return { type: "done" };
    if (until.type === "at-prompt") throw new Unsupported(until.type);
    const last = this.turn + 2 * this.players.length;
    while (!this.over && this.turn <= last) {
      if (this.stack.length > 0) {
        this.resolve(chooser);
        continue;
      }
      this.nextStep(chooser);
      if (this.step === until.step && (until.player ?? this.active) === this.active) return { type: "done" };
    }
    return { type: "unreached", reason: "it never comes" };
  }

  legal(_action: m.Action): m.LegalReply {
    throw new Unsupported("game/legal", { capabilities: ["legality"] });
  }

  observe(_viewer: string | null): m.Observation {
    const count = (name: string, zone: m.Zone) => this.in(zone).filter((t) => t.owner === name).length;
    return {
      turn: this.turn, active: this.active, step: this.step, priority: this.priority, over: this.over,
      players: this.players.map(({ name, life, lost, landsPlayed }) => ({
        name, life, lost, won: this.over && !lost, land_plays_left: Math.max(0, 1 - landsPlayed),
        hand: count(name, "hand"), library: count(name, "library"), graveyard: count(name, "graveyard"),
      })),
      objects: this.things.map((thing) => this.seen(thing)),
      stack: [...this.stack].reverse().map(({ id, controller, thing, chapter }) => ({
        id, controller, owner: controller, kind: chapter === null ? "spell" : "triggered ability", name: thing.card,
        source: chapter === null ? null : thing.id, source_ref: thing.ref, ability: chapter === null ? null : { chapter },
      })),
    };
  }

  shutdown(): void {}

  private seen(thing: Thing): m.ObservedObject {
    const { power, toughness, ...printed } = CARDS[thing.card]!;
    const { id, ref, card, zone, owner, controller, tapped, fresh, bonus, lore } = thing;
    return {
      id, ref, name: card, printed: card, zone, owner, controller, tapped, fresh, ...printed,
      counters: lore > 0 ? { lore } : {},
      ...(power == null || toughness == null ? {} : { power: power + (bonus ? 2 : 0), toughness: toughness + (bonus ? 1 : 0) }),
    };
  }

  private playLand(player: Player, thing: Thing): m.ActReply {
    if (!CARDS[thing.card]!.types!.includes("Land") || !this.mayActSlowly(player, thing) || player.landsPlayed > 0)
      return { type: "refused", reason: "may not be played now", rules: ["305.1", "305.2"] };
    player.landsPlayed++;
    this.move(thing, "battlefield");
    this.begin();
    return { type: "done" };
  }

  private cast(player: Player, thing: Thing): m.ActReply {
    const plains = this.in("battlefield").filter((t) => t.card === "Plains" && t.controller === player.name && !t.tapped);
    const cost = CARDS[thing.card]!.mana_value ?? 0;
    if (cost === 0 || !this.mayActSlowly(player, thing) || plains.length < cost)
      return { type: "refused", reason: "may not be cast, or paid, now", rules: ["307.1", "601.2h"] };
    for (const land of plains.slice(0, cost)) land.tapped = true;
    this.move(thing, "stack");
    this.stack.push({ id: thing.id, controller: player.name, thing, chapter: null });
    this.begin(player.name); // 117.3c
    return { type: "done" };
  }

  private mayActSlowly(player: Player, thing: Thing): boolean {
    const main = this.step === "precombat main phase" || this.step === "postcombat main phase";
    return main && this.active === player.name && this.stack.length === 0 && thing.zone === "hand" && thing.owner === player.name;
  }

  private pass(chooser: Chooser): void {
    this.passes++;
    if (this.passes < this.left().length) this.priority = this.after(this.priority!);
    else if (this.stack.length > 0) this.resolve(chooser);
    else do this.nextStep(chooser); while (!this.over && this.priority === null); // 117.4
  }

  private resolve(chooser: Chooser): void {
    const { thing, controller, chapter } = this.stack.pop()!;
    if (chapter === null) {
      this.move(thing, "battlefield");
      thing.controller = controller;
      this.addLore(thing); // 714.3a
    } else if (chapter < LAST_CHAPTER) {
      this.things.push({
        id: this.id(), ref: null, card: "Knight", zone: "battlefield", owner: controller, controller,
        lore: 0, tapped: false, fresh: true, bonus: false,
      });
    } else {
      for (const knight of this.things) if (knight.card === "Knight" && knight.controller === controller) knight.bonus = true;
    }
    this.settle(chooser);
  }

  private nextStep(chooser: Chooser): void {
    const next = TURN[TURN.indexOf(this.step) + 1];
    if (next === undefined) {
      this.active = this.after(this.active);
      this.turn++;
    }
    this.step = next ?? TURN[0]!;
    const active = this.player(this.active);
    const mine = this.things.filter((t) => t.controller === this.active && t.zone === "battlefield");
    if (this.step === "untap step") {
      active.landsPlayed = 0;
      for (const thing of mine) thing.tapped = thing.fresh = false;
    } else if (this.step === "draw step" && !active.lost) {
      const skipped = this.turn === 1 && this.players.length === 2 && this.active === this.players[0]!.name; // 103.8a
      if (!skipped) this.draw(active);
    } else if (this.step === "precombat main phase") {
      for (const thing of mine) if (thing.card === "History of Benalia") this.addLore(thing); // 714.3c
    } else if (this.step === "cleanup step") {
      if (this.in("hand").filter((t) => t.owner === this.active).length > 7) throw new Unsupported("discarding");
      for (const thing of this.things) thing.bonus = false;
    }
    this.settle(chooser);
    if (this.step === "untap step" || this.step === "cleanup step") this.priority = null;
  }

  private draw(player: Player): void {
    const card = this.in("library").find((t) => t.owner === player.name);
    if (card) this.move(card, "hand");
    else player.drewFromNothing = true;
  }

  private addLore(saga: Thing): void {
    saga.lore++;
    if (saga.lore <= LAST_CHAPTER)
      this.waiting.push({ id: this.id(), controller: saga.controller, thing: saga, chapter: saga.lore }); // 714.2b
  }

  /** State-based actions, then triggers, then priority (117.5). */
  private settle(chooser: Chooser): void {
    this.leave(this.players.filter((p) => p.drewFromNothing && !p.lost)); // 704.5b
    if (this.over) return;
    for (const thing of this.in("battlefield"))
      if (thing.lore >= LAST_CHAPTER && ![...this.stack, ...this.waiting].some((s) => s.thing === thing))
        this.move(thing, "graveyard"); // 714.4
    for (const name of this.order()) {
      const triggers = this.waiting.filter((s) => s.controller === name);
      this.stack.push(...(triggers.length > 1 ? this.ordered(name, triggers, chooser) : triggers)); // 603.3b
    }
    this.waiting = [];
    this.begin();
  }

  private ordered(player: string, triggers: Stacked[], chooser: Chooser): Stacked[] {
    const options: m.Option[] = triggers.map(({ id, thing, chapter }) => ({
      id,
      value: {
        type: "of-ability",
        source: { id: thing.id, ref: thing.ref, name: thing.card, zone: thing.zone, controller: thing.controller },
        ability: { chapter },
      },
    }));
    const many = options.length;
    const picked = chooser.choose({
      id: this.id(), decider: player, player, kind: "trigger order", options, least: many, most: many,
    });
    return picked.map((option) => triggers.find((trigger) => trigger.id === option.id)!);
  }

  private leave(leaving: Player[]): void {
    if (leaving.length === 0) return;
    const gone = new Set(leaving.map((p) => p.name));
    const heir = this.priority !== null && gone.has(this.priority);
    for (const player of leaving) player.lost = true;
    this.things = this.things.filter((t) => !gone.has(t.owner)); // 800.4a
    this.stack = this.stack.filter((s) => !gone.has(s.controller));
    this.waiting = this.waiting.filter((s) => !gone.has(s.controller));
    this.over = this.left().length < 2; // 104.2a
    if (this.over) this.priority = null;
    else if (heir) this.priority = this.after(this.priority!);
  }

  private begin(name = this.first()): void {
    this.passes = 0;
    this.priority = name;
  }

  private left(): Player[] {
    return this.players.filter((p) => !p.lost);
  }

  /** Who is still in the game, in turn order from the active player on. */
  private order(): string[] {
    const from = this.players.findIndex((p) => p.name === this.active);
    return [...this.players.slice(from), ...this.players.slice(0, from)].filter((p) => !p.lost).map((p) => p.name);
  }

  /** Who receives priority first: the active player, or whoever is next if that one has left (800.4j). */
  private first(): string {
    return this.order()[0]!;
  }

  private after(name: string): string {
    const from = this.players.findIndex((p) => p.name === name) + 1;
    return [...this.players.slice(from), ...this.players.slice(0, from)].find((p) => !p.lost)!.name;
  }

  private in(zone: m.Zone): Thing[] {
    return this.things.filter((thing) => thing.zone === zone);
  }

  /** To another zone, as a new object (400.7). */
  private move(thing: Thing, zone: m.Zone): void {
    Object.assign(thing, { id: this.id(), zone, lore: 0, tapped: false, fresh: zone === "battlefield" });
    this.things = [...this.things.filter((other) => other !== thing), thing];
  }

  private player(name: string): Player {
    const player = this.players.find((p) => p.name === name);
    if (!player) throw new Problem("unknown", `nobody is called ${name}`);
    return player;
  }

  private thing({ id, ref, name }: m.ObjectRef): Thing {
    const thing = this.things.find((t) => (id ? t.id === id : ref ? t.ref === ref : t.card === name));
    if (!thing) throw new Problem("unknown", `no such object: ${id ?? ref ?? name}`);
    return thing;
  }

  private id(): string {
    return String(++this.lastId);
  }
}
