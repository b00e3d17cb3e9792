import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** A walking rope that is a train, a soft toy that says no to comfort, a rhyme of scarves, a slowing carousel, and furniture to cruise along. */
export const YOUNG_TODDLERS_TRAIN_AND_COMFORT_SHEETS: readonly BankSheet[] = [
  {
    key: 'clic-le-wagon-se-raccroche',
    summary:
      'La corde de marche devient un train : il démarre lentement et tous freinent ensemble aux gares. Un wagon lâche son anneau? Le train attend son « clic ».',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['mouvement-et-defis', 'quartier-et-metiers'],
    materials: ['cordes-courtes'],
    place: 'PARK',
    alsoAt: {
      YARD: 'Dans la cour, barrière fermée, le train fait le tour de la clôture : on s’y exerce avant d’aller au parc.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'le train',
      'train',
      'jouer au train',
      'la marche vers le parc',
      'marcher vers le parc',
      'marcher jusqu’au parc',
      'aller au parc à pied',
      'en marchant vers le parc',
      'corde de marche',
      'corde à anneaux',
      'corde de promenade',
      'tenir la corde',
      'ils lâchent la corde',
      'lâchent la corde',
      'se laissent tomber',
      'se laissent tomber en marchant',
      'tirent chacun de leur bord',
      'tirer sur la corde',
      'marcher ensemble',
      'promenade',
      'tchou tchou',
      'wagon',
      'gare',
      'locomotive',
    ],
    seen: [
      'en allant au parc ils lâchent la corde de marche et s’assoient en plein trottoir',
      'sur la corde ça tire d’un bord pis de l’autre, ceux d’en arrière se font traîner',
      'ils se mettent en file dans la cour, se tiennent par le chandail et font tchou tchou',
      'la marche jusqu’au parc est longue, il y en a toujours un qui s’écrase par terre',
      'il veut marcher tout seul et ne veut rien savoir de tenir son anneau de corde',
      'les plus vieux marchent trop vite sur la corde et les petits n’arrivent pas à suivre',
      'on a vu passer un train à la promenade, depuis ils comptent les wagons et sifflent',
      'en promenade ils lâchent l’anneau à chaque poteau et à chaque arbre pour y toucher',
    ],
    scenes: ['promenade', 'cooperer'],
    picture:
      'Sur un trottoir bordé d’arbres, l’éducatrice tient la corde à anneaux et lève la main : trois enfants freinent, le dernier reprend son anneau.',
    sheet: {
      titre: 'Clic! Le wagon se raccroche',
      observationDepart:
        'En marchant vers le parc, ils lâchent la corde, se laissent tomber, tirent chacun de leur bord. Un enfant fait « tchou tchou » : ce sera un train.',
      intentionEducative:
        'Permettre à l’enfant, par le jeu du train, de tenir son anneau, de marcher au pas des autres et de freiner avec eux.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Partir lentement et freiner en même temps que les autres.',
        'Garder la main sur l’anneau, ou la remettre quand elle a lâché.',
        '{!10min|Choisir une gare, et suivre le train à la gare d’un autre.}',
      ],
      materiel: [
        item('Corde de marche à anneaux', 'celle du groupe : un anneau par enfant', 'Corde de marche à poignées'),
        optional(
          '{!hiver si-bottes-de-pluie|Bottes de pluie}',
          '{!hiver si-bottes-de-pluie|une paire par enfant, aux pieds}',
          null,
        ),
        optional('{cour si-cônes|Cônes}', '{cour si-cônes|un par gare}', null),
        optional('{cour !hiver si-craies|Grosse craie}', '{cour !hiver si-craies|une, dans votre poche}', null),
      ],
      preparation: [
        'Comptez les anneaux, puis tirez fort sur chacun : si l’un est fendu, ou si un nœud glisse, la corde ne sort pas.',
        'Donnez les anneaux les plus près de votre main à ceux qui lâchent le plus souvent{18-24m multiage|, et aux plus jeunes}. L’anneau se prend à pleine main; il ne se passe ni au poignet ni au bras.',
        '{parc|Choisissez le trottoir le plus large et dites-vous d’avance les gares : un poteau, un gros arbre, une boîte aux lettres.} {cour|Marchez le trajet le long de la clôture et choisissez les gares : le coin, l’arbre, la porte de la remise.} {!18-24m|Il en faut une tous les dix pas environ.} {18-24m|Il en faut une tous les cinq ou six pas du plus petit.} {!hiver si-bottes-de-pluie|Choisissez aussi deux flaques claires, pas plus hautes qu’une cheville, du côté le plus loin des autos.} {cour si-cônes|Posez un cône à chaque gare : le wagon le touche, puis se raccroche.} {cour !hiver si-craies|Tracez une ligne à la craie devant chaque gare : les pieds freinent dessus.}',
        '{1adulte|Seule, tenez le bout d’en avant et marchez de biais, l’épaule tournée vers les enfants, pour voir toutes les mains.} {2adultes|À deux, l’une tient le bout d’en avant, l’autre le bout d’en arrière.} {parc|L’adulte marche toujours du côté de la chaussée, et tous les enfants sont du même bord de la corde, celui des maisons.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          '{parc|Avant de prendre le trottoir vers le parc,}{cour|Au bout de la cour,} étendez la corde. Fermez votre main sur le bout d’en avant : « Clic! La locomotive est accrochée. » Chaque enfant prend un anneau et devient un wagon : « Et toi? Clic! Et toi? Clic! » Tous les wagons y sont. « C’est un gros train. Il part len-te-ment. Tch… » Un pas. « Tch… » Un autre. Levez votre main libre : « Pchhh! On freine! » Tous plient les genoux. Refaites-le : trois pas, et pchhh.',
        ),
        play(
          { 10: 6, 20: 8 },
          '{parc|Le train roule vers le parc.}{cour|Le train fait le tour de la cour.} « Prochaine gare : le gros arbre! » Tch, tch, tch… pchhh : tous saluent l’arbre de la main libre. {!hiver si-bottes-de-pluie|Une flaque? Pchhh, plouf, sans lâcher l’anneau!} Un anneau est lâché? « Wagon décroché! » Tous arrêtent. La main revient sur l’anneau : « Clic! » On repart. Un wagon se laisse tomber? « Panne! » Tous s’accroupissent, soufflent trois fois sur leurs pieds, les roues du train, et se relèvent. Ça tire chacun de son bord? Freinez : on fait un pas vers la corde, et elle pend comme un sourire. {18-24m|À dix-huit mois, cinq pas, et c’est la gare.} {2-3a|À deux ans, on dit « tch » à chaque pas.} {3-4a|À trois ans, le dernier wagon regarde les mains et crie : « Tous accrochés! »}',
        ),
        play(
          { 20: 6 },
          '{parc|Au parc, loin de la rue, arrêtez sur un terrain plat.}{cour|Après le tour, arrêtez au milieu de la cour.} « Où va le train, maintenant? » Le premier wagon montre la glissade : on y va, même ceux qui voulaient le banc. À la gare, on lâche l’anneau, on touche la glissade, et l’on revient faire « clic »; pendant ce temps, gardez la corde ramassée dans vos mains. Le deuxième wagon choisit la gare suivante, puis le troisième. {18-24m|À dix-huit mois, on montre du doigt, ou l’on se tourne vers l’arbre : c’est sa gare.} {2-3a|À deux ans, on crie le nom de la gare en arrivant : « Le banc! »} {3-4a|À trois ans, qui choisit dit aussi comment on roule : en gros train très lourd, ou en train de nuit qui ne fait pas un bruit.}',
        ),
        closing(
          { 10: 2, 20: 3 },
          '{10min parc|Entrez dans le parc, loin de la rue.} « Prochain arrêt : terminus! » Le train ralentit, tch… tch…, tellement qu’on ne sait plus quand il arrête. « Tout le monde descend. » Le dernier wagon ouvre les doigts, « clac », et vient s’asseoir à vos pieds. Celui d’avant fait de même, et ainsi jusqu’au premier. On compte tout haut les wagons : ils y sont tous. Roulez la corde et rangez-la. « Le train dort. Les jambes peuvent courir! » {!hiver si-bottes-de-pluie|Les bottes, elles, ont leur flaque, loin de la rue : « Encore plouf! »}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Dites « wagon décroché » comme une nouvelle, pas comme un reproche, et laissez l’enfant reprendre lui-même son anneau.',
          'Ralentissez trois pas avant la gare : le train freine mieux quand vous freinez.',
          '{parc|Devant une rue ou une entrée d’auto, le train s’éteint : arrêt, toutes les mains sur les anneaux; vous regardez des deux côtés, et l’on traverse en marchant, sans bruit de train.}',
          'Remerciez le train, pas un wagon : « Vous avez freiné ensemble, j’ai entendu un seul pchhh. »',
        ],
        questionsOuvertes: [
          'Où est la prochaine gare?',
          'Que fait le train quand un wagon se décroche?',
          '{3-4a|Comment sais-tu que tout le monde est accroché?}',
        ],
      },
      vocabulaire: ['le train', 'le wagon', 'la gare', 'l’anneau', 'accroché', 'freiner', 'lentement', 'la panne'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Il marche depuis peu? L’anneau qui touche votre main est pour lui, et c’est son pas qui donne la vitesse du train. Il s’assoit, fatigué? Panne pour tous, le temps qu’il veut.',
        },
        {
          pour: '2-3a',
          texte:
            'Il tire en avant? Donnez-lui un des premiers anneaux et un métier : il est le frein, et c’est lui qui dit le « pchhh » des gares.',
        },
        {
          pour: '3-4a',
          texte:
            'Confiez-lui l’horaire : il annonce les trois prochaines gares dans l’ordre, et l’on voit en passant s’il avait raison.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil ou en marchette, il roule en tête, à côté de vous, et donne l’allure; l’anneau ne s’attache à rien. Être suivi de près l’inquiète? Le dernier anneau est pour lui. Il entend peu? Votre main levée est le frein.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, en mitaines, la main met plus de temps à prendre l’anneau : attendez chaque clic. Rapprochez les gares; le train souffle une vraie vapeur.} {hiver|L’été, les gares sont les taches d’ombre : on freine en y entrant.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Anneau lâché, wagon assis au milieu du trajet.', 'Talon marché par le wagon de derrière.'],
        dangersAEliminer: [
          'Corde ou anneau autour d’un poignet, d’une taille ou d’un cou : arrêtez, ôtez-le. On tient à pleine main, et rien ne s’attache à un enfant.',
          '{parc|Rue, entrée d’auto, auto qui recule : les enfants marchent du côté des maisons, vous du côté de la chaussée. Un enfant va vers la rue? Le jeu s’arrête : prenez-le aussitôt par la main. Pour une vraie colère, tout le train s’assoit du côté des maisons et attend.}',
          'Course ou secousse sur la corde : un wagon qui tombe entraînerait les autres. Le train marche, et freine dès qu’un genou touche le sol.',
          'Corde qui traîne ou s’accroche à un module : elle reste dans votre main, plus haute que leurs genoux, puis roulée hors de leur portée.',
          '{!hiver si-bottes-de-pluie|Flaque contre la chaussée, trouble ou plus haute que la cheville : le train passe sans s’y arrêter. Bas mouillés : on rentre.} {cour si-cônes|Cône renversé sur le trajet : relevez-le pendant l’arrêt.}',
        ],
        supervision: 'palier1',
        allergies: ['Aucun aliment à bord : on ne mange pas en marchant.'],
      },
      observation: [
        'Motricité globale : comment freine-t-il, d’un coup, en petits pas, ou en s’assoyant?',
        'Compétences sociales : que fait-il quand le wagon d’un autre se décroche?',
        'Attention : qu’est-ce qui lui fait lâcher l’anneau, et qu’est-ce qui le ramène?',
      ],
      prolongements: [
        '{parc|Au retour, le même train rentre, les gares dans l’autre ordre.} {cour|Le lendemain, le train prend le trottoir vers le parc : mêmes clics, mêmes freins, vous du côté de la chaussée.}',
        'Montrez le « clic » aux familles : de l’auto à la porte, deux mains qui se prennent font un train.',
      ],
      reflexionRetroaction: [
        'Mon train roulait-il à la vitesse de l’enfant le plus lent?',
        'Qui se laisse tomber, et à quel bout du trajet?',
      ],
    },
  },
  {
    key: 'non-merci-dit-le-toutou-qui-pleure',
    summary:
      'Un toutou pleure. On veut le consoler : on demande, on offre, on attend. Il dit « non merci »? On reste à côté, et on essaie autre chose.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'consoler',
      'consoler un ami',
      'se consoler',
      'réconforter',
      'empathie',
      'toutous',
      'toutou',
      'doudous',
      'doudou',
      'quand un ami pleure',
      'un ami pleure',
      'les autres vont lui porter sa doudou',
      'porter sa doudou',
      'apporter la doudou à l’ami qui pleure',
      'flatter le dos',
      'lui flatter le dos',
      'donner un câlin',
      'faire un câlin à l’ami qui pleure',
      'il ne veut pas de câlin',
      'repousse ceux qui le consolent',
      'demander avant de toucher',
      'prendre soin',
      'peine',
    ],
    seen: [
      'quand un ami pleure ils lui apportent sa doudou et lui flattent le dos',
      'ils sont quatre autour de celle qui pleure et elle crie encore plus fort',
      'elle donne un gros câlin à l’ami fâché, lui il la repousse et elle pleure à son tour',
      'il met son toutou dans la face du bébé qui pleure pour le consoler',
      'ce matin à l’arrivée il pleurait, une amie s’est assise à côté sans rien dire',
      'ils jouent que leur toutou a de la peine et ils le flattent en disant pleure pas',
      'elle va chercher la suce et la doudou de tout le monde dès que ça chiale',
      'il ne sait pas quoi faire quand l’autre pleure, il reste planté là et le regarde',
    ],
    scenes: ['consoler', 'corps-non'],
    picture:
      'Sur un tapis, un ours en peluche pleure, le dos tourné; une enfant lui tend sa main ouverte sans le toucher, un autre attend avec son lapin.',
    sheet: {
      titre: 'Non merci, dit le toutou qui pleure',
      observationDepart:
        '{18-24m 2-3a 3-4a|Quand un ami pleure, les autres courent le consoler : sa doudou, deux mains qui flattent son dos. Parfois, il repousse tout et pleure plus fort.} {!18-24m !2-3a !3-4a|Vous allez consoler un bébé qui pleure. L’autre a tout arrêté; il vous suit des yeux, et sa bouche tremble aussi.}',
      intentionEducative:
        '{18-24m 2-3a 3-4a|Soutenir l’envie de consoler, en y ajoutant ce qui lui manque : demander, attendre la réponse, et rester près de celui qui a dit non.} {!18-24m !2-3a !3-4a|Offrir au poupon de le consoler sans le presser : demander avant de toucher, attendre sa réponse et la croire.}',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        '{18-24m 2-3a 3-4a|Demander, la main ouverte, avant de toucher.} {!18-24m !2-3a !3-4a|Répondre au toutou de la main, des yeux ou de la tête.}',
        '{18-24m 2-3a 3-4a|Attendre la réponse du toutou, et la croire.} {!18-24m !2-3a !3-4a|Voir son oui et son non changer ce que fait le toutou.}',
        '{2-3a 3-4a|Proposer autre chose quand c’est non.}',
      ],
      materiel: [
        item(
          'Toutous{0-18m 18-24m 2-3a| lavables, aux yeux brodés}',
          'un par enfant, un pour vous',
          'Débarbouillettes roulées, un coin qui dépasse pour la patte',
        ),
        optional('{si-coussins|Coussin}', '{si-coussins|un}', null),
        optional('{si-livres|Livre cartonné}', '{si-livres|un}', null),
        optional('{si-foulards|Carré de tissu doux}', '{si-foulards|un, dans votre poche}', null),
        optional('{si-couvertures|Petite couverture, pour les toutous}', '{si-couvertures|une, pliée}', null),
      ],
      preparation: [
        'Posez les toutous au bord d’un tapis. Le vôtre a une patte ou une oreille assez longue pour se poser sur une main. {0-18m 18-24m 2-3a|Tirez sur chaque couture; un toutou à bouton ou à ruban n’entre pas dans le jeu.}',
        'Exercez ses réponses : oui, sa patte se pose; non, il tourne le dos{18-24m 2-3a 3-4a|; c’est trop, il se cache sous votre bras}.',
        'Jouez à un moment où personne ne pleure. {18-24m 2-3a 3-4a|La doudou d’un enfant reste à lui : personne ne la porte à un autre sans son oui.}',
        '{0-18m|Les poupons sont assis contre vous ou couchés devant vos genoux.} {0-18m multiage|Les autres arrivent par le côté où il n’y a pas de poupon.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'Assise par terre, posez votre toutou devant vous, le nez au tapis : « Hou, hou… » Il pleure. Ouvrez une main à côté de lui, sans le toucher : « Veux-tu que je te flatte le dos? » Comptez trois dans votre tête. Il tourne le dos : « Non merci. » Retirez votre main. « D’accord. Je reste à côté. » {si-coussins|Glissez un coussin près de lui : c’est la place de qui attend.} Ne faites rien, le temps de deux respirations. Le toutou glisse une patte jusqu’à votre pouce. « Ah! Ça, il le veut. » {si-livres|Ouvrez un livre entre vous : « Veux-tu une page? » Son nez s’avance : oui.} {si-foulards|Montrez un tissu : « Veux-tu que j’essuie ta larme? » Sa joue vient d’elle-même.}',
        ),
        play(
          { 10: 6, 20: 7 },
          '{18-24m 2-3a 3-4a|Donnez un toutou à chacun. Le vôtre repleure : qui veut le consoler? Tous arrivent, et il se cache sous votre bras : « C’est trop! » On s’assoit. Un enfant ouvre la main et demande; les autres demandent à leur toutou. Le vôtre dit non? On offre autre chose : un doigt sur l’oreille, une chanson. Encore non? On reste à côté : c’est consoler aussi. Au suivant!} {0-18m multiage|Entre deux,}{0-18m !multiage|Donnez un toutou à chacun. Maintenant,} {0-18m|le toutou du poupon lui demande, la patte près de son pied : « Veux-tu? » Comptez trois. Une main se tend? Il monte sur le bedon. La tête tourne? Il s’assoit plus loin.} {!18-24m !2-3a !3-4a|Allez d’un poupon à l’autre, chacun avec son toutou. C’est oui? Redemandez à chaque geste : une patte sur le pied, « encore? », une patte sur le genou, « encore? » C’est non? Chantez de votre place : « Je suis là, je suis à côté… » Plus tard, le toutou tend de nouveau la patte.} {18-24m|À dix-huit mois, on donne le sien, on le reprend.} {2-3a|À deux ans, on souffle les mots : « Veux-tu ça? »} {3-4a|À trois ans, on devine d’abord : « Je pense qu’il veut… »}',
        ),
        play(
          { 20: 6 },
          '{18-24m 2-3a 3-4a|Maintenant, chacun fait pleurer son toutou, ou va consoler celui d’un autre. On demande, on attend; deux peuvent consoler le même, un de chaque côté. Le vôtre se promène et demande, lui aussi.} {0-18m|Tout près du poupon, cachez les yeux de son toutou dans ses pattes, et pleurez tout bas : « Hou… » Sa main touche une oreille : le toutou relève le nez et rit. Puis il se cache et attend la main.} {!18-24m !2-3a !3-4a|La main ne vient pas? Flattez vous-même l’oreille du toutou, d’un doigt, « doux, doux », et cachez-lui le nez de nouveau. Le poupon le prend et le mordille? Il l’a consolé aussi : faites rire le toutou.} {18-24m|À dix-huit mois, on serre son toutou, on l’échappe, on le ramasse : « Hou! Il pleure encore! »} {2-3a|À deux ans, le toutou accepte un câlin, puis : « Fini, merci. » On ouvre les bras.} {3-4a|À trois ans, on dit pourquoi il pleure et ce qui aide : sa doudou, un coin tranquille, quelqu’un qui ne parle pas.}',
        ),
        closing(
          { 10: 2, 20: 4 },
          '{18-24m 2-3a 3-4a|Assis en rond, chacun berce son toutou. Le vôtre demande à l’un, puis à l’autre : « Un câlin, une place à côté, ou rien? » L’enfant répond pour son toutou : collé, assis à côté, ou le dos tourné. Chaque réponse reçoit le même « merci de me l’avoir dit ».} {0-18m|Le toutou du poupon lui demande une dernière fois : « Veux-tu? » Un bras tendu, c’est un câlin; un nez tourné, c’est bonne nuit.} Bercez le vôtre tout bas et couchez-le au bord du tapis. {si-couvertures|« Veux-tu une couverture? » Oui : jusqu’au ventre. Non : pliée, juste à côté.} {18-24m 2-3a 3-4a|Chacun couche le sien à côté de lui, assez près pour être deux.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Laissez trois secondes entre la question et le geste, chaque fois.',
          'Croyez le non du toutou tout de suite, sans le faire changer d’idée pour faire plaisir.',
          '{18-24m 2-3a 3-4a|Un ami pleure pour vrai? Allez-y avec l’enfant qui veut consoler, et demandez ensemble.}',
          'Le « hou, hou » reste doux. Un visage se plisse? Le toutou rit aussitôt.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qu’il répond?',
          'Que pourrait-il vouloir?',
          '{2-3a 3-4a|Que fait-on quand il n’en veut pas?}',
          '{3-4a|Qu’est-ce qui te console, toi?}',
        ],
      },
      vocabulaire: ['consoler', 'veux-tu?', 'oui', 'non merci', 'à côté', 'attendre', 'la peine', 'un câlin'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Avant six mois environ, son oui est un regard qui reste, des bras qui bougent; son non, une tête qui part, un dos qui se raidit. Le toutou répond à ces signes-là.',
        },
        {
          pour: '18-24m',
          texte:
            'Il plaque le toutou sur le nez de tout le monde? Ouvrez sa main avec la vôtre, paume en l’air, et dites pour lui : « Veux-tu? »',
        },
        {
          pour: '2-3a',
          texte: 'Le non le vexe? Donnez-lui un rôle : il garde la place à côté, où le toutou viendra quand il voudra.',
        },
        {
          pour: '3-4a',
          texte: 'L’enfant fait la voix de votre toutou et choisit ses réponses; demandez, trompez-vous, redemandez.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le toucher dérange? Consoler se fait alors d’un signe de la main ou du toutou posé à deux pas. Sans mots, l’enfant demande de sa paume ouverte et répond en la fermant. Il entend peu? Le toutou se frotte les yeux.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’été, dehors, à l’ombre, le toutou pleure au pied d’un arbre : on s’assoit dans l’herbe, à côté, et l’on demande.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Le toutou dit non, et c’est décevant.',
          '{18-24m 2-3a 3-4a|Un vrai câlin refusé d’un coup d’épaule.}',
        ],
        dangersAEliminer: [
          'Câlin qui serre un cou, toutou pressé sur un visage : desserrez, paume ouverte, et l’on redemande.',
          '{18-24m 2-3a 3-4a|Tous les enfants sur un ami qui pleure pour vrai : assoyez-vous près de lui, un bras ouvert devant lui; un seul approche, s’il le veut.}',
          'Toutou décousu, œil qui bouge : il sort du jeu.',
          '{0-18m|Toutou mouillé de salive : il ne va pas à une autre bouche avant d’être lavé. Aucun ne reste dans un lit de bébé.}',
          '{0-18m si-coussins si-couvertures|Coussin ou couverture près du visage d’un poupon : ôtez-le; la couverture est pour les toutous.} {si-foulards|Tissu autour d’un cou : ôtez-le aussitôt.}',
        ],
        supervision: 'palier1',
        allergies: ['Toutous lavés sans parfum.'],
      },
      observation: [
        'Compétences sociales : {18-24m 2-3a 3-4a|que fait-il de ses mains pendant qu’il attend la réponse?}{!18-24m !2-3a !3-4a|comment dit-il oui, et comment dit-il non au toutou?}',
        'Compétences émotionnelles : que fait son visage quand le toutou pleure, puis quand il est consolé?',
        'Langage oral : avec quels mots, quels sons ou quel geste demande-t-il ou répond-il?',
      ],
      prolongements: [
        '{18-24m 2-3a 3-4a|À la première vraie peine, gardez libre la place à côté de l’ami qui pleure : qui veut s’y assoit.} {!18-24m !2-3a !3-4a|À la première vraie peine, ouvrez vos mains devant le poupon, demandez, comptez trois, puis prenez-le.}',
        'Racontez aux familles la question d’aujourd’hui, « veux-tu? », et les trois secondes qui suivent.',
      ],
      reflexionRetroaction: [
        'Quand un enfant pleure, est-ce que je demande avant de le prendre?',
        '{18-24m 2-3a 3-4a|Qui console de loin, sans que je l’aie remarqué?}{!18-24m !2-3a !3-4a|À quel signe de chacun ai-je reconnu son non?}',
      ],
    },
  },
  {
    key: 'foulard-ou-vas-tu-te-coucher',
    summary:
      'Une comptine de six lignes : le foulard couvre un genou, le découvre, tourne et s’envole au dernier mot. Là où il tombe, elle recommence.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['contes-et-lettres', 'sons-et-silence'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'les comptines',
      'comptines',
      'comptine',
      'foulards',
      'foulard',
      'comptines avec des foulards',
      'comptine à gestes',
      'comptines à gestes',
      'comptines et foulards',
      'jouer avec des foulards',
      'foulards légers',
      'cacher sous le foulard',
      'le foulard s’envole',
      'lancer les foulards',
      'chanson à gestes',
      'finir la comptine',
      'dire le dernier mot',
      'parties du corps',
    ],
    seen: [
      'dès que je sors les foulards ils se les mettent sur la tête et font coucou',
      'ils disent toujours le dernier mot des comptines avant moi et rient très fort',
      'elle cache son pied sous une débarbouillette et crie parti puis le retrouve',
      'ils lancent les foulards dans les airs et les regardent tomber tout doucement',
      'il ne parle pas encore beaucoup mais il fait tous les gestes de la comptine',
      'au rassemblement ils redemandent la même comptine et changent un mot pour faire une blague',
      'ils n’arrivent pas à attendre la fin de la chanson pour lancer leur foulard',
      'à la sieste il cache son genou sous la couverture, tire dessus et rigole',
    ],
    scenes: ['chanter', 'cacher-trouver'],
    picture:
      'Assis en rond, les bras levés, ils lancent leurs foulards; l’un d’eux est tombé sur le soulier d’un enfant, qui le montre du doigt.',
    sheet: {
      titre: 'Foulard, où vas-tu te coucher?',
      observationDepart:
        'Pendant les comptines, les foulards sont déjà sur les têtes. Au dernier mot, tous les bras se lèvent avant même que vous l’ayez dit.',
      intentionEducative:
        'Offrir à l’enfant une comptine qu’il fait de tout son corps, et dont il peut changer un mot ou dire la fin.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Mémoire', role: 'secondaire' },
      ],
      objectifs: [
        'Retenir son foulard jusqu’au dernier mot, puis le lâcher.',
        'Nommer ou montrer la place où le foulard est tombé.',
        '{2-3a 3-4a|Dire un bout de la comptine : « parti », « ici », « s’envole ».}{!2-3a !3-4a|Compléter la comptine d’un son, d’un mot ou d’un geste.}',
      ],
      materiel: [
        item('Foulards légers', 'un par enfant, un pour vous, deux de plus', 'Débarbouillettes minces'),
        optional('{si-tambourins|Tambourin ou autre instrument}', '{si-tambourins|un, qui change de mains}', null),
        optional('{si-cerceaux|Cerceau, couché à plat}', '{si-cerceaux|un}', null),
        optional('{20min si-toutous|Toutous lavables}', '{20min si-toutous|un ou deux}', null),
        optional('{si-musique|Musique lente}', '{si-musique|un appareil, hors de leur portée}', null),
      ],
      preparation: [
        'Choisissez des foulards sans frange ni fil, plus courts que votre bras, et assez minces pour que votre souffle les traverse.',
        'Dites la comptine trois fois pour vous, le foulard à la main : un geste par ligne. Elle se parle aussi bien qu’elle se chante.',
        'Gardez les foulards contre vous, en boule. Assoyez les enfants en rond, deux mains d’espace entre les genoux; {18-24m multiage|les trottineurs sont du côté où rien n’empêche de partir courir et de revenir.}{18-24m !multiage|derrière eux, rien n’empêche de partir courir et de revenir.}{!18-24m|le milieu reste libre, pour les foulards qui s’envolent.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'Sortez un foulard et dites, sans vous presser : « Foulard doux, foulard tout léger (il se balance), sur mon genou va te coucher (il couvre votre genou). Plus de genou! Il est parti… (mains ouvertes, cherchez) On tire un coin : il est ici! (découvrez-le) Un petit tour, il se décolle (faites-le tourner), un, deux, trois, le foulard… » Serrez-le en boule dans vos mains. Attendez, la bouche ouverte. « S’envole! » Lancez-le bien haut. Redites la comptine : cette fois, les mains de chacun font le foulard. {si-tambourins|Un enfant joue « un, deux, trois » sur l’instrument, et se tait avec vous.} {si-cerceaux|Un cerceau couché plus loin attend aussi : « Dans le grand rond va te coucher… »}',
        ),
        play(
          { 10: 6, 20: 7 },
          'Donnez un foulard à chacun et reprenez la comptine au pas du plus lent. Tous les genoux disparaissent, et on les cherche. « Un, deux, trois, le foulard… » Serrez-le en boule et attendez que quelqu’un dise la fin : un son suffit. « S’envole! » Regardez où le vôtre est tombé : « Sur mon pied! » Redites la comptine avec cette place : « Sur mon p’tit pied va te coucher… » Puis un enfant dit ou montre où est le sien : c’est la place suivante. {18-24m|Un petit se découvre avant la ligne? Dites « il est ici! » quand il tire.} {2-3a|À deux ans, on crie « parti! » et « ici! », et vous dites le reste.} {3-4a|À trois ans, le foulard tombe sur le soulier, le coude, le tapis : on dit la ligne avec ce mot-là.}',
        ),
        play(
          { 20: 6 },
          'Le foulard rend visite. Allez vous asseoir devant un enfant : « Sur ton genou, peut-il se coucher? » Oui? Jouez la comptine sur lui. Non? Le foulard se couche sur votre épaule. Puis chacun va demander à un ami, à vous, ou garde son foulard pour ses propres pieds. {si-toutous|Un toutou reçoit aussi la visite : « Sur ton oreille, peut-il se coucher? »} {18-24m|À dix-huit mois, on pose le sien sur votre genou, on le tire, on rit, on le remet : toute la comptine tient en « parti » et « ici ».} {2-3a|À deux ans, on couvre deux mains ensemble, et chacun retrouve la sienne.} {3-4a|À trois ans, l’enfant mène : il choisit la place, se tait avant la fin, et fait un signe du menton à celui qui dira « s’envole ».}',
        ),
        closing(
          { 10: 2, 20: 4 },
          'La dernière fois, la comptine se dit tout bas, et le foulard est fatigué : « Un petit tour, il se décolle, un, deux, trois, le foulard… » Au lieu de le lancer, ouvrez les mains sur vos genoux. Il gonfle, et ne s’envole pas. « Il dort. » Chacun berce le sien. {si-musique|Une musique lente les berce avec vous; coupez-la : plus un foulard ne bouge.} Marchez sur les genoux devant chacun, les deux mains en nid : chaque foulard y tombe, et l’enfant dit où le sien s’est couché aujourd’hui{18-24m|, ou touche la place}. Rangez le nid hors de leur portée.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Taisez-vous avant le dernier mot, trois secondes, la bouche ouverte et les sourcils levés.',
          'Prenez pour le bon mot tout ce qui vient : un cri, un « ole! », deux bras levés.',
          'Gardez les autres lignes pareilles; seule la place change.',
          'Le foulard s’envole trop tôt? Riez, courez le chercher avec lui, et continuez la ligne.',
        ],
        questionsOuvertes: [
          'Où ton foulard est-il tombé?',
          'Qu’est-ce qui a disparu?',
          '{2-3a 3-4a|Où veux-tu qu’il se couche?}',
          '{3-4a|Comment dire ce mot-là dans la comptine?}',
        ],
      },
      vocabulaire: ['le foulard', 'léger', 'se coucher', 'parti', 'ici', 'tirer', 'un petit tour', 's’envoler'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Il garde le foulard sur la tête et se promène? Rejoignez-le, dites : « Plus de tête! Elle est partie… », et tirez le coin avec lui.',
        },
        {
          pour: '2-3a',
          texte:
            'Il veut lancer tout de suite? Dites une comptine courte, pour lui : « Un, deux, trois, le foulard… s’envole! » Les autres lignes reviendront.',
        },
        {
          pour: '3-4a',
          texte:
            'Cherchez avec lui un autre mot qui finit comme « s’envole » : « Il passe par-dessus l’école… » La comptine aura sept lignes, et c’est la sienne.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Il voit peu? Le foulard glisse sur sa peau à chaque ligne et s’envole de sa propre paume. Il n’entend pas? Vos doigts qui s’ouvrent sont le dernier mot. Il lance mal? Il souffle, ou laisse tomber.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’été, dehors, à l’ombre, le vent choisit la place où le foulard va se coucher.',
        },
      ],
      securite: {
        risquesAcceptes: ['Foulard reçu sur la tête un instant.', 'Deux enfants qui courent vers le même foulard.'],
        dangersAEliminer: [
          'Foulard noué, passé autour d’un cou : ôtez-le aussitôt. On se couvre un genou, un pied, une main; sur la tête, le temps de compter trois, et vous tirez.',
          'Foulard oublié au plancher, sous un pied qui court : chacun ramasse le sien avant de se lever.',
          'Foulard dans une bouche : tirez-le par un coin et donnez-en un sec.',
          '{si-cerceaux|Cerceau dans le chemin de ceux qui courent : poussez-le contre un mur.}',
        ],
        supervision: 'palier1',
        allergies: ['Foulards lavés sans parfum.'],
      },
      observation: [
        'Langage oral : quel mot de la comptine dit-il le premier, et de quelle façon?',
        'Schéma corporel : quelles places de son corps nomme-t-il, ou touche-t-il, quand le foulard tombe?',
        'Mémoire : à quelle ligne son geste arrive-t-il avant votre voix?',
      ],
      prolongements: [
        'Au vestiaire, la tuque ou le bas remplace le foulard : « Sur mon p’tit pied va te coucher… »',
        'Recopiez les six lignes pour les familles : à la maison, un linge à vaisselle suffit.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé assez de silence pour que quelqu’un d’autre que moi dise la fin?',
        'Qui dit la comptine avec ses mains plutôt qu’avec sa voix?',
      ],
    },
  },
  {
    key: 'le-manege-arrete-le-coeur-galope',
    summary:
      'Le local est un manège : tous galopent du même bord, puis trottent, puis marchent. Les pieds arrêtent, le cœur galope encore, et on l’attend.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['mouvement-et-defis'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'retour au calme',
      'revenir au calme',
      'se calmer',
      'courir dans le local',
      'courent dans le local',
      'ça court partout',
      'courir partout',
      'ça se bouscule',
      'ça se bouscule dans le local',
      'ils se bousculent',
      'courir en rond',
      'trop d’énergie',
      'dépenser son énergie',
      'ralentir',
      'galoper',
      'manège',
      'carrousel',
      'chevaux de bois',
      'sentir son cœur battre',
    ],
    seen: [
      'ça court partout dans le local et ça se rentre dedans depuis qu’il pleut',
      'ils tournent en rond autour de la table en criant et se poussent',
      'plus je leur dis d’arrêter de courir, plus ils courent vite et rient',
      'avant le dîner ils sont comme des queues de veau, impossible de les calmer',
      'il court à toute vitesse dans le local puis s’arrête et touche son cœur qui bat',
      'au retour de la sieste ils galopent comme des chevaux d’un mur à l’autre',
      'ils se bousculent en courant dans le corridor et il y en a toujours un qui pleure',
      'une journée sans sortir et ils sautent partout, ils ont trop d’énergie à dépenser',
    ],
    scenes: ['courir', 'repos'],
    picture:
      'L’éducatrice, au milieu, tend un bras à mi-hauteur : quatre enfants tournent du même bord; une autre est assise, la main sur le cœur.',
    sheet: {
      titre: 'Le manège arrête, le cœur galope',
      observationDepart:
        'Ça court partout et ça se bouscule dans le local. Le retour au calme demandé d’une voix plus forte fait courir plus vite.',
      intentionEducative:
        'Permettre un retour au calme qui commence par la course : le corps galope dans un seul sens, puis sent lui-même qu’il ralentit.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Courir dans le même sens que les autres, sans toucher celui d’en avant.',
        'Passer du galop au trot, du trot au pas, en suivant un bras qui descend.',
        'Sentir sous sa main son cœur qui galope, puis qui se calme.',
      ],
      materiel: [
        optional('{!18-24m si-coussins|Coussins, plus larges que deux mains}', 'un par enfant, à l’écurie', null),
        optional('{si-musique|Musique entraînante}', '{si-musique|un appareil, dans votre main}', null),
        optional('{si-foulards|Foulards légers, plus courts que votre bras}', '{si-foulards|un par enfant}', null),
        optional('{!18-24m si-cônes|Cônes souples}', '{!18-24m si-cônes|quatre ou cinq}', null),
        optional('{si-tambourins|Tambourin ou autre instrument}', '{si-tambourins|un, à l’écurie}', null),
      ],
      preparation: [
        'Rangez ce qui traîne et reculez les chaises : il faut une boucle large de deux grands pas autour d’un milieu vide. Faites-en le tour, les bras ouverts : vos mains ne doivent rien toucher. {!18-24m si-cônes|Des cônes en rond, à un grand pas de vous, gardent le milieu vide : on galope en dehors.} La place manque? Le galop se fait sur place, autour de vous.',
        'On court pieds nus ou en souliers, jamais en pieds de bas. L’écurie est une place contre un mur{20min| dégagé} : un cheval fatigué va s’y asseoir et revient quand il veut. {si-tambourins|Un instrument l’y attend : assis, il fait les sabots, aussi vite que votre bras le dit.}',
        '{18-24m multiage|Les plus jeunes tournent en dedans, tout près de vous; les grands, en dehors.} {1adulte|Seule, vous êtes le poteau, au milieu, et vous tournez sur place avec eux.} {2adultes|À deux, l’une est le poteau, l’autre s’assoit à l’écurie.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 2 },
          'Mettez-vous debout au milieu et levez un bras : « Je suis le poteau du manège. Vous êtes les chevaux : vous tournez tous de ce bord-là. Mon bras est en l’air? On galope. Il descend? On ralentit. Il pend? On arrête. » {si-musique|La musique obéit au bras : forte au galop, plus basse au trot, coupée à l’arrêt.} Faites un essai de dix pas, le bras en haut, puis en bas. « Chaque cheval a besoin de place pour sa queue. Regardez derrière… Avez-vous votre place? Un cheval fatigué va s’asseoir à l’écurie, là, contre le mur. En piste! » {si-foulards|Un foulard au bout du bras fait la queue : elle vole au galop, elle pend au pas.}',
        ),
        play(
          { 10: 5, 20: 7 },
          'Bras en l’air : « Au galop! » Les genoux montent, les sabots claquent, les crinières volent. Laissez courir pour vrai, jusqu’à entendre souffler. Ça se tasse? Bras à l’épaule : « Au trot! » Il remonte quand chaque queue a sa place. Bras qui pend : on arrête. « On change de bord! » On se tourne, puis on repart. {18-24m|À dix-huit mois, on court vers vous, on tape votre main, on repart : c’est un tour de manège.} {2-3a|À deux ans, on hennit au galop et on souffle des lèvres au trot : « Brrr. »} {3-4a|À trois ans, on laisse au cheval d’en avant une queue longue comme un bras.} {4-5a|À quatre ans, on guette le bras du coin de l’œil : baissez-le sans un mot. Puis un cheval fait le poteau à côté de vous.}',
        ),
        play(
          { 20: 6 },
          'Le bras pend. « Oh! L’écurie penche! » Tous au mur, de chaque côté de l’écurie : le dos collé, les genoux pliés, on pousse avec les jambes. « Elle penche… poussez… elle tient! » Soufflez, secouez les pattes. Elle penche encore : cette fois, deux mains à plat; puis une épaule. Entre deux poussées, un tour au galop, pour voir si elle tient toute seule. {18-24m|À dix-huit mois, on pousse le mur, puis vos deux mains, et l’on grogne avec vous.} {2-3a|À deux ans, on pousse en comptant jusqu’à trois et l’on tombe assis : « Ouf! »} {3-4a|À trois ans, on pousse très fort, un peu, très peu, quand vous le dites.} {4-5a|À quatre ans, on souffle en poussant, puis on dit ce qui a travaillé : le dos? les cuisses?}',
        ),
        closing(
          { 10: 3, 20: 5 },
          'Bras à mi-hauteur : « Le manège ferme. » On trotte, puis on marche comme un cheval qui dort. {!18-24m si-coussins|En passant à l’écurie, chacun prend son coussin.} Le bras descend si lentement qu’on ne sait plus si le manège tourne. Il pend : chacun s’assoit ou se couche sur place, une main sur la poitrine. {!18-24m si-coussins|Couché, on pose le coussin sur son ventre : il monte et descend vite, puis moins vite.} « Mes pieds ont arrêté. Mon cœur galope encore. Le vôtre? » Attendez avec eux. Tapez du doigt sur le plancher, de moins en moins vite : « Il galope… il trotte… il marche… » {18-24m|Posez votre main sur celle d’un petit, puis d’un autre.} {18-24m 2-3a|Un cheval repart? Il vient s’asseoir contre vous.} {3-4a 4-5a|À chacun de lever un doigt quand son cœur marche.} Touchez une épaule à la fois : ce cheval se lève et s’en va au pas à l’écurie.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Baissez la voix en même temps que le bras : au galop, elle porte; au pas, elle chuchote.',
          'N’écourtez pas le galop : celui qui n’a pas eu sa course la cherchera après.',
          'Deux chevaux se rentrent dedans? Laissez pendre le bras : tous arrêtent, et chacun reprend sa distance.',
          'Nommez ce que vous entendez : « Les sabots font moins de bruit. »',
        ],
        questionsOuvertes: [
          'Où est ton cœur?',
          'Que fait-il, maintenant?',
          '{3-4a 4-5a|Comment sais-tu qu’il ralentit?}',
          '{3-4a 4-5a|De quoi ton corps a-t-il encore besoin?}',
        ],
      },
      vocabulaire: ['le manège', 'galoper', 'trotter', 'au pas', 'ralentir', 'la place', 'le cœur', 'souffler'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Il part dans l’autre sens? Placez-vous devant lui, bras ouverts : il vous touche et se retourne. Tourner avec lui, en lui donnant la main, vaut un tour.',
        },
        {
          pour: '2-3a',
          texte:
            'Il ne regarde pas le bras? Dites la vitesse avec vos pieds : frappez le plancher vite, puis moins vite, puis plus du tout.',
        },
        {
          pour: '3-4a',
          texte:
            'Il dépasse et pousse? Il est poteau un moment, tout près de vous : son bras monte et descend, et le vôtre le suit.',
        },
        {
          pour: '4-5a',
          texte: 'Il invente une vitesse entre le trot et le pas, lui donne un nom, et l’apprend au manège.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le bruit et les corps pèsent? Il est le poteau avec vous, la main dans la vôtre, ou mène depuis l’écurie. En fauteuil, il roule en dehors, où la boucle est plus large, et donne le pas à la fin. Il n’entend pas? Le bras dit tout.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’été, dans la cour, la boucle est deux fois plus grande, à l’ombre, et le cœur se sent plus fort.',
        },
      ],
      securite: {
        risquesAcceptes: ['Épaule frôlée, cheval tombé sur les genoux.', 'Souffle court, joues rouges.'],
        dangersAEliminer: [
          'Coin de meuble, porte qui s’ouvre, jouet sur la boucle : tout est reculé, la porte est fermée avant le premier galop.',
          'Plancher mouillé : essuyez-le. Enfant en pieds de bas : il les ôte avant de courir.',
          'Cheval à contresens : le bras pend, tous arrêtent; on repart quand les nez regardent du même bord.',
          'Poussée dans le dos, chandail tiré : un bras entre les chevaux; celui qui pousse marche un tour à côté de vous.',
          '{!18-24m si-coussins|Coussin sur la boucle : il attend à l’écurie pendant le galop. Coussin sur un visage : il revient sur le ventre.}',
          '{si-foulards|Foulard au cou ou sous un pied : le bras pend, on le ramasse, et l’on repart.} {!18-24m si-cônes|Cône déplacé sur la boucle : remettez-le en place avant le galop suivant.}',
        ],
        supervision: 'palier1',
        allergies: ['Asthme : la pompe de l’enfant est sur vous, et vous suivez son plan.'],
      },
      observation: [
        'Motricité globale : comment passe-t-il du galop au trot, d’un coup ou peu à peu?',
        'Compétences sociales : que fait-il quand un autre cheval est tout près?',
        'Schéma corporel : où cherche-t-il son cœur, et que dit-il de ce qu’il sent?',
      ],
      prolongements: [
        'Avant le dîner ou la sieste, le bras seul suffit : il descend, et le local ralentit.',
        'Racontez aux familles que le cœur galope encore quand les pieds arrêtent : à la maison, on peut l’attendre ensemble.',
      ],
      reflexionRetroaction: [
        'À quelle heure de la journée mon groupe a-t-il besoin de son galop, avant la bousculade?',
        'Qui a eu besoin de plus de temps pour que son cœur marche?',
      ],
    },
  },
  {
    key: 'une-main-tient-l-autre-dit-bonjour',
    summary:
      'Debout contre le divan, une main tient, l’autre lâche et dit bonjour. On longe les meubles, et le trou entre deux devient un pas.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['mouvement-et-defis'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'marcher',
      'apprendre à marcher',
      'premiers pas',
      'se tenir aux meubles',
      'se tient aux meubles',
      'marcher en se tenant aux meubles',
      'longer le divan',
      'il longe le divan en se tenant',
      'longe les meubles',
      'lâcher une main',
      'lâche une main pour voir',
      'se lever debout',
      'se tenir debout',
      'se lève en s’agrippant',
      'debout contre le divan',
      'table basse',
      'faire un pas tout seul',
      'pas de côté',
      'commence à marcher',
      'chaises',
    ],
    seen: [
      'il longe le divan en se tenant et lâche une main pour voir',
      'elle se lève debout contre la table basse, lâche une main et la regarde',
      'il va d’une chaise à l’autre en se tenant et reste pris quand c’est trop loin',
      'elle se tient debout au bord du meuble puis ne sait plus comment se rasseoir',
      'il marche de côté le long de l’étagère et nous fait des bye-bye d’une main',
      'il est tout près de marcher, il se lâche deux secondes puis tombe sur les fesses',
      'elle a fait trois pas hier chez elle mais ici elle se tient encore aux meubles',
      'ils s’agrippent aux chaises pour se mettre debout et rient quand ils retombent assis',
    ],
    scenes: ['deplacer-bebe'],
    picture:
      'Debout contre un divan, un bébé s’y tient d’une main et lève l’autre; l’éducatrice, assise par terre, lui répond, un plus petit contre sa jambe.',
    sheet: {
      titre: 'Une main tient, l’autre dit bonjour',
      observationDepart:
        '{0-18m|Avant de marcher, il longe le divan en se tenant, et lâche une main pour voir.} {!0-18m|Il marche, et revient pourtant longer le divan : une main s’y tient, l’autre lâche, pour voir.} Il la regarde en l’air, tout étonné, puis la remet.',
      intentionEducative:
        'Permettre à l’enfant qui apprend à marcher de trouver seul, debout contre un meuble, ce qu’il peut lâcher et à quel moment.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Concept de soi', role: 'secondaire' },
      ],
      objectifs: [
        'Avancer le long d’un meuble, un pied après l’autre.',
        'Lâcher une main, la faire bouger, la remettre.',
        'Plier les genoux pour se rasseoir sans tomber.',
      ],
      materiel: [
        item(
          'Meubles',
          'un divan, une table basse aux coins ronds ou protégés, deux chaises lourdes',
          'Quatre chaises lourdes au lieu du divan',
        ),
        item('{0-18m|Tapis de jeu}', '{0-18m|un, au pied du divan}', '{0-18m|Couverture épaisse}'),
        optional('{si-bulles-de-savon|Bulles de savon, non toxiques}', 'un tube, sur vous', null),
        optional('{si-coussins|Coussin ferme et épais}', 'un, que vous tenez', null),
        optional('{si-foulards|Foulards ou tissus minces, sans frange}', 'un par enfant', null),
        optional('{si-panier-à-linge|Panier à linge, vide}', 'un', null),
        optional('{si-balles|Balle molle, plus grosse que le poing}', '{si-balles|une, de tissu ou de mousse}', null),
        optional('{si-toutous|Toutou lavable, aux yeux brodés}', '{si-toutous|un}', null),
        optional(
          '{si-ballons|Gros ballon mou, en mousse ou en tissu}',
          '{si-ballons|un, gardé derrière vous jusqu’à la fin}',
          null,
        ),
      ],
      preparation: [
        'Poussez chaque meuble de tout votre poids : s’il glisse, il ne sert pas. Videz la table basse : ni nappe, ni tasse, ni plante.',
        'Mettez-les en file le long d’un mur : divan, table basse, puis les deux chaises, le dossier contre le mur. Pas de divan? Quatre chaises côte à côte, le dossier contre le mur. De l’un à l’autre, laissez la largeur de votre main. {!10min|Ce trou s’agrandira pendant le jeu.} {si-balles|Posez une balle molle sur le siège, à deux largeurs de main du bord : une main s’étirera vers elle, l’autre tiendra.} {si-toutous|Assoyez un toutou sur la dernière chaise, près du bord : c’est à lui qu’on ira dire bonjour.}',
        'Mettez les enfants pieds nus, et roulez les pantalons trop longs. {0-18m|Gardez un tapis au pied du divan pour ceux qui sont couchés ou qui rampent.}',
        'Vous êtes assise par terre, à un bras de ceux qui tiennent debout depuis peu. Ne mettez personne debout et ne promenez personne par les mains : l’enfant se lève quand il en est capable.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'Assise par terre au bout du divan, posez une main à plat sur le siège : « Une main tient… » Levez l’autre, ouvrez et fermez les doigts : « Et l’autre dit bonjour! » Remettez-la. Recommencez de l’autre main. {si-panier-à-linge|Couchez un panier sur le siège : votre main s’y cache, et ressort dire bonjour à la main qui lâche.} Tapez le siège, pom, pom, puis attendez sans rien dire. Un enfant s’approche, s’agrippe, se hisse? Regardez-le dans les yeux et laissez-le faire, un bras prêt derrière lui. {si-bulles-de-savon|Soufflez une bulle au-dessus du siège : une main tient, l’autre monte la toucher. « Bonjour, bulle! »} {si-coussins|Tenez un coussin debout sur le siège : il y cogne d’une main, la vôtre sort de derrière. « Bonjour! »}',
        ),
        play(
          { 10: 6, 20: 7 },
          'Le divan, la table et les chaises font une rue. L’enfant y avance de côté : une main, l’autre, un pied, l’autre. Une main lâche, pour voir? Aussitôt, la vôtre répond : « Bonjour! » Il la remet, la vôtre redescend. Tendez votre paume un doigt plus loin que sa main : il s’étire, touche, revient au divan. {si-foulards|Un foulard pend du siège : la main libre l’agite.} {0-18m|Celui qui ne se lève pas a votre jambe allongée pour meuble : il s’y appuie des bras, s’y met à genoux, ou la pousse de ses pieds, couché sur le dos. Sa main monte? Bonjour aussi.} {18-24m|Celui qui marche fait toute la rue, une main qui glisse, puis un seul doigt. Sa main libre salue le coussin, la fenêtre, vous; puis il revient dans l’autre sens.}',
        ),
        play(
          { 20: 6 },
          'Allez vous asseoir au trou entre le divan et la table. Un enfant arrive au bout : une main ici, une main là, il fait un pont. « Bonjour des deux bords! » Il passe? Quand personne ne s’y tient, soulevez la table et éloignez-la d’une largeur de main. Le pont est trop court? Il regarde, s’assoit, recommence ou fait un pas. Attendez, les bras ouverts, sans l’appeler. {0-18m|Un autre passe devant, à quatre pattes? Bonjour aussi. Un poupon reste contre votre jambe? À chaque pont, sa main a son bonjour.} {18-24m|Celui qui marche traverse en levant les deux mains, s’arrête au milieu, plie les genoux, se relève. Puis il va d’une chaise à l’autre, de côté, comme un crabe, en disant bonjour à chaque siège.}',
        ),
        closing(
          { 10: 2, 20: 4 },
          'Revenez à genoux au pied du divan et dites : « Une main tient, l’autre salue (la vôtre s’ouvre), deux mains saluent, on ne tient plus! (levez les deux) Plie, plie, plie les deux genoux (pliez les vôtres), et nous voilà assis chez nous! (tapez le plancher) » Redites-la pour chacun, au moment où il plie{0-18m|, et sur les genoux de celui qui est couché}. Frottez les cuisses et les pieds qui ont travaillé. {si-ballons|Roulez-leur le gros ballon mou : les pieds le repoussent. « Bonjour, pieds! »} Puis les deux mains se disent bonjour entre elles : elles se frottent et se tapent. Remettez les meubles à leur place quand plus personne ne s’y tient.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Répondez à la main qui lâche : c’est elle qui attend votre bonjour.',
          'Gardez un bras ouvert derrière celui qui lâche, sans le toucher.',
          'Il tombe assis? « Assis! » dit d’une voix égale, et il repart.',
          '{0-18m|Il ne sait plus redescendre? Touchez l’arrière de ses genoux : « Plie. »}',
        ],
        questionsOuvertes: [
          'À qui ta main dit-elle bonjour?',
          'Où va l’autre pied?',
          '{!10min|Comment vas-tu passer le trou?}',
        ],
      },
      vocabulaire: ['la main', 'tenir', 'lâcher', 'bonjour', 'debout', 'un pas', 'plier', 'assis'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Il se lève depuis peu? Le divan seul lui suffit : il est mou, et les doigts s’y agrippent. Les deux mains tiennent? Dites bonjour à son pied qui se soulève.',
        },
        {
          pour: '18-24m',
          texte:
            'Il marche bien : il mène la rue. Suivez-le à genoux, une main sur le divan, et dites bonjour à ce que sa main salue.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Il tient debout avec un appareil ou contre vous? La rue est le bord de la table, et sa main libre tape votre paume. Il ne se lève pas? Assis, une main au sol, l’autre lâche et salue. Il voit peu? Tapez le siège plus loin : il va au son.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’été, dehors, à l’ombre, un banc bas et stable sur l’herbe fait la rue.',
        },
      ],
      securite: {
        risquesAcceptes: ['Tomber assis, dix fois.', 'Menton qui touche le coussin du divan.'],
        dangersAEliminer: [
          'Chaise qui bascule ou table qui glisse : elle sort de la file.',
          'Coin ou bord dur à la hauteur du front : tournez-le vers le mur ou sortez le meuble de la file.',
          'Enfant qui grimpe sur un meuble : descendez-le, « Les pieds au plancher », et remettez sa main sur le divan.',
          '{0-18m|Pied qui recule sur une main à quatre pattes : les rampants sont de votre côté, votre jambe entre les deux.}',
          'Bas qui glisse, pantalon trop long : ôtez l’un, roulez l’autre.',
          '{si-bulles-de-savon|Savon : le tube se referme après chaque bulle et reste sur vous; plancher mouillé, essuyez-le avant le pas suivant. Œil qui pique : eau tiède du robinet, plusieurs minutes.}',
          '{si-foulards|Foulard autour d’un cou ou sous un pied : ôtez-le aussitôt.}',
          '{si-panier-à-linge|Panier pris pour appui : il glisse; votre main le tient, ou il s’en va.}',
          '{si-coussins|Coussin tombé sous un pied : ôtez-le aussitôt.} {0-18m si-coussins|Aucun ne reste près d’un bébé couché.}',
          '{si-balles si-ballons|Balle ou ballon au plancher quand un enfant est debout : ramassez-le aussitôt.} {0-18m si-toutous|Toutou mouillé de salive : lavez-le avant une autre bouche; aucun près d’un bébé couché.}',
        ],
        supervision: 'palier1',
        allergies: [
          '{!si-bulles-de-savon|Aucun aliment ni produit dans ce jeu.} {si-bulles-de-savon|Peau sensible au savon : rincez les mains à l’eau, puis séchez-les.}',
        ],
      },
      observation: [
        'Motricité globale : quelle main lâche, et que font ses pieds à ce moment-là?',
        'Schéma corporel : comment se rassoit-il, en pliant, en tombant, en s’agrippant?',
        'Concept de soi : vers qui regarde-t-il quand il vient de lâcher?',
      ],
      prolongements: [
        'Laissez le divan dégagé toute la semaine : la rue se refait chaque matin.',
        'Dites aux familles quelle main a dit bonjour : à la maison, on répond du bout du divan, sans prendre la main.',
      ],
      reflexionRetroaction: [
        'Ai-je tendu la main avant qu’il ait fini d’essayer?',
        'Qui se tait quand il lâche, et attend qu’on le voie?',
      ],
    },
  },
]
