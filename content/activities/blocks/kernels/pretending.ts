import type { PlayKernel } from '../types.ts'

const ALL_PLACES = ['INDOORS', 'YARD', 'PARK', 'WOODS', 'WATERSIDE'] as const

/** Pretending and caring. */
export const PRETENDING_KERNELS: PlayKernel[] = [
  {
    key: 'faire-semblant',
    name: 'On dirait que…',
    summary: 'On joue à {semblant}, avec presque rien et beaucoup d’idées, {lieu}.',
    thread: 'Le prétexte du jour : {semblant}.',
    titles: ['Jouer à {semblant}', 'Faire comme pour vrai', 'Pour de vrai, pour de rire'],
    bands: ['poupon', 'trottineur', 'grand'],
    places: [...ALL_PLACES],
    slots: [
      {
        name: 'objet',
        roles: ['chose'],
        otherwise: { un: 'un objet imaginaire', le: 'l’objet' },
      },
    ],
    emphases: [
      {
        domain: 'cognitif',
        component: 'Fonction symbolique',
        bands: ['trottineur', 'grand'],
        intention: 'Permettre à l’enfant de donner un autre sens aux objets et aux gestes.',
        goals: [
          'Utiliser un objet comme s’il en était un autre.',
          'Enchaîner deux ou trois gestes d’une même histoire.',
        ],
        watch: 'en quoi transforme-t-il les objets?',
      },
      {
        domain: 'cognitif',
        component: 'Mémoire',
        intention: 'Soutenir le rappel de gestes et de scènes vécues, rejoués à sa façon.',
        goals: ['Reprendre un geste vu plus tôt.', 'Retrouver l’ordre d’une routine connue.'],
        watch: 'quelle scène de sa vie rejoue-t-il?',
      },
      {
        domain: 'social_affectif',
        component: 'Compétences sociales',
        bands: ['trottineur', 'grand'],
        intention: 'Permettre aux enfants d’entrer dans un jeu de rôles où chacun a besoin des autres.',
        goals: ['Choisir un rôle et en changer.', 'Accorder son idée à celle d’un autre.'],
        watch: 'comment entre-t-il dans le jeu des autres?',
      },
      {
        domain: 'social_affectif',
        component: 'Identité',
        intention: 'Soutenir l’idée que l’enfant se fait de lui-même, en essayant d’autres rôles.',
        goals: ['Imiter une personne qui compte.', 'Essayer des gestes de grand.'],
        watch: 'qui imite-t-il, et avec quel plaisir?',
      },
      {
        domain: 'langagier',
        component: 'Langage oral',
        bands: ['trottineur', 'grand'],
        intention: 'Soutenir les mots qui naissent quand on joue à être quelqu’un.',
        goals: ['Parler comme son personnage.', 'Annoncer la suite du jeu : « On dirait que… ».'],
        watch: 'comment change-t-il sa façon de parler dans son rôle?',
      },
      {
        domain: 'langagier',
        component: 'Langage prélinguistique',
        bands: ['poupon'],
        intention: 'Soutenir l’imitation, première conversation sur le monde.',
        goals: ['Imiter un geste du quotidien.', 'Tendre, recevoir, remercier d’un regard.'],
        watch: 'quel geste reprend-il après vous avoir regardée?',
      },
      {
        domain: 'physique_moteur',
        component: 'Motricité fine',
        intention: 'Soutenir les mains qui miment, versent, plient et bercent.',
        goals: ['Reproduire un geste du quotidien.', 'Manipuler deux objets ensemble.'],
        watch: 'quels gestes précis trouve-t-il pour son histoire?',
      },
    ],
    seen: {
      poupon: 'Le poupon fait semblant de boire, puis tend la main à l’adulte.',
      trottineur: 'Les trottineurs servent le thé, couchent un bébé imaginaire et recommencent.',
      grand: 'Les enfants annoncent « on dirait que » et distribuent les rôles.',
    },
    opening: {
      poupon: [
        'Portez une tasse imaginaire à vos lèvres : « Mmm. » Tendez-la. Attendez.',
        'Bercez {objet.un} quelques secondes, puis déposez tout devant eux.',
      ],
      trottineur: [
        'Prenez {objet.un} et commencez à {semblant}, sans un mot. Laissez une place à côté de vous.',
        'Frappez à une porte invisible : « Je viens pour {semblant}. »',
      ],
      grand: [
        'Annoncez : « On dirait qu’il faut {semblant}. » Demandez qui fait quoi.',
        'Posez {objet.un} au centre. « Si ce n’était pas ça, qu’est-ce que ce serait? »',
      ],
    },
    play: {
      poupon: [
        'Ils imitent, transforment, passent à autre chose. Recevez chaque bouchée et chaque appel imaginaire.',
        'Un geste en appelle un autre : bercer, nourrir, cacher. Suivez, sans corriger.',
      ],
      trottineur: [
        'On joue à {semblant}, puis à dormir, puis à manger. Les objets changent de nom sans avertir.',
        'Chacun a son coin et ses gestes; parfois les histoires se rejoignent. Restez cliente ou voisine.',
      ],
      grand: [
        'Les rôles se distribuent, se contestent, s’échangent. {Semblant} n’est qu’un début.',
        'Le jeu se donne des lieux, des règles, des imprévus. Offrez un objet de plus plutôt qu’une idée de plus.',
      ],
    },
    boost: {
      poupon: ['Ajoutez un invité imaginaire : il a peut-être faim, lui aussi.'],
      trottineur: ['Téléphonez au jeu : quelqu’un a besoin d’aide.'],
      grand: ['Créez un imprévu : une panne, une file, un visiteur pressé.'],
    },
    closing: {
      poupon: ['Endormez les objets ensemble, un à un, avec un mot doux.'],
      trottineur: ['Le soir tombe dans le jeu : on couche, on range, on ferme boutique.'],
      grand: ['Chacun sort de son rôle en racontant sa plus belle scène. On range le décor.'],
    },
    gestures: [
      'Prenez le rôle qu’on vous donne et quittez-le quand le jeu roule.',
      'Offrez un objet plutôt qu’une consigne.',
      'Respectez les personnages fâchés : le jeu est fait pour ça.',
    ],
    babyGestures: ['Recevez la bouchée imaginaire avec sérieux.', 'Reprenez son geste avant d’en proposer un nouveau.'],
    questions: {
      poupon: ['Qu’est-ce que tu prépares?', 'Pour qui c’est?'],
      trottineur: ['Qui es-tu maintenant?', 'De quoi as-tu besoin?'],
      grand: ['Qu’est-ce qui arrive dans votre histoire?', 'Quel rôle manque-t-il?'],
    },
    vocabulary: ['faire semblant', 'le rôle', 'jouer', 'comme si'],
    ages: {
      AGE_0_18_MONTHS: 'Un geste connu, un objet vrai et solide : manger, bercer, appeler.',
      AGE_18_MONTHS_2_YEARS: 'Deux exemplaires de tout, pour imiter le voisin.',
      AGE_2_YEARS_3_YEARS: 'Une suite de la vie courante : préparer, servir, laver.',
      AGE_3_YEARS_4_YEARS: 'Peu de rôles au début; ajoutez-en quand la file s’allonge.',
      AGE_4_YEARS_5_YEARS: 'Argent inventé, horaires et règlements : laissez-les décider.',
    },
    mixed: 'Les grands distribuent les rôles; gardez-en un vrai, et court, pour les petits.',
    needs: ['Des images de gestes ou d’objets permettent d’entrer dans le jeu sans parler.'],
    inside: 'Un coin dégagé et une première réplique lancent l’histoire.',
    outside: 'Dehors, un arbre devient guichet et une flaque devient lac.',
    inSeason: {
      SPRING: 'Au printemps, la boue ouvre un restaurant.',
      SUMMER: 'L’été, l’ombre d’un arbre fait une belle boutique.',
      AUTUMN: 'L’automne, les feuilles deviennent monnaie et repas.',
      WINTER: 'L’hiver, on pellette, on livre, on chauffe la maison de neige ouverte.',
    },
    risks: ['Conflit sur un rôle.', 'Émotion vive qui déborde du jeu.'],
    dangers: ['Objet fragile ou lien passé autour du cou dans un rôle.'],
    next: ['Gardez le coin de jeu trois jours : le scénario s’étoffera.'],
    reflection: ['Ai-je quitté le jeu au bon moment?'],
  },
  {
    key: 'prendre-soin',
    name: 'Prendre soin',
    summary: 'Des gestes doux pour {soin}, {lieu}, au rythme de chacun.',
    thread: 'Le prétexte du jour : {soin}.',
    titles: ['Prendre soin, tout doucement', '{Soin}', 'Les gestes doux'],
    bands: ['poupon', 'trottineur', 'grand'],
    places: [...ALL_PLACES],
    slots: [
      {
        name: 'douceur',
        roles: ['soin'],
        otherwise: { un: 'un toutou', le: 'le toutou' },
      },
    ],
    props: [
      {
        item: {
          nom: 'Toutous sans petites pièces',
          quantite: 'un par enfant',
          remplacement: 'Serviette roulée en poupée',
        },
      },
    ],
    emphases: [
      {
        domain: 'social_affectif',
        component: 'Compétences émotionnelles',
        bands: ['trottineur', 'grand'],
        intention: 'Soutenir les gestes d’empathie par un jeu de soin proche du quotidien.',
        goals: ['Reconnaître qu’un autre a besoin de quelque chose.', 'Choisir un geste pour faire du bien.'],
        watch: 'quel geste de soin choisit-il, et pour qui?',
      },
      {
        domain: 'social_affectif',
        component: 'Attachement',
        bands: ['poupon'],
        intention: 'Soutenir le lien de confiance par un moment de tendresse où le poupon donne le rythme.',
        goals: ['Recevoir et donner un geste doux.', 'Se réconforter auprès d’un adulte connu.'],
        watch: 'comment cherche-t-il ou refuse-t-il le contact?',
      },
      {
        domain: 'social_affectif',
        component: 'Identité',
        bands: ['trottineur', 'grand'],
        intention: 'Permettre à chacun de se découvrir utile et attentif aux autres.',
        goals: ['Choisir une tâche et la mener à sa façon.', 'Se reconnaître une place dans le groupe.'],
        watch: 'comment parle-t-il de ce qu’il fait pour les autres?',
      },
      {
        domain: 'cognitif',
        component: 'Fonction symbolique',
        bands: ['trottineur', 'grand'],
        intention: 'Soutenir le faire semblant qui prête des besoins à un objet.',
        goals: ['Prêter une émotion à un toutou ou à une plante.', 'Enchaîner des gestes de soin.'],
        watch: 'combien de gestes enchaîne-t-il pour prendre soin?',
      },
      {
        domain: 'cognitif',
        component: 'Attention',
        intention: 'Soutenir l’attention aux signes : ce qui a froid, soif ou besoin de repos.',
        goals: ['Remarquer un signe.', 'Rester auprès de ce qu’il soigne.'],
        watch: 'quels signes remarque-t-il?',
      },
      {
        domain: 'langagier',
        component: 'Langage oral',
        bands: ['trottineur', 'grand'],
        intention: 'Soutenir les mots qui nomment ce qu’on ressent et ce qui fait du bien.',
        goals: ['Nommer un besoin ou une émotion.', 'Dire ce qui réconforte.'],
        watch: 'quels mots doux ou précis emploie-t-il?',
      },
      {
        domain: 'langagier',
        component: 'Langage prélinguistique',
        bands: ['poupon'],
        intention: 'Soutenir l’échange de regards et de sons pendant un geste tendre.',
        goals: ['Répondre à une voix douce.', 'Montrer ce qui lui plaît.'],
        watch: 'comment dit-il « encore » ou « assez »?',
      },
      {
        domain: 'physique_moteur',
        component: 'Motricité fine',
        intention: 'Soutenir la main légère : envelopper, essuyer, verser, bercer.',
        goals: ['Doser sa force.', 'Envelopper ou essuyer à deux mains.'],
        watch: 'comment adoucit-il son geste?',
      },
    ],
    seen: {
      poupon: 'Le poupon tapote le dos du toutou comme on tapote le sien.',
      trottineur: 'Quand un ami pleure, certains trottineurs lui apportent un doudou.',
      grand: 'Les enfants s’inquiètent d’une plante couchée ou d’un toutou oublié.',
    },
    opening: {
      poupon: [
        'Caressez un toutou, puis le dos de leur main s’ils le veulent bien. Attendez leur réponse.',
        'Enveloppez un toutou et bercez-le en chantant tout bas. Tendez-le.',
      ],
      trottineur: [
        'Trouvez un toutou grelottant : « Oh… » Attendez que quelqu’un propose un geste.',
        'Chuchotez qu’il faut {soin}. Montrez {douceur.un}, puis vos mains vides.',
      ],
      grand: [
        'Annoncez qu’il faut {soin}. « De quoi aurons-nous besoin? »',
        'Montrez ce qui va mal, sans solution. Laissez le silence chercher.',
      ],
    },
    play: {
      poupon: [
        'On touche, on enveloppe, on berce, on lâche. Un câlin refusé est un non bien dit.',
        'Chacun reçoit sa part de tendresse et en donne un peu. Suivez leurs mains.',
      ],
      trottineur: [
        'On couvre, on nourrit, on berce, on réveille. Accueillez aussi le toutou lancé : il est peut-être fâché.',
        'Chacun soigne à sa manière, longtemps ou une seconde. Prendre soin de soi compte aussi.',
      ],
      grand: [
        'Les enfants organisent les soins, l’attente, la guérison. Les rôles de malade et de soignant s’échangent.',
        'On cherche comment {soin} : chacun propose, essaie, ajuste. Les vrais besoins passent avant le jeu.',
      ],
    },
    boost: {
      poupon: ['Changez de geste : souffler, fredonner, tapoter.'],
      trottineur: ['Faites arriver un second patient, content cette fois.'],
      grand: ['Proposez une tournée des malades, avec un moment pour chacun.'],
    },
    closing: {
      poupon: ['Tout le monde est bercé, puis déposé doucement. La chanson finit plus bas qu’elle n’a commencé.'],
      trottineur: ['Les patients s’endorment. Chacun leur dit au revoir à sa façon.'],
      grand: ['Chacun nomme un geste qui a fait du bien, donné ou reçu.'],
    },
    gestures: [
      'Si un enfant a de la peine pour vrai, laissez le jeu et consolez d’abord.',
      'Nommez le geste : « Tu l’as couvert tout doucement. »',
      'Demandez la permission avant de toucher, à voix haute.',
    ],
    questions: {
      poupon: ['Qu’est-ce qui te fait du bien?', 'Comment il va, le toutou?'],
      trottineur: ['De quoi a-t-il besoin?', 'Qu’est-ce qui te réchauffe, toi?'],
      grand: ['Comment sais-tu qu’il a besoin d’aide?', 'Qu’est-ce qui fait du bien sans rien acheter?'],
    },
    vocabulary: ['prendre soin', 'consoler', 'doucement', 'fragile'],
    ages: {
      AGE_0_18_MONTHS: 'Un toutou sans petites pièces et une chanson : le même geste, dix fois.',
      AGE_18_MONTHS_2_YEARS: 'Un patient par enfant, et une place où le coucher.',
      AGE_2_YEARS_3_YEARS: 'La suite d’une routine : nourrir, laver, endormir.',
      AGE_3_YEARS_4_YEARS: 'Une clinique à plusieurs rôles, où l’on attend son tour en jouant.',
      AGE_4_YEARS_5_YEARS: 'Une vraie responsabilité : une plante, un coin, un plus petit.',
    },
    mixed: 'Un grand montre un geste doux, un petit le reprend; l’inverse arrive aussi.',
    needs: ['Offrez des images de gestes (couvrir, bercer, souffler) à l’enfant qui parle peu.'],
    inside: 'Un coin calme et quelques toutous suffisent.',
    outside: 'Dehors, prenez soin d’une plante, d’un arbre ou d’un chemin.',
    inSeason: {
      SPRING: 'Au printemps, protégez une pousse ou un ver sur le trottoir.',
      SUMMER: 'L’été, cherchez de l’ombre et de l’eau pour ceux qui ont chaud.',
      AUTUMN: 'L’automne, préparez un lit de feuilles pour ce qui va dormir.',
      WINTER: 'L’hiver, habillez le toutou avant la sortie et réchauffez-le au retour.',
    },
    risks: ['Émotion vive qui surgit pendant le jeu.', 'Conflit pour un toutou.'],
    dangers: ['Toutou à yeux ou rubans détachables; tissu sur un visage.'],
    next: ['Laissez un lit de toutou au coin calme : il servira les matins difficiles.'],
    reflection: ['Quelle émotion vraie ai-je entendue dans le jeu?'],
  },
]
