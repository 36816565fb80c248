# What the server refuses, and why nobody answered. Kinds are the server's: src/digsite/server/problems.py.
## Nobody answered, or nobody we know
problem-offline = Le serveur est injoignable. Vérifiez la connexion et réessayez.
problem-other = Cela n’a pas fonctionné. Réessayez.
problem-page = Cette page a rencontré une erreur. Rechargez-la.
problem-our-mistake = Le serveur a rencontré une erreur. Rechargez la page. Si cela se reproduit, donnez ce numéro à l’hébergeur : { $number }
problem-no-database = Le serveur n’atteint pas sa base de données. Réessayez dans un instant.
problem-database-full = Le serveur n’a plus de place pour enregistrer. Prévenez l’hébergeur.
problem-database-read-only = Le serveur ne peut pas écrire dans sa base de données. Prévenez l’hébergeur.
problem-database-locked = La base de données du serveur est occupée. Réessayez dans un instant.
problem-overloaded =
    Le serveur est surchargé. Réessayez dans { $seconds ->
        [one] 1 seconde
       *[other] { $seconds } secondes
    }.
problem-busy = Il se passe trop de choses à cette table. Réessayez.
problem-enough-today =
    Cela suffit pour aujourd’hui : la limite est de { $most } par jour. Réessayez dans { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }.
problem-too-many-requests =
    Trop de requêtes. Attendez { $seconds ->
        [one] 1 seconde
       *[other] { $seconds } secondes
    }.
problem-not-found = Introuvable. Vérifiez le lien.
problem-other-origin = Cette page vient d’un autre serveur. Ouvrez la table sur son propre serveur.
problem-wrong-host = Ce serveur ne porte pas ce nom. Vérifiez l’adresse.

## What was sent
problem-wrong-request = Le serveur ne comprend pas cette requête. Vérifiez votre saisie ou rechargez la page.
problem-wrong-name = Un nom a de 2 à 24 lettres ou chiffres, séparés au besoin par une espace, un point, un trait d’union ou une apostrophe.
problem-wrong-password-form = Un mot de passe a de 8 à 200 caractères.
problem-wrong-text = Ce texte est vide ou trop long.
problem-wrong-method = Le serveur ne propose pas cela. Rechargez la page.
problem-bad-since = La connexion s’est désynchronisée. Rechargez la page.
problem-too-large = C’est trop volumineux.
problem-head-too-large = Cette requête est trop volumineuse. Effacez les cookies de ce site et rechargez la page.
problem-too-many-plies = Trop d’étapes à la fois. Rechargez la page.
problem-bad-journal = { $line ->
        [0] Ce n’est pas un fichier de partie de digsite, ou il est endommagé.
       *[other] Ce fichier de partie est illisible : voyez la ligne { $line }.
    }
problem-bad-position = Cette position ne peut pas être mise en place.

## Who one is
problem-no-name = Choisissez d’abord un nom.
problem-name-taken = Ce nom est pris. Choisissez-en un autre, ou connectez-vous s’il est à vous.
problem-name-unusual = Ce nom contient une lettre facile à confondre avec une autre : { $text }. Choisissez une lettre courante.
problem-name-too-long = Ce nom est trop long. Choisissez-en un plus court.
problem-name-invisible = Ce nom contient des caractères invisibles. Retirez-les.
problem-name-mixed = Ce nom mélange des lettres de plusieurs alphabets. N’en utilisez qu’un.
problem-name-kept = Seuls les invités peuvent changer de nom. Le vôtre est lié à votre mot de passe.
problem-wrong-password = Nom ou mot de passe incorrect.
problem-wrong-old-password = Le mot de passe actuel manque ou est incorrect.
problem-banned = L’hébergeur de ce serveur a fermé ce compte.
problem-bad-token = Le jeton de ce bot n’est plus valable. Créez-en un autre.
problem-no-password = Un bot a un jeton, pas de mot de passe.
problem-bots-of-bots = Un bot ne peut pas avoir de bots.
problem-too-many-bots = Vous avez trop de bots. Supprimez-en un d’abord.

