## Piccioni: was Tisch, Möglichkeiten, Ereignisse und Ablehnungen sagen

piccioni-title = Piccioni
piccioni-about = Verdeckte Handkarten, Reaktionen und Guano.
piccioni-reconstructed = Die Karten sind Hauskarten, eine Rekonstruktion, ebenso alles, was die Regeln mit ⚑ kennzeichnen. Die Texte der gedruckten Karten sind nicht öffentlich.
piccioni-other-cards = Gespielt wird mit anderen Karten: { $title }.

# Optionen
piccioni-option-seats = wie viele mitspielen
piccioni-option-edition = welche veröffentlichten Regeln (2.5, 2.6)
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
piccioni-zone-area = { $you ->
    [yes] dein Bereich
   *[no] Bereich von { $who }
 }

# Die Hauskarten
piccioni-card-guano = Guano
piccioni-card-lots = Guanohaufen
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
piccioni-text-guano = Lass ihn in einen beliebigen Bereich fallen; dann zieh eine Karte
piccioni-text-lots = Lass ihn in einen beliebigen Bereich fallen
piccioni-text-car = Eine Taube auf der Straße wird deine Trophäe; alle anderen dort werden verscheucht
piccioni-text-rifle = Eine Taube in einer beliebigen Zone wird deine Trophäe
piccioni-text-surge = Alle Tauben auf der Hochspannungsleitung werden Trophäen; du teilst sie mit einer Person deiner Wahl
piccioni-text-net = Eine Taube in deinem Bereich wird deine Trophäe
piccioni-text-breadcrumbs = Versetze eine oder zwei Tauben von einer Zone in eine andere, in der sie Platz haben
piccioni-text-scarecrow = Alle Tauben in deinem Bereich werden verscheucht
piccioni-text-firecracker = Alle Tauben in einer Zone deiner Wahl werden verscheucht
piccioni-text-umbrella = Wirf einen Guano aus deinem Bereich ab
piccioni-text-washer = Wirf allen Guano und einen Guanohaufen aus deinem Bereich ab
piccioni-text-balcony = Versetze eine Taube aus deinem Bereich an einen Ort, an dem sie Platz hat
piccioni-text-metoo = Zieh zwei Karten; das braucht keinen Schritt
piccioni-text-souvenir = Braucht deine beiden Schritte: Ein Guano oder ein Guanohaufen in deinem Bereich wird deine Trophäe
piccioni-text-swap = Tausche alle Tauben deines Bereichs gegen die eines anderen Bereichs
piccioni-reaction-net = Sollen Tauben in deinen Bereich kommen, wird eine davon stattdessen deine Trophäe
piccioni-reaction-umbrella = Soll Guano oder ein Guanohaufen in deinen Bereich kommen, geht die Karte an die Person, die sie geschickt hat
piccioni-reaction-balcony = Eine Aktion, die auf deinen Bereich zielt, wird aufgehoben, ihr Ruf auch
piccioni-reaction-metoo = Macht jemand anderes auf einmal zwei oder mehr Trophäen, bekommst du einen Anteil daran
piccioni-text-fat = Braucht zwei Plätze; kommt an den Ort mit den meisten freien Plätzen, sonst in deinen Bereich
piccioni-text-stupid = Kommt an einen beliebigen Ort mit Platz, sonst in deinen Bereich
piccioni-text-lame = Kommt an einen beliebigen Ort mit Platz, nur nie auf die Hochspannungsleitung, sonst in deinen Bereich
piccioni-text-infamous = Kommt in den Bereich der Person mit den meisten Trophäen
piccioni-text-lady = Kommt an einen beliebigen Ort mit Platz, und eine andere Taube darf ihr folgen; „Kehrt zurück“, wenn sie Trophäe werden soll

# Der Tisch in Worten
piccioni-turn = { $you ->
    [yes] Du bist am Zug
   *[no] Zug von { $who }
 }
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
piccioni-asked-card = { $you ->
    [yes] Du spielst { $card }.
   *[no] { $who } spielt { $card }.
 }
