import { closing, guided, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const BABY_WATER_AND_EARTH_SHEETS: readonly BankSheet[] = [
  {
    key: 'roches-seches-roches-mouillees',
    summary: 'De grosses roches, un peu d’eau dans un plat : la roche fonce sous le pinceau, puis redevient pâle.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['couleurs-et-textures', 'eau-neige-et-glace'],
    materials: ['roches', 'eau', 'pinceaux'],
    place: 'WATERSIDE',
    alsoAt: {
      YARD: 'Dans la cour, les roches se posent sur une toile, moitié à l’ombre, moitié au soleil.',
      PARK: 'Au parc, une grosse roche ou un muret bas suffit; apportez l’eau dans une bouteille.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 20,
    adults: 2,
    calls: [
      'roche',
      'caillou',
      'galet',
      'mouiller',
      'sécher',
      'pinceau',
      'tache d’eau',
      'peindre à l’eau',
      'plage',
      'rive',
      'foncé',
      'cailloux',
    ],
    seen: [
      'elle trempe son gros pinceau et barbouille les cailloux pour les voir foncer',
      'il pose sa main mouillée sur le ciment et regarde sa trace s’effacer',
      'un petit fait des allers-retours avec son pinceau qui dégoutte',
      'il est surpris, le rond foncé a disparu pendant qu’il regardait ailleurs',
      'elle se couche la bedaine sur une pierre chaude et ne bouge plus',
      'on manque de peinture et ils veulent barbouiller dehors avec de l’eau',
      'à la plage, mes petits léchaient leurs doigts mouillés après avoir flatté les galets',
      'après la pluie, ils se demandent où est partie l’eau sur les dalles de la cour',
    ],
    scenes: ['peindre', 'eau'],
    picture:
      'Loin de l’eau, un poupon pose sa paume mouillée sur une roche qui fonce; une petite en peint une autre au pinceau.',
    sheet: {
      titre: 'Roches sèches, roches mouillées',
      observationDepart:
        'Les petits tapotent les roches tièdes et lèchent leurs doigts mouillés. La tache foncée les arrête chaque fois.',
      intentionEducative: 'Soutenir le plaisir d’agir sur une matière qui change, puis revient comme avant.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
      ],
      objectifs: [
        'Toucher, tapoter, frotter une surface froide ou tiède.',
        'Faire apparaître une tache et la regarder disparaître.',
        'Recommencer autant de fois qu’il le veut.',
      ],
      materiel: [
        item(
          'Roches rondes, plus grosses que deux poings et trop lourdes pour eux',
          '{rive cour|deux par enfant}{rive|, choisies sur place}{parc|une grosse pour tous, trouvée sur place}',
          'Dalles de jardin lisses',
        ),
        item(
          'Plat bas avec deux doigts d’eau',
          'un{rive parc|, et une bouteille d’eau pour le remplir}',
          'Éponge dense tenue par l’adulte',
        ),
        item('Gros pinceaux courts à soies bien fixées', 'un par enfant', 'Main de l’enfant'),
        item('Toile ou grande couverture', 'une', 'Vieux drap'),
        item('Serviettes sèches', 'une par enfant', 'Linges à vaisselle'),
      ],
      preparation: [
        '{rive|Installez la toile à plus de dix pas de la rive. Une adulte s’assoit entre l’eau et les petits et ne fait que cela; l’autre tient le plat.} {cour parc|Étendez la toile moitié à l’ombre; une adulte tient le plat, l’autre suit ceux qui s’éloignent.}',
        'Brossez les roches : aucune arête, aucun éclat, rien qui se détache.',
        'Tirez sur les soies des pinceaux avant de les offrir. {ete|L’été, touchez chaque roche : au soleil, elle brûle.}',
        '{avec-naturel|Ajoutez @materiel aux roches, si chaque morceau est plus gros qu’un poing.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 4, 30: 4 },
          'Trempez le pinceau, posez-le sur une roche, levez-le. « Oh! » Montrez la tache du doigt, sans la nommer tout de suite. Puis donnez à chacun son pinceau, ou mouillez-lui la paume.',
        ),
        play(
          { 10: 6, 20: 12, 30: 12 },
          '{0-18m|Assis devant sa roche, le poupon la frappe de sa paume mouillée et regarde sa main foncer le gris; un autre y traîne le pinceau.} {18-24m|L’enfant qui marche va du plat à la roche, le pinceau dégoulinant, et repart avant que la tache sèche.} Certains préfèrent la roche sèche et tiède, contre le ventre. Décrivez ce qui arrive : « C’est foncé… ça s’en va… » {20min 30min|À mi-jeu, pressez votre paume mouillée sur la roche et levez-la : une main foncée pâlit peu à peu; d’autres mains s’y mettent.}',
        ),
        play(
          { 30: 9 },
          '{rive cour|Sans lâcher le plat, faites basculer une roche de l’autre main, personne à côté : dessous, elle est froide et humide, parfois pleine de sable.} {parc|Passez du côté à l’ombre : la roche y est plus froide, parfois humide.} Laissez les mains passer d’un côté à l’autre. Une couche ou une gorgée d’eau peut couper le jeu; la tache, elle, aura séché au retour.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Videz le plat devant eux, loin de la toile. Une dernière roche sèche au soleil pendant que vous essuyez les doigts avec les serviettes.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Attendez que la tache ait disparu avant de proposer autre chose.',
          'Nommez froid, tiède, rude, lisse, quand la main touche.',
          'Gardez une main sur le bord du plat, tout le temps qu’il contient de l’eau.',
        ],
        questionsOuvertes: ['Où est passée la tache?', 'Comment elle est, cette roche-là?'],
      },
      vocabulaire: ['mouillé', 'sec', 'foncé', 'pâle', 'rude', 'lisse', 'tapoter'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'À plat ventre devant une seule roche, le plus jeune l’explore avec la paume; vous mouillez, il regarde.',
        },
        {
          pour: '18-24m',
          texte:
            '{rive cour|Posez deux roches à trois pas l’une de l’autre : le temps de mouiller la seconde, la première a déjà pâli.} {parc|Peignez un bout de la roche, puis l’autre : le temps de mouiller le second, le premier a déjà pâli.}',
        },
        {
          pour: 'besoins_particuliers',
          texte: 'Celui qui n’aime pas le mouillé reçoit une roche sèche et tiède, et vous regarde peindre la vôtre.',
        },
        {
          pour: 'interieur',
          texte: 'Une dalle sur un plateau, près de la fenêtre, et le jeu continue les jours de pluie.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!automne|L’automne, peignez aussi l’écorce d’une bûche.} L’hiver, la roche entre au local et sèche près de la vitre.',
        },
      ],
      securite: {
        risquesAcceptes: ['Vêtements mouillés.', 'Paume qui frappe un peu fort.'],
        dangersAEliminer: [
          'Roche qu’un petit pourrait soulever ou faire rouler sur un pied, sur des doigts : choisissez plus lourd et calez-la au sol.',
          'Roche trop chaude : arrosez-la ou tirez-la à l’ombre.',
          'Soie qui s’arrache du pinceau, ou pinceau en bouche de qui se déplace : vous le reprenez aussitôt; {rive|coquille brisée, hameçon ou verre dans le sable.} {cour parc|gravier ramassé autour de la toile.}',
        ],
        supervision: 'palier1',
        allergies: ['Piqûres : l’auto-injecteur reste sur l’adulte de la toile.'],
      },
      observation: [
        'Développement sensoriel : quelle surface retient sa main?',
        'Éveil aux sciences : attend-il le retour du gris?',
        'Motricité fine : comment tient-il le pinceau, et combien de temps?',
      ],
      prolongements: [
        'Rapportez une roche au local : elle retrouvera un pinceau les jours de pluie.',
        'À la maison, un pinceau et une débarbouillette mouillée suffisent pour foncer la marche d’entrée : dites-le aux parents.',
      ],
      reflexionRetroaction: [
        'Qu’est-ce qui les a fait recommencer?',
        'Les deux adultes savaient-elles qui surveillait quoi?',
      ],
    },
  },
  {
    key: 'la-debarbouillette-fraiche',
    summary:
      'Grosse chaleur : tordre, sucer, poser sur son ventre une débarbouillette fraîche, et sentir l’eau courir.',
    ageGroups: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['eau-neige-et-glace'],
    materials: ['eau', 'tissus'],
    place: 'INDOORS',
    alsoAt: { YARD: 'Dans la cour, seulement à l’ombre, le matin, sur des serviettes étendues dans l’herbe.' },
    seasons: ['SUMMER'],
    durationMinutes: 20,
    adults: 1,
    occasion: 'canicule',
    calls: [
      'canicule',
      'chaleur',
      'il fait chaud',
      'débarbouillette',
      'se rafraîchir',
      'tordre',
      'goutte',
      'mouiller',
      'jeu d’eau',
      'été',
      'humidex',
    ],
    seen: [
      'il suce le coin de sa guenille mouillée et l’échappe sur ses cuisses',
      'elle serre l’éponge froide et regarde l’eau lui couler sur le bras',
      'un bébé couché gigote quand je lui pose un linge frais sur les pieds',
      'les joues rouges, ils chialent et collent, on ne sort pas à cause de la chaleur',
      'elle perce ses dents et mâchouille tout ce qui est froid',
      'il lance sa serviette trempée par terre et veut tout de suite la ravoir',
      'l’air climatisé a lâché ce matin et mes poupons sont comme des lavettes',
      'au lavage des mains, il est parti avec la débarbouillette mouillée dans la bouche',
    ],
    scenes: ['eau', 'bouche'],
    picture:
      'Par grosse chaleur, un poupon en couche suce une débarbouillette mouillée; un autre en a une sur les pieds.',
    sheet: {
      titre: 'La débarbouillette fraîche',
      observationDepart:
        'Les joues sont rouges, les petits collent et grognent. Au lavage des mains, un poupon a gardé la débarbouillette mouillée contre sa bouche.',
      intentionEducative:
        'Offrir un jeu d’eau sans effort, où le petit se rafraîchit lui-même et découvre ce que sa main fait sortir du tissu.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Santé et sécurité', role: 'secondaire' },
      ],
      objectifs: [
        'Serrer le tissu et voir l’eau en sortir.',
        'Choisir la partie du corps à rafraîchir.',
        'Montrer qu’il a soif, qu’il a froid ou qu’il en veut encore.',
      ],
      materiel: [
        item('Débarbouillettes de ratine', 'quinze', 'Carrés coupés dans une vieille serviette, ourlés'),
        item('Plat bas d’eau fraîche, deux doigts', 'un, contre votre cuisse', null),
        item('Grandes serviettes sous les petits', 'trois', 'Draps pliés'),
        item('À boire, selon l’âge de chacun', 'à volonté', null),
        item('Serviette et couche sèches', 'une de chaque par enfant', null),
        item('{cour|Chapeau et vêtement mince}', 'un de chaque par enfant', null),
      ],
      preparation: [
        '{dedans|Fermez les stores du côté du soleil et étendez les serviettes dans le coin le plus frais du local.} {cour|Sortez avant 11 h, à une ombre qui durera, et étendez les serviettes sur l’herbe.}',
        '{dedans|Mettez les petits en couche, une sèche pour chacun à côté de vous.} {cour|Gardez à chacun un vêtement mince et un chapeau, une couche sèche à côté de vous.}',
        'Tâtez l’eau du poignet : fraîche, jamais glacée.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Trempez une débarbouillette, levez-la au-dessus de votre bras, serrez. Les gouttes courent. « Aaah… » Déposez-en une devant chaque petit.',
        ),
        play(
          { 10: 6, 20: 13, 30: 14 },
          'Couché, le plus jeune en reçoit une sur les pieds et bat des jambes. Assis, un autre suce la sienne, la jette, la reprend : celle-là ne retourne pas au plat. Donnez-en une fraîche dès qu’une tiédit; l’eau ne quitte pas votre cuisse. {!10min|Posez-en une sur votre genou, une sur votre nuque : « Et toi, où tu la mets? »} {avec-tissu|Mouillez aussi @materiel : combien d’eau en sort?}',
        ),
        play(
          { 30: 9 },
          'Pause pour boire, puis deuxième vague : faites tomber les gouttes d’une débarbouillette haute dans une main ouverte, sur un genou, sur une épaule. Celui qui frissonne a fini; une serviette sèche l’attend.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 4 },
          'Tordez la dernière au-dessus du plat, videz-le tout de suite et épongez chacun dans sa serviette sèche, sans frotter. « Tout frais, le cou. Tout frais, les genoux. » Le plat vidé, changez les couches trempées.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Suivez son choix : s’il ramène toujours le tissu au même endroit, retournez-y avec une goutte.',
          'Posez la débarbouillette près du pied et attendez qu’il y touche.',
          'Offrez souvent à boire, sans attendre la demande.',
        ],
        questionsOuvertes: ['Où tu la mets, la débarbouillette?', 'Qu’est-ce qui coule?'],
      },
      vocabulaire: ['frais', 'mouillé', 'serrer', 'tordre', 'la goutte', 'couler', 'soif'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Avant la position assise, tenez-le {dedans|en petit bain d’air }sur vos genoux et passez le tissu sur la plante du pied.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pour l’enfant qui déteste être mouillé, offrez le tissu frais et bien essoré, enveloppé d’un coton sec.',
        },
        {
          pour: 'interieur',
          texte:
            '{cour|Si l’ombre tourne ou que l’air devient lourd, rentrez : le jeu est le même sur le carrelage.} {dedans|Sur le carrelage frais, une seule serviette sous les fesses suffit.}',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, prenez de l’eau tiède et jouez au lavage des mains, une goutte à la fois au creux de la paume.',
        },
      ],
      securite: {
        risquesAcceptes: ['Sucer un coin de débarbouillette propre.', 'Grimacer quand une goutte tombe sur la joue.'],
        dangersAEliminer: [
          'Débarbouillette mouillée laissée sur le visage d’un poupon couché.',
          '{dedans|Plancher glissant autour des serviettes pour ceux qui marchent.}',
          'Petit qui vous semble mal supporter la chaleur : cessez le jeu et suivez le protocole de chaleur de votre milieu.',
          '{cour|Soleil direct : avant 6 mois, ombre et vêtements seulement.}',
        ],
        supervision: 'palier1',
        allergies: ['Lavez les débarbouillettes sans parfum; chacune va ensuite à la lessive, non au voisin.'],
      },
      observation: [
        'Développement sensoriel : où pose-t-il le tissu frais sur son corps?',
        'Éveil aux sciences : resserre-t-il quand l’eau ne coule plus?',
        'Santé et sécurité : comment montre-t-il qu’il a soif ou froid?',
      ],
      prolongements: [
        'Une fois lavées, étendez les débarbouillettes à leur hauteur : raides et sèches après la sieste, elles étonnent.',
        'Dites aux parents combien l’enfant a bu et ce qui l’a rafraîchi.',
      ],
      reflexionRetroaction: [
        'Mon rythme convenait-il à la chaleur, ou ai-je trop proposé?',
        'Qui a bu trop peu, et que faire cet après-midi?',
      ],
    },
  },
  {
    key: 'pat-pat-la-boue',
    summary:
      'Un grand plat de terre, un filet d’eau : la paume claque, ça colle, ça coule, et la trace reste sur le bras.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['terre-et-boue'],
    materials: ['terre', 'eau'],
    place: 'YARD',
    alsoAt: { INDOORS: 'Au local, le plat se pose sur une toile étendue, tout près de l’évier.' },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'boue',
      'terre',
      'bouette',
      'salir',
      'jeu salissant',
      'creuser',
      'tapoter',
      'pâte',
      'jardin',
      'mains sales',
      'jouer dans la terre',
      'eau',
      'textures',
      'toucher',
    ],
    seen: [
      'elle tape à pleines mains dans la flaque de terre et cligne des yeux',
      'il s’en étend jusqu’au coude et vient nous montrer son bras brun',
      'un petit plante sa main dans la terre molle, la sort et la replante',
      'elle n’ose pas se salir et touche la gadoue avec un seul doigt',
      'il met des poignées de terre mouillée dans sa bouche avec un grand sourire',
      'tout fier, il nous montre que ça fait splouch quand il frappe',
      'au dégel, la cour est toute en bouette et mes trottineurs courent s’y écraser',
      'près du boyau d’arrosage, ils ont trouvé un trou vaseux et ne voulaient plus en partir',
    ],
    scenes: ['flaques-boue', 'petrir'],
    picture:
      'Sous un arbre, trois petits en chapeau de soleil tapent la boue dans de grands plats; l’éducatrice y verse un filet d’eau.',
    sheet: {
      titre: 'Pat, pat, la boue',
      observationDepart:
        'Au pied de la gouttière, un petit a trouvé la terre molle. Il y a planté la main, l’a regardée, puis l’a replantée.',
      intentionEducative:
        'Permettre au petit de transformer une matière avec sa seule paume, et de recommencer sans souci de propreté.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
      ],
      objectifs: [
        'Taper, presser, gratter une terre qui change.',
        'Voir la terre devenir boue quand l’eau arrive.',
        'Approcher la matière à sa manière, du doigt ou de tout le bras.',
      ],
      materiel: [
        item('Terre de jardin tamisée, sans engrais ni fumier', 'un demi-bac', 'Sable fin propre'),
        item('Plats larges et bas', 'deux', 'Plaques de cuisson'),
        item('{dedans|Toile imperméable}', 'une, sous les plats', 'Nappe cirée'),
        item('Pichet d’eau à couvercle, derrière vous', 'un litre', 'Arrosoir'),
        optional('Grosses cuillères de bois', 'deux', 'Louches de plastique'),
        item('Débarbouillettes mouillées', 'deux par enfant', null),
        item('Vieux vêtements{ete|, ou couche seule}', 'un rechange chacun', null),
      ],
      preparation: [
        'Émiettez la terre entre vos doigts : retirez cailloux, racines, éclats, bouts de bois. Versez-la dans les deux plats, posés côte à côte.',
        'Assoyez-vous à la place des plats et regardez autour : {cour|ombre, fourmis, distance de la porte.} {dedans|toile bien à plat, débarbouillettes à portée de main.}',
        'Faites boire et changez tout le monde avant : vos mains seront prises.',
        '{avec-contenant|Enterrez @materiel à moitié dans le plat.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 4 },
          'Tapez la terre à peine humide : « pat, pat ». Des miettes sautent. Versez ensuite un filet d’eau au milieu et tapez encore : le son a changé. Laissez les mains venir.',
        ),
        play(
          { 20: 13, 30: 19, 45: 20 },
          'Les hardis frappent à deux mains et clignent des yeux sous les éclaboussures. Assis entre vos jambes, un prudent gratte d’un seul doigt. {18-24m|Le plus grand fait monter la boue le long de son bras et vous la montre.} Quand les tapes ralentissent, plantez la main et retirez-la : versez un filet dans le trou, il se remplit. {30min 45min|Plus tard, tirez un doigt dans la boue lisse : une route s’ouvre, d’autres doigts la suivent.} Une poignée part vers la bouche? Ouvrez la main avec lui, essuyez, remettez-la dans le plat : « Avec les mains. »',
        ),
        play(
          { 45: 12 },
          'Faites une pause hors de ces minutes, mains lavées : la collation ou les couches. Au retour, la boue a séché au bord des plats : elle craque sous l’ongle. Ajoutez de l’eau dans un seul plat. Chacun choisit le sec ou le mouillé, ou passe de l’un à l’autre.',
        ),
        closing(
          { 20: 4, 30: 7, 45: 9 },
          'Un enfant à la fois, ouvrez la débarbouillette sur ses doigts : « Où est le pouce? Le voilà! » Les autres tapent encore. Éloignez les plats avant de soulever le dernier enfant. Toutes les mains passent ensuite à l’eau et au savon.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Salissez-vous d’abord : votre main brune le rassure.',
          'Versez l’eau par filets, en attendant chaque fois qu’il ait senti la différence.',
          'Oubliez les vêtements; surveillez les yeux et la bouche.',
        ],
        questionsOuvertes: ['Qu’est-ce que ça fait, l’eau?', 'Où sont tes doigts?'],
      },
      vocabulaire: ['la terre', 'la boue', 'mou', 'coller', '{20min 30min|mouillé}{45min|sec}', 'taper', 'brun'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Sur vos genoux, le plus jeune pose {ete|un pied}{!ete|une main} dans la boue. Avant la position assise, une paume, une minute, et la débarbouillette.',
        },
        { pour: '18-24m', texte: 'Donnez une cuillère de bois et placez les deux plats à un pas : la boue déménage.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'Celui qui refuse de se salir promène une cuillère de bois dans le plat, ou regarde, la débarbouillette dans l’autre main.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, rentrez un plat de terre gelée le matin : elle résiste d’abord au doigt, puis s’enfonce après la collation.',
        },
      ],
      securite: {
        risquesAcceptes: ['Un peu de terre sur la langue, vite essuyé.', 'Boue dans les cheveux.'],
        dangersAEliminer: [
          'Terreau du commerce avec billes blanches, engrais ou morceaux d’écorce.',
          'Terre d’un coin où passent les chats, ou d’un bord de stationnement.',
          'Main boueuse dans l’œil : rincez à l’eau claire, doucement.',
        ],
        supervision: 'palier1',
        allergies: ['Couvrez une plaie ou un eczéma avant le jeu, et rincez la peau aussitôt après.'],
      },
      observation: [
        'Éveil aux sciences : tape-t-il autrement là où l’eau est tombée?',
        'Développement sensoriel : par quelle partie du corps commence-t-il?',
        'Tempérament : combien de temps regarde-t-il avant d’y mettre la main?',
      ],
      prolongements: [
        'Gardez une plaque de boue séchée jusqu’au lendemain et ajoutez-y de l’eau devant eux.',
        'Prévenez les familles la veille : de vieux vêtements, et un mot sur ce que l’enfant a aimé toucher.',
      ],
      reflexionRetroaction: [
        'À quel moment ai-je pensé au ménage plutôt qu’au jeu?',
        'Qui aurait voulu rester dans la terre sèche?',
      ],
    },
  },
  {
    key: 'le-souffle-du-lac',
    summary:
      'Loin de la rive, contre une adulte, les petits écoutent le vent et le lac et leur répondent par des sons.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['vent-et-ciel', 'sons-et-silence'],
    materials: ['tissus'],
    place: 'WATERSIDE',
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    alsoIn: {
      WINTER: 'L’hiver, la halte se fait du sentier, chacun attaché dans la poussette; la forme courte suffit.',
    },
    durationMinutes: 20,
    adults: 2,
    calls: [
      'vague',
      'lac',
      'fleuve',
      'rivière',
      'plage',
      'vent',
      'écouter',
      'bruit de l’eau',
      's’apaiser',
      'bercer',
      'gazouiller',
      'nature',
      'sons',
    ],
    seen: [
      'elle fait chhh avec sa bouche chaque fois que l’eau monte sur le bord',
      'il gonfle les joues et souffle sur le foulard qui lève au vent',
      'un poupon jase avec les vagues et attend qu’on lui réponde',
      'il braillait dans le carrosse et s’est tu en entendant la rivière',
      'elle se blottit contre ma bedaine quand le vent lui coupe le souffle',
      'un bébé pointe le large et cherche mes yeux pour que je regarde aussi',
      'en sortie près du fleuve, mes bébés écoutaient le bruit sans bouger, comme hypnotisés',
      'au quai, on s’est balancés ensemble au rythme de l’eau et ils se sont calmés',
    ],
    scenes: ['voix', 'vent-pluie', 'repos', 'ecouter'],
    picture:
      'Face au lac, l’adulte laisse le vent gonfler un tissu; un poupon tend les mains, une enfant souffle dessus.',
    sheet: {
      titre: 'Le souffle du lac',
      observationDepart:
        'Au bruit du lac, un petit cesse de pleurer. Un autre tend le doigt vers le large et attend votre regard.',
      intentionEducative:
        'Offrir un moment où le bruit de l’eau devient une conversation, tout contre une adulte connue.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage prélinguistique', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Attachement', role: 'secondaire' },
      ],
      objectifs: [
        'Écouter, se tourner, répondre par un son ou un geste.',
        'Chercher le regard de l’adulte et le partager.',
        'S’apaiser avec un rythme.',
      ],
      materiel: [
        item('Poussette à plusieurs places, avec attaches', 'une', '{!hiver|Porte-bébés}{hiver|Traîneau à dossier}'),
        item('{!hiver|Grande couverture épaisse}', 'une', 'Toile doublée d’un drap'),
        item('Carré de tissu léger, 20 cm de côté', 'un par adulte', 'Grande feuille souple'),
        item('{30min !hiver|À boire, selon l’âge de chacun}', '{30min !hiver|à volonté}', null),
      ],
      preparation: [
        '{!hiver|Installez la couverture à plus de dix pas de l’eau, à l’ombre et à l’abri du grand vent.} {hiver|L’hiver, arrêtez la poussette dos au vent, sur le sentier dégagé, freins mis, loin de la glace.}',
        'Une adulte se place entre l’eau et le groupe; l’autre ne quitte pas les petits.',
        '{!hiver|Passez la main sous la couverture : verre, hameçons, roches pointues.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 4, 30: 4 },
          'Dos au vent, mettez-vous à la hauteur des petits{!hiver|, assise, un dos contre votre ventre}. {hiver|L’hiver, restez accroupie devant la poussette.} « Chhhh… » fait la vague, ou le vent. « Chhhh… » faites-vous. Attendez le suivant.',
        ),
        play(
          { 10: 6, 20: 12, 30: 12 },
          'L’un gazouille, l’autre agite la main : chaque son reçoit une réponse. Laissez le tissu se gonfler dans votre main, à la hauteur de leurs yeux. {!hiver|Qui préfère l’herbe s’y roule, tout près de vous.} {18-24m|Le plus grand gonfle ses joues et souffle sur le tissu.}',
        ),
        play(
          { 30: 9 },
          '{!hiver|Assise parmi eux, couchez contre vous qui le veut, l’oreille au sol : le bruit change. Qui a soif boit ici, dans vos bras, au rythme de l’eau. Celui qui a bu reprend un coin du tissu.} {hiver|L’hiver, avancez plutôt de vingt pas, arrêtez, écoutez encore. Tournez la poussette : le bruit vient maintenant de l’autre côté, un visage le cherche.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Balancez le buste, ou la poussette, sur le bruit qui vient et s’en va, puis un souffle sur deux, puis un sur trois. Un dernier « chhhh » à l’oreille de chacun, puis la main dit au revoir au lac.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Laissez passer trois souffles du lac avant de reparler.',
          'Regardez ce qu’il regarde, puis son visage.',
          'Reprenez son son, sa hauteur, sa durée.',
        ],
        questionsOuvertes: ['Qu’est-ce qui fait « chhh »?', 'Où s’en va le bruit?'],
      },
      vocabulaire: ['la vague', 'le vent', 'souffler', 'loin', 'encore', 'au revoir', 'le lac'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Imitez la vague tout près de sa joue : votre souffle arrive avec le son, et il tourne la tête pour le retrouver.',
        },
        {
          pour: '18-24m',
          texte: 'Jouez à « la vague vient… la vague s’en va », le buste penché en avant, puis en arrière.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant sensible au vent tourne le dos au lac, {!hiver|dans vos bras, l’oreille contre vous}{hiver|le capuchon relevé, votre main contre sa joue}.',
        },
        { pour: 'interieur', texte: 'Un tissu soulevé lentement, une respiration exagérée : la vague entre au local.' },
      ],
      securite: {
        risquesAcceptes: [
          '{!hiver|Sable aux lèvres, vite essuyé.}',
          '{!hiver|Vent au visage.} {hiver|Protester d’être attaché pendant la halte.}',
        ],
        dangersAEliminer: [
          '{!hiver|Coquilles, roches et déchets à portée de bouche autour de la couverture.}',
          'Tissu lâché sur un visage : l’adulte en tient toujours un coin.',
          'Poussette arrêtée dans une pente vers l’eau, ou sans frein.',
          'Enfant qui s’endort : écourtez et rentrez le coucher dans son lit.',
        ],
        supervision: 'palier1',
        allergies: ['Trousse d’urgence et auto-injecteur restent sur l’adulte qui accompagne l’enfant.'],
      },
      observation: [
        'Langage prélinguistique : à quel bruit répond-il, et comment?',
        'Attachement : comment revient-il chercher votre regard?',
        'Développement sensoriel : que fait son corps quand le vent change?',
      ],
      prolongements: [
        'Enregistrez le bruit du lac et réécoutez-le au local, avant la sieste.',
        'La berceuse que la famille chante le soir se chante aussi au bord du lac, au rythme de son bruit.',
      ],
      reflexionRetroaction: [
        'Combien de souffles du lac ont passé sans un mot de moi?',
        'Qui m’a montré qu’il en avait assez, et par quel signe?',
      ],
    },
  },
  {
    key: 'plus-de-canard',
    summary:
      'De la poussette, les petits guettent les canards qui plongent et reparaissent, puis la main plonge à son tour.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['animaux-et-traces', 'oiseaux'],
    materials: [],
    place: 'WATERSIDE',
    alsoAt: { PARK: 'Au parc, la halte se fait devant le bassin clôturé, du côté du sentier.' },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    alsoIn: {
      WINTER:
        'L’hiver, la halte se fait là où l’eau ne gèle pas et où des canards sont restés; la forme courte suffit.',
    },
    durationMinutes: 30,
    adults: 2,
    calls: [
      'canard',
      'étang',
      'oiseau d’eau',
      'coin-coin',
      'plonger',
      'outarde',
      'promenade',
      'poussette',
      'animaux',
      'jeu de doigts',
      'disparaître',
      'comptines',
      'comptines à doigts',
    ],
    seen: [
      'il dit plus en ouvrant les mains quand l’oiseau cale sous l’eau',
      'elle plonge sa main derrière son dos puis la ressort en faisant coin coin',
      'un petit fait caler son canard de bain et attend qu’il remonte',
      'ils guettent, tout excités, où la bête va ressortir',
      'elle est déçue que les outardes soient parties et les cherche sur l’étang',
      'attaché dans la poussette, il bat des pieds devant les oiseaux qui nagent',
      'au parc, on s’est arrêtés devant l’étang et ils ne voulaient plus repartir',
      'depuis la visite au bassin, mon dix-huit mois fait coin coin à tous les repas',
    ],
    scenes: ['bestioles', 'cacher-trouver'],
    picture:
      'Dans leur poussette, au bord de l’eau, deux petits regardent un canard plonger, la queue en l’air; une main d’adulte plonge aussi.',
    sheet: {
      titre: 'Plus de canard!',
      observationDepart:
        'Au dernier passage devant l’étang, un canard a basculé la tête sous l’eau. Les pieds ont cessé de battre dans la poussette.',
      intentionEducative:
        'Soutenir l’attention partagée et les premiers mots, devant un animal qui disparaît et revient pour vrai.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage prélinguistique', role: 'principal' },
        { domaine: 'cognitif', composante: 'Mémoire', role: 'secondaire' },
      ],
      objectifs: [
        'Pointer, faire un son, regarder si l’adulte a vu.',
        'Attendre qu’un animal caché revienne.',
        'Reprendre un geste ou un cri de la comptine.',
      ],
      materiel: [
        item('Poussette à plusieurs places, avec attaches', 'une place par enfant', 'Chariot à sièges, avec attaches'),
        item(
          'Trousse de sortie : eau, couches, {!hiver|chapeaux}{hiver|tuques et mitaines de rechange, une couverture par siège}',
          'une',
          null,
        ),
        optional('{0-18m|Porte-bébé}', '{0-18m|un, pour le plus jeune}', null),
      ],
      preparation: [
        'Repérez d’avance un arrêt plat, {!hiver|à l’ombre}{hiver|à l’abri du vent}, d’où l’eau se voit bien, à plus de dix pas de la rive. {hiver|L’hiver, prenez un endroit où l’eau reste ouverte, sur un sentier sans glace.}',
        'Une adulte reste à la poussette, mène le jeu et compte; l’autre se place entre l’eau et les petits, tournée vers eux.',
        'N’apportez rien à donner aux canards : ils viendraient jusqu’aux roues.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Mettez les freins, accroupissez-vous à leur hauteur et regardez l’eau comme on attend l’autobus. Quand un canard passe, baissez la voix : « Le canard. »',
        ),
        play(
          { 20: 11, 30: 12, 45: 16 },
          'Chaque petit suit son canard. L’un crie, l’autre pointe derrière lui un pigeon : suivez son doigt aussi. Un canard plonge : « Plus de canard! » Tout le monde attend. Il revient, ailleurs. Pas de plongeon? Celui qui passe derrière un buisson disparaît aussi. {0-18m !multiage|Le poupon fixe le rond resté sur l’eau, puis vous cherche des yeux : levez les sourcils. Quand son regard part vers une roue, montrez-lui l’eau de tout le bras, sans un mot.} {0-18m !multiage 45min|Au troisième plongeon, guettez sa jambe : si elle se raidit, il attend déjà le retour.} {18-24m|Un trottineur dit maintenant « plus de canard » avant vous.} {18-24m !multiage|Demandez-lui où le canard va sortir, et regardez là où il pointe. Le canard paraît ailleurs : vous vous êtes trompés ensemble, et vous riez.}',
        ),
        guided(
          { 20: 3, 30: 5, 45: 6 },
          'La main fait le canard. « Un canard dans l’eau » : elle flotte. « Plonge le bec » : elle pique. « Lève la queue » : elle se redresse. « Plus de canard! » : derrière le dos. « Coin, coin, le revoilà » : elle revient. « Tout mouillé, là, là, là! » : les doigts pianotent sur {!hiver|un ventre}{hiver|une manche}. Passez d’un siège à l’autre.',
        ),
        play(
          { 30: 4, 45: 12 },
          'Retour aux vrais canards, sans comptine. Attendez la demande : une main qui disparaît derrière un dossier, un « coin » à mi-voix. {45min|Ôtez les freins, avancez jusqu’à un deuxième arrêt plat, aussi loin de l’eau, et remettez-les. Des canards y dorment, le bec dans les plumes? Chuchotez.}',
        ),
        closing(
          { 20: 3, 30: 5, 45: 6 },
          'Comptez les enfants à voix haute, ôtez les freins, saluez les canards de la main. Sur le chemin, un seul mot : « Partis. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Gardez votre joue près de la sienne pour voir ce qu’il voit.',
          'Taisez-vous entre le plongeon et le retour, même si un petit vous regarde.',
          'Redites son son en l’allongeant : « coa » devient « coin, coin ».',
        ],
        questionsOuvertes: ['Où il est, le canard?', 'Qu’est-ce qu’il dit?'],
      },
      vocabulaire: ['le canard', 'l’eau', 'plonger', 'le bec', 'la queue', 'parti', 'revenu'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Le plus jeune regarde de sa place, ou du porte-bébé, sur l’adulte de la poussette; la comptine se joue sur sa main.',
        },
        { pour: '18-24m', texte: 'Offrez de choisir le doigt qui sera le petit canard, et où il se cache.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui voit peu loin tient votre main-canard : il la sent plonger et revenir, pendant que vous racontez l’eau.',
        },
        {
          pour: 'interieur',
          texte: 'La main plonge derrière un coussin pendant que la comptine se dit.',
        },
        {
          pour: 'autre_saison',
          texte:
            'Quand les canards sont partis, le pigeon du trottoir ou la mésange de la mangeoire disparaît et revient aussi.',
        },
      ],
      securite: {
        risquesAcceptes: ['Impatience quand le canard tarde.', 'Cri qui fait fuir les oiseaux.'],
        dangersAEliminer: [
          'Poussette dans une pente, sans frein, ou tournée vers l’eau : placez-la de côté.',
          'Petit détaché « juste pour voir » : il sort de la poussette loin de la rive seulement.',
          '{parc|Noyade : la clôture reste fermée entre le bassin et la poussette, et une adulte s’y place, à portée de bras.}',
          'Fientes sur le sentier et sur les roues : rien de tombé ne retourne à la bouche.',
        ],
        supervision: 'palier1',
        allergies: [
          '{!hiver|Piqûres de guêpe près des poubelles : l’auto-injecteur reste sur l’adulte.} {hiver|L’auto-injecteur reste au chaud, sous le manteau de l’adulte.}',
        ],
      },
      observation: [
        'Langage prélinguistique : pointe-t-il pour demander ou pour montrer?',
        'Mémoire : où regarde-t-il pendant que le canard est sous l’eau?',
        'Langage oral : quel mot ou quel cri de la comptine garde-t-il?',
      ],
      prolongements: [
        'Rejouez « plus de canard » au lavage des mains : l’une plonge sous la mousse, l’autre l’attend.',
        'Apprenez la comptine aux parents à la porte : plusieurs passent devant un étang en rentrant.',
      ],
      reflexionRetroaction: [
        'À quel doigt pointé n’ai-je pas répondu?',
        'La halte convenait-elle, ou étions-nous trop loin pour voir?',
      ],
    },
  },
  {
    key: 'la-rive-vient-a-nous',
    summary:
      'Une adulte va à la rive et rapporte un galet, un bois flotté : de la poussette, les petits tapent, tâtent et rendent.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['couleurs-et-textures'],
    materials: ['roches'],
    place: 'WATERSIDE',
    seasons: [],
    durationMinutes: 20,
    adults: 2,
    calls: [
      'rive',
      'plage',
      'galet',
      'bois flotté',
      'fleuve',
      'bord de l’eau',
      'lourd',
      'toucher',
      'rapporter',
      'sable mouillé',
      'poussette',
      'cailloux',
      'nature',
      'roches',
      'lourd et léger',
    ],
    seen: [
      'il s’étire hors de la poussette pour attraper les cailloux du bord de l’eau',
      'elle cogne le bout de bois sec sur sa tablette puis le donne à son voisin',
      'il force à deux mains pour lever la grosse pierre posée sur ses genoux',
      'attachés, ils sont tannés de regarder les autres descendre jusqu’à l’eau',
      'un bébé attend, les mains tendues, que je revienne avec une autre trouvaille',
      'elle presse le sable mouillé et regarde les gouttes tomber de son poing',
      'au bord du fleuve, impossible de descendre avec six bébés, ils pleuraient de frustration',
      'en promenade, un petit pointait les coquillages et je lui en ai rapporté un',
    ],
    scenes: ['ramasser', 'mesurer', 'petrir', 'textures'],
    picture:
      'À genoux devant la poussette, une adulte offre un gros galet de la rive; deux poupons attachés tendent les mains.',
    sheet: {
      titre: 'La rive vient à nous',
      observationDepart:
        'Au bord du fleuve, un petit attaché dans la poussette s’étire vers les galets. Son voisin suit des yeux chaque personne qui descend jusqu’à l’eau.',
      intentionEducative:
        'Offrir aux petits de connaître la rive avec leurs mains sans s’en approcher : une chose arrive, se touche et repart.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'principal' },
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'secondaire' },
      ],
      objectifs: [
        'Sentir lourd, léger, froid, mouillé.',
        'Guetter ce qui s’en vient et le voir repartir.',
        'Garder, rendre ou refuser ce qui est offert.',
      ],
      materiel: [
        item(
          'Poussette à plusieurs places, avec attaches',
          'une',
          '{!hiver|Chariot à sièges}{hiver|Traîneau à dossier}, avec attaches',
        ),
        item(
          'Galets et morceaux de bois flotté, plus gros que deux poings',
          'quatre ou cinq, choisis sur place{hiver|, ou apportés sous la poussette et posés au bord de la neige tapée}',
          null,
        ),
        item('Serviettes', 'deux', 'Débarbouillettes'),
        item('{!hiver|Sable mouillé}', '{!hiver|une poignée par voyage, prise sur place}', null),
        item('{hiver|Mitaines de rechange}', '{hiver|une paire par enfant}', null),
      ],
      preparation: [
        'Arrêtez la poussette à plus de dix pas de la rive, en travers de la pente, freins mis. Une adulte n’en bouge pas, à portée de bras de tous; l’autre fait les voyages.',
        'Celle qui voyage passe la main sur chaque chose avant de la rapporter : ni arête, ni écharde, ni fil de pêche, ni coquille brisée.',
        '{hiver|L’hiver, elle s’arrête à la neige tapée, sans mettre le pied sur la glace; les mitaines de rechange restent au sec.}',
        '{avec-contenant|Servez-vous de @materiel pour les voyages, puis laissez les petits y taper.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 4, 30: 4 },
          'Devant les petits, montrez deux mains vides. Marchez vers la rive, ramassez un galet, levez-le à bout de bras. Celle qui reste pointe avec eux : « Elle s’en vient! »',
        ),
        play(
          { 10: 6, 20: 12, 30: 12 },
          'À genoux devant la poussette, portez le galet sous leurs mains. {0-18m|Une paume le tape, une autre le pousse; le plus jeune l’a contre sa semelle et pédale.} {18-24m|Celui qui parle dit « gros » et tire pour le soulever.} Le bois flotté vient ensuite, léger pour sa taille : il passe d’un siège à l’autre. {!hiver|Pressez une poignée de sable mouillé : l’eau coule entre vos doigts, une main se tend dessous.} {hiver|L’hiver, cassez une croûte de neige devant eux : elle craque, ils en tâtent le bord.} Une main se retire, un regard retourne vers l’eau : c’est le signal du voyage suivant.',
        ),
        play(
          { 30: 9 },
          'Gardez deux choses sur vos cuisses, la lourde et la légère. Ils reviennent à l’une, repoussent l’autre, redemandent la première. Ce que personne ne touche plus retourne à la rive. Celui qui proteste retrouvera son galet au prochain voyage.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Tout repart, une chose à la fois, saluée de la main. L’adulte revient les paumes ouvertes : vides. Essuyez les doigts, comptez les enfants, puis ôtez les freins.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tenez le galet par-dessous : le petit touche, vous portez.',
          'Revenez chaque fois par le même chemin, pour qu’ils sachent où regarder.',
          'Donnez un seul mot à chaque chose, et le même au voyage suivant.',
        ],
        questionsOuvertes: ['Qu’est-ce qu’elle rapporte?', 'Comment c’est, sous ta main?'],
      },
      vocabulaire: ['le galet', 'le bois', 'lourd', 'léger', 'mouillé', 'froid', 'revenir'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Détaché dans les bras de celle qui reste, le plus jeune touche du revers de la main, la joue contre son manteau ou son cou.',
        },
        {
          pour: '18-24m',
          texte:
            'Il envoie l’adulte : un doigt vers l’eau, un son, et elle repart chercher la même chose ou une autre.',
        },
        {
          pour: 'besoins_particuliers',
          texte: 'Cognez deux galets en marchant : l’enfant qui voit peu entend la rive approcher.',
        },
        {
          pour: 'interieur',
          texte: 'De gros galets brossés, cachés au bout du local, arrivent un à un jusqu’au tapis.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, offrez un galet de l’ombre et un du soleil, tiède et non brûlant.} {!hiver|L’hiver, une seule chose par voyage et la forme courte.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Doigts froids ou mouillés, vite séchés.', 'Pleurer quand le galet repart.'],
        dangersAEliminer: [
          'Galet échappé sur un pied ou une main : votre paume reste dessous.',
          'Caillou ou bout de bois qui entrerait dans un rouleau de papier hygiénique : il reste sur la rive.',
          'Poussette sans frein, ou tournée vers l’eau, même une seconde.',
          '{!hiver|Roche glissante au ras de l’eau : celle qui voyage n’y met pas le pied.} {hiver|Neige sans trace au bord : celle qui voyage ne quitte pas ce qui est tapé.}',
        ],
        supervision: 'palier1',
        allergies: ['L’auto-injecteur reste sur l’adulte de la poussette, celle qui ne voyage pas.'],
      },
      observation: [
        'Développement sensoriel : que fait sa main d’une chose froide ou mouillée?',
        'Catégories et concepts : s’attend-il au poids avant de toucher le galet?',
        'Attention : suit-il des yeux l’adulte pendant tout le voyage?',
      ],
      prolongements: [
        'Refaites les voyages dans la cour : vers la haie, la clôture, le gros arbre.',
        'Racontez au parent ce que son enfant serrait encore au moment de tout rendre à la rive.',
      ],
      reflexionRetroaction: [
        'Chacun avait-il fini quand le voyage suivant est parti?',
        'Celle qui restait voyait-elle toutes les mains à la fois?',
      ],
    },
  },
]
