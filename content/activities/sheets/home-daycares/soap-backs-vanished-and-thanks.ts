import { closing, item, opening, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Hands that a song washes, strips of paper as long as a child, things that get up at night under a sheet, and a king who loses his words. */
export const HOME_SOAP_BACKS_VANISHED_AND_THANKS_SHEETS: readonly BankSheet[] = [
  {
    key: 'la-tortue-a-des-taches',
    summary:
      'Un point de feutre sur le dos de la main, un autre au creux : la main-tortue mousse, se frotte, ouvre ses pattes, et la tache s’en va.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_LANGUAGE'],
    themes: ['sons-et-silence'],
    materials: ['eau', 'tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 10,
    adults: 1,
    calls: [
      'lavage des mains',
      'laver les mains',
      'se laver les mains',
      'mains sales',
      'mains propres',
      'savon',
      'mousse',
      'frotter ses mains',
      'entre les doigts',
      'rincer',
      'essuyer ses mains',
      'microbes',
      'hygiène',
      'lavabo',
      'file au lavabo',
      'chanson du lavage des mains',
      'comptine du lavage des mains',
      'laver les mains du bébé',
      'laver ses mains tout seul',
      'comptines à doigts',
    ],
    seen: [
      'il laisse couler l’eau sur ses doigts et oublie de frotter',
      'elle frotte ses paumes jusqu’à ce que le barbouillage de crayon parte',
      'ils croisent leurs doigts pleins de bulles comme des petites pattes',
      'elle dit j’ai fini, mais le dessus de ses mains est gris',
      'il refuse qu’on lui lave les doigts et se tortille sur le marchepied',
      'bébé ferme le poing quand j’approche avec la serviette',
      'avant le dîner, la file au robinet n’avance pas, ils jouent dans le jet',
      'après le dessin, le feutre ne partait plus de leurs doigts et ils grattaient tous',
    ],
    scenes: ['hygiene'],
    picture:
      'Au lavabo, une enfant sur un marchepied frotte sa main pleine de mousse, une tache dépasse; l’éducatrice chante, les doigts croisés.',
    sheet: {
      titre: 'La tortue a des taches',
      observationDepart:
        '{18-24m|Deux mains tapent le filet d’eau, l’attrapent, l’échappent; le savon est oublié.} {2-3a 3-4a 4-5a|« J’ai fini! » Les paumes sont propres, le dos des mains est encore gris.}',
      intentionEducative:
        'Soutenir le plaisir de se laver les mains soi-même, dessus, dessous et entre les doigts, sans que personne attende pour rien.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Hygiène', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Frotter une main avec l’autre et regarder la tache pâlir.',
        'Reconnaître, à la comptine, le geste qui s’en vient.',
        '{2-3a 3-4a 4-5a|Passer du savon au rinçage, puis à la serviette.}',
        '{3-4a 4-5a|Trouver soi-même l’endroit qui n’est pas encore lavé.} {4-5a|Mener la comptine, et frotter aussi longtemps qu’elle dure.}',
      ],
      materiel: [
        item('Savon liquide doux, sans parfum, à pompe', 'un flacon, gardé par vous', 'Savon moussant sans parfum'),
        item('Débarbouillette sèche, la carapace', 'une par enfant, une pour vous', 'Linge à vaisselle'),
        item(
          'Petites serviettes à mains, propres',
          'une par enfant, une pour vous, deux de plus',
          'Essuie-mains de papier',
        ),
        item('Feutre lavable à l’eau, sans parfum', 'un, sur vous', 'Crayon de maquillage pour enfants'),
        item('Marchepied large et stable', 'un par enfant au robinet', 'Lavabo à leur hauteur'),
        item('{0-18m|Couverture, la place des poupons}', '{0-18m|une}', '{0-18m|Tapis de jeu}'),
        item('Tapis antidérapant', 'un, devant le lavabo', 'Plancher nu, essuyé à mesure'),
        item(
          '{2-3a 3-4a 4-5a|Ruban-cache de couleur, la ligne}',
          '{2-3a 3-4a 4-5a|un bout long comme deux enfants}',
          '{2-3a 3-4a 4-5a|Bord du tapis}',
        ),
      ],
      preparation: [
        'Posez les marchepieds et le tapis. Faites couler un filet tiède, testé sur votre poignet, la bonde ouverte. Faites-vous une tache et lavez-la : si elle part en frottant, ce feutre est le bon.',
        '{2-3a 3-4a 4-5a|Collez la ligne par terre, à un pas du lavabo. On y frotte ses mains pleines de savon, et le robinet reste libre pour deux autres.}',
        'Gardez les serviettes propres près du lavabo, hors des mains. Choisissez contre le mur, là où vous voyez tout le monde, la place où l’on s’assoit, et posez-y les carapaces. Bloquez la porte grande ouverte. Roulez les manches d’avance. {0-18m|Étendez la couverture des poupons contre le mur, à deux pas de vous, hors du passage des mains mouillées.}',
        '{1adulte|Seule, tenez-vous de côté au lavabo : deux enfants devant l’eau, un seul si le lavabo est étroit, les autres sous vos yeux.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {2adultes|À deux, l’une reste au lavabo, l’autre chante avec ceux qui attendent.} {avec-tissu|Prenez aussi @materiel comme carapace, à laver ensuite.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'Assise devant les enfants, fermez un poing et couvrez-le de la carapace : la tortue dort. Découvrez-la et chantez : « Petite tortue, lave ton dos (une paume frotte le dessus de l’autre main), lave ton ventre, il est tout chaud (paume contre paume). Ouvre tes pattes, c’est plein de mousse (les doigts se croisent); qui se cachait? C’est le gros pouce! (un poing serre le pouce, puis l’autre) La pluie s’en vient, la mousse s’en va (les doigts pianotent) : la serviette ouvre grand les bras. (la carapace enveloppe les deux mains) » On reprend la chanson ensemble, mains nues. {0-18m|Couvrez de la carapace le poing du poupon, puis ôtez-la : « Coucou, tortue! »}',
        ),
        play(
          { 20: 5 },
          'Chacun prend sa carapace. Les tortues dorment, sortent un doigt, le rentrent, se frottent à sec. {18-24m|Le trottineur couvre sa main, la découvre, puis couvre la vôtre.} {2-3a|Deux tortues se rencontrent; si l’amie veut bien, elles se frottent le dos.} {3-4a|L’enfant chante « ton dos », et vous frottez le ventre. Il vous reprend; trompez-vous encore.} {4-5a|L’un chante, l’autre compte jusqu’à vingt : qui finit le premier? On ralentit la chanson jusqu’à finir ensemble.} {0-18m|Le poupon tire la carapace de votre poing, et la tortue sort.} Rechantez chaque fois qu’une main le redemande. Une tortue refuse de sortir? Chantez-lui le dos par-dessus la carapace. Les carapaces restent ici : au lavabo, chacun aura une serviette propre.',
        ),
        play(
          { 10: 6, 20: 8 },
          'Appelez deux tortues. {2-3a 3-4a 4-5a|Demandez où vont leurs taches : un point de feutre sur le dos d’une main, un au creux de l’autre.} {!2-3a !3-4a !4-5a|Faites-leur un point de feutre au creux d’une main, là où ils le voient.} On se mouille, vous pompez une goutte de savon, et tout le monde chante; les autres, assis contre le mur, font les gestes à sec sous leur carapace. {18-24m|Le trottineur reste devant l’eau. Frottez vos mains à côté des siennes, puis rincez ensemble.} {2-3a 3-4a 4-5a|Mains savonnées, on recule à la ligne et l’on frotte toute la chanson pendant que deux autres se mouillent; puis on revient rincer.} {2-3a|« Encore là! » À deux ans, on frotte le dos une autre fois.} {3-4a !4-5a|À trois ans, un point de plus est entre deux doigts : quel geste l’atteint?} {4-5a|Un enfant mène : on chante dès la mousse, on rince à « la pluie ».} On secoue trois fois dans le lavabo, on s’essuie dans sa serviette.',
        ),
        closing(
          { 10: 2, 20: 4 },
          'Les mains se montrent : le dos, le ventre, les pattes ouvertes. Touchez-les du bout du doigt : « Sèche. Sèche. Mouillée entre les pattes! » On essuie encore. {4-5a|Qui menait dit l’endroit que la chanson a manqué.} Un reste de tache? « On le reverra au prochain lavage. » Ramassez les serviettes mouillées une à une, en chantant tout bas les deux dernières lignes. {0-18m|Il n’y a plus personne au lavabo : prenez un poupon dans vos bras. Votre paume pleine de mousse fait le dos, puis le ventre de sa main; le filet la rince, et les autres chantent pour lui.} Les mains propres s’en vont à ce qui les attend, la table ou le livre.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Lavez vos mains avec les deux premiers : ils regarderont vos gestes plus que vos consignes. {0-18m|Au poupon, ouvrez votre main et attendez qu’il y mette la sienne.}',
          'Chantez lentement : la comptine entière prend une vingtaine de secondes, le temps de bien frotter. {4-5a|Un enfant mène? Suivez-le, même lent.}',
          'Nommez l’endroit, jamais l’enfant qui tarde : « Le dos. Le ventre. Entre les pattes. »',
          'Un enfant ne veut pas de tache : il se lave sans, et la chanson est la même.',
        ],
        questionsOuvertes: [
          'Où est passée la tache?',
          'Qu’est-ce qui glisse?',
          '{2-3a 3-4a 4-5a|Quel bout n’a pas encore de mousse?}',
          '{3-4a|Comment laver entre les doigts?}',
          '{4-5a !3-4a|Combien de chansons faut-il pour une tache?}',
        ],
      },
      vocabulaire: [
        'le savon',
        'la mousse',
        'frotter',
        'rincer',
        'essuyer',
        'le dos de la main',
        'le creux',
        'le pouce',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Pas de tache pour lui. Rincez jusqu’à ce que rien ne glisse : sa main ira à sa bouche. Il garde le poing fermé? Posez-y un coin de sa serviette mouillé d’eau tiède, chantez, et attendez que les doigts s’ouvrent.',
        },
        {
          pour: '18-24m',
          texte:
            'Une seule tache, au creux de la main, là où il la voit. Le dos et le ventre suffisent; les doigts croisés se regardent sur vos mains. Il boit le filet d’eau? Fermez le robinet un instant, rouvrez-le sur ses mains.',
        },
        {
          pour: '2-3a',
          texte:
            'Il appuie lui-même sur la pompe, un seul coup, votre main sur la sienne. Une fois sec, il choisit quelle tortue vient après lui.',
        },
        {
          pour: '3-4a',
          texte:
            'Il mène la chanson pour deux amis : il chante un geste, regarde leurs mains et passe au suivant quand les taches pâlissent.',
        },
        {
          pour: '4-5a',
          texte:
            'Il choisit où vous posez ses taches, là où l’on oublie de laver : autour du pouce, au poignet, au bout des doigts. Il chante d’un bout à l’autre, ni vite ni fort, ouvre ses doigts devant un ami qui tarde, et attend qu’il fasse pareil.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’eau qui coule ou le savon dérange? À la table, une débarbouillette savonneuse, puis une autre rincée, avec les mêmes gestes et la même chanson. À l’enfant qui entend peu, montrez chaque geste sur votre main avant qu’il le fasse.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, les mains gercées piquent : savon très doux, eau à peine tiède, et l’on tapote avec la serviette au lieu de frotter.} {hiver|L’été, la vraie terre de la cour remplace le feutre : on cherche avec l’enfant où elle s’est cachée.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Manches mouillées, chandail éclaboussé.', 'Robinet qu’on ne veut pas lâcher.'],
        dangersAEliminer: [
          'Eau trop chaude : vous seule réglez le robinet, et votre poignet teste le filet avant chaque paire.',
          'Lavabo qui se remplit : bonde ouverte, serviettes loin du trou, robinet fermé par vous à la fin.',
          'Plancher mouillé ou savonneux : essuyez à mesure; on marche du lavabo au mur.',
          'Marchepied : un enfant par marchepied, pieds à plat, vous à portée de bras, votre main derrière qui monte ou descend.',
          '{0-18m|Poupon dans vos bras au lavabo : personne n’est sur le marchepied, votre hanche touche le comptoir, et le filet est testé de nouveau.}',
          '{0-18m|Carapace sur le visage d’un poupon : ôtée aussitôt; elle reste dans votre main.}',
          'Savon ou feutre vers les yeux ou la bouche : flacon et feutre bouché restent avec vous; un œil qui pique se rince à l’eau claire.',
          'Produits de nettoyage et poubelle près du lavabo : armoire verrouillée, poubelle reculée.',
          'Serviette partagée ou déjà touchée par des mains sales : chacun a la sienne, propre, qui part au lavage.',
        ],
        supervision: 'palier1',
        allergies: [
          'Savon et feutre sans parfum. Eczéma ou mains gercées : prenez le savon de la maison et épongez sans frotter.',
        ],
      },
      observation: [
        'Hygiène : quelles étapes l’enfant enchaîne-t-il sans qu’on les chante?',
        'Motricité fine : racontez comment une main frotte l’autre, à plat, du bout des doigts ou en les croisant.',
        'Langage oral : quel mot ou quel geste de la comptine arrive avant vous?',
      ],
      prolongements: [
        'Avant la collation et en rentrant de la cour, chantez sans faire de taches : les gestes viendront avec l’air.',
        'Donnez la comptine et ses gestes aux familles : à la maison, l’enfant lavera les mains de son parent.',
      ],
      reflexionRetroaction: [
        'Qui a attendu sans rien à faire, et à quel endroit?',
        'Quelle étape est-ce que je fais encore à la place des enfants?',
      ],
    },
  },
  {
    key: 'long-comme-moi-et-une-main',
    summary:
      'Dos à dos, une main à plat sur les têtes : qui dépasse? Puis chacun reçoit une bande de papier longue comme lui et part mesurer le tapis.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['nombres-et-formes', 'mouvement-et-defis'],
    materials: ['papier-et-crayons', 'contenants-et-cuilleres'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, on mesure le banc et le chemin jusqu’à la clôture{hiver|; l’hiver, les bottes laissent leurs pas à compter}.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'mesurer',
      'se mesurer',
      'mesurer les enfants',
      'qui est le plus grand',
      'je suis plus grand que toi',
      'plus grand, plus petit',
      'dos à dos',
      'combien tu mesures',
      'grandir',
      'toise',
      'ruban à mesurer',
      'mesurer la table',
      'mesurer avec ses pieds',
      'mesurer avec ses pas',
      'longueur',
      'long et court',
      'comparer les grandeurs',
      'grand et petit',
    ],
    seen: [
      'il monte sur la pointe des pieds pour dépasser son ami',
      'elle déroule une bande de papier et la couche à côté du tapis',
      'ils se collent dos contre dos et appellent un juge',
      'il pleure parce qu’il est le plus petit du groupe',
      'elle se vante d’être la plus grande et personne n’est d’accord',
      'il veut savoir s’il a poussé depuis qu’il est venu ici',
      'chez le docteur, on l’a appuyé à la règle et il le raconte à tout le monde',
      'dans le local, ils se placent à côté de la table pour voir si elle les dépasse',
    ],
    scenes: ['mesurer'],
    picture:
      'Une amie trace un trait au-dessus de la tête d’un enfant couché sur du papier; plus loin, la main à plat de l’éducatrice coiffe deux enfants dos à dos.',
    sheet: {
      titre: 'Long comme moi et une main',
      observationDepart:
        '{3-4a 4-5a|« C’est moi le plus grand! » Deux enfants s’étirent le cou, nez à nez, et l’un monte sur un coussin.} {!3-4a !4-5a|« Moi, grand! » Les bras montent, les talons se lèvent, le bout des doigts touche presque la poignée.}',
      intentionEducative:
        'Éveiller l’envie de comparer des longueurs avec son propre corps et de vérifier ce que les yeux ont cru voir.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Coller son corps à un ami ou à un objet et montrer ce qui dépasse.',
        'Coucher sa bande de papier le long d’une chose, bord à bord.',
        '{3-4a 4-5a|Compter des pieds ou des mains mis bout à bout.}',
        '{30min 4-5a|Chercher pourquoi deux amis ne trouvent pas le même nombre.}',
      ],
      materiel: [
        item(
          'Bandes de papier {dedans|en rouleau}{cour|d’emballage fort}, larges comme votre main, plus longues qu’un enfant',
          'une par enfant, et deux de plus',
          'Pages de journal collées en bande',
        ),
        item('Gros crayons de cire entiers', 'un par enfant', 'Gros crayons de bois'),
        item('Toutous', 'un par deux enfants', 'Poupées'),
        item(
          '{30min dedans|Blocs tous pareils, plus gros que votre poing}{30min cour|Contenants de yogourt propres, tous pareils : ce sont les blocs}',
          '{30min|une dizaine par deux enfants}',
          '{30min|Boîtes de mouchoirs vides, toutes pareilles}',
        ),
      ],
      preparation: [
        'Coupez une bande par enfant, et deux de plus. Roulez-les une à une et posez-les près de vous avec les crayons.',
        '{dedans|Reculez les chaises : on se couchera au milieu, et l’on marchera le long du tapis et de la table.} {cour !hiver|Choisissez un sol plat et sec, à l’ombre s’il fait soleil, et tracez des yeux le chemin du banc à la clôture.} {cour hiver|Tapez la neige du pied, du banc à la clôture, loin du bord du toit.}',
        '{1adulte|Seule, restez au milieu, là où l’on se couche sur les bandes; rien à mesurer n’est à plus de cinq pas de vous.} {2adultes|À deux, l’une marque et déchire les bandes, l’autre suit ceux qui mesurent.}',
        '{avec-roulant|Mettez @materiel parmi les choses à mesurer : de quelle longueur est-ce, d’un bout à l’autre?} {avec-naturel|Gardez @materiel pour compter, bout à bout, une longueur courte.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'À genoux, collez votre dos à celui d’un enfant debout qui veut bien. Posez une main à plat sur sa tête et glissez-la jusqu’à votre tête. « Qui dépasse? » Levez-vous : « Et là? » Offrez la place à deux enfants, dos à dos, talons collés. Votre main à plat va d’une tête à l’autre, sans un mot. Un talon se lève, et quelqu’un grandit d’un coup! Laissez les autres le remarquer, puis : « Les talons dorment par terre. »',
        ),
        play(
          { 20: 5, 30: 6 },
          'Chacun cherche contre quoi se mesurer : un ami, un toutou, vous, {dedans|un pied de table}{cour|le poteau de la clôture}. {2-3a|L’enfant de deux ans se fait haut jusqu’au bout des doigts, puis minuscule, la tête plus basse que le toutou assis.} {2-3a|Puis il pose sa main à plat sur la vôtre, son pied contre le vôtre : « Ça dépasse! »} {3-4a|À trois ans, deux amis appellent un juge. Sa main à plat passe d’une tête à l’autre : une couette, un pompon, est-ce que ça compte? Le juge décide.} {4-5a|À quatre ans, l’un dépasse debout. Assis dos à dos, est-ce encore lui? Et couchés, talons sur la même ligne?} Le plus petit est fâché? Trouvez avec lui un endroit où il est le seul à pouvoir se glisser.',
        ),
        play(
          { 20: 8, 30: 8 },
          'Un enfant se couche sur sa bande, les talons au bord. {!3-4a !4-5a|Marquez d’un trait le dessus de sa tête.} {3-4a 4-5a|Un ami marque d’un trait le dessus de sa tête.} Pliez au trait, déchirez : « Ça, c’est toi en papier. » Les autres dessinent un signe sur leur bande. Chacun part ensuite poser sa bande {dedans|sur le tapis, la table, le bas du mur}{cour|sur le banc, le chemin, le bas de la clôture}. {2-3a|L’enfant de deux ans déroule la sienne par terre et la longe à petits pas; au bout, le sol continue : « Encore! »} {3-4a|À trois ans, quand la chose est plus longue que le papier, on ajoute ses mains : « Moi et une main. Moi et deux mains! »} {4-5a|À quatre ans, on marque du doigt où la bande finit, on l’avance jusque-là; un pied remplit le reste : « Deux fois moi et un pied. »} Deux bandes bout à bout font « nous deux ».',
        ),
        play(
          { 30: 7 },
          '{dedans|« Combien de pieds, ce tapis? »} {cour|« Combien de pieds d’ici à la clôture? »} Marchez-le talon contre orteils en comptant tout haut, les bras qui balancent. {2-3a|L’enfant de deux ans marche derrière et dit ses nombres à lui. Puis un toutou se couche, et les blocs s’alignent à côté, du pied jusqu’à l’oreille. Un genou accroche la rangée? On la refait.} {3-4a|À trois ans, un ami se couche; on le borde d’une rangée de blocs, des talons à la tête, et on la compte. Il rit, tout se défait, on répare.} {4-5a|À quatre ans : « Huit! » « Non, onze! » Même chemin, deux nombres. Ils refont la marche côte à côte, comparent leurs pieds. Et avec des blocs, tombent-ils d’accord?}',
        ),
        closing(
          { 20: 4, 30: 5 },
          'Couchez les bandes côte à côte, talons sur la même ligne. Chacun retrouve la sienne et pose la main dessus. « Laquelle est presque pareille? » On les rapproche, on regarde. Puis mettez-les bout à bout : voilà le groupe couché en un seul chemin, qui tourne au besoin. On le longe sans marcher sur le papier, du premier talon à la dernière tête. Chacun roule sa bande et la garde pour son parent.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Posez la main à plat et taisez-vous : c’est l’enfant qui dit ce qui dépasse.',
          'Dites « plus long », « plus court », « pareil ». Personne ne gagne : on a seulement mesuré.',
          'Laissez-vous mesurer : votre bras, votre pied, votre dos entier.',
          '{3-4a 4-5a|Deux réponses s’opposent : faites mesurer encore, l’un devant l’autre, avant de dire la vôtre.}',
        ],
        questionsOuvertes: [
          'Qui dépasse?',
          'Où ton papier s’arrête-t-il?',
          '{3-4a|Combien de mains faut-il ajouter?} {4-5a !3-4a|Combien de fois ton papier?}',
          '{30min 4-5a|Pourquoi n’avez-vous pas le même nombre?}',
        ],
      },
      vocabulaire: [
        'mesurer',
        'dépasser',
        'plus long',
        'plus court',
        'pareil',
        'bout à bout',
        'le talon',
        'la longueur',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Couchez-le à côté d’un toutou, talons égaux : il montre où le toutou s’arrête. Faites une bande au toutou aussi; l’enfant promène les deux, la longue et la courte.',
        },
        {
          pour: '3-4a',
          texte:
            'Envoyez-le trouver une chose tout juste pareille à son papier. Il en essaie plusieurs; « presque » est une réponse.',
        },
        {
          pour: '4-5a',
          texte:
            'Il vous dit un nombre à l’oreille avant de compter, puis vérifie. Au dos de sa bande, il dessine ce qu’il a mesuré{30min| et autant de pieds qu’il en a trouvés}{20min| et un trait pour chaque bande comptée}.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, l’enfant compte des tours de roue, et sa bande va du repose-pied au dessus de sa tête. Qui n’aime pas qu’on le touche se mesure au mur. Qui voit peu suit deux bandes du doigt et sent laquelle continue.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, les bottes impriment la mesure : on marche d’abord, on compte les pas ensuite.} {hiver|L’été, dans la cour, on se couche dans l’herbe à l’ombre et l’on compte ses pieds du banc à l’arbre.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Têtes qui se cognent un peu, dos à dos.', 'Papier déchiré, compte perdu, désaccord.'],
        dangersAEliminer: [
          'Bande enroulée autour d’un cou ou d’une taille : elle se couche, se roule, et ne s’attache à personne.',
          'Grimper pour être plus grand : on grandit les pieds au sol, et votre main arrête la montée.',
          'Enfant couché : on contourne ses mains et sa tête, un seul à la fois par bande.',
          '{dedans|Bande qui traîne : elle glisse sous un pied; roulez-la dès qu’on la quitte.}',
          '{cour|Bande emportée par le vent : on la roule, ou un pied la tient; personne ne court après.}',
          '{2-3a|Papier mâché, bout de cire : retirez-les et vérifiez la bouche.}',
          '{cour ete|Asphalte brûlant, soleil : on se couche à l’ombre, chapeaux sur les têtes, une gorgée entre deux mesures.}',
          '{cour hiver|Froid : seuil de votre milieu, au plus bas -27 °C; nuques et mains touchées souvent, cache-cou, aucun foulard. Personne ne reste couché plus d’une minute.}',
        ],
        supervision: 'palier2',
        allergies: ['Crayons sans parfum, toutous lavés. {cour|Asthme ou piqûres : pompe et auto-injecteur sur vous.}'],
      },
      observation: [
        'Éveil aux mathématiques : comment l’enfant place-t-il sa bande{30min| ou ses pieds} pour que ça parte du bord?',
        'Schéma corporel : par quel geste montre-t-il jusqu’où va son corps, debout et couché?',
        '{3-4a 4-5a|Raisonnement : devant deux réponses différentes, racontez ce qu’il essaie.} {!3-4a !4-5a|Raisonnement : quand le papier finit et que le sol continue, racontez ce qu’il essaie.}',
      ],
      prolongements: [
        'Laissez deux bandes au coin des blocs : on bâtira des tours hautes comme un ami.',
        'La bande part à la maison : avec son parent, l’enfant trouve ce qui y est aussi long que lui, et le raconte demain.',
      ],
      reflexionRetroaction: [
        'Quand ai-je donné la réponse avant que la main à plat la montre?',
        'Qui a préféré mesurer les choses plutôt que soi, et qu’en a-t-il tiré?',
      ],
    },
  },
  {
    key: 'qui-s-est-leve-cette-nuit',
    summary:
      'Des objets du local dorment sous un drap. Au matin, un lit est vide : qui s’est levé? Puis un soulier cherche son jumeau sous les boîtes.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['nombres-et-formes', 'contes-et-lettres'],
    materials: ['tissus', 'cartons-et-boites'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'mémoire',
      'jeu de mémoire',
      'se souvenir',
      'se rappeler',
      'il manque quelque chose',
      'qu’est-ce qui a disparu',
      'qu’est-ce qui manque',
      'objet disparu',
      'objets sous le drap',
      'cacher des objets',
      'les paires',
      'trouver la paire',
      'souliers pareils',
      'retenir un chemin',
      'concentration',
      'jeu de concentration',
      'coucou',
      'caché sous une débarbouillette',
      'coucou caché',
    ],
    seen: [
      'elle cache une cuillère derrière elle et les autres cherchent ce qui a sauté',
      'il tire le drap d’un coup et nomme ce qui n’est plus là',
      'ils se couvrent les yeux, mais regardent entre leurs doigts',
      'elle cherche son autre pantoufle partout sous les boîtes',
      'il est inquiet dès que quelqu’un touche à l’affaire qu’il avait laissée',
      'bébé rit quand l’objet ressort de derrière mon dos',
      'ce matin, son camion n’était plus sur le tapis et tous ont mené l’enquête',
      'dans le vestiaire, il ne retrouve jamais le deuxième soulier de sa paire',
    ],
    scenes: ['cacher-trouver', 'casse-tete'],
    picture:
      'L’éducatrice lève un drap, un bloc caché dans le dos; de cinq petits lits, l’un est vide, une enfant le pointe, une autre regarde entre ses doigts.',
    sheet: {
      titre: 'Qui s’est levé cette nuit?',
      observationDepart:
        '{3-4a 4-5a|« Il était là, mon camion! » L’enfant montre un coin de tapis vide. Personne d’autre ne l’avait remarqué.} {18-24m 2-3a !3-4a !4-5a|L’enfant entre, va droit à l’étagère et cherche le camion d’hier. Sa place est vide : « Parti? »} {0-18m !18-24m !2-3a !3-4a !4-5a|Le gobelet a roulé sous le fauteuil. Le poupon fixe l’endroit, se penche, vous regarde.}',
      intentionEducative:
        'Offrir le plaisir de chercher dans sa tête ce que les yeux ne voient plus, et de s’y mettre à plusieurs.',
      domaines: [
        { domaine: 'cognitif', composante: 'Mémoire', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        '{18-24m 2-3a 3-4a 4-5a|Remarquer qu’un objet n’est plus là et dire, montrer ou apporter lequel}{0-18m multiage|; le guetter là où il a disparu}{18-24m 2-3a 3-4a 4-5a|.}{0-18m !18-24m !2-3a !3-4a !4-5a|Remarquer que le gobelet n’est plus là et le guetter là où il a disparu.}',
        '{18-24m 2-3a 3-4a 4-5a|Faire la nuit à son tour : cacher, attendre, révéler.} {0-18m !18-24m !2-3a !3-4a !4-5a|Tirer la débarbouillette et retrouver le gobelet.}',
        '{3-4a 4-5a|Se rappeler une place après l’avoir vue une fois.}',
        '{4-5a|Expliquer son truc pour ne pas oublier.}',
      ],
      materiel: [
        item(
          '{18-24m 2-3a 3-4a 4-5a|Objets du local plus gros que votre poing : cuillère de bois, bloc, livre, gobelet, toutou}{0-18m !18-24m !2-3a !3-4a !4-5a 30min|Gros toutou à poil ras, aux yeux brodés}',
          '{18-24m 2-3a !3-4a !4-5a|trois, et trois de réserve}{3-4a 4-5a|cinq, et trois de réserve}{0-18m !18-24m !2-3a !3-4a !4-5a 30min|un, dans votre main}',
          '{18-24m 2-3a 3-4a 4-5a|Tout objet solide que les enfants savent nommer}{0-18m !18-24m !2-3a !3-4a !4-5a|Gros bas d’adulte roulé}',
        ),
        item(
          'Débarbouillettes, les lits',
          '{18-24m 2-3a 3-4a 4-5a|une par objet}{0-18m !18-24m !2-3a !3-4a !4-5a|une pour vous}{0-18m|, deux de plus par poupon}',
          '{!0-18m !18-24m|Feuilles de papier}{0-18m 18-24m|Bavettes de tissu, sans cordon}',
        ),
        item(
          '{0-18m|Gros gobelets de plastique, sans anse, les dormeurs des poupons}',
          '{0-18m|deux par poupon, à changer une fois mouillés}',
          '{0-18m|Petits bols de plastique}',
        ),
        item('{0-18m|Couverture épaisse, le coin des poupons}', '{0-18m|une}', '{0-18m|Tapis de jeu}'),
        item('{0-18m 20min 30min|Bas des poupons}', '{0-18m 20min 30min|une paire chacun, à leurs pieds}', null),
        item('{18-24m 2-3a 3-4a 4-5a|Drap opaque, léger}', 'un', 'Nappe'),
        item(
          '{18-24m 2-3a 3-4a 4-5a 20min 30min|Souliers d’intérieur des enfants, propres}',
          '{20min 30min|trois ou quatre paires}',
          '{20min 30min|Paires de mitaines}',
        ),
        item(
          '{18-24m 2-3a 3-4a 4-5a 20min 30min|Boîtes opaques, sans couvercle, qui couvrent un soulier}',
          '{20min 30min|quatre}',
          '{20min 30min|Petites chaudières}',
        ),
        item(
          '{18-24m 2-3a 3-4a 4-5a 30min|Petit tapis}',
          '{18-24m 2-3a 3-4a 4-5a 30min|un}',
          '{18-24m 2-3a 3-4a 4-5a 30min|Grande serviette à plat}',
        ),
      ],
      preparation: [
        '{18-24m 2-3a 3-4a 4-5a|Alignez les lits par terre, devant vous, à une main l’un de l’autre, un objet près de chacun. Le drap est plié à côté de vous; derrière vous, un pas libre cachera ceux qui se lèvent.} {0-18m !18-24m !2-3a !3-4a !4-5a|Les poupons font un demi-cercle devant vous : les couchés sous votre main, les assis en face, ceux qui rampent de l’autre bord.}',
        '{0-18m !multiage|Étendez la couverture devant vous, les gobelets dans votre dos.}{0-18m multiage|Étendez la couverture des poupons contre votre hanche, leurs gobelets dans votre dos : aucun drap ne passe au-dessus d’elle.} {0-18m 1adulte multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.}',
        '{18-24m 2-3a 3-4a 4-5a 20min 30min|Gardez les boîtes et les souliers à portée de main, contre le mur.} {18-24m 2-3a 3-4a 4-5a 30min|Posez le petit tapis à quatre pas.} {0-18m !18-24m !2-3a !3-4a !4-5a|Essayez une débarbouillette sur un gobelet couché : tirée par un coin, elle vient toute seule.}',
        '{1adulte|Seule, assoyez-vous à un pas du mur, face aux enfants et à la pièce.} {2adultes !0-18m|À deux, l’une mène la nuit; l’autre, parmi les enfants, cherche et se trompe avec eux.} {2adultes 0-18m|À deux, l’une mène la nuit; l’autre, sur la couverture, couche et lève les gobelets des poupons.}',
        '{avec-contenant|Couchez @materiel parmi les dormeurs.} {avec-outil|Couchez @materiel parmi les dormeurs, sous votre main.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          '{18-24m 2-3a 3-4a 4-5a|Couchez les objets un à un, en les nommant avec les enfants : « Bonne nuit, la cuillère. Bonne nuit, le bloc. » Tirez le drap sur les dormeurs. « C’est la nuit. Cachez vos yeux. » Ronflez. Glissez la main sous le drap, prenez un objet, cachez-le dans votre dos. « Dring! C’est le matin! » Levez le drap d’un coup.} {0-18m !18-24m !2-3a !3-4a !4-5a|Couchez un gobelet : « Bonne nuit, gobelet. » Tirez une débarbouillette dessus. « C’est la nuit. » Ronflez, tout bas, puis très fort. « Dring! C’est le matin! » Ôtez la débarbouillette : il est là! À la nuit suivante, votre main le glisse dans votre dos. « Dring! »} {0-18m|Contre vous, le poupon sursaute et tourne la tête.} {18-24m|Le trottineur garde les yeux ouverts et voit votre main voler l’objet : tant mieux.} Un lit est vide. Regardez-le, la bouche ouverte, et attendez.',
        ),
        play(
          { 10: 6, 20: 7, 30: 9 },
          '« Qui s’est levé? » {18-24m 2-3a 3-4a 4-5a|On dit un nom, on pointe, on fait le tour de vous pour voir. L’objet revient : « C’est moi, j’avais soif! » Puis un enfant tient la nuit : il tire le drap et choisit qui se lève.} {0-18m|Le gobelet du poupon sort de votre dos et touche sa main. Recouchez-le sous une débarbouillette : le poupon la tire.} {18-24m|Le trottineur va derrière vous, trouve l’absent et le recouche.} {18-24m !2-3a !3-4a !4-5a|La nuit est à tous : un coin du drap dans chaque main, on le tire, on ronfle, on le lève, « Dring! ». Demandez d’abord : « Il dort, le bloc? Et la cuillère? » Un doigt touche chaque lit. Au lit vide, ouvrez les mains : « Parti! », et tournez le dos pour qu’on voie ce qui s’y cache.} {0-18m !18-24m !2-3a !3-4a !4-5a|Puis une nuit pour chacun, devant ses mains s’il est assis, au bord de ses doigts s’il est couché. Comptez trois respirations avant le « Dring! » : une jambe bat, une voix appelle, c’est le réveille-matin. Celui qui rampe vous contourne et trouve les autres dormeurs, dans votre dos.} {2-3a|L’enfant de deux ans touche les lits un à un et fait lever le bloc à chaque nuit : on le retrouve avec la même joie.} {3-4a|À trois ans, on nomme ceux qui dorment encore pour trouver l’absent.} {4-5a|À quatre ans, deux se lèvent ensemble. Puis on ôte les lits et l’on mêle les dormeurs : aucune place vide n’aide plus.} {!0-18m|Quelqu’un regarde entre ses doigts? Nommez-le veilleur de nuit : il sait, et il garde le secret.}',
        ),
        play(
          { 20: 6, 30: 6 },
          '{18-24m 2-3a 3-4a 4-5a|Les souliers ont marché en dormant. Sortez une paire : un soulier devant vous, l’autre sous une boîte retournée. Faites pareil avec deux ou trois autres paires, devant tous. Prenez un soulier : « Il s’ennuie de son jumeau. » On lève une boîte. Pas lui? On le recouvre, on essaie ailleurs.} {0-18m !18-24m !2-3a !3-4a !4-5a|Les bas ont marché en dormant. Ôtez-en un, lentement, et montrez le pied : « Tout nu! Où est son bas? »} {0-18m|Un bas du poupon dort sous votre main : « Coucou! » Il retourne au pied.} {18-24m|Le trottineur lève toutes les boîtes et les remet.} {18-24m !2-3a !3-4a !4-5a|Deux boîtes suffisent d’abord. Le soulier trouvé, collez-le contre l’autre : « Pareils! » Un pied se tend, on le chausse, et la boîte vide va coiffer un autre soulier.} {0-18m !18-24m !2-3a !3-4a !4-5a|Chez le suivant, le bas dort sur un genou, sous une débarbouillette, dans votre poing fermé. Ouvrez un doigt, un autre : les yeux le voient venir, la main le prend. Essayez-le sur un coude, « non », sur l’autre pied, « non », puis au bon endroit : « Pareil! » Celui qui arrache le sien tout seul fait la nuit pour vous.} {2-3a|L’enfant de deux ans cherche son propre soulier et le met à son pied.} {3-4a|À trois ans, un ami se souvient de la boîte déjà levée : « Non, ça, c’est le bleu! »} {4-5a|À quatre ans, on cache deux paires sous quatre boîtes et l’on en lève deux : pareils, on les chausse; sinon, on les recouvre.}',
        ),
        play(
          { 30: 7 },
          'Le toutou est sorti marcher. {18-24m 2-3a 3-4a 4-5a|Un enfant le promène aux arrêts que vous dites tout haut : sous la table, sur le tapis, contre la porte. Il revient à son lit. « Par où est-il passé? »} {0-18m !multiage|Dans votre main, il passe derrière votre dos, d’une hanche à l’autre : le poupon guette sa sortie.}{0-18m multiage|Puis, dans votre main, le toutou passe derrière votre dos : le poupon guette sa sortie.} {18-24m|Le trottineur suit le toutou et le ramène au lit.} {18-24m !2-3a !3-4a !4-5a|Dites un arrêt, laissez-le y aller, l’asseoir, applaudir; dites le suivant. Puis le promeneur laisse le toutou au dernier arrêt et revient seul : « Pas dans son lit. Où est-il? » Tous partent; celui qui le trouve le borde, et choisit le prochain promeneur en lui tendant une patte.} {0-18m !18-24m !2-3a !3-4a !4-5a|Il longe ensuite le bord de la couverture, dans votre main, s’arrête à un pied, dit bonjour, repart, disparaît derrière votre genou. Attendez : les têtes le cherchent de l’autre bord, et c’est là qu’il sort. Celui qui rampe le rejoint; celui qui est couché le sent passer sur son ventre, jamais au-dessus du visage.} {2-3a|L’enfant de deux ans prend le toutou et va droit à un arrêt, souvent le dernier : « Ici! » On l’y rejoint, et l’on cherche le suivant.} {3-4a|À trois ans, on refait le chemin dans l’ordre; la table oubliée, un ami la montre et l’on y retourne.} {4-5a|À quatre ans, un enfant invente un chemin de quatre arrêts. Ses amis le refont, puis le remontent à l’envers, jusqu’au lit.} {!0-18m|On s’est perdu? Tout le monde revient au lit du toutou, et l’on repart.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Dernière nuit{18-24m 2-3a 3-4a 4-5a|, les yeux ouverts. Recouchez tous les objets sous le drap et demandez tout bas :}{0-18m !18-24m !2-3a !3-4a !4-5a|, tout bas.} {18-24m 2-3a !3-4a !4-5a|« Qui s’est levé, tantôt? »} {3-4a 4-5a|« Qui s’est levé en premier? Et après? »} {18-24m 2-3a 3-4a 4-5a|Qui veut dit ce qui lui revient; vous ajoutez un souvenir à vous.} {0-18m|Bordez le gobelet du poupon, découvrez-le : « Bonjour! » Recouvrez-le : « Bonne nuit. »} {18-24m|Le trottineur tapote le drap : « Dodo. »} {18-24m 2-3a 3-4a 4-5a|Levez le drap. Un enfant prend un objet et le ramène à sa vraie place dans le local, là où il habite le jour; s’il hésite, on l’accompagne. Pliez le drap à plusieurs mains.} {0-18m !18-24m !2-3a !3-4a !4-5a|Faites le tour, un lit à la fois, la voix plus basse à chacun. Une main le découvre encore? « Bonjour! », et recouchez-le. Ramassez à la fin les gobelets qui ne bougent plus, sous leurs yeux, un par un : « Dodo. »}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Devant le lit vide, comptez cinq secondes dans votre tête avant de dire un mot.',
          '{18-24m 2-3a 3-4a 4-5a|Une réponse à côté se vérifie : « La cuillère? Elle dort encore, touche. »} {0-18m|Un poupon à quatre pattes tombe sur l’absent, dans votre dos? Annoncez-le à tous, « Il l’a trouvé! », et échangez la chose contre son gobelet.}',
          '{2-3a 3-4a 4-5a|Quelqu’un crie toujours le nom avant les autres : donnez-lui le drap à tenir.}',
          '{2-3a 3-4a 4-5a|Oubliez, vous aussi, et cherchez tout haut : « Je revois du rouge, à côté du livre. »} {!2-3a !3-4a !4-5a|Gardez les mêmes mots à chaque nuit, dans le même ordre : « Bonne nuit », le ronflement, « Dring! ».}',
        ],
        questionsOuvertes: [
          'Qui s’est levé?',
          'Où dormait-il?',
          '{3-4a 4-5a|Qui est encore couché?}',
          '{4-5a|Quel truc as-tu pour t’en souvenir?}',
        ],
      },
      vocabulaire: [
        '{2-3a 3-4a 4-5a|se souvenir}{!2-3a !3-4a !4-5a|bonne nuit}',
        '{2-3a 3-4a 4-5a|oublier}{!2-3a !3-4a !4-5a|le matin}',
        '{2-3a 3-4a 4-5a|manquer}{!2-3a !3-4a !4-5a|parti}',
        'disparu',
        'la place',
        '{20min 30min|pareil}{10min|se lever}',
        '{2-3a 3-4a 4-5a|à côté}{!2-3a !3-4a !4-5a|sous}',
        '{2-3a 3-4a 4-5a|en premier}{!2-3a !3-4a !4-5a|encore}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Ne cachez d’abord que la moitié de son gobelet : il le reconnaît au bord qui dépasse et le tire à lui. Pour celui qui est couché, votre main fait la nuit sur le gobelet et l’ôte; comptez trois de ses respirations entre les deux.',
        },
        {
          pour: '18-24m',
          texte:
            'Donnez-lui un seul dormeur, le même chaque fois. Il le couche, tire la débarbouillette dessus, l’ôte aussitôt : sa nuit dure une seconde, et c’est une vraie nuit.',
        },
        {
          pour: '2-3a',
          texte:
            'Gardez les mêmes trois objets toute la semaine; il les borde avec vous et les nomme à sa façon. Si la nuit noire l’inquiète, laissez dépasser un bout de chaque dormeur.',
        },
        {
          pour: '3-4a',
          texte:
            'Il choisit un objet de plus à coucher quand c’est trop facile, et celui qu’on enlève quand ça se mêle.',
        },
        {
          pour: '4-5a',
          texte:
            'Une nuit, personne ne s’est levé : deux dormeurs ont changé de lit. Une autre, un nouveau s’est couché parmi eux. Il doit d’abord trouver ce qui s’est passé.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{18-24m 2-3a 3-4a 4-5a|L’enfant qui voit peu touche chaque dormeur en le couchant, puis cherche le lit vide à tâtons. Qui parle peu pose la main sur le lit ou va chercher l’objet derrière vous : c’est répondu.} {0-18m !18-24m !2-3a !3-4a !4-5a|Pour qui voit peu, tapotez le gobelet avant de le couvrir et guidez ses doigts jusqu’au bord du tissu. Qui bouge peu réveille le dormeur d’un regard ou d’un son : c’est vous qui tirez.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{0-18m !18-24m !2-3a !3-4a !4-5a !hiver|L’hiver, une mitaine se couche sous la débarbouillette pendant l’habillage : qui dort là?} {0-18m !18-24m !2-3a !3-4a !4-5a hiver|L’été, le chapeau se couche sous la débarbouillette avant la sortie : qui dort là?} {18-24m 2-3a 3-4a 4-5a !hiver|L’hiver, la tuque, la mitaine et le cache-cou se couchent sous le drap pendant qu’on s’habille : qui est déjà parti dehors?} {18-24m 2-3a 3-4a 4-5a hiver|L’été, le chapeau, le gobelet et la pelle se couchent sous le drap avant la sortie : qui est déjà parti dehors?}',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{18-24m 2-3a 3-4a 4-5a|Réponse criée par un autre, drap tiré à deux.} {0-18m !18-24m !2-3a !3-4a !4-5a|Gobelet qui tarde à revenir, une plainte.}',
          '{18-24m 2-3a 3-4a 4-5a|Souvenir qui ne revient pas.} {0-18m !18-24m !2-3a !3-4a !4-5a|Débarbouillette tirée à deux.}',
        ],
        dangersAEliminer: [
          '{18-24m 2-3a 3-4a 4-5a|Drap sur la tête d’un enfant : seuls les objets dorment dessous, et le drap est plié entre deux jeux.}',
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Débarbouillette sur le visage d’un poupon : elle ne cache que le gobelet, à ses pieds ou devant ses mains.} {0-18m multiage|Drap ou débarbouillette sur le visage d’un poupon : le drap ne passe pas au-dessus de la couverture, et une débarbouillette ne cache que le gobelet, à ses pieds ou devant ses mains.}',
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Gobelet sucé : lavé ou changé avant une autre bouche.}{0-18m !18-24m !2-3a !3-4a !4-5a 30min| Le toutou ne quitte pas votre main.} {0-18m multiage|Objet de bois ou toutou lâché sur un poupon : ils restent dans votre main ou loin de lui; sur la couverture, il n’y a que ses gobelets, lavés ou changés avant une autre bouche.}',
          '{0-18m !18-24m !2-3a !3-4a !4-5a 20min 30min|Petit bas en bouche : le bas du poupon va de votre main à son pied.} {0-18m multiage 20min 30min|Soulier ou petit bas en bouche : les souliers restent de l’autre côté de vous, et le bas du poupon va de votre main à son pied.}',
          'Objet qui casse, qui pique ou qui passe dans un rouleau de papier hygiénique : il ne se couche pas.',
          '{18-24m 2-3a 3-4a 4-5a|Pieds près des lits : on contourne le drap, on ne le traverse pas, et l’on passe loin de qui est couché.}',
          '{18-24m 2-3a 3-4a 4-5a 20min 30min|Un seul pied chaussé : on reste assis jusqu’au second soulier.}',
          '{18-24m 2-3a 3-4a 4-5a 20min 30min|Lacets défaits ou longs : nouez-les, rentrez-les, ou prenez des souliers sans lacets.}',
          '{18-24m 2-3a 3-4a 4-5a 30min|Arrêts du chemin : tous au plancher, la porte fermée, rien à escalader.}',
        ],
        supervision: 'palier2',
        allergies: ['Objets et tissus lavés, sans reste d’aliment ni parfum.'],
      },
      observation: [
        'Mémoire : que fait l’enfant pour retrouver l’absent? Notez s’il regarde, touche, nomme ou se tait.',
        'Attention : notez ce qu’il suit des yeux quand {18-24m 2-3a 3-4a 4-5a|le drap}{0-18m !18-24m !2-3a !3-4a !4-5a|la débarbouillette} descend.',
        'Langage oral : {2-3a 3-4a 4-5a|par quels mots dit-il où était l’objet et qui était à côté?} {!2-3a !3-4a !4-5a|quel mot, quel son lui vient quand l’objet disparaît, quand il revient?}',
      ],
      prolongements: [
        '{18-24m 2-3a 3-4a 4-5a|À table, une cuillère s’est levée avant le repas : qui manque?} {0-18m !18-24m !2-3a !3-4a !4-5a|Au réveil de la sieste, saluez chacun avec les mots du jeu : « Dring! Qui s’est levé? »}',
        'Proposez le jeu à la maison : {18-24m 2-3a 3-4a 4-5a|trois objets sous un linge, et c’est le parent qui cache ses yeux}{0-18m !18-24m !2-3a !3-4a !4-5a|un gobelet sous un linge, et c’est le parent qui attend}.',
      ],
      reflexionRetroaction: [
        'À qui ai-je laissé le temps de trouver, et à qui l’ai-je soufflé?',
        '{18-24m 2-3a 3-4a 4-5a|Quel objet tout le monde a-t-il remarqué, et qu’avait-il de spécial?} {0-18m !18-24m !2-3a !3-4a !4-5a|Qui a cherché des yeux avant de chercher des mains?}',
      ],
    },
  },
  {
    key: 'le-roi-a-perdu-ses-mots',
    summary:
      '« S’il vous patate? » Un roi distrait réclame tout et ne retrouve jamais le mot; ses amis restent en statue tant qu’on ne le lui a pas soufflé.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie', 'contes-et-lettres'],
    materials: ['contenants-et-cuilleres', 'cartons-et-boites'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'politesse',
      'être poli',
      'impoli',
      's’il te plaît',
      's’il vous plaît',
      'merci',
      'dire merci',
      'pardon',
      's’excuser',
      'bonjour',
      'dire bonjour',
      'mots magiques',
      'bonnes manières',
      'demander gentiment',
      'ne dit pas merci',
      'il arrache au lieu de demander',
      'roi',
      'statues',
    ],
    seen: [
      'il exige la cuillère sans demander et arrache si on tarde',
      'elle se fige comme une statue jusqu’à ce que quelqu’un dise le mot',
      'ils soufflent la réponse à celui qui a un bol sur la tête',
      'il s’obstine à ne pas dire s’il te plaît, même quand il veut très fort',
      'elle est gênée de dire merci devant la visite',
      'ils rient quand je dis patate au lieu du bon mot',
      'à la collation, ça criait donne, donne, et personne ne demandait',
      'depuis qu’il a vu une couronne, il commande tout le monde à la garderie',
    ],
    scenes: ['chicane', 'consoler', 'politesse', 'figer'],
    picture:
      'Un bol glissé sur le nez, l’éducatrice assise sur un coussin cherche son mot; trois enfants sont figés en statues, un autre lui souffle à l’oreille.',
    sheet: {
      titre: 'Le roi a perdu ses mots',
      observationDepart:
        '{3-4a 4-5a|« T’as pas dit s’il te plaît! » Un bras retient la pelle, l’autre la tire.} {!3-4a !4-5a|L’enfant vous tend son bloc et dit « merci ». Le mot va bien avec le geste; il ne sait pas encore qui des deux le dit.}',
      intentionEducative:
        'Permettre aux enfants de sentir ce que font les mots polis, en les gardant pour un roi qui n’arrête pas de les perdre.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Remarquer le mot qui manque et le donner, à sa façon.',
        'Demander, recevoir et donner, par un mot, un geste{0-18m|, un regard} ou une voix inventée.',
        '{3-4a 4-5a 20min 30min|Dire son tour et le laisser arriver : « Après toi, c’est moi. »}{3-4a 4-5a 10min|Attendre son tour de porter la couronne.}',
        '{4-5a 30min|Chercher ce qui répare quand le mot ne suffit pas.}',
      ],
      materiel: [
        item('Bol de plastique léger, sans anse, la couronne', 'un', 'Petit panier léger'),
        item(
          '{!0-18m|Coussin, le trône}{0-18m|Petit tapis, le trône}',
          'un',
          '{!0-18m|Couverture pliée}{0-18m|Grande serviette à plat}',
        ),
        item(
          'Objets du local plus gros que votre poing : mitaine, cuillère, livre, bloc',
          'un par enfant{0-18m|, hors poupons}, et trois de plus',
          'Contenants et couvercles',
        ),
        item(
          '{0-18m|Petits bols de plastique léger, sans anse, les trésors des poupons}',
          '{0-18m|deux par poupon, à changer une fois mouillés}',
          '{0-18m|Gros gobelets de plastique}',
        ),
        item('{0-18m|Couverture épaisse, le coin des poupons}', '{0-18m|une}', '{0-18m|Tapis de jeu}'),
        item(
          '{20min 30min|Toutous}',
          '{20min 30min|un par enfant, un pour vous}{0-18m 20min 30min|; les poupons saluent le vôtre}',
          '{20min 30min|Poupées}',
        ),
        item(
          '{20min 30min|Grande boîte de carton retournée, le guichet}',
          '{20min 30min|une}',
          '{20min 30min|Table basse}',
        ),
      ],
      preparation: [
        'Posez le {!0-18m|coussin} {0-18m|petit tapis} par terre, les objets à quatre pas, bien en vue. {0-18m|La couverture des poupons touche votre trône : ils sont contre vous, leurs bols devant eux, et l’on arrive au roi par l’autre côté. Quand un enfant prend le trône, glissez sur la couverture.} {0-18m 1adulte multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.}',
        '{20min 30min !0-18m|Posez la boîte à un pas du mur, la place d’un enfant derrière elle; assoyez les toutous devant.} {20min 30min 0-18m|Gardez la boîte et les toutous de l’autre côté du trône. Au guichet, on glissera la boîte devant vous, à un bras, un enfant derrière elle.}',
        '{1adulte|Seule, votre trône fait face à toute la pièce.} {2adultes|À deux, l’une est le roi; l’autre, parmi les enfants, gèle et souffle avec eux.} Les familles emploient-elles un autre mot pour « merci »? Demandez-le le matin : le roi le perdra aussi.',
        '{avec-contenant|Le roi réclamera aussi @materiel.} {avec-coussin !0-18m|Faites un second trône avec @materiel.} {avec-coussin 0-18m|Faites un second trône avec @materiel, à trois pas des poupons.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Assoyez-vous sur le {!0-18m|coussin} {0-18m|tapis, les poupons contre vous}, le bol sur la tête. « Je suis le roi. Quand j’oublie le mot, vous gelez. » Tapez {!0-18m|du pied :} {0-18m|sur votre genou :} « Cuillère! » Montrez les statues : « Plus personne ne bouge. C’est quoi, le mot? S’il vous… patate? S’il vous… pantoufle? » La couronne vous glisse sur le nez. Attendez qu’on souffle; si rien ne vient, demandez-le à l’oreille du {!0-18m|coussin.} {0-18m|poupon.} Dites-le aux statues : « S’il vous plaît! » Elles fondent, la cuillère arrive. {0-18m|Le poupon a vu tout s’arrêter, puis repartir : il cherche qui a bougé.} {18-24m|Le trottineur apportait déjà la cuillère, et c’est bien.} « Mer… mercredi? » Attendez encore : « Merci! »',
        ),
        play(
          { 10: 6, 20: 6, 30: 8 },
          'Le roi réclame sa mitaine, son livre, sa cuillère qu’il vient de perdre. Sans le mot, on gèle; avec le mot, quelqu’un apporte. Puis la couronne change de tête. {0-18m|Le roi tend la main au poupon : « S’il te… patate? » Bol donné ou échappé : « Merci! » Rendez-le-lui.} {18-24m|Le trottineur donne et reprend la mitaine : « merci » chaque fois.} {2-3a|L’enfant de deux ans apporte tout, mot ou pas : prenez, cherchez votre « mer… », et laissez-le finir.} {3-4a|À trois ans, le roi invente : « S’il vous plouf! » Les statues se retiennent de rire, puis fondent quand même.} {4-5a|À quatre ans, un souffleur se cache derrière le trône et chuchote au roi le bon mot, ou un mauvais pour rire.} {!0-18m|Celui qui ne veut pas être roi souffle, reste statue ou garde les objets.} {0-18m|Qui ne veut pas régner souffle ou reste statue.}',
        ),
        play(
          { 20: 7, 30: 8 },
          'Les objets passent au guichet; un enfant le tient, les autres ont chacun un toutou. Le vôtre saisit un bloc et se sauve. « Hé! » Ramenez-le, l’oreille basse : « Il oublie tout. Par quoi commence-t-on? » {!0-18m !18-24m|Chacun parle} {0-18m 18-24m|On parle} pour son toutou. {0-18m|La patte du vôtre tape dans la main du poupon : « Bonjour! » Arrêtez-la; son bras en redemande.} {18-24m|Le trottineur tend le bloc, puis la main pour le ravoir.} {2-3a|À deux ans, la patte du toutou fait bonjour, prend le livre, le rend, le reprend : c’est tout un jeu.} {3-4a|À trois ans : « Il est gêné, je le dis pour lui. » Derrière, un ours s’impatiente : « Après toi, c’est moi? »} {4-5a|À quatre ans, le guichetier donne exprès la mauvaise chose : comment le lui dire sans le fâcher?} {!0-18m|Deux toutous attendent? Ouvrez un second guichet à l’autre bout de la boîte.}',
        ),
        play(
          { 30: 5 },
          '{!0-18m|Assoyez-vous sur la patte de votre toutou, sans faire exprès. « Ayoye! » Relevez-vous :} {0-18m|Posez le genou sur la patte de votre toutou, sans faire exprès. « Ayoye! » Levez-le :} « Oh! Par… parapluie? Parasol? » On vous souffle le mot, vous le dites, et le toutou renifle encore. « Que lui faut-il d’autre? » {0-18m|La patte frôle le pied du poupon : « Oh! Pardon! » Flattez ce pied, puis l’autre.} {18-24m|Le trottineur colle sa joue au toutou blessé.} {2-3a|À deux ans, on le flatte, on lui souffle sur la patte, on le couche.} {3-4a|À trois ans, chaque toutou se fait mal à son tour, et l’on trouve le remède du sien.} {4-5a|À quatre ans, un toutou boude : il ne veut pas du pardon tout de suite. On le laisse tranquille, puis on revient lui demander s’il va mieux.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Le roi bâille et pose sa couronne à ses pieds. Il se tourne vers chacun et le remercie d’une chose vraie : « Merci d’avoir gelé si longtemps. » « Merci pour la mitaine. » {0-18m|Au poupon, ses yeux dans les vôtres : « Merci de m’avoir prêté ton bol. »} {18-24m|Le trottineur agite la main, et le roi aussi.} Attendez un regard, un mot, un signe; s’il ne vient rien, souriez et passez au suivant. {20min 30min|Les toutous saluent le guichet de la patte.} Les objets retournent à leur place, portés par qui veut. En partant, le roi cherche encore : « Au re… au restaurant? » On le lui souffle.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Perdez les mots vous-même; aucun enfant n’a à dire le sien pour avoir la chose.',
          'Hors du jeu, le vrai verre d’eau arrive sans mot de passe. Dites vous-même « s’il te plaît » et « merci » aux enfants.',
          'Un regard ou une main ouverte vaut un mot : « Tu as attendu que je lâche. J’ai compris. » {0-18m|Le poupon serre son bol? Le roi attend, main ouverte, puis réclame autre chose.}',
          '{3-4a 4-5a|Un enfant en corrige un autre pour vrai : rappelez le roi. « C’est moi qui oublie, souffle-moi. »}',
        ],
        questionsOuvertes: [
          'Quel mot le roi a-t-il perdu?',
          '{20min 30min|Que veut dire ton toutou?}{10min|Qui sait ce que le roi cherche?}',
          '{3-4a 4-5a|Comment sait-on que c’est son tour?}',
          '{4-5a 30min|Qu’est-ce qui répare, quand « pardon » ne suffit pas?}',
        ],
      },
      vocabulaire: [
        's’il te plaît',
        'merci',
        '{30min|pardon}{10min|geler}',
        '{20min 30min|bonjour}',
        '{3-4a 4-5a 20min 30min|après toi}',
        'mon tour',
        'oublier',
        'souffler un mot',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Deux bols, deux mains : offrez-lui-en un avant de demander l’autre, et dites « merci » au moment où ses doigts s’ouvrent. Avec celui qui est couché, votre main ouverte attend sous la sienne; un pied qui bat est un « oui ».',
        },
        {
          pour: '18-24m',
          texte:
            'Demandez-lui toujours la même chose, la mitaine, d’une main tendue et d’un seul « s’il te plaît ». Quand il vous la tend, ôtez la couronne et saluez bien bas.',
        },
        {
          pour: '2-3a',
          texte:
            'Deux objets, deux mots : « s’il te plaît » quand la main s’ouvre, « merci » quand elle se referme. Un bout de mot, une main tendue, et le roi a trouvé. Être statue n’est pas obligé.',
        },
        {
          pour: '3-4a',
          texte:
            'Laissez-le inventer les mauvais mots du roi, les plus drôles possible, avec le même début que le bon : plouf, plume, plancher.',
        },
        {
          pour: '4-5a',
          texte:
            'À qui dit-on « tu », à qui dit-on « vous »? Le roi se trompe : il dit « vous » à la cuillère et « tu » à une dame qu’il ne connaît pas. L’enfant le reprend.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui parle peu choisit un geste pour « merci », par exemple la main qui part du menton; le roi l’apprend, puis le perd. Figer le dérange? Il tient la couronne et la remet quand le mot arrive.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, à l’habillage, le roi réclame ses bottes et sa tuque; ses mots gèlent avec lui, et on les lui souffle.} {hiver|L’été, dans la cour, le roi réclame son chapeau et sa pelle; le guichet est une chaudière retournée.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Roi qui ne veut plus descendre du trône.', 'Refus de parler ou de saluer.'],
        dangersAEliminer: [
          'Couronne sur les yeux : on la porte assis; debout, elle se tient à la main.',
          'Trône en hauteur : {!0-18m|il reste un coussin par terre,} {0-18m|il reste un tapis par terre,} loin d’un coin de meuble.',
          'Course vers le roi : une seule chose réclamée à la fois, apportée en marchant et remise de main à main.',
          '{0-18m|Couronne ou objet dur qui tombe sur un poupon : le bol ne se pose pas sur sa tête, et les objets vous sont remis du côté opposé à la couverture.}',
          '{0-18m|Bol mouillé de salive : il est lavé ou changé avant une autre bouche.}',
          '{0-18m 20min 30min|Poils de toutou en bouche : le vôtre, à poil ras, reste dans votre main; aucun ne reste sur la couverture.}',
          '{20min 30min|Guichet : on s’y appuie, on n’y grimpe pas; boîte sans agrafe, posée bien à plat.}',
          '{20min 30min|Toutou à bouton, à ruban long ou à œil lâche : il reste sur l’étagère.}',
        ],
        supervision: 'palier2',
        allergies: [
          '{20min 30min !0-18m|Toutous et coussin lavés sans parfum.}{20min 30min 0-18m|Toutous et tapis lavés sans parfum.}{10min !0-18m|Coussin lavé sans parfum.}{10min 0-18m|Tapis lavé sans parfum.}',
        ],
      },
      observation: [
        'Compétences sociales : comment l’enfant demande-t-il, du regard, de la main, d’un mot?',
        'Langage oral : quels mots polis dit-il, en quelle langue, et à qui?',
        'Fonction symbolique : que fait-il dire au roi{20min 30min| ou au toutou} qu’il ne dit pas lui-même?',
      ],
      prolongements: [
        'Gardez le bol près de la table : un midi, le roi y mange et oublie comment demander sa cuillère.',
        'Racontez aux familles les mots inventés du roi, sans leur dire qui parle ou se tait. À la maison, le parent peut perdre les siens aussi.',
      ],
      reflexionRetroaction: [
        'Combien de « s’il te plaît » ai-je dits aux enfants aujourd’hui, hors du jeu?',
        'Qui a demandé sans un mot, et l’ai-je entendu?',
      ],
    },
  },
]
