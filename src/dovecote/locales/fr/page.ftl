## The page: what surrounds every table

page-skip = Aller à la table
page-home = Dovecote, page d’accueil
page-close = Fermer
page-loading = On met la table…
page-ahead = Choisir mon prochain coup à l’avance
page-ahead-about = Il est joué dès que c’est à toi, si tout le monde laisse faire d’ici là. S’il se passe autre chose, il n’est pas joué et on te demande comme d’habitude. Personne n’en sait rien avant.
page-ahead-none = Personne ne peut encore savoir ce qu’on te demandera.
page-ahead-filter = Ne montrer que les coups avec ces mots
page-ahead-chosen = Choisi à l’avance : { $move }
page-ahead-dropped = Pas joué, car la table a changé : { $move }
page-ahead-change = Changer
page-ahead-withdraw = Retirer
page-ahead-understood = D’accord
page-why-not = Pourquoi pas
page-clause = Règle { $clause }

# The bar above a table
page-your-turn = À toi de jouer
page-turn-of = Au tour de { $who }
page-several-asked = Question à plusieurs joueurs
page-title-turn = ● À toi – { $game }
page-time-left = Temps restant : { $time }
page-undo = Annuler
page-goes-on = Il n’y a plus rien à choisir : la suite vient d’elle-même.
page-goes-on-wait = Attendre
page-hint = Demander conseil
page-rules = Règles
page-rules-of = Règles de { $game }
page-more = Plus

# Parts of a table
page-boards = Les joueurs
page-turn-panel = Ton coup
page-tabs = Parties de la table
page-tab-turn = Tour
page-tab-boards = Joueurs
page-tab-log = Journal
page-tab-chat = Discussion
page-log = Ce qui s’est passé
page-log-more = Voir ce qui précède
page-chat = Propos de table
page-chat-empty = Personne n’a encore rien dit.
page-chat-say = Dire quelque chose
page-chat-send = Envoyer
page-chat-line = { $who } dit : { $text }
page-unread = { $count ->
    [one] un nouveau message
   *[other] { $count } nouveaux messages
 }
page-onlooker = Spectateur
page-nobody = personne
page-somebody = quelqu’un
page-same-name = { $who } { $number }
page-watching = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
 }

# What is seldom needed
page-language = Langue
page-letters = Lettres plus grandes sur les pièces
page-copy-link = Copier le lien de cette table
page-copied = Copié.
page-replay = Revoir depuis le début
page-record = Télécharger l’enregistrement
page-leave = Laisser un bot jouer pour moi
page-back = Reprendre la place { $seat } au bot
page-replace = Laisser un bot jouer pour { $who } (absence)
page-resign = Abandonner
page-resign-sure = Vraiment abandonner ? C’est sans retour.

# Guests, onlookers, and whoever is away
page-share-link = Partager le lien de cette table
page-you-watch = Tu regardes
page-seat-yours = Ta place
page-seat-away = Absence en ce moment
page-away-label = Quelqu’un n’est pas là
page-away-now = On attend { $who }, qui n’est pas là.
page-away-for = Absence depuis { $time }.
page-away-soon = Dans { $seconds } s, tu pourras laisser un bot continuer.
page-away-can = Un bot peut continuer jusqu’à ce que la place soit reprise.
page-away-asked = Tu es d’accord pour un bot ; les autres doivent l’être aussi.
page-away-bot = Laisser un bot continuer

# The line to the server
page-line-down = La ligne est coupée ; la table attend.
page-line-again = Nouvel essai dans { $seconds } s.
page-line-now = Essayer tout de suite
page-line-kept = Ton coup est gardé : il partira quand la ligne sera rétablie, si cette fenêtre reste ouverte.
error-page-network = Le serveur ne répond pas. As-tu du réseau ?
error-page-closed = Cette table est fermée.
page-error-out-of-turn = Ce n’est plus ton tour.
page-error-stale = La partie a continué entre-temps ; regarde à nouveau.
page-error-unreadable = Le serveur n’a pas compris ce coup ; rien n’a changé.

# Between two people at one screen
page-curtain = { $who }, pour tes yeux seulement
page-curtain-about = Passe l’écran. Les autres détournent les yeux.
page-curtain-lift = Je suis { $who }

# Keys
page-keys = Touches
page-key-help = afficher ces touches
page-key-undo = annuler le dernier coup, si rien n’a été révélé depuis
page-key-hint = demander conseil, si la table le permet
page-key-tab = passer d’une partie de la table à l’autre
page-key-escape = lâcher ce qui est choisi, ou fermer une fenêtre
page-keyname-ctrl = Ctrl
page-keyname-enter = Entrée
page-keyname-esc = Échap
page-keyname-shift = Maj
page-keyname-tab = Tab
page-keyname-home = Début
page-keyname-end = Fin

# Names for people who have not chosen one
person-name-1 = Ramier
person-name-2 = Tourterelle
person-name-3 = Colombin
person-name-4 = Paon
person-name-5 = Culbutant
person-name-6 = Boulant
person-name-7 = Capucin
person-name-8 = Frisé
person-name-9 = Tambour
person-name-10 = Hirondelle
person-name-11 = Nonnain
person-name-12 = Romain

# How a turn goes
page-lesson = Comment se passe un tour
page-lesson-rules = Toutes les règles, article par article
