## Ligues

league-heading = Ligues
league-lead = Chaque membre reçoit une cote d’après ses résultats aux tables de la ligue. Personne n’en reçoit sans l’avoir demandé.
league-none = Il n’y a pas encore de ligue ici. Les personnes qui s’occupent de ce serveur peuvent en créer une.
league-members = { $count ->
    [one] { $count } membre
   *[other] { $count } membres
 }
league-join = S’inscrire
league-leave = Partir et oublier ma cote
league-open = Ouvrir une table cotée
league-standings = Classement
league-place = Rang
league-name = Nom
league-rating = Cote
league-sure = ± { $sigma }
league-played = Parties
league-history = Ma cote, partie après partie
league-chart = { $first } après la première partie, { $last } après { $count } parties ; plus la bande est large, moins c’est sûr.
league-rank-by = L’ordre suit la cote moins trois fois son incertitude : qui a peu joué doit encore faire ses preuves.
league-new = Une nouvelle ligue
league-title = Titre
league-game = Jeu
league-seats = Places
league-make = Créer
