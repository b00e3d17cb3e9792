import { closing, item, opening, optional, play } from '../sheet-parts.ts'
import type { StarterActivity } from '../types.ts'

/** Home-based and mixed groups: one shared core, the youngest decides on the material and the supervision. */
export const MIXED_AGE_STARTERS: StarterActivity[] = [
  {
    key: 'les-nuages-passent',
    summary: 'Couchés dans l’herbe, petits et grands regardent le ciel, respirent et racontent ce qui passe.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['vent-et-ciel', 'emotions-et-amitie'],
    materials: ['tissus'],
    place: 'PARK',
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 20,
    sheet: {
      titre: 'Les nuages passent',
      observationDepart:
        'Après un jeu très animé, quelques enfants se couchent d’eux-mêmes dans l’herbe. Leur souffle ralentit.',
      intentionEducative:
        'Permettre à chacun de retrouver son calme à sa façon, dans un moment partagé et sans attente.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Sentir son souffle et son corps se déposer.',
        'Partager une image, un mot ou un silence.',
        'Choisir sa distance avec les autres.',
      ],
      materiel: [
        item('Grandes couvertures', 'une pour trois enfants', 'Herbe sèche inspectée'),
        optional('Carrés de tissu léger', 'un par enfant', 'Une grande feuille tombée'),
      ],
      preparation: [
        'Choisissez l’ombre ou un soleil doux, hors de 11 h à 15 h.',
        'Inspectez l’herbe : guêpes, excréments, débris.',
        'Orientez les couvertures dos au soleil.',
      ],
      deroulement: [
        opening(
          3,
          'Couchez-vous la première et soupirez. Posez vos mains sur votre ventre. Ne demandez rien : plusieurs viendront.',
        ),
        play(
          14,
          'Les uns regardent les nuages, les autres laissent flotter un tissu, roulent, se relèvent, reviennent. Nommez une forme quand le silence s’y prête, puis attendez les leurs.',
        ),
        closing(
          3,
          'Chacun souffle un nuage vers le ciel, petit ou grand. On se relève en douceur, un enfant à la fois, au son de son prénom.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Ralentissez votre propre voix et vos gestes.',
          'Ne retenez pas celui qui bouge : offrez-lui la bordure de la couverture.',
          'Reflétez l’état du corps : « Tes épaules sont lourdes. »',
        ],
        questionsOuvertes: [
          'Qu’est-ce que tu vois passer?',
          'Comment est ton corps en ce moment?',
          'Où s’en va ce nuage?',
        ],
      },
      vocabulaire: ['le nuage', 'souffler', 'flotter', 'calme', 'la brise', 'le ventre', 'doucement'],
      adaptations: [
        { pour: '18-24m', texte: 'Trois minutes sur vos genoux, un tissu qui monte et descend : c’est complet.' },
        { pour: '2-3a', texte: 'Cachez et retrouvez le ciel derrière un tissu tenu à bout de bras.' },
        { pour: '3-4a', texte: 'Chaque nuage devient un personnage, l’histoire change avec le vent.' },
        { pour: '4-5a', texte: 'Ils dessinent un nuage après l’avoir regardé, ou comptent cinq respirations.' },
        {
          pour: 'besoins_particuliers',
          texte: 'L’enfant qui a besoin de bouger se berce, marche en bordure ou serre un coussin contre lui.',
        },
        { pour: 'interieur', texte: 'Un drap agité lentement au-dessus du groupe fait un ciel de local.' },
      ],
      securite: {
        risquesAcceptes: ['Herbe humide, brindilles dans les cheveux.', 'Ennui passager : il ouvre souvent un jeu.'],
        dangersAEliminer: [
          'Regard vers le soleil, exposition prolongée.',
          'Tissu posé sur un visage ou autour d’un cou.',
          'Tiques et insectes piqueurs : inspection au retour.',
          'Enfant endormi au soleil : à l’ombre, puis à son lit.',
        ],
        supervision: 'palier2',
        allergies: ['Graminées et piqûres : consignes et auto-injecteur sur l’adulte.'],
      },
      observation: [
        'Compétences émotionnelles : qu’est-ce qui l’aide à retrouver son calme?',
        'Langage oral : quelles images ou quels mots offre-t-il?',
        'Tempérament : cherche-t-il la proximité ou l’écart?',
      ],
      prolongements: [
        'Le même rituel de souffle revient avant la sieste, avec un tissu.',
        'Racontez aux parents le nuage de leur enfant; ils chercheront celui du soir.',
      ],
      reflexionRetroaction: ['Ai-je moi-même ralenti?', 'Comment offrir ce moment aux enfants qui bougent sans cesse?'],
    },
  },
  {
    key: 'l-orchestre-de-la-cuisine',
    summary: 'Bols, cuillères et boîtes : un orchestre où le poupon frappe et où le grand dirige.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['sons-et-silence', 'cuisine-et-saveurs'],
    materials: ['contenants-et-cuilleres', 'cartons-et-boites', 'instruments-de-musique'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    sheet: {
      titre: 'L’orchestre de la cuisine',
      observationDepart: 'À l’heure du repas, une cuillère frappe un bol et toute la tablée répond en riant.',
      intentionEducative: 'Soutenir le plaisir de faire ensemble, chacun avec son son et à son tempo.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
      ],
      objectifs: [
        'Produire un son et le répéter.',
        'Remarquer le son d’un autre et y répondre.',
        'Vivre ensemble un départ, un arrêt, un silence.',
      ],
      materiel: [
        item('Bols et casseroles sans poignée branlante', 'un par enfant', 'Contenants de plastique renversés'),
        item('Grosses cuillères de bois', 'deux par enfant', 'Mains'),
        item('Boîtes de carton', 'trois', 'Coussins fermes'),
        optional('Tambourin et maracas solides, d’une seule pièce', 'trois', null),
      ],
      preparation: [
        'Choisissez des objets trop gros pour un rouleau de papier hygiénique, sans pièce démontable.',
        'Étendez une couverture pour amortir le bruit.',
        'Aménagez un coin sans bruit pour les oreilles fatiguées.',
      ],
      deroulement: [
        opening(
          3,
          'Assise au sol, frappez trois coups doux sur un bol. Attendez. Répondez au premier son, quel qu’il soit.',
        ),
        play(
          13,
          'On frappe, on gratte, on brasse, on échange les instruments. Les poupons explorent au centre, les grands les entourent. Si un chef se lève, l’orchestre le suit tant qu’il le veut.',
        ),
        closing(
          4,
          'Le volume baisse, le dernier coup se joue du bout du doigt. On écoute le silence, puis on chante le rangement.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Imitez un son d’enfant avant d’en faire un nouveau.',
          'Protégez le centre : les grands mouvements restent en bordure.',
          'Montrez l’arrêt avec vos mains ouvertes, toujours pareil.',
        ],
        questionsOuvertes: [
          'Comment as-tu fait ce son?',
          'Qu’est-ce qui arrive si on joue tout bas?',
          'Qui t’a répondu?',
        ],
      },
      vocabulaire: ['fort', 'doux', 'vite', 'lentement', 'frapper', 'gratter', 'le silence', 'ensemble'],
      adaptations: [
        { pour: '0-18m', texte: 'Un bol renversé, une cuillère, vos genoux : frapper une fois est déjà un concert.' },
        { pour: '18-24m', texte: 'Donnez-lui les mêmes objets que son voisin; il l’imitera.' },
        { pour: '2-3a', texte: 'Jouez au départ et à l’arrêt avec une chanson connue.' },
        { pour: '3-4a', texte: 'Confiez la baguette de chef à tour de rôle, sans limite de gestes.' },
        { pour: '4-5a', texte: 'Ils notent leur musique par des dessins et la rejouent.' },
        {
          pour: 'besoins_particuliers',
          texte: 'Pour l’oreille sensible : coquilles antibruit, coin calme, ou rôle de chef à distance.',
        },
      ],
      securite: {
        risquesAcceptes: ['Bruit fort quelques secondes.', 'Cuillère échappée sur un pied.'],
        dangersAEliminer: [
          'Objet brisé, pièce qui entre dans un rouleau de papier hygiénique.',
          'Enfant qui marche avec une cuillère en bouche.',
          'Instrument rempli de graines qui s’ouvre.',
        ],
        supervision: 'palier1',
        allergies: ['Contenants lavés, sans trace d’arachides, de noix ou de lait.'],
      },
      observation: [
        'Compétences sociales : remarque-t-il les sons des autres? Comment le montre-t-il?',
        'Développement sensoriel : recherche-t-il les sons forts ou les évite-t-il?',
        'Motricité fine : frappe-t-il d’une main, des deux, en alternance?',
      ],
      prolongements: [
        'Une boîte à sons voyage d’un local à l’autre et s’enrichit.',
        'Demandez aux familles une berceuse ou un rythme de chez elles; l’orchestre l’apprend.',
      ],
      reflexionRetroaction: [
        'Les plus petits ont-ils eu leur place au centre?',
        'Comment le groupe a-t-il vécu le silence?',
      ],
    },
  },
  {
    key: 'le-grand-tas-de-feuilles',
    summary: 'Râteler, s’enfouir, lancer, sauter : un tas de feuilles où chaque âge trouve sa vitesse.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['arbres-et-feuilles', 'mouvement-et-defis', 'saisons-et-fetes'],
    materials: ['feuilles', 'bache', 'chaudieres-et-pelles'],
    place: 'YARD',
    seasons: ['AUTUMN'],
    durationMinutes: 30,
    sheet: {
      titre: 'Le grand tas de feuilles',
      observationDepart:
        'Les feuilles s’amassent contre la clôture et les enfants y plongent les bras, puis tout le corps.',
      intentionEducative: 'Permettre à chacun de bouger fort, avec une matière légère qui pardonne les chutes.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Pousser, porter, lancer, sauter à sa mesure.',
        'Demander avant de couvrir un ami.',
        'Sentir ses limites et les dire.',
      ],
      materiel: [
        item('Feuilles tombées', 'le plus grand tas possible', 'Papier de soie froissé, gros tissus'),
        item('Bâche pour traîner les feuilles', 'une', 'Vieux drap'),
        item('Chaudières et petites pelles', 'une par enfant', 'Bras ouverts'),
      ],
      preparation: [
        'Brassez le tas avec un râteau d’adulte : roches, branches, verre, guêpes, excréments.',
        'Formez deux tas : un bas pour les petits, un haut pour les sauteurs.',
        'Rangez le râteau hors de portée avant d’ouvrir le jeu.',
      ],
      deroulement: [
        opening(4, 'Soufflez sur une feuille, puis sur une poignée, puis sautez dedans en riant. La voie est libre.'),
        play(
          20,
          'On transporte sur la bâche, on enfouit ses jambes, on lance, on saute. Rappelez les deux règles : un saut à la fois, on demande avant de couvrir quelqu’un.',
        ),
        closing(
          6,
          'Tous couchés dans les feuilles, on écoute ce qui craque encore. Chacun garde une feuille et on vérifie vêtements et cheveux.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Restez à deux pas du tas des sauteurs, un œil sur celui des petits.',
          'Lisez les visages : un vrai jeu se voit aux sourires qui alternent.',
          'Aidez à dire stop, et à l’entendre.',
        ],
        questionsOuvertes: [
          'Comment veux-tu entrer dans le tas?',
          'Qu’est-ce que tu sens sous les feuilles?',
          'Comment ton ami te dit-il qu’il en a assez?',
        ],
      },
      vocabulaire: ['enfouir', 'le tas', 'bondir', 'craquer', 'léger', 'éparpiller', 'stop', 'la brassée'],
      adaptations: [
        { pour: '18-24m', texte: 'Assis dans le petit tas, contre vous : lancer, recevoir, froisser.' },
        { pour: '2-3a', texte: 'Un trajet de chaudières entre les deux tas donne un but.' },
        { pour: '3-4a', texte: 'Deux hauteurs de saut et une ligne de départ à respecter ensemble.' },
        { pour: '4-5a', texte: 'Ils construisent un labyrinthe de feuilles pour les petits.' },
        {
          pour: 'besoins_particuliers',
          texte: 'Glissez la bâche pleine près de l’enfant assis : il enfouit ses mains et lance de là.',
        },
        { pour: 'interieur', texte: 'Une montagne de tissus et de papier de soie au coin moteur.' },
        { pour: 'autre_saison', texte: 'L’hiver, le même tas est en neige poudreuse, sondée avant le saut.' },
      ],
      securite: {
        risquesAcceptes: ['Chute de faible hauteur, collision légère.', 'Feuilles dans les yeux ou dans le cou.'],
        dangersAEliminer: [
          'Objet caché dans le tas : on le brasse de nouveau à chaque pause.',
          'Visage couvert, enfant enfoui en entier.',
          'Tas près de la rue ou du stationnement.',
          'Guêpes engourdies, tiques : inspection avant et après.',
        ],
        supervision: 'palier2',
        allergies: ['Moisissures : suivez le plan de soins de l’enfant asthmatique.'],
      },
      observation: [
        'Motricité globale : quels élans, quels sauts, quels appuis choisit-il?',
        'Compétences sociales : demande-t-il, attend-il la réponse?',
        'Schéma corporel : comment retrouve-t-il ses jambes sous les feuilles?',
      ],
      prolongements: [
        'Laissez un tas tout l’hiver dans un coin : au printemps, on ira voir ce qu’il est devenu.',
        'Invitez les parents à sauter aussi, à l’heure du départ.',
      ],
      reflexionRetroaction: [
        'Les deux tas convenaient-ils aux deux énergies?',
        'Comment le groupe a-t-il porté la règle du stop?',
      ],
    },
  },
  {
    key: 'le-sable-du-bord-du-lac',
    summary: 'À quelques pas de la rive, du sable, de l’eau apportée par l’adulte et des mains qui creusent.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['eau-neige-et-glace', 'cabanes-et-constructions'],
    materials: ['sable', 'eau', 'chaudieres-et-pelles'],
    place: 'WATERSIDE',
    seasons: ['SUMMER'],
    durationMinutes: 30,
    sheet: {
      titre: 'Le sable du bord du lac',
      observationDepart:
        'Sur la plage, les enfants creusent avant même de regarder l’eau. Le trou se remplit et tout recommence.',
      intentionEducative:
        'Soutenir la précision des mains et l’invention, avec une matière qui garde la forme un instant.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Tasser, mouler, tracer, creuser.',
        'Chercher la bonne quantité d’eau.',
        'Construire seul, à côté ou avec un autre.',
      ],
      materiel: [
        item('Sable', 'celui de la plage', 'Bac à sable'),
        item('Chaudières et petites pelles', 'une par enfant', 'Contenants de yogourt, grosses cuillères'),
        item('Eau puisée par l’adulte', 'une chaudière pour trois enfants', null),
        optional('Toile pour l’ombre', 'une, montée par l’adulte', 'Grand parasol'),
      ],
      preparation: [
        'Installez le chantier à dix pas de l’eau et posez une ligne de grosses roches.',
        'Ratissez le sable : verre, mégots, petits cailloux, hameçons.',
        'Un adulte dédié à l’eau; chapeaux, crème solaire autorisée, gourdes.',
        'Sortez tôt le matin, avant le fort soleil.',
      ],
      deroulement: [
        opening(4, 'Versez un peu d’eau au creux du sable et pressez. Ouvrez la main : ça tient! Ou pas.'),
        play(
          21,
          'On creuse, on moule, on trace des routes, on enterre ses pieds. Remplissez les chaudières vous-même, à la demande. Les châteaux tombent, les enfants décident de la suite.',
        ),
        closing(
          5,
          'On regarde une dernière fois l’œuvre de chacun, sans la juger. On rebouche les trous, on vide l’eau, on secoue les pieds et on compte.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Restez dos à l’eau, face aux enfants, la collègue de l’autre côté.',
          'Décrivez la main : « Tu tasses avec ta paume. »',
          'Apportez l’eau lentement : l’attente fait naître des idées.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui l’aide à tenir?',
          'Que va faire l’eau, ici?',
          'Comment as-tu fait ce chemin?',
        ],
      },
      vocabulaire: ['creuser', 'tasser', 'mouler', 'la paume', 'la rive', 'humide', 's’effondrer', 'la tranchée'],
      adaptations: [
        {
          pour: '18-24m',
          texte: 'Une seule chaudière, du sable humide, et l’adulte collé : remplir, démouler, écraser.',
        },
        { pour: '2-3a', texte: 'Offrez le même contenant à chacun pour jouer côte à côte.' },
        { pour: '3-4a', texte: 'Lancez l’idée d’un village commun, que chacun rejoint ou non.' },
        {
          pour: 'besoins_particuliers',
          texte: 'Un bac de sable sur une table de pique-nique accueille l’enfant en fauteuil.',
        },
        { pour: 'interieur', texte: 'Un bac de sable humide sur une bâche, des cuillères et des bols.' },
        { pour: 'autre_saison', texte: 'L’hiver, la neige collante se moule tout aussi bien, dans la cour.' },
      ],
      securite: {
        risquesAcceptes: ['Sable dans les vêtements, parfois dans un œil.', 'Château piétiné, conflit à apaiser.'],
        dangersAEliminer: [
          'Noyade : adulte dédié, personne au-delà de la ligne sans être à portée de bras.',
          'Trou plus profond que les genoux, tunnel.',
          'Soleil et chaleur : ombre, eau à boire, pas de sortie de 11 h à 15 h.',
          'Chaudière d’eau laissée pleine, sable souillé.',
        ],
        supervision: 'palier1',
        allergies: ['Crème solaire personnelle; piqûres : auto-injecteur sur l’adulte.'],
      },
      observation: [
        'Motricité fine : quels gestes des doigts et de la paume varie-t-il?',
        'Raisonnement : comment trouve-t-il le bon dosage d’eau?',
        'Compétences émotionnelles : que vit-il quand sa construction s’effondre?',
      ],
      prolongements: [
        'Rapportez l’idée au bac à sable de la cour, avec un arrosoir.',
        'Montrez aux parents la photo d’une construction, racontée par son auteur.',
      ],
      reflexionRetroaction: [
        'La distance de l’eau nous laissait-elle l’esprit libre?',
        'Qui a changé de matière ou d’idée en cours de route?',
      ],
    },
  },
]
