# Where somebody is known, and what is kept about them.
self-link = I miei dispositivi e dati
self-title = Dispositivi e dati
self-lead = Dove ti si conosce, e che cosa si conserva qui di te.
self-devices = I tuoi dispositivi
self-device-unknown = Un dispositivo
self-device-this = questo
self-device-since = dal { $when }
self-sign-out = Disconnetti
self-signed-out = Disconnesso, ovunque fosse aperto.
self-everything = Tutto su di te
self-everything-about = Il tuo nome, i tuoi tavoli, ciò che hai detto, i tuoi avvisi: in un file.
self-save = Salvalo
self-forget = Farsi dimenticare
self-forget-about = Per sempre: il tuo nome, le tue parole e i tuoi dispositivi spariscono; dove giochi continuano dei bot, e nelle partite finite si legge «qualcuno» al posto del tuo nome.
self-forget-do = Dimenticatemi
self-forget-sure = Sì, dimenticatemi per sempre
self-forget-stay = No
self-forgotten = Qui nessuno ti conosce più.

error-no-device = Su quel dispositivo non ti si conosce.
error-passkey = Questa passkey qui non è nota, o la sua risposta è arrivata troppo tardi. Riprova.
error-passkey-place = { $why ->
    [address] Le passkey hanno bisogno di un nome: questa pagina è stata aperta con un indirizzo di numeri.
   *[insecure] Le passkey hanno bisogno di una connessione sicura (https).
 }
error-no-passkey = Non hai questa passkey.
passkeys-title = Passkey
passkeys-about = Con una passkey sei la stessa persona su ogni dispositivo, e torni anche quando questo browser non ti conosce più. Ciò che la apre resta nel tuo dispositivo, o dove tieni le password; il server riceve solo quanto serve a verificarla.
passkeys-add = Aggiungi una passkey
passkeys-added = La passkey è aggiunta. Con essa torni dalla pagina iniziale.
passkeys-declined = Non è stata creata nessuna passkey.
passkeys-name = Nome della passkey
passkeys-keep = Salva
passkeys-rename = Rinomina
passkeys-rename-which = Rinomina { $name }
passkeys-remove = Rimuovi
passkeys-remove-which = Rimuovi { $name }
passkeys-removed = Con questa passkey non entra più nessuno. Cancellala anche nel tuo dispositivo.
passkeys-host = per { $host }
passkeys-used = usata l’ultima volta il { $when }
passkeys-unused = mai usata
passkeys-unknown = Questo browser non conosce le passkey. Il link per un altro dispositivo funziona anche qui.
passkeys-come = Torna con una passkey
passkeys-come-about = Hai già giocato qui?
passkeys-back = Che bello rivederti, { $name }.
