import { closing, food, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** An apple crisp read on the fingers, a sugar shack of dough that listens, a sea of sand, a grocery paid in fingers, and pipe cleaners that remember what they hugged. */
export const THREE_TO_FIVES_CRISP_AND_GROCERY_SHEETS: readonly BankSheet[] = [
  {
    key: 'je-vois-encore-du-jaune',
    summary:
      'Quatre doigts, un pouce, l’autre pouce : la recette de croustade aux pommes se lit sur les mains. On lave, on coupe, on émiette : plus de jaune!',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['cuisine-et-saveurs', 'jardin-et-recolte'],
    materials: ['contenants-et-cuilleres'],
    place: 'INDOORS',
    seasons: ['AUTUMN'],
    durationMinutes: 45,
    adults: 1,
    calls: [
      'cuisiner',
      'les pommes',
      'pommes',
      'cuisiner les pommes',
      'cuisiner avec des pommes',
      'croustade',
      'croustade aux pommes',
      'crumble aux pommes',
      'recette de pommes',
      'pommes, gruau, bols',
      'pommes, farine',
      'gruau',
      'farine',
      'bols',
      'couper des pommes',
      'couteau à tartiner',
      'laver les pommes',
      'émietter',
      'mesurer les ingrédients',
      'faire un dessert',
      'on a trop de pommes',
      'pommes du verger',
    ],
    picture:
      'À table, une enfant montre un morceau jaune de ses miettes; son ami, une main à plat sur le couteau, coupe; l’éducatrice lève quatre doigts.',
    seen: [
      'ils reviennent du verger avec un gros sac et veulent qu’on en fasse une recette',
      'elle coupe sa banane en rondelles et demande un vrai couteau pour le reste',
      'il frotte ses doigts dans le gruau au fond du bac et le laisse tomber en neige',
      'ils se chicanent la cuillère, chacun veut mettre les affaires dans le bol lui-même',
      'elle lève ses doigts un par un pour savoir combien de cuillerées il reste',
      'il dit que chez sa mamie, le dessus qui croque est le meilleur bout',
      'à la collation, ils demandent comment le dessert est devenu mou et chaud',
      'au coin cuisine, ils brassent des bols vides et veulent que le four marche pour vrai',
    ],
    scenes: ['cuisine', 'dechirer-couper', 'mesurer'],
    sheet: {
      titre: 'Croustade aux pommes : je vois encore du jaune!',
      observationDepart:
        '« On peut-tu les cuisiner, nos pommes? » Une enfant frotte la sienne sur son chandail. Son ami émiette déjà de l’air dans un bol vide : « Moi, je fais le dessus. »',
      intentionEducative:
        'Permettre aux enfants de cuisiner des pommes pour vrai, de suivre une recette qu’ils lisent sur leurs doigts et de juger eux-mêmes quand tout est bien mêlé.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
      ],
      objectifs: [
        'Suivre une recette doigt par doigt, une cuillerée à la fois.',
        'Couper une tranche de pomme en pesant sur un couteau à tartiner.',
        'Émietter, et chercher dans son bol ce qui n’est pas encore mêlé.',
      ],
      materiel: [
        food('Pommes tendres et mûres', 'une pour deux enfants, une de plus, une pour l’essai de la veille', null),
        food(
          'Gruau (flocons d’avoine à cuisson rapide)',
          'quatre cuillerées à soupe rases (60 ml) par enfant et pour vous, et deux parts pour l’essai',
          'Farine de blé, même compte',
        ),
        food('Cassonade', 'une cuillerée à soupe (15 ml) par enfant et pour vous, et deux pour l’essai', 'Sucre blanc'),
        food(
          'Margarine molle',
          'une cuillerée à soupe (15 ml) par enfant et pour vous, et deux pour l’essai',
          'Huile de canola',
        ),
        item(
          'Bols',
          'un par enfant et un pour vous; de plus, un de gruau et un de cassonade pour trois ou quatre voisins',
          'Contenants de plastique larges',
        ),
        item('Cuillères à soupe', 'une par enfant et deux pour vous', 'Cuillères à mesurer de 15 ml'),
        item('Couteaux à tartiner à bout rond', 'un par enfant', 'Couteaux à beurre ou de plastique rigide'),
        item('Assiettes plates', 'une par enfant', 'Petites planches'),
        item('Débarbouillettes propres et mouillées', 'une par enfant', 'Linges propres'),
        item(
          'Couteau de cuisine et planche, pour vous seule',
          'un de chaque, à votre place, à deux bras du premier enfant',
          null,
        ),
        item(
          'Plat allant au four',
          'un grand (environ 20 cm sur 30 cm) pour dix enfants, un carré pour cinq',
          'Deux moules carrés',
        ),
        { ...optional('{si-cannelle|Cannelle moulue}', 'une pincée par bol, de vos doigts', null), aliment: true },
        optional('{si-balances|Balance de cuisine ou à plateaux}', '{si-balances|une, près de votre planche}', null),
        optional('{si-paniers|Panier}', '{si-paniers|un, pour les trois pommes entières}', null),
        {
          ...optional(
            '{si-bananes|Bananes mûres, pelées et ouvertes en deux sur la longueur par l’adulte}',
            '{si-bananes|une pour cinq enfants}',
            null,
          ),
          aliment: true,
        },
      ],
      preparation: [
        'La veille, relisez avec la cuisine les étiquettes et les plans d’allergie. Un aliment exclu pour un enfant quitte la recette de tous. La recette n’a ni œuf ni noix.',
        'La veille aussi, essayez la recette : une pomme et les miettes de deux personnes dans un petit plat, environ 40 minutes à 180 °C (350 °F). La pomme doit être molle et le dessus, doré. Miettes trop sèches? Mettez un peu plus de margarine. Notez les minutes qu’il a fallu dans votre four; un grand plat en prend un peu plus.',
        'Prévoyez qui cuit : la cuisine prend le plat à la porte. Vous êtes seule? Couvert, il attend au réfrigérateur, et vous le cuisez le jour même derrière une barrière d’où vous voyez tous les enfants.',
        'Rincez les pommes. Gardez-en trois, qu’on lavera et ouvrira ensemble. Tranchez d’avance les autres, en quartiers sans cœur, puis en tranches épaisses comme un crayon, et couvrez-les. Pour chaque groupe de trois ou quatre voisins, versez d’avance leur gruau dans un bol et leur cassonade dans un autre. Lavez une seule grande table. À chaque place : une assiette, une débarbouillette mouillée, un bol vide. Le reste attend près de vous. Juste avant, on se mouche et l’on se lave les mains.',
        'Votre place est debout, au bout de la table, face à tous. De la farine au lieu du gruau? Dites « farine » : le compte est le même. Avec de l’huile, rien n’est jaune : cherchez alors ce qui est encore sec et pâle.',
      ],
      deroulement: [
        opening(
          { 30: 4, 45: 5 },
          'Debout au bout de la table, une pomme à la main : « Ce matin, on cuisine les pommes! Que pourrait-on en faire? » Écoutez les idées. Frottez-vous le ventre : « Moi, j’ai faim d’une croustade. La recette? Je l’ai dans les mains. » Levez quatre doigts, l’un après l’autre : « Quatre cuillerées de gruau. » Puis le pouce : « Une de cassonade. » Puis l’autre pouce : « Une de margarine, toute jaune. » Tous redisent la recette deux fois, avec leurs mains. « Et dessous, qu’est-ce qu’on met? Les pommes! » {si-paniers|Remettez votre pomme au panier et penchez-le : trois seulement! Et les autres? Découvrez-les : elles attendent, en tranches.}',
        ),
        play(
          { 30: 5, 45: 8 },
          'Donnez une pomme à deux, trois ou quatre voisins : l’un la frotte avec sa débarbouillette, l’autre montre où il reste une tache, puis on la passe. Elle est propre? Elle voyage de main en main jusqu’à votre planche. {si-balances|En chemin, elle passe sur la balance : plus lourde que celle d’avant? On parie, puis on regarde.} « Si je la coupe, combien de morceaux? » Coupez-la en deux, puis en quartiers, ôtez le cœur et faites des tranches épaisses comme un crayon. {3-4a|À trois ans, on compte tout haut les morceaux.} {3-4a !multiage|Montrez les pépins de votre place : combien en voit-on? On sent sa paume : a-t-elle l’odeur de la pomme?} {4-5a|À quatre ans, on dit le nombre avant le coup de couteau.} {4-5a !multiage|« Un quartier me donne trois tranches. Et deux quartiers? » On cherche sur ses doigts, vous coupez, on compte.}',
        ),
        play(
          { 30: 5, 45: 8 },
          'Votre couteau est rangé. Donnez à chacun un couteau à tartiner et cinq ou six tranches; le surplus va droit dans le grand plat. La tranche est couchée dans l’assiette. Une main tient le manche, l’autre s’ouvre à plat sur le dos du couteau. « Pèse… toc! » L’assiette a répondu : c’est coupé. {si-bananes|Un bout de banane à chacun : il se coupe sans « toc » et va au plat aussi.} {3-4a|À trois ans, on coupe chaque tranche en deux, debout si l’on manque de force.} {3-4a !multiage|Dites « pèse », l’enfant dit « toc ». La pelure résiste? Il balance son couteau d’un bout à l’autre : « Pèse… pèse… toc! »} {4-5a|À quatre ans, on cherche des morceaux pareils, qui cuiront ensemble.} {4-5a !multiage|On en met deux côte à côte : lequel est trop gros? On le recoupe.} Poussez le grand plat d’une place à l’autre : on y vide son assiette. Reprenez les couteaux.',
        ),
        play(
          { 30: 4, 45: 7 },
          'Donnez les cuillères, posez le gruau et la cassonade entre les voisins. Une main, fermée sur la table, est la recette : un doigt s’ouvre à chaque cuillerée. L’autre main puise le gruau : « Un! » On le vide dans son bol, jusqu’à quatre doigts. Le pouce s’ouvre : une cuillerée de cassonade. « L’autre pouce! » Vous passez mettre la margarine dans chaque bol. {si-cannelle|Avec de la cannelle, une pincée suit, de vos doigts : où le brun est-il tombé?} {3-4a|À trois ans, on s’arrête entre deux cuillerées pour regarder sa main.} {3-4a !multiage|Il ne sait plus où il en est? « Que dit ta main? » Il compte ses doigts ouverts, puis continue.} {4-5a|À quatre ans, on dit ce qui manque : « Encore deux doigts. »} {4-5a !multiage|Mettez trop de gruau dans votre bol : cinq doigts! Que faut-il faire pour que ce soit juste?}',
        ),
        play(
          { 30: 6, 45: 9 },
          'On pose sa cuillère, et les deux mains vont dans le bol. Le pouce frotte contre les autres doigts, comme pour dire « ça coûte cher », et les miettes retombent. Penchez-vous sur votre bol : « Je vois encore du jaune! » Chacun cherche le jaune dans son bol, le pince et le frotte. {si-cannelle|Le brun de la cannelle disparaît aussi : on sent, le nez au-dessus de son bol.} {3-4a|À trois ans, on le dit à chaque morceau : « Du jaune! Parti! »} {3-4a !multiage|L’enfant inspecte aussi votre bol et vous montre où frotter. Ensuite, on lève une poignée et on la laisse neiger dans son bol.} {4-5a|À quatre ans, on échange les bols : l’ami est l’inspecteur.} {4-5a !multiage|Qu’est-ce qui a changé, la couleur, le bruit, l’odeur? La cassonade se voit-elle encore?} Plus de jaune? « Prêt pour le four! »',
        ),
        closing(
          { 30: 6, 45: 8 },
          'Poussez encore le plat d’une place à l’autre : chacun fait neiger ses miettes sur les pommes. On voit encore un morceau de pomme? On lui met une pincée de miettes, avec celles de votre bol. Demandez : « Que va faire le four? » Mou, brun, petit, fondu : répétez chaque idée. Mettez le plat hors de portée. Tous redisent la recette avec les mains, d’une voix de secret : quatre doigts, un pouce, l’autre pouce. On racle les bols, on essuie sa place, on se lave les mains. « À la collation, quand ce sera cuit, on cherchera le jaune. Le trouvera-t-on? »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Montrez la main à plat sur le dos du couteau, puis gardez les vôtres derrière vous : l’enfant coupe.',
          'Suivez vous aussi la recette, dans votre bol, et laissez un gros morceau de jaune pour qu’on vous le montre.',
          'Un enfant a mis trois cuillerées, ou six? Laissez : ses miettes seront plus grasses ou plus sèches, et toutes se retrouvent dans le plat.',
          'Des doigts vont à la bouche? « Ça se goûte après le four. » Il se relave les mains et revient.',
        ],
        questionsOuvertes: [
          'Que dit la recette, dans ta main?',
          'Où vois-tu encore du jaune?',
          'Comment fais-tu pour que ça coupe?',
          'Que va faire le four aux pommes?',
        ],
      },
      vocabulaire: [
        'la croustade',
        'une tranche',
        'le quartier',
        'une cuillerée',
        'peser',
        'émietter',
        'une miette',
        'le four',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Donnez-lui trois tranches d’abord. Ses bras manquent de force? Il pèse des deux mains sur le dos du couteau, et vous tenez le manche.',
        },
        {
          pour: '4-5a',
          texte:
            'Il a fini avant les autres? Il invente la recette pour deux bols : combien de doigts de gruau, combien de pouces?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Les doigts gras dérangent? Il émiette avec le dos de la cuillère ou inspecte les bols. Une main faible? L’assiette est posée sur une débarbouillette mouillée, qui la retient. Il met tout à la bouche? Il cuisine à côté de vous, main sur main.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, des poires mûres remplacent les pommes, sous les mêmes miettes : elles se coupent plus facilement encore.',
        },
      ],
      securite: {
        risquesAcceptes: ['Morceaux tout croches.', 'Miettes sur la table et doigts gras jusqu’au poignet.'],
        dangersAEliminer: [
          'Étouffement : la pomme crue est dure, on la coupe sans en manger. Servez-la cuite et molle, qui s’écrase sans effort à la fourchette, à des enfants assis.',
          'Votre couteau : à votre bout de table, à deux bras du premier enfant; rangé en hauteur dès la dernière tranche.',
          'Couteau à tartiner : assis ou debout sans bouger, main à plat sur le dos, jamais dessous; tous sont ramassés avant les cuillères.',
          'Brûlure : l’adulte manipule seule le four et le plat, hors de portée des enfants. Servez la croustade tiède : ouvrez-la, vérifiez le milieu.',
          'Farine crue, si vous la prenez au lieu du gruau : rien ne se goûte, les mains et la table se lavent au savon.',
          'Microbes : mains lavées avant et après; ce qui tombe par terre se jette. Un enfant malade cuisinera un autre jour; une plaie au doigt se couvre.',
          '{si-cannelle|Cannelle : le pot reste dans votre main; sèche, elle fait tousser et pique les yeux. On sent son bol, pas le pot.}',
          'Plancher gras ou mouillé : essuyez-le aussitôt, on y glisse.',
          '{si-bananes|Banane : on la coupe sans en manger; elle cuit avec les pommes.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Margarine : elle peut contenir du lait et du soya; lisez l’étiquette. Huile : même lecture.',
          'Gruau : l’avoine côtoie souvent le blé; farine de blé : gluten. Allergie ou maladie cœliaque? Gruau certifié sans gluten, si le plan le permet.',
          '{si-cannelle|Cannelle : cherchez-la dans les plans d’allergie; une peau qui rougit se rince, et l’enfant finit sans elle.}',
          'Pomme : une bouche ou une main qui pique? On s’arrête, on rince et l’on suit le plan de l’enfant.',
          '{si-bananes|Banane : cherchez-la dans les plans d’allergie; une bouche ou une main qui pique, on rince et l’on suit le plan.}',
        ],
      },
      observation: [
        'Éveil aux mathématiques : comment l’enfant se sert-il de sa main pour savoir où il en est?',
        'Motricité fine : que fait chaque main quand il coupe, puis quand il émiette?',
        'Éveil aux sciences : que remarque-t-il dans son bol quand le jaune disparaît?',
      ],
      prolongements: [
        'À la collation, on compare la pomme cuite aux idées de tantôt : qui l’avait dit?',
        'La recette part dans les mains : à la maison, l’enfant la dit à sa famille, quatre doigts, un pouce, l’autre pouce.',
      ],
      reflexionRetroaction: [
        'Qui a coupé seul aujourd’hui, et que lui ai-je laissé essayer?',
        'Ai-je cherché le jaune à leur place?',
      ],
    },
  },
  {
    key: 'l-oreille-de-crisse-a-tout-entendu',
    summary:
      'La cabane à sucre en pâte à modeler : on écrase des crêpes, on les compte, et l’oreille de crisse écoute la commande qu’un ami lui chuchote.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['saisons-et-fetes', 'cuisine-et-saveurs'],
    materials: [],
    place: 'INDOORS',
    seasons: ['SPRING'],
    durationMinutes: 30,
    adults: 1,
    occasion: 'temps-des-sucres',
    onlyNamed: ['EGG'],
    calls: [
      'la cabane à sucre',
      'cabane à sucre',
      'jouer à la cabane à sucre',
      'repas de cabane à sucre',
      'temps des sucres',
      'pâte à modeler',
      'pâte à modeler, assiettes',
      'pâte à modeler cabane à sucre',
      'assiettes',
      'crêpes',
      'crêpes en pâte à modeler',
      'oreilles de crisse',
      'tire d’érable',
      'tire sur la neige',
      'sirop d’érable',
      'servir les amis',
      'servir à manger',
      'compter les crêpes',
      'faire à manger en pâte à modeler',
      'mettre la table',
      'prendre les commandes',
    ],
    picture:
      'Une enfant chuchote dans un cornet de pâte que son ami, qui rit, tient près de son oreille; l’éducatrice penche le poing comme un pichet.',
    seen: [
      'ils aplatissent leur pâte, l’empilent et disent que c’est plein de sirop',
      'elle roule un long boudin collant et l’enroule autour de son doigt',
      'il compte combien il en a dans son assiette et chiale que l’autre en a plus',
      'depuis la sortie à l’érablière, ils servent des crêpes à tout le local',
      'elle veut toujours servir, il veut toujours être servi, ça s’obstine à la table',
      'ils trouvent ça drôle, des oreilles qui se mangent, et se touchent les leurs',
      'il demande ce qu’on mange là-bas, sa famille n’est jamais allée aux sucres',
      'à la table de pâte, elle fait le tour pour demander qui a encore faim',
    ],
    scenes: ['cuisine', 'petrir', 'compter', 'repas'],
    sheet: {
      titre: 'L’oreille de crisse a tout entendu',
      observationDepart:
        '« Veux-tu des crêpes? » Une enfant écrase sa pâte à modeler et la sert. « On est à la cabane à sucre, il m’en faut plein! » répond son ami.',
      intentionEducative:
        'Soutenir les enfants qui rejouent le repas de la cabane à sucre : façonner, compter, commander, servir toute la tablée.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Écraser, courber et rouler la pâte pour en faire un repas.',
        '{2-3a !3-4a !4-5a|Mettre une crêpe, puis une autre, et entendre les nombres.} {3-4a 4-5a|Compter ce qu’il y a dans une assiette, et en ajouter ou en ôter.}',
        '{2-3a !3-4a !4-5a|Demander, donner et recevoir, en gestes ou en mots.} {3-4a 4-5a|Dire une commande, retenir celle d’un ami et la servir.}',
      ],
      materiel: [
        item(
          'Pâte à modeler souple',
          'une boule grosse comme une orange par enfant et pour vous',
          'Pâte maison à la fécule de maïs et au sel, sans blé',
        ),
        item('Assiettes', 'une par enfant et une pour vous', 'Débarbouillettes sèches, étalées'),
        optional('{si-rouleaux-de-carton|Rouleaux de carton}', '{si-rouleaux-de-carton|un par enfant}', null),
        optional('{si-bacs|Bac, vide}', '{si-bacs|un pour trois ou quatre voisins}', null),
        optional('{si-cuillères|Spatules ou cuillères de bois}', '{si-cuillères|une pour deux enfants}', null),
        optional(
          '{si-toutous si-poupées|Toutous ou poupées}',
          '{si-toutous si-poupées|un ou deux, sur une chaise}',
          null,
        ),
        optional('{si-musique|Musique de violon}', '{si-musique|un appareil, hors de portée}', null),
      ],
      preparation: [
        'Lavez la table et les mains. La pâte est raide? Pétrissez-la un moment, ou laissez-la ramollir.',
        'Gardez les boules et les assiettes près de vous. Chaque enfant a une chaise; assoyez-vous au milieu d’un long côté, d’où vous voyez toutes les bouches{2-3a|, les enfants de deux ans à portée de votre bras}.',
        'L’oreille de crisse, si un enfant vous le demande : c’est une tranche de lard grillée, toute frisée, qui se mange à la cabane à sucre. Ici, elle est en pâte, et personne n’a à l’aimer.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Arrachez un morceau de votre pâte, roulez-le et écrasez-le de la paume. « Flac! Une crêpe. » Mettez-la dans votre assiette. « Flac! Une autre. » Comptez vos crêpes du doigt. Penchez le poing au-dessus, comme un pichet : « Glou, glou, du sirop d’érable. Bienvenue à la cabane à sucre! » {si-musique|Faites jouer un air de violon : assis, on tape d’un pied, puis de l’autre.} Regardez tout autour de la table : « Toute la tablée a faim! Qui fait les crêpes avec moi? » Donnez à chacun sa boule et son assiette.',
        ),
        play(
          { 20: 5, 30: 8 },
          'Chacun arrache un morceau, le roule, l’écrase : « Flac! » Chaque crêpe va dans l’assiette. {si-cuillères|La spatule ou la cuillère se glisse dessous, et hop! la crêpe se retourne.} De votre place, penchez votre pichet invisible vers l’un, puis vers l’autre : on dit « encore » ou « assez ». {2-3a|À deux ans, on fait deux grosses crêpes, on les décolle, on les empile.} {2-3a !multiage|Comptez en les touchant : « Une… deux! » Les deux se collent? « Une! » On l’arrache, et l’on recompte.} {3-4a|À trois ans, on compte sa pile du doigt : y en a-t-il autant que dans celle du voisin?} {3-4a !multiage|« Je t’en donne une : combien, maintenant? » Puis prenez-en une et mangez l’air au-dessus, « miam! » : combien lui en reste-t-il?} {4-5a|À quatre ans, on s’entend : trois par assiette, ni plus ni moins.} {4-5a !multiage|On compte chez ses deux voisins. Il en manque une, il y en a une de trop? On s’arrange entre amis.}',
        ),
        play(
          { 20: 5, 30: 7 },
          'Courbez une crêpe en cornet : « Une oreille de crisse! » Dites-lui tout bas : « Je veux une crêpe. » Approchez-la de votre vraie oreille : « Elle a tout entendu! » Chacun fait la sienne. {si-rouleaux-de-carton|Un rouleau de carton mène le chuchotement de la bouche à l’oreille de crisse.} {3-4a 4-5a|Entre voisins, à deux ou trois, l’un tend son oreille de crisse, l’autre y chuchote sa commande. Le premier le sert dans son assiette, et l’on échange.} {2-3a|À deux ans, c’est vous qui tendez la vôtre : l’enfant y dit « crêpe » ou « allô », et vous le servez.} {2-3a !multiage|Puis chuchotez dans la sienne : « Encore! » Il vous donne une crêpe? « Miam, merci! » C’est à son tour de demander, à vous ou à son voisin. Pendant ce temps, les autres parlent à leur oreille de crisse.} {3-4a|À trois ans, on commande un nombre : « Deux. »} {3-4a !multiage|L’ami redit le nombre et le montre de ses doigts.} {4-5a|À quatre ans, on retient deux choses : « Deux crêpes, du sirop. »} {4-5a !multiage|On sert d’abord, puis on vérifie : est-ce bien ce que l’oreille avait entendu?}',
        ),
        play(
          { 20: 4, 30: 6 },
          '« Qui veut de la tire? » D’une crêpe ou d’un reste de pâte, roulez un boudin long comme votre main; enroulez-le autour d’un doigt. {si-bacs|Avec un bac, on couche d’abord le boudin au fond, comme sur la neige : « Un, deux, trois, figé! »} La tire colle aux dents! La bouche vide, les lèvres fermées, dites : « Mmm mmm! » Qui comprend? Chacun roule la sienne, l’enroule et parle la bouche collée. {2-3a|À deux ans, on roule à deux mains, et « mmm! » veut tout dire.} {2-3a !multiage|Répondez-lui sur le même air, plus haut, puis plus bas. Puis la tire fond : il l’écrase.} {3-4a|À trois ans, on devine : est-ce « encore », « merci » ou « c’est chaud »?} {3-4a !multiage|La main aide : elle montre l’assiette, le doigt, la bouche.} {4-5a|À quatre ans, on compte les tours de la tire.} {4-5a !multiage|Comment en faire un de plus? On la roule plus longue, sans la casser, et l’on recompte.}',
        ),
        closing(
          { 20: 3, 30: 5 },
          '« À table, tout le monde! » Montrez de quel côté servir : chacun, vous aussi, pousse son assiette devant le voisin de ce côté-là. Tous mangent l’air au-dessus de leur assiette, très fort, et frottent leur bedaine. {si-toutous si-poupées|Sur sa chaise, un toutou ou une poupée n’a rien : qui lui donne une crêpe?} Comptez ensemble les assiettes : y en a-t-il une par personne? « La cabane ferme! » Crêpes, oreille et tire se pressent en une seule boule. Avant de vous la rendre, chacun lui chuchote un mot du repas, ou bye-bye. On regarde sous la table s’il reste un bout, et l’on se lave les mains.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{2-3a !3-4a !4-5a|Montrez votre assiette vide : « Oh! Plus rien! » Attendez qu’une main vous serve.} {3-4a 4-5a|Plaignez-vous pour rire : « J’avais commandé deux crêpes, j’en ai une! » Attendez qu’on vous réponde.}',
          'Comptez en touchant chaque crêpe, lentement, et taisez-vous au dernier nombre : l’enfant le dira.',
          'Chuchotez de plus en plus bas : tout le monde se penche pour entendre.',
          'Suivez la main qui va vers la bouche, et dites : « Ici, on mange l’air. »',
        ],
        questionsOuvertes: [
          'Que veux-tu dans ton assiette?',
          '{2-3a !3-4a !4-5a|Qui veut une autre crêpe?} {3-4a 4-5a|Combien t’en faut-il encore?}',
          'Qu’a entendu ton oreille de crisse?',
        ],
      },
      vocabulaire: [
        'la cabane à sucre',
        'la crêpe',
        'l’oreille de crisse',
        'la tire',
        'le sirop',
        'la tablée',
        'encore',
        'servir',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Une seule crêpe et un seul mot suffisent : « encore ». L’oreille de crisse le gêne? Tenez-la devant vous : il y parle de loin.',
        },
        {
          pour: '3-4a',
          texte:
            'L’enfant perd le compte de sa pile? Étalez les crêpes en rang dans l’assiette : un doigt sur chacune.',
        },
        {
          pour: '4-5a',
          texte:
            'Combien de crêpes pour toute la tablée, si chaque personne en veut deux? Il cherche sa façon de le savoir, puis compte.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Il ne touche pas à la pâte? Il verse le sirop invisible, prend les commandes et pousse les assiettes. Il parle peu? Il montre ses doigts, ou une crêpe du doigt. Il entend mal? On parle bien en face, et l’oreille de crisse montre qui a la parole.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’hiver, dehors, les crêpes se font en neige; l’été, en sable mouillé.',
        },
      ],
      securite: {
        risquesAcceptes: ['Pile de crêpes qui se colle.', 'Assiette trop pleine, assiette vide, et réclamation.'],
        dangersAEliminer: [
          'Pâte en bouche : très salée, elle colle au palais. Faites-la cracher dans votre main, rincez la bouche. Un gros morceau avalé : appelez le centre antipoison.',
          'Boulette ou retaille : on la presse aussitôt dans une crêpe. {2-3a|À deux ans, l’enfant reste à portée de votre bras, et aucun petit bout ne traîne devant lui.}',
          'Pâte dans une oreille ou un nez : l’oreille de crisse, grosse comme la paume, s’arrête à un doigt de la vraie.',
          'Tire autour du doigt : deux ou trois tours, sans serrer.',
          'Pâte au plancher : elle fait glisser; on la ramasse tout de suite.',
          '{si-rouleaux-de-carton|Rouleau de carton : chacun le sien, on y chuchote, et il s’arrête à l’oreille de crisse, jamais contre une vraie.} {si-cuillères|Manche de spatule ou de cuillère vers un visage : on s’en sert assis, puis on la couche.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Blé : la pâte du commerce en contient presque toujours. Allergie ou maladie cœliaque déclarée? Toute la table prend la pâte à la fécule de maïs, table et assiettes lavées d’abord.',
        ],
      },
      observation: [
        'Éveil aux mathématiques : {2-3a !3-4a !4-5a|que fait l’enfant quand vous comptez ses crêpes?}{3-4a 4-5a|que fait l’enfant quand deux assiettes n’ont pas le même nombre de crêpes?}',
        'Langage oral : notez une commande telle qu’il l’a dite ou montrée, et à qui.',
        'Motricité fine : comment s’y prend-il pour rouler la tire sans la briser?',
      ],
      prolongements: [
        'Au dîner, un enfant fait le serveur de la cabane à sucre : « Encore? », demande-t-il à ses voisins.',
        'Demandez aux familles ce qui se mange chez elles au printemps : on le fera en pâte.',
      ],
      reflexionRetroaction: [
        'Qui a osé parler à l’oreille de crisse, lui qui parle peu d’habitude?',
        '{2-3a !3-4a !4-5a|Ai-je attendu assez longtemps qu’on me demande une crêpe?} {3-4a 4-5a|Ai-je laissé les enfants s’arranger quand une assiette avait plus de crêpes que l’autre?}',
      ],
    },
  },
  {
    key: 'un-doigt-la-vague-cinq-doigts-la-tempete',
    summary:
      'La main lisse le sable : voici la mer. Un doigt y fait une vague, cinq doigts, la tempête; un poisson y dort, puis raconte son voyage en nageant.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['animaux-et-traces', 'contes-et-lettres'],
    materials: ['sable'],
    place: 'INDOORS',
    alsoAt: {
      YARD: '{!hiver|Dans la cour, la mer est un coin ombragé du carré de sable, lissé à la main.}',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'la mer',
      'mer',
      'l’océan',
      'la mer dans le sable',
      'bac de sable',
      'bac à sable',
      'sable',
      'poissons en plastique',
      'bac de sable, poissons en plastique',
      'sable, figurines',
      'figurines d’animaux marins',
      'animaux de la mer',
      'poissons',
      'requin',
      'vagues',
      'faire des vagues',
      'faire des vagues avec ses doigts',
      'tempête',
      'cacher des poissons dans le sable',
      'enterrer les figurines',
      'faire nager les poissons',
      'inventer une histoire de poisson',
      'plage',
    ],
    picture:
      'Autour d’un bac de sable, une enfant trace la tempête à cinq doigts, un ami suit le chemin de son poisson; une queue dépasse d’une bosse.',
    seen: [
      'il traîne son doigt dans le bac et dit que ça fait des vagues',
      'elle enterre son requin et demande à tout le monde de ne pas le réveiller',
      'ils font nager les baleines d’un bord à l’autre et se racontent où elles vont',
      'il brasse tout à pleines mains en criant que c’est la tempête',
      'elle efface tout avec sa main, lisse comme il faut, et recommence',
      'ils s’obstinent : le requin mange-t-il le petit poisson ou est-ce son ami',
      'depuis le voyage en Gaspésie, elle parle de la marée et des vagues à la table sensorielle',
      'au bac sensoriel, ils cachent les figurines et devinent laquelle à la bosse',
    ],
    scenes: ['figurines', 'cacher-trouver', 'tracer-ecrire', 'livres-histoires'],
    sheet: {
      titre: 'Un doigt, la vague; cinq doigts, la tempête',
      observationDepart:
        'Un doigt serpente dans le sable. « Ça, c’est la mer. » Un poisson de plastique y plonge le nez, et disparaît. « Il dort », explique l’enfant tout bas.',
      intentionEducative:
        'Soutenir les mots de la mer et les récits qui naissent quand la main fait les vagues et qu’un poisson y laisse son chemin.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Tracer dans le sable une vague, une tempête, une mer calme.',
        'Deviner, à un bout qui dépasse et à des questions, qui dort sous le sable.',
        'Raconter un voyage du début à la fin, en suivant un chemin tracé.',
      ],
      materiel: [
        item(
          '{dedans|Bac de sable}{cour|Sable}',
          '{dedans|un bac large et bas pour quatre enfants, quatre doigts de sable au fond}{cour|un coin du carré de sable, large d’un pas par enfant}',
          null,
        ),
        item(
          'Poissons en plastique',
          'un par enfant et un pour vous, aucun qui entre au complet dans une bouche',
          'Figurines d’animaux, de la même taille',
        ),
        optional(
          '{dedans|Débarbouillettes, pour qui joue sur le tapis}',
          'une pour deux enfants',
          'Serviettes de table',
        ),
        optional('{dedans|Petit balai, pour le sable au plancher}', 'un, tout près', 'Serviette humide'),
      ],
      preparation: [
        '{dedans|Mettez le bac par terre ou sur une table basse, loin du passage. Mouillez à peine le sable s’il coule : il garde mieux les traces.} {cour|Ratissez le coin et regardez de près : ni verre, ni crotte, ni pointe. Mouillez-le à peine s’il coule.}',
        'Lissez le sable à la main. Gardez les poissons derrière vous. {dedans|Un seul bac pour un grand groupe? Quatre enfants y jouent. Les autres font le même jeu sur le tapis, tout à côté : leur doigt y trace les vagues, une débarbouillette couvre le poisson qui dort. On change de place au milieu de chaque étape.}',
        'Des figurines au lieu de poissons? Un cheval aussi traverse la mer à la nage : son histoire sera encore plus drôle.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Lissez le sable d’une paume, très lentement : « Chhh… Voici la mer. Elle dort. » Promenez-y un doigt : « Un doigt, la vague. » Puis les cinq, d’un bord à l’autre : « Cinq doigts, la tempête! » Lissez encore : tout a disparu. Sortez votre poisson, posez-le sur la mer et faites-le parler : « Moi, je viens de loin. Qui veut nager avec moi? » Donnez un poisson à chacun. « Et le tien, comment s’appelle-t-il? D’où vient-il? »',
        ),
        play(
          { 20: 5, 30: 7 },
          'Chacun trace sa mer devant lui : une vague ronde, une pointue, une toute petite. Son poisson suit les vagues, il monte et redescend. Puis annoncez le temps en mer : « Un doigt, la vague! » « Cinq doigts, la tempête! » « Main à plat! », et la mer s’endort, plus un mot. Ensuite, un enfant l’annonce à votre place. {3-4a|À trois ans, le poisson crie dans la tempête : « Au secours, ça brasse! »} {3-4a !multiage|Que dit-il quand la mer s’endort? Répondez avec le vôtre : « Moi, j’ai eu peur. Et toi? »} {4-5a|À quatre ans, on invente un autre temps : deux doigts, la pluie; le poing, un gros bateau.} {4-5a !multiage|On l’explique aux autres, on l’essaie. L’enfant qui annonce raconte : « Le bateau part, le vent se lève… »}',
        ),
        play(
          { 20: 5, 30: 7 },
          'Main à plat : c’est la nuit dans la mer. À deux ou trois voisins, l’un tourne le dos. L’autre couche un de leurs poissons sous le sable, la queue qui dépasse, et cache les autres derrière lui. « Qui dort là? » On pose une question à la bosse; elle répond d’une petite voix. On dit un nom, on balaie du doigt, on regarde, et l’on échange. {3-4a|À trois ans, on demande : « Es-tu gros? Es-tu rouge? »} {3-4a !multiage|Trompez-vous : « C’est mon soulier! » L’enfant vous corrige, et dit à quoi il l’a vu.} {4-5a|À quatre ans, on recommence sans rien qui dépasse : on devine à la forme.} {4-5a !multiage|La bosse donne deux indices, dont un faux. Lequel? On dit pourquoi avant de balayer.} Pourquoi dort-il? De quoi rêve-t-il?',
        ),
        play(
          { 20: 4, 30: 7 },
          'Le poisson se réveille et part en voyage. On le tire, le ventre dans le sable : il laisse un chemin. Trois fois, il s’arrête : le pouce y fait un creux. Puis le doigt suit le chemin, et la bouche raconte. {3-4a|À trois ans, on dit qui le poisson a rencontré à chaque creux.} {3-4a !multiage|Demandez : « Et après? » Votre poisson arrive à un creux : « Bonjour! Que fais-tu ici? »} {4-5a|À quatre ans, un ami refait le chemin du doigt et raconte le même voyage.} {4-5a !multiage|A-t-il oublié un arrêt? Puis une vague coupe le chemin : que devient l’histoire? On trace la suite, et on la raconte.}',
        ),
        closing(
          { 20: 3, 30: 5 },
          'La marée monte : une main à plat avance, du bord vers le milieu, et efface tous les chemins. « Où sont passés les voyages? » Touchez votre tête. Chacun lève son poisson et dit un arrêt dont il se souvient; qui ne veut pas parler le fait nager dans l’air, et l’on devine. Puis un doigt, cinq doigts, main à plat : la mer s’endort pour de bon. On secoue les poissons au-dessus du sable, on les compte{dedans|, on balaie ce qui a débordé}, et l’on se lave les mains.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Jouez avec votre propre poisson : il pose des questions, se trompe, a peur de la tempête.',
          'Reprenez la phrase et allongez-la : « Il dort » devient « Il dort sous la grosse vague, bien caché ».',
          'Un requin mange tout le monde? « Que dit celui qui est dans son ventre? » L’histoire continue.',
        ],
        questionsOuvertes: [
          'Où s’en va-t-il?',
          'Qui dort là?',
          'À quoi le vois-tu?',
          'Que s’est-il passé à cet arrêt-là?',
        ],
      },
      vocabulaire: ['la mer', 'la vague', 'la tempête', 'calme', 'la marée', 'la nageoire', 'le voyage', 'l’arrêt'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Tracez le chemin avec lui, votre doigt derrière son poisson. Un seul arrêt suffit : « Ici, il a vu… » Il finit la phrase.',
        },
        {
          pour: '4-5a',
          texte: 'Deux chemins se croisent : que se disent les deux poissons, là où ils se rencontrent?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le sable lui déplaît? Il trace avec la queue de son poisson. Il parle peu? Ses poissons répondent d’un saut pour oui, d’un tour pour non. En fauteuil, une partie du sable va dans un plat, sur ses genoux ou sur sa tablette.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, la mer se trace dehors, dans le carré de sable.} {!hiver|L’hiver, dans la cour, la mer se trace à la mitaine, dans la neige lissée.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Sable dans les manches et dans les bas.', 'Désaccord : le requin a mangé l’ami d’un ami.'],
        dangersAEliminer: [
          'Sable aux yeux ou à la bouche : la tempête se trace, elle ne se lance pas, et personne ne souffle sur le sable ni ne se frotte les yeux; on rince à l’eau claire, sans frotter.',
          '{dedans|Sable au plancher : il fait glisser; gardez un balai tout près.}',
          'Poisson brisé, mâché, pointu ou assez petit pour entrer dans une bouche : il sort du jeu.',
        ],
        supervision: 'palier2',
        allergies: ['Poussière de sable : sable lavé et à peine mouillé pour qui tousse.'],
      },
      observation: [
        'Langage oral : notez le voyage d’un poisson, avec les mots de l’enfant.',
        'Fonction symbolique : que deviennent le sable, le doigt et le creux du pouce?',
        'Raisonnement : quelle question pose-t-il à la bosse, et que fait-il de la réponse?',
      ],
      prolongements: [
        'Au dîner, un doigt, cinq doigts, main à plat : les mains font la mer sur la table, sans bruit, en attendant les assiettes.',
        'À la maison, l’enfant trace un voyage du doigt sur la couverture de son lit et le raconte à sa famille.',
      ],
      reflexionRetroaction: [
        'Quelle question a fait durer une histoire? Laquelle l’a arrêtée?',
        'Qui a annoncé le temps en mer, et qui aurait aimé le faire?',
      ],
    },
  },
  {
    key: 'ca-coute-trois-doigts',
    summary:
      '« Ça coûte trois doigts! » À l’épicerie, le client plie ses doigts, la caissière compte. Plus un doigt ouvert? On est cassé! Une boîte rapportée en rend.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['nombres-et-formes', 'quartier-et-metiers'],
    materials: ['cartons-et-boites'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'l’épicerie',
      'épicerie',
      'jouer à l’épicerie',
      'faire l’épicerie',
      'le magasin',
      'boîtes vides',
      'boîtes vides, sacs réutilisables',
      'sacs réutilisables',
      'boîtes de nourriture vides',
      'compter',
      'ils comptent tout',
      'compter sur ses doigts',
      'les nombres',
      'payer',
      'jouer à payer',
      'ça coûte cent piasses',
      'les prix',
      'l’argent',
      'la monnaie',
      'liste d’épicerie',
      'panier d’épicerie',
      'combien ça coûte',
      'ça coûte cher',
      'les spéciaux',
    ],
    picture:
      'Deux doigts pliés, un enfant montre une boîte du menton; la caissière la prend sur une chaise; d’autres boîtes sont par terre et sur une table.',
    seen: [
      'ils comptent tout, les marches, les crayons, les raisins dans l’assiette',
      'ils jouent à payer et disent que ça coûte cent piasses, peu importe quoi',
      'elle tend trois doigts, puis les regarde un par un pour être sûre',
      'il veut acheter tout le magasin et se fâche quand il n’a plus d’argent',
      'ils vendent des boîtes de céréales et chacun crie son prix plus fort que l’autre',
      'elle veut savoir combien ça prend de sous pour acheter une banane au magasin',
      'au coin épicerie, il remplit son sac jusqu’au bord et personne ne paie',
      'depuis les commissions avec son père, elle dit le prix de chaque chose du local',
    ],
    scenes: ['compter', 'magasin-metiers'],
    sheet: {
      titre: 'Ça coûte trois doigts!',
      observationDepart:
        '« Ça coûte cent piasses! » À l’épicerie du local, un enfant brandit une boîte vide. Son amie regarde ses mains : « J’ai juste ça. »',
      intentionEducative:
        'Permettre aux enfants de compter pour acheter à l’épicerie, avec une monnaie qu’ils ont toujours sur eux : leurs doigts.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Payer un, deux ou trois doigts, et savoir combien il en reste.',
        'Dire si quelque chose est trop cher, et choisir autre chose.',
        '{30min 45min|Remplir un panier selon une liste de nombres, et le vérifier.}',
      ],
      materiel: [
        item(
          'Boîtes vides et propres',
          'trois par enfant (deux, à plus de six enfants) et quatre pour vous, de toutes les grosseurs',
          'Contenants de nourriture lavés, sans couvercle',
        ),
        optional('Sacs réutilisables à poignées courtes', 'un pour deux enfants', 'Bras en panier'),
        optional(
          '{si-argent-de-jeu|Argent de jeu, en billets}',
          '{3-4a !4-5a|cinq par client}{4-5a !3-4a|dix par client}{multiage|cinq par client, dix dès quatre ans}, et dix pour vous',
          null,
        ),
        optional(
          '{si-caisse-enregistreuse|Caisse enregistreuse de jouet, sans ses jetons}',
          '{si-caisse-enregistreuse|une}',
          null,
        ),
        optional('{si-paniers|Paniers légers}', '{si-paniers|un pour deux enfants}', null),
        optional(
          '{si-aliments-de-jeu|Aliments de jouet, plus gros qu’un œuf}',
          '{si-aliments-de-jeu|deux par enfant}',
          null,
        ),
        optional(
          '{30min 45min si-papier si-crayons|Papier et crayons}',
          '{30min 45min si-papier si-crayons|un ensemble pour deux enfants}',
          null,
        ),
      ],
      preparation: [
        'Videz et essuyez les boîtes; ôtez les sachets et les bouchons, puis refermez les rabats.',
        'Mettez-les en tas sur un tapis. Le long d’un mur, préparez l’épicerie : trois tablettes vides. La première est le plancher, la deuxième, deux ou trois chaises collées au mur, la troisième, une table. Plus c’est haut, plus c’est cher : un doigt par terre, deux doigts sur une chaise, trois doigts sur la table.',
        'Une fois vide, le tapis sera la maison des clients : chacun y aura sa place pour ses boîtes. S’il y a des sacs, pliez-les tout près. N’installez pas de comptoir : la caissière se promène avec son client{si-argent-de-jeu|, dont elle tient les billets}.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Au pied du tas, prenez une boîte : « Bonjour, l’épicerie! Combien coûte cette boîte? » Laissez crier les prix. « Cent piasses? » Regardez vos mains, ouvertes : « Moi, j’ai juste mes doigts. Comptez-les! » On compte ensemble jusqu’à dix. « Disons qu’elle coûte trois doigts. » Pliez-en trois, un à un : « Un, deux, trois. Payé! Combien m’en reste-t-il? » {si-argent-de-jeu|Avec de l’argent de jeu, ôtez de votre pile un billet par doigt plié : il en reste autant que de doigts ouverts.} On compte encore. Montrez les tablettes, de bas en haut : un doigt, deux doigts, trois doigts.',
        ),
        play(
          { 20: 4, 30: 6, 45: 9 },
          'On porte les boîtes du tas aux tablettes, et l’on décide du prix de chacune : un doigt, par terre; deux doigts, sur une chaise; trois doigts, sur la table. Plus c’est gros ou plus c’est bon, plus c’est cher. On dit le prix en posant la boîte, doigts levés. {si-caisse-enregistreuse|Quelqu’un, à la caisse enregistreuse, pèse sur autant de touches : « Ding, ding! »} {si-paniers|Un panier se porte à deux; combien de boîtes dedans?} {si-aliments-de-jeu|La pomme de jouet, est-ce un doigt ou trois? On s’entend.} {3-4a|À trois ans, on crie le prix et l’on montre ses doigts : « Deux! »} {3-4a !multiage|Tenez-en une : « Est-ce un doigt ou trois doigts? Pourquoi? » L’enfant choisit, la place, et l’on compte les boîtes de cette tablette.} {4-5a|À quatre ans, on compare : quelle tablette a le plus de boîtes?} {4-5a !multiage|Combien faut-il en déplacer pour qu’il y en ait autant partout? Un ami trouve une boîte trop chère? Il donne sa raison, et l’on s’entend.}',
        ),
        play(
          { 20: 8, 30: 8, 45: 10 },
          'Deux par deux, ou deux clients pour une caissière : le client ouvre ses mains, la caissière le suit partout. Il montre une boîte du menton, dit le prix et plie ses doigts un à un; {!si-argent-de-jeu|elle les touche en comptant}{si-argent-de-jeu|par doigt, elle laisse un billet sur la tablette}. Il a payé, ses mains sont prises : c’est elle qui porte la boîte à la place du client, sur le tapis, ou dans son sac. Plus assez de doigts? On est cassé! Elle rapporte une boîte, et l’on rouvre les doigts qu’elle coûtait. Tout est dépensé? On regarnit les tablettes ensemble et l’on échange les rôles. {3-4a|À trois ans, on paie d’une seule main : cinq doigts, c’est déjà une fortune.} {3-4a !multiage|Un seul doigt est ouvert? « Que peux-tu acheter avec lui? » L’enfant montre la tablette.} {4-5a|À quatre ans, on dit ce qui restera avant de payer.} {4-5a !multiage|Comment dépenser ses dix doigts, sans qu’il en reste un seul? Il y a plusieurs façons.}',
        ),
        play(
          { 30: 6, 45: 8 },
          'On regarnit les tablettes, et voici une liste d’épicerie. Levez un doigt, puis trois : « Une haute, trois plates. » {si-papier si-crayons|Qui veut la trace, assis au tapis : un trait par boîte, à rayer au retour.} On redit la liste et l’on part, à deux ou à trois, remplir son panier{!si-paniers|, qui est un sac ou des bras en rond}. Il n’y a plus de plates? On prend ce qui leur ressemble. Au tapis, on met ses boîtes en rangs : y en a-t-il une haute, trois plates? {3-4a|À trois ans, la liste n’a qu’un nombre : « Trois boîtes. »} {3-4a !multiage|Glissez-en une de trop dans son panier : il compte et la rapporte. Puis ôtez-en une : combien en manque-t-il?} {4-5a|À quatre ans, on dit combien ça fera en tout.} {4-5a !multiage|Ensuite, la liste est à eux : un enfant lève ses doigts pour un ami, qui la remplit. On vérifie ensemble.}',
        ),
        play(
          { 45: 7 },
          'On regarnit encore. D’une voix de haut-parleur : « Spécial! Aujourd’hui, tout coûte un doigt! » Avec dix doigts, combien de boîtes peut-on acheter? On en prend chacun deux ou trois, on compte ses doigts, on empile au tapis. Puis un enfant crie son spécial à lui. {3-4a|À trois ans : « Gratis! », et l’on prend tout ce que les bras peuvent porter. Combien?} {3-4a !multiage|Mettez les vôtres en rang, lui les siennes, juste en face : qui en a le plus?} {4-5a|À quatre ans : « Deux boîtes pour trois doigts. » Est-ce un bon prix?} {4-5a !multiage|On compare avec le prix de la tablette. Un client marchande : « Deux doigts? » La caissière dit oui, non, ou offre autre chose.}',
        ),
        closing(
          { 20: 5, 30: 6, 45: 6 },
          '« L’épicerie ferme! On rembourse tout le monde. » Les boîtes reviennent en tas sur le tapis. On s’assoit autour, les deux poings fermés. Touchez une boîte, puis une autre : à chacune, tous rouvrent un doigt. À dix, on est redevenus riches! On continue de compter le tas, en tapant dans ses mains, aussi loin qu’on peut. Y en a-t-il cent? Chacun montre avec ses doigts combien coûterait un câlin, une collation, un dodo. Pour finir, tous paient un bonjour à leur voisin : un doigt touche un doigt. On plie les sacs, s’il y en a.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Pliez vos doigts lentement, un nombre par doigt, et laissez l’enfant compter ceux qui restent ouverts.',
          'Soyez parfois la cliente qui se trompe : « Il me reste deux doigts, je prends la boîte à trois doigts! » Attendez qu’on vous arrête.',
          '« Cent piasses! » Prenez-le au jeu : « Il me faudrait bien des mains. Comment faire? »',
        ],
        questionsOuvertes: [
          'Combien t’en reste-t-il?',
          'Que peux-tu acheter avec ça?',
          'Pourquoi celle-là coûte-t-elle plus cher?',
          '{30min 45min|Comment sais-tu que ta liste est complète?}',
        ],
      },
      vocabulaire: [
        'l’épicerie',
        'le prix',
        'payer',
        'il me reste',
        'trop cher',
        'rembourser',
        '{30min 45min|la liste}',
        '{30min 45min|le panier}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'L’enfant plie trois doigts d’un coup? Touchez-les avec lui, un à la fois. Au besoin, tout coûte un doigt.',
        },
        {
          pour: '4-5a',
          texte: 'Il achète deux boîtes à la fois : combien ça fait ensemble? Il l’annonce avant de plier.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Des doigts qui se plient mal? Il les montre, et l’on compte seulement ce qu’il dépense. On n’aime pas se faire toucher? La caissière compte des yeux. Trop de monde? Deux ou trois boîtes, tout près du tapis, lui sont réservées. En fauteuil, le caissier porte les boîtes sur ses genoux, et celles du plancher se posent sur une chaise à part.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, dans la cour, le marché vend des feuilles et des cocottes, au même prix : un, deux ou trois doigts.} {ete|L’hiver, dans la cour, on vend des boules de neige, et les doigts se plient dans la mitaine.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Vouloir tout acheter et ne plus avoir de doigts.', 'Pile de boîtes qui s’écroule.'],
        dangersAEliminer: [
          'Boîte : aucun verre, aucune conserve ouverte, aucun bord qui coupe, aucun sachet oublié au fond.',
          'Sac, s’il y en a : à la main ou au bras, jamais sur la tête ni autour du cou; ceux de plastique mince restent au placard.',
          'Chaise et table de l’épicerie : on y pose des boîtes, on n’y monte pas.',
          'Doigts pliés de force : la caissière les touche seulement, le client les plie lui-même.',
          'Enfants qui se foncent dedans : on marche, les boîtes plus basses que le menton.',
          '{si-caisse-enregistreuse|Caisse enregistreuse : ôtez-en les jetons, vérifiez la vis des piles, et posez-la par terre, contre le mur.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Miettes et traces : aucune boîte d’arachides, de noix ni d’un aliment interdit à un enfant du groupe.',
        ],
      },
      observation: [
        'Éveil aux mathématiques : comment l’enfant sait-il combien de doigts il lui reste : il compte, il regarde, il devine?',
        'Raisonnement : que fait-il quand c’est trop cher?',
        'Compétences sociales : comment caissière et client s’entendent-ils quand ils ne comptent pas pareil?',
      ],
      prolongements: [
        'Au vestiaire, chaque morceau enfilé coûte un doigt : combien en reste-t-il, une fois prêt à sortir?',
        'Invitez les familles à compter ensemble, à la vraie épicerie, les choses du panier, un doigt par chose.',
      ],
      reflexionRetroaction: [
        'Ai-je compté à leur place, ou attendu?',
        'Qu’a fait de ses doigts l’enfant qui disait « cent piasses »?',
      ],
    },
  },
  {
    key: 'cure-pipe-qui-as-tu-serre',
    summary:
      'Un cure-pipe serre un doigt, une patte de chaise, un bord de table, et il s’en souvient : à sa forme, l’ami devine qui il a serré dans ses bras.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['nombres-et-formes'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'les cure-pipes',
      'cure-pipes',
      'cure-pipe',
      'cure pipe',
      'motricité fine',
      'activité de motricité fine',
      'chenilles à bricolage',
      'plier des cure-pipes',
      'tordre des cure-pipes',
      'enrouler un cure-pipe',
      'faire un ressort',
      'ressorts',
      'enrouler autour du doigt',
      'travailler les doigts',
      'doigts agiles',
      'cure-pipes et passoire',
      'cure-pipes dans la passoire',
      'cure-pipes et pâte à modeler',
      'faire des formes en cure-pipes',
      'chaîne de cure-pipes',
      'bonhommes en cure-pipes',
      'petits doigts pas habiles',
    ],
    picture:
      'Une enfant retire son doigt d’un cure-pipe en ressort; son ami essaie une grosse forme ronde sur une patte de chaise; d’autres restent droits.',
    seen: [
      'elle entortille un fil doux autour de son doigt et le regarde rester tout frisé',
      'il plie, déplie, replie le bout de poil de bricolage pendant toute la causerie',
      'ils ont de la misère à pincer et à tourner, leurs doigts lâchent au bricolage',
      'elle se fait une bague, puis un bracelet, puis un crochet avec la même tige',
      'il accroche deux crochets ensemble, tire dessus et crie que ça tient',
      'ils passent leur temps à enfiler tout ce qui est long dans les trous du panier',
      'au bac de bricolage, ils vident le pot de fils de couleur et ne savent pas quoi en faire',
      'à la table, il enroule sa ficelle autour d’une patte de chaise et l’enlève pour voir',
    ],
    scenes: ['attacher', 'envelopper'],
    sheet: {
      titre: 'Cure-pipe, qui as-tu serré dans tes bras?',
      observationDepart:
        'Un cure-pipe fait le tour d’un doigt, encore, encore. L’enfant retire son doigt : la spirale reste. « Il se rappelle de moi! »',
      intentionEducative:
        'Permettre à des doigts de pincer, d’enrouler et de redresser un cure-pipe, et de lire dans sa forme ce qu’il a serré.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'secondaire' },
      ],
      objectifs: [
        'Enrouler un cure-pipe d’une main pendant que l’autre tient bon.',
        'Reconnaître à une forme l’objet qui l’a laissée, et le vérifier.',
        '{30min|Plier ou tourner les bouts pour accrocher deux cure-pipes.}',
      ],
      materiel: [
        item(
          'Cure-pipes entiers, longs comme l’avant-bras d’un enfant',
          '{20min|un par enfant, un pour vous, et quelques-uns de plus}{30min|deux par enfant, deux pour vous, et quelques-uns de plus}',
          null,
        ),
        optional('{si-passoire|Passoire à gros trous}', 'une pour deux enfants', null),
        optional('{si-pâte-à-modeler|Pâte à modeler}', 'une boule grosse comme une orange pour deux enfants', null),
      ],
      preparation: [
        'La veille, repliez les deux bouts de chaque cure-pipe sur la longueur d’un ongle et pressez fort : rien ne doit piquer. Passez-les sur votre paume pour le vérifier. Ne les coupez pas.',
        'Comptez les cure-pipes et gardez-les près de vous. On joue assis à la table, puis debout tout autour, là où vous voyez chacun.',
        'Regardez ce que les enfants peuvent atteindre : une patte de chaise, un bord de table, le poteau d’un lit de poupée conviennent. Les prises électriques sont couvertes ou derrière vous.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Tenez un cure-pipe bien droit entre deux doigts. « Bonjour, cure-pipe. Tu es droit comme un piquet. As-tu besoin d’un câlin? » Enroulez-le autour de votre doigt, tour par tour, en comptant. Retirez le doigt, tout doucement : « Oh! Je suis partie, et il s’en souvient. » Étirez le ressort, lâchez-le : « Boing! » Puis caressez-le d’un bout à l’autre jusqu’à ce qu’il redevienne droit : « Il a tout oublié. » Donnez un cure-pipe à chacun. « À qui le tien veut-il faire un câlin? »',
        ),
        play(
          { 20: 6, 30: 7 },
          'Chacun enroule le sien autour d’un doigt : le pouce retient le bout, l’autre main tourne, sans serrer. On retire le doigt, on tire, « boing! », on le caresse pour le redresser, et l’on recommence sur un autre doigt. {3-4a|À trois ans, trois tours font déjà un ressort.} {3-4a !multiage|Prêtez votre doigt : l’enfant y fait le câlin, puis vous le retirez ensemble. Le ressort se pose sur un genou, danse dans la paume, dort dans l’autre main.} {4-5a|À quatre ans, on compte ses tours et l’on en cherche un de plus.} {4-5a !multiage|Qui a le ressort le plus court avec le plus de tours? Comment font les doigts pour les coller? On compare celui du pouce et celui du petit doigt.}',
        ),
        play(
          { 20: 7, 30: 8 },
          'En secret, faites faire à votre cure-pipe le tour d’une patte de votre chaise, pressez-le, puis ôtez-le. Montrez la forme : « Qui a-t-il serré? » On essaie la forme sur un poignet, un bord de table, une patte de chaise : ça va juste là! À eux, à deux ou à trois : l’un ferme les yeux, l’autre fait serrer une chose de la table ou de la chaise, un doigt ou un poignet, jamais un cou. Il rapporte la forme; on cherche, on essaie, on échange. {3-4a|À trois ans, on choisit entre deux : le doigt ou la chaise?} {3-4a !multiage|La forme est-elle ronde ou carrée, grosse ou petite? L’enfant la promène d’une chose à l’autre.} {4-5a|À quatre ans, on devine avant d’essayer, et l’on dit pourquoi.} {4-5a !multiage|On cherche deux choses différentes qui laissent la même forme : un pouce et un barreau? On l’essaie sur les deux.}',
        ),
        play(
          { 30: 6 },
          'Chacun en reçoit un deuxième : cette fois, les cure-pipes se font des câlins entre eux. {3-4a|À trois ans, on plie chaque bout en crochet, « plie, pince! », et deux crochets s’accrochent.} {3-4a !multiage|Tirez d’un bord, lui de l’autre : est-ce que ça tient? Il referme le crochet et réessaie. Puis on ajoute les cure-pipes d’un ami : la chaîne s’allonge.} {4-5a|À quatre ans, on ferme un rond, « tourne, tourne, pince! »; le suivant passe dedans et se ferme.} {4-5a !multiage|Deux voisins joignent leurs chaînes. Puis on en fait un bonhomme, une échelle, un train : qui serre qui, là-dedans?} {si-passoire|Un bout passe dans un trou de la passoire, en sort par un autre, et la passoire a son câlin.} {si-pâte-à-modeler|Le pied d’une forme se plante dans la pâte, et elle tient debout.}',
        ),
        closing(
          { 20: 4, 30: 5 },
          '{30min|On couche les chaînes au milieu de la table, on compte leurs cure-pipes, puis on les décroche.} Chacun fait serrer une dernière chose à son cure-pipe, sans la nommer. À tour de rôle, on montre sa forme, et tous demandent d’une seule voix : « Qui as-tu serré? » L’enfant le dit, ou le montre du doigt. Puis on caresse son cure-pipe, lentement, entre le pouce et l’index, jusqu’à ce qu’il oublie tout. Les cure-pipes reviennent vers vous, un par un : on les compte. Le dernier s’enroule autour de tous les autres : c’est le plus gros câlin.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Enroulez lentement, à la hauteur de ses yeux, et laissez voir le pouce qui retient le bout.',
          'Attendez avant d’essayer la forme : « Regardons-la encore. Où y a-t-il un coin? »',
          'Ça se défait? « Il veut un câlin plus long. » L’enfant recommence, vous tenez seulement l’autre bout.',
        ],
        questionsOuvertes: [
          'Qui as-tu serré?',
          'À quoi le vois-tu?',
          'Comment faire un tour de plus?',
          '{30min|Comment les faire tenir ensemble?}',
        ],
      },
      vocabulaire: [
        'le cure-pipe',
        'enrouler',
        'le ressort',
        'un tour',
        'pincer',
        'la forme',
        'redresser',
        '{30min|le crochet}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte: 'Le bout lui échappe? Tenez-le contre le doigt de l’enfant : son autre main tourne toute seule.',
        },
        {
          pour: '4-5a',
          texte: 'Il cache une forme derrière son dos : l’ami la reconnaît des doigts seulement, sans la regarder.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Une main faible? Le cure-pipe s’enroule autour de deux doigts, ou de votre poignet. Le poil doux dérange? Il choisit ce qui sera serré et devine les formes. Il met tout à la bouche? Il tient un seul bout, vous tenez l’autre.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, dans la cour, on serre une branche, un poteau, une poignée de tricycle.} {ete|L’hiver, au vestiaire, on serre un pouce de mitaine ou un crochet à manteau.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Ressort qui se défait.', 'Cure-pipe tout tordu.'],
        dangersAEliminer: [
          'Bout de métal : il reste replié; celui qui pique ou se déplie vous revient aussitôt.',
          'Cure-pipe près d’un œil, dans un nez, une oreille ou une bouche : on marche, on ne court pas, et aucun ne s’approche d’un visage, même en lunettes.',
          'Doigt ou poignet trop serré : le cure-pipe doit glisser tout seul; la peau rougit ou gonfle, on déroule aussitôt.',
          'Cou : jamais un cure-pipe{30min| ni une chaîne} autour d’un cou, même pour rire.',
          'Prise électrique : couverte, hors du jeu; un cure-pipe contient du métal.',
          'Cure-pipe brisé : à la poubelle; comptez-les au début et à la fin.',
        ],
        supervision: 'palier1',
        allergies: [
          'Peau qui réagit au contact : l’enfant enroule sur une patte de chaise plutôt que sur son doigt. {si-pâte-à-modeler|Blé : presque toute pâte à modeler en contient; en cas d’allergie, laissez-la de côté.}',
        ],
      },
      observation: [
        'Motricité fine : que fait la main qui tient, pendant que l’autre enroule?',
        'Raisonnement : qu’essaie l’enfant quand une forme ne va pas où il croyait?',
        'Catégories et concepts : quels mots trouve-t-il pour une forme?',
      ],
      prolongements: [
        'Demain, à la table, on serre un bloc, un bas roulé, un gros crayon : quelle forme reste-t-il?',
        'À la maison, l’enfant cherche avec sa famille une chose ronde, une carrée, une toute mince qu’un câlin de doigts peut serrer.',
      ],
      reflexionRetroaction: [
        'Quelles mains ont persévéré, et qu’est-ce qui les a aidées?',
        'Ai-je nommé la forme avant eux?',
      ],
    },
  },
]
