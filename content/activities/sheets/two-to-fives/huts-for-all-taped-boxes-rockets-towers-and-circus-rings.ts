import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Huts that grow for who knocks, walls of boxes under a table, rockets that cough, floors of flattened rolls, a circus of many rings. */
export const TWO_TO_FIVES_HUT_AND_ROCKET_SHEETS: readonly BankSheet[] = [
  {
    key: 'la-cabane-pleine-a-une-rallonge',
    summary:
      'Toc, toc! La cabane est pleine? On n’envoie personne ailleurs : une chaise, une couverture de plus, et la cabane a une rallonge.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['cabanes-et-constructions', 'emotions-et-amitie'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'les cabanes',
      'cabanes',
      'cabane',
      'faire des cabanes',
      'cabane de couvertures',
      'cabane avec des chaises',
      'couvertures',
      'couvertures et chaises',
      'couvertures et épingles à linge',
      'épingles à linge',
      'cabane sous la table',
      'sous la table',
      'se disputer les places',
      'ils se disputent les places dans la cabane',
      'plus de place dans la cabane',
      'la cabane est pleine',
      'faire une place',
      'agrandir la cabane',
      'tente de couvertures',
      'tu rentres pas dans ma cabane',
    ],
    seen: [
      'il attache une deuxième couverte à la première pour que ça soit plus grand',
      'elle colle une autre chaise à leur fort quand un ami demande d’entrer',
      'ils pincent les draps aux dossiers et s’assoient collés les uns sur les autres',
      'c’est plein, va jouer ailleurs, lui dit-on, il reste planté là tout triste',
      'elle veut garder sa place près de l’entrée, elle pousse avec les pieds',
      'il veut un petit coin à lui, mais c’est déjà trop de monde là-dessous',
      'au coin doux, ils se sont chicanés trois fois pour entrer sous la table',
      'depuis le camping, ils montent la tente avec tous les draps du local',
    ],
    picture:
      'Une enfant cogne sur le siège d’une chaise-cabane; trois têtes souriantes sont sous le toit, et deux amis apportent une chaise et une couverture.',
    scenes: ['se-cacher', 'chicane', 'empiler-construire'],
    sheet: {
      titre: 'La cabane est pleine? Une rallonge!',
      observationDepart:
        'Les enfants font des cabanes sous la table et se disputent les places. {3-4a|« C’est plein! »} {4-5a|« Toi, tu rentres pas! »}',
      intentionEducative:
        'Permettre à l’enfant de faire une place à qui veut entrer dans sa cabane : il l’agrandit plutôt que de chasser quelqu’un.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
      ],
      objectifs: [
        'Bâtir à plusieurs une cabane de chaises et de couvertures.',
        'Agrandir la cabane pour faire une place à qui cogne.',
        '{3-4a|Se tasser d’une fesse, et montrer de la main une place libre.} {4-5a|Dire d’avance combien d’enfants entreront, puis compter les têtes.}',
        '{!20min|Relier une cabane à une autre, ou à une table.}',
      ],
      materiel: [
        item('Couvertures', 'une pour deux enfants, et deux de plus', 'Draps'),
        item('Chaises', 'une par enfant, et quatre au moins', null),
        optional('{!20min|Table}', 'une', null),
        optional('Épingles à linge', 'deux par couverture', null),
        optional('{si-coussins|Coussins}', 'un par cabane, un pour vous', null),
        optional('{si-toutous|Toutous}', 'un par enfant', null),
        optional('{!20min si-tunnel|Tunnel de jeu, ouvert aux deux bouts}', 'un', null),
        optional('{!20min si-livres|Livres}', 'un par cabane', null),
        optional('{si-lampes-de-poche|Lampes de poche, au compartiment de piles vissé}', 'une par cabane', null),
      ],
      preparation: [
        'Trois ou quatre enfants font une équipe; deux, s’il en reste deux. Chaque équipe aura sa cabane : deux chaises à un grand pas, les dossiers face à face, les sièges vers l’extérieur. La couverture passe par-dessus les deux dossiers et descend sur les sièges. Les deux autres côtés restent ouverts.',
        'Une rallonge : une chaise de plus, à un grand pas d’un côté ouvert, le dossier vers la cabane. Une deuxième couverture va des deux premiers dossiers jusqu’à celui-là. On entre encore des deux côtés de cette chaise.',
        'Les chaises et les couvertures qui ne font pas les premières cabanes attendent le long du mur : c’est la réserve des rallonges.',
        'Tirez du bout des doigts sur chaque dossier : une chaise qui bascule ne sert pas. Prenez des couvertures minces : une lourde fait pencher la chaise, et une lisse glisse du dossier. On ne noue pas et l’on n’épingle pas une couverture à une chaise : tirée, elle glisse, et la chaise reste debout.',
        'Laissez trois pas entre les cabanes.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Devant le groupe assis, bâtissez une cabane : deux chaises, une couverture. Deux ou trois enfants s’y assoient. Cognez sur un siège : « Toc, toc! Reste-t-il une place dans votre cabane? » Ils répondent que c’est plein? Prenez l’air ravi : « Pleine? Alors, il lui faut une rallonge! » Ils sortent. Posez une chaise de plus et une deuxième couverture. {si-coussins|Dessous, un coussin garde la place de qui s’en vient.} Ils rentrent, et vous vous assoyez sous la rallonge, face au groupe : « Voilà ma place, et personne n’est parti. » Aujourd’hui, dans nos cabanes, on ne dit pas « C’est plein ». On dit : « Une rallonge! »',
        ),
        play(
          { 20: 7, 30: 8, 45: 12 },
          'Défaites la vôtre, et chaque équipe bâtit sa cabane. Deux enfants placent les chaises; les autres prennent la couverture par les coins et la déposent sur les dossiers. Le toit tombe? On sort, puis on rapproche une chaise. Deux amis veulent le même coin? Chacun se tasse d’une fesse : voilà deux places. {si-toutous|On en fait une aussi au toutou.} {3-4a|À trois ans, on entre à quatre pattes par un côté, on s’assoit, on ressort par l’autre. Qui touche le toit avec sa tête?} {4-5a|À quatre ans, on annonce un nombre : à combien entrerons-nous? On entre, on compte les têtes, puis on ressort et l’on éloigne, ou l’on rapproche, une seule chaise.} Enfin, chaque cabane choisit sa sonnette : « dring » ou « coucou ».',
        ),
        play(
          { 20: 6, 30: 8, 45: 12 },
          'Une équipe part en visite et se partage entre les autres cabanes. Chacun sonne : « Dring! Avez-vous de la place? — Une rallonge! » On sort de la cabane, on va chercher une chaise et une couverture à la réserve, et l’on agrandit ensemble. Avec des épingles à linge, on pince les deux couvertures l’une à l’autre. La réserve est vide? On se tasse d’une fesse. On rentre tous. Puis la visite rapporte la rallonge et retourne chez elle : c’est à une autre équipe de sonner. S’il n’y a qu’une cabane, la visite, c’est vous. {3-4a|À trois ans, on tape le plancher de la main : « Ta place est ici! »} {4-5a|À quatre ans, on demande : « Vous êtes combien? », et l’on cherche de quel côté allonger sans boucher une sortie.}',
        ),
        play(
          { 30: 6, 45: 11 },
          '« Et si nos cabanes se touchaient? » Deux équipes s’entendent : une chaise à la fois, une couverture à la fois, les toits se rejoignent et font un corridor. {si-tunnel|Un tunnel posé entre deux cabanes fait le passage : on y entre un à la fois.} La réserve est vide? Tous sortent, et vous poussez une table entre les deux : on passera dessous. S’il n’y a qu’une cabane, elle s’allonge jusqu’à la table. {3-4a|À trois ans, on fait le voyage à quatre pattes d’un bout à l’autre, et l’on dit bonjour à chaque personne en passant.} {4-5a|À quatre ans, on choisit où sont la cuisine, la chambre et le coin tranquille, puis on fait visiter : « Ici, on parle tout bas. »} {si-livres|Avec un livre, un coin devient bibliothèque : on s’y assoit.}',
        ),
        closing(
          { 20: 4, 30: 4, 45: 5 },
          'Sonnez à chaque cabane : « Combien d’habitants? » {si-lampes-de-poche|Dedans, une lampe éclaire le toit : un éclair par habitant.} On répond, on sort, on se compte. Deux enfants, ou un enfant et vous, prennent une couverture par les coins, reculent, puis marchent l’un vers l’autre : quand les coins se touchent, « bonjour, voisin! », elle est pliée en deux. On recommence jusqu’à ce qu’elle tienne dans les bras. Les autres ramènent les chaises. « Qui a fait une place pour toi, aujourd’hui? » Chacun va le lui dire : « Merci pour la rallonge. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Deux enfants se disputent une place? Ne cherchez pas qui était là le premier : dites « il manque une rallonge », et bâtissez-la avec eux.',
          'Un genou au plancher, vous voyez sous tous les toits.',
          'Un enfant veut être seul un moment? Deux chaises et une couverture lui font une petite cabane, à un pas des autres.',
        ],
        questionsOuvertes: [
          'Où peut-on allonger la cabane?',
          'Comment faire une place à qui cogne?',
          '{4-5a|Combien d’amis entreront avec cette rallonge?}',
        ],
      },
      vocabulaire: [
        'la cabane',
        'la rallonge',
        'le toit',
        'la place',
        'se tasser',
        'agrandir',
        'le voisin',
        '{!20min|le corridor}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Il ne veut personne chez lui? Il choisit la chaise de la rallonge et dit de quel côté la mettre : il ouvre sa cabane à sa façon.',
        },
        {
          pour: '4-5a',
          texte: 'Son équipe prend une seule couverture pour trois chaises : comment les placer pour que chacun entre?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’ombre ou la foule l’inquiète? Sa place est près de la sortie, et vous relevez un bord du toit. Ramper lui est difficile? Assis sur une chaise à l’entrée, les jambes sous le toit, il accueille la visite. Il ne parle pas? Il tape le plancher là où il y a une place.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, un rond tracé dans la neige fait une cabane sans toit : à chaque visiteur, on trace un rond de plus, collé au premier.} {hiver|L’été, dans la cour, les chaises et les couvertures font une cabane à l’ombre d’un arbre.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Toit qui tombe sur une tête.', 'Coude ou genou d’un voisin, quand on se tasse.'],
        dangersAEliminer: [
          'Couverture sur un visage : vous l’écartez aussitôt; les côtés du toit restent ouverts, et personne ne se roule dans une couverture.',
          'Sortie bouchée : chaque cabane en garde deux, et qui dit « je sors » passe le premier.',
          'Chaise {!20min|ou table }déplacée quand quelqu’un est dessous : tous sortent, puis on bouge.',
          'Enfant debout sur une chaise, ou couché sur un toit : on passe dessous.',
          'Épingle à linge sur la peau, ou cassée : elle pince une couverture, ou elle sort du jeu.',
          '{!20min si-tunnel|Deux têtes dans le tunnel : tous y entrent par le même bout, un à la fois.}',
          '{si-lampes-de-poche|Lampe dans des yeux : elle éclaire le toit, jamais un visage.}',
        ],
        supervision: 'palier2',
        allergies: ['Couvertures propres, sans poil d’animal.'],
      },
      observation: [
        'Compétences sociales : que dit ou que fait l’enfant quand quelqu’un veut entrer?',
        'Raisonnement : que change-t-il quand le toit tombe?',
        'Éveil aux mathématiques : comment compte-t-il les têtes et les places?',
      ],
      prolongements: [
        'Demain, laissez deux chaises et une couverture dans un coin : qui demandera la première rallonge?',
        'À la maison, une couverture entre deux chaises : l’enfant montre à sa famille comment la cabane s’allonge pour une personne de plus.',
      ],
      reflexionRetroaction: [
        'Ai-je réglé une dispute à leur place, ou les ai-je laissés agrandir?',
        'Qui n’a pas osé cogner, et comment l’inviter la prochaine fois?',
      ],
    },
  },
  {
    key: 'cabane-de-boites-je-vois-ton-pied',
    summary:
      'Sous la table, des boîtes font les murs d’une cabane. « Je vois ton pied! » dit le guetteur : par quel trou, et quelle boîte le bouchera?',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['cabanes-et-constructions'],
    materials: ['cartons-et-boites'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'les boîtes',
      'boîtes',
      'boîtes de carton',
      'boîtes de carton et ruban adhésif',
      'boîtes et ruban adhésif',
      'coller des boîtes',
      'ruban adhésif',
      'les cabanes',
      'cabanes',
      'cabane de boîtes',
      'cabane de carton',
      'cabane en boîtes de carton',
      'cabane sous la table',
      'cabanes en dessous des tables',
      'en dessous des tables',
      'avec tout ce qui traîne',
      'murs de boîtes',
      'se cacher sous la table',
      'cachette',
      'boucher les trous',
      'maison de boîtes',
      'tu me vois pas',
    ],
    seen: [
      'il empile des cartons devant la table pour plus qu’on le voie en dedans',
      'elle cherche quelle boîte est assez large pour boucher le trou dans le mur',
      'ils tapent des boîtes ensemble autour d’une table, avec une entrée sur le côté',
      'il est sûr d’être invisible, mais son pied dépasse, on rit tous',
      'elle aime être seule dans le noir sous la table, tranquille loin du bruit',
      'il s’enrage, son mur tombe chaque fois qu’un ami passe à côté',
      'depuis l’arrivée d’un gros colis, ils ont fait une ville en dessous des meubles',
      'au jeu libre, ils se cachaient le derrière sorti et se croyaient invisibles',
    ],
    picture:
      'Un pied nu dépasse d’un mur de boîtes, sous une table; une enfant à plat ventre le montre en riant, et un ami pousse une boîte vers le trou.',
    scenes: ['se-cacher', 'empiler-construire'],
    sheet: {
      titre: 'Cabane de boîtes : je vois ton pied!',
      observationDepart:
        'Les enfants font des cabanes en dessous des tables avec tout ce qui traîne. {3-4a|« Tu me vois pas! »} {4-5a|« Il manque un mur! »}',
      intentionEducative:
        'Permettre à l’enfant de chercher, pour chaque trou de sa cabane de boîtes, la boîte qui a la bonne hauteur et la bonne largeur.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Serrer des boîtes l’une contre l’autre pour faire les murs d’une cabane.',
        'Dire ce qu’on voit encore d’un ami caché, et trouver par quel trou.',
        '{3-4a|Essayer la même boîte debout, puis couchée.} {4-5a|Mesurer un trou avec ses mains avant de choisir une boîte.}',
        '{!20min|Ouvrir une fenêtre d’où l’on voit dehors.}',
      ],
      materiel: [
        item('Boîtes de carton', 'deux par enfant, et quatre de plus, petites et grosses', 'Bacs de jeu vides'),
        item('Tables', 'une pour trois à cinq enfants', 'Coin de mur'),
        optional('Ruban adhésif', 'un bout par boîte, long comme votre main', 'Ruban-cache'),
        optional('{si-lampes-de-poche|Lampe de poche, au compartiment de piles vissé}', 'une', null),
        optional('{si-rouleaux-de-carton|Rouleaux de carton}', 'un par enfant', null),
        optional('{30min 45min si-pompons|Pompons plus gros qu’une balle de ping-pong}', 'un pour deux enfants', null),
        optional('{si-toutous|Toutous}', 'un par cabane', null),
      ],
      preparation: [
        'Boîtes à souliers, de couches, de céréales : ôtez les agrafes, le plastique et le vieux ruban, et rentrez les rabats. Empilez-les au milieu du local.',
        'Une table par équipe de trois à cinq enfants. Poussez un de ses grands côtés contre un mur et enlevez les chaises : il reste trois côtés à fermer. Vous avez peu de boîtes? Poussez la table dans un coin : il ne reste que deux côtés. Pas assez de tables? Dans un coin de mur, la cabane a déjà deux murs, et pas de toit.',
        'Chaque cabane garde une porte, large comme un enfant les coudes écartés, du côté d’où vous voyez dedans. La porte ne se bouche pas.',
        'Avec du ruban adhésif, collez d’avance les bouts au bord des tables; le rouleau reste avec vous.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Assise par terre, glissez vos jambes sous une table. « Mes pieds ont trouvé une cabane. On ne les voit plus! » Les enfants s’accroupissent : « Je vois ton pied! » Prenez l’air surpris : « Il me manque un mur. » Un enfant pousse une boîte devant ce pied-là. Et l’autre pied? On met une boîte à chaque trou, jusqu’à ce que les deux pieds soient cachés. {si-lampes-de-poche|Une lampe allumée dessous montre ce qui reste à boucher : la lumière y passe.} Laissez un grand trou et passez-y le bras : « Ça, c’est la porte. Elle reste toujours ouverte. » Retirez vos jambes : « Une cabane de pieds, c’est petit. Qui en bâtit une où l’on entre tout entier? »',
        ),
        play(
          { 20: 7, 30: 8, 45: 12 },
          'À chaque équipe sa table. On pousse les boîtes jusqu’à elle et on les serre l’une contre l’autre, sauf à la porte. Un mur tombe? La boîte la plus large va en bas. Avec du ruban adhésif, on attache une boîte à sa voisine et l’on frotte le bout de ruban. {3-4a|À trois ans, on pousse, on recule, on se penche : reste-t-il un trou? La boîte est trop basse? On la met debout. Elle branle? On la couche.} {4-5a|À quatre ans, on mesure le trou avec ses mains, ou avec un bras, puis on va choisir au tas. La boîte est trop étroite debout : l’est-elle aussi couchée? Deux petites bouchent-elles le trou d’une grosse?} {45min|« Combien de boîtes, chez vous? » On les compte, et l’on cherche où en serrer une de plus.}',
        ),
        play(
          { 20: 6, 30: 8, 45: 12 },
          'Dans chaque équipe, un enfant devient guetteur. Couché sur le ventre, à trois pas de la cabane, il dit ce qu’il voit encore : « Je vois un pied! » {si-rouleaux-de-carton|Un rouleau lui sert de longue-vue : il fouille le mur, trou par trou.} Par la porte, ça ne compte pas. Dedans, on cherche le trou. On sort, on tourne ou l’on change une boîte, on rentre : « Et maintenant? » Le pied a disparu? Un autre devient guetteur et se couche ailleurs. {3-4a|À trois ans, le pied remue dans le trou : « C’est celui-là? » Le guetteur va toucher la boîte à bouger.} {4-5a|À quatre ans, le guetteur ne montre rien du doigt : il dit « en bas, à côté de la porte » ou « entre la haute et la longue ». Les autres trouvent.}',
        ),
        play(
          { 30: 6, 45: 11 },
          'Maintenant, on veut voir dehors sans être vu. On écarte deux boîtes d’un doigt, de deux doigts, d’une main : c’est une fenêtre. {si-pompons|Un pompon y passe-t-il? On le roule jusqu’à vous, et vous le renvoyez.} Assise au milieu du local, levez des doigts sans rien dire : qui les voit de sa cabane en crie le nombre. Puis cherchez : « Je vois un œil! » L’œil se retire. {3-4a|À trois ans, on compte un, deux ou trois doigts; l’œil se cache et revient, coucou!} {4-5a|À quatre ans, on cherche la plus petite fente qui laisse voir toute votre main. Si l’on recule la tête, en voit-on plus, ou moins? Puis un ami prend votre place et lève ses doigts.}',
        ),
        closing(
          { 20: 4, 30: 4, 45: 5 },
          '« Combien de pieds dans cette cabane? » Ils sortent par la porte, et l’on compte tout haut. On défait les murs du haut vers le bas. {si-toutous|Un toutou reste assis dedans : à chaque boîte ôtée, qu’en voit-on?} Avec du ruban adhésif, on décolle d’abord les bouts, et l’on en fait une boule. Chacun prend une boîte et en cherche une plus grosse où elle entre, comme un tiroir. Celles qui n’entrent nulle part s’alignent le long du mur, de la plus haute à la plus basse. Il n’y a plus de murs. « Quel trou a été le plus difficile à boucher? » Chacun va mettre son pied là où était ce trou, et l’on crie une dernière fois : « Je vois ton pied! »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Dites ce que vous voyez, pas ce qu’il faut faire : « Je vois du rouge, ici. » Laissez-les choisir la boîte.',
          'Laissez essayer une boîte trop petite : c’est en la voyant à sa place qu’on en cherche une autre.',
          'Deux enfants tirent sur la même boîte? On l’essaie à un trou, puis à l’autre; elle reste là où elle bouche le mieux.',
        ],
        questionsOuvertes: [
          'Par quel trou te voit-on encore?',
          'Comment pourrait-on boucher ce trou-là?',
          '{!20min|D’où vois-tu ma main?}',
        ],
      },
      vocabulaire: [
        'la cabane',
        'le mur',
        'le trou',
        'boucher',
        'la porte',
        'le guetteur',
        'trop étroit',
        '{!20min|la fenêtre}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Il veut seulement se cacher? Il s’assoit dedans, et l’on bâtit autour de lui : il dit où la lumière entre encore.',
        },
        {
          pour: '4-5a',
          texte:
            'Tous les pieds sont cachés? Son équipe cherche une boîte à ôter sans que le guetteur voie rien de plus.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Ramper lui est difficile? Il reste au tas : on lui montre le trou avec les mains, et il choisit la boîte. Être sous la table l’inquiète? Sa place est dans la porte, les jambes dehors. Il ne parle pas? Il touche sur son corps ce qu’il voit : un pied, une main.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, un mur de neige haut comme un genou cache une botte, puis deux : par où la voit-on encore?} {hiver|L’été, dans la cour, la table de pique-nique fait le toit, et les boîtes font les murs.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Mur de boîtes qui tombe sur un pied.', 'Épaule cognée contre une patte de table.'],
        dangersAEliminer: [
          'Tête cognée sous la table : on entre et l’on sort à quatre pattes, et l’on se lève dehors.',
          'Enfant sur une table, ou table poussée pendant le jeu : elle ne bouge plus, et les pieds restent au plancher.',
          'Porte bouchée : elle reste libre, et qui dit « je sors » passe le premier.',
          'Boîte sur une tête, ou enfant fermé dans une boîte : ici, une boîte est un mur.',
          'Agrafe, plastique ou coin qui pique : cette boîte sort du jeu.',
          'Ruban adhésif sur la peau : il va sur le carton. La boule de bouts décollés va à la poubelle.',
          '{si-lampes-de-poche|Lampe dans des yeux : elle éclaire le mur, jamais un visage.}',
          '{si-rouleaux-de-carton|Rouleau à l’œil : on regarde couché, jamais en marchant.}',
          '{30min 45min si-pompons|Pompon au nez ou à la bouche : comptez-les avant et après; celui qui perd ses brins se jette.}',
        ],
        supervision: 'palier2',
        allergies: ['Boîtes d’aliments : celles où il reste des miettes vont au recyclage.'],
      },
      observation: [
        'Raisonnement : comment l’enfant trouve-t-il le trou par où on le voit?',
        'Éveil aux mathématiques : comment compare-t-il une boîte et un trou?',
        'Compétences sociales : comment s’entend-il avec les autres sur la boîte à bouger?',
      ],
      prolongements: [
        'Demain, une seule grande cabane sous deux tables : par où entre-t-on?',
        'À la maison, deux ou trois boîtes sous la table de cuisine : un parent se couche et dit ce qu’il voit encore.',
      ],
      reflexionRetroaction: [
        'Ai-je montré un trou que l’enfant allait trouver?',
        'Qui bâtit, qui se cache, et qui voudrait changer?',
      ],
    },
  },
  {
    key: 'la-fusee-tousse-c-est-la-panne',
    summary:
      'Une boîte pour deux pilotes : les rabats font le tableau de bord. La fusée décolle, on flotte dans l’espace… « Kof, kof! » Quel rabat s’est fermé?',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['vent-et-ciel', 'mouvement-et-defis'],
    materials: ['cartons-et-boites'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'les fusées',
      'fusées',
      'fusée',
      'l’espace',
      'espace',
      'boîtes de carton',
      'boîtes de carton et papier d’aluminium',
      'papier d’aluminium',
      'fusée en carton',
      'fusée en boîtes de carton',
      'tableau de bord',
      'compte à rebours',
      'compter à l’envers',
      'décollage',
      'apesanteur',
      'flotter dans l’espace',
      'astronaute',
      'cosmonaute',
      'panne de fusée',
      'voyage dans l’espace',
    ],
    seen: [
      'il pèse sur des boutons dessinés et fait cinq, quatre, trois, deux, un, go',
      'elle ferme et ouvre les battants de son carton en faisant clic, vrrr',
      'ils s’assoient à deux dans la grosse boîte et s’envolent très loin de la Terre',
      'il se fâche, son vaisseau marche pus, il cherche quel piton est mal mis',
      'elle veut être la pilote, l’autre aussi, ils tirent sur le même volant',
      'il tousse comme un moteur en panne et tout le monde rit',
      'depuis le film de l’espace, ils flottent au ralenti dans le local',
      'à l’arrivée, deux amis ont pris le carton de couches pour aller sur la planète rouge',
    ],
    picture:
      'Derrière une même boîte, deux enfants montrent du doigt le rabat qui s’est fermé; un ami revient en flottant, et deux copilotes attendent.',
    scenes: ['voyage', 'compter'],
    sheet: {
      titre: 'La fusée tousse : c’est la panne!',
      observationDepart:
        'Les enfants prennent une boîte, comptent à l’envers et partent dans l’espace. {3-4a|« Ma fusée décolle! »} {4-5a|« On a une panne! »}',
      intentionEducative:
        'Permettre à l’enfant d’inventer le tableau de bord d’une fusée, de s’en souvenir, et de trouver la panne quand une commande a changé.',
      domaines: [
        { domaine: 'cognitif', composante: 'Mémoire', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Donner un nom et un bruit aux rabats d’une boîte.',
        '{3-4a|Compter à l’envers, à partir de cinq, sur ses doigts.} {4-5a|Compter à l’envers, à partir de dix.}',
        'Bouger au ralenti et sans bruit, comme si le corps ne pesait rien.',
        'Se rappeler ses commandes, et trouver celle qui s’est fermée.',
      ],
      materiel: [
        item('Boîtes de carton', 'une pour deux enfants, à quatre rabats, et une pour vous', null),
        optional('Papier d’aluminium', 'une feuille par enfant, longue comme son avant-bras', null),
        optional('{si-ruban-adhésif|Ruban adhésif}', 'un rouleau, dans vos mains', null),
        optional('{si-lampes-de-poche|Lampe de poche, au compartiment de piles vissé}', 'une, près de vous', null),
        optional('{si-crayons|Crayons}', 'un par enfant', null),
        optional('{30min 45min si-foulards|Foulards légers}', 'un pour deux enfants', null),
        optional('{si-rouleaux-de-carton|Rouleaux de carton}', 'un par enfant', null),
        optional('{si-musique|Musique lente}', 'un appareil, à portée de votre main seulement', null),
      ],
      preparation: [
        'Choisissez des boîtes plus basses que l’épaule d’un enfant assis, les rabats vers le haut. Ôtez les agrafes et le vieux ruban. Un rabat plié vers le dehors est ouvert; plié sur la boîte, il est fermé. Au début, tous sont fermés.',
        'Placez les boîtes en pointe, comme le nez d’une fusée : la vôtre en avant, les autres derrière elle, en deux rangs qui s’écartent. Un rang peut en avoir une de plus. Laissez la place de deux enfants entre les boîtes : ils s’assoiront à deux, côte à côte, derrière chacune. Le nombre est impair? Un enfant a sa boîte à lui, et jusqu’à quatre rabats à nommer.',
        'L’autre moitié du local reste vide : c’est l’espace.',
        'Avec du papier d’aluminium, déchirez les feuilles d’avance; le rouleau et ses dents restent hors de portée.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Assoyez-vous derrière votre boîte, les rabats fermés. « Voici la fusée qui part dans l’espace. Il manque son équipage! » On s’assoit à deux derrière chaque boîte. « C’est votre tableau de bord. » Ouvrez un rabat : « Clic! Les phares. » {si-lampes-de-poche|Votre lampe s’allume avec eux, vers le plafond.} Ouvrez-en un autre : « Clic! Le moteur : vrrr… » Refermez celui-là : la fusée tousse, « kof, kof », et se tait. « Un rabat ouvert, ça marche. Un rabat fermé, c’est la panne! » Rouvrez-le : « Vrrr, réparée! Et ton rabat à toi, à quoi sert-il? » {si-crayons|Chacun y dessinera son bouton : un rond, des rayons, un zigzag.}',
        ),
        play(
          { 20: 6, 30: 7, 45: 11 },
          'Chacun choisit deux rabats : ce sont ses commandes. Il les ouvre, et leur trouve un nom et un bruit : le moteur, les phares, la radio, la machine à collation. Avec du papier d’aluminium, il en enveloppe un et le lisse du pouce : la commande brille. {si-ruban-adhésif|Sur chaque rabat, il colle une ligne ou une croix de ruban adhésif, coupé d’avance.} Un pilote crie la sienne : « Radio! » Tout l’équipage fait le bruit. Puis un autre crie. {3-4a|À trois ans, on garde ses deux rabats, toujours les mêmes : clic, on ouvre; cloc, on ferme. « Lequel fait vrrr? »} {4-5a|À quatre ans, on apprend aussi les deux commandes de son copilote. On choisit dans quel ordre ouvrir les quatre, puis on les redit les yeux fermés, en les touchant.}',
        ),
        play(
          { 20: 7, 30: 8, 45: 12 },
          'On ouvre tous les rabats. {4-5a|À quatre ans, on compte à l’envers à partir de dix.} {3-4a|À trois ans, on part de cinq, un doigt de moins chaque fois.} Zéro, on décolle! Les mains font trembler la boîte… puis plus de poids : c’est l’apesanteur. On se lève au ralenti, on flotte sans bruit dans l’espace, la moitié vide du local. Face à eux, fermez un rabat nommé de chaque boîte, jamais deux fois de suite le même. « Kof, kof! C’est la panne! » On revient en flottant et l’on cherche à deux. {3-4a|À trois ans, on montre le rabat, on l’ouvre, on fait son bruit.} {4-5a|À quatre ans, on nomme la panne avant de réparer. Au voyage suivant, ne fermez que deux rabats en tout : lesquels?} « Vrrr, réparée! » Et l’on repart.',
        ),
        play(
          { 30: 7, 45: 12 },
          'Maintenant, les enfants font les pannes. Des deux pilotes d’une boîte, l’un part flotter dans l’espace sans se retourner; l’autre ferme un rabat et appelle : « Kof, kof! » Celui qui flottait revient, cherche, répare, et l’on change. {si-foulards|Qui flotte tient un foulard, qui flotte aussi.} Un enfant seul à sa boîte va chez ses voisins : là, deux flottent et cherchent ensemble. Il n’y a qu’un enfant? C’est vous qui flottez, et vous vous trompez une fois. {3-4a|À trois ans, l’ami aide en faisant le bruit qui manque : « vrrr », « bip ».} {4-5a|À quatre ans, on ferme un, deux ou trois rabats, ou aucun. Celui qui cherche les nomme avant de toucher. Tout est ouvert? Il répond : « La fusée tousse pour rire! »}',
        ),
        closing(
          { 20: 4, 30: 4, 45: 5 },
          '« Ici la base : rentrez! » Chacun reprend sa place derrière sa boîte. {si-rouleaux-de-carton|Dans son rouleau de carton, chacun répond : « Reçu! »} On compte à l’envers tout bas, et l’on éteint la fusée : on ferme un rabat à la fois. À zéro, le poids revient : les bras tombent, la tête penche, les fesses sont lourdes. On se couche à côté de sa boîte, pouf, le temps de trois grandes respirations. {si-musique|Une musique lente, venue de loin, s’éteint avec elles.} « Quelle panne as-tu réparée? » Chacun en refait le bruit. Les boîtes s’empilent ou se glissent l’une dans l’autre; avec du papier d’aluminium, on garde les rabats brillants pour demain. La dernière boîte tousse encore un tout petit peu : « Kof. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'L’enfant cherche sa panne? Ne montrez pas le rabat : faites le bruit qui manque.',
          'Il a oublié ses commandes? Il leur trouve un nouveau nom; un rabat fermé reste une panne.',
          'Un enfant veut rester à bord? Il garde la fusée, et c’est lui qui tousse pour rappeler l’équipage.',
        ],
        questionsOuvertes: [
          'À quoi sert ce rabat?',
          'Comment sais-tu que c’est lui, la panne?',
          'Que sens-tu quand tu ne pèses plus rien?',
        ],
      },
      vocabulaire: [
        'la fusée',
        'l’espace',
        'le tableau de bord',
        'décoller',
        'l’apesanteur',
        'flotter',
        'la panne',
        'réparer',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Il ouvre et referme sans arrêt? C’est son moteur : « Vrrr… kof… vrrr! » L’équipage suit, et se tait quand il ferme.',
        },
        {
          pour: '4-5a',
          texte:
            'Il trouve tout de suite? Il regarde le tableau de bord de ses voisins pendant que l’on compte de dix à zéro. Au retour, il cherche aussi leur panne.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le bruit du départ le surprend? Il baisse lui-même ses doigts un à un : il sait quand le zéro arrive. Il se déplace en fauteuil? Sa boîte est sur une table, son copilote est sur une chaise à côté de lui, et il flotte en roulant au pas. Trouver est difficile? Il n’a qu’un rabat.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, quatre trous de mitaine dans la neige font le tableau de bord : bouché, un trou est en panne.} {hiver|L’été, dans la cour, la fusée se pose sur l’herbe, à l’ombre, et l’on flotte pieds nus.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Deux pilotes qui se touchent en flottant.', 'Panne qu’on ne trouve pas tout de suite.'],
        dangersAEliminer: [
          'Enfant debout sur une boîte ou dedans : elle s’écrase ou bascule. On pilote assis derrière.',
          'Boîte sur une tête : le casque se mime, les deux mains autour du visage.',
          'Course vers les boîtes : en flottant, on avance sans bruit, un bras entre les amis. Qui court recommence au ralenti.',
          'Agrafe ou coin qui pique : cette boîte sort du jeu.',
          '{si-ruban-adhésif|Ruban adhésif : le rouleau reste dans vos mains; les bouts coupés sont au bord de votre boîte.}',
          'Bout de papier d’aluminium à la bouche : il est ôté et jeté, et le rabat reste nu.',
          '{si-lampes-de-poche|Lampe dans des yeux : elle vise le plafond et reste près de vous.}',
          '{si-crayons|Crayon en main pendant le vol : il se dépose sur la boîte avant le décollage.}',
          '{30min 45min si-foulards|Foulard autour d’un cou ou par terre : il reste dans une main, et on le ramasse.}',
        ],
        supervision: 'palier2',
        allergies: ['Boîtes d’aliments : celles où il reste des miettes vont au recyclage.'],
      },
      observation: [
        'Mémoire : comment l’enfant retrouve-t-il le rabat qui a changé?',
        'Fonction symbolique : quelles commandes invente-t-il, et les garde-t-il?',
        'Motricité globale : comment ralentit-il ses pas et ses bras?',
      ],
      prolongements: [
        'Demain, l’équipage ajoute une commande que personne n’a encore trouvée : à quoi sert-elle?',
        'À la maison, l’enfant ouvre trois livres en rang; un parent en ferme un quand il a le dos tourné : « Kof, kof! » Lequel?',
      ],
      reflexionRetroaction: [
        'Ai-je laissé le temps de chercher la panne?',
        'Qui avait besoin de moins de rabats, et qui en voulait plus?',
      ],
    },
  },
  {
    key: 'j-ecrase-un-rouleau-voila-un-plancher',
    summary:
      'Construction de rouleaux : debout, c’est un poteau; écrasé sous les fesses, c’est un plancher. On empile, et l’on cherche ce qui fait tomber.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['cabanes-et-constructions', 'nombres-et-formes'],
    materials: ['cartons-et-boites'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'la construction',
      'construction',
      'constructions',
      'rouleaux de papier de toilette',
      'rouleau de papier de toilette',
      'rouleaux de papier hygiénique',
      'rouleaux de carton',
      'rouleaux de papier de toilette et ruban adhésif',
      'rouleaux de papier de toilette et carton',
      'construction de rouleaux',
      'construire avec des rouleaux',
      'tour de rouleaux',
      'tours',
      'empiler des rouleaux',
      'faire tenir debout',
      'étages',
      'immeuble',
      'ça tombe tout le temps',
      'ce qui fait tomber la tour',
      'matériel recyclé',
      'équilibre',
    ],
    seen: [
      'elle s’assoit sur son rouleau pour l’aplatir et le dépose sur deux autres debout',
      'il met trois tubes debout serrés, un plat dessus, et recommence jusqu’à six',
      'ils bâtissent des étages en carton, puis soufflent dessus pour voir lequel bouge',
      'il recommence dix fois, chaque fois au troisième étage ça dégringole',
      'elle est fière de son bloc à appartements, elle l’a montré à son papa le soir',
      'il veut tout faire tomber d’un coup de pied, l’autre veut que ça reste',
      'depuis la démolition de l’école d’à côté, ils montent et rasent leurs immeubles',
      'à la table de récup, ils empilaient des tubes et cherchaient pourquoi ça penche',
    ],
    picture:
      'Une enfant assise sur un rouleau couché lève trois doigts; un ami à genoux pose un rouleau debout sur un plancher plat porté par trois poteaux.',
    scenes: ['empiler-construire', 'demolir'],
    sheet: {
      titre: 'J’écrase un rouleau : voilà un plancher!',
      observationDepart:
        'Un rouleau debout, un autre par-dessus : la construction tombe au troisième. {3-4a|« Encore! »} {4-5a|« Ça tient pas! »}',
      intentionEducative:
        'Permettre à l’enfant de chercher ce qui fait tenir ou tomber une construction de rouleaux : des poteaux, un plancher, la place de chaque morceau.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
      ],
      objectifs: [
        'Écraser un rouleau pour en faire un plancher bien plat.',
        'Faire tenir un plancher sur des poteaux, et un étage sur ce plancher.',
        'Montrer ce qui a fait tomber la construction, et changer cet endroit.',
        '{3-4a|Poser un rouleau au milieu plutôt qu’au bord.} {4-5a|Dire d’avance si la construction tiendra avec un poteau de moins.}',
      ],
      materiel: [
        item(
          'Rouleaux de papier de toilette',
          'trois par enfant, vides, et cinq pour vous',
          'Rouleaux d’essuie-tout, coupés en deux d’avance',
        ),
        optional('Ruban adhésif', 'deux bouts par enfant, longs comme un doigt', 'Ruban-cache'),
        optional('Carton', 'un morceau pour deux enfants, grand comme vos deux mains', null),
      ],
      preparation: [
        'Prenez des rouleaux secs et propres. On bâtit à trois, ou à deux s’il le faut, et l’on met ses rouleaux en commun. Il y en a peu? Quatre debout et un écrasé par équipe suffisent pour commencer.',
        'Jouez sur un sol dur : sur un tapis épais, les rouleaux penchent. Laissez deux pas entre les constructions.',
        'Essayez d’avance : un rouleau écrasé bâille? Pliez-le dans l’autre sens, le long de ses deux plis, et assoyez-vous dessus encore une fois.',
        'Avec du ruban adhésif, collez les bouts au bord d’une table basse; le rouleau reste avec vous. Avec du carton, coupez les morceaux avant le jeu : ce sont les grands planchers.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Assise par terre, mettez un rouleau debout : « Ma construction commence par un poteau. » Posez-en un autre dessus, rond sur rond, et soufflez : il tombe. « Il lui faut un plancher. » Couchez un rouleau sur le sol et assoyez-vous dessus : « Un, deux, trois! » Montrez-le : il est tout plat. Mettez trois rouleaux debout, serrés l’un contre l’autre, couchez le plat dessus, et un dernier debout au milieu : « Un étage! » Faites-le tomber d’un doigt, riez, et demandez : « Qui m’écrase un autre plancher? »',
        ),
        play(
          { 20: 7, 30: 8, 45: 12 },
          'Chacun écrase un rouleau : couché, sous les fesses, « un, deux, trois ». On passe la main dessus : est-il plat? Il bâille? On le plie dans l’autre sens et l’on se rassoit. Puis, en équipe, on met des poteaux debout, on couche le plancher, on pose un étage. Avec du carton, un grand plancher couvre quatre poteaux. {3-4a|À trois ans, trois poteaux se serrent, comme des amis qui ont froid. On pose le plancher, on ouvre les mains : il tient?} {4-5a|À quatre ans, on éloigne les poteaux d’un doigt, puis de deux : jusqu’où le plancher les touche-t-il encore? On cherche comment porter deux rouleaux, puis trois.} {45min|Ça tient? « Peut-on monter plus haut avec les mêmes rouleaux? » On défait, et l’on bâtit autrement.}',
        ),
        play(
          { 20: 6, 30: 8, 45: 12 },
          '« Qu’est-ce qui fait tomber? » Sur votre plancher, mettez un rouleau debout tout au bord, à moitié dans le vide : il bascule. Au milieu : il tient. Chaque équipe essaie sur sa construction : au bord, au milieu, dans un coin. {3-4a|À trois ans, on pousse d’un doigt : boum! On montre ce qui a bougé en premier, et l’on y met un poteau de plus.} {4-5a|À quatre ans, on dit « tient » ou « tombe », puis on ôte un poteau, tout doucement. Encore un? Combien en faut-il, au moins, sous un plancher?} Avec du ruban adhésif, on colle à son plancher le poteau qui se sauve. Fallait-il le coller, ou le déplacer?',
        ),
        play(
          { 30: 6, 45: 11 },
          'Il manque des rouleaux pour un étage de plus? Deux ou trois équipes voisines mettent les leurs ensemble; s’il n’y a qu’une équipe, donnez les vôtres. On bâtit assis ou à genoux, et l’on s’arrête à la hauteur de ses yeux. {3-4a|À trois ans, on rapproche deux constructions, et un plancher passe de l’une à l’autre : c’est un pont. Qui ose y mettre un rouleau debout?} {4-5a|À quatre ans, on essaie deux immeubles : beaucoup de poteaux en bas et peu en haut, puis peu en bas et beaucoup en haut. Lequel tient le plus longtemps? Lequel tombe quand on souffle?}',
        ),
        closing(
          { 20: 4, 30: 4, 45: 5 },
          'On recule d’une fesse et l’on regarde. Combien d’étages? Chacun lève autant de doigts. Puis l’ascenseur descend : on ôte d’abord le rouleau du haut, et l’on compte les étages à l’envers jusqu’au sol. Les rouleaux plats font une pile; les poteaux restent debout à côté, serrés. « Qu’est-ce qui a fait tomber la tienne? » Avec un plat et un debout, chacun le montre : au bord, de travers, pas assez de poteaux. La pile et les poteaux attendent demain dans un coin.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Quand ça tombe, dites ce que vous avez vu : « Le plancher a penché de ce côté-là. » Ne réparez pas.',
          'Bâtissez mal à côté d’eux, un rouleau au bord : ils vous diront quoi changer.',
          'Une construction est renversée par un voisin? Il tient les poteaux pendant que l’autre repose le plancher.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui a bougé en premier?',
          'Où mettrais-tu un poteau de plus?',
          '{4-5a|Combien de poteaux peux-tu ôter?}',
        ],
      },
      vocabulaire: ['le rouleau', 'debout', 'écraser', 'plat', 'le poteau', 'le plancher', 'l’étage', 'basculer'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Il aime surtout écraser? Il est la presse : les autres lui apportent des rouleaux, et il compte ses planchers.',
        },
        {
          pour: '4-5a',
          texte: 'Il bâtit avec quatre poteaux seulement : combien d’étages peut-il faire, avec un plancher par étage?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Ses mains tremblent? Un ami tient les poteaux pendant qu’il pose le plancher. S’asseoir par terre est difficile? Il écrase le rouleau sur la table, de l’avant-bras. Les écroulements le fâchent? Il souffle lui-même : il choisit quand ça tombe.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, des mottes de neige tapée font les poteaux, et une pelle couchée, le plancher.} {hiver|L’été, près d’une fenêtre ouverte, un petit vent essaie les constructions : que faut-il changer?}',
        },
      ],
      securite: {
        risquesAcceptes: ['Construction qui tombe juste avant la fin.', 'Fesses qui manquent le rouleau.'],
        dangersAEliminer: [
          'Enfant qui s’assoit sur un rouleau debout : on l’écrase couché, une main par terre pour s’asseoir doucement.',
          'Rouleau sous un pied : les rouleaux en trop restent en tas, et l’on contourne les constructions en marchant.',
          'Enfant debout sur une chaise pour bâtir plus haut : on reste assis ou à genoux.',
          'Rouleau enfilé au poignet et qui serre : déchirez-le, sans tirer.',
          'Ruban adhésif sur la peau, morceau de carton à la bouche : ils sortent du jeu.',
        ],
        supervision: 'palier2',
        allergies: ['Rouleaux parfumés : ils restent au recyclage.'],
      },
      observation: [
        'Raisonnement : que change l’enfant à l’endroit où c’est tombé?',
        'Motricité fine : comment pose-t-il un rouleau, et comment retire-t-il ses doigts?',
        'Éveil aux mathématiques : comment compte-t-il les poteaux et les étages?',
      ],
      prolongements: [
        'Gardez les planchers : demain, on cherche combien il en faut pour un étage de dix poteaux.',
        'À la maison, la famille garde les rouleaux vides; l’enfant lui montre comment on fait un plancher avec ses fesses.',
      ],
      reflexionRetroaction: [
        'Ai-je retenu une construction qui allait tomber?',
        'Qui a changé d’idée après avoir vu tomber celle d’un autre?',
      ],
    },
  },
  {
    key: 'au-cirque-une-piste-pour-deux',
    summary:
      'Le cirque a une piste pour deux : l’un présente et applaudit, l’autre fait son numéro et salue. Ta-dam! On change, et tout le monde joue.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['mouvement-et-defis'],
    materials: [],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, les pistes sont sur {hiver|la neige tapée, loin des plaques de glace}{!hiver|l’herbe ou sur un coin plat}.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'le cirque',
      'cirque',
      'cerceaux',
      'cerceau',
      'cerceaux et ruban adhésif de couleur',
      'ruban adhésif de couleur',
      'foulards',
      'foulard',
      'numéros de cirque',
      'numéro de cirque',
      'présentateur',
      'spectacle de cirque',
      'acrobate',
      'acrobates',
      'funambule',
      'jongleur',
      'dompteur',
      'lion de cirque',
      'sauter dans les cerceaux',
      'passer dans un cerceau',
      'applaudir',
      'regarde ce que je fais',
      'équilibre',
    ],
    seen: [
      'elle se tient sur un pied les bras ouverts, salue, et attend qu’on l’applaudisse',
      'il fait rugir son lion à travers le cerceau que son ami tient bas',
      'ils présentent leur numéro comme à la télé, mesdames et messieurs, voici',
      'elle est gênée devant la gang, mais elle veut montrer son saut à son amie',
      'il tombe, sa face change, il voulait que ça soit parfait du premier coup',
      'il me crie regarde regarde cent fois, il veut qu’on le voie',
      'depuis le spectacle de cirque, ils salueraient même pour se laver les mains',
      'au coin musique, deux amis se sont annoncés à tour de rôle, ta-dam',
    ],
    picture:
      'Bras grands ouverts, un enfant présente une amie qui tient sur un pied dans un cerceau; plus loin, un lion à quatre pattes traverse un cerceau debout.',
    scenes: ['fierte', 'equilibre', 'imiter-animaux'],
    sheet: {
      titre: 'Au cirque, une piste pour deux : ta-dam!',
      observationDepart:
        'Un enfant tient sur un pied, ouvre les bras et salue, comme au cirque. {3-4a|« Applaudis! »} {4-5a|« Moi, je fais le lion! »}',
      intentionEducative:
        'Permettre à l’enfant d’inventer des numéros de cirque à la mesure de son corps, de les montrer, et de présenter ceux d’un autre.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Concept de soi', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Faire un numéro et le finir par un salut.',
        'Présenter son partenaire à voix forte, puis l’applaudir.',
        'Passer dans un anneau, ou sous un foulard, sans y toucher.',
        '{3-4a|Tenir un instant sur un pied, s’arrêter et saluer.} {4-5a|Enchaîner deux gestes en un seul numéro.}',
      ],
      materiel: [
        item('Cerceaux', 'un pour deux enfants, et un pour vous', 'Foulards, un par enfant et un pour vous'),
        optional(
          'Ruban adhésif de couleur',
          '{dedans|une ligne de trois pas pour deux enfants}{dehors|un bout par cerceau, long comme la main}',
          null,
        ),
        optional(
          '{!20min si-bancs|Bancs bas et stables, les gradins}',
          '{!20min si-bancs|un pour quatre enfants}',
          null,
        ),
        optional('{si-balles|Balles molles, plus grosses que le poing}', 'une pour deux enfants', null),
        optional('{si-toutous|Toutous}', 'un pour deux enfants', null),
        optional('{!20min si-tambours|Tambour ou autre instrument}', 'un', null),
        optional('{si-musique|Musique de parade}', 'un appareil, près de vous', null),
        optional('{si-chapeaux|Chapeaux}', 'chacun le sien', null),
      ],
      preparation: [
        'Formez des équipes de deux; dans une équipe de trois, deux artistes jouent en même temps, ou l’un derrière l’autre. Chaque équipe a sa piste, à trois pas de la suivante : un cerceau couché et l’espace autour.',
        'Avec des foulards seulement, la piste est un coin de plancher ou de terrain. Quand l’étape parle d’un anneau, le présentateur tient un foulard par deux coins, comme un rideau, et l’on passe dessous.',
        '{dedans|Avec du ruban adhésif de couleur, collez près de chaque piste une ligne droite de trois pas : c’est le fil du funambule.}{dehors|Avec du ruban adhésif de couleur, enroulez un bout autour de chaque cerceau : c’est l’entrée de la piste.}',
        'Enlevez ce qui traîne entre les pistes. {dedans|Pieds nus ou en souliers : en chaussettes, on glisse.}{dehors|Ôtez roches et bouts de bois.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Entrez à grands pas, un cerceau ou un foulard levé à bout de bras : « Mesdames, messieurs, les enfants, bienvenue au cirque! » Couchez le cerceau par terre; le foulard, lui, reste dans votre main. « Voici ma piste. Et voici… le pied qui se lève! » Levez un pied, chancelez, reposez-le, saluez : « Ta-dam! » Le groupe, assis, fait le public : il applaudit. Recommencez, ratez exprès, et saluez encore : « Au cirque, un numéro finit toujours par un salut, même un numéro raté. » Un enfant vous présente à son tour : « Et voici… » Montrez alors les pistes : « Il y en a une pour deux. Qui présente? Qui joue en premier? »',
        ),
        play(
          { 20: 7, 30: 8, 45: 12 },
          'Sur chaque piste, le présentateur crie : « Et voici… » L’artiste fait son numéro et salue : « Ta-dam! » On l’applaudit, puis on change. Avec un cerceau couché, on saute dedans, on en fait le tour sur la pointe des pieds. Avec un foulard, on le lance, on tape des mains, on l’attrape. {dedans|Avec du ruban adhésif de couleur, on marche sur le fil, comme un funambule.}{dehors|Avec du ruban adhésif de couleur, le numéro part de l’entrée de la piste et y revient.} {3-4a|À trois ans, un seul geste fait un numéro : tenir sur un pied, marcher en ours, tourner une fois.} {4-5a|À quatre ans, on enchaîne deux gestes : tourner, puis tenir sur un pied. Le présentateur leur trouve un nom : « Et voici… la toupie qui dort! »} {45min|Puis « le numéro qui rate exprès! » : on le rate, et l’on salue encore mieux.}',
        ),
        play(
          { 20: 6, 30: 7, 45: 12 },
          'Voici les lions. Le présentateur tient l’anneau : le cerceau debout, le bas au sol, ou le foulard en rideau. L’artiste arrive à quatre pattes, rugit, et passe sans toucher. Il touche? L’anneau éclate de rire : « Hi, hi, hi! » Le lion salue de la patte, « Ta-dam! », et l’on change. {si-toutous|Un toutou voyage ensuite sur le dos du lion : passera-t-il sans tomber?} {si-balles|Une balle devient la proie : le lion la pousse du front dans l’anneau.} {3-4a|À trois ans, l’anneau ne bouge pas. La tête passe, les pattes passent… et les fesses?} {4-5a|À quatre ans, le lion essaie autrement : de côté, à reculons, une patte en l’air. Le présentateur annonce d’avance : « Et voici… le lion qui marche à reculons! »}',
        ),
        play(
          { 30: 7, 45: 11 },
          'Grande représentation! La moitié des équipes s’assoit : c’est le public. Les autres font le numéro qu’elles préfèrent, toutes en même temps, chacune sur sa piste; s’il n’y a qu’une équipe, le public, c’est vous. Tambourinez sur vos cuisses{si-tambours|, ou jouez d’un instrument}. {si-bancs|Assis sur les bancs, le public tambourine avec vous sur le siège, du bout des doigts, puis à deux mains.} Dès que vous arrêtez, tous saluent : « Ta-dam! » Le public applaudit, et l’on échange les places. {3-4a|À trois ans, le public redemande : « Encore le lion! » On le refait deux fois, c’est encore mieux.} {4-5a|À quatre ans, chaque équipe fait trois numéros de suite, et le présentateur lève un, deux, puis trois doigts pour les annoncer.}',
        ),
        closing(
          { 20: 4, 30: 4, 45: 5 },
          'La parade! Autour de vous, chacun marche comme dans son numéro préféré, un tour, puis un autre au ralenti. {si-musique|Chaque fois que la musique s’arrête, on salue : « Ta-dam! »} On empile les cerceaux, ou les foulards. {dedans|Avec du ruban adhésif de couleur, on décolle les fils et l’on en fait une boule.} En équipe, face à face, on présente l’autre tout bas : « Et voici… mon ami, qui a tenu sur un pied. » Puis on salue : un grand salut, un moyen, un tout petit avec le nez. {si-chapeaux|Au grand salut, chacun lève son chapeau.} « Le cirque est fermé jusqu’à demain. Chut… »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Applaudissez le salut, et dites ce que vous avez vu : « Tu as tenu sur un pied jusqu’au bout. »',
          'Un enfant n’a pas d’idée? Présentez ce qu’il fait déjà : « Et voici… celui qui reste immobile! »',
          'Un enfant ne veut pas être regardé? Il présente, ou il joue à la piste la plus loin du groupe.',
        ],
        questionsOuvertes: [
          'Quel numéro veux-tu montrer?',
          'Comment le public saura-t-il que c’est fini?',
          '{4-5a|Quel nom donnes-tu à ce numéro?}',
        ],
      },
      vocabulaire: [
        'le cirque',
        'la piste',
        'le numéro',
        'le présentateur',
        'l’artiste',
        'saluer',
        'applaudir',
        'le public',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Il refait toujours le même numéro? Le présentateur l’annonce chaque fois comme si c’était le premier.',
        },
        {
          pour: '4-5a',
          texte:
            'Son équipe invente un numéro à deux, où les gestes sont les mêmes, en même temps, comme dans un miroir.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Il se déplace en fauteuil? L’anneau se tient de côté, à la hauteur de son bras, et sa main de lion y passe. Les applaudissements lui font mal? On applaudit des deux mains en l’air, sans bruit. Il ne parle pas? Il présente d’un grand geste du bras.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, un rond tracé dans la neige fait la piste, et l’habit de neige fait des clowns tout ronds.} {hiver|L’été, dans la cour, les pistes sont sur l’herbe, à l’ombre.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Chute sur les fesses.', 'Gêne au moment de saluer.'],
        dangersAEliminer: [
          'Culbute, pyramide, ami porté sur le dos : ces numéros-là ne sont pas au programme.',
          'Cerceau ou foulard accroché par un lion : on le tient mollement, et on le lâche dès qu’il est touché.',
          'Pied sur un cerceau couché : il roule. On marche à côté, on saute au milieu.',
          'Foulard ou cerceau autour d’un cou : il reste dans les mains.',
          '{!20min si-bancs|Enfant debout sur un banc : on s’y assoit, les pieds au sol; les pistes sont à deux pas.}',
          'Foulard au sol : on y glisse, on le ramasse avant de jouer.',
          '{si-balles|Balle sous un pied : on la ramasse avant de changer de rôle.}',
          '{si-chapeaux|Chapeau passé d’une tête à l’autre : chacun garde le sien.}',
        ],
        supervision: 'palier2',
        allergies: ['Foulards lavés sans parfum.'],
      },
      observation: [
        'Motricité globale : comment l’enfant tient-il sur un pied, et comment s’arrête-t-il?',
        'Concept de soi : que montre-t-il de lui quand on l’applaudit?',
        'Langage oral : avec quels mots présente-t-il son partenaire?',
      ],
      prolongements: [
        'Demain, l’équipe change de piste et apprend le numéro de ses voisins.',
        'À la maison, un parent présente : « Et voici… » L’enfant montre un numéro, et toute la famille salue.',
      ],
      reflexionRetroaction: [
        'Qui a attendu, et combien de temps?',
        'Ai-je applaudi autant le numéro raté que le numéro réussi?',
      ],
    },
  },
]
