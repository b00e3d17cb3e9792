import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** A beast that sulks at the elbow, a paw that wakes before the rest, a house that lies across the way, and wheels that leave a line. */
export const HOME_RHYMES_WAKINGS_COURSES_AND_WHEELS_SHEETS: readonly BankSheet[] = [
  {
    key: 'la-bete-boude-au-coude',
    summary:
      'Des doigts grimpent sur un bras, boudent au coude, crient leur nom et plongent dans le cou; puis la bête, le pas et la voix changent.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['contes-et-lettres', 'sons-et-silence'],
    materials: [],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, le rond s’assoit à l’abri du vent, et la bête va aussi trotter sur le tronc, le banc et la clôture.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'comptine',
      'comptines',
      'chanson',
      'chansons',
      'jeu de doigts',
      'jeux de doigts',
      'jeux de doigt',
      'comptine à gestes',
      'chanson à gestes',
      'comptine pour bébé',
      'comptine pour tout le groupe',
      'petite bête qui monte',
      'changer les paroles',
      'inventer une comptine',
      'faire marcher ses doigts',
      'comptines à doigts',
    ],
    seen: [
      'deux doigts lui courent sur la manche et plongent dans le cou',
      'il réclame la même ritournelle vingt fois d’affilée',
      'elle chatouille la jambe de bébé et s’arrête net au genou',
      'ils attendent les yeux ronds le moment où ça va crier',
      'elle fait la moue pour rire et les autres l’imitent',
      'il change les animaux dans la rime et trouve ça bien drôle',
      'à la table à langer, il gigote et j’ai besoin d’un jeu avec mes mains',
      'dans le rond, on attend les autres, et ils tambourinent sur leurs cuisses',
    ],
    scenes: ['chanter', 'voix'],
    picture:
      'En rond sur un tapis, une enfant fait grimper deux doigts sur son bras, un petit ouvre grand la bouche, l’éducatrice touche le genou d’un bébé couché.',
    sheet: {
      titre: 'La bête boude au coude',
      observationDepart:
        '{2-3a 3-4a 4-5a|« Encore! » La comptine est finie, mais deux doigts remontent déjà le long d’une manche.} {!2-3a !3-4a !4-5a|La comptine est finie, et une petite jambe bat encore l’air pour la ravoir.}',
      intentionEducative:
        'Éveiller le goût de jouer avec les mots, les sons et les doigts, dans une comptine que les enfants refont à leur idée.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Mémoire', role: 'secondaire' },
      ],
      objectifs: [
        '{0-18m 18-24m|Guetter l’arrêt de la bête et réclamer la suite d’un regard, d’un pied ou d’un son.}',
        '{18-24m 2-3a 3-4a 4-5a|Accorder le geste et les mots : marcher, s’arrêter, bondir.}',
        '{2-3a 3-4a 4-5a|Changer une bête, une voix ou un mot, et entendre ce que cela change.}',
        'Offrir son bras ou sa jambe à la bête, ou les garder pour soi.',
      ],
      materiel: [
        item(
          '{dedans|Tapis ou couverture}{cour !hiver|Couverture à dessous imperméable}{cour hiver|Tapis isolants}',
          'de quoi asseoir tout le monde en rond',
          '{dedans|Coussins plats}{cour !hiver|Toile recouverte d’un drap}{cour hiver|Couvertures épaisses pliées en deux}',
        ),
        item(
          '{20min|Gros bas d’adulte propres, à enfiler sur la main}',
          'un par enfant, et le vôtre{0-18m|; deux de rechange}',
          '{dedans|Mitaines de laine}{cour !hiver|Mitaines de laine}{cour hiver|La mitaine que l’on a déjà}',
        ),
        optional(
          '{si-instruments-de-musique|Instruments de musique solides, sans baguette ni petite pièce}',
          '{si-instruments-de-musique|un par enfant}',
          null,
        ),
      ],
      preparation: [
        'Apprenez la comptine sur votre propre bras : huit vers, l’arrêt au coude après le quatrième. Tous les cris se disent en deux coups, « mi-aou », « meuh-meuh » ou « coin-coin », et le vers tombe juste.',
        'Toutes les mains sont lavées, vos ongles sont courts : la bête finit sa course dans un cou. {dedans|Relevez les manches.} {cour !hiver|Relevez les manches si l’air est doux.} {cour hiver|Elle grimpe par-dessus l’habit de neige.}',
        'Assoyez-vous dans le rond. {0-18m|Le poupon est couché devant vous, ou assis contre votre cuisse, le visage vers le rond.} {cour ete|Le rond est à l’ombre, loin des guêpes.} {cour hiver|Tapez la neige sous les tapis.} {cour hiver 0-18m|Poupons en habit de neige : au seuil que votre milieu fixe pour eux, jouez dedans.}',
        '{1adulte|Seule, restez assise pour dire la comptine : votre voix tient le rond}{1adulte multiage|, vos mains sont aux plus jeunes}{1adulte|.} {2adultes|À deux, l’une mène la comptine, l’autre prête son bras à qui le demande.}',
        '{20min avec-tissu|Montez avec @materiel une montagne que la bête grimpera.} {20min avec-coussin|Montez avec @materiel une montagne que la bête grimpera.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'Deux doigts grimpent le long de votre bras. « Une bête, à petits pas, grimpe, grimpe sur mon bras. Elle arrive au bord du coude, elle s’arrête, elle boude. » Lèvres pincées, taisez-vous. « Bête, bête, dis ton nom! Miaou! dit-elle, et d’un bond, elle plonge dans mon cou, fait son nid, et puis c’est tout. » Gardez la main dans le cou, l’œil vers les enfants, jusqu’à ce qu’on la réclame.',
        ),
        play(
          { 10: 6, 20: 8 },
          '{si-instruments-de-musique|Les instruments jouent les pas de la bête, se taisent quand elle boude, et crient son nom : deux coups.} {0-18m|Sur le poupon, vos doigts vont de la cheville au genou et boudent là : un coup de pied, et la bête crie son nom.} {18-24m multiage|Le trottineur tape sa cuisse à pleine main et lance le cri avant tout le monde.} {18-24m !multiage|Chacun tape sa cuisse à pleine main et lance le cri avant vous.} {2-3a|Un doigt ou dix montent; la moue est énorme, et les épaules cachent le cou.} {3-4a|« Moi, c’est une grenouille! » Les doigts sautent, et tout le rond avec eux.} {4-5a|L’enfant prépare sa bête derrière son dos, puis la fait grimper : à son pas, avant le cri, les autres la devinent.} {18-24m 2-3a 3-4a 4-5a|La bête géante a deux poings et une voix de cave. La minuscule tient sur un ongle : tendez l’oreille.} {!18-24m !2-3a !3-4a !4-5a|Changez de poupon, de jambe, de voix, de bête, et gardez celle qui a fait rire.}',
        ),
        play(
          { 20: 5 },
          'Un bas sur la main, la bête part trotter ailleurs : {18-24m 2-3a 3-4a 4-5a dedans|patte de table, divan, coin de mur}{18-24m 2-3a 3-4a 4-5a cour|tronc, banc, clôture}{!18-24m !2-3a !3-4a !4-5a|votre genou, votre épaule, votre tête}. Elle boude au bord de tout. {0-18m|Le poupon vous arrache le bas : la bête est toute nue! Remettez-le, tendez-le encore.} {18-24m multiage|Le trottineur tape la bête par terre et rit à chaque cri.} {18-24m !multiage|On la tape par terre, on rit à chaque cri.} {2-3a|La bête boude si longtemps qu’un autre vient la consoler.} {3-4a|Deux bêtes se rencontrent et se crient leur nom.} {4-5a|« Elle arrive au bord du toit, elle s’arrête, elle… boit! » On cherche ce qui sonne pareil, et les mots qui n’existent pas comptent aussi.}',
        ),
        closing(
          { 10: 2, 20: 4 },
          'La bête est fatiguée. Redites la comptine presque éteinte, les doigts si lents qu’ils n’arrivent pas tous au coude. À la place du cri, un bâillement. Elle fait son nid où l’on veut : cou, poche, manche, creux de la main. {0-18m|Sur le poupon, votre paume se pose et reste là.} {20min|Les bas se roulent en boule et dorment au milieu du rond.} « Elle est bien, là. On la laisse. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tenez l’arrêt au coude plus longtemps que vous n’en avez envie : les demandes naissent dans ce silence.',
          'Reprenez le cri tel qu’on vous le donne, même s’il ne ressemble à aucune bête connue.',
          'Tendez deux doigts avant de grimper : « Ton bras, oui? » Le bras se retire? La bête remonte le vôtre.',
          '{0-18m multiage|Une autre main que la vôtre veut faire sa bête sur le poupon? Sur la jambe, collée à vous, et elle redescend dès que les yeux du poupon se détournent.}',
        ],
        questionsOuvertes: [
          'Qui grimpe, cette fois?',
          'Comment marche-t-elle?',
          '{2-3a 3-4a 4-5a|Pourquoi boude-t-elle?}',
          '{3-4a 4-5a|Qu’est-ce qui finit comme « coude »?}',
        ],
      },
      vocabulaire: ['grimper', 'le coude', 'bouder', 'le bond', 'plonger', 'le nid', 'géant', 'minuscule'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Toujours la même jambe et la même bête, trois fois : au bout de quelques jours, les yeux du poupon sont rendus au genou avant vos doigts. À son babil, répondez par le cri.',
        },
        {
          pour: '18-24m',
          texte:
            'Sur le bras du trottineur, sa main et la vôtre montent l’une derrière l’autre. Laissez-lui un seul mot, « coude » ou « bond », et taisez-vous juste avant.',
        },
        {
          pour: '2-3a',
          texte:
            'Les doigts ne marchent pas un à un? La main entière rampe, molle comme une limace. Offrez deux bêtes, une dans chaque main.',
        },
        {
          pour: '3-4a',
          texte: 'L’enfant mène le rond le temps d’une bête : son pas d’abord, et le rond guette son cri.',
        },
        {
          pour: '4-5a',
          texte:
            'Proposez une autre halte : le poignet, le genou, le menton. L’enfant refait les deux vers du milieu, qui riment ou qui font rire.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un frôlement dérange? La bête devient lourde : la paume entière, ferme, sur la manche, ou sur la vôtre, à côté. Un enfant parle peu? Il fait le bond, le rond lui prête le cri. Une main ne s’ouvre pas? Le poing roule et boude très bien.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, la bête porte une mitaine et crisse sur la manche du manteau.} {!ete|L’été, dans la cour, bras nus, la bête chatouille davantage : demandez deux fois.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Cri trop fort, fou rire qui déborde.',
          '{2-3a 3-4a 4-5a|Deux bêtes qui se chicanent pour un bras.}',
        ],
        dangersAEliminer: [
          'Doigts près des yeux ou dans une bouche : la bête s’arrête au cou{0-18m|, et au genou chez le poupon}.',
          'Chatouille imposée : un bras retiré, une tête qui tourne, et la bête s’en va aussitôt.',
          '{si-instruments-de-musique|Instrument fendu ou dont une pièce bouge : il sort du rond. Coup près d’une oreille : on joue sur ses genoux.}',
          '{18-24m 2-3a 3-4a 4-5a 20min|Enfant qui grimpe avec sa bête : la main monte, les deux pieds restent par terre.}',
          '{0-18m 20min|Bas trempé par une bouche : échangez-le contre un sec.}',
          '{dedans|Cris derrière le mur d’un dormeur : la bête chuchote son nom, ou remettez la comptine à plus tard.}',
          '{cour ete|Soleil sur les bras nus : le rond reste à l’ombre, chapeaux sur les têtes.}',
          '{cour hiver|Derrières froids, mains qui sortent des mitaines : la comptine se dit debout, puis l’on rentre.} {cour hiver 0-18m|Le poupon la finit dans vos bras.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Peau qui fait de l’eczéma : la bête grimpe par-dessus la manche. {20min|Bas lavés sans parfum, sans laine si elle pique.}',
        ],
      },
      observation: [
        'Langage oral : le cri, le son ou le mot que l’enfant glisse dans la comptine, tel quel, et à quel vers.',
        'Motricité fine : quels doigts marchent, et que devient l’autre main pendant ce temps?',
        'Mémoire : qu’est-ce qui, dans son visage ou son corps, annonce la suite avant vous?',
      ],
      prolongements: [
        'À l’habillage, la bête entre dans une manche, boude en chemin, et sort par l’autre bout.',
        '{2-3a 3-4a 4-5a|Affichez les huit vers près des crochets, le cri laissé en blanc : le parent apprend de son enfant quelle bête y loge aujourd’hui.} {!2-3a !3-4a !4-5a|Affichez les huit vers près des crochets : le parent fait monter la bête jusqu’au genou avant d’enfiler le bas.}',
      ],
      reflexionRetroaction: [
        'Qui a changé la comptine avant que je m’en aperçoive?',
        'Le silence du coude a-t-il servi à ceux qui parlent peu?',
      ],
    },
  },
  {
    key: 'd-abord-une-patte',
    summary:
      'Un toutou dort encore sous sa débarbouillette. À mesure qu’ils se lèvent de la sieste, les enfants le réveillent tout bas, patte par patte.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['emotions-et-amitie', 'contes-et-lettres'],
    materials: ['tissus', 'livres'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    moment: 'reveil',
    calls: [
      'réveil de la sieste',
      'au sortir de la sieste',
      'lever de la sieste',
      'se réveiller',
      'ils se réveillent pas tous en même temps',
      'réveillé avant les autres',
      'grognon au réveil',
      'pleure en se réveillant',
      'encore endormi',
      'réveil en douceur',
      'réveil',
      'toutous',
    ],
    seen: [
      'elle fait bouger une patte du toutou sous sa couverture sans faire de bruit',
      'il cache et découvre son ourson en disant dodo, pus dodo',
      'ils se collent contre moi, un par un, les cheveux tout mêlés',
      'il se lève de mauvais poil et ne veut pas qu’on lui parle',
      'elle se lève trop tôt et réveille toute la chambrée',
      'il raconte tout bas un rêve où il y avait un chien',
      'après le dodo, ils se lèvent à des heures différentes et je dois patienter',
      'dans le local encore sombre, elle chuchote à l’oreille de son lapin',
    ],
    scenes: ['sieste'],
    picture:
      'Près d’une petite lampe, l’éducatrice tient un bébé; une enfant soulève le linge d’un toutou, un grand feuillette un livre, un ami dort sur son matelas.',
    sheet: {
      titre: 'D’abord une patte',
      observationDepart:
        '{18-24m 2-3a 3-4a 4-5a|Un enfant est assis sur son matelas, la joue marquée par le pli du drap. À côté, on dort encore.} {!18-24m !2-3a !3-4a !4-5a|Un poupon a les yeux ouverts et suce son poing. Dans l’autre lit, on dort encore.}',
      intentionEducative:
        'Soutenir un éveil à l’heure de chaque corps, dans un coin où l’on protège ceux qui dorment encore.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Sommeil', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Passer du sommeil au jeu en prenant le temps voulu.',
        'Sentir une partie de son corps s’éveiller, puis une autre.',
        '{18-24m 2-3a 3-4a 4-5a|Garder des gestes et une voix qui laissent dormir un ami.}',
        '{3-4a 4-5a|Prêter au toutou un rêve, une humeur, un besoin.}',
      ],
      materiel: [
        item('Toutous lavables, aux yeux brodés, sans ruban', 'un par enfant et le vôtre', 'Poupées de tissu'),
        item('Débarbouillettes sèches', 'une par toutou', 'Taies d’oreiller pliées'),
        item('Livres cartonnés', 'deux par enfant', '{0-18m|Livres de tissu}{!0-18m|Albums aux pages souples}'),
        item(
          'Tapis épais et coussins d’appui fermes',
          'un coin où s’adosser',
          'Matelas de sieste libres, contre le mur',
        ),
        item('Petite lampe qui ne chauffe pas, hors d’atteinte', 'une', 'Rideau ouvert d’une largeur de main'),
        optional('{3-4a|Papier et crayon, pour le rêve dicté}', '{3-4a|un de chaque, près de vous}', null),
      ],
      preparation: [
        'Pendant la sieste, montez le coin là où votre place donne sur le tapis et sur les {18-24m 2-3a 3-4a 4-5a|matelas}{!18-24m !2-3a !3-4a !4-5a|lits}. Allumez la lampe, cachez son fil; le rideau des dormeurs reste fermé et son cordon, relevé.',
        'Couchez les toutous le long du tapis, couverts jusqu’au cou, une patte dehors. {18-24m 2-3a 3-4a 4-5a|Le toutou d’un dormeur garde sa place aussi longtemps que son enfant dort.}',
        '{18-24m 2-3a 3-4a 4-5a|Du matelas au coin, et du coin à la toilette, dégagez un passage qui n’enjambe personne.}',
        '{0-18m|Un poupon qui appelle se lève tout de suite. Dites où vous allez, gardez la porte ouverte et le coin sous vos yeux; hors de vue, tous les levés viennent avec vous.} {0-18m 18-24m|La couche est changée avant le retour au coin.} {0-18m|Un poupon dort encore dans une autre pièce? Porte ouverte, vous l’entendez, et vous allez souvent le voir respirer.}',
        '{1adulte|Seule, ne bougez du coin que pour un dormeur, une couche ou la toilette : ceux qui se lèvent savent où vous trouver.} {2adultes|À deux, l’une reste aux dormeurs, l’autre au coin.}',
        '{avec-tissu|Couvrez aussi un toutou avec @materiel.} {avec-coussin|Adossez le coin à @materiel.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          '{18-24m 2-3a 3-4a 4-5a|Quelqu’un se lève, les yeux tout petits. Restez assise, ouvrez un bras : on se colle, ou non.} {!18-24m !2-3a !3-4a !4-5a|Assoyez-vous au coin, le poupon contre vous, et laissez ses yeux s’habituer.} Du doigt, par-dessous la débarbouillette, faites bouger la patte du toutou. « Une patte est réveillée. Le reste dort encore », chuchotez-vous. Puis la patte se repose, et vous aussi. À chaque lever, refaites une place, puis la patte.',
        ),
        play(
          { 10: 6, 20: 7 },
          'On réveille son toutou, on le laisse dormir ou l’on regarde un livre. {0-18m|Votre paume tient un pied du poupon, puis l’autre; il s’étire, et sa main trouve une oreille de toutou.} {!18-24m !2-3a !3-4a !4-5a|Ce qui bouge, nommez-le tout bas : « Un pied. Tes doigts. »} {18-24m|Le trottineur tire la débarbouillette, la remet, la tire : « Dodo. Pus dodo. »} {2-3a|« Ses yeux veulent pas. » Une joue se frotte contre l’oreille, et le toutou bâille par la bouche de l’enfant.} {3-4a|Couché nez à nez avec son toutou, l’enfant écoute un rêve et vient vous le porter à l’oreille.} {4-5a|Comment éveiller un toutou sans y toucher? Un souffle, une chanson à lèvres fermées, un livre ouvert devant son museau.} {18-24m 2-3a 3-4a 4-5a|On peut aussi se recoucher à côté de lui.}',
        ),
        play(
          { 20: 6 },
          'Les yeux s’ouvrent avant les jambes : les livres se posent devant les museaux. {0-18m|Le poupon tape la page, vous nommez l’image, il la lèche, vous tournez.} {18-24m|Le trottineur cherche le chat, appuie le nez du toutou dessus, ferme le livre, le rouvre.} {2-3a|On saute les pages jusqu’à la bonne, trois fois la même.} {3-4a|Près du toutou d’un dormeur, l’enfant dépose le livre que cet ami aimera trouver.} {4-5a|Deux toutous adossés écoutent : on leur tourne le livre à l’endroit, et l’on lit d’en haut.} {18-24m 2-3a 3-4a 4-5a|Qui sait tourner une page si doucement qu’on ne l’entend pas?}',
        ),
        closing(
          { 10: 2, 20: 4 },
          'Étirez une patte de votre toutou, l’autre, le dos, le cou. Les corps suivent, couchés ou assis, et un bâillement fait le tour. « Chez toi, qu’est-ce qui dort encore? » On le frotte, on souffle dessus. {18-24m 2-3a 3-4a 4-5a|Les débarbouillettes se plient. Un ami dort encore? Son toutou aussi, et le rideau attend. Tous debout?} {!18-24m !2-3a !3-4a !4-5a|Tous réveillés?} Ouvrez le rideau d’une largeur de main, puis de deux. Les toutous regardent quel temps il fait.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Gardez « As-tu bien dormi? » pour plus tard : une épaule libre accueille mieux qu’une question.',
          'Un réveil en larmes? Les bras d’abord, le toutou beaucoup plus tard, peut-être pas aujourd’hui.',
          '{18-24m 2-3a 3-4a 4-5a|Une voix monte? Recouchez votre toutou et tournez les yeux vers les matelas.}',
          'Laissez dormir qui dort jusqu’à l’heure convenue avec le parent; cette heure venue, éveillez d’abord sa main, sous la vôtre.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui s’est réveillé en premier?',
          'Comment ton toutou aime-t-il qu’on le réveille?',
          '{2-3a 3-4a 4-5a|De quoi a besoin l’ami qui dort encore?}',
          '{3-4a 4-5a|Où ton toutou était-il, dans son rêve?}',
        ],
      },
      vocabulaire: [
        'la patte',
        'se réveiller',
        's’étirer',
        'bâiller',
        '{3-4a 4-5a|le rêve}',
        'tout bas',
        'encore endormi',
        'doux',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Du lit à vos bras, de vos bras au tapis : le deuxième passage se fait quand le poupon regarde autour. Posez le toutou près de sa main; rien de mou n’entre dans son lit.',
        },
        {
          pour: '18-24m',
          texte:
            'Collez son toutou à votre genou. Le trottineur le couvre et le découvre dix fois : dites les deux mots, toujours aussi bas.',
        },
        {
          pour: '2-3a',
          texte:
            'La toilette passe avant la patte : le toutou accompagne l’enfant jusqu’à la porte et le regarde revenir.',
        },
        {
          pour: '3-4a',
          texte: 'Un rêve vous est dicté? Écrivez-le tout de suite, en une ligne, et relisez-le au toutou.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant qui s’est reposé sans dormir prépare le coin : il couche les toutous et choisit, pour chaque dormeur, la patte qui dépasse.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Le réveil fâche un enfant? Sa couverture aux épaules, un bout de tapis à lui, dos au mur, et personne ne l’approche avant qu’il lève les yeux. Un enfant entend mal? Entrez dans son champ de vision avant de toucher, et chuchotez le visage éclairé.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, la fenêtre est déjà grise au lever : gardez la lampe, et le toutou s’éveille la débarbouillette aux épaules.} {!ete|L’été, la pièce est chaude : on souffle sur les pattes une à une, et l’on boit avant de jouer.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Pleurs du réveil, moue qui dure.', 'Dormeur tiré du sommeil par un rire.'],
        dangersAEliminer: [
          '{0-18m|Poupon qui se rendort : sur le dos, seul, dans son lit, sans toutou ni débarbouillette.}',
          '{0-18m 18-24m|Débarbouillette sur un visage : ôtez-la aussitôt; elle ne couvre que des toutous.}',
          '{18-24m 2-3a 3-4a 4-5a|Enfant levé près d’un dormeur : un toutou s’offre, mais rien ne se pose sur son matelas ni contre son visage.}',
          'Dormeur que l’on ne voit plus : déplacez le coin, ou allez le voir souvent et touchez-le.',
          'Pénombre : passage libre, fil et cordon hors d’atteinte, lampe froide.',
          'Enfant brûlant, très pâle ou que l’on peine à éveiller : le jeu s’arrête; température, parent, et le 911 s’il ne répond pas.',
        ],
        supervision: 'palier1',
        allergies: [
          'Toutous et débarbouillettes lavés sans parfum, un par enfant. Toux ou souffle qui siffle au lever : le plan de l’enfant est à portée.',
        ],
      },
      observation: [
        'Sommeil : quel signe, chez cet enfant, annonce que le corps est levé pour de bon?',
        'Schéma corporel : relevez la partie du toutou qu’il éveille en premier, et celle qui bouge chez lui au même moment.',
        'Compétences sociales : un autre arrive au coin, encore endormi; racontez la place qu’on lui fait, ou pas.',
      ],
      prolongements: [
        'Demain, avant la sieste, les toutous se couchent au coin en même temps que le groupe, une patte dehors. Au réveil, est-ce la même qui dépasse?',
        'Racontez au parent ce qui s’éveille d’abord chez son enfant, les pieds, la voix ou la faim : le matin, à la maison, on peut commencer par là.',
      ],
      reflexionRetroaction: [
        'Qui ai-je pressé parce que la collation était prête?',
        'Les derniers levés ont-ils trouvé un coin aussi calme que le premier?',
      ],
    },
  },
  {
    key: 'la-maison-s-est-mise-en-travers',
    summary:
      'Valise, panier, couvertures roulées : la maison bloque le chemin. On passe par-dessus ou à travers, du grand côté ou du petit.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['mouvement-et-defis', 'cabanes-et-constructions'],
    materials: ['cartons-et-boites', 'tissus'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, les choses de la maison se posent sur l’herbe{hiver|; l’hiver, la neige tapée fait le muret et la marche}.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'parcours moteur',
      'parcours',
      'parcours d’obstacles',
      'parcours à obstacles',
      'obstacle',
      'obstacles',
      'course à obstacles',
      'grimper sur les coussins',
      'sauter',
      'sauter du divan',
      'enjamber',
      'parcours dans la maison',
      'parcours pour bébés et grands',
      'inventer un parcours',
      'panier à linge',
      'motricité globale',
    ],
    seen: [
      'ils enjambent tout ce qui traîne, paniers, rouleaux, coussins',
      'il saute de la marche au matelas et recommence encore plus haut',
      'elle rampe à travers la grosse boîte ouverte aux deux bouts',
      'ils grimpent sur les meubles et je cherche où les laisser faire',
      'il attend son départ en trépignant pendant que l’autre passe',
      'elle n’ose pas sauter, elle descend sur les fesses, et elle est fière',
      'ce matin, le panier à linge traînait au milieu et personne n’en faisait le tour',
      'au salon, ils ont empilé les valises de vacances pour en faire une barrière',
    ],
    scenes: ['grimper', 'sauter', 'deplacer-bebe'],
    picture:
      'Un muret de boîtes sépare deux chemins : d’un côté, un grand saute d’une valise; de l’autre, un bébé monte sur un coussin, près de l’éducatrice à genoux.',
    sheet: {
      titre: 'La maison s’est mise en travers',
      observationDepart:
        'Un panier à linge traîne au milieu de la place. {2-3a 3-4a 4-5a|Personne ne le contourne : on l’enjambe, on y entre, on le saute.} {!2-3a !3-4a !4-5a|Deux genoux s’y cognent, deux mains en agrippent le bord, et une jambe se lève.}',
      intentionEducative:
        'Offrir à tous les corps une traversée à leur mesure, faite de choses connues qu’on peut déplacer, tourner et vaincre.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Trouver comment son corps passe ce qui bloque le chemin.',
        'Monter, descendre, {2-3a 3-4a 4-5a|sauter,} et sentir où se posent les pieds ou les genoux.',
        '{18-24m 2-3a 3-4a 4-5a 30min 45min|Mettre une chose en travers, l’essayer, la tourner autrement.}',
        '{2-3a 3-4a 4-5a|Savoir où en est l’autre, de son côté du muret.}',
      ],
      materiel: [
        item(
          '{dedans|Grosses boîtes de carton fermées, bourrées de linge, le muret}{cour !hiver|Grosses boîtes de carton fermées, bourrées de linge, le muret}{cour hiver|Neige tapée, le muret}',
          '{0-18m 18-24m dedans|six}{0-18m 18-24m cour !hiver|six}{!0-18m !18-24m dedans|trois, en ligne}{!0-18m !18-24m cour !hiver|trois, en ligne}{cour hiver|une butte de trois pas, à hauteur de genou d’adulte}',
          'Bacs de rangement pleins, couverts d’une couverture épaisse',
        ),
        item(
          '{2-3a 3-4a 4-5a dedans|Valise large et ferme, pleine de linge, couchée, la marche}{2-3a 3-4a 4-5a cour !hiver|Valise large et ferme, pleine de linge, couchée, la marche}{2-3a 3-4a 4-5a cour hiver|Neige tapée dur, la marche}',
          'une, pas plus haute qu’un genou d’enfant{2-3a| de deux ans}',
          'Coussins d’assise plats, empilés à deux',
        ),
        item(
          '{2-3a 3-4a 4-5a dedans|Matelas de sol}{2-3a 3-4a 4-5a cour !hiver|Matelas de sol, sur une toile}{2-3a 3-4a 4-5a cour hiver|Neige molle, brassée, le matelas}',
          '{dedans|un}{cour !hiver|un}{cour hiver|un carré de deux pas, profond comme un avant-bras}',
          '{dedans|Deux matelas de sieste superposés}{cour !hiver|Deux matelas de sieste superposés}{cour hiver|Tapis épais, sur la neige}',
        ),
        item(
          'Grande boîte ouverte aux deux bouts, sans agrafes, le tunnel',
          'une',
          'Table solide, {dedans|sans nappe}{cour|basse}',
        ),
        item(
          '{dedans|Couvertures épaisses roulées serré, les boudins}{cour|Couvertures épaisses roulées serré dans une toile, les boudins}',
          '{2-3a 3-4a 4-5a|trois}{!2-3a !3-4a !4-5a|deux}',
          '{dedans|Serviettes de bain roulées ensemble}{cour|Sacs de couchage fermés et roulés}',
        ),
        item(
          '{dedans|Coussins fermes du divan}{cour !hiver|Coussins de jardin fermes}{cour hiver|Tapis isolants pliés en quatre, les coussins}',
          'trois',
          '{dedans|Matelas de sieste pliés}{cour|Carrés de mousse épais}',
        ),
        item('Paniers à linge larges, bas et mous, sans cordon', 'deux', 'Boîtes de carton basses, sans agrafes'),
        item('{2-3a 3-4a 4-5a|Débarbouillette rouge, la marche fermée}', 'une', 'Gros bas rouge'),
        item(
          '{cour ete|Gourdes d’eau}',
          '{cour ete|une par enfant qui boit déjà de l’eau}',
          '{cour ete|Pichet et verres}',
        ),
      ],
      preparation: [
        '{dedans|Reculez divan et tables}{cour|Dégagez un coin plat} : il vous faut {2-3a 3-4a 4-5a|quatre mètres sur cinq}{!2-3a !3-4a !4-5a|trois mètres sur trois}. {0-18m 18-24m|Avec le muret, à hauteur de genou, fermez un coin} {0-18m 18-24m dedans|de la pièce}{0-18m 18-24m cour|de la clôture}{0-18m 18-24m| : c’est le petit côté}{0-18m 18-24m multiage|, celui des plus jeunes}{0-18m 18-24m|.} {!0-18m !18-24m|Avec le muret, à hauteur de genou, coupez la place en deux, un passage libre à chaque bout. La bande étroite est le petit côté.} {2-3a 3-4a 4-5a|Tout le reste est le grand côté.} {!0-18m !18-24m|On part par le grand, on revient par le petit.} Poussez le muret du pied : il ne bouge pas.',
        'Petit côté : {2-3a 3-4a 4-5a|un coussin, un panier, un boudin, le tunnel.} {!2-3a !3-4a !4-5a|les coussins, les paniers, un boudin, le tunnel; l’autre boudin part sous votre bras.} {2-3a 3-4a 4-5a|Grand côté : un boudin, un panier, puis la marche et le matelas, posés pour qu’on saute le long du muret, jamais vers lui.} {!0-18m !18-24m|Avant le boudin, couchez un coussin plat : on en saute sans attendre son tour.} {2-3a 3-4a 4-5a|Le reste attend en tas.}',
        '{0-18m 18-24m|Votre place : à genoux du petit côté, au milieu du muret.} {!0-18m !18-24m|Votre place : à genoux près de la marche, tournée vers le muret; vous voyez les deux côtés.} {0-18m|Les poupons sont à portée de bras.} {2-3a 3-4a 4-5a|Votre main touche la marche. La débarbouillette couchée dessus la ferme; quand vous la levez, la marche est à un seul enfant, si le matelas est vide.}',
        '{2-3a 3-4a 4-5a|Montez sur la marche : rien ne bascule, rien ne glisse, aucun coin dur à deux pas.} {dedans|Pieds nus sur plancher sec; coins de table, lampes et cordons sont ailleurs.} {cour !hiver|Tâtez l’herbe : ni roche, ni trou, ni rosée; souliers fermés.} {2-3a 3-4a 4-5a cour hiver|Passez la main dans la neige molle : ni glace, ni jouet caché.} {cour hiver 0-18m|Poupons en habit de neige : par temps froid, jouez vingt minutes au plus; au seuil que votre milieu fixe pour eux, jouez dedans.}',
        '{1adulte multiage|Seule, prenez six enfants au plus.} {1adulte 0-18m multiage|Deux poupons à la fois, pas davantage.} {1adulte 2-3a 3-4a 4-5a|Vous vous levez? La débarbouillette se couche d’abord sur la marche.} {1adulte !2-3a !3-4a !4-5a|Vous vous levez? Le plus petit vient dans vos bras.} {2adultes 2-3a 3-4a 4-5a|À deux, l’une reste à la marche, l’autre au petit côté.} {2adultes !2-3a !3-4a !4-5a|À deux, chacune suit ses enfants.}',
        '{avec-coussin|Ajoutez @materiel au tas.} {avec-contenant|Ajoutez @materiel au tas : on l’enjambe.} {avec-tissu|Roulez @materiel en boudin de plus.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Un boudin sous le bras, partez d’un pas pressé. Un autre vous arrête. Un panier. Le muret! « Je voulais juste traverser. La maison s’est mise en travers! » Cherchez tout haut : par-dessus? Votre genou retombe. Dedans, dehors? {18-24m 2-3a 3-4a 4-5a|Les enfants vous montrent : essayez leur idée, même sur les fesses.} {!18-24m !2-3a !3-4a !4-5a|Le poupon vous regarde : mettez-vous à quatre pattes, comme lui.} Passez enfin, prenez votre place et laissez le chemin. {2-3a 3-4a 4-5a|« Grand côté ou petit côté? »}',
        ),
        play(
          { 20: 13, 30: 12, 45: 13 },
          '{2-3a 3-4a 4-5a|Du grand côté, on passe boudin et panier. Débarbouillette levée, un enfant monte sur la marche et descend au matelas, d’un saut ou assis; le suivant frappe le départ sur le muret.} {!0-18m !18-24m|Le sauteur revient par le petit côté, à genoux sur le coussin, à quatre pattes dans le tunnel, et repart. Déjà deux enfants devant la marche? Les autres refont le petit côté ou sautent du coussin plat.} {0-18m|Du petit côté, le poupon monte sur un coussin, s’y couche, en descend à reculons; un plus petit, à plat ventre, pousse le boudin des deux mains.} {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|entre dans le panier, en sort, y rentre : toute la traversée tient là.} {2-3a|Les mains sur le boudin, une jambe passe, l’autre réfléchit.} {3-4a|« C’est à moi? » Genoux pliés, deux pieds ensemble.} {4-5a|Le panier, c’est sans les mains; le boudin, à reculons. L’enfant fait la loi, puis la change.} {2-3a 3-4a 4-5a|On appelle par-dessus le muret : « Toc, toc, es-tu rendu? » Quelqu’un répond.} {!2-3a !3-4a !4-5a|Tapez deux coups au fond du panier : une main revient voir. Déroulez un bout du boudin et roulez-le devant l’enfant : il le suit, le pousse, s’y appuie pour se lever. Il s’arrête? Touchez ce que touche son genou, et nommez-le.}',
        ),
        play(
          { 30: 8, 45: 11 },
          '{2-3a 3-4a 4-5a|Couchez la débarbouillette : la marche dort, et la maison bouge. Une chose du tas, ou prise ailleurs sur le chemin, se met en travers du grand côté; son auteur y passe, les autres après. Trop facile? On la tourne.} {0-18m|Du petit côté, glissez un coussin devant le poupon : il tâte, contourne ou escalade.} {!18-24m !2-3a !3-4a !4-5a|Puis couchez le panier, l’ouverture vers lui : la tête y entre, le panier recule, les genoux suivent.} {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|traîne un coussin et bloque son propre tunnel.} {18-24m !multiage|À genoux à l’autre bout, les autres sous vos yeux, appelez-le : il pousse, tire ou grimpe dessus. Ensuite, retournez un panier dans le chemin : on tape, on s’y appuie, on le fait glisser.} {2-3a|Deux boudins côte à côte demandent un pas de géant.} {3-4a|Un panier à l’envers? On le pousse du ventre, il n’est plus en travers.} {4-5a|« Il faut rester plus bas que le muret. » Toute la file s’écrase.} {0-18m 18-24m multiage|Ce qui va au petit côté passe d’abord par vos mains.}',
        ),
        play(
          { 45: 9 },
          '{2-3a 3-4a 4-5a|Les voyageurs partent par deux, un de chaque côté du muret, et tâchent d’arriver en même temps; les deux suivants partent dès le premier obstacle passé.} {18-24m !2-3a !3-4a !4-5a|Partez à quatre pattes à côté d’un enfant.} {0-18m|Le poupon donne l’allure : il s’assoit, tout le monde s’assoit.} {18-24m multiage|Le trottineur} {18-24m !multiage|Il} {18-24m|repart en arrière, ravi d’être suivi.} {18-24m !multiage|Arrêtez-vous au boudin : « Bloqué! » Il l’enjambe, attend, revient vous chercher. Il s’assoit? Suivez un autre enfant.} {2-3a|À chaque obstacle, une tête monte : « T’es où? »} {3-4a|« Toc » veut dire « j’avance »; « toc, toc », « j’attends ».} {4-5a|Les yeux ailleurs, on devine au bruit où l’autre est rendu.} {!18-24m !2-3a !3-4a !4-5a|À quatre pattes, suivez-le de coussin en panier. À genoux au bout du tunnel, les autres sous vos yeux, appelez-le par son nom. Deux bras se tendent? Une pause sur vos genoux, et l’on repart.}',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          '{20min 2-3a 3-4a 4-5a|Fermez la marche.} La maison reprend ses choses. Les boudins se déroulent, les coussins {dedans|remontent au divan}{cour|s’empilent au bord}{18-24m 2-3a 3-4a 4-5a|, à deux s’ils sont gros}. {dedans|Le muret s’ouvre le dernier, quand}{cour !hiver|Le muret s’ouvre le dernier, quand}{cour hiver|Ouvrez le muret de neige du pied, en dernier, quand} {2-3a 3-4a 4-5a|plus rien ne saute}{!2-3a !3-4a !4-5a|le reste est au bord}. {0-18m|Le plus petit vient sur votre hanche.} « Est-ce que je peux traverser, maintenant? » Tout le monde passe tout droit, à petits pas, là où c’était bloqué.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Dites ce que le corps a trouvé : « Ton genou est passé le premier. »',
          'Gardez vos mains ouvertes sous le derrière qui descend, sans le porter : les pieds cherchent le sol eux-mêmes.',
          '{2-3a 3-4a 4-5a|Entre deux sauts, regardez le petit côté avant de lever la débarbouillette.}',
          '{2-3a 3-4a 4-5a multiage|Du petit côté, on passe à quatre pattes ou couché, même les plus grands.} {0-18m 18-24m multiage|Personne n’entre du petit côté sans passer par votre main.} {2-3a 3-4a 4-5a !multiage|Devant qui attend, montrez le tunnel : le petit côté a toujours de la place.}',
        ],
        questionsOuvertes: [
          'Par où passe-t-on, ici?',
          'Qu’est-ce qui a traversé en premier, chez toi?',
          '{2-3a 3-4a 4-5a 30min 45min|Comment la mettre pour que ce soit plus difficile?}',
          '{3-4a 4-5a|Comment sais-tu où il est rendu, de l’autre côté?}',
        ],
      },
      vocabulaire: [
        'en travers',
        'enjamber',
        'à reculons',
        'le muret',
        'bloqué',
        'traverser',
        'par-dessus',
        'le boudin',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Couché sur le ventre, le poupon a le boudin déroulé à moitié sous la poitrine et vos yeux devant lui. Debout, tenu au muret, il marche de côté : votre main derrière lui, sans le tenir.',
        },
        {
          pour: '18-24m',
          texte:
            'Du petit côté, empilez deux coussins plats : le trottineur y monte à quatre pattes et en redescend le derrière en premier, votre doigt sous son pied.',
        },
        {
          pour: '2-3a',
          texte:
            'De la marche, l’enfant choisit : il glisse assis jusqu’à ses pieds, ou il saute, s’il plie déjà les genoux; votre main reste à ses côtes. Du coussin plat, il saute seul, autant qu’il en veut.',
        },
        {
          pour: '3-4a',
          texte: 'Proposez un atterrissage que personne n’entend : les genoux plient d’eux-mêmes.',
        },
        {
          pour: '4-5a',
          texte: 'L’enfant dessine son chemin du doigt, de mémoire, avant de partir; un ami vérifie en le suivant.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant avance en marchette ou en fauteuil? Élargissez son chemin à deux bras ouverts : ses roues poussent un panier hors de la voie. Un enfant craint de tomber? Une main sur le muret, tout du long. Trop de monde? Il traverse pendant que la maison se range.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, le muret est de neige tapée; on enjambe en bottes, plus haut qu’on pense.} {!ete|L’été, dans la cour, le parcours est à l’ombre, et l’herbe chatouille le ventre de qui rampe.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Chute assise, genou cogné au panier.',
          '{18-24m 2-3a 3-4a 4-5a|Passage disputé, invention défaite.}',
        ],
        dangersAEliminer: [
          '{2-3a 3-4a 4-5a|Deux sauteurs, matelas occupé : sans débarbouillette levée, personne ne monte sur la marche.}',
          '{2-3a 3-4a 4-5a|Enfant debout sur le muret ou qui le saute vers le petit côté : on marche le long, jamais dessus; le jeu s’arrête et reprend assis.}',
          '{0-18m 18-24m|Petit qui escalade le muret : éloignez-en coussins et boudins, rien n’y sert d’échelle.}',
          '{0-18m|Visage enfoui dans un coussin ou une couverture : soulevez le poupon; endormi, il va dans son lit, sur le dos.}',
          '{2-3a 3-4a 4-5a|Chose de plus sur la marche : elle reste d’un seul étage.}',
          'Boîte qui s’écrase, panier fendu, {dedans|coussin qui glisse}{cour !hiver|coussin mouillé}{cour hiver|neige devenue glace} : sortez-les du chemin, ou changez le chemin.',
          '{cour ete|Chaleur : jeu à l’ombre, chapeaux, gourdes à chaque tour.}',
          '{cour hiver|Mitaines mouillées, doigts froids : changez-les, et rentrez.} {cour hiver|Foulard : remplacé par un cache-cou.} {cour hiver 0-18m|Dès qu’un poupon refroidit, tout le groupe rentre.} {cour hiver 18-24m !0-18m|Froid : seuil de votre milieu, souvent plus prudent avec un trottineur, au plus bas -27 °C.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Boîtes de papier ou de couches, sans miettes d’aliments. Poussière et effort : la pompe de l’enfant asthmatique est sur vous.',
        ],
      },
      observation: [
        'Motricité globale : au même obstacle, quelle partie du corps passe d’abord, et où vont les yeux?',
        'Raisonnement : l’enfant reste bloqué; notez le premier essai, ce qu’il change, le deuxième.',
        'Compétences sociales : ce qu’il fait de sa vitesse quand quelqu’un est devant, ou de l’autre bord.',
      ],
      prolongements: [
        'Demain, une seule chose traîne en travers du couloir, à l’heure de se laver les mains.',
        'À l’heure du départ, le panier attend devant la porte : le parent demande par où passer, et suit son enfant.',
      ],
      reflexionRetroaction: [
        'Le petit côté avait-il de quoi faire envie?',
        'À quel moment mes yeux ont-ils manqué {2-3a 3-4a 4-5a|à l’un des deux côtés}{!2-3a !3-4a !4-5a|à quelqu’un}, et que déplacer?',
      ],
    },
  },
  {
    key: 'ta-roue-a-laisse-une-ligne',
    summary:
      'Après la bande mouillée, chaque roue écrit sa ligne au sol. Elle tremble? Au garage! Les plus jeunes poussent leur chariot derrière une barrière.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['mouvement-et-defis', 'quartier-et-metiers'],
    materials: ['eau', 'craies'],
    place: 'YARD',
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'vélo',
      'vélos',
      'bicyclette',
      'tricycle',
      'tricycles',
      'trottinette',
      'trotinette',
      'draisienne',
      'trotteur',
      'casque de vélo',
      'garage de vélos',
      'réparer son vélo',
      'pousser un chariot',
      'traces de roues',
      'rouler dans une flaque',
    ],
    seen: [
      'il passe dans une flaque et regarde derrière ce que ça a marqué',
      'elle freine sec, débarque et suit le trait mouillé avec son doigt',
      'ils font des serpents par terre en zigzaguant sur leurs trois roues',
      'son pneu grince et il veut que je le répare tout de suite',
      'elle n’avance pas encore, elle pousse avec ses pieds et se fâche',
      'ils se rentrent dedans sur l’asphalte et klaxonnent pour passer',
      'ce matin dans la cour, les pneus avaient laissé des dessins sur l’asphalte sec',
      'dans le stationnement, un papa réparait sa roue et ils voulaient des outils',
    ],
    scenes: ['vehicules', 'tourner', 'magasin-metiers', 'velos', 'traces'],
    picture:
      'Dans une cour, une enfant casquée roule à tricycle et laisse trois lignes mouillées; un ami essuie une roue, un bébé pousse un chariot derrière une barrière.',
    sheet: {
      titre: 'Ta roue a laissé une ligne',
      observationDepart:
        '{2-3a 3-4a 4-5a|Un tricycle sort d’une flaque. L’enfant s’arrête, se retourne : « C’est moi, ça? »} {!2-3a !3-4a !4-5a|Un chariot a traversé une flaque. Deux lignes brillent derrière, et une main s’étire pour les toucher.}',
      intentionEducative: 'Éveiller l’envie de pousser, de rouler et de regarder derrière soi ce que la roue raconte.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        '{2-3a 3-4a 4-5a|Diriger, ralentir et s’arrêter sur ses roues, dans le sens de la route.}',
        '{0-18m 18-24m|Pousser un chariot ou un trotteur, des bras ou des pieds.}',
        'Remarquer que le passage des roues laisse une ligne, et qu’elle s’en va.',
        '{20min 3-4a 4-5a|Dire si sa ligne est droite ou tordue.}{30min 3-4a 4-5a|Chercher, d’après la ligne, ce qu’a la roue.}{45min 3-4a 4-5a|Chercher, d’après la ligne, quelle roue a passé et ce qu’elle a.}',
      ],
      materiel: [
        item(
          'Sol dur, plat et sec, dans la cour clôturée',
          '{2-3a 3-4a 4-5a|huit mètres sur huit}{!2-3a !3-4a !4-5a|quatre mètres sur quatre}',
          '{2-3a 3-4a 4-5a|Sol plus petit, un seul roulant sur la route}{!2-3a !3-4a !4-5a|Terrasse de dalles, sans marche}',
        ),
        item(
          '{2-3a 3-4a 4-5a|Tricycles, draisiennes, trottinettes à trois roues}',
          'un pour deux enfants, de deux sortes au moins',
          'Trotteurs hauts',
        ),
        item('{18-24m|Trotteurs bas à quatre roues}', 'un par enfant de cet âge', 'Chariots à pousser'),
        item(
          '{0-18m|Chariots de marche larges, lestés de deux gros livres}',
          'un par poupon',
          'Bac bas et lesté, que l’on pousse',
        ),
        item(
          '{18-24m 2-3a 3-4a 4-5a|Casques de vélo ajustés, et souliers fermés}',
          'un casque et une paire par enfant',
          null,
        ),
        item(
          'Grosses bouteilles d’eau au bouchon percé, de votre côté',
          'deux',
          'Guenille trempée, tordue au-dessus du sol',
        ),
        item('{2-3a 3-4a 4-5a|Grosses craies, pour la route}', 'quatre', 'Cônes'),
        item(
          '{30min 45min 2-3a 3-4a 4-5a|Clés et tournevis de plastique, plus longs que la main}',
          'quatre',
          'Cuillères de bois et spatules',
        ),
        item('Guenilles sèches', 'une par enfant', 'Vieilles débarbouillettes'),
        item(
          '{0-18m 18-24m|Barrière de jeu pliante, ancrée, pour la petite rue}',
          'de quoi clore un coin de quatre pas sur quatre',
          'Coin de la cour déjà clôturé',
        ),
        item('{0-18m|Couverture à dessous imperméable}', 'une', 'Tapis de jeu lavable'),
        item(
          '{0-18m 45min|Balles de plastique souple, grosses comme un pamplemousse}',
          '{0-18m 45min|deux}',
          '{0-18m 45min|Guenilles mouillées, roulées en boule}',
        ),
        item('Gourdes d’eau', 'une par enfant qui boit déjà de l’eau', 'Pichet et verres'),
      ],
      preparation: [
        'Fermez la barrière de la cour. Balayez le sable, le gravier et les feuilles du sol dur. {ete|Choisissez l’ombre; posez la main sur l’asphalte avant d’y asseoir quelqu’un.}',
        '{2-3a 3-4a 4-5a|À la craie, tracez la route, une boucle large comme deux tricycles, avec des flèches dans un seul sens.} {30min 45min 2-3a 3-4a 4-5a|Contre votre place, tracez une case : le garage.} {0-18m 18-24m|Fermez un coin du sol dur avec la barrière de jeu : c’est la petite rue des plus jeunes; toute autre roue passe à deux pas de sa barrière.}',
        '{2-3a 3-4a 4-5a|Sur la route, juste avant votre place, mouillez à la bouteille une bande longue de deux pas.} {0-18m 18-24m|Dans la petite rue, mouillez une bande courte, à la bouteille.} Le sol luit, aucune flaque n’y reste.',
        'Passez les roues en revue : vis serrées, poignées couvertes, pneus fermes. {18-24m 2-3a 3-4a 4-5a|Casque à deux doigts des sourcils, courroie ajustée, lacets rentrés.} {0-18m|Appuyez-vous au chariot : il ne bascule ni ne file.}',
        'Votre place : {0-18m 18-24m|dans la petite rue, contre la barrière}{!0-18m !18-24m|au bord de la route}. {2-3a 3-4a 4-5a|Vous voyez la boucle entière.} {30min 45min 2-3a 3-4a 4-5a|Le garage est à portée de bras.} {0-18m|Le poupon qui ne rampe pas est sur la couverture, à portée de main.}',
        '{1adulte 18-24m 2-3a 3-4a 4-5a multiage|Seule, prenez six enfants au plus.} {1adulte !18-24m !2-3a !3-4a !4-5a|Seule, prenez deux poupons à la fois.} {1adulte 2-3a 3-4a 4-5a|Deux ou trois roulants à la fois sur la route, selon sa longueur; vous quittez votre place? Les roues s’arrêtent.} {2adultes 2-3a 3-4a 4-5a|À deux, l’une marche au bord de la route, l’autre ne quitte pas sa place.} {2adultes !2-3a !3-4a !4-5a|À deux, chacune suit ses roues.} {avec-roulant|Faites passer @materiel dans la bande, à la main.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Accroupie, faites rouler à la main un {0-18m|chariot}{!0-18m|roulant} dans la bande mouillée, et plus loin. Reculez, surprise : « Oh! Qui a écrit par terre? » Du doigt, suivez les lignes jusqu’aux roues. {2-3a 3-4a 4-5a|« Une roue, une ligne. La tienne, elle en fait combien? »} {18-24m 2-3a 3-4a 4-5a|Les casques s’attachent, clic, un à un.} {2-3a 3-4a 4-5a|On marche la boucle une fois, sous vos yeux, dans le sens des flèches.} {0-18m|Le poupon est déjà devant son chariot.}',
        ),
        play(
          { 20: 13, 30: 12, 45: 14 },
          '{0-18m|Dans la petite rue, le poupon pousse debout ou à genoux; assis, un plus petit aplatit sa paume mouillée : une main se dessine au sol.} {0-18m !multiage|Il n’avance plus? À un bras devant lui, tapez le sol mouillé, splac : il pousse vers le bruit. Puis trempez-lui un doigt et laissez-le suivre la ligne encore luisante.} {18-24m|Le trottineur avance des deux pieds dans la bande, recule, avance : ses semelles ont écrit aussi.} {18-24m !multiage|Il descend, tape du pied, se retourne. Accroupissez-vous ensuite au bout de la rue, les bras ouverts : « Jusqu’ici! » Sa ligne s’arrête à vos genoux.} {2-3a|On roule, on freine net pour voir derrière, on repart.} {2-3a !multiage|Après quelques tours, levez une guenille : feu rouge, les pieds au sol. Une ligne s’est arrêtée pile, l’autre a glissé. Feu vert!} {3-4a|« La mienne fait un serpent! » Les lignes se tordent tout le long de la boucle.} {3-4a !multiage|Lancez une commande au prochain : « Je voudrais une ligne droite. » Le suivant choisit la sienne.} {4-5a|À trottinette, une longue poussée, le pied levé : la ligne tremble-t-elle?} {4-5a !multiage|Combien de temps vit-elle? L’ami compte jusqu’à ce qu’elle s’efface. Au soleil, puis à l’ombre : même nombre?} {2-3a 3-4a 4-5a|À pied, d’autres marchent au bord et comptent les lignes; après deux tours, on échange.} La bande pâlit? Un tour de bouteille{2-3a 3-4a 4-5a|, roues arrêtées}.',
        ),
        play(
          { 30: 8, 45: 10 },
          '{2-3a 3-4a 4-5a|« Votre ligne est toute croche. Passez au garage. » Le roulant s’arrête, le conducteur descend, et les rôles changent.} {0-18m|Au bord de la barrière, le poupon reçoit une guenille, tape la roue de son chariot, la fait tourner du plat de la main.} {18-24m|Le trottineur frotte tout, la roue, le siège, votre soulier.} {18-24m !multiage|Il vous tend la guenille : « Oh, c’est noir! » Donnez-lui le côté propre. Couchez le trotteur et tenez-le : du plat de la main, il fait tourner la roue.} {2-3a|Une clé se pose, tourne dans le vide : « Bon. Réparé. »} {3-4a|La mécanicienne écoute le pneu et annonce le mal.} {4-5a|On essaie la roue réparée dans la bande, et l’on compare sa ligne d’avant à celle d’après.} {!2-3a !3-4a !4-5a|La roue repart, plus propre.}',
        ),
        play(
          { 45: 9 },
          '{2-3a 3-4a 4-5a|Une enquête! Dos tournés, on écoute une roue passer; puis on cherche laquelle.} {0-18m|Roulez une balle mouillée au poupon : sa ligne vient jusqu’à lui.} {!18-24m !2-3a !3-4a !4-5a|Puis, sur la couverture, renversez le chariot à ses pieds : du plat de la main, la roue part, ronronne, s’arrête. « Encore? »} {18-24m|Le trottineur suit une ligne à pied, perd le fil, en prend une autre.} {18-24m !2-3a !3-4a !4-5a|Versez-en une longue devant ses roues : il la suit, la coupe, vous montre la bouteille.} {2-3a|« C’est la grosse! » La roue se pose sur la trace, pour voir.} {3-4a|Le passage a laissé trois lignes, ou deux, ou une seule : quel roulant en fait autant?} {4-5a|Deux lignes se croisent, tracées l’une après l’autre : laquelle a coupé l’autre?}',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          '{18-24m 2-3a 3-4a 4-5a|Les roues ralentissent, se rangent au mur et reçoivent un coup de guenille. Les casques s’ôtent avant tout autre jeu.} {!18-24m !2-3a !3-4a !4-5a|Les chariots se rangent au mur, une guenille sur la poignée.} {0-18m|Le plus petit vient sur votre hanche.} À pied, on va voir ce qui reste : une ligne pâle, une moitié de ligne, plus rien. D’un doigt mouillé, on en fait une toute petite. « Où s’en va-t-elle? » On la regarde partir.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Nommez la ligne, pas la vitesse : « Longue, droite, et là un crochet. »',
          '{18-24m 2-3a 3-4a 4-5a|Avant chaque départ, touchez le casque : deux doigts au-dessus des sourcils.}',
          '{2-3a 3-4a 4-5a|Levez la paume quand deux roues se rapprochent trop; baissez-la dès que l’espace est revenu.}',
          '{0-18m|Restez à un bras du poupon qui pousse; un doigt ralentit le chariot qui part plus vite que les pieds.}',
        ],
        questionsOuvertes: [
          'Qu’est-ce que ta roue a laissé?',
          '{2-3a 3-4a 4-5a|Comment fait-on une ligne toute droite?}',
          '{3-4a 4-5a 30min 45min|À quoi voit-on qu’elle a besoin du garage?}',
          'Où va la ligne quand elle sèche?',
        ],
      },
      vocabulaire: [
        'la roue',
        'la ligne',
        'pousser',
        'mouillé',
        'sécher',
        '{18-24m 2-3a 3-4a 4-5a|le casque}',
        '{2-3a 3-4a 4-5a|freiner}',
        '{2-3a 3-4a 4-5a 30min 45min|réparer}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Le poupon ne marche pas? À genoux devant un chariot lourd, il pousse d’une longueur de main et regarde ce qui vient. Assis, il touche la ligne fraîche, puis votre doigt mouillé lui en trace une sur la paume.',
        },
        {
          pour: '18-24m',
          texte:
            '{0-18m|Le trotteur et le chariot circulent dans le même sens, vous entre les deux.} {!0-18m|Les trotteurs circulent tous dans le même sens, à un bras l’un de l’autre.} Descendu, le trottineur pousse le trotteur par-derrière : un siège vide compte aussi.',
        },
        {
          pour: '2-3a',
          texte:
            'Un roulant où les deux pieds touchent à plat, et une ligne large à suivre. Le premier tour se fait à pied, les mains sur les poignées.',
        },
        {
          pour: '3-4a',
          texte: 'Tracez une longue vague à la craie : la ligne mouillée peut-elle la suivre?',
        },
        {
          pour: '4-5a',
          texte:
            '{20min|L’enfant tient le registre de la route : une barre à la craie pour chaque ligne que laisse un roulant.}{30min 45min|L’enfant tient le registre du garage : une barre à la craie pour chaque roue du roulant, et une croix quand il est réparé.}',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un fauteuil ou une marchette roule déjà : ses lignes comptent autant{2-3a 3-4a 4-5a|, et sa place est sur la route}. {18-24m 2-3a 3-4a 4-5a|Un casque serre trop? L’enfant l’essaie le temps d’une chanson, l’ôte, et pousse d’abord son roulant à pied.} {!18-24m !2-3a !3-4a !4-5a|Une main ne tient pas la poignée? La vôtre la recouvre, et vous poussez à deux.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!automne|L’automne, le sol sèche lentement : mouillez peu, et balayez les feuilles, qui glissent.} {!ete|L’été, la ligne s’efface en route : regardez-la disparaître derrière la roue, à l’ombre.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{2-3a 3-4a 4-5a|Accrochage à petite vitesse, genou éraflé.}',
          '{0-18m|Chute assise derrière un chariot, manche mouillée.}{!0-18m|Manche mouillée, pied qui accroche le sol.}',
        ],
        dangersAEliminer: [
          '{18-24m 2-3a 3-4a 4-5a|Tête nue sur des roues : pas de casque, on marche. Casque sur la tête dans un module ou un arbre : il s’ôte en descendant.}',
          '{0-18m 18-24m|Roulant égaré dans la petite rue, petit sorti par la barrière : toutes les roues s’arrêtent à votre voix.}',
          '{2-3a 3-4a 4-5a|Roulant à contresens, en pente ou vers une marche : la boucle passe ailleurs, et l’on ne double pas.}',
          'Doigt dans une roue ou une chaîne : {2-3a 3-4a 4-5a|on frotte ou on répare un roulant debout, arrêté, personne dessus; on touche le pneu, jamais entre les rayons.}{!2-3a !3-4a !4-5a|roues pleines seulement, et vous tenez le chariot ou le trotteur.}',
          '{0-18m 18-24m|Craie, outil ou gravier dans la petite rue : ôtez-les; ce qui va à la bouche s’échange contre une guenille propre.}',
          'Flaque, boue ou mousse qui glisse : balayez, ou passez la bande ailleurs.',
          '{ete|Asphalte et métal brûlants, soleil : ombre, chapeau où il n’y a pas de casque, gourdes à mi-parcours.}',
          '{automne|Manches mouillées, mains froides : séchez-les, et gardez la bande courte.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Poignées et courroies : sans latex si une peau y réagit. Effort et pollen : la pompe de l’enfant asthmatique est sur vous. Piqûres : l’auto-injecteur aussi.',
        ],
      },
      observation: [
        'Motricité globale : quand la ligne est belle, que font ses pieds, ses bras et son regard?',
        'Éveil aux sciences : gardez le mot, le doigt ou le retour en arrière qui dit que l’enfant a lié la roue et la trace.',
        'Compétences sociales : deux trajets se gênent; racontez qui cède, comment, et ce qui suit.',
      ],
      prolongements: [
        'Un jour de pluie, observez de la fenêtre les lignes que laissent les autos : jusqu’où les voit-on?',
        'Sur le trottoir, en partant, parent et enfant font passer la poussette ou le vélo dans une flaque et se retournent : qu’est-ce qui les suit vers la maison?',
      ],
      reflexionRetroaction: [
        'Qui n’a presque pas roulé ni poussé, et était-ce son souhait?',
        '{0-18m 18-24m|La petite rue avait-elle de quoi occuper toutes les mains?}{!0-18m !18-24m|Quelle ligne ai-je admirée, et laquelle ai-je à peine vue?}',
      ],
    },
  },
]
