## Ligen

league-heading = Ligen
league-lead = Wer beitritt, bekommt eine Wertung nach den Ergebnissen an den Tischen der Liga. Niemand wird ungefragt gewertet.
league-none = Hier gibt es noch keine Liga. Wer sich um diesen Server kümmert, kann eine gründen.
league-members = { $count ->
    [one] Ein Mitglied
   *[other] { $count } Mitglieder
 }
league-join = Beitreten
league-leave = Austreten und meine Wertung vergessen
league-open = Einen gewerteten Tisch eröffnen
league-standings = Rangliste
league-place = Platz
league-name = Name
league-rating = Wertung
league-sure = ± { $sigma }
league-played = Partien
league-history = Meine Wertung, Partie für Partie
league-chart = { $first } nach der ersten Partie, { $last } nach { $count } Partien; je breiter das Band, desto unsicherer.
league-rank-by = Für die Reihenfolge zählt die Wertung minus das Dreifache ihrer Unsicherheit: Wer wenig gespielt hat, muss sich erst beweisen.
league-new = Eine neue Liga
league-title = Titel
league-game = Spiel
league-seats = Plätze
league-make = Anlegen
