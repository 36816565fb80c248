### Pergamon

## The table

pergamon-track = Cases Fonds de recherche
pergamon-site = Site d’excavation
pergamon-calendar = Calendrier
pergamon-funds = Fonds de recherche
pergamon-museum = Musée de Pergamon
pergamon-museum-carved = PERGAMON
pergamon-tab-site = Site
pergamon-tab-museum = Musée
pergamon-tab-desk = Bureau
pergamon-round = Tour { $round } sur 12
pergamon-range = { $lowest } à { $highest } pièces
pergamon-pot-of =
    { $coins ->
        [0] aucune pièce
        [one] 1 pièce
       *[other] { $coins } pièces
    } au total
pergamon-in-pot =
    { $coins ->
        [0] aucune pièce
        [one] 1 pièce
       *[other] { $coins } pièces
    } ce tour
pergamon-deck =
    Encore dans la pile : { $bags ->
        [one] { $bags } bourse
       *[other] { $bags } bourses
    }, { $chests ->
        [one] { $chests } coffre
       *[other] { $chests } coffres
    }
pergamon-seen-all = Cartes pas encore vues, par valeur : { $list }
pergamon-fresh = Retournées
pergamon-loots = pille ici
pergamon-will-loot = pillera la galerie { $gallery }
pergamon-raider = Pilleur de tombe
pergamon-after-raider = le pilleur de tombe
pergamon-after-you = vous
pergamon-no-dig = Ne pas creuser
pergamon-track-empty = Il n’y a aucun pion sur les cases Fonds de recherche.
pergamon-museum-empty = Le musée est vide.
pergamon-stands =
    { $name } sur la case { $space } : demande { $coins ->
        [0] aucune pièce
        [one] 1 pièce
       *[other] { $coins } pièces
    }, creuse jusqu’à la galerie { $deepest }
pergamon-order = Ordre de placement : { $order }
pergamon-several = { $first }, { $rest }
pergamon-nothing = rien
pergamon-name = { $name }
pergamon-tile =
    { $left ->
        [vase] vase
        [jug] jarre
        [mask] masque
       *[bracelet] bracelet
    } { $number } – { $right ->
        [vase] vase
        [jug] jarre
        [mask] masque
       *[bracelet] bracelet
    } { $century }
pergamon-object =
    { $thing ->
        [vase] vase
        [jug] jarre
        [mask] masque
       *[bracelet] bracelet
    } de { $year }

## Desks

pergamon-desk = Bureau de { $name }
pergamon-my-desk = Mon bureau
pergamon-coins-word =
    { $coins ->
        [one] pièce
       *[other] pièces
    }
pergamon-first = Premier joueur
pergamon-finds = Découvertes
pergamon-no-finds = Vos découvertes se posent ici.
pergamon-all-laid = Toutes les découvertes sont dans la rangée.
pergamon-collections = Collections exposées
pergamon-no-collections = Rien d’exposé pour l’instant.
pergamon-storage =
    Stocker { $finds ->
        [0] aucune découverte
        [one] 1 découverte
       *[other] { $finds } découvertes
    } : { $coins ->
        [0] gratuit
        [one] 1 pièce
       *[other] { $coins } pièces
    }
pergamon-last-finds = Dernier tour : les découvertes ne se stockent plus.
pergamon-discard-some = Défausser…
pergamon-discard-stop = Tout garder
pergamon-discard-how = Laquelle défausser ?
pergamon-has =
    { $coins ->
        [0] aucune pièce
        [one] 1 pièce
       *[other] { $coins } pièces
    }, { $tickets ->
        [one] 1 point
       *[other] { $tickets } points
    }
pergamon-has-finds =
    { $count ->
        [0] aucune découverte
       *[other] Découvertes : { $tiles }
    }
pergamon-row-of = Rangée actuelle : { $tiles } ; valeur { $value }

## Piecing together

pergamon-row = Votre rangée
pergamon-bench-empty = Assemblez ici vos découvertes : deux moitiés pareilles font un objet.
pergamon-no-object = pas encore d’objet
pergamon-reaches =
    case { $space } : { $points ->
        [0] aucun point
        [one] 1 point
       *[other] { $points } points
    } par évaluation
pergamon-polish-to =
    { $polish ->
        [0] sans mise en valeur
        [one] 1 pièce
       *[other] { $polish } pièces
    }, case { $space }
pergamon-exhibit = Exposer en { $space }
pergamon-suggested = Rangées possibles :
pergamon-lay-row =
    Poser cette rangée de { $count } découvertes : valeur { $value }, case { $space }, { $points ->
        [0] aucun point
        [one] 1 point
       *[other] { $points } points
    }

## What is expected

pergamon-prompt-chance = Découvertes et cartes sont retournées.
pergamon-prompt-turn = À vous de jouer.
pergamon-prompt-sorting = Plusieurs découvertes du même siècle : choisissez laquelle placer d’abord.
pergamon-prompt-placing =
    Choisissez une case Fonds de recherche. Cartes : { $chests ->
        [0] deux bourses
        [1] une bourse et un coffre
       *[2] deux coffres
    }, soit { $lowest } à { $highest } pièces.
