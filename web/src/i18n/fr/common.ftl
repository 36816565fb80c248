# Le cadre : accueil, tables, rediffusions, problèmes

## L’accueil
lobby-game-pergamon = Pergamon
lobby-game-thebes = Thèbes
lobby-title = Jouez à { $games } en ligne
lobby-lead = Jouez à { $games } dans votre navigateur : contre des bots, entre amis sur un même appareil ou en ligne, par lien.
lobby-about-pergamon = Financez la fouille, assemblez vos découvertes et attirez la foule au musée.
lobby-about-thebes = Parcourez l’Europe en quête de connaissances, puis fouillez : les semaines sont comptées et les sacs pleins de gravats.
lobby-credit-pergamon = De Stefan Dorra et Ralf zur Linde · 1 à 4 joueurs
lobby-credit-thebes = De Peter Prinz · 2 à 4 joueurs
lobby-about = Règles complètes, dessins originaux. Vos parties restent sur ce serveur.
lobby-skip = Aller au contenu
lobby-pages = Pages
lobby-to-front = Accueil
lobby-nothing-here = Page introuvable
lobby-stale = La page n’a pas pu se charger
lobby-stale-about = digsite a sans doute été mis à jour. Rechargez la page.
lobby-server-away = Serveur injoignable
lobby-page-failed = Impossible d’afficher cette page
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
lobby-no-strategy = Il n’y a pas encore de stratégie pour ce jeu : les niveaux 1 à 3 jouent au hasard.
lobby-choose-level = Choisissez votre adversaire
lobby-level-first = Idéal pour débuter
lobby-level = Niveau
lobby-level-play-1 = Joue vite et se trompe souvent.
lobby-level-play-2 = Joue vite, avec quelques erreurs.
lobby-level-play-3 = Joue le coup qui paraît le meilleur sur le moment.
lobby-level-play-4 = Anticipe un peu.
lobby-level-play-5 = Anticipe le plus loin. Notre bot le plus fort.
lobby-level-about-1 = Ancien hercule de foire, il a trouvé en 1817 la tombe de Séthi Ier.
lobby-level-about-2 = Avocat américain, il a financé les fouilles de la vallée des Rois de 1902 à 1914.
lobby-level-about-3 = Directeur des sculptures des musées de Berlin, il a lancé les fouilles de Pergame en 1878.
lobby-level-about-4 = Ingénieur des routes, il a trouvé la frise du Grand Autel de Pergame.
lobby-level-about-5 = Après des années de recherche, il a trouvé en 1922 la tombe de Toutânkhamon.
lobby-my-games = Mes parties
lobby-open-tables = Tables ouvertes
lobby-no-open-tables = Aucune table ouverte. Créez-en une et partagez le lien.
lobby-watch = Parties à regarder
lobby-new-table = Nouvelle table
lobby-other-components = Sur ce serveur, on joue à Pergamon avec un plateau et des découvertes corrigés, comme dans une vraie boîte. Le tutoriel et les défis ont été faits avec les nôtres ; ils ne sont donc pas proposés.
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
lobby-seat-hotseat = Sur cet appareil
lobby-seat-link = Inviter par lien
lobby-seat-anyone = Ouverte à tous
lobby-seat-bot = Bot
lobby-seat-add = Ajouter une place
lobby-seat-remove = Retirer la place { $number }
lobby-name = Nom
lobby-options = Options
lobby-option-variant_order = Variante 1 : les pions gardent leur ordre au tour suivant
lobby-option-variant_sorting = Variante 2 : le premier joueur trie les découvertes d’un même siècle
lobby-option-secret_tickets = Garder les points secrets jusqu’à la fin
lobby-option-first_player = Premier joueur
lobby-option-strict_knowledge = Strict : des assistants seuls ne suffisent pas
lobby-option-next_cards = Montrer les deux prochaines cartes
lobby-first-by-chance = Au hasard
lobby-clock = Temps
lobby-clock-none = Illimité
lobby-clock-per_move = Par coup
lobby-clock-bank = Par joueur
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
lobby-private = Privée : accessible seulement avec le lien
lobby-rated = Classée : compte pour le classement
lobby-open-table = Créer la table
lobby-begin = Commencer

