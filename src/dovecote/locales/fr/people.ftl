## Qui s’occupe d’une maison, en ligne de commande

cli-people-about = Dire qui peut entrer, qui doit rester dehors et qui s’occupe d’un serveur.
cli-people-list-about = Lister des personnes par une partie de leur nom, les plus récentes d’abord.
cli-people-ban-about = Exclure une personne ; elle ne peut plus ni jouer ni écrire ici.
cli-people-unban-about = Laisser revenir une personne.
cli-people-moderator-about = Laisser une personne s’occuper du serveur dans le navigateur, à /house.
cli-people-invite-about = Créer un lien par lequel une nouvelle personne peut entrer.
cli-people-unsay-about = Effacer une ligne de la discussion d’une table.
cli-people-log-about = Ce qu’ont fait les personnes qui s’occupent du serveur, le plus récent d’abord.
cli-people-days = Pour combien de jours ; 0 veut dire pour toujours.
cli-people-reason = Pourquoi ; seules les personnes qui s’occupent du serveur le lisent.
cli-people-off = Lui retirer cette charge.
cli-people-uses = Combien de personnes peuvent entrer par ce lien.
cli-people-note = Pour qui il est ; seules les personnes qui s’occupent du serveur le lisent.
cli-serve-invite-only = Ne laisser entrer aucune nouvelle personne sans invitation (dovecote people invite).
people-line = { $id }  { $name }, ici depuis { $created }{ $state ->
    [banned] , doit rester dehors
    [moderator] , s’occupe du serveur
   *[plain] { "" }
 }
people-none = Personne ici ne porte ce nom.
people-done = C’est fait, et noté.
people-invited = Qui ouvre cette adresse de ton serveur peut entrer : { $path }
people-log = { $moment }  { $who } : { $act } { $on } ({ $detail })
people-log-none = Rien n’a encore été fait.
error-banned = Tu ne peux pas jouer ici pour le moment. Demande aux personnes qui s’occupent de ce serveur.
error-invitation = On entre ici sur invitation. Demande un lien aux personnes qui s’occupent de ce serveur ; le tien n’est plus valable.
error-not-moderator = Seules les personnes qui s’occupent de ce serveur peuvent faire cela.
error-nothing-there = { $what ->
    [ban] Cette exclusion n’existe pas.
    [invitation] Cette invitation n’existe pas.
    [page] Il n’y a pas ici de page que tu puisses voir.
    [league] Cette ligue n’existe pas.
    [tournament] Ce tournoi n’existe pas.
    [line] Cette ligne n’existe pas.
   *[person] Cette personne n’existe pas.
 }