pergamon-prompt-dig =
    Choisissez une galerie à creuser, ou passez. Vous avez { $coins ->
        [0] aucune pièce
        [one] 1 pièce
       *[other] { $coins } pièces
    }.
pergamon-prompt-piece =
    Assemblez et exposez vos découvertes, ou stockez-les ({ $coins ->
        [0] gratuit
        [one] 1 pièce
       *[other] { $coins } pièces
    }).
pergamon-prompt-last-chance = Dernière occasion d’exposer : assemblez vos découvertes ou terminez votre tour.
pergamon-prompt-join =
    Continuez avec une découverte qui a { $thing ->
        [vase] un vase
        [jug] une jarre
        [mask] un masque
       *[bracelet] un bracelet
    } à gauche.
pergamon-prompt-exhibit =
    { $more ->
        [yes] Exposez votre rangée, ou ajoutez une découverte.
       *[no] Exposez votre rangée.
    }
pergamon-prompt-make-room = Tous vos jetons sont posés : choisissez une collection à disperser.
pergamon-prompt-store =
    Stockez { $finds ->
        [0] aucune découverte
        [one] 1 découverte
       *[other] { $finds } découvertes
    } ({ $coins ->
        [0] gratuit
        [one] 1 pièce
       *[other] { $coins } pièces
    }), ou défaussez-en d’abord.
pergamon-prompt-discard =
    Stocker { $finds ->
        [0] aucune découverte
        [one] 1 découverte
       *[other] { $finds } découvertes
    } coûte { $coins ->
        [0] aucune pièce
        [one] 1 pièce
       *[other] { $coins } pièces
    }, plus que vous n’avez : défaussez-en.
pergamon-prompt-piece-or-discard = Assemblez vos découvertes, ou défaussez-en : vous ne pouvez pas toutes les stocker.
pergamon-prompt-wait =
    { $phase ->
        [placing] { $name } choisit une case Fonds de recherche.
        [sorting] { $name } dispose les découvertes.
        [dig] { $name } choisit où creuser.
        [exhibit] { $name } assemble ses découvertes.
        [store] { $name } stocke ses découvertes.
       *[other] C’est au tour de { $name }.
    }
pergamon-prompt-over =
    { $count ->
        [one] { $winners } remporte la partie.
       *[other] { $winners } se partagent la victoire.
    }
pergamon-prompt-solo =
    Les fouilles sont finies : { $points ->
        [0] aucun point
        [one] 1 point
       *[other] { $points } points
    }, { $medal ->
        [gold] médaille d’or
        [silver] médaille d’argent
        [bronze] médaille de bronze
       *[none] pas de médaille cette fois
    }.

## What an action does

pergamon-effect-place =
    Case { $space } : vous jouez { $before ->
        [0] en premier pour l’instant
       *[other] après { $names }
    } et creusez jusqu’à la galerie { $deepest }.{ $later ->
        [0] { "" }
        [one] { " " }{ $followers } se place après vous.
       *[other] { " " }{ $followers } se placent après vous.
    }
pergamon-effect-leaves =
    { $whose ->
        [you] { $start ->
            [yes] Votre
           *[no] votre
        } { $marker }
       *[theirs] { $start ->
            [yes] Le
           *[no] le
        } { $marker } de { $name }
    } quitte le musée
pergamon-sentence-exhibit =
    Votre rangée vaut { $value }. Exposez-la{ $more ->
        [0] .
       *[other] { " " }ou composez-en une qui vaut { $more }.
    }
pergamon-effect-place-last = Vous jouez en dernier, prenez toutes les pièces restantes, creusez jusqu’à la galerie { $deepest } et serez premier joueur.
pergamon-effect-dig =
    { $finds ->
        [0] aucune découverte
        [one] 1 découverte
       *[other] { $finds } découvertes
    } { $coins ->
        [0] gratuitement
        [one] pour 1 pièce
       *[other] pour { $coins } pièces
    } ; il vous reste { $left ->
        [0] 0 pièce
        [one] 1 pièce
       *[other] { $left } pièces
    }.
pergamon-effect-lay = Cette découverte va dans la galerie { $gallery }.
pergamon-effect-begin = Commence une rangée, à exposer ou annuler.
pergamon-effect-join = La rangée vaudra alors { $value }.
pergamon-effect-exhibit =
    Case { $space } : 1 point tout de suite, { $points } à chaque évaluation{ $polish ->
        [0] { "" }
        [one] , 1 pièce de mise en valeur
       *[other] , { $polish } pièces de mise en valeur
    }{ $broken ->
        [no] { "" }
       *[other] { "\u202F" }; disperse { $broken }
    }.
pergamon-effect-with = { $done } { $pushed }.
pergamon-goes-down = { $name } { $marker } { $from } → { $to }
pergamon-leaves = { $name } { $marker } quitte le musée
pergamon-effect-discard =
    Cette découverte quitte la partie.{ $finds ->
        [0] { "" }
        [one] { " " }L’autre se stocke gratuitement.
       *[other] { " " }Stocker les { $finds } autres { $coins ->
            [0] est gratuit
            [one] coûte 1 pièce
           *[other] coûte { $coins } pièces
        }.
    }
