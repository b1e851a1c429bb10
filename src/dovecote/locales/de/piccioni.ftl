## Piccioni: was Tisch, Möglichkeiten, Ereignisse und Ablehnungen sagen

piccioni-title = Piccioni
piccioni-about = Verdeckte Handkarten, Reaktionen und Guano.
piccioni-reconstructed = Die Karten sind Hauskarten, eine Rekonstruktion, ebenso alles, was die Regeln mit ⚑ kennzeichnen. Die Texte der gedruckten Karten sind nicht öffentlich.
piccioni-other-cards = Gespielt wird mit anderen Karten: { $title }.

# Optionen
piccioni-option-seats = wie viele mitspielen
piccioni-option-edition = welche veröffentlichten Regeln: die von 2019 oder eine der beiden Ausgaben von 2025 (2.5, 2.6)
piccioni-option-first_moves = Schritte im allerersten Zug: zwei wie gedruckt oder einer (2.7)

# Die Tauben
piccioni-card-fat = Fette
piccioni-card-stupid = Dumme
piccioni-card-lame = Hinkende
piccioni-card-infamous = Gemeine
piccioni-card-lady = Taubendame

# Die Orte
piccioni-zone-street = Straße
piccioni-zone-crowd = Menge
piccioni-zone-monument = Denkmal
piccioni-zone-wires = Hochspannungsleitung
piccioni-zone-area = Bereich von { $who }

# Die Hauskarten
piccioni-card-guano = Guano
piccioni-card-lots = Viel Guano
piccioni-card-car = Auto
piccioni-card-rifle = Gewehr
piccioni-card-surge = Stromstoß
piccioni-card-net = Netz
piccioni-card-breadcrumbs = Brotkrumen
piccioni-card-scarecrow = Vogelscheuche
piccioni-card-firecracker = Knallfrosch
piccioni-card-umbrella = Regenschirm
piccioni-card-washer = Hochdruckreiniger
piccioni-card-balcony = Nicht auf meinem Balkon!
piccioni-card-metoo = Ich auch!
piccioni-card-souvenir = Souvenirstand
piccioni-card-swap = Wohnungstausch

# Was sie tun, in einer Zeile
piccioni-text-guano = Teile ihn einem beliebigen Bereich zu; dann zieh eine Karte
piccioni-text-lots = Teile es einem beliebigen Bereich zu
piccioni-text-car = Eine Taube auf der Straße wird deine Trophäe; alle anderen dort werden verscheucht
piccioni-text-rifle = Eine Taube in einer beliebigen Zone wird deine Trophäe
piccioni-text-surge = Alle Tauben auf der Hochspannungsleitung werden Trophäen; du teilst sie mit einem Mitspieler deiner Wahl
piccioni-text-net = Eine Taube in deinem Bereich wird deine Trophäe
piccioni-text-breadcrumbs = Versetze eine oder zwei Tauben von einer Zone in eine andere, in der sie Platz haben
piccioni-text-scarecrow = Alle Tauben in deinem Bereich werden verscheucht
piccioni-text-firecracker = Alle Tauben in einer Zone deiner Wahl werden verscheucht
piccioni-text-umbrella = Wirf einen Guano aus deinem Bereich ab
piccioni-text-washer = Wirf allen Guano und einmal Viel Guano aus deinem Bereich ab
piccioni-text-balcony = Versetze eine Taube aus deinem Bereich an einen Ort, an dem sie Platz hat
piccioni-text-metoo = Zieh zwei Karten; das braucht keinen Schritt
piccioni-text-souvenir = Braucht deine beiden Schritte: Ein Guano oder Viel Guano in deinem Bereich wird deine Trophäe
piccioni-text-swap = Tausche alle Tauben deines Bereichs gegen die eines anderen Bereichs
piccioni-reaction-net = Sollen Tauben in deinen Bereich kommen, wird eine davon stattdessen deine Trophäe
piccioni-reaction-umbrella = Soll Guano oder Viel Guano in deinen Bereich kommen, geht die Karte an die Person, die sie geschickt hat
piccioni-reaction-balcony = Eine Aktion, die auf deinen Bereich zielt, wird aufgehoben, ihr Ruf auch
piccioni-reaction-metoo = Macht ein anderer Mitspieler auf einmal zwei oder mehr Trophäen, teilst du mit
piccioni-text-fat = Braucht zwei Plätze; kommt auf den Ort mit den meisten freien Plätzen oder in deinen Bereich
piccioni-text-stupid = Kommt auf einen beliebigen Ort mit Platz oder in deinen Bereich
piccioni-text-lame = Kommt auf einen beliebigen Ort mit Platz, nur nie auf die Hochspannungsleitung, oder in deinen Bereich
piccioni-text-infamous = Kommt in den Bereich der Person mit den meisten Trophäen
piccioni-text-lady = Kommt auf einen beliebigen Ort mit Platz, und eine andere Taube darf ihr folgen; „Kehrt zurück“

