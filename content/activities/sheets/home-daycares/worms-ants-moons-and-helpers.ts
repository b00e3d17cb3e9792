import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Answers to what educators saw: worms far from their door, a file of ants, the moon in the morning, older ones who want to carry, and numbers everywhere. */
export const HOME_WORM_AND_MOON_SHEETS: readonly BankSheet[] = [
  {
    key: 'ou-dorment-les-vers',
    summary:
      'Après la pluie, on cherche dans l’herbe la porte des vers de terre, on y ramène un ver sur une feuille et nos mains lui font la nuit.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['insectes-et-vers', 'terre-et-boue'],
    materials: [],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, les vers se cherchent sur un sentier asphalté, là où il touche le gazon, loin des vélos.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'ver de terre',
      'vers de terre',
      'vers sur l’asphalte',
      'vers après la pluie',
      'lombric',
      'où dorment les vers',
      'maison du ver',
      'trou de ver',
      'tunnel du ver',
      'sauver les vers',
      'ramasser des vers',
      'prendre un ver dans sa main',
      'peur des vers',
      'couper le ver en deux',
      'herbe',
      'abris d’animaux',
      'nature',
    ],
    seen: [
      'elle creuse doucement avec son doigt dans le tortillon de terre',
      'il ramène la bête rose sur une feuille jusqu’au gazon',
      'ils cherchent les petits trous ronds dans l’herbe, accroupis',
      'elle crie beurk et recule, mais revient regarder',
      'il veut en mettre un dans sa poche pour le montrer à maman',
      'ils demandent si ça fait mal quand ça s’étire',
      'ce matin, l’asphalte était plein de bibittes longues et tout le monde marchait sur le bout des pieds',
      'dans la cour mouillée, ils cherchaient où ramener les longues bibittes perdues',
    ],
    picture:
      'Au bord de l’asphalte mouillé, deux amis font un toit de leurs mains sur un ver qui s’enfonce; un petit regarde par la fente, un bébé contre l’éducatrice.',
    scenes: ['bestioles', 'pourquoi'],
    sheet: {
      titre: 'Où ils dorment, les vers de terre?',
      observationDepart:
        '{2-3a 3-4a 4-5a|« Où ils dorment? » Il a plu cette nuit, et une bande de bottes entoure un ver de terre sur l’asphalte.} {!2-3a !3-4a !4-5a|Il a plu cette nuit. Deux bottes s’arrêtent devant un ver de terre sur l’asphalte : « Oh! »}',
      intentionEducative:
        'Éveiller l’envie de savoir où habite un être vivant, et le soin de l’y ramener sans lui faire mal.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Regarder longtemps un ver qui avance, cherche et s’enfonce.',
        '{20min 30min 2-3a 3-4a 4-5a|Trouver dans l’herbe les signes de sa maison : un trou, un tas de terre.}',
        'Approcher avec douceur, ou choisir de regarder de loin.',
      ],
      materiel: [
        item(
          'Vers de terre sortis avec la pluie',
          'un pour deux enfants suffit',
          'Vers trouvés sous une roche que vous soulevez et remettez en place',
        ),
        optional(
          'Grandes feuilles tombées, mouillées',
          '{0-18m|une par enfant qui marche}{!0-18m|une par enfant}',
          'Main mouillée dans une flaque',
        ),
        optional(
          '{2-3a 3-4a 4-5a si-loupes|Loupes}',
          '{!0-18m !18-24m|une pour deux enfants}{0-18m 18-24m|une pour deux, aux plus vieux}',
          null,
        ),
        optional(
          '{2-3a 3-4a 4-5a si-pelles|Pelles de plastique}',
          '{!0-18m !18-24m|une pour deux enfants}{0-18m 18-24m|une pour deux, aux plus vieux}',
          null,
        ),
        optional('{2-3a 3-4a 4-5a si-bacs|Bacs bas, deux doigts de terre mouillée au fond}', 'un', null),
        item('Linge humide, pour les doigts', 'un pour deux enfants, dans votre poche', null),
        item('{ete|Chapeaux et gourdes d’eau}', 'un de chaque par enfant, et les vôtres', null),
        item(
          '{0-18m|Couverture à dessous imperméable, la place des poupons}',
          '{0-18m|une}',
          '{0-18m|Poussette, frein mis}',
        ),
      ],
      preparation: [
        'Sortez dès que la pluie cesse : le soleil sèche l’asphalte, et les vers avec. {ete|L’été, sortez tôt le matin.}',
        'Avant les enfants, faites le tour : ni auto, ni flaque d’essence, ni gazon traité. Choisissez un endroit où l’asphalte touche l’herbe, et gardez tout le jeu dans cinq pas.',
        '{20min 30min|Dans l’herbe, repérez deux portes de ver : un trou rond comme un crayon, ou un petit tas de terre en tortillons.} Repérez, tout près, un coin de terre molle et mouillée.',
        '{0-18m|Étendez la couverture (ou garez la poussette) au bord de l’herbe, là où les vers sont le plus nombreux, et restez-y. Le poupon, vêtu pour la pluie, est tout contre vous, tourné vers l’herbe; les autres lui montrent leurs trouvailles d’un pas plus loin.}',
        '{1adulte !0-18m multiage|Seule, avec plusieurs âges, prenez six enfants au plus.} {1adulte 0-18m multiage|Seule, avec plusieurs âges, prenez six enfants au plus, dont deux poupons : un de chaque côté de vous.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          '{!0-18m|Accroupissez-vous à un bras d’un ver,}{0-18m|De votre place, penchez-vous vers un ver,} les mains sur les genoux, et taisez-vous jusqu’à ce que les bottes arrivent. « Il s’allonge… il rentre… il s’allonge. Il est loin de chez lui. » {2-3a 3-4a 4-5a si-loupes|Avec des loupes, une pour deux, on cherche de près où est sa tête.} {3-4a 4-5a|Où dort-il? Prenez toutes les idées : dans la flaque, sous l’auto, chez sa mère.} Puis dites ce que vous savez : « Il dort dans la terre, dans un tunnel. {20min 30min|Où est sa porte?}{10min|On le ramène?} »',
        ),
        play(
          { 20: 5, 30: 6 },
          'Accroupis ou à quatre pattes, tous cherchent les portes dans l’herbe : un trou rond, un tas de terre en tortillons. {0-18m|Votre doigt propre rampe le long du bras du poupon, s’arrête, repart : c’est un ver.} {18-24m|Le trottineur plante un doigt dans le tas et regarde son doigt.} {18-24m !multiage|Cognez à côté : « Toc, toc, le ver! » Le trottineur cogne à son tour, partout.} {2-3a|« Toc, toc, es-tu là? » L’oreille au ras de l’herbe, on attend.} {2-3a !multiage|Chuchotez : « Il dort. » Et l’on cherche une autre porte sur la pointe des bottes.} {3-4a|L’enfant écrase un tortillon entre deux doigts : c’est de la terre, que le ver a mangée et laissée devant chez lui.} {4-5a|L’enfant compte les portes dans un carré de deux pas, puis dans celui d’à côté : où y en a-t-il le plus?}',
        ),
        play(
          { 10: 6, 20: 8, 30: 8 },
          'Glissez une feuille sous un ver, ou votre main mouillée, et couchez-le sur la terre molle. « On lui fait la nuit! » Les mains se rejoignent au-dessus de lui, en toit, sans le toucher. Dessous, il étire un bout, cherche, pousse, disparaît. {0-18m|Votre main essuyée fait aussi un toit sur celle du poupon : « Nuit! » Levez : « Jour! »} {18-24m|Le trottineur se penche pour voir sous le toit, et l’ouvre.} {18-24m !multiage|Refermez vos mains sur les siennes : « Encore la nuit. »} {2-3a|L’enfant chuchote dans son toit : « Dors, ver », et regarde par une fente.} {3-4a|L’enfant ouvre son toit, le referme : que fait le ver au jour?} {4-5a|L’enfant parie : quel bout entrera en premier?} Le ver ne creuse pas? Faites-lui un trou du bout du doigt. {!0-18m|Puis on retourne chercher un autre ver.} {0-18m|Les autres vous montrent le suivant, et on le ramène sur sa feuille.}',
        ),
        play(
          { 30: 7 },
          'Les doigts essuyés, debout, un poing fermé devant soi : c’est la terre. L’index de l’autre main s’y cache : c’est le ver. « Il pleut, il pleut, le ver sort un peu. » Il sort par le haut et se tortille. « Soleil, soleil, le ver a sommeil. » Il rentre d’un coup. {0-18m|Votre index sort de votre poing devant le poupon, qui le serre; attendez qu’il le lâche, et rentrez-le.} {18-24m|Le trottineur ouvre votre poing, doigt par doigt, pour trouver le ver.} {2-3a|L’enfant fait sortir son ver avant la pluie, et rit.} {3-4a|« Je peux dormir chez toi? » Le ver cogne au poing d’un ami, qui ouvre, ou dit que c’est plein.} {4-5a|Un enfant fait la météo, très lente puis soudaine, et les vers obéissent.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '« Qui reste dehors? » Un dernier tour d’asphalte : ceux qui restent sont ramenés à la terre. {2-3a 3-4a 4-5a si-pelles|Avec des pelles, on les porte couchés sur une feuille, le manche à deux mains.} {2-3a 3-4a 4-5a si-bacs|Avec un bac, on les y réunit tous, puis on le vide doucement dans l’herbe.} Un ver sec ne bouge plus? Dites-le : « Il est mort. Le soleil l’a séché. » On le couche aussi dans l’herbe. {2-3a 3-4a 4-5a|Chacun dit bonne nuit là où son ver est entré.} {!2-3a !3-4a !4-5a|Faites bye ensemble à la terre.} Le linge passe sur les doigts, et le savon en rentrant.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Une botte se lève au-dessus du ver? Retenez la jambe, et donnez une place : « Mets-toi ici, tu le verras entrer. »',
          'Mouillez dans la flaque la main qui veut toucher : une main sèche colle à sa peau.',
          'À qui recule, laissez trois pas : « De là, tu vois tout. »',
          '{3-4a 4-5a|« Si on le coupe, ça en fait deux? » Répondez vrai : coupé, il est blessé, et souvent il meurt.}',
        ],
        questionsOuvertes: [
          'Où s’en va-t-il?',
          'Comment avance-t-il, sans pattes?',
          '{3-4a 4-5a|Pourquoi sort-il quand il pleut?}',
        ],
      },
      vocabulaire: [
        'le ver de terre',
        'la terre',
        'le tunnel',
        'le trou',
        'creuser',
        's’allonger',
        'mouillé',
        'doucement',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'La feuille et son ver se posent à un pas de la couverture. Suivez les yeux du poupon et dites ce qu’ils suivent : « Le ver. Il s’allonge. »',
        },
        {
          pour: '18-24m',
          texte:
            '{!0-18m|La feuille se porte à deux, lui et vous, sur deux pas.} {0-18m|À votre genou, il tient avec vous le bord de la feuille où le ver est couché.} Ensuite, il voudra surtout promener la feuille vide : laissez-le faire.',
        },
        {
          pour: '2-3a',
          texte: 'Ses deux mains font un toit trop petit : ajoutez les vôtres autour, et laissez-lui la fente.',
        },
        {
          pour: '3-4a',
          texte: 'L’enfant choisit où coucher son ver et dit pourquoi : loin des roues, à l’ombre, à côté d’un autre.',
        },
        {
          pour: '4-5a',
          texte:
            'Du doigt, l’enfant trace dans l’air le tunnel qu’il imagine, et raconte qui s’y croise quand il fait nuit.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, l’enfant regarde le ver sur la feuille que vous tenez à la hauteur de ses genoux, et choisit où le coucher. La peur est grande? De trois pas, {2-3a 3-4a 4-5a|il annonce : « Il est rentré! »}{!2-3a !3-4a !4-5a|il fait bye au ver qui rentre.}',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, les vers sont plus bas, sous la terre gelée : cognez du talon au-dessus d’eux, et montrez d’un doigt qui s’enfonce dans le poing comment ils sont descendus.',
        },
      ],
      securite: {
        risquesAcceptes: ['Mains terreuses, genoux mouillés, cri de surprise.', 'Ver échappé ou blessé par mégarde.'],
        dangersAEliminer: [
          '{0-18m 18-24m|Ver, terre ou feuille à la bouche : les plus jeunes restent à un bras de vous, et ne tiennent pas le ver seuls.}',
          'Doigts à la bouche avant le savon : passez le linge aussitôt.',
          'Auto, vélo, flaque d’essence : le jeu se tient loin du stationnement et des roues.',
          'Asphalte mouillé, qui glisse : on marche.',
          'Ver lancé, étiré ou glissé dans une poche : il retourne tout de suite à la terre.',
          '{2-3a 3-4a 4-5a si-loupes|Loupe tournée vers le soleil, qui brûle : elle vise le sol et revient dans votre poche.} {2-3a 3-4a 4-5a si-pelles|Pelle qui couperait un ver : elle le porte, elle ne creuse pas.}',
          '{0-18m|Bottes près d’un poupon : on arrive de face, à genoux, et l’on s’arrête à un pas.}',
          '{ete|Soleil et chaleur : chapeaux, pauses à l’ombre avec une gorgée d’eau, asphalte touché du dos de la main avant les genoux; l’on rentre quand il a séché.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Peau qui réagit à la terre : l’enfant fait le toit sans la toucher, puis se rince à l’eau claire.',
        ],
      },
      observation: [
        'Éveil aux sciences : que remarque l’enfant de lui-même, le trou, le bout qui cherche, la trace mouillée?',
        'Compétences émotionnelles : de quelle distance regarde-t-il, et qu’est-ce qui le fait approcher?',
        'Motricité fine : notez la force de ses doigts quand il tient la feuille, touche le ver ou écarte le toit.',
      ],
      prolongements: [
        'Demain, retournez voir la terre où le ver est entré : y a-t-il un petit tas de terre tout neuf?',
        '{!parc|Au départ, l’enfant montre à son parent l’endroit où dort son ver.} {parc|Au départ, l’enfant montre à son parent, avec ses deux mains, le toit qu’il a fait au ver.}',
      ],
      reflexionRetroaction: [
        'Qu’est-ce que mon visage a dit, devant le ver?',
        'Qui a regardé de loin, et qu’est-ce que je lui ai offert?',
      ],
    },
  },
  {
    key: 'un-soulier-d-espace',
    summary:
      'Une file de fourmis traverse le chemin : accroupis à un soulier d’elle, on la suit d’un bout à l’autre. Que portent-elles? Où rentrent-elles?',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['insectes-et-vers'],
    materials: [],
    place: 'PARK',
    alsoAt: {
      YARD: 'Dans la cour, la file se cherche au bord de l’asphalte, au pied du mur ou le long de la clôture.',
    },
    seasons: ['SUMMER'],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'fourmi',
      'fourmis',
      'file de fourmis',
      'rang de fourmis',
      'fourmis sur le trottoir',
      'suivre les fourmis',
      'fourmi qui porte une miette',
      'où vont les fourmis',
      'fourmilière',
      'trou de fourmis',
      'écraser les fourmis',
      'regarder les bibittes',
      'insectes',
      'nature',
    ],
    seen: [
      'ils s’accroupissent et suivent une petite bibitte noire qui trotte',
      'elle suit du doigt la file d’en bas et raconte où elle s’en va',
      'il arrête tout le monde, le bras en l’air, pour laisser passer',
      'il lève le pied pour les écraser et rit',
      'elle est triste qu’un ami en ait écrapouti une',
      'ils se demandent ce qu’elle porte et qui va le manger',
      'au parc, ils ont vu un trou avec plein de petites bêtes qui entraient',
      'sur le trottoir, ils traînaient, le nez au sol, et on n’avançait plus',
    ],
    picture:
      'Accroupis à un soulier d’une file de fourmis, trois enfants regardent; l’éducateur suit du doigt celle qui porte une miette vers une fente bordée de sable.',
    scenes: ['bestioles', 'pourquoi'],
    sheet: {
      titre: 'Halte! Les fourmis traversent',
      observationDepart:
        'Une file de fourmis coupe {parc|le trottoir}{cour|l’asphalte} en deux, et un pied se lève pour passer. « Attends, y en a une qui porte de quoi! »',
      intentionEducative:
        'Éveiller l’attention longue : suivre une toute petite bête sans la déranger, pour apprendre d’elle où elle va.',
      domaines: [
        { domaine: 'cognitif', composante: 'Attention', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Suivre des yeux une fourmi, puis la file, jusqu’au bout.',
        'Dire ce qu’elle porte, ce qu’elle rencontre, où elle disparaît.',
        'Garder la distance qui ne la dérange pas.',
      ],
      materiel: [
        optional('{si-loupes|Loupes incassables, à large poignée}', 'une pour deux enfants', null),
        optional('{si-pots|Pots de plastique, vides}', 'un par enfant, pour le chemin et non pour les fourmis', null),
        item('Chapeaux et gourdes d’eau', 'un de chaque par enfant, et les vôtres', null),
      ],
      preparation: [
        'Repérez une file sur {parc|un trottoir ou un sentier du parc}{cour|l’asphalte ou les dalles}, là où rien ne roule. Cherchez ses deux bouts sans les enfants : elle mène souvent à une fente bordée de grains de sable.',
        'Regardez la couleur des fourmis : rouges ou rousses, elles peuvent piquer, et vous choisissez une autre file. Tous portent des souliers fermés et des bas.',
        'À midi, le sol brûle : allez-y le matin, ou choisissez une file à l’ombre.',
        '{1adulte|Seule, gardez tous les enfants du même côté de la file, le plus pressé à côté de vous.} {1adulte multiage|Avec plusieurs âges, prenez-en six au plus.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Arrêtez-vous net, un bras levé : « Halte! Ça traverse! » Un pied devant l’autre, talon contre orteils, approchez-vous de la file sans la toucher, puis retirez le pied de devant : « Voilà notre place : à un soulier. » Tous s’accroupissent là, les mains sur les genoux. Choisissez une fourmi, suivez-la du doigt en l’air et racontez tout bas : « Elle court… elle croise une amie… tiens, elles se parlent du bout des antennes. »',
        ),
        play(
          { 10: 6, 20: 8, 30: 8 },
          'Des fourmis s’en vont, d’autres reviennent. Lesquelles portent quelque chose? Choisissez-en une chargée et suivez-la à petits pas accroupis, tous du même côté, jusqu’à l’endroit où elle rentre. {si-loupes|Avec des loupes, on se penche sans passer le soulier : combien de pattes, et que tient-elle devant sa tête?} {2-3a si-pots|On met un pot à un soulier de chaque détour.} {!2-3a si-pots|À chaque détour, un enfant pose un pot, à un soulier de la file : en se retournant, on voit tout le chemin.} {2-3a|L’enfant perd la sienne et en pointe une autre : « Là! » Toutes les fourmis sont la sienne.} {2-3a !multiage|Dites avec lui ce qui l’arrête : un caillou, une fente, une amie. Elle fait le tour? Soufflez-lui, tout bas : « Passe, fourmi! »} {3-4a|L’enfant raconte à mesure : « Elle l’échappe… elle le reprend! »} {4-5a|Deux enfants en regardent passer dix : combien portent, combien n’ont rien?} Elle disparaît, dans son trou ou sous la clôture? « Bye, fourmi! » On revient au milieu de la file en choisir une autre.',
        ),
        play(
          { 30: 6 },
          '« Et l’autre bout? D’où vient leur paquet? » On remonte la file à contresens{si-pots|, de pot en pot}. Au bout, il y a une miette, un fruit écrasé, une mouche morte, ou un tronc où elles montent. {2-3a|L’enfant montre avec ses bras : gros comment, le paquet?} {2-3a !multiage|Une grosse miette bouge toute seule? Attendez : des pattes dépassent dessous.} {3-4a|Chacun devine le paquet : un lit? un dîner? un bébé? Un grain blanc et lisse, c’est un cocon : oui, un bébé.} {4-5a|L’enfant cherche pourquoi elles font toutes le même détour. Personne ne trouve? Les premières ont laissé leur odeur par terre, et les antennes la sentent.}',
        ),
        play(
          { 20: 5, 30: 7 },
          'À dix pas de là, sur l’herbe, entre deux repères que vous montrez : « Les fourmis, c’est vous! » L’enfant de tête choisit le chemin, et chacun passe exactement où il est passé : s’il fait un détour pour rien, tout le monde fait le détour. Quand vous dites « Miette! », on se penche, on ramasse à deux mains un paquet invisible, on fait demi-tour, et le dernier devient le premier. {2-3a|L’enfant coupe le virage, revient, montre son paquet à chacun.} {2-3a !multiage|Marchez en tête la première fois, et dites le chemin : « Autour de l’arbre… à côté de l’arbre… »} {3-4a|Le paquet est lourd, ou il coule, ou il gigote : cela se voit dans les bras.} {4-5a|Au retour, il faut refaire chaque détour, sans en oublier un.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '{20min 30min|Revenez à la vraie file, à un soulier. « Elles ne se sont pas arrêtées, elles. »} {10min|« On les regarde une dernière fois. »} Un silence, tous les yeux sur la file. {3-4a 4-5a|Puis chacun raconte à son voisin une fourmi qu’il a vue : ce qu’elle portait, ce qui l’a arrêtée.} {2-3a|L’enfant vous montre la sienne du doigt, et vous dites les mots : « Celle-là, avec la miette. »} On recule de trois pas, on secoue bas et souliers, et la file continue sans nous.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Parlez bas et bougez lentement : les corps s’accroupissent à votre vitesse.',
          'À un pied levé, donnez une mission : « Mets-toi ici et garde-leur le passage. »',
          'Laissez la question ouverte une minute avant d’y répondre, et dites aussi : « Je ne sais pas. Regardons. »',
        ],
        questionsOuvertes: [
          'Où va-t-elle?',
          'Qu’est-ce qu’elle porte?',
          '{3-4a 4-5a|Comment les autres savent-elles le chemin?}',
        ],
      },
      vocabulaire: ['la fourmi', 'la file', 'porter', 'croiser', 'l’antenne', 'la fente', 'le paquet', 'la distance'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Accroupissez-vous à côté de l’enfant, votre pied posé de travers devant le sien : c’est sa barrière, et il peut se pencher par-dessus.',
        },
        {
          pour: '3-4a',
          texte: 'À deux sur la même fourmi : quand l’un la perd, l’autre dit où elle est rendue.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant prédit le bout de la file avant d’y aller : « Je pense que c’est l’arbre. » Rendu là, il dit ce qui l’a trompé ou aidé.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, l’enfant garde le passage et compte les porteuses d’en haut; un ami à genoux lui décrit les paquets. L’enfant qui bouge sans arrêt est le messager : à grands pas, derrière les autres, il va dire à chacun où la fourmi est rendue.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’hiver, les fourmis dorment sous le sol : on retrouve l’endroit, puis on refait leur file dans la neige, pas dans pas.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Fourmi sur un soulier ou sur un bras.',
          'Fourmi écrasée par mégarde.',
          '{20min 30min|Amis qui se cognent dans la file.}{10min|Fourmi perdue de vue, déception.}',
        ],
        dangersAEliminer: [
          'Nid piétiné, doigt ou brindille dans le trou : on reste à un soulier. Des fourmis montent sur quelqu’un? Reculez tous de cinq pas et secouez.',
          '{parc|Vélos, trottinettes, rue : vous êtes entre les roues et le groupe; on s’accroupit hors du passage.} {cour|Tricycles près des corps accroupis : ils se garent pendant le jeu.}',
          'Guêpes sur un fruit ou près d’une poubelle : on s’arrête à cinq pas de ce bout-là.',
          '{parc|Gazon traité, verre, mégots : faites le tour avant de vous accroupir.}',
          'Soleil et chaleur : à l’ombre, chapeaux, une gorgée; la main à plat sur le sol cinq secondes vous dit s’il brûle. {si-loupes|Une loupe reste à l’ombre et ne vise jamais le soleil.}',
        ],
        supervision: 'palier2',
        allergies: ['Piqûres : l’auto-injecteur de l’enfant visé est sur vous, et cet enfant est à côté de vous.'],
      },
      observation: [
        'Attention : combien de temps l’enfant suit-il la même fourmi, et qu’est-ce qui l’y ramène?',
        'Langage oral : relevez les mots qu’il trouve pour dire où elle passe.',
        '{3-4a 4-5a|Raisonnement : comment explique-t-il qu’elles prennent toutes le même chemin?} {!3-4a !4-5a|Raisonnement : quand la fourmi disparaît, où la cherche-t-il?}',
      ],
      prolongements: [
        'Demain, à la même heure, revenez au même endroit : y a-t-il encore une file, et va-t-elle au même trou?',
        'Le parent qui passe par là peut se faire montrer par son enfant à quelle distance on regarde les fourmis.',
      ],
      reflexionRetroaction: [
        'À quel moment ai-je expliqué, quand il suffisait de regarder?',
        'Qui est resté accroupi plus longtemps que je ne l’aurais cru?',
      ],
    },
  },
  {
    key: 'la-lune-est-restee',
    summary:
      'Un matin clair, on la trouve avec des mots. Un pas de côté la cache, un pas la ramène; puis, les yeux fermés, le doigt la dessine en l’air.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: [],
    materials: [],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, dos au soleil et à l’ombre d’un mur, c’est le toit d’en face, un poteau ou un arbre qui cache la lune.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'lune',
      'la lune',
      'la lune le matin',
      'la lune en plein jour',
      'la lune est encore là',
      'voir la lune',
      'la lune nous suit',
      'pleine lune',
      'demi-lune',
      'croissant de lune',
      'regarder le ciel',
      'dessiner dans les airs',
      'jour et nuit',
    ],
    seen: [
      'elle ferme un œil et cache le rond blanc avec son pouce',
      'il se tasse d’un pas et dit pus là, puis revient',
      'ils la redessinent en l’air avec leur doigt, les yeux fermés',
      'il demande pourquoi elle n’est pas partie se coucher',
      'elle pense que ça nous suit partout et veut le vérifier',
      'il cherche, ne trouve pas et veut qu’on la lui montre',
      'ce matin, à l’arrivée, on a aperçu un rond pâle au-dessus du toit',
      'dans l’autobus, elle criait qu’on l’avait perdue derrière les maisons',
    ],
    picture:
      'Devant une lune pâle à la fenêtre, une enfant, la main sur les yeux, la trace en l’air; un ami en fauteuil, un œil fermé, lève le pouce; une petite la montre.',
    scenes: ['pourquoi'],
    sheet: {
      titre: 'La lune est encore là ce matin!',
      observationDepart:
        '« La lune! Elle a oublié d’aller se coucher! » Le ciel est bleu, il est tôt, et un enfant vient de la voir, toute pâle, {dedans|par la fenêtre}{cour|au-dessus du toit}.',
      intentionEducative:
        'Soutenir les mots qui disent où est une chose que l’on voit sans pouvoir la toucher : au-dessus, derrière, à côté, encore là.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Développement graphique', role: 'secondaire' },
      ],
      objectifs: [
        'Dire où est la lune pour qu’un autre la trouve.',
        'La perdre et la retrouver en changeant de place.',
        'Se rappeler sa forme et la tracer d’un grand geste.',
      ],
      materiel: [],
      preparation: [
        'Choisissez un matin clair, de trois à sept jours après la pleine lune : elle est encore haute, loin du soleil. {printemps ete|En cette saison, attendez le cinquième jour : avant, elle se couche trop tôt.} Un mince croissant est trop près du soleil : attendez le mois suivant.',
        '{dedans|Trouvez-la vous-même, par une fenêtre où le soleil n’entre pas. Assis par terre tout près de la vitre, les enfants voient plus haut dans le ciel.} {cour|Trouvez-la vous-même, le soleil dans le dos : choisissez l’ombre d’un mur, d’où la lune frôle le toit d’en face, un poteau ou un arbre.}',
        'Choisissez le point du guet : un endroit précis, {dedans|une main sur le coin du rebord}{cour|les talons contre le mur}, d’où la lune touche presque {dedans|le cadre de la fenêtre}{cour|le coin du toit}. Vous y reviendrez à la fin.',
        '{1adulte multiage|Seule, avec plusieurs âges, prenez six enfants au plus, tous d’un même côté de vous.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          '{dedans|Assise par terre, les yeux dans la fenêtre :} {cour|Tous le dos au mur, le soleil derrière le mur :} « Tiens… quelqu’un n’est pas allé se coucher. » Ne pointez pas : laissez les yeux chercher{cour|, au-dessus du toit d’en face et nulle part ailleurs}. Donnez un indice à la fois : « C’est blanc. C’est {dedans|plus haut que les maisons}{cour|plus haut que la clôture}. Ce n’est pas un nuage. » Trouvée? Un enfant s’installe au point du guet et dit ce qu’elle touche presque{dedans| : le cadre, une branche}{cour| : le toit, une branche}. Retenez ses mots.',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'On la perd exprès. {dedans|Un pas de côté : le bord de la fenêtre l’avale.} {cour|Un pas ou deux de côté : le coin du toit, le poteau ou le tronc l’avale.} On revient : la revoilà! Chacun cherche le pas qui la cache, tout juste. {2-3a|« Pus là! » Un pas. « Est là! » L’enfant recommence dix fois.} {2-3a !multiage|Perdez-la, vous aussi : « Moi, je ne la vois plus. Elle est où? » Cherchez-la dans votre manche, sous votre pied, jusqu’à ce qu’une main vous guide.} {3-4a|Un œil fermé, le pouce levé : elle tient tout entière derrière un ongle.} {4-5a|Un enfant guide un ami de la voix : « Un petit pas… stop! Elle est à moitié cachée. »} Un nuage la prend? On attend, on l’appelle, on dit par quel côté elle va sortir.',
        ),
        play(
          { 30: 6 },
          '« Est-ce qu’elle nous suit? » {dedans|Marchez d’un bout à l’autre de la fenêtre, ou jusqu’à la fenêtre d’à côté, les yeux devant vous.} {cour|Le long du mur, dans son ombre, marchez dix pas, les yeux devant vous. Le dos au mur de nouveau,}{dedans|Arrêtez-vous,} cherchez : elle est là aussi! {2-3a|L’enfant l’invite : « Viens-t’en, la lune! » et vérifie à chaque arrêt.} {2-3a dedans !multiage|Cachez-vous avec lui à côté de la fenêtre et sortez la tête ensemble : « Coucou, la lune! »} {2-3a cour !multiage|Le dos au mur, cachez-vous avec lui derrière vos mains et ouvrez-les ensemble : « Coucou, la lune! »} {3-4a|L’enfant essaie de la semer, tout doucement, puis d’un coup : elle est encore là.} {4-5a dedans|Deux amis partent chacun de son bord.} {4-5a cour|Deux amis s’écartent le long du mur, chacun de son bord.} {4-5a|Qui a-t-elle suivi? « Moi! » disent les deux. Comment est-ce possible?}',
        ),
        play(
          { 20: 6, 30: 7 },
          'Une main sur les yeux, chacun à sa place{cour|, le dos au mur}. « Elle était comment? Toute ronde, ou avec un bout en moins? » L’autre main la trace en l’air, grande comme un ballon. On ôte la main et l’on compare : pareil? {2-3a|Deux bras font un grand rond, qui s’ouvre et se referme : « Encore! »} {2-3a !multiage|Faites-la minuscule entre deux doigts, puis immense, bras ouverts : laquelle ressemble à la vraie?} {3-4a|On regarde une deuxième fois : des taches grises! Le doigt les ajoute, pic, pic, pic.} {4-5a|De quel bord manque-t-il un bout? L’enfant dessine, un ami lit dans l’air et corrige.} Pour finir, on la trace du coude, du nez, du menton.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '{10min|Une main sur les yeux, l’autre la trace en l’air : comment était-elle?} Le même enfant retourne au point du guet, au même endroit. Que touche-t-elle, à présent? « Elle a glissé! » Elle avance sans bruit, de sa propre largeur toutes les deux minutes. Chacun lui dit une phrase avant de partir : bye, bonne nuit, ou dors bien. « Demain, à la même heure, elle sera ailleurs, et un peu plus mince. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Gardez votre doigt dans votre poche : ce sont les mots de l’enfant qui montrent le chemin.',
          'Redites sa phrase avec un mot de plus : « En haut! » « Oui, en haut, à gauche de la branche. »',
          '{10min 20min 3-4a 4-5a|À qui demande comment un pas la cache, répondez : « Elle est très loin. Ce qui la cache est tout près. »}{30min 3-4a 4-5a|À qui demande pourquoi elle suit, répondez : « Elle est si loin que nos pas n’y changent rien. Ce qui la cache est tout près. »}',
        ],
        questionsOuvertes: [
          'Où est-elle, maintenant?',
          'Qu’est-ce qui la cache?',
          '{3-4a 4-5a|Pourquoi la voit-on quand il fait jour?}',
        ],
      },
      vocabulaire: [
        'la lune',
        'pâle',
        'au-dessus',
        'derrière',
        'disparaître',
        'réapparaître',
        '{4-5a|la moitié}',
        'le matin',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Mettez-vous à genoux, joue contre joue, et visez ensemble : « Le toit, et puis… en haut. » Dès qu’il la voit, laissez-le vous la montrer dix fois.',
        },
        {
          pour: '3-4a',
          texte:
            'L’enfant donne un seul indice de place à la fois; l’ami cherche, et dit « je l’ai » ou « encore un indice ».',
        },
        {
          pour: '4-5a',
          texte: 'Avant de bouger, l’enfant prédit : combien de pas, et de quel bord, pour la perdre?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'À l’enfant qui voit peu, tracez la forme dans la paume : il dit aux autres de quel côté manque un bout. En fauteuil, l’enfant fait le pas de côté d’un tour de roue, ou choisit le point du guet.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, le jour se lève tard : la lune brille encore à l’arrivée des enfants.} {hiver|L’été, elle se couche plus tôt : cherchez-la dès l’arrivée.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Deux amis qui se cognent en regardant en l’air.', 'Déception quand un nuage la garde.'],
        dangersAEliminer: [
          'Soleil regardé, même une seconde : {dedans|la fenêtre où il entre est fermée d’un rideau ou laissée de côté}{cour|on lui tourne le dos, à l’ombre du mur, et l’on rentre dès qu’il passe le mur}. La lune se cherche de l’autre côté du ciel.',
          '{dedans|Enfant qui grimpe à la fenêtre ou pousse une chaise dessous : fenêtre verrouillée, on regarde assis ou debout par terre.}',
          'Marche le nez en l’air : on marche les yeux devant, on s’arrête, puis on regarde. {cour|Faites d’abord le tour du sol.}',
          '{cour ete|Soleil et chaleur : à l’ombre du mur, chapeaux, une gorgée.} {cour hiver|Froid : seuil de votre milieu, au plus bas -27 °C; on bouge entre deux regards.}',
        ],
        supervision: 'palier2',
        allergies: [
          '{dedans|Aucune liée au jeu.} {cour !hiver|Pollens du matin : l’enfant visé regarde par la fenêtre.} {cour hiver|Peau qui réagit au froid : crème de l’enfant avant de sortir.}',
        ],
      },
      observation: [
        'Langage oral : quels mots l’enfant prend-il pour dire où elle est à qui ne la voit pas?',
        'Éveil aux sciences : notez ce qu’il change, ses pas ou sa tête, pour la perdre et la retrouver.',
        'Développement graphique : que garde son tracé en l’air, le rond, le bout qui manque{20min 30min 3-4a|, les taches}?',
      ],
      prolongements: [
        'Gardez le point du guet trois matins de suite, à la même heure : qu’est-ce qui a changé?',
        'Le lendemain, en chemin, dos au soleil, l’enfant la fait trouver à son parent avec des mots.',
      ],
      reflexionRetroaction: [
        'Combien de temps ai-je laissé chercher avant d’aider?',
        'Quelle explication d’enfant m’a fait réfléchir?',
      ],
    },
  },
  {
    key: 'assis-je-demande-j-attends',
    summary:
      'Les grands veulent prendre le bébé : assis contre vous, ils reçoivent ses pieds sur leurs genoux, lui offrent leur main, et croient son oui ou son non.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie'],
    materials: [],
    place: 'INDOORS',
    alsoAt: {
      YARD: '{!hiver|Dans la cour, assoyez-vous dos au mur, à l’ombre.} {hiver !0-18m|Dans la cour, assis dos au mur, au soleil, on offre sa mitaine.} {hiver 0-18m|L’hiver, jouez dedans, avant de sortir ou au retour : assis dehors sans bouger, un poupon se refroidit vite.}',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'aider les petits',
      'aider avec le bébé',
      'prendre les petits dans leurs bras',
      'prendre le bébé dans ses bras',
      'tenir le bébé',
      'soulever le bébé',
      'porter les petits',
      'donner la suce',
      'remettre la suce',
      'donner la doudou',
      's’occuper des bébés',
      'prendre soin du bébé',
      'les grands et les petits',
      'grand frère',
      'grande sœur',
      'multiâge',
      'arrivée d’un bébé',
      'consentement',
    ],
    seen: [
      'elle soulève le petit par les bras et veut le promener comme une poupée',
      'il tend sa main ouverte au bébé et attend qu’il la prenne',
      'ils chantent doucement au poupon assis contre moi',
      'il n’aime pas que les grands lui mettent la suce dans la bouche',
      'elle est fière de dire qu’elle a tenu ses pieds toute seule',
      'il est jaloux du petit qui est toujours dans mes bras',
      'depuis que sa sœur est née, il veut s’occuper de tous les poupons du groupe',
      'au local des petits, trois grands se sont jetés sur le même bébé',
    ],
    picture:
      'Assise dos au mur, l’éducatrice tient un bébé, les pieds chez une grande qui lui tend la paume; un garçon offre une suce, sur ses mains, à un autre bébé.',
    scenes: ['aider-petits', 'corps-non'],
    sheet: {
      titre: 'Pour aider le bébé, on s’assoit',
      observationDepart:
        '{0-18m|« Je vais le prendre! » Deux bras passent sous le poupon et le soulèvent à moitié; une autre main lui pousse sa suce dans la bouche.} {!0-18m 18-24m|« Viens, bébé! » Un grand soulève le trottineur par le ventre; les pieds battent l’air.} {!0-18m !18-24m|« C’est moi qui le prends! » Le petit frère d’un ami est à la porte, et quatre paires de bras se tendent.}',
      intentionEducative:
        'Permettre à qui veut prendre soin d’un petit de l’aider pour vrai : assis, en lui demandant, et en croyant sa réponse.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Offrir sa main{20min|, ou une chose}{30min|, de la place ou une chose}, puis attendre.',
        'Reconnaître un oui ou un non sans mots, et le suivre.',
        'Se sentir utile sans soulever ni forcer.',
      ],
      materiel: [
        item(
          '{20min 30min 0-18m|Choses de chaque petit, à son nom : suce, doudou, hochet}{20min 30min !0-18m 18-24m|Choses de chaque trottineur, à son nom : doudou, toutou}{20min 30min !0-18m !18-24m|Toutous ou chandails roulés, les choses du petit}',
          '{20min 30min 0-18m 18-24m|deux ou trois par petit}{20min 30min !0-18m !18-24m|trois}',
          null,
        ),
        item(
          '{0-18m|Couverture, la place des poupons}{!0-18m cour|Couvertures, pour s’asseoir}',
          '{0-18m|une}{!0-18m cour|deux}{cour hiver !0-18m|, chacune sur un tapis de mousse}',
          '{0-18m|Tapis de jeu}{!0-18m cour|Tapis de mousse}',
        ),
        optional('{!0-18m dedans si-couvertures|Couvertures, pliées}', 'une par place contre vous', null),
        optional(
          '{si-poupées|Poupées d’une seule pièce}',
          '{si-poupées|une pour deux enfants, sans bouton ni petite pièce}',
          null,
        ),
      ],
      preparation: [
        '{0-18m 18-24m|Choisissez un moment où le petit est reposé et n’a pas faim. S’il pleure, l’aide attend.} {!0-18m !18-24m|Aucun bébé dans le groupe? Un ami fait le petit : il gigote, tend les bras, tourne la tête, sans un mot, et on le croit.} {20min 30min !0-18m !18-24m|À chaque étape, un autre ami prend sa place.}',
        'Assoyez-vous {0-18m|par terre}{!0-18m dedans|par terre}{!0-18m cour|sur une couverture}, le dos au mur, les jambes allongées. {0-18m 18-24m|Le petit est assis ou couché en travers de vos cuisses, le dos contre votre bras : ses pieds dépassent d’un côté.} {!0-18m !18-24m|L’ami s’assoit entre vos jambes, le dos contre vous, les pieds d’un côté.} {0-18m|Un deuxième poupon est sur la couverture, contre votre autre jambe.} {!0-18m 18-24m|Le trottineur veut rester debout? On l’attend assis : c’est lui qui vient.}',
        'Laissez libre une place d’enfant contre chaque hanche. À trois pas, devant vous, ceux qui attendent s’assoient deux par deux{!0-18m cour|, sur l’autre couverture}.',
        'Lavez toutes les mains. {20min 30min|Gardez les choses du petit à côté de vous.} {20min 30min 0-18m|Rincez la suce et ôtez son attache.}',
        '{1adulte !0-18m multiage|Seule, avec plusieurs âges, prenez six enfants au plus.} {1adulte 0-18m multiage|Seule, avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {cour hiver 0-18m|Jouez dedans, avant de sortir ou au retour : assis dehors sans bouger, un poupon se refroidit vite.} {cour hiver !0-18m|Assis, on se refroidit : entre deux tours, tous sautillent sur place; par grand froid, jouez dedans.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Le petit contre vous, tapotez la place à côté : « Vous voulez le prendre? Le lever, c’est mon travail. Mais ses pieds cherchent des genoux. » Faites voir les trois gestes, lentement. « Assis » : les fesses touchent par terre. « Je demande » : la paume s’ouvre vers le haut, sans toucher. « J’attends » : trois respirations. Tous les refont de leur place.{si-poupées| Avec une poupée pour deux, l’un la berce assis, la main sous sa tête; l’autre ouvre la paume, attend, et le premier répond pour elle. La poupée reste avec ceux qui attendent.}',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'Deux à la fois, ils s’assoient contre vos hanches, jambes allongées.{!0-18m dedans si-couvertures| Ils couchent une couverture pliée sur leurs cuisses : c’est le nid.} D’un côté, les pieds du petit se posent sur des cuisses : « Tu le tiens avec moi. » La paume s’ouvre : « Veux-tu ma main? » Une main s’y pose, c’est oui. La tête se tourne, c’est non, et la paume se referme. De l’autre côté, on chante tout bas{0-18m|, pour l’autre bébé s’il y en a un}. Après deux réponses, on change. {18-24m|Le trottineur s’assoit, se relève, revient : c’est sa réponse.} {2-3a|« Viens, pied! » L’enfant tape ses cuisses.} {3-4a|Un talon pousse : « Y a dit oui! »} {4-5a|L’enfant compte trois souffles sur ses doigts avant de dire la réponse qu’il a vue.} Ceux qui attendent s’exercent à deux : l’un fait le bébé.',
        ),
        play(
          { 20: 6, 30: 7 },
          'Levez une chose du petit : « C’est à qui? » Un aidant la porte à deux mains, s’assoit d’abord, puis l’offre sur ses paumes, à la hauteur de son ventre : « C’est à toi. Le veux-tu? » Les autres chuchotent : oui, ou non? Prise, elle est à lui. Laissée, elle se couche à côté : « Elle est là. » {0-18m|La suce se tient par l’anneau : la main du poupon vient la chercher, et personne ne la met dans sa bouche.} {18-24m|Le trottineur apporte, reprend, rapporte : chaque fois, il dit « tiens ».} {2-3a|L’enfant donne et garde un bout : attendez, sa main va s’ouvrir.} {3-4a|Deux paumes, deux choses : laquelle regarde-t-il?} {4-5a|« Il en veut pas. » À quoi l’a-t-il vu? L’enfant refait le signe, puis offre une autre chose.}',
        ),
        play(
          { 30: 6 },
          '« De quoi a-t-il envie, maintenant? » Dites ce que vous voyez : il fixe la porte, frotte son œil, tend le bras. Chacun choisit une aide : chanter, faire de la place, apporter, ou laisser tranquille. Laisser tranquille, c’est aider aussi : les mains sur les genoux, tous ensemble, on ne fait rien pendant cinq respirations. {18-24m|Le trottineur chante deux notes, et s’en va : merci, il a fait de la place.} {2-3a|« Laisse-le tranquille! » L’enfant le dit plus fort que tout : il le redit en chuchotant.} {3-4a|L’enfant devine, essaie, voit le petit se détourner, et change d’aide.} {4-5a|L’enfant explique aux autres quel signe lui a fait choisir.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Un dos qui s’arque, un œil frotté : le petit a fini. {0-18m|Vous seule soulevez le poupon.} {!0-18m|Le petit se lève tout seul.} « Qui a reçu un oui? » On refait le signe du petit : la main posée, le pied qui pousse. « Et un non? Tu l’as cru. C’était de l’aide. » {!0-18m !18-24m|L’ami qui faisait le petit dit ce qui était doux, et ce qui l’était moins.} {20min 30min|Chaque chose retourne à sa place.} Tous saluent de la main, de loin.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Aux bras qui se tendent, montrez la place : « Assois-toi, ses pieds s’en viennent chez toi. »',
          'Dites le signe, puis la réponse : « Il tourne la tête. C’est non, pour tout de suite. »',
          'Nommez l’aide de qui n’a rien fait : « Tu l’as laissé regarder. Merci. »',
          '{0-18m 18-24m|Dans la journée, gardez un vrai service aux grands : tenir la débarbouillette propre, chanter au changement de couche.}',
        ],
        questionsOuvertes: [
          'Que dit son corps?',
          '{10min 20min|Comment répond-il à ta main?}{30min|Qu’est-ce qui l’aiderait, maintenant?}',
          '{3-4a 4-5a|À quoi vois-tu que c’est non?}',
        ],
      },
      vocabulaire: ['assis', 'demander', 'attendre', 'offrir', 'oui', 'non', '{30min|tranquille}', 'aider'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Un seul aidant à la fois lui parle; la chanson se tait s’il tourne la tête. Il cherche vos yeux ou se raidit? Tournez-le contre vous : il a fini.',
        },
        {
          pour: '18-24m',
          texte:
            'On veut le prendre, lui? Parlez pour lui : « Il a des jambes. Demande-lui s’il veut ta main. » {20min 30min|Il aide à son tour en transportant les choses : de vous au petit, du petit à vous.} {10min|Puis il chante pour un autre, s’il veut.}',
        },
        {
          pour: '2-3a',
          texte:
            'Ses cuisses reçoivent un seul pied, le temps d’une courte chanson. Ses mains serrent? Glissez la vôtre entre les deux.',
        },
        {
          pour: '3-4a',
          texte: 'L’enfant fait d’abord le bébé avec un ami : se faire demander lui apprend comment demander.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant enseigne les trois gestes à qui arrive les bras tendus, et lui garde une place à côté de lui.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant en fauteuil se place à vos pieds, frein mis : il offre sa paume, ou chante. {20min 30min|L’enfant que le contact dérange reçoit les choses du petit sur ses genoux, et les offre de là.} {10min|L’enfant que le contact dérange tend la paume sans toucher, ou chante.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, la paume froide se réchauffe sous le bras avant de s’ouvrir.} {hiver|L’été, pieds nus à l’ombre : des orteils répondent très bien.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Coup de talon sur une cuisse, cheveux attrapés.', 'Peine de qui a reçu un non.'],
        dangersAEliminer: [
          '{0-18m|Poupon levé, tiré ou redressé par un enfant : vous seule le levez. Votre bras reste sous sa tête et son dos, même quand ses pieds sont chez un grand.}',
          '{!0-18m 18-24m|Trottineur soulevé ou tiré : les pieds quittent le sol, le jeu s’arrête; on s’assoit et l’on demande.} {!0-18m !18-24m|Ami soulevé ou tiré pour rire : celui qui fait le petit reste au sol, et son premier « non » suffit.}',
          '{20min 30min 0-18m|Suce tombée, ou goûtée par un autre : elle reste dans votre poche jusqu’à ce que vous l’ayez lavée.}',
          'Bec, tissu ou doigt au visage : la paume reste à la hauteur du ventre.',
          'Enfant debout au-dessus du petit : on arrive à genoux, on s’assoit, puis on s’approche.',
          '{0-18m|Nez à moucher plus loin : les poupons viennent avec vous, ou le jeu attend.}',
          'Enfant enrhumé : il chante de sa place.',
          '{cour ete|Soleil et chaleur : à l’ombre, chapeaux, une gorgée.} {cour hiver !0-18m|Froid : dos, fesses ou orteils refroidis, tout le groupe se lève et rentre.} {cour hiver 0-18m|Froid : avec un poupon, ce jeu attend d’être dedans.}',
        ],
        supervision: 'palier1',
        allergies: ['Aliments sur les mains : la main offerte finit souvent dans une bouche, et on la lave avant.'],
      },
      observation: [
        'Compétences sociales : l’enfant attend-il une réponse, et que fait-il d’un refus?',
        'Compétences émotionnelles : voyez ses épaules, ses mains, sa voix quand l’envie de prendre est grande.',
        'Langage oral : demande-t-il par un mot, une phrase, une chanson ou un geste?',
      ],
      prolongements: [
        'Au réveil de la sieste, un aidant par jour offre {0-18m|la suce ou }la doudou {0-18m 18-24m|à un petit}{!0-18m !18-24m|à un ami}, assis à côté.',
        'Dites au parent le geste que son enfant connaît : il sert devant un cousin, une petite sœur, le bébé d’une voisine.',
      ],
      reflexionRetroaction: [
        'À qui ai-je dit « attention » avant d’avoir offert une place?',
        'Quel signe du petit les enfants ont-ils lu avant moi?',
      ],
    },
  },
  {
    key: 'trouve-moi-un-quatre',
    summary:
      'On cherche autour de soi ce qui va par quatre, tous vérifient à voix haute, la main sur chaque chose; puis le rang se compte, et il en manque un.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['nombres-et-formes'],
    materials: [],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, les nombres se cachent dans la clôture, les roues, les poteaux et les branches basses.',
      PARK: 'Au parc, on compte les balançoires, les planches du banc, les pas entre deux arbres.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'compter',
      'ils comptent tout',
      'compter les marches',
      'compter les amis',
      'compter les amis du rang',
      'compter les raisins',
      'compter ses doigts',
      'compter jusqu’à dix',
      'chiffre',
      'nombre',
      'combien',
      'un deux trois',
      'sauter un nombre',
      'dénombrer',
      'mathématiques',
    ],
    seen: [
      'elle compte ses bleuets un par un à la collation et saute toujours le six',
      'il pointe chaque crochet du vestiaire en disant des chiffres dans le désordre',
      'ils comptent les fenêtres de la bâtisse et recomptent la même deux fois',
      'ils s’obstinent parce qu’un dit qu’il y a six chaises et l’autre sept',
      'il lève ses doigts et me demande c’est combien ça',
      'toute fière, elle annonce qu’elle a trouvé quatre roues sous le chariot',
      'avant de sortir, ils comptent qui est là et remarquent qu’il manque un ami',
      'dans l’escalier, ils disent un chiffre à chaque marche et n’arrivent jamais au même total',
    ],
    picture:
      'Quatre doigts levés, un enfant crie derrière une chaise; trois amis ont chacun la main sur une patte, et l’éducatrice lève quatre doigts aussi.',
    scenes: ['compter'],
    sheet: {
      titre: 'Quatre roues, quatre coins, quatre quoi?',
      observationDepart:
        '« Un, deux, trois, cinq… y a sept marches! » Ils comptent les marches, les raisins, les amis du rang. Et à la fin, deux enfants n’ont pas le même nombre.',
      intentionEducative:
        'Éveiller le plaisir de compter pour savoir : chercher un nombre, le vérifier, et recommencer quand deux réponses diffèrent.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Dire un nombre pour chaque chose touchée, une seule fois.',
        'Trouver autour de soi un groupe de deux, de trois{4-5a|, de quatre ou de cinq}{!4-5a| ou de quatre}.',
        'Vérifier une réponse d’une autre façon.',
      ],
      materiel: [
        optional('{si-boîtes-vides|Boîtes vides, de carton}', 'cinq pour deux enfants', null),
        optional('{si-sacs-réutilisables|Sacs réutilisables, de tissu}', 'un pour deux enfants', null),
      ],
      preparation: [
        'Repérez pour vous, sans rien déplacer, deux choses qui vont par quatre, et deux par trois : {dedans|les pattes d’une chaise, les coins d’une table, les boutons d’une veste}{cour|les roues d’un chariot, les planches d’une marche, les poteaux d’un coin}{parc|les pattes d’un banc, les balançoires, les planches d’un dossier}.',
        'Dites jusqu’où l’on va : {dedans|ce local, rien d’autre}{dehors|d’ici à un repère que vous touchez ensemble}. À « Au rang! », tous reviennent à vous.',
        '{20min 30min 45min dedans cour|Choisissez où le rang se formera : un mur où s’appuyer le dos.} {20min 30min 45min parc|Choisissez où le rang se formera : le bord d’un sentier sans vélos.}',
        '{1adulte multiage|Seule, avec plusieurs âges, prenez six enfants au plus.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4, 45: 5 },
          'Arrivez un doigt en l’air, puis deux, puis trois. « Trois doigts! Qu’est-ce qui va par trois, {dedans|dans le local}{dehors|autour de nous}? » Comptez vos souliers : « Un, deux… non. » Laissez-les vous aider jusqu’au premier trois. Tous viennent le toucher : « Un, deux, trois. C’est un trois! »{si-boîtes-vides| Puis soyez la cliente : « Trois boîtes, s’il vous plaît. » Deux par deux, un épicier les pose une à une, et l’autre vérifie.} {si-sacs-réutilisables|Deux par deux, l’un met des choses dans un sac et l’autre y plonge la main : est-ce un trois?}',
        ),
        play(
          { 10: 6, 20: 8, 30: 9, 45: 11 },
          'Quatre doigts se lèvent : « Trouvez-moi un quatre! » Chacun part, touche, compte tout haut. Qui en tient un crie « Quatre! », et le groupe vient vérifier : une main d’ami se pose sur chaque chose, les autres comptent tout haut. Il y en a cinq? C’est un cinq : bravo pour le cinq, et la chasse au quatre continue. {si-boîtes-vides|Nouvel épicier : on lui commande un quatre.} {3-4a|L’enfant compte deux fois la même patte? Il laisse une main sur la première, et il sait où s’arrêter.} {3-4a !multiage|Rien en vue? Cherchez sur soi : combien de poches, de manches, de souliers à deux amis?} {4-5a|L’enfant cherche un quatre qu’on ne peut pas toucher : des nuages, des toits, les morceaux d’un mot qu’on frappe dans ses mains, « hip-po-po-tame ».} {4-5a !multiage|Puis un quatre en deux morceaux : deux et deux, ou trois et un.} Celui qui a trouvé montre le nombre suivant sur ses doigts{4-5a|, de deux à cinq}{3-4a !multiage|, de deux à quatre}.',
        ),
        play(
          { 20: 5, 30: 6, 45: 8 },
          '« Au rang! Combien êtes-vous? » Un compteur marche devant le rang et montre chaque ami de la main. Il lui en manque un! Qui a-t-il oublié? Lui-même. Il reprend sa place, on recompte depuis l’autre bout. {3-4a|Chaque ami avance d’un pas quand on le compte : on voit qui reste à compter.} {4-5a|Sans compteur : chacun dit son nombre à son tour, de plus en plus vite, et le dernier dit combien.} Puis tous ferment les yeux, et vous cachez un ami derrière vous : combien en reste-t-il devant? Lequel manque? {45min|Cachez-en deux, puis aucun, et voyez qui recompte.} {45min 4-5a|Un enfant devient cacheur : il dit combien il reste, et les autres disent combien il en cache.}',
        ),
        play(
          { 30: 6, 45: 9 },
          '« D’ici {dedans|au mur d’en face}{cour|à la clôture}{parc|au prochain arbre}, combien de pas? » Chacun parie un nombre, puis marche jusque-là en comptant ses pas. Les réponses diffèrent? Personne ne s’est trompé : regardez la grandeur des pas. {3-4a|Les pieds courent plus vite que les nombres : un pas, un nombre, on repart.} {3-4a !multiage|Essayez en pas de souris, talon contre orteils : y en aura-t-il plus, ou moins?} {4-5a|Comment arriver en cinq pas seulement? L’enfant cherche, s’étire, y arrive presque.} {4-5a !multiage|Et en dix, tout juste?} Vous avez des marches? Comptez-les en montant, une main à la rampe. « En redescendant, y en aura-t-il autant? » On parie, et l’on va voir.',
        ),
        play(
          { 45: 6 },
          '{dedans|Assis}{dehors|Debout}, les yeux fermés. Frappez dans vos mains, lentement : un, deux, trois, et plus rien. Combien? On lève autant de doigts, on ouvre les yeux, on compare ses mains. {3-4a|L’enfant lève un doigt par coup, à mesure.} {4-5a|Les coups vont par deux, puis très vite : il faut s’en souvenir avant de les compter.} L’enfant qui le veut prend votre place et choisit son nombre en secret.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5, 45: 6 },
          '{dedans|Assis en rond}{dehors|Debout en rond}, chacun montre sur ses doigts un nombre qu’il a trouvé, et pointe l’endroit. {20min 30min 45min|« Et nous, combien sommes-nous, avec moi? » Comptez en touchant votre propre poitrine en premier : cette fois, personne ne s’oublie.} Une dernière chose à compter est choisie ensemble, pour la route : les pas jusqu’{dedans|à la porte}{cour|à la barrière}{parc|au sentier}, ou les marches.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Devant deux réponses, ne tranchez pas : « Tu dis six, il dit sept. Comment le savoir? »',
          'Un nombre sauté? Recomptez avec l’enfant en touchant, sans reprendre sa phrase.',
          'Répétez le dernier nombre d’une voix ronde : « Trois, quatre. Il y en a quatre! »',
        ],
        questionsOuvertes: [
          'Où vois-tu un trois?',
          'Comment en être sûr?',
          'Qui le compterait autrement?',
          '{4-5a|Combien en manque-t-il pour faire cinq?}',
        ],
      },
      vocabulaire: [
        'combien',
        'autant',
        'de plus',
        'de moins',
        '{20min 30min 45min|il en manque un}',
        'recompter',
        'le rang',
        'vérifier',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'À la chasse, gardez les nombres de deux à quatre. Tenez sa main de chose en chose : la voix attend que la main soit posée.',
        },
        {
          pour: '4-5a',
          texte: 'Montez jusqu’à dix, et demandez-lui de vérifier sans toucher, puis en partant de l’autre bout.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui parle peu montre le nombre sur ses doigts, et le groupe le dit. L’enfant en fauteuil compte les tours de roue plutôt que les pas{20min 30min 45min|, et le rang se forme là où il est}.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, comptez les morceaux de l’habit de neige : combien chacun en met-il?} {hiver|L’été, comptez les rayures d’une chaise longue, les fleurs d’un pot, les marches chaudes du perron.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Épaules serrées autour d’un trouveur.', 'Deux réponses, et de l’entêtement.'],
        dangersAEliminer: [
          'Bousculade autour d’un trouveur : on marche, et qui ne touche pas reste à un bras de lui.',
          'Escalier : vous êtes plus bas que les enfants, chacun tient la rampe, et personne ne saute de marche.',
          '{si-boîtes-vides|Boîte coupante, ou qui a tenu des noix ou des arachides : elle ne joue pas.}',
          '{si-sacs-réutilisables|Sac sur une tête, anse à un cou : il reste posé par terre, ou dans une main.}',
          'Grimper pour mieux compter : ce qui est haut se compte des yeux.',
          '{parc|Rue et balançoires en mouvement : votre repère en est loin, et l’on compte les balançoires arrêtées.}',
          '{dehors ete|Soleil et chaleur : à l’ombre, chapeaux, une gorgée au rang.} {dehors hiver|Froid : seuil de votre milieu, au plus bas -27 °C; les mitaines restent aux mains, et le nombre se tape au lieu de se montrer.}',
        ],
        supervision: 'palier2',
        allergies: [
          '{dedans|Aucune liée au jeu.} {dehors !hiver|Guêpes et pollens : auto-injecteur sur vous.} {dehors hiver|Peau qui réagit au froid : crème de l’enfant avant de sortir.}',
        ],
      },
      observation: [
        'Éveil aux mathématiques : un nombre par chose, ou la voix va-t-elle plus vite que la main?',
        'Raisonnement : que propose l’enfant quand deux réponses diffèrent?',
        'Langage oral : relevez les mots de quantité qu’il prend de lui-même.',
      ],
      prolongements: [
        'À la collation, comptez ensemble les quartiers de raisin de l’assiette : combien en reste-t-il après chaque bouchée?',
        'La famille peut compter les marches de la maison, et l’enfant rapporte le nombre.',
      ],
      reflexionRetroaction: [
        'Quelle erreur ai-je corrigée trop vite?',
        'Qui compte pour réciter, et qui compte pour savoir?',
      ],
    },
  },
]
