import { closing, guided, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const PRESCHOOLER_ART_AND_FEAST_SHEETS: readonly BankSheet[] = [
  {
    key: 'la-couleur-sans-nom',
    summary:
      'Un peu de jaune dans beaucoup de bleu, et puis? Les enfants mélangent, s’étonnent et baptisent : vert grenouille fâchée.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['couleurs-et-textures'],
    materials: ['peinture-lavable', 'pinceaux', 'papier-et-crayons', 'contenants-et-cuilleres'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 45,
    adults: 1,

    calls: [
      'peinture',
      'couleurs',
      'mélanger',
      'pinceau',
      'arc-en-ciel',
      'rouge',
      'bleu',
      'jaune',
      'vert',
      'brun',
      'potion',
      'teinte',
      'peindre',
      'éponge',
      'barbouiller',
      'mélange de couleurs',
    ],
    seen: [
      'elle verse une goutte de jaune dans son bleu et reste à regarder sans bouger',
      'il mêle tout et se retrouve avec une bouette brune dans chaque trou',
      'ils inventent des noms drôles pour les teintes qu’ils viennent de sortir',
      'elle a perdu sa belle teinte et veut absolument la retrouver',
      'il est déçu que ça vire au brun et demande ce qui s’est passé',
      'elle compte ses gouttes et veut savoir combien il en faut pour le vert',
      'au lavage des pinceaux, ils ont regardé l’eau changer de teinte et n’en revenaient pas',
      'à la table d’art, son amie lui a demandé de lui refaire exactement la même',
    ],
    scenes: ['peindre', 'pourquoi', 'mots'],
    picture:
      'À une table couverte, un enfant laisse tomber une goutte de jaune dans un plateau blanc; un autre compare une carte verte à son chandail.',
    sheet: {
      titre: 'La couleur qui n’a pas de nom',
      observationDepart:
        '« J’ai fait du noir! » Dans le pot d’eau sale, un enfant a vu passer toutes les couleurs et veut retrouver la troisième.',
      intentionEducative: 'Éveiller le goût d’essayer et de nommer, là où personne ne connaît la réponse d’avance.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
      ],
      objectifs: [
        'Prévoir une couleur, mélanger, comparer.',
        'Inventer des mots pour ce qui n’en a pas.',
        '{30min 45min|Essayer de refaire ce qui est arrivé par hasard.} {20min|Garder une couleur qui plaît et dire comment elle s’est faite.}',
      ],
      materiel: [
        item(
          'Peinture lavable : rouge, jaune, bleue, blanche',
          'deux petits pots de chacune',
          'Argiles de couleur délayées',
        ),
        item('Plateaux blancs à alvéoles', 'un par deux enfants', 'Assiettes'),
        item('Cuillères et gros pinceaux', 'un de chacun par enfant', 'Bâtons'),
        item('Petites cartes de papier épais', 'quatre par enfant', 'Boîtes de céréales découpées'),
        item('Verres stables, pour rincer les pinceaux', 'quatre', 'Pots de yogourt vides'),
        item('Linges mouillés', 'quatre', 'Vieilles débarbouillettes'),
        item('Crayon de plomb', 'un, pour vous', 'Crayon de cire'),
        item('Nappe de plastique', 'une', 'Papier journal'),
        optional('Sac à glissière solide et ruban, pour le coller à la table', 'un de chaque', null),
        optional(
          '{si-colorant-alimentaire|Colorant alimentaire, dilué par vous dans l’eau}',
          'deux petits pots de chaque couleur',
          null,
        ),
        optional('{si-compte-gouttes|Compte-gouttes de plastique}', 'un par enfant', null),
        optional('{si-contenants-transparents|Contenants transparents, de plastique}', 'un par enfant', null),
        optional(
          '{si-pailles|Pailles, percées par vous d’un petit trou près du haut}',
          'une par enfant, sans échange',
          null,
        ),
        optional(
          '{si-papier-essuie-tout !si-papier-bulle|Papier essuie-tout}',
          'une bande large comme la main par enfant',
          null,
        ),
      ],
      preparation: [
        'Versez peu de peinture dans chaque petit pot : on en redemandera.',
        'Couvrez la table, relevez les manches et placez les linges avant les pots.',
        'Laissez dans l’armoire le vert, l’orange et le mauve déjà faits.',
        '{1adulte|Seule, invitez quatre enfants à la fois; les autres jouent à côté et viennent quand une place se libère.} {2adultes|À deux, vous tenez les pots et votre collègue écrit les noms sur les cartes.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 5, 45: 6 },
          'Dans un plateau, déposez une cuillère de bleu. Ajoutez une goutte de jaune, regardez, ne brassez pas. « Attendez… il se passe quelque chose. » Passez la cuillère. {si-papier-essuie-tout !si-papier-bulle|Avec du papier essuie-tout, chacun couche sa bande entre deux alvéoles, un bout dans le bleu délayé, l’autre dans le jaune : les couleurs grimpent et se rencontrent.} {si-contenants-transparents|Avec des contenants transparents, chacun cherche aussi dans l’eau : un fond d’eau bleue, puis une goutte de jaune, dont on suit le fil par le côté.} {si-colorant-alimentaire|Avec du colorant alimentaire, l’alvéole est une mare bleue : la goutte jaune s’y étale toute seule.} {si-compte-gouttes|Avec un compte-gouttes, le jaune, délayé d’un peu d’eau, tombe une goutte à la fois.}',
        ),
        play(
          { 20: 13, 30: 19, 45: 20 },
          'Cuillère, goutte, brassage : chaque alvéole devient une potion. {3-4a|Tout finit souvent en brun : comparez les bruns, il n’y en a pas deux pareils. Un enfant ne peint rien : il suit des yeux le fil jaune qui disparaît.} {4-5a|Quatre gouttes, ou cinq? Une couleur perdue se cherche en comptant. « Trop! » Une goutte de plus a fait une autre couleur, à garder aussi.} Une carte se peint dès qu’une couleur plaît. {si-pailles|Avec une paille, on y souffle une goutte jaune vers une bleue.} Le plateau est plein? Le peintre garde une couleur et essuie les autres. {30min 45min|Les cuillères ralentissent? Posez votre carte au milieu : « Je l’ai faite sans regarder. Qui peut me la refaire? » Trop vert, trop pâle, presque : on s’approche.} {avec-papier|Peignez aussi sur @materiel : la couleur y change encore.}',
        ),
        play(
          { 45: 12 },
          'Les cartes se promènent, tenues par le bord. Où se trouve déjà cette couleur : sur un chandail, une feuille, une joue? Une carte ne ressemble à rien? On lui cherche un cousin jusque sous les tables. Des familles de couleurs se forment par terre, au gré des enfants.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          'Chacun baptise une carte et vous écrivez le nom dans un coin sans peinture : brun soulier mouillé, rose tête-à-l’envers. Lavez les plateaux ensemble; l’eau donnera une dernière couleur.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Mélangez à côté d’eux et trompez-vous à voix haute.',
          'Devant une carte peinte, gardez votre idée : c’est au peintre de lui trouver un nom.',
          'Tenez le blanc en réserve et offrez-le quand les bruns s’installent.',
        ],
        questionsOuvertes: [
          'Qu’est-ce que ça va donner?',
          'À quoi ça te fait penser?',
          'Comment l’as-tu faite, celle-là?',
        ],
      },
      vocabulaire: ['mélanger', 'pâle', 'foncé', 'la goutte', 'brasser', 'la teinte', 'pareil', 'presque'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Deux couleurs et du blanc pour commencer, la troisième ensuite; verser et brasser valent bien peindre.',
        },
        { pour: '4-5a', texte: 'La recette au bord de la carte : une tache par cuillerée, pour qu’un ami la refasse.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'Collez à la table un sac à glissière rempli de deux couleurs : l’enfant qui évite d’avoir les doigts sales les écrase à travers.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, sortez la table à l’ombre et essayez de rejoindre la couleur d’une feuille.} {!hiver|L’hiver, mélangez sur la neige, dans la cour, avec de l’eau teintée.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Mains, manches et table colorées.', 'Belle couleur perdue en brassant trop.'],
        dangersAEliminer: [
          'Eau de rinçage ou peinture portée à la bouche : les verres restent au milieu, devant vous.',
          '{si-pailles|Paille qui aspire : le petit trou l’en empêche; on souffle sans toucher la peinture, et chacun garde la sienne.}',
          'Plancher glissant : essuyez chaque goutte dès qu’elle tombe.',
        ],
        supervision: 'palier3',
        allergies: ['Peinture sans latex ni œuf; lisez l’étiquette pour l’enfant à la peau sensible.'],
      },
      observation: [
        'Éveil aux sciences : que prévoit-il, et que fait-il quand il se trompe?',
        'Langage oral : d’où tire-t-il ses noms de couleurs?',
        'Développement sensoriel : que cherche-t-il avec la matière elle-même?',
      ],
      prolongements: [
        'Les cartes forment un nuancier à la fenêtre; on y cherche la couleur du ciel.',
        'Donnez à chaque famille une carte baptisée, avec mission de trouver sa couleur à la maison.',
      ],
      reflexionRetroaction: [
        'Ai-je accueilli les bruns comme les couleurs vives?',
        'Quel nom m’a fait voir la couleur autrement?',
      ],
    },
  },
  {
    key: 'capes-citrouilles-et-grandes-ombres',
    summary:
      'Un tissu aux épaules, deux cornes de carton, et l’ombre grandit sur le drap : les enfants jouent à ne plus se reconnaître.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['lumiere-et-ombre', 'saisons-et-fetes'],
    materials: ['tissus', 'papier-et-crayons', 'cartons-et-boites'],
    place: 'INDOORS',
    seasons: ['AUTUMN'],
    durationMinutes: 45,
    adults: 1,
    occasion: 'halloween',
    calls: [
      'halloween',
      'citrouille',
      'déguisement',
      'costume',
      'ombre',
      'lampe de poche',
      'se déguiser',
      'masque',
      'cape',
      'fantôme',
      'chauve-souris',
      'octobre',
      'théâtre d’ombres',
      'noir',
      'lumière',
    ],
    seen: [
      'il allume sa lampe sous la table et fait des formes géantes sur le mur',
      'elle met un capuchon sur sa tête et rit de sa bosse dans la lumière',
      'ils attachent des foulards à leurs épaules et passent devant le drap en grognant',
      'il s’est vu en noir sur le mur et dit que c’est pas lui',
      'elle a un peu peur du grand monstre mais revient toujours le voir grossir',
      'il demande pourquoi ça grandit quand il s’approche de la lampe',
      'depuis la panne d’électricité de fin de semaine, ils rejouent avec les lampes dans le coin sombre',
      'à la sieste, ils ont vu leurs doigts danser au mur et n’ont pas dormi',
    ],
    scenes: ['ombre-lumiere', 'deguiser'],
    picture:
      'Un enfant éclaire une citrouille; sur le drap se dressent son ombre et celle, immense, d’un ami coiffé de cornes de carton.',
    sheet: {
      titre: 'Capes, citrouilles et grandes ombres',
      observationDepart:
        'Un enfant se découvre une bosse sur le mur : c’était son capuchon. Il l’enlève, le remet, rit.',
      intentionEducative: 'Permettre à chacun d’inventer qui il devient, et de chercher comment la lumière le change.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Identité', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Explorer ce qui grandit ou rapetisse une ombre.',
        'Se transformer avec peu, sans modèle.',
        '{45min|Faire deviner et deviner.}',
      ],
      materiel: [
        item('Drap blanc', 'un', 'Mur pâle dégagé'),
        item('Lampes de poche à piles vissées', 'quatre', 'Lampe de bureau froide, tenue par l’adulte'),
        item(
          '{45min|Citrouilles entières}{!45min|Citrouille entière}',
          '{45min|trois, de tailles différentes}{!45min|une}',
          'Courges ou boules de papier froissé',
        ),
        item('Tissus, capes et grands chandails', 'deux par enfant, dans deux paniers', 'Manteaux'),
        item(
          'Cartons souples et gros crayons',
          '{45min|deux feuilles et un crayon}{!45min|une feuille et un crayon} par enfant',
          'Sacs de papier',
        ),
        item('Pinces à linge', 'trois par enfant, six pour le drap', 'Ruban-cache'),
        optional('{si-rouleaux-de-carton|Rouleaux de carton vides}', 'un par lampe', null),
        optional('{si-figurines|Figurines}', 'deux ou trois', null),
        optional('{si-chapeaux si-déguisements|Chapeaux et déguisements du coin}', 'un panier', null),
        optional('{45min si-peinture|Peinture lavable et pinceaux}', 'une couleur, trois pinceaux', null),
        optional('{45min si-cuillères si-bols|Cuillère et bol}', 'un de chaque', null),
      ],
      preparation: [
        'Pincez le drap à une tringle solide, bord au sol, une moitié du local dans la pénombre. Posez une lampe par terre à trois pas, tournée vers le drap; gardez les autres près de vous.',
        'Gardez l’autre moitié éclairée, ouverte, pour qui n’aime pas le sombre.',
        'Découpez d’avance dans le carton une bande et deux languettes par enfant : elles tiendront à une tête avec une pince.',
        '{avec-tissu|Joignez @materiel au panier des capes.}',
        '{1adulte|Sans collègue, n’assombrissez qu’un coin, que vous voyez du côté éclairé.} {2adultes|Avec une collègue, partagez-vous les deux moitiés du local, la sombre et l’éclairée.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 5, 45: 6 },
          'Posez une citrouille devant la lampe : sur le drap, une montagne. Rapprochez-la du drap, un pouce à la fois. « Où est passée la grosse? » Prêtez la lampe à qui veut faire revenir la grosse ombre; les autres ouvrent et ferment les bras avec elle. {si-rouleaux-de-carton|Un rouleau de carton au bout de la lampe met une lune sur le drap; un pas, et que devient-elle?} {si-figurines|Une figurine, tout contre la lampe, devient géante : on cherche où elle reprend sa taille.}',
        ),
        play(
          { 20: 13, 30: 19, 45: 20 },
          'Les tissus s’attachent aux épaules, les cartons coloriés deviennent cornes, becs, antennes. Les autres lampes passent de main en main. Une lampe s’approche d’une petite créature : son ombre grossit et avale celle du voisin. {3-4a|Un seul accessoire suffit pour passer et repasser devant le drap.} {3-4a !multiage !20min|L’enfant s’arrête au milieu : l’ombre aussi? Il repart, il se retourne vite pour la surprendre. Deux se rejoignent : une bête à quatre bras! Posez ensuite une citrouille dans la lumière : est-ce la tête de la bête, son œuf ou son dîner? Qui ne regarde plus son ombre vient changer d’accessoire.} {4-5a|Des créatures s’inventent un nom, un pas, un cri tout doux.} {4-5a !multiage !20min|Deux se croisent : comment se saluer sans se toucher, rien qu’en ombres? Puis défiez le porteur de lampe : une bête plus petite que la citrouille, puis une plus haute que vous. Il avance, recule, trouve, et l’enseigne au suivant. Quand chaque créature a passé deux fois, passez à la suite.} {si-chapeaux si-déguisements|Un chapeau, une manche changent tout le contour : est-ce encore le même ami?}',
        ),
        play(
          { 45: 12 },
          'Un jeu naît : assis de côté, les yeux sur le drap, on devine qui est l’ombre, à son pas, à ses oreilles. D’autres font rouler les citrouilles dans la lumière ou dessinent un contour d’ombre sur leur deuxième carton. {si-peinture|Au pinceau, du côté éclairé, une seule couleur remplit le contour : l’ombre reste sur le carton, l’ami s’en va.} {si-cuillères si-bols|Une cuillère, un bol passent aussi dans la lumière : de face, puis de côté, qui les reconnaît?}',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          'Une à une, les lampes s’éteignent et chacun redevient soi : un tissu enlevé, un nom dit. Rallumez, puis pliez le drap ensemble, coin contre coin.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Restez entre les deux moitiés, tout près de l’interrupteur.',
          'Ne reconnaissez personne : « Qui es-tu, toi? » Un carton sur la tête a droit à son nom.',
          'Ralentissez celui qui crie pour effrayer : « Ton ombre fait moins peur que ta voix. Essaie avec elle. »',
        ],
        questionsOuvertes: [
          'Comment est-elle devenue si grosse?',
          'Qui es-tu, maintenant?',
          'Où faut-il se mettre pour disparaître?',
        ],
      },
      vocabulaire: [
        'l’ombre',
        'grandir',
        'rapetisser',
        '{45min|le contour}',
        'se transformer',
        'la cape',
        'éclairer',
        '{45min|deviner}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Laissez une lampe par terre : l’enfant passe devant le drap avec un seul tissu, regarde son ombre et repasse.',
        },
        { pour: '4-5a', texte: 'Deux enfants montent une petite pièce d’ombres où la citrouille joue un rôle.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'Confiez une lampe à l’enfant qui craint le sombre : il la tient du côté éclairé, tournée vers le drap.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’été, le soleil de fin de journée fait le même théâtre sur le mur de la cour.',
        },
      ],
      securite: {
        risquesAcceptes: ['Sursaut devant une ombre.', 'Orteil sous une citrouille.'],
        dangersAEliminer: [
          'Tissu noué au cou : deux pinces aux épaules, et rien qui traîne sous les pieds.',
          'Masque qui couvre les yeux ou le nez : les cartons se posent sur le front.',
          'Lampe pointée vers des yeux : elle éclaire le drap, jamais un visage.',
          'Costume qui imite un peuple ou masque fait pour terroriser : laissez-les hors des paniers.',
          '{si-chapeaux si-déguisements|Chapeau ou déguisement à cordon : ôtez ce qui s’attache au cou avant de remplir le panier.}',
        ],
        supervision: 'palier3',
        allergies: ['Les maquillages restent à la maison; citrouilles lavées pour l’enfant à la peau sensible.'],
      },
      observation: [
        'Éveil aux sciences : que fait-il pour changer la taille de l’ombre?',
        'Identité : en quoi se transforme-t-il, et qu’en dit-il?',
        'Compétences émotionnelles : que fait-il quand une ombre l’inquiète?',
      ],
      prolongements: [
        'Le lendemain, dehors, cherchez ce que le soleil fait des mêmes capes.',
        'Invitez les familles à une soirée de lampes de poche, avec ce qui traîne dans la maison.',
      ],
      reflexionRetroaction: [
        'Mes paniers suggéraient-ils déjà des personnages?',
        'Qui s’est transformé sans se montrer, et comment l’ai-je vu?',
      ],
    },
  },
  {
    key: 'la-chanson-a-repondre',
    summary:
      '« Y a un crapaud dans mon soulier! » Les enfants chantent, répondent, tapent du pied et ajoutent leurs bêtes au défilé.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['sons-et-silence', 'saisons-et-fetes'],
    materials: ['contenants-et-cuilleres', 'chaudieres-et-pelles', 'tissus', 'instruments-de-musique'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, la chanson marche d’arbre en arbre et s’arrête sous le plus gros.',
      INDOORS: 'Un jour de pluie, le plancher résonne : les talons y font le plus beau tambour.',
    },
    seasons: ['SUMMER'],
    durationMinutes: 45,
    adults: 1,
    occasion: 'saint-jean',
    calls: [
      'Saint-Jean',
      'fête nationale',
      'chanson',
      'chanter',
      'musique',
      'danser',
      'giguer',
      'cuillères',
      'tambour',
      'défilé',
      'parade',
      'rythme',
      'folklore',
      'violon',
      'taper du pied',
      'danse',
    ],
    seen: [
      'ils tapent du talon au sol et répètent la ligne que je viens de chanter',
      'elle invente un couplet avec un castor dans la bécosse et rit de son idée',
      'il cogne deux cuillères l’une sur l’autre et embarque dans le refrain',
      'elle est gênée de chanter toute seule mais lance son hé de toutes ses forces',
      'il veut mener le groupe à son tour et choisir l’animal de la chanson',
      'il revient du festival avec ses parents et danse comme pépère dans la cour',
      'au parc, un accordéon a joué et tous les pieds sont partis en même temps',
      'avant la Saint-Jean, ils défilent autour de la cour en répondant en chœur',
    ],
    scenes: ['chanter', 'danser', 'taper-bruit'],
    picture:
      'Sous les fanions bleus et blancs, des enfants dansent avec des tissus; un autre frappe un seau, l’éducatrice tape du pied.',
    sheet: {
      titre: 'La chanson à répondre',
      observationDepart:
        'Un air de violon sort d’une voiture. Les talons partent tout seuls, et quelqu’un invente des paroles.',
      intentionEducative:
        'Offrir une fête à chanter, à frapper et à inventer, dans le va-et-vient de la chanson à répondre.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Écouter une phrase et la redire en chœur.',
        'Garder un battement avec les pieds ou les mains.',
        'Inventer un couplet : une bête, un endroit, un geste.',
      ],
      materiel: [
        item('Cuillères de bois', 'deux par enfant', 'Bâtons courts'),
        item('Chaudières et plats retournés', 'six', 'Boîtes de carton solides'),
        item('Tissus bleus, blancs et de toutes les couleurs, longs comme un bras', 'un par enfant', 'Vieux foulards'),
        item('Gourdes d’eau', 'une par enfant', 'Verres d’eau'),
        optional('Tambourins et maracas fermés', 'trois', 'Contenants vides à taper'),
        optional(
          '{si-toutous si-marionnettes si-figurines|Toutous, marionnettes ou figurines d’animaux}',
          'trois ou quatre',
          null,
        ),
        optional('{si-cerceaux|Cerceaux, couchés à plat}', 'deux ou trois', null),
        optional('{si-drapeaux|Petit drapeau}', 'un', null),
        optional('{si-musique|Musique de violon ou d’accordéon}', 'un appareil', null),
      ],
      preparation: [
        'Apprenez la chanson par cœur : trois couplets, un pied qui tape.',
        '{dehors|Choisissez une surface qui sonne, bois ou asphalte, et de l’ombre pour se reposer.} {dedans|Libérez le plancher de bois et enlevez les bas : pieds nus ou souliers.} {parc|Empilez les chaudières pour la route : cuillères et tissus voyagent dedans.}',
        'Posez les plats à trois endroits, pour que les musiciens ne soient pas tous au même.',
        '{avec-contenant|Retournez @materiel : une caisse de résonance de plus.}',
        '{1adulte|Sans collègue, donnez le « hé! » à un enfant qui le lance avec vous.} {2adultes|À deux, lancez le vers pendant que votre collègue répond avec le groupe : les enfants saisissent tout de suite.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          '{si-musique|Faites jouer un air de violon, cherchez-en le pas du bout du pied, puis coupez-le.} Assise, tapez du talon. Chantez : « Y a un crapaud dans mon soulier » et tendez l’oreille : le groupe répète. « Qui veut danser, qui veut danser » : le groupe répète. Puis tous : « Tape du pied, tape du pied, hé! »',
        ),
        guided(
          { 20: 4, 30: 6, 45: 9 },
          'Chantez la suite avec eux. « Y a une mouffette sur le perron, qui tourne en rond, qui tourne en rond. Tape du talon, tape du talon, ho! » (tournez sur place). « Y a un orignal dans l’escalier, qui veut swinguer, qui veut swinguer. Tape-toi le nez, tape-toi le nez, hé! » (un doigt sur le nez). {3-4a|Les plus silencieux attendent le « hé! » et le lancent de tout leur corps.} {4-5a|Un meneur se lève et lance le vers, le groupe répond; puis un autre.} {45min|Reprenez les trois couplets debout, d’affilée, gestes compris.} {si-toutous si-marionnettes si-figurines|Sortez une bête de derrière votre dos : elle entre dans le prochain couplet. Où se cache-t-elle?} {si-cerceaux|Un cerceau couché est le perron : la mouffette y tourne en rond, puis laisse la place.}',
        ),
        play(
          { 20: 10, 30: 15, 45: 24 },
          'Les couplets s’inventent : une bête, un endroit, un geste. Rien ne vient? Offrez la moitié : « Y a un castor dans… » et tendez l’oreille. Chaque couplet neuf se chante trois fois : pour l’entendre, pour le danser, pour le taper sur les plats. Les tissus tournent, les plats sonnent, les tambourins aussi si vous en avez, un défilé se forme, sans tête ni queue. {parc|Il va d’un arbre à l’autre,} {!parc|Il tourne autour des plats,} se sépare, se retrouve. Qui préfère tape, assis, le rythme des autres. Changez ensuite la voix : en souris, en ours, puis rien que les lèvres; le « hé! » éclate quand même. Dès que trois danseurs s’assoient par terre, annoncez le dernier couplet. {si-drapeaux|Le drapeau suit le défilé et change de main à chaque couplet.}',
        ),
        closing(
          { 20: 3, 30: 5, 45: 7 },
          'Le dernier couplet se chuchote : la mouffette dort. Les talons ralentissent, les tissus retombent sur les têtes ou les épaules. Offrez à boire à tout le monde{dehors|, à l’ombre}.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Chantez faux s’il le faut, mais du ventre et avec le pied.',
          'Donnez le signal de la réponse d’un coup de menton, comme un violoneux.',
          'Chantez tout de suite le couplet qu’un enfant vient d’inventer, même sans rime.',
        ],
        questionsOuvertes: ['Quelle bête est-ce qu’on invite?', 'Où se cache-t-elle?', 'Qu’est-ce qu’elle tape, elle?'],
      },
      vocabulaire: [
        'la chanson à répondre',
        'le couplet',
        'giguer',
        'swinguer',
        'la mouffette',
        'l’orignal',
        'le talon',
        'le défilé',
      ],
      adaptations: [
        { pour: '3-4a', texte: 'Le même couplet dix fois, avec un geste clair et un « hé! » à attendre.' },
        { pour: '4-5a', texte: 'Un enfant meneur, une rime cherchée ensemble : perron, rond, talon.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui entend mal pose la main sur le plat retourné et voit venir le « hé! » à votre genou levé; il peut en être le chef.',
        },
        { pour: 'autre_saison', texte: 'L’hiver, la même chanson réchauffe les pieds avant de rentrer.' },
      ],
      securite: {
        risquesAcceptes: ['Bruit joyeux.', 'Étourdissement à force de tourner.'],
        dangersAEliminer: [
          'Cuillère près des visages : on frappe assis; debout, on danse avec le tissu.',
          '{dehors|Plat de métal qui brûle les doigts : il attend à l’ombre, et vous le touchez d’abord.} {dedans|Coin de meuble près de la danse : repoussez-le contre le mur.} {parc|Défilé qui s’éloigne : il tourne entre les arbres que vous avez montrés, et vous comptez à chaque couplet.}',
          'Tissu autour du cou ou sous les pieds : il se tient à la main, jamais noué, pas plus long qu’un bras.',
          '{si-drapeaux|Manche de drapeau près d’un visage : il se porte droit, au pas, et ne danse pas.}',
          '{si-cerceaux|Cerceau qui glisse sous un pied : on y entre au pas, et il reste à plat.}',
        ],
        supervision: 'palier3',
        allergies: [
          '{dehors|Piqûres et chaleur : auto-injecteur et eau à l’ombre, au même endroit.} {dedans|Poussière des tissus : secouez-les dehors avant la danse si un enfant y réagit.}',
        ],
      },
      observation: [
        'Langage oral : que redit-il, qu’invente-t-il?',
        'Motricité globale : garde-t-il un battement en se déplaçant?',
        'Compétences sociales : {4-5a|comment prend-il et laisse-t-il la place du meneur?}{!4-5a|que fait-il du couplet qu’un ami vient d’inventer?}',
      ],
      prolongements: [
        'Gardez l’orignal et la mouffette pour les jours gris : la chanson n’a pas de date.',
        'Un soir, un parent mène la chanson où l’on répond chez lui, d’ici ou d’ailleurs.',
      ],
      reflexionRetroaction: [
        'À quel couplet les enfants ont-ils commencé à mener?',
        'Qui a participé sans chanter, et comment?',
      ],
    },
  },
  {
    key: 'la-tempete-de-bas',
    summary:
      'Ça vole, ça roule, ça revient! De chaque côté d’une ligne, les enfants vident leur maison de bas roulés, qui y retombent.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['mouvement-et-defis', 'nombres-et-formes'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,

    calls: [
      'trop froid dehors',
      'lancer',
      'balle',
      'boules',
      'bas',
      'chaussettes',
      'viser',
      'bataille de boules de neige',
      'il pleut dehors',
      'énergie',
      'se défouler',
      'attraper',
      'compter',
      'tempête',
      'bouger dedans',
      'tempête de bas',
      'motricité globale',
    ],
    seen: [
      'ils se garrochent tout ce qui est mou d’un bord à l’autre du tapis',
      'elle ramasse les bas roulés aussi vite qu’ils arrivent et en cache sous son gilet',
      'ils pitchent en visant le panier que je tiens dans les airs',
      'il pleut depuis deux jours, ils sont comme des lions en cage dans le local',
      'il trouve pas ça drôle d’avoir plus de munitions chez lui que chez l’autre',
      'elle serre toutes les boules contre elle et refuse de s’en séparer',
      'l’avis de grand froid nous garde en dedans et ils grimpent dans les rideaux',
      'en pliant la lessive, ils se sont mis à lancer les chaussettes par-dessus le divan',
    ],
    scenes: ['lancer', 'repos'],
    picture:
      'De chaque côté d’une ligne jaune, des enfants pieds nus et l’éducatrice se lancent des bas roulés de toutes les couleurs.',
    sheet: {
      titre: 'La tempête de bas',
      observationDepart:
        'Impossible de sortir, et les corps débordent. Un bas roulé traverse le local; celui qui le reçoit cherche aussitôt qui l’a lancé.',
      intentionEducative:
        'Permettre de lancer fort sans blesser, et de chercher ensemble comment le jeu reste bon pour tous.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Lancer, viser, attraper, ramasser vite.',
        'Comparer deux quantités qui changent.',
        'Ajuster une règle qui ne convient plus.',
      ],
      materiel: [
        item(
          'Bas propres, roulés en boule',
          'six par enfant, de quoi refaire trois paires',
          'Boules de papier journal',
        ),
        item('Ruban-cache', 'une longue ligne au sol', 'Tapis étroits bout à bout ou joint du plancher'),
        item('Paniers à linge ou boîtes', 'deux', 'Chaudières ou manteaux ouverts, tendus entre vos mains'),
      ],
      preparation: [
        'Roulez les bas un à un avec les enfants : une boule molle, sans rien dedans.',
        'Enlevez ce qui casse et ce qui pointe; poussez les tables hors du jeu.',
        'Tracez ou montrez la ligne du milieu, et renversez la moitié des bas de chaque côté.',
        '{1adulte|Seule, jouez au bout de la ligne et changez de maison à chaque accalmie.} {2adultes|À deux, habitez chacune une maison.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'De votre côté, ramassez un bas, l’air scandalisée. « Qui a laissé traîner ça dans ma maison? » Lancez-le par-dessus la ligne. Il en revient trois.',
        ),
        play(
          { 10: 6, 20: 12, 30: 14 },
          'La tempête est lancée : des bras qui tournent, des plongeons, des rires. {20min 30min|Un enfant serre tous ses bas contre lui? Tendez un panier : il en lâche un dedans, puis deux, et vous les lancez ensemble.} {3-4a|Un bas part trop court : son lanceur court derrière, le ramasse, recule et le relance.} {4-5a|Une tireuse attend son moment, vise le coin vide, garde une réserve sous son chandail.} {20min 30min|Quand les rires baissent, promenez un panier à bout de bras le long de la ligne : des deux maisons, tout le monde le vise.} {10min 20min|Au milieu du jeu, criez « Accalmie! » : tous figent et regardent quelle maison a le plus de bas. Un enfant dit ce qu’on change, et la tempête reprend.} {avec-contenant|Placez @materiel au milieu, sur la ligne : à remplir, à vider, à viser.}',
        ),
        play(
          { 30: 6 },
          '« Accalmie! » Les deux maisons regardent par terre : laquelle a le plus de bas? Un enfant choisit comment la tempête reprend : à genoux, de l’autre main, au ralenti. À l’accalmie suivante, un autre enfant choisit.',
        ),
        closing(
          { 10: 2, 20: 5, 30: 6 },
          'La tempête est finie. {10min|Chaque bas va au panier, lancé de trois pas, de deux, d’un seul.}{20min 30min|Chaque bas trouve le bas pareil, puis la paire va au panier, lancée de trois pas, de deux, d’un seul.} {10min|Le dernier bas}{20min 30min|La dernière paire} se pose sans bruit.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Jouez pour de vrai, du côté où il en manque.',
          'Criez la météo : bourrasque, accalmie, flocons lents.',
          'Quand quelqu’un sort du jeu, rejoignez-le au bord et demandez ce qu’il faudrait changer.',
        ],
        questionsOuvertes: [
          'Quelle maison a le plus de bas?',
          'Que change-t-on à la règle?',
          'Comment fais-tu pour lancer si loin?',
        ],
      },
      vocabulaire: [
        'lancer',
        'viser',
        'attraper',
        '{20min 30min|la paire}',
        'plus que',
        'la bourrasque',
        'l’accalmie',
        'la ligne',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'À un grand pas de la ligne, même un petit lancer traverse. Videz un panier de bas sur leurs têtes, quand ils le demandent.',
        },
        {
          pour: '4-5a',
          texte:
            'Ils comptent les {10min|bas}{20min 30min|paires}, proposent une façon de lancer et annoncent le signal qui arrête la tempête.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Posez devant l’enfant assis un panier plein à hauteur de main, pour qu’il lance sans se pencher, et dégagez l’air devant lui.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, mouillez les bas et jouez dans la cour, pieds nus.} {!hiver|L’hiver, dans la cour, la neige qui colle fait les boules, lancées vers un mur.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Boule reçue en plein visage, molle et surprenante.', 'Débordement d’énergie.'],
        dangersAEliminer: [
          'Objet caché dans un bas, bille, roche ou auto : tâtez avant de rouler.',
          'Lancer de tout près : chacun reste à un grand pas de la ligne.',
          'Course en bas sur plancher lisse : pieds nus ou souliers.',
        ],
        supervision: 'palier3',
        allergies: ['Bas lavés sans parfum pour les peaux sensibles.'],
      },
      observation: [
        'Motricité globale : comment coordonne-t-il le pas et le bras?',
        'Éveil aux mathématiques : comment sait-il qu’il y en a plus ici que là?',
        'Compétences sociales : que propose-t-il quand le jeu va trop loin?',
      ],
      prolongements: [
        'Faites des paires et rangez-les par taille, par couleur, par famille de bas, au gré des enfants.',
        'Les bas orphelins de la maison cherchent un emploi : l’enfant choisit ceux qui entrent dans la tempête.',
      ],
      reflexionRetroaction: [
        'Ai-je supporté le bruit assez longtemps pour voir le jeu changer?',
        'Qui avait besoin de lancer, aujourd’hui?',
      ],
    },
  },
]
