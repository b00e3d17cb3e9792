import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Cars that sleep on a plank raised book by book, and the winter flock of the woods, which moves so as to keep warm. */
export const THREE_TO_FIVES_SLEEPING_CAR_AND_WINTER_FLOCK_SHEETS: readonly BankSheet[] = [
  {
    key: 'la-rue-se-leve-avant-les-autos',
    summary:
      '« Rrr… pchh… » Les autos dorment sur la planche. On glisse un livre dessous, puis un autre, sans secousse : à combien de livres la tienne partira-t-elle?',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE'],
    themes: ['nombres-et-formes', 'mouvement-et-defis'],
    materials: ['livres'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'planche',
      'planches',
      'une planche',
      'planche et petites autos',
      'planche, petites autos',
      'petites autos',
      'petite auto',
      'petits chars',
      'autos',
      'faire descendre les autos',
      'ils font descendre les autos',
      'descendre',
      'planche en pente',
      'pente',
      'rampe',
      'rampe d’autos',
      'rampe pour autos',
      'plan incliné',
      'planche, petites autos et livres',
      'livres sous la planche',
      'lever la planche',
      'l’auto ne descend pas',
      'garage',
      'stationner les autos',
      'laquelle part la première',
    ],
    seen: [
      'ils accotent une planche sur la chaise et font descendre les autos en tas',
      'il lâche ses petites autos en haut de la planche, c’est à qui partira en premier',
      'elle rajoute des livres en dessous de la planche pour que ça penche plus',
      'il est choqué, son char reste collé en haut et veut pas descendre',
      'ils lèvent la table d’un bord et regardent tous les camions s’en aller',
      'elle stationne son auto dans la côte et elle repart toute seule chaque fois',
      'il met son auto de travers sur la planche et dit qu’elle a les freins',
      'il demande pourquoi la bleue descend tout de suite et la jaune pas pantoute',
      'au coin des blocs, ils ont sorti une tablette et deux chariots de petits chars',
    ],
    scenes: ['rouler', 'vehicules', 'mesurer'],
    picture:
      'Une enfant lève le bout d’une planche, un ami y pousse un livre; une auto part vers une chaise, une autre dort en travers, un enfant montre trois doigts.',
    sheet: {
      titre: 'La rue se lève avant les autos',
      observationDepart:
        'Une planche accotée sur une chaise, et les autos déboulent, toutes en tas. « La mienne veut pas descendre! » Une autre part avant même qu’on la lâche.',
      intentionEducative:
        'Permettre à l’enfant qui fait descendre ses autos de ralentir, de prévoir laquelle partira et de chercher ce qui la retient.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Dire quelle auto partira, ou à combien de livres, puis regarder ce qui arrive.',
        'Lever la rue à deux, un livre à la fois, sans secousse.',
        'Chercher ce qui retient l’auto : le tissu, le bloc, le sens des roues.',
        '{30min 45min|Choisir la hauteur de la rue pour que l’auto s’arrête au garage.}',
      ],
      materiel: [
        item(
          'Planches légères et lisses, longues d’un mètre, assez larges pour trois autos côte à côte',
          'une pour deux ou trois enfants',
          'Longs cartons raides, collés en double',
        ),
        item(
          '{3-4a|Autos qui roulent bien, trop grosses pour un rouleau de papier hygiénique}{!3-4a|Petites autos qui roulent bien}',
          '{45min|deux par enfant, et deux pour vous, dans un bac}{!45min|une par enfant, et deux pour vous, dans un bac}',
          '{3-4a|Camions de jeu}{!3-4a|Petits camions}',
        ),
        item('Livres minces et raides, de même grandeur', 'huit par planche', 'Casse-têtes plats, dans leur cadre'),
        item('Débarbouillettes sèches', 'une par planche', 'Mitaines'),
        item('Gros blocs', 'un par planche', 'Souliers d’intérieur'),
        item(
          '{30min 45min|Petites chaises, les garages}',
          '{30min 45min|une par planche}',
          '{30min 45min|Boîtes ouvertes des deux bouts}',
        ),
      ],
      preparation: [
        'Choisissez des planches qu’un enfant soulève sans peine par un bout; passez-y la main : ni écharde, ni clou. Couchez-les à plat sur un plancher nu, à deux pas l’une de l’autre. Toutes pointent du même côté, vers le plus grand espace libre.',
        'À côté de l’autre bout, empilez huit livres : c’est le bout des livres. Les autos y dormiront, l’arrière au ras du bord.',
        'Essayez d’avance : sur un livre, l’auto reste; avant le huitième, elle part. Elle part au premier? Prenez des livres plus minces. Elle ne part jamais? Essuyez ses roues, ou changez d’auto.',
        'Formez des équipes de deux, ou de trois. On travaille au bout des livres ou sur les côtés; devant, il n’y a personne, c’est par là que les autos arrivent. {1adulte|Seule, assoyez-vous au bout des livres, d’où vous voyez toutes les piles : c’est là que les doigts travaillent.} {2adultes|À deux, l’une est au bout des livres, l’autre suit les autos qui arrivent.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'À une planche, stationnez vos deux autos au bout des livres, le nez vers l’autre bout. Ronflez pour elles : « Rrr… pchh… » Puis, tout bas : « Elles dorment. Ce matin, la rue se lève avant elles. » Soulevez le bout par ses deux coins. Un enfant y pousse un livre à plat, retire ses doigts et dit : « Main partie! » Déposez. On ronfle, on regarde : rien. Un autre livre, un autre… Une auto s’ébranle et descend. « Bonjour! Réveillée à… » Touchez les livres un à un, ils les comptent. L’autre ronfle toujours. « Et la tienne, ce sera à combien? »',
        ),
        play(
          { 20: 7, 30: 8, 45: 10 },
          'À chaque planche, chacun stationne une auto au bout des livres, le nez vers le bas. L’un soulève le bout, l’autre pousse un livre : « Main partie! » À trois, le troisième surveille les roues, de côté. On ronfle une fois. Rien? Un autre livre, huit au plus. Une auto part? « Bonjour! » Tous comptent la pile. Après la dernière, on ôte les livres, la rue se recouche, et l’on change de tâche. {3-4a|À trois ans, on montre d’avance celle qui partira la première, et l’on soulève le plus lentement possible : une secousse la réveillerait.} {4-5a|À quatre ans, chacun lève autant de doigts qu’il faudra de livres. On recommence : part-elle toujours au même?}',
        ),
        play(
          { 20: 6, 30: 7, 45: 9 },
          '« La mienne veut dormir plus longtemps! » On change une seule chose, et l’on relève la rue, un livre à la fois : l’auto sur la débarbouillette, un bloc devant ses roues, ou l’auto en travers, le nez vers le bord. À combien part-elle, cette fois? {3-4a|À trois ans, on commence en travers : huit livres, et elle ronfle! Un doigt la tourne vers le bas… « Bonjour! »} {4-5a|À quatre ans, on dit le nombre d’avant et celui de maintenant : qu’est-ce qui endort le mieux? Puis, sur une rue bien haute, on tourne l’auto en travers un petit peu, encore un peu : quand part-elle?} Une auto dort au huitième? On la réveille sans la toucher : en soufflant, en tapotant la planche.',
        ),
        play(
          { 30: 6, 45: 8 },
          'À deux pas du bas de chaque rue, placez une chaise, une patte de chaque côté du chemin : c’est le garage. L’auto doit s’arrêter dessous. On choisit combien de livres, on tient l’auto d’un doigt sur le toit : « Dring! », on lève le doigt. Elle s’arrête avant? La rue monte d’un livre. Elle le traverse? La rue baisse. La chaise ne bouge pas, sauf si huit livres ne suffisent pas : on l’approche d’un pas. {3-4a|À trois ans, on dit « plus haut » ou « plus bas » avant de toucher à la pile.} {4-5a|À quatre ans, on annonce le nombre de livres; l’auto d’un ami a-t-elle besoin du même?} Quand plus rien ne roule, on va chercher son auto.',
        ),
        play(
          { 45: 7 },
          'Chaque équipe range ses autos en file le long de la planche, de la première réveillée à la grande dormeuse. On n’a pas essayé celle-là? On devine où elle ira dans la file, on la stationne à côté d’une autre, et l’on lève la rue pour voir. {3-4a|À trois ans, on compare deux autos à la fois : « Toi, avant. Toi, après. »} {4-5a|À quatre ans, la grande dormeuse va coucher sur la rue des voisins, à côté de la leur : laquelle dort encore? Est-ce l’auto qui dort dur, ou leur rue qui est plus douce?} Une auto part toujours la première? On lui cherche un frein que personne n’a essayé.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 6 },
          '« La rue est fatiguée, elle se recouche. » Les autos se stationnent en travers, au bout des livres. L’un soulève le bout, l’autre tire un livre : « Main partie! » On compte à rebours jusqu’à la planche à plat. Chacun dit comment dort la sienne : « La mienne dort dur. La mienne ne dort qu’en travers! » On ronfle tous ensemble, de plus en plus bas : « Rrr… pchh… » Puis, sans les réveiller, chacun porte son auto au bac. Vous rangez les planches; {30min 45min|livres et chaises reviennent à leur place.}{20min|les livres reviennent sur leur tablette.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Ronflez une fois avant chaque livre : on a le temps de voir que rien n’a bougé.',
          'L’auto part pendant qu’on soulève? Riez : « La rue a éternué! » On la stationne et l’on recommence ce livre-là.',
          'Deux veulent soulever? Chacun prend un coin : la rue monte droit quand ils se regardent.',
          'Quand une auto part, dites seulement ce qui est arrivé : « La jaune, à cinq. »',
        ],
        questionsOuvertes: [
          'Quelle auto partira la première?',
          'À combien de livres se réveillera-t-elle?',
          'Qu’est-ce qui la retient?',
          '{30min 45min|Que faut-il à la rue pour que l’auto s’arrête au garage?}',
        ],
      },
      vocabulaire: [
        'la planche',
        'lever',
        'la pente',
        'la secousse',
        'en travers',
        'retenir',
        'la première',
        '{30min 45min|le garage}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Compter la pile est difficile? Il pose sa main debout à côté : elle s’est réveillée « haut comme un doigt », « haut comme la main ».',
        },
        {
          pour: '4-5a',
          texte:
            'Il devine juste à tout coup? Il cherche deux autos qui partiront ensemble, au même livre : qu’ont-elles de pareil, les roues, le poids, la longueur?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Se mettre à genoux est difficile? La planche se couche sur une longue table, un coussin au bout pour arrêter les autos. Il voit peu? Un doigt posé sur le toit, sans peser, sent l’auto partir. Le bruit des roues dérange? Il commande les livres de plus loin, un pouce levé.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’été, à l’ombre de la cour, la planche se couche sur l’asphalte balayé, et des bouts de carton épais remplacent les livres.',
        },
      ],
      securite: {
        risquesAcceptes: ['Auto qui cogne un genou.', 'Auto qui refuse de partir, et grosse déception.'],
        dangersAEliminer: [
          'Doigts sous la planche : le livre se pousse à plat, du bout des doigts; rien ne redescend avant « main partie! ». Une planche lourde, c’est vous qui la soulevez.',
          'Enfant assis ou debout sur une planche : elle porte des autos, rien d’autre.',
          'Pile qui penche : livres de même grandeur, bien au milieu, huit au plus.',
          'Visage ou main devant la rue : on regarde de côté, et l’on va chercher son auto quand plus rien ne roule.',
          'Auto sous un pied : on se déplace à genoux autour des planches; celles qui ne jouent pas sont au bac.',
          '{3-4a|Auto ou bloc qui passe dans un rouleau de papier hygiénique : hors du jeu.} Roue qui branle, plastique fendu : cette auto sort du jeu.',
          '{30min 45min|Enfant sur une chaise ou dessous : la chaise est un garage, on n’y entre que la main, quand plus rien ne roule.}',
        ],
        supervision: 'palier2',
        allergies: ['Peinture ou vernis qui s’écaille : cette planche ne sert pas.'],
      },
      observation: [
        'Éveil aux sciences : que change l’enfant pour que son auto dorme plus longtemps, et comment l’explique-t-il?',
        'Éveil aux mathématiques : comment compte-t-il ou compare-t-il les piles de livres?',
        'Motricité fine : comment règle-t-il ses mains pour lever la planche sans secousse?',
      ],
      prolongements: [
        'Demain, une balle, un rouleau de carton et un soulier se couchent au bout des livres : lequel se réveille le premier?',
        'À la maison, l’enfant couche son auto sur un grand livre et le lève tout doucement : sa famille gage à quel moment elle partira.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé à chacun le temps de prévoir avant le livre suivant?',
        'Qui levait, qui comptait, qui ne suivait que sa propre auto, et comment ont-ils changé de tâche?',
      ],
    },
  },
  {
    key: 'gonfle-tes-plumes-la-bande-repart',
    summary:
      '« Tchic-a-di-di! » La bande d’hiver change d’arbre. On a froid? Mésange ou pic. On a chaud? Gros-bec. « Siii… » : tous en boule, on gonfle ses plumes.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['oiseaux', 'mouvement-et-defis'],
    materials: [],
    place: 'WOODS',
    alsoAt: {
      YARD: 'Dans la cour, s’il manque des arbres, un poteau ou un banc dégagé compte pour un arbre.',
      PARK: 'Au parc, prenez quatre arbres loin des glissades, des balançoires et des chiens.',
    },
    seasons: ['WINTER'],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'oiseaux d’hiver',
      'oiseaux en hiver',
      'les oiseaux l’hiver',
      'oiseaux de la forêt',
      'oiseaux en forêt',
      'les oiseaux en forêt l’hiver',
      'mésange',
      'mésanges',
      'gros-bec',
      'gros-becs',
      'pic',
      'pic-bois',
      'pic mineur',
      'sittelle',
      'forêt l’hiver',
      'forêt en hiver',
      'sortie en forêt l’hiver',
      'boisé l’hiver',
      'marche dans le bois l’hiver',
      'bouger comme les oiseaux',
      'imiter les oiseaux',
      'voler comme un oiseau',
      'picorer',
      'se réchauffer dehors',
      'bouger pour se réchauffer',
      'ils ont froid dehors',
      'avoir froid',
      'tchic-a-di-di',
      'sans matériel',
    ],
    seen: [
      'depuis la sortie au boisé, ils sautillent d’un arbre à l’autre en criant tchic-a-di-di',
      'elle rentre sa tête dans son manteau et dit qu’elle fait l’oiseau qui a frette',
      'il cogne sur un tronc avec sa mitaine et colle son oreille dessus comme le pic',
      'on reste debout à regarder les mésanges et ils ont tous les mains gelées',
      'il demande comment ça se fait que les oiseaux ont pas froid aux pattes',
      'des gros-becs se sont posés dans l’érable, ils ont picossé tout l’avant-midi',
      'elle se plie en deux et regarde entre ses jambes, la mésange est de même qu’elle dit',
      'dans le bois, ils veulent plus avancer, ils sont gelés et ça chiale',
      'ils battent des bras et sautent sur place en attendant les derniers',
    ],
    scenes: ['imiter-animaux', 'bestioles'],
    picture:
      'Dans le bois enneigé, une enfant s’étire en mésange, un ami cogne un tronc du poing, une autre ouvre un gros bec de ses bras, l’éducatrice se met en boule.',
    sheet: {
      titre: 'Gonfle tes plumes, la bande repart!',
      observationDepart:
        'Une mésange se pose, et le groupe s’arrête pour la regarder; les bottes piétinent. « J’ai frette aux mains! Elle, comment ça qu’elle gèle pas? »',
      intentionEducative:
        'Offrir à l’enfant qui a froid dehors les gestes des oiseaux qui passent l’hiver ici, pour bouger, s’arrêter et sentir sa chaleur revenir.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Santé et sécurité', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
      ],
      objectifs: [
        'Sauter, s’étirer, se plier et s’arrêter d’un coup, à la manière d’un oiseau.',
        'Sentir où l’on a froid ou chaud, et bouger plus ou moins.',
        '{20min 30min|Chercher à manger à la place de chaque oiseau : en haut, sur le tronc, par terre.}',
        '{30min|Se rappeler où sont ses cachettes.}',
      ],
      materiel: [
        optional('{si-jumelles|Jumelles légères, sans courroie}', '{si-jumelles|une paire, dans votre poche}', null),
        optional(
          '{20min 30min si-livres si-photos|Livre ou photos d’oiseaux d’hiver}',
          '{20min 30min si-livres si-photos|un pic, un gros-bec}',
          null,
        ),
        optional(
          '{30min si-cocottes|Cocottes, trop grosses pour un rouleau de papier hygiénique}',
          '{30min si-cocottes|trois par enfant}',
          null,
        ),
        optional('{si-mangeoires|Mangeoire déjà garnie}', '{si-mangeoires|une, à dix pas du jeu}', null),
      ],
      preparation: [
        'Choisissez quatre arbres{cour|, ou poteaux,} à dix pas au plus l’un de l’autre, que vous voyez tous à la fois : ni branche basse à la hauteur des yeux, ni branche morte ou chargée de neige au-dessus. {bois|Prenez un boisé où l’on ne chasse ni ne trappe, sans ruisseau ni pente raide.} {parc|Restez loin de la rue, des glissades et des chiens.} {cour|Restez loin des balançoires et du bord du toit.}',
        'Avec les enfants, tapez la neige en rond autour de chaque arbre, puis un chemin de l’un à l’autre : la bande ne vole que là. Une souche ou un trou s’y cache? Prenez un autre arbre.',
        'Apprenez-leur deux cris. « Tchic-a-di-di! » : toute la bande change d’arbre. « Siii… », tout bas : un épervier passe, chacun se met en boule là où il est, et vous comptez.',
        'Gardez du vrai en réserve. L’hiver, la mésange mène une bande; {20min 30min|le pic la suit souvent.}{10min|d’autres oiseaux la suivent.} Elle gonfle ses plumes pour garder sa chaleur{30min|, cache des graines une à une et dort la nuit dans un trou d’arbre}. {20min 30min|Le pic grimpe par petits bonds. Le gros-bec écrase les graines dures et reste longtemps au même endroit.}',
        '{1adulte|Seule, restez au milieu des quatre arbres ou dans le rond de la bande.} {1adulte bois|Votre milieu sait où vous êtes et l’heure du retour; le téléphone est sur vous, au chaud.} {2adultes|À deux, l’une mène la bande, l’autre vole derrière la dernière mésange.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Au premier arbre, levez un doigt : « Chut… » Deux souffles, on écoute. Un oiseau? Un bras le montre, et l’on fait ce qu’il fait. {si-jumelles|Aux jumelles, on cherche son bec et son ventre : que fait-il?} Aucun? C’est vous, la mésange. Rentrez le cou, haussez les épaules, gonflez les joues, mettez vos bras en rond; tremblez de la tuque aux bottes : « Brrr! J’ai froid. Je gonfle mes plumes. » Ils gonflent les leurs. « L’air reste pris dedans : c’est mon manteau. Mais j’ai faim! » Battez des ailes : « Tchic-a-di-di! La bande repart! » À tout petits sauts, pieds collés, menez-les à l’arbre voisin.',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'À chaque arbre, la mésange cherche : elle s’étire sur le bout des bottes, le bec en l’air; elle se pend sous la branche : plié en deux, on regarde entre ses jambes. Une graine d’air! On la coince sous sa botte, on cogne dessus du doigt, on l’avale. Soufflez « siii… » : tous en boule, immobiles, trois souffles. « Parti! » On secoue ses plumes, « tchic-a-di-di! », et l’on change d’arbre. {3-4a|À trois ans, on fait comme la mésange d’en avant : vous, puis un enfant.} {4-5a|À quatre ans, un enfant mène et choisit l’arbre. Plus son cri a de « di », plus ça presse : un seul, petits sauts; cinq, à tire-d’aile. On les compte.}',
        ),
        play(
          { 20: 6, 30: 7 },
          'D’autres oiseaux suivent la bande. {si-livres si-photos|Montrez leur image : à quoi sert un bec pareil?} Le pic, mitaines au tronc, en fait le tour à petits bonds, cogne du poing, toc-toc-toc, et écoute. Le gros-bec s’accroupit; ses deux bras tendus, l’un sur l’autre, s’ouvrent et claquent, un bec énorme : « Crac! » Il mâche et ne bouge presque pas. Au « tchic-a-di-di! », chacun garde son oiseau ou en change. On gèle? Mésange ou pic. On a chaud? Gros-bec. {3-4a|À trois ans, toute la bande fait le pic à un arbre, le gros-bec au suivant : après lequel a-t-on chaud?} {4-5a|À quatre ans, on se partage l’arbre : mésanges autour, bras en l’air, pics au tronc, gros-becs par terre. Pourquoi ne se chicanent-ils pas?}',
        ),
        play(
          { 30: 6 },
          '« Le soir vient. » La mésange cache à manger pour demain : du bout de la mitaine, on enfonce une graine d’air dans la neige, au pied d’un arbre. {si-cocottes|Sa graine est une cocotte : on l’enterre pour vrai.} {3-4a|À trois ans, une seule, et l’on tape sa mitaine dessus, pour la marque.} {4-5a|À quatre ans, trois, à trois arbres, sans marque : on se redit le chemin.} « Nuit! » Chacun s’accroupit en boule au tronc le plus proche, cou rentré, mitaines sous les bras, et frissonne sans bruit. Comptez lentement jusqu’à dix. « Matin! » On bat vingt fois des ailes, on va droit à ses cachettes, on mange. {4-5a|À quatre ans, on y mène ensuite un ami, dans l’ordre.} Puis un autre soir vient : on cache ailleurs.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '« Tchic-a-di-di! » La bande se pose autour de vous, ailes fermées. Deux souffles, sans bouger : où la chaleur est-elle revenue? Chacun pose ses mitaines là où il la sent, joues, ventre ou cuisses. {20min 30min|On refait l’oiseau qui nous a le plus réchauffés.} On écoute une dernière fois : si un vrai oiseau appelle, on lui répond tout bas. {si-mangeoires|À dix pas de la mangeoire, on guette : quel oiseau se sauve avec sa graine, lequel reste la manger?} Comptez la bande, puis repartez {bois parc|vers le sentier}{cour|vers la porte} en mésanges, à petits sauts, l’une derrière l’autre.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Ayez froid avec eux : rentrez le cou, tremblez, puis dites où votre chaleur revient.',
          'À chaque arbre, touchez joues et mains : « Tes mains sont froides. Bats plus fort des ailes. »',
          'Un vrai oiseau passe? Arrêtez-vous, le bras levé : c’est lui qui mène.',
          'Qui s’essouffle marche à côté de vous, ailes fermées, et repart quand il veut.',
        ],
        questionsOuvertes: [
          'Comment la mésange garde-t-elle sa chaleur?',
          'Où as-tu chaud, maintenant?',
          'Que fait cet oiseau-là avec son bec?',
          '{20min 30min|Quel oiseau te réchauffe le plus vite?}',
        ],
      },
      vocabulaire: [
        'la mésange',
        'la bande',
        'gonfler ses plumes',
        'frissonner',
        'se pendre',
        '{20min 30min|le pic}',
        '{20min 30min|le gros-bec}',
        '{30min|la cachette}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Plié en deux, il bascule? Il pose les mitaines sur ses genoux et baisse seulement la tête. Il garde le même oiseau tout le long, s’il veut.',
        },
        {
          pour: '4-5a',
          texte:
            'Il ajoute un oiseau qu’il a vu : geai, corneille, perdrix. Comment cherche-t-il à manger, et où dans l’arbre? La bande l’apprend de lui.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil ou en traîneau, il mène : son bras montre l’arbre, la bande y vole, et ses deux bras font le bec. Le cri aigu dérange? Deux bras croisés disent l’épervier. La mitaine mouillée l’arrête? Une sèche attend dans votre poche.',
        },
        {
          pour: 'autre_saison',
          texte:
            'Au printemps, la bande se défait : deux par deux, on garde un arbre et l’on s’y répond, une note haute, une note plus basse.',
        },
      ],
      securite: {
        risquesAcceptes: ['Chute dans la neige.', 'Deux ailes qui se cognent.'],
        dangersAEliminer: [
          'Froid : le seuil de votre milieu, au plus bas -27 °C; joues, nuques et mains touchées à chaque arbre. Des mains restent froides après deux arbres? On rentre.',
          'Immobilité au froid : trois souffles en boule{30min|, ou jusqu’à dix pour la nuit}, jamais plus, puis tout le monde bouge.',
          'Sueur qui gèlera ensuite : qui a très chaud desserre son cache-cou et ralentit.',
          'Branche qui tombe : au premier coup de vent dans les cimes, {bois|la bande sort du bois.}{parc cour|la bande sort de sous les arbres.}',
          'Branche dans un œil, souche sous la neige : on ne vole que dans les ronds et les chemins tapés.',
          '{20min 30min|Front ou bouche contre l’écorce : le bec du pic est un poing, le visage reste à un bras du tronc. On tourne tous du même côté.}',
          'Neige, écorce ou baie à la bouche : les graines sont d’air.',
          'Enfant hors de vue : la bande change d’arbre ensemble, et vous comptez à chaque « siii ».',
          'Vrai oiseau, nid ou trou d’arbre : on regarde à distance, et aucune main n’entre dans un trou.',
          '{si-jumelles|Jumelles vers le soleil, ou au cou en volant : sans courroie, dos au soleil, et seulement quand la bande est posée.}',
          '{si-mangeoires|Graines tombées sous la mangeoire : personne n’y touche, on reste à dix pas.}',
          '{30min si-cocottes|Cocotte à la bouche : elle va dans la neige; la graine qu’on mange est d’air.}',
        ],
        supervision: 'palier2',
        allergies: ['Asthme à l’effort par temps froid : pompe et auto-injecteur sous votre manteau, à l’abri du gel.'],
      },
      observation: [
        'Motricité globale : comment l’enfant règle-t-il ses sauts, et comment s’arrête-t-il?',
        'Santé et sécurité : que fait-il quand il sent le froid ou la chaleur?',
        'Éveil aux sciences : que remarque-t-il ou explique-t-il de la façon dont un oiseau garde sa chaleur?',
      ],
      prolongements: [
        'Au local, un guetteur à la fenêtre crie « tchic-a-di-di! » quand un oiseau se pose, et l’on fait ce qu’il fait.',
        'Au départ, l’enfant apprend à son parent à gonfler ses plumes pendant que l’auto se réchauffe.',
      ],
      reflexionRetroaction: [
        'À quel moment les enfants ont-ils eu froid, et qu’étions-nous en train de faire?',
        'Qui a changé d’oiseau selon sa chaleur, et qui a suivi ses amis?',
      ],
    },
  },
]
