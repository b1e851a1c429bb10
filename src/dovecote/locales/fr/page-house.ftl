## La page de ceux qui s’occupent d’une maison

house-heading = S’occuper de ce serveur
house-lead = Tout ce que tu fais ici est noté plus bas, avec ton nom.
house-link = S’occuper de ce serveur
house-invited = On n’entre ici qu’avec une invitation.
house-open = Tout le monde peut entrer. « dovecote serve --invite-only » change cela.
house-people = Personnes
house-find = Nom
house-search = Chercher
house-since = ici depuis le { $when }
house-is-banned = personne exclue
house-is-moderator = s’occupe du serveur
house-ban = Exclure
house-ban-label = Exclure { $name }
house-terms = Quand tu exclus quelqu’un
house-nobody = Personne ici ne porte ce nom.
house-days = Jours (0 : pour toujours)
house-reason = Raison
house-bans = Personnes exclues
house-no-bans = Personne.
house-until = jusqu’au { $when }
house-for-ever = pour toujours
house-unban = Laisser revenir
house-unban-label = Laisser revenir { $name }
house-invitations = Invitations
house-invite = Créer un lien
house-note = Pour qui
house-uses = Combien de personnes
house-invitation = { $note } : { $left ->
    [one] encore pour une personne
   *[other] encore pour { $left } personnes
 }
house-unnamed = Sans note
house-uninvite = Retirer
house-uninvite-label = Retirer l’invitation : { $note }
house-new-link = Le lien (visible une seule fois)
house-chat = Ce qui s’est dit à une table
house-table = Lien ou nom de la table
house-look = Afficher
house-silent = Rien ne s’y est dit.
house-unsay = Effacer
house-unsay-label = Effacer la ligne { $number }
house-log = Ce qui a été fait
house-act-ban = a exclu { $on }
house-act-unban = a laissé revenir { $on }
house-act-invite = a créé une invitation
house-act-uninvite = a retiré une invitation
house-act-unsay = a effacé une ligne à la table { $on }
house-act-appoint = a confié le serveur à { $on }
house-act-dismiss = a retiré à { $on } la charge du serveur
house-somebody = En ligne de commande
chat-removed = Effacé par les personnes qui s’occupent de ce serveur.
