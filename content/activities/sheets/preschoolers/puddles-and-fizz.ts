import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const PRESCHOOLER_PUDDLE_AND_FIZZ_SHEETS: readonly BankSheet[] = [
  {
    key: 'la-flaque-rapetisse',
    summary:
      'Un trait de craie autour de la flaque, puis un autre, plus petit : les enfants surveillent son bord et cherchent par où elle s’en va.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['eau-neige-et-glace', 'nombres-et-formes', 'vent-et-ciel'],
    materials: ['eau', 'craies', 'feuilles', 'pinceaux'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, la flaque se choisit sur le sentier asphalté, loin du stationnement et de toute auto.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 45,
    adults: 1,
    calls: [
      'flaque',
      'flaques',
      'après la pluie',
      'évaporation',
      'sécher',
      'contour',
      'tracer',
      'bottes',
      'asphalte',
      'mesurer',
      'reflet',
      'soleil',
      'rapetisser',
      'eau',
      'flaques d’eau',
    ],
    seen: [
      'il fait le tour du rond d’eau à la craie et revient voir s’il a changé',
      'elle étire l’eau avec un pinceau sur le ciment et la regarde disparaître',
      'ils mettent une branche au bord et gagent où ça va arrêter tantôt',
      'il est déçu, son étang de ce matin n’est plus là après la sieste',
      'elle cherche qui a bu l’eau et soupçonne le chien du voisin',
      'il demande par où elle part, dans la terre ou dans le ciel',
      'dans la cour, il a retrouvé sa botte oubliée au sec et n’y comprenait rien',
      'sur le trottoir, leurs traces de pieds mouillés s’effacent et ils en refont sans arrêt',
    ],
    scenes: ['flaques-boue', 'mesurer', 'pourquoi'],
    picture:
      'Trois traits de craie entourent une flaque qui a reculé; une enfant trace le dernier, un autre marche le bord du premier, l’éducatrice montre le soleil.',
    reviewedOn: '2026-11-27',
    sheet: {
      titre: 'La flaque rapetisse',
      observationDepart:
        'Il laisse sa botte dans la flaque pour jouer ailleurs. À son retour, la botte est au sec. Il regarde dessous.',
      intentionEducative:
        'Permettre aux enfants de voir un changement trop lent pour l’œil, d’en garder la trace et d’en chercher la cause.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Développement graphique', role: 'secondaire' },
      ],
      objectifs: [
        'Suivre un bord avec la craie, sans se presser.',
        'Comparer un trait avec celui d’avant.',
        'Dire où il croit que l’eau s’en va.',
      ],
      materiel: [
        item('Grosses craies de plusieurs couleurs', 'deux par enfant', 'Cailloux alignés sur le bord'),
        item(
          'Bottes de pluie{!ete| et bas secs}',
          'une paire{!ete| de chaque} par enfant',
          'Vieux souliers{!ete| et bas de rechange}',
        ),
        item('Feuilles{4-5a| et brindilles}', 'trouvées sur place', 'Bouts de papier'),
        optional('Gros pinceaux', 'un pour deux', 'Balai'),
        optional('Tube de carton et ruban, pour allonger une craie', 'un de chaque', null),
        optional('{4-5a|Ficelle courte, longue comme le bras}', '{4-5a|une}', '{4-5a|Pas d’enfant}'),
        optional('{si-figurines|Figurines d’animaux}', 'trois ou quatre', null),
        optional('{si-entonnoirs|Entonnoirs}', 'deux', null),
        optional('{si-gouttières|Bouts de gouttière, aux bords lisses}', 'deux', null),
        optional('{si-bouchons|Gros bouchons de plastique}', 'un pour deux enfants', null),
      ],
      preparation: [
        'Choisissez, juste après la pluie, une flaque moins haute qu’une semelle, sur l’asphalte, au soleil ou au vent.',
        'Vérifiez qu’elle est claire, sans huile arc-en-ciel ni sel, et qu’aucun véhicule ne vient jusque-là.',
        'Prévoyez le temps : par temps doux et venteux, un bord recule d’une main en une demi-heure; par temps gris, revenez l’après-midi.',
        '{1adulte|Seule, gardez une seule flaque pour tous; les traits suivants se font par deux.} {2adultes|À deux, l’une reste à la flaque au soleil, l’autre surveille avec quelques-uns la flaque à l’ombre.}',
      ],
      deroulement: [
        opening(
          { 30: 4, 45: 6, 60: 7 },
          'Accroupissez-vous et tracez, en marchant comme un canard, tout le tour de la flaque, la craie au ras de l’eau. Levez-vous. « Voilà. Elle ne peut plus partir. » Attendez qu’un enfant vous contredise. {si-figurines|Posez une figurine d’animal, le museau dans l’eau : elle boit. Boira-t-elle encore tantôt?}',
        ),
        play(
          { 30: 14, 45: 15, 60: 17 },
          'Les enfants marchent sur le trait, y mettent un pied devant l’autre, comptent. D’autres sautent au milieu et redessinent le tour, tout éclaboussé. Des feuilles{si-bouchons| et des bouchons} naviguent, des visages se regardent dedans. {si-entonnoirs|Un doigt sous le bec, l’entonnoir puise un peu d’eau; le doigt s’ôte, et plus loin naît une flaque-bébé, vite entourée.} {si-gouttières|Un fond de gourde, versé en haut d’un bout de gouttière, court à la flaque : le trait a-t-il bougé?} L’élan baisse? Lancez : « Dedans! Dehors! Sur le trait! » Tous sautent, puis un enfant commande à votre place. {3-4a|Dedans, dehors, un pied de chaque bord : le trait dit où l’on est.} {4-5a|Une brindille se pose en pari, là où le bord sera tantôt.}',
        ),
        play(
          { 30: 8, 45: 16, 60: 26 },
          'Quelqu’un crie que le trait est au sec. Changez de couleur : un deuxième tour{45min 60min|, puis, plus tard, un troisième}. Les pinceaux ou le bout des bottes étirent l’eau en longs bras qui disparaissent sous les yeux. {60min|Un grand saut jette de l’eau hors du trait? Retracez le tour : la flaque a-t-elle rapetissé? Puis chacun s’accroupit devant un bout de bord et le fixe : bouge-t-il? Les enfants lui tournent le dos le temps d’une chanson connue; vous, gardez la flaque des yeux. Puis ils regardent de nouveau. Nommez ensuite une couleur : on marche jusqu’à ce tour-là, et l’on s’y serre.} {avec-contenant|Retournez @materiel sur un petit bras d’eau : dessous, sèche-t-il aussi vite?} On compare, on marche les tours, on accuse le soleil, la terre, un chien assoiffé.',
        ),
        closing(
          { 30: 4, 45: 8, 60: 10 },
          'Debout autour des anneaux, chacun montre avec ses bras la flaque d’avant, puis celle de maintenant. {si-bouchons|Un bouchon qui flottait s’est échoué? Le bord est passé par là.} « Et avant le départ, elle sera comment? » Tracez ensemble l’idée de l’un d’eux, en pointillé. Vous irez voir.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Retenez le mot « évaporer » jusqu’à ce qu’ils aient leurs propres théories, puis prêtez-le.',
          'Écrivez l’heure à côté de chaque trait, ou dessinez ce que vous faisiez : un saut, une collation.',
          'Mettez votre main à plat au-dessus de l’asphalte, au soleil puis à l’ombre, et laissez-les essayer.',
        ],
        questionsOuvertes: [
          'Par où l’eau est-elle partie?',
          'Quel bord a reculé le plus, à ton avis, et pourquoi?',
          'De quelle grandeur la flaque sera-t-elle après la collation?',
        ],
      },
      vocabulaire: ['la flaque', 'le bord', 'le contour', 'reculer', 'sécher', 's’évaporer', 'le reflet', 'rétrécir'],
      adaptations: [
        {
          pour: '3-4a',
          texte: 'Tracez avec lui le bord à l’arrivée, puis au départ; entre les deux, il saute d’un trait à l’autre.',
        },
        {
          pour: '4-5a',
          texte:
            'Ils mesurent chaque anneau en pas ou à la ficelle et dessinent le plan de la flaque à la craie, en plus petit, sur l’asphalte sec.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Fixez la craie au bout d’un tube de carton : l’enfant en fauteuil ou qui ne s’accroupit pas trace le tour debout ou assis. Celui qui craint d’être mouillé dessine, à côté de chaque trait, ce qu’on faisait à cette heure-là.',
        },
        {
          pour: 'interieur',
          texte:
            'Un jour de pluie continue, versez trois cuillerées d’eau sur un plateau foncé et tracez le bord au crayon de cire, aux heures de la journée.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, plantez des fanions au bord d’un tas de neige qui fond au soleil, et comparez de jour en jour.',
        },
      ],
      securite: {
        risquesAcceptes: ['Bas mouillés, éclaboussures.', 'Glissade sur l’asphalte trempé.'],
        dangersAEliminer: [
          'Noyade : quelques centimètres suffisent; la flaque reste moins haute qu’une semelle, un adulte à portée de bras.',
          'Eau de flaque à la bouche : on y saute, on n’y boit pas; mains lavées au retour.',
          '{si-entonnoirs si-gouttières|Entonnoir ou gouttière à la bouche : leur eau retourne à la flaque ou sur l’asphalte, et ils se lavent au retour.}',
          '{si-bouchons|Bouchon porté à la bouche : comptez-les à la mise à l’eau, puis en les ramassant.}',
          'Grille d’égout, fossé, stationnement : choisissez une autre flaque.',
          '{!ete|Froid aux pieds : bas secs dès qu’un pied est mouillé.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Poussière de craie : l’enfant asthmatique trace avec un pinceau mouillé; son plan de soins suit le groupe.',
        ],
      },
      observation: [
        'Éveil aux sciences : quelle cause donne-t-il, et change-t-il d’idée en cours de route?',
        'Développement graphique : comment suit-il un bord qui n’est pas une ligne?',
        'Langage oral : avec quels mots compare-t-il avant et maintenant?',
      ],
      prolongements: [
        'Gardez les anneaux jusqu’à la prochaine pluie : la flaque reprendra-t-elle la même forme?',
        'Main dans la main, l’enfant et son parent entourent d’un trait, le soir, une flaque près de chez eux; ils la revoient au matin.',
      ],
      reflexionRetroaction: [
        'Ai-je su attendre que le changement paraisse?',
        'Quelle théorie d’enfant mérite d’être essayée demain?',
      ],
    },
  },
  {
    key: 'le-volcan-se-reveille',
    summary:
      'Une montagne de sable mouillé, un cratère, un village au pied : ça dort, ça gronde, et la mousse trouve son chemin.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    onlyBesideOlder: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['terre-et-boue', 'cabanes-et-constructions', 'sons-et-silence'],
    materials: ['sable', 'eau', 'contenants-et-cuilleres', 'chaudieres-et-pelles', 'cocottes'],
    place: 'YARD',
    alsoAt: {
      INDOORS: 'Dedans, la montagne se bâtit dans un grand bac de sable, sur une bâche, loin du chemin des pieds.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    alsoIn: { WINTER: 'L’hiver, la montagne est de neige collante dans la cour, ou de sable mouillé au local.' },
    durationMinutes: 45,
    adults: 1,
    calls: [
      'volcan',
      'volcans',
      'éruption',
      'lave',
      'cratère',
      'magma',
      'volcanique',
      'montagne',
      'bicarbonate',
      'soda à pâte',
      'vinaigre',
      'expérience',
      'sciences',
      'mousse',
      'exploser',
      'sable',
    ],
    seen: [
      'il verse la poudre blanche et le liquide, ça monte et déborde sur le côté',
      'ils tassent une grosse butte, y creusent un trou en haut et crient que ça saute',
      'elle trace des petites rigoles dans le sable pour savoir où ça va couler',
      'il bâtit des maisons au pied de la butte et les sauve à la dernière minute',
      'elle a hâte que ça pète, elle n’en peut plus d’attendre le liquide',
      'il demande pourquoi ça fait des bulles quand on mélange les deux',
      'au carré de sable, ils font boum, effondrent leur tas et repartent à zéro',
      'à la maison, elle a vu de la roche fondue à la télé et en parle depuis',
    ],
    scenes: ['pourquoi', 'creuser', 'demolir'],
    picture:
      'Derrière un trait de craie, trois enfants regardent une mousse rouge descendre leur montagne de sable; l’éducatrice, seule, tient le pichet.',
    reviewedOn: '2026-11-27',
    sheet: {
      titre: 'Le volcan se réveille',
      observationDepart:
        'Un enfant creuse le dessus de sa montagne, y jette une poignée, crie « Boum! » et recommence. Trois autres s’enfuient en riant.',
      intentionEducative:
        'Permettre aux enfants de bâtir une montagne qui tient, d’attendre ce qui va se passer et d’en chercher la route.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Tasser, lisser et creuser une pente qui tient.',
        'Prédire, du doigt ou d’un mot, par où la coulée descendra, puis la regarder.',
        'Tenir un rôle : la montagne, le village, le guetteur.',
      ],
      materiel: [
        item(
          '{dedans|Sable mouillé}{cour !hiver|Sable mouillé, au bac à sable}{cour hiver|Neige collante}',
          'quatre chaudières',
          'Terre tamisée, humide',
        ),
        item('Pots de plastique larges comme une tasse, pour les cratères', 'trois', 'Fonds de carton de lait'),
        item('Bicarbonate de soude alimentaire, ou soda à pâte', 'une boîte, gardée par l’adulte', null),
        item(
          'Bol et cuillère à thé, pour le bicarbonate',
          'un de chaque, dans votre main',
          'Tasse à mesurer et sa cuillère',
        ),
        item(
          'Vinaigre blanc de table, dans un petit pichet',
          '{!2-3a 45min 60min|trois tasses, gardées par l’adulte}{30min|deux tasses, gardées par l’adulte}{2-3a 45min 60min|deux tasses, gardées par l’adulte}',
          null,
        ),
        item('Cuillères de bois et pelles', 'une par enfant', 'Louches'),
        item(
          '{!2-3a|Grosses cocottes et bûchettes, pour le village}{2-3a|Bûchettes épaisses comme un poignet d’adulte, pour le village}',
          'vingt',
          'Gros blocs',
        ),
        item('{2-3a|Petits bancs, pour guetter assis}', 'un par enfant de deux ans', 'Petites chaises'),
        item(
          '{dedans|Arrosoir d’eau}{cour !hiver|Arrosoir d’eau}',
          'un, rempli au quart',
          'Contenant percé par l’adulte',
        ),
        item('{dedans|Grand bac bas, pour la montagne}', 'un', 'Petite piscine de plastique'),
        item('{dedans|Bâche, sous le bac}', 'une, qui dépasse de deux pas', 'Vieille nappe de plastique'),
        item('{dedans|Ruban-cache, pour la ligne}', 'un rouleau', 'Serviettes roulées, bout à bout'),
        item(
          '{cour !hiver|Bâton ou grosse craie, pour la ligne}{cour hiver|Bâton, pour la ligne}',
          'un seul',
          'Manche de pelle',
        ),
        item('Chaudière vide, où verser le fond des cratères', 'une, à côté de vous', 'Grand bol'),
        item('Cruche d’eau claire et linge, pour rincer des yeux', 'à côté de vous', null),
        optional('Peinture lavable rouge, pour la mousse', 'deux cuillerées à soupe', 'Jus de betterave'),
        optional(
          '{!2-3a si-figurines|Figurines d’animaux}{!2-3a si-dinosaures|Dinosaures en plastique}{!2-3a si-camions|Petits camions}',
          'six',
          null,
        ),
        optional('{cour !2-3a si-roches|Roches grosses comme deux poings}', 'quatre', null),
        optional('{cour !2-3a si-instruments|Tambourin}', 'un', null),
      ],
      preparation: [
        'Lisez l’étiquette du vinaigre : le blanc de cuisine, jamais celui de nettoyage, plus fort. Bouteille et boîte restent en hauteur; vous n’apportez que le pichet, le bol et sa cuillère. Si vous avez de la peinture, mêlez-la au vinaigre du pichet. Le pichet attend sur un rebord, à la hauteur de vos épaules, jusqu’à ce que tous soient derrière la ligne.',
        '{cour !hiver|Choisissez un coin du bac à sable où personne ne passe, et mouillez-y le sable à l’arrosoir.} {cour hiver|L’hiver, choisissez une neige qui colle, loin des toits et du déneigement.} {dedans|Étendez la bâche, posez le bac au milieu, versez-y le sable et mouillez-le à l’arrosoir.}',
        'Tracez, à deux pas de la montagne, la ligne des guetteurs{cour|, au bâton}{cour !hiver| ou à la craie}{dedans|, au ruban-cache}. {2-3a|Alignez derrière elle un petit banc par enfant de deux ans, qui y guettera assis.}',
        'Gardez à côté de vous la chaudière vide, et une cruche d’eau claire avec un linge, pour des yeux ou des mains qui piquent.',
        '{1adulte|Seule, une seule montagne pour tous, et le réveil une fois tout le monde derrière la ligne.} {2adultes|À deux, l’une verse et rien d’autre; l’autre reste derrière la ligne avec les guetteurs.}',
      ],
      deroulement: [
        opening(
          { 30: 4, 45: 6, 60: 8 },
          'Posez l’oreille près du tas {!hiver|de sable}{hiver dedans|de sable}{hiver cour|de neige}. « Un volcan dort ici. Écoute, il ronfle. » Tapez du bout des doigts, tout bas, contre le tas. « Oh, il s’est retourné. » Puis tassez une poignée. « On lui fait une montagne, avant qu’il se réveille? » {2-3a|Un petit tape à côté de vous, un doigt sur la bouche : « Chut! »}',
        ),
        play(
          { 30: 14, 45: 16, 60: 22 },
          'Les mains tassent, lissent, creusent. La montagne s’écroule, on la reprend plus large. Un pot s’enfonce au sommet et devient cratère; des rigoles descendent, des maisons s’installent, trop près. {2-3a|Un petit remplit le cratère à la cuillère, le vide, le remplit; puis il aplatit tout de la paume : « Boum! »} {3-4a|Des volcans à deux jambes grondent et s’écroulent sur place.} {!2-3a si-figurines si-dinosaures|Grondez tout bas : les bêtes courent se cacher au village.} {!2-3a si-camions|Un camion évacue les maisons, une à la fois.} {3-4a !multiage 60min|À genoux de l’autre côté, tapez la pente du plat d’une cuillère jusqu’à ce qu’elle sonne dur : chacun cherche ce bruit-là. Deux enfants veulent le sommet pour leur pot : le second pot s’enfonce dans le flanc. À celui qui commence à démolir, tendez une bûchette : qui oserait habiter sur la pente?} {4-5a|Des ingénieurs tracent la route de la lave et placent le village à l’abri, pensent-ils.} {4-5a !multiage 60min|Tassez une boule grosse comme un œuf et lâchez-la du sommet : elle essaie la route. On relève un mur, on creuse un tournant, puis on vous redemande la boule. Deux avis sur le même tournant? Une boule pour chaque avis, et l’on regarde. Quand la boule contourne le village, réveillez le volcan.} {avec-naturel !2-3a|@materiel servira de forêt.} {avec-naturel 2-3a|Ce qui est plus gros qu’un poing d’adulte, parmi @materiel, servira de forêt.}',
        ),
        play(
          { 30: 8, 45: 16, 60: 20 },
          'Pour chaque réveil, trois à cinq enfants, jamais les mêmes, vident l’un après l’autre une cuillerée à thé de bicarbonate dans le cratère et retournent derrière la ligne, où le grondement part des pieds, des paumes, des ventres. {2-3a|Les enfants de deux ans passent en dernier, votre main sous leur cuillère; menez-les à leur banc, posez le bol en hauteur et prenez le pichet.} {!2-3a|Posez le bol et prenez le pichet.} Vous versez, seule, un filet de vinaigre, une demi-tasse par réveil : ça chuchote, ça monte, ça déborde. Silence. Quand la mousse s’est tue, ils reviennent voir, déplacent les maisons, creusent un autre chemin. {cour !2-3a si-roches|Une roche posée en travers fera-t-elle tourner la coulée?} {2-3a|« Encore! » crie une voix de deux ans. On recommence deux fois, et une troisième si les petits restent assis.} {!2-3a 30min|On recommence une fois, ou deux si des enfants n’ont pas encore versé leur cuillerée.} {!2-3a 45min 60min|On recommence trois ou quatre fois.}',
        ),
        closing(
          { 30: 4, 45: 7, 60: 10 },
          'Le volcan refroidit. Tous se couchent en petites montagnes, genoux repliés; le grondement descend jusqu’au souffle. {cour !2-3a si-instruments|Au tambourin, un enfant le suit : fort, doux, plus rien.} {2-3a|Un petit se relève d’un bond, « Boum! », se recouche, et tous le refont une dernière fois.} Du doigt, on refait dans l’air le chemin de la lave. Rincez les mains{cour hiver| au retour}, videz le pichet, la cruche et la chaudière.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Versez si lentement que l’on entende la mousse avant de la voir.',
          '{2-3a|Un petit se lève de son banc? Redressez le pichet contre vous et ne versez de nouveau qu’une fois l’enfant assis.}',
          'Entre deux réveils, videz le pot vous-même dans la chaudière, remettez-le en place, puis demandez à chacun de pointer la route qu’il attend.',
          'Redites leurs mots : « Ça chuchote. Ça bave. Ça fait une langue. »',
        ],
        questionsOuvertes: [
          'Par où la coulée va-t-elle descendre, cette fois?',
          '{2-3a|Qu’est-ce qu’il dit, le volcan?}',
          'Que se passe-t-il dans le ventre de la montagne, juste avant?',
          'Où mettre le village pour qu’il dorme tranquille?',
        ],
      },
      vocabulaire: ['le volcan', 'le cratère', 'la coulée', 'gronder', 'déborder', 'la mousse', 'tasser', 'l’éruption'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Au bas de la montagne, enfoncez un pot à la hauteur de ses genoux, sans bicarbonate. Ce petit cratère est à lui : il y verse, le vide, y couche une maison. Entre deux réveils, il le remplit pendant que les grands creusent.',
        },
        {
          pour: '3-4a',
          texte: 'Une seule grosse montagne pour tous. D’un réveil à l’autre, on gronde et l’on bâtit.',
        },
        {
          pour: '4-5a',
          texte:
            'Ils changent une chose à la fois : un cratère plus étroit, une pente plus raide, une cuillerée de plus, et comparent.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Bâtissez dans un bac posé à la hauteur de l’enfant qui ne se penche pas. À qui craint le bruit ou l’odeur, confiez, trois pas derrière la ligne, le mot qui annonce le réveil.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{cour hiver|Au printemps, la montagne est de sable mouillé et la coulée y creuse de vraies rigoles.} {dedans hiver|L’été, dans la cour, la montagne monte plus haut et la coulée y creuse de vraies rigoles.} {!hiver|L’hiver, dans la cour, la montagne est de neige tassée : la mousse y descend en longues langues.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Montagne écroulée, chicane de chantier.', 'Odeur forte, éternuements.'],
        dangersAEliminer: [
          'Vinaigre : l’adulte seul le tient et le verse; personne ne goûte, les visages restent à deux pas, derrière la ligne.',
          'Vinaigre de nettoyage ou autre produit ménager dans le mélange : seulement du vinaigre de cuisine et du bicarbonate alimentaire.',
          '{2-3a|Bicarbonate ou mousse à la bouche : le bol reste dans votre main ou en hauteur, la mousse se touche à la cuillère, la bouche et les doigts se rincent à l’eau claire.}',
          '{2-3a dedans|Sable lancé ou mangé : la main retrouve une cuillère et le cratère à remplir.}',
          '{2-3a cour !hiver|Sable lancé ou mangé : la main retrouve une cuillère et le cratère à remplir.}',
          'Reste de vinaigre au fond du pot : il mousserait sous leur nez à la première cuillerée; videz le pot avant chaque réveil.',
          'Bouteille fermée pour « faire exploser » : le cratère reste large et ouvert.',
          '{cour !2-3a si-roches|Roche lancée ou lâchée sur un pied : elle se pose à deux mains, et ne quitte pas la montagne.}',
          '{!2-3a si-figurines si-dinosaures si-camions|Bête ou camion sorti de la mousse : rincez-le avant qu’une main le porte à un visage.}',
          'Yeux touchés avec des mains sales ou vinaigrées : rincez à l’eau claire aussitôt.',
          'Noyade : chaque contenant d’eau au quart, un adulte à portée de bras, vidé dès qu’il ne sert plus.',
        ],
        supervision: 'palier1',
        allergies: [
          'Peau gercée ou eczéma : le vinaigre pique; l’enfant bâtit avec une cuillère, selon son plan individuel.',
        ],
      },
      observation: [
        'Éveil aux sciences : que prédit-il, et que retient-il de ce qui s’est passé?',
        'Motricité fine : comment dose-t-il l’eau et la force pour que ça tienne?',
        'Langage oral : dit-il ce que fait la mousse, ou à quoi elle ressemble?',
      ],
      prolongements: [
        'Laissez la montagne jusqu’au lendemain : que reste-t-il de la coulée?',
        'Quelqu’un a-t-il vu un vrai volcan, ici ou dans un autre pays? Affichez les images que les familles envoient.',
      ],
      reflexionRetroaction: [
        'La mousse a-t-elle pris toute la place, ou la montagne en avait-elle une?',
        'A-t-on entendu la mousse avant de la voir?',
      ],
    },
  },
  {
    key: 'la-bulle-s-echappe',
    summary:
      'Sans la toucher, avec le vent des mains, les enfants poussent une bulle vers un cerceau tenu par des amis. Elle n’obéit pas.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['vent-et-ciel', 'mouvement-et-defis', 'lumiere-et-ombre'],
    materials: ['eau', 'contenants-et-cuilleres', 'cartons-et-boites'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, les bulles partent du milieu du terrain, loin des modules et du stationnement.',
      INDOORS: 'Au local, une seule fabrique de bulles, au-dessus d’un grand tapis : le plancher savonneux glisse.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    alsoIn: {
      WINTER: 'L’hiver, jouez au local; dehors, vous seule trempez l’anneau et les mitaines sèches éventent.',
    },
    durationMinutes: 30,
    adults: 1,
    calls: [
      'bulle',
      'bulles',
      'bulles de savon',
      'savon',
      'souffler',
      'faire des bulles',
      'éclater',
      'flotter',
      'cerceau',
      'arc-en-ciel',
      'léger',
      'attraper des bulles',
      'vent',
      'toucher',
      'patience',
    ],
    seen: [
      'ils essaient de la diriger avec un carton sans jamais la toucher',
      'elle souffle trop fort, ça pète, alors elle recommence tout doucement',
      'il brasse l’air avec sa mitaine pour la faire passer dans le rond',
      'il se choque, elle éclate toujours juste avant d’arriver',
      'deux amis tiennent le cerceau et crient à l’autre de pousser l’air plus bas',
      'elle demande pourquoi elle monte au lieu de redescendre',
      'dans la cour, un courant d’air a ramené la dernière et ils ont tous retenu leur souffle',
      'en faisant la vaisselle de la dînette, ils poussaient la mousse du bout du nez',
    ],
    scenes: ['cooperer', 'pourquoi', 'bulles'],
    picture:
      'De grosses bulles flottent vers un cerceau que deux enfants tiennent debout; un autre les pousse d’un carton, l’éducatrice lève son anneau savonneux.',
    reviewedOn: '2026-11-27',
    sheet: {
      titre: 'La bulle ne se laisse pas prendre',
      observationDepart:
        'Une enfant court derrière une bulle, les deux mains en coupe, la rejoint, l’écrase. Devant ses paumes vides, elle souffle : « Encore. Doucement. »',
      intentionEducative:
        'Offrir un jeu où il faut ralentir son geste pour que la chose la plus fragile continue son voyage.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Doser un mouvement du bras, du très lent au très vif.',
        'Suivre des yeux ce qui flotte et se déplacer dessous.',
        'Remarquer ce qui fait monter, dévier ou éclater.',
      ],
      materiel: [
        item(
          'Eau et savon à vaisselle doux, bouteille qui se ferme et plat creux',
          'deux doigts dans le plat, au pied de l’adulte',
          'Savon à bulles du commerce',
        ),
        item(
          'Grands anneaux à manche',
          '{!hiver|deux, dont un qui se prête}{hiver dedans|deux, dont un qui se prête}{hiver dehors|un, que vous gardez}',
          'Broche recouverte de laine, pliée en rond',
        ),
        item('Cerceaux', 'trois', 'Cadre de carton'),
        item('Cartons minces, grands comme deux mains', 'un par enfant', 'Assiettes de carton'),
        item('Serviettes', 'quatre', 'Guenilles sèches'),
        item('{dedans|Grand tapis}', '{dedans|un}', null),
      ],
      preparation: [
        'Préparez le mélange une heure d’avance : une part de savon, six parts d’eau, brassées sans faire de mousse. Étiquetez la bouteille et gardez-la sur vous.',
        '{dehors|Sentez le vent : les bulles partent de la haie ou du mur vers l’espace libre.} {dedans|Fermez le ventilateur et roulez les meubles au bord du tapis.}',
        'Couchez les cerceaux {dehors|au sol à trois, cinq et huit pas}{dedans|sur le tapis, à un, deux et trois pas}.',
        '{1adulte|Seule, tenez une seule fabrique : vous trempez, ils éventent}{1adulte !hiver|; un anneau se prête, à côté de vous, quand les bras se calment}{1adulte hiver dedans|; un anneau se prête, à côté de vous, quand les bras se calment}{1adulte|.} {2adultes|À deux, l’une garde le plat, l’autre court sous les bulles avec ceux qui éventent.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 5, 45: 6 },
          'Trempez l’anneau, levez-le, tournez sur vous-même, très lentement. Une bulle. Suivez-la des yeux, la bouche ouverte, jusqu’à ce qu’elle éclate. « Où est-ce qu’elle voulait aller, tu penses? »',
        ),
        play(
          { 20: 13, 30: 19, 45: 20 },
          'D’abord, on crève : doigt, nez, genou, coude. Puis on essaie de ne pas crever : « Celle-là se rend au cerceau sans qu’on y touche! » Une paume passe dessous, un carton bat l’air, trop fort, moins fort. Deux amis relèvent un cerceau et attendent que la bulle y passe. {3-4a !hiver|À côté de vous, un enfant prend l’anneau trempé : un tour sur soi, le bras levé, une bulle sort.} {3-4a hiver dedans|À côté de vous, un enfant prend l’anneau trempé : un tour sur soi, le bras levé, une bulle sort.} {4-5a|Des équipes s’organisent pour la passer d’un cerceau à l’autre, sans la toucher.} {hiver dehors|L’hiver, les mitaines sèches éventent et vous seule trempez l’anneau.} {avec-papier|Éventez aussi avec @materiel.}',
        ),
        play(
          { 45: 12 },
          'Cherchez ce qui reçoit une bulle sans qu’elle éclate. {dehors hiver|Une mitaine sèche?} {dehors !hiver|Une main mouillée de savon? Un brin d’herbe?} {dedans|Une main mouillée de savon? Le dos d’une main sèche?} {!ete|Une manche de laine?} Les couleurs tournent sur la peau de la bulle; juste avant la fin, le dessus devient clair. Qui le voit le dit.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          'La dernière bulle est pour tout le monde : on ne bouge plus, on la regarde s’en aller. Puis chacun devient une bulle, les bras ronds, flotte vers vous, et ne touche personne. Mains {dedans|rincées}{dehors|essuyées, puis rincées au retour}, plat vidé.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Ralentissez vos propres bras : le groupe prend votre vitesse.',
          'Racontez la bulle comme un match : « Tu la pousses… elle recule… elle remonte! »',
          '{!hiver|Tendez l’anneau pour qu’on l’agite, sans souffler : la bouche reste loin du savon.} {hiver dedans|Tendez l’anneau pour qu’on l’agite, sans souffler : la bouche reste loin du savon.} {hiver dehors|Agitez l’anneau vous-même, sans souffler : les mitaines des enfants restent sèches.}',
        ],
        questionsOuvertes: [
          'Comment l’emmener sans la toucher?',
          'Que fait-elle quand ton bras va trop vite?',
          'Qu’as-tu vu sur sa peau, juste avant qu’elle éclate?',
        ],
      },
      vocabulaire: ['la bulle', 'flotter', 'éventer', 'éclater', 'fragile', 'l’anneau', 'dévier', 'transparent'],
      adaptations: [
        { pour: '3-4a', texte: 'Une seule bulle à pousser, et la consigne la plus courte : « Tout doux, le bras. »' },
        {
          pour: '4-5a',
          texte:
            'Ils tracent un parcours de cerceaux et décident ce qui compte : passer dedans, au-dessus, ou revenir.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant en fauteuil est la fabrique qui roule : l’anneau tenu contre l’accoudoir laisse une bulle à chaque tour de roue. Celui qui n’aime pas le savon garde un cerceau et annonce les arrivées.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, à l’ombre et après l’arrosage, l’air humide les garde plus longtemps : comptez.} {!hiver|L’hiver, un jour très froid et calme, faites vous-même quelques bulles au-dessus de la neige : certaines se figent avant d’éclater.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Deux coureurs qui regardent en l’air.', 'Savon dans un œil, qui pique.'],
        dangersAEliminer: [
          'Savon à la bouche : on agite l’anneau, on ne le met pas aux lèvres; la bouteille reste sur l’adulte.',
          '{dehors !hiver|Sol savonneux : déplacez la fabrique quand l’herbe ou l’asphalte luit.} {dehors hiver|Sol savonneux : déplacez la fabrique dès que la neige se glace.} {dedans|Sol savonneux : on reste sur le tapis, que l’on éponge aussitôt.}',
          'Noyade : le plat ne contient que deux doigts, un adulte à portée de bras, et se vide dès la fin.',
          '{dehors|Poursuite vers la rue, une marche ou un module : les bulles partent du côté opposé.} {dedans|Poursuite vers une marche ou un meuble : les bulles partent du côté opposé.}',
        ],
        supervision: 'palier1',
        allergies: ['Eczéma : savon sans parfum, mains rincées tôt; l’enfant évente avec un carton.'],
      },
      observation: [
        'Motricité globale : comment ralentit-il son bras quand la bulle approche?',
        'Attention : jusqu’où suit-il une bulle sans la quitter des yeux?',
        'Éveil aux sciences : à quoi attribue-t-il qu’elle monte ou qu’elle éclate?',
      ],
      prolongements: [
        'Essayez d’autres formes d’anneau, un carré, un cœur : la bulle en prend-elle la forme?',
        'Envoyez la recette aux familles, avec la phrase de leur enfant sur la façon de pousser une bulle.',
      ],
      reflexionRetroaction: [
        'Mon propre rythme a-t-il laissé place à la lenteur?',
        'Qui a préféré crever, et qu’y cherchait-il?',
      ],
    },
  },
]
