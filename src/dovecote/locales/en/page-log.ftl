## What happened, turn by turn: the headlines of the log

# Who did what; what came of it
log-turn = { $you ->
    [yes] You { $did }
   *[no] { $who } { $did }
 }
log-times = { $did } { $count ->
    [2] twice
   *[other] { $count } times
 }
log-came = { $turn }: { $what }
log-began = { $you ->
    [yes] You begin
   *[no] { $who } begins
 }
log-over = The game is over: { $scores }
log-score = { $you ->
    [yes] you
   *[no] { $who }
 } { $points }
log-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }

# Columba
columba-log-drawn = { $you ->
    [yes] draw a card
   *[no] draws a card
 }
columba-log-placed = { $you ->
    [yes] place a card
   *[no] places a card
 }
columba-log-discarded = { $you ->
    [yes] cannot place a card
   *[no] cannot place a card
 }
columba-log-captured = { $you ->
    [yes] capture
   *[no] captures
 } { $count ->
    [one] a pigeon
    [2] two pigeons
    [3] three pigeons
    [4] four pigeons
   *[other] { $count } pigeons
 }
columba-log-completed = { $you ->
    [yes] complete
   *[no] completes
 } { $count ->
    [one] an objective
    [2] two objectives
    [3] three objectives
    [4] four objectives
   *[other] { $count } objectives
 }
columba-log-declined = { $you ->
    [yes] go on without an objective
   *[no] goes on without an objective
 }
columba-log-built = { $you ->
    [yes] build
   *[no] builds
 } a { $size ->
    [large] large
   *[small] small
 } dovecote
columba-log-laid = { $you ->
    [yes] lay
   *[no] lays
 } { $count ->
    [one] a tile
    [2] two tiles
    [3] three tiles
    [4] four tiles
   *[other] { $count } tiles
 }
columba-log-bred = { $you ->
    [yes] breed a young falcon
   *[no] breeds a young falcon
 }
columba-log-raised = { $you ->
    [yes] raise a falcon
   *[no] raises a falcon
 }
columba-log-hunted = { $you ->
    [yes] send
   *[no] sends
 } a falcon into { $yours ->
    [yes] your
   *[no] { $owner }’s
 } estate
columba-log-enlarged = { $you ->
    [yes] enlarge
   *[no] enlarges
 } { $count ->
    [one] an estate to { $fields } fields
    [2] two estates
    [3] three estates
    [4] four estates
   *[other] { $count } estates
 }
columba-log-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
 }
columba-log-resized = { $yours ->
    [yes] your { $kind } estate
   *[no] { $owner }’s { $kind } estate
 } { $way ->
    [shrinks] shrinks
   *[grows] grows
 } to { $fields ->
    [one] one field
   *[other] { $fields } fields
 }
columba-log-last-card = the last card is drawn

# Columbiz
columbiz-log-thrown = { $you ->
    [yes] throw the dice
   *[no] throws the dice
 }
columbiz-log-kept = { $you ->
    [yes] keep { $dice }
   *[no] keeps { $dice }
 }
columbiz-log-placed = { $you ->
    [yes] put a pawn
   *[no] puts a pawn
 } on square { $number } of column { $column }
columbiz-log-placed-some = { $you ->
    [yes] put down
   *[no] puts down
 } { $count ->
    [2] two pawns
    [3] three pawns
    [4] four pawns
   *[other] { $count } pawns
 }
columbiz-log-captured = { $you ->
    [yes] capture
   *[no] captures
 } { $count ->
    [one] one
    [2] two
    [3] three
    [4] four
   *[other] { $count }
 } of { $yours ->
    [yes] your
   *[no] { $owner }’s
 } pawns
columbiz-log-set-aside = { $you ->
    [yes] set
   *[no] sets
 } { $count ->
    [one] a pawn
    [2] two pawns
    [3] three pawns
    [4] four pawns
   *[other] { $count } pawns
 } aside
columbiz-log-lines = { $points ->
    [one] { $points } point for lines
   *[other] { $points } points for lines
 }
columbiz-log-ran-out = this round is the last

# Piccioni
piccioni-log-drew = { $you ->
    [yes] draw
   *[no] draws
 } { $count ->
    [one] a card
    [2] two cards
    [3] three cards
    [4] four cards
   *[other] { $count } cards
 }
