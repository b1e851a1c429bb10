## Ce qu’on dit à ceux qui ne sont pas là : rien de caché

notice-turn = { $game } avec { $who } : à toi de jouer.
notice-window = { $game } avec { $who } : on attend ta réaction.
notice-time = { $game } avec { $who } : ton temps s’achève le { $when }.
notice-seated = { $who } a pris place à ta table de { $game }.
notice-invited = Invitation : { $game } avec { $who }.
notice-over = { $game } avec { $who } : la partie est terminée.
notice-many = { $count } nouvelles
notice-test = { $name }, les avis arrivent ici.
notice-code = Ton code est { $code }. Saisis-le pour recevoir les avis à cette adresse ; sans lui, rien n’est envoyé.
notice-mail-end = Ne plus recevoir de tels messages :

error-no-way = Ici, personne n’est prévenu de cette façon.
error-code = Ce n’est pas le code envoyé.
error-channel = { $what ->
    [mail] « { $text } » n’est pas une adresse électronique.
    [zone] « { $text } » n’est pas un fuseau horaire.
   *[keys] Les clés du navigateur sont illisibles.
 }
error-address = { $reason ->
    [private] « { $address } » mène à un réseau privé ; rien n’y est envoyé.
    [insecure] « { $address } » doit commencer par https.
   *[unreadable] « { $address } » ne peut être lu comme une adresse.
 }
error-notices-file = { $file } : { $reason ->
        [long] beaucoup trop long
        [nested] imbrication trop profonde
        [digits] un nombre y a trop de chiffres
       *[other] { $reason }
    }
error-notices-url = Les avis ramènent ici : indique par --url comment on atteint le serveur.
cli-serve-notices = Fichier qui dit comment prévenir les personnes qui ne sont pas là (voir docs/hosting.md) ; sans lui, personne n’est prévenu.
