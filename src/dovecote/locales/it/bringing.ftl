## Una partita cominciata altrove

error-ended = La partita di questa registrazione è finita: non c’è più nulla da giocare. Puoi guardarla.
error-partly = Questa registrazione non è intera: qualcosa è nascosto, o si interrompe. Nessuno può continuare da lì.
error-endless = Questa registrazione ha { $entries } voci; se ne possono portare al massimo { $limit }.
verify-brought = Le voci da 1 a { $entries } sono state giocate altrove e portate qui. Sono conformi alle regole; chi abbia scelto il loro caso, nessuno può dirlo. Quanto segue riguarda il caso successivo:
brought-label = Portata da altrove: nessuno garantisce il caso fino alla mossa { $at }, e chi l’ha portata può aver visto tutte le mani. Da lì in poi il caso è promesso come sempre.
brought-short = portata da altrove
brought-proof = Ciò che è stato giocato altrove
open-record = Apri una registrazione
open-record-about = Una partita finita viene mostrata; una non finita continua qui.
open-record-file = Scegli il file
open-record-paste = O incollala
open-record-text = Il testo della registrazione
open-record-go = Aprila
take-to-server = Portala su questo server
take-as-file = Portala su un server, come file
take-about = Il file contiene tutto, anche le mani nascoste. Nella pagina iniziale di ogni server si continua con «Apri una registrazione».

# A match that branches off another
cli-play-from = Continuare da una voce di questa registrazione, come nuova partita.
cli-play-at = La voce da cui continuare; senza, l’ultima.
play-branched = Questa partita si stacca da un’altra dopo la voce { $at }. Da qui in poi il caso è nuovo.
verify-branched = Questa partita si è staccata da un’altra dopo la voce { $at }; ciò che precede è stato giocato là, e qui è solo mostrato conforme alle regole. L’altra registrazione finisce con check: { $of }
branched-label = Staccata da una partita finita, dopo la mossa { $at }: ciò che precede è stato giocato là, e tutti possono conoscere le mani di allora. Da qui in poi il caso è promesso come sempre.
branched-short = staccata da un’altra
branched-proof = Ciò che è stato giocato prima della diramazione
