import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Planets with laws of their own, a patient who is not brave, pirates who trade and a belt that beeps, for all ages together. */
export const MIXED_AGES_ROCKETS_DOCTORS_PIRATES_AND_SHOPS_SHEETS: readonly BankSheet[] = [
  {
    key: 'chaque-planete-a-sa-loi',
    summary:
      'Des bas rembourrés, fusées à longue flamme, volent à bout de bras vers des planètes où l’on saute, chuchote ou s’endort : on y invente la loi.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['vent-et-ciel', 'mouvement-et-defis'],
    materials: ['tissus'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, les planètes sont {!hiver|des cerceaux à plat}{hiver|des ronds de neige tapés du pied}; les fusées montent plus haut.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'fusée',
      'fusées',
      'espace',
      'planète',
      'planètes',
      'astronaute',
      'extraterrestre',
      'martien',
      'lancer une fusée',
      'faire voler une fusée',
      'bas en fusée',
      'voyage dans l’espace',
      'aller sur une planète',
      'inventer une planète',
      'sauter',
    ],
    seen: [
      'il fait voler un bas à bout de bras et atterrit sur la tête d’un ami',
      'ici on chuchote, là-bas on saute, elle change de règle à chaque tapis',
      'ils tournent leur engin au-dessus de leur tête puis le posent sur un coussin',
      'il veut toujours décider du jeu et que tout le monde fasse comme lui',
      'elle invente des règlements pour chaque coin du local et les répète aux autres',
      'il trouve que les consignes changent tout le temps et s’obstine là-dessus',
      'hier, ils ont vu un décollage à la tablette et comptent à rebours depuis',
      'à la sieste, il raconte qu’il vit sur une étoile où on dort debout',
    ],
    scenes: ['lancer', 'voyage', 'inventer-regles'],
    picture:
      'Une petite fait voler un bas rembourré à bout de bras; sur un tapis rond, deux enfants se saluent du coude, un autre y saute, fusée à la main.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Chaque planète a sa loi',
      observationDepart:
        'Un poing fermé monte au bout d’un bras : « Vvvvv! » Il se pose {dedans|sur un coussin}{cour|sur un banc}, puis sur une tête. Ailleurs, une voix annonce que c’est une autre planète.',
      intentionEducative:
        'Permettre à chaque enfant d’atterrir quelque part, d’y faire naître une façon de vivre et de goûter à celle des autres.',
      domaines: [
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Faire voler sa fusée, la poser, repartir{0-18m|; ou la tenir, et suivre des yeux celle d’un autre}.',
        '{18-24m 2-3a|Reprendre le geste ou le son d’une planète.}',
        '{3-4a 4-5a|Donner une loi à une planète et la faire comprendre aux visiteurs.}',
        '{30min 45min|Lancer de la base et suivre la flamme des yeux jusqu’à la chute.}',
      ],
      materiel: [
        item(
          'Gros bas d’adulte lavés, les fusées',
          'un par enfant, un pour vous{0-18m|, un de plus par poupon}{cour hiver|, et autant de secs}',
          'Manches de vieux chandails',
        ),
        item('Bas doux, pour rembourrer', 'deux par fusée', 'Chiffons de coton'),
        item(
          '{dedans|Tapis à dessous antidérapant, la base et les planètes}{cour !hiver|Cerceaux à plat, la base et les planètes}',
          'quatre',
          '{dedans|Matelas minces}{cour !hiver|Ronds de craie}',
        ),
        item(
          '{0-18m|Couverture épaisse, la planète des poupons}',
          '{0-18m|une}{cour hiver 0-18m|, sur un tapis isolant}',
          '{0-18m|Tapis de jeu}',
        ),
        item('Panier, le hangar', 'un', 'Chaudière'),
        optional(
          '{!0-18m !18-24m !2-3a si-ballons|Ballons mous, les grosses lunes}',
          '{!0-18m !18-24m !2-3a|un par planète}',
          null,
        ),
        optional(
          '{!0-18m !18-24m !2-3a si-balles|Balles, les petites lunes}',
          '{!0-18m !18-24m !2-3a|une par planète}',
          null,
        ),
        optional(
          '{dedans !0-18m !18-24m !2-3a si-lampe-de-poche|Lampe de poche}',
          '{dedans !0-18m !18-24m !2-3a si-lampe-de-poche|une, dans vos mains}',
          null,
        ),
        item('{cour ete|Gourdes d’eau}', 'une par enfant{0-18m| qui boit déjà de l’eau}', 'Pichet et verres'),
        item('{cour hiver|Mitaines sèches de rechange}', 'une paire par enfant', 'Gros bas de laine'),
      ],
      preparation: [
        'La veille, poussez deux bas doux au fond de chaque gros bas et nouez la jambe par-dessus, bien serré. Le pied rembourré est le nez. Ce qui pend derrière est la flamme : si elle dépasse votre main, raccourcissez-la d’un deuxième nœud. {0-18m|Pour un poupon, rabattez toute la jambe par-dessus le nez : sa fusée est une boule, sans rien qui pend.} Rangez les fusées dans le panier : c’est le hangar, posé sur la base.',
        '{dedans !0-18m|Étendez la base contre un mur.} {dedans 0-18m|Étendez contre un mur la couverture, planète des poupons, et la base juste devant : votre place est entre les deux.} {dedans|D’un bord de la base, deux planètes, à deux grands pas; de l’autre, la lointaine, à trois grands pas, au pied d’un mur nu. Aucun meuble entre elles.} {cour !hiver !0-18m|Couchez la base près de la clôture.} {cour !hiver 0-18m|Étendez près de la clôture la couverture, planète des poupons, et couchez la base juste devant : votre place est entre les deux.} {cour !hiver|D’un bord de la base, deux planètes, à trois grands pas; de l’autre, la lointaine, à quatre, au bout du terrain libre.} {cour hiver|Avec les enfants, tapez du pied quatre ronds : la base, près de la clôture; d’un bord, deux planètes, à trois grands pas; de l’autre, la lointaine, à quatre.} {cour hiver 0-18m|Entre la clôture et la base, étendez la couverture, planète des poupons : votre place est juste devant.}',
        '{dedans|Pieds nus ou souliers : en bas, on glisse. Poussez chaque tapis du talon : celui qui glisse est retiré.} {cour !hiver|Marchez d’une planète à l’autre : trou, branche, nid de guêpes.} {cour hiver|Cherchez du talon la glace sous la neige. La neige mouille? La moitié des fusées sèche pendant que l’autre vole.} {cour ete|Placez tout à l’ombre.} {cour hiver 0-18m|Poupons en habit de neige : par temps froid, jouez vingt minutes au plus; au seuil que votre milieu fixe pour eux, jouez dedans.}',
        '{1adulte !0-18m|Seule, revenez à la base entre deux visites : de là, vous voyez les trois planètes.} {1adulte !0-18m multiage|Avec plusieurs âges, prenez six enfants au plus.} {1adulte 0-18m|Seule, restez à la base : vous tenez les poupons à portée de bras et voyez les trois planètes.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {2adultes !0-18m|À deux, l’une tient la base, l’autre voyage d’une planète à l’autre et apprend les lois.} {2adultes 0-18m|À deux, l’une reste à la base, les poupons à portée de bras; l’autre voyage d’une planète à l’autre et apprend les lois.}',
        '{avec-coussin|Posez @materiel sur une planète : on y trouvera une montagne ou un lit.} {avec-tissu|Étendez @materiel sur une planète : sa mer, sa brume, son tapis de mousse.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Au milieu de la base, faites monter une fusée le long de votre bras : « Vvvvv… » Elle tourne au-dessus de votre tête, hésite, {!0-18m|tombe sur la planète voisine. Rejoignez-la et tendez l’oreille vers le sol.}{0-18m|descend sous les yeux d’un poupon et se pose à côté de son pied. Tendez l’oreille vers ce pied.} « Ici, ça parle tout bas », chuchotez-vous. De retour à la base, votre grosse voix revient. Repartez, rechuchotez : {!0-18m|d’une enjambée}{0-18m|d’un sol à l’autre}, la voix change. Ouvrez le hangar; dedans, une fusée pour chaque main.',
        ),
        play(
          { 20: 13, 30: 12, 45: 14 },
          'Les fusées volent au bout des bras. La première qui se pose fait la loi; les visiteuses la suivent, ou décollent vers une autre. {0-18m|Chez le poupon, la loi est son geste du moment : « Ici, on bat du pied! » Les visiteurs, à genoux, le font et attendent la suite.} {18-24m|Le trottineur part de vos genoux, lâche sa fusée, la ramasse : « Boum! » Faites boum avec lui.} {2-3a|« Ici, faut sauter! » Les pieds sautent, la fusée aussi.} {3-4a|Une planète est si lourde que les genoux plient; sur la voisine, plus de poids, le bras monte tout seul.} {4-5a|« Chez nous, on se salue du coude et on parle en bip. » Les voyageurs apprennent avant d’entrer.} {!0-18m !18-24m !2-3a si-ballons|Avec un ballon, la planète a sa grosse lune.} {!0-18m !18-24m !2-3a si-balles|Avec une balle, la planète a sa petite lune.} {!0-18m !18-24m !2-3a si-ballons si-balles|À quatre pattes, le visiteur roule la lune tout autour, puis la rend à l’habitant.} {dedans !0-18m !18-24m !2-3a si-lampe-de-poche|Posez sur une planète le rond de votre lampe de poche : là, c’est le jour, sa loi va vite; ailleurs, c’est la nuit, au ralenti.} Deux lois pour un même sol? On essaie l’une, puis l’autre, ou les deux ensemble.',
        ),
        play(
          { 30: 9, 45: 10 },
          'La planète lointaine se vide : on la visera de la base. Lancez votre fusée par en dessous; la flamme suit. Toutes les fusées partent, puis, au mot « escale », on va les chercher au pas de lune, très lent. {0-18m|Le poupon suit la flamme des yeux. Sa boule tombe? Un astronaute la rapporte.} {18-24m|Le trottineur lance à ses pieds, ramasse, vous apporte la sienne et la vôtre.} {2-3a|L’élan fait le tour complet, la fusée part derrière : elle a vu l’autre côté du ciel.} {3-4a|On nomme l’endroit avant de lancer; tombée à côté, la fusée est perdue dans le noir, et l’on y va en sauvetage.} {4-5a|On vise un pas plus loin, puis deux, d’un bras rapide ou lent : on compare les chutes.} Sur les deux autres planètes, la vie continue.',
        ),
        play(
          { 45: 10 },
          'Les habitants partent en visite. Qui sautait sur sa planète saute-t-il encore là où l’on chuchote? {0-18m|À deux pas de la couverture, chaque visiteur montre au poupon la loi de chez lui : un saut, un ronflement, un salut du coude. On refait celle qui le fait sourire.} {18-24m|Le trottineur garde son « boum » partout, et les planètes l’adoptent.} {2-3a|À chaque escale, un bonjour, un bye bye, puis demi-tour : il manquait un bonjour.} {3-4a|Un visiteur se trompe de loi; l’hôtesse la lui refait, lentement.} {4-5a|Sauter en dormant, saluer sans poids : des lois se marient et une planète change de nom.} {!0-18m|Demandez à chaque planète un abri pour une fusée égarée.}',
        ),
        closing(
          { 20: 4, 30: 5, 45: 6 },
          'De la base : « Ici le hangar. On rentre. » Reprenez le « vvvvv » du début, grave et lent. Les fusées font un tour bas et se posent sur les genoux. Au-dessus du panier, on refait un geste ou un son de sa planète, et le groupe le répète. {0-18m|La fusée du poupon attend sur ses jambes, sous votre main : refaites sa loi, le groupe la fait avec vous.} Puis les flammes s’éteignent : on les replie sur le nez et l’on souffle dessus. La vôtre entre la dernière, en chuchotant.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Obéissez tout de suite à la loi d’une planète, surtout à celle qui tient en un geste{0-18m| ou en un talon de poupon qui frappe}.',
          'Traduisez une loi sans mots : « Ici, on touche le sol deux fois, et on rit. »',
          '{30min 45min|Gardez la main levée tant que quelqu’un est entre la base et la planète lointaine; baissez-la pour le lancer.}',
          'Deux fusées veulent la même planète? Demandez aux deux ce qu’on y fait, puis faites-le.',
        ],
        questionsOuvertes: [
          'Comment vit-on ici?',
          'Où ta fusée va-t-elle se poser?',
          '{3-4a 4-5a|Comment un visiteur peut-il deviner la loi?}',
          '{4-5a|Que se passe-t-il si l’on garde la loi d’ailleurs?}',
        ],
      },
      vocabulaire: [
        'la fusée',
        'la planète',
        'la base',
        'atterrir',
        'décoller',
        'la flamme',
        '{3-4a 4-5a|la loi}',
        '{30min 45min|l’escale}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Couché, il est la planète : votre fusée tourne lentement à deux mains de son visage, puis se pose sur ses pieds, qui la renvoient. Assis, il est le hangar : on lui confie une fusée ronde, il la tète, la lâche, la reprend. Parti à quatre pattes, il a décollé : faites le moteur, et ramenez-le en orbite près de vous.',
        },
        {
          pour: '18-24m',
          texte:
            'Une seule ligne aérienne : de vos genoux à la planète voisine. Faites le bruit du moteur tant que la fusée bouge, le silence quand elle touche.',
        },
        {
          pour: '2-3a',
          texte:
            'Tendez deux lois à choisir avec le corps, rouler les mains ou taper des pieds : la planète prend celle que l’enfant fait.',
        },
        {
          pour: '3-4a',
          texte:
            '{!0-18m|Arrivez sur sa planète avec la mauvaise loi.} {0-18m|De la base, faites la loi de sa planète tout de travers.} L’enfant vous corrige, invente une suite et vous fait recommencer.',
        },
        {
          pour: '4-5a',
          texte:
            'Proposez une planète à trois lois, une pour les pieds, une pour la voix, une pour saluer. Aux habitants de vérifier si les visiteurs les ont toutes.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant se déplace peu? Sa place est une planète, et les fusées y font escale : sa loi est le geste que ses mains ou ses yeux font bien. Les bruits de moteur le gênent? Sur sa planète, tout vole en silence.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, la fusée qui tombe laisse un cratère : on y lit d’où elle venait.} {!ete|L’été, dans la cour, à l’ombre, chaque tache de soleil est une planète de plus : on y marche sur la pointe des pieds.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Bas rembourré reçu sur l’épaule ou la joue.',
          'Collision molle entre deux astronautes.',
          'Loi refusée, planète quittée.',
        ],
        dangersAEliminer: [
          '{30min 45min|Fusée lancée vers une planète habitée ou à travers un passage : on lance de la base, vers la planète vide, et on ramasse tous ensemble.} {20min|Fusée lancée : elle vole au bout du bras et ne quitte la main qu’une fois posée.}',
          'Flamme autour d’un cou, fusée qu’on fait tournoyer par sa flamme : elle se tient par le nez. Nœud qui se desserre : au hangar, jusqu’à demain.',
          '{dedans !0-18m !18-24m !2-3a si-lampe-de-poche|Lampe de poche : elle reste dans votre main, pointée vers le sol, le couvercle des piles vissé.}',
          '{0-18m|Pieds ou fusées au-dessus d’un poupon : rien ne se lance vers sa couverture. On y arrive à genoux, par votre côté, et seule votre fusée passe au-dessus de lui, jamais sur son visage.}',
          '{0-18m 18-24m 2-3a|Bas mâchouillé : la fusée mouillée va au lavage, une autre prend sa place.}',
          '{dedans 30min 45min|Lampe, cadre ou plante près de la planète lointaine : décrochez-les ou changez-la de mur.} {cour 30min 45min|Fusée par-dessus la clôture : vous seule allez la chercher, plus tard.}',
          '{cour hiver|Froid : le seuil de votre milieu; nuques et mains touchées à la base, mitaine mouillée changée.} {cour hiver 0-18m|Dès qu’un poupon refroidit, tout le groupe rentre.} {cour ete !0-18m|Soleil et chaleur : crème solaire avant de sortir, chapeaux, une gorgée entre deux vols.} {cour ete 0-18m|Soleil et chaleur : couverture à l’ombre, chapeaux, nuques touchées souvent; pour ceux qui marchent, crème solaire avant de sortir et une gorgée entre deux vols.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Bas lavés sans parfum ni assouplissant : ils se posent sur des joues et passent près des bouches.',
        ],
      },
      observation: [
        'Fonction symbolique : le geste, le son ou le mot qui transforme pour l’enfant un bout de sol en planète.',
        'Motricité globale : ce qui change dans son corps, genoux, bras, vitesse, au moment de franchir le bord d’une autre planète.',
        'Langage oral : à un visiteur qui ne comprend pas, redit-il, mime-t-il, ou change-t-il de mots?',
      ],
      prolongements: [
        'Demain, sortez seulement le hangar, et laissez les enfants décider où est l’espace.',
        'À la maison, une pièce devient planète pour une minute : l’enfant apprend sa loi à son parent, qui l’applique jusqu’au corridor.',
      ],
      reflexionRetroaction: [
        'Quelle loi, faite d’un seul geste, ai-je mis du temps à voir?',
        'Qui a beaucoup voyagé, et qui a trouvé une planète où rester?',
      ],
    },
  },
  {
    key: 'la-patiente-n-est-pas-brave',
    summary:
      '« Pas tout de suite! » L’éducatrice a bobo et peur du pansement : on montre, on avertit, on s’arrête, et c’est elle qu’on soigne.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['emotions-et-amitie', 'quartier-et-metiers'],
    materials: ['tissus'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, la clinique s’adosse à un mur ou à la clôture{hiver|; l’hiver, les pansements se posent par-dessus le pantalon de neige}.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'docteur',
      'docteure',
      'jouer au docteur',
      'clinique',
      'médecin',
      'infirmière',
      'pansement',
      'plasteur',
      'diachylon',
      'bobo',
      'faire un bandage',
      'vaccin',
      'piqûre',
      'peur du docteur',
      'être brave',
      'consentement',
      'demander la permission',
    ],
    seen: [
      'elle colle des carrés de tissu sur tous ses toutous, même sur leurs oreilles',
      'il souffle sur mon genou et dit que ça ne fera pas mal',
      'ils enveloppent le bras d’un ami avec une serviette et lui demandent où ça pique',
      'il se cache le bras dès qu’il voit une aiguille ou un coton',
      'elle s’est éraflé le coude et refuse qu’on y touche ou qu’on le lave',
      'il jure qu’il n’a pas pleuré, mais on voit bien qu’il a eu la chienne',
      'depuis sa prise de sang à l’hôpital, elle soigne tout le monde dans le coin poupées',
      'dans la cour, il est tombé et tous les amis sont accourus avec une débarbouillette',
    ],
    scenes: ['magasin-metiers', 'peurs', 'consoler', 'corps-non'],
    picture:
      'Assise dos au mur, une jambe couverte de carrés, l’éducatrice grimace; un bébé contre elle tire un pansement, une grande montre le sien avant de le poser.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'La patiente n’est pas brave',
      observationDepart:
        '{2-3a 3-4a 4-5a|Au retour d’un vaccin, une manche se relève : « J’ai même pas pleuré. » À côté, une voix toute petite : « Moi, oui. »} {18-24m !2-3a !3-4a !4-5a|Un trottineur tombe et montre son genou : « Bobo. » Une amie avance la main; il retire sa jambe, puis la ramène.} {!18-24m !2-3a !3-4a !4-5a|Un bébé trouve le diachylon sur votre doigt. Son ongle gratte, gratte, et vos « oh » le font sourire.}',
      intentionEducative:
        'Offrir aux enfants une malade {18-24m 2-3a 3-4a 4-5a|qui a peur et qui le dit}{!18-24m !2-3a !3-4a !4-5a|qui grimace un peu}, pour que soigner commence par {18-24m 2-3a 3-4a 4-5a|avertir, écouter et s’arrêter}{!18-24m !2-3a !3-4a !4-5a|une voix douce, un toucher qui prévient et un regard qui répond}.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Poser un tissu sur un bobo, l’enlever, recommencer.',
        '{18-24m 2-3a 3-4a 4-5a|Remarquer, au visage et à la voix, que quelqu’un a peur.} {!18-24m !2-3a !3-4a !4-5a|Regarder un visage qui grimace, puis qui sourit.}',
        '{2-3a 3-4a 4-5a|Prévenir avant de toucher, et laisser dire non.}',
        '{3-4a 4-5a 45min|Raconter un vrai bobo, avec les larmes ou sans.}',
      ],
      materiel: [
        item(
          'Carrés de flanelle ourlés, de plusieurs couleurs, larges comme vos deux mains',
          'trois par enfant',
          'Débarbouillettes douces',
        ),
        item('{2-3a 3-4a|Serviettes à main, pour les jambes et les bras}', 'six', 'Linges à vaisselle pliés en deux'),
        item(
          '{dedans|Grand tapis}{cour !hiver|Grande couverture}{cour hiver|Tapis isolants, de quoi asseoir la malade et le groupe}',
          '{dedans|un}{cour !hiver|une}{cour hiver|deux}',
          '{dedans|Couverture épaisse}{cour !hiver|Nappe doublée}{cour hiver|Matelas de camping}',
        ),
        item(
          '{18-24m 2-3a 3-4a 4-5a|Toutous lavables, les autres malades}',
          '{18-24m 2-3a 3-4a 4-5a|un pour deux enfants}',
          '{18-24m 2-3a 3-4a 4-5a|Poupées de tissu}',
        ),
        item('Paniers bas : un pour les carrés propres, un pour le lavage', 'deux', 'Boîtes sans agrafe'),
        optional(
          '{2-3a 3-4a 4-5a si-trousses-de-médecin|Trousse de médecin, à gros outils de jouet}',
          '{2-3a 3-4a 4-5a si-trousses-de-médecin|une}',
          null,
        ),
        optional('{2-3a 3-4a 4-5a si-boyaux|Bout de boyau propre, long comme un avant-bras}', 'un', null),
        optional(
          '{20min 30min 45min 3-4a 4-5a !0-18m !18-24m si-crayons|Gros crayons et petits papiers}',
          'deux crayons, un papier par enfant',
          null,
        ),
        optional(
          '{dedans 2-3a 3-4a 4-5a si-lampes-de-poche|Lampe de poche}',
          '{dedans 2-3a 3-4a 4-5a si-lampes-de-poche|une}',
          null,
        ),
        optional('{18-24m 2-3a 3-4a 4-5a si-chaises|Petites chaises}', 'une par toutou', null),
      ],
      preparation: [
        'Assoyez-vous au bord {dedans|du tapis}{cour|du tapis ou de la couverture}, le dos appuyé, une jambe allongée, l’autre pied à plat. Votre jambe est le lit, vos bras restent libres.',
        '{0-18m|Le poupon est contre votre hanche, assis ou couché, un carré devant les mains. Seule avec deux poupons, gardez-les du même côté.} {18-24m 2-3a 3-4a 4-5a|Assoyez les toutous à deux pas de vous, en demi-cercle : ce sont les autres malades.} {18-24m 2-3a 3-4a 4-5a si-chaises|De petites chaises leur font une salle d’attente : qui passera en premier?} {18-24m 2-3a 3-4a 4-5a 20min 30min 45min|Entre eux, des places restent libres, pour les amis malades.} {cour hiver 0-18m|Vêtu chaudement, un poupon ne quitte pas le tapis isolant : tâtez souvent sa nuque.}',
        'Posez le panier propre à {18-24m 2-3a 3-4a 4-5a|trois pas devant vous : on s’y approvisionne, et on arrive de face}{!18-24m !2-3a !3-4a !4-5a|votre portée}. Le panier à lavage est derrière votre bras : un carré sucé y va.',
        'Serrez dans une armoire tout ce qui vient de la pharmacie, même vide. {18-24m 2-3a 3-4a 4-5a|Sachez par les parents qui revient d’un rendez-vous, et gardez-le pour vous.}',
        '{cour ete|Cherchez l’ombre, et secouez la couverture : ni fourmi ni guêpe.} {cour hiver|Glaçons ou neige au bord du toit? Adossez-vous à la clôture. Entre deux bobos, on bat des pieds et des bras pour se réchauffer.}',
        '{1adulte 18-24m 2-3a 3-4a 4-5a|Seule, restez la malade du début à la fin : tous les soins se donnent autour de vous.} {1adulte !18-24m !2-3a !3-4a !4-5a|Seule, restez la malade du début à la fin : tout se passe à portée de vos bras.} {2adultes 18-24m 2-3a 3-4a 4-5a|À deux, l’une a bobo, l’autre va et vient avec les soignants.} {2adultes !18-24m !2-3a !3-4a !4-5a|À deux, l’une a bobo, l’autre suit le poupon parti à quatre pattes.} {2adultes 0-18m multiage|C’est elle qui suit le poupon parti à quatre pattes.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4, 45: 5 },
          '{18-24m 2-3a 3-4a 4-5a|Touchez votre genou et grimacez : « Ayoye. Il me faudrait un docteur. » Un carré approche? Couvrez le genou de vos mains. « Pas tout de suite, j’ai peur. » Laissez venir les offres : une main, un souffle, un « ça fait pas mal ». Puis dites la comptine à celui qui tient le carré : « Je te montre mon carré, je te dis où le poser, tu peux dire oui ou non : c’est à toi, ce genou rond. » Respirez. « Oui. »} {2-3a 3-4a 4-5a si-boyaux|Tendez un bout de boyau : un docteur le pose sur votre genou et écoute. « Il bat vite, hein? »} {!18-24m !2-3a !3-4a !4-5a|Posez un carré sur votre genou, sans cacher le reste. Dites tout bas : « Je te montre mon carré, je te dis où le poser, tu peux dire oui ou non : c’est à toi, ce genou rond. » Soufflez dessus, puis tournez la tête vers le bébé, les sourcils levés.}',
        ),
        play(
          { 10: 6, 20: 7, 30: 12, 45: 14 },
          '{18-24m 2-3a 3-4a 4-5a|Vos bobos se promènent : tibia, coude, bout du pied.} {2-3a 3-4a 4-5a|Au coude, soyez brave. Au bout du pied, criez avant qu’on y touche.} {18-24m !2-3a !3-4a !4-5a|À chacun, un petit « ayoye », puis un sourire.} {18-24m 2-3a 3-4a 4-5a|Trois bobos, trois docteurs : les autres soignent un toutou, qui a peur lui aussi.} {0-18m|Le poupon tire un carré : « Oh, guérie! » Un autre couvre le genou, et sa main revient.} {!18-24m !2-3a !3-4a !4-5a|Changez de jambe, de bras, de vitesse : un petit « ayoye », puis un sourire. Sur son pied à lui, montrez le carré d’abord : s’il le tend, couvrez; s’il le retire, remettez le bobo chez vous.} {18-24m|Le trottineur pose, souffle, ôte : dix pansements au même endroit.} {2-3a|« Bobo là aussi! » Les serviettes s’ajoutent, la jambe disparaît.} {3-4a|On enroule une serviette autour du tibia; le bout se rentre, se sauve, se rentre.} {4-5a|Une docteure explique, compte jusqu’à trois, et touche à trois.} {2-3a 3-4a 4-5a si-trousses-de-médecin|De la trousse, un seul outil sort à la fois : le docteur le montre, dit où il va, attend le oui.}',
        ),
        play(
          { 20: 6, 30: 9, 45: 10 },
          '{18-24m 2-3a !3-4a !4-5a|Faites de la place à côté de vous : un enfant peut s’y asseoir et devenir le malade.} {3-4a 4-5a|Deux par deux : l’un s’assoit et devient le malade, l’autre le soigne; à la guérison, on change. Qui n’a personne garde son toutou.} {2-3a 3-4a 4-5a|Demandez au malade : « Brave ou pas? » Il répond, hausse les épaules ou crie pour rire : le pansement est le même.} {18-24m 2-3a 3-4a 4-5a|Un « non », un bras retiré, et la main du docteur recule.} {18-24m|Le trottineur offre un pied, l’ôte, l’offre.} {2-3a|« Pas le rouge! » On va en chercher un autre.} {3-4a|Un malade hurle de peur; sa docteure lui prête deux doigts à serrer.} {4-5a|Deux docteurs discutent du remède, puis le malade tranche.} {3-4a 4-5a !0-18m !18-24m si-crayons|Le docteur dessine l’ordonnance : un câlin, deux souffles.} {0-18m|Un coin de carré reste au poupon, à froisser; un « ah! » de sa part réveille toute la clinique.} {!18-24m !2-3a !3-4a !4-5a|Deux carrés, un sur chaque genou : lequel partira le premier? Suivez sa main, nommez : « Celui-ci! »}',
        ),
        play(
          { 45: 10 },
          '{dedans|Remontez votre manche et cherchez} {cour !hiver|Remontez votre manche et cherchez} {cour hiver|Ôtez une mitaine, le temps de trouver} une vraie marque : une cicatrice, une tache, un pli. {18-24m 2-3a 3-4a 4-5a|Racontez-la en trois phrases : ce qui est arrivé, si vous avez pleuré, qui est venu. D’autres marques se montrent, si elles sont à découvert, ou se disent. On écoute ou l’on continue de soigner.} {18-24m|Le trottineur pointe où est la sienne : « Bobo. » Et tout est dit.} {2-3a|Toutes les taches deviennent des bobos, même l’encre.} {3-4a|L’histoire grandit : il y avait un loup.} {4-5a|« J’ai pleuré, mais juste après. » Un ami dit que lui aussi.} {0-18m|Le doigt du poupon suit la vôtre : nommez ce qu’il touche.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5, 45: 6 },
          '« Je vais mieux. On m’enlève tout? » Nommez un endroit à la fois : coude, tibia, pied. {18-24m 2-3a 3-4a 4-5a|Une main retire, le panier à lavage avale; les toutous guérissent aussi.} {0-18m|Le dernier carré, sur le genou, est au poupon.} {dedans 2-3a 3-4a 4-5a si-lampes-de-poche|Une lampe de poche cherche encore, du genou au bout du pied : plus un bobo.} Redites la comptine à voix basse, une paume sur le genou guéri. {18-24m 2-3a 3-4a 4-5a|« J’ai eu peur, et vous m’avez attendue. Merci, docteurs. » Bougez le pied, pliez la jambe.} {!18-24m !2-3a !3-4a !4-5a|Bougez le pied, riez, et gardez le bébé contre vous le temps de trois souffles.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Jouez la peur à petite dose, l’œil rieur entre deux « ayoye »; si un visage se ferme, guérissez sur-le-champ.',
          '{18-24m 2-3a 3-4a 4-5a|À un toucher surprise, repliez la jambe : « Tu ne m’as pas avertie. » À un toucher annoncé, relâchez les épaules.}',
          '{2-3a 3-4a 4-5a|Ne félicitez pas la bravoure : « Tu as dit que tu voulais ma main » vaut autant que « Tu n’as pas pleuré ».}',
          'Avant de moucher ou d’essuyer quelqu’un, faites comme un bon docteur : montrez le mouchoir, dites où il va.',
        ],
        questionsOuvertes: [
          'Où le bobo est-il rendu?',
          '{!18-24m !2-3a !3-4a !4-5a|Que va faire ta main avec le carré?}',
          '{18-24m !2-3a !3-4a !4-5a|Où je mets le carré?}',
          '{2-3a 3-4a 4-5a|De quoi a-t-on besoin quand on n’est pas brave?}',
          '{3-4a 4-5a|Comment le docteur sait-il qu’il peut commencer?}',
        ],
      },
      vocabulaire: [
        'le bobo',
        'ayoye',
        'le pansement',
        'doucement',
        'le genou',
        '{18-24m 2-3a 3-4a 4-5a|avertir}',
        '{3-4a 4-5a|brave}',
        'guérie',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Un carré à la fois, qui dépasse d’un coin vers sa main. Couché, le poupon le froisse sur votre jambe pliée près de lui; assis, il tire. Il part à quatre pattes? Le jeu s’arrête et vous le ramenez.',
        },
        {
          pour: '18-24m',
          texte:
            'Dites « je mets » et « j’enlève » au rythme de ses mains. Sa peur à lui est-elle vraie? Plus de grimaces : votre genou va bien, on souffle dessus.',
        },
        {
          pour: '2-3a',
          texte:
            'Offrez-lui de répondre à votre place : « Est-ce que je suis prête? » L’enfant essaie le oui, le non, et voit la jambe avancer ou se sauver.',
        },
        {
          pour: '3-4a',
          texte:
            'L’enfant enroule une serviette autour de votre bras. Montrez comment rentrer le bout sous le tour, puis bougez un peu : tient, tient pas?',
        },
        {
          pour: '4-5a',
          texte:
            'Demandez-lui, inquiète, comment ça se passe, la piqûre. L’enfant explique les étapes dans l’ordre et vous dit quand regarder ailleurs.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{18-24m 2-3a 3-4a 4-5a|Un enfant vit beaucoup de rendez-vous : laissez-le diriger la clinique, et proposez un signe d’arrêt, la paume levée, auquel tous obéissent.} {!18-24m !2-3a !3-4a !4-5a|Un bébé retire ses mains de la flanelle? Essayez un coton mince, posé sur votre main à vous, et laissez-le seulement regarder.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, après la sortie, les vraies joues froides se soignent d’une paume chaude, demandée d’abord.} {!ete|L’été, dans la cour, les genoux nus ont de vraies gales : on pose les carrés à côté.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{18-24m 2-3a 3-4a 4-5a|Souvenir d’un vaccin qui remonte, larmes à consoler.}',
          'Carré tiré, chicané, sucé.',
          '{18-24m 2-3a 3-4a 4-5a|Soin refusé, docteur vexé.}',
        ],
        dangersAEliminer: [
          'Tissu vers un visage ou un cou : les soins se font aux jambes, aux bras et aux pieds, {18-24m 2-3a 3-4a 4-5a|tous les habits en place}{!18-24m !2-3a !3-4a !4-5a|bébé habillé}. Ôtez tout de suite ce qui monte plus haut.',
          'Nœud, ruban qui colle, bande longue ou étroite : on pose, {3-4a|on enroule un tour, on rentre le bout}{!3-4a|on enlève}.',
          'Seringue, flacon, pilule ou crème, même vides : rien de la pharmacie n’entre à la clinique.',
          '{0-18m|Carré qui monte sur un poupon : rien ne le couvre plus haut que les pieds, et seule une adulte soigne ou déplace un poupon.}',
          '{18-24m 2-3a 3-4a 4-5a|Malade tenu de force ou entouré de trop de mains : un docteur par bobo, et le non l’arrête.}',
          '{18-24m 2-3a 3-4a 4-5a 45min|Marque ou récit qui inquiète : écoutez sans questionner, rassurez, puis appliquez la procédure de votre milieu.}',
          'Vraie blessure qui saigne : le jeu s’interrompt, vous la soignez avec des gants, et le tissu touché est lavé à part.',
          '{cour hiver|Froid : un isolant sous chaque malade; une nuque ou une main froide, et l’on rentre.} {cour ete|Soleil : l’ombre tourne, la clinique la suit.}',
          '{2-3a 3-4a 4-5a si-trousses-de-médecin|Outil plus petit qu’un poing, pointu, ou qui imite une seringue : il sort de la trousse avant le jeu.}',
          '{2-3a 3-4a 4-5a si-boyaux|Bout de boyau à la bouche, au cou ou enfoncé dans une oreille : l’oreille s’en approche sans y toucher, et personne n’y crie.}',
          '{dedans 2-3a 3-4a 4-5a si-lampes-de-poche|Lampe dans les yeux : elle éclaire un genou, ou s’éteint; son couvercle de piles est vissé.}',
        ],
        supervision: 'palier1',
        allergies: ['Aucun vrai pansement collant : adhésif et latex irritent des peaux. Tissus lavés sans parfum.'],
      },
      observation: [
        'Compétences émotionnelles : devant la grimace, que font ses yeux, ses mains, ses pas?',
        'Fonction symbolique : le carré devient remède, couverture ou autre chose; rapportez à quel signe vous l’avez su.',
        'Motricité fine : suivez les doigts qui pincent, étalent{3-4a|, rentrent} ou tirent un tissu.',
      ],
      prolongements: [
        'Au prochain nez à essuyer, dites la comptine avec « mon mouchoir » et « ce gros nez rond ».',
        'Un rendez-vous s’en vient? {18-24m 2-3a 3-4a 4-5a|À la maison, le parent joue le malade qui a peur; son enfant montre le linge et dit où il le pose.} {!18-24m !2-3a !3-4a !4-5a|À la maison, le parent couvre son propre genou d’un linge, et son enfant le tire.}',
      ],
      reflexionRetroaction: [
        'À qui la peur de la malade a-t-elle fait du bien, et à qui trop d’effet?',
        'Quand m’arrive-t-il, dans la journée, de toucher un enfant sans l’avertir?',
      ],
    },
  },
  {
    key: 'un-tresor-pris-un-tresor-laisse',
    summary:
      'Trois bateaux, trois coffres, une loi de pirates : qui prend un trésor chez le voisin en laisse un. On rame, on troque, le perroquet crie.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['emotions-et-amitie', 'contes-et-lettres'],
    materials: ['cartons-et-boites', 'tissus', 'contenants-et-cuilleres'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, trois chaudières font les coffres, et chaque bateau se {!hiver|trace à la craie}{hiver|tape du pied dans la neige}.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'pirate',
      'pirates',
      'jouer aux pirates',
      'piratte',
      'coffre',
      'coffre au trésor',
      'trésor de pirates',
      'trésor',
      'perroquet',
      'prendre le jouet d’un ami',
      'il prend tout aux autres',
      'échanger',
      'faire un échange',
      'troc',
      'bateaux',
      'partage',
    ],
    seen: [
      'ils rament dans des boîtes et vont fouiller dans la cachette du voisin',
      'il tend une balle pour que son amie lui lâche le bol',
      'elle remplit sa boîte de butin et n’en laisse plus pour personne',
      'ils se chicanent pour le même bol, chacun tire de son bord',
      'elle serre ses affaires sur son ventre et crie que c’est à elle',
      'il arrache sans demander, et je cherche comment lui faire donner quelque chose en retour',
      'ce matin, ils ont fait un bateau avec le divan et volent l’or des autres',
      'dans le coin des jouets, ils marchandent, toi le camion et moi la poupée',
    ],
    scenes: ['chicane', 'heros'],
    picture:
      'Un pirate, bas roulé en perroquet sur l’épaule, tend un bol à une amie devant un coffre ouvert; un petit repart, un tissu doré plein les bras.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Un trésor pris, un trésor laissé',
      observationDepart:
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Un poupon serre un bol contre son ventre. Vous lui montrez une balle; ses doigts s’ouvrent, le bol roule.} {18-24m 2-3a 3-4a 4-5a|« C’est mon or! » Un enfant serre un bol contre son ventre. Un ami le veut, tire un peu, puis lui tend une balle; les doigts s’ouvrent.}',
      intentionEducative:
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Permettre au poupon de prendre et de lâcher à deux, sans que rien lui soit ôté des mains.} {18-24m 2-3a 3-4a 4-5a|Permettre à l’envie de prendre de devenir un jeu à deux : un geste vers le trésor de l’autre, et un geste qui en donne un.}',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Prendre, tenir, lâcher, reprendre.} {18-24m 2-3a 3-4a 4-5a|Prendre un trésor et en laisser un à sa place.}',
        '{18-24m 2-3a|Ouvrir un coffre, le vider, le remplir.} {0-18m !18-24m !2-3a !3-4a !4-5a|Vider un coffre et le voir se remplir.}',
        '{3-4a 4-5a|Proposer un échange, l’accepter ou le refuser.}',
        '{30min 45min 18-24m 2-3a 3-4a 4-5a|Porter un perroquet sur l’épaule et faire ce qu’un perroquet fait.}',
      ],
      materiel: [
        item(
          '{dedans|Boîtes larges et basses, rabats coupés, les coffres}{cour|Grosses chaudières, les coffres}',
          '{18-24m 2-3a 3-4a 4-5a|trois}{0-18m !18-24m !2-3a !3-4a !4-5a|deux}',
          '{dedans|Bacs bas}{cour|Bacs de plastique}',
        ),
        item(
          '{18-24m 2-3a 3-4a 4-5a|Trésors plus gros que votre poing : bols de plastique, carrés de tissu brillant, dont un doré, balles molles, toutous}',
          '{18-24m 2-3a 3-4a 4-5a|trois par enfant, et trois de plus}',
          '{18-24m 2-3a 3-4a 4-5a|Autres choses légères et lavables, plus grosses qu’un poing}',
        ),
        item(
          '{0-18m|Gros bols et balles lisses d’une même couleur, plus gros que votre poing, les trésors des poupons}',
          '{0-18m|quatre par poupon}',
          '{0-18m|Gros hochets d’une seule pièce}',
        ),
        item(
          '{0-18m|Couverture épaisse, au fond de votre bateau}',
          '{0-18m|une}{cour hiver 0-18m|, sur un tapis isolant}',
          '{0-18m|Tapis de jeu}',
        ),
        item('{0-18m|Panier à laver, derrière vous}', '{0-18m|un}', '{0-18m|Bac}'),
        item(
          '{18-24m 2-3a 3-4a 4-5a|Tissus ourlés, grands comme une serviette de bain, les cales}',
          '{!0-18m|trois}{0-18m|deux}',
          '{18-24m 2-3a 3-4a 4-5a|Serviettes de bain}',
        ),
        item(
          '{30min 45min|Gros bas de couleur roulés en boule, les perroquets}',
          'un par enfant{0-18m|, un de plus par poupon}',
          'Grosses mitaines',
        ),
        item(
          '{dedans 18-24m 2-3a 3-4a 4-5a|Coussins, pour border les bateaux}{cour !hiver 18-24m 2-3a 3-4a 4-5a|Grosses craies, pour tracer les bateaux}',
          '{dedans 18-24m 2-3a 3-4a 4-5a|six}{cour !hiver 18-24m 2-3a 3-4a 4-5a|deux}',
          '{dedans 18-24m 2-3a 3-4a 4-5a|Couvertures roulées}{cour !hiver 18-24m 2-3a 3-4a 4-5a|Cerceaux à plat}',
        ),
        item('{4-5a|Feuille et gros crayon de cire, le journal de bord}', 'un de chaque, gardés par vous', 'Cahier'),
        item('{cour ete|Gourdes d’eau}', 'une par enfant{0-18m| qui boit déjà de l’eau}', 'Pichet et verres'),
        item('{cour hiver|Mitaines sèches de rechange}', 'une paire par enfant', 'Gros bas de laine'),
        optional('{2-3a 3-4a 4-5a si-rouleaux-de-carton|Rouleaux de carton, les longues-vues}', 'un par bateau', null),
        optional(
          '{2-3a 3-4a 4-5a si-jumelles|Jumelles de jeu sans cordon, les longues-vues}',
          'une paire par bateau',
          null,
        ),
        optional('{2-3a 3-4a 4-5a si-tambourins|Tambourin ou autre petit instrument}', 'un', null),
        optional('{3-4a 4-5a si-chapeaux|Chapeaux de pirate}', 'un par bateau', null),
      ],
      preparation: [
        '{dedans 18-24m 2-3a 3-4a 4-5a|Bordez deux bateaux de coussins, ouverts d’un bout; le troisième, le vôtre, n’a pas de coussins. Laissez quatre pas entre les trois.} {cour !hiver 18-24m 2-3a 3-4a 4-5a|Tracez trois bateaux pointus d’un bout, à cinq pas l’un de l’autre, loin de la barrière; les craies vont ensuite dans votre poche.} {cour hiver 18-24m 2-3a 3-4a 4-5a|Avec les enfants, tapez du pied trois bateaux dans la neige, à cinq pas l’un de l’autre, loin de la barrière.} {18-24m 2-3a 3-4a 4-5a|Entre eux, la mer est libre de tout obstacle.} {0-18m|Votre bateau est celui des poupons : la couverture au fond, aucun coussin ni tissu près de celui qui est couché.} {0-18m multiage|On y accoste par votre côté, à genoux.} {cour hiver 0-18m|Poupons en habit de neige : par temps froid, rentrez après vingt minutes, où qu’en soit le jeu; au seuil que votre milieu fixe pour eux, jouez dedans.}',
        '{18-24m 2-3a 3-4a 4-5a|Dans chaque bateau, un coffre au bord, les trésors mêlés dedans; au fond, un tissu étendu, la cale.} {0-18m|Dans votre bateau, pas de tissu : la cale est sous votre genou. Votre coffre, à portée d’un poupon assis, ne contient que les trésors des poupons, qui ne quittent pas le bateau. Ce qui a été goûté va au panier à laver.} {0-18m !18-24m !2-3a !3-4a !4-5a|Un second coffre, presque vide, attend à un pas, pour qui va à quatre pattes.}',
        '{3-4a 4-5a|Annoncez la loi : un trésor se prend dans un coffre si l’on y en laisse un autre.} {!3-4a !4-5a|La loi s’apprend par vos gestes : un trésor sort d’un coffre, un autre y entre.} {18-24m 2-3a 3-4a 4-5a|Ce qui est sous le tissu de la cale ne se prend pas.} Doudous et jouets venus de chez soi n’embarquent pas.',
        '{18-24m 2-3a 3-4a 4-5a|Rangez} {dedans 18-24m 2-3a 3-4a 4-5a|règles, baguettes et cintres}{cour 18-24m 2-3a 3-4a 4-5a|bâtons et pelles}{18-24m 2-3a 3-4a 4-5a| : les bras rament, les mains échangent, aucun pirate ne se bat.}',
        '{1adulte !0-18m|Seule, prenez le bateau d’où vous voyez les deux autres.} {1adulte !0-18m multiage|Avec plusieurs âges, six enfants au plus.} {1adulte 0-18m multiage|Seule, prenez le bateau d’où vous voyez les deux autres, et restez-y : avec plusieurs âges, six enfants au plus, dont deux poupons.} {1adulte 0-18m !multiage|Seule, ne quittez pas votre bateau.} {18-24m !0-18m|Les trottineurs voyagent avec une adulte.} {2adultes !0-18m|À deux, chacune a son bateau et commerce avec tout le monde.} {2adultes 0-18m|À deux, l’une reste du début à la fin dans le bateau des poupons; l’autre a le sien et commerce avec tout le monde.}',
        '{avec-contenant|Ajoutez @materiel aux trésors, si c’est léger, incassable et plus gros qu’un poing.} {avec-tissu|Ajoutez @materiel : une voile, une cale ou un trésor.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4, 45: 5 },
          '{!0-18m|Ramez jusqu’à un coffre voisin, une balle sous le bras.} {0-18m|Assise près des poupons, ramez des deux bras, puis penchez-vous sur votre coffre, une balle au creux du coude.} Fouillez, levez un bol très haut : « De l’or! » Posez la balle à sa place, tapez-la : « Un de pris, un de laissé. » {!0-18m|Repartez en ramant, puis venez encore, le bol en main, et troquez-le.} {0-18m|Tendez le bol à un poupon. Ses doigts l’ont? Riez : « De pris! »} {2-3a 3-4a 4-5a|Les enfants embarquent à deux ou trois par bateau, et chacun choisit un trésor à mettre à la cale, sous le tissu : celui-là ne bouge pas.} {2-3a 3-4a 4-5a si-rouleaux-de-carton si-jumelles|La longue-vue passe d’un œil à l’autre, au bord du bateau : où s’en va le tissu doré?} {2-3a 3-4a 4-5a si-tambourins|Qui a l’instrument bat la rame : lent, vite, arrêt.} {3-4a 4-5a si-chapeaux|Qui a le chapeau est capitaine : à lui de dire oui ou non au troc.} {!0-18m !2-3a !3-4a !4-5a|Les trottineurs montent dans votre bateau; un trésor va sous le tissu, on le découvre, on le recouvre.} {0-18m !2-3a !3-4a !4-5a multiage|Les trottineurs embarquent à côté de vous; un trésor va à la cale, sous votre genou : on lève le genou, on le baisse.} {0-18m !multiage|Un trésor va à la cale, sous votre genou : on lève le genou, on le baisse.}',
        ),
        play(
          { 10: 6, 20: 13, 30: 12, 45: 14 },
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Assise, ramez vers l’un, vers l’autre : « Rame, rame. » Accostez, un bol dans la paume. Il le prend? « Un de pris! » Ouvrez l’autre main, vide, et attendez : s’il y dépose un trésor, « un de laissé! », rendez-en un aussitôt. Qui va à quatre pattes traverse la mer jusqu’au second coffre, y plonge le bras et revient. Qui est assis vide le vôtre et vous regarde le remplir. Une balle roule au large? « Partie… » Renvoyez-la.} {18-24m 2-3a 3-4a 4-5a|On traverse la mer, un trésor à la main, pour l’échanger dans le coffre d’à côté.} {18-24m !2-3a !3-4a !4-5a !0-18m|Allez d’un enfant à l’autre, un bol dans une main, l’autre main ouverte : on prend le bol, on pose quelque chose, ou rien. « Rame, rame! », et vous repassez.} {0-18m|Un trésor de votre coffre est offert au poupon : assis, il lâche le sien; couché, il serre l’or.} {18-24m|Un trottineur prend, prend encore, rapporte tout à votre bateau : tendez-lui deux balles, « laissé, laissé! », et il repart.} {2-3a|La balle est laissée, le bol est pris; puis on revoit la balle, on la reprend, on laisse le bol.} {3-4a|On rôde, on guette que le bateau se vide, on troque en vitesse, du bout des doigts, le rire au ventre.} {4-5a|« Qu’est-ce que tu veux contre le tissu doré? » Il faudra passer par deux coffres pour l’obtenir.} {18-24m 2-3a 3-4a 4-5a|Quelqu’un pleure son trésor? Cherchez des yeux avec lui où il a voyagé, et comment le ravoir.}',
        ),
        play(
          { 30: 9, 45: 10 },
          'Un perroquet de bas se pose sur votre épaule. « Kwa! Un de pris! » Attrapez le prochain trésor devant lui; répondez : « Un de laissé! » Il crie, vous montrez. {18-24m 2-3a 3-4a 4-5a|Qui veut un perroquet le pose et marche.} {0-18m multiage|Penchez l’épaule : le poupon attrape le bas. Le son qu’il fait devient un mot de perroquet, que tous répètent.} {0-18m !multiage|Penchez l’épaule : le poupon attrape le bas. Le son qu’il fait devient un mot de perroquet : répétez-le.} {18-24m|Tombé, ramassé, posé sur la tête : un trottineur rit plus fort que l’oiseau.} {2-3a|Un perroquet dit « kwa » tout le temps, à tout le monde.} {3-4a|Un perroquet répète ce que dit l’ami, mot pour mot, jusqu’au fou rire.} {4-5a|Un perroquet de garde surveille un coffre : sans « un de laissé », il réclame, et l’échange reste à faire.} {4-5a|Les bateaux sans gardien troquent comme avant.} {18-24m 2-3a 3-4a !4-5a|Les bateaux troquent comme avant.} {0-18m !18-24m !2-3a !3-4a !4-5a|Puis le perroquet vole d’un coffre à l’autre, un trésor sous le ventre, et le laisse tomber devant une main : « Kwa! » Il se pose sur un pied, sur un genou, sur votre tête, et attend un cri pour repartir.}',
        ),
        play(
          { 45: 10 },
          'Une tempête! {dedans|Faites gronder vos mains sur le plancher}{cour|Faites gronder vos mains sur vos cuisses} {!0-18m|et videz votre coffre}{0-18m multiage|pendant que ceux qui marchent vident les deux autres coffres}{0-18m !multiage|pendant qu’un coffre se renverse} au milieu de la mer. {3-4a 4-5a !18-24m !2-3a|Plus rien dedans, et la loi est embêtée : que laisse un pirate qui n’a plus rien?} {18-24m 2-3a|« Plus rien dedans! Qui laisse un trésor? »} {0-18m|Le poupon assis tape la tempête avec vous; couché, il la sent dans votre jambe, contre la sienne.} {0-18m multiage|Un pirate lui tend une main vide. Un trésor y tombe? On le lui rend.} {0-18m !18-24m !2-3a !3-4a !4-5a|Tendez une main vide. Un trésor y tombe? Rendez-le.} {18-24m|Un trottineur jette encore, ramasse encore : la mer est là pour ça.} {2-3a|On vous rapporte un trésor, un seul, le sien, puis on le surveille.} {3-4a|On partage : « Un pour toi, un pour moi, un pour la mer. »} {4-5a|Un équipage prête deux trésors, et retient à qui.} {18-24m 2-3a 3-4a 4-5a|Suivez la loi qu’ils font : prêter, donner, chanter contre une balle.} {0-18m !18-24m !2-3a !3-4a !4-5a|Puis plus un bruit : « Chut… » Une main tape? La tempête revient. Le coffre se remplit entre deux vagues, un trésor par main. Les yeux s’en vont ailleurs? Le bateau repart après la sieste, et les minutes s’additionnent.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5, 45: 6 },
          'La marée baisse : les bateaux touchent le fond. {18-24m 2-3a 3-4a 4-5a|Assis au bord de son coffre, chaque pirate garde un trésor sur ses genoux. Dites, avec qui veut le dire :} {0-18m !18-24m !2-3a !3-4a !4-5a|Un trésor sur vos genoux, chantez tout bas :} « Un de pris (le poing se ferme), un de laissé (la main s’ouvre), deux pirates ont échangé (les bras se croisent), rame, rame, sur la mer (on rame), le trésor a changé d’air (la main vole). » {0-18m|Pour le poupon, posez un doigt dans sa paume : le poing se ferme; au « laissé », attendez qu’il s’ouvre.} Au dernier mot, le trésor tombe au coffre. {18-24m 2-3a 3-4a 4-5a|Les cales s’ouvrent en dernier : on retrouve ce qu’on avait caché, on le nomme ou on le lève bien haut.} {0-18m !18-24m !2-3a !3-4a !4-5a|Levez le genou en dernier : le trésor de la cale était resté là.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Échangez vous-même, souvent, avec des trésors sans éclat : un petit voit que la balle vaut un bol. {0-18m|À un poupon, montrez le nouveau trésor avant de toucher à l’ancien.}',
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Une main prend sans rien laisser? À cet âge, c’est la règle : ouvrez la paume et attendez la prochaine fois.} {18-24m 2-3a 3-4a 4-5a|Quand une main prend sans laisser, tendez-lui un trésor à y déposer : la loi se fait par le geste, non par le reproche.}',
          '{!0-18m|Touchez le tissu de la cale}{0-18m|Montrez la cale du doigt} : « Celui-là, il reste. » {3-4a 4-5a|Dites-le aussi au plus rapide des grands.}',
          'Prêtez des mots au refus : « Non, je le garde. Reviens avec autre chose. »',
        ],
        questionsOuvertes: [
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Qu’est-ce qu’il y a dans le coffre?} {18-24m 2-3a 3-4a 4-5a|Que laisses-tu à sa place?}',
          'Où le trésor est-il passé?',
          '{3-4a 4-5a|Pour quel autre trésor le donnerais-tu?}',
          '{4-5a|Comment sait-on que deux trésors se valent?}',
        ],
      },
      vocabulaire: [
        'le trésor',
        'le coffre',
        'la cale',
        'échanger',
        'laisser',
        'ramer',
        '{30min 45min|le perroquet}',
        '{3-4a 4-5a|contre quoi}',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Approchez un bol lentement, de côté, et arrêtez-le à une main de la sienne. À cinq mois, il met du temps à l’atteindre : laissez-le gagner. À treize mois, ouvrez votre paume vide sous son trésor; s’il vous le donne, rendez-le-lui tout de suite : le troc va dans les deux sens. Il le garde? C’est sa cale.',
        },
        {
          pour: '18-24m',
          texte:
            '{!0-18m|Deux coffres à portée de vos bras, un plein, un vide. Le trottineur vide le premier dans l’autre, puis l’inverse; vous dites « pris » à la sortie, « laissé » à l’entrée.} {0-18m|Assis de votre autre côté, loin du coffre des poupons, le trottineur a trois trésors à lui. Tendez la paume : il y pose un bol, en reprend un autre; dites « laissé », puis « pris ».}',
        },
        {
          pour: '2-3a',
          texte:
            'Avant de traverser, l’enfant choisit dans sa main ce qu’il laissera. S’il tient à tout, offrez-lui votre balle à laisser pour lui.',
        },
        {
          pour: '3-4a',
          texte:
            'Entre deux enfants qui veulent le même bol, posez le bol par terre : l’un propose, l’autre accepte ou refuse, sans rien tirer.',
        },
        {
          pour: '4-5a',
          texte:
            'Donnez-lui le journal de bord, à tenir près de vous{0-18m|, du côté où il n’y a pas de poupon} : un signe par échange et, pour le tissu doré, le bateau où il s’en va. À la fin, le groupe lit par où il est passé.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant tient fort à ce qui est dans sa main : son trésor reste à la cale, et il échange des balles que vous lui donnez, une à la fois. {18-24m 2-3a 3-4a 4-5a|Un enfant marche peu? Son bateau est au centre : on vient troquer chez lui.} {0-18m !18-24m !2-3a !3-4a !4-5a|Un poupon serre peu? Le trésor se pose sur ses cuisses, et sa main qui bouge le fait rouler jusqu’à vous.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, le bateau est tapé dans la neige}{!hiver 18-24m 2-3a 3-4a 4-5a| et les mottes deviennent des pièces d’or}{!hiver|.} {!ete|L’été, dans la cour, les bateaux accostent à l’ombre}{!ete 18-24m 2-3a 3-4a 4-5a|, et un carré brillant attrape le soleil du large}{!ete|.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Trésor pris, trésor regretté, larmes courtes.',
          '{30min 45min|Bas roulé qui tombe de l’épaule sur un pied.}',
          '{3-4a 4-5a|Marché conclu, puis contesté.}',
        ],
        dangersAEliminer: [
          '{18-24m 2-3a 3-4a 4-5a|Bras en épée ou combat pour rire : un pirate d’ici a les mains pleines; tendez-lui de quoi échanger.}',
          '{18-24m 2-3a 3-4a 4-5a|Course ou trésor lancé : en mer, on marche en ramant, on contourne plus petit que soi, et l’or passe de la main au coffre.}',
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Trésor près du visage d’un poupon couché : il arrive par le côté, à hauteur de main.} {0-18m multiage|Pied, tissu ou trésor près d’un visage de poupon : le pirate s’agenouille, tend à hauteur de main, et pose ses autres trésors de votre autre côté.}',
          '{0-18m|Trésor sucé : au panier à laver, un propre le remplace avant l’autre bouche.} {0-18m 30min 45min|Un perroquet goûté y va aussi.}',
          'Trésor plus petit que votre poing ou qui se défait : le retirer avant le départ; bol fendu, toutou décousu aussi.',
          '{18-24m 2-3a 3-4a 4-5a|Tissu sur une tête, autour d’un cou, sous un pied qui court : à la cale ou dans les bras.}',
          'Coffre qui coupe ou se renverse : ni agrafe ni bord déchiré, et le coffre ne quitte pas le sol.',
          '{dedans 18-24m 2-3a 3-4a 4-5a|Coussin qui glisse sous un pas : un coussin fait le bord, on entre par l’ouverture.} {cour hiver|Glace entre les bateaux : on change la mer de place. Froid : le seuil de votre milieu, mitaine mouillée changée, nuques et mains touchées.} {cour hiver 0-18m|Dès qu’un poupon refroidit, tout le groupe rentre.} {cour ete|Soleil et chaleur : bateaux à l’ombre, chapeaux, une gorgée entre deux voyages.} {cour ete 0-18m|Nuques des poupons touchées souvent.}',
          '{2-3a 3-4a 4-5a si-rouleaux-de-carton si-jumelles|Longue-vue à l’œil en marchant : on regarde assis, et elle ne quitte pas le bateau.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Boîte ou bol qui a contenu un aliment : choisissez des boîtes de couches ou de papier, et des bols lavés au savon.',
        ],
      },
      observation: [
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Compétences sociales : racontez un échange, du regard à la main qui s’ouvre.} {18-24m 2-3a 3-4a 4-5a|Compétences sociales : rapportez un échange, du premier regard au dernier mot, avec ce qui l’a fait aboutir ou échouer.}',
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Fonction symbolique : que fait-il du bol : le taper, le remplir, s’en coiffer?} {18-24m 2-3a 3-4a 4-5a|Fonction symbolique : quel objet est devenu de l’or, ou autre chose encore, dans ses mains?}',
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Motricité globale : comment se rend-il au coffre, et de quelle main y plonge-t-il?} {18-24m 2-3a 3-4a 4-5a|Motricité globale : la vitesse, les détours et les appuis de l’enfant qui traverse la mer les bras chargés.}',
      ],
      prolongements: [
        'Le lendemain, un seul coffre vide au milieu de la pièce : à quoi servira-t-il?',
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Montrez au parent la paume ouverte, l’attente, puis le trésor rendu : à la maison, une cuillère suffit.} {18-24m 2-3a 3-4a 4-5a|« Un de pris, un de laissé » convient à une chicane de frère et sœur : le parent peut l’apprendre de son enfant, et l’essayer à l’heure du rangement.}',
      ],
      reflexionRetroaction: [
        'Combien de fois ai-je vu prendre avant de voir donner?',
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Ai-je attendu que les doigts s’ouvrent d’eux-mêmes?} {18-24m 2-3a 3-4a 4-5a|Quel trésor personne n’a-t-il voulu, et qui l’avait choisi?}',
      ],
    },
  },
  {
    key: 'le-tapis-roulant-fait-bip',
    summary:
      'Sur un long drap tiré à deux mains, les provisions avancent : un enfant dépose, un autre tire, la caisse fait bip, les paniers s’emplissent.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['quartier-et-metiers', 'cuisine-et-saveurs'],
    materials: ['tissus', 'contenants-et-cuilleres', 'cartons-et-boites'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, {!hiver|le drap glisse sur l’herbe ou l’asphalte}{hiver|une bâche souple, ou le drap, file sur la neige tapée}.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    onlyNamed: ['WHEAT', 'EGG'],
    calls: [
      'épicerie',
      'jouer à l’épicerie',
      'épicier',
      'épicière',
      'supermarché',
      'faire l’épicerie',
      'faire son épicerie',
      'tapis roulant',
      'caisse',
      'caissière',
      'emballer',
      'emballeur',
      'circulaire',
      'spéciaux',
      'liste d’épicerie',
      'magasin',
    ],
    seen: [
      'elle tire la nappe pour faire avancer les bols jusqu’à elle',
      'il passe chaque légume de plastique devant sa main et fait bip',
      'ils mettent les conserves dans un sac, les sortent et recommencent',
      'ils veulent tous être celui qui scanne et personne ne veut emballer',
      'elle s’impatiente parce que sa patate n’est pas encore rendue au bout',
      'bébé pogne un pain au passage et ne veut plus le lâcher',
      'depuis les courses avec mamie, il paie et redemande si j’ai la carte de points',
      'à la collation, il tire sa serviette pour que l’assiette vienne à lui',
    ],
    scenes: ['magasin-metiers', 'tirer', 'remplir-vider'],
    picture:
      'Assis au bout d’un long drap chargé de pains et de melons, un enfant tire; une caissière fait bip du doigt, un petit dépose un bas roulé.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Le tapis roulant fait bip',
      observationDepart:
        '{dedans|Un enfant tire le linge sous son bol : le bol s’en vient.} {cour|Un enfant tire une toile : la chaudière posée dessus s’en vient.} {18-24m 2-3a 3-4a 4-5a|« Bip! » dit sa voisine, comme à l’épicerie.}',
      intentionEducative:
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Permettre au poupon de voir venir, d’arrêter, de faire avancer, et d’y mettre sa voix.} {18-24m 2-3a 3-4a 4-5a|Permettre à chaque enfant d’avoir une tâche qui fait avancer l’épicerie, et de voir ce que son geste déclenche à l’autre bout.}',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Suivre des yeux ce qui vient, l’attraper, le lâcher.} {18-24m 2-3a 3-4a 4-5a|Déposer sur le tapis, tirer le tapis, voir ce qui bouge.}',
        '{18-24m 2-3a|Remplir un panier, puis le vider à sa place.}',
        '{3-4a 4-5a|Prévoir l’ordre : le lourd d’abord, le fragile par-dessus.}',
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Mettre un son ou un geste au moment du bip.} {30min 45min 18-24m 2-3a 3-4a 4-5a|Annoncer, demander ou commander quelque chose aux autres.}',
      ],
      materiel: [
        item(
          'Drap{cour hiver| ou bâche souple sans œillet ni corde}, plié en long, large comme votre avant-bras, le tapis roulant',
          'un, long de quatre pas',
          'Grande nappe',
        ),
        item(
          'Provisions légères, plus grosses qu’un poing : serviettes roulées (pains), bas roulés (patates, œufs), balles molles (melons), contenants de plastique lavés, sans bouchon{!0-18m|, boîtes d’aliments en carton, vides et refermées}',
          'six par enfant',
          'Autres choses lavables, plus grosses qu’un poing',
        ),
        item(
          'Paniers sans anse, pour emballer',
          '{18-24m 2-3a 3-4a 4-5a|quatre}{0-18m !18-24m !2-3a !3-4a !4-5a|deux}',
          'Sacs réutilisables de toile, les anses rentrées',
        ),
        item(
          '{dedans 18-24m 2-3a 3-4a 4-5a|Tablette basse}{cour 18-24m 2-3a 3-4a 4-5a|Banc ou bordure}{18-24m 2-3a 3-4a 4-5a|, le rayon}',
          '{dedans 18-24m 2-3a 3-4a 4-5a|une}{cour 18-24m 2-3a 3-4a 4-5a|un}',
          '{18-24m 2-3a 3-4a 4-5a|Deux bacs retournés}',
        ),
        item('Boîte ou chaudière retournée, la caisse', 'une', 'Tabouret bas'),
        item(
          '{0-18m|Couverture épaisse, le coin des poupons}',
          '{0-18m|une}{cour hiver 0-18m|, sur un tapis isolant}',
          '{0-18m|Tapis de jeu}',
        ),
        item('{0-18m|Panier à laver, derrière vous}', '{0-18m|un}', '{0-18m|Bac}'),
        item(
          '{cour hiver 18-24m 2-3a 3-4a 4-5a|Tapis isolants, pour qui tire et pour vous}{cour hiver !18-24m !2-3a !3-4a !4-5a|Tapis isolant, pour vous}',
          '{18-24m 2-3a 3-4a 4-5a|deux}{0-18m !18-24m !2-3a !3-4a !4-5a|un}',
          'Matelas de camping',
        ),
        item('{cour ete|Gourdes d’eau}', 'une par enfant{0-18m| qui boit déjà de l’eau}', 'Pichet et verres'),
        item('{3-4a 30min 45min|Circulaires d’épicerie, sans agrafe}', 'deux ou trois', 'Dessins des provisions'),
        optional(
          '{!0-18m !18-24m si-conserves|Boîtes de conserve vides, ouvertes d’un seul bout, au bord couvert de ruban}',
          'trois',
          null,
        ),
        optional(
          '{!0-18m !18-24m si-caisse-enregistreuse|Caisse enregistreuse de jouet}',
          '{!0-18m !18-24m si-caisse-enregistreuse|une}',
          null,
        ),
        optional(
          '{3-4a 4-5a !0-18m !18-24m si-argent-de-jouet|Argent de jouet, en billets}',
          'une dizaine de billets',
          null,
        ),
        optional(
          '{3-4a 4-5a !0-18m !18-24m si-pâte-à-modeler|Pâte à modeler sans blé}',
          'deux boules plus grosses qu’un poing',
          null,
        ),
      ],
      preparation: [
        'Étendez le tapis bien droit {dedans|sur un plancher lisse}{cour !hiver|sur un sol sans cailloux}{cour hiver|sur la neige tapée}. {2-3a 3-4a 4-5a|Le rayon est à un bout, le machiniste s’assoit à l’autre, la caisse est au milieu, contre le bord.} {18-24m !2-3a !3-4a !4-5a|Le rayon est à un bout, la caisse est au milieu, contre le bord.} {0-18m !18-24m !2-3a !3-4a !4-5a|La caisse est au milieu, contre le bord.} {0-18m|La couverture des poupons longe le tapis, entre la caisse et vous, à une longueur de main du bord : couché sur le ventre ou sur le côté, assis, chacun voit passer les provisions.}',
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Posez un panier vide contre vous, un autre au bout du tapis, pour qui va à quatre pattes.} {18-24m 2-3a 3-4a 4-5a|Placez trois paniers vides au bout opposé au rayon, un quatrième près du rayon : il attend la livraison.}',
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Gardez trois sortes de provisions derrière vous : une à la fois monte sur le tapis.} {18-24m 2-3a 3-4a 4-5a|Mettez au rayon trois sortes de provisions, chacune en tas. Gardez-en une brassée de côté : elle dépannera le rayon vide.}',
        'Tirez vous-même le tapis, une chose dessus : s’il accroche, changez de sol. {dedans|Pieds nus ou souliers : en bas, on glisse.} {cour ete|Tout se tient à l’ombre.} {cour hiver 18-24m 2-3a 3-4a 4-5a|Tapez la neige sur toute la longueur, et deux pas plus loin que le tapis.} {cour hiver 0-18m !18-24m !2-3a !3-4a !4-5a|Tapez la neige sur toute la longueur.} {cour hiver 0-18m|Poupons en habit de neige : par temps froid, rentrez après vingt minutes, où qu’en soit le jeu; au seuil que votre milieu fixe pour eux, jouez dedans.}',
        '{1adulte|Seule, assoyez-vous à côté de la caisse, le tapis sous vos yeux.} {1adulte 18-24m !2-3a !3-4a !4-5a|C’est de là que vous tirez.} {1adulte !0-18m multiage|Avec plusieurs âges, prenez six enfants au plus.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {2adultes !0-18m|À deux, l’une reste près de la caisse, l’autre rapporte les paniers pleins au rayon.} {2adultes 0-18m|À deux, l’une reste à la caisse, les poupons à portée de bras; l’autre tire le tapis}{2adultes 0-18m multiage|, puis rapporte les paniers pleins au rayon}{2adultes 0-18m|.}',
        '{avec-contenant|Ajoutez @materiel au jeu : à qui emballe si cela s’emplit, au rayon si cela s’achète.} {avec-tissu|Roulez @materiel : un pain de plus, ou un rôti.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4, 45: 5 },
          'Déposez un pain au bout du tapis. {!0-18m 2-3a 3-4a 4-5a|Assoyez-vous à l’autre bout et tirez à deux mains, petit coup par petit coup.} {!0-18m !2-3a !3-4a !4-5a|De la caisse, tirez le drap vers l’autre bout, à deux mains, petit coup par petit coup.} {0-18m|De la caisse, près des poupons, tirez le drap vers l’autre bout, à deux mains, petit coup par petit coup.} Le pain s’en vient. Arrêtez-vous : il s’arrête. Encore un coup; au passage de la caisse, « bip! » Prenez-le, flairez-le, {0-18m|frôlez-en un pied de poupon, }mettez-le au panier. « Il est encore chaud. Il en faut d’autres. » {!0-18m !18-24m si-conserves|Une conserve vide fait « dong » au lieu de bip.} {!0-18m !18-24m si-caisse-enregistreuse|À la caisse enregistreuse, on pèse sur une touche à chaque bip.} {3-4a 4-5a !0-18m !18-24m si-argent-de-jouet|Un panier plein se paie, un billet par bip.} {3-4a 4-5a !0-18m !18-24m si-pâte-à-modeler|Une boule de pâte dans un contenant, c’est la crème glacée : tirez si lentement qu’elle ne verse pas.} {18-24m 2-3a 3-4a 4-5a|Ramenez le tapis au rayon.}',
        ),
        play(
          { 10: 6, 20: 13, 30: 12, 45: 14 },
          '{0-18m !18-24m !2-3a !3-4a !4-5a|C’est vous qui tirez : un pain s’en vient, s’arrête, attend une main ou une voix, repart. « Bip! » Annoncez la suite avant qu’on la voie : « Un melon… » Un poupon agrippe le bord du drap et tire : tout avance, il s’arrête, étonné. Un autre cueille au passage. Qui va à quatre pattes suit la patate jusqu’au panier, et l’en ressort : c’est une livraison. Le tapis est vide? Il repart en marche arrière.} {18-24m 2-3a 3-4a 4-5a|On dépose, on tire, on fait bip, on emballe; un panier plein va au rayon et redevient une livraison.} {0-18m|Les pains passent devant le poupon, à portée de sa main. Il en touche un? « Bip! » Assis, il en garde un : c’est son achat.} {18-24m|Le trottineur met une patate, la reprend, en met deux, suit la sienne le long du bord jusqu’au panier.} {!2-3a !3-4a !4-5a 18-24m|C’est vous qui tirez; une petite main s’accroche au drap, à côté des vôtres, et tire aussi.} {2-3a|Assis au bout, le machiniste tire : tout s’ébranle, un melon roule, on rit, on tire encore.} {3-4a|La caissière a un bip par provision : aigu pour les patates, grave pour le pain.} {4-5a|L’emballeuse met les pains au fond, les œufs au-dessus, et refuse un melon de trop.} {18-24m 2-3a 3-4a 4-5a|Le tapis est vide? On le tire de l’autre côté, en marche arrière. Il manque un métier? Prenez-le, puis rendez-le.}',
        ),
        play(
          { 30: 9, 45: 10 },
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Le poing devant la bouche, faites le haut-parleur : « Attention, attention. Les patates sont en spécial. » Tendez ce poing à une petite bouche : « Baba », et tout le magasin l’entend, de votre voix. Passez à une autre. Entre deux annonces, une patate va de votre main à une main, de cette main au panier : « Bip! »} {18-24m 2-3a 3-4a 4-5a|Le poing devant la bouche, annoncez d’une voix de haut-parleur : « Attention, attention. Les patates sont en spécial. » Passez le poing à d’autres.} {0-18m|Le poupon serre une patate? Annoncez-la en spécial : on vient lui en montrer une pareille.} {18-24m|« Bababa! » dit le trottineur, et la voix suivante le répète.} {2-3a|On annonce le melon, on va le chercher, on l’annonce encore.} {3-4a|Le nez dans la circulaire, on choisit une image et on cherche au rayon ce qui lui ressemble.} {4-5a|Une liste de trois choses se trace du doigt dans la paume d’un ami, qui s’en va la remplir.} {18-24m 2-3a 3-4a 4-5a|Le tapis ne cesse pas : les annonces le chargent. Un client rapporte son achat? On le reprend, on discute, on en offre un autre.}',
        ),
        play(
          { 45: 10 },
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Posez votre paume sur le tapis : il ne bouge plus. « Panne! » Chatouillez-la, elle se lève, et le melon repart. Reposez-la, et attendez qu’une petite main vienne la toucher. Le melon s’éloigne en marche arrière : « Parti. » Il revient. Les yeux s’en vont ailleurs? L’épicerie rouvre après la sieste, et les minutes s’additionnent.} {18-24m 2-3a 3-4a 4-5a|Posez votre paume sur le bord du tapis : il ne bouge plus. « Panne! » Les clients attendent, les provisions aussi. Comment les faire passer?} {18-24m|Le trottineur en prend une dans chaque main et y va.} {2-3a|On pousse le melon du pied, on roule la patate.} {3-4a|Une file se forme, et les provisions passent de main en main.} {4-5a|On cherche le coupable : on tire, on écoute, on regarde dessous, on trouve la paume.} {18-24m 2-3a 3-4a 4-5a|Levez votre paume quand on la chatouille.} {0-18m|Une main de poupon posée sur le drap est une panne aussi : on attend qu’elle se lève.} {18-24m 2-3a 3-4a 4-5a|Puis le tapis va en marche avant, en marche arrière; deux enfants assis au même bout le tirent ensemble.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5, 45: 6 },
          '« Dernier client! » Toutes les provisions montent sur le tapis, une montagne. {18-24m 2-3a 3-4a 4-5a|Tous les bras se mettent au même bout, assis, et tirent ensemble à votre « ho ».} {0-18m !18-24m !2-3a !3-4a !4-5a|Dites « ho », et tirez.} Chaque chose qui tombe se nomme et se met au panier. {0-18m|La montagne passe tout doucement devant les poupons : chacun garde ce qu’il attrape.} Le tapis est vide : prenez-le par les coins avec qui veut{cour hiver|, secouez la neige,} et pliez, un pli, puis un pli, jusqu’à ce qu’il soit petit comme un pain. Un bip général{0-18m|, la paume d’un poupon sur la caisse}, et l’on ferme.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{!2-3a !3-4a !4-5a|Arrêtez le tapis dès qu’une main s’approche; repartez quand elle se retire.} {2-3a 3-4a 4-5a|Faites le tapis seulement si personne ne le veut : votre place est près de la caisse, d’où vous voyez les deux bouts.}',
          'Reliez les deux bouts d’une phrase : « Tu tires ici, ça bouge là-bas. » {0-18m|Au poupon, annoncez ce qui arrive avant qu’il le voie : « Un melon… »}',
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Deux veulent la même patate? Une pareille arrive sur le tapis.} {18-24m 2-3a 3-4a 4-5a|Quand deux enfants veulent la caisse, ouvrez-en une seconde : deux bips ne se nuisent pas.}',
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Laissez un bip en suspens, le doigt en l’air : quelqu’un le fera peut-être.} {18-24m 2-3a 3-4a 4-5a|Nommez chaque dépôt}{18-24m|, surtout celui d’un trottineur}{18-24m 2-3a 3-4a 4-5a| : « Une patate de plus! » La main repart en chercher une.}',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui s’en vient?',
          '{0-18m !18-24m !2-3a !3-4a !4-5a|Où s’en va le melon?} {18-24m 2-3a 3-4a 4-5a|Que met-on en premier dans le panier?}',
          '{3-4a 4-5a|Comment le pain passe-t-il s’il n’y a plus de tapis?}',
          '{4-5a|Pourquoi les provisions bougent-elles, même celles que personne ne tire?}',
        ],
      },
      vocabulaire: [
        'l’épicerie',
        'le tapis roulant',
        'la caisse',
        'tirer',
        'emballer',
        'lourd',
        '{30min 45min|en spécial}',
        'la livraison',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'À cinq mois, faites arrêter une seule provision devant lui, le temps qu’une main y vienne; au bip, elle repart. À treize mois, assoyez-le entre vos jambes, ses mains sur le drap à côté des vôtres : il tire, ça bouge, il regarde qui a fait ça.',
        },
        {
          pour: '18-24m',
          texte:
            'Une seule sorte de provision, en tas : des bas roulés. Son rôle est de déposer; comptez tout haut « une patate, une patate », à chaque dépôt.',
        },
        {
          pour: '2-3a',
          texte:
            'Donnez-lui le bout du tapis, assis, jambes ouvertes et pieds calés. Arrêtez-vous ensemble au mot « stop », repartez au mot « go ».',
        },
        {
          pour: '3-4a',
          texte:
            'Demandez-lui un bip pour une chose nouvelle : à quoi doit-il ressembler? L’enfant l’invente, et la caisse l’emploie ensuite.',
        },
        {
          pour: '4-5a',
          texte:
            'Donnez-lui le panier à œufs : trois bas roulés, pâles, qui doivent arriver par-dessus tout le reste. Si l’un se retrouve dessous, l’emballage est à refaire.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{0-18m !18-24m !2-3a !3-4a !4-5a|Un poupon voit mal? Sa main, à plat au bord du tapis, sent passer les provisions. Les bruits le dérangent? Le bip devient un doigt levé.} {18-24m 2-3a 3-4a 4-5a|Un enfant voit mal ou marche peu? Assis à la caisse, il tient une main à plat au bord du tapis et sent passer les provisions : à lui le bip. Les bruits le dérangent? Le bip devient un doigt levé.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, la bâche file sur la neige : les mottes s’ajoutent aux provisions.} {!ete 18-24m 2-3a 3-4a 4-5a|L’été, dans la cour, les gourdes des enfants passent à la caisse : un bip, et l’enfant boit la sienne.} {!ete !18-24m !2-3a !3-4a !4-5a|L’été, dans la cour, le drap glisse sur l’herbe, à l’ombre.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Melon qui roule sur un pied.',
          '{18-24m 2-3a 3-4a 4-5a|Chute sur les fesses, en tirant fort.}',
          '{18-24m 2-3a 3-4a 4-5a|Métier pris par un autre, panier renversé.}',
        ],
        dangersAEliminer: [
          'Pied, genou ou passager sur le tapis : il s’arrête, et repart quand il est libre.',
          '{0-18m|Poupon monté à quatre pattes sur le tapis : tout s’arrête, vous le ramenez sur sa couverture. }{0-18m multiage|Qui circule passe de l’autre côté du tapis, loin de ses doigts. }{0-18m|Poupon qui s’endort : dans son lit, sur le dos, sans drap ni provision.}',
          '{0-18m|Provision sucée : au panier à laver, et une propre la remplace.}',
          '{18-24m 2-3a 3-4a 4-5a|Traction debout ou par secousses contre un autre : on tire assis, tous du même bout.}',
          'Contenant à bouchon, bague, bord coupant ou résidu : passez le doigt sur chaque bord; seuls les contenants lavés, lisses et sans bouchon vont à la caisse. {!0-18m|Boîte de carton où il reste des miettes : au recyclage.}',
          '{3-4a 30min 45min|Circulaire à portée d’une bouche : elle se lit contre vous, à la caisse, et retourne sous votre genou.}',
          'Drap ou bâche autour d’un corps, sur une tête : à plat, dehors comme dedans, et plié après le jeu.',
          '{cour hiver|Glace, neige au bord du toit : le tapis est à dix pas du mur. Froid : le seuil de votre milieu, nuques et mains touchées; mains froides, on ferme l’épicerie.} {cour hiver 0-18m|Dès qu’un poupon refroidit, tout le groupe rentre.} {cour ete|Drap chauffé au soleil : à l’ombre, et l’on boit au passage de la caisse.} {cour ete 0-18m|Couverture à l’ombre, chapeaux, nuques des poupons touchées souvent.}',
          '{!0-18m !18-24m si-conserves|Boîte de conserve : passez le doigt sur le bord, couvrez-le de deux tours de ruban; elle se pose, elle ne se lance pas.}',
          '{!0-18m !18-24m si-caisse-enregistreuse|Caisse enregistreuse : ôtez ses jetons de plastique, et vérifiez que le couvercle des piles est vissé.}',
          '{3-4a 4-5a !0-18m !18-24m si-pâte-à-modeler|Pâte à la bouche : très salée, elle se recrache.}',
        ],
        supervision: 'palier2',
        allergies: [
          '{0-18m|Une allergie dans le groupe? Prenez des contenants qui n’ont jamais tenu cet aliment, et laissez au recyclage les cartons d’épicerie.} {!0-18m|Une allergie dans le groupe? Prenez des contenants qui n’ont jamais tenu cet aliment, et laissez au recyclage les boîtes dont l’étiquette le nomme, même en traces.}',
          '{3-4a 4-5a !0-18m !18-24m si-pâte-à-modeler|Pâte à modeler : presque toutes contiennent du blé; prenez-en une dont l’étiquette dit « sans blé ».}',
        ],
      },
      observation: [
        'Raisonnement : où l’enfant regarde-t-il, au bout qu’il tire ou à ce qui avance?',
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Langage oral : quel son fait-il au bip, et quand le tapis s’arrête?} {18-24m 2-3a 3-4a 4-5a|Langage oral : les mots, les bips et les cris de haut-parleur que les autres reprennent.}',
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Compétences sociales : que fait-il quand un autre attrape le melon qu’il regardait?} {18-24m 2-3a 3-4a 4-5a|Compétences sociales : quand un métier est pris, décide-t-il d’attendre, de proposer un échange ou d’en inventer un?}',
      ],
      prolongements: [
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Au rangement, les balles rentrent une à une sur le drap, jusqu’à leur bac.} {18-24m !2-3a !3-4a !4-5a|Au rangement, le même tapis ramène les blocs, les bottes ou les pelles.} {2-3a 3-4a 4-5a|Au rangement, le même tapis ramène les blocs, les bottes ou les pelles : à quel bout s’assoit le machiniste?}',
        'À l’épicerie, le parent laisse son enfant déposer une chose sur le vrai tapis et dire bip avec la caisse.',
      ],
      reflexionRetroaction: [
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Ai-je tiré trop vite pour les yeux les plus jeunes?} {18-24m 2-3a 3-4a 4-5a|Qui a passé d’un bout à l’autre du tapis, et qui est resté à son poste?}',
        '{0-18m !18-24m !2-3a !3-4a !4-5a|Qui a arrêté le tapis, et l’ai-je vu?} {18-24m 2-3a 3-4a 4-5a|Quel métier ont-ils inventé pendant que je surveillais les deux bouts?}',
      ],
    },
  },
]
