## Playing in this browser, without a server

start-here = Jouer dans ce navigateur
start-alone = Pas de réseau, ou le serveur ne répond pas. Les parties contre des bots, ou à plusieurs devant un écran, se jouent dans ce navigateur.
home-about = Contre des bots, ou chacun son tour devant le même écran, tout le jeu tourne dans ce navigateur. Personne d’autre n’est nécessaire, et la partie t’attend ici.
home-keep = Garder pour le train ({ $size } Mo)
home-keeping = Tout est mis de côté dans ce navigateur…
home-kept = C’est gardé : cela marche sans réseau.
home-drop = Ne plus garder
home-keep-failed = Impossible de tout garder. Le réseau est peut-être coupé, ou ce navigateur manque de place.
home-getting = Les règles arrivent, pour jouer ici…
home-starting = Les règles démarrent ici…
start-lead-here = Une partie contre des bots dans la minute, ou chacun son tour devant l’écran. Sans compte, sans serveur, et défense de nourrir après la tombée de la nuit.
start-fair-here = Personne ne peut choisir le hasard ici : avant la partie, ton navigateur fait une promesse scellée, chaque place ajoute ses propres mots, et ensuite tu peux vérifier chaque carte et chaque dé.
home-set-here = Ceci est conservé dans ce navigateur. Sous forme de fichier, tu peux l’emporter ; seul un serveur peut le mesurer.
home-cards-lead = Tu as la boîte ? Saisis ses cartes ici et joue avec où que tu sois. Ou inventes-en. Elles restent dans ce navigateur, et un fichier les emporte ailleurs.
