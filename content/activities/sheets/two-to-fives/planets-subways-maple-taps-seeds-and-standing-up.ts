import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** A thumb that lives on a planet, doors of a subway that close, maple water that thickens, a secret told to a seed, and an ant at a fork. */
export const TWO_TO_FIVES_PLANET_AND_SUBWAY_SHEETS: readonly BankSheet[] = [
  {
    key: 'bonjour-pouce-bonne-nuit-pouce',
    summary:
      'Un pouce habite chaque planète : face au soleil, « bonjour! »; de dos, « bonne nuit! » Puis on lance les noms des huit planètes, un geste pour chacune.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['vent-et-ciel', 'lumiere-et-ombre'],
    materials: ['ballons'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'planètes',
      'planète',
      'les planètes',
      'système solaire',
      'noms des planètes',
      'ballons et lampe de poche',
      'lampe de poche',
      'planète Terre',
      'Jupiter',
      'Saturne et ses anneaux',
      'la lune',
      'le soleil',
      'le jour et la nuit',
      'pourquoi il fait nuit',
      'tourner sur soi',
      'tourner autour du soleil',
      'espace',
      'astronomie',
    ],
    seen: [
      'il colle sa gommette sur le ballon et le tourne jusqu’à ce qu’elle disparaisse',
      'elle éclaire une balle avec sa flashlight et dit qu’il y a un bord dans le noir',
      'ils font tourner un globe et cherchent où on est, nous, en ce moment',
      'elle demande où s’en va le soleil quand on se couche le soir',
      'il a peur du noir, il veut comprendre pourquoi la nuit revient toujours',
      'il récite Saturne, Neptune pis Uranus, fier comme un paon, à qui veut l’entendre',
      'depuis le livre de fusées, ils disent bonjour au soleil, bonne nuit à la lune',
      'au dodo, elle a dit qu’en Chine c’est le matin, les autres voulaient savoir pourquoi',
    ],
    picture:
      'L’éducatrice éclaire d’en haut un côté de son ballon, le pouce du côté sombre; en demi-cercle, quatre enfants ont un ballon entre les jambes, un pouce dessus.',
    scenes: ['ombre-lumiere', 'tourner', 'pourquoi'],
    sheet: {
      titre: 'Un pouce sur ma planète',
      observationDepart:
        'Un enfant fait rouler un ballon sous sa main. « C’est ma planète. En dessous, il fait nuit! »',
      intentionEducative:
        'Permettre de comprendre, une planète entre les mains, pourquoi il fait jour puis nuit, et de nommer les huit planètes.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Mémoire', role: 'secondaire' },
      ],
      objectifs: [
        'Tourner sa planète sur elle-même, et dire si son pouce a le jour ou la nuit.',
        'Reconnaître le nom d’une planète et y répondre par son geste.',
        '{30min|Faire le tour du soleil en portant sa planète.}',
        '{4-5a|Trouver où il fait jour quand il fait nuit chez soi.}',
      ],
      materiel: [
        item('Ballons de jeu', 'un par enfant et un pour vous', 'Balles plus grosses que le poing'),
        item('Lampe de poche', 'une, dans vos mains : c’est le soleil', 'Balle de plus, le soleil'),
        optional(
          '{si-pâte-à-modeler|Pâte à modeler}',
          '{si-pâte-à-modeler|une boule grosse comme deux pouces par enfant, une pour vous}',
          null,
        ),
        optional(
          '{si-balles-de-différentes-grosseurs|Balles de différentes grosseurs, plus grosses que le poing}',
          'trois ou quatre',
          null,
        ),
        optional('{si-papiers-noirs|Papier noir}', '{si-papiers-noirs|une feuille}', null),
        optional('{si-peintures|Peinture lavable}', '{si-peintures|un fond, la veille}', null),
        optional('{si-foulards|Foulards}', 'un par enfant', null),
      ],
      preparation: [
        'Choisissez des ballons de mousse, de tissu ou de plastique souple, plus gros que le poing. Gardez-les derrière vous jusqu’à la deuxième étape. {si-peintures|La veille, chacun trempe son pouce dans la peinture et en marque un ballon de plastique : le pouce habitera là.}',
        'Baissez un peu la lumière : on voit encore tous les visages. Tenez la lampe à côté du ballon, un peu plus haut que lui, pointée vers le bas : ce côté-là s’éclaire, l’autre reste sombre, et la lumière ne va dans les yeux de personne. {si-papiers-noirs|Une feuille noire, si vous en avez une, couchée sous le ballon, éteint les reflets du plancher : la nuit y est plus noire.} Pas de lampe? Une balle posée devant vous est le soleil : le côté du ballon qui lui fait face a le jour, l’autre a la nuit.',
        'Dégagez un espace de quatre grands pas. Apprenez les huit noms, de la planète la plus proche du soleil à la plus lointaine : « Mercure! Vénus! Terre! Mars! Jupiter! Saturne! Uranus! Neptune! »',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Assoyez les enfants par terre, en demi-cercle, face à vous. Posez votre ballon devant vous; éclairez-en un côté avec la lampe, ou posez la balle-soleil à côté. « Voici le soleil. Mon ballon est une planète, la nôtre : Terre! Mon pouce habite dessus. » {si-pâte-à-modeler|Écrasez-y une petite maison de pâte à modeler : « C’est chez lui. Vous aurez chacun la vôtre. »} Collez votre pouce du côté du soleil. « Bonjour, pouce! » Tournez le ballon sur place, sans le lever, jusqu’à ce que le pouce soit dans l’ombre. « Oh! Il fait noir. Bonne nuit, pouce! » Demandez qui a bougé, le soleil ou la planète. « C’est la planète : elle tourne sur elle-même. »',
        ),
        play(
          { 20: 6, 30: 8 },
          'Roulez un ballon à chacun; il l’arrête entre ses jambes ouvertes. Le côté du ballon qui vous regarde a le jour, l’autre a la nuit : passez le soleil d’une planète à l’autre pour le montrer. Chacun {si-pâte-à-modeler|fait sa maison, }colle un pouce face à vous, « Bonjour, pouce! », puis tourne sa planète par terre jusqu’à ce que le pouce soit de dos : « Bonne nuit, pouce! » Le pouce se décolle et revient face au soleil{!si-pâte-à-modeler| : un autre matin}! {3-4a|À trois ans, le pouce s’étire le jour et ronfle la nuit.} {3-4a !multiage|« Qu’as-tu fait aujourd’hui, pouce? » Il répond d’une petite voix : il a sauté, mangé, pris son bain. La planète tourne : il faut vite le coucher. Puis comptez ensemble trois dodos de suite, un par nuit.} {4-5a|À quatre ans, l’autre pouce habite en face, de l’autre bord du ballon : quand le premier se lève, que fait le deuxième?} {4-5a !multiage|Les deux pouces se parlent : « Il fait noir chez toi? Moi, je déjeune! » Puis on cherche comment les placer juste au bord de l’ombre : l’un se lève, l’autre se couche.}',
        ),
        play(
          { 20: 7, 30: 8 },
          '{si-pâte-à-modeler|Les maisons vous reviennent.} Debout, ballon dans les bras, à un grand pas des autres. Lancez les noms des planètes; tous font le geste sans changer de place. « Mercure! » : de tout petits pas pressés. « Vénus! » : un demi-tour au ralenti. « Terre! » : on lève le pouce. « Mars! » : on frotte son ballon, plein de poussière rouge. « Jupiter! », la plus grosse : on gonfle les joues. « Saturne! » : un bras fait l’anneau autour du ballon. « Uranus! » : on se penche sur le côté. « Neptune! » : on grelotte, le soleil est si loin! {3-4a|À trois ans, trois noms suffisent pour commencer.} {3-4a !multiage|Chuchotez-en un, criez le suivant. Les trois sont sus? Ajoutez-en un.} {4-5a|À quatre ans, un enfant fait un geste, les autres crient le nom.} {4-5a !multiage|On dit ensuite tous les noms dans l’ordre, en s’éloignant du soleil. Un nom est sauté? On le crie.}',
        ),
        play(
          { 30: 6 },
          'Assoyez-vous au milieu, le soleil dans les mains, la lampe pointée vers le plancher. « Une planète tourne sur elle-même, et en plus elle fait le tour du soleil! » Tous marchent autour de vous dans le même sens, le ballon sur le ventre. Un tour de soleil : un an de plus. « Bonne fête, planète! » {3-4a|À trois ans, on s’arrête à chaque tour pour souffler une bougie d’air.} {3-4a !multiage|« Quel âge as-tu, planète? » On compte les tours sur ses doigts. Puis on marche comme la planète la plus proche du soleil, à pas pressés, et comme la plus lointaine, à pas de tortue : laquelle a sa fête le plus souvent?} {4-5a|À quatre ans, on marche et l’on fait tourner le ballon dans ses bras : les deux en même temps!} {4-5a !multiage|Faites deux ronds : des planètes tout près de vous, d’autres un grand pas plus loin. Tous partent ensemble, au même pas : lesquelles finissent leur tour les premières? Puis les deux ronds s’échangent.}',
        ),
        closing(
          { 20: 4, 30: 4 },
          'On se rassoit, ballon entre les jambes. « Et la lune? » Fermez le poing : « La voici, plus petite que notre planète. Elle en fait le tour. » Chacun promène lentement son poing autour de son ballon, sans le toucher, et le pouce de l’autre main regarde passer la lune. {si-balles-de-différentes-grosseurs|Des balles s’alignent, de la plus petite à la plus grosse : laquelle est Jupiter? Laquelle est la lune?} Dites les huit noms tout bas; à son nom préféré, chacun tape doucement sur sa planète. Puis éteignez la lampe, ou cachez la balle derrière votre dos. {si-foulards|Un foulard couvre chaque planète : il fait nuit des deux côtés.} « Bonne nuit, pouces! » Les planètes roulent jusqu’à vous, une à la fois, la plus éloignée d’abord.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Gardez le soleil immobile pendant que le ballon tourne : l’enfant voit que c’est la planète qui bouge.',
          'Un enfant dit que le soleil s’est couché? « Ton pouce ne le voit plus. Tourne : le revoilà. »',
          'Une question vous dépasse? « Je ne le sais pas. On le cherchera ensemble. »',
        ],
        questionsOuvertes: [
          'Où fait-il jour sur ta planète?',
          'Que fait ton pouce quand il fait noir?',
          '{4-5a|Comment faire venir le matin?}',
          '{30min|Combien d’années a ta planète?}',
        ],
      },
      vocabulaire: [
        'la planète',
        'le soleil',
        'la lune',
        'le jour',
        'la nuit',
        'tourner sur soi',
        'l’anneau',
        '{30min|faire le tour}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Posez votre main sur la sienne et tournez le ballon ensemble, très lentement. Dites « bonjour » dès que le pouce arrive du côté du soleil.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant fait l’astronome : il lance les noms à votre place, de la planète la plus proche du soleil à la plus lointaine, et s’aide de ses doigts.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le demi-noir inquiète? Rallumez tout : le côté du soleil se voit quand même. En fauteuil, le ballon tourne sur les genoux, la lampe toujours pointée vers le bas. L’enfant voit peu? Il tourne son pouce vers votre voix : « ici, le soleil ». Il parle peu? Ses gestes nomment les planètes.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, il fait noir dès le départ des enfants : à la fenêtre, chacun couche son pouce.} {hiver|L’été, il fait encore clair à l’heure du bain : le pouce attend longtemps sa nuit.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Ballon échappé qui roule.', 'Tête qui tourne un peu.'],
        dangersAEliminer: [
          'Lumière dans les yeux : la lampe reste dans vos mains, pointée vers le plancher; personne ne se penche dessous.',
          'Piles : le couvercle de la lampe est vissé; elle retourne en hauteur, hors d’atteinte, dès la fin.',
          'Ballon sous les pieds : debout, on le garde dans les bras; tombé, on s’arrête et on le ramasse.',
          'Étourdissement : un demi-tour à la fois, jamais de vrille; qui vacille s’assoit.',
          '{30min|Collision : tous marchent dans le même sens autour de vous, sans courir.}',
          'Vrai soleil : il ne se regarde jamais, même une seconde, même par la fenêtre.',
          '{si-foulards|Foulard au cou ou sur une tête : il couvre le ballon, puis revient en pile.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Latex : ballons de mousse, de tissu ou de plastique, jamais un ballon de fête gonflé.',
          '{si-pâte-à-modeler|Pâte à modeler : lisez l’étiquette, elle contient souvent du blé.}',
        ],
      },
      observation: [
        'Éveil aux sciences : que fait l’enfant pour ramener le jour à son pouce?',
        'Langage oral : quels noms de planètes dit-il, et que raconte son pouce?',
        'Mémoire : de quels gestes se souvient-il sans vous regarder?',
      ],
      prolongements: [
        'À la sieste, chacun dit bonne nuit à son pouce; au réveil, on ouvre le rideau : « Notre planète a tourné! »',
        'À la maison, l’enfant montre à un parent, avec un bas roulé et son pouce, comment vient la nuit.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé le ballon répondre avant d’expliquer?',
        'Quel nom de planète les enfants ont-ils redit sans moi?',
      ],
    },
  },
  {
    key: 'dou-dou-dou-les-portes-se-ferment',
    summary:
      'Trois notes, et les portes du métro se ferment : on passe le tunnel dans une file de chaises, on nomme les stations, puis l’on revient de reculons.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['quartier-et-metiers'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'métro',
      'le métro',
      'station de métro',
      'stations',
      'nommer les stations',
      'prochaine station',
      'chaises en file',
      'placer les chaises en file',
      'chaises et carton',
      'quai',
      'portes qui se ferment',
      'tunnel',
      'correspondance',
      'escalier roulant',
      'escalier mécanique',
      'terminus',
      'wagon de métro',
      'transport en commun',
    ],
    seen: [
      'il met les bancs l’un derrière l’autre et crie attention au départ, on ferme',
      'elle ouvre et ferme ses bras comme des portes pour laisser embarquer les amis',
      'ils penchent tous ensemble à gauche pis à droite, assis à la queue leu leu',
      'il connaît par cœur Berri, Jean-Talon, Longueuil, et il les nomme sans fin',
      'ça se bouscule pour embarquer en premier, personne laisse descendre les autres',
      'elle a eu peur du gros vent et du bruit en dessous de la terre',
      'depuis la fin de semaine à Montréal, ils fredonnent les trois notes à toutes les portes',
      'au dîner, les chaises sont restées en ligne, ils veulent juste faire un tour en train',
    ],
    picture:
      'Assis en file, trois passagers, l’un en fauteuil, penchent tous du même bord; deux enfants écartent les cartons; l’éducatrice accourt, un bras en l’air.',
    scenes: ['voyage', 'vehicules'],
    onlyNamed: ['WATER'],
    sheet: {
      titre: 'Dou, dou, dou! Le métro ferme ses portes',
      observationDepart:
        'Des chaises sont en file au milieu du local. « C’est le métro! » Un enfant nomme les stations; l’autre fait les portes avec ses bras.',
      intentionEducative:
        'Soutenir un jeu de métro que l’on bâtit à plusieurs : un trajet, des stations dans l’ordre, des annonces que tous comprennent.',
      domaines: [
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'principal' },
        { domaine: 'cognitif', composante: 'Mémoire', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Faire vivre le métro de son corps : le quai, les portes, le tunnel.',
        'Se rappeler les stations dans l’ordre{4-5a|, puis à l’envers}.',
        'Annoncer pour que tous entendent : la station, les portes, la panne.',
      ],
      materiel: [
        item('Chaises', 'une par enfant, et la vôtre', 'Coussins plats, en file'),
        optional('Carton', 'deux morceaux grands comme un oreiller : les portes', null),
        optional('{si-crayons-feutres|Crayons}', 'deux ou trois, et un bout de papier par station', null),
        optional('{si-lampes-de-poche|Lampe de poche}', '{si-lampes-de-poche|une, pour vous}', null),
        optional('{30min si-papiers|Bouts de papier}', 'un par enfant', null),
        optional('{si-toutous si-poupées|Toutous ou poupées}', 'un par enfant', null),
        optional('{si-instruments|Instrument}', '{si-instruments|un seul}', null),
      ],
      preparation: [
        'Alignez les chaises au milieu du local, un petit pas entre chacune, avec un passage libre de chaque côté : ce sont les deux quais. La première et la dernière chaise sont les cabines; la dernière regarde l’autre bout du local. La vôtre est au milieu, tournée de côté : vous voyez tout le monde. Plus de six enfants? Faites deux files collées; chaque cabine a deux conducteurs.',
        'S’il y a du carton, coupez d’avance deux morceaux, sans agrafe ni coin pointu. Sans carton, des bras tendus font les portes.',
        'Pratiquez le signal du départ : trois notes qui montent, « dou, dou, dou ».',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Les enfants sont assis dans la file; au milieu, votre chaise est vide. Debout sur le quai, soufflez le vent du tunnel : « Ffffou! Le métro arrive, je recule du bord du quai! » Puis les portes s’ouvrent : vos deux bras s’écartent, un carton dans chaque main s’il y en a. « Pchhh! Laissez descendre… je monte! » Chantez trois notes qui montent : « Dou, dou, dou! Attention, les portes se ferment. » Refermez-les et assoyez-vous. On est dans le tunnel : tous tapent sur leurs cuisses et penchent ensemble d’un bord, puis de l’autre. « Prochaine station… » Arrêtez-vous là : le premier nom que dit un enfant devient la station.',
        ),
        play(
          { 20: 6, 30: 8 },
          'L’enfant de la première chaise conduit le métro. Un ou deux autres, debout sur les quais, font les portes avec leurs bras ou un carton. On freine : les corps penchent en avant. Le conducteur annonce la station, « pchhh », qui veut descend, fait le tour de la file en marchant et reprend sa chaise. « Dou, dou, dou! » Après deux stations, d’autres enfants prennent la cabine et les portes. {3-4a|À trois ans, la station est une chose du local : tapis, fenêtre, lavabo.} {3-4a !multiage|Descendez, puis revenez la dernière, un bras en l’air : « Attendez-moi! » La porte rouvre, ou répond : « Prenez le prochain! » Comptez jusqu’à trois : le voilà. Un enfant fait ensuite le passager pressé.} {4-5a|À quatre ans, le groupe choisit trois stations et garde leur ordre.} {4-5a !multiage|Ils en connaissent de vraies? Prenez celles-là. Au deuxième voyage, annoncez la troisième trop vite : ils vous corrigent. Puis on en ajoute une quatrième : où va-t-elle sur la ligne?}',
        ),
        play(
          { 20: 7, 30: 8 },
          '« Terminus! » Un vrai métro a une cabine à chaque bout, et repart par où il est venu. L’enfant de la dernière chaise conduit; les autres roulent de reculons! {si-crayons-feutres|Dessinez chaque station, deux traits de crayon sur un bout de papier : on les relit à l’envers.} {3-4a|À trois ans, on crie bye-bye à chaque station qu’on revoit.} {3-4a !multiage|« Tiens, la fenêtre! On l’a déjà vue. Qu’est-ce qui venait avant? » Celui qui s’en souvient la montre du doigt.} {4-5a|À quatre ans, on dit les stations à l’envers, la dernière d’abord.} {4-5a !multiage|Un enfant les compte sur ses doigts et annonce ce qu’il reste.} Puis, les mains en cornet : « Petite panne dans le tunnel. Restez assis. » {si-lampes-de-poche|Votre lampe de poche éclaire le plafond.} Que voit-on par la fenêtre? Que fait-on pour passer le temps? Une idée d’enfant, et le métro repart; la prochaine panne, c’est cet enfant qui l’annonce.',
        ),
        play(
          { 30: 6 },
          '« Correspondance! On change de ligne. » Tous descendent, posent une main sur le mur et prennent l’escalier roulant : les pieds ne bougent plus, les genoux plient, plient, et l’on est en bas. On suit le long couloir, tout autour du local, et l’on reprend sa chaise : c’est maintenant une ligne d’une autre couleur. {30min si-papiers|Un bout de papier est la correspondance : on en plie un coin à chaque ligne.} {3-4a|À trois ans, on choisit la couleur de la ligne sur un chandail.} {3-4a !multiage|L’escalier remonte aussi : accroupis, on se déplie au ralenti. Est-on rendu en haut? Puis l’escalier s’arrête : on finit à pied.} {4-5a|À quatre ans, un enfant explique le chemin à un passager perdu : c’est vous.} {4-5a !multiage|Suivez ses mots à la lettre, même s’il oublie un virage. Puis un enfant chante dans le couloir, comme un musicien du métro; chacun, en passant, l’écoute le temps de compter jusqu’à trois.}',
        ),
        closing(
          { 20: 4, 30: 4 },
          '« Dernier métro de la soirée. » On roule doucement, on tape du bout des doigts, on parle tout bas. {si-toutous si-poupées|Un toutou ou une poupée s’endort sur les genoux.} À chaque station, un enfant nomme quelqu’un qu’il aimerait voir sur le quai; on lui fait bonjour de la main. Puis chantez les trois notes, de plus en plus lentement : « Dou… dou… dou… Terminus. » {si-instruments|Un instrument redit les trois notes, tout doux.} Les portes s’ouvrent une dernière fois. Chacun rapporte sa chaise à la table, les pattes près du plancher, l’un après l’autre, à partir du bout.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Soyez une passagère, pas la patronne : demandez votre chemin, manquez votre station, cherchez votre mitaine.',
          'Reprenez l’annonce d’un enfant d’une voix de haut-parleur : « Prochaine station : lavabo. »',
          'Une dispute pour conduire? Montrez les deux bouts : l’un conduit à l’aller, l’autre au retour.',
        ],
        questionsOuvertes: [
          'Quelle est la prochaine station?',
          'Qui attend sur le quai?',
          'Que fait-on quand le métro est en panne?',
          '{30min|Comment se rendre à l’autre ligne?}',
        ],
      },
      vocabulaire: [
        'le métro',
        'le quai',
        'la station',
        'le tunnel',
        'les portes',
        'le terminus',
        'la panne',
        '{30min|la correspondance}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Deux stations seulement, bien visibles : le tapis et la fenêtre. L’enfant fait les portes avec vous, un bras chacun, et c’est lui qui dit « pchhh ».',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant tient la ligne dans sa main : une station par doigt. Il replie le doigt quand on y passe, et sait toujours combien il en reste.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, l’enfant prend sa place dans la file, un espace laissé pour lui, et sort le premier. Le bruit du tunnel dérange? Il fait le signal, et tous roulent en silence. L’enfant qui parle peu fait les portes : ses bras disent tout.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, on secoue ses bottes sur le quai : en bas, il ne neige jamais.} {hiver|L’été, il fait chaud dans le wagon : on attend le vent du tunnel, les bras levés.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Déception de ne pas conduire tout de suite.', 'Coude frôlé au passage des portes.'],
        dangersAEliminer: [
          'Doigts pincés : les portes se ferment dans le vide, à un pas des passagers, jamais sur quelqu’un; du carton se tient par les côtés.',
          'Pieds ou genoux sur un siège : le métro s’arrête et repart quand les fesses sont assises.',
          'Chaise qui bascule quand on penche : seul le dos penche, les fesses sur le siège, les pieds au plancher.',
          'Chaise tirée pendant qu’un autre s’assoit : une fois en file, aucune ne bouge.',
          'Course sur le quai : on y marche, et l’on monte l’un après l’autre.',
          '{si-lampes-de-poche|Lumière dans les yeux : vous seule prenez la lampe, tournée vers le plafond; piles vissées.}',
        ],
        supervision: 'palier2',
        allergies: ['Carton : prenez-en un qui n’a pas touché d’aliments; aucun aliment dans le métro.'],
      },
      observation: [
        'Fonction symbolique : par quels gestes l’enfant fait-il exister les portes ou le tunnel?',
        'Mémoire : comment retrouve-t-il la station qui vient après?',
        'Langage oral : que change-t-il à sa voix quand il annonce?',
      ],
      prolongements: [
        'En route vers le vestiaire, un enfant annonce les stations : « Prochaine station : les bottes! »',
        'Un parent qui prend le métro ou l’autobus dit à l’enfant les noms de trois arrêts; ils serviront demain.',
      ],
      reflexionRetroaction: [
        'Combien de stations venaient des enfants?',
        'Qui n’a encore ni conduit ni fait les portes?',
      ],
    },
  },
  {
    key: 'l-eau-court-le-sirop-colle',
    summary:
      'L’eau d’érable tombe, « ploc », dans la chaudière; on la porte sans l’échapper, puis on la fait réduire en marchant en rond, jusqu’à ce que les pieds collent.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['saisons-et-fetes', 'arbres-et-feuilles'],
    materials: ['chaudieres-et-pelles'],
    place: 'WOODS',
    alsoAt: {
      PARK: 'Au parc, choisissez trois arbres proches l’un de l’autre, loin de la rue et de l’eau.',
      YARD: 'Dans la cour, deux ou trois arbres suffisent; sans arbre, les enfants sont les érables.',
    },
    seasons: ['SPRING'],
    durationMinutes: 30,
    adults: 1,
    occasion: 'temps-des-sucres',
    calls: [
      'sirop d’érable',
      'le sirop d’érable',
      'temps des sucres',
      'le temps des sucres',
      'cabane à sucre',
      'sucrerie',
      'eau d’érable',
      'sève',
      'érable',
      'érables',
      'entailler',
      'récolter l’eau d’érable',
      'chaudières',
      'bouteilles vides',
      'bouteilles vides et chaudières',
      'transporter sans renverser',
      'faire bouillir',
      'mettre en bouteille',
      'acériculteur',
    ],
    seen: [
      'elle cogne sur un tronc avec une branche, elle attend que ça coule dans son seau',
      'il marche tout croche avec son seau plein pour pas en échapper une goutte',
      'ils tournent en rond en traînant les pieds comme s’ils étaient pris dans la mélasse',
      'il demande comment l’arbre fait pour donner du jus sucré',
      'elle trouve ça long, elle veut de la tire tout de suite',
      'il goûte la neige qui fond sous les branches et jure que c’est sucré',
      'depuis la visite à l’érablière, ils accrochent des seaux à toutes les branches',
      'au bois, une goutte est tombée dans sa mitaine, il a crié au miracle',
    ],
    picture:
      'Dos à un tronc, un enfant tend le bras : une goutte tombe dans la chaudière d’un ami; deux autres en portent une par l’anse, au bord du rond tracé par terre.',
    scenes: ['transporter', 'remplir-vider'],
    sheet: {
      titre: 'L’eau court, le sirop colle',
      observationDepart:
        'Un enfant secoue une chaudière sous une branche. « Coule, érable, on veut du sirop! » Une goutte de neige fondue tombe dedans.',
      intentionEducative:
        'Permettre de suivre, de ses bras et de ses pieds, le chemin de l’eau d’érable : de l’arbre {20min|au sirop}{30min|à la bouteille}.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
      ],
      objectifs: [
        'Récolter en comptant les gouttes, une à la fois.',
        'Porter sans renverser, à deux s’il le faut.',
        'Dire ou montrer ce qui change : beaucoup d’eau, peu de sirop.',
        '{30min|Passer par un goulot étroit, lentement, l’un après l’autre.}',
      ],
      materiel: [
        item('Chaudières', 'une pour deux enfants, et une de plus', 'Mains en coupe'),
        optional('Bouteilles vides', 'une pour deux enfants, et une pour vous, en plastique, sans bouchon', null),
        optional(
          'Neige propre ou eau froide',
          'deux doigts d’eau par bouteille, ou une poignée de neige par chaudière',
          null,
        ),
        optional('{si-tuyaux|Bouts de tuyau, plus courts qu’un bras d’enfant}', 'un pour deux enfants', null),
        optional('{si-contenants-de-yogourt|Contenants de yogourt}', 'un par enfant', null),
        optional('{si-cônes|Cônes}', '{si-cônes|quatre}', null),
        optional(
          '{si-traîneaux si-brouettes|Traîneau ou brouette d’enfant}',
          '{si-traîneaux si-brouettes|un seul}',
          null,
        ),
      ],
      preparation: [
        'Choisissez {bois parc|trois arbres proches}{cour|deux ou trois arbres, ou des coins de clôture,} sur un sol plat, sans glace. Aucun n’est entaillé : le jeu n’abîme pas l’écorce. À cinq pas, tracez du talon un rond large de quatre pas : c’est la cabane à sucre. {si-cônes|Quatre cônes en font les murs : à chaque « pfff », un enfant en rapproche un d’un pas.}',
        'L’eau d’érable est inventée : tout se joue les chaudières vides, ou les mains en coupe. Pour un jeu plus mouillé, c’est vous qui versez deux doigts d’eau froide par bouteille; sans bouteilles, mettez une poignée de neige propre par chaudière.',
        'Ni feu, ni réchaud, ni sirop : rien n’est chaud, rien ne se goûte. Placez-vous entre les arbres et le rond.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Debout contre un arbre{cour| ou la clôture}, levez les bras en branches. « C’est le temps des sucres! Je suis un érable. La nuit, je gèle; le jour, je dégèle… et mon eau coule! » {si-contenants-de-yogourt|Un contenant de yogourt fait une petite chaudière.} Baissez une branche : un enfant tient une chaudière, ou ses mains en coupe, sous votre main. Il cogne du doigt sur votre bras : toc, toc, toc. Penchez votre bouteille, ou ouvrez un peu le poing. « Ploc! » Une goutte tombe, vraie ou inventée. {si-tuyaux|Un bout de tuyau, tenu en pente, la mène à la chaudière.} « Ploc… ploc… » Comptez ensemble jusqu’à cinq. « Pour faire un peu de sirop d’érable, il me faut beaucoup, beaucoup d’eau. Il faut d’autres érables! »',
        ),
        play(
          { 20: 6, 30: 8 },
          'La moitié des enfants sont des érables, adossés aux arbres{cour| ou à la clôture}, une bouteille à la main s’il y en a; les autres récoltent, chaudière ou mains en coupe. Il manque un érable? C’est vous. Toc, toc, toc sur le bras : l’érable penche sa bouteille, ou ouvre le poing, et dit « ploc ». À cinq gouttes : « Merci, l’érable! » On passe à un autre, puis on porte sa récolte jusqu’au rond sans l’échapper. Au retour, on échange : le porteur devient érable, et l’érable, porteur. {3-4a|À trois ans, l’érable choisit : goutte lente ou goutte pressée.} {3-4a !multiage|« Je gèle! » L’érable ne coule plus. On lui frotte les bras : « Il fait doux! » Ploc. On recommence avec un autre arbre.} {4-5a|À quatre ans, l’érable vient porter aussi : une main chacun sur l’anse.} {4-5a !multiage|On se met d’accord sur le pas : grand ou petit? Combien d’arrêts pour ne rien renverser? Au voyage suivant, on en fait un de moins.}',
        ),
        play(
          { 20: 7, 30: 8 },
          'Chaudières et bouteilles se posent à vos pieds, à côté du rond. « On fait réduire! L’eau d’érable, c’est nous. » On marche sur le bord du rond, dans le même sens, à petits pas légers : l’eau court. Toutes les mains lancent la vapeur en l’air : « Pfff! » À chaque « pfff », un petit pas vers le milieu, et l’on ralentit. Le rond rapetisse. Rendus au centre, on lève les pieds comme s’ils collaient : c’est du sirop d’érable! {3-4a|À trois ans, l’eau parle vite et clair; le sirop parle grooos et lent.} {3-4a !multiage|« Comment t’appelles-tu, l’eau? Et toi, le sirop? » Ils vous répondent dans les deux voix, puis redeviennent de l’eau et repartent.} {4-5a|À quatre ans, on compte les « pfff » : combien avant que ça colle?} {4-5a !multiage|Dites-leur qu’il faut à peu près quarante chaudières d’eau pour une de sirop. On montre quarante avec ses doigts : quatre fois dix. Puis on recommence avec des pas plus petits : faut-il plus de « pfff »?}',
        ),
        play(
          { 30: 6 },
          '« Le sirop est prêt, on le met en bouteille! » Deux enfants, bras levés, font le goulot de la bouteille : les autres, le sirop, y passent un à un, une jambe qui colle, puis l’autre, et reviennent par le côté. Plus de six? Faites deux goulots. {3-4a !multiage|Le sirop dit « glou, glou » en passant.} {4-5a !multiage|On rapproche les bras : que change un goulot plus étroit?} La dernière goutte reste prise : tous l’appellent, puis deux autres font le goulot. Des bouteilles? Accroupie à la sortie, gardez-les près de vous avec les chaudières; deux enfants à la fois en remplissent une, posée par terre, d’eau ou d’air. {3-4a|À trois ans, l’un tient la bouteille à deux mains, et vous penchez la chaudière avec l’autre : la terre boit ce qui tombe.} {3-4a !multiage|Dites « stop » ensemble quand c’est assez.} {4-5a|À quatre ans, l’un tient la bouteille, l’autre verse un filet.} {4-5a !multiage|On gage du doigt jusqu’où l’eau montera, on vérifie après.}',
        ),
        closing(
          { 20: 4, 30: 4 },
          'Chaudières et bouteilles, pleines ou vides, se renversent par terre, au pied d’un arbre s’il y en a un : « Merci, l’érable! » {si-traîneaux si-brouettes|Vidées, elles s’empilent dans le traîneau ou la brouette, que deux érables mènent.} Tous posent une main sur un érable, arbre ou ami. On refait le chemin sans bouger de place : « ploc » de la langue, les bras qui portent, « pfff » des mains, les pieds qui collent. Demandez : « Qu’est-ce qui est parti en vapeur? » Chacun répond d’un mot, ou en soufflant en l’air. On s’en va à pas de sirop, puis, au mot « eau! », à petits pas légers, tous ensemble.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Faites l’érable pour de vrai : une goutte se fait attendre, surtout quand on la demande.',
          'Marchez à côté de qui porte et ralentissez : votre pas règle le sien.',
          'L’eau tombe? « L’érable en a d’autre. » On y retourne.',
        ],
        questionsOuvertes: [
          'D’où vient l’eau de l’érable?',
          'Comment la porter sans en perdre?',
          'Où va la vapeur?',
          '{30min|Qu’est-ce qui passe le plus vite par un goulot : l’eau ou le sirop?}',
        ],
      },
      vocabulaire: [
        'l’érable',
        'l’eau d’érable',
        'la goutte',
        'la chaudière',
        'la vapeur',
        'réduire',
        'le sirop',
        '{30min|le goulot}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'L’enfant récolte trois gouttes plutôt que cinq, et va de l’érable au rond avec un ami. S’il n’a plus rien en arrivant, il y retourne.',
        },
        {
          pour: '4-5a',
          texte:
            'Donnez à l’enfant la tournée : il décide l’ordre des érables et dit combien de gouttes chacun a données. À la fin, combien en tout?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, la chaudière voyage sur ses genoux, un ami à côté; autour du rond, il suit la partie la plus plate et fait la vapeur des mains. Un enfant n’aime pas être mouillé? Il est l’érable, bras tendu, et décide des gouttes. Il entend peu? Il suit votre doigt, levé à chaque goutte.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’automne, on choisit déjà ses arbres et l’on apprend à reconnaître la feuille de l’érable.',
        },
      ],
      securite: {
        risquesAcceptes: ['Eau ou neige sur les bottes.', 'Récolte renversée en chemin.'],
        dangersAEliminer: [
          'Eau ou neige fondante, s’il y en a : quelques centimètres suffisent pour une noyade. Deux doigts par bouteille, une poignée de neige par chaudière; vous êtes à portée de bras de tout contenant posé, et tout est vidé dès la fin du jeu.',
          'Neige ou eau à la bouche : rien ne se goûte; on la rend à l’arbre.',
          'Mitaines ou bas mouillés : séchez la peau et changez-les, ou rentrez.',
          'Glace, racine, boue glissante sur le chemin, branche morte dans un arbre : choisissez-en un autre avant de commencer, et marchez.',
          'Anse autour du cou, chaudière sur la tête : elle reste à la main, plus bas que la ceinture.',
          'Feu, réchaud, sirop ou tire chauds : rien de cela n’entre au jeu.',
          '{si-tuyaux|Tuyau à la bouche, au cou ou brandi : plus court qu’un bras d’enfant, il ne mène que la goutte.}',
          '{si-traîneaux si-brouettes|Enfant dans la brouette ou le traîneau : on n’y met que des chaudières vides, et l’on marche.}',
        ],
        supervision: 'palier1',
        allergies: ['Aucun produit d’érable n’est servi : ni sirop, ni tire, ni eau d’érable.'],
      },
      observation: [
        'Éveil aux sciences : comment l’enfant explique-t-il qu’il reste peu de sirop?',
        'Motricité globale : que fait son corps pour ne rien renverser?',
        'Éveil aux mathématiques : comment garde-t-il le compte des gouttes?',
      ],
      prolongements: [
        'Un matin doux après une nuit de gel, retournez écouter : qu’est-ce qui goutte autour de nous?',
        'Chaque famille raconte ce qui annonce le printemps chez elle : érable, ou tout autre chose.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé les enfants compter sans compter à leur place?',
        'Quelle explication d’enfant sur la vapeur ai-je envie de reprendre?',
      ],
    },
  },
  {
    key: 'un-secret-dans-chaque-trou',
    summary:
      'Un doigt creuse, on souffle un secret dans le trou, une grosse graine s’y couche : chaque jardinier sème, arrose et signe son pot d’un doigt de boue.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['jardin-et-recolte', 'terre-et-boue'],
    materials: ['terre'],
    place: 'YARD',
    alsoAt: { INDOORS: 'Au local, le bac de terre est posé par terre, loin des tapis; on balaie à la fin.' },
    seasons: ['SPRING', 'SUMMER'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'jardinage',
      'le jardinage',
      'jardiner',
      'semer',
      'semer des graines',
      'semis',
      'planter des graines',
      'graines',
      'graines et terre',
      'graines, terre et petits pots',
      'petits pots',
      'terreau',
      'graines de tournesol',
      'graines de citrouille',
      'graines de courge',
      'arroser',
      'germination',
      'faire pousser',
      'potager',
    ],
    seen: [
      'il enfonce son doigt dans le pot, y met un pépin et recouvre le tout',
      'elle a gardé les pépins de sa pomme dans sa serviette pour faire un arbre',
      'ils grattent la terre avec une cuillère pis enterrent des fèves une par une',
      'il chuchote des affaires à sa plante pour qu’elle soit plus belle',
      'elle s’impatiente, ça fait trois jours et rien ne sort de son pot',
      'il a peur que les autres prennent son pot, il veut y mettre sa marque',
      'à la collation, ils ont trouvé des graines dans le melon, ils veulent les enterrer',
      'depuis les travaux dans le carré de jardin, il cherche des semences partout',
    ],
    picture:
      'Un enfant chuchote dans son pot, tenu à deux mains; l’éducatrice a une graine sur la paume; une amie presse une débarbouillette, une autre signe de boue.',
    scenes: ['plantes', 'creuser'],
    sheet: {
      titre: 'Un secret pour chaque graine',
      observationDepart: 'Un enfant a trouvé une graine. « Si je la mets dans la terre, elle va faire quoi? »',
      intentionEducative:
        'Éveiller le goût de jardiner pour de vrai : une graine dans un trou, de l’eau, une marque, et des jours à attendre.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Semer une graine par trou, la couvrir, l’arroser goutte à goutte.',
        'Dire ce qui pourrait sortir de la terre, et quand.',
        'Reconnaître son pot à la marque qu’on y a faite.',
        '{30min|Mettre dans l’ordre ce que fait une graine : gonfler, s’enraciner, sortir.}',
      ],
      materiel: [
        item(
          'Graines de citrouille, de courge ou de tournesol',
          'deux par enfant et six de plus, non traitées, dans leur sachet refermé',
          null,
        ),
        item('Terre de jardin ou terreau sans engrais', 'de quoi emplir chaque pot, dans un ou deux bacs bas', null),
        item('Petits pots percés', 'un par enfant et un pour vous', 'Terre en buttes, une par enfant'),
        item(
          'Débarbouillettes mouillées',
          'une pour deux enfants et une pour vous',
          'Mains mouillées, qui s’égouttent',
        ),
        item('{dedans|Petit balai et porte-poussière}', '{dedans|un de chaque}', null),
        optional('{si-graines-de-tomates|Graines de tomates}', 'deux par enfant, non traitées, dans leur sachet', null),
        optional('{si-pelles si-cuillères|Petites pelles ou cuillères}', 'une pour deux enfants', null),
        optional(
          '{si-vaporisateurs si-arrosoirs|Vaporisateur ou petit arrosoir}',
          '{si-vaporisateurs si-arrosoirs|un, avec un fond d’eau}',
          null,
        ),
        optional('{si-bâtons-de-popsicle|Bâtons de popsicle}', 'un par enfant', null),
      ],
      preparation: [
        'Passez la main dans la terre : ni verre, ni crotte, ni caillou, ni billes d’engrais. Mouillez-la : elle tient en boule et ne fait pas de poussière. Roulez les manches.',
        'Prenez des semences entières, en écale, sans poudre de couleur : l’étiquette dit la sorte. Comptez-les, remettez-les dans leur sachet et gardez-le dans votre poche.',
        'Pas de pots? Chacun fait, dans le bac ou dans un coin de terre, une butte large comme une assiette : ce sera son pot. Il le signe sur le côté, et c’est vous qui vous approchez pour semer. {cour|Installez-vous à l’ombre.} {dedans|Posez le bac sur un plancher nu.}',
        'Assoyez-vous au bord du bac. Deux enfants à la fois sèment, assis devant vous; les autres ont les mains dans la terre, autour du bac, sous vos yeux.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Ouvrez la paume : une grosse graine. « Aujourd’hui, on jardine! Ma graine a l’air de dormir. Qui sait ce qu’elle attend? » Toutes les réponses sont bonnes. Emplissez votre pot de terre, creusez un trou d’un doigt, jusqu’au premier pli, et penchez-vous tout près. « Chut… je lui dis un secret. » Soufflez dans le trou : « Pousse, et tu verras le soleil! » Couchez-y la graine, tirez la terre dessus comme une couverture, et pressez trois gouttes d’une débarbouillette. Trempez un doigt dans la terre mouillée et dessinez un rond sur le pot. « C’est signé : celui-là, c’est le mien. »',
        ),
        play(
          { 20: 6, 30: 8 },
          'Chacun prépare le lit de sa graine. On casse les mottes entre ses doigts, on emplit son pot à pleines mains, on arrête à un doigt du bord. {si-pelles si-cuillères|À la pelle ou à la cuillère, on compte les voyages de terre.} {3-4a|À trois ans, on emplit, on vide, on recommence : vider plaît autant que remplir.} Puis le doigt creuse un trou, jusqu’au premier pli. {si-graines-de-tomates|Une graine toute petite, comme celle de la tomate, ne veut qu’un creux d’ongle, et voyage collée au doigt mouillé.} {3-4a !multiage|« Ce lit-là est-il trop dur? » Le doigt n’entre pas? On gratte. Il s’enfonce tout seul? On tape la terre d’un petit coup. Puis chacun essaie le lit d’un ami.} {4-5a|À quatre ans, on fait deux trous, loin l’un de l’autre, de la même profondeur.} {4-5a !multiage|Pourquoi pas tout au fond? Pourquoi pas juste sur le dessus? Chacun dit son idée. Puis on fait essayer son trou à un ami, du doigt.} Deux lits sont prêts? Ces deux jardiniers s’assoient devant vous.',
        ),
        play(
          { 20: 7, 30: 8 },
          'Sortez une graine pour un enfant à la fois; les autres cassent encore des mottes, et qui a semé les aide. Le semeur souffle son secret dans son trou, prend la graine dans votre paume, l’y couche et tire la terre dessus. Il presse trois gouttes d’une débarbouillette; on compte. {si-vaporisateurs si-arrosoirs|Vaporisateur? Trois coups. Arrosoir? Trois filets.} Une goutte de plus sur un peu de terre fait de la boue : du doigt, il signe son pot d’un rond ou d’un trait. {3-4a|À trois ans, une seule graine, portée à deux doigts, votre paume dessous. Le secret peut être un « chut ».} {3-4a !multiage|Il veut ressortir sa graine? « Elle vient de s’endormir. On regardera demain. » Il lui presse encore une goutte, puis aide un ami à signer.} {4-5a|À quatre ans, une deuxième graine se couche dans l’autre trou, avec un autre secret.} {4-5a !multiage|Que ferait une graine qu’on n’arrose pas? Pour le savoir, votre pot ne boira plus : un enfant le marque d’une croix de boue. « Mon pot ou le tien, lequel se réveillera? »}',
        ),
        play(
          { 30: 6 },
          'À deux pas du bac, la graine, c’est nous. Accroupis, roulés en boule : premier dodo, rien. On boit, on gonfle : les joues, puis le dos. Un pied glisse : la racine descend. La tête se relève, courbée comme un crochet : on pousse. Les deux mains s’ouvrent : deux feuilles! {3-4a|À trois ans, un ami arrose : chaque « ploc » du doigt sur l’épaule fait grandir un peu.} {3-4a !multiage|« Il fait froid! » On se referme. « Il fait doux! » On se rouvre. On dit où est sa racine : en bas, dans la terre.} {4-5a|À quatre ans, un enfant mélange l’ordre exprès, et les autres le corrigent.} {4-5a !multiage|« Les feuilles d’abord, sans racine : que se passe-t-il? » On penche, on s’assoit mollement. Puis on joue une plante sans eau.}',
        ),
        closing(
          { 20: 4, 30: 4 },
          'Tous s’assoient devant les pots alignés. Chacun montre le sien : à quoi le reconnaît-il? {si-bâtons-de-popsicle|Un bâton de popsicle, planté au bord, dit où dort la graine : on ne creuse plus là.} Puis on écoute, l’oreille au-dessus : rien. « Combien de dodos avant qu’une tige sorte? » On le dit avec ses doigts, et l’on se souvient. Recomptez avec eux les graines qui restent, refermez le sachet et remettez-le dans votre poche. Les pots vont {cour|contre le mur, au soleil, hors du passage}{cour printemps|, et rentrent pour la nuit}{dedans|près d’une fenêtre fermée, à hauteur d’enfant}. Des buttes? Elles restent sur place. On se frotte les mains au-dessus du bac, puis on les lave au savon, jusque sous les ongles.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tenez votre paume ouverte sous la main qui sème : la graine qui glisse y tombe.',
          'Un secret se garde : ne demandez pas lequel. Reculez un peu quand l’enfant se penche.',
          'Dites ce que vous voyez : « Tu tires la couverture tout doux. »',
          'Plutôt que « ça va pousser », dites « on verra » : une graine peut rester endormie.',
        ],
        questionsOuvertes: [
          'Que fait la graine, dans le noir?',
          'De quoi a-t-elle besoin?',
          'Combien de dodos avant de la voir?',
          '{30min|Qu’est-ce qui sort en premier?}',
        ],
      },
      vocabulaire: [
        'la graine',
        'le trou',
        'semer',
        'arroser',
        'la terre',
        'la boue',
        'le jardinier',
        '{30min|la racine}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Creusez ensemble, votre doigt à côté du sien, et gardez une main sur le pot. La graine glisse? Portez-la à deux jusqu’au fond du trou.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant devient le jardinier en chef : il dit à un ami les trois gestes dans l’ordre, creuser, coucher, couvrir, et vérifie qu’il y a une seule graine par trou.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Tout va à la bouche? C’est vous qui tenez toutes les graines; lui souffle, couvre et arrose. Un doigt qui fuit la terre creuse avec le coin d’une débarbouillette nouée. En fauteuil, le pot est sur ses genoux, sur une débarbouillette. Le secret se dit aussi d’un geste.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’automne, on récolte les graines séchées d’une fleur et l’on retient de quel pot elles viennent. L’hiver, un pot à la fenêtre, un autre loin du jour.',
        },
      ],
      securite: {
        risquesAcceptes: ['Terre sous les ongles et sur les vêtements.', 'Pot renversé, graine à resemer.'],
        dangersAEliminer: [
          'Graine à la bouche, au nez, à l’oreille : vous en sortez une à la fois, pour un enfant assis à portée de bras, et la suivez des yeux jusqu’à ce qu’elle soit couverte. Entrée dans un nez ou une oreille, ne la retirez pas : appelez le parent, qui consulte. Toux, souffle difficile : premiers secours et 911.',
          'Graine à semer : on n’y goûte pas; une graine colorée ou d’un sachet sans étiquette n’entre pas au jeu.',
          'Graine perdue : on cherche par terre avant de continuer; le compte se refait à la fin. Des plus petits viennent là? Les pots montent hors d’atteinte.',
          'Terre aux yeux ou à la bouche : on verse vers le bas, loin des visages; on rince à l’eau claire.',
          '{dedans|Terre au plancher qui fait glisser : on reste assis jusqu’au balai.}',
          '{si-vaporisateurs si-arrosoirs|Jet au visage, arrosoir plein : un fond d’eau claire, tourné vers la terre, vidé à la fin.}',
          '{si-bâtons-de-popsicle|Bâton fendu ou pointé vers un visage : on le plante assis, et il reste au pot.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Graines de citrouille, de courge ou de tournesol : relisez les plans d’allergie avant l’achat. Asthme : terre bien mouillée.',
        ],
      },
      observation: [
        'Éveil aux sciences : que pense l’enfant qu’il se passe dans la terre?',
        'Langage oral : comment raconte-t-il ce qui va sortir?',
        'Motricité fine : comment ses doigts creusent-ils, pressent-ils, signent-ils?',
      ],
      prolongements: [
        'Chaque matin, un doigt touche la terre. Elle est sèche? Deux enfants l’arrosent avec vous. Après une semaine ou deux, elle se soulève : une tige pousse dessous. Rien dans un pot? On ouvre, on regarde, on resème.',
        'À la maison, un parent aide l’enfant à raconter son semis, et lui demande où, chez eux, une plante aurait assez de lumière.',
      ],
      reflexionRetroaction: [
        'Combien de gestes ai-je faits à leur place?',
        'Qui retourne voir son pot sans qu’on le lui demande?',
      ],
    },
  },
  {
    key: 'par-dessus-par-dessous-ou-a-cote',
    summary:
      'Une fourmi arrive à une feuille posée sur sa route : passe-t-elle par-dessus, par-dessous ou à côté? On gage du bras, on regarde, et l’on fait comme elle.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['insectes-et-vers'],
    materials: [],
    place: 'PARK',
    alsoAt: {
      YARD: 'Dans la cour, cherchez les fourmis au pied du mur, entre les dalles ou au bord de l’herbe.',
      WOODS:
        'Dans le bois, cherchez-les sur un tronc couché ou au bord du sentier; vêtements longs, peau inspectée au retour.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'fourmis',
      'fourmi',
      'les fourmis',
      'insectes',
      'insecte',
      'les insectes',
      'bibittes',
      'loupes',
      'loupe',
      'regarder les fourmis à la loupe',
      'observer les insectes',
      'suivre une fourmi',
      'chemin de fourmis',
      'nid de fourmis',
      'fourmilière',
      'ils ne décollent pas d’une fourmilière',
      'accroupis devant les fourmis',
      'la fourmi porte une miette',
      'marcher comme une fourmi',
      'six pattes',
      'antennes',
    ],
    seen: [
      'il met son bâton devant la petite bête noire pour voir si elle le grimpe',
      'elle suit une rangée de bibittes sur l’asphalte, le nez à deux pouces du sol',
      'ils parient sur le bord où la coccinelle va passer, à gauche ou à droite',
      'il voulait l’écrapoutir avec son soulier, un ami a crié d’arrêter',
      'elle a peur que ça lui monte dans le pied, elle recule mais regarde',
      'il veut savoir où elle s’en va avec sa miette si grosse',
      'au parc, ils sont restés vingt minutes à genoux à côté du trottoir sans parler',
      'après la pluie, ils font un détour pour suivre celles qui déménagent',
    ],
    picture:
      'Une fourmi arrive à une feuille; derrière elle, une enfant fait un pont de son bras, un ami passe la main dessous, un petit montre; l’éducatrice dit chut.',
    scenes: ['bestioles', 'imiter-animaux'],
    sheet: {
      titre: 'Par-dessus, par-dessous : où passe la fourmi?',
      observationDepart:
        'Accroupi, un enfant suit une fourmi du doigt. Une feuille barre la route. « Elle va-tu monter dessus? »',
      intentionEducative:
        'Éveiller le goût d’observer une fourmi de près sans la toucher, de prédire par où passera cet insecte et de le raconter.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Suivre une fourmi des yeux, sans la toucher ni l’arrêter.',
        'Gager d’un geste, puis regarder ce qu’elle fait vraiment.',
        'Raconter, d’un mot ou d’une phrase, ce qu’elle porte ou croise.',
        '{30min|Se déplacer comme elle : par-dessus, par-dessous, à côté.}',
      ],
      materiel: [
        optional('Loupes', 'une pour deux enfants', null),
        optional(
          'Feuilles et brindilles tombées',
          'deux ou trois, prises par terre',
          'Ligne de terre, versée de la main',
        ),
        optional('{si-cerceaux|Cerceaux}', 'un ou deux, couchés', null),
        optional('{cour parc si-craies|Grosses craies}', 'une ou deux', null),
        optional('{si-bâtons-de-popsicle|Bâtons de popsicle}', 'deux ou trois', null),
        optional('{30min si-tunnel|Tunnel de toile, ouvert des deux bouts}', '{30min si-tunnel|un}', null),
        optional('{si-crayons si-papiers|Papier et crayons}', 'une feuille et un crayon par enfant', null),
      ],
      preparation: [
        'Trouvez d’avance, à l’ombre, une fourmi ou deux qui vont et viennent sur {parc|un bord de sentier ou au pied d’un arbre}{cour|une dalle ou au pied d’un mur}{bois|un tronc couché ou au bord du sentier}. Restez loin du nid : là où elles sortent d’un trou ou d’un tas de terre, on ne s’installe pas.',
        'Regardez leur couleur : des fourmis rouges ou rousses peuvent piquer; choisissez-en d’autres. Tous ont des souliers fermés et des bas.',
        'Placez-vous à un pas de la fourmi, du côté d’où elle vient, les enfants accroupis à côté de vous, jamais devant elle. Plus de six? Suivez deux fourmis voisines, que vous voyez toutes les deux.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Accroupie, mettez un doigt sur vos lèvres. « Chut… une fourmi! » Suivez-la en l’air, du doigt, une main plus haut qu’elle. « C’est un insecte : six pattes! Elle court, elle tâte avec ses antennes… » S’il y a une loupe, tenez-la au-dessus : on voit bouger les antennes. Une main en avant d’elle, posez une feuille, ou versez une ligne de terre; retirez-vous. « Par-dessus? » Faites un pont de votre bras. « Par-dessous? » Passez la main à plat sous l’autre bras. « À côté? » Contournez d’un doigt. Chacun choisit un geste. La fourmi arrive… On regarde, sans rien toucher. « Ah! Elle a choisi. »',
        ),
        play(
          { 20: 6, 30: 8 },
          'On suit sa fourmi à petits pas accroupis, tous du même bord. {si-cerceaux|Un cerceau, couché autour d’elle à bout de bras, est un mur rond : par-dessus, par-dessous?} Quelle feuille, quel caillou rencontre-t-elle? Avant chaque obstacle, on gage du bras, puis on regarde. Elle disparaît? On en suit une autre. S’il y a des loupes, on cherche par où elle s’agrippe. {2-3a|À deux ans, on la montre du doigt : « Là! »} {2-3a !multiage|Dites ce que vous voyez à mesure : « Elle monte… oh! Elle redescend! » Faites grimper deux doigts sur le bras de l’enfant, puis laissez-le grimper sur le vôtre du bout des doigts. Accroupissez-vous, relevez-vous, cherchez la suivante.} {3-4a|À trois ans, on raconte : elle porte quoi? Une miette, une brindille, rien?} {3-4a !multiage|« Elle l’échappe! Elle revient! » À deux ou trois sur la même fourmi : l’un la perd, l’autre la retrouve.} {4-5a|À quatre ans, on compte sur ses doigts combien de fois elle passe par-dessus, par-dessous ou à côté.} {4-5a !multiage|Qu’a-t-elle choisi le plus souvent? On dépose un obstacle plus haut, à une main d’elle : change-t-elle d’idée?}',
        ),
        play(
          { 20: 7, 30: 8 },
          'Offrez-lui un chemin : à une main d’elle, une brindille de chaque bord, ou deux lignes de terre. Elle y entre? Elle en sort? {cour parc si-craies|Sur le dur, une ligne de craie lui barre la route : la traverse-t-elle?} {si-bâtons-de-popsicle|Un bâton de popsicle est un tronc couché : dessus, dessous?} {2-3a|À deux ans, l’enfant dépose une feuille, lui aussi, à une main de la fourmi.} {2-3a !multiage|Posez-la ensemble, retirez vos doigts ensemble. Dites « bonjour » à chaque fourmi qui passe dessus, « bye-bye » à celle qui s’en va.} {3-4a|À trois ans, on fait un pont : une brindille, ou une longue bosse de terre.} {3-4a !multiage|Elle boude le pont? Demandez par où elle est passée. On le change de place et l’on regarde encore.} {4-5a|À quatre ans, on lui laisse deux chemins : où ira-t-elle, et pourquoi, d’après toi?} {4-5a !multiage|Chaque enfant lève la main du bord qu’il choisit. La fourmi hésite? Ses antennes flairent : le nez d’une fourmi, c’est là. On essaie trois fois; a-t-on toujours raison?}',
        ),
        play(
          { 30: 6 },
          'À cinq pas des vraies fourmis, à l’ombre, les fourmis, c’est nous. On marche pliés, les doigts en antennes; deux fourmis qui se croisent se touchent le bout des doigts. Une brindille ou une ligne dans la terre : on l’enjambe, par-dessus! {30min si-tunnel|Au tunnel, on passe par-dessous la terre, une fourmi à la fois.} {3-4a 4-5a|Puis des amis, debout, jambes écartées, barrent la route : on passe entre leurs jambes, par-dessous, ou à côté, et l’on change de rôle. Par-dessus? Non, on ne monte pas sur un ami.} {2-3a|À deux ans, on fait le tour de vos jambes.} {2-3a !multiage|Écartez les jambes : l’enfant passe dessous en riant; puis c’est vous qui passez à côté de lui.} {3-4a|À trois ans, on porte une grosse miette invisible à deux mains.} {3-4a !multiage|Elle est si lourde qu’il faut un ami. On s’arrête, on la pose, on repart.} {4-5a|À quatre ans, un enfant annonce le passage avant chaque fourmi.} {4-5a !multiage|Les autres le suivent, exactement comme lui. Ensuite, un autre choisit.}',
        ),
        closing(
          { 20: 4, 30: 4 },
          '{20min|Laissez partir la fourmi.}{30min|Revenez à la vraie fourmi, ou à l’endroit où vous l’avez laissée.} Accroupis, chacun refait du bras le passage qu’il a vu : un pont, une main qui passe dessous, un doigt qui contourne. {si-crayons si-papiers|Sur une feuille, le crayon refait le chemin de la fourmi, détours compris.} On raconte celle dont on se souvient : qu’est-ce qu’elle portait, qu’est-ce qu’elle a croisé? Un enfant qui parle peu la montre du doigt et vous dites les mots. Enlevez les feuilles et les brindilles que vous avez posées. « Bye-bye, fourmi! » On se secoue les mains et les souliers.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Descendez à leur hauteur et bougez lentement : c’est votre calme qui retient leurs mains.',
          'À un pied levé : « Elle est plus petite que toi. Où peut-elle passer? »',
          'Devant un obstacle, attendez trois secondes avant de parler : la fourmi choisira sous leurs yeux.',
          '{3-4a 4-5a|Vous ne savez pas pourquoi elle tourne? Dites-le : « Je ne sais pas. On regarde encore. »}',
        ],
        questionsOuvertes: [
          'Par où va-t-elle passer?',
          'Qu’est-ce qu’elle porte?',
          '{3-4a 4-5a|Pourquoi a-t-elle choisi ce chemin-là?}',
        ],
      },
      vocabulaire: [
        'la fourmi',
        'l’insecte',
        'les pattes',
        'l’antenne',
        'par-dessus',
        'par-dessous',
        'à côté',
        '{3-4a 4-5a|la miette}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Une main de l’enfant dans la vôtre, l’autre qui montre. Dites « par-dessus! » en levant sa main sur votre bras plié : il s’en souviendra.',
        },
        {
          pour: '3-4a',
          texte:
            'Deux enfants pour une fourmi : l’un la garde des yeux, l’autre raconte. Quand elle se cache, ils échangent.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant tient le compte : un doigt de la main gauche pour par-dessus, un de la droite pour les deux autres. À la fin, quelle main en a le plus?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil ou debout, l’enfant a une fourmi sur un tronc, à hauteur d’yeux, et dit où elle passe. Un enfant a peur? Il reste à trois pas et fait les gestes du bras pour les autres. Il voit peu? Vous dites son chemin tout bas, et il le trace sur votre main.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, les fourmis dorment sous la terre : on retourne à l’endroit et l’on trace leurs passages dans la neige.',
        },
      ],
      securite: {
        risquesAcceptes: ['Fourmi sur un soulier ou un bras.', 'Fourmi perdue de vue.'],
        dangersAEliminer: [
          'Main dans le nid, fourmi ramassée : les doigts restent à une main d’elle, le nid est loin; des fourmis grimpent? On recule de cinq pas et l’on secoue.',
          'Fourmi rouge ou rousse, guêpe : on change de place.',
          'Loupe : à l’ombre, tournée vers le sol, jamais vers le ciel; elle concentre les rayons et brûle.',
          'Brindille levée ou lancée : elle va du sol au sol, à bout de bras, loin des visages.',
          'Pied levé sur une fourmi : tous les pieds restent à un pas d’elle; on recule ensemble, puis on recommence.',
          '{30min 3-4a 4-5a|Enfant monté sur un ami : on passe entre ses jambes ou à côté, jamais dessus.}',
          '{parc bois|Vélos, coureurs et chiens du sentier : tout le groupe reste du même bord, hors de leur passage.}',
          '{30min si-tunnel|Tunnel : un enfant à la fois, tous par le même bout, aucun ami dessus.}',
          '{si-crayons si-papiers|Crayon en marchant : il sert assis, puis revient à vous.}',
          '{2-3a cour parc si-craies|Craie à la bouche : elle est grosse, et vous la reprenez dès la ligne tracée.}',
        ],
        supervision: 'palier2',
        allergies: ['Piqûres : l’auto-injecteur de l’enfant visé est sur vous, et cet enfant est à côté de vous.'],
      },
      observation: [
        'Éveil aux sciences : que fait l’enfant quand la fourmi ne fait pas ce qu’il avait gagé?',
        'Langage oral : quels mots trouve-t-il pour dire où elle passe et ce qu’elle porte?',
        'Raisonnement : comment explique-t-il son choix, d’un geste ou d’une phrase?',
      ],
      prolongements: [
        'Demain, à la même heure, retournez au même endroit : repassent-elles au même bord?',
        'Sur le chemin de la maison, l’enfant montre à un parent à quelle distance on regarde une fourmi.',
      ],
      reflexionRetroaction: [
        'Qui a gardé les mains loin, et comment l’ai-je aidé?',
        'Ai-je gagé, moi aussi, et me suis-je trompée?',
      ],
    },
  },
]
