import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const PRESCHOOLER_TRACKS_ICE_AND_HOCKEY_SHEETS: readonly BankSheet[] = [
  {
    key: 'ou-s-en-va-le-lievre',
    summary:
      'Deux gros pieds devant, deux petits derrière : les enfants suivent une piste de lièvre jusqu’au bout et dessinent qui s’y cache.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['animaux-et-traces', 'eau-neige-et-glace'],
    materials: ['neige', 'papier-et-crayons'],
    place: 'WOODS',
    alsoAt: {
      YARD: 'Dans la cour, vous faites la piste avant la sortie; chats, écureuils et moineaux en ajoutent.',
      PARK: 'Au parc, restez dans un coin sans sentier : les chiens y brouillent moins les pistes.',
    },
    seasons: ['WINTER'],
    durationMinutes: 45,
    adults: 1,
    calls: [
      'traces de lièvre',
      'lièvre',
      'lapin',
      'traces dans la neige',
      'traces d’animaux',
      'trace',
      'suivre une piste',
      'raquette',
      'raquettes',
      'faire de la raquette',
      'empreinte',
      'écureuil',
      'bondir',
      'cachette',
      'animaux d’hiver',
      'sortie en forêt l’hiver',
      'animaux de la forêt',
      'dessin',
    ],
    seen: [
      'il saute à quatre pattes dans la neige pour laisser des marques comme un petit lapin',
      'elle pose sa mitaine à côté de chaque trou et me dit c’est plus long que ma main',
      'ils avancent en file dans le sentier avec les raquettes pour voir où la bête s’est rendue',
      'un dit qu’il est parti vers le chemin, l’autre vers les sapins, et ils pointent chacun leur bord',
      'il est déçu parce que la trace arrête net et qu’on n’a pas vu d’animal au bout',
      'elle parle aux trous dans la neige et répond à leur place avec une petite voix',
      'en revenant du boisé, ils voulaient tous dessiner celui qui s’était caché sous l’arbre',
      'depuis qu’on a vu un lapin blanc derrière la clôture, ils regardent à terre à chaque sortie',
    ],
    scenes: ['neige-glace', 'bestioles', 'imiter-animaux', 'tracer-ecrire', 'traces'],
    picture:
      'Une piste de lièvre file jusqu’à un sapin enneigé; deux enfants à genoux regardent le dernier creux, une amie dessine sur un carton plié.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Où s’en va le lièvre?',
      observationDepart:
        'Quatre trous dans la neige, un saut, quatre trous encore. « Il est parti par là », dit une enfant. Son ami pointe de l’autre bord.',
      intentionEducative:
        'Permettre à l’enfant de lire dans la neige un départ, une direction et une arrivée, puis de les mettre sur papier.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'langagier', composante: 'Développement graphique', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Suivre une piste jusqu’au dernier trou, sans l’écraser.',
        'Dire de quel bord l’animal s’en allait, et à quoi cela se voit.',
        'Dessiner la piste et celui qui pourrait se trouver au bout.',
      ],
      materiel: [
        item('Neige fraîche, sans croûte', 'un coin que personne n’a marché', null),
        item('Bottes d’hiver', 'une paire par personne', null),
        optional('Raquettes à neige', 'une petite paire par enfant qui en porte, une pour vous', null),
        item('Mitaines épaisses', 'une paire aux mains, une de rechange par enfant', 'Gros bas de laine'),
        item(
          'Cartons pliés en deux, grands comme une assiette',
          'un par enfant',
          'Boîtes de papiers-mouchoirs aplaties, pliées, le gris en dedans',
        ),
        item('Gros crayons de cire', 'un par enfant', 'Gros crayons de bois'),
        optional('{si-jumelles|Jumelles d’enfant, sans courroie}', '{si-jumelles|une ou deux paires}', null),
        optional('{si-loupes|Loupes incassables, à large poignée}', '{si-loupes|une ou deux}', null),
        optional(
          '{si-figurines-d’animaux|Figurines d’animaux, plus longues que votre pouce}',
          '{si-figurines-d’animaux|une par enfant}',
          null,
        ),
        optional('{si-livres|Livre de traces}', '{si-livres|un}', null),
      ],
      preparation: [
        'Le lendemain d’une neige, cherchez une vraie piste qui finit à l’intérieur de la limite. Vous n’en trouvez pas? Faites-la, ou demandez-la à une collègue, avant que le groupe y soit : vingt bonds d’un grand pas. Dans les deux cas, tapez à côté, avec vos bottes, le sentier par où on la suivra.',
        'Un bond de lièvre se fait à la mitaine : deux poings, l’un derrière l’autre; devant eux, deux mitaines à plat, côte à côte. Le lièvre s’en va du bord des mitaines à plat.',
        'Donnez une fin à la piste : {bois|sous les branches d’un sapin} {parc|au pied d’un buisson} {cour|derrière une butte de neige basse}. Faites ensuite une piste d’oiseau, plus courte, qui la traverse : trois doigts écartés à chaque pas; au bout, deux ailes balayées du bras, car l’oiseau s’est envolé.',
        '{bois|Tâtez du talon le trou mou au pied du sapin et écartez la branche à hauteur d’œil.} {cour parc|Tâtez du talon : roche, plaque glacée, jouet enfoui.} Marchez la limite avec les enfants en traînant les bottes : la ligne se voit de loin.',
        'Avec des raquettes, on les chausse sur le plat et l’on s’exerce d’abord à tomber, puis à se relever à genoux.',
        'Au mot « Oreilles! », on gèle, deux mitaines dressées sur la tuque : jouez-y avant de partir. {1adulte|Seule, une piste à la fois, tous ensemble, et vous fermez la marche.} {2adultes|À deux, l’une part avec le lièvre, l’autre avec l’oiseau; au bout, les groupes échangent leur piste.}',
      ],
      deroulement: [
        opening(
          { 30: 4, 45: 5, 60: 6 },
          'Accroupie, posez deux poings dans la neige, puis, devant, deux mitaines à plat. Avancez d’un grand pas, recommencez en disant la comptine : « Deux petits derrière, deux gros pieds devant, le lièvre tout blanc se moque du vent. » Relevez la tête : plus loin, quatre trous pareils, et encore quatre. {si-jumelles|Aux jumelles, on cherche sans avancer jusqu’où ils s’en vont.}',
        ),
        play(
          { 30: 15, 45: 15, 60: 20 },
          'Par le sentier tapé, on longe la piste à quatre pattes ou à petits pas. Chacun pose sa mitaine à côté d’un grand creux, pour comparer. {si-loupes|À la loupe, on regarde au fond : un brin, un poil, une griffe?} De quel bord s’en allait la bête? On se contredit, on vérifie, on repart. {3-4a|On salue les trous un par un, et l’on répond pour eux d’une petite voix.} {4-5a|La piste d’oiseau coupe la première : laquelle est passée par-dessus?} Au dernier trou, plus rien. On fouille des yeux : en bas, en haut, derrière. Qui était-ce, et où allait-il? La piste d’oiseau, elle, s’arrête au milieu de rien : pourquoi? {avec-naturel|Au bout, l’animal a oublié @materiel; à quoi cela servait-il?}',
        ),
        play(
          { 45: 12, 60: 17 },
          'Les enfants deviennent la bête. Les mains d’abord, puis les pieds qui atterrissent devant elles : on tombe assis, on rit, on s’y remet. Qui porte des raquettes les ôte. Des pistes neuves s’en vont, chacune avec sa fin : un tour sur soi et un envol, un creux où se tapir, un saut de côté. Un ami suit et dit où la bête est rendue.',
        ),
        play(
          { 30: 7, 45: 8, 60: 11 },
          'Accroupis près d’un dernier trou, sortez les cartons pliés. {si-figurines-d’animaux|Du bout de la mitaine, on fait bondir une figurine à côté : sa piste aussi se dessinera.} Sur le dessus, on dessine la piste; à l’intérieur, qui se cache au bout. Le crayon de cire se tient à pleine mitaine. Des points, un zigzag, deux oreilles au bord du pli : le dessin s’arrête quand les doigts le veulent. Tenez le carton du pouce si le vent s’en mêle.',
        ),
        closing(
          { 30: 4, 45: 5, 60: 6 },
          'Les cartons se referment. Deux par deux, qui le veut ouvre le sien devant l’autre, très vite, comme une porte. « Le tien s’en va où? » {si-livres|Les paris faits, on cherche dans un livre de traces la piste qui ressemble.} Reprenez la comptine et éloignez-vous par bonds, sans raquettes, à côté de la piste, pour qu’elle serve encore.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'À chaque arrêt, lancez « Oreilles! » et comptez tout haut les paires dressées, avant de regarder la neige.',
          'Pointez, sans y toucher, le bord du creux où la neige a été poussée.',
          'Renvoyez la question au sol : « Les gros pieds sont de quel bord? »',
        ],
        questionsOuvertes: [
          'De quel bord s’en allait-il, à ton avis?',
          'Pourquoi les traces s’arrêtent-elles ici?',
          'Qui pourrait tenir dans une cachette de cette grandeur?',
        ],
      },
      vocabulaire: [
        'le lièvre',
        'la piste',
        'le bond',
        'la patte',
        'le creux',
        '{45min 60min|se tapir}',
        's’envoler',
        'disparaître',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Dix bonds bien creux, en ligne droite, la cachette en vue dès le départ. Effleurer chaque trou de sa mitaine, c’est déjà suivre.',
        },
        {
          pour: '4-5a',
          texte:
            '{30min|Chacun pointe la trace qui lui dit où l’animal s’en allait, et explique pourquoi à un ami qui pense le contraire.} {45min 60min|Ils brouillent leur piste comme le lièvre : revenir dans ses propres pas, puis sauter loin de côté. L’équipe qui suit cherche le saut.}',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui cale ou se fatigue vite a son sentier, tapé plus dur le long de la piste; debout ou à genoux, il pointe les trous de sa mitaine, et la file part quand il repart. À l’enfant qui parle peu, tendez le carton avant la question : son dessin répond.',
        },
        {
          pour: 'interieur',
          texte:
            'Au grand froid, chaque enfant pose ses quatre mitaines sur le plancher, deux l’une derrière l’autre, deux côte à côte : un bond. Bout à bout, les bonds passent sous une table et finissent au pied d’une armoire.',
        },
        {
          pour: 'autre_saison',
          texte:
            'Au printemps, les mêmes bonds, plus courts, s’impriment dans la boue, et les cartons se dessinent au retour.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Chute dans la neige épaisse, neige dans le cou.',
          'Piste piétinée, et chicane à propos du pied coupable.',
        ],
        dangersAEliminer: [
          '{bois|Dessous d’un sapin : branche dans l’œil, neige creuse; on y regarde à genoux, du bord, personne n’y rampe.} {cour parc|Cachette creusée dans un banc de neige : l’arrivée se trouve derrière la butte ou le buisson, jamais dedans.}',
          '{bois|Collet à lièvre sur une piste : choisissez un bois où la chasse et le piégeage sont interdits.}',
          'Piste qui sort de la limite, vers une rue{bois parc| ou un plan d’eau gelé} : elle finit où vous vous arrêtez, et le reste s’invente.',
          'Vrai animal au bout : on recule et on le regarde à distance, sans toucher ni nourrir; ses crottes restent par terre.',
          'Suiveur parti devant : personne ne dépasse la tête de file, et elle s’arrête à « Oreilles! ».',
          'Raquette qui marche sur une raquette : un bras tendu entre deux marcheurs, et jamais de saut avec.',
          '{si-loupes si-jumelles|Loupe ou jumelles vers le soleil : l’œil brûle; elles visent la neige, jamais le ciel.}',
        ],
        supervision: 'palier3',
        allergies: ['Air froid et essoufflement : la pompe et l’auto-injecteur voyagent au chaud, sous votre manteau.'],
      },
      observation: [
        'Raisonnement : à quel indice l’enfant se fie-t-il pour dire de quel bord l’animal est parti?',
        'Développement graphique : regardez ce que la piste devient sur le carton, des points, une ligne, une histoire.',
        'Motricité globale : les appuis qu’il invente, genou, main ou talon, pour épargner les traces.',
      ],
      prolongements: [
        'Les cartons dorment dans une boîte jusqu’à la prochaine bordée : on en tire un et l’on refait sa piste pour vrai.',
        'Ensuite, le carton part fermé à la maison : le parent lit la piste, parie sur l’animal, puis ouvre.',
      ],
      reflexionRetroaction: [
        'Le bout de la piste a-t-il permis plus d’une réponse?',
        'Que voyait de la piste l’enfant du bout de la file?',
      ],
    },
  },
  {
    key: 'des-glacons-au-soleil',
    summary:
      'Démoulés au matin, de gros glaçons rouges, bleus et jaunes s’empilent, glissent et luisent au soleil : un village se bâtit.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['eau-neige-et-glace', 'couleurs-et-textures', 'lumiere-et-ombre'],
    materials: ['eau', 'contenants-et-cuilleres', 'neige', 'chaudieres-et-pelles'],
    place: 'YARD',
    alsoAt: {
      INDOORS:
        'Au local, le village se bâtit dans des bacs bas, au soleil de la fenêtre; ses toits s’arrondissent pendant le jeu.',
    },
    seasons: ['WINTER'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'glaçon',
      'glaçons de couleur',
      'glaçons colorés',
      'glasson',
      'glace',
      'colorant alimentaire',
      'colorant',
      'eau colorée',
      'geler',
      'congeler',
      'congélateur',
      'démouler',
      'moule',
      'château de glace',
      'fondre',
      'transparent',
      'plaque de glace',
      'regarder à travers la glace',
      'seau gelé',
      'blocs',
      'construction',
    ],
    seen: [
      'elle cogne sur un plat gelé pour faire sortir le rond de glace qui est dedans',
      'il regarde à travers un morceau de glace et dit que tout est rouge',
      'ils empilent des cubes gelés pour faire un mur et ça glisse tout le temps',
      'il veut savoir pourquoi son eau est devenue dure pendant la nuit',
      'ils font débouler exprès leur tour de glace parce que ça fait un beau cling',
      'elle est toute fière que ses deux morceaux aient collé ensemble par le froid',
      'dehors ce matin, le jouet oublié dans la chaudière était pris dans la glace, gros événement',
      'au frette, ils ont construit des petites rues et décident quel bonhomme dort dans la maison bleue',
    ],
    scenes: ['neige-glace', 'ombre-lumiere', 'empiler-construire', 'pourquoi'],
    picture:
      'Sur la neige, trois enfants empilent de gros glaçons rouges, bleus et jaunes que le soleil traverse; l’éducatrice en démoule un autre.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Des glaçons de couleur au soleil',
      observationDepart:
        'Une chaudière oubliée dehors a gelé. Un enfant la retourne, la cogne : un beau rond de glace en tombe. « On voit à travers! »',
      intentionEducative:
        'Éveiller la curiosité pour l’eau qui prend une forme et une couleur, et que le soleil traverse.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Faire sortir un bloc de son moule.',
        'Aligner, empiler ou pousser une matière froide et glissante.',
        'Remarquer ce que le soleil fait à la glace et à sa couleur.',
      ],
      materiel: [
        item(
          'Moules et pots de plastique souple, plus larges qu’un poing d’adulte',
          'deux par enfant, un pour vous',
          'Cartons de jus d’un litre, rincés et coupés à mi-hauteur',
        ),
        item('Petits pichets d’eau, pour la veille', 'un pour deux enfants', 'Gobelets'),
        item(
          'Colorant alimentaire rouge, bleu et jaune',
          'dix gouttes par moule, versées par l’adulte',
          'Jus de betterave et jus de bleuet, pour un village rouge et mauve',
        ),
        item('Vieilles mitaines', 'deux paires par enfant', 'Gros bas de laine'),
        item('Chaudière, pour les éclats', 'une par adulte', 'Grand bol de plastique'),
        optional('Plateau à rebord, pour l’enfant assis en fauteuil', 'un', 'Couvercle de bac'),
        optional(
          '{!2-3a si-glaçons|Glaçons déjà faits, plus gros que votre poing}',
          '{!2-3a si-glaçons|un ou deux par enfant}',
          null,
        ),
        optional(
          '{dehors si-bacs-à-glaçons|Bacs à glaçons, vides}',
          '{dehors si-bacs-à-glaçons|un pour deux enfants}',
          null,
        ),
        optional('{dedans !2-3a si-sel|Sel fin}', '{dedans !2-3a|une cuillerée à thé, gardée près de vous}', null),
        optional('{dehors si-pelles|Pelles}', '{dehors si-pelles|deux ou trois}', null),
        optional('{dehors si-vaporisateurs|Vaporisateur d’eau}', '{dehors si-vaporisateurs|un}', null),
        optional(
          '{si-papier-construction|Papiers de construction}',
          '{si-papier-construction|deux couleurs vives, un pour deux enfants}',
          null,
        ),
        optional(
          '{!2-3a si-laine|Laine, en brins longs comme votre avant-bras}',
          '{!2-3a si-laine|une dizaine, coupés par vous}',
          null,
        ),
        optional('{dedans si-lampes-de-poche|Lampe de poche à piles vissées}', '{dedans si-lampes-de-poche|une}', null),
        item('{dehors|Rond de neige tapée, au soleil}', '{dehors|un, large de quatre pas}', null),
        item(
          '{dedans|Bacs bas et serviettes}',
          '{dedans|un bac pour deux enfants, deux serviettes par bac, dont une sèche en réserve}',
          '{dedans|Lèchefrites profondes}',
        ),
      ],
      preparation: [
        'La veille d’un jour de soleil, chaque enfant emplit deux moules aux trois quarts, vous le vôtre, au moins quatre doigts d’eau : aucun glaçon ne sera plus petit que votre poing. Chacun demande sa couleur et vous l’ajoutez. Écrivez aux familles qu’elle reste sur les mitaines.',
        'Nuit à -10 °C ou moins : les moules couchent dehors, à plat. Nuit plus douce : au congélateur. Au matin, un bloc encore mou au milieu y retourne. Ciel gris? Les moules restent au gel jusqu’au soleil.',
        'Gardez les moules au local vingt minutes avant le jeu : le bord fond et le bloc se décolle. Videz l’eau de surface et passez sous le robinet tout bord gelé qui pique.',
        '{dehors|Tapez un rond de neige au soleil, hors du chemin des bottes, et portez-y les moules avec les enfants.} {dedans|Posez les bacs au sol, sur les serviettes, dans le rayon de soleil de la fenêtre.}',
        '{1adulte dehors|Seule, assoyez-vous au milieu, la chaudière contre vous : un seul village, tout autour.} {1adulte dedans|Seule, assoyez-vous au milieu, la chaudière contre vous : chaque bac se touche de votre place.} {2adultes|À deux, l’une aide à démouler, l’autre reste là où l’on empile.}',
        '{avec-contenant|Moulez aussi un bloc dans @materiel, si le fond est plus large que votre poing.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Retournez un moule, tapez le fond. Rien. Tapez encore : le bloc tombe d’un coup {dehors|sur la neige}{dedans|dans le bac}, rouge et luisant. Dos au soleil, levez-le devant vos yeux. « Oh! Vous êtes tous rouges! » Puis poussez les autres moules vers les mains.',
        ),
        play(
          { 20: 13, 30: 14, 45: 18 },
          'Les moules se tapent, se pressent, se secouent; un bloc sort, un autre boude. On aligne, on empile, on pousse une maison qui glisse comme une auto. {!2-3a si-glaçons|Un glaçon sans couleur devient fenêtre : on le pose devant une maison et l’on regarde la couleur au travers.} {dehors si-bacs-à-glaçons|D’un bac à glaçons vide, on presse le fond dans la neige tapée : chaque case y laisse un carreau, et la rue se pave.} {2-3a|Le rouge sort du moule, y retourne, ressort : « Encore! »} {3-4a|Un mur monte, bleu sur jaune, et s’écroule avec un beau bruit clair.} {4-5a|Des rues passent entre les maisons; on décide qui dort dans la bleue.} {!2-3a si-laine|Un brin de laine autour d’un bloc debout lui fait une ceinture : c’est quelqu’un du village.} {dehors|Quand il gèle fort, un bloc encore mouillé, pressé contre un autre le temps de compter jusqu’à vingt, y reste collé.} {dedans|Sous les maisons, l’eau prend leur couleur; du doigt, on tire une rue jusqu’au bord du bac.} {dedans !2-3a si-sel|Avec du sel, laissez-en tomber une pincée sur un toit : un trou s’y creuse, et l’on guette jusqu’où il descend.}',
        ),
        play(
          { 30: 7, 45: 14 },
          '{dehors|On tourne les maisons vers le soleil. Derrière un bloc debout, une tache rouge s’allonge sur la neige : une mitaine s’y promène et rougit. Bleu devant jaune, que devient la tache? On déplace, on recule, on se couche pour voir.} {dedans|Le soleil chauffe les bacs. Les toits s’arrondissent, une goutte bleue court vers la jaune et la flaque verdit. On fait de l’ombre avec une main, on la retire, on guette la prochaine goutte. Un nuage passe? On souffle chaud, longtemps, au même endroit.} {avec-naturel !2-3a|Un toit reçoit @materiel.}',
        ),
        closing(
          { 20: 4, 30: 5, 45: 8 },
          '{20min|Tournez quelques blocs vers le soleil.} Dos au soleil, qui le veut regarde son voisin à travers un bloc tenu à deux mains : bleu, jaune, tout tordu. {si-papier-construction|Le voisin tient un papier de couleur : que devient-il à travers la glace?} {dedans si-lampes-de-poche|Rideau tiré, couchez la lampe de poche derrière un bloc, sur la serviette : le mur prend la couleur de la glace.} {dehors si-pelles|À la pelle, on tasse un rempart de neige, haut comme un genou.} {dehors|Puis les blocs se serrent pour la nuit contre la neige tassée, loin du passage.} {dehors si-vaporisateurs|Un peu d’eau vaporisée entre eux : s’il gèle fort, le matin les trouvera pris ensemble.} {dedans|Puis chaque bloc retrouve un moule, pour une nuit de congélateur; videz les bacs et la chaudière d’éclats.} {dehors|La chaudière d’éclats part avec vous, et les doigts se réchauffent dans vos paumes.} {dedans|Les doigts se réchauffent dans vos paumes.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Gardez la chaudière entre vos genoux et cueillez chaque éclat avant qu’une bouche le trouve.',
          'Tâtez les doigts toutes les cinq minutes; mouillés et rouges, ils changent de mitaine.',
          'Prêtez un mot à ce que la main vient de sentir : « Ça colle. Ça coule. Ça pince. »',
        ],
        questionsOuvertes: [
          'Comment le faire sortir de là?',
          'Que voit-on à travers le bleu?',
          'Où le soleil le touche-t-il en premier?',
        ],
      },
      vocabulaire: ['le glaçon', 'le moule', 'démouler', 'geler', 'empiler', 'transparent', 'luire', 'fondre'],
      adaptations: [
        {
          pour: '2-3a',
          texte: 'Deux blocs gros comme votre poing et un moule vide : sortir, remettre, faire glisser jusqu’à vous.',
        },
        {
          pour: '3-4a',
          texte:
            'Laissez à l’enfant le moule qui résiste : taper, presser, souffler dessus, le chauffer de ses mitaines. Son truc se montre ensuite à un ami.',
        },
        {
          pour: '4-5a',
          texte:
            '{dehors|Ils tracent de la mitaine, sur la neige, le tour de l’ombre d’un bloc rouge, puis reviennent après une pause : qu’est-ce qui a bougé?} {dedans|Ils rangent les blocs du plus gros au plus petit et parient sur le premier qui sera une flaque.}',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant que le froid fait reculer prend les blocs dans un moule vide, comme avec une louche, et dit où va chaque maison. À l’enfant assis en fauteuil, donnez deux moules et un plateau sur les genoux : son quartier du village se bâtit là.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’été, les moules couchent au congélateur; le village se bâtit à l’ombre, dans des bacs, et rapetisse à vue d’œil.',
        },
      ],
      securite: {
        risquesAcceptes: ['Doigts froids, mitaines tachées.', 'Mur écroulé, chicane pour le bloc bleu.'],
        dangersAEliminer: [
          'Glaçon à la bouche : il a l’air d’une sucette glacée; vous dites qu’il ne se lèche pas, et tout morceau qui passe dans un rouleau de papier hygiénique est retiré.',
          'Glace très froide, qui colle à la langue ou aux doigts nus : elle attend d’être mouillée en surface, et se prend avec les mitaines.',
          '{dedans !2-3a si-sel|Sel dans un œil ou sur des doigts nus : vous seule le versez, et le toit salé se touche avec la mitaine.}',
          '{!2-3a si-glaçons|Petits glaçons de bac, qui entrent dans une bouche : ils restent au congélateur; seuls les gros viennent au village.}',
          'Œil vers le soleil : à travers un bloc, on regarde un ami{dehors| ou la neige}, le dos au soleil.',
          'Bloc sur les orteils ou lancé : il se porte à deux mains, près du sol, et le mur s’arrête aux genoux.',
          '{dehors si-pelles|Pelle sur la glace : des éclats volent; elle ne touche que la neige.} {dehors si-vaporisateurs|Vaporisateur : il vise la glace, jamais un visage ni une mitaine.} {dedans si-lampes-de-poche|Lampe : elle reste sur la serviette, jamais dans le bac ni vers des yeux.}',
          '{!2-3a si-laine|Laine enroulée à un doigt ou à un cou : elle se pose sur la glace seulement, et vous comptez les brins à la fin.}',
          '{dehors|Bloc laissé dans le chemin, où l’on glisse : le village reste à l’écart.} {dedans|Plancher mouillé : la serviette se change dès qu’elle goutte.}',
          'Noyade : la veille, un adulte reste à portée de bras des pichets et les vide. {dedans|L’eau de fonte ne dépasse pas un doigt dans les bacs, vidés dès la fin.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Colorant : comparez l’étiquette à la liste du groupe. Peau qui réagit au froid : le plan de l’enfant d’abord.',
        ],
      },
      observation: [
        'Éveil aux sciences : devant le bloc qui refuse de sortir, notez le premier moyen de l’enfant, puis celui qu’il essaie ensuite.',
        'Développement sensoriel : jusqu’où l’enfant va-t-il vers le froid, du bout d’un doigt, de la paume, des deux mains?',
        'Motricité fine : autour d’un bloc qui glisse, quelle main retient et quelle main place?',
      ],
      prolongements: [
        'Versez l’eau des {dehors|éclats}{dedans|blocs} fondus dans les moules : de quelle couleur sera la prochaine fournée?',
        'Un pot, de l’eau, une nuit de gel : sur le balcon ou au congélateur, parent et enfant en démoulent un et racontent sa couleur.',
      ],
      reflexionRetroaction: ['Qui démoulait, les enfants ou moi?', 'Quel usage de la glace n’avais-je pas vu venir?'],
    },
  },
  {
    key: 'le-hockey-des-batons-mous',
    summary:
      'Un enfant lance, une amie garde, un ami raconte au micro : quatre buts dos à dos, des bâtons de mousse, une sirène à chaque but.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_LANGUAGE'],
    themes: ['mouvement-et-defis'],
    materials: ['ballons', 'cartons-et-boites'],
    place: 'YARD',
    alsoAt: {
      INDOORS: 'Au local, on lance et l’on garde à genoux sur un tapis, avec des bâtons coupés plus courts.',
      PARK: 'Au parc, l’étoile se pose loin du sentier et des modules; {!hiver|les boîtes voyagent aplaties, le ruban dans votre sac}{hiver|les boîtes de plastique voyagent l’une dans l’autre}.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'hockey',
      'hokey',
      'jouer au hockey',
      'hockey cosom',
      'mini-hockey',
      'hockey bottine',
      'nouille de piscine',
      'pool noodle',
      'lancer au but',
      'gardien de but',
      'compter un but',
      'annonceur',
      'raconter un match',
      'match',
      'sirène',
      'feinte',
      'viser',
    ],
    seen: [
      'il prend le balai et pousse une balle dans la boîte de carton en criant but',
      'ils se garrochent à terre devant le filet pour empêcher la balle de rentrer',
      'elle commente ce que font les autres avec une cuillère comme micro, on dirait la radio',
      'les hockeys montent trop haut quand ils jouent, j’ai peur que quelqu’un mange un coup dans la face',
      'il fait semblant de lancer d’un bord et l’envoie de l’autre, il est fier de sa passe-passe',
      'ils s’empilent tous sur la même balle et ça finit en coups de bâton sur les jambes',
      'dans la cour, depuis les séries, ils ont tous un nom de joueur et un chandail trop grand',
      'au parc, les petits gars de la rue jouaient avec un filet et les miens veulent pareil',
    ],
    scenes: ['lancer', 'mots', 'gagner-perdre', 'ballon-pied'],
    picture:
      'Devant sa boîte couchée, une gardienne guette; un enfant pousse une balle d’un bâton de mousse, un ami parle dans le sien comme dans un micro.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Le hockey des bâtons mous',
      observationDepart:
        'Un enfant pousse une balle avec {dehors|une pelle}{dedans|le petit balai}. Une amie se couche devant la boîte ouverte. « Il lance… et c’est l’arrêt! »',
      intentionEducative:
        'Offrir à l’enfant les gestes et la parole du hockey : lancer, bloquer, raconter ce qui arrive pendant que cela arrive.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Pousser une balle vers un but avec un bâton tenu à deux mains.',
        'Se pencher, s’étendre ou s’écraser devant une balle qui arrive.',
        'Raconter à voix haute ce que l’autre est en train de faire.',
        'Laisser son poste quand la sirène sonne.',
      ],
      materiel: [
        item(
          'Longs boudins flottants de mousse, coupés {dehors|en deux}{dedans|en quatre} par l’adulte',
          'un bout par personne, deux de plus pour la relève',
          'Manchons de mousse pour isoler les tuyaux',
        ),
        item(
          'Balles de mousse, grosses comme un pamplemousse',
          'cinq, dont une de réserve',
          'Bas roulés dans un gros bas',
        ),
        item(
          '{dedans|Grandes boîtes de carton pareilles, ouvertes d’un côté}',
          '{dedans|quatre}',
          '{dedans|Bacs de plastique couchés}',
        ),
        item(
          '{dehors !hiver|Grandes boîtes de carton pareilles, ouvertes d’un côté}{dehors hiver|Grandes boîtes de plastique pareilles, ouvertes d’un côté}',
          '{dehors|quatre}',
          '{dehors !hiver|Bacs de plastique couchés}{dehors hiver|Fers à cheval de neige tapée, hauts comme un genou d’enfant}',
        ),
        item(
          '{dedans|Ruban adhésif large, posé par l’adulte}{dehors !hiver|Ruban adhésif large, posé par l’adulte}',
          '{dedans|un tour autour des quatre boîtes}{dehors !hiver|un tour autour des quatre boîtes}',
          null,
        ),
        item('{dedans|Grand tapis}', '{dedans|un}', '{dedans|Tapis de mousse joints}'),
        optional(
          '{si-rouleaux-de-carton|Rouleaux de carton vides, les porte-voix}',
          '{si-rouleaux-de-carton|un par but}',
          null,
        ),
        optional('{si-cônes|Cônes souples}', '{si-cônes|un par but}', null),
        optional('{si-instruments|Instrument}', '{si-instruments|un}', null),
        optional('{cour !hiver si-craies|Grosse craie}', '{cour !hiver si-craies|une, pour vous}', null),
      ],
      preparation: [
        'Coupez les boudins la veille, en l’absence des enfants. Jetez tout bout mordu ou qui s’effrite.',
        'Couchez les boîtes dos à dos, l’ouverture vers les joueurs : une étoile à quatre buts, chacun avec sa balle. {dedans|Ceinturez-les de ruban, pour qu’elles tiennent ensemble.} {dehors !hiver|Ceinturez-les de ruban, pour qu’elles tiennent ensemble.} {dehors hiver|Tassez de la neige contre leurs flancs, pour qu’elles ne glissent pas.}',
        'Vous avez de vrais bâtons, de bois ou de plastique? Ils restent {dehors|au hangar}{dedans|au vestiaire} aujourd’hui : toutes les mains tiennent de la mousse, les vôtres aussi.',
        '{dehors|Placez l’étoile au milieu d’un rond plat de huit pas, loin des balançoires et de la barrière.} {dehors hiver|Tapez la neige du pied et prenez les balles les plus foncées.} {cour !hiver si-craies|À la craie, tracez un demi-cercle devant chaque but : le lanceur s’arrête au trait, la gardienne reste derrière.} {dedans|Placez l’étoile au milieu du tapis et couvrez les genoux d’un pantalon long : ce sont eux qui patinent.}',
        'Essayez avec le groupe, avant la première balle, ce que veut dire « Bâtons au sol! » : on gèle et l’on couche son bâton.',
        '{1adulte|Seule, tournez autour de l’étoile, derrière les lanceurs : quelques pas vous mènent à n’importe quel but.} {2adultes|À deux, chacune suit deux buts, de son côté de l’étoile.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Poussez une balle de votre bâton mou{dedans|, à genoux} : elle part de travers. Parlez dans le bout d’un autre, comme dans un micro : « Elle s’avance… elle lance… oh! elle manque le but de trois pieds! » Tendez le micro. Qui fait l’annonceur et raconte la suite? {si-rouleaux-de-carton|Un rouleau de carton, même d’emballage, lui fait un porte-voix; il pose alors son bâton.}',
        ),
        play(
          { 20: 13, 30: 19, 45: 19 },
          'Deux ou trois par but : on lance, on garde, on raconte, le bâton au menton. La balle part de loin ou de près et roule au ras du sol; la gardienne s’écrase. « Et c’est l’arrêt! » Elle entre? Les joueurs de ce but font la sirène avec leur voix, puis changent de poste. {si-cônes|Avec un cône par but, on tire de là, et il recule d’un pas à chaque sirène.} Une balle perdue chez les voisins revient d’un coup de bâton. {3-4a|La même boîte avale dix fois la même balle.} {4-5a|Le lanceur regarde un coin et tire dans l’autre : l’annonceuse n’a rien vu venir.} Ça se tasse en mêlée? « Bâtons au sol! », et les balles retournent à leur but. {avec-contenant|Couchez @materiel : voilà un but de plus.}',
        ),
        play(
          { 45: 13 },
          'Les tirs reçoivent un nom : le tir de la mouffette, dos au but; le tir endormi, qui roule à peine; le tir à deux bâtons, poussé avec un ami. Qui en invente un le fait annoncer au micro avant de pousser. Aux autres buts, on l’essaie, on le transforme ou l’on garde le sien.',
        ),
        closing(
          { 20: 4, 30: 7, 45: 8 },
          'Choisissez ensemble une étoile du match : un arrêt, une feinte, une phrase au micro. Le groupe la rejoue au ralenti devant un seul but, du premier coup de bâton jusqu’à la sirène, chuchotée. {si-instruments|Sur un instrument, un roulement grossit avec l’élan et s’arrête net au tir.} {30min 45min|Une deuxième étoile, choisie par quelqu’un qui n’a rien dit encore, se rejoue aussi.} On couche les bâtons dans une boîte, les balles dans une autre.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Prenez le poste qui manque à un but, ratez franchement, puis cédez-le à la sirène.',
          'Dites la règle au corps qui s’emballe : « La balle, oui. Le bras, non. »',
          'Soufflez un début à l’annonceur en panne : « Je vois un bâton bleu qui… »',
        ],
        questionsOuvertes: [
          'Comment devines-tu de quel côté la balle s’en vient?',
          'Que voit l’annonceur que la gardienne ne voit pas?',
          'Par où passerait une balle très lente?',
        ],
      },
      vocabulaire: ['le but', 'le gardien', 'l’annonceur', 'le micro', 'lancer', 'l’arrêt', 'la feinte', 'la mêlée'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Les boîtes restent vides pour commencer : on tire d’aussi près qu’on veut et l’on va repêcher sa balle au fond. Une gardienne s’y met quand l’envie lui en vient.',
        },
        {
          pour: '4-5a',
          texte:
            'L’annonceur dit d’avance le coin visé; à la gardienne de le croire ou non. Quand tout entre, les lanceurs reculent d’un bâton.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Fendu par vous et glissé sur le repose-pied du fauteuil, un bout de boudin pousse la balle au ras du sol. Là où un enfant craint le bruit, la sirène de son but est silencieuse : deux bras levés.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, la neige tapée devant chaque but fait un couloir entre deux bourrelets, et la balle le suit.} {hiver|L’été, sur l’herbe courte, la balle freine vite : on lance de plus près, l’étoile à l’ombre.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Coup de bâton mou sur la jambe.', 'Balle de mousse au visage de qui garde le but.'],
        dangersAEliminer: [
          'Bâton levé plus haut que {dehors|les genoux}{dedans|la taille} : « Bâtons au sol! », tout gèle, et l’on repart du sol. Celui de l’annonceur monte au menton, les {dehors|pieds}{dedans|genoux} arrêtés.',
          'Lanceur collé sur la gardienne : il s’arrête à une longueur de bâton d’elle.',
          'Poussée, jambette : on touche la balle, jamais un corps. Le jeu s’arrête à ce but; on regarde si ça va, et la balle revient à qui a été poussé.',
          'Bâton de bois ou de plastique, rondelle, balle dure : aucun ne se mêle au jeu.',
          'Bouchée de mousse : un bâton mordu sort du jeu, vous avez la relève.',
          '{si-rouleaux-de-carton|Porte-voix dans une oreille : il vise le jeu, à un pas de tout visage; mouillé, il est jeté.}',
          '{dehors hiver|Glace vive ou roche sous la neige : l’étoile change de place.} {dehors !hiver|Roche, racine ou trou : l’étoile change de place.} {dedans|Coin de meuble ou calorifère : deux pas libres tout autour du tapis.}',
          '{cour|Balle partie par-dessus la clôture : l’adulte seul va la chercher, plus tard.} {parc|Balle partie vers le sentier : « Bâtons au sol! », et l’adulte seul va la chercher.}',
        ],
        supervision: 'palier2',
        allergies: ['Latex : lisez l’étiquette des balles; une mousse qui n’en contient pas convient à tous.'],
      },
      observation: [
        'Motricité globale : au moment de pousser, suivez les yeux de l’enfant, du bâton à la balle, de la balle au but.',
        'Langage oral : les mots qu’il trouve, au micro, pour un geste qui n’est pas le sien.',
        'Compétences sociales : à la sirène, comment l’enfant cède-t-il ou garde-t-il son poste?',
      ],
      prolongements: [
        'La prochaine fois, chaque but porte un écusson, dessiné par ceux qui l’ont gardé.',
        'Un chandail de hockey prêté par une famille se pose sur les quatre buts pour une journée; le parent raconte qui l’a porté, et où.',
      ],
      reflexionRetroaction: [
        'À qui le micro a-t-il donné une voix?',
        'Quel enfant est resté au même poste, et l’avait-il choisi?',
      ],
    },
  },
  {
    key: 'le-traineau-entre-les-cones',
    summary:
      'Une boucle de cônes dans la neige : casqué, on descend assis la petite pente, puis on tire un ami qui dit « plus vite », « moins vite », « arrête ».',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['mouvement-et-defis', 'eau-neige-et-glace'],
    materials: ['neige', 'cordes-courtes'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, prenez le bas d’une butte, loin des autres glisseurs; les cônes voyagent empilés dans un traîneau.',
    },
    seasons: ['WINTER'],
    durationMinutes: 30,
    adults: 2,
    calls: [
      'traîneau',
      'glisser en traîneau',
      'glissade',
      'luge',
      'tapis à glisser',
      'crazy carpet',
      'soucoupe',
      'cône',
      'parcours dans la neige',
      'slalom',
      'tirer un ami',
      'se faire tirer',
      'pente',
      'butte de neige',
      'casque',
      'trainau',
      'hiver',
      'le consentement',
    ],
    seen: [
      'il attelle son ami avec une corde et hennit comme un cheval en le traînant',
      'elle embarque dans le toboggan et crie plus vite, l’autre est essoufflé',
      'ils descendent la petite côte sur les fesses et accrochent les cônes en passant',
      'il tire trop sec et sa passagère revole dans la neige, elle ne trouve pas ça drôle',
      'elle crie arrête et le tireur ne l’écoute pas, il est parti à la course',
      'ils veulent tous se faire tirer et personne ne veut tirer',
      'dans la cour, une petite s’assoit dans le traîneau vide et attend qu’un cheval arrive',
      'au parc, ils remontent la bosse au milieu du chemin et se font rentrer dedans par les autres',
    ],
    scenes: ['neige-glace', 'tirer', 'cooperer', 'glisser-corps'],
    picture:
      'Casque sur la tête, un enfant descend assis une petite pente entre des cônes; plus bas, une amie tire un passager casqué près d’une adulte.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'En traîneau entre les cônes',
      observationDepart:
        'Un enfant fait trois grands tours avec un traîneau vide. Une amie s’y assoit sans demander. Le tireur tire, penche, et plus rien n’avance.',
      intentionEducative:
        'Permettre à l’enfant de sentir la vitesse et le poids avec tout son corps, comme glisseur, tireur et passager.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Santé et sécurité', role: 'secondaire' },
      ],
      objectifs: [
        'Descendre assis, pieds devant, entre deux rangées de cônes.',
        'Tirer une charge en réglant ses pas sur son poids.',
        '{3-4a 4-5a|Demander à l’autre s’il est prêt, et s’arrêter quand il le dit.}{!3-4a !4-5a|Dire à l’adulte qui tire « plus vite », « moins vite » ou « arrête ».}',
      ],
      materiel: [
        item('Petite pente de neige', 'pas plus haute que votre genou, large de trois traîneaux', null),
        item(
          'Traîneaux bas, aux bords arrondis',
          'de quatre à six pour le groupe',
          'Luges de plastique à bords relevés',
        ),
        item(
          'Corde longue comme votre bras, finie par un gros nœud',
          'une par traîneau',
          'Sangle plate de même longueur',
        ),
        item('Cônes souples', 'quatre pour la pente, une dizaine pour la boucle', 'Petits tas de neige molle'),
        item('Casques de sports de neige', 'un par enfant', 'Casques de hockey certifiés, jamais de vélo'),
        item('Pelle', 'une, pour l’adulte', null),
        optional('Traîneau à dossier', 'un, pour le plat', null),
        optional('Vieille couverture', 'une, si l’on joue au local', null),
        optional(
          '{si-toutous si-poupées|Toutous ou poupées}',
          '{si-toutous si-poupées|un ou deux, qui peuvent se mouiller}',
          null,
        ),
        optional('{si-chaudières|Chaudières}', '{si-chaudières|une ou deux}', null),
        optional('{si-cerceaux|Cerceau}', '{si-cerceaux|un, couché à plat}', null),
      ],
      preparation: [
        'Choisissez le bas avant le haut : dix grands pas plats et vides, sans arbre, poteau, clôture ni rue. De la neige molle, étalée au bout à la pelle, y freine les traîneaux. {cour|La cour est plate? Tapez la veille une butte basse, en pente douce.}',
        'Marchez la pente du talon : roche, glace, jouet gelé. Dure ou luisante, elle reste fermée, et l’on joue sur le plat.',
        'Posez les cônes sans les planter : deux rangées dans la pente, écartées de deux traîneaux, puis une boucle sur le plat, jusqu’à la remontée de côté. Aucun au milieu de l’arrivée. {si-cerceaux|Couchez un cerceau au bord de la boucle : c’est l’arrêt, où le tireur met les deux pieds et attend le mot du passager.}',
        'Avant de sortir, ajustez les casques par-dessus une tuque mince : deux doigts au-dessus des sourcils, un doigt sous l’attache. Foulards et cordons restent au crochet. Nouez chaque corde par un seul bout au nez du traîneau : un nœud pour prise, aucune boucle.',
        'L’une de vous tient la pente, de côté, à mi-hauteur : d’un pas, elle touche le traîneau qui part et celui qui arrive. L’autre suit la boucle, {3-4a 4-5a|deux passagers à la fois au plus}{!3-4a !4-5a|un seul passager à la fois}. L’une s’éloigne? La pente ferme, un cône couché en travers du haut.',
        '{avec-roulant|Sur le plat, faites aussi tirer @materiel, sans passager.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Assoyez une grosse motte de neige dans un traîneau. « Êtes-vous bien assise, la motte? » Sans écouter la réponse, tirez d’un coup sec : elle verse et se brise. « Oh. Trop vite. » Assoyez-en une autre. Qui veut la conduire jusqu’au premier cône? {si-chaudières|Une chaudière de neige tapée, démoulée dans le traîneau, fait une motte qui tient mieux.} {si-toutous si-poupées|Un toutou ou une poupée voyage ensuite, sans verser, et l’on remercie le cheval.}',
        ),
        play(
          { 20: 13, 30: 19, 45: 20 },
          'Casques attachés, la pente ouvre. Le traîneau vide monte par le côté. En haut, on s’assoit, pieds devant, la corde au fond, les mains aux bords; on part quand la mitaine de l’adulte se lève. On file entre les cônes, on en couche deux, on freine du talon. {3-4a 4-5a|Sur le plat, on tire ou l’on se fait tirer, casqué aussi, jusqu’à la remontée.} {2-3a|Sur la boucle, la motte voyage, tombe, remonte; puis un petit casqué prend sa place, et l’adulte fait le cheval, au pas.} {3-4a|Le tireur hennit, la passagère crie « hue! », le cheval s’arrête pour brouter.} {4-5a|Qui attend ajoute un cône, serre un virage : la boucle change à chaque tour.} {!4-5a|Qui attend un traîneau tape une motte pour la boucle.} Le passager tient les deux bords et parle : « plus vite », « moins vite », « arrête ».',
        ),
        play(
          { 45: 13 },
          'La boucle devient une route. Avec des cônes, les enfants y posent une gare{3-4a 4-5a|, où l’on échange les places,} et un pont étroit, où l’on passe au pas. {3-4a 4-5a|Deux mottes ou un ami casqué, lequel pèse le plus?} Deux tireurs côte à côte, la même corde dans les mitaines : il faut partir ensemble, au pas. {avec-contenant|Emplissez de neige @materiel : voilà un colis pour la gare.}',
        ),
        closing(
          { 20: 4, 30: 7, 45: 7 },
          'La pente ferme : couchez un cône en travers du haut. Les autres cônes s’empilent dans les traîneaux, et les tireurs les ramènent {cour|près de la porte}{parc|au bord du sentier}. Chaque passager remercie son cheval d’une mitaine sur l’épaule, et lui dit la vitesse qu’il a aimée. Comptez casques, cordes et cônes.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Sur la pente, gardez la mitaine baissée tant qu’il reste quelqu’un à l’arrivée; levez-la haut quand le bas est vide.',
          'Passez un doigt sous l’attache du casque avant chaque descente et chaque tour de passager.',
          '{3-4a 4-5a|Sur la boucle, prêtez la question au tireur, « Es-tu prêt? », et retenez le traîneau jusqu’à la réponse.}{!3-4a !4-5a|Sur la boucle, demandez au passager : « Es-tu prêt? », et ne tirez qu’à sa réponse.}',
          'Montrez le frein, assise sur le plat : les deux talons plantés, le dos droit.',
        ],
        questionsOuvertes: [
          'Comment fais-tu savoir que tu veux arrêter?',
          'Pourquoi le traîneau est-il si lourd, tout à coup?',
          'Par où passer sans coucher de cône?',
        ],
      },
      vocabulaire: ['le traîneau', 'le casque', 'le cône', 'tirer', 'le passager', 'le virage', 'freiner', 'lourd'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Le départ se prend au milieu de la pente, la main de l’adulte sur le bord du traîneau jusqu’en bas. Sur le plat, l’enfant tire des mottes; passager, casque attaché, seul un adulte le tire, au pas, à demi tourné vers lui.',
        },
        {
          pour: '3-4a',
          texte: 'Une boucle courte, trois cônes, et un seul changement de place par tour : au cône du bout.',
        },
        {
          pour: '4-5a',
          texte:
            'Ils posent les cônes eux-mêmes, à une botte ou à trois bottes d’écart, et annoncent combien resteront debout.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le traîneau à dossier soutient l’enfant qui a besoin d’appui : casqué, sur le plat, tiré au pas par l’adulte de la boucle. L’enfant qui ne veut ni tirer ni glisser est gardien du passage au bout de la boucle : sa mitaine baissée retient les traîneaux, levée, elle les laisse passer.',
        },
        {
          pour: 'interieur',
          texte:
            'Au local, une couverture glisse sur le plancher : casque attaché, le passager s’assoit au milieu, une adulte tire au pas, et les autres placent les cônes.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’automne, le traîneau se tire sur l’herbe mouillée, chargé de feuilles, autour des mêmes cônes; les passagers et la pente attendent la neige.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Traîneau qui verse, neige au visage.',
          'Arrivée de travers, cônes couchés.',
          '{3-4a 4-5a|Tireur et passager qui ne s’entendent plus.}{!3-4a !4-5a|Traîneau que deux enfants veulent en même temps.}',
        ],
        dangersAEliminer: [
          'Tête : casque de sports de neige attaché pour descendre et pour se faire tirer, même au pas, même par un adulte. Sans casque, on tire ou l’on pose les cônes. Le casque s’enlève avant d’aller grimper ailleurs.',
          'Coup sec au départ, qui renverse le passager sur la nuque : {3-4a 4-5a|l’adulte retient le traîneau, le tireur part au pas}{!3-4a !4-5a|l’adulte qui tire part au pas}.',
          'Bas de la pente occupé : un seul traîneau à la fois, à la mitaine levée; l’arrivée se quitte par le côté et l’on remonte hors de la piste.',
          'Descente debout, à deux, à plat ventre ou tête première : assis, un par traîneau, pieds devant.',
          'Corde : dans les mitaines, jamais autour d’un poignet, d’une taille ou d’un cou. Personne ne tire un ami dans la pente, et aucun enfant n’en tire un de moins de trois ans.',
          'Pente durcie ou glacée : fermée pour la journée. Tapis à glisser et soucoupe, qui tournent sans freiner : ils restent rangés.',
          '{si-cerceaux|Cerceau sous un traîneau ou sous un pied qui court : il est couché hors de la trace, et l’on y entre au pas.}',
        ],
        supervision: 'palier2',
        allergies: ['Asthme et air froid : la pompe est sur vous, et l’enfant essoufflé s’arrête, selon son plan.'],
      },
      observation: [
        'Motricité globale : quand la corde se tend, voyez le dos se pencher, les talons s’enfoncer ou la mitaine lâcher.',
        'Compétences sociales : {3-4a 4-5a|lequel, du tireur ou du passager, plie son envie à celle de l’autre?}{!3-4a !4-5a|par quel mot ou quel geste dit-il à l’adulte d’arrêter?}',
        'Santé et sécurité : ce que l’enfant vérifie des yeux avant de quitter le haut.',
      ],
      prolongements: [
        'Demain, le même tour se fait à pied, puis avec une seule motte : en combien de pas?',
        'Des familles arrivent le matin en traîneau : casque sur la tête, l’enfant apprend à son parent les trois mots du passager.',
      ],
      reflexionRetroaction: ['Quels passagers ont été écoutés?', 'Que perdait de vue celle qui tenait la pente?'],
    },
  },
]
