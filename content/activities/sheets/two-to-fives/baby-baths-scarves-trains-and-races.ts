import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** A dry bath that one sniffs, a scarf that waits for a voice to fall, a bump that is the ball, a train that answers to its whistle, and race cars in slippers. */
export const TWO_TO_FIVES_BATH_AND_TRAIN_SHEETS: readonly BankSheet[] = [
  {
    key: 'snif-snif-le-pied-est-propre',
    summary:
      'La débarbouillette sèche frotte le pied de la poupée. On le sent : « Pouah! » On relave : « Mmm, propre! » Puis le nez, le bedon, et l’on berce.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['emotions-et-amitie'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'le bain de bébé',
      'bain de bébé',
      'le bain des bébés',
      'donner le bain à bébé',
      'poupées',
      'poupée',
      'débarbouillettes',
      'poupées et débarbouillettes',
      'laver la poupée',
      'laver le bébé sans eau',
      'bercer la poupée',
      'bercer le bébé',
      'nommer les parties du corps',
      'parties du corps',
      'sentir des pieds',
      'pieds de bébé',
      'il suce le pied de la poupée',
      'jouer à la poupée',
      'prendre soin du bébé',
      'prendre soin',
    ],
    seen: [
      'elle frotte la bedaine de sa catin avec un linge sec',
      'il me met son pied sous le nez et attend que je dise pouah',
      'mon bébé gigote quand je plisse le nez devant ses orteils',
      'elle traîne son toutou par une patte et lui essuie la face',
      'il pleure au changement de couche et se calme quand on chante',
      'elle demande encore la chanson en tendant l’autre pied',
      'à la pouponnière, ils suçotent leur débarbouillette puis frottent leur poupon',
      'depuis que maman a accouché, mon trottineur lave et berce tout ce qu’il trouve',
    ],
    scenes: ['bebes-soins', 'corps', 'mots'],
    picture:
      'Une éducatrice sent le pied d’une poupée en tirant la langue; un bébé rit, la débarbouillette au poing, et un enfant tend sa poupée.',
    sheet: {
      titre: 'Snif, snif! Le pied est propre',
      observationDepart:
        '{18-24m|« Bébé! » L’enfant traîne la poupée par un pied, s’assoit et lui frotte la figure avec sa manche.} {!18-24m|Assis, un bébé suce le pied d’une poupée. Il le regarde, le suce encore, puis attrape son propre pied.}',
      intentionEducative:
        'Soutenir le tout-petit qui relie un mot à une partie du corps, y répond à sa façon et prend soin d’un bébé.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Entendre le même mot chaque fois que la débarbouillette touche la même place.',
        'Répondre à « pouah » et à « mmm » par un rire, un son ou un mot.',
        'Passer la débarbouillette sur la poupée, ou sur soi.',
        '{20min 30min|Retrouver sur soi, de l’œil ou de la main, le pied qu’on vient de laver sur la poupée.}',
      ],
      materiel: [
        item(
          'Poupées lavables, sans pièce qui s’enlève',
          'une par enfant, une pour vous',
          'Toutous à bras et à jambes',
        ),
        item('Débarbouillettes', 'sèches, une par enfant, une pour vous, trois de plus', 'Bas propres'),
        optional('{si-couvertures|Couverture, pliée en quatre}', '{si-couvertures|une}', null),
        optional('{si-bacs|Bacs larges et bas, sans eau}', 'un pour trois enfants', null),
        optional('{20min 30min si-miroirs|Miroir incassable, calé au mur}', 'un', null),
        optional('{18-24m si-biberons|Biberons de poupée, d’une pièce}', 'un par trottineur', null),
      ],
      preparation: [
        'Ôtez les souliers des poupées, puis tirez sur les yeux et les cheveux : rien ne vient dans vos doigts. Il manque une poupée? Un toutou prendra son bain aussi.',
        'Ni eau ni savon : le bain se donne à sec. Couchez les poupées sur le tapis, les pieds vers les enfants, une débarbouillette sur chaque bedon.',
        '{0-18m|Les poupons sont en demi-cercle devant vous, à bout de bras : assis s’ils s’assoient seuls, sinon couchés sur le dos. La poupée de chacun est à côté de sa hanche, jamais posée sur lui.} {multiage|Les trottineurs s’installent de l’autre côté de vos jambes : personne n’enjambe un poupon.}',
        '{18-24m !0-18m|Assoyez-vous dos au mur, toutes les poupées devant vous. L’enfant qui part se promener avec la sienne reviendra vous la faire sentir.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Assise par terre, couchez votre poupée sur vos jambes : « Bébé prend son bain! » Frottez-lui un pied avec la débarbouillette sèche, en chantant : « Frotte, frotte un petit pied, frotte, frotte, il est lavé! » Montez le pied à votre nez : « Snif, snif… Pouah! » Grimacez et regardez chaque enfant. Relavez, sentez encore : « Snif, snif… Mmm! Le pied est propre. » Tendez l’autre pied vers eux : « Et ce pied-là? »',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'Chacun a sa poupée et sa débarbouillette. Chantez de nouveau, en changeant un mot : un petit pied, un petit nez, un gros bedon. {si-bacs|Un bac vide est la baignoire : la poupée y entre, « plouf », et ressort pour le « snif ».} {0-18m|Lavez lentement un pied de la poupée d’un poupon et sentez-le : « Snif… » Attendez, le nez plissé. Il gigote, fait un son? « Pouah! » Puis mettez-lui la débarbouillette dans la main : la secouer, la tirer ou la goûter, c’est laver.} {0-18m !multiage|Allez d’un poupon à l’autre : trois lavages chacun, le même pied, le même mot. Au troisième, arrêtez juste avant « pouah » et tendez l’oreille. Celui qui rit d’avance connaît la suite.} {18-24m|Le trottineur frotte partout. Dites le mot là où sa main se pose : « Nez! » « Bedon! » Il vous met la poupée sous le nez? Sentez : « Pouah! » Il relave.} {18-24m !multiage|L’élan tombe? Votre poupée se resalit : « Oh non, de la purée dans l’oreille! » Montrez l’oreille et tendez la poupée. Puis demandez : « Ton bébé, qu’est-ce qu’il sent? » L’enfant y met le nez et fait sa grimace à lui.}',
        ),
        play(
          { 20: 6, 30: 7 },
          'Ôtez un de vos bas. « Le pied de bébé… mon pied. » Lavez les deux, l’un après l’autre, puis demandez : « Et ton pied? » Une jambe se tend, des yeux restent sur vous? C’est oui. {si-miroirs|Au miroir calé près de vous, montrez le pied lavé : deux pieds bougent, un seul mot.} {0-18m|Ôtez un bas au poupon, frottez son pied avec sa débarbouillette et sentez-le : « Mmm! » La jambe se retire? Lavez la poupée, attendez, redemandez.} {0-18m !multiage|Posez la débarbouillette sur son pied : « Où est le pied? » Il gigote, elle glisse : « Le pied! » Recommencez trois fois. Ensuite, faites toucher à sa main le pied de la poupée, puis le sien, le même mot chaque fois.} {18-24m|Le trottineur tire sur son bas, vous tend un orteil, puis veut laver le vôtre. Il dit « pied! » en frottant votre genou? Répondez « mon genou! », puis montrez votre pied.} {18-24m !multiage|Trompez-vous : frottez votre coude en chantant « un petit pied ». Attendez. Il rit, dit non, montre votre pied? « Oups! Le pied! » Ensuite, c’est lui qui montre une place sur la poupée, et vous chantez ce qu’il montre.}',
        ),
        play(
          { 30: 6 },
          '« Le bain est fini. Bébé a froid! » Mettez la débarbouillette sur le bedon de votre poupée et bercez-la contre vous : un bord, l’autre bord, « do, do, bébé, do ». {0-18m|Prenez un poupon sur vos genoux, la poupée contre lui : vous bercez les deux. Arrêtez-vous net. Il pousse du dos, gazouille? Recommencez.} {0-18m !multiage|Chacun a son tour; les autres ont une poupée à portée de main, et votre voix chante pour tous. Pour le dernier, chantez de plus en plus bas, puis bougez seulement les lèvres : que font ses yeux?} {18-24m|Le trottineur berce sa poupée la tête en bas? Dites « la tête! », en montrant la vôtre : il la retourne, ou pas.} {18-24m !multiage|Votre poupée pleure tout bas : « Ouin. » Que lui fait-il? Nommez son geste en deux mots : « Tu flattes. » « Un bec! » Puis sa poupée à lui pleure : « Ton bébé t’appelle. » Il ne dit rien, la couche sur son épaule? C’est une réponse.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Baissez la voix : « Frotte, frotte, c’est fini, bébé s’en va dans son lit. » {18-24m si-biberons|Le biberon d’abord, « glou, glou », et l’on essuie le menton de la poupée.} {si-couvertures|Ce lit, sur le tapis, est la couverture pliée en quatre : chaque poupée y trouve sa place.} Bercez votre poupée trois fois et couchez-la sur le tapis, la débarbouillette sur le bedon. {18-24m|Chaque trottineur berce la sienne, la couche, la relève, la recouche : « Bonne nuit, le nez. Bonne nuit, les pieds. »} {0-18m|Passez devant chaque poupon, touchez le pied de sa poupée, puis le sien : « Bonne nuit, le pied. »} Un dernier « snif… mmm », et les débarbouillettes vont au lavage.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Dites le mot au moment où la débarbouillette touche, un seul mot : « Pied. »',
          'Sentez lentement : c’est l’attente qui fait rire.',
          'Reprenez le son de l’enfant avant d’ajouter le vôtre : « Ba! Oui, le bedon. »',
          '{20min 30min|Demandez avant de laver un enfant. Une jambe qui se retire, c’est non.}',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui sent pouah?',
          'Où est son nez?',
          '{20min 30min|Où est ton pied à toi?} {10min|Que lave-t-on encore?}',
        ],
      },
      vocabulaire: ['le bain', 'le pied', 'le nez', 'le bedon', 'frotter', 'propre', 'pouah', 'bercer'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Couché, il reçoit la poupée à côté de lui, où ses yeux la trouvent. Assis, il tient la débarbouillette par un coin, vous par l’autre : tirez un peu, il tire, et le pied de la poupée se lave entre vous deux.',
        },
        {
          pour: '18-24m',
          texte:
            'Il lave la chaise, le mur, votre soulier? Le bain continue là : « Frotte, frotte le soulier! » Sentez de loin : « Pouah! »',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'La ratine agace? On lave de la main nue ou avec un bas doux. Il voit peu? Mettez-lui le pied de la poupée dans la main et dites le mot avant de frotter. Il n’entend pas? Montrez la place du doigt, puis faites la grimace tout près.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, quand les bottes s’enlèvent, on sent pour vrai : « Snif, snif… Pouah! »} {hiver|L’été, ce sont les pieds nus revenus du gazon que l’on sent.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Poupée mordillée, échappée, tenue la tête en bas.', 'Grimace qui surprend un instant.'],
        dangersAEliminer: [
          'Débarbouillette sur un visage d’enfant : on ne lave ni son nez ni sa bouche; s’il s’en couvre, ôtez-la aussitôt{0-18m|, et reprenez celle d’un bébé couché avant de passer au suivant}.',
          'Débarbouillette mâchée longtemps ou passée d’une bouche à l’autre : donnez-en une sèche.',
          'Œil, bouton ou cheveux qui s’arrachent : la poupée sort du jeu.',
          '{0-18m|Poupée contre la figure d’un bébé couché : elle reste à côté de sa hanche.}',
          '{0-18m|Bébé assis qui penche : votre jambe est derrière lui, ou vous le couchez sur le dos.}',
          '{si-couvertures|Couverture près d’un bébé couché : elle reste pliée, de votre côté, et repart avec vous.}',
          '{si-bacs|Bac où l’on grimpe : bas, posé sur le tapis, il ne bascule pas, et vous êtes à portée de bras.}',
          '{20min 30min si-miroirs|Miroir qui bascule : il est calé, et rien ne bouge quand vous le tirez.}',
          '{18-24m si-biberons|Biberon de poupée à la bouche : il se lave avant de changer de mains; celui dont un morceau s’ôte sort du jeu.}',
        ],
        supervision: 'palier1',
        allergies: ['Poupées et débarbouillettes lavées sans parfum.'],
      },
      observation: [
        'Langage oral : quel son, quel mot ou quel regard répond au mot que vous dites?',
        'Schéma corporel : quelle partie tend-il ou montre-t-il, sur la poupée ou sur lui?',
        'Fonction symbolique : que fait-il à la poupée, et qu’on lui a déjà fait?',
      ],
      prolongements: [
        'Au prochain changement de couche, chantez les deux vers sur son vrai pied et attendez son rire avant « pouah ».',
        'Apprenez les deux vers au parent : à la maison, la poupée se fait laver la première.',
      ],
      reflexionRetroaction: [
        'Ai-je attendu assez longtemps avant de dire « pouah »?',
        'Qui a répondu sans un mot, et comment?',
      ],
    },
  },
  {
    key: 'monte-petit-vent-pouf',
    summary:
      'Le foulard monte avec la comptine et attend en l’air qu’un bébé bouge ou crie : pouf, il tombe! Caché dans deux mains, il ne sort qu’à « toc, toc, toc ».',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['sons-et-silence', 'contes-et-lettres'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'comptines',
      'comptine',
      'comptines à gestes',
      'chansons à gestes',
      'chanson',
      'foulards',
      'foulard',
      'foulards de jongleur',
      'comptines avec des foulards',
      'chanter avec des foulards',
      'le foulard tombe',
      'faire voler les foulards',
      'il réclame la chanson',
      'encore la chanson',
      'toc toc toc',
      'petit vent',
      'foulard caché dans la main',
      'il babille quand on chante',
      'tour de parole',
    ],
    seen: [
      'elle lève les bras et fixe ma bouche pour que je rechante',
      'il lâche son bout de tissu et le regarde descendre tranquillement',
      'le bébé crie juste avant la fin pour que ça tombe',
      'il pousse un petit son et bat des pieds quand j’arrête au milieu de la chanson',
      'elle cogne sur mes mains fermées pour voir ce qui va en sortir',
      'il chigne en attendant le biberon et arrête dès que j’entonne un air',
      'à la pouponnière, ils réclament toujours le même air en tapant des mains',
      'pendant la routine du matin, un voile flottait et tous les poupons levaient la tête',
    ],
    scenes: ['chanter', 'bulles', 'voix'],
    picture:
      'Une éducatrice tient un foulard bras levé, bouche fermée; un bébé couché bat des pieds, et un enfant a déjà lâché le sien.',
    sheet: {
      titre: 'Monte, petit vent… pouf!',
      observationDepart:
        '{18-24m|La chanson s’arrête. L’enfant lève les deux bras bien haut et attend, les yeux sur votre bouche.} {!18-24m|La chanson s’arrête. Le bébé cesse de gigoter, vous regarde, puis lance un cri : « A! »}',
      intentionEducative:
        'Offrir au tout-petit une comptine qui l’attend : c’est son regard, son cri, son geste ou son mot qui en fait venir la fin.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage prélinguistique', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Faire tomber le foulard d’un cri, d’un geste ou d’un mot.',
        'Suivre des yeux le foulard qui monte et qui descend.',
        '{20min 30min|Frapper, toucher ou appeler pour que le foulard caché sorte.}',
        '{30min|Choisir une comptine par un geste.}',
      ],
      materiel: [
        item('Foulards légers', 'un par enfant, un pour vous, deux de plus', 'Débarbouillettes minces'),
        optional('{si-marionnette|Marionnette à main, aux yeux brodés}', 'une', null),
        optional('{si-musique|Musique lente}', '{si-musique|un appareil, derrière vous}', null),
        optional('{18-24m si-instruments|Instruments à secouer ou à taper, d’une pièce}', 'un par trottineur', null),
        optional('{si-bulles|Savon à bulles sans parfum}', '{si-bulles|un flacon, dans votre poche}', null),
      ],
      preparation: [
        'Soufflez à travers chaque foulard, une main derrière : l’air passe, il peut servir. Il n’a ni frange ni fil qui pend, et n’est pas plus long que votre bras.',
        'Dites d’avance {10min|la comptine}{20min 30min|les deux comptines} à voix haute, le foulard à la main : {10min|quatre lignes}{20min 30min|quatre lignes chacune}, un geste par ligne. Vous ne chantez pas? Récitez-{10min|la}{20min 30min|les} en balançant la tête.',
        '{0-18m|Les poupons sont devant vous, assis s’ils s’assoient seuls, sinon couchés sur le dos, leurs pieds près de vos genoux.} {18-24m|Les trottineurs ont deux pas de tapis vide pour lever les bras et courir après leur foulard.} {multiage|Ces deux pas sont du côté où il n’y a pas de poupon.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Assise par terre, tenez un foulard par un coin : « Petit vent, petit vent doux (il se balance), passe ici, passe partout (il frôle les pieds des enfants), monte, monte, monte encore (il monte au bout de votre bras)… » Arrêtez tout, le bras en l’air. Comptez trois dans votre tête. « Pouf! » Ouvrez les doigts : le foulard descend tout seul. « Il tombe et il s’endort. » {si-marionnette|Avec une marionnette, recommencez : elle serre le foulard dans ses bras ou dans sa bouche, et c’est elle qui le lâche à « pouf ».} Chuchotez : « Encore? »',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'Cette fois, le foulard ne tombe pas avant qu’un enfant l’ait demandé. « Monte, monte, monte encore… » Bras levé, bouche fermée, attendez. {0-18m|Jouez devant un poupon à la fois. Il étire le cou, bat des pieds, fait « a! »? « Pouf! » Le foulard tombe à côté de sa main, et il l’attrape.} {0-18m !multiage|Une comptine à chacun : reprenez le foulard, passez au voisin, et faites trois fois le tour. Les yeux partent ailleurs? Dites la comptine plus bas : ils reviennent. Au dernier tour, lâchez d’une autre hauteur : où regarde-t-il, en l’air ou sur le tapis?} {18-24m|Le trottineur a son foulard : il le lève avec vous, le lâche bien avant « pouf », court le chercher. Dites « pouf » au moment où il le lâche.} {18-24m si-instruments|Assis, les trottineurs font le vent sur leurs instruments; tout se tait? « Pouf! »} {18-24m !multiage|Debout, on s’étire sur la pointe des pieds. « Monte encore? » Ils le disent ou lèvent les bras. Puis changez le vent : « Petit vent, petit vent fort! » Les foulards s’agitent. « Petit vent tout endormi » : ils bougent à peine, et vous chuchotez « pouf ».} Un foulard tombe sur une tête? Tirez-le aussitôt : « Coucou! »',
        ),
        play(
          { 20: 6, 30: 7 },
          'Froissez le foulard entre vos deux mains et dites la deuxième comptine : « Dans mes mains, tout chiffonné (serrez), mon foulard s’est bien caché (montrez vos mains). Toc, toc, toc, es-tu dedans? (cognez-les sur votre genou) » Attendez qu’un enfant cogne, crie ou touche vos mains. « Oui! Je sors en m’étirant! (ouvrez les mains : il gonfle) » {0-18m|Prêtez vos mains au poupon : il les touche, tire un doigt, crie? Ouvrez.} {0-18m !multiage|Laissez ensuite dépasser un coin : il le pince, et le foulard sort à sa vitesse. Puis aucun coin : cherche-t-il dans vos mains? Ouvrez un doigt à la fois : « Oui… oui… je sors! »} {18-24m|Le trottineur cogne sur vos mains : « Toc! » Puis il chiffonne le sien, qui dépasse de partout : « Es-tu dedans? »} {18-24m !multiage|Faites parler le foulard : « Non! » On cogne encore : « Non! » La troisième fois : « Oui! » Puis cachez-le sous votre genou ou dans votre manche. « Toc, toc, toc, où es-tu? » L’enfant montre, cogne, tire.}',
        ),
        play(
          { 30: 6 },
          'Posez un foulard devant chacun{0-18m|, sauf le bébé couché, qui reçoit le sien quand vous êtes à lui,} et taisez-vous. Le geste de l’enfant choisit la comptine : un bras qui se lève, c’est le vent; deux mains qui serrent, c’est « toc, toc, toc ». {0-18m|Le poupon agite son foulard? Chantez le vent à sa vitesse, arrêtez quand il arrête. Il le serre dans son poing? « Toc, toc, toc, es-tu dedans? »} {0-18m !multiage|Tenez un coin, il tient l’autre : le foulard se balance entre vous deux, jamais au-dessus de sa figure. Il lâche? « Pouf! » Il le reprend? Recommencez au premier mot. Puis faites le tour : chaque poupon a sa comptine, à sa vitesse.} {18-24m|Le trottineur vous apporte le sien. « Laquelle? » Il lève le bras, serre les mains ou dit « pouf »? Chantez-la.} {18-24m !multiage|Un enfant lève le bras : tout le monde fait le vent avec lui et attend son « pouf ». C’est ensuite au voisin. Puis trompez-vous : commencez « toc, toc, toc » avec le foulard levé. « Ben non! » Ils vous montrent le bon geste.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '{si-musique|Mettez une musique lente : les foulards dansent. Arrêtez-la, attendez : « Pouf! »} Dites la comptine du vent une dernière fois, presque sans voix, le foulard bercé sur vos genoux. À « il s’endort », faites un berceau de vos deux mains. {18-24m|Le trottineur y couche son foulard, le reprend, le recouche.} {0-18m|Un poupon tient son foulard? Avancez le berceau sous son poing et attendez que sa main s’ouvre.} Comptez les foulards à voix haute, montrez vos mains vides, « plus rien! », et rangez-les hors de portée. {si-bulles|Soufflez enfin une bulle ou deux, loin des visages : « Monte, monte encore… » Elles font « pouf » toutes seules.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Attendez trois secondes avec un visage qui espère, sans aider.',
          'Prenez pour une demande tout ce qui bouge : un pied, un souffle, un « a ».',
          '{0-18m|Chantez à la hauteur de ses yeux, le foulard à côté de votre visage, pas devant.} {!0-18m|Le trottineur dit « pouf » trop tôt? Lâchez le foulard quand même : c’est lui qui décide.}',
          'Gardez toujours les mêmes mots : on les reconnaît avant de les dire.',
        ],
        questionsOuvertes: [
          'Où est le foulard?',
          'Qui le fait tomber?',
          '{20min 30min|Qu’est-ce qui se cache dans mes mains?}',
        ],
      },
      vocabulaire: [
        'le foulard',
        'le vent',
        'monte',
        'pouf',
        'encore',
        '{20min 30min|toc, toc, toc}',
        '{20min 30min|caché}{10min|doux}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Avant six mois environ, le foulard se balance à une longueur d’avant-bras de ses yeux, sur le côté, et descend lentement. Celui qui se tient debout contre vous lève le bras en même temps que le vôtre.',
        },
        {
          pour: '18-24m',
          texte:
            'Il ne veut pas chanter, seulement courir avec son foulard? Dites la comptine sur ses pas et gardez « pouf » pour le moment où il tombe assis.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Il voit peu? Le foulard frôle sa main à chaque ligne, et « pouf » le dépose dans sa paume. Il n’entend pas? Battez le rythme sur sa jambe; les doigts qui s’ouvrent disent « pouf ». Il bouge peu? Un clignement des yeux, un souffle le font tomber.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, dehors, à l’ombre, le vrai vent prend le foulard avant « pouf » : on rit et on recommence.} {ete|L’hiver, devant la fenêtre où il neige, le foulard tombe comme un flocon : « Pouf! »}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Foulard qui tombe sur la tête un instant.',
          '{18-24m|Tomber assis en le rattrapant.} {!18-24m|Sursaut à « pouf ».}',
        ],
        dangersAEliminer: [
          'Foulard sur un visage : tirez-le aussitôt; aucun n’est laissé près d’un enfant que vous ne regardez pas{0-18m|; le bébé couché n’a le sien que lorsque vous êtes devant lui}.',
          'Foulard autour d’un cou, noué ou plus long que votre bras : il sort du jeu.',
          'Foulard enfoncé dans la bouche : sortez-le par un coin et donnez-en un sec.',
          '{18-24m|Foulard au plancher, qui glisse sous le pied : ramassez-le avant que l’enfant coure.} {!18-24m|Fil ou ourlet défait, qui s’enroulerait à un doigt : ce foulard sort du jeu.}',
          '{18-24m si-instruments|Instrument brandi près d’un visage : on en joue assis; fendu ou mal fermé, il sort du jeu.}',
          '{si-bulles|Savon dans un œil ou sous un pied : le flacon reste dans votre poche, et la flaque s’essuie.}',
        ],
        supervision: 'palier1',
        allergies: ['Foulards lavés sans parfum.'],
      },
      observation: [
        'Langage oral : à quel vers fait-il un son, un mot, et lequel?',
        'Langage prélinguistique : par quel signe demande-t-il la fin, ou encore?',
        'Motricité globale : que fait tout son corps quand le foulard monte?',
      ],
      prolongements: [
        'Au changement de couche, la débarbouillette propre fait le petit vent : elle attend son cri pour tomber sur votre épaule.',
        'Écrivez la comptine pour les parents : à la maison, un mouchoir de tissu suffit.',
      ],
      reflexionRetroaction: ['Ai-je laissé le silence durer?', 'Quel enfant a une façon à lui de dire « encore »?'],
    },
  },
  {
    key: 'la-bosse-c-est-la-balle',
    summary:
      'La balle disparaît, et il reste une bosse sous la couverture. Poum, poum : elle roule! Puis la balle passe derrière, et dedans, et on la cherche.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: [],
    materials: ['tissus', 'ballons'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'cacher et trouver',
      'cacher, trouver',
      'cacher une balle',
      'cacher un objet',
      'chercher la balle',
      'trouver la balle',
      'où est la balle',
      'couverture',
      'balle',
      'couverture et balle',
      'balle sous la couverture',
      'la bosse sous la couverture',
      'sous, derrière, dedans',
      'permanence de l’objet',
      'il cherche ce qui a disparu',
      'disparu, retrouvé',
      'la balle a roulé sous le meuble',
      'soulever la couverture',
      'coucou',
      'la cachette',
    ],
    seen: [
      'il se couche par terre pour voir où son jouet est passé sous le divan',
      'elle lève le coin de la doudou et crie là',
      'mon bébé fixe la place où j’ai caché le hochet et tend la main',
      'il tapote une grosseur sous la couverte et la regarde bouger',
      'elle fouille dans mon chandail pour ravoir son jouet',
      'il pleure quand je sors de la pièce comme si j’étais disparue pour toujours',
      'à la pouponnière, une boule roule derrière la chaise et il fait tout le tour',
      'pendant l’habillage, elle se cache sous son pyjama et rit en ressortant',
    ],
    scenes: ['cacher-trouver'],
    picture:
      'Un bébé assis tape une bosse ronde sous une couverture; un enfant à plat ventre cherche derrière le dos de l’éducatrice, mains ouvertes.',
    sheet: {
      titre: 'La bosse, c’est la balle!',
      observationDepart:
        '{18-24m|La balle roule sous le meuble. L’enfant se couche par terre, regarde, passe le bras, puis va chercher de l’autre bout.} {!18-24m|La balle roule derrière votre jambe. Le bébé fixe l’endroit où il l’a vue partir, puis vous regarde.}',
      intentionEducative:
        'Soutenir le tout-petit qui cherche ce qu’il ne voit plus, et lui laisser le temps de le trouver lui-même.',
      domaines: [
        { domaine: 'cognitif', composante: 'Mémoire', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Chercher une balle qu’on ne voit plus, des yeux, de la main ou en y allant.',
        'Tirer, taper ou soulever ce qui la cache.',
        '{20min 30min|Guetter la balle là où elle va ressortir.}',
        'Entendre « {10min|sous »}{20min|sous » et « derrière »}{30min|sous », « derrière » et « dedans »} en voyant ce que le mot dit.',
      ],
      materiel: [
        optional('Couverture légère', 'une, deux à partir de cinq enfants', 'Votre jambe et votre chandail'),
        optional('Balle', 'une pour vous, une par enfant', 'Bas roulé en boule'),
        optional('{si-boîtes|Boîte de carton à rabats}', '{si-boîtes|une}', null),
        optional('{si-foulards|Foulards légers, où l’air passe, pas plus longs que votre bras}', 'un par enfant', null),
        optional(
          '{si-plats|Plats creux de plastique, plus larges et plus profonds que la balle}',
          'un pour deux enfants',
          null,
        ),
        optional('{20min 30min si-tunnels|Tunnel de jeu, ouvert aux deux bouts}', 'un', null),
      ],
      preparation: [
        'Prenez des balles plus grosses que votre poing, sans fente. Soufflez à travers la couverture : l’air passe. Elle n’a ni frange ni cordon. Étendez-la à plat sur le tapis, les balles des enfants à côté. Il y en a deux? Elles se touchent, devant vous.',
        'Pas de couverture? La balle va sous votre jambe pliée{20min 30min|, derrière votre dos} ou dans votre chandail, où elle fait une belle bosse. Pas de balle? Un gros bas roulé en boule se cache aussi bien.',
        '{0-18m|Un poupon est assis entre vos jambes ou à plat ventre au bord de la couverture, la tête et les bras dehors. S’il est sur le dos, jouez à côté de lui : rien ne passe au-dessus.} {18-24m|Les trottineurs ont de la place tout autour : ils ne marchent pas sur la couverture.} {multiage|Les poupons sont à un bord de la couverture, les trottineurs au bord d’en face.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Faites rouler la balle vers les enfants et reprenez-la. Rabattez dessus un coin de la couverture : « Où est la balle? » Il reste une bosse. Attendez, les mains sur vos genoux. Tapotez-la, « poum, poum » : la bosse roule! Ouvrez grand les yeux : « Oh! La bosse, c’est la balle! » Levez le coin : « Là! » Sans couverture, la balle fait sa bosse dans votre chandail. {si-foulards|Puis posez un foulard sur la balle de chacun : une petite bosse à lui, à découvrir par un coin.}',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          '« Sous! » La balle va sous la couverture, ou sous votre jambe, devant leurs yeux. « Où est la balle? » Comptez cinq dans votre tête avant d’aider. L’enfant qui attend son tour a une balle à lui. {si-plats|Sous un plat retourné, plus de bosse! On tape, « toc », on le pousse : la balle roule.} {0-18m|Pour le plus jeune, laissez-en voir la moitié : il la fixe, avance la main, tape. Un autre tire ce qui la cache, joue avec le coin, puis revoit la balle. « Là! »} {0-18m !multiage|Cachez-la trois fois à gauche, puis une fois à droite, sous ses yeux. Il cherche encore à gauche? C’est de son âge. Faites « poum » sur la vraie bosse et attendez. Il cherche seulement du regard? Poussez la bosse jusqu’à sa main.} {18-24m|Le trottineur tape la bosse, « poum! », tire tout d’un coup et rapporte la balle. Il la cache à son tour, et vous crie aussitôt où elle est.} {18-24m !multiage|Cherchez au mauvais endroit : sous votre soulier, sous son pied. « Pas là! » Il vous mène à la bosse. Ensuite, votre main fait une deuxième bosse, à côté : laquelle est la balle? Il tape, il lève, il rit de vos doigts.}',
        ),
        play(
          { 20: 6, 30: 7 },
          '« Derrière! » Roulez la couverture en boudin : c’est un petit mur. Sans couverture, le mur est votre jambe, ou votre dos. La balle passe derrière. {si-tunnels|Au tunnel, poussez-la par un bout : on la guette à l’autre. « Partie… la voilà! »} {0-18m|Le poupon s’étire, rampe ou grimpe par-dessus. S’il ne rampe pas, il la voit partir d’un bord et revenir de l’autre.} {0-18m !multiage|Faites-la passer lentement, toujours du même bord : « Partie… la voilà! » Au quatrième passage, où regarde-t-il d’avance? Puis arrêtez-la derrière et taisez-vous. Il se penche, appelle, regarde vos mains? « Derrière! » Elle ressort.} {18-24m|Le trottineur fait le tour, la prend, la repousse par-dessus.} {18-24m !multiage|Assoyez deux enfants, un de chaque bord du mur : la balle que l’un pousse par-dessus disparaît pour lui et apparaît pour l’autre. « Partie! » « Là! » Puis laissez-la derrière vous et montrez vos deux mains vides : où vont-ils chercher?}',
        ),
        play(
          { 30: 6 },
          '« Dedans! » Pliez la couverture en deux, comme une grande poche, et faites-y entrer la balle; sans couverture, la poche est votre chandail. {0-18m|Ouvrez la poche devant le poupon : sa main entre, tâte, tire. Levez un bout de la poche, et la balle lui roule dans les mains.} {0-18m !multiage|Il la sent à travers le tissu : guidez sa paume sur la bosse, puis vers l’ouverture. Il tape dessus sans chercher? Tapez aussi : « Dedans! » Ensuite, la poche est vide : il y plonge la main. « Plus rien! » Sortez la balle de derrière votre dos : « Là! »} {18-24m|Le trottineur entre le bras jusqu’à l’épaule. Il la sort, la remet, la sort.} {18-24m !multiage|Il cache à son tour et vous cherchez : d’abord sous, puis derrière, en le disant. Il finit par vous montrer : « Là! » Enfin, ôtez un de vos bas et cachez-le avec la balle : que sort-il en premier?}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Cachez la balle une dernière fois, à moitié : tout le monde la trouve. « Là! » Roulez-la vers chacun, qui la touche : « Bye-bye, balle. » Aplatissez la couverture, ou votre chandail, et tapotez : « Plus de bosse! » {18-24m|Les trottineurs tapotent partout, pour vérifier.} {0-18m|Guidez la main de chaque poupon sur le tissu bien plat.} {si-boîtes|Les balles tombent dans la boîte; fermez les rabats : « Parties! » On tape, on ouvre : « Là! »} Puis rangez les balles sur la tablette, sous leurs yeux, et la couverture avec elles.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Montrez la balle, cachez-la lentement, et regardez l’enfant plutôt que la cachette.',
          'Comptez cinq dans votre tête : bien des mains partent à quatre.',
          'Il a trouvé? Dites seulement « là! », du même ton que lui.',
          'Il cherche ailleurs? Faites « poum » sur la bosse, sans montrer du doigt.',
        ],
        questionsOuvertes: ['Où est la balle?', 'Qu’est-ce qui fait la bosse?', '{20min 30min|D’où va-t-elle sortir?}'],
      },
      vocabulaire: [
        'la balle',
        'la bosse',
        'sous',
        '{20min 30min|derrière}{10min|tirer}',
        '{30min|dedans}{10min 20min|taper}',
        'partie',
        'là',
        'plus rien',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Avant huit mois environ, cachez la moitié de la balle, jamais toute. Il pleure quand elle disparaît? Montrez-la aussitôt : le jeu est de la revoir.',
        },
        {
          pour: '18-24m',
          texte:
            'Trop facile? Cachez la balle sous un coin de la couverture, ou sous une jambe. Poussez-la, toujours cachée, jusqu’à l’autre coin, ou l’autre jambe. Levez le premier : « Plus rien! » Où va-t-il chercher?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Il voit peu? Faites « poum » sur la bosse et posez sa main à côté : il cherche au toucher. Ses mains s’ouvrent mal? Il pousse la bosse du poing ou du pied. Il s’inquiète quand elle disparaît? La balle dépasse toujours.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, une mitaine roulée se cache sous la tuque pendant l’habillage.} {hiver|L’été, sur le gazon, à l’ombre, le chapeau cache la balle.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Chercher longtemps, se fâcher, recommencer.', 'Tomber assis en tirant la couverture.'],
        dangersAEliminer: [
          'Couverture sur un visage ou sur un enfant couché : tirez-la aussitôt; c’est la balle qu’on couvre, jamais un enfant.',
          'Couverture laissée après le jeu : elle repart avec vous{0-18m|, et le bébé qui s’endort va dans son lit, sans elle}.',
          'Balle plus petite que votre poing, fendue ou qui s’émiette : elle sort du jeu.',
          '{18-24m|Couverture sous des pieds qui courent : on fait le tour.}',
          '{0-18m|Bébé à plat ventre fatigué, la joue dans la couverture : tournez-le sur le dos, ailleurs.}',
          '{si-foulards|Foulard sur un visage, à un cou ou dans une bouche : ôtez-le aussitôt; tous repartent avec vous.}',
          '{si-boîtes|Boîte de carton : agrafes et bouts de ruban ôtés d’avance; on n’y grimpe pas.}',
          '{20min 30min si-tunnels|Enfant dans le tunnel : un seul à la fois, votre main sur la toile.}',
        ],
        supervision: 'palier1',
        allergies: ['Couverture lavée sans parfum; balle de plastique plutôt que de latex.'],
      },
      observation: [
        'Mémoire : combien de temps cherche-t-il, et où regarde-t-il d’abord?',
        'Raisonnement : que fait-il quand la balle n’est pas là où il l’a cherchée?',
        'Langage oral : quel son ou quel mot annonce qu’il l’a trouvée?',
      ],
      prolongements: [
        'À l’habillage, un soulier se cache sous {ete|le chapeau}{!ete|la tuque} : « Où est le soulier? »',
        'Dites au parent si son enfant trouve la balle à moitié cachée, ou toute cachée : à la maison, un linge à vaisselle et une balle suffisent.',
      ],
      reflexionRetroaction: [
        'Ai-je montré la cachette avant qu’il ait fini de chercher?',
        'Qui cherche du regard, et lui ai-je laissé le temps?',
      ],
    },
  },
  {
    key: 'un-tchou-on-part-deux-on-arrete',
    summary:
      'Un tchou, le train part; deux, il arrête. À la gare, la locomotive s’assoit, le voyageur monte en queue, et tout le monde finit par conduire.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['mouvement-et-defis', 'quartier-et-metiers'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'les trains',
      'trains',
      'train',
      'jouer au train',
      'faire le train',
      'ils se suivent à la queue leu leu',
      'queue leu leu',
      'tchou tchou',
      'chaises',
      'ruban adhésif',
      'chaises et ruban adhésif',
      'rails en ruban',
      'chemin de fer',
      'locomotive',
      'wagons',
      'gare',
      'aiguillage',
      'contrôleur de train',
      'billets de train',
      'marcher en file',
    ],
    seen: [
      'ils marchent l’un en arrière de l’autre en tournant leurs coudes',
      'il crie pour donner le départ et toute la file part derrière lui',
      'ils s’arrêtent sec et se rentrent dans le dos en riant',
      'elle attend sur sa chaise qu’on vienne la chercher pour embarquer',
      'il veut toujours mener en avant et ne laisse pas sa place',
      'il pousse celui d’en avant parce que ça n’avance pas assez vite',
      'depuis qu’on voit passer le CN près de la cour, ils sifflent et embarquent du monde',
      'dans le corridor, la sortie vire en locomotive et on n’entend plus les consignes',
    ],
    scenes: ['vehicules', 'voyage', 'figer'],
    picture:
      'Deux trains d’enfants, un pas entre chacun, tournent les coudes sur une boucle de ruban; un voyageur attend sur une chaise contre le mur.',
    sheet: {
      titre: 'Un tchou, on part; deux, on arrête',
      observationDepart:
        'Ils se suivent à la queue leu leu en faisant « tchou, tchou ». Le premier s’arrête net; les autres lui rentrent dedans et repartent en riant.',
      intentionEducative:
        'Permettre à l’enfant de mener et de suivre, de régler son pas sur un signal et de tenir le rôle d’un train entier.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Partir, suivre et s’arrêter au signal, sans toucher le wagon d’en avant.',
        'Conduire à son tour et donner le signal au train.',
        '{20min 30min|Prendre le côté que montre l’aiguilleur, ou le montrer aux autres.}',
        '{30min|Dire au contrôleur, d’un mot ou d’une phrase, où l’on va.}',
      ],
      materiel: [
        item(
          'Chaises',
          'deux, une par gare; trois à partir de huit enfants',
          'Coin de tapis où l’on s’assoit par terre',
        ),
        optional('Ruban adhésif', 'un rouleau de ruban à peinture, avec vous', 'Bord du tapis, mur et tables à longer'),
        optional('{si-matelas|Matelas ou tapis}', '{si-matelas|un, collé à un mur, hors du rail}', null),
        optional('{si-cerceaux|Cerceaux, couchés à plat}', 'un par gare', null),
        optional('{20min 30min si-cônes|Cône}', 'un', null),
        optional('{30min si-papiers|Papier, en bouts gros comme la main}', 'un bout par enfant', null),
      ],
      preparation: [
        'Adossez chaque chaise à un mur, loin des autres : une chaise, c’est une gare. Les chaises ne bougent plus de tout le jeu et ne s’empilent pas. Sans chaise, la gare est un coin de tapis.',
        'Si vous avez du ruban, collez le rail : une seule ligne, en grande boucle, qui passe devant chaque gare. {20min 30min|Ajoutez un raccourci qui traverse la boucle : là où il commence, c’est l’aiguillage.} Sans ruban, le train longe les murs et les tables{20min 30min|, et l’aiguillage est une table, qu’on contourne à gauche ou à droite}. Tous les trains roulent dans le même sens.',
        'Marchez le trajet, un bras écarté de chaque côté : vos mains ne touchent rien. {multiage|Mettez un plus vieux en tête des premiers trains, un plus jeune juste derrière lui.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Debout devant une gare, tournez vos coudes comme les roues d’une locomotive : « Tch, tch, tch… » Criez « tchou! » et partez, seule, jusqu’à l’autre gare. « Tchou, tchou! » Arrêtez net. {si-cerceaux|Un cerceau est couché devant la gare : vos deux pieds s’arrêtent dedans.} Montrez un doigt, puis deux : « Un tchou, on part. Deux, on arrête. » Essayez avec tous, sur place. Un enfant s’assoit à chaque gare : c’est le voyageur. « Qui est la première locomotive? »',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'Formez des trains de trois ou quatre. Personne ne se tient : chacun tourne ses coudes, à un grand pas de l’autre. La locomotive crie un tchou, et le train part; deux tchous, et il arrête devant la gare. Là, elle s’assoit à la place du voyageur, qui monte en queue. {si-matelas|Un matelas fait une gare de plus : le voyageur y dort, et les deux tchous le réveillent.} Le deuxième wagon devient la locomotive. {2-3a|À deux ans, le train oublie la gare : criez « tchou, tchou! », et tendez la main.} {2-3a !multiage|Soyez la première locomotive, puis le dernier wagon. « Ça monte… tch… tch… » On lève haut les genoux. « Ça descend! » On trottine jusqu’à la gare.} {3-4a|À trois ans, le dernier wagon crie : « Tout le monde est là! » Alors seulement, on part.} {3-4a !multiage|Un wagon s’est décroché? Il lève la main, et le train l’attend. Puis la locomotive change de pas : roues carrées, jambes raides, neige épaisse; les wagons la copient.} {4-5a|À quatre ans, trois tchous font reculer : un pas à la fois, les yeux par-dessus l’épaule.} {4-5a !multiage|La locomotive mêle les signaux : un, deux, trois. Combien d’arrêts réussit-on sans que deux wagons se touchent? On recommence pour en faire un de plus.}',
        ),
        play(
          { 20: 6, 30: 7 },
          'Debout à l’aiguillage, tendez un bras : « Par ici! » Le train prend ce côté-là. Changez de bras : l’autre côté. Un enfant prend votre place, un pas à l’écart du rail. {si-cônes|Il pose un cône sur le côté fermé, puis s’écarte.} Après trois trains, il monte en queue du dernier, dont la locomotive le remplace. {2-3a|À deux ans, l’aiguilleur lève les deux bras. Le train se sépare en deux? Chaque moitié a une locomotive.} {2-3a !multiage|Mettez-vous derrière l’aiguilleur et tendez le bras avec lui : « De quel bord? » Le train passe, il crie « bye! ». Puis le bras tombe : le rail est fermé. Tchou, tchou! Qui le rouvre?} {3-4a|À trois ans, l’aiguilleur attend que la locomotive demande : « De quel bord, s’il vous plaît? »} {3-4a !multiage|Deux trains arrivent ensemble : l’un passe, l’autre compte jusqu’à cinq. Une locomotive s’est trompée de sens et en rencontre une autre, nez à nez? Un train doit faire demi-tour. Lequel? On se parle.} {4-5a|À quatre ans, la locomotive annonce sa gare de loin, et l’aiguilleur trouve le bon bord.} {4-5a !multiage|Un défi : deux trains roulent sans jamais passer par le même côté. L’équipe fait un plan avant de partir, l’essaie, dit ce qui a bloqué et le change.}',
        ),
        play(
          { 30: 6 },
          '« Billets, s’il vous plaît! » Faites le contrôleur : à la gare, chacun ouvre la main, et vous pincez l’air au-dessus : « Clic! Où allez-vous? » {si-papiers|Chacun vous tend un bout de papier, son billet : déchirez-en un coin, que vous gardez.} Puis un enfant devient le contrôleur, et vous montez en queue. {2-3a|À deux ans, on tend une main, l’autre, un pied : clic, clic, clic.} {2-3a !multiage|Donnez deux choix : « Chez mamie ou au parc? » Répétez son mot à tout le train : « Prochain arrêt, le parc! » On roule jusqu’à la gare, et l’on descend faire bonjour au parc. Puis c’est l’enfant qui dit « clic ».} {3-4a|À trois ans, le voyageur a perdu son billet : il cherche dans sa manche, dans son bas.} {3-4a !multiage|Le contrôleur dit oui, non, ou « cherchez encore ». Un voyageur mime un gros paquet invisible : on lui fait de la place. Qu’y a-t-il dedans?} {4-5a|À quatre ans, le contrôleur demande où, avec qui, pour quoi faire, et répond comme un vrai : « Il y a de la neige sur la voie. »} {4-5a !multiage|Son poing est le micro. D’une voix de gare, il annonce la ville inventée, la météo et l’heure d’arrivée. Un voyageur se plaint : le train est trop lent, la banquette pique. Que lui répond-on?}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '« Dernier train! Tout le monde descend. » Les trains n’en font plus qu’un, un pas entre chacun. La locomotive est un enfant qui a peu conduit. Le train monte une côte : « Tch… tch… » Les coudes tournent de plus en plus lentement. Deux tchous chuchotés : on arrête. Le train s’assoit par terre, en file, et souffle sa vapeur : « Pchhh… » {3-4a 4-5a|De wagon en wagon, on dit où l’on aurait voulu aller.} {!3-4a !4-5a|Touchez l’épaule de chacun en passant : « Bonne nuit, wagon! »} S’il y a du ruban, décollez-le ensuite avec eux : la boule va à la poubelle.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Arrêtez d’un seul signal, le même pour tous : deux tchous, et votre main levée.',
          'Un wagon en pousse un autre? Ajoutez un pas entre eux : les bras tendus en avant ne touchent personne.',
          'Suivez le train, vous aussi, et partez à deux tchous : ils vous corrigeront.',
          '{20min 30min 3-4a 4-5a|Laissez les locomotives bloquées chercher une issue avant de parler.} {!3-4a !4-5a|Un enfant ne veut que conduire? Son train part de l’autre gare, avec vous pour wagon.}',
        ],
        questionsOuvertes: [
          'Où va ce train?',
          'Qui conduit, maintenant?',
          '{20min 30min|Que fait-on quand deux trains se rencontrent?}',
          '{3-4a 4-5a|Comment rester ensemble sans se toucher?}',
        ],
      },
      vocabulaire: [
        'la locomotive',
        'le wagon',
        'la gare',
        'le rail',
        'la queue',
        '{20min 30min|l’aiguillage}{10min|partir}',
        '{30min|le contrôleur}{10min 20min|arrêter}',
        '{4-5a|reculer}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Il suit mal le train? Devenez son wagon : il est la locomotive. Arrêtez dès qu’il arrête, même sans tchou, et dites-le pour lui : « Tchou, tchou! »',
        },
        {
          pour: '3-4a',
          texte: 'Donnez un métier au dernier wagon : à chaque gare, il se retourne et crie si un autre train arrive.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant invente ce que veulent dire quatre tchous et l’apprend au train : tourner sur soi, marcher de côté, baisser la tête sous un tunnel?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le bruit dérange? Le tchou se fait sans voix : un bras levé qui descend. En fauteuil, l’enfant conduit par le chemin le plus large, et le wagon suivant reste à deux grands pas. Il aime mieux regarder? Il est le chef de gare : assis à côté de la gare, il lève la main pour le départ.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, le train suit un rail tapé dans la neige, et la vapeur sort des bouches.} {hiver|L’été, dans la cour, le rail se trace à la craie, et la gare est à l’ombre.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Wagon qui rentre doucement dans un autre à l’arrêt.',
          'Attendre assis à la gare son tour de monter.',
        ],
        dangersAEliminer: [
          'Vêtement, capuchon ou épaules tirés par-derrière : personne ne se tient, un grand pas entre les wagons.',
          'Chaise déplacée, grimpée, poussée ou empilée : elle reste adossée au mur, et l’on s’y assoit, c’est tout.',
          'Course dans un virage : le train trottine dans les bouts droits et marche dans les virages.',
          '{20min 30min|Aiguilleur dans le chemin : il se tient un pas à côté du rail.}',
          'Ruban décollé : reprenez-le aussitôt, il colle aux pieds{2-3a| et va en bouche}; le rouleau reste sur vous.',
          '{si-matelas|Matelas sous des pieds qui courent : il est collé au mur, hors du rail; on s’y couche, on n’y saute pas.}',
          '{si-cerceaux|Cerceau qui glisse sous le pied : on y entre au pas, et on l’enjambe pour sortir.}',
          '{2-3a 30min si-papiers|Coin de billet à la bouche : il va dans votre poche aussitôt déchiré.}',
        ],
        supervision: 'palier2',
        allergies: ['Aucun aliment à bord : on ne mange pas en marchant.'],
      },
      observation: [
        'Motricité globale : comment s’arrête-t-il, et à quelle distance de l’autre?',
        'Langage oral : quels signaux, quels mots invente-t-il pour le train?',
        'Attention : comment attend-il le signal quand il est le dernier wagon?',
      ],
      prolongements: [
        'Jusqu’au vestiaire ou au lavabo, un enfant donne les tchous et conduit le groupe.',
        'À la maison, le corridor devient le rail : un tchou, on part souper; deux, on arrête à la porte.',
      ],
      reflexionRetroaction: [
        'Qui n’a pas conduit, et le voulait-il?',
        'Ai-je donné le signal à la place de la locomotive?',
      ],
    },
  },
  {
    key: 'l-auto-de-course-met-ses-pantoufles',
    summary:
      'Un doigt sur le toit, l’auto de course suit la piste, prend les virages, arrête au puits. Puis elle met ses pantoufles : la plus lente gagne!',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['mouvement-et-defis'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'autos de course',
      'auto de course',
      'course d’autos',
      'course automobile',
      'les voitures de course',
      'petites autos',
      'petites voitures',
      'ruban adhésif',
      'petites autos et ruban adhésif',
      'piste de course',
      'piste en ruban',
      'piste d’autos',
      'circuit d’autos',
      'virages',
      'arrêt au puits',
      'arrêt aux puits',
      'changer les pneus',
      'course à la plus lente',
      'ils font foncer leurs autos',
      'formule un',
      'motricité fine',
    ],
    seen: [
      'il fait foncer son petit char et capote dans le tournant',
      'elle promène son auto du bout du doigt le long du ruban par terre',
      'ils font la course à celui qui va le plus lentement possible',
      'il s’écrie qu’il a gagné et l’autre dit que c’est lui',
      'ça va trop vite, les jouets revolent et un ami en a reçu un',
      'il n’est pas capable de ralentir et rentre dans tout le monde',
      'depuis la fin de semaine du Grand Prix, ça vrombit d’un bout à l’autre du local',
      'au coin des autos, ils changent les pneus et font semblant de mettre du gaz',
    ],
    scenes: ['vehicules', 'mesurer'],
    picture:
      'Trois enfants à genoux poussent du doigt une auto en pantoufles; un juge à plat ventre surveille les roues à la ligne d’arrivée.',
    sheet: {
      titre: 'L’auto de course met ses pantoufles',
      observationDepart:
        'Vroum! Les autos foncent, se cognent, revolent sous le meuble. {3-4a 4-5a|« J’ai gagné! » « Non, moi! »} {!3-4a !4-5a|« Encore! »}',
      intentionEducative:
        'Offrir à l’enfant une course où sa main règle la vitesse : suivre un trait, ralentir au virage, avancer sans arrêter.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Pousser une auto d’un doigt le long d’une piste, en ralentissant aux virages.',
        'Faire avancer l’auto aussi lentement qu’on le peut, sans qu’elle arrête.',
        '{30min|Compter les quatre roues et repartir quand le mécanicien le dit.}',
        '{4-5a|Dire ce qui rend une piste plus difficile et le changer.}',
      ],
      materiel: [
        item('Petites autos', 'une par enfant, une pour vous, trois de plus', 'Souliers, poussés d’une main'),
        optional(
          'Ruban adhésif',
          'un rouleau de ruban à peinture, avec vous',
          'Bord du tapis, pattes de tables et de chaises',
        ),
        optional('{si-boîtes|Grande boîte de carton}', '{si-boîtes|une, couchée contre le mur}', null),
        optional('{si-foulards|Foulard}', '{si-foulards|un}', null),
        optional('{si-crayons|Crayons feutres}', 'un par enfant', null),
        optional(
          '{si-catalogues si-ciseaux si-colle|Catalogues, ciseaux à bouts ronds et colle}',
          'deux catalogues, une paire de ciseaux et un bâton de colle pour deux enfants',
          null,
        ),
        optional('{si-crayons si-catalogues si-ciseaux si-colle|Papier épais}', 'un carré par enfant', null),
      ],
      preparation: [
        'Tirez sur les roues : l’auto qui en perd une reste au garage. {2-3a|L’auto qui passe dans un rouleau de papier hygiénique y reste aussi : un soulier la remplace.}',
        'Si vous avez du ruban, collez au plancher une grande boucle pour quatre ou cinq enfants, une deuxième s’il y a plus d’enfants : un seul trait, trois virages, assez de place pour tous les genoux autour. Sans ruban, la piste fait le tour du tapis et des pattes de chaises.',
        'Collez ou montrez une ligne de départ. {30min|À deux pas de la piste, le puits est un coin de tapis.} {20min 30min|Pour la course à la plus lente, gardez un bout de plancher vide : un départ, une arrivée deux pas plus loin, de la place pour cinq pilotes côte à côte.} {multiage|Les plus jeunes ont une boucle à eux, avec deux virages larges.}',
        '{si-crayons|Plus tôt, à la table, chacun dessine un spectateur sur un papier plié, qui tiendra debout au virage.} {si-catalogues si-ciseaux si-colle|À la table, avant le jeu, on découpe ou l’on déchire des gens dans un catalogue et on les colle sur un papier plié : voilà des spectateurs debout.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'À genoux à la ligne de départ, foncez à toute vitesse : « Vroum! » L’auto sort au premier virage et se couche sur le toit. « Oups! Trop vite. » Remettez-la sur la piste, un seul doigt sur le toit. « Vrrr… je ralentis… je tourne… vrrr! » Faites un tour. « Un doigt sur le toit. Si l’auto sort de la piste, on la ramène avant le virage. » Tendez les autos : « À vos moteurs! » {si-foulards|Un enfant lâche un foulard : c’est le départ.}',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'Les autos tournent toutes dans le même sens, l’une derrière l’autre. Au virage, on ralentit; dans le droit, on fait vroum. {si-crayons si-catalogues si-ciseaux si-colle|Un spectateur tombe au virage? On le relève, et l’on ralentit au tour suivant.} {2-3a|À deux ans, l’auto coupe la boucle et revient : suivez le trait à côté d’elle, « vrrr… et ça tourne! ».} {2-3a !multiage|Mettez votre doigt à plat dans le virage : c’est un feu rouge. « Attends… attends… vert! » Le doigt se lève, l’auto repart. Puis un enfant fait le feu rouge pour votre auto.} {3-4a|À trois ans, on cherche quel virage fait sortir le plus d’autos, et l’on change de main pour le prendre.} {3-4a !multiage|On ne dépasse pas sans le dire : derrière une auto lente, on klaxonne, et elle se tasse. Puis on fait la piste dans l’autre sens : les mêmes virages sont-ils plus durs?} {4-5a|À quatre ans, on commande un virage plus serré ou un zigzag : collez-le, ou déplacez la chaise, et l’on compte les sorties de piste.} {4-5a !multiage|Trois tours sur l’ancien virage, trois sur le nouveau : où sort-on le plus souvent? Trop facile, on le resserre; impossible, on l’élargit. Chaque pilote en invente un, que les autres essaient.} {10min|Pour finir, l’auto met ses pantoufles, une par roue : « Flop, flop, flop, flop. » Elle roule le plus lentement possible, sans arrêter.}',
        ),
        play(
          { 30: 7 },
          '« Pssst… mon pneu est mou! » Sortez de la piste, roulez jusqu’au puits et retournez l’auto. Un enfant mécanicien touche chaque roue : « Une, deux, trois, quatre. Pars! » Le mécanicien repart alors avec son auto, et le pilote dépanné devient mécanicien. {2-3a|À deux ans, on fait tourner les roues du doigt, et l’on recompte : « Une, deux, deux! »} {2-3a !multiage|Faites tousser votre auto : « Keuf, keuf. » Qu’est-ce qu’elle a? Un doigt fait le plein, « glou, glou ». L’autre main essuie le toit. « Elle est prête? » Vroum : elle repart.} {3-4a|À trois ans, le pilote dit ce qu’il entend : « Ça fait couic. » Le mécanicien écoute et répare.} {3-4a !multiage|Ils sont trois autour d’une auto : un aux roues, un à l’essence, un qui crie « pars! ». On change de métier à chaque auto. Les outils sont les doigts.} {4-5a|À quatre ans, l’équipe décide de l’ordre des gestes et compte tout haut pendant l’arrêt.} {4-5a !multiage|Peut-on faire plus court? On cherche quel geste a été le plus long, on se place autrement, on recompte. Puis le pilote invente une panne sans la dire et la mime : les mécaniciens trouvent laquelle avant de réparer.}',
        ),
        play(
          { 20: 6, 30: 6 },
          '« Les autos sont fatiguées. Elles mettent leurs pantoufles. » Mettez-les à la vôtre, une par roue : « Flop, flop, flop, flop. » C’est la course à la plus lente : les autos sont côte à côte au départ, un pas entre les pilotes, cinq à la fois. Elles roulent tout droit, et la dernière à l’arrivée gagne. L’auto qui arrête ou recule est avancée d’une main. {3-4a 4-5a|Les autres, à plat ventre à l’arrivée, surveillent les roues.} {!3-4a !4-5a|Les autres font un tour de piste en attendant.} {2-3a|À deux ans, on chuchote « vrrr », on met les pantoufles, on les ôte, on les remet.} {2-3a !multiage|Roulez à côté de l’enfant, à quatre pattes : « Plus lent qu’un escargot… » Bâillez. L’auto s’endort? Chuchotez « debout, les roues! » : elle repart.} {3-4a|À trois ans, un juge à plat ventre regarde les roues : « Elle bouge… elle bouge… arrêtée! »} {3-4a !multiage|On court ensuite à deux autos, puis à trois; les juges changent. Le pilote raconte sa course, au ralenti lui aussi : « J’aaaaarrive… »} {4-5a|À quatre ans, on cherche son truc : deux doigts, le souffle retenu, l’auto en zigzag?} {4-5a !multiage|Le zigzag est-il permis? Les pilotes s’entendent, puis on refait la course. Combien de fois chante-t-on la même chanson avant l’arrivée?}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Tour d’honneur, en pantoufles : toutes les autos font un tour ensemble, l’une derrière l’autre, à la vitesse de la plus lente. Le moteur baisse : « Vrrr… vrr… vr… » Revenues à la ligne, elles se rangent contre le mur, et l’on retire leurs pantoufles : « Flop. » {si-boîtes|La boîte couchée est leur garage : un doigt les y pousse, une à une, sans toucher les bords.} {3-4a 4-5a|Le pilote dit où il a dû ralentir le plus.} {!3-4a !4-5a|« Bonne nuit, l’auto. »} S’il y a du ruban, on l’enlève ensemble, en suivant la piste une dernière fois, et la boule va à la poubelle.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Pendant les tours de piste, restez à genoux au virage : c’est là qu’on a besoin de vos yeux.',
          'Ça fonce? Votre auto passe devant, très lente : « Je suis en pantoufles. »',
          'Dites ce que fait la main : « Ton doigt a ralenti avant de tourner. »',
          '{20min 30min 3-4a 4-5a|On se chicane pour savoir qui a gagné? Refaites la course à deux; les autres, le nez au plancher, disent quelle auto roule encore.} {10min 3-4a 4-5a|On se chicane pour savoir qui est premier? Sur une boucle, personne ne l’est : demandez qui a fait un tour sans sortir.} {!3-4a !4-5a|Deux mains sur la même auto? Il y en a trois de plus, contre le mur.}',
        ],
        questionsOuvertes: [
          'Où faut-il ralentir?',
          'Comment va-t-elle encore plus lentement?',
          '{30min|De quoi cette auto a-t-elle besoin?}',
          '{3-4a 4-5a|Que changerais-tu à la piste?}',
        ],
      },
      vocabulaire: [
        'la piste',
        'le virage',
        'ralentir',
        'lentement',
        '{30min|le puits}{10min 20min|le départ}',
        '{30min|le mécanicien}{10min 20min|tourner}',
        'les pantoufles',
        '{4-5a|serré}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Il perd le trait? Sa piste est le bord du tapis, qui guide les roues. Il pousse l’auto de toute la main? C’est bien aussi.',
        },
        {
          pour: '3-4a',
          texte: 'Trop facile? Il fait un tour en marche arrière, l’auto tournée le coffre en avant.',
        },
        {
          pour: '4-5a',
          texte:
            'Il invente un virage, lui donne un nom, « le spaghetti » ou « le genou », et l’apprend aux autres pilotes.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'S’accroupir est difficile? Tracez-lui une deuxième piste, sur une table. Un doigt ne suffit pas? Le poing pousse par-derrière. {20min 30min|Perdre le fait pleurer? Il court seul : une chanson avant l’arrivée, puis deux.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, la piste se trace à la craie dans la cour, avec de vrais trous et de vraies fentes.} {ete|L’hiver, dans la neige tapée, la mitaine creuse la piste, et l’auto suit le sillon.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Auto qui sort de piste sur un genou.',
          'Aller trop vite et devoir ramener l’auto avant le virage.',
        ],
        dangersAEliminer: [
          'Auto sous un pied : on reste à genoux près de la piste, et les autos de trop sont contre le mur.',
          'Auto lancée ou lâchée à toute vitesse : le doigt ne quitte pas le toit.',
          'Doigts sous un genou ou un soulier : un pas entre les pilotes, tous dans le même sens.',
          '{2-3a|Auto ou bout de ruban à la bouche : ôtez-le, vérifiez les roues, lavez l’auto.}',
          'Ruban décollé ou rouleau qui traîne : il revient sur vous.',
          '{si-catalogues si-ciseaux si-colle|Ciseaux : assis à la table, près de vous, comptés avant et après; aucun ne vient près de la piste.}',
          '{2-3a si-crayons|Capuchon de crayon à la bouche : vous gardez les capuchons.}',
          '{si-foulards|Foulard sous un genou ou à un cou : ramassez-le dès le départ donné.}',
        ],
        supervision: 'palier2',
        allergies: ['Métal : l’enfant dont la peau réagit au nickel prend une auto de plastique.'],
      },
      observation: [
        'Motricité fine : que fait sa main juste avant le virage?',
        'Attention : combien de temps tient-il l’auto très lente sans l’arrêter?',
        'Raisonnement : que change-t-il après une sortie de piste?',
      ],
      prolongements: [
        'Demain, à l’heure de ranger, les autos rentrent au garage en pantoufles, l’une derrière l’autre.',
        'À la maison, le bord d’un tapis fait la piste : qui sera le plus lent, le parent ou l’enfant?',
      ],
      reflexionRetroaction: [
        'Qui a ralenti de lui-même, et qu’est-ce qui l’a aidé?',
        'La plus lente a-t-elle apaisé le local, ou excité les pilotes?',
      ],
    },
  },
]
