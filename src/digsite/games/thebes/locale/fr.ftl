# Thèbes, en français.

## Lieux

thebes-place-london = Londres
thebes-place-paris = Paris
thebes-place-berlin = Berlin
thebes-place-vienna = Vienne
thebes-place-rome = Rome
thebes-place-warsaw = Varsovie
thebes-place-moscow = Moscou
thebes-place-greece = Grèce
thebes-place-crete = Crète
thebes-place-egypt = Égypte
thebes-place-palestine = Palestine
thebes-place-mesopotamia = Mésopotamie
thebes-at-london = à Londres
thebes-at-paris = à Paris
thebes-at-berlin = à Berlin
thebes-at-vienna = à Vienne
thebes-at-rome = à Rome
thebes-at-warsaw = à Varsovie
thebes-at-moscow = à Moscou
thebes-at-greece = en Grèce
thebes-at-crete = en Crète
thebes-at-egypt = en Égypte
thebes-at-palestine = en Palestine
thebes-at-mesopotamia = en Mésopotamie
thebes-about-greece = sur la Grèce
thebes-about-crete = sur la Crète
thebes-about-egypt = sur l’Égypte
thebes-about-palestine = sur la Palestine
thebes-about-mesopotamia = sur la Mésopotamie

## Nombres et voyages

thebes-n-weeks = { $count ->
    [one] { $count } semaine
   *[other] { $count } semaines
}
thebes-n-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
thebes-n-tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
thebes-journey-none = { "" }
thebes-journey = Voyage { $at } ({ $weeks }).{ " " }
thebes-journey-zeppelin = Vol { $at } en zeppelin.{ " " }
thebes-journey-without-car = Voyage { $at } sans la voiture ({ $weeks }).{ " " }
thebes-travels =
    { $you ->
        [yes] vous rendez
       *[no] se rend
    } { $at } ({ $weeks }) et{ " " }
thebes-flies =
    { $you ->
        [yes] vous envolez
       *[no] s’envole
    } { $at } et{ " " }
thebes-travels-without-car =
    { $you ->
        [yes] vous rendez
       *[no] se rend
    } { $at } sans la voiture ({ $weeks }) et{ " " }
thebes-need =
    { $site ->
        [egypt] { $count } d’{ $area }
       *[other] { $count } de { $area }
    }
thebes-with-help = { " " }avec { $help }
thebes-and-help = { " " }et { $help }

## Cartes et jetons

thebes-title-special = { $area }
thebes-title-general = Connaissances générales
thebes-title-rumour = Rumeur : { $area }
thebes-title-assistant = Assistant
thebes-title-shovel = Pelle
thebes-title-congress = Congrès
thebes-title-car = Voiture
thebes-title-zeppelin = Zeppelin
thebes-title-permission = Permis spécial
thebes-effect-special = connaissances +{ $points }
thebes-effect-general = connaissances +{ $points } partout
thebes-effect-rumour = connaissances +2, une fois
thebes-effect-assistant = plus de connaissances
thebes-effect-shovel = plus de jetons par fouille
thebes-effect-congress = 1, 3, 6, 10 … points
thebes-effect-car = longs trajets : 1 semaine de moins
thebes-effect-zeppelin = un voyage sans perdre de temps
thebes-effect-permission = deux fouilles dans l’année
thebes-card-special = { $points ->
    [one] un ouvrage { $about }
   *[other] { $points } ouvrages { $about }
}
thebes-card-general = { $points ->
    [one] un ouvrage de connaissances générales
   *[other] { $points } ouvrages de connaissances générales
}
thebes-card-rumour = une rumeur { $about }
thebes-card-assistant = un assistant
thebes-card-shovel = une pelle
thebes-card-congress = un congrès
thebes-card-car = une voiture
thebes-card-zeppelin = un zeppelin
thebes-card-permission = un permis spécial
thebes-exhibition-small = petite exposition { $at }
thebes-exhibition-large = grande exposition { $at }
thebes-token-general-book = un ouvrage de connaissances générales
thebes-found-debris = des gravats
thebes-found-artefact = un artefact ({ $points })
thebes-found-book = un ouvrage { $about }

## Parties du plateau

