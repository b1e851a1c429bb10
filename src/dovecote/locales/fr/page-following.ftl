## La page : suivre ce que font les autres

page-follow-skip = Revenir au direct
page-follow-skip-turn = À toi : revenir au direct
page-since = Depuis ton dernier tour : { $told }
page-since-title = Depuis ton dernier tour
page-since-again = Revoir
page-new = { $what } (nouveau depuis ton dernier tour)
page-key-since = voir ce qui s’est passé depuis ton dernier tour
page-key-to-now = revenir au direct, pendant que l’on montre les coups des autres

piccioni-page-against = { $yours ->
    [yes] contre ta carte : { $card }
   *[no] contre la carte de { $owner } : { $card }
 }
piccioni-page-cancelled = annulée
piccioni-page-redirected = renvoyée