# Les gens
lobby-leaderboard = Classement
lobby-players = Joueurs
lobby-for-players = { $count } joueurs
lobby-place = Rang
lobby-rating = Cote
lobby-rating-about = Force estimée : monte avec les victoires, s’affine en jouant. Elle est provisoire pendant les 10 premières parties. Abandonner compte comme une dernière place, et trois parties par jour au plus comptent contre un même joueur.
lobby-provisional = provisoire
lobby-games = Parties
lobby-kind-level = niveau
lobby-kind-bot = bot
lobby-kind-guest = invité
lobby-since = Membre depuis le { $date }
lobby-their-tables = Tables
lobby-save-name = Enregistrer le nom
lobby-ask-name = Vous jouez sous le nom de { $name }. Quel nom souhaitez-vous ?
lobby-ask-name-not-now = Plus tard
lobby-your-name = Votre nom (modifiable plus tard)
lobby-saved = Enregistré.
lobby-claim-about = Vous jouez en tant qu’invité. Avec un mot de passe, vous gardez votre nom et vos parties sur tous vos appareils.
lobby-password-about = Choisissez un nouveau mot de passe. Les autres appareils devront se reconnecter.
lobby-old-password = Mot de passe actuel
lobby-new-password = Nouveau mot de passe (8 caractères minimum)
lobby-claim = Créer un compte
lobby-change-password = Changer le mot de passe
lobby-password = Mot de passe
lobby-log-in = Se connecter
lobby-log-out = Se déconnecter
lobby-log-out-guest = En vous déconnectant, vous perdez ce nom.
lobby-logged-in = Content de vous revoir.
lobby-logged-out = Déconnexion effectuée.
lobby-sessions = Appareils connectés
lobby-device = { $browser } sur { $system }
lobby-device-unknown = Appareil inconnu
lobby-this-device = Cet appareil
lobby-last-used = Dernière utilisation : { $date }
lobby-sign-out-there = Déconnecter
lobby-sign-out-elsewhere = Déconnecter tous les autres appareils
lobby-my-page = Mon profil public

# Comme on aime
lobby-settings = Réglages
lobby-language = Langue
lobby-theme = Apparence
lobby-theme-system = Système
lobby-theme-light = Clair
lobby-theme-dark = Sombre
lobby-pace = Animations
lobby-pace-slow = Lentes
lobby-pace-normal = Normales
lobby-pace-quick = Rapides
lobby-pace-none = Aucune
lobby-confirm = Confirmer les coups
lobby-confirm-always = Toujours
lobby-confirm-final = Quand ils sont définitifs
lobby-confirm-never = Jamais
lobby-sound = Volume
lobby-sound-off = coupé
lobby-notify = Me prévenir quand c’est à moi et que je suis ailleurs

## À la table
table-loading = Un instant…
table-close = Fermer
table-cannot-show = Impossible d’afficher cette table
table-seats = Places
table-watching = Vous regardez
table-here = Présent
table-not-here = Absent
table-watchers-named = Spectateurs : { $names }
table-watchers =
    { $count ->
        [one] 1 spectateur
       *[other] { $count } spectateurs
    }
