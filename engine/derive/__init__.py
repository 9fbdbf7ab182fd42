"""How a state looks: derived characteristics (613), what noun phrases, amounts and conditions of the card language mean at
a moment, which events a pattern is about, and the holder of all that, `Game`. Nothing here changes the game or asks a
player."""
