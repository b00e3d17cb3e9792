import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const BABY_WATER_EGGS_SPOONS_AND_LEAVES_SHEETS: readonly BankSheet[] = [
  {
    key: 'un-doigt-d-eau',
    summary:
      'Au bord d’un plateau, les bébés frappent un doigt d’eau, vident un gobelet, mettent la main sous le filet; puis le fond redevient sec.',
    ageGroups: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['eau-neige-et-glace'],
    materials: ['eau', 'contenants-et-cuilleres'],
    place: 'YARD',
    alsoAt: {
      INDOORS:
        'Au local, le plateau se pose par terre, près de l’évier, sur des tapis de bain; des serviettes boivent l’eau à la fin.',
    },
    seasons: ['SUMMER'],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'jeu d’eau des bébés',
      'jeux d’eau pour bébés',
      'plateau d’eau',
      'bac d’eau',
      'jouer dans l’eau',
      'taper dans l’eau',
      'tape dans son verre d’eau',
      'éclabousser',
      'éclabouser',
      'flic flac',
      'verser de l’eau',
      'vider son gobelet',
      'transvider de l’eau',
      'plats de plastique dans l’eau',
      'jeu d’eau dans la cour',
      'jeux d’eau',
      'transvider',
    ],
    seen: [
      'elle fesse dans l’eau du plat à deux mains, les yeux fermés',
      'il renverse son gobelet et regarde l’eau couler entre ses doigts',
      'un bébé trempe son talon dans la flaque et le retire vite',
      'il met sa main sous le filet du robinet et essaie de le pogner',
      'elle a peur de la grosse pataugeuse mais aime bien un petit fond d’eau',
      'assis depuis peu, il veut jouer à l’eau avec les autres sans se faire bousculer',
      'après l’orage, le couvercle du carré de sable était plein et mon huit mois tapait dedans',
      'au dîner, elle a versé son verre sur sa tablette exprès pour taper dans l’eau',
    ],
    scenes: ['eau', 'remplir-vider'],
    picture:
      'À l’ombre, assise derrière un plateau large et bas, l’éducatrice tient un gobelet; deux bébés en chapeau tapent l’eau, un troisième renverse un plat.',
    sheet: {
      titre: 'Un doigt d’eau',
      observationDepart:
        '{cour|La pluie de la nuit a laissé un rond d’eau dans un couvercle. Un bébé y a posé la main à plat, l’a levée et a regardé l’eau couler de ses doigts.} {dedans|Un gobelet s’est renversé sur une tablette. Avant le linge, un bébé a frappé la flaque et il a ri des gouttes sur ses joues.}',
      intentionEducative:
        'Permettre au bébé d’agir sur l’eau avec ses paumes et des plats, et de refaire ce qu’il vient de provoquer.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
      ],
      objectifs: [
        'Frapper l’eau à plat, du poing, du talon, et voir ce qui saute.',
        'Prendre un gobelet, le pencher, le trouver vide.',
        'Suivre des yeux un filet d’eau jusqu’où il tombe.',
        'Montrer qu’il en veut encore, ou qu’il a froid.',
      ],
      materiel: [
        item(
          'Plateau de plastique, large de 40 cm et long de 60 cm, à bord rond de 5 cm au plus',
          'un seul',
          'Bac à bord de 5 cm au plus, ou couvercle d’un grand bac, retourné',
        ),
        item(
          'Cruches à couvercle, remplies d’eau tiède',
          '{10min 20min|deux}{30min|quatre}, de 2 L chacune, derrière vous',
          'Grands pots de plastique à couvercle vissé',
        ),
        item(
          'Plats et gobelets de plastique, plus gros que votre poing',
          'deux par bébé',
          'Pots de yogourt de 750 g, lavés',
        ),
        item('{20min 30min|Passoire de plastique à poignée}', 'une', 'Pot de yogourt percé de trous, bavures limées'),
        item('Grandes serviettes sèches', 'une par bébé et {cour|une}{dedans|quatre} de plus', 'Draps de flanelle'),
        item('Couche et vêtement secs', 'une et un par bébé', null),
        item('{cour|Chapeau à large bord et vêtement mince à manches}', 'un de chaque par bébé', null),
        item('{cour|Couverture, à un bras de vous, du côté opposé au plateau}', 'une', 'Toile doublée'),
        item(
          '{dedans|Tapis de bain antidérapants}',
          'un sous le plateau, deux autour, un au sec',
          'Serviettes épaisses, changées dès qu’elles glissent',
        ),
        item('À boire, selon l’âge de chacun', 'à volonté', null),
      ],
      preparation: [
        '{1adulte|Seule, trois bébés au plus, tous à un bras de vous, et une collègue garde les autres. Une couche, un biberon, un bébé qui part : videz d’abord le plateau, levez-vous ensuite.} {2adultes|À deux, dites tout haut qui est l’adulte du plateau : yeux sur l’eau, mains libres, trois bébés au plus. L’autre garde les suivants, change, sèche, fait boire. Pour échanger, l’une demande « Tu l’as? », et ne bouge qu’après « Je l’ai. »}',
        '{cour|Choisissez du gazon plat et une ombre qui tiendra une demi-heure, avant 11 h ou après 15 h. Pour vider : un bout levé, l’eau part dans l’herbe.} {dedans|Posez le plateau par terre, près de l’évier, là où personne ne passe. Pour vider : deux serviettes boivent l’eau, et le plateau se retourne dessus.} Serviettes, couches, vêtements et boissons sont à votre main avant l’eau. Le plateau reste vide tant que vous n’êtes pas assise.',
        'Versez un peu d’une cruche sur votre poignet : tiède, comme pour un bain. {cour|L’eau du boyau ne sert pas : elle brûle d’abord, puis elle glace.}',
        'Ôtez les bas et les souliers, mettez une couche propre. {cour|Avant 6 mois, l’ombre et le vêtement protègent, sans crème.} {dedans|Un chandail mince tient le ventre au chaud.}',
        'Passez le doigt sur le bord des plats : ce qui est fendu ou coupant reste à la cuisine.',
        '{avec-contenant|Ajoutez @materiel au bord du plateau, si c’est incassable et plus gros que votre poing.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Assoyez-vous par terre, jambes ouvertes, le plateau vide en travers devant vous. Le bébé assis depuis peu est entre vos jambes, le dos contre votre ventre; les deux autres sont aux bouts, pieds nus. Frappez le fond : toc. Versez un filet d’une cruche. Arrêtez quand votre index, couché à plat, est presque couvert : voilà le doigt d’eau. Refermez la cruche, poussez-la derrière vous, frappez encore : flac! Ôtez votre main, le plateau est à eux.',
        ),
        play(
          { 10: 6, 20: 8, 30: 11 },
          'Un bébé frappe à deux mains, ferme les yeux sous les gouttes, les rouvre et refrappe. Une autre pose la paume, la lève, regarde goutter ses doigts. Un pied arrive de côté, le talon d’abord. Répondez au geste : une tape lente à qui tape lentement. Posez les plats au bord; l’un flotte, tourne, s’en va sous une poussée; un autre chavire et se remplit. {10min|Un gobelet se penche : « Vidé! » Remettez-y une gorgée de la cruche.} Donnez le mot quand la chose arrive : « flac », « ça coule », « parti ». Touchez une nuque, un pied : pour le bébé qui se refroidit, le jeu est fini. {1adulte|Seule, videz alors pour tous et séchez-le en premier.} {2adultes|L’autre adulte l’emporte et le sèche.}',
        ),
        play(
          { 20: 5, 30: 11 },
          'Versez une gorgée de la cruche dans un gobelet et tendez-le. Le gobelet penche trop tôt, l’eau tombe sur un genou. Le bébé regarde au fond, secoue : « Vidé! » Une gorgée encore, pour lui ou pour la main d’à côté. Versez ensuite un filet, de la hauteur de leur menton : des doigts s’y mettent, se retirent, reviennent. Tenez la passoire au-dessus du plateau et videz-y un gobelet avec le bébé : il pleut dans le plateau, puis sur des orteils. Le fond se découvre? Un filet ramène l’eau au doigt, jamais plus haut. {30min|À la moitié du jeu, videz le plateau et faites boire au sec. Les pieds sont tièdes? Les deux autres cruches ramènent le doigt d’eau. Un pied est froid? Passez à la fin.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Annoncez : « On vide. » Ôtez les plats. {cour|Levez un bout du plateau : l’eau glisse vers l’herbe, et des mains la suivent jusqu’au bord.} {dedans|Couchez deux serviettes dans le plateau : des mains pressent, et le tissu boit l’eau. Retirez-les.} Frappez le fond ensemble : toc. {cour|Retournez le plateau sur l’herbe} {dedans|Serviettes trempées et plateau montent au comptoir de l’évier} avant la première couche. Puis, {cour|sur la couverture} {dedans|sur un tapis sec}, un bébé à la fois : serviette, plis du cou épongés, vêtement sec, à boire.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tenez un avant-bras entre l’eau et celui qui se penche : il arrête la poitrine et laisse les mains jouer.',
          'Répondez de la voix à qui appelle plus loin; vos yeux restent au plateau.',
          'Laissez verser à côté : ce qui tombe hors du plateau se remplace.',
          'Frappez moins fort que lui : il garde la plus grosse éclaboussure.',
        ],
        questionsOuvertes: ['Qu’est-ce qu’elle fait, l’eau?', 'Où elle est partie?'],
      },
      vocabulaire: ['l’eau', 'flac', 'mouillé', 'vidé', 'verser', 'couler', 'encore'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Celui qui tient sa tête sans tenir assis vient seul, avant les autres, qu’une collègue garde. Sur votre cuisse, votre bras en travers de son ventre, il descend une main ou un pied jusqu’à l’eau. Le marcheur s’accroupit à un bout; son gobelet part plein d’un bord du plateau et arrive vide à l’autre, ce qui l’étonne.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Les éclaboussures font pleurer? Dressez un plat renversé devant ce bébé, comme un petit mur; sa main va à l’eau quand elle est redevenue plate. Des doigts restent fermés? Versez de l’eau tiède, goutte à goutte, sur le dos de la main : elle s’ouvre parfois.',
        },
        {
          pour: 'autre_saison',
          texte:
            'Le reste de l’année, le jeu se fait au local, dix minutes, dans une pièce chaude. L’hiver, posez au milieu du plateau une poignée de neige propre : elle fond sous les tapes.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Gorgée d’eau propre léchée sur les doigts ou au bord d’un gobelet.',
          'Goutte dans l’œil, grimace.',
          'Vêtement trempé jusqu’aux épaules.',
        ],
        dangersAEliminer: [
          'Noyade : un doigt d’eau suffit, et sans bruit. L’adulte du plateau reste à un bras, les mains libres; pas de téléphone, pas de photo. Elle vide le plateau avant de se lever ou de tourner le dos.',
          'Nez qui bascule vers l’eau : personne à plat ventre au bord; celui qui s’assoit depuis peu garde le dos contre votre ventre.',
          'Menton qui tremble, lèvres foncées, peau marbrée : videz, puis serviette, vêtement sec et bras, tout de suite.',
          'Couche pleine, ou bébé assis dans l’eau : videz et changez-le. Plateau et plats sont lavés avant de resservir.',
          '{cour|Soleil qui gagne le plateau : déplacez le jeu avec l’ombre; un plateau vide resté au soleil brûle les mains.} {dedans|Plancher mouillé où un marcheur glisse : épongez avant la suite.}',
        ],
        supervision: 'palier1',
        allergies: [
          '{cour|Crème solaire : celle que le parent a fournie et autorisée, dès 6 mois seulement.} Eczéma : peau épongée sans frotter, puis la crème de cet enfant, selon son plan.',
        ],
      },
      observation: [
        'Éveil aux sciences : d’une tape à la suivante, que change-t-il, et où va son regard ensuite?',
        'Motricité fine : jusqu’où penche-t-il le gobelet avant de s’apercevoir qu’il coule?',
        'Développement sensoriel : comparez son visage à la première goutte et à la dixième.',
      ],
      prolongements: [
        'Demain, le plateau revient à sec avec ses gobelets : regardez qui frappe, qui verse du vide, qui cherche la cruche.',
        'Mimez pour le parent la tape de son enfant; dans le bain du soir, un gobelet de plastique la fera revenir, un parent à un bras du début à la fin.',
      ],
      reflexionRetroaction: [
        'Quand mes yeux ont-ils quitté l’eau, et pour quoi?',
        'Qui a été arrosé sans l’avoir cherché?',
      ],
    },
  },
  {
    key: 'l-oeuf-roule-de-travers',
    summary:
      'De gros œufs de plastique, fermés pour de bon, sortent du panier : ils dodelinent, filent de côté, font une bosse sous un linge, passent d’une main à l’autre.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_LANGUAGE'],
    themes: ['saisons-et-fetes', 'mouvement-et-defis'],
    materials: ['tissus'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, une toile tendue sur le sol froid et une couverture font le tapis; l’œuf y roule moins loin.',
    },
    seasons: ['SPRING'],
    durationMinutes: 20,
    adults: 1,
    onlyNamed: ['EGG'],
    calls: [
      'Pâques',
      'œufs de Pâques',
      'Pâques à la pouponnière',
      'cocos de Pâques',
      'panier de Pâques',
      'œuf de plastique',
      'gros œufs de plastique',
      'œufs en plastique',
      'rouler un œuf',
      'faire rouler les œufs',
      'panier d’œufs',
      'cacher un œuf',
      'cacher sous un linge',
      'tiens merci',
      'donne et reprend',
    ],
    seen: [
      'il pousse un citron sur le plancher et rit de le voir tourner croche',
      'elle serre deux gros cocos, en échappe un, le ramasse et échappe l’autre',
      'un bébé rampe après un objet qui se sauve chaque fois qu’il le touche',
      'il tapote la bosse sous la guenille et cherche ce que c’est',
      'elle me donne son œuf, tend la main pour le ravoir, et recommence',
      'il est surpris que ça parte de côté plutôt que tout droit',
      'à l’approche du congé de Pâques, je voudrais quelque chose de sécuritaire pour mes bébés',
      'les grands ont eu leur chasse aux cocos et mes poupons ont eu envie de jouer avec',
    ],
    scenes: ['rouler', 'cacher-trouver'],
    picture:
      'Un bébé à plat ventre pousse un gros œuf jaune qui roule de côté; une petite en tend un bleu à l’éducatrice, près d’un panier bas.',
    sheet: {
      titre: 'L’œuf roule de travers',
      observationDepart:
        'Un gros œuf de plastique a basculé du panier. Un bébé l’a poussé pour qu’il parte; l’œuf a fait un rond et il est revenu contre sa main.',
      intentionEducative:
        'Offrir un objet qui ne va jamais où on l’envoie, pour se tourner, s’étirer, le rattraper, et le donner à quelqu’un avec un son ou un mot.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage prélinguistique', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Mémoire', role: 'secondaire' },
      ],
      objectifs: [
        'Pivoter, ramper ou marcher jusqu’où l’œuf s’est arrêté.',
        'Prendre à deux mains ce qui est lisse et rond.',
        '{20min 30min|Retrouver l’œuf sous sa bosse de tissu.}',
        'Tendre, lâcher, réclamer, d’un geste ou d’un son.',
      ],
      materiel: [
        item(
          'Gros œufs de plastique souple, vides, hauts d’au moins 9 cm, collés pour de bon',
          'deux par enfant',
          'Petits ballons ovales de vinyle, longs de 12 à 18 cm, sans bouchon de valve',
        ),
        optional(
          'Gros œuf de tissu, bourré ferme, cousu deux fois',
          'un',
          'Chaussette d’adulte bourrée de retailles, cousue',
        ),
        item('Papier sablé et colle époxy pour plastique, rangés hors du local', 'une feuille et un tube', null),
        item('Panier bas et large, sans anse ni bout d’osier', 'un', 'Bac bas de plastique'),
        item('Linges à vaisselle', 'quatre', 'Débarbouillettes épaisses'),
        item('{dedans|Couvertures à rouler sous les meubles}', 'trois', 'Grandes serviettes'),
        item('{dedans|Tapis de jeu mince}', 'celui du local', 'Couverture bien tendue'),
        item('{cour|Toile et couverture}', 'une de chaque, l’une sur l’autre', 'Matelas de sol imperméable'),
        item('{30min|Coussin ferme et plat, en pente sur votre jambe}', 'un', 'Carton épais, large comme un plateau'),
      ],
      preparation: [
        'Au magasin, prenez l’œuf géant qui plie sous le pouce sans craquer. Trois jours avant, loin des enfants, dans une pièce aérée, sablez les lèvres des deux moitiés. Collez tout le tour à l’époxy, bouchez les petits trous, laissez durcir deux jours.',
        'Lavez chaque œuf, tirez, tordez, appuyez-y votre genou, échappez-le dix fois de votre hauteur. Celui qui bâille, craque ou garde une bavure ne joue pas. Rien ne tient? Les ballons ovales roulent aussi de travers, sans colle.',
        'Rien dedans : un œuf qui cliquette cache une petite pièce. Pâques n’est pas de toutes les maisons : ici l’œuf roule, sans lapin ni chocolat.',
        '{dedans|Bouchez le dessous des meubles avec les couvertures roulées : l’œuf y court tout de suite.} {cour|Choisissez un coin plat, égoutté, à l’abri du vent; ôtez les cailloux, tendez la toile, puis la couverture. S’il y a des mitaines, elles s’enlèvent le temps du jeu.}',
        'Comptez les œufs et couvrez le panier d’un linge. {0-18m|Le bébé couché est du côté de votre jambe, là où personne ne marche.}',
        '{avec-tissu|Glissez @materiel parmi les linges, si une main le tire sans effort.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Le panier est là, couvert. Glissez la main sous le linge et poussez : une bosse bouge. Sortez un œuf, posez-le sur le côté, touchez-le d’un doigt : il dodeline. Poussez-le vers un enfant : il part, tourne et file ailleurs. « Oh! De travers! » Ôtez le linge, couchez le panier sur le flanc; quelques œufs sortent tout seuls.',
        ),
        play(
          { 10: 6, 20: 7, 30: 9 },
          '{0-18m|Un bébé abat sa main sur un œuf, qui s’échappe de côté. Il pivote sur le ventre, pousse des orteils, le touche, le relance. Un autre, assis, en tient un à deux mains et goûte le plus gros bout.} {18-24m|Un enfant marche après son œuf, se penche où l’œuf n’est plus, recommence. Une autre en serre deux contre elle, en perd un, le rattrape, perd l’autre.} Votre jambe allongée fait le bord : l’œuf s’y arrête, à un bras de qui le suit. Dites sa route : « Il tourne. Il revient. » Un œuf que personne ne veut dort au panier, loin des pieds. {10min|Quelqu’un vous tend un œuf? « Merci! » Il repart vers lui en roulant.}',
        ),
        play(
          { 20: 6, 30: 7 },
          'Couvrez un œuf d’un linge, sous leurs yeux : une bosse. À côté, étendez un linge vide, tout plat. « Où est l’œuf? » {0-18m|Une main frappe la bosse, l’œuf dodeline sous le tissu; une autre tire le coin, et le voilà.} {18-24m|Un enfant le couvre à son tour, dit « pu là », soulève aussitôt. Une autre s’assoit dessus pour le garder.} Ouvrez la paume près d’un œuf tenu : « À moi? » Il s’y pose, ou il approche et repart : les deux se respectent. Reçu, il reste chez vous le temps d’un souffle : « Merci! » Rendez-le dans sa main : « Tiens. » Un son vient avec l’œuf? Redites-le tel quel.',
        ),
        play(
          { 30: 6 },
          'Appuyez le coussin sur votre jambe et lâchez un œuf d’en haut : il descend en zigzag, sort par le côté, surprend tout le monde. {0-18m|Un bébé à plat ventre, à côté du bas de la pente, l’arrête de l’avant-bras; un autre s’appuie des deux mains sur la pente et le cueille en chemin.} {18-24m|Un enfant en lâche deux à la fois et suit le mauvais; une autre met sa main pour faire une barrière.} Tenez le haut du coussin; le prochain œuf est pour leurs mains, et ne partira que si elles le lâchent.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Faites tourner un œuf sur la paume d’un enfant et chantez sur deux notes : « Roule, roule, bel œuf, tourne autour de ma main, rentre au panier tout neuf, tu reviendras demain. » L’œuf va au panier; passez à la main suivante. Qui serre le sien le garde jusqu’au bout de la chanson. Comptez : le même nombre qu’au début. Couchez le linge dessus : une bosse bouge encore. Quand les enfants sont ailleurs, lavez les œufs et regardez chaque jointure.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Laissez l’œuf finir son tour avant d’y toucher : l’enfant est souvent déjà en route.',
          'Tendez la main ouverte, à la hauteur de son ventre; elle demande, elle ne prend pas.',
          'Regardez l’œuf, puis l’enfant, puis l’œuf : votre « oh! » lui revient.',
          'Deux mains sur le même œuf? Faites-en dodeliner un autre tout contre.',
        ],
        questionsOuvertes: [
          'Où il s’en va, ton œuf?',
          'À qui tu le donnes?',
          '{20min 30min|Qu’est-ce qui fait la bosse?}',
        ],
      },
      vocabulaire: ['l’œuf', 'le panier', 'rouler', 'de travers', '{20min 30min|la bosse}', 'tiens', 'merci', 'encore'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'À plat ventre, le plus jeune a un œuf devant lui, que votre doigt fait dodeliner sans le laisser partir. S’il ne tient pas sa tête, il le suit des yeux, couché sur vos cuisses : l’œuf tourne dans votre paume.',
        },
        {
          pour: '18-24m',
          texte:
            'Placez le panier à cinq pas, un œuf par voyage : marcher les deux mains prises est tout un ouvrage. Demandez-en un pour quelqu’un qui est assis plus loin; l’enfant le lui roule et regarde où il aboutit.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant voit peu? Faites dodeliner l’œuf {dedans|sur le plancher nu}{cour|contre le panier}, tout près de sa main : elle suit le petit bruit et l’arrête. Une main serre mal? L’œuf de tissu s’écrase un peu et tient mieux.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’été, à l’ombre, l’œuf s’arrête au premier brin d’herbe. L’hiver, le froid le rend cassant : sortez un ballon ovale, et suivez sa trace toute croche dans une mince neige fraîche.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Œuf échappé sur un pied, cogné contre un front.',
          'Basculer de côté en le suivant.',
          'Deux mains sur le même œuf, et des cris.',
        ],
        dangersAEliminer: [
          'Œuf fendu, décollé ou qui bâille : le bord coupe et l’éclat s’avale. Il sort du jeu tout de suite; comptez ses morceaux.',
          'Petit œuf, chocolat ou bonbon venu d’une poche ou d’un sac : il retourne chez le parent avant le jeu.',
          'Œuf ou linge laissé sous les pas de qui marche : l’un roule, l’autre glisse; ramassez-les à mesure.',
          '{0-18m|Linge sur le visage d’un bébé couché : une bosse se fait à un bras de lui, jamais sur lui.}',
          '{cour|Couverture qui prend l’eau du sol, mains froides : on rentre finir le jeu.} {dedans|Œuf roulé sous un meuble : c’est vous qui allez le chercher.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Rien que du plastique ou du tissu neuf : une vraie coquille vidée garde du blanc d’œuf, et le chocolat, du lait et des noix.',
        ],
      },
      observation: [
        'Motricité globale : quand l’œuf part de côté, qu’est-ce qui tourne d’abord chez lui, la tête ou le tronc?',
        'Langage prélinguistique : relevez le regard ou le son qui accompagne l’œuf tendu.',
        'Mémoire : {20min 30min|sous lequel des linges cherche-t-il l’œuf qu’il a vu couvrir?}{10min|retourne-t-il au panier quand l’œuf a disparu de sa vue?}',
      ],
      prolongements: [
        'Posez un œuf couché au bord de l’évier toute la semaine : on le fait dodeliner pendant que l’eau coule. Lavez-le chaque soir.',
        'Roulez l’œuf jusqu’aux souliers du parent, à l’heure du départ : l’enfant va le reprendre et le tend parfois. Dites aussi qu’un petit œuf de chocolat, rond et dur, peut étouffer à cet âge.',
      ],
      reflexionRetroaction: [
        'Combien d’œufs ai-je arrêtés avant qu’un enfant les rejoigne?',
        'Ma main ouverte demandait-elle encore, ou prenait-elle déjà?',
      ],
    },
  },
  {
    key: 'deux-cuilleres-se-repondent',
    summary:
      'Face à face, deux bébés frappent bols et assiettes à la cuillère de bois, s’arrêtent, se regardent; l’autre répond, et ça repart.',
    ageGroups: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['sons-et-silence', 'emotions-et-amitie'],
    materials: ['contenants-et-cuilleres', 'tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'tapent avec leur cuillère',
      'taper avec une cuillère',
      'taper sur la tablette',
      'tape sur la tablette de sa chaise haute',
      'taper sur les bols',
      'cuillères de bois',
      'se répondre en tapant',
      'deux bébés se regardent',
      'deux bébés face à face',
      'bébés qui s’imitent',
      'deux bébés rient ensemble',
      'premier ami',
      'cogner deux objets',
      'musique',
      'sons',
      'percussions',
    ],
    seen: [
      'il cogne son bol, arrête, et regarde si le bébé d’en face va cogner',
      'elle frappe le plancher avec sa spatule en riant à son amie',
      'deux petits assis face à face se copient le tapage depuis dix minutes',
      'il attend la réponse de l’autre, la bouche ouverte, sa cuillère en l’air',
      'elle échappe sa cuillère et chigne pour continuer le concert avec son voisin',
      'il commence à s’intéresser à un autre bébé qu’à moi',
      'dans leurs chaises hautes, en attendant le repas, ils se parlent à coups de cuillère',
      'depuis que le petit nouveau est là, un ancien l’imite en tapant',
    ],
    scenes: ['taper-bruit', 'nouveau'],
    picture:
      'Assis face à face sur un tapis, deux bébés frappent des bols renversés à la cuillère de bois et se regardent; l’éducatrice est assise de côté.',
    sheet: {
      titre: 'Deux cuillères se répondent',
      observationDepart:
        'Deux cuillères de bois traînaient sur le tapis. Un bébé a frappé un bol; l’autre a levé la tête, frappé le plancher, et ils se sont regardés longtemps.',
      intentionEducative:
        'Soutenir une conversation de coups entre deux bébés, pendant que la main apprend à viser, à frapper et à s’arrêter.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Tenir une cuillère et l’abattre là où il regarde.',
        'Changer de son en changeant de bol, de main ou de force.',
        'Lever les yeux vers l’autre après un coup.',
        'Reprendre quand l’autre s’est tu.',
      ],
      materiel: [
        item(
          'Cuillères de bois à bout rond, longues de 15 à 20 cm',
          'une par bébé, une pour vous et deux de rechange',
          'Spatules de plastique souple, d’une seule pièce',
        ),
        item('Bols de plastique épais', 'deux par bébé et un pour vous', 'Pots de yogourt de 750 g, lavés'),
        item(
          'Assiettes de plastique',
          '{10min|une}{20min 30min|une par bébé}',
          'Couvercles plus larges que votre main, ou bols d’une autre grosseur',
        ),
        item('{30min|Bac bas et large, à retourner}', 'un', 'Très grand bol, ou boîte de carton épais, sans agrafes'),
        item(
          'Chaises hautes à harnais et à freins',
          'deux',
          'Places au tapis, jambes ouvertes, un bol renversé entre les genoux',
        ),
        item('Tapis de jeu', 'celui du local', 'Couverture épaisse'),
        item('Linges à vaisselle', 'un par bébé', 'Vêtements de rechange, pliés'),
      ],
      preparation: [
        '{1adulte|Seule, faites tout au tapis, deux bébés face à face, les autres de l’autre côté de vous, à un bras, chacun son bol et sa cuillère. Les chaises servent quand tous y sont déjà, après un repas.} {2adultes|À deux, l’une est à un bras des chaises, l’autre est au tapis avec les autres bébés.}',
        'En chaise : harnais attaché, freins mis, pieds appuyés, les deux tablettes à 1,2 m l’une de l’autre. Aucun bébé n’est entre les deux : c’est là que tombent les cuillères.',
        'Au tapis : un bol renversé devant chacun, et assez d’espace pour que les deux cuillères tendues ne se touchent pas. Votre cuisse sert de dossier à celui qui s’assoit depuis peu.',
        'Passez le pouce sur les manches et les bords : une écharde, une fente, et le morceau reste à la cuisine. Rien de métal : c’est trop fort pour de jeunes oreilles.',
        'Choisissez deux bébés reposés, le ventre plein, qui se cherchent déjà des yeux.',
        '{avec-contenant|Retournez @materiel devant un des deux, si c’est incassable : il sonnera autrement.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Un bol renversé devant chacun, et deux bébés qui se voient. Donnez une cuillère à l’un, une à l’autre. Assoyez-vous de côté, à un bras des deux, hors de leur ligne de regard. Frappez un coup, un seul, sur votre bol : poc. Posez votre cuillère et croisez les mains. Le prochain bruit viendra d’eux.',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'Poc. En face, l’autre s’arrête, bouche ouverte, la cuillère en l’air. Il frappe à côté du bol, et le premier rit. Laissez-les faire. L’un bat vite, à deux mains, sur le bord, sur sa cuisse; l’autre monte son bras très haut pour un seul coup. Une cuillère tombe : ce bruit-là compte aussi. Tendez-en une de rechange à la main qui la cherche. Un bébé n’a rien vu du coup qui l’appelait? Tournez la tête vers le son, dites bas : « Là-bas, poc. » Ses yeux suivent les vôtres, puis rencontrent l’autre.',
        ),
        play(
          { 20: 6, 30: 7 },
          'Changez une seule chose : à la place d’un bol, une assiette. Le son n’est plus le même; en face, on cesse de battre pour chercher d’où il vient. Rendez le bol, donnez l’assiette à l’autre. Glissez un linge sur un bol : le bébé frappe fort, et presque rien ne sonne. Il tire le linge, regarde dessous, regarde l’autre. Les bébés d’à côté ont aussi leurs bols. Quand toutes les cuillères battent ensemble, ne menez rien : il arrive qu’elles se taisent toutes d’un coup, et que tout le monde se regarde.',
        ),
        play(
          { 30: 7 },
          'Descendez les deux bébés au tapis, s’ils étaient en chaise, et retournez le bac entre eux. Le même fond gronde pour les deux : le coup de l’un chatouille la paume de l’autre. Un bébé y pose la joue; arrêtez la cuillère d’en face le temps qu’il se relève. Les cuillères se croisent, s’accrochent, s’échangent; donnez-en une de rechange contre celle qui sort d’une bouche. Qui a fini pose la sienne et s’en va à quatre pattes; sa place s’ouvre à un autre.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Annoncez : « Doux, doux. » Couchez un linge sur chaque bol : poc devient pouf. Frappez du bout d’un doigt et voyez qui vous suit. Ouvrez ensuite la paume devant l’un, puis devant l’autre : la cuillère y frappe, y reste ou repart pour deux coups. Rassemblez les cuillères dans le plus gros bol. Avant de {10min 20min|détacher ou de }lever les deux bébés, laissez-les se regarder : une main s’ouvre parfois, bye-bye.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Gardez votre cuillère posée : si vous battez la mesure, c’est vous qu’ils regardent.',
          'Sortez de la ligne de leurs yeux pour ramasser, essuyer ou moucher.',
          'Prêtez un mot au regard qui passe : « Tu as entendu son poc. »',
          'Abaissez la cuillère qui monte vers un visage et frappez le bol du doigt : c’est ici.',
        ],
        questionsOuvertes: ['Qui t’a répondu?', 'Sur quoi tu tapes, là?'],
      },
      vocabulaire: ['la cuillère', 'le bol', 'poc', 'frapper', 'fort', 'doux', 'regarder', 'à toi'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Le plus jeune est dos contre votre ventre, face à un autre bébé : sa paume frappe l’assiette que vous tenez, sans cuillère. Celui qui marche frappe assis; s’il se lève, sa cuillère vous revient et il part avec un bol.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant entend peu? {30min|Assoyez-le au bac retourné, les pieds contre le plastique}{10min 20min|Mettez le bol renversé entre ses cuisses} : il sent le coup et voit la cuillère de l’autre se lever. Le bruit en fait pleurer un? Pliez un linge sur son bol et sur celui d’en face.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, sur une couverture, à l’ombre, le bruit s’éparpille et les deux bébés se rapprochent.} {ete|L’hiver, un bol de neige se frappe aussi : pouf, puis ploc quand elle a fondu.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Coup sur ses propres doigts ou sur son genou.',
          'Sursaut et moue quand l’autre frappe fort.',
          'Cuillère échappée sur des orteils.',
        ],
        dangersAEliminer: [
          'Cuillère en bouche : assis seulement, par le bout rond, votre main tout près. Le manche va aux lèvres? Retournez la cuillère. Le bébé bascule, se lève ou marche? Échangez-la contre un bol.',
          'Harnais défait, bébé qui se cabre ou se lève en chaise : votre main d’abord, et le jeu descend au tapis.',
          'Bébé couché à portée d’une cuillère : sa place est de l’autre côté de votre corps.',
          'Vacarme qui dure : un linge sur chaque bol, dès qu’un visage se ferme.',
          'Cuillère fendue, bol éclaté : ils quittent le jeu.',
        ],
        supervision: 'palier1',
        allergies: [
          'Lavez bols et cuillères au savon avant le jeu; le bois garde lait, œuf ou arachide, et un enfant qui y réagit a sa cuillère neuve.',
        ],
      },
      observation: [
        'Compétences sociales : après son coup, sur qui se posent ses yeux, et qu’est-ce qui le fait recommencer?',
        'Motricité fine : notez par quel bout il tient la cuillère, et ce que fait l’autre main.',
        'Attention : dans le silence, guette-t-il l’autre bébé ou le bol?',
      ],
      prolongements: [
        'Au prochain repas, placez les deux mêmes face à face, une cuillère de bois lavée sur chaque tablette, avant l’assiette.',
        'Frappez d’un doigt, pour le parent, les coups de son enfant; à la table de la maison, quelqu’un aura envie d’y répondre.',
      ],
      reflexionRetroaction: [
        'Quel échange ai-je coupé en ramassant ou en parlant?',
        'Lequel des deux en avait assez avant que je le voie?',
      ],
    },
  },
  {
    key: 'les-feuilles-rentrent-au-sec',
    summary:
      'De grandes feuilles d’érable se versent sur un drap : elles craquent sous la paume, se lèvent, retombent, et crissent sous le ventre.',
    ageGroups: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['arbres-et-feuilles', 'couleurs-et-textures'],
    materials: ['feuilles', 'tissus'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, par temps sec et sans vent, le drap s’étend sur une toile; tuques et manteaux restent.',
    },
    seasons: ['AUTUMN'],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'feuilles sèches',
      'feuilles mortes',
      'feuilles d’automne',
      'feuille d’érable',
      'feuilles d’érable',
      'feuilles qui craquent',
      'faire craquer les feuilles',
      'jouer dans les feuilles',
      'se coucher dans les feuilles',
      'rentrer des feuilles',
      'bac de feuilles',
      'mange les feuilles',
      'feuilles dans la bouche',
      'pluie d’automne',
      'tas de feuilles',
      'couleurs d’automne',
    ],
    seen: [
      'elle serre une feuille sèche dans son poing pour entendre craquer',
      'il balaie le tas de papier de soie avec son bras pour que ça lève',
      'un poupon se roule sur la bedaine dans ce qui crisse',
      'il veut absolument goûter la feuille qu’il a ramassée en revenant de dehors',
      'elle se cache la face derrière une grande feuille et réapparaît',
      'il pleut encore et ils sont tristes de ne pas jouer dehors dans l’érable',
      'au vestiaire, un bébé a trouvé une feuille rouge collée à sa botte et ne la lâchait pas',
      'cette semaine, les grands sautent dans les tas de feuilles et mes bébés les regardent par la fenêtre',
    ],
    scenes: ['petrir', 'textures'],
    picture:
      'Devant une fenêtre mouillée de pluie, un bébé assis soulève une grande feuille d’érable; un autre rampe sur un drap gonflé de feuilles, près d’un panier.',
    sheet: {
      titre: 'Un drap plein de feuilles',
      observationDepart:
        '{dedans|Il pleut depuis le matin. Debout à la fenêtre, un bébé gratte la vitre là où une grande feuille jaune s’est collée, dehors.} {cour|De la poussette, un bébé a tendu le bras vers le tas qu’on ratissait. Le râteau s’est tu, et le bras est resté tendu.}',
      intentionEducative:
        'Offrir à tout le corps du bébé une matière qui craque et se soulève, sous les yeux d’une adulte qui ne perd pas les bouches de vue.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Froisser, balayer, pousser du pied ce qui craque.',
        'Prendre une grande feuille, la lever, la lâcher.',
        '{20min 30min|Ramper sur ce qui cède et fait du bruit.}',
        '{20min 30min|Chercher d’où vient le bruit quand les feuilles sont dessous.}',
      ],
      materiel: [
        item(
          'Feuilles d’érable entières, plus larges que votre main, sèches et encore souples',
          'une centaine, un panier à linge plein',
          'Grandes feuilles de tilleul, triées de même',
        ),
        item('Panier à linge bas, à petits trous', 'un', 'Boîte de carton sans agrafes'),
        item('Draps de coton', 'deux, dont un pour couvrir', 'Nappes de tissu'),
        item('Boîte à couvercle, pour les feuilles mordues', 'une, derrière vous', 'Chaudière couverte d’un linge'),
        item('Débarbouillettes mouillées', 'deux par bébé', null),
        item('{dedans|Tapis de jeu, sous le drap}', 'celui du local', 'Couverture épaisse'),
        item('{cour|Toile, sous le drap}', 'une', 'Matelas de sol imperméable'),
      ],
      preparation: [
        'Ramassez un jour sec, sous un érable que vous connaissez, dans l’herbe courte, loin de la rue, des chiens et de l’herbe à puce. Secouez chaque brassée avant de la rentrer. Une feuille d’arbre inconnu reste à terre.',
        'La veille, à la sieste, passez-les une à une, dessus et dessous : tache noire ou poudreuse, bibitte, œufs d’insecte, champignon, samare ou gland, dehors. Coupez les queues, raides et pointues. Étalez le reste sur un drap, une nuit, sans qu’elles se touchent.',
        'Au matin, serrez-en quelques-unes dans le poing. Elles craquent et se rouvrent : elles sont bonnes. Elles partent en miettes : ce lot-là retourne dehors.',
        '{1adulte|Seule avec plus de trois bébés éveillés, gardez toutes les feuilles entre les deux draps, coins noués deux à deux, bords roulés dessous : elles craquent autant, et rien ne va en bouche.} {2adultes|À deux, cinq bébés au plus aux feuilles libres : l’une surveille les bouches et ne fait que cela; l’autre joue.}',
        '{dedans|Étendez le drap sur le tapis, devant la fenêtre où il pleut. Pieds nus, manches roulées.} {cour|Sur la toile, étendez le drap à l’abri du vent, loin des autres feuilles. Mains nues, pieds couverts; une nuque fraîche annonce la fin.}',
        '{avec-tissu|Étendez @materiel sur un coin du tas : le bruit s’y assourdit.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          '{dedans|Regardez ensemble la vitre qui coule : « Dehors, c’est mouillé. » Tirez à vous le panier : « Ici, les feuilles sont sèches. »} {cour|Tirez le panier jusqu’au drap : « Les feuilles arrivent. »} Enfoncez-y les deux mains, lentement : frrrch. Levez une feuille devant votre visage, baissez-la : vos yeux sont là. Puis versez une vingtaine de feuilles, pas plus : vous les voyez toutes. Le panier, couvert du second drap, passe derrière vous.',
        ),
        play(
          { 10: 6, 20: 7, 30: 9 },
          'Un bébé empoigne et serre : ça craque. Il ouvre la main, cherche le bruit entre ses doigts. Une autre les balaie de l’avant-bras, à gauche, à droite; un pied donne un coup, et trois feuilles se lèvent. Une feuille touche des lèvres? Offrez-en tout de suite une autre à la main, reprenez la première et regardez son bord. Il manque un coin? Cherchez-le des yeux dans la main, sur la langue, dans la joue; le jeu reprend quand il est trouvé. Feuille mouillée ou brisée, dans la boîte; une entière la remplace.',
        ),
        play(
          { 20: 6, 30: 7 },
          'Versez le reste du panier, couvrez tout du second drap, roulez-en les bords dessous et frappez : le bruit est caché. À plat ventre, un bébé pousse des bras, et tout craque sous lui; il s’arrête, repousse. Une autre traverse à quatre pattes et s’assoit au milieu, d’un coup. Sur le dos, un troisième bat des talons. Ouvrez un coin : une main entre jusqu’au coude et ramène une feuille. Posez-en deux ou trois sur des jambes, jamais plus haut que le nombril; un coup de pied, et tout retombe autour.',
        ),
        play(
          { 30: 5 },
          'À genoux, lâchez une feuille de la hauteur de votre front. Elle se balance, glisse, se pose : des yeux descendent avec elle. Une autre part plus loin, et une tête se tourne. Mettez-en une dans la main levée d’un bébé : il la garde, la secoue, l’oublie, et elle tombe. Il regarde sa main, puis le drap. Recommencez pour ceux qui lèvent le menton; les autres froissent encore.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Annoncez que les feuilles s’en vont. {20min 30min|Ouvrez un bord du second drap. }Approchez le panier : une main y met une feuille, deux mains en sortent trois. Quand les bébés ont quitté le drap, repliez les coins vers le milieu et nouez-les; le baluchon craque sous les dernières tapes. Pendant que les autres tapent, essuyez, un bébé à la fois, paumes{dedans|, plis du cou} et menton avec les débarbouillettes, et regardez dans la bouche. Puis le baluchon passe derrière vous. {dedans|Ramassez ensuite les miettes à la main, à genoux, les yeux près du sol.} {cour|Secouez le drap plus tard, loin du groupe.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Faites le tour des bouches chaque fois que votre main donne une feuille.',
          'Froissez près d’une oreille, puis de l’autre : la tête cherche, le corps suit.',
          'Un morceau est sur la langue? Bébé penché vers l’avant, ôtez ce que vous voyez, sans fouiller plus loin. Un bébé y revient toujours? Repliez un coin du drap sur quelques feuilles : il joue par-dessus le tissu.',
          'Posez une seule feuille à un bras de celui qui reste au bord, et laissez-la là.',
        ],
        questionsOuvertes: ['Qu’est-ce qui craque?', 'Où elle est tombée, ta feuille?'],
      },
      vocabulaire: ['la feuille', 'le tas', 'craquer', 'sec', 'lever', 'tomber', '{!10min|dessous}'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Le plus jeune, s’il tient sa tête, est à plat ventre, la poitrine sur votre jambe; ses mains font craquer quelques feuilles repliées dans un coin du drap. Sinon, il suit de vos bras une feuille qui se balance. À la fin, celui qui marche porte des brassées au panier et les échappe en route.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant retire ses mains? Repliez le drap sur quelques feuilles : il frappe le tissu et n’en reçoit que le bruit. Un enfant bouge peu? Couchez-le sur le dos, sur des feuilles couvertes du second drap, et pressez lentement de chaque côté de ses épaules : ça craque pour lui.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’été, couchés sous l’érable, on regarde les mêmes feuilles, vertes, bouger sur leur branche. L’hiver, un lot gardé au sec dans un carton craque encore entre deux draps noués.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Feuille entière qui touche des lèvres avant l’échange.',
          'Perdre l’équilibre quand les feuilles glissent, et rouler dessus.',
          'Sursaut au premier craquement.',
        ],
        dangersAEliminer: [
          'Morceau de feuille en bouche : il colle au palais et peut étouffer. Reprenez toute feuille mouillée ou brisée; si le lot s’émiette, tout passe entre les draps noués.',
          'Queue, samare, gland ou caillou oublié : brassez le panier à pleines mains avant de verser, et ôtez-les.',
          'Visage dans les feuilles, drap ramené sur une tête : votre main y est d’abord, et le drap s’ôte.',
          'Bébé qui s’endort sur les feuilles : il va dans son lit, sur le dos.',
          'Feuilles mouillées ou qui sentent le moisi : elles n’entrent pas au jeu. {cour|Guêpe engourdie ou tique : secouez chaque brassée, et regardez la peau au change de couche.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Moisissures et poussière : si un enfant fait de l’asthme, suivez son plan. Toux ou sifflement, {dedans|le panier sort}{cour|le panier s’éloigne}.',
        ],
      },
      observation: [
        'Développement sensoriel : relevez ce qu’il refait pour que ça craque encore.',
        'Éveil aux sciences : {20min 30min|quand les feuilles sont sous le drap, où cherche-t-il le bruit?}{10min|que regarde-t-il, la feuille qui tombe ou la main qui l’a lâchée?}',
        'Motricité globale : comment change-t-il d’appui quand les feuilles glissent sous lui?',
      ],
      prolongements: [
        'Demain, collez trois belles feuilles à la fenêtre du local, côté dehors : des doigts les chercheront à travers la vitre.',
        'Froissez pour le parent une feuille propre, près de son oreille : c’est ce que son enfant a écouté. Au premier trottoir sec, d’autres craqueront sous la poussette.',
      ],
      reflexionRetroaction: [
        'Quelle feuille ai-je vue trop tard, et où étaient mes yeux?',
        'Qui est resté au bord du drap, et qu’écoutait cet enfant?',
      ],
    },
  },
]
