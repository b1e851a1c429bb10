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
