import { closing, guided, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const BABY_WEATHER_SHEETS: readonly BankSheet[] = [
  {
    key: 'la-neige-entre-au-local',
    summary: 'Un bac de neige propre arrive au milieu du tapis : tapoter, ramasser à la cuillère, sentir l’eau couler.',
    ageGroups: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['eau-neige-et-glace', 'saisons-et-fetes'],
    materials: ['neige', 'contenants-et-cuilleres'],
    place: 'INDOORS',
    seasons: ['WINTER'],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'neige',
      'bac de neige',
      'froid',
      'fondre',
      'mains froides',
      'tempête',
      'trop froid pour sortir',
      'pelleter',
      'bac sensoriel',
      'il pointe la fenêtre',
      'eau',
      'hiver',
      'toucher',
    ],
    seen: [
      'il tapote la slush au fond du bac et retire vite sa main',
      'elle remplit son gobelet de neige avec une cuillère et le vide à côté',
      'un petit lèche le glaçon ramassé sur sa botte et frissonne',
      'en mitaines, il ne peut rien sentir et se fâche dehors',
      'elle pleure parce que ses doigts sont gelés puis veut y retoucher aussitôt',
      'il se demande où est passée la boule blanche, il reste juste de l’eau',
      'il fait moins trente, on est pognés en dedans et mes bébés regardent neiger',
      'un parent est entré avec un tas de neige sur ses bottes et ils se sont garrochés dessus',
    ],
    scenes: ['neige-glace', 'remplir-vider'],
    picture:
      'Autour d’un bac de neige, un poupon ramasse à la cuillère, un autre tapote, un troisième regarde, sur les genoux de l’éducatrice.',
    sheet: {
      titre: 'La neige entre au local',
      observationDepart:
        'Par la fenêtre, les poupons pointent la neige qui tombe. Dehors, les mitaines les empêchent souvent de la sentir.',
      intentionEducative:
        'Soutenir les premiers échanges du poupon autour d’une sensation forte et partagée : le froid.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage prélinguistique', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
      ],
      objectifs: [
        'Montrer par un geste, une mine ou un son ce qui plaît ou déplaît.',
        'Pointer et regarder si l’adulte regarde aussi.',
        'Sentir la neige devenir eau entre ses doigts.',
      ],
      materiel: [
        item('Bac large et peu profond', 'un pour trois poupons', 'Grande rôtissoire'),
        item('Neige blanche, prise loin du trottoir', 'une chaudière par bac', null),
        item(
          'Grosses cuillères et tasses de plastique',
          'une cuillère et deux tasses par poupon',
          'Contenants de yogourt rincés',
        ),
        item('Serviettes et vêtements secs', 'un ensemble par poupon, deux serviettes pour le bac', null),
      ],
      preparation: [
        'Ramassez la neige juste avant le jeu, dans un coin sans sel, sans sable et sans passage d’animaux.',
        'Étendez des serviettes sous le bac et roulez les manches.',
        '{30min|Laissez deux tasses de neige par bac dans la chaudière, à côté de vous : elles raviveront le jeu.}',
        '{avec-contenant|Posez @materiel près du bac : la neige s’y tasse autrement.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Posez une grosse boule de neige au milieu du bac vide. Touchez, retirez la main : « Oh! c’est froid! » Attendez leur réponse avant d’ajouter le reste.',
        ),
        play(
          { 10: 6, 20: 13, 30: 13 },
          'Assis au bord, les prudents tapotent et retirent la main; les autres remplissent leur tasse à la cuillère. Celui qui préfère voir de vos genoux participe aussi. {20min 30min|Le jeu ralentit? Enfouissez une cuillère, le manche dehors : « Où est-elle? »} Au bout de cinq minutes, séchez sur place une première paire de mains, puis une autre; on revient à la neige si l’on veut.',
        ),
        play(
          { 30: 10 },
          'Sortez la neige gardée dans la chaudière : une tasse renversée fait un gâteau, une paume l’écrase. Au fond du bac, l’eau apparaît. Glissez-y le bout du doigt, cherchez leur regard, puis épongez l’eau d’une serviette avant qu’elle couvre le fond.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 4 },
          'Réchauffez les mains dans la serviette, une à la fois, avec le même refrain : « Une main frette, une main nette, toute dans la serviette. » Videz ensuite le bac dans la chaudière, devant eux : « Au revoir, la neige! » Écoutez l’eau descendre, et emportez-la aussitôt hors de portée. Changez les manches mouillées.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Mettez des mots sur sa mine : « Tu fronces le nez, c’est froid. »',
          'Laissez cinq secondes de silence après chaque phrase.',
          'Reprenez ses sons avant d’ajouter un mot.',
          'Une main pleine de neige monte à la bouche? Accompagnez-la jusqu’à la tasse.',
        ],
        questionsOuvertes: ['Qu’est-ce qui arrive dans ta main?', 'Où est passée la neige?'],
      },
      vocabulaire: ['froid', 'mouillé', 'fondre', 'la goutte', 'encore', 'blanc', 'au revoir'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Au poupon qui ne s’assoit pas seul, offrez sur vos genoux une tasse pleine de neige, à tapoter du dehors. À celui qui marche, donnez deux tasses pour verser de l’une dans l’autre, debout.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le froid dérange un poupon? Tassez de la neige dans une tasse, que vous tenez : il la voit fondre sans y toucher.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’été, une débarbouillette mouillée, sortie du frigo, porte le froid d’une main à l’autre.',
        },
      ],
      securite: {
        risquesAcceptes: ['Manches mouillées.', 'Mains froides quelques minutes.'],
        dangersAEliminer: [
          'Neige salée, jaunie, ramassée près du déneigement ou du stationnement.',
          'Eau de la neige fondue : épongez-la à mesure; le bac et la chaudière partent avec vous dès que vous vous levez.',
          'Plancher mouillé autour des serviettes : essuyez-le avant que quelqu’un s’y lève.',
        ],
        supervision: 'palier1',
        allergies: ['Peau atopique : séchez bien les plis des doigts et suivez la consigne du parent.'],
      },
      observation: [
        'Langage prélinguistique : pointe-t-il, et cherche-t-il votre regard ensuite?',
        'Développement sensoriel : combien de fois retourne-t-il vers le froid?',
        'Tempérament : s’approche-t-il d’emblée ou après avoir regardé les autres?',
      ],
      prolongements: [
        'Laissez une tasse de neige sur le comptoir : comment sera-t-elle après la sieste?',
        'Racontez au parent le mot ou la mine du jour, pour qu’il le reprenne sur le chemin du retour.',
      ],
      reflexionRetroaction: [
        'À quels signaux ai-je répondu? Lesquels ai-je manqués?',
        'Les cinq minutes de froid étaient-elles trop longues ou trop courtes?',
      ],
    },
  },
  {
    key: 'le-premier-flocon',
    summary:
      'La première neige tombe : les petits la regardent venir, la montrent du doigt, la perdent et la chantent.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['saisons-et-fetes', 'eau-neige-et-glace'],
    materials: [],
    place: 'YARD',
    alsoAt: {
      INDOORS: 'Au local, tout se vit à la fenêtre, le front près de la vitre, sans toucher les flocons.',
    },
    seasons: ['AUTUMN', 'WINTER'],
    durationMinutes: 10,
    adults: 1,
    occasion: 'premiere-neige',
    calls: [
      'première neige',
      'flocon',
      'il neige',
      'neige qui tombe',
      'attraper',
      'novembre',
      'fenêtre',
      'lever la tête',
      'fondre',
      'comptine de neige',
      'hiver',
      'comptines à doigts',
    ],
    seen: [
      'il tend la main et regarde le petit point blanc disparaître sur sa manche',
      'elle ouvre la bouche, la langue sortie, pour attraper ce qui tombe du ciel',
      'un trottineur court après les plumes de neige et dit non quand ça fond',
      'il fige, le nez en l’air, n’ayant jamais vu ça de sa vie',
      'elle se colle contre moi, pas certaine d’aimer ce qui lui tombe dans la face',
      'un petit pointe le ciel blanc et nous cherche des yeux pour qu’on regarde',
      'à la collation, quelqu’un a vu neiger et plus personne ne mangeait',
      'ce matin sur la galerie, mes bébés voulaient pogner les flocons dans l’air',
    ],
    scenes: ['neige-glace', 'mots'],
    picture:
      'Devant la porte du service, la première neige tombe : un poupon dans les bras tend ses mitaines, deux petits lèvent la tête.',
    sheet: {
      titre: 'Le premier flocon',
      observationDepart:
        'Quelque chose de blanc descend devant la fenêtre. Un petit arrête de mâcher; un autre lève le bras, la bouche ouverte.',
      intentionEducative:
        'Soutenir l’envie de montrer et de dire devant une chose que plusieurs voient pour la première fois.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage prélinguistique', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Suivre des yeux une chose petite qui tombe.',
        'Pointer, vocaliser, chercher un visage à qui le montrer.',
        'Remarquer que le flocon disparaît.',
      ],
      materiel: [],
      preparation: [
        '{dehors|Habillez d’abord ceux qui attendent bien; gardez tuques et mitaines pour le seuil, afin que personne n’ait chaud.}',
        '{dehors|Portez une manche foncée : les flocons s’y voient.} {dedans|Dégagez le bas de la fenêtre et éteignez la lumière du plafond.}',
        'Placez-vous de côté, d’où vous voyez à la fois ce qui tombe et les visages.',
        'Apprenez la comptine d’avance; elle tient en cinq lignes.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          '{dehors|Sur le seuil, arrêtez-vous. Levez la tête et attendez que le premier visage se lève aussi. « Oh! regarde. »} {dedans|Posez l’index sur la vitre et suivez un seul flocon, de haut en bas. « Oh! parti. »}',
        ),
        play(
          { 10: 5, 20: 8 },
          '{dehors|Assoyez-vous sur le seuil balayé ou sur la marche du bas, un petit sur les genoux : il tend la main. Les autres s’assoient contre vous ou se tiennent à votre épaule. Présentez votre manche : un flocon s’y pose, un doigt l’écrase, plus rien.} {dedans|Debout, à genoux ou dans vos bras, chacun tape la vitre là où passe le blanc.} {0-18m !18-24m dedans 20min|Un poupon babille vers la neige? Répondez-lui d’un mot, « blanc », et attendez le son suivant. Quand les mains ne tapent plus, suivez un flocon du nez, en pliant les genoux jusqu’au plancher; attendez qu’un visage descende avec le vôtre, puis remontez.} {18-24m dehors|Les trottineurs marchent après un flocon et disent non quand il fond.} {18-24m dedans|Les trottineurs suivent un flocon d’un bord de la vitre à l’autre.}',
        ),
        guided(
          { 10: 2, 20: 3 },
          'Dites la comptine à un enfant à la fois, tout près; les autres {dehors|tapotent la neige posée sur vous.} {dedans|tapent encore la vitre.} « Flocon, flocon, tombe sur mon front » : un doigt sur son front. « Flocon, flocon, tombe sur mon menton » : le menton. « Tombe sur ma manche » : le bras. « Blanc comme un dimanche… » : un souffle léger. « Fondu! » : vos mains s’ouvrent, vides.',
        ),
        play(
          { 20: 4 },
          'Redites la comptine à qui avance son front. {dehors|Les autres touchent la neige posée sur la rampe, sur le capuchon d’un ami, sur votre tuque.} {dedans|Entre deux, soufflez sur la vitre : les autres frottent la buée de la paume.}',
        ),
        closing(
          { 10: 1, 20: 2 },
          '{dehors|« La neige reste, nous rentrons. » Secouez les manches sur le tapis de l’entrée et regardez ensemble les gouttes.} {dedans|Saluez la neige de la main, puis assoyez-vous tous au pied de la fenêtre : « Partie! »}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Pointez peu : attendez que son doigt parte le premier.',
          'Dites toujours le même mot quand le flocon disparaît : « parti ».',
          '{dehors|Essuyez la joue mouillée en nommant la goutte.} {dedans|Essuyez la vitre quand la buée cache la neige.}',
        ],
        questionsOuvertes: ['Qu’est-ce qui tombe, là-haut?', 'Où s’est posé ton flocon?'],
      },
      vocabulaire: ['la neige', 'le flocon', 'blanc', 'froid', 'tombe', 'parti', 'fondu'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Le tout-petit reste dos contre vous{dehors|, la joue à l’abri : il voit tomber, sans recevoir la neige dans les yeux}{dedans| : reculez d’un pas, la neige qui passe se suit mieux de loin que le nez sur la vitre}.',
        },
        {
          pour: '18-24m',
          texte:
            '{dehors|Proposez de tenir les deux bras ouverts et d’attendre que le blanc vienne s’y poser.} {dedans|Il part d’un flocon, file à l’autre bout de la vitre et vous crie ce qu’il y trouve.}',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un doigt mouillé {dehors|de neige fondue}{dedans|de buée} dit la comptine à celui qui voit peu : il sent où tombe chaque flocon.',
        },
        {
          pour: 'autre_saison',
          texte: 'Au printemps, les pétales d’un pommier tombent aussi lentement; ils ne fondent pas.',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{dehors|Flocon dans l’œil ou au coin des lèvres.} {dedans|Front qui cogne la vitre, sans élan.}',
          '{dehors|S’asseoir d’un coup sur le sol mouillé.} {dedans|Déception quand la neige cesse.}',
        ],
        dangersAEliminer: [
          '{dehors|Seuil et marches glissants : balayez-les et restez au seuil ou sur la marche du bas, jamais en haut des marches.}',
          '{dehors|Mitaines mouillées gardées aux mains : changez-les aussitôt.}',
          '{dedans|Meuble ou radiateur sous la fenêtre, sur lequel un petit pourrait se hisser ou se brûler.}',
          '{dehors|Cache-cou à cordon : prenez un tour de cou cousu.} {dedans|Cordon de store près de la vitre : relevez-le et fixez-le.}',
        ],
        supervision: 'palier1',
        allergies: [
          '{dehors|Peau que le froid irrite : sa crème, avec l’autorisation écrite du parent.} {dedans|La vitre se lave à l’eau, sans produit parfumé : les nez s’y posent.}',
        ],
      },
      observation: [
        'Langage prélinguistique : à qui montre-t-il la neige, et par quel geste?',
        'Attention : suit-il un flocon jusqu’en bas?',
        'Tempérament : avance-t-il la main ou préfère-t-il votre épaule?',
      ],
      prolongements: [
        'La comptine revient à l’habillage, tout l’hiver : « tombe sur mon front » annonce la tuque.',
        'Écrivez aux parents la réaction de leur enfant à la première neige, en une phrase.',
      ],
      reflexionRetroaction: [
        '{dehors|Suis-je sortie au bon moment, ou cinq minutes trop tard?} {dedans|Ai-je attendu leur doigt, ou montré la première?}',
        'Qui n’a pas vu de flocon de près, et comment le lui offrir demain?',
      ],
    },
  },
  {
    key: 'la-trace-de-ma-mitaine',
    summary: 'Une main, un pied, un derrière dans la neige fraîche : la forme reste, et le petit y retourne pour voir.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['animaux-et-traces', 'eau-neige-et-glace'],
    materials: [],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, cherchez un coin de neige que personne n’a encore piétiné.',
      WOODS: 'À l’entrée du boisé, une piste d’écureuil ou d’oiseau croise souvent les vôtres.',
    },
    seasons: ['WINTER'],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'trace',
      'piste',
      'empreinte',
      'neige fraîche',
      'mitaine',
      'botte',
      's’asseoir dans la neige',
      'pas dans la neige',
      'écureuil',
      'marcher dans la neige',
      'hiver',
    ],
    seen: [
      'elle se laisse tomber sur les fesses pour faire un autre trou blanc',
      'il recule pour regarder les marques que ses bottes laissent derrière lui',
      'un bébé tape la neige de sa main et retape juste à côté',
      'elle pleure d’être assise dans le banc de neige, ne sait pas quoi y faire',
      'il retourne voir si la forme de son derrière est encore là',
      'fière, elle me tire pour me montrer où elle a marché',
      'dans la cour toute blanche, un petit suivait les pas d’écureuil jusqu’à la clôture',
      'il a neigé pendant la sieste et mes trottineurs n’osaient pas marcher dans le neuf',
    ],
    scenes: ['neige-glace', 'peindre', 'traces'],
    picture:
      'Accroupie, l’éducatrice montre sa paume et l’empreinte de sa mitaine dans la neige; un bébé tape la sienne, un plus grand laisse des pas.',
    sheet: {
      titre: 'La trace de ma mitaine',
      observationDepart:
        'Tombé assis dans la neige, un enfant s’est relevé, s’est retourné, puis a longuement regardé le trou laissé par son derrière.',
      intentionEducative:
        'Permettre au petit de voir que son corps laisse quelque chose derrière lui, et de le refaire exprès.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Appuyer sa main ou son pied et regarder ce qui reste.',
        'Faire le lien entre le trou et la partie du corps.',
        'Bouger dans un habit de neige sans perdre l’envie d’avancer.',
      ],
      materiel: [],
      preparation: [
        'Repérez une plaque de neige fraîche de trois pas sur trois, plate, {cour|loin de la rue et du bas du toit.} {parc|loin de la rue et des glissades.} {bois|au bord du sentier, sans branche chargée au-dessus.}',
        'Tâtez dessous avec le pied : ni glace, ni trou, ni jouet enfoui.',
        'Sortez peu de temps, et vérifiez souvent joues et doigts.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Accroupie devant la neige intacte, appuyez votre main ouverte, comptez trois secondes, levez. Tournez la paume vers eux, puis montrez le creux. Une mitaine viendra s’y poser.',
        ),
        play(
          { 10: 6, 20: 13, 30: 14 },
          '{0-18m|Assis dans la neige, un poupon tape, regarde, retape à côté. Tenez un moment le plus jeune debout, sous les bras : ses bottes font deux trous, il plie les genoux, en fait deux autres.} {18-24m|Le marcheur recule pour voir ses pas et repart en traînant les pieds : la trace s’allonge. Un autre se laisse tomber assis, se relève, recommence plus loin.} Assoyez-vous aussi dans la neige, relevez-vous : la trace de votre derrière fait rire. {20min 30min|Le jeu ralentit? Lissez un creux du plat de la main : « Parti! » Qui le refait?}',
        ),
        play(
          { 30: 9 },
          'Cherchez{0-18m|, sans vous éloigner de qui est assis,} une trace qui n’est à personne d’ici. {cour parc|Près de la clôture ou du banc, il y a peut-être des pattes d’oiseau.} {bois|Au pied d’un arbre, quatre petits trous se suivent.} Accroupissez-vous sans parler, le doigt au-dessus. Un enfant met sa mitaine à côté; un autre l’efface d’un coup.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 4 },
          'Avant de rentrer, posez un enfant à la fois devant une trace : « Ton pied était là. » Brossez ensuite les habits de neige de haut en bas.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Marchez dans vos propres pas, pour garder de la neige neuve.',
          'Nommez la partie du corps au moment où elle se soulève : « Ta main. »',
          '{0-18m|Gardez entre vos genoux celui qui s’assoit à peine : la neige molle le fait basculer. Vous bougez? Il vient dans vos bras.}',
        ],
        questionsOuvertes: ['Qui est passé là?', 'À qui il est, ce trou-là?'],
      },
      vocabulaire: ['la trace', 'le pied', 'la mitaine', 'enfoncer', 'le trou', '{30min|la patte}', 'blanc'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Pour le poupon porté, descendez-le jusqu’à ce que ses bottes touchent, remontez-le, montrez-lui les deux trous.',
        },
        { pour: '18-24m', texte: 'Laissez-lui une ligne de vos pas, très rapprochés, à suivre ou à écraser.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant gêné par l’habit de neige fait ses traces sur un rebord ou une bûche enneigée, avec la main seulement, debout contre vous.',
        },
        {
          pour: 'autre_saison',
          texte: 'Au printemps, la boue garde la trace des bottes; l’été, le pied mouillé marque l’asphalte tiède.',
        },
      ],
      securite: {
        risquesAcceptes: ['Tomber le nez dans la neige molle.', 'Neige dans les manches.'],
        dangersAEliminer: [
          '{cour|Neige accumulée sous le bord du toit.}',
          '{cour parc|Neige poussée par la souffleuse : elle est dure et pleine de sable.}',
          'Petit tombé à plat ventre, le visage enfoncé : relevez-le aussitôt. {0-18m|Votre main reste près de la poitrine de celui qui s’assoit à peine.}',
          'Mains nues ou mitaines trempées : rentrez, séchez et réchauffez les mains, mettez des mitaines sèches.',
        ],
        supervision: 'palier1',
        allergies: ['La trousse d’urgence reste sur vous, même à genoux dans la neige.'],
      },
      observation: [
        'Éveil aux sciences : refait-il le geste en regardant le résultat?',
        'Schéma corporel : rapproche-t-il sa main ou son pied du creux?',
        'Motricité globale : {18-24m|comment se relève-t-il dans l’habit de neige?}{!18-24m|comment bouge-t-il dans l’habit de neige?}',
      ],
      prolongements: [
        'Au retour, un pied nu mouillé sur un carton laisse la même surprise.',
        'Suggérez aux familles de laisser l’enfant faire deux traces dans la neige neuve, le soir, devant la porte.',
      ],
      reflexionRetroaction: [
        'Restait-il de la neige intacte pour les derniers?',
        'Combien de temps chacun a-t-il tenu avant d’avoir froid?',
      ],
    },
  },
  {
    key: 'la-manche-est-un-tunnel',
    summary:
      'Une petite main part dans le noir de la manche et ressort au bout : l’habillage devient une cachette chantée.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['saisons-et-fetes'],
    materials: [],
    place: 'INDOORS',
    seasons: ['AUTUMN', 'WINTER', 'SPRING'],
    durationMinutes: 20,
    adults: 1,
    moment: 'habillage',
    calls: [
      'habillage',
      's’habiller',
      'habit de neige',
      'manteau',
      'tuque',
      'mitaines',
      'vestiaire',
      'pleurs à l’habillage',
      'sortir dehors',
      'comptine',
      'manche',
      'cachette',
      'hiver',
      'transition',
      'vêtements',
      'comptines à doigts',
    ],
    seen: [
      'il raidit ses bras comme des barres quand je sors son habit',
      'elle regarde dans la manche de mon gilet pour voir où est partie sa main',
      'un petit se promène avec trois tuques sur la tête et les bottes d’un autre',
      'elle hurle de chaleur dans son habit en attendant que les autres soient prêts',
      'il veut mettre sa mitaine moi tout seul et se fâche contre le pouce',
      'ses doigts sortent au bout de la manche et il rit, tout surpris',
      'dans le vestiaire, pendant que j’en habille un, les autres vident les casiers',
      'depuis le froid, se préparer pour dehors prend une demi-heure et finit en crise',
    ],
    scenes: ['habillage', 'cacher-trouver'],
    picture:
      'Assis contre l’adulte, un petit enfile son manteau, les doigts au bout de la manche; un autre s’est coiffé de trois tuques.',
    sheet: {
      titre: 'La manche est un tunnel',
      observationDepart:
        'Au vestiaire, un petit raidit le bras dès que le manteau approche. Hier, il a ri quand ses doigts sont ressortis au bout.',
      intentionEducative:
        'Soutenir la participation du petit à son habillage par une comptine qui annonce chaque geste.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage prélinguistique', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Prévoir le geste qui vient d’après les mots.',
        'Pousser la main dans la manche, le pied dans la jambe du pantalon.',
        'Jouer avec les vêtements des autres en attendant les siens.',
      ],
      materiel: [
        item('Vêtements d’extérieur de chaque enfant, et les vôtres', 'un ensemble chacun', null),
        item('Panier de tuques et de mitaines sans cordon', 'un', 'Bas de laine propres'),
        item('Tapis du vestiaire', 'un', 'Tapis de jeu'),
        optional('Miroir incassable à leur hauteur', 'un', 'La vitre de la porte'),
      ],
      preparation: [
        'Disposez chaque ensemble à plat, dans l’ordre où il s’enfile, avant d’amener les petits.',
        'Posez le panier de tuques au milieu du tapis du vestiaire.',
        'Gardez tuques et mitaines pour la fin, devant la porte : on a moins chaud en attendant. Vos propres habits sont à portée de main.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Assoyez-vous au sol, adossée au mur. Mettez une tuque sur votre pied : « Ça ne va pas! » Poussez le panier vers eux.',
        ),
        play(
          { 10: 5, 20: 10, 30: 16 },
          'Le panier se vide. {0-18m|Un poupon couché mâchonne une mitaine, un autre rampe jusqu’au bord du tapis avec une tuque.} {18-24m|Un enfant se coiffe de trois tuques, un autre essaie les bottes de son voisin et marche.} Pendant ce temps, vous habillez un enfant, un seul, sur vos genoux, dos contre vous. {2adultes|À deux, l’une habille; l’autre reste au panier, puis sort avec les deux premiers prêts.} {1adulte|Seule, commencez par ceux qui supportent bien la chaleur de l’habit, finissez par les autres.} {20min 30min|Plus personne au panier? Agitez votre pied coiffé : « Ça ne va pas! »}',
        ),
        guided(
          { 10: 2, 20: 5, 30: 8 },
          'Dites la comptine à chaque manche. « Petite main s’en va dans le noir » : la main entre. « Où es-tu? Je veux te voir! » : regardez par le bout. « Cherche, cherche, pousse un peu… » : froissez la manche. « Bonjour, bonjour, les doigts curieux! » : serrez-les. Pour la jambe : « Petit pied s’en va dans le noir… Bonjour, bonjour, l’orteil peureux! »',
        ),
        closing(
          { 10: 1, 20: 2, 30: 3 },
          'Devant le miroir ou la vitre de la porte, la tuque descend sur les yeux, remonte : « Te voilà! » Ouvrez et sortez tout de suite.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Glissez votre main par le bout de la manche et attendez la sienne au milieu.',
          'Arrêtez-vous avant « pousse un peu » : c’est à lui.',
          'Dites ce que vous allez faire avant de toucher : « Je prends ton pied. »',
        ],
        questionsOuvertes: ['Où elle est, ta main?', 'Qui est sous la tuque?'],
      },
      vocabulaire: ['la manche', 'le pied', 'la tuque', 'pousse', 'dans le noir', 'les doigts', 'la fermeture'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Habillez le poupon de quelques mois couché sur le tapis, contre votre jambe{18-24m|, loin des bottes} : il écoute la comptine, votre visage au-dessus du sien.',
        },
        {
          pour: '18-24m',
          texte:
            'Étendez le manteau au sol, le capuchon vers ses pieds : il entre les deux bras et le lance par-dessus sa tête.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Si le poing se ferme à l’entrée de la manche, passez-y d’abord votre main seule, trois fois : elle ressort en saluant.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’été, la même comptine enfile le chandail après le jeu d’eau et le chapeau avant la cour.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Mâchouiller une mitaine propre.',
          '{18-24m|Trébucher dans des bottes trop grandes, sur le tapis.}',
        ],
        dangersAEliminer: [
          'Cordons de mitaines, foulards, lacets de capuchon : ôtez-les avant d’habiller.',
          'Fermeture remontée près du menton : glissez toujours votre doigt derrière.',
          'Enfant habillé gardé longtemps à l’intérieur : ouvrez le manteau ou sortez.',
        ],
        supervision: 'palier1',
        allergies: ['Chaque enfant garde sa crème et sa tuque; le panier commun ne contient que du lavé.'],
      },
      observation: [
        'Langage prélinguistique : à quel mot de la comptine tend-il le bras?',
        'Schéma corporel : quelle partie du corps présente-t-il lui-même?',
        'Compétences émotionnelles : à quel moment de l’habillage se crispe-t-il?',
      ],
      prolongements: [
        'Au retour, la comptine joue à l’envers : la main rentre dans le noir et disparaît.',
        'Copiez la comptine pour les parents, près des crochets : elle sert aussi le soir.',
      ],
      reflexionRetroaction: [
        'Qui a attendu le plus longtemps, et que faisait-il?',
        'Quel geste pourrait-il faire seul la semaine prochaine?',
      ],
    },
  },
  {
    key: 'la-pluie-tambourine',
    summary: 'Les gouttes tombent, les doigts aussi : regarder la pluie, la taper, la chanter sur un ventre.',
    ageGroups: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['vent-et-ciel', 'sons-et-silence'],
    materials: [],
    place: 'INDOORS',
    alsoAt: { YARD: 'Sous le toit de la galerie, la pluie s’entend de plus près et l’air sent l’herbe mouillée.' },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'pluie',
      'journée de pluie',
      'il pleut',
      'goutte',
      'fenêtre',
      'vitre',
      'frapper à la vitre',
      'chanson de la pluie',
      'chatouille',
      'orage',
      'comptines',
      'sons',
      'jeux de doigts',
    ],
    seen: [
      'il suit avec son doigt l’eau qui descend dans la vitre',
      'elle pianote sur la table et attend que je tape la même chose',
      'un poupon couché rit quand mes doigts lui courent sur le ventre',
      'il sursaute au coup de tonnerre et se colle sur moi',
      'debout au carreau, elle attend que ça arrête pour aller dehors',
      'ils cognent deux petits coups dans la porte vitrée et guettent la réponse',
      'il mouille depuis hier et mes bébés ont le nez collé dans la fenêtre',
      'à la sieste, l’averse sur le toit les a tous fait lever la tête',
    ],
    scenes: ['vent-pluie', 'taper-bruit'],
    picture:
      'Deux petits tapent la vitre où la pluie coule; l’adulte fait pleuvoir ses doigts sur le ventre d’un poupon couché.',
    sheet: {
      titre: 'La pluie tambourine',
      observationDepart:
        'Il pleut depuis le matin. Un poupon debout contre la fenêtre suit une goutte du doigt, la perd, en choisit une autre.',
      intentionEducative:
        'Soutenir l’échange de sons et de regards entre l’adulte et le poupon, au rythme de la pluie du jour.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage prélinguistique', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Attachement', role: 'secondaire' },
      ],
      objectifs: [
        'Écouter, puis répondre par un son ou par la main.',
        '{20min 30min|Attendre la ligne de la comptine qu’il préfère.}',
        'Demander encore, à sa façon.',
      ],
      materiel: [],
      preparation: [
        'Attendez une pluie assez forte pour s’entendre {dedans|sur les carreaux}{cour|sur le toit} : le jeu la suit du début à la fin.',
        '{dedans|Éteignez la musique et la lumière du plafond; approchez le tapis de la fenêtre.} {cour|Balayez la galerie et restez loin du bord mouillé; rentrez au premier coup de tonnerre.}',
        'Réchauffez vos mains : elles vont jouer sur des ventres.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Collez l’oreille {dedans|à la vitre}{cour|au mur}, le doigt levé. Tic, tic. Tapez du bout de l’ongle, deux fois, puis regardez les poupons.',
        ),
        play(
          { 10: 5, 20: 9, 30: 10 },
          '{dedans|Debout ou à genoux, les uns tapent la vitre et poursuivent une goutte. Couchés sur le dos, les plus jeunes regardent le gris bouger.} {cour|Assis contre vous ou contre le mur, ils regardent les gouttes tomber du toit et tapent le plancher de la galerie.} Copiez chaque rythme : ils tapent deux coups, vous en tapez deux. Puis arrêtez et attendez leur réponse. {30min|L’envie baisse? Changez de son : du plat de la main, d’un ongle, sur votre joue gonflée.}',
        ),
        guided(
          { 10: 2, 20: 4, 30: 4 },
          'Vos doigts pleuvent sur un poupon à la fois, sur son ventre ou sur son dos; les autres, tout près, tapent encore {dedans|la vitre.} {cour|le plancher.} « Une goutte sur le toit » : un doigt tapote. « Deux gouttes sur mon doigt » : deux doigts sur sa main. « Il en tombe, il en tombe » : dix doigts courent. « Et gronde, gronde, gronde! » : les paumes roulent. « Le vent passe… chhh… » : un souffle dans les cheveux. « Le soleil est revenu : coucou! »',
        ),
        play(
          { 20: 2, 30: 9 },
          'Arrêtez au milieu d’une ligne et attendez. Un pied qui bat, un cri, un ventre tendu : vos doigts recommencent à pleuvoir. {30min|Retournez ensuite voir la pluie. Fine, elle se tape du petit doigt; forte, à pleines mains sur le plancher.}',
        ),
        closing(
          { 10: 1, 20: 2, 30: 4 },
          'La pluie faiblit sous vos doigts, goutte par goutte, jusqu’à une seule, sur le bout du nez. Restez un moment sans parler.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Suivez la vraie pluie : plus lente quand elle ralentit.',
          'Regardez son visage pendant « gronde » : chatouille ou malaise, il vous le dira.',
          'Quand il frappe, frappez pareil, puis gardez vos mains sur vos genoux et attendez.',
        ],
        questionsOuvertes: ['Où elle s’en va, la goutte?', 'Qu’est-ce qui fait tic?'],
      },
      vocabulaire: ['la pluie', 'la goutte', 'taper', 'gronder', '{dedans|la vitre}', 'encore', 'coucou'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Au plus jeune, gardez seulement la première ligne et la dernière. Vers 15 mois, laissez-le pleuvoir sur votre bras.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Avec un poupon qui entend peu, appuyez davantage chaque goutte et laissez sa main {dedans|sur la vitre qui vibre}{cour|sur le mur où vous tapez}.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’hiver, le grésil tape plus sec, la neige ne tape pas : vos doigts se posent sans bruit.',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{dedans|Coups de paume sur la vitre.} {cour|Gouttes que le vent pousse jusqu’aux joues.}',
          'Sursaut au grondement.',
        ],
        dangersAEliminer: [
          '{dedans|Meuble, coussin empilé ou radiateur qui permet de monter jusqu’à la fenêtre.} {cour|Bois mouillé qui glisse : restez assise, dos au mur, loin des marches.}',
          '{dedans|Cordon de store à portée de main : relevez-le et fixez-le.}',
          '{cour|Tonnerre entendu : rentrez, et attendez trente minutes après le dernier.}',
        ],
        supervision: 'palier1',
        allergies: ['Mains sans crème parfumée : elles touchent la peau de chacun.'],
      },
      observation: [
        'Langage prélinguistique : que fait-il dans le silence que vous laissez?',
        'Attachement : comment demande-t-il votre main?',
        'Attention : {dedans|suit-il des yeux la même goutte jusqu’en bas?}{cour|combien de temps regarde-t-il les gouttes tomber du toit?}',
      ],
      prolongements: [
        'La comptine accompagne aussi le change de couche, les jours gris.',
        'Envoyez les six lignes aux parents, avec les gestes : l’autobus et l’auto ont des vitres où la pluie tape.',
      ],
      reflexionRetroaction: [
        'Avec qui la comptine a-t-elle vraiment été un échange?',
        'L’endroit était-il assez silencieux pour entendre la pluie?',
      ],
    },
  },
]
