## Was man denen sagt, die nicht da sind: nichts Verdecktes

notice-turn = { $game } mit { $who }: Du bist am Zug.
notice-window = { $game } mit { $who }: Du bist nach einer Reaktion gefragt.
notice-time = { $game } mit { $who }: Deine Zeit läuft am { $when } ab.
notice-seated = { $who } hat sich an deinen Tisch gesetzt: { $game }.
notice-invited = Du bist eingeladen: { $game } mit { $who }.
notice-over = { $game } mit { $who } ist zu Ende.
notice-many = { $count } Neuigkeiten
notice-test = { $name }, Nachrichten kommen hier an.
notice-code = Dein Code ist { $code }. Gib ihn ein, um an dieser Adresse Nachrichten zu bekommen; ohne ihn wird nichts geschickt.
notice-mail-end = Keine solchen Mails mehr:

error-no-way = Auf diesem Weg wird hier niemand benachrichtigt.
error-code = Das ist nicht der Code, der geschickt wurde.
error-channel = { $what ->
    [mail] „{ $text }“ ist keine Mailadresse.
    [zone] „{ $text }“ ist keine Zeitzone.
   *[keys] Die Schlüssel des Browsers sind nicht lesbar.
 }
error-address = { $reason ->
    [private] „{ $address }“ führt in ein privates Netz; dorthin wird nichts geschickt.
    [insecure] „{ $address }“ muss mit https beginnen.
   *[unreadable] „{ $address }“ ist nicht als Adresse lesbar.
 }
error-notices-file = { $file }: { $reason ->
        [long] viel zu lang
        [nested] zu tief verschachtelt
        [digits] eine Zahl darin hat zu viele Stellen
       *[other] { $reason }
    }
error-notices-url = Nachrichten führen hierher zurück: --url muss sagen, wie man den Server erreicht.
cli-serve-notices = Datei, die sagt, wie man benachrichtigt wird, wenn man nicht da ist (siehe docs/hosting.md); ohne sie wird niemand benachrichtigt.
