### Le plateau dessiné de Kingdom Builder dans le navigateur. Les mots du jeu lui-même viennent du serveur.

board-grid = Plateau de 20 rangées de 20 cases
board-keys = Les flèches vont de case en case, N et P à la case possible suivante et à la précédente, Entrée choisit, I explique, plus et moins règlent le zoom.
board-location = { $left ->
    [0] { $name }, plus de plaquette
    [one] { $name }, encore { $left } plaquette
   *[other] { $name }, encore { $left } plaquettes
}
board-settled = cité de { $player }
board-lifted = soulevée
board-prospect-gold = { $gold } or
board-prospect-gain = Gagne { $name }
board-prospect-loss = Perd { $name }
board-tile = { $held ->
    [1] { $ready ->
        [0] { $name }, pas encore disponible
       *[other] { $name }, disponible
    }
   *[other] { $name }, { $ready } sur { $held } disponibles
}
board-own-card = Ta prochaine carte
board-gold = { $gold ->
    [one] { $card } : { $gold } pièce d’or
   *[other] { $card } : { $gold } pièces d’or
}
board-supply = { $supply ->
    [one] { $supply } cité dans la réserve
   *[other] { $supply } cités dans la réserve
}
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-zoom-all = Montrer tout le plateau
board-hidden-card = Carte de terrain cachée
board-editor-map = { $pointer ->
    [touch] Touche une case pour poser ou retirer une cité, ou un lieu pour prendre sa plaquette.
   *[mouse] Clique sur une case pour poser ou retirer une cité, ou sur un lieu pour prendre sa plaquette.
}
board-editor-boards = Quadrants et cartes de décompte
board-editor-quadrant = Quadrant, { $place }
board-editor-rotate = Tourner le quadrant, { $place }

board-castle-help = 3 pièces d’or pour chaque château à côté d’au moins une de tes cités.
board-water-help = Seul le Port permet d’aller sur l’eau.
board-mountain-help = Personne ne peut construire sur les montagnes.
board-location-help = Construis à côté de ce lieu pour prendre une de ses plaquettes.
board-location-had = Tu as déjà eu ta plaquette d’ici.
board-card-help = Construis 3 cités sur ce terrain ({ $terrain }), à côté des tiennes si possible.
board-next-card-help = Tu la joues à ton prochain tour. Les autres ne la voient pas.
board-supply-help = Quand quelqu’un a construit sa dernière cité, la partie se termine avec ce tour de table.
board-last-round-help = Quelqu’un a construit sa dernière cité. La partie se termine quand tout le monde a eu le même nombre de tours.
board-draw-pile-help = À la fin de ton tour, tu pioches ici ta prochaine carte de terrain.
board-discards-help = Quand la pioche est vide, la défausse est mélangée et devient la nouvelle pioche.
board-removed-help = Elle a quitté la partie car aucune case de son terrain n’était libre.
board-hidden-card-help = La prochaine carte de cette personne. Elle seule la voit.
