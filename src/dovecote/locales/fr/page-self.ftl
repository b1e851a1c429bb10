# Where somebody is known, and what is kept about them.
self-link = Mes appareils et mes données
self-title = Appareils et données
self-lead = Où l’on te connaît, et ce qui est gardé à ton sujet ici.
self-devices = Tes appareils
self-device-unknown = Un appareil
self-device-this = celui-ci
self-device-since = depuis le { $when }
self-sign-out = Déconnecter
self-signed-out = Déconnecté, partout où il était ouvert.
self-everything = Tout ce qui te concerne
self-everything-about = Ton nom, tes tables, ce que tu as dit, tes avis : dans un fichier.
self-save = L’enregistrer
self-forget = Se faire oublier
self-forget-about = Pour de bon : ton nom, tes paroles et tes appareils disparaissent ; des bots jouent à ta place là où tu joues, et les parties finies affichent « quelqu’un » au lieu de ton nom.
self-forget-do = Oubliez-moi
self-forget-sure = Oui, oubliez-moi pour de bon
self-forget-stay = Non
self-forgotten = Ici, on ne te connaît plus.

error-no-device = On ne te connaît pas sur cet appareil.
error-passkey = Cette clé d’accès n’est pas connue ici, ou sa réponse est venue trop tard. Essaie encore.
error-passkey-place = { $why ->
    [address] Les clés d’accès ont besoin d’un nom : cette page a été ouverte par une adresse en chiffres.
   *[insecure] Les clés d’accès ont besoin d’une connexion sûre (https).
 }
error-no-passkey = Tu n’as pas cette clé d’accès.
passkeys-title = Clés d’accès
passkeys-about = Avec une clé d’accès tu es la même personne sur tous tes appareils, et tu reviens même si ce navigateur ne te connaît plus. Ce qui l’ouvre reste dans ton appareil, ou là où tes mots de passe sont gardés ; le serveur ne reçoit que de quoi la vérifier.
passkeys-add = Ajouter une clé d’accès
passkeys-added = La clé d’accès est ajoutée. Avec elle tu reviens depuis la page d’accueil.
passkeys-declined = Aucune clé d’accès n’a été créée.
passkeys-name = Nom de la clé d’accès
passkeys-keep = Enregistrer
passkeys-rename = Renommer
passkeys-rename-which = Renommer { $name }
passkeys-remove = Retirer
passkeys-remove-which = Retirer { $name }
passkeys-removed = Plus personne n’entre par cette clé d’accès. Supprime-la aussi dans ton appareil.
passkeys-host = pour { $host }
passkeys-used = utilisée pour la dernière fois le { $when }
passkeys-unused = jamais utilisée
passkeys-unknown = Ce navigateur ne connaît pas les clés d’accès. Le lien vers un autre appareil marche ici aussi.
passkeys-come = Revenir avec une clé d’accès
passkeys-come-about = Tu as déjà joué ici ?
passkeys-back = Te revoilà, { $name }.
