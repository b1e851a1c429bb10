## Qui s’occupe d’une maison, en ligne de commande

cli-people-about = Dire qui peut entrer, qui doit rester dehors et qui s’occupe d’un serveur.
cli-people-list-about = Lister des personnes par une partie de leur nom, les plus récentes d’abord.
cli-people-ban-about = Exclure une personne ; elle ne peut plus ni jouer ni écrire ici.
cli-people-unban-about = Laisser revenir une personne.
cli-people-moderator-about = Laisser une personne s’occuper du serveur dans le navigateur, à /house.
cli-people-invite-about = Faire un lien par lequel une nouvelle personne peut entrer.
cli-people-unsay-about = Retirer une ligne de la discussion d’une table.
cli-people-log-about = Ce qu’ont fait ceux qui s’occupent du serveur, le plus récent d’abord.
cli-people-days = Pour combien de jours ; 0 veut dire pour toujours.
cli-people-reason = Pourquoi ; seuls ceux qui s’occupent du serveur le lisent.
cli-people-off = Elle ne le fait plus.
cli-people-uses = Combien de personnes peuvent entrer par ce lien.
cli-people-note = Pour qui il est ; seuls ceux qui s’occupent du serveur le lisent.
cli-serve-invite-only = Ne laisser entrer aucune nouvelle personne sans invitation (dovecote people invite).
people-line = { $id }  { $name }, ici depuis { $created }{ $state ->
    [banned] , doit rester dehors
    [moderator] , s’occupe du serveur
   *[plain] { "" }
 }
people-none = Il n’y a personne de ce genre.
people-done = C’est fait, et noté.
people-invited = Qui ouvre cette adresse de ton serveur peut entrer : { $path }
people-log = { $moment }  { $who } : { $act } { $on } ({ $detail })
people-log-none = Rien n’a encore été fait.
error-banned = Tu ne peux pas jouer ici pour le moment. Demande à ceux qui s’occupent de ce serveur.
error-invitation = On entre ici sur invitation. Demande un lien à ceux qui s’occupent de ce serveur ; le tien n’est plus valable.
error-not-moderator = Seuls ceux qui s’occupent de ce serveur peuvent faire cela.
error-nothing-there = { $what ->
    [ban] Cette exclusion n’existe pas.
    [invitation] Cette invitation n’existe pas.
    [league] Cette ligue n’existe pas.
    [tournament] Ce tournoi n’existe pas.
    [line] Cette ligne n’existe pas.
   *[person] Cette personne n’existe pas.
 }
error-not-member = À cette table ne s’assoient que ceux pour qui elle est faite, une fois chacun.
