import { closing, food, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Stones that look for a square ring, arms that weigh apples, acorns one knocks on, eggs that hold a riddle, and pails that spit balls out. */
export const TWO_TO_FIVES_PUDDLE_AND_APPLE_SHEETS: readonly BankSheet[] = [
  {
    key: 'un-rond-carre-dans-la-flaque',
    summary:
      'Une roche pointue, une plate, une toute croche : on les lance une à une dans la flaque pour voir si l’une d’elles fera un rond carré.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['eau-neige-et-glace', 'nombres-et-formes'],
    materials: ['roches', 'eau', 'feuilles'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, on prend une flaque dans l’herbe, loin du sentier, et les roches se ramassent sur place.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'lancer des roches dans la flaque',
      'ils lancent des roches dans la flaque',
      'garrocher des roches dans la flaque',
      'pitcher des roches dans les flaques',
      'roche dans la flaque',
      'ronds dans la flaque',
      'regarder les ronds',
      'ils regardent les ronds',
      'des ronds dans l’eau',
      'après la pluie',
      'flaque',
      'flaques d’eau',
      'faire des ronds dans l’eau',
      'roches dans l’eau',
      'ploc',
      'plouf dans la flaque',
      'faire des vagues dans la flaque',
      'éclabousser avec une roche',
    ],
    seen: [
      'elle choisit une roche croche et la garroche dans l’eau pour voir ce que ça fait',
      'il annonce que sa roche pointue va faire un dessin pointu',
      'ils échappent n’importe quoi dans la mare et regardent les cercles s’agrandir',
      'il me demande pourquoi c’est toujours rond',
      'il est déçu, même sa roche carrée n’a pas marché',
      'elle a de la misère à attendre que l’eau redevienne lisse',
      'après l’averse, l’entrée est pleine d’eau et ça éclabousse tout le monde',
      'au parc, ils ramassent des garnotes pour les faire sauter dans l’eau sale',
    ],
    picture:
      'Penchée sur une ligne tracée, une enfant a lancé une roche croche; l’éducateur suit du doigt les ronds dans la flaque; derrière, deux amis tâtent des roches.',
    scenes: ['flaques-boue', 'lancer', 'pourquoi'],
    sheet: {
      titre: 'Un rond carré dans la flaque?',
      observationDepart:
        'Après la pluie, une roche tombe dans la flaque : « Ploc! » L’enfant regarde les ronds grandir jusqu’au bord. Puis il court en chercher une autre.',
      intentionEducative:
        'Éveiller le goût de vérifier une idée en lançant : on devine le rond, on regarde l’eau, on change de roche et l’on recommence.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Lancer sa roche de la ligne, quand la place est libre.',
        'Suivre un rond des yeux, du « ploc » jusqu’au bord de la flaque.',
        '{3-4a 4-5a|Dire d’avance quel rond on attend, puis regarder ce qui arrive.}',
      ],
      materiel: [
        item('Flaque d’un doigt d’eau, au fond de terre ou d’herbe', 'une', null),
        item(
          'Roches grosses comme le poing d’un enfant : des pointues, des plates, des rondes, des croches',
          'trois par enfant, trois pour vous',
          'Mottes de terre durcie',
        ),
        item('Bottes de pluie', 'une paire par enfant, une pour vous', 'Vieux souliers et bas de rechange'),
        optional(
          '{!20min|Feuilles tombées, plus larges que la paume}',
          '{!20min|une par enfant, une pour vous}',
          '{!20min|Brins d’herbe}',
        ),
        optional('{si-cordes|Corde}', '{si-cordes|une, longue de quatre pas}', null),
        optional('{si-cerceaux|Cerceau}', '{si-cerceaux|un}', null),
        optional('{si-entonnoirs|Entonnoirs}', '{si-entonnoirs|un pour deux enfants}', null),
        optional(
          '{si-gouttières|Bout de gouttière en plastique, long d’un pas}',
          '{si-gouttières|un, tenu par vous}',
          null,
        ),
        optional('{si-chaudières|Chaudière}', '{si-chaudières|une, vide}', null),
      ],
      preparation: [
        'Après la pluie, choisissez une flaque large de deux pas, au fond mou : sur l’asphalte, les roches rebondissent. Couchez-y un doigt : l’eau le couvre à peine. Passez la botte au fond pour sentir le verre ou les trous.',
        'Du talon, tracez une ligne à un grand pas de la flaque. On lance de cette ligne, et tous les autres restent derrière. {si-cordes|Une corde couchée à plat sur le trait : les bottes la sentent sans qu’on regarde.} {si-cerceaux|Derrière la ligne, un cerceau couché est la place du lanceur.}',
        'Semez les roches derrière la ligne, sur dix pas, pour que chacun ait à chercher la sienne. {2-3a|Chaque roche est trop grosse pour entrer dans un rouleau de papier hygiénique, et le coin est sans gravier.}',
        '{1adulte|Seule, tenez-vous à la ligne, à côté du lanceur : vous voyez la flaque, et ceux qui cherchent.} {1adulte multiage|Avec plusieurs âges, prenez six enfants au plus.} {2adultes|À deux, l’une tient la ligne, l’autre cherche des roches avec le groupe.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Le groupe est derrière la ligne. Attendez que l’eau soit lisse. Passez un doigt sur les coins d’une roche toute croche, puis lancez-la par en dessous. « Ploc! » Du doigt, suivez le rond dans l’air, de plus en plus grand. « Ma roche a des coins. Son rond, lui? » Laissez-les répondre. « Il doit bien exister une roche qui fait un rond carré. Qui me la trouve? »',
        ),
        play(
          { 20: 13, 30: 12, 45: 14 },
          'On cherche une roche, on la tâte, on vient à la ligne. Un seul lance; tous suivent du bras le rond, jusqu’à ce que l’eau redevienne lisse. « Rond ou carré? » {2-3a|À deux ans, on lance à deux mains et l’on crie « encore! » : tenez une deuxième roche prête.} {2-3a !multiage|Derrière la ligne, chacun échappe la sienne dans l’herbe, exprès : « Pouf! » Pas de rond. On la reprend et l’on vient l’essayer dans l’eau.} {3-4a|À trois ans, on annonce : « Elle est pointue, ça va faire pointu! » On attend, bouche ouverte : rond.} {4-5a|À quatre ans, on essaie la roche la plus carrée à plat, puis sur un coin, puis en plein milieu de la flaque.} Il ne reste plus de roches? Criez « Bottes! » : plus rien ne se lance, on marche dans la flaque et chacun rapporte deux roches derrière la ligne. {si-entonnoirs|Un entonnoir puise, un doigt sous le trou; doigt ôté, chaque goutte fait son rond.}',
        ),
        play(
          { 30: 9, 45: 10 },
          'Couchez une feuille sur l’eau, près du bord : c’est un bateau. « Capitaine, tenez bon! » Pas de feuille? Un brin d’herbe, ou le reflet d’une branche, danse aussi. Deux à la fois, on pose son bateau, on revient à la ligne et, l’un après l’autre, on lance une roche à côté, sans le toucher. Que fait le bateau quand le rond passe dessous? Il monte, il descend : toutes les mains font comme lui. {2-3a|À deux ans, on regarde son bateau danser, puis on danse comme lui, sur place, en pliant les genoux.} {3-4a|À trois ans, on vise tout près du bateau, puis plus loin : quand danse-t-il le plus fort?} {4-5a|À quatre ans, on parie : du doigt, on montre où le bateau sera après cinq roches. Les ronds l’emmènent-ils loin?}',
        ),
        play(
          { 45: 10 },
          '« Bottes! » Les roches sortent de l’eau, et l’on s’installe tout autour, les talons au sec, la pointe d’une botte dans l’eau. Un petit coup de pied : un rond part. Deux enfants, l’un en face de l’autre, tapent ensemble : leurs ronds se rencontrent, et tous les doigts les suivent. Puis c’est à deux autres. {2-3a|À deux ans, on tape, on s’arrête, on regarde, puis on tape des deux pieds et l’eau devient toute brouillée.} {3-4a|À trois ans, on dit « bonjour » au moment où les ronds se croisent.} {4-5a|À quatre ans, on guette : les ronds s’arrêtent-ils l’un contre l’autre, ou passent-ils tout droit?} Puis criez « Statue! » : plus une botte ne bouge, et l’on attend que le ciel revienne dans l’eau.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 6 },
          '{20min 30min|Un dernier « Bottes! » : les roches sortent de l’eau.} Retour derrière la ligne. Chacun montre la roche qu’il a préférée, et l’on choisit ensemble la plus drôle pour finir. Vous la lancez. « Ploc! » Tout le monde trace le rond avec le bras, du plus petit au plus grand. {si-gouttières|Puis une autre roche glisse dans un bout de gouttière, que vous penchez sur l’eau : rond aussi?} {3-4a 4-5a|« Alors, le rond carré? » Quelqu’un a encore une idée : gardez-la pour la prochaine pluie.} {2-3a !3-4a !4-5a|« Bonne nuit, la flaque. » On lui envoie la main.} {si-chaudières|On lâche une roche dans une chaudière vide : « Toc! » Sans eau, pas de rond.} Les roches restent en tas près de la ligne. Comptez les enfants et tâtez les bas. En rentrant, on change les bas mouillés et l’on se lave les mains.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Taisez-vous après le « ploc » et suivez le rond du doigt : les yeux des enfants le suivront aussi.',
          'Avant chaque lancer, regardez l’eau, puis les bottes : « La flaque est libre. »',
          '{3-4a 4-5a|Tombée à plat, une roche carrée pousse d’abord une vague toute droite. « Un carré! » Répondez : « Regarde plus loin : que devient-il? »}',
          'Redites leurs mots, sans les corriger : « Tu penses qu’elle était trop ronde. On en essaie une autre? »',
        ],
        questionsOuvertes: [
          'Qu’est-ce que ta roche a fait à l’eau?',
          'Où s’en va le rond?',
          '{3-4a 4-5a|Comment sera le rond de celle-là?}',
          '{4-5a|Pourquoi une roche carrée fait-elle un rond?}',
        ],
      },
      vocabulaire: ['la flaque', 'le rond', 'la roche', 'pointue', 'croche', 'carré', 'lisse', 'ploc'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Il avance d’un petit pas devant la ligne, une main dans la vôtre. Attendre est long : pendant qu’un autre lance, il vous tient une roche et dit « ploc » avec vous.',
        },
        {
          pour: '3-4a',
          texte:
            'Donnez-lui deux roches, une plate et une ronde. Il montre avec ses bras le rond que chacune va faire, puis il lance.',
        },
        {
          pour: '4-5a',
          texte:
            'De son doigt, il dessine dans la boue la roche, puis le rond qu’elle a fait. Après trois dessins, que remarque-t-il?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant en fauteuil lance du sol ferme le plus proche de l’eau, et un ami lui apporte ses roches. Qui voit peu écoute : une roche plate et une ronde ne font pas le même « ploc ». Qui craint les gouttes devient gardien et annonce « lisse! ».',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, dans la cour, une roche lâchée dans la neige neuve laisse un trou : a-t-il des coins, celui-là?',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Éclaboussures, pantalon mouillé, mains pleines de boue.',
          'Attente de son tour, roche tombée devant ses bottes.',
        ],
        dangersAEliminer: [
          'Noyade : quelques centimètres d’eau suffisent; la flaque n’a qu’un doigt d’eau, et vous êtes à portée de bras du lanceur.',
          'Roche lancée sur quelqu’un : un seul lanceur, vers la flaque, par en dessous; les autres sont derrière la ligne. Une botte est dans l’eau? Rien ne se lance.',
          'Roche plus grosse que le poing d’un enfant : elle reste par terre, car elle retomberait sur un pied.',
          '{2-3a|Petit caillou à la bouche : rien de plus petit qu’un poing derrière la ligne; vous regardez les mains qui cherchent.}',
          'Eau de la flaque à la bouche : elle se regarde et ne se boit pas; mains lavées au retour.',
          'Auto, fossé, grille d’égout, reflets d’huile : on cherche une autre flaque.',
          '{ete|Soleil revenu : chapeau et crème solaire.} {!ete|Pieds et mains mouillés par temps frais : bas secs et manches sèches tout de suite.}',
          '{si-cordes|Corde levée, tirée ou enroulée : elle reste à plat; au premier bout soulevé, vous la rangez.} {si-cerceaux|Cerceau sous la botte : on y entre au pas, un seul à la fois.}',
          '{si-gouttières|Bord de gouttière coupant : un bout de plastique lisse, qui reste dans vos mains.}',
        ],
        supervision: 'palier1',
        allergies: ['Piqûres près de l’herbe mouillée : l’auto-injecteur est sur vous.'],
      },
      observation: [
        'Éveil aux sciences : que change l’enfant d’un lancer à l’autre, la roche, la distance ou le geste?',
        'Attention : jusqu’où suit-il le rond avant de se tourner vers la prochaine roche?',
        'Motricité globale : comment place-t-il ses pieds et son bras pour que la roche tombe dans l’eau?',
      ],
      prolongements: [
        'Au lavabo bouché, rempli d’un doigt d’eau, un doigt mouillé laisse tomber une goutte avant le lavage des mains : rond ou carré?',
        'En rentrant à la maison, l’enfant montre à son parent, dans une flaque, que sa roche croche fait un rond bien rond.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé l’eau redevenir lisse, ou ai-je pressé le suivant?',
        'Quelle idée d’enfant ai-je envie de vérifier à la prochaine pluie?',
      ],
    },
  },
  {
    key: 'mes-bras-sont-la-balance',
    summary:
      'Une pomme sur chaque paume, les bras ouverts, les yeux fermés : un bras descend. On trouve la plus lourde, on les range, on reconnaît la sienne au nez.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['jardin-et-recolte', 'nombres-et-formes'],
    materials: [],
    place: 'INDOORS',
    seasons: ['AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'pommes',
      'pomme',
      'les pommes',
      'balance',
      'peser des pommes',
      'peser les pommes',
      'pommes et balance',
      'balance à plateaux',
      'peser',
      'lourd ou léger',
      'la plus lourde',
      'comparer les pommes',
      'ranger les pommes',
      'classer les pommes de la plus petite à la plus grosse',
      'sentir les pommes',
      'odeur de pomme',
      'retour du verger',
      'autocueillette',
      'verger',
    ],
    seen: [
      'elle tient un fruit dans chaque main et dit que celui-là tire plus',
      'il ferme les yeux et devine lequel est le plus pesant',
      'ils soupèsent leurs sacs et s’obstinent pour savoir qui porte le plus',
      'il s’écroule par terre en disant que c’est trop lourd, ça pèse mille',
      'elle sent sa collation longtemps avant d’y croquer et la reconnaît entre toutes',
      'fière, elle a ramené la plus grosse du champ et la montre à tous',
      'depuis la sortie cueillette, ils comparent ce qu’ils ont dans leur panier',
      'à l’épicerie, il a vu le plateau descendre et veut tout mettre dessus',
    ],
    picture:
      'Yeux fermés, une enfant pèse deux pommes, bras ouverts, et penche du côté de la grosse qu’un ami pose; une autre place une petite pomme au bout d’un rang.',
    scenes: ['mesurer', 'sentir'],
    sheet: {
      titre: 'Mes bras sont la balance',
      observationDepart:
        '« La mienne est plus pesante! » Au retour du verger, deux enfants tiennent leur pomme à bout de bras. Qui a raison?',
      intentionEducative:
        'Permettre aux enfants de comparer par le corps, avec les bras, les doigts et le nez, puis de vérifier ce qu’ils ont cru.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Sentir laquelle de deux pommes est la plus lourde, et le montrer.',
        '{!20min|Ranger des pommes, de la plus légère à la plus lourde.}',
        'Retrouver sa pomme par une tache, une bosse ou une odeur.',
      ],
      materiel: [
        food('Pommes lavées, de grosseurs différentes', 'une par enfant, et trois de plus', 'Poires fermes'),
        optional('Balance à deux plateaux', 'une', 'Vos deux mains, paumes ouvertes'),
        optional('{si-paniers|Panier}', '{si-paniers|un}', null),
        optional('{si-blocs|Bloc gros comme une petite pomme}', '{si-blocs|un}', null),
        optional('{si-sacs|Sacs, en tissu}', '{si-sacs|deux pareils}', null),
        optional('{si-foulards|Foulards}', '{si-foulards|de quoi couvrir le tas}', null),
        optional('{si-loupes|Loupe incassable}', '{si-loupes|une ou deux}', null),
      ],
      preparation: [
        'Vérifiez au dossier les allergies à la pomme. Il y en a une? Tout le groupe joue avec un autre fruit ferme, que la famille accepte. Lavez les pommes et ôtez celles qui sont coupées ou molles. Lavez les mains et mouchez les nez.',
        'Choisissez-en de grosses, de petites, et deux presque pareilles. Sortez-les tôt : une pomme tiède sent plus fort qu’une pomme froide.',
        'Posez-les en tas au milieu du tapis; une balance, si vous en avez une, attend à côté de vous.',
        '{1adulte|Seule, restez assise au tas, d’où vous voyez toutes les paires.} {2adultes|À deux, l’une reste au tas, l’autre va de paire en paire.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Debout près du tas, ouvrez les bras et les paumes. Demandez à un enfant d’y poser une pomme de chaque côté, une grosse et une petite. Plissez les yeux. Soulevez un peu les deux mains, puis laissez un bras descendre, très lentement. « Oh! De ce côté-là, ça tire. » Ouvrez grand les yeux. {si-blocs|L’enfant échange la petite pomme contre un bloc gros comme elle : de quel côté ça tire?} {si-sacs|Un autre enfant prend un sac dans chaque main, une pomme dans l’un, trois dans l’autre : quelle épaule descend?} « Mes bras sont une balance. Qui veut être la balance? »',
        ),
        play(
          { 20: 7, 30: 8 },
          'Deux par deux : l’un est la balance, debout, les bras ouverts; l’autre choisit deux pommes au tas et les pose sur ses paumes. La balance ferme les yeux si elle veut, laisse descendre le bras qui tire et dit : « Toc! Celle-ci. » L’ami échange les deux pommes : l’autre bras descend-il, cette fois? {3-4a|À trois ans, le bras s’écroule jusqu’au tapis, pomme et enfant compris : « Ça pèse mille! » On rit, on recommence plus doucement.} {4-5a|À quatre ans, on essaie les deux pommes presque pareilles. La balance hésite; un deuxième ami pèse, et tous deux se mettent d’accord.} Une vraie balance est là? Elle parle en dernier. Puis on échange : la balance choisit les pommes, et l’autre ouvre les bras.',
        ),
        play(
          { 30: 8 },
          '« Mettons-les en file, de la plus légère à la plus lourde. » On pose la plus légère au bout du tapis. Chacun apporte une pomme, la pèse dans ses mains avec une de la file, et lui trouve sa place; en attendant, on pèse la sienne avec celle d’un voisin. {3-4a|À trois ans, on range d’abord trois pommes : la légère, la moyenne, la lourde. Chaque pomme suivante va à côté de celle qui pèse comme elle, « sa jumelle ».} {4-5a|À quatre ans, il faut pousser toute la file pour en glisser une au milieu. On pèse celle d’avant, celle d’après, et l’on tranche.} Reculez d’un pas : la plus grosse est-elle au bout? Deux pommes semblent mal placées? Trois enfants les pèsent, l’un après l’autre, et le groupe décide.',
        ),
        play(
          { 20: 6, 30: 5 },
          'Chacun choisit une pomme et fait sa connaissance : une tache, une joue rouge, une bosse. On enfonce le nez dans le creux de la queue et l’on respire. On lui donne un nom : « Tachette », « Grosse-Joue ». Puis toutes retournent au tas, et vous les mêlez de la main. « Retrouvez-la! » Trois amis à la fois s’approchent du tas. {si-foulards|Des foulards le couvrent d’abord : on tâte dessous, puis on les ôte pour voir.} {3-4a|À trois ans, on la cherche des yeux, et l’on montre la tache à un ami pour le prouver.} {4-5a|À quatre ans, la pomme retrouvée, on ferme les yeux : un ami tend trois pommes, une à la fois, et l’on reconnaît la sienne des doigts et du nez.} On s’est trompé? On sent les deux et l’on échange.',
        ),
        closing(
          { 20: 4, 30: 5 },
          'En rond, chacun tient sa pomme contre son ventre. Un dernier « toc » tous ensemble : sa pomme sur une paume, rien sur l’autre, les yeux fermés. Quel bras descend? {si-loupes|La loupe passe de main en main : on y cherche un détail que personne n’a vu.} À tour de rôle, chacun dit un mot de la sienne : lourde, lisse, tachée, sucrée au nez. Puis chacun porte sa pomme jusqu’à la table, à deux mains. Comptez-les : aucune n’a été croquée. {si-paniers|Deux amis soulèvent un panier vide, puis rempli de pommes : que disent leurs bras?} On se lave les mains.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Attendez que le bras ait parlé avant de dire un mot : il lui faut trois respirations.',
          'Deux enfants ne sont pas d’accord? Tendez vos paumes : « Pesez-les sur moi. » Puis faites changer de main.',
          'Donnez le mot au moment du geste : « Elle tire. » « Elle est légère, ta main remonte. »',
          '{4-5a|Faites parier avant de peser : un pouce montre la pomme qu’on croit la plus lourde.}',
        ],
        questionsOuvertes: [
          'Qu’est-ce que tes bras te disent?',
          'Comment le sais-tu?',
          'À quoi reconnais-tu ta pomme?',
          '{4-5a|Comment savoir si la plus grosse est aussi la plus lourde?}',
        ],
      },
      vocabulaire: ['peser', 'la balance', 'lourde', 'légère', 'pareille', 'la queue', 'la tache', 'l’odeur'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Donnez-lui deux pommes très différentes, puis de plus en plus proches. Il montre du menton le côté qui descend; le mot « lourde » vient ensuite.',
        },
        {
          pour: '4-5a',
          texte:
            'Combien de petites pommes pour une grosse? Il en met une sur une paume, deux sur l’autre, et cherche quand les bras restent à la même hauteur.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant en fauteuil pèse sur ses accoudoirs, les avant-bras libres; si un bras est faible, les deux pommes passent par la même main, l’une après l’autre. Une odeur dérange? L’enfant reconnaît sa pomme du bout des doigts.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’hiver, on pèse deux mitaines roulées, l’une sèche, l’autre revenue mouillée de la cour.',
        },
      ],
      securite: {
        risquesAcceptes: ['Pomme échappée, orteil touché.', 'Désaccord sur la plus lourde, pomme convoitée par deux.'],
        dangersAEliminer: [
          'Pomme croquée pendant le jeu : un morceau dur s’avale de travers. Elle se pèse et se sent, bouche fermée; celle qui est mordue va dans votre main.',
          'Queue de pomme arrachée et portée à la bouche ou au nez : cassez celles qui dépassent avant le jeu.',
          'Pomme lancée ou laissée sous un pied : elle est {20min|dans une main ou dans le tas}{!20min|dans une main, dans la file ou dans le tas}.',
          'Nez qui coule sur une pomme : on l’essuie, on la lave avant de la passer.',
          '{si-paniers|Panier lourd sur les pieds : deux porteurs, et votre main dessous.}',
          '{si-sacs|Sac sur une tête ou au cou : il reste à la main; le plastique mince n’entre pas dans le jeu.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Pomme : bouche ou mains qui piquent? On la retire, on lave les mains et l’on suit le plan de l’enfant.',
        ],
      },
      observation: [
        'Éveil aux mathématiques : comment l’enfant s’y prend-il pour décider laquelle de deux pommes est la plus lourde?',
        'Développement sensoriel : que fait-il des yeux, des bras ou du nez avant de décider?',
        'Langage oral : avec quels mots convainc-t-il un ami que la sienne est la plus lourde?',
      ],
      prolongements: [
        'Les bras-balances restent au coin des blocs : un soulier, un livre, un toutou s’y pèsent aussi.',
        'À la maison, l’enfant pèse dans ses bras deux fruits ou deux légumes, et son parent devine lequel descendra.',
      ],
      reflexionRetroaction: [
        'Qui a changé d’idée après avoir pesé, et qu’est-ce qui l’a convaincu?',
        'Ai-je attendu la réponse des bras avant de donner la mienne?',
      ],
    },
  },
  {
    key: 'toc-toc-petit-gland',
    summary:
      'On secoue un gland, on cogne dessus, on parie : plein, vide ou habité? L’éducatrice l’ouvre d’un coup de roche, et l’on regarde qui avait raison.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['arbres-et-feuilles', 'animaux-et-traces'],
    materials: ['cocottes', 'roches', 'feuilles'],
    place: 'PARK',
    alsoAt: {
      WOODS: 'Au bois, restez sous les mêmes arbres, à dix pas du sentier, dossard sur le dos.',
      YARD: 'Dans la cour, on ouvre ce qui est tombé des arbres, ou ce que les poches ont rapporté d’une promenade.',
    },
    seasons: ['AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'glands',
      'gland',
      'ramasser des glands',
      'ils ramassent des glands',
      'des glands plein les poches',
      'cocottes plein les poches',
      'cocottes',
      'cocotte',
      'ramasser des cocottes',
      'qu’est-ce qu’il y a dedans',
      'ils se demandent ce qu’il y a dedans',
      'ouvrir un gland',
      'ouvrir une cocotte',
      'casser des glands',
      'écraser des glands',
      'ver dans le gland',
      'trou dans le gland',
      'chêne',
      'ouvrir des cocottes',
      'glands et cocottes',
      'qu’y a-t-il dans un gland',
    ],
    seen: [
      'il secoue une noix contre son oreille pour entendre si ça bouge',
      'elle cogne sur une écale et demande s’il y a quelqu’un',
      'ils ôtent et remettent le petit chapeau brun de leurs trouvailles',
      'il tape avec une roche pour briser ce qu’il a ramassé',
      'ils parient sur ce qui se cache là-dedans et se chicanent sur la réponse',
      'elle crie de surprise parce qu’une larve est sortie du trou',
      'au pied du gros arbre du parc, ils remplissent leurs mitaines et leurs capuchons',
      'depuis qu’ils ont vu l’écureuil gruger, ils veulent tout ouvrir pour vérifier',
    ],
    picture:
      'L’éducatrice montre sur une feuille un gland ouvert en deux moitiés pâles; assis derrière la ligne, l’un fait le poing, l’autre un doigt qui gigote.',
    scenes: ['ramasser', 'pourquoi'],
    sheet: {
      titre: 'Toc toc, petit gland, y a quelqu’un?',
      observationDepart:
        'Les poches débordent de glands et de cocottes. Un enfant en colle un à son oreille et le secoue. « Y a-tu quelque chose dedans? »',
      intentionEducative:
        'Éveiller le goût de deviner avant d’ouvrir, puis de regarder de près ce qui était caché, même quand ce n’est pas ce que l’on attendait.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Examiner un gland ou une cocotte avec les yeux, les doigts et l’oreille.',
        'Dire ce que l’on croit trouver dedans, puis comparer avec ce qui en sort.',
        '{4-5a|Donner un indice qui aide à deviner sans ouvrir.}',
      ],
      materiel: [
        item('Glands tombés', 'cinq par enfant', 'Samares d’érable, que l’on fend avec l’ongle'),
        item('Cocottes tombées, grosses et sèches', 'une par enfant, deux pour vous', null),
        item('Grosse roche plate, la table', 'une, prise sur place', 'Bûche couchée'),
        item('Roche qui remplit votre main', 'une, pour vous seule', 'Bout de bûche'),
        item('Feuilles mortes, plus larges que la main', 'une par enfant, et dix pour la table', 'Écorce tombée'),
        item('{bois|Dossards voyants}', '{bois|un par personne, par-dessus le manteau}', '{bois|Chandails orange vif}'),
      ],
      preparation: [
        '{bois parc|Choisissez un coin où les glands ou les cocottes couvrent le sol.} {cour|Choisissez le coin où tombent glands ou cocottes; sinon, semez au sol ceux d’une promenade.} {bois parc|Levez les yeux : sous une branche morte ou suspendue, on s’en va plus loin.} Retournez les feuilles du pied : crottes, verre, champignons, guêpes engourdies.',
        'Calez la roche plate au sol. À trois grands pas, tracez une ligne du talon : les enfants s’assoient là quand vous frappez. Placez-vous de profil : votre épaule est entre eux et les éclats, et votre visage se tourne vers eux.',
        'Ouvrez deux glands, pour essayer, avant de sortir le groupe, ou quand tous sont à la ligne : couvrez chaque gland d’une feuille, tournez le visage vers la ligne, frappez deux petits coups. La feuille retient les morceaux.',
        '{1adulte|Seule, ne frappez que lorsque tous sont assis et comptés; deux coups, le visage vers eux.} {1adulte multiage|Avec plusieurs âges, prenez six enfants au plus.} {2adultes|À deux, l’une ouvre, l’autre reste assise à la ligne avec le groupe.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Accroupissez-vous, un gland entre deux doigts. Cognez dessus avec l’ongle : « Toc toc, petit gland, y a quelqu’un? » Collez-le à votre oreille. Rien. Secouez-le. « Il est plein? Il est vide? Ou quelqu’un habite dedans? » Montrez les trois réponses avec la main : poing fermé pour plein, main ouverte pour vide, un doigt qui gigote pour habité. Chacun vote. « Trouvez-m’en d’autres. »',
        ),
        play(
          { 20: 7, 30: 8, 45: 10 },
          'On ramasse, on cogne, on écoute, on secoue, et l’on pose sa récolte sur une grande feuille. Cherchez-en de toutes les sortes : avec chapeau, sans chapeau, vert, brun, fendu. {3-4a|À trois ans, on coiffe et l’on décoiffe les glands; on en trouve un percé d’un petit trou rond, et l’on court vous le montrer.} {4-5a|À quatre ans, on fait trois tas : plein, vide, habité. On explique pourquoi : « Il est léger », « Il fait cloc », « Il a une porte ».} Devant un petit trou rond, demandez : « Est-ce une porte pour entrer, ou pour sortir? » Laissez la question ouverte. {20min|Chacun secoue aussi une cocotte au-dessus de sa feuille : parfois, une graine à aile mince en tombe.} Tout reste dans les mains ou sur la feuille.',
        ),
        play(
          { 20: 6, 30: 8, 45: 10 },
          '« À la ligne! » Tous s’assoient; comptez-les. Un enfant vous donne un gland et dit son pari; les autres votent de la main. Allez à la table. Feuille par-dessus, deux petits coups : « Toc, toc! » La coquille se fend. Posez la roche et apportez le gland aux enfants, sur une feuille. Dedans, il y a deux moitiés pâles, collées l’une contre l’autre; ou une poudre brune; ou un petit ver blanc à tête brune. {3-4a|À trois ans, on touche les moitiés du doigt et on les referme : « Bonne nuit! »} {4-5a|À quatre ans, on compare avec son tas : le trou disait-il vrai?} Le ver retourne sous les feuilles, dans sa maison ouverte. Au suivant : un enfant à la fois, ou deux dans un grand groupe.',
        ),
        play(
          { 30: 5, 45: 7 },
          'La table de roche est fermée. « Et la cocotte, par où s’ouvre-t-elle? » Chacun en prend une et secoue au-dessus de sa feuille : parfois, une graine à aile mince en tombe. Du pouce, écartez une écaille et faites regarder dessous : deux graines y dormaient. Sont-elles parties? Deux creux pâles montrent leur place. {3-4a|À trois ans, on tire sur une écaille qui bouge déjà, et l’on dit « porte! » à chacune.} {4-5a|À quatre ans, on lance une graine ailée dans l’air : tombe-t-elle droit, ou tourne-t-elle?} Une cocotte toute rongée, maigre comme un épi? Un écureuil l’a ouverte avant nous.',
        ),
        play(
          { 45: 7 },
          'Prenez un gland resté fermé. « Celui-là, c’est le printemps qui l’ouvrira. » Chacun choisit le plus lourd de sa feuille, sans trou. On gratte la terre du talon, on l’y couche sur le côté, on le recouvre d’une feuille. {3-4a|À trois ans, on borde son gland et on lui chante « bonne nuit » tout bas, le nez près de la terre.} {4-5a|À quatre ans, on pose une cocotte à côté pour le retrouver, et l’on dit ce qu’on croit qu’il deviendra : un chêne, un dîner d’écureuil, de la terre.} Les autres glands forment un tas{bois parc| au pied de l’arbre}.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 6 },
          'On s’assoit en rond, sa feuille devant soi. Chacun montre ce qui l’a le plus surpris : un chapeau, un trou, deux moitiés, une graine. Cognez une dernière fois : « Toc toc, y a quelqu’un? » Tous répondent d’une toute petite voix, comme s’ils étaient dedans : « Oui! » ou « Parti! » Videz les poches et les feuilles {bois parc|au pied de l’arbre}{cour|par terre}, pour les écureuils. Comptez les enfants, frottez les mains; on les lavera en rentrant.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Faites parier avant chaque coup de roche : poing, main ouverte ou doigt qui gigote.',
          'Posez la roche dès que le gland est ouvert; c’est à ce moment que vous allez vers les enfants.',
          '{!20min|La graine est partie? Montrez le creux sous l’écaille : « Il reste sa place. »}',
          'Dites « je ne sais pas, on l’ouvre » : votre ignorance leur donne envie de regarder.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui te fait croire qu’il est plein?',
          'Qui a pu faire ce trou?',
          'Comment l’écureuil l’ouvre-t-il, sans roche?',
          '{4-5a|Pourquoi y a-t-il deux moitiés?}',
        ],
      },
      vocabulaire: [
        'le gland',
        'le chapeau',
        'la cocotte',
        '{!20min|l’écaille}',
        'la graine',
        'la coquille',
        'le ver',
        'vide',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Deux paris lui suffisent : plein ou vide. Il porte lui-même le gland ouvert, couché sur sa feuille, d’un ami à l’autre.',
        },
        {
          pour: '4-5a',
          texte:
            'Il ouvre son enquête : trois glands percés, trois glands sans trou. Il annonce ce que vous trouverez dans chacun, et compte ses bons paris.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui ne s’accroupit pas fait remplir sa feuille par un ami et choisit les glands à ouvrir. Le coup de roche surprend? Il le donne de la voix : « Toc! », et vous frappez tout doucement. Le ver dégoûte? On le regarde de la ligne.',
        },
        {
          pour: 'autre_saison',
          texte:
            'Au printemps, retournez voir sous les chênes : certains glands se sont fendus, et une racine en sort.',
        },
      ],
      securite: {
        risquesAcceptes: ['Doigt piqué par une écaille, résine sur les mains.', 'Surprise devant un ver, pari perdu.'],
        dangersAEliminer: [
          'Gland, graine ou morceau à la bouche ou dans le nez : rien ne se goûte, il étouffe, et il est amer. Les mains restent sous vos yeux; poches vidées avant de rentrer.',
          'Éclat dans un œil : feuille par-dessus, petits coups, visage de côté, enfants assis derrière la ligne, votre épaule entre eux et la roche.',
          'Roche qui frappe : dans votre main seulement; elle se pose à vos pieds avant que les enfants se lèvent.',
          '{bois parc|Branche morte, grand vent : on change d’arbre.} {bois|Enfant hors de vue : dix pas autour de la table, dénombrement souvent.}',
          'Guêpes engourdies, champignons : le pied passe avant les mains; on laisse le champignon en place.',
          'Tiques et herbe à puce : bas par-dessus le pantalon, peau inspectée au retour.',
          '{bois|Période de chasse : un boisé où elle est interdite, un dossard voyant sur chaque dos.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Noix : l’enfant allergique ne touche pas l’intérieur des glands sans l’accord de sa famille; mains lavées au retour.',
        ],
      },
      observation: [
        'Éveil aux sciences : que fait l’enfant pour savoir, avant que le gland soit ouvert?',
        'Raisonnement : quelle raison donne-t-il à son pari, et que dit-il quand le gland le contredit?',
        'Langage oral : par quels mots décrit-il ce qu’il voit à l’intérieur?',
      ],
      prolongements: [
        'Dedans, couchez une cocotte de pin bien ouverte dans une débarbouillette mouillée pour la nuit : au matin, a-t-elle fermé ses portes?',
        'Demandez aux familles ce que l’on trouve par terre sur le chemin de la maison, et ce que l’on croit qu’il y a dedans.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé le temps de parier avant chaque coup?',
        'Quelle question d’enfant n’a pas eu de réponse, et comment la garder?',
      ],
    },
  },
  {
    key: 'qui-a-pondu-cet-oeuf-la',
    summary:
      'On chuchote une devinette dans un œuf de plastique, clac, on le cache. Qui le trouve cherche le pondeur, l’ouvre à son oreille et devine.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['saisons-et-fetes', 'contes-et-lettres'],
    materials: ['papier-et-crayons'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, les œufs se cachent au sol, au pied des arbres et des jeux, entre deux limites que l’on touche.',
    },
    seasons: ['SPRING'],
    durationMinutes: 30,
    adults: 1,
    onlyNamed: ['EGG'],
    calls: [
      'Pâques',
      'œufs en plastique',
      'œufs de Pâques',
      'œuf en plastique',
      'gros œufs en plastique',
      'cocos en plastique',
      'chasse aux œufs',
      'chasse aux cocos',
      'cocos de Pâques',
      'coco en plastique',
      'cacher des œufs',
      'chercher des œufs',
      'Pâques sans chocolat',
      'devinettes',
      'devinettes dans un œuf',
      'mot caché dans un œuf',
      'ouvrir les œufs',
      'lapin de Pâques',
      'chasse au trésor',
    ],
    seen: [
      'elle chuchote un mot dans une coquille vide et la referme clac',
      'il secoue un contenant fermé contre son oreille pour savoir ce qu’il dit',
      'ils cachent leurs surprises dans le local et font chercher les amis',
      'il décrit un objet sans dire son nom et les autres crient des réponses',
      'il pleure parce qu’une amie en a trouvé plus que lui',
      'elle donne tout de suite la réponse parce qu’elle est incapable de garder le secret',
      'depuis que les décorations du printemps sont sorties, ils cherchent partout',
      'au local, ils couvent leurs trouvailles comme des poules et caquettent',
    ],
    picture:
      'Une enfant ouvre un œuf de plastique et chuchote à l’oreille d’un ami qui sourit; un œuf dépasse d’un soulier, un autre enfant le cherche à quatre pattes.',
    scenes: ['cacher-trouver', 'mots', 'fete'],
    sheet: {
      titre: 'Qui a pondu cet œuf-là?',
      observationDepart:
        'Un enfant ouvre un œuf de plastique vide, l’approche de sa bouche et parle dedans. Clac! Il le referme et l’apporte à un ami : « Écoute. »',
      intentionEducative:
        'Éveiller le plaisir de donner des mots à quelqu’un : choisir une devinette, la garder, la dire, et écouter celle d’un autre.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Mémoire', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Décrire une chose sans dire son nom.',
        'Aller vers un ami, lui demander si l’œuf est à lui, et l’écouter.',
        '{4-5a|Ajouter un indice quand l’autre ne trouve pas.}',
      ],
      materiel: [
        item(
          'Œufs en plastique à deux moitiés, gros comme le poing d’un enfant ou plus, vides',
          'un par enfant, un pour vous, et deux de rechange',
          'Petites boîtes à couvercle',
        ),
        optional(
          '{45min|Papier et crayons}',
          '{45min|un carré grand comme la main et un gros crayon par enfant}',
          null,
        ),
        optional('{si-panier|Panier}', 'un, au milieu du nid', null),
        optional('{si-foulards si-tissus dedans|Foulards}', '{si-foulards si-tissus dedans|quatre ou cinq}', null),
        optional('{si-figurines|Figurines d’animaux}', '{si-figurines|six, toutes différentes}', null),
        optional('{si-cônes cour|Cônes}', '{si-cônes cour|deux}', null),
        optional('{si-cerceaux|Cerceau}', '{si-cerceaux|un}', null),
        optional('{si-musique|Musique}', '{si-musique|un appareil, à côté de vous}', null),
      ],
      preparation: [
        'Ouvrez et fermez chaque œuf : il fait clac sans pincer, il n’est pas fendu. S’il vient d’un magasin, ôtez ce qu’il contient. Ici, on n’y met que {20min|des mots}{30min|des mots ou un geste}{45min|des mots, un geste ou un dessin}.',
        'Toutes les familles ne fêtent pas cette fête-là : « les œufs du printemps » convient à tout le monde.',
        'Convenez des cachettes : par terre ou plus bas que le menton, et un bout de l’œuf dépasse. {dedans|La pièce d’un mur à l’autre, porte fermée.} {cour|Faites toucher les deux limites avec la main : la clôture, le module. La barrière est fermée.} {si-cônes cour|À chaque limite, un cône que l’on tape en passant.} {si-foulards si-tissus dedans|Un foulard en boule, au pied d’un mur, cache bien un œuf.} {si-figurines|Posez des figurines d’animaux bien en vue : de belles choses à dire sans les nommer.}',
        '{1adulte|Seule, assoyez-vous au milieu : autour de vous, c’est le nid, d’où l’on part et où l’on revient.} {2adultes|À deux, l’une s’assoit au milieu : autour d’elle, c’est le nid. L’autre suit les chercheurs.} {si-cerceaux|Un cerceau couché au nid garde les œufs qui attendent.}',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 4, 45: 5 },
          'Ouvrez un œuf, les deux moitiés devant la bouche. Chuchotez dedans, puis refermez vite : « Clac! » Secouez-le. « On n’entend rien. Les mots dorment. » Ouvrez-le près de l’oreille d’un enfant et soufflez-lui : « J’ai de longues oreilles et je saute. » Il dit à tous ce qu’il devine. « C’est moi qui ai pondu cet œuf. À vous : chuchotez dans le vôtre comment est une chose que l’on voit ici, sans dire son nom. »',
        ),
        play(
          { 20: 12, 30: 12, 45: 13 },
          '{4-5a|Chacun regarde la couleur de son œuf, choisit sa chose et chuchote dans l’œuf comment elle est.} {3-4a !multiage|Chacun choisit une chose et chuchote dans l’œuf un seul mot ou un seul bruit : « rouge », « vroum ». Qui part cacher vous le redit à l’oreille : retenez-le pour lui.} Clac! Une moitié du groupe cache ses œufs; l’autre laisse les siens au nid et ferme les yeux. Chaque chercheur trouve un seul œuf, puis va d’un cacheur à l’autre : « As-tu pondu cet œuf-là? » « Non! » « Oui! » Le pondeur ouvre l’œuf près de l’oreille du chercheur et lui redit sa devinette. {si-panier|Avec un panier au nid, l’œuf deviné s’y couche : combien en manque-t-il?} Nombre impair? Cachez aussi le vôtre. {3-4a|À trois ans, on dit parfois la réponse tout de suite : « C’est une auto! » Le chercheur va la toucher.} {4-5a|À quatre ans, on garde le secret et l’on ajoute un indice.} Puis on change de rôle.',
        ),
        play(
          { 30: 8, 45: 9 },
          '« Cet œuf-là ne parle pas. Il bouge. » Ouvrez-le, et faites tout de suite un geste : vos mains bercent, ou vos bras battent. On devine. Chacun choisit un geste, le fait une fois au-dessus de son œuf ouvert, sans un mot, et referme. Une moitié cache tout près du nid, l’autre trouve et demande : « Qui a pondu cet œuf-là? » Le pondeur ouvre l’œuf et refait son geste. On change de rôle. {3-4a|À trois ans, on saute, on nage, on se brosse les dents; le chercheur refait le geste avant de dire ce que c’est.} {4-5a|À quatre ans, on met deux gestes à la suite : « Il mange… puis il dort. C’est un bébé! »}',
        ),
        play(
          { 45: 11 },
          'Un œuf peut aussi garder un dessin. S’il y a du papier, chacun dessine sa chose et plie la feuille dans l’œuf; sinon, le pondeur trace son dessin du doigt dans la paume de celui qui a trouvé son œuf. On cache et l’on cherche par moitiés, comme tantôt. {3-4a|À trois ans, un rond et deux traits suffisent : le pondeur raconte son dessin.} {4-5a|À quatre ans, on ne dessine qu’un morceau : une queue, une roue, une oreille. De quoi est-ce le bout?} On ne devine pas? On demande au pondeur trois choses auxquelles il répond par oui ou par non. Puis l’œuf repart se cacher, avec le même dessin, pour un autre ami.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          'Tous au nid, un œuf dans les mains. Comptez-les : un par enfant, le vôtre et ceux de rechange. Il en manque un? On le cherche ensemble. Pour finir, chacun y met un mot doux ou un bruit, pour l’ami qui l’aura. Clac! On fait tourner les œufs de main en main pendant une chanson que tous connaissent. {si-musique|De la musique peut la remplacer, coupée par surprise.} Elle s’arrête : on ouvre près de son oreille, et l’on raconte ce qu’on croit entendre. « J’ai entendu bonne nuit. » Les moitiés s’emboîtent et les œufs vont dormir.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Chuchotez vraiment : quand vous baissez la voix, les enfants s’approchent et écoutent.',
          'À qui ne sait quoi pondre, montrez trois choses du doigt : « Laquelle veux-tu mettre? »',
          'Dites « non » aussi gaiement que « oui » quand on vous demande si l’œuf est à vous.',
          '{4-5a|La devinette est trop longue? Demandez un seul indice : « Dis-moi juste sa couleur. »}',
        ],
        questionsOuvertes: [
          'Qui a pondu cet œuf-là?',
          'Qu’as-tu entendu dedans?',
          'Comment le dire sans dire son nom?',
          '{4-5a|Quel indice l’aiderait à trouver?}',
        ],
      },
      vocabulaire: ['l’œuf', 'la moitié', 'pondre', 'chuchoter', 'la devinette', 'l’indice', 'cacher', 'le secret'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Il a oublié ses mots en cachant? Soufflez-lui le début : « C’est rouge, et ça… » Un bruit d’animal dans l’œuf est déjà une devinette.',
        },
        {
          pour: '4-5a',
          texte:
            'Il pond trois indices, du plus difficile au plus facile, et n’en donne qu’un à la fois, en rouvrant l’œuf.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui parle peu pond un geste, un bruit ou un objet montré du doigt. Qui entend peu reçoit la devinette face à face, mimée. Un souffle dans l’oreille dérange? L’œuf s’ouvre au bout du bras. En fauteuil, les œufs se cachent à hauteur de ses mains.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’hiver, une mitaine garde aussi bien les mots : on y chuchote, on la ferme, on la tend.',
        },
      ],
      securite: {
        risquesAcceptes: ['Œuf qu’un autre trouve avant soi.', 'Devinette dite trop vite, secret échappé.'],
        dangersAEliminer: [
          'Œuf fendu qui coupe ou pince : il sort du jeu; pressez chaque moitié avant de commencer.',
          'Œuf à la bouche, ou bonbon et babiole restés dedans : vides au départ, comptés à la fin; on parle dedans sans y mettre les lèvres.',
          'Cri dans une oreille : on chuchote, l’œuf à un poing de l’ami.',
          'Œuf caché en hauteur, derrière un meuble ou dans une prise d’air : par terre ou plus bas que le menton.',
          '{cour|Œuf sous les pieds et sol glissant : on marche, les yeux par terre; pas de cachette dans la boue ni près de la barrière.}',
          '{cour|Froid du printemps : manteau, nuques et mains touchées entre deux chasses.}',
          '{si-foulards si-tissus dedans|Foulard sous un pied : en boule au pied du mur, hors du passage.} {si-cerceaux|Bord de cerceau sous un pied : on l’enjambe au pas.}',
        ],
        supervision: 'palier2',
        allergies: ['Rien à manger dans les œufs : ni chocolat, ni bonbon.'],
      },
      observation: [
        'Langage oral : quels mots l’enfant choisit-il pour parler d’une chose sans la nommer?',
        'Mémoire : que reste-t-il de sa devinette quand l’œuf lui revient?',
        'Compétences sociales : comment s’adresse-t-il aux amis pour trouver celui qui a pondu?',
      ],
      prolongements: [
        'Un œuf reste sur la table de la collation : qui le veut y pond une devinette pour le groupe.',
        'Le soir, chaque enfant chuchote un mot dans ses mains fermées et les ouvre à l’oreille d’un parent, à la maison.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé l’enfant chercher ses mots, ou les ai-je pondus pour lui?',
        'Qui a beaucoup trouvé et peu parlé, et quel œuf lui offrir demain?',
      ],
    },
  },
  {
    key: 'le-seau-recrache',
    summary:
      'La balle de tennis entre dans le seau… et en ressort! On cherche comment la garder dedans, on recule, puis on l’attrape au rebond avec le seau.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['mouvement-et-defis'],
    materials: ['ballons', 'chaudieres-et-pelles'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, les seaux s’alignent sur un sol dur et plat, dos à une butte ou à une clôture.',
      INDOORS: 'Dedans, les seaux sont dos au mur, la balle part par en dessous et reste plus bas que les épaules.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'lancer',
      'balles de tennis',
      'balle de tennis',
      'balles',
      'seaux',
      'seau',
      'chaudières',
      'chaudière',
      'lancer des balles',
      'lancer dans un seau',
      'lancer la balle dans le seau',
      'balles et seaux',
      'balles et chaudières',
      'lancer dans une chaudière',
      'viser',
      'viser une cible',
      'lancer et attraper',
      'attraper au rebond',
      'faire rebondir la balle',
      'garrocher des balles',
      'pitcher des balles',
      'lancer de loin',
      'motricité globale',
    ],
    seen: [
      'il garroche ses balles si fort qu’elles rebondissent hors du contenant',
      'elle pitche doucement, par en dessous, pour que ça reste dedans',
      'ils reculent d’un pas chaque fois qu’ils réussissent leur panier',
      'il essaie de pogner sa balle au vol avec sa chaudière',
      'il se fâche parce que tout ce qu’il lance ressort',
      'ils lancent juste sur les autres et je cherche où les faire lancer',
      'dans la cour, ça court après des balles qui bondissent d’un bord à l’autre',
      'depuis le tournoi de basket de son frère, il vise tout ce qui a un fond',
    ],
    picture:
      'Une balle jaune jaillit du seau et un enfant lève les bras, bouche ouverte; une amie a couché le sien, un petit regarde un seau couché contre la butte.',
    scenes: ['lancer'],
    sheet: {
      titre: 'Le seau recrache!',
      observationDepart:
        'La balle tombe dans le seau, frappe le fond et saute dehors. {3-4a 4-5a|« Il l’a recrachée! »} {2-3a !3-4a !4-5a|« Oh! » L’enfant regarde dans le seau vide.} Aussitôt, la balle repart, plus fort.',
      intentionEducative:
        'Soutenir le plaisir de lancer et de relancer, en ajustant son bras, sa distance et sa force pour que la balle reste où on la veut.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Lancer une balle vers un seau, à une ou à deux mains.',
        'Changer son geste ou la place du seau quand la balle ressort.',
        '{3-4a 4-5a !10min|Reculer d’un pas et viser de nouveau.}',
        '{4-5a 30min|Suivre des yeux une balle qui arrive et placer son seau dessous.}',
      ],
      materiel: [
        item('Balles de tennis', 'deux par enfant, deux pour vous', 'Balles molles'),
        item('Seaux', 'un pour deux enfants, un pour vous', 'Chaudières'),
        optional('{!10min si-parachute|Parachute}', '{!10min si-parachute|un}', null),
        optional('{si-cônes|Cônes}', '{si-cônes|un par seau}', null),
        optional('{si-foulards si-tissus|Foulards}', '{si-foulards si-tissus|un par seau}', null),
        optional('{!10min si-cerceaux|Cerceaux}', '{!10min si-cerceaux|un par seau}', null),
        optional('{!10min si-boîtes si-bacs|Boîtes de carton ou bacs}', '{!10min si-boîtes si-bacs|un ou deux}', null),
        optional(
          '{30min si-ballons|Ballons de jeu mous, plus gros que le seau}',
          '{30min si-ballons|un pour deux enfants}',
          null,
        ),
      ],
      preparation: [
        'Alignez les seaux à deux grands pas l’un de l’autre, dos {dedans|au mur, loin des fenêtres}{dehors|à une clôture ou à une butte}. {dehors !hiver|Le sol est dur et plat : la balle y rebondit.} {hiver dehors|Tapez la neige du pied, sous les seaux surtout, loin du toit et de la rue; essayez : une balle lancée fort doit ressortir.}',
        'Chaque seau a sa ligne, à {2-3a|un pas}{!2-3a|deux pas} : {dedans|le bord du tapis ou une paire de souliers}{dehors !hiver|un trait du talon ou une fente du pavé}{dehors hiver|un trait du talon dans la neige}. On lance de là, tous dans le même sens. {si-cônes|Un cône marque chaque ligne, et recule avec elle.}',
        'Pressez chaque balle : ni fendue, ni pelée. Convenez de deux mots : « Lance! » et « Ramasse! ». À « Ramasse! », plus rien ne vole.',
        '{1adulte|Seule, tenez-vous au bout des lignes, d’où vous voyez tous les bras.} {1adulte multiage|Avec plusieurs âges, prenez six enfants au plus, et le seau des plus jeunes près de vous.} {2adultes|À deux, l’une à chaque bout des lignes.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Tout près du seau, lancez une balle très fort vers le fond. Elle ressort. Mettez les mains sur les hanches : « Hé! Il l’a recrachée! » Recommencez, aussi fort : elle ressort encore. Penchez-vous sur le seau : « Tu n’as pas faim? » Lancez-en une toute molle, en arc, par en dessous. « Glou. Celle-là, il l’a avalée. » Donnez les balles. « Nourrissez-les! »',
        ),
        play(
          { 10: 6, 20: 7, 30: 7 },
          '« Lance! » Deux amis par seau, chacun ses balles. La balle entre, elle ressort : « Il recrache! » Quand les mains sont vides : « Ramasse! », et l’on {dehors|court}{dedans|va} chercher les balles. {si-foulards si-tissus|Un foulard tassé au fond : le seau recrache-t-il encore?} {2-3a|À deux ans, la ligne touche presque le seau : on y laisse tomber sa balle de tout haut. Recrachée aussi! « Ramasse! » On la poursuit, on recommence.} {3-4a|À trois ans, on lance plus mou, plus haut, puis à genoux, tout près : laquelle le seau garde-t-il?} {4-5a|À quatre ans, on cherche un truc : coucher le seau, le pencher vers soi,} {4-5a dedans|mettre son chandail au fond.} {4-5a dehors !hiver|mettre de l’herbe au fond.} {4-5a dehors hiver|mettre de la neige au fond.} {4-5a|On l’essaie trois fois avant de dire qu’il marche.} {3-4a 4-5a|Montrez à tous le truc d’un enfant.}',
        ),
        play(
          { 20: 6, 30: 7 },
          '{3-4a 4-5a|Le seau a mangé? On recule d’un pas. Il a recraché? On reste là, ou l’on avance.} {2-3a !3-4a !4-5a|« Ce seau a sommeil. »} {2-3a|À deux ans, le seau se couche, la bouche vers l’enfant : on y roule la balle, puis on la lance, à sa distance.} {3-4a|À trois ans, on regarde le fond du seau, on balance le bras deux fois, on lâche à la troisième.} {4-5a|À quatre ans, on choisit : de loin pour une balle, de près pour l’autre, et l’on annonce son choix avant de lancer.} {3-4a 4-5a|Les deux amis d’un seau comptent ensemble les balles qu’il garde : à quatre, il est repu, il rote, et on le vide.} {2-3a !3-4a !4-5a|Deux balles dedans? Le seau fait « burp », on le vide avec fracas.} {si-cerceaux|Un cerceau couché autour du seau est son assiette : ce qui y reste sera mangé tantôt.} {si-boîtes si-bacs|Une boîte ou un bac prend la place d’un seau, un tour : la balle en ressort-elle autant?}',
        ),
        play(
          { 30: 7 },
          'Maintenant, le seau bouge. {3-4a 4-5a|Un ami le tient à deux mains contre son ventre; l’autre, à deux pas, lui envoie la balle par en dessous.} {2-3a !3-4a !4-5a|Deux amis le tiennent ensemble; à un pas, vous leur envoyez la balle par en dessous.} {dedans|Elle rebondit une fois, le seau avance : « Gloup! »} {dehors !hiver|Elle rebondit une fois, le seau avance : « Gloup! »} {dehors hiver|La neige mange le rebond : le seau l’attrape au vol, « Gloup! ».} {3-4a 4-5a|Puis on échange.} {2-3a|À deux ans, c’est votre balle qui trouve le seau; on le retourne, la balle tombe, on vous la rapporte, « encore! ».} {2-3a !3-4a !4-5a|Puis vous passez au seau suivant; en vous attendant, on laisse tomber sa balle et on la coiffe du seau.} {3-4a|À trois ans, on court à la balle, le seau en avant, et on la coiffe quand elle s’arrête.} {4-5a|À quatre ans, on recule d’un pas après chaque balle avalée.} {si-ballons|Puis un ballon trop gros se pose sur la bouche du seau : on le promène sans l’échapper.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '« Ramasse! » {!10min si-parachute|Les balles vont d’abord sur le parachute, tenu bas : secoué fort, il recrache; mou, il avale.} Les seaux reviennent au milieu, et chacun y pose ses balles sans bruit, du bout des doigts : cette fois, aucun ne recrache. Comptez les balles en les posant. Collez l’oreille au seau : « Il digère. » {3-4a 4-5a|Qui veut montre son truc pour que le seau avale.} {2-3a !3-4a !4-5a|On secoue les bras, on souffle.} Tous se rangent de chaque côté de vous pour le dernier lancer : le vôtre, de très loin, de l’autre main. Avalée ou recrachée, on salue le seau et l’on range.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Dites ce que fait la balle, pas qui est bon : « Fort, elle ressort. Mou, elle reste. »',
          'À « Ramasse! », roulez vite les balles perdues derrière les lignes : on relance sans attendre.',
          'Reculez ou avancez la ligne d’un enfant pour qu’il réussisse à peu près une fois sur deux.',
          '{3-4a 4-5a|Quand un truc est trouvé, faites-le raconter par son inventeur.}',
        ],
        questionsOuvertes: [
          'Pourquoi le seau recrache-t-il?',
          'Comment faire pour qu’il la garde?',
          'Où est partie ta balle?',
          '{4-5a !10min|De combien de pas peux-tu encore reculer?}',
        ],
      },
      vocabulaire: ['lancer', 'viser', 'le seau', 'rebondir', 'recracher', 'avaler', '{!10min|reculer}', 'mou'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Un pas de distance, c’est encore loin : collez-le au seau. Il vide le seau aussi souvent qu’il le remplit, et c’est un bon jeu.',
        },
        {
          pour: '3-4a',
          texte:
            'Proposez de lancer de l’autre main, à deux mains, ou les pieds collés. Il choisit la façon la plus drôle, puis la meilleure.',
        },
        {
          pour: '4-5a',
          texte:
            '{dehors hiver|Il creuse deux trous du talon dans la neige, devant son seau. Avant de lancer, il annonce sa cible : un trou ou le seau?} {dehors !hiver|Sa balle rebondit une fois au sol avant d’entrer dans le seau. Où viser par terre? Il marque l’endroit du pied.} {dedans|Sa balle rebondit une fois au sol avant d’entrer dans le seau. Où viser par terre? Il marque l’endroit du pied.}',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant en fauteuil a son seau sur une chaise{30min|, ou sur ses genoux pour attraper}. Qui voit peu lance vers le bruit : un ami tape sur le seau, puis recule. Le vacarme fatigue? Un chandail au fond du seau l’étouffe.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, dans la cour, les balles mouillées laissent une marque au sol : on voit où elles ont rebondi.} {!hiver|L’hiver, dans la cour, la balle ne rebondit plus : elle fait un trou dans la neige, et l’on vise le trou.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Balle reçue sur les jambes, seau renversé.',
          'Balle ratée dix fois, balle prise par un autre.',
        ],
        dangersAEliminer: [
          'Balle au visage : on lance par en dessous, tous dans le même sens, vers les seaux. Quelqu’un passe devant les lignes? « Ramasse! », et tout s’arrête.{30min| Le seau tenu dans les bras reçoit une balle molle, jamais plus haut que le ventre.}',
          'Deux têtes au même seau : à « Ramasse! », chacun va aux balles les plus proches de lui.',
          'Balle fendue, pelée ou mordue : elle sort du jeu; le feutre ne se mâche pas.',
          'Balle sous un pied, anse de seau qui traîne : on repousse les balles derrière les lignes, l’anse pend vers l’arrière.',
          'Seau sur la tête ou pour y grimper : il reste au sol ou dans les mains.',
          '{dedans|Fenêtre, lampe, plante : on lance vers le mur nu.} {dehors|Rue et stationnement : le jeu leur tourne le dos; une balle qui sort du terrain y reste.}',
          '{dehors ete|Soleil et chaleur : jeu à l’ombre, chapeaux, une gorgée d’eau entre deux jeux.} {dehors hiver|Froid : le seuil de votre milieu, au plus bas -27 °C; nuques et mains touchées souvent.}',
          '{!10min si-parachute|Balle qui saute au visage : le parachute reste plus bas que le ventre, bras allongés.}',
          '{!10min si-cerceaux|Cerceau sous un pied : près des seaux, on marche, même à « Ramasse! ».}',
          '{30min si-ballons|Ballon de fête gonflé, qui éclate : jamais ici, un ballon de jeu seulement.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Latex : la balle de tennis en contient; un enfant allergique joue avec tout le groupe à des balles de tissu.',
        ],
      },
      observation: [
        'Motricité globale : que font les pieds, l’épaule et la main de l’enfant au moment de lâcher la balle?',
        'Raisonnement : la balle ressort; que change-t-il au lancer suivant?',
        'Compétences sociales : comment les deux amis d’un même seau s’arrangent-ils?',
      ],
      prolongements: [
        'Le seau et deux balles restent dans un coin : chacun y essaie un nouveau truc, et le montre à la collation.',
        'À la maison, une paire de bas roulée et un panier : l’enfant montre à sa famille comment le panier avale, de trois pas.',
      ],
      reflexionRetroaction: [
        'Qui est resté collé au seau, et qu’est-ce qui lui donnerait envie de reculer?',
        'Ai-je laissé chercher le truc avant de le montrer?',
      ],
    },
  },
]
