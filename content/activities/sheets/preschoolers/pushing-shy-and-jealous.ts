import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const PRESCHOOLER_PUSHING_SHY_AND_JEALOUS_SHEETS: readonly BankSheet[] = [
  {
    key: 'les-porcs-epics-se-croisent',
    summary:
      'Deux porcs-épics dans un sentier étroit : ventre à ventre, mains sur la bedaine, ils passent sans se piquer et se trouvent une tanière.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['emotions-et-amitie', 'mouvement-et-defis'],
    materials: ['craies'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, sentiers et tanières se {!hiver|tracent du talon, dans la terre ou le sable}{hiver|tassent du pied, dans la neige}.',
      INDOORS: 'Dedans, le sentier se colle au plancher avec du ruban-cache.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'se poussent',
      'se bousculent',
      'pousser',
      'bousculade',
      'coup de coude',
      'foncer',
      'glissade',
      'en rang',
      'en file',
      'lavabo',
      'vestiaire',
      'attendre son tour',
      'passer en avant',
      'dépasser',
      'se tasser',
      'porc-épic',
      'animaux de la forêt',
      'animaux',
      'demander la permission',
      'le consentement',
    ],
    seen: [
      'ça se pile sur les pieds et ça se donne des coudes dès qu’on passe la porte',
      'ils avancent chacun de leur bord sur la ligne de craie et aucun ne veut reculer',
      'il passe de côté en rentrant sa bedaine pour ne pas toucher son ami',
      'il a bousculé une amie sans faire exprès et elle pense qu’il l’a fait par méchanceté',
      'elle n’aime pas qu’on la touche et pousse dès que quelqu’un s’approche trop d’elle',
      'il entre dans la maisonnette sans demander et les autres crient qu’il n’a pas le droit',
      'dans le vestiaire, c’est l’enfer, ils sont tous collés et quelqu’un finit par se faire frapper',
      'au parc, ils montent la glissoire par les deux bouts et se retrouvent nez à nez',
    ],
    scenes: ['mordre-frapper', 'attente', 'imiter-animaux', 'corps-non'],
    picture:
      'Entre deux traits de craie, deux enfants se croisent face à face, les mains sur le ventre; une amie attend, assise dans un rond dessiné.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Les porcs-épics se croisent',
      observationDepart:
        '{dehors|À la glissade, cinq enfants arrivent ensemble : un coude part, un dos reçoit le coup.} {dedans|Au lavabo, cinq enfants arrivent ensemble : un coude part, un dos reçoit le coup.} Personne n’était fâché; tous voulaient la même place.',
      intentionEducative:
        'Permettre à l’enfant de sentir où finit son corps, où commence celui de l’autre, et par où passer.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Passer près d’un autre en rentrant le ventre et les épaules.',
        'Demander une place et entendre « entre » ou « pas encore ».',
        '{3-4a 4-5a|Choisir entre reculer, se ranger et faire demi-tour.}',
      ],
      materiel: [
        item(
          '{cour !hiver|Grosses craies de trottoir, gardées dans votre poche}{cour hiver|Pelle légère, pour vous, plantée loin du sentier}{dedans|Ruban-cache large, gardé à votre poignet}',
          '{cour !hiver|deux}{cour hiver|une}{dedans|un rouleau}',
          '{cour !hiver|Traits du talon, dans le sable}{cour hiver|Bottes qui tassent la neige}{dedans|Tapis étroits qui ne glissent pas}',
        ),
        optional('{si-ballon|Ballon mou, gros comme une tête}', 'un pour deux enfants', null),
        optional('{si-cerceaux|Cerceaux, couchés à plat}', 'deux', null),
        optional('{si-cônes|Cônes}', 'deux', null),
        optional('{si-buts|Petits buts légers}', 'deux', null),
        optional('{si-balles|Balle molle, plus grosse qu’un poing d’adulte}', 'une, pour vous', null),
      ],
      preparation: [
        '{cour !hiver|Sur l’asphalte, tracez} {cour hiver|Tassez dans la neige, à la pelle et du pied,} {parc !hiver|Du talon, dans la terre ou le sable, tracez} {parc hiver|Du pied, tassez dans la neige} {dedans|Collez au plancher} {10min|deux traits droits, longs de six pas : c’est le sentier.} {20min 30min|un sentier qui fait une boucle.} Il est large comme {!hiver|deux de vos souliers}{hiver dedans|deux de vos souliers}{hiver dehors|deux de vos bottes} bout à bout : deux enfants s’y croisent de côté, pas de front.',
        '{10min|À chaque bout, la tanière n’a pas de trait : c’est le sol libre, où tient la moitié du groupe.} {20min 30min|Le long de la boucle, ouvrez des tanières : des ronds pour deux, avec une porte pour entrer, une pour sortir. Comptez une place par enfant, et deux de trop.} {si-buts|Devant un but, la tanière a son gardien : paumes ouvertes, il répond « entre » ou « pas encore ».}',
        '{10min|À mi-chemin, faites au sentier une bosse} {20min 30min|Entre les tanières, faites au sentier deux bosses} où l’on se range quand quelqu’un vient en face. {si-cerceaux|Un cerceau couché contre le sentier fait une bosse de plus : les deux pieds dedans, on laisse passer.} {si-cônes|Deux cônes, écartés de la largeur d’un enfant, pincent le sentier : là, le second attend que le premier soit passé.}',
        'Laissez quatre grands pas entre le sentier et {dehors|les balançoires ou le bas de la glissade}{dedans|la porte ou les coins de table}.',
        '{1adulte|Seule, marchez dans le sentier, du côté où le groupe s’entasse.} {2adultes|À deux, l’une marche dans le sentier, l’autre habite une tanière.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Entrez seule dans le sentier et frissonnez des épaules. « Frrrt! J’ai des piquants plein le dos. Mon ventre, lui, est tout doux. » Couvrez-le de vos deux mains. Au premier enfant qui arrive en face, montrez-le, rentrez-le et passez de côté, à petits pas : « Ventre à ventre, sans se piquer, tu es passé, je suis passé. »',
        ),
        play(
          { 10: 6, 20: 13, 30: 14 },
          'Les porcs-épics partent dans les deux sens. On se croise mains sur la bedaine, on se range dans une bosse, on fait demi-tour. {si-ballon|Avec un ballon serré sur la bedaine, on passe le premier; l’autre se range, le reçoit, et c’est lui qu’on laissera passer.} Devant une tanière, on frissonne : « Frrrt, frrrt? » Dedans, on répond « entre » ou « pas encore ». {10min|On repart quand on en a assez.} {20min 30min|On sort par l’autre porte quand on en a assez.} {2-3a multiage|À deux ans, on entre, on ressort, on rentre encore; de la phrase, on dit seulement « passé! ».} {2-3a !multiage|On entre, on ressort, on rentre encore; de la phrase, on dit seulement « passé! ».} {3-4a|Deux museaux se rencontrent au plus étroit. Lequel recule? Parfois les deux, jusqu’au bout.} {4-5a 10min|Là où ça bloque, les enfants vous font ajouter un détour ou une deuxième bosse.} {4-5a 20min 30min|Là où ça bloque, les enfants vous font ajouter une porte, un détour, une troisième bosse.} {avec-coussin|Au fond d’une tanière, faites un lit avec @materiel.}',
        ),
        play(
          { 30: 6 },
          'Allez voir, en porcs-épics, le vrai passage où l’on se pousse : {dehors|le pied de la glissade, quand personne n’y monte}{dedans|le lavabo ou les crochets}. Que lui manque-t-il, une bosse ou une porte? Faites au sol celle que les enfants montrent. Ils l’essaient, vous la défaites, puis ils en montrent une autre.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 6 },
          'C’est la nuit des porcs-épics. Ils se choisissent une tanière et s’y accroupissent en boule. Faites la tournée : votre main passe au-dessus d’un dos, à deux doigts, sans le toucher. « Je te sens presque. » Qui veut une vraie caresse tend une patte{si-balles|; qui aime mieux une balle molle la sent rouler le long de son dos}. Les boules se déroulent l’une après l’autre{20min 30min| et sortent par la bonne porte}.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Quand ça pousse, entrez dans le sentier, grosse et lente : « Je suis prise! Qui recule, toi ou moi? » Reculez la première.',
          'Dites le passage réussi : « Ton épaule a tourné, vos manches ne se sont pas touchées. »',
          'Deux poussées au même endroit? Élargissez là le sentier{20min 30min| ou ouvrez-y une porte}, devant eux.',
          'Allez d’abord au dos qui a reçu le coup. À l’enfant qui a poussé, ensuite : « Tes mains sont parties. Où les ranges-tu? »',
        ],
        questionsOuvertes: [
          'Comment passe-t-on quand c’est trop étroit?',
          '{20min 30min|Où manque-t-il une porte?}',
          'Qui peut reculer, et jusqu’où?',
        ],
      },
      vocabulaire: [
        'le piquant',
        'la bedaine',
        'la tanière',
        'étroit',
        'se croiser',
        'se ranger',
        'reculer',
        'pas encore',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Là où le groupe s’entasse, faites vous-même la porte d’une tanière : assise, les bras fermés; au « frrrt », ils s’ouvrent. À cet âge, les mains quittent vite la bedaine : gardez les vôtres sur votre ventre, l’imitation les y ramène.',
        },
        {
          pour: '3-4a',
          texte:
            'Deux enfants peuvent faire la porte, paume contre paume : ils ouvrent à qui frissonne, aussi longtemps que le métier leur plaît.',
        },
        {
          pour: '4-5a',
          texte:
            'Ils inventent le sentier suivant, plus tordu : du bout du pied, ils montrent où vous tracez, comptent les places, puis le font essayer.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un corps qui cherche les chocs se prépare : dos rond, paumes à plat, l’enfant pousse {cour dedans|le mur}{parc|un gros arbre} avec vous en comptant jusqu’à dix, avant d’entrer. Pour un fauteuil ou une marchette, faites le sentier et une tanière larges d’un grand pas{hiver dehors|, sur un sol déneigé}; les autres se rangent sur le côté.',
        },
        {
          pour: 'interieur',
          texte:
            'Au vestiaire, chaque crochet est une tanière et l’allée, un sentier : deux porcs-épics s’habillent pendant que deux autres passent.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, dehors, le sentier se trace à l’ombre et change de forme à chaque sortie.} {!hiver|L’hiver, dehors, les habits épais font d’énormes porcs-épics : élargissez le sentier d’une largeur de main.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Épaules qui se frôlent, fesses par terre.',
          '« Pas encore » reçu devant la tanière, mine déçue.',
        ],
        dangersAEliminer: [
          'Poussée dans le dos : votre bras ferme le sentier, on vérifie le dos, puis les deux enfants repartent de bouts opposés.',
          '{si-ballon|Ballon lancé ou botté : il se porte à deux mains, sinon il revient à vous.}',
          '{si-cerceaux|Cerceau qui se relève sous un pied : il reste à plat, hors du sentier, et l’on y entre au pas.}',
          '{si-buts|But qui bascule, pied pris au filet : adossez-le à ce qui ne bouge pas; on se tient devant, jamais dedans ni dessus.}',
          'Course dans le sentier : deux coureurs se rencontrent front contre front. On y marche; qui veut courir en sort.',
          '{dehors|Glissade : aucun porc-épic ne se croise sur les marches ni en haut; si quelqu’un monte, le groupe quitte le pied.}',
          '{cour !hiver|Bout de craie tombé : ramassez-le avant qu’il monte à une bouche.} {dehors hiver|Neige trop tassée, qui patine : déplacez le sentier sur de la neige neuve.}',
          '{dehors hiver|Froid : le seuil de votre milieu, au plus bas -27 °C; nuques et mains touchées, cache-cou au lieu du foulard.} {dehors ete|Chaleur et soleil : sentier à l’ombre, chapeaux sur les têtes, eau et pauses; on arrête dès qu’un visage rougit.}',
          '{parc|Verre, crottes, racine qui dépasse : marchez le terrain avant de tracer, et montrez l’arbre ou le banc qui sert de limite.}',
          '{dedans|Ruban décollé, plancher mouillé près du lavabo, bas glissants : recollez, essuyez, sortez les souliers.}',
        ],
        supervision: 'palier2',
        allergies: [
          '{dehors !hiver|Piqûres d’insectes : l’auto-injecteur reste sur vous.} {dehors hiver|Asthme au froid : la pompe reste au chaud, sur vous.} {dedans|Ruban choisi sans latex si une peau du groupe y réagit.}',
        ],
      },
      observation: [
        'Compétences sociales : comment reçoit-il un « pas encore », et où va-t-il ensuite?',
        'Schéma corporel : quelle partie de lui dépasse encore au moment de croiser, l’épaule, le pied ou les fesses?',
        'Raisonnement : au plus étroit, l’idée de reculer ou de se ranger vient-elle de lui, de l’autre ou de vous?',
      ],
      prolongements: [
        '{30min dehors|Une autre fois, refaites au pied de la glissade les bosses et les portes des enfants, et regardez si elles servent sans vous.} {30min dedans|Une autre fois, refaites devant le lavabo les bosses et les portes des enfants, et regardez si elles servent sans vous.} {10min 20min dehors|Une autre fois, faites une bosse au pied de la glissade, et regardez si elle sert sans vous.} {10min 20min dedans|Une autre fois, faites une bosse devant le lavabo, et regardez si elle sert sans vous.}',
        'Ce soir, dans le corridor de la maison, l’enfant croise son parent, ventre à ventre, et lui apprend les mots.',
      ],
      reflexionRetroaction: [
        'À quels endroits est-ce nous qui les entassons?',
        'Qui pousse pour passer, et qui pousse pour rencontrer quelqu’un?',
      ],
    },
  },
  {
    key: 'la-cabane-qui-regarde',
    summary:
      'Derrière un carton percé de fenêtres, des guetteurs notent les bêtes venues à la mare. On y reste, on en sort, on devient bête quand on veut.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['emotions-et-amitie', 'animaux-et-traces'],
    materials: ['cartons-et-boites', 'tissus', 'papier-et-crayons'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, le carton se cale au dos d’un banc, et la mare s’étend loin des tricycles.',
      PARK: 'Au parc, le dossier d’un banc sert d’affût les jours de vent, et la mare s’étend {!hiver|dans l’herbe}{hiver|sur la neige}.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'timide',
      'gêné',
      'gênée',
      'reste à l’écart',
      'en retrait',
      'regarde les autres',
      'regarder sans jouer',
      'n’ose pas',
      'regarde de loin',
      'hésiter',
      'entrer dans le jeu',
      'observer',
      'guetter',
      'se cacher',
      'animaux',
      'la gêne',
    ],
    seen: [
      'il se tient dans le coin et suit les autres des yeux sans jamais embarquer',
      'ils font des trous dans une boîte et épient leurs amis par les fenêtres',
      'elle trace une ligne sur sa feuille chaque fois qu’un ami passe en lion devant elle',
      'la nouvelle reste collée sur moi et baisse la tête quand un enfant lui parle',
      'il a le goût de jouer mais quand on l’invite, il se sauve en arrière du meuble',
      'ils se roulent à terre, boivent à quatre pattes et grognent comme des bêtes de la savane',
      'depuis le documentaire sur les girafes, ils guettent les animaux cachés sous la table',
      'au jeu libre, elle se place derrière le divan et sourit en regardant les autres, ça lui suffit',
    ],
    scenes: ['se-cacher', 'imiter-animaux', 'fierte'],
    picture:
      'Assis derrière un carton percé de fenêtres, deux enfants regardent et dessinent; devant, trois amis à quatre pattes boivent à une mare de tissu bleu.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'La cabane qui regarde',
      observationDepart:
        'Depuis le début de la semaine, un enfant suit des yeux le jeu des autres, {dedans|l’épaule contre l’armoire}{dehors|le dos contre le banc}. Il sourit aux bons moments. Si l’on s’approche, il baisse la tête.',
      intentionEducative:
        'Offrir à celui qui regarde une vraie place dans le jeu, et une entrée dont il garde le moment pour lui.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Tempérament', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Regarder longtemps et rapporter ce que l’on a vu.',
        'Entrer dans un jeu et en ressortir sans avoir à le dire.',
        'Laisser venir un autre sans aller le chercher.',
      ],
      materiel: [
        item(
          'Carton d’électroménager, ouvert en paravent et percé de fenêtres',
          'un',
          '{dedans|Drap troué, pincé au dos d’une étagère basse}{dehors|Dossier d’un banc, à claire-voie}',
        ),
        item('Couverture bleue, pour la mare', 'une', '{dedans|Tapis rond}{dehors|Rond tracé du talon}'),
        item(
          '{hiver dehors|Petits tapis isolants, pour s’asseoir à l’affût}',
          '{hiver dehors|un par fenêtre}',
          '{hiver dehors|Cartons épais pliés en deux}',
        ),
        item(
          'Feuilles{dehors| collées à un carton rigide} et gros crayons',
          'trois feuilles et un crayon par fenêtre',
          'Ardoises et craies',
        ),
      ],
      preparation: [
        'Sans les enfants, découpez quatre fenêtres larges comme deux mains, à hauteur d’yeux d’un enfant assis; ôtez les agrafes, repliez les bords.',
        '{parc|Pour la route, le carton replié se porte à deux enfants, devant vous.} Dressez le carton en zigzag, un bout contre {dedans|le mur}{dehors|un banc}, l’autre contre {dedans|une chaise lourde}{dehors|votre sac à dos}. L’arrière et un côté restent ouverts : on y entre sans demander, on en sort sans être vu.',
        'Étendez la mare à six pas devant, un espace libre tout autour.',
        'Ne nommez personne guetteur. L’enfant que vous avez en tête trouvera la fenêtre aujourd’hui, ou la prochaine fois.',
        '{1adulte|Seule, assoyez-vous au bout du carton, d’où se voient l’affût et la mare.} {2adultes|À deux, l’une guette à une fenêtre, l’autre est une vieille bête couchée au bord de la mare.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 6 },
          'Passez seule derrière le carton et collez le nez à une fenêtre. « Ici, c’est l’affût. On regarde sans déranger. » Faites un point sur la feuille. « J’ai seulement deux yeux, il en faudrait d’autres. Et il manque des bêtes à la mare. » Les enfants choisissent leur côté; qui reste entre les deux est très bien là.',
        ),
        play(
          { 20: 13, 30: 14, 45: 20 },
          'À la mare, ça lape, ça se roule, ça s’ébroue, ça dort un œil ouvert. {3-4a|À trois ans, la bête est souvent un cri et quatre pattes.} {4-5a|À quatre ans, la bête a une allure, un ennemi, une heure pour boire.} Dans l’affût, on chuchote et on note : un trait par bête, un long pour celle qui rampe. Si les fenêtres sont prises, on guette par le bout ouvert. La mare a une seule loi : on ne va pas chercher une bête, elle vient. Ce qui sort de l’affût par le côté est une espèce neuve; personne ne la salue, on continue de boire. La bête fatiguée retourne guetter. La mare s’endort? Dites de votre place : « Le soleil tape, l’eau baisse. » On se serre pour boire. {avec-tissu|Laissez @materiel derrière le carton : une bête en fera son nid.}',
        ),
        play(
          { 30: 6, 45: 12 },
          '« La nuit tombe. » Les bêtes se mettent en boule, ferment les yeux et respirent fort. C’est l’heure des guetteurs : à pas de coton, ils vont voir de près une patte, un museau, une queue inventée, puis rentrent dessiner ce qu’ils ont retenu. Votre « coin-coin » annonce le matin. Un guetteur s’est couché près de la mare? Il boit avec les autres, et voilà.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          'Posez les feuilles au bord de la mare. Qui préfère sa fenêtre y reste et entend tout. Lisez les traits : « Une bête qui saute est venue trois fois. » Ceux qui ont guetté complètent, s’ils le veulent, de la voix ou du doigt; les bêtes apprennent ce que l’on a vu d’elles. Nommez la bête, jamais l’enfant. La mare se plie en quatre. {dedans|Le carton reste debout jusqu’à demain.} {dehors|Le carton attend, replié, la prochaine sortie.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Assoyez-vous à côté du guetteur, tournée comme lui, et parlez de la mare, pas de lui.',
          'Donnez du poids à ce qu’il a vu : « Sans ta fenêtre, on ne saurait pas que l’ours boit couché. »',
          'Quand un enfant entre dans le jeu, ni bravo ni regard : continuez ce que vous faisiez.',
          'Retenez l’ami généreux qui tire par la main : « À la mare, on ne va pas chercher une bête. »',
        ],
        questionsOuvertes: [
          'Qu’as-tu vu que les bêtes ne savent pas?',
          'Comment s’approche une bête qui hésite?',
          'Que fait une bête quand elle se croit seule?',
        ],
      },
      vocabulaire: ['l’affût', 'guetter', 'la mare', 'laper', 's’ébrouer', 'hésiter', 's’approcher', 'se retirer'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Un trait ou un point par bête, rien d’autre à écrire. La feuille peut rester blanche : tenir la fenêtre est déjà le travail.',
        },
        {
          pour: '4-5a',
          texte:
            'Les guetteurs tiennent un guide, un dessin par espèce, avec ce qui la fait fuir. Deux fenêtres n’ont pas vu pareil? On garde les deux pages.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui ne parle pas hors de chez lui n’a pas à répondre : commentez, laissez un silence; son doigt sur la feuille vaut une phrase. Pour un enfant en fauteuil, percez une fenêtre à sa hauteur et gardez un accès plat à l’affût et à la mare.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, dehors, la mare s’étend à l’ombre et l’affût se cache derrière un buisson.} {!hiver|L’hiver, dehors, un muret de neige à hauteur de nez fait l’affût, et les bêtes laissent de vraies traces.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Rester derrière le carton d’un bout à l’autre.',
          'Bêtes qui grondent et se disputent le bord de la mare.',
        ],
        dangersAEliminer: [
          'Carton qui bascule : calez les deux bouts; on s’assoit à un bras derrière, on ne s’y appuie pas.',
          '{30min 45min|Pied sur des doigts, la nuit : les bêtes gardent leurs pattes sous elles, les guetteurs font le tour, crayons laissés à l’affût.}',
          'Couverture qui file sous un pied : on y va à quatre pattes; debout, on en fait le tour.',
          'Bête qui mord ou griffe pour vrai : allez d’abord à l’enfant touché; l’autre, près de vous, redevient une bête qui boit.',
          'Enfant tiré vers le jeu ou montré du doigt : placez-vous entre lui et les regards, et relancez la mare.',
          '{dehors|Vent qui soulève le carton : couchez-le et passez au banc.}',
          '{hiver dehors|Guetteur assis qui refroidit : un tapis sous lui, et touchez souvent ses doigts et ses joues.}',
          '{parc|Chien qui s’approche de la mare : toutes les bêtes reviennent contre vous.}',
        ],
        supervision: 'palier3',
        allergies: [
          'Couverture lavée sans parfum : les bêtes lapent l’air, le nez tout près.',
          '{dehors !hiver|Piqûres d’insectes : l’auto-injecteur reste sur vous, au bout du carton.}',
        ],
      },
      observation: [
        'Compétences sociales : s’il passe à la mare, derrière qui se glisse-t-il, et par quel bord?',
        'Tempérament : qu’est-ce qui lui fait quitter la fenêtre, et qu’est-ce qui l’y ramène?',
        'Attention : quels détails a-t-il retenus que vous n’aviez pas vus?',
      ],
      prolongements: [
        '{dedans|Gardez le carton la semaine et tournez-le chaque matin vers un autre jeu : les blocs, la pâte, les poupées.} {dehors|À la sortie suivante, tournez l’affût vers un autre jeu : la glissade, le ballon, la butte.}',
        'Au parent qui demande « a-t-il joué? », dites ce que son enfant a vu : « Sept bêtes, dont une qui boit couchée. »',
      ],
      reflexionRetroaction: [
        'Qui ai-je poussé à jouer pour me rassurer, moi?',
        'Que sait cet enfant de nos jeux, à force de les regarder?',
      ],
    },
  },
  {
    key: 'a-moi-la-nouille-rayee',
    summary:
      '« À qui, la nouille verte? » « À moi! » Une passoire est soupe, chapeau ou tambour, change de mains et rend à chacun ce qu’il y a mis.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie'],
    materials: ['contenants-et-cuilleres', 'tissus'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, une couverture fait la cuisine{hiver|; l’hiver, les nouilles sont des mitaines dépareillées}.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    onlyNamed: ['WHEAT'],
    calls: [
      'c’est à moi',
      'à moi',
      'chicane',
      'se chicanent',
      'se disputent',
      'même jouet',
      'arracher',
      'enlever des mains',
      'ne veut pas prêter',
      'prêter',
      'partager',
      'chacun son tour',
      'attendre son tour',
      'jaloux',
      'jalouse',
      'passoire',
      'jalousie',
      'soupe',
      'le partage',
      'les conflits',
    ],
    seen: [
      'ils tirent chacun sur un bout du même camion et personne ne lâche',
      'il brasse des blocs dans un chaudron et en redonne un à chacun en disant tiens le tien',
      'elle se met le bol à salade sur la tête et dit que c’est un chapeau',
      'elle serre tous les bébés dans ses bras et crie mien dès qu’on s’approche',
      'il donne son toutou, puis veut le ravoir tout de suite en pleurant',
      'il mord quand un ami touche à la chose qu’il avait dans les mains',
      'dans le coin cuisine, ils veulent tous la grosse cuillère et ça finit en larmes',
      'à deux ans, ils sont tous dans le c’est à moi, j’éteins des feux toute la journée',
    ],
    scenes: ['chicane', 'remplir-vider'],
    picture:
      'Un enfant brasse des bas de toutes les couleurs dans une passoire; une amie tend la main vers le rayé, un troisième danse, un bas au bras.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'À moi, la nouille rayée!',
      observationDepart:
        'Deux enfants, un seul camion, des doigts blancs à force de serrer. « C’est à moi! » « Non, à moi! » Le camion ne roule plus depuis longtemps.',
      intentionEducative:
        'Permettre à l’enfant de sentir qu’une chose prêtée lui revient, et lui offrir les mots pour la demander et la rendre.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Garder une chose jusqu’à « fini », puis la laisser partir.',
        'Demander, attendre et rendre, par un mot ou par un geste.',
        'Jouer avec ce qu’un autre tient.',
      ],
      materiel: [
        item(
          'Grandes passoires de plastique, pareilles, à petits trous',
          'deux',
          'Paniers légers, sans brin qui pique',
        ),
        item(
          '{dedans|Grands bas propres, tous différents}{cour !hiver|Grands bas propres, tous différents}{cour hiver|Grandes mitaines dépareillées, sans cordon}',
          'deux de plus que d’enfants, et {dedans|un}{cour !hiver|un}{cour hiver|une} pour vous',
          'Débarbouillettes marquées chacune d’un dessin',
        ),
        item('{cour|Couverture ou toile, pour s’asseoir}', '{cour|une}', '{cour|Grand carton à plat}'),
        optional('{si-blocs|Gros blocs légers}', 'un par enfant', null),
        optional('{si-cuillères-de-bois|Cuillères de bois courtes}', 'une par passoire', null),
        optional('{si-toutous si-poupées|Toutou ou poupée, aux yeux brodés}', 'un, pour vous', null),
      ],
      preparation: [
        'Choisissez des nouilles faciles à reconnaître : une rayée, une énorme, une trouée. Ôtez boutons, paillettes et brillants.',
        'Avant le jeu, étalez tout : chaque enfant choisit sa nouille et l’enfile sur une main. Elle est à lui pour la journée; personne n’a à la prêter.',
        'Si la chicane chauffe encore, le jouet disputé se repose {dedans|sur une tablette}{cour|contre votre sac à dos}, à la vue de tous. Promettez : « Il revient après la soupe. »',
        '{1adulte dedans|Seule, assoyez-vous par terre, une passoire à portée de chaque main.} {1adulte cour|Seule, assoyez-vous sur la couverture, une passoire à portée de chaque main.} {2adultes|À deux, prenez chacune une passoire et la moitié du groupe.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Mettez votre nouille dans une passoire et brassez à pleine main. « Ma soupe est triste, elle en a juste une. » D’autres nouilles tombent dedans. Brassez, soulevez la rayée : « À qui? » « À moi! » « Tiens, c’est la tienne. » Un enfant serre la sienne contre lui? « Celle-là est à toi aussi, bien au chaud. » {si-toutous si-poupées|Votre toutou avale votre nouille; vous fouillez derrière lui : « La revoilà! »}',
        ),
        play(
          { 10: 6, 20: 12, 30: 13 },
          'Les soupes passent aux enfants. Celui qui tient la passoire la garde jusqu’à « fini » et annonce ce qu’elle est. {si-cuillères-de-bois|La cuillère de bois suit la passoire : même tour, même « fini ».} Si c’est un chapeau, les autres font tomber la neige du bout des doigts; un tambour, les nouilles dansent; une soupe, chacun y jette la sienne et tend la main pour la ravoir. {2-3a|On brasse trois tours, on renverse tout, on redonne la passoire, on la redemande.} {3-4a|Qui veut la passoire ensuite couche sa nouille contre celui qui tient : elle garde la place pendant que l’enfant va danser.} Deux enfants tirent? Tenez la passoire par le fond. « Ton amie n’a pas fini. Demande-lui : après toi, moi? » {avec-contenant|Si l’attente s’étire, ouvrez une troisième soupe dans @materiel.}',
        ),
        play(
          { 30: 7 },
          'Les nouilles se prêtent, entre ceux qui veulent. Commencez avec la vôtre : « Je te la prête. Tu me la rends? » Elle devient trompe, gant, aile, serpent. Réclamez-la en riant, prêtez-la encore. {2-3a|Le prêt dure un clin d’œil, et la nouille est revenue.} {3-4a|Des échanges se discutent : la rayée contre la trouée, jusqu’à la collation.}',
        ),
        closing(
          { 10: 2, 20: 5, 30: 6 },
          'Grosse soupe du soir : chacun y met sa nouille, ou la garde. Brassez lentement, en rond. Un enfant pige pour les autres, « À qui? » « À moi! », jusqu’à ce que la passoire soit vide. {si-blocs|Avec un bloc chacun, dressez une tour : elle se défait par le haut, « À qui? » « À moi! », et personne n’a à la renverser.} Un jouet disputé attendait? Ramenez-le; ses deux enfants remettent leur nouille, et vous en pigez une, les yeux fermés : « Le voilà, comme promis. Toi d’abord, jusqu’à fini. » {3-4a|L’autre nouille se couche à côté et garde la place.} {!3-4a|À l’autre enfant : « Après, c’est toi. »}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Défendez le tour de celui qui tient, même long : quand ses mains n’ont plus peur, elles s’ouvrent.',
          'Quand deux enfants tirent, dites ce que veut l’un, ce que veut l’autre, sans chercher qui l’avait.',
          'Prêtez la phrase, « après toi, moi? », puis attendez la réponse avec celui qui demande, votre main dans son dos.',
          'Soulignez le retour : « Tu l’as laissée partir, et la revoilà. »',
        ],
        questionsOuvertes: [
          'À qui, cette nouille-là?',
          'Que devient la passoire, dans tes mains?',
          '{3-4a|Où attend ta nouille, pendant le tour de l’autre?}{!3-4a|Qui veut la passoire, après toi?}',
        ],
      },
      vocabulaire: [
        'à moi',
        'à toi',
        'après toi',
        'fini',
        '{30min|prêter}{10min 20min|attendre}',
        'rendre',
        'la passoire',
        'la nouille',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            '« Fini » se dit aussi des deux mains ouvertes. Gardez trois ou quatre enfants par passoire; les autres dansent, leur nouille au bras, et viennent quand une place se libère.',
        },
        {
          pour: '3-4a',
          texte:
            'Deux ou trois nouilles peuvent se coucher l’une derrière l’autre : chacun voit qui vient avant lui, et le suivant est appelé par sa couleur.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui parle peu pose sa nouille sur le genou de celui qui tient : c’est une demande, et vous la dites tout haut. L’enfant qui s’agrippe reçoit la passoire en premier, et vous lui annoncez la fin : « Encore trois tours de soupe. »',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, la soupe se brasse pieds nus, à l’ombre, et les orteils font de petites pâtes.} {!hiver|L’hiver, au vestiaire, les mitaines égarées font une soupe : « À qui? » « À moi! »}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Larmes quand la passoire change de mains.',
          'Nouille {30min|prêtée}{10min 20min|jetée dans la soupe}, puis reprise aussitôt.',
        ],
        dangersAEliminer: [
          'Passoire tirée à deux : le bord atteint un visage. Votre main en tient le fond avant que ça parte.',
          'Doigt pris dans un trou : choisissez des trous plus étroits qu’un doigt d’enfant, sans bord coupant.',
          'Nouille autour d’un cou ou sur un visage : elle se porte à la main ou au bras, jamais à la tête.',
          '{dedans|Nouille enfilée sur un pied, qui patine au plancher : ramenez-la sur la main.}',
          '{si-blocs|Bloc lancé ou tombé de haut : on bâtit assis, jamais plus haut que l’épaule.}',
          '{si-cuillères-de-bois|Cuillère brandie ou à la bouche : elle ne quitte pas la passoire, et qui brasse reste assis.}',
          'Nouille sucée : elle part au lavage, l’enfant en choisit une autre parmi les deux de trop.',
          'Nouille sous un pied qui danse : {3-4a|celle qui attend se couche contre celui qui tient la passoire, hors de la danse}{!3-4a|elle reste à la main ou au bras, ou se ramasse}.',
        ],
        supervision: 'palier2',
        allergies: [
          'Soupe sans vraie pâte ni blé : que du tissu, lavé sans parfum{cour hiver|, et sans laine si une peau y réagit}.',
        ],
      },
      observation: [
        'Compétences sociales : quand il veut la passoire, qu’est-ce qui part d’abord, ses mains ou sa voix?',
        'Compétences émotionnelles : où va son regard pendant que sa nouille tourne dans la soupe d’un autre?',
        'Langage oral : entre « à moi », « après toi » et « fini », lequel dit-il sans vous?',
      ],
      prolongements: [
        '{3-4a|La nouille qui garde la place sert à d’autres files : le tricycle, la chaise berçante, le gros camion.} {!3-4a|« Jusqu’à fini » sert à d’autres files : le tricycle, la chaise berçante, le gros camion.}',
        'Dites à la famille le droit que l’enfant connaît maintenant, tenir jusqu’à « fini », et le mot qui va avec, « après toi ».',
      ],
      reflexionRetroaction: [
        'À qui ai-je fait donner un jouet avant qu’il ait fini?',
        'Qu’est-ce que chaque enfant a ici qui n’est qu’à lui?',
      ],
    },
  },
  {
    key: 'saperlimitaine',
    summary:
      'La tour tombe? « Saperlimitaine! » Les enfants bâtissent des mots fâchés à dire aux choses; les mots de toilette ont leur boîte à rabat.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['contes-et-lettres', 'emotions-et-amitie'],
    materials: ['cartons-et-boites', 'papier-et-crayons'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, les mots forts se crient aux choses posées loin de la clôture et des voisins.',
      PARK: 'Au parc, les mots forts se disent à un gros arbre, loin des bancs occupés.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'gros mots',
      'dit des gros mots',
      'pipi caca',
      'caca boudin',
      'prout',
      'mots de toilette',
      'sacrer',
      'sacre',
      'mots qui blessent',
      'mots méchants',
      'insulter',
      'crier des noms',
      'niaiseux',
      'dire des bêtises',
      'colère',
      'mots inventés',
      'frustration',
      'émotions',
      'conscience phonologique',
    ],
    seen: [
      'il a lâché un mot d’église quand sa tour est tombée et il m’a regardée en coin',
      'ils disent fesse et pet toute la journée et se tordent de rire',
      'elle invente des mots drôles qui cognent quand elle n’est pas capable d’ouvrir son contenant',
      'il crie après sa botte parce qu’elle ne veut pas rentrer dans son pied',
      'elle a traité son ami de gros bébé pourri et il est parti à pleurer',
      'il pète les plombs pour un casse-tête qui ne marche pas et ne sait pas comment le dire',
      'au dîner, un mot de toilette part d’un bout de la table et revient dix fois',
      'depuis la fin de semaine avec ses cousins, il répète un mot d’adulte pas beau en criant',
    ],
    scenes: ['colere', 'rimes-lettres', 'voix', 'politesse'],
    picture:
      'Bouche grande ouverte, un enfant tape du pied devant une botte à l’envers; un ami parle dans une boîte à rabat, l’éducatrice force sur un pot.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Saperlimitaine!',
      observationDepart:
        '{dedans|À table}{cour|Au vestiaire}{parc|En route vers le parc}, « caca boudin » fait le tour et revient. Plus tard, quand sa tour s’écroule, un enfant crie un mot d’adulte, et vous guette du coin de l’œil.',
      intentionEducative:
        'Offrir à la colère et au fou rire des mots sonores, inventés par les enfants, qui ne tombent sur personne.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Éveil à la lecture et à l’écriture', role: 'secondaire' },
      ],
      objectifs: [
        'Assembler des sons et des bouts de mots pour en faire un neuf.',
        'Lancer un mot fort à une chose, et sentir ce que cela soulage.',
        'Trouver où vont les mots de toilette, puis revenir au jeu.',
      ],
      materiel: [
        item(
          'Boîte de carton à rabat, haute comme un genou, un gros rond tracé au feutre sur le devant',
          'une',
          'Panier à couvercle, un rond de papier collé devant',
        ),
        item(
          'Choses achalantes : pot de plastique au couvercle serré, botte à l’envers, blocs qui s’empilent mal',
          'trois ou quatre, à deux endroits',
          'Celles qui fâchent le groupe ces jours-ci',
        ),
        item(
          '{30min 45min dedans|Feuilles et gros crayons}{30min 45min dehors|Cartons rigides et gros crayons}',
          '{30min 45min|deux par enfant, un crayon chacun}',
          '{30min 45min|Envers de boîtes de céréales}',
        ),
        optional('{si-instruments|Tambourin}', 'un', null),
        optional('{si-marionnettes|Marionnette à main}', 'une', null),
        optional('{si-rouleaux-de-carton|Rouleaux de carton, en porte-voix}', 'un par enfant', null),
        optional('{30min 45min si-miroirs|Miroirs incassables}', 'deux', null),
        optional('{dedans si-coussins|Coussins}', 'un par enfant', null),
      ],
      preparation: [
        'Faites de la boîte une toilette de mots : le rabat sert de couvercle, le rond sert de chasse. Elle se tient un peu à l’écart, dans votre vue.',
        'Posez les choses achalantes en deux endroits, à hauteur de main, avec de la place pour taper du pied.',
        'Exercez-vous : un début qui cogne, une fin qui amuse. Saperlimitaine, krapatouflette, broubidi-brocoli.',
        'Convenez en équipe de votre réponse à un vrai sacre : le même ton posé chez toutes, sans rire ni gronder.',
        '{1adulte|Seule, tenez-vous entre les choses et la boîte.} {2adultes|À deux, l’une enrage contre les choses, l’autre reste du côté de la boîte.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 3, 45: 6 },
          'Prenez le pot. Forcez. Rien. Forcez encore, gonflez les joues, tapez du pied : « Sa-per-li-mi… taine! » Un silence. « Ouf. Celui-là ne fait mal à personne. Et la botte, qui est à l’envers, il lui en faut un aussi. » {si-instruments|Refaites le mot au tambourin, un coup par morceau : combien en faut-il?} {si-marionnettes|Une marionnette, coincée sous la botte, ne sait dire que « grrr » : qui lui prête un mot?} {si-rouleaux-de-carton|Un rouleau de carton fait le porte-voix : on vise la chose, les pieds arrêtés.}',
        ),
        play(
          { 20: 13, 30: 12, 45: 18 },
          'Les enfants redisent le mot, le tordent, en bâtissent d’autres : un début qui cogne, « krak », « patou », « brou », et au bout une pantoufle, un brocoli, une tuque. Le pied frappe le début, les mains claquent la fin. On le dit à la botte, au couvercle, à la tour tombée : à une chose, jamais à un visage. L’élan tombe? Changez d’endroit : « Et celle-là, quel mot lui faut-il? » {3-4a|Un seul morceau, « tchak! », redit vingt fois, fait un mot entier.} {4-5a|Trois morceaux se collent, et l’on discute : celui-là est-il agacé ou enragé?} Un « caca » passe? Montrez la boîte : l’enfant lève le rabat, en dit autant qu’il en a, pèse sur le rond, « pschhht », et revient.',
        ),
        play(
          { 30: 10, 45: 14 },
          'Les mots deviennent affiches. L’enfant y met d’abord le bruit : zigzags, éclairs, coups de crayon. {si-miroirs|Au miroir, il regarde sa bouche lancer le mot : ronde, serrée, grande ouverte?} Passez de l’un à l’autre : on vous dicte le mot, vous l’écrivez aussi gros qu’il est fort. Chaque affiche se pose près de ce qui fâche pour vrai : {dedans|la fermeture éclair, le casse-tête, la chaise qui coince}{cour|la chaudière qui fuit, la pelle trop courte}{parc|le banc trop haut, la racine qui accroche les pieds}. On passe devant, on dit le mot, on l’allonge.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 7 },
          'Rangez les choses en leur disant leur mot, fort, puis moyen, puis soufflé. {dedans si-coussins|Au mot soufflé, on se laisse tomber assis sur un coussin : ouf.} Chaque enfant choisit un mot, l’enferme dans son poing, le dit à son genou et le glisse dans une poche, vraie ou non. Un volontaire baisse le rabat : « Les mots de toilette sont couchés. On sait où ils habitent. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Devant « pipi, caca », répondez du ton dont on indique le vestiaire : « La boîte est là. » Gardez votre rire pour les mots inventés.',
          'À un vrai sacre : « Tu es fâché gros. Il t’en faut un d’ici, qui cogne autant. » Cherchez-le ensemble, le pied par terre.',
          'Un mot a blessé? Restez d’abord avec qui l’a reçu : « Ce mot-là t’a fait mal. » Puis, à part, à qui l’a dit : « Contre quoi étais-tu fâché? »',
          'Étirez les sons devant l’enfant qui cherche, bouche bien en vue : « krrr », « pa », « toum ».',
        ],
        questionsOuvertes: [
          'Par quoi commence un mot fâché?',
          'À quelle chose le dirais-tu?',
          'Quel mot irait à une toute petite colère?',
        ],
      },
      vocabulaire: [
        'saperlimitaine',
        'achalant',
        'agacé',
        'enragé',
        'un mot fort',
        'un mot inventé',
        'blesser',
        'souffler',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Donnez le début, « Pa-ta… », et l’enfant jette au bout ce qu’il voit : « bas! » Devant la boîte, un seul à la fois; les deux suivants attendent à un pas et ont le droit de rire.',
        },
        {
          pour: '4-5a',
          texte:
            '{20min|Ils disent les mots}{30min 45min|Ils placent les affiches} du plus agacé au plus enragé, {20min|recommencent}{30min 45min|les relisent l’une après l’autre} et cherchent le son qui revient dans les plus forts.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui bégaie ou parle peu bat le mot, pied, pied, mains; un ami met les sons dessus. Pour celui que les cris fatiguent, le mot fâché se souffle, et le pied pèse fort au sol, sans taper.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, le moustique, le maillot collé et la crème solaire ont leur mot.} {!hiver|L’hiver, au vestiaire, la mitaine, le zip et la botte prise ont leur mot.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Vague de « pipi », fous rires, tapage.', 'Vraie colère qui profite du jeu pour sortir.'],
        dangersAEliminer: [
          'Mot lancé à quelqu’un, même drôle : il change de cible aussitôt, la botte ou votre soulier.',
          'Mot fait avec un prénom, un corps, une peau, une langue de la maison ou une culotte mouillée : arrêtez-le et restez près de l’enfant visé.',
          'Cri dans une oreille : on crie vers les choses, à plus d’un bras de toute tête.',
          '{si-rouleaux-de-carton|Rouleau prêté de bouche en bouche : chacun a le sien, et le pose avant de marcher.}',
          '{dedans si-coussins|Coussin qui file sous les fesses : calez-le contre un mur avant qu’on s’y laisse tomber.}',
          'Chose lancée de rage : elle reste au sol ou dans les mains, seul le mot se lance.',
          'Coup de pied dans une chose : le pied frappe le {dedans|plancher}{dehors|sol}, à un pas d’elle.',
        ],
        supervision: 'palier3',
        allergies: ['Pot vide et lavé, qui n’a contenu ni arachides ni noix.'],
      },
      observation: [
        'Langage oral : avec quels bouts bâtit-il ses mots forts, et qui les reprend après lui?',
        'Compétences émotionnelles : le mot inventé lui vient-il aussi hors du jeu, devant une vraie chose qui le fâche?',
        'Éveil à la lecture et à l’écriture : d’un mot au suivant, quel début ou quelle fin garde-t-il?',
      ],
      prolongements: [
        '{dedans|Après le jeu}{dehors|De retour au local}, la boîte s’installe près des vraies toilettes. Le jour où plus personne n’y parle, les enfants la mettent au recyclage.',
        'Écrivez au parent le mot de son enfant : toute la maison peut s’en servir contre les lacets et les bouchons de circulation.',
      ],
      reflexionRetroaction: [
        'Quel mot d’enfant me fait réagir trop vite, et d’où cela me vient-il?',
        'Qui dit « caca » pour faire rire, et qui pour que je vienne?',
      ],
    },
  },
]
