import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Balls that miss the bend of a ramp, bridges loaded until they fall, castles that a dragon shakes, roads of tape, dinosaurs measured. */
export const TWO_TO_FIVES_RAMP_AND_BRIDGE_SHEETS: readonly BankSheet[] = [
  {
    key: 'la-balle-a-manque-le-virage',
    summary:
      'Une balle descend la rampe et s’échappe. Une main l’arrête là où elle est sortie; puis un carton prend la place de la main.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['cabanes-et-constructions', 'mouvement-et-defis'],
    materials: ['cartons-et-boites', 'ballons'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'glissades et rampes',
      'glissade',
      'rampes',
      'rampe',
      'rampe de balles',
      'glissade de balles',
      'faire rouler des balles',
      'faire descendre une balle',
      'balles',
      'rouleaux de carton',
      'ruban adhésif',
      'cartons',
      'parcours de billes',
      'piste de balles',
      'gouttière de carton',
      'pente',
      'virage',
      'plan incliné',
      'la balle sort de la piste',
    ],
    seen: [
      'il lâche sa balle en haut de la planche et elle revole toujours sur le côté',
      'elle place des livres de chaque bord pour que la bille reste dans le chemin',
      'ils collent des tubes bout à bout pis regardent débouler ce qu’ils mettent dedans',
      'il s’enrage, son affaire débarque du chemin à chaque coup, il veut tout défaire',
      'elle garde sa main dans la courbe, mais elle est tannée de la tenir',
      'il demande pourquoi ça sort toujours dans le croche et jamais dans le droit',
      'depuis les glissades d’eau, ils veulent faire des toboggans pour leurs balles',
      'au coin construction, ils penchent la table pour faire rouler les billes',
    ],
    picture:
      'Une enfant à genoux lâche une balle sur une rampe de carton; elle saute au virage, la paume d’un ami l’arrête et un autre apporte un carton debout.',
    scenes: ['rouler', 'empiler-construire'],
    sheet: {
      titre: 'La balle a manqué le virage de la rampe',
      observationDepart:
        'Les enfants appuient un carton sur une chaise et y lâchent une balle. {3-4a|« Elle est tombée à côté! »} {4-5a|« On va faire une glissade qui tourne! »}',
      intentionEducative:
        'Permettre à l’enfant de prévoir le chemin d’une balle sur une rampe, de trouver où elle s’échappe et de corriger cet endroit-là.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Faire descendre une balle d’une chaise au plancher, et la suivre des yeux.',
        'Mettre la main, puis un mur de carton, là où la balle s’échappe.',
        '{3-4a|Pencher la rampe plus ou moins, et voir quand la balle va le plus vite.}',
        '{4-5a|Dire d’avance où ira la balle, et ne changer qu’une chose à la fois.}',
      ],
      materiel: [
        item(
          'Rouleaux de carton, fendus',
          'deux longs (essuie-tout) pour deux ou trois enfants',
          'Cartons, deux longs pour deux ou trois enfants',
        ),
        item('Balles', 'une pour deux ou trois enfants', null),
        optional(
          '{30min 45min !3-4a si-billes-de-bois|Billes de bois}',
          '{30min 45min !3-4a si-billes-de-bois|une pour deux ou trois enfants, comptées}',
          null,
        ),
        optional('Ruban adhésif', 'un rouleau', null),
        item('Chaises', 'une pour deux ou trois enfants', null),
        item('Ciseaux de l’adulte, qui restent rangés pendant le jeu', 'une paire', null),
      ],
      preparation: [
        'D’avance, sans les enfants : aplatissez chaque rouleau et coupez-le le long de ses deux plis. Deux rouleaux donnent quatre gouttières à l’équipe : deux pour la rampe, une pour le virage, et une coupée en trois, pour les murs.',
        'En cartons : un premier, long comme votre bras, se plie en trois, les deux bords relevés; c’est la rampe. Coupez le second en deux : une moitié, pliée de même, fait la gouttière du virage; l’autre donne trois murs.',
        'Choisissez des balles légères, plus grosses qu’un rouleau de papier de toilette.',
        'Formez des équipes de deux, ou de trois si le nombre est impair : une chaise par équipe, le dossier au mur, deux grands pas entre les chaises. Un mur ne suffit pas? Prenez-en deux.',
        'Pour une rampe de rouleaux, mettez deux gouttières bout à bout, celle d’en haut par-dessus celle d’en bas : sinon, la balle accroche. Avec du ruban adhésif, collez-les, et laissez six bouts au bord de chaque chaise, à portée de main. Sans ruban, l’enfant d’en haut tient la gouttière du haut, et celui d’en bas tient l’autre.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Assise par terre, poussez une balle au bord du siège d’une chaise. Poc, elle tombe. Prenez la petite voix de la balle : « Moi, je voulais une glissade! » Appuyez une rampe sur le siège, un peu penchée de côté, et tenez-la. Un enfant lâche la balle en haut : elle roule, puis sort par le côté. Mettez votre autre main là où elle est sortie; l’enfant recommence. La balle cogne votre main et descend jusqu’au plancher. « Une main, ça répare une rampe. Mais la mienne est fatiguée : que mettre à sa place? » Essayez leurs idées, puis un mur de carton.',
        ),
        play(
          { 20: 7, 30: 8, 45: 12 },
          'Chaque équipe appuie sa rampe sur sa chaise; une main ou un bout de ruban adhésif tient le haut. L’un lâche la balle, l’autre l’attend en bas; à trois, le troisième tient la rampe. Puis on change. Ensuite, l’un tient le haut de la rampe plus haut que le siège : « Grosse pente! » Puis presque au plancher : « Petite pente! » L’autre lâche la balle. {3-4a|À trois ans, on lâche, on regarde, on recommence. Quand la balle va-t-elle le plus vite? Elle sort par le côté? Une main se met là.} {4-5a|À quatre ans, celui qui la lâche montre d’abord du doigt : « Elle va sortir ici », sur le côté ou tout en bas. On change la pente : sort-elle au même endroit?} {45min !multiage|Puis chaque équipe essaie sa balle sur la rampe d’une autre : y va-t-elle plus vite?}',
        ),
        play(
          { 20: 6, 30: 7, 45: 12 },
          '« La balle voudrait tourner. » Sous le pied de la rampe, on glisse de biais une gouttière : voilà un virage. La balle file tout droit et saute dehors. « J’ai manqué le virage! » crie-t-on pour elle. On montre où elle est sortie, on y met la main, on recommence; puis un mur, collé ou tenu debout, remplace la main. {3-4a|À trois ans, la paume sent la balle cogner, encore et encore. L’ami apporte alors un mur : « Tiens-le là! » La balle tourne-t-elle comme avec la main?} {4-5a|À quatre ans, on cherche pourquoi elle le manque : elle va trop vite, le virage est trop serré, il n’y a pas de mur? On change une seule chose et l’on essaie trois fois. Combien de fois a-t-elle tourné?} {45min !multiage|Le virage tient? On le fait tourner de l’autre bord.}',
        ),
        play(
          { 30: 7, 45: 11 },
          '« Où est la sortie? » Un ami s’assoit au bout de la rampe, les jambes ouvertes : la balle doit arriver entre ses pieds. Puis on change de place. {!3-4a si-billes-de-bois|Avec une bille de bois, l’ami rapetisse la sortie : une porte de trois doigts, entre ses deux mains.} {3-4a|À trois ans, à chaque balle reçue, l’ami recule d’une fesse : jusqu’où la rampe peut-elle l’envoyer? La balle passe à côté? On tourne un peu le bas de la rampe vers lui.} {4-5a|À quatre ans, l’ami s’assoit où il veut : loin, de côté, juste à côté de la chaise. On lui mène la balle sans bouger ni la chaise ni l’ami. Faut-il un virage, un mur, deux murs? On montre du doigt le chemin de la balle avant de bâtir.}',
        ),
        closing(
          { 20: 4, 30: 4, 45: 5 },
          '« Dernière descente! » Chaque équipe lâche sa balle et la regarde faire tout le chemin. Puis on enlève le morceau d’en bas et l’on recommence : où va-t-elle, maintenant? On en enlève un autre. À la fin, plus de rampe : poc, la balle tombe de la chaise, comme au début. « Quel morceau l’aidait le plus? » Chacun lève celui qu’il choisit et le porte sur la pile; les balles se couchent dessus.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Regardez d’abord où la balle est sortie : « Elle s’en va par là. » Attendez la main de l’enfant avant d’avancer la vôtre.',
          'Tenez ce qu’on vous demande de tenir, là où on vous le dit, même si ça ne marchera pas.',
          'Deux enfants veulent lâcher la balle? Celui d’en bas la rapporte, et c’est lui qui la lâche.',
        ],
        questionsOuvertes: [
          'Par où s’est-elle échappée?',
          'Que pourrait-on mettre à la place de ta main?',
          '{4-5a|Qu’as-tu changé, cette fois-ci?}',
        ],
      },
      vocabulaire: [
        'la rampe',
        'la pente',
        'le virage',
        'le bord',
        's’échapper',
        'réparer',
        'plus vite',
        '{!20min|la sortie}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Une rampe droite suffit longtemps. Il lâche la balle et court après? L’ami d’en bas la lui rapporte dans la main : il reste en haut et voit tout le chemin.',
        },
        {
          pour: '4-5a',
          texte:
            'Il garde le même virage et échange sa balle contre celle d’une autre équipe, plus grosse ou plus molle. Manquera-t-elle le virage? Il le dit avant de la lâcher.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Il voit peu? Il suit la rampe de la main, puis écoute où la balle quitte le carton. S’agenouiller est difficile? La rampe descend de la table à ses genoux, et il l’attrape là. Les essais ratés le fâchent? Sa main fait le mur : elle réussit tout de suite.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, une rigole tapée dans un banc de neige fait la rampe, et une mitaine remplace la main.} {hiver|L’été, dans la cour, la rampe descend d’un banc de jardin jusqu’à l’herbe : où la balle s’arrête-t-elle?}',
        },
      ],
      securite: {
        risquesAcceptes: ['Balle reçue sur les doigts.', 'Rampe qui glisse juste avant la balle, et déception.'],
        dangersAEliminer: [
          'Enfant debout sur une chaise : les pieds ou les genoux restent au plancher; la chaise, dossier au mur, ne porte que la rampe.',
          '{3-4a|Balle qui passe dans un rouleau de papier de toilette : elle reste hors du jeu.} {!3-4a !si-billes-de-bois|Balle qui passe dans un rouleau de papier de toilette : elle reste hors du jeu.} {!3-4a 20min si-billes-de-bois|Balle qui passe dans un rouleau de papier de toilette : elle reste hors du jeu.} {!3-4a !20min si-billes-de-bois|Bille à la bouche, au nez ou à l’oreille : vous les comptez avant et après; qui en porte une à son visage joue avec une grosse balle.}',
          'Balle lancée : on ouvre la main et elle descend seule.',
          'Balle perdue sous les pieds : on la ramasse avant de la lâcher de nouveau.',
          'Coin de carton qui pique un doigt ou un œil : repliez les coins pointus. Les ciseaux ne sont plus là quand les enfants arrivent.',
        ],
        supervision: 'palier2',
        allergies: ['Latex : balles de mousse, de tissu ou de plastique.'],
      },
      observation: [
        'Raisonnement : où l’enfant met-il la main, et que change-t-il après un essai raté?',
        'Éveil aux sciences : que dit-il de la pente et de la vitesse?',
        'Compétences sociales : comment laisse-t-il à l’autre le tour de lâcher la balle?',
      ],
      prolongements: [
        'Demain, une seule longue rampe pour tout le groupe : qui fait quel morceau?',
        'À la maison, un coussin, une boîte de céréales vide et ouverte, et une paire de bas en boule : l’enfant montre à sa famille comment une main répare une rampe.',
      ],
      reflexionRetroaction: [
        'Ai-je réparé une rampe avant que l’enfant ait vu ce qui n’allait pas?',
        'Qui a essayé une troisième fois, et qu’est-ce qui l’y a aidé?',
      ],
    },
  },
  {
    key: 'il-en-portait-quatre',
    summary:
      'Une auto, deux autos, trois… Le pont s’écroule : « Il en portait trois! » Un doigt pèse dessus : là où ça bouge, on met un pilier.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['cabanes-et-constructions', 'nombres-et-formes'],
    materials: ['cartons-et-boites'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'les ponts',
      'ponts',
      'pont',
      'construire un pont',
      'la construction',
      'construction',
      'blocs',
      'blocs et petites autos',
      'petites autos',
      'pont pour les autos',
      'boîtes de carton',
      'rouleaux de papier de toilette et carton',
      'piliers',
      'le pont s’écroule',
      'tout s’écroule quand ils mettent une auto dessus',
      'pont solide',
      'combien d’autos',
      'faire tenir',
      'ingénieur',
    ],
    seen: [
      'il aligne des chars sur une planche entre deux blocs jusqu’à ce que ça débâtisse',
      'elle pose un livre entre deux chaises et y empile ses camions un par un',
      'ils mettent des rouleaux sous leur plateau pour que ça supporte plus lourd',
      'il démolit exprès en mettant le gros camion pour voir la chute',
      'elle est toute fière, le sien en a porté six avant de tomber',
      'il se choque, ça s’écroule au milieu, il comprend pas pourquoi',
      'depuis les travaux sur l’autoroute, ils me parlent juste de ce qui tient ou pas',
      'au coin des blocs, ils comptent tout haut combien de chars avant le boum',
    ],
    picture:
      'Le pont bascule et les autos glissent; une enfant lève les bras et quatre doigts; un ami pèse d’un doigt sur son pont, un pilier dans l’autre main.',
    scenes: ['empiler-construire', 'compter', 'vehicules'],
    sheet: {
      titre: 'Le pont en portait quatre!',
      observationDepart:
        'Deux piliers, un long morceau dessus : c’est un pont. Une auto y monte, et tout s’écroule. {3-4a|« Encore! »} {4-5a|« Il est pas assez fort! »}',
      intentionEducative:
        'Soutenir l’enfant qui cherche ce qui fait tenir un pont : quand tout s’écroule, il sait combien d’autos le pont portait, et il le rebâtit pour une de plus.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
      ],
      objectifs: [
        'Bâtir un pont et compter les autos qu’il porte.',
        'Peser d’un doigt pour trouver où le pont bouge, et y mettre un pilier.',
        '{3-4a|Annoncer un nombre quand le pont s’écroule, puis rebâtir.}',
        '{4-5a|Éloigner les piliers, et comparer combien d’autos le pont porte alors.}',
      ],
      materiel: [
        item(
          'Blocs',
          'dix par enfant, dont deux longs, et six pour vous',
          'Boîtes de carton, ou rouleaux de papier de toilette et carton',
        ),
        item('Petites autos', 'trois par enfant, et cinq pour vous', 'Souliers d’intérieur'),
        optional('Ruban adhésif', 'deux bouts par enfant, longs comme votre main', 'Ruban-cache'),
        optional('{si-chaudières|Chaudières à anse}', '{si-chaudières|une pour deux enfants}', null),
        optional('{si-cordes|Corde}', '{si-cordes|une longue, couchée à plat}', null),
        optional('{si-livres|Livres cartonnés}', '{si-livres|un par pont}', null),
        optional('{30min 45min si-figurines|Figurines}', '{30min 45min si-figurines|une par enfant}', null),
        optional('{30min 45min 4-5a si-papier|Papier}', '{30min 45min 4-5a si-papier|une feuille par enfant}', null),
      ],
      preparation: [
        'Chaque enfant a de quoi faire des piliers, et deux morceaux pour le tablier, la partie du pont où l’on roule : deux blocs longs, ou deux bandes de carton larges comme votre main. {si-livres|Un livre cartonné, fermé, fait un tablier large.} Peu de longs blocs? On bâtit à deux.',
        'En carton, on bâtit à deux ou à trois : quatre petites boîtes fermées ou quatre rouleaux debout font les piliers, et vous découpez les bandes d’avance dans une grande boîte. Sur le plancher dur, un pont tient mieux que sur le tapis.',
        'Sans petites autos, les souliers d’intérieur sont les autos, « vrrr! » : ils montent sur le pont un à un, les vôtres aussi. Les piliers sont alors larges comme la main, et les enfants jouent pieds nus : en chaussettes, ils glisseraient.',
        'Les ponts se bâtissent le long des murs, à un bras d’écart : personne n’enjambe celui d’un autre. Du ruban adhésif? Collez d’avance, à chaque place, deux traits à quelques doigts l’un de l’autre. {si-cordes|Une longue corde couchée le long du mur est la rivière : chaque pont l’enjambe.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Posez deux piliers, quelques doigts entre eux, et un long tablier qui dépasse des deux bouts. « Voici mon pont. » Faites-y monter une auto, au milieu. « Une! » Une autre derrière : « Deux! » Continuez vers le bout, de plus en plus lentement, jusqu’à ce que tout s’écroule. Levez les bras : « Il en portait quatre! », ou le nombre qu’il portait juste avant de tomber. « Je vais le rebâtir plus fort. Et ton pont à toi, combien d’autos? » S’il y a deux traits de ruban adhésif à chaque place, c’est le ravin : aucun pilier du premier pont n’y descend.',
        ),
        play(
          { 20: 7, 30: 8, 45: 12 },
          'Chacun bâtit son pont et le charge, une auto à la fois, en comptant tout haut. {si-chaudières|Une chaudière pendue à la main est la grue : elle livre les autos.} Boum? On crie le nombre que le pont portait, et l’on rebâtit. Il manque d’autos? Deux voisins mettent les leurs ensemble, un pont à la fois. {3-4a|À trois ans, les piliers sont d’abord presque collés. Le pont refuse de tomber? On met toutes les autos au milieu, puis toutes sur un bout : que fait le tablier?} {4-5a|À quatre ans, on annonce avant : « Il va en porter six. » On met l’auto la plus lourde en premier, puis en dernier : le compte change-t-il? Puis on charge le milieu seulement, ou les deux bouts à la fois. Où le pont en porte-t-il le plus?}',
        ),
        play(
          { 20: 6, 30: 7, 45: 12 },
          'Avant la prochaine auto, montrez le doigt qui cherche : « Je pèse ici… ça bouge. Ici… ça ne bouge pas. » Chacun pèse d’un doigt sur son tablier, d’un bout à l’autre. Là où ça plie ou ça bascule, on glisse un pilier dessous. {3-4a|À trois ans, on essaie un pilier : trop haut, il soulève le pont; trop bas, il ne touche pas au tablier. On en cherche un autre parmi ses morceaux, puis le doigt revient peser.} {3-4a !multiage|On recharge : en porte-t-il une de plus?} {4-5a|À quatre ans, on écarte les piliers d’une main de plus. Le tablier est trop court? On en met deux bout à bout : où faut-il un pilier pour qu’ils tiennent? Combien d’autos, maintenant? On essaie ensuite deux tabliers l’un sur l’autre, puis un seul et un pilier de plus : lequel aide le plus?}',
        ),
        play(
          { 30: 7, 45: 11 },
          'Maintenant, les autos traversent le pont d’un bout à l’autre. À chaque bout du pont, on appuie une côte faite d’un bloc ou d’un carton. {si-figurines|Une figurine veut traverser à pied : compte-t-elle pour une auto, ou pour deux?} {3-4a|À trois ans, l’auto monte au pas, traverse, redescend. Le pont bouge? On cherche quel pilier branle, et l’on en met un plus large à sa place.} {4-5a|À quatre ans, l’enfant montre sur ses doigts combien d’autos son pont peut porter. Un ami arrive avec les siennes : il compte celles qui sont déjà dessus. Y a-t-il de la place, ou faut-il attendre qu’une descende? Puis on roule chez lui.} {4-5a si-papier|Un tablier de papier plie sous une auto : plissé en accordéon, en porte-t-il une?}',
        ),
        closing(
          { 20: 4, 30: 4, 45: 5 },
          'Chacun lève sur ses doigts le plus grand nombre que son pont a porté. « Deux! » « Six! » Tous les nombres sont applaudis. Puis les autos redescendent une à une, et l’on compte à l’envers, jusqu’à zéro. Chacun pèse d’un doigt sur son pont vide : tient-il encore? « Merci, le pont. » On ôte le tablier d’abord, puis les piliers, du haut vers le bas, et les autos rentrent : vrrr.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Quand ça tombe, dites le nombre avant tout : « Il en portait deux! » L’enfant a quelque chose à garder, même si tout est par terre.',
          'Pesez d’un doigt à côté de l’enfant, sur votre pont à vous, plutôt que de lui montrer sur le sien.',
          'Un pont est renversé par le voisin? Son nombre compte quand même; les deux le rebâtissent.',
        ],
        questionsOuvertes: [
          'Où ton pont bouge-t-il?',
          'Combien en portait-il juste avant de tomber?',
          '{4-5a|Qu’est-ce qui l’a rendu plus fort?}',
        ],
      },
      vocabulaire: [
        'le pont',
        'le pilier',
        'le tablier',
        'basculer',
        's’écrouler',
        'porter',
        'solide',
        '{4-5a|une de plus}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Il préfère tout faire tomber? Comptez avec lui jusqu’au boum, deux ou trois fois; puis : « Mon pont à moi, peux-tu l’aider à en porter une de plus? »',
        },
        {
          pour: '4-5a',
          texte:
            'Il bâtit un pont plus haut, de deux étages de piliers, et annonce combien d’autos il portera : plus, moins, autant? Son tablier est en carton? Il en relève les deux bords et recompte.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le bruit des blocs lui fait mal? Son pont se bâtit sur un tapis, loin des autres. Ses gestes sont brusques? Ses plus gros morceaux font les piliers, et il dépose l’auto avec toute sa main. Il ne compte pas à voix haute? Un doigt se lève pour chaque auto.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, deux tas de neige tapée portent un carton : combien de boules de neige avant qu’il plie?} {hiver|L’été, dans la cour, deux chaudières à l’envers et un carton font le pont du carré de sable.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Bloc tombé sur un doigt ou un orteil.', 'Pont qui tombe trop tôt, et grosse peine.'],
        dangersAEliminer: [
          'Enfant qui monte sur un pont : il porte des autos, jamais une personne.',
          '{3-4a|Bloc ou auto qui passe dans un rouleau de papier de toilette : hors du jeu.} Roue qui branle ou éclat de bois : ce morceau sort du jeu.',
          'Pilier de bois plus haut que l’épaule d’un enfant à genoux : on s’arrête là, et les blocs de trop élargissent le bas.',
          'Auto ou bloc lancé sur un pont : on dépose chaque auto avec la main.',
          'Auto ou soulier oublié au plancher : le chemin devant les ponts reste vide.',
          '{si-cordes|Corde levée ou enroulée : elle reste à plat; au premier bout soulevé, vous la rangez.}',
          '{si-chaudières|Chaudière balancée : elle pend le long de la jambe, et l’on marche.}',
        ],
        supervision: 'palier2',
        allergies: ['Peinture ou vernis qui s’écaille : ce bloc sort du jeu.'],
      },
      observation: [
        'Raisonnement : que change l’enfant après un écroulement, et pour quelle raison?',
        'Éveil aux mathématiques : comment compte-t-il les autos, et quel nombre annonce-t-il?',
        'Compétences émotionnelles : que fait-il juste après le boum?',
      ],
      prolongements: [
        'À la prochaine promenade, cherchez un vrai pont, un viaduc ou une passerelle : où sont ses piliers?',
        'À la maison, deux livres et une feuille de papier : avec sa famille, l’enfant cherche combien de cuillères le pont peut porter.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé un pont tomber sans m’en excuser ni le retenir?',
        'Quel enfant a cherché pourquoi, et lequel a seulement recommencé?',
      ],
    },
  },
  {
    key: 'le-dragon-fait-trembler-le-chateau-fort',
    summary:
      'Une tour s’élève, on recule d’un pas, et le dragon passe en frappant du pied. Poum! Tient-elle? On élargit la base du château fort.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['cabanes-et-constructions', 'contes-et-lettres'],
    materials: ['cartons-et-boites'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'château fort',
      'châteaux forts',
      'châteaux',
      'château de blocs',
      'château de carton',
      'blocs de bois',
      'blocs',
      'cartons',
      'tours',
      'tour qui tient',
      'des tours de plus en plus hautes',
      'bâtir une tour',
      'faire tenir une tour',
      'muraille',
      'rempart',
      'la tour tombe',
      'construction',
      'forteresse',
      'deux tours pareilles',
      'dragon',
    ],
    seen: [
      'il saute à côté de la pile de blocs pour la faire tomber sans y toucher',
      'elle élargit le bas avec trois rangées, comme ça tient mieux',
      'ils piétinent fort autour des gratte-ciels de carton et regardent qui reste debout',
      'il braille parce que son gratte-ciel vient de tomber, un ami a passé trop proche',
      'elle veut toucher au plafond, elle monte sur la pointe des pieds',
      'ils accourent donner un coup de pied dans la tour de l’autre, ça se chamaille',
      'depuis le livre de rois, ils bâtissent un fort et crient l’ennemi arrive',
      'au coin blocs, ils tapent du pied ensemble pour voir ce qui reste debout',
    ],
    picture:
      'Un enfant-dragon, mains dans le dos, lève le pied près de deux tours jumelles et d’une muraille ronde; deux bâtisseurs retiennent leur souffle.',
    scenes: ['empiler-construire', 'demolir'],
    sheet: {
      titre: 'Poum! Le château fort tremble',
      observationDepart:
        'Les enfants bâtissent des tours de plus en plus hautes et essaient de les faire tenir. {3-4a|« Elle penche! »} {4-5a|« La mienne va toucher au plafond! »}',
      intentionEducative:
        'Soutenir l’enfant qui cherche ce qui fait tenir les tours d’un château fort : il en bâtit une, la met à l’épreuve, regarde où elle bouge et recommence.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
      ],
      objectifs: [
        'Bâtir une tour, reculer d’un pas et regarder si elle tient.',
        'Élargir le bas d’une tour qui bouge.',
        '{3-4a|Bâtir une deuxième tour à côté de la première.} {4-5a|Bâtir deux tours pareilles, pièce pour pièce.}',
        '{!20min|Fermer le château d’une muraille, avec une porte où passe la main.}',
      ],
      materiel: [
        item('Blocs de bois', 'quinze par enfant', 'Cartons fermés, quatre par enfant'),
        optional('Rouleaux de papier de toilette', 'trois par enfant', null),
        optional('Ruban adhésif', 'un rouleau, tenu par vous', null),
        optional(
          '{si-figurines si-dinosaures|Figurines d’animaux ou dinosaures}',
          '{si-figurines si-dinosaures|une par enfant}',
          null,
        ),
        optional('{si-foulards si-tissus|Foulard}', '{si-foulards si-tissus|un, pour le dragon}', null),
        optional('{si-instruments|Tambour ou maraca}', '{si-instruments|un seul}', null),
        optional('{si-coussins|Coussin}', '{si-coussins|un, hors du chemin}', null),
        optional('{30min 45min si-autos|Petites autos}', '{30min 45min si-autos|une par enfant}', null),
      ],
      preparation: [
        'Versez les blocs au milieu, en un long tas, pour que chacun en ait à portée de main. Les cartons se mêlent bien aux blocs : les plus gros vont en bas. Fermez-les, les rabats rentrés. Avec peu de blocs, ou en cartons seulement, on bâtit à deux ou à trois.',
        'La hauteur se mesure au menton. Un carton est léger : la tour peut aller jusqu’au menton de l’enfant debout. Un bloc de bois est dur : elle s’arrête au menton de l’enfant à genoux.',
        'Chaque château a son terrain, à deux pas de celui du voisin. Gardez un chemin vide autour des tours, pour les pieds du dragon.',
        'Essayez d’avance : frappez du pied près d’une petite tour. Elle ne bouge pas, sur du béton par exemple? Bâtissez sur un tapis mince. Le pied frappe le tapis à côté de la tour; s’il le faut, vous en tirez le bord d’un petit coup à chaque « poum ».',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'À genoux, empilez quatre blocs ou trois cartons : « La première tour du château fort. » {si-figurines si-dinosaures|Une figurine y monte la garde, tout en haut : tiendra-t-elle?} Un enfant, à genoux pour le bois ou debout pour les cartons, met la main à plat sous son menton et l’avance vers la tour : « Jusqu’ici, pas plus haut. » Tout le monde recule d’un pas. « Chut… le dragon s’en vient. » {si-foulards si-tissus|Un foulard sur l’épaule, sans nœud, dit qui est le dragon.} Faites le dragon, les pieds lourds, sans toucher à rien : poum, poum, poum. La tour bouge, ou tombe. « Il veut seulement passer, mais qu’il est pesant! Comment faire une tour qui tient quand le dragon passe? »',
        ),
        play(
          { 20: 7, 30: 8, 45: 12 },
          'Chacun bâtit sa tour, la main au menton pour savoir où s’arrêter. La tour est prête? On recule d’un pas et l’on appelle : « Dragon! » Passez, poum, poum. Un enfant prend ensuite votre place, puis un autre; le reste du groupe bâtit. Avec des rouleaux de papier de toilette, on en met trois debout sous un étage : des colonnes. {3-4a|À trois ans, on ajoute un bloc, on recule, on regarde. Elle tombe? On montre par où, et l’on met deux pièces côte à côte tout en bas : voilà une base large, comme de grands pieds.} {4-5a|À quatre ans, on penche la tête : est-elle droite? On essaie la même hauteur de deux façons : une seule pièce à la base, puis deux ou trois côte à côte. Laquelle le dragon fait-il bouger?}',
        ),
        play(
          { 20: 6, 30: 7, 45: 12 },
          'Un château fort a deux tours. On bâtit la seconde à trois largeurs de main de la première. {3-4a|À trois ans, on regarde l’une, on pose sur l’autre : un gros en bas, un autre gros en bas. « Pareille? » On met une main sur chaque tour : les mains sont-elles à la même hauteur?} {4-5a|À quatre ans, elles sont jumelles, pièce pour pièce. Un ami ferme les yeux, on change une seule pièce d’une tour : la trouve-t-il sans toucher? Puis on pose un long bloc ou un carton en travers des deux : tiennent-elles mieux ensemble?} Le dragon repasse, tout doucement : quelle tour bouge le plus? Avec du ruban adhésif, chacun en colle deux bouts là où ça branle, et rappelle le dragon.',
        ),
        play(
          { 30: 7, 45: 11 },
          'La muraille part d’une tour, s’arrondit et rejoint l’autre, avec une porte au milieu : dedans, c’est la cour du château fort. Il ne reste plus rien au tas? On en prend en haut des tours. {3-4a|À trois ans, on couche blocs ou cartons à la file, puis un deuxième rang dessus, s’il en reste. On laisse un trou pour la porte. Toc, toc : la main y passe et va saluer dans la cour.} {4-5a|À quatre ans, chaque pièce du deuxième rang se pose sur la fente entre deux pièces du premier. Plus loin, on pose les pièces fente sur fente : un doigt pousse les deux bouts de muraille, lequel cède? Pour la porte, deux pièces debout, une couchée par-dessus, et toute la main passe.} {si-autos|Une auto passe-t-elle par la porte?}',
        ),
        closing(
          { 20: 4, 30: 4, 45: 5 },
          'Tout le monde recule de deux pas et s’assoit : on regarde les châteaux forts, du plus haut au plus bas. « Quelle tour n’a jamais eu peur du dragon? » Chacun montre ce qui a fait tenir la sienne. Puis le dragon fatigué passe une dernière fois, à quatre pattes, sans bruit. {si-instruments|Au tambour ou à la maraca, un enfant fait battre le cœur du dragon, presque sans bruit.} « Il demande la permission de ranger. » {si-coussins|Il s’endort sur un coussin : on range sans le réveiller.} On défait chaque tour de haut en bas, une pièce à la fois. « Qui restait en dessous de toutes les autres? » La pièce du bas rentre la dernière.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Dites où ça bouge, pas ce qu’il faut faire : « C’est le bas qui se sauve. » Laissez la main trouver.',
          'Passez loin d’une tour fragile, puis demandez au bâtisseur : « Le dragon revient-il plus près? »',
          'Qui veut tout renverser devient dragon : il frappe du pied, les mains dans le dos.',
        ],
        questionsOuvertes: [
          'Par où est-elle tombée?',
          'Qu’est-ce qui tient ta tour debout?',
          '{4-5a|Comment sais-tu que tes deux tours sont pareilles?}',
        ],
      },
      vocabulaire: [
        'le château fort',
        'la tour',
        'la base',
        'large',
        'pencher',
        'solide',
        'pareille',
        '{!20min|la muraille}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Offrez-lui d’abord des pièces de même grosseur. Le dragon l’inquiète? Personne ne passe près de sa tour : il l’essaie lui-même, d’un petit coup de pied au plancher ou d’un souffle.',
        },
        {
          pour: '4-5a',
          texte:
            'Il dessine dans les airs la tour qu’il veut, étage par étage, puis la bâtit. Il remplace ensuite un étage par un plus étroit, puis un autre : à partir de quel étage la tour branle-t-elle?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Les coups de pied l’inquiètent? Le dragon chuchote « poum » en marchant sur la pointe des pieds. Ses mains tremblent? Les plus grosses pièces sont pour lui. En fauteuil, il bâtit sur la table, et le dragon tapote sous la table.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, la tour se fait de neige tapée dans une chaudière : large en bas, elle tient.} {hiver|L’été, dans la cour, le château se bâtit en sable mouillé, et le dragon frappe à côté du carré.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Bloc tombé sur un orteil.', 'Tour qui tombe avant que le dragon passe.'],
        dangersAEliminer: [
          'Tour de bois plus haute que le menton de l’enfant à genoux : les blocs du haut vont à une autre tour.',
          'Visage ou mains sous une tour qu’on essaie : on recule d’un pas avant d’appeler le dragon.',
          'Dragon qui pousse, court ou botte : il marche dans le chemin vide, les mains dans le dos.',
          'Enfant qui grimpe sur un bloc ou un carton : les deux pieds restent au plancher.',
          'Bloc oublié sous un pied : on le remet au tas avant que le dragon passe.',
          '{si-foulards si-tissus|Foulard noué ou qui traîne sous un pied : choisissez-le court, posé sur l’épaule; s’il tombe, le dragon s’arrête et le reprend.}',
          '{30min 45min si-autos|Auto oubliée sous un pied : elle reste dans la cour du château.}',
        ],
        supervision: 'palier2',
        allergies: ['Peinture ou vernis qui s’écaille : ce bloc sort du jeu.'],
      },
      observation: [
        'Raisonnement : que change l’enfant, en bas ou en haut, quand sa tour bouge?',
        'Motricité fine : comment pose-t-il le dernier bloc, et de quelle main tient-il le reste?',
        'Éveil aux mathématiques : comment compare-t-il deux tours?',
      ],
      prolongements: [
        'Gardez une tour jusqu’à demain, là où personne ne passe : la nuit l’a-t-elle fait bouger?',
        'À la maison, avec la famille, des contenants vides font une tour : les pas d’un grand la font-ils trembler?',
      ],
      reflexionRetroaction: [
        'Ai-je laissé l’enfant décider du moment où sa tour était prête?',
        'Qui a regardé le bas quand le haut tombait?',
      ],
    },
  },
  {
    key: 'apres-toi-petite-auto',
    summary:
      'Deux rues de ruban-cache se croisent, deux autos arrivent nez à nez : « Après toi! » « Non, après toi! » Puis c’est l’embouteillage.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['quartier-et-metiers', 'emotions-et-amitie'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'les autos',
      'autos',
      'petites autos',
      'petites voitures',
      'petits chars',
      'ruban-cache',
      'masking tape',
      'ruban à masquer',
      'route au plancher',
      'route en ruban',
      'routes',
      'croisement',
      'coin de rue',
      'arrêt-stop',
      'stationnement',
      'stationner les autos',
      'embouteillage',
      'autos qui se rentrent dedans',
      'céder le passage',
      'décoller du ruban',
      'attendre son tour',
    ],
    seen: [
      'ils font rouler leurs chars sur le tape jusqu’à se rentrer dedans nez à nez',
      'elle colle du ruban partout pour faire des rues, pis arrête à chaque croix',
      'il freine en faisant hiii et attend que l’autre passe, très poli',
      'ça crie tasse-toi, tasse-toi, ni l’un ni l’autre veut reculer d’un pouce',
      'il y a un bouchon sur le tapis, six véhicules, personne veut bouger',
      'il s’obstine qu’il a la priorité, c’est lui qui mène ici',
      'depuis les travaux devant le CPE, ils jouent au brigadier avec une cuillère',
      'à l’heure libre, leurs autos se sont bloquées au coin du tapis, ça chicanait',
    ],
    picture:
      'Deux enfants à quatre pattes, autos nez à nez au croisement de ruban, se font signe de passer; d’autres autos attendent, un petit décolle un ruban.',
    scenes: ['vehicules', 'cooperer'],
    sheet: {
      titre: 'Après toi, petite auto!',
      observationDepart:
        'Deux autos roulent sur la même route et se retrouvent nez à nez. {2-3a|« Tasse-toi! »} {3-4a 4-5a|« C’est moi qui passe! » « Non, moi! »}',
      intentionEducative:
        'Permettre aux enfants de régler eux-mêmes ce qui bloque leurs autos sur la route : s’arrêter, laisser passer, reculer{4-5a|, trouver un détour}.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Rouler sur une rue de ruban et s’arrêter au croisement.',
        '{2-3a|Attendre qu’une auto passe, puis repartir.} {3-4a 4-5a|Laisser passer une auto, par un mot ou un geste.}',
        'Trouver comment sortir l’auto d’un embouteillage.',
        '{30min 3-4a 4-5a|Faire à son auto un stationnement de la bonne grandeur.} {30min !3-4a !4-5a|Ranger son auto entre deux lignes.}',
      ],
      materiel: [
        item(
          'Petites autos',
          '{20min|une}{30min !3-4a !4-5a|une}{30min 3-4a 4-5a|deux} par enfant{30min 2-3a multiage| de trois ans et plus, une par enfant plus jeune}, et deux pour vous',
          'Petits camions',
        ),
        item('Ruban-cache', 'un rouleau', 'Ruban de peintre'),
        optional(
          '{si-figurines|Figurines plus grosses que le poing d’un enfant}',
          '{si-figurines|une pour deux enfants}',
          null,
        ),
        optional(
          '{4-5a si-papier si-crayons|Papier et gros crayon sans capuchon}',
          '{4-5a si-papier si-crayons|une feuille, un crayon}',
          null,
        ),
        optional('{si-cônes|Cône}', '{si-cônes|un}', null),
        optional(
          '{si-boîtes si-tunnel|Tunnel ou boîte de carton, ouverte aux deux bouts}',
          '{si-boîtes si-tunnel|un seul}',
          null,
        ),
        optional('{30min si-blocs|Blocs}', '{30min si-blocs|trois par enfant}', null),
      ],
      preparation: [
        'Choisissez des autos qui ne passent pas dans un rouleau de papier de toilette, aux roues solides, et un plancher dur, propre et sec : le ruban y colle, puis s’enlève.',
        'Collez une longue rue, une seule ligne de ruban, longue comme trois adultes couchés. Pour deux ou trois enfants, une rue plus courte la traverse, en croix; laissez un grand pas entre deux petites rues.',
        'De chaque côté de chaque croisement, collez en travers de la petite rue un bout long comme votre main : c’est la ligne d’arrêt. Le tout prend cinq minutes : collez-le avant l’arrivée des enfants, ou la veille.',
        '{multiage 2-3a|Les plus jeunes ont la petite rue la plus près de vous.} Gardez le rouleau de ruban dans votre poche : c’est vous qui le déchirez. {30min|Déchirez déjà, pour le stationnement, deux bouts longs comme votre main par enfant; collez-les par un bout, haut sur un meuble voisin.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Accroupie au croisement, une auto dans chaque main, faites-en venir une par la longue rue, l’autre par la petite. Vrrr… Deux autos, nez à nez! « Après toi! » dit la première. « Non, après toi! » Elles attendent. « Bon, j’y vais! » « Moi aussi! » Toc, elles se cognent. Regardez les enfants : « Comment les faire passer toutes les deux? » Essayez la première idée qui vient, même un doigt pointé. Puis montrez la ligne d’arrêt et donnez une auto à chacun : « En route! »',
        ),
        play(
          { 20: 7, 30: 8 },
          'Les autos roulent sur le ruban. À la ligne d’arrêt, on freine et l’on regarde des deux bords. Nez à nez? « Après toi! » {si-figurines|Une figurine attend au bord de la rue : elle traverse quand une auto lui dit « après toi ».} {2-3a|À deux ans, on suit la rue, on freine fort, « hiii! », et l’on repart.} {2-3a !multiage|D’une petite rue à l’autre, arrêtez votre auto nez à nez avec une auto d’enfant : « Une, deux… vas-y! » La deuxième fois, la vôtre s’endort et ronfle : l’enfant la klaxonne.} {3-4a|À trois ans, la politesse tourne au jeu : « Non, non, après toi! » Combien de fois avant que l’une passe?} {3-4a !multiage|Passez ensuite sans vous arrêter. « Hé! » Reculez, honteuse : « Bip, bip, pardon. Après toi. » C’est à l’enfant de vous surprendre.} {4-5a|À quatre ans, on décide d’une règle. Qui passe : la première arrivée, celle de droite, la plus grosse?} {4-5a !multiage|On essaie cette règle dix fois de suite. Deux arrivent en même temps : la règle tient-elle? Sinon, on la change.} {4-5a si-papier si-crayons|La règle se dessine sur une feuille pliée, debout au croisement : qui la lit?}',
        ),
        play(
          { 20: 6, 30: 7 },
          '« Embouteillage! » Toutes les autos prennent la longue rue, les unes d’un bout, les autres de l’autre. Au milieu, plus rien ne bouge. On klaxonne un peu. Qui peut reculer? {si-cônes|Un cône ferme la rue d’un bout : travaux! Par où sortir?} {si-boîtes si-tunnel|Un tunnel, ou une boîte ouverte aux deux bouts, couvre la rue : une seule auto à la fois.} {2-3a|À deux ans, on recule jusqu’à la petite rue : « Bip, bip, bip », et l’auto d’en face passe.} {2-3a !multiage|Mettez votre auto nez à nez avec une des leurs. Cette fois, c’est la vôtre qui recule, « bip, bip… », jusqu’à cogner votre genou : « Aïe! » La prochaine fois, qui recule?} {3-4a|À trois ans, on demande au suivant : « Peux-tu reculer, toi? »} {3-4a !multiage|Chaque auto qui sort remercie d’un petit coup de klaxon. Puis on recoince tout, exprès, et l’on cherche qui bouge en premier.} {4-5a|À quatre ans, deux amis vous demandent un long bout de ruban et le collent : leur détour contourne l’embouteillage.} {4-5a !multiage|Le détour va-t-il assez loin? Combien d’autos doivent le prendre pour que la rue soit libre? On devine, puis on compte.}',
        ),
        play(
          { 30: 7 },
          'Où stationner? Donnez à chacun deux bouts de ruban longs comme votre main : il les colle au bord d’une rue, son auto entre les deux. {si-blocs|Des blocs autour de l’auto : un garage. Une plus grosse y entrerait-elle?} {2-3a|À deux ans, les lignes sont de travers, et c’est très bien. L’auto entre, on tourne la clé, « clic », et l’on ressort.} {2-3a !multiage|Stationnez la vôtre sur la ligne d’un enfant : « Oups! » Il tasse votre auto. Puis il vous prête sa place, ou pas.} {3-4a|À trois ans, on entre à reculons, sans toucher aux lignes : trop serré? On en décolle une.} {3-4a|On essaie ensuite sa deuxième auto, plus longue ou plus large. Entre-t-elle dans la même place?} {4-5a|À quatre ans, on sort sa deuxième auto : il n’y a plus assez de places. On se tasse, on partage?} {4-5a !multiage|Deux amis mettent leurs quatre bouts côte à côte : combien de places? On en décolle un, on le recolle ailleurs : en a-t-on une de plus, ou une de moins?}',
        ),
        closing(
          { 20: 4, 30: 4 },
          '« La route ferme pour la nuit. » Les autos se rangent au mur. {2-3a|Déchirez les rues en morceaux longs comme votre bras.} Levez les coins; chacun en prend un et tire lentement : écoutez, scriiitch. Où deux rues se croisent, laquelle se lève en premier? « Après toi! » Posez le côté qui colle d’un ruban sur le toit d’une auto, et levez un peu : reste-t-elle pendue? On la décolle. Puis on pétrit toute la route en une boule, qui passe de main en main : « C’était une longue, longue rue. Et maintenant? » La boule va à la poubelle, les autos au bac.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Au nez à nez, comptez jusqu’à cinq dans votre tête avant de parler : souvent, une auto recule d’elle-même.',
          'Dites ce qui bloque, sans juger : « La rouge attend. La bleue attend. Personne ne roule. »',
          '{2-3a 3-4a|Prêtez-leur des mots courts : « Vas-y! », « Moi, après. »} {4-5a|Une règle ne plaît pas à tous? Demandez qu’on l’essaie trois fois avant de la changer.}',
        ],
        questionsOuvertes: [
          '{3-4a 4-5a|Comment les deux autos peuvent-elles passer?} {!3-4a !4-5a|Qui passe?}',
          'Par où peux-tu sortir?',
          '{4-5a|Quelle règle marche le mieux, au croisement?}',
        ],
      },
      vocabulaire: [
        'la rue',
        'le croisement',
        '{3-4a 4-5a|la ligne d’arrêt}{!3-4a !4-5a|arrête}',
        'après toi',
        'reculer',
        'l’embouteillage',
        '{4-5a|le détour}',
        '{30min|stationner}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Il roule hors du ruban, et c’est très bien : la rue l’invite, elle n’oblige pas. Il veut décoller la route tout de suite? Donnez-lui un bout à lui, long comme votre main, près de vous.',
        },
        {
          pour: '3-4a',
          texte:
            'Il passe toujours le premier? Faites de lui celui qui dit aux autres « Vas-y! », la main levée; à la troisième auto, c’est son tour de rouler.',
        },
        {
          pour: '4-5a',
          texte:
            'Il dirige le croisement sans un mot, des deux bras seulement. Les conducteurs disent ensuite ce qu’ils ont compris.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Attendre est dur? Il compte les doigts qu’on replie un à un, de trois à zéro, et part. Il voit peu? Doublez le ruban : son doigt sent le bord de la rue. Se pencher est difficile? La route se colle sur une table.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, sur l’asphalte balayé de la cour, la rue se trace à la craie : « Après toi! »} {ete|L’hiver, dans la cour, la rue se tasse du pied dans la neige, avec une autre qui la traverse.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Doigt pincé entre deux pare-chocs.', 'Attente trop longue, et fâcherie au croisement.'],
        dangersAEliminer: [
          'Auto sous un pied : on circule à quatre pattes sur la route, et l’on marche à côté.',
          'Bouts de ruban à la bouche : c’est vous qui déchirez, aucun bout n’est plus court que votre main, et les retailles vont dans votre poche.',
          '{2-3a|Long ruban qui s’enroule autour d’un cou : déchirez-le en morceaux longs comme votre bras avant qu’on le lève.}',
          '{2-3a|Auto qui passe dans un rouleau de papier de toilette, ou roue qui branle : hors du jeu.}',
          'Auto lancée, ou qui fonce dans des doigts : elle avance au bout d’une main, sans quitter le plancher.',
          'Ruban sur la peau ou dans les cheveux : décollez-le lentement, dans le sens du poil.',
          '{2-3a si-figurines|Figurine qui passe dans un rouleau de papier de toilette : hors du jeu.} {2-3a 30min si-blocs|Bloc qui passe dans un rouleau de papier de toilette : hors du jeu.}',
          '{si-boîtes si-tunnel|Deux têtes face à face sous le tunnel ou la boîte : un seul y entre, l’autre attend qu’il sorte.}',
        ],
        supervision: 'palier2',
        allergies: ['Colle du ruban : la peau qui rougit se lave, et l’enfant roule sans le décoller.'],
      },
      observation: [
        'Raisonnement : quelle solution l’enfant trouve-t-il quand plus rien ne bouge?',
        'Compétences sociales : que dit ou que fait-il quand une auto arrive devant la sienne?',
        'Motricité fine : comment s’y prend-il pour soulever et tirer le ruban?',
      ],
      prolongements: [
        'À la porte du vestiaire, à deux de front : « Après toi! » Qui passe?',
        'Au départ, l’enfant montre à son parent un vrai croisement, de la fenêtre ou du trottoir, main dans la main : qui laisse passer qui?',
      ],
      reflexionRetroaction: [
        'Combien de nez à nez ai-je réglés à leur place?',
        'Qui laisse toujours passer, et a-t-il choisi de le faire?',
      ],
    },
  },
  {
    key: 'le-plus-gros-dinosaure-prouve-le',
    summary:
      '« C’est moi le plus gros! » « Prouve-le! » Les dinosaures se mesurent dos à dos, puis en boudins de pâte : le plus haut n’est pas le plus long.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['nombres-et-formes', 'animaux-et-traces'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'les dinosaures',
      'dinosaures',
      'dinosaure',
      'figurines de dinosaures',
      'dinosaures et pâte à modeler',
      'pâte à modeler',
      'mesurer les dinosaures',
      'le plus gros dinosaure',
      'qui est le plus gros',
      'ils discutent de qui est le plus gros',
      'comparer les dinosaures',
      'plus grand, plus petit',
      'plus haut, plus long, plus lourd',
      'mettre en ordre de grandeur',
      'du plus petit au plus grand',
      'boudins de pâte à modeler',
      'empreintes de dinosaures',
      'tyrannosaure',
      'mesurer',
    ],
    seen: [
      'il colle deux T-rex dos à dos pour voir lequel dépasse de la tête',
      'elle fait un boudin de plasticine aussi long que son bonhomme',
      'ils alignent leurs bêtes de la plus courte à la plus longue sur le banc',
      'ça s’obstine fort, le mien est plus gros, non le mien, prouve-le',
      'elle est frustrée, le sien est le plus petit, elle veut gagner quand même',
      'il demande s’il est plus grand que la maison, pour de vrai, le brachiosaure',
      'au coin des figurines, ils se comparent, queue, cou, tête, et argumentent longtemps',
      'depuis la visite au musée, ils mesurent tout avec leurs mains et comparent',
    ],
    picture:
      'Une enfant pose la main à plat sur le plus haut de deux dinosaures dos à dos; un ami aligne des boudins de pâte avec un long dinosaure, au bord de la table.',
    scenes: ['mesurer', 'figurines'],
    sheet: {
      titre: 'Le plus gros dinosaure? Prouve-le!',
      observationDepart:
        'Les enfants discutent : quel dinosaure est le plus gros? « Le mien, il est plus haut! » « Oui, mais sa queue est toute petite! » Ils veulent les mesurer.',
      intentionEducative:
        'Soutenir l’enfant qui veut savoir quel dinosaure est le plus gros : il choisit ce qu’il compare, le mesure et dit comment il le sait.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Comparer deux dinosaures debout, puis couchés, en les faisant partir du même endroit.',
        '{3-4a|Dire « plus haut » et « plus long » en montrant où.}',
        '{4-5a|Mettre trois ou quatre dinosaures en ordre, puis changer l’ordre quand on change de question.}',
        '{30min|Deviner lequel pèse le plus, puis le sentir dans ses mains.}',
      ],
      materiel: [
        item('Dinosaures, plus gros que le poing', 'un par enfant, deux pour vous et deux de plus', null),
        optional('Pâte à modeler', 'une boule grosse comme le poing par enfant', null),
        optional('{si-livres|Livre de dinosaures}', '{si-livres|un ou deux}', null),
        optional('{si-blocs|Blocs}', '{si-blocs|dix pour deux enfants}', null),
        optional(
          '{si-laine si-ficelle|Laine ou ficelle}',
          '{si-laine si-ficelle|un brin par enfant, long comme votre avant-bras}',
          null,
        ),
        optional('{30min si-balances|Balance à deux plateaux}', '{30min si-balances|une}', null),
        optional('{si-figurines|Figurines d’animaux}', '{si-figurines|deux ou trois}', null),
      ],
      preparation: [
        'Choisissez des dinosaures plus gros que le poing, de formes très différentes : un haut sur pattes, un bas à longue queue, un trapu. Le plus haut ne doit pas être le plus long.',
        'Assoyez-vous à une table ou au plancher, près d’un bord bien droit : celui de la table, ou le bas du mur. Ce bord servira de départ à toutes les mesures.',
        'Sans pâte à modeler, on mesure avec les doigts, collés l’un contre l’autre. S’il y en a, roulez un boudin devant vous pour vérifier qu’il ne casse pas. {si-laine si-ficelle|Coupez un brin de laine ou de ficelle par enfant : il suit la queue courbée, puis se tend à côté d’un autre.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Un dinosaure haut dans une main, un long dans l’autre, faites-les se vanter. « C’est moi le plus gros! » « Non, moi! » « Prouve-le! » Le haut s’étire contre votre bras : « Ma tête monte jusqu’ici! » Le long se couche à côté : « Moi, de mon nez au bout de ma queue, je vais jusque-là! » Regardez les enfants : « Et vous, lequel dites-vous? » Deux réponses? Tant mieux. Donnez un dinosaure à chacun. Pendant tout le jeu, un seul cri : « Prouve-le! »',
        ),
        play(
          { 20: 7, 30: 8 },
          'Lequel est le plus haut? Deux dinosaures se mettent dos à dos, les pieds à la même hauteur. On pose la main à plat sur la tête du plus haut : touche-t-elle aussi l’autre tête? {si-blocs|Contre chacun, on empile des blocs jusqu’à la tête : lequel en demande le plus?} {3-4a|À trois ans, chacun envoie son dinosaure défier celui d’un ami : « Prouve-le! » Puis chacun en défie un autre. L’un des deux s’est perché sur un genou? On rit, puis on redescend tous les pieds.} {4-5a|À quatre ans, à trois ou quatre amis, on met les dinosaures en file, du plus bas au plus haut. Un autre arrive : où se glisse-t-il? On ne le compare qu’à ses deux voisins, et l’on dit comment on le sait.}',
        ),
        play(
          { 20: 6, 30: 7 },
          'Lequel est le plus long? On couche les dinosaures, le bout du nez au même bord. S’il y a de la pâte, chacun roule un boudin long comme son dinosaure, du nez au bout de la queue; sinon, il pose ses doigts collés le long du dos et les compte. {3-4a|À trois ans, on pince le boudin qui dépasse, ou l’on en ajoute. Puis on mélange deux boudins : à quel dinosaure va celui-ci? Sans pâte : « Le mien fait six doigts. Et le tien? »} {4-5a|À quatre ans, on refait la file, cette fois par la longueur : qui a changé de place? La queue est courbée? Le boudin ou les doigts suivent la courbe. Mesurez ensuite avec vos doigts, plus gros : le compte est plus petit! Avec les doigts de qui mesure-t-on?}',
        ),
        play(
          { 30: 7 },
          'Lequel pèse le plus? L’enfant ouvre les deux mains; un ami, ou vous, couche un dinosaure dans chacune. La main qui porte le plus pesant descend toute seule. {si-balances|La balance parle en dernier : dit-elle comme les mains?} {3-4a|À trois ans, on devine d’abord, puis on ferme les yeux pour mieux sentir. S’il y a de la pâte, les deux marchent ensuite sur une galette : quel pied fait le plus grand trou?} {4-5a|À quatre ans, on cherche un petit plus pesant qu’un gros. S’il y en a un, pourquoi : plein, creux, en caoutchouc? S’il y a de la pâte, on pose chacun sur une galette, sans pousser : le plus pesant s’enfonce-t-il plus?}',
        ),
        closing(
          { 20: 4, 30: 4 },
          '« Alors, qui est le plus gros? » Chaque dinosaure vient le dire à sa façon. Le groupe répond « Prouve-le! », et l’enfant le montre d’un seul geste : la main sur la tête, le nez au bord{30min|, ou les deux mains qui pèsent}. {si-figurines|Une figurine d’animal vient en défier un : par où gagne-t-elle?} Un dinosaure ne gagne nulle part? Cherchez ensemble ce qu’il est le plus : le plus vert, le plus piquant, le meilleur à se cacher. {si-livres|Le livre de dinosaures aide : cornes, crête, dents, qu’a-t-il de plus?} On range ensuite les dinosaures du plus petit au plus grand. « Petit par où? » Le groupe choisit : {20min|par la hauteur ou par la longueur}{30min|par la hauteur, par la longueur ou par le poids}.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Quand on vous demande lequel est le plus gros, demandez « par où? » et touchez la tête, puis la queue.',
          'Redites les deux preuves, sans trancher : « Toi, tu regardes la tête. Elle, elle regarde la queue. »',
          'Deux enfants veulent le même dinosaure? Posez-le au milieu : il est à tout le monde, et chacun vient le défier avec un autre.',
        ],
        questionsOuvertes: [
          'Comment peux-tu le prouver?',
          'D’où commence ta mesure?',
          '{4-5a|Pourquoi le plus haut n’est-il pas le plus long?}',
        ],
      },
      vocabulaire: [
        'le dinosaure',
        'plus haut',
        'plus long',
        '{30min|plus pesant}',
        'mesurer',
        'le bout',
        'dos à dos',
        '{4-5a|la preuve}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Deux dinosaures très différents suffisent. Il dit « gros » pour tout? Répondez avec le mot juste, le doigt dessus : « Oui, il est haut, jusqu’ici. »',
        },
        {
          pour: '4-5a',
          texte:
            'Dans une file de trois ou de cinq, il trouve le dinosaure du milieu : autant sont plus hauts, autant sont plus bas. Sera-t-il aussi au milieu pour la longueur? Il le dit avant de mesurer.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'La pâte sur les mains lui déplaît? Il mesure avec ses doigts, ou dit à un ami où pincer. Il voit peu? Il suit les deux têtes du plat de la main. Il ne parle pas? Il lève le plus haut, et vous dites pour lui : « Plus haut! »',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, les dinosaures se couchent dans la neige : quelle trace est la plus longue?} {hiver|L’été, dans la cour, on mesure leur ombre sur l’asphalte : le plus haut a-t-il la plus longue ombre?}',
        },
      ],
      securite: {
        risquesAcceptes: ['Dinosaure préféré qui perd, et grosse déception.', 'Boudin qui casse juste avant la fin.'],
        dangersAEliminer: [
          'Figurine qui passe dans un rouleau de papier de toilette, corne pointue ou morceau qui branle : hors du jeu.',
          'Pâte à la bouche : elle sert à mesurer; lavez la main et redonnez-lui un boudin.',
          'Dinosaure qui mord, lancé ou tenu près d’un visage : les défis se font les pieds sur la table ou le plancher.',
          'Boudin tombé au plancher : ramassez-le tout de suite, il glisse sous un pied.',
          '{si-laine si-ficelle|Brin au cou ou serré sur un doigt : il reste couché sur la table, et vous le ramassez dès qu’on a mesuré.}',
        ],
        supervision: 'palier2',
        allergies: ['Pâte à modeler : souvent faite de blé; lisez l’étiquette, ou mesurez avec les doigts.'],
      },
      observation: [
        'Éveil aux mathématiques : l’enfant fait-il partir les deux dinosaures du même endroit?',
        'Langage oral : quels mots trouve-t-il pour dire en quoi l’un dépasse l’autre?',
        'Raisonnement : que répond-il quand on lui dit « Prouve-le! »?',
      ],
      prolongements: [
        'Demain, les souliers du groupe se défient : lequel est le plus long? Prouve-le!',
        'À la maison, l’enfant cherche avec sa famille le plus long de deux animaux de peluche, et montre comment il le sait.',
      ],
      reflexionRetroaction: [
        'Ai-je dit lequel était le plus gros, ou ai-je demandé par où?',
        'Quelle preuve d’enfant m’a surprise?',
      ],
    },
  },
]
