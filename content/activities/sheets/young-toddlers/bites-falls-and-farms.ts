import { closing, food, guided, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const YOUNG_TODDLER_BITE_FALL_AND_FARM_SHEETS: readonly BankSheet[] = [
  {
    key: 'les-dents-c-est-ici',
    summary:
      'Débarbouillettes froides à mordre, crocodiles de carton qui mâchent des guenilles, paume levée qui dit « arrête » : la gueule recule.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie'],
    materials: ['tissus', 'cartons-et-boites'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'mordre',
      'morsure',
      'ça mord',
      'mord les autres',
      'mordu',
      'mordiller',
      'dents',
      'perce des dents',
      'mâcher',
      'mâche son chandail',
      'met tout dans sa bouche',
      'crocodile',
      'émotions',
      'la colère',
    ],
    seen: [
      'il a encore planté ses dents dans le bras de sa voisine au coin des autos',
      'elle suce et gruge le bord de son chandail jusqu’à ce qu’il soit détrempé',
      'il ouvre et ferme la boîte de mouchoirs comme une grosse gueule qui croque',
      'ses molaires percent, elle bave et mâchouille tout ce qui passe',
      'elle fige quand un ami s’approche la bouche ouverte, elle sait pas dire arrête',
      'les parents sont inquiets, leur petite revient avec des marques de dents sur la joue',
      'avant le dîner, quand ils ont faim et sont collés, il finit par croquer quelqu’un',
      'dans la chicane pour le camion jaune, il s’est penché et lui a croqué la main',
      'ça mord et ça tire les cheveux dès que deux veulent la même chose',
    ],
    scenes: ['mordre-frapper', 'bouche', 'corps-non'],
    picture:
      'Une main gantée d’un bas s’arrête devant la paume levée d’une enfant; un autre nourrit un crocodile de carton, un troisième croque sa débarbouillette.',
    sheet: {
      titre: 'Les dents, c’est ici',
      observationDepart:
        'Trois morsures cette semaine, au coin des camions, peu avant le dîner. Entre-temps, des bouches mâchent le collet des chandails.',
      intentionEducative:
        'Offrir aux dents de quoi serrer fort, et aux mains un geste qui arrête l’autre avant que la bouche s’en mêle.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage prélinguistique', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
      ],
      objectifs: [
        'Mordre et mâcher une chose faite pour ça.',
        'Dire « non », « arrête » ou « c’est à moi » de la main ou de la voix.',
        'Voir l’autre reculer quand la paume se lève.',
      ],
      materiel: [
        item('Débarbouillettes froides, bien essorées', 'trois par enfant', 'Carrés de ratine épaisse'),
        item('Tapis', 'deux', 'Matelas de sieste'),
        item('Bac à couvercle, pour le froid', 'un', 'Glacière souple'),
        item('Boîtes de papiers-mouchoirs vides, sans pellicule', 'quatre', 'Boîtes à souliers percées d’une gueule'),
        item(
          'Guenilles de coton de plusieurs couleurs, plus grandes que deux mains',
          'une vingtaine',
          'Serviettes de table en tissu',
        ),
        item(
          '{20min 30min|Longs bas d’adulte, sans rien de cousu}',
          'un par enfant, un pour vous, deux de rechange',
          'Gants de toilette',
        ),
        item('{20min 30min|Toutous à grosse gueule, hippopotame ou grenouille}', 'quatre', 'Autres toutous lavables'),
        item('Panier à linge, pour ce qui a été mordu', 'un', 'Sac de lavage'),
        item(
          '{30min|Débarbouillettes tièdes pour les mains, une savonneuse, une qui rince, une pour la fin}',
          'trois par enfant',
          'Lavabo à leur hauteur',
        ),
        optional('Jouet le plus disputé de votre semaine', 'deux pareils', null),
        optional('Débarbouillettes d’une couleur à part et image du bac froid', 'quatre et une', null),
        food(
          '{30min|Patate douce cuite, en gros bâtonnets mous}',
          'deux par enfant et un pour vous',
          'Demi-banane bien mûre',
        ),
        optional('{si-miroir|Miroir incassable, à bord lisse}', 'un, tenu par vous', null),
        optional('{si-gros-camions|Gros camions de plastique, à benne}', 'deux pareils, un par tapis', null),
        optional(
          '{20min 30min si-marionnettes|Marionnette lavable}',
          '{20min 30min si-marionnettes|une, à votre main}',
          null,
        ),
      ],
      preparation: [
        'Relisez votre semaine : quel coin, quelle heure? Le jeu s’ouvre là, quinze minutes plus tôt.',
        'Au matin, mouillez, essorez et roulez les débarbouillettes. Elles vont au frigo, jamais au congélateur : trop dures, elles blessent les gencives.',
        'Agrandissez la fente de chaque boîte : un poing chargé d’une guenille y passe sans frotter.',
        'Étendez deux tapis côte à côte, à un pas l’un de l’autre, deux boîtes{20min 30min|, deux toutous, la moitié des bas} et un des jouets disputés sur chacun. S’il n’y en a qu’un, il reste dans l’armoire. {1adulte|Assise dans ce passage, vous touchez du bras les deux tapis.} {2adultes|À deux, chacune s’assoit à un tapis; le bac froid reste entre vous.}',
        '{30min|Demandez la patate douce à la cuisine la veille, ou cuisez-la : elle s’écrase entre deux doigts, elle est froide ou tiède, et chaque bâtonnet remplit la main.}',
        '{avec-tissu|Ajoutez @materiel au repas des gueules, si le bord ne s’effiloche pas.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Assise entre les deux tapis, tenez une boîte-crocodile sur le genou. Elle avale une guenille : « Mioum. » Sa gueule s’avance vers votre bras; votre paume se dresse. « Non. Arrête. Pas mon bras. » Elle recule, et reçoit une autre guenille. Posez-en une devant chaque boîte. {si-gros-camions|Un gros camion livre les autres : la benne penche, la guenille tombe dans la gueule.}',
        ),
        play(
          { 10: 6, 20: 8, 30: 9 },
          'Les crocodiles ont faim. {10min|Une boîte engloutit trois guenilles, une autre est vidée par terre : elle a encore faim. Avancez votre boîte à un bras d’un enfant : sa paume se lève, elle recule.} {!10min|Un poing glissé dans un bas mâche l’air; une boîte engloutit trois guenilles, un hippopotame en peluche en reçoit une sous le menton.} Gardez le bac froid contre vous. Une bouche se pose sur une manche : déroulez une débarbouillette et tendez-la. On la mord, on la tord, on la suce longtemps, sur le tapis ou contre vous. {si-miroir|Devant le miroir, ouvrez grand la bouche et touchez vos dents : « Ici! » Tournez-le vers un enfant, qui ouvre la sienne et cherche ses dents.} {18-24m|La guenille du crocodile finit souvent dans la bouche : échangez-la contre une débarbouillette froide.} {2-3a|Un crocodile n’aime que le bleu; on lui cherche du bleu.}',
        ),
        play(
          { 20: 5, 30: 6 },
          'Enfilez un bas. Il rôde près d’un toutou que quelqu’un serre et s’arrête à un bras de distance : « C’est à moi? » Une tête fait non, une paume se lève, une main se plaque sur la poitrine. Le bas recule aussitôt, loin, tout petit. {si-marionnettes|La marionnette, à la place du bas, essaie aussi : devant la paume levée, elle se sauve derrière vous.} On vous rappelle pour le plaisir de vous chasser. Un visage se fige? Retirez le bas et saluez de la main nue. {2-3a|Deux bas se rencontrent : « Arrête! » dit l’un, et l’autre ferme la gueule.}',
        ),
        guided(
          { 30: 8 },
          'Tout le monde s’assoit à la table. Lavez les mains une paire à la fois, avec la débarbouillette savonneuse, puis celle qui rince; les autres mains s’ouvrent et se ferment en gueules : « Mioum. » Un gros bâtonnet de patate douce arrive devant chaque enfant. « Les dents, c’est ici. » Croquez le vôtre et tournez-le vers eux : on voit la place de chaque dent. D’autres marques paraissent sur les leurs. Restez assise face à eux; le deuxième bâtonnet vient quand la bouche est vide. Mentons et mains s’essuient avant de quitter la chaise.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 4 },
          'Deux gueules bâillent sur vos genoux. Dites, avec les mains : « Mes dents croquent le tissu (on fait semblant de croquer), ma main dit : je n’en veux plus (la paume se lève). C’est à moi, je te le dis (une main sur la poitrine), et mes dents restent ici (les lèvres se ferment). » Ce qui a été mordu tombe dans le panier à linge, les guenilles sèches dans le ventre des boîtes. {10min 20min|Le lavage des mains suit, deux enfants à la fois.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Passez un bras entre une bouche ouverte et une épaule; l’autre main tend la débarbouillette : « Ici, tu peux serrer fort. »',
          'Traduisez la paume d’un enfant à son voisin, « elle dit arrête », et faites-la respecter dans la seconde.',
          'Après une vraie morsure, consolez d’abord l’enfant mordu, une débarbouillette froide et propre sur la marque. À l’autre, dites bas : « Ça fait mal. Je t’arrête. »',
        ],
        questionsOuvertes: ['Qu’est-ce qu’il mange, ton crocodile?', 'Que dit ta main?', 'Où vont les dents?'],
      },
      vocabulaire: ['mordre', 'croquer', 'mâcher', 'les dents', 'la gueule', 'arrête', 'c’est à moi', 'froid'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Un seul mot et un seul geste, « non » et la paume. Le froid passe avant les crocodiles : une gencive qui travaille le réclame.',
        },
        {
          pour: '2-3a',
          texte:
            'Ajoutez « quand tu auras fini » : un bas affamé attend, la gueule fermée, que l’autre crocodile ait avalé tout son tas de guenilles.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant mâche collets et manches du matin au soir? Gardez au frigo quatre débarbouillettes d’une couleur à part. Une image du bac, collée à la hauteur de ses yeux, sert à les demander.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, la débarbouillette rafraîchit aussi la nuque et se change deux fois plus.} {!hiver|L’hiver, l’eau du robinet refroidit assez la débarbouillette.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Un « non! » crié dans l’oreille.', 'Dispute pour une boîte.', 'Manche mouillée.'],
        dangersAEliminer: [
          'Tissu mouillé par une bouche, débarbouillette tombée par terre : au panier avant qu’une autre bouche y morde, et un propre à la place.',
          'Débarbouillette enfoncée loin dans la bouche : sortez-la. Elle se mord par un bord, l’autre reste dans la main.',
          'Fil tiré, ourlet défait, bas troué, pellicule de la boîte : vérifiez tout d’avance et retirez ce qui cède sous les dents.',
          'Marionnette qui pince une peau, même pour rire : elle ne mange que des guenilles, à un bras des enfants.',
          'Corps serrés quand la faim ou la fatigue monte : assoyez-vous entre eux et nourrissez une boîte de l’autre tapis pour attirer quelques enfants.',
          'Peau percée par une morsure : eau et savon, puis le protocole de votre milieu; les deux familles l’apprennent le jour même.',
          '{30min|Aliment croqué debout : les enfants restent assis, une bouchée avalée avant la suivante.}',
          '{si-miroir|Miroir léché : essuyez-le entre deux enfants; il reste dans votre main.}',
          '{si-gros-camions|Camion disputé : deux pareils, un par tapis, sinon il reste dans l’armoire.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Tissus lavés sans parfum et rincés deux fois : ils passent de longues minutes dans la bouche.',
          '{30min|Patate douce cuite sans rien d’autre; la banane fait parfois réagir quand on est allergique au latex.}',
        ],
      },
      observation: [
        'Compétences sociales : devant la gueule qui approche, refuse-t-il de la main, de la tête, de la voix, ou en s’éloignant?',
        'Langage prélinguistique : le geste d’arrêt sort-il du jeu pour servir avec un autre enfant?',
        'Développement sensoriel : de la débarbouillette froide, de la guenille sèche ou de la manche, que cherchent ses dents, et qu’est-ce qui les apaise?',
      ],
      prolongements: [
        'Le bac froid sort tous les jours un peu avant l’heure difficile, avec ou sans crocodiles.',
        'Apprenez la paume levée aux parents, au départ : à la maison aussi, elle veut dire « arrête ». Le nom de qui a mordu reste au service.',
      ],
      reflexionRetroaction: [
        'Quel coin et quelle heure reviennent d’une morsure à l’autre, et que puis-je y changer?',
        'Quel « non » d’enfant n’ai-je pas fait respecter assez vite?',
      ],
    },
  },
  {
    key: 'pouf-la-tortue-est-tombee',
    summary:
      'Couché sur le dos dans l’habit de neige, on roule, on pousse sur les mains, les fesses montent, on est debout; pouf, on retombe exprès.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['eau-neige-et-glace', 'mouvement-et-defis'],
    materials: ['neige'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, le carré à tortues s’ouvre dans un coin plat, loin de la glissade, de la butte et du stationnement.',
    },
    seasons: ['WINTER'],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'tomber',
      'tombe souvent',
      'se relever',
      'reste couché',
      'pas capable de se lever',
      'chute',
      'tortue',
      'habit de neige',
      'suit de neige',
      'salopette de neige',
      'rouler',
      'sur le dos',
      'neige',
      'pouf',
      'tomber exprès',
      'hiver',
    ],
    seen: [
      'elle est étendue dans la neige, les bras en croix, et attend qu’on la relève',
      'il se laisse tomber sur les fesses par exprès et rit de bon cœur',
      'ils se roulent sur le ventre avec leur gros habit et poussent sur leurs mitaines',
      'il pleure à chaque fois qu’il pique du nez dans la neige',
      'elle veut se lever toute seule mais son suit est raide comme une barre',
      'il reste planté debout dehors, il ose pas bouger avec son habit neuf',
      'à la première sortie d’hiver, la moitié du groupe était couchée sur le dos comme des bibittes',
      'dans la cour, dès qu’un tombe dans la neige, les autres se lâchent à terre aussi',
    ],
    scenes: ['neige-glace', 'rouler-corps', 'deplacer-bebe'],
    picture:
      'Dans la neige, un enfant est couché sur le dos comme une tortue, une autre pousse sur ses mains, fesses en l’air; l’adulte à genoux offre son avant-bras.',
    sheet: {
      titre: 'Pouf, la tortue est tombée',
      observationDepart:
        'L’habit de neige est neuf et raide. Un enfant bascule, reste sur le dos, les bras écartés, et attend la main qui relève. À deux pas, une autre rit d’être tombée.',
      intentionEducative:
        'Permettre à un petit corps très habillé de trouver seul comment se retourner et se lever, puis d’en faire un jeu.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Concept de soi', role: 'secondaire' },
      ],
      objectifs: [
        'Rouler du dos au ventre dans un habit épais.',
        'Pousser sur ses mains, lever les fesses, se mettre debout.',
        'Tomber exprès sur du mou et y prendre plaisir.',
      ],
      materiel: [
        item(
          'Neige molle, jusqu’à la cheville des enfants',
          'un carré de six pas',
          'Neige pelletée et émiettée du reste du terrain',
        ),
        item('Gros blocs de neige tapée, hauts comme un genou d’enfant', 'trois', 'Votre genou et votre avant-bras'),
        item('Mitaines sèches', 'une paire de plus par enfant', 'Gros bas de laine, le temps de rentrer'),
        item('Cônes souples et voyants, pour les coins du carré', 'quatre', 'Chaudières, un pas en dehors des coins'),
        item('Pelle à neige, pour votre préparation', 'une', 'Talon de votre botte'),
        optional('Matelas de sieste, pour le jeu au vestiaire', 'deux', 'Gros coussins de sol'),
        optional('{si-traîneaux|Traîneau bas, corde rentrée dessous}', '{si-traîneaux|un}', null),
        optional('{si-pelles|Petites pelles de plastique}', '{si-pelles|une par enfant, gardées hors du carré}', null),
        optional('{si-chaudières|Chaudière de plastique, pour votre préparation}', '{si-chaudières|une}', null),
        optional('{si-toutous|Toutou lavable, qui va dans la neige}', '{si-toutous|un}', null),
      ],
      preparation: [
        'Lisez la température et le refroidissement éolien; le seuil de votre milieu dit oui, non, ou dix minutes. {30min|Trente minutes au sol se gardent pour un jour doux, sans vent.}',
        'Choisissez un endroit plat, six pas de côté, un cône à chaque coin. Sondez-le de la botte : glace, roche, jouet enfoui, neige salie.',
        'Cassez la croûte et remuez la neige à la pelle, que vous rangez ensuite. Tombez vous-même dans le carré, assise, à genoux, de côté. Si vos os protestent, remuez encore.',
        'Tapez trois blocs le long d’un même côté, à l’écart des chutes; appuyez-vous dessus de tout votre poids. {si-chaudières|Une chaudière pleine de neige tapée, retournée puis ôtée, laisse un petit bloc de plus.}',
        'Au vestiaire, l’élastique passe sous la botte, la mitaine par-dessus la manche, et le capuchon ne tombe pas sur les yeux.',
        '{1adulte|Seule, tombez une fois, au début; ensuite, tenez le milieu, à genoux : chaque bord est à trois pas. Pivotez souvent, même penchée sur une tortue.} {2adultes|À deux, l’une tombe et roule avec eux, l’autre se tient debout, au bord, et compte les tuques.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Au milieu du carré, pliez les genoux : pouf, sur les fesses, et sur le dos, la tête relevée, les yeux sur les enfants. Battez l’air des quatre pattes. « Je suis une tortue! » Soufflez deux nuages de buée sans vous presser. Roulez sur le ventre, poussez sur vos mains, fesses au ciel, debout. {si-toutous|Un toutou tombe à son tour, pouf, sur le dos : qui hésite à bouger le roule et le remet debout.}',
        ),
        play(
          { 10: 6, 20: 13, 30: 13 },
          'Ça tombe partout, par accident ou par envie. Une tortue rame sur le dos : penchez votre visage près du sien. « Ton bras passe par-dessus. Ton ventre arrive dans la neige. » La voilà à plat ventre, étonnée. {18-24m|Rouler est déjà un voyage; un bloc de neige sous les mitaines aide à se lever.} {2-3a|« Pouf! » crie quelqu’un, et tous les habits s’écrasent.} {20min 30min|L’élan baisse? Dites la prochaine chute : « Pouf, à genoux! Pouf, de côté! », puis : « Les tortues dorment… debout! »} Les fesses se lèvent avant la tête, retombent, se relèvent. {si-traîneaux|D’un traîneau enfoncé près de vous, on roule par-dessus le bord : pouf, sur le côté.} On ne reste pas debout longtemps : le meilleur est en bas.',
        ),
        play(
          { 30: 9 },
          'La neige garde la place du corps : un dos, deux bras, une botte. On se recouche dans son trou, on essaie celui du voisin, trop grand, trop court. Montrez, la tête haute, la tortue qui rentre : genoux sous le ventre, carapace ronde. Les enfants s’y mettent en boule, le front sur les mitaines. Tapotez qui le demande : « Y a quelqu’un? » Une tuque sort, ou un rire.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Dites, assez lentement pour l’habit le plus raide : « Pouf, la tortue est tombée (on s’assoit dans la neige), elle roule d’un côté (on roule). Elle pousse sur ses pattes (mains au sol, fesses en l’air), et debout, elle se gratte! (on frotte la neige de son ventre) » {si-pelles|Quand toutes les tortues sont debout, donnez les pelles : chacun rebouche le creux de son corps, la tortue a déménagé.} Le groupe se met en marche quand la dernière tortue est debout.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Soufflez dix nuages de buée avant d’offrir de l’aide, sauf si ça pleure ou si le visage est dans la neige.',
          'Offrez de quoi pousser : votre genou, votre avant-bras à l’horizontale, un bloc.',
          'Dites ce que le corps fait déjà : « Tes mains poussent. Tes fesses montent. »',
        ],
        questionsOuvertes: ['Où est ton ventre?', 'Par quel côté tu roules?', 'Comment elle se lève, la tortue?'],
      },
      vocabulaire: ['tomber', 'rouler', 'pousser', 'debout', 'sur le dos', 'à plat ventre', 'les fesses', 'la tortue'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Tapez une allée d’un pas de large le long du carré : on tombe dans le mou, on se relève sur le dur. Un seul bloc, un seul verbe à la fois.',
        },
        {
          pour: '2-3a',
          texte:
            'Compliquez : tomber de côté ou à genoux, se lever sans les mains, ou avec une boule de neige à ne pas perdre.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant ne tient pas debout? Assise au milieu du carré, tenez son dos contre votre ventre et penchez ensemble, d’un bord puis de l’autre, jusqu’à ce que sa mitaine touche la neige. Sa voix ou sa mitaine levée lance ensuite le « pouf » du groupe.',
        },
        {
          pour: 'interieur',
          texte:
            'Au vestiaire, deux matelas de sieste bout à bout servent de neige, un enfant sur chacun, l’habit attaché, les bottes ôtées. Les autres, assis autour, crient « Pouf! », et l’on change dès qu’une tortue est debout. Cinq minutes en tout : la chaleur monte vite là-dedans.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’automne, un tas de feuilles ratissées et fouillées reçoit les pouf; l’été, l’herbe et des jambes légères.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Neige dans le cou ou sur les cils.',
          'Rester pris un moment et se fâcher.',
          'Tomber à moitié sur un autre.',
        ],
        dangersAEliminer: [
          'Visage dans la neige, souvent sans bruit : regardez d’abord qui est sur le ventre. Vous y êtes en trois pas; roulez l’enfant sur le côté.',
          'Bras tiré pour relever : à cet âge, le coude se déboîte facilement. Soulevez par le tronc, ou offrez votre genou.',
          'Froid : le seuil de votre milieu, au plus bas -27 °C; par grand froid, dix minutes au sol, pas plus. Couché, on refroidit plus vite : touchez nuques et doigts, changez la mitaine mouillée.',
          'Élan sur une tortue couchée : gardez entre deux enfants la longueur d’un habit.',
          'Cordon de capuchon, mitaines attachées par un fil : tour de cou sans bout libre, mitaines séparées.',
          '{si-traîneaux|Traîneau qui part, ou debout dedans : enfoncez-le dans la neige, près de vous; on y entre à quatre pattes, un à la fois.}',
          '{si-pelles|Pelle couchée dans le carré, où l’on tomberait : elles restent dehors jusqu’à la dernière chute.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Urticaire au froid : le plan de l’enfant dit combien de temps son corps peut rester couché dans la neige.',
        ],
      },
      observation: [
        'Motricité globale : sa remontée commence-t-elle par les mains, par les genoux, par un appui?',
        'Schéma corporel : quels mouvements essaie-t-il, les bras pris dans l’épaisseur de l’habit?',
        'Concept de soi : couché, vers quoi se tourne son regard, et qu’est-ce qui change à la chute suivante?',
      ],
      prolongements: [
        'Les mêmes verbes servent au déshabillage : rouler, pousser, debout, et le pantalon de neige reste par terre.',
        'Racontez aux parents les dix nuages de buée : le soir, sur le trottoir, leur enfant se lèvera peut-être avant le onzième.',
      ],
      reflexionRetroaction: [
        'Quelle main ai-je tendue trop vite, et qui s’en serait passé?',
        'Quel habit empêchait de plier les genoux, et comment le dire avec tact à la famille?',
      ],
    },
  },
  {
    key: 'la-ferme-a-plat-ventre',
    summary:
      'Des vaches à pleines mains entrent à l’étable, une clôture de blocs se défait, le foin de tissu se mange; la nuit tombe, le coq réveille tout.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['animaux-et-traces', 'sons-et-silence'],
    materials: ['cartons-et-boites', 'tissus'],
    place: 'INDOORS',
    alsoAt: {
      YARD: '{!hiver|Dans la cour, la ferme s’étend sur une couverture à l’ombre.} {hiver|Dans la cour, l’hiver, la ferme s’étend sur la neige, et ses clôtures s’y tapent.}',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'ferme',
      'animaux de la ferme',
      'vache',
      'cochon',
      'mouton',
      'poule',
      'coq',
      'étable',
      'grange',
      'foin',
      'clôture',
      'meuh',
      'cri des animaux',
      'figurines',
      'fermier',
      'tapis',
      'blocs',
      'nuit',
    ],
    seen: [
      'il promène son cheval par le cou et lui fait manger des blocs',
      'elle couche tous les cochons dans une boîte et ferme le rabat pour la nuit',
      'ils montent un enclos autour des moutons et tout s’échappe quand ça tombe',
      'il fait meuh à chaque bête, même au canard, et on rit',
      'elle dit que sa vache est malade et cherche quelqu’un pour la soigner',
      'il réveille tous les animaux avec un gros cocorico et recommence',
      'depuis la visite chez le fermier, ils couchent et lèvent les figurines sans arrêt',
      'au coin des blocs, ils sont à plat ventre à faire brouter leurs animaux',
    ],
    scenes: ['figurines', 'imiter-animaux'],
    picture:
      'À plat ventre sur le tapis, une enfant pousse une grosse vache dans une étable de carton; un autre aligne des blocs, l’adulte couvre le toit d’un tissu bleu.',
    sheet: {
      titre: 'La ferme à plat ventre',
      observationDepart:
        'Une vache voyage depuis ce matin, serrée par le cou. Elle a mangé dans une tasse, dormi dans un soulier et réveillé tout le monde d’un « meuh ».',
      intentionEducative:
        'Soutenir les premières histoires jouées avec des bêtes : les faire entrer, manger, se sauver, dormir, et leur prêter une voix.',
      domaines: [
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Faire vivre à une bête un moment de sa journée.',
        'Crier, nommer ou faire parler ce qu’on tient.',
        'Fermer un espace avec des blocs, et l’ouvrir.',
      ],
      materiel: [
        item(
          'Bêtes de ferme plus grosses que le poing d’un enfant',
          'deux{!10min| ou trois} par enfant, chaque sorte en double, quelques-unes de tissu',
          'Toutous de la même taille',
        ),
        item('Coq, seul de sa sorte', 'un', 'Poule ou oiseau de tissu'),
        item(
          'Grandes boîtes couchées, un long côté ouvert, pour l’étable',
          'deux',
          'Bacs de plastique ou paniers à linge couchés',
        ),
        item('Gros blocs, pour les clôtures', '{10min|une brassée}{!10min|deux brassées}', 'Coussins longs'),
        item(
          'Morceaux de tissu jaune qui ne s’effiloche pas, larges comme vos deux mains, pour le foin',
          '{10min|une douzaine}{!10min|une trentaine}',
          'Débarbouillettes jaunes',
        ),
        item('Bols larges et vides, pour boire et manger', 'trois par étable', 'Couvercles creux'),
        item('Couvercles légers, pour les portes', 'deux', 'Morceaux de carton épais'),
        item('{30min 45min|Tissus foncés, pour la nuit}', 'un par étable', 'Nappe sombre'),
        item('{dehors !hiver|Couverture épaisse où se coucher}', 'une par étable', 'Toile doublée'),
        item('{dehors hiver|Mitaines sèches}', 'une paire de plus par enfant', 'Gros bas de laine'),
        optional('{si-gros-camions|Gros camions à benne}', '{si-gros-camions|un par étable}', null),
        optional('{si-chaudières|Petites chaudières vides}', '{si-chaudières|une par étable}', null),
        optional(
          '{30min 45min dedans si-lampes-de-poche|Lampe de poche à piles vissées}',
          '{30min 45min dedans si-lampes-de-poche|une, à votre main}',
          null,
        ),
        optional('{dedans si-livres|Livre cartonné de la ferme}', '{dedans si-livres|un}', null),
      ],
      preparation: [
        'Triez les bêtes une à une : rien de pointu, rien qui se dévisse, chaque sorte au moins deux fois, et un seul coq.',
        'Couchez chaque étable sur le flanc : par le grand côté ouvert, on voit les bêtes dormir. Un couvercle appuyé devant fait la porte. {cour hiver|Sur la neige, prenez des bacs de plastique et tapez deux murets pour commencer les clôtures.}',
        'Éloignez les deux étables de quatre pas : la moitié du groupe autour de chacune.',
        'Couchez-vous à hauteur de museau. Ce qui gêne votre coude gênera le leur.',
        '{1adulte|Seule, placez-vous entre les deux fermes, du côté où les bêtes se sauvent.} {2adultes|À deux, chacune prend une étable; quand l’une se couche, l’autre reste à genoux.}',
        '{avec-contenant|@materiel servira d’abreuvoir, sans eau.} {avec-tissu|Gardez @materiel pour une litière.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4, 45: 5 },
          'Réunissez tout le groupe autour d’une étable. À plat ventre sur les coudes, l’oreille près de la porte, les yeux sur les enfants, chuchotez : « Elle dort. » Un tout petit meuh sort de l’étable; c’est vous. Reculez la tête et touchez la porte d’un doigt : elle tombe. Un museau dépasse, à prendre. La porte de l’autre étable est pour un doigt d’enfant.',
        ),
        play(
          { 10: 6, 20: 13, 30: 13, 45: 15 },
          'Les bêtes sortent par brassées. On leur glisse du foin sous le nez, on boit au bol vide, un cochon se couche dans son bol. {18-24m|La même vache entre, ressort, entre la tête en bas; meuh veut dire tout le troupeau.} {2-3a|« Elle a faim, ma vache. » Elle mange, elle en veut encore, elle renverse le bol.} {3-4a|On trait, on tond, on appelle la vétérinaire pour une patte.} Une clôture s’allonge, un bloc tombe, et tout se sauve : on court à quatre pattes derrière le mouton. {si-gros-camions|Un camion recule, « bip, bip » : une vache y monte et voyage d’une ferme à l’autre.} {si-chaudières|On trait la vache au-dessus d’une chaudière vide.} {!10min|L’élan retombe? Chuchotez : « La porte est restée ouverte… Qui manque? »}',
        ),
        play(
          { 30: 8, 45: 10 },
          '« Le soleil descend. » Étendez un tissu foncé sur chaque toit. Ce qui était dehors rentre, ou pas; ça ronfle, ça bêle tout bas. Donnez le coq à une main qui le veut : « Cocorico! » Enlevez la nuit d’un coup. {dedans si-lampes-de-poche|Ou laissez-la, et votre lampe de poche fait la lune : un museau brille au fond de l’étable.} Les tissus sont ensuite à eux : la nuit retombe quand quelqu’un la veut, et le coq change de main. {3-4a|Quelqu’un reste dehors et fait le renard; les poules se comptent.}',
        ),
        play(
          { 45: 9 },
          'Le pré déborde. Un cheval broute {dedans|sous la table}{dehors|à deux pas du troupeau}, un mouton voyage sous un bras, les deux fermes s’échangent une poule. Choisissez une seule bête et racontez-la à voix basse à qui s’assoit près de vous. Ajoutez des blocs là où l’on clôture, du foin là où l’on nourrit, et rien ailleurs.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5, 45: 6 },
          'Murmurez le soir de la ferme : « Meuh, la vache a bien mangé (on frotte son ventre), le mouton s’est allongé (la tête se penche). La poule a fermé les yeux (on ferme les siens), on se couche deux par deux (on rentre sa bête). » Chaque bête cherche sa pareille et rentre; le coq dort contre vous. {dedans si-livres|Tournez les pages d’un livre de la ferme : « La vache dort-elle? » Un doigt va voir à l’étable.} {!10min|Les blocs reviennent en brassées, le}{10min|Le} foin s’entasse dans les bols.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Restez au sol : vue d’en bas, la vache est grande, et l’enfant aussi. Appuyée sur un coude, la tête haute, vous voyez les deux étables.',
          'Répondez par un cri au cri qu’on vous adresse, et par le nom de la bête quand l’enfant l’a déjà dit.',
          'La clôture s’écroule? Laissez la bête se sauver; le mur se rebâtit souvent pour la rattraper.',
        ],
        questionsOuvertes: [
          'Où va-t-elle dormir, ta vache?',
          'Que mange ton cochon?',
          'Par où est-il sorti, le mouton?',
        ],
      },
      vocabulaire: [
        'l’étable',
        'le foin',
        'la clôture',
        'le troupeau',
        'le museau',
        '{45min|brouter}{!45min|la porte}',
        'le coq',
        'se sauver',
      ],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Quatre sortes de bêtes et cinq blocs lui suffisent : refermez vous-même la clôture et la porte; il les fait tomber, et sa vache sort.',
        },
        {
          pour: '2-3a',
          texte: 'Posez trois blocs en coin et arrêtez-vous là : la clôture continue, ou devient un lit.',
        },
        {
          pour: '3-4a',
          texte:
            '{10min|Il est le fermier : il ouvre la porte, nourrit le troupeau et dit qui manque le soir.}{!10min|Proposez une journée complète : qui se lève en premier, qui nourrit, qui ferme, et combien manquent le soir.}',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Quand tout beugle ensemble, un enfant se bouche les oreilles? Un bol couché contre vous devient son étable : sa bête y dort, et l’on n’en approche qu’en chuchotant.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, ouvrez la ferme sur l’herbe tondue, à l’ombre : le pré est tout autour.} {dedans !hiver 10min 20min|L’hiver, jouez en fin de journée, près d’une fenêtre : le soir de la ferme tombe avec l’autre.} {dedans !hiver 30min 45min|L’hiver, jouez en fin de journée, près d’une fenêtre : la nuit de la ferme tombe avec la vraie.} {cour !hiver|L’hiver, l’étable est un bac de plastique et les clôtures se tapent dans la neige.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Doigts coincés sous un bloc.',
          'Chicane pour la seule bête qui vaille.',
          '{30min 45min|Sursaut au cri du coq.}',
        ],
        dangersAEliminer: [
          'Bête lancée ou abattue sur une tête : ouvrez un pré vide pour le galop; le bras qui lance reçoit une bête de tissu.',
          'Enfant glissé dans l’étable : le grand côté reste libre{30min 45min|, et la nuit ne tombe pas tant qu’une tête est dedans ou dessous}.',
          'Foin mâché pour vrai : au lavage; un morceau sec dans la main de l’enfant va à la bouche de la vache.',
          'Corne pointue, oreille qui cède, agrafe ou rabat de la boîte : hors du jeu dès le tri.',
          'Pieds debout parmi des mains et des têtes au sol : autour de la ferme, on se déplace à genoux.',
          '{cour hiver|Froid au sol : le seuil de votre milieu, au plus bas -27 °C. Par grand froid, rentrez après vingt minutes; touchez nuques et doigts.}',
          '{cour !hiver|Herbe sous la couverture : cherchez guêpes, crottes et branches avant de l’étendre.}',
          '{si-gros-camions|Camion lancé vers des doigts : il se pousse à genoux, au pas, une main dessus.}',
          '{30min 45min dedans si-lampes-de-poche|Faisceau dans les yeux : vous seule tenez la lampe, tournée vers le fond de l’étable.}',
        ],
        supervision: 'palier2',
        allergies: ['Vrai foin, laine brute et plumes restent hors de cette ferme où l’on se couche le nez dedans.'],
      },
      observation: [
        'Fonction symbolique : quels moments de la vie d’une bête s’enchaînent dans son jeu?',
        'Langage oral : le cri ou le nom, lequel vient d’abord, et pour quelle bête?',
        'Motricité fine : de quelle façon pose-t-il un bloc contre l’autre sans renverser la clôture?',
      ],
      prolongements: [
        'Au local, rangez chaque soir les bêtes dans l’étable, porte ouverte : le matin, quelqu’un y plongera la main.',
        'Le coq ne dit pas cocorico dans toutes les langues : un parent vous apprend le sien{30min 45min|, et le jour se lève avec celui-là}{10min 20min|, et c’est ainsi que le coq chantera demain}.',
      ],
      reflexionRetroaction: [
        'Quelle histoire ai-je entendue jusqu’au bout, et laquelle ai-je coupée par une question?',
        '{10min 20min|Ma vache a-t-elle parlé plus que les leurs?}{30min 45min|Ma nuit tombait-elle pour eux, ou parce que j’avais besoin de calme?}',
      ],
    },
  },
  {
    key: 'un-bebe-quatre-mains',
    summary:
      'Deux enfants, une poupée : ils la lavent sans eau, la roulent ensemble dans la serviette, et c’est la chanson qui la fait changer de bras.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie'],
    materials: ['tissus', 'contenants-et-cuilleres'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'poupée',
      'même poupée',
      'catin',
      'bébé',
      'partager',
      'veut le même jouet',
      'chicane',
      'se chicaner',
      'arracher',
      'tirer',
      'à moi',
      'chacun son tour',
      'tour de rôle',
      'conflit',
      'bain de poupée',
      'bercer',
      'chansons',
      'le partage',
      'chicane pour un jouet',
      'entraide',
    ],
    seen: [
      'ils tirent chacun une jambe de la poupée et ça finit en larmes',
      'elle lave le ventre de la catin pendant que son amie frotte les pieds',
      'à deux, ils roulent le toutou dans la couverture pour faire un gros paquet',
      'on a quatre poupées pareilles mais il y en a une seule qui est bonne',
      'elle serre le bébé et veut pas le passer à son amie qui attend',
      'il s’assoit par terre en pleurant parce que c’est toujours l’autre qui berce',
      'au coin maison, les deux mêmes se disputent la poupée aux cheveux bruns chaque matin',
      'ce matin à l’accueil, ça tirait des deux côtés sur le bébé de plastique, ça hurlait',
    ],
    scenes: ['chicane', 'bebes-soins', 'cooperer'],
    picture:
      'Face à face, deux enfants frottent la même poupée dans un bac vide; l’adulte chante au bout, et une troisième enfant berce un bébé dans sa serviette.',
    sheet: {
      titre: 'Un bébé, quatre mains',
      observationDepart:
        'Deux enfants tirent la même poupée, un bras chacun. Sur la tablette, trois autres poupées sourient; aucune ne fera l’affaire.',
      intentionEducative:
        'Permettre à deux enfants qui veulent le même bébé de l’avoir tous les deux, avec de l’ouvrage pour quatre mains.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Agir à deux sur une même poupée, chacun de son bord.',
        'Attendre la fin d’une chanson pour bercer.',
        'Dire non, garder, tendre ou quitter, avec l’appui d’une adulte.',
      ],
      materiel: [
        item(
          'La poupée que tout le monde veut, lavable, sans pièce qui s’enlève',
          'une',
          'Le toutou que tout le monde veut',
        ),
        item(
          'Autres poupées sans cheveux à mèches ni pièce qui s’enlève',
          'trois pour un groupe de huit',
          'Toutous à gros bras',
        ),
        item('Bacs bas et larges, vides', 'un par bébé', 'Couvercles à rebord'),
        item('Coussins plats, pour s’asseoir face à face', 'deux par bac', 'Carrés de tapis'),
        item('Débarbouillettes sèches', 'deux par bébé', 'Éponges sèches plus grosses qu’un poing'),
        item('Gobelets de plastique vides', 'deux par bébé', 'Petits pots larges'),
        item('Serviettes, que l’on tient par les coins', 'une par bébé', 'Petites couvertures'),
        item('Paniers plats, pour les lits', 'un par bébé', 'Boîtes basses'),
        optional('Gros bas et mitaines d’enfant, pour habiller le bébé', 'une paire de chaque par bébé', null),
        optional('{si-biberons|Biberons de jouet, vides, sans tétine qui s’enlève}', '{si-biberons|un par bébé}', null),
        optional(
          '{20min si-vêtements-de-poupée|Vêtements de poupée, amples, sans bouton}',
          '{20min si-vêtements-de-poupée|un par bébé}',
          null,
        ),
        optional('{si-couches-de-poupée|Couches de poupée, en tissu}', '{si-couches-de-poupée|une par bébé}', null),
        optional('{si-livres|Livres cartonnés}', '{si-livres|un par lit}', null),
      ],
      preparation: [
        'Installez le bain de la poupée disputée : un bac, deux coussins face à face. La place dit déjà que l’on est deux.',
        'À chaque bain, posez deux débarbouillettes et deux gobelets, mais une seule serviette.',
        'Montez les autres bains en demi-cercle autour du premier, pareils à lui, chacun à deux ou trois pas de votre place.',
        'Apprenez la chanson d’avance. Ses quatre vers vont sur le début de « Ah! vous dirai-je, maman », deux lignes chantées deux fois : le tour a la même longueur pour tous.',
        '{1adulte|Seule, assoyez-vous au bout du bain disputé, dos au mur, tous les bains devant vous. Le tour chanté se tient là; aux autres bains, on lave et on berce à son gré.} {2adultes|À deux, l’une chante au bain disputé, l’autre va d’un bain à l’autre.}',
        '{avec-contenant|Ajoutez @materiel au bord d’un bain, pour rincer le bébé à sec.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'La dispute est là? Descendez à genoux et tenez la poupée par le ventre. « Toi, tu la veux. Toi aussi. Elle, elle veut son bain. » Portez-la à trois dans le bac et mettez une débarbouillette dans chaque main qui lâche. Montrez aux autres les bains libres : « Deux par bébé! » Pas de dispute ce matin? Lavez un côté de la poupée, d’une seule main, et montrez l’autre : « Tout sale, celui-là! »',
        ),
        play(
          { 10: 6, 20: 8 },
          'Il y a une tête à un bout, des pieds à l’autre. Un gobelet vide se verse sur un ventre, une oreille se fait frotter. {18-24m|Les deux lavent souvent le même pied; trouvez l’autre.} {2-3a|« Ferme tes yeux, bébé. »} {si-biberons|Bébé a soif : l’un lui tient la tête, l’autre le biberon vide, et l’on échange.} Une main veut emporter le bébé? Chantez : « Toi ce pied et moi ce bras (on frotte), et le bain ne mouille pas (on secoue les doigts). Roule, roule le bébé (quatre mains, une serviette), c’est l’autre qui va bercer. » Sur ce mot, guidez le bébé dans les bras de l’autre, le temps de fredonner l’air. Il revient au bain, et la chanson suivante le donne au premier.',
        ),
        play(
          { 20: 5 },
          'La serviette s’étend au sol, le bébé au milieu. Deux coins pour toi, deux coins pour moi : il se balance, bas, entre les genoux. Un coin lâche, il roule, on souffle sur la bosse. {si-vêtements-de-poupée|Pour l’habiller, l’un tient le chandail ouvert, l’autre y fait passer la tête et les bras.} Un troisième enfant s’invite : il chante, prépare le lit, ou prend le coussin libre d’un autre bain. Qui en a assez pose sa débarbouillette et s’en va; la place se voit.',
        ),
        closing(
          { 10: 2, 20: 4 },
          'Chantez à mi-voix, et changez la fin : « c’est le lit qui va bercer. » {si-couches-de-poupée|Avant le lit, l’un lève les pieds du bébé, l’autre glisse la couche dessous.} Les bébés vont au panier, une main de chaque côté, la serviette jusqu’aux épaules. « Il dort. Vous l’avez lavé à deux. » {si-livres|Au bord du lit, un livre s’ouvre entre deux enfants : toi une page, moi une page.} La poupée reste là, en vue, jusqu’à la prochaine chanson.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Gardez le bébé sous votre main, au fond du bain, tant que les deux corps tirent : il n’est à personne, il se lave.',
          'Promettez court, « après la chanson », et tenez parole à la note près.',
          'Restez contre l’enfant qui vient de tendre le bébé : sa peine est vraie. Mettez-lui un gobelet dans les mains.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui reste à laver?',
          'Où tu mets tes mains, toi?',
          'Qui le berce, quand ça finit de chanter?',
        ],
      },
      vocabulaire: ['ensemble', 'à toi', 'à moi', 'frotter', 'rincer', 'rouler', 'bercer', 'après'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Couchez une deuxième poupée dans le même bain, tête contre pieds : les mains se croisent, personne n’y perd. Les deux derniers vers font toute la chanson.',
        },
        {
          pour: '2-3a',
          texte: 'Ajoutez un soin impossible seul : l’un tient la jambe, l’autre enfile un gros bas.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant ne suit pas la chanson à l’oreille : battez-la sur son genou, quatre vers, et ouvrez vos bras au dernier. Le tour se voit et se sent.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, après le bain, le bébé met deux mitaines : une par enfant.} {!ete|L’été, on évente le bébé à deux avec la serviette.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Pleurer de le voir dans d’autres bras.',
          'Bébé échappé, front contre front.',
          'Refuser le tour et partir.',
        ],
        dangersAEliminer: [
          'Poupée tirée à deux : un bras lâche, deux enfants tombent. Prenez-la par le ventre, à leur hauteur.',
          'Main levée ou bouche ouverte au changement de bras : votre avant-bras reste entre les visages.',
          'Chicane à un autre bain : allez-y avant d’appeler, et posez votre main sur le bébé.',
          'Enfant debout dans un bac : le fond glisse. Ramenez-le au coussin et approchez-lui le bébé.',
          'Serviette {20min|balancée plus haut que les genoux ou }posée sur une tête : elle retourne au sol.',
          'Fond de bac mouillé, qui glisse : essuyez-le; ce bain reste sec du début à la fin.',
          '{si-biberons|Biberon tété pour vrai : il sort du jeu et se lave; un autre prend sa place.}',
          '{si-couches-de-poupée|Couche jetable apportée au jeu : mâchée ou percée, elle perd un gel; remplacez-la par une de tissu.}',
        ],
        supervision: 'palier2',
        allergies: ['Ni savon ni crème dans ce bain; serviettes lavées sans parfum.'],
      },
      observation: [
        'Compétences sociales : quand les mains de l’autre arrivent sur le bébé, que deviennent les siennes?',
        'Compétences émotionnelles : à quoi voit-on que la chanson aide à attendre, ou pas encore?',
        'Langage oral : quels mots vont au bébé, et lesquels au voisin?',
      ],
      prolongements: [
        'Le dernier vers voyage : « c’est l’autre qui va rouler » au tricycle, « c’est l’autre qui va laver » au lavabo.',
        'Chantez les quatre vers au parent, dans le corridor : entre cousins, à la maison, le tour a maintenant une durée.',
      ],
      reflexionRetroaction: [
        'Le tour que j’ai promis est-il venu à l’instant dit?',
        'Quel jouet manque en double dans ce local, et lequel vaut-il mieux n’avoir qu’une fois?',
      ],
    },
  },
]
