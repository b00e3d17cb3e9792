import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const BABY_HIDING_AND_FILLING_SHEETS: readonly BankSheet[] = [
  {
    key: 'panier-aux-tresors',
    summary:
      'Fouet, cuillère de bois, bol de métal : le poupon assis pige dans un panier bas, mordille, frappe et recommence.',
    ageGroups: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['couleurs-et-textures'],
    materials: ['contenants-et-cuilleres', 'tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'panier',
      'trésors',
      'piger',
      'fouiller',
      'mordiller',
      'porter à la bouche',
      'secouer',
      'ustensiles',
      'cuillère de bois',
      'texture',
      'manipuler',
      'cinq sens',
      'toucher',
    ],
    seen: [
      'il se met tout dans la bouche, même le fouet et les pinces de cuisine',
      'elle sort une à une les affaires de la sacoche de sa mère et les suce',
      'un bébé assis cogne deux spatules ensemble, les lèche puis en prend une autre',
      'les jouets de plastique ne l’intéressent plus, il aime mieux les vraies affaires de la maison',
      'deux poupons assis se tendent des objets, je les prends et je leur redonne',
      'il vient d’apprendre à s’asseoir tout seul et veut attraper tout ce qu’il voit autour',
      'pendant que je vidais le lave-vaisselle, mes bébés voulaient tous pogner les louches',
      'depuis qu’elle se tient assise, elle fouille dans le bac et goûte chaque chose',
    ],
    scenes: ['bouche', 'remplir-vider', 'taper-bruit'],
    picture:
      'Deux poupons assis pigent dans un panier bas : l’un mordille une cuillère de bois, l’autre frappe un bol de métal avec un fouet.',
    sheet: {
      titre: 'Le panier aux trésors',
      observationDepart:
        'Dès qu’ils tiennent assis, plusieurs poupons saisissent tout ce qui passe près de leur main. Ils regardent, secouent, goûtent, puis recommencent.',
      intentionEducative:
        'Permettre au poupon de choisir lui-même ce qu’il explore et d’y rester aussi longtemps que sa curiosité dure.',
      domaines: [
        { domaine: 'cognitif', composante: 'Attention', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
      ],
      objectifs: [
        'Choisir un objet parmi plusieurs et le garder en main.',
        'Découvrir ce qui arrive quand il secoue, frotte ou échappe.',
        'Passer d’un objet à l’autre sans être pressé.',
      ],
      materiel: [
        item('Panier bas et stable, sans anse', 'un pour deux poupons', 'Boîte de carton solide, sans agrafe'),
        item(
          'Gros objets de bois et de métal : cuillère, fouet, bol',
          'six par panier{30min|, et trois autres en réserve}',
          'Ustensiles de la cuisine, sans pièce amovible',
        ),
        item('Carrés de tissu respirant : laine, lin, ratine', 'deux par panier', 'Débarbouillettes propres'),
        item('Tapis ferme', 'celui du local', 'Couverture épaisse, bien à plat'),
        item('Rouleau de papier hygiénique vide', 'un, pour vos vérifications', null),
      ],
      preparation: [
        'Essayez chaque objet dans un rouleau de papier hygiénique : ce qui y passe ne va pas dans le panier.',
        'Lavez le tout et retirez ce qui pique, s’effrite ou se démonte.',
        'Répartissez objets et tissus dans les paniers, sur un tapis ferme, loin du va-et-vient.',
        '{avec-contenant|Ajoutez @materiel à côté du panier, pour ceux qui aiment transvaser leurs prises.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Assoyez-vous au sol, en silence. Glissez chaque panier entre deux poupons et laissez vos mains au repos : le panier invite tout seul.',
        ),
        play(
          { 10: 6, 20: 14, 30: 14 },
          'Un poupon pige, mordille la cuillère ou chiffonne un carré de laine; l’autre frappe le bol avec le fouet. Restez à portée de main sans rien montrer. Si l’un d’eux vous tend un objet, recevez-le, nommez-le, rendez-le. {20min 30min|Les mains ralentissent? Sans un mot, retournez un bol sur un carré de tissu, et attendez.}',
        ),
        play(
          { 30: 9 },
          'Un poupon quitte le panier pour un biberon ou une couche? Un autre prend sa place. Remplacez trois objets par trois nouveaux, sans vider tout un panier : chacun retrouve ce qu’il connaît et aperçoit du neuf.',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4 },
          'Quand les regards s’éloignent, chantez tout bas : « Au panier, la cuillère, au panier, le bol, le fouet qui vient derrière, plus rien sur le sol. » Qui marche ou se tient debout dépose un objet; qui est assis vous regarde faire. Mettez les objets mouillés à laver.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Attendez avant de parler : le poupon concentré n’a pas besoin de commentaire.',
          'Reflétez ce que sa main découvre : « C’est froid. Ça sonne. »',
          'Regardez ce qu’il regarde, même si c’est le bord du panier.',
        ],
        questionsOuvertes: ['Qu’est-ce que ta main a trouvé?', 'Comment ça sonne, quand tu frappes?'],
      },
      vocabulaire: ['lisse', 'rugueux', 'froid', 'doux', 'la cuillère', 'le fouet', 'secouer'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Couché sur le dos, le poupon reçoit un seul objet léger, posé près de sa main. Celui qui marche transporte ses trouvailles d’un bout à l’autre du tapis.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pour un poupon sensible au toucher, commencez par le bois lisse et laissez-le regarder longtemps avant de prendre.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, le panier sort à l’ombre, sur une couverture; gardez le métal hors du soleil, il brûle.} {!hiver|L’hiver, la laine et le bois dominent.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Échapper une cuillère sur ses orteils.', 'Sursauter d’un son plus fort que prévu.'],
        dangersAEliminer: [
          'Objet fendu, rouillé ou qui se démonte, même un peu.',
          'Cordon, ficelle ou anse longue sur le panier ou sur un objet.',
          'Fouet ou cuillère qui frappe près d’un visage : écartez les deux poupons d’un bras et posez le bol devant celui qui tape.',
          'Cuillère ou fouet gardé dans la bouche en marchant : le poupon s’assoit d’abord.',
        ],
        supervision: 'palier1',
        allergies: ['Demandez aux familles si la laine irrite la peau de leur enfant.'],
      },
      observation: [
        'Attention : combien de temps reste-t-il avec un même objet, et qu’est-ce qui l’en détourne?',
        'Développement sensoriel : quelles textures recherche-t-il, lesquelles repousse-t-il?',
        'Motricité fine : saisit-il à pleine main ou du bout des doigts?',
      ],
      prolongements: [
        'Au poupon qui vide le panier jusqu’au fond, offrez le lendemain un bol large à remplir.',
        'Invitez chaque famille à prêter un gros objet sûr de sa cuisine, et racontez au parent ce que son enfant en a fait.',
      ],
      reflexionRetroaction: [
        'Combien de fois ai-je parlé alors que rien ne le demandait?',
        'Quel objet retirer, lequel ajouter la prochaine fois?',
      ],
    },
  },
  {
    key: 'coucou-te-voila',
    summary:
      'Un visage disparaît, revient, disparaît encore : le petit attend, rit, devine et décide quand recommencer.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['emotions-et-amitie'],
    materials: ['tissus'],
    place: 'INDOORS',
    alsoAt: {
      PARK: 'Au parc, un gros tronc cache le visage de l’adulte, le temps d’un mot : le reste de son corps demeure en vue.',
      YARD: 'Dans la cour, le coin de la maisonnette sert de deuxième cachette, après le tissu.',
    },
    seasons: [],
    durationMinutes: 10,
    adults: 1,
    calls: [
      'coucou',
      'se cacher derrière le rideau',
      'se cacher',
      'cache-cache',
      'disparaître',
      'retrouver',
      'cachette',
      'angoisse de séparation',
      'il cherche le visage',
      'foulard sur la tête',
      'permanence de l’objet',
      'coucou caché',
    ],
    seen: [
      'elle met sa bavette sur ses yeux, l’enlève et rit en nous voyant',
      'il se cache la face avec ses mains et attend qu’on le cherche',
      'ils tirent sur la couverture pour voir si je suis encore en dessous',
      'il braille dès que je sors de la pièce chercher les purées',
      'elle attend que je réapparaisse derrière la porte, à la fois inquiète et crampée de rire',
      'un bébé croit que sa suce n’existe plus quand la serviette tombe dessus',
      'au pliage du linge, une petite s’est mis une débarbouillette sur la tête et l’a fait tomber',
      'depuis lundi, dès que je vais dans la cuisinette, mes petits me cherchent partout en pleurant',
    ],
    scenes: ['cacher-trouver', 'se-cacher'],
    picture:
      'Un poupon tire le tissu léger derrière lequel l’adulte a caché son visage; un autre a mis ses mains devant ses yeux.',
    sheet: {
      titre: 'Coucou, te voilà!',
      observationDepart:
        'Quelques petits pleurent maintenant dès que l’adulte passe dans l’autre pièce. Les mêmes cherchent un objet qu’un linge vient de couvrir.',
      intentionEducative:
        'Soutenir le sentiment de sécurité du petit : ce qui disparaît revient, et il peut le faire revenir.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Attachement', role: 'principal' },
        { domaine: 'cognitif', composante: 'Mémoire', role: 'secondaire' },
      ],
      objectifs: [
        'Prévoir le retour d’un visage connu.',
        'Choisir le moment où le tissu tombe.',
        'Vivre une petite attente, soutenue par la voix de l’adulte.',
      ],
      materiel: [
        item(
          'Tissu ou couverture, léger et respirant, où passe la lumière',
          '{dedans|un pour vous, et un par enfant si vous en avez}{dehors|un, tenu par l’adulte}',
          'Votre main, un livre cartonné',
        ),
        optional('{dehors hiver|Poussette à plusieurs places, avec attaches}', 'une', 'Vos bras, un petit à la fois'),
        optional('{dedans si-doudou|Doudous}', 'celui de chaque enfant qui en a un', null),
        optional('{dedans si-paniers|Paniers légers, sans brin qui pique}', 'un ou deux', 'Bacs légers'),
        optional(
          '{dedans si-boîtes-de-mouchoirs-vides|Boîtes de mouchoirs vides, sans la pellicule de la fente}',
          'une ou deux',
          null,
        ),
        optional('{dedans|Miroir incassable, fixé au bas du mur}', 'un', 'Le bas d’une fenêtre'),
      ],
      preparation: [
        'Choisissez un moment où personne n’a faim ni sommeil.',
        '{dedans|Installez-vous au sol, face à eux, à un bras de distance.} {!hiver parc|Assoyez les petits face au tronc, tout près; ceux qui marchent restent à un bras de vous.} {!hiver cour|Assoyez les petits face au coin de la maisonnette, tout près; ceux qui marchent restent à un bras de vous.} {dehors hiver|Gardez les petits debout contre vous ou attachés dans la poussette, freins mis,} {parc hiver|face au tronc.} {cour hiver|face au coin de la maisonnette.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'Choisissez celui qui vous regarde. Souriez, dites son prénom, puis cachez seulement vos yeux avec le tissu. Revenez vite : « Coucou, te voilà! »',
        ),
        play(
          { 10: 6, 20: 8 },
          'Un petit tire le tissu, un autre couvre ses propres yeux avec ses mains. Étirez un peu l’attente quand il rit; revenez tout de suite s’il s’inquiète. {dedans 0-18m|Vous avez un tissu par enfant? Posez-en un sur les genoux de qui se tient assis. Il s’en couvre la tête? « Où es-tu? » Il le fait tomber, ou vous tirez un coin.} {dedans !0-18m|Vous avez un tissu par enfant? Tendez-en un à chacun. On le lève devant ses yeux, ou l’on s’en couvre la tête : « Où es-tu? » On le fait tomber, ou vous tirez un coin : « Te voilà! »} {dedans|Il y a un miroir? Assoyez un petit devant vous, face à la glace, les autres de chaque côté; levez votre tissu devant vos deux visages et lâchez-le : vous revenez ensemble.} {dedans si-doudou|Un petit a son doudou? Couvrez-le d’un coin de tissu : il tire, « te voilà! »} {dedans si-paniers|Un panier retourné sur un tissu en boule se soulève à deux.} {parc|Derrière le tronc,} {cour|Derrière le coin de la maisonnette,} {dehors|ne cachez que votre visage, le temps d’un mot. Il ressort en haut, puis en bas : on devine où il va revenir.}',
        ),
        play(
          { 20: 6 },
          'Le jeu change de main. {0-18m|Celui qui se déplace passe derrière votre dos; celui qui ne bouge pas encore tourne la tête et la ramène. Demandez chaque fois : « Où es-tu? » Ses yeux reviennent? « Te voilà! »} {18-24m dedans|L’enfant qui court file se cacher tout près, laisse dépasser ses pieds et attend que vous le cherchiez à voix haute.} {18-24m dehors|L’enfant qui court se cache derrière vous : cherchez-le à voix haute, une main sur lui.}',
        ),
        closing(
          { 10: 2, 20: 3 },
          'Terminez sur un retour, jamais sur une cachette. {dedans si-boîtes-de-mouchoirs-vides|Dans une boîte de mouchoirs vide, glissez un tissu, un coin dehors : chacun tire à son tour, « te voilà! »} {dedans|Ramassez chaque tissu et pliez-le}{dehors|Pliez le tissu} devant eux, puis dites ce qui vient : « Maintenant, on va boire. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Gardez votre voix présente quand votre visage disparaît.',
          'Lisez son corps : un regard qui fuit demande une pause.',
          'Reprenez les mêmes trois mots, toujours dans le même ordre : « Coucou, te voilà! »',
        ],
        questionsOuvertes: ['Où je suis partie?', 'Qui est caché là?'],
      },
      vocabulaire: ['coucou', 'caché', 'parti', 'revenu', 'encore', 'te voilà', 'derrière'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Avant 8 mois environ, tournez simplement la tête puis revenez, sans couvrir votre visage en entier. Ensuite, laissez-lui le coin du tissu dans la main.',
        },
        {
          pour: '18-24m',
          texte:
            'L’enfant qui parle un peu lance lui-même « coucou »; faites semblant de chercher au mauvais endroit, deux fois.',
        },
        {
          pour: 'besoins_particuliers',
          texte: 'Avec un enfant qui voit peu, cachez votre main sous le tissu et laissez-le la retrouver au toucher.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, la tuque qui descend sur vos sourcils puis remonte reprend le jeu à l’habillage.} {hiver|L’été, le chapeau qui descend sur vos sourcils puis remonte reprend le jeu avant la sortie.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Une seconde de peur, aussitôt rassurée.', 'Perdre l’équilibre en riant, à votre portée.'],
        dangersAEliminer: [
          'Tissu épais, lourd ou noué, foulard plus long que votre bras : rangez-le. Celui du jeu est mince, tombe dès que la tête bouge et ne fait jamais le tour d’un cou.',
          'Tissu resté sur un visage : tirez-le vous-même aussitôt. Aucun ne traîne au sol après le jeu.',
          '{dedans si-boîtes-de-mouchoirs-vides|Boîte mâchouillée : elle sort du jeu.} {dedans si-paniers|Panier fendu : il sort du jeu.} {dedans si-doudou|Doudou : ni ruban ni attache-suce.}',
          '{dehors|Petit qui s’éloigne : le coucou attend, et votre main le ramène.}',
          '{!hiver parc|Racines, cailloux et branches basses autour de l’arbre choisi.} {parc hiver|Glace et branches basses autour de l’arbre choisi.} {!hiver cour|Cailloux et jouets durs au pied de la maisonnette.} {cour hiver|Glace au pied de la maisonnette.}',
        ],
        supervision: 'palier1',
        allergies: ['Lavez le tissu sans parfum si une peau réagit.'],
      },
      observation: [
        'Attachement : vers qui regarde-t-il quand le visage disparaît?',
        'Mémoire : cherche-t-il à l’endroit exact où vous étiez?',
        'Compétences émotionnelles : comment retrouve-t-il son calme après la surprise?',
      ],
      prolongements: [
        'Reprenez « te voilà » après la sieste, quand il vous revoit au bord du lit.',
        'Proposez aux parents un coucou de départ, toujours pareil, à la porte du local.',
      ],
      reflexionRetroaction: ['Qui menait le jeu, lui ou moi?', 'À quel signe ai-je compris que c’était assez?'],
    },
  },
  {
    key: 'la-boite-qui-avale',
    summary:
      'Une balle tombe dans le trou, roule et ressort par la porte : une, une autre, encore une, puis plus rien.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['nombres-et-formes'],
    materials: ['cartons-et-boites', 'ballons'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'trou',
      'laisser tomber',
      'mettre dedans',
      'mettre des balles dans la boîte',
      'vider',
      'faire disparaître',
      'boîte',
      'balle',
      'encore un',
      'compter',
      'boîte à formes',
      'il jette tout par terre',
      'laissent tomber leur cuillère',
      'chaise haute',
      'regarder où ça tombe',
    ],
    seen: [
      'il pitche sa suce en bas de la bassinette puis regarde par terre où elle est rendue',
      'elle passe les blocs entre les barreaux pour les entendre tomber de l’autre bord',
      'il échappe des balles dans le bac à linge, les ressort et recommence vingt fois',
      'deux petits se poussent pour mettre leur balle dans la même ouverture',
      'il attend, l’œil collé au trou, que sa petite auto ressorte du tuyau',
      'elle garde toutes les balles contre elle et ne veut en laisser tomber aucune',
      'au dîner, mon plus jeune lance son gobelet en bas et attend que je le ramasse',
      'hier, ils ont mis tous les bouchons dans la fente de la poubelle et cherchaient où c’était passé',
    ],
    scenes: ['laisser-tomber', 'inserer-enfiler', 'cacher-trouver', 'remplir-vider'],
    picture:
      'Un petit debout lâche une balle dans le trou d’une boîte de carton; assis près de la porte, un poupon attrape celles qui roulent.',
    sheet: {
      titre: 'La boîte qui avale',
      observationDepart:
        'Un petit échappe sa cuillère du haut de la chaise, se penche, la cherche des yeux et attend qu’elle revienne. Dix fois de suite.',
      intentionEducative:
        'Permettre à l’enfant de faire disparaître et revenir un objet lui-même, autant de fois qu’il lui en faut.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Mémoire', role: 'secondaire' },
      ],
      objectifs: [
        'Ouvrir la main au-dessus du trou.',
        'Regarder vers la sortie avant que la balle y arrive.',
        'Entendre et vivre « une, une autre, plus rien ».',
      ],
      materiel: [
        item('Boîte de carton haute comme un enfant assis', 'deux', 'Boîte de couches vide, posée debout'),
        item('Balles de tissu bien cousues, plus grosses qu’un poing d’adulte', 'huit', 'Paires de gros bas roulées'),
        item('Bol large et bas', 'un par boîte', 'Couvercle de bac'),
        item('Carton plat', 'un par boîte', 'Rabats coupés de la boîte'),
        item('Ruban adhésif large, pour les bords', 'un rouleau, rangé ensuite', null),
        item('Petit coussin lourd', 'un par boîte', 'Serviette roulée'),
        item('{30min|Linge épais}', 'un', 'Petite couverture'),
        optional('{18-24m|Paire de gros bas roulée, pour le trou étroit}', '{18-24m|une}', null),
        optional('{si-panier-à-linge|Panier à linge bas, la réserve de balles}', 'un', null),
      ],
      preparation: [
        'Découpez d’avance, sur le dessus de chaque boîte, un trou rond à peine plus large que la balle et, devant, en bas, une grande porte.',
        'Pliez un carton en pente à l’intérieur, du trou vers la porte. Recouvrez chaque bord coupé d’un ruban large, bien pressé.',
        'Laissez les boîtes sans décoration : le trou attire assez. Lestez chaque boîte d’un coussin, derrière la pente, et posez un bol devant chaque porte.',
        '{avec-roulant|Essayez aussi @materiel dans le trou, seulement si c’est plus gros qu’un poing et sans pièce qui s’enlève.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Assoyez-vous entre les deux boîtes et tenez une balle au-dessus d’un trou. « Une balle… » Lâchez. Elle roule, la voilà dans le bol. Ne dites plus rien et tendez la balle à un enfant.',
        ),
        play(
          { 10: 6, 20: 14, 30: 14 },
          '{0-18m|Le poupon assis joue d’abord à la porte : il sort les balles, les suce, les remet. Celui qui se tient debout s’appuie sur la boîte et lâche d’en haut.} {18-24m|L’enfant qui marche va chercher les balles une à une, parfois sous l’étagère, et nourrit la boîte.} L’un garde toutes les balles contre lui; un autre, l’œil à la porte, attend qu’elles sortent. {si-panier-à-linge|Avec un panier à linge, calé contre votre jambe, les balles ont une réserve : on y puise, on nourrit la boîte, on y revient.} Deux mains veulent le même trou? La deuxième boîte est de l’autre côté de vous. Comptez seulement ce qui tombe : « une… une autre… encore une… plus rien! » {!10min|Ça ralentit? Retenez une balle au bord du trou, puis lâchez.}',
        ),
        play(
          { 30: 9 },
          'Bouchez la porte d’une boîte avec le linge en boule. La balle est avalée et ne ressort plus : que fait l’enfant? Un bras plonge dans le trou, une main tire le linge, un visage se tourne vers vous. Laissez chercher avant d’aider.',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4 },
          '{30min|Ôtez le linge.} Gardez une à une, derrière vous, les balles qui sortent. Quand il n’en reste qu’une, annoncez-la : « La dernière. » Elle tombe, elle sort, elle va avec les autres. Ouvrez vos deux mains : « Plus rien! » Rangez les boîtes à leur vue.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tenez la boîte d’une main quand un enfant s’y appuie.',
          'Regardez la porte avant que la balle y arrive : l’enfant apprend où attendre.',
          'Ayez une balle pour chaque main tendue : l’enfant attend seulement que le trou soit libre.',
        ],
        questionsOuvertes: [
          'Où elle va sortir?',
          'Qu’est-ce qu’il reste?',
          '{18-24m 30min|Comment on la fait revenir?}',
        ],
      },
      vocabulaire: ['le trou', 'dedans', 'une autre', 'encore', 'plus rien', 'rouler', 'la dernière'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Le tout-petit couché pousse une balle du pied contre la boîte couchée elle aussi. Pour aller plus loin, donnez aussi le bol, trop gros : il reste sur le trou.',
        },
        {
          pour: '18-24m',
          texte:
            'D’avance, percez à côté un trou plus étroit et préparez une paire de gros bas roulée : elle y passe, la balle reste coincée.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Si ouvrir la main est difficile, posez la balle sur le bord du trou : une poussée du poignet, et elle est avalée.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, des mitaines roulées deux par deux tombent sans bruit : qui regarde quand même en bas?} {hiver|L’été, à l’ombre, ôtez le bol : dans l’herbe, la balle arrive sans bruit. Qui regarde quand même en bas?}',
        },
      ],
      securite: {
        risquesAcceptes: ['Boîte qui bascule avec l’enfant, au ras du sol.', 'Bras dans le trou jusqu’à l’épaule.'],
        dangersAEliminer: [
          'Balle décousue dont la bourre sort : retirez-la.',
          '{0-18m|Balle mouillée de salive : lavez-la ou changez-la avant une autre bouche.}',
          'Bord de carton vif, ruban décollé, morceau arraché et gardé en bouche : ôtez le morceau, et la boîte sort du jeu.',
          'Trou de la largeur d’une tête : gardez-le nettement plus petit.',
        ],
        supervision: 'palier1',
        allergies: ['Prenez des boîtes qui n’ont contenu aucun aliment.'],
      },
      observation: [
        'Mémoire : où regarde-t-il quand la balle vient de disparaître?',
        'Éveil aux mathématiques : que fait-il quand il n’en reste plus?',
        'Motricité fine : lâche-t-il volontairement, ou la balle lui échappe-t-elle?',
      ],
      prolongements: [
        'Laissez la boîte près du vestiaire : elle avale les {ete|chapeaux}{!ete|mitaines} au retour de la cour.',
        'Racontez aux parents que « tout jeter par terre » est une recherche; une boîte et deux paires de bas suffisent à la maison.',
      ],
      reflexionRetroaction: ['Ai-je compté pour lui ou pour moi?', 'Qui avait besoin de la porte, qui du trou?'],
    },
  },
  {
    key: 'les-boites-voyageuses',
    summary: 'De grandes boîtes à pousser à genoux, à remplir et à habiter : chacun conduit la sienne où il veut.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['cabanes-et-constructions', 'mouvement-et-defis'],
    materials: ['cartons-et-boites', 'tissus'],
    place: 'INDOORS',
    alsoAt: { YARD: 'Sur l’asphalte ou la galerie sèche, les boîtes glissent mieux et vont plus loin.' },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'boîte',
      'boîte de carton',
      'carton',
      'pousser',
      'tirer',
      'entrer dedans',
      's’asseoir dans la boîte',
      'se cacher dans une boîte',
      'autobus',
      'train',
      'déménager',
      'transporter',
      'il pleut dehors',
      'voyage',
      'motricité globale',
    ],
    seen: [
      'elle vide le bac à toutous pour s’asseoir dedans et ne veut plus en sortir',
      'il pousse le panier à linge d’un bout à l’autre du local à genoux',
      'un bébé se lève contre la grosse boîte de couches et avance avec',
      'deux petits se chicanent pour embarquer dans la même caisse',
      'il s’est fait une cachette avec des couvertures et attend qu’on le trouve',
      'elle est frustrée parce que sa boîte reste prise contre la patte de table',
      'la livraison de couches est arrivée, ils aiment mieux les boîtes que les jouets',
      'dans le corridor, ils poussent les chaises en faisant vroum comme des chauffeurs d’autobus',
    ],
    scenes: ['pousser', 'tirer', 'se-cacher', 'transporter'],
    picture:
      'Un poupon debout pousse une boîte lestée de tissus; un autre sort à quatre pattes d’un passage de carton.',
    sheet: {
      titre: 'Les boîtes voyageuses',
      observationDepart:
        'Une boîte vide traîne dans le local et le jouet qu’elle contenait est oublié. Un enfant la pousse, un autre s’y assoit.',
      intentionEducative: 'Soutenir le plaisir de pousser, de tirer et d’entrer, avec un objet plus grand que soi.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Pousser ou tirer un objet volumineux.',
        'Entrer et sortir en ajustant son corps.',
        '{45min|Trouver comment débloquer une boîte coincée.}{!45min|Chercher comment repartir quand la boîte bute.}',
      ],
      materiel: [
        item(
          'Grandes boîtes de carton solides',
          'une par enfant, et deux pour le passage',
          'Bacs de rangement sans couvercle',
        ),
        item('Carrés de tissu épais', 'deux par enfant', 'Vêtements de rechange ou manteaux sans cordon'),
      ],
      preparation: [
        'Retirez agrafes, étiquettes et ruban adhésif; repliez les rabats du dessus vers l’intérieur et croisez ceux du fond.',
        '{dedans|Dégagez un grand espace et rangez les petites tables.} {!hiver cour|Balayez le sable du sol dur et choisissez un jour sec; du carton mouillé se déchire et finit en bouche.} {cour hiver|L’hiver, choisissez un jour sec : du carton mouillé se déchire et finit en bouche. Prenez les bacs, qui glissent sur la neige tapée, et gardez deux boîtes sèches pour le passage.}',
        'Ouvrez deux boîtes des deux bouts pour faire un passage{dedans| (avec des bacs, le dessous d’une table en est un)}; mettez des tissus au fond d’une autre pour l’alourdir.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3, 45: 4 },
          'Poussez une boîte lentement, à genoux, avec un bruit de moteur tout bas. Laissez-la au milieu et reculez d’un mètre.',
        ),
        play(
          { 10: 6, 20: 14, 30: 14, 45: 20 },
          '{0-18m|Un poupon se lève contre la boîte lourde et fait deux pas derrière elle. Un autre rampe dans le passage et s’arrête au milieu.} {18-24m|Les plus pressés poussent la boîte lourde, foncent dans le passage, remplissent une boîte, la vident et s’assoient dedans comme dans l’autobus.} Une boîte bute contre un obstacle? Attendez : on tire, on tourne, on appelle. Un petit s’est fait un nid de tissus et n’en sort plus. Il attend qu’on le trouve? Cherchez-le tout haut, passez une fois sans le voir, puis penchez-vous : « Te voilà! » Un autre tire sa boîte à reculons jusqu’à vous. Deux enfants veulent la même boîte? Montrez-en une pareille, juste à côté.',
        ),
        play(
          { 30: 9, 45: 15 },
          'Quand on pousse moins, placez une boîte {dedans|contre un mur}{cour|loin de la clôture}, l’ouverture vers vous. Elle devient l’endroit où souffler. Assise à côté, grattez le carton du bout des doigts : l’enfant qui est dedans écoute, gratte à son tour ou sort la tête. {45min|Une boîte coincée dans un angle ramène tout le monde : laissez-les tirer de travers avant de pointer le coin qui accroche.} {avec-tissu|Étendez @materiel au fond, pour le dos.} {avec-coussin|Déposez @materiel dans la boîte du repos.}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4, 45: 6 },
          'Qui le veut pousse sa boîte {dedans|le long d’un mur}{cour|jusqu’à vous, loin de la clôture}. Chaque conducteur laisse tomber un tissu dans la sienne : « Stationnée! »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Assoyez-vous près du passage, où deux enfants arrivent souvent face à face{0-18m|; le poupon couché est contre vous}.',
          'Soufflez avec celui qui pousse : « Hhhan! Tes deux bras, tes deux pieds! »',
          'Celui qui tient à peine debout pousse près de vous : votre main sur sa boîte la fait avancer à sa vitesse.',
        ],
        questionsOuvertes: ['Où s’en va ta boîte?', 'Comment tu vas sortir de là?'],
      },
      vocabulaire: ['pousser', 'tirer', 'dedans', 'dehors', 'lourd', 'coincé', 'la boîte'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'S’il tient assis seul, il s’installe dans une boîte basse et large, un tissu roulé derrière le dos, et voyage sur un mètre : il décide s’il en veut encore. Couché, il la voit passer et repasser, poussée par vous.',
        },
        {
          pour: '18-24m',
          texte: 'Donnez une livraison à faire : un tissu pour l’ami le plus loin, un autre pour vous.',
        },
        {
          pour: 'besoins_particuliers',
          texte: 'Remplissez une boîte de tissus : son poids soutient l’enfant dont l’équilibre est fragile.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, dehors, à l’ombre, le sol dur fait gronder les boîtes.} {!hiver|L’hiver, un bac glisse sur la neige tapée.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Basculer avec sa boîte, au ras du sol.', 'Collision entre deux boîtes.'],
        dangersAEliminer: [
          'Agrafes, ruban adhésif, morceaux de carton mis en bouche : retirez-les avant le jeu, et la boîte qui s’effiloche sort du jeu.',
          'Boîte refermée ou renversée sur un enfant : les rabats restent rentrés, et vous la soulevez aussitôt.',
          '{0-18m|Boîte poussée vers un poupon couché : il reste contre vous, et vos jambes arrêtent la boîte.} Aucun tissu ne reste sur un visage.',
          '{dedans|Boîte qui sert de marchepied près d’une fenêtre ou d’une étagère : ramenez-la au milieu.} {cour|Boîte qui sert de marchepied au pied de la clôture : ramenez-la au milieu. Marches de la galerie : une barrière les ferme, ou l’on joue en bas.}',
        ],
        supervision: 'palier1',
        allergies: ['Écartez les boîtes qui ont contenu des noix ou des arachides.'],
      },
      observation: [
        'Motricité globale : pousse-t-il debout, à genoux, à quatre pattes?',
        'Raisonnement : que tente-t-il quand la boîte bute?',
        'Concept de soi : que fait son visage quand la boîte avance enfin?',
      ],
      prolongements: [
        'Gardez les boîtes deux jours : le lendemain, plusieurs reprennent là où ils s’étaient arrêtés.',
        'Une famille peut ajouter une boîte à la flotte : son enfant la reconnaît parmi les autres et la montre.',
      ],
      reflexionRetroaction: [
        'L’espace permettait-il d’aller loin sans frapper ceux qui étaient assis?',
        'Quel usage de la boîte m’a surprise?',
      ],
    },
  },
  {
    key: 'gros-bol-petit-bol',
    summary:
      'Une pile de bols de métal et de plastique : emboîter, renverser, coiffer sa tête, faire sonner le plus gros.',
    ageGroups: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['nombres-et-formes', 'cuisine-et-saveurs'],
    materials: ['contenants-et-cuilleres'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'bols',
      'empiler',
      'emboîter',
      'gros et petit',
      'taper',
      'casserole',
      'vider l’armoire',
      'chapeau',
      'cuisine',
      'grandeur',
      'grand et petit',
      'sons',
    ],
    seen: [
      'il a vidé le tiroir à plats de plastique et les rentre l’un dans l’autre',
      'elle se met la passoire sur la tête et nous regarde pour voir si on rit',
      'il fait tourner les couvercles par terre en leur donnant une tape',
      'elle se fâche parce que le gros contenant ne rentre pas dans le petit',
      'dès que je refais la tour de gobelets, il la défait, fier de son coup',
      'un poupon assis frappe sur le fond d’une chaudière et attend que je réponde',
      'pendant que je préparais la collation, ils ont sorti tous mes Tupperware',
      'chez sa grand-mère, elle passe son temps à jouer dans l’armoire à chaudrons',
    ],
    scenes: ['inserer-enfiler', 'empiler-construire', 'taper-bruit'],
    picture:
      'Un poupon s’est coiffé d’un bol de métal; un autre pousse un gros bol dans un petit, près de la tour de bols de l’éducatrice.',
    sheet: {
      titre: 'Gros bol, petit bol',
      observationDepart:
        'La porte de l’armoire du bas était ouverte : un poupon a sorti tous les plats, un par un, et s’est assis au milieu.',
      intentionEducative:
        'Offrir des objets semblables et de grandeurs différentes, pour que le poupon compare avec ses mains avant d’avoir les mots.',
      domaines: [
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Mettre un bol dans un autre, ou n’y pas arriver et changer de bol.',
        'Tenir un objet à deux mains, le tourner, le lâcher.',
        'Entendre que le gros et le petit ne sonnent pas pareil.',
      ],
      materiel: [
        item(
          'Bols incassables, de métal et de plastique, de quatre grandeurs, le plus petit large comme votre main',
          'dix',
          'Contenants de yogourt d’un litre, plats de plastique',
        ),
        item('{30min|Cuillères de bois courtes}', 'une par poupon, une pour vous', 'La paume de la main'),
      ],
      preparation: [
        'Lavez les bols et écartez tout plat fêlé ou à rebord coupant.',
        'Choisissez un coin de plancher dur, pour que le son porte, près de l’armoire des bols.',
        'Emboîtez tout en une seule tour, au sol, à portée de leurs mains.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Ôtez le petit bol de la tour, lentement, et posez-le devant vous. Puis le moyen. Puis attendez : une main viendra chercher le suivant.',
        ),
        play(
          { 10: 6, 20: 14, 30: 14 },
          'Assis parmi les bols, un poupon veut entrer le gros dans le petit, le retourne, pousse du coude. Son voisin met le sien sur sa tête : c’est un chapeau. Une paume frappe un fond de bol : boum. Tapez le gros, puis le petit, et laissez-la répondre. À plat ventre, le plus jeune fait tourner un bol d’une tape. Deux mots accompagnent les gestes : « gros », « petit ». {20min 30min|Plus tard, cachez le petit sous le gros et tapez le fond : qui le soulève?} {avec-contenant|Glissez @materiel dans le lot, sans rien annoncer.}',
        ),
        play(
          { 30: 9 },
          'Sortez les cuillères de bois quand les mains commencent à frapper. Le gros bol gronde, le petit tinte. Arrêtez votre cuillère en l’air : le silence amuse autant que le bruit.',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4 },
          'La tour se refait devant eux, du plus gros au plus petit, un « hop » par bol. Si une main la défait, c’est un tour de plus; ensuite, les bols{30min| et les cuillères} retournent à l’armoire.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Laissez le gros bol refuser d’entrer dans le petit : ne tendez pas la solution.',
          'Coiffez-vous d’un bol quand un poupon coiffe le sien.',
          'Assoyez-vous entre deux frappeurs, pour que les coups restent sur les bols.',
        ],
        questionsOuvertes: ['Où il va, le petit?', 'Quel bol fait boum?'],
      },
      vocabulaire: ['gros', 'petit', 'dedans', 'la pile', 'la tour', 'le chapeau', 'boum'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Le poupon qui ne s’assoit pas encore reçoit un seul bol, renversé à côté de sa main : tapez le fond d’un doigt et attendez qu’il tourne la tête ou tende le bras. Vers 15 mois, il refait la tour avec vous : tendez-lui un bol trop gros, puis celui qui entre.',
        },
        {
          pour: 'besoins_particuliers',
          texte: 'Le poupon que le bruit fait sursauter commence avec les bols de plastique, assis contre vous.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, trois bols moulent trois pâtés dans le carré de sable.} {!hiver|L’hiver, tassez de la neige dans trois bols et démoulez-la devant eux.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Bol échappé sur un pied.', 'Tintamarre de quelques minutes.'],
        dangersAEliminer: [
          'Verre, céramique, plastique fendu.',
          '{30min|Cuillère tenue en bouche pendant que le poupon se lève ou marche.}',
          'Bol profond que le poupon ne peut retirer seul de sa tête.',
          'Poupon assis depuis peu qui bascule sur le plancher dur : votre jambe reste derrière lui.',
        ],
        supervision: 'palier1',
        allergies: [
          'Lavez au savon les contenants récupérés : une trace de lait ou de noix suffit à faire réagir certains poupons.',
        ],
      },
      observation: [
        'Catégories et concepts : après combien d’essais change-t-il de bol?',
        'Motricité fine : se sert-il de ses deux mains ensemble?',
        'Attention : vers quel son se retourne-t-il?',
      ],
      prolongements: [
        'Ajoutez demain deux couvercles : un qui va, un qui ne va pas.',
        'Suggérez aux parents une armoire du bas, sans rien de dangereux, que l’enfant a le droit de vider.',
      ],
      reflexionRetroaction: [
        'Ai-je supporté le bruit assez longtemps pour voir ce qu’il cherchait?',
        'Quelle grandeur manquait à la pile?',
      ],
    },
  },
  {
    key: 'le-bebe-a-faim',
    summary:
      'Une poupée molle, une cuillère, une débarbouillette : l’enfant refait, à sa manière, ce que l’on fait pour lui.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['emotions-et-amitie'],
    materials: ['tissus', 'contenants-et-cuilleres'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'poupée',
      'bébé',
      'prendre soin',
      'donner à manger',
      'consoler',
      'bercer',
      'imiter',
      'faire semblant',
      'toutou',
      'nouveau petit frère',
      'laver la poupée',
      'repas',
      'manger',
    ],
    seen: [
      'elle essaie de faire boire sa bouteille à son toutou et lui essuie le bec',
      'il promène un poupon par le bras et me l’apporte pour que je le prenne',
      'elle couche sa catin, la relève et lui frotte le visage avec sa bavette',
      'sa maman vient d’accoucher et il prend une cuillère pour nourrir tout le monde',
      'deux petites tirent sur le même bébé en tissu, une par chaque jambe',
      'quand un ami pleure, il va lui caresser la tête comme on fait avec lui',
      'au dîner, elle a mis sa cuillerée de purée dans la bouche de son voisin',
      'depuis l’arrivée d’un nouveau bébé à la pouponnière, ils bercent tout ce qu’ils trouvent',
    ],
    scenes: ['bebes-soins', 'petit-frere'],
    picture:
      'Un petit à genoux donne la cuillère à une poupée; un poupon mordille le pied de la sienne, l’adulte en berce une.',
    sheet: {
      titre: 'Le bébé a faim',
      observationDepart:
        'Pendant le dîner, un enfant a tendu sa cuillère vers la bouche de son voisin, puis vers celle du toutou.',
      intentionEducative:
        'Soutenir les premiers gestes de soin et de faire semblant, à partir de ce que l’enfant reçoit chaque jour.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Refaire un geste connu : nourrir, essuyer, bercer.',
        'Remarquer que quelqu’un, même en tissu, a besoin de quelque chose.',
        'Agir à côté d’un autre enfant sur une poupée semblable.',
      ],
      materiel: [
        item(
          'Poupées de tissu aux traits brodés, de plusieurs couleurs de peau',
          'une par enfant, une pour vous et une de réserve',
          'Bas de laine bourrés et cousus',
        ),
        item(
          'Grosses cuillères et bols de plastique',
          'un de chaque par enfant et pour vous, une cuillère de plus',
          'Couvercles larges',
        ),
        item('Débarbouillettes', 'une par enfant', 'Carrés de flanelle'),
        item('{30min|Boîtes à chaussures sans couvercle}', 'une pour deux enfants', 'Plats peu profonds'),
        optional('{18-24m|Brosse douce, pour les poupées seulement}', 'une ou deux', null),
      ],
      preparation: [
        'Vérifiez les poupées : ni bouton, ni œil collé, ni vêtement qui s’enlève.',
        'Gardez votre poupée près de vous, avec un bol et une cuillère; posez devant les enfants leurs poupées, les bols, les cuillères et les débarbouillettes. Cachez derrière vous la poupée de réserve, avec une cuillère.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Assoyez une poupée contre votre genou. « Oh! elle pleure. » Bercez-la d’un côté, puis de l’autre, sans demander d’aide. Quelqu’un arrivera avec une idée.',
        ),
        play(
          { 10: 6, 20: 14, 30: 14 },
          'Tendez à la poupée un bol vide, puis la cuillère : « Elle a faim! » {0-18m|Le poupon assis suce le pied de la poupée, la secoue, l’écrase contre sa joue : c’est sa façon de la connaître. Celui qui marche la traîne par un bras jusqu’à vous.} Une cuillère vide va vers la bouche brodée, une débarbouillette frotte le nez, les yeux, encore le nez. L’un couche sa poupée, la relève, la recouche; l’autre serre la sienne si fort qu’elle plie en deux. Nommez le soin que vous voyez : « Tu la berces. » {!10min|Ça ralentit? La vôtre éternue : « Atchoum! » Qui lui essuie le nez?} Si deux enfants veulent la même poupée, sortez celle de réserve.',
        ),
        play(
          { 30: 8 },
          'Approchez les boîtes à chaussures. Des poupées y entrent, en sortent, y retournent la tête en bas. Bordez-en une sous une débarbouillette, sans rien dire : quelqu’un bordera peut-être la sienne.',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4 },
          'Le vrai repas arrive, ou le temps des couches : « La poupée a fini. À ton tour! » Avec les enfants, assoyez les poupées sur une tablette basse, à portée de leur main.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Avalez avec la poupée : un bruit de bouche, un « mmm » suffit.',
          'Une poupée tombe sur la tête? Ramassez-la, soufflez sur la bosse, rendez-la.',
          'Donnez vos soins à l’enfant avec les mots mêmes du jeu.',
        ],
        questionsOuvertes: ['Qu’est-ce qu’il veut, le bébé?', 'Où il a mal, le bébé?'],
      },
      vocabulaire: ['le bébé', 'faim', 'bercer', 'essuyer', 'la bouche', 'doucement', 'fini'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Avant la marche, une seule poupée souple, à mâcher et à regarder de près, pendant que vous en nourrissez une autre.',
        },
        {
          pour: '18-24m',
          texte:
            'Ajoutez un vrai objet de leur routine, une brosse douce par exemple, et laissez venir la suite des soins.',
        },
        {
          pour: 'besoins_particuliers',
          texte: 'Pour l’enfant qui garde ses distances, faites jouer deux poupées à côté de lui, sans le regarder.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, la poupée attend sa tuque à l’habillage.} {!ete|L’été, la poupée attend son chapeau avant la cour.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Tirer la poupée du voisin.', 'Enfoncer la cuillère dans la bouche de tissu.'],
        dangersAEliminer: [
          'Cheveux de laine en longs brins, rubans, vêtements à boutons.',
          'Cuillère tendue vers le visage d’un autre enfant : votre main reste entre les deux. Cuillère en bouche chez un petit qui se lève ou qui marche : échangez-la contre votre main.',
          'Poupée ou cuillère sucée : lavez-la avant une autre bouche.',
          '{0-18m|Poupée oubliée dans le lit d’un poupon.}',
        ],
        supervision: 'palier1',
        allergies: ['Lavez les poupées sans parfum; demandez si la laine irrite une peau.'],
      },
      observation: [
        'Fonction symbolique : quel geste de soin refait-il, et sur qui?',
        'Compétences sociales : quand un ami pleure pour vrai, regarde-t-il, apporte-t-il la poupée, continue-t-il son jeu?',
        'Motricité fine : comment tient-il la cuillère quand elle est vide?',
      ],
      prolongements: [
        'Assoyez une poupée à la table du dîner : elle mange en même temps qu’eux.',
        'La poupée qui pleure se console aussi dans la langue de chaque enfant : un parent vous apprend le mot ou la chanson.',
      ],
      reflexionRetroaction: [
        'Lequel de mes propres gestes ai-je reconnu dans leurs mains?',
        'Tous avaient-ils une poupée qui leur ressemble?',
      ],
    },
  },
]