pergamon-effect-store =
    Stocke { $finds ->
        [0] aucune découverte
        [one] 1 découverte
       *[other] { $finds } découvertes
    } { $coins ->
        [0] gratuitement
        [one] pour 1 pièce
       *[other] pour { $coins } pièces
    } et termine votre tour.
pergamon-effect-no-dig = Vous gardez vos pièces et passez à l’exposition.
pergamon-effect-finish = Termine votre tour.

## Names of actions

pergamon-label-place =
    Placer le pion sur la case { $space } : { $coins ->
        [0] aucune pièce
        [one] 1 pièce
       *[other] { $coins } pièces
    }, jusqu’à la galerie { $deepest }
pergamon-label-dig =
    Creuser la galerie { $gallery } : { $finds ->
        [0] aucune découverte
        [one] 1 découverte
       *[other] { $finds } découvertes
    } { $coins ->
        [0] gratuitement
        [one] pour 1 pièce
       *[other] pour { $coins } pièces
    }
pergamon-label-lay =
    Placer { $left ->
        [vase] vase
        [jug] jarre
        [mask] masque
       *[bracelet] bracelet
    } { $number } – { $right ->
        [vase] vase
        [jug] jarre
        [mask] masque
       *[bracelet] bracelet
    } { $century } dans la galerie { $gallery }
pergamon-label-join =
    Assembler { $left ->
        [vase] vase
        [jug] jarre
        [mask] masque
       *[bracelet] bracelet
    } { $number } – { $right ->
        [vase] vase
        [jug] jarre
        [mask] masque
       *[bracelet] bracelet
    } { $century }
pergamon-label-discard =
    Défausser { $left ->
        [vase] vase
        [jug] jarre
        [mask] masque
       *[bracelet] bracelet
    } { $number } – { $right ->
        [vase] vase
        [jug] jarre
        [mask] masque
       *[bracelet] bracelet
    } { $century }
pergamon-label-exhibit =
    Exposer en case { $space }{ $polish ->
        [0] { "" }
        [one] , 1 pièce de mise en valeur
       *[other] , { $polish } pièces de mise en valeur
    }{ $broken_up ->
        [no] { "" }
       *[other] , en dispersant { $broken_up }
    }
pergamon-label-store =
    Stocker { $finds ->
        [0] aucune découverte
        [one] 1 découverte
       *[other] { $finds } découvertes
    } : { $coins ->
        [0] gratuit
        [one] 1 pièce
       *[other] { $coins } pièces
    }
pergamon-label-finish = Terminer le tour
# In two or three words, beside a mark on the piece itself
pergamon-short-place = Case { $space }
pergamon-short-dig = Galerie { $gallery }
pergamon-short-discard = Défausser { $number }
pergamon-century =
    { $century ->
        [1] 1er
        [2] 2e
        [3] 3e
        [4] 4e
       *[5] 5e
    } siècle

## What pieces are

pergamon-about-tile =
    Découverte { $tile } : à gauche { $left ->
        [vase] un vase
        [jug] une jarre
        [mask] un masque
       *[bracelet] un bracelet
    }, moitié droite, nombre { $number } ; à droite { $right ->
        [vase] un vase
        [jug] une jarre
        [mask] un masque
       *[bracelet] un bracelet
    }, moitié gauche, { $century ->
        [1] 1er
        [2] 2e
        [3] 3e
        [4] 4e
       *[5] 5e
    } siècle.
pergamon-about-space =
    Case Fonds de recherche { $space } : { $coins ->
        [0] aucune pièce
        [one] 1 pièce
       *[other] { $coins } pièces
    }, { $deepest ->
        [I] creuser la galerie I
       *[other] creuser une galerie de I à { $deepest }
    }.{ $taken ->
        [no] { "" }
       *[yes] { " " }Occupée : { $who }.
    }{ $plan ->
        [no] { "" }
        [0] { " " }Le pilleur de tombe vient ici pour deux bourses.
        [1] { " " }Le pilleur de tombe vient ici pour une bourse et un coffre.
       *[2] { " " }Le pilleur de tombe vient ici pour deux coffres.
    }
pergamon-about-gallery =
    Galerie { $gallery } : toutes ses découvertes { $coins ->
        [0] gratuitement
        [one] pour 1 pièce
       *[other] pour { $coins } pièces
    }. { $count ->
        [0] Elle est vide.
       *[other] Dedans : { $tiles }.
    }
pergamon-about-card =
    Carte Fonds de recherche : { $value ->
        [one] { $value } pièce
       *[other] { $value } pièces
    }
pergamon-about-card-down =
    Carte Fonds de recherche face cachée : { $back ->
        [bag] bourse
       *[chest] coffre
    }, { $back ->
        [bag] 1 à 4 pièces
       *[chest] 5 à 8 pièces
    }
pergamon-about-museum =
    Case d’exposition { $space } : { $points ->
        [0] aucun point
        [one] 1 point
       *[other] { $points } points
    } par évaluation.
pergamon-about-museum-taken =
    Case d’exposition { $space }, { $points ->
        [0] aucun point
        [one] 1 point
       *[other] { $points } points
    } : { $name }, collection { $marker }.
pergamon-about-marker =
    { $name }, collection { $marker } en case { $space }, { $points ->
        [0] aucun point
        [one] 1 point
       *[other] { $points } points
    } par évaluation : { $objects }
