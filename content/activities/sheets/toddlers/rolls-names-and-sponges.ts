import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const TODDLER_ROLLS_NAMES_AND_SPONGES_SHEETS: readonly BankSheet[] = [
  {
    key: 'la-ou-la-boule-tombe',
    summary:
      'Une boule cahote dans un rouleau fendu collé au mur, saute du bout et tombe : on colle le rouleau suivant là où elle est tombée.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['cabanes-et-constructions', 'mouvement-et-defis'],
    materials: ['cartons-et-boites'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'rouleau de papier',
      'rouleaux de papier',
      'rouleaux de papier et ruban-cache',
      'rouleaux de papier de toilette',
      'rouleau de carton',
      'rouleaux d’essuie-tout',
      'ruban-cache',
      'ruban cache',
      'masking tape',
      'coller des rouleaux au mur',
      'rouleaux collés au mur',
      'glissade de rouleaux',
      'piste de boules',
      'tuyaux',
      'tuyau',
      'tuyaux de carton',
      'aqueduc',
      'plomberie',
      'piste de billes',
      'boule de papier',
      'faire descendre une boule',
      'construction',
    ],
    seen: [
      'il lâche une boulette dans un tube accroché au mur et court la pogner en bas',
      'elle colle un tube de carton sous l’autre pour que ça descende plus loin',
      'il met sa main en dessous, manque son coup et se reprend au même endroit',
      'elle devine d’avance où ça va atterrir et met un bout de tape à terre',
      'il est fâché, sa boulette saute à côté à chaque fois et il veut tout arracher',
      'elle demande pourquoi ça dévie quand le tube est mis de travers',
      'depuis que sa pantoufle est tombée derrière l’étagère, elle lâche tout du haut',
      'sur le mur du corridor, ils ont bâti une longue chute et s’obstinent pour lâcher',
    ],
    scenes: ['rouler', 'laisser-tomber'],
    picture:
      'Sur un mur, trois rouleaux fendus collés en escalier; un enfant lâche une grosse boule en haut, une amie montre du doigt où elle va tomber.',
    sheet: {
      titre: 'Là où la boule tombe',
      observationDepart:
        'Une enfant laisse tomber son chausson derrière le meuble, se penche, le voit sortir en dessous. Elle rit et le relâche, la main déjà en bas.',
      intentionEducative:
        'Soutenir l’enfant qui lâche, regarde où ça tombe, et change une chose pour que ça tombe ailleurs.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Lâcher la boule en haut et la suivre des yeux jusqu’à son arrêt.',
        'Prendre un bout de ruban, le poser, appuyer dessus.',
        '{2-3a|Mettre sa main ou un rouleau à l’endroit de la chute.} {3-4a 20min|Annoncer où la boule tombera, puis le vérifier.} {3-4a 30min 45min|Changer la pente ou la place d’un rouleau après un essai raté.}',
      ],
      materiel: [
        item(
          'Rouleaux de carton, longs et courts, fendus d’un bout à l’autre et ouverts en gouttière',
          '{20min|six, dont quatre longs}{30min 45min|douze, dont six longs}',
          'Cartons minces pliés en gouttière',
        ),
        item(
          'Rouleaux courts chiffonnés deux à deux, couverts de ruban, en boules larges de 6 cm',
          'une par enfant et deux de plus',
          'Papier bien chiffonné, couvert de ruban, de la même grosseur',
        ),
        item(
          'Rouleaux longs fendus et collés par paires, bord à bord, en gros tunnels',
          'trois tunnels',
          'Boîtes ouvertes aux deux bouts',
        ),
        item('Rouleaux entiers', 'cinq courts, dont un pour vérifier les boules, et un long', null),
        item('Ruban-cache', 'deux rouleaux', 'Ruban de papier'),
        item('Ciseaux d’adulte', 'une paire, rangée avant le jeu', null),
        optional(
          '{!2-3a si-billes-de-bois|Billes de bois, trop grosses pour entrer dans un rouleau court}',
          'une par enfant',
          null,
        ),
        optional(
          '{si-pompons|Gros pompons serrés, trop gros pour entrer dans un rouleau court}',
          '{si-pompons|trois ou quatre}',
          null,
        ),
        optional('{si-balles|Balles molles, larges de 6 cm}', '{si-balles|une ou deux}', null),
        optional(
          '{si-contenants-de-yogourt si-chaudières|Contenants ou chaudières vides}',
          '{si-contenants-de-yogourt si-chaudières|un par glissade}',
          null,
        ),
        optional('{si-coussins|Coussin}', '{si-coussins|un}', null),
      ],
      preparation: [
        'Pendant la sieste, fendez les rouleaux de vos ciseaux et roulez-les à l’envers : ils restent ouverts, larges de quatre doigts. Lissez le bord du pouce. Un rouleau taché ou qui a traîné près d’une toilette s’en va.',
        'Chaque boule est faite de deux rouleaux courts, froissés l’un dans l’autre, puis couverts de ruban de tous les côtés. Poussez-la du pouce dans un rouleau court entier : si elle y entre, grossissez-la. Lâchée dans une gouttière penchée, elle roule seule jusqu’au bout.',
        'Collez une gouttière longue, la glissade, à trois endroits : au mur, au flanc d’un meuble ancré, à la porte fermée d’une armoire ancrée. Le bord du fond se colle sur toute sa longueur; deux longs bouts, passés sous le carton, l’empêchent de basculer. Le haut arrive à la poitrine des enfants, l’autre bout, une longueur de main plus bas.',
        'Essayez d’abord le ruban dans un coin : il se décolle sans ôter la peinture. {hiver|Rien ne se colle au-dessus d’un calorifère.}',
        'Déchirez des bouts de ruban longs comme votre main. À demi collés près de chaque glissade, à la hauteur des yeux des enfants, ils dépassent assez pour deux doigts. Les rouleaux de ruban restent sur vous.',
        '{1adulte|Seule, gardez les trois glissades du même côté du local et assoyez-vous par terre, en face.} {2adultes|À deux, l’une tient ce qui se colle au mur, l’autre suit les boules au sol.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'À genoux contre le mur, posez une boule en haut de la gouttière et retenez-la du doigt. Regardez en bas, regardez-les. Levez le doigt. La boule cahote, saute du bout, tombe et roule un peu. « Elle est tombée… là. » Collez un bout de ruban à cet endroit du plancher. Refaites-le : tous les doigts pointent le plancher d’avance. Encore là? {si-balles|Essayez une balle molle : les doigts pointent; court-elle plus loin?} Posez votre main sur le ruban, la paume ouverte, et tendez la boule à qui veut la lâcher. {si-contenants-de-yogourt si-chaudières|Ensuite, un contenant vide prend la place de votre paume : « toc », dedans, ou à côté?}',
        ),
        play(
          { 20: 13, 30: 12, 45: 14 },
          'Trois glissades, deux ou trois enfants devant chacune. {2-3a|On lâche, ça tombe, on court après, on rapporte la boule à deux mains. Une paume l’attend en bas, la manque, se referme trop tôt.} {3-4a|« Elle va tomber ici. » Un ruban se colle au plancher, la boule tombe à côté, le ruban déménage.} Lâché à la place de la boule, un rouleau entier tombe autrement; posé en travers, il la bloque. {si-pompons|Un gros pompon descend sans bruit : son ruban se collera-t-il plus près?} Un tunnel se couche au pied : la boule y entre, disparaît, ressort ou pas. Des doigts découvrent aussi le ruban, qui colle mieux au pouce qu’au mur. On en met au carton, au meuble, au chandail. {!2-3a si-billes-de-bois|Avec des billes de bois, chacun en lâche une, puis une boule : laquelle saute le plus loin du bout?}',
        ),
        play(
          { 30: 9, 45: 18 },
          'De côté, les autres glissades sous les yeux, tenez une gouttière au mur, près de l’endroit où la boule quitte la première. « Ici? Plus bas? » L’enfant la pousse où il veut, un ami colle. {2-3a|La boule passe ou non; la gouttière se décolle, et c’est elle qu’on fait tomber.} {3-4a|Trop à pic, la boule saute par-dessus; trop à plat, elle s’endort au milieu. Une main penche le carton, l’autre relâche la boule.} Un tunnel se colle en bas, on regarde par l’autre bout si elle arrive. {45min|Une troisième gouttière tourne le coin du meuble. Qui préfère bâtir par terre fait un chemin de rouleaux couchés, et pousse sa boule d’un tunnel à l’autre.}',
        ),
        closing(
          { 20: 4, 30: 5, 45: 8 },
          'Annoncez : « Les boules rentrent. » Chacune descend une fois encore, et une paume l’attrape en bas pour la coucher dans un tunnel. {si-coussins|La dernière tombe sur un coussin, sans un bruit, et ne roule plus : elle dort.} Comptez-les en les couchant. Les bouts de ruban se décollent du plancher et des chandails, et se pétrissent dans votre main en une seule grosse boule. Les glissades restent au mur. Posez-y votre doigt, suivez la pente jusqu’au vide : « Demain, elle tombera où? »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Mettez votre visage à la hauteur de la chute, de côté, et regardez-la avec eux.',
          'La boule s’arrête en chemin? Gardez vos mains sur vos cuisses et pointez l’endroit du regard.',
          '{30min 45min|Tenez le carton en place; c’est l’enfant qui appuie sur le ruban.}',
          'Dites ce que la boule fait : « Elle saute. Elle dort. Elle est partie à côté. »',
        ],
        questionsOuvertes: [
          'Où est-elle tombée?',
          'Que fait-elle au bout?',
          '{20min|Où mets-tu le ruban, cette fois?}{30min 45min|Où mettre l’autre rouleau?}',
        ],
      },
      vocabulaire: ['lâcher', 'tomber', 'à côté', 'en dessous', 'la pente', 'coller', 'le tunnel', 'coincé'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'À deux ans, une gouttière très penchée suffit, et la même boule vingt fois. Collez-en une deuxième juste à côté : on n’aura pas à se tasser. Un enfant aime mieux le ruban? Donnez-lui le rouleau long à couvrir.',
        },
        {
          pour: '3-4a',
          texte:
            'Deux bouts de ruban au plancher font un défi : tomber entre les deux. Que faut-il bouger, la boule, la gouttière ou le ruban?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Collez une gouttière au flanc d’une table lourde, le haut près du fauteuil ou de la chaise adaptée : l’enfant ouvre la main, un ami rapporte. Le ruban sur la peau fait pleurer? L’enfant choisit l’endroit du bout d’un rouleau, et vous collez.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, rien ne se colle au-dessus d’un calorifère : la chaleur ramollit la colle.} {hiver|L’été, fenêtre ouverte, le courant d’air décolle le ruban : bâtissez sur le mur d’en face.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Boule reçue sur le nez.', 'Glissade arrachée, bâtisseur fâché.'],
        dangersAEliminer: [
          'Boule qui s’ouvre, mordue ou trop petite : elle sort du jeu. Le rouleau entier sert de mesure, rien qui y passe n’est à leur portée.',
          'Ruban ou carton mâché : reprenez-le, donnez un bout long à coller. Petits bouts et miettes de carton se ramassent à mesure.',
          'Enfant sur une chaise ou un tiroir pour lâcher de plus haut : descendez la gouttière, on lâche les pieds au sol.',
          'Meuble que l’on pourrait tirer à soi en collant : seuls un mur et un meuble ancré reçoivent une glissade.',
          'Ruban autour d’un doigt, d’un cou ou dans des cheveux : il se retire tout de suite. Boule ou rouleau sous les pieds de qui recule : ramassez-les.',
          '{si-pompons si-balles|Pompon ou balle molle qui entre, bien serré, dans le rouleau court, ou qui s’effiloche : hors du jeu.}',
        ],
        supervision: 'palier2',
        allergies: [
          'La colle du ruban-cache contient parfois du caoutchouc : s’il y a une allergie au latex, prenez un ruban de papier sans latex.',
        ],
      },
      observation: [
        'Raisonnement : après une boule tombée à côté, que bouge-t-il avant de la relâcher?',
        'Attention : suit-il la boule du haut en bas, ou regarde-t-il tout de suite l’endroit de la chute?',
        'Motricité fine : sa façon de prendre le ruban, de s’en défaire et d’appuyer.',
      ],
      prolongements: [
        'Laissez une glissade au mur et mettez chaque matin, en haut, autre chose d’assez gros : un bas en boule, un rouleau, un gros bloc mou. Roule, glisse ou dort?',
        'Les familles gardent les rouleaux vides, propres et secs; l’enfant apporte le sien et choisit où il se colle.',
      ],
      reflexionRetroaction: [
        'Quand ai-je redressé une pente qui n’avait dérangé que moi?',
        'Qui n’a joué qu’avec le ruban, et qu’y cherchait-il?',
      ],
    },
  },
  {
    key: 'qui-se-cache-sous-le-bleu',
    summary:
      'Sous des tissus bleus, les visages du groupe : on soulève, on nomme, on salue, on porte l’image à l’ami, puis on la cache et on l’appelle.',
    ageGroups: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['emotions-et-amitie', 'sons-et-silence'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'prénom',
      'prénoms',
      'les prénoms',
      'dire son prénom',
      'prénoms des amis',
      'apprendre le nom des amis',
      'appeler un ami',
      'photo',
      'photos',
      'photos des enfants',
      'photos des amis',
      'regarder les photos',
      'se reconnaître sur la photo',
      'mur de photos',
      'cacher la photo',
      'coucou',
      'coucou caché',
    ],
    seen: [
      'elle embrasse sa photo au-dessus de son crochet et dit moi',
      'il lève le tissu, reconnaît la face de son ami et crie son nom',
      'elle cache l’image sous un foulard puis la redécouvre dix fois',
      'il ne sait pas encore comment s’appelle le petit nouveau et le pointe du doigt',
      'elle s’ennuie de son amie absente et demande tous les matins où elle est',
      'il est tout content, on a chanté pour lui et tout le monde l’a regardé',
      'au vestiaire, ils ont pointé chaque crochet et nommé à qui c’était',
      'au cercle du matin, il est allé porter l’image à la bonne amie sans se tromper',
    ],
    scenes: ['cacher-trouver', 'mots', 'rimes-lettres'],
    picture:
      'Devant une chaise basse, une enfant soulève un carré de tissu bleu et découvre la photo d’un ami; l’ami, derrière elle, se montre du doigt en riant.',
    sheet: {
      titre: 'Qui se cache sous le bleu?',
      observationDepart:
        'Devant les crochets du vestiaire, un enfant pose le doigt sur chaque photo et dit un bout de nom. À la sienne, il dit « moi », et embrasse le mur.',
      intentionEducative:
        'Éveiller le plaisir de dire le nom des autres, de les appeler, et d’entendre le sien dans une autre bouche.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Identité', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Reconnaître un visage en entier, ou à un bout de cheveux.',
        'Dire, crier ou chuchoter un nom, et guetter la réponse.',
        'Répondre au sien par un mot, un signe, un saut.',
      ],
      materiel: [
        item(
          'Photos des enfants et des adultes du local, visage et épaules, grandes comme un livre, plastifiées, coins arrondis',
          'une par personne',
          'Photos collées sur du carton épais',
        ),
        item('Carrés de tissu bleu, un peu plus larges qu’une photo', 'un par photo', 'Débarbouillettes bleues'),
        item(
          'Velcro, en bande au mur à hauteur de leurs yeux, et long comme un doigt derrière chaque photo',
          'une bande au mur, un bout par photo',
          'Ruban-cache',
        ),
        item('Coussins', 'trois ou quatre', 'Couvertures pliées'),
        optional(
          'Ratine et carton ondulé, à coller derrière une photo',
          'un morceau de chaque, large comme la main',
          null,
        ),
      ],
      preparation: [
        'Ayez l’accord écrit de chaque famille pour la photo. Une famille n’en veut pas, ou ne peut pas? L’image sera le soulier, le toutou ou la main de l’enfant, et il jouera comme les autres.',
        'Redemandez aux familles comment se dit le prénom, et son petit nom à la maison. Exercez-vous jusqu’à le dire comme elles.',
        'Avant le jeu, couchez les photos sur des chaises, des coussins et des tablettes basses, chacune sous un tissu : tout se trouve debout ou à genoux. Gardez la vôtre et une autre sur vous. L’absent y est aussi.',
        '{1adulte|Seule, assoyez-vous le dos au mur du velcro : c’est vers vous que les photos reviennent.} {2adultes|À deux, l’une appelle du mur, l’autre soulève les tissus avec les enfants.} {2adultes 30min|Elle se cache ensuite avec eux.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Assoyez-vous, votre photo couchée sur vos genoux, sous un tissu. Tapotez-le et chantez : « Petit nez et petits yeux, qui se cache sous le bleu? On l’appelle à pleine voix : youhou, youhou, te voilà! » Tirez un coin : une oreille. Un peu plus : vos cheveux. On crie votre nom? Levez les deux mains : « C’est moi! » Dites bonjour à votre photo. La deuxième photo est celle d’un enfant assis tout près : découvrez-la de la même façon, et donnez-la-lui.',
        ),
        play(
          { 10: 6, 20: 13, 30: 12 },
          'Les tissus bleus attendent partout. On en soulève un, on regarde, on lâche un nom ou un cri. Une enfant trouve sa photo et ne la quitte plus; elle a raison. Un autre court porter celle qu’il tient à l’ami qu’il reconnaît : « C’est toi! » On compare le nez de la photo et le vrai nez. « Lui, pas là. » La photo de l’absent reçoit son bonjour, et l’on dit où il est. Répétez le nom entier, une seule fois, comme on le dit chez lui. Les plus pressés recouvrent et découvrent la même vingt fois.',
        ),
        play(
          { 30: 9 },
          'Couvrez d’un tissu la photo qu’un enfant vous tend et glissez-la sous un coussin, un bout bleu dehors. « Youhou! » Cherchez mal, l’œil sur eux. C’est l’ami en chair et en os qui arrive : « Chus là! » Les enfants cachent à leur tour, une photo ou leur propre corps. Appelez tout bas, puis fort, puis en chantant; on vous reprend en écho. Une photo fait dodo sous le bleu, une autre mange, une troisième part en autobus sur une chaise. Nommez qui voyage, puis demandez : « Qui conduit? »',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Assise sous le velcro, reprenez la chanson, et glissez à la place de « youhou » le nom de quelqu’un, deux fois. L’enfant apporte sa photo, ou celle qu’il tient, et l’appuie au mur, sur le velcro. Il répond comme il veut, du mot, de la main, du derrière qui danse. Les autres tapent chaque nom avec vous, sur la photo qu’ils tiennent ou sur leurs cuisses. La photo de l’absent monte avec les autres. À la fin, faites bonjour au mur plein, de gauche à droite, un nom à la fois. Les tissus bleus restent en tas dessous.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Dites le nom d’abord, le reste ensuite, et laissez trois secondes à celui qui l’entend.',
          'Reprenez le bout de nom qu’il donne, en entier, sans le faire répéter.',
          'Deux enfants tirent la même photo? « C’est son visage à elle. Demande-lui si tu peux porter sa photo. »',
          '{30min|Cherchez un peu trop longtemps : c’est pendant ce temps-là que l’enfant parle.}',
        ],
        questionsOuvertes: ['Qui est-ce?', 'Où est-il, le vrai?', 'À qui on va la porter?'],
      },
      vocabulaire: ['le prénom', 'la photo', 'le visage', 'caché', 'appeler', 'te voilà', 'c’est moi', 'bonjour'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Pour les plus jeunes, quatre tissus, dont le leur et celui du meilleur ami. Aux plus vieux, un seul coin soulevé : à une boucle d’oreille, à un toupet, ils savent déjà.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant ne parle pas encore? Son signe, sa main sur la photo ou son regard est une réponse : dites-la tout haut. Un autre voit mal : collez derrière sa photo un morceau de ratine, et derrière celle de son ami du carton ondulé.',
        },
        {
          pour: 'interieur',
          texte:
            'Le local est petit? Les tissus s’alignent sur un banc bas, et l’on y vient à quatre pattes, de part et d’autre.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, une photo en tuque se glisse parmi les autres : est-ce encore lui?} {!ete|L’été, une photo en chapeau de soleil se glisse parmi les autres : est-ce encore elle?}',
        },
      ],
      securite: {
        risquesAcceptes: ['Photo tirée entre deux amis, cri.', 'Nom hurlé à l’oreille.'],
        dangersAEliminer: [
          'Photo plastifiée laissée par terre : on glisse dessus. Elle reste sous son tissu, dans une main ou au mur.',
          'Coin pointu, plastique fendu, bout de velcro décollé : la photo se répare avant de revenir.',
          'Tissu noué ou serré sur un visage : il se pose, il s’ôte d’une main, et il est mince.',
          'Cachette dans un tiroir, un bac qui ferme ou derrière une porte : tissus et corps se cachent là où vous voyez un pied.',
          'Photo ôtée, retournée ou grondée pour punir un enfant : jamais. Rire d’un visage ou d’un nom : redites le nom comme il faut, et passez au suivant.',
        ],
        supervision: 'palier2',
        allergies: [
          'Tissus lavés sans parfum ni assouplisseur; photos essuyées à l’eau et au savon doux, car on les embrasse.',
        ],
      },
      observation: [
        'Langage oral : ce qu’il dit d’un nom, la première syllabe, la mélodie ou le nom entier, et pour qui.',
        'Identité : devant sa propre photo, que font ses mains, et comment se nomme-t-il?',
        'Compétences sociales : à qui porte-t-il une image, et qu’espère-t-il en retour?',
      ],
      prolongements: [
        'Laissez tissus et photos près du mur : à chaque arrivée, quelqu’un soulève le bleu et appelle.',
        'Le parent prête une photo d’un proche ou d’un animal de la maison. L’enfant la cache sous le bleu et apprend aux autres comment on l’appelle.',
      ],
      reflexionRetroaction: [
        'Quel nom ai-je le plus dit aujourd’hui, et sur quel ton?',
        'Comment s’est dit, dans ma bouche, le prénom qui m’est le moins familier?',
      ],
    },
  },
]
