import { closing, food, item, opening, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const BABY_PAINT_PAPER_DOUGH_AND_SLOPE_SHEETS: readonly BankSheet[] = [
  {
    key: 'le-jaune-se-sauve',
    summary:
      'De la peinture scellée au plancher, sous une nappe claire : mains, genoux et pieds la poussent, laissent un chemin, et le jaune rencontre le bleu.',
    ageGroups: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_LANGUAGE'],
    themes: ['couleurs-et-textures'],
    materials: ['peinture-lavable', 'pinceaux'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'peinture',
      'peinturer',
      'pinture',
      'peindre',
      'peinture avec les bébés',
      'peinture à la pouponnière',
      'peinture propre',
      'peinture sans se salir',
      'peinture au sol',
      'peinture sous un plastique',
      'peinture sensorielle',
      'marcher dans la peinture',
      'traces de mains',
      'traces de doigts',
      'pinceau',
      'art avec les bébés',
      'couleurs',
      'mélange de couleurs',
    ],
    seen: [
      'elle étale sa purée avec sa main et regarde le chemin que ça laisse',
      'il écrase le sac de gel et court après la couleur qui se tasse',
      'un bébé traverse la nappe à quatre pattes et se retourne pour voir sa trace',
      'il met la gouache dans sa bouche, je cherche une façon sans danger',
      'elle est étonnée que le jaune et le bleu fassent du vert sous ses mains',
      'il déteste avoir les mains collantes mais voudrait jouer avec la peinture',
      'au dîner, la compote de courge est devenue un tableau sur la tablette',
      'les grands ont peinturé ce matin et mes poupons rampaient vers leurs pots',
    ],
    scenes: ['peindre', 'petrir'],
    picture:
      'Au sol, un bébé traverse à quatre pattes une grande nappe claire pleine de jaune et de bleu; un autre, assis, y tape à deux mains près de l’éducatrice.',
    sheet: {
      titre: 'Le jaune se sauve',
      observationDepart:
        'Au dîner, un bébé étale sa purée de courge sur la tablette. Il lève la main, regarde le chemin clair qu’elle a ouvert, et y repasse.',
      intentionEducative:
        'Permettre au bébé de peindre de tout son corps, de voir sa trace s’ouvrir et se refermer, sans qu’une goutte arrive à sa bouche.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'principal' },
        { domaine: 'langagier', composante: 'Développement graphique', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Pousser la couleur de la main, du genou, du talon.',
        'Sentir sous sa peau quelque chose de frais qui fuit et qui revient.',
        'Regarder la trace que son corps a laissée, et y retourner.',
      ],
      materiel: [
        item('Nappe de vinyle blanche et lisse, de 1 m de côté', 'une, en dessous', 'Nappe cirée unie, bien plate'),
        item(
          'Vinyle transparent épais, sans phtalates, de 1,4 m de côté',
          'un, par-dessus',
          'Rideau de douche clair, neuf et épais, aéré deux jours, dont le bord à œillets est coupé',
        ),
        item(
          'Peinture lavable épaisse, non toxique, jaune et bleue',
          'une tasse de chacune',
          'Fécule de maïs cuite, refroidie, et colorant alimentaire',
        ),
        item(
          'Ruban large pour le sol et ciseaux, gardés par l’adulte',
          'deux rouleaux et une paire',
          'Ruban de toile large',
        ),
        item(
          '{20min 30min|Gros pinceaux larges, à manche court, dont les poils sont cousus dans une débarbouillette}',
          'un par bébé, un pour vous et un de rechange',
          'Cuillères de bois courtes, le bout cousu dans une débarbouillette',
        ),
        item('Serviette épaisse, roulée', 'une', 'Coussin d’allaitement'),
        item('Débarbouillettes sèches, pour la bave et le vinyle', 'deux par bébé', 'Linges à vaisselle'),
        item('Grand drap', 'un', 'Couverture mince'),
        item(
          'Barrière de pouponnière, pour fermer le coin hors du jeu',
          'une',
          'Modules de mousse lourds, bout à bout',
        ),
      ],
      preparation: [
        'La veille ou pendant la sieste, dans un coin que la barrière ferme, lavez le plancher et collez-y la nappe blanche par ses quatre bords. Versez une grosse flaque jaune d’un côté, une bleue de l’autre, à deux longueurs de main des bords. Couchez le vinyle par-dessus en chassant l’air.',
        'Le vinyle dépasse la nappe de partout. Collez ses quatre bords au plancher, le ruban à moitié sur le vinyle, à moitié sur le plancher, puis un deuxième rang par-dessus. Frottez-les de l’ongle. Marchez dessus, tapez du poing : rien ne suinte, aucun coin ne bâille.',
        'Rubans, ciseaux et retailles de plastique sortent du local. {20min 30min|Tirez fort sur la tête de chaque pinceau : la couture tient, aucun poil ne perce.} Au dernier moment, couvrez la nappe du drap.',
        'Pieds, genoux et bras nus : le local est chaud. {1adulte|Seule, prenez trois ou quatre bébés et assoyez-vous au milieu d’un côté, les jambes le long du bord.} {2adultes|À deux, une à chaque bout; celle qui part pour une couche le dit.}',
        '{avec-tissu|Gardez @materiel près de vous, pour essuyer le vinyle mouillé de bave.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Les bébés sont autour du drap, assis, couchés, sur vos genoux. Tirez-le d’un seul coup : du jaune, du bleu! Laissez les yeux s’y promener. Puis couchez votre paume sur le jaune et pressez. Il se sauve entre vos doigts. Levez la main : sa forme est restée là, toute blanche, et le jaune revient par les bords. « Parti… revenu. »',
        ),
        play(
          { 10: 6, 20: 8, 30: 11 },
          'Une main tape, la couleur fuit; l’autre main court après. Un bébé traverse à quatre pattes : un genou, une paume, un genou, tout un chemin blanc derrière lui. À mi-course, il s’assoit et regarde d’où il vient. À plat ventre sur la serviette roulée, le plus jeune nage des deux bras. Le jaune de l’une glisse jusqu’au bleu de l’autre, et du vert apparaît sous quatre mains. Dites la couleur qui bouge, rien d’autre. Quand tout est pâle, ramenez la peinture au milieu, de l’avant-bras, comme une vague : les traces s’en vont, et ça repart.',
        ),
        play(
          { 20: 5, 30: 11 },
          'Posez un pinceau sec devant chaque bébé assis. Tirez le vôtre sur le vinyle, lentement : un trait blanc s’ouvre dessous et se referme. L’un frappe, l’autre frotte, une troisième mâche le manche et peint du pied. Reprenez le pinceau de qui part à quatre pattes; rangez ceux qui ne servent plus. {30min|Puis les pieds : tenez sous les bras le bébé qui se lève, ses orteils s’écartent, le bleu passe entre. Un autre, couché sur le dos au bord, pousse des talons et fait des lunes. Celui qui marche tient vos deux doigts et se retourne à chaque pas.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'De l’avant-bras, rassemblez tout au milieu, lentement : une seule grosse flaque. Chantonnez « ramène, ramène » aussi longtemps que dure le geste; des mains poussent avec vous, ou dans l’autre sens. Laissez la dernière trace à qui la veut. Puis gonflez le drap au-dessus de la nappe et laissez-le descendre : « Cachée, la couleur. » Un bébé le soulève pour vérifier? Elle est là. Essuyez les mentons et partez ensemble.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Refaites sur votre coin le geste du bébé, à sa vitesse, puis arrêtez votre main là où la sienne s’est arrêtée.',
          'Poussez un peu de couleur sous la paume de celui qui n’en a plus.',
          'Un bébé tâte le bord et retire ses doigts? Assoyez-le contre vous, son pied près de la couleur : c’est souvent le pied qui commence.',
          'Essuyez la bave dès qu’elle fait glisser une main.',
        ],
        questionsOuvertes: ['Où il est parti, le jaune?', 'Qu’est-ce que ton genou a laissé?'],
      },
      vocabulaire: ['la peinture', 'jaune', 'bleu', 'pousser', 'la trace', 'parti', 'revenu'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Avant la position assise, le bébé peint sur le ventre, la serviette roulée sous la poitrine, ou sur le dos, les talons au bord. Celui qui marche cherche la couleur du bout du pied, vos deux doigts dans ses mains.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Une main reste fermée? Glissez dessous votre paume ouverte : le poing pousse la couleur aussi bien. La vue est faible? Assoyez l’enfant du côté bleu, qui tranche le plus sur le blanc, le dos à la fenêtre pour que le vinyle ne brille pas.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, versez pendant la sieste une peinture sortie du frigo : les genoux la trouvent fraîche.} {!hiver|L’hiver, collez la nappe où le soleil du matin touche le plancher : la couleur y tiédit.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Main qui glisse, menton posé sur le vinyle.', 'Deux bébés sur la même flaque.'],
        dangersAEliminer: [
          'Coin décollé ou trou : votre main dessus, tout le monde sort de la nappe, et vous recollez. Un trou au milieu termine le jeu.',
          'Nez et bouche à plat sur le plastique, et qui y restent : tournez le bébé aussitôt; s’il s’endort, il va dans son lit, sur le dos.',
          '{20min 30min|Pinceau en bouche pendant qu’un bébé avance ou se lève : échangez-le contre votre main. Poil ou fil qui perce : ce pinceau sort du jeu. Mâché par un autre? Donnez celui de rechange.}',
          'Vinyle mouillé de bave sous celui qui se tient debout : essuyez d’abord.',
          'Nappe sans adulte, ou drap resté dessus, qui glisse sous le pied : fermez la barrière dès que vous quittez la nappe. Le soir, roulez vinyle et nappe ensemble, ruban compris, et sortez-les.',
        ],
        supervision: 'palier1',
        allergies: [
          'Blé, lait ou œuf : certaines peintures en contiennent; lisez l’étiquette, même si elle reste scellée. Ruban sans latex.',
        ],
      },
      observation: [
        'Développement sensoriel : par quelle partie du corps cherche-t-il la couleur d’abord, et laquelle garde-t-il loin d’elle?',
        'Développement graphique : notez un geste qu’il refait au même endroit, et où vont alors ses yeux.',
        'Attention : qu’est-ce qui le ramène à la nappe après qu’il l’a quittée, une couleur, un voisin, votre main?',
      ],
      prolongements: [
        'Une autre semaine, sur une nappe neuve, un peu de rouge attend seul dans un coin : qui le trouve?',
        'Au départ, ouvrez la barrière : le parent se déchausse, pose son pied près de celui de son bébé, et les deux regardent la trace.',
      ],
      reflexionRetroaction: [
        'Ai-je ramené la couleur avant que le bébé ait fini de regarder sa trace?',
        'De ma place, quel coin de la nappe était trop loin de mon bras?',
      ],
    },
  },
  {
    key: 'la-vitre-garde-le-tissu',
    summary:
      'Un papier collant couvre le bas de la fenêtre : un carré de feutrine y reste, pend, se décolle avec un bruit. Les mains collent aussi.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['couleurs-et-textures'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'collage',
      'colage',
      'coller',
      'décoller',
      'collage avec les bébés',
      'collage sans colle',
      'coller sur la fenêtre',
      'coller au mur',
      'papier collant',
      'papier adhésif',
      'papier adésif',
      'papier contact',
      'papier autocollant',
      'mur collant',
      'feutrine',
      'doigts collants',
      'toucher',
      'motricité fine',
    ],
    seen: [
      'il a un bout de tape pris au pouce et secoue la main',
      'elle décolle les collants du mur un par un pour entendre crrr',
      'un petit pose sa main sur le papier gommé, tire, et rit',
      'il arrache les pictogrammes collés au mur chaque fois qu’il passe',
      'elle est surprise que le morceau reste en l’air sans tomber',
      'il se fâche, le bout de tissu ne veut plus lâcher ses doigts',
      'au bricolage, mes bébés mangent la colle et je voudrais quand même qu’ils fassent un collage',
      'ce midi, une étiquette de compote collée sur sa main l’a occupée vingt minutes',
    ],
    scenes: ['attacher', 'tirer'],
    picture:
      'Devant une fenêtre basse, un bébé debout décolle un carré de feutrine; un autre, assis, pose sa paume sur la vitre où tiennent trois grands tissus.',
    sheet: {
      titre: 'La vitre garde le tissu',
      observationDepart:
        'Un bout de ruban est resté sur le pouce d’un enfant. Il secoue la main, change de doigt, le colle à sa cuisse et le reprend.',
      intentionEducative:
        'Offrir une vitre qui retient ce qu’on y pose, pour que l’enfant découvre, avec ses mains, coller et décoller.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
      ],
      objectifs: [
        'Poser, appuyer, tirer sur un tissu qui résiste.',
        'Sentir sa paume rester prise, puis revenir.',
        '{0-18m|S’étirer, s’agenouiller ou se lever pour un tissu accroché.}',
        '{18-24m|Choisir l’endroit d’un tissu, et le changer de place.}',
      ],
      materiel: [
        item(
          'Papier adhésif transparent, en rouleau large, dont la colle se retire sans trace',
          '3 m, en deux rangs',
          'Pellicule adhésive à couvrir les livres',
        ),
        item(
          'Ruban large et ciseaux, gardés par l’adulte',
          'un rouleau et une paire',
          'Ruban-cache en deux épaisseurs',
        ),
        item(
          'Carrés de feutrine, de polar mince et de coton, plus grands que votre main ouverte, sans fil qui pend',
          'quatre par enfant et quatre de rechange',
          'Bas longs de coton, propres et repassés',
        ),
        item(
          '{30min|Carrés de voile de couleur, ourlés, plus grands que votre main}',
          'quatre',
          'Foulards unis, sans frange',
        ),
        item('Panier bas et large', 'un', 'Boîte de carton sans agrafe'),
        item('Drap mince, pour couvrir la colle', 'un', 'Nappe de tissu'),
        item('Tapis de jeu', 'celui du local, au pied de la vitre', 'Couverture pliée, bien à plat'),
        item('Débarbouillettes tièdes', 'deux par enfant', 'Serviettes mouillées'),
      ],
      preparation: [
        'Choisissez une fenêtre basse et fixe, ou fermée et barrée, loin du chauffage. Aucune cordelette de store ne pend, même relevée. Pas de fenêtre basse? Un mur lisse convient.',
        'Tendez deux rangs de papier, l’un au-dessus de l’autre, la colle vers vous, du tapis à l’épaule de l’enfant le plus grand. Le rang du bas peut couvrir le mur, sous la vitre. Fixez tous les bords et le joint avec le ruban, un pouce sur la colle, le reste à côté. Tirez : rien ne se soulève.',
        'Tirez sur chaque tissu : ni fil, ni ourlet défait. Collez trois carrés : un au ras du sol, un à la hauteur des yeux d’un enfant assis, un plus haut. Les autres sont dans le panier.',
        'Rouleaux, endos du papier et ciseaux sortent du local; le soir, papier et ruban aussi. Attachez les cheveux longs, les vôtres aussi.',
        '{1adulte|Seule, prenez trois ou quatre enfants et assoyez-vous de côté, l’épaule contre le mur : les mains et les visages sont devant vous.} {2adultes|À deux, une à chaque bout du papier, les enfants entre vous.}',
        '{avec-tissu|Ajoutez @materiel au panier, si c’est léger et plus grand que votre main.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Les trois carrés tiennent tout seuls sur la vitre. Prenez celui du milieu par un coin, tirez, doucement : « Il tient… il tient… » Crrr! Il vous reste dans la main, et vous avez l’air surprise. Reposez-le, appuyez une paume, ouvrez vos deux mains vides. Il n’est pas tombé. La première main qui vient le tire.',
        ),
        play(
          { 10: 6, 20: 9, 30: 11 },
          '{0-18m|Couché sur le côté, le plus jeune griffe le carré du bas; le coin vient, et sa jambe bat. Un bébé assis tire à deux mains, bascule sur les fesses, le tissu sur le ventre. Un autre se lève contre la vitre, sa paume y reste : il regarde sa main, tire, et rit au petit bruit.} {18-24m|Le trottineur vide le panier et pose ses carrés en paquet, l’un par-dessus l’autre : celui du dessus tombe. Il le ramasse, cherche du vide, appuie du ventre.} Recollez à mesure, à la hauteur des mains qui viennent. Un tissu arraché et tenu longtemps n’a pas à retourner sur la vitre.',
        ),
        play(
          { 20: 4, 30: 10 },
          'Pressez trois carrés bien à plat. Devant chacun, collez-en un autre par son bord du haut seulement : il pend comme un rideau. Glissez vos doigts dessous, faites-les bouger, ressortez-les. {0-18m|Un bébé soulève, trouve vos doigts, ou l’autre couleur, laisse retomber et recommence.} {18-24m|Le trottineur met sa main à la place de la vôtre, puis sa joue, et vous appelle.} {30min|Sortez les voiles et collez-en un par son bord du haut. Glissez votre main derrière : elle devient rouge, ou bleue. On tape cette main à travers le voile, on arrache le voile : votre main a repris sa couleur. Remettez le voile plus bas, et votre main change encore.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Passez devant la vitre avec le panier : « Reste ou vient? » Un tissu touché, tiré, tombe au fond; celui que personne ne prend reste là. Le panier se vide dans le dos de quelqu’un? Un tour de plus. Essuyez les paumes à la débarbouillette tiède, un doigt à la fois : « Ça colle… ça ne colle plus. » Un drap, pressé à plat, couvre ce qui reste de colle.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Faites le bruit du papier avec la bouche quand un carré lâche, et rien pendant qu’il résiste.',
          'Décollez un coin d’avance à celui dont les doigts glissent : le reste est à ses bras.',
          'Une paume prise fait peur? Posez la vôtre à côté, prise elle aussi, et ôtez-la lentement.',
          'Deux mains tirent le même carré : collez son pareil à une longueur de bras de là.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui retient ta main?',
          'Où il va aller, ton carré?',
          '{18-24m|Pourquoi celui-là tombe-t-il?}',
        ],
      },
      vocabulaire: ['coller', 'décoller', 'tirer', 'ça tient', 'tombé', 'la vitre', 'le tissu', 'doux'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Qui ne s’assoit pas encore se couche sur le côté, le dos contre votre jambe, un carré collé par un seul coin à un doigt de sa main. Qui se lève trouve les siens à hauteur de nez : il lui faut lâcher la vitre d’une main.',
        },
        {
          pour: '18-24m',
          texte:
            'Éloignez le panier à l’autre bout du tapis : le trottineur transporte un carré, choisit sa place et retourne en chercher un. Pliez un carré en quatre : tient-il encore?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'La colle sur la peau rebute? L’enfant tient un grand carré par le bas et le lance contre la vitre : seul le tissu touche. Une main a peu de force? Collez le carré par une bande d’un doigt; il vient au premier coup.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, touchez d’abord la vitre : si elle glace les doigts, le papier va sur un mur.} {!ete|L’été, jouez quand le soleil a quitté cette fenêtre : une vitre chaude ramollit la colle.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Tomber assis quand le tissu lâche.',
          'Paume ou joue prise un instant.',
          '{18-24m|Dispute pour un carré.}',
        ],
        dangersAEliminer: [
          'Bord qui lève ou papier déchiré : recouvrez-le aussitôt de ruban. Un morceau en main ou en bouche se reprend tout de suite, du doigt recourbé s’il est visible.',
          'Cheveux ou joue collés : ne tirez pas; mouillez à la débarbouillette tiède et décollez peu à peu, un doigt sur la peau.',
          'Nez et bouche contre le papier : votre main passe entre les deux.',
          'Fenêtre qui s’ouvre, cordon de store, meuble où grimper : rien de cela à portée.',
          'Tissu effiloché ou trempé de bave : il sort du jeu, et un tissu propre prend sa place.',
        ],
        supervision: 'palier1',
        allergies: [
          'Adhésifs : une peau qui rougit sous les pansements joue avec un carré collé par son bord du haut devant un autre, sans toucher la colle. Papier et ruban sans latex.',
        ],
      },
      observation: [
        'Motricité fine : avec quoi vient-il à bout d’un coin, la pince, toute la main ou les deux mains?',
        'Éveil aux sciences : un tissu vient de tomber; suivez sa main jusqu’au prochain endroit qu’elle essaie.',
        'Développement sensoriel : à quoi voit-on que la colle lui plaît, l’inquiète ou ne compte plus?',
      ],
      prolongements: [
        'Le lendemain, les mêmes carrés attendent devant la même vitre, mais le papier n’y est plus : que fait la main qui appuie?',
        'Au départ, dégagez un coin de la vitre : l’enfant décolle un carré, le tend à son parent, et c’est au parent de trouver où il tient.',
      ],
      reflexionRetroaction: [
        'Combien de temps ai-je laissé un tissu résister avant d’y mettre la main?',
        'Quelle hauteur de la vitre est restée vide, et pour quel enfant était-elle?',
      ],
    },
  },
  {
    key: 'la-pate-garde-le-poing',
    summary:
      'Des pains de pâte cuite, tièdes et lourds, noués dans une taie de coton : le bébé y enfonce le poing, le talon, et le creux reste.',
    ageGroups: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['couleurs-et-textures'],
    materials: ['tissus', 'contenants-et-cuilleres'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'pâte à modeler',
      'pâte à modelé',
      'pâte à modeler pour bébés',
      'pâte à modeler des poupons',
      'pâte tiède',
      'pâte',
      'grosse boule de pâte',
      'pétrir',
      'il mange la pâte',
      'met la pâte dans sa bouche',
      'sac sensoriel',
      'enfoncer le doigt',
      'écraser avec les mains',
      'tapoter la pâte',
      'toucher',
      'modelage',
      'motricité fine',
    ],
    seen: [
      'il enfonce son poing dans son oreiller et regarde si le trou reste',
      'elle écrase sa boule de pain avec sa paume et la mordille',
      'un bébé donne des coups de talon dans quelque chose de mou et de tiède',
      'il traîne le gros paquet lourd par le nœud à travers le tapis',
      'elle mange toute la pâte à modeler, impossible d’en sortir avec mes plus jeunes',
      'il a besoin de serrer quelque chose dans ses mains quand il est énervé',
      'la cuisinière pétrissait et, de la chaise haute, mon neuf mois voulait taper dans la boule',
      'les plus vieux jouent à la pâte et mes poupons pleurent pour en avoir',
    ],
    scenes: ['petrir', 'bouche', 'traces'],
    picture:
      'Par terre, un bébé assis enfonce les deux poings dans un gros pain de coton; un autre y pose le pied, l’éducatrice pétrit un pain sur ses genoux.',
    sheet: {
      titre: 'La pâte garde le poing',
      observationDepart:
        'Appuyé sur le ventre d’un toutou, un bébé presse, presse encore. Le creux remonte chaque fois. Il cherche autre chose, et essaie votre cuisse.',
      intentionEducative:
        'Offrir au bébé une vraie pâte, lourde et tiède, qui cède sous son poids et garde la forme de son geste.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Presser, taper{20min 30min|, tordre} une matière qui cède lentement.',
        'Mettre le poing{20min 30min|, le pied ou le genou} dans le creux laissé.',
        'Sentir le tiède, le lourd et le mou à travers le coton.',
      ],
      materiel: [
        food('Farine de blé', '1 kg pour cinq pains', 'Farine de riz, pour tous les pains'),
        food('Huile de canola et eau', '125 ml et 1,5 L', null),
        item(
          'Grands sacs de congélation épais, à double fermeture',
          'deux par pain, l’un dans l’autre',
          'Sacs à cuire sous vide, scellés à chaud',
        ),
        item(
          'Taies de coton pour petit oreiller, d’environ 30 cm sur 40 cm, sans fermeture',
          'deux par bébé, une pour vous, une de rechange',
          'Jambes de pyjama de coton, nouées aux deux bouts',
        ),
        item('Ruban large, gardé par l’adulte', 'un rouleau', 'Ruban de toile'),
        item('Serviette épaisse, pour garder les pains au tiède', 'une', 'Couverture de laine'),
        item('{30min|Gros bols de plastique, au bord rond}', 'deux', 'Contenants de yogourt d’un litre'),
        item('Tapis ferme', 'celui du local', 'Matelas de sol mince'),
        item('Débarbouillettes mouillées', 'deux par bébé', 'Serviettes mouillées'),
        item('Chaudron à fond épais, cuillère de bois et plaque à biscuits, à la cuisine', 'un de chaque', null),
      ],
      preparation: [
        'À la cuisine, loin des bébés, chauffez l’eau et l’huile, ajoutez la farine, remuez à feu doux jusqu’à une masse qui quitte le chaudron. Ni sel ni colorant. Étalez-la sur la plaque; elle refroidit deux heures.',
        'Partagez la masse en cinq pains et enfoncez un doigt au milieu de chacun : le cœur reste brûlant longtemps après le bord. Contre le dedans de votre poignet, il est à peine tiède? Mettez-le en sac, chassez l’air, fermez, collez un ruban sur la fermeture. Faites de même d’un deuxième sac, par-dessus.',
        'Rien à coudre : le pain va au fond de la taie, que vous tordez à ras et nouez deux fois, serré. Le bout qui dépasse n’est pas plus long que votre main. Tirez dessus de toutes vos forces, puis pesez sur le pain : le nœud ne bouge pas, rien ne suinte, aucun fil ne pend. Gardez les pains dans la serviette.',
        'La pâte sert le jour même. Le soir, dénouez, jetez sacs et pâte, lavez les taies.',
        '{1adulte|Seule, prenez trois bébés, tous à un bras de vous, en demi-cercle sur le tapis.} {2adultes|À deux, avec cinq bébés au plus, faites la recette deux fois. L’une reste au milieu des pains, l’autre arrive avec un bébé changé, ou repart avec celui qui a fini.}',
        '{avec-contenant|Gardez @materiel à côté de vous : pressé sur un pain, il laisse sa forme.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Ouvrez la serviette sur vos genoux : un gros pain tiède. Tapez-le du plat de la main : pof, pof. Enfoncez-y le poing, lentement, et retirez-le. Un trou. Penchez-vous pour voir dedans, tournez le pain vers les bébés. Puis posez-le au sol, votre creux vers une petite main, et donnez à chacun le sien.',
        ),
        play(
          { 10: 6, 20: 8, 30: 10 },
          'Un doigt entre, puis tout le poing : il tient dans votre creux et s’y cache. Un bébé tape des deux mains, le pain s’aplatit, déborde entre ses cuisses. Sa voisine veut le soulever. Trop lourd! Elle le traîne par le nœud et mordille le coton : c’est permis, c’est le sien. À plat ventre, le plus jeune pose la joue au tapis, une paume sur le pain tiède, et ses doigts s’ouvrent, se ferment. Pétrissez le vôtre à leur vitesse. Quand un creux vous est montré, mettez-y un doigt. « Le trou de ta main. »',
        ),
        play(
          { 20: 5, 30: 11 },
          'Ôtez les bas, retroussez les pantalons. Votre pain se glisse sous un pied nu : les orteils cherchent, le talon descend. Un bébé couché sur le dos pousse, son creux est rond; un autre, debout, tient vos mains et piétine. Le genou de celui qui rampe y laisse sa marque au passage. On peut aussi tordre : prenez un bout, offrez l’autre. {30min|Pressez un bol à l’envers sur votre pain, soulevez : un rond! Un bébé suit le bord du doigt, l’écrase d’une claque, vous rend le bol; l’autre bol va à sa voisine. Couchez un pain de rechange, encore tiède, contre celui qui a refroidi. Une main sur chaque : lequel est gardé?}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 6 },
          'Pétrissez et dites tout bas, au rythme de la main : « Pousse, pousse, petit poing, ton creux ne s’en ira point. Pousse, pousse, petit pied, la pâte va s’étaler. » Recommencez sur le pain du bébé qui vous regarde, ou du bout des doigts sur son ventre, s’il vous tend les bras. Quand un bébé laisse son pain, posez ce pain dans la serviette, le creux sur le dessus : « C’est ton trou. » Refermez la serviette doucement, sans peser. Essuyez mains et mentons.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tournez le creux vers la lumière : l’ombre le montre aux yeux du bébé.',
          'Rendez le geste sur votre pain, poing pour poing{20min 30min|, talon pour talon}.',
          'Un bébé repousse son pain? Posez-le tiède contre sa jambe et pétrissez le vôtre un peu plus loin.',
          'Tâtez le nœud et les coins chaque fois qu’un pain passe près de vous.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui est resté dans la pâte?',
          '{10min|Où ton poing s’enfonce-t-il?}{20min 30min|Où ton pied s’enfonce-t-il?}',
        ],
      },
      vocabulaire: ['la pâte', 'presser', 'tiède', 'mou', 'lourd', 'le trou', 'le poing'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Le bébé couché reçoit le pain contre ses talons ou sous sa paume, jamais sur lui. Celui qui marche transporte le sien à deux bras, le laisse tomber d’une hauteur de genou et va voir la forme qu’il a prise.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Une main reste serrée? Le pain tiède se couche sous le poignet, deux minutes, avant toute pression. Un poids l’apaise? Assis sur vous, l’enfant a un pain contre les jambes, et c’est son pied qui pétrit.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, les pains passent une heure au frigo : la pâte fraîche résiste, et il faut les deux mains.} {!hiver|L’hiver, au retour du froid, un pain tiède réchauffe des mains sorties des mitaines.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Coton mordu et mouillé.', 'Pain lâché sur un pied.', 'Tapis trempé de bave.'],
        dangersAEliminer: [
          'Pâte nue : elle colle au palais et se coince dans la gorge, même cuite. Aucun morceau ne sort du sac; au premier suintement, le pain quitte le local.',
          'Cœur chaud : un doigt s’enfonce au milieu de chaque pain avant qu’il soit emballé; jamais de four à micro-ondes.',
          'Visage posé sur un pain, ou pain sur la poitrine ou le visage : ôtez-le aussitôt. Un bébé qui s’endort va dans son lit, sur le dos, sans pain.',
          'Nœud qui se desserre, coton troué, coin de plastique visible : ce pain sort du jeu, et vous regardez dans la bouche.',
          'Pain sucé par un bébé, puis voulu par un autre : donnez celui de rechange, propre.',
        ],
        supervision: 'palier1',
        allergies: [
          'Blé dans la pâte. Allergie ou maladie cœliaque dans le groupe, ou blé pas encore goûté à la maison : tous les pains se font à la farine de riz, dans un chaudron bien lavé.',
        ],
      },
      observation: [
        'Développement sensoriel : qu’est-ce qui retient sa main, le tiède, le lourd ou le mou, et que fait sa bouche pendant ce temps?',
        'Motricité fine : racontez comment il presse, du doigt, du poing ou de tout le poids du corps, et ce qui le fait changer.',
        'Raisonnement : devant un creux déjà fait, y retourne-t-il ou en ouvre-t-il un à côté?',
      ],
      prolongements: [
        'L’après-midi, le pain revient du frigo dans une taie propre, froid et plus dur : par où les mains l’attaquent-elles?',
        'Au départ, un pain aplati attend sur le banc : le parent y presse son poing à côté de celui de son bébé, et ils regardent les deux trous.',
      ],
      reflexionRetroaction: [
        'Quand ai-je parlé alors que ses mains étaient au travail?',
        '{10min|Qui a seulement regardé, et que regardait-il?}{20min 30min|Qui n’a joué que du pied, et lui avais-je donné la place de le faire?}',
      ],
    },
  },
  {
    key: 'la-pente-me-ramene-chez-toi',
    summary:
      'D’un côté une pente molle, de l’autre un tunnel de drap, l’éducatrice au milieu : on monte, on roule, on rampe, et l’on revient toujours à elle.',
    ageGroups: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['mouvement-et-defis'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'parcours moteur',
      'parcours moteur des bébés',
      'parcours de coussins',
      'parcours',
      'coussins',
      'matelas',
      'modules de mousse',
      'pente',
      'pente molle',
      'grimper',
      'ramper',
      'tunnel',
      'tunnel de drap',
      'rouler sur le côté',
      'monter et descendre',
      'bouger',
      'motricité globale',
    ],
    seen: [
      'il monte la rampe à quatre pattes, vire de bord et redescend sur le ventre',
      'elle roule comme une saucisse du haut du matelas jusqu’à mes jambes',
      'un bébé passe la tête dans le tunnel et recule, pas certain',
      'il s’éloigne de moi, revient toucher mon genou et repart plus loin',
      'elle a peur de descendre et se tourne vers moi, les bras tendus',
      'fier d’être arrivé en haut, il tape sur le mur en me regardant',
      'chez les poupons, un explorateur file derrière le fauteuil puis revient vérifier que je suis là',
      'il vente trop pour sortir et mes rampeurs tournent en rond, il leur faudrait des pentes',
    ],
    scenes: ['deplacer-bebe', 'grimper', 'rouler-corps', 'se-cacher', 'glisser-corps'],
    picture:
      'Un bébé grimpe une pente de matelas, un autre sort à quatre pattes d’un tunnel de drap; assise entre les deux, l’éducatrice ouvre les mains.',
    sheet: {
      titre: 'La pente me ramène chez toi',
      observationDepart:
        'Un bébé est parti derrière le fauteuil, à quatre pattes. Il s’arrête, vous cherche, revient toucher votre genou, puis repart un peu plus loin.',
      intentionEducative:
        'Permettre au bébé de s’éloigner et de revenir par ses propres moyens, sur une pente et dans un tunnel qui finissent tous deux à vos genoux.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Attachement', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Monter une pente douce et la redescendre, en roulant, à reculons ou sur le ventre.',
        'Ramper sous un drap, faire demi-tour ou aller jusqu’au bout.',
        'Partir de l’adulte, la retrouver, repartir.',
      ],
      materiel: [
        item(
          'Rampe de mousse ferme, d’environ 90 cm de côté, haute de 15 cm au bout',
          'une',
          'Tapis de gymnastique épais, un bout calé sur deux coussins fermes',
        ),
        item('{20min 30min|Coussin ferme et plat, à franchir}', 'un', 'Couverture pliée serré dans une taie'),
        item('Matelas de sol minces', 'deux', 'Tapis de jeu épais'),
        item(
          'Modules de mousse lourds, hauts de 40 cm, longs de 90 cm au plus, pour les murs du tunnel',
          'deux',
          'Boîtes de carton larges, bourrées de couvertures et fermées',
        ),
        item('Drap mince et pâle, sans élastique', 'un', 'Rideau léger, sans œillet'),
        item('Tapis antidérapants', 'un sous la rampe, deux sous les modules', 'Napperons de caoutchouc sans latex'),
      ],
      preparation: [
        'La rampe va dans un coin : le haut contre un mur, un côté contre l’autre. Un matelas mince longe le côté libre. Un tapis calé sur des coussins la remplace? Bourrez le vide dessous d’une couverture roulée.',
        'Le tunnel est dans le prolongement, à une longueur de bébé du bas de la pente. Les deux modules sont écartés de la largeur de deux bébés. Le drap les couvre, bien tendu, ses bords coincés dessous, les deux bouts ouverts. L’autre matelas est à la sortie.',
        'Assoyez-vous par terre entre les deux : le pied de la pente à une main, le bout du tunnel à l’autre, les bébés contre vos jambes. Poussez tout du genou et tirez le drap : rien ne glisse, rien ne tombe.',
        '{1adulte|Seule, prenez trois ou quatre bébés; les autres dorment, ou jouent avec une collègue et auront leur tour demain. Penchez-vous d’un bord, puis de l’autre : votre main touche le mur du haut et la sortie. Sinon, raccourcissez le tunnel. Personne pour garder les autres? Installez seulement la pente, sans le tunnel : tous restent sous vos yeux.} {2adultes|À deux, l’une reste entre la pente et le tunnel, l’autre est couchée par terre à la sortie.}',
        'Pieds et genoux nus, ni bavoir ni collier. {avec-coussin|Posez @materiel en travers du chemin, si c’est ferme et bas.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Les bébés sont contre vous. Faites marcher deux doigts sur la pente, tout en haut. Ils s’y couchent et roulent jusqu’à votre genou : « Revenus! » De l’autre main, passez sous le drap : le tissu bouge, une bosse avance, vos doigts ressortent et saluent. Puis les deux mains sur vos genoux, ouvertes. La pente et le tunnel sont libres.',
        ),
        play(
          { 10: 6, 20: 8, 30: 11 },
          'Un bébé monte en poussant des orteils, glisse d’une main, repart. En haut, il touche le mur, se retourne : vous êtes là, en bas. Il pivote, les pieds d’abord, et le ventre descend tout seul. Sa voisine s’étend de travers : la pente fait la moitié du tour, sa hanche fait l’autre, et elle arrive sur votre pied, étonnée. Au tunnel, un nez passe sous le drap, le reste hésite. Penchez la tête vers l’ouverture, un bras au pied de la pente : deux visages dans la lumière du drap. Dites « revenu » à chaque arrivée, de n’importe où.',
        ),
        play(
          { 20: 5, 30: 11 },
          'Posez le coussin en travers, juste avant le tunnel : on y grimpe à plat ventre, on se coule de l’autre côté, sous le drap. Un bébé s’arrête là-dessous, soulève le plafond du dessus de la tête, recommence. Deux se rencontrent au milieu; ils se tâtent, l’un recule. Celui qui ne rampe pas roule dans le creux de vos jambes, puis en travers de la pente, votre main à sa hanche. {30min|À mi-chemin, laissez un bord du drap pendre d’une paume devant la sortie : une porte molle. Une main la traverse avant la tête. Soulevez-la au premier gémissement. On repasse autrement, par le côté ou par la pente.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Dégagez les bords du drap, puis tirez-le lentement jusqu’à vous : le toit s’en va, et ceux qui étaient dessous voient le plafond. Gonflez-le une fois au-dessus des têtes, sans le lâcher : il ne retombe sur aucun visage. Les modules et la rampe se rangeront plus tard, sans les bébés. Assoyez-vous sur le matelas qui longe la pente, le drap sur les genoux. Quand un bébé revient à vous, passez une main ferme sur ses genoux, son ventre, ses pieds : « Eux autres, ils ont monté. » Restez là, le temps que les souffles ralentissent.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Gardez une main ouverte derrière la nuque de celui qui roule : elle suit, elle ne tourne pas.',
          'Accueillez chaque retour du regard avant de toucher : plusieurs reviennent seulement pour vérifier.',
          'Parlez à voix basse dans le tunnel : le bébé tourne la tête vers vous, et le corps suit.',
          'Devant un bébé coincé à mi-pente, calez votre paume sous son pied et laissez-le pousser.',
        ],
        questionsOuvertes: ['Par où tu reviens?', 'Qui est caché dans le tunnel?'],
      },
      vocabulaire: ['la pente', 'le tunnel', 'monter', 'rouler', 'ramper', 'le drap', 'revenu'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Avant le ramper, la pente se prend en travers : un quart de tour, votre main à la hanche, et le bébé finit seul. Celui qui marche monte debout, une main dans la vôtre, puis s’accroupit et rentre dans le tunnel à quatre pattes.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le tunnel fait peur? Repliez le drap jusqu’à n’en garder qu’une bande large comme votre main : une poussée, et l’enfant est ressorti. Un côté pousse moins? Placez l’enfant le long du mur, qui appuie l’épaule faible pendant la montée.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, la pente est une butte d’herbe très douce, et le tunnel attend au bas, à l’ombre.} {!hiver|L’hiver, un jour de grand froid, laissez la rampe en place jusqu’au soir : elle tient lieu de butte, vous à côté.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Rouler plus loin que prévu, sur le matelas.',
          'Se cogner le front contre la mousse ou contre un voisin.',
          'S’inquiéter un instant sous le drap.',
        ],
        dangersAEliminer: [
          'Drap tombé sur un bébé ou enroulé autour du cou : tirez-le tout de suite; ses bords restent coincés sous les modules, et rien ne pend plus bas qu’une paume.',
          'Vide sous la rampe ou fente entre matelas et mur : bourrez-les, une tête s’y prendrait.',
          'Bébé couché là où un autre roule : le bas de la pente reste libre, une de vos jambes le garde.',
          'Deux bébés en haut : votre bras va entre les deux corps, et vous aidez le premier à pivoter. Trop loin? Mettez-vous à genoux, le tunnel toujours sous les yeux.',
          'Visage enfoui, ou bébé qui s’endort sous le drap : sortez-le, il va dans son lit, sur le dos.',
        ],
        supervision: 'palier1',
        allergies: ['Mousse, matelas et tapis antidérapants sans latex; housses lavées si la poussière fait tousser.'],
      },
      observation: [
        'Motricité globale : comment redescend-il la première fois, et comment la fois suivante?',
        'Attachement : notez ce qu’il fait en vous retrouvant, un regard, une main, tout le corps, et combien il reste.',
        'Schéma corporel : au bord du tunnel, qu’envoie-t-il d’abord, et que laisse-t-il derrière lui?',
      ],
      prolongements: [
        'Le lendemain, le tunnel est au bas de la pente, collé à elle : qui y roule sans le vouloir?',
        'Au départ, couchez-vous avec le parent à la sortie du tunnel : le bébé part de vous et arrive chez sa famille.',
      ],
      reflexionRetroaction: [
        'Quel retour à moi n’ai-je pas vu, parce que je regardais le plus vif?',
        'Où ma main a-t-elle poussé au lieu de suivre?',
      ],
    },
  },
]
