import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** A demolition that asks for a permit, a bath without water, ninjas and their guard, bones worn as horns, and a puppet that looks for a word. */
export const TWO_TO_FIVES_SITE_AND_BATH_SHEETS: readonly BankSheet[] = [
  {
    key: 'permis-de-demolir',
    summary:
      '« As-tu ton permis? » Le bâtisseur dit oui, le camion fonce, et l’on compte les coups avant que la tour tombe. Puis on en bâtit une qui résiste mieux.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['cabanes-et-constructions', 'quartier-et-metiers'],
    materials: [],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, le chantier est sur l’asphalte, le patio ou {hiver|la neige tapée}{!hiver|la terre tapée}.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'les chantiers',
      'chantier',
      'chantier de construction',
      'chantiers de construction',
      'la construction',
      'blocs et camions',
      'blocs',
      'camions',
      'camion de chantier',
      'bulldozer',
      'pelle mécanique',
      'démolir',
      'démolition',
      'démolir les tours',
      'foncer dans la tour avec le camion',
      'il démolit la tour des autres',
      'bâtir une tour',
      'tour de blocs',
      'transporter des blocs',
      'bip bip, je recule',
      'demander la permission',
      'les conflits',
    ],
    seen: [
      'il fonce avec son bulldozer dans les châteaux des autres et ça revole',
      'elle bâtit en rêvant de tout jeter à terre ensuite',
      'ils empilent et comptent combien de coups avant que ça s’écroule',
      'il recule son camion en faisant bip bip jusqu’au tas de blocs',
      'un a les larmes aux yeux parce que l’autre a brisé sa construction sans demander',
      'il trouve ça drôle de tout défaire et ne comprend pas que ça fasse de la peine',
      'depuis les travaux sur la rue, ils portent un casque et défoncent tout',
      'au coin construction, pas une tour ne reste debout plus d’une minute',
    ],
    scenes: ['empiler-construire', 'demolir', 'vehicules', 'transporter'],
    picture:
      'Un enfant à genoux arrête son camion devant la tour; une amie lève le pouce, un petit recule les mains sur la tête, un deuxième camion est chargé de blocs.',
    sheet: {
      titre: 'As-tu ton permis de démolir?',
      observationDepart:
        'La tour monte. Un camion arrive à toute vitesse, et les blocs roulent partout. Un enfant rit, l’autre a les larmes aux yeux.',
      intentionEducative:
        'Soutenir l’enfant qui bâtit, prévoit et recommence autrement, et lui apprendre à demander avant de démolir.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
      ],
      objectifs: [
        'Bâtir, démolir avec le camion et rebâtir autrement.',
        'Demander « permis? » et attendre le oui avant de foncer.',
        '{3-4a 4-5a|Compter les coups et chercher pourquoi une tour tient.}',
        '{20min 30min|Charger des blocs, les conduire et les vider.}',
      ],
      materiel: [
        item(
          'Blocs',
          'six par enfant',
          '{dedans|Souliers des enfants, empilés}{cour !hiver|Sable ou terre, en tas tapés}{cour hiver|Neige, en tas tapés}',
        ),
        item('Camions', 'un pour deux enfants', 'Longs blocs couchés, poussés à deux mains'),
        optional(
          '{dedans si-rubans-adhésifs|Ruban adhésif}',
          '{dedans|un bout long comme le bras par tour}',
          '{dedans|Ruban-cache}',
        ),
        optional('{si-cordes|Corde à danser}', 'une par chantier', null),
        optional('{si-chaudières|Chaudières}', 'une par chantier', null),
        optional(
          '{20min 30min si-branches|Branches sans pointe, longues comme votre main}',
          'quatre ou cinq par camion',
          null,
        ),
        optional('{si-cônes|Cônes}', 'un par chantier', null),
      ],
      preparation: [
        'Tirez sur les roues et passez la main sur les blocs : une roue qui branle ou une écharde, et le jouet sort du jeu. {2-3a|Un bloc ou un camion qui passe dans un rouleau de papier hygiénique reste sur la tablette.}',
        '{dedans|Dégagez le milieu du plancher, loin des étagères.} {cour|Choisissez un coin plat, loin des balançoires et des tricycles.} Versez les blocs en deux tas, à trois pas l’un de l’autre : deux chantiers, et personne ne se bouscule.',
        'Sans camion, un long bloc couché, poussé à deux mains, fait le camion; sa charge est devant lui, par terre, et il la pousse. Sans blocs, {dedans|les souliers s’empilent en tas}{cour !hiver|le sable ou la terre se tape en tours, à la main}{cour hiver|la neige se tape en tours, à la mitaine}.',
        '{multiage|Au même chantier, les plus jeunes démolissent leur propre petite tour, à côté de celle des plus vieux; tous demandent le permis.} {1adulte|Seule, assoyez-vous entre les deux chantiers, un peu en retrait : vous voyez l’un et l’autre.} {2adultes|À deux, chacune a son chantier.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'À genoux, empilez trois blocs. Garez un camion à un pas, le nez vers la tour. « Chantier! Tout le monde recule. » {si-cordes|Couchez une corde en fer à cheval autour : les pieds derrière, le camion par l’ouverture.} Demandez à la tour : « Permis de démolir? » Répondez pour elle, d’une petite voix : « Permis! » {si-cônes|Ôtez le cône qui barre la route : plus tard, c’est le bâtisseur qui l’ôtera.} Poussez : boum. Levez un doigt : « Un coup. Un seul coup de camion, et elle est à terre. » Mettez un bloc sur le camion, ou devant lui : « Bip, bip, je recule. Qui en bâtit une plus solide? »',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'On bâtit une tour, jamais plus haute que la ceinture, et l’on recule d’un pas. {dedans si-rubans-adhésifs|Avec du ruban adhésif, vous collez une ligne à un pas de chaque tour : le camion part de là, le bâtisseur se tient derrière.} {3-4a 4-5a|Par deux, l’un bâtit, l’autre conduit; puis on change.} Avant de pousser, on demande : « Permis? » Au oui, le camion pousse au ras du sol, et l’on compte les coups tout haut. {2-3a|À deux ans, deux blocs font une tour : on pousse, « boum! », et l’on recommence.} {2-3a !multiage|Tenez le bloc du bas pendant que l’enfant pose le dernier, puis ôtez la main. « Permis? » Il se répond oui, recule le camion, « bip, bip », et pousse. Deux camions arrivent à la même tour? Un de chaque côté, et boum ensemble.} {3-4a|Le bâtisseur répond « non, pas permis! »? Le camion fait demi-tour et revient quand la tour est finie.} {3-4a !multiage|La tour a résisté au premier coup? On cherche ce qui l’a tenue : le gros bloc du bas, ou une poussée trop douce. On la rebâtit avec ce truc-là.} {4-5a|Le chauffeur annonce d’avance : un coup, deux coups, cinq?} {4-5a !multiage|Trop facile? On change une seule chose : plus large en bas, un bloc couché derrière, deux tours collées. On redemande le permis et l’on recompte : a-t-elle mieux tenu?}',
        ),
        play(
          { 20: 6, 30: 7 },
          '« Le chantier est plein de morceaux! » Montrez {dedans|le mur d’en face}{cour|la clôture fermée, loin de la barrière} : c’est le dépôt. Les camions chargent, roulent et vident là-bas. {si-branches|Des branches couchées toutes du même bord font un chargement de bois : tiennent-elles jusqu’au dépôt?} Sans camion, le long bloc y pousse sa charge devant lui, à deux mains. {2-3a|Un bloc à la fois : s’il tombe en route, le camion s’arrête, et l’enfant le remet.} {2-3a !multiage|Roulez à côté d’un petit chauffeur, « vrrr », et perdez un bloc exprès : le voit-il? « Merci, chauffeur! »} {3-4a|Deux camions se rencontrent nez à nez : « Bip, bip! » Qui recule?} {3-4a !multiage|Un enfant, la main levée, fait le signaleur : main ouverte, on arrête; main qui tourne, on passe. Au dépôt, on range les longs d’un bord, les courts de l’autre.} {4-5a|On prévoit le nombre de voyages, puis on compte les vrais.} {4-5a !multiage|On charge un bloc de plus à chaque voyage : à combien la charge tombe-t-elle? On trouve comment la placer pour en porter un de plus, couché ou en croix.} Le dernier bloc vidé, on rebâtit une tour au dépôt et l’on redemande le permis.',
        ),
        play(
          { 30: 6 },
          'Arrêtez un camion devant vous : « Pchhh. Il a sommeil, et il n’a pas de garage. » On bâtit autour des camions. {2-3a multiage|Un bloc de chaque côté, et le camion dort : l’enfant de deux ans le réveille, le sort, le rentre.} {2-3a !multiage|Un bloc de chaque côté, et le camion dort : on le réveille, on le sort, on le rentre.} {2-3a !multiage|Cognez deux petits coups : « Y a-t-il quelqu’un? » « Vrrr! » Le camion sort en reculant, et vous refermez la porte derrière lui.} {3-4a|Le camion dépasse du garage? On cherche combien de blocs il faut ajouter.} {3-4a !multiage|Deux garages voisins se partagent un mur : il reste des blocs pour le toit. Le toit tombe sur le camion? On le soulève, et l’on demande au chauffeur si tout va bien.} {4-5a|On mesure d’avance : ce camion est long comme combien de blocs?} {4-5a !multiage|Puis le garage doit en loger deux, puis trois. Où mettre la porte pour que celui du fond sorte le premier?} Ce garage-là, personne n’a le permis de le démolir : on le défera à la main, au rangement.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '« La dernière tour est à tout le monde. » Chacun y pose un bloc, dessus ou à côté, jamais plus haut que la ceinture. Choisissez un chauffeur qui a surtout bâti. « Permis de démolir? » Le groupe répond d’une seule voix : « Permis! » On compte les coups, on applaudit. {3-4a 4-5a|Quelle tour a résisté au plus de coups? On le dit, ou l’on montre où elle était.} Les blocs rentrent {dedans|à la tablette}{cour|près de la porte} sur les camions, deux par deux, ou poussés devant : « Bip, bip! » {si-chaudières|Une chaudière fait la grue : on y met les derniers, on la lève à deux par l’anse, on la vide sans un choc.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Un camion trop pressé? Posez la main entre lui et la tour; enlevez-la aussitôt que le permis est donné.',
          'Une tour tombée sans permis? « Elle n’était pas finie. » Rebâtissez avec celui qui pleure; le chauffeur apporte les blocs.',
          'Dites ce que vous voyez : « Large en bas, trois coups. Mince en bas, un coup. »',
        ],
        questionsOuvertes: [
          'Qui te donne le permis?',
          'Qu’est-ce qui l’a fait tomber?',
          '{3-4a 4-5a|Comment en bâtir une plus solide?}',
          '{20min 30min|Où va ce chargement?}',
        ],
      },
      vocabulaire: [
        'le chantier',
        'le permis',
        'démolir',
        'bâtir',
        'solide',
        '{20min 30min|la charge}',
        'reculer',
        '{3-4a 4-5a|résister}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Sa tour est à lui : il la bâtit et la démolit lui-même. Bâtissez-lui-en une de plus, à côté, pour qu’il n’ait pas à prendre celle d’un ami.',
        },
        {
          pour: '3-4a',
          texte:
            'L’enfant donne le permis sans un mot : la main à plat sur la tête, comme un casque, veut dire oui. Tant qu’elle n’y est pas, le camion attend, moteur en marche.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant est inspecteur : il touche la tour du bout du doigt, annonce le nombre de coups et explique au chauffeur ce qui la tient.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le bruit des blocs fait sursauter? {dedans|La tour tombe sur un tapis, et l’enfant} {cour|L’enfant} donne lui-même le signal. Il ne parle pas? Son pouce levé est le permis. En fauteuil, il a son chantier sur une table et pousse le camion à bout de bras.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, on tape des tours de neige que le camion traverse.} {hiver|L’été, dans la cour, on mouille un peu le sable pour que ses tours tiennent mieux.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Bloc tombé sur un orteil.', 'Tour démolie trop vite, et grosse peine.'],
        dangersAEliminer: [
          'Bloc lancé ou camion lancé : on pousse au ras du sol, la main reste sur le camion.',
          'Visage près de la tour : on recule d’un pas avant le permis, et la tour ne dépasse pas la ceinture.',
          'Doigts sous la roue : un seul chauffeur par camion, et les blocs se ramassent quand les camions sont arrêtés.',
          '{cour|Camion poussé vers la barrière : le dépôt est contre la clôture fermée.}',
          '{si-cordes|Corde sous un pied : couchée à plat, jamais tendue ni au cou; on l’enjambe au pas.}',
          '{si-chaudières|Chaudière levée : six blocs au plus, jamais au-dessus d’un pied ni d’une tête.}',
          '{20min 30min si-branches|Branche près d’un visage : elle voyage couchée sur le camion, et ne se brandit pas.}',
        ],
        supervision: 'palier2',
        allergies: ['Bois peint ou verni qui s’écaille : ce bloc sort du jeu.'],
      },
      observation: [
        'Raisonnement : que change l’enfant d’une tour à l’autre?',
        'Langage oral : comment demande-t-il, donne-t-il ou refuse-t-il le permis?',
        'Éveil aux mathématiques : quand compte-t-il les coups{20min 30min| ou les voyages}, et avec quoi?',
      ],
      prolongements: [
        'Gardez le mot « permis » pour toute la semaine : au coin des blocs, il se demande aussi sans camion.',
        'Au départ, l’enfant demande au parent le permis de démolir sa dernière tour, et le lui fait compter.',
      ],
      reflexionRetroaction: [
        'Qui a eu de la peine à dire non, et comment l’ai-je aidé?',
        'Ai-je laissé tomber les tours mal parties, sans les redresser?',
      ],
    },
  },
  {
    key: 'je-le-depose-et-je-tords',
    summary:
      '« Psssh », fait la bouche : une débarbouillette sèche lave le bébé. Il crie trop? On le dépose, on tord la débarbouillette, et l’on revient.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    onlyNamed: ['WATER'],
    calls: [
      'le bain des poupées',
      'bain des poupées',
      'bain de poupée',
      'bébés',
      'les bébés',
      'poupées',
      'poupée',
      'débarbouillettes',
      'laver les poupées',
      'laver le bébé',
      'laver sans eau',
      'donner le bain au bébé',
      'bercer la poupée',
      'bercer le bébé',
      'le bébé pleure',
      'lancer la poupée',
      'jouer au bébé',
      'petit frère',
      'petite sœur',
      'nouveau bébé à la maison',
      'jaloux du bébé',
      'prendre soin',
      'la colère',
    ],
    seen: [
      'elle frotte la catin tellement fort que je lui dis d’y aller doucement',
      'il fait pleurer sa poupée et me demande ce qu’elle a',
      'ils essuient des oreilles et des orteils avec un linge qui n’est même pas mouillé',
      'il garroche son poupon à terre dès qu’il crie trop',
      'elle dit que son frère braille tout le temps et qu’elle est tannée',
      'il veut redevenir petit et prendre la suce de sa sœur',
      'depuis l’arrivée du nouveau-né, il serre trop fort, pince, puis donne des becs',
      'au coin maison, elle tord sa débarbouillette de rage parce que son bébé ne dort pas',
    ],
    scenes: ['bebes-soins', 'petit-frere'],
    picture:
      'Deux poupées crient, couchées sur le tapis; plus loin, une enfant et l’éducatrice tordent leur débarbouillette en grimaçant; un trottineur frotte un pied.',
    sheet: {
      titre: 'Psssh, ouin, aaah : le bain sans eau',
      observationDepart:
        'Il frotte la poupée, la berce, lui dit un mot à l’oreille. Puis, d’un coup, elle vole à travers le local.',
      intentionEducative:
        'Permettre à l’enfant de prendre soin d’un bébé, de chercher ce qu’il veut, et d’avoir un geste pour le moment où il n’en peut plus.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Laver, bercer, déposer doucement.',
        'Écouter le bébé et changer de geste quand il pleure.',
        'Serrer ou tordre la débarbouillette plutôt que lancer le bébé.',
        '{3-4a 4-5a|Deviner ce que veut le bébé et le dire avec des mots.}',
      ],
      materiel: [
        item(
          'Poupées{18-24m 2-3a| lavables, sans pièce qui s’enlève}',
          'une par enfant, une pour vous',
          'Toutous à bras et à jambes',
        ),
        item(
          'Débarbouillettes sèches',
          'une par enfant, une pour vous{18-24m 2-3a|, quelques-unes de rechange}',
          'Mains nues, qui lavent et qui serrent fort',
        ),
        item('Tapis', 'un, où tous s’assoient', 'Grande couverture'),
        optional('{si-couvertures|Couvertures de poupée}', 'une par enfant', null),
        optional('{si-bacs|Bacs larges et bas, vides}', 'un pour trois enfants', null),
        optional(
          '{si-biberons|Biberons de poupée}{18-24m 2-3a si-biberons|, d’une pièce}',
          'un pour deux enfants',
          null,
        ),
        optional('{20min 30min si-coussins|Coussins}', 'un pour deux enfants', null),
        optional('{si-musique|Musique douce}', '{si-musique|un appareil, hors de portée}', null),
      ],
      preparation: [
        'Couchez les poupées sur le tapis, une débarbouillette pliée sur chaque bedon. Aucune eau : c’est la bouche qui la fait, « psssh ».',
        'Vérifiez les poupées{18-24m 2-3a| : ni œil, ni bouton, ni soulier qui s’arrache}{!18-24m !2-3a| : les bras et les têtes tiennent bien}. Il en manque une? Un toutou ira au bain aussi.',
        'Exercez-vous au geste du jeu : déposez la poupée, reculez de deux pas, tordez la débarbouillette à deux mains, « grrr », revenez. Un nouveau bébé est arrivé dans une famille du groupe? Demandez au parent ce qui le calme : le grand frère ou la grande sœur l’essaiera sur sa poupée.',
        '{1adulte|Seule, assoyez-vous au bord du tapis, tous les bébés devant vous.} {2adultes|À deux, l’une lave avec les enfants, l’autre reste près de celui qui lance.} {multiage|Tous lavent côte à côte : les plus jeunes frottent et serrent, les plus vieux parlent pour le bébé.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Assise par terre, couchez votre poupée sur vos jambes. « C’est l’heure du bain. Psssh… » Votre bouche fait l’eau, la débarbouillette lave un pied. La poupée crie, par votre voix : « Ouin! » Arrêtez la main. « Tu n’aimes pas ça? » Lavez l’autre pied, plus doucement. « Aaah », fait la poupée. Regardez les enfants : « Et le vôtre, qu’est-ce qu’il aime? » {si-biberons|Un biberon de poupée aide à chercher : si le bébé crie encore, ce n’était pas la faim.}',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'On lave à petits « psssh » : les orteils, le bedon, derrière les oreilles. {si-bacs|Un bac vide est la baignoire : la bouche y fait couler l’eau, « psssh », et le bébé y entre.} {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|frotte fort? Pleurez tout bas pour le bébé. Sa main ralentit? Soupirez : « Aaah. »} {18-24m !multiage|Il vous tend la débarbouillette? Lavez sa main à lui, un doigt après l’autre, puis rendez-la : il lave la vôtre, le bébé, le tapis.} {2-3a|Le bébé crie « pas le nez! »? On essaie l’oreille, puis le coude : c’est là qu’il rit.} {2-3a !multiage|Le bain finit vite? Un pied s’est resali : « Oh non, de la confiture! » Le bébé a froid : on lui met la débarbouillette sur le dos et l’on frotte.} {3-4a|Un enfant fait pleurer son bébé; un ami devine ce qu’il a : faim, froid, sommeil?} {3-4a !multiage|La réponse est non? Il cherche encore. C’est oui? Le bébé fait « aaah », et les deux amis changent de rôle.} {4-5a|On prévient le bébé : « Je vais laver ton dos. Es-tu prêt? » On attend sa réponse.} {4-5a !multiage|Chaque bébé a son secret, une seule place qu’il aime. L’ami essaie trois places et guette le « aaah ».} {10min|Puis votre bébé crie encore. Dites « mes bras sont tannés! », déposez-le, tordez la débarbouillette, revenez. Qui fait pareil?}',
        ),
        play(
          { 20: 6, 30: 7 },
          'Votre bébé crie sans arrêt : « Ouin, ouin! » Bercez : rien. « Je suis tannée. Mes bras n’en peuvent plus! » Déposez-le sur le tapis, reculez de deux pas, tordez la débarbouillette : « Grrr! » Soufflez, revenez : « Je suis là, bébé. » Puis le bébé de chacun crie : on le dépose, on recule, on tord, on revient. {si-coussins|Un coussin l’attend : on l’y dépose sans bruit.} {18-24m|La poupée vole? « Dépose. » Rapportez-la au tapis et mettez la débarbouillette dans les poings de l’enfant : il serre, vous grognez.} {18-24m !multiage|Recommencez avec lui tant qu’il le veut : le bébé sur le tapis, les deux poings qui serrent, « grrr », puis « coucou, bébé! » en revenant.} {2-3a|« Dépose, tords, grrr! » : on le dit en le faisant.} {2-3a !multiage|Le bébé attend par terre? On lui parle de loin : « J’arrive! » Puis on revient lui flatter le bedon.} {3-4a|On choisit son geste : tordre, souffler, appeler une grande personne.} {3-4a !multiage|Un enfant tend son bébé à un ami : « Prends-le, je suis tanné. » L’ami le berce, et le rend.} {4-5a|On cherche ce qui énerve le plus : le bruit, attendre, ne plus être le bébé?} {4-5a !multiage|Qui a un bébé chez lui raconte; les autres font crier le leur tout bas. On trouve ensemble ce qu’un grand peut dire à ses parents quand il n’en peut plus.}',
        ),
        play(
          { 30: 6 },
          'Ouvrez un bras : « Et les grands, veulent-ils leur bain? » Qui le veut tend une main ou un pied déchaussé; un ami, ou vous, demande « je peux? » et lave à sec, psssh. {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|se couche contre votre jambe : un pied, l’autre pied. Puis il veut laver le vôtre.} {18-24m !multiage|Votre genou dit « pas moi! », votre pied dit « moi, oui! » : il cherche lequel veut son bain.} {2-3a|Un enfant dit « moi, bébé! »? Bercez-le trois fois sur vos genoux, et il redevient grand.} {2-3a !multiage|Puis un enfant vous lave la main : « Doux, doux. » Pleurnichez un peu : que fait-il?} {3-4a|Un enfant fait le bébé, l’autre cherche ce qui lui plaît; un « stop » arrête la main.} {3-4a !multiage|On échange les places. Celui qui vient d’être lavé dit ce qui était bon : la main, le pied, le dos, ou rien du tout.} {4-5a|On raconte son premier bain, ou on l’invente : où, avec qui, qu’est-ce qu’on criait?} {4-5a !multiage|Que sait faire un grand que le bébé ne sait pas? Chacun montre une chose : sauter, compter, dire « attends ».}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '« Le bain est fini. » La débarbouillette devient serviette : on essuie la joue du bébé, puis on le couvre. {si-couvertures|Avec une couverture de poupée, chacun enveloppe le sien, la tête dehors.} Bercez le vôtre, trois fois d’un bord, trois fois de l’autre, en chantant son nom. {si-musique|Sur une musique douce, on berce à sa vitesse, et les bras s’arrêtent quand elle se tait.} {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|berce debout, couche son bébé et le relève : bonne nuit deux fois.} {2-3a 3-4a 4-5a|Chacun dit à l’oreille de son bébé ce que le bébé a aimé.} Les bébés se déposent sur le tapis, sans un bruit, et l’on s’éloigne de deux pas. « Ils savent qu’on revient. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Donnez au bébé deux sons seulement, « ouin » et « aaah » : l’enfant apprendra à les écouter.',
          'Une poupée lancée se ramasse sans gronder : « Tes bras n’en pouvaient plus. Dépose, tords. »',
          'Laissez dire que le bébé dérange : « C’est long, attendre qu’il dorme. »',
          '{18-24m 2-3a|Tordez en même temps que l’enfant, vos mains à côté des siennes.}',
        ],
        questionsOuvertes: [
          'Qu’est-ce qu’il veut, ton bébé?',
          'Où aime-t-il se faire laver?',
          '{2-3a 3-4a 4-5a|Que fais-tu quand il crie trop?}',
          '{3-4a 4-5a|À qui peux-tu dire que tu es tanné?}',
        ],
      },
      vocabulaire: [
        'le bain',
        'frotter',
        'tordre',
        'déposer',
        'bercer',
        'doucement',
        '{2-3a 3-4a 4-5a|tanné}',
        'le bedon',
      ],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Un seul bébé, une seule place : le pied. « Psssh, aaah », dix fois. Quand il s’en va avec la poupée sous le bras, le bain continue debout.',
        },
        {
          pour: '2-3a',
          texte:
            'Prêtez-lui les mots, un par geste : « frotte », « dépose », « tords ». La fois suivante, attendez qu’il les dise avant vous.',
        },
        {
          pour: '3-4a',
          texte:
            'L’enfant fait le bébé avec sa voix, et vous êtes le parent qui se trompe : vous lavez trop fort, vous oubliez de revenir. Il vous montre.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant montre à un nouveau parent, vous, comment laver un bébé qui crie : quoi dire, où poser les mains, quand déposer.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'La ratine agace? Il lave de la main nue et tord sa manche. Les cris gênent? Le bébé plisse le visage sans un son. Un enfant vit un deuil ou une séparation autour d’un bébé? Il lave un toutou et parle de chez lui seulement s’il le veut.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, le même bain se donne sur une couverture, à l’ombre.} {ete|L’hiver, après le bain, la débarbouillette devient tuque : le bébé a froid aux oreilles.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Poupée lancée et retombée.', 'Chagrin en parlant du bébé de la maison.'],
        dangersAEliminer: [
          'Débarbouillette sur un visage d’enfant : on lave {10min 20min|le bébé ou une main}{30min|la main, le pied ou le dos de l’ami}, jamais la figure de quelqu’un.',
          'Poupée lancée vers un ami : montrez tout de suite le tapis, où on la dépose.',
          '{18-24m 2-3a|Débarbouillette mâchée : changez-la avant une autre bouche.}',
          'Vrai bébé levé de terre par un enfant : ce jeu se fait avec des poupées.',
          '{18-24m 2-3a si-bacs|Bac où l’on grimpe : bas, posé sur le tapis, il ne bascule pas, et vous êtes tout près.}',
          '{18-24m 2-3a si-biberons|Biberon de poupée à la bouche : lavez-le avant qu’il change de mains.}',
        ],
        supervision: 'palier2',
        allergies: ['Débarbouillettes lavées sans parfum.'],
      },
      observation: [
        'Compétences émotionnelles : que fait-il de ses bras quand le bébé crie trop longtemps?',
        'Langage oral : que dit-il à son bébé, et sur quel ton?',
        'Fonction symbolique : à quoi voit-on que, pour lui, l’eau est là?',
      ],
      prolongements: [
        'Gardez une débarbouillette à tordre près du coin des poupées, et une autre dans le coin calme.',
        'Montrez « dépose, tords, reviens » au parent : à la maison, l’enfant tord une débarbouillette pendant qu’un adulte s’occupe du bébé.',
      ],
      reflexionRetroaction: [
        'Qui avait besoin qu’on le berce, lui?',
        'Ai-je accueilli l’envie de lancer sans la gronder?',
      ],
    },
  },
  {
    key: 'le-gardien-a-reve',
    summary:
      'Les ninjas passent par-dessus, dedans et dessous sans rien toucher. « Gling! » On se fige. « J’ai dû rêver », dit le gardien, et ils repartent.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['mouvement-et-defis', 'sons-et-silence'],
    materials: [],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, le chemin fait un rond au sol, près de la clôture{hiver|; la neige qui crisse trahit les ninjas}.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    onlyNamed: ['WATER', 'WHEAT'],
    calls: [
      'les ninjas',
      'ninjas',
      'ninja',
      'parcours ninja',
      'parcours de ninjas',
      'jouer aux ninjas',
      'entraînement de ninjas',
      'nouilles de piscine',
      'frites de piscine',
      'cerceaux',
      'marcher sans bruit',
      'marcher sur la pointe des pieds',
      'passer sans toucher',
      'passer par-dessus',
      'passer en dessous',
      'ne plus bouger',
      'se faufiler',
      'comme une ombre',
      'parcours moteur',
      'statues',
    ],
    seen: [
      'ils enjambent les toutous de la sieste sans faire un bruit',
      'il se faufile sous la table comme un espion sur la pointe des pieds',
      'ils figent net quand je fais semblant de me réveiller',
      'il donne des coups de pied dans les airs en hurlant hi-ya',
      'elle est fière d’avoir passé sans accrocher personne',
      'ils jouent à se battre et quelqu’un se fait toujours mal',
      'depuis le dessin animé des tortues, ils se mettent un bandeau et fendent l’air',
      'dans le corridor des dormeurs, ils marchent trop fort et réveillent les petits',
    ],
    scenes: ['heros', 'figer', 'equilibre'],
    picture:
      'Autour d’un rond de nouilles et de cerceaux, l’éducatrice ronfle, une nouille en travers; une enfant rampe dessous, un ami se fige, un pied en l’air.',
    sheet: {
      titre: 'Les ninjas passent, le gardien a rêvé',
      observationDepart:
        '« On est des ninjas! » Deux enfants fendent l’air des bras et crient très fort. Un troisième, sur la pointe des pieds, est déjà rendu de l’autre côté.',
      intentionEducative:
        'Offrir à l’envie d’être ninja un jeu d’adresse et de silence : passer sans rien toucher, et s’arrêter d’un coup.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Enjamber, ramper, poser le pied sans bruit.',
        'S’arrêter net et tenir sa position.',
        'Sentir où finit son corps pour passer sans toucher.',
        '{20min 30min|Écouter, et montrer d’où vient un bruit.}',
      ],
      materiel: [
        item('Nouilles de piscine', 'une pour deux enfants, une pour vous', 'Cerceaux, debout ou couchés'),
        item('Cerceaux', 'un pour deux enfants', 'Nouilles de piscine, couchées deux à deux'),
        optional('{si-cônes|Cônes}', '{si-cônes|quatre, deux par deux, en portes étroites}', null),
        optional('{si-cordes|Cordes à danser}', '{si-cordes|une ou deux, couchées en zigzag}', null),
        optional('{dedans si-poutres|Poutre basse}', 'une', null),
        optional('{dedans si-tapis|Tapis ou matelas}', '{dedans si-tapis|un, qui ne glisse pas}', null),
      ],
      preparation: [
        'Placez nouilles et cerceaux en rond, à deux pas l’un de l’autre : une nouille à enjamber, un cerceau couché où poser le pied, et ainsi de suite. Assise ou à genoux, juste en dehors du rond, tenez une dernière nouille par un bout, en travers du chemin, plus haut qu’un enfant à quatre pattes : on rampe dessous.',
        'Sans nouilles, on enjambe un cerceau couché, on pose le pied dans le suivant, et vous en tenez un debout, à terre : c’est la porte à passer sans toucher. Sans cerceaux, deux nouilles couchées, à un pas l’une de l’autre, font la case où poser le pied.',
        '{dedans|Ôtez les jouets du chemin et faites enlever les bas qui glissent.} {cour !hiver|Ramassez roches et branches sur le chemin.} {cour hiver|Choisissez de la neige tapée, sans plaque de glace.}',
        '{1adulte|Seule, vous faites le gardien, face au rond : vous voyez tout le monde.} {2adultes|À deux, l’une fait le gardien, l’autre suit les ninjas.} {multiage|Chacun choisit sa façon de passer : l’un enjambe, l’autre contourne ou rampe.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Chuchotez : « Un ninja, on ne l’entend pas. Il ne touche à rien, ni à personne. » Avancez à pas de mousse, enjambez, posez le pied sans bruit. {si-cônes|Entre deux cônes, tournez-vous de côté, le ventre rentré.} {si-cordes|Sur la corde couchée en zigzag, un pied devant l’autre, les bras ouverts.} {dedans si-poutres|Sur la poutre, glissez le pied sans le soulever.} Au passage suivant, frôlez exprès du talon ce qui est à terre. « Gling! » Figez-vous, un pied en l’air. Prenez la grosse voix du gardien endormi : « Hein? Qui est là? » Attendez. « Bon… j’ai dû rêver. » Repartez. Les enfants vous suivent.',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'Assise à votre place, ronflez, les yeux entrouverts. Les ninjas font le tour du rond, tous dans le même sens, un seul à la fois par passage. {dedans si-tapis|Au tapis, on saute à pieds joints et l’on atterrit sans un son.} Qui touche dit lui-même « gling! », et tout le monde devient statue jusqu’à « j’ai dû rêver ». {3-4a|La jambe monte très haut, les bras s’ouvrent : un pied passe, puis l’autre.} {3-4a !multiage|On tombe assis en se figeant? C’est une statue assise. Le gardien éternue, bâille, se gratte le nez : chaque fois, on se fige, et l’on rit sans un son. Qui ne veut pas enjamber contourne, sur la pointe des pieds.} {4-5a|On essaie à reculons, de côté, à quatre pattes : de quelle façon le corps touche-t-il le moins?} {4-5a !multiage|Puis on passe par deux, l’un derrière l’autre, les pas au même moment : deux ninjas, un seul bruit. Le gardien ouvre grand un œil. Qui tient sur une jambe jusqu’à ce qu’il le referme?} Quelqu’un donne des coups dans l’air? « On l’entend, ce ninja-là! Comment se cache-t-il? »',
        ),
        play(
          { 20: 6, 30: 7 },
          'Un enfant devient gardien. Il s’assoit au milieu du rond et ferme les yeux. Les ninjas l’entourent, tous en dehors du rond, et viennent vers lui sans rien toucher. Le gardien entend un bruit? Il le montre du doigt : ceux qui sont là se figent, retournent en dehors du rond et repartent. {3-4a|On avance en retenant son souffle, on pouffe de rire, et le doigt se lève aussitôt.} {3-4a !multiage|Aidez le gardien : « De quel côté, ton oreille? » Arrivé près de lui, le ninja ne touche pas : il s’assoit et attend. Le gardien ouvre les yeux : « Tu étais là! »} {4-5a|On choisit quand bouger : pendant qu’une porte claque, qu’une auto passe, qu’un ami tousse.} {4-5a !multiage|Le gardien compte ensuite, les yeux fermés, combien de ninjas sont assis autour de lui. Il dit un nombre, ouvre les yeux, vérifie. Trop facile? On part de plus loin.} Puis il choisit qui gardera.',
        ),
        play(
          { 30: 6 },
          '« Le gardien connaît ce chemin-là. Changez-le! » Chacun déplace une seule chose, et tout le monde l’essaie. {3-4a|Une nouille de travers, un cerceau plus loin : on fait un grand pas, ou l’on contourne.} {3-4a !multiage|C’est trop loin? Celui qui l’a déplacé le rapproche d’un pied. On donne un nom à ce passage-là : le crocodile, le grand pas mou, le dos d’âne.} {4-5a|Qui l’a changé montre comment passer, puis regarde si les autres trouvent une autre façon.} {4-5a !multiage|On apprend le chemin par cœur : on le regarde bien, on ferme les yeux, on dit l’ordre, « dessus, dedans, dessous ». Puis on le passe pour vérifier.} Reprenez vos ronflements et comptez : combien de « gling » avant que tout le monde ait fait le tour?',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Bâillez : « Il est temps de me lever. Il n’y a vraiment personne ici? » Les ninjas viennent s’asseoir près de vous, sans un son. On écoute : un souffle, un bruit {dedans|derrière la porte}{cour|derrière la clôture}. Ouvrez de grands yeux : « Vous étiez tous là! Par où êtes-vous passés? » Chacun montre le passage qu’il a trouvé le plus difficile. Les nouilles et les cerceaux vont se ranger, un par un, portés comme s’ils dormaient. Pas un gling.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Laissez l’enfant dire lui-même « gling » : c’est lui qui sent ce qu’il touche.',
          'Faites durer le silence avant « j’ai dû rêver », un peu plus longtemps chaque fois.',
          'Parlez tout bas : les voix baisseront avec la vôtre.',
        ],
        questionsOuvertes: [
          'Comment passes-tu sans toucher?',
          'Où est ton pied de derrière?',
          'D’où venait le bruit?',
          'Que fait un ninja pour qu’on ne le voie pas?',
        ],
      },
      vocabulaire: [
        'le ninja',
        'sans bruit',
        'enjamber',
        'ramper',
        'se figer',
        'le gardien',
        'frôler',
        'la pointe des pieds',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Posez aussi la dernière nouille ou le dernier cerceau à terre, et ronflez longtemps entre deux réveils. La statue peut s’asseoir.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant fait le tour les deux mains sur la tête, sauf pour ramper : sans ses bras, comment garde-t-il l’équilibre?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil ou en marchette, le chemin s’élargit, et les roues passent entre les nouilles ou les cerceaux sans les toucher; vous levez la nouille. Rester figé est difficile? Il fait le gardien et dit quand on repart. Il n’entend pas? Le gardien lève la main pour « qui est là », et la baisse pour « j’ai rêvé ».',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, chacun cherche le pas qui fait le moins crisser la neige.} {hiver|L’été, dans l’herbe, on refait le chemin pieds nus, à l’ombre, sur du gazon inspecté.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Pied accroché, tomber sur les mains.', 'Fou rire au pire moment.'],
        dangersAEliminer: [
          'Nouille brandie, pied ou bras lancé vers un ami : elle retourne au sol, et ce ninja-là s’essaie au silence.',
          'Cerceau qui glisse sous le pied : on y pose le pied au milieu, sans courir.',
          'Nouille tenue dans un visage : tenez-la à plat, et levez-la si l’enfant se redresse trop tôt.',
          'Ninjas qui se bousculent : on tourne tous dans le même sens, et l’on attend, figé, que le passage soit libre.',
          '{cour hiver|Plaque de glace : on refait le chemin plus loin, sur la neige tapée.}',
          '{si-cordes|Corde : couchée à plat, jamais tendue ni au cou; on y marche, on n’y court pas.}',
          '{dedans si-poutres|Chute de la poutre : elle est basse, loin des meubles, et un seul ninja s’y tient.}',
          '{dedans si-tapis|Tapis qui glisse : poussez-le du pied avant le jeu; s’il bouge, il se range.}',
        ],
        supervision: 'palier2',
        allergies: ['Mousse qui s’effrite : cette nouille sort du jeu.'],
      },
      observation: [
        'Motricité globale : comment l’enfant enjambe-t-il, et que fait son deuxième pied?',
        'Attention : combien de temps reste-t-il figé avant d’en rire?',
        'Schéma corporel : de quelle partie touche-t-il, et que change-t-il ensuite?',
      ],
      prolongements: [
        'Au corridor, le groupe avance en ninjas jusqu’au vestiaire; vous ronflez à l’arrière.',
        'À la maison, l’enfant passe à côté d’un parent qui ronfle, sans un gling.',
      ],
      reflexionRetroaction: [
        'Qui a quitté les coups dans l’air pour le silence, et à quel moment?',
        'Mes ronflements ont-ils laissé assez de temps aux plus lents?',
      ],
    },
  },
  {
    key: 'cet-os-la-c-est-ma-corne',
    summary:
      'Le pinceau balaie le sable : un os dépasse. Est-ce une corne, une griffe, un bout de queue? On l’essaie sur soi, et le dinosaure marche.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['animaux-et-traces', 'terre-et-boue'],
    materials: ['sable', 'pinceaux'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, on fouille {hiver|un tas de neige légère, que le pinceau balaie aussi}{!hiver|un coin du carré de sable}.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'dinosaures',
      'dinosaure',
      'les dinosaures',
      'dinosaures dans le sable',
      'fouilles de dinosaures',
      'fouille',
      'fossiles',
      'os de dinosaure',
      'sable et pinceaux',
      'bac de sable',
      'pinceaux',
      'paléontologue',
      'balayer le sable',
      'creuser pour trouver des os',
      'chercher des os',
      'enterrer des objets',
      'deviner à quoi ça sert',
      'corne de tricératops',
      'jeux de sable',
    ],
    seen: [
      'elle brosse doucement le fond du bac jusqu’à ce qu’un bout paraisse',
      'il se pose une spatule sur le front et souffle comme une grosse bête',
      'ils ensevelissent des objets dans le sable pour les retrouver',
      'il marche lourd, la patte en griffe, et rugit sur tout le monde',
      'elle demande depuis combien de temps c’est caché là',
      'ils s’obstinent sur ce que c’est, une dent ou un bout de queue',
      'depuis la sortie au musée, ils déterrent des ossements partout',
      'dans le carré de sable, un vieux morceau de plastique dépassait et ç’a crié tyrannosaure',
    ],
    scenes: ['creuser', 'cacher-trouver', 'monstres'],
    picture:
      'Un enfant balaie au pinceau un gobelet à demi enfoui; une amie a une louche pour corne; une petite pose un bloc sur un enfant couché entre les « os ».',
    sheet: {
      titre: 'Cet os de dinosaure, c’est ma corne',
      observationDepart:
        'Un bout de quelque chose sort {dedans|du sable}{cour !hiver|du sable}{cour hiver|de la neige}. « Un os de dinosaure! » L’enfant tire, le regarde, et se le pose sur le front.',
      intentionEducative:
        'Éveiller le goût de deviner à partir d’un bout : dégager, regarder, essayer une idée, en changer.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Balayer doucement jusqu’à voir la forme entière.',
        'Essayer l’os sur son corps et dire ou montrer ce qu’il est.',
        '{3-4a 4-5a|Changer d’idée et dire pourquoi.}',
        '{30min|Enfouir à son tour, pour qu’un ami cherche.}',
      ],
      materiel: [
        item(
          '{dedans|Sable, dans un bac large et bas}{cour !hiver|Sable}{cour hiver|Neige légère}',
          '{dedans|de quoi couvrir une botte, un bac pour quatre}{cour !hiver|un coin du carré de sable}{cour hiver|un tas qui arrive au genou}',
          null,
        ),
        item(
          'Pinceaux larges',
          'un par enfant, un pour vous',
          'Mains{cour hiver| en mitaines}, qui balaient du bout des doigts',
        ),
        item(
          'Gros objets lavables du local, les os : gros bloc, grosse louche, grand gobelet',
          'un par enfant et trois de plus, plus gros que le poing',
          'Souliers, bottes et mitaines des enfants',
        ),
        optional(
          '{si-figurines-de-dinosaures si-dinosaures-en-plastique|Figurines de dinosaures en plastique, plus grosses que le poing}',
          'une pour deux enfants',
          null,
        ),
        optional(
          '{dedans 3-4a 4-5a si-pâte-à-modeler-sans-blé|Pâte à modeler sans blé}',
          'une boule par enfant, grosse comme une orange',
          null,
        ),
        optional(
          '{si-roches|Roches plus grosses que le poing, enfouies parmi les os}',
          '{si-roches|quatre ou cinq}',
          null,
        ),
        optional(
          '{dedans si-lampes-de-poche|Lampe de poche au couvercle vissé}',
          '{dedans si-lampes-de-poche|une, pour vous}',
          null,
        ),
        optional('{30min si-pelles|Pelles courtes}', 'une pour deux enfants', null),
        optional('{dedans si-livres|Livre de dinosaures}', '{dedans si-livres|un}', null),
        optional('{si-passoires|Passoires}', 'une pour quatre enfants', null),
      ],
      preparation: [
        'Enfouissez d’avance un os par enfant, et un pour vous : quelques-uns dépassent un peu, deux se touchent. Chacun est plus gros que le poing d’un enfant et se lave; gardez les deux autres près de vous, pour qui n’en trouve pas. {dedans|Une botte ou un soulier propre fait un très gros os.} {cour|Une botte de rechange fait un très gros os.}',
        '{dedans|Mouillez à peine le sable s’il fait de la poussière. Le bac est par terre, loin du passage. Un seul bac? Quatre enfants fouillent, les autres essaient les deux os gardés et ceux qu’on trouve, puis on échange.} {cour !hiver|Ratissez le coin : ni verre, ni crotte, ni pointe.} {cour hiver|Prenez de la neige propre, loin du bord du toit et de la rue.}',
        '{20min 30min|Gardez une place vide, grande comme un enfant couché : on y bâtira le dinosaure.}',
        '{1adulte 20min 30min|Seule, assoyez-vous entre la fouille et cette place.} {1adulte 10min|Seule, assoyez-vous au bord de la fouille.} {2adultes|À deux, l’une fouille avec les enfants, l’autre accueille ceux qui essaient leur os.} {multiage|Les plus jeunes ont les os qui dépassent, les plus vieux cherchent ceux du fond.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Couchez-vous presque, le nez près {!hiver dehors|du sable}{cour hiver|de la neige}{dedans|du sable}. Balayez le bout qui dépasse, très lentement. « Un os de dinosaure! Il dort là depuis très, très longtemps. » Sortez-le à deux mains, brossez-le et tournez-le. « Est-ce une dent? » Tenez-le devant votre menton. « Non, trop gros. » Posez-le sur votre front. « Une corne! » Faites deux pas lourds, soufflez du nez. {si-roches|Avec des roches, brossez-en une, enfouie elle aussi : « Un os? Non! Trop lourd, trop froid. »} {dedans si-lampes-de-poche|Couchez une lampe de poche au ras du sable : la moindre bosse jette une ombre. Un os dort-il là?} Tendez les pinceaux.',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'Chacun balaie devant lui, jusqu’à un bout qui dépasse. On balaie autour, on sort l’os à deux mains, on le brosse, on l’essaie : front, dos, main, derrière. {si-figurines-de-dinosaures si-dinosaures-en-plastique|Avec des figurines de dinosaures, on montre laquelle a perdu cet os, et d’où il vient.} {dedans 3-4a 4-5a si-pâte-à-modeler-sans-blé|Avec de la pâte à modeler sans blé, on presse son os bien brossé dans une galette : « Un fossile! » L’ami devine quel os a fait le creux.} {2-3a|À deux ans, on trouve, on crie, on enterre encore le même os pour le retrouver.} {2-3a !multiage|Balayez doucement le dos de sa main, puis donnez-lui le pinceau : « doux, doux ». Il sort l’os, vous le brossez, il le pose sur sa tête; soufflez fort du nez, comme un dinosaure, et attendez qu’il réponde.} {3-4a|« C’est une griffe! » Un enfant la tient au bout de sa main et gratte l’air.} {3-4a !multiage|L’ami n’est pas d’accord? Il le prend à son tour et l’essaie ailleurs : derrière lui, c’est un bout de queue. Le dinosaure peut avoir les deux. On cherche alors l’autre griffe : en avait-il une seule?} {4-5a|Avant de tirer, on dit ce qu’on voit : long, courbe, troué. On devine, puis on vérifie.} {4-5a !multiage|On raconte ce dinosaure-là : gros comme une maison ou comme un chat? À quoi lui servait sa corne, à se défendre, à se gratter, à se faire voir? « Montre-le-nous avec l’os. »}',
        ),
        play(
          { 20: 6, 30: 7 },
          'Un volontaire se couche à la place vide, sur le dos{cour hiver|, en habit de neige}{cour !hiver|, là où c’est sec} : il prête son corps au dinosaure. On pose les os autour de lui, jamais sur le visage. {2-3a multiage|L’enfant de deux ans} {2-3a !multiage|Un enfant} {2-3a|pose le sien sur un bedon, l’ôte, le remet, et rit avec le bedon.} {2-3a !multiage|Nommez ce qu’il touche : « Sur le pied! Une griffe de pied. » Puis assoyez-vous à la place vide, jambes étendues : où mettra-t-il l’os?} {3-4a|Au-dessus de la tête, une corne; sous les pieds, une queue : « Elle est longue comme ça! »} {3-4a !multiage|Celui qui est couché demande : « Est-ce que je mange des feuilles? Est-ce que je cours? » On lui répond en montrant l’os. Puis quelqu’un d’autre se couche, et le dinosaure change.} {4-5a|Il manque une patte : on cherche quel os ferait l’affaire, et de quelle longueur.} {4-5a !multiage|On mesure le dinosaure en pas, de la corne au bout de la queue, puis l’ami couché : combien de pas de plus? On lui donne un nom aussi long que lui.} Le dinosaure se lève : chacun reprend son os, et l’on marche à pas lourds, tous ensemble.',
        ),
        play(
          { 30: 6 },
          '« Les os retournent dormir. » Les uns ferment les yeux, les autres enfouissent, puis on échange. {si-pelles|Avec des pelles, on verse doucement deux pelletées : la pelle enfouit, seul le pinceau déterre.} {2-3a multiage|Pour un enfant de deux ans, laissez} {2-3a !multiage|Laissez} {2-3a|dépasser un bout gros comme la main : on sait, on fait semblant de chercher, on trouve.} {2-3a !multiage|Couvrez votre main à vous : elle remue, « grrr », et il balaie jusqu’aux doigts. Puis c’est sa main qui dort.} {3-4a|On aplatit le dessus de la paume, pour que rien ne paraisse.} {3-4a !multiage|L’ami passe le pinceau sans creuser : un petit creux, une bosse, où regarder d’abord? Celui qui a caché dit seulement « plus près » ou « plus loin ».} {4-5a|On laisse voir un tout petit bout : l’ami nomme l’os avant de le sortir.} {4-5a !multiage|On enfouit deux os en croix, ou l’un par-dessus l’autre. Lequel est là depuis le plus longtemps, celui du dessus ou celui du fond? On creuse pour le dire.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Chacun choisit un os et le tient où il va : corne au front, griffe au bout du bras, queue derrière. « Quel dinosaure es-tu? » On le dit ou on le montre, on fait un seul pas de ce dinosaure-là, très lourd, et l’on s’arrête. {3-4a 4-5a|Qui a changé d’idée en cours de fouille le raconte.} {dedans si-livres|Avec un livre de dinosaures, on y cherche qui porte le même os au même endroit.} {si-passoires|Avec une passoire, on puise là où l’on a fouillé, on secoue près du sol : un os y est-il resté?} Les pinceaux se secouent {dedans|au-dessus du bac}{cour|là où l’on a fouillé}, les os vont au lavage, {cour hiver|les mitaines se brossent.} {!hiver dehors|les mains se frottent.} {dedans|les mains aussi.} « Je crois qu’il en reste un pour demain. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Balayez sans creuser, à côté d’eux : le geste lent se copie.',
          'Accueillez tous les dinosaures : « Une corne de pied? Montre-moi. »',
          '{3-4a 4-5a|Devant deux idées, essayez les deux sur un corps plutôt que de choisir.}',
          '{2-3a|Suivez des yeux la main qui monte vers la bouche : elle redescend avec un pinceau.}',
        ],
        questionsOuvertes: [
          'Où est-ce que ça va, sur le dinosaure?',
          'De quel gros dinosaure est-ce?',
          '{3-4a 4-5a|Qu’est-ce qui te le fait dire?}',
          '{3-4a 4-5a|À quoi ça lui servait?}',
        ],
      },
      vocabulaire: [
        'le dinosaure',
        'l’os',
        'la corne',
        'la griffe',
        'la queue',
        'balayer',
        'énorme',
        '{3-4a 4-5a|le fossile}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Son os dépasse à moitié, et c’est toujours le même coin. Il balaie trois coups, tire, crie : recommencez-le dix fois.',
        },
        {
          pour: '3-4a',
          texte: 'Proposez deux places seulement : « Sur la tête ou derrière? » Il essaie, on regarde, il tranche.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant fait le guide : il présente l’os aux visiteurs, dit où on l’a trouvé, à quoi il servait, et répond à une question.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{cour hiver|La neige dérange?} {cour !hiver|Le sable dégoûte?}{dedans|Le sable dégoûte?} L’enfant reçoit les os brossés et les essaie. Il voit peu? Il devine les yeux fermés, des deux mains. En fauteuil, {dedans|le bac est sur une table, à la hauteur de ses mains}{cour|un ami lui apporte les os encore tout sales, et il les balaie sur ses genoux}.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, les os dorment dans la neige légère, et le pinceau suffit.} {hiver|L’été, dans le carré de sable mouillé, l’os laisse son empreinte quand on le sort.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{cour hiver|Neige dans une manche.} {!hiver dehors|Sable dans les cheveux.} {dedans|Sable jusque dans les bas.}',
          'Chicane pour la plus belle corne.',
        ],
        dangersAEliminer: [
          '{dedans|Sable aux yeux ou à la bouche : on balaie vers le fond du bac, jamais vers un ami; on rince à l’eau claire.} {cour !hiver|Sable aux yeux ou à la bouche : on balaie vers le sol, jamais vers un ami; on rince à l’eau claire.} {cour hiver|Neige sale ou salée à la bouche : on fouille dans le tas propre, dos à la rue.}',
          'Os en bouche ou brandi : on le lave, puis il s’essaie sur le front, le dos ou la main, sans courir.',
          'Manche de pinceau près d’un œil : on balaie accroupi, on se lève les mains vides.',
          '{si-roches|Roche lancée, ou échappée sur un pied : on la sort à deux mains et on la pose, sans la lever plus haut que le genou.}',
          '{dedans si-lampes-de-poche|Lumière dans les yeux, piles : la lampe reste couchée vers le sable, et vous seule la prenez.}',
          '{30min si-pelles|Pelle levée : elle ne monte pas plus haut que le ventre, et se pose avant qu’on échange.}',
          '{2-3a|Objet qui passe dans un rouleau de papier hygiénique : il ne s’enfouit pas.}',
          '{dedans|Sable au plancher qui fait glisser : on le balaie au pinceau avant de marcher en dinosaure.}',
          '{cour hiver|Doigts gelés : mitaines sèches, et l’on rentre dès que les mains refroidissent.}',
        ],
        supervision: 'palier2',
        allergies: [
          '{dedans|Poussière de sable : sable lavé et à peine mouillé pour qui tousse.} {cour !hiver|Poussière de sable : coin à peine mouillé pour qui tousse.} {cour hiver|Asthme au grand froid : on fouille dedans, dans un bac.}',
        ],
      },
      observation: [
        'Raisonnement : sur quoi s’appuie l’enfant pour dire ce qu’est l’os?',
        'Motricité fine : comment son pinceau change-t-il quand un bout apparaît?',
        'Fonction symbolique : à quel moment devient-il le dinosaure?',
      ],
      prolongements: [
        'Laissez les os au bord du coin de lecture : on les tient près des images de dinosaures.',
        'Chaque famille prête un gros « os » lavable de la maison, un fouet, une louche : de quel dinosaure vient-il?',
      ],
      reflexionRetroaction: ['Ai-je dit le nom de l’os avant eux?', 'Quel os a changé le plus souvent de place?'],
    },
  },
  {
    key: 'la-marionnette-ne-sait-pas-ce-qu-elle-a',
    summary:
      'La marionnette tape, boude, cache sa tête, et ne sait pas ce qu’elle a. Les enfants lui prêtent un mot; elle l’essaie comme un chapeau : est-ce le bon?',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['emotions-et-amitie'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'les émotions',
      'émotions',
      'émotion',
      'nommer les émotions',
      'parler des émotions',
      'reconnaître les émotions',
      'marionnettes',
      'marionnette',
      'marionnette des émotions',
      'bas marionnette',
      'marionnettes à main',
      'joie, peine, colère, peur',
      'la marionnette est fâchée',
      'la marionnette pleure',
      'triste',
      'fâché',
      'gêné',
      'consoler la marionnette',
      'gérer ses émotions',
      'mettre des mots sur ce qu’on ressent',
      'la colère',
      'la tristesse',
      'la gêne',
    ],
    seen: [
      'il tape les autres sans être capable de dire ce qui ne va pas',
      'elle boude la tête dans son manteau et ne répond à personne',
      'ils flattent un toutou qui a l’air triste et lui demandent pourquoi',
      'il crie qu’il ne le sait pas quand je demande ce qu’il a',
      'elle devine que son amie s’ennuie de sa maman et veut la coller',
      'un console les autres en les serrant, même quand ils ne veulent pas',
      'ce matin, il est arrivé de mauvaise humeur et ne trouvait pas le mot',
      'au coin doux, elle raconte à son toutou ce qu’elle ne nous dit pas',
    ],
    scenes: ['consoler', 'figurines', 'colere', 'mots'],
    picture:
      'La marionnette fâchée tape sur le genou de l’éducatrice; une petite lui tend les bras, une enfant fait une figure triste, un ami a un bas sur la main.',
    sheet: {
      titre: 'La marionnette ne sait pas ce qu’elle a',
      observationDepart:
        'La marionnette tombe de la chaise. Un enfant s’approche et lui flatte la tête. « Elle pleure? »',
      intentionEducative:
        'Soutenir l’enfant qui cherche un mot pour ce que ressent quelqu’un, et ce qu’on peut lui dire ou lui faire.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Regarder ce que fait la marionnette et lui prêter un mot ou un geste.',
        'Lui demander ce qu’elle veut avant de la consoler.',
        '{3-4a 4-5a|Chercher un mot plus juste quand le premier ne va pas.}',
        '{3-4a 4-5a 20min 30min|Faire parler une marionnette qui a de la peine ou de la colère.}',
      ],
      materiel: [
        item(
          'Marionnettes',
          '{10min|une pour vous}{20min 30min 3-4a 4-5a|une pour vous, une pour deux enfants}{20min 30min !3-4a !4-5a|une pour vous, une par enfant}',
          'Mains nues, le pouce pour menton, ou gros bas enfilés',
        ),
        optional(
          '{si-images si-photos si-pictogrammes|Images ou photos de visages}',
          'cinq ou six, à plat par terre',
          null,
        ),
        optional('{!10min si-toutous|Toutous aux yeux solides}', 'un pour deux enfants', null),
        optional('{!10min si-instruments|Instruments de musique}', 'deux ou trois', null),
        optional('{si-miroirs|Miroir incassable}', '{si-miroirs|un}', null),
        optional('{si-couvertures|Petite couverture}', '{si-couvertures|une}', null),
      ],
      preparation: [
        'Essayez d’avance les gestes de votre marionnette : elle tape votre genou (fâchée), se roule au creux de votre coude (triste){3-4a !multiage|, tremble en reculant (peur)}{30min|, saute partout (joie)}.',
        '{3-4a 4-5a|Choisissez-lui de petits malheurs de leur âge : son dessin est déchiré, on a pris sa place, un grand bruit l’a surprise. Aucun ne copie celui d’un enfant du groupe.}',
        '{2-3a|Tirez sur tous les yeux et tous les boutons : rien ne vient dans les doigts.} Sans marionnette, un gros bas ou votre main nue fait très bien l’affaire : le pouce est le menton.',
        '{1adulte|Seule, placez-vous dos au mur, le groupe en demi-cercle, assez près pour toucher la marionnette.} {2adultes|À deux, l’une la fait parler, l’autre souffle des mots aux enfants.} {multiage|Les plus jeunes répondent du geste, les plus vieux du mot : elle écoute les deux.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'La marionnette arrive en tapant sur votre genou : paf, paf, paf. Étonnez-vous : « Qu’est-ce que tu as? » Elle répond : « Je le sais pas! Mes mains tapent, ma tête est chaude. Qu’est-ce que j’ai? » Tournez-la vers les enfants et attendez. Un mot arrive? Elle l’essaie, comme un chapeau : « Triste… triste… Non, trop petit! » Au mot « fâchée », elle saute : « Oui! C’est ça! » Rien ne vient? Demandez-lui : « As-tu faim? » Elle secoue la tête et attend. Toujours rien? Soufflez-lui « fâchée » à l’oreille, assez fort pour qu’on l’entende.',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'Elle se roule dans votre coude. « Et là, j’ai quoi? » Elle essaie chaque mot qu’on lui offre, le garde ou le rend : « Non, il me va pas. » {si-images si-photos si-pictogrammes|Avec des images de visages, on lui en tend une : elle fait la même figure, puis la garde ou la rend.} Avant de la consoler, on lui demande : « Veux-tu une caresse? » {2-3a|Elle fait oui : on lui flatte la tête, et elle soupire : « Ça, c’est doux. »} {2-3a !multiage|Elle va de genou en genou avec le même chagrin : l’un la berce, l’autre lui souffle un bec, et ceux qui attendent la bercent de loin, les bras vides. Prêtez deux mots : « Triste ou fâchée? » L’enfant choisit, et elle fait la figure du mot.} {3-4a|« Triste de quoi? » Elle finit par le dire : son dessin est déchiré.} {3-4a !multiage|Elle tremble et recule : « Mon ventre serre! » On cherche le mot, puis ce qui lui a fait peur. Qui a déjà eu le ventre serré? Il le dit s’il en a envie, et elle hoche la tête : « Moi aussi. »} {4-5a !3-4a|« Mon dessin est déchiré! », dit-elle enfin.} {4-5a|Triste, déçue, fâchée : quel mot lui va le mieux? On lui explique la différence.} {4-5a !multiage|Puis elle dit « je vais très bien », mais elle cache sa tête. Qu’est-ce qu’on voit, et qu’est-ce qu’elle a pour vrai? On en discute; elle essaie deux mots l’un sur l’autre : contente et gênée.}',
        ),
        play(
          { 20: 6, 30: 7 },
          'Les autres marionnettes, ou les mains nues, se réveillent : à leur tour de ne pas savoir ce qu’elles ont. {3-4a 4-5a|On joue par deux : l’un fait parler la marionnette, l’autre cherche le mot.} {2-3a multiage|La marionnette d’un enfant de deux ans} {2-3a !multiage|La marionnette d’un enfant} {2-3a|tombe, « bobo! »? La vôtre arrive en courant : « Je souffle? »} {2-3a !multiage|Puis la vôtre tombe, et c’est la sienne qui vient souffler. Une marionnette tape? « Fâchée! » Tapez ensemble sur le plancher, fort, moins fort, fini.} {3-4a|La marionnette boude, le nez au mur. L’ami lui demande : « Veux-tu un câlin, ou que j’attende? »} {3-4a !multiage|Elle dit non au câlin? L’ami s’assoit à côté, sans toucher, et compte jusqu’à cinq. Elle se retourne et dit ce qu’elle avait. Les deux enfants changent de rôle.} {4-5a|La marionnette montre sans parler : dos rond, tête cachée, petits bonds. L’ami trouve le mot et la raison.} {4-5a !multiage|Le mot est trouvé, mais elle crie encore : cela ne suffit pas. On cherche une phrase qu’elle pourrait dire à celui qui a pris sa place ou son jouet, et on la répète avec elle.} {si-toutous|Avec des toutous, on en tend un à celle qui a de la peine : le prend-elle, ou le repousse-t-elle?} {si-instruments|Avec un instrument, la fâchée joue sa colère très fort, puis de moins en moins fort.}',
        ),
        play(
          { 30: 6 },
          'Votre marionnette saute partout et ne tient plus en place : « Ça pétille dans mes pieds! Qu’est-ce que j’ai, encore? » C’est la joie. {2-3a|On pétille avec elle, des pieds, des mains, puis des joues seulement.} {2-3a !multiage|Elle s’arrête net : « Ça ne pétille plus! » Elle penche la tête. Qui la fait pétiller encore? Un chatouillis à la marionnette, un coucou, et ça revient.} {3-4a|On lui dit ce qui fait pétiller : sauter dans une flaque, revoir quelqu’un qu’on aime.} {3-4a !multiage|Puis elle mélange tout : elle pétille en disant « je suis triste ». « Ben non! » On lui montre une figure triste, une figure contente, et elle les copie.} {4-5a|Comment montrer sa joie sans bouger? On cherche une joie tranquille, et la marionnette l’essaie.} {4-5a !multiage|On lui fait un petit dictionnaire, avec les doigts : un doigt pour chaque mot trouvé. Combien y en a-t-il? Lequel était le plus difficile à trouver?}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Elle va de l’un à l’autre, la tête penchée : « Et toi, là, ça fait quoi dans ton ventre? » {2-3a|On montre une figure, on tape, on rit : elle fait pareil, et les autres aussi.} {3-4a 4-5a|On dit un mot, on fait un geste, ou l’on passe en secouant la tête. Elle répète tout bas ce mot ou ce geste, sans le changer.} {si-miroirs|Avec un miroir, on y regarde sa figure avant de répondre, puis on le passe.} Puis elle bâille : « Moi, je suis… je suis… » Attendez que quelqu’un le trouve. « Fatiguée! C’est ça. » Qui le veut lui souhaite bonne nuit, et elle s’endort au creux de votre bras. {si-couvertures|Avec une couverture, deux enfants la bordent, le nez dehors.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Regardez la marionnette quand elle parle : les enfants lui répondront, à elle.',
          'Faites-lui essayer chaque mot offert, même le plus drôle, avant d’en demander un autre.',
          'Taisez-vous cinq secondes après « qu’est-ce que j’ai? ».',
          '{2-3a|Dites le mot que le geste voulait dire : « Tu la flattes. Tu la trouves triste. »}',
        ],
        questionsOuvertes: [
          'Qu’est-ce qu’elle a, d’après toi?',
          'Que lui dit-on?',
          '{3-4a 4-5a|À quoi le vois-tu?}',
          '{3-4a 4-5a|Quel mot irait encore mieux?}',
        ],
      },
      vocabulaire: [
        'fâchée',
        'triste',
        'fatiguée',
        '{30min|la joie}',
        'consoler',
        '{3-4a !multiage|la peur}',
        '{4-5a !multiage|gênée}',
        '{4-5a|déçue}',
        'le ventre',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Deux états seulement, fâchée et triste, avec deux gestes qui ne changent pas. Il peut répondre en faisant le même geste : elle dit le mot pour lui.',
        },
        {
          pour: '3-4a',
          texte:
            'Faites-la se tromper : elle pleure et dit « je suis contente ». Il la corrige, et lui montre la figure qui va avec le mot.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant fait parler la marionnette devant le groupe : il choisit ce qu’elle a, ne le dit pas, et donne un indice à la fois.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'La marionnette fait peur? C’est votre main nue qui parle. Il ne parle pas? Un pouce en haut, un pouce en bas, une main sur le cœur : elle essaie ces mots-là aussi. Les visages sont difficiles à lire? Dites toujours ce que fait le corps : « Ses poings serrent. »',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, au vestiaire, une mitaine devient marionnette et ne sait pas ce qu’elle a : trop chaud, tannée d’attendre?} {hiver|L’été, dehors à l’ombre, une casquette sur le poing devient marionnette et ne sait pas ce qu’elle a.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Marionnette mordue ou bousculée.',
          'Larmes, si la peine de la marionnette ressemble à la sienne.',
        ],
        dangersAEliminer: [
          'Marionnette qui frappe un ami : elle frappe le plancher ou son propre genou, et on lui cherche un mot.',
          'Œil, bouton ou cordon qui s’arrache : cette marionnette ne sert pas.',
          '{!10min si-toutous|Œil ou bouton de toutou qui branle : il attend sur la tablette.}',
          '{!10min si-instruments|Instrument fendu, d’où sortiraient des grains : il ne sert pas.}',
          'Chagrin d’un enfant exposé devant tous : elle lui parle à l’oreille, puis l’on passe à autre chose.',
        ],
        supervision: 'palier2',
        allergies: ['Marionnettes lavées sans parfum, sans plume ni vraie fourrure.'],
      },
      observation: [
        'Langage oral : avec quels mots ou quels gestes dit-il ce qu’a la marionnette?',
        'Compétences émotionnelles : que propose-t-il quand elle a de la peine, et quand elle se fâche?',
        'Fonction symbolique : à qui répond-il, à la marionnette ou à vous?',
      ],
      prolongements: [
        'Quand un enfant se fâche pour vrai, gardez la question de la marionnette : « Mes mains tapent, qu’est-ce que j’ai? »',
        'À la maison, un bas sur la main d’un parent ne sait pas ce qu’il a : l’enfant lui prête un mot.',
      ],
      reflexionRetroaction: [
        'Quel mot est venu d’eux, que je n’aurais pas choisi?',
        'Qui a parlé à la marionnette et me parle peu?',
      ],
    },
  },
]
