import { closing, item, opening, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const BABY_SPONGES_AND_SPLASHES_SHEETS: readonly BankSheet[] = [
  {
    key: 'l-eponge-fait-plaf',
    summary:
      'Une éponge gorgée dort au fond d’un plateau sec. Une tape, et l’eau en sort : les bébés la frappent, la laissent tomber, l’écrasent du pied.',
    ageGroups: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['eau-neige-et-glace', 'couleurs-et-textures'],
    materials: ['eau', 'tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'éponge',
      'éponges',
      'grosse éponge',
      'éponge mouillée',
      'presser une éponge',
      'bac à eau',
      'bac d’eau en dedans',
      'jeu d’eau à l’intérieur',
      'jeux d’eau des bébés en dedans',
      'taper dans l’eau',
      'frapper l’eau',
      'éclabousser',
      'éclabousse partout',
      'éclabouser',
      'mains dans l’eau',
      'laisser tomber dans l’eau',
      'motricité fine',
    ],
    seen: [
      'il écrase la guenille trempée avec son talon et l’eau gicle',
      'elle donne une claque sur le linge mouillé et cligne des yeux',
      'un petit cherche d’où vient l’eau en soulevant le coin',
      'il laisse tomber la mitaine à laver dans le bac pour que ça éclabousse',
      'elle sursaute quand ça lui revole au nez puis recommence de plus belle',
      'on ne peut pas sortir et ils sont tannés, une affaire mouillée leur ferait du bien',
      'au lavage de la table, mon dix mois voulait juste presser mon éponge',
      'au lavabo, elle tape sur la débarbouillette pleine d’eau et en met partout',
    ],
    scenes: ['eau', 'laisser-tomber'],
    picture:
      'Par terre, un bébé assis contre l’éducatrice frappe à deux mains une grosse éponge dans un plateau bas; l’eau saute, un autre bébé y pose le pied.',
    sheet: {
      titre: 'L’éponge fait plaf',
      observationDepart:
        'Au change, un bébé a posé la main sur la débarbouillette trempée. L’eau a couru sous ses doigts; il a levé la main, regardé, et retapé.',
      intentionEducative:
        'Permettre au bébé de tirer l’eau d’une éponge avec ses mains et ses pieds, de s’en étonner et d’y revenir.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
      ],
      objectifs: [
        'Taper, presser, traîner, lâcher une chose lourde d’eau.',
        'Sentir l’éponge mouillée, pressée, et l’eau autour.',
        'Fixer l’endroit d’où l’eau sort, et la faire revenir.',
        'Dire du corps « encore » ou « assez ».',
      ],
      materiel: [
        item(
          'Plateau de plastique large, au bord rond, haut de quatre doigts au plus',
          'un seul',
          'Bac à eau bas, vide au départ',
        ),
        item(
          'Éponges neuves, sans savon, longues comme votre main, chacune cousue dans une débarbouillette de coton',
          'une par bébé, une pour vous et deux de rechange',
          'Débarbouillettes pliées en quatre et cousues',
        ),
        item(
          'Cruche de plastique à couvercle vissé, remplie d’eau tiède',
          '{10min 20min|une de 2 L, derrière vous}{30min|deux de 2 L, derrière vous}',
          'Grand thermos tiède, vissé',
        ),
        item('Tapis de bain antidérapants', 'un sous le plateau, deux autour', 'Serviettes épaisses à plat'),
        item('Serviettes sèches', 'deux par bébé et trois pour l’eau', 'Draps de flanelle'),
        item('Couche et vêtement secs', 'une et un par bébé', null),
        item('À boire, selon l’âge de chaque bébé', 'à volonté', null),
      ],
      preparation: [
        '{1adulte|Seule au plateau, prenez deux ou trois bébés, tous à un bras de vous; les autres dorment, ou jouent avec une collègue et auront leur tour demain. Personne pour les garder? Tous jouent sur le tapis, sans plateau ni cruche, avec des éponges pressées à fond; l’eau sera pour un autre jour.} {2adultes|À deux, une seule est au plateau, avec trois bébés au plus. L’autre garde, sèche et change. Pour changer de place, celle du plateau dit « À toi » et n’en part qu’après « À moi ».}',
        'Le local est chaud, les fenêtres fermées. Posez le plateau vide par terre, contre rien, sur son tapis. Serviettes, couches, vêtements et boissons sont à votre main.',
        'Tirez sur les coutures des éponges : pas un fil, pas un coin de mousse ne sort. Elles ont été lavées à l’eau chaude et séchées depuis le dernier jeu.',
        'Versez un peu d’eau sur le dedans de votre poignet : ni chaude ni froide. Gorgez une éponge au-dessus de l’évier et couchez-la au milieu du plateau sec.',
        'Ôtez les bas, roulez les manches, mettez une couche propre. Un chandail mince tient le ventre au chaud.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Assise par terre, le plateau devant vous, prenez entre vos jambes le bébé qui s’assoit depuis peu, son dos contre votre ventre. Les autres s’installent aux bouts. L’éponge dort au milieu; autour, tout est sec. Effleurez-la : rien. Tapez-la du plat de la main : plaf! L’eau lui sort des côtés. Regardez la flaque, regardez le bébé, ôtez votre main.',
        ),
        play(
          { 10: 6, 20: 8, 30: 11 },
          'Une tape molle, une tape à deux mains, et la flaque s’élargit. Un bébé cherche l’eau sous l’éponge, la soulève d’un coin, la laisse retomber. Sa voisine tape à côté, dans la flaque : ça éclabousse jusqu’au nez, et elle cligne des yeux. Donnez à chacun son éponge, gorgée d’un filet de la cruche, puis pressée à moitié. On la traîne, elle laisse un chemin; on la suce un peu à travers le coton. La vôtre est vide? Versez-y un filet de la cruche, jamais à côté, puis revissez. « Plaf », dites-vous quand il tape, et rien entre deux tapes.',
        ),
        play(
          { 20: 5, 30: 11 },
          'Gorgez votre éponge à la cruche, pressez, recommencez, jusqu’à ce que l’eau couvre le fond : un doigt d’épaisseur au plus. Levez l’éponge à la hauteur de leur menton, arrêtez. « Plus haut… plus haut… » Lâchez : plaf! Les bras se tendent pour la reprendre. Un bébé lâche la sienne hors du plateau, c’est aussi un plaf. Un pied se pose dessus, les orteils s’enfoncent, l’eau passe entre. Tapez l’eau vous aussi, moins fort qu’eux. {30min|À mi-chemin, épongez tout, faites boire au sec, touchez les pieds. S’ils sont tièdes, la deuxième cruche, essayée au poignet, ranime l’éponge; sinon, passez à la fin.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '« L’éponge a soif. » Pressez la vôtre dans une serviette, couchez-la dans l’eau, soulevez : dessous, c’est presque sec. Des mains tapent encore, mais plus rien ne saute. {10min|Une serviette boit le reste.} {20min 30min|Deux ou trois éponges et une serviette boivent le reste.} Frappez le fond nu : toc, au lieu de plaf. Le plateau se retourne avant que vous vous leviez. Puis un bébé à la fois : la serviette, les plis du cou, la couche sèche, et à boire dans vos bras.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Posez une main à plat sur la poitrine qui se penche : elle retient le corps, et les bras restent libres.',
          'Rendez au bébé sa tape, aussi molle ou aussi forte, puis laissez votre main en l’air : la suivante est à lui.',
          'Essuyez une joue seulement si le bébé la tend ou grimace; l’eau fait partie du jeu.',
          'Un bébé regarde sans toucher? Couchez l’éponge près de son pied et pressez-la vous-même, doucement.',
        ],
        questionsOuvertes: ['D’où elle sort, l’eau?', 'Qu’est-ce que ton pied a trouvé?'],
      },
      vocabulaire: ['plaf', 'l’éponge', 'mouillé', 'taper', 'presser', 'tombé', 'encore'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Avant de tenir assis, le bébé vient seul, sur votre cuisse, votre bras en travers du ventre : l’éponge se couche sous sa paume ou son talon, et sa ruade suffit. Celui qui marche s’accroupit au bord, porte son éponge à deux mains et la lâche debout, les pieds sur le tapis antidérapant.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le plaf fait sursauter? Une serviette pliée au fond l’étouffe, et l’éponge se presse au lieu de se taper. Un côté du corps bouge peu? Placez l’éponge sous la main qui bouge, et l’autre main par-dessus, dans la vôtre.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, essuyez et habillez longtemps avant la sortie : cheveux et cou bien secs.} {hiver|L’été, le même jeu rafraîchit au local un après-midi trop chaud pour la cour.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Eau sur le visage, surprise ou grimace.',
          'Coton mouillé, suçoté un moment.',
          'Éponge reçue d’un voisin sur les cuisses.',
        ],
        dangersAEliminer: [
          'Noyade : un doigt d’eau suffit, sans un bruit. L’adulte du plateau garde les mains libres et chaque bébé à un bras; ni téléphone, ni photo, ni couche. Elle éponge et retourne le plateau avant de se lever.',
          'Bébé à plat ventre au bord, ou nez qui descend : redressez-le aussitôt; un dos fragile reste contre vous.',
          'Couture qui lâche, mousse visible : l’éponge sort du jeu. Aucune éponge nue, elle s’arrache en morceaux sous les dents.',
          'Frisson, lèvres foncées, pieds froids : serviette et vêtement sec tout de suite, même après trois minutes.',
          'Couche souillée ou nez qui coule dans l’eau : videz, changez, lavez plateau et éponges avant de reprendre.',
          'Plancher mouillé autour du marcheur : un tapis antidérapant, et l’on essuie entre deux plaf.',
        ],
        supervision: 'palier1',
        allergies: [
          'Éponges et tapis sans latex, débarbouillettes lavées sans parfum. Eczéma : eau tiède et jeu court, peau tapotée, puis la crème prévue à son plan.',
        ],
      },
      observation: [
        'Développement sensoriel : l’éponge gorgée, l’éponge pressée ou l’eau nue : laquelle cherche-t-il de la main, et laquelle fuit-il?',
        'Motricité globale : pour taper plus fort, que fait le reste de son corps, le dos, les jambes, l’autre bras?',
        'Éveil aux sciences : après une tape qui n’a rien donné, voyez où il tape ensuite.',
      ],
      prolongements: [
        'Demain, offrez les éponges sèches, sur le tapis : légères et muettes, qu’en font les mains qui s’attendaient au plaf?',
        'Au départ, faites le geste et le son devant le parent; une débarbouillette trempée, dans le bain du soir, lui donnera la réplique, un adulte à un bras du début à la fin.',
      ],
      reflexionRetroaction: [
        'Ma main est-elle repartie de l’éponge assez vite pour que la leur arrive?',
        'À quel signe ai-je vu qu’un bébé en avait assez?',
      ],
    },
  },
]
