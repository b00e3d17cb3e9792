import { closing, guided, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const KINDERGARTENERS_GLASSES_GREETINGS_AND_REPAIRS_SHEETS: readonly BankSheet[] = [
  {
    key: 'demande-d-abord-au-lapin',
    summary:
      'Le lapin veut rejoindre les autos sans qu’on le porte : les enfants inventent des roues, une rampe, un appel, et les bêtes disent ce qui cloche.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['emotions-et-amitie', 'cabanes-et-constructions'],
    materials: ['cartons-et-boites', 'tissus', 'papier-et-crayons'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 45,
    adults: 1,
    onlyNamed: ['ANIMALS'],
    calls: [
      'lunettes',
      'elle porte des lunettes',
      'on rit de ses lunettes',
      'handicap',
      'handicapé',
      'fauteuil roulant',
      'chaise roulante',
      'appareil auditif',
      'n’entend pas bien',
      'marchette',
      'canne',
      'prothèse',
      'différent',
      'différence',
      'inventer',
      'rampe',
      'aider les autres',
      'le consentement',
    ],
    seen: [
      'elle cale son toutou mou avec des coussins pour qu’il reste assis',
      'il construit une planche en pente pour que sa peluche monte sans aide',
      'ils installent des roues à une boîte pour promener l’ourson qui marche pas',
      'il fixe la madame en chaise roulante et demande pourquoi elle marche pas',
      'elle pleure, les amis trouvent ses nouvelles barniques drôles',
      'il veut toujours faire à la place du petit qui boite, et l’autre se fâche',
      'depuis qu’un ami porte des appareils dans les oreilles, ils posent plein de questions',
      'à la collation, un enfant sourd n’a pas vu qu’on l’appelait et s’est retrouvé seul',
    ],
    scenes: ['figurines', 'pourquoi', 'empiler-construire'],
    picture:
      'Un enfant pousse vers une rampe un lapin assis dans une boîte sur un camion; une amie lui prête sa voix, un chat porte deux anneaux de carton.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Demande d’abord au lapin',
      observationDepart:
        '« Pourquoi elle a des vitres dans la face? » Deux enfants rient des lunettes neuves d’une amie. Plus loin, un lapin mou retombe sur le côté, et une enfant lui cale le dos avec un bloc.',
      intentionEducative:
        'Permettre aux enfants d’inventer ce qui aide quelqu’un à voir, à entendre ou à bouger, en commençant par lui demander ce qu’il veut.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Demander à la bête si elle veut de l’aide, et pour quoi faire.',
        'Bâtir une aide, l’essayer, la changer d’après la réponse.',
        '{45min 60min|Trouver ce qui, dans le local, barre le chemin à quelqu’un.}',
      ],
      materiel: [
        item(
          'Toutous mous, gros comme un pain, dont un lapin, un chat et un ours',
          '{20min 30min|trois}{45min 60min|neuf}',
          'Bas rembourrés, une tête dessinée',
        ),
        item(
          '{!20min|Toutou chien qui tient debout sur ses quatre pattes}',
          'un',
          'Boîte longue sur trois rouleaux collés, une tête dessinée',
        ),
        item('Boîte solide retournée, haute d’une main, pour le garage', 'une', 'Gros blocs côte à côte'),
        item('Autos plus grosses qu’un poing', 'trois', 'Blocs qui font les autos'),
        item('Camions plats, plus longs que votre main', 'trois', 'Rouleaux de carton couchés sous la boîte'),
        item('Boîtes sans couvercle, à la taille des bêtes', '{20min|trois}{!20min|six}', 'Paniers légers'),
        item('Cartons rigides, pour les rampes', '{20min|trois}{!20min|quatre}', 'Plateaux de plastique'),
        item(
          'Rouleaux de carton entiers, coupés à la moitié, et en anneaux larges de trois doigts',
          '{20min|quatre, quatre et huit}{!20min|six, six et une douzaine}',
          'Feuilles fermes roulées et collées',
        ),
        item(
          'Bandes de tissu, longues comme l’avant-bras d’un enfant',
          '{20min|quatre}{!20min|une douzaine}',
          'Débarbouillettes',
        ),
        item('Ruban-cache', 'deux rouleaux', 'Ruban de papier'),
        item('Feuilles et gros crayons', 'une quinzaine, et un pot', 'Envers de circulaires'),
        item('Livres cartonnés', 'cinq ou six', 'Images collées sur du carton'),
        item('Lampe de poche, compartiment vissé', 'une', 'Débarbouillette rouge, agitée'),
      ],
      preparation: [
        'Un enfant du groupe porte des lunettes, un appareil ou une orthèse? Quelques jours avant, posez la question à sa famille, et à lui : une bête peut-elle en avoir aussi, ou surtout pas? Leur réponse fait loi. Personne n’aura à expliquer ni à prêter les siens.',
        '{!20min|Repliez une patte du chien, tenue par une bande de tissu et du ruban : sur trois pattes, il penche.}',
        'Placez les bêtes loin les unes des autres : le lapin à cinq pas du garage, les autos stationnées sur le toit; le chat devant les livres, l’ours le dos à la table de la collation{!20min|, le chien à trois pas de la porte, là où elle n’accroche personne en s’ouvrant}.',
        'Étalez l’atelier au milieu, par terre, rouleaux coupés d’avance. Des bouts de ruban déjà déchirés attendent au bord d’une boîte.',
        'Collez une boîte sur un camion et faites-la tourner : vous saurez où elle capote.',
        '{1adulte|Seule, restez au sol, à l’atelier : de là, vous prêtez votre voix à la bête qui n’en a pas.} {2adultes|À deux, l’une fait parler les bêtes, l’autre reste à l’atelier et tient ce que l’on colle.}',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5, 45: 6, 60: 7 },
          'Assise par terre, tournez le lapin vers le garage et prêtez-lui votre voix. « Je veux aller voir les autos. » Déposez-le : il se couche. « Mes pattes d’en arrière ne portent pas. Elles sont faites comme ça. » Des bras se tendent? « Non merci, j’y vais moi-même. Il me faudrait une idée. » Montrez ensuite les autres bêtes, une à une, et parlez pour elles. Le chat : « Je veux choisir mon livre, et je vois flou. » L’ours : « Je veux venir à table avec vous, et je n’entends pas l’appel. » {!20min|Le chien : « Je veux être debout pour garder la porte, et je penche. »}',
        ),
        play(
          { 20: 11, 30: 18, 45: 17, 60: 22 },
          'Chacun choisit sa bête. Un enfant lui prête sa voix, un ou deux autres bâtissent, puis on échange. Avant de la toucher : « Veux-tu? » Après l’essai : « Comme ça? » Une boîte collée sur un camion fait le chariot du lapin; un carton penché, sa rampe. {3-4a|Une poussée, et la voix du lapin crie « encore » ou « arrête ».} {4-5a|Le chariot capote, la rampe est trop à pic : on défait, on allonge.} Deux anneaux collés se posent sur le museau du chat, ou l’image de son livre se redessine en énorme. {!20min|Un rouleau fait la patte du chien, ni trop long ni trop court.} Pour l’ours, on essaie une main sur la patte, un tissu agité, une lumière au plafond. Dites les vrais mots : rampe, {!20min|prothèse, }fauteuil roulant. {avec-roulant|Demandez au lapin ce qu’il pense de @materiel.}',
        ),
        play(
          { 45: 14, 60: 21 },
          'Les bêtes partent vers ce qu’elles voulaient, et le local leur résiste. Une chaise, laissée par vous, ferme l’allée; le bord du tapis arrête la roue, la tablette est haute pour un chat, une armoire cache la lumière qui appelle l’ours. Cette fois, c’est le local qu’on change : les enfants tassent la chaise, collent un carton sur le bord du tapis, descendent les livres, cherchent d’où la lumière se voit. {60min|Les bêtes se prêtent leurs trouvailles : le chien prend la rampe, le chat guette l’appel de l’ours.} D’autres toutous arrivent avec une envie à eux, et on leur demande d’abord : « Veux-tu de l’aide? »',
        ),
        closing(
          { 20: 5, 30: 7, 45: 8, 60: 10 },
          'N’appelez personne : l’appel de l’ours part d’un enfant, lumière au plafond ou main qui en touche une autre, et le groupe vient à table. Les voix des bêtes disent ce qu’elles gardent et ce qui les gratte encore. « Mes lunettes me glissent du museau. » « La rampe, on la laisse là! » Chaque invention se range près de la bête qui s’en sert : les roues au garage, les anneaux contre les livres. Demain, la collation s’annoncera avec l’appel de l’ours.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Mettez la difficulté à sa place : « La marche est haute », et non « pauvre lapin ».',
          'Plaignez-vous pour la bête qu’on déplace comme un paquet : « Hé! Tu ne m’as rien demandé. »',
          'À la question sur les lunettes ou l’appareil d’un ami, répondez vrai et court : « Ça l’aide à voir », ou à entendre. « S’il a envie d’en parler, il en parlera. » Revenez ensuite aux bêtes.',
          'On a ri des lunettes d’un ami? Assoyez-vous d’abord près de lui : « Elles sont à toi, elles te servent bien. » Plus tard, cherchez avec celui qui a ri ce qui l’a surpris.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qu’il veut faire, lui?',
          'Où est-ce que ça bloque?',
          'Comment l’ours saura-t-il que c’est l’heure?',
          '{45min 60min|Que faudrait-il changer ici pour que toutes les bêtes passent?}',
        ],
      },
      vocabulaire: [
        'le fauteuil roulant',
        'la rampe',
        'à pic',
        '{!20min|la prothèse}',
        'l’appareil auditif',
        'flou',
        'le signal',
        'capoter',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Commencez par le lapin{!20min| et le chien}. La même boîte se charge, se pousse et se vide dix fois : à trois ans, le voyage passe avant la machine. Collez le ruban là où le doigt pointe.',
        },
        {
          pour: '4-5a',
          texte:
            'L’invention se dessine avant, et le dessin reçoit en rouge ce qu’il a fallu changer. Deux rampes se comparent : laquelle le chariot monte-t-il d’une seule poussée?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant a lui-même un appareil ou un fauteuil? Il bâtit, conduit ou fait parler une bête, comme ses amis. Son avis se reçoit s’il l’offre; on ne le lui demande pas. Si le plancher est loin pour lui, le garage et l’atelier montent sur une table, à sa hauteur. L’enfant qui parle peu répond avec la bête : levée pour oui, couchée pour non.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, le chariot sort : sur l’herbe, le sable et l’asphalte, il ne roule pas pareil.} {!hiver|L’hiver, le chariot cale dans la neige de la cour : sur quoi le lapin glisserait-il?}',
        },
      ],
      securite: {
        risquesAcceptes: ['Chariot renversé, passager par terre.', 'Invention refusée par la bête, inventeur vexé.'],
        dangersAEliminer: [
          'Enfant qui boite ou ferme les yeux pour imiter une personne : redonnez-lui une bête et son envie; ce sont les toutous qui essaient.',
          'Lunettes, appareil, marchette ou fauteuil d’un ami : personne n’y touche, même une seconde. Vieilles lunettes et vieil appareil apportés pour jouer restent hors du local : verre, vis, pile bouton.',
          'Lampe de poche : elle vise le plafond ou un mur, jamais des yeux, et ne clignote pas vite.',
          'Boîte à roues où un enfant veut s’asseoir ou monter : elle porte une bête et se pousse à genoux. Le bas de la rampe se colle au plancher; camions et rouleaux libres reviennent à l’atelier.',
          'Bande de tissu : elle tient une patte ou une boîte, jamais un cou.',
        ],
        supervision: 'palier3',
        allergies: [
          'Boîtes et rouleaux : aucun n’a touché aux noix, aux arachides ni au lait; le ruban est sans latex si une peau y réagit.',
        ],
      },
      observation: [
        'Compétences sociales : avant de toucher la bête, comment s’assure-t-il qu’elle veut de l’aide?',
        'Raisonnement : quand le chariot capote, suivez la première chose qu’il change, et ce qui l’y a mené.',
        'Langage oral : la voix qu’il prête à la bête sait-elle refuser et dire pourquoi, ou dit-elle merci à tout?',
      ],
      prolongements: [
        'Le lapin visite tout le service dans son chariot. Là où une marche ou une porte l’arrête, les enfants dictent un mot à la direction.',
        'Au départ, racontez aux parents ce que les bêtes ont demandé. Si un proche a une canne, un appareil ou une langue des signes, et qu’il en a envie, il vient dire ce qui lui sert et ce qui l’agace.',
      ],
      reflexionRetroaction: [
        'Quel coin de mon local arrête quelqu’un pour vrai?',
        'Ai-je félicité un enfant d’être gentil, ou son invention de bien servir?',
      ],
    },
  },
  {
    key: 'chaque-porte-a-son-bonjour',
    summary:
      'Une rue de portes en carton : chacune n’ouvre qu’au bonjour d’une famille du groupe, que son gardien souffle, écoute et fait répéter.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['emotions-et-amitie', 'sons-et-silence'],
    materials: ['cartons-et-boites', 'papier-et-crayons', 'tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'bonjour',
      'dire bonjour',
      'saluer',
      'salutation',
      'bonjour dans toutes les langues',
      'langues',
      'anglais',
      'espagnol',
      'arabe',
      'créole',
      'il ne parle pas français',
      'parle une autre langue',
      'allophone',
      'pays',
      'drapeau',
      'hola',
      'famille',
      'politesse',
    ],
    seen: [
      'ils cognent sur une boîte et attendent qu’on ouvre avec le mot magique',
      'elle répète hola et salam en riant devant tous les amis',
      'il se cache derrière un grand carton et fait la porte qui grince',
      'elle ne parle pas encore français et se tient loin des autres le matin',
      'il demande pourquoi la maman de son ami parle drôle',
      'il est tout fier d’apprendre aux copains le mot de sa grand-maman',
      'depuis l’arrivée d’un petit du Maroc, ils veulent savoir comment il dit allô',
      'dans le vestiaire, les parents saluent et les enfants imitent leurs mots',
    ],
    scenes: ['nouveau', 'mots', 'ouvrir-fermer', 'politesse', 'naissances-familles'],
    picture:
      'Devant une rue de portes en carton, deux enfants cognent, la bouche ronde; derrière la leur, un gardien tend l’oreille, une amie ouvre la sienne.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Chaque porte a son bonjour',
      observationDepart:
        '« Hola », dit une fillette à son père, au vestiaire. Un ami la suit jusqu’au local : « C’est quoi, ola? » Elle hausse les épaules : « Ben, c’est bonjour. »',
      intentionEducative:
        'Permettre à chaque enfant d’entendre dans le jeu le bonjour de sa maison, et d’apprendre avec soin celui d’un ami.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Identité', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Écouter un son nouveau et l’essayer jusqu’à ce que la porte ouvre.',
        'Garder une porte : souffler un mot, corriger gentiment, répondre.',
        'Se faire saluer dans la langue de chez soi.',
      ],
      materiel: [
        item(
          'Bonjours des familles, écrits de leur main',
          'un par famille qui l’offre',
          'Mot noté par vous et relu par le parent',
        ),
        optional(
          'Appareil du service, avec la voix des parents qui l’offrent',
          'un',
          'Parent qui dit son bonjour à l’arrivée',
        ),
        item(
          'Grands cartons pliés en paravent, hauts comme l’épaule d’un enfant, une porte découpée dedans',
          '{4-5a|cinq}{!4-5a|deux}',
          'Draps sur deux chaises lourdes, à écarter comme un rideau',
        ),
        item('Coussins, dans les maisons', '{4-5a|cinq}{!4-5a|quatre}', 'Petits tapis'),
        item(
          '{45min|Feuilles et gros crayons}{!45min 4-5a|Feuilles et gros crayons}',
          'deux par enfant, et un pot',
          'Envers de circulaires',
        ),
        item(
          '{45min|Tissus et chaises, pour les portes de plus}',
          'quatre de chaque',
          'Tables : on cogne dessus, on passe dessous',
        ),
        item('Ruban-cache', 'un rouleau', 'Pinces à linge'),
        optional('{si-photos|Photos que les familles offrent}', '{si-photos|une par porte}', null),
        optional('{si-marionnettes si-toutous|Marionnettes ou toutous}', '{si-marionnettes si-toutous|deux}', null),
        optional(
          '{45min si-tambourins si-clochettes|Tambourin ou clochette}',
          '{45min si-tambourins si-clochettes|un}',
          null,
        ),
        optional('{si-miroirs|Miroir incassable}', '{si-miroirs|un}', null),
      ],
      preparation: [
        'Dix jours avant, posez à tous les parents la même question, quels que soient leur nom ou leur accent : « Le matin, chez vous, comment vous dites-vous bonjour? » « Allô », « salut mon loup », un mot appris d’une grand-mère, un bec, un signe : tout compte. Une famille peut garder le sien pour elle.',
        'Redites le mot devant le parent jusqu’à ce qu’il dise oui : c’est son oreille qui tranche. Apprenez aussi ce qu’on répond, et à qui ce bonjour-là ne se dit pas.',
        'Une voix s’enregistre avec l’accord écrit du parent, sur l’appareil du service; elle s’efface quand il le demande.',
        'Gardez {4-5a|cinq}{!4-5a|deux} bonjours pour aujourd’hui, dont un en français; les autres auront leur jour cette semaine. Le couplet des visiteurs, « Toc, toc, toc, je suis dehors », se chante sur l’air d’« Ah! vous dirai-je ».',
        'Dressez la rue à deux pas du mur, les cartons collés l’un à l’autre, un meuble contre chaque bout. Les portes donnent sur la pièce; derrière, un passage libre ramène à la rue. Collez un mot sur chaque porte. {si-photos|Au dos de la porte va la photo que la famille offre : on la salue en entrant.}',
        '{1adulte|Seule, assoyez-vous sur une chaise au bout de la rue : vous voyez devant et derrière.} {2adultes|À deux, l’une se tient côté rue, l’autre côté maisons.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 6 },
          'Le groupe est assis dans la rue. À genoux derrière une porte, fermez-la. « Cognez, pour voir! » Au premier « bonjour », n’ouvrez pas. « Chez moi, ça ne se dit pas de même. » Soufflez par la fente celui de votre enfance, « Salut, la compagnie! » ou un autre. Les enfants l’essaient, vous ouvrez toute grande la porte, et vous répondez comme on vous répondait. « Chaque porte a le sien. » {si-marionnettes si-toutous|Une marionnette ou un toutou peut cogner pour qui n’ose pas : on lui ouvre aussi.} Chantez seule le couplet des visiteurs, puis avec eux, en cognant dans l’air. « Qui garde une porte? »',
        ),
        play(
          { 20: 13, 30: 16, 45: 16 },
          '{4-5a|Cinq gardiens se cachent, chacun à la porte de sa maison ou à celle qu’un ami lui confie.} {!4-5a|Quatre gardiens se cachent, deux à chaque porte.} Soufflez-leur mot et réponse. Les visiteurs cognent où ils veulent et chantent : « Toc, toc, toc, je suis dehors, toc, toc, toc, un peu plus fort! Mon bonjour est dans ma bouche, ouvre vite, il s’effarouche! » Le gardien souffle le mot, le visiteur l’essaie. Pas tout à fait? Il le reçoit encore, puis la porte s’ouvre et la réponse arrive. On entre en se penchant, on s’assoit, on sort par l’arrière. {3-4a|Un visiteur promène le même bonjour d’une porte à l’autre, jusqu’à celle qui s’ouvre.} {4-5a|On compare : celui-ci vient du fond de la gorge, celui-là finit en chantant.} Qui veut garder apprend le mot du gardien.',
        ),
        guided(
          { 30: 4, 45: 6 },
          'La moitié du groupe se glisse dans les maisons, l’autre s’assoit dehors, dos aux portes. Faites signe à un enfant caché : il dit tout bas le bonjour de sa porte. Dehors, les doigts pointent d’où il sort, et l’on va voir. Une famille a laissé sa voix? L’appareil parle à son tour, derrière une porte. L’enfant de cette famille la reconnaît avant tout le monde, et le dit s’il en a envie.',
        ),
        play(
          { 45: 9 },
          'La rue s’allonge. Avec tissus et chaises, d’autres portes se bâtissent; celles qu’on invente n’ouvrent qu’à un geste, trois coups de talon ou deux clins d’œil. {si-tambourins si-clochettes|L’une a sa sonnette : le gardien frappe un rythme dans ses mains, on le rejoue sur l’instrument, et elle ouvre.} On dessine des affiches : la vraie couleur de la porte de chez soi, un tas de bottes, le chat à la fenêtre. Un enfant veut sur la sienne le mot d’un ami? Il le lui demande, puis va voir comment la famille l’a écrit. {avec-tissu|Une porte s’ouvre comme un rideau avec @materiel.}',
        ),
        closing(
          { 20: 4, 30: 6, 45: 8 },
          'Ouvrez toutes les portes. D’un bout à l’autre de la rue, chaque gardien lance son bonjour et le groupe le lui rend, tout bas, puis à pleine voix. Chaque enfant en choisit un à garder en bouche : il l’essaiera sur le premier adulte qui entrera pour vrai. {si-miroirs|Le miroir passe : quelle forme prend la bouche, pour ce mot-là?} Les cartons se plient; les mots des familles vont sur la porte du local.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Faites-vous corriger devant tous, avec plaisir : « Plus court? Le son dans la gorge? Écoute, je recommence. »',
          'Dites « le bonjour de chez toi », sans lui coller un pays : on peut saluer en arabe et n’avoir jamais habité qu’ici.',
          'Un enfant préfère taire le mot de sa maison? Visitez-le avec le bonjour de votre maison à vous, et parlez d’autre chose.',
          '{45min|Devant celui qui dessine un drapeau : « Tu y tiens, à ce drapeau. Qui t’en a parlé? »}',
        ],
        questionsOuvertes: [
          'Qui te dit bonjour en premier, le matin?',
          'Que fait ta bouche, pour ce mot-là?',
          'Comment dit-on bonjour sans parler?',
          'À qui dirais-tu ce bonjour-là?',
        ],
      },
      vocabulaire: [
        'saluer',
        'le bonjour',
        'la langue',
        'l’accent',
        'le gardien',
        'le visiteur',
        'souffler un mot',
        'répondre',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            '{!4-5a|Chaque porte n’a qu’un mot, et le geste qui l’accompagne.} {4-5a|Deux amis gardent leur porte ensemble : l’un souffle le mot, l’autre fait le geste qui l’accompagne.} À trois ans, on cogne, on entre, on ressort : le bonjour vient à force de passer.',
        },
        {
          pour: '4-5a',
          texte:
            'Deux gardiens échangent leur bonjour en secret : les visiteurs retrouvent-ils la bonne porte? Les plus curieux recopient un mot avec ses points et ses accents, ou de droite à gauche.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant ne parle pas encore français? S’il le veut, il garde la porte de sa maison, la seule où il en sait plus que tous; un signe de tête veut dire qu’il ouvre. S’il préfère écouter, la voix de son parent la garde. Un enfant sourd ou qui ne parle pas a une porte à signes, ceux de sa famille; aux autres portes, le gardien lui ouvre d’abord et montre sa bouche.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!automne|À la rentrée d’automne, la porte d’un nouvel enfant se prépare avant sa première journée.} {automne|Avant l’été, la rue rouvre pour les départs : chaque porte apprend aussi son au revoir.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Mot écorché, gardien difficile à contenter.', 'Ennui de la maison, à la voix d’un parent.'],
        dangersAEliminer: [
          'Charabia ou accent pris pour faire rire : arrêtez-le, allez vers l’ami dont c’est la langue, redites le mot comme sa famille.',
          'Enfant pressé de parler « dans sa langue » devant les autres : seules parlent les portes offertes.',
          'Mot trouvé en ligne, costume, musique d’ambiance : sans une famille qui l’apporte, rien n’entre dans la rue.',
          'Doigt dans le pli de la porte : bords couverts de ruban, et le visiteur recule d’un pas avant qu’elle s’ouvre.',
          'Carton qui bascule : les bouts de la rue restent calés, personne ne s’y adosse. {45min|Un tissu se colle à la chaise et s’arrête au-dessus du plancher; il ne va sur aucune tête.}',
        ],
        supervision: 'palier3',
        allergies: ['Ni bouchée ni bonbon avec les bonjours; cartons propres, sans trace de noix ni d’arachides.'],
      },
      observation: [
        'Langage oral : quel son lui résiste, et que fait-il pour l’attraper?',
        'Identité : à la porte de sa maison, regardez son visage quand un ami réussit le mot.',
        'Compétences sociales : comment s’y prend-il pour corriger un visiteur, puis pour être corrigé?',
      ],
      prolongements: [
        'Chaque lundi, un bonjour prend la vraie porte du local, écrit par une famille : parents, livreuse et direction s’y essaient.',
        'Un enfant quitte le groupe? Le mot de sa porte part avec lui, signé au dos par ses amis.',
      ],
      reflexionRetroaction: [
        'De quelle famille ai-je deviné la langue sans la lui demander?',
        'Quel bonjour me résiste encore, et qui me le ferait répéter?',
      ],
    },
  },
  {
    key: 'ca-se-repare-ca',
    summary:
      'Page qui pend, coin de boîte fendu, livre décousu : les enfants trouvent où c’est brisé, choisissent ce qui tient, puis l’essaient dix fois.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['quartier-et-metiers'],
    materials: ['cartons-et-boites', 'tissus', 'livres', 'papier-et-crayons', 'pinceaux'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 45,
    adults: 1,
    calls: [
      'réparer',
      'réparation',
      'recoller',
      'brisé',
      'jouet brisé',
      'cassé',
      'livre déchiré',
      'déchirer une page',
      'tape',
      'poubelle',
      'recyclage',
      'réutiliser',
      'gaspillage',
      'environnement',
      'prendre soin de la planète',
      'Jour de la Terre',
      'bricolage',
    ],
    seen: [
      'elle met du ruban partout sur le livre déchiré pour qu’il tienne',
      'il rapporte un camion sans roue et veut le recoller lui-même',
      'ils tiennent deux morceaux ensemble et testent si ça lâche encore',
      'il a brisé le casse-tête préféré de son amie et n’en revient pas',
      'elle veut tout jeter aux vidanges dès qu’un coin est fendu',
      'il pleure parce que la robe de sa poupée a un trou',
      'depuis que papa a réparé la laveuse, il cherche quoi arranger dans le local',
      'au coin lecture, les pages des livres pendent et personne ne s’en occupe',
    ],
    scenes: ['magasin-metiers', 'attacher', 'dechirer-couper'],
    picture:
      'Une enfant lisse un ruban rouge sur la page d’un livre; un ami pince une pièce sur une robe de poupée; au sol, un camion penche, sa roue à côté.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Ça se répare, ça?',
      observationDepart:
        'Un coin de la boîte à casse-tête a cédé. « C’est brisé, on la jette », dit un enfant, déjà rendu au recyclage. Sa voisine pèse dessus avec son pouce : « Regarde, ça ferme encore. »',
      intentionEducative:
        'Permettre aux enfants de chercher comment une chose tient, lâche et se répare, avant de décider qu’elle a fini de servir.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
      ],
      objectifs: [
        'Trouver du doigt la place brisée avant de sortir le ruban.',
        'Choisir entre {!20min|coller, pincer et recouvrir}{20min|ruban, carton et pince}, selon ce que la chose aura à faire.',
        'Essayer sa réparation jusqu’à ce qu’elle tienne ou qu’elle lâche.',
      ],
      materiel: [
        item(
          '{!20min|Choses brisées du local : livres, boîtes de jeu, casse-tête incomplet, robe de poupée, panier sans fond, gros camion et la roue qu’il a perdue}{20min|Choses brisées du local : livres à la page qui pend, boîtes de jeu au coin fendu, et un livre tout décousu}',
          'une par enfant, et {20min|deux}{!20min|trois} de plus',
          'Boîtes et livres abîmés d’un autre groupe',
        ),
        item('Caisse, pour les mettre de côté', 'une', 'Gros panier'),
        item('Ruban-cache et ruban de toile, de couleurs qui se voient', 'deux rouleaux de chaque', 'Ruban de papier'),
        item(
          '{!20min|Pièces de tissu, grandes comme votre main}',
          'une vingtaine',
          'Vieilles débarbouillettes taillées',
        ),
        item('Bouts de carton mince', 'une vingtaine', 'Boîtes de céréales taillées'),
        item('Pinces à linge et pinces à sac, à large bec', 'deux douzaines', 'Gros livres, pour peser dessus'),
        item('{!20min|Colle blanche lavable et gros pinceaux}', 'trois fonds de pot, six pinceaux', 'Colle en bâton'),
        item('Ciseaux, pour vous seule', 'une paire', null),
        item(
          '{20min !4-5a|Grandes feuilles et gros crayon}{20min 4-5a|Grandes feuilles, petits papiers et gros crayons}{!20min|Grandes feuilles, petits papiers et gros crayons}',
          '{20min !4-5a|deux, et un}{20min 4-5a|deux, une quinzaine et six}{!20min|trois, une trentaine et six}',
          'Envers de circulaires',
        ),
        item('{!20min|Poupée, la cliente de la robe}', 'une', 'Toutou à la même taille'),
        item('{!20min|Linges humides}', 'trois', 'Débarbouillettes'),
        item('Bac de recyclage et poubelle', 'un de chaque', 'Deux boîtes marquées d’un dessin'),
        optional('{!20min si-blocs|Blocs}', '{!20min si-blocs|une dizaine}', null),
        optional(
          '{si-outils si-coffres-à-outils|Outils de jouet}',
          '{si-outils si-coffres-à-outils|deux ou trois}',
          null,
        ),
        optional(
          '{si-contenants-de-yogourt|Contenants de yogourt, bien lavés}',
          '{si-contenants-de-yogourt|deux ou trois}',
          null,
        ),
      ],
      preparation: [
        'Pendant deux semaines, mettez de côté ce qui se brise, dans une caisse que les enfants voient se remplir. {!20min|Ajoutez-y un cas difficile, le camion et sa roue, et un cas perdu, le casse-tête auquel il manque un gros morceau.}',
        'Triez chaque chose avant qu’elle entre dans la caisse : rien qui coupe, pique, se branche ou cache une pile, rien d’où se détache un petit morceau. {!20min|Passez le doigt sur l’essieu du camion.}',
        '{!20min|Sur trois grandes feuilles, dessinez une main (on répare ici), une porte (on demande à quelqu’un) et une étoile (ça devient autre chose).}{20min|Sur deux grandes feuilles, dessinez une main (on répare ici) et une porte (on demande à quelqu’un).} Collez-les au plancher, bien écartées.',
        '{!20min|Une table, près de vous, reçoit la colle, quatre places; le plancher reçoit le ruban et les pinces.} Coupez d’avance une {20min|quarantaine}{!20min|soixantaine} de bouts de ruban, longs comme la main, collés au bord d’une tablette basse.',
        '{!20min|Essayez vous-même un coin de boîte et une pièce de tissu : la colle blanche demande jusqu’à demain.}',
        '{1adulte !20min|Seule, gardez la table de colle à portée de bras.} {1adulte 20min|Seule, assoyez-vous au milieu des réparateurs, la caisse contre vous.} {2adultes !20min|À deux, l’une tient la colle, l’autre circule entre les pinces et les essais.} {2adultes 20min|À deux, l’une tient la caisse, l’autre circule entre les pinces et les essais.}',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5, 45: 5, 60: 6 },
          'Tenez le livre au-dessus du bac de recyclage, la page qui pend. « Un… deux… » Quelqu’un proteste, ou personne : ramenez-le contre vous. « Brisé, ou fini? » Le livre fait le tour, un doigt se pose sur la déchirure. Ouvrez alors la caisse et nommez les feuilles : la main répare, la porte demande à quelqu’un{!20min|, l’étoile en fait autre chose}. {!20min|Sortez le camion, la robe, une boîte : laquelle va où?}{20min|Sortez une boîte au coin fendu, puis un livre tout décousu : lequel va où?} Les avis diffèrent; laissez-les différer.',
        ),
        play(
          { 20: 12, 30: 13, 45: 18, 60: 22 },
          'Chaque enfant prend ce qui lui plaît, seul ou à deux. La page s’ajuste bord à bord, le ruban se lisse à l’ongle. Le coin de boîte se double d’un carton, deux pinces le tiennent. {!20min|Dans la robe, on glisse un carton entre le devant et le dos, puis on colle sur le trou une pièce plus large que lui.} La réparation a le droit de se voir : rouge sur bleu{!20min|, à pois sur rayé}. {3-4a|Le ruban va partout, même où rien n’est brisé, et la boîte ne s’ouvre plus.} {4-5a !20min|Le ruban tient tout de suite, la colle demain, la pince tant qu’on la laisse : il faut choisir.} {4-5a 20min|Le ruban reste, la pince s’ôte quand on joue : il faut choisir.} {!20min|La table de colle est pleine? On commence aux pinces.} {20min|Puis la chose retourne à son métier, dix fois : la page tourne, la boîte s’ouvre et se ferme. Ça lâche? On double, on change d’idée.} {avec-tissu 20min|Emballez dans @materiel la boîte réparée, jusqu’à sa tablette.} {avec-tissu !20min|Taillez des pièces dans @materiel.} {avec-papier|Doublez un coin avec @materiel.}',
        ),
        play(
          { 30: 6, 45: 13, 60: 14 },
          'La chose retourne à son métier, dix fois. La page tourne, la boîte se charge et s’ouvre. {si-blocs|On la charge bloc par bloc, en comptant : combien le coin en porte-t-il?} La robe sèche : la poupée vient aux nouvelles, une pièce de tissu sur le dos. Le camion surprend : avec du ruban, sa roue tient, mais ne tourne plus. Est-il réparé? Ça lâche? On revient à l’atelier, on double, on change d’idée. D’autres jouent les clients : « La page est-elle prête? J’ai hâte à la fin. »',
        ),
        play(
          { 60: 9 },
          'Autour de l’étoile, les cas perdus reprennent du service. Le camion devient traîneau, le casse-tête à trou, une fenêtre à regarder les autres, le panier sans fond, un but. On cherche, on échange, on joue avec. Si l’étoile n’inspire personne, la chose attend demain.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 9, 60: 9 },
          'L’enfant qui a réparé remet la chose à sa place et nomme ce qui la fait tenir. {!20min|Ce qui colle encore dort sur une tablette, un petit papier dessiné dessus : pas touche avant demain.} Devant la porte dessinée, cherchez un nom : qui sait coudre, qui a des outils? {si-outils si-coffres-à-outils|Un outil de jouet, posé sur la chose, dit lequel il faudrait.} {30min 45min|Les cas de l’étoile attendent dans la caisse.} Le reste va au recyclage ou à la poubelle; on regarde de quoi c’est fait et on décide ensemble. {si-contenants-de-yogourt|Vidé, un contenant n’est pas brisé : le bac, ou un pot pour les pinces?}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tenez le bout qui se sauve, rien d’autre : vos mains font la pince, les leurs font la réparation.',
          'Gardez pour vous que le ruban est de travers : l’enfant le verra quand la boîte coincera.',
          'Avouez ce que vous ne savez pas faire : « Cette couture-là, c’est trop fort pour moi. Qui saurait? »',
          'Ne demandez pas qui a brisé. Devant une mine basse, tendez une pince : « On la répare ensemble? »',
        ],
        questionsOuvertes: [
          'Où ton doigt sent-il que c’est brisé?',
          'Qu’est-ce qui a besoin de bouger encore, après?',
          'Pourquoi ta réparation a-t-elle lâché là?',
          '{!20min|Que peut devenir ce qui ne se répare pas?}{20min|Qui pourrait réparer ce qu’on ne sait pas réparer?}',
        ],
      },
      vocabulaire: [
        'réparer',
        'la déchirure',
        '{!20min|la pièce}',
        'bord à bord',
        'la pince',
        'solide',
        'lâcher',
        '{!20min|récupérer}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Prévoyez de grandes fentes dans de grosses boîtes, et les pinces les plus molles; sur les autres, on pèse à deux mains, ou à deux enfants. Trois bouts de ruban font une réparation.',
        },
        {
          pour: '4-5a',
          texte:
            'Un billet d’atelier suit la chose : la panne dessinée, le remède, un trait par essai. Les deux rubans se mesurent aussi, un à chaque coin de la même boîte : lequel lâchera le premier?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant travaille d’une seule main? Une pince tient la chose au bord de la table, et les bouts de ruban attendent à côté. {!20min|L’enfant que la colle dégoûte répare à sec, aux pinces, ou tient le compte des essais.}{20min|L’enfant que le ruban collant dégoûte pince, ou tient le compte des essais.} Vite découragé? Confiez-lui une boîte à moitié réparée.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!printemps|Au printemps, le 22 avril, la planète a sa journée : l’atelier reçoit les choses brisées d’un autre groupe.} {printemps|À l’automne, avant le froid, l’atelier passe les mitaines en revue : laquelle a un trou au pouce?}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Ruban collé sur lui-même, patience à bout.',
          'Doigt pincé, réparation qui lâche devant tous.',
        ],
        dangersAEliminer: [
          'Bord coupant, éclat, vis, ressort, pile : triés avant. Une chose brisée pendant le jeu passe d’abord par vos mains.',
          'Petit morceau qui se détache{!20min|, œil de toutou ou essieu} : il va dans votre poche, et la chose va sur la porte dessinée.',
          'Chaise, lit, casque, module : aucun ruban ne les rend solides. Vous les sortez du local et le dites aux enfants.',
          'Ruban autour d’un bras ou sur une bouche : il se pose sur la chose, en bouts longs comme la main; vos ciseaux restent hors de portée.',
          'Pince à une lèvre ou à une oreille : elle serre du carton et du tissu; ressort lâche, elle sort du jeu. {!20min|Les doigts collés s’essuient aux linges humides avant de toucher les yeux.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Latex : la colle du ruban de toile peut en contenir; gardez le ruban de papier si une peau du groupe y réagit.',
          'Boîtes d’aliments, brisées ou taillées : aucune qui ait tenu des noix ou des arachides.',
        ],
      },
      observation: [
        'Raisonnement : entre ruban, {!20min|colle}{20min|carton} et pince, qu’est-ce qui guide son choix, la couleur, l’habitude ou la panne?',
        'Motricité fine : voyez comment ses deux mains se partagent l’ouvrage, celle qui tient et celle qui presse.',
        'Éveil aux sciences : après un échec, il recommence pareil ou il change une chose; notez laquelle.',
      ],
      prolongements: [
        'La caisse reste au bas de l’étagère : ce qui se brise y va, une fois trié par vous, et l’atelier rouvre quand elle est pleine.',
        'Au départ, l’enfant raconte la panne et le remède à son parent. Une chose boiteuse de la maison peut venir se faire soigner, si elle ne coupe pas, ne pique pas, et n’a ni fil ni pile.',
      ],
      reflexionRetroaction: [
        'Qu’ai-je jeté, ce mois-ci, qu’un enfant aurait pu sauver?',
        'Ai-je supporté une réparation laide sur une belle chose?',
      ],
    },
  },
  {
    key: 'la-tour-est-tombee-toute-seule',
    summary:
      '« C’est pas moi, c’est le vent! » Un raton a fait tomber la tour. Les bêtes inventent de grosses excuses, puis la petite phrase vraie, et on remonte.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie', 'contes-et-lettres'],
    materials: ['cartons-et-boites'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'mensonge',
      'mentir',
      'menteur',
      'menterie',
      'c’est pas moi',
      'il dit que c’est pas lui',
      'qui a fait ça',
      'vérité',
      'avouer',
      'faire semblant',
      'tricher',
      'tricheur',
      'accuser',
      'excuse',
      'faire exprès',
      'qui a brisé ça',
      'tours de blocs',
      'émotions',
    ],
    seen: [
      'elle fait tomber les blocs d’un coup de coude et regarde ailleurs',
      'il bâtit une tour exprès pour que sa marionnette la renverse',
      'ils font parler leurs toutous et leur inventent des excuses sans bon sens',
      'il nie avec du chocolat plein la face et devient tout rouge',
      'elle accuse toujours le petit quand quelque chose est cassé',
      'il a peur qu’on ne l’aime plus parce qu’il a fait une gaffe',
      'l’autre jour, le verre a débordé et elle a juré que c’était son ami imaginaire',
      'au coin blocs, ça crie menteur à tout bout de champ',
    ],
    scenes: ['demolir', 'figurines', 'empiler-construire'],
    picture:
      'Devant des boîtes éparpillées, un raton de tissu cache sa face dans l’épaule de l’éducateur; une enfant lui parle à l’oreille, un ami remonte la tour.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'La tour est tombée toute seule',
      observationDepart:
        'La tour d’un ami s’écrase. « C’est pas moi! » crie une enfant, un bloc encore dans la main. Deux voix répondent : « Menteuse! » Elle rougit et le répète plus fort.',
      intentionEducative:
        'Permettre aux enfants de jouer ce qu’on craint quand on dit « c’est pas moi », et ce qui rend la vérité plus facile à sortir.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Dire de quoi une bête a peur quand elle cache ce qu’elle a fait.',
        'Essayer, pour elle, une excuse énorme et une petite phrase vraie.',
        'Chercher avec l’autre ce qui répare, une fois que c’est dit.',
      ],
      materiel: [
        item(
          'Marionnette à longue queue, le raton',
          'une',
          'Long bas à deux yeux dessinés, dont le bout libre fait la queue',
        ),
        item('Marionnettes ou toutous', 'un par enfant', 'Bas rembourrés'),
        item(
          'Boîtes de carton vides ou blocs de mousse, plus gros qu’un poing',
          'une soixantaine',
          'Contenants de plastique et rouleaux de carton',
        ),
        optional('Coussins à empiler', 'quatre', 'Manteaux pliés'),
        item('{45min|Banc ou table basse, pour le théâtre}', 'un', 'Deux chaises couvertes d’un drap'),
      ],
      preparation: [
        'Choisissez un jour tranquille. Après une vraie chicane, le raton reste dans l’armoire : il ne fait parler personne de ce qui vient d’arriver.',
        'Donnez au raton une peur qui n’est celle d’aucun enfant en particulier : ici, perdre ses amis.',
        'Exercez-vous à tourner le raton : sa queue balaie une tour de six boîtes sans que votre main y touche.',
        'Faites deux tas de boîtes, loin l’un de l’autre, et une tour au milieu du tapis.',
        '{1adulte|Seule, assoyez-vous entre les deux tas, le raton au bras.} {2adultes|À deux, l’une bâtit avec les enfants, l’autre garde le raton et prête l’oreille.}',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5, 45: 6 },
          'Devant le groupe assis, le raton admire la tour, se retourne pour saluer, et sa queue emporte tout. Silence. Il enfouit sa face dans votre épaule. « C’est pas moi. C’est le vent. » Les enfants ont vu, et le crient. Ne le questionnez pas : collez l’oreille à son museau. « Il me dit qu’il a le ventre serré. Il pense que vous ne voudrez plus de lui. » Qui veut vient lui souffler quelque chose. Un reproche l’enfonce davantage, un mot doux lui sort un œil, puis l’autre. « C’est ma queue. C’est moi. » Il pousse un gros « ouf » et ramasse la première boîte.',
        ),
        play(
          { 20: 11, 30: 13, 45: 16 },
          'À deux, l’un bâtit, l’autre fait parler sa bête. Le bâtisseur annonce la tour à renverser : « Celle-là est pour tomber! » Un coup de queue, de patte ou de derrière, et la bête a droit à son excuse, la plus grosse qu’elle trouve : « C’est un éléphant qui cherchait les toilettes! » Plus c’est gros, plus le bâtisseur rit, car tous deux savent que c’est pour rire. Vient la petite phrase vraie, à l’oreille du bâtisseur : « C’est moi. » {20min|La bête lui souffle aussi ce qu’elle craignait.} Qu’est-ce qu’il répond? Ensemble, ils remontent la tour, échangent les places, recommencent autrement. D’autres ne font que bâtir, ou que renverser. {avec-contenant|Bâtissez aussi avec @materiel.} {avec-coussin|Une tour pour très grosse bête se monte avec @materiel.}',
        ),
        play(
          { 30: 6, 45: 9 },
          'Parfois, la tour est remontée et le bâtisseur boude encore, dans le jeu. La bête lui demande ce qui l’aiderait. Une tour plus large? Qu’on le laisse un peu? Une boîte choisie pour lui? On essaie, et le bâtisseur dit quand c’est assez. D’autres cherchent ce que leur bête craignait : se faire chicaner, perdre son ami, ne plus toucher aux boîtes. Elle le souffle, un ami trouve quoi lui dire.',
        ),
        guided(
          { 45: 6 },
          'Derrière le banc, deux ou trois volontaires jouent leur accident à des spectateurs assis. Les spectateurs ont un rôle : à l’excuse, un long « oh! »; à la phrase vraie, un grand « ouf! » soufflé, les épaules qui descendent. Une bête peut finir sans rien dire; ils soufflent pareil, pour elle.',
        ),
        closing(
          { 20: 5, 30: 6, 45: 8 },
          'La tour du début remonte, large et basse, une boîte par bête; les autres boîtes se poussent en un seul tas. Le raton raconte : « J’ai dit que c’était le vent. Après, j’avais encore plus peur. » « Où est-ce que ça serre, quand on cache quelque chose? » Des mains se posent sur un ventre, une gorge. Chacun confie ensuite à sa bête une chose vraie, minuscule ou grosse, ou rien du tout. Les bêtes soufflent ensemble, « ouf », et se couchent au pied de la tour.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Devant une vraie tour tombée, nommez ce qui se voit : « Les boîtes sont par terre. Je commence à remonter. » La question « qui a fait ça? » fabrique des « c’est pas moi ».',
          'À l’enfant qui avoue pour vrai, répondez « Merci de me le dire », puis cherchez avec lui ce qui se répare. Ni sermon ni punition derrière.',
          'Un enfant lance « menteur! » à un ami? Dites-lui : « Raconte ce que toi, tu as vu. »',
          'Entendez le souhait caché dans « J’ai un cheval dans ma chambre » : « Tu aimerais ça! Il dort où? »',
        ],
        questionsOuvertes: [
          'De quoi a-t-elle peur, ta bête?',
          'Qu’est-ce qu’on pourrait lui dire pour que ça sorte mieux?',
          'Comment sait-on que c’est une blague?',
          'Que reste-t-il à réparer, une fois que c’est dit?',
        ],
      },
      vocabulaire: [
        'la menterie',
        'la vérité',
        'avouer',
        'l’excuse',
        'un accident',
        'faire exprès',
        'soulagé',
        'réparer',
      ],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'Certains jours, l’excuse drôle suffit : chercher ce que l’autre croira est déjà tout un jeu. Aux plus habiles, proposez la bête accusée à tort. Elle n’a rien fait; comment le dire quand personne n’écoute?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Celui que le vacarme fait sursauter bâtit avec des coussins. Un enfant qui parle peu tend une boîte au bâtisseur : dans ce jeu, ce geste veut dire « c’est moi ». Un enfant prend tout pour vrai? Convenez avec tous d’une patte levée avant l’excuse : elle annonce la blague.',
        },
        {
          pour: 'interieur',
          texte:
            'Des petits dorment de l’autre côté du mur? On bâtit sur le tapis, en mousse et en coussins, et les excuses les plus énormes se chuchotent.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, dans le carré de sable, c’est un château qui s’écroule : « C’est une vague qui est passée! »} {!hiver|L’hiver, dans la cour, un muret de neige s’écroule : « C’est le soleil qui l’a fondu! »}',
        },
      ],
      securite: {
        risquesAcceptes: ['Tour tombée avant l’heure, bâtisseur en larmes.', 'Excuses énormes, vacarme, fous rires.'],
        dangersAEliminer: [
          'Marionnette tournée en enquête, « et toi, qu’as-tu fait? » : elle parle d’elle et ne pose cette question à personne.',
          'Enfant montré du doigt, « lui aussi, il ment » : ramenez la parole à la bête et restez près de lui.',
          'Coups, menaces ou lourd secret confiés à une bête : écoutez sans questionner, notez les mots de l’enfant, voyez la direction le jour même. S’ils font craindre pour lui, le signalement à la DPJ est votre devoir à vous, sans délai.',
          'Tour plus haute que le menton, boîte lancée ou poussée du pied : la tour s’arrête au menton, seule la bête la fait tomber, et les autres reculent d’un pas.',
          'Boîtes sous les pieds : on ramasse celles d’une tour avant d’en bâtir une autre.',
        ],
        supervision: 'palier3',
        allergies: [
          'Boîtes qui n’ont tenu ni noix ni arachides; marionnettes lavées, car elles vont d’une joue à l’autre.',
        ],
      },
      observation: [
        'Compétences émotionnelles : quelle peur donne-t-il à sa bête, et comment la soulage-t-il?',
        'Langage oral : écoutez le ton changer entre la grosse excuse et la petite phrase vraie.',
        'Compétences sociales : dans le rôle du bâtisseur, que fait-il d’un « c’est moi » soufflé à son oreille?',
      ],
      prolongements: [
        'Une fois la semaine, le raton revient avec une autre bêtise, choisie par le groupe. Un jour, il regarde sous les cartes du jeu de mémoire : de quoi a-t-il peur, et qui lui apprend à perdre?',
        'Un parent s’inquiète d’un « c’est pas moi »? Dites-lui ce que l’enfant découvre, que l’autre ne lit pas dans sa tête, et donnez-lui la phrase d’ici : « Je vois des miettes. Voici le balai. »',
      ],
      reflexionRetroaction: [
        'Combien de fois ai-je demandé « qui a fait ça? » en le sachant déjà?',
        'Que coûte la vérité, dans mon local, à celui qui la dit?',
      ],
    },
  },
]
