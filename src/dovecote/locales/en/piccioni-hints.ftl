## Piccioni: why a move is good or bad

piccioni-reason-trophies = Trophies
piccioni-reason-pigeons = { $way ->
    [good] fewer pigeons in your Area
   *[bad] more pigeons in your Area
 }
piccioni-reason-early_pigeons = pigeons in your Area with time to make Trophies of them
piccioni-reason-late_pigeons = { $way ->
    [good] fewer pigeons in your Area with little time left
   *[bad] more pigeons in your Area with little time left
 }
piccioni-reason-guano = { $way ->
    [good] less Guano in your Area
   *[bad] more Guano in your Area
 }
piccioni-reason-late_guano = { $way ->
    [good] less Guano in your Area with little time left
   *[bad] more Guano in your Area with little time left
 }
piccioni-reason-cards = cards in hand
piccioni-reason-late_cards = cards in hand with little time left
piccioni-reason-lateness = time to come
piccioni-reason-done = no turn left
piccioni-reason-trophy_cards = cards that make Trophies
piccioni-reason-late_trophy_cards = cards that make Trophies, with little time left
piccioni-reason-flight_cards = cards that get pigeons out of your Area
piccioni-reason-late_flight_cards = cards that get pigeons out of your Area, with little time left
piccioni-reason-flights = pigeons that can still leave your Area
piccioni-reason-reactions = reactions in hand
piccioni-reason-late_reactions = reactions in hand with little time left
piccioni-reason-company = the number of players
