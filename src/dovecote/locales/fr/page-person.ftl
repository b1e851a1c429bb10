# A page a person: what they have played, against whom, how strong they are.
person-title = Une personne
person-mine = Ma page : parties et résultats
person-since = Ici depuis le { $when }
person-shown = Qui peut voir cette page
person-shown-about = Toi, tu vois tout. Les autres voient tes résultats par jeu, tes cotes et tes parties ; les adversaires ne sont nommés que s’ils montrent leur propre page à tout le monde.
person-shown-to = { $shown ->
    [friends] Les personnes avec qui j’ai joué
    [everyone] Toute personne qui a le lien
   *[nobody] Personne d’autre que moi
 }
person-shown-now = { $shown ->
    [friends] Les personnes avec qui tu as joué peuvent la voir.
    [everyone] Toute personne qui a le lien peut la voir.
   *[nobody] Personne d’autre que toi ne la voit.
 }
person-link = Lien vers cette page
person-games = Résultats par jeu
person-game = Jeu
person-seats = Places
person-played = Parties
person-won = Gagnées
person-no-games = Aucune partie n’a encore été jouée jusqu’au bout.
person-opponents = Adversaires
person-against = parties { $played }, devant { $ahead }, derrière { $behind }
person-invite = Jouer à { $game }
person-invite-label = Ouvrir une table de { $game } et inviter { $name }
person-rated = { $count ->
    [one] { $count } partie cotée
   *[other] { $count } parties cotées
 }
person-matches = Parties
person-no-matches = Il n’y en a pas encore.
person-place = { $counts ->
    [no] quittée avant la fin
   *[yes] rang { $place } sur { $seats }
 }
person-with = avec { $whom }
person-somebody = quelqu’un
person-more = Plus de parties
shut-title = Personnes tenues à l’écart
shut-about = Tu n’entends plus les personnes que tu rends muettes. Celles que tu bloques ne peuvent en plus ni t’inviter, ni s’asseoir à une table où tu attends, ni voir ta page. On ne leur dit rien.
shut-how = { $how ->
    [block] à l’écart
   *[mute] sans voix
 }
shut-undo = { $how ->
    [block] Ne plus bloquer
   *[mute] Entendre de nouveau
 }
shut-undo-which = { $how ->
    [block] Ne plus bloquer { $name }
   *[mute] Entendre { $name } de nouveau
 }
shut-let-in = { $name } n’est plus tenu à l’écart.
shut-nobody = Personne.
shut-open = Un souci avec quelqu’un ?
shut-do = { $how ->
    [block] Bloquer
   *[mute] Rendre muet
 }
shut-do-which = { $how ->
    [block] Bloquer { $name }
   *[mute] Rendre { $name } muet
 }
shut-done = { $how ->
    [block] Tu bloques { $name } désormais. Cette partie continue ; ensuite, plus moyen de s’asseoir avec toi.
   *[mute] Tu n’entends plus { $name }.
 }
shut-where = Personne ne l’apprend. Tu peux l’annuler sous « Mes appareils et mes données ».
