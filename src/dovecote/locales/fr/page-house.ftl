## La page de ceux qui s’occupent d’une maison

house-heading = S’occuper de ce serveur
house-lead = Tout ce qui est fait ici est noté plus bas, avec votre nom.
house-link = S’occuper de ce serveur
house-invited = Personne de nouveau n’entre sans invitation.
house-open = Tout le monde peut entrer. « dovecote serve --invite-only » change cela.
house-people = Personnes
house-find = Nom
house-search = Chercher
house-since = ici depuis { $when }
house-is-banned = doit rester dehors
house-is-moderator = s’occupe du serveur
house-ban = Exclure
house-ban-label = Exclure { $name }
house-days = Jours (0 : pour toujours)
house-reason = Raison
house-bans = Personnes exclues
house-no-bans = Personne.
house-until = jusqu’au { $when }
house-for-ever = pour toujours
house-unban = Laisser revenir
house-unban-label = Laisser revenir { $name }
house-invitations = Invitations
house-invite = Faire un lien
house-note = Pour qui
house-uses = Combien de personnes
house-invitation = { $note } : { $left ->
    [one] pour une personne encore
   *[other] pour { $left } personnes encore
 }
house-unnamed = Sans note
house-uninvite = Retirer
house-new-link = Le lien, montré une seule fois
house-chat = Ce qui s’est dit à une table
house-table = Lien ou nom de la table
house-look = Regarder
house-silent = Rien ne s’y est dit.
house-unsay = Retirer
house-unsay-label = Retirer la ligne { $number }
house-log = Ce qui a été fait
house-act-ban = a exclu { $on }
house-act-unban = a laissé revenir { $on }
house-act-invite = a fait une invitation
house-act-uninvite = a retiré une invitation
house-act-unsay = a retiré une ligne à la table { $on }
house-act-appoint = a confié le serveur à { $on }
house-act-dismiss = a repris le serveur à { $on }
house-somebody = En ligne de commande
chat-removed = Retiré par ceux qui s’occupent de ce serveur.
