import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const PRESCHOOLER_BUILDING_SHEETS: readonly BankSheet[] = [
  {
    key: 'le-pont-du-local',
    summary:
      'Un camion attend au bord du vide : boîtes, rouleaux et cartons deviennent piliers, et tout s’écroule avant de tenir.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['cabanes-et-constructions'],
    materials: ['cartons-et-boites', 'batons'],
    place: 'INDOORS',
    alsoAt: { YARD: 'Dans la cour, le pont enjambe un creux du sol, entre deux appuis bas.' },
    seasons: [],
    durationMinutes: 60,
    adults: 1,

    calls: [
      'blocs',
      'construire',
      'pont',
      'pont trop court',
      'le pont s’écroule',
      'camion',
      'auto',
      'tour',
      'écrouler',
      'bâtir',
      'chantier',
      'équilibre',
      'château',
      'faire tenir',
      'tomber',
      'faire tomber',
      'boum',
      'carton',
      'construction',
      'rouleaux',
    ],
    seen: [
      'le camion plonge dans le vide, alors il colle deux boîtes et met un carton dessus',
      'elle cale une boîte de mouchoirs sous la planche pour que ça arrête de plier au milieu',
      'il pousse sa machine juste au bord, la lâche, crie boum et recommence',
      'il accuse son char quand tout s’effondre et donne un coup de pied dessus',
      'elle se décourage à chaque effondrement mais repart chercher une autre boîte',
      'deux amis se chicanent le rouleau dont chacun a besoin pour son bout',
      'depuis les travaux sur le viaduc, ils veulent faire passer leurs camions en hauteur',
      'dans le coin construction, il a dit que c’était trop mou dessous et en a ajouté',
    ],
    scenes: ['empiler-construire', 'demolir', 'vehicules'],
    picture:
      'Un enfant pousse un camion rouge sur un pont de boîtes et de rouleaux; un trou reste à franchir, un ami regarde d’en dessous.',
    sheet: {
      titre: 'Un pont pour le camion',
      observationDepart:
        '{2-3a 3-4a 4-5a|Les blocs tombent dès que le camion passe. Les enfants accusent le camion, puis le sol, puis recommencent.} {!2-3a !3-4a !4-5a|Deux blocs tombent. Un petit rit, vous en tend un, attend qu’il retombe.}',
      intentionEducative:
        '{2-3a 3-4a 4-5a|Soutenir le raisonnement par essais dans une construction qui doit tenir, à plusieurs.} {!2-3a !3-4a !4-5a|Soutenir l’envie de refaire : poser, pousser, voir tomber, recommencer.}',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
      ],
      objectifs: [
        '{3-4a 4-5a|Prévoir ce qui va tenir et le vérifier.} {18-24m 2-3a !3-4a !4-5a|Poser une boîte sur une autre, pousser le camion, voir ce qui tombe.} {0-18m !18-24m !2-3a !3-4a !4-5a|Suivre des yeux le camion, l’arrêter de la main ou du pied.}',
        '{3-4a 4-5a|Comparer des longueurs et des appuis.}',
        '{3-4a 4-5a|Ajuster la construction avec un autre.} {18-24m 2-3a !3-4a !4-5a|Refaire ce qui est tombé, à côté d’un autre.}',
        '{18-24m|Porter une boîte à deux bras, la faire tomber.} {0-18m|Faire tomber un bloc du pied ou de la main, et en vouloir un autre.}',
      ],
      materiel: [
        item(
          '{!0-18m !18-24m !2-3a|Boîtes et cartons rigides}{0-18m 18-24m 2-3a|Boîtes rigides, fermées et légères}',
          '{3-4a 4-5a !0-18m !18-24m !2-3a|six pour deux enfants}{2-3a multiage|une vingtaine, deux de plus par enfant de deux ans}{2-3a !multiage|deux par enfant, et six pour vous}{0-18m 18-24m !2-3a multiage|une vingtaine}{18-24m !multiage|dix}{0-18m !multiage|quatre}{18-24m|, deux de plus par trottineur}',
          '{!0-18m !18-24m !2-3a|Gros blocs de bois}{0-18m 18-24m 2-3a|Gros blocs de mousse}',
        ),
        item(
          '{!0-18m !18-24m !2-3a|Bâtons droits et rouleaux de carton}{0-18m 18-24m 2-3a|Rouleaux de carton larges comme une tasse et cartons plats rigides}',
          '{2-3a 3-4a 4-5a|une dizaine, de longueurs différentes}{!0-18m !18-24m !2-3a|, et deux de plus par enfant}{18-24m !2-3a !3-4a !4-5a|cinq ou six}{0-18m !18-24m !2-3a !3-4a !4-5a|deux de chaque}',
          '{!0-18m !18-24m !2-3a|Planches courtes et légères}{0-18m 18-24m 2-3a|Tubes d’emballage larges}',
        ),
        item(
          'Gros camions',
          '{3-4a 4-5a !0-18m !18-24m !2-3a|un pour deux enfants}{2-3a multiage|trois, un de plus par enfant de deux ans}{2-3a !multiage|un par enfant}{0-18m 18-24m !2-3a multiage|trois}{18-24m !multiage|un pour vous}{0-18m !multiage|un pour vous}{18-24m|, un de plus par trottineur}{0-18m|, et un lavable par poupon}',
          'Gros bloc ou boîte, poussés à la main',
        ),
        item(
          '{dedans 3-4a 4-5a|Ruban-cache}{cour !hiver 3-4a 4-5a|Ruban-cache}',
          'un rouleau{0-18m 18-24m 2-3a|, dans votre poche}',
          'Bandes de tissu{0-18m 18-24m 2-3a| courtes comme votre avant-bras}{!0-18m !18-24m !2-3a| ou bouts de ficelle courts}',
        ),
        item(
          '{cour !0-18m !18-24m|Bûches courtes, debout sur leur bout plat, les deux rives}',
          '{cour !0-18m !18-24m|deux}',
          '{cour !0-18m !18-24m|Bacs retournés}',
        ),
        item(
          '{cour hiver 3-4a 4-5a|Bandes de tissu courtes comme votre avant-bras, pour attacher}',
          'une dizaine',
          '{!0-18m !18-24m !2-3a|Pinces à linge}{0-18m 18-24m 2-3a|Chaussettes}',
        ),
        item(
          '{0-18m|Gros blocs de mousse recouverts, lavables, pour les poupons}',
          '{0-18m|trois par poupon, et un à changer}',
          '{0-18m|Grands contenants de plastique vides, bien fermés}',
        ),
        item(
          '{0-18m|Couverture épaisse, le coin des poupons}',
          '{0-18m|une}{0-18m cour hiver|, sur un tapis de mousse}',
          '{0-18m|Tapis de jeu}',
        ),
        item(
          '{3-4a 4-5a|Papier et gros crayon de l’adulte, pour l’affiche}{4-5a| et les plans}',
          'une feuille{4-5a|; pour les plans, deux feuilles et un gros crayon par enfant}{4-5a multiage| de quatre ans}',
          'Carton',
        ),
        optional(
          '{3-4a 4-5a !0-18m !18-24m !2-3a si-cordes|Corde courte, pour la grue}',
          'une, longue comme votre bras, nouée par vous',
          null,
        ),
        optional('{!0-18m si-draps|Drap plié, la rivière}', 'un', null),
        optional(
          '{18-24m 2-3a 3-4a 4-5a si-figurines|Figurines plus grosses que votre poing}',
          'trois ou quatre',
          null,
        ),
        optional('{3-4a 4-5a !0-18m !18-24m !2-3a si-legos|Briques de jeu qui s’emboîtent}', 'une vingtaine', null),
      ],
      preparation: [
        '{dedans 3-4a 4-5a !0-18m !18-24m|Écartez deux tables basses} {cour !0-18m !18-24m|Écartez deux bûches} {dedans !3-4a !4-5a !0-18m !18-24m|Au sol, écartez deux boîtes larges et basses} {0-18m 18-24m|Au sol, écartez deux boîtes larges et basses} de la longueur d’un bras d’enfant. {!2-3a !3-4a !4-5a|Gardez un carton plat sous la main : posé d’une boîte à l’autre, il sera le pont.} {2-3a multiage|À côté, au sol, alignez quatre boîtes qui se touchent, pour un ou deux enfants de deux ans : c’est déjà un pont.} {2-3a !multiage|À côté, au sol, alignez quatre boîtes qui se touchent : c’est déjà un pont. Les enfants bâtissent à deux, avec quatre boîtes.} {18-24m !2-3a|À côté, au sol, alignez quatre boîtes qui se touchent, pour les trottineurs : c’est déjà un pont.} {cour hiver 18-24m 2-3a 3-4a 4-5a|La neige tapée dans une boîte fait un pilier de plus.}',
        'Dégagez le sol autour : ce qui tombe ne doit rien casser. {0-18m|Étendez la couverture des poupons à un pas du vide, les blocs de mousse dessus : assise sur son bord, vous êtes entre eux et le pont, que vous touchez du bout du bras.} {0-18m cour hiver|Poupons en habit de neige : par temps froid, jouez vingt minutes au plus; au seuil que votre milieu fixe pour eux, jouez dedans.} {0-18m cour ete|Tout le chantier est à l’ombre.}',
        '{!0-18m !18-24m !2-3a|Passez la main sur tout ce qui est de bois, bâton, bloc ou planche : ni pointes ni échardes.} {0-18m 18-24m 2-3a|Ôtez les agrafes des boîtes et rentrez les rabats l’un sous l’autre.}',
        '{1adulte !0-18m|Seule, n’ouvrez qu’un vide à franchir; les autres bâtissent au sol, autour de vous.} {1adulte 0-18m multiage|Seule, n’ouvrez qu’un vide à franchir et ne quittez pas la couverture : les autres bâtissent au sol, devant vous, et viennent vous montrer ce qui tient.} {1adulte 0-18m !multiage|Seule, n’ouvrez qu’un vide à franchir et ne quittez pas la couverture.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {2adultes !0-18m|À deux, suivez chacune un chantier : les camions voyageront de l’un à l’autre.} {2adultes 0-18m multiage|À deux, l’une reste entre les poupons et le pont; l’autre suit les chantiers du sol.} {2adultes 0-18m !multiage|À deux, l’une reste entre les poupons et le pont; l’autre est au sol, du côté des camions.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4, 45: 6, 60: 8 },
          '{dedans 3-4a 4-5a !0-18m !18-24m|Poussez un camion jusqu’au bord de la table.} {cour !0-18m !18-24m|Poussez un camion jusqu’au bord de la bûche.} {dedans !3-4a !4-5a !0-18m !18-24m|Poussez un camion jusqu’au bord de la boîte.} {0-18m 18-24m|Poussez un camion jusqu’au bord de la boîte.} Arrêtez-le au-dessus du vide. « Il est attendu de l’autre côté. » {0-18m !18-24m !2-3a !3-4a !4-5a|Il avance, il penche… « Boum! » Remettez-le au bord et attendez : au premier son, il tombe encore.} {2-3a|« Boum? » demande une petite voix. Laissez-le tomber, ramassez-le, revenez au bord.} {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|le pousse dans le vide et vous le rend : on recommence.} {18-24m !2-3a !3-4a !4-5a|À la troisième fois, retenez-le au bord : « Ça tient… » Un cri, et il tombe.} {18-24m 2-3a !multiage|Puis chacun amène le sien au bord d’une boîte : il avance, il penche… « Boum! »} {0-18m|Faites-le rouler ensuite jusqu’aux pieds d’un poupon : ses orteils l’arrêtent, c’est l’autre rive.} {3-4a 4-5a !10min|Puis couchez un carton d’un bord à l’autre et avancez le camion : le milieu plie. « Qu’est-ce qui manque dessous? » Chacun va chercher une chose et dit ce qu’elle fera.} {!0-18m si-draps|Un drap plié dans le vide est la rivière : le camion qui tombe y fait « plouf ».}',
        ),
        play(
          { 10: 6, 20: 13, 30: 20, 45: 20, 60: 26 },
          '{3-4a 4-5a|Seul ou à deux, chacun dresse deux piliers, couche un carton par-dessus et y pousse le camion, un tour de roue à la fois. Le milieu plie? On met un rouleau debout dessous, ou un deuxième carton. Un bout glisse?} {3-4a 4-5a dedans|Un morceau de ruban le retient.} {3-4a 4-5a cour !hiver|Un morceau de ruban le retient.} {3-4a 4-5a cour hiver|Une bande de tissu le retient.} {!0-18m !18-24m !2-3a|Deux bâtons couchés côte à côte portent-ils mieux le carton?} {0-18m|Dressez un bloc de mousse contre les pieds du poupon couché : une poussée, il bascule. Devant celui qui est assis, mettez-en deux l’un sur l’autre : sa main les abat.} {18-24m multiage|Le trottineur porte une boîte à deux bras, la pose sur une autre, pousse : « Boum! »} {18-24m !multiage|Chacun porte une boîte à deux bras, la pose sur une autre, pousse : « Boum! »} {2-3a !3-4a !4-5a|Couchez un carton plat d’une boîte à l’autre, par-dessus le vide, puis attendez : un enfant ajoute une boîte, un autre pousse le camion, tout tombe, on remonte. Le carton plie? Mettez un rouleau debout dessous : une main appuie, pour voir.} {18-24m !2-3a !3-4a !4-5a|Faites rouler un camion sur les boîtes alignées : « Vroum… » Au bout : « Boum! » On vous le rapporte, on pousse le sien. Posez le carton plat d’une boîte à l’autre : il passe dessus, puis dessous; une main appuie, ça plie. Mettez un rouleau debout dessous : on appuie encore, tout tombe, vous remontez.} {18-24m !0-18m !2-3a !3-4a !4-5a|Un enfant emporte les boîtes une à une à l’autre bout : suivez-le avec les autres, et bâtissez là.} {0-18m !18-24m !2-3a !3-4a !4-5a|Posez le carton plat d’une boîte à l’autre, un rouleau debout dessous : le camion traverse, « vroum… », s’arrête au bout, tombe : « Boum! » Recommencez, et arrêtez-le au bord : une voix ou des jambes le réclament. Celui qui va à quatre pattes pousse le sien sur la couverture; renvoyez-le-lui.} {2-3a|Un enfant} {2-3a multiage|de deux ans} {2-3a|pousse son camion sur les boîtes alignées, le fait tomber au bout, va le chercher et recommence vingt fois.} {2-3a !multiage !10min|Les camions font la queue? Passez à l’autre bout des boîtes : on roule maintenant dans l’autre sens.} {2-3a 3-4a 4-5a|Regardez avec eux ce qui a plié, avant de ramasser.} {avec-contenant !0-18m !18-24m !2-3a|Retournez aussi @materiel : ce sera peut-être un pilier.} {avec-contenant 0-18m 18-24m 2-3a|Ce qui est plus gros qu’un poing d’adulte, parmi @materiel, se retourne en pilier.} {3-4a 4-5a !0-18m !18-24m !2-3a si-cordes|La corde, nouée par vous à une boîte, fait la grue : debout par terre, on hisse la boîte jusqu’au pont.} {3-4a 4-5a !0-18m !18-24m !2-3a si-legos|Un pilier de briques emboîtées porte-t-il mieux le carton qu’une boîte?}',
        ),
        play(
          { 45: 12, 60: 17 },
          '{2-3a 3-4a 4-5a|Un pont tient? Ses auteurs choisissent leur défi.} {3-4a|Ils le veulent plus haut, plus long.} {3-4a !multiage|Une main montre « jusque-là! » et y reste pendant qu’on bâtit. Le camion monte, mais comment redescend-il? Le défi est gagné? Chargez le camion d’une boîte : le pont tient-il encore?} {4-5a|Ils essaient plus étroit, à deux étages, sur un seul pilier.} {4-5a !multiage|Un défi réussi? On ôte un morceau à la fois : lequel ne servait à rien? Puis deux ponts voisins doivent se rejoindre, pour qu’un camion passe de l’un à l’autre sans toucher terre.} {2-3a multiage|À deux ans, c’est une boîte de plus, puis une autre, jusqu’au « Boum! ».} {2-3a !multiage|C’est une boîte de plus, puis une autre, jusqu’au « Boum! ».} {2-3a !multiage|Comptez-les tout haut, un enfant attend votre prochain nombre, la boîte dans les bras. À genoux, à un pas de là, penchez la tête et guettez le camion sous le pont : « Je le vois! » L’enfant vient voir aussi, puis retourne pousser.} {18-24m multiage|Le trottineur} {18-24m !multiage|Chacun} {18-24m|envoie son camion sous un pont et va le chercher de l’autre côté.} {18-24m !2-3a !3-4a !4-5a|Mettez toutes les boîtes bout à bout, au ras du sol : un long pont. Chacun y pousse son camion, à genoux. Deux camions se rencontrent : « Bip, bip! Recule! » Ôtez une boîte : un trou. On vous regarde, on y met le carton, ou l’on pousse quand même : « Boum! »} {0-18m multiage|À genoux au bord de la couverture, un bâtisseur fait passer son camion devant le poupon couché sur le ventre ou assis; une petite main se pose dessus : le pont est fermé, on attend.} {0-18m !multiage|Un camion passe au bord de la couverture, devant le poupon couché sur le ventre ou assis; une petite main se pose dessus : le pont est fermé, on attend.} {0-18m !18-24m !2-3a !3-4a !4-5a|Puis vos jambes pliées font le pont : un camion passe dessous, on le guette de l’autre côté; celui qui va à quatre pattes y passe aussi. À califourchon sur vos cuisses, un poupon attend : « Ça tient… ça tient… boum! », et vos jambes descendent, doucement.} {2-3a 3-4a 4-5a|Les ponts tombés deviennent tunnel, garage ou lit.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 6, 45: 7, 60: 9 },
          '{18-24m 2-3a 3-4a 4-5a|Le camion traverse chaque pont, ou essaie.} {0-18m !18-24m !2-3a !3-4a !4-5a|Le camion traverse le pont une dernière fois, jusqu’au bout.} {3-4a 4-5a|Les auteurs disent ce qui le fait tenir.} {18-24m 2-3a 3-4a 4-5a si-figurines|Une figurine attendait le camion sur l’autre rive : elle monte à bord et fait le voyage de retour.} {2-3a multiage|Un enfant de deux ans pousse le sien jusqu’au bout, le fait tomber une dernière fois, et tous disent « Boum! » avec lui.} {2-3a !multiage|Un enfant pousse le sien jusqu’au bout, le fait tomber une dernière fois, et tous disent « Boum! » avec lui.} {18-24m multiage|Le trottineur} {18-24m !multiage|Quelqu’un} {18-24m|passe le sien à côté du pont : il a traversé.} {0-18m|Le dernier camion roule jusqu’à la couverture, où chaque poupon le touche à son tour : il était attendu là.} {3-4a 4-5a|Gardez le préféré jusqu’à demain, sous une affiche « Ne pas défaire »}{3-4a 4-5a cour|, si le temps reste au sec}{3-4a 4-5a|.} {18-24m 2-3a !3-4a !4-5a|Placez trois boîtes en U, le garage : les camions y rentrent un par un, et l’on dit « dodo » à chacun.} {0-18m !18-24m !2-3a !3-4a !4-5a|Faites un petit « boum » tout bas, la bouche ronde, devant chaque visage : « Bye bye, camion. »}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{3-4a 4-5a|Demandez ce qui va arriver, juste avant l’essai.} {18-24m !2-3a !3-4a !4-5a|Juste avant l’essai, offrez le mot : « Ça tient… ou boum? »} {2-3a !multiage|Juste avant l’essai, offrez le mot : « Ça tient… ou boum? »} {2-3a multiage|À deux ans, offrez le mot juste avant l’essai : « Ça tient… ou boum? »} {0-18m|Relevez le bloc du poupon, gardez la main dessus, attendez ses yeux; puis lâchez.}',
          '{2-3a 3-4a 4-5a|Posez le doigt sur l’endroit qui plie, sans rien dire.} {!2-3a !3-4a !4-5a|Reprenez le son qu’il vient de faire, puis poussez le camion : c’est lui qui l’a fait partir.}',
          '{dedans 3-4a 4-5a|Tenez le bout du ruban; c’est l’enfant qui décide où il colle.} {cour !hiver 3-4a 4-5a|Tenez le bout du ruban; c’est l’enfant qui décide où il colle.} {cour hiver 3-4a 4-5a|Tenez le bout de la bande; c’est l’enfant qui décide où il l’attache.} {!3-4a !4-5a|Comptez trois souffles après le « boum », sans rien ramasser : l’enfant montre ce qu’il veut revoir.}',
        ],
        questionsOuvertes: [
          '{3-4a 4-5a|Qu’est-ce qui plie en premier?}',
          '{3-4a 4-5a|Combien de boîtes jusqu’à l’autre bord?}',
          '{2-3a|Où est tombé ton camion?}',
          '{3-4a 4-5a|Comment le rendre plus solide?}',
          '{!3-4a !4-5a|Qu’est-ce qu’on met ici?}',
          '{18-24m !2-3a !3-4a !4-5a|Où est tombé ton camion?} {0-18m !18-24m !2-3a !3-4a !4-5a|Où est passé le camion?}',
          '{!2-3a !3-4a !4-5a|Qu’est-ce qui a fait « boum »?}',
        ],
      },
      vocabulaire: [
        '{0-18m 18-24m 2-3a|le pont}',
        '{3-4a 4-5a|l’appui}{!3-4a !4-5a|la boîte}',
        '{3-4a 4-5a|le pilier}{!3-4a !4-5a|le camion}',
        'plier',
        'solide',
        '{3-4a 4-5a|la longueur}{!3-4a !4-5a|pousser}',
        'traverser',
        '{3-4a 4-5a|l’équilibre}{!3-4a !4-5a|tomber}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'À chaque écroulement du pont, tournez-vous vers lui, la bouche ronde, et dites « Boum! » en touchant ses pieds. À la troisième chute, attendez avant de le dire : ses jambes ou sa voix le réclameront.',
        },
        {
          pour: '18-24m',
          texte:
            'Posez une boîte, tendez-lui la deuxième. Il la pose, il pousse tout : remontez aussitôt. Quand il garde les mains sur la boîte du dessus, offrez-lui le camion : « Il monte? »',
        },
        {
          pour: '2-3a',
          texte:
            '{!0-18m|Assoyez-vous au bout des quatre boîtes} {0-18m|Tournez vers votre place le bout des quatre boîtes}, les mains ouvertes : le camion arrive, vous le renvoyez. Puis écartez deux boîtes de la largeur d’une main. Le camion tombe dans le trou? Offrez un carton plat et laissez l’enfant faire.',
        },
        { pour: '3-4a', texte: 'Deux appuis déjà posés et trois choses à mettre dessus : le camion juge.' },
        { pour: '4-5a', texte: 'Un trait sur une feuille pour chaque essai, et le plan du lendemain au verso.' },
        {
          pour: 'besoins_particuliers',
          texte:
            '{18-24m 2-3a 3-4a 4-5a|Bâtissez par terre, avec un passage large pour le fauteuil; l’enfant qui bouge peu pousse le camion d’essai.} {!18-24m !2-3a !3-4a !4-5a|Un poupon bouge peu? Roulez le camion jusqu’à sa main ou son pied, et attendez qu’il le touche.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{dedans !printemps !0-18m !18-24m|Au printemps, le pont s’installe dehors, au-dessus d’une rigole.} {dedans !printemps 0-18m 18-24m|Au printemps, le pont s’installe dehors, au-dessus d’un creux sec.} {dedans printemps|L’hiver, le pont s’installe dehors, sur deux piliers de neige tapée.} {cour !hiver|L’hiver, le pont rentre au local, entre deux appuis bas et stables.} {cour hiver !0-18m !18-24m|Au printemps, le pont enjambe une rigole.} {cour hiver 0-18m 18-24m|Au printemps, le pont enjambe un creux sec.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Écroulement bruyant.', 'Doigt pincé sous une boîte.'],
        dangersAEliminer: [
          'Pont plus haut que {!0-18m !18-24m|l’épaule du plus petit}{0-18m 18-24m|votre genou}, ou {dedans 3-4a 4-5a !0-18m !18-24m|table} {cour !0-18m !18-24m|bûche} {dedans !3-4a !4-5a !0-18m !18-24m|boîte} {0-18m 18-24m|boîte} qui bouge quand un enfant s’y appuie.',
          '{0-18m multiage|Boîte, rouleau ou camion qui tombe sur un poupon, grand qui recule sans le voir : le pont est à un pas de la couverture, votre corps entre les deux; on porte les boîtes en contournant la couverture.} {0-18m !multiage|Boîte, rouleau ou camion qui tombe sur un poupon : le pont est à un pas de la couverture, votre corps entre les deux; rien ne se porte au-dessus d’elle.}',
          '{0-18m|Bloc ou camion mouillé de salive : il est lavé ou changé avant une autre bouche. Les boîtes, les cartons et les rouleaux restent de l’autre côté de vous.} {0-18m multiage|Ce qui attache reste dans votre poche.}',
          '{18-24m 2-3a|Petit qui grimpe sur les boîtes ou sur les appuis du pont : ramenez-le au sol, un camion dans les mains.}',
          '{0-18m 18-24m 2-3a|Petit bout arraché, dans une main ou une bouche : prenez-le et gardez-le sur vous.}',
          '{!0-18m !18-24m !2-3a|Long bâton ou planche tournés vers un visage : ils se portent à deux mains, un bout vers le sol.} {18-24m 2-3a|Petit couché sous un pont pour voir passer le camion : il regarde de côté, à un pas.}',
          '{cour hiver 18-24m !0-18m|Froid : seuil de votre milieu, souvent plus prudent avec un trottineur, au plus bas -27 °C; nuques et mains touchées souvent.} {cour hiver 0-18m|Froid : le seuil de votre milieu pour les poupons; nuques et mains touchées souvent; dès qu’un poupon refroidit, tout le groupe rentre.}',
          '{3-4a 4-5a !0-18m !18-24m !2-3a si-cordes|Corde au cou, au poignet ou en travers d’un passage : courte, nouée par vous, elle ne sert qu’à la grue et finit dans votre poche.}',
          '{!0-18m si-draps|Drap qui glisse sous un pied : il reste plié dans le vide, et personne n’y marche.}',
        ],
        supervision: 'palier2',
        allergies: ['Boîtes sans restes d’aliments : refusez celles de noix et d’arachides.'],
      },
      observation: [
        'Raisonnement : après la chute, {18-24m 2-3a 3-4a 4-5a|touche-t-il à la boîte du dessous, au carton du dessus ou au camion?}{0-18m !18-24m !2-3a !3-4a !4-5a|que fait-il pour que cela recommence?}',
        'Éveil aux mathématiques : {3-4a 4-5a|comment compare-t-il les longueurs?}{2-3a !3-4a !4-5a|combien de boîtes pose-t-il avant de pousser?}{!2-3a !3-4a !4-5a|de quel mot ou de quel geste demande-t-il « encore »?}',
        'Compétences sociales : {3-4a 4-5a|comment réagit-il quand le pont d’un autre tient mieux?}{2-3a !3-4a !4-5a|que fait-il quand un ami pousse ce qu’il vient de poser?}{!2-3a !3-4a !4-5a|vers qui se tourne-t-il quand ça tombe?}',
      ],
      prolongements: [
        '{3-4a 4-5a|Cherchez trois sortes de ponts dans des livres et essayez-en une.} {!3-4a !4-5a|Laissez un camion et deux boîtes basses au pied du divan : le pont recommence sans vous.}',
        '{3-4a 4-5a|Pour venir ici, quel pont, quelle passerelle? Le parent le nomme, l’enfant le bâtit.} {!3-4a !4-5a|Dites « ça tient… boum! » au parent : à la maison, le pont se fait de deux boîtes.}',
      ],
      reflexionRetroaction: [
        'Quelle chute ai-je empêchée, et à quoi aurait-elle servi?',
        '{2-3a 3-4a 4-5a|Qui a changé d’idée, et pourquoi?} {!2-3a !3-4a !4-5a|Qui voulait bâtir, et qui attendait que ça tombe?}',
      ],
    },
  },
  {
    key: 'la-cabane-a-plusieurs',
    summary:
      'Les enfants traînent des branches trop longues pour un seul, bâtissent une cabane et négocient qui y entre.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['cabanes-et-constructions'],
    materials: ['batons', 'bache', 'buches-et-rondelles'],
    place: 'WOODS',
    alsoAt: {
      YARD: 'Dans la cour, les branches s’appuient à un coin de clôture qui ne bouge pas.',
      PARK: 'Au parc, prenez ce que le vent a fait tomber et démontez tout avant de partir.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    alsoIn: {
      WINTER: 'L’hiver, les branches tombées se tirent sur la neige et les murs se bourrent de neige, toit ouvert.',
    },
    durationMinutes: 60,
    adults: 1,

    calls: [
      'cabane',
      'cabane dans le bois',
      'cabanne dans le bois',
      'la cabane tombe',
      'cabane de branches',
      'tipi de branches',
      'maison',
      'abri',
      'construire',
      'branches',
      'transporter',
      'forêt',
      'cachette',
      'fort',
      'mon toit',
      'jouer à la maison',
      'bâtons',
      'construction',
      'coopération',
      'travail d’équipe',
    ],
    seen: [
      'ils traînent de gros bâtons et les accotent contre le tronc',
      'elle s’est assise sous les branches et ne veut pas que les autres entrent',
      'il tire son bout et son ami tire l’autre, la grosse branche n’avance pas',
      'ils se répartissent les tâches, un garde l’entrée, l’autre rapporte le bois',
      'il est tanné, le mur s’effondre à chaque fois qu’on touche',
      'elle demande qui va coucher dedans et fait des lits avec des bûches',
      'au bois, ils ont trouvé une souche et décidé que c’était le poêle de la maison',
      'depuis les vacances de camping, ils veulent rester sous leur abri pour la collation',
    ],
    scenes: ['se-cacher', 'cooperer', 'transporter'],
    picture:
      'Deux enfants portent une longue branche vers une cabane appuyée sur un arbre; un gardien, le bras tendu, surveille la porte.',
    sheet: {
      titre: 'La cabane à plusieurs',
      observationDepart:
        'Deux enfants appuient des branches {bois parc|sur un tronc}{cour|à la clôture}. D’autres arrivent, et la question éclate : « C’est à qui? »',
      intentionEducative: 'Soutenir la coopération autour d’un projet trop grand pour un seul enfant.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Transporter à deux une charge encombrante.',
        'Exprimer son idée et entendre celle de l’autre.',
        'Chercher pourquoi ça tombe et essayer autrement.',
      ],
      materiel: [
        item(
          'Grandes branches tombées',
          '{bois parc|deux par enfant, trouvées là}{cour|deux par enfant, apportées}',
          'Perches de bambou, manches de râteau',
        ),
        item(
          '{!hiver|Bâche ou grands tissus, pour couvrir}{hiver|Bâche, pour s’asseoir au sec}',
          '{!hiver|deux}{hiver|une}',
          '{!hiver|Vieux rideaux sans cordon}{hiver|Tapis isolant}',
        ),
        item('Bûches et rondelles', 'six', 'Grosses roches plates'),
        optional('{si-corde|Corde courte}', 'une, longue comme vos bras ouverts, nouée par vous', null),
        optional('{!hiver si-pinces-à-linge|Grosses pinces à linge}', 'une dizaine', null),
        optional('{45min 60min si-lampes-de-poche|Lampe de poche à piles vissées}', 'une', null),
        optional(
          '{45min 60min si-chaudrons si-vaisselle|Chaudron et bols de plastique}',
          'un chaudron, trois bols',
          null,
        ),
        optional('{!hiver si-vieilles-couvertes|Vieilles couvertes}', 'une ou deux', null),
      ],
      preparation: [
        'Choisissez{bois parc|, dans le territoire habituel, un arbre solide à fourche basse.}{cour| un coin de clôture qui ne bouge pas.}',
        'Levez les yeux : rien de mort au-dessus du chantier.',
        'Redites la règle de la longue branche : un porteur à chaque bout, ou un bout qui traîne par terre.',
        '{avec-corde|Nouez vous-même @materiel autour de deux branches, plus haut que les têtes, et coupez ce qui pend.}',
        '{1adulte|Sans collègue, gardez un seul chantier et placez-vous d’où se voient les deux entrées et les porteurs de branches.} {2adultes|Avec une collègue, restez à la cabane et laissez-la accompagner les porteurs de branches.}',
      ],
      deroulement: [
        opening(
          { 30: 4, 45: 6, 60: 8 },
          'Appuyez deux branches {bois parc|sur le tronc} {cour|sur la clôture}{si-corde|, liez-en vous-même les bouts avec une corde, plus haut que les têtes}, poussez dessus de tout votre poids et assoyez-vous dessous{hiver|, sur la bâche}, les genoux au menton. {!hiver si-pinces-à-linge|Pincez un coin de tissu à une branche : c’est un début de mur, et personne ne tient l’autre coin.} « Je voudrais inviter quelqu’un, mais… »',
        ),
        play(
          { 30: 20, 45: 20, 60: 25 },
          'Le chantier démarre : ils traînent, appuient, échappent, discutent. {3-4a|Les meubles arrivent avant les murs : une bûche est le poêle, une rondelle est le lit. Deux porteurs tirent chacun de leur bord? Montrez du bras : « Par ici! » Le mur tombe; on rit, on recommence par le gros bout.} {3-4a !multiage|Assoyez-vous ensuite devant l’entrée, les jambes allongées : « C’est trop petit pour moi! »} {hiver|On bourre les murs de neige, à pleines mitaines, et le ciel sert de toit.} {4-5a|Des rôles se distribuent : porteur, bâtisseur, gardien de la porte. Le porteur annonce où va sa branche; le bâtisseur l’accepte ou montre mieux. Lancez ensuite un défi : une cabane où tous tiendront assis sans toucher au mur.} {4-5a !3-4a|Les bûches, roulées dedans, font les bancs.} {!hiver|Les murs tiennent debout? On y couche la bâche à plusieurs, un coin chacun.} Laissez durer les désaccords qui cherchent une solution. {45min 60min|La cabane tient sous votre poussée? Elle ouvre.}',
        ),
        play(
          { 45: 12, 60: 17 },
          'La cabane devient maison, tanière, autobus. Frappez à la porte, acceptez la soupe, puis reculez de quelques pas : ils ont besoin d’y être entre eux. Quand les voix baissent, revenez en facteur : {bois parc|une écorce}{cour|votre paume ouverte} est la lettre, il faut vous la lire. {3-4a|On se couche, on se lève, on mange dix fois la même soupe. Un ami reste dehors? C’est le chat qui gratte.} {4-5a|Un mot de passe s’invente. Il laisse quelqu’un dehors? Dites-le par la fente, sans donner la solution.} {si-lampes-de-poche|La lampe de poche sert de sonnette : allumée, on peut cogner; éteinte, la maison dort.} {si-chaudrons si-vaisselle|La soupe cuit sur une bûche, le poêle : qui entre dit ce qu’il y ajoute, et l’on brasse.}',
        ),
        closing(
          { 30: 6, 45: 7, 60: 10 },
          '{30min|Poussez d’abord sur la cabane : elle tient?} Tout le monde dedans, ou autour, ou un pied dedans. {!hiver si-vieilles-couvertes|Une couverte étendue devant l’entrée agrandit la maison : qui reste dehors y a sa place.} Qu’est-ce qui a été difficile? Qui a porté avec qui? {bois cour|Décidez ensemble de défaire ou de garder.} {parc|Défaites ensemble, du haut vers le bas, et recouchez les branches par terre.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Poussez sur la structure de tout votre poids avant que quelqu’un y entre.',
          'Nommez le problème et rendez-le-leur : « Vous êtes deux à vouloir cette branche. »',
          'Prenez un bout de branche quand on vous le demande, jamais les deux.',
        ],
        questionsOuvertes: [
          'Comment faire pour que tout le monde entre?',
          'Qu’est-ce qui la fait tenir?',
          '{45min 60min|Que fais-tu quand quelqu’un frappe à la porte?} {30min|Qui t’a aidé à porter?}',
        ],
      },
      vocabulaire: [
        'l’abri',
        '{bois parc|la fourche}',
        '{cour|la clôture}',
        'appuyer',
        'solide',
        '{!hiver|couvrir}',
        '{hiver|bourrer}',
        'ensemble',
        'négocier',
        'l’entrée',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Laissez deux longues branches déjà debout : il reste à {!hiver|couvrir}{hiver|bourrer de neige} et à habiter.',
        },
        {
          pour: '4-5a',
          texte: 'Un plan tracé dans la {!hiver|terre}{hiver|neige}, des rôles, puis le plan refait quand ça tombe.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Élargissez l’entrée au passage du fauteuil ou du déambulateur dès les premières branches; la porte se mesure avec l’enfant.',
        },
        { pour: 'interieur', texte: 'Tables, draps et grosses pinces à linge reprennent le même défi.' },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, bourrez les murs de neige et laissez le ciel pour toit.} {hiver|L’été, couvrez-la de tissus pâles et cherchez-y l’ombre.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Coup de branche sans le vouloir.',
          'Conflit à propos de la porte.',
          'Échardes et éraflures.',
        ],
        dangersAEliminer: [
          'Grosse branche posée au-dessus des têtes : elle reste au sol, en banc.',
          'Une seule sortie : ouvrez-en une deuxième avant de {!hiver|couvrir}{hiver|bourrer les murs}.',
          'Branche portée en courant : elle se pose, puis repart au pas.',
          '{cour|Branches accotées qui font échelle vers le haut de la clôture : personne n’y grimpe; le jeu s’arrête, puis reprend au sol.}',
          '{hiver|L’hiver, neige tassée au-dessus des têtes : elle va dans les murs, et le toit reste ouvert.}',
          '{si-corde|Corde qui pend ou qui traîne : vous seule nouez et dénouez, et ce qui reste va dans votre poche.}',
          '{45min 60min si-lampes-de-poche|Lampe dans des yeux : elle éclaire le sol ou le mur, jamais un visage.}',
          '{45min 60min si-chaudrons si-vaisselle|Soupe goûtée pour vrai : le bol reste loin des lèvres, et l’on fait semblant.}',
        ],
        supervision: 'palier3',
        allergies: [
          '{!hiver|Guêpes sous les écorces : regardez d’abord, et gardez l’auto-injecteur à deux pas du chantier.} {hiver|Résine des conifères sur une peau sensible : mitaines gardées aux mains.}',
        ],
      },
      observation: [
        'Compétences sociales : comment propose-t-il, cède-t-il, s’oppose-t-il?',
        'Motricité globale : comment s’y prend-il pour déplacer une longue branche?',
        'Raisonnement : après l’effondrement, par quelle branche recommence-t-il?',
      ],
      prolongements: [
        '{bois cour|Écrivez avec eux les règles de la maison et plantez-les à l’entrée.} {parc|Écrivez avec eux les règles de la maison : elles serviront à la prochaine cabane.}',
        '{cour|Les enfants font visiter la cabane à leur famille à l’heure du départ.} {bois parc|Un samedi, les enfants montrent à leur famille l’arbre de la cabane.}',
      ],
      reflexionRetroaction: [
        'Quel conflit s’est réglé sans moi?',
        'Qui n’est pas entré dans la cabane, et comment l’y inviter demain?',
      ],
    },
  },
  {
    key: 'le-parcours-invente',
    summary:
      '« Moi, je saute d’ici jusqu’à là! » Bûches, traits et branches se déplacent jusqu’à ce que le défi soit juste assez difficile.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['mouvement-et-defis'],
    materials: ['buches-et-rondelles', 'batons', 'craies'],
    place: 'PARK',
    alsoAt: { YARD: 'Dans la cour, la bordure, la galerie basse et le carré de sable entrent dans le parcours.' },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    alsoIn: {
      WINTER: 'L’hiver, le parcours passe par des buttes de neige tapée et des tranchées creusées à la pelle.',
    },
    durationMinutes: 45,
    adults: 1,

    calls: [
      'parcours',
      'équilibre',
      'sauter',
      'obstacle',
      'parcours d’obstacles',
      'course à obstacles',
      'bûche',
      'course',
      'défi',
      'bordure',
      'marcher sur une poutre',
      'ninja',
      'bouger',
      'énergie',
      'parcours de ninja',
      'motricité globale',
    ],
    seen: [
      'ils mettent des bouts de bois au sol et sautent par-dessus à un pied',
      'elle marche sur la bordure les bras ouverts et veut que je la regarde',
      'il recule, se place à la ligne et mesure son élan avec ses souliers',
      'elle a peur de sauter de la grosse bûche et reste figée en haut',
      'il crie regarde, regarde à chaque bond et recommence pour se dépasser',
      'il passe devant tous les autres, la file s’étire et ça rouspète',
      'au parc, ils inventent des épreuves autour des modules et changent les règles',
      'depuis l’émission de sport à la télé, ils font des défis avec tout ce qui traîne',
    ],
    scenes: ['equilibre', 'sauter', 'fierte', 'inventer-regles'],
    picture:
      'Un enfant saute d’une bûche vers une rondelle, mains de l’éducatrice tout près; une amie marche en équilibre, une autre déplace une bûche.',
    sheet: {
      titre: 'Le parcours inventé',
      observationDepart:
        'Sur une bordure pas plus large que leur pied, les enfants marchent en équilibre et s’inventent des épreuves.',
      intentionEducative:
        'Permettre à chacun de choisir son défi, de l’évaluer et de l’ajuster à ce qu’il se sent capable de tenter.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Concept de soi', role: 'secondaire' },
      ],
      objectifs: [
        'Combiner sauts, équilibre et déplacements.',
        'Juger une hauteur ou une distance avant d’essayer.',
        'Modifier le parcours pour soi{45min 60min| ou pour un ami}.',
      ],
      materiel: [
        item(
          '{parc|Rondelles de bois stables}{cour|Bûches et rondelles stables}',
          '{parc|trois, qui se portent d’une main}{cour 20min|une pour deux enfants, de hauteurs variées}{cour !20min|huit, de hauteurs variées}',
          '{parc|Souche, bordure ou marche basse du parc}{cour|Blocs de bois pleins}',
        ),
        item(
          'Longs bâtons à poser au sol',
          '{parc|trois, ramassés sur place}{cour 20min|un pour deux enfants}{cour !20min|six}',
          '{!hiver|Traits de craie}{hiver|Traits tracés dans la neige}',
        ),
        optional('{si-poches-de-sable|Poches de sable bien cousues}', 'une pour deux enfants', 'Mitaines roulées'),
        item('{!hiver|Craies de trottoir}', 'quatre', 'Bâton qui trace dans la terre'),
        item('{hiver|Pelles}', 'quatre, pour les buttes de neige', 'Chaudières'),
      ],
      preparation: [
        '{parc|Choisissez un coin où une bordure, une souche ou une marche basse entrent dans le parcours : vous portez moins.}',
        '{!hiver|Montez debout sur chaque rondelle : celle qui bascule sort du jeu.} {hiver|L’hiver, tapez les buttes vous-même; montez dessus, puis sur chaque rondelle : ce qui s’effondre se refait, ce qui glisse sort du jeu.}',
        'Gardez autour du plus haut un sol mou et dégagé, loin des balançoires.',
        'Fixez la plus grande hauteur : le genou d’un enfant suffit souvent. {hiver|Sur la neige tapée, baissez-la encore.}',
        '{1adulte|Seule, gardez un seul élément haut, à côté de vous; le reste se joue au ras du sol.} {2adultes|À deux, veillez sur les hauteurs pendant que votre collègue déplace les pièces avec les bâtisseurs.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 6, 60: 8 },
          'Posez un bâton, une rondelle, un autre bâton, à un grand pas l’un de l’autre. Enjambez le premier à reculons, montez sur la rondelle, comptez jusqu’à trois sur un pied, sautez, puis passez le dernier à quatre pattes. « Voilà mon parcours. Qui veut changer quelque chose? » {20min 30min|Un enfant écarte une pièce et l’essaie.}{45min 60min|Chacun pose, écarte ou tourne une pièce, et passe dessus.}',
        ),
        play(
          { 20: 13, 30: 20, 45: 20, 60: 24 },
          'Les enfants déplacent, mesurent du pied, essaient, refont. {!hiver|Un trait de craie montre d’où l’on saute.} {hiver|À la pelle, ils montent une butte près de vous; tapez-la et essayez-la avant eux.} {!20min|Trop facile? On écarte d’un pied. Personne ne passe? On rapproche, ou l’on ouvre un détour par terre.} {3-4a|Le même saut revient, d’un pied, de deux, les bras en l’air.} {4-5a|Chaque tour amène sa règle : à reculons, à cloche-pied, sans parler.} {20min|Trois épreuves suffisent : avant d’en ajouter une, demandez qui traverse la première d’une autre façon.} {si-poches-de-sable|Avec une poche de sable sur la tête, on refait une épreuve au ras du sol.} Personne n’est obligé de passer partout. {!20min|Une file se forme? Ceux qui attendent bâtissent le bout suivant. Plus tard, on traverse comme une bête que les autres devinent, ou l’on part de l’arrivée. Deux tours sans rien changer? Le parcours est prêt.} {20min avec-coussin|Posez @materiel là où quelqu’un veut une réception plus douce.} {20min avec-corde|Étendez @materiel à plat par terre, en rivière ou en chemin.}',
        ),
        play(
          { 45: 12, 60: 20 },
          'Les auteurs montrent leur parcours à un ami et le changent pour lui : plus bas, plus large, plus long. L’auteur passe le premier et dit où vont les pieds; l’ami essaie, puis nomme ce qu’il veut garder. Deux choses changent, pas plus, et l’on recommence avant d’échanger les rôles. Enfin, fermez le plus haut et essayez le reste vous-même, de travers : « Où je mets mon pied? » Ils vous mènent, un mot par pas. {avec-coussin|Posez @materiel là où quelqu’un veut une réception plus douce.} {avec-corde|Étendez @materiel à plat par terre, en rivière ou en chemin.}',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7, 60: 8 },
          'Dernier passage au ralenti, comme dans un film. Au bout, on se retourne : quel passage garde-t-on pour demain, lequel sera défait?',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tenez-vous près du plus haut, les mains prêtes, sans toucher.',
          'Au moment où vous alliez dire « attention », demandez : « Où va ton pied, après? »',
          'Remarquez celui qui renonce après avoir regardé : « Tu as décidé. »',
        ],
        questionsOuvertes: [
          'Qu’est-ce que ton pied va faire après?',
          'Que pourrait-on changer pour que ce soit plus dur?',
          'À quoi vois-tu que c’est assez haut?',
        ],
      },
      vocabulaire: ['l’équilibre', 'l’élan', 'à cloche-pied', 'stable', 'le défi', 'prudent', 'traverser'],
      adaptations: [
        { pour: '3-4a', texte: 'À côté du plus haut, un passage plus bas, et partout le droit de passer à terre.' },
        { pour: '4-5a', texte: 'Ils tracent le plan par terre et mesurent le temps en couplets de chanson.' },
        {
          pour: 'besoins_particuliers',
          texte:
            '{!hiver|Tracez}{hiver|Pelletez} un parcours roulant à côté, avec les mêmes épreuves : pente, virage, porte étroite; les deux arrivent au même but.',
        },
        {
          pour: 'interieur',
          texte: 'Coussins fermes, ruban-cache et table à passer dessous refont un parcours au local.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, taillez les marches dans une butte de neige.} {hiver|L’été, refaites-le pieds nus dans une herbe inspectée.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Chute de faible hauteur.',
          '{!hiver|Éraflures aux genoux.} {hiver|Neige dans le cou.}',
          'Essayer trop haut une fois, puis ajuster.',
        ],
        dangersAEliminer: [
          '{!hiver|Rondelle mouillée ou vermoulue : elle sort du jeu.} {hiver|L’hiver, butte ou rondelle glacée : grattez-la ou fermez-la.}',
          'Long bâton porté debout : il se traîne par un bout, en marchant.{cour| Bûche échappée sur un pied : elle se roule.}',
          'Réception encombrée, deux sauteurs vers le même point : l’arrivée se vide avant le saut.',
        ],
        supervision: 'palier2',
        allergies: [
          '{!hiver|Bois de provenance connue, ni traité ni peint.} {hiver|Asthme à l’effort par temps froid : la pompe reste au chaud, sur vous.}',
        ],
      },
      observation: [
        'Motricité globale : quels mouvements enchaîne-t-il avec aisance?',
        'Raisonnement : que modifie-t-il après un essai manqué?',
        'Concept de soi : comment parle-t-il de ce qu’il est capable de faire?',
      ],
      prolongements: [
        'Un dessin du « parcours du jour », signé par ses auteurs, s’affiche à la porte.',
        'Au retour, l’enfant peut inventer un défi de trottoir pour son parent : sauter une fente, suivre une ligne, trois pas de côté.',
      ],
      reflexionRetroaction: [
        'Quel défi ai-je failli interdire, et pourquoi?',
        'Les hauteurs offertes convenaient-elles aux plus prudents?',
      ],
    },
  },
  {
    key: 'les-os-sous-la-terre',
    summary:
      'Les enfants creusent, brossent et rassemblent des « os » de branches, puis se disputent la bête : deux têtes, ou une patte de trop?',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['animaux-et-traces', 'terre-et-boue'],
    materials: ['sable', 'batons', 'pinceaux', 'chaudieres-et-pelles'],
    place: 'YARD',
    alsoAt: {
      INDOORS: 'À l’intérieur, un grand bac de sable humide ou de retailles de papier cache les os.',
      PARK: '{!hiver|Au parc, fouillez le carré de sable tôt le matin, après l’avoir retourné à la pelle.} {hiver|Au parc, choisissez un coin de neige jamais piétiné, sondé à la pelle.}',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    alsoIn: { WINTER: 'L’hiver, les os se cachent dans la neige et le pinceau suffit à les sortir.' },
    durationMinutes: 45,
    adults: 1,

    calls: [
      'dinosaures',
      'os',
      'squelette',
      'fossile',
      'fouille',
      'creuser',
      'sable',
      'trésor',
      'paléontologue',
      'pinceau',
      'T-Rex',
      'bac à sable',
      'chercher',
      'musée',
    ],
    seen: [
      'ils grattent le sable avec des cuillères en cherchant des morceaux d’animal',
      'il brosse doucement une racine et jure que c’est une patte',
      'elle enterre une branche, tape dessus et demande aux autres de la trouver',
      'il s’est trouvé un bâton croche et tout le groupe s’obstine sur la tête',
      'elle demande ce qui est mort en dessous de notre cour',
      'il trépigne d’impatience, il tire de toutes ses forces avant d’avoir dégagé',
      'au carré de sable, ils creusent pour aller voir si les gros lézards sont là',
      'depuis le livre sur les bêtes disparues, ils veulent monter leur exposition',
    ],
    scenes: ['creuser', 'cacher-trouver', 'monstres'],
    picture:
      'Un enfant brosse un trou dans le sable, un autre creuse; sur un drap foncé, des branches forment une bête à deux têtes.',
    sheet: {
      titre: 'Les os cachés',
      observationDepart:
        '« C’est un os de dinosaure! » crie un enfant, une racine à la main. Trois autres cherchent la tête.',
      intentionEducative:
        'Soutenir le raisonnement devant une énigme qui n’a pas de bonne réponse : quel animal ces morceaux font-ils?',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Dégager une chose fragile sans la casser.',
        'Assembler des morceaux et défendre son idée.',
        'Changer d’idée quand un nouvel os apparaît.',
      ],
      materiel: [
        item(
          '{!hiver dehors|Sable ou terre meuble}',
          'un coin où tout le groupe creuse',
          '{automne|Tas de feuilles}{!automne|Copeaux de bois}',
        ),
        item('{dehors hiver|Neige légère}', 'un coin jamais piétiné', 'Copeaux de bois'),
        item('{dedans|Grand bac de sable humide}', 'un pour quatre enfants', 'Retailles de papier'),
        item(
          'Branches et racines sèches, bien lisses',
          '{20min|une quinzaine}{!20min|une trentaine}, de toutes les formes',
          'Os découpés dans du carton épais',
        ),
        item('Pinceaux larges', 'un par enfant, et le vôtre', 'Branches de sapin'),
        item('Petites pelles et cuillères', 'une par enfant', 'Coquilles de plastique, mains'),
        item('Chaudières', 'une pour trois enfants', 'Boîtes'),
        item('Drap foncé', 'un', 'Bâche'),
        item('{dedans|Tapis, sous les bacs, et balai}', '{dedans|un tapis par bac, un balai}', null),
        optional('Figurines de dinosaures', 'deux ou trois', 'Autres figurines d’animaux'),
        optional('{4-5a|Carnet et crayon}', 'un de chaque', 'Feuilles pliées en deux'),
        optional(
          '{dedans 45min 60min si-peinture|Peinture lavable, un fond dans un couvercle}',
          '{dedans 45min 60min si-peinture|une couleur}',
          null,
        ),
        optional('{dedans si-cartons-à-oeufs|Cartons à œufs propres, coupés en rangées}', 'trois rangées', null),
        optional('{si-roches|Roches plus grosses que le poing}', 'cinq ou six, enfouies avec les os', null),
        optional('{si-passoires|Passoires}', 'une pour trois enfants', null),
      ],
      preparation: [
        'Pelez et passez à la main chaque branche : ni pointe, ni écharde, aucune plus courte qu’un doigt d’adulte.',
        'Enfouissez-les {!parc|avant l’arrivée} {parc|en arrivant, face aux enfants qui courent tout près}, quelques-unes groupées, en laissant dépasser un seul bout. {dedans si-cartons-à-oeufs|Les rangées de carton à œufs se cachent parmi elles.} {dehors hiver|L’hiver, la neige légère les cache le mieux.} Les figurines de dinosaures, si vous en avez, s’enterrent dessous : qui en trouve une compare ses pattes à celles de la bête.',
        'Étendez le drap à côté : c’est là que la bête reviendra.',
        '{1adulte dehors|Seule, groupez les os dans un seul coin, le drap tout contre : vous verrez les deux.} {1adulte dedans|Seule, mettez les bacs côte à côte, le drap tout contre : vous verrez tout.} {2adultes|À deux, l’une fouille avec les enfants, l’autre reste au drap, où la bête se discute.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 6, 60: 7 },
          'Accroupie, brossez le bout qui dépasse, très lentement. Soufflez dessus. « Je ne sais pas ce que c’est. C’est long… » {dedans si-cartons-à-oeufs|Avec un carton à œufs, sortez une rangée du bac et suivez les bosses du doigt : « Un dos? Des dents? »} {si-roches|Cognez du doigt le bout, puis une roche : « Os ou roche? » On écoute, on n’est pas d’accord.} Tendez un pinceau à chacun.',
        ),
        play(
          { 20: 13, 30: 20, 45: 20, 60: 24 },
          'Les pelles s’activent, puis les pinceaux; ce qu’on enlève va dans les chaudières. {!20min|Un bout résiste? On dégage tout le tour au pinceau avant de tirer.} {3-4a|Un os à peine trouvé se fait enterrer de nouveau, deux fois, trois fois, pour être retrouvé.} {4-5a|Des équipes se partagent le coin et trient les os, les longs d’un côté, les courbes de l’autre.} Chaque os finit sur le drap. {!20min dehors|Plus rien ne sort? Collez l’oreille au sol : « Il en reste un gros, par ici. »} {!20min dedans|Plus rien ne sort? Cognez deux coups au bord du bac et tendez l’oreille : « Il en reste un gros, par ici. »} {!20min|Tracez des cercles larges comme une chaudière, un pour deux fouilleurs : l’un creuse, l’autre devine la forme, puis ils changent.} {45min 60min|À dix os sur le drap, la bête peut se monter.} {20min|La bête y prend forme à mesure, avec une patte de trop.} {30min|Sur le drap, la bête prend forme à mesure, avec une patte de trop.} {20min|Avant de reprendre la pelle, chacun y place son os : tête, queue, ou rien encore?} {avec-naturel|Laissez aussi @materiel au bord du drap : c’est peut-être un morceau de la bête.}',
        ),
        play(
          { 45: 12, 60: 20 },
          'Sur le drap, la bête prend forme : une patte de trop, deux têtes, une queue qui change de bout. Les versions se succèdent. À trois ou quatre en même temps, tout autour, on pose un os et l’on dit ce qu’il est; les suivants ont le droit de le déplacer. {dedans si-peinture|D’un coup de pinceau, on marque de peinture l’os dont tous sont sûrs : celui-là ne bouge plus.} Quand plus rien ne bouge, un volontaire se couche à côté : où plient ses genoux, et ceux de la bête? Ensuite, la bête se lève : chaque enfant devient un os, la main sur l’épaule du voisin, et il faut la faire marcher. Quelqu’un se met à grogner. Quand la bête s’écroule de rire, la visite commence.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7, 60: 9 },
          '{si-passoires|À deux, on vide d’abord une chaudière dans la passoire : un os a-t-il échappé aux pelles?} Faites le tour du squelette, mains derrière le dos, comme au musée. Faites la visiteuse : « Que mangeait la bête? Où dormait-elle? » {!parc|Laissez-la en place, ou enfouissez-la ensemble pour demain.} {parc|Enfouissez-la ensemble pour la prochaine fois.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Brossez avec eux et parlez bas, comme si la chose dormait.',
          'Accueillez deux bêtes différentes faites des mêmes os.',
          'Quand un os manque, posez le doigt sur l’endroit vide.',
        ],
        questionsOuvertes: [
          'Où va ce morceau-là, d’après toi?',
          'Qu’est-ce que ça mangeait, une bête de même?',
          'Pourquoi penses-tu que c’est une patte?',
        ],
      },
      vocabulaire: ['l’os', 'le squelette', 'fouiller', 'brosser', 'fragile', 'la mâchoire', 'la queue', 'enterrer'],
      adaptations: [
        { pour: '3-4a', texte: 'Peu d’os, très gros, et un seul coin à creuser.' },
        { pour: '4-5a', texte: 'Un carnet de fouille : l’os dessiné, sa place, un nom inventé pour l’animal.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui voit peu trie du bout des doigts : long, courbe ou troué. Les autres lui apportent les os qu’ils n’arrivent pas à classer.',
        },
        {
          pour: 'interieur',
          texte: 'Sans sable, cachez les os dans un bac de retailles de papier, que les pinceaux écartent.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, mouillez le sable : il se coupe en tranches et découvre les os.} {!hiver|L’hiver, la même fouille se fait dans la neige, au pinceau.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{dehors hiver|Neige dans le cou.} {!hiver dehors|Sable dans les cheveux.} {dedans|Sable jusque dans les bas.}',
          'Chicane pour le plus gros os.',
        ],
        dangersAEliminer: [
          'Branche cassée en pointe ou qui s’écharde : elle sort du jeu. Branche brandie comme une arme : elle va sur le drap.',
          '{dehors|Fosse plus creuse que le genou : rebouchez-la, les bords s’effondrent.} {dedans|Sable répandu qui fait glisser : un tapis sous le bac, un balai à côté.}',
          '{dehors !hiver|Verre ou crotte enfouis : retournez tout à la pelle avant que les enfants creusent.} {dehors hiver|Verre ou crotte enfouis : sondez la neige à la pelle avant que les enfants creusent.}',
          '{dehors !hiver|Sable ou terre lancés vers des yeux : la pelle se vide dans la chaudière, au ras du sol; un œil qui pique se rince à l’eau.} {dedans|Sable dans les yeux : la pelle se vide dans la chaudière, au ras du bac; un œil qui pique se rince à l’eau.}',
          '{si-roches|Roche lancée ou échappée sur des orteils : elle se roule, ou se porte à deux mains au ras du sol.}',
        ],
        supervision: 'palier3',
        allergies: [
          'Branches d’arbres connus, sans sève collante ni moisissure. {dedans si-cartons-à-oeufs|Cartons à œufs : laissés de côté si un enfant réagit aux œufs.}',
        ],
      },
      observation: [
        'Raisonnement : sur quoi s’appuie-t-il pour placer un os?',
        'Motricité fine : comment dose-t-il la pelle et le pinceau?',
        'Langage oral : comment défend-il sa bête devant une autre idée?',
      ],
      prolongements: [
        'Le lendemain, ouvrez un livre sur les squelettes : les enfants comparent avec leur bête.',
        'Racine, cuillère tordue, vieux bois : chaque maison a bien un « os » à prêter au chantier.',
      ],
      reflexionRetroaction: [
        'Ai-je dit le nom d’un animal avant eux?',
        'Quelle équipe s’est formée sans que je la forme?',
      ],
    },
  },
  {
    key: 'le-plancher-est-en-lave',
    summary:
      'Interdit de toucher par terre! D’île en île, les enfants cherchent un passage, en bâtissent un, changent la règle.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['mouvement-et-defis'],
    materials: [],
    place: 'WOODS',
    alsoAt: {
      PARK: 'Au parc, bordures, bancs bas et plaques {!hiver|d’ombre}{hiver|de neige tapée} servent d’îles.',
      YARD: 'Dans la cour, les îles se tracent du talon ou se choisissent : bordure, tapis, rondelle.',
      INDOORS: 'À l’intérieur, les tapis et les coussins du coin lecture sont les îles.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,

    calls: [
      'lave',
      'volcan',
      'plancher de lave',
      'sauter',
      'îles',
      'crocodiles',
      'requins',
      'équilibre',
      'traverser',
      'grimper',
      'enjamber',
      'ne pas toucher à terre',
      'bouger dedans',
      'il pleut dehors',
      'blocs',
      'parcours',
      'motricité globale',
    ],
    seen: [
      'ils sautent de pierre en pierre en criant que c’est brûlant en bas',
      'elle refuse de mettre un pied à terre et cherche une souche où aller',
      'il tombe, fait semblant de fondre et attend qu’un ami vienne le sauver',
      'elle n’ose pas bondir, il y a trop loin, et me tend la main',
      'ils se serrent à trois sur la même bûche sans vouloir céder une place',
      'il change la règle dès qu’il perd et ça finit en chicane',
      'au bois, ils ont inventé un chemin où on n’a pas le droit de toucher la mousse',
      'en sentier, ils se sont mis à crier danger en enjambant chaque racine',
    ],
    scenes: ['grimper', 'sauter', 'equilibre', 'inventer-regles'],
    picture:
      'Dans le bois, le sol est une lave orange : un enfant saute d’une roche vers la souche où deux amis se serrent.',
    sheet: {
      titre: 'Le plancher est en lave',
      observationDepart:
        '{bois|Un enfant saute d’une racine à l’autre :} {parc cour|Un enfant saute d’une bordure à l’autre :} {dedans|Un enfant saute d’un tapis à l’autre :} « Touche pas, c’est chaud! » En deux minutes, ils sont quatre.',
      intentionEducative:
        'Offrir un défi d’équilibre que chaque enfant dose lui-même{45min| et dont le groupe refait la règle}.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Prévoir où poser le pied avant de bouger.',
        'Enjamber, sauter, ramper, reculer.',
        '{45min|Proposer une règle et jouer avec celle d’un autre.} {!45min|Faire une place à un ami sur son île.}',
      ],
      materiel: [
        item(
          '{dedans|Tapis antidérapants et coussins fermes, les îles}',
          '{dedans|une île pour deux enfants, et deux de plus}',
          null,
        ),
        optional('{si-cerceaux|Cerceaux, couchés à plat}', 'un pour deux enfants', null),
        optional('{si-planches|Planches lisses, couchées par terre}', 'une ou deux', null),
        optional('{si-cordes|Cordes, couchées par terre}', 'une ou deux', null),
        optional('{dehors si-bûches|Bûche courte, calée des deux côtés}', 'une', null),
        optional('{cour !hiver si-craies|Grosses craies}', 'quatre', null),
      ],
      preparation: [
        'Marchez le terrain : {bois|racines fermes, souches coupées bas, troncs couchés qui ne roulent pas.} {parc cour|bordures et taches où le pied tient.} {dedans|tapis qui ne glissent pas, rien d’empilé.}',
        '{dehors hiver|L’hiver, tapez vous-même quelques plaques de neige; évitez la glace vive.} {!hiver dehors|Évitez la mousse et le bois mouillés.}',
        'Choisissez où la lave s’arrête, et montrez-le.',
        '{1adulte dehors|Sans collègue, choisissez un terrain que vous voyez en entier de l’île la plus haute. Vous la quittez? Dites qu’elle a coulé : personne n’y monte.} {1adulte dedans|Sans collègue, gardez toutes les îles dans une partie du local que vous voyez en entier. Vous quittez le plus grand saut? Dites que son île a coulé.} {2adultes dehors|Avec une collègue, veillez sur l’île la plus haute pendant qu’elle se fait prendre par la lave.} {2adultes dedans|Avec une collègue, veillez sur le plus grand saut pendant qu’elle se fait prendre par la lave.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4, 45: 6 },
          'Au milieu d’un pas, figez, un pied en l’air. « Ça chauffe, ici! » Cherchez des yeux où poser l’autre pied et attendez qu’on vous sauve. {si-cerceaux|Un cerceau couché est une île : on y entre, on y fait une place, on vise le suivant.} {si-planches|La planche couchée par terre est un pont : qui a peur y passe assis, ou la main dans celle d’un ami.} {si-cordes|La corde couchée par terre est un pont étroit : un pied devant l’autre, la lave des deux bords.} {dehors si-bûches|La bûche calée est l’île la plus haute : un enfant à la fois, votre avant-bras tout près.} {cour !hiver si-craies|À la craie, qui est pris trace l’île qui lui manque, grande comme ses deux pieds.}',
        ),
        play(
          { 10: 6, 20: 13, 30: 20, 45: 19 },
          'Les enfants sautent, s’accrochent, se serrent à trois sur la même île. {3-4a|Tomber dans la lave est le meilleur moment : on crie, on fond, on se relève pour y retomber.} {3-4a !10min|Un enfant n’ose pas partir? Collez-vous à lui : « Un, deux, trois », vous tombez ensemble et remontez. Bientôt, il tend la main aux fondus pour les refroidir.} {4-5a|Un éclaireur a trouvé le passage d’un bord à l’autre et le montre, île par île.} {4-5a !10min|Demandez-lui la même route sans passer deux fois sur une île. Les autres essaient derrière lui. Un pied touche la lave? On repart du bord, en cherchant le pas qui a manqué.} {!10min|Le jeu se répète? Montrez une île et comptez jusqu’à dix : elle coule.} {45min|Une règle neuve est lancée? Jouez-la.} {avec-coussin|Posez @materiel là où le saut est trop long.} {avec-tissu|Posez @materiel à plat, comme un radeau qui ne bouge pas.}',
        ),
        play(
          { 45: 13 },
          'La règle change : la lave dort quand vous chuchotez, qui fait l’écureuil peut la traverser, un mot magique la refroidit. Jouez chaque version sans demander laquelle est la bonne. Entre deux, tapez dans vos mains : tous figent sur une île, et la prochaine main levée parle. Aucune ne se lève? « Qui vit là-dedans, et comment l’endort-on? » Quand une vieille règle revient, la lave commence à refroidir.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 6, 45: 7 },
          '« Elle refroidit… » Posez un orteil, un pied, puis assoyez-vous. Les enfants se couchent sur la lave tiède{dehors !hiver|, ou s’accroupissent si elle est mouillée}, une main sur la poitrine, le temps que le cœur ralentisse.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Près {dehors|de l’île la plus haute}{dedans|du plus grand saut}, tendez l’avant-bras comme une rampe; vous ne portez personne.',
          'Prenez vous-même le chemin le plus bas et le plus prudent, à voix haute.',
          'Serrez-vous sur une île pleine pour montrer qu’il reste de la place.',
        ],
        questionsOuvertes: [
          'Où vas-tu poser ton pied?',
          'Qu’est-ce qui pourrait refroidir la lave?',
          'Comment aider celui qui est pris?',
        ],
      },
      vocabulaire: ['la lave', 'l’île', 'enjamber', 'sauter', 'l’équilibre', 'traverser', 'fondre', 'refroidir'],
      adaptations: [
        { pour: '3-4a', texte: 'Rapprochez les îles jusqu’au grand pas; qui tombe n’est jamais éliminé.' },
        {
          pour: '4-5a',
          texte: 'Ils inventent des îles qui ne servent qu’une fois, ou un passage à deux, main dans la main.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pour l’enfant qui roule ou marche avec appui, la lave est ailleurs : son chemin plat est un pont; il va chercher les naufragés et les raccompagne jusqu’à une île.',
        },
        {
          pour: 'interieur',
          texte:
            'Tapis antidérapants et coussins fermes : rien d’empilé, rien à moins d’un grand pas d’un coin de meuble.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, les taches d’ombre sont les îles et bougent avec le soleil.} {!hiver|L’hiver, dehors, les traces de bottes sont les seules îles.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{dehors|Chute de la hauteur d’une marche.} {dedans|Chute d’un coussin au plancher.}',
          '{dehors|Genoux verts ou trempés.} {dedans|Coude à coude sur un tapis trop petit.}',
        ],
        dangersAEliminer: [
          '{bois|Tronc qui roule, branche à hauteur d’yeux : contournez-les.} {parc cour|Bordure glissante, roche qui bascule : ce n’est plus une île.} {dedans|Chaise, étagère ou table : la lave les a couvertes, on n’y grimpe pas.}',
          'Poussée sur une île : arrêtez, faites redescendre tout le monde, reprenez.',
          '{si-cerceaux|Cerceau qui glisse sous un pied : on y entre d’un grand pas, sans sauter ni courir.}',
          '{si-planches|Planche qui s’écharde ou qui bascule : passez-y la main, couchez-la à plat et marchez-y la première.}',
          '{si-cordes|Corde tendue, tenue ou passée au cou : elle reste couchée à plat, et vous la ramassez dès que la lave refroidit.}',
          '{dehors si-bûches|Bûche qui roule ou qui glisse : calée, sèche, et vous y montez la première.}',
        ],
        supervision: 'palier2',
        allergies: [
          '{!hiver dehors|Herbe à puce au pied des arbres : vérifiez avant; plans individuels en poche.} {dehors hiver|Asthme à l’effort par temps froid : la pompe reste au chaud, sur vous.} {dedans|Coussins lavés; suivez le plan des enfants sensibles à la poussière.}',
        ],
      },
      observation: [
        'Motricité globale : comment prépare-t-il un saut trop grand?',
        'Raisonnement : cherche-t-il un autre chemin quand il est pris?',
        'Compétences sociales : {45min|comment accueille-t-il une règle qu’il n’a pas inventée?} {!45min|que fait-il quand un ami arrive sur son île?}',
      ],
      prolongements: [
        'Refaites le jeu dans le corridor, en silence : la lave dort.',
        'La cuisine de la maison se traverse de la même façon, adultes compris.',
      ],
      reflexionRetroaction: [
        'Ai-je interdit un saut qu’un enfant avait bien mesuré?',
        'Qui jouait pour tomber, qui jouait pour passer?',
      ],
    },
  },
]