pergamon-about-marker-free = { $name } : le jeton { $marker } est libre.
pergamon-about-figure = Le pion de { $name }. De droite à gauche, les pions prennent leurs pièces et jouent.
pergamon-about-raider =
    Le pilleur de tombe a { $coins ->
        [0] aucune pièce
        [one] 1 pièce
       *[other] { $coins } pièces
    }. { $loots ->
        [no] Il pille la galerie la plus chère qu’il peut atteindre et payer.
       *[other] En l’état, il pillera la galerie { $loots }.
    }
pergamon-about-round =
    Après le tour { $round } : évaluation. { $points } points pour { $prize ->
        [vase] le plus ancien vase
        [jug] la plus ancienne jarre
        [mask] le plus ancien masque
       *[bracelet] le plus ancien bracelet
    } ; { $shift ->
        [0] à la fin { $oldest } points pour les trois objets les plus anciens
       *[other] puis tous les jetons descendent de { $shift } cases
    }.
pergamon-about-plain-round = Tour { $round } : pas d’évaluation.
pergamon-about-seen =
    Cartes de { $value } : { $left ->
        [0] toutes les trois vues
        [one] 1 pas encore vue
       *[other] { $left } pas encore vues
    }.
pergamon-about-band =
    Ces cases rapportent { $points ->
        [0] aucun point
        [one] 1 point
       *[other] { $points } points
    } par évaluation.
pergamon-about-coins = Les pièces paient fouilles, mise en valeur et stockage. À la fin, elles ne valent rien.
pergamon-about-tickets = Les tickets d’entrée sont des points de victoire.
pergamon-about-secret-tickets = Les tickets sont des points de victoire ; à cette table, ils restent secrets jusqu’à la fin.
pergamon-about-first = Premier joueur : place le premier pion de ce tour.
pergamon-about-storage = Trois découvertes se stockent gratuitement. Chaque tranche de trois en plus, même entamée, coûte 1 pièce par tour.
pergamon-about-no-storage = Au dernier tour, rien ne se stocke.
pergamon-about-polish = Chaque pièce de mise en valeur ajoute 1 à la valeur, 3 au plus.
pergamon-about-last-polish = Au dernier tour, la mise en valeur n’est pas limitée.
pergamon-about-desk =
    { $name } : { $coins ->
        [0] aucune pièce
        [one] 1 pièce
       *[other] { $coins } pièces
    }, { $tickets ->
        [one] 1 point
       *[other] { $tickets } points
    }, { $finds ->
        [0] aucune découverte
        [one] 1 découverte
       *[other] { $finds } découvertes
    }, { $collections ->
        [0] aucune collection exposée
        [one] 1 collection exposée
       *[other] { $collections } collections exposées
    }

## What happened

pergamon-told-first =
    { $you ->
        [yes] êtes
       *[no] est
    } premier joueur
pergamon-told-lay =
    { $you ->
        [yes] placez
       *[no] place
    } { $left ->
        [vase] vase
        [jug] jarre
        [mask] masque
       *[bracelet] bracelet
    } { $number } – { $right ->
        [vase] vase
        [jug] jarre
        [mask] masque
       *[bracelet] bracelet
    } { $century } dans la galerie { $gallery }
pergamon-told-draw =
    Une carte Fonds de recherche est piochée : { $back ->
        [bag] bourse
       *[chest] coffre
    }
pergamon-told-reveal = La carte apporte { $coins ->
    [one] 1 pièce
   *[other] { $coins } pièces
}
pergamon-told-place =
    { $you ->
        [yes] vous placez
       *[no] se place
    } en case { $space } : { $coins ->
        [0] aucune pièce
        [one] 1 pièce
       *[other] { $coins } pièces
    }, jusqu’à { $deepest }
pergamon-told-raider-place = Le pilleur de tombe va en case { $space }
pergamon-told-grant =
    { $you ->
        [yes] recevez
       *[no] reçoit
    } { $coins ->
        [0] aucune pièce
        [one] 1 pièce
       *[other] { $coins } pièces
    }
pergamon-told-raider-grant =
    Le pilleur de tombe prend { $coins ->
        [0] aucune pièce
        [one] 1 pièce
       *[other] { $coins } pièces
    }
pergamon-told-dig =
    { $you ->
        [yes] creusez
       *[no] creuse
    } la galerie { $gallery } { $coins ->
        [0] gratuitement
        [one] pour 1 pièce
       *[other] pour { $coins } pièces
    } : { $finds ->
        [0] aucune découverte
        [one] 1 découverte
       *[other] { $finds } découvertes
    }
pergamon-told-no-dig = ne { $you ->
        [yes] creusez
       *[no] creuse
    } pas
pergamon-told-cannot-dig =
    { $gallery ->
        [none] ne { $you ->
            [yes] pouvez
           *[no] peut
        } pas creuser : aucune découverte jusqu’à la galerie { $deepest }
       *[other] { $you ->
            [yes] avez
           *[no] a
        } { $coins ->
            [0] 0 pièce
            [one] 1 pièce
           *[other] { $coins } pièces
        } et ne { $you ->
            [yes] pouvez
           *[no] peut
        } pas creuser : la galerie { $gallery }, la plus proche avec des découvertes, coûte { $price }
    }{ $over ->
        [yes] . Le tour est passé
       *[no] { "" }
    }
