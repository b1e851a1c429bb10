## Lessons: what all of them say

lesson-other = C’est permis. Dans cette leçon, fais d’abord ce qui est demandé.

# At the terminal
cli-learn-about = Apprendre un jeu en y jouant, en courtes leçons.
learn-lessons = Leçons de { $title } :
learn-which = Quelle leçon ? (son numéro ; Entrée pour la suivante ; « quit » pour partir)
learn-no-such = Il n’y a pas de leçon « { $text } » à suivre ; elles sont numérotées de 1 à { $count }.
learn-help = Tape un coup ou son numéro. « show » montre quoi faire, « again » recommence l’étape, « look » dessine la table, « rules ARTICLE » montre une règle ; « quit » ramène à la liste.
learn-show = Voici un coup qui convient : { $move }
learn-astray = Ce chemin n’y mène plus. « again » recommence l’étape.
learn-prompt = { $step } sur { $steps }>
learn-many = { $count } coups sont possibles ; « all » les montre.
learn-point = Regarde ici : { $places }

# Errors
error-no-lesson = { $game } n’a pas de leçon « { $lesson } » ; il y a { $lessons }.
error-lesson-done = La leçon « { $lesson } » est finie.
error-lost = La leçon « { $lesson } » ne continue pas à partir de « { $text } ». Recommence-la.
