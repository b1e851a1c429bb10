## Eine Partie, die anderswo begonnen hat

error-ended = Die Partie dieser Aufzeichnung ist vorbei: Zu spielen gibt es nichts mehr. Du kannst sie dir ansehen.
error-partly = Diese Aufzeichnung ist nicht vollständig: Etwas darin ist verborgen, oder sie bricht ab. Niemand kann von da an weiterspielen.
error-endless = Diese Aufzeichnung hat { $entries } Einträge; höchstens { $limit } können mitgebracht werden.
verify-brought = Die Einträge 1 bis { $entries } wurden anderswo gespielt und mitgebracht. Sie sind regelgerecht; wer ihren Zufall gewählt hat, kann niemand sagen. Das Folgende betrifft den Zufall danach:
brought-label = Von anderswo mitgebracht: Für den Zufall bis Zug { $at } bürgt niemand, und wer sie mitgebracht hat, kann alle Hände gesehen haben. Von da an wird der Zufall versprochen wie immer.
brought-short = von anderswo mitgebracht
brought-proof = Was anderswo gespielt wurde
open-record = Eine Aufzeichnung öffnen
open-record-about = Eine beendete Partie wird gezeigt, eine unbeendete hier weitergespielt.
open-record-file = Datei wählen
open-record-paste = Oder einfügen
open-record-text = Der Text der Aufzeichnung
open-record-go = Öffnen
take-to-server = Auf diesen Server mitnehmen
take-as-file = Als Datei auf einen Server mitnehmen
take-about = Die Datei enthält alles, auch verborgene Hände. Auf der Startseite jedes Servers geht es mit „Eine Aufzeichnung öffnen“ weiter.

# A match that branches off another
cli-play-from = Ab einem Eintrag dieser Aufzeichnung weiterspielen, als neue Partie.
cli-play-at = Der Eintrag, ab dem weitergespielt wird; sonst der letzte.
play-branched = Diese Partie zweigt nach Eintrag { $at } von einer anderen ab. Der Zufall ist ab hier neu.
verify-branched = Diese Partie ist nach Eintrag { $at } von einer anderen abgezweigt; was vorher war, wurde dort gespielt und ist hier nur als regelgerecht gezeigt. Die andere Aufzeichnung endet mit check: { $of }
branched-label = Von einer beendeten Partie abgezweigt, nach Zug { $at }: Was vorher war, wurde dort gespielt, und alle können die damaligen Hände kennen. Von hier an wird der Zufall versprochen wie immer.
branched-short = abgezweigt
branched-proof = Was vor der Abzweigung gespielt wurde