piccioni-asked-landing = Im Anflug: { $pigeons } → { $zone }.
piccioni-asked-reaction = { $you ->
    [yes] Du reagierst mit { $card }.
   *[no] { $who } reagiert mit { $card }.
 }
piccioni-many-more = … und { $count ->
    [one] eine weitere Möglichkeit
   *[other] { $count } weitere Möglichkeiten
 }; „all“ zeigt alle

# Möglichkeiten
piccioni-offer-draw = drei Karten ziehen
piccioni-offer-play = { $text }
piccioni-offer-clean = { $what } aus deinem Bereich wegputzen und zahlen: { $paid }
piccioni-offer-trophy = { $pigeon } in deinem Bereich zur Trophäe machen und zahlen: { $paid }
piccioni-offer-end = den Zug beenden und Tauben aufdecken
piccioni-offer-pass = es geschehen lassen
piccioni-offer-react = { $text }
piccioni-offer-assign = { $pigeon } kommt hierhin: { $zone }
piccioni-offer-follow = { $pigeon } folgt von hier: { $zone }
piccioni-offer-no-follow = niemand folgt
piccioni-offer-take = die Trophäe mit dieser Rückseite nehmen: { $back }
piccioni-offer-discard = abwerfen: { $card }
piccioni-back-pigeon = Taube
piccioni-back-guano = Aktion

# Ereignisse
piccioni-event-began = { $you ->
    [yes] Du beginnst.
   *[no] { $who } beginnt.
 }
piccioni-event-removed = Eine Taube kommt ungesehen aus dem Spiel.
piccioni-event-laid = { $pigeon } → { $zone }.
piccioni-event-drew = { $you ->
    [yes] Du ziehst eine Karte.
   *[no] { $who } zieht eine Karte.
 }
piccioni-event-drew-seen = { $you ->
    [yes] Du ziehst: { $card }.
   *[no] { $who } zieht: { $card }.
 }
piccioni-event-reshuffled = Der Ablagestapel wird gemischt und zum neuen Aktionsstapel: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 }.
piccioni-event-discarded = { $you ->
    [yes] Du wirfst ab: { $card }.
   *[no] { $who } wirft ab: { $card }.
 }
piccioni-event-paid = { $you ->
    [yes] Du zahlst: { $cards }.
   *[no] { $who } zahlt: { $cards }.
 }
piccioni-event-played = { $you ->
    [yes] Du spielst { $text }.
   *[no] { $who } spielt { $text }.
 }
piccioni-played-guano = { $you ->
    [yes] Du lässt Guano auf { $aim ->
        [self] dich selbst
       *[other] { $target }
    } fallen.
   *[no] { $who } lässt Guano auf { $aim ->
        [self] den eigenen Bereich
        [you] dich
       *[other] { $target }
    } fallen.
 }
piccioni-played-lots = { $you ->
    [yes] Du lässt einen Guanohaufen auf { $aim ->
        [self] dich selbst
       *[other] { $target }
    } fallen.
   *[no] { $who } lässt einen Guanohaufen auf { $aim ->
        [self] den eigenen Bereich
        [you] dich
       *[other] { $target }
    } fallen.
 }
piccioni-played-car = { $you ->
    [yes] Du fährst mit dem Auto über die Straße: { $what } wird deine Trophäe, die anderen werden verscheucht.
   *[no] { $who } fährt mit dem Auto über die Straße: { $what } wird eine Trophäe, die anderen werden verscheucht.
 }
piccioni-played-rifle = { $you ->
    [yes] Du schießt: { $what } ({ $zone }) wird deine Trophäe.
   *[no] { $who } schießt: { $what } ({ $zone }) wird eine Trophäe.
 }
piccioni-played-surge = { $you ->
    [yes] Du machst alle Tauben auf der Hochspannungsleitung zu Trophäen und teilst sie mit { $target }.
   *[no] { $who } macht alle Tauben auf der Hochspannungsleitung zu Trophäen und teilt sie mit { $aim ->
        [you] dir
       *[other] { $target }
    }.
 }
