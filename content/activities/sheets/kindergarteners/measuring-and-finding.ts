import { closing, guided, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const KINDERGARTENERS_MEASURING_AND_FINDING_SHEETS: readonly BankSheet[] = [
  {
    key: 'combien-de-bras-fait-l-arbre',
    summary:
      'Six bras, ou huit bâtons? Les enfants entourent un grand arbre, comptent, recommencent et cherchent pourquoi leurs réponses diffèrent.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['nombres-et-formes', 'arbres-et-feuilles'],
    materials: ['batons', 'cordes-courtes', 'papier-et-crayons'],
    place: 'WOODS',
    alsoAt: {
      PARK: 'Les gros arbres du parc se comparent aux bancs et au lampadaire.',
      YARD: 'Un seul arbre suffit : il se mesure au sol, au genou, puis à hauteur de nez.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'mesurer',
      'compter',
      'arbre',
      'entourer',
      'câliner un arbre',
      'le plus gros',
      'grand petit',
      'longueur',
      'pas de géant',
      'corde',
      'tronc',
      'combien',
      'bâtons',
    ],
    seen: [
      'elle serre un gros tronc et ses mains ne se touchent pas de l’autre bord',
      'ils se prennent la main autour de l’érable et appellent un autre ami pour fermer le rond',
      'il compte ses pieds un devant l’autre pour savoir c’est long comment',
      'ils arrivent à deux réponses différentes et chacun dit que l’autre s’est trompé',
      'il veut savoir lequel est le plus vieux, le plus large, le plus haut du parc',
      'elle perd le compte parce que son ami la fait rire et repart à un',
      'dans le boisé, ils se sont mis à donner des câlins à tout ce qui pousse',
      'au parc, ils se couchent à terre bout à bout pour voir combien d’enfants ça prend',
    ],
    scenes: ['mesurer', 'compter'],
    picture:
      'Trois enfants se donnent la main autour d’un tronc énorme; l’éducatrice, carnet en main, compte leurs bras du doigt.',
    sheet: {
      titre: 'Combien de bras fait l’arbre?',
      observationDepart:
        'Un enfant entoure un tronc de ses bras et s’étonne de ne pas se rejoindre. Un ami l’aide à fermer le cercle.',
      intentionEducative: 'Soutenir le plaisir de mesurer pour répondre à une vraie question des enfants.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Choisir une unité : bras, pied, bâton.',
        'Compter et comparer deux mesures.',
        'Coopérer pour entourer plus grand que soi.',
      ],
      materiel: [
        item('Bâtons de même longueur', 'une dizaine', 'Pieds mis bout à bout'),
        item('Cordes d’un mètre', 'six', 'Bandes de vieux drap nouées'),
        item('Carnet et crayon', 'un pour le groupe', 'Cocottes posées une par une pour compter'),
        optional('{!hiver si-craies|Craie de trottoir}', '{!hiver si-craies|une}', null),
        optional(
          '{!hiver si-petits-camions|Petits camions ou petites autos}',
          '{!hiver si-petits-camions|ce que vous en avez}',
          null,
        ),
        optional('{si-blocs|Blocs pareils}', '{si-blocs|une dizaine}', null),
        optional('{si-rubans-à-mesurer|Ruban à mesurer souple}', '{si-rubans-à-mesurer|un}', null),
      ],
      preparation: [
        '{!cour|Repérez deux ou trois arbres sains, de grosseurs différentes, au pied dégagé.} {cour|Choisissez un arbre sain, au pied dégagé.}',
        'Coupez les bâtons à la même longueur; les enfants vérifieront.',
        'Comptez les cordes avant de les sortir : vous les recompterez à la fin.',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5, 45: 6 },
          'Serrez l’arbre dans vos bras, la joue sur l’écorce : « Combien d’amis faudrait-il? » {!hiver si-petits-camions|« Et combien d’autos ou de camions, pare-chocs contre pare-chocs, au pied? »} {!hiver si-craies|Un trait de craie sur l’écorce dit d’où part le tour et où il finit.} Notez toutes les prédictions, même la plus folle.',
        ),
        play(
          { 20: 12, 30: 19, 45: 21 },
          '{!cour|On se met à trois ou quatre par arbre.} {cour|Une équipe prend l’arbre, l’autre une roche ou un banc, puis on échange.} On entoure, on compte, on perd le compte parce que quelqu’un rit, on repart de un. Un ami va voir de l’autre bord et crie si les mains se touchent. Il en manque un bout? Un bâton le remplit : « quatre amis et un bâton ». La roche, l’ombre et un ami couché se mesurent aussi. Chaque unité est bonne, pourvu qu’elle se nomme : bras, bâtons, pieds. Ensuite, gardez l’arbre et changez d’unité : « Et en bâtons, couchés au pied? Et en cordes bout à bout? » Deux équipes crient deux nombres pour le même tronc? Retenez les deux : ils se retrouveront à la fin. {avec-corde|Mesurez aussi avec @materiel, en pliant en deux ou en trois.} {hiver|L’hiver, un bâton planté au pied dit l’épaisseur de la neige.}',
        ),
        play(
          { 45: 10 },
          'Une énigme circule : trouver {!cour|un autre tronc}{cour|autre chose dans la cour} dont le tour soit exactement celui du premier arbre. Les équipes mesurent à la corde, tenue à deux, au pas, et marquent le gagnant de trois {!hiver|feuilles}{hiver|boules de neige}.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 8 },
          '{!hiver si-petits-camions|Au pied, on gare autos et camions, pare-chocs contre pare-chocs : combien pour le tour?} Mettez deux réponses côte à côte : « Une équipe dit six bras. L’autre dit huit bâtons. Qui a raison? » {si-blocs|Une file de blocs le long d’un bras, une autre le long d’un bâton : lequel en demande plus?} Laissez-les débattre, coucher un bâton le long d’un bras, puis recomptez les cordes à voix haute. {si-rubans-à-mesurer|Le ruban à mesurer dit un troisième nombre : est-ce encore le même arbre?}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Pointez chaque bras au moment où l’enfant le compte, sans dire le nombre.',
          'Prêtez un bras quand il en manque un, le dos au tronc, les yeux sur tout le groupe.',
          'Écrivez la mesure avec un dessin de l’unité : un bâton, un pied.',
        ],
        questionsOuvertes: [
          'Comment savoir lequel est le plus gros?',
          'Pourquoi n’avez-vous pas trouvé le même nombre?',
          'Qu’est-ce que tu voudrais mesurer d’autre?',
        ],
      },
      vocabulaire: ['entourer', 'mesurer', 'la longueur', 'autant', 'plus que', 'le tronc', 'comparer', 'environ'],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'D’abord, comptez seulement les amis qu’il faut pour faire le tour. Un autre jour, coupez une corde à la mesure de l’arbre; vous la gardez et la ressortez à chaque saison.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Confiez le bout de la corde, tenu contre l’écorce, à l’enfant dont les bras se lèvent peu : tous mesurent à partir de lui.',
        },
        {
          pour: 'interieur',
          texte: 'Une colonne, une table ronde ou un éducateur patient prennent la place du tronc.',
        },
      ],
      securite: {
        risquesAcceptes: ['Éraflures d’écorce.', 'Pied qui bute sur une racine.'],
        dangersAEliminer: [
          'Corde autour d’un ami : elle n’entoure que des troncs ou des choses, puis revient à l’adulte.',
          'Branches mortes au-dessus du tronc choisi : {!cour|prenez l’arbre voisin}{cour|mesurez ailleurs}.',
          '{!cour|Enfant caché par un tronc ou parti au suivant : montrez l’arbre qu’on ne dépasse pas, placez-vous d’où vous les voyez tous, et comptez-les à chaque unité neuve.}',
          '{!hiver|Trou de guêpes ou de mulots au pied : contournez-le avant d’inviter le groupe.}',
        ],
        supervision: 'palier3',
        allergies: ['Sève{!hiver| et pollen} : lavez les mains de l’enfant qui y réagit dès la fin des mesures.'],
      },
      observation: [
        'Éveil aux mathématiques : comment s’assure-t-il de ne rien oublier en comptant?',
        'Raisonnement : comment explique-t-il deux résultats différents?',
        'Compétences sociales : comment invite-t-il les autres à l’aider?',
      ],
      prolongements: [
        'Un grand arbre de papier, au mur, porte les mesures du groupe de mois en mois.',
        'Les familles mesurent un arbre de leur rue en bras de parents et envoient le nombre.',
      ],
      reflexionRetroaction: [
        'Ai-je accueilli les comptes inexacts avec intérêt?',
        'Quelle question de mesure venait d’un enfant?',
      ],
    },
  },
  {
    key: 'la-planche-qui-penche',
    summary:
      'Une planche sur un appui rond, et tout bascule : les enfants pèsent, ajoutent, reculent d’un pas et cherchent le point où rien ne bouge.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['nombres-et-formes', 'mouvement-et-defis'],
    materials: ['buches-et-rondelles', 'chaudieres-et-pelles', 'sable', 'neige'],
    place: 'YARD',
    alsoAt: {
      INDOORS: 'Au local, la planche bascule sur un tapis roulé et bien ficelé; on y pèse des sacs et des livres.',
      PARK: 'Les planches voyagent {!hiver|à deux, les bûches dans les chaudières}{hiver|en traîneau, avec les bûches}; le parc fournit {!hiver|le sable et la terre}{hiver|la neige} à peser.',
      WOODS: 'Une vraie bûche couchée sert de pivot; cocottes et branches se pèsent.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'balance',
      'peser',
      'lourd',
      'léger',
      'bascule',
      'planche',
      'équilibre',
      'pencher',
      'chaudière pleine',
      'soulever',
      'pareil des deux côtés',
      'bûche',
      'lourd et léger',
    ],
    seen: [
      'ils mettent du sable dans un seau et le bout descend d’un coup',
      'il s’assoit à un bout, elle à l’autre, et ils se demandent qui pèse plus',
      'elle déplace une roche de deux doigts pour que ça reste droit sans toucher à terre',
      'il ne comprend pas que la plus petite puisse lever un grand comme lui',
      'ils se prédisent ce qui va arriver avant de lâcher et s’obstinent',
      'il est au bout dans les airs et chiale qu’il est pris en haut',
      'au parc, ils restent une heure sur le balançoire à deux places, un lourd et un léger',
      'dans le carré de sable, ils ont posé une latte sur un rondin et chargent les deux bouts',
    ],
    scenes: ['mesurer', 'pourquoi'],
    picture:
      'Une planche penche sur une bûche : un enfant à un bout, deux chaudières de sable à l’autre, et l’éducatrice mime la pente de ses bras.',
    sheet: {
      titre: 'La planche qui penche',
      observationDepart:
        'Une planche oubliée sur {dehors|une bûche}{dedans|un tapis roulé} s’est mise à basculer. Deux enfants s’assoient aux bouts et discutent de qui est le plus lourd.',
      intentionEducative: 'Soutenir la recherche de l’équilibre par essais, prédictions et désaccords.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
      ],
      objectifs: [
        'Prévoir de quel côté la planche tombera.',
        'Changer le poids ou la distance pour retrouver l’équilibre.',
        'Soulever et porter une charge qu’il juge à sa mesure.',
      ],
      materiel: [
        item('Planches lisses d’un mètre et demi, larges comme deux mains', 'deux', 'Vieilles tablettes poncées'),
        item(
          '{dehors|Bûches basses bien rondes}{dedans|Tapis de gymnastique roulés et attachés}',
          'deux',
          '{dehors|Demi-rondin de clôture}{dedans|Couverture roulée serré}',
        ),
        item('{dedans|Coussins, pour caler les rouleaux}', 'quatre', 'Couvertures pliées'),
        item('{parc hiver|Traîneau, pour le transport}', 'un', 'Luge'),
        item('Chaudières', 'six', 'Sacs de toile'),
        item(
          '{!45min|Crayon gras}{45min|Crayons gras et grandes feuilles}',
          '{!45min|un}{45min|deux de chaque}',
          'Ruban-cache, pour marquer',
        ),
        item('{dehors|Pelles}', 'quatre', 'Bols solides'),
        item(
          '{dehors|Sable, terre ou neige}{dedans|Sacs de sable cousus et livres}',
          '{dehors|ce qu’offre le lieu}{dedans|une douzaine}',
          '{dehors|Cocottes et roches grosses comme le poing}{dedans|Souliers}',
        ),
      ],
      preparation: [
        'Calez chaque {dehors|bûche} {dehors !hiver|dans le sol}{dehors hiver|dans la neige tassée}{dedans|rouleau entre deux coussins} : rien ne bouge quand vous poussez du pied.',
        'Marquez le milieu de chaque planche au crayon gras et passez la main sur ses bouts : aucune écharde.',
        'Posez les planches assez loin l’une de l’autre pour marcher entre elles avec une chaudière.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Déposez une chaudière vide à chaque bout, puis {dehors|versez une seule poignée dans l’une}{dedans|glissez un seul livre dans l’une}. « Tiens! La planche a choisi. » {dehors|Tendez la pelle}{dedans|Poussez la pile vers eux}, taisez-vous.',
        ),
        play(
          { 20: 13, 30: 20, 45: 20 },
          'Formez deux équipes, une par planche. Charger, enlever, pousser la chaudière vers le milieu : la planche répond toujours. Des paris se prennent avant chaque lâcher. Les enfants s’assoient aussi, un par bout, {1adulte|à une planche à la fois, }pendant que votre pied la retient, puis cherchent qui soulève qui. {avec-naturel dehors|Pesez @materiel contre une pelletée.} {avec-naturel dedans|Pesez @materiel contre un livre.} {avec-contenant|Comparez @materiel à la chaudière chargée.} {1adulte|Restez entre les deux planches, les deux bouts dans votre champ de vision.}',
        ),
        play(
          { 45: 13 },
          'Un défi s’installe : faire tenir la planche droite avec trois choses d’un côté et une seule de l’autre. La solution trouvée se garde; on dessine où étaient les pieds et les chaudières.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          'Chaque équipe montre son plus bel équilibre et le défait d’un doigt. Videz, empilez les chaudières, couchez les planches à plat.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Demandez le pari avant le geste, la main levée : « Attendez… de quel côté? »',
          'Posez votre pied sur la planche quand un enfant s’y assoit ou s’en lève.',
          'Mimez l’hypothèse de l’enfant avec vos bras en croix.',
        ],
        questionsOuvertes: [
          'Que va-t-il se passer si tu recules?',
          'Comment le petit a-t-il soulevé le grand?',
          'Qu’est-ce que tu pourrais changer sans rien ajouter?',
        ],
      },
      vocabulaire: ['l’équilibre', 'le poids', 'basculer', 'le pivot', 'le milieu', 'alléger', 'lourd comme', 'autant'],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'Deux chaudières pareilles, remplies par une seule personne, aident à voir l’effet d’un geste. L’étape suivante : déplacer le pivot plutôt que le poids.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Depuis un siège près du milieu, l’enfant qui se déplace peu fait glisser une charge d’un doigt et commande l’équilibre.',
        },
        { pour: 'interieur', texte: 'La règle et la gomme, posées sur un crayon, font une balance de table.' },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, neige folle et neige mouillée remplissent deux chaudières pareilles : laquelle gagne, et pourquoi?} {hiver|L’été, sable sec et sable mouillé remplissent deux chaudières pareilles : laquelle gagne, et pourquoi?}',
        },
      ],
      securite: {
        risquesAcceptes: ['Fesses qui rebondissent au sol.', 'Bras fatigués d’avoir porté.'],
        dangersAEliminer: [
          'Doigts ou orteils sous la planche : avant chaque bascule, toutes les mains se montrent en l’air et les pieds reculent d’un pas.',
          'Enfant debout sur la planche, ou qui saute sur un bout : un enfant assis par bout, les autres à un pas.',
          'Charge tenue à deux mains qui glisse : chaudière remplie à moitié, portée près du corps.',
        ],
        supervision: 'palier2',
        allergies: [
          '{dehors !hiver|Poussière de sable : humectez le tas si un enfant asthmatique joue tout près.} {dehors hiver|Effort au grand froid : gardez sur vous l’inhalateur de l’enfant asthmatique.} {dedans|Poussière des tapis : secouez-les la veille si un enfant du groupe est asthmatique.}',
        ],
      },
      observation: [
        'Raisonnement : que tient-il pour cause quand la planche penche?',
        'Motricité globale : comment ajuste-t-il sa posture en soulevant?',
        'Éveil aux mathématiques : quels mots emploie-t-il pour comparer?',
      ],
      prolongements: [
        'Gardez la planche une semaine : chaque matin, un nouveau duel d’objets est proposé par un enfant.',
        'Les familles cherchent à la maison ce qui pèse autant que le chat ou le sac à dos.',
      ],
      reflexionRetroaction: [
        'Ai-je donné la réponse avant la bascule?',
        'Quelle idée fausse a mené à une bonne découverte?',
      ],
    },
  },
  {
    key: 'la-carte-du-tresor',
    summary:
      'Deux équipes cachent une boîte, en dessinent la carte et l’échangent. La carte est bonne si elle mène quelqu’un au trésor.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['contes-et-lettres', 'nombres-et-formes'],
    materials: ['papier-et-crayons', 'cartons-et-boites'],
    place: 'YARD',
    alsoAt: {
      INDOORS: 'Au local, tables, tapis et fenêtre servent de repères sur la carte.',
      PARK: 'Les jeux du parc donnent des repères que tout le monde reconnaît.',
      WOODS: 'Le territoire connu autour du camp se dessine : souche, gros pin, tournant du sentier.',
    },
    seasons: [],
    durationMinutes: 45,
    adults: 1,
    calls: [
      'carte',
      'trésor',
      'cacher',
      'plan',
      'chemin',
      'croix',
      'indices',
      'se repérer',
      'à gauche à droite',
      'explorateur',
      'cache-cache',
      'cachette',
      'carte au trésor',
      'dessin',
      'travail d’équipe',
    ],
    seen: [
      'il a enterré son camion dans le carré de sable et ne sait plus où',
      'elle dessine un arbre, une flèche et un gros X et me dit suis ça',
      'ils comptent leurs pas à partir de la clôture pour retrouver ce qu’ils ont caché',
      'elle se fâche parce que personne ne comprend son dessin pour arriver au bon endroit',
      'il n’est pas capable de se taire et montre la cachette à l’autre équipe',
      'ils veulent que la chasse soit difficile et mettent des pièges sur le papier',
      'dans la cour, ils creusent partout parce que quelqu’un a dit qu’il y avait de l’or',
      'depuis le rallye du parc, ils se promènent avec un bout de papier plié et cherchent des repères',
    ],
    scenes: ['cacher-trouver', 'tracer-ecrire'],
    picture:
      'Trois enfants suivent leur carte vers une boîte cachée dans les buissons; au loin, les deux auteurs se taisent, la main sur la bouche.',
    sheet: {
      titre: 'La carte du trésor, c’est nous',
      observationDepart:
        'Un enfant a {dehors|enterré}{dedans|caché} une auto et ne la retrouve plus. Il faudrait « un papier qui dit où », propose son ami.',
      intentionEducative:
        'Soutenir le passage d’un lieu à son dessin, puis du dessin au lieu, pour quelqu’un d’autre que soi.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'principal' },
        { domaine: 'langagier', composante: 'Éveil à la lecture et à l’écriture', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Choisir des repères que l’autre reconnaîtra.',
        'Dire et dessiner près, loin, derrière, entre.',
        'Comprendre que l’autre ne sait pas ce qu’il sait.',
      ],
      materiel: [
        item('Boîtes à couvercle', 'deux', 'Bas noués, chaussures'),
        item('Objets précieux choisis par les enfants', 'un par enfant', 'Cocottes, belles roches'),
        item(
          'Grandes feuilles et gros crayons',
          'une feuille par équipe, une pour vous{60min|, une de plus}; un crayon par enfant, un pour vous',
          'Envers d’affiches',
        ),
        item('Cartons à pince', 'deux', 'Couvercles de boîte'),
        optional('Ruban de couleur pour marquer le départ', 'un bout', 'Bâton planté'),
      ],
      preparation: [
        'Marchez le territoire avec le groupe et convenez de ses bords.',
        'Marquez un départ commun d’où les deux équipes partiront.',
        '{1adulte|Décidez du coin d’attente, près de vous : l’équipe qui ne doit pas voir s’y assoit, dos tourné.} {2adultes|Placez les équipes de sorte qu’elles se tournent le dos pendant qu’on cache.}',
      ],
      deroulement: [
        opening(
          { 30: 5, 45: 7, 60: 8 },
          'Sortez une feuille presque vide : un carré pour {dehors|le terrain}{dedans|le local}, une croix pour l’endroit que vous avez choisi. « Voici ma carte. Allez-y! » Les enfants protestent : il manque tout. « Qu’est-ce qu’il faut, alors? » Ajoutez ce qu’ils nomment, un repère à la fois, puis suivez votre feuille du départ à la croix : y mène-t-elle?',
        ),
        play(
          { 30: 10, 45: 13, 60: 15 },
          'Formez deux équipes. Chacune met ses objets précieux dans sa boîte, la cache, puis en dessine la carte sur son carton à pince. {1adulte|Seule, gardez une équipe dans le coin d’attente, à choisir ses objets, pendant que l’autre cache sous vos yeux; inversez, et celle qui a caché commence sa carte.} {2adultes|À deux, chacune suit une équipe et se tait sur la cachette.} Repères, flèches, nombres de pas, avertissements : tout est permis. {avec-contenant|Le trésor peut loger dans @materiel.}',
        ),
        play(
          { 30: 10, 45: 14, 60: 16 },
          'Les cartes s’échangent. Une équipe cherche à la fois{1adulte|, et vous la suivez}; à mi-temps, inversez. L’équipe se place au départ, tourne la feuille, se trompe de coin, trouve la boîte et l’ouvre. Les auteurs suivent de loin, la main sur la bouche : ils n’ont droit qu’à « chaud » ou « froid ».',
        ),
        guided(
          { 45: 5, 60: 6 },
          'Étalez les deux cartes : « Où avez-vous hésité? » Les lecteurs montrent l’endroit, les auteurs ajoutent le repère qui manquait.',
        ),
        play(
          { 60: 9 },
          'Une équipe recache sa boîte et en dessine une carte neuve, avec les repères qui manquaient; l’autre, dos tourné, ajoute à la sienne des avertissements, puis cherche. La carte peut être une lettre au lieu d’un dessin, ou contenir une fausse piste.',
        ),
        closing(
          { 30: 5, 45: 6, 60: 6 },
          'Les objets reviennent à leurs propriétaires. Les cartes se roulent et se rangent : elles serviront demain, si la boîte retourne au même endroit.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Posez-vous au départ, la feuille à plat, orientée comme le lieu.',
          'Lisez la carte naïvement, doigt sur le trait : « Là, je fais quoi? »',
          'Retenez votre regard : il trahit la cachette.',
        ],
        questionsOuvertes: [
          'Qu’est-ce que l’autre équipe verra en arrivant ici?',
          'Comment dire que c’est derrière?',
          'D’où faut-il partir pour que la carte marche?',
        ],
      },
      vocabulaire: ['la carte', 'le repère', 'la flèche', 'derrière', 'entre', 'le départ', 'le territoire', 'tourner'],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'La page blanche arrête un enfant? Dessinez trois repères, il ajoute la croix. Une équipe à l’aise essaie une carte sans dessin, rien que des pas et des virages.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui voit peu dicte une carte de textures : « du dur, puis du mou, jusqu’{dehors|à l’écorce}{dedans|au rideau} »; l’autre équipe la suit du pied, puis de la main.',
        },
        {
          pour: 'interieur',
          texte:
            'Posez des blocs dans un couvercle, comme les meubles du local : une équipe y montre sa cachette, l’autre la cherche ensuite en grand.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dehors, les pas dans la neige trahissent : brouillez-les en équipe, ou servez-vous-en comme pointillés.} {hiver|L’été, dehors, des cailloux pâles semés un à un font les pointillés.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Recherche vaine et découragement passager.', 'Genoux au sol, mains sales.'],
        dangersAEliminer: [
          'Cachette hors du regard : nul trésor {dehors|derrière un bâtiment, sous un véhicule ou passé les bords convenus}{dedans|derrière une porte, en hauteur ou hors du local}.',
          '{dehors|Trou ou tas pour enfouir : la boîte se cache, elle ne s’enterre pas, ni dans un tas ni sous une roche lourde.} {dedans|Meuble déplacé pour cacher : la boîte se glisse dans ce qui tient déjà solidement.}',
          'Équipe dispersée : les chercheurs suivent tous la même feuille et avancent ensemble.',
        ],
        supervision: 'palier2',
        allergies: ['Objets de la maison dans la boîte : refusez ce qui contient du latex ou se mange.'],
      },
      observation: [
        'Éveil aux mathématiques : quels mots d’espace emploie-t-il juste?',
        'Éveil à la lecture et à l’écriture : que met-il dans sa carte pour être compris?',
        'Raisonnement : que fait-il quand la carte et le lieu ne s’accordent pas?',
      ],
      prolongements: [
        'Collez les cartes réussies dans un atlas du groupe, avec le titre dicté.',
        'Une famille cache un mot doux à la maison et dessine, avec l’enfant, la carte pour le trouver.',
      ],
      reflexionRetroaction: [
        'Ai-je gardé le secret jusqu’au bout?',
        'Quelle équipe a appris de son erreur, et comment?',
      ],
    },
  },
  {
    key: 'le-lac-dans-un-cadre',
    summary:
      'Clic! Assis loin du bord, un cadre de carton à bout de bras, chacun choisit son morceau de lac et le raconte les yeux fermés.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['eau-neige-et-glace', 'couleurs-et-textures', 'lumiere-et-ombre'],
    materials: ['cartons-et-boites'],
    place: 'WATERSIDE',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'lac',
      'rivière',
      'vagues',
      'regarder au loin',
      'photo',
      'reflets',
      'paysage',
      'se souvenir',
      'kim',
      'attention',
      'cadre',
      'bord de l’eau',
      'attente',
      'photos',
    ],
    seen: [
      'il fait un carré avec ses doigts et ferme un œil vers les vagues',
      'elle regarde trois secondes, ferme les yeux et me dit tout ce qu’il y avait',
      'ils pointent dans un rectangle de carton et se montrent des canards au large',
      'il court partout sur la grève, j’aimerais qu’il s’assoie et regarde un peu',
      'elle voit toujours un détail que personne d’autre n’avait remarqué et elle en est fière',
      'il se sert de son ami comme d’une caméra et lui pèse sur l’épaule',
      'au quai, ils restent assis à fixer l’eau et racontent ce qui passe',
      'depuis les vacances au bord du fleuve, elle veut garder des images de tout dans sa tête',
    ],
    scenes: [],
    picture:
      'Assis sur des coussins, deux enfants cadrent un huard dans un carton tendu vers le lac d’automne; un ami attend, les mains sur les yeux.',
    sheet: {
      titre: 'Le lac dans un cadre',
      observationDepart:
        'Un enfant regarde entre ses doigts en carré et ferme un œil. « Là, y’a juste {!hiver|le canard}{hiver|la cabane}! » Les autres veulent voir par sa fenêtre.',
      intentionEducative: 'Soutenir une attention qui choisit, retient et se raconte devant un paysage qui change.',
      domaines: [
        { domaine: 'cognitif', composante: 'Attention', role: 'principal' },
        { domaine: 'cognitif', composante: 'Mémoire', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Choisir un détail et y rester.',
        'Décrire une image de mémoire.',
        '{45min|Remarquer ce qui a changé entre deux regards.}',
      ],
      materiel: [
        item(
          'Cadres de carton, ouverture grande comme une main',
          'un pour deux enfants, un pour vous',
          'Doigts en carré',
        ),
        item('Coussins imperméables', 'un par enfant', 'Sacs de toile pliés'),
      ],
      preparation: [
        'Choisissez un endroit plat à quinze pas de l’eau, derrière une rangée de roches, une clôture ou des bancs.',
        'Chacun porte son coussin. Dos au lac, placez les coussins en éventail, un enfant assis dès que le sien est posé.',
        'Entendez-vous sur la règle avec les enfants : les fesses au coussin, c’est le regard qui voyage. {hiver|L’hiver, alternez cinq minutes assises et un tour de marche vers la terre.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Debout de côté, entre les coussins et le lac, promenez lentement votre cadre devant vous. Arrêtez-le : « Oh. » Gardez pour vous ce que vous avez vu; distribuez les cadres.',
        ),
        play(
          { 20: 12, 30: 11, 45: 14 },
          'Deux par deux, l’un choisit un morceau de lac, l’autre vient y coller l’œil. {!hiver|Un remous, une bouée, trois reflets, une aile.} {hiver|L’hiver, une fissure, une ombre bleue, une trace, une cabane au loin.} Chacun dit ce qu’il voit que l’autre n’a pas vu, puis l’autre choisit à son tour. Un duo a fini? Demandez-lui un détail tout près, puis un très loin.',
        ),
        play(
          { 30: 9, 45: 12 },
          'Le jeu de l’appareil photo se joue assis, à deux. L’un fait l’appareil, les yeux fermés. L’autre est le photographe : il tend le cadre devant son ami et lui touche l’épaule. L’appareil ouvre les yeux trois secondes. Clic. Yeux refermés, il raconte sa photo, et le photographe complète. Puis les rôles s’échangent.',
        ),
        guided(
          { 45: 7 },
          'Cadrez tous le même morceau de lac qu’au début. « Qu’est-ce qui a bougé pendant qu’on jouait? » Faites parler d’abord ceux dont la photo était précise.',
        ),
        closing(
          { 20: 5, 30: 6, 45: 7 },
          'Un dernier regard, cadre baissé, puis dos au lac. Chaque enfant offre au groupe une chose qu’il rapporte dans sa tête. Comptez-vous et quittez vers la terre.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Penchez-vous devant le cadre de l’enfant, dos au lac, et faites-lui nommer ce qu’il y voit.',
          'Répétez le mot précis qu’il a trouvé : {!hiver|« plissée, l’eau est plissée »} {hiver|« fendue, la glace est fendue »}.',
          'Restez debout entre les coussins et le lac, du premier regard au dernier.',
        ],
        questionsOuvertes: [
          '{20min|Qu’est-ce que tu as choisi de garder?} {30min 45min|Qu’est-ce que tu as gardé dans ta photo?}',
          'Où commence le ciel?',
          '{45min|Qu’est-ce qui a changé depuis tantôt?}',
        ],
      },
      vocabulaire: [
        'le cadre',
        '{!hiver|le reflet}{hiver|la fissure}',
        'l’horizon',
        '{!hiver|le remous}{hiver|la trace}',
        'le détail',
        'lisse',
        '{!hiver|plissé}{hiver|fendu}',
        'se souvenir',
      ],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'Cadre posé sur le genou, l’enfant nomme trois choses et le passe. Une fois le jeu compris, il décrit {20min|son morceau de lac}{!20min|sa photo}, et un ami cherche où cela se trouve.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Yeux clos, l’enfant qui voit mal cadre avec ses oreilles : il choisit un son du lac, le pointe du bras et le décrit.',
        },
        {
          pour: 'autre_saison',
          texte:
            'Le même cadre, revenu chaque saison au même coussin, montre l’eau, la glace ou la brume sans qu’un pied s’approche.',
        },
      ],
      securite: {
        risquesAcceptes: ['Ennui d’un instant.', 'Fesses mouillées ou froides.'],
        dangersAEliminer: [
          'Noyade : la place de chacun est à quinze pas de l’eau, l’adulte debout entre le groupe et la rive, à portée de bras de l’enfant qui bouge le plus.',
          '{!20min|Yeux fermés en marchant : qui fait l’appareil photo reste assis.}',
          'Reflet éblouissant sur le lac : tournez l’éventail de coussins pour l’avoir de côté.',
          '{hiver printemps|Glace du lac : personne n’y descend, même si des traces y mènent.}',
        ],
        supervision: 'palier1',
        allergies: [
          '{!hiver|Piqûres près de l’eau : l’auto-injecteur reste sur vous.} {hiver|L’hiver, l’auto-injecteur se garde sous le manteau.}',
        ],
      },
      observation: [
        'Attention : combien de temps garde-t-il son choix, et qu’est-ce qui le ramène?',
        'Mémoire : quels détails rapporte-t-il{20min|, dos au lac}{!20min| les yeux fermés}?',
        'Langage oral : quels mots précis cherche-t-il pour se faire comprendre?',
      ],
      prolongements: [
        'Au local, chacun dessine de mémoire son morceau de lac dans un cadre de même grandeur.',
        'Prêtez les cadres pour une fin de semaine : chaque famille rapporte une vue racontée.',
      ],
      reflexionRetroaction: [
        'La distance choisie m’a-t-elle laissée tranquille?',
        'Qui a parlé de ce qu’il ressentait devant l’eau?',
      ],
    },
  },
  {
    key: 'le-glacon-qui-dure',
    summary:
      'À chaque équipe son gros bloc de glace, à garder entier le plus longtemps possible : un manteau s’invente, se vérifie et se change.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['eau-neige-et-glace'],
    materials: ['tissus', 'cartons-et-boites', 'sable', 'neige'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'glaçon',
      'glace',
      'fondre',
      'froid',
      'chaud',
      'expérience',
      'science',
      'isoler',
      'manteau',
      'canicule',
      'hypothèse',
      'congélateur',
    ],
    seen: [
      'il enroule son bloc gelé dans une débarbouillette pour qu’il ne disparaisse pas',
      'elle met une tuque sur sa glace et son ami jure que ça va la réchauffer',
      'ils enterrent un cube dans le sable pour le garder au frette',
      'il souffle dessus pour le refroidir et l’autre dit que ça fait le contraire',
      'elle a le cœur gros parce que sa boule de neige est devenue de l’eau dans l’évier',
      'ils gagent lequel va rester le dernier et courent vérifier aux cinq minutes',
      'au dîner, ils ont comparé leurs verres, chez un il restait un petit morceau froid',
      'dans le vestiaire, un ami a mis de la neige dans sa mitaine pour l’apporter à la maison',
    ],
    scenes: ['neige-glace', 'pourquoi', 'envelopper'],
    picture:
      'Un bloc de glace fond, nu, dans son plat; l’éducatrice et une enfant habillent le deuxième, un ami enfouit le troisième dans le sable.',
    sheet: {
      titre: 'Le glaçon qui dure',
      observationDepart:
        'Un bloc rapporté du congélateur rapetisse sur la table. « Mets-lui une tuque! » lance un enfant. « Non, ça va le réchauffer! »',
      intentionEducative: 'Éveiller le goût de vérifier une idée quand les amis ne sont pas d’accord.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Prédire, essayer, revenir voir.',
        'Comparer deux blocs traités autrement.',
        'Défendre une idée devant son équipe et en changer.',
      ],
      materiel: [
        item('Blocs de glace moulés dans des pots de yogourt', 'cinq : un par équipe, le témoin, un de réserve', null),
        item('Plats larges à rebord', 'quatre{45min si-sel|, et un pour le bloc de réserve}', 'Assiettes profondes'),
        item('Boîtes de carton et couvercles', 'trois', 'Bols retournés'),
        item(
          'Tissus, bas de laine, papier journal',
          'quatre tissus, quatre bas, dix feuilles',
          'Feuilles mortes, mousse d’emballage',
        ),
        item('Sable ou neige', 'deux chaudières', 'Terre sèche'),
        item('Feuilles et crayon pour les paris et les heures de visite', 'deux feuilles, un crayon', 'Tableau'),
        item('Serviettes pour tenir les blocs et essuyer', 'quatre', null),
        optional('{45min|Cuillère à mesurer}', 'une', 'Petit verre'),
        optional('{si-colorants|Colorant alimentaire}', '{si-colorants|dix gouttes par bloc, versées par vous}', null),
        optional('{si-loupes|Loupes incassables}', '{si-loupes|une ou deux}', null),
        optional('{si-eau|Eau froide}', '{si-eau|un fond de plat}', null),
        optional('{45min si-sel|Sel}', '{45min si-sel|une cuillerée}', null),
      ],
      preparation: [
        'Moulez les blocs la veille, pareils, gros comme le poing d’un adulte : aucun n’entre dans une bouche. {si-colorants|Teignez l’eau de dix gouttes de colorant par pot.}',
        'Décidez des heures de visite et affichez-les en dessins : collation, dîner, après la sieste.',
        'Gardez un bloc nu dans un plat : le « témoin ».',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5, 45: 6 },
          'Posez le témoin au milieu, nu, et laissez une première goutte tomber. {si-colorants|Elle est colorée : chaque flaque montrera de loin ce que son bloc a perdu.} {si-loupes|À la loupe, cherchez par où le témoin commence à fondre.} « Le vôtre, vous voulez le garder jusqu’à quand? » Écrivez les paris.',
        ),
        play(
          { 20: 12, 30: 18, 45: 23 },
          'Trois équipes, trois blocs, un bout de table chacune. Elles disent d’abord leur idée, puis habillent leur bloc : enrouler, enfouir, mettre à l’ombre, souffler dessus. « Souffler, c’est froid! » « Non, c’est chaud! » : chacun souffle sur le dos de sa main. {si-eau|Une équipe parie sur un bain d’eau froide, un doigt au fond du plat? Son bloc se jugera à ce qu’il en reste.} {!20min|Les mains ralentissent? Promenez le témoin d’une équipe à l’autre : « Il a perdu tout ça. Et le vôtre? » Défense d’ouvrir le manteau : on tâte seulement le plat.} Une équipe a fini? Demandez-lui par où la chaleur pourrait encore entrer. Quand les trois manteaux sont fermés, chaque équipe pose son plat à l’endroit qu’elle a choisi. {avec-tissu|Une équipe peut vouloir @materiel.} {avec-papier|Froissez @materiel autour d’un bloc.} {avec-naturel|Enfouissez un bloc dans @materiel.}',
        ),
        guided(
          { 45: 7 },
          'Première visite : découvrez à peine, touchez, regardez ce qui a fondu, ou mesurez-le à la cuillère. {si-sel|Sur le bloc de réserve, semez une pincée de sel : le garde-t-il, ou le mange-t-il?} Chaque équipe peut changer une seule chose à son manteau. « On enlève la laine! » « Non, on en met plus! » Chacun dit pourquoi, l’équipe choisit et referme avant la goutte suivante.',
        ),
        closing(
          { 20: 4, 30: 7, 45: 9 },
          'Chaque équipe explique son manteau, une main dessus. Fixez le prochain rendez-vous. Le verdict se lira au fond des plats, en fin de journée.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Écrivez le pari tel qu’il est dit, sans sourciller.',
          'Placez deux plats côte à côte quand deux enfants s’obstinent.',
          'Tenez le bloc dans une serviette pour l’équipe que le froid arrête, le temps qu’elle l’habille.',
        ],
        questionsOuvertes: [
          'Que fait la laine au glaçon, d’après toi?',
          'Comment le savoir sans ouvrir?',
          'Qu’est-ce que tu changerais la prochaine fois?',
        ],
      },
      vocabulaire: ['fondre', 'le témoin', 'le pari', 'isoler', 'la goutte', 'le résultat', 'vérifier', 'dégeler'],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'Deux blocs, l’un avec tuque, l’autre sans, posent toute la question. Un groupe patient dessine l’état de chaque bloc à chaque visite, en bande dessinée.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Deux mitaines l’une dans l’autre rendent le froid supportable. L’enfant qui n’y touche pas annonce chaque visite au groupe.',
        },
        {
          pour: 'interieur',
          texte: 'Près de la fenêtre ensoleillée et loin d’elle : deux places à comparer pour le même manteau.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, le défi se joue à l’ombre du matin.} {ete|L’hiver, renversez le défi : qui fera fondre son bloc sans chauffage?}',
        },
      ],
      securite: {
        risquesAcceptes: ['Doigts froids quelques secondes.', 'Déception devant une flaque.'],
        dangersAEliminer: [
          'Plancher mouillé : plats à rebord, un coup de serviette à chaque visite.',
          'Éclat de glace porté à la bouche : le bloc ne se casse pas; l’adulte retire tout morceau.',
          'Main collée au sortir du congélateur : laissez le bloc ruisseler sur le comptoir avant de l’offrir.',
          '{si-eau|Plat d’eau renversé : vous y versez un doigt d’eau une fois le plat à sa place, et il n’en bouge plus.}',
          '{si-loupes|Loupe au soleil d’une fenêtre : elle reste à l’ombre, près du témoin.}',
          '{45min si-sel|Sel et glace ensemble brûlent la peau : vous semez le sel vous-même, ce bloc-là se regarde sans y toucher, et vos mains se rincent.}',
        ],
        supervision: 'palier3',
        allergies: [
          'Laine brute : choisissez du coton pour l’enfant dont la peau y réagit.',
          '{si-colorants|Colorant : lisez l’étiquette avec la liste du groupe.}',
        ],
      },
      observation: [
        'Éveil aux sciences : quelle preuve cherche-t-il pour son idée?',
        'Raisonnement : que dit-il quand le résultat contredit son pari?',
        'Compétences sociales : comment son équipe décide-t-elle?',
      ],
      prolongements: [
        'Le lendemain, recommencez avec le manteau gagnant et un rival.',
        'L’enfant demande à sa famille ce qui garde la boîte à lunch froide; comparez le lendemain les trouvailles.',
      ],
      reflexionRetroaction: [
        'Quelle idée fausse est allée jusqu’à sa flaque?',
        'Quand le groupe a-t-il voulu revenir de lui-même?',
      ],
    },
  },
  {
    key: 'la-machine-a-declencher',
    summary:
      'Une balle roule, pousse un bloc, qui fait sonner la cloche : les enfants bâtissent une machine où chaque chose en réveille une autre.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['cabanes-et-constructions', 'mouvement-et-defis'],
    materials: ['cartons-et-boites', 'ballons'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dehors, par temps calme, la machine se bâtit en grand : planches, boîtes, gouttières et ballons.',
    },
    seasons: [],
    durationMinutes: 45,
    adults: 1,
    calls: [
      'machine',
      'dominos',
      'faire tomber',
      'réaction en chaîne',
      'rampe',
      'balle',
      'robot',
      'invention',
      'blocs',
      'piste de course',
      'ça marche pas',
      'recommencer',
      'construction',
      'sons',
    ],
    seen: [
      'il met tous ses blocs debout en file et en pousse un pour que tout s’écroule',
      'elle fait rouler une bille dans un tube pour qu’elle frappe la clochette au bout',
      'ils reculent la glissoire des petites autos parce que ça passe à côté de la cible',
      'il triche avec son doigt quand ça bloque au milieu et dit que ça compte',
      'elle a failli pleurer quand son ami a accroché la file avant la fin',
      'il recommence vingt fois sans se tanner jusqu’à ce que ça sonne',
      'depuis la vidéo de dominos, ils prennent toutes les bûchettes du local et font des chaînes',
      'au coin blocs, deux gangs ont joint leurs circuits et ont lâché un cri quand ça a marché',
    ],
    scenes: ['rouler', 'empiler-construire', 'pourquoi', 'demolir'],
    picture:
      'Un enfant lâche une balle sur une rampe; plus bas, des blocs debout, une auto et une cloche attendent, deux amis et l’éducatrice aussi.',
    sheet: {
      titre: 'La machine à déclencher',
      observationDepart:
        'Les blocs s’alignent debout. Un enfant en pousse un : toute la file tombe jusqu’au camion, qui part. Silence, puis « Encore! ».',
      intentionEducative: 'Soutenir la patience d’essayer, de chercher où ça bloque et de réparer ensemble.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Prévoir ce que la pièce suivante fera.',
        'Trouver l’endroit où la chaîne s’arrête et le modifier.',
        '{45min 60min|Relier son bout de machine à celui d’un autre.} {20min 30min|Bâtir et réparer avec un ami.}',
      ],
      materiel: [
        item(
          '{dedans|Blocs de bois plats}{cour|Planches courtes et boîtes vides}',
          '{dedans !20min|soixante}{dedans 20min|quarante}{cour|cinq planches et dix boîtes}',
          'Livres cartonnés debout',
        ),
        item(
          '{dedans|Balles de mousse et petites autos}{cour|Ballons}',
          '{dedans|cinq de chaque}{cour|cinq}',
          'Rouleaux de ruban vides',
        ),
        item('Tubes et gouttières de carton', 'huit', 'Boîtes de mouchoirs coupées en long'),
        item('Ruban de papier', 'deux rouleaux', null),
        item('Cloches ou bols à faire sonner', 'un par équipe de deux ou trois', 'Couvercles de casserole'),
        item('{60min|Bande de papier large et gros crayon}', '{60min|un de chaque}', '{60min|Envers d’un carton}'),
        item(
          '{dedans !20min|Pancarte « En chantier »}',
          '{dedans !20min|une}',
          '{dedans !20min|Ruban de papier autour}',
        ),
        item(
          '{dedans 20min|Appareil photo}{cour|Appareil photo}',
          '{dedans 20min|un}{cour|un}',
          '{dedans 20min|Dessin de la machine}{cour|Dessin de la machine}',
        ),
      ],
      preparation: [
        'Dégagez une allée de trois mètres, loin du passage{dedans !20min|, que la machine puisse occuper deux jours}{cour|, que la machine puisse occuper toute la sortie}.',
        'Mettez une cloche à l’arrivée, bien en vue, et rien d’autre; gardez les autres pour les équipes.',
        'Coupez d’avance des bouts de ruban que les enfants décrochent du bord d’{dedans|une table}{cour|une boîte}.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5, 60: 6 },
          'Touchez la cloche du doigt. « Facile. Mais qui peut la faire sonner sans la toucher, en restant ici? » Reculez de trois grands pas.',
        ),
        play(
          { 20: 13, 30: 20, 45: 20, 60: 24 },
          'Par deux ou trois, une cloche par équipe, des bouts de machine naissent un peu partout. {20min|Une rampe et une file de} {20min dedans|blocs} {20min cour|boîtes} {20min|suffisent pour commencer; on allonge quand la cloche a sonné une fois.} Ça tombe trop tôt, ça roule à côté, ça rate la cloche : la rampe recule, un mur s’ajoute. {!20min|Conseillez de partir de la cloche et de reculer : une pièce de plus, un essai, une pièce de plus. Un doigt aide ce qui roule? « La machine a-t-elle besoin de toi? » L’enfant retire sa main et cherche. Elle sonne trop facilement? Qui fera attendre la cloche le plus longtemps?} {avec-roulant|Lancez aussi @materiel sur la rampe.} {avec-papier|Guidez la balle avec @materiel, en rouleau ou en gouttière.} {1adulte|Assoyez-vous à la jonction la plus fragile; on viendra vous consulter.} {45min 60min|Une cloche sonne deux fois de suite sans aide : passez à la suite.}',
        ),
        play(
          { 45: 12, 60: 16 },
          'Deux équipes découvrent que leurs bouts se touchent presque. Comment les relier? {60min|Un tube est trop court, un autre trop penché : on cale, on décale. Ça marche du premier coup? Chaque équipe ajoute au milieu une chose qui doit tomber.} Un enfant tient le départ, un autre surveille le milieu, {60min|la joue au sol pour tout voir passer,} un troisième crie « Ça bloque ici! ».',
        ),
        guided(
          { 60: 6 },
          'Arrêt d’ingénieurs : dessinez ensemble la machine sur une bande, une flèche par déclenchement. La flèche qui manque montre la panne.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 8, 60: 8 },
          '{20min 30min|Une équipe après l’autre, c’est le grand départ}{45min 60min|C’est le grand départ} : compte à rebours, un seul essai devant tous, réussi ou pas. Applaudissez l’endroit le plus ingénieux. {dedans !20min|Une pancarte « En chantier » protège la nuit.} {dedans 20min|Une photo garde la machine : elle se rebâtira demain.} {cour|Une photo garde la machine : elle se rebâtira demain.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{dedans|Refaites du doigt le chemin de la balle, lentement, jusqu’où elle s’arrête.}{cour|Refaites du doigt le chemin du ballon, lentement, jusqu’où il s’arrête.}',
          'Gardez vos mains dans le dos : la réparation appartient aux enfants.',
          'Dites l’effort : « Sixième essai, et tu as encore une idée. »',
        ],
        questionsOuvertes: [
          'Où est-ce que ça bloque?',
          'Qu’est-ce qui pourrait pousser la pièce suivante?',
          '{45min 60min|Comment relier ta machine à la sienne?}',
        ],
      },
      vocabulaire: [
        'déclencher',
        'la chaîne',
        'la rampe',
        'la panne',
        'ajuster',
        'l’essai',
        '{45min 60min|relier}',
        'le départ',
      ],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'Une rampe et un bloc à renverser font une première machine. Quand elle ne tombe plus en panne, proposez un virage ou un changement de matière.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{dedans|Un tapis}{cour|Un sol mou} sous la machine amortit la chute; l’enfant qui craint le fracas porte un casque antibruit et donne le départ.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{dedans !hiver|L’hiver, quand les sorties raccourcissent, gardez-la une semaine : une photo le soir, une réparation le matin.} {cour !hiver|L’hiver, une gouttière de neige tassée remplace le carton.} {hiver|L’été, la machine s’allonge dehors, à l’ombre, avec des planches et des boîtes.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Colère quand la machine tombe trop tôt.',
          '{dedans|Orteil sous un bloc.}{cour|Orteil sous une planche.}',
        ],
        dangersAEliminer: [
          'Balle qui file dans le passage : {dedans|un muret de blocs}{cour|une boîte ouverte} ferme chaque bout de piste.',
          'Pièce lancée pour aider la chute : la machine se déclenche, elle ne se bombarde pas.',
          'Tour plus haute que l’épaule du plus petit : redescendez-la d’un étage.',
          '{cour|Planche à écharde ou à clou : passez la main tout le long avant de la prêter.}',
          '{cour ete|Soleil : la machine à l’ombre, chapeaux sur les têtes.} {cour hiver|Froid : le seuil de votre milieu; mitaines sèches, et l’on bouge entre deux essais.}',
        ],
        supervision: 'palier4',
        allergies: ['Ruban et mousse sans latex si un enfant du groupe y est sensible.'],
      },
      observation: [
        'Raisonnement : comment repère-t-il la cause d’une panne?',
        'Motricité fine : comment place-t-il une pièce sans renverser les autres?',
        'Compétences sociales : après l’accident d’un ami, reconstruit-il avec lui ou sans lui?',
      ],
      prolongements: [
        'La prochaine fois, une surprise s’ajoute à l’arrivée : un rideau qui se lève, une auto qui part.',
        'Filmez le grand départ, sans visages, pour que les familles devinent la suite.',
      ],
      reflexionRetroaction: ['Combien d’essais ai-je tolérés avant d’aider?', 'Qui a pris le rôle de réparateur?'],
    },
  },
  {
    key: 'la-meteo-du-vestiaire',
    summary:
      'Un bras par la porte, le nez au vent : les présentateurs annoncent la météo et le groupe décide comment s’habiller.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['vent-et-ciel', 'saisons-et-fetes'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    moment: 'habillage',
    calls: [
      'habillage',
      'vestiaire',
      's’habiller',
      'tuque',
      'mitaines',
      'habit de neige',
      'météo',
      'quel temps fait-il',
      'thermomètre',
      'veut pas mettre son manteau',
      'pluie',
      'autonomie',
      'vent',
      'vêtements',
    ],
    seen: [
      'elle sort sa main dehors et décide que c’est un temps à mitaines',
      'il fait le monsieur de la météo et annonce qu’il va mouiller',
      'ils chantent pour mettre les jambes, les bottes et la tuque dans le bon ordre',
      'il veut sortir en t-shirt en plein novembre et s’obstine avec moi',
      'elle ne sait jamais par quel morceau commencer et reste assise dans ses affaires',
      'il dit moi tout seul et met ses bottes avant ses pantalons de neige',
      'avant de sortir, vingt minutes pour s’habiller et deux qui pleurent',
      'avant de sortir, ils demandent tous si ça prend le capot de pluie ou la casquette',
    ],
    scenes: ['habillage', 'vent-pluie'],
    picture:
      'L’éducatrice tient la porte et l’épaule d’un présentateur au bras tendu dans le vent d’automne; les amis enfilent bottes et manteaux.',
    sheet: {
      titre: 'La météo du vestiaire',
      observationDepart:
        'Chaque sortie commence par « J’ai-tu besoin {!ete|de mon manteau}{ete|de mon chapeau}? ». Un enfant colle sa joue à la vitre pour répondre lui-même.',
      intentionEducative:
        'Permettre à l’enfant de sentir le temps qu’il fait et d’en déduire ce que son corps demande.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Santé et sécurité', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Sentir le chaud, le froid, le vent et le dire.',
        'Choisir un vêtement et justifier son choix.',
        'S’habiller dans un ordre qui fonctionne.',
      ],
      materiel: [],
      preparation: [
        'Vérifiez vous-même la température et {!ete|le refroidissement éolien}{ete|l’humidex} du jour : votre décision de sortir est prise avant le jeu.',
        '{10min|Libérez le plancher du vestiaire : chacun se place devant son casier, à un bras du voisin.} {10min hiver|Dix minutes ne suffisent pas à tout l’habit de neige : commencez le jeu quand les pantalons et les bottes sont mis.} {20min|Libérez le plancher du vestiaire et ouvrez les casiers en deux vagues, la moitié du groupe à la fois.}',
        'Les jours d’avant, apprenez au groupe la comptine d’ordre et ses gestes.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 4 },
          'Entrebâillez la porte, sortez un bras, rentrez-le, faites une mine de secret. « Il me faut deux présentateurs. » L’un après l’autre, ils sentent l’air, votre main sur leur épaule. {10min|Puis ils l’annoncent au groupe, d’un mot ou d’une grimace.}',
        ),
        guided(
          { 20: 3 },
          'Les présentateurs annoncent avec leur corps : {hiver|« Ça pique le nez! »} {printemps|« Ça mouille et ça souffle! »} {ete|« Ça chauffe la main! »} {automne|« Ça pousse les feuilles! »} Le groupe répond par un vêtement et par une raison.',
        ),
        play(
          { 10: 6, 20: 11 },
          '{10min|Tout le monde s’habille à son idée, la comptine en tête.} {20min|La première vague s’habille à son idée; la deuxième lui chante la comptine et fait les gestes. Puis on change.} {20min !ete|« Jambes d’abord, je plonge dedans » (deux pieds). « Bottes ensuite, le talon devant » (tape).} {10min !ete !hiver|« Jambes d’abord, je plonge dedans » (deux pieds). « Bottes ensuite, le talon devant » (tape).} {!ete|« Manteau sur le dos, les ailes au vent » (bras). « Tuque sur l’oreille, mitaines en dernier : je suis prêt, voici mon nez! » (index au nez).} {ete|L’été, la comptine raccourcit : « Souliers d’abord, le talon dedans » (tape). « Chapeau dessus, le nez au vent » (index au nez). « Gourde à la main : je suis prêt, j’attends! » (bras levé).} {4-5a|Les premiers prêts inventent un bulletin pour le retour.} {3-4a !4-5a|Les premiers prêts refont les gestes pour les derniers.} {!ete 3-4a|« Moi tout seul, la fermeture! » Amorcez-la, l’enfant tire.} {3-4a ete|« Moi tout seul, le soulier! » Tenez la languette, l’enfant colle la bande.}',
        ),
        closing(
          { 10: 2, 20: 2 },
          'Porte ouverte, une seconde sur le seuil : « Avez-vous bien deviné? » Celui qui s’est trompé ajoute ou enlève une couche. Un objet oublié fait le voyage dans votre sac.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Assoyez-vous par terre, dos au mur : vous tenez les manches sans bloquer personne.',
          'Offrez votre coude à l’enfant qui vacille sur un pied.',
          'Gardez le dernier mot sur {!ete|la mitaine par temps froid}{ete|le chapeau au soleil} et dites-le simplement.',
        ],
        questionsOuvertes: [
          'Que sent ta main dehors?',
          'De quoi ton corps aura-t-il besoin?',
          '{4-5a|Comment sera ton corps quand tu auras couru?}',
        ],
      },
      vocabulaire: ['la météo', 'le présentateur', 'l’air', 'frais', 'humide', 'la couche', 'se couvrir', 'annoncer'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Offrez deux choix : {hiver|« Mitaines minces ou épaisses? »} {printemps automne|« Tuque ou casquette? »} {ete|« Manches courtes ou longues? »} Disposez les morceaux au sol, dans l’ordre de la comptine.',
        },
        {
          pour: '4-5a',
          texte:
            'Le présentateur prédit aussi le temps de l’après-midi; au retour de la sieste, un bras dehors vérifie.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant que les coutures irritent commence avant les autres, au calme, avec des vêtements qu’il a choisis.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{ete hiver|Au printemps et à l’automne, une couche de plus voyage dans le sac : le groupe prédit à quel moment elle servira.} {printemps automne|L’été, une gourde voyage dans le sac : le groupe prédit à quel moment elle sera vide.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Mauvais choix vite corrigé.',
          '{!ete|Botte du mauvais pied.} {ete|Soulier du mauvais pied.}',
        ],
        dangersAEliminer: [
          'Porte entrouverte : vous tenez la poignée, un présentateur à la fois, l’autre main sur lui.',
          '{!ete|Foulards et cordons de capuchon : cache-cou et capuchon sans cordon seulement.}',
          '{!ete|Surchauffe des premiers prêts : manteau ouvert tant que la porte est fermée.}',
          '{ete|Soleil oublié dans le jeu : la crème solaire se met avant, selon l’autorisation des parents.}',
        ],
        supervision: 'palier3',
        allergies: ['Froid ou chaleur qui déclenche une réaction : suivez le plan de l’enfant avant de l’habiller.'],
      },
      observation: [
        'Santé et sécurité : quels signes de son corps écoute-t-il pour choisir?',
        'Raisonnement : quelles raisons donne-t-il à son choix?',
        'Langage oral : quels mots trouve-t-il pour le temps qu’il fait?',
      ],
      prolongements: [
        'Dessinez la météo de chaque jour au calendrier : au bout d’une semaine, les enfants y lisent ce qui a changé.',
        'À la maison, l’enfant fait la météo du matin à sa famille, un bras par la porte.',
      ],
      reflexionRetroaction: [
        'Combien de vêtements ai-je enfilés moi-même, et pour qui?',
        'Que faudrait-il déplacer pour qu’on se bouscule moins au vestiaire?',
      ],
    },
  },
]
