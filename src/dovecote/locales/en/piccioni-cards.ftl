## Piccioni: what a card does, written from its effects

piccioni-says-and = { "; " }
piccioni-says-all = { $parts }
piccioni-says-free = { $text }; this is not one of your moves
piccioni-says-both = takes both your moves: { $text }
piccioni-says-assign = drop it on any Area
piccioni-says-trophy = { $count ->
    [one] one pigeon { $from } becomes your Trophy
   *[all] all pigeons { $from } become your Trophies
 }
piccioni-says-trophy-guano = { $count ->
    [one] one Guano or Lots of Guano in your Area becomes your Trophy
   *[all] all Guano and Lots of Guano in your Area become your Trophies
 }
piccioni-says-share = { $what ->
    [pigeons] all pigeons { $from } become Trophies, shared with one player you choose
   *[everything] all pigeons and all Guano { $from } become Trophies, shared with one player you choose
 }
piccioni-says-scare = all pigeons { $from } are Scared
piccioni-says-move = { $most ->
    [1] move one pigeon { $from } { $to } where it fits
   *[other] move one or two pigeons { $from } { $to } where they fit
 }
piccioni-says-discard = { $what ->
    [guano] { $count ->
        [one] discard one Guano from your Area
       *[all] discard all Guano from your Area
     }
   *[lots] { $count ->
        [one] discard one Lots of Guano from your Area
       *[all] discard all Lots of Guano from your Area
     }
 }
piccioni-says-draw = { $cards ->
    [one] draw a card
    [2] draw two cards
   *[other] draw { $cards } cards
 }
piccioni-says-swap = swap all pigeons of your Area with those of another Area
piccioni-says-from = { $from ->
    [own-area] in your Area
    [any-area] in an Area of your choice
    [any-place] at a Place of your choice
    [any-zone] in a Zone of your choice
   *[place] at “{ $place }”
 }
piccioni-says-away = { $from ->
    [own-area] from your Area
    [any-area] from an Area
    [any-place] from a Place
    [any-zone] from one Zone
   *[place] from “{ $place }”
 }
piccioni-says-to = { $to ->
    [any-area] to an Area
    [any-place] to a Place
    [any-zone] to another Zone
   *[place] to “{ $place }”
 }
piccioni-says-answer = { $to ->
    [aimed] an action aims at your Area: { $text }
    [guano] Guano or Lots of Guano is about to enter your Area: { $text }
    [pigeons] pigeons are about to enter your Area: { $text }
    [trophies] another player makes two or more Trophies at once: { $text }
   *[reaction] another player reacts: { $text }
 }
piccioni-says-net = one of them becomes your Trophy instead
piccioni-says-join = you share them too
piccioni-says-cancel = it is cancelled, and the pigeons it called do not come
piccioni-says-redirect = it goes to the player who sent it
piccioni-says-size = takes { $size ->
    [2] two
   *[other] { $size }
 } spaces
piccioni-says-lands = { $to ->
    [any-place] goes to any Place with room, or to your Area
    [roomiest-place] goes to the Place with the most free spaces, or to your Area
    [most-trophies] goes to the Area of the player with the most Trophies
    [own-area] goes to your Area
    [any-area] goes to any Area
    [any-zone] goes to any Zone with room
   *[place] goes to “{ $place }”, else to any Place with room, or to your Area
 }
piccioni-says-followed = another pigeon may follow it to a Place
piccioni-says-never = never goes to: { $places }
piccioni-says-calls = { $call ->
    [one] one more pigeon is revealed
   *[other] { $call } more pigeons are revealed
 }
piccioni-says-returns = Returns
piccioni-says-spaces = { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
 }
piccioni-says-no-limit = room for all pigeons
piccioni-says-only = only for: { $pigeons }
piccioni-says-arrival-scare = when pigeons arrive, all pigeons there are Scared
piccioni-says-arrival-draw = { $cards ->
    [one] when pigeons arrive, the current player draws a card
   *[other] when pigeons arrive, the current player draws { $cards } cards
 }
