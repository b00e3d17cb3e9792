import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** A puddle measured in boots, rain picked where it hides, sponges that drink the water, and a house made to be undone. */
export const HOME_RAIN_FUNNELS_TUBS_AND_CONES_SHEETS: readonly BankSheet[] = [
  {
    key: 'une-flaque-de-sept-bottes',
    summary:
      'La flaque monte à la semelle, mouille un fond de culotte, mesure sept bottes; au bord du toit, chaque goutte fait sa note.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['eau-neige-et-glace', 'sons-et-silence'],
    materials: ['eau', 'chaudieres-et-pelles', 'contenants-et-cuilleres'],
    place: 'YARD',
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'pluie',
      'la pluie',
      'il mouille',
      'il pleut dehors',
      'sortir quand il mouille',
      'flaque d’eau',
      'flaque',
      'flaques',
      'flaque deau',
      'bottes de pluie',
      'botte de pluie',
      'sauter dans les flaques',
      's’assoit dans la flaque',
      'écouter les gouttes',
      'gouttes du toit',
      'habit de pluie',
      'se mesurer',
    ],
    seen: [
      'elle saute à deux pieds dans l’eau brune et éclabousse tout le monde',
      'il trempe juste le bout de sa botte, puis la sort pour voir la ligne',
      'ils comptent combien de pas ça prend pour traverser l’eau',
      'il s’est assis en plein milieu de l’eau et tape dedans à deux mains',
      'elle n’ose pas mouiller sa botte et reste sur le bord, déçue',
      'ils ont les bas trempés jusqu’aux mollets et refusent de rentrer',
      'sous la galerie, l’eau tombe du toit une goutte à la fois et ils écoutent',
      'depuis trois jours de gris, ils regardent par la fenêtre et veulent aller patauger',
    ],
    scenes: ['flaques-boue', 'mesurer', 'vent-pluie', 'sauter'],
    picture:
      'Sous une pluie fine, un bébé en habit de pluie est assis dans une flaque contre l’éducatrice; deux enfants la traversent en collant talon et orteils.',
    sheet: {
      titre: 'Une flaque de sept bottes',
      observationDepart:
        'Il mouille depuis le matin, et la cour a une flaque neuve. {0-18m|Le plus jeune est allé s’y asseoir, d’un coup, et il regarde l’eau entre ses jambes.} {!0-18m|Une botte y est entrée, en est ressortie, et son propriétaire regarde jusqu’où elle brille.}',
      intentionEducative:
        'Permettre à chacun de connaître une flaque avec ses bottes, ses mains et ses oreilles : jusqu’où elle monte, ce qu’elle lance, comment la pluie y tombe.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
      ],
      objectifs: [
        '{0-18m|Taper l’eau, la sentir céder, recommencer.}',
        '{18-24m 2-3a 3-4a 4-5a|Piétiner, sauter, glisser un pas dans l’eau sans perdre sa botte.}',
        '{3-4a 4-5a|Mesurer une longueur en collant le talon aux orteils.}',
        'S’arrêter pour entendre une goutte tomber.',
      ],
      materiel: [
        item(
          'Habits de pluie et bottes de caoutchouc',
          'un de chaque par enfant, et les vôtres',
          'Manteau et pantalon imperméables',
        ),
        item('Bol de métal, chaudière de plastique et carton, retournés', 'un de chaque', 'Chaudron, bac et couvercle'),
        item('Coussin imperméable, pour vos genoux', 'un', 'Sac de plastique épais sur une planche'),
        item(
          '{0-18m multiage|Poussette freinée, à capote, pour le poupon qui ne s’assoit pas seul}{0-18m !multiage|Poussette freinée, à capote}',
          '{0-18m|une place par poupon}',
          null,
        ),
        item('{0-18m !18-24m !2-3a !3-4a !4-5a|Petite botte vide, pour mesurer}', 'une', null),
        item('Bas et vêtements secs', 'de quoi changer chacun', null),
        item('{0-18m 18-24m 2-3a|Couches sèches}', '{0-18m 18-24m 2-3a|une par enfant en couche}', null),
        item('Serviettes', 'une par enfant, à la porte', 'Draps pliés'),
        item('À boire, tiède, selon l’âge de chacun', 'à volonté, au retour', null),
        optional('Bâche à œillets et ses cordes, si aucun toit ne goutte', 'une', null),
        optional('{si-grand-plat|Grand plat, retourné sous les gouttes}', 'un', null),
      ],
      preparation: [
        'Regardez le ciel et la prévision : pluie douce, peu de vent. Un orage est annoncé, ou l’air gronde? La flaque sera pour demain.',
        'Prenez une flaque de la cour, jamais celle de l’entrée d’auto, pas plus longue que vous : vos bras la couvrent presque. Posez la main sur la tranche, au plus creux : l’eau s’arrête au deuxième doigt. {0-18m|Là où le poupon s’assoira, elle s’arrête au premier.} Puis tâtez tout le fond : ni verre, ni trou, ni pente qui glisse.',
        'Choisissez le bord de toit qui goutte, à trois pas au plus de la flaque : galerie, cabanon ou auvent. Sans toit, attachez une bâche la veille, en pente, plus haut que votre main levée, cordes hors de portée. Le bol, la chaudière et le carton se retournent sous la ligne de gouttes.',
        '{0-18m|Le poupon assis ou debout joue à un bras de vous. Celui qui ne s’assoit pas seul est en poussette, capote levée, à un bras de vous de l’autre côté; il reçoit une goutte au doigt.} Il fait assez frais pour votre tuque? On joue debout, vingt minutes en tout, et personne ne s’assoit dans l’eau. {0-18m|Le poupon la tape alors du haut de vos genoux.}',
        '{1adulte|Seule, une seule flaque est ouverte, et vous êtes à genoux au bord.} {1adulte !0-18m multiage|Avec plusieurs âges, six enfants au plus.} {1adulte 0-18m multiage|Six enfants au plus, dont deux poupons.} {1adulte 0-18m !multiage|Deux poupons à la fois dans l’eau; les autres, dans la poussette, capote levée, à un bras de vous, prennent les gouttes à vos doigts. On échange au milieu du jeu : tous sont d’abord sortis de l’eau.} {1adulte 0-18m|Une couche à changer? Tout le monde sort de l’eau et rentre.} {2adultes|À deux, l’une reste à genoux à la flaque; l’autre suit ceux qui vont au toit.}',
        'Laissez vêtements secs et serviettes à la porte, une pile par enfant{multiage|, celle du plus jeune dessus}.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'À genoux au bord, entrez une main ou une botte à plat dans la flaque, comptez jusqu’à trois, sortez-la. Suivez du doigt la ligne où le mouillé finit. « Elle monte jusqu’ici. » Essayez un autre bord : plus haut? Chantonnez : « Flic et flac, flaque et ma botte, jusqu’où l’eau monte et clapote? » Faites place au pied ou à la main qui arrive.',
        ),
        play(
          { 20: 8, 30: 9 },
          'La flaque est à eux. {0-18m|Le poupon s’assoit, tape à deux mains, reçoit la goutte au nez et retape; votre cuisse est derrière son dos.} {0-18m !multiage|Tapez l’eau tout doucement, puis plus fort, et attendez sa réponse.} {18-24m|Le trottineur saute à pieds joints et rit. Un autre n’y met que le bout de la botte, le ressort, le remet.} {18-24m !2-3a !3-4a !4-5a|Dites : « Un, deux… » et gardez le « trois » pour le saut. Puis, tout bas : « Et sans bruit? » Un pas glissé, la botte au fond, pousse une vague jusqu’à votre main. Faites un rond du doigt : une botte vient l’effacer.} {2-3a|On saute à deux pieds, et l’on se retourne pour voir jusqu’où l’eau est allée.} {2-3a !multiage|Posez votre doigt sur la ligne d’une botte : « Jusqu’ici! » Qui la fait monter?} {3-4a|Une botte sort luisante bien plus haut que l’autre : le creux est trouvé.} {3-4a !multiage|Demandez où l’eau ne couvre que la semelle : on tâte le fond du pied, et on le dit.} {4-5a|Sauter fort, sauter sans bruit, traverser sans éclabousser : une grande se donne des épreuves.} {4-5a !multiage|Qui réussit la sienne la montre à un ami.} {0-18m 18-24m|Les pieds debout ont le grand bout, les fesses assises ont le petit, et vous êtes entre les deux.} {20min 18-24m 2-3a !3-4a !4-5a|À la fin, un enfant traverse la flaque, une botte devant l’autre, et vous comptez : « Cinq, six, sept bottes! »} {20min 3-4a 4-5a|À la fin, on traverse le talon collé aux orteils, et l’on compte : « Cinq, six, sept bottes! »} {20min 0-18m !18-24m !2-3a !3-4a !4-5a|À la fin, avancez la botte vide d’un bord à l’autre, une longueur à la fois : « Cinq, six, sept bottes! »}',
        ),
        play(
          { 30: 6 },
          'Combien de bottes, d’un bord à l’autre? {3-4a 4-5a|Dès trois ans, on traverse le talon collé aux orteils, et l’on compte tout haut. Sept! Un pied plus petit en fait onze.} {4-5a|« Pourquoi pas pareil? » Deux semelles se mettent l’une contre l’autre.} {2-3a|On compte à son idée : « Une, deux, six, beaucoup! »} {18-24m|Le trottineur traverse, se retourne, et cherche dans l’eau où sont passés ses pas.} {18-24m !2-3a !3-4a !4-5a|À chaque pas, comptez : « Cinq, six, sept bottes! »} {!18-24m !2-3a !3-4a !4-5a|Avancez la botte vide, une longueur à la fois, et comptez tout haut.} {0-18m|Le poupon mesure assis : l’eau lui lèche la cuisse, et vous le lui dites, le doigt sur l’habit.}',
        ),
        play(
          { 20: 5, 30: 6 },
          'Allez ensemble au bord du toit{0-18m !multiage|, la poussette avec vous,} et taisez-vous. Toc sur le plastique, ding sur le métal, pouf sur le carton qui ramollit. Plus rien ne goutte? Secouez au-dessus vos mains mouillées. {0-18m|Assis sur vos genoux, le poupon tend la main sous la ligne et referme les doigts sur une goutte.} {18-24m|Le trottineur met sa manche dessous, puis sa botte, et lève le nez vers la suivante.} {2-3a|On déplace le bol jusqu’à ce qu’il chante.} {3-4a|On tape dans ses mains avec les gouttes; elles ne gardent pas la mesure.} {4-5a|Dos tourné, les grands devinent qui a reçu la goutte : bol, chaudière ou carton.} {1adulte|Seule, assoyez-vous entre le toit et la flaque : pour y retourner, on passe par vous, tous ensemble.} {2adultes|S’il y a une deuxième adulte, elle reste à la flaque avec ceux qui la préfèrent.}',
        ),
        closing(
          { 20: 4, 30: 5 },
          'Au bord de la flaque, chacun trempe un talon et le ressort. « Bonne nuit, flaque, la pluie te borde. » Comptez les enfants, et ramassez tous ensemble le bol, la chaudière et le carton. {si-grand-plat|Le grand plat se ramasse le dernier : chacun y pose le bout des doigts, et une goutte le fait trembler.} À la porte, on vide les bottes : qui en avait dedans? {0-18m multiage|Le poupon se change le premier, les autres s’épongent les mains et les joues.} {0-18m !multiage|Changez un poupon à la fois; qui attend est dans la poussette, épongé.} Une main sèche sur chaque nuque, puis une boisson tiède.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Suivez du doigt la ligne mouillée sur une botte, sans dire si c’est haut ou bas.',
          'Restez à genoux : vos bras atteignent chaque enfant, vos yeux sont à la hauteur des éclaboussures.',
          'Nommez ce qui arrive dans l’eau : « Ton rond a touché le sien. »',
          'Tâtez une main toutes les cinq minutes : rouge et raide, elle rentre se sécher avec {1adulte|tout le groupe}{2adultes|l’autre adulte}.',
        ],
        questionsOuvertes: [
          'Jusqu’où l’eau monte-t-elle sur toi?',
          'Qu’est-ce que la goutte dit, ici?',
          '{3-4a 4-5a|Comment savoir où la flaque est la plus creuse?}',
          '{4-5a|Pourquoi ta botte en compte-t-elle plus que la sienne?}',
        ],
      },
      vocabulaire: ['la flaque', 'la botte', 'la goutte', 'éclabousser', 'creux', 'mouillé', 'le rond', 'le bord'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'À quatorze mois, s’asseoir dans l’eau est le jeu entier : un doigt d’eau, votre cuisse derrière, et l’on sort dès que le menton tremble ou que les mains se referment.',
        },
        {
          pour: '18-24m',
          texte:
            'Offrez deux doigts à serrer pour entrer, et lâchez quand il lâche. Un bout de flaque sans sauteur lui est gardé.',
        },
        { pour: '2-3a', texte: 'Posez votre main au bord, au seul endroit où sauter : l’élan part de là.' },
        {
          pour: '3-4a',
          texte: 'L’enfant mesure le chemin le plus court, puis le plus long, et choisit lequel garder.',
        },
        {
          pour: '4-5a',
          texte:
            'Avant de traverser, il dit un nombre de bottes; après, il dit lequel était le bon. On recommence avec la botte d’un autre.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant que l’eau au visage dérange a sa place au bord du toit, capuchon mis, un bol à déplacer. En fauteuil, les roues mesurent : comptez avec lui les tours qui traversent l’eau, et lisez la ligne sur le pneu.',
        },
        {
          pour: 'interieur',
          texte:
            'Trop de vent? La vitre est la flaque : chacun suit une goutte du doigt et compte combien de mains elle a descendues.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Fond de culotte trempé, eau dans les bottes.',
          'Chute assise, éclaboussure reçue de travers.',
          '{0-18m 18-24m 2-3a|Main mouillée portée à la bouche, essuyée.}',
        ],
        dangersAEliminer: [
          'Noyade : quelques centimètres suffisent, sans un bruit. Deux doigts au plus creux, {0-18m|un seul sous le poupon,} une adulte à genoux, mains libres, à portée de bras; personne n’y reste quand elle se lève.',
          'Orage : au premier grondement, on rentre, même au milieu d’un saut; on n’attend ni sous un arbre ni sous une bâche.',
          'Froid : mains et nuques tâtées, habits changés dès la porte; qui tremble rentre{1adulte|, et les autres avec lui}.',
          '{18-24m 2-3a 3-4a 4-5a|Sauteur contre un autre enfant : chacun son bout de flaque, un seul saut à la fois.}',
          'Bord de toit qui coule à flots, gouttière branlante, marche glissante : on choisit un autre bord.',
          'Eau du toit ou de la flaque : elle ne se boit pas; lavez les mains au retour.',
          '{si-grand-plat|Grand plat à l’endroit : il s’emplit d’eau; il reste retourné.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Urticaire au froid, asthme par temps humide : relisez le plan de l’enfant; la pompe est dans votre poche.',
        ],
      },
      observation: [
        'Motricité globale : regardez ce que l’enfant fait de son poids, {18-24m 2-3a 3-4a 4-5a|du premier pied mouillé au grand saut}{!18-24m !2-3a !3-4a !4-5a|quand il tape, se penche, se redresse}.',
        'Éveil aux mathématiques : {18-24m 2-3a 3-4a 4-5a|à quoi voit-on qu’il compare, une botte à côté d’une autre, un creux après un bord?}{!18-24m !2-3a !3-4a !4-5a|que change-t-il à sa tape pour que l’eau monte plus haut?}',
        'Développement sensoriel : quelle goutte, sur la main ou sur le métal, l’a arrêté?',
      ],
      prolongements: [
        'Au soleil, revenez compter : combien de bottes reste-t-il, et où était l’eau?',
        'Au départ, dites au parent la mesure du jour : « Sept bottes de chez nous. » Y a-t-il une flaque devant la maison, et combien en fait-elle?',
      ],
      reflexionRetroaction: [
        'Ai-je choisi pour lui le moment de sortir de l’eau, ou l’avait-il déjà dit?',
        'Où étaient mes yeux quand nous sommes allés au toit?',
      ],
    },
  },
  {
    key: 'on-cueille-la-pluie',
    summary:
      'La pluie dort sur la glissade, la chaise, la branche. On penche, on secoue, on la mène par la gouttière jusqu’à l’entonnoir.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['eau-neige-et-glace', 'mouvement-et-defis'],
    materials: ['eau', 'chaudieres-et-pelles', 'contenants-et-cuilleres'],
    place: 'YARD',
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'pluie',
      'eau de pluie',
      'entonnoir',
      'entonnoirs',
      'gouttière',
      'gouttières',
      'goutière',
      'flaque d’eau',
      'attraper la pluie',
      'ramasser la pluie',
      'recueillir l’eau de pluie',
      'chaudière sous la pluie',
      'après la pluie',
      'bouteille coupée',
      'vider l’eau de la glissade',
      'transvider',
    ],
    seen: [
      'il penche la chaise mouillée au-dessus de sa chaudière',
      'elle pousse l’eau du banc avec sa main jusque dans son pot',
      'ils posent des tuyaux de plastique pour faire descendre l’eau de la glissade',
      'il demande où va l’eau quand l’orage arrête',
      'elle est trempée de partout parce qu’une branche s’est secouée sur sa tête',
      'ils s’obstinent à qui a le plus d’eau dans son contenant',
      'après l’orage, la glissade et les bancs étaient pleins d’eau et ils la vident',
      'dans la cour, une chaise penchée a renversé son eau sur ses bottes et il recommence',
    ],
    scenes: ['vent-pluie', 'eau', 'remplir-vider', 'pourquoi'],
    picture:
      'Au pied d’une glissade mouillée, une enfant tient une demi-bouteille penchée; l’eau coule dans un entonnoir posé sur une bouteille, un petit regarde.',
    sheet: {
      titre: 'On cueille la pluie',
      observationDepart:
        'Une chaise de la cour a gardé la pluie dans son siège. Un enfant l’a penchée : l’eau est tombée en nappe sur ses bottes. Il a couru vers l’autre chaise.',
      intentionEducative:
        'Soutenir la recherche de la pluie là où elle s’est posée, et les essais pour la conduire où l’enfant la veut.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
      ],
      objectifs: [
        'Trouver où la pluie s’arrête : un creux, une feuille, un rebord.',
        'Pencher une gouttière et voir de quel bout sort l’eau.',
        '{3-4a|Changer une pente ou une place pour que rien ne tombe à côté.}',
      ],
      materiel: [
        item(
          'Chaises de plastique légères, laissées à la pluie',
          'deux',
          'Couvercles de bacs, à l’envers sur une caisse',
        ),
        item(
          'Grands entonnoirs de plastique, larges comme la main ouverte',
          'un pour deux enfants',
          'Hauts de bouteilles de 2 L, le bord couvert de ruban',
        ),
        item(
          'Gouttières : bouteilles de 2 L sans fond ni goulot, coupées en deux sur la longueur, tous les bords couverts de ruban épais',
          'une par enfant',
          'Tuyau de plastique coupé en deux, bords couverts',
        ),
        item(
          'Bouteilles de 2 L transparentes, sans bouchon ni anneau, calées entre trois grosses roches',
          'une pour deux enfants',
          'Bidons à goulot étroit, sans bouchon',
        ),
        item('Chaudières', 'deux, à un bras de vous', 'Bacs de crème glacée'),
        item('Gobelets de plastique', 'un par enfant', 'Pots de yogourt lavés'),
        item('Habits de pluie et bottes', 'un de chaque par enfant', null),
        item('Serviettes et bas secs', 'de quoi changer chacun, à la porte', null),
      ],
      preparation: [
        'La veille, coupez les bouteilles hors de la vue des enfants. Collez un ruban large à cheval sur chaque bord, en deux épaisseurs, et passez-y le doigt : rien ne pique, rien n’accroche.',
        'Jetez bouchons et anneaux : ils n’entrent pas dans la cour.',
        'Ce jeu se fait sous une pluie douce ou juste après. Après un orage, on sort une demi-heure après le dernier grondement.',
        'Faites le tour de la cour et laissez l’eau où elle est : siège, glissade, couvercle du carré de sable, branche que vous atteignez. Ce sont vos coins à pluie. Videz ou balayez seulement ce qui est profond : brouette, bac oublié, flaque plus creuse que deux doigts.',
        'Portez les bouteilles, leurs roches et leurs entonnoirs à ces coins : leur goulot ne laisse entrer ni main ni visage, elles peuvent y rester. Les chaudières sont ouvertes : elles vous suivent, à un bras, et se vident au pied d’un arbuste à deux doigts d’eau.',
        '{1adulte|Seule, avec six enfants au plus, tenez les coins à trois pas de vous : la veille, portez les deux chaises près de la glissade.} {2adultes|À deux, chacune garde la moitié des coins à pluie, et une chaudière.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Apportez une chaudière vide et regardez dedans. Tendez-la vers le ciel. « Une goutte… rien… c’est long, la remplir. » Touchez le siège d’une chaise : « Oh! La pluie s’est assise. » Penchez-la sur la chaudière. « Cueillie! » Regardez autour : où dort le reste?',
        ),
        play(
          { 20: 13, 30: 13, 45: 17 },
          'On part à la cueillette. {2-3a|Une main pousse l’eau du siège vers le bord, presque tout tombe sur les bottes : vite, l’autre chaise!} {3-4a|Une gouttière se pose sous la lèvre de la glissade; l’eau file, sort par l’autre bout et rate l’entonnoir. On recule, on avance, on penche.} Secouez une branche au-dessus des têtes : qui tend un gobelet sous l’averse? {20min|Les gobelets se versent dans l’entonnoir.} Plus une goutte sur la glissade? Un gobelet versé en haut d’une gouttière refait la pluie. La pluie n’est pas finie? Cherchez avec eux sous quel coin de toit elle tombe le plus. Tendez une gouttière, nommez le bout qui reçoit et le bout qui donne.',
        ),
        play(
          { 30: 8, 45: 9 },
          'Bouteilles et entonnoirs viennent près de vous, au bord d’une flaque. Écoutez : glou. {2-3a|Gobelet après gobelet, on verse l’eau de la flaque dans l’entonnoir, on lève le gobelet trop haut, on manque, on verse encore.} {3-4a|Deux gouttières bout à bout, l’une sous l’autre : entre les deux, l’eau tombe ou saute? On resserre, et la bouteille monte.} Regardez les bouteilles de côté, l’œil à la hauteur de l’eau. À genoux avec eux, puisez un gobelet d’eau avec une feuille et versez-le aussi : la feuille reste prise dans l’entonnoir.',
        ),
        play(
          { 45: 8 },
          'Et si l’on emmenait la pluie quelque part? Un arbuste, un trou de terre, le pied d’une clôture : chacun choisit son puits{1adulte|, à trois pas de vous au plus}. {2-3a|On porte un gobelet à deux mains, on perd la moitié, le puits boit le reste.} {3-4a|Les gouttières se mettent en file, de la chaise au sol; l’eau fait le voyage pour vrai, ou s’arrête dans le creux.} {3-4a|Tenez un bout de gouttière si on vous le demande, et gardez la pente qu’on vous a donnée.}',
        ),
        closing(
          { 20: 4, 30: 5, 45: 6 },
          'On apporte les bouteilles à deux mains, côte à côte : laquelle en a le plus? Chacun choisit qui boira : l’arbuste, le gazon, le trou de terre. On verse pendant que vous chantez : « Pluie d’en haut, pluie d’en bas, dors, la terre te boira. » Retournez chaudières et gouttières, couchez les entonnoirs, passez la main sur les sièges. À la porte, on vide les bottes, on lave les mains, et l’on se compte.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Une gouttière est trop plate? N’y touchez pas : devant l’eau arrêtée au milieu, quelqu’un finira par lever un bout.',
          'Accroupissez-vous pour lire l’eau d’une bouteille par le côté; des têtes viendront près de la vôtre.',
          '{3-4a|Deux enfants veulent le bas de la glissade? Tendez une seconde gouttière, pour l’autre coin de la lèvre.}',
          'Une chaudière a deux doigts d’eau? Dites « Elle a assez plu », et faites-la vider par qui l’a remplie.',
        ],
        questionsOuvertes: [
          'Où la pluie s’est-elle couchée?',
          'Par où va-t-elle sortir?',
          '{3-4a|Que changer pour qu’elle tombe dedans?}',
          '{30min 45min|Qu’est-ce qui reste pris dans l’entonnoir?}',
        ],
      },
      vocabulaire: ['la pluie', 'l’entonnoir', 'la gouttière', 'pencher', 'le bout', 'couler', 'à côté', 'cueillir'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Une gouttière tenue à deux mains, un bout sur la chaise, l’autre dans la chaudière près de vous : on penche, on regarde, on recommence.',
        },
        {
          pour: '3-4a',
          texte:
            'Donnez deux gouttières et éloignez l’entonnoir : l’enfant cherche comment l’eau franchit l’espace entre les deux, et l’ami tient l’autre bout s’il l’appelle.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui voit mal l’eau claire pose une feuille dans la gouttière : ce bateau lui montre où elle va. En fauteuil, la gouttière se cale sur l’appui-bras, l’autre bout au-dessus d’une chaudière que vous tenez.',
        },
        {
          pour: 'interieur',
          texte:
            'Au local, un gobelet pleut sur un bol renversé, dans un bac bas : d’où l’eau repart-elle, et où mène la gouttière?',
        },
        {
          pour: 'autre_saison',
          texte: 'L’hiver, un jour de redoux, la neige de la chaise fond dans la chaudière : on la cueille au gobelet.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Manches trempées, eau sur les bottes.',
          'Gouttière qui chavire, douche de branche sur la tête.',
        ],
        dangersAEliminer: [
          'Noyade : deux doigts au plus par chaudière, à un bras de vous, renversée dès que vous vous éloignez; flaque de deux doigts au plus, vous au bord; bac oublié et brouette vidés avant la sortie.',
          'Orage : au premier grondement, on lâche tout et on rentre.',
          'Bord coupé : ruban vérifié au doigt avant chaque sortie; celui qui se décolle se jette.',
          'Eau de pluie ou de flaque : elle ne se boit pas, et les entonnoirs restent loin des bouches; lavez les mains.',
          'Marche de la glissade mouillée : personne n’y grimpe, on cueille par le bas.',
        ],
        supervision: 'palier1',
        allergies: [
          'Pots et bouteilles lavés au savon : plus une trace de lait ni de jus. Urticaire au froid, asthme par temps humide : relisez le plan de l’enfant.',
        ],
      },
      observation: [
        'Raisonnement : l’eau est tombée à côté; notez ce que l’enfant déplace en premier, la gouttière ou l’entonnoir.',
        'Motricité fine : à quoi servent ses deux mains quand il penche, vise et verse?',
        'Éveil aux sciences : où retourne-t-il chercher de la pluie sans qu’on le lui montre?',
      ],
      prolongements: [
        'Pendant la sieste, une bouteille et son entonnoir restent sous la pluie : jusqu’où l’eau sera-t-elle montée au réveil?',
        'Au départ, montrez au parent la chaise qui retient l’eau : sur le chemin de la maison, les enfants cherchent où la pluie s’est assise.',
      ],
      reflexionRetroaction: [
        'Quelle fuite ai-je réparée avant qu’un enfant la trouve?',
        'Qui cherchait encore sa pluie à la fin, et que lui ai-je montré?',
      ],
    },
  },
  {
    key: 'le-tapis-qui-boit',
    summary:
      'Dans deux bacs bas, des carrés de ratine avalent l’eau du gobelet. Un genou s’y pose, et elle revient entre les doigts.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['eau-neige-et-glace', 'couleurs-et-textures'],
    materials: ['eau', 'contenants-et-cuilleres', 'tissus'],
    place: 'YARD',
    seasons: ['SUMMER'],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'bac d’eau',
      'bacs d’eau',
      'bac d’eau dehors',
      'bac deau',
      'serviettes mouillées',
      'gobelet',
      'gobelets',
      'jeux d’eau',
      'jeu d’eau',
      'jeux deau des petits',
      'jeux d’eau pour bébés dehors',
      'pieds dans l’eau',
      'marcher sur une serviette mouillée',
      'verser avec un gobelet',
      'jeux d’eau des trottineurs',
      'se rafraîchir',
    ],
    seen: [
      'elle appuie sa main sur la serviette trempe et l’eau lui remonte entre les doigts',
      'il vide son verre d’eau par terre sur la ratine et cherche où c’est parti',
      'bébé rampe sur le linge mouillé et s’arrête à chaque genou',
      'elle penche la tête pour voir l’eau sortir sous ses orteils',
      'il tape à plat sur l’éponge de tissu et rit des gouttes dans sa face',
      'bébé a peur de la pataugeoire, mais il veut bien y mettre juste la main',
      'au dîner, il a versé son verre sur sa serviette de table pour la voir boire',
      'dans la cour, les poupons transpirent et je cherche quoi faire avec un peu d’eau',
    ],
    scenes: ['eau', 'remplir-vider'],
    picture:
      'À l’ombre, un bébé à quatre pattes presse un bac de serviettes pliées; l’éducatrice tient un gobelet, une trottineuse pose le pied dans l’autre bac.',
    sheet: {
      titre: 'Le tapis qui boit',
      observationDepart:
        'Un gobelet s’est vidé sur une serviette épaisse : l’eau a disparu. {0-18m|Le poupon a mis la main à l’endroit vide, a poussé, et l’eau lui est revenue entre les doigts.} {!0-18m|Le trottineur a regardé dans le gobelet, sous la serviette, puis il a marché dessus.}',
      intentionEducative:
        'Offrir à l’enfant de faire disparaître l’eau et de la faire revenir, avec le poids de sa main, de son genou ou de son pied.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Sentir le sol mou céder sous la main, le genou, la plante du pied.',
        'Chercher l’eau là où on l’a vue tomber.',
        '{18-24m !10min|Verser un gobelet, lever un carré, regarder dessous.} {18-24m 10min|Verser un gobelet sur le tapis.}',
        'Faire savoir du corps que c’est assez.',
      ],
      materiel: [
        item(
          'Bacs de plastique larges, à bord rond, hauts de quatre doigts au plus',
          'deux',
          'Couvercles de grands bacs de rangement, retournés',
        ),
        item(
          'Serviettes à mains épaisses, en ratine, pliées en quatre, les carrés du tapis',
          'quatre à six par bac, bord à bord',
          'Débarbouillettes, quatre empilées par carré',
        ),
        item(
          'Gobelets de plastique, plus gros que votre poing',
          'un par enfant et un pour vous',
          'Pots de yogourt de 750 g, lavés',
        ),
        item(
          'Cruches à couvercle vissé, d’eau tiède',
          '{10min|une de 2 L, contre votre hanche}{20min|deux de 2 L, contre votre hanche}',
          'Grand thermos tiède, vissé',
        ),
        item('Couverture, à un bras des bacs', 'une', 'Toile doublée'),
        item('Serviettes, couches et vêtements secs', 'de quoi changer chacun', null),
        item('Chapeaux et vêtements minces à manches', 'un de chaque par enfant', null),
        item('À boire, selon l’âge de chacun', 'à volonté', null),
        optional(
          '{si-éponges|Éponge neuve et épaisse, longue comme votre main}',
          'une, qui ne quitte pas la vôtre',
          null,
        ),
        optional('{si-chaudières|Chaudière de plastique, vide et retournée}', 'une', null),
      ],
      preparation: [
        'Choisissez une ombre qui tiendra, avant 11 h ou après 15 h. Passez la main dans l’herbe : ni guêpe, ni épine, ni jouet.',
        'Serrez les carrés bord à bord au fond des deux bacs vides : aucun trou où l’eau s’amasserait. Tirez sur les ourlets; la serviette qui s’effiloche ne sert pas.',
        'Essayez l’eau au poignet : tiède, comme pour un bain. Celle du boyau au soleil brûle ou glace, et ne sert pas.',
        '{1adulte|Seule avec un, deux ou trois petits, gardez les deux bacs à un bras de vous. Seule avec quatre ou plus, laissez les cruches à l’intérieur : trempez les carrés avant de sortir et tordez-les un peu, juste assez pour qu’ils ne gouttent plus. Partout où la fiche verse, pressez plutôt un de ces carrés au-dessus du tapis ou du gobelet. Vous avez à vous lever? Videz et retournez d’abord les deux bacs.} {2adultes|À deux, l’une garde les bacs, trois petits à la fois, et ne fait que cela; l’autre change, sèche, fait boire, et presse un coin de serviette mouillé sur les orteils de ceux qui attendent.}',
        'Mettez à portée serviettes, couches, vêtements et boissons : rien ne vous fera quitter l’eau. Chapeau, manches minces et pieds nus pour tous.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'Assise par terre entre les deux bacs, ôtez vos souliers. Versez un filet de la cruche sur un carré et refermez; sans cruche, pressez un carré au-dessus d’un autre. Plus d’eau. Regardez, cherchez dessous du doigt : « Bue! » Appuyez le talon de la main : l’eau monte entre vos doigts. Levez : elle redescend. « Bois, bois, mon tapis, l’eau est là, l’eau est partie. » Tendez la main vers un petit pied pour l’inviter, puis retirez-la.',
        ),
        play(
          { 10: 5, 20: 6 },
          '{0-18m|Le poupon s’appuie au bord, enfonce une main, la relève mouillée, la regarde et recommence. Celui qui rampe avance sur le tapis : un genou, l’eau; l’autre genou, l’eau.} {18-24m|Le trottineur marche d’un bout à l’autre et se penche pour voir sortir l’eau à chaque pas.} De votre gobelet, versez une gorgée sur un carré, taisez-vous, et voyez qui la rattrape. Un gobelet vide se tend : mettez-y deux gorgées, pas plus. Une flaque reste sur le tapis? Tordez un carré dans l’herbe, remettez-le, il boira le reste. {si-chaudières|Pressez un carré au-dessus d’une chaudière retournée : l’eau y tambourine, une main répond.} {si-éponges|Avec une éponge, gardée dans votre main, buvez la flaque, puis pressez-la au-dessus d’un genou : revenue!}',
        ),
        play(
          { 20: 5 },
          '{18-24m|Le trottineur lève un carré par le coin, qui se déplie : dessous, un fond de bac qui luit. Il le tapote, le racle de son gobelet, revient au carré. Tordez son carré sur votre genou, puis sur le sien : il le remet de travers, et le tapis a un trou.} {0-18m|Pressez un carré gorgé tout contre la cuisse du poupon, lentement, et passez-le-lui lourd : il le traîne, le serre, en suce un coin.} Tendez au petit deux gorgées dans un gobelet : il les verse sur sa jambe ou sur le tapis. Un pied se refroidit, un menton tremble? {1adulte|Seule, videz les deux bacs, arrêtez le jeu pour tous, et séchez celui-là d’abord.} {2adultes|À deux, celle qui ne garde pas les bacs l’emporte et le sèche.}',
        ),
        closing(
          { 10: 3, 20: 6 },
          '« Le tapis a tout bu. » Tordez un carré dans l’herbe, avec les mains qui veulent : il pleut. {20min|Un à un, les carrés quittent le bac, et le fond se découvre.} {10min|Ôtez les autres.} Basculez le bac : l’eau court dans l’herbe. Tapez le fond : toc. Les deux bacs sont retournés avant que vous vous leviez. Puis, sur la couverture, séchez chacun dans sa serviette, plis du cou et des genoux compris; mettez une couche sèche et donnez à boire; les autres tapent les bacs retournés : toc, toc.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Un seul petit à la fois monte sur chaque tapis, les autres pressent du bord; votre avant-bras est devant la poitrine de celui qui se penche.',
          'Appuyez là où le petit vient d’appuyer, un peu moins fort, et ôtez votre main.',
          'Dites le mot quand l’eau disparaît, le même quand elle revient : « Bue. » « Revenue. »',
          'Laissez s’asseoir sur le tapis le petit qui en a envie : sa couche boira aussi, et vous la changerez.',
        ],
        questionsOuvertes: [
          'Où est passée l’eau?',
          'Qu’est-ce qui arrive quand tu pousses?',
          '{18-24m|Qu’y a-t-il dessous?}',
        ],
      },
      vocabulaire: ['le tapis', 'tordre', 'boire', 'pousser', 'dessous', 'bue', 'revenue', 'mouillé'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Le poupon qui ne tient pas assis est sur votre cuisse, votre bras en travers du ventre, ses talons sur le tapis : sa ruade fait sortir l’eau. Avant six mois, il reste à l’ombre, habillé, et reçoit sur le pied un coin de serviette tiède.',
        },
        {
          pour: '18-24m',
          texte:
            'Un seul coin du bac suffit : un carré levé, le fond mouillé dessous et un gobelet. Le trottineur remet le carré où il veut.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le pied recule au froid du tapis? Tordez bien un carré, posez une serviette sèche dessus, et le talon s’appuie au travers : l’eau viendra jusqu’à lui. Un côté du corps bouge peu? Glissez le bac sous la main qui pousse.',
        },
        {
          pour: 'interieur',
          texte:
            'Au local, un seul bac sur un tapis antidérapant, loin du passage, et des serviettes autour boivent ce qui déborde.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Eau au visage, surprise.',
          'Coton mouillé porté à la bouche, puis reposé.',
          'Vêtement trempé au complet.',
        ],
        dangersAEliminer: [
          'Noyade : un petit peut se noyer dans un doigt d’eau, sans un bruit. L’eau reste dans les carrés, jamais en flaque, même dessous; l’adulte des bacs est assise, mains libres, à un bras de chacun, sans téléphone ni photo; elle les vide et les retourne avant de se lever.',
          'Carré déplié, mouillé, sur un visage : ôtez-le aussitôt et repliez-le. Fil tiré dans une bouche : ce carré sort du jeu; celui que l’un a sucé ne passe pas à un autre.',
          '{0-18m|Nez qui descend, petit à plat ventre : redressez-le aussitôt.} {!0-18m|Petit tombé, le nez contre le tapis : redressez-le aussitôt.} Couche souillée dans un bac : videz, changez, lavez bacs et carrés; le jeu s’arrête là.',
          'Gobelet versé au visage d’un autre : deux gorgées à la fois, et votre main le mène vers le tapis.',
          'Soleil et chaleur : ombre, chapeaux, à boire au milieu; peau rouge ou enfant mou, on vide et on rentre.',
          'Pied qui glisse au bord : le bac se pose sur l’herbe, jamais sur une dalle{18-24m|, et le trottineur se tient à votre épaule}.',
          '{si-éponges|Éponge dans une petite main : mordue, elle s’émiette et peut étouffer; elle reste dans la vôtre.}',
          '{si-chaudières|Chaudière debout : elle garde l’eau, et un petit peut y basculer la tête la première; retournez-la aussitôt.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Serviettes lavées sans parfum ni assouplissant : il irrite la peau et empêche la ratine de boire.',
        ],
      },
      observation: [
        'Développement sensoriel : quelle partie du corps a trouvé l’eau la première, et où est-elle retournée?',
        'Éveil aux sciences : voyez si l’enfant cherche l’eau à l’endroit où elle vient de disparaître.',
        'Motricité globale : comment se porte-t-il sur un sol qui s’enfonce?',
      ],
      prolongements: [
        'Un jour de vent, les carrés tordus sèchent au soleil : le lendemain, ils sont raides et légers, et ils ont soif.',
        'Au parent, dites « Bois, bois, mon tapis » : à la maison, une débarbouillette au fond du bain vide joue la même histoire, un parent à un bras.',
      ],
      reflexionRetroaction: [
        'Qui n’a pas mis la main, et que regardait-il?',
        'Qu’est-ce qui m’a appelée loin des bacs, et où étaient-ils alors?',
      ],
    },
  },
  {
    key: 'une-maison-a-defaire',
    summary: 'Un arbre pour bâtir, un arbre pour défaire : branches et cocottes passent d’une maison à l’autre.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['cabanes-et-constructions', 'arbres-et-feuilles'],
    materials: ['batons', 'cocottes', 'roches'],
    place: 'WOODS',
    alsoAt: {
      PARK: 'Au parc, deux arbres voisins, loin de l’allée, avec les branches que le vent a mises au pied.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'cocottes',
      'cocotte',
      'coquottes',
      'branches',
      'branche',
      'petites branches',
      'roches',
      'grosses roches',
      'il défait tout',
      'défait la cabane',
      'démolir la cabane',
      'les petits brisent',
      'bâtir et défaire',
      'arbres',
      'bâtons',
      'construction',
      'nature',
    ],
    seen: [
      'il arrache une branche de la cabane et tout dégringole',
      'elle appuie des bâtons contre le tronc pour en faire une maisonnette',
      'ils placent des roches au pied pour que ça tienne debout',
      'les grands crient après les petits, qui sabotent leur construction',
      'elle rit chaque fois que ça tombe et en redemande',
      'ils sont fiers de leur fente d’entrée et y font passer leurs trésors',
      'au boisé, les bâtons ont glissé au sol et tout le monde a dit encore',
      'dans le bois, deux grands ont quitté leur abri parce que ça brisait trop',
    ],
    scenes: ['demolir', 'empiler-construire'],
    picture:
      'Sous deux arbres voisins, deux grands appuient des branches au tronc de l’un; au pied de l’autre, un petit tire une branche et tout s’écroule.',
    sheet: {
      titre: 'Une maison à défaire',
      observationDepart:
        '{18-24m 2-3a|Des branches s’appuyaient à un tronc. Un petit en a pris une, toutes ont glissé, et il a ri : « Encore! » « Il défait tout! »} {!18-24m !2-3a|Des branches s’appuyaient à un tronc. Quelqu’un en a ôté une, pour voir, et toutes ont glissé. « Il défait tout! »} L’arbre d’à côté est libre.',
      intentionEducative:
        'Soutenir le plaisir de bâtir et celui de défaire, chacun à son arbre, et la parole qui protège l’un de l’autre.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        '{18-24m 2-3a|Tirer une branche, voir tout tomber, la rapporter ou en reprendre une.}',
        '{3-4a 4-5a|Appuyer des branches au tronc pour qu’elles se tiennent.}',
        'Savoir, de la main ou du mot, laquelle des deux maisons se défait.',
        '{4-5a|Chercher quelle branche retient les autres.}',
      ],
      materiel: [
        item(
          'Petites branches mortes et tombées, grosses comme votre pouce, moins longues qu’un enfant',
          'cinq par enfant, à trouver sur place',
          null,
        ),
        item(
          'Cocottes plus grosses que le poing d’un petit',
          'deux ou trois par enfant, à trouver sur place',
          'Gros bouts d’écorce',
        ),
        item(
          '{3-4a 4-5a|Roches plus grosses que vos deux poings}',
          '{3-4a 4-5a|une dizaine, à trouver sur place}',
          '{3-4a 4-5a|Bouts de bûche}',
        ),
        item(
          '{automne printemps bois|Dossards voyants}',
          '{automne printemps bois|un par personne, par-dessus le manteau}',
          '{automne printemps bois|Chandails orange vif}',
        ),
        optional('Gourdes d’eau', 'une par enfant', 'Pichet et verres'),
      ],
      preparation: [
        'Choisissez deux arbres vivants, à quatre pas l’un de l’autre, sur un sol plat. Regardez en haut : sous une branche morte ou suspendue, on cherche plus loin.',
        'Faites rouler du pied roches et branches avant les enfants : guêpes, fourmis, clous et verre. Cassez sous votre botte ce qui pique.',
        'Appuyez trois branches à chaque tronc, pour dire ce que c’est, et posez trois cocottes au pied. Au second arbre, deux des branches s’appuient sur la troisième. {18-24m 2-3a|Prenez-les plus courtes : leur bout arrive sous le menton du plus petit.}',
        '{18-24m 2-3a|Le second arbre est le plus proche de vous : c’est celui des petits.} {!18-24m !2-3a|Le second arbre est celui de l’essai : on y bâtit pour voir ce qui tombe.} Marquez la frontière d’un trait du talon.',
        '{1adulte|Seule, restez au second arbre, l’autre à quatre pas, dans vos yeux; les branches viennent d’un rond de dix pas.} {1adulte multiage|Avec plusieurs âges, prenez six enfants au plus.} {2adultes|À deux, une par arbre; celle du premier fait aussi le compte des têtes.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Accroupissez-vous au second arbre, devant les trois branches appuyées. « Ici, on défait. » Tirez lentement celle qui porte les deux autres. Tout glisse : crac. Souriez et ramassez. Puis allez poser une main sur le premier tronc : « Ici, on bâtit. » Revenez au second, remettez les branches, appelez du regard.',
        ),
        play(
          { 20: 13, 30: 14, 45: 17 },
          '{3-4a 4-5a|Au premier arbre, on tourne autour du tronc : les branches s’appuient, les roches tiennent les pieds, une fente reste pour la porte. Une cocotte y entre la première; il en vient trois de front : que faut-il élargir?} {4-5a|Une branche retient toutes les autres; l’ôter pour voir? Oui, mais à l’arbre d’à côté.} {!3-4a !4-5a|Le premier arbre reçoit ce qu’on a envie de garder : une branche, une cocotte, et l’on n’y tire pas.} {18-24m|Au second, le trottineur tire, ça s’écroule, et il apporte le bout cassé à vos genoux.} {2-3a|« Encore! » On remet deux branches et l’on tire. Parfois on en garde une debout, exprès.} {!18-24m !2-3a|Au second, on bâtit trois fois, et l’on cherche quelle branche fait tout tomber.} {18-24m 2-3a|Après quelques chutes, appuyez une branche de travers, une cocotte dessus : de quel côté roulera-t-elle?} Remettez debout ce qu’on vous apporte, vite et mal : c’est fait pour tomber.',
        ),
        play(
          { 30: 7, 45: 9 },
          'Les maisons s’échangent des pièces par-dessus le trait. {2-3a|Un enfant de deux ans y dépose une cocotte tombée et guette qui la prendra.} {18-24m|Le trottineur donne sa cocotte, la reprend, la redonne.} {3-4a|« Merci! La cocotte sera le lit. » Un lit, une table, un chat : la maison se meuble.} {4-5a|Une bâtisseuse choisit une branche trop courte et la passe de l’autre côté : « Tiens, à défaire. »} {!18-24m !2-3a|À la maison d’essai, on ôte une branche, la plus haute ou la plus basse, et l’on devine avant.} {18-24m 2-3a|Un petit passe le trait? Offrez-lui votre main et une branche à tirer.}',
        ),
        play(
          { 45: 8 },
          '{3-4a 4-5a|Au premier arbre, un mur cède tout seul : réparation! Qui a bougé quoi? On fait le tour, on touche la branche du bas, on remet la roche, on essaie l’idée d’un autre.} {!3-4a !4-5a|Au premier arbre, une branche a glissé toute seule : remettez-la ensemble.} {2-3a|À deux ans, l’enfant serre une cocotte contre son ventre, passe le trait et la pose au pied du premier tronc.} {18-24m|Le trottineur bâtit maintenant, au second arbre : une cocotte sur le tas de branches, et boum, de sa main, tout de suite.} {3-4a 4-5a|Un bâtisseur a envie de défaire, lui aussi? L’arbre d’à côté est fait pour cela.}',
        ),
        closing(
          { 20: 4, 30: 5, 45: 6 },
          'Pour la dernière chute, tout le monde vient au second arbre : chacun prend le bas d’une branche et tire à son tour : « Trois, deux, un… » À laquelle tout tombe? Puis on fait le tour du premier sans toucher : qui y a mis quoi? {bois|La maison reste; le vent dira ce qu’il en fait.} {parc|Le parc est à tous : on démonte les deux, une branche par main, au pied des arbres.} Comptez les enfants, regardez les mains, et buvez.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{18-24m 2-3a|Accompagnez de la main le petit qui s’en va vers le premier arbre : « Par ici, on tire. »}',
          'Rebâtissez vite au second arbre, trois branches et pas de soin : la chute arrive bientôt.',
          '{3-4a 4-5a|Assurez les bâtisseurs que leur maison est gardée : « Je la vois d’ici, votre maison. »}',
          '{3-4a 4-5a|Faites compter les chutes par ceux qui s’approchent : « Et de quatre! »}{!3-4a !4-5a|Comptez les chutes tout haut, après chaque « crac » : « Et de quatre! »}',
        ],
        questionsOuvertes: [
          'Où est la maison à défaire?',
          '{3-4a 4-5a|Qu’est-ce qui tient les autres?}',
          'Où va cette cocotte?',
          '{4-5a|Comment savoir que la maison restera debout?}',
        ],
      },
      vocabulaire: [
        'la branche',
        'la cocotte',
        '{3-4a 4-5a|la roche}',
        'appuyer',
        'défaire',
        'tomber',
        'le tronc',
        'la frontière',
      ],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Le second arbre est à lui : deux branches à tirer, une grosse cocotte à poser et à faire tomber. S’il rapporte la branche, remettez-la debout devant lui.',
        },
        {
          pour: '2-3a',
          texte:
            'Donnez une branche à remettre après chaque chute : celui qui défait a aussi le plaisir de la remettre debout.',
        },
        {
          pour: '3-4a',
          texte:
            'L’enfant choisit la pièce qui manque à sa maison et la demande au second arbre : une branche, une porte, un lit.',
        },
        {
          pour: '4-5a',
          texte:
            'Au second arbre, l’enfant refait la même maison que la sienne et ôte une branche à la fois : laquelle faisait tout tenir?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui ne s’accroupit pas reste debout au tronc et appuie la branche qu’on lui tend, ou tire d’un bout long. Le bruit de la chute le surprend? Comptez « un, deux » avant, et laissez-le s’éloigner de deux pas.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’hiver, les branches se plantent debout dans la neige, et une motte tapée fait le pied de chacune.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Écorchure, poussière d’écorce, doigt pincé.',
          'Mur tombé sur un pied, déception d’une maison défaite.',
        ],
        dangersAEliminer: [
          'Branche à hauteur d’œil : elle se porte basse, pointe derrière; au tronc, on la prend par le bas, un pas entre soi et l’ami. {18-24m 2-3a|Celles des petits leur arrivent sous le menton.}',
          'Maison qui s’écroule : elle reste plus basse que vos hanches; la main y entre, pas la tête.',
          '{3-4a 4-5a|Roche : portée bas, à deux mains, et posée par terre; on ne la lance pas, on ne la monte pas sur une autre.} {18-24m 2-3a|Roche près des petits : aucune au second arbre.}',
          '{18-24m 2-3a|Petit bout, écaille ou gland à la bouche : rien de plus petit que le poing du petit, et vous êtes à ses genoux.}',
          '{bois parc|Enfant parti plus loin que le rond de dix pas : rappelez tout le groupe aux arbres et comptez.}',
          'Guêpes et fourmis sous la roche : on la roule d’abord du pied; s’il en sort, on change d’arbre.',
          'Tiques et herbe à puce : manches longues, bas par-dessus le pantalon, peau inspectée au retour.',
          '{automne printemps bois|Période de chasse : un boisé où elle est interdite, un dossard sur chaque dos, le vôtre aussi.}',
        ],
        supervision: 'palier2',
        allergies: ['Résine des cocottes et piqûres : mains lavées au retour, auto-injecteur sur l’adulte.'],
      },
      observation: [
        'Compétences sociales : quelqu’un s’approche de la maison d’un autre; que disent les mains et les voix?',
        'Motricité globale : suivez l’enfant qui tire : le dos, les pieds, la prise, et ce qu’il fait après la chute.',
        'Raisonnement : par quelle branche commence-t-il la deuxième fois?',
      ],
      prolongements: [
        '{bois|Revenez au premier arbre dans une semaine : laquelle des branches le vent a-t-il prise?} {parc|La fois suivante, cherchez les mêmes branches au pied des mêmes arbres : que reste-t-il?}',
        'Dites au parent l’arbre de son enfant : « Aujourd’hui, il a tiré onze fois. » À la maison, une tour de coussins se défait aussi bien.',
      ],
      reflexionRetroaction: [
        'Ai-je gardé la première maison avant qu’on ait à crier?',
        'Qui voulait bâtir et n’a fait que défaire, ou l’inverse?',
      ],
    },
  },
]
