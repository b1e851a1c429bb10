# A page a person: what they have played, against whom, how strong they are.
person-title = Eine Person
person-mine = Meine Seite: Partien und Ergebnisse
person-since = Hier seit { $when }
person-shown = Wer diese Seite sehen darf
person-shown-about = Du siehst alles. Andere sehen deine Ergebnisse nach Spiel, deine Wertungen und deine Partien; Gegner werden nur genannt, wenn sie ihre eigene Seite allen zeigen.
person-shown-to = { $shown ->
    [friends] Die, mit denen ich gespielt habe
    [everyone] Alle, die den Link haben
   *[nobody] Niemand außer mir
 }
person-shown-now = { $shown ->
    [friends] Jetzt dürfen die sie sehen, mit denen du gespielt hast.
    [everyone] Jetzt dürfen alle sie sehen, die den Link haben.
   *[nobody] Jetzt siehst nur du sie.
 }
person-link = Link zu dieser Seite
person-games = Ergebnisse nach Spiel
person-game = Spiel
person-seats = Plätze
person-played = Partien
person-won = Siege
person-no-games = Noch wurde keine Partie zu Ende gespielt.
person-opponents = Gegner
person-against = Partien { $played }, vorn { $ahead }, hinten { $behind }
person-invite = { $game } spielen
person-invite-label = Einen Tisch für { $game } öffnen und { $name } einladen
person-rated = { $count ->
    [one] { $count } gewertete Partie
   *[other] { $count } gewertete Partien
 }
person-matches = Partien
person-no-matches = Noch gibt es keine.
person-place = { $counts ->
    [no] vor dem Ende gegangen
   *[yes] Platz { $place } von { $seats }
 }
person-with = mit { $whom }
person-somebody = jemand
person-more = Mehr Partien
shut-title = Wen du fernhältst
shut-about = Von denen, die du stummschaltest, hörst du nichts. Die du blockierst, können dich außerdem nicht einladen, sich nicht an einen Tisch setzen, an dem du wartest, und deine Seite nicht sehen. Davon erfahren sie nichts.
shut-how = { $how ->
    [block] blockiert
   *[mute] stummgeschaltet
 }
shut-undo = { $how ->
    [block] Nicht mehr blockieren
   *[mute] Wieder hören
 }
shut-undo-which = { $how ->
    [block] { $name } nicht mehr blockieren
   *[mute] { $name } wieder hören
 }
shut-let-in = { $name } wird nicht mehr ferngehalten.
shut-nobody = Niemanden.
shut-open = Ärger mit jemandem?
shut-do = { $how ->
    [block] Blockieren
   *[mute] Stummschalten
 }
shut-do-which = { $how ->
    [block] { $name } blockieren
   *[mute] { $name } stummschalten
 }
shut-done = { $how ->
    [block] { $name } ist blockiert. Diese Partie geht weiter; danach kann sich { $name } nicht mehr zu dir setzen.
   *[mute] Von { $name } hörst du nichts mehr.
 }
shut-where = Davon erfährt niemand. Rückgängig machen kannst du es unter „Meine Geräte und Daten“.