pergamon-told-loot =
    Le pilleur de tombe pille la galerie { $gallery } : { $finds ->
        [0] aucune découverte
        [one] 1 découverte
       *[other] { $finds } découvertes
    } en moins
pergamon-told-break-up =
    { $you ->
        [yes] dispersez
       *[no] disperse
    } la collection { $marker } de la case { $space }
pergamon-told-exhibit =
    { $you ->
        [yes] exposez
       *[no] expose
    } { $objects ->
        [one] 1 objet
       *[other] { $objects } objets
    } avec { $marker } en case { $space }{ $polish ->
        [0] { "" }
        [one] { " " }(1 pièce de mise en valeur)
       *[other] { " " }({ $polish } pièces de mise en valeur)
    } et { $you ->
        [yes] recevez
       *[no] reçoit
    } 1 point
pergamon-told-falls = L’intérêt baisse : { $moves }
pergamon-told-leave =
    { $you ->
        [yes] reprenez
       *[no] reprend
    } le jeton { $marker } ; la collection est dispersée
pergamon-told-discard =
    { $you ->
        [yes] défaussez
       *[no] défausse
    } { $left ->
        [vase] vase
        [jug] jarre
        [mask] masque
       *[bracelet] bracelet
    } { $number } – { $right ->
        [vase] vase
        [jug] jarre
        [mask] masque
       *[bracelet] bracelet
    } { $century }
pergamon-told-store =
    { $you ->
        [yes] stockez
       *[no] stocke
    } { $finds ->
        [0] aucune découverte
        [one] 1 découverte
       *[other] { $finds } découvertes
    } { $coins ->
        [0] gratuitement
        [one] pour 1 pièce
       *[other] pour { $coins } pièces
    }
pergamon-told-evaluation = Évaluation après le tour { $round }
pergamon-told-earns =
    { $you ->
        [yes] recevez
       *[no] reçoit
    } { $points ->
        [0] aucun point
        [one] 1 point
       *[other] { $points } points
    } pour { $collections ->
        [one] 1 collection
       *[other] { $collections } collections
    }
pergamon-told-prize =
    { $you ->
        [yes] montrez
       *[no] montre
    } { $thing ->
        [vase] le plus ancien vase
        [jug] la plus ancienne jarre
        [mask] le plus ancien masque
       *[bracelet] le plus ancien bracelet
    }, de l’an { $year } : { $points ->
        [0] aucun point
        [one] 1 point
       *[other] { $points } points
    }
pergamon-told-oldest =
    { $you ->
        [yes] montrez
       *[no] montre
    } { $rank ->
        [1] l’objet le plus ancien
        [2] le deuxième objet le plus ancien
       *[3] le troisième objet le plus ancien
    }, { $thing ->
        [vase] un vase
        [jug] une jarre
        [mask] un masque
       *[bracelet] un bracelet
    } de { $year } : { $points ->
        [0] aucun point
        [one] 1 point
       *[other] { $points } points
    }
pergamon-told-no-prize =
    Personne ne montre { $thing ->
        [vase] de vase
        [jug] de jarre
        [mask] de masque
       *[bracelet] de bracelet
    } : pas de récompense
pergamon-told-round = Le tour { $round } commence
pergamon-told-over =
    La partie est finie : { $points ->
        [0] aucun point
        [one] 1 point
       *[other] { $points } points
    }
pergamon-told-wins =
    { $you ->
        [yes] gagnez
       *[no] gagne
    } avec { $points ->
        [0] aucun point
        [one] 1 point
       *[other] { $points } points
    }

## Sous une phrase sur ce qui vient d’arriver : pourquoi, avec quel effet, et la suite

pergamon-aside-both = { $one } { $other }
pergamon-aside-coins =
    { $coins ->
        [0] aucune pièce
        [one] 1 pièce
       *[other] { $coins } pièces
    }
pergamon-aside-coins-between = { $least } à { $most } pièces
pergamon-aside-place =
    Ordre du tour : { $before ->
        [0] en premier pour l’instant
       *[other] après { $names }
    }. { $coins }.
pergamon-aside-pot = Pour ce tour : { $coins }.
pergamon-aside-grant =
    { $why ->
        [last] En dernier : tout ce qui reste.
        [short] La case { $space } demande { $asked }, mais il ne reste pas plus.
       *[asked] La case { $space } demande { $asked } ; { $left } à partager encore.
    }
pergamon-aside-found =
    Trouvé : { $finds }. Il reste { $coins ->
        [0] 0 pièce
        [one] 1 pièce
       *[other] { $coins } pièces
    }.
pergamon-aside-loot = Hors jeu : { $finds }.
pergamon-aside-break-up = Cela fait de la place pour une nouvelle collection. Les anciennes découvertes quittent la partie.
pergamon-aside-exhibit =
    La rangée vaut { $value }{ $polish ->
        [0] { "" }
       *[other] { " " }+ { $polish }
    } : { $points ->
        [one] 1 point
       *[other] { $points } points
    } à chaque évaluation.
pergamon-aside-push =
    { $count ->
        [one] Il laisse
       *[other] Ils laissent
    } la place à la nouvelle collection.
