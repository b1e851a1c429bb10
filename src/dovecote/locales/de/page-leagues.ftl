## Ligen

league-heading = Ligen
league-lead = Wer beitritt, wird nach den Plätzen an den Tischen der Liga bewertet. Niemand wird bewertet, ohne darum gebeten zu haben.
league-none = Hier gibt es noch keine Liga. Wer sich um diesen Server kümmert, kann eine machen.
league-members = { $count ->
    [one] Ein Mitglied
   *[other] { $count } Mitglieder
 }
league-terms = { $game }, { $seats } Plätze, { $undo ->
    [yes] Züge dürfen zurückgenommen werden
   *[no] nichts wird zurückgenommen
 }
league-join = Beitreten
league-leave = Austreten und meine Wertung vergessen
league-open = Einen gewerteten Tisch eröffnen
league-standings = Rangliste
league-place = Platz
league-name = Name
league-rating = Stärke
league-sure = ± { $sigma }
league-played = Partien
league-history = Meine Stärke, Partie für Partie
league-chart = Von { $first } auf { $last } in { $count } Partien; das Band zeigt, wie sicher sie ist.
league-rank-by = Die Reihenfolge geht nach der Stärke minus dem Dreifachen ihrer Unsicherheit: Wer wenig gespielt hat, muss es erst beweisen.
league-new = Eine neue Liga
league-title = Titel
league-game = Spiel
league-seats = Plätze
league-days = Tage für jeden Zug (0: ohne Uhr)
league-make = Machen
