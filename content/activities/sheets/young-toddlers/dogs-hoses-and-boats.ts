import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const YOUNG_TODDLER_DOGS_HOSES_AND_BOATS_SHEETS: readonly BankSheet[] = [
  {
    key: 'va-chercher-pitou',
    summary:
      '« Va chercher! » L’éducatrice-chien trotte, rapporte la balle et la lâche à « donne » ou à la main tendue; bientôt, les enfants jappent.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['animaux-et-traces'],
    materials: ['tissus', 'cartons-et-boites', 'contenants-et-cuilleres'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, la balle roule sur {hiver|la neige tapée}{!hiver|l’herbe}, et les paniers s’adossent à la clôture.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'chien',
      'pitou',
      'chiot',
      'toutou',
      'chien en peluche',
      'faire le chien',
      'japper',
      'aboyer',
      'wouf',
      'à quatre pattes',
      'va chercher',
      'rapporter',
      'lancer la balle',
      'flatter',
      'animaux domestiques',
      'animaux de compagnie',
    ],
    seen: [
      'elle se promène à quatre pattes la langue sortie et veut une flatte',
      'il pitche son toutou au bout du local et court le reprendre',
      'ils se lancent des ordres comme à un chien, assis, couché, donne',
      'elle lâche pas la balle, elle la tend et la retire en riant',
      'elle mène toute la gang par le bout du nez et adore que j’obéisse',
      'il a eu peur d’un gros labrador et en parle toute la journée',
      'depuis que la voisine a un bébé chien, ils lèchent leur collation et jappent',
      'au tapis, il fait le petit animal et rapporte tous les jouets dans sa boîte',
    ],
    scenes: ['imiter-animaux', 'lancer'],
    picture:
      'L’éducatrice à quatre pattes garde une balle de tissu sous sa main; une enfant tend la paume, un autre dort en boule dans un panier.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Va chercher, pitou!',
      observationDepart:
        'Un chien en peluche passe de bras en bras. Une enfant lui montre la porte : « Va! » Il ne bouge pas. Alors elle le lance, court le ramasser et recommence.',
      intentionEducative:
        'Soutenir les petits mots qui font agir quelqu’un, « va », « donne », « viens », dits de la bouche ou de la main.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Faire partir, revenir ou asseoir le chien d’un mot ou d’un geste.',
        'Aller chercher une balle et la remettre à quelqu’un.',
        'Laisser en paix le chien couché dans son panier.',
      ],
      materiel: [
        item(
          'Chiens en peluche lavables, aux yeux brodés',
          'un pour deux enfants',
          'Autres toutous lavables, sans yeux de plastique',
        ),
        item(
          'Balles de tissu plus grosses qu’un poing d’adulte',
          'deux par enfant',
          'Paires de gros bas roulées serré',
        ),
        item(
          'Boîtes basses, larges comme un enfant en boule, les paniers des chiens',
          'trois',
          'Paniers à linge bas, sans cordon',
        ),
        item('Petites couvertures, au fond des paniers', 'trois', 'Serviettes'),
        item('{20min 30min|Bols de plastique vides, les gamelles}', 'quatre', 'Couvercles creux'),
      ],
      preparation: [
        'Placez les trois paniers {dedans|le long d’un mur}{cour|le long de la clôture}, une couverture au fond de chacun, les balles dans l’un d’eux. Coupez les rabats, ôtez les agrafes. {cour|Le sol mouille le carton? Prenez les paniers à linge.}',
        'Une allée part des paniers, longue de six pas. {dedans|Dégagez-la : les balles y rouleront.} {cour !hiver|Choisissez l’ombre et regardez l’herbe de près : ni guêpe, ni branche, ni verre.} {cour hiver|Tapez l’allée dans la neige et cherchez la glace dessous.} {20min 30min|Les gamelles vont à l’autre bout.}',
        'Sachez qui vit avec un chien, qui en a peur, et quels mots le chien de la maison comprend.',
        '{1adulte|Seule, trottez le long d’un seul bord de l’allée : tous les enfants restent du même côté de vous. À chaque balle rapportée, levez la tête et comptez les enfants.} {2adultes|À deux, l’une fait le chien, l’autre s’assoit près des paniers.}',
        '{20min 30min avec-contenant|Posez @materiel parmi les gamelles.} {avec-tissu|Pliez @materiel au fond d’un panier.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'À quatre pattes, poussez une balle de la main jusqu’aux pieds d’un enfant. Assise sur vos talons, sortez la langue et penchez la tête. « Wouf? » Un pied pousse la balle : trottez derrière, rapportez-la, gardez-la sous votre patte. Une paume s’ouvre ou une voix souffle « donne » : reculez, la balle est libre.',
        ),
        play(
          { 10: 6, 20: 8, 30: 9 },
          'Renversez toutes les balles et assoyez les toutous autour. Un enfant dit « va chercher! » et vous partez; « donne! » et vous lâchez; « assis! » et votre derrière tombe. {18-24m|Un tout petit chien suit la balle, l’oublie en route et revient fier, un toutou dans les bras.} {2-3a|« Non, pas assis! Couché! » Le chien s’est trompé de mot, on le reprend en riant.} Bientôt, un enfant se met à quatre pattes et jappe, un autre lui roule une balle. Les toutous rapportent aussi, portés par qui trotte pour eux. Couchez-en un dans un panier et baissez la voix : « Dans son panier, on le laisse tranquille. »',
        ),
        play(
          { 20: 5, 30: 7 },
          '« Manger! » Une main verse de la moulée invisible dans une gamelle, une langue lape l’air au-dessus, un museau se détourne. Le ventre plein, un enfant-chien se roule en boule dans un panier. Écartez les mains, même celles qui veulent flatter : « Il dort. On l’appelle de loin. » Près des gamelles, on tape sur sa cuisse et l’on crie « viens! », on chuchote « viens! ». Le chien accourt, ou il ronfle. {18-24m|Le panier se remplit, se vide, se remplit : on s’y couche une seconde.} {2-3a|« Il dort, chut. » Une gardienne s’assoit devant et renvoie les visiteurs.}',
        ),
        play(
          { 30: 7 },
          'Maintenant, vous êtes le minou. « Viens! » Tournez la tête, frottez-vous l’oreille, partez de l’autre bord. « Assis! » Étirez-vous de tout votre long. {18-24m|Miaou et wouf se répondent d’un bout à l’autre de l’allée.} {2-3a|« Minou, j’ai dit assis! » On ordonne, on supplie, on lui apporte une gamelle, pour voir.} Un enfant devient lapin, une autre souris, et chaque bête de la maison obéit ou fait la sourde oreille.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 4 },
          '« Va chercher! » Les balles reviennent une à une dans un panier libre. Un toutou sur les genoux, dites lentement : « Mon chien court après la balle (la main trotte sur la cuisse), il la rapporte à mes pieds (elle touche un pied). Il tourne en rond, il s’étale (la main tourne et s’aplatit) : dors, mon beau chien fatigué (on flatte un toutou). » Les toutous se couchent dans les deux autres paniers; on passe devant sur la pointe des pieds.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Lâchez la balle au plus petit signe : une paume tendue vaut un « donne ». Dites alors le mot pour l’enfant.',
          'Trompez-vous une fois sur cinq : un chien qui s’assoit quand on a dit « va » fait redire le mot, plus clair.',
          'Avant de flatter un enfant-chien, tendez-lui le dos de la main; sa tête répond oui ou non.',
          'Devant un enfant que « wouf » inquiète, assoyez-vous, jappez tout bas et donnez-lui un toutou à commander.',
        ],
        questionsOuvertes: [
          'Que veut-il, ton chien, quand il te regarde?',
          'Comment le fais-tu revenir?',
          'Qui dort dans ce panier?',
        ],
      },
      vocabulaire: [
        'va chercher',
        'donne',
        '{20min 30min|viens}',
        'assis',
        'couché',
        '{20min 30min|la gamelle}',
        'le panier',
        'flatter',
      ],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Gardez deux mots, chacun avec son geste : « va », le bras qui montre; « donne », la paume ouverte. Roulez la balle à un pas : elle se rapporte avant d’être oubliée.',
        },
        {
          pour: '2-3a',
          texte:
            'À un enfant-chien, donnez un ordre en deux morceaux : « Va chercher la balle, mets-la dans le panier. » Puis obéissez vous-même à l’ordre qu’un enfant invente.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant parle avec ses mains ou avec des images? Convenez d’un signe pour « va » et d’un autre pour « donne », montrez-les à tout le groupe : ce chien comprend les deux langues.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, enfouissez la balle à moitié : le chien la flaire et la déterre à deux pattes.} {!ete|L’été, dans la cour, on joue tôt, à l’ombre, et le chien s’étend, langue sortie, entre deux balles.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Genou rougi, front contre front.',
          'Balle de tissu reçue sur le nez.',
          'Dispute pour le même chien.',
        ],
        dangersAEliminer: [
          'Enfant-chien qui mord pour vrai : glissez votre main ouverte entre les deux, consolez l’ami mordu. La gueule s’ouvre sur l’air, la balle voyage dans les mains.',
          '{10min|Balle ou oreille de toutou pleine de salive}{20min 30min|Balle, gamelle ou oreille de toutou pleine de salive} : au lavage, avant qu’une autre bouche y passe.',
          'Laisse, collier, ceinture : aucun lien, ni sur un enfant ni sur un toutou; ce chien suit la voix.',
          'Petits doigts sous un genou ou un soulier : dans l’allée, on trotte ou l’on marche; regardez derrière vous avant de reculer.',
          'Vrai chien, même doux : on ne le touche qu’avec son maître et un adulte, jamais dans son panier ni devant sa gamelle.',
          '{cour hiver|Froid au sol : le seuil de votre milieu, au plus bas -27 °C. Touchez genoux, nuques et doigts, et changez la mitaine mouillée.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Poils : aucun de ces toutous n’a couché avec un vrai chien ou un vrai chat; lavez-les sans parfum.',
        ],
      },
      observation: [
        'Langage oral : relevez les mots ou les gestes qui ont fait bouger le chien, et ceux que l’enfant a redits.',
        'Compétences sociales : devant un panier occupé, que devient son envie de flatter?',
        'Fonction symbolique : est-il le chien, le maître, ou l’un puis l’autre dans la même minute?',
      ],
      prolongements: [
        'Au vestiaire, « va chercher » fait venir une chaussure, puis l’autre, au trot.',
        'Un chien vit dans une famille? Le parent souffle le mot qui le fait asseoir, dans la langue de la maison; votre toutou l’apprend aussi.',
      ],
      reflexionRetroaction: [
        'À quel enfant ai-je obéi trop tard pour que son mot compte?',
        'Qui est passé par le panier, et de quoi cet enfant se reposait-il?',
      ],
    },
  },
  {
    key: 'allo-pompiers-ca-brule',
    summary:
      'Dring! Un feu de tissu rouge : les boyaux de mousse arrivent, « pchhh », la flamme tombe, et un toutou se fait porter à la caserne.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['quartier-et-metiers', 'mouvement-et-defis'],
    materials: ['tissus'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, le feu prend sur des chaudières retournées, et la caserne leur fait face, sur {!hiver|le gazon}{hiver|la neige}.',
      PARK: 'Au parc, les chaudières retournées brûlent sur {!hiver|la pelouse}{hiver|la neige}; la caserne reste entre les feux et le stationnement.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'pompier',
      'pompière',
      'camion de pompier',
      'feu',
      'incendie',
      'ça brûle',
      'éteindre le feu',
      'il éteint',
      'sirène',
      'pin-pon',
      'boyau',
      'hose',
      'arroser le feu',
      'caserne',
      'sauver',
      'fumée',
    ],
    seen: [
      'il tient le tuyau de la balayeuse et arrose tout le monde en faisant pchhh',
      'ils crient au feu et courent d’un bout à l’autre du local en hurlant ouiou',
      'elle sort sa poupée de sous la table en disant qu’elle l’a sauvée',
      'elle parle dans une banane et demande de l’aide pour la maison qui flambe',
      'il est resté inquiet après la pratique d’alarme et se bouche encore les oreilles',
      'il bombe le torse, il dit qu’il est le chef et qu’il éteint tout',
      'à la collation, un gros camion rouge est passé et depuis c’est la sirène non-stop',
      'depuis la visite à la caserne, ils conduisent des chaises et éteignent les coussins',
    ],
    scenes: ['magasin-metiers'],
    picture:
      'Deux enfants pointent un boyau de mousse vers une chaise couverte de tissus rouges; un troisième emporte un toutou, l’éducatrice a la main à l’oreille.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Allô, pompiers? Ça brûle!',
      observationDepart:
        'Une sirène a traversé la rue pendant la collation. Depuis, un enfant tient un rouleau vide à bout de bras et arrose tout ce qui passe : « pchhh ».',
      intentionEducative:
        'Offrir une urgence pour rire, qui fait partir, viser, pousser et porter, puis revenir souffler à la caserne.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Viser du bout d’un boyau et faire tomber un tissu léger.',
        'Porter un boyau{!10min|, puis un toutou,} d’un bout du jeu à l’autre.',
        '{30min 45min|Se faire tout bas pour passer sous la fumée.}',
        'Répondre à l’appel et dire où ça brûle, du doigt ou d’un mot.',
      ],
      materiel: [
        item(
          'Tubes de mousse longs comme un bras d’adulte, chacun dans une jambe de collant nouée aux deux bouts, les boyaux',
          'un par enfant, un pour vous, deux de rechange',
          'Longs rouleaux de papier d’emballage, vides',
        ),
        item(
          'Carrés de tissu rouges, orange ou jaunes, larges comme deux mains, les flammes',
          'deux par enfant',
          'Débarbouillettes de couleurs vives',
        ),
        item(
          '{dedans|Petites chaises}{dehors|Chaudières retournées, deux par feu}',
          'quatre',
          '{dedans|Boîtes hautes comme un genou d’adulte}{dehors|Bûches debout, basses et larges}',
        ),
        item('{!10min|Toutous à sauver}', 'un par enfant, quatre au moins', 'Poupées de tissu'),
        optional('{3-4a !18-24m !2-3a si-cerceaux|Cerceaux}', '{3-4a !18-24m !2-3a|un pour deux enfants}', null),
        optional(
          '{!10min 3-4a !18-24m !2-3a si-blocs|Blocs, plus gros que votre poing}',
          '{!10min 3-4a !18-24m !2-3a si-blocs|une douzaine}',
          null,
        ),
        optional(
          '{3-4a !18-24m !2-3a si-petites-autos|Petites autos ou camions}',
          '{3-4a !18-24m !2-3a si-petites-autos|deux, une par feu}',
          null,
        ),
        optional(
          '{!hiver si-bottes-de-pluie|Bottes de pluie}',
          '{!hiver si-bottes-de-pluie|une paire par enfant}',
          null,
        ),
        optional(
          '{si-casques-de-pompier|Casques de pompier, courroie ôtée}',
          '{si-casques-de-pompier|un pour deux enfants}',
          null,
        ),
        optional(
          '{2-3a 3-4a si-bouts-de-boyau-d’arrosage|Bouts de boyau d’arrosage, lavés, sans embout, d’une longueur de bras}',
          '{2-3a 3-4a si-bouts-de-boyau-d’arrosage|un pour deux enfants}',
          null,
        ),
      ],
      preparation: [
        'Avec de longs rouleaux de papier, rien à préparer. Avec des tubes de mousse, la veille, loin des enfants, coupez-les, enfilez chacun dans sa jambe de collant, nouez court aux deux bouts et tirez : rien ne glisse, rien ne pend.',
        '{dedans|Adossez deux chaises à un mur, et deux autres au même mur, quatre pas plus loin. Posez les flammes au bord des sièges, plus qu’à moitié dans le vide.} {dehors|Retournez deux chaudières côte à côte, et deux autres quatre pas plus loin. Posez les flammes dessus, plus qu’à moitié dans le vide; au vent, prenez les débarbouillettes, plus lourdes.} La caserne fait face aux deux feux, à trois pas : les boyaux y dorment en rang{!10min|, les toutous en tas}.',
        'La sirène sort de la bouche, jamais d’un appareil. {dedans|Choisissez un jour sans exercice d’évacuation.} Un enfant a connu un incendie? Voyez avec ses parents si ce jeu lui convient.',
        '{dehors !hiver|Marchez de la caserne à chaque feu : trou, branche, guêpe au sol.} {dehors hiver|Tapez un chemin de la caserne à chaque feu et cherchez la glace sous la neige.}',
        '{1adulte|Seule, tenez la caserne, à genoux, face aux deux feux : rien ne se passe dans votre dos.} {2adultes|À deux, l’une tient la caserne, l’autre suit les pompiers d’un feu à l’autre.}',
        '{avec-tissu|Ajoutez @materiel aux flammes.} {avec-contenant|Rangez les flammes éteintes dans @materiel.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4, 45: 5 },
          'Assise à la caserne, un boyau sur les genoux, faites « dring » et portez la main à l’oreille. « Oui, allô? Ça brûle? Où, ça? » Pointez {dedans|une chaise}{dehors|une chaudière} et allez-y à grands pas, le bout du boyau vers le sol. Visez : « pchhh ». Le boyau pousse une flamme; elle glisse et tombe. « Éteinte! » Revenez, raccrochez et tendez un boyau à chaque paire de mains. {!hiver si-bottes-de-pluie|Au « dring », les pieds entrent d’abord dans les bottes, et l’on part au pas.} {si-casques-de-pompier|Un casque va au feu, puis revient à la caserne pour le pompier suivant.} {2-3a 3-4a si-bouts-de-boyau-d’arrosage|Le boyau d’arrosage se porte à deux : l’un vise, l’autre tient la queue.}',
        ),
        play(
          { 10: 6, 20: 8, 30: 9, 45: 12 },
          '« Pin-pon, pin-pon, le feu est là, pin-pon, pin-pon, on n’attend pas! » On part vers un feu ou vers l’autre, une main au volant d’un camion invisible, l’autre autour du boyau. {3-4a !18-24m !2-3a si-cerceaux|Avec un cerceau, deux pompiers montent dedans et le tiennent à la taille : c’est le camion, qui va au pas.} {3-4a !18-24m !2-3a si-petites-autos|Avant le départ, un enfant, à genoux, roule une auto ou un camion de la caserne au pied d’un feu : c’est là qu’on va.} On vise, on souffle, on pousse. {18-24m|Un boyau arrose en l’air; la main libre arrache la flamme, et c’est éteint.} {2-3a|Deux boyaux se croisent sur la même flamme, qui tombe deux fois plus vite.} Par terre, les flammes se ramassent à brassées et retournent sur {dedans|un siège}{dehors|une chaudière} : le feu reprend, rallumé par qui veut. {3-4a|Une enfant tient le téléphone et donne l’adresse : « Chez le voisin, en haut! »} Un pompier fatigué se couche à la caserne.',
        ),
        play(
          { 20: 5, 30: 6, 45: 8 },
          'Assoyez quatre toutous au pied des flammes et prêtez-leur une petite voix : « J’ai chaud! » Les mains posent le boyau, prennent un toutou sous les bras et le portent à la caserne. On lui frotte le dos, on lui rafraîchit une patte d’eau invisible. {3-4a !18-24m !2-3a si-blocs|En blocs, on bâtit à un toutou une maison, une flamme sur le toit : le boyau l’éteint sans que la maison tombe.} {18-24m|À peine sauvé, un toutou retourne au feu dans les mêmes bras, pour être sauvé encore.} {2-3a|« C’est fini, je t’ai. » Le rescapé se fait bercer, et l’on repart chercher son ami.} {3-4a|Deux ambulanciers en portent un, l’un par la tête, l’autre par les pieds.} Les autres toutous attendent à la caserne : les enfants choisissent qui sera pris au feu, et où.',
        ),
        play(
          { 30: 6, 45: 13 },
          'La fumée descend. À genoux au bord de la caserne, tenez un boyau couché dans les airs, à la hauteur d’un ventre d’enfant. « En haut, ça pique les yeux. En bas, l’air est bon. » On passe à quatre pattes, le nez près du sol, et l’on se relève de l’autre côté. La fumée monte ou descend selon la voix qui commande. {18-24m|Un petit pompier passe à moitié, recule, lève les yeux, repasse.} {2-3a|Un toutou passe d’abord, poussé devant.} {3-4a|Deux enfants tiennent la fumée pour les autres, un à chaque bout.} Autour, les appels et les feux continuent.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5, 45: 7 },
          '« Le feu est éteint. » Les flammes s’empilent dans vos bras, les boyaux se couchent en rang{!10min|, chaque ventre reçoit un toutou sauvé}. On souffle fort, on souffle doux. Dites ce qui est vrai : « Un vrai feu, ce n’est pas un jeu. Toi, tu sors avec moi. Les pompiers s’en occupent. » {dedans|Allez toucher ensemble la porte par où l’on sort.} {cour|Marchez ensemble vers le point de rassemblement, ou montrez-le du doigt.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Répétez au téléphone ce qu’un mot ou un doigt vient d’annoncer : « Là. Une grosse flamme, là. »',
          'Un pompier ne trouve plus de flamme? Faites-en remettre une derrière lui par un ami.',
          'Devant un visage figé, baissez la voix, enlevez le rouge de ce côté et offrez {!10min|un toutou à soigner}{10min|une flamme tombée à rapporter}.',
          'Ralentissez la troupe par la sirène : un « pin-pon » lent fait marcher, un « pin-pon » pressé fait trotter.',
        ],
        questionsOuvertes: [
          'Où est-ce que ça brûle?',
          '{!10min|Qui reste-t-il à sauver?}{10min|Combien de flammes brûlent encore?}',
          '{30min 45min|Comment passes-tu sous la fumée?}',
          'Que fais-tu, toi, quand le feu est éteint?',
        ],
      },
      vocabulaire: [
        'le pompier',
        'le boyau',
        'la flamme',
        'éteindre',
        'viser',
        '{!10min|sauver}',
        'la caserne',
        '{30min 45min|la fumée}',
      ],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Approchez un feu à deux pas de la caserne et laissez pendre les flammes presque en entier : elles tombent au premier coup de boyau.',
        },
        {
          pour: '2-3a',
          texte: 'Proposez un boyau pour deux, une paire de mains devant, une derrière : il faut viser la même flamme.',
        },
        {
          pour: '3-4a',
          texte:
            '{!10min|Trois postes s’échangent au gré des enfants : téléphone, boyau, secours.}{10min|Deux postes s’échangent au gré des enfants : téléphone et boyau.} L’appel dit où et combien : « Deux flammes en haut, une par terre. »',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant roule ou marche avec un appui? Pendez des flammes à votre avant-bras, à la hauteur de sa main; {!10min|le boyau et les toutous sauvés voyagent}{10min|le boyau voyage} sur ses genoux ou avec un copain. La sirène blesse des oreilles? Le « pin-pon » se chuchote.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, le rouge se voit de loin sur la neige, et la mitaine serre bien le boyau.} {!ete|L’été, dehors, le feu prend à l’ombre, et l’on boit à la caserne.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Coup de boyau mou sur une tête.',
          'Épaules qui se heurtent devant le même feu.',
          'Sursaut au « dring ».',
        ],
        dangersAEliminer: [
          'Boyau en bouche : un morceau de mousse arraché peut étouffer. Échangez-le contre une flamme à porter; collant troué ou mousse entamée, le boyau va au rebut.',
          'Boyau pointé vers un visage ou abattu sur un dos : il vise les flammes, ou il reste à la caserne.',
          'Boyau ou tissu tombé en plein chemin : le pied roule dessus. Ramassez-le avant le prochain « pin-pon ».',
          '{dedans|Chaise où l’on grimpe ou que l’on tire : le dossier reste au mur, et personne dessus.} {dehors|Chaudière où l’on grimpe : elle bascule; aidez à descendre et remettez-y des flammes.}',
          'Jeu pris pour vrai : si une vraie alarme sonne, on laisse tout et on vous suit; personne ne se cache, personne n’éteint.',
          '{parc|Pompier qui file vers le stationnement ou les modules : la caserne, où vous êtes, est de ce côté-là, les feux de l’autre.}',
          '{3-4a !18-24m !2-3a si-petites-autos|Petite auto laissée en chemin : elle roule sous un pied; elle reste au pied du feu, ou dans votre poche.}',
          '{!10min 3-4a !18-24m !2-3a si-blocs|Bloc tombé en chemin, ou maison plus haute qu’un genou : on ramasse, on bâtit bas, à un pas du passage.}',
          '{3-4a !18-24m !2-3a si-cerceaux|Cerceau au cou ou oublié par terre : il se tient à la taille, au pas, et s’appuie à la caserne entre deux feux.}',
          '{!hiver si-bottes-de-pluie|Course en bottes : on va au pas; celles qui font trébucher s’ôtent.}',
          '{si-casques-de-pompier|Poux dans le groupe : un casque chacun, ou aucun.}',
          '{2-3a 3-4a si-bouts-de-boyau-d’arrosage|Boyau d’arrosage mâché, levé ou passé au cou : plus raide que la mousse, il se tient bas, à deux, ou reste à la caserne.}',
        ],
        supervision: 'palier2',
        allergies: ['Mousse sans latex, tissus lavés sans parfum : les deux finissent contre des joues.'],
      },
      observation: [
        'Motricité globale : comment porte-t-il le boyau en chemin, et que change-t-il pour viser?',
        'Fonction symbolique : notez ce que devient le boyau entre deux feux{!10min|, et comment les toutous guérissent à la caserne}.',
        'Langage oral : au téléphone, l’endroit du feu passe-t-il par un mot, un bruit ou un doigt?',
      ],
      prolongements: [
        'Quand un vrai camion de pompiers passe dans la rue, cherchez ensemble où dorment ses boyaux; au prochain jeu, un enfant fait le camion et les autres le suivent.',
        'Au départ, dites au parent votre phrase de la fin : à la maison, par où sort-on, et où s’attend-on dehors?',
      ],
      reflexionRetroaction: [
        'Quelle flamme ai-je fait tomber à la place d’un enfant qui visait encore?',
        'Qui n’a trouvé sa place qu’en courant, et quel poste lui offrir demain?',
      ],
    },
  },
  {
    key: 'le-bateau-penche',
    summary:
      'Assis l’un derrière l’autre, on penche d’un bord, puis de l’autre; une vague de drap touche les pieds, on débarque, on réembarque.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['mouvement-et-defis', 'emotions-et-amitie'],
    materials: ['tissus', 'cartons-et-boites'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, des couvertures pliées font la coque{hiver|, et un bourrelet de neige tapée peut en border le tour}.',
      PARK: 'Au parc, les couvertures s’étendent sur un terrain plat, loin de l’eau, et la terre finit à six pas du bateau.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'bateau',
      'barque',
      'chaloupe',
      'voilier',
      'comptine du bateau',
      'naviguer',
      'ramer',
      'vague',
      'mer',
      'capitaine',
      'embarquer',
      'débarquer',
      'se balancer',
      'tanguer',
      'se bercer ensemble',
      'se coller',
      'bateaux',
      'comptines à doigts',
    ],
    seen: [
      'ils s’assoient en rang d’oignons sur le matelas et rament dans le vide',
      'elle se berce d’un bord puis de l’autre jusqu’à tomber sur le côté',
      'il monte et débarque du tapis sans arrêt en criant à l’eau',
      'elle vient s’accoter le dos sur ma bedaine et veut que je la berce',
      'il brasse le drap pour faire des vagues sur les pieds des autres',
      'il trouve ça dur d’être collé, il préfère regarder le train d’amis d’à côté',
      'depuis son tour de traversier, elle fait tanguer tous ceux qui s’assoient à côté',
      'avant la sieste, ils ont traîné un matelas et se sont entassés dessus pour partir en voyage',
    ],
    scenes: ['voyage', 'danser'],
    picture:
      'Sur deux matelas bordés de coussins, des enfants assis à la file penchent avec l’éducatrice; une vague de drap bleu touche un pied nu.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Le bateau penche',
      observationDepart:
        '{dedans|Un matelas de sieste}{dehors|Une couverture} traîne par terre. Une enfant s’y assoit, tire sur des rames que personne ne voit et dit « bateau ». Un autre vient se coller dans son dos.',
      intentionEducative:
        'Soutenir le plaisir d’embarquer avec d’autres, de bouger au même balancement et de quitter le bord quand on en a assez.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Trouver sa place parmi d’autres corps, et en faire une.',
        'Pencher le dos avec ceux des voisins, puis se redresser.',
        'Dire « encore », « arrête » ou « débarque », de la voix ou du corps.',
      ],
      materiel: [
        item(
          '{dedans|Matelas de sieste}{dehors|Couvertures épaisses, pliées en long}',
          'deux, trois au-delà de six enfants',
          '{dedans|Longs tapis épais}{dehors|Bâche pliée en quatre}',
        ),
        item(
          'Coussins lavables, le bord du bateau',
          'huit à dix',
          '{dedans|Couvertures roulées}{dehors !hiver|Couvertures roulées}{dehors hiver|Bourrelet de neige tapée}',
        ),
        item('{20min 30min|Grand drap, la mer}', 'un', 'Nappe de tissu'),
        item('{30min|Boîtes basses où un enfant s’assoit, les petits bateaux}', 'deux', 'Paniers à linge bas'),
      ],
      preparation: [
        'Mettez les {dedans|matelas}{dehors|couvertures} bout à bout, à plus d’un pas de tout coin dur. Bordez-les de coussins et laissez un trou d’un côté, près du bout où vous serez : c’est la porte, et devant elle, la terre. {parc|Tournez la porte à l’opposé de la rue.}',
        '{20min 30min|De l’autre côté, à un pas du bord, étendez le drap : la mer reste là.} {30min|Ôtez agrafes et rabats des boîtes.} {30min dehors|Si le sol est mouillé, des paniers à linge les remplacent.}',
        'Apprenez les quatre vers du jeu, donnés dans le déroulement. Ils se disent ou se chantent lentement, le dos penché aux deux premiers, droit aux deux autres.',
        '{dehors !hiver|Tâtez l’herbe sous les couvertures : guêpe, branche, caillou pointu. Choisissez l’ombre.} {dehors hiver|Tapez la neige avant d’étendre les couvertures et cherchez la glace dessous.}',
        '{1adulte|Seule, assoyez-vous au bout du bateau, les jambes ouvertes : toutes les places sont devant vous, et la porte à portée de bras.} {2adultes|À deux, l’une balance à bord, l’autre garde la porte et compte.}',
        '{avec-coussin|Ajoutez @materiel au bord du bateau.} {avec-tissu|Faites de @materiel une petite vague, du côté opposé à la porte.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Seule au bout du bateau, penchez-vous d’un bord jusqu’à toucher le sol de la main, puis de l’autre. « Oh! Ça penche. » Tapez la place vide devant vous. Un enfant passe la porte et s’assoit, le dos contre votre ventre. Penchez à deux. Un autre s’assoit devant.',
        ),
        play(
          { 10: 6, 20: 8, 30: 8 },
          'Le bateau se remplit. Dites, en penchant : « Mon bateau penche, oh, d’un bord (tous de ce côté), oh, de l’autre, et puis encore (tous de l’autre, un peu plus), tiens-moi bien, tiens-moi plus fort (les bras autour de soi, ou du voisin qui veut bien), nous voilà sortis du port (une main au front). » Taisez-vous : plus rien ne bouge. On débarque là, ou l’on crie « encore »; un doigt montre de quel bord repartir. On fait quelques pas à terre, on revient; les derrières se tassent. {18-24m|Entrer, sortir, entrer : tout le voyage est dans la porte.} {2-3a|« Attends-moi! » Le bateau attend. « Vite, vite! » Il part comme une tortue.}',
        ),
        play(
          { 20: 5, 30: 7 },
          'Sortez du côté de la mer, d’où vous voyez la porte. À genoux, prenez un bord du drap et secouez-le au ras du sol. La vague roule, touche un pied qui dépasse, s’en retourne. « Encore! » Elle revient. « Arrête! » Elle tombe à plat. Les mains qui veulent faire la mer prennent le bord avec vous; à bord, les pieds se sauvent sous les fesses. {18-24m|Une seule vague, longue, et l’on regarde le drap se gonfler.} {2-3a|« Grosse! Petite! Dodo! » La mer obéit à toutes les voix du bateau.} Quelqu’un se couche sur la mer pour nager : le drap reste alors au sol, et ce sont les jambes qui font la vague.',
        ),
        play(
          { 30: 7 },
          'Poussez les deux boîtes à un pas de la porte. On s’y assoit seul, les genoux au menton, et l’on rame de la main. D’un bateau à l’autre, on se salue, on se passe un coussin, on change de place. Un enfant veut sa boîte pour lui : « Bateau complet », dites-vous aux suivants, et ça compte. Une autre y appelle un ami; les genoux ne rentrent pas, l’un des deux retourne au grand bateau. {18-24m|À peine assis dans une boîte, un petit en sort pour essayer l’autre.} {2-3a|Le coussin passé devient une lettre, un poisson, un bébé à reconduire.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Reprenez les quatre vers tout bas, en penchant à peine, et changez la fin : « nous voilà rentrés au port. » Le bateau touche terre. On sort par la porte, un pied après l’autre, votre main offerte. « Bye-bye, bateau. » Les coussins débarquent aussi, un par paire de bras.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Balancez lentement, moins loin que vous ne pourriez : les petits dos suivent le vôtre.',
          'Traduisez le coude qui pousse : « Elle manque de place. Avance un peu, le bateau est long. »',
          'Arrêtez net au milieu d’un vers quand quelqu’un se lève; la suite vient une fois les fesses posées.',
          'Gardez une place vide contre votre ventre : l’enfant qui rôde à la porte la voit à chaque tour.',
        ],
        questionsOuvertes: [
          'Où s’en va notre bateau?',
          'Avec qui veux-tu embarquer?',
          '{20min 30min|Comment la veux-tu, ta vague?}',
        ],
      },
      vocabulaire: [
        'embarquer',
        'débarquer',
        'pencher',
        'le bord',
        'la place',
        '{20min 30min|la vague}',
        'se tenir',
        'le port',
      ],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Enlevez deux coussins de plus : un bateau plein de portes se quitte sans bousculer. Gardez les deux premiers vers, d’un bord, de l’autre.',
        },
        {
          pour: '2-3a',
          texte:
            'Prêtez des mots d’équipage à crier : « Ça penche! », « Terre! » Au second, tout le bateau débarque par la porte, fait trois pas à terre et remonte.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant fuit les dos qui se touchent? Un coussin posé à deux pas devient sa barque : mêmes vers, même balancement, et une place à bord, le jour où il en voudra.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, le bateau s’étend sur l’herbe, à l’ombre, l’équipage en chapeau.} {!hiver|L’hiver, dans la cour, l’habit épais adoucit chaque bascule, et le bord se bâtit en neige.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Basculer sur le voisin.',
          'Menton cogné par la tête de devant.',
          'Se sentir à l’étroit et le crier.',
        ],
        dangersAEliminer: [
          'Enfant debout pendant que ça penche : tout s’arrête, il passe la porte à quatre pattes ou avec votre main.',
          '{dedans|Matelas tiré}{dehors|Couverture tirée} avec quelqu’un dessus : la tête part en arrière. Ce bateau ne va nulle part, ses passagers seuls bougent.',
          '{20min 30min|Drap sur une tête, autour d’une cheville ou sous un pas qui glisse : gardez-le au ras du sol, lâchez-le dès qu’un pied s’y prend; on y va à quatre pattes.}',
          '{30min|Boîte où l’on se lève, ou que l’on pousse avec quelqu’un dedans : elle verse. On s’y tient assis, à portée de votre main.}',
          '{dehors|Passager débarqué qui s’éloigne : recomptez à chaque « port », avant de repartir.}',
          '{dehors hiver|Froid du sol : le seuil de votre milieu, au plus bas -27 °C. Assis, on refroidit vite : toutes les dix minutes, le bateau débarque et l’équipage marche.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Tissus et coussins lavés sans parfum, secoués dehors d’avance si la poussière fait tousser quelqu’un.',
        ],
      },
      observation: [
        'Compétences sociales : notez par où l’enfant entre dans la file, et ce qu’il fait du dos qui vient se coller au sien.',
        'Motricité globale : son tronc suit-il le balancement, ou résiste-t-il pour rester droit?',
        'Langage oral : quel bout de vers finit-il avec vous, et par quel son?',
      ],
      prolongements: [
        'À la sieste, chaque matelas devient un bateau le temps de quatre vers chuchotés.',
        'Le lit du samedi matin fait un bon bateau : recopiez les vers pour les parents, avec les gestes.',
      ],
      reflexionRetroaction: [
        'Pour qui le bateau était-il trop plein, et à quoi l’ai-je vu?',
        'Que faisait-on de bon à terre pendant que je regardais à bord?',
      ],
    },
  },
  {
    key: 'il-est-rendu-ou-l-avion',
    summary:
      'Un bruit là-haut, un doigt qui suit; les bras s’ouvrent, un petit avion décolle, passe derrière un nuage de drap et revient se poser.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['vent-et-ciel', 'mouvement-et-defis'],
    materials: ['tissus', 'chaudieres-et-pelles'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, la piste se trace sur un terrain dégagé, tournée à l’opposé du stationnement et des balançoires.',
      INDOORS: 'Au local, le tapis sert d’aéroport, on vole au pas, et les vrais avions se cherchent par la fenêtre.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'avion',
      'avion dans le ciel',
      'bruit d’avion',
      'aéroport',
      'pilote',
      'hélicoptère',
      'décoller',
      'décollage',
      'atterrir',
      'voler',
      'faire l’avion',
      'bras ouverts',
      'ailes',
      'regarder en haut',
      'pointer le ciel',
      'moyens de transport',
      'nuages',
    ],
    seen: [
      'il arrête tout et pointe en l’air dès qu’il entend gronder au-dessus de la cour',
      'elle court les bras écartés en faisant vroum et vient s’écraser sur mes genoux',
      'ils tournent autour des chaudières, le corps penché, comme s’ils volaient',
      'elle demande où il est parti quand il passe derrière le nuage',
      'le bruit de l’hélicoptère le fait sursauter et il se garroche dans mes bras',
      'il dit juste là et pointe, je voudrais l’aider à mettre des mots',
      'depuis le voyage dans le Sud de sa famille, elle décolle et atterrit à journée longue',
      'couchés sur la couverture dehors, ils suivent du doigt la ligne blanche dans le ciel',
    ],
    scenes: ['voyage', 'mots', 'cacher-trouver', 'ecouter'],
    picture:
      'Deux enfants reviennent, les bras ouverts, vers une couverture où une troisième s’est posée à plat ventre; l’éducatrice montre un avion dans le ciel.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Il est rendu où, l’avion?',
      observationDepart:
        'Un grondement, et toutes les mains se sont arrêtées. Un doigt s’est levé vers {dehors|le ciel}{dedans|la fenêtre} : « Là! » L’avion avait disparu; le doigt le montrait encore.',
      intentionEducative:
        'Éveiller l’envie de savoir où s’en va ce qui passe, en haut, loin, derrière, et de refaire le trajet avec ses bras.',
      domaines: [
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Chercher des yeux ce qu’on entend et le suivre jusqu’à sa disparition.',
        'Partir, tourner, ralentir et se poser avec tout son corps.',
        'Essayer « en haut », « loin », « derrière », « revenu », du geste ou du mot.',
      ],
      materiel: [
        item(
          '{dehors|Couvertures épaisses, l’aéroport}{dedans|Grand tapis, l’aéroport}',
          '{dehors|deux}{dedans|un}',
          '{dehors|Bâche pliée en deux}{dedans|Matelas de sieste, bord à bord}',
        ),
        item(
          '{dehors|Chaudières renversées, le bout de la piste}{dedans|Gros coussins, le bout de la piste}',
          'deux',
          'Cônes souples',
        ),
        item('{20min 30min|Drap pâle, le nuage}', 'un', 'Nappe de tissu'),
      ],
      preparation: [
        'Prêtez l’oreille les jours d’avant : à quelle heure passe-t-il un avion, et de quel côté? {dedans|Choisissez la fenêtre d’où on le voit.}',
        '{dehors|Étendez les couvertures bord à bord, de façon que l’on s’y assoie dos au soleil. La piste part de là : six pas de long, trois de large, une chaudière à chaque coin du bout, trois pas libres après.} {dedans|La piste part du tapis : quatre pas sans meuble, un coussin à chaque coin du bout.}',
        '{dehors !hiver|Marchez la piste : trou, branche, pelle oubliée.} {dehors hiver|Tapez la piste dans la neige et cherchez la glace dessous.} {dedans|Souliers ou pieds nus : en bas de laine, les avions glissent.} {parc|Montrez le bout de la piste en y marchant ensemble.}',
        'Le bruit des avions fait peur à un enfant, ou lui rappelle un mauvais souvenir? Voyez-le avec le parent; votre moteur n’est alors qu’un souffle.',
        '{1adulte|Seule, vous êtes la tour : debout ou à genoux au bord de l’aéroport, la piste devant vous, chaque avion à quelques enjambées.} {1adulte 20min 30min|Lâchez le drap dès que vos mains servent ailleurs.} {2adultes|À deux, l’une est la tour, l’autre se tient au bout de la piste.}',
        '{avec-tissu|Gardez @materiel pour un deuxième nuage.} {avec-coussin|Posez @materiel au bout de la piste.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 5 },
          'Assise sur {dehors|une couverture}{dedans|le tapis}, faites rouler votre main à plat. « Vrrr… » Elle quitte le sol, monte au bout de votre bras et passe derrière votre tête. Cherchez-la par terre, en l’air, sous votre genou. « Il est rendu où, l’avion? » Un doigt se tend, quelqu’un contourne votre dos. La main revient et se pose sur un genou qui s’offre.',
        ),
        play(
          { 10: 6, 20: 8, 30: 10 },
          'Les bras s’ouvrent. On roule jusqu’au bord, on décolle, {dehors|on file}{dedans|on plane au pas} jusqu’au bout de la piste, on vire {dehors|d’une chaudière à l’autre}{dedans|d’un coussin à l’autre}, on revient par l’autre bord s’aplatir près de vous. Soyez la tour de contrôle : « Piste libre! » quand la voie est vide, puis des mots qui suivent les corps. « En haut. Loin. Il tourne. Il revient. » {18-24m|Le petit avion roule au pas, fait « vrrr » des lèvres tout le long, et repart à peine posé.} {2-3a|Il y a une panne, un plein d’essence, une grand-maman à prendre au passage.} {dehors|Ça gronde pour vrai? Assoyez-vous, le doigt levé : on s’assoit, on cherche, on suit jusqu’au dernier petit point.} {dedans|Ça gronde pour vrai? Allez ensemble à la fenêtre et suivez du doigt, jusqu’au dernier petit point.}',
        ),
        play(
          { 20: 5, 30: 9 },
          'Debout au bord de l’aéroport, tenez le drap de côté, à deux mains, une à l’épaule, l’autre au bout du bras : un nuage pend au ras du sol. Un avion passe derrière. « Parti… » {dehors|De la couverture}{dedans|Du tapis}, les autres guettent le bord. « Revenu! » Il ressort par où il est entré? On rit : on regardait du mauvais bord. {18-24m|Baissez le nuage d’une main : une tête dépasse, et la cachette dure moins longtemps.} {2-3a|Un avion coupe son moteur derrière le nuage et se fait chercher; on l’appelle, on se tait, on l’appelle encore.} Vos bras fatiguent? Le nuage se pose aussi. On guette, on vole, on reste au sol : tout se peut.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 6 },
          '« Ici la tour. Tous les avions se posent. » Les bras se replient, les corps se couchent {dehors hiver|ou s’assoient en tas} sur {dehors|les couvertures}{dedans|le tapis}. Écoutez ensemble : {dehors|un oiseau, une auto, ou rien}{dedans|un robinet, des pas, ou rien}. Un avion minuscule part du bout de votre doigt. Suivez-le du menton, loin, plus loin. « Parti. » Un autre doigt le fait revenir, ou le garde au loin.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Dites l’endroit avant le nom : « derrière {20min 30min|le nuage}{10min|ma tête} », « au-dessus de toi », « tout en bas ».',
          'Regardez le long du doigt de l’enfant : il trouve souvent l’avion avant votre oreille.',
          'Taisez-vous après « rendu où? » : le cou et les yeux cherchent avant la bouche.',
          'Rappelez de la voix l’avion parti trop loin : « Ici la tour, reviens te poser. »',
        ],
        questionsOuvertes: [
          'Où s’en va-t-il, ton avion?',
          'Qu’est-ce qu’on entend, là-haut?',
          'Que vois-tu, de si haut?',
          '{20min 30min|Par où va-t-il ressortir?}',
        ],
      },
      vocabulaire: ['l’avion', 'l’aile', 'décoller', 'se poser', 'la piste', 'en haut', 'loin', 'derrière'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Raccourcissez la piste à trois pas. On part accroupi, debout ou la main dans la vôtre, et l’on se pose dans vos bras.',
        },
        {
          pour: '2-3a',
          texte:
            'Le bout de la piste prend un nom, « chez grand-maman », « à la mer ». Avant de décoller, on annonce à la tour où l’on s’en va.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant ne voit pas jusqu’au ciel? Faites voler votre main sous la sienne, paume contre paume : monter, tourner, descendre se sentent dans le bras. Un autre n’entend pas le moteur : ses doigts le trouvent sur votre gorge.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, un matin clair et froid montre de longues traînées blanches, à suivre du doigt.} {!ete|L’été, cherchez les avions tôt, avant que le soleil soit haut.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Atterrissage trop long, menton dans {dehors !hiver|l’herbe}{dehors hiver|la neige}{dedans|le tapis}.',
          'Ailes qui se heurtent au passage.',
        ],
        dangersAEliminer: [
          'Course le nez en l’air : on vole en regardant devant. {dehors|On cherche assis : assoyez-vous la première quand ça gronde.} {dedans|Quand ça gronde, menez tout le monde à la fenêtre, au pas.}',
          '{dehors|Soleil dans les yeux : on cherche dos au soleil; un avion qui passe de ce côté-là se suit seulement de l’oreille.} {dedans|Appui de fenêtre où l’on grimpe : fenêtre fermée, rien à monter dessous.}',
          '{dehors ete|Coup de chaleur, coup de soleil, sol brûlant, piqûres : chapeau, eau et pauses à l’ombre entre les vols.}',
          'Avions nez à nez : on part par un bord de la piste, on revient par l’autre; la tour montre du bras.',
          'Avion qui plonge parmi des corps couchés : la tour dit « au pas », et l’on se pose à genoux, du côté libre.',
          '{20min 30min|Drap sur un visage ou traversé en courant : il pend de vos mains, on le contourne, et il se plie dès que l’air le gonfle.}',
          '{cour|Clôture ou module au bout de l’élan : la piste s’arrête trois pas avant.} {parc|Rue, stationnement, balançoire : placez-vous de ce côté-là, la piste dans l’autre sens.} {dedans|Meuble au bout de l’élan : au local, les avions marchent.}',
        ],
        supervision: 'palier2',
        allergies: [
          '{dehors !hiver|Piqûre : l’auto-injecteur demeure à la tour, dans votre poche.} {dehors hiver|Urticaire au froid : le plan de l’enfant dit combien de temps il peut se coucher dehors.} {dedans|Tapis aspiré d’avance : on s’y pose le nez le premier.}',
        ],
      },
      observation: [
        'Catégories et concepts : de quels gestes ou mots se sert-il pour dire haut, loin, parti, revenu?',
        'Attention : repérez où son regard lâche l’avion, et ce qu’il cherche quand il n’y a plus rien.',
        'Motricité globale : au moment de se poser, freine-t-il avec ses pieds, ses bras, ou se laisse-t-il tomber?',
      ],
      prolongements: [
        'Fixez une grande feuille près de la fenêtre : un trait de gros crayon pour chaque avion entendu cette semaine.',
        'Quelqu’un de la famille habite-t-il loin? Le parent vous dit où, et la piste a une nouvelle destination.',
      ],
      reflexionRetroaction: [
        'Quel avion ai-je nommé avant que les doigts le trouvent?',
        'Mes mots de lieu tombaient-ils sur ce qu’ils regardaient, ou à côté?',
      ],
    },
  },
]
