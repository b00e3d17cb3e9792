import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const TODDLER_HOME_AND_SKY_SHEETS: readonly BankSheet[] = [
  {
    key: 'miaou-derriere-la-porte',
    summary:
      'Un chat gratte, un chien jappe, un lapin attend sous la table : on les fait entrer, on les nourrit, on les flatte.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['animaux-et-traces', 'emotions-et-amitie'],
    materials: ['tissus', 'contenants-et-cuilleres', 'cartons-et-boites'],
    place: 'INDOORS',
    alsoAt: { YARD: 'Dans la cour, la niche est une boîte à l’ombre et les bols se posent sur un tapis.' },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'chat',
      'chien',
      'lapin',
      'souris',
      'chaton',
      'chiot',
      'minou',
      'pitou',
      'animal de compagnie',
      'hamster',
      'vétérinaire',
      'miauler',
      'japper',
      'niche',
    ],
    picture:
      'Une enfant à quatre pattes miaule devant l’éducatrice; une autre dort en boule dans une boîte de carton, un ami apporte un bol.',
    sheet: {
      titre: 'Miaou derrière la porte',
      observationDepart:
        'À quatre pattes, elle gratte le bas de la porte. « Miaou. » Un ami lui apporte un soulier. Elle le renifle et ronronne.',
      intentionEducative:
        'Permettre à l’enfant de demander et de donner des soins, tour à tour celui qui flatte et celui qu’on flatte.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Faire l’animal avec sa voix et tout son corps.',
        'Toucher doucement et s’arrêter quand l’autre s’éloigne.',
        'Comprendre une demande faite sans mots.',
      ],
      materiel: [
        item('Boîtes de carton ouvertes, pour les niches', 'quatre', 'Dessous de tables'),
        item('Bols', 'huit', 'Contenants de plastique'),
        item('Bas roulés plus gros qu’un poing, pour la nourriture', 'un panier', 'Balles de tissu de la même taille'),
        item('Petites couvertures', 'quatre', 'Serviettes'),
        optional('Brosse souple', 'une', 'Débarbouillette'),
      ],
      preparation: [
        'Couchez les boîtes sur le côté, une couverture dans chacune; retirez agrafes et rabats.',
        'Posez les bols vides en vue, la nourriture plus loin.',
        '{1adulte|Seule, restez au sol : c’est la hauteur des chats.} {2adultes|À deux, l’une est un animal, l’autre habite la maison.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Grattez {dedans|le plancher}{cour|le sol} du bout des ongles, assise par terre, la tête penchée. « Miaou? » Attendez qu’une main vienne. Frottez votre joue contre elle, puis ronronnez.',
        ),
        play(
          { 10: 6, 20: 13, 30: 20 },
          'Les animaux arrivent. {18-24m|On marche à quatre pattes, on donne à manger, on prend le bol, on le rapporte.} {2-3a|On jappe, on se roule, on refuse la soupe, on dort en boule.} {3-4a|On devient maîtresse, visiteur, vétérinaire; on demande avant de flatter ou de brosser.} Un animal se cache dans sa niche : on pose un bol devant et on recule.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 6 },
          'La maison s’endort. Chacun borde un animal ou se laisse border. « Minou au creux du cou, pitou sur les genoux, lapin dans un p’tit coin… on ferme les yeux, tout doux. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tendez la main ouverte, à plat, et laissez l’animal venir.',
          'Dites tout haut ce que le corps demande : « Il recule; il en a assez. »',
          'Acceptez d’être caressée, puis éloignez-vous : voyez qui s’arrête.',
        ],
        questionsOuvertes: ['Qu’est-ce qu’il veut?', 'Où est-ce qu’il dort?', 'Comment sais-tu qu’il est content?'],
      },
      vocabulaire: ['flatter', 'ronronner', 'japper', 'la niche', 'la patte', 'le museau', 'doucement', 'se cacher'],
      adaptations: [
        { pour: '18-24m', texte: 'Un bol et une niche par enfant; c’est vous, l’animal qui a faim.' },
        { pour: '2-3a', texte: 'Donnez à chacun le choix de sa voix; on peut être un chat qui jappe.' },
        { pour: '3-4a', texte: 'Ouvrez une clinique ou une école pour chiots, avec des règles qu’ils inventent.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pour l’enfant qui n’aime pas être touché, le jeu se fait avec un toutou : il le flatte et montre sur lui où c’est permis.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, suivez dehors des traces de vraies pattes, sans approcher l’animal.} {hiver|L’été, les animaux cherchent l’ombre et s’y couchent.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Caresse trop vive.', 'Genoux rougis.'],
        dangersAEliminer: [
          'Laisse, corde ou collier : aucun lien au cou ni au corps; on suit par la voix.',
          'Animal qui mord pour vrai : arrêtez, consolez, remettez un soulier ou un bas à mordiller de loin.',
          'Vrai animal inconnu : on ne le touche pas sans son maître et un adulte.',
        ],
        supervision: 'palier2',
        allergies: ['Brosse neuve, jamais passée sur un vrai animal; rien de ce qui est dans les bols ne se mange.'],
      },
      observation: [
        'Compétences sociales : comment s’ajuste-t-il quand l’autre s’éloigne?',
        'Fonction symbolique : quels gestes emprunte-t-il à l’animal?',
        'Langage oral : comment se fait-il comprendre sans mots, ou avec?',
      ],
      prolongements: [
        'Affichez au-dessus d’une niche la photo d’un animal connu de la famille : quel bruit fait-il quand il est content?',
        'Laissez une niche au coin calme : elle servira à qui veut être seul.',
      ],
      reflexionRetroaction: [
        'Qui donnait des soins, qui en demandait?',
        'Ai-je nommé les signes de refus avant que ça tourne mal?',
      ],
    },
  },
  {
    key: 'la-lune-sur-le-mur',
    summary:
      'Une lune de lumière se promène sur le mur et au plafond; on la cherche, on la touche, on lui dit bonne nuit.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['lumiere-et-ombre', 'vent-et-ciel'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 10,
    adults: 1,
    calls: [
      'lune',
      'étoile',
      'nuit',
      'noir',
      'dodo',
      'lampe de poche',
      'lumière',
      'espace',
      'planète',
      'fusée',
      'ciel',
      'bonne nuit',
      'peur du noir',
    ],
    picture:
      'Dans la pénombre, l’éducateur et un enfant tiennent la lampe de poche; une enfant pose les mains sur la lune de lumière, au mur.',
    sheet: {
      titre: 'La lune sur le mur',
      observationDepart:
        'Ce matin, la lune était encore là, au-dessus du stationnement. Un doigt, puis cinq : « Là! Là! »',
      intentionEducative: 'Éveiller le plaisir de suivre des yeux ce qui bouge, disparaît et revient.',
      domaines: [
        { domaine: 'cognitif', composante: 'Attention', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
      ],
      objectifs: [
        'Suivre la lumière et deviner où elle reviendra.',
        'S’étirer, grimper du regard, toucher le rond.',
        'Dire « là », « partie », « encore », « bonne nuit ».',
      ],
      materiel: [
        item('Lampe de poche à boîtier vissé', 'une, dans votre main', 'Lampe frontale tenue à la main'),
        item('Carton rond percé d’un croissant', 'un', 'Main devant la lampe'),
        item('Drap clair', 'un', 'Mur nu'),
        item('Coussins', 'un par enfant', 'Tapis'),
      ],
      preparation: [
        'Baissez les stores à demi : on doit encore se voir.',
        'Essayez la lampe; le croissant se pose devant quand vous approchez le carton.',
        'Disposez les coussins devant le mur, sans rien à renverser.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 4, 30: 5 },
          'Assise, la lampe couverte de votre main, laissez passer un filet de lumière entre deux doigts. « Oh… » Ouvrez lentement : la lune se lève, en bas du mur.',
        ),
        play(
          { 10: 6, 20: 12, 30: 19 },
          'La lune monte, s’arrête, glisse derrière l’armoire. « Partie! » Elle revient au plafond, sur un ventre, dans une main. {18-24m|On la tape à deux mains, on regarde ses doigts devenir noirs.} {2-3a|On l’appelle, on la cache avec le drap, on lui fait un croissant, on lui dit où aller.} Qui veut pose sa main sur la vôtre et la conduit.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 6 },
          'La lune descend, descend. Elle dit bonne nuit à un pied, à un genou, à un nez. Dites bonne nuit avec elle à chacun, puis éteignez et laissez le jour remonter par le store.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Bougez la lune plus lentement que vous ne le croyez nécessaire.',
          'Attendez un mot, un doigt, un regard avant de la faire revenir.',
          'Rouvrez le store dès qu’un visage s’inquiète.',
        ],
        questionsOuvertes: ['Où est-elle?', 'Qui la voit?', 'À qui dit-elle bonne nuit?'],
      },
      vocabulaire: ['la lune', 'le croissant', 'partie', 'là-haut', 'le plafond', 'la nuit', 'briller', 'encore'],
      adaptations: [
        {
          pour: '18-24m',
          texte: 'Gardez la lune à la hauteur des mains, large et immobile, jusqu’à ce qu’on l’ait touchée.',
        },
        { pour: '2-3a', texte: 'Percez un carton de trois trous : des étoiles, à compter du doigt.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'Approchez la lumière du drap de l’enfant qui voit peu, et dites d’où elle vient. Un store reste ouvert pour celui qui n’aime pas le noir; il tient la lampe avec vous.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, cherchez la vraie lune à l’arrivée ou au départ; elle est souvent là quand il fait encore sombre.} {hiver|L’été, cherchez la vraie lune le matin, toute pâle dans le bleu.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Bousculade pour toucher le rond.', 'Petite inquiétude dans la pénombre.'],
        dangersAEliminer: [
          'Lumière dans les yeux : elle va au mur, au plafond, sur un ventre, jamais sur un visage de près.',
          'Boîtier qui s’ouvre : piles vissées, lampe dans votre main, rangée hors de portée après le jeu.',
          'Meuble où grimper pour la toucher : la lune redescend avant.',
        ],
        supervision: 'palier2',
        allergies: ['Le drap est lavé sans parfum; rien ne se mange ni ne se porte au visage.'],
      },
      observation: [
        'Attention : où attend-il la lune quand elle est cachée?',
        'Langage oral : quels mots ou gestes lui servent à la rappeler?',
        'Développement sensoriel : comment explore-t-il le clair et le sombre?',
      ],
      prolongements: [
        'Reprenez la lune avant la sieste, une seule fois, lentement.',
        'Avant le lit, l’enfant et son parent souhaitent bonne nuit à la vraie lune, qu’on la voie ou non.',
      ],
      reflexionRetroaction: [
        'Entre « partie » et « la voilà », ai-je attendu qu’un enfant l’appelle?',
        'Qui voulait conduire, et qui préférait attendre?',
      ],
    },
  },
  {
    key: 'allo-qui-est-la',
    summary:
      'Dring! On décroche un bloc, un soulier, un rouleau de carton : qui appelle, et qu’est-ce qu’on lui raconte?',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['sons-et-silence', 'quartier-et-metiers'],
    materials: ['cartons-et-boites'],
    place: 'INDOORS',
    alsoAt: { YARD: 'Dans la cour, on s’appelle d’un banc à l’autre, le rouleau devant la bouche.' },
    seasons: [],
    durationMinutes: 10,
    adults: 1,
    calls: [
      'téléphone',
      'appeler',
      'allô',
      'cellulaire',
      'parler',
      'maman au travail',
      'papa au travail',
      'grand-maman',
      'message',
      'facteur',
      'courrier',
      'raconter',
      'ennui',
    ],
    picture:
      'L’éducatrice tend un bloc qui sonne comme un téléphone; un enfant parle dans le sien, un autre murmure dans un rouleau de carton.',
    sheet: {
      titre: 'Allô, qui est là?',
      observationDepart:
        'Un bloc contre l’oreille, il marche de long en large, dit oui, dit non, dit bye. Puis il tend le bloc à son amie.',
      intentionEducative:
        'Permettre à l’enfant de tenir une conversation, avec ses mots, ses silences et ses intonations.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Attachement', role: 'secondaire' },
      ],
      objectifs: [
        'Parler, se taire, répondre.',
        'Faire d’un objet un téléphone.',
        'Parler de quelqu’un qui n’est pas là.',
      ],
      materiel: [
        item('Blocs longs comme la main', 'un par enfant', 'Petites boîtes fermées de ruban'),
        item('Rouleaux de carton', 'quatre', 'Gobelets sans fond'),
        optional('Photos plastifiées des familles', 'une par enfant', 'Dessins'),
      ],
      preparation: [
        'Semez les blocs à plusieurs endroits : {dedans|sur la tablette, sous un coussin, dans une botte}{cour|sur le banc, au pied de l’arbre, dans une chaudière}.',
        'Mettez un bloc dans votre poche.',
        '{1adulte|Seule, assoyez-vous au centre : vous répondez à tous.} {2adultes|À deux, appelez-vous d’un bout à l’autre de l’espace.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          '« Dring, dring! » Cherchez, étonnée, d’où ça vient. Trouvez le bloc, décrochez. « Allô?… Oui, il est ici. C’est pour toi. » Tendez-le.',
        ),
        play(
          { 10: 6, 20: 13, 30: 20 },
          'Ça sonne partout. {18-24m|On dit « allô », on écoute, on dit « bye », on raccroche et on recommence.} {2-3a|On appelle papa, le chat, la cuisinière; on raconte le bobo et la soupe.} {3-4a|On commande une pizza, on se dispute, on laisse un message.} Les rouleaux servent de cornets : la voix change. On marche en parlant, un bras qui brasse l’air; on murmure dans un coin, dos au groupe.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 6 },
          'Un dernier appel pour chacun : quelqu’un qu’il aime veut lui dire un mot. « Bye. À tantôt. » Les téléphones se rechargent, alignés sur {dedans|la tablette}{cour|le banc}.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Laissez de vrais silences : l’autre parle, à l’autre bout.',
          'Répondez à ce qu’il vous raconte, même si vous n’en comprenez que l’air.',
          'Offrez la photo à qui s’ennuie, sans dire à qui parler.',
        ],
        questionsOuvertes: ['Qui est-ce?', 'Qu’est-ce qu’il te dit?', 'Que veux-tu lui raconter?'],
      },
      vocabulaire: ['allô', 'sonner', 'décrocher', 'raccrocher', 'écouter', 'répondre', 'le message', 'à tantôt'],
      adaptations: [
        { pour: '18-24m', texte: '« Allô » fait tout l’appel; gardez votre bloc à l’oreille, face à lui.' },
        { pour: '2-3a', texte: 'Donnez deux téléphones à deux amis assis dos à dos.' },
        { pour: '3-4a', texte: 'Ouvrez une centrale : quelqu’un relie les appels et prend les messages, en dessins.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui ne parle pas appelle en vidéo : on se fait face dans un cadre de carton, avec des gestes, des images et des grimaces.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, les appels se font dehors, d’un arbre à l’autre.} {!hiver|L’hiver, une mitaine fait le téléphone.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Coup de bloc en se retournant.', 'Ennui d’un parent, qui monte et se console.'],
        dangersAEliminer: [
          'Vrai téléphone ou télécommande : piles et écran; un bloc fait mieux.',
          'Corde entre deux gobelets : les téléphones sont sans fil.',
        ],
        supervision: 'palier2',
        allergies: ['Cartons propres, sans résidu d’aliment.'],
      },
      observation: [
        'Langage oral : quelles intonations, quels mots, quels silences dans sa conversation?',
        'Fonction symbolique : quels objets deviennent un téléphone?',
        'Attachement : qui appelle-t-il, et comment en revient-il?',
      ],
      prolongements: [
        'Gardez un téléphone près de la porte pour l’ennui du matin.',
        'Le matin, recueillez une phrase d’un parent; l’après-midi, le téléphone sonne et elle est pour son enfant.',
      ],
      reflexionRetroaction: ['Qui a parlé ici comme il ne parle pas avec nous?', 'Ai-je répondu, ou questionné?'],
    },
  },
]
