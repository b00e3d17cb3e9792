import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Sheets that need one thing only: blocks, blocks and cars, cars, building bricks, short rolls, balls with rolls or cups. */
export const HOME_BLOCK_AND_ROLL_SHEETS: readonly BankSheet[] = [
  {
    key: 'un-petit-doigt-suffit',
    summary:
      'Des blocs debout, l’un derrière l’autre : un doigt pousse le premier, tac, tac, tac, ils se couchent tous. La grande file tombe quand on le décide.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['cabanes-et-constructions', 'nombres-et-formes'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'blocs',
      'blocs de bois',
      'jouer aux blocs',
      'coin des blocs',
      'dominos',
      'faire tomber les blocs',
      'file de blocs',
      'rangée de blocs',
      'aligner les blocs',
      'il aligne tout',
      'blocs debout',
      'réaction en chaîne',
      'ça tombe tout seul',
      'pousser le premier',
      'chemin de blocs',
      'la patience',
    ],
    seen: [
      'il plante ses morceaux debout en rang et les couche d’une pichenotte',
      'elle place des boîtes de jeu en ligne et pousse juste la première',
      'ils mettent des livres debout et regardent tomber jusqu’au dernier',
      'mon trottineur écrase d’une claque tout ce que je dresse devant lui',
      'il pleure parce qu’un ami a accroché sa file avant qu’elle soit finie',
      'elle retient son souffle et se retient de pousser tant que ce n’est pas prêt',
      'au coin construction, un coude a fait tomber la rangée et ils ont crié encore',
      'depuis un vidéo de dominos, ils veulent en faire une qui traverse le local',
    ],
    scenes: ['aligner', 'demolir', 'empiler-construire'],
    picture:
      'Du genou de l’éducatrice, une longue file de blocs tourne au plancher; un bébé en pousse le premier, une enfant se couvre la bouche, un ami vise le dernier.',
    sheet: {
      titre: 'Un petit doigt, et tout tombe',
      observationDepart:
        '{2-3a 3-4a 4-5a|Des blocs attendent debout, en file. Un coude accroche le dernier, et tous se couchent. « Encore! »} {!2-3a !3-4a !4-5a|Un bloc tient debout devant lui. Il le touche, le bloc se couche. Il regarde le bloc, puis sa main.}',
      intentionEducative:
        'Éveiller la curiosité pour ce qui passe d’un bloc à l’autre, et le plaisir de décider ensemble du moment où tout tombe.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Relier le geste de sa main à ce qui tombe plus loin.',
        '{2-3a 3-4a 4-5a|Dresser des blocs en file et recommencer quand elle tombe trop tôt.}',
        '{3-4a 4-5a|Chercher pourquoi la file s’est arrêtée et changer un bloc de place.}',
        'Guetter la chute, les yeux sur le doigt ou sur le bloc, et en vouloir une autre.',
      ],
      materiel: [
        item(
          'Blocs de bois qui tiennent debout',
          '{2-3a 3-4a 4-5a multiage|huit par enfant qui bâtit, trois pour chacun des autres}{2-3a 3-4a 4-5a !multiage|huit par enfant}{18-24m !2-3a !3-4a !4-5a|six par enfant}{0-18m !18-24m !2-3a !3-4a !4-5a|cinq par poupon, et cinq pour vous}',
          'Petites boîtes de carton vides',
        ),
      ],
      preparation: [
        'Passez chaque bloc dans votre main : celui qui a une écharde ou un coin fendu sort du jeu. {0-18m 18-24m 2-3a|Un bloc qui passe dans un rouleau de papier hygiénique reste sur la tablette.}',
        'Choisissez un plancher dur : sur un tapis, un bloc debout chancelle. Versez les blocs en {2-3a 3-4a 4-5a|deux tas, à trois pas l’un de l’autre, pour que les bâtisseurs ne se bousculent pas.}{!2-3a !3-4a !4-5a|un seul tas, à portée de votre main.}',
        '{0-18m|Le poupon est contre votre hanche, assis, ou couché sur le ventre s’il est plus jeune. Ses blocs sont devant lui.} {0-18m multiage|Les files des autres sont de l’autre côté de vos jambes.}',
        '{multiage|Le même jeu sert à tous : qui sait dresser un bloc bâtit, qui ne sait pas encore pousse le premier.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Assise par terre, dressez trois blocs l’un derrière l’autre, à deux doigts d’écart. Mettez un doigt sur votre bouche : « Chut… » Du bout du petit doigt, poussez le premier : tac, tac, tac. Montrez votre doigt, étonnée : « Un petit doigt, et ils sont tous couchés! » Dressez-les de nouveau, reculez la main et attendez. Le prochain doigt n’est pas le vôtre.',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          '{2-3a 3-4a 4-5a|Chacun dresse sa file, pousse le premier bloc et recommence.} {0-18m|Devant le poupon, trois blocs debout : sa paume les couche. Redressez-les et gardez la main au-dessus : « Attends… tac! »} {0-18m !multiage|Il prend un bloc et le goûte? Dressez les autres un peu plus loin : un pied ou un ventre qui rampe les fera tomber.} {18-24m|Le trottineur couche la file d’un revers et vous rend un bloc : dressez-le devant lui, il pousse encore.} {18-24m !multiage|Dressez ensuite un bloc un peu plus loin, sur une chaise, sur votre pied : il va le coucher là aussi. Deux arrivent ensemble? Une file pour chacun, et vous redressez de la main droite, puis de la gauche.} {2-3a|À deux ans, trois blocs font une file : l’envie de pousser est trop forte. Aidez-le à les redresser.} {2-3a !multiage|Plus personne ne bâtit? Dressez une file en ronflant tout bas : elle dort. « Qui la réveille? » Puis un enfant ronfle près de la sienne, et c’est votre petit doigt qui la réveille.} {3-4a|La file s’arrête au milieu? On cherche où l’espace est trop grand.} {3-4a !multiage|Les files tiennent toutes? On pousse avec autre chose que le doigt : le nez, le coude, un orteil. Deux voisins joignent leurs files : une seule poussée pour les deux.} {4-5a|On fait tourner la file : chaque bloc se place un peu plus de travers que le dernier.} {4-5a !multiage|Puis la file monte sur un bloc couché et redescend : tombe-t-elle encore? On change l’écart, un doigt, deux doigts, une main, et l’on trouve celui qui n’en couche plus aucun.} {2-3a 3-4a 4-5a|La file tombe trop tôt? « Tac! », dit tout le monde, et on la refait.}',
        ),
        play(
          { 20: 6, 30: 7 },
          '{2-3a 3-4a 4-5a|Bâtissez une seule file, qui part de votre genou. Tous les cinq blocs, laissez un grand trou : si un coude accroche la file, la chute s’arrête là.} {!2-3a !3-4a !4-5a|Dressez tous les blocs en une file, de votre genou jusqu’à l’enfant.} {0-18m|La file finit devant les pieds du poupon, qui verra arriver la chute.} {0-18m !multiage|Il la traverse à quatre pattes avant le signal? « Tac, tac! » Rebâtissez derrière lui.} {18-24m|Le trottineur apporte les blocs un à un : dressez celui qu’il tend.} {18-24m !multiage|Le dernier est dressé : mettez-vous à plat ventre, face à tous, et soufflez son prénom. Il se couche aussi, pousse, et l’on regarde passer la chute à la hauteur des yeux.} {2-3a|« Lui, c’est le mien! » Montrez du doigt chaque bloc et dites de qui il vient.} {2-3a !multiage|La file tombe avant la fin? On dit « tac! » tous ensemble et l’on repart de votre genou, plus courte. Deux veulent pousser? La première file est pour l’un, la suivante pour l’autre.} {3-4a|Chacun dresse son bloc à deux mains, en retenant son souffle.} {3-4a !multiage|Un gardien se couche près de la file et surveille les coudes. Un enfant pousse, les autres frappent dans leurs mains au dernier bloc. Le suivant choisit d’où part la file : de la chaise, du mur, de son pied.} {4-5a|On dit d’avance quel bloc tombera le dernier.} {4-5a !multiage|On sépare la file en deux branches : un bloc tourné en travers en pousse deux. Laquelle finit la première? On parie, on pousse, on cherche le bloc qui a retardé l’autre.} {2-3a 3-4a 4-5a|Bouchez les trous ensemble.} « Trois, deux, un… » {multiage|Le plus jeune qui en a envie pousse.} {!multiage|Un doigt pousse; la file suivante sera pour un autre.}',
        ),
        play(
          { 30: 6 },
          '{2-3a 3-4a 4-5a|Les blocs tombés restent couchés : mis bout à bout à partir de votre genou, ils font une route. Jusqu’où ira-t-elle?} {!2-3a !3-4a !4-5a|Couchez les blocs bout à bout, de votre genou jusqu’au mur : c’est une route.} {0-18m|Le poupon en prend deux et les cogne : cognez le même rythme, puis refermez la route.} {0-18m !multiage|Au bout, dressez un dernier bloc : il tend le bras ou rampe jusque-là, et le couche.} {18-24m|Le trottineur marche à côté, ôte un bloc, le remet ailleurs : la route a un coin de plus.} {18-24m !multiage|Quand la route touche le mur, marchez deux doigts dessus, bloc par bloc, et arrêtez-vous devant lui : il ouvre la main, ou ferme la route d’un bloc.} {2-3a|L’enfant de deux ans pose le sien au bout, puis revient à votre genou voir si c’est loin.} {2-3a !multiage|Au bout, on bâtit la maison du dernier bloc : deux debout, un couché dessus.} {3-4a|Une deuxième route part du mur et croise la première : on y fait marcher ses doigts.} {3-4a !multiage|Au croisement, une main à plat dit « attends », une main levée dit « passe ».} {4-5a|Avant de poser, on dit combien de blocs il manque jusqu’au mur. On pose, on compte, on se corrige.} {4-5a !multiage|On cherche ensuite un autre chemin, avec moins de blocs.} {18-24m 2-3a 3-4a 4-5a|Puis chacun suit la route à quatre pattes, de votre genou jusqu’au bout.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '« La dernière file. » {2-3a 3-4a 4-5a|Chacun y dresse un seul bloc, celui de son choix, et recule les mains.} {!2-3a !3-4a !4-5a|Dressez-y trois blocs et reculez les mains.} Comptez à voix basse, de plus en plus lentement. {0-18m|Une main de poupon pousse, seule ou dans la vôtre.} {!0-18m multiage|Le plus jeune pousse.} {!0-18m !multiage|Un enfant qui a peu poussé pousse le premier.} Tac, tac, tac. Écoutez ensemble le silence. {2-3a 3-4a 4-5a|Jusqu’où irait la file de demain? Un doigt montre.} {18-24m 2-3a 3-4a 4-5a|Les blocs rentrent couchés, deux par deux, et l’on dit « dodo » au dernier.} {0-18m !18-24m !2-3a !3-4a !4-5a|Couchez les blocs un par un sur la tablette, en disant « dodo » à chacun.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Une file vient de tomber? Regardez d’abord le visage : s’il rit, riez; s’il se plisse, dites « Tu n’étais pas prêt » et redressez un bloc avec lui.',
          'Dites la suite pendant qu’elle se fait : « Ton doigt pousse, le premier tombe, il pousse l’autre. »',
          '{3-4a 4-5a|Laissez le bloc mal placé où il est : c’est lui qui apprendra pourquoi la file s’arrête.}',
          '{0-18m 18-24m|Les premières fois, redressez le bloc au même endroit : la main sait où revenir.}',
        ],
        questionsOuvertes: [
          'Qui pousse, cette fois?',
          '{2-3a 3-4a 4-5a|Où s’est-elle arrêtée?}',
          '{3-4a 4-5a|Que changerais-tu pour que tout tombe?}',
          'Comment va-t-on la faire tomber?',
        ],
      },
      vocabulaire: [
        'debout',
        'couché',
        'la file',
        'le premier',
        'le dernier',
        'pousser',
        '{2-3a 3-4a 4-5a|l’espace}',
        '{3-4a 4-5a !10min|le trou}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Couché sur le ventre, il a un seul bloc debout devant la main; au « tac », attendez ses yeux. Assis, il en a trois, et vous les redressez autant de fois qu’il les couche.',
        },
        {
          pour: '18-24m',
          texte:
            'Donnez-lui le métier de porteur : un bloc dans chaque main, du tas jusqu’à la file. À son retour, une petite file de trois l’attend, pour lui.',
        },
        {
          pour: '2-3a',
          texte:
            'Sa file est à l’écart, où personne ne passe : trois blocs, on pousse. Quand il en dresse quatre avant de pousser, comptez-les tout haut avec lui.',
        },
        {
          pour: '3-4a',
          texte:
            'Mettez exprès un bloc trop loin dans votre file : « Oh! Elle s’est arrêtée. » L’enfant le rapproche, pousse, vérifie.',
        },
        {
          pour: '4-5a',
          texte:
            '{multiage|La file se sépare en deux branches : le dernier bloc, tourné en travers, en pousse deux autres. L’enfant prévoit quelle branche finira de tomber en dernier.} {!multiage|L’enfant ferme les yeux pendant que vous éloignez un bloc de la file. Avant de pousser, il cherche où la chute va s’arrêter.}',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le bruit des blocs fait sursauter? Sa file a deux blocs seulement, et il donne lui-même le signal. La main tremble? Il pousse le premier bloc avec un autre bloc, tenu à pleine main.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, la file se dresse sur le balcon ou sur l’asphalte balayé de la cour, à l’ombre.} {ete|L’hiver, au retour du froid, soufflez d’abord sur les doigts : des doigts gelés couchent tout trop tôt.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Bloc tombé sur un orteil ou un doigt.', 'File couchée par accident, et grosse peine.'],
        dangersAEliminer: [
          'Bloc lancé : on couche la file du doigt; la main qui lance devient celle qui redresse, avec vous.',
          '{0-18m multiage|Bloc brandi près du poupon : qui en porte un passe de l’autre côté de vos jambes.}',
          '{0-18m 18-24m|Bloc mis en bouche : laissez-le, s’il est gros et lisse, puis lavez-le avant un autre enfant.}',
          'Blocs empilés plus haut que le nez d’un enfant assis : on bâtit en long, au ras du plancher.',
          'Bloc oublié sous un pied : le passage vers la porte reste vide, et l’on ramasse avant de se lever.',
        ],
        supervision: 'palier1',
        allergies: ['Bois peint ou verni qui s’écaille : ce bloc sort du jeu; la peau sensible n’y touche pas.'],
      },
      observation: [
        'Raisonnement : où regarde l’enfant quand il pousse, le premier bloc ou le bout de la file?',
        '{2-3a 3-4a 4-5a|Motricité fine : notez comment sa main lâche un bloc debout, et ce qu’elle fait quand il chancelle.} {!2-3a !3-4a !4-5a|Motricité fine : notez ce que fait sa main du bloc tombé : elle le prend, le goûte ou vous le tend.}',
        '{2-3a 3-4a 4-5a|Compétences sociales : que fait-il au moment d’attendre le signal, et quand la file d’un autre tombe?} {!2-3a !3-4a !4-5a|Compétences sociales : comment vous demande-t-il de redresser la file?}',
      ],
      prolongements: [
        'Au départ, dressez trois blocs près de la porte : le parent pousse le premier, et son enfant lui montre comment.',
        '{2-3a 3-4a 4-5a|Demain, la file contourne une patte de chaise : combien de blocs pour tourner?} {!2-3a !3-4a !4-5a|Demain, dressez trois blocs à une autre place du plancher, et laissez sa main les trouver.}',
      ],
      reflexionRetroaction: [
        'Qui a toujours poussé, et qui attend encore son tour?',
        'Ai-je redressé pour eux, ou les ai-je laissés recommencer?',
      ],
    },
  },
  {
    key: 'passe-passe-pas',
    summary:
      'Deux blocs, un bloc couché dessus : voilà un pont. La petite auto passe dessous, la grosse reste prise. On le relève, on l’élargit, on essaie encore.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['cabanes-et-constructions', 'nombres-et-formes'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'blocs et voitures',
      'blocs',
      'blocs de bois',
      'voitures',
      'petites voitures',
      'autos',
      'petites autos',
      'camions',
      'pont',
      'ponts',
      'pont pour les autos',
      'passer sous le pont',
      'tunnel de blocs',
      'garage de blocs',
      'trop haut',
      'trop large',
      'ça passe pas',
      'grand et petit',
    ],
    seen: [
      'il pousse son gros char sous un viaduc trop étroit et il reste pogné',
      'elle couche sa joue au plancher pour voir son auto ressortir de l’autre bord',
      'ils ajoutent des étages pour que leur autobus puisse rentrer dessous',
      'il se fâche et cogne plus fort parce que ça bloque',
      'ils s’obstinent à savoir lequel des véhicules va être trop haut',
      'tout fier, il a trouvé comment élargir sa bâtisse pour son camion',
      'depuis qu’on a passé sous le viaduc, ils font des arches partout dans le local',
      'au coin construction, un camion coincé et trois têtes penchées dessus',
    ],
    scenes: ['vehicules', 'empiler-construire', 'mesurer'],
    picture:
      'Une grosse auto rouge bute sur un pont de blocs; un enfant glisse un bloc sous un côté, une amie regarde dessous, une main ouverte arrête l’auto bleue.',
    sheet: {
      titre: 'Passe ou passe pas, sous le pont?',
      observationDepart:
        '{2-3a 3-4a 4-5a|L’auto cogne le pont et recule. Elle revient plus vite, cogne encore. « Elle est trop grosse, elle! »} {!2-3a !3-4a !4-5a|Une auto disparaît sous un bloc. Il se penche, cherche de l’autre côté, et la voilà.}',
      intentionEducative:
        'Soutenir l’enfant qui compare, essaie et ajuste : ce qui passe, ce qui ne passe pas, et ce qu’on peut y changer.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        '{0-18m 18-24m 2-3a|Suivre une auto qui disparaît sous un pont et la retrouver.}',
        '{0-18m 18-24m|Montrer qu’on en veut encore : un regard, un son, une main sur l’auto.}',
        '{3-4a 4-5a|Rendre le pont plus haut ou plus large pour la grosse auto.}',
        '{2-3a 3-4a 4-5a|Dire « passe », « trop haut », « trop large ».}',
      ],
      materiel: [
        item(
          'Blocs de bois, des longs et des courts',
          '{2-3a 3-4a 4-5a|six par enfant}{!2-3a !3-4a !4-5a|quatre par enfant, et quatre pour vous}',
          'Boîtes de carton vides, petites et plates',
        ),
        item('Voitures ou autos jouets, petites et grosses', 'deux par enfant', 'Camions jouets'),
      ],
      preparation: [
        'Tirez sur chaque roue et passez la main sur les blocs : une roue qui branle ou une écharde, et le jouet sort du jeu. {0-18m 18-24m 2-3a|L’auto ou le bloc qui passe dans un rouleau de papier hygiénique reste sur la tablette.}',
        'Au milieu du plancher, bâtissez le premier pont : deux blocs debout, un long couché dessus, plus large qu’une auto. {2-3a 3-4a 4-5a|Essayez-le : une petite auto y passe, la plus grosse y reste prise. Elles sont toutes pareilles? Deux autos poussées côte à côte font la grosse.}',
        '{0-18m|Le poupon est contre votre hanche, un pont juste plus haut que l’auto à une longueur de bras devant lui.} {0-18m multiage|Les grands ponts sont de l’autre côté de vos jambes.}',
        '{multiage|Tous roulent vers le même pont : les plus jeunes cherchent l’auto et font tomber, les plus vieux mesurent et rebâtissent.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'À genoux, roulez une petite auto vers le pont : « Vrrr… passe? » Elle disparaît dessous. « Passe! » Elle ressort de l’autre côté. {2-3a 3-4a 4-5a|Poussez la plus grosse : « Vrrr… passe? » Elle cogne. « Passe pas! » Reculez-la, grattez-vous la tête, regardez le pont, puis les enfants. « Qu’est-ce qu’on fait pour elle? »} {!2-3a !3-4a !4-5a|Refaites-le lentement : l’auto s’en va, on ne la voit plus… « Coucou! » Laissez-la rouler jusqu’à un pied ou une main.}',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          '{2-3a 3-4a 4-5a|Chacun bâtit son pont et demande « passe? » à chaque auto.} {0-18m|Poussez l’auto sous le pont du poupon : il se penche, la voit sortir, la cogne. Sa main abat le pont? « Boum! » Rebâtissez.} {0-18m !multiage|Arrêtez l’auto sous le pont et attendez : il la cherche des yeux, tend le bras, ou vous regarde pour la suite.} {18-24m|Le trottineur pousse son auto sous le pont et met la joue au plancher pour la voir : « Là! »} {18-24m !multiage|L’auto reste prise? Prêtez-lui votre doigt, qui pousse derrière. Le pont tombe : il vous tend un bloc, vous remontez.} {2-3a|L’auto de deux ans passe dix fois; puis son pont tombe exprès et devient un garage.} {2-3a !multiage|Votre auto arrive et s’arrête : « Bip bip, je peux passer? » Attendez le oui. Quand le pont est tombé trois fois, comptez tout haut les blocs qu’on remet : un, deux, et celui du dessus.} {3-4a|La grosse auto reste prise : on ajoute un bloc sous chaque côté. D’un seul côté? Le pont penche.} {3-4a !multiage|L’ami d’à côté a un pont plus haut? On va l’essayer avec la même auto, puis on revient changer le sien. La plus grosse passe enfin : tous les chauffeurs klaxonnent.} {4-5a|Pour la plus grosse auto, on écarte les piliers : le bloc du dessus se rend-il encore d’un bord à l’autre?} {4-5a !multiage|On bâtit ensuite le pont le plus bas qui laisse encore passer sa plus petite auto. Un ami vérifie, la joue au plancher : il ne reste pas un doigt entre l’auto et le toit.}',
        ),
        play(
          { 20: 6, 30: 7 },
          '« Attention, le pont est fermé! » Votre main descend comme une barrière devant le pont. {2-3a 3-4a 4-5a|Chaque chauffeur dit d’avance : « passe » ou « passe pas ». La main se lève, on roule, on voit. Plus de quatre chauffeurs? Un enfant fait la barrière d’un deuxième pont.} {!2-3a !3-4a !4-5a|Un regard, un son, un doigt sur l’auto : la main se lève, « passe! », et l’auto roule.} {0-18m|Le poupon touche votre main-barrière : levez-la aussitôt, et l’auto lui revient.} {0-18m !multiage|Refaites-le de l’autre main, puis des deux : l’auto attend derrière la clôture. Un son, et tout s’ouvre.} {18-24m|Le trottineur lève votre main lui-même, la rabaisse, rit.} {18-24m !multiage|Fermez trois fois, ouvrez trois fois, puis oubliez d’ouvrir : il tire votre doigt, crie ou pousse l’auto. « Ah! Passe! »} {2-3a|« Mon pied, passe? » On essaie son pied, sa main, son coude.} {2-3a !multiage|Puis un enfant tient la barrière de son bras, et c’est vous, le chauffeur qui demande.} {3-4a|On met les autos en deux files : celles qui passent, celles qui ne passent pas.} {3-4a !multiage|Le gardien du pont demande un mot avant de lever la main : « bip », « s’il te plaît », ou un mot inventé. On change de gardien à chaque tour.} {4-5a|Un bloc debout sert de mesure : on le colle à l’auto, puis au pont, avant de rouler.} {4-5a !multiage|Un gardien du pont ferme les yeux : on lui décrit l’auto, « plus haute que deux blocs », et il dit si elle passera. On roule pour voir.}',
        ),
        play(
          { 30: 6 },
          '{2-3a 3-4a 4-5a|On rapproche tous les ponts, l’un derrière l’autre : un tunnel.} {!2-3a !3-4a !4-5a|Mettez deux ponts l’un derrière l’autre : un tunnel.} L’auto y entre. Où est-elle rendue? On colle la joue au plancher pour la voir. {0-18m|Le poupon regarde un bout, puis l’autre : faites attendre l’auto juste à la sortie.} {0-18m !multiage|Celui qui va à quatre pattes le démolit en allant la chercher? « Boum! » L’auto est dessous : soulevez un bloc à la fois.} {18-24m|Le trottineur envoie la sienne et file à quatre pattes jusqu’à l’autre bout. Elle n’est pas sortie? On tend le bras.} {18-24m !multiage|Puis deux autos entrent ensemble, une par bout : toc, au milieu.} {2-3a|On crie « bip bip » dans le tunnel et l’on écoute.} {2-3a !multiage|L’auto ressort de l’autre côté avec un autre bruit : laissez l’enfant le choisir.} {3-4a|Une panne au milieu : une deuxième auto pousse la première dehors.} {3-4a !multiage|Combien d’autos tiennent dedans, pare-chocs contre pare-chocs? On les fait ressortir en les nommant.} {4-5a|On bâtit le tunnel pour que toutes passent, même la plus grosse : laquelle essaie-t-on en premier?} {4-5a !multiage|On ôte un pont au milieu : c’est une fenêtre. Un guetteur s’y couche et crie la couleur de l’auto qu’il voit passer, avant qu’elle sorte.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '« Dernier passage! » Le plus grand pont reste debout, les autres blocs rentrent. {2-3a 3-4a 4-5a|Les autos font la file, de la plus petite à la plus grosse, et passent une à une. Qui reste prise? On relève le pont pour elle, ensemble.} {!2-3a !3-4a !4-5a|Chaque enfant pousse une auto dessous, ou la regarde passer : « Passe… passe… passe! »} {2-3a 3-4a 4-5a|Puis chacun passe une dernière chose sous le pont, sa main, et la secoue de l’autre côté : bonjour!} {!2-3a !3-4a !4-5a|Passez votre main dessous et secouez les doigts de l’autre côté : « Bonjour! »} Enfin une main abat le pont, boum, et les autos vont dormir.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Gardez le mot et le geste ensemble : « passe » quand l’auto sort{2-3a 3-4a 4-5a|, « passe pas » quand elle cogne. Puis dites pourquoi, « trop haut » ou « trop large »}.',
          'Le pont tombe? Cherchez l’auto sous les blocs : « Elle est là! » La chute fait partie du voyage.',
          '{3-4a 4-5a|Posez l’auto prise à côté du pont et taisez-vous : les yeux iront de l’une à l’autre.}',
          '{2-3a 3-4a 4-5a|Deux autos nez à nez sous le pont? « Bip bip, qui recule? » Attendez leur réponse.}',
        ],
        questionsOuvertes: [
          '{2-3a 3-4a 4-5a|Qu’est-ce qui l’empêche de passer?}',
          'Où est-elle, l’auto?',
          'Qui passe maintenant?',
          '{3-4a 4-5a|Comment le sais-tu avant d’essayer?}',
        ],
      },
      vocabulaire: [
        'le pont',
        'dessous',
        'passe',
        '{2-3a 3-4a 4-5a|passe pas}',
        '{!2-3a !3-4a !4-5a|coucou}',
        '{20min 30min|la barrière}',
        '{2-3a 3-4a 4-5a|trop haut}',
        '{2-3a 3-4a 4-5a|trop large}',
        'l’auto',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Son pont a deux blocs couchés sur le côté pour piliers et un bloc léger dessus : rien ne tombe de plus haut que sa main. Roulez l’auto de côté, à la vitesse de ses yeux.',
        },
        {
          pour: '18-24m',
          texte:
            'Laissez une moitié de l’auto dépasser du pont : il la tire, et la retrouver lui fait tout le jeu. Puis c’est lui qui la cache.',
        },
        {
          pour: '2-3a',
          texte:
            'Son pont est assez large pour trois autos : elles passent. Gardez à côté un pont étroit, « celui qui dit non » : il ira voir.',
        },
        {
          pour: '3-4a',
          texte:
            'Offrez deux blocs pareils, un pour chaque main : « Un de ce côté, un de l’autre. » Le pont monte droit, la grosse auto revient essayer.',
        },
        {
          pour: '4-5a',
          texte:
            'Un pont à deux étages : les petites en bas, les grosses en haut. L’enfant décide de la hauteur de chaque étage et en avertit les chauffeurs.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Assis plus haut, l’enfant a son pont sur une table et roule d’un bord à l’autre; vous tenez le bout. S’il ne parle pas, sa main levée dit « passe », sa main à plat dit « passe pas », et tout le groupe prend ses signes.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, le pont se bâtit dans la cour, sur l’asphalte balayé, à l’ombre.} {ete|L’hiver, un bloc de plus fait la charrue : elle passe la première et ouvre le pont aux autres.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Pont tombé sur une main, doigts pris sous une auto.',
          '{2-3a 3-4a 4-5a|Chicane pour la plus grosse auto.} {!2-3a !3-4a !4-5a|Auto voulue par deux mains.}',
        ],
        dangersAEliminer: [
          'Pont plus haut qu’un enfant à genoux : deux étages au plus, aucune tête dessous.',
          'Bloc lancé ou auto qui vole : votre main remet la chose au plancher, et elle repart devant le pont.',
          '{0-18m multiage|Auto qui fonce vers le poupon : votre jambe borde la route, elle s’arrête là.}',
          '{0-18m 18-24m 2-3a|Roue, phare ou autocollant qui décolle : le jouet sort, vérifiez la bouche.}',
          '{18-24m 2-3a 3-4a 4-5a|Blocs et autos sous les souliers : on roule à genoux; debout, on passe par le bord.}',
        ],
        supervision: 'palier1',
        allergies: ['Jouets lavés sans parfum; un bloc peint qui s’écaille ne sert pas.'],
      },
      observation: [
        '{2-3a 3-4a 4-5a|Éveil aux mathématiques : que compare l’enfant, des yeux ou des mains, avant de pousser?} {!2-3a !3-4a !4-5a|Éveil aux mathématiques : où regarde-t-il quand l’auto est sous le pont?}',
        '{18-24m 2-3a 3-4a 4-5a|Raisonnement : une auto reste prise; notez ce qu’il essaie d’abord, et ensuite.} {0-18m !18-24m !2-3a !3-4a !4-5a|Raisonnement : que fait-il pour retrouver l’auto, ou pour que vous recommenciez?}',
        'Langage oral : quels sons, quels mots accompagnent l’auto qui passe ou qui cogne?',
      ],
      prolongements: [
        'Demain, roulez une auto entre les pattes d’une chaise : {2-3a 3-4a 4-5a|qu’est-ce qui passe? On essaie la petite, puis la grosse.}{!2-3a !3-4a !4-5a|où ressort-elle?}',
        'À la maison, le bord d’un meuble fait un pont : {2-3a 3-4a 4-5a|l’enfant montre à son parent quelle auto y passe.}{!2-3a !3-4a !4-5a|l’auto y disparaît, et l’enfant la cherche avec son parent.}',
      ],
      reflexionRetroaction: [
        'Quand ai-je réparé un pont que quelqu’un regardait encore?',
        'Qui a roulé à côté du pont, et qu’y cherchait-il?',
      ],
    },
  },
  {
    key: 'la-route-c-est-moi',
    summary:
      'Une jambe, un bras ou un dos devient la route : l’auto monte la côte du genou et s’arrête au coude. La route dit « roule » ou « stop », et l’auto obéit.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['emotions-et-amitie', 'mouvement-et-defis'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'voitures',
      'voiture',
      'petites voitures',
      'autos',
      'auto',
      'petites autos',
      'camions',
      'petits chars',
      'rouler sur les jambes',
      'rouler sur le dos',
      'faire rouler une auto sur soi',
      'massage avec une auto',
      'parties du corps',
      'dire stop',
      'dire non',
      'vroum',
      'corps humain',
      'le consentement',
      'détente',
    ],
    seen: [
      'il fait monter son petit char sur ma jambe et freine à mon genou',
      'elle se couche à plat ventre pour qu’on lui roule dans le dos',
      'ils se promènent des camions sur les bras en nommant coude, épaule, nombril',
      'mon bébé donne un coup de pied quand le jouet arrête sur sa cuisse',
      'il ne veut pas qu’on lui touche et les autres continuent pareil',
      'elle demande encore des chatouilles dans le dos avant de s’endormir',
      'pendant l’histoire, un petit char s’est promené sur le bras de la voisine',
      'au coin des autos, il manque de place et ils roulent sur leurs bedaines',
    ],
    scenes: ['vehicules', 'corps-non', 'corps', 'rouler'],
    picture:
      'Une auto grimpe le genou de l’éducatrice; une enfant étendue lève la paume, l’auto jaune s’arrête sur elle; un bébé tend le pied vers une auto bleue.',
    sheet: {
      titre: 'La route, c’est moi',
      observationDepart:
        '{2-3a 3-4a 4-5a|Une auto grimpe sur un mollet, tourne au genou, redescend. La jambe ne bouge pas : elle attend la suite.} {!2-3a !3-4a !4-5a|Vous êtes assise par terre. Une petite main fait rouler une auto sur votre tibia, puis vous regarde.}',
      intentionEducative:
        'Soutenir l’enfant qui dit ce qu’il veut pour son corps, et qui écoute ce que l’autre veut pour le sien.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Sentir une auto passer sur soi et montrer si l’on en veut encore.',
        '{18-24m 2-3a 3-4a 4-5a|Arrêter son auto quand l’autre dit ou montre « stop ».} {!18-24m !2-3a !3-4a !4-5a|Attendre quand l’auto s’arrête, puis la faire repartir d’un geste.}',
        '{2-3a 3-4a 4-5a|Nommer les endroits du corps où l’auto passe.}',
        '{4-5a !10min|Deviner, les yeux fermés, où l’auto s’est arrêtée.}',
      ],
      materiel: [
        item(
          'Voitures ou petites autos qui roulent bien',
          '{0-18m|une par enfant, et deux de plus à changer}{!0-18m|une par enfant, et une pour vous}',
          'Petits camions',
        ),
        optional(
          '{!0-18m si-ruban-adhésif si-tape-à-masquer|Ruban adhésif}',
          '{!0-18m|trois pas, collés par vous}',
          '{!0-18m|Ruban-cache}',
        ),
      ],
      preparation: [
        'Faites rouler chaque auto sur votre joue : celle qui pince, gratte ou perd une roue ne sort pas. {0-18m 18-24m 2-3a|L’auto qui passe dans un rouleau de papier hygiénique reste sur la tablette.}',
        '{!10min|Dégagez, contre un mur, un coin de plancher où deux enfants peuvent s’étendre sans se toucher.} Vous serez assise par terre, les jambes allongées.',
        '{0-18m !multiage|Le poupon est couché ou assis entre vos jambes, une jambe nue si la pièce est chaude.} {0-18m multiage|Le poupon est contre votre hanche gauche, couché ou assis; les autres roulent sur votre côté droit et s’étendent à droite de vos jambes.}',
        '{multiage|Une seule règle pour tous les âges : l’auto roule tant que la route en veut. Une jambe qui se retire, une tête qui se tourne ou un « stop » valent la même chose.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Assise par terre, jambes allongées, roulez une auto sur votre pied : « Vrrr… » Elle monte le tibia, peine dans la côte du genou, redescend sur la cuisse. « Stop! » dites-vous, et l’auto freine net. « Roule! » Elle repart. Dites « stop » trois fois, à des endroits drôles : le nombril, le coude, l’épaule. Posez l’auto au bout de vos orteils et attendez un chauffeur. {!0-18m si-ruban-adhésif si-tape-à-masquer|Avec du ruban adhésif, la route commence plus loin : une ligne de trois pas, collée à plat d’avance, amène les autos jusqu’à vos orteils.}',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'Votre corps est la route. {18-24m 2-3a 3-4a 4-5a|Les chauffeurs roulent dessus; dites « stop », « roule », et nommez l’endroit : « Elle est au coude! » Trop de chauffeurs? On roule aussi sur sa propre jambe.} {0-18m|Roulez une auto sur la jambe du poupon, lentement, du pied au genou. Arrêtez, attendez : un coup de pied ou un sourire la fait repartir. Le pied se retire? Roulez à côté.} {0-18m !multiage|Posez l’auto sur votre tibia : il la prend, la mord, la lâche, et elle descend la côte jusqu’à lui.} {18-24m|Le trottineur roule sur votre bras, s’arrête à « stop », vous regarde : « Roule! »} {18-24m !multiage|Il roule sur vos cheveux, votre ventre? « Stop! » pour les cheveux, « roule! » pour le ventre. Levez un genou : l’auto redescend toute seule, il rit, il la remonte.} {2-3a|À deux ans, il freine à votre « stop », puis le crie lui-même à sa propre auto, pour le plaisir.} {2-3a !multiage|Au milieu d’une côte, l’auto arrêtée tremble d’impatience : « Vrr… vrr… » Puis roulez une auto sur votre bras : c’est l’enfant qui crie « stop », et votre main qui freine net.} {3-4a|Faites des côtes : levez le genou, l’auto force; baissez-le, elle dévale.} {3-4a !multiage|« Où s’en va-t-elle? » On nomme l’arrêt d’avance : cheville, genou, épaule. Faites le volcan avec votre ventre : l’auto attend qu’il redescende pour passer.} {4-5a|On choisit un chemin, pied, genou, épaule, et on l’annonce avant de rouler.} {4-5a !multiage|Le chemin devient plus long, quatre arrêts, et l’ami d’à côté le refait de mémoire. S’il en oublie un, la route le lui souffle en bougeant l’endroit.}',
        ),
        play(
          { 20: 6, 30: 7 },
          '{18-24m 2-3a 3-4a 4-5a|« Qui veut être la route? » Qui veut s’étend ou allonge ses jambes. Le chauffeur demande : « Où est-ce que je roule? » Un doigt montre, un mot répond.} {0-18m|Le poupon est la route à son tour : un bras, puis l’autre, le ventre par-dessus le chandail. Chantez « roule, roule… stop » et attendez ses yeux.} {0-18m !multiage|Couché sur le ventre, il sent l’auto monter le long du dos, redescendre le bras et arriver dans sa main.} {18-24m|Le trottineur tend un pied, puis l’autre, et reprend l’auto.} {18-24m !multiage|Allongez une jambe à côté de la sienne, deux routes pareilles : une auto sur votre jambe, une sur la sienne. Il retire la jambe? La vôtre continue seule, et il revient.} {2-3a|À deux ans, on est la route trois secondes, puis chauffeur : laissez-le changer.} {2-3a !multiage|Montrez deux endroits : « Le pied ou le dos? » L’enfant étendu choisit, et tous les chauffeurs attendent son « roule ».} {3-4a|« Stop! » ferme la route; « roule » la rouvre. On ne roule ni sur le visage ni dans le cou.} {3-4a !multiage|Deux par deux, on joue chacun son tour; « terminus », dit la route, et l’on change. Passez d’une route à l’autre et demandez : « Elle roule bien, ta route? »} {4-5a|Yeux fermés, la route devine où l’auto s’est garée : « Au talon! »} {4-5a !multiage|Puis c’est la route qui dessine le chemin en parlant, « monte, tourne, descends », et le chauffeur obéit au mot près. Elle s’est trompée de côté? On arrive ailleurs, et l’on rit.}',
        ),
        play(
          { 30: 6 },
          '{2-3a 3-4a 4-5a|La grande route : on s’assoit côte à côte, jambes allongées, cuisse contre cuisse. L’auto part de vos genoux et passe de jambe en jambe jusqu’au bout; une autre la suit.} {!2-3a !3-4a !4-5a|Allongez les jambes de chaque côté des enfants : l’auto part de votre hanche, fait le tour par vos pieds et leur revient.} {0-18m|Elle s’arrête devant le poupon, qui la garde le temps qu’il veut; une autre la remplace.} {0-18m !multiage|Fermez les jambes : un garage! L’auto attend; il tire sur votre pied, ou vous regarde, et la porte s’ouvre.} {18-24m|Le trottineur la suit à pied, la dépasse, l’attend au bout.} {18-24m !multiage|Il s’assoit sur la route? « Bouchon! » Klaxonnez tout bas jusqu’à ce qu’il se lève, ou passez par son dos.} {2-3a|Chacun fait le bruit quand elle passe chez lui.} {2-3a !multiage|Puis l’auto revient par les ventres, et l’on recommence dans l’autre sens.} {3-4a|On lui fait une côte d’un genou levé, un fossé entre deux cuisses.} {3-4a !multiage|Une jambe se plie : route fermée. L’auto cherche par où passer.} {4-5a|Deux autos se croisent : qui s’arrête sur un genou pour laisser passer l’autre?} {4-5a !multiage|On compte combien de jambes elle a traversées sans tomber, puis on essaie d’en faire une de plus.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '« La route est fatiguée, les autos aussi. » Ralentissez : une auto roule tout bas sur votre bras et s’endort dans votre main. {18-24m 2-3a 3-4a 4-5a|Chacun choisit où la sienne se stationne sur lui : dans la main, derrière le genou, sur le ventre.} Demandez à chaque enfant : « Encore un tour, ou dodo? » {0-18m|Au poupon, montrez l’auto, puis votre poche; ses yeux ou son bras répondent.} {4-5a multiage|Les plus grands disent où c’était le plus drôle, et où ils ne voulaient pas.} {4-5a !multiage|Chacun dit où c’était le plus drôle, et où il ne voulait pas de l’auto.} On souffle tous ensemble, longuement, moteur éteint.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Arrêtez au premier signe, même pour rire : le « stop » de chacun vaut autant que le vôtre.',
          'Demandez avant de rouler : « Ici? » Puis attendez la réponse des yeux, de la main ou de la voix.',
          'Nommez l’endroit quand l’auto y est : la cheville, le mollet, l’épaule.',
          '{2-3a 3-4a 4-5a|Le chauffeur n’a pas entendu « stop »? Mettez votre main à plat devant l’auto : « Elle a dit stop. »}',
        ],
        questionsOuvertes: [
          'Où veux-tu que je roule?',
          'Comment sait-on qu’il n’en veut plus?',
          '{2-3a 3-4a 4-5a|Où est-elle rendue?}',
          '{3-4a 4-5a !10min|Qu’est-ce que ça fait, dans le dos?}',
        ],
      },
      vocabulaire: [
        'rouler',
        'stop',
        'encore',
        'le genou',
        'le coude',
        'la côte',
        '{2-3a 3-4a 4-5a|la cheville}',
        '{2-3a 3-4a 4-5a|se stationner}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Une auto large, roulée à pleine paume, sur la jambe ou le dos. Comptez trois à chaque arrêt : c’est lui qui décide de la suite.',
        },
        {
          pour: '18-24m',
          texte:
            'Il vous fait la route sans vouloir être la route? C’est parfait : allongez les jambes, dites « stop » souvent, et remerciez son frein.',
        },
        {
          pour: '2-3a',
          texte:
            'Deux choix suffisent : « Sur le pied ou sur le bras? » L’enfant montre, l’auto y va, et le mot arrive avec elle.',
        },
        {
          pour: '3-4a',
          texte:
            'À deux, l’un étendu, l’autre chauffeur, ils changent quand la route dit « terminus ». Restez à un bras la première fois.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant donne des directions, yeux fermés : « Monte, tourne à gauche, stop. » Il touche du doigt l’endroit où il croit que l’auto se trouve, puis regarde.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un toucher léger dérange? Appuyez l’auto à travers le pantalon, ou laissez l’enfant rouler sur lui-même. L’enfant qui ne parle pas lève la paume pour « stop »; tout le groupe fait comme lui.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, dans l’herbe à l’ombre, les jambes sont nues et la route est encore plus chatouilleuse.} {ete|L’hiver, avant d’ôter le pantalon de neige, on fait encore la route : les roues y font « chhh ».}',
        },
      ],
      securite: {
        risquesAcceptes: ['Auto qui chatouille trop.', 'Refus d’être la route, ou de cesser de l’être.'],
        dangersAEliminer: [
          'Visage, cou et dessous des vêtements : les autos n’y vont pas; la vôtre non plus.',
          'Cheveux longs pris dans une roue : ils sont attachés, et l’on roule par-dessus le chandail.',
          '{!10min|Enfant étendu là où l’on marche : les routes sont contre le mur, on les contourne.}',
          '{0-18m|Auto mouillée de salive : changez-la avant qu’elle roule sur un autre.}',
          '{18-24m 2-3a !0-18m si-ruban-adhésif si-tape-à-masquer|Ruban qui se décolle : jetez le bout aussitôt, et vérifiez la bouche.}',
          '{0-18m 18-24m 2-3a|Roue ou pneu qui se détache : l’auto sort, vérifiez la bouche.}',
          '{3-4a 4-5a|Auto appuyée fort sur un corps : elle roule, elle n’écrase pas; votre main montre la pression.}',
        ],
        supervision: 'palier1',
        allergies: ['Peau sensible ou eczéma : roulez par-dessus le vêtement; autos lavées sans parfum.'],
      },
      observation: [
        'Compétences sociales : comment montre-t-il « encore » ou « assez »{18-24m 2-3a 3-4a 4-5a|, et à quoi le reconnaît-il chez un autre}?',
        'Schéma corporel : quels endroits de son corps offre-t-il, montre-t-il ou nomme-t-il?',
        'Langage oral : notez les bruits et les mots qu’il prête à son auto.',
      ],
      prolongements: [
        'Au lever de la sieste, une auto demande le chemin : « Je monte par le pied? »',
        '{18-24m 2-3a 3-4a 4-5a|À la maison, le parent prête son dos : l’enfant lui apprend que l’auto obéit à « stop ».} {!18-24m !2-3a !3-4a !4-5a|À la maison, le parent roule une auto sur la jambe du bébé et s’arrête au premier signe.}',
      ],
      reflexionRetroaction: [
        'À quel « stop » silencieux ai-je tardé à répondre?',
        'Qui n’a jamais voulu être la route, et qu’a-t-il choisi à la place?',
      ],
    },
  },
  {
    key: 'poc-plus-de-tete',
    summary:
      'Des briques emboîtées, clic, font une bête. On tire, poc : plus de tête! Les bêtes cherchent leurs morceaux, se les échangent et racontent ce qui leur arrive.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['cabanes-et-constructions', 'animaux-et-traces'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'Duplo',
      'gros Lego',
      'Mega Bloks',
      'blocs à emboîter',
      'briques à emboîter',
      'emboîter',
      'déboîter',
      'défaire les blocs',
      'clic clic',
      'construire un animal',
      'inventer un animal',
      'animal en blocs',
      'changer de tête',
      'il n’arrive pas à emboîter',
      'tour de blocs',
      'construction',
    ],
    seen: [
      'elle assemble trois gros morceaux et dit que c’est un pitou',
      'il arrache le dessus de sa construction pour entendre le bruit',
      'ils échangent des têtes entre leurs bonshommes et se trouvent drôles',
      'il défait sa tour un cube à la fois et me rapporte les pièces',
      'il chiale parce que l’autre a brisé sa bête en tirant dessus',
      'elle n’arrive pas à faire rentrer le morceau et le lance',
      'au coin construction, un chien, un avion, un dragon, ça change toutes les deux minutes',
      'depuis le livre de monstres, ils s’en bâtissent avec deux têtes et cinq pattes',
    ],
    scenes: ['empiler-construire', 'demolir', 'figurines'],
    picture:
      'Une enfant tient le corps d’une bête de grosses briques, un ami la tête, bouches rondes; un bébé tire le haut d’une tour que tient l’éducatrice.',
    sheet: {
      titre: 'La bête qui perd la tête',
      observationDepart:
        '{2-3a 3-4a 4-5a|« Regarde mon chien! » Trois briques, dont une jaune pour la tête. Un ami tire, poc. « Hé, il voit plus rien! »} {!2-3a !3-4a !4-5a|Deux mains tirent sur deux briques. Poc! Il regarde une main, puis l’autre, et vous tend les deux morceaux.}',
      intentionEducative:
        'Éveiller le plaisir de parler de ce qu’on assemble et de ce qu’on défait, avec des bruits, des mots, puis des histoires.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Attendre, imiter ou dire le « clic » et le « poc ».',
        'Défaire ou emboîter des briques, et chercher de l’aide quand ça résiste.',
        '{2-3a 3-4a 4-5a|Nommer les morceaux de sa bête et dire ce qui lui manque.}',
        '{4-5a 20min 30min|Expliquer à un ami la tête qu’on cherche, sans la montrer.}',
      ],
      materiel: [
        item(
          'Duplo ou autres grosses briques à emboîter{0-18m 18-24m 2-3a|, trop grosses pour passer dans un rouleau de papier hygiénique}',
          '{18-24m 2-3a 3-4a 4-5a|six par enfant, quatre pour votre bête}{!18-24m !2-3a !3-4a !4-5a|quatre pour votre bête}{0-18m|; pour chaque poupon, deux tours de quatre briques que vous emboîtez ferme}',
          null,
        ),
      ],
      preparation: [
        'Triez avant : les bonshommes, les fleurs, les roues et les toutes petites pièces restent rangés. {0-18m 18-24m 2-3a|Poussez chaque sorte de brique, par son petit bout, dans un rouleau de papier hygiénique : celle qui y entre en entier reste rangée. Il en reste trop peu? Les briques géantes, grosses comme votre poing, font de plus belles bêtes.}',
        '{18-24m 2-3a 3-4a 4-5a|Versez les briques sur le plancher, étalées : on voit les couleurs sans fouiller.} {18-24m|Pour chaque trottineur, emboîtez quatre briques en une tour à défaire.} Emboîtez une bête simple : {0-18m|deux briques pour le corps, deux emboîtées ferme pour la tête.}{!0-18m|quatre briques, une tête qui dépasse.} Cachez-la derrière vous.',
        '{0-18m|Le poupon est contre votre hanche, ses tours devant lui; les briques seules sont de l’autre côté de vos jambes. Appuyez fort : ses tours se défont en deux moitiés, pas plus petites.}',
        '{2-3a 3-4a 4-5a multiage|Une même bête passe par tous : le plus jeune la sépare, un autre la rassemble, le plus vieux raconte ce qui lui est arrivé.} {!2-3a !3-4a !4-5a multiage|Une même bête passe par tous : le plus jeune la sépare, le plus vieux la rassemble.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Sortez la bête de derrière votre dos. Faites-la marcher jusqu’{18-24m 2-3a 3-4a 4-5a|au milieu du tas}{!18-24m !2-3a !3-4a !4-5a|aux tours} : « Bonjour, je cherche à manger. » Elle se penche, et sa tête reste prise. Tirez : « Poc! » Tenez la tête d’une main, le corps de l’autre. « Oh! Plus de tête! » Faites parler la tête : « Où sont mes pattes? » Remettez-la : « Clic! » Puis tendez la bête, tête devant. La prochaine main tire.',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          '{2-3a 3-4a 4-5a|Chacun emboîte sa bête, la défait, la change.} « Clic » quand ça entre, « poc » quand ça sort : dites-le à chaque geste. {0-18m|Tenez le bas d’une tour, tendez le haut au poupon : il tire. « Poc! » Attendez ses yeux, refaites « clic » devant lui.} {0-18m !multiage|Il lâche sa moitié pour l’autre? Cognez-les ensemble, toc toc, puis offrez les deux. Changez de bruit, « pouf »; il guette votre bouche.} {18-24m|Le trottineur défait sa tour, une brique à la fois, et vous la rapporte : « Poc! »} {18-24m !multiage|Emboîtez ce qu’il rapporte : la tour remonte, il recommence.} {2-3a|Trois briques, et c’est un chien, puis un avion : demandez-lui ce qu’il dit.} {2-3a !multiage|Votre bête à vous s’ennuie : « Qui veut jouer avec moi? » Elle va de l’une à l’autre et demande ce que chacune mange.} {3-4a|La bête a une tête, un dos, des pattes; l’enfant vous les présente.} {3-4a !multiage|« Bonjour, madame la bête, vous venez d’où? » Parlez à la bête, jamais à l’enfant : c’est elle qui répond. Une patte tombe pendant qu’elle parle : « poc! Aïe! »} {4-5a|Une bête a trop de pattes, ou pas de cou : comment fait-elle pour dormir?} {4-5a !multiage|Sa bête va voir celle d’un ami : que se disent-elles, avec un défaut chacune? L’une prête une patte à l’autre, puis revient la réclamer : qui tombe?}',
        ),
        play(
          { 20: 6, 30: 7 },
          '{2-3a 3-4a 4-5a|« Poc! » Toutes les têtes tombent et se mêlent au milieu du plancher. Chaque corps cherche : « Qui a ma tête? »} {!2-3a !3-4a !4-5a|Chaque enfant a sa bête : le bas d’une tour est le corps, le haut est la tête. « Poc! Où est-elle passée? »} {0-18m|Cachez dans votre dos le haut d’une tour : le poupon se penche, voit votre main revenir. « Coucou! Clic. »} {0-18m !multiage|Refaites-le avec la tête sous votre genou, puis sur votre propre tête : « Elle est là! » S’il la prend, tendez le corps et attendez le « clic ».} {18-24m|Cachez une tête dans votre dos : le trottineur tire sur votre bras, la trouve, la plante où il veut : sur la patte, sur une tour.} {18-24m !multiage|Pendant que les autres cachent la leur sous un genou, cachez-la encore, mais laissez dépasser un bout. Il l’a? « Plus de tête! », dites-vous au corps, et il choisit s’il la lui rend.} {2-3a|La tête va sur le mauvais corps : le chien dit « meuh », et l’on rit.} {2-3a !multiage|Demandez au corps ce qu’il sent sans tête, et répondez à sa place, tout bas. Puis un enfant vient remettre la bonne, ou une autre.} {3-4a|On s’échange les têtes exprès, et la bête nouvelle reçoit un nom.} {3-4a !multiage|La bête nouvelle marche comme l’une et parle comme l’autre : on la fait avancer, on l’écoute, on lui cherche une maison.} {4-5a|On décrit la sienne sans la montrer : « Une rouge, posée de travers. » Un ami la trouve.} {4-5a !multiage|Trop facile? On n’a droit qu’à trois mots. L’ami se trompe de tête : on l’essaie quand même, et l’on raconte ce qui arrive à cette bête-là.}',
        ),
        play(
          { 30: 6 },
          '{2-3a 3-4a 4-5a|Toutes les bêtes s’accrochent en une seule, longue, au milieu du plancher.} {!2-3a !3-4a !4-5a|Emboîtez toutes les tours en une longue bête, devant les enfants.} « C’est quoi, ce bruit-là? » À chaque bout, on lui fait une voix. {0-18m|Le poupon frappe le dos de la bête : elle répond « Hou! » par votre bouche, chaque fois.} {0-18m !multiage|Faites-la avancer vers ses pieds, lentement : « Elle s’en vient… » Puis « poc », le bout de devant lui reste dans la main.} {18-24m|Le trottineur ôte la queue et s’en va avec : d’une grosse voix, la bête la réclame.} {18-24m !multiage|Il rapporte la queue : « Merci! » Elle se recolle au mauvais bout, et la bête recule.} {2-3a|On nourrit la bête : une brique s’accroche à sa tête, puis une autre.} {2-3a !multiage|La bête a trop mangé : « poc », il sort un morceau. Lequel? L’enfant le nomme.} {3-4a|Chacun dit ce que fait son morceau : celui-ci marche, celui-là dort.} {3-4a !multiage|Un morceau a peur, un autre a faim : la bête ne sait plus où aller. On décide avec elle.} {4-5a|Qui la commande, la tête ou la queue? On en discute, puis on la fait avancer à plusieurs mains, sans qu’elle se brise.} {4-5a !multiage|Si elle se brise, chaque moitié raconte sa version.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '{10min 20min|Votre bête}{30min|La longue bête} se couche. « J’ai mal partout, démontez-moi. » {18-24m 2-3a 3-4a 4-5a 10min 20min|Chacun tire un morceau de la vôtre ou de la sienne, « poc », le plus doucement possible, et le couche sur le tas.} {18-24m 2-3a 3-4a 4-5a 30min|Chacun en tire un morceau, « poc », le plus doucement possible, et le couche sur le tas.} {!18-24m !2-3a !3-4a !4-5a 10min 20min|Tirez sa tête, « poc », tout bas, puis le haut de chaque tour; regardez le poupon entre deux « poc ».} {!18-24m !2-3a !3-4a !4-5a 30min|Tirez un bout à la fois, deux briques ensemble, « poc », tout bas; regardez le poupon entre deux « poc ».} {2-3a 3-4a 4-5a|On dit adieu au morceau : « Bye, patte. »} Deux morceaux ne veulent pas se séparer? {18-24m 2-3a 3-4a 4-5a|On tire à deux, une main chacun : « Un, deux, poc! »} {!18-24m !2-3a !3-4a !4-5a|Tirez, la main du poupon sur la vôtre.} La dernière tête reste sur une tablette et dit « à demain ».',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Attendez deux secondes entre le geste et le mot : c’est là que le « poc » de l’enfant peut sortir.',
          '{18-24m 2-3a 3-4a 4-5a|Ça ne veut pas s’emboîter? Tournez la brique du bas d’un quart, tenez-la bien, et laissez la main d’en haut peser.}',
          '{2-3a 3-4a 4-5a|Reprenez ce qu’il dit en l’allongeant un peu : « Plus de tête. — Il n’a plus de tête, et il cherche. »}',
          '{18-24m 2-3a 3-4a 4-5a|On défait la bête d’un autre? Faites-la parler : « Hé! Demande-moi avant! »}{!18-24m !2-3a !3-4a !4-5a|Pressez les briques de chaque moitié l’une sur l’autre avant de la rendre au poupon.}',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui lui manque?',
          '{2-3a 3-4a 4-5a|Comment s’appelle-t-elle, ta bête?}',
          '{3-4a 4-5a|Que fait-elle quand elle n’a plus de tête?}',
          'Où est passée la tête?',
        ],
      },
      vocabulaire: [
        'clic',
        'poc',
        'la tête',
        'le dos',
        'la patte',
        'emboîter',
        'défaire',
        '{2-3a 3-4a 4-5a|il manque}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Commencez le « poc » à moitié : la moitié du haut tient par un coin, un doigt la fait partir. Celui qui tient encore mal sa tête regarde, couché sur vous, et sourit au bruit.',
        },
        {
          pour: '18-24m',
          texte:
            'Donnez-lui toutes les tours à défaire : c’est son métier. Rebâtissez-en deux à la fois, devant lui, pour qu’il y en ait toujours une à prendre.',
        },
        {
          pour: '2-3a',
          texte:
            'Une seule question à la fois, et votre bête qui se trompe : « Je suis un chat. Meuh! » Il corrige, et vous recommencez plus mal.',
        },
        {
          pour: '3-4a',
          texte:
            'Proposez la tête la plus bizarre : deux briques de travers. L’enfant trouve quel animal la porte, et le bruit qu’il fait.',
        },
        {
          pour: '4-5a',
          texte:
            'Deux enfants bâtissent la même bête dos à dos, et l’un la dit : « Une bleue, puis une rouge de travers. » Ils comparent, et rient de ce qui est différent.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Les doigts manquent de force? Emboîtez à demi, l’enfant finit de peser avec la paume. Il ne parle pas? Un « clic » de langue, un pouce levé, et sa bête a parlé.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, les bêtes sortent sur la galerie, à l’ombre, et se lavent avant de rentrer.} {ete|L’hiver, la bête perd aussi sa tuque, une brique blanche : à qui va-t-elle?}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Doigt pincé entre deux briques.',
          '{18-24m 2-3a 3-4a 4-5a|Bête}{!18-24m !2-3a !3-4a !4-5a|Tour} défaite par un autre, et protestation.',
        ],
        dangersAEliminer: [
          '{0-18m|Brique seule près du poupon : ramassez-la; il joue avec ses tours, et vos doigts en vérifient la prise entre deux « poc ».}',
          '{0-18m 18-24m 2-3a|Brique qui passe dans un rouleau de papier hygiénique, trouvée parmi les autres : elle va dans votre poche.}',
          'Brique mordue ou fendue : elle sort du jeu.',
          '{18-24m 2-3a 3-4a 4-5a|Pieds nus ou en bas sur les briques : le tas reste au milieu, et l’on se déplace autour.}',
          '{18-24m 2-3a 3-4a 4-5a|Bête lancée : elle marche, elle ne vole pas; rangez-la une minute.}',
        ],
        supervision: 'palier1',
        allergies: ['Aucune avec des briques de plastique propres; lavez celles qui vont en bouche, sans parfum.'],
      },
      observation: [
        'Langage oral : quel bruit, quel mot revient, et pour qui le dit-il?',
        'Fonction symbolique : {18-24m 2-3a 3-4a 4-5a|notez ce que devient une brique dans sa main, et ce qui la fait changer.}{!18-24m !2-3a !3-4a !4-5a|que regarde-t-il quand la bête parle, la bête, sa tête ou votre bouche?}',
        'Motricité fine : que font ses deux mains quand une brique résiste?',
      ],
      prolongements: [
        'Au lavabo, cherchez d’autres « clic » et « poc » : le bouchon, le savon, la porte de l’armoire.',
        '{2-3a 3-4a 4-5a|Envoyez à la famille le nom de la bête de l’enfant : à la maison, on la refait avec ce qu’on a.}{!2-3a !3-4a !4-5a|Montrez au parent comment son enfant fait « poc » : à la maison, deux gobelets emboîtés suffisent.}',
      ],
      reflexionRetroaction: [
        'Ai-je emboîté à sa place avant qu’il le demande?',
        'Qui n’a fait que défaire, et qu’y a-t-il appris?',
      ],
    },
  },
  {
    key: 'debout-il-tombe-couche-il-roule',
    summary:
      'Un rouleau debout tombe quand on souffle; couché, il roule. Bouches, mains et courants d’air : qui le fait bouger sans le toucher?',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['vent-et-ciel', 'nombres-et-formes'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'rouleaux de papier de toilette',
      'rouleau de papier de toilette',
      'rouleaux de papier hygiénique',
      'rouleaux vides',
      'rouleaux de carton',
      'rouleau de carton',
      'souffler sur un rouleau',
      'souffler',
      'ça roule',
      'faire rouler un rouleau',
      'tour de rouleaux',
      'château de rouleaux',
      'empiler des rouleaux',
      'course de rouleaux',
      'récupération',
      'vent',
    ],
    seen: [
      'elle souffle sur le tube vide et le fait partir à l’autre bout de la table',
      'il vente avec un livre pour faire bouger les objets légers',
      'ils soufflent fort sur un verre de carton pour le faire basculer',
      'il me demande qui a poussé, alors qu’il n’y a que le courant d’air',
      'mon bébé touche le cylindre et s’étonne de le voir se sauver',
      'elle est tannée parce qu’elle souffle de trop loin et rien ne bouge',
      'au dîner, ils soufflent sur leur serviette et rient de la voir s’envoler',
      'à la salle de bain, le rouleau vide est rendu leur char de course',
    ],
    scenes: ['rouler', 'pourquoi'],
    picture:
      'À plat ventre au bord du tapis, deux enfants soufflent : un rouleau de carton penche, l’autre roule vers le pied d’une amie; un bébé pousse le sien.',
    sheet: {
      titre: 'Debout, le rouleau tombe; couché, il roule',
      observationDepart:
        '{2-3a 3-4a 4-5a|Un rouleau vide passe sur la table, tout seul. « C’est qui? » Le courant d’air de la porte. Il souffle, pour voir.} {!2-3a !3-4a !4-5a|Un rouleau vide roule devant lui. Il tend la main, le touche du doigt : le rouleau s’en va encore.}',
      intentionEducative:
        'Éveiller la curiosité pour ce que le souffle peut pousser, et pour ce qui roule ou tombe selon la façon dont on le pose.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Faire tomber ou rouler un rouleau, et vouloir le refaire.',
        'Suivre des yeux ou du corps ce qui s’éloigne en roulant.',
        '{2-3a 3-4a 4-5a|Souffler ou éventer pour bouger un rouleau sans le toucher.}',
        '{3-4a 4-5a|Comparer les distances et changer son souffle.}',
      ],
      materiel: [
        item(
          'Rouleaux de papier de toilette vides',
          'deux par enfant{0-18m 18-24m 2-3a|, et deux de plus à changer}',
          'Rouleaux d’essuie-tout vides, coupés en trois',
        ),
      ],
      preparation: [
        'Prenez des rouleaux secs et propres, sans papier qui pend. {0-18m 18-24m 2-3a|Gardez-en deux de côté : dès qu’un rouleau est mouillé, il est remplacé.}',
        'Posez les rouleaux debout, en un rang serré, sur le plancher. Laissez libre un carré de deux pas devant eux : c’est là qu’ils rouleront.',
        '{0-18m|Le poupon est contre votre hanche, ou couché sur le ventre, deux rouleaux à portée de main.} {0-18m multiage|Un enfant qui souffle tourne le dos au poupon.}',
        '{multiage|Un seul jeu pour tous, avec les mêmes rouleaux : qui ne souffle pas encore les fait tomber et rouler de la main.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Le visage au ras du plancher, soufflez sur le premier rouleau debout : il tombe sans bruit. « Je ne l’ai pas touché! » Montrez vos deux mains ouvertes. Tournez le même rouleau sur le côté et soufflez encore : il roule loin. « Debout, il tombe. Couché, il roule. » {2-3a 3-4a 4-5a|Redressez-en un : « Et celui-là, qu’est-ce qu’il va faire? »} {!2-3a !3-4a !4-5a|Roulez-le jusqu’à une main, et attendez.}',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          '{2-3a 3-4a 4-5a|Chacun dresse un rouleau, souffle et va le chercher.} {0-18m|Le poupon touche le rouleau : il s’en va. Rendez-le-lui, debout cette fois : un doigt, et il tombe. « Oh! » Attendez ses yeux avant de recommencer.} {0-18m !multiage|Il le porte à sa bouche? Prenez-en un autre et roulez-le sur votre ventre, puis jusqu’à lui. Soufflez dans ses cheveux : il cherche d’où vient le vent.} {18-24m|Le trottineur couche les rouleaux d’un revers, en rapporte un : dressez-le, il recommence. Sa main ouverte pousse mieux que sa bouche.} {18-24m !multiage|Penchez-vous à côté de lui, un rouleau debout devant vous deux : soufflez, le rouleau tombe. Votre trottineur le redresse à moitié, tape dessus, vous regarde.} {2-3a|À deux ans, un souffle part de trop loin : « Approche ta bouche », et le rouleau tombe.} {2-3a !multiage|Approchez le rouleau d’une main, puis éloignez-le d’une main. La main de l’enfant fait aussi du vent. Plus rien ne tombe? Mettez deux rouleaux côte à côte : lequel tombera?} {3-4a|Deux enfants, épaule contre épaule, soufflent chacun sur le sien : lequel se couche le premier?} {3-4a !multiage|Puis les deux soufflent sur le même, couché cette fois : va-t-il plus loin à deux? Ils rassemblent leurs rouleaux, en dressent trois côte à côte et n’en couchent qu’un, celui du milieu.} {4-5a|Qui le fait tomber de plus loin? On recule d’une main, on réessaie.} {4-5a !multiage|Bouche ronde, bouche plate, petit souffle long ou gros souffle court : lequel porte le plus loin? On l’essaie trois fois avant de le croire.}',
        ),
        play(
          { 20: 6, 30: 7 },
          '{2-3a 3-4a 4-5a|Couchez les rouleaux au bord du carré libre : c’est la ligne de départ. On souffle : jusqu’où vont-ils?} {!2-3a !3-4a !4-5a|Couchez un rouleau à un pas de l’enfant et soufflez-le jusqu’à lui.} {0-18m|Le poupon reçoit un rouleau entre les mains, le serre, le lâche : le rouleau repart.} {0-18m !multiage|Envoyez-en un autre d’un peu plus loin, puis un qui passe à côté de lui : sa tête le suit, son corps se tourne. Celui qui va à quatre pattes part le chercher.} {18-24m|Le trottineur pousse le sien du doigt et le suit à quatre pattes.} {18-24m !multiage|Envoyez-lui le vôtre en même temps : deux rouleaux se croisent. Il en ramasse un, l’essaie debout, le couche, le pousse encore.} {2-3a|Le sien part de travers? On le recouche bien droit, on souffle en plein milieu.} {2-3a !multiage|Quand il s’arrête, l’enfant le rejoint, se couche derrière et souffle encore : jusqu’au mur. Un rouleau à la fois, et le vôtre suit.} {3-4a|Une main ouverte l’évente : « vouf, vouf ». Quel vent va le plus loin, la main ou la bouche?} {3-4a !multiage|Deux rouleaux partent ensemble : l’un soufflé, l’autre éventé. On crie lequel est devant. Arrivés au mur, ils reviennent par le même vent.} {4-5a|L’enfant met un rouleau debout à côté du chemin, là où il croit que le sien s’arrêtera, puis revient souffler. Il déplace ce repère après chaque essai.} {4-5a !multiage|On cherche un chemin qui tourne : un rouleau debout sert de borne, et l’autre le contourne, soufflé, sans le coucher.} {2-3a 3-4a 4-5a|Un souffle trop long étourdit : une pause, on compte les rouleaux.}',
        ),
        play(
          { 30: 6 },
          '{2-3a 3-4a 4-5a|Bâtissez ensemble une tour de rouleaux debout : trois en bas, deux dessus, un en haut. À partir de six enfants, bâtissez-en deux.} {!2-3a !3-4a !4-5a|Bâtissez une tour de deux rouleaux, devant l’enfant.} Elle est si légère qu’un « chut » trop fort la fait trembler. {0-18m|Le poupon la couche d’une main : elle tombe sans faire mal, on la remonte.} {0-18m !multiage|Dressez-la derrière votre main ouverte, puis ôtez la main : la voilà. Il la couche, vous recommencez de l’autre côté.} {18-24m|Le trottineur dépose le rouleau du dessus, lâche, recule.} {18-24m !multiage|Puis posez un rouleau sur votre tête : l’enfant tape votre épaule, et le rouleau tombe. Encore!} {2-3a|« Un, deux, trois, vent! » Tous soufflent, et le château est par terre.} {2-3a !multiage|On rebâtit tout bas, pour que le vent n’entende pas, un rouleau chacun.} {3-4a|Le vent frappe en bas, puis en haut : où fait-il le plus de dégâts?} {3-4a !multiage|On souffle un à la fois et l’on compte les rouleaux encore debout.} {4-5a|On dresse un mur de deux rouleaux devant la tour : arrête-t-il le vent? On souffle, on change le mur.} {4-5a !multiage|Deux rouleaux debout, ou deux couchés l’un sur l’autre : quel mur protège le mieux la tour?}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '« Le vent s’endort. » Posez deux rouleaux près de vous : c’est le tas. {2-3a 3-4a 4-5a|Chacun choisit un rouleau, le couche à ses pieds et le fait rouler vers le tas d’un souffle très doux, comme pour ne réveiller personne.} {!2-3a !3-4a !4-5a|Roulez les autres vers ce tas, un à un, en soufflant tout bas.} {0-18m|Le poupon garde le dernier dans sa main, puis le tend ou le lâche : merci.} {18-24m|Le trottineur porte le sien à deux mains jusqu’au tas.} Mettez-les tous debout, en un village. Plus personne ne souffle, et rien ne bouge. « Écoutez… il dort. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Placez-vous au ras du sol, face au groupe : l’enfant voit votre bouche souffler et le rouleau partir.',
          '{2-3a 3-4a 4-5a|Un enfant n’arrive pas à souffler? Montrez-lui la main ouverte, en éventail, et dites « ton vent ».}',
          'Dites comment il est posé avant qu’il bouge : « debout », « couché ».',
          'Un rouleau écrasé ne roule plus : montrez-le, arrondissez-le ensemble.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui va arriver si on le couche?',
          '{2-3a 3-4a 4-5a|Comment le fais-tu bouger sans le toucher?}',
          '{3-4a 4-5a|Jusqu’où ira-t-il, cette fois?}',
          'Où s’en va-t-il?',
        ],
      },
      vocabulaire: [
        'le rouleau',
        'debout',
        'couché',
        'rouler',
        'tomber',
        'léger',
        '{2-3a 3-4a 4-5a|souffler}',
        '{2-3a 3-4a 4-5a|le vent}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Faites rouler le rouleau le long de son bras, puis hors de sa vue, et ramenez-le. Un rouleau mouillé à la bouche est échangé contre un sec, sans insister.',
        },
        {
          pour: '18-24m',
          texte:
            'La main est son vent : il pousse, il tape, il roule. Gardez-lui deux rouleaux debout, qu’il couche l’un après l’autre.',
        },
        {
          pour: '2-3a',
          texte:
            'Approchez le rouleau à une main de sa bouche. Soufflez à côté de lui, jamais à sa place, et nommez le vent qui sort de lui.',
        },
        {
          pour: '3-4a',
          texte:
            'Lancez un pari : « Debout ou couché, lequel va le plus loin? » Il pose les deux côte à côte et souffle en une fois.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant invente un vent : deux mains, un bras, le bas de son chandail secoué. Un rouleau debout marque jusqu’où chaque vent a poussé le sien; l’enfant choisit le meilleur.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{2-3a 3-4a 4-5a|Souffler lui est difficile? Votre main, en éventail, fait le vent où il le montre. S’il joue à table, un ami assis en face lui renvoie les rouleaux.} {!2-3a !3-4a !4-5a|À qui voit peu, faites entendre le rouleau : tapez-le au plancher avant qu’il parte.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, un jour de petit vent, posez les rouleaux près de la porte ouverte : il souffle avec vous.} {ete|L’hiver, cherchez le courant d’air sous la porte : un rouleau couché le trouve.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Rouleaux qui roulent partout{30min|, tour couchée trop tôt}.',
          '{2-3a 3-4a 4-5a|Un peu d’étourdissement d’avoir soufflé.}',
        ],
        dangersAEliminer: [
          '{0-18m 18-24m|Carton mâché qui s’effrite : retirez le morceau de la bouche, le rouleau va au recyclage.}',
          'Rouleau enfilé au bras et qui serre : déchirez-le d’un bout à l’autre, sans tirer.',
          '{2-3a 3-4a 4-5a|Souffler sans pause : trois souffles, puis on respire avec vous.}',
          '{2-3a 3-4a 4-5a|Souffle au visage d’un autre, ou enrhumé : on souffle vers le plancher; qui a le nez qui coule évente de la main.}{!2-3a !3-4a !4-5a|Rhume : si votre nez coule, poussez les rouleaux de la main au lieu de souffler.}',
          'Rouleau sous un pied : le carré reste libre, on ramasse avant de se lever.',
        ],
        supervision: 'palier1',
        allergies: ['Papier parfumé : ces rouleaux-là restent au recyclage.'],
      },
      observation: [
        'Éveil aux sciences : qu’essaie-t-il quand le rouleau ne bouge pas du premier coup?',
        'Catégories et concepts : comment pose-t-il ou pousse-t-il le rouleau pour qu’il roule, et le fait-il exprès?',
        'Motricité fine : {18-24m 2-3a 3-4a 4-5a|notez ses doigts quand il dresse un rouleau qui chancelle.}{!18-24m !2-3a !3-4a !4-5a|notez comment sa main touche, serre et lâche le rouleau.}',
      ],
      prolongements: [
        'Avant le repas, cherchez sur la table ce qu’un souffle peut pousser : une serviette de papier, oui; une assiette, non.',
        'À la maison, le parent garde les rouleaux vides : chaque matin, un de plus rejoint le village.',
      ],
      reflexionRetroaction: [
        '{2-3a 3-4a 4-5a|Qui a eu besoin de la main, et qui ne croyait pas à son souffle?}{!2-3a !3-4a !4-5a|Ai-je attendu que sa main revienne d’elle-même au rouleau?}',
        'Ai-je laissé le rouleau partir de travers, sans le redresser?',
      ],
    },
  },
  {
    key: 'la-balle-assise',
    summary:
      'La balle s’assoit sur un rouleau ou un gobelet : on la promène, on la passe à un ami sans la toucher, on la fait tomber, et l’on recommence.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['mouvement-et-defis', 'emotions-et-amitie'],
    materials: ['ballons'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'rouleaux de carton et balles',
      'gobelets et balles',
      'balles',
      'balle',
      'rouleaux de carton',
      'gobelets',
      'gobelets de plastique',
      'porter une balle',
      'balle en équilibre',
      'se passer la balle',
      'passer la balle sans les mains',
      'faire tomber la balle',
      'renverser les gobelets',
      'quilles',
      'coopérer',
      'coopération',
      'rouleaux',
      'l’équilibre',
      'motricité fine',
      'travail d’équipe',
    ],
    seen: [
      'il marche à pas de tortue avec une boule dans une cuillère',
      'elle pose sa balle sur un verre et avance le bras raide',
      'ils se donnent une boule d’un contenant à l’autre sans y toucher',
      'il échappe tout le temps sa balle, la ramasse et repart sans se choquer',
      'elle pousse la balle du doigt pour la voir débouler et dit poum',
      'il est très fier de s’être rendu à la fenêtre sans rien échapper',
      'depuis la course à la cuillère, ils transportent tout en équilibre',
      'à la cuisine, il veut apporter son verre plein jusqu’à la table tout seul',
    ],
    scenes: ['cooperer'],
    picture:
      'Deux enfants, dont un en fauteuil roulant, collent leurs rouleaux : la balle passe de l’un à l’autre; un bébé cueille la sienne sur un gobelet.',
    sheet: {
      titre: 'La balle veut s’asseoir',
      observationDepart:
        '{2-3a 3-4a 4-5a|Une balle reste sur le bout d’un rouleau. L’enfant fait un pas, un autre, le bras raide. « Elle est assise! »} {!2-3a !3-4a !4-5a|Une balle est posée devant un petit, plus haut que le plancher. Il la pousse du doigt, elle tombe, il vous regarde.}',
      intentionEducative:
        'Soutenir l’enfant qui attend, donne et reçoit : une balle passe d’une main à l’autre, et c’est à deux qu’elle reste en l’air.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Prendre la balle là où elle est posée, et la rendre.',
        '{2-3a 3-4a 4-5a|Promener une balle assise en regardant où l’on va.}',
        '{3-4a 4-5a 20min 30min|Passer la balle à un ami et l’attendre au bon endroit.}',
        'Rire de la balle tombée et la ramasser pour recommencer.',
      ],
      materiel: [
        item(
          'Rouleaux de carton ou gobelets de plastique, les sièges',
          'un par enfant, un pour vous{!2-3a !3-4a !4-5a 30min|, trois au moins}',
          null,
        ),
        item(
          'Balles molles, plus grosses que l’ouverture du siège',
          'une par enfant, une pour vous{0-18m|; celle d’un poupon, plus grosse qu’un poing d’adulte}',
          'Paires de bas roulées',
        ),
      ],
      preparation: [
        'Assoyez une balle sur chaque sorte de siège : elle tient quand vous marchez à petits pas. Le gobelet se tient à l’endroit si la balle reste assise sur le bord, à l’envers si elle entre dedans. {0-18m 18-24m 2-3a|Toute balle qui passe dans un rouleau de papier hygiénique reste sur la tablette.}',
        'Passez en revue les rouleaux et les gobelets : un rouleau déchiré, un gobelet fendu ou coupant ne servent pas.',
        '{0-18m|Le poupon est contre votre hanche, sa balle sur le siège que vous tenez.} {0-18m multiage|Les marcheurs se promènent de l’autre côté de vos jambes.}',
        '{multiage|La même balle fait le tour de tous : les plus jeunes la prennent, les plus vieux la portent et l’apportent.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Dressez un siège devant vous et posez-y une balle, lentement. « Elle est assise. » Bougez le siège : elle oscille. « Attention… » Elle tombe. « Poum! » Remettez-la, soulevez le siège d’une main et promenez-la devant chaque visage. {0-18m|Arrêtez-la devant le poupon, à portée de sa main.} {2-3a 3-4a 4-5a|« Qui veut l’asseoir chez lui? »} {!2-3a !3-4a !4-5a|Tendez-la bas, et attendez la main.}',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          '{2-3a 3-4a 4-5a|Chacun assoit une balle sur son siège et la promène. Elle tombe? Il va la chercher et la rassoit.} {0-18m|Le poupon cueille la balle sur votre siège, la tient, la lâche. Remettez-la assise : il recommence.} {0-18m !multiage|Il la goûte? Assoyez une autre balle, plus haut, plus bas, à gauche : ses yeux et sa main la cherchent. Une balle roule? Il rampe, et vous la suivez.} {18-24m|Le trottineur prend la balle, la repose, la pousse du doigt : « Poum! » Puis il tient le siège à deux mains.} {18-24m !multiage|Il part avec le siège et oublie la balle? Rapportez-la-lui assise sur le vôtre : « Elle te cherche! » Il tend le sien, elle y tombe ou à côté, et c’est aussi drôle.} {2-3a|Un pas, les yeux sur la balle, un arrêt; un autre pas.} {2-3a !multiage|La balle tombe et roule sous la chaise? On la ramène, on l’assoit, on repart. Marchez vous aussi, tremblez, échappez la vôtre : il vient vous la rendre.} {3-4a|Un bras tendu, puis le siège tenu à deux mains : qui va jusqu’à la fenêtre?} {3-4a !multiage|On met un pied devant l’autre, on fait trois pas à reculons, on s’assoit sans échapper la balle. Elle tombe? On dit « poum » et l’on repart d’où elle est tombée, pas du début.} {4-5a|On contourne la table, on fait demi-tour, on dit à la balle « reste là ».} {4-5a !multiage|On annonce d’avance où l’on ira sans tomber : la fenêtre, la chaise, et retour. Quand ça va bien, le siège change de main en marchant.}',
        ),
        play(
          { 20: 6, 30: 7 },
          '{2-3a 3-4a 4-5a|« À toi, sans les mains. » On colle les deux sièges bord à bord, on penche, et la balle passe de l’un à l’autre.} {!2-3a !3-4a !4-5a|Deux sièges côte à côte, une balle dessus : faites-la passer de l’un à l’autre, lentement, devant l’enfant.} {0-18m|Le poupon reçoit la balle à la fin : « C’est pour toi. » S’il la rend, remerciez, et repartez.} {0-18m !multiage|Faites-la passer plus haut, puis si bas qu’il peut la toucher en chemin : sa main fait partie du voyage.} {18-24m|Le trottineur l’aide de la main, la fait tomber, la rapporte.} {18-24m !multiage|Chantez « passe, passe, passe la balle » et arrêtez de chanter juste avant : il attend, les yeux sur elle. « Poum! »} {2-3a|De votre siège, la balle glisse sur celui de l’enfant de deux ans; il penche, elle vous revient.} {2-3a !multiage|Quand elle passe sans tomber, tous disent « ouf ». Quand elle tombe, tous disent « poum », et qui la rattrape la remet.} {3-4a|Celui qui reçoit dit « prêt » et plie les genoux.} {3-4a !multiage|Les deux s’éloignent d’un pas et reviennent : « prêt », et la balle passe. Elle tombe trois fois? On cherche ensemble qui doit se baisser.} {4-5a|La balle fait le tour de tous, de siège en siège. Elle tombe? On repart de là, et l’on compte jusqu’où on est rendu.} {4-5a !multiage|Un chef marche au milieu et dit « passe » ou « attends ». Le tour se fait ensuite dans l’autre sens, sans un mot, des yeux seulement.}',
        ),
        play(
          { 30: 6 },
          '{2-3a 3-4a 4-5a|On rassemble les sièges debout, une balle assise sur un seul. On se recule de trois pas et l’on roule une autre balle : qui fera tomber celle qui est assise? À partir de cinq enfants, on joue en deux bandes, chacune ses sièges.} {!2-3a !3-4a !4-5a|Dressez trois sièges devant l’enfant, une balle assise sur celui du milieu, et roulez la vôtre doucement vers eux.} {0-18m|Le poupon voit la balle arriver, cogner, tout tomber; redressez, et attendez son signe.} {0-18m !multiage|Posez sa main sur votre balle et roulez-la ensemble. La balle assise tombe vers lui : elle est à lui.} {18-24m|Le trottineur couche les sièges avec la main, puis les redresse : c’est le métier le plus utile.} {18-24m !multiage|Redressez-en un de travers : il vient le corriger, ou le recouche. Puis il pousse la balle lui-même, de près.} {2-3a|On s’avance d’un pas, puis d’un autre, jusqu’à ce que ça tombe.} {2-3a !multiage|Celui qui l’a fait tomber la rassoit pour le suivant.} {3-4a|On vise la balle assise : plus fort, ou plus droit?} {3-4a !multiage|On redresse à deux, un siège chacun, avant le prochain tour.} {4-5a|On place les sièges pour que la balle assise soit difficile à atteindre.} {4-5a !multiage|Puis on compte en combien de coups on y arrive, et l’on change la balle assise de place.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '« La balle est fatiguée : elle veut s’asseoir une dernière fois. » {2-3a 3-4a 4-5a|On fait le tour du groupe : chacun reçoit la balle, la tient assise le temps d’un souffle et la donne au suivant.} {!2-3a !3-4a !4-5a|Une à une, assoyez les balles devant chaque enfant, le temps d’un souffle.} {0-18m|Le poupon la prend ou la regarde, et vous la reprenez en disant merci.} {18-24m|Le trottineur la tend à deux mains.} {2-3a 3-4a 4-5a|Le dernier la couche dans votre main.} {!2-3a !3-4a !4-5a|Couchez la dernière dans votre main.} « Dodo, la balle. » Les sièges vont dormir à côté, empilés ou couchés.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Offrez la balle au bout du siège, sans la tenir : la main de l’enfant décide quand elle part.',
          '{2-3a 3-4a 4-5a|La balle tombe? Attendez qu’on la ramasse, même si c’est long.}',
          'Dites « merci » à celui qui donne, et « à toi » à celui qui reçoit.',
          '{3-4a 4-5a 20min 30min|Ils se trompent de rythme? Comptez avec eux : « Prêt… un, deux, passe. »}',
        ],
        questionsOuvertes: [
          'À qui veux-tu la donner?',
          '{2-3a 3-4a 4-5a|Comment fais-tu pour qu’elle reste assise?}',
          '{3-4a 4-5a 20min 30min|Que dis-tu à ton ami avant de la passer?}',
          'Où est la balle?',
        ],
      },
      vocabulaire: [
        'assise',
        'poser',
        'tomber',
        'doucement',
        'à toi',
        '{3-4a 4-5a 20min 30min|prêt}',
        '{2-3a 3-4a 4-5a|en équilibre}',
        '{2-3a 3-4a 4-5a 20min 30min|passer}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Couché, il regarde la balle s’asseoir et se lever au-dessus de son ventre. Assis, il la cueille; quatre cueillettes font un bon jeu.',
        },
        {
          pour: '18-24m',
          texte:
            'Tenez le siège pour deux, vos mains autour des siennes. Bientôt la balle reste assise deux pas, et c’est déjà beaucoup.',
        },
        {
          pour: '2-3a',
          texte:
            'La balle la plus grosse tient le mieux : c’est la sienne d’abord. Faites-lui traverser le tapis, puis revenir.',
        },
        {
          pour: '3-4a',
          texte:
            'À deux, l’un marche, l’autre suit les mains ouvertes : si la balle tombe, elle tombe dans des mains amies.',
        },
        {
          pour: '4-5a',
          texte:
            'Ils inventent un parcours à deux : une balle à porter, deux balles à échanger, et un ami qui dit « arrête » quand ça penche.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le bras fatigue vite? Le siège est posé sur la tablette; l’enfant y met la balle et dit « va ». Il n’aime pas qu’elle tombe? Un bas roulé tombe sans bruit.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, dans la cour, la balle s’assoit aussi au vent : il faut la surveiller.} {ete|L’hiver, dans l’entrée, une mitaine roulée s’assoit à la place de la balle.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Balle reçue sur la tête ou le pied.', 'Balle tombée au mauvais moment, et petite colère.'],
        dangersAEliminer: [
          '{0-18m|Balle mouillée de salive : lavez-la ou changez-la avant une autre bouche.}',
          'Balle lancée à la volée : elle se porte assise, se donne ou roule.',
          'Gobelet fendu ou rouleau écrasé : retirez-le.',
          '{0-18m 18-24m|Carton mâché : retirez le morceau, le rouleau sort du jeu.}',
          '{18-24m 2-3a 3-4a 4-5a|Marcheur qui fixe sa balle : le chemin est libre, les enfants assis sont hors de la route.}',
        ],
        supervision: 'palier1',
        allergies: ['Latex : balles sans latex si un enfant y réagit.'],
      },
      observation: [
        'Compétences sociales : à qui tend-il la balle, et comment attend-il qu’elle revienne?',
        'Attention : {18-24m 2-3a 3-4a 4-5a|où vont ses yeux quand il marche, sur la balle ou devant lui?}{!18-24m !2-3a !3-4a !4-5a|où vont ses yeux quand la balle vient de tomber?}',
        'Motricité fine : {18-24m 2-3a 3-4a 4-5a|notez sa prise sur le siège et la force de ses doigts.}{!18-24m !2-3a !3-4a !4-5a|notez comment sa main prend la balle et la lâche.}',
      ],
      prolongements: [
        'Après la collation, chacun porte son gobelet vide jusqu’à l’évier, bien droit, comme si la balle y était.',
        'À la maison, la famille s’y essaie avec un bas roulé et un rouleau de papier vide.',
      ],
      reflexionRetroaction: [
        'À qui ai-je donné la balle le plus souvent?',
        'Qui n’a fait que ramasser, et le faisait-il pour quelqu’un?',
      ],
    },
  },
]
