import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const THREE_TO_FIVES_TRACK_SHEETS: BankSheet[] = [
  {
    key: 'un-loup-mets-ta-botte-dedans',
    summary:
      '« Un loup! » Vous vous trompez à chaque trou, et les enfants le prouvent : la botte y entre. Puis on juge deux pistes, par bonds ou pas à pas : lièvre ou loup?',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['animaux-et-traces', 'eau-neige-et-glace'],
    materials: ['neige'],
    place: 'PARK',
    alsoAt: {
      YARD: 'Dans la cour, gardez un coin neuf : on y entre par un seul bord, et la piste longe la clôture.',
      WOODS: 'Dans le bois, jouez dans une clairière proche de l’entrée, où les vraies pistes se voient aussi.',
    },
    seasons: ['WINTER'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'tracks d’animaux',
      'tracks',
      'tracks dans la neige',
      'pistes d’animaux',
      'traces d’animaux',
      'traces dans la neige',
      'pistes de lièvre',
      'piste de lièvre',
      'traces de lièvre',
      'lièvre',
      'loup',
      'c’est un loup',
      'traces de loup',
      'traces de pas',
      'traces de bottes',
      'empreintes dans la neige',
      'qui a passé',
      'suivre les pas',
      'sauter à pieds joints',
      'regarder par terre',
    ],
    seen: [
      'on a vu des pistes de lièvre en arrière de la maison, ils regardent par terre partout',
      'à chaque trou dans la neige ils disent que c’est un loup',
      'elle met sa botte dans mes pas et rit parce que c’est trop grand',
      'il saute les deux pieds collés pour faire les mêmes trous que le lapin',
      'ils suivent un ami en mettant leurs bottes exactement dans les siennes',
      'elle imprime ses deux mitaines dans le banc de neige et compare avec son amie',
      'il veut savoir d’où elle venait, la bête qui a laissé des tracks dans la cour',
      'au parc, deux grands s’obstinent, lièvre ou loup, et la petite me prend la main',
      'ils ont trouvé des pattes de chien dans le sentier et sont partis en criant au loup',
    ],
    scenes: ['traces', 'neige-glace', 'bestioles'],
    picture:
      'Dans la neige d’un parc, une petite met sa botte dans un grand trou, un ami saute à pieds joints, une autre pose sa mitaine près d’une piste, l’éducatrice rit.',
    reviewedOn: '2026-11-30',
    sheet: {
      titre: 'Un loup? Mets ta botte dedans!',
      observationDepart:
        '{3-4a 4-5a|Une piste de lièvre passait derrière la maison. Depuis, le groupe marche le nez par terre, et chaque trou est à un loup.} {!3-4a !4-5a|L’enfant s’arrête devant un trou dans la neige, le montre du doigt et lève les yeux vers vous : « Loup? »}',
      intentionEducative:
        'Permettre à l’enfant de vérifier de son corps ce qu’il croit d’une trace, et d’y trouver une preuve plutôt qu’une peur.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Imprimer une botte, une mitaine, un saut, et reconnaître sa marque.',
        'Suivre la piste de quelqu’un, un trou après l’autre.',
        '{3-4a 4-5a|Trancher entre deux bêtes d’après la taille et la disposition des trous.}',
        '{2-3a|Bouger comme la piste : sauter, ou marcher.}',
      ],
      materiel: [
        item(
          'Neige neuve, pas plus haute que le mollet d’un enfant',
          'un coin de quinze pas, que personne n’a marché',
          null,
        ),
        item('Bottes d’hiver', 'une paire par personne', null),
        item(
          'Mitaines épaisses',
          'une paire aux mains, une paire sèche par enfant',
          'Gros bas de laine, pour le rechange',
        ),
        optional('{si-loupes|Grandes loupes}', '{si-loupes|une pour deux enfants}', null),
        optional('{si-raquettes|Raquettes d’enfant}', '{si-raquettes|une paire, pour imprimer}', null),
        optional('{si-cuillères|Grosses cuillères de bois}', '{si-cuillères|une pour deux enfants}', null),
        optional(
          '{si-moules si-moules-à-muffins|Moules ou moules à muffins, de plastique ou de silicone}',
          '{si-moules si-moules-à-muffins|un ou deux}',
          null,
        ),
        optional('{3-4a 4-5a si-traîneaux|Traîneau vide}', '{3-4a 4-5a si-traîneaux|un}', null),
        optional('{si-toutous|Toutou lavable}', '{si-toutous|un}', null),
        optional(
          '{si-colorant-alimentaire si-eau-colorée si-vaporisateurs|Vaporisateur d’eau teintée au colorant alimentaire}',
          '{si-colorant-alimentaire si-eau-colorée si-vaporisateurs|un, dans votre poche}',
          null,
        ),
      ],
      preparation: [
        'Marchez le coin choisi, {parc|loin des glissades, du stationnement et de l’étang} {cour|loin du bord du toit et de la barrière} {bois|sans plan d’eau ni branche chargée de neige}, et tâtez du talon : ni glace, ni roche, ni croûte. Tracez la limite d’un sillon de bottes. On arrive par un seul bord, et l’autre reste neuf.',
        'Faites la piste du lièvre, cinq bonds au bout du coin : deux petits creux du poing, l’un derrière l’autre; juste devant, deux longs creux côte à côte, de la mitaine à plat; puis un grand pas de vide. Il s’en allait du bord des longs.',
        'À trois pas, faites la piste du loup qui se promène, dix creux presque sur une ligne : un rond large comme votre paume, quatre bouts de doigts au bord d’en avant, un pas d’enfant entre deux. Le chien fait la même, en plus petit ou aussi gros.',
        'Une vraie piste près de là? Repérez-la : elle sera jugée la dernière. {1adulte|Seule, une piste à la fois, le groupe entier avec vous.} {2adultes|À deux, l’une garde les pistes à juger, l’autre suit les enfants.}',
        '{multiage|Les plus vieux laissent les pistes, les plus jeunes les suivent avec vous; chacun imprime dans son coin.}',
        '{20min|Mitaines sèches au chaud, contre vous.} {30min 45min|Mitaines sèches au chaud, contre vous. Froid qui pince? Passez tout de suite à la fin.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 5, 45: 5 },
          'Posez une botte dans la neige neuve, levez-la, reculez. D’une voix de devinette, jamais de peur : « Tiens, un trou. C’est un loup! » Attendez leur « non ». « Ah non? Prouve-le. » On hésite? Remettez votre botte dedans : elle entre juste. « C’était moi! » Pressez une mitaine : « Un loup! » Sautez les pieds joints : « Deux loups! » {si-raquettes|Une raquette pressée à deux mains : « Un géant! »} {si-cuillères|Le dos d’une cuillère de bois : « Un louveteau! »} {si-moules si-moules-à-muffins|Un moule pressé : « Quel drôle de loup! »} Chaque fois, on vient mettre dedans ce qui a fait la marque. Montrez de loin vos deux pistes : « Celles-là, ce n’est ni ma botte ni ma mitaine. On les jugera tantôt. »',
        ),
        play(
          { 20: 4, 30: 6, 45: 8 },
          'Chacun prend un coin neuf, à deux pas du voisin, et imprime : une botte, deux mitaines, un saut à pieds joints comme le lièvre. {2-3a|À deux ans, la botte s’enfonce, sort, y retourne : « Elle entre! » Tenez-lui les deux mains pour le saut.} {2-3a !multiage|Imprimez la vôtre à côté. Il glisse la sienne dans le grand trou et regarde la place qui reste. Pressez ensuite vos mitaines : il cherche quoi mettre dedans. Trompez-vous, essayez le coude.} {3-4a|À trois ans, on visite les trous des amis : trop grand, trop petit, juste bien.} {3-4a !multiage|Puis un ami ferme les yeux; on imprime un genou, un coude ou un derrière. Il les ouvre, touche sur lui ce qui l’a fait et s’assoit ou s’agenouille dedans : preuve!} {4-5a|À quatre ans, on bondit : les mains se posent, les pieds retombent devant elles. Quatre trous d’un coup!} {4-5a !multiage|Deux amis bondissent côte à côte. Qui a laissé le plus long vide avant les quatre trous suivants? On le mesure en bottes, talon contre orteils. Un petit bond, un gros bond : qu’est-ce qui change dans la neige?}',
        ),
        play(
          { 20: 5, 30: 7, 45: 9 },
          '{3-4a 4-5a|Un enfant part de dix pas, sous vos yeux; les autres lui tournent le dos et chantent. Il change une fois de démarche, puis s’accroupit au bout. « Qui a passé? » On le rejoint, une botte dans chaque trou; un autre part.} {3-4a 4-5a si-traîneaux|Un meneur tire un traîneau vide, qui efface ses pas : quelle bête glisse ainsi?} {2-3a multiage|À deux ans, on suit avec vous, à petits pas : « Un trou, un trou… te voilà! »} {2-3a !multiage|Partez à tout petits pas, six trous, accroupissez-vous et ouvrez les bras. Il vous suit : « Un trou, un trou… te voilà! » Puis c’est lui qui part, et vos grosses bottes cherchent à entrer dans ses petits trous, sur la pointe. Arrêtez-vous, un pied en l’air : « Où va ma botte? » Il vous montre le trou suivant.} {3-4a|À trois ans, on dit ce que la piste raconte : ici il marchait, là il sautait.} {3-4a !multiage|Au bout, le meneur presse ses deux mitaines : c’est sa signature. Qui arrive essaie les siennes dedans, dit « plus petite » ou « pareille », signe à côté, et part à son tour d’une autre démarche.} {4-5a|À quatre ans, on remonte au départ : d’où venait-il? Le petit bout du trou, c’est le talon; l’autre dit où il allait.} {4-5a !multiage|Deux enfants partent ensemble et leurs pistes se croisent. Lequel a marché par-dessus l’autre? Les suiveurs tranchent devant le croisement, puis les marcheurs répondent.}',
        ),
        play(
          { 20: 5, 30: 8, 45: 10 },
          '« Lièvre ou loup? » On longe vos deux pistes, sans y marcher. Ici, quatre trous, un vide, quatre trous : ça saute. Là, un rond, un rond, un rond, en ligne : ça marche. {si-toutous|On fait sauter un toutou à côté, puis on le fait marcher : laquelle est la sienne?} {si-loupes|La loupe cherche les bouts de doigts.} {2-3a|À deux ans, on saute le long de l’une, hop!, on marche le long de l’autre, pas, pas.} {2-3a !multiage|Il pose sa mitaine près d’un long creux, puis près d’un rond. Sautez du mauvais bord, le long des ronds : « Hop? » Il vous arrête, ou saute aussi. Refaites un bond de lièvre devant lui, un creux à la fois; il finit les deux derniers.} {3-4a|À trois ans, la mitaine se couche à côté : les longs pieds du lièvre l’égalent presque.} {3-4a !multiage|Où sont les petits trous, où sont les longs? On se place à quatre pattes à côté, pareil. Puis on crie « lièvre! » et l’on bondit, ou « loup! » et l’on avance sans bruit, une patte à la fois, sur une ligne.} {4-5a|À quatre ans, chacun donne une preuve, la taille ou la place des trous.} {4-5a !multiage|L’un défend le lièvre, l’autre le loup; chacun montre sa preuve du doigt. De quel bord allait-il, d’où venait-il? On remonte au premier trou.} Une vraie piste? Elle saute ou elle marche; chien et renard marchent aussi.',
        ),
        play(
          { 45: 8 },
          'On invente une bête et l’on imprime son pas, cinq fois de suite. {2-3a|À deux ans, on fait la bête à mitaines : à genoux, deux creux, on avance, deux creux.} {2-3a !multiage|Imprimez un pied, un genou, une mitaine : il choisit ce qui vient après. La bête a un cri; on le lâche à chaque trou. Puis elle se couche sur le dos, se relève, et l’on regarde la forme de tout son corps.} {3-4a|À trois ans, une bête qui boite : botte, mitaine, botte, mitaine.} {3-4a !multiage|L’ami qui ne l’a pas vue passer cherche comment elle avance, et l’essaie dans la neige d’à côté. Ses trous sont-ils pareils? La bête lui donne un indice, sans parler : elle fait un seul pas. Puis on échange.} {4-5a|À quatre ans, une bête de deux amis, à huit pattes : où tombe chacune?} {4-5a !multiage|Les autres comptent ses pattes d’après les trous, disent si elle marche ou saute, puis d’où elle venait. La bête revient faire ses pas : combien d’indices étaient bons? On lui donne un nom, puis deux autres amis lui changent une seule patte.}',
        ),
        closing(
          { 20: 3, 30: 4, 45: 5 },
          'Tout le monde au bord, dos au chemin du retour. « Qui a passé ici? » Chacun va se mettre une dernière fois dans une marque à lui. Pointez-en une : « Et celle-là, un loup? » Au premier « non », vous y mettez votre botte. {si-colorant-alimentaire si-eau-colorée si-vaporisateurs|Chacun en choisit une : vous la teintez au vaporisateur, pour la retrouver demain.} {3-4a 4-5a|« Et la piste aux quatre trous? » On le dit ensemble : lièvre, parce que…} Comptez le groupe. « D’où venions-nous? Nos bottes le savent. » On rentre en remontant ses propres pas, jusqu’{parc|au bord du parc}{cour|à la porte}{bois|à l’entrée du bois}; les mitaines mouillées se changent.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'C’est vous qui dites « loup » le plus souvent, et pour rire : le groupe vous corrige, il n’a plus à avoir peur.',
          'Devant un trou, tendez la botte ou la mitaine avant de donner un nom.',
          'Un enfant s’inquiète pour vrai? Accroupissez-vous : « Le loup se tient loin des gens. Regarde, ici : des bottes, et un chien avec elles. » Il garde votre main, et choisit s’il vient voir.',
          '{3-4a 4-5a|Vous ne savez pas non plus? Dites-le : « Ça marche, ça a des doigts. On ne sait pas qui. » C’est une réponse.}',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui entre dans ce trou-là?',
          'Qui a passé ici?',
          '{3-4a 4-5a|D’où venait-il, et à quoi le vois-tu?}',
          '{3-4a 4-5a|Comment avance une bête qui laisse ces trous?}',
        ],
      },
      vocabulaire: [
        'la piste',
        'la trace',
        'le lièvre',
        'le loup',
        'le bond',
        'à pieds joints',
        'entrer dedans',
        '{3-4a 4-5a|la preuve}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'La neige est haute pour lui? Tapez un couloir, et faites-y des trous peu creux, à la longueur de son pas. Un seul trou où remettre sa botte peut durer toute la période.',
        },
        {
          pour: '3-4a',
          texte:
            'Il dit « loup » à tout coup? Demandez-lui d’abord un seul indice : « Ça saute, ou ça marche? » Il répond avec ses jambes.',
        },
        {
          pour: '4-5a',
          texte:
            'Il prépare lui-même, derrière votre dos et à votre portée, une piste de lièvre ou de loup, et c’est vous qu’on juge : il vous corrige, preuve en main.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil ou en traîneau, il roule sur un couloir tapé, laisse deux lignes que les autres devinent, et imprime ses mitaines dans un bac de neige sur ses genoux. Il voit peu? Sa mitaine descend dans le creux, suit le bord, en cherche un autre. Le mot « loup » l’affole? Dites « une bête ».',
        },
        {
          pour: 'interieur',
          texte:
            'Trop froid? Sur le plancher, une mitaine par patte : quatre ensemble et un vide, ou une à la fois en ligne. On saute ou l’on marche à côté.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’été, le carré de sable, arrosé et lissé, garde la marque des souliers et des mains.',
        },
      ],
      securite: {
        risquesAcceptes: ['Chute dans la neige molle, botte qui reste prise.', 'Marque écrasée par un ami, à refaire.'],
        dangersAEliminer: [
          'Meneur qui s’éloigne : dix pas, dans la limite et sous vos yeux; vous ne chantez pas de dos, vous le regardez.',
          'Bond sur une croûte, une glace ou une roche : on saute dans la neige molle que vous avez tâtée, jamais d’une butte ni sur quelqu’un.',
          '{parc|Glisseurs, chiens détachés, étang gelé, rue : la piste leur tourne le dos. Un chien approche? On ne court pas, on se rassemble contre vous.} {cour|Neige sous le bord du toit, ou tassée par la souffleuse : hors du jeu.} {bois|Sous un sapin, la neige est creuse et les branches basses : on passe au large. Ni plan d’eau gelé, ni motoneige; bois où la chasse et le piégeage sont interdits.}',
          'Vrai animal : on recule ensemble, on regarde de loin, sans toucher ni nourrir. Crottes et neige jaune : mains dans le dos.',
          'Neige à la bouche : elle se marche, elle ne se mange pas.',
          'Froid : suivez le seuil de votre milieu, au plus bas -27 °C; touchez nuques et mains entre deux jeux; mitaine mouillée, mitaine changée.',
          '{si-raquettes|Raquette près d’un visage : on la presse à plat, à deux mains; elle se plante ensuite au bord, loin des sauts.} {3-4a 4-5a si-traîneaux|Corde de traîneau : dans une main, jamais autour du corps ni du cou; personne ne monte.}',
          '{si-colorant-alimentaire si-eau-colorée si-vaporisateurs|Vaporisateur : dans votre main, visé vers la neige, loin des mitaines.}',
        ],
        supervision: 'palier2',
        allergies: ['Asthme au froid : la pompe et l’auto-injecteur restent au chaud, sous votre manteau.'],
      },
      observation: [
        'Raisonnement : que fait l’enfant pour savoir à qui est une trace, et que change-t-il quand elle ne va pas?',
        'Motricité globale : comment saute-t-il, retombe-t-il, se relève-t-il dans la neige?',
        'Schéma corporel : quelle partie de son corps approche-t-il d’un creux?',
      ],
      prolongements: [
        'Demain, retournez voir vos trous : la neige ou le vent les ont-ils remplis, et quelqu’un d’autre a-t-il passé?',
        'Au départ, l’enfant montre à son parent une de ses marques : « Un loup? Mets ta botte dedans! » La botte du parent y entre-t-elle?',
      ],
      reflexionRetroaction: [
        'Ai-je laissé la neige répondre avant moi?',
        'Qui disait « loup » par peur, qui le disait par jeu, et comment l’ai-je su?',
      ],
    },
  },
]