piccioni-played-net = { $you ->
    [yes] Du fängst in deinem Bereich mit dem Netz: { $what }.
   *[no] { $who } fängt im eigenen Bereich mit dem Netz: { $what }.
 }
piccioni-played-breadcrumbs = { $you ->
    [yes] Du lockst mit Brotkrumen: { $what }, { $zone } → { $to }.
   *[no] { $who } lockt mit Brotkrumen: { $what }, { $zone } → { $to }.
 }
piccioni-played-scarecrow = { $you ->
    [yes] Du stellst eine Vogelscheuche auf: Alle Tauben in deinem Bereich werden verscheucht.
   *[no] { $who } stellt eine Vogelscheuche auf: Alle Tauben im eigenen Bereich werden verscheucht.
 }
piccioni-played-firecracker = { $you ->
    [yes] Du wirfst einen Knallfrosch: Alle Tauben werden verscheucht ({ $zone }).
   *[no] { $who } wirft einen Knallfrosch: Alle Tauben werden verscheucht ({ $zone }).
 }
piccioni-played-umbrella = { $you ->
    [yes] Du spannst einen Regenschirm auf: Ein Guano verlässt deinen Bereich.
   *[no] { $who } spannt einen Regenschirm auf: Ein Guano verlässt den eigenen Bereich.
 }
piccioni-played-washer = { $you ->
    [yes] Du putzt deinen Bereich mit dem Hochdruckreiniger.
   *[no] { $who } putzt den eigenen Bereich mit dem Hochdruckreiniger.
 }
piccioni-played-balcony = { $you ->
    [yes] Du jagst { $what } von deinem Balkon → { $to }.
   *[no] { $who } jagt { $what } vom eigenen Balkon → { $to }.
 }
piccioni-played-metoo = { $you ->
    [yes] Du rufst „Ich auch!“ und ziehst zwei Karten.
   *[no] { $who } ruft „Ich auch!“ und zieht zwei Karten.
 }
piccioni-played-souvenir = { $you ->
    [yes] Du verkaufst ein Souvenir: { $what } wird deine Trophäe.
   *[no] { $who } verkauft ein Souvenir: { $what } wird eine Trophäe.
 }
piccioni-played-swap = { $you ->
    [yes] Du tauschst alle deine Tauben mit { $target }.
   *[no] { $who } tauscht alle Tauben mit { $aim ->
        [you] dir
       *[other] { $target }
    }.
 }
piccioni-event-reacted = { $you ->
    [yes] Du reagierst mit { $text }.
   *[no] { $who } reagiert mit { $text }.
 }
piccioni-event-cancelled = { $you ->
    [yes] Deine Karte wird aufgehoben: { $card }.
   *[no] Die Karte von { $who } wird aufgehoben: { $card }.
 }
piccioni-event-redirected = { $you ->
    [yes] Zurück an dich: { $card }.
   *[no] Zurück an { $who }: { $card }.
 }
piccioni-event-joined = { $you ->
    [yes] Du bekommst einen Anteil an den Trophäen.
   *[no] { $who } bekommt einen Anteil an den Trophäen.
 }
piccioni-event-called = { $card } ruft { $count ->
    [one] eine Taube
   *[other] { $count } Tauben
 }; in diesem Zug insgesamt: { $calls }.
piccioni-event-assigned = { $cards } → { $zone }.
piccioni-event-cleaned = { $you ->
    [yes] Du bist { $what } los.
   *[no] { $who } ist { $what } los.
 }
piccioni-event-trophy-made = { $you ->
    [yes] Du hast eine Trophäe mehr: { $card }.
   *[no] { $who } hat eine Trophäe mehr: { $card }.
 }
piccioni-event-returned = { $pigeons }: zurück in den Taubenstapel; dafür wird ungesehen eine Trophäe gezogen.
piccioni-event-trophy-drawn = { $you ->
    [yes] Du hast eine Trophäe, die niemand gesehen hat.
   *[no] { $who } hat eine Trophäe, die niemand gesehen hat.
 }
