import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const PRESCHOOLER_WATER_AND_SNOW_SHEETS: readonly BankSheet[] = [
  {
    key: 'les-ruisselets-de-fonte',
    summary: 'Barrage, lac, canal : les enfants creusent la neige qui fond et découvrent par où l’eau veut passer.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['eau-neige-et-glace', 'terre-et-boue'],
    materials: ['neige', 'eau', 'chaudieres-et-pelles', 'batons', 'feuilles'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, choisissez un filet d’eau loin du stationnement, du fossé et de l’étang.',
      WOODS: 'Dans le boisé, l’eau de fonte suit le sentier; restez loin du vrai ruisseau.',
    },
    seasons: ['SPRING'],
    durationMinutes: 45,
    adults: 1,
    occasion: 'fonte',
    calls: [
      'fonte',
      'neige fondante',
      'flaque',
      'ruisseau',
      'rigole',
      'barrage',
      'canal',
      'creuser',
      'dégel',
      'printemps',
      'sloche',
      'eau qui coule',
      'bateau',
      'dévier',
      'jeux d’eau',
    ],
    seen: [
      'il met sa botte en travers de la rigole, attend que ça monte puis laisse tout partir',
      'elles grattent la sloche avec un bâton pour que l’eau se rende jusqu’à la clôture',
      'ils bâtissent un mur de gadoue pour faire un lac et ça pète tout le temps',
      'elle me demande où s’en va l’eau quand le banc de neige fond',
      'deux gars s’obstinent, un veut que le fossé aille à gauche et l’autre vers le carré de sable',
      'il est déçu parce que son mur a lâché et que toute son eau s’est sauvée',
      'dans la cour ce matin, ils laissent descendre une écorce dans la coulisse d’eau et courent après',
      'depuis qu’il fait doux, ils passent la sortie à piétiner les petits courants dans la glace',
    ],
    scenes: ['neige-glace', 'eau', 'creuser', 'pourquoi'],
    picture:
      'Un ruisselet coule entre des plaques de neige; un enfant le bloque de sa botte, une autre creuse, une troisième lance un bateau d’écorce.',
    sheet: {
      titre: 'Les ruisselets de mars',
      observationDepart:
        'Au redoux, un filet d’eau coupe le chemin. Des enfants le bloquent du pied, puis le laissent repartir.',
      intentionEducative: 'Permettre aux enfants de formuler leurs idées sur l’eau et de les essayer pour vrai.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Prédire par où l’eau passera, puis vérifier.',
        'Creuser, bloquer, détourner avec les outils choisis.',
        'Observer ce que le courant emporte et ce qu’il laisse.',
      ],
      materiel: [
        item('Petites pelles', 'une pour deux enfants', 'Contenants rigides'),
        item(
          'Bâtons, écorces et grandes feuilles',
          'trois de chaque par enfant, trouvés sur place ou gardés de l’automne',
          'Cartons de lait rincés',
        ),
        optional('Gouttière ou tuyau ouvert', 'un', 'Carton ciré plié'),
        optional('{45min 60min|Chaudière}', 'une, pour ajouter de l’eau', 'Pot de plastique'),
      ],
      preparation: [
        'Repérez la pente et l’endroit où l’eau finit, loin de la rue.',
        'Vérifiez que le filet est mince et clair, sans sel ni huile.',
        '{cour|Regardez les toits : ni glaçon ni paquet de neige au-dessus du jeu.} {bois parc|Regardez au-dessus : aucune branche chargée.}',
        'Prévoyez des bottes imperméables et, s’il fait froid, deux paires de mitaines par enfant.',
        '{1adulte|Sans collègue, gardez un seul tronçon ouvert, long de six pas : au milieu, vous êtes à trois pas de chaque bout.} {2adultes|Avec une collègue, restez à l’eau; elle porte le matériel et change les mitaines.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5, 60: 7 },
          'Accroupie près du filet d’eau, déposez un bout d’écorce et suivez-le des yeux. « Où est-ce qu’il va finir? » Recueillez toutes les réponses, sans trancher.',
        ),
        play(
          { 20: 13, 30: 20, 45: 18, 60: 22 },
          'Chacun aménage son bout de ruisselet : canal, barrage, lac, pont. {3-4a|Bloquer du pied, laisser repartir, bloquer encore : c’est une expérience.} {4-5a|Deux projets se rencontrent et il faut s’entendre sur la route de l’eau.} Un barrage cède? « Elle est partie par où? » On regarde jusqu’au bout, puis on rebâtit deux pas plus bas. Quand les pelles ralentissent, un enfant lâche une grande feuille tout en haut : « Le traversier part! » Chacun ouvre son barrage devant la feuille et le referme derrière. {45min 60min|Une fois la feuille rendue en bas, passez à la suite.} {avec-naturel|Lancez aussi @materiel dans le courant : ça flotte, ça coule, ça bloque?}',
        ),
        play(
          { 45: 14, 60: 22 },
          'Quand le rythme baisse, offrez ce que vous aviez posé près de vous, une gouttière ou une chaudière à moitié remplie au ruisselet, que vous gardez à portée de main; sans elles, on puise et on verse à la pelle. Les enfants décident où verser et ce qu’ils veulent savoir. L’un verse, un autre se poste en bas et crie « Elle arrive! » : comptez ensemble entre les deux. Les autres soignent leurs canaux. On recommence d’un coup, en filet, par un autre canal. Quand chacun a versé, deux écorces partent côte à côte; l’une reste prise, et l’on cherche ce qui la retient. Quand l’eau est trouble partout et que les mains vont aux poches, c’est l’heure du dernier voyage.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 8, 60: 9 },
          'Suivez ensemble un dernier bout d’écorce, du haut jusqu’en bas. Là où il s’est pris, là où il a bondi, quelqu’un plante un bâton. {45min 60min|S’il y a une chaudière, videz-la.} Éloignez le groupe de l’eau, puis changez les mitaines ou les bas mouillés.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Accroupissez-vous là où l’eau est la plus creuse, et ne vous en éloignez jamais de plus de trois pas.',
          'Demandez l’idée avant l’essai; pendant l’essai, laissez l’eau répondre.',
          'Reliez deux chantiers : « Ton lac s’en va vers son barrage. »',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui va arriver si tu ouvres ici?',
          'Pourquoi l’eau tourne, là?',
          'Comment pourrait-on l’arrêter?',
        ],
      },
      vocabulaire: ['le courant', 'la pente', 'le barrage', 'détourner', 'flotter', 'couler', 'la fonte', 'déborder'],
      adaptations: [
        { pour: '3-4a', texte: 'Un seul problème à la fois : arrêter l’eau, puis la laisser partir.' },
        {
          pour: '4-5a',
          texte: 'Au retour, ils dessinent la carte des ruisselets et la comparent avec celle du lendemain.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Une gouttière ou un carton plié, posé sur deux tas de neige tapée, amène le courant devant l’enfant assis; il y lance et retient ses bateaux d’écorce.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’été, dans la cour, un tuyau d’arrosage à peine ouvert, en haut du tas de sable, refait la fonte.',
        },
      ],
      securite: {
        risquesAcceptes: ['Bottes remplies, bas à changer.', 'Chute dans la boue ou la neige molle.'],
        dangersAEliminer: [
          'Flaque où l’eau monte plus haut que le pied d’une botte : videz-la d’un canal ou fermez le secteur.',
          '{cour|Grille d’égout, fossé, glaçons des toits :} {parc|Grille d’égout, fossé, ruisseau gonflé :} {bois|Fossé, ruisseau gonflé :} hors du terrain de jeu.',
          'Doigts qui pâlissent : mains au sec tout de suite, puis au chaud.',
        ],
        supervision: 'palier1',
        allergies: ['Par temps humide, emportez le plan de soins de l’enfant asthmatique.'],
      },
      observation: [
        'Éveil aux sciences : change-t-il d’idée après un essai?',
        'Raisonnement : quel lien fait-il entre la pente et le courant?',
        'Motricité globale : comment garde-t-il l’équilibre accroupi, les bottes dans la boue?',
      ],
      prolongements: [
        'Retournez-y le lendemain matin : qu’est-ce que la nuit a fait du lac?',
        'Avec un parent, l’enfant suit un filet d’eau sur le trottoir jusqu’à l’endroit où il disparaît.',
      ],
      reflexionRetroaction: [
        'Quelle idée d’enfant vaut d’être reprise demain?',
        'Ai-je donné une réponse qu’ils auraient trouvée?',
      ],
    },
  },
  {
    key: 'la-machine-a-eau',
    summary:
      'Comment faire voyager l’eau sans la porter? Avec des gouttières, des louches et bien des fuites, les enfants bâtissent une machine.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['eau-neige-et-glace', 'cabanes-et-constructions'],
    materials: ['eau', 'chaudieres-et-pelles', 'contenants-et-cuilleres', 'buches-et-rondelles'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, la machine suit la pente d’une butte et l’eau arrive en cruches, avec les bûches, dans le chariot.',
    },
    seasons: ['SUMMER'],
    alsoIn: { SPRING: 'Au printemps, choisissez un après-midi doux et gardez un rechange complet.' },
    durationMinutes: 60,
    adults: 1,
    calls: [
      'gouttière',
      'tuyau',
      'couler',
      'transvider',
      'verser',
      'machine',
      'fuite',
      'pente',
      'jeux d’eau',
      'canicule',
      'chantier',
      'plombier',
      'usine',
      'remplir',
      'construction',
    ],
    seen: [
      'ils accotent un bout de tuyau sur une roche pour que ça descende plus vite dans le seau',
      'elle verse son arrosoir en haut d’une planche et court en bas pour attraper ce qui arrive',
      'ils mettent bout à bout des bouteilles coupées et ça dégoutte entre chaque morceau',
      'ils se chicanent pour savoir par où ça coule, chacun est sûr d’avoir raison',
      'il est tanné de charrier sa chaudière et cherche comment l’eau pourrait se rendre toute seule',
      'elle ne veut plus donner la louche, elle dit que si elle arrête tout va être à sec',
      'au parc, ils ont regardé les jets d’eau et veulent fabriquer un système dans la cour',
      'depuis que le plombier est venu réparer l’évier, ils branchent des tuyaux partout dehors',
    ],
    scenes: ['eau', 'remplir-vider', 'rouler', 'pourquoi'],
    picture:
      'L’eau versée à la louche descend deux gouttières posées sur des blocs jusqu’au seau que tient un enfant accroupi.',
    sheet: {
      titre: 'La machine à eau',
      observationDepart:
        'Les enfants versent l’eau dans une gouttière et courent voir où elle sort. Ils cherchent comment la faire aller plus loin.',
      intentionEducative:
        'Soutenir l’essai, l’erreur et l’entente dans une construction où l’eau répond tout de suite.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
      ],
      objectifs: [
        'Prévoir où l’eau ira, puis vérifier.',
        'Changer une pente, un joint ou un appui.',
        'Se partager des tâches dans un projet.',
      ],
      materiel: [
        item('Chaudière remplie à moitié', 'une par adulte', 'Bacs peu profonds'),
        item(
          'Cruches d’eau à couvercle vissé, pour la remplir',
          'quatre de 2 L par adulte, contre vous',
          'Bidons refermés',
        ),
        item('{parc|Chariot}', '{parc|un, pour l’eau et les bûches}', '{parc|Brouette}'),
        item('Gouttières ou bouteilles coupées par l’adulte', 'six', 'Cartons cirés pliés'),
        item('Louches', 'une par enfant', 'Petits contenants à poignée'),
        item('Pots à remplir', 'quatre', 'Contenants de plastique'),
        item('Blocs et bûches basses', 'dix', 'Boîtes retournées'),
        optional('{si-entonnoirs|Entonnoirs}', '{si-entonnoirs|un pour deux enfants}', null),
        item('Ruban large pour les bords coupés', 'un rouleau', 'Ruban-cache en double'),
        item('{printemps|Vêtements de rechange}', '{printemps|un ensemble par enfant}', null),
        optional(
          '{4-5a|Papier et crayons de cire}',
          'un ensemble pour le groupe',
          'Bâton, pour dessiner dans la terre',
        ),
        optional('{si-balles|Balles molles, plus grosses qu’un œuf}', '{si-balles|deux}', null),
        optional('{si-éponges|Éponges}', '{si-éponges|une pour deux enfants}', null),
        optional(
          '{45min 60min si-roches|Roches lisses, plus grosses qu’un œuf}',
          '{45min 60min si-roches|quatre}',
          null,
        ),
        optional(
          '{45min 60min si-petites-autos|Petites autos lavables}',
          '{45min 60min si-petites-autos|une pour deux enfants}',
          null,
        ),
      ],
      preparation: [
        'Recouvrez de ruban les bords coupés et passez-y le doigt.',
        'Installez le chantier {ete|à l’ombre,} {printemps|au soleil,} sur l’herbe plutôt que sur une dalle qui glisse.',
        'Placez l’eau là où la machine commence, contre vous : les enfants viennent y puiser sous vos yeux et y reversent les pots pleins.',
        '{1adulte|Seule, gardez la chaudière entre vos pieds et ne quittez pas ce poste.} {2adultes|À deux, chacune garde sa chaudière, au départ d’une des machines.}',
      ],
      deroulement: [
        opening(
          { 30: 4, 45: 6, 60: 7 },
          'Posez une gouttière à plat et versez-y une louche d’eau : elle s’étale. « Elle ne veut pas avancer. » {si-balles|Posez-y une balle : elle non plus. L’eau la pousserait-elle, si on levait un bout?} Laissez les enfants réfléchir tout haut.',
        ),
        play(
          { 30: 20, 45: 18, 60: 24 },
          'Posez le bout d’une gouttière sur une bûche : « Qui tient l’autre bout? » Les enfants inclinent, soutiennent, joignent. L’eau fuit, déborde, se perd, et chaque fuite montre la prochaine chose à changer. {si-entonnoirs|Sur la gouttière, un doigt bouche l’entonnoir plein; on l’ôte : où court l’eau?} On ne s’entend pas sur la fuite? Refaites couler une seule louche : chacun montre du doigt où l’eau est sortie. Puis deux équipes bâtissent chacune leur machine, et les deux partent ensemble : laquelle remplit son pot? {3-4a|En haut, un enfant ne lâche plus sa louche : s’il arrête de verser, tout sèche.} {4-5a|Les équipes se forment, se fâchent, se reforment.} {45min 60min|Deux gouttières tiennent sans les mains? C’est l’heure du défi.} {avec-contenant|Au bout, ce qui a fini par arriver tombe dans @materiel.}',
        ),
        play(
          { 45: 14, 60: 20 },
          'Une machine marche? Proposez un défi : passer au-dessus d’une bûche, remplir deux pots, ralentir l’eau. {45min 60min si-roches|Des roches dans la gouttière : l’eau bute, contourne, s’attarde. Laquelle ôter pour la relancer?} Chaque équipe choisit le sien et l’annonce. Laissez rater deux fois avant de tendre une bûche. C’est réussi? Faites éloigner le pot d’un pas : que vont-ils tourner? Deux machines réussies se branchent l’une au bout de l’autre. Quelqu’un en fait un lave-auto? Suivez son idée. {45min 60min si-petites-autos|Une auto attend sous le dernier bout que l’eau la lave, puis cède sa place.}',
        ),
        closing(
          { 30: 6, 45: 7, 60: 9 },
          'Dernier voyage d’eau, tout le monde accroupi pour la suivre des yeux. {si-éponges|Une éponge boit ce qui traîne dans les gouttières; on la tord au-dessus d’un pot : combien en reste-t-il?} Videz toute l’eau dans l’herbe, pots compris, et racontez ce qui a fini par marcher.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Nommez la panne, gardez la solution pour vous.',
          'Reliez le geste et l’eau : « Tu as levé ce bout, et elle est partie. »',
          'Montrez du doigt la goutte qui s’échappe, sans parler.',
        ],
        questionsOuvertes: [
          'Que va-t-il arriver si tu lèves ce bout?',
          'Où l’eau s’est-elle perdue?',
          'Comment faire ralentir l’eau?',
        ],
      },
      vocabulaire: ['la pente', 'la fuite', 'incliner', 'déborder', 'le joint', 'la gouttière', 'ralentir'],
      adaptations: [
        { pour: '3-4a', texte: 'Deux gouttières à relier et un pot à remplir, sans autre mission.' },
        {
          pour: '4-5a',
          texte: 'Ils dessinent la machine avant de bâtir, puis comparent le dessin avec ce qu’elle est devenue.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Montez le départ de la machine à la hauteur de l’enfant en fauteuil : verser au bon moment vaut autant que bâtir.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!printemps|Au printemps, les rigoles de fonte remplacent les gouttières.} {printemps|L’été, bâtissez-la sous l’arbre, à l’heure chaude.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Vêtements mouillés de la tête aux pieds.', 'Machine qui s’écroule au moment de la montrer.'],
        dangersAEliminer: [
          'Chaudière laissée pleine entre deux jeux : elle se vide dès que vous quittez le chantier.',
          'Bord de bouteille coupant : la pièce quitte le chantier.',
          'Bûche sur un pied, bout de gouttière au visage : on les porte bas, à deux mains.',
          '{ete|Gouttière de métal qui chauffe dehors : touchez-la avant eux.}',
          '{si-balles|Balle sous un pied : on la ramasse avant la louche suivante.} {45min 60min si-petites-autos si-roches|Auto ou roche sous un pied : on la ramasse aussitôt; une roche se porte à deux mains.}',
        ],
        supervision: 'palier1',
        allergies: ['L’auto-injecteur reste près de vous, à l’ombre.'],
      },
      observation: [
        'Raisonnement : où regarde-t-il d’abord quand l’eau n’arrive pas?',
        'Motricité fine : comment joint-il deux pièces?',
        'Compétences sociales : comment fait-il accepter son idée?',
      ],
      prolongements: [
        '{cour|Laissez la machine deux jours : que faut-il pour la rendre plus longue?} {parc|Rebâtissez la machine un autre jour : que faut-il pour la rendre plus longue?}',
        'Un tuyau large, un bout de gouttière propre : demandez aux parents ce qui dort au fond d’un cabanon.',
      ],
      reflexionRetroaction: ['Quand ai-je aidé trop tôt?', 'Quelle erreur a été la plus utile?'],
    },
  },
  {
    key: 'les-bateaux-de-feuilles',
    summary:
      'Souffler, charger, couler, recommencer : chaque bateau de feuille part pour un voyage que son capitaine raconte.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['eau-neige-et-glace', 'arbres-et-feuilles'],
    materials: ['eau', 'feuilles', 'roches'],
    place: 'WATERSIDE',
    alsoAt: { YARD: 'Dans la cour, tout se joue autour du bac, sans rive à surveiller.' },
    seasons: ['SUMMER', 'AUTUMN'],
    durationMinutes: 30,
    adults: 2,
    onlyNamed: ['HEAT'],
    calls: [
      'bateau',
      'flotte ou coule',
      'flotter',
      'couler',
      'ruisseau',
      'rivière',
      'souffler',
      'naviguer',
      'voyage',
      'rive',
      'feuille',
      'lac',
      'radeau',
      'eau',
    ],
    seen: [
      'il garroche des bouts de bois dans la rivière et les regarde s’en aller',
      'elle souffle à pleines joues sur une plume qui flotte dans son plat pour la faire avancer',
      'ils empilent des cailloux sur une écorce jusqu’à temps qu’elle cale au fond',
      'il veut savoir pourquoi la roche plonge et pas le gros morceau de bois',
      'il a de la peine que son petit navire soit parti trop loin pour le ravoir',
      'elle se nomme capitaine et raconte que son bateau s’en va chez mamie en Gaspésie',
      'à notre sortie au bord du lac, ils ont passé l’avant-midi à lancer des feuilles à l’eau',
      'dans la grande bassine, ils font des courses à savoir quelle feuille traverse sans virer à l’envers',
    ],
    scenes: ['eau', 'pourquoi'],
    picture:
      'Autour d’un bac d’eau, un enfant souffle sur des bateaux de feuilles, un autre y pose une roche, sous les yeux de l’éducatrice.',
    sheet: {
      titre: 'Les bateaux de feuilles',
      observationDepart:
        '{rive|Près de l’eau, les enfants lancent ce qu’ils trouvent et regardent ce qui s’éloigne.} {cour|Une feuille tourne sur la flaque de la cour. Trois enfants soufflent dessus, chacun de son côté.}',
      intentionEducative:
        'Permettre aux enfants d’observer ce que l’eau porte et emporte, dans un cadre serré et paisible.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Choisir un matériau et prédire s’il flottera.',
        'Modifier son bateau après un essai.',
        'Raconter un trajet avec des mots de lieu.',
      ],
      materiel: [
        item(
          'Grandes feuilles, écorces et bouts de bois tombés',
          'un petit panier par enfant',
          'Cartons de lait rincés',
        ),
        item(
          'Bac large, rempli d’une main d’eau par l’adulte',
          '{rive|un}{cour|un ou deux, jamais plus que d’adultes}',
          'Plateau à rebord',
        ),
        item('{rive|Chaudière, pour emplir le bac}', '{rive|une}', '{rive|Grand pot à anse}'),
        item('{rive|Longues branches tombées, pour la ligne}', '{rive|de quoi barrer l’accès à l’eau}', null),
        item(
          'Roches plates, plus grosses qu’un œuf',
          '{rive|une dizaine, trouvées sur place}{cour|une dizaine}',
          'Poignées de sable mouillé',
        ),
        optional('{si-bouchons-de-liège|Bouchons de liège, entiers}', 'deux par enfant, comptés', null),
        item(
          '{automne|Linges secs et mitaines}',
          '{automne|un linge et une paire par enfant}',
          '{automne|Serviettes et gros bas}',
        ),
        optional(
          '{si-contenants-de-yogourt|Contenants de yogourt vides, lavés deux fois}',
          '{si-contenants-de-yogourt|un pour deux enfants}',
          null,
        ),
        optional('{si-pelles|Pelle de plastique, à lame large}', '{si-pelles|une par bac}', null),
        optional('{si-ficelle|Ficelle, longue comme votre main}', '{si-ficelle|deux bouts}', null),
        optional(
          '{si-figurines|Figurines d’animaux, plus longues qu’un doigt}',
          '{si-figurines|une par enfant, comptées}',
          null,
        ),
      ],
      preparation: [
        '{rive|Visitez la rive le jour même : courant lent, fond qui se voit, accès plat.} {cour|Posez le bac par terre et remplissez-le vous-même.} {cour ete|Gardez-le à l’ombre.} {si-ficelle|Nouez à deux écorces une ficelle longue comme votre main.}',
        '{rive|Tracez à deux grands pas de l’eau une ligne de branches que tous voient. Posez le bac loin derrière cette ligne; emplissez-le vous-même, à la chaudière, puis retournez-la.} {cour|Ramassez d’avance les feuilles du chemin d’arrivée.}',
        '{automne|L’automne, apportez des linges secs et des mitaines : les mains sortent froides de l’eau.}',
        '{rive|Partagez-vous les places : une adulte reste à l’eau, sans autre tâche; sa collègue reste au bac avec le groupe.} {cour|Chaque bac plein a son adulte, assise contre le bord.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 5, 45: 6 },
          '{rive|Loin de la rive,} {cour|Assise au bord,} posez une feuille sur l’eau du bac et soufflez. Elle tourne, elle boit, elle plonge. « Il lui faudrait quoi? » {si-bouchons-de-liège|Poussez un bouchon de liège du doigt jusqu’au fond et lâchez : il remonte!} {si-contenants-de-yogourt|Posez un contenant de yogourt sur l’eau : il penche, il flotte. Et si l’eau y entre?} {si-ficelle|Tirez une écorce par sa ficelle : ce bateau-là revient. Il se prête à qui pleure le sien.} {si-figurines|Une figurine veut embarquer : la feuille la porte-t-elle? Et une écorce?} {si-pelles|Tenez une pelle en travers : c’est le barrage. Une feuille y bute; levez-le, elle passe. À qui le tour?}',
        ),
        play(
          { 20: 13, 30: 19, 45: 20 },
          'Autour du bac, les enfants soufflent, chargent, coulent et repêchent; un bout de bois du sol est un bateau aussi. {si-bouchons-de-liège|Un bouchon de liège fait le passager.} {rive|Tenez une roche sur l’eau du bac, à côté d’une écorce : « Flotte ou plonge? » Lâchez les deux, puis couchez la roche sur l’écorce : « Et comme ça? »} {rive|Quand un bateau est prêt, son capitaine donne la main à l’adulte de l’eau, passe la ligne avec elle et le lance. Un capitaine à la fois; les autres jouent au bac.} {cour|Posez une roche sur votre feuille : « Flotte ou plonge? » Elle boit, elle plonge; on la repêche, et l’on essaie avec une écorce.} {3-4a !multiage|Un souffle trop fort noie un bateau? « Souffle comme sur une soupe chaude. »} {4-5a !multiage|Un bateau coule? On croise deux feuilles et l’on recommence avec la même charge.} {3-4a !multiage !20min|Plus tard, posez une écorce au milieu du bac : c’est l’île. Qui peut y accoster d’un seul souffle?} {4-5a !multiage !20min|Puis lancez un défi : livrer une charge à l’autre bord sans toucher le bateau, rien qu’en soufflant.} {multiage !20min|Plus tard, une écorce au milieu du bac devient l’île : qui peut y livrer une charge sans toucher son bateau?}',
        ),
        play(
          { 45: 12 },
          'La flotte s’organise : une écorce sert de quai, un enfant garde le phare, de petites feuilles sont les passagers. Le gardien lève le bras : un bateau attend, l’autre passe. Quand tout est calme, battez l’eau du bac du plat de la main : « Tempête! » Qui rentre au quai sans perdre de passager? Un enfant fait la tempête suivante. {rive|Ceux qui sont revenus de la rive racontent où leur bateau s’est arrêté.}',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          '{rive|Videz le bac dans l’herbe. Puis, assis derrière la ligne, saluez les bateaux partis.} {cour|Dernier coup de vent sur le bac.} Chacun dit où va le sien : « Le mien va chez grand-maman! » Comptez les enfants{cour|, videz le bac dans l’herbe}.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{rive|Gardez votre corps entre l’enfant et l’eau, une main libre.} {cour|Gardez une main sur le bord du bac.}',
          'Avant chaque lancement, faites annoncer : flotte ou plonge?',
          'Accueillez le naufrage avec curiosité : « Tiens… il a plongé. »',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui l’aide à flotter?',
          'Où penses-tu qu’il va s’arrêter?',
          'Que changerais-tu à ton bateau?',
        ],
      },
      vocabulaire: [
        '{rive|le courant}',
        '{45min|la flotte}',
        'dériver',
        'flotter',
        'le naufrage',
        'léger',
        'couler',
        '{rive|le capitaine}',
      ],
      adaptations: [
        { pour: '3-4a', texte: 'Une grande feuille, une petite, et beaucoup d’essais.' },
        { pour: '4-5a', texte: 'Trois tas au sol gardent la mémoire : flotte, coule, je ne sais pas.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un plateau à rebord, un doigt d’eau dedans, se pose sur les bras du fauteuil : soufflez avec l’enfant; sa main sur le bord sent partir les vagues.',
        },
        {
          pour: 'interieur',
          texte: 'Une serviette sous le bac et un carton pour éventail : le vent entre au local.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{rive|Au printemps, quand l’eau est haute, jouez au bac, dans la cour.} {cour|Au printemps, une flaque large comme le bac le remplace.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Manches mouillées.', 'Bateau perdu ou coulé, gros chagrin.'],
        dangersAEliminer: [
          '{rive|Débit fort, eau trouble, berge abrupte : le jeu reste au bac.} {cour|Bac laissé plein pendant que l’on change de jeu : videz-le d’abord.}',
          '{cour|Noyade : quelques centimètres d’eau suffisent; l’adulte du bac reste à portée de bras, et le bac se vide dès la fin.}',
          '{rive|Deuxième enfant qui passe la ligne : l’adulte de l’eau recule tout le monde d’abord.} {cour|Deuxième bac sans adulte à côté : videz-le.}',
          '{rive si-bouchons-de-liège|Bouchon de liège mordu, émietté ou parti au courant : il reste au bac, et vous les comptez à la fin.} {cour si-bouchons-de-liège|Bouchon de liège mordu ou émietté : il sort du jeu, et vous les comptez à la fin.}',
          '{automne|Mains froides : séchez-les et enfilez les mitaines entre deux bateaux.}',
          '{si-ficelle|Ficelle : courte, nouée par vous, elle reste au bac, jamais autour d’un doigt ni d’un cou.} {si-pelles|Pelle levée au-dessus de l’eau : sa lame reste plus bas que les coudes.}',
        ],
        supervision: 'palier1',
        allergies: [
          '{rive|Piqûres d’insectes : l’auto-injecteur reste sur l’adulte du bac.} {cour|Feuilles moisies mises de côté pour l’enfant asthmatique.}',
          '{si-contenants-de-yogourt|Contenants de yogourt : lavez-les deux fois, à cause du lait.}',
        ],
      },
      observation: [
        'Éveil aux sciences : que retient-il d’un essai à l’autre?',
        'Langage oral : emploie-t-il « plus loin », « dessous », « derrière »?',
        'Santé et sécurité : que fait-il près de l’eau, et le rappelle-t-il aux autres?',
      ],
      prolongements: [
        'Au local, cherchez quel bateau porte la plus drôle de cargaison.',
        'À la maison, un bateau de feuille prend le bain avec l’enfant, qui rapporte ce qu’il a vu.',
      ],
      reflexionRetroaction: [
        'Le partage des places permettait-il le plaisir autant que la sécurité?',
        'Quelle question sur l’eau reste ouverte?',
      ],
    },
  },
  {
    key: 'le-labyrinthe-de-neige',
    summary:
      'À droite, non, l’autre droite! Les enfants creusent des allées dans la neige, y guident un ami et s’y perdent pour rire.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_LANGUAGE'],
    themes: ['mouvement-et-defis', 'eau-neige-et-glace'],
    materials: ['neige', 'chaudieres-et-pelles'],
    place: 'YARD',
    alsoAt: { PARK: 'Au parc, tapez le labyrinthe avec les bottes dans un grand carré jamais piétiné.' },
    seasons: ['WINTER'],
    durationMinutes: 45,
    adults: 1,
    calls: [
      'labyrinthe',
      'pelleter',
      'pelle',
      'creuser la neige',
      'chemin',
      'se perdre',
      'à gauche à droite',
      'allée',
      'neige fraîche',
      'tempête',
      'cul-de-sac',
      'guider',
      'hiver',
    ],
    seen: [
      'ils tapent des sentiers avec leurs bottes et tournent en rond dedans en criant par ici',
      'il s’est pelleté un trou, s’est enfermé tout autour et me dit qu’il est pris',
      'elle crie vire à gauche à son ami et il rentre tout droit dans le banc de neige',
      'ils mélangent leur droite et leur gauche et ça finit en fou rire',
      'deux enfants creusent face à face pour se rejoindre et n’ont pas besoin que ça aille nulle part',
      'il veut être celui qui décide par où on entre et chiale quand les autres passent ailleurs',
      'après la bordée d’hier, ils se font des corridors avec des murs de chaque bord',
      'dans la cour, ils suivent la trail de la souffleuse, foncent dans un mur et rient',
    ],
    scenes: ['neige-glace', 'creuser'],
    picture:
      'Dans des allées creusées dans la neige, un enfant avance les yeux sur ses bottes; un ami le guide du doigt, un autre pellette.',
    sheet: {
      titre: 'Le labyrinthe de neige',
      observationDepart:
        'Les sentiers tapés par les bottes se croisent. Les enfants s’y cherchent et crient « à droite! » sans s’entendre.',
      intentionEducative: 'Soutenir l’effort de construire un parcours et le besoin de mots précis pour s’y guider.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Pelleter, taper ou tracer une allée.',
        'Donner une direction qu’un autre peut suivre.',
        'Modifier le parcours après un essai.',
      ],
      materiel: [
        item('Pelles solides', 'une par enfant', 'Boîtes que l’on pousse à plat'),
        item('Chaudières', 'quatre, pour les repères', 'Boîtes solides'),
        optional('Traîneau, pour l’enfant que la neige épaisse arrête', 'un', null),
        optional('{si-toutous|Toutous lavables}', '{si-toutous|deux}', null),
        optional('{si-cônes|Cônes}', '{si-cônes|quatre}', null),
        optional(
          '{si-camions si-autos|Camions ou autos, longs comme la main}',
          '{si-camions si-autos|un pour deux enfants}',
          null,
        ),
        optional('{si-vaporisateurs|Vaporisateurs d’eau colorée}', '{si-vaporisateurs|un ou deux}', null),
        optional(
          '{si-foulards si-tissus|Foulard ou carré de tissu}',
          '{si-foulards si-tissus|un, pour le manche d’une pelle}',
          null,
        ),
      ],
      preparation: [
        'Choisissez un coin plat, loin de la rue et du passage de la souffleuse.',
        'Sondez la neige : roche, glace vive, bout de clôture.',
        'Fixez avec eux la hauteur des murets : jamais plus haut que les genoux.',
        '{1adulte|Seule, tenez-vous debout au centre : par-dessus les murets, vous voyez tout le monde.} {2adultes|À deux, creusez pendant que votre collègue guide et vérifie les mitaines.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 6, 60: 8 },
          'Marchez en traînant les pieds, tournez, arrêtez-vous net. « Cul-de-sac! » Tendez une pelle à qui a une idée pour en sortir. {si-toutous|Assoyez un toutou au fond d’un trou de neige : il est pris! Par où lui ouvrir un chemin?}',
        ),
        play(
          { 20: 13, 30: 20, 45: 18, 60: 24 },
          'Chacun creuse, tape, bifurque. Les allées se rejoignent ou s’évitent. {si-cônes|Un cône debout ferme une allée : il faut un détour.} {!20min|La neige sortie se tape de chaque bord, du plat de la pelle : c’est le muret. Un enfant s’est muré? Il ouvre du côté qu’il veut.} {3-4a|Deux enfants creusent le même trou, un de chaque bord, sans vouloir qu’il mène quelque part.} {4-5a|Quelques-uns décident de l’entrée; d’autres explorent les allées pendant qu’elles se bâtissent.} {!20min|Quand les bras fatiguent, posez une chaudière à un tournant : « Qui s’y rend sans enjamber? » On marche, on frappe un mur, on rouvre.} {45min 60min|Deux allées se touchent? Passez au jeu du guide.} {20min|Des bottes qui traînent à la file ouvrent vite une allée; les pelles l’élargissent, une chaudière marque le tournant.} {20min 30min|Dès que deux allées se touchent, un guide y mène un ami à la voix.}',
        ),
        play(
          { 45: 14, 60: 20 },
          'Deux par deux, plusieurs équipes à la fois : un guide reste hors des allées et parle; son ami avance les yeux sur ses bottes. « Jusqu’à la chaudière, puis vers la grosse bosse. » Un mur devant? « Recule de deux. » Changez de rôle, de mots, de chemin. Ensuite, déplacez une chaudière pendant que le guide a le dos tourné : il lui faut d’autres mots. Puis plus un mot : une tape de mitaines pour avancer, deux pour tourner. Quand chacun a guidé une fois, cherchez ensemble une dernière route, de l’entrée à la sortie.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7, 60: 8 },
          'Parcourez {20min 30min|une route, de l’entrée à la sortie}{45min 60min|la dernière route trouvée}, chacun à son allure, et donnez un nom aux endroits : le virage du renard, la porte gelée. {si-vaporisateurs|Au vaporisateur, chaque endroit nommé reçoit sa tache de couleur.} {si-camions si-autos|Poussé à genoux, un camion fait la dernière ronde : s’il passe, la rue est déneigée.} Les pelles se plantent debout, à l’entrée. {si-foulards si-tissus|À l’un des manches, vous nouez un foulard : le drapeau se voit de partout.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Quand le guide montre du doigt, faites celle qui ne voit rien : « Où, ça? Dis-moi. »',
          'Faites se rencontrer deux équipes qui creusent l’une vers l’autre.',
          'Glissez deux doigts dans les cols et les mitaines à mi-chemin : sec ou mouillé?',
        ],
        questionsOuvertes: [
          'Comment lui dire où tourner?',
          'Que faut-il changer pour qu’on s’y perde un peu?',
          'Où mettrais-tu une sortie secrète?',
        ],
      },
      vocabulaire: ['le labyrinthe', 'bifurquer', 'le cul-de-sac', 'à gauche', 'à droite', 'le détour', 'la sortie'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Une seule allée qui tourne, une chaudière à chaque bout : le guide n’a que deux mots, « avance » et « tourne ».',
        },
        { pour: '4-5a', texte: 'Dessinez le plan dans la neige, du bout de la pelle, et vérifiez-le en marchant.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pour l’enfant que la neige épaisse arrête, élargissez une allée à la largeur d’un traîneau : assis dedans, il devient le guide et commande les arrêts.',
        },
        { pour: 'interieur', texte: 'Boîtes et coussins dessinent le labyrinthe du local, à hauteur de genoux.' },
        { pour: 'autre_saison', texte: 'L’automne, les allées se ratissent dans les feuilles.' },
      ],
      securite: {
        risquesAcceptes: ['Chute dans la neige.', 'Dispute pour une allée.'],
        dangersAEliminer: [
          'Galerie couverte : toute niche reste ouverte sur le dessus.',
          'Pelle levée plus haut que la ceinture : un bras de distance entre deux pelleteurs.',
          '{si-vaporisateurs|Vaporisateur : visé vers la neige, jamais vers un visage; mitaine mouillée, mitaine changée.}',
        ],
        supervision: 'palier2',
        allergies: ['Urticaire au froid : suivez la consigne écrite du parent.'],
      },
      observation: [
        'Motricité globale : comment organise-t-il son effort avec la pelle?',
        'Langage oral : quels mots d’espace emploie-t-il?',
        'Raisonnement : dans un cul-de-sac, creuse-t-il, recule-t-il, demande-t-il?',
      ],
      prolongements: [
        'Plantez un fanion de tissu au bout et laissez-y un message à découvrir.',
        '{cour|À l’heure du départ, l’enfant guide son parent jusqu’à la sortie secrète.} {parc|À la maison, l’enfant dessine le labyrinthe à son parent, sortie secrète comprise.}',
      ],
      reflexionRetroaction: ['Les rôles ont-ils circulé?', 'Qu’ont-ils inventé devant un cul-de-sac?'],
    },
  },
  {
    key: 'qui-est-passe-par-ici',
    summary:
      'À quatre pattes, une botte en guise de règle, les enfants suivent des empreintes et se demandent qui les a laissées.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['animaux-et-traces'],
    materials: ['neige', 'loupes', 'papier-et-crayons'],
    place: 'WOODS',
    alsoAt: {
      YARD: 'Dans la cour, cherchez l’écureuil, le chat du voisin et les petites pattes sous la mangeoire.',
      PARK: 'Au parc, les traces de chiens, de bottes et de traîneaux compliquent l’enquête.',
    },
    seasons: ['WINTER'],
    alsoIn: { SPRING: 'Au printemps, la boue garde les pistes encore plus longtemps.' },
    durationMinutes: 45,
    adults: 1,
    calls: [
      'traces d’animaux',
      'traces',
      'pistes',
      'empreintes',
      'animal',
      'lièvre',
      'écureuil',
      'enquête',
      'détective',
      'neige fraîche',
      'chercher',
      'loup',
      'suivre',
    ],
    seen: [
      'elle colle sa bottine à côté d’un trou dans la neige et compare avec son pied',
      'ils marchent le nez à terre en disant chut, il y a une bête qui s’est sauvée',
      'il saute comme la bestiole pour voir si ça fait les mêmes marques que les siennes',
      'ils ont perdu la piste au milieu du sentier et cherchent où l’animal est allé',
      'un dit que c’est un loup, l’autre que c’est le chat du voisin, ils s’obstinent fort',
      'elle a un peu peur parce qu’elle pense qu’un coyote est passé près de la garderie',
      'dans le boisé ce matin, ils ont trouvé des petites pattes alignées jusqu’en dessous d’un arbre',
      'depuis l’histoire du renard, ils veulent savoir quels animaux se promènent quand on dort',
    ],
    scenes: ['bestioles', 'neige-glace', 'imiter-animaux', 'traces'],
    picture:
      'Des pistes de lièvre filent entre les bouleaux; un enfant les suit à la loupe, un autre pose une botte à côté pour comparer.',
    sheet: {
      titre: 'Qui est passé par ici?',
      observationDepart:
        '{hiver|Après une neige fraîche, les enfants remarquent des trous bien alignés.} {printemps|Dans la boue du matin, les enfants remarquent des creux bien alignés.} « C’est un loup! — Non, c’est un chat! »',
      intentionEducative:
        'Soutenir le raisonnement des enfants devant un indice réel, sans courir vers la bonne réponse.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Observer une trace et dire ce qui la distingue.',
        'Proposer une explication et chercher un autre indice.',
        '{45min 60min|Fabriquer sa propre piste pour les autres.}',
      ],
      materiel: [
        item('Grandes loupes', 'une pour deux enfants', 'Un cercle fait avec les doigts'),
        item('{hiver|Mitaines sèches, de rechange}', '{hiver|une paire par enfant}', null),
        item('{printemps|Bottes et pantalons de pluie}', '{printemps|un ensemble par enfant}', null),
        optional('Papier et crayons de cire', 'un ensemble pour le groupe', 'Photo prise par l’adulte'),
        optional('{hiver si-raquettes|Raquettes d’enfant}', '{hiver si-raquettes|une paire par enfant}', null),
        optional('{si-jumelles|Jumelles sans cordon}', '{si-jumelles|une paire}', null),
        optional('{si-cônes|Cônes}', '{si-cônes|deux}', null),
        optional('{si-figurines|Figurines d’animaux}', '{si-figurines|une pour deux enfants}', null),
        optional('{si-livres|Livre d’animaux}', '{si-livres|un, dans votre sac}', null),
      ],
      preparation: [
        'Repérez une piste le matin même, à l’intérieur du territoire connu.',
        '{hiver|Vérifiez le froid et le vent; apportez une paire de mitaines sèches par enfant, deux au chaud contre vous.} {printemps|Enfilez les bottes et les pantalons de pluie : on s’agenouillera dans la boue.}',
        'Parcourez la limite à pied avec les enfants avant de commencer.',
        '{1adulte|Seule, suivez une seule piste, tous ensemble, derrière le dernier enfant.} {2adultes|À deux, repérez une deuxième piste, partagez le groupe et racontez-vous vos indices à mi-chemin.}',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5, 45: 6, 60: 8 },
          'Arrêtez-vous net devant la trace, un doigt sur les lèvres. Faites-en le tour sans l’écraser. « Qu’est-ce que vous remarquez? » {hiver si-raquettes|Un pas de raquette à côté : « Et cette énorme bête-là? » On compare, puis on ôte les raquettes pour aller à quatre pattes.} {si-jumelles|Un enfant cherche aux jumelles jusqu’où la piste s’en va.}',
        ),
        play(
          { 20: 12, 30: 19, 45: 18, 60: 24 },
          'La piste se suit à quatre pattes, par bonds, le nez au sol. Les enfants posent leur botte à côté, comparent, perdent la trace, la retrouvent. {!20min|On avance à côté de la piste, jamais dessus. On la perd? L’enfant à la loupe reste près de la dernière empreinte; les autres cherchent autour, à cinq pas.} {si-cônes|Un cône marque la dernière empreinte trouvée.} {3-4a|Un enfant décide que c’est un loup? Cherchez avec lui par où la bête s’est sauvée.} {4-5a|Deux explications s’opposent : il faut un autre indice.} {!20min|Demandez ensuite ce que la bête faisait : ici elle s’est arrêtée, là elle a sauté. Un enfant refait le geste juste à côté, et l’on compare les marques.} {30min|Au bout de la piste ou à la limite, faites demi-tour.} {45min 60min|Au bout de la piste ou à la limite, passez au jeu suivant.} {20min|Vingt pas de piste suffisent. Quelqu’un la perd? Tous reviennent à la dernière empreinte sûre et repartent de là, la loupe devant.}',
        ),
        play(
          { 45: 13, 60: 19 },
          'Des enfants deviennent l’animal et laissent, d’un bond à l’autre, une piste à deviner. La moitié du groupe tourne le dos et compte jusqu’à vingt; l’autre, sous vos yeux, laisse dix traces, puis on les suit en imitant la bête. Trop facile? La bête boite, ou recule dans ses pas. Quand le sol est tout piétiné, décalez-vous de dix pas, là où rien n’est marqué. {hiver|D’autres se roulent dans la neige : on devine la bête d’après le creux.} {printemps|D’autres pressent la main, le talon ou le coude dans la boue : on devine ce qui a fait le creux.}',
        ),
        closing(
          { 20: 4, 30: 6, 45: 8, 60: 9 },
          'Accroupis autour de la plus belle empreinte, les enfants nomment leur suspect. {si-figurines|Des figurines d’animaux pressent une patte à côté : est-ce pareil?} {si-livres|Ouvrez un livre d’animaux : on y cherche un pied qui ferait ce creux.} Loup, chien, voisin : redites-les tous sans trancher, puis montrez jusqu’où la piste continue. S’il y a du papier, qui le veut dessine l’empreinte.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Doutez à voix haute : « Je ne suis pas certaine… »',
          'Demandez une preuve : « Montre-moi où tu vois les griffes. »',
          'Comptez le groupe à chaque déplacement.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui te fait dire ça?',
          'Où est-ce qu’il s’en allait?',
          'Comment marche-t-il, d’après toi?',
        ],
      },
      vocabulaire: ['la piste', 'l’empreinte', 'la patte', 'bondir', 'l’indice', 'le suspect', 'la griffe', 'suivre'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Commencez par les traces de leurs bottes : une grande, une petite, une à reculons. Suivez ensuite une piste courte.',
        },
        { pour: '4-5a', texte: 'Comptez les empreintes, mesurez l’écart avec une botte, dessinez-les.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'La piste se prend aussi avec les doigts : guidez la main nue de l’enfant qui voit peu, un instant, du talon aux griffes.',
        },
        {
          pour: 'interieur',
          texte: 'Dans un bac de sable humide, des objets laissent leurs traces; il faut trouver lesquels.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|Au printemps, revenez lire la boue au même endroit.} {printemps|L’hiver, attendez le lendemain d’une neige.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{hiver|Chute dans la neige épaisse.} {printemps|Genoux dans la boue.}',
          'Quelques pas hors de la piste.',
        ],
        dangersAEliminer: [
          'Piste qui mène vers {hiver bois parc|la glace d’un plan d’eau ou} {printemps bois parc|un ruisseau gonflé ou} la rue : elle s’arrête à la limite.',
          'Crottes d’animal : elles se regardent de loin, mains dans le dos.',
          '{printemps bois parc|Tiques : bas par-dessus le pantalon, peau inspectée au retour.}',
          '{hiver si-raquettes|Raquette sur celle d’un autre : deux grands pas entre les enfants; ôtées, elles se plantent hors de la piste.} {si-jumelles|Jumelles : à l’arrêt seulement, jamais vers le soleil.}',
        ],
        supervision: 'palier3',
        allergies: [
          '{hiver|L’épinéphrine se porte sous le manteau : elle craint le gel.} {printemps|Boues et pollens : suivez le plan de l’enfant asthmatique.}',
        ],
      },
      observation: [
        'Raisonnement : sur quels indices appuie-t-il son idée?',
        'Langage oral : justifie-t-il avec « parce que »?',
        'Éveil aux mathématiques : compare-t-il des longueurs ou des quantités?',
      ],
      prolongements: [
        'Un « cahier des passants » garde le dessin ou la photo de chaque piste, toute la saison.',
        'Devant chez eux aussi, quelqu’un est passé : l’enfant rapporte une trace, dessinée avec un parent.',
      ],
      reflexionRetroaction: [
        'Ai-je donné le nom de l’animal avant qu’on me le demande?',
        'Quel enfant a mené l’enquête sans parler?',
      ],
    },
  },
  {
    key: 'la-boule-trop-grosse',
    summary: 'La boule de neige grossit jusqu’à refuser d’avancer. Il faudra deux enfants, puis cinq, puis huit.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['eau-neige-et-glace', 'emotions-et-amitie'],
    materials: ['neige'],
    place: 'PARK',
    alsoAt: {
      YARD: 'Dans la cour, la boule part d’un coin et trace un sentier vert jusqu’à l’autre.',
      WOODS: 'Dans le boisé, restez dans la clairière : un seul arbre sur le chemin suffit à compliquer l’affaire.',
    },
    seasons: ['WINTER'],
    durationMinutes: 45,
    adults: 1,
    calls: [
      'neige collante',
      'boule de neige',
      'bonhomme de neige',
      'rouler',
      'pousser',
      'redoux',
      'neige mouillée',
      'ensemble',
      'fort',
      'lourd',
      'faire équipe',
      'première neige',
      'coopération',
      'hiver',
      'motricité globale',
    ],
    seen: [
      'ils roulent une balle de neige tellement grosse qu’ils sont obligés de l’abandonner au milieu du parc',
      'il pousse avec son dos, avec sa bedaine, et ça ne branle pas d’un poil',
      'elle est fâchée, sa boule a cassé en trois juste quand elle était belle et ronde',
      'il dit je suis capable tout seul, mais c’est ben trop pesant pour lui',
      'ils crient un deux trois go et forcent ensemble, ça a bougé un petit peu',
      'ils poussent chacun de leur bord et ne comprennent pas que ça reste là',
      'au parc, la neige était pognante et ils ont voulu faire un bonhomme géant',
      'ils se mettent en gang pour déplacer le gros motton de la charrue, fiers de leur coup',
    ],
    scenes: ['neige-glace', 'pousser', 'cooperer'],
    picture:
      'Trois enfants et l’éducatrice poussent et s’adossent à une énorme boule de neige qui a laissé un long chemin d’herbe.',
    sheet: {
      titre: 'La boule trop grosse',
      observationDepart:
        'La neige colle enfin. Une boule de la grosseur d’un pain est abandonnée parce que « elle pèse trop ».',
      intentionEducative: 'Soutenir l’entraide devant une tâche que personne ne réussit seul.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Demander de l’aide, en offrir, en recevoir.',
        'Pousser avec tout le corps, pieds ancrés.',
        'Chercher comment déplacer ce qui ne bouge plus.',
      ],
      materiel: [
        item('Neige collante', 'un coin plat, de dix pas sur dix', null),
        optional('Pelle solide', 'une, pour pousser à plat', 'Planche de plastique'),
      ],
      preparation: [
        'Faites l’essai d’une poignée : si elle tient en boule, c’est le bon jour.',
        'Choisissez un terrain plat; une grosse boule dans une pente ne s’arrête plus.',
        'Apportez une paire de mitaines sèches par enfant : changez-les dès que les premières sont trempées.',
        '{1adulte|Seule, ne laissez qu’une boule dépasser les genoux : celle que vous touchez.} {2adultes|À deux, poussez avec les enfants pendant que votre collègue marche à côté et écarte qui passe devant la boule.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 6, 60: 7 },
          'Roulez une petite boule du bout des doigts, accroupie, sans rien annoncer. Quand elle devient trop lourde, assoyez-vous contre elle et soupirez. « Elle ne veut plus avancer. »',
        ),
        play(
          { 20: 13, 30: 20, 45: 19, 60: 24 },
          'Des boules partent partout; certaines se cassent, d’autres ramassent l’herbe au passage. L’une d’elles s’arrête pour de bon. Les enfants poussent des mains, du ventre, du dos. {3-4a|Chacun pousse de son côté et s’étonne : elle ne bouge pas.} {4-5a|Quelqu’un invente un signal, et la boule bouge un peu.} Une boule éclate? Chaque morceau en recommence une. {!20min|Du talon, tracez une ligne à cinq pas de la plus grosse : « Se rendra-t-elle jusque-là? » On s’y met à quatre, tous du même côté; on la tourne d’un quart pour trouver son bord rond. Quand elle franchit la ligne, ou qu’elle colle au sol, elle est rendue.} {20min|La première boule qui résiste à deux enfants est celle du jour : assoyez-vous contre elle, et laissez les autres quitter la leur pour venir. « Elle a bougé. Qui manque? »} {20min 30min avec-outil|Prêtez @materiel pour dégager le pied de la boule, à genoux, un enfant à la fois.}',
        ),
        play(
          { 45: 13, 60: 20 },
          'Une fois rendue, elle devient un banc, une tête de géant, un gâteau. Collez-y l’oreille : « Qu’est-ce qu’elle veut être? » Chacun écoute et rapporte sa réponse. Deux idées? Chacune prend un côté de la boule. Les chemins d’herbe laissés dans la neige deviennent des routes. Puis partez à la file sur une route d’herbe, sans toucher au blanc : qui met le pied dans la neige donne un nom à cet endroit. Quand la boule n’a plus personne autour d’elle, rappelez tout le monde. {avec-outil|Prêtez @materiel pour dégager le pied de la boule, à genoux, un enfant à la fois.}',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7, 60: 9 },
          'Quatre enfants à la fois s’adossent à la boule, tous du même côté. Les autres, face à eux, donnent le signal : bouge-t-elle encore? Nommez ce que vous avez vu : « Il l’a appelée, elle est venue. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Placez-vous parmi ceux qui poussent et poussez vraiment, sans commander.',
          'Renvoyez la demande : « Je vois des bras libres, là-bas. »',
          'Parlez de tout près à celui qui force : « Tes pieds glissent, ton dos pousse. »',
        ],
        questionsOuvertes: [
          'Qui pourrait t’aider?',
          'Pourquoi ne roule-t-elle plus?',
          'Où faut-il pousser pour qu’elle tourne?',
        ],
      },
      vocabulaire: ['lourd', 'pousser', 'ensemble', 's’adosser', 'rouler', 'collant', 'coller', 'la force'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Deux enfants roulent une boule pas plus haute que leurs genoux : celle-là, ils la mènent jusqu’au bout.',
        },
        {
          pour: '4-5a',
          texte:
            'Ils prévoient l’endroit du bonhomme ou du fort avant de rouler; la boule trop lourde oblige à changer le plan.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant en fauteuil pousse du pied ou d’une pelle à plat et crie « hisse! » : personne ne force avant.',
        },
        { pour: 'interieur', texte: 'Une énorme boule de draps, dans le grand local, se pousse aussi à plusieurs.' },
        { pour: 'autre_saison', texte: 'L’automne, un tas de feuilles dans une toile est tout aussi intransportable.' },
      ],
      securite: {
        risquesAcceptes: ['Boule brisée après tant d’efforts.', 'Pieds qui glissent, face dans la neige.'],
        dangersAEliminer: [
          'Enfant devant une boule qui roule : les pousseurs s’arrêtent, il se déplace.',
          'Boule plus haute que les épaules, ou deux empilées sans adulte : elle peut tomber sur quelqu’un.',
          'Neige de bord de rue, sale et mêlée de glace : elle ne se roule pas.',
        ],
        supervision: 'palier2',
        allergies: ['Urticaire au froid : suivez le plan de l’enfant.'],
      },
      observation: [
        'Compétences sociales : à quel moment lâche-t-il la boule pour aller chercher quelqu’un?',
        'Motricité globale : comment place-t-il ses pieds et son dos pour pousser?',
        'Raisonnement : que propose-t-il quand la boule s’arrête?',
      ],
      prolongements: [
        'À chaque sortie, mesurez ce que la boule a perdu, avec un bras d’enfant pour règle.',
        'Affichez la photo de la boule à la porte : combien d’enfants pour la bouger? Les parents devinent.',
      ],
      reflexionRetroaction: [
        'Ai-je poussé juste assez pour ne pas réussir à leur place?',
        'Qui a trouvé un rôle sans pousser?',
      ],
    },
  },
  {
    key: 'un-nid-en-boue',
    summary:
      'Sans mains, ce serait comment? Les enfants pétrissent boue, herbe et brindilles pour un nid qui tienne comme un vrai.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['oiseaux', 'terre-et-boue'],
    materials: ['terre', 'eau', 'feuilles', 'contenants-et-cuilleres'],
    place: 'YARD',
    alsoAt: {
      WOODS:
        'Dans le boisé, le sol donne terre, herbe et brindilles; l’eau en cruches fermées, les bacs et la bassine viennent en chariot.',
      PARK: 'Au parc, la boue se fait dans un bac et les nids vont au creux des racines; l’eau voyage en cruches fermées, en chariot.',
    },
    seasons: ['SPRING', 'SUMMER'],
    alsoIn: {
      AUTUMN:
        'L’automne, l’herbe sèche et les feuilles tombées abondent, et les vieux nids se voient dans les branches.',
    },
    durationMinutes: 45,
    adults: 1,
    calls: [
      'nid',
      'oiseau',
      'merle',
      'hirondelle',
      'boue',
      'bouette',
      'pétrir',
      'œuf',
      'herbe',
      'bâtir',
      'mains sales',
      'oisillon',
      'terre mouillée',
      'construction',
      'abris d’animaux',
    ],
    seen: [
      'ils écrapoutissent de la terre mouillée entre leurs doigts et regardent sortir les vers de bouette',
      'elle ramasse des brins de foin un à un avec deux doigts comme un bec',
      'ils brassent de la terre avec trop d’eau, c’est devenu de la soupe, rien ne tient',
      'il me demande comment l’oiseau fait pour bâtir sa maison s’il n’a pas de mains',
      'il s’est choqué quand le bord de son bol de terre s’est écrasé',
      'elle fait semblant de couver des roches et chicane ceux qui s’approchent',
      'au parc, ils ont trouvé un petit nid tombé par terre et veulent en faire un pareil',
      'depuis que des merles se sont installés au-dessus de la porte, ils ramassent des brindilles partout',
    ],
    scenes: ['flaques-boue', 'petrir', 'bestioles'],
    picture:
      'Un enfant pétrit la boue, une autre pose un œuf de roche dans son nid, un troisième porte une brindille en oiseau, près d’un vrai merle.',
    sheet: {
      titre: 'Un nid en boue',
      observationDepart:
        '{!automne|Un merle passe, le bec plein d’herbe mouillée.} {automne|L’automne, un nid apparaît en haut d’un arbre nu.} Les enfants veulent savoir comment l’oiseau s’y prend.',
      intentionEducative: 'Permettre aux mains d’éprouver une matière et de chercher ce qui la fait tenir.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
      ],
      objectifs: [
        'Pétrir, presser{4-5a|, tresser} une matière qui colle et qui coule.',
        'Ajuster le mélange après un essai.',
        'Comparer son geste avec celui de l’oiseau.',
      ],
      materiel: [
        item('Terre', 'deux chaudières', 'Sable fin mêlé d’argile'),
        item('Eau', 'un pot par équipe de deux, contre vous', 'Eau de pluie'),
        item('Herbe sèche, brindilles molles, feuilles', 'trois poignées par enfant', 'Papier déchiré en lanières'),
        item('Bacs plats', 'un pour deux enfants', 'Plateaux, vieux moules'),
        item('Bassine d’eau, pour les mains', 'une, contre vous', 'Linges mouillés'),
        optional('{45min 60min|Roches rondes, plus grosses qu’un œuf}', 'huit', 'Balles de laine'),
        optional('{si-jumelles|Jumelles d’enfant, sans cordon}', '{si-jumelles|une paire pour deux enfants}', null),
        optional(
          '{si-rouleaux-de-papier-de-toilette|Rouleaux de papier de toilette, vides}',
          '{si-rouleaux-de-papier-de-toilette|un par nid}',
          null,
        ),
        optional(
          '{45min 60min si-branches|Branches longues comme l’avant-bras, sans pointe}',
          '{45min 60min si-branches|trois par nid}',
          null,
        ),
        optional('{3-4a|Bols de plastique, à renverser}', 'un pour deux enfants', 'Pots de yogourt'),
      ],
      preparation: [
        'Fouillez la terre avant eux : ni verre, ni clou, ni crotte. Répartissez-la dans les bacs.',
        'Choisissez {cour bois|des fourches de branches, à hauteur d’épaule d’enfant, ou une bûche couchée}{parc|des creux entre les racines} : ce sera l’arbre à nids.',
        'Relevez les manches et placez la bassine là où vous serez.',
        '{1adulte|Seule, c’est vous l’adulte de l’eau : assoyez-vous au pied de l’arbre à nids, les pots et la bassine contre vous, les bacs autour, à portée de bras. C’est vous qui versez, et l’eau se vide avant que vous vous leviez.} {2adultes|Avec une collègue, pétrissez; elle verse l’eau et rince les mains.}',
      ],
      deroulement: [
        opening(
          { 30: 4, 45: 6, 60: 8 },
          '{si-jumelles|Avant la boue, passez les jumelles : qui voit un oiseau, et que tient son bec?} Prenez un seul brin d’herbe entre deux doigts, comme un bec, et posez-le dans le bac. Étirez-vous pour en prendre un autre. Et un autre. « Encore cent voyages… »',
        ),
        play(
          { 30: 20, 45: 19, 60: 24 },
          'Deux par bac, les mains mêlent la terre, un peu d’eau, une poignée d’herbe. Trop d’eau, la boue fuit entre les doigts; trop peu, elle s’émiette. {3-4a|On presse, on écrase, on regarde sortir la boue entre deux doigts; le nid a tout son temps.} {4-5a|On tresse un fond, on pose un rebord, deux doigts serrés en guise de bec.} Un bord s’écroule? Cherchez avec eux l’endroit qui a lâché : trop mince ou trop mouillé? Le bord tient? Enfoncez un brin dans la boue et tirez : il vient tout seul. Croisez-en deux et tirez encore. {si-rouleaux-de-papier-de-toilette|On déchire en lanières le carton d’un rouleau, on les mouille et on les tourne dans le bord : tient-il mieux?} Le nid est prêt quand il se soulève du bac en un seul morceau. {avec-naturel|Mêlez aussi @materiel à la boue et voyez si cela tient mieux.}',
        ),
        play(
          { 45: 13, 60: 20 },
          'Un nid doit servir : posez-le sur l’arbre à nids, tapez doucement à côté, ajoutez un œuf : une roche ronde ou une boule de boue. {si-jumelles|Mains rincées, on se recule de dix pas : aux jumelles, quel nid a son œuf?} {si-branches|Le nid posé sur trois branches croisées tient-il quand on en bouge une?} Les enfants deviennent l’oiseau qui couve, celui qui défend, celui qui cherche à manger. Avant la tape, le bâtisseur dit ce qui tombera en premier. Le fond part? L’oiseau retourne au bac chercher de la boue. Le vent se lève ensuite : tapez deux fois; qui couve serre les ailes. Le vent tombe : ceux qui ont faim crient.',
        ),
        closing(
          { 30: 6, 45: 7, 60: 8 },
          'Les nids vont sécher sur l’arbre à nids. Rincez les mains dans la bassine, puis videz toute l’eau. Faites alors le tour des nids en sautillant comme un merle. « Et le tien, par où il tient? » C’est parfois un seul brin qui le tient.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Pétrissez à côté d’eux et dites ce que sentent vos doigts.',
          'Versez l’eau par petits filets : un peu, puis on regarde.',
          'Protégez les mains propres : qui ne veut pas toucher la boue croise des brins secs, porte l’herbe ou choisit la place du nid.',
        ],
        questionsOuvertes: [
          'Qu’est-ce que ça fait dans tes mains?',
          'Que faudrait-il ajouter pour que ça tienne?',
          'Comment fait-il, l’oiseau, sans mains?',
        ],
      },
      vocabulaire: [
        'pétrir',
        'la boue',
        'coller',
        'le bec',
        '{4-5a|tresser}',
        '{45min 60min|couver}',
        's’émietter',
        'la brindille',
      ],
      adaptations: [
        { pour: '3-4a', texte: 'Donnez un bol renversé pour y mouler la boue : le creux du nid arrive tout seul.' },
        {
          pour: '4-5a',
          texte: 'Proposez la règle de l’oiseau, à qui la veut : un brin à la fois, deux doigts, pas de parole.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui ne supporte pas la boue travaille l’herbe sèche, deux doigts en bec, et bâtit le fond; son voisin colle.',
        },
        { pour: 'interieur', texte: 'De l’argile à modeler et des lanières de papier refont le nid sur la table.' },
        {
          pour: 'autre_saison',
          texte:
            '{!automne|L’automne, cherchez les vieux nids dans les branches nues et comparez, sans y toucher.} {automne|Au printemps, refaites-en un pendant que les merles bâtissent le leur.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Boue jusqu’aux coudes.', 'Nid qui tombe au premier coup de vent.'],
        dangersAEliminer: [
          'Vrai nid à portée de main : on recule de dix pas et on le laisse aux oiseaux.',
          'Brindille raide pointée vers le visage : cassez-la plus courte que la main.',
          '{si-jumelles|Jumelles tournées vers le soleil : jamais; on regarde dos à lui, les pieds arrêtés.}',
          'Doigts pleins de boue à la bouche : rincez-les aussitôt, puis au savon, au retour.',
        ],
        supervision: 'palier2',
        allergies: ['Terreau avec engrais ou coquilles : refusez-le; prenez la terre du lieu.'],
      },
      observation: [
        'Motricité fine : comment presse-t-il, mêle-t-il, lisse-t-il?',
        'Éveil aux sciences : que change-t-il quand la boue coule?',
        'Développement sensoriel : que cherche-t-il ou qu’évite-t-il au toucher?',
      ],
      prolongements: [
        'Pesez un nid sec et un nid mouillé, un dans chaque main.',
        'Sous un toit, dans une haie : si un oiseau niche près de la maison, l’enfant en rapporte un dessin.',
      ],
      reflexionRetroaction: [
        'Ai-je poussé à bâtir un enfant qui voulait seulement pétrir?',
        'Quel mélange ai-je appris d’un enfant?',
      ],
    },
  },
]
