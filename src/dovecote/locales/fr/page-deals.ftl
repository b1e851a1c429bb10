## La donne du jour

deal-heading = La donne du jour
deal-short = La même donne pour tous, une fois par jour, contre un bot. Cinq à dix minutes.
deal-see = Voir les donnes du jour
deal-lead = { $day } : une donne par jeu, la même pour tous sur chaque serveur, contre le même bot. Ce qui compte, ce sont tes points d’avance sur lui.
deal-streak = { $count ->
    [0] Aucun jour d’affilée pour l’instant : joues-en une aujourd’hui.
    [one] Un jour d’affilée.
   *[other] { $count } jours d’affilée.
 }
deal-new = Jouer
deal-new-label = Jouer la donne du jour de { $game }
deal-running = Continuer
deal-running-label = Continuer la donne du jour de { $game }
deal-played = { $played ->
    [0] Personne ne l’a encore terminée ici.
    [one] Une personne l’a terminée ici.
   *[other] { $played } personnes l’ont terminée ici.
 }
deal-lead-about = points par rapport au bot
deal-place = { $played ->
    [one] Personne ici ne l’avait terminée avant toi.
   *[other] Rang { $place } sur { $played } ici.
 }
deal-no-place = Elle n’a pas été jouée jusqu’au bout et n’a donc pas de rang.
deal-model-ahead = Tu as fait mieux que le champion : { $lead }.
deal-model-level = Tu as fait aussi bien que le champion : { $lead }.
deal-model-behind = Le champion a fait mieux : { $lead }.
deal-model-unknown = On ne sait pas encore ici comment s’en est tiré le champion.
deal-everyone = Tout le monde ici
deal-points = Points d’avance
deal-how-many = Combien
deal-share = En parler
deal-copy = Copier le texte
deal-copied = Le texte est dans le presse-papiers.
deal-not-copied = Le texte n’a pas pu être copié. Sélectionne-le et copie-le toi-même.
deal-compare = Comparer avec tous
deal-honest = Le hasard d’une donne découle de sa date, pour qu’elle soit la même partout. Qui lit le programme peut le calculer ; personne d’autre n’en apprend rien d’un serveur avant de jouer.
deal-share-title = Dovecote, la donne du { $day }
deal-share-placed = { $game } : { $lead }, rang { $place } sur { $played }
deal-share-alone = { $game } : { $lead }
deal-share-ahead = ★ mieux que le champion
deal-share-level = = aussi bien que le champion
deal-share-behind = · derrière le champion
deal-share-streak = Jours d’affilée : { $count }