thebes-part-map = Carte
thebes-part-desk = Mon bureau
thebes-map = Carte et piste du temps
thebes-start = Départ
thebes-in-all = au total
thebes-cards = Cartes Chercheur
thebes-exhibitions = Expositions
thebes-sites = Sites
thebes-order = Ordre du tour
thebes-helpers = Aides et congrès
thebes-points = Points par origine
thebes-desk = Bureau de { $name }
thebes-empty-card = Plus de carte pour cette case
thebes-empty-exhibition = Pas encore d’exposition
thebes-next-cards = Cartes suivantes :
thebes-supply = Pioche
thebes-third = 3e pile
thebes-discards = Défausse
thebes-year = Année { $year }
thebes-exchange = Échanger
thebes-exchange-weeks = Échanger les cartes à Varsovie : { $weeks }, vers la case { $space }
thebes-way-without-car = Sans la voiture : 1 semaine de plus
thebes-way-usual = En voiture : 1 semaine de moins
thebes-figure = L’archéologue de { $name }, { $at }
thebes-marker = { $finished ->
    [yes] Marqueur de temps de { $name } : à la fin de 1903
   *[other] Marqueur de temps de { $name } : { $space ->
        [0] case départ
       *[other] semaine { $space } de { $year }
    }
}
thebes-weeks-left = Encore { $weeks } ; nouvelle année dans { $turn }
thebes-finished = À la fin de 1903
thebes-no-books = aucun ouvrage
thebes-no-finds = aucun artefact
thebes-source = { $source } : { $points }
thebes-finest =
    { $mine ->
        [yes] Vos plus beaux artefacts
       *[no] Les plus beaux artefacts ({ $name })
    }
