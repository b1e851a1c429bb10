## Ligues

league-heading = Ligues
league-lead = Qui s’y inscrit est classé d’après ses places aux tables de la ligue. Personne n’est classé sans l’avoir demandé.
league-none = Il n’y a pas encore de ligue ici. Ceux qui s’occupent de ce serveur peuvent en faire une.
league-members = { $count ->
    [one] Un membre
   *[other] { $count } membres
 }
league-terms = { $game }, { $seats } places, { $undo ->
    [yes] on peut reprendre des coups
   *[no] on ne reprend rien
 }
league-join = S’inscrire
league-leave = Partir et oublier mon classement
league-open = Ouvrir une table classée
league-standings = Classement
league-place = Place
league-name = Nom
league-rating = Force
league-sure = ± { $sigma }
league-played = Parties
league-history = Ma force, partie après partie
league-chart = De { $first } à { $last } en { $count } parties ; la bande montre l’incertitude.
league-rank-by = L’ordre suit la force moins trois fois son incertitude : qui a peu joué doit faire ses preuves.
league-new = Une nouvelle ligue
league-title = Titre
league-game = Jeu
league-seats = Places
league-days = Jours par coup (0 : sans pendule)
league-make = La faire
