import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const TODDLER_FEELINGS_SHEETS: readonly BankSheet[] = [
  {
    key: 'la-fenetre-des-au-revoir',
    summary:
      'Une main sur la vitre, un bec, un grand signe : chacun choisit son au revoir, puis le rejoue avec des toutous.',
    ageGroups: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie'],
    materials: ['cartons-et-boites'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    subject: 'separation',
    calls: [
      'séparation',
      'pleure le matin',
      's’ennuie',
      'maman partie',
      'papa parti',
      'au revoir',
      'arrivée difficile',
      'fenêtre',
      'revenir',
      'bec',
      'accroché',
      'consoler',
      'toutous',
    ],
    seen: [
      'il s’accroche après le manteau de sa mère et crie quand la porte se ferme',
      'elle fait sortir et rentrer sa poupée de la maison en disant bye bye',
      'il veut envoyer la main à son père jusqu’à ce que l’auto tourne',
      'elle demande toute la matinée quand est-ce que papa revient',
      'il fait partir le gros ours, le petit pleure, puis l’ours revient',
      'elle se remet à brailler au départ depuis que ses parents sont séparés',
      'à l’arrivée, elle reste le front collé dans la vitre avec sa doudou et bouge plus',
      'au retour des vacances, les matins sont durs et trois pleurent en même temps au vestiaire',
    ],
    scenes: ['separation'],
    picture:
      'Un enfant, la main sur la vitre, salue son papa dans la neige; une autre rejoue l’au revoir avec un ours et un lapin.',
    sheet: {
      titre: 'La fenêtre des au revoir',
      observationDepart:
        'Le matin, un enfant regarde s’éloigner un dos connu jusqu’au coin de la rue. Plus tard, il fait sortir un toutou de la maison de blocs, le rentre, le ressort : « Bye, revenu, bye. »',
      intentionEducative:
        'Permettre à l’enfant de décider d’une petite part de la séparation et de la rejouer autant qu’il le veut.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Attachement', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Choisir la façon de se dire au revoir.',
        'Rejouer un départ et un retour.',
        'Montrer sa peine et se laisser consoler.',
      ],
      materiel: [
        item('Toutous grands et petits', 'un grand et un petit par enfant', 'Poupées de tissu'),
        item('Boîte de carton à une porte', 'une pour trois enfants', 'Dessous d’une chaise'),
        optional(
          'Images des gestes : main, bec, câlin, signe',
          'une série collée près de la vitre',
          'Vos propres gestes',
        ),
        optional('{si-foulards|Foulards, courts comme le bras d’un enfant}', '{si-foulards|deux ou trois}', null),
        optional('{si-photos|Photos plastifiées des familles}', '{si-photos|une par enfant}', null),
        optional(
          '{si-autos|Autos trop grosses pour un rouleau de papier hygiénique}',
          '{si-autos|une par maison}',
          null,
        ),
        optional(
          '{si-sacs si-sacoches|Petits sacs de tissu, à anses courtes}',
          '{si-sacs si-sacoches|un par maison}',
          null,
        ),
      ],
      preparation: [
        'Dégagez une fenêtre basse qui donne sur le départ, sans meuble où grimper.',
        'Parlez-en aux parents la veille : ils choisissent le geste avec l’enfant et partent une fois qu’il est fait.',
        'Posez les boîtes, qui sont les maisons, et les toutous à trois pas de la vitre.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 4, 30: 5 },
          'Accompagnez l’enfant à la fenêtre; les autres logent déjà les toutous dans les maisons, à trois pas de vous. « Ta main ou un bec? » Faites le geste avec lui jusqu’à ce que le parent réponde de dehors. « Papa part. Tu restes avec moi. Il va revenir. » Donnez le vrai repère, celui que le parent vous a dit : après la sieste, après la cour. {si-foulards|Qui n’a pas envie d’un bec agite un foulard : il se voit jusqu’au trottoir.} {si-photos|Tenue contre la vitre, la photo du parent reçoit le dernier bec, celui d’après le coin de la rue.}',
        ),
        play(
          { 10: 6, 20: 12, 30: 18 },
          'Les toutous attendent dans leurs maisons. Un gros toutou sort : « Bye! » Le petit pleure, appelle, se couche. Le gros revient, repart, revient plus vite. {si-autos|Il part en auto : une patte dessus, « vroum » jusqu’au mur, et il revient en klaxonnant.} {20min 30min|Le jeu ralentit? Un gros toutou revient à la mauvaise maison : « Es-tu mon petit? » On lui montre la bonne.} {30min|Plus tard, avant chaque départ : « Une main, un bec, un grand signe? » L’enfant choisit, le gros le fait, et le petit répond.} Prenez le rôle qu’on vous donne et gardez la voix ordinaire. Un enfant veut seulement rester contre vous et regarder? Il joue l’au revoir à sa façon.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 7 },
          'Tous les gros toutous rentrent dans leurs maisons de carton et retrouvent leurs petits. {si-sacs si-sacoches|Dans chaque maison, un gros rapporte un sac : son petit fouille dedans avant le câlin.} « Revenu! » Un signe de plus à la vitre, pour qui en a besoin.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Prenez l’enfant des bras du parent avec un mot et un regard, sans détourner son attention.',
          'Nommez la peine et la suite ensemble : « Tu t’ennuies de maman. Elle revient après la cour. »',
          'Gardez un genou libre, près de la fenêtre, pendant tout le jeu.',
        ],
        questionsOuvertes: ['Comment tu lui dis au revoir?', 'Où il va, ton toutou?', 'Qui est-ce qui revient?'],
      },
      vocabulaire: ['au revoir', 'partir', 'revenir', 's’ennuyer', 'la peine', 'le bec', 'attendre', 'la fenêtre'],
      adaptations: [
        {
          pour: '2-3a',
          texte: 'Aux nouveaux, un seul geste, le même tous les jours; les habitués peuvent en changer chaque matin.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pour l’enfant qui ne parle pas la langue du groupe, apprenez « au revoir » et « reviens » dans la sienne, de la bouche du parent.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, quand il fait noir dehors, le parent s’arrête sous la lumière.} {!ete|L’été, l’au revoir passe par la barrière de la cour.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Pleurs qui durent.', 'Toutou frappé ou jeté hors de la maison.'],
        dangersAEliminer: [
          'Enfant qui monte sur le rebord : on salue les deux pieds au sol.',
          'Fenêtre ouverte ou cordon de store à portée : fermez, remontez, enroulez haut.',
          'Porte d’entrée mal refermée derrière un parent : vérifiez-la de la main.',
          '{si-foulards|Foulard : dans la main, jamais noué ni au cou.} {si-sacs si-sacoches|Anse au cou, sac sur une tête : de petits sacs de tissu, jamais de plastique.} {si-autos|Auto sous un pied : elle roule entre les maisons et le mur, loin de la vitre.}',
        ],
        supervision: 'palier2',
        allergies: ['Toutous lavés sans parfum; celui de la maison appartient à son enfant seulement.'],
      },
      observation: [
        'Attachement : vers qui ou vers quoi se tourne-t-il après le départ?',
        'Compétences émotionnelles : comment le toutou vit-il la séparation?',
        'Langage oral : quels mots du départ et du retour emploie-t-il?',
      ],
      prolongements: [
        'Laissez les maisons de carton ouvertes jusqu’au retour des parents.',
        'Demandez à la famille une chose à garder ici : un mouchoir du parent, une photo, une phrase toujours pareille.',
      ],
      reflexionRetroaction: [
        'Quel au revoir a été escamoté ce matin, et pourquoi?',
        'Quel parent aurait besoin, lui aussi, d’un mot à midi?',
      ],
    },
  },
  {
    key: 'le-miroir-fait-la-baboune',
    summary:
      'Bouche en bas, sourcils pointus, joues gonflées : les visages essaient des humeurs et rient de les voir dans le miroir.',
    ageGroups: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['emotions-et-amitie'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'émotion',
      'colère',
      'fâché',
      'triste',
      'joie',
      'content',
      'baboune',
      'grimace',
      'miroir',
      'visage',
      'crise',
      'bouder',
      'sentiment',
      'pleurer',
      'pleurs',
      'se calmer',
    ],
    seen: [
      'il se tire la langue dans la vitre et se fait des faces',
      'elle gonfle ses joues et fronce ses sourcils devant le four du coin cuisine',
      'ils font semblant de pleurer puis changent de face d’un coup',
      'elle fait la lippe, les bras croisés, dès qu’on lui dit d’attendre',
      'il est fâché noir mais sait pas mettre un mot dessus',
      'il aime pas se regarder, il se cache la face quand il se voit',
      'aux toilettes, ils se regardent au-dessus du lavabo et imitent un loup enragé',
      'dans sa crise, elle a aperçu sa face dans le miroir et s’est arrêtée net',
    ],
    scenes: ['colere', 'corps'],
    picture:
      'Devant le grand miroir, un enfant fait la baboune et une autre gonfle les joues; un troisième préfère regarder l’éducatrice.',
    sheet: {
      titre: 'Le miroir fait la baboune',
      observationDepart:
        'Fâchée d’avoir perdu sa chaise, une enfant s’est vue dans la vitre de la porte. Elle a arrêté de crier pour regarder sa bouche.',
      intentionEducative: 'Éveiller les mots des émotions par le visage qui les porte, en dehors des moments de crise.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Bouger ses sourcils, ses joues, sa bouche.',
        'Entendre un mot pour le visage qu’il fait.',
        'Reconnaître une humeur sur un autre visage.',
      ],
      materiel: [
        item('Miroirs incassables', 'un par enfant, ou un long vissé bas au mur', 'Vitre basse, un jour sombre'),
        item('Carrés de tissu opaque', 'un par enfant', 'Débarbouillettes'),
      ],
      preparation: [
        'Prenez des miroirs vissés au mur, à la hauteur d’enfants assis par terre, ou couchez-les à plat.',
        'Choisissez un moment calme : personne n’est fâché pour de bon.',
        'Exercez votre propre baboune; elle servira.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 4, 30: 5 },
          'Assoyez-vous de biais devant un miroir, le groupe sous vos yeux, et faites la baboune, lèvre en avant, bras croisés. Gardez-la longtemps. « Hmf. » Attendez qu’un visage apparaisse à côté du vôtre.',
        ),
        play(
          { 10: 6, 20: 12, 30: 13 },
          'Chacun s’installe devant son bout de miroir et essaie : langue sortie, front plissé, dents de loup, joues gonflées. Collez un mot sur ce qui passe : « Fâché! » « Surpris! » « Oh, triste. » Le tissu descend devant un visage et remonte : qui est là maintenant, fâché ou content? Quelques-uns n’aiment pas se voir; ils vous regardent, vous. {20min 30min|Les visages se lassent? Chuchotez : « Un… deux… fâchés! », et toutes les faces changent d’un coup; un enfant dit la prochaine.}',
        ),
        play(
          { 30: 6 },
          'Les humeurs descendent dans le corps. Comment marche quelqu’un de fâché? Les talons tapent. Et quelqu’un de gêné? Les épaules montent. Revenez au miroir vérifier.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 6 },
          'Soufflez de la buée sur le miroir, passez-y la main : le visage revient, au repos. « Voilà le tien, à toi. » Chacun souffle sur son bout, l’essuie et fait un dernier signe à son visage.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Faites d’abord son visage avec le vôtre, sourcils compris; le mot vient après.',
          'Prêtez le mot à l’essai : « Fâché?… ou fatigué? » et laissez-le corriger.',
          'Gardez pour vous les mots « beau » et « laid » : ici, tous les visages servent.',
        ],
        questionsOuvertes: [
          'Qui te regarde, là-dedans?',
          'Qu’est-ce qu’elle dit, ta bouche?',
          'Comment fait ton visage quand il est content?',
        ],
      },
      vocabulaire: ['fâché', 'triste', 'content', 'surpris', 'gêné', 'la baboune', 'le sourcil', 'la bouche'],
      adaptations: [
        {
          pour: '2-3a',
          texte: 'Commencez par content et fâché; offrez « gêné » ou « déçu » à ceux qui cherchent la nuance.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'À l’enfant qui lit mal les visages, faites sentir le vôtre : sa main sur votre joue qui monte, sur votre front qui plisse.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, une flaque calme ou la vitre de la cour devient miroir, le matin, à l’ombre.} {ete|L’hiver, quand il fait noir tôt, la fenêtre devient miroir.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Rire qui tourne au cri.', 'Vraie colère réveillée par la fausse.'],
        dangersAEliminer: [
          'Miroir de verre ou bord ébréché : du plastique à coins ronds seulement.',
          'Miroir debout qui bascule : vissé au mur, ou couché à plat sur le tapis.',
          'Miroir au soleil, qui éblouit ou chauffe : installez-vous loin de la fenêtre.',
          'Tissu pressé ou noué sur un visage : il descend devant, tenu par les coins du haut, et remonte aussitôt.',
        ],
        supervision: 'palier3',
        allergies: ['Nettoyez les miroirs à l’eau, sans produit parfumé : les nez s’y collent.'],
      },
      observation: [
        'Langage oral : quels mots d’émotion dit-il ou comprend-il?',
        'Compétences émotionnelles : que fait-il devant le visage fâché d’un autre?',
        'Schéma corporel : quelles parties de son visage bouge-t-il à volonté?',
      ],
      prolongements: [
        'Gardez un miroir bas au coin calme; il servira aussi les vrais jours de colère.',
        'À l’heure du brossage de dents, parent et enfant font la baboune dans le même miroir, la mousse au menton.',
      ],
      reflexionRetroaction: [
        'Quelles émotions m’est-il difficile de jouer?',
        'Quel mot est revenu plus tard dans un vrai conflit?',
      ],
    },
  },
  {
    key: 'le-gros-vroum-apprivoise',
    summary:
      'L’aspirateur qui fait peur dort au milieu du tapis : chacun s’en approche comme il veut et fabrique lui-même le bruit.',
    ageGroups: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie', 'sons-et-silence'],
    materials: ['cartons-et-boites', 'tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    subject: 'peur',
    calls: [
      'peur',
      'a peur du bruit',
      'aspirateur',
      'sirène',
      'tondeuse',
      'tonnerre',
      'bruit fort',
      'se boucher les oreilles',
      'alarme',
      'souffleuse',
      'crier',
      'rassurer',
      'sons',
    ],
    seen: [
      'il se bouche les oreilles et grimpe dans mes bras quand la balayeuse part',
      'elle s’approche du séchoir à mains, y touche puis se sauve en courant',
      'ils font vrrr dans des rouleaux, de plus en plus fort, puis crient stop',
      'elle a sursauté quand la souffleuse est passée et tremblait comme une feuille',
      'il veut être celui qui allume et qui éteint, ça le rassure',
      'elle demande si le gros bruit va revenir pendant la sieste',
      'depuis l’exercice de feu, il surveille la cloche au plafond toute la journée',
      'ce matin au corridor, le concierge passait la polisseuse et trois pleuraient sous la table',
    ],
    scenes: ['peurs', 'voix', 'ecouter'],
    picture:
      'Un aspirateur sans câble dort sous une couverture : une enfant le caresse, une autre crie dans un rouleau, un ami regarde du refuge.',
    sheet: {
      titre: 'Le gros vroum apprivoisé',
      observationDepart:
        'Quand l’aspirateur démarre au corridor, un enfant se bouche les oreilles et grimpe sur vous. L’appareil éteint, il revient le toucher du pied.',
      intentionEducative:
        'Permettre à l’enfant d’approcher ce qui l’effraie à la distance et à la force qu’il choisit.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Dire ou montrer qu’il a peur.',
        'Choisir de s’approcher, de s’éloigner ou d’arrêter.',
        'Produire un bruit fort, puis un bruit doux, avec sa voix.',
      ],
      materiel: [
        item('Aspirateur débranché, son câble détaché ou rangé', 'un', 'Boîte de carton avec un rouleau pour boyau'),
        item('Rouleaux de carton larges', 'un par enfant', 'Mains en cornet'),
        item('Petite couverture', 'une, pour l’endormir', 'Grande serviette'),
        item('Coussins, pour le refuge', 'quatre', 'Matelas de sieste'),
        optional('Coquilles antibruit d’enfant, au refuge', 'une paire', null),
      ],
      preparation: [
        'Débranchez l’appareil, attachez son câble hors d’atteinte et videz son sac.',
        'Prévenez avant d’apporter : « Il dort. Il ne fera pas de bruit. »',
        'Marquez un coin refuge avec des coussins, d’où tout se voit.',
        '{avec-contenant|Placez @materiel dans le refuge : la voix y résonne.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 4, 30: 5 },
          'Assoyez-vous à deux pas de l’aspirateur couché, la main sur votre poitrine. « Des fois, il crie fort. Moi, je sursaute. » Chuchotez-lui : « Dors-tu? » Laissez les enfants prendre la distance qu’ils veulent.',
        ),
        play(
          { 10: 6, 20: 12, 30: 14 },
          'Un pied touche, une main caresse, un autre regarde du refuge. Le vroum passe par les rouleaux : petit, moyen, énorme. C’est l’enfant qui démarre et c’est lui qui arrête, d’un « Stop! » ou d’une main levée. Obéissez à l’instant même. L’aspirateur reçoit une couverture, une caresse, un bec soufflé de loin. {20min 30min|Le silence revient? « Il ronfle. Comment? » Chacun ronfle dans son rouleau, puis le réveille d’un tout petit vroum.}',
        ),
        play(
          { 30: 6 },
          'Les bouches font d’autres bruits qui effraient : la chasse d’eau, la souffleuse, le chien d’à côté. Une main levée arrête tout, chaque fois. Jouez le plus fort, puis le plus petit.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Recouvrez l’aspirateur. « Bonne nuit, vroum. » Roulez-le jusqu’au seuil avec ceux qui veulent pousser, sans sortir ni quitter les autres des yeux. Dites quand il travaillera pour vrai, et que vous avertirez.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Croyez la peur : « C’est fort, tu n’aimes pas ça. Je suis là. »',
          'Arrêtez au premier « stop », même soufflé, même montré de la main.',
          'Restez assise entre l’appareil et le refuge, un bras ouvert.',
        ],
        questionsOuvertes: ['Qu’est-ce qui fait peur?', 'Comment il fait, ton vroum?', 'Où veux-tu te mettre?'],
      },
      vocabulaire: ['fort', 'doux', 'le bruit', 'peur', 'sursauter', 'stop', 'dormir', 'approcher'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'L’enfant très inquiet parle d’abord à l’appareil de loin, du refuge, dans son rouleau; le curieux choisit {30min|le prochain bruit à apprivoiser}{!30min|si le prochain vroum sera petit ou énorme}.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant que les sons blessent trouve au refuge des coquilles antibruit, s’il y en a, à garder ou à ôter; la main sur votre gorge, il sent le vroum.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, c’est la souffleuse de la cour.} {!ete|L’été, ce sont la tondeuse et le tonnerre.} Gardez le jeu, changez la bête.',
        },
      ],
      securite: {
        risquesAcceptes: ['Sursaut et larmes.', 'Cri très fort d’un enfant qui en effraie un autre.'],
        dangersAEliminer: [
          'Appareil branché, même une seconde, pour « montrer » : il dort pendant tout le jeu.',
          'Boyau passé autour d’un corps : il reste au sol, ou sort du local avec le câble.',
          'Enfant tenu ou poussé près de l’appareil : ses pieds décident.',
          'Rouleau collé sur l’oreille d’un autre : la voix part vers le plafond.',
        ],
        supervision: 'palier2',
        allergies: ['Poussière : essuyez l’appareil et retirez son sac avant qu’un enfant asthmatique s’approche.'],
      },
      observation: [
        'Compétences émotionnelles : à quelle distance se tient-il, et comment change-t-elle?',
        'Langage oral : comment fait-il savoir stop, encore ou peur?',
        'Concept de soi : que fait-il quand son « stop » arrête le bruit?',
      ],
      prolongements: [
        'Avant le prochain vrai bruit, avertissez et laissez l’enfant donner le départ avec vous.',
        'Un autre bruit inquiète peut-être chez eux : montrez au parent la main levée qui l’arrête.',
      ],
      reflexionRetroaction: [
        'Quelqu’un a-t-il pu rester au refuge jusqu’à la fin?',
        'Quels bruits de notre local mériteraient d’être baissés?',
      ],
    },
  },
  {
    key: 'une-place-pour-le-nouveau',
    summary:
      'Bientôt, un crochet ne sera plus vide : les enfants y guident un toutou, lui montrent tout, et lui gardent une place.',
    ageGroups: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['emotions-et-amitie', 'contes-et-lettres'],
    materials: ['papier-et-crayons'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    occasion: 'nouvel-enfant',
    calls: [
      'nouveau',
      'nouvelle',
      'intégration',
      'premier jour',
      'accueil',
      'nouvel ami',
      'arrive dans le groupe',
      'bienvenue',
      'crochet',
      'place',
      'visite',
      'rentrée',
      'nouvelle amie',
      'toutous',
    ],
    seen: [
      'elle promène sa peluche et lui montre les toilettes, l’évier et son matelas',
      'il garde une chaise vide à côté de lui pour quelqu’un qui s’en vient',
      'ils ont remarqué le casier sans photo et demandent c’est à qui',
      'on a une petite qui commence lundi et je veux préparer le groupe',
      'il refuse que le nouveau prenne son jouet et dit va-t’en',
      'elle a peur de se faire prendre sa place au dîner par l’autre',
      'au vestiaire, il pend des chaudrons et des chapeaux au crochet libre depuis deux jours',
      'depuis qu’une amie est partie à la maternelle, ils parlent de celui qui va la remplacer',
    ],
    scenes: ['nouveau'],
    picture:
      'Au vestiaire, un enfant soulève un lapin de peluche vers le seul crochet libre; un ami montre la place, une autre fait un dessin.',
    sheet: {
      titre: 'Une place pour le nouveau',
      observationDepart:
        'Un enfant a trouvé un crochet sans photo. Depuis ce matin, il y suspend tout : {!ete|sa tuque}{ete|son chapeau}, une passoire, un toutou.',
      intentionEducative:
        'Soutenir l’accueil d’un nouvel enfant par des gestes que ceux du groupe connaissent et peuvent offrir.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'cognitif', composante: 'Mémoire', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Éveil à la lecture et à l’écriture', role: 'secondaire' },
      ],
      objectifs: [
        'Montrer un endroit du local et ce qui s’y fait.',
        'Apprendre un prénom et en voir la première lettre.',
        'Faire une place à côté de la sienne.',
      ],
      materiel: [
        item('Toutou d’accueil, inconnu du groupe', 'un', 'Poupée de tissu'),
        item(
          'Étiquette autocollante avec la photo et l’initiale du nouvel enfant',
          'une',
          'Initiale seule, si la photo manque',
        ),
        item('{30min|Feuilles et gros crayons}', 'une feuille et un crayon par enfant', 'Craies grasses et carton'),
      ],
      preparation: [
        'Demandez à la famille une photo, la bonne prononciation du prénom et ce qui console l’enfant.',
        'Videz une case, un crochet, une place à table.',
        'Cachez le toutou derrière la porte du local, sans témoin.',
        '{2adultes|À deux, le jour venu, l’une accueille la famille au sol, l’autre tient le jeu habituel.}',
        '{1adulte|Seule, le jour venu, sortez le jeu préféré du groupe avant l’arrivée : vous serez disponible à la porte.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 4, 30: 5 },
          'Cognez sur la porte : « Toc, toc! » Ouvrez au toutou et faites-lui regarder tout le local, sans un mot. « Il ne sait pas où mettre ses affaires. » Tendez-le à la première main qui s’avance.',
        ),
        play(
          { 10: 6, 20: 12, 30: 14 },
          'Le toutou visite ce que les enfants lui montrent : les toilettes d’abord, vues du seuil, puis l’évier, le camion, sous la table. Il change de bras à chaque arrêt, et tous font ce qui s’y fait : se frotter les mains, rouler le camion, se cacher. Il mange, il tombe. À table, assoyez-le à la place libre : « Qui va être à côté? » D’autres ont déjà repris leur jeu; il passera les voir. Redites ce qui lui est montré : « Ici, on se lave les mains. Ici, on pleure un peu, des fois. »',
        ),
        play(
          { 30: 6 },
          'Sur les feuilles, les enfants tracent des traits et des ronds pour la case vide. Écrivez l’initiale du nouveau devant qui regarde, sans la faire refaire. Chaque dessin entre dans la case, plié ou froissé.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Collez l’étiquette au crochet, suivez du doigt la première lettre et dites le prénom avec les enfants, une fois fort, une fois doux. Le toutou s’y suspend : il attend.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Suivez la visite à genoux et laissez les détours.',
          'Accueillez le « non, ma place! » : montrez que la sienne reste là, sa photo dessus.',
          'Le jour de l’arrivée, remettez le toutou au nouvel enfant s’il tend la main, et à personne d’autre.',
        ],
        questionsOuvertes: ['Où on met ses affaires?', 'Qu’est-ce qu’on lui montre?', 'Comment il s’appelle?'],
      },
      vocabulaire: ['nouveau', 'bienvenue', 'la place', 'le crochet', 'montrer', 'le prénom', 'à côté', 'attendre'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Répétez la visite trois jours de suite pour les plus jeunes; les plus vieux ajoutent un endroit que vous avez oublié.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Si le nouvel enfant signe ou se sert d’une marchette, le toutou aussi : montrez le signe, élargissez le passage avec le groupe.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!automne|En septembre, plusieurs places sont vides à la fois : un seul toutou arrive par jour.} {automne|En janvier, il n’arrive souvent qu’un enfant : le groupe entier fait la visite.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Jalousie pour le toutou.', 'Refus d’avoir un voisin à table.'],
        dangersAEliminer: [
          'Crochets à la hauteur des yeux des enfants : rabattez-les, ou approchez-en un enfant à la fois, votre main devant.',
          'Porte ouverte pour l’entrée du toutou : refermez-la aussitôt.',
          'Yeux et rubans du toutou : tirez dessus avant de le prêter.',
        ],
        supervision: 'palier3',
        allergies: [
          'Lisez le plan d’allergie du nouvel enfant et adaptez collation et matériel avant son premier jour.',
        ],
      },
      observation: [
        'Compétences sociales : comment s’y prend-il pour guider ou pour accueillir?',
        'Mémoire : quels lieux et quels gestes de la journée montre-t-il?',
        'Identité : comment parle-t-il de sa propre place?',
      ],
      prolongements: [
        'Le toutou demeure au crochet la première semaine, à la disposition du nouvel enfant.',
        'Envoyez à sa famille une photo de la place prête, avant le premier matin.',
      ],
      reflexionRetroaction: [
        'Qu’est-ce que la visite m’a appris de ce qui compte ici pour eux?',
        'Qui aura besoin d’être rassuré quand le nouveau prendra mes bras?',
      ],
    },
  },
  {
    key: 'le-dodo-des-toutous',
    summary:
      '« Pas sommeil! » Les toutous se relèvent sans cesse : chacun bâtit le lit du sien et devient celui qui endort.',
    ageGroups: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['emotions-et-amitie', 'cabanes-et-constructions'],
    materials: ['tissus', 'cartons-et-boites'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'dodo',
      'dormir',
      'lit',
      'toutou',
      'poupée',
      'berceuse',
      'sommeil',
      'pas fatigué',
      'se relever',
      'border',
      'nuit',
      'bercer',
      'blocs',
    ],
    seen: [
      'elle couche son lapin, lui dit chut, le relève et le gronde',
      'il bâtit des petits lits en blocs et ça dépasse toujours des pattes',
      'ils bordent leurs peluches et leur chantent ma chanson avec ma voix',
      'elle répète dors, là, ferme tes yeux, exactement comme moi',
      'il dit qu’il est pas fatigué et se relève pour boire, pour pisser, pour un bec',
      'ils font de l’opposition au dodo, faudrait leur redonner le beau rôle',
      'au lever, deux petits ont recouché tous les toutous sur les matelas au lieu de jouer',
      'à la maison, son coucher prend une heure, et ici elle joue à l’endormeuse',
    ],
    scenes: ['sieste', 'bebes-soins', 'empiler-construire'],
    picture:
      'Des toutous sont bordés dans des lits de blocs; le plus long dépasse, un enfant ajoute un bloc et une autre gronde l’ourson.',
    sheet: {
      titre: 'Le dodo des toutous',
      observationDepart:
        'Après la sieste, une enfant couche son lapin et lui répète vos propres mots : « Je suis là, couche ta tête. » Puis elle le relève en riant.',
      intentionEducative:
        'Permettre aux enfants de tenir le rôle de l’adulte du coucher : celui qui installe, refuse, cède et rassure.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Rejouer les gestes et les mots du coucher.',
        'Construire un lit à la taille d’un autre.',
        'Essayer le rôle de celui qui décide.',
      ],
      materiel: [
        item(
          'Toutous de tailles très différentes',
          'deux de plus que d’enfants, dont un très long',
          'Poupées de tissu',
        ),
        item('Blocs de carton et boîtes basses', 'quatre par enfant', 'Coussins et bacs retournés'),
        item('Carrés de tissu doux', 'deux par enfant', 'Petites couvertures ou débarbouillettes'),
        optional('Images du coucher, pour qui parle peu', 'quatre : boire, bec, drap, lumière', 'Dessins au trait'),
      ],
      preparation: [
        'Mettez les blocs et les boîtes en tas : aucun lit n’est fait d’avance.',
        'Sortez plus de toutous que d’enfants, dont un trop long pour toutes les boîtes.',
        'Fermez une lumière sur deux; le local reste clair.',
        '{avec-tissu|Pliez @materiel près du tas : les toutous s’y bordent aussi.}',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5 },
          'Portez le toutou trop long, les pattes qui traînent. « Lui, il ne veut pas dormir. Il dit : encore une histoire! » Cherchez des yeux quelqu’un qui sait faire.',
        ),
        play(
          { 20: 12, 30: 13 },
          'Les blocs deviennent des lits : trop courts, trop hauts, à deux places. Les toutous se couchent, se relèvent, ont soif, ont envie, veulent un bec. « Non! Dodo! » gronde une voix qui ressemble à la vôtre. Les pieds du toutou trop long dépassent toujours; quelqu’un finit par ajouter un bloc. Tout dort? Faites parler un toutou : « Je ne veux plus dormir tout seul. » On pousse les lits, on rebâtit.',
        ),
        play(
          { 30: 7 },
          'Devenez, assise contre le mur, le toutou qui se relève. Des mains vous bordent, vous bercent, vous chicanent. Ronflez, un œil toujours ouvert. Arrêtez dès qu’un enfant veut être le toutou à son tour.',
        ),
        closing(
          { 20: 4, 30: 5 },
          'Chantez tout bas, une ligne par respiration : « Ferme un œil, ferme deux yeux, la nuit s’étend sur les cheveux. Je suis là, tu peux rêver, demain tu vas te relever. » Chacun caresse le sien et le laisse dans son lit de blocs.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Laissez gronder le grondeur : ce sont vos phrases, un peu plus fortes.',
          'Donnez une voix aux désirs du toutou : « Il veut que tu restes. »',
          'Tenez un mur de blocs qui vacille, le temps qu’un bras s’y glisse.',
        ],
        questionsOuvertes: ['Qu’est-ce qu’il veut encore?', 'Comment faire son lit plus long?', 'Que lui dis-tu?'],
      },
      vocabulaire: ['border', 'bercer', 'se relever', 'le drap', 'trop court', 'fatigué', 'la berceuse', 'rassurer'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Donnez une boîte toute prête à qui veut seulement border; gardez le toutou trop long pour les bâtisseurs.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'À l’enfant qui parle peu, offrez les quatre images du coucher : il les pose dans l’ordre sur le lit. Pas d’images? Faites les gestes, il les refait.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, les lits deviennent des tanières à deux toutous.} {!ete|L’été, dressez des lits de camp sous un drap tendu bas.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Lit de blocs qui s’écroule.', 'Toutou disputé ou lancé.'],
        dangersAEliminer: [
          'Tissu sur le visage d’un enfant qui joue à dormir : pliez-le à la taille.',
          'Boîte assez grande pour s’y enfermer : rabats coupés.',
          'Œil ou bouton de toutou qui se détache : le toutou passe à la couture.',
        ],
        supervision: 'palier3',
        allergies: ['Tissus et toutous lavés sans parfum pour les peaux et les bronches sensibles.'],
      },
      observation: [
        'Compétences émotionnelles : comment console-t-il, comment gronde-t-il?',
        'Fonction symbolique : quels gestes du coucher enchaîne-t-il?',
        'Raisonnement : que fait-il devant le toutou trop long?',
      ],
      prolongements: [
        'Laissez les lits debout jusqu’à la vraie sieste : un toutou peut y rester.',
        'Apprenez d’une famille une ligne de sa berceuse, dans sa langue, pour endormir le toutou trop long.',
      ],
      reflexionRetroaction: [
        'Laquelle de mes phrases ai-je entendue, et sur quel ton?',
        'Qui avait besoin d’être couché, ce jour-là?',
      ],
    },
  },
  {
    key: 'moi-tout-seul-la-tuque',
    summary:
      'Mitaine sur la tête, botte à l’envers : une boîte de vêtements s’ouvre pour essayer, se tromper et réussir à son heure.',
    ageGroups: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['saisons-et-fetes', 'emotions-et-amitie'],
    materials: ['tissus', 'cartons-et-boites'],
    place: 'INDOORS',
    seasons: ['AUTUMN', 'WINTER'],
    alsoIn: { SPRING: 'Les tuques des derniers froids se mêlent aux bottes de pluie dans la boîte.' },
    durationMinutes: 20,
    adults: 1,
    calls: [
      'tuque',
      'mitaine',
      's’habiller',
      'moi tout seul',
      'vêtement',
      'bottes',
      'autonomie',
      'fermeture éclair',
      'déguisement',
      'chapeau',
      'manteau',
      'enfiler',
      'chapeaux',
      'habillage',
      'habit de neige',
    ],
    seen: [
      'il force après son zipper et crie que c’est lui qui le fait',
      'elle met une mitaine sur sa tête et une botte à l’envers',
      'ils essaient tous les chapeaux du bac et vont se voir au miroir',
      'elle me tasse la main et pleure quand le manteau veut pas rentrer',
      'il est gonflé d’orgueil, il a mis son bras dans la bonne manche',
      'elle lance son habit à terre dès que ça bloque et abandonne',
      'au vestiaire, on est pressés, et ils s’obstinent tous à faire leurs bottes eux-mêmes',
      'à la sortie, il a défait trois fois son velcro juste pour le remettre sans mon aide',
    ],
    scenes: ['deguiser', 'habillage', 'fierte'],
    picture:
      'Une mitaine sur la tête de l’éducatrice, trois tuques sur un coussin, de trop grandes bottes aux pieds : chacun essaie des vêtements.',
    sheet: {
      titre: 'Moi tout seul, la tuque!',
      observationDepart:
        'Au vestiaire, les « moi tout seul! » fusent. L’adulte presse, l’enfant s’obstine, la fermeture éclair résiste.',
      intentionEducative:
        'Soutenir la fierté de faire soi-même, un jour où aucune sortie n’attend au bout de la manche.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Concept de soi', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Mettre ou enlever un vêtement à son rythme.',
        'Demander précisément l’aide dont il a besoin.',
        'Rire de ses essais.',
      ],
      materiel: [
        item(
          'Tuques, chapeaux, mitaines, bottes et vestes trop grandes',
          'deux boîtes pleines',
          'Vêtements perdus et non réclamés, lavés',
        ),
        item('Coussins ronds à coiffer', 'un pour deux enfants', 'Chaises appuyées au mur, dont on coiffe le dossier'),
        optional('Miroir incassable, fixé au mur', 'un', 'Reflet d’une fenêtre'),
      ],
      preparation: [
        'Choisissez le milieu de l’avant-midi, pas l’heure de sortir.',
        'Retirez cordons, foulards, épingles; gardez grosses fermetures et velcros.',
        'Doublez les vedettes : trois tuques rouges évitent trois chicanes.',
        '{avec-tissu|Glissez @materiel dans une boîte, sans mode d’emploi.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Renversez une boîte et mettez une mitaine sur votre tête, très sérieuse. Attendez d’être corrigée.',
        ),
        play(
          { 10: 6, 20: 13, 30: 13 },
          'Les bras entrent par le bas, les bottes changent de pied, un coussin porte trois tuques. La même mitaine se met et s’ôte dix fois : regardez chaque fois, sans en offrir une autre. Le tas ne tente plus? Renversez la deuxième boîte. Tenez le bas d’une fermeture; la main de l’enfant fait le reste. Quand un enfant se fâche, éloignez-vous d’un pas avec lui et reprenez par le vêtement qui marchait.',
        ),
        play(
          { 30: 8 },
          'Les grandes vestes se promènent : « Je vais travailler. » Des bottes claquent jusqu’à la porte et reviennent. Faites semblant de ne plus trouver le trou du pouce de votre mitaine, et laissez-vous aider.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Chacun choisit un dernier vêtement et vient se montrer, au miroir s’il y en a un, sinon à un ami. Rangez par familles : les mitaines se lancent dans une boîte, les tuques dans l’autre; les vestes se posent dessus et les bottes restent côte à côte.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Gardez vos mains sur vos genoux, sous une tuque, pour qu’elles n’aident pas trop vite.',
          'Soulignez la recherche : « Ton pouce s’est promené longtemps. »',
          'Demandez avant de toucher un vêtement déjà sur un corps.',
        ],
        questionsOuvertes: ['Où est le trou du pouce?', 'Qu’est-ce que je tiens pour t’aider?', 'Comment tu as fait?'],
      },
      vocabulaire: ['la tuque', 'la mitaine', 'la botte', 'la manche', 'le pouce', 'à l’envers', 'enfiler', 'fier'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Enlever vient avant mettre : bottes et tuques à retirer pour les plus jeunes, vestes à fermer pour les plus habiles.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Commencez le geste et laissez la fin à l’enfant dont les mains sont lentes : la dernière traction est la sienne.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’été, la boîte contient chapeaux, sandales à velcro et serviettes à capuchon.',
        },
      ],
      securite: {
        risquesAcceptes: ['Trébucher dans de grandes bottes.', 'Colère contre une fermeture.'],
        dangersAEliminer: [
          'Course en bottes trop grandes : on les enfile assis par terre et on y marche lentement, loin des marches.',
          'Cordon, bouton décousu ou épingle dans la boîte : retirés avant le jeu.',
          'Vêtement très chaud gardé longtemps : touchez les nuques et proposez d’aérer.',
        ],
        supervision: 'palier3',
        allergies: ['Laine : prévoyez du polar. Si des poux circulent, le jeu est remis.'],
      },
      observation: [
        'Concept de soi : que dit-il ou montre-t-il de ce qu’il sait faire?',
        'Motricité fine : comment ses deux mains travaillent-elles ensemble?',
        'Compétences émotionnelles : quand le pouce se perd, lance-t-il la mitaine, vous la tend-il, recommence-t-il?',
      ],
      prolongements: [
        'Une petite boîte à essais peut rester au vestiaire toute la saison.',
        'Montrez au parent le geste réussi et suggérez-lui cinq minutes de plus, un matin de congé.',
      ],
      reflexionRetroaction: [
        'À quel moment ai-je fait à la place de l’enfant?',
        'Notre horaire laisse-t-il le temps de s’habiller?',
      ],
    },
  },
]
