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
