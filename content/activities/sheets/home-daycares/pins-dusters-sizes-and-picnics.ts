import { closing, item, opening, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Pins of which the last to stand wears a tuque, rags that show what they picked up, a row of shoes in which the smallest sits, and ants of fingers at a picnic. */
export const HOME_PINS_DUSTERS_SIZES_AND_PICNICS_SHEETS: readonly BankSheet[] = [
  {
    key: 'la-tetue-porte-la-tuque',
    summary:
      'Des bouteilles habillées d’un bas tombent sous un gros ballon mou; la dernière debout, la têtue, reçoit une tuque, et tous s’y mettent.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['mouvement-et-defis', 'nombres-et-formes'],
    materials: ['ballons', 'tissus'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, la piste est sur le dur, à l’abri du vent{hiver|; l’hiver, sur la neige tapée, où les quilles se plantent un peu}.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'quilles',
      'quille',
      'jeu de quilles',
      'jouer aux quilles',
      'quilles maison',
      'bowling',
      'bouteilles de plastique',
      'bouteilles vides',
      'faire tomber les quilles',
      'faire tomber des bouteilles',
      'renverser les bouteilles',
      'rouler un ballon sur les quilles',
      'compter ce qui tombe',
      'il fait tout tomber',
      'changer les règles du jeu',
      'viser',
      'jeux de ballon',
      'motricité globale',
    ],
    seen: [
      'ils alignent des bouteilles et garrochent un ballon pour en coucher le plus possible',
      'elle donne un coup de pied dans la tour de bouteilles et rit du bruit',
      'il pousse le gros ballon à deux mains vers des objets debout au fond du local',
      'à peine relevées, il les refait tomber et crie encore',
      'il est fier d’avoir tout couché d’un seul coup',
      'elle se choque parce qu’il en reste toujours une debout',
      'depuis sa fête à l’allée de bowling, il installe des rangées dans le corridor',
      'dans le local, ils mettent leur tuque sur la dernière bouteille encore debout',
    ],
    scenes: ['demolir', 'rouler'],
    picture:
      'Devant le divan, une bouteille à tuque penche parmi les couchées; deux enfants à plat ventre retiennent leur souffle, un bébé tend la main vers sa quille.',
    sheet: {
      titre: 'La têtue porte la tuque',
      observationDepart:
        '{0-18m !18-24m !2-3a !3-4a !4-5a|À peine debout, la bouteille est par terre : une main l’a couchée, et le poupon cherche vos yeux.} {18-24m 2-3a 3-4a 4-5a|« Encore! » À peine debout, la bouteille est par terre, et celui qui l’a renversée la redresse déjà.} {3-4a 4-5a|« Moi, je les fais toutes tomber d’un coup! »}',
      intentionEducative:
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Permettre au poupon de faire tomber, de voir ce que sa main ou son pied a fait, et d’attendre que ça se redresse.} {18-24m 2-3a 3-4a 4-5a|Permettre à l’enfant de diriger un ballon vers ce qu’il vise, de compter ce qui tombe, et de rebâtir autant de fois qu’il renverse.}',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Faire tomber une quille d’une main, du pied ou d’un ballon, et vouloir recommencer.',
        '{18-24m 2-3a 3-4a 4-5a|Remettre les quilles debout, une à une.} {0-18m !18-24m !2-3a !3-4a !4-5a|Attendre, les yeux dessus, que la quille se redresse.}',
        '{2-3a 3-4a 4-5a|Dire combien sont tombées et combien restent debout.}',
        '{4-5a 30min|Inventer une règle et l’expliquer aux autres.}',
      ],
      materiel: [
        item(
          'Bouteilles de plastique d’un litre, vides et sèches, sans bouchon ni anneau, les quilles',
          'deux par enfant, six au moins',
          'Feuilles de carton mince, roulées grosses comme une bouteille et collées',
        ),
        item(
          'Bas courts d’adulte, minces, de couleurs différentes',
          'un par quille{0-18m|, et quatre de rechange}',
          'Manches de chandails d’enfant, coupées à mi-bras',
        ),
        item(
          'Ballon de tissu ou de mousse recouverte, plus gros qu’une tête, sans latex',
          'deux',
          'Coussin rond bien bourré',
        ),
        item('Tuque d’adulte, propre', 'une', 'Gros bas de laine, le bord roulé'),
        item(
          '{18-24m 2-3a 3-4a 4-5a|Serviette roulée, le départ}',
          '{18-24m 2-3a 3-4a 4-5a|une}',
          '{18-24m 2-3a 3-4a 4-5a|Petite couverture roulée}',
        ),
        item('Panier à linge', 'un', 'Grande boîte de carton sans agrafe'),
        item(
          '{0-18m|Couverture épaisse, le coin des poupons}',
          '{0-18m|une}{0-18m cour hiver|, sur un tapis de mousse}',
          '{0-18m|Tapis de jeu}',
        ),
        item(
          '{4-5a|Carton et gros crayon de cire entier}',
          '{4-5a|un de chaque}',
          '{4-5a|Ardoise et grosse craie entière}',
        ),
      ],
      preparation: [
        'Ôtez le bouchon, l’anneau et l’étiquette de chaque bouteille, et jetez-les avant l’arrivée des enfants. Enfilez un bas court par le goulot, jusqu’à mi-hauteur : le fond de la bouteille reste nu et plat, le bout du bas retombe. Vérifiez que chaque quille tient debout toute seule; si elle penche, poussez dans le goulot le bout qui pend.',
        '{0-18m !18-24m !2-3a !3-4a !4-5a dedans|Roulez le tapis au bord de la couverture : les quilles tiennent mieux sur le plancher.} {0-18m !18-24m !2-3a !3-4a !4-5a cour !hiver|Choisissez un coin plat et dur, à l’abri du vent et à l’ombre s’il fait soleil.} {0-18m !18-24m !2-3a !3-4a !4-5a cour hiver|Tapez la neige au bord de la couverture, loin du toit : chaque quille s’y enfonce d’un doigt.} {dedans 18-24m 2-3a 3-4a 4-5a|Choisissez une piste de quatre pas qui finit au pied du divan : il arrête le ballon. Roulez le tapis : les quilles tiennent mieux sur le plancher.} {cour !hiver 18-24m 2-3a 3-4a 4-5a|Choisissez une piste de quatre pas, plate et dure, qui finit à la clôture, à l’abri du vent et à l’ombre s’il fait soleil.} {cour hiver 18-24m 2-3a 3-4a 4-5a|Tapez la neige sur quatre pas, jusqu’à la clôture, loin du bord du toit. Chaque quille s’y enfonce d’un doigt.} {18-24m 2-3a 3-4a 4-5a|À un bout, la serviette roulée marque le départ. À l’autre, laissez les quilles couchées : }{2-3a 3-4a 4-5a|les enfants les bâtiront.}{18-24m !2-3a !3-4a !4-5a|vous les bâtirez à mesure.}',
        '{0-18m|Étendez la couverture des poupons contre vous, hors du chemin d’un ballon poussé par un autre. Deux quilles à bas y sont couchées pour chacun. Un poupon qui ne s’assoit pas encore est couché sur le dos, les quilles du côté de ses pieds.} {0-18m !18-24m !2-3a !3-4a !4-5a|Assis, à quatre pattes ou debout à votre genou, chacun a une quille à un bras.} {cour hiver 0-18m|Poupons en habit de neige : par temps froid, rentrez après vingt minutes, où qu’en soit le jeu; au seuil que votre milieu fixe pour eux, jouez dedans.} {4-5a|Posez le carton et le crayon près du départ : }{4-5a multiage|les plus grands}{4-5a !multiage|les enfants}{4-5a| y marqueront les quilles tombées.}',
        '{1adulte 18-24m 2-3a 3-4a 4-5a|Seule, assoyez-vous près du départ, d’où vous voyez toute la piste.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {2adultes 18-24m 2-3a 3-4a 4-5a|À deux, l’une reste au départ, l’autre aide à rebâtir et dit quand la piste est libre.}',
        '{avec-contenant|Mettez @materiel parmi les quilles : tombe-t-il plus vite ou moins vite qu’elles?} {avec-roulant|Essayez @materiel à la place du ballon, doucement poussé de la main.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          '{18-24m 2-3a 3-4a 4-5a|Mettez trois quilles debout, lentement, au bout de la piste.} {0-18m !18-24m !2-3a !3-4a !4-5a|Mettez trois quilles debout, lentement, à un pas de la couverture.} « Debout… debout… debout. » {18-24m 2-3a 3-4a 4-5a|Revenez au départ.} À genoux, poussez le ballon à deux mains. « Roule, roule… poc! » Comptez du doigt celles qui sont couchées. Allez coiffer de la tuque une quille restée debout, ou une que vous redressez. « Toi, tu es têtue! » {0-18m|Mettez une quille debout devant le poupon et attendez sa main. « Poc! » Pour un poupon couché, la quille est debout au bout de ses pieds : un coup de talon l’envoie par terre.}',
        ),
        play(
          { 10: 6, 20: 8, 30: 9 },
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Bâtissez devant chacun, à la longueur de son bras : une quille aux talons du couché, deux devant l’assis, une rangée un pas plus loin pour qui va à quatre pattes. Dites « debout… », puis plus rien. La main, le pied ou le ventre arrive : « Poc! » Rebâtissez tout de suite, ailleurs, et attendez encore. Glissez le ballon contre une paume : elle s’ouvre, il roule, une quille branle. Qui préfère mordre le bas d’une quille ou la secouer la garde.} {2-3a 3-4a 4-5a|Chacun met deux quilles debout au bout de la piste. Tous reviennent derrière la serviette, et deux enfants à la fois roulent leur ballon; les autres font « rrr… poc! ». Les ballons arrêtés, on va relever les quilles : en rang, en tas, en rond.} {!2-3a !3-4a !4-5a 18-24m|Bâtissez à mesure, un ou deux pas devant chacun. Le ballon part des mains, des pieds ou du ventre. Quand rien ne tombe, on s’approche; quand tout est couché, chacun relève ce qu’il peut, et vous relevez le reste.} {0-18m multiage|On relève les deux quilles du poupon, qui les renverse de la main.} {18-24m|Le trottineur marche jusqu’aux quilles et les couche à deux mains : donnez-lui les siennes, près du départ.} {2-3a|À deux ans, on pousse de tout son corps et l’on finit à plat ventre : « J’en ai eu deux! »} {3-4a|À trois ans, on se couche pour viser entre deux quilles.} {4-5a|À quatre ans, on essaie les quilles serrées, puis éloignées, et l’on trace sur le carton un trait par quille tombée.}',
        ),
        play(
          { 20: 5, 30: 7 },
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Gardez une seule quille debout, au milieu : la têtue. Posez-lui la tuque, lentement. Touchez-la d’un doigt : « Elle branle… elle branle… » Retenez votre souffle; elle tient. Qui rampe vient la prendre par la tuque; qui est assis la reçoit à un bras. La tuque ôtée va sur votre tête, « atchoum! », et retombe sur une autre quille. Recommencez tant qu’un regard la cherche.} {18-24m 2-3a 3-4a 4-5a|Roulez jusqu’à ce qu’il ne reste qu’une quille debout : la têtue. Tout est tombé? Redressez-en une. Un enfant lui met la tuque.} {2-3a 3-4a 4-5a|On la vise deux à la fois.} {!2-3a !3-4a !4-5a 18-24m|Approchez-la à un pas, et roulez le ballon avec eux.} {18-24m 2-3a 3-4a 4-5a|Elle branle? Retenez votre souffle. « Elle branle… elle branle… »} {18-24m|Le trottineur ôte la tuque, la remet et l’ôte encore, entre deux ballons.} {2-3a|À deux ans, on roule de plus près et l’on gronde : « Tombe, la têtue! »} {3-4a|À trois ans, on cherche d’où elle tombe le mieux : d’en face ou de côté.} {4-5a|À quatre ans, on devine combien de ballons il faudra.} {18-24m 2-3a 3-4a 4-5a|Elle tombe? La tuque passe à une autre, redressée plus loin.} {0-18m|Elle tient toujours quand chacun a essayé? Elle va devant le poupon, sans sa tuque. Sa main la couche : « Poc! »} {!0-18m|Elle tient toujours quand chacun l’a visée? On la couche tous ensemble, d’un doigt chacun : « Poc! »}',
        ),
        play(
          { 30: 5 },
          '{0-18m !18-24m !2-3a !3-4a !4-5a|« Et si la quille roulait? » Couchez-en une et poussez-la : elle roule en rond et revient vers vous. Qui va à quatre pattes la suit; qui est assis l’arrête du plat de la main. Puis le ballon.} {18-24m 2-3a 3-4a 4-5a|« Et si on changeait la règle? » Donnez la première : dos à la piste, poussez le ballon entre vos jambes.} {0-18m|Pour le poupon assis contre vous, le ballon part de ses pieds. Pour le poupon couché, il roule sous sa main.} {18-24m|Le trottineur a la sienne : promener une quille sous chaque bras.} {2-3a|À deux ans, on s’assoit et l’on pousse le ballon à deux pieds.} {3-4a|À trois ans, on nomme une couleur et l’on ne vise que ces bas-là.} {4-5a|À quatre ans, un enfant dit sa règle; on la joue deux fois avant d’en prendre une autre. Il peut la dessiner au dos du carton.} {!2-3a !3-4a !4-5a 18-24m|Essayez ensuite du genou, du coude, du derrière : chacun fait tomber sa quille.} {2-3a 3-4a 4-5a|Une règle ne marche pas? On le dit, on la répare, on rejoue.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Couchez le panier au bord de la couverture. « Les quilles vont dormir. » Glissez-en une dedans, tendez la suivante à une main, qui la pousse ou la lâche. Comptez chacune tout haut. Qui en ressort une la remet, et la ressort : comptez-la encore.} {18-24m 2-3a 3-4a 4-5a|Couchez le panier à linge sur le côté, au départ. « Les quilles vont dormir. » Les enfants apportent une quille à la fois et la glissent dedans, les pieds d’abord. Comptez chacune tout haut.} {0-18m|Le poupon garde une quille en main tant qu’il la veut; prenez la seconde, dites son nombre.} {3-4a 4-5a|Combien en manque-t-il? On les cherche des yeux avant d’aller les chercher.} La têtue entre la dernière, sous sa tuque. Chuchotez : « Bonne nuit, la têtue. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{18-24m 2-3a 3-4a 4-5a|Dites « piste libre? » et regardez chaque enfant avant que les ballons partent.}',
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Redressez lentement, une quille à la fois : on attend « debout » autant que « poc ».} {18-24m 2-3a 3-4a 4-5a|Quand un enfant renverse ce qu’un autre bâtit, donnez-lui deux quilles à lui, tout de suite, plus près de vous.}',
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Dites toujours les deux mêmes mots : « debout », « couchée ».} {18-24m 2-3a 3-4a 4-5a|Comptez du doigt les quilles tombées, une par nombre, et laissez les enfants dire le dernier.}',
          'Ratez pour vrai, et rebâtissez avec le même plaisir que vous renversez.',
        ],
        questionsOuvertes: [
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Où est la têtue?} {2-3a 3-4a 4-5a|Combien sont encore debout?}{18-24m !2-3a !3-4a !4-5a|Où est celle qui tient debout?}',
          '{18-24m 2-3a 3-4a 4-5a|Pourquoi celle-là ne tombe-t-elle pas?}',
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Qu’est-ce qui est tombé?} {2-3a 3-4a 4-5a|Comment les placer pour qu’elles tombent toutes?}',
          '{3-4a 4-5a 30min|Quelle règle veux-tu essayer?}',
        ],
      },
      vocabulaire: [
        'la quille',
        'debout',
        'couchée',
        'rouler',
        '{2-3a 3-4a 4-5a|viser}',
        'renverser',
        'têtue',
        '{3-4a 4-5a 30min|la règle}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Le ballon, posé contre ses pieds ou ses mains, avance d’un rien et touche une quille à deux doigts de là. À quatre pattes, il suit la quille qui roule : faites-la rouler du côté où aucun ballon ne roule.',
        },
        {
          pour: '18-24m',
          texte:
            'Deux quilles à un pas, un ballon porté dans les bras puis lâché dessus. Redressez-en une, tendez-lui l’autre : la mettre debout est déjà tout un jeu.',
        },
        {
          pour: '2-3a',
          texte:
            'Trois quilles collées l’une à l’autre tombent presque à coup sûr. Comptez « un, deux, trois » en les relevant plutôt qu’en les regardant.',
        },
        {
          pour: '3-4a',
          texte: 'L’enfant choisit sa distance et la marque d’une quille couchée; il recule quand c’est trop facile.',
        },
        {
          pour: '4-5a',
          texte:
            'Donnez-lui six quilles : il les place, annonce combien tomberont, roule, et dit combien il en restait à faire tomber.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{0-18m !18-24m !2-3a !3-4a !4-5a|Un poupon bouge peu les bras? La quille se tient contre son pied : le moindre frisson la couche. Le bruit le surprend? Les quilles tombent sur la couverture.} {18-24m 2-3a 3-4a 4-5a|En fauteuil, l’enfant laisse le ballon descendre d’un coussin incliné ou d’une planche de carton posée sur ses genoux. L’enfant que le bruit surprend tient la tuque et dit « prêt » avant chaque ballon.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, les quilles se plantent dans la neige tapée et penchent avant de tomber.} {hiver|L’été, dans la cour, l’herbe ralentit le ballon : on le pousse de plus près ou plus fort.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Quille légère ou ballon mou reçu dans les jambes.',
          'Ce qu’on vient de bâtir, renversé par un ami.',
        ],
        dangersAEliminer: [
          'Bouchon, anneau et étiquette de bouteille : aucun ne traîne. Bouteille fendue : retirée.',
          'Ballon lancé en l’air : il roule au sol, poussé des mains ou des pieds.',
          '{18-24m 2-3a 3-4a 4-5a|Enfant qui relève une quille pendant qu’un ballon part : on roule seulement à « piste libre ».}',
          '{0-18m|Pieds ou ballon qui passent près d’un poupon : votre corps est entre les deux.}',
          '{0-18m|Tuque sur un visage : ôtée aussitôt. Bas mouillé de salive : changé avant une autre bouche. Quille de carton mâchée : retirée.}',
          '{dedans 18-24m 2-3a 3-4a 4-5a|Coin de table ou de meuble au bord de la piste : reculé d’un grand pas.}',
          '{cour|Ballon qui part vers la rue : la barrière est fermée, et vous allez le chercher vous-même.}',
          '{cour ete|Soleil et chaleur : piste à l’ombre, chapeaux, eau à boire entre deux parties.}',
          '{cour hiver|Froid : seuil de votre milieu; nuques et mains touchées souvent, cache-cou plutôt que foulard.} {cour hiver 0-18m|Dès qu’un poupon refroidit, tout le groupe rentre.}',
        ],
        supervision: 'palier2',
        allergies: ['Latex : ballon de tissu ou de mousse, jamais un ballon gonflable.'],
      },
      observation: [
        'Motricité globale : décrivez comment l’enfant envoie le ballon : à deux mains, du pied, couché, de tout son corps.',
        'Éveil aux mathématiques : que dit ou montre l’enfant devant les quilles tombées?',
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Raisonnement : une quille tient encore; que font sa main ou son pied la deuxième fois?} {18-24m 2-3a 3-4a 4-5a|Raisonnement : une quille résiste; racontez ce que l’enfant change au tour suivant.}',
      ],
      prolongements: [
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Au réveil, une quille debout au bord du tapis attend le premier qui rampe.} {18-24m 2-3a 3-4a 4-5a|Laissez deux quilles et un ballon au pied du divan ou du mur : ceux qui se réveillent les premiers les bâtissent pour les autres.}',
        'Au départ, l’enfant fait tomber une quille avec son parent. À la maison, une bouteille vide et un bas suffisent.',
      ],
      reflexionRetroaction: [
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Ai-je laissé une quille debout assez longtemps?} {18-24m 2-3a 3-4a 4-5a|Qui aime bâtir, qui aime renverser, et ai-je laissé du temps aux deux?}',
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Pour qui la quille était-elle trop loin, ou trop près?} {3-4a 4-5a 30min|Quelle règle d’enfant ai-je corrigée trop vite?} {18-24m 2-3a 3-4a 4-5a 10min 20min|Pour qui les quilles étaient-elles trop loin, ou trop près?} {18-24m 2-3a !3-4a !4-5a 30min|Pour qui les quilles étaient-elles trop loin, ou trop près?}',
      ],
    },
  },
  {
    key: 'montre-ta-guenille',
    summary:
      'Une guenille blanche par enfant, de l’eau et rien d’autre : on époussette, on balaie, on lave pour vrai, et l’on montre ce qu’on a ramassé.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['quartier-et-metiers', 'mouvement-et-defis'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    onlyNamed: ['WATER'],
    calls: [
      'ménage',
      'faire le ménage',
      'ménage du printemps',
      'grand ménage',
      'guenille',
      'guenilles',
      'chiffon',
      'épousseter',
      'poussière',
      'laver la table',
      'laver les chaises',
      'nettoyer',
      'frotter',
      'balayer',
      'passer le balai',
      'porte-poussière',
      'tâches ménagères',
      'aider au ménage',
      'veut toujours aider',
      'eau',
    ],
    seen: [
      'elle pogne la débarbouillette et frotte la table après le dîner sans que je demande',
      'il passe son doigt sur le rebord de la fenêtre et regarde la saleté',
      'ils lavent les petits camions avec un linge mouillé pendant des heures',
      'il insiste pour essuyer son dégât lui-même, moi tout seul',
      'elle me suit partout avec son linge et veut aider comme une grande',
      'toute fière, elle me montre comme son linge est rendu gris',
      'depuis la visite du concierge, ils se chicanent pour tenir la moppe',
      'à la collation, du lait renversé et ils se jettent tous dessus pour l’éponger',
    ],
    scenes: ['menage'],
    picture:
      'Autour d’une table basse, quatre enfants lèvent leurs guenilles tachées de gris; un bébé mâche la sienne; au sol, de la poussière dans un carré de ruban.',
    sheet: {
      titre: 'Montre ta guenille',
      observationDepart:
        'Vous essuyez la table, et une petite main tire sur la guenille. {2-3a 3-4a 4-5a|« Moi, je suis capable! »} {!2-3a !3-4a !4-5a|Elle la veut, pour frotter là où vous frottez.}',
      intentionEducative:
        'Offrir à chaque enfant une vraie part du travail de la maison, dont il voit l’effet sous sa main et que tout le monde remarque.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Concept de soi', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
      ],
      objectifs: [
        'Frotter, essuyer ou pousser une guenille, à sa manière.',
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Sentir le mouillé, le frais, le sec, et y revenir.} {18-24m 2-3a 3-4a 4-5a|Montrer ce qu’on a fait et le voir reconnu.}',
        '{2-3a 3-4a 4-5a|Choisir ce qu’on nettoie et le finir.}',
        '{3-4a 4-5a|Chercher d’où vient la saleté et où elle s’en va.}',
      ],
      materiel: [
        item(
          'Débarbouillettes blanches ou pâles, les guenilles',
          'deux par enfant, deux pour vous{0-18m|, et deux de plus par poupon}',
          'Carrés de vieux draps pâles',
        ),
        item('Bols vides', 'deux : un pour les guenilles tordues, un pour les sales', 'Petits paniers de plastique'),
        item('Gros jouets de plastique lavables', 'deux par enfant', 'Contenants de cuisine en plastique'),
        item('Serviettes sèches', 'une pour deux enfants', 'Linges à vaisselle'),
        item(
          '{30min 18-24m 2-3a 3-4a 4-5a|Petits balais à main, au manche plus court que votre avant-bras}',
          '{30min 18-24m 2-3a 3-4a 4-5a|un pour deux enfants}',
          '{30min 18-24m 2-3a 3-4a 4-5a|Bandes de carton larges comme deux mains, pour pousser}',
        ),
        item(
          '{30min 18-24m 2-3a 3-4a 4-5a|Porte-poussière}',
          '{30min 18-24m 2-3a 3-4a 4-5a|un pour quatre enfants}',
          '{30min 18-24m 2-3a 3-4a 4-5a|Carton mince}',
        ),
        item('{30min 18-24m 2-3a 3-4a 4-5a|Ruban-cache}', '{30min 18-24m 2-3a 3-4a 4-5a|un rouleau, avec vous}', null),
        item('{0-18m|Couverture, le coin des poupons}', '{0-18m|une}', '{0-18m|Tapis de jeu}'),
      ],
      preparation: [
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Choisissez les gros jouets du matin : ce sont eux qu’on lave. Prévoyez un bout de plancher libre, et la table basse pour qui se met debout.} {18-24m 2-3a 3-4a 4-5a|Faites le tour avec des yeux d’enfant et gardez pour le jeu ce qui est à sa hauteur et se frotte sans danger : le bord de la fenêtre, les barreaux et les sièges des chaises, la porte du frigo, la table basse. N’époussetez pas et ne balayez pas ce matin : il faut de la vraie poussière.}',
        '{18-24m 2-3a 3-4a 4-5a|Sur la table basse, laissez une guenille sèche pour chacun de ceux qui épousseteront.} {0-18m !18-24m !2-3a !3-4a !4-5a|Gardez une guenille sèche pour vous.} Mouillez les autres vous-même au robinet, à l’eau claire, et tordez-les très fort : elles ne gouttent plus dans le bol. Aucun produit, aucun vaporisateur, même vide.',
        'Passez la main sous les meubles et ôtez les petits objets. {30min 18-24m 2-3a 3-4a 4-5a|Collez au plancher un carré de ruban grand comme une serviette : le garage de la poussière.} {30min 18-24m 2-3a 3-4a 4-5a|Les petits balais sont à côté, loin du passage.} Posez les gros jouets à laver près de la table basse.',
        '{0-18m|Étendez la couverture des poupons au bord de la table basse, contre vous. Deux gros jouets à essuyer y sont pour eux, avec leurs guenilles humides à eux.} {1adulte 18-24m 2-3a 3-4a 4-5a|Seule, gardez tout le ménage dans une seule pièce, à portée de votre voix basse.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {2adultes 18-24m 2-3a 3-4a 4-5a|À deux, l’une est à la table basse, l’autre suit ceux qui font le tour de la pièce.}',
        '{avec-tissu|Ajoutez @materiel aux guenilles : ramasse-t-il mieux la poussière?} {avec-contenant|Faites laver @materiel par tous ceux qui le veulent.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Passez une guenille blanche et sèche sur le bord de la fenêtre, d’un seul long coup. Retournez-la. « Oh! Regardez ce qu’elle a ramassé. » Montrez la trace grise à chacun, de près. {18-24m 2-3a 3-4a 4-5a|Donnez une guenille par enfant, toute propre : « La tienne n’a encore rien mangé. »} {0-18m|Au poupon, donnez une guenille humide. Passez-en une autre, bien fraîche, sous son pied : un orteil, un autre, tous les orteils.}',
        ),
        play(
          { 20: 7, 30: 8 },
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Frottez un gros jouet sous leurs yeux, lentement, puis votre genou, puis le plancher : « Frotte, frotte. » Arrêtez, la guenille en l’air. Un bras bouge, une voix monte? Frottez encore. Chacun a la sienne, humide, et un jouet : le couché l’a dans la main, le jouet contre ses pieds; l’assis frotte entre ses jambes; qui va à quatre pattes la pousse sous ses paumes; qui est debout l’étale sur la table basse. Allez de l’un à l’autre et dites la place : « La roue. Le dessus. »} {18-24m 2-3a 3-4a 4-5a|On époussette. La guenille va où va la main : les barreaux, les rebords, sous la table, la porte du frigo. De temps en temps, lancez : « Montre ta guenille! » Tous la retournent et la lèvent. Un côté est gris? On prend l’autre, puis un coin.} {0-18m|Le poupon secoue la sienne, tape le jouet avec elle, la suce : elle n’a que de l’eau.} {18-24m|Le trottineur frotte où vous venez de frotter, puis votre genou et le sien.} {2-3a|À deux ans, on frotte dix fois le même barreau et l’on revient montrer sa guenille.} {3-4a|À trois ans, on cherche le coin le plus sale et l’on appelle tout le monde.} {4-5a|À quatre ans, on compare : plus de poussière en haut, en bas, derrière? Un coin propre de la guenille essaie chaque place.}',
        ),
        play(
          { 20: 6, 30: 7 },
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Tracez un grand trait mouillé sur un jouet : il brille. « Mouillé! » Une paume s’y pose? Essuyez ensuite : « Sec! » Le jouet roule jusqu’à un autre, qui le lave ou le mord. Une guenille tombe : le bol des sales l’avale, « gloup », et une fraîche sort de l’autre bol. Offrez-la sous un pied nu, dans le pli d’un coude, sur un genou, et voyez où le corps s’arrête pour sentir.} {18-24m 2-3a 3-4a 4-5a|La guenille sèche va dans le bol des sales; donnez-en une humide à chacun. Tracez un grand trait mouillé sur la table : il brille, il rapetisse, il disparaît. « Où est-il parti? » On lave la table, les chaises, les gros jouets; les serviettes essuient. Une chaise est finie? Passez-y la paume ensemble : mouillé ou sec?} {0-18m|Assis, le poupon étend l’eau du plat de la main sur un jouet; on l’essuie et on le lui rend.} {18-24m|Le trottineur lave un jouet et en redemande un.} {2-3a|À deux ans, on lave une chaise partout, jusqu’aux pattes, et l’on s’assoit dessus : « C’est mouillé! »} {3-4a|À trois ans, l’un mouille, l’autre essuie.} {4-5a|À quatre ans, on souffle sur un trait et pas sur l’autre : lequel sèche d’abord?}',
        ),
        play(
          { 30: 7 },
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Au plancher, maintenant. À genoux, poussez une guenille d’un bord à l’autre de la couverture : « Elle s’en vient… » Elle s’arrête sous une main, attend, repart. Qui rampe la suit, qui est assis la voit revenir.} {18-24m 2-3a 3-4a 4-5a|La poussière du plancher va au garage. Poussez-y un minou de poussière, quelques miettes : rien ne dort hors du carré de ruban.} {0-18m|Sur sa couverture, le poupon à quatre pattes pousse sa guenille humide sous ses deux mains. Assis ou couché, il en tire un coin; vous tenez l’autre, puis vous lâchez.} {18-24m|Le trottineur pousse un petit balai, puis sa guenille, à genoux, et laisse une ligne luisante.} {2-3a|À deux ans, on balaie le tas, qui s’étale, et l’on recommence jusqu’au garage.} {3-4a|À trois ans, l’un tient le porte-poussière bien à plat, l’autre pousse.} {4-5a|À quatre ans, on cherche comment ramasser la ligne qui reste devant le porte-poussière : le reculer, balayer de l’autre côté, prendre la guenille.}',
        ),
        closing(
          { 20: 4, 30: 4 },
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Étalez votre guenille devant vous. « La mienne a lavé le plancher. »} {18-24m 2-3a 3-4a 4-5a|Assoyez-vous en rond, guenilles étalées devant chacun. « La mienne a lavé les pattes de la chaise. Et la tienne? » On la montre, on trouve d’où vient chaque trace.} {0-18m|Étalez celle du poupon, toute mâchée : « La tienne a lavé ton jouet. »} {0-18m !18-24m !2-3a !3-4a !4-5a|Laissez tomber la vôtre dans le bol des sales; une main vous imite, ou vous prenez la sienne quand elle s’ouvre. Passez une guenille fraîche sur chaque paume, puis une serviette : « Mouillé… sec. » Posez ces paumes sur un jouet lavé : « Il est tout lisse. C’est toi. »} {3-4a 4-5a|On applaudit la plus grise; on applaudit la plus pâle, qui dit que son coin est propre.} {18-24m 2-3a 3-4a 4-5a|Chacun jette la sienne dans le bol des sales. Passez une main sur la table et dites ce qui a changé : « Elle est toute lisse. C’est vous. » On se lave les mains.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Nommez ce que sa main a fait, et où : « Tu as frotté la roue. »} {18-24m 2-3a 3-4a 4-5a|Nommez ce que la main a fait et où : « Tu as frotté le barreau du bas. » Un « beau travail » ne dit pas lequel.}',
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Arrêtez la guenille et attendez que son corps vous demande de recommencer.} {18-24m 2-3a 3-4a 4-5a|Ne repassez pas derrière l’enfant, même s’il reste une trace : il le verrait.}',
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Frottez pour vrai, à côté, le même jouet : il regarde votre main, puis la sienne.} {18-24m 2-3a 3-4a 4-5a|Faites votre part pour vrai, à côté, et échangez votre guenille quand elle est pleine.}',
          '{2-3a 3-4a 4-5a|Quand un enfant se lasse, remerciez-le de ce qui est fait, et montrez où poser sa guenille.}',
        ],
        questionsOuvertes: [
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Qu’est-ce qui est mouillé?} {18-24m 2-3a 3-4a 4-5a|Qu’est-ce que ta guenille a ramassé?}',
          '{18-24m 2-3a 3-4a 4-5a|D’où vient cette poussière-là?}',
          'Qu’est-ce qui a changé, ici?',
          '{3-4a 4-5a|Où va l’eau du trait mouillé?}',
        ],
      },
      vocabulaire: [
        'la guenille',
        '{18-24m 2-3a 3-4a 4-5a|la poussière}',
        '{18-24m 2-3a 3-4a 4-5a|épousseter}',
        'frotter',
        'essuyer',
        'mouillé',
        'sec',
        'propre',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Une petite guenille dans chaque main, et un grand jouet lisse devant : il claque, il frotte, l’eau fraîche fait froncer les sourcils. Couché, il suit des yeux la guenille que vous passez au-dessus de son ventre, puis la reçoit sous les doigts.',
        },
        {
          pour: '18-24m',
          texte:
            'Une seule tâche, la même que vous, au même endroit. L’enfant veut la guenille que vous tenez? Échangez, la sienne marche pour vous aussi.',
        },
        {
          pour: '2-3a',
          texte: 'Une chaise est à lui. Il la lave, il l’essuie, et s’il veut la relaver, elle est encore à lui.',
        },
        {
          pour: '3-4a',
          texte:
            'L’enfant choisit son coin et le nettoie jusqu’à ce que la guenille en sorte blanche; il vous la montre à chaque tour.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant organise : il dit qui fait la fenêtre, qui fait les chaises, et vérifie avec sa guenille propre qu’il ne reste rien.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{0-18m !18-24m !2-3a !3-4a !4-5a|Mouillé lui déplaît? Il garde une guenille sèche. Sa main se ferme peu? Posez la guenille sous sa paume et faites glisser le jouet dessous.} {18-24m 2-3a 3-4a 4-5a|Une table ou un plateau se lave assis, la guenille enroulée autour de la main. Mouillé lui déplaît? Il garde la guenille sèche et le rôle d’essuyer après les autres.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{0-18m !18-24m !2-3a !3-4a !4-5a !ete|L’été, dehors et à l’ombre, une guenille se tord au-dessus des pieds nus : l’eau y dégoutte.} {0-18m !18-24m !2-3a !3-4a !4-5a ete|L’hiver, mouillez les guenilles à l’eau tiède : un pied nu a vite froid.} {!hiver 18-24m 2-3a !3-4a !4-5a|L’hiver, les guenilles se mouillent à l’eau tiède, et le sel de l’entrée est lavé par vous, avant le jeu.} {!hiver 3-4a 4-5a|L’hiver, les bottes laissent des cernes de sel à l’entrée : }{!hiver 3-4a 4-5a multiage|les enfants de trois ans et plus}{!hiver 3-4a 4-5a !multiage|les enfants}{!hiver 3-4a 4-5a| les lavent à deux guenilles, loin des bouches.} {hiver 18-24m 2-3a 3-4a 4-5a|L’été, les guenilles sèchent dehors, pendues par les enfants au dossier d’une chaise de cour.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Manches et genoux mouillés.',
          '{18-24m 2-3a 3-4a 4-5a|Un peu de poussière au nez.}',
          'Même guenille voulue par deux enfants.',
        ],
        dangersAEliminer: [
          'Produits nettoyants et vaporisateurs : sous clé, hors du jeu. Aucun seau ni bol d’eau : vous mouillez et tordez les guenilles à l’évier.',
          'Prises, fils, lampes, écrans, vitres de foyer : aucune guenille, même sèche; nommez-les d’avance.',
          'Meuble qui n’est pas fixé au mur : on n’y grimpe pas, on ne s’y appuie pas; rien au-dessus de l’épaule.',
          'Plancher mouillé qui glisse : essuyé aussitôt, bas ôtés ou antidérapants.',
          '{30min 18-24m 2-3a 3-4a 4-5a|Balai levé : les poils restent au sol, à trois pas de qui est assis ou couché par terre.}',
          '{0-18m|Guenille sur le visage d’un poupon couché : une petite, offerte dans la main, ôtée quand vous vous éloignez.}',
          '{0-18m|Guenille sale à la bouche : les leurs sont à part, jamais échangées, changées quand elles tombent. Le bol des sales}{0-18m multiage|, les miettes et la poussière sont loin de la couverture.}{0-18m !18-24m !2-3a !3-4a !4-5a| est derrière vous.}',
          '{0-18m 18-24m 2-3a|Petits objets sous les meubles : ôtés avant le jeu. Celui qu’on trouve encore va dans votre main.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Asthme ou allergie à la poussière : l’enfant garde une guenille humide, et la fenêtre s’ouvre un peu.',
        ],
      },
      observation: [
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Concept de soi : quand son geste change quelque chose, que regarde-t-il : sa main, le jouet ou vous?} {18-24m 2-3a 3-4a 4-5a|Concept de soi : comment l’enfant montre-t-il ce qu’il vient de nettoyer, et à qui?}',
        'Motricité globale : décrivez le geste qu’il trouve : à genoux, du pied, à deux mains, jusqu’où s’étire le bras.',
        'Éveil aux sciences : l’eau du trait s’en va; racontez ce que l’enfant regarde, dit ou touche.',
      ],
      prolongements: [
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Après le repas, une guenille humide pour lui, une pour vous : il lave sa tablette pendant que vous lavez la table.} {18-24m !2-3a !3-4a !4-5a|Après la collation, une guenille humide par enfant : chacun lave sa place, et vous lavez la vôtre.} {2-3a 3-4a 4-5a|Après la collation, quatre guenilles humides attendent sur la table : deux enfants essuient la table, deux autres la vérifient.}',
        'Demandez aux familles quelle tâche de la maison se fait à deux, enfant et parent : on essaie celle-là demain.',
      ],
      reflexionRetroaction: [
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Ai-je attendu que son corps redemande, ou ai-je frotté sans arrêt?} {18-24m 2-3a 3-4a 4-5a|Quel coin ai-je repassé derrière un enfant, et l’a-t-il vu?}',
        'Quel travail, que je fais chaque jour pour eux, pourraient-ils faire avec moi?',
      ],
    },
  },
  {
    key: 'un-soulier-dans-un-soulier',
    summary:
      'Le petit soulier dort dans le grand, le bol dans le bol : on cherche les paires, on passe sous la table, et l’on range les souliers de tous.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['nombres-et-formes'],
    materials: ['contenants-et-cuilleres', 'tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'grand et petit',
      'gros et petit',
      'les grandeurs',
      'les tailles',
      'plus grand que',
      'emboîter',
      'mettre l’un dans l’autre',
      'trop grand, trop petit',
      'souliers',
      'souliers trop grands',
      'souliers d’adulte',
      'essayer les souliers des grands',
      'ranger du plus petit au plus grand',
      'faire des paires',
      'bols et cuillères',
      'gros toutou et petit toutou',
    ],
    seen: [
      'elle traverse le vestiaire dans les bottes de son éducatrice en faisant floc floc',
      'il met un petit verre dans un gros et le ressort sans arrêt',
      'ils empilent les plats de plastique les uns dans les autres au coin cuisine',
      'ils se mettent dos à dos et s’obstinent sur qui est le plus haut',
      'il dit qu’il est grand maintenant parce qu’il rentre dans les bottes de papa',
      'il pleure parce que le gros plat n’entre pas dans le petit',
      'dans le vestiaire, ils essaient toutes les bottes et mélangent les pieds',
      'au coin maison, le gros ours et le bébé ours ont chacun leur cuillère',
    ],
    scenes: ['inserer-enfiler', 'mesurer', 'deguiser'],
    picture:
      'Le long d’un mur, une rangée du plus petit au plus grand soulier : un bébé touche le premier, un petit chausse le dernier; deux enfants en comparent deux.',
    sheet: {
      titre: 'Un soulier dans un soulier',
      observationDepart:
        'Deux petits pieds traversent l’entrée dans vos souliers : floc, floc, floc. {3-4a 4-5a|« Moi, je suis plus grand que toi! »}',
      intentionEducative:
        'Éveiller le plaisir de comparer des grandeurs en mettant une chose dans une autre ou à côté d’une autre, et en passant soi-même sous la table.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Mettre un petit objet dans un grand, l’ôter, et sentir ce qui entre ou n’entre pas.',
        '{18-24m 2-3a 3-4a 4-5a|Trouver le petit qui va avec le grand.}',
        '{2-3a 3-4a 4-5a|Dire grand, petit, trop grand, plus petit que.}',
        '{4-5a|Ranger trois objets ou plus du plus petit au plus grand.}',
      ],
      materiel: [
        item(
          'Souliers ou pantoufles d’intérieur, semelle lavée',
          'la paire de chaque enfant, et une à vous',
          'Bas, roulés à plat',
        ),
        item(
          'Bols de plastique ou de métal, de grandeurs différentes',
          'deux par enfant, un grand et un petit{0-18m|; un petit de plus par poupon}',
          'Contenants de cuisine',
        ),
        item('Cuillères de bois ou louches', 'une par enfant', 'Spatules de plastique à bout rond'),
        item(
          'Cuillères d’enfant, à bout rond',
          'une par enfant',
          'Cuillères à mesurer, séparées, grandes comme la main',
        ),
        item(
          'Toutous lavés, les yeux brodés',
          'un gros et un petit pour deux enfants{3-4a 4-5a|, et un moyen}',
          'Coussins, un gros et un petit',
        ),
        item('Couverture, au milieu de la place', 'une', 'Grand drap plié'),
        item(
          '{30min|Paniers, boîtes et contenants de la maison, les lits}',
          '{30min|un par enfant, de plusieurs grandeurs}',
          '{30min|Tuques et sacs de tissu}',
        ),
        item('{30min|Ruban-cache}', '{30min|un rouleau, avec vous}', null),
        item('{0-18m|Tapis de jeu, le coin des poupons}', '{0-18m|un}', '{0-18m|Couverture épaisse}'),
      ],
      preparation: [
        'Sur la couverture, étalez les grands objets d’un côté et les petits de l’autre, pêle-mêle : grand bol, petit bol, louche, cuillère d’enfant, gros toutou, petit toutou. Gardez vos souliers dans votre dos, le soulier d’un enfant caché au fond de l’un d’eux.',
        'Étendez la couverture tout près d’une table solide, et ôtez-en les chaises : on passera dessous. {20min|Dégagez aussi un bout de mur.} {30min|Alignez les paniers et les boîtes à deux pas, près d’un bout de mur libre, où l’on collera un ruban par enfant.}',
        '{0-18m|Étendez le tapis des poupons contre vous, du côté opposé à la table : un grand bol et un petit bol, lavés, y sont pour chacun.} {1adulte|Seule, assoyez-vous entre la couverture et la table.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {2adultes|À deux, l’une est à la couverture, l’autre à la table.}',
        '{avec-contenant|Posez @materiel sur la couverture, du plus grand au plus petit, dans le désordre.} {avec-tissu|Étendez @materiel : qui est plus grand que lui quand on s’y couche?}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Sortez votre soulier et parlez de la voix la plus grosse : « Je suis un GRAND soulier. » Penchez-le, lentement. Un tout petit soulier en glisse. Prenez la voix la plus mince : « Et moi, je dormais dedans. » Remettez-le, cachez l’ouverture de la main, attendez. « Il est où? » Faites pareil avec deux bols. {0-18m|Devant le poupon, faites sonner le petit bol dans le grand, puis donnez-lui les deux : il sort le petit, le mord, le regarde retomber.}',
        ),
        play(
          { 20: 8, 30: 9 },
          'Chaque grand objet a son petit. On le cherche sur la couverture, on les met côte à côte, ou l’un dans l’autre. {0-18m|Un enfant plus vieux met le petit bol dans le grand; le poupon le sort, et l’autre recommence.} {18-24m|Le trottineur marche dans vos souliers, tombe assis, se relève, puis met le petit soulier dans le grand.} {2-3a|À deux ans, on donne à chaque toutou sa cuillère : la grosse va au gros, à moins que le petit ait « très, très faim ».} {3-4a|« Ça rentre? » À trois ans, on devine, on essaie et l’on cherche plus grand.} {4-5a|À quatre ans, on range trois bols, puis quatre. Et le toutou moyen, est-il grand ou petit? Cela dépend de son voisin.} Annoncez chaque paire de la grosse voix, puis de la petite.',
        ),
        play(
          { 20: 5, 30: 7 },
          'À la table! « Qui passe dessous? Et qui y passe sans se pencher? » {0-18m|Les grands s’assoient; le poupon à quatre pattes y passe seul. Au poupon couché, dites de tout près « petit, petit », puis ouvrez grand les bras.} {18-24m|Le trottineur se penche à peine, ressort, rentre de l’autre côté.} {2-3a|À deux ans, la tête touche : on plie le cou, puis les genoux.} {3-4a|À trois ans, on essaie à quatre pattes, puis en rampant.} {4-5a|À quatre ans, on devine qui passera sous votre bras tendu, et chacun essaie.} Puis on se fait grand : bras levés, sur la pointe des pieds, on touche le mur le plus haut qu’on peut. {30min|Collez un ruban où les doigts arrivent. Avec un soulier dans la main, va-t-on plus haut?}',
        ),
        play(
          { 30: 5 },
          '« Mon petit soulier a sommeil. Où peut-il dormir, à part dans le grand? » Chacun couche un soulier dans un panier, une boîte, un bol : « Trop grand! » « Trop petit! » « Juste bien! » {0-18m|Renversez le grand bol du poupon sur son petit bol, près de sa main : « Dodo! » Il soulève, il trouve; recouchez le petit.} {18-24m|Le trottineur couche son soulier, le réveille et change de lit.} {2-3a|À deux ans, le talon dépasse : on pousse, puis on cherche plus grand.} {3-4a|À trois ans, on couche deux souliers, puis trois : dans quel lit entrent-ils tous?} {4-5a|À quatre ans, on cherche le plus petit lit d’où rien ne dépasse.} Passez de lit en lit, puis chuchotez : « Debout, les souliers! »',
        ),
        closing(
          { 20: 4, 30: 5 },
          'Chacun apporte un soulier. « Le plus petit de tous, c’est lequel? » Posez-le en premier, contre le mur. {0-18m|C’est souvent celui du poupon : laissez-lui la main dessus.} On pose le suivant, on glisse les talons l’un contre l’autre, on regarde lequel dépasse. Le vôtre ferme la rangée. {3-4a 4-5a|« Le plus grand enfant a-t-il le plus grand soulier? » On vérifie, et la réponse surprend parfois.} Dites la rangée de la petite voix à la grosse voix : petit, petit, plus grand, plus grand, GRAND. Puis chaque pied reprend le sien.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Comparez toujours deux choses : « plus grand que ton bol », non « grand » tout court.',
          'Mettez vous-même le gros toutou dans le petit bol et attendez qu’on vous reprenne.',
          '{3-4a 4-5a|Quand un enfant dit « je suis le plus grand », trouvez avec lui quelque chose de plus grand que lui et quelque chose de plus petit.}',
          '{18-24m 2-3a|Dites « trop grand » et « trop petit » quand l’objet bloque ou flotte sous ses doigts : le mot suit le geste.}',
        ],
        questionsOuvertes: [
          'Qui est plus petit que lui?',
          'Qu’est-ce qui entre là-dedans?',
          '{2-3a 3-4a 4-5a|Comment savoir lequel est le plus grand?}',
          '{4-5a|Pourquoi dit-on que le toutou moyen est petit, ici?}',
        ],
      },
      vocabulaire: [
        'grand',
        'petit',
        '{3-4a 4-5a|moyen}',
        'trop grand',
        'plus petit que',
        'la paire',
        '{30min|juste bien}',
        'la rangée',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Un bol qui couvre son poing et un grand bol lisse, assez grand pour ses deux mains : mettre, sortir, taper. Couché, il a sous la paume le petit bol, puis le grand, que vous faites sonner tout bas.',
        },
        {
          pour: '18-24m',
          texte:
            'Votre soulier et le sien, rien d’autre : il met, il ôte, il marche dedans. Dites chaque fois « trop grand » quand le pied nage.',
        },
        {
          pour: '2-3a',
          texte:
            'Trois paires seulement, loin l’une de l’autre. Cachez un petit objet sous son grand; on le cherche en disant son nom de la petite voix.',
        },
        {
          pour: '3-4a',
          texte:
            'L’enfant prépare le lit de trois toutous, petit, moyen, grand, et leur trouve à chacun une cuillère et un bol de leur grandeur.',
        },
        {
          pour: '4-5a',
          texte:
            'Il range du plus petit au plus grand une cuillère, un bol, un soulier et un toutou, et il explique où il a hésité.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui compare mal des yeux superpose, pèse dans ses mains, suit le bord du doigt. En fauteuil, il passe sous vos bras levés plutôt que sous la table, et touche le mur le plus haut qu’il peut.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, les mitaines prennent la place des souliers : la petite entre tout entière dans la vôtre.} {hiver|L’été, les chapeaux de soleil prennent la place des souliers : lequel tient sur le gros toutou?}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Tomber assis dans de trop grands souliers.',
          'Tête qui frôle le dessous de la table, genoux qui traînent.',
        ],
        dangersAEliminer: [
          'Souliers d’extérieur ou à talon : seulement d’intérieur, semelle lavée, sans lacet défait, sans boucle.',
          'Course dans des souliers trop grands : on marche sur la couverture, près de vous.',
          'Cuillère en bouche en marchant : elle reste à la couverture; à la table, les mains sont vides.',
          'Table qui bascule, à tirette ou à vitre : elle n’est pas du jeu; on ne monte ni sur elle ni sur une chaise.',
          '{30min|Ruban-cache : le rouleau reste avec vous, aucun bout ne traîne.}',
          '{0-18m|Cuillère ou soulier à la bouche d’un poupon : ils restent sur la couverture des grands. Un bol mouillé de salive est changé avant une autre bouche.}',
          '{0-18m|Toutou ou coussin près d’un visage de poupon couché : il reste avec les grands.}',
          '{0-18m|Pieds dans de grands souliers près d’un poupon : le tapis est à l’opposé, votre corps entre les deux.}',
        ],
        supervision: 'palier2',
        allergies: ['Poussière : toutous lavés; l’enfant qui y réagit prend des bols et des cuillères.'],
      },
      observation: [
        'Éveil aux mathématiques : pour savoir lequel est le plus grand, met-il l’un dans l’autre ou côte à côte, ou choisit-il au hasard?',
        'Langage oral : quels mots de grandeur dit-il, et devant quoi?',
        'Schéma corporel : racontez comment il se plie ou s’étire pour passer sous la table.',
      ],
      prolongements: [
        'Au rangement, le petit va dans le grand : bols{30min|, paniers et boîtes} s’emboîtent jusqu’à l’étagère.',
        'Au départ, l’enfant place son soulier contre celui de son parent : lequel dépasse, et de combien de doigts? À la maison, il met en rangée les souliers de tous.',
      ],
      reflexionRetroaction: [
        'À qui ai-je dit « tu es grand » pour le faire obéir?',
        'Quel objet de la maison les a surpris, et que pourrait-il cacher encore?',
      ],
    },
  },
  {
    key: 'une-fourmi-sur-la-nappe',
    summary:
      'Un panier se remplit, on marche jusqu’à la nappe, chacun sert quelqu’un d’autre, et des fourmis de doigts viennent voler les tranches.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['cuisine-et-saveurs', 'emotions-et-amitie'],
    materials: ['tissus', 'contenants-et-cuilleres'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, la nappe s’étend sur {!hiver|l’herbe, à l’ombre}{hiver|la neige tapée}, une bâche dessous.',
      PARK: 'Au parc, la nappe s’étend loin de la rue et des modules; tout le pique-nique arrive dans le panier.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'pique-nique',
      'pique-nique dans le salon',
      'pique-nique en dedans',
      'pique-nique dehors',
      'pique-nique au parc',
      'pique-nique dans l’herbe',
      'pique-nique de semblant',
      'faire un pique-nique',
      'nappe',
      'panier de pique-nique',
      'préparer le panier',
      'offrir à manger',
      'inviter un toutou',
      'nourrir les toutous',
      'faire semblant de manger',
      'fourmi',
      'fourmis',
      'le repas',
    ],
    seen: [
      'elle étend sa doudou par terre et nous invite tous à dîner dessus',
      'il bourre le sac de nourriture en plastique et part avec à l’autre bout du local',
      'elle sert une assiette vide à chaque toutou puis à moi',
      'ses doigts se promènent sur la nappe et volent mon faux sandwich',
      'ils sont déçus qu’il pleuve parce qu’on devait manger dehors',
      'il veut toujours servir les autres avant de prendre sa part',
      'depuis la fin de semaine au lac, ils mangent par terre en faisant semblant d’être dehors',
      'à la collation, une bibitte sur la table et toute la gang s’est mise à crier',
    ],
    scenes: ['cuisine', 'bestioles'],
    picture:
      'Sur une nappe au salon, deux doigts d’éducatrice marchent vers le pied d’un bébé; trois enfants, un panier, des toutous; un autre attend seul sur le divan.',
    sheet: {
      titre: 'Une fourmi sur la nappe',
      observationDepart:
        '{0-18m !18-24m !2-3a !3-4a !4-5a dedans|Un poupon assis vous tend un bol vide, attend que vous mangiez, et le reprend.} {0-18m !18-24m !2-3a !3-4a !4-5a dehors|Un poupon assis vous tend une chaudière vide, attend que vous mangiez, et la reprend.} {dedans 18-24m 2-3a 3-4a 4-5a|On ne sort pas, ce matin.} {2-3a 3-4a 4-5a dedans|Un enfant étend une doudou au milieu du salon : « Venez, on mange ici! »} {!2-3a !3-4a !4-5a dedans 18-24m|Un enfant étend sa doudou au milieu du salon, s’y assoit et vous tend un bol vide.} {2-3a 3-4a 4-5a dehors|Un enfant étend sa serviette par terre : « Venez, on mange ici! »} {!2-3a !3-4a !4-5a dehors 18-24m|Un enfant s’assoit sur une serviette et vous tend une chaudière vide.}',
      intentionEducative:
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Soutenir le plaisir de donner, de recevoir et de redemander, tous sur la même nappe.} {18-24m 2-3a 3-4a 4-5a|Soutenir le plaisir de préparer quelque chose pour les autres, de leur en offrir et de recevoir une part, tous assis sur la même nappe.}',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Donner quelque chose à quelqu’un, ou le recevoir.',
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Vider le panier, le voir se remplir, le vider encore.} {18-24m 2-3a 3-4a 4-5a|Faire semblant de manger, de boire ou de nourrir un toutou.}',
        '{2-3a 3-4a 4-5a|Dire ce qu’on prépare et pour qui.}',
        '{3-4a 4-5a|Trouver une part pour celui qui arrive quand tout est donné.}',
      ],
      materiel: [
        item('Nappe ou drap, assez grand pour que tous s’assoient dessus', 'un', 'Deux couvertures côte à côte'),
        item('{dedans|Tapis qui ne glisse pas, sous la nappe}', 'un', 'Tapis de jeu'),
        item(
          '{dehors|Bâche sans corde, sous la nappe}',
          'une, plus grande que la nappe',
          'Toile à dessous imperméable',
        ),
        item(
          '{dehors hiver|Tapis isolants, entre la bâche et la nappe}',
          'de quoi asseoir tout le monde',
          'Couvertures épaisses pliées',
        ),
        item('{dehors ete|Gourdes d’eau à boire}', 'une par enfant{0-18m| qui boit déjà de l’eau}', 'Pichet et verres'),
        item('Panier', 'un', 'Sac de toile à deux anses courtes'),
        item(
          'Débarbouillettes pliées en deux, les tranches',
          'deux par enfant, deux pour vous',
          'Carrés de feutrine, grands comme la main',
        ),
        item(
          'Paires de bas d’adulte, roulées, les fruits',
          'une par enfant, une de plus{0-18m|, et deux de rechange pour les poupons}',
          'Langes de coton roulés en boule',
        ),
        item(
          'Gobelets et assiettes de plastique',
          'un de chaque par enfant, un pour vous, un pour l’invité',
          'Bols de plastique',
        ),
        item(
          'Toutous lavés, les yeux brodés',
          '{18-24m 2-3a 3-4a 4-5a|un par enfant, et un de plus}{0-18m !18-24m !2-3a !3-4a !4-5a|un, l’invité}',
          'Poupées de tissu',
        ),
      ],
      preparation: [
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Mettez débarbouillettes, bas roulés, gobelets et assiettes dans le panier, l’invité par-dessus. Les contenants sont vides et propres : personne ne mange pour vrai.} {18-24m 2-3a 3-4a 4-5a|Faites} {dedans 18-24m 2-3a 3-4a 4-5a|d’un coin du salon}{dehors 18-24m 2-3a 3-4a 4-5a|du pied d’un arbre ou d’une clôture} {18-24m 2-3a 3-4a 4-5a|le garde-manger : débarbouillettes, bas roulés, gobelets et assiettes, à la hauteur des mains. Posez-y le panier vide et les toutous; gardez la nappe pliée avec vous. Les contenants sont vides et propres : personne ne mange pour vrai.}',
        '{0-18m !18-24m !2-3a !3-4a !4-5a dedans|Choisissez un tapis qui ne glisse pas pour y étendre la nappe.} {0-18m !18-24m !2-3a !3-4a !4-5a dehors !hiver|Choisissez à l’ombre un carré d’herbe sèche : ni verre, ni roche, ni fourmilière, ni nid de guêpes. Étendez-y la bâche.} {0-18m !18-24m !2-3a !3-4a !4-5a dehors hiver|À l’abri du vent, tapez la neige, étendez la bâche et posez les tapis isolants dessus.} {18-24m 2-3a 3-4a 4-5a|Assoyez bien en vue,} {dedans 18-24m 2-3a 3-4a 4-5a|sur le divan}{dehors 18-24m 2-3a 3-4a 4-5a|contre un arbre ou un poteau}{18-24m 2-3a 3-4a 4-5a|, le toutou de plus, que personne n’a invité.} {dedans 18-24m 2-3a 3-4a 4-5a|Choisissez un tapis qui ne glisse pas pour y étendre la nappe. Dégagez un chemin qui part du garde-manger, fait le tour de la table et du fauteuil, et arrive à la nappe sans quitter la pièce.} {dehors !hiver 18-24m 2-3a 3-4a 4-5a|Choisissez à l’ombre un carré d’herbe sèche : ni verre, ni roche, ni fourmilière, ni nid de guêpes. Étendez-y la bâche.} {dehors hiver 18-24m 2-3a 3-4a 4-5a|À l’abri du vent, tapez la neige, étendez la bâche et posez les tapis isolants dessus.} {dehors 18-24m 2-3a 3-4a 4-5a|Le chemin part du garde-manger, contourne deux arbres ou deux poteaux, et arrive à la nappe sans sortir de votre vue.}',
        '{0-18m|Une fois la nappe au sol, les poupons y sont assis, à portée de vos bras. Un poupon qui ne s’assoit pas est couché sur le dos, les pieds vers le milieu, aucun toutou contre lui.} {dehors hiver 0-18m|Poupons en habit de neige : par temps froid, rentrez après vingt minutes, où qu’en soit le jeu; au seuil que votre milieu fixe pour eux, jouez dedans.} {1adulte !0-18m|Seule, faites le chemin avec les enfants.} {1adulte 0-18m|Seule, ne quittez pas la nappe.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons; les autres font le chemin sous vos yeux.} {2adultes 18-24m 2-3a 3-4a 4-5a|À deux, l’une étend la nappe, l’autre fait le chemin avec le panier.}',
        '{avec-tissu|Ajoutez @materiel au garde-manger : qu’est-ce que ça pourrait goûter?} {avec-contenant|Mettez @materiel dans le panier : on y sert la soupe.}',
      ],
      deroulement: [
        opening(
          { 20: 2, 30: 4 },
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Les poupons à côté de vous, assis ou couchés, secouez la nappe au ras du sol : « Ffffou! » Attendez leurs yeux, secouez encore, puis étendez-la et tapez dessus du plat de la main : « On mange ici! » Installez-les dessus un par un, en disant à chacun son prénom.} {dedans 18-24m 2-3a 3-4a 4-5a|Allez à la fenêtre tous ensemble, voir pourquoi on reste en dedans.} {dehors 18-24m 2-3a 3-4a 4-5a|Tournez sur vous-même, la main au-dessus des yeux.} {18-24m 2-3a 3-4a 4-5a|« Bon. Notre pique-nique, on le fait où? »} {dedans 18-24m 2-3a 3-4a 4-5a|Regardez la place vide, grattez-vous la tête, puis secouez la nappe au ras du tapis : « Ffffou! » Étendez-la. « C’est de l’herbe. » Ôtez vos souliers et marchez dessus à petits pas, les enfants derrière vous : « Elle pique un peu! »} {dehors 18-24m 2-3a 3-4a 4-5a|Montrez la bâche du doigt, puis secouez la nappe au ras du sol : « Ffffou! » Étendez-la.} {dehors !hiver 18-24m 2-3a 3-4a 4-5a|Ôtez vos souliers et marchez dessus à petits pas, les enfants derrière vous : « L’herbe chatouille à travers! »} {dehors hiver 18-24m 2-3a 3-4a 4-5a|Mettez-y un genou, puis l’autre, les enfants derrière vous : « Il y a de la neige sous mes genoux! »} {0-18m|Assise avec le poupon, soulevez un seul coin et laissez-le retomber près de ses pieds : il sent le vent et attend le suivant.}',
        ),
        play(
          { 20: 6, 30: 8 },
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Couchez le panier au milieu : gobelets, assiettes, tranches et fruits se voient. Sortez une chose, faites semblant d’y goûter, longtemps : « Miam! » Posez-la à portée d’une main. Qui rampe plonge le bras dans le panier, qui est assis reçoit un gobelet entre les jambes, qui est couché une tranche sous les doigts. Quand tout est dehors, remplissez devant eux, une chose à la fois : « dedans… dedans… » Ils videront encore.} {18-24m 2-3a 3-4a 4-5a|Le panier est ouvert, on le remplit. « Qu’est-ce qu’on mange? » Une débarbouillette pliée devient ce que l’enfant en dit. Chacun invite aussi un toutou.} {0-18m|Donnez un fruit de bas au poupon : il le mord, le tend au panier, le reprend.} {18-24m|Le trottineur met tout dans le panier, le vide, le remet.} {2-3a|À deux ans, on fait une tartine à trois étages et l’on y goûte avant de partir.} {3-4a|À trois ans, on demande à chacun ce qu’il veut et on le met dans le panier.} {4-5a|À quatre ans, on compte les bouches, toutous compris : y a-t-il assez de tranches?} {18-24m 2-3a 3-4a 4-5a|Puis en route, le panier porté à deux :} {dedans 18-24m 2-3a 3-4a 4-5a|autour de la table, on monte la côte; près du fauteuil, on écoute les oiseaux.}{dehors 18-24m 2-3a 3-4a 4-5a|on contourne le premier arbre sur la pointe des pieds; au second, on s’arrête et l’on écoute les oiseaux.} {18-24m 2-3a 3-4a 4-5a|À la nappe, on s’assoit.}',
        ),
        play(
          { 20: 5, 30: 7 },
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Tendez une tranche à l’un : « C’est pour toi. » Ouvrez ensuite votre main vide : « Et pour moi? » Il donne? Dites merci, goûtez, rendez. Il garde? « C’est à toi », et voyez son voisin. L’invité arrive au bout de votre bras et s’assoit devant une assiette vide. Faites-le boire au gobelet, très lentement : quelqu’un le regarde, quelqu’un lui tend peut-être un fruit.} {18-24m 2-3a 3-4a 4-5a|Sortez une chose à la fois et donnez-la à quelqu’un : « C’est pour toi. » Celui qui l’a reçue sort la suivante et choisit pour qui; les autres mangent leur part ou nourrissent leur toutou.} {0-18m|Le poupon reçoit un gobelet, le tape, vous le tend : buvez longtemps, les yeux fermés, dites « merci ».} {18-24m|Le trottineur nourrit son toutou, vous, puis le panier.} {2-3a|À deux ans, on verse à boire jusqu’à ce que ça déborde, et l’on éponge la nappe.} {3-4a|À trois ans, l’enfant dit que son toutou n’aime pas ça et lui prépare autre chose.} {4-5a|« Il arrive quelqu’un! » Assoyez sur la nappe le toutou oublié : il n’y a plus rien pour lui. Que fait-on? On coupe, on donne la moitié, on retourne au garde-manger.} {!4-5a 18-24m 2-3a 3-4a|« Il arrive quelqu’un! » Assoyez le toutou oublié sur la nappe, devant une assiette vide. Attendez. Quelqu’un lui donne un morceau? Faites-le goûter au toutou, lentement.}',
        ),
        play(
          { 20: 4, 30: 7 },
          '« Oh! Une fourmi. » Deux doigts marchent au bord de la nappe, s’arrêtent, repartent et emportent une tranche. La fourmi se sauve sous le bord de la nappe et revient de l’autre côté. {0-18m|La fourmi monte sur le pied du poupon, attend qu’il bouge, redescend : elle revient quand ses yeux la cherchent.} {18-24m|Le trottineur pose sa main à plat sur la vôtre : prise! Elle recommence.} {2-3a|À deux ans, toutes les mains deviennent fourmis et volent au voisin, qui crie « Hé, ma tranche! » et rit.} {3-4a|À trois ans, on coupe à la fourmi une miette assez petite pour elle.} {4-5a|À quatre ans, une file de fourmis porte un fruit de bas : qui tire devant, qui pousse?} {18-24m 2-3a 3-4a 4-5a|Quand la fourmi a mangé à sa faim, on l’invite à s’asseoir.} {0-18m !18-24m !2-3a !3-4a !4-5a|Elle rend visite à chacun, au pied, au genou, à la paume. Cachée sous le bord, elle gratte : qui soulève la nappe la trouve. Elle vole une tranche et la rapporte au suivant.}',
        ),
        closing(
          { 20: 3, 30: 4 },
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Le vent se lève : « Ffffou! » Le panier repasse devant chacun; une main y lâche un gobelet, une autre garde le sien. Ramassez le reste en le nommant.} {18-24m 2-3a 3-4a 4-5a|Le vent se lève. « Vite, le panier! » On ramasse : gobelets, assiettes, tranches, fruits.} {0-18m dedans|Installez d’abord les poupons à côté, sur le tapis; l’un d’eux tient un coin avec vous.} {0-18m dehors|Installez d’abord les poupons sur le bord de la bâche; l’un d’eux tient un coin avec vous.} {0-18m !18-24m !2-3a !3-4a !4-5a|Secouez la nappe au ras du sol, puis pliez-la devant eux : plus petite, plus petite, partie. L’invité dit bye-bye à chacun. Une fourmi aussi, sur le bout du pied.} {18-24m 2-3a 3-4a 4-5a|Quatre mains prennent les coins de la nappe et la secouent au-dessus} {dedans 18-24m 2-3a 3-4a 4-5a|du plancher}{dehors 18-24m 2-3a 3-4a 4-5a|de la bâche}{18-24m 2-3a 3-4a 4-5a|, plus bas que les genoux : les miettes de semblant tombent. Pliez-la en deux, en quatre, chaque fois en vous retrouvant, nez à nez.} {3-4a 4-5a|Chacun dit le meilleur plat et qui le lui a donné.} {!3-4a !4-5a 18-24m 2-3a|Dites à chacun ce qu’il a donné et à qui.} {18-24m 2-3a 3-4a 4-5a|Le toutou oublié remercie : il avait cru qu’il n’y aurait rien pour lui.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Acceptez tout ce qui vous est offert, mâchez longtemps, dites ce que cela goûte.',
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Tendez la main vide et attendez, longtemps, sans rien prendre.} {18-24m 2-3a 3-4a 4-5a|Devant une débarbouillette, demandez ce que c’est et servez-la sous ce nom-là.}',
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Deux veulent le même fruit? Sortez-en un pareil.} {18-24m 2-3a 3-4a 4-5a|Quand deux enfants veulent la même part, mettez-la entre eux, taisez-vous, et voyez qui propose quoi.}',
          'La fourmi s’arrête au premier « non » de la voix, de l’épaule ou du pied.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qu’on met dans le panier?',
          'Pour qui est-ce?',
          'Que mange une fourmi?',
          '{3-4a 4-5a|Comment en trouver pour celui qui arrive?}',
        ],
      },
      vocabulaire: [
        'le pique-nique',
        'la nappe',
        'le panier',
        'la tranche',
        'goûter',
        'partager',
        'l’invité',
        'la fourmi',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Un gobelet et un fruit de bas, deux au plus devant lui. Il offre, vous prenez, vous rendez : c’est son repas. Couché, il a la fourmi sur la paume, et votre visage tout près du sien.',
        },
        {
          pour: '18-24m',
          texte:
            'Un gobelet lui sert de panier : il y met sa débarbouillette, l’en sort, vous la donne. Dites merci à chaque fois, et goûtez.',
        },
        {
          pour: '2-3a',
          texte:
            'Il prépare pour une seule personne, qu’il choisit, et lui porte l’assiette à deux mains, sans marcher vite.',
        },
        {
          pour: '3-4a',
          texte:
            'L’enfant porte au toutou oublié une invitation de semblant, tenue dans ses deux mains, et la lui lit.',
        },
        {
          pour: '4-5a',
          texte:
            'Il compte les convives, met la table pour tous et cherche quelle place est de trop ou manque : une assiette pour chaque derrière assis.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{0-18m !18-24m !2-3a !3-4a !4-5a|Être touché lui déplaît? La fourmi s’arrête à une main de lui, et y reste. Il tient mal les choses? Posez la tranche sur son poignet : il bouge, elle tombe, et il vous l’a donnée.} {18-24m 2-3a 3-4a 4-5a|Trop de monde sur une nappe? Un coin est gardé pour lui, loin du panier, et l’on y apporte son assiette. L’enfant qui parle peu offre du geste et choisit entre deux fruits montrés.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{0-18m !18-24m !2-3a !3-4a !4-5a dedans !ete|L’été, la nappe va dehors, à l’ombre, une bâche dessous.} {0-18m !18-24m !2-3a !3-4a !4-5a dedans ete|L’hiver, la nappe se pose sur un tapis épais, loin de la porte.} {0-18m !18-24m !2-3a !3-4a !4-5a dehors|Les jours froids, la nappe revient dedans, sur un tapis.} {dedans !hiver 18-24m 2-3a 3-4a 4-5a|L’hiver, on pique-nique « dans la neige » : nappe blanche, mitaines aux mains, et la soupe de semblant réchauffe tout le monde.} {dedans hiver 18-24m 2-3a 3-4a 4-5a|L’été, un jour trop chaud pour sortir, les rideaux sont tirés, les gobelets servent de la limonade d’air.} {dehors !hiver 18-24m 2-3a 3-4a 4-5a|L’hiver, la soupe de semblant fume dans les mitaines, et l’on mange à genoux sur la neige tapée.} {dehors hiver 18-24m 2-3a 3-4a 4-5a|L’été, on mange pieds nus sur la nappe, à l’ombre, et les gobelets servent de la limonade d’air.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Panier renversé d’un coup.} {18-24m 2-3a 3-4a 4-5a|Panier renversé en route, à refaire.}',
          'Tranche prise à un voisin.',
          'Rire qui monte quand la fourmi arrive.',
        ],
        dangersAEliminer: [
          'Vraie nourriture : aucune, ni reste au fond d’un contenant; ce qui se mange attend la collation.',
          '{dedans|Nappe qui glisse sous les pieds : elle est sur un tapis, à deux pas du divan.}',
          '{0-18m !18-24m !2-3a !3-4a !4-5a cour|Barrière : elle est fermée, et vous la voyez.} {0-18m !18-24m !2-3a !3-4a !4-5a parc|Rue, stationnement : la nappe en est loin, et vous leur faites face.} {dedans 18-24m 2-3a 3-4a 4-5a|Chemin encombré, tapis qui roule, barrière d’escalier ouverte : vérifiés avant le départ.} {cour 18-24m 2-3a 3-4a 4-5a|Chemin : la barrière est fermée, rien n’y traîne.} {parc 18-24m 2-3a 3-4a 4-5a|Rue, stationnement : le chemin leur tourne le dos et finit à la nappe, où l’on se compte.}',
          '{dehors !hiver|Guêpe ou vraies fourmis sur la nappe : on se lève sans battre des bras, et la nappe change de place.} {dehors !hiver 0-18m 18-24m|Herbe, terre ou caillou à la bouche : les plus jeunes restent au milieu de la nappe, à un bras de vous.}',
          '{dehors ete|Soleil : nappe à l’ombre, chapeaux sur les têtes, une vraie gorgée d’eau quand le panier est vide.}',
          '{dehors hiver|Froid : seuil de votre milieu, mitaines aux mains, nuques touchées souvent.} {dehors hiver 0-18m|Dès qu’un poupon refroidit, tout le groupe rentre.}',
          'Nappe ou débarbouillette sur un visage : secouée plus bas que les genoux, ôtée aussitôt du visage.',
          '{0-18m|Fruit de bas et gobelet mouillés de salive : changés avant une autre bouche.}',
          '{0-18m|Toutou près d’un poupon couché : il se tient à un bras de lui.} {0-18m multiage|Les pieds qui passent contournent sa place.} {0-18m|Poupon qui s’endort : sur le dos, tissus et toutou retirés.}',
          'Chatouille qui dure : la fourmi s’en va quand le corps se raidit.',
          '{18-24m 2-3a 3-4a 4-5a|Gobelet tenu à la bouche en marchant : on boit assis, sur la nappe.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Aucun aliment dans ce jeu; toutous et linges lavés pour qui réagit à la poussière. {dehors !hiver|Piqûres de guêpe : auto-injecteur sur l’adulte.}',
        ],
      },
      observation: [
        'Compétences sociales : à qui l’enfant offre-t-il la première part, et que fait-il quand on lui en offre?',
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Langage oral : quel son ou quel geste rappelle la fourmi?} {18-24m 2-3a 3-4a 4-5a|Langage oral : notez les mots qu’il donne à ce qu’il prépare ou à ce qu’il goûte.}',
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Fonction symbolique : tape-t-il le gobelet vide, le porte-t-il à sa bouche ou le tend-il à la vôtre?} {18-24m 2-3a 3-4a 4-5a|Fonction symbolique : racontez comment une débarbouillette devient autre chose.}',
      ],
      prolongements: [
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Au changement de couche, la fourmi monte du talon au genou, et attend qu’il la rappelle.} {18-24m 2-3a 3-4a 4-5a|À la collation du jour, la vraie, la nappe revient au même endroit : les enfants disent où s’assoit l’invité.}',
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Montrez la fourmi au parent : le soir, elle fait le tour des orteils avant le lit.} {18-24m 2-3a 3-4a 4-5a|Dites aux familles quel plat leur enfant a servi : à la maison, il pourra leur en préparer, sans rien salir.}',
      ],
      reflexionRetroaction: [
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Combien de temps ai-je laissé ma main vide?} {18-24m 2-3a 3-4a 4-5a|Qui a partagé sans qu’on le lui demande, et qui l’a vu?}',
        'Quelle part ai-je donnée trop vite, à la place d’un enfant?',
      ],
    },
  },
]
