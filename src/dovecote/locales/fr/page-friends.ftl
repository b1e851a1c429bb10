# Jouer sur plusieurs jours : à qui le tour, qui est absent, la prochaine partie qui attend.
friends-since = depuis { $time }
friends-until = jusqu’au { $when }
friends-away-who = { $name } n’est pas là jusqu’au { $when }
friends-next = { $count ->
    [one] Partie suivante
   *[other] Partie suivante ({ $count })
 }
friends-next-key = La touche G mène à la prochaine partie qui t’attend.
friends-key-next = aller à la prochaine partie qui t’attend
friends-away = Pas là pendant quelques jours ?
friends-away-about = Les personnes avec qui tu joues le voient toutes. Là où la table l’a prévu, ta pendule s’arrête pendant ce temps.
friends-away-until = De retour le
friends-away-go = Je m’absente
friends-away-now = Tu n’es pas là jusqu’au { $when }.
friends-away-back = Je suis de retour
friends-back = Te voilà de retour.
friends-pause = Jours de pause
friends-pause-about = Pendant ce nombre de jours en tout, la pendule s’arrête pour qui a annoncé son absence.
friends-pause-none = aucun
friends-invite = Amis
friends-invite-do = Inviter
friends-invite-label = Inviter { $name }
friends-invited = L’invitation pour { $name } est partie.
friends-matches = { $count ->
    [one] une partie ensemble
   *[other] { $count } parties ensemble
 }
friends-you-are-invited = On t’invite
error-no-friend = Tu n’as joué avec personne de ce nom.
error-not-welcome = Cette table ne t’est pas ouverte. Une autre le sera peut-être.
