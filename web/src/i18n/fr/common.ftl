# Le cadre : accueil, tables, rediffusions, problèmes

## L’accueil
lobby-game-pergamon = Pergamon
lobby-game-thebes = Thèbes
lobby-title = Deux fouilles, une table
lobby-lead = Jouez à Pergamon et à Thèbes dans le navigateur : contre des bots, entre amis sur un appareil, ou en ligne par lien.
lobby-about-pergamon = Financez la fouille, assemblez vos découvertes et attirez la foule au musée.
lobby-about-thebes = Parcourez l’Europe en quête de savoir, puis fouillez : les semaines sont comptées et les sacs pleins de gravats.
lobby-credit-pergamon = De Stefan Dorra et Ralf zur Linde · 1 à 4 personnes
lobby-credit-thebes = De Peter Prinz · 2 à 4 personnes
lobby-about = digsite suit les règles publiées et dessine ses propres images. Vos tables restent sur ce serveur.
lobby-skip = Aller au contenu
lobby-pages = Pages
lobby-to-front = Vers l’accueil
lobby-nothing-here = Il n’y a rien ici
lobby-stale = Une partie de la page manque
lobby-stale-about = digsite a sans doute été mis à jour. Rechargez la page.
lobby-server-away = Le serveur est injoignable
lobby-page-failed = Cette page ne peut pas s’afficher
lobby-try-again = Réessayer
lobby-guest = Invité
lobby-you = Vous
lobby-your-turn = À vous
lobby-your-turn-at = { $count ->
    [one] À vous
   *[other] À vous ({ $count })
}
lobby-play-bots = Jouer contre des bots
lobby-play-people = Jouer à plusieurs
lobby-opponents = Adversaires
lobby-no-strategy = Personne n’a écrit de stratégie pour ce jeu : les niveaux 1 à 3 jouent au hasard.
lobby-choose-level = Qui jouera contre vous ?
lobby-level-first = Idéal pour débuter
lobby-level = Niveau
lobby-level-play-1 = Joue tout de suite et se trompe souvent.
lobby-level-play-2 = Joue tout de suite et se trompe un peu.
lobby-level-play-3 = Joue tout de suite et prend ce qui paraît le mieux.
lobby-level-play-4 = Réfléchit un instant.
lobby-level-play-5 = Réfléchit une seconde. Le plus fort.
lobby-level-about-1 = Jadis hercule de scène, il trouva en 1817 à Thèbes la tombe de Séthi Ier.
lobby-level-about-2 = Avocat américain, il paya les fouilles de la vallée des Rois de 1902 à 1914.
lobby-level-about-3 = Directeur des sculptures de Berlin, il fit commencer en 1878 les fouilles de Pergame.
lobby-level-about-4 = Ingénieur qui bâtissait des routes, il trouva la frise du Grand Autel de Pergame.
lobby-level-about-5 = Après des années de recherche, il trouva en 1922 à Thèbes la tombe de Toutânkhamon.
lobby-my-games = Mes parties
lobby-open-tables = Tables ouvertes
lobby-no-open-tables = Aucune table n’attend. Ouvrez-en une et envoyez le lien.
lobby-watch = Parties à regarder
lobby-new-table = Nouvelle table
lobby-other-components = Ce serveur joue à Pergamon avec un plateau et des découvertes corrigés, d’après une vraie boîte. La leçon et les problèmes, faits avec les nôtres, sont absents.
lobby-free-seats = { $count ->
    [one] 1 place libre
   *[other] { $count } places libres
}
lobby-playing = En cours
lobby-over = Terminée
lobby-won = Victoire : { $names }
lobby-import = Importer une partie
lobby-import-about = Un fichier .dig contient toute une partie. Revoyez-la ou reprenez-la où vous voulez.
lobby-drop-here = Déposez un fichier .dig ici
lobby-choose-file = Choisir un fichier

