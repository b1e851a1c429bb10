## Tournois

tournament-heading = Tournois
tournament-intro = Inscris-toi, joue à ta table à chaque ronde et vois où tu en es. Tout le monde peut regarder, sauf en duplicate.
tournament-none = Il n’y a pas encore de tournoi ici. Les personnes qui s’occupent de ce serveur peuvent en créer un.
tournament-new = Un nouveau tournoi
tournament-kind = Comment sont formées les tables
tournament-kind-robin = Toutes rondes
tournament-kind-swiss = Système suisse
tournament-kind-duplicate = Duplicate
tournament-about-robin = Tout le monde se rencontre, autant que les rondes le permettent.
tournament-about-swiss = On rencontre qui a autant de points que soi ; personne ne rencontre deux fois la même personne tant qu’on peut l’éviter.
tournament-about-duplicate = Le hasard est le même à toutes les tables d’une ronde. Ton résultat est comparé à ceux qu’on a obtenus à ta place aux autres tables : ainsi le hasard ne compte plus.
tournament-status-open = pas commencé
tournament-status-running = en cours
tournament-status-over = terminé
tournament-rounds = Rondes (0 : assez pour que tout le monde se rencontre)
tournament-days = Jours par ronde (0 : jusqu’à ce qu’on lance la suivante)
tournament-filler = Un bot complète une table qui n’est pas pleine
tournament-round = Ronde { $round } sur { $rounds }
tournament-due = jusqu’au { $when }
tournament-mine = À ma table
tournament-enter = S’inscrire
tournament-withdraw = Se retirer
tournament-withdrawn = retrait
tournament-next = Commencer la ronde suivante
tournament-end = Terminer le tournoi
tournament-csv = Résultats en CSV
tournament-points = Points
tournament-rivals = Points des adversaires
tournament-lead = Avance
tournament-wins = Victoires
tournament-nobody = Il n’y a encore aucune inscription.
tournament-board = Table { $board }
tournament-board-label = Aller à la table { $board }
tournament-byes = Exempt : { $names }
tournament-seat = rang { $place }, { $score ->
    [one] { $score } point
   *[other] { $score } points
 }
tournament-deals = Comparaison, place par place
tournament-deal = Ronde { $round }, place { $seat }
tournament-score = Score
tournament-table = Table
