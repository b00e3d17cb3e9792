import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Pins that fall asleep, a dead end that says hello, a superpower that misses, boots at the door in December, and a car with hiccups. */
export const TWO_TO_FIVES_BOWLING_AND_MAZE_SHEETS: readonly BankSheet[] = [
  {
    key: 'les-quilles-tombent-de-sommeil',
    summary:
      'Poc, le ballon en couche deux, et l’on compte. Une quille tombe toute seule? Elle tombe de sommeil : on ronfle avec elle, puis on la relève.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['mouvement-et-defis', 'nombres-et-formes'],
    materials: ['ballons'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, les pistes sont sur {hiver|la neige tapée, où les quilles se plantent un peu}{!hiver|un coin plat et dur, à l’abri du vent}.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'les quilles',
      'quilles',
      'quille',
      'jeu de quilles',
      'jouer aux quilles',
      'bowling',
      'bouteilles de plastique',
      'bouteilles et ballon',
      'ballon',
      'rouleaux de papier de toilette',
      'quilles en rouleaux de papier de toilette',
      'rouler le ballon',
      'faire tomber les bouteilles',
      'faire tomber les quilles',
      'renverser les quilles',
      'compter les quilles tombées',
      'placer les quilles',
      'reculer pour viser',
      'tombe toute seule',
      'viser avec un ballon',
      'viser',
    ],
    seen: [
      'il roule son ballon sur les bouteilles vides et compte celles qui sont couchées',
      'elle cogne les tours de verres avec une balle pis les remet debout aussitôt',
      'ils alignent les gourdes et garrochent un ballon dedans pour que ça débâtisse',
      'il s’enrage parce que sa bouteille tombe tout le temps avant qu’il lance',
      'elle s’obstine qu’elle en a fait tomber trois, l’autre dit que ça compte pas',
      'il attend mal son tour, il reste avec le ballon collé à la bedaine',
      'depuis le salon de quilles avec papi, ils font des abats dans le corridor',
      'avant la sieste, ils se couchent tout d’un coup par terre et ronflent en riant',
    ],
    scenes: ['rouler', 'demolir', 'compter'],
    picture:
      'Deux enfants ronflent, la joue sur les mains, près d’une bouteille couchée; une amie attend, les mains sur son ballon, et un petit pousse le sien du ventre.',
    sheet: {
      titre: 'Les quilles tombent de sommeil',
      observationDepart:
        '{3-4a 4-5a|« Y en a une qui est tombée toute seule! »} {!3-4a !4-5a|Une bouteille tombe, et personne ne l’a touchée.} L’enfant la regarde, puis regarde le ballon, encore dans ses mains.',
      intentionEducative:
        'Permettre à l’enfant de diriger un ballon vers ce qu’il veut faire tomber, de rebâtir et de recommencer{2-3a 3-4a 4-5a|, en comptant ce qui tombe}.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Rouler un ballon au ras du sol vers les quilles.',
        'Remettre debout ce qui est tombé, et recommencer.',
        '{2-3a 3-4a 4-5a|Compter du doigt les quilles que le ballon a couchées.}',
        '{3-4a 4-5a 20min 30min|Changer une seule chose, la place des quilles ou la distance, et voir ce que ça donne.}',
      ],
      materiel: [
        item(
          'Bouteilles de plastique vides, sans bouchon, les quilles',
          'deux par enfant, et deux de plus',
          '{18-24m 2-3a|Boîtes de carton vides, debout}{!18-24m !2-3a|Rouleaux de papier de toilette ou boîtes de carton vides, debout}',
        ),
        item(
          'Ballon mou, plus gros que deux poings',
          '{18-24m 2-3a|un par enfant}{!18-24m !2-3a|un pour deux enfants}',
          'Vêtement de rechange, roulé en boule',
        ),
      ],
      preparation: [
        'Ôtez le bouchon, l’anneau et l’étiquette des bouteilles, et jetez-les avant l’arrivée des enfants. Une bouteille fendue sort du jeu. Pas de bouteilles? {18-24m 2-3a|Des boîtes vides tiennent debout aussi bien.} {!18-24m !2-3a|Des rouleaux de papier de toilette ou des boîtes vides tiennent debout aussi bien.} Pas de ballon? Un vêtement roulé en boule glisse au sol, poussé à deux mains.',
        '{dedans|Dégagez un plancher dur : sur le tapis, les quilles tombent trop souvent.} {cour !hiver|Choisissez un coin plat et dur, à l’ombre s’il fait soleil, loin de la barrière.} {cour hiver|Tapez la neige à plat, loin du bord du toit et de la barrière.} Toutes les pistes finissent au même {dedans|mur}{cour|bout de clôture}, à un grand pas l’une de l’autre.',
        '{3-4a 4-5a|Deux enfants partagent une piste de trois pas : l’un roule, l’autre se tient de côté et relève.} {18-24m 2-3a|À deux ans et moins, chacun a son ballon et ses deux quilles, à un pas devant lui.} {multiage 18-24m 2-3a|Les plus jeunes sont tout contre vous, au bout du rang.}',
        'Essayez d’avance la règle : une quille que le ballon couche se compte. Une quille qui tombe sans le ballon dort : la joue sur les mains, on ronfle une fois, et on la relève. {dedans|Dedans, on se couche même à côté d’elle.}',
        '{1adulte|Seule, tenez-vous derrière ceux qui roulent : toutes les pistes sont devant vous.} {2adultes|À deux, l’une est avec ceux qui roulent, l’autre du côté des quilles.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Mettez trois quilles debout en bâillant : « Elles ont mal dormi, celles-là. » Roulez le ballon au ras du sol : poc! Comptez du doigt les couchées. Relevez-les, la dernière un peu de travers, et laissez-la retomber sans le ballon. « Oh! Toute seule! Elle tombe de sommeil. » La joue sur les mains, ronflez une fois, « rrron », et relevez-la bien droite. « Le ballon l’a couchée? On la compte. Elle est tombée toute seule? On dort avec elle. »',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'On met ses quilles debout, on roule à deux mains, on va relever. Une quille tombe sans le ballon? « Elle dort! » Le ballon attend; on ronfle une fois, on la relève. {18-24m|Le trottineur pousse le ballon du ventre ou couche ses quilles de la main : poc quand même.} {18-24m !multiage|Rebâtissez tout de suite devant lui : « Debout… debout… » Attendez sa main. Il vous tend une bouteille? Tenez-la avec lui jusqu’à ce qu’elle tienne, puis ôtez vos doigts, un à un. Elle tombe? « Rrron! » Attendez qu’il ronfle à son tour.} {2-3a|À deux ans, on roule de tout près, et l’on ronfle plus d’une fois.} {2-3a !multiage|Comptez en relevant : une bouteille, un nombre. Le ballon part en l’air? Posez ses deux mains dessus, au sol, et poussez ensemble. Il couche tout à la main? « Réveille-les! »} {3-4a 4-5a|Après trois ballons, celui qui roule et celui qui relève changent de place.} {3-4a !multiage|Avant de relever, on regarde : laquelle est la plus loin? Laquelle n’a pas bougé? Une quille est tombée, poussée par sa voisine : on la compte, ou elle dort? Les deux amis décident, et jouent comme ils ont dit.} {4-5a|On annonce combien tomberont, puis on compte.} {4-5a !multiage|Une debout, trois couchées : combien y en avait-il au départ? Une quille est tombée, poussée par sa voisine : on la compte, ou elle dort? On s’entend avant le prochain ballon. Puis on vise une seule quille, sans réveiller les autres.}',
        ),
        play(
          { 20: 6, 30: 7 },
          '« Où mettre les quilles pour qu’elles tombent toutes? » On les déplace, on roule, on regarde. {18-24m|Celles du trottineur, collées en bouquet, tombent d’un seul ballon.} {18-24m !multiage|Puis éloignez-en une de deux pas : il part la chercher, la rapporte debout dans ses bras, la pose où il veut. Roulez doucement le ballon vers ses pieds : d’un coup de pied, il vous le renvoie, et tant mieux si une quille tombe au passage.} {2-3a|À deux ans, on les colle, puis on les sépare : poc, ou poc, poc?} {2-3a !multiage|Tout est tombé? « Trop facile! Un pas en arrière! » Rien n’est tombé? Un pas en avant. Mettez une quille entre ses pieds écartés et roulez vers elle : à lui ensuite de rouler entre vos jambes.} {3-4a 4-5a|Tout est tombé? On recule d’un pas. Rien? On avance d’un pas.} {3-4a !multiage|On essaie en rang, en bouquet, en rond. Avec laquelle de ces façons en tombe-t-il le plus? On garde celle-là, et l’on recule encore : jusqu’où le ballon va-t-il sans rater?} {4-5a|On change une seule chose à la fois.} {4-5a !multiage|Le premier bâtit pour que tout tombe. L’autre bâtit pour que rien ne tombe : un grand trou au milieu, une quille dans chaque coin. Par où rouler? On dit son idée, on l’essaie, on échange.}',
        ),
        play(
          { 30: 6 },
          '« Peut-on endormir une quille sans la toucher? » Les ballons attendent. Chacun s’accroupit à un pas d’une quille debout et essaie. {18-24m|Le trottineur tape des pieds, souffle, tape encore.} {18-24m !multiage|Tapez avec lui, plus vite, puis arrêtez net : a-t-elle bougé? Soufflez sur sa main, puis sur la quille. Elle tient toujours? Chantez-lui trois mots de dodo et couchez-la à deux, d’un doigt chacun.} {2-3a|À deux ans, on souffle, on saute, on lui chante dodo.} {2-3a !multiage|Elle tombe? « Tu l’as endormie! » Elle tient? « Elle n’a pas sommeil. » Il saute plus près, souffle plus fort, demande à un ami de sauter avec lui. À la fin, il dit bonne nuit à sa quille, et il la couche.} {3-4a|On souffle en haut, on souffle en bas : où bouge-t-elle le plus?} {3-4a !multiage|« Un, deux, trois! » On saute tous en même temps. Puis l’on cherche laquelle s’endort le plus vite : une quille posée bien droite, ou une posée de travers? On la replace et l’on ressaie.} {4-5a|On dit son idée d’abord, puis on l’essaie trois fois.} {4-5a !multiage|Souffler, sauter, éventer des deux mains : quelle façon en couche le plus? Et les quilles tombées toutes seules, tantôt, qu’est-ce qui les avait fait tomber? Des pas, un courant d’air, un plancher qui penche?} {3-4a 4-5a|Elle tient encore? Elle n’a pas sommeil : on la laisse debout.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Un long bâillement : « Dodo, tout le monde! » Les ballons s’arrêtent. On apporte les quilles {dedans|au pied du mur}{cour|au pied de la clôture}, et on les couche l’une contre l’autre. {18-24m !2-3a !3-4a !4-5a|Comptez chacune tout haut.} {2-3a 3-4a 4-5a|On les compte ensemble, une par une, de plus en plus bas.} La joue sur les mains, on ronfle une seule fois. Puis plus un bruit : on écoute. « Chut… elles dorment pour de bon. » On s’éloigne sur la pointe des pieds.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Ronflez la première : une quille qui tombe trop tôt fait rire au lieu de fâcher.',
          'Dites ce que vous voyez, sans féliciter le nombre : « Deux couchées. Celle du fond tient encore. »',
          'Un enfant couche les quilles d’un ami? Donnez-lui-en deux, juste devant lui : « Celles-là sont à toi. »',
          '{3-4a 4-5a|Deux amis ne comptent pas pareil? On recompte du doigt, chacun touchant les quilles à son tour.}',
        ],
        questionsOuvertes: [
          '{2-3a 3-4a 4-5a|Combien sont couchées?} {!2-3a !3-4a !4-5a|Où est celle qui dort?}',
          '{2-3a 3-4a 4-5a|Qu’est-ce qui l’a fait tomber?} {!2-3a !3-4a !4-5a|Qu’est-ce que tu vas coucher?}',
          '{20min 30min 2-3a 3-4a 4-5a|Où places-tu les quilles pour qu’elles tombent toutes?}',
          '{3-4a 4-5a|D’où vas-tu rouler?}',
        ],
      },
      vocabulaire: [
        'la quille',
        'rouler',
        'debout',
        'couchée',
        'toute seule',
        'relever',
        '{2-3a 3-4a 4-5a|viser}',
        '{3-4a 4-5a 20min 30min|reculer}',
      ],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Deux quilles, pas plus, et le ballon dans ses bras : il le lâche dessus. Mettre une bouteille debout est tout un jeu; tenez le fond, il tient le haut.',
        },
        {
          pour: '2-3a',
          texte: 'Le ballon part d’entre ses pieds, assis par terre, les jambes ouvertes : il va tout droit.',
        },
        {
          pour: '3-4a',
          texte: 'Il roule à genoux, une main de chaque côté du ballon, et regarde la quille plutôt que le ballon.',
        },
        {
          pour: '4-5a',
          texte: 'Dos aux quilles, il roule entre ses jambes, ou du pied : en tombe-t-il plus, ou moins?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, l’enfant pousse le ballon du pied ou le laisse rouler le long de ses jambes. Le bruit des bouteilles le surprend? Il dit lui-même « roule ». Il voit peu? Tapez sur la quille : il roule vers le son.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, les quilles plantées dans la neige tapée penchent avant de tomber.} {hiver|L’été, dans la cour, le vent couche des quilles : on ronfle plus souvent.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Quille vide ou ballon mou reçu dans les jambes.',
          'Quille tombée avant le ballon, et grosse déception.',
        ],
        dangersAEliminer: [
          'Bouchon, anneau, étiquette : aucun ne traîne. {18-24m 2-3a|Ce qui passe dans un rouleau de papier hygiénique n’entre pas dans le jeu.}',
          'Ballon lancé en l’air : il roule au sol, à deux mains.',
          '{3-4a 4-5a|Ami devant les quilles quand le ballon part : il se tasse de côté et dit « roule! ».} {!3-4a !4-5a|Enfant devant les quilles d’un autre quand le ballon part : retenez le ballon jusqu’à ce qu’il soit passé.}',
          'Bouteille couchée sous un pied : on la relève avant de reculer.',
          '{dedans|Coin de meuble au bord d’une piste : reculez-le d’un grand pas.} {cour|Ballon parti vers la rue : la barrière est fermée; passé par-dessus la clôture, il attend un autre adulte, et un vêtement roulé le remplace.}',
          '{18-24m 2-3a|Bouteille ou boîte mâchée : remplacez-la avant une autre bouche.}',
          '{cour hiver 18-24m|Froid : seuil de votre milieu, souvent plus prudent avec un trottineur, au plus bas -27 °C; nuques et mains touchées souvent.}',
        ],
        supervision: 'palier2',
        allergies: ['Latex : ballon de mousse, de tissu ou de vinyle, jamais un ballon de fête.'],
      },
      observation: [
        'Motricité globale : comment l’enfant envoie-t-il le ballon, et où regarde-t-il à ce moment-là?',
        'Éveil aux mathématiques : {2-3a 3-4a 4-5a|que dit ou montre-t-il devant les quilles couchées?} {!2-3a !3-4a !4-5a|que fait-il quand il reste une quille debout?}',
        'Raisonnement : {20min 30min|que change-t-il quand rien ne tombe?} {10min|que fait-il quand une quille tombe sans le ballon?}',
      ],
      prolongements: [
        'Laissez deux quilles et un ballon au pied d’un mur : ceux qui arrivent tôt s’y mettent.',
        'À la maison, une bouteille vide et un chandail roulé suffisent : au parent de ronfler.',
      ],
      reflexionRetroaction: [
        'Qui aime bâtir, qui aime renverser, et les deux ont-ils eu leur temps?',
        'Ai-je laissé compter à leur façon avant de compter moi-même?',
      ],
    },
  },
  {
    key: 'c-est-bouche-chez-nous',
    summary:
      'Le trait se sépare en deux : par où? Au bout bouché, quelqu’un salue : « C’est bouché, chez nous! » Demi-tour. Puis l’un trace, l’autre cherche la sortie.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['nombres-et-formes', 'mouvement-et-defis'],
    materials: ['craies'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, le chemin se trace {hiver|en traînant les bottes dans la neige}{!hiver|à la craie, ou du talon dans la terre}.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'le labyrinthe',
      'labyrinthe',
      'labyrinthes',
      'labyrinthe au sol',
      'labyrinthe de craie',
      'labyrinthe en ruban',
      'ruban adhésif',
      'ruban-cache',
      'masking tape',
      'tape au plancher',
      'craies',
      'craies de trottoir',
      'cul-de-sac',
      'entrée et sortie',
      'trouver la sortie',
      'chercher le chemin',
      'tracer un chemin',
      'suivre le chemin',
      'faire demi-tour',
      'se perdre',
    ],
    seen: [
      'il suit la craque du plancher un pied devant l’autre, jusqu’au mur, pis revire',
      'elle colle du tape partout par terre et dit aux amis par où passer',
      'ils font des chemins qui mènent nulle part pis rient quand l’autre se cogne au bout',
      'il hésite, à gauche ou à droite, il sait jamais par quel bord aller',
      'elle panique un peu quand c’est bloqué, elle pense pas à revenir en arrière',
      'il se plante au bout du corridor pis dit bonjour à chaque ami qui se trompe',
      'depuis le champ de maïs à la ferme, ils cherchent la sortie partout dans le local',
      'au parc, ils ont trouvé une rue barrée, ils parlent juste de détour depuis',
    ],
    scenes: ['tracer-ecrire', 'equilibre', 'inventer-regles'],
    picture:
      'Au bout barré d’un chemin de ruban, une enfant salue, main levée; un ami fait demi-tour, un petit est sorti, un autre suit du doigt un labyrinthe.',
    sheet: {
      titre: 'Le labyrinthe : « C’est bouché, chez nous! »',
      observationDepart:
        'L’enfant suit un trait du bout du pied. Le trait se sépare en deux : il s’arrête, regarde d’un bord, puis de l’autre. {3-4a 4-5a|« Par là, c’est bouché. »}',
      intentionEducative:
        'Permettre à l’enfant de choisir un chemin, de se tromper, de revenir à la fourche{3-4a 4-5a 20min 30min|, puis de tracer un labyrinthe pour quelqu’un}{3-4a 4-5a 10min| et d’essayer de l’autre côté}{!3-4a !4-5a| et d’essayer de l’autre bord}.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Mémoire', role: 'secondaire' },
      ],
      objectifs: [
        'Suivre un chemin de l’entrée à la sortie.',
        'Revenir à la fourche quand c’est bouché, et essayer l’autre côté.',
        '{3-4a 4-5a 20min 30min|Tracer un chemin qui a un cul-de-sac et une sortie.}',
        '{4-5a 20min 30min|Prévoir des yeux où mène un chemin avant d’y aller.}',
      ],
      materiel: [
        item(
          '{dedans|Ruban adhésif de papier, qui se décolle}{cour !hiver|Craies}{cour hiver|Bottes, qui tracent dans la neige}',
          '{dedans|un rouleau, avec vous}{cour !hiver 3-4a 4-5a|une pour deux enfants, une pour vous}{cour !hiver !3-4a !4-5a|deux, dans votre poche}{cour hiver|celles qu’on a aux pieds}',
          '{dedans|Bandes de papier, que l’on longe}{cour !hiver|Terre, où le talon trace}{cour hiver|Mains en mitaines}',
        ),
      ],
      preparation: [
        '{dedans|Essayez d’abord un bout de ruban au plancher : il se décolle sans laisser de colle.} {cour|Choisissez un sol plat, loin des balançoires et de la barrière.} Le trait est le chemin : on marche dessus. {dedans|Sans ruban, des bandes de papier font le trait; elles glissent, alors on marche à côté.}',
        'Tracez quatre grands pas de chemin{dedans|, au ruban}{cour !hiver|, à la craie ou du talon}{cour hiver|, en traînant les bottes}. Au milieu, il se sépare en deux. Un côté finit par une barre en travers : c’est le cul-de-sac. L’autre finit par un rond : c’est la sortie. Cinq minutes suffisent.',
        '{dedans 20min 30min 3-4a 4-5a|Pour la deuxième partie, collez au bord d’une table six bouts de ruban pour deux enfants, longs comme leur main.} {dedans 20min 30min 2-3a|À deux ans, c’est vous qui tendez les bouts de ruban, un à la fois.} {cour !hiver 2-3a 20min 30min|À deux ans, la craie se prête une à la fois, sous vos yeux.} {cour hiver|Le pied qui traîne fait le trait; le pied qui saute fait la barre.}',
        '{1adulte 3-4a 4-5a|Seule, tenez-vous à la fourche : tous les chemins partent de vous.} {1adulte !3-4a !4-5a|Seule, habitez le cul-de-sac : la fourche est à deux pas de vous.} {2adultes 3-4a 4-5a|À deux, l’une reste à la fourche, l’autre suit ceux qui cherchent.} {2adultes !3-4a !4-5a|À deux, l’une habite le cul-de-sac, l’autre marche avec ceux qui cherchent.} {multiage 2-3a 20min 30min|En deuxième partie, les plus jeunes gardent le grand chemin, avec vous; les plus vieux tracent le leur juste à côté.} {multiage !2-3a 20min 30min|En deuxième partie, mettez un plus jeune avec un plus vieux.} {multiage 10min|Les plus jeunes retournent voir l’habitant tant qu’ils veulent; les plus vieux disent d’avance où mène chaque trait.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'À l’entrée, le nez au sol, avancez sur le trait, un pied devant l’autre. À la fourche, hésitez : « Par ici ou par là? » Prenez le mauvais côté. À la barre, cognez du pied : « Toc. C’est bouché! » Ne bougez plus; attendez qu’un enfant vous montre l’autre bord. Sortez dans le rond, les bras en l’air. Puis retournez vous planter au cul-de-sac, la main levée : « Bonjour! Moi, j’habite ici. C’est bouché, chez nous! » Et faites signe au premier d’entrer.',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'On entre un à la fois, dès que le premier a passé la fourche. Ceux qui attendent demandent à celui qui marche : « Par ici ou par là? » Qui arrive au cul-de-sac se fait saluer : « C’est bouché, chez nous! Demi-tour! » {3-4a 4-5a|Il prend la place de l’habitant, et l’habitant s’en va chercher la sortie.} {2-3a|À deux ans, on y retourne exprès, pour se faire dire bonjour.} {2-3a !multiage|Habitez le cul-de-sac assise, la main levée : il vous la tape, se retourne, revient. Ajoutez un bout de chemin là où son doigt le montre, même s’il ne mène nulle part : « Bouché! » Arrivé dans le rond, il lève les bras, et vous aussi.} {3-4a|L’habitant invente son accueil : en fantôme, en chat, en grand-mère.} {3-4a !multiage|Ajoutez avec eux une deuxième fourche, là où quelqu’un le demande. Qui va habiter le nouveau bout bouché? Ceux qui sont sortis reviennent à l’entrée en marchant à côté du chemin, et prennent l’autre côté de la fourche.} {4-5a|À la fourche, on suit d’abord chaque trait des yeux, et l’on dit où il mène.} {4-5a !multiage|Puis les enfants ajoutent deux ou trois culs-de-sac.} {4-5a !multiage dedans|Tendez-leur les bouts de ruban.} {4-5a !multiage|De l’entrée, sans bouger les pieds, un ami montre du doigt tout son trajet, jusqu’à la sortie. Il le marche ensuite pour vérifier : à quelle fourche s’est-il trompé?}',
        ),
        play(
          { 20: 6, 30: 7 },
          '{3-4a 4-5a|L’un trace, l’autre cherche. Deux par deux, le traceur fait un petit chemin à lui : une entrée, une fourche, un côté barré, une sortie. L’ami, le dos tourné, chante jusqu’à ce qu’il entende « prêt! ».} {dedans 3-4a 4-5a|Puis il cherche du doigt, à plat ventre.} {cour 3-4a 4-5a|Puis il cherche du bout du pied.} {2-3a|À deux ans, l’enfant dit où va le trait, et vous le tracez avec lui.} {2-3a !multiage|« Ça va où? » Il montre votre soulier, un jouet, son ami : le trait y va, et tous le suivent aussitôt. Au bout, il décide : « Bouché ou sorti? » et reste là pour dire bonjour. À un autre de montrer où va le trait, à partir de là.} {3-4a|Pendant que l’ami cherche, le traceur ne dit qu’un mot : « bouché! ».} {3-4a !multiage|L’ami est sorti? On échange. S’il a trouvé du premier coup, le traceur ajoute un cul-de-sac de plus; s’il est découragé, le traceur lui souffle le début.} {4-5a|Avant de dire « prêt! », le traceur essaie son chemin : a-t-il bien une sortie?} {4-5a !multiage|Puis il cherche à tromper : un cul-de-sac très long, une sortie tout près de l’entrée, deux traits qui se croisent. Après, il demande à son ami : « Où as-tu cru que c’était? »}',
        ),
        play(
          { 30: 6 },
          'Revenez au grand labyrinthe. « Cette nuit, quelqu’un a fermé la route! » {3-4a 4-5a|Mettez une barre juste avant la sortie. Reste-t-il un chemin?} {2-3a|À deux ans, votre jambe allongée en travers ferme le chemin : « toc toc », et elle s’écarte.} {2-3a !multiage|La jambe se referme derrière lui. Il se retourne : « Toc toc! » Ouvrez encore. Puis il allonge la sienne, et c’est vous qui cognez, bien poliment, en attendant qu’il ouvre.} {3-4a|On trace un détour qui contourne la barre et rejoint le rond.} {3-4a !multiage|Chacun ferme ensuite une route et en ouvre une autre. Après chaque changement, un ami part de l’entrée : sort-il encore? Sinon, tous lui cherchent un passage.} {4-5a|Chacun change une seule chose : une barre de plus, une barre ôtée, un détour.} {4-5a !multiage|Avant de marcher, on vote : peut-on encore sortir? On suit du doigt dans les airs, puis on essaie. Plus de sortie du tout? On cherche quelle barre ôter, une seule, pour sortir.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '« Dernier voyage! » On entre l’un derrière l’autre et l’on s’arrête à la fourche. {3-4a 4-5a|Tous les bras montrent le bon côté en même temps.} {!3-4a !4-5a|« Par ici ou par là? » Les bras montrent le bon côté.} En passant, on se tourne vers le cul-de-sac : « Au revoir, chez vous! » Dans le rond, on saute une fois. {dedans|Puis on décolle le ruban à partir de la sortie, et on le roule : tout le labyrinthe tient dans une boule, qui va à la poubelle.} {cour !hiver|Puis on frotte les traits du pied, de la sortie jusqu’à l’entrée.} {cour hiver|Puis on piétine le chemin, de la sortie jusqu’à l’entrée : plus de labyrinthe.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Trompez-vous pour vrai, et revenez en souriant : le cul-de-sac n’est pas une faute, c’est une visite.',
          'À la fourche, attendez. Ni regard ni doigt vers le bon côté.',
          'Dites le trajet pendant qu’il se fait : « Tout droit… la fourche… tu reviens. »',
          'Deux enfants arrivent nez à nez? « Qui recule jusqu’à la fourche? »',
        ],
        questionsOuvertes: [
          'Par où veux-tu essayer?',
          'Qu’est-ce qu’il y a au bout?',
          '{3-4a 4-5a|Comment sais-tu que c’est bouché?}',
          '{3-4a 4-5a 20min 30min|Que vas-tu tracer pour que ton ami se trompe?}',
        ],
      },
      vocabulaire: [
        'le labyrinthe',
        'l’entrée',
        'la sortie',
        'le cul-de-sac',
        'bouché',
        'demi-tour',
        '{3-4a 4-5a|la fourche}',
        '{30min 3-4a 4-5a|le détour}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte: 'Une seule fourche, et la sortie à trois pas : il y va, revient, retourne vous saluer au cul-de-sac.',
        },
        {
          pour: '3-4a',
          texte:
            'Le chemin est trop mêlé? Il laisse à la fourche {dedans|un soulier}{cour !hiver|son chapeau}{cour hiver|une boule de neige}, pour se rappeler quel côté il a essayé.',
        },
        {
          pour: '4-5a',
          texte:
            'Il guide un ami par la voix seulement : « À la fourche, tourne du côté de {dedans|la fenêtre}{cour|la clôture}. »',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, l’enfant roule le long du trait; les fourches s’élargissent. Il voit peu? {dedans|Collez trois épaisseurs de ruban : son pied le sent.} {cour !hiver|Un ami marche devant et parle.} {cour hiver|Le sillon est creusé plus profond.} Se faire dire « bouché » le fâche? Il sera l’habitant, et c’est lui qui le dit.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, le labyrinthe se trace en traînant les bottes dans la neige.} {hiver|L’été, dans la cour, le labyrinthe se trace à la craie et s’efface du pied.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Nez à nez dans le chemin.', 'Impatience devant un cul-de-sac.'],
        dangersAEliminer: [
          'Course dans le labyrinthe : on y marche, et l’on part quand la fourche est libre.',
          '{dedans|Bout de ruban levé, dans lequel un pied se prend : recollez-le ou ôtez-le.} {cour !hiver|Roche ou branche sur le trait : ôtée avant de marcher.} {cour hiver|Plaque de glace sous la neige : le chemin se déplace.}',
          'Doigts sous un pied : pendant qu’on trace, personne ne marche sur ce bout de chemin.',
          '{dedans 2-3a|Ruban ou boule de ruban à la bouche : les bouts viennent de votre main et y retournent.} {cour !hiver 2-3a|Craie à la bouche ou bout cassé : dans votre poche aussitôt.} {cour hiver 2-3a|Neige piétinée à la bouche : offrez votre main à tenir.}',
          '{dedans|Ruban sur la peau ou dans les cheveux : il va au sol seulement.}',
        ],
        supervision: 'palier2',
        allergies: [
          '{dedans|Ruban sans latex si une allergie est déclarée.} {cour !hiver|Poussière de craie : l’enfant asthmatique trace du talon ou en dernier.} {cour hiver|Asthme au grand froid : le plan de l’enfant d’abord.}',
        ],
      },
      observation: [
        'Raisonnement : que fait l’enfant au cul-de-sac, puis à la fourche?',
        'Langage oral : quels mots prend-il pour dire par où passer?',
        'Mémoire : essaie-t-il l’autre côté au tour suivant, ou le même?',
      ],
      prolongements: [
        'Demain, le corridor est le labyrinthe : une porte fermée salue, « C’est bouché, chez nous! ».',
        'À la maison, l’enfant trace un chemin du doigt dans le dos d’un parent : bouché ou sorti?',
      ],
      reflexionRetroaction: [
        'Ai-je attendu à la fourche, sans regarder du bon côté?',
        'Qui préfère habiter le cul-de-sac, et qu’y trouve-t-il?',
      ],
    },
  },
  {
    key: 'pouet-mon-pouvoir-a-rate',
    summary:
      'Une pose, deux mains ouvertes, « pfiou! » Pouet, c’est raté : l’ami a maintenant le nez collé. « De quoi as-tu besoin? » On se recharge, et l’on réessaie.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie', 'mouvement-et-defis'],
    materials: [],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, on recharge son pouvoir en poussant un gros arbre ou un mur solide{hiver|, là où le sol n’est pas glacé}.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'les super-héros',
      'super-héros',
      'superhéros',
      'super héros',
      'héros',
      'superpouvoir',
      'super pouvoir',
      'pouvoirs magiques',
      'inventer un pouvoir',
      'foulards',
      'foulard de super-héros',
      'cape',
      'ils se tapent dessus',
      'se taper dessus',
      'se battre pour faire semblant',
      'jouer à la bataille',
      'coups de poing',
      'jeux de bataille',
      'sauver le monde',
      'aider les amis',
      'spiderman',
    ],
    seen: [
      'il lance des rayons avec ses mains pis les amis font semblant de geler',
      'elle prend la pose, poings aux hanches, un linge sur les épaules, prête à sauver quelqu’un',
      'ils se donnent des coups de karaté en criant qu’ils sont des justiciers',
      'il a voulu aider son ami et a tout fait de travers, ça l’a choqué',
      'ça finit toujours en tape pour de vrai quand ils jouent aux méchants',
      'elle se bat parce qu’elle veut être forte, moi je voudrais qu’elle aide',
      'depuis Pat’Patrouille, ils cherchent qui est pris pour aller à sa rescousse',
      'dans la cour, un ami coince son pied pour rire et l’autre accourt le décoller',
    ],
    scenes: ['heros', 'mordre-frapper', 'cooperer'],
    picture:
      'Un héros, foulard à la main, regarde rire son amie qui tient son genou; un autre pousse le mur à deux mains, et l’éducatrice touche son nez.',
    sheet: {
      titre: 'Pouet! Mon superpouvoir a raté',
      observationDepart:
        '« Je suis un super-héros! » Un coup part, puis un autre. Ils se tapent dessus, et l’un des deux ne rit plus.',
      intentionEducative:
        'Offrir à l’envie d’être fort un pouvoir qui aide, qui rate souvent, et qui s’ajuste à ce que l’autre demande.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Inventer un pouvoir qui aide quelqu’un, avec une pose et un son.',
        'Demander « De quoi as-tu besoin? » et changer d’idée selon la réponse.',
        'Rire d’un pouvoir raté, se recharger et réessayer.',
        'Tenir son corps à deux pas de l’ami.',
      ],
      materiel: [item('Foulards légers, tenus à la main', 'un par enfant, un pour vous', 'Mains nues, bien ouvertes')],
      preparation: [
        'Dégagez {dedans|le milieu du local et un bout de mur sans étagère}{cour|un coin plat, et choisissez un gros arbre ou un mur solide} : c’est là que l’on se recharge, en poussant à deux mains.',
        'Retenez les trois règles, à dire après l’amorce : le pouvoir part de deux pas, il ne touche personne, et c’est l’ami qui dit s’il a marché. « Ding! », c’est réussi. « Pouet! », c’est raté.',
        'Les foulards, si vous en avez, sortent après l’amorce. Un foulard se tient par un bout, dans une seule main : ni au cou, ni noué, ni dans le dos. Sans foulard, les deux mains ouvertes font très bien le pouvoir.',
        '{1adulte|Seule, tenez-vous entre les paires et le mur où l’on se recharge.} {2adultes|À deux, l’une suit les paires, l’autre pousse le mur avec ceux qui se rechargent.} {multiage|Les plus vieux font d’abord l’ami en difficulté : leur « pouet » montre aux autres comment faire.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Prenez une grande pose, les poings sur les hanches. « Super-Décolleuse, c’est moi! » Demandez à un enfant de faire semblant d’avoir le pied collé. À deux pas, ouvrez les mains : « Pfiou! » Penchez-vous vers lui : « As-tu le pied décollé? Non? Pouet! J’ai raté. » Touchez votre nez : « Oh! C’est mon nez qui est collé. » Laissez rire. À pas de géant, allez pousser {dedans|le mur}{cour|l’arbre ou le mur} à deux mains : « Un, deux, trois, quatre, cinq, rechargée! » Revenez. « De quoi as-tu besoin? » Faites ce qu’il dit. « Ding! »',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'Deux par deux, l’un s’invente un malheur : un pied collé, un bras endormi, un rire coincé. L’autre prend sa pose, à deux pas, et envoie son pouvoir, des mains ou du foulard. La première fois, c’est « pouet! », et l’ami montre ce que ça lui a fait de drôle. Le héros va se recharger à pas de géant, pousse jusqu’à cinq, revient : « De quoi as-tu besoin? » Cette fois, il fait ce qu’on lui dit. « Ding! » On change de rôle. {3-4a|À trois ans, le même pied se colle dix fois.} {3-4a !multiage|Soufflez la question oubliée. L’ami ne trouve pas de malheur? Offrez-en deux : « Ton pied ou ton nez? »} {4-5a|Le pouvoir a un nom et un son à lui.} {4-5a !multiage|L’ami répond plus précis : « Plus doux, avec du chaud. » Le héros change une seule chose à son pouvoir et le renvoie.} Un coup part? « Arrête. Ce pouvoir-là fait mal. » Voyez d’abord qui a mal; l’autre va se recharger, puis change de pouvoir.',
        ),
        play(
          { 20: 6, 30: 7 },
          'Assoyez-vous, les épaules basses. « J’ai un gros malheur : j’ai perdu mon sourire. » Les héros font un demi-rond devant vous, dans leur pose. L’un s’avance et demande : « Je peux? » Vous répondez oui, ou « pas tout de suite », et il attend dans sa pose. Un pouvoir tout seul fait « pouet » : vos mains dansent, et tous vous imitent. Il en faut deux, envoyés en même temps. {3-4a|À trois ans, deux amis comptent « un, deux, trois, pfiou! » et soufflent ensemble.} {3-4a !multiage|Le sourire revient d’un seul bord : « Il en manque un bout! » Deux autres arrivent. À la fin, tout le groupe compte, et le sourire est entier.} {4-5a|Les deux se parlent d’abord : que fait ton pouvoir, que fait le mien, lequel part en premier?} {4-5a !multiage|Soyez difficile : « C’est gentil, mais j’ai froid. » Ils écoutent, s’entendent, changent leur plan. Ensuite, deux enfants inventent le malheur, et deux autres le règlent.} « Ding! » Un enfant prend votre place avec un malheur à lui.',
        ),
        play(
          { 30: 6 },
          'Levez un doigt : « Mission pour vrai. Quelqu’un, ici, a besoin d’aide. » Regardez ensemble : {dedans|une chaise de travers, un soulier détaché, un ami qui cherche où s’asseoir.} {cour hiver|une mitaine tombée, un collet resté ouvert, un ami qui veut se relever.} {cour !hiver|un chapeau tombé, un soulier plein de sable, un ami qui cherche avec qui jouer.} Chaque héros choisit, s’approche au pas et demande : « Veux-tu de l’aide? » C’est non? Il salue, les poings sur les hanches, et cherche ailleurs. C’est oui? Il aide pour vrai : cette fois, les mains servent. {3-4a|À trois ans, on aide à deux : l’un tient, l’autre tire.} {3-4a !multiage|Allez-y avec le premier : « Veux-tu de l’aide? — Oui, tiens ma manche. » L’ami aidé dit « ding! » bien fort, et repart avec vous en chercher un autre.} {4-5a|On cherche quelqu’un qui n’a rien demandé, et l’on attend son oui avant de l’aider.} {4-5a !multiage|Après, on raconte sa mission en deux phrases : ce qui n’allait pas, ce que j’ai fait. La mission a raté? On dit ce qu’on a essayé ensuite.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '« Les pouvoirs rentrent se reposer. » Tous au mur{cour| ou à l’arbre}, ou une paume contre l’autre si la place manque, on pousse une dernière fois, en soufflant, de moins en moins fort. Puis on se met en rond. S’il y a des foulards, chacun fait tomber le sien au milieu, tout doucement. À tour de rôle, qui le veut montre sa pose et dit comment son pouvoir a raté; le groupe répond : « Pouet! » Finissez : « Et quelqu’un a été aidé quand même? » Les mains se lèvent. « Ding! »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Ratez souvent, et en riant : le pouvoir qui rate calme plus vite que le pouvoir qui gagne.',
          'Regardez d’abord l’ami, pas le héros : « Et toi, qu’est-ce que ça t’a fait? »',
          'Deux corps se collent? Tendez les bras entre eux, à plat : « Deux pas. Ton pouvoir a besoin de place. »',
          'Qui a encore envie de frapper pousse le mur avec vous, dix fois s’il le faut, avant de revenir.',
        ],
        questionsOuvertes: [
          'De quoi ton ami a-t-il besoin?',
          'Qu’est-ce que ton pouvoir a fait, à la place?',
          'Comment peux-tu le changer?',
          'Qui as-tu aidé?',
        ],
      },
      vocabulaire: [
        'le pouvoir',
        'le héros',
        'raté',
        'recharger',
        'la pose',
        'avoir besoin',
        '{20min 30min|ensemble}',
        'aider',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Faites vous-même l’ami au pied collé, pour deux ou trois héros à la fois : chacun envoie son pouvoir, et vous répondez « pouet » ou « ding » tout de suite.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant garde le même pouvoir pour trois malheurs différents : que peut faire un souffle chaud pour un bras endormi?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, l’enfant pousse le mur des deux mains, freins serrés. Il parle peu? Le pouce levé est « ding », le pouce baissé est « pouet ». Les cris le fatiguent? On envoie les pouvoirs en chuchotant.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, on se recharge contre un mur ou un gros arbre, là où le sol n’est pas glacé.} {hiver|L’été, dans la cour, on se recharge contre le gros arbre, à l’ombre.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Épaule cognée en allant se recharger.', 'Peine d’un « pouet » de trop.'],
        dangersAEliminer: [
          'Coup, même pour rire : le jeu de ces deux-là s’arrête, vous voyez à qui a mal, puis on recommence à deux pas.',
          'Foulard au cou, noué, dans le dos ou sur un visage : il se tient par un bout, à la main; un foulard tombé se ramasse tout de suite.',
          'Bousculade au mur : chacun y a sa place, à un bras du voisin, et l’on pousse sans se pousser.',
          '{dedans|Saut d’une chaise ou d’une table : les héros gardent les pieds au plancher.} {cour|Saut d’un module ou d’un banc : les héros gardent les pieds au sol.}',
          '{cour hiver|Plaque de glace devant le mur : choisissez un autre endroit où pousser.}',
        ],
        supervision: 'palier2',
        allergies: ['Foulards lavés sans parfum. Asthme à l’effort : la pompe et le plan de l’enfant sont sur vous.'],
      },
      observation: [
        'Compétences sociales : que change l’enfant quand son ami répond « pouet »?',
        'Langage oral : comment demande-t-il de quoi l’autre a besoin?',
        'Motricité globale : que font ses bras et ses pieds pour rester à deux pas?',
      ],
      prolongements: [
        'Gardez le mur pour toute la semaine : qui sent un coup monter va se recharger, et revient.',
        'Dites le nom du pouvoir au parent : à la maison, il y a peut-être un bouton de manteau à secourir.',
      ],
      reflexionRetroaction: [
        'Que cherchaient-ils en se tapant dessus : le bruit, le contact, être forts? L’ont-ils trouvé ici?',
        'Qui aide toujours sans demander, et comment le lui montrer?',
      ],
    },
  },
  {
    key: 'entre-enleve-tes-bottes',
    summary:
      'Toc, toc! Un crayon cogne à la maison de papier : « Entre, enlève tes bottes! » Noël chez soi se raconte : qui arrive, ce qu’on fait, ce qu’on attend.',
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
      'Noël',
      'la fête de Noël',
      'Noël chez nous',
      'décembre',
      'temps des fêtes',
      'le temps des fêtes',
      'réveillon',
      'papier et crayons',
      'crayons',
      'papier',
      'dessin de Noël',
      'carte de Noël',
      'raconter Noël',
      'la visite arrive',
      'la famille à Noël',
      'souper de famille',
      'ce qu’on fait à Noël',
      'attendre Noël',
      'Noël sans cadeaux',
      'ils parlent juste de cadeaux',
      'on fête pas Noël',
    ],
    seen: [
      'elle fait cogner son bonhomme à la porte d’une boîte et répond entre donc',
      'il plie une feuille en deux pour faire une maison et y couche ses crayons',
      'ils font sautiller leurs crayons comme du monde qui arrive chez eux',
      'il a hâte de voir ses cousins, il me demande combien de dodos encore',
      'elle dit que chez eux il y a pas de sapin, les autres la croient pas',
      'il raconte que mononcle dort chez eux et qu’ils seront cent dans la cuisine',
      'au retour des vacances, ils racontent tous en même temps la visite chez mamie',
      'dans le vestiaire, ils jouent à ôte tes bottes, la visite est arrivée',
    ],
    scenes: ['fete', 'naissances-familles', 'figurines'],
    picture:
      'Un long crayon cogne près de trois maisons de papier debout; une amie ouvre la sienne sur un petit crayon, une autre couche les siens.',
    sheet: {
      titre: 'Noël chez nous : « Entre, enlève tes bottes! »',
      observationDepart:
        '« Chez nous, y va y avoir plein de monde! » « Moi, on va chez ma mamie. » « Nous autres, on dort. » Trois crayons avancent à petits bonds, chacun dans un poing.',
      intentionEducative:
        'Permettre à l’enfant de raconter ce qu’on vit chez lui ces jours-là, et d’écouter que c’est autrement chez un autre.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Identité', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Faire parler un crayon qui arrive en visite, et lui répondre.',
        'Raconter qui est là et ce qu’on fait, chez soi.',
        '{20min 30min|Dire une chose qu’on attend et qui ne s’achète pas.}',
        '{30min|Poser une question à un ami sur sa maison, et écouter la réponse.}',
      ],
      materiel: [
        item('Papier, en feuilles', 'une feuille par enfant, une pour vous', 'Table, où le doigt trace la maison'),
        item('Crayons', 'trois par enfant, longs et courts', 'Doigts, qui marchent et qui cognent'),
        optional('{si-rubans|Ruban}', '{si-rubans|un bout long comme l’avant-bras par maison}', null),
        optional('{si-boîtes si-boîtes-à-chaussures|Petites boîtes de carton}', 'une pour deux enfants', null),
        optional('{si-figurines-d’animaux|Figurines d’animaux}', 'une par enfant, une pour vous', null),
        optional('{si-lampes-de-poche|Lampe de poche}', '{si-lampes-de-poche|une, posée sur la table}', null),
      ],
      preparation: [
        'Pliez une feuille en deux et mettez-la debout comme une carte : voilà une maison, avec sa porte. Sans papier, tracez une maison du doigt sur la table{20min 30min|; deux mains à plat font la porte qui s’ouvre et se ferme}. Sans crayons, deux doigts marchent et cognent.',
        'Pensez à trois soirs différents : une maison pleine de monde, une maison à deux, une maison où c’est un soir comme les autres. Vous parlerez des trois du même ton.',
        'Rappelez-vous ce que vit chaque famille : un parent qui travaille ce soir-là, deux maisons, quelqu’un qui manque, une autre fête ou aucune. Rien n’est demandé à l’enfant qui n’en parle pas.',
        '{1adulte|Seule, assoyez-vous au coin de la table, d’où vous entendez toutes les portes.} {2adultes|À deux, chacune prend la moitié des maisons.} {multiage|Les plus jeunes cognent et répondent; les plus vieux racontent la suite.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          '« Noël s’en vient, et la visite aussi! » Mettez votre maison debout. {si-rubans|Un ruban couché mène à la porte : qui s’en écarte tombe dans la neige.} Un long crayon arrive en sautillant et cogne : « Toc, toc, toc! — C’est qui? — C’est ton oncle, j’ai les oreilles gelées! — Entre, enlève tes bottes! » Secouez le crayon, couchez-le à l’intérieur : « Ouf. » Un tout petit crayon cogne à son tour. {si-figurines-d’animaux|Un animal aussi : « Tu n’as pas de bottes, essuie tes pattes! »} Racontez deux phrases vraies de chez vous : « On était quatre sur le divan. Mon oncle s’est endormi avant le dessert. » Puis : « Et chez vous, qui cogne à la porte? Ou bien c’est vous qui partez? »',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'Chacun plie sa maison et choisit des crayons : un grand, un petit, le chat s’il le veut. Un à un, ils cognent, et la maison répond : « Entre, enlève tes bottes! » {si-boîtes si-boîtes-à-chaussures|Trop de visite? Une boîte couchée est la chambre d’amis : on y couche ceux qui restent.} {3-4a|À trois ans, le même crayon entre et sort dix fois, de plus en plus gelé.} {3-4a !multiage|Cognez à sa porte : « C’est qui, là, couché? » Il dit « mamie » ou montre le plus gros. « Qu’est-ce qu’elle fait, mamie, en arrivant? » Une personne, un geste : elle donne un bec, elle apporte un plat, elle dort. C’est déjà raconter.} {4-5a|Chaque crayon dit une phrase en entrant, avec sa voix à lui.} {4-5a !multiage|Puis la soirée avance : qui fait à manger, qui chante, qui s’ennuie, qui s’endort le premier? L’enfant fait bouger les crayons en le racontant, à un ami qui n’y était pas.} Personne n’arrive, ou l’on part en auto, ou l’on dort tôt? Les crayons le jouent. « Chez vous, c’est comme ça. »',
        ),
        play(
          { 20: 6, 30: 7 },
          'Fermez votre maison comme un livre. « Là-dedans, il y a ce que j’attends. Ça ne s’achète pas. » Ouvrez-la : il y a un trait, ou rien du tout. Racontez : « Moi, j’attends l’odeur de la tourtière de ma sœur. » Chacun trace en secret, au crayon ou du doigt, ce qu’il attend : quelqu’un, une odeur, la neige, dormir tard, jouer avec ses cousins. {3-4a|À trois ans, on referme, un ami cogne, on ouvre : « C’est mon papi! »} {3-4a !multiage|Un gribouillis suffit : demandez « Raconte-moi. » et écrivez son mot à côté, tel qu’il le dit, ou répétez-le tout haut. Il dit un jouet? « Avec qui vas-tu y jouer? » C’est cette personne-là qu’il attend, peut-être.} {4-5a|À quatre ans, l’ami a droit à trois questions avant qu’on ouvre.} {4-5a !multiage|« Est-ce que ça se mange? Est-ce que ça arrive le soir? » On répond seulement par oui ou non. Puis on ouvre, et l’on raconte pourquoi on attend ça.} Qui n’attend rien laisse sa maison vide : « Il y a de la place. »',
        ),
        play(
          { 30: 6 },
          '« La visite change de maison! » La moitié des enfants reste à la maison; les autres prennent un crayon et vont cogner à leurs portes. « Entre, enlève tes bottes! » Le visiteur demande : « Chez vous, qu’est-ce qu’on fait? » On lui montre où s’asseoir, ce qu’on mange, ce qu’on chante, à quelle heure on dort. {3-4a|Le visiteur essaie ce qu’on fait là : il danse, il mange, il dort.} {3-4a !multiage|Cognez avec lui, et posez la question s’il est gêné. En repartant, il dit une chose : « Chez eux, on mange du riz. » Deux maisons ont la même chose? Les crayons se saluent.} {4-5a|Il raconte, en rentrant, une chose pareille et une chose pas pareille.} {4-5a !multiage|Les crayons en visite demandent tout : « C’est quoi, une tourtière? Pourquoi on parle fort? » On le leur explique. En partant, le visiteur invite l’autre chez lui.} Puis on échange. Une maison n’a pas de fête? On y visite quand même : il y a un souper, un lit, une chanson.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Regardez l’heure sur votre poignet. « Il faut qu’on y aille. » Votre crayon met ses bottes, dit au revoir… et se remet à parler dans la porte. « Bon, cette fois, on y va! » Il reparle encore. Riez : « C’est long, un au revoir! » Tous les crayons se rechaussent, se donnent un bec ou un salut, reviennent dire une dernière chose, la plus belle de leur soirée. « Un, deux, trois! » Ils partent pour vrai, un par un, jusqu’à leur place. {si-lampes-de-poche|La lampe de poche, allumée, est la lumière de la galerie : au dernier départ, « clic », vous l’éteignez.} Les maisons de papier, s’il y en a, vont dans le casier. « On sait un peu mieux comment c’est, chez vous. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Dites « ces jours-là, chez vous » plutôt que « à la fête » : chaque maison peut répondre.',
          'Un cadeau est nommé? Ne le reprenez pas : « Et qui était là? Qu’avez-vous fait après? »',
          'Redites la phrase de l’enfant avec un mot de plus : « Mamie arrive. Elle arrive avec sa grosse soupe. »',
          'Quelqu’un manque, ou l’enfant change de maison? « Tu penses à lui. » Laissez un crayon pour lui, s’il le veut.',
        ],
        questionsOuvertes: [
          'Qui cogne à ta porte?',
          'Que fait-on, chez toi, ces jours-là?',
          '{20min 30min|Qu’est-ce que tu attends, qui ne s’achète pas?}',
          '{30min|Qu’est-ce qui est pareil, chez ton ami?}',
        ],
      },
      vocabulaire: [
        'la visite',
        'cogner',
        'arriver',
        'chez nous',
        '{20min 30min|attendre}',
        '{30min|pareil}',
        'au revoir',
        'gelé',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Un seul crayon, et vous êtes la maison : il cogne, vous répondez. Puis il est la maison, et vous cognez, les bottes pleines de neige.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant raconte sa soirée dans l’ordre, un crayon après l’autre, du premier « toc, toc » jusqu’à celui qui ferme la lumière.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Il parle peu? Le crayon hoche la tête aux deux choix que vous offrez : « On part, ou on reste? » Il parle une autre langue à la maison? Le crayon la parle aussi, et vous apprenez le bonjour. Tenir un crayon est difficile? Son doigt cogne.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’été, la visite arrive en gougounes : « Entre, secoue ton sable! » On raconte une fête de voisins.',
        },
      ],
      securite: {
        risquesAcceptes: ['Ennui de quelqu’un, dit tout haut.', 'Crayon préféré, déjà pris.'],
        dangersAEliminer: [
          'Crayon brandi près d’un visage : il avance à petits bonds, la pointe en bas.',
          'Marche avec un crayon : on le porte la pointe vers le sol, au pas.',
          'Moquerie sur la maison d’un autre : arrêtez le jeu tout de suite. « Chez lui, c’est comme ça. »',
          'Bord de papier qui coupe le doigt : on plie avec la paume.',
          '{si-rubans|Ruban : couché sur la table, jamais au cou ni au poignet.}',
          '{si-lampes-de-poche|Lampe de poche dans les yeux : elle est posée, tournée vers le mur.}',
        ],
        supervision: 'palier3',
        allergies: ['Rien ne se mange ici. Crayons sans parfum.'],
      },
      observation: [
        'Langage oral : combien de personnes, de gestes ou de mots entrent dans son récit?',
        'Identité : que dit-il de sa famille sans qu’on le lui demande?',
        'Fonction symbolique : à quel moment le crayon devient-il quelqu’un?',
      ],
      prolongements: [
        'Laissez une maison de papier et un crayon sur la table : demain, d’autres cogneront.',
        'La maison pliée part dans la famille : le parent cogne, et l’enfant répond : « Entre, enlève tes bottes! »',
      ],
      reflexionRetroaction: [
        'Ai-je accueilli du même ton la maison pleine, la maison tranquille et celle qui ne fête pas?',
        'De qui ai-je appris une chose que je ne savais pas?',
      ],
    },
  },
  {
    key: 'mon-auto-a-le-hoquet',
    summary:
      '« Hic! » L’auto va sur le pont, le mécanicien l’écoute et la répare. Elle roule! Mais le hoquet a sauté sur lui : au propriétaire de le guérir.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['quartier-et-metiers', 'sons-et-silence'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'le mécanicien',
      'mécanicien',
      'mécanicienne',
      'le garage',
      'garage',
      'jouer au garage',
      'jouer au mécanicien',
      'garagiste',
      'petites autos',
      'petites voitures',
      'autos',
      'outils jouets',
      'outils',
      'réparer l’auto',
      'réparer les autos',
      'auto en panne',
      'bruit de moteur',
      'écouter le moteur',
      'changer les pneus',
      'métiers',
    ],
    seen: [
      'il revire son camion à l’envers et tape sur les roues pour le réparer',
      'elle colle son oreille sur le tracteur, elle dit que le moteur fait un drôle de son',
      'ils couchent les chars sur le banc et jouent du tournevis en plastique en dessous',
      'il pogne le hoquet en buvant et ça fait rire toute la tablée',
      'il pleure, la roue de son char préféré est lousse, il veut que je l’arrange',
      'elle refuse de le laisser réparer, c’est sa machine, c’est elle la patronne',
      'depuis que l’auto de papa est au garage, il opère tous les véhicules du local',
      'au parc, il a entendu un moteur tousser, il imite le bruit depuis ce temps-là',
    ],
    scenes: ['magasin-metiers', 'vehicules', 'voix', 'ecouter'],
    picture:
      'Une mécanicienne à genoux écoute une auto sur une chaise, l’oreille collée; le propriétaire a la main sur la bouche, un petit roule son auto.',
    sheet: {
      titre: 'Mon auto a le hoquet, mécanicien!',
      observationDepart:
        '{3-4a 4-5a|« Est brisée, mon auto, a fait tac-tac! »} {!3-4a !4-5a|« Bisée, auto! »} L’enfant la retourne, colle son oreille dessus et tape sur une roue du bout du doigt.',
      intentionEducative:
        'Permettre à l’enfant de faire entendre ou de dire ce qui ne va pas, d’écouter l’autre et de {3-4a 4-5a|lui raconter ce qu’il a réparé}{!3-4a !4-5a|lui répondre, du son ou du mot}.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Faire le bruit de son auto, et refaire celui d’un ami.',
        'Écouter, réparer, essayer et rendre l’auto à qui elle est.',
        '{3-4a 4-5a|Dire où est le bruit, et ce qu’on a fait pour l’ôter.}',
        '{3-4a 4-5a 30min|Décrire son auto pour qu’un ami la retrouve.}',
      ],
      materiel: [
        item(
          'Petites autos{2-3a|, plus grosses qu’un rouleau de papier hygiénique}',
          'une par enfant, une pour vous',
          'Petits camions',
        ),
        item(
          'Outils jouets{2-3a|, d’une pièce, plus gros qu’un rouleau de papier hygiénique}',
          'un par enfant, si vous en avez',
          'Doigts, qui vissent et qui tapotent',
        ),
        item('Chaises, les ponts du garage', 'une pour deux enfants', null),
        optional(
          '{si-téléphone-jouet|Téléphone jouet, sans fil}{2-3a si-téléphone-jouet|, d’une pièce, plus gros qu’un rouleau de papier hygiénique}',
          'un',
          'Bloc',
        ),
        optional(
          '{si-figurines-d’animaux|Animaux de plastique}{2-3a si-figurines-d’animaux|, plus gros qu’un rouleau de papier hygiénique}',
          'un par enfant',
          null,
        ),
        optional(
          '{20min 30min si-blocs|Blocs}{2-3a 20min 30min si-blocs|, plus gros qu’un rouleau de papier hygiénique}',
          'deux ou trois',
          null,
        ),
        optional('{20min 30min si-cônes|Cônes}', 'un ou deux', null),
        optional('{si-rouleaux-de-carton|Rouleaux de carton}', 'un par enfant', null),
      ],
      preparation: [
        'Tirez sur les roues : l’auto qui en perd une sort du jeu. {2-3a|Celle qui passe dans un rouleau de papier hygiénique reste sur la tablette.}',
        'Placez les chaises dos au mur, à un pas l’une de l’autre : le siège est le pont, où l’on gare l’auto; le mécanicien travaille à genoux devant. {20min 30min|Le plancher libre est la route d’essai.}',
        'Exercez-vous à faire baisser un bruit : « HIC! », « hic », « hi… », plus rien. Les outils jouets restent dans un tas près de vous. Vous n’en avez pas? Un doigt visse, une jointure cogne, une paume frotte.',
        '{1adulte|Seule, restez par terre au bout du rang : les chaises et le plancher sont devant vous.} {2adultes 20min 30min|À deux, l’une est au garage, l’autre sur la route d’essai.} {2adultes 10min|À deux, chacune a la moitié des ponts.} {multiage|Les plus jeunes font le bruit et l’arrêtent; les plus vieux posent les questions.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Roulez votre auto jusqu’à une chaise, par petits bonds : « Hic! Vroum… hic! » Garez-la sur le siège, collez-y l’oreille. « Elle a le hoquet. Ça vient d’où? » Tournez une roue : « Hic! » Tapotez du doigt : « Hi… » Encore : plus rien. Roulez-la sur le siège, l’oreille tendue : « Vroum… » Ouvrez la bouche pour dire « réparée », et… « HIC! » Regardez-les : « Oh non. Le hoquet a sauté sur moi! » Un doigt d’enfant sur votre coude, et c’est fini. {si-figurines-d’animaux|Le hoquet saute aussi sur les animaux : « Meuh… hic! » Un doigt les guérit.} « Qui a une auto malade? » {si-téléphone-jouet|Avec un téléphone jouet, le client appelle d’abord : « Allô, le garage? Elle fait hic! » Répondez : « Amenez-la! »}',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          '{3-4a 4-5a|Deux par deux, l’un est le propriétaire, l’autre le mécanicien. Le propriétaire arrive en faisant le bruit de son auto et la gare sur la chaise. Le mécanicien colle l’oreille dessus, refait le bruit, cherche, tapote du doigt ou de l’outil; à chaque coup, le propriétaire fait baisser le bruit. Plus rien? On essaie l’auto sur le siège. Le bruit saute alors sur le mécanicien : un doigt sur son coude, et il est guéri. « Voilà votre auto! » On change de rôle.} {!3-4a !4-5a|Chacun gare son auto sur un siège, fait son bruit et la répare, du doigt ou de l’outil : toc, toc, toc.} {2-3a|À deux ans, on fait « hic! », on tape, on rit quand c’est vous qui attrapez le hoquet.} {2-3a !multiage|Passez d’une chaise à l’autre, en mécanicienne : collez l’oreille, refaites le bruit de l’enfant, quel qu’il soit, tapotez jusqu’à ce que ça s’arrête. « HIC! » Le hoquet a sauté sur vous : un doigt sur votre coude, et c’est fini. Mettez l’auto contre l’oreille de l’enfant : « Qu’est-ce qu’elle dit? » Rendez-la des deux mains : « C’est à toi! »} {3-4a|Le mécanicien demande : « Où ça fait mal? Devant, derrière, dessous? »} {3-4a !multiage|Il se trompe de place? Le bruit devient plus fort. Il trouve la bonne? Le bruit baisse. Chacun invente le sien : tac-tac, pfff, iii.} {4-5a|À quatre ans, il pose trois questions avant de toucher.} {4-5a !multiage|« Depuis quand? Quand tu tournes, ou quand tu freines? » Puis il dit ce qu’il croit avoir trouvé, et le propriétaire répond : « C’est ça » ou « cherche encore ».}',
        ),
        play(
          { 20: 6, 30: 7 },
          '« Avant de rendre une auto, on l’essaie sur la route. » L’auto quitte le pont : tout droit, un virage devant la dernière chaise, un arrêt, retour. Tout le long, on écoute. {si-blocs|Un bloc couché est une bosse, l’auto y saute : « Hic! » Est-ce le vieux bruit qui revient?} {si-cônes|Au cône, on freine sans le toucher, et l’on écoute.} {2-3a|À deux ans, on roule à quatre pattes, on crie « freine! », on repart.} {2-3a !multiage|Au virage, « hic! » : il ramène l’auto au pont, tape deux fois, repart. Roulez derrière lui avec la vôtre, qui tousse : « Teuf, teuf… Aide-moi! » Il la soigne du doigt, et les deux autos finissent la route ensemble.} {3-4a|Au virage, le bruit revient? On retourne au pont : c’était une autre pièce.} {3-4a !multiage|Puis on rend l’auto : « J’ai serré la roue. Elle est guérie. » Le propriétaire paie d’une poignée de main, essaie lui-même, et revient si ça recommence.} {4-5a|En la rendant, on raconte trois choses : ce qu’on a entendu, trouvé, réparé.} {4-5a !multiage|Le propriétaire a des questions : « Est-ce que je peux aller vite? Que faire si ça recommence? » Le mécanicien répond. La facture se dit tout haut : « Une roue, un tapotage, ça fait deux poignées de main. »}',
        ),
        play(
          { 30: 6 },
          '« Le garage est plein! » {3-4a 4-5a|Les autos réparées se garent au plancher, en tas de quatre ou cinq; un gardien s’assoit derrière chaque tas.} {!3-4a !4-5a|Les autos réparées se garent au plancher, devant vous, en tas serré.} Chaque propriétaire vient chercher la sienne sans la toucher : il la décrit, ou il fait son bruit. Les autres refont le bruit et cherchent des yeux laquelle c’est. {2-3a|« Elle fait quoi, ton auto? — Hic! — Celle-ci? — Oui! »} {2-3a !multiage|Trompez-vous une fois : « Celle-là? » Il secoue la tête, montre, ou va la prendre. Puis c’est vous qui cherchez la vôtre : « Elle est rouge, elle fait teuf », et c’est lui qui fouille dans le tas et qui vous la rend.} {3-4a|À trois ans, on dit sa couleur, son bruit, une chose qu’elle a de brisé.} {3-4a !multiage|Deux autos rouges? « Qu’est-ce qu’elle a d’autre? » Le gardien écoute, cherche et tend l’auto. Celui qui l’a reçue devient le gardien.} {4-5a|À quatre ans, on la décrit sans dire sa couleur.} {4-5a !multiage|Le gardien répète ce qu’il a compris avant de chercher : « Petite, sans toit, qui fait pfff? » S’il se trompe, on ajoute un détail. La vôtre reste toute seule : qui pourrait bien l’avoir oubliée au garage, et pourquoi?}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Chuchotez : « Le garage ferme. On écoute une dernière fois. » Chacun colle son auto à son oreille. {si-rouleaux-de-carton|Ou il l’écoute au bout d’un rouleau de carton, comme un docteur.} Silence. {3-4a 4-5a|Que dit-elle, maintenant qu’elle va bien? On le dit tout bas à son voisin.} {!3-4a !4-5a|« Vroum », tout petit, à l’oreille d’un ami.} Les outils, s’il y en a, se rangent d’abord, un par un. Les autos roulent jusqu’à leur place en ronronnant de moins en moins fort. Éteignez le garage d’un doigt dans les airs : « Clic. » Puis : « Hic! » Qui vous guérit?',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Refaites le bruit de l’enfant exactement comme il l’a fait, puis attendez : c’est votre réponse.',
          '{3-4a 4-5a|Prêtez le mot qui manque : « Ça grince. Ça cogne. Ça siffle. »} {!3-4a !4-5a|Mettez un mot sur son geste : « Tu tapes sur la roue. »}',
          'Deux mains sur la même auto? « Qui est le propriétaire? L’autre est le mécanicien. »',
          'Attrapez le bruit souvent, et laissez l’enfant vous guérir : c’est lui qui arrête votre voix.',
        ],
        questionsOuvertes: [
          'Quel bruit fait ton auto?',
          'D’où vient le bruit?',
          '{3-4a 4-5a|Qu’est-ce que tu as réparé?}',
          '{3-4a 4-5a|Comment sais-tu qu’elle est guérie?}',
        ],
      },
      vocabulaire: [
        'le garage',
        'la mécanicienne',
        'la panne',
        'le bruit',
        'réparer',
        '{3-4a 4-5a|le propriétaire}',
        '{20min 30min|essayer}',
        'le hoquet',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Un seul bruit, toujours le même, et vous pour mécanicienne. Tendez-lui ensuite la vôtre : il écoute, il tape, vous faites « hic ».',
        },
        {
          pour: '3-4a',
          texte: 'Il ne trouve pas de bruit? Offrez-en deux : « Tac-tac ou pfff? » Il choisit et le fait à sa façon.',
        },
        {
          pour: '4-5a',
          texte: 'Il tient l’accueil : il écoute chaque client, répète la panne et envoie l’auto au bon mécanicien.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Il entend peu? Le bruit se sent : il pose la main sur votre gorge pendant le « hic ». Il parle peu? L’auto saute plus ou moins haut. En fauteuil, la table est le pont, à sa hauteur. Il n’aime pas être touché? On guérit son coude en pointant de loin.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, l’auto a la grippe : elle tousse, éternue, et grelotte sur le pont.} {hiver|L’été, l’auto a trop chaud : elle halète, et l’on évente son moteur.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Auto tombée de la chaise.', 'Propriétaire pressé qui reprend son auto.'],
        dangersAEliminer: [
          'Chaise qui bascule : dos au mur; le siège est pour les autos, jamais pour les pieds.',
          'Auto lancée ou roulée vers un visage : elle avance la main dessus.',
          'Outil jouet qui frappe : il tapote l’auto sur la chaise, doucement, jamais un ami.',
          'Auto oubliée sous un pied : celles qui ne roulent pas sont sur un pont ou dans une main.',
          '{2-3a|Auto ou outil à la bouche : ôtez le jouet, vérifiez qu’il est entier, lavez-le avant un autre enfant.}',
          '{20min 30min si-blocs|Bloc sous un pied : il reste sur la route, où l’on roule à genoux.}',
          '{si-rouleaux-de-carton|Cri dans un rouleau, contre une oreille : on n’y parle pas, on y écoute.}',
        ],
        supervision: 'palier2',
        allergies: ['Métal : l’enfant dont la peau réagit au nickel prend une auto de plastique.'],
      },
      observation: [
        'Langage oral : quels bruits, quels mots ou quelles questions l’enfant prend-il?',
        'Attention : combien de temps écoute-t-il avant de réparer?',
        'Compétences sociales : comment rend-il l’auto, et que répond-il au propriétaire?',
      ],
      prolongements: [
        'Laissez une chaise « pont » près du coin des autos : les pannes y arrivent toute la semaine.',
        'Au départ, l’enfant écoute avec son parent un bruit de la maison ou de la vraie auto : qu’est-ce que ça dit?',
      ],
      reflexionRetroaction: [
        'Ai-je laissé l’enfant faire baisser le bruit à son rythme?',
        'Qui n’a été que propriétaire, et aimerait peut-être réparer?',
      ],
    },
  },
]
