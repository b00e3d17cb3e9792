import type { CalendarMonth } from './types.ts'

export const JULY_TO_DECEMBER: readonly CalendarMonth[] = [
  {
    month: 7,
    title: 'Petites bêtes et grands jeux',
    intro:
      'La chaleur impose son rythme : dehors tôt, à l’ombre ensuite. Le sol grouille, et il est à la bonne hauteur.',
    ideas: [
      {
        title: 'L’hôtel à insectes',
        text: 'Une caisse, des tiges creuses, de l’écorce, des cocottes, dans un coin tranquille. On n’attend pas les clients devant la porte : on repasse tous les jours, une minute, sans toucher.',
        themes: ['insectes-et-vers', 'cabanes-et-constructions'],
      },
      {
        title: 'Des pistes dans le sable',
        text: 'Avant l’arrivée du groupe, ratissez le sable. Qui laisse quelle trace : le pied nu, la roue, la grosse roche qui roule? Une adulte essaie de deviner, et les enfants triomphent.',
        themes: ['animaux-et-traces', 'mouvement-et-defis'],
      },
      {
        title: 'Le théâtre d’ombres',
        text: 'Sous la bâche, un drap et le soleil derrière. Les branches deviennent des géants, les mains des oiseaux. L’histoire se dicte d’abord, ou elle s’invente en jouant.',
        themes: ['lumiere-et-ombre', 'contes-et-lettres'],
      },
      {
        title: 'Peindre l’asphalte à l’eau',
        text: 'De gros pinceaux, une chaudière, un trottoir à l’ombre. Le dessin disparaît sans qu’on l’efface : où est-il allé? On recommence dix fois, et c’est tant mieux.',
        themes: ['eau-neige-et-glace', 'couleurs-et-textures'],
      },
    ],
    gear: ['Gourdes', 'Vaporisateur d’eau', 'Rechange léger', 'Drap et bâche'],
    vigilance:
      'Consultez l’humidex et suivez la politique de chaleur de votre milieu : les moins de 5 ans y sont parmi les plus vulnérables. Ombre, eau sur la peau, efforts tôt le matin. Les gourdes ont un couvercle, à cause des guêpes. Jamais un enfant seul dans un véhicule, même une minute.',
  },
  {
    month: 8,
    title: 'Récolter et goûter',
    intro:
      'Bleuets, tomates, fines herbes : le potager se mange. Les grands partent bientôt, et l’on prend le temps de se souvenir.',
    ideas: [
      {
        title: 'La collation du potager',
        text: 'Chacun cueille une chose, on lave ensemble, on coupe, on goûte. On dit ce qui croque, ce qui pique, ce qu’on n’aime pas encore. Les tomates cerises se coupent en quatre.',
        themes: ['jardin-et-recolte', 'cuisine-et-saveurs'],
      },
      {
        title: 'Lire les nuages',
        text: 'Couchés sur une couverture, à l’ombre, chacun dit ce qu’il voit. Le nuage change avant la fin de la phrase. Personne n’a tort, et le silence finit par s’installer.',
        themes: ['vent-et-ciel'],
      },
      {
        title: 'Deux bassins d’eau',
        text: 'Le même bassin au soleil et à l’ombre. Où l’eau sera-t-elle la plus chaude après la collation? On parie avec une roche, on trempe le doigt, on vide les deux en partant.',
        themes: ['eau-neige-et-glace', 'lumiere-et-ombre'],
      },
      {
        title: 'L’album de l’été',
        text: 'Dix photos de lieux, sans visages, et les enfants dictent ce qui s’y est passé. L’album reste au vestiaire : les nouveaux de septembre y découvrent leur cour.',
        themes: ['contes-et-lettres', 'saisons-et-fetes'],
      },
    ],
    gear: ['Paniers', 'Chapeaux', 'Couverture', 'Eau pour laver la récolte'],
    vigilance:
      'La chaleur reste la première préoccupation : suivez la politique de votre milieu. Les guêpes cherchent le sucre : mangez tôt, essuyez les bouches, éloignez-vous des poubelles. Avant toute dégustation, relisez la liste des allergies. Rien de la nature ne se mange; au potager, on demande avant de goûter.',
  },
  {
    month: 9,
    title: 'On fait connaissance avec notre coin',
    intro:
      'La rentrée : de nouveaux visages, les mêmes arbres. Trois semaines pour les limites, le signal et les rituels, et le reste de l’année en profite.',
    ideas: [
      {
        title: 'La marche des limites',
        text: 'Chaque jour, on fait le tour du territoire en touchant les repères. On invente un geste pour chacun. Puis le signal : on court au camp pour rien, trois fois, en riant.',
        themes: ['mouvement-et-defis'],
      },
      {
        title: 'L’invité des asclépiades',
        text: 'Là où il en pousse, on cherche les chenilles rayées du monarque, les mains derrière le dos. On revient le lendemain au même plant. On regarde, on ne ramasse pas.',
        themes: ['insectes-et-vers'],
      },
      {
        title: 'Des graines qui voyagent',
        text: 'Samares qui tournent, parachutes qui s’envolent, glands qui roulent. On trie par façon de voyager, et on essaie. Pour les moins de 3 ans, on garde les grosses et on lance des feuilles.',
        themes: ['jardin-et-recolte', 'vent-et-ciel'],
      },
      {
        title: 'La carte de notre coin',
        text: 'Une grande feuille, un crayon par enfant : le gros pin, la flaque, la place où on a peur. La carte s’allonge d’une découverte par semaine. En juin, on la roule comme un trésor.',
        themes: ['quartier-et-metiers', 'nombres-et-formes'],
      },
    ],
    gear: [
      'Vêtements en couches légères',
      'Petit sac à dos à la taille de l’enfant',
      'Rubans pour les limites',
      'Sifflet',
    ],
    vigilance:
      'Les guêpes sont nombreuses en fin de saison : gourdes fermées, collation surveillée. Les tiques sont encore actives. Avec un groupe nouveau, comptez plus souvent, gardez un territoire plus petit que celui de juin, et agrandissez-le quand le signal fonctionne.',
  },
  {
    month: 10,
    title: 'Couleurs et voyageurs',
    intro: 'Les feuilles s’enflamment, les outardes passent. Il y a tant à ramasser que les poches ne ferment plus.',
    ideas: [
      {
        title: 'Le magasin de feuilles',
        text: 'On trie par forme, par couleur, par bruit. Les feuilles deviennent de l’argent, des assiettes, des billets d’autobus. Chacun explique son classement, et l’on voit comment il pense.',
        themes: ['arbres-et-feuilles', 'couleurs-et-textures'],
      },
      {
        title: 'Les voiliers d’outardes',
        text: 'On les entend avant de les voir. On compte ce qu’on peut, on forme le V à bras ouverts, on change de meneuse quand elle est fatiguée, comme elles.',
        themes: ['oiseaux', 'nombres-et-formes'],
      },
      {
        title: 'La citrouille qui retourne à la terre',
        text: 'Laissez-en une au jardin après l’Halloween et passez la voir chaque lundi. Une photo, trois mots. Ça coule, ça sent, ça disparaît : au printemps, il restera peut-être une pousse.',
        themes: ['jardin-et-recolte', 'saisons-et-fetes'],
      },
      {
        title: 'Cabanes et montagnes',
        text: 'Un tas de feuilles assez haut pour s’y perdre jusqu’au nez, une cabane de branches contre une grosse bûche. On vérifie le tas avant chaque saut : une roche s’y cache toujours.',
        themes: ['cabanes-et-constructions', 'arbres-et-feuilles'],
      },
    ],
    gear: ['Tuques légères', 'Bottes', 'Sacs pour les trouvailles', 'Dossards voyants'],
    vigilance:
      'C’est la saison de la chasse : choisissez un parc ou un site où elle est interdite, et portez des dossards voyants. Les champignons se regardent avec les yeux. La noirceur tombe plus tôt : revoyez l’heure du retour. On inspecte encore la peau pour les tiques.',
  },
  {
    month: 11,
    title: 'Le mois gris et doux',
    intro:
      'Les feuilles sont tombées : on voit les nids, les formes, le fond du boisé. C’est un mois calme pour qui sait le regarder.',
    ideas: [
      {
        title: 'Le dessin de branches et de roches',
        text: 'Un cercle, une spirale, un visage au sol, avec ce qui traîne. On le photographie d’en haut. La première neige l’effacera : on en parle avant, et personne n’est triste.',
        themes: ['couleurs-et-textures', 'arbres-et-feuilles'],
      },
      {
        title: 'Les maisons vides',
        text: 'On cherche les nids que les feuilles cachaient, on les compte, on les laisse là. Qui y vivait? Avec quoi est-ce tissé? Les enfants essaient d’en faire un avec dix brins d’herbe.',
        themes: ['oiseaux', 'cabanes-et-constructions'],
      },
      {
        title: 'La marche au crépuscule',
        text: 'Une fin de journée, avec des lanternes à piles et les parents qui le peuvent. On marche lentement, on éteint une minute, on écoute. La noirceur du retour devient un événement.',
        themes: ['lumiere-et-ombre', 'quartier-et-metiers'],
      },
      {
        title: 'Border le jardin',
        text: 'On couvre la terre de feuilles mortes, on plante l’ail, on range les pancartes. Les enfants disent bonne nuit à voix basse. En avril, on soulèvera la couverture ensemble.',
        themes: ['jardin-et-recolte'],
      },
    ],
    gear: ['Dossards réfléchissants', 'Bas de laine', 'Lanternes à piles', 'Tapis isolants'],
    vigilance:
      'Soyez visibles : dossards réfléchissants dès la fin de l’après-midi, et couleurs vives tant que la chasse est ouverte. Le terrain gelé et les feuilles mouillées glissent. L’humidité refroidit plus qu’on le croit : touchez les mains et la nuque, changez les bas.',
  },
  {
    month: 12,
    title: 'La lumière revient',
    intro:
      'Le jour le plus court, puis chaque jour rallonge. Tout le monde est un peu fatigué : on ralentit, dehors aussi.',
    ideas: [
      {
        title: 'L’arbre des oiseaux',
        text: 'On décore un arbre de la cour avec de quoi manger : graines de tournesol, quartiers de pomme, guirlandes de gros morceaux faites par l’adulte. Jamais d’arachides. Puis on s’éloigne, et on attend.',
        themes: ['oiseaux', 'saisons-et-fetes'],
      },
      {
        title: 'La première bordée',
        text: 'Des traces partout, un flocon sur la joue, des boules qui roulent jusqu’à devenir trop lourdes. Ne prévoyez rien ce jour-là : la neige a déjà fait votre planification.',
        themes: ['eau-neige-et-glace', 'mouvement-et-defis'],
      },
      {
        title: 'Trois minutes de silence d’hiver',
        text: 'La neige étouffe les bruits. On ferme les yeux et on garde les sons sur ses doigts. Au retour, chacun en dit un seul, le plus petit qu’il ait entendu.',
        themes: ['sons-et-silence'],
      },
      {
        title: 'Le cercle de lanternes',
        text: 'En fin de journée, des lanternes à piles au milieu, des couvertures, un conte. Invitez les familles à dire comment la lumière se fête chez elles, si elles le souhaitent.',
        themes: ['contes-et-lettres', 'lumiere-et-ombre'],
      },
    ],
    gear: ['Habit de neige complet', 'Rechange', 'Lanternes à piles', 'Couvertures'],
    vigilance:
      'Les premiers froids surprennent : vérifiez les habits un à un, et suivez les seuils de la politique de votre milieu. Aucun jeu sur la glace d’un cours d’eau. La fatigue de fin d’année rend les chutes et les conflits plus fréquents : des sorties plus courtes, moins de consignes.',
  },
]