pergamon-aside-leave = Son jeton est descendu sous la case 1.
pergamon-aside-discard = Elle quitte la partie.
pergamon-aside-left =
    Il reste { $coins ->
        [0] 0 pièce
        [one] 1 pièce
       *[other] { $coins } pièces
    }.
pergamon-aside-gains =
    { $before } → { $after ->
        [one] { $after } point
       *[other] { $after } points
    }.
pergamon-aside-next-marker =
    Ensuite : { $you ->
        [yes] vous
       *[no] { $name }
    }, case { $space }.
pergamon-aside-next-prize =
    Ensuite : récompense pour { $thing ->
        [vase] le plus ancien vase
        [jug] la plus ancienne jarre
        [mask] le plus ancien masque
       *[bracelet] le plus ancien bracelet
    }.
pergamon-aside-next-fall = Ensuite : l’intérêt baisse de { $spaces }.
pergamon-aside-falls =
    { $spaces ->
        [one] Tous les jetons descendent d’une case.
       *[other] Tous les jetons descendent de { $spaces } cases.
    }
pergamon-aside-round =
    { $you ->
        [yes] Vous vous placez en premier.
       *[no] { $name } se place en premier.
    }

## Points by source

pergamon-finest =
    { $mine ->
        [yes] Votre plus belle collection
       *[no] La plus belle collection ({ $name })
    }
