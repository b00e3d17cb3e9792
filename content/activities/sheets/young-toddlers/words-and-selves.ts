import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const YOUNG_TODDLER_WORDS_SHEETS: readonly BankSheet[] = [
  {
    key: 'encore-la-meme-page',
    summary:
      'Un livre tourne à l’envers, une page revient dix fois, un doigt cherche le chien : l’enfant lit à sa manière, collé à vous.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['contes-et-lettres'],
    materials: ['livres'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'livre',
      'lire',
      'histoire',
      'page',
      'image',
      'raconter',
      'encore',
      'coin lecture',
      'tourner les pages',
      'bibliothèque',
      'album',
      'moment calme',
    ],
    seen: [
      'elle tourne les pages à l’envers et s’arrête toujours sur le minou',
      'il m’apporte son livre, se colle les fesses sur mes genoux et pointe du doigt',
      'le bébé mâchouille le coin du livre cartonné et l’ouvre et le ferme',
      'elle veut revoir la même image vingt fois et chiale quand je continue',
      'il s’en va avant la fin de l’histoire, il écoute pas jusqu’au bout',
      'elle raconte une histoire à son toutou en jargonnant, le livre à l’envers',
      'après la sieste, il se traîne jusqu’au panier de livres et revient s’accoter sur moi',
      'au retour de la bibliothèque, ils s’arrachent l’album du chien et font ouaf',
    ],
    scenes: ['livres-histoires', 'mots'],
    picture:
      'Assis sur l’adulte, un enfant retrouve la page du chien; une autre approche à reculons avec son livre, une troisième lit au toutou.',
    sheet: {
      titre: 'Encore la même page',
      observationDepart:
        'Le livre du chien s’ouvre toujours à la même place. Un enfant le tend, s’assoit à reculons sur les genoux, tourne, revient, pointe.',
      intentionEducative:
        'Soutenir une lecture qui appartient à l’enfant : sa page, son rythme, son mot, aussi souvent qu’il le veut.',
      domaines: [
        { domaine: 'langagier', composante: 'Éveil à la lecture et à l’écriture', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Attachement', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Tourner les pages et retrouver une image aimée.',
        'Nommer, montrer ou imiter ce qu’il voit.',
        'Venir, partir, revenir pendant une lecture.',
      ],
      materiel: [
        item(
          'Panier de livres cartonnés solides, dont celui du chien en double{0-18m|, et un livre de tissu}',
          'une dizaine',
          'Photos plastifiées reliées par un anneau large',
        ),
        item('Gros coussins', 'trois', 'Matelas plié contre le mur'),
        item(
          '{30min|Tasses de plastique et souliers propres, comme ceux d’un des livres}',
          'deux de chaque',
          'Toutou semblable à l’image',
        ),
        item('{18-24m|Toutou}', 'un, sur le coussin plus loin', 'Poupée de tissu'),
        optional('Balle de tissu, pour qui veut lancer', 'une', 'Bas roulé en boule'),
        optional('{si-livres|Livres cartonnés qu’un enfant vous apporte}', '{si-livres|ceux du local}', null),
        optional(
          '{si-figurines-d’animaux|Figurines d’animaux d’une seule pièce, plus grosses que le poing d’un enfant}',
          '{si-figurines-d’animaux|deux ou trois, comme celles des images}',
          null,
        ),
        optional('{si-marionnettes|Marionnette lavable}', '{si-marionnettes|une, à votre main}', null),
        optional('{si-foulards|Foulard léger}', '{si-foulards|un}', null),
      ],
      preparation: [
        'Ouvrez trois ou quatre livres par terre, à une grande image; les autres restent au panier, la couverture devant.',
        'Assoyez-vous dos au mur, les genoux libres, un coussin de chaque côté et un plus loin, pour qui lit seul.',
        'Retirez les livres brisés : un coin mâché se détache.',
        '{avec-papier|Reliez aussi @materiel en quatre pages épaisses : un livre d’images de tous les jours.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Lisez le livre du chien pour vous, à voix basse, et riez d’une image. N’appelez personne. Tournez la page trop lentement. {si-marionnettes|La marionnette pousse la page du nez et s’arrête au milieu : qui finit?}',
        ),
        play(
          { 10: 6, 20: 13, 30: 14 },
          'Un enfant s’installe contre vous. {0-18m|Le poupon tape l’image, mordille le bord, ouvre et referme : c’est sa lecture.} {18-24m|Un autre repart avec un livre sous le bras et le lit au toutou, à l’envers.} Restez à la page du chien : « Ouaf », « encore », « là ». {si-figurines-d’animaux|Une figurine marche jusqu’à son image et s’y couche : on fait son cri.} Sautez les mots qu’il ne veut pas. Un doigt se pose : vous nommez l’image. La fois suivante, taisez-vous : c’est à l’enfant. {si-foulards|Couvrez l’image d’un foulard : « Où est le chien? » Une main le tire.} Celui qui ferme le livre a fini. {si-livres|Il en apporte un autre et dit « ça »? Nommez ce que touche son doigt, même si la page s’enfuit.}',
        ),
        play(
          { 30: 9 },
          'Posez le soulier près du soulier dessiné, puis la vraie tasse près de l’image de la tasse. Un regard va et vient. L’un porte sa tasse à sa bouche, l’autre cogne la sienne contre l’image.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 4 },
          'Refermez ensemble : clac. {18-24m|Chacun porte un livre jusqu’au panier, ou le garde contre soi un peu.} Le livre du chien reste sorti, au bord d’un coussin.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tenez le livre bas et penché : la page se tourne toute seule.',
          'Laissez la main qui tourne deux pages d’un coup décider de l’histoire.',
          'Laissez la bouche essayer un coin, puis montrez la page suivante.',
        ],
        questionsOuvertes: ['Où est le chien?', 'Que fait le chien?', '{18-24m|Qu’est-ce qui vient après?}'],
      },
      vocabulaire: ['la page', 'tourner', 'l’image', 'encore', 'le livre', '{30min|pareil}', 'fermer'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Couché à côté de vous ou assis dans le creux de votre jambe, il reçoit un livre de tissu, une image par page. Arrêtez quand il détourne la tête.',
        },
        {
          pour: '18-24m',
          texte:
            'À qui dit peu de mots, un livre de grandes photos et un mot par page; à qui en dit plusieurs, un livre où la même phrase revient et qu’il complète.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'À une main malhabile, entrouvrez la page du bout du doigt : il ne reste qu’à la pousser; pour l’enfant qui voit mal, des images très contrastées, une par page.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, le même panier se sort à l’ombre, sur une couverture.} {!hiver|L’hiver, un livre voyage dans la poche jusqu’au vestiaire.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Page cornée, dispute pour un livre.', 'Livre qui tombe sur un pied.'],
        dangersAEliminer: [
          'Coin ramolli par les dents, ressort ou pièce d’un livre animé : hors du panier à cet âge.',
          'Livre lancé : offrez la balle de tissu à celui qui veut lancer, et ramenez le panier contre vous.',
          '{0-18m|Poupon couché : sur le tapis, le visage loin des coussins.}',
          'Étagère qui pourrait basculer : fixée au mur, livres bas.',
          '{si-figurines-d’animaux|Figurine à bout mince, ou en bouche chez un enfant qui marche : échangez-la contre un livre.} {0-18m si-figurines-d’animaux|Figurine au-dessus d’un poupon couché : elle reste dans votre main.} {si-foulards|Foulard sur un visage ou dans une bouche : ôtez-le aussitôt.}',
        ],
        supervision: 'palier2',
        allergies: ['Livres de tissu : lavez-les sans parfum.'],
      },
      observation: [
        'Éveil à la lecture et à l’écriture : comment tient-il le livre, de quel côté commence-t-il?',
        'Attachement : vient-il s’appuyer, de face, de côté, sur les genoux?',
        'Langage oral : quelle image fait naître un mot, un bruit, un geste?',
      ],
      prolongements: [
        'Mettez deux exemplaires du préféré en circulation : une dispute en moins.',
        'Prêtez un livre aux familles pour une soirée, avec le mot que l’enfant dit à la bonne page.',
      ],
      reflexionRetroaction: ['Ai-je lu pour lui ou pour finir?', 'Qui lit seul, et à quelle page?'],
    },
  },
  {
    key: 'dessiner-dedans',
    summary:
      'Assis dans une grande boîte, un gros crayon dans chaque poing : le gribouillis fait le tour, devant, derrière, au plafond.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['couleurs-et-textures'],
    materials: ['cartons-et-boites', 'papier-et-crayons'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'dessin',
      'gribouiller',
      'crayon',
      'couleur',
      'boîte',
      'carton',
      'trace',
      'colorier',
      'art',
      'arts plastiques',
      'écrire sur les murs',
      'il pleut dehors',
      'boîtes de carton',
    ],
    seen: [
      'il s’est assis dans le carton des couches et gribouille tout autour de lui',
      'elle couche sur le dos et fait des lignes au-dessus de sa tête',
      'il cogne avec son crayon de cire pour faire des picots sur le carton',
      'ils dessinent sur les murs du local, faudrait leur donner une place pour ça',
      'elle aime dessiner loin des autres, cachée dans un coin à elle',
      'il tient pas en place à la table de dessin, il fait deux traits et s’en va',
      'depuis la livraison du nouveau frigo, ils se chicanent pour entrer dans la boîte avec un crayon',
      'au coin arts, deux petits gribouillent sur la feuille de l’autre en riant',
    ],
    scenes: ['tracer-ecrire', 'se-cacher'],
    picture:
      'Assise dans une grande boîte de carton, une enfant gribouille les murs, un crayon dans chaque poing; un autre arrive avec le sien.',
    sheet: {
      titre: 'Dessiner dedans',
      observationDepart:
        'La boîte de la nouvelle poubelle traîne. Un enfant y est entré avec un crayon de cire et n’en est pas sorti de la matinée.',
      intentionEducative: 'Offrir un lieu fermé et tout à soi, où la main trace devant, derrière et sous elle.',
      domaines: [
        { domaine: 'langagier', composante: 'Développement graphique', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Tracer avec tout le bras, à gauche, à droite, sous soi.',
        'Entrer dans la boîte et en sortir{30min|, seul ou à deux}.',
        'Retrouver sa trace quand on revient.',
      ],
      materiel: [
        item(
          'Grandes boîtes de carton ouvertes, un côté découpé en porte',
          'trois ou quatre',
          'Grand carton plié en coin',
        ),
        item('Ruban large, pour les bords', 'un rouleau, rangé ensuite', null),
        item('Très gros crayons de cire, entiers', 'trois par boîte', 'Gros pastels gras, non toxiques'),
        optional('Papier d’emballage collé au sol', 'une longueur', 'Sac de papier brun, ouvert à plat'),
      ],
      preparation: [
        'Ouvrez un côté de chaque boîte et recouvrez les bords de ruban large.',
        'Essayez chaque crayon dans un rouleau de papier hygiénique : celui qui y disparaît, comme tout morceau cassé, sort du jeu.',
        'Couchez une boîte sur le côté et laissez une autre debout : on y entre de deux façons. Si vous avez du papier d’emballage, collez-le au sol devant les portes, pour les traits qui débordent.',
        '{avec-papier|Tapissez le fond d’une boîte avec @materiel : un trait ne s’y entend pas pareil.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Glissez la tête dans la boîte couchée et tracez un trait au plafond, bruyant. Dites : « Il est là-haut. » Sortez, laissez la porte ouverte.',
        ),
        play(
          { 10: 6, 20: 13, 30: 15 },
          'Un enfant s’assoit dedans et trace entre ses jambes. Un deuxième frappe la paroi : des points. Un troisième préfère transporter les crayons d’une boîte à l’autre. Une trace dépasse sur le plancher : on l’essuiera. Ne demandez pas ce que c’est; dites ce que fait le bras.',
        ),
        play(
          { 30: 7 },
          'Deux enfants s’assoient dans la même boîte et tracent chacun sur son mur, ou l’un sur le trait de l’autre. {2-3a|Un autre se tient hors de la boîte debout, passe le bras par-dessus le bord et trace en dedans, sans voir sa main.} Changez de crayon avec celui qui vous le tend.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 4 },
          'Visitez une dernière fois chaque boîte, et dites ce que font les traits : « Ça tourne. Ça pique. » Recevez les crayons dans vos deux mains ouvertes, et laissez les boîtes ouvertes jusqu’à demain.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Suivez du doigt une trace déjà faite, jusqu’au coin de la boîte.',
          'Commentez le mouvement : « Vite, vite, tape, tape. »',
          'Échangez le crayon en bouche contre celui que vous teniez.',
        ],
        questionsOuvertes: ['Où va ton crayon?', 'Qu’est-ce que ta main fait?', 'Par où tu ressors?'],
      },
      vocabulaire: ['tracer', 'la boîte', 'dedans', 'autour', 'tourner', 'le point', 'le trait'],
      adaptations: [
        {
          pour: '18-24m',
          texte: 'Une boîte couchée, très ouverte, et un seul crayon par main : pas de portes à franchir.',
        },
        {
          pour: '2-3a',
          texte:
            'Ajoutez un carton que l’on glisse dans la boîte et que l’on retire : la trace est restée sur l’un des deux.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant reste à la porte de la boîte? Dépliez-la en tapis; pour celui dont la main se fatigue, un gros crayon dans une balle de mousse trouée.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, par temps sec, la boîte passe dehors, avec des craies de trottoir plus grosses qu’un poing.} {ete|L’hiver, une boîte vide s’installe au vestiaire : on y trace en attendant ses bottes.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Boîte qui bascule mollement.', 'Trait sur un bras, un genou.'],
        dangersAEliminer: [
          'Morceau de cire cassé : il disparaît de la boîte à chaque tour que vous faites.',
          'Rabat qui se ferme sur un enfant : porte découpée, jamais de couvercle.',
          'Agrafe ou ruban de métal du carton : retirés à la pince, la veille.',
        ],
        supervision: 'palier2',
        allergies: ['Crayons non toxiques et sans parfum : vérifiez l’étiquette pour la peau qui réagit.'],
      },
      observation: [
        'Développement graphique : quels gestes reviennent, point, balayage ou rond qui ne se ferme pas?',
        'Schéma corporel : comment se tourne-t-il, se plie-t-il pour atteindre toutes les faces?',
        'Attention : qu’est-ce qui le ramène dans la boîte?',
      ],
      prolongements: [
        'La même boîte revient demain, les mêmes crayons, et des traits par-dessus.',
        'Réclamez aux familles des boîtes de déménagement, par une affiche à l’entrée; l’enfant qui en apporte une y entre le premier.',
      ],
      reflexionRetroaction: [
        'Ai-je dit ce que ça représente à sa place?',
        'Quelle boîte a été la plus habitée, et pourquoi?',
      ],
    },
  },
  {
    key: 'le-bain-du-bebe',
    summary:
      'Une serviette, et dedans un bébé. Un pied dépasse : la débarbouillette tiède le frotte, le recouvre, puis cherche le tien.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['emotions-et-amitie'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'bébé',
      'poupée',
      'bain',
      'laver',
      'débarbouillette',
      'prendre soin',
      'peur du bain',
      'hygiène',
      'parties du corps',
      'serviette',
      'petit frère',
      'petite sœur',
    ],
    seen: [
      'elle frotte les orteils de sa catin avec une lingette puis la recouvre',
      'il roule sa poupée dans une couverture et la déroule d’un coup',
      'ils lavent les bébés avec leur bave et un bout de chandail',
      'sa maman vient d’accoucher et il berce tout ce qu’il trouve',
      'elle hurle dès que l’eau lui coule dessus, sa mère dit que le soir c’est l’enfer',
      'elle veut me débarbouiller le bras après que je lui ai lavé les mains',
      'au lavabo, il garde la débarbouillette et savonne son toutou au lieu de son visage',
      'depuis que le bébé est arrivé chez eux, elle change et essuie sa poupée toute la journée',
    ],
    scenes: ['bebes-soins', 'petit-frere', 'envelopper', 'corps'],
    picture:
      'Un enfant frotte le pied qui dépasse d’une poupée emmaillotée; un autre lave le coude que l’adulte lui tend.',
    sheet: {
      titre: 'Le bain du bébé',
      observationDepart:
        'Un bébé arrive dans une famille, et un autre enfant pleure au bain, chez lui. Au local, les poupées se font laver à la salive.',
      intentionEducative:
        'Permettre à l’enfant de donner le soin qu’il reçoit chaque jour, et de retrouver sur lui ce qu’il lave sur le bébé.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Découvrir, frotter et recouvrir une partie du corps à la fois.',
        'Retrouver la même sur soi, ou sur vous.',
        'Prendre soin d’un plus petit que soi.',
      ],
      materiel: [
        item(
          'Poupées de plastique sans cheveux ni yeux qui se détachent',
          'une par enfant, et une pour vous',
          'Toutous lavables à grosses pattes, yeux brodés',
        ),
        item('Grandes serviettes', 'une par enfant, et une pour vous', 'Vieux chandails coupés'),
        item(
          'Débarbouillettes tièdes, bien essorées',
          '{10min|une par enfant, et deux de plus}{!10min|deux par enfant, et deux de plus}',
          'Carrés de ratine',
        ),
        item('Boîte à couvercle', 'une, pour les débarbouillettes', 'Sac de toile doublé'),
        optional(
          '{!10min si-savon-à-mains|Savon doux, celui du lavabo}',
          '{!10min si-savon-à-mains|un peu, à la fin}',
          null,
        ),
        optional('{si-bacs|Bacs vides}', '{si-bacs|un pour deux enfants}', null),
        optional(
          '{si-contenants-de-yogourt|Contenants de yogourt vides}',
          '{si-contenants-de-yogourt|un pour deux enfants}',
          null,
        ),
        optional('{si-miroirs|Miroir incassable}', '{si-miroirs|un, que vous tenez}', null),
        optional('{si-couvertures|Couverture}', '{si-couvertures|une, pour tous les bébés}', null),
      ],
      preparation: [
        'Au lavabo, passez les débarbouillettes sous le robinet tiède, essorez-les à fond et fermez-les dans la boîte.',
        'Emmaillotez chaque poupée dans une serviette, un seul pied dehors, et couchez-les sur le tapis.',
        'Roulez les manches et les jambes de pantalon, ôtez les bas : les enfants voudront se laver eux aussi.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4, 45: 4 },
          'Sortez une débarbouillette de la boîte et prenez le pied qui dépasse de votre poupée. Chantez : « Frotte, frotte un petit pied (frottez les orteils), l’autre est encore enveloppé (tapotez la serviette). Frotte le ventre en rond, en rond (ouvrez la serviette, frottez), et cache-le sous l’édredon (recouvrez). » Tendez une débarbouillette à la main la plus proche.',
        ),
        play(
          { 10: 6, 20: 13, 30: 20, 45: 20 },
          'Les serviettes s’ouvrent, se referment, s’ouvrent d’un coup. Une joue se frotte, un pied déjà propre se relave. Le bébé redevient un paquet, et le paquet se fait bercer. {si-bacs|Un bac vide fait la baignoire : le bébé y entre par les pieds.} {si-contenants-de-yogourt|Un pot vide verse sur un ventre une eau qu’on ne voit pas : « chhh! »} Montrez votre coude nu : quelqu’un vient le laver. {si-miroirs|Tendez le miroir : la joue du bébé, puis celle de l’enfant. Laquelle est propre?} L’enfant que l’eau inquiète sèche, ou berce : on a besoin de lui aussi. {30min 45min|Le jeu s’essouffle? Remballez votre bébé, une main dehors cette fois, et chantez « une petite main ».}',
        ),
        play(
          { 45: 15 },
          'Sortez de la boîte la deuxième débarbouillette de chacun. Cette fois, c’est qui veut qui fait le bébé : une main, un talon, un genou se tendent. Demandez avant de toucher, et lavez exactement là où on vous montre.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 6, 45: 6 },
          'Chacun roule son bébé dans sa serviette et le couche sur le tapis. {si-couvertures|Une couverture fait l’édredon de tous, jusqu’au menton.} Chantez le dernier vers, tout bas. Les débarbouillettes retombent dans la boîte : floc, floc. {!10min si-savon-à-mains|Puis deux enfants à la fois vont au savon avec vous, « frotte, frotte une petite main »; les autres veillent les bébés, en vue.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Chantez ce que l’enfant lave, au moment où il le lave.',
          'Gardez la boîte contre vous et donnez une débarbouillette à la fois.',
          'Dites le nom d’une partie du corps sans la demander en retour.',
        ],
        questionsOuvertes: ['Où est son ventre?', 'Qu’est-ce qui dépasse?', 'Qu’est-ce qu’on lave encore?'],
      },
      vocabulaire: [
        'laver',
        'frotter',
        'sécher',
        'envelopper',
        'le ventre',
        '{45min|le talon}{!45min|les orteils}',
        'le coude',
        'tiède',
      ],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Plus jeune : ouvrir et refermer la serviette, sans rien laver. Plus près de deux ans : laver, sécher, coucher, dans l’ordre qu’il veut.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'À l’enfant que l’eau dérange, un coin de serviette sèche autour de la main, la débarbouillette posée par-dessus : ses doigts lavent sans se mouiller.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, les serviettes s’étendent à l’ombre, dans la cour, et la débarbouillette fraîche fait du bien à la poupée comme à l’enfant.} {ete|L’hiver, le bébé lavé garde sa serviette sur les épaules et se fait sécher dans un rayon de soleil.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Manches mouillées.', 'Bébé échappé, puis remis dans sa serviette.'],
        dangersAEliminer: [
          'Débarbouillette trop chaude : posez-la d’abord sur l’intérieur de votre poignet.',
          'Serviette tirée sur le visage d’un enfant : découvrez-le aussitôt; la tête du bébé reste dehors elle aussi.',
          'Débarbouillette passée d’une bouche à une autre : elle va au lavage, une propre la remplace.',
          'Toucher qui n’est pas voulu : la main qui se retire a raison.',
          '{si-bacs|Enfant debout dans le bac : il glisse; seuls les bébés y entrent, et le bac reste sans eau.} {!10min si-savon-à-mains|Eau ou savon au plancher : essuyez avant les deux suivants.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Pas de savon : l’eau suffit. Lavez serviettes et débarbouillettes sans parfum. {!10min si-savon-à-mains|Le savon du lavabo, sans parfum, ne lave que les mains, après le jeu.}',
        ],
      },
      observation: [
        'Compétences émotionnelles : comment prend-il soin, console-t-il, refuse-t-il?',
        'Schéma corporel : ce qu’il lave sur le bébé, le trouve-t-il sur lui?',
        'Langage oral : que chante-t-il au bébé quand vous ne chantez plus?',
      ],
      prolongements: [
        'À la prochaine toilette, chantez le même premier vers sur son vrai pied.',
        'Recueillez les mots du bain dans la langue de chaque maison et chantez-en un.',
      ],
      reflexionRetroaction: [
        'Qui a bercé plutôt que lavé, et qu’est-ce que ça m’apprend?',
        'Ai-je demandé avant de toucher?',
      ],
    },
  },
  {
    key: 'ce-qui-revient-dans-leurs-mains',
    summary:
      'Ce qui les passionne s’est glissé partout : au fond d’une botte, sous un coussin. Trouver, apporter, repartir en chercher.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: [],
    materials: ['cartons-et-boites'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, les trouvailles attendent au pied de l’arbre, sous le banc, dans une chaudière renversée.',
    },
    seasons: [],
    durationMinutes: 45,
    adults: 1,
    followsInterest: true,
    calls: [
      'intérêt',
      'passion',
      'suivre leurs idées',
      'projet',
      'obsession',
      'toujours la même chose',
      'chercher',
      'apporter',
      'collection',
      'thème',
      'curiosité',
      'cachette',
    ],
    seen: [
      'ils ont juste les tracteurs en tête et m’en apportent un à la minute',
      'elle vide toutes les bottes du vestiaire pour voir s’il y a un trésor dedans',
      'il cache le même dinosaure sous le coussin et court le retrouver',
      'elle me met dans les mains chaque objet qu’elle trouve puis repart en chercher',
      'ils lâchent pas leur nouvelle passion et je ne sais plus comment l’alimenter',
      'il aligne ses trouvailles sur la doudou et veut que je les nomme',
      'depuis la visite du camion de pompier, tout ce qu’ils ramassent devient un camion',
      'au réveil de la sieste, ils fouillent sous les matelas pour trouver leurs animaux',
    ],
    scenes: ['cacher-trouver', 'transporter'],
    picture:
      'Des canards jaunes partout : une enfant en trouve un dans une botte, un autre apporte le sien à l’adulte.',
    sheet: {
      titre: 'Ce qui revient dans leurs mains',
      observationDepart:
        'Toute la semaine, leurs doigts ont montré la même chose : @interet. Et tout ce qu’ils trouvent, ils vous l’apportent.',
      intentionEducative:
        'Soutenir un intérêt vrai en y mêlant ce que le corps de cet âge réclame : chercher, porter, donner, repartir.',
      domaines: [
        { domaine: 'cognitif', composante: 'Mémoire', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Retrouver une chose aimée là où elle ne se trouve pas d’habitude.',
        'La montrer par un geste, un son ou un mot.',
        '{20min 30min|La porter, la déposer, repartir en chercher une autre.} {45min|En faire ensuite ce que l’on veut : aligner, cacher, coucher.}',
      ],
      materiel: [
        item(
          'Gros objets et images sur carton qui rappellent le sujet',
          'une vingtaine',
          'Objets du quotidien qui y ressemblent',
        ),
        item(
          'Cachettes connues : {dedans|bottes, coussins, boîtes, tiroir du bas}{cour|dessous du banc, pied de l’arbre, boîtes, chaudières}',
          'une dizaine',
          'Ce que le lieu offre déjà',
        ),
        item('Petite couverture, pour le tas', 'une', 'Tapis'),
      ],
      preparation: [
        'Notez trois jours durant où vont leurs mains : ces endroits seront les cachettes.',
        'Passez chaque objet au rouleau de papier hygiénique; celui qui y entre reste dans votre tiroir.',
        'Avant leur arrivée, glissez une chose par cachette, à demi visible, et gardez-en cinq derrière votre dos.',
        '{cour hiver|L’hiver, plantez les objets debout dans la neige, à quelques pas, et glissez une course entre deux trouvailles : on reste peu assis.}',
        '{avec-contenant|Laissez @materiel bien en vue : qui trouve voudra transporter.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Assoyez-vous par terre, la couverture devant vous, et faites le bruit ou le geste qu’ils font toute la journée. Regardez fixement {dedans|la botte}{cour|le banc} d’où dépasse une trouvaille. Quelqu’un finira par suivre vos yeux.',
        ),
        play(
          { 20: 13, 30: 20, 45: 20 },
          'Une première trouvaille arrive, à bout de bras. Dites un mot, un seul, et rendez-la. L’enfant repart ou la dépose. Bientôt, on soulève tout, même ce qui ne cache rien. Regarnissez en douce une cachette déjà vidée : celui qui y retourne avait raison d’y croire. Qui préfère rester assis reçoit les autres avec vous.',
        ),
        play(
          { 45: 13 },
          'Sur la couverture, le tas a grossi, et le jeu change. Un enfant aligne, un autre couche tout le monde, un troisième recache dans la même {dedans|botte}{cour|chaudière} sans se lasser. Retirez-vous d’un pas : vous n’êtes plus le but du voyage.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          'Fermez les quatre coins de la couverture comme une grosse poche. Ensemble, on la traîne {dedans|jusqu’à l’étagère}{cour|jusqu’à la porte}. Une chose est restée cachée; vous le savez, les enfants pas encore.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Recevez à deux mains, regardez la chose, puis l’enfant.',
          'Gardez votre place au sol tant que l’on vous rapporte des trouvailles.',
          'Écrivez le mot d’un enfant avec le geste qui l’accompagnait.',
        ],
        questionsOuvertes: [
          'Qu’est-ce que tu m’apportes?',
          'Où il était?',
          '{20min 30min|Où vas-tu chercher?}{45min|Où tu le caches?}',
        ],
      },
      vocabulaire: ['chercher', 'trouver', 'apporter', 'caché', 'là', 'un autre', 'le tas'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'À celui qui vient d’apprendre à marcher, trois cachettes ouvertes, toujours les mêmes. Au plus sûr, montrez d’abord une image : il cherche la chose pareille.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pour l’enfant qui se déplace peu, les cachettes viennent à lui : une pile de boîtes renversées à portée de ses mains.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, mitaines et tuques au crochet font des cachettes.} {!ete|L’été, les trouvailles attendent dans les arrosoirs vides et les touffes d’herbe.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Dispute pour l’objet rare.', 'Déception devant une cachette vide.'],
        dangersAEliminer: [
          '{dedans|Tiroir qui tombe ou pince : retirez-le du meuble et posez-le au sol.}',
          'Cachette en hauteur ou sous {dedans|un meuble lourd}{cour|un module} : tout se trouve plus bas que les épaules.',
          'Objet à pièce mobile, fragile ou de métal coupant : une image le remplace.',
        ],
        supervision: 'palier2',
        allergies: ['Objets apportés de la maison : vérifiez-en la matière et l’odeur avant de les cacher.'],
      },
      observation: [
        'Mémoire : où retourne-t-il, et après combien de temps?',
        'Langage oral : quel mot, quel son désigne ce qu’il apporte?',
        'Compétences sociales : à qui donne-t-il sa trouvaille?',
      ],
      prolongements: [
        'Chaque matin, une seule chose sur le même sujet attend au même endroit.',
        'Demandez à chaque famille où se cachent les trésors à la maison : sous l’oreiller, dans le soulier du parent.',
      ],
      reflexionRetroaction: [
        'Ai-je ajouté du mien à ce qu’ils montraient?',
        'Quel intérêt discret ai-je manqué cette semaine?',
      ],
    },
  },
  {
    key: 'c-est-mon-nez-non',
    summary:
      '« C’est mon nez? » dit l’adulte en montrant son pied. « Non! » Le grand mot de dix-huit mois devient un jeu dont il est le chef.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie'],
    materials: [],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, on se trompe aussi de sol : on s’assoit sur {hiver|la neige}{!hiver|l’herbe} et on l’appelle le lit.',
      PARK: 'Au parc, le tronc, le banc et la glissade prêtent leurs noms à l’erreur.',
      WOODS: 'Au boisé, la roche et le tronc ont leur tour : « C’est un chat? » et « non! » part très loin.',
    },
    seasons: [],
    durationMinutes: 10,
    adults: 1,
    calls: [
      'non',
      'dit non',
      'opposition',
      'refuse',
      'affirmation',
      'crise',
      'terrible two',
      'parties du corps',
      'nez',
      'rire',
      'se tromper',
      'à moi',
      'corps humain',
      'dire non',
    ],
    seen: [
      'elle répond non à toutes mes questions, même pour son dessert préféré',
      'il se pointe le genou et dit que c’est son oreille en pouffant',
      'ils crient non en gang dès que je me trompe de mot',
      'depuis qu’il a un an et demi, tout finit en bras de fer',
      'elle adore me corriger quand je mets son soulier sur ma tête',
      'il veut décider de tout et fait le bacon quand je choisis à sa place',
      'à l’habillage, il secoue la tête devant chaque morceau, la tuque comme les mitaines',
      'au changement de couche, elle touche son nez, mon nez, et attend que je dise le mot',
    ],
    scenes: ['colere', 'corps', 'mots', 'blagues'],
    picture:
      'Très sérieux, l’adulte montre son pied; une enfant lève les mains pour dire non, deux autres pointent un vrai nez.',
    sheet: {
      titre: 'C’est mon nez? Non!',
      observationDepart:
        '« Non » répond à tout : au verre de lait, au manteau, à « veux-tu un câlin ». Un enfant le dit en riant et attend la suite.',
      intentionEducative:
        'Permettre à l’enfant de dire « non » tout haut, d’être obéi et d’en rire, dans un jeu où il est le plus fort.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Concept de soi', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Dire « non » et voir que ça compte.',
        'Reconnaître une partie du corps ou une chose, même mal nommée.',
        '{20min|Se tromper exprès à son tour.}',
      ],
      materiel: [],
      preparation: [
        'Choisissez un moment de bonne humeur : ce jeu ne remplace pas un vrai « non » qu’il faut entendre.',
        'Deux choses ne se jouent pas, même pour rire : le repas et la sécurité.',
        '{dehors|Placez-vous à l’abri du vent, au sol, pour que vos mimiques se voient.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'Montrez votre pied, l’air sûre : « C’est mon nez? » Gardez le visage sérieux. « Non! » vient d’un enfant, ou de vous. « Ah non! C’est… mon pied. »',
        ),
        play(
          { 10: 6, 20: 10 },
          'Trompez-vous encore : la main est une oreille, le genou un chapeau. Des « non! » arrivent de partout, avec la tête, le doigt, le pied. Un enfant touche son propre nez et vous lance un regard. Obéissez à chaque « non » tout de suite, et changez votre erreur.',
        ),
        play(
          { 20: 4 },
          'Un enfant dit « oui » exprès : jouez la surprise. Laissez-le se tromper à votre place, montrer son coude : « Nez! » À vous de dire non.',
        ),
        closing(
          { 10: 2, 20: 3 },
          'Finissez par une erreur tendre : « On met {dedans|le matelas}{dehors|le soulier} sur la tête? — Non! » Posez une main sur votre cœur, sur votre ventre, et sur une épaule qui l’accepte.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Répondez au « non » de la tête comme au mot.',
          'Restez au sol : dire non se fait mieux à quelqu’un d’aussi petit que soi.',
          'Arrêtez dès qu’un enfant ne rit plus.',
        ],
        questionsOuvertes: ['Où est ton nez?', 'Qu’est-ce que c’est, ça?', 'Qui dit non?'],
      },
      vocabulaire: ['non', '{20min|oui}', 'le nez', 'le pied', 'la main', 'le genou', '{20min|le coude}', 'se tromper'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Aux premiers « non », une seule erreur, toujours la même. À celui qui la voit venir, laissez choisir la suivante.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui ne dit pas « non » le fait avec la main, la tête ou une carte de couleur; attendez-le avant de continuer, et obéissez.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, tuque, mitaine et botte font les erreurs au vestiaire.} {!ete|L’été, ce sont le chapeau et la sandale qui se trompent.}',
        },
      ],
      securite: {
        risquesAcceptes: ['« Non! » crié à tue-tête.', 'Fou rire, cris.'],
        dangersAEliminer: [
          'Erreur qui porte sur un danger, une allergie ou un aliment : ces mots-là restent vrais, même pour rire.',
          'Enfant que l’on force à rire ou à répondre : il regarde, et c’est sa façon de jouer.',
          '{!hiver bois|Assis par terre au boisé : secouez les feuilles du lieu, et cherchez les tiques sur la peau au retour.}',
          'Chatouille imposée : la main s’approche, et s’arrête au premier « non ».',
        ],
        supervision: 'palier2',
        allergies: ['Des mots, des nez et des pieds : rien ne se mange, même pour rire.'],
      },
      observation: [
        'Concept de soi : que montre-t-il de son plaisir à dire non, ou de sa surprise d’être obéi?',
        'Langage oral : dit-il un mot, un son, une phrase de deux mots?',
        'Schéma corporel : quelles parties reconnaît-il sans y réfléchir?',
      ],
      prolongements: [
        'Gardez une erreur pour chaque transition : « On met le chapeau au pied? »',
        'Expliquez aux parents qu’un « non » joué laisse un peu plus de place au « oui » : deux minutes de jeu avant le bain.',
      ],
      reflexionRetroaction: [
        'Quels « non » d’aujourd’hui étaient vrais et ont été entendus?',
        'Quand le jeu m’a-t-il donné de l’avance sur une crise?',
      ],
    },
  },
]
