## Piccioni : pourquoi un coup est bon ou mauvais

piccioni-reason-trophies = Trophées
piccioni-reason-pigeons = { $way ->
    [good] moins de pigeons dans ton Espace
   *[bad] plus de pigeons dans ton Espace
 }
piccioni-reason-early_pigeons = pigeons dans ton Espace tant qu’il reste du temps pour en faire des Trophées
piccioni-reason-late_pigeons = { $way ->
    [good] moins de pigeons dans ton Espace quand il reste peu de temps
   *[bad] plus de pigeons dans ton Espace quand il reste peu de temps
 }
piccioni-reason-guano = { $way ->
    [good] moins de Guano dans ton Espace
   *[bad] plus de Guano dans ton Espace
 }
piccioni-reason-late_guano = { $way ->
    [good] moins de Guano dans ton Espace quand il reste peu de temps
   *[bad] plus de Guano dans ton Espace quand il reste peu de temps
 }
piccioni-reason-cards = cartes en main
piccioni-reason-late_cards = cartes en main quand il reste peu de temps
piccioni-reason-lateness = temps qui reste
piccioni-reason-done = plus aucun tour
piccioni-reason-trophy_cards = cartes qui font des Trophées
piccioni-reason-late_trophy_cards = cartes qui font des Trophées quand il reste peu de temps
piccioni-reason-flight_cards = cartes qui chassent les pigeons de ton Espace
piccioni-reason-late_flight_cards = cartes qui chassent les pigeons de ton Espace quand il reste peu de temps
piccioni-reason-flights = pigeons qui peuvent encore quitter ton Espace
piccioni-reason-reactions = réactions en main
piccioni-reason-late_reactions = réactions en main quand il reste peu de temps
piccioni-reason-company = nombre de joueurs
