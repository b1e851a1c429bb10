## Une partie commencée ailleurs

error-ended = La partie de cet enregistrement est finie : il n’y a plus rien à jouer. Tu peux la regarder.
error-partly = Cet enregistrement n’est pas entier : quelque chose y est caché, ou il s’interrompt. Personne ne peut continuer à partir de là.
error-endless = Cet enregistrement a { $entries } entrées ; on peut en apporter { $limit } au plus.
verify-brought = Les entrées 1 à { $entries } ont été jouées ailleurs et apportées. Elles sont conformes aux règles ; qui a choisi leur hasard, personne ne peut le dire. Ce qui suit concerne le hasard d’après :
brought-label = Apportée d’ailleurs : personne ne garantit son hasard jusqu’au coup { $at }, et qui l’a apportée a pu voir toutes les mains. À partir de là, le hasard est promis comme d’habitude.
brought-short = apportée d’ailleurs
brought-proof = Ce qui a été joué ailleurs
open-record = Ouvrir un enregistrement
open-record-about = Une partie finie est montrée ; une partie inachevée se poursuit ici.
open-record-file = Choisir le fichier
open-record-paste = Ou le coller
open-record-text = Le texte de l’enregistrement
open-record-go = L’ouvrir
take-to-server = L’emmener sur ce serveur
take-as-file = L’emmener sur un serveur, en fichier
take-about = Le fichier contient tout, même les mains cachées. Sur la page d’accueil de tout serveur, « Ouvrir un enregistrement » permet de continuer.