# Une nouvelle table
lobby-game = Jeu
lobby-seats = Places
lobby-seat = Place { $number }
lobby-player = Joueur { $number }
lobby-seat-me = Moi
lobby-seat-hotseat = Quelqu’un sur cet appareil
lobby-seat-link = Quelqu’un avec le lien
lobby-seat-anyone = Qui passe à l’accueil
lobby-seat-bot = Un bot
lobby-seat-add = Une place de plus
lobby-seat-remove = Enlever la place { $number }
lobby-name = Nom
lobby-options = Variantes
lobby-option-variant_order = Les pions gardent leur ordre au tour suivant (variante 1)
lobby-option-variant_sorting = Le premier joueur trie les découvertes d’un siècle (variante 2)
lobby-option-secret_tickets = Les tickets sont cachés aux autres
lobby-option-first_player = Qui commence
lobby-option-strict_knowledge = Une fouille exige un savoir spécifique de la couleur de la région
lobby-option-next_cards = Les deux prochaines cartes sont visibles
lobby-first-by-chance = Le hasard décide
lobby-clock = Temps de réflexion
lobby-clock-none = Libre
lobby-clock-per_move = Par coup
lobby-clock-bank = Pour toute la partie
lobby-time = { $unit ->
    [minutes] { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
    [hours] { $hours ->
        [one] 1 heure
       *[other] { $hours } heures
    }
   *[days] { $days ->
        [one] 1 jour
       *[other] { $days } jours
    }
}
lobby-private = Privée : seuls ceux qui ont le lien la trouvent
lobby-rated = Classée : compte pour le classement
lobby-open-table = Ouvrir la table
lobby-begin = Commencer

# Les gens
lobby-leaderboard = Classement
lobby-players = Personnes
lobby-for-players = { $count } personnes
lobby-place = Rang
lobby-rating = Cote
lobby-rating-about = Une estimation prudente de la force : elle monte avec les victoires, et ce qui est sûr compte davantage. Elle est provisoire pendant les 10 premières parties. Quitter la table vaut la dernière place, et trois parties par jour comptent contre un même joueur.
lobby-provisional = provisoire
lobby-games = Parties
lobby-kind-level = niveau
lobby-kind-bot = bot
lobby-kind-guest = invité
lobby-since = Ici depuis le { $date }
lobby-their-tables = Tables
lobby-save-name = Enregistrer le nom
lobby-ask-name = Vous jouez sous le nom { $name }. Comment souhaitez-vous vous appeler ?
lobby-ask-name-not-now = Plus tard
lobby-your-name = Votre nom (modifiable plus tard)
lobby-saved = Enregistré.
lobby-claim-about = Vous êtes invité sur cet appareil. Un mot de passe garde votre nom et vos parties, sur tous vos appareils.
lobby-password-about = Choisissez un nouveau mot de passe. Les autres appareils devront se reconnecter.
lobby-old-password = Mot de passe actuel
lobby-new-password = Nouveau mot de passe (8 caractères au moins)
lobby-claim = Garder mon nom
lobby-change-password = Changer le mot de passe
lobby-password = Mot de passe
lobby-log-in = Se connecter
lobby-log-out = Se déconnecter
lobby-log-out-guest = Un invité qui se déconnecte ne retrouve pas son nom.
lobby-logged-in = Bon retour.
lobby-logged-out = Vous êtes déconnecté.
lobby-sessions = Vos appareils connectés
lobby-device = { $browser } sur { $system }
lobby-device-unknown = Appareil inconnu
lobby-this-device = Cet appareil
lobby-last-used = Dernière utilisation : { $date }
lobby-sign-out-there = Déconnecter
lobby-sign-out-elsewhere = Déconnecter tous les autres appareils
lobby-my-page = Ma page, telle que les autres la voient

# Comme on aime
lobby-settings = Réglages
lobby-language = Langue
lobby-theme = Lumière
lobby-theme-system = Comme l’appareil
lobby-theme-light = Jour
lobby-theme-dark = Nuit
lobby-pace = Ce que font les autres est montré
lobby-pace-slow = lentement
lobby-pace-normal = vivement
lobby-pace-quick = Rapides
lobby-pace-none = d’un coup
lobby-confirm = Demander avant de jouer un coup
lobby-confirm-always = Toujours
lobby-confirm-final = Quand il ne peut pas être annulé
lobby-confirm-never = Jamais
lobby-sound = Volume des sons
lobby-sound-off = coupé
lobby-notify = Une notification quand c’est à moi et que je regarde ailleurs

## À la table
table-loading = Un instant …
table-close = Fermer
table-cannot-show = Cette table ne peut être montrée
table-seats = Places
table-watching = Vous regardez
table-here = À la table
table-not-here = Hors de la table
table-watchers-named = Spectateurs : { $names }
table-watchers =
    { $count ->
        [one] 1 spectateur
       *[other] { $count } spectateurs
    }
table-you = vous
table-to-move = doit jouer
table-points = points
table-points-hidden = les points sont cachés
table-time-left = temps restant
table-days = { $days } j { $hours } h
table-bot-level = bot, niveau { $level }
table-stand-in = absent, un bot joue
table-has-left = parti, un bot joue
table-warming-up = en échauffement
table-warming-up-why = Réfléchit moins loin tant que le moteur n’est pas compilé. Cela n’arrive qu’une fois, après l’installation.
table-actions = Que faire
table-your-turn = À vous
table-what-happened = Voici ce qui s’est passé.
table-end = fin
table-game-over = La partie est terminée.
table-skip = Passer
table-quick = Rapide
table-step = Étape { $step } sur { $steps }
table-think-again = Réfléchir encore
table-take-back = Reprendre
table-confirm = Confirmer
table-menu = Plus
table-show-text = Montrer la table en texte
table-show-board = Montrer le plateau
table-show-again = Revoir ce qui s’est passé
table-copy-link = Copier le lien
table-copied = Copié
table-download = Télécharger (.dig)
table-log = Journal
table-log-open = Ouvrir le journal
table-parts = Parties de la table
table-subject-you = Vous
table-log-all = Tout montrer depuis le début
table-log-empty = Rien ne s’est encore passé.
table-chat = Discussion
table-chat-empty = Personne n’a encore rien dit.
table-chat-say = Dire quelque chose
table-chat-send = Envoyer
table-chat-unread = { $count ->
    [one] 1 nouveau message
   *[other] { $count } nouveaux messages
}
table-board = Le plateau
table-you-may = Vous pouvez
table-closed = Cette table a été fermée.
table-closed-about = Tout le monde l’a quittée.
table-waits-for = { $count ->
    [one] Une place est libre. La partie commence dès que quelqu’un s’assied.
   *[other] { $count } places sont libres. La partie commence quand toutes sont prises.
}
table-all-there = Tout le monde est là.
table-sit-down = S’asseoir
table-link = Envoyez ce lien à qui doit jouer avec vous
table-fill = Niveau des bots
table-start-with-bots = Commencer avec des bots
table-start = Commencer
table-get-up = Se lever
table-hand-over = Passez l’appareil à { $name }
table-hand-over-why = Il y a des secrets sur la table. Rien n’est montré avant que vous soyez prêt.
table-i-am = Je suis { $name }
table-lost = La connexion est perdue. Nouvel essai …
table-asking = Pas de connexion directe ; on regarde toutes les quelques secondes.
table-gone = Le serveur ne montre plus cette table.
table-in-english = Ce jeu n’existe pas encore dans votre langue. Il s’affiche en anglais.
table-away = Votre temps est écoulé, un bot joue pour vous.
table-come-back = Reprendre ma place
table-takeback-title = { $name } voudrait reprendre
table-takeback-ask = { $name } peut-il reprendre sa dernière action ?
table-takeback-agree = Oui
table-takeback-refuse = Non
table-takeback-waits = { $name } voudrait reprendre. On attend { $others }.
table-leave = Quitter la partie
table-leave-title = Quitter la partie ?
table-leave-about = Un bot continue à votre place. Vous ne pourrez pas y revenir.
table-leave-level = Qui prend votre place
table-stay = Rester

# La fin
table-result = Résultat
table-you-won = Vous avez gagné
table-won = { $count ->
    [one] { $names } a gagné
   *[other] { $names } ont gagné
}
table-margin = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $ahead } d’avance sur { $name }
table-level-up = Un niveau de plus
table-picture = Image
table-share = Partager
table-look-around = Revoir la table
table-decisive = Le moment décisif
table-decisive-link = Voir dans l’analyse
table-decisive-overtook = { $part } : { $winner } { $you ->
    [yes] recevez
   *[no] reçoit
} { $won ->
    [one] 1 point
   *[other] { $won } points
}, { $other } { $others }, et { $you ->
    [yes] restez
   *[no] reste
} en tête ensuite.
table-decisive-gained = { $part } : { $winner } { $you ->
    [yes] recevez
   *[no] reçoit
} { $won ->
    [one] 1 point
   *[other] { $won } points
}, { $other } { $others }.
table-part-round = Tour { $number }
table-part-quarter = Trimestre { $number }
table-part-year = Année { $number }
table-part-end = À la fin
table-remark-late = En tête seulement à la toute fin.
table-remark-led = En tête très tôt ({ $part }).
table-remark-most = { $source } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, plus que tous les autres
table-solo-result = { $points ->
    [one] Vous avez { $points } point
   *[other] Vous avez { $points } points
}
table-remark = { $source } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, l’essentiel du total
table-points-by-source = Points par origine
table-in-all = En tout
table-course = Le cours des points
table-rematch = Rejouer
table-to-rematch = Vers la revanche
table-replay = Revoir la partie
table-fair = Le hasard était-il juste ?
table-fair-how = Avant le premier coup, le serveur a publié l’empreinte de son secret. Le secret est maintenant ouvert : tous les tirages en découlent, et son empreinte doit être celle qui fut publiée.
table-commitment = Publié avant la partie (SHA-256)
table-secret = Le secret
table-fair-verify = Téléchargez la partie et faites tout vérifier :
table-fair-check = Vérifier l’empreinte ici
table-fair-yes = Elle correspond.
table-fair-no = Elle ne correspond pas !

## Rediffusions
replay-title = Rediffusion : { $game }
replay-controls = Rediffusion
replay-begin = Le début
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lire
replay-pause = Pause
replay-further = Un pas en avant
replay-last = À la fin
replay-ply = Pas
replay-ply-of = Pas { $ply } sur { $plies }
replay-play-on = Jouer à partir d’ici
replay-play-on-about = Une nouvelle table à vous, telle qu’elle était au pas { $ply }. Ce que le hasard tire ensuite est nouveau.
replay-copy-link = Copier le lien vers ce moment