piccioni-log-played = { $you ->
    [yes] play { $card }
   *[no] plays { $card }
 }
piccioni-log-cancelled = { $you ->
    [yes] play { $card } in vain
   *[no] plays { $card } in vain
 }
piccioni-log-cleaned = { $you ->
    [yes] pay
   *[no] pays
 } { $count ->
    [one] a card
    [2] two cards
    [3] three cards
   *[other] { $count } cards
 } to be rid of Guano
piccioni-log-bought = { $you ->
    [yes] pay
   *[no] pays
 } { $count ->
    [one] a card
    [2] two cards
    [3] three cards
   *[other] { $count } cards
 } for a Trophy
piccioni-log-ended = { $you ->
    [yes] let pigeons come
   *[no] lets pigeons come
 }
piccioni-log-guano = { $you ->
    [yes] drop Guano on { $aim ->
        [self] yourself
       *[other] { $target }
    }
   *[no] drops Guano on { $aim ->
        [self] their own Area
        [you] you
       *[other] { $target }
    }
 }
piccioni-log-lots = { $you ->
    [yes] drop Lots of Guano on { $aim ->
        [self] yourself
       *[other] { $target }
    }
   *[no] drops Lots of Guano on { $aim ->
        [self] their own Area
        [you] you
       *[other] { $target }
    }
 }
piccioni-log-car = { $you ->
    [yes] drive a car down the Street
   *[no] drives a car down the Street
 }
piccioni-log-rifle = { $you ->
    [yes] shoot a pigeon
   *[no] shoots a pigeon
 }
piccioni-log-surge = { $you ->
    [yes] share the pigeons on the Wires as Trophies with { $target }
   *[no] shares the pigeons on the Wires as Trophies with { $aim ->
        [you] you
       *[other] { $target }
    }
 }
piccioni-log-net = { $you ->
    [yes] net a pigeon
   *[no] nets a pigeon
 }
piccioni-log-breadcrumbs = { $you ->
    [yes] lure pigeons with breadcrumbs
   *[no] lures pigeons with breadcrumbs
 }
piccioni-log-scarecrow = { $you ->
    [yes] put up a scarecrow
   *[no] puts up a scarecrow
 }
piccioni-log-firecracker = { $you ->
    [yes] throw a firecracker
   *[no] throws a firecracker
 }
piccioni-log-umbrella = { $you ->
    [yes] open an umbrella
   *[no] opens an umbrella
 }
piccioni-log-washer = { $you ->
    [yes] clean your Area with the pressure washer
   *[no] cleans their Area with the pressure washer
 }
piccioni-log-balcony = { $you ->
    [yes] chase a pigeon off your balcony
   *[no] chases a pigeon off their balcony
 }
piccioni-log-metoo = { $you ->
    [yes] say “Me too!”
   *[no] says “Me too!”
 }
piccioni-log-souvenir = { $you ->
    [yes] sell guano as a souvenir
   *[no] sells guano as a souvenir
 }
piccioni-log-swap = { $you ->
    [yes] swap all your pigeons with { $target }
   *[no] swaps all their pigeons with { $aim ->
        [you] you
       *[other] { $target }
    }
 }
piccioni-log-reacted = { $you ->
    [yes] you react with { $card }
   *[no] { $who } reacts with { $card }
 }
piccioni-log-trophies = { $own ->
    [yes] { $count ->
        [one] a Trophy
        [2] two Trophies
        [3] three Trophies
       *[other] { $count } Trophies
    }
   *[no] { $count ->
        [one] a Trophy
        [2] two Trophies
        [3] three Trophies
       *[other] { $count } Trophies
    } for { $you ->
        [yes] you
       *[no] { $who }
    }
 }
piccioni-log-cost-guano = −1 for { $you ->
    [yes] you
   *[no] { $who }
 }
piccioni-log-cost-lots = −2 for { $you ->
    [yes] you
   *[no] { $who }
 }
piccioni-log-pigeons = { $count ->
    [one] a pigeon comes
    [2] two pigeons come
    [3] three pigeons come
   *[other] { $count } pigeons come
 } to { $you ->
    [yes] you
   *[no] { $who }
 }
piccioni-log-last-round = the last round begins
piccioni-log-last-round-stopped = the last round is off
