# Les gens : classement et profils
people-next = Prochaine étape
people-next-turn = C’est à vous de jouer : { $game }.
people-next-go-on = Votre partie de { $game } n’est pas terminée.
people-next-learn = Première visite ? Le tutoriel vous apprend { $game } en dix minutes.
people-next-try = Vous n’avez pas encore terminé de partie de { $game }. Le tutoriel dure dix minutes.
people-next-again = C’est le moment de rejouer.
people-next-table = Aller à la table
people-results = Résultats
people-won = Gagnées
people-won-of =
    { $share } de { $count ->
        [one] { $count } partie contre d’autres
       *[other] { $count } parties contre d’autres
    }
people-best = Meilleur score
people-plot = { $label }, points partie par partie : { $points }
people-plot-won = gagnée
people-plot-other = non gagnée
people-plot-mean = moyenne des cinq dernières
people-no-results = Terminez une partie et vos points s’afficheront ici.
people-none-of = { $name } n’a pas encore terminé de partie publique.
people-play-with = Jouer avec { $name }
people-play-rated = Jouer une partie classée
people-level = niveau { $level }
people-band = Le trait indique la marge d’erreur. Son extrémité gauche est la cote.
people-not-on-it = Vous n’êtes pas encore dans cette liste. Chaque partie classée compte, contre des bots aussi.
people-no-leaders = Aucune partie classée à ce nombre de joueurs. Terminez-en une pour entrer dans la liste.
people-account = Compte
