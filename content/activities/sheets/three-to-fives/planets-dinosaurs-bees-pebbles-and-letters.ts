import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Planets that get stuck in a door of hands, dinosaurs that forget their names, bees let by, clubs of stones, letters read by a friend. */
export const THREE_TO_FIVES_PLANET_AND_LETTER_SHEETS: readonly BankSheet[] = [
  {
    key: 'jupiter-coince-partout',
    summary:
      'Deux mains font une porte juste pour sa planète. La balle d’un ami roule : elle passe ou elle coince. Celle qui coince partout? Jupiter, la plus grosse!',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['vent-et-ciel', 'nombres-et-formes'],
    materials: ['ballons'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'les planètes',
      'planètes',
      'planète',
      'l’espace',
      'espace',
      'système solaire',
      'Jupiter',
      'la Terre',
      'balles',
      'balles de plusieurs grosseurs',
      'balles et planètes',
      'la plus grosse planète',
      'laquelle est la plus grosse',
      'quelle planète est la plus grosse',
      'plus grosse, plus petite',
      'comparer des balles',
      'comparer les grosseurs',
      'ordre de grandeur',
      'du plus petit au plus gros',
      'faire rouler une balle',
      'ça passe ou ça coince',
    ],
    seen: [
      'ils parlent des planètes et veulent savoir laquelle est la plus grosse',
      'il dit que la Terre est la plus grosse, les autres s’obstinent avec lui',
      'elle fait rouler des balles entre ses mains et rit quand ça reste coincé',
      'ils placent les balles de la plus petite à la plus grosse en disant des noms de planètes',
      'il m’a demandé si Jupiter est plus gros que le CPE au complet',
      'ils se chicanent pour la grosse balle, chacun veut être la plus grosse planète',
      'à la collation, ils jasent de Saturne, de Jupiter et de qui est le plus gros',
      'depuis le livre sur l’espace, toutes les balles du local ont un nom de planète',
    ],
    scenes: ['mesurer', 'rouler'],
    picture:
      'Un enfant tient ses deux mains debout en porte; l’éducateur y pousse une énorme balle, qui coince, et deux amis rient, leur balle contre eux.',
    sheet: {
      titre: 'Jupiter coince partout',
      observationDepart:
        '« Ma planète est plus grosse que la tienne! » Deux balles se touchent, deux enfants s’obstinent. « C’est laquelle, la plus grosse de toutes les planètes? »',
      intentionEducative:
        'Soutenir l’enfant qui veut savoir quelle planète est la plus grosse : il compare des balles, les range et dit comment il le sait.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Comparer deux planètes en les faisant passer par la même porte de mains.',
        '{3-4a|Dire « plus grosse » ou « plus petite » en regardant passer la balle.}',
        '{4-5a|Dire, avant de rouler, si la planète passera, puis vérifier.}',
        '{30min|Faire le tour de deux planètes avec ses doigts, et dire quel tour est le plus long.}',
      ],
      materiel: [
        item(
          'Balles de plusieurs grosseurs, plus grosses que le poing d’un enfant',
          'une par enfant, une petite et la plus grosse de toutes pour vous',
          'Ballons mous ou bas roulés en boule',
        ),
        optional('Papier', 'une feuille par enfant', null),
        optional('{si-cerceaux|Cerceau}', '{si-cerceaux|un}', null),
        optional('{si-lampes-de-poche|Lampe de poche}', '{si-lampes-de-poche|une, pour vous}', null),
        optional('{si-blocs|Blocs plus gros que le poing d’un enfant}', '{si-blocs|deux pour deux enfants}', null),
        optional('{30min si-laine|Laine}', '{30min si-laine|un bout par enfant, long comme votre bras}', null),
      ],
      preparation: [
        'Gardez pour vous une petite balle et la plus grosse du local. La petite sera la Terre; la plus grosse, Jupiter, attend derrière votre dos. Les autres sont en tas devant vous.',
        'Jouez par terre, sur un plancher où les balles roulent. Les enfants joueront deux par deux, à un grand pas des autres. {si-blocs|Posez deux blocs près de chaque paire : de chaque côté d’une planète, ils font la porte quand les mains se fatiguent.}',
        'Si on vous le demande, voici l’ordre des planètes, de la plus petite à la plus grosse : « Mercure! Mars! Vénus! La Terre! Neptune! Uranus! Saturne! Jupiter! »',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Assis en rond : « Dans l’espace, laquelle est la plus grosse planète? » Montrez la petite balle. « Voici la Terre, la planète où l’on habite. » Posez-la au sol et mettez une main debout de chaque côté, tout contre elle : c’est sa porte. Un enfant ôte la balle; vos mains ne bougent plus. « Une autre planète peut-elle passer par cette porte? » Un enfant prend une balle plus grosse et la fait rouler : elle coince! Sortez la plus grosse de derrière votre dos. « Jupiter, la plus grosse de toutes! » Elle coince aussi. « Passera-t-elle par une autre porte? Choisissez chacun votre planète, on va le savoir. »',
        ),
        play(
          { 20: 7, 30: 8 },
          'Deux par deux, assis face à face; s’il reste un enfant, ils sont trois. L’un pose sa planète et fait une porte de ses deux mains, tout contre elle. L’ami ôte la balle, puis fait rouler la sienne dans la porte, sans pousser. Elle passe? « Plus petite! » Elle coince? « Plus grosse! » Elle touche à peine? « Pareille! » Puis c’est à l’ami de faire la porte. {3-4a|À trois ans, on recommence dix fois pour crier : « Elle coince! »} {4-5a|À quatre ans, on dit avant de rouler : « Elle va passer », ou « Elle va coincer ».} La porte a bougé? On remet la planète entre les mains, et l’on recommence. Apportez la plus grosse balle à chaque porte : « Jupiter veut passer! » Elle coince partout.',
        ),
        play(
          { 20: 6, 30: 7 },
          'Assis le long du mur, chacun pose sa balle devant lui : voici la file des planètes. Mettez la Terre à un bout et Jupiter à l’autre. Chacun compare sa balle à celle de son voisin : la plus grosse est-elle du côté de Jupiter? Sinon, « On échange! » : les deux enfants changent de place. Plus petite que la Terre? La balle va avant elle : « Mars aussi! » {3-4a|À trois ans, on colle les deux balles : laquelle dépasse?} {4-5a|À quatre ans, on vérifie des deux côtés : plus grosse que celle-ci, plus petite que celle-là.} S’il y a du papier, chacun en chiffonne une de plus et la place. À la fin, chacun nomme sa planète, vraie ou inventée : toute petite voix pour les petites, voix énorme pour les grosses.',
        ),
        play(
          { 30: 6 },
          'Deux doigts sont les jambes d’un astronaute. L’autre main tient la planète. L’astronaute part du dessus de la balle, descend, passe par-dessous et remonte de l’autre côté, à petits pas collés. Deux amis partent ensemble, chacun sur sa planète : laquelle a le plus long tour? {si-laine|Un bout de laine en fait le tour, pincé là où il se rejoint; côte à côte, lequel est le plus long?} {3-4a|À trois ans, l’astronaute dit « Allô! » en arrivant, puis les amis échangent leurs planètes et repartent.} {4-5a|À quatre ans, on compte les pas, puis on échange : sur quelle planète en faut-il le plus?} Passez avec la plus grosse : « Jupiter! » Chaque astronaute en fait le tour. « C’est long! On n’est pas rendus! »',
        ),
        closing(
          { 20: 4, 30: 5 },
          'En rond, assis : « Jupiter veut aller se coucher. » Faites une petite porte de vos mains : Jupiter coince. Un enfant fait la sienne : elle coince encore. « Quelle porte serait assez grande? » On essaie leurs idées : deux pieds écartés, deux amis assis en face l’un de l’autre. {si-cerceaux|On essaie le cerceau, qu’un enfant tient debout à deux mains.} Jupiter passe! Puis chacun, de sa place, fait rouler sa planète vers la grande porte : les petites d’abord, les grosses ensuite. {si-lampes-de-poche|Votre lampe de poche est le soleil : elle éclaire qui passe, puis s’éteint.} « Comment sait-on laquelle est la plus grosse? » On répond d’un mot ou avec ses mains. Puis tout se range.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Répondez vrai et court : « Jupiter, c’est la plus grosse planète. La Terre est toute petite à côté d’elle. »',
          'On vous parle du soleil? « C’est une étoile, bien plus grosse que toutes les planètes. »',
          'Deux enfants s’obstinent? Ne tranchez pas : « Faites une porte, on va le savoir. »',
          'Vous ne savez pas répondre? Dites-le, et notez la question pour la chercher avec eux dans un livre.',
        ],
        questionsOuvertes: [
          'Comment sais-tu qu’elle est plus grosse?',
          'Que faut-il changer à la porte pour qu’elle passe?',
          '{4-5a|Où va ta planète dans la file, et pourquoi?}',
          '{30min|Sur quelle planète le tour est-il le plus long?}',
        ],
      },
      vocabulaire: [
        'la planète',
        'l’espace',
        'plus grosse',
        'plus petite',
        'coincer',
        'la file',
        '{4-5a|entre}',
        '{30min|l’astronaute}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Ses mains s’ouvrent quand la balle arrive? Il fait la porte avec ses deux pieds, talons par terre : elle ne bouge plus.',
        },
        {
          pour: '4-5a',
          texte: 'Il fait une porte qui laisse passer toutes les planètes de ses amis, sauf une. Laquelle coincera?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Il voit peu? Il touche la balle prise entre les deux mains. Il parle peu? Pouce levé quand elle passe, poing fermé quand elle coince. Ses mains ne tiennent pas la porte? Celles d’un ami la font, et il roule.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, les planètes sont des boules de neige, et la porte, deux mitaines.} {hiver|L’été, dans la cour, on roule les planètes dans l’herbe courte, à l’ombre.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Porte qui bouge, et longue discussion.', 'Plus grosse balle voulue par plusieurs.'],
        dangersAEliminer: [
          'Balle lancée : une planète roule par terre. Celle qui vole attend un peu près de vous.',
          'Balle échappée sous un pied : on roule assis, et l’on va la chercher en marchant.',
          'Doigts pilés : on change de place quand toutes les mains sont levées du plancher.',
          'Balle plus petite que le poing, ou qui s’émiette : hors du jeu.',
          '{si-lampes-de-poche|Lumière dans les yeux : la lampe reste dans votre main et vise le plancher.}',
          '{30min si-laine|Laine au cou, ou serrée sur un doigt : vous donnez les bouts pour mesurer, et vous les reprenez aussitôt.}',
        ],
        supervision: 'palier3',
        allergies: ['Latex : balles de tissu, de mousse ou de plastique, jamais de ballon gonflable.'],
      },
      observation: [
        'Éveil aux mathématiques : comment l’enfant s’y prend-il pour comparer deux balles presque pareilles?',
        'Langage oral : quels mots dit-il quand une planète passe, et quand elle coince?',
        'Raisonnement : que change-t-il quand la balle ne fait pas ce qu’il attendait?',
      ],
      prolongements: [
        'Demain, d’autres jouets essaient la porte de mains : qui passe, qui coince?',
        'À la maison, l’enfant fait une porte de ses mains, et sa famille y fait rouler une pomme, une orange, un bas en boule.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé la porte répondre avant de donner ma réponse?',
        'Quelle question sur les planètes est à chercher avec eux?',
      ],
    },
  },
  {
    key: 'un-triceratruc-ca-n-existe-pas',
    summary:
      '« Je suis un tricératruc! » « Non! » Un dinosaure a oublié son nom, on le lui redonne. Puis chacun joue pourquoi, selon lui, ils ont disparu.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['animaux-et-traces', 'contes-et-lettres'],
    materials: ['livres'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'les dinosaures',
      'dinosaures',
      'dinosaure',
      'dinos',
      'figurines de dinosaures',
      'livres de dinosaures',
      'livres sur les dinosaures',
      'livres',
      'noms de dinosaures',
      'ils connaissent les noms des dinosaures',
      'tricératops',
      'tyrannosaure',
      'T-Rex',
      'pourquoi les dinosaures ont disparu',
      'disparition des dinosaures',
      'ils se corrigent entre eux',
      'mots longs',
      'découper les mots en syllabes',
      'taper les syllabes',
      'inventer une histoire',
      'raconter son idée',
    ],
    seen: [
      'ils connaissent plein de noms de dinosaures et se demandent pourquoi ils ont disparu',
      'il corrige tout le monde, c’est pas un T-Rex, c’est un allosaure',
      'elle répète brachiosaure, stégosaure, et rit quand on se trompe exprès',
      'ils se reprennent entre eux, non c’est pas comme ça que ça se dit',
      'ils se demandent si les dinosaures ont eu froid ou si une grosse roche est tombée',
      'il m’a demandé où sont passés les dinosaures, et s’ils vont revenir',
      'à la bibliothèque, ils tournent les pages et nomment chaque bête à cornes',
      'au coin lecture, ils font marcher leurs figurines sur les images du livre',
    ],
    scenes: ['mots', 'pourquoi', 'livres-histoires', 'figurines'],
    picture:
      'De derrière un livre debout, une éducatrice sort une figurine à trois cornes; deux enfants crient « non », un autre a trois doigts au front.',
    sheet: {
      titre: 'Un tricératruc, ça n’existe pas!',
      observationDepart:
        '« C’est un T-Rex! » « Non, un allosaure! » Deux têtes se penchent sur un livre, un dinosaure marche sur la page. « Pourquoi y en a plus? »',
      intentionEducative:
        'Permettre à l’enfant qui aime les dinosaures de dire leurs longs noms, de reprendre un ami avec plaisir et de jouer son idée de leur disparition.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Éveil à la lecture et à l’écriture', role: 'secondaire' },
      ],
      objectifs: [
        'Dire un long nom de dinosaure morceau par morceau.',
        'Reprendre un nom mal dit, et en inventer un pour rire.',
        '{3-4a|Montrer par un geste pourquoi, selon soi, les dinosaures ont disparu.}',
        '{4-5a|Raconter son idée jusqu’au bout, avec un « parce que ».}',
      ],
      materiel: [
        optional(
          'Figurines de dinosaures, plus grosses que le poing d’un enfant',
          'une par enfant, une pour vous',
          null,
        ),
        item('Livres sur les dinosaures', 'un pour deux enfants, un pour vous', null),
        optional(
          '{si-sable|Sable propre, au fond d’un bac}',
          '{si-sable|quatre doigts de sable, un bac pour quatre enfants}',
          null,
        ),
        optional('{si-pinceaux|Pinceaux secs et propres}', '{si-pinceaux|un pour deux enfants}', null),
        optional('{si-blocs|Blocs légers, gros comme une main}', '{si-blocs|un pour deux enfants}', null),
        optional(
          '{30min si-foulards si-tissus|Tissus ou foulards}',
          '{30min si-foulards si-tissus|un pour quatre enfants}',
          null,
        ),
        optional('{si-instruments|Instruments qui se frappent ou se secouent}', '{si-instruments|un ou deux}', null),
      ],
      preparation: [
        'Choisissez des livres où l’on voit bien les bêtes, et repérez-y trois noms que vous savez dire, dont le tricératops. Moins de livres que de paires? Deux paires se partagent le même.',
        'Sans figurine, la main fait le dinosaure : le doigt du milieu se tend en avant, c’est le cou; les autres doigts sont les pattes et marchent.',
        'Retenez ceci pour la question difficile : « Personne n’était là pour le voir. Toi, qu’en penses-tu? » Vous n’aurez pas à dire qui a raison.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Assis en rond, tenez votre livre debout, comme un rocher. Votre main, ou une figurine à trois cornes, sort de derrière à petits pas. « Bonjour, les amis! Je suis un dinosaure. J’ai dormi si longtemps que j’ai oublié mon nom. Je suis un… tricératruc! » Attendez leur « Non! » Ouvrez le livre à l’image du tricératops et mettez trois doigts sur votre front : trois cornes. « Comment je m’appelle? » Tous le disent en tapant un coup par morceau sur leurs cuisses : « Tri-cé-ra-tops! » Trompez-vous encore : « Tricératarte? » Puis les enfants se placent deux par deux; donnez un livre à chaque paire, et les figurines, s’il y en a. « Vos dinosaures aussi ont oublié leur nom! »',
        ),
        play(
          { 20: 7, 30: 8 },
          'Deux par deux, ou trois s’il reste un enfant, autour d’un livre. Chacun a son dinosaure, figurine ou main, et cherche dans les images qui il est. {si-pinceaux|D’un pinceau sec, l’ami l’époussette : il a dormi si longtemps!} Il se présente avec un nom de travers : « Je suis un tyrannobobo! » L’ami crie « Non! », et ils disent le vrai nom en tapant les morceaux : « Ty-ran-no-saure! » Ils ne le savent pas? Lisez-le-leur. {3-4a|À trois ans, le début du nom suffit, ou ce qu’on voit : « le trois-cornes ».} {4-5a|À quatre ans, on cherche le nom qui a le plus de morceaux.} Deux enfants ne s’entendent pas sur un nom? « Montre-moi sur l’image ce qui te le dit. » Puis c’est à l’ami d’oublier son nom.',
        ),
        play(
          { 20: 6, 30: 7 },
          'Fermez votre livre, doucement : « Un jour, les dinosaures ont disparu. Pourquoi? Personne n’était là pour le voir. » Chaque paire ferme son livre : le dessus est la plaine où marchent leurs dinosaures. L’un joue son idée : les dinosaures ont froid, ils ont faim, une roche tombe du ciel, ils se cachent sous le livre. {si-blocs|Le bloc est la roche : la main le descend.} L’ami joue cette idée avec lui, puis montre la sienne. {3-4a|À trois ans, un geste et un mot : « Froid! », et le dinosaure grelotte.} {4-5a|À quatre ans, l’ami demande « Pourquoi? », puis « Et après? » : « Parce qu’il n’y avait plus de feuilles… »} On vous demande qui a raison? « C’est ton idée. Joue-la-moi. » Une paire peut avoir trois idées.',
        ),
        play(
          { 30: 6 },
          'Deux paires collent leurs livres fermés : la plaine est plus grande. Chacun rejoue son idée, et les autres dinosaures font comme lui : tous grelottent, tous ont faim. {si-foulards si-tissus|Un tissu qui descend sur la plaine est la neige, ou la nuit : dessous, plus rien ne bouge.} {3-4a|À trois ans, on joue l’idée ensemble, et tous les dinosaures se couchent très lentement.} {4-5a|À quatre ans, on colle deux idées : « Il faisait froid, et en plus une roche est tombée. »} Quelqu’un les sauve? On le joue aussi : par où se sauvent-ils, qui les aide? Une paire reste seule? Jouez avec elle. Redites chaque idée dans ses mots : « Toi, tu penses que… »',
        ),
        closing(
          { 20: 4, 30: 5 },
          'En rond, chaque dinosaure se couche sur son livre et dit son vrai nom; tous le tapent avec lui, de moins en moins fort. {si-instruments|Un instrument donne les coups avec eux, puis passe au dinosaure suivant.} Votre dinosaure passe le dernier : « Bonne nuit! Moi, je suis un… trucératops? » Laissez-les vous le redire, tout bas : « Tri-cé-ra-tops. » Nommez deux ou trois idées entendues, sans en choisir une. « On regardera dans les livres ce que disent ceux qui cherchent les os des dinosaures. » {si-sable|Puis chaque dinosaure s’enfouit dans le sable du bac; un ami le dégage du doigt, un bout à la fois : « Qui est-ce? »} Livres fermés, tout se range.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Trompez-vous exprès et laissez-vous reprendre : se faire corriger devient drôle pour tout le monde.',
          'Un enfant reprend un ami sèchement? Prêtez-lui une phrase plus douce : « Moi, je dis tricératops. »',
          'Ne dites pas quelle idée est la bonne : redites-la et demandez la suite.',
          'La mort inquiète un enfant? « C’était il y a très, très longtemps. » Restez près de lui, et jouez avec lui l’idée où on les sauve.',
        ],
        questionsOuvertes: [
          'Qui es-tu, toi, le dinosaure?',
          'Que vois-tu sur l’image qui te le dit?',
          'Qu’est-il arrivé aux dinosaures, d’après toi?',
          '{4-5a|Qu’arrive-t-il après?}',
        ],
      },
      vocabulaire: [
        'le dinosaure',
        'le tricératops',
        'le tyrannosaure',
        'disparaître',
        'une idée',
        'le nom',
        '{4-5a|parce que}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Le nom est trop long? Dites le début, « Tri-cé-ra… », et il dit la fin : « Tops! » Puis il le tape tout seul.',
        },
        {
          pour: '4-5a',
          texte:
            'Il cherche dans le livre deux noms qui finissent pareil, comme tyrannosaure et stégosaure, et en invente un troisième.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Il ne parle pas? Il montre l’image, tape les morceaux, et ses amis disent le nom. Il sait tous les noms par cœur? Il garde le livre ouvert et confirme sur l’image. Les cris le gênent? On répond « non » de la tête.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, le dinosaure sort de derrière un banc de neige, et dit son nom en tapant des mitaines.} {hiver|L’été, dans la cour, le dinosaure sort de derrière un arbre, et l’on tape son nom du pied.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Nom corrigé, et petite fierté blessée.', 'Deux idées qui se contredisent.'],
        dangersAEliminer: [
          'Dinosaure lancé, ou poussé vers un visage : un dinosaure marche sur le livre.',
          'Figurine dont la corne ou la queue pique, ou plus petite que le poing : hors du jeu.',
          'Livre debout qui tombe sur des doigts : vous seule en tenez un debout; les leurs sont à plat.',
          'Livre au sol sous un pied : on s’assoit autour, on n’y marche pas.',
          '{si-sable|Sable dans les yeux ou dans les livres : les mains restent au fond du bac, les livres attendent fermés, plus loin; on balaie ce qui tombe.}',
          '{si-pinceaux|Pinceau près d’un œil : on époussette le dinosaure, assis, jamais un visage.}',
          '{si-blocs|Bloc lâché ou lancé : la roche du ciel reste dans une main, et se pose.}',
        ],
        supervision: 'palier3',
        allergies: ['Rien ne se mange ici. Livres sans poussière pour l’enfant asthmatique.'],
      },
      observation: [
        'Langage oral : quels longs noms l’enfant dit-il en entier, et lesquels invente-t-il?',
        'Raisonnement : quelle cause donne-t-il à la disparition, et que fait-il d’une autre idée que la sienne?',
        'Éveil à la lecture et à l’écriture : que cherche-t-il dans le livre pour prouver un nom?',
      ],
      prolongements: [
        'Laissez les livres ouverts dans un coin : demain, un autre dinosaure aura oublié son nom.',
        'À la maison, l’enfant dit un nom de travers, et sa famille cherche le vrai avec lui.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé chaque idée vivre sans dire laquelle est la bonne?',
        'Qui parle peu d’ordinaire, et connaissait pourtant un nom?',
      ],
    },
  },
  {
    key: 'passe-abeille-je-suis-un-poteau',
    summary:
      'Une abeille passe? On devient poteau, et l’on dit tout bas : « Passe, abeille. » Puis on la suit du doigt, de loin, et l’on butine à son tour.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['insectes-et-vers', 'emotions-et-amitie'],
    materials: [],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, la ligne du groupe se trace à trois grands pas d’un massif de fleurs, loin de la rue et des poubelles.',
    },
    seasons: ['SPRING', 'SUMMER'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'les abeilles',
      'abeilles',
      'abeille',
      'bourdon',
      'peur des abeilles',
      'ont peur des abeilles',
      'ils crient quand une abeille passe',
      'ils se sauvent des abeilles',
      'une abeille passe',
      'ne plus bouger',
      'faire la statue',
      'butiner',
      'butiner les fleurs',
      'pollen',
      'observer les abeilles',
      'de fleur en fleur',
      'peur des bibittes',
      'peur des guêpes',
      'insectes',
    ],
    seen: [
      'ils crient et se sauvent dès qu’une abeille passe',
      'elle bat des bras et pleure quand une bibitte jaune vole près de sa tête',
      'il fige et regarde un bourdon entrer au fond d’une fleur, sans bouger',
      'il suit du doigt l’abeille d’un pissenlit à l’autre, elle revient toujours au même',
      'elle ne veut plus sortir dans la cour depuis qu’un ami s’est fait piquer',
      'un enfant crie, et tout le groupe part à courir sans savoir pourquoi',
      'au parc, dès que ça bourdonne, ils viennent tous se coller sur mes jambes',
      'près des fleurs de la clôture, ils font bzzz et veulent savoir ce qu’elle mange',
    ],
    scenes: ['bestioles', 'figer', 'peurs', 'imiter-animaux'],
    picture:
      'Trois enfants se tiennent raides, bras collés; une amie, deux doigts pincés, tourne autour de l’un d’eux; une autre montre une abeille, derrière une ligne.',
    sheet: {
      titre: 'Passe, abeille! Je suis un poteau',
      observationDepart:
        '« Une abeille! » Un cri, des bras qui battent, et tout le groupe court. Un enfant, resté derrière, la regarde entrer dans une fleur.',
      intentionEducative:
        'Soutenir l’enfant que les abeilles effraient ou intriguent : il trouve quoi faire de son corps quand l’une passe, et découvre où elle va.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Figer son corps quand une abeille passe, puis repartir sans courir.',
        'Suivre une abeille des yeux, d’une fleur à une autre, sans s’approcher.',
        'Butiner en mimant, et respecter l’ami qui fait le poteau.',
        '{4-5a|Dire ce qu’on a vu faire à l’abeille.}',
      ],
      materiel: [
        optional('{si-jumelles|Jumelles légères, sans courroie}', '{si-jumelles|une paire pour deux enfants}', null),
        optional('{si-cerceaux|Cerceaux}', '{si-cerceaux|un pour deux enfants}', null),
        optional(
          '{si-foulards si-tissus|Tissus ou foulards légers}',
          '{si-foulards si-tissus|un pour deux enfants}',
          null,
        ),
        optional('{si-livres|Livre où l’on voit une abeille sur une fleur}', '{si-livres|un}', null),
        optional('{si-cônes|Cônes}', '{si-cônes|deux}', null),
      ],
      preparation: [
        'Relisez le plan de chaque enfant allergique aux piqûres; son auto-injecteur est sur vous, et sa place, près de vous.',
        'Trouvez des fleurs où viennent des abeilles, même des pissenlits. Tracez du talon une ligne à trois grands pas d’elles, ou choisissez une bordure : on regarde de là. {si-cônes|Un cône à chaque bout montre où la ligne finit : on ne la contourne pas.} Le reste du jeu se fait plus loin encore, {cour|au milieu de la cour,}{parc|sur le gazon,} là où rien ne fleurit.',
        'Avant le jeu, regardez les lieux : nid, trou d’où sortent des guêpes, poubelle, jus renversé? Jouez ailleurs.',
        '{cour|Pour regarder les fleurs, placez-vous au bout de la ligne, un pas en arrière : vous voyez les fleurs et tous les enfants.} {parc|Pour regarder les fleurs, placez-vous un pas derrière la ligne, du côté de la sortie du parc : vous voyez les fleurs et tous les enfants.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Loin des fleurs, pincez deux doigts : « Bzzz! Voici une abeille. » Elle vole autour de vous. Jouez la peur : votre autre bras bat l’air, vous criez, vous tournez. « Elle est encore là! » Recommencez. Cette fois, collez ce bras au corps, plantez vos pieds et dites tout bas : « Passe, abeille. Je suis un poteau. » Elle tourne, ne trouve pas de fleur, s’en va. Faites alors un pas de côté, très lent. « Une abeille cherche des fleurs. Un poteau, ça n’a rien à manger. » Tous font le poteau avec vous : bras collés, pieds plantés, voix toute basse.',
        ),
        play(
          { 20: 5, 30: 8 },
          'Deux par deux, une abeille et un poteau; s’il reste un enfant, il fait un deuxième poteau. {si-foulards si-tissus|Qui a le tissu en main est l’abeille; on se le passe.} L’abeille pince deux doigts et vole en bourdonnant autour de l’ami, à une longueur de main, sans toucher. « Bzzz! » Le poteau fige et souffle : « Passe, abeille. » Trop près? Il dit « plus loin », et l’abeille recule. L’abeille part : le poteau fait un pas lent, et l’on change. {3-4a|À trois ans, on compte trois « bzzz » sans bouger, puis on rit et l’on secoue tout.} {4-5a|À quatre ans, le poteau ferme les yeux et dit tout bas de quel côté elle bourdonne : devant, derrière.} Qui a très peur commence par être l’abeille, ou fait le poteau contre vous.',
        ),
        play(
          { 20: 5, 30: 7 },
          'Tous derrière la ligne, assis ou accroupis. « Cherchons une vraie abeille, une seule. » Le bras tendu, on la suit du doigt : elle se pose, elle entre, elle repart. {si-jumelles|Aux jumelles, assis, on la garde dans le rond tant qu’elle boit.} « Où va-t-elle? Combien de temps reste-t-elle? » {3-4a|À trois ans, on dit « posée! » quand elle se pose, « partie! » quand elle s’envole.} {4-5a|À quatre ans, on dit d’avance quelle sera la prochaine fleur, et l’on regarde si elle revient à la même.} Une abeille s’approche? « Poteau! », tout bas. Elle passe, et l’on recule d’un pas lent. Aucune abeille ce jour-là? On suit une mouche, une fourmi, ou votre abeille de doigts, qui va d’une fleur imaginaire à une autre.',
        ),
        play(
          { 20: 4, 30: 6 },
          'Revenus loin des vraies fleurs, la moitié des enfants sont des fleurs, à genoux, les mains ouvertes en coupe. {si-cerceaux|Un cerceau couché entoure chaque fleur.} Les autres butinent : « Zzz… », un doigt fait la langue et boit au-dessus de la coupe, « zzzoup! », sans toucher. L’abeille se frotte les cuisses, « J’ai du pollen plein les pattes! », et va voir une autre fleur. Une fleur en a assez? Elle se lève, bras collés : poteau! L’abeille passe son chemin. {3-4a|À trois ans, la fleur compte les gorgées : « Une, deux, trois, pars! »} {4-5a|À quatre ans, l’abeille fait sa tournée : deux ou trois fleurs, toujours dans le même ordre.} Dites « On change! » : les fleurs deviennent abeilles, et les abeilles, fleurs.',
        ),
        closing(
          { 20: 3, 30: 5 },
          'Toutes les abeilles rentrent à la ruche : serrées autour de vous, assises, en bourdonnant de moins en moins fort. « Qu’a-t-on vu dans les fleurs? Et si une abeille passe, que fait-on? » Chacun le montre d’un geste : poteau, pas de côté, main dans la vôtre. {si-livres|Dans le livre, on cherche une abeille qui fait comme la nôtre : elle boit, elle repart.} Passez avec vos deux doigts pincés : « Bzzz… » Tout le groupe fige, et souffle : « Passe, abeille. » Secouez-vous, et repartez au pas.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Faites le poteau la première, et parlez bas : votre corps calme celui des autres.',
          'Un enfant crie ou se sauve? Ne le grondez pas. Rejoignez-le en marchant{1adulte|, tout le groupe avec vous} : « Tu as eu peur. Je fais le poteau avec toi. »',
          'Ne promettez pas qu’elle ne pique jamais : « Elle cherche des fleurs. On lui laisse le chemin. »',
          'Gardez l’enfant allergique à côté de vous, un pas derrière la ligne; il suit l’abeille du doigt, de là.',
        ],
        questionsOuvertes: [
          'Que cherche-t-elle dans la fleur?',
          'Où va-t-elle se poser, maintenant?',
          'Que fait ton corps quand tu as peur?',
          '{4-5a|Comment sais-tu que c’est la même abeille?}',
        ],
      },
      vocabulaire: ['l’abeille', 'la fleur', 'butiner', 'le pollen', 'bourdonner', 'figer', 'la peur', 'le poteau'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Trois « bzzz », c’est trop long? Un seul suffit. Il tient votre main, puis votre manche, puis plus rien.',
        },
        {
          pour: '4-5a',
          texte: 'Il apprend le poteau à un plus petit ou à un autre groupe, avec les mots et les gestes.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Figer est difficile? Il serre ses mains l’une dans l’autre. En fauteuil, il pose les bras sur lui et freine : il est poteau. Le bourdonnement dérange? L’abeille de doigts est muette. Il voit peu? Un ami dit « posée, partie ».',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, au local, l’abeille de deux doigts va d’une image de fleur à l’autre, et l’on fait le poteau.',
        },
      ],
      securite: {
        risquesAcceptes: ['Frisson quand une vraie abeille passe.', 'Cri échappé, poteau qui rit.'],
        dangersAEliminer: [
          'Piqûre : aucune fleur touchée, aucune abeille chassée ni attrapée; trois grands pas entre les fleurs et nous.',
          'Nid, guêpes, poubelle ou jus sucré : on va jouer ailleurs, en marchant.',
          'Abeille qui reste autour d’un enfant, ou se pose sur lui : il fige, vous venez; dès qu’elle s’envole, vous reculez ensemble, lentement.',
          'Enfant piqué : on s’éloigne calmement des fleurs; suivez le protocole de votre milieu, et le plan de l’enfant allergique tout de suite.',
          'Trèfle ou pissenlits sous les pieds ou les genoux : souliers fermés, et l’on s’assoit là où rien ne fleurit.',
          'Doigts pincés près des yeux : l’abeille de doigts vole sous le menton, sans toucher.',
          '{parc|Enfant qui se sauve : le jeu est loin de la rue, et vous êtes du côté de la sortie.}',
          '{si-jumelles|Jumelles vers le soleil, ou au cou : on s’assoit dos au soleil, elles visent les fleurs, et vous ôtez la courroie.}',
          '{si-foulards si-tissus|Tissu agité vers une vraie abeille, ou passé au cou : il se tient à la main, loin des fleurs, et rentre dans votre poche avant la ligne.}',
          '{si-cerceaux|Cerceau sous un pied : il reste à plat, et l’abeille butine du bord.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Venin d’abeille ou de guêpe : plan de l’enfant relu, auto-injecteur sur vous. Pollen : l’enfant qui y réagit regarde de plus loin.',
        ],
      },
      observation: [
        'Éveil aux sciences : que remarque l’enfant de ce que fait la vraie abeille?',
        'Compétences émotionnelles : que fait son corps, au premier « bzzz » et au dernier?',
        'Attention : combien de temps suit-il la même abeille du doigt?',
      ],
      prolongements: [
        'À la prochaine sortie, qui voit une abeille dit tout bas « poteau », et tout le groupe fige.',
        'Le soir, l’enfant montre le poteau à sa famille et lui apprend à dire : « Passe, abeille. »',
      ],
      reflexionRetroaction: [
        'Ma propre peur s’est-elle vue, et qu’en ai-je fait?',
        'Qui est resté au bord, et de quoi a-t-il besoin pour la prochaine fois?',
      ],
    },
  },
  {
    key: 'le-club-secret-des-roches',
    summary:
      '« Elle entre? » « Pas dans ce club! » Chacun classe ses roches, en mouille une qui change de couleur, puis devine la règle du club d’un ami.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['couleurs-et-textures', 'nombres-et-formes'],
    materials: ['roches'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, les clubs s’installent autour d’un arbre, loin de la rue, avec quelques roches apportées si le sol en a peu.',
      WATERSIDE:
        'Au bord de l’eau, les clubs restent loin de la rive, sur la grève sèche, et les roches y sont à choisir.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'les roches',
      'roches',
      'roche',
      'cailloux',
      'caillou',
      'garnottes',
      'classer des roches',
      'classer les roches par couleur',
      'trier des roches',
      'couleurs des roches',
      'remplir ses poches de roches',
      'des roches plein les poches',
      'collection de roches',
      'ramasser des roches',
      'roches mouillées',
      'roches sèches et mouillées',
      'deviner la règle',
      'devine ma règle',
      'trouver ce qui est pareil',
      'classer',
      'trier',
    ],
    seen: [
      'ils remplissent leurs poches de roches et les classent par couleurs',
      'il met les grises d’un bord, les blanches de l’autre, et cherche où va la rayée',
      'elle trempe sa roche dans une goutte d’eau, elle devient verte, elle n’en revient pas',
      'ils vident leurs poches sur le banc et mettent ensemble celles qui se ressemblent',
      'il fait un tas et ne veut pas dire pourquoi celle-là va dedans',
      'ça s’obstine, c’est gris, non c’est brun, regarde comme il faut',
      'dans le vestiaire, une poignée de garnottes tombe de chaque poche de manteau',
      'au bord de l’eau, ils passent une heure à choisir les plus belles pierres',
    ],
    scenes: ['trier', 'ramasser', 'textures'],
    picture:
      'Un doigt sur la bouche, une enfant garde trois roches grises; un ami lui tend une roche rayée; plus loin, l’eau fonce la moitié d’une roche.',
    sheet: {
      titre: 'Le club secret des roches',
      observationDepart:
        'Les poches se vident sur le banc : des roches, encore des roches. Les grises ici, les blanches là. « Et celle-là, elle va avec qui? »',
      intentionEducative:
        'Soutenir l’enfant qui classe ses roches : il choisit une règle, y tient, et cherche celle d’un ami en regardant ce qui se ressemble.',
      domaines: [
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Mettre ensemble des roches pareilles par la couleur, puis par autre chose.',
        'Comparer une roche sèche et la même roche mouillée.',
        'Deviner la règle d’un ami d’après les roches qui entrent et celles qui n’entrent pas.',
        '{30min|Présenter sa roche d’un club à l’autre, et trouver où elle entre.}',
      ],
      materiel: [
        item(
          'Roches qui ne passent pas dans un rouleau de papier hygiénique, plus petites que vos deux poings',
          'cinq par enfant, cinq pour vous, et quatre plus grosses pour les coins; ramassées sur place{cour rive| ou apportées}{parc|, ou trois par enfant, apportées en chariot}',
          null,
        ),
        optional('Gourde d’eau', 'une pour le groupe, versée goutte à goutte par vous', null),
        optional('Drap', 'un', null),
        optional('{si-chaudières|Chaudières}', '{si-chaudières|une pour deux enfants}', null),
        optional('{si-papier|Feuilles de papier}', '{si-papier|une par enfant}', null),
        optional(
          '{si-pinceaux|Pinceaux}{cour parc !si-pinceaux si-aquarelle si-peinture|Pinceaux}',
          '{si-pinceaux|un par enfant}{cour parc !si-pinceaux si-aquarelle si-peinture|un par enfant}',
          null,
        ),
        optional(
          '{cour parc si-aquarelle si-peinture|Aquarelle ou peinture lavable}',
          '{cour parc si-aquarelle si-peinture|une palette pour quatre enfants}',
          null,
        ),
        optional('{si-loupes|Loupes incassables, à large poignée}', '{si-loupes|une pour deux enfants}', null),
      ],
      preparation: [
        '{rive 1adulte|Seule, choisissez un coin plat de grève sèche, à vingt pas de l’eau, le double si elle est haute, derrière une clôture, un talus ou une rangée de gros troncs. Tenez-vous entre le groupe et cette barrière, face aux enfants. Rien de tel? Jouez dans la cour ou au parc, ou venez à deux.} {rive 2adultes|À deux, choisissez un coin plat de grève sèche, à quinze pas de l’eau, le double si elle est haute. L’une reste debout entre ce coin et l’eau, face au groupe, et ne fait rien d’autre; l’autre mène le jeu.} {parc|Choisissez un coin plat, loin de la rue et des vélos.} {cour|Choisissez un coin plat, loin des tricycles et de la glissade.}',
        'Mettez une grosse roche à chaque coin du jeu et faites-les toucher : on ramasse et l’on joue entre les quatre coins.{rive| L’eau de la rive n’est pas du jeu : personne ne va en chercher.}',
        'Regardez les roches avant eux : verre{rive|, hameçon}, arête coupante, guêpes. Le sol en a peu? Éparpillez les vôtres. {ete|Une roche trop chaude pour votre main ne sert pas.}',
        'Gardez cinq roches : trois de la même couleur, deux d’une autre. Vous avez un drap? Étendez-le : les clubs s’installent dessus, chacun devant les genoux de son chef. {si-pinceaux|Pour l’eau, donnez un pinceau par enfant : une goutte de la gourde dessus, et il peint en foncé la moitié d’une roche.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'À genoux, posez devant vous deux roches de la même couleur. « Voici un club secret de roches. Moi, je suis la chef. Il y a une règle pour entrer, mais je ne la dis pas. » Présentez la troisième, de la même couleur : « Elle entre? Oui, entre! » Présentez une roche d’une autre couleur : « Elle entre? Non, pas dans ce club! » Encore une : « Pas dans ce club! » « Quelle est ma règle? » Ils trouvent : « La couleur! » « Vous avez deviné mon secret. Videz vos poches ou ramassez des roches entre les quatre coins, jusqu’à cinq chacun, et ouvrez votre club. » {si-chaudières|On les pose au fond de la chaudière : « toc » ou « ting », lesquelles vont ensemble?} {si-papier|Une feuille de papier, tenue par les roches, sera le club.}',
        ),
        play(
          { 20: 7, 30: 8 },
          'Chacun pose ses roches devant ses genoux et les classe par couleurs. Il est le chef : il décide si une roche est grise, brune ou « gris souris ». Puis chacun garde une roche sèche et en mouille une autre, avec quelques gouttes de votre gourde, ou en la frottant contre {cour parc|l’herbe humide}{rive|le sable humide}. Tout est sec? On retourne une roche qui dort {cour parc|dans la terre}{rive|dans le sable} : son ventre est plus foncé. « Est-elle encore du même club? » {3-4a|À trois ans, la main cherche, yeux fermés, laquelle des deux est la plus froide.} {4-5a|À quatre ans, on dit d’avance quelle couleur va sortir, puis on refait ses clubs avec les roches mouillées.} Puis chacun mélange ses roches et les classe autrement : lisses, plates, rayées, qui brillent.',
        ),
        play(
          { 20: 6, 30: 7 },
          'Deux par deux, ou trois s’il reste un enfant. Le chef pense à une règle et met deux roches dans son club, sans rien dire. L’ami présente les siennes, une à une : « Elle entre? » Le chef répond seulement « Entre! » ou « Pas dans ce club! » {si-loupes|À la loupe, l’ami cherche ce qui est pareil : grains, raies, trous.} L’ami devine la règle, le chef dit « oui » ou « encore ». Puis on échange. {3-4a|À trois ans, la règle se voit : la couleur, ou les grosses. Le chef l’oublie en chemin? On ouvre un autre club.} {4-5a|À quatre ans, la règle se cache mieux : être rugueuse, avoir un trou, tenir debout, être mouillée.} Une roche est toujours refusée? Elle ouvre son club à elle, et l’on cherche laquelle pourrait y entrer.',
        ),
        play(
          { 30: 6 },
          'La moitié des enfants restent chefs et pensent à une nouvelle règle; les autres choisissent une roche et vont d’un club à l’autre : « Elle entre? » Aucun chef ne dit sa règle. {3-4a|À trois ans, on laisse sa roche dès qu’un chef dit « Entre! », et l’on repart avec une autre.} {4-5a|À quatre ans, on cherche une roche qui entre dans deux clubs : les deux chefs se rapprochent, et on la pose entre les deux.} Dites « On change! » : les visiteurs deviennent chefs. {cour parc|Passez aussi avec une roche à vous,} {rive|Tendez aussi une roche à vous au club le plus proche,} et laissez-vous refuser.',
        ),
        closing(
          { 20: 4, 30: 5 },
          'En rond, ouvrez un dernier club : un enfant en est le chef, et ses amis, l’un après l’autre, présentent une roche. Avant qu’il réponde, tous devinent : paume ouverte, elle entre; poing, elle n’entre pas. Règle trouvée? « Le club est fermé! » On cherche les roches mouillées : sont-elles encore foncées? Tous lèvent ensemble leur roche préférée; trois ou quatre enfants disent pourquoi : « Elle pique! Elle brille! » {cour parc si-aquarelle si-peinture|Au pinceau, on pose sur la sienne une goutte de la peinture la plus pareille : la voit-on encore?} Puis les roches retournent dormir où on les a prises{cour|, ou dans votre sac}{parc|, ou dans le chariot}. On vide les poches, on s’essuie les mains et l’on se compte{rive|, puis on s’éloigne de la rive}.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Laissez l’enfant décider de sa règle, même si vous voyez une autre couleur que lui.',
          'Personne ne devine? Posez côte à côte une roche qui entre et une qui n’entre pas : « Qu’est-ce qui n’est pas pareil? »',
          'Une parole vise un ami? « Le club est pour les roches. Les amis entrent tous. »',
          'Prêtez le mot : rugueuse, lisse, plate, rayée, foncée.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui est pareil, dans ce club?',
          'Que devient ta roche quand elle est mouillée?',
          'Pourquoi celle-là n’entre-t-elle pas?',
          '{30min|Où ta roche entre-t-elle, et où n’entre-t-elle pas?}',
        ],
      },
      vocabulaire: ['la roche', 'pareil', 'la règle', 'le club', 'sèche', 'mouillée', 'foncée', '{4-5a|rugueuse}'],
      adaptations: [
        {
          pour: '3-4a',
          texte: 'Trois roches suffisent : deux pareilles et une qui ne l’est pas. « Laquelle n’entre pas? »',
        },
        {
          pour: '4-5a',
          texte: 'Son club a deux règles à la fois : grise et plate. L’ami devine-t-il les deux?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Il voit peu? Les clubs se font au toucher : lisse, rugueuse, plate. Il parle peu? Paume ouverte pour « entre », poing pour « non ». Se pencher est difficile? Il joue sur un banc ou sur ses genoux, et un ami ramasse pour lui.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’hiver, au local, le même club se joue avec des mitaines : celles à pouce rayé, celles qui piquent.',
        },
      ],
      securite: {
        risquesAcceptes: ['Roche refusée, petite déception.', 'Doigt pincé entre deux roches.'],
        dangersAEliminer: [
          '{rive 1adulte|Seule sans clôture, talus ni rangée de troncs : le jeu se fait ailleurs, ce jour-là.}',
          '{rive|Enfant qui sort des quatre coins : allez à lui, les autres s’assoient où ils sont, et l’on recompte.}',
          'Roche lancée : une roche se pose. L’une vole? Toutes se posent, et le jeu attend.',
          'Deux roches frappées l’une sur l’autre : un éclat saute aux yeux; on les compare sans cogner.',
          'Roche lourde sur un pied : souliers fermés, et l’on choisit celles qui se lèvent sans forcer.',
          'Petit caillou : celui qui passe dans un rouleau de papier hygiénique reste par terre; les poches se vident avant de partir.',
          'Roche à la bouche, ou léchée pour la mouiller : une roche reste dans les mains; on la mouille à la gourde, ou contre ce qui est humide par terre.',
          '{parc|Rue, vélos, chien inconnu : les quatre coins sont placés loin de tout cela.}',
          '{si-loupes|Loupe au soleil : elle brûle; elle reste à l’ombre et ne vise jamais le ciel.}',
          '{si-papier|Papier parti au vent : une roche dessus dès qu’il est posé; s’il s’envole, personne ne court après.}',
          '{rive si-chaudières|Chaudière qui va vers l’eau : elle reste entre les quatre coins, et personne ne puise.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Piqûres : auto-injecteur sur vous. Peau sensible à la terre ou au sable : mains rincées à l’eau claire.',
        ],
      },
      observation: [
        'Catégories et concepts : par quoi l’enfant classe-t-il quand ce n’est plus par la couleur?',
        'Raisonnement : que fait-il d’une roche refusée pour trouver la règle?',
        'Langage oral : quels mots trouve-t-il pour dire ce qui est pareil?',
      ],
      prolongements: [
        'Demain, le club se joue avec les souliers du vestiaire : à velcro, à lacets, avec de la boue.',
        'À la maison, l’enfant ouvre un club de cuillères ou de bas, et sa famille devine la règle.',
      ],
      reflexionRetroaction: [
        'Quelle règle d’enfant n’ai-je pas devinée?',
        'Ai-je laissé assez de temps entre « Elle entre? » et la règle dite?',
      ],
    },
  },
  {
    key: 'pere-noel-as-tu-froid-aux-pieds',
    summary:
      'On écrit au père Noël pour lui demander comment il va. Un ami, lunettes de doigts au bout du nez, lit la lettre de travers : on ajoute un signe pour l’aider.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['saisons-et-fetes', 'contes-et-lettres'],
    materials: ['papier-et-crayons'],
    place: 'INDOORS',
    seasons: ['WINTER'],
    durationMinutes: 30,
    adults: 1,
    feast: 'noel',
    calls: [
      'le père Noël',
      'père Noël',
      'Noël',
      'lettre au père Noël',
      'écrire au père Noël',
      'lettre de Noël',
      'liste de cadeaux',
      'ils parlent juste de cadeaux',
      'comment le père Noël va lire',
      'papier, crayons',
      'papier et crayons',
      'papier',
      'crayons',
      'écrire une lettre',
      'faire semblant d’écrire',
      'gribouiller une lettre',
      'lire une lettre',
      'signer son nom',
      'temps des fêtes',
      'décembre',
    ],
    seen: [
      'ils parlent juste des cadeaux qu’ils veulent et demandent comment le père Noël va lire',
      'elle gribouille une page pleine et me demande ce que ça dit',
      'il fait des zigzags, plie la feuille et dit que c’est une lettre pour Noël',
      'ils découpent le catalogue de jouets et disent je veux ça, ça et ça',
      'il s’inquiète, il ne sait pas écrire, le père Noël comprendra pas sa lettre',
      'elle dit que chez elle le père Noël ne passe pas, les autres la regardent',
      'au coin dessin, ils écrivent des lettres et me les lisent en suivant du doigt',
      'depuis qu’ils ont vu le père Noël au centre commercial, ils demandent où il dort',
    ],
    scenes: ['tracer-ecrire', 'fete', 'rimes-lettres'],
    picture:
      'Deux ronds de doigts au bout du nez, un enfant lit une lettre de zigzags et de souliers; son amie rit et dessine un lacet de plus.',
    sheet: {
      titre: 'Père Noël, as-tu froid aux pieds?',
      observationDepart:
        '« Moi, je veux un camion! » « Moi, un gros chien! » Puis une petite voix : « Il va la lire comment, ma lettre, le père Noël? Je sais pas écrire. »',
      intentionEducative:
        'Permettre à l’enfant d’écrire à sa façon au père Noël, ou à quelqu’un d’autre, pour lui demander autre chose qu’un cadeau, et de faire lire sa lettre.',
      domaines: [
        { domaine: 'langagier', composante: 'Éveil à la lecture et à l’écriture', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        '{3-4a|Mettre sur la feuille un dessin ou un gribouillis, et dire ce qu’il raconte.}',
        '{4-5a|Mêler dessins, signes et lettres connues dans une même lettre.}',
        'Poser une question à quelqu’un, plutôt que demander pour soi.',
        'Lire la lettre d’un ami, et aider un ami à lire la sienne.',
      ],
      materiel: [
        item(
          'Papier',
          '{20min|une feuille par enfant, une pour vous}{30min|deux feuilles par enfant, une pour vous}',
          null,
        ),
        item('Crayons', 'deux par enfant, deux pour vous', null),
        optional('{si-enveloppes|Enveloppes}', '{si-enveloppes|une par enfant}', null),
        optional(
          '{si-boîtes-à-chaussures si-boîtes-de-carton|Boîte de carton ou boîte à chaussures}',
          '{si-boîtes-à-chaussures si-boîtes-de-carton|une, sans agrafe}',
          null,
        ),
        optional('{si-rubans|Ruban}', '{si-rubans|un bout par enfant, long comme deux mains}', null),
        optional('{si-photos|Photos des familles}', '{si-photos|quelques-unes, au milieu des tables}', null),
      ],
      preparation: [
        'Assoyez les enfants autour des tables, deux par deux, une feuille et deux crayons devant chacun. {30min|Gardez les autres feuilles pour les réponses.} {si-boîtes-à-chaussures si-boîtes-de-carton|D’avance, ouvrez dans une boîte une fente large comme une main : c’est la boîte aux lettres.}',
        'Pensez à qui n’attend pas le père Noël : sa lettre ira à une mamie, à un cousin, à la personne qui fait le dîner. Dites dès le début : « au père Noël, ou à quelqu’un d’autre ».',
        'On vous demandera s’il existe. Préparez votre réponse : « Qu’en penses-tu, toi? », et l’on revient à la lettre.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Assis aux tables : « Le père Noël reçoit plein de lettres qui disent : je veux, je veux, je veux. Personne ne lui demande comment il va! » Écrivez devant eux, en disant les mots : « Père Noël, as-tu froid aux pieds? » Dessinez à côté deux pieds et un flocon. Faites deux ronds avec vos doigts, posés au bout du nez comme les lunettes d’un grand-père, et regardez la lettre. Puis relisez-la, un doigt sous les mots. « Et si on ne sait pas écrire, comment va-t-il lire la lettre? Avec le dessin : des pieds, de la neige. J’ai compris! » Puis : « À qui écrivez-vous? Au père Noël, à votre mamie, à quelqu’un que vous aimez? Que voulez-vous lui demander? » {si-photos|Qui hésite montre une photo du doigt.}',
        ),
        play(
          { 20: 7, 30: 8 },
          'Chacun écrit sa lettre, avec deux crayons, comme il sait écrire : zigzags, ronds, dessins, lettres de son prénom. D’abord une question : « Où dors-tu? As-tu mangé? Qui s’occupe de tes rennes? » {3-4a|À trois ans, on gribouille et l’on raconte en même temps; demandez : « Qu’est-ce que ça dit? » et écrivez à côté un mot de l’enfant.} {4-5a|À quatre ans, on choisit un signe pour chaque idée : un visage qui bâille, une assiette, un grand point.} Un enfant dessine un jouet? Le jouet a sa place dans la lettre, une fois. « Et quelle question lui poses-tu? » Le coin du bas reste vide, pour la signature. La feuille est pleine? On continue au dos. {si-boîtes-à-chaussures si-boîtes-de-carton|Finie, elle se poste dans la fente de la boîte.}',
        ),
        play(
          { 20: 6, 30: 7 },
          '« Le courrier est arrivé! » {si-boîtes-à-chaussures si-boîtes-de-carton|Un facteur vide la boîte.} Deux par deux, ou trois s’il reste un enfant, on échange les lettres. La lettre posée devant lui, celui qui la reçoit fait le père Noël, la mamie ou le cousin. Il met ses lunettes de doigts au bout du nez et lit tout haut ce qu’il croit voir, même de travers. « Je vois… une patate? » « Non, c’est un soulier! » L’auteur ajoute alors un signe pour aider : des lacets, un pied, une flèche. {3-4a|À trois ans, l’auteur dit sa question, et l’ami la redit avec une grosse voix.} {4-5a|À quatre ans, on ôte ses lunettes et l’on relit du haut jusqu’en bas, un doigt sous les signes.} Puis on lit la lettre de l’autre. « As-tu compris ce qu’il te demande? »',
        ),
        play(
          { 30: 6 },
          'Chacun répond à la lettre qu’il a lue. Donnez-lui une feuille neuve : il dessine ou écrit à sa façon la réponse du père Noël, de la mamie ou du cousin : « Oui, j’ai froid. J’ai mis deux paires de bas! » Lisez-en une : grosse voix, lunettes de doigts. {3-4a|À trois ans, la réponse est un trait et une phrase qu’il invente; écrivez-en un mot.} {4-5a|À quatre ans, il pose à son tour une question : « Et toi, as-tu perdu une dent? »} On se rend les lettres avec leur réponse, et l’ami la lit.',
        ),
        closing(
          { 20: 4, 30: 5 },
          'Chacun reprend sa lettre et la signe dans le coin du bas : une lettre de son prénom, un trait, le tour de son petit doigt. On sait ainsi de qui elle vient. Chacun dit sa question en une phrase, ou vous la lisez; le groupe répond : « Bonne question! » {si-enveloppes|Sur l’enveloppe de sa lettre, on dessine qui la recevra : une barbe, un chignon.} Puis on plie les lettres en deux et on les met dans les casiers : chaque famille décidera avec l’enfant où l’envoyer. {si-rubans|Avec un bout de ruban, l’auteur roule plutôt la sienne et l’entoure; un ami la tient.} « Alors, comment va-t-on lire vos lettres? » Laissez-les répondre.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Vous écrivez un mot pour l’enfant? Écrivez exactement ce qu’il dit, et relisez-le avec votre doigt dessous.',
          'La liste de jouets recommence? « Il sait que tu veux un camion. Et lui, que fait-il le soir? »',
          'Ne comparez pas ce que chacun veut ou reçoit; ramenez la question : « As-tu demandé comment il va? »',
          'Un enfant dit que le père Noël ne vient pas chez lui? « C’est vrai, pas dans toutes les maisons. À qui écris-tu, toi? »',
        ],
        questionsOuvertes: [
          'À qui écris-tu?',
          'Que veux-tu lui demander?',
          'Comment va-t-il comprendre ce signe-là?',
          '{30min|Que te répond-il?}',
        ],
      },
      vocabulaire: [
        'la lettre',
        'écrire',
        'lire',
        'la question',
        'le signe',
        'signer',
        'le courrier',
        '{30min|la réponse}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'La feuille reste vide? Tracez un rond : « Voici une tête. Qui est-ce? » Il y met les yeux, et la lettre est commencée.',
        },
        {
          pour: '4-5a',
          texte:
            'Il demande comment s’écrit un mot? Dites-en le premier son, lentement : il écrit ce qu’il entend, à sa façon.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Tenir un crayon est difficile? Il montre où, vous tracez, et la lettre dit ses mots. Il parle une autre langue à la maison? Sa lettre la parle aussi. Lire devant le groupe le gêne? Vous lisez, il tient la feuille.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’été, la lettre part à quelqu’un en vacances : « As-tu chaud aux pieds? Où dors-tu? »',
        },
      ],
      securite: {
        risquesAcceptes: ['Lettre mal lue, et rires.', 'Envie du jouet d’un autre.'],
        dangersAEliminer: [
          'Crayon levé près d’un visage : on pose son crayon sur la table avant de faire les lunettes.',
          'Doigts trop près de l’œil : les lunettes de doigts se posent au bout du nez, jamais sur les yeux.',
          'Marche avec un crayon : il reste à la table.',
          'Moquerie de la lettre d’un ami : arrêtez tout de suite. « Chacun a sa façon d’écrire. »',
          '{si-rubans|Ruban au cou, ou serré sur un doigt : vous donnez les bouts à la table, un par lettre.}',
        ],
        supervision: 'palier3',
        allergies: ['Rien ne se mange ici. Crayons sans parfum.'],
      },
      observation: [
        'Éveil à la lecture et à l’écriture : où l’enfant commence-t-il à lire sa feuille, et que suit son doigt?',
        'Langage oral : quelle question trouve-t-il, et à qui la pose-t-il?',
        'Compétences sociales : comment aide-t-il l’ami qui lit de travers?',
      ],
      prolongements: [
        'Le coin des lettres reste ouvert : demain, on écrit à la personne qui prépare le dîner, et l’on va lui lire.',
        'À la maison, l’enfant lit sa lettre à sa famille; un parent y ajoute sa question à lui.',
      ],
      reflexionRetroaction: [
        'Qui n’écrivait pas au père Noël, et s’est-il senti à sa place?',
        'Ai-je fait place aux questions, sans faire taire l’envie d’un cadeau?',
      ],
    },
  },
]