piccioni-event-trophy-pooled = Eine Trophäe, die niemand gesehen hat, kommt zum Teilen dazu.
piccioni-event-trophy-taken = { $you ->
    [yes] Du bekommst eine Trophäe: { $card }.
   *[no] { $who } bekommt eine Trophäe: { $card }.
 }
piccioni-event-scared = Verscheucht: { $pigeons } ({ $zone } → { $to }).
piccioni-event-scattered = Verscheucht: { $pigeons } ({ $zone } → Taubenstapel, denn mehrere Bereiche haben gleich wenige).
piccioni-event-moved = { $pigeons }: { $zone } → { $to }.
piccioni-event-swapped = { $you ->
    [yes] Du hast Tauben mit diesen getauscht: { $zone }.
   *[no] { $who } hat Tauben mit diesen getauscht: { $zone }.
 }
piccioni-event-moves-ended = { $you ->
    [yes] Deine Schritte sind gemacht.
   *[no] { $who } hat alle Schritte gemacht.
 } { $count ->
    [0] Keine Taube kommt.
    [one] Eine Taube kommt.
   *[other] { $count } Tauben kommen.
 }
piccioni-event-revealed = { $you ->
    [yes] Du deckst auf: { $pigeon }.
   *[no] { $who } deckt auf: { $pigeon }.
 }
piccioni-event-followed = { $pigeon } folgt: { $zone } → { $to }.
piccioni-event-turn-ended = { $you ->
    [yes] Du beendest deinen Zug.
   *[no] { $who } beendet den Zug.
 }
piccioni-event-last-round = Der Taubenstapel ist leer: Die letzte Runde beginnt, alle haben noch einen Zug.
piccioni-event-last-round-stopped = Im Taubenstapel sind wieder Tauben: Die letzte Runde bricht ab.
piccioni-event-uncovered = { $you ->
    [yes] Deine ungesehenen Trophäen: { $pigeons }.
   *[no] Die ungesehenen Trophäen von { $who }: { $pigeons }.
 }
