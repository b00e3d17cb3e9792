import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** What a mixed group is passionate about, and what weighs on it. */
export const MIXED_AGES_INTEREST_AND_TACT_SHEETS: readonly BankSheet[] = [
  {
    key: 'quatre-coins-pour-une-idee',
    summary:
      'Une idée qui passionne le groupe se joue dans quatre coins : un pour bouger, un pour bâtir, un pour regarder, un pour faire semblant.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['contes-et-lettres', 'cabanes-et-constructions'],
    materials: ['cartons-et-boites', 'tissus', 'livres'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 45,
    adults: 1,
    followsInterest: true,
    calls: [
      'intérêt des enfants',
      'passion',
      'projet',
      'ils ne parlent que de ça',
      'suivre l’intérêt',
      'thème',
      'coin de jeu',
      'groupe multiâge',
      'que faire avec',
      'idée des enfants',
      'blocs',
      'bouger',
    ],
    seen: [
      'il parle de dinosaures à la journée longue et tout le groupe s’y met',
      'elle ramène la même histoire d’un coin à l’autre depuis des jours',
      'ils vérifient dans les livres si c’est vrai ce que l’ami raconte',
      'ils veulent tous jouer la même affaire mais chacun à sa façon',
      'il me pose dix questions sur son sujet et j’ai pas les réponses',
      'le poupon rampe en faisant un bruit et les grands l’imitent',
      'depuis deux semaines, ils ne jouent qu’aux pompiers, dans tous les coins',
      'dans le local, un construit, l’autre se déguise, le troisième feuillette, même sujet',
    ],
    scenes: [],
    picture:
      'L’éducateur assis au centre de quatre tapis : un bébé rampe et une amie l’imite, un enfant lit, un autre bâtit, une dernière se déguise.',
    sheet: {
      titre: 'Quatre coins pour une idée',
      observationDepart:
        'Ces jours-ci, un sujet revient dans presque tous les jeux : @interet. {3-4a 4-5a|L’un en parle sans arrêt, l’autre écoute de tout près, une autre a déjà posé dix questions.} {!3-4a !4-5a|L’un le montre du doigt, l’autre cesse de bouger pour regarder, une autre en répète le même son.}',
      intentionEducative:
        'Permettre à chaque enfant d’entrer dans une idée commune par le corps, les mains, les yeux ou le faire semblant.',
      domaines: [
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Choisir le coin par où entrer dans l’idée du groupe.',
        'Mettre en geste, en objet ou en mots ce qu’il en sait.',
        'S’inspirer de ce qu’un autre a trouvé.',
      ],
      materiel: [
        item('Tapis ou couverture', 'un pour le coin qui bouge', 'Matelas mince'),
        item('Boîtes de carton', 'six, pour le coin qui bâtit', 'Gros blocs'),
        item(
          'Livres{0-18m 18-24m| de carton} et images choisis avec les enfants',
          'six, pour le coin qui regarde',
          'Photos imprimées',
        ),
        item('Grands tissus et chapeaux', 'cinq de chaque, pour le coin qui fait semblant', 'Chandails d’adulte'),
        optional(
          '{2-3a 3-4a 4-5a|Gros crayons de cire et papier}',
          '{4-5a !multiage|un de chaque par enfant}{4-5a multiage|un de chaque par enfant de quatre ans, et pour vous}{!4-5a|un de chaque, pour vous}',
          'Craies',
        ),
        optional('{si-marionnettes|Marionnette}', '{si-marionnettes|une}', null),
        optional('{si-tambours|Tambour d’enfant ou autre instrument}', '{si-tambours|un}', null),
        optional(
          '{2-3a 3-4a 4-5a si-loupes|Loupes incassables, à large poignée}',
          '{2-3a 3-4a 4-5a si-loupes|une ou deux}',
          null,
        ),
        optional(
          '{!0-18m !18-24m !2-3a si-pièces-de-monnaie|Pièces de monnaie lavées}',
          '{!0-18m !18-24m !2-3a si-pièces-de-monnaie|dix, comptées}',
          null,
        ),
      ],
      preparation: [
        'Écoutez d’abord, une journée : quels mots et quels gestes reviennent? Notez-les tels quels.',
        'Placez un coin à chaque angle de la pièce et laissez le centre vide. Ne bâtissez rien d’avance. {si-tambours|Laissez un instrument au coin qui bouge : qui le tient donne le pas.} {2-3a 3-4a 4-5a si-loupes|Laissez une loupe au coin qui regarde : on cherche dans l’image ce que personne n’a vu.} {!0-18m !18-24m !2-3a si-pièces-de-monnaie|Laissez dix pièces au coin qui fait semblant : on paie, on échange, on se demande ce qu’elles valent.}',
        '{0-18m 18-24m 2-3a|Le coin qui bâtit ne contient que du gros : boîtes plus larges qu’une assiette.}',
        '{avec-tissu|Ajoutez @materiel au coin qui fait semblant.} {avec-contenant|Ajoutez @materiel au coin qui bâtit.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5, 60: 6 },
          'Assise au centre, dites le sujet tout simplement : @interet. Avouez ce que vous ignorez : « Moi, je ne sais pas tout là-dessus. Et vous? » {si-marionnettes|Une marionnette va souffler la question, tout bas, à qui se tait.} Laissez venir les réponses, en mots, en gestes ou en regards, puis tournez la tête vers les quatre coins.',
        ),
        play(
          { 20: 13, 30: 21, 45: 28, 60: 30 },
          'Chacun part où il veut et change quand il veut. {0-18m|Le poupon prend le coin qui bouge : il rampe, on imite son bruit, c’est lui qui a commencé.} {0-18m !multiage !20min|Refaites une seule fois chacun de ses gestes, puis attendez : s’il recommence, c’est sa réponse. Il s’arrête? Glissez un chapeau derrière une boîte, montrez-le, « Coucou! », laissez-le tirer dessus. Un autre tape une image du livre; nommez-la, et attendez la tape suivante. Quand un regard ne suit plus vos mains, emmenez ce poupon au coin voisin.} {18-24m|Le trottineur transporte, d’un coin à l’autre, ce qui lui a plu.} {18-24m !multiage !20min|Posez une boîte vide à vos pieds : il y dépose son butin, la renverse, repart. Nommez chaque objet d’un mot quand il tombe dedans. Un autre s’assoit dans la boîte? Tirez-la d’un pas, arrêtez, attendez son « encore ». Les pas ralentissent : cachez un objet sous un tissu. L’un le tire et va montrer ce qu’il a trouvé.} {2-3a|Un geste trouvé, un seul, se montre à chaque coin, à chaque ami.} {2-3a !multiage !20min|Refaites-le et ajoutez un bruit : bientôt, ils sont trois à le faire. Deux enfants tirent le même chapeau? Posez un tissu sur vos cheveux : « Moi, j’ai ce chapeau-là. » L’un des deux en voudra un. Plus tard, retournez une boîte et cognez trois coups : « Y a-t-il quelqu’un? » Ils répondent, soulèvent, y cachent leurs mains.} {3-4a|Un jeu commence sous un chapeau, en change, et devient une autre histoire.} {3-4a !multiage !20min|Demandez au porteur du chapeau ce qui lui manque : une boîte pour s’asseoir, une image pour voir comment c’est fait. Il va la chercher dans un autre coin et en ramène un ami. Ensuite, jouez la visiteuse qui vient de très loin : « C’est quoi, ça? » Nommez tout de travers; ils vous corrigent et vous montrent.} {4-5a|Deux bâtisseurs se contredisent et vont vérifier dans un livre.} {4-5a !multiage !20min|Le livre ne le dit pas? Chacun bâtit sa réponse avec trois boîtes, et les autres viennent dire laquelle ressemble le plus. Puis lancez une commande : le coin qui regarde choisit une image, celui qui bâtit la fait en gros, celui qui bouge en trouve le geste, celui qui fait semblant la raconte. Au deuxième tour, les coins échangent leurs tâches.} {18-24m 2-3a 3-4a 4-5a|Allez de coin en coin, assoyez-vous à chacun, dos au mur, et portez les nouvelles de l’un à l’autre.} {multiage !20min|Le jeu s’endort? Échangez une chose entre deux coins, un chapeau chez les bâtisseurs, une boîte chez ceux qui bougent, et attendez.} {0-18m !multiage !20min|Quand chacun s’est arrêté dans deux coins, passez à la suite.} {18-24m !multiage !20min|Quand la boîte ne se remplit plus, passez à la suite.} {!multiage !20min !0-18m !18-24m|Deux coins restent vides : passez à la suite.} {20min|Un coin reste vide? Allez y jouer seule, un objet à la fois, sans appeler : quelqu’un viendra voir.}',
        ),
        play(
          { 60: 14 },
          'Reliez deux coins d’un tissu étendu au sol, où l’on passe à quatre pattes, et voyez qui s’y engage. {2-3a 3-4a 4-5a|Ceux qui bougent traversent ce qu’on a bâti; ceux qui font semblant trouvent leur personnage dans l’image d’un livre. Puis déplacez le tissu : deux autres coins se répondent.} {!2-3a !3-4a !4-5a|Assoyez-vous à l’autre bout et appelez. Un enfant arrive, s’assoit, ramasse un bord et tire : tirez aussi, tout doucement.} {0-18m !18-24m !2-3a !3-4a !4-5a|Un autre, couché, sent le tissu bouger sous ses talons.} {18-24m !2-3a !3-4a !4-5a|Un autre longe le tissu avec un jouet, le dépose à vos pieds et repart en chercher un.}',
        ),
        closing(
          { 20: 4, 30: 5, 45: 12, 60: 10 },
          'Chaque coin garde une chose en place pour demain{18-24m 2-3a 3-4a 4-5a|; les enfants choisissent laquelle}. Faites le tour avec eux : ils touchent, montrent ou racontent, et tous refont un geste né dans ce coin. Le reste se range ensemble. {2-3a 3-4a 4-5a|Notez une question restée sans réponse et gardez-la pour demain.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Refaites le geste d’un enfant devant un autre : il y verra une idée.',
          'Posez un objet à côté d’un enfant sans dire à quoi il sert.',
          'Avouez ne pas savoir, et cherchez avec eux.',
        ],
        questionsOuvertes: [
          '{2-3a 3-4a 4-5a|Qu’en sais-tu déjà?} {!2-3a !3-4a !4-5a|Qu’as-tu trouvé?}',
          'Qu’est-ce qui manque ici?',
          '{3-4a 4-5a|Où en as-tu entendu parler?}',
          '{2-3a 3-4a 4-5a|Que veux-tu savoir encore?} {!2-3a !3-4a !4-5a|Où vas-tu maintenant?}',
        ],
      },
      vocabulaire: ['une idée', 'imaginer', 'comme si', 'bâtir', 'chercher', 'ajouter', 'un détail'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Prenez-le contre vous, face au jeu : redonnez-lui en gestes et en sons ce que les autres font, puis attendez sa réponse.',
        },
        {
          pour: '18-24m',
          texte:
            'Donnez-lui deux objets pareils liés à l’idée, à mettre dans une boîte et à sortir, à côté des autres.',
        },
        {
          pour: '2-3a',
          texte:
            'Laissez-le au même coin {20min|cinq}{!20min|dix} minutes, sans l’inviter ailleurs; il lui faut du temps avant d’en choisir un autre.',
        },
        { pour: '3-4a', texte: 'Demandez-lui ce qu’il joue en ce moment, et entrez dans son histoire.' },
        {
          pour: '4-5a',
          texte: 'Il vous dicte ce que le groupe sait déjà et ce qu’il veut trouver; il dessine la réponse.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{2-3a 3-4a 4-5a|L’enfant passionné par un seul détail du sujet en devient l’expert : son coin commence par ce détail-là.} {!2-3a !3-4a !4-5a|L’enfant bouge peu? Apportez-lui un objet de chaque coin, un à la fois, à portée de sa main.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, le coin qui bouge peut s’ouvrir dehors, dans la neige, le temps d’une sortie.} {hiver|Aux beaux jours, tous les coins passent la porte et s’agrandissent.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{3-4a 4-5a|Deux enfants qui veulent le même rôle.} {!3-4a !4-5a|Deux enfants qui veulent le même objet.}',
          'Construction renversée en passant.',
        ],
        dangersAEliminer: [
          '{18-24m 2-3a 3-4a 4-5a|Tissu noué au cou pour faire une cape : il se pose sur les épaules, sans nœud.} {0-18m|Grand tissu sur le visage d’un poupon : ôtez-le aussitôt. S’il s’endort, il va dans son lit, sur le dos.}',
          'Boîte assez grande pour s’y fermer : les rabats sont coupés.',
          '{0-18m multiage|Passage des coureurs à travers le coin du poupon : une rangée de boîtes le détourne.}',
          'Livres ou images agrafés : agrafes retirées avant d’offrir.',
          '{2-3a 3-4a 4-5a|Imitation d’un peuple ou moquerie d’une personne : ramenez le jeu aux choses, aux lieux, aux gestes.}',
          '{!0-18m !18-24m !2-3a si-pièces-de-monnaie|Pièce à la bouche : comptez-en dix avant, dix après.}',
          '{2-3a 3-4a 4-5a si-loupes|Loupe au soleil, qui brûle : le coin qui regarde est loin de la fenêtre.}',
        ],
        supervision: 'palier2',
        allergies: ['Chapeaux lavés ou à l’usage d’un seul.'],
      },
      observation: [
        'Fonction symbolique : que représente-t-il de l’idée, et avec quoi?',
        'Langage oral : {2-3a 3-4a 4-5a|quels mots nouveaux emploie-t-il à propos du sujet?}{!2-3a !3-4a !4-5a|quels sons, quels gestes ou quels mots lui viennent devant le sujet?}',
        'Compétences sociales : à qui emprunte-t-il une idée, à qui en donne-t-il une?',
      ],
      prolongements: [
        'Demain, retirez le coin le moins visité et agrandissez celui où l’on s’est serré.',
        '{2-3a 3-4a 4-5a|Ce que l’enfant raconte au souper, ou un objet prêté par son parent, trouve sa place dans un coin le lendemain.} {!2-3a !3-4a !4-5a|Un objet prêté par un parent trouve sa place dans un coin le lendemain.}',
      ],
      reflexionRetroaction: [
        'Ai-je suivi leur idée ou celle que j’en avais?',
        'Par quel coin {multiage|chaque âge}{!multiage|chaque enfant} est-il entré?',
      ],
    },
  },
  {
    key: 'le-pays-au-pied-de-l-arbre',
    summary:
      'Écorces, bâtons et grosses roches : au pied d’un arbre, les enfants bâtissent un petit pays à eux, avec les idées qui les occupent.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['cabanes-et-constructions', 'arbres-et-feuilles'],
    materials: ['batons', 'roches', 'feuilles', 'cocottes'],
    place: 'WOODS',
    alsoAt: {
      YARD: 'Dans la cour, l’arbre ou un coin de clôture donne le pays; on apporte un panier du boisé.',
      PARK: 'Au parc, choisissez un arbre à l’écart des sentiers : le pays y restera jusqu’à la prochaine visite.',
    },
    seasons: [],
    durationMinutes: 45,
    adults: 1,
    followsInterest: true,
    onlyNamed: ['WATER'],
    calls: [
      'intérêt des enfants',
      'petit monde',
      'miniature',
      'bâtir',
      'village',
      'maison pour',
      'pièces détachées',
      'projet dehors',
      'suivre l’intérêt',
      'inventer une histoire',
      'habitants',
      'bâtons',
      'construction',
      'nature',
      'roches',
    ],
    seen: [
      'ils plantent des bouts de bois pour faire une clôture autour d’un arbre',
      'elle bâtit un lit d’écorce pour sa roche qui a sommeil',
      'il trace un chemin avec des cailloux entre deux petites maisons',
      'ils s’obstinent sur les lois de leur pays et qui a le droit d’y entrer',
      'elle veut continuer son jeu de dragons dehors, avec rien que des bâtons',
      'il replante son poteau chaque fois qu’il tombe, bien décidé',
      'depuis l’histoire des lutins, ils font des maisons de fées partout dans le bois',
      'au vestiaire, ils se coupent la parole sur leur sujet et continuent au boisé',
    ],
    scenes: ['empiler-construire', 'ramasser', 'figurines'],
    picture:
      'Au pied d’un gros arbre, des enfants à genoux plantent des poteaux et tracent des chemins entre des huttes de bâtons; l’éducateur regarde.',
    sheet: {
      titre: 'Le pays au pied de l’arbre',
      observationDepart:
        'Au vestiaire, les enfants parlent tous à la fois, et d’une seule chose : @interet. Deux se bousculent pour avoir raison.',
      intentionEducative:
        'Offrir un lieu assez petit pour que tous y mettent la main, et assez vaste pour que plusieurs idées y tiennent.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Imaginer un lieu et ce qu’il lui faut.',
        'Bâtir à côté d’un autre, puis avec lui.',
        'Défendre son idée sans défaire celle de l’autre.',
      ],
      materiel: [
        item('Bâtons plus courts que l’avant-bras', 'quatre par enfant', 'Bouts de carton roulé'),
        item('Roches plus grosses qu’un poing', 'deux par enfant', 'Rondelles de bois'),
        item(
          'Écorces tombées, grosses cocottes, feuilles',
          'deux de chaque par enfant, dans un panier',
          'Branches de sapin tombées',
        ),
        item('{hiver|Traîneau, pour le panier}', '{hiver|un}', '{hiver|Bac tiré par une corde}'),
        optional('Appareil photo', 'un, pour vous', null),
        optional('{si-cordes|Corde, la frontière}', '{si-cordes|une, d’un seul morceau}', null),
        optional('{si-pelles|Petites pelles de plastique}', '{si-pelles|une pour deux enfants}', null),
        optional('{si-figurines|Figurines, plus longues que votre index}', '{si-figurines|une par enfant}', null),
        optional('{si-loupes|Loupes incassables, à large poignée}', '{si-loupes|une ou deux}', null),
      ],
      preparation: [
        'Choisissez un pied d’arbre dégagé{!hiver|, sans fourmilière ni nid}, où tout le groupe tient à genoux.',
        '{bois parc|Faites la récolte avec eux en marchant : seulement ce qui est par terre.} {cour|Apportez un panier du boisé, en plusieurs voyages si les roches pèsent; ce que la cour a laissé par terre le complète.} {hiver|La neige cache les roches et les feuilles : apportez-en un panier du local, en traîneau.}',
        '{avec-naturel|Versez aussi @materiel dans le panier.} {avec-roulant|Gardez @materiel pour le jour où une route apparaîtra.}',
      ],
      deroulement: [
        opening(
          { 30: 5, 45: 6, 60: 7 },
          'Agenouillez-vous et dégagez un cercle de terre {hiver|ou de neige }avec la main. {si-cordes|Couchez la corde tout autour, bouts rentrés dessous : c’est la frontière.} {si-pelles|À la pelle, grattez un début de chemin : d’autres mains l’allongeront.} « Voici un pays à vous, tout neuf, sans habitants. De quoi a-t-il besoin d’abord? » Un enfant reparle de ce qui le passionne? « Qu’est-ce qu’on bâtit pour que ça arrive ici? » {si-figurines|Des figurines arrivent au bord du cercle : elles n’ont ni lit ni porte.}',
        ),
        play(
          { 30: 20, 45: 27, 60: 27 },
          'Chacun prend deux ou trois choses au panier, s’agenouille au bord du cercle et bâtit à sa place : deux bâtons et une écorce font un abri, une ligne de roches fait un mur. Il manque une cocotte, une feuille? On va la chercher sans sortir de votre vue. {2-3a|Un bâton planté, tombé, replanté : le pays a maintenant un poteau.} {3-4a|Une roche parle, d’une toute petite voix : elle cherche un lit.} {4-5a|Les chemins relient des quartiers, les quartiers ont un nom, et la première loi interdit déjà quelque chose.} Deux constructions se touchent? Demandez aux bâtisseurs ce qu’il y a entre les deux : un pont, un mur, rien. Ça s’endort? « La nuit tombe : qui n’a pas de toit? » {45min 60min|« Par où va-t-on chez le voisin? »}',
        ),
        play(
          { 60: 16 },
          'Quelque chose arrive au pays. {3-4a 4-5a|Murmurez-le à un enfant : il vente, quelqu’un vient de loin, c’est la nuit. Il décide de l’annoncer ou non. Les autres changent ce qu’il faut.} {2-3a !multiage|« Il vente! » Soufflez sur une écorce : le toit tombe, on souffle aussi, on rebâtit. Un enfant souffle sur toutes les maisons? Donnez-lui une roche à loger. Puis couchez une cocotte sous une feuille, en chuchotant : tout le pays se couche, une roche à la fois, jusqu’à ce qu’une voix crie « C’est le matin! ».} {3-4a|Le visiteur est une roche que vous tenez au bord du cercle. On lui offre un lit, une porte, un repas de feuilles. Deux hôtes se la disputent? Elle dort une nuit chez chacun. Quand elle est logée, soufflez fort : quel toit a besoin d’une écorce de plus?} {4-5a !multiage|La nouvelle passe de bouche à oreille; deux quartiers ont compris autre chose, un messager va vérifier. On tient conseil : qui garde la porte, quelle loi change? Une fois tout réglé, tracez du doigt une rivière qui arrange un quartier et en dérange un autre : laisse-t-on passer l’eau?}',
        ),
        closing(
          { 30: 5, 45: 12, 60: 10 },
          '{45min 60min|Deux par deux, on se montre d’abord son coin : « Toc, toc! »} Visitez le pays avec eux, à genoux : « À quoi tiens-tu, ici? Qui t’a aidé à le poser? » {si-loupes|À la loupe, on cherche la plus petite porte : par où une fourmi entrerait-elle?} Le groupe choisit : une photo, tout remettre au sol, ou laisser le pays au temps. Comptez les habitants qui rentrent avec vous.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Restez à genoux, là où vous voyez tout le groupe, les mains sur vos cuisses : vous ne bâtissez rien.',
          'Redites à voix haute une idée que personne n’a entendue.',
          'Déplacez-vous du côté de l’enfant qui regarde et décrivez-lui le pays.',
        ],
        questionsOuvertes: [
          'De quoi aurait-on besoin pour vivre ici?',
          'Qu’est-ce qu’il y a entre ton coin et le sien?',
          'Comment fait-on pour entrer?',
        ],
      },
      vocabulaire: ['le pays', 'la frontière', 'l’habitant', 'bâtir', 'le chemin', 'd’accord', 'minuscule', 'abriter'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Donnez-lui un coin à lui, en bordure : il y creuse, y plante un bâton, on le visite en faisant « toc, toc ».',
        },
        { pour: '3-4a', texte: 'Proposez qu’une roche ou une cocotte devienne un habitant; tout le reste suivra.' },
        {
          pour: '4-5a',
          texte:
            'Il dessine la carte du pays dans la terre{hiver| ou la neige} et y fait entrer une règle que tous acceptent.',
        },
        {
          pour: 'besoins_particuliers',
          texte: 'Pour l’enfant assis, montez le pays sur une bûche ou un banc : les autres y viennent à genoux.',
        },
        {
          pour: 'interieur',
          texte: 'Un grand drap froissé fait les montagnes; le panier de bois et de cocottes suit à l’intérieur.',
        },
      ],
      securite: {
        risquesAcceptes: ['Désaccord sur ce qui est vrai au pays.', 'Bâton échappé, genoux mouillés.'],
        dangersAEliminer: [
          'Bâton brandi debout : au pays, on travaille à genoux.',
          'Roche lancée : elle se pose des deux mains.',
          'Construction défaite par un autre, cri ou poussée : arrêtez la main, redites à qui est l’abri, et trouvez une place libre à celui qui le voulait.',
          'Nid, terrier{!hiver|, fourmilière} découverts : le pays déménage.',
          '{bois !hiver|Tiques et herbe à puce : pantalon dans les bas, pied d’arbre sans broussailles, peau examinée au retour.}',
          '{hiver|Genoux et doigts qui gèlent : on se lève, on fait le tour de l’arbre en sautant, ou l’on rentre plus tôt.}',
          '{si-cordes|Corde soulevée, attachée à l’arbre ou passée à un cou : elle reste couchée, et vous la reprenez avant de partir.}',
          '{si-pelles|Pelle levée, racine coupée : on gratte à genoux, à une pelle de distance.}',
          '{si-loupes|Loupe au soleil, qui brûle : elle reste à l’ombre de l’arbre et revient dans votre poche.}',
        ],
        supervision: 'palier2',
        allergies: ['Sève collante : mains rincées au retour{!hiver|; guêpes, auto-injecteur sur l’adulte}.'],
      },
      observation: [
        'Compétences sociales : comment fait-il une place à l’idée de l’autre?',
        'Fonction symbolique : que devient une roche, un bâton, une feuille?',
        'Raisonnement : comment fait-il tenir ce qui tombe?',
      ],
      prolongements: [
        'Revenez à l’arbre trois jours plus tard : qui est passé par là?',
        'Envoyez aux familles la photo du pays; leur enfant le fera visiter à la maison.',
      ],
      reflexionRetroaction: [
        'Quelle idée d’un enfant ai-je failli ne pas voir?',
        'Comment les désaccords se sont-ils réglés sans moi?',
      ],
    },
  },
  {
    key: 'le-toutou-a-deux-maisons',
    summary:
      'Deux boîtes, un chemin et un toutou qui voyage : les enfants décident de ce qui le suit, de ce qui reste et de ce qu’il ressent.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['emotions-et-amitie', 'cabanes-et-constructions'],
    materials: ['cartons-et-boites', 'tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    subject: 'deux-maisons',
    calls: [
      'séparation',
      'deux maisons',
      'garde partagée',
      'parents séparés',
      'divorce',
      'déménagement',
      'valise',
      'doudou oublié',
      's’ennuie de papa',
      'changer de maison',
      'famille',
      'déménager',
      'toutous',
      'voyage',
      'la famille',
    ],
    seen: [
      'elle remplit une valise de vêtements de poupée et la vide à l’autre bout',
      'il fait marcher son toutou d’une boîte à l’autre en parlant pour lui',
      'ils refont les lits des oursons dans chaque maison',
      'il dit que cette semaine il dort chez papa et après chez maman',
      'elle a oublié sa doudou chez son père et pleure toute la matinée',
      'il est inquiet parce que sa famille change de maison cet été',
      'depuis que ses parents ont deux adresses, il fait des sacs à journée longue',
      'dans le vestiaire, le gros sac des changements de maison le rend tout silencieux',
    ],
    scenes: ['separation', 'figurines', 'transporter', 'remplir-vider', 'naissances-familles'],
    picture:
      'Un enfant fait marcher un ourson, son sac au bras, sur un chemin de tissu entre deux maisons de carton où chacun prépare un lit.',
    sheet: {
      titre: 'Le toutou a deux maisons',
      observationDepart:
        'Certains matins, un sac de plus arrive au vestiaire. Au coin maison, un enfant remplit et vide la même valise.',
      intentionEducative:
        'Offrir un jeu où l’on peut vivre, à travers un toutou, le va-et-vient entre deux lieux aimés, sans avoir à parler de soi.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Prêter à un toutou une émotion, et trouver ce qui l’aide.',
        'Rejouer un départ et un retour autant de fois qu’il le faut.',
        'Accepter que l’autre joue une histoire différente.',
      ],
      materiel: [
        item(
          'Grandes boîtes de carton ouvertes d’un côté',
          'deux maisons par groupe de quatre enfants',
          'Deux tables avec un drap',
        ),
        item('Toutous', 'un par enfant, et un pour vous', 'Poupées de tissu'),
        item('Petits sacs ou boîtes à anse', 'un par enfant, et un pour vous', 'Carrés de tissu à replier'),
        item('Carrés de tissu, bouts de couverture', 'trois par enfant', 'Débarbouillettes'),
        optional(
          '{4-5a|Gros crayons de cire et papier, pour le calendrier}',
          '{4-5a !multiage|deux couleurs et une feuille par enfant}{4-5a multiage|deux couleurs et une feuille par enfant de quatre ans}',
          null,
        ),
        optional('{si-figurines|Figurines, plus longues que votre index}', '{si-figurines|deux par maison}', null),
        optional('{si-blocs|Blocs légers, plus gros que votre poing}', '{si-blocs|six par maison}', null),
        optional('{si-livres|Livre du soir}', '{si-livres|un}', null),
        optional('{si-téléphones|Téléphones de jeu, sans pile ni cordon}', '{si-téléphones|un par maison}', null),
      ],
      preparation: [
        'Placez les maisons, agrafes ôtées, à quatre ou cinq pas l’une de l’autre, la route libre entre les deux, sans dire à qui elles sont. {si-figurines|Couchez dans chacune deux figurines, sans dire non plus qui elles sont : l’enfant choisira qui ouvre la porte.}',
        'Préparez un coin calme à côté, avec les doudous des enfants, pour qui ne veut pas jouer.',
        'Convenez avec les parents concernés des mots qu’ils emploient chez eux : reprenez-les.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Faites marcher un toutou d’une boîte à l’autre, un petit sac sous le bras. « Aujourd’hui, il dort ici. Demain, là-bas. Qu’est-ce qu’il met dans son sac? » Posez-le entre les deux et retirez votre main.',
        ),
        play(
          { 20: 13, 30: 20, 45: 21 },
          'Les maisons se meublent, les sacs se remplissent, on fait la route. {si-blocs|En blocs, on fait un lit ici, un lit là-bas : sont-ils pareils?} Assise au bord, vous êtes l’arrêt d’autobus : on y attend, on y montre ce qu’on emporte. {2-3a|Le sac se remplit ici, se vide là-bas, revient plein; le toutou, lui, a été oublié sur la route.} {2-3a !multiage !20min|Montrez-le : « Qui est là, tout seul? » L’enfant court le reprendre, le serre, l’oublie encore. Le jeu s’endort? Un téléphone sonne dans votre main : « Allô? La maison demande où est son toutou. »} {3-4a|Le toutou pleure, mange, refuse de partir, se fait consoler.} {3-4a !multiage !20min|Annoncez le départ : « Dans trois dodos. Un… », et laissez dire si c’est trop vite. Le jeu s’endort? Un toutou ne veut ni rester ni partir; il s’assoit sur la route. Qui vient, et avec quoi?} {4-5a|Tout se règle d’avance : les jours, les lits, l’appel du soir, ce qu’on dit quand on s’ennuie.} {4-5a !multiage !20min|Deux amis ne comptent pas les mêmes dodos : les deux façons se jouent. Le jeu s’endort? Une tempête ferme la route : le toutou dormira où il n’était pas attendu. Qui prévient l’autre maison?} {multiage !20min|Le jeu s’endort? Une tempête ferme la route : qui prévient l’autre maison?} Si un enfant parle de chez lui, écoutez, redites ses mots, laissez-le retourner au jeu.',
        ),
        play(
          { 45: 12 },
          'Prenez un toutou et son sac : « Il a oublié quelque chose dans l’autre maison. » Fouillez le sac jusqu’au fond, tout haut. Les enfants trouvent comment faire : y retourner, téléphoner, prêter, attendre. Toutes les façons se jouent. {2-3a !multiage|Un enfant court chercher la couverture, en rapporte trois, en laisse une : c’est reparti.} {3-4a|Tout est retrouvé? Le toutou a encore oublié : sa soupe, son ami, son nom.} {4-5a|Les enfants préparent ensuite le sac de demain et cherchent ce qui devrait être en double, un dans chaque maison.}',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          'Le soir tombe sur les deux maisons : baissez la voix, chacun couche son toutou où il veut. {si-téléphones|D’une maison à l’autre, deux téléphones de jeu se disent bonne nuit.} {si-livres|Le même livre se lit dans les deux : une page ici, une page là-bas.} Dites ce qui ne change pas : « Dans les deux, on pense à lui. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Parlez au toutou, l’oreille contre son museau : l’enfant répondra pour lui s’il le veut.',
          'Nommez deux émotions qui vont ensemble : content d’arriver, triste de partir.',
          'Gardez la même voix pour les deux maisons.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qu’il veut apporter?',
          'Comment se sent-il sur la route?',
          'Qu’est-ce qui l’aide quand il s’ennuie?',
        ],
      },
      vocabulaire: [
        'la valise',
        'la route',
        's’ennuyer',
        'consoler',
        'l’autre maison',
        'pareil',
        'différent',
        'revenir',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Rapprochez les deux maisons, donnez à l’enfant un sac facile à ouvrir; dites « bye » et « allô » à chaque passage.',
        },
        { pour: '3-4a', texte: 'Prêtez votre voix au toutou inquiet et laissez l’enfant lui répondre, à sa manière.' },
        { pour: '4-5a', texte: 'L’enfant dessine un calendrier de dodos : une couleur par maison, comme il l’entend.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui vit ce passage cette semaine garde le même toutou et le même sac toute la journée, jusque sur son lit.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, les deux maisons s’installent sous deux arbres de la cour, la route entre eux.} {ete|L’hiver, une tuque et des mitaines entrent dans le sac : la route est froide entre les deux maisons.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Colère, tristesse, toutou jeté.', 'Récit qui surprend : il appartient à l’enfant.'],
        dangersAEliminer: [
          'Question directe sur la famille, commentaire sur un parent : jamais, même gentil.',
          'Sac à longue sangle : anse courte, tenue à la main.',
          'Propos qui vous inquiètent pour un enfant : vous les notez tels quels et suivez la marche de votre milieu.',
        ],
        supervision: 'palier3',
        allergies: ['Toutous lavés; ceux de la maison restent à leur propriétaire.'],
      },
      observation: [
        'Compétences émotionnelles : quelle émotion prête-t-il au toutou, et que fait-il pour lui?',
        'Fonction symbolique : quels moments de la vie rejoue-t-il?',
        'Compétences sociales : comment compose-t-il avec l’histoire d’un autre?',
      ],
      prolongements: [
        'Laissez les deux maisons une semaine : un enfant y revient quand il en a besoin.',
        'Offrez à chaque parent, séparément s’il le faut, un mot sur ce qui console son enfant dans la journée.',
      ],
      reflexionRetroaction: [
        'Ai-je gardé pour moi ce que je sais des familles?',
        'Qu’est-ce que ce jeu m’apprend de ce qui rassure chacun?',
      ],
    },
  },
  {
    key: 'l-orage-rapetisse',
    summary:
      'Boum sur les boîtes, pluie du bout des doigts : réunis sous la table, les enfants font grossir puis rapetisser leur propre orage.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['vent-et-ciel', 'emotions-et-amitie', 'sons-et-silence'],
    materials: ['cartons-et-boites', 'tissus'],
    place: 'INDOORS',
    seasons: ['SUMMER'],
    alsoIn: {
      SPRING: 'Au printemps, les premiers orages surprennent : le jeu commence au premier roulement.',
      AUTUMN: 'L’automne, le vent et la pluie forte donnent le même abri, même sans tonnerre.',
    },
    durationMinutes: 20,
    adults: 1,
    subject: 'peur',
    calls: [
      'peur',
      'tonnerre',
      'orage',
      'éclair',
      'tempête',
      'peur du bruit',
      'se cacher',
      'cabane sous la table',
      'rassurer',
      'pluie forte',
      'monstre',
      'noir',
      'la peur',
      'percussions',
    ],
    seen: [
      'ils tambourinent sur des boîtes, du bout des doigts puis à coups de poing',
      'il se bouche les oreilles puis revient cogner encore plus fort',
      'elle gronde comme un gros chien et fait semblant que c’est le tonnerre',
      'elle se cache sous la table au premier grondement et ne veut pas sortir',
      'il rit trop fort quand ça gronde et on sent qu’il a la chienne',
      'les petits se collent sur moi dès que la fenêtre devient blanche',
      'hier, le ciel a pété pendant la sieste et personne n’a redormi',
      'sous la table, ils font un abri avec une couverture pendant qu’il tombe des cordes',
    ],
    scenes: ['peurs', 'taper-bruit', 'vent-pluie', 'se-cacher'],
    picture:
      'Un éclair à la fenêtre; à l’abri sous une table couverte d’un drap, des enfants tambourinent sur une boîte ou se bouchent les oreilles.',
    sheet: {
      titre: 'L’orage rapetisse',
      observationDepart:
        '{18-24m 2-3a 3-4a 4-5a|Un coup de tonnerre a vidé le milieu du local. L’un s’accroche à votre jambe, l’autre rit trop fort, un troisième est déjà sous la table.} {!18-24m !2-3a !3-4a !4-5a|Un coup de tonnerre a figé le jeu. Un poupon lâche son hochet, le menton tremble, et ses yeux cherchent votre visage.}',
      intentionEducative:
        'Soutenir chacun devant une peur réelle, par la chaleur d’un abri et par un orage qu’il commande lui-même.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Sentir sa peur et trouver ce qui l’apaise.',
        'Faire un bruit, le grossir, l’arrêter.',
        'Dire, montrer ou crier ce qu’on a entendu.',
      ],
      materiel: [
        item('Grande table solide', 'une', 'Deux chaises solides ou un coin de mur'),
        item('Grand drap ou couverture légère', 'un, laissé ouvert de deux côtés', 'Nappe de tissu'),
        item('Boîtes de carton à frapper, sans agrafe', 'une pour deux enfants', 'Dessous de bac'),
        optional('Doudous', 'un par enfant', 'Chandail de la maison'),
        optional('Coquilles antibruit', 'une paire, pour l’oreille très sensible', null),
      ],
      preparation: [
        'Au premier tonnerre, tout le monde rentre; on ressort trente minutes après le dernier coup.',
        'Posez le drap sur la table, deux côtés relevés : vous voyez chaque visage.',
        'Rassemblez les doudous à portée de main.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          '{18-24m 2-3a 3-4a 4-5a|Glissez-vous la première sous la table, une main tendue dehors.} {!18-24m !2-3a !3-4a !4-5a|Assoyez-vous sous le bord du drap, les poupons contre vous, une main sur chaque dos.} « C’est l’orage. C’est fort. Ici, on est à l’abri. » {18-24m 2-3a 3-4a 4-5a|Ceux qui préfèrent vos genoux ou le bord du drap restent là.}',
        ),
        play(
          { 10: 5, 20: 12, 30: 14 },
          '{18-24m 2-3a 3-4a 4-5a|Glissez les boîtes sous la table et donnez l’orage aux enfants : sur le carton, des doigts pour la pluie, des paumes pour l’averse, des poings pour le tonnerre.} {!18-24m !2-3a !3-4a !4-5a|Posez les boîtes devant vos genoux : sur le carton, un doigt fait la pluie, une paume fait l’averse, un poing fait le tonnerre.} {0-18m|Le poupon, contre votre poitrine, sent d’abord votre souffle, puis tape une fois.} {0-18m !multiage|Du bout d’un doigt, loin de son oreille, faites « plic » sur la boîte et attendez sa main. Il tape? Deux doigts répondent, puis la paume. Il sursaute? La pluie revient à un seul doigt.} {18-24m|Le trottineur sort la tête, la rentre, dit « encore ».} {2-3a|Deux mains frappent fort, courent boucher les oreilles, reviennent frapper.} {3-4a|Un enfant gronde comme un gros chien, du fond de la gorge; les autres lui répondent.} {4-5a|Un chef d’orage lève la main : plus près, plus loin, arrêt.} {18-24m 2-3a 3-4a 4-5a|Un « stop », dit ou montré de la main, arrête tout, toujours.} {18-24m 2-3a 3-4a 4-5a|Les boîtes ne suffisent plus? L’orage se promène sur le plancher, sur les cuisses, puis revient au carton.} {!18-24m !2-3a !3-4a !4-5a|Un visage se crispe? Le bruit s’arrête aussitôt.}',
        ),
        play(
          { 30: 6 },
          '{18-24m 2-3a 3-4a 4-5a|Quand le vrai tonnerre revient, répondez-lui : chacun lui lance un mot, un cri ou un geste, fâché, poli ou drôle. Il tarde? Un poing le remplace sur une boîte.} {!18-24m !2-3a !3-4a !4-5a|Quand le vrai tonnerre revient, dites « Il gronde », grondez tout bas à votre tour, et attendez le son ou le pied qui répond. Il tarde? Votre paume le remplace sur la boîte.} Puis on écoute où il s’en va.',
        ),
        closing(
          { 10: 3, 20: 5, 30: 6 },
          'L’orage rapetisse : poings, paumes, doigts, un seul doigt. « Il était gros comme une maison… comme un chien… comme une puce… parti. » Soulevez un pan du drap : qu’entend-on encore de la pluie?',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Respirez lentement et laissez sentir votre ventre à ceux qui s’y collent.',
          'Dites vrai : « Ça fait sursauter. Moi aussi. » Un éclair passe? Annoncez-le : « Un éclair. Le bruit s’en vient. »',
          '{18-24m 2-3a 3-4a 4-5a|Ne tirez personne hors de sa cachette; apportez-lui une boîte.}',
        ],
        questionsOuvertes: [
          'Qu’est-ce que ton corps a fait quand ça a grondé?',
          'Comment fait-on un orage tout petit?',
          'Qu’est-ce qui t’aide?',
        ],
      },
      vocabulaire: ['le tonnerre', 'gronder', 'l’éclair', 'l’averse', 'l’abri', 'sursauter', 'loin', 'rassurer'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Gardez-le contre vous tout le long; votre voix grave et lente lui annonce chaque bruit avant qu’il parte.',
        },
        {
          pour: '18-24m',
          texte:
            'Un coucou sous le drap entre deux coups : il disparaît, reparaît et frappe lui-même le prochain boum.',
        },
        { pour: '2-3a', texte: 'Donnez-lui le mot et l’arrêt : « peur », et la main levée qui fait taire les boîtes.' },
        {
          pour: '3-4a',
          texte: 'Il invente qui fait ce bruit là-haut; accueillez l’histoire sans la corriger tout de suite.',
        },
        {
          pour: '4-5a',
          texte:
            'Du fond de l’abri, loin des fenêtres, il compare chaque coup au précédent : plus fort, pareil, plus faible?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Coquilles antibruit dès le premier coup pour l’oreille très sensible. {18-24m 2-3a 3-4a 4-5a|Cet enfant peut aussi être le chef d’orage : sa main monte, le bruit grossit; sa main descend, le bruit se tait.}',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, le même abri accueille la tempête de neige : le vent se fait avec la bouche, la poudrerie avec les paumes.',
        },
      ],
      securite: {
        risquesAcceptes: ['Larmes, cris, rires nerveux.', 'Tête cognée sous la table.'],
        dangersAEliminer: [
          'Groupe près des fenêtres pendant l’orage : l’abri se monte du côté du mur.',
          'Drap qui ferme tous les côtés ou touche un visage : deux côtés restent relevés.',
          '{0-18m multiage|Poupon au sol parmi les poings qui frappent : il reste dans vos bras.}',
        ],
        supervision: 'palier1',
        allergies: ['Gardez les trousses avec vous si le courant manque.'],
      },
      observation: [
        'Compétences émotionnelles : vers quoi ou vers qui l’enfant se tourne-t-il quand il sursaute?',
        'Langage oral : comment décrit-il le bruit, mot, son ou geste?',
        'Tempérament : veut-il plus de bruit, moins de bruit, ou l’arrêt?',
      ],
      prolongements: [
        '{18-24m 2-3a 3-4a 4-5a|Le lendemain, laissez les boîtes et le drap au coin calme : qui refait l’orage, et comment?} {!18-24m !2-3a !3-4a !4-5a|Le lendemain, posez une boîte devant le poupon : refait-il la pluie de lui-même?}',
        'Racontez aux parents ce qui a aidé leur enfant : une nuit d’orage, ils pourront le refaire à la maison.',
      ],
      reflexionRetroaction: [
        'Ma propre réaction a-t-elle rassuré ou inquiété?',
        'Qui n’a pas eu peur, et que lui ai-je offert?',
      ],
    },
  },
]
