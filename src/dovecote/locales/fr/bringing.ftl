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

# A match that branches off another
cli-play-from = Continuer à partir d’une entrée de cet enregistrement, comme nouvelle partie.
cli-play-at = L’entrée à partir de laquelle continuer ; sans elle, la dernière.
play-branched = Cette partie se détache d’une autre après l’entrée { $at }. À partir d’ici, le hasard est nouveau.
verify-branched = Cette partie s’est détachée d’une autre après l’entrée { $at } ; ce qui précède a été joué là-bas, et n’est ici que montré conforme aux règles. L’autre enregistrement se termine par check: { $of }
branched-label = Détachée d’une partie finie, après le coup { $at } : ce qui précède a été joué là-bas, et chacun peut connaître toutes les mains d’alors. À partir d’ici, le hasard est promis comme d’habitude.
branched-short = détachée d’une autre
branched-proof = Ce qui a été joué avant l’embranchement
