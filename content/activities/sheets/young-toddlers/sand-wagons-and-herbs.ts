import { closing, food, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const YOUNG_TODDLER_SAND_WAGONS_AND_HERBS_SHEETS: readonly BankSheet[] = [
  {
    key: 'gateau-de-sable-tiens-toi-bien',
    summary:
      'Remplir le pot, presser, retourner, taper, lever : le gâteau de sable tient ou s’écroule, on le vend au comptoir, et personne n’en mange.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['terre-et-boue'],
    materials: ['sable', 'contenants-et-cuilleres', 'eau'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, fouillez d’abord tout le sable public et apportez une grande bouteille d’eau pour l’arrosoir.',
    },
    seasons: ['SUMMER'],
    alsoIn: {
      SPRING: 'Au printemps, le sable colle sans arrosoir, mais il est froid : bottes aux pieds, et une forme courte.',
      AUTUMN:
        'L’automne, ôtez d’abord les feuilles; le sable humide tient bien, et les mains se réchauffent entre deux gâteaux.',
    },
    durationMinutes: 30,
    adults: 1,
    onlyNamed: ['EGG', 'WHEAT'],
    calls: [
      'sable',
      'carré de sable',
      'bac à sable',
      'châteaux',
      'château de sable',
      'gâteaux de sable',
      'pâtés de sable',
      'moules',
      'démouler',
      'remplir',
      'transvider',
      'renverser',
      'écraser',
      'sable mouillé',
      'chaudière',
      'vendre des gâteaux',
      'boulangerie',
      'jeux de sable',
    ],
    seen: [
      'elle vire son pot à l’envers et le sable coule avant d’arriver à terre',
      'il tape le fond de sa chaudière avec son poing pour que ça démoule',
      'ils écrabouillent chaque pâté dès que je le sors du moule',
      'elle me vend un muffin de sable pour deux cailloux',
      'il est fâché, sa tour de sable s’est encore effondrée',
      'elle se demande pourquoi son sable colle aujourd’hui mais pas hier',
      'au carré de sable, ils ont ouvert une pâtisserie et font la file',
      'au parc, il presse le sable avec sa paume, lève le moule et crie qu’il tient',
    ],
    scenes: ['remplir-vider', 'creuser', 'demolir', 'magasin-metiers'],
    picture:
      'Assise au bord du carré de sable, une enfant lève son pot et découvre un gâteau; à côté, un autre écrase le sien de la paume.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Gâteau de sable, tiens-toi bien!',
      observationDepart:
        'Dans le sable, un pot se renverse, et tout coule sur un genou. L’enfant regarde au fond, regarde son genou, puis remplit encore.',
      intentionEducative:
        'Permettre à l’enfant de chercher avec ses mains ce qui fait tenir un gâteau de sable, et ce qui le fait tomber.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Remplir un pot, presser, le retourner et le lever.',
        'Changer quelque chose après un gâteau tombé.',
        'Écraser, puis recommencer.',
        '{30min 45min|Servir ou recevoir un gâteau pour rire.}',
      ],
      materiel: [
        item('Sable propre', 'celui du carré', 'Bac bas de sable à jouer'),
        item(
          'Pots de plastique souple, moins hauts qu’une main d’adulte',
          'deux par enfant et {45min|quatre}{!45min|deux} pour vous, tous pareils',
          'Contenants de margarine',
        ),
        item('Arrosoir d’eau potable, tenu par vous', 'un, à moitié plein', 'Gourde à bec'),
        item(
          'Gants de jardin et petite pelle, pour votre fouille',
          'une paire et une pelle',
          'Râteau et pelle à long manche',
        ),
        item('Débarbouillettes, mouillées et sèches', 'une de chaque par enfant', 'Serviettes de coton'),
        item('Gourdes d’eau à boire', 'une par enfant', 'Pichet et verres'),
        optional('{si-tamis|Tamis ou passoire, sans bord coupant}', '{si-tamis|un pour deux enfants}', null),
        optional('{si-entonnoirs|Entonnoirs de plastique}', '{si-entonnoirs|un pour deux enfants}', null),
        optional(
          '{30min 45min si-camions si-gros-camions|Camions plus gros qu’un poing d’adulte}',
          '{30min 45min si-camions si-gros-camions|un ou deux}',
          null,
        ),
        optional('{si-chaudières|Petite chaudière de plastique}', '{si-chaudières|une}', null),
      ],
      preparation: [
        '{cour|Enlevez la toile du carré.} Fouillez tout le sable, gants aux mains, avant d’y inviter les enfants : verre, mégot, clou. Une crotte, une aiguille? On ne joue pas dans ce sable-là aujourd’hui.',
        'Pressez une poignée de sable et ouvrez la main. La boule se défait? Arrosez un coin et mêlez à la pelle. Elle tient? C’est prêt.',
        '{ete|Jouez tôt, là où il y a de l’ombre, et touchez le sable du dos de la main avant d’enlever les souliers.} {printemps automne|Jouez quand le soleil touche le sable, bottes et pantalon de nylon enfilés : le sable mouillé glace les fesses.}',
        '{1adulte|Seule, assoyez-vous dans le sable, au milieu, l’arrosoir entre les pieds.} {2adultes|À deux, assoyez-vous dans le sable, chacune au milieu d’une moitié du groupe; une seule tient l’arrosoir.} Éparpillez les pots tout près : chaque bouche reste à portée de bras.',
        'Gardez contre vous un pot vide et {45min|trois pleins}{!45min|un plein} de sable sec{cour printemps automne|, mis à sécher la veille}{parc printemps automne|, séché d’avance au local}.',
        '{avec-contenant|Mettez @materiel parmi les pots, à retourner aussi.} {avec-naturel|Posez @materiel au bord, pour décorer, si c’est plus gros qu’un poing.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Remplissez un pot à pleines mains. Pesez dessus de la paume : « Pèse, pèse. » Retournez-le d’un coup, tapez le fond, levez. « Il tient! » Prenez un pot de sable sec, retournez, levez : une galette. La bouche en « o », regardez vos deux gâteaux, puis poussez un pot vide vers quelqu’un.',
        ),
        play(
          { 20: 13, 30: 12, 45: 13 },
          'Les pots se remplissent. Retourner est le plus difficile : le sable part avant que le pot touche le sol. Prêtez votre main comme couvercle à l’enfant qui vous tend son pot. {si-tamis|Dans le tamis, le sable sec passe, le mouillé reste : lequel fera un gâteau?} {si-entonnoirs|Par l’entonnoir, le sable sec coule; le mouillé bouche le trou, et l’on tape.} {18-24m|Un petit remplit et vide sans rien démouler, puis aplatit votre gâteau à peine debout : faites-lui-en un autre.} {2-3a|Un poing tape le fond, le pot se lève : « Oh! » On écrase, on remplit.} {3-4a|Deux têtes se penchent sur un gâteau fendu. Plus d’eau? Plus fort? On essaie l’un, puis l’autre.} Un doigt montre l’arrosoir : versez un filet d’eau dans ce pot-là, et l’on presse.',
        ),
        play(
          { 30: 9, 45: 10 },
          'Tapez devant vous une longue bosse de sable et démoulez-y trois gâteaux : c’est le comptoir. « Bonjour! Un gâteau, s’il vous plaît. » Payez d’une tape dans la main. Penchez-vous et claquez des lèvres, loin au-dessus : « Mmm! Pour rire. » {si-camions si-gros-camions|Un camion livre un gâteau sur son dos : tiendra-t-il jusqu’au client?} {2-3a 3-4a|Les pâtissiers sont d’un bord, les clients de l’autre, et l’on change de bord autant qu’on veut.} {18-24m|Vendre, ici, c’est donner le pot, le reprendre et le redonner.} {2-3a|« Chocolat! » Il n’en reste plus : le pâtissier vient d’aplatir les siens.} {3-4a|On commande une fête : un gros, deux petits, et l’on compte les tapes pour payer.}',
        ),
        play(
          { 45: 10 },
          'Creusez jusqu’au poignet. Faites voir le sable du fond, foncé, et celui de vos pots secs, pâle. Un gâteau de chaque, côte à côte : levez le foncé, levez le pâle. Videz en tas votre dernier pot de sable sec; chacun y prend du pâle, ou du foncé dans le trou. {18-24m|C’est le trou qui plaît : une main y descend, puis un pied, puis le pot.} {2-3a|« Encore le foncé! » On creuse à quatre mains dans le même trou.} {3-4a|On mêle un peu de pâle dans le foncé : jusqu’à combien de poignées le gâteau tient-il?} D’autres continuent de vendre ou d’écraser.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 7 },
          'Un gâteau devant chaque enfant qui en veut un, le vôtre au milieu{si-chaudières|, un gros, démoulé à plusieurs mains d’une chaudière}. Dites, avec les mains : « Tape, tape sur le pot (un poing dans la paume), lève, lève mon gâteau! (les mains montent) S’il se tient, c’est un cadeau (les paumes se tendent), s’il s’écroule, on rit plus haut! (les doigts pleuvent) » Au mot « écroule », les gâteaux s’aplatissent, sauf ceux qu’on veut garder. Les pots s’empilent, chaque paire de mains reçoit une débarbouillette mouillée, puis une sèche.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Nommez ce que la main vient de faire : « Tu as pesé fort. Tu as tapé trois fois. »',
          'Couvrez de l’avant-bras un gâteau que son auteur garde : « Celui-là reste debout. Le mien, tu peux l’écraser. »',
          'Ratez un gâteau sur trois, riez-en et remplissez le pot : « Encore! »',
          'Devant une bouche qui s’ouvre, baissez la main pleine de sable et claquez des lèvres : « Pour rire. »',
        ],
        questionsOuvertes: [
          'Que faut-il pour qu’il tienne debout, celui-là?',
          'Qu’est-ce qui va sortir du pot?',
          '{30min 45min|À quoi goûte-t-il, ton gâteau pour rire?}',
          '{3-4a|Comment as-tu fait ton sable, cette fois-ci?}',
        ],
      },
      vocabulaire: [
        'le gâteau de sable',
        'remplir',
        'presser',
        'retourner',
        'lever',
        'tenir',
        's’écrouler',
        '{30min 45min|le comptoir}',
      ],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Remplissez un pot à deux, jusqu’à la moitié, et retournez-le ensemble, quatre mains dessus. À l’enfant de taper, de lever et d’aplatir.',
        },
        {
          pour: '2-3a',
          texte:
            'Changez une seule chose d’un gâteau au suivant : même pot et même sable, mais un filet d’eau de plus, ou la paume deux fois plus forte.',
        },
        {
          pour: '3-4a',
          texte:
            'Démoulez un gâteau par-dessus un autre. Avant de lever, on annonce tout haut : « Il tient » ou « il tombe ».',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant garde ses mains loin du sable? Penchez l’arrosoir avec lui, puis offrez-lui le fond d’un pot à taper et un pot à lever. La débarbouillette sèche reste sur ses genoux.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, la neige collante donne des gâteaux blancs et la poudreuse n’en donne pas : la question reste la même.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Sable dans les cheveux et dans le chandail.',
          'Un peu de sable sur la langue, essuyé aussitôt.',
          'Gâteau aplati avant que son auteur l’ait admiré.',
        ],
        dangersAEliminer: [
          'Sable avalé par poignées : essuyez la bouche, offrez à boire et gardez l’enfant contre vous, un pot dans les mains.',
          'Sable lancé, ou pot secoué à la hauteur d’un visage : abaissez le bras vers le sol. Un œil atteint ne se frotte pas, il se rince à l’eau claire de l’arrosoir.',
          'Arrosoir sans main dessus : il se vide dans le sable dès que vous le quittez.',
          'Pot fendu : le bord coupe; mettez-le de côté.',
          '{ete|Soleil et sable brûlant : ombre, chapeau, pieds chaussés si la main ne supporte pas le sable, et à boire pour tous.}',
          '{si-tamis si-entonnoirs|Tamis ou entonnoir secoué plus haut qu’un menton : abaissez-le vers le sol.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Gâteaux de sable, sans blé ni œufs. Pots lavés deux fois, car le yogourt et la margarine laissent du lait; aucun contenant d’arachides ou de noix.',
        ],
      },
      observation: [
        'Raisonnement : entre un gâteau tombé et le suivant, qu’est-ce qui a changé dans la main, dans le pot ou dans le sable?',
        'Motricité fine : suivez le poignet au moment où le pot se retourne, et le travail de l’autre main.',
        'Fonction symbolique : notez tout ce que le sable est devenu, avec le mot ou le claquement de lèvres qui l’a dit.',
      ],
      prolongements: [
        '{cour|Laissez un pot plein, retourné, à l’ombre jusqu’après la sieste : qui osera le lever?} {parc|La fois suivante, apportez deux pots de grandeur différente : le gros tient-il comme le petit?}',
        'Un pot de yogourt vide prend peu de place dans un sac, en route vers le parc : {30min 45min|les parents font les clients et paient d’une tape dans la main.}{20min|l’enfant montre à son parent comment on tape le fond.}',
      ],
      reflexionRetroaction: [
        'Quel gâteau ai-je voulu faire tenir quand toute la joie était dans la chute?',
        'Qui n’a rien démoulé, et que cherchait cet enfant dans le sable?',
      ],
    },
  },
  {
    key: 'c-est-lourd-ouvre-la-barriere',
    summary:
      'Brouettes, chariots ou traîneaux : on charge du lourd, on pousse, on tire, la barrière s’ouvre, et tout se vide au bout de la cour.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['mouvement-et-defis'],
    materials: ['roches', 'buches-et-rondelles', 'feuilles', 'cartons-et-boites'],
    place: 'YARD',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'brouette',
      'chariot',
      'wagon',
      'voiturette',
      'traîneau',
      'pousser',
      'tirer',
      'transporter',
      'charrier',
      'charger',
      'livraison',
      'lourd',
      'roches',
      'bûches',
      'barrière',
      'ramasser les feuilles',
      'ouvrir et fermer',
    ],
    seen: [
      'il pousse le bac de jouets d’un bout à l’autre du local en forçant',
      'elle remplit la brouette de bûches, la vire à terre et la recharge',
      'ils tirent le traîneau plein de blocs de neige jusqu’à la clôture',
      'il a besoin de forcer, il déplace les chaises et les tables',
      'elle se plante devant l’entrée et faut demander pour passer',
      'ils sont deux à tirer le même chariot, un par en avant et un par en arrière',
      'depuis les travaux dans la rue, ils transportent de la garnotte et crient bip bip en reculant',
      'à la sortie dans la cour, il part au galop pogner la brouette avant les autres',
    ],
    scenes: ['transporter', 'pousser', 'ouvrir-fermer', 'cooperer'],
    picture:
      'Un enfant pousse une brouette de bûchettes vers une barrière de carton qu’une amie soulève; plus loin, un autre vide son chariot de roches.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'C’est lourd! Ouvre la barrière!',
      observationDepart:
        'Dès la porte, une enfant court à ce qui se pousse. Elle y met une bûche, la promène jusqu’à la clôture, la vide par terre et la recharge.',
      intentionEducative:
        'Soutenir la force du corps entier, qui pousse, tire, freine et verse, au service d’un travail choisi par l’enfant.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Pousser ou tirer une charge et la freiner à l’arrivée.',
        'Essayer une autre prise ou un autre chemin quand ça bloque.',
        'Comparer vide, plein et trop plein avec ses bras.',
        'Faire ouvrir la barrière{30min 45min|, ou l’ouvrir à quelqu’un}.',
      ],
      materiel: [
        item(
          '{!hiver|Brouettes et chariots à poignée rigide, complétés par des bacs à pousser}{hiver|Traîneaux à rebord, sans corde, complétés par des bacs à pousser}',
          'un engin par enfant, et un de plus',
          'Paniers à linge bas',
        ),
        item(
          'Charges : bûchettes sablées, longues comme votre main{!hiver|, roches lisses plus grosses qu’un poing d’adulte}{automne|, feuilles mortes}{hiver|, grosses boules de neige tapée}',
          'trois par enfant, qui se soulèvent à deux petites mains{automne|, et un gros tas de feuilles}',
          'Rondelles de bois épaisses',
        ),
        item(
          'Barrière : long rouleau de carton couché sur deux chaudières retournées',
          'une',
          'Tube de mousse sur deux bûches basses',
        ),
      ],
      preparation: [
        'À un bout, mettez les charges en tas, les engins stationnés devant. Huit pas plus loin, laissez vide un coin aussi grand qu’une couverture : c’est là qu’on livre.',
        'Montez la barrière à mi-chemin, assez basse pour une main de dix-huit mois. Gardez un passage ouvert à côté : personne n’est obligé d’y attendre.',
        '{!hiver|Marchez la route et choisissez-la plate : trou, racine, pente vers une clôture.} {hiver|Tapez dans la neige une route plate, large comme deux traîneaux, et cherchez la glace dessous.}',
        'Secouez chaque poignée{!hiver| et chaque roue}, ôtez cordes et courroies. {!hiver|Souliers fermés pour tous.} {!hiver|Retournez le bois : guêpe, fourmis, clou.} {automne|Brassez les feuilles au râteau : branche pointue, champignon, crotte.}',
        '{1adulte|Seule, tenez-vous à la barrière, au bord de la route : le tas à quelques pas d’un côté, la livraison de l’autre, personne dans votre dos.} {2adultes|À deux, l’une garde la barrière, l’autre suit les engins.}',
        '{avec-roulant|Stationnez @materiel parmi les engins.} {avec-contenant|Prêtez @materiel à qui veut charrier dans ses bras.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Laissez tomber une bûchette au fond d’un {!hiver|chariot}{hiver|traîneau} : boum. Une autre : boum. Poussez, le dos rond, les bras longs. « C’est lourd! » La barrière est fermée. « Toc, toc! » Levez un bout du rouleau, passez, versez tout dans le coin vide. Revenez à vide, au trot, et stationnez l’engin devant une paire de mains.',
        ),
        play(
          { 20: 13, 30: 12, 45: 14 },
          'On charge une bûchette à la fois, on en ôte deux, on part avec une seule. L’engin verse en route : on recharge, ou l’on livre là. « Toc, toc! » Levez un bout de la barrière, ou laissez contourner. {18-24m|Pousser un bac vide d’un bout à l’autre, c’est déjà tout un travail. Un voisin charge, décharge et recharge sans quitter le stationnement.} {2-3a|« Trop lourd! » On pousse du ventre, on tire à reculons, on enlève une charge, et ça part.} {automne|Une montagne de feuilles avance d’un doigt; deux roches, à peine.} À l’arrivée, l’engin penche : « Ça glisse… ça tombe! » Le tas du départ est fini? Les livreurs font la route dans l’autre sens.',
        ),
        play(
          { 30: 9, 45: 9 },
          'Restez à la barrière. Une paume sur le carton, un nez qui avance, un « ouvre! » : levez un bout du rouleau. Bientôt, quelqu’un veut votre place; la barrière change de main. {18-24m|Lever, baisser, lever : le petit gardien a du travail même quand la route est vide.} {2-3a|« Qu’est-ce que tu livres? » La gardienne regarde au fond, hoche la tête et ouvre grand.} Le rouleau tombe avec un bruit creux; on le recouche, ou l’on passe par-dessus. Les pressés contournent.',
        ),
        play(
          { 45: 10 },
          'Prenez le plus gros engin et remplissez-le jusqu’au bord de tout ce qui reste au tas, avec les enfants qui s’approchent. Poussez d’une main. « Hmm. » Rien ne bouge. Passez à côté, une main sur le bord d’en avant, et gardez la route vide devant. {18-24m|Un petit s’y appuie de tout son poids, la joue contre le bord : tirez un peu, juste assez pour que ça parte.} {2-3a|Deux mains, quatre mains, un derrière : un pas! On crie, on recommence, ou quelqu’un vide la moitié.} Autour, les petites livraisons continuent.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 7 },
          '« Fin de la journée, les livreurs! » Les engins vides rentrent au stationnement, un à la fois sous la barrière levée. Assoyez-vous à côté du tas livré et posez la main dessus : « Tout ça, c’est vous. » Serrez vos bras, de l’épaule au poignet : « Fatigués, les bras? » Tous les bras montent ensemble et tombent comme un chargement : boum.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Poussez un engin vide à côté de l’enfant qui peine : même dos rond, mêmes bras longs.',
          'Comptez jusqu’à cinq dans votre tête devant un engin pris, puis touchez l’endroit : « Ça accroche là. »',
          'Soulevez un coin de la charge si l’on vous appelle; l’enfant garde la poignée.',
          '{30min 45min|Parlez pour qui attend : « Elle a cogné. Elle veut que tu ouvres. »}',
        ],
        questionsOuvertes: [
          'Où livres-tu tout ça?',
          'Comment faire avancer ce qui ne bouge pas?',
          '{30min 45min|Que transportes-tu, là-dedans?}',
        ],
      },
      vocabulaire: ['pousser', 'tirer', 'charger', 'verser', 'plein', 'vide', 'lourd', 'la barrière'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Laissez deux bûchettes au fond de chaque engin : il ne se sauve pas et ne bascule pas sous des mains qui s’y appuient pour marcher. Un dépôt de plus, quatre pas avant l’autre, raccourcit la route.',
        },
        {
          pour: '2-3a',
          texte:
            'Passez une commande : « Deux bûchettes pour la clôture, une pour moi. » Puis essayez le chemin à reculons, la voie libre derrière.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant se déplace en fauteuil? Un bac posé sur ses cuisses reçoit la charge, l’enfant livre, et la barrière s’ouvre toute grande. Un autre a moins de force d’un côté? Votre main sur la sienne au départ, puis lâchez.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, le traîneau prend la relève sur la neige tapée, où la roue s’enlise.} {!automne|L’automne, une montagne de feuilles avance d’un doigt : les bras n’en reviennent pas.}',
        },
        {
          pour: 'interieur',
          texte:
            'Au local, des boîtes chargées de livres cartonnés glissent sur le plancher, d’un mur à l’autre, avec la même barrière au milieu.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Chargement renversé en pleine route.',
          'Doigt pincé un instant entre deux bûchettes.',
          'Bac dans un talon.',
        ],
        dangersAEliminer: [
          'Passager : personne ne monte dans les engins, les charges prennent toute la place; tendez la main à qui y met un pied.',
          '{!hiver|Roche levée au-dessus du ventre, ou lancée : ramenez-la vers le bas à deux mains, elle voyage dans l’engin.} {hiver|Boule de neige gelée, ou lancée : émiettez-la, elle voyage dans l’engin.}',
          'Élan vers une pente, un module ou des enfants assis : la route reste plate et droite. Marchez dans le dos de qui recule sans voir.',
          'Rouleau brandi comme une épée : une main à chaque bout, il retourne à sa place.',
          '{ete|Poignées de métal au soleil : touchez-les d’abord. Route à l’ombre, et à boire au coin de livraison.}',
          '{hiver|Froid : le seuil de votre milieu, au plus bas -27 °C. L’effort réchauffe, puis la sueur refroidit; touchez nuques et doigts aux arrêts.}',
        ],
        supervision: 'palier2',
        allergies: [
          '{!hiver|Bois sec, sans moisissure; auto-injecteur sur vous, car les guêpes aiment les tas.} {automne|Feuilles du jour : un vieux tas moisi fait tousser.} {hiver|Urticaire au froid, asthme à l’effort : le plan de l’enfant et son médicament restent dans votre poche.}',
        ],
      },
      observation: [
        'Motricité globale : la poussée, qui part des bras, du ventre ou des jambes, puis la façon de freiner.',
        'Raisonnement : notez les essais qui se suivent quand un engin reste pris.',
        'Compétences sociales : devant la barrière fermée, par quoi passe la demande, et que répond-on de l’autre côté?',
      ],
      prolongements: [
        'Demain, une vraie livraison : {!hiver|les gourdes}{hiver|les pelles} du groupe, du local à la cour.',
        'Le sac d’épicerie, le panier de linge : le parent vous raconte ce que son enfant traîne chez lui, et la prochaine charge lui ressemble.',
      ],
      reflexionRetroaction: [
        'Quel effort ai-je raccourci en poussant à la place d’un enfant?',
        'Pour qui la barrière a-t-elle été un jeu, et pour qui une attente?',
      ],
    },
  },
  {
    key: 'mes-doigts-sentent-la-menthe',
    summary:
      'Pincer une feuille, la frotter, porter ses doigts à son nez : menthe, ciboulette, tomate et terre se reniflent, se disent et se font sentir.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['jardin-et-recolte'],
    materials: ['terre', 'tissus'],
    place: 'YARD',
    alsoAt: {
      INDOORS:
        'Au local, deux pots de menthe et deux de ciboulette, posés par terre près d’une fenêtre, font le jardin.',
    },
    seasons: ['SUMMER'],
    alsoIn: {
      SPRING: 'Au printemps, la ciboulette sort la première; la menthe et la tomate viennent de l’épicerie.',
      AUTUMN:
        'L’automne, le jardin tient jusqu’au gel : les feuilles sentent encore, et dehors, tôt le matin, les guêpes dorment.',
    },
    durationMinutes: 20,
    adults: 1,
    calls: [
      'odeurs',
      'sentir',
      'ça sent bon',
      'ça pue',
      'renifler',
      'nez',
      'odorat',
      'menthe',
      'ciboulette',
      'fines herbes',
      'herbes',
      'jardin',
      'potager',
      'tomates',
      'plantes',
      'cinq sens',
      'jardinage',
    ],
    seen: [
      'elle arrache une feuille, la frotte et se met les doigts dans le nez pour sentir',
      'il colle son nez sur la tomate et fait une grimace',
      'ils frottent du basilic entre leurs mains puis me les tendent à sentir',
      'elle dit que ça sent comme chez sa grand-maman',
      'il souffle par le nez au lieu de respirer, il sait pas comment sentir',
      'il se bouche le nez devant le compost et demande pourquoi ça pue',
      'au dîner, elle renifle chaque morceau de son assiette avant d’y goûter',
      'dans les bacs du potager, ils flattent les feuilles en passant et se sentent les mains',
    ],
    scenes: ['plantes', 'sentir'],
    picture:
      'Devant un pot de menthe, une enfant renifle ses deux doigts, les yeux fermés; un autre offre sa main ouverte au nez de l’éducatrice.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Mes doigts sentent la menthe',
      observationDepart:
        'Vous avez frôlé la menthe. Une enfant vous prend la main, y colle son nez, ferme les yeux et la redemande.',
      intentionEducative:
        'Offrir des odeurs que les doigts réveillent, pour que viennent les sons, les mines et les mots qui les disent.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Mémoire', role: 'secondaire' },
      ],
      objectifs: [
        'Frotter une feuille sur sa tige et sentir ses doigts.',
        'Dire une odeur par un mot, un son ou une mine.',
        '{20min 30min|Porter une odeur à quelqu’un et voir son visage changer.}',
        'Accepter une odeur, ou la refuser.',
      ],
      materiel: [
        item(
          'Menthe et ciboulette, en pots de plastique{dehors| ou en pleine terre}',
          'deux touffes de chacune',
          'Basilic, mélisse ou thym',
        ),
        food('Grosses tomates mûres, lavées, sans la queue, tenues par vous', 'deux', 'Concombre entier, lavé'),
        item(
          'Terre sans engrais ni billes blanches, mouillée le matin',
          'celle des pots',
          'Bac bas de terre de jardin',
        ),
        item('Savon sans parfum, pour les mains, avant et après', 'un', 'Débarbouillettes mouillées à l’eau claire'),
        item(
          '{30min|Débarbouillettes sèches}',
          'une par enfant et deux pour vous',
          'Carrés de coton grands comme deux mains',
        ),
      ],
      preparation: [
        'Ne laissez à portée que des plantes dont vous savez le nom, et qui se mangent. {dehors|Muguet, digitale, rhubarbe, pousse inconnue dans ce coin-là? Apportez les pots ailleurs.}',
        'Ni engrais, ni insecticide, ni huile essentielle, ni parfum : seulement la plante, rincée la veille. {dehors|La veille aussi, coupez les fleurs, que visitent les abeilles, et ôtez les tuteurs à hauteur des yeux.}',
        'Lavez vos mains et celles des enfants au savon sans parfum; avec un savon parfumé, tout sentirait le savon.',
        '{dehors|Groupez les pots à l’ombre, en demi-cercle, ou choisissez des touffes voisines.} {dedans|Posez les pots par terre, en demi-cercle, près d’une fenêtre.} {1adulte|Seule, agenouillez-vous au creux du demi-cercle : vos bras vont d’un bout à l’autre.} {2adultes|À deux, l’une reste aux pots, l’autre s’assoit trois pas plus loin et reçoit ce qu’on lui fait sentir.}',
        '{avec-tissu|Frottez aussi une feuille sur @materiel.} {avec-naturel|Ajoutez @materiel aux choses à sentir, si c’est plus gros qu’un poing.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'À genoux devant la menthe, pincez une feuille sur sa tige et frottez. Portez vos doigts à votre nez, inspirez longtemps, laissez descendre les épaules : « Aaah… la menthe. » Ouvrez la main à la hauteur d’un ventre. Un nez descend, un autre se détourne : tous les deux ont répondu.',
        ),
        play(
          { 10: 6, 20: 8, 30: 9 },
          'Des doigts pincent, tirent, tapotent la touffe. La ciboulette pique, la terre colle au bout de l’index. Tenez une tomate à deux mains : les nez visent le rond où était la queue. {dehors !printemps|Un plant de tomate pousse tout près? Frottez-le, vous seule, et tendez vos doigts.} {18-24m|Un petit nez souffle au lieu d’aspirer et la feuille tremble : soufflez avec lui, puis sentez.} {2-3a|« Ça pique! » « Pizza! » « Grand-maman! » Tous les mots sont bons.} Un nez se plisse : dites « fort ». Des yeux se ferment : dites « doux ». On change de pot, ou l’on revient cinq fois au même.',
        ),
        play(
          { 20: 5, 30: 6 },
          'Frottez, fermez le poing et portez-le à quelqu’un. « Tiens, sens. » Le poing s’ouvre : vous avez donné une odeur. D’autres poings partent vers un ami, vers vous. {18-24m|La main est vide et fière : sentez-la comme les autres, et dites ce que vous y trouvez.} {2-3a|« D’où vient-elle? » Le nez fait le tour des pots, et un doigt montre la bonne touffe, ou sa voisine.} Une tête dit non? Le poing va ailleurs.',
        ),
        play(
          { 30: 8 },
          'Coiffez une tige de menthe d’une débarbouillette, frottez le tout entre vos mains, retirez le tissu. « La feuille est restée là. Et l’odeur? » Elle est venue avec. Donnez à chaque enfant la sienne : on frotte, on tire, on sent, sur la même touffe ou sur une autre. {18-24m|Un visage plonge dans le tissu, ressort, replonge.} {2-3a|Dans vos mains, un tissu à la menthe, un autre à la ciboulette : les yeux fermés, on devine.} Les mains nues continuent leur tournée.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 4 },
          'Assoyez-vous près des pots et dites, tout bas : « Je te frotte, feuille verte (deux doigts frottent), mon nez a la porte ouverte (on touche son nez), je renifle un petit coup (on inspire), la menthe me court partout! (les doigts courent sur les bras) » Au deuxième tour, c’est « la ciboulette » qui court partout. Une fois les mains lavées, on sent encore : que reste-t-il au bout des doigts?',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Laissez un souffle entre l’odeur et le mot : le visage parle d’abord.',
          'Reprenez le son de l’enfant et collez-y un mot : « Ffff! Oui, ça pique. »',
          'Tenez vos doigts à la hauteur du ventre, jamais sous un nez : c’est le nez qui vient.',
          'Dites aussi ce que vous aimez moins : « Pour moi, c’est trop fort. » On peut alors ne pas aimer.',
        ],
        questionsOuvertes: [
          'Qu’est-ce que tes doigts sentent?',
          'Où est la plante qui sent comme ta main?',
          '{20min 30min|À qui apportes-tu cette odeur?}',
          '{2-3a|À quoi ça te fait penser?}',
        ],
      },
      vocabulaire: ['sentir', 'renifler', 'frotter', 'la menthe', 'la ciboulette', 'la terre', 'ça pique', 'doux'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Gardez deux odeurs, la menthe et la terre, et un seul mot pour chacune. Frottez-vous les doigts dix fois : l’imitation vient avant le reniflement.',
        },
        {
          pour: '2-3a',
          texte:
            'Cachez une odeur dans votre poing et donnez deux choix : « Menthe ou ciboulette? » Ensuite, c’est l’enfant qui cache et vous qui cherchez, en vous trompant un peu.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant voit peu? Posez sa main au bord d’un pot, puis du suivant : ses doigts apprennent le chemin, son nez dit où l’on est. Un autre fuit les odeurs? Sa place est au bout du demi-cercle, les doigts dans la terre d’un pot, sans rien à sentir.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’hiver, au local, un pot de menthe de l’épicerie attend les doigts sur le bord de la fenêtre.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Terre au bout du nez, éternuement.',
          'Touffe ébouriffée, feuille arrachée.',
          'Grimace et refus.',
        ],
        dangersAEliminer: [
          'Feuille, terre ou tomate à la bouche : ouvrez la main, essuyez. Ici on sent; on goûte assis à table, un autre jour.',
          'Brin de ciboulette dans une narine : les tiges restent au pot, rien ne se coupe pendant le jeu. Un œil frotté avec des doigts qui piquent se rince longtemps à l’eau claire.',
          '{dehors !printemps|Feuillage du plant de tomate : il irrite et ne se mange pas. Vos doigts seuls y touchent.}',
          '{dehors|Abeille ou guêpe sur une touffe : on recule ensemble et l’on change de pot.}',
          '{ete dehors|Soleil sur les nuques : tôt le matin, à l’ombre, de l’eau à boire tout près.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Menthe, ciboulette (de la famille de l’ail), tomate : vérifiez chaque plan. Pour l’asthme, l’odeur se sent de loin, ou pas du tout.',
          '{dehors|Piqûre : l’auto-injecteur reste sur vous.}',
        ],
      },
      observation: [
        'Langage oral : à chaque odeur, un mot ou un bruit de l’enfant; relevez-le tel quel, même inventé.',
        'Développement sensoriel : vers quelle touffe l’enfant revient-il, et laquelle le fait reculer?',
        'Mémoire : le chemin pris, les doigts sous le nez, pour retrouver la plante qui sent pareil.',
      ],
      prolongements: [
        'Après la pluie, sortez sentir la terre sur le seuil : est-ce la même que celle des pots?',
        'Coriandre, basilic, laurier : chaque cuisine a sa feuille. Un parent vous apporte la sienne, que vous connaissez, avec son nom dans la langue de la maison.',
      ],
      reflexionRetroaction: [
        'Quelle odeur ai-je nommée avant que l’enfant ait fini de respirer?',
        'Qui n’a rien voulu sentir, et qu’ont fait ses mains pendant ce temps?',
      ],
    },
  },
  {
    key: 'ouh-ouh-attrape-moi',
    summary:
      'Une moitié cachée, une moitié dehors, un « ouh-ouh » : on cherche, on trouve, on fête; puis les pieds filent, et « stop », les mains aux genoux.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['mouvement-et-defis', 'emotions-et-amitie'],
    materials: [],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, on joue sur une pelouse clôturée, barrière fermée, autour de deux gros troncs et d’un banc.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'cache-cache',
      'cachette',
      'se cacher',
      'ouh-ouh',
      'coucou',
      'trouver',
      'attrape',
      'attrape-moi',
      'attraper',
      'tague',
      'courir',
      'stop',
      'freiner',
      'se sauver',
      'il se sauve',
      'poursuite',
      'coucou caché',
    ],
    seen: [
      'elle part en courant, se retourne pour voir si je la suis et rit',
      'il se cache derrière le poteau avec les fesses qui dépassent',
      'ils se mettent les mains sur les yeux et pensent qu’on les voit plus',
      'il sort de sa cachette avant même que je commence à le chercher',
      'elle a peur quand je disparais trop longtemps, faut qu’elle me voie un peu',
      'au moment de rentrer, il décolle à l’autre bout de la cour et m’attend pour repartir',
      'au parc, trois enfants s’entassent derrière le même arbre et font hou-hou',
      'dans la cour, ils se poursuivent et je voudrais qu’ils apprennent à arrêter au signal',
    ],
    scenes: ['courir', 'se-cacher', 'figer'],
    picture:
      'Une moitié d’éducatrice dépasse d’un gros arbre, le bras levé; deux enfants accourent vers elle, une troisième cache ses yeux derrière ses mains.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Ouh-ouh! Attrape-moi!',
      observationDepart:
        'Deux pas, un regard par-dessus l’épaule : une enfant vérifie que vous venez. Vous bougez un pied, elle repart en riant.',
      intentionEducative:
        'Offrir la joie d’être cherché, rejoint et fêté, assez souvent pour que l’enfant puisse y compter.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Attachement', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Se cacher à moitié, appeler et se laisser trouver.',
        'Suivre une voix jusqu’à la personne qui appelle.',
        '{20min 30min|Partir, freiner et s’arrêter sur ses deux pieds.}',
        'Faire comprendre « encore » et « assez ».',
      ],
      materiel: [],
      preparation: [
        'Choisissez trois cachettes si étroites que la moitié d’un corps en dépasse : {cour|un arbre ou un poteau, un banc, un bac à fleurs}{parc|deux gros troncs et un banc}{hiver|, ou un tas de neige qui vous va au genou}.',
        'Marchez d’une cachette à l’autre, cinq pas au plus, et cherchez {!hiver|trou, racine, gravier qui roule}{hiver|glace sous la neige, bloc gelé}. {cour|Verrouillez cabanon, coffres et porte de clôture.} {parc|Fermez la barrière, puis longez la clôture avec les enfants : on court de ce côté-ci. Aucune clôture? Cherchez-vous seulement, sans poursuite.}',
        '{hiver|Cache-cou pour tous, jamais de foulard; mitaines et tuque bien ajustées, qui laissent voir et entendre.} {!hiver|Lacets attachés, souliers fermés, cordons rentrés.}',
        'Sachez qui aime être poursuivi et qui s’en inquiète : avec ces enfants-là, c’est vous qui vous sauvez.',
        '{1adulte|Seule, gardez toujours un œil hors de votre cachette, tenez-vous entre les enfants et la sortie, et comptez-les à chaque « trouvé ».} {2adultes|À deux, l’une cherche et court, l’autre se cache avec les plus jeunes.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'De côté contre un {cour|arbre ou un poteau}{parc|tronc}, laissez dehors un œil, une épaule et une jambe. « Ouh-ouh! » Les têtes tournent. « Ouh-ouh, je suis là! » Des pas arrivent. Une main vous touche : ouvrez les bras, dansez sur place. « Trouvée! Tu m’as trouvée! » Restez jusqu’à ce que tous ceux qui viennent vous aient trouvée aussi.',
        ),
        play(
          { 10: 6, 20: 8, 30: 9 },
          'Une enfant file derrière une cachette, un autre se plante au milieu, les mains sur les yeux. Qui se cache appelle : « Ouh-ouh! » Cherchez, l’oreille tendue : « J’entends quelqu’un… par ici? » Dépassez la cachette d’un pas et revenez : « Te voilà! » Dansez nez à nez, ou ouvrez les bras à qui s’y jette. {18-24m|Un petit sort avant d’être cherché et court vous le dire : c’est trouvé, et c’est fêté.} {2-3a|Trois enfants se serrent derrière le même banc : leur fou rire appelle pour eux.} {10min|« Attrape-moi! » lance un enfant. Suivez-le quelques pas, passez devant lui, ouvrez les bras, puis on retourne appeler.} D’autres cherchent avec vous, ou regardent.',
        ),
        play(
          { 20: 5, 30: 6 },
          '« Attrape-moi! » lance un enfant. Suivez-le à grands pas lourds, trois pas derrière : son plaisir est de garder son avance. Chantez ou dites : « Courez, mes pieds, la terre est grande, courez, mes pieds, le vent demande qui va s’arrêter d’un seul coup, stop, les deux mains sur les genoux! » On souffle ainsi, pliés en deux. {18-24m|Un petit freine en tombant assis ou contre vos jambes : arrêté, c’est arrêté.} {2-3a|« Stop! » crie un enfant trop tôt, trop tard, au milieu d’un vers, et tous les genoux obéissent.} Pour attraper, passez devant et ouvrez les bras : on s’y jette, ou l’on repart de l’autre côté.',
        ),
        play(
          { 30: 6 },
          'Changez de sens. « Attrapez-moi! » Sauvez-vous à petits pas, de côté, le visage tourné vers les enfants. Des mains vous touchent, des bras ferment vos genoux : « Attrapée! » Assoyez-vous par terre, vaincue. {18-24m|Un petit vous attrape, vous lâche et vous rattrape, sans que vous ayez bougé.} {2-3a|Deux enfants se poursuivent maintenant entre eux : la main se pose à plat dans le dos, et l’on change.} Une cachette reste ouverte à qui préfère encore appeler.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Accroupie au milieu, cachez une main derrière vous. « Ouh-ouh, la main! » Elle revient. Puis appelez très bas : « Ouh-ouh, où est… » et le prénom de chaque enfant, l’un après l’autre. L’enfant nommé arrive au pas, lève un doigt ou se laisse chercher des yeux : « Te voilà. » Après le dernier prénom, dites le nombre : « Tout le monde est trouvé. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Écoutez le rire : qui glousse veut être cherché longtemps, qui se tait veut être trouvé tout de suite.',
          'Répondez à chaque « ouh-ouh » par le vôtre, avant même de bouger.',
          '{20min 30min|Ralentissez quand un dos se raidit, et offrez de vous sauver à votre tour.}',
          'Arrêtez net au « assez », qu’il soit dit d’un mot, d’une main ou d’un corps qui s’assoit.',
        ],
        questionsOuvertes: [
          'Qui a fait « ouh-ouh »?',
          'D’où vient la voix?',
          '{20min 30min|Qui veux-tu attraper?}',
          '{2-3a|Comment as-tu su que j’étais là?}',
        ],
      },
      vocabulaire: [
        'se cacher',
        'ouh-ouh',
        'trouvé',
        'encore',
        'assez',
        'attrape-moi',
        '{20min 30min|courir}',
        '{20min 30min|stop}',
      ],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Cachez-vous à deux, sa main dans la vôtre, et appelez ensemble. {20min 30min|Poursuivez au pas, sur trois ou quatre pas, jusqu’à vos bras ouverts.}',
        },
        {
          pour: '2-3a',
          texte:
            'Prêtez le rôle de chercheur : l’enfant vous guide par la main vers la voix qu’il entend, et c’est lui qui dit « te voilà ».',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant n’entend pas l’appel? La personne cachée lève un bras et l’agite. Un autre court peu, ou roule en fauteuil? La poursuite prend son allure{20min 30min|, et son « stop » arrête tout le groupe}.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, l’habit de neige ralentit toutes les fuites : cherchez plus, courez moins.} {!ete|L’été, jouez tôt, à l’ombre, et buvez à chaque pause.}',
        },
        {
          pour: 'interieur',
          texte: 'Au local, un fauteuil cache une moitié d’enfant, et la poursuite se fait à quatre pattes.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Chute en courant.',
          'Une seconde d’inquiétude, la voix qui monte.',
          'Deux ventres qui se rencontrent.',
        ],
        dangersAEliminer: [
          'Appel sans réponse : le jeu s’arrête, on compte, on va voir. Une cachette d’où l’on ne voit plus personne sort du jeu.',
          'Enfant saisi par un bras, une manche ou un capuchon : on touche à plat, dans le dos, ou l’on ouvre les bras.',
          '{cour|Balançoire, bas de la glissade : la course reste de l’autre côté de la cour.} {parc|Rue, stationnement, eau, au-delà de la barrière : tenez-vous de ce côté, et faites courir vers le milieu de la pelouse.}',
          'Enfant qui file vers une sortie : passez devant, bras ouverts, et cessez la poursuite. On se sauve après « attrape-moi »; en chemin et près d’une rue, on marche main dans la main.',
          'Adulte tout entière cachée : jamais; chaque enfant voit une moitié de vous.',
          '{hiver|Froid et glace : le seuil de votre milieu, au plus bas -27 °C. On marche là où ça glisse, et l’on ne se cache dans aucun trou de neige.}',
          '{ete|Chaleur et soleil : ombre, chapeau, course brève et à boire.}',
        ],
        supervision: 'palier2',
        allergies: [
          '{!hiver|Piqûre : l’auto-injecteur reste dans votre poche, même quand vous courez.} {hiver|Asthme par temps froid : la pompe de l’enfant reste dans votre poche, et on se poursuit au pas.}',
        ],
      },
      observation: [
        'Attachement : une fois trouvé, vers quel visage l’enfant porte-t-il sa joie?',
        'Motricité globale : regardez ce que ses pieds, ses genoux et ses bras préparent avant {10min|d’arriver dans les vôtres}{20min 30min|l’arrêt}.',
        'Langage oral : le son, le mot ou le geste qui vous a dit « viens », « encore », « assez ».',
      ],
      prolongements: [
        'En rentrant, à chaque arrêt, un « ouh-ouh » chuchoté attend sa réponse : le groupe se compte ainsi.',
        'Confiez le jeu aux parents : le soir, derrière la porte de la cuisine, la moitié du corps dehors.',
      ],
      reflexionRetroaction: [
        'Qui ai-je trouvé trop vite, et qui a trouvé le temps long?',
        'Devant quel enfant mes pas étaient-ils trop lourds ou trop rapides?',
      ],
    },
  },
]
