### Le tutoriel de Feuville

tutorial-welcome = Bienvenue à Feuville ! Tu construis une ville de murs, de tours et de ciels, et les édits royaux la récompensent par des points de gloire. Mais un dragon rôde au-dessus des toits… Sur le plateau, six personnages ont chacun une colonne avec un mur, une tour, un ciel et un édit.
tutorial-dice = À ton tour, tu lances deux dés. Chacun correspond au personnage de son numéro : le 2 au voleur, le 4 à l’architecte. Avec un dé, tu prends une tuile ou l’édit de cette colonne, ou tu utilises le pouvoir du personnage. Prends d’abord la tour du voleur.
tutorial-build = Une colonne se construit de bas en haut : mur, tour, ciel. Ta tuile départ est le premier mur. Pose donc la tour dessus.
tutorial-sky = Ton deuxième dé correspond à l’architecte. Prends-y le ciel ; je le pose sur ta tour. Retiens ses deux nuages : tu en auras besoin.
tutorial-end = Mur, tour et ciel : ta première colonne est complète. Les deux dés sont utilisés, termine donc ton tour.
tutorial-decree = Ta voisine a construit deux murs. Tu as lancé un 1 et un 5. Le saltimbanque a justement le bon édit : le petit quartier récompense une colonne complète.
tutorial-evaluate = Un édit se valide aussitôt ou se garde pour plus tard. Celui-ci est prêt : 5 points de gloire pour ta colonne. On pose de l’herbe dessous, pour montrer qu’elle a compté comme quartier.
tutorial-skill = Le 5 correspond au maire. Cette fois, utilise un pouvoir au lieu de la colonne : le sien te laisse prendre n’importe quel édit étalé.
tutorial-store = J’ai choisi Garde de la ville ×3 : 3 points de gloire par garde dans ta ville. Pour l’instant tu en as un, il vaut donc mieux attendre. Pose l’édit sur un des deux emplacements de ton tableau. Ensuite, je termine ton tour.
tutorial-dragon = Un double a réveillé le dragon ! Tout le monde compare ses nuages à ses colonnes. Tu avais une colonne et deux nuages : il ne s’est rien passé. Ta voisine avait trois colonnes et aucun nuage, et ses murs sont partis en fumée. Les ruines ne comptent pour aucun édit tant qu’elles ne sont pas retournées : par le magicien, par le lutin dans son rôle, ou quand tu construis des nuages et en as plus que de colonnes intactes.
tutorial-wall = Tu as lancé un 3 et un 6. L’aubergiste a un mur avec un garde. Prends-le ; je le pose au bout droit de ta ville, qui peut devenir aussi large que tu veux.
tutorial-guards = Il y a maintenant deux gardes dans ta ville, un sur la tour et un sur le nouveau mur. À ton tour, tu peux construire les tuiles en réserve et valider des édits quand tu veux, sans dé. Valide le tien !
tutorial-fairy = 6 points de gloire ! Il reste un dé. Un dé de n’importe quelle face peut rendre visite à la fée, une fois par tour. Des trois pouvoirs magiques visibles, je choisis pour toi les 4 points de gloire.
tutorial-goal = La fin arrive quand la rangée des édits ne peut plus être complétée. Qui a alors validé le moins d’édits reçoit 7 points de gloire par la grâce du roi. Deux choses à essayer : les deux dés ensemble envoient le lutin chez n’importe quel personnage, et une fois par partie tu peux faire le décompte de la ville. À toi de bâtir ta ville !
