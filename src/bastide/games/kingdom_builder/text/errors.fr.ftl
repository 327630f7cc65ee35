## Options

error-bad-word = L’option { $option } n’admet pas « { $word } » ; elle admet random ou certains de { $choices-all }.
error-so-many-names = L’option { $option } admet random, ou { $number } noms différents dont chacun peut être random, pas « { $value } ».
error-some-names = L’option { $option } admet random ou quelques noms différents, pas « { $value } ».
error-cannot-start = Joueur { $number } ne peut pas commencer : on joue à { $players }.

## Component files

error-quadrant-missing = Les données des composants n’ont pas de quadrant { $quadrants }.
error-same-id-twice = { $where } a deux fois la même id : { $id }
error-gold-amounts = cards.scoring : { $card } n’a pas le bon nombre de montants d’or
error-quadrant-row = la rangée { $row } du quadrant { $quadrant } doit avoir { $length } lettres parmi { $letters }
error-special-at-border = le quadrant { $quadrant } a un lieu ou un château au bord, en { $row }.{ $column }
error-specials-too-close = le quadrant { $quadrant } a deux lieux ou châteaux à moins de trois pas, en { $one } et { $other }
error-too-little-room = { $players } personnes avec { $settlements } cités chacune ont besoin de { $needed } cases à bâtir, et les { $quadrants } quadrants les plus pauvres en ont { $room }

## Positions

error-no-such-hex = « { $hex } » n’est pas une case ; les cases s’appellent rangée.colonne, de 0.0 à { $last }.{ $last }.
error-four-quadrants = Le plateau demande quatre quadrants différents de la boîte, pas { $quadrants }.
error-no-move = C’est à Joueur { $number }, qui n’a pourtant aucun coup : ce qui est commencé ne peut pas être fini.
error-two-settlements = Deux cités se trouvent en { $hex } (KB-11).
error-no-settlement-there = Aucune cité ne peut se trouver en { $hex } (KB-10).
error-settlements-count = Joueur { $number } a { $settled } cités sur le plateau et doit en avoir { $left } en réserve, { $all } en tout (KB-1).
error-no-such-location = { $hex } n’est pas un lieu de ce plateau ; ses lieux sont { $locations }.
error-tile-never-taken = Joueur { $number } a une plaquette jamais prise (KB-28).
error-gained-never-taken = Joueur { $number } ne peut pas avoir reçu la plaquette de { $hex }, jamais prise (KB-28).
error-tile-without-neighbour = Joueur { $number } a la plaquette de { $hex } mais aucune cité à côté (KB-31).
error-tiles-count = Les plaquettes de { $hex } ne tombent pas juste : il doit en rester { $left } (KB-3).
error-last-round = C’est la dernière manche si et seulement si quelqu’un a construit sa dernière cité (KB-47).
error-more-uses = Joueur { $number } ne peut pas avoir plus d’utilisations que de plaquettes { $tile } (KB-21).
error-builds-owed = Il peut rester { $most } constructions au plus, et aucune sans carte (KB-9).
error-begun-or-not = Le champ « begun » ne convient pas à { $owed } constructions restantes (KB-9).
error-card-not-replaced = Aucune case { $terrain } n’est libre : la carte doit avoir été remplacée par une autre (KB-16).
error-tile-not-in-use = { $tile } ne peut pas être en cours d’utilisation (KB-21, KB-22).
error-nothing-lifted = Aucune plaquette ne peut être en train de déplacer une cité de { $hex } (KB-46).
error-card-not-open = C’est à Joueur { $number } : sa carte est visible, et sa main est vide (KB-8).
error-cards-count = Les cartes { $terrain } ne tombent pas juste : il doit y en avoir { $left } dans la pioche (KB-5).
error-card-missing = Joueur { $number } doit avoir une carte de terrain (KB-5).
error-water-without-harbor = Joueur { $number } n’a jamais eu de Port et ne peut pas avoir de cité en { $hex }, qui est de l’eau (KB-42).
error-lost-without-moving = Joueur { $number } n’a jamais eu de plaquette qui déplace des cités et ne peut pas avoir perdu la plaquette de { $hex } (KB-31).
error-emptied-before-turn = Joueur { $number } a construit sa dernière cité, mais son dernier tour est encore à venir (KB-48).
error-more-owed-than-left = Il reste { $left } cités à Joueur { $number }, qui ne peut pas avoir { $owed } constructions à faire (KB-15).
error-built-and-gone = Joueur { $number } a construit pendant ce tour mais n’a aucune cité sur le plateau (KB-9).
error-gained-by-nothing = Joueur { $number } ne peut pas avoir reçu autant de plaquettes pendant ce tour : chacune vient d’une construction ou d’un déplacement (KB-26).
error-no-card-in-play = Joueur { $number } doit avoir une carte de terrain en jeu : il reste des cartes à piocher (KB-8, KB-20).
error-card-after-last-turn = Joueur { $number } a joué son dernier tour et n’a pas pioché ensuite (KB-48).
error-unknown-cards = { $left } cartes de terrain ne sont ni indiquées ni dans la pioche, mais { $unknown } mains sont inconnues (KB-5).
error-not-as-chosen = La position ne correspond pas à son option { $option }={ $value } (KB-68).