## A new table
problem-bad-options = Ces options ne vont pas ensemble, ou pas avec ce nombre de joueurs.
problem-bad-seats = Le nombre de places ne correspond pas à la partie.
problem-by-hand-terms = Une vraie table n’a pas de limite de temps et n’est pas classée.
problem-by-hand-online = À une vraie table, il y a des joueurs sur cet appareil et des bots.
problem-by-hand-bots = Quelqu’un sur cet appareil doit saisir les tirages. Prenez une place.
problem-cannot-be-rated = Une table classée a au moins deux places, et personne n’y partage un appareil.
problem-seated-twice = Vous n’avez qu’une place. Réglez les autres sur « Sur cet appareil ».
problem-hotseat-without-you = Pour jouer sur cet appareil, prenez vous-même une place.
problem-hotseat-online = Sur un même appareil, on joue entre soi et avec des bots, pas en ligne.
problem-too-many-tables = Vous avez trop de parties en cours. Terminez-en ou quittez-en une d’abord.
problem-too-many-copies = Ce serveur conserve { $most } parties importées ou copiées par personne, et vous avez atteint ce nombre.

## Sitting down and leaving
problem-seat-taken = Cette place vient d’être prise. Choisissez-en une autre ou regardez.
problem-table-full = Toutes les places sont prises. Vous pouvez regarder.
problem-seats-free = Des places sont encore libres. Attendez, ou complétez avec des bots.
problem-already-begun = La partie a commencé sans vous. Vous pouvez regarder.
problem-already-seated = Vous avez déjà une place à cette table.
problem-finished = La partie est finie.
problem-stood-in = Un bot joue pour vous. Reprenez d’abord la partie.
problem-not-away = Aucun bot ne joue pour vous.
problem-time-left = Le temps n’est pas encore écoulé.
problem-rematch-exists = Une revanche existe déjà. Rechargez la page pour la rejoindre.

## Playing
problem-not-begun = La partie n’a pas encore commencé.
problem-not-playing = Possible seulement pendant la partie.
problem-not-seated = Seuls les joueurs de cette table peuvent le faire.
problem-not-your-turn = C’est à { $player } de jouer.
problem-not-finished = Possible une fois la partie finie.
problem-still-played = D’autres jouent encore. Attendez la fin de la partie, ou demandez-leur d’autoriser les conseils.
problem-no-such-ply = La partie n’a pas autant d’étapes.
problem-another-ply = La partie a avancé. Choisissez à nouveau.
problem-illegal-action = Les règles ne le permettent pas maintenant.
problem-not-by-hand = Ici, les tirages sont automatiques. Jouez une action à la fois.
problem-lesson-step = Suivez d’abord l’étape en gras.
problem-nothing-said = Ce message est vide.
problem-chat-full = Le chat de cette table est plein.
problem-other-rules = Cette partie a été jouée avec d’autres règles que celles du serveur.

## Undo and hints
problem-seen-already = Vous pouvez annuler votre dernier coup tant que rien de nouveau n’a été révélé et que personne d’autre n’a joué.
problem-nothing-entered = Rien à annuler : rien n’a encore été saisi.
problem-rated = Dans une partie classée, un coup ne s’annule que si d’autres sont là pour l’accepter.
problem-rated-hints = Pas de conseils dans une partie classée.
problem-not-your-hint = Vous aurez un conseil quand ce sera à vous de jouer.
problem-no-wish = Il n’y a plus rien à accepter.
problem-not-asked = Votre réponse n’est pas nécessaire.
problem-no-agreement = Les conseils demandent l’accord de tous. Demandez-le d’abord.
problem-hint-under-way = Votre conseil arrive. Patientez un instant.
problem-nothing-to-analyse = Il n’y a encore rien à analyser : personne n’a joué.
problem-too-many-analyses = Vous avez trop d’analyses en cours. Attendez qu’une se termine.

## Corrected boards and pieces
problem-other-components = Cette partie a été jouée avec un autre plateau et d’autres découvertes que ceux du serveur ; elle ne peut pas être affichée. Adressez-vous à l’hébergeur.
problem-no-such-part =
    Ce jeu n’a pas { $part ->
        [lesson] de tutoriel
        [puzzles] de défis
        [rules] de pages de règles
        [board] de plateau propre
       *[positions] de positions à saisir
    }.
problem-only-as-shipped = Le tutoriel et les défis ont été faits avec notre plateau et nos découvertes. Ce serveur en utilise d’autres ; ils ne sont donc pas proposés ici.

## What was typed at a real table
problem-unknown-action = Il n’y a pas d’action « { $action } ». Vérifiez l’orthographe.
problem-unclear-action = « { $action } » peut désigner { $count } actions. Précisez.
problem-draw-due = Il faut d’abord un tirage : ce n’est pas à { $named } de jouer.
problem-another-mover = C’est à { $player } de jouer, pas à { $named }.
problem-entry = Entrée { $entry } : { $why }