piccioni-event-tallied = { $you ->
    [yes] Du kommst auf { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
   *[no] { $who } kommt auf { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
 }: { $terms }.
piccioni-event-tie-broken = Gleich viele Punkte: Wer weniger Karten im Bereich hat, liegt vorn ({ $cards }).
piccioni-event-tie-shared = Gleich viele Punkte und gleich viele Karten im Bereich ({ $cards }): Der Platz wird geteilt.
piccioni-event-finished = Die Partie ist vorbei.
piccioni-term-trophies = Trophäen { $count } ({ $points })
piccioni-term-trophy-guano = Guano als Trophäe { $count } ({ $points })
piccioni-term-trophy-lots = Guanohaufen als Trophäe { $count } ({ $points })
piccioni-term-pigeons = Tauben { $count } ({ $points })
piccioni-term-guano = Guano { $count } ({ $points })
piccioni-term-lots = Guanohaufen { $count } ({ $points })

# Ablehnungen
piccioni-refuse-over = Die Partie ist vorbei.
piccioni-refuse-luck = Gerade wird eine Karte gezogen.
piccioni-refuse-turn = Du bist gerade nicht gefragt; es wird auf { $seat } gewartet.
piccioni-refuse-move-first = Du musst noch { $moves ->
    [one] einen Schritt
   *[other] { $moves } Schritte
 } machen.
piccioni-refuse-end-first = Deine Schritte sind gemacht: Beende deinen Zug.
piccioni-refuse-discard-first = Mehr als fünf Karten: Wirf zuerst ab.
piccioni-refuse-take-first = Gerade werden Trophäen geteilt: Nimm zuerst eine.
piccioni-refuse-answer-first = Antworte zuerst: Reagierst du, oder lässt du es geschehen?
piccioni-refuse-assign-first = Eine Taube ist aufgedeckt: Sag zuerst, wohin sie kommt.
piccioni-refuse-follow-first = Sag zuerst, wer der Taube folgt oder dass niemand folgt.
piccioni-refuse-price = Das bezahlst du mit { $price ->
    [one] einer Karte
   *[other] { $price } Karten
 } aus der Hand.
piccioni-refuse-not-clean = Wegputzen lassen sich nur Guano und Guanohaufen, nicht aber: { $card }.
piccioni-refuse-no-pigeon = Nur Tauben werden so zu Trophäen, nicht { $card }.
piccioni-refuse-not-in-hand = Nicht auf deiner Hand oder nicht so oft: { $card }.
piccioni-refuse-aim = { $card }: Wähle ein anderes Ziel.
piccioni-aim-guano = Wähle, auf wen er fallen soll.
piccioni-aim-lots = Wähle, auf wen er fallen soll.
piccioni-aim-car = Wähle eine Taube auf der Straße.
piccioni-aim-rifle = Wähle eine Taube, wo immer sie sitzt.
piccioni-aim-surge = Wähle, mit wem du teilst.
piccioni-aim-net = Wähle genau eine Taube.
piccioni-aim-breadcrumbs = Wähle eine oder zwei Tauben einer Zone und wohin sie kommen.
piccioni-aim-scarecrow = Die Vogelscheuche braucht kein Ziel.
piccioni-aim-firecracker = Wähle eine Zone.
piccioni-aim-umbrella = Der Regenschirm braucht kein Ziel.
piccioni-aim-washer = Der Hochdruckreiniger braucht kein Ziel.
piccioni-aim-balcony = Wähle eine Taube in deinem Bereich und einen Ort für sie.
piccioni-aim-metoo = Diese Karte braucht kein Ziel.
piccioni-aim-souvenir = Wähle einen Guano oder einen Guanohaufen in deinem Bereich.
piccioni-aim-swap = Wähle, mit wem du tauschst.
piccioni-refuse-not-there = { $card } ist dort nicht: { $zone }.
piccioni-refuse-two-moves = { $card } braucht { $needed } Schritte, und so viele hast du nicht mehr.
piccioni-refuse-another = { $card } braucht jemand anderen, nicht dich selbst.
piccioni-refuse-no-effect = { $card } hätte keine Wirkung.
piccioni-no-effect-guano = Das hätte keine Wirkung.
piccioni-no-effect-lots = Das hätte keine Wirkung.
piccioni-no-effect-car = Auf der Straße ist keine Taube.
piccioni-no-effect-rifle = Es gibt keine Taube, auf die du schießen könntest.
piccioni-no-effect-surge = Auf der Hochspannungsleitung ist keine Taube.
piccioni-no-effect-net = In deinem Bereich ist keine Taube.
piccioni-no-effect-breadcrumbs = Keine Taube kann die Zone wechseln.
piccioni-no-effect-scarecrow = In deinem Bereich ist keine Taube.
piccioni-no-effect-firecracker = Dort ist keine Taube zum Verscheuchen.
piccioni-no-effect-umbrella = In deinem Bereich liegt kein Guano.
piccioni-no-effect-washer = Nichts zu putzen: In deinem Bereich liegt kein Guano.
piccioni-no-effect-balcony = Keine Taube aus deinem Bereich kann an einen Ort.
piccioni-no-effect-metoo = Es gibt keine Karte mehr zu ziehen.
piccioni-no-effect-souvenir = In deinem Bereich liegt kein Guano.
piccioni-no-effect-swap = Es gibt keine Tauben zu tauschen.
piccioni-refuse-full = Zu wenig Platz: { $zone }. Freie Plätze: { $free }, nötig: { $needed }.
piccioni-refuse-never = { $pigeon } darf nie dorthin: { $zone }.
piccioni-refuse-same-zone = Das wäre dieselbe Zone: { $zone }.
piccioni-refuse-no-pick = Eine solche Trophäe steht nicht zur Wahl: { $back }.
piccioni-refuse-no-reaction = { $card } hat keine Reaktion.
piccioni-refuse-not-concerned = { $card } reagiert darauf nicht.
piccioni-refuse-other-pigeon = Es geht um eine andere Taube: { $pigeon }.
piccioni-refuse-not-its-zone = { $pigeon } kommt nach ihrem Text woandershin, nicht hierhin: { $zone }.
piccioni-refuse-stays = Wer schon dort ist, kann nicht folgen: { $zone }.
