import { closing, item, opening, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const TODDLER_TAILS_UNDER_THE_DOUGH_SHEETS: readonly BankSheet[] = [
  {
    key: 'une-queue-depasse',
    summary:
      'Une couverture de pâte s’écrase, s’étire et cache une bête de la ferme; une queue dépasse. Qui dort là? On devine, on lève le coin.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['animaux-et-traces'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'cacher dans la pâte',
      'cacher un animal',
      'animal caché',
      'animaux cachés',
      'cacher les figurines',
      'pâte à modeler et animaux',
      'pâte à modeler et figurines',
      'animaux de la ferme en pâte à modeler',
      'pâte à modelé',
      'playdough',
      'pâte maison sans blé',
      'deviner l’animal',
      'devine qui dort',
      'coucher les animaux',
      'mettre une couverture',
      'abrier',
      'animaux de la ferme',
      'coucou caché',
      'moutons',
      'poules',
      'modelage',
    ],
    seen: [
      'elle aplatit sa pâte, couche la vache dessous et fait chut',
      'il laisse une oreille sortir exprès pour voir si on va trouver qui dort là',
      'il tape sa galette avec son poing jusqu’à ce que ça recouvre la bête au complet',
      'elle borde ses petits cochons un par un et exige qu’on parle tout bas',
      'il dit que sa bête a peur dans le noir et la redécouvre aussitôt',
      'elle attend que je devine et se tortille de rire parce qu’elle a la réponse',
      'à la table de modelage, on ne voit plus que des bosses avec des queues',
      'avant la sieste, il a enveloppé son mouton dans une crêpe de pâte comme dans un lit',
    ],
    scenes: ['cacher-trouver', 'petrir', 'envelopper', 'figurines'],
    picture:
      'Sur la table, une couverture de pâte cache une vache dont la queue dépasse; une enfant en lève le coin, un ami se penche pour voir.',
    sheet: {
      titre: 'Une queue dépasse de la couverture',
      observationDepart:
        'Un mouton disparaît sous une galette de pâte. L’enfant regarde la bosse, lève un coin : « Encore là! » Il rabat le coin et recommence.',
      intentionEducative:
        'Soutenir les mots, les cris et les questions qui viennent quand une bête est cachée et qu’un petit bout la trahit.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
        {
          domaine: 'cognitif',
          composante: 'Fonction symbolique',
          role: 'secondaire',
        },
      ],
      objectifs: [
        'Demander qui dort là, répondre ou crier à la place de la bête.',
        'Nommer ou montrer le bout qui dépasse : queue, patte, oreille.',
        'Deviner la bête à ce bout, puis vérifier.',
        'Écraser et étirer la pâte jusqu’à ce qu’elle couvre.',
      ],
      materiel: [
        item(
          'Pâte à modeler souple',
          'une boule grosse comme une orange par enfant, une pour vous',
          'Pâte maison à la fécule de maïs et au sel, sans blé',
        ),
        item(
          'Bêtes de ferme d’une seule pièce, longues et hautes de plus de 6 cm',
          'deux par enfant et deux pour vous : cochons, vaches, chevaux, moutons, poules',
          'Animaux de bois plein, de la même taille',
        ),
      ],
      preparation: [
        'Lavez la table, les bêtes et toutes les mains. Approchez les chaises : les coudes posent sur la table. La pâte est raide? Pétrissez-la cinq minutes.',
        'Mesurez chaque bête : plus de 6 cm, ni corne pointue ni patte qui cède. Mêlez les queues : tire-bouchon du cochon, toupet de la vache, crin du cheval.',
        'Essayez une couverture : écrasée mince comme votre petit doigt, elle cache la vache couchée, sauf un bout.',
        '{1adulte|Seule, assoyez-vous au milieu d’un long côté, les plus jeunes contre vous : vous voyez toutes les bouches.} {2adultes|À deux, chacune à un long côté, les plus jeunes à portée de bras.}',
        '{avec-tissu|Pliez @materiel au bout de la table : le lit des bêtes qui ont trop chaud.} {avec-contenant|Posez @materiel au milieu : une bête y fait sa sieste, et il n’en dépasse rien.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Pendant qu’on s’installe, votre cochon est déjà couché : une bosse de pâte, une queue en tire-bouchon. Penchez-vous dessus, le doigt sur la bouche. « Chut… Ça ronfle. Qui dort là? » Laissez venir les noms, les cris, les rires. Levez un coin : « Groin! » Rabattez vite : il veut dormir. Puis deux bêtes et une boule devant chacun.',
        ),
        play(
          { 20: 9, 30: 11, 45: 14 },
          'On écrase du poing, on tape à plat, on tire les bords : la couverture grandit. La bête se couche dessous. Trop petite! Les pattes ont froid, on rajoute un morceau, on lisse la couture. {2-3a|Couvert, découvert : « Où elle est? Ah! » La même vache se réveille bien des fois, et meuh veut tout dire.} {3-4a|On ne laisse dehors qu’une oreille, exprès, et l’on cache la bosse derrière son bras.} Une bête gronde : « Il fait noir! » Une autre veut une couverture plus douce. Reprenez la phrase et allongez-la : « Il fait noir sous ta couverture. »',
        ),
        play(
          { 20: 4, 30: 5, 45: 8 },
          'Une bosse arrive devant vous? Tournez autour, le nez au ras de la table. « Je vois une queue avec un toupet. » {2-3a|On pointe, on crie « vache! », et la main a déjà tout levé.} {3-4a|On pose des questions à la bosse : « As-tu des plumes? As-tu des cornes? » Elle répond oui ou non, d’une toute petite voix.} Trompez-vous : « C’est un poisson! » Les enfants vous reprennent, lèvent le coin, prouvent. Puis à eux de cacher : mettez une main devant vos yeux, les doigts bien écartés, et jurez que vous ne voyez rien.',
        ),
        play(
          { 30: 5, 45: 11 },
          'Deux couvertures se joignent sur la table : un grand lit. Les bêtes de deux voisins s’y tassent. « Tu prends toute la place! » « Toi, tu sens la paille. » Un cheval veut le bord, une poule veut le milieu, quelqu’un rit dans le noir. {2-3a|Le mouton entre, sort, entre de l’autre bout.} {3-4a|Sous la couverture, combien sont-elles? On compte les bosses, on lève, on en trouve une de plus.} Une bête sort boire et doit retrouver son coin.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 7 },
          'Une paume sur votre bosse, dites tout bas : « La couverture est tirée, un pied vient de dépasser, une queue, un bout de nez : bonne nuit, la maisonnée! » Les bosses répondent dans leur cri. Puis c’est le matin : chaque couverture s’ouvre, la bête saute au milieu et la pâte redevient boule. Rangez la pâte hors de portée. Deux par deux, on frotte bêtes et mains au lavabo; les autres, bêtes du matin, s’étirent à quatre pattes devant vous.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Devant une bosse, comptez trois souffles avant de dire un nom.',
          'Dites le mot du bout qui dépasse : un sabot, une crête, un museau.',
          'Tenez votre erreur jusqu’à ce qu’on vous prouve le contraire : « Des plumes, es-tu sûr? Regardons. »',
          'Suivez la main qui n’a pas de bête : c’est souvent elle qui porte la pâte à la bouche.',
        ],
        questionsOuvertes: [
          'Qui dort là?',
          'À quoi le vois-tu?',
          'Que dit-elle, sous sa couverture?',
          '{3-4a|Quelle question lui poser?}',
        ],
      },
      vocabulaire: [
        'la couverture',
        'la bosse',
        'la queue',
        'le sabot',
        'la crête',
        'dépasser',
        'caché',
        'se réveiller',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Aplatissez la première couverture avec l’enfant, sa paume sous la vôtre. La moitié de la bête reste dehors : il cache, il retrouve, et c’est tout le jeu.',
        },
        {
          pour: '3-4a',
          texte:
            'Deux bosses, deux bouts : un seul indice se dit, « celle qui pond », et l’ami pose la main sur la bonne.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant ne parle pas encore? Deux bêtes debout devant lui, dont la jumelle de la cachée : il en montre une, et c’est sa réponse. Qui voit peu glisse un doigt sous le coin et reconnaît la crête. Qui n’aime pas la pâte couche les bêtes que les autres couvrent.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, une bête se cache sous une galette de neige, dans la cour : seule la queue en sort.} {hiver|L’été, dans la cour, les mêmes bêtes se couvrent de sable humide.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Goûter la pâte et grimacer.', 'Couverture arrachée par un ami pressé.'],
        dangersAEliminer: [
          'Pâte en bouche : très salée, elle colle au palais. Faites-la cracher dans votre main, rincez la bouche. Un gros morceau avalé : appelez le centre antipoison.',
          'Retaille ou boulette : on la presse aussitôt dans une couverture.',
          'Bête mâchée, fendue ou trop petite : elle quitte la table.',
          'Pâte qui se promène : elle reste sur la table, et l’on se lève les mains vides. Au sol, elle fait glisser.',
        ],
        supervision: 'palier1',
        allergies: [
          'Blé : la pâte du commerce en contient presque toujours. Allergie ou maladie cœliaque déclarée? Toute la table prend la pâte à la fécule de maïs, table et bêtes lavées d’abord.',
          'Peau gercée : le sel brûle; cet enfant tient les bêtes.',
        ],
      },
      observation: [
        'Langage oral : transcrivez une question ou un cri adressé à une bosse.',
        'Raisonnement : devant un bout qui dépasse, l’enfant lève-t-il tout de suite, ou nomme-t-il d’abord? Sur quel indice?',
        'Fonction symbolique : la bête a-t-elle froid, peur, sommeil? Qui le dit?',
      ],
      prolongements: [
        'À la sieste, une bête dort sous une débarbouillette près du matelas : qui est-ce, au réveil?',
        'Le parent arrive : son enfant lui prépare une bosse. À la maison, un jouet se cache sous la serviette, et l’adulte devine.',
      ],
      reflexionRetroaction: [
        'Ai-je donné le nom avant eux, et à qui?',
        'Quelle erreur de ma part a fait parler quelqu’un qui se taisait?',
      ],
    },
  },
]
