import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const PRESCHOOLER_SMALL_AND_HUGE_SHEETS: readonly BankSheet[] = [
  {
    key: 'la-ruche-travaille',
    summary:
      'Une abeille revient en dansant : les autres lisent sa danse, trouvent les fleurs et rapportent tout à la ruche.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['insectes-et-vers', 'mouvement-et-defis'],
    materials: ['tissus', 'cartons-et-boites', 'contenants-et-cuilleres'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, les fleurs se posent plus loin, mais vous voyez encore chaque enfant qui y va, et la danse doit bien dire le chemin.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'abeille',
      'ruche',
      'miel',
      'reine des abeilles',
      'butiner',
      'pollen',
      'bourdon',
      'insecte',
      'bibitte',
      'fourmi',
      'fourmilière',
      'coccinelle',
      'fleur',
      'danse des abeilles',
    ],
    seen: [
      'elle se tortille les fesses pour montrer à ses amis où aller',
      'il rapporte une boulette jaune à la fois et la met dans son petit trou',
      'ils ferment les yeux pendant qu’un éclaireur cherche et revient danser',
      'il a peur de se faire piquer et se sauve dès que ça bourdonne',
      'le gardien sent chaque ami avant de le laisser passer et en renvoie un',
      'elle est fière, ils ont trouvé le bon tissu juste en regardant ses pas',
      'au jardin, une grosse bête jaune avait de la poudre aux pattes et ils l’ont suivie',
      'depuis le pot de miel de l’apiculteur, ils bourdonnent au-dessus des tissus',
    ],
    scenes: ['bestioles', 'transporter', 'danser', 'imiter-animaux'],
    picture:
      'Un enfant danse comme une abeille devant une ruche de carton; une amie lit le chemin, un autre remplit des alvéoles de boules jaunes.',
    sheet: {
      titre: 'La ruche travaille',
      observationDepart:
        'Dans le livre, une abeille sort d’une fleur, pleine de poudre jaune. « Elle travaille », dit un enfant. « Pour qui? » demande l’autre.',
      intentionEducative: 'Permettre aux enfants de dire un chemin avec leur corps et de lire celui d’un ami.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
      ],
      objectifs: [
        'Montrer une direction sans la dire.',
        'Regarder un geste et en déduire où aller.',
        'Prendre part à un travail commun : guetter, chercher, rapporter, ranger.',
      ],
      materiel: [
        item('Tissus de couleur, pour les fleurs', 'huit', 'Assiettes de carton'),
        item('Bouts de papier jaune froissés, gros comme le poing', 'une trentaine', 'Balles de laine'),
        item('Grande boîte ouverte aux deux bouts, ou drap, pour la ruche', 'une', 'Table couverte'),
        item('Alvéoles : boîtes d’œufs de carton lavées ou petits contenants', 'six', 'Bols'),
        optional('{si-loupes|Loupes incassables, à large poignée}', 'une ou deux', null),
        optional('{si-loupes|Crayon fin}', 'un, pour vous', null),
      ],
      preparation: [
        'Laissez deux portes ouvertes à la ruche et posez-y les alvéoles. Cachez trois fleurs garnies de papier jaune, le pollen, chacune dans une direction différente. Gardez les cinq autres tissus : ils fleuriront ailleurs. {si-loupes|Tracez au crayon, sur chaque boule, une marque minuscule : un rond, un trait ou un point, selon la fleur.}',
        'Retenez la danse : on avance du côté de la fleur en frétillant du derrière; plus ça frétille longtemps, plus c’est loin.',
        '{1adulte|Seule, restez à côté de la ruche : tout en part et tout y revient.} {2adultes|À deux, l’une garde la ruche, l’autre déplace les fleurs.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 5, 45: 6 },
          'Revenez d’une fleur tout essoufflée, une boule jaune dans chaque main : « Du pollen! » Frétillez du derrière en avançant vers cette fleur, tournez, recommencez. « Qui ira voir? »',
        ),
        play(
          { 20: 13, 30: 20, 45: 22 },
          'Toutes les abeilles ferment les yeux et bourdonnent, sauf l’éclaireuse : elle part, trouve une fleur et revient danser. Les autres ouvrent les yeux et lisent la danse : par là? plus loin? Elles rapportent une boule de pollen à la fois et remplissent les alvéoles. {3-4a|La danse s’oublie en route; un doigt pointe, et la ruche comprend.} {4-5a|Il faut bientôt un pas pour « plus haut », un pour « sous », un pour « danger ».} Un enfant garde l’entrée et sent chaque abeille avant de la laisser passer. {si-loupes|À la loupe, il cherche la marque de la boule et dit de quelle fleur elle vient.}',
        ),
        play(
          { 45: 10 },
          'L’ours arrive, c’est vous, très lent, très gourmand. La ruche décide : bourdonner toutes ensemble, se serrer à l’entrée ou lui laisser une alvéole.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 7 },
          'Les fleurs sont vides. On compte les alvéoles pleines, puis une éclaireuse danse le chemin de ce qui vient après le jeu. La ruche entière la suit, en bourdonnant de moins en moins fort.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Suivez des yeux une danse jusqu’au bout, même si elle vous égare.',
          'Traduisez la danse, sans être sûre : « Elle a frétillé longtemps; ce doit être loin. »',
          '{1adulte|Une fleur est vide? Donnez un tissu et des boules à la prochaine éclaireuse : pendant que la ruche a les yeux fermés, elle fait fleurir un autre coin, puis revient le danser.} {2adultes|Une fleur est vide? À deux, l’une en garnit une autre, ailleurs, en cachette : la ruche enverra une éclaireuse.}',
        ],
        questionsOuvertes: [
          'Comment sais-tu que c’est par là?',
          'Que doit-elle changer, pour qu’on comprenne?',
          'À quoi sert ton travail, dans la ruche?',
        ],
      },
      vocabulaire: [
        'la ruche',
        'l’alvéole',
        'butiner',
        'le pollen',
        'l’éclaireuse',
        'frétiller',
        'la direction',
        'l’abeille',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Posez deux fleurs un peu visibles, de chaque côté de la ruche : l’éclaireuse n’a qu’à choisir vers où frétiller.',
        },
        { pour: '4-5a', texte: 'À deux, ils inventent une danse qui dit « fleur vide » et l’apprennent à la ruche.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui ne frétille pas danse avec ses mains ou son fauteuil : l’avant pointe le chemin, le nombre de tours dit la distance.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, commencez par regarder de vraies abeilles, à deux pas d’une fleur, sans bouger.} {ete|L’hiver, la ruche reste serrée : on danse sur place, épaule contre épaule.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Collision à l’entrée de la ruche.', 'Vol de pollen.'],
        dangersAEliminer: [
          'Boîte refermée sur une abeille : la ruche a deux portes, toujours ouvertes.',
          '{dehors !hiver|Vraie abeille ou guêpe près du jeu : on s’éloigne lentement, sans la chasser; trousse et plans d’allergie en main.}',
          'Papier en bouche : les boules sont grosses comme un poing.',
          '{si-loupes|Loupe au soleil : elle brûle; elle reste à l’ombre et ne vise jamais le ciel.}',
        ],
        supervision: 'palier3',
        allergies: [
          '{dehors !hiver|Allergie aux piqûres : vérifiez les plans individuels avant de sortir.}',
          'Boîtes d’œufs : lavées, ou remplacées par des bols si une allergie aux œufs est déclarée.',
        ],
      },
      observation: [
        'Raisonnement : que regarde-t-il pour trouver la direction?',
        'Motricité globale : comment fait-il voir un chemin avec son corps?',
        'Éveil aux sciences : que sait-il déjà des abeilles, et que demande-t-il?',
      ],
      prolongements: [
        'En rentrant, l’éclaireuse cache un soulier de son parent et lui danse le chemin.',
        'Semez au printemps un pot de fleurs pour les vraies, et notez qui y vient.',
      ],
      reflexionRetroaction: [
        'Ai-je attendu qu’ils lisent la danse avant d’aider?',
        'Qui a trouvé sa tâche, et qui en a changé?',
      ],
    },
  },
  {
    key: 'sous-le-drap-bleu',
    summary:
      'Le drap se soulève, la mer respire; dessous, on nage, on se croise, on chante comme les baleines, de très loin.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['animaux-et-traces', 'sons-et-silence'],
    materials: ['tissus'],
    place: 'INDOORS',
    alsoAt: { YARD: 'Dans la cour, la mer a du vrai vent : choisissez un coin à l’abri et tenez le drap plus bas.' },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    onlyNamed: ['WATER'],
    calls: [
      'océan',
      'mer',
      'baleine',
      'béluga',
      'poisson',
      'requin',
      'dauphin',
      'sirène',
      'pieuvre',
      'méduse',
      'aquarium',
      'vague',
      'nager',
      'plonger',
      'fleuve',
      'phoque',
      'parachute',
      'coucou sous le drap',
      'foulard qui vole',
      'coucou caché',
      'coucou',
    ],
    seen: [
      'ils lèvent le drap à plusieurs et font des vagues au-dessus de nos têtes',
      'elle se laisse couler dessous, sort la tête et rit de nous voir',
      'il fait sauter son poisson sur la toile jusqu’à ce qu’il tombe à côté',
      'le bébé ferme les yeux quand le vent lui passe sur les joues et attend la prochaine',
      'il a peur sous le tissu, il en sort tout de suite puis y retourne',
      'elle chante longtemps une note grave, comme ceux du fleuve, et les autres répondent',
      'après les vacances à Tadoussac, ils soufflent comme des géants et plongent sous la couverte',
      'au gym, on a secoué la grande toile et personne ne voulait arrêter',
    ],
    scenes: ['cacher-trouver', 'se-cacher', 'bulles'],
    picture:
      'Deux éducatrices soulèvent un grand drap bleu; dessous, des enfants nagent à quatre pattes et chantent, une autre flotte sur le dos.',
    sheet: {
      titre: 'Sous le drap bleu',
      observationDepart:
        '{2-3a 3-4a 4-5a|Sous un tissu qui pend, deux enfants ouvrent et ferment la bouche, les bras collés au corps. « On est dans l’eau. Chut. »} {!2-3a !3-4a !4-5a|Un tissu pend d’une chaise. Un petit le lève, le regarde retomber, le lève encore et souffle dessus.}',
      intentionEducative: 'Offrir un espace où le souffle, la voix et le corps ralentissent comme sous l’eau.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        '{2-3a 3-4a 4-5a|Bouger comme un animal de l’eau de son choix.} {18-24m !2-3a !3-4a !4-5a|Nager à quatre pattes et ressortir de l’autre côté.}',
        'Faire un son long et écouter celui qui répond.',
        '{18-24m 2-3a 3-4a 4-5a|Passer sous le drap, ou rester au bord et le faire respirer.}',
        '{0-18m 18-24m|Suivre des yeux la vague qui monte, la toucher, lui répondre d’un son.}',
      ],
      materiel: [
        item('Grand drap bleu ou clair, léger', 'un', 'Parachute de jeu'),
        item(
          '{18-24m 2-3a 3-4a 4-5a|Carrés de tissu, pour les poissons}',
          'un par enfant',
          'Bas ou mitaines sans cordon des enfants',
        ),
        optional('{18-24m 2-3a 3-4a 4-5a|Tapis, pour les rochers}', 'trois', 'Coussins'),
        optional(
          '{18-24m 2-3a 3-4a 4-5a si-ballons|Ballon de mousse, plus gros qu’une tête}',
          '{18-24m 2-3a 3-4a 4-5a si-ballons|un}',
          null,
        ),
        optional(
          '{18-24m 2-3a 3-4a 4-5a si-toutous|Toutous lavables}',
          '{18-24m 2-3a 3-4a 4-5a si-toutous|un par enfant}',
          null,
        ),
        optional('{si-musique|Musique lente}', '{si-musique|un appareil, hors de portée}', null),
        optional(
          '{!0-18m si-bulles|Savon à bulles sans parfum}',
          '{!0-18m si-bulles|un flacon, dans votre poche}',
          null,
        ),
        item(
          '{0-18m|Gros bas roulés, gros comme deux poings, les poissons des poupons}',
          '{0-18m|deux par poupon, à changer une fois mouillés}',
          '{0-18m|Balles de tissu molles ou tuques roulées}',
        ),
        item(
          '{0-18m|Couverture épaisse, le coin des poupons}',
          '{0-18m|une}{0-18m cour hiver|, sur un tapis de mousse}',
          '{0-18m|Tapis de jeu}',
        ),
      ],
      preparation: [
        '{2adultes|Essayez le drap avec votre collègue : il monte, il retombe, jamais plus bas que vos genoux.} {1adulte|Seule, pliez le drap en deux et essayez-le : vous tenez un bord, l’autre traîne par terre, attaché à rien, et la mer descend en pente devant vous.}',
        'Faites le vide autour. {18-24m 2-3a 3-4a 4-5a|Trois tapis, si vous en avez, sont des rochers où se reposer.} {0-18m|Étendez la couverture des poupons hors du drap, à un bras d’un de ses bords : la vague s’arrête là, et personne ne sort ni ne marche de ce côté.} {0-18m !18-24m !2-3a !3-4a !4-5a|Les uns y sont couchés sur le dos, les autres assis contre vos jambes; qui va à quatre pattes circule de l’autre côté de vous.} {cour hiver 0-18m|Poupons en habit de neige : par temps froid, jouez vingt minutes au plus; au seuil que votre milieu fixe pour eux, jouez dedans.}',
        '{2adultes !0-18m|Tenez chacune deux coins.}{2adultes 0-18m|L’une est debout et tient deux coins; l’autre, assise avec les poupons, lève le milieu de son bord d’une seule main, et l’autre main reste aux poupons.} {2adultes 18-24m 2-3a 3-4a 4-5a|La plus près parle à ceux qui sont dessous. Deux ou trois nageurs à la fois, nommés à l’entrée et à la sortie.} {1adulte !0-18m|À genoux, tenez les deux coins à la hauteur de votre tête.} {1adulte 0-18m|Assise au bord de la couverture, levez le milieu du drap d’une seule main; l’autre main reste aux poupons.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {1adulte 18-24m 2-3a 3-4a 4-5a|Un nageur à la fois, nommé à l’entrée et à la sortie : il passe devant vous, sous la partie haute, d’un côté à l’autre.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 4, 30: 5 },
          'Soulevez le drap, laissez-le redescendre : la mer respire. Soufflez avec elle, une fois, deux fois. {si-musique|Avec de la musique lente, la mer suit le son : elle monte, puis se couche avec lui.} {0-18m|Le poupon reçoit le vent du drap sur les joues et guette la prochaine vague.} {18-24m 2-3a 3-4a 4-5a|Chacun lance son poisson sur la vague, et le drap les fait sauter.} {18-24m|Le trottineur va chercher le sien au bord et vous le rapporte.} {18-24m 2-3a 3-4a 4-5a si-ballons|Sur la vague, un gros ballon de mousse saute ensuite comme une baleine; on le rattrape avant qu’il parte au large.} {2-3a 3-4a 4-5a|« Qui d’autre vit ici? »} {18-24m !2-3a !3-4a !4-5a|« Le poisson! Il saute! »} {0-18m !18-24m !2-3a !3-4a !4-5a|Posez un gros bas roulé sur le drap, secouez un peu : il saute, il retombe, et vous le faites rouler jusqu’à une main.}',
        ),
        play(
          { 10: 6, 20: 12, 30: 19 },
          '{2adultes 2-3a 3-4a 4-5a|La mer se lève : qui veut passe dessous, nage, flotte, se laisse couler sur le dos.} {1adulte 2-3a 3-4a 4-5a|La mer se lève : un nageur passe dessous, flotte, se laisse couler sur le dos, ressort.} {18-24m !2-3a !3-4a !4-5a|La mer se lève : l’un nage devant vous à quatre pattes, ressort, et l’on crie son nom. Les autres, assis au bord, secouent l’ourlet à pleines mains : « Vague! » Entre deux nageurs, drap au sol, cachez un poisson sous l’ourlet : « Où est-il? » Une main lève, fouille, le brandit.} {0-18m !18-24m !2-3a !3-4a !4-5a|Levez le drap devant votre visage : « Plus là! » Baissez-le d’un coup : « Coucou! » Attendez, drap levé : un cri, une main qui tire, et vous revenez. Puis la houle passe par terre, jusqu’aux orteils de ceux qui sont assis; ils l’attrapent, la froissent, la lâchent.} {0-18m|Chantez tout bas comme la baleine, « houuu »; un poupon répond d’un son, reprenez-le. S’il va à quatre pattes, il passe la tête sous le bord que vous levez, puis recule.} {18-24m 2-3a 3-4a !0-18m !4-5a|Chantez tout bas comme la baleine, « houuu », et attendez qu’une voix réponde.} {18-24m|Le trottineur regarde dessous, disparaît, reparaît au même endroit : « Coucou! »} {2-3a|On traverse d’un bord à l’autre, on ressort, on revient se faire attendre.} {3-4a|On annonce son animal avant de plonger.} {4-5a|Deux baleines s’appellent de loin : un son grave, un son aigu, que l’autre reprend.} {2-3a 3-4a 4-5a|Ceux du bord font les vagues avec vous : petite houle, le drap frémit; tempête, il claque très haut; calme plat, on flotte.} {18-24m !2-3a !3-4a !4-5a|Calme plat : on se couche à côté du drap, bras et jambes ouverts.} {2-3a 3-4a 4-5a !0-18m|Qui ressort prend l’ourlet; qui le tenait plonge à son tour.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 6 },
          'La mer s’endort. Le drap descend {2adultes !0-18m|jusqu’à vos genoux} {1adulte !0-18m|jusqu’à votre taille} {2adultes 0-18m|jusqu’au menton de celle qui est assise} {1adulte 0-18m|jusqu’à votre menton} et n’ondule presque plus. {2-3a 3-4a 4-5a|Une dernière baleine chante, loin; on l’écoute jusqu’à ce qu’il n’en reste rien.} {!2-3a !3-4a !4-5a|Chantez une dernière baleine, de plus en plus bas, jusqu’à ce qu’il n’en reste rien.} {0-18m|Fredonnez comme elle : le poupon, adossé à vous, entend la baleine par tout son dos.} {18-24m|Le trottineur couche son poisson par terre : « Chut. »} {18-24m 2-3a 3-4a 4-5a si-toutous|Chacun couche son toutou au bord de l’eau et lui chante la dernière note, bouche fermée.} {!0-18m si-bulles|Drap posé, soufflez trois ou quatre bulles, loin des visages : la baleine respire encore.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Accordez le drap à leur souffle plutôt que l’inverse.',
          'Répondez à un chant par le même, plus faible, comme s’il venait de loin.',
          '{18-24m 2-3a 3-4a 4-5a|Relevez le drap dès qu’une tête cherche l’air, sans attendre la demande.}',
          '{0-18m|Dites la mer au poupon quand elle lui arrive : « Elle monte… elle souffle sur toi. » Il tourne la tête ou plisse les yeux? Faites la houle plus petite.}',
        ],
        questionsOuvertes: [
          '{2-3a 3-4a 4-5a|Qui es-tu, sous l’eau?} {!2-3a !3-4a !4-5a|Où est parti le poisson?}',
          '{2-3a 3-4a 4-5a|Comment se parle-t-on, là-dessous?} {!2-3a !3-4a !4-5a|Comment fait la vague?}',
          'Qui chante, au fond de l’eau?',
        ],
      },
      vocabulaire: [
        'la vague',
        'la houle',
        'la baleine',
        '{2-3a 3-4a 4-5a|la nageoire}',
        '{18-24m 2-3a 3-4a 4-5a|plonger}',
        '{18-24m 2-3a 3-4a 4-5a|flotter}',
        '{2-3a 3-4a 4-5a|profond}',
        '{!2-3a !3-4a !4-5a|le poisson}',
        'le souffle',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Assis contre vous, il empoigne l’ourlet que vous tenez et le secoue : « Tempête! » Il lâche : « Calme plat. » Pour celui qui est couché, un gros bas roulé nage devant ses yeux, plonge derrière votre genou, puis refait surface dans sa main.',
        },
        {
          pour: '18-24m',
          texte:
            'Levez le bord devant lui, penchez la tête dessous et attendez : il vient jusqu’à votre visage, puis repart. Une tête sous l’eau, deux secondes, c’est déjà plonger.',
        },
        {
          pour: '2-3a',
          texte: 'Gardez le drap très haut; un enfant entre, puis le suivant, et une main amie attend de l’autre côté.',
        },
        { pour: '3-4a', texte: 'Ils choisissent la météo de la mer et la crient à qui tient le drap.' },
        {
          pour: '4-5a',
          texte: 'Ils composent un chant de baleine à trois sons et se le répètent d’un bord à l’autre du drap.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{18-24m 2-3a 3-4a 4-5a|L’enfant qui ne veut rien au-dessus de lui est le phare : assis au bord, il allume et éteint la tempête de sa main. En fauteuil, on traverse par le côté le plus haut.} {0-18m !18-24m !2-3a !3-4a !4-5a|Le poupon que le drap inquiète le regarde de loin, dans les bras : une petite vague par terre, et sa main qui l’arrête.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, dans la cour, un drap mouillé laisse tomber quelques gouttes.} {ete|L’hiver, la mer gèle et tout bouge au ralenti.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{2adultes 18-24m 2-3a 3-4a 4-5a|Deux nageurs qui se croisent de trop près.} {1adulte 18-24m 2-3a 3-4a 4-5a|Deux enfants qui veulent plonger en même temps.} {0-18m !18-24m !2-3a !3-4a !4-5a|Vent du drap qui surprend.}',
          'Drap qui tombe un instant.',
        ],
        dangersAEliminer: [
          'Drap qui se pose ou s’enroule sur un enfant : {2adultes 18-24m 2-3a 3-4a 4-5a|jamais plus bas que vos genoux}{2adultes 0-18m multiage| debout, ou que votre menton assise}{1adulte 18-24m 2-3a 3-4a 4-5a|on nage tout près de vous, jamais vers le bout qui touche le sol}{0-18m !18-24m !2-3a !3-4a !4-5a|il monte et descend devant eux, jamais sur eux}; une tête prise? on le retire d’un geste, vers le haut.',
          '{18-24m 2-3a 3-4a 4-5a|Course sous le drap : on nage à genoux ou à quatre pattes, jamais debout}{18-24m|; le trottineur qui se lève sort par le bord le plus proche}{18-24m 2-3a 3-4a 4-5a|.}',
          '{0-18m|Drap ou autre tissu sur le visage d’un poupon : rien ne passe au-dessus de la couverture, et rien d’étendu n’y reste.}',
          '{0-18m|Enfant à quatre pattes qui arrive sur un poupon couché : votre jambe allongée fait le rivage, et l’on s’y arrête.}',
          '{cour hiver !0-18m !18-24m|Froid : le seuil de votre milieu, au plus bas -27 °C; touchez nuques et mains.} {cour hiver 18-24m !0-18m|Froid : le seuil de votre milieu, souvent plus prudent avec un trottineur, au plus bas -27 °C; touchez nuques et mains.} {cour hiver 0-18m|Froid : le vent du drap refroidit; touchez souvent nuques et mains. Dès qu’un poupon refroidit, tout le groupe rentre.}',
          '{cour ete 0-18m|Soleil et chaleur : la couverture des poupons et la mer sont à l’ombre, chapeaux sur les têtes.}',
          'Nœud, corde ou pince qui pend : le drap se tient à la main.',
          '{!0-18m si-bulles|Savon dans un œil ou sous un pied : le flacon reste dans votre poche, et la flaque s’essuie.} {18-24m 2-3a 3-4a 4-5a si-ballons|Mousse mordue, ballon oublié sous le drap : vous le rangez avant que la mer se lève.}',
        ],
        supervision: 'palier1',
        allergies: ['Drap lavé sans parfum.'],
      },
      observation: [
        'Langage oral : quels sons produit-il, et à qui répond-il?',
        'Schéma corporel : {18-24m 2-3a 3-4a 4-5a|comment se place-t-il dans un espace bas?}{0-18m !18-24m !2-3a !3-4a !4-5a|que remue-t-il quand le vent du drap lui arrive?}',
        'Compétences sociales : {18-24m 2-3a 3-4a 4-5a|comment laisse-t-il passer un autre?}{0-18m !18-24m !2-3a !3-4a !4-5a|de qui cherche-t-il les yeux quand la vague s’arrête?}',
      ],
      prolongements: [
        'Faites entendre un vrai chant de baleine ou de béluga{2-3a 3-4a 4-5a|, les yeux fermés}{!2-3a !3-4a !4-5a|, tout bas, contre vous}.',
        '{!0-18m !18-24m|Un drap sur le lit fait la mer du soir : les familles soulèvent deux fois, puis dodo.} {0-18m 18-24m|Au bain, une débarbouillette fait la vague : le parent chante « houuu », l’enfant lui répond.}',
      ],
      reflexionRetroaction: [
        '{18-24m 2-3a 3-4a 4-5a|Qui a choisi le bord, et qu’y faisait-il?} {0-18m !18-24m !2-3a !3-4a !4-5a|Qui regardait la vague, et qui regardait mon visage?}',
        'À quel moment le silence est-il venu?',
      ],
    },
  },
  {
    key: 'le-bureau-des-numeros',
    summary:
      'Chacun tire un numéro, l’écrit, le porte, le compte : au guichet, tout se paie en nombre de sauts, de pas ou de clins d’œil.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['nombres-et-formes', 'quartier-et-metiers'],
    materials: ['papier-et-crayons', 'cartons-et-boites'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, les guichets s’ouvrent sur une bordure, à l’abri du vent, qui emporterait les numéros.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'chiffre',
      'nombre',
      'numéro',
      'compter',
      'mathématiques',
      'calcul',
      'dix',
      'vingt',
      'quantité',
      'dé',
      'billet',
      'argent',
      'bureau',
      'guichet',
      'file d’attente',
      'sauter',
    ],
    seen: [
      'elle distribue des petits papiers et dit aux autres d’attendre leur tour',
      'il crie le prochain et exige quatre sauts avant de laisser passer',
      'ils étalent des cartons par terre du plus petit au plus gros',
      'il n’est pas patient, il répète c’est-tu à moi à chaque nom appelé',
      'elle saute un chiffre et recommence quand son ami la reprend',
      'il est le patron et refuse de servir ceux qui ne paient pas assez',
      'au retour de la clinique, il a fait asseoir tous les toutous avec un numéro',
      'à la pharmacie avec sa mère, elle a pris un billet et en a fait dix pour nous',
    ],
    scenes: ['compter', 'attente', 'magasin-metiers'],
    picture:
      'Au guichet de carton, une commis appelle le quatre et un enfant paie en sauts; le trois, le cinq et le six attendent leur tour.',
    sheet: {
      titre: 'Le bureau des numéros',
      observationDepart:
        'Depuis la clinique, un enfant distribue des papiers au bout de la file : « Toi, t’es le quatre. Attends. »',
      intentionEducative:
        'Permettre aux enfants de se servir des nombres pour vrai : attendre, appeler, payer, vérifier.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'principal' },
        { domaine: 'langagier', composante: 'Éveil à la lecture et à l’écriture', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Faire correspondre un nombre et une quantité de gestes.',
        'Reconnaître son numéro parmi d’autres.',
        'Attendre son tour en sachant quand il viendra.',
      ],
      materiel: [
        item('Cartons grands comme la main', 'une trentaine', 'Boîtes de céréales découpées'),
        item('Gros crayons', 'un pot', 'Craies grasses'),
        item('Boîtes, pour les guichets', 'trois', 'Tables'),
        item('Clochette', 'une', 'Couvercle et cuillère'),
        optional('Ruban-cache, pour des points en relief', 'un rouleau', null),
      ],
      preparation: [
        'Écrivez les numéros de un à dix, un par carton, chacun avec autant de gros points; laissez les autres cartons blancs.',
        '{dedans|Renversez une boîte}{cour|Posez une boîte sur la bordure} : c’est le guichet, avec la clochette. Gardez les autres boîtes tout près : les enfants ouvriront eux-mêmes leurs guichets.',
        '{1adulte|Seule, soyez la cliente pressée : vous suivez la file de l’intérieur.} {2adultes|À deux, l’une attend dans la file, l’autre visite les guichets.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 5, 45: 6 },
          'Prenez un carton, regardez-le de près, assoyez-vous et attendez. « J’ai le trois. » Soupirez. Qui appellera votre numéro?',
        ),
        play(
          { 20: 13, 30: 20, 45: 22 },
          'Les numéros circulent. Au guichet, un enfant fait le commis. Il sonne ou cogne sur sa boîte, appelle un numéro, vérifie les points du doigt et demande le prix : quatre sauts, cinq tapes dans les mains ou deux tours sur soi. Dans la file, on compte tout haut et l’on paie avec le client. {3-4a|Le commis compte tout haut, saute un nombre, recommence; on le laisse finir.} {4-5a|Les prix s’affichent, se marchandent; on rend la monnaie en clins d’œil.} Trois clients attendent? Un autre guichet ouvre : permis de sauter, timbres, plaintes.',
        ),
        play(
          { 45: 10 },
          'Cachez un numéro et glissez-en un autre en double : le bureau enquête, remet la suite en ordre par terre et écrit sur un carton blanc le numéro qui manque.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 7 },
          'On ferme! Les enfants posent les numéros par terre, du plus petit au plus grand, sur une longue ligne. Remontez-la ensemble en comptant à rebours : après le un, tous les guichets sont fermés.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Trompez-vous de numéro et laissez la file vous le dire.',
          'Touchez les points un à un quand un commis hésite, sans dire le nombre.',
          'Demandez un reçu : il faudra l’écrire.',
        ],
        questionsOuvertes: [
          'Combien de personnes avant toi?',
          'Comment peux-tu vérifier?',
          'Que se passe-t-il si deux ont le cinq?',
        ],
      },
      vocabulaire: ['le numéro', 'le guichet', 'le commis', 'avant', 'après', 'autant', 'la file', 'vérifier'],
      adaptations: [
        { pour: '3-4a', texte: 'Restez entre un et cinq, avec les points : le chiffre n’est qu’un dessin de plus.' },
        {
          pour: '4-5a',
          texte: 'Ils écrivent leurs propres numéros, dépassent dix et cherchent comment s’écrit la suite.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Faites les points en boules de ruban-cache : l’enfant qui voit mal les compte du doigt; celui qui saute peu paie en coups de clochette.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, les numéros se tracent du talon et les prix se paient en mottes de neige.} {hiver|L’été, dans la cour, les numéros se peignent à l’eau et s’effacent tout seuls : le commis se dépêche.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Longue attente, protestations.', 'Saut mal reçu.'],
        dangersAEliminer: [
          'File devant une porte ou une sortie : le bureau s’ouvre ailleurs.',
          'Prix payé en sautant d’une chaise ou en courant : on saute sur place, à partir du sol.',
        ],
        supervision: 'palier3',
        allergies: ['Cartons propres, sans miettes ni poussière de noix.'],
      },
      observation: [
        'Éveil aux mathématiques : comment s’y prend-il pour ne compter chaque chose qu’une fois?',
        'Éveil à la lecture et à l’écriture : que reconnaît-il, et qu’écrit-il?',
        'Compétences sociales : comment vit-il l’attente?',
      ],
      prolongements: [
        'Laissez une pile de numéros à la porte du lavabo : ils serviront pour vrai.',
        'Le numéro de la porte, de l’autobus, des souliers : chaque famille en rapporte un au guichet.',
      ],
      reflexionRetroaction: [
        'Ai-je corrigé un compte qui se corrigeait tout seul?',
        'Quels nombres connaissent-ils par leur vie, et lesquels par la chanson?',
      ],
    },
  },
  {
    key: 'le-geant-sur-le-papier',
    summary: 'On trace un corps grandeur nature, on y met ce qu’il y a dedans : des os, un cœur, un souper, un rire.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['couleurs-et-textures', 'emotions-et-amitie'],
    materials: ['papier-et-crayons', 'tissus'],
    place: 'INDOORS',
    alsoAt: { YARD: 'Dans la cour, le géant se trace par terre, {!hiver|à la craie}{hiver|dans la neige}.' },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'corps humain',
      'corps',
      'squelette',
      'os',
      'cœur',
      'ventre',
      'nombril',
      'mon nez, mes pieds',
      'cerveau',
      'muscle',
      'dents',
      'cheveux',
      'bobo',
      'cinq sens',
      'digestion',
      'grandir',
      'coiffeur',
      'radiographie',
    ],
    seen: [
      'il s’étend sur le papier et se fait dessiner tout le tour',
      'elle presse son coude et annonce qu’il y a du dur en dedans',
      'il met sa main sur sa poitrine après avoir couru, ça cogne et il rit',
      'il se demande où va son jus quand il l’avale et montre son nombril',
      'elle a perdu une dent et veut savoir où elle était accrochée',
      'le petit colle son oreille contre moi et ne bouge plus tant que ça bat',
      'à la sieste, ils se sont tâté les côtes et ont compté ce qui dépasse',
      'depuis son plâtre, il veut voir les os de tout le monde',
    ],
    scenes: ['corps', 'tracer-ecrire', 'magasin-metiers'],
    picture:
      'Sur un grand papier, un corps tracé reçoit des os et un cœur; plus loin, une enfant écoute la poitrine d’un ami avec un rouleau de carton.',
    sheet: {
      titre: 'Le géant sur le papier',
      observationDepart:
        '{3-4a 4-5a|Elle presse son coude, puis celui de son ami. « C’est dur en dedans. Toi aussi. » Bientôt, tout le monde tâte ses os.} {2-3a !3-4a !4-5a|Elle soulève son chandail et regarde son ventre. « Est où, la soupe? » Son ami soulève le sien.} {0-18m !18-24m !2-3a !3-4a !4-5a|Au change, un poupon attrape son pied, le regarde, le porte à sa bouche. « C’est ton pied! » Il rit et tend l’autre.} {18-24m !2-3a !3-4a !4-5a|Un trottineur soulève son chandail, plante un doigt dans son nombril : « Là! » Son ami soulève le sien.}',
      intentionEducative:
        'Permettre aux enfants {3-4a 4-5a|d’imaginer l’intérieur de leur corps à partir de ce qu’ils sentent}{!3-4a !4-5a|de sentir ce qui cogne, souffle et gargouille dans leur corps, et de le montrer}.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Développement graphique', role: 'secondaire' },
      ],
      objectifs: [
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Sentir un cœur qui cogne, un souffle, et y répondre de la main ou de la voix.}{18-24m 2-3a 3-4a 4-5a|Sentir ses os, son souffle, son cœur, et en parler}{18-24m|, ou y répondre de la main, de la voix}{0-18m multiage !18-24m|, ou y répondre de la main, de la voix}{18-24m 2-3a 3-4a 4-5a|.}',
        '{18-24m 2-3a|Trouver un pied, un ventre, un nez sur soi, puis sur le géant.}{0-18m !18-24m !2-3a !3-4a !4-5a|Tendre, retirer, regarder le pied ou la main que l’on nomme.}',
        '{3-4a 4-5a|Représenter à sa façon ce qu’on ne voit pas.}',
        '{3-4a 4-5a|Comparer son idée à celle d’un autre.}',
      ],
      materiel: [
        item(
          '{dedans|Papier d’imprimerie ou sacs de papier ouverts et collés} {cour !hiver|Grosses craies de trottoir, entières}{cour hiver|Bâtons courts à bout rond, pour la neige}',
          '{dedans !0-18m 3-4a 4-5a|une grandeur d’enfant pour deux}{dedans !0-18m !3-4a !4-5a|une grandeur d’enfant pour quatre}{dedans 0-18m|une grandeur d’enfant, plus large de deux mains du côté des poupons} {cour !hiver 18-24m 2-3a 3-4a 4-5a|deux par enfant}{cour !hiver 0-18m !18-24m !2-3a !3-4a !4-5a|une, pour vous}{cour hiver 2-3a 3-4a 4-5a|un par enfant}{cour hiver !2-3a !3-4a !4-5a|un, pour vous}{cour !hiver 0-18m|; aucune pour les poupons}{cour hiver 0-18m 18-24m|; aucun avant deux ans}',
          '{dedans|Envers de papier peint} {cour !hiver|Bâton court à bout rond, pour la terre}{cour hiver|Pelles}',
        ),
        item(
          '{dedans|Gros crayons}',
          '{dedans 18-24m 2-3a 3-4a 4-5a|deux par enfant}{dedans 0-18m !18-24m !2-3a !3-4a !4-5a|un, pour vous}{dedans 0-18m|; aucun pour les poupons}',
          '{dedans 0-18m 18-24m 2-3a|Grosses craies grasses, entières}{dedans !0-18m !18-24m !2-3a|Craies grasses}',
        ),
        item(
          '{18-24m 2-3a 3-4a 4-5a|Bandes de tissu ou de papier, courtes, larges comme votre main}',
          '{18-24m 2-3a 3-4a 4-5a|quatre par enfant}{0-18m|; aucune pour les poupons}',
          '{!0-18m !18-24m|Gros bâtons lisses, plus courts que l’avant-bras}{0-18m 18-24m|Débarbouillettes pliées en long}',
        ),
        item(
          '{0-18m|Débarbouillettes pliées en long, les os des poupons}',
          '{0-18m|deux par poupon, à changer une fois mouillées}',
          '{0-18m|Bavettes de tissu, sans cordon}',
        ),
        item(
          '{0-18m|Couverture épaisse, le coin des poupons}',
          '{0-18m|une}{0-18m cour hiver|, sur un tapis de mousse}',
          '{0-18m|Tapis de jeu}',
        ),
        optional('{dedans|Ruban de papier, pour coller le géant au sol, puis au mur}', '{dedans|un rouleau}', null),
        item(
          'Rouleaux de carton, pour écouter',
          '{18-24m 2-3a 3-4a 4-5a|un par deux enfants}{0-18m !18-24m !2-3a !3-4a !4-5a|un, pour vous}{0-18m|; aucun pour les poupons}',
          'Mains en cornet',
        ),
      ],
      preparation: [
        '{dedans !0-18m|Étendez les longueurs de papier, loin l’une de l’autre. Collez-en les coins au sol si vous avez du ruban; sinon, glissez chaque bout sous un meuble lourd.} {dedans 0-18m|Étendez le papier. Collez-en tout le tour au sol si vous avez du ruban; sinon, glissez chaque bout sous un meuble lourd et, du côté des poupons, le bord sous leur couverture.} {cour !hiver|Choisissez un coin de béton balayé, ni mouillé ni brûlant.} {cour hiver|Choisissez une neige lisse, où personne n’a marché.}',
        '{18-24m 2-3a 3-4a 4-5a|Essayez le rouleau sur le dos d’un enfant qui le veut bien, l’oreille à l’autre bout : on y entend le cœur après une course.}{0-18m !18-24m !2-3a !3-4a !4-5a|Essayez le rouleau sur le ventre d’un poupon, l’oreille à l’autre bout : après le boire, on y entend des glouglous.}',
        '{0-18m multiage|Étendez la couverture des poupons le long de la place du géant, de ses genoux à ses pieds. Les autres enfants dessinent de l’autre côté et y laissent leur matériel. Les os des poupons sont derrière vous.} {0-18m !multiage|Étendez la couverture des poupons le long de la place du géant, de ses genoux à ses pieds. Tout ce qui dessine reste de l’autre côté. Les os des poupons sont derrière vous.} {0-18m 1adulte multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {cour hiver 0-18m|Poupons en habit de neige : par temps froid, jouez vingt minutes au plus; au seuil que votre milieu fixe pour eux, jouez dedans.} {cour ete 0-18m|La couverture et le géant sont à l’ombre.}',
        '{1adulte 3-4a 4-5a !0-18m|Seule, tracez le premier corps devant tous; les enfants se tracent ensuite deux par deux.} {1adulte !3-4a !4-5a !0-18m|Seule, tracez un géant à la fois, à la vue de tous.} {1adulte 0-18m|Seule, gardez un seul géant, pour tous. Tracez-le à genoux à côté de ses hanches, sans vous déplacer : de là, votre bras va des pieds à la tête, et la couverture touche votre genou. Un poupon s’éloigne? Posez ce qui trace et ramenez-le : le géant attend.} {2adultes !0-18m|À deux, chacune suit un géant.} {2adultes 0-18m|À deux, l’une trace, l’autre reste assise avec les poupons.} {2-3a|À deux ans, c’est vous qui tracez, le corps ou seulement les deux pieds : on se relève vite.} {0-18m !18-24m !2-3a !3-4a !4-5a|Le géant aura leurs pieds, leurs mains, et un gros ventre que vous tracez.} {18-24m !2-3a !3-4a !4-5a|Commencez par les pieds : un trottineur couché se relève vite, et deux pieds tracés sont déjà un géant.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 4, 30: 5, 45: 6 },
          '{!0-18m|Courez sur place une minute, la main sur la poitrine. Arrêtez.} {0-18m multiage|Assise contre les poupons, courez des bras; à deux pas, les autres courent sur place une minute, la main sur la poitrine. Arrêtez.} {0-18m !multiage|Assise contre les poupons, courez des bras, une minute. Arrêtez.} « Qui cogne là-dedans? » {0-18m !hiver|Prenez chaque poupon à son tour, l’oreille sur votre poitrine, là où ça cogne.} {0-18m dedans hiver|Prenez chaque poupon à son tour, l’oreille sur votre poitrine, là où ça cogne.} {0-18m cour hiver|Soufflez devant les poupons : ils suivent des yeux le nuage qui sort de vous.} {18-24m|Le trottineur colle sa joue à votre poitrine, recule, revient.} {2-3a|À deux ans, on tape sa poitrine de la paume, au rythme que vous dites : « Boum, boum. »} {2-3a 3-4a 4-5a multiage|Les plus grands cherchent leur cœur, puis écoutent celui d’un ami avec le rouleau, posé sur le chandail}{2-3a 3-4a 4-5a !multiage|Chacun cherche son cœur, puis écoute celui d’un ami avec le rouleau, posé sur le chandail}{2-3a 3-4a 4-5a cour hiver|, manteau entrouvert le temps d’écouter}{2-3a 3-4a 4-5a|.} {0-18m !18-24m !2-3a !3-4a !4-5a|Tenez-en un contre vous, la paume sur son dos : « Boum, boum. » Puis posez le rouleau sur son ventre à lui, écoutez, faites de grands yeux : « Glou, glou! »} {18-24m !2-3a !3-4a !4-5a|Posez le rouleau contre une bedaine, écoutez, faites de grands yeux : « Glou, glou! » Puis tendez le rouleau et offrez votre ventre. Tapez votre poitrine de la paume, « boum, boum »; d’autres paumes tapent.}',
        ),
        play(
          { 10: 5, 20: 12, 30: 19, 45: 22 },
          '{2-3a 3-4a 4-5a|Un volontaire se couche, on le trace : un géant naît. Que met-on dedans? Des bandes font les os, un gribouillis fait le cerveau, le souper descend quelque part.} {18-24m !2-3a !3-4a !4-5a|Un volontaire se couche; tracez un pied, l’autre, une jambe, en disant où passe le trait, jusqu’à ce qu’il se relève. Finissez le géant : un ventre, deux bras, un nez.} {0-18m !18-24m !2-3a !3-4a !4-5a|Tracez d’abord, au sol, deux gros pieds : ceux du géant.} {0-18m dedans|Contre vous, le poupon pose les pieds à côté de ceux du géant : votre crayon les entoure.} {0-18m cour !hiver|Contre vous, le poupon pose les pieds à côté de ceux du géant : votre craie les entoure.} {0-18m cour hiver|Tenu par vous, le poupon laisse la trace de ses bottes à côté des pieds du géant.} {0-18m|Couchez un os sur sa cuisse : il tire, vous tenez l’autre bout.} {18-24m|Le volontaire levé, le trottineur traverse le géant.} {0-18m !18-24m !2-3a !3-4a !4-5a|Dites ce que le trait contourne : « Le talon… le côté… le bout… » Au suivant, juste à côté. Une main s’ouvre à plat? Tracez-la aussi, là où le géant aurait la sienne. Faites-lui un gros ventre, des yeux, un nez : « Ton nez… son nez. » Celui qui rampe va taper le géant de la paume; répondez pour lui : « Coucou! »} {18-24m !2-3a !3-4a !4-5a|Montrez le pied tracé : « Pied! » Un vrai pied se pose dessus, puis une main sur la main; un derrière s’assoit dans le ventre. Offrez une bande : « Un os pour la jambe! » Il la couche, la reprend, la couche ailleurs. « Il a faim! »} {18-24m !2-3a !3-4a !4-5a dedans|Un gribouillis devient sa soupe.} {18-24m !2-3a !3-4a !4-5a cour !hiver|Un gribouillis devient sa soupe.} {18-24m !2-3a !3-4a !4-5a cour hiver|La mitaine lui gratte une soupe dans le ventre.} {3-4a|On y met un bébé, un bonhomme, du jus rouge; tout a sa place.} {3-4a !multiage|Un os à poser? On le cherche d’abord sur soi, du coude au poignet : c’est dur jusqu’où? Puis un autre se couche, et son géant a un autre souper.} {4-5a|On discute : le cœur est-il d’un côté? par où sort l’air?} {3-4a 4-5a|On retourne tâter, écouter, souffler, et on corrige.} {2-3a|À deux ans, on s’assoit dans le contour, on pose ses pieds sur les pieds tracés, on gribouille une soupe dans le ventre, on couche une bande et on la reprend.}',
        ),
        play(
          { 45: 10 },
          'Le géant tombe malade : où a-t-il mal, et que fait-on? {0-18m|Touchez le genou du poupon et soufflez : « Guéri! » Il tend l’autre jambe, ou attend le prochain souffle.} {18-24m|Le trottineur souffle sur le pied du géant, puis vous tend le sien.} {18-24m !2-3a !3-4a !4-5a|Faites « ayoye » à la place du géant, un doigt sur son genou, et couchez-y une bande : qui souffle? « Guéri! » Ôtez la bande, tendez-la : un trottineur soigne l’autre genou, puis votre bras.} {18-24m 2-3a 3-4a 4-5a|On lui pose des bandes pour cheveux,} {3-4a 4-5a|on compte ses dents,} {18-24m 2-3a 3-4a 4-5a|on lui remet un os à l’endroit.} {0-18m !18-24m !2-3a !3-4a !4-5a|Soignez aussi le géant : couchez un os sur son pied, soufflez, « Guéri! », et tendez le bout de l’os à qui le regarde. Puis posez-le sur votre tête, penchez-la : tombé! Attendez qu’on vous le redemande.} {2-3a|À deux ans, on met une bande sur le bobo, on souffle dessus, on l’ôte : guéri! Montrez un autre bobo.}',
        ),
        closing(
          { 10: 3, 20: 4, 30: 6, 45: 7 },
          '{18-24m 2-3a 3-4a 4-5a|On se couche près du géant}{18-24m 2-3a 3-4a 4-5a cour hiver|, le temps de trois souffles}{18-24m 2-3a 3-4a 4-5a|, une main sur le ventre qui monte et descend.} {0-18m|Restez assise, le poupon adossé à vous : votre souffle le lève et le descend.} {18-24m|Le trottineur flatte le ventre du géant : « Dodo. »} {2-3a 3-4a 4-5a|Qui le souhaite montre à un ami, ou à vous, ce qu’il a mis dedans.} {0-18m !18-24m !2-3a !3-4a !4-5a|Dites tout bas, la main dessus : « Ton pied… ton genou… ton ventre… » Puis au suivant, dans le même ordre.} {18-24m !2-3a !3-4a !4-5a|Dites tout bas : « Le nez… le ventre… les pieds… » Les mains les cherchent, sur soi, sur le géant ou sur vous.} {2-3a|À deux ans, on met sa main sur la main tracée et l’on dit bonne nuit au géant.} {dedans 18-24m 2-3a 3-4a 4-5a|Quand tous sont relevés, levez le géant debout contre le mur : qui est le plus grand? Avec du ruban, il y reste.} {dedans 0-18m !18-24m !2-3a !3-4a !4-5a|Levez enfin le géant debout devant eux, ses pieds au ras du sol : « Coucou! »}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tracez à un doigt du corps, jamais entre les jambes au-dessus du genou, et demandez avant de toucher. {0-18m|Le poupon replie le pied? C’est sa réponse : on arrête là.}',
          '{2-3a|Nommez ce que le trait contourne : « Je fais le tour du talon. » L’enfant se relève au milieu? Un demi-corps est déjà un géant.}',
          '{dedans 18-24m 2-3a 3-4a 4-5a|Écrivez leurs mots à côté de ce qu’ils dessinent, tels quels.} {cour 18-24m 2-3a 3-4a 4-5a|Redites leurs mots tels quels en montrant ce qu’ils ont mis dans le géant.}',
          '{2-3a 3-4a 4-5a|Ne corrigez pas l’anatomie : retournez tâter avec eux.}{0-18m !18-24m !2-3a !3-4a !4-5a|Entre deux traits, levez la main et attendez : le pied qui se tend en demande un autre.}{18-24m !2-3a !3-4a !4-5a|Il montre son œil et dit « nez »? Touchez votre nez en le nommant, puis le sien s’il s’approche, et continuez.}',
        ],
        questionsOuvertes: [
          'Qu’est-ce que tu sens, là?',
          '{18-24m 2-3a|Où est ton pied, et où est celui du géant?}',
          '{2-3a 3-4a 4-5a|Où s’en va ce que tu manges?}{18-24m !2-3a !3-4a !4-5a|Qu’est-ce qu’il mange, le géant?}{0-18m !18-24m !2-3a !3-4a !4-5a|Où est passé ton pied?}',
          '{3-4a 4-5a|Comment le sais-tu?}',
        ],
      },
      vocabulaire: [
        'l’os',
        '{3-4a 4-5a|le coude}{!3-4a !4-5a|le pied}',
        '{3-4a 4-5a|la côte}{!3-4a !4-5a|le ventre}',
        'le cœur',
        '{2-3a 3-4a 4-5a|respirer}{!2-3a !3-4a !4-5a|souffler}',
        '{3-4a 4-5a|le cerveau}{!3-4a !4-5a|le genou}',
        '{2-3a 3-4a 4-5a|à l’intérieur}{!2-3a !3-4a !4-5a|dedans}',
        '{3-4a 4-5a|le squelette}{!3-4a !4-5a|le géant}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Touchez une partie sur lui, puis sur vous, en la disant d’un même ton : « Ton nez. Mon nez. » Assis, il cherche déjà votre main du regard; couché, il reçoit chaque os, dit et posé, des orteils jusqu’au ventre.',
        },
        {
          pour: '18-24m',
          texte:
            'Tracez le tour de ses deux pieds et laissez-le y retourner, partir, revenir. {dedans|Il gribouille assis contre vous, un crayon à la fois, que vous reprenez quand il se lève.} {cour !hiver|Il gribouille assis contre vous, une craie à la fois, que vous reprenez quand il se lève.} {cour hiver|Il gribouille de la mitaine.}',
        },
        {
          pour: '2-3a',
          texte:
            '{!0-18m|Gardez-lui un géant déjà tracé. Il laisse tomber les bandes dessus;} {0-18m|Il laisse tomber les bandes sur le géant;} dites où chacune atterrit : « Sur le genou! » Il la ramasse, tape son genou, en lâche une autre.',
        },
        { pour: '3-4a', texte: 'Tracez une main ou un pied plutôt que tout le corps, et cherchez les os des doigts.' },
        { pour: '4-5a', texte: 'Ils préparent une visite guidée du géant et répondent aux questions des visiteurs.' },
        {
          pour: 'besoins_particuliers',
          texte:
            '{0-18m !18-24m !2-3a !3-4a !4-5a|À l’enfant qui retire son pied, laissez son bas, ou tracez d’abord le vôtre, à côté.} {18-24m 2-3a 3-4a 4-5a|L’enfant qui n’aime pas être touché ou couché fait tracer sa poupée; celui qui utilise une aide la fait tracer avec lui : elle fait partie du géant.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, couchez-vous dans la neige : l’empreinte est un géant sans dedans.} {!hiver !0-18m !18-24m|Remplissez-le de branches.} {hiver|L’été, tracez le géant à la craie, dehors.} {hiver !0-18m !18-24m|Remplissez-le d’herbes, de feuilles et de cocottes.} {hiver 0-18m 18-24m|Remplissez-le de débarbouillettes mouillées.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Chatouilles et fous rires.',
          '{dedans|Crayon sur un vêtement.} {cour !hiver|Craie plein les genoux.} {cour hiver|Neige dans une mitaine.}',
        ],
        dangersAEliminer: [
          'Rouleau{dedans| ou crayon}{cour hiver| ou bâton} poussé dans une oreille : on écoute sur la poitrine, le dos ou le ventre seulement.',
          '{18-24m 2-3a 3-4a 4-5a|Bande de tissu au cou : plus courte que l’avant-bras, elle reste sur le géant.}',
          '{dedans 18-24m 2-3a 3-4a 4-5a|Papier qui glisse sous un pied : il est fixé au sol, et l’on court à côté.}',
          '{0-18m multiage|Pieds qui courent ou qui reculent près d’un poupon : on court sur place à deux pas de la couverture, et l’on ne passe jamais par là.}',
          '{0-18m|Tissu sur un visage : rien ne se pose plus haut que le ventre du poupon, et vous tenez le bout de son os.} {0-18m dedans|Morceau de papier arraché par un poupon : ôtez-le de sa main et repliez le bord par-dessous; un rouleau de ruban reste dans votre poche.}',
          '{cour hiver 18-24m !0-18m|Froid : le seuil de votre milieu, souvent plus prudent avec un trottineur, au plus bas -27 °C; touchez nuques et mains.} {cour hiver 0-18m|Froid : touchez souvent nuques et mains; dès qu’un poupon refroidit, tout le groupe rentre.}',
          '{18-24m 2-3a !0-18m|Enfant couché près d’un ami qui trotte : tracez à genoux, votre corps entre les deux.} {0-18m multiage|Enfant couché près d’un ami qui trotte : pendant qu’on le trace, les autres, assis, suivent le trait du doigt, en l’air.} {0-18m !multiage|Enfant couché près d’un ami qui rampe : pendant que vous tracez l’un, l’autre reste de l’autre côté de vous.}',
          '{0-18m !18-24m !2-3a dedans|Crayon ou rouleau à portée d’un poupon : ils restent de l’autre côté du géant, et un bout mâché quitte le jeu.} {18-24m 2-3a dedans|Crayon, rouleau ou bande de papier en bouche : on dessine et l’on écoute assis, et le bout cassé ou mâché quitte le jeu.} {0-18m 18-24m 2-3a cour !hiver|Craie ou rouleau en bouche : on dessine et l’on écoute assis, et le bout cassé ou mâché quitte le jeu.} {0-18m 18-24m 2-3a cour hiver|Bâton levé près d’un visage : on trace à genoux, bout au sol, et l’on dépose le bâton avant de marcher. Rouleau en bouche : on écoute assis, et le bout mâché quitte le jeu.}',
        ],
        supervision: 'palier2',
        allergies: [
          '{18-24m 2-3a 3-4a 4-5a|Bandes lavées}{0-18m !18-24m !2-3a !3-4a !4-5a|Débarbouillettes lavées} sans parfum{dedans|, crayons sans odeur}.',
        ],
      },
      observation: [
        'Éveil aux sciences : {3-4a 4-5a|sur quoi appuie-t-il son idée, une sensation, un souvenir, une histoire?}{!3-4a !4-5a|devant ce qui cogne ou souffle, que fait-il : écouter, taper, recommencer?}',
        'Schéma corporel : {18-24m 2-3a 3-4a 4-5a|quelles parties nomme-t-il ou montre-t-il sur lui-même?}{0-18m !18-24m !2-3a !3-4a !4-5a|quel pied, quelle main tend-il quand vous les nommez?}',
        'Développement graphique : {3-4a 4-5a|comment représente-t-il ce qu’il ne voit pas?}{18-24m 2-3a !3-4a !4-5a|où son trait va-t-il, dans le corps, autour, ailleurs?}{0-18m !18-24m !2-3a !3-4a !4-5a|que fait-il devant le trait qui avance : le suivre des yeux, le toucher, retirer son pied?}',
      ],
      prolongements: [
        '{dedans|Gardez le géant une semaine : on y ajoute ce qu’on découvre à la collation ou à la sieste.} {cour|Gardez une photo du géant : on y dessine ce qu’on découvre à la collation ou à la sieste.}',
        'Recueillez auprès d’une famille une histoire de bobo guéri : le géant en reçoit la cicatrice, au crayon.',
      ],
      reflexionRetroaction: [
        'Quelle idée sur l’intérieur du corps m’a surprise, et où est-elle dans le géant?',
        'Chacun a-t-il pu refuser d’être touché?',
      ],
    },
  },
]