thebes-source-artefacts = Artefacts
thebes-source-exhibitions = Expositions
thebes-source-congresses = Congrès
thebes-source-majorities = Majorité de connaissances
thebes-remark-artefacts = { $most ->
    [yes] A fait les plus belles découvertes : { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[no] A vécu des artefacts : { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
thebes-remark-exhibitions = { $most ->
    [yes] A organisé les plus belles expositions : { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[no] Doit le plus aux expositions : { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
thebes-remark-congresses = { $most ->
    [yes] A participé au plus grand nombre de congrès : { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[no] A vécu des congrès : { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
thebes-remark-majorities = { $most ->
    [yes] En savait le plus : { $points ->
        [one] 1 point
       *[other] { $points } points
    } de connaissances.
   *[no] Doit le plus aux connaissances : { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
thebes-total = { $points } au total
thebes-part-exhibitions = Expositions
thebes-knows = connaissances
thebes-pass = Passer
thebes-fly = Zeppelin
thebes-exchange-price = Échanger les quatre : { $weeks }
thebes-so-far = { $due ->
    [0] { $worth ->
        [one] point
       *[other] points
    }
   *[other] jusqu’ici
}
thebes-bag-short =
    Dans le sac : { $count ->
        [one] { $count } artefact
       *[other] { $count } artefacts
    }, { $worth ->
        [one] { $worth } point
       *[other] { $worth } points
    }
thebes-site-state = { $state ->
    [open] vous pouvez fouiller ici
    [assistant] coûte l’assistant
    [rumour] coûte la rumeur
    [special_permission] coûte le permis
    [permission-used] permis utilisé
    [no-knowledge] pas de connaissances spécifiques
    [no-matching-knowledge] pas de connaissances spécifiques
    [too-few-weeks] trop peu de semaines
    [nothing-on-wheel] trop peu de connaissances
   *[closed] permis valide
}
thebes-strip-travel = { $weeks } voyage
thebes-strip-work = { $weeks } { $work ->
    [take] étude
    [dig] fouille
    [exchange] échange
    [exhibit] exposition
   *[pass] reste
}
thebes-strip-left = Encore { $weeks }
thebes-strip-next = puis
thebes-strip-week = { $space ->
    [0] au départ
   *[other] semaine { $space }
}
thebes-seat = { $finished ->
    [yes] terminé
   *[other] { $space ->
        [0] départ
       *[other] semaine { $space }
    }
}, { $place }
thebes-stage = { $year }, année { $number } sur 3
thebes-explain-next = Prochaine carte : { $card }, { $place }, { $weeks }.
thebes-explain-known = Connaissances spécifiques { $special }, connaissances générales { $general } sur { $all }.{ $shovels ->
    [0] { "" }
   *[other] { " " }Les pelles ajoutent { $shovels } aux jetons.
}
thebes-short-general = Général
thebes-short-rumour = Rumeur
thebes-short-assistant = Assistant
thebes-short-shovel = Pelle
thebes-short-car = Voiture
thebes-short-zeppelin = Zeppelin
thebes-short-permission = Permis
thebes-short-congress = Congrès
thebes-short-books = { $count ->
    [one] Ouvrage : { $area }
   *[other] Ouvrages : { $area }
}
thebes-short-exhibition = Exposition
thebes-short-there = { $action }, { $place }
thebes-short-dig = { $place } : { $weeks }
thebes-short-flight = { $action } (Zeppelin)

## Fouilles

thebes-dig-title = Fouilles { $at }
thebes-permission-valid = permis valide
thebes-permission-used = permis utilisé
thebes-close = Fermer
thebes-knowledge = connaissances
thebes-wheel = Roue du temps : semaines de fouilles
thebes-wheel-at = { $weeks } : { $tokens }
thebes-wheel-less = Moins de semaines
thebes-wheel-more = Plus de semaines
thebes-dig-weeks = { $weeks ->
    [one] semaine
   *[other] semaines
}
thebes-dig-weeks-travel = { $travel } + { $dig } semaines
thebes-tokens = { $tokens ->
    [one] jeton
   *[other] jetons
}
thebes-expected = points attendus
thebes-chance = pour un artefact
thebes-by-weeks = Points attendus selon les semaines
thebes-bar = { $weeks } : { $tokens }, environ { $points } points
thebes-bar-closed = { $weeks } : impossible
thebes-dig-bonus = Première fouille ici : l’artefact posé sur la carte est aussi pour vous ({ $points }).
thebes-dig-special = Votre permis spécial sera défaussé.
thebes-dig-not-now = Vous pouvez fouiller ici quand c’est à vous.
thebes-blocked-permission-used = Votre permis est utilisé. Il redevient valable quand votre marqueur dépasse la semaine 52.
thebes-blocked-no-knowledge = Pour fouiller, il faut des connaissances spécifiques : un ouvrage, une rumeur ou un assistant.
thebes-blocked-no-matching-knowledge = Pour fouiller, il faut des connaissances spécifiques de cette région : un ouvrage ou une rumeur. Les assistants seuls ne comptent pas à cette table.
thebes-blocked-too-few-weeks = Fouiller ici demande au moins { thebes-refused-weeks }, voyage compris, et il vous en reste { $left }.
thebes-bag = { $artefacts ->
    [one] Dans le sac : { $artefacts } artefact ({ $worth }), { $all } jetons en tout
   *[other] Dans le sac : { $artefacts } artefacts ({ $worth }), { $all } jetons en tout
}
thebes-bag-artefacts = { $count } de valeur { $value }
thebes-bag-book = Ouvrage : { $area }
thebes-bag-debris = { $count } gravats
thebes-tray = { $due ->
    [0] Fouilles de { $name } { $at } : { $points }
    [one] { $name } fouille { $at }, encore { $due } jeton
   *[other] { $name } fouille { $at }, encore { $due } jetons
}

## Que faire

thebes-prompt-over = { $count ->
    [one] { $names } gagne avec { $points }.
   *[other] { $names } gagnent ensemble avec { $points }.
}
thebes-prompt-dig = { $name } pioche des jetons { $at }.
thebes-prompt-chance = Des cartes sont retournées.
thebes-prompt-wait = En attente de { $name }, { $at }, { $space ->
    [0] au départ
   *[other] semaine { $space }
} de { $year }.
thebes-prompt-turn = À vous, { $at }, { $space ->
    [0] au départ
   *[other] semaine { $space }
}. { $can }
thebes-prompt-turn-of = À { $name } de jouer, { $at }, { $space ->
    [0] au départ
   *[other] semaine { $space }
}. { $can }
thebes-prompt-can = { $can ->
    [nothing] { "" }
    [all] Prenez une carte, fouillez ou organisez une exposition.
    [dig] Prenez une carte, fouillez ou échangez les cartes.
    [exhibit] Prenez une carte ou organisez une exposition.
    [dig-only] Il reste juste le temps de fouiller.
    [few] Choisissez une action en surbrillance.
    [pass] Il ne reste de temps pour rien : passez.
   *[take] Prenez une carte ou échangez les cartes.
}
thebes-effect = { $action } { $then }
thebes-effect-then = { $next ->
    [finished] En tout { $total } : pour vous, c’est la fin de 1903.
    [year] En tout { $total }, semaine { $space } de { $year } : tous vos permis sont de nouveau valables.
    [again] En tout { $total }, semaine { $space } : c’est encore à vous.
   *[other] En tout { $total }, semaine { $space }, puis { $name }.
}
thebes-effect-take = { $journey }Prendre { $card } ({ $gains }).
thebes-effect-exchange = { $journey }{ $count ->
    [one] Échanger une carte.
   *[other] Échanger les { $count } cartes.
}
thebes-effect-dig = { $journey }Fouiller { $stays ->
    [yes] { $at },{ " " }
   *[other] { "" }
}{ $weeks }{ $help } : { $tokens }, environ { $points } points.
thebes-effect-exhibit = { $journey }Organiser : { $exhibition }, { $points }.
thebes-effect-pass = Renoncer aux { $weeks } restantes.
thebes-confirm-take = Prendre la carte
thebes-confirm-dig = Fouiller { $weeks }
thebes-confirm-exhibit = Organiser l’exposition
thebes-label = { $action } { $finished ->
    [yes] En tout { $total }, jusqu’à la fin de 1903
   *[other] En tout { $total }, semaine { $space } de { $year }
}
thebes-gain-special = connaissances spécifiques { $before } → { $after }
thebes-gain-majority = points de majorité { $before } → { $after }
thebes-gain-general = connaissances générales { $before } → { $after }
thebes-gain-rumours = rumeurs { $before } → { $after }
thebes-gain-assistants = assistants { $before } → { $after }
thebes-gain-assistant-bonus = connaissances par les assistants { $before } → { $after }
thebes-gain-shovels = pelles { $before } → { $after }
thebes-gain-shovel-bonus = jetons par les pelles { $before } → { $after }
thebes-gain-congresses = congrès { $before } → { $after }
thebes-gain-congress-points = leurs points { $before } → { $after }
thebes-gain-cars = voitures { $before } → { $after }
thebes-gain-zeppelins = zeppelins { $before } → { $after }
thebes-gain-permissions = permis spéciaux { $before } → { $after }

## Ce qui s’est passé

thebes-tell-first =
    { $you ->
        [yes] commencez
       *[no] commence
    }.
thebes-tell-take = { $journey }{ $you ->
        [yes] prenez
       *[no] prend
    } { $card } ({ $weeks }).
thebes-tell-exchange = { $journey }{ $you ->
        [yes] échangez
       *[no] échange
    } les cartes ({ $weeks }).
thebes-tell-dig = { $journey }{ $you ->
        [yes] fouillez
       *[no] fouille
    } { $stays ->
    [yes] { $at },{ " " }
   *[other] { "" }
}{ $weeks } avec { $total ->
    [one] { $total } point
   *[other] { $total } points
} de connaissances{ $help } : { $tokens }.
thebes-tell-token =
    { $you ->
        [yes] trouvez
       *[no] trouve
    } { $token }.
thebes-story-token =
    { $you ->
        [yes] tirez
       *[no] tire
    } { $token }{ $due ->
        [0] .
        [one] { "\u202F" }; encore 1 jeton.
       *[other] { "\u202F" }; encore { $due } jetons.
    }
thebes-tell-debris = { $you ->
    [yes] remettez
   *[no] remet
} { $count ->
    [one] 1 jeton
   *[other] { $count } jetons
} de gravats dans le sac.
thebes-tell-exhibit = { $journey }{ $you ->
        [yes] organisez
       *[no] organise
    } une exposition ({ $exhibition }) : { $points }.
thebes-tell-pass =
    { $you ->
        [yes] passez
       *[no] passe
    } et { $you ->
        [yes] renoncez
       *[no] renonce
    } à { $weeks }.
thebes-tell-used-up =
    { $you ->
        [yes] avez
       *[no] a
    } utilisé et défaussé : { $card }.
thebes-tell-new-year =
    { $you ->
        [yes] commencez
       *[no] commence
    } l’année { $year } ; tous les permis sont valables.
thebes-tell-finished =
    { $you ->
        [yes] êtes
       *[no] est
    } à la fin de 1903.
thebes-tell-congress = { $count ->
    [one] { $you ->
        [yes] avez
       *[no] a
    } parlé à un congrès : { $points }.
   *[other] { $you ->
        [yes] avez
       *[no] a
    } parlé à { $count } congrès : { $points }.
}
thebes-tell-first-artefact =
    { $you ->
        [yes] fouillez
       *[no] fouille
    } { $at } avant tous les autres et { $you ->
        [yes] recevez
       *[no] reçoit
    } l’artefact posé sur la carte : { $points }.
thebes-tell-announced = Annoncée : { $exhibition }.
thebes-tell-exhibition-over = Terminée : { $exhibition }.
thebes-tell-next-stack = La deuxième pile commence : { $left } cartes.
thebes-tell-new-supply = La défausse devient la nouvelle pioche : { $left } cartes.
thebes-tell-year = L’année { $year } commence.
thebes-tell-over = La partie est finie. Meilleur score : { $points }.
thebes-tell-laid-out = { $count ->
    [one] Nouvelle carte : { $cards }.
   *[other] Nouvelles cartes : { $cards }.
}
thebes-card-there = { $card }, { $at } ({ $weeks })
thebes-tell-discarded = Cartes défaussées : { $cards }.
thebes-tell-moved = Expositions décalées : { $exhibitions }.
thebes-tell-permission =
    { $you ->
        [yes] avez
       *[no] a
    } utilisé le permis de fouille ({ $place }).

## Sous une phrase sur ce qui vient d’arriver : son effet, et qui suit

thebes-aside-both = { $one } { $other }
thebes-aside-weeks = Semaine { $from } → { $to }{ $year ->
    [same] { "" }
   *[other] { " " }de { $year }
}.
thebes-aside-next =
    { $who ->
        [you] Ensuite, c’est à vous, en semaine { $space }.
        [again] C’est encore à vous de jouer.
        [same] C’est encore à { $name } de jouer.
       *[other] Ensuite, c’est à { $name }, en semaine { $space }.
    }
thebes-aside-points =
    { $before } → { $after ->
        [one] { $after } point
       *[other] { $after } points
    }.
thebes-aside-debris = Ils retournent dans le sac après la fouille.
thebes-aside-exhibition = { $needs } : { $weeks }, { $points }.
thebes-aside-permission = Il sera de nouveau valable l’année suivante.

## Explications

thebes-explain-special = Les ouvrages donnent des connaissances spécifiques { $about }, pour y fouiller. La majorité à la fin de la partie rapporte 5 points.
thebes-explain-general = Les connaissances générales comptent sur chaque site, mais jamais plus que vos connaissances spécifiques.
thebes-explain-rumour = Une rumeur donne 2 points de connaissances spécifiques { $about } pour une seule fouille, puis elle est défaussée.
thebes-explain-assistant = Deux assistants donnent partout 1 point de connaissances spécifiques, trois en donnent 2. Un seul aide une fois, pour 1 point.
thebes-explain-shovel = Avec deux pelles, vous piochez 1 jeton de plus à chaque fouille, avec trois 2. Une seule aide une fois.
thebes-explain-congress = Plus vous avez de congrès, plus ils valent : 1, 3, 6, 10, 15, 21, 28.
thebes-explain-car = Chaque voyage de 3 semaines ou plus dure 1 semaine de moins, si vous le souhaitez.
thebes-explain-zeppelin = Un voyage ne prend aucun temps ; puis le zeppelin est défaussé.
thebes-explain-permission-card = Une seconde fouille la même année, là où le permis est déjà utilisé ; puis il est défaussé.
thebes-explain-card = { $card }, { $at }, { $weeks }. { $effect }
thebes-explain-card-offer = { $card }, { $at }, { $weeks }. { $effect } { $journey }En tout { $total }, semaine { $space } de { $year }.
thebes-explain-empty-card = Cette case reste vide jusqu’à ce qu’il y ait de nouveau des cartes.
thebes-explain-exhibition = { $exhibition } : { $needs }. { $weeks }, { $points }. { $able ->
    [0] Personne n’a encore les artefacts.
   *[other] A les artefacts : { $who }.
}
thebes-explain-exhibition-offer = { $exhibition } : { $needs }. { $points }. { $journey }En tout { $total }, semaine { $space } de { $year }.
thebes-explain-empty-exhibition = Les expositions piochées se posent ici.
thebes-explain-held = { $exhibition }, avec { $needs } : { $points }.
thebes-explain-exchange = { $journey }Défausser les { $count } cartes et en poser de nouvelles : { $weeks }. Un second échange de suite coûte une semaine de plus.
thebes-explain-site = { $place }. { $may ->
    [yes] Vous pouvez fouiller ici.
   *[other] { $valid ->
        [yes] Vous ne pouvez pas fouiller ici maintenant.
       *[other] Votre permis est utilisé jusqu’à la nouvelle année.
    }
} { $cost ->
    [assistant] Vous ne pouvez fouiller ici qu’en perdant votre assistant.{ " " }
    [rumour] Vous ne pouvez fouiller ici qu’en perdant votre rumeur.{ " " }
    [special_permission] Vous ne pouvez fouiller ici que par permis spécial, qui est alors perdu.{ " " }
   *[nothing] { "" }
}Connaissances { $total } : { $special } spécifiques, { $general } générales. Dans le sac : artefacts { $artefacts } ({ $worth }), gravats { $debris }. { $bonus ->
    [yes] Le premier à fouiller reçoit l’artefact posé sur la carte.
   *[other] { "" }
}
thebes-explain-warsaw = Varsovie : vous y échangez toutes les cartes visibles, pour { $weeks }.
thebes-explain-city = { $place } : { $here }.
thebes-explain-city-empty = { $place } : rien à faire ici pour l’instant.
thebes-explain-supply = { $stack ->
    [1] Pioche : { $left } cartes dans la première pile, { $second } dans la deuxième.
   *[other] Pioche : { $left } cartes.
}
thebes-explain-third = Troisième pile : { $count } cartes. Elle entre en jeu quand la pioche est épuisée.
thebes-explain-discards =
    Défausse : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
thebes-explain-year = Le marqueur d’année : { $year }. Il suit le joueur le plus en arrière.
thebes-explain-help = À utiliser pour cette fouille : { $help }. La carte est ensuite défaussée.
thebes-explain-area = { $place } : { $valid ->
    [yes] permis valide
   *[other] permis utilisé
}. Connaissances { $total } : { $special } spécifiques, { $general } générales. Ouvrages { $books }, points de majorité { $majority }. Rumeurs { $rumours }. Artefacts { $artefacts } : { $worth }.

## La table en texte

thebes-text-player = { $finished ->
    [yes] { $name } : fini, { $at }, { $points }
   *[other] { $name } : { $space ->
        [0] au départ
       *[other] semaine { $space }
    } de { $year }, { $at }, { $points }
}
thebes-text-card = { $number } : { $card }, { $at }, { $weeks }
thebes-text-no-card = { $number } : pas de carte
thebes-text-exhibition = { $space } : { $exhibition }, { $needs }, { $weeks }, { $points }. { $able ->
    [0] Personne n’a encore les artefacts.
   *[other] A les artefacts : { $who }.
}
thebes-text-no-exhibition = { $space } : pas d’exposition
thebes-text-site = { $place } : artefacts { $values } ; ouvrages { $books } ; gravats { $debris }{ $bonus ->
    [yes] { "\u202F" }; un artefact sur la carte pour le premier à fouiller
   *[other] { "" }
}
thebes-text-area = { $place } : ouvrages { $books }, connaissances { $total }, { $valid ->
    [yes] permis valide
   *[other] permis utilisé
}, artefacts { $values }, points de majorité { $majority }
thebes-text-helpers = Cartes : { $cards }
thebes-text-shown = Expositions organisées : { $exhibitions }
thebes-text-points = { $points } : artefacts { $artefacts }, expositions { $exhibitions }, congrès { $congresses }, majorité de connaissances { $majorities }

## Pourquoi une action de Thèbes est refusée ; les joueurs ont leur nom

thebes-refused-now =
    { $phase ->
        [start] On désigne le premier joueur.
        [refill] On pioche des cartes.
        [drawing] On pioche des jetons dans le sac.
       *[turn] C’est à { $player } de jouer.
    }
thebes-refused-weeks =
    { $weeks ->
        [one] 1 semaine
       *[other] { $weeks } semaines
    }
thebes-refused-place =
    { $place ->
        [london] { thebes-place-london }
        [paris] { thebes-place-paris }
        [berlin] { thebes-place-berlin }
        [vienna] { thebes-place-vienna }
        [rome] { thebes-place-rome }
        [warsaw] { thebes-place-warsaw }
        [moscow] { thebes-place-moscow }
        [greece] { thebes-place-greece }
        [crete] { thebes-place-crete }
        [egypt] { thebes-place-egypt }
        [palestine] { thebes-place-palestine }
       *[mesopotamia] { thebes-place-mesopotamia }
    }
thebes-refused-at-place =
    { $place ->
        [london] { thebes-at-london }
        [paris] { thebes-at-paris }
        [berlin] { thebes-at-berlin }
        [vienna] { thebes-at-vienna }
        [rome] { thebes-at-rome }
        [warsaw] { thebes-at-warsaw }
        [moscow] { thebes-at-moscow }
        [greece] { thebes-at-greece }
        [crete] { thebes-at-crete }
        [egypt] { thebes-at-egypt }
        [palestine] { thebes-at-palestine }
       *[mesopotamia] { thebes-at-mesopotamia }
    }
thebes-refused-area =
    { $area ->
        [greece] { thebes-place-greece }
        [crete] { thebes-place-crete }
        [egypt] { thebes-place-egypt }
        [palestine] { thebes-place-palestine }
       *[mesopotamia] { thebes-place-mesopotamia }
    }
thebes-refused-at =
    { $area ->
        [greece] { thebes-at-greece }
        [crete] { thebes-at-crete }
        [egypt] { thebes-at-egypt }
        [palestine] { thebes-at-palestine }
       *[mesopotamia] { thebes-at-mesopotamia }
    }
thebes-refused-about =
    { $area ->
        [greece] { thebes-about-greece }
        [crete] { thebes-about-crete }
        [egypt] { thebes-about-egypt }
        [palestine] { thebes-about-palestine }
       *[mesopotamia] { thebes-about-mesopotamia }
    }

thebes-refusal-game-over = La partie est terminée.
thebes-refusal-first-player-known = Le premier joueur est désigné une seule fois, au début de la partie. { thebes-refused-now }
thebes-refusal-no-card-due = On pioche des cartes quand une case des cartes visibles est vide. { thebes-refused-now }
thebes-refusal-no-dig-under-way = On pioche des jetons pendant des fouilles. { thebes-refused-now }
thebes-refusal-not-in-a-turn = Attendez que ce soit à un joueur de jouer. { thebes-refused-now }
thebes-refusal-no-such-seat = Il n’y a que { $players } joueurs à cette table.
thebes-refusal-not-in-supply = Cette carte n’est pas dans la pioche.
thebes-refusal-not-in-bag = Ce jeton n’est plus dans le sac ({ thebes-refused-area }).
thebes-refusal-too-few-weeks = Il faut { thebes-refused-weeks }, et il en reste { $left } à { $player }.
thebes-refusal-there-already = { $player } est déjà { thebes-refused-at-place }.
thebes-refusal-no-zeppelin = { $player } n’a pas de zeppelin.
thebes-refusal-no-car = { $player } n’a de toute façon pas de voiture.
thebes-refusal-too-near-for-car = Une voiture ne raccourcit que les voyages de { $least } semaines ou plus. Trajet jusqu’à destination ({ thebes-refused-place }) : { thebes-refused-weeks }.
thebes-refusal-too-early-to-pass = Vous ne pouvez passer que dans les { $last } dernières semaines, et il en reste { $left } à { $player }.
thebes-refusal-space-empty = La case { $space } des cartes visibles est vide.
thebes-refusal-no-rumour = { $player } n’a pas de rumeur { thebes-refused-about }.
thebes-refusal-no-lone-assistant =
    { $had ->
        [0] { $player } n’a pas d’assistant.
       *[other] On ne se défausse d’un assistant que s’il est seul, et { $player } en a { $had }.
    }
thebes-refusal-no-lone-shovel =
    { $had ->
        [0] { $player } n’a pas de pelle.
       *[other] On ne se défausse d’une pelle que si elle est seule, et { $player } en a { $had }.
    }
thebes-refusal-permission-used = { $player } a déjà utilisé cette année son permis de fouille ({ thebes-refused-area }) et n’a pas de permis spécial.
thebes-refusal-no-knowledge = Pour fouiller { thebes-refused-at }, il faut à { $player } au moins 1 point de connaissances spécifiques.
thebes-refusal-no-matching-knowledge = Pour fouiller { thebes-refused-at }, il faut à { $player } au moins 1 point de connaissances spécifiques d’un ouvrage ou d’une rumeur. À cette table, des assistants seuls ne suffisent pas.
thebes-refusal-nothing-on-wheel = Avec { $knowledge } de connaissances, la roue du temps ne donne aucun jeton pour { thebes-refused-weeks }. Fouillez plus longtemps.
thebes-refusal-no-exhibition = Il n’y a pas d’exposition sur la case { $space }.
thebes-refusal-too-few-artefacts = { $player } n’a pas assez d’artefacts. Il manque : { $missing }.
thebes-refusal-too-few-artefacts-missing = { $count } ({ thebes-refused-area })

## Pourquoi une position est impossible, selon src/digsite/study/setups/reasons.py ; $fact est le nom dans le texte
thebes-position-out-of-time = « { $fact } » est avant le début ou après la fin de la partie.
thebes-position-unknown-card = « { $fact } » : { $found } n’est pas une carte. Les cartes s’écrivent comme "greece 2 rome".
thebes-position-cards-used-up = « { $fact } » : il n’y a pas autant de cartes { $card }.
thebes-position-exhibition-used-up = « { $fact } » : il n’y a pas autant de cartes { $card }, ou elles sont dans une pile suivante.
thebes-position-tokens-used-up = « { $fact } » : il n’y a pas autant de jetons { $found }.
thebes-position-first-artefact = « { $fact } » : le premier artefact de { $area } (1) n’est ni sur place ni sur un bureau.
thebes-position-not-a-researcher = « { $fact } » contient { $most } cartes Chercheur au plus.
thebes-position-not-an-exhibition = « { $fact } » est une case d’exposition.
thebes-position-not-upcoming = « { $fact } » : avec l’option next_cards, { $most } cartes au plus sont face visible.
thebes-position-stack-used-up = « { $fact } » : trop de cartes sont visibles pour la pile { $stack }.

## Ce qui parle pour une action, ou contre elle
thebes-reason-weeks = de semaines passées
thebes-reason-others_moves = de coups des adversaires avant votre prochain tour
thebes-reason-points_now = de points tout de suite
thebes-reason-knowledge = de points de connaissances
thebes-reason-exhibitions_in_reach = d’expositions à portée au prochain coup
thebes-reason-points_from_artefacts = de points à venir des artefacts
thebes-reason-points_from_exhibitions = de points à venir des expositions
thebes-reason-points_from_congresses = de points à venir des congrès
thebes-reason-points_from_knowledge = de points pour la majorité de connaissances à la fin
thebes-measure-weeks = semaines
thebes-measure-others_moves = coups des adversaires
thebes-measure-points_now = points immédiats
thebes-measure-knowledge = connaissances
thebes-measure-exhibitions_in_reach = expositions à portée
thebes-measure-points_from_artefacts = points d’artefacts
thebes-measure-points_from_exhibitions = points d’expositions
thebes-measure-points_from_congresses = points de congrès
thebes-measure-points_from_knowledge = points de majorité

## Le sujet d’un défi
thebes-theme-book = Ouvrages
thebes-theme-helper = Aides
thebes-theme-congress = Congrès
thebes-theme-dig = Où fouiller
thebes-theme-weeks = Combien de temps fouiller
thebes-theme-exhibition = Expositions
thebes-theme-exchange = Échanger les cartes
thebes-theme-year_end = Fin de l’année

## Ce qui est saisi d’une vraie table
thebes-label-draw = { $card } { $at }
thebes-label-book = un ouvrage
thebes-label-debris = gravats