# Der Tisch in Worten
piccioni-turn = Zug von { $who }
piccioni-moves = { $moves ->
    [0] kein Schritt mehr
    [one] noch ein Schritt
   *[other] noch { $moves } Schritte
 }
piccioni-calls = { $calls ->
    [one] eine Taube gerufen
   *[other] { $calls } Tauben gerufen
 }
piccioni-last = letzte Runde: { $turns ->
    [one] dies ist der letzte Zug
   *[other] noch { $turns } Züge
 }
piccioni-decks = Taubenstapel { $flock }, Aktionsstapel { $deck }; Ablagestapel: { $discard }.
piccioni-places = Orte
piccioni-areas = Bereiche
piccioni-free = { $free ->
    [0] voll
    [one] ein Platz frei
   *[other] { $free } Plätze frei
 }
piccioni-no-limit = unbegrenzt
piccioni-nothing = nichts
piccioni-unseen = ungesehen
piccioni-you = { $who } (du)
piccioni-pair = { $name }: { $text }
piccioni-trophies = Trophäen
piccioni-cards = { $count ->
    [one] eine Handkarte
   *[other] { $count } Handkarten
 }
piccioni-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
piccioni-hand = Deine Hand
piccioni-hand-empty = Deine Hand ist leer.
piccioni-reaction = Reaktion: { $text }
piccioni-call = Ruf { $count }
piccioni-asked = Reagierst du? { $cause }
piccioni-asked-card = { $who } spielt { $card }.
piccioni-asked-landing = Im Anflug: { $pigeons } → { $zone }.
piccioni-asked-reaction = { $who } reagiert mit { $card }.
piccioni-many-more = und { $count } weitere; „all“ zeigt alle

# Möglichkeiten
piccioni-offer-draw = drei Karten ziehen
piccioni-offer-play = { $text }
piccioni-offer-clean = { $what } aus deinem Bereich wegputzen und zahlen: { $paid }
piccioni-offer-trophy = { $pigeon } in deinem Bereich zur Trophäe machen und zahlen: { $paid }
piccioni-offer-end = die Schritte beenden und Tauben aufdecken
piccioni-offer-pass = es geschehen lassen
piccioni-offer-react = { $text }
piccioni-offer-assign = { $pigeon } kommt hierhin: { $zone }
piccioni-offer-follow = { $pigeon } folgt; sie kommt von hier: { $zone }
piccioni-offer-no-follow = niemand folgt
piccioni-offer-take = die Trophäe mit dieser Rückseite nehmen: { $back }
piccioni-offer-discard = abwerfen: { $card }
piccioni-back-pigeon = Taube
piccioni-back-guano = Aktion

