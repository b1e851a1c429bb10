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