table-you = vous
table-to-move = à jouer
table-points = points
table-points-hidden = points secrets
table-time-left = temps restant
table-days = { $days } j { $hours } h
table-bot-level = bot, niveau { $level }
table-stand-in = hors ligne, un bot joue
table-has-left = parti, un bot joue
table-warming-up = en échauffement
table-warming-up-why = Anticipe moins loin tant que le moteur n’est pas compilé. Cela n’arrive qu’une fois, après l’installation.
table-actions = Actions
table-your-turn = À vous
table-what-happened = Voici ce qui s’est passé
table-end = fin
table-game-over = La partie est terminée.
table-skip = Passer
table-quick = Rapide
table-step = Étape { $step } sur { $steps }
table-think-again = Annuler
table-take-back = Annuler le coup
table-confirm = Confirmer
table-menu = Plus
table-show-text = Vue texte
table-show-board = Afficher le plateau
table-show-again = Revoir les derniers coups
table-copy-link = Copier le lien
table-copied = Copié
table-download = Télécharger (.dig)
table-log = Journal
table-log-open = Ouvrir le journal
table-parts = Parties de la table
table-subject-you = Vous
table-log-all = Tout afficher
table-log-empty = Rien ne s’est encore passé.
table-chat = Chat
table-chat-empty = Aucun message
table-chat-say = Écrire un message
table-chat-send = Envoyer
table-chat-unread = { $count ->
    [one] 1 nouveau message
   *[other] { $count } nouveaux messages
}
table-board = Plateau
table-board-failed = Le plateau propre à ce jeu n’a pas pu être chargé. Voici le plateau simple.
table-you-may = Vous pouvez
table-closed = Cette table a été fermée.
table-closed-about = Tout le monde est parti.
table-waits-for = { $count ->
    [one] Il manque encore 1 joueur
   *[other] Il manque encore { $count } joueurs
}
table-all-there = Tout le monde est là.
table-sit-down = Rejoindre
table-link = Partagez ce lien pour inviter
table-fill = Niveau des bots
table-start-with-bots = Compléter avec des bots
table-start = Commencer
table-get-up = Quitter la place
table-hand-over = Passez l’appareil à { $name }
table-hand-over-why = Le plateau reste caché en attendant.
table-i-am = Je suis { $name }
table-lost = Connexion perdue. Nouvel essai…
table-asking = Direct indisponible. Actualisation régulière.
table-gone = Cette table n’est plus disponible.
table-in-english = Ce jeu n’existe pas encore dans votre langue. Il s’affiche en anglais.
table-away = Votre temps est écoulé. Un bot joue pour vous.
table-come-back = Reprendre la partie
table-takeback-title = { $name } voudrait annuler un coup
table-takeback-ask = Autoriser { $name } à annuler ?
table-takeback-agree = Oui
table-takeback-refuse = Non
table-takeback-waits = { $name } voudrait annuler un coup. En attente de { $others }.
table-leave = Quitter la partie
table-leave-title = Quitter la partie ?
table-leave-about = Un bot prend le relais et vous ne pourrez pas revenir.
table-leave-level = Remplaçant
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
table-level-up = Essayer le niveau suivant
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
table-decisive-chance = { $you ->
    [yes] Vos chances de gagner
   *[no] Les chances de { $name }
} sont passées de { $from } à { $to }.
table-spark-chance = chances de gagner
table-spark-lead = avance en points
table-part-round = Tour { $number }
table-part-quarter =
    { $number ->
        [1] 1er
       *[other] { $number }e
    } trimestre { $year }
table-part-year = 4e trimestre { $number }
table-part-end = À la fin
table-remark-late = En tête seulement à la toute fin.
table-remark-led = A pris la tête tôt et l’a gardée.
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
table-in-all = Total
table-course = Évolution des points
table-rematch = Rejouer
table-to-rematch = Aller à la revanche
table-replay = Revoir la partie
table-fair = Les tirages étaient-ils équitables ?
table-fair-how = Avant le premier coup, le serveur a publié l’empreinte de son secret. Le secret est maintenant révélé : tous les tirages en découlent, et son empreinte doit correspondre à celle qui a été publiée.
table-commitment = Publié avant la partie (SHA-256)
table-secret = Secret
table-fair-verify = Téléchargez la partie et vérifiez tout :
table-fair-check = Vérifier l’empreinte ici
table-fair-yes = Elles correspondent.
table-fair-no = Elles ne correspondent pas !

## Rediffusions
replay-title = Replay : { $game }
replay-controls = Replay
replay-begin = Début
replay-first = Au début
replay-back = Étape précédente
replay-play = Lecture
replay-pause = Pause
replay-further = Étape suivante
replay-last = À la fin
replay-ply = Étape
replay-ply-of = Étape { $ply } sur { $plies }
replay-play-on = Reprendre d’ici
replay-play-on-about = Nouvelle table à l’étape { $ply }, avec d’autres tirages.
replay-copy-link = Copier le lien vers ce moment