# Ereignisse
piccioni-event-began = { $who } beginnt.
piccioni-event-removed = Eine Taube kommt ungesehen aus dem Spiel.
piccioni-event-laid = { $zone }: { $pigeon }.
piccioni-event-drew = { $who } zieht eine Karte.
piccioni-event-drew-seen = { $who } zieht: { $card }.
piccioni-event-reshuffled = Der Ablagestapel wird gemischt und zum neuen Aktionsstapel: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 }.
piccioni-event-discarded = { $who } wirft ab: { $card }.
piccioni-event-paid = { $who } zahlt: { $cards }.
piccioni-event-played = { $who } spielt { $text }.
piccioni-event-reacted = { $who } reagiert mit { $text }.
piccioni-event-cancelled = Aufgehoben: { $card } von { $who }.
piccioni-event-redirected = { $card } geht zurück an { $who }.
piccioni-event-joined = { $who } teilt die Trophäen mit.
piccioni-event-called = { $card }: Ruf { $count }; in diesem Zug bisher { $calls }.
piccioni-event-assigned = { $cards } → { $zone }.
piccioni-event-cleaned = { $who } ist { $what } los.
piccioni-event-trophy-made = { $who } macht eine Trophäe: { $card }.
piccioni-event-returned = { $pigeons }: zurück in den Taubenstapel; der Ersatz wird ungesehen gezogen.
piccioni-event-trophy-drawn = { $who } hat eine Trophäe, die niemand gesehen hat.
piccioni-event-trophy-pooled = Eine Trophäe, die niemand gesehen hat, kommt zum Teilen dazu.
piccioni-event-trophy-taken = { $who } bekommt eine Trophäe: { $card }.
piccioni-event-scared = Verscheucht: { $pigeons }. { $zone } → { $to }.
piccioni-event-scattered = Verscheucht: { $pigeons }. { $zone } → Taubenstapel, denn mehrere Bereiche haben gleich wenige.
piccioni-event-moved = { $pigeons }: { $zone } → { $to }.
piccioni-event-swapped = { $who } hat Tauben getauscht mit: { $zone }.
piccioni-event-moves-ended = { $who } hat alle Schritte gemacht; aufzudeckende Tauben: { $count }.
piccioni-event-revealed = { $who } deckt auf: { $pigeon }.
piccioni-event-followed = { $pigeon } folgt: { $zone } → { $to }.
piccioni-event-turn-ended = { $who } hat den Zug beendet.
piccioni-event-last-round = Der Taubenstapel ist leer: Die letzte Runde beginnt, alle haben noch einen Zug.
piccioni-event-last-round-stopped = Im Taubenstapel sind wieder Tauben: Die letzte Runde bricht ab.
piccioni-event-uncovered = Die ungesehenen Trophäen von { $who }: { $pigeons }.
piccioni-event-tallied = { $who } kommt auf insgesamt { $points }: { $terms }.
piccioni-event-tie-broken = Gleiche Punktzahl: Weniger Karten im Bereich entscheiden (nach Plätzen: { $cards }).
piccioni-event-tie-shared = Gleiche Punktzahl und gleich viele Karten im Bereich (nach Plätzen: { $cards }): Der Platz wird geteilt.
piccioni-event-finished = Das Spiel ist vorbei.
piccioni-term-trophies = Trophäen { $count } ({ $points })
piccioni-term-trophy-guano = Guano als Trophäe { $count } ({ $points })
piccioni-term-trophy-lots = Viel Guano als Trophäe { $count } ({ $points })
piccioni-term-pigeons = Tauben { $count } ({ $points })
piccioni-term-guano = Guano { $count } ({ $points })
piccioni-term-lots = Viel Guano { $count } ({ $points })

# Ablehnungen
piccioni-refuse-over = Das Spiel ist vorbei.
piccioni-refuse-luck = Gerade wird eine Karte gezogen.
piccioni-refuse-turn = Du bist gerade nicht gefragt; es wird auf { $seat } gewartet.
piccioni-refuse-move-first = Schritte sind Pflicht; noch zu machen: { $moves }.
piccioni-refuse-end-first = Alle Schritte sind gemacht; sag „end“.
piccioni-refuse-discard-first = Mehr als fünf Karten: Wirf zuerst ab.
piccioni-refuse-take-first = Gerade werden Trophäen geteilt: Nimm zuerst eine.
piccioni-refuse-answer-first = Du wirst gefragt, ob du reagierst: „pass“ oder eine Reaktion.
piccioni-refuse-assign-first = Eine Taube ist aufgedeckt: Sag, wohin sie kommt.
piccioni-refuse-follow-first = Sag, wer der Taube folgt oder dass niemand folgt.
piccioni-refuse-price = Preis in Karten: { $price }.
piccioni-refuse-not-clean = Wegputzen lassen sich nur Guano und Viel Guano, nicht aber: { $card }.
piccioni-refuse-no-pigeon = Nur Tauben werden so zu Trophäen, nicht { $card }.
piccioni-refuse-not-in-hand = Nicht auf deiner Hand oder nicht so oft: { $card }.
piccioni-refuse-aim = Ein solches Ziel gibt es für diese Karte nicht: { $card }.
piccioni-refuse-not-there = Nicht da: { $card }. Wo: { $zone }.
piccioni-refuse-two-moves = { $card } braucht { $needed } Schritte, und so viele hast du nicht mehr.
piccioni-refuse-another = { $card } braucht einen anderen Mitspieler, nicht dich selbst.
piccioni-refuse-no-effect = Durch { $card } würde nichts bewegt, genommen oder gezogen.
piccioni-refuse-full = Zu wenig Platz: { $zone }. Freie Plätze: { $free }, nötig: { $needed }.
piccioni-refuse-never = { $pigeon } darf nie dorthin: { $zone }.
piccioni-refuse-same-zone = Das wäre dieselbe Zone: { $zone }.
piccioni-refuse-no-pick = Eine solche Trophäe steht nicht zur Wahl: { $back }.
piccioni-refuse-no-reaction = { $card } hat keine Reaktion.
piccioni-refuse-not-concerned = { $card } reagiert darauf nicht.
piccioni-refuse-other-pigeon = Es geht um eine andere Taube: { $pigeon }.
piccioni-refuse-not-its-zone = { $pigeon } kommt nach ihrem Text woandershin, nicht hierhin: { $zone }.
piccioni-refuse-stays = Wer schon dort ist, kann nicht folgen: { $zone }.