pergamon-source-exhibiting = Expositions
pergamon-source-evaluations = Évaluations
pergamon-source-prizes = Récompenses
pergamon-source-oldest = Objets les plus anciens
pergamon-remark-exhibiting = { $most ->
    [yes] A gagné plus que les autres en exposant : { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[no] Doit le plus à ses expositions : { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
pergamon-remark-evaluations = { $most ->
    [yes] A attiré le plus de visiteurs : { $points ->
        [one] 1 point
       *[other] { $points } points
    } aux évaluations.
   *[no] A vécu des évaluations : { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
pergamon-remark-prizes = { $most ->
    [yes] A remporté le plus de récompenses : { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[no] Doit le plus aux récompenses : { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
pergamon-remark-oldest = { $most ->
    [yes] A montré les objets les plus anciens : { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[no] Doit le plus aux objets les plus anciens : { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}

## The table as one works on it

pergamon-points-word =
    { $points ->
        [one] point
       *[other] points
    }
pergamon-you = Vous
pergamon-still = encore dans la pile
pergamon-next-evaluation =
    Prochaine évaluation après le tour { $round } : récompense pour { $prize ->
        [vase] le plus ancien vase
        [jug] la plus ancienne jarre
        [mask] le plus ancien masque
       *[bracelet] le plus ancien bracelet
    }
pergamon-shares = Partage des pièces
pergamon-share = { $least } à { $most }
pergamon-all-left = tout le reste
pergamon-acts-first = La case 1 joue en premier
pergamon-fall-by-one =
    { $count ->
        [one] 1 jeton descend d’une case
       *[other] { $count } jetons descendent d’une case
    }
pergamon-to-come = à venir
pergamon-blocked-too-deep = trop profond depuis la case { $space }
pergamon-blocked-too-dear =
    coûte { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
pergamon-first-short = premier
pergamon-my-finds = Mes découvertes
pergamon-nothing-here = Rien ici.
pergamon-free-storage = { $finds } découvertes se stockent gratuitement.
pergamon-room-for =
    { $marker ->
        [I] Place pour une collection
        [II] Place pour une deuxième collection
       *[III] Place pour une troisième collection
    }
pergamon-bench = Établi
pergamon-bench-how = cliquez pour reprendre une découverte, glissez pour la déplacer
pergamon-worth = de valeur
pergamon-to-add = À ajouter
pergamon-choose-room = Tous vos jetons sont au musée : choisissez une collection à disperser.
pergamon-break-up = Disperser la collection { $marker } de la case { $space } pour faire de la place
pergamon-label-take-out =
    Reprendre { $left ->
        [vase] vase
        [jug] jarre
        [mask] masque
       *[bracelet] bracelet
    } { $number } – { $right ->
        [vase] vase
        [jug] jarre
        [mask] masque
       *[bracelet] bracelet
    } { $century }
pergamon-polish-name = Mise en valeur
pergamon-polish-less = Moins de mise en valeur
pergamon-polish-more = Plus de mise en valeur
pergamon-a-space = la case
pergamon-confirm-place = Se placer en case { $space }
pergamon-confirm-dig =
    { $coins ->
        [one] Creuser pour 1 pièce
       *[other] Creuser pour { $coins } pièces
    }
pergamon-confirm-discard = Défausser
pergamon-decline-store =
    { $coins ->
        [0] Stocker : gratuit
        [one] Stocker : 1 pièce
       *[other] Stocker : { $coins } pièces
    }
pergamon-confirm-store =
    { $finds ->
        [one] Stocker 1 découverte
       *[other] Stocker { $finds } découvertes
    }

## An evaluation

pergamon-stage-points = Points
pergamon-stage-prize =
    Récompense : { $prize ->
        [vase] plus ancien vase
        [jug] plus ancienne jarre
        [mask] plus ancien masque
       *[bracelet] plus ancien bracelet
    }
pergamon-stage-falls = L’intérêt baisse de { $spaces }
pergamon-stage-round = Tour { $round }
pergamon-axis = Tour
pergamon-stage-end = Fin de la partie
pergamon-evaluation-how = Chaque jeton rapporte ce que paie son étage, en montant depuis la porte.
pergamon-marker-of = Jeton { $nth } sur { $all }
pergamon-collection-of = { $name } : collection { $marker }
pergamon-earns =
    sur la case { $space } : { $points ->
        [one] 1 point
       *[other] { $points } points
    }
pergamon-told-counted =
    { $you ->
        [yes] montrez
       *[no] montre
    } la collection { $marker } sur la case { $space } : { $points ->
        [one] 1 point
       *[other] { $points } points
    }

## Pourquoi une action de Pergamon est refusée ; les joueurs ont leur nom

pergamon-refused-now =
    { $phase ->
        [start] On désigne le premier joueur.
        [finds] On retourne les découvertes.
        [sorting] { $player } dispose les découvertes.
        [funds] On pioche les cartes Fonds de recherche.
        [placing] { $player } place un pion.
        [grants] On retourne les cartes Fonds de recherche.
        [dig] { $player } choisit où creuser.
        [exhibit] { $player } assemble ses découvertes.
       *[store] { $player } stocke ses découvertes.
    }
pergamon-refused-gallery =
    { $gallery ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[5] V
    }
pergamon-refused-deepest =
    { $deepest ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[5] V
    }
pergamon-refused-coins =
    { $coins ->
        [one] 1 pièce
       *[other] { $coins } pièces
    }
pergamon-refused-had-coins =
    { $had ->
        [0] 0 pièce
        [one] 1 pièce
       *[other] { $had } pièces
    }
pergamon-refused-limit-coins =
    { $limit ->
        [0] 0 pièce
        [one] 1 pièce
       *[other] { $limit } pièces
    }
pergamon-refused-left =
    { $left ->
        [vase] d’un vase
        [jug] d’une jarre
        [mask] d’un masque
       *[bracelet] d’un bracelet
    }
pergamon-refused-right =
    { $right ->
        [vase] d’un vase
        [jug] d’une jarre
        [mask] d’un masque
       *[bracelet] d’un bracelet
    }

pergamon-refusal-game-over = La partie est terminée.
pergamon-refusal-first-player-known = Le premier joueur est désigné une seule fois, avant le premier tour. { pergamon-refused-now }
pergamon-refusal-finds-turned-up = Les découvertes sont retournées au début d’un tour. { pergamon-refused-now }
pergamon-refusal-no-sorting = Les découvertes ne sont triées que dans la variante 2, avant de piocher les cartes Fonds de recherche. { pergamon-refused-now }
pergamon-refusal-cards-drawn = Les cartes Fonds de recherche sont piochées avant de placer les pions. { pergamon-refused-now }
pergamon-refusal-figures-placed = Les pions sont placés avant de retourner les cartes Fonds de recherche. { pergamon-refused-now }
pergamon-refusal-cards-turned-over = Les cartes Fonds de recherche sont retournées quand tous les pions sont placés. { pergamon-refused-now }
pergamon-refusal-no-time-to-dig = Vous creusez une seule fois, quand vous commencez à jouer. { pergamon-refused-now }
pergamon-refusal-no-time-to-exhibit = Les découvertes sont assemblées et exposées après avoir creusé et avant de stocker. { pergamon-refused-now }
pergamon-refusal-no-time-to-store = Les découvertes sont stockées ou défaussées quand vous finissez de jouer. { pergamon-refused-now }
pergamon-refusal-no-such-seat =
    { $players ->
        [one] Il n’y a que 1 joueur à cette table.
       *[other] Il n’y a que { $players } joueurs à cette table.
    }
pergamon-refusal-seen-before = La découverte { $tile } a déjà été retournée.
pergamon-refusal-not-youngest = Les découvertes les plus récentes d’abord : la découverte { $tile } n’en fait pas partie.
pergamon-refusal-no-such-back =
    { $back ->
        [bag] Il ne reste aucune carte avec une bourse.
       *[chest] Il ne reste aucune carte avec un coffre.
    }
pergamon-refusal-other-back =
    { $back ->
        [bag] Cette carte a une bourse au dos : elle vaut de 1 à 4 pièces.
       *[chest] Cette carte a un coffre au dos : elle vaut de 5 à 8 pièces.
    }
pergamon-refusal-value-used-up = Toutes les cartes de { pergamon-refused-coins } ont été retournées.
pergamon-refusal-space-taken =
    { $by ->
        [raider] Le pilleur de tombe occupe déjà la case { $space }.
       *[player] La case { $space } est déjà occupée par { $player }.
    }
pergamon-refusal-too-deep = Depuis la case { $space }, vous pouvez creuser jusqu’à la galerie { pergamon-refused-deepest }, pas plus bas.
pergamon-refusal-gallery-empty = La galerie { pergamon-refused-gallery } est vide.
pergamon-refusal-too-dear = La galerie { pergamon-refused-gallery } coûte { pergamon-refused-coins }, et { $player } en a { $had }.
pergamon-refusal-in-the-row = La découverte { $tile } est déjà dans la rangée.
pergamon-refusal-not-a-find = { $player } n’a pas la découverte { $tile }.
pergamon-refusal-does-not-fit = Les moitiés ne correspondent pas : la rangée finit par la moitié { pergamon-refused-right }, et la découverte { $tile } commence par la moitié { pergamon-refused-left }.
pergamon-refusal-nothing-fits = La découverte { $tile } finit par la moitié { pergamon-refused-right }, et { $player } n’a aucune découverte avec l’autre moitié.
pergamon-refusal-no-object = Une collection demande au moins deux découvertes qui forment un objet.
pergamon-refusal-room-left = Vous ne dispersez une collection que si vos trois jetons sont au musée.
pergamon-refusal-no-room = Les trois jetons de { $player } sont au musée. Choisissez une collection à disperser.
pergamon-refusal-polish-too-dear = { $player } n’a que { pergamon-refused-had-coins } pour mettre en valeur.
pergamon-refusal-polish-limited = Avant le dernier tour, vous pouvez mettre en valeur avec { pergamon-refused-limit-coins } au plus.
pergamon-refusal-above-top-space = La rangée vaut { $value } et la case { $top } est la plus haute : vous pouvez mettre en valeur avec { pergamon-refused-limit-coins } au plus.
pergamon-refusal-row-begun = Vous avez commencé une rangée. Exposez-la d’abord, ou annulez.
pergamon-refusal-nothing-stored = Au dernier tour, rien n’est stocké ni défaussé. Finissez de jouer à la place.
pergamon-refusal-storing-due = À ce tour, il faut d’abord stocker. Stockez vos découvertes.
pergamon-refusal-fee-too-high = Stocker { $finds } découvertes coûte { pergamon-refused-coins }, et { $player } en a { $had }. Défaussez-en d’abord.

## Pourquoi une position est impossible, selon src/digsite/study/setups/reasons.py ; $fact est le nom dans le texte
pergamon-position-unknown-tile = « { $fact } » : { $found } n’est pas une découverte. Écrivez 1 à { $most }, ou par exemple "vase jug 4".
pergamon-position-several-tiles = « { $fact } » : { $found } désigne plusieurs découvertes. Choisissez parmi { $numbers }.
pergamon-position-tile-elsewhere = « { $fact } » : la découverte { $tile } est déjà ailleurs.
pergamon-position-halves-differ = « { $fact } » : la découverte { $tile } et la suivante ne correspondent pas.
pergamon-position-unknown-funds-card = « { $fact } » : { $found } n’est ni "bag", ni "chest", ni une valeur de 1 à { $most }.
pergamon-position-cards-face-down = « { $fact } » : tant qu’on place les pions, les cartes sont face cachée. Écrivez "bag" ou "chest" pour chacune.
pergamon-position-cards-face-up = « { $fact } » : pendant les tours des joueurs, les cartes sont face visible. Écrivez deux valeurs.
pergamon-position-cards-spent = « { $fact } » : avant le tour { $round }, { $due } cartes ont servi.
pergamon-position-copies-spent = « { $fact } » : il n’y a que { $copies } cartes de valeur { $value }.
pergamon-position-too-many-coins = Les cartes ont apporté { $brought } pièces, mais { $held } sont sur la table.
pergamon-position-raider = « { $fact } » : le pilleur de tombe est sur la piste à 1 ou { $most } joueurs, et seulement alors.
pergamon-position-order = « { $fact } » nomme une fois chacun des { $players } joueurs, le premier joueur d’abord.
pergamon-position-row-too-early = « { $fact } » : on assemble des découvertes quand le jeu attend "exhibit".
pergamon-position-no-space = « { $fact } » : quand les joueurs jouent, chacun est sur une case Fonds de recherche.
pergamon-position-nothing-to-decide = « { $fact } » : le joueur { $player } n’a rien à y décider.

## Ce qui parle pour une action, ou contre elle
pergamon-reason-tiles = de découvertes faites à ce tour
pergamon-reason-coins = de pièces à la fin du tour
pergamon-reason-points_at_evaluation = de points à la prochaine évaluation
pergamon-reason-pushed_out = de voir une collection repoussée dehors avant la prochaine évaluation
pergamon-reason-tiles_in_hand = de découvertes gardées pour le tour suivant
pergamon-reason-goes_first = de commencer le tour suivant
pergamon-reason-points_after = de points après la prochaine évaluation
pergamon-measure-tiles = découvertes
pergamon-measure-coins = pièces restantes
pergamon-measure-points_at_evaluation = points à l’évaluation
pergamon-measure-pushed_out = risque d’être repoussée
pergamon-measure-tiles_in_hand = découvertes gardées
pergamon-measure-goes_first = commence le tour suivant
pergamon-measure-points_after = points après l’évaluation

## Le sujet d’un défi
pergamon-theme-funds = Fonds de recherche
pergamon-theme-dig = Où creuser
pergamon-theme-row = Assembler
pergamon-theme-exhibit = Exposer
pergamon-theme-polish = Mise en valeur
pergamon-theme-push_down = Faire descendre les autres
pergamon-theme-break_up = Disperser une collection
pergamon-theme-storage = Stocker
pergamon-theme-last_round = Dernier tour
