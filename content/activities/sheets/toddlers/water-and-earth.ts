import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const TODDLER_WATER_AND_EARTH_SHEETS: readonly BankSheet[] = [
  {
    key: 'la-cuisine-de-boue',
    summary:
      'Terre, eau et vieilles casseroles : des soupes se brassent, se servent et se renversent, et personne n’y goûte.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['terre-et-boue', 'cuisine-et-saveurs'],
    materials: ['terre', 'eau', 'contenants-et-cuilleres', 'chaudieres-et-pelles', 'feuilles'],
    place: 'YARD',
    alsoAt: { WOODS: 'La terre nue d’un bord de sentier fournit la cuisine; l’adulte apporte l’eau dans un bidon.' },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 45,
    adults: 1,
    calls: [
      'boue',
      'bouette',
      'terre',
      'flaque',
      'brasser',
      'mélanger',
      'soupe',
      'gâteau',
      'cuisine',
      'casserole',
      'se salir',
      'touiller',
      'restaurant',
      'cuisine de boue',
      'eau',
    ],
    seen: [
      'elle brasse une flaque avec un bâton et y ajoute des pissenlits',
      'il me sert une assiettée de terre et attend que je fasse miam',
      'ils tapent le fond de leur chaudron et démoulent un gâteau de bouette',
      'elle trouve que sa recette est trop claire et veut plus de terre',
      'son bol tourne en rond quand il brasse et ça le choque',
      'elle ose pas toucher avec ses doigts mais la louche, ça lui va',
      'depuis l’orage, ils font de la soupe au trou d’eau au bout de la cour',
      'au carré de sable, ils ont ouvert un casse-croûte et crient les commandes',
    ],
    scenes: ['flaques-boue', 'cuisine'],
    picture:
      'Deux enfants brassent des soupes de boue derrière un comptoir de planches; l’éducatrice, assise, fait semblant d’y goûter.',
    sheet: {
      titre: 'La cuisine de boue',
      observationDepart:
        'Après la pluie, une enfant brasse la flaque avec une branche. « C’est de la soupe », dit-elle, et deux autres cherchent une cuillère.',
      intentionEducative:
        'Permettre aux enfants d’enchaîner leurs propres gestes de cuisine avec une matière qui change sous leurs mains.',
      domaines: [
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        '{20min|Faire semblant de préparer une soupe.} {45min 60min|Faire semblant de préparer, de servir et de manger.}',
        'Remarquer qu’une boue coule ou se tient.',
        '{18-24m 2-3a|Jouer près d’un autre, chacun dans son bol.}',
        '{3-4a|Offrir, demander et attendre une louche.}',
      ],
      materiel: [
        item('Terre propre, sans engrais', 'deux chaudières', 'Sable humide'),
        item(
          'Eau',
          '{cour|une chaudière, que vous gardez près de vous}{bois|un bidon fermé, et une chaudière que vous gardez près de vous}',
          null,
        ),
        item('{bois|Chariot, pour tout apporter}', 'un', 'Poussette vide'),
        item('Casseroles ou bols', 'deux par enfant', 'Contenants de yogourt lavés'),
        item('Grosses cuillères et louches', 'une par enfant, deux de plus', 'Bâtons gros et courts'),
        item('Planches sur caisses, les comptoirs', 'deux', '{cour|Bord du carré de sable}{bois|Souches ou bûches}'),
        item('Grandes feuilles tombées', 'trois par enfant', 'Carrés de tissu'),
        item(
          '{45min 60min|Grosse branche courte, la poupée}',
          '{45min 60min|une}',
          '{45min 60min|Poupée de plastique qui se lave}',
        ),
        item('Savon et serviettes, pour les mains', 'un savon, deux serviettes', null),
      ],
      preparation: [
        'Étalez la terre avec une grosse cuillère : roches, éclats et crottes s’en vont.',
        'Montez deux comptoirs stables à la hauteur des ventres, assez proches pour les toucher tous les deux.',
        'Habillez le groupe pour se salir, bottes aux pieds; un rechange complet l’attend.',
        '{avec-contenant|Posez aussi @materiel sur un comptoir, sans dire à quoi cela sert.}',
        '{bois|Apportez tout en chariot : la vaisselle, et l’eau dans un bidon fermé, assez pour le jeu et pour les mains. Deux souches feront les comptoirs? Laissez les planches.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 45: 5, 60: 5 },
          'Versez un peu d’eau au milieu de la terre, brassez un seul tour, penchez le nez. « Ça sent le dehors. » Laissez la cuillère plantée là et reculez.',
        ),
        play(
          { 20: 12, 45: 18, 60: 24 },
          'Chacun a son bol et sa soupe, au comptoir ou par terre. La boue claque, coule, reçoit une feuille sur le dessus, se renverse. Versez l’eau vous-même, deux doigts à la fois, dans le bol qu’un enfant vous tend. {20min|Ça coule? Tendez une poignée de terre : la soupe épaissit.} {18-24m 2-3a|Le bol tourne avec la cuillère? Montrez à le poser par terre, serré entre les genoux : une main tient le bord, l’autre brasse.} {18-24m !multiage !20min|Le trottineur enfonce la main dans la boue, l’ouvre, la regarde; enfoncez la vôtre à côté. Le bol se vide d’un coup sur les bottes : « Partie! » Deux poignées, deux doigts d’eau, et tout recommence. Plantez ensuite une feuille dans sa boue : il l’enfouit, la cherche.} {2-3a !multiage !20min|Ça déborde? Tendez de la terre sèche : la soupe épaissit, la cuillère tient debout. Retournez ensuite un bol plein sur le comptoir et tapez dessus : un gâteau sort, ou s’écrase, et chacun veut démouler le sien.} {3-4a|Les recettes s’allongent : « Ça cuit longtemps, ça. »} {3-4a !multiage !20min|Un comptoir brasse, l’autre cuit; pour passer de l’un à l’autre, il faut demander. La soupe est trop claire? On compte les poignées de terre jusqu’à ce que la cuillère tienne debout. Le service ralentit? Passez une commande impossible : « Une soupe froide qui brûle. »} {multiage !20min|Les cuillères ralentissent? Retournez un bol plein sur le comptoir et tapez dessus : un gâteau sort, ou s’écrase.}',
        ),
        play(
          { 45: 15, 60: 21 },
          'Quelqu’un a faim : un ami, la poupée de branche, vous. Assoyez-vous devant un comptoir et tenez votre ventre. Portez la cuillère près du menton, dites « mmm » sans y goûter. {18-24m !multiage|On vous tend un bol? Soufflez, de loin : « C’est chaud! » L’enfant gonfle les joues et souffle aussi. Renversez le bol et rendez-le : « Encore? » Il repart, en perd la moitié, arrive fier. Un deuxième serveur attend : faites-lui signe d’approcher.} {2-3a !multiage|Faites la difficile : trop mou, trop chaud. On remet de la terre, on brasse, on vous le rapporte. Puis la poupée pleure : il faut la nourrir, l’essuyer d’une feuille, la coucher entre deux bols.} {3-4a|Demandez ce qu’il y a au menu et combien cela coûte.} {3-4a !multiage|On encaisse une feuille, on en rend deux. La file s’allonge? « Complet! », ou l’on ouvre l’autre comptoir. Échangez ensuite les rôles : ils s’assoient, vous servez tout de travers, une soupe sans bol, et ils vous apprennent le métier.} {multiage|Puis la poupée pleure : on la nourrit, on l’essuie d’une feuille, on la couche entre deux bols.}',
        ),
        closing(
          { 20: 5, 45: 7, 60: 10 },
          'La cuisine ferme : la terre retourne à sa place, les bottes s’essuient dans l’herbe{bois| ou la mousse}. Savonnez et rincez les mains une paire à la fois, en parlant de la meilleure soupe; en attendant leur tour, les autres vident et empilent les bols. L’eau qui reste rince les cuillères.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tenez la chaudière d’eau entre vos pieds, emportez-la quand vous changez de place et videz-la dès que les cuillères sont rincées.',
          'Penchez-vous sur le bol après chaque filet d’eau : « C’était sec. Maintenant, ça coule. »',
          'Mettez votre main devant un bol convoité : « Celui-là est à lui. En voici un autre. »',
        ],
        questionsOuvertes: ['Qu’est-ce que tu prépares?', 'Qu’est-ce qui manque à ta soupe?', 'Pour qui est-ce?'],
      },
      vocabulaire: [
        'brasser',
        'épais',
        'couler',
        'la louche',
        'verser',
        'le comptoir',
        '{45min 60min|servir}',
        'faire semblant',
      ],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Son bol est par terre, contre votre botte, avec une cuillère et deux poignées de terre mouillée. Quand la cuillère monte vers la bouche, votre main passe devant et vous mâchez dans le vide avec lui.',
        },
        {
          pour: '2-3a',
          texte: 'Un bol, une cuillère, une poignée de terre : ajoutez le reste quand le premier mélange s’épuise.',
        },
        {
          pour: '3-4a',
          texte:
            'Un bâton trace la recette dans la terre : trois traits, trois cuillerées; un autre essaie de la lire.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant que la boue dégoûte est le chef : une louche à long manche à la main, il montre le bol où vous versez l’eau, sans toucher la boue.',
        },
        {
          pour: 'interieur',
          texte: 'Un bac de sable humide sur une toile et trois casseroles ouvrent une cuisine pour quatre.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’hiver, la neige devient farine et crème fouettée dans les mêmes casseroles.',
        },
      ],
      securite: {
        risquesAcceptes: ['Visage et manches boueux.', 'Glissade à quatre pattes sur la boue.', 'Louche disputée.'],
        dangersAEliminer: [
          'Terre portée à la bouche : avancez la main et jouez le semblant, cuillère au menton.',
          'Éclats de verre, crottes de chat ou cailloux dans la terre choisie : retirez-les avant le jeu, ou changez de terre.',
          'Sol glissant devant les comptoirs : étendez-y une poignée de terre sèche.',
          '{ete|Soleil de midi : installez la cuisine à l’ombre, gourdes à côté.}',
        ],
        supervision: 'palier1',
        allergies: ['Aucun aliment n’entre dans cette cuisine, même sec; vérifiez aussi les feuilles offertes.'],
      },
      observation: [
        'Fonction symbolique : combien de gestes de cuisine enchaîne-t-il?',
        'Éveil aux sciences : d’une boue trop claire, fait-il du jus, ou y remet-il de la terre?',
        'Compétences sociales : à qui laisse-t-il mettre la cuillère dans son bol?',
      ],
      prolongements: [
        'Laissez une casserole de terre sèche d’un jour à l’autre : les enfants trouveront ce qu’elle est devenue.',
        'Une vieille casserole de la maison peut prendre sa retraite dans la boue; avertissez les parents du lavage.',
      ],
      reflexionRetroaction: [
        'Quel repas revient chaque fois, et de quelle maison vient-il?',
        'Ai-je attendu leur invitation avant de m’asseoir à table?',
      ],
    },
  },
  {
    key: 'le-lave-auto',
    summary:
      'Tricycles, camions et autos poussiéreuses entrent au lave-auto : ça frotte, ça rince, ça paie avec une feuille.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['quartier-et-metiers', 'eau-neige-et-glace'],
    materials: ['eau', 'chaudieres-et-pelles', 'tissus', 'feuilles', 'craies'],
    place: 'YARD',
    seasons: ['SUMMER'],
    alsoIn: {
      SPRING: 'Les jours doux, les guenilles sont bien tordues et les imperméables restent sur le dos.',
      AUTUMN: 'Les jours doux, le lave-auto sert avant de ranger les tricycles, imperméable sur le dos.',
    },
    durationMinutes: 45,
    adults: 1,
    calls: [
      'auto',
      'camion',
      'tricycle',
      'laver',
      'frotter',
      'éponge',
      'guenille',
      'garage',
      'lave-auto',
      'lavage',
      'eau',
      'savon',
      'métier',
      'sale',
      'laver les tricycles',
      'boyau d’arrosage',
      'jeux d’eau',
    ],
    seen: [
      'il frotte la roue de sa bicyclette avec sa manche et crache dessus',
      'elle essuie tous les camions du carré de sable avec une guenille trempe',
      'ils font la file avec leurs vélos et attendent leur tour pour être lavés',
      'il dit que ça coûte deux piasses et tend la main',
      'elle resalit son camion par exprès pour pouvoir recommencer',
      'il fait semblant d’être en panne et veut que les autres le poussent',
      'au retour de la fin de semaine, les trottinettes étaient toutes crottées et ils les voulaient propres',
      'depuis qu’il est passé dans les gros rouleaux avec son père, il savonne tout',
    ],
    scenes: ['eau', 'menage', 'vehicules', 'magasin-metiers', 'velos'],
    picture:
      'Une enfant frotte la roue d’un tricycle et un autre la rince à la guenille; derrière, l’éducatrice paie avec une feuille.',
    sheet: {
      titre: 'Le lave-auto',
      observationDepart:
        'Un tricycle couvert de boue a lancé le jeu. « Faut le laver », a dit un enfant, et il a frotté la selle avec sa manche.',
      intentionEducative:
        'Soutenir le plaisir d’un vrai travail d’eau, où chacun s’occupe de son véhicule tout près des autres.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Tordre, frotter et rincer à deux mains.',
        '{2-3a|Travailler à côté d’un autre sans lâcher son ouvrage.}',
        '{3-4a 4-5a|Choisir un rôle, le garder ou le prêter.}',
      ],
      materiel: [
        item(
          'Eau tiède',
          'un bac large, deux doigts au fond, pour trois enfants{45min|, et un bidon fermé à vos pieds}',
          'Eau de pluie propre',
        ),
        item('Guenilles de coton', 'deux par enfant', 'Vieux bas'),
        item(
          'Tricycles, camions et grosses autos',
          'un par enfant au moins, et un tricycle pour vous',
          'Boîtes de plastique qui font les autos',
        ),
        item('Boue, pour salir', 'une petite chaudière', 'Sable mouillé'),
        item('Très grosse craie, pour vous', 'une', 'Eau tracée au pinceau'),
        optional('Feuilles tombées', 'cinq par enfant, pour payer', 'Carrés de carton'),
        optional('{3-4a|Affiche de prix dessinée et caisse de carton}', 'une de chaque', null),
        optional('{si-éponges|Éponges entières, plus grosses que le poing}', 'une par enfant', null),
        optional('{si-brosses|Brosses, à manche court}', 'une pour deux enfants', null),
        optional('{si-vaporisateurs|Vaporisateurs d’eau claire}', 'un pour deux enfants', null),
        optional('{si-cônes|Cônes}', '{si-cônes|quatre, entre le côté sec et les bacs}', null),
        optional('{si-pinces-à-linge|Pinces à linge}', 'une par guenille', null),
      ],
      preparation: [
        'Tracez à la craie une grande place de stationnement par véhicule : personne n’attend.',
        'Groupez les bacs {ete|à l’ombre}{printemps automne|au soleil}, à l’écart du chemin des tricycles.',
        'Salissez d’avance votre tricycle et deux ou trois camions avec un peu de boue{30min 45min|; gardez-en une poignée à côté des bacs}.',
        '{avec-outil|Suspendez @materiel à la clôture, à la hauteur des mains.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 6 },
          'Tout près des bacs, arrivez lentement sur un tricycle sale, klaxonnez du nez. « Bonjour, est-ce ouvert? » Attendez qu’une main se pose sur votre guidon. « Où est-ce sale? » Chacun le montre du doigt et reçoit sa guenille. {si-cônes|Aux cônes, on descend de son tricycle : on le pousse à la main jusqu’à sa place.}',
        ),
        play(
          { 20: 13, 30: 20, 45: 18 },
          'Les guenilles trempent, dégoulinent, s’écrasent sur les capots. {si-éponges|L’éponge boit au bac, passe au-dessus de la roue et se serre : il pleut sur la boue.} {si-brosses|La brosse fouille les fentes, où la guenille n’entre pas.} {si-vaporisateurs|Au vaporisateur, on chasse la boue qui reste, le jet vers la roue.} {2-3a|Un enfant lave une seule roue, jusqu’à la fin : laissez-le, il a choisi la bonne.} {2-3a !multiage|Puis on lave ses mains, l’asphalte, votre soulier : levez le pied, dites merci.} {3-4a 4-5a|Un patron surgit, puis deux : ils décident qui rince et qui sèche.} {3-4a !multiage|L’un crie une feuille, l’autre dix : payez le moins cher, et attendez la suite.} {4-5a !multiage|« Roues, selle et sonnette, trois feuilles! » Un forfait s’invente; exigez ce qu’il promet.} Quand votre tricycle brille, payez d’une feuille ou d’une main vide. {30min 45min|Plus de clients? Sans quitter les bacs, barbouillez le même tricycle d’une poignée de boue : « C’est encore moi. J’ai coupé par la rivière. »}',
        ),
        play(
          { 45: 14 },
          'Les véhicules secs repartent et se resalissent dans le sable. Remplissez au bidon un bac à la fois, à la demande. Entre deux lavages, sans quitter les bacs, descendez de votre tricycle en panne : qui le poussera jusqu’à sa place? Si le jeu glisse vers les pompiers ou le garage, suivez-le en client, de votre place.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          'Dernier rinçage. Renversez les bacs là où ils sont. Les guenilles se tordent à deux, un enfant à chaque bout, et se suspendent à la clôture. {si-pinces-à-linge|Une pince à linge retient chacune : le vent peut souffler.} Les autos vont dans leur stationnement.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Rapprochez les bacs autour de vous, chacun à portée de bras, et videz-les vous-même.',
          'Montrez la torsion au ralenti : une main tourne, l’autre résiste.',
          '{2-3a|Deux enfants, une guenille? Sortez la deuxième de votre poche.}',
          '{3-4a 4-5a|Renvoyez un litige au patron du lave-auto : « Que dit la maison? »}',
        ],
        questionsOuvertes: [
          'Où est-ce encore sale?',
          '{3-4a 4-5a|Qu’est-ce qui enlève le mieux la boue?}',
          'Comment tu fais sortir l’eau?',
        ],
      },
      vocabulaire: ['tordre', 'frotter', 'rincer', 'la guenille', 'dégoutter', 'sale', 'propre', 'le client'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Donnez une guenille déjà mouillée et un camion posé par terre : l’enfant commence sans passer par le bac.',
        },
        { pour: '3-4a', texte: 'Ajoutez une affiche de prix dessinée et une caisse de carton pour les feuilles.' },
        {
          pour: '4-5a',
          texte:
            'Les postes se suivent le long du stationnement : on trempe, on frotte, on rince, on sèche. Chacun garde le sien ou le change, et le tricycle avance d’un poste à l’autre.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui craint les éclaboussures tient le séchage, au bout du stationnement : une guenille bien sèche et des clients pressés.',
        },
        { pour: 'interieur', texte: 'Des linges secs et des camions de bois ouvrent le même commerce sur une toile.' },
        { pour: 'autre_saison', texte: 'L’hiver, les véhicules de la cour se déneigent avec de gros pinceaux.' },
      ],
      securite: {
        risquesAcceptes: ['Vêtements trempés.', 'Glissade sur l’asphalte mouillé.', 'Deux enfants pour la même roue.'],
        dangersAEliminer: [
          'Bac d’eau sans adulte : vous n’en quittez aucun avant que le dernier soit renversé.',
          'Tricycle qui roule entre les bacs : les roues tournent seulement du côté sec.',
          'Guenille passée sur les épaules ou la tête : elle retourne au bac.',
          '{ete|Chaleur : lavage à l’ombre, chapeaux, gorgées d’eau souvent.}',
          '{ete|Asphalte brûlant ou glissant sous les pieds nus : souliers d’eau pour tous.}',
          '{si-éponges|Éponge mordue ou qui s’émiette : elle sort du jeu.}',
          '{si-brosses|Brosse à la bouche : elle ne sert plus qu’aux autos.}',
          '{si-vaporisateurs|Jet au visage : le vaporisateur vise les roues; celui qui a contenu un produit ne sort pas.}',
          '{si-pinces-à-linge|Pince à linge en bouche ou sur un doigt : vous les donnez une à une, à la fin; celle qui se démonte sort du jeu.}',
        ],
        supervision: 'palier1',
        allergies: ['L’eau claire suffit; avant d’y mettre un savon doux, relisez les fiches de peau sensible.'],
      },
      observation: [
        'Compétences sociales : laisse-t-il une autre main laver son camion?',
        'Motricité fine : que fait chacune de ses mains quand il tord?',
        'Fonction symbolique : quelles étapes du lavage rejoue-t-il?',
      ],
      prolongements: [
        'Le vendredi, ouvrez le lave-auto aux tricycles d’un autre groupe.',
        'Suggérez aux familles de confier la poussette ou le tricycle de la maison à une guenille, le samedi.',
      ],
      reflexionRetroaction: [
        'Y avait-il assez de bacs pour que personne n’attende?',
        'Quel geste ai-je vu devenir plus sûr depuis la dernière fois?',
      ],
    },
  },
  {
    key: 'le-bloc-de-glace',
    summary:
      'Un gros bloc de glace trône dans un bac : les mains le poussent, l’arrosent, l’habillent, et il rapetisse.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['eau-neige-et-glace'],
    materials: ['eau', 'contenants-et-cuilleres', 'tissus', 'feuilles'],
    place: 'YARD',
    alsoAt: {
      INDOORS: 'Dans la pièce la plus fraîche, le bac se pose sur une serviette épaisse, au milieu du plancher.',
    },
    seasons: ['SUMMER'],
    durationMinutes: 30,
    adults: 1,
    occasion: 'canicule',
    calls: [
      'glace',
      'canicule',
      'chaleur',
      'chaud',
      'fondre',
      'glaçon',
      'froid',
      'se rafraîchir',
      'été',
      'eau',
      'il fait chaud',
      'jeux d’eau',
    ],
    seen: [
      'elle colle ses mains sur le pot de jus gelé et se les met sur les joues',
      'il pousse le glaçon dans le bac et ça glisse d’un bord à l’autre',
      'ils versent de l’eau tiède dessus et regardent le trou se creuser',
      'elle veut libérer la feuille qui est pognée dedans',
      'il demande où est rendue la glace, le morceau est tout petit',
      'on crève, ils ont les joues rouges et cherchent l’ombre et le frais',
      'au dîner, ils mettent les doigts dans leur verre pour ravoir les glaçons',
      'dans la cour en pleine chaleur, il lèche et flatte le gros morceau gelé sans arrêt',
    ],
    scenes: ['neige-glace', 'pourquoi', 'eau'],
    picture:
      'Un enfant pousse un gros bloc de glace où une feuille est prise; une autre tend sa louche, un troisième se rafraîchit la joue.',
    sheet: {
      titre: 'Le bloc de glace a chaud',
      observationDepart:
        'À la collation, une enfant garde sa main collée au pichet froid. « Encore froid », réclame-t-elle quand on le range.',
      intentionEducative: 'Éveiller la curiosité pour une matière qui disparaît, pendant que le corps se rafraîchit.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
      ],
      objectifs: [
        'Sentir le froid et décider quand retirer ses mains.',
        'Voir la glace devenir de l’eau.',
        'Essayer un geste, puis un autre, pour la faire fondre.',
      ],
      materiel: [
        item(
          'Gros bloc de glace, congelé dans un contenant de crème glacée de 4 L',
          'deux',
          'Eau congelée dans un grand bol de plastique',
        ),
        item('Bac large et bas', 'un par bloc', 'Lèchefrite profonde'),
        item('Eau tiède', 'un pichet que vous tenez{30min 45min|, et une bouteille isolante pour le remplir}', null),
        item('Louches et tasses', 'une par enfant', 'Petits contenants de yogourt'),
        item('Débarbouillettes', 'une par enfant', 'Carrés de vieille serviette'),
        item('Serviettes sèches', 'quatre', 'Vieux chandails'),
        optional(
          'Grande feuille d’érable prise dans la glace',
          'une par bloc',
          'Fleur de carton plastifiée, plus large que la main',
        ),
        optional('{si-vaporisateurs|Vaporisateurs d’eau tiède}', 'un pour deux enfants', null),
        optional(
          '{si-figurines-d’animaux|Figurines d’animaux, plus grosses qu’un rouleau de papier de toilette}',
          'une par enfant',
          null,
        ),
        optional('{si-éponges|Éponges entières, plus grosses que le poing}', 'une par enfant', null),
        optional('{dedans si-lampes-de-poche|Lampe de poche}', '{dedans si-lampes-de-poche|une, pour vous}', null),
      ],
      preparation: [
        'La veille, congelez les blocs; si vous avez une grande feuille, plongez-la dedans quand l’eau commence à prendre.',
        'Passez chaque bloc sous l’eau : ses arêtes s’arrondissent et il ne colle plus à la peau.',
        'Installez les bacs {dehors|à l’ombre, là où il passe un peu d’air}{dedans|loin du coin où l’on court} : assise au milieu, vous touchez l’un et l’autre.',
        '{avec-tissu|Déposez @materiel à côté d’un bac : le bloc aura peut-être froid.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Posez la main sur le bloc, retirez-la vite, soufflez dessus. Posez-la ensuite sur votre joue. « Brrr. » Laissez les enfants approcher un doigt. {dedans si-lampes-de-poche|Approchez ensuite une lampe de poche allumée : le bloc s’éclaire, plein de bulles.}',
        ),
        play(
          { 20: 13, 30: 20, 45: 20 },
          'Les mains poussent, tapotent, tournent le bloc qui glisse. Versez un filet d’eau tiède dans la louche qu’un enfant tend; il la vide sur la glace : un trou se creuse. {si-vaporisateurs|Au vaporisateur, la pluie fine creuse aussi : plus vite, ou moins vite que la louche?} {si-figurines-d’animaux|Un animal monte sur la banquise, glisse à l’eau, remonte par le trou.} Des joues, des bras et des nuques reçoivent une débarbouillette froide. {2-3a|« Parti? », demande un enfant en cherchant le coin fondu.} {2-3a !multiage !20min|Le bloc tourne et fuit, deux mains le ramènent. Dès que les mains restent au sec, poussez-le d’un bord à l’autre du bac : « Le bateau part! » En face, des mains l’arrêtent et vous le renvoient.} {3-4a !multiage !20min|On verse toujours au même endroit : le creux devient un puits, un doigt y disparaît. Quand les louches se reposent, couchez le bloc sur le côté : l’eau du puits se sauve, et l’on en creuse un deuxième qui rejoindra le premier.} {multiage !20min|Dès que les mains restent au sec, poussez le bloc d’un bord à l’autre du bac : « Le bateau part! »}',
        ),
        play(
          { 45: 13 },
          'Un des blocs reçoit une couverture de débarbouillettes, l’autre une petite pluie tiède : les enfants décident lequel. {3-4a|Ils parient sur celui qui fondra le dernier.} Les mains vont de l’un à l’autre et soulèvent un coin pour voir.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          'Montrez avec vos mains le bloc de tantôt, grand, puis celui de maintenant, petit. Une feuille était prise dedans? Voyez si elle sort. {si-éponges|L’éponge boit l’eau du fond; serrée à deux mains, elle remplit la tasse.} Chacun porte une tasse d’eau fondue jusqu’à la plante la plus proche, sous vos yeux; videz ce qui reste.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Restez assise entre les bacs et retirez chaque éclat avant qu’il n’atteigne une bouche.',
          'Touchez les doigts rouges et proposez la serviette sèche.',
          'Versez l’eau tiède très lentement, là où l’enfant montre.',
        ],
        questionsOuvertes: [
          'Qu’est-ce que ça fait, sur ta joue?',
          'Où est parti le gros morceau?',
          'Comment le faire fondre plus vite?',
        ],
      },
      vocabulaire: ['la glace', 'fondre', 'froid', 'tiède', 'glisser', 'mouillé', 'dur', 'rapetisser'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Commencez sans louche : des mains, une débarbouillette chacun; les louches viennent quand un creux se forme.',
        },
        { pour: '3-4a', texte: 'Mesurez le bloc au début et à la fin avec des mains posées côte à côte.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pour des mains très sensibles, enveloppez le bloc d’une serviette : le froid arrive doucement, au rythme de l’enfant.',
        },
        {
          pour: 'interieur',
          texte: 'Fermez les rideaux et ôtez les bas : la serviette boit l’eau, et les pieds nus ne glissent pas.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’hiver, laissez geler dehors une chaudière d’eau colorée et rentrez le bloc au local.',
        },
      ],
      securite: {
        risquesAcceptes: ['Doigts rouges et froids un instant.', 'Manches et pieds mouillés.'],
        dangersAEliminer: [
          'Éclat de glace qui tient dans une bouche : il fond dans votre pichet.',
          'Coup de louche sur la glace : seule l’eau tiède creuse.',
          'Bloc porté à bout de bras au-dessus des orteils : il reste dans son bac.',
          'Épisode de chaleur : {dehors|sortez tôt et rentrez dès que les visages rougissent}{dedans|offrez à boire souvent et ralentissez le jeu}.',
          '{si-vaporisateurs|Jet au visage : le vaporisateur vise la glace; celui qui a contenu un produit ne sert pas.}',
          '{si-éponges|Éponge mordue ou qui s’émiette : elle sort du jeu.}',
          '{dedans si-lampes-de-poche|Lampe de poche dans les yeux ou dans l’eau : elle reste dans votre main, au sec.}',
        ],
        supervision: 'palier1',
        allergies: ['Urticaire au froid : l’enfant joue avec l’eau tiède, selon la consigne du parent.'],
      },
      observation: [
        'Éveil aux sciences : quel geste répète-t-il pour voir la glace changer?',
        'Développement sensoriel : combien de temps laisse-t-il sa main, et sur quelle partie du corps porte-t-il le froid?',
        'Langage oral : dit-il « froid », « mouillé », « ça pique », ou le montre-t-il?',
      ],
      prolongements: [
        'Congelez demain ce que les enfants auront choisi : une grande feuille ou une cocotte plus large que la main.',
        'La joue, la nuque, le dessous du pied : dites au parent où son enfant a porté le froid.',
      ],
      reflexionRetroaction: [
        'Qui cherchait le jeu, et qui cherchait seulement la fraîcheur?',
        'Le bloc a-t-il fondu à leur vitesse ou à la mienne?',
      ],
    },
  },
  {
    key: 'le-ver-sur-l-asphalte',
    summary:
      'Il a plu, les vers sont sortis! Chacun se penche, en transporte un sur une feuille et le rend à la terre.',
    ageGroups: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['insectes-et-vers', 'terre-et-boue'],
    materials: ['feuilles', 'terre', 'contenants-et-cuilleres'],
    place: 'YARD',
    alsoAt: { PARK: 'Les vers se cherchent sur un sentier asphalté du parc, loin des vélos et du stationnement.' },
    seasons: ['SPRING', 'AUTUMN'],
    alsoIn: { SUMMER: 'Sortez tôt, avant que le soleil ne sèche l’asphalte et les vers.' },
    durationMinutes: 20,
    adults: 1,
    calls: [
      'ver',
      'ver de terre',
      'vers de terre',
      'vers',
      'pluie',
      'après la pluie',
      'gluant',
      'bibitte',
      'dégoût',
      'écraser',
      'sauver',
      'doux',
      'lombric',
      'transporter',
    ],
    seen: [
      'il lève sa botte au-dessus de la petite bête rose et me regarde',
      'elle ramasse le long spaghetti gluant avec une feuille et crie qu’il bouge',
      'ils enjambent les petits serpents du trottoir en criant ouache',
      'elle veut le ramener chez lui dans la terre pour pas qu’il meure',
      'il touche du bout du doigt et recule en frissonnant',
      'elle demande pourquoi ils sortent tous quand il mouille',
      'ce matin dans l’entrée, il y en avait partout et on a mis vingt minutes à rentrer',
      'au potager, il en a trouvé un dans la terre et l’a gardé dans sa poche',
    ],
    scenes: ['bestioles'],
    picture:
      'Après la pluie, un enfant glisse une feuille sous un ver; un autre est couché pour mieux voir, une troisième garde ses distances.',
    sheet: {
      titre: 'Le ver sur l’asphalte',
      observationDepart:
        'Ce matin, deux enfants ont enjambé un ver. Un troisième a levé sa botte, puis il a regardé l’adulte.',
      intentionEducative: 'Soutenir la douceur envers un être vivant tout petit, que l’on peut écraser ou aider.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
      ],
      objectifs: [
        'Approcher un animal sans lui faire mal.',
        'Montrer son envie, son dégoût ou sa surprise.',
        'Voir comment avance un corps sans pattes.',
      ],
      materiel: [
        item('Grandes feuilles mouillées', 'une dizaine', 'Carrés de carton humides'),
        item('Cuillères de bois', 'une par enfant', 'Bâtons courts à bout rond'),
        item('Bac de terre humide', 'un, bas, que vous portez sans peine', 'Coin de plate-bande'),
        item('Linges humides', 'un par enfant, et un dans votre poche', 'Débarbouillettes mouillées'),
      ],
      preparation: [
        'Faites le tour avant les enfants : asphalte, bord du gazon, dessous des {cour|pots}{parc|bancs}.',
        'Posez le bac de terre au milieu, pour que l’arrivée des vers se voie.',
        'Bottes{30min|, pantalon imperméable} et mains nues{!ete| : les mitaines ne sentent pas la douceur}.',
        '{avec-contenant|Humectez le fond de @materiel : il servira de civière.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Accroupissez-vous devant un ver, les mains sur les genoux. Quand les bottes arrivent : « Chut. Il avance. »',
        ),
        play(
          { 10: 6, 20: 13, 30: 16 },
          'Chacun trouve un ver, ou regarde celui d’un autre. Une feuille glisse sous le ver, la cuillère pousse à peine. Un doigt touche, deux bottes reculent : les deux ont raison. Porté jusqu’au bac, le ver s’enfonce dans la terre et sa queue disparaît. {20min 30min|On n’en trouve plus? « Où se cachent-ils? » On cherche ensemble au bord du gazon.}',
        ),
        play(
          { 30: 5 },
          'Déposez un ver sur une feuille mouillée, près du bac, et couchez-vous à plat ventre devant lui, face aux enfants. Le ver s’étire, se ramasse, s’étire encore. Ceux qui le veulent rampent aussi. Puis le ver retourne à la terre.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Saluez la terre : « Bye, les vers! » Couvrez le bac d’une feuille mouillée, portez-le au bord du gazon et versez-y doucement la terre et les vers. Chacun s’essuie les mains à son linge humide, puis, dès le retour à l’intérieur, les passe au savon.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Glissez votre main ouverte sous la cuillère qui presse trop fort.',
          'Dites le dégoût sans le combattre : « Tu n’as pas envie de toucher. Regarde d’ici. »',
          'Prêtez votre doigt : l’enfant pose le sien sur votre ongle, et vous touchez pour lui.',
        ],
        questionsOuvertes: ['Où va-t-il?', 'Comment avance-t-il, sans pattes?', 'Qu’est-ce que tu veux lui dire?'],
      },
      vocabulaire: ['le ver', 'gluant', 'doux', 's’étirer', 'mouillé', 'la terre', 'ramper', 'attention'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Le plus petit porte la feuille vide jusqu’au bac et revient avec vous chercher le ver; le plus sûr le soulève seul.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'À l’enfant dont le geste est brusque, offrez un ver posé sur une grande feuille : il porte la feuille à deux mains.',
        },
        {
          pour: 'interieur',
          texte: 'Un bac de terre et deux vers, rentrés pour un quart d’heure, se regardent sous une lumière douce.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’hiver, cherchez dans la plate-bande gelée où ils ont pu descendre, et rampez sur la neige.',
        },
      ],
      securite: {
        risquesAcceptes: ['Ver échappé ou écrasé par mégarde.', 'Genoux mouillés.', 'Cri de dégoût.'],
        dangersAEliminer: [
          'Doigts à la bouche avant le savon : gardez un linge humide dans votre poche.',
          'Flaque grasse ou fond de stationnement : les vers se cherchent ailleurs.',
          'Bottes qui courent autour de têtes penchées : un coin pour courir, un coin pour les vers.',
        ],
        supervision: 'palier2',
        allergies: ['Terre mouillée et peau fragile : consultez le plan de l’enfant avant qu’il y mette les mains.'],
      },
      observation: [
        'Compétences émotionnelles : comment montre-t-il son attirance ou son dégoût?',
        'Éveil aux sciences : que regarde-t-il le plus longtemps?',
        'Motricité fine : comment dose-t-il sa force avec la cuillère?',
      ],
      prolongements: [
        'Au prochain jour de pluie, laissez les enfants vous guider vers « la place des vers ».',
        'Racontez aux parents ce que leur enfant a osé, ou refusé, et montrez le geste de la feuille.',
      ],
      reflexionRetroaction: [
        'Quels mots ai-je donnés à ceux qui ne voulaient pas toucher?',
        'Qui a changé d’avis en regardant un autre enfant?',
      ],
    },
  },
  {
    key: 'la-patate-cachee',
    summary:
      'Où sont les patates? Les mains fouillent la terre, en sortent une grosse, une tordue, et les portent à la brouette.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['jardin-et-recolte', 'terre-et-boue'],
    materials: ['terre', 'chaudieres-et-pelles', 'eau'],
    place: 'YARD',
    alsoAt: {
      INDOORS: 'Un grand bac de terre, posé sur une toile, tient lieu de jardin; l’adulte y a enfoui les patates.',
    },
    seasons: ['AUTUMN'],
    alsoIn: { SUMMER: 'À la fin d’août, récoltez le matin, chapeau sur la tête, avant la grosse chaleur.' },
    durationMinutes: 30,
    adults: 1,
    occasion: 'recoltes',
    calls: [
      'patate',
      'pomme de terre',
      'jardin',
      'récolte',
      'légume',
      'creuser',
      'fouiller',
      'terre',
      'brouette',
      'potager',
      'chercher',
      'déterrer',
      'jardinage',
    ],
    seen: [
      'il plonge sa main dans la terre jusqu’au coude et fouille à tâtons',
      'elle a tiré une carotte et en revient pas que ça pousse caché',
      'ils cognent sur quelque chose de dur et se demandent si c’est un caillou',
      'il rentre son trésor dans le trou pour avoir la joie de le retrouver',
      'elle frotte la peau crottée dans l’eau jusqu’à ce que ça brille',
      'ils cherchent la plus grosse et s’obstinent pour savoir laquelle gagne',
      'au dîner, elle a demandé dans quel arbre poussent les frites',
      'depuis qu’on vide le jardin, ils veulent creuser partout, même dans le parterre de la directrice',
    ],
    scenes: ['creuser', 'cacher-trouver', 'plantes'],
    picture:
      'Au jardin, un enfant fouille la terre des deux mains, une autre montre une patate tordue, un troisième pousse la brouette pleine.',
    sheet: {
      titre: 'La patate est cachée',
      observationDepart:
        'Une enfant a tiré un radis et l’a tenu longtemps devant ses yeux. Depuis, elle fouille la plate-bande : « Encore dedans? »',
      intentionEducative:
        'Offrir aux enfants la surprise d’une récolte que leurs mains trouvent sans que leurs yeux l’aient vue.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'secondaire' },
      ],
      objectifs: [
        'Chercher du bout des doigts ce qui est caché.',
        'Creuser, tirer et porter une charge.',
        'Comparer deux légumes à sa façon.',
      ],
      materiel: [
        item('Patates en terre', 'trois par enfant au moins', 'Navets ou grosses betteraves'),
        item(
          '{dedans|Grand bac de terre sans engrais, sur une toile}',
          'un',
          'Grande boîte basse, doublée d’une toile',
        ),
        item('{cour|Fourche de jardin, pour vous, avant le jeu}', 'une', 'Bêche'),
        item('Petites pelles', 'quatre', 'Grosses cuillères'),
        item('Chaudières', 'une par enfant, et une pour vous', 'Paniers à anse courte'),
        item('Brouette d’enfant', 'une', 'Bac sur roulettes'),
        item('{30min 45min|Brosses douces}', 'quatre', 'Débarbouillettes'),
        item('{30min 45min|Eau pour le lavage}', 'un bac, deux doigts au fond', null),
        optional('Petit bac, pour fouiller assis', 'un', 'Plat de plastique'),
        optional('Gants de jardin à leur taille, pour une peau fragile', 'une paire', null),
      ],
      preparation: [
        '{cour|Coupez et emportez les tiges et les feuilles vertes avant d’inviter les enfants.}',
        '{cour|Ameublissez le rang à la fourche, seule, et rangez la fourche.}',
        '{dedans|Étendez la toile sous le bac et enfouissez les patates à une main de profondeur.}',
        'Posez votre chaudière contre votre genou : les patates vertes ou germées y vont à mesure qu’elles sortent, et personne n’y pige.',
        '{30min 45min|Gardez les brosses et l’eau à l’écart : le lavage viendra quand les mains auront fouillé.}',
        '{avec-naturel|Enfouissez aussi @materiel dans un coin de la terre.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Plongez une main dans la terre jusqu’au poignet. Cherchez longtemps, le visage sérieux. « Je touche quelque chose de rond… » Ressortez une patate, frottez-la sur votre genou et déposez-la.',
        ),
        play(
          { 20: 13, 30: 12, 45: 18 },
          'Les mains et les pelles fouillent. Toc! Est-ce une roche? On se penche, on gratte du doigt, on tire à deux mains. {2-3a|« Une! Encore une! » Quelques-uns rendent leur patate à la terre, juste pour la retrouver. Couchez-en une grosse et une petite dans les mains d’un enfant : « Laquelle est lourde? »} {3-4a|L’un cherche la plus grosse, l’autre deux jumelles.} Les chaudières se vident dans la brouette; elle bascule, et tout se ramasse. {45min|Plus rien ne sort? Pendant qu’ils ramassent, recouchez six patates dans un coin déjà fouillé, puis attendez, l’air de rien. La terre est fouillée partout : c’est l’heure de l’eau.}',
        ),
        play(
          { 30: 8, 45: 15 },
          'Approchez les brosses et le bac d’eau. La peau apparaît sous la boue, jaune ou rouge. Certains lavent la même jusqu’à ce qu’elle brille; les autres continuent à creuser. {45min|Une patate échappe, plouf : on la repêche, la manche mouillée. Les bras ralentissent? Posez une patate propre à côté d’une terreuse : « Sont-elles de la même couleur? » Un coup de brosse pour voir.}',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          'Les trous se rebouchent à pleines mains. Roulez ensuite la brouette ensemble jusqu’à la porte de la cuisine et remettez la récolte à la personne qui cuisine. Lavez les mains, ongles compris.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Agenouillez-vous au-dessus de la terre et creusez au même rythme qu’eux, sans trouver à leur place.',
          'Guidez par le son : tapotez la terre là où il reste une patate.',
          'À la fin, tenez l’arrière de la brouette pendant qu’on la roule.',
        ],
        questionsOuvertes: ['Qu’est-ce que tes doigts touchent?', 'Où sont les autres?', 'Comment est la tienne?'],
      },
      vocabulaire: [
        'la patate',
        'déterrer',
        'creuser',
        'la brouette',
        'rond',
        'tordu',
        'la pelure',
        '{cour|le rang}{dedans|la terre}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte: 'Laissez une patate à moitié visible par enfant : la première trouvaille donne envie de la deuxième.',
        },
        {
          pour: '3-4a',
          texte: 'Alignez la récolte de la plus petite à la plus grosse, sur le bord du {cour|rang}{dedans|bac}.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un petit bac de terre posé sur une table ou des genoux met la fouille à la portée d’un enfant qui ne s’accroupit pas.',
        },
        {
          pour: 'interieur',
          texte:
            'Quatre fouillent, les autres portent les patates une à une jusqu’à la brouette, à l’autre bout du local, puis les places changent.',
        },
        {
          pour: 'autre_saison',
          texte: 'Au printemps, plantez ensemble une patate germée par chaudière et regardez sortir les feuilles.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Ongles noirs et genoux terreux.',
          'Brouette renversée.',
          'Patate lancée au lieu d’être déposée.',
        ],
        dangersAEliminer: [
          'Patate crue portée à la bouche : elle ne se goûte que cuite, à table.',
          '{cour|Fourche, sécateur et corde du jardin : sous clé avant l’arrivée du groupe.}',
          'Deux pelles dans le même trou : une par trou, un bras d’écart.',
          '{30min 45min|Bac d’eau : hors d’atteinte avant le lavage, puis à portée de votre main; videz-le aussitôt après.}',
        ],
        supervision: 'palier1',
        allergies: ['La terre irrite certaines peaux : offrez des gants de jardin à leur taille.'],
      },
      observation: [
        'Éveil aux sciences : où creuse-t-il après avoir trouvé la première?',
        'Motricité globale : comment soulève-t-il une chaudière lourde?',
        'Catégories et concepts : quels mots de taille ou de forme lui viennent?',
      ],
      prolongements: [
        'Demandez à la cuisine de servir les patates récoltées, bien cuites, et nommez-les au dîner.',
        'Remettez à chaque famille une patate et une question : « Comment les mangez-vous chez vous? »',
      ],
      reflexionRetroaction: [
        'Qui a trouvé trois patates, qui n’en a trouvé aucune?',
        'Qui est resté le dernier, les mains dans la terre?',
      ],
    },
  },
  {
    key: 'la-fourmi-demenage',
    summary:
      '« Où tu vas, fourmi? » Couchés dans l’herbe, les enfants la suivent des yeux, du doigt, puis en marchant comme elle.',
    ageGroups: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['insectes-et-vers'],
    materials: [],
    place: 'YARD',
    alsoAt: {
      PARK: 'Choisissez un bord de sentier tranquille, loin des poubelles et des tables où viennent les guêpes.',
      WOODS: 'Au boisé, on se couche devant une vieille souche : les fourmis y montent et y descendent.',
    },
    seasons: ['SPRING', 'SUMMER'],
    alsoIn: {
      AUTUMN: 'En septembre, attendez le soleil de l’après-midi : les fourmis sortent quand le sol est tiède.',
    },
    durationMinutes: 20,
    adults: 1,
    calls: [
      'fourmi',
      'bibitte',
      'insecte',
      'regarder par terre',
      'suivre',
      'trou',
      'petit',
      'comptine',
      'coccinelle',
      'à plat ventre',
      'bestiole',
      'herbe',
      'marcher',
      'comptines à doigts',
    ],
    seen: [
      'il est couché sur le ciment, le nez dans la craque, et bouge plus',
      'elle suit la petite bête noire avec son doigt sans la toucher',
      'ils lui mettent une branche dans le chemin pour voir ce qu’elle fait',
      'il pile dessus, les autres crient, il faut trouver autre chose',
      'elle court en zigzag, les doigts sur la tête, puis se cache dans un trou',
      'il demande où elle va de même avec son gros morceau',
      'à la collation dehors, une file de petites bêtes transportait nos miettes et plus personne a mangé',
      'au parc, elle me demande de lui faire monter la bibitte sur le bras',
    ],
    scenes: ['bestioles'],
    picture:
      'Couchés à plat ventre dans l’herbe, deux enfants et l’éducatrice suivent des yeux une file de fourmis qui contourne une brindille.',
    sheet: {
      titre: 'Fourmi, où vas-tu?',
      observationDepart:
        'Un enfant s’est couché {cour parc|sur l’asphalte, le nez à deux doigts d’une fissure}{bois|par terre, le nez à deux doigts d’une souche}. Il a dit « bibitte » sept fois.',
      intentionEducative: 'Soutenir les mots qui naissent quand un enfant suit longtemps des yeux ce qui l’intrigue.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Suivre du regard un animal qui se déplace.',
        'Dire ce qu’il fait avec deux ou trois mots.',
        'Accompagner une comptine avec ses doigts.',
      ],
      materiel: [item('Brindille ramassée sur place', 'une', null)],
      preparation: [
        'Repérez une fissure, un bord de pierre ou une souche où des fourmis passent.',
        'Éloignez-vous d’une vraie fourmilière : quelques passantes suffisent.',
        'Couvrez jambes et bras, puis choisissez un sol sec {ete|et ombragé}.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Couchez-vous à plat ventre, face aux enfants, le menton sur un poing. Suivez une fourmi d’un doigt levé, sans la toucher. Dites tout bas où elle va : « Elle monte… elle tourne… »',
        ),
        play(
          { 20: 10, 30: 12 },
          'Les corps s’allongent un à un. « Partie! » dit l’un. « Là, encore! » dit l’autre. Couchez une brindille en travers du chemin : la fourmi passe par-dessus. Un premier se relève? Assoyez-vous, pour voir les couchés et les debout : on marche vite autour, les mains en antennes.',
        ),
        play(
          { 20: 4, 30: 10 },
          'Jouez cette comptine sur votre bras, puis sur celui qui se tend; les autres la font sur le leur. « Fourmi, fourmi, où vas-tu? » Deux doigts partent de l’épaule et trottent. « Par ici, par-dessus. » Ils franchissent le coude. « Un gros trou, je l’ai vu! » Au bout du bras, la main se ferme en rond. « Je descends… disparue! » Les doigts s’y cachent. {30min|Puis la fourmi change de route : elle grimpe un soulier, une jambe, un genou. « Où vas-tu? » Chacun lui trouve un autre trou.}',
        ),
        closing(
          { 20: 3, 30: 4 },
          'Les mentons se posent au sol. Assise tout près, saluez avec eux de la main l’endroit où la dernière fourmi a disparu. « Bonne nuit, fourmi. » Relevez-vous doucement : secouez le chandail, les genoux, les cheveux.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Parlez à voix basse et lentement : le corps des enfants ralentit avec vous.',
          'Allongez ce que l’enfant dit : « Trou! » « Oui, elle entre dans le trou. »',
          'Un soulier se lève au-dessus d’une fourmi? Offrez une place : « Couche-toi ici, tu verras mieux. »',
        ],
        questionsOuvertes: ['Où elle va?', 'Qu’est-ce qu’elle porte?', 'Qui va-t-elle voir?'],
      },
      vocabulaire: ['la fourmi', 'le trou', 'grimper', 'par-dessus', 'porter', 'disparue', 'l’antenne', 'vite'],
      adaptations: [
        {
          pour: '2-3a',
          texte: 'Si l’attention file, ne gardez que la dernière ligne de la comptine, celle où les doigts se cachent.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pour un enfant qui voit mal, faites courir la fourmi de vos doigts sur sa main et dites où elle est rendue.',
        },
        {
          pour: 'interieur',
          texte: 'La comptine se joue sur les bras; la main en rond, posée au bord de la table, est le trou.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’hiver, cherchez l’endroit où passaient les fourmis et jouez la fourmi qui dort sous la neige.',
        },
      ],
      securite: {
        risquesAcceptes: ['Une fourmi sur la peau, un pincement rare.', 'Fourmi écrasée par une main pressée.'],
        dangersAEliminer: [
          'Fourmilière ou nid de guêpes : le groupe s’installe à dix pas et plus.',
          '{cour|Passage de tricycles}{parc|Passage de tricycles ou de vélos}{bois|Sentier passant} près des corps couchés : choisissez un bord {cour parc|sans roues}{bois|à l’écart}.',
          'Verre, crottes, bout pointu : regardez et touchez le sol avant que les enfants s’y couchent; s’il brûle, changez de place.',
          '{bois|Tiques : bas par-dessus le pantalon, et un regard sur toute la peau au retour.}',
        ],
        supervision: 'palier2',
        allergies: ['Piqûres : l’auto-injecteur de l’enfant visé est sur vous, et vous restez à ses côtés.'],
      },
      observation: [
        'Langage oral : quels mots associe-t-il au mouvement de la fourmi?',
        'Attention : suit-il la même fourmi, ou la première qui passe?',
        'Mémoire : quel geste de la comptine refait-il sans vous?',
      ],
      prolongements: [
        'Retournez au même endroit demain, à la même heure : y a-t-il du monde?',
        'Copiez la comptine pour la maison : elle se joue sur le bras, au moment du bain.',
      ],
      reflexionRetroaction: [
        'Ma voix a-t-elle laissé des silences?',
        'Quel enfant agité s’est couché plus longtemps que je ne l’attendais?',
      ],
    },
  },
]