error-not-member = À cette table ne s’assoient que les personnes pour qui elle est faite, une fois chacune.
cli-people-export-about = Tout ce qui est gardé au sujet d’une personne, en JSON.
cli-people-forget-about = Oublier une personne pour de bon ; dire d’abord ce qui disparaît.
cli-people-dry-run = Dire seulement ce qui disparaîtrait.
people-exported = Tout ce qui la concerne est dans { $file }.
people-forget-what = { $name } ({ $id }) : tables { $tables }, dont { $going } pas finies ; lignes de discussion { $chat } ; appareils et liens { $devices } ; clés d’accès { $passkeys }. Des bots jouent à sa place ; les parties finies affichent « quelqu’un » au lieu du nom.
people-forget-ask = Oublier cette personne pour de bon ? Tape « { $yes } » :
people-forgotten = Oubliée, et noté sans nom.
error-several = Plusieurs personnes s’appellent { $name } ; donne l’identifiant de l’une d’elles : { $ids }
error-errand = Le serveur ne l’a pas encore fait ; regarde plus tard.
cli-leagues-about = Créer des ligues, voir leurs classements, les clore et les exporter.
cli-leagues-list-about = Toutes les ligues, les plus récentes d’abord.
cli-leagues-create-about = Créer une ligue ; ce qui est dit ici vaut à toutes ses tables.
cli-leagues-show-about = Le classement d’une ligue.
cli-leagues-export-about = Le classement d’une ligue en CSV.
cli-leagues-withdraw-about = Retirer une personne d’une ligue ; sa cote est oubliée.
cli-leagues-close-about = Ne plus laisser ouvrir de tables dans une ligue ; son classement reste.
cli-clubs-option = Une option du jeu, par exemple seats=3 ; peut être donnée plusieurs fois.
cli-clubs-clock = Du temps par coup (move), une réserve pour la partie (bank), ou rien (none).
cli-clubs-seconds = Combien de temps, en secondes ; un jour en a 86400.
cli-clubs-increment = Secondes rendues après chaque tour, avec une réserve (bank).
cli-clubs-window = Temps pour réagir aux autres, en secondes ; si la pendule donne des jours, un jour sauf indication contraire.
cli-clubs-timeout = Quand le temps est écoulé, un bot prend le relais (bot), un bot joue ce coup (move), ou la place abandonne (resign).
cli-clubs-pause = Jours de pause : pendant ce nombre de jours en tout, la pendule s’arrête pour qui a annoncé son absence ; si elle donne des jours, une semaine, et dans un tournoi au plus la durée d’une ronde, sauf indication contraire.
cli-clubs-help = Combien d’aide les tables montrent.
cli-clubs-undo = Permettre d’annuler des coups.
clubs-made = C’est fait : { $id }, à { $path } de ton serveur.
leagues-line = { $id }  { $title }, { $game }, membres : { $members }, depuis { $created }{ $state ->
    [closed] , close
   *[open] { "" }
 }
leagues-none = Il n’y a pas encore de ligue.
leagues-rank = { $place }. { $name } : { $rating } ± { $sigma }, parties : { $played }
cli-tournaments-about = Créer des tournois, les mener de ronde en ronde et les exporter.
cli-tournaments-list-about = Les derniers tournois, les plus récents d’abord.
cli-tournaments-create-about = Créer un tournoi auquel on peut s’inscrire.
cli-tournaments-show-about = Le classement d’un tournoi.
cli-tournaments-enter-about = Inscrire une personne, avant la première ronde.
cli-tournaments-withdraw-about = Retirer une personne des rondes à venir ; ce qui est joué compte.
cli-tournaments-next-about = Former les tables de la ronde suivante et la faire commencer, ou finir le tournoi après la dernière.
cli-tournaments-export-about = Chaque place de chaque table en CSV.
cli-tournaments-records-about = Les enregistrements des tables finies dans un dossier, pour dovecote verify.
cli-tournaments-kind = robin, swiss ou duplicate.
cli-tournaments-rounds = Combien de rondes ; 0 veut dire jusqu’à ce que chacun ait pu rencontrer chacun.
cli-tournaments-days = Combien de jours dure une ronde ; 0 veut dire jusqu’à ce qu’on lance la suivante.
cli-tournaments-filler = Le bot qui complète les tables ; sans lui il y a des exempts.
cli-tournaments-host = Qui peut aussi lancer les rondes dans le navigateur, par son nom ou son identifiant.
tournaments-line = { $id }  { $title }, { $game }, { $kind }, ronde { $round }{ $state ->
    [open] , pas commencé
    [over] , fini
   *[running] { "" }
 }
tournaments-none = Il n’y a pas encore de tournoi.
tournaments-title = { $title }, ronde { $round }{ $state ->
    [open] , pas commencé
    [over] , fini
   *[running] { "" }
 }
tournaments-rank = { $place }. { $name } : points { $points }, points des adversaires { $rivals }, parties { $played }{ $withdrawn ->
    [yes] , hors du tournoi
   *[no] { "" }
 }
tournaments-next = { $state ->
    [over] Le tournoi est fini.
   *[running] La ronde { $round } a commencé.
 }
tournaments-records = Enregistrements dans { $folder } : { $count }.
