import { closing, food, guided, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Arrival, dressing, tidying, nap, snack and departure, when all ages live them together. */
export const MIXED_AGES_DAY_SHEETS: readonly BankSheet[] = [
  {
    key: 'l-ile-du-matin',
    summary:
      'Chaque arrivée apporte un coussin ou un tissu : une île grandit sur le plancher, et chacun choisit sa place sur la rive.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['emotions-et-amitie', 'cabanes-et-constructions'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    moment: 'arrivee',
    calls: [
      'arrivée',
      'accueil du matin',
      'pleure en arrivant',
      'au revoir papa',
      'groupes jumelés',
      'coussin',
      'île',
      'bateau',
      'doudou',
      'séparation du matin',
      'ouverture',
    ],
    seen: [
      'il traîne un coussin plus gros que lui jusqu’au milieu du local',
      'elle se fait un nid de doudous et ne laisse entrer personne',
      'ils rament avec leurs bras, assis sur un oreiller par terre',
      'il s’agrippe au manteau de sa mère et hurle quand elle passe la porte',
      'elle reste plantée près de la porte sans savoir quoi faire en arrivant',
      'le poupon pleurniche dès qu’on le dépose et cherche une jambe où se coller',
      'à l’ouverture, les groupes sont mélangés et les petits tournent en rond',
      'le matin, papa aide à placer le coussin avant de donner le dernier bec',
    ],
    scenes: ['separation', 'transporter'],
    picture:
      'À la porte, une petite arrive avec un coussin et son parent; sur une île de coussins, un enfant rame et un poupon s’appuie sur l’éducatrice.',
    sheet: {
      titre: 'L’île du matin',
      observationDepart:
        '{18-24m 2-3a 3-4a 4-5a|À l’ouverture, les enfants arrivés restent debout près de la porte. Un seul s’est assis : il a tiré un coussin contre lui.} {!18-24m !2-3a !3-4a !4-5a|À l’ouverture, un poupon serre le chandail de son parent. Vous lui tendez un tissu : il le prend, et le serre aussi.}',
      intentionEducative:
        'Offrir à chaque enfant une place qu’il se fait lui-même, dans un groupe qui change de visage toutes les dix minutes.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Passer des bras du parent au groupe par un geste à soi.',
        'Choisir sa distance : au milieu, au bord ou {4-5a|au port}{!4-5a|près de la porte}.',
        '{18-24m 2-3a 3-4a 4-5a|Faire de la place à celui qui arrive.} {!18-24m !2-3a !3-4a !4-5a|Remarquer celui qui arrive.}',
      ],
      materiel: [
        item('Grande couverture', 'une, étendue loin de la porte', 'Deux tapis rapprochés'),
        item('Coussins fermes de toutes les grosseurs', 'deux par enfant', 'Chandails roulés'),
        item('Carrés de tissu', 'un par enfant, un pour vous', 'Linges à vaisselle'),
        item('Panier bas', 'un, à l’entrée', 'Boîte de carton'),
        optional('{si-doudous|Doudous}', '{si-doudous|celui de chacun}', null),
        optional('{si-photos|Photos de famille, plastifiées, à coins ronds}', '{si-photos|une par enfant}', null),
        optional('{si-livres|Livres de carton}', '{si-livres|deux}', null),
        optional(
          '{2-3a 3-4a 4-5a si-figurines|Figurines d’animaux, plus grosses que le poing}',
          '{2-3a 3-4a 4-5a si-figurines|trois ou quatre}',
          null,
        ),
        optional('{3-4a 4-5a si-blocs|Gros blocs}', '{3-4a 4-5a si-blocs|huit}', null),
      ],
      preparation: [
        'Étendez la couverture là où personne ne passe avec un manteau ou un sac.',
        'À côté de la porte, remplissez le panier de tissus et empilez les coussins contre lui.',
        '{avec-coussin|Ajoutez @materiel à la pile.}',
        '{0-18m|Gardez libre le milieu de l’île : c’est la place de ceux qui ne marchent pas.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 45: 4 },
          'Assoyez-vous {0-18m|au milieu}{!0-18m|au bord} de la couverture, le visage tourné vers la porte. Au premier parent qui entre, dites : « Un bateau accoste. Qu’est-ce qu’il apporte? » Laissez l’enfant et son parent choisir ensemble, au panier ou à la pile. {si-doudous|Le doudou débarque avec l’enfant et garde sa place : qui s’en éloigne l’y retrouve.} {si-photos|Sa photo de famille, plastifiée, est le phare : elle se pose où ses yeux la trouvent.} {si-livres|Un livre attend au bord : le parent en lit une page; la suivante se lira avec vous.} {2-3a 3-4a 4-5a si-figurines|Du bout du bras, quelqu’un fait nager une figurine au-devant du bateau.}',
        ),
        play(
          { 20: 14, 45: 20 },
          'Le parent pose le coussin avec l’enfant, l’embrasse, part. L’île grandit là où il l’a posé. {0-18m|Le poupon s’installe au milieu, contre votre jambe, et attrape le tissu qu’on lui tend.} {0-18m !multiage|Il cherche la porte des yeux? Tendez un tissu entre lui et vous : il tire, vous tirez, un autre s’en mêle. Entre deux arrivées, dites à chacun son nom, la main sur son pied.} {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|porte un coussin à pleins bras, le dépose, en reprend un autre.} {18-24m !multiage|Un autre reste au bord? Tapez deux fois le coussin voisin, attendez : il s’assoit, un pied dehors. Entre deux arrivées, empilez deux coussins : une main les renverse, une autre les rapporte.} {2-3a|Un enfant se fait un nid de tissus et de coussins, s’y enfonce et n’ouvre à personne.} {2-3a !multiage|Toc, toc, tout bas : une main sort, ou pas. Puis couchez la joue sur vos mains : « Il fait nuit sur l’île. » Tous se couchent. « C’est le matin! » Et tout recommence.} {3-4a|Un enfant rame des deux bras, assis sur un coussin, le long de la rive.} {3-4a !multiage|Répétez à toute l’île ce que le rameur voit : une baleine, mamie, un camion. Puis poussez un coussin à un pas de la couverture : comment le ramener sans se mouiller les pieds? On s’allonge, on le tire avec un tissu.} {4-5a|Des bâtisseurs bordent la côte de tissus, ouvrent un port, décident où est l’eau.} {3-4a 4-5a si-blocs|Des blocs alignés font le quai : chaque bateau s’y range avant de débarquer.} {4-5a !multiage|Combien de bateaux à la fois? Les gens du port décident et lèvent un tissu pour ouvrir. Une arrivée tarde? « Un bateau ne trouve pas de quai. » Ils déplacent la côte.} {1adulte|Ne vous levez pas : qui a besoin de vous sait où vous trouver.} {2adultes|L’une reçoit les parents à la porte, l’autre reste sur l’île.}',
        ),
        play(
          { 45: 16 },
          'Quand les arrivées s’espacent, posez un tissu sur vos genoux : « La mer monte. » {18-24m 2-3a 3-4a 4-5a|Puis demandez : « Où met-on les choses qui craignent l’eau? » On rapproche, on empile, on serre les rangs.} {18-24m 2-3a 3-4a 4-5a|Un coussin part au large? On le repêche à quatre pattes. Repliez le tissu : la mer descend, et l’île s’étire.} {2-3a 3-4a 4-5a|Puis un enfant prend le tissu et décide de la prochaine marée.} {0-18m|Faites glisser un tissu des pieds du poupon à ses genoux : « L’eau! » Sa main se tend? Recommencez, plus lentement. Roulez ensuite un coussin contre ses pieds : il repousse la vague.} Chaque nouvel arrivant trouve sa part de rive.',
        ),
        closing(
          { 20: 3, 45: 5 },
          'L’île se défait comme elle s’est faite : {18-24m 2-3a 3-4a 4-5a|on rapporte, un à la fois, les tissus au panier et les coussins à la pile.} {!18-24m !2-3a !3-4a !4-5a|chaque poupon vous tend ou lâche un tissu, et vous le remettez au panier.} Le dernier coussin reste au sol pour l’enfant qui n’est pas encore arrivé.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Ouvrez un bras vers celui qui pleure et gardez l’autre pour celui qui y est déjà.',
          'Dites au parent, devant l’enfant, ce qui va se passer : « Elle pose son coussin, puis vous partez. »',
          'Laissez à l’entrée, sur son coussin, à l’écart du battant et sous vos yeux, l’enfant qui veut regarder le jeu de loin.',
        ],
        questionsOuvertes: [
          'Où veux-tu ta place?',
          'Qu’est-ce que ton bateau apporte?',
          '{2-3a 3-4a 4-5a|Comment fait-on de la place à quelqu’un?}',
        ],
      },
      vocabulaire: ['l’île', 'accoster', 'la rive', '{4-5a|le port}', 'bienvenue', 'rester', 'à tantôt'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Le parent tient d’abord le tissu contre sa joue, puis l’étend lui-même; vous y déposez le poupon, face à la porte, votre main sur son dos.',
        },
        {
          pour: '18-24m',
          texte:
            'Deux coussins pareils à l’entrée : il veut celui que l’autre tient. Laissez-le faire la navette, un à la fois.',
        },
        {
          pour: '2-3a',
          texte: 'Offrez un vrai choix, gros ou petit coussin, et laissez-le refuser l’île tant qu’il veut.',
        },
        { pour: '3-4a', texte: 'Il accueille un ami qu’il préfère; proposez-lui d’ouvrir sa rive à un deuxième.' },
        {
          pour: '4-5a',
          texte: 'Confiez-lui le port : il demande au nouvel arrivant ce qu’il apporte et de quel côté il accoste.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant que les arrivées bousculent trouve chaque matin la même petite île, au même coin, avec le même coussin.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, un tissu sec attend les bas mouillés.} {!ete|L’été, l’île se fait sans couverture, sur le plancher frais.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Larmes, refus d’entrer dans le jeu.', 'Coussin convoité, petite chute sur du mou.'],
        dangersAEliminer: [
          '{18-24m 2-3a 3-4a 4-5a|Enfant qui court ou saute dans l’île : on y entre à genoux.}',
          '{0-18m|Poupon qui s’endort parmi les coussins : on le couche aussitôt dans son lit, sur le dos.}',
          'Tissu sur un visage : vous le retirez et le rendez à la main.',
          'Porte d’entrée laissée ouverte pendant un au revoir : le parent la referme derrière lui.',
          '{3-4a 4-5a si-blocs|Blocs sur le chemin des arrivées : une seule rangée, contre la couverture.}',
        ],
        supervision: 'palier1',
        allergies: ['Coussins lavables, sans plume ni duvet, si un enfant y réagit.'],
      },
      observation: [
        'Compétences émotionnelles : qu’est-ce qui l’apaise après le départ du parent?',
        '{18-24m 2-3a 3-4a 4-5a|Tempérament : choisit-il le milieu, le bord ou le seuil, et combien de temps?} {!18-24m !2-3a !3-4a !4-5a|Tempérament : se calme-t-il face à la porte ou blotti contre vous, et combien de temps?}',
        '{18-24m 2-3a 3-4a 4-5a|Compétences sociales : à qui fait-il une place sur son coussin?} {!18-24m !2-3a !3-4a !4-5a|Compétences sociales : qui suit-il des yeux quand la porte s’ouvre?}',
      ],
      prolongements: [
        'Le lendemain, étendez la couverture ailleurs : qui cherche sa rive, et comment?',
        'Invitez un parent à rester cinq minutes sur l’île avant de partir, le jour où c’est plus dur.',
      ],
      reflexionRetroaction: ['Combien de fois me suis-je levée, et pour qui?', 'Qui n’a accosté nulle part ce matin?'],
    },
  },
  {
    key: 'la-maison-ferme-ses-volets',
    summary:
      'Une comptine habille le corps comme une maison qu’on ferme : l’escalier, la cave, la porte, le toit, puis les volets.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_LANGUAGE'],
    themes: ['contes-et-lettres', 'saisons-et-fetes'],
    materials: [],
    place: 'INDOORS',
    seasons: ['WINTER'],
    alsoIn: {
      AUTUMN:
        'L’automne, imperméable, bottes et tuque légère : la maison a moins de pièces, la comptine reste la même.',
      SPRING: 'Au printemps, les bottes de pluie font la cave et les volets restent parfois ouverts.',
    },
    durationMinutes: 20,
    adults: 1,
    moment: 'habillage',
    calls: [
      'habillage',
      'vestiaire',
      's’habiller pour l’hiver',
      'mitaines',
      'pantalon de neige',
      'tuque',
      'bottes',
      'fermeture éclair',
      'moi tout seul',
      'attend au vestiaire',
      'comptine à gestes',
      'habit de neige',
      'transition',
      'comptines à doigts',
      'parties du corps',
    ],
    seen: [
      'elle enfonce sa tuque jusqu’au nez, la retire et éclate de rire',
      'il met ses mitaines avant ses bottes et ne peut plus rien attacher',
      'le petit pousse fort son pied pour entrer dans la botte',
      'il hurle moi tout seul et repousse ma main sur sa fermeture éclair',
      'les premiers prêts crèvent de chaud et chialent pour sortir',
      'elle se sauve en pieds de bas dès que je sors son habit',
      'dans le vestiaire, c’est la foire chaque fois qu’il neige',
      'quand je chante pour l’habit de neige, ils touchent leurs pieds puis leur tête',
    ],
    scenes: ['habillage', 'attente', 'corps'],
    picture:
      'Au vestiaire, l’éducatrice assise encadre son visage de ses mains; des enfants en habit de neige l’imitent, un poupon tient sa botte.',
    sheet: {
      titre: 'La maison ferme ses volets',
      observationDepart:
        '{18-24m 2-3a 3-4a 4-5a|Au vestiaire, l’un a }{18-24m 2-3a 3-4a 4-5a hiver|ses mitaines}{18-24m 2-3a 3-4a 4-5a automne|sa tuque}{18-24m 2-3a 3-4a 4-5a printemps|son chapeau}{18-24m 2-3a 3-4a 4-5a| avant ses bottes, un autre court en pieds de bas. Les premiers prêts ont chaud et s’impatientent.}{!18-24m !2-3a !3-4a !4-5a|Au vestiaire, un poupon mordille sa botte; l’autre se cambre dès que le manteau approche.}',
      intentionEducative:
        'Soutenir l’autonomie de chacun à l’habillage par un ordre qui se chante, du bas vers le haut.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Reconnaître sur son corps l’endroit que nomme la comptine.',
        '{18-24m 2-3a 3-4a 4-5a|Enfiler, tirer ou fermer une pièce de plus que la veille.} {!18-24m !2-3a !3-4a !4-5a|Pousser le pied ou tendre le bras quand le vêtement arrive.}',
        '{2-3a 3-4a 4-5a|Remarquer qu’un autre a besoin d’aide et la lui offrir.}',
      ],
      materiel: [
        item(
          'Vêtements d’extérieur de chacun',
          'étalés au sol, {hiver|du pantalon aux mitaines}{!hiver|des bottes au chapeau}',
          null,
        ),
        optional('{0-18m 18-24m si-tuques|Tuques}', '{0-18m 18-24m si-tuques|une par enfant}', null),
        optional('{hiver si-mitaines|Mitaines}', '{hiver si-mitaines|une paire par enfant}', null),
        optional('{si-foulards|Foulards ou tissus}', '{si-foulards|un par enfant}', null),
        optional(
          '{18-24m 2-3a 3-4a 4-5a si-images si-pictogrammes|Images ou pictogrammes des vêtements}',
          '{18-24m 2-3a 3-4a 4-5a si-images si-pictogrammes|une par pièce}',
          null,
        ),
        optional(
          '{18-24m 2-3a 3-4a 4-5a si-poupées si-toutous|Poupée ou toutou, et un chapeau à sa taille}',
          '{18-24m 2-3a 3-4a 4-5a si-poupées si-toutous|un}',
          null,
        ),
        optional('{si-miroir|Miroir incassable, fixé au mur}', '{si-miroir|un}', null),
      ],
      preparation: [
        'Étalez chaque ensemble devant sa case, dans l’ordre de la comptine : {hiver|pantalon, bottes, manteau, tuque, mitaines}{!hiver|bottes, imperméable, tuque ou chapeau}. {si-foulards|Un foulard ou un tissu, étendu dessous, est le terrain de la maison : rien n’en déborde.} {18-24m 2-3a 3-4a 4-5a si-images si-pictogrammes|Collez l’image de chaque pièce à hauteur d’yeux, la cave en bas : l’enfant touche celle qu’il vient de fermer.}',
        '{18-24m 2-3a 3-4a 4-5a|Appelez d’abord ceux à qui il faut du temps; les autres jouent encore et viennent ensuite.} {10min|Les dix minutes sont celles du jeu; si l’habillage dure plus longtemps, la comptine reprend du début, jusqu’au dernier habillé.}',
        '{0-18m multiage|Gardez les poupons pour la fin, au sol contre votre hanche, hors du passage des bottes : ils attendraient trop longtemps au chaud.} {0-18m !multiage|Habillez un poupon à la fois, l’autre au sol près de vous. Les manteaux se ferment à la porte seulement : ils attendraient trop longtemps au chaud.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Assise par terre, jambes allongées, dites la comptine une fois, lentement, sans toucher aux vêtements. « J’ai fermé l’escalier (les mains descendent le long des jambes). J’ai fermé la cave (on tape ses pieds). J’ai fermé la porte (un doigt monte du ventre au menton). J’ai posé le toit (deux mains sur la tête). J’ai rabattu les volets (les poings se ferment). Il me reste une fenêtre (les mains encadrent le visage) pour voir {hiver|la neige}{automne|la feuille}{printemps|la pluie} tomber! (les doigts descendent) » {18-24m 2-3a 3-4a 4-5a si-poupées si-toutous|Une poupée ou un toutou n’a que son toit sur la tête : que faut-il fermer d’abord?}',
        ),
        play(
          { 10: 6, 20: 11, 30: 14 },
          '{18-24m 2-3a 3-4a 4-5a|Chacun ferme sa maison à sa vitesse; vous redites le vers de celui qui cherche.} {0-18m !multiage|Assoyez un poupon entre vos jambes. Touchez l’endroit, dites son vers, puis enfilez la pièce.} {0-18m|Le poupon pousse son pied dans la botte que vous tenez : attendez sa poussée.} {18-24m|Le trottineur s’enfonce le toit jusqu’aux yeux, l’arrache, rit et recommence.} {2-3a|« Moi tout seul! » : montrez le devant du vêtement, puis retirez vos mains.} {3-4a|La fermeture éclair que vous avez engagée monte par petits coups, le menton rentré pour voir.} {4-5a 20min 30min|Nommez le premier prêt vérificateur des fenêtres : il cherchera les poignets et les cous à l’air.} {0-18m !multiage|La porte est fermée? Votre doigt monte encore, du ventre au menton.} {1adulte 2-3a 3-4a 4-5a|Seule, assoyez les premiers prêts devant la porte, manteau ouvert}{1adulte hiver 2-3a 3-4a 4-5a|, mitaines aux genoux}{1adulte 2-3a 3-4a 4-5a| : ils disent avec vous le vers de celui qui cherche.} {1adulte 18-24m !2-3a !3-4a !4-5a|Seule, assoyez les premiers prêts contre vous, manteau ouvert : ils refont les gestes de la comptine.} {2adultes|À deux, les premiers prêts sortent avec l’une; l’autre reste jusqu’au dernier habillé.}',
        ),
        play(
          { 20: 3, 30: 7 },
          '{2-3a 3-4a 4-5a|Ceux qui sont prêts passent, accroupis : « As-tu une fenêtre ouverte? » Un bout de poignet, un cou à l’air : ils le montrent du doigt et demandent s’ils peuvent fermer. Celui qui refuse ferme lui-même.} {!2-3a !3-4a !4-5a|Faites la tournée, accroupie : « As-tu une fenêtre ouverte? » Un bout de poignet, un cou à l’air : touchez-le du doigt, montrez ce qui le couvrira, puis fermez. Une main se retire? Attendez qu’elle revienne.}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 5 },
          '{hiver si-mitaines|Les mitaines viennent en dernier, tenues ouvertes : la main va dans la grande chambre, le pouce dans la petite, s’il y en a une.} {0-18m 18-24m si-tuques|Une tuque s’envole? « Plus de toit! » Reposez-la deux fois pour rire, la troisième en sortant.} Devant la porte, chuchotez le dernier vers; les mains encadrent les visages. {si-miroir|Au miroir du vestiaire, chacun se voit à sa fenêtre.} La porte s’ouvre sur le mot « tomber ».',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Commencez le geste et laissez l’enfant le finir : la botte tenue, la manche ouverte.',
          'Restez assise au sol, le plus long à habiller entre vos jambes.',
          'Nommez l’effort : « Tu as tiré jusqu’au talon. »',
        ],
        questionsOuvertes: ['Quelle pièce reste ouverte?', 'Où va le toit?', 'Comment as-tu fait entrer ton pied?'],
      },
      vocabulaire: ['la cave', 'le toit', 'les volets', 'le talon', 'enfiler', 'le poignet', 'à l’endroit'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Sur vos genoux, face à vous, il entend la comptine pendant que votre main passe sur chaque partie du corps.',
        },
        {
          pour: '18-24m',
          texte:
            'Il retire d’abord : enlever trois fois {printemps|son chapeau prépare à le mettre}{!printemps|sa tuque prépare à la mettre}. Laissez-lui les deux gros gestes, tête et bottes.',
        },
        {
          pour: '2-3a',
          texte:
            'Étalez le manteau à ses pieds, capuchon vers lui : il glisse les bras et bascule le tout par-dessus sa tête.',
        },
        {
          pour: '3-4a',
          texte: 'Il s’habille sans attendre le vers et dit aux autres quelle pièce il vient de fermer.',
        },
        {
          pour: '4-5a',
          texte:
            'Il invente un vers pour le {hiver|cache-cou}{!hiver|capuchon} ou pour la fermeture éclair et l’essaie avec le groupe.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Si le tissu gratte ou que l’attente pèse, ne laissez devant l’enfant qu’un vêtement à la fois, et dites-en le vers d’avance.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’été, la même comptine à l’envers ouvre la maison : les volets, le toit, la porte, et les orteils à l’air.',
        },
      ],
      securite: {
        risquesAcceptes: ['Bottes inversées, bouderie, larmes de fatigue.', 'Perdre l’équilibre sur une jambe.'],
        dangersAEliminer: [
          'Enfant qui a chaud dans son habit : manteau ouvert, tête nue{1adulte|, assis près de la porte}{2adultes|; à deux, il sort avec les premiers}.',
          'Bas trempés au départ : les bottes sont d’abord secouées dehors, et le plancher est essuyé.',
          'Capuchon, cache-cou ou mitaines à cordon : cordon retiré avant la sortie.',
          '{si-foulards|Foulard autour d’un cou : il reste au vestiaire; dehors, un cache-cou le remplace.}',
        ],
        supervision: 'palier2',
        allergies: ['Laine qui irrite : une doublure de coton contre la peau.'],
      },
      observation: [
        'Schéma corporel : quelle partie du corps trouve-t-il sans chercher?',
        'Motricité fine : que tire-t-il, pousse-t-il ou ferme-t-il seul?',
        'Compétences sociales : {2-3a 3-4a 4-5a|comment demande-t-il de l’aide, ou comment en offre-t-il?}{!2-3a !3-4a !4-5a|comment montre-t-il qu’il veut de l’aide, ou qu’il n’en veut pas?}',
      ],
      prolongements: [
        'Au retour, la maison rouvre ses pièces de haut en bas : la comptine se dit à l’envers.',
        'Envoyez la comptine aux familles : dit aussi le matin à la maison, l’ordre se retient plus vite.',
      ],
      reflexionRetroaction: [
        'Quel geste ai-je encore fait à la place d’un enfant?',
        'Combien de temps le premier prêt a-t-il attendu?',
      ],
    },
  },
  {
    key: 'le-camion-drap',
    summary: 'Bip, bip! Un drap tiré au sol ramasse les jouets, fait sa tournée et livre chaque chose à son étagère.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['quartier-et-metiers', 'nombres-et-formes'],
    materials: ['tissus', 'cartons-et-boites'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    moment: 'transition',
    calls: [
      'ranger',
      'rangement',
      'ne veut pas ranger',
      'camion',
      'recyclage',
      'trier',
      'traîner',
      'livrer',
      'transition',
      'éboueur',
      'fin du jeu',
      'ménage',
      'transporter',
    ],
    seen: [
      'ils embarquent les blocs sur une couverture et la tirent à deux',
      'elle lance ses jouets dans le drap et les ressort aussitôt',
      'il fait bip bip à reculons, à quatre pattes, jusqu’à la bibliothèque',
      'dès que je parle de ranger, ils disparaissent aux toilettes ou sous la table',
      'il s’obstine : les autos vont dans le bac bleu, pas dans le vert',
      'le drap est trop pesant, ils poussent et forcent sans y arriver',
      'à la fenêtre, ils hurlent chaque fois que passe le truck de vidanges',
      'avant le dîner, le local est un fouillis et personne ne lève le petit doigt',
    ],
    scenes: ['rangement', 'tirer', 'vehicules', 'trier'],
    picture:
      'Deux enfants tirent un drap chargé de jouets; un petit y lance un ballon, une grande range un camion sur la tablette.',
    sheet: {
      titre: 'Le camion-drap fait sa tournée',
      observationDepart:
        '{18-24m 2-3a 3-4a 4-5a|Quand le camion de recyclage passe dans la rue, tout le monde court à la fenêtre. Quand vient le temps de ranger, tout le monde disparaît.} {!18-24m !2-3a !3-4a !4-5a|Le camion de recyclage passe dans la rue : les poupons tournent la tête. Un bloc tombe sur le plancher, et toutes les jambes battent.}',
      intentionEducative:
        'Permettre à chacun de ranger en chargeant, en tirant ou en triant, dans un jeu dont il connaît la fin.',
      domaines: [
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        '{18-24m 2-3a 3-4a 4-5a|Retrouver ce qui va ensemble et l’endroit où cela dort.} {!18-24m !2-3a !3-4a !4-5a|Lâcher un bloc dans le drap et le reprendre.}',
        '{18-24m 2-3a 3-4a 4-5a|Tirer une charge et sentir quand elle est trop lourde.} {!18-24m !2-3a !3-4a !4-5a|Redemander le départ, de la main ou de la voix.}',
        'Passer d’un jeu au moment suivant sans rupture.',
      ],
      materiel: [
        item('Grand drap', 'un', 'Couverture'),
        item(
          'Boîtes et bacs de rangement ouverts',
          'un par sorte de jouet{0-18m|, et une boîte par poupon}',
          'Tablettes basses',
        ),
        optional('Image de chaque sorte de jouet', 'une par bac', 'Un jouet posé devant son bac'),
        optional('{18-24m 2-3a 3-4a 4-5a si-cônes|Cônes souples}', '{18-24m 2-3a 3-4a 4-5a si-cônes|un par bac}', null),
        optional(
          '{18-24m 2-3a 3-4a 4-5a si-paniers si-sacs|Panier léger ou sac de tissu}',
          '{18-24m 2-3a 3-4a 4-5a si-paniers si-sacs|un ou deux}',
          null,
        ),
        optional(
          '{18-24m 2-3a 3-4a 4-5a si-autos|Auto ou camion qui se pousse}',
          '{18-24m 2-3a 3-4a 4-5a si-autos|un}',
          null,
        ),
        optional(
          '{2-3a 3-4a 4-5a si-chapeaux si-déguisements|Chapeau de conducteur}',
          '{2-3a 3-4a 4-5a si-chapeaux si-déguisements|un}',
          null,
        ),
        optional(
          '{18-24m 2-3a 3-4a 4-5a si-toutous|Toutous}',
          '{18-24m 2-3a 3-4a 4-5a si-toutous|ceux qui sont à ranger}',
          null,
        ),
        optional('{18-24m 2-3a 3-4a 4-5a si-tunnel|Tunnel de jeu}', '{18-24m 2-3a 3-4a 4-5a si-tunnel|un}', null),
      ],
      preparation: [
        'Posez l’image ou le jouet modèle devant chaque bac. {18-24m 2-3a 3-4a 4-5a si-cônes|Un cône souple y marque l’arrêt : on freine, on livre, on repart.}',
        '{0-18m 18-24m 2-3a|Ramassez d’abord, sur la table haute, les petites pièces : le camion ne prend que du gros.}',
        '{avec-roulant|Garez @materiel au bout de la tournée : le chargement y finit.}',
        'Écartez les chaises du passage.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'Cinq minutes d’avance, passez près de chaque jeu et dites à voix basse l’heure du camion. Puis étendez le drap, reculez à quatre pattes : « Bip, bip, bip… le camion recule. Qu’est-ce que vous lui donnez? » {18-24m 2-3a 3-4a 4-5a si-paniers si-sacs|Un panier ou un sac, l’anse à la main, va chercher sous la table ce que le drap n’atteint pas.}',
        ),
        play(
          { 10: 6, 20: 14 },
          '{18-24m 2-3a 3-4a 4-5a|Le drap avance de coin en coin, s’arrête, se remplit, repart.} {!18-24m !2-3a !3-4a !4-5a|Le drap avance d’une longueur de bras, s’arrête, se remplit, repart.} {0-18m|Le poupon lâche un bloc dedans et le reprend : un camion, cela se vide aussi.} {0-18m !multiage !10min|Assise à un bout, tirez le drap vers vous, d’une longueur de bras. « Bip, bip! » Ramenez-le : le bloc est revenu. Attendez la main, la voix ou les jambes qui redemandent. Les yeux s’en vont? Couvrez le bloc d’un coin du drap, puis tirez. Enfin, lâchez le bloc dans un bac : « Boum! »} {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|lance sa charge à deux bras.} {18-24m !multiage !10min|Tirez à genoux et arrêtez-vous à chaque coin : il court chercher une chose, la jette, repart. S’il la reprend, le camion attend. À mi-chemin, la panne : « Oh non! » Tous poussent le drap des deux mains avec vous. Devant le bac que vous secouez, chacun lâche sa livraison.} {2-3a|« Toutes les autos! » : les blocs peuvent attendre, les autos montent d’abord.} {18-24m 2-3a 3-4a 4-5a si-autos|Une auto gardée suit de loin : c’est la dépanneuse, elle ramène ce qui tombe.} {2-3a !multiage !10min|Empilez une chose de trop : elle tombe à chaque départ, et l’on revient la chercher en riant. Un enfant lève la main : feu rouge. On attend qu’il dise « vert ».} {3-4a|Deux conducteurs tirent chacun leur coin et crient l’arrêt.} {2-3a 3-4a 4-5a si-chapeaux si-déguisements|Le chapeau du conducteur change de tête à chaque voyage.} {18-24m 2-3a 3-4a 4-5a si-toutous|Les toutous montent en passagers : on freine doucement.} {3-4a !multiage !10min|Au milieu de la tournée, assoyez-vous en travers : route fermée. Ils contournent ou paient le passage d’un bloc.} {4-5a|Un trieur, à l’étagère, dit ce qu’il accepte.} {4-5a !multiage !10min|Il refuse une livraison et dit pourquoi; le chauffeur plaide ou trouve un autre bac. On change de trieur à chaque voyage.} {2-3a 3-4a 4-5a|Trop lourd? Qu’ils cherchent : tirer à plus, enlever, faire deux voyages.} {avec-contenant|Placez @materiel au dernier arrêt : la livraison y tombe.}',
        ),
        closing(
          { 10: 2, 20: 3 },
          '{18-24m 2-3a 3-4a 4-5a|Le camion est vide : chacun tient un bord et secoue trois fois. On le plie en deux, en quatre, et le paquet va dormir au garage, sur sa tablette.} {18-24m 2-3a 3-4a 4-5a si-tunnel|Le chemin du garage passe par le tunnel : l’un y pousse le paquet, l’autre le reçoit au bout.} {!18-24m !2-3a !3-4a !4-5a|Le camion est vide : laissez les mains fouiller le drap une dernière fois. Pliez-le devant les bébés, en deux, en quatre, et posez le paquet sur sa tablette : « Bonne nuit, camion. »}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{0-18m multiage|Restez à l’arrêt, le poupon contre vous : les plus vieux tirent, et chaque voyage passe par vous.} {!0-18m|Tirez un coin vous-même, assez lentement pour qu’un enfant à quatre pattes vous suive.} {0-18m !multiage|Tirez assez lentement pour qu’un enfant à quatre pattes suive le drap.}',
          '{2-3a 3-4a 4-5a|Annoncez le chargement comme un chauffeur, sans montrer le bac : « Deux choses qui roulent… »} {!2-3a !3-4a !4-5a|Nommez chaque chose quand elle tombe dans le drap : « Un bloc. Boum! »}',
          '{2-3a 3-4a 4-5a|Laissez en place la construction qu’un enfant veut garder : le camion la contourne.} {!2-3a !3-4a !4-5a|Un petit vide le bac que vous venez de remplir? Approchez le drap : la pile repart en tournée avec lui.}',
        ],
        questionsOuvertes: [
          'Où dort celui-là?',
          '{18-24m 2-3a 3-4a 4-5a|Comment faire quand c’est trop lourd?}',
          'Qu’est-ce qui va avec?',
        ],
      },
      vocabulaire: ['la tournée', 'charger', 'livrer', 'lourd', 'reculer', 'pareil', 'le conducteur'],
      adaptations: [
        {
          pour: '0-18m',
          texte: 'Assis contre vous à l’arrêt du camion, il a sa boîte et trois gros blocs à lui; on ne vide qu’eux.',
        },
        {
          pour: '18-24m',
          texte: 'Donnez-lui une chose à porter d’un bout à l’autre de la pièce : le trajet compte plus que le tri.',
        },
        { pour: '2-3a', texte: 'Il choisit sa sorte, les autos ou les animaux, et ne s’occupe que d’elle.' },
        { pour: '3-4a', texte: 'Il annonce les arrêts dans l’ordre et trouve le chemin qui évite la table.' },
        {
          pour: '4-5a',
          texte:
            'Il prédit le nombre de voyages. À chaque voyage, il met un bloc de côté; à la fin, on compte les blocs.',
        },
        {
          pour: 'besoins_particuliers',
          texte: 'Qui ne peut pas lâcher son objet le garde jusqu’au dernier arrêt et le livre lui-même, au garage.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, le chargement de bottes et de tuques fait une deuxième tournée, jusqu’au vestiaire.} {hiver|Aux beaux jours, la tournée ramasse les chapeaux avant la sortie.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          '{18-24m 2-3a 3-4a 4-5a|Glisser en tirant, tomber sur les fesses.} {!18-24m !2-3a !3-4a !4-5a|Bascule de côté en se penchant vers un bloc.}',
          '{18-24m 2-3a 3-4a 4-5a|Deux conducteurs qui tirent à l’opposé.}',
        ],
        dangersAEliminer: [
          'Enfant assis dans le drap : personne ne monte dans le camion.',
          'Drap tiré sous les pieds d’un autre : {2-3a 3-4a 4-5a|on crie « j’arrive », on attend la réponse.}{!2-3a !3-4a !4-5a|dites « j’arrive », regardez où sont les pieds et les mains, puis tirez.}',
          '{0-18m|Poupon sur le trajet : il reste du côté de l’adulte, à l’arrêt.}',
          '{18-24m 2-3a 3-4a 4-5a si-autos|Auto sous les pieds de ceux qui tirent : la dépanneuse roule trois pas derrière le drap.}',
          '{18-24m 2-3a 3-4a 4-5a si-tunnel|Deux enfants face à face dans le tunnel : un seul y entre, l’autre attend dehors.}',
        ],
        supervision: 'palier2',
        allergies: ['Drap lavé sans parfum si une peau réagit.'],
      },
      observation: [
        '{18-24m 2-3a 3-4a 4-5a|Catégories et concepts : que met-il ensemble, et pour quelle raison à lui?} {!18-24m !2-3a !3-4a !4-5a|Catégories et concepts : que choisit-il dans le drap, et qu’y laisse-t-il?}',
        '{18-24m 2-3a 3-4a 4-5a|Motricité globale : comment place-t-il son corps pour tirer?} {!18-24m !2-3a !3-4a !4-5a|Motricité globale : comment se penche-t-il ou rampe-t-il vers le bloc?}',
        'Compétences émotionnelles : comment quitte-t-il son jeu?',
      ],
      prolongements: [
        'Regardez passer le vrai camion par la fenêtre : que fait la personne qui le conduit?',
        'Le soir, un parent peut faire d’un drap son propre camion, qui recule : « Bip, bip! »',
      ],
      reflexionRetroaction: ['Ai-je rangé derrière eux?', 'Quel jeu aurait mérité de rester en place?'],
    },
  },
  {
    key: 'on-couche-les-bruits',
    summary:
      '« Bonne nuit, robinet. » Avant la sieste, on cherche les bruits de la pièce et on les couche un par un, à voix basse.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['sons-et-silence', 'emotions-et-amitie'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 10,
    adults: 1,
    moment: 'sieste',
    calls: [
      'sieste',
      'heure de la sieste',
      'avant la sieste',
      'transition vers la sieste',
      'dodo',
      'heure du dodo',
      'faire dodo',
      'repos',
      'se calmer',
      'chuchoter',
      'bruit',
      'silence',
      'ne dort pas',
      'agité avant la sieste',
      'écouter',
      'berceuse',
      'nuit',
      'retour au calme',
      'sons',
    ],
    seen: [
      'il ferme le robinet et murmure bonne nuit à l’eau',
      'elle colle l’oreille au frigidaire qui ronronne',
      'ils chuchotent dodo à la porte, à la chaise, au soulier',
      'il se relève dix fois de son matelas pour rien',
      'elle ne s’endort pas, tout la dérange, le camion, la porte, la toux',
      'les grands jasent fort alors que les petits sont couchés',
      'au début de la sieste, ils entendent marcher en haut et veulent savoir qui',
      'dans mes bras, le poupon tourne la tête à chaque son',
    ],
    scenes: ['sieste', 'repos', 'ecouter'],
    picture:
      'Dans la pièce sombre, l’éducatrice, un bébé dans les bras, fait taire le robinet; un enfant écoute le frigo, une petite couche son soulier.',
    sheet: {
      titre: 'On couche les bruits',
      observationDepart:
        'Les lits sont sortis, mais les voix montent. {2-3a 3-4a 4-5a|Un enfant s’arrête, le doigt en l’air : « Le frigo parle. »}{!2-3a !3-4a !4-5a|Le frigo se met à ronronner : un petit cesse de crier et tourne la tête.}',
      intentionEducative: 'Soutenir le passage vers le repos par l’écoute et la voix chuchotée, chacun à son heure.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Sommeil', role: 'secondaire' },
      ],
      objectifs: [
        '{18-24m 2-3a 3-4a 4-5a|Repérer un bruit et le nommer, le montrer ou l’imiter.} {!18-24m !2-3a !3-4a !4-5a|Se tourner vers un bruit et chercher d’où il vient.}',
        '{18-24m 2-3a 3-4a 4-5a|Parler tout bas parce que le jeu le demande.} {!18-24m !2-3a !3-4a !4-5a|Se taire pour écouter une voix qui baisse.}',
        'Sentir son corps ralentir.',
      ],
      materiel: [
        item('Lits ou matelas de sieste', 'un par enfant', null),
        optional('{2-3a|Toutou de la sieste}', 'un par enfant de deux ans', null),
        optional(
          '{0-18m 18-24m 3-4a 4-5a si-doudous|Doudous}',
          '{0-18m 18-24m 3-4a 4-5a si-doudous|celui de chacun}',
          null,
        ),
        optional('{si-livres|Livre}', '{si-livres|un}', null),
        optional(
          '{2-3a 3-4a 4-5a si-lampes-de-poche|Lampe de poche, au boîtier vissé}',
          '{2-3a 3-4a 4-5a si-lampes-de-poche|une}',
          null,
        ),
        optional(
          '{18-24m 2-3a 3-4a 4-5a si-foulards si-couvertures|Foulards ou couvertures légères}',
          '{18-24m 2-3a 3-4a 4-5a si-foulards si-couvertures|deux ou trois}',
          null,
        ),
        optional('{si-musique|Musique douce, sans paroles}', '{si-musique|une pièce, tout bas}', null),
      ],
      preparation: [
        'Passage à la toilette et aux couches terminé, lits prêts avant de commencer.',
        'Tirez les rideaux à moitié : la pièce est sombre, mais chacun voit où il marche.',
        '{0-18m|Suivez l’heure du poupon : s’il dort déjà, le jeu reste à l’autre bout de la pièce, en chuchotant.} {0-18m !multiage|Vos bras n’en portent qu’un à la fois; l’autre, éveillé, attend dans son lit.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'Accroupissez-vous près d’un bruit réel, le robinet qui coule, par exemple. Fermez-le. « Bonne nuit, robinet. » Un bruit ne se ferme pas? Caressez le mur d’où il vient. Levez la tête et cherchez le suivant des yeux. {si-livres|Un livre est resté ouvert? Fermez-le sans un son : « Bonne nuit, histoire. »} {2-3a 3-4a 4-5a si-lampes-de-poche|Un enfant mène le groupe, la lampe de poche vers le plancher; elle s’éteint sur chaque bruit couché.}',
        ),
        play(
          { 10: 5, 20: 11 },
          '{18-24m 2-3a 3-4a 4-5a|Le groupe se promène à pas lents et trouve ses bruits : la chaise qui grince, le soulier, la rue. Chacun couche le sien à sa façon.} {18-24m 2-3a 3-4a 4-5a si-foulards si-couvertures|D’un foulard ou d’une couverture, on borde la chaise, le soulier.} {!18-24m !2-3a !3-4a !4-5a|Promenez le poupon à pas lents d’un bruit à l’autre : la chaise qui grince, le soulier, la rue. Couchez chacun d’un « bonne nuit » plus bas que le précédent.} {0-18m|Dans vos bras, le poupon tourne la tête : c’est lui qui trouve; vous dites le mot.} {!18-24m !2-3a !3-4a !4-5a|Après deux bruits, changez de poupon.} {18-24m|Le trottineur répète « dodo » à la porte, dix fois s’il le faut.} {2-3a|À deux ans, on couche ses pieds : « Bonne nuit, pied. » L’un se pose sans bruit, puis l’autre.} {3-4a|Avant de coucher son bruit, l’enfant l’imite une dernière fois, tout bas, la bouche presque fermée.} {4-5a|À quatre ans, on cherche le bruit que personne n’a encore entendu.} {20min|Un bruit se réveille, une chaise ou un rire? On retourne le coucher, plus bas encore.}',
        ),
        guided(
          { 20: 3 },
          '« Il reste des bruits dans nous. » Posez la main sur votre ventre, puis sur votre gorge. {18-24m 2-3a 3-4a 4-5a|Chacun cherche les siens, debout ou déjà couché : le cœur, le nez, le ventre qui gargouille.} {!18-24m !2-3a !3-4a !4-5a|Posez ensuite la paume du poupon au même endroit, et dites tout bas ce qu’il sent : la voix, le souffle, le ventre qui gargouille.}',
        ),
        closing(
          { 10: 3, 20: 3 },
          '{0-18m si-doudous|Couchez d’abord le doudou du poupon, hors de son lit : « Bonne nuit, doudou. »} Chacun dans son lit, dites la berceuse, une main à plat qui descend à chaque vers et la voix avec elle. « Dors, la porte, tu as claqué. Dors, la chaise, tu as grincé. Dors, l’eau qui coulait dans l’évier. Dors, le soulier, tu as marché. Un seul bruit reste encore levé : c’est ton souffle… laisse-le aller. » {18-24m 3-4a 4-5a si-doudous|Un doudou ne dort pas? Son enfant lui souffle le dernier vers à l’oreille.} {si-musique|Une musique jouait tout bas? Couchez-la la dernière, un cran à la fois.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{18-24m 2-3a 3-4a 4-5a|Marchez plus lentement que le plus lent des enfants.} {!18-24m !2-3a !3-4a !4-5a|Marchez lentement et arrêtez-vous dès qu’une tête se tourne.}',
          'Baissez la voix d’un cran à chaque bruit couché.',
          'Posez la main sur le dos de celui qui bouge encore, sans la faire glisser.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui fait du bruit, là-bas?',
          'Comment le couche-t-on, celui-là?',
          'Quel bruit reste-t-il dans toi?',
        ],
      },
      vocabulaire: [
        'chuchoter',
        'grincer',
        'bourdonner',
        'le souffle',
        '{20min|gargouiller}{10min|la berceuse}',
        'tout bas',
        'bonne nuit',
      ],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Un seul bruit, toujours le même, puis votre voix contre son oreille; il va au lit dès qu’il détourne les yeux.',
        },
        {
          pour: '18-24m',
          texte:
            'Gardez les trois mêmes bruits toute la semaine : il court vers le prochain avant vous, puis y marche.',
        },
        { pour: '2-3a', texte: 'Il couche aussi son toutou et lui explique pourquoi on se tait.' },
        { pour: '3-4a', texte: 'Donnez-lui le dernier bruit de la ronde : il l’attend et le garde pour lui.' },
        {
          pour: '4-5a',
          texte: 'S’il ne dort pas, il tient le compte des bruits qui se réveillent, sur ses doigts, couché.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui entend mal pose la paume sur ce qui vibre, le frigo ou le mur, et sent le bruit s’arrêter.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, on couche la souffleuse, la plinthe qui craque, la neige qui glisse du toit.} {hiver|Au printemps, la pluie sur la vitre se couche en dernier : elle ne s’arrête pas pour nous.} {!ete|L’été, fenêtre entrouverte, on laisse la cigale et la tondeuse pour la fin.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Fou rire au mauvais moment.', 'Enfant qui ne dort pas et se repose autrement.'],
        dangersAEliminer: [
          'Pénombre et lits au sol : un passage libre, sans jouet, jusqu’à la porte.',
          '{0-18m|Poupon endormi dans vos bras : couché sur le dos, seul, dans son lit, sans oreiller ni literie molle.}',
          '{18-24m 2-3a 3-4a 4-5a|Appareil débranché par un enfant : il le montre, l’adulte touche.}',
          '{0-18m si-doudous|Doudou dans le lit d’un poupon : le doudou dort à côté du lit, hors de portée.}',
          '{2-3a 3-4a 4-5a si-lampes-de-poche|Lumière dans les yeux : le faisceau reste au plancher.}',
          '{18-24m 2-3a 3-4a 4-5a si-foulards si-couvertures|Tissu sur un appareil ou une plinthe : on borde seulement ce qui ne chauffe pas, puis on le plie.}',
        ],
        supervision: 'palier2',
        allergies: ['Le plan de chaque enfant reste à portée pendant la sieste.'],
      },
      observation: [
        'Langage oral : {2-3a 3-4a 4-5a|chuchote-t-il, et pour dire quoi?}{!2-3a !3-4a !4-5a|quel son ou quel mot fait-il quand vous chuchotez?}',
        'Sommeil : quel signe de fatigue montre-t-il en premier?',
        'Attention : vers quel bruit se tourne-t-il de lui-même?',
      ],
      prolongements: [
        '{18-24m 2-3a 3-4a 4-5a|Au réveil, on réveille les bruits dans l’ordre que chacun veut.} {!18-24m !2-3a !3-4a !4-5a|Au réveil, dites bonjour au premier bruit qui lui fait tourner la tête.}',
        'Chaque maison a son bruit du soir, frigo ou escalier : {18-24m 2-3a 3-4a 4-5a|l’enfant sait maintenant comment le coucher.}{!18-24m !2-3a !3-4a !4-5a|le parent le couche tout bas, son enfant dans les bras.}',
      ],
      reflexionRetroaction: [
        'Qu’ai-je fait qui a ramené les voix hautes?',
        'Qui aurait dû être au lit avant le premier bruit?',
      ],
    },
  },
  {
    key: 'la-puree-de-tout-le-monde',
    summary:
      'Peler, écraser, goûter : banane, avocat et patate douce changent de forme sous la fourchette ou la paume, et deviennent la collation.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['cuisine-et-saveurs', 'couleurs-et-textures'],
    materials: ['contenants-et-cuilleres'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    moment: 'collation',
    calls: [
      'collation',
      'goûter',
      'manger',
      'cuisiner',
      'banane',
      'écraser',
      'purée',
      'éplucher',
      'refuse de manger',
      'servir',
      'table',
      'bavette',
      'cuisine',
      'fruits',
      'l’heure de la collation',
      'le repas',
    ],
    seen: [
      'elle écrase sa banane avec son poing et regarde entre ses doigts',
      'il fait des lignes avec sa fourchette dans les patates',
      'ils pèlent leur fruit à deux mains et sont fiers d’avoir réussi',
      'il recrache l’avocat et refuse net tout ce qui est vert',
      'elle demande avec ou sans mottons et sert son ami',
      'le bébé presse des morceaux mous sur sa chaise haute avant d’en manger',
      'à la collation, un a écrabouillé sa poire et toute la table a fait pareil',
      'au dîner, elle pile ses légumes et dit qu’elle cuisine pour tout le monde',
    ],
    scenes: ['repas', 'petrir', 'cuisine'],
    picture:
      'Autour d’une table basse, des enfants pèlent une banane et écrasent des aliments dans leur bol; un poupon presse les siens sur sa tablette.',
    sheet: {
      titre: 'La purée de tout le monde',
      observationDepart:
        'À la collation, un enfant écrase sa banane du plat de la main et la montre. Les autres posent la leur et font pareil.',
      intentionEducative: 'Offrir à chaque enfant un aliment à transformer de ses mains, puis à goûter s’il le veut.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Alimentation', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
      ],
      objectifs: [
        'Toucher, sentir, écraser un aliment avant de le porter à sa bouche.',
        '{3-4a 4-5a|Faire une part du travail pour quelqu’un d’autre.} {!3-4a !4-5a|Voir un aliment changer de forme sous sa main.}',
        'Dire ou montrer « encore », « assez », « pas maintenant ».',
      ],
      materiel: [
        food(
          'Bananes mûres',
          '{!18-24m !2-3a|quatre}{18-24m 2-3a|une pour deux enfants, une pour vous}',
          'Poires très mûres, pelées par l’adulte',
        ),
        food('Avocats mûrs', 'deux, ouverts et dénoyautés par l’adulte', 'Courge cuite'),
        food('Patate douce cuite, tiède', 'une, en gros quartiers', 'Carotte cuite très tendre'),
        item('Grand plat pour les aliments', 'un, au milieu de la table', 'Planche à découper propre'),
        item(
          'Bols larges et stables',
          'un par enfant, un pour vous{3-4a 4-5a|, un vide pour deux enfants, au milieu}',
          'Assiettes creuses',
        ),
        item(
          '{2-3a 3-4a 4-5a|Fourchettes courtes à bouts ronds, pour écraser}',
          '{2-3a 3-4a 4-5a|une par enfant}{0-18m 18-24m| de deux ans et plus}',
          '{2-3a 3-4a 4-5a|Paume de la main}',
        ),
        item('Cuillères pour manger', 'une par enfant et une pour vous', null),
        item('Débarbouillettes mouillées', 'une par enfant, une pour vous', 'Linges propres'),
        item('{18-24m 2-3a 3-4a 4-5a|Bac à vaisselle}', '{18-24m 2-3a 3-4a 4-5a|un, près de la table}', null),
        optional(
          '{2-3a 3-4a 4-5a si-pilons si-pile-patates|Pilon à pommes de terre, à manche court}',
          '{2-3a 3-4a 4-5a si-pilons si-pile-patates|un ou deux}',
          null,
        ),
        optional('{si-miroirs|Miroir incassable}', '{si-miroirs|un, que vous tenez}', null),
        {
          ...food(
            '{2-3a 3-4a 4-5a si-pelures-de-clémentines|Pelures de clémentines}',
            '{2-3a 3-4a 4-5a si-pelures-de-clémentines|celles qu’on vient d’ôter}',
            null,
          ),
          facultatif: true,
        },
        {
          ...food(
            '{2-3a 3-4a 4-5a si-clémentines si-pelures-de-clémentines|Petites clémentines sans pépins}',
            '{2-3a 3-4a 4-5a si-clémentines si-pelures-de-clémentines|une pour deux enfants}',
            null,
          ),
          facultatif: true,
        },
      ],
      preparation: [
        'Faites cuire et tiédir la patate douce à l’avance; éprouvez sa chaleur sur votre poignet.',
        'Lavez les mains et la table; ouvrez les avocats, retirez noyaux et pelures loin des enfants.',
        '{0-18m|Vérifiez avec les parents les aliments déjà offerts à chaque poupon : il ne reçoit que ceux-là, ou une cuillère propre.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Tout le monde assis. Cognez doucement une banane sur la table : « Qui est-ce qui se cache là-dedans? » Pelez le bout et passez la banane sous les nez : l’odeur d’abord. {2-3a 3-4a 4-5a si-clémentines si-pelures-de-clémentines|Percez ensuite la pelure d’une clémentine : chacun en tire un bout, le plie loin des yeux, et sent.}',
        ),
        play(
          { 20: 10, 30: 14 },
          '{18-24m 2-3a 3-4a 4-5a|On écrase d’abord, sans goûter.} Les aliments sont au milieu, chacun a son bol. {0-18m|Le poupon presse un morceau fondant entre ses doigts, sur sa tablette; s’il y goûte déjà, c’est permis.} {0-18m !multiage 30min|Pressez le vôtre devant lui : il regarde sa main, la vôtre, et serre plus fort. Il essuie ses doigts sur la tablette : tracez-y une ligne avec le vôtre.} {18-24m multiage|Le trottineur} {18-24m !multiage|Un enfant} {18-24m|tape du plat de la main et regarde ce qui dépasse.} {18-24m !multiage 30min|Ça colle : il secoue les doigts et vous les montre; secouez les vôtres. Quand les tapes s’espacent, posez une deuxième couleur dans son bol : il y met un doigt, puis toute la main. Le bol glisse? Retenez-le d’un doigt et battez la mesure de l’autre main.} {2-3a|Deux mains finissent de peler la moitié de banane que vous avez rompue.} {2-3a !multiage 30min|La banane casse, le bout reste au fond de la pelure : l’enfant pousse d’en bas, le bout saute dans le bol. La fourchette fatigue? Le poing finit l’ouvrage. Quand tout est mou, offrez la deuxième couleur : à côté, ou mêlée? Chacun montre du doigt où il la veut.} {2-3a 3-4a 4-5a si-clémentines si-pelures-de-clémentines|Un quartier de clémentine, coupé par vous, rend tout son jus entre deux doigts.} {2-3a 3-4a 4-5a si-pilons si-pile-patates|Le pilon descend à deux mains, remonte et laisse sa marque.} {3-4a|La fourchette laisse des rayures : on les compte, puis on va rayer l’autre couleur.} {3-4a !multiage 30min|Un grumeau saute hors du bol : on le rattrape, on l’écrase à deux. Les bras fatiguent? Un enfant ferme les yeux et devine ce qu’il entend : une fourchette qui gratte ou une paume qui clapote? Puis c’est au tour de son voisin.} {4-5a|« Avec ou sans grumeaux? » demande une enfant, qui prépare un des bols vides pour un ami.} {4-5a !multiage 30min|L’ami regarde, en demande moins, jusqu’à « C’est assez! ». Quand les bols sont lisses, annoncez un mélange de deux couleurs : chacun prédit la troisième, puis on brasse dans un bol vide. Qui l’avait devinée?}',
        ),
        play(
          { 20: 4, 30: 7 },
          'Donnez les cuillères : maintenant, on goûte. À partir d’ici, un bol ne change plus de mains. Qui n’y goûte pas sent, touche, mélange les couleurs et reste dans la conversation. Mangez assise avec eux, dans votre propre bol.',
        ),
        closing(
          { 20: 3, 30: 5 },
          'Chacun racle son bol. Les mains se lavent ensemble, à la débarbouillette, avant que quelqu’un se lève : on cherche où la purée s’est cachée, entre les doigts, sous le menton. {si-miroirs|Tenez un miroir : chacun y cherche sa moustache de purée, et on l’essuie.} {18-24m 2-3a 3-4a 4-5a|Puis qui marche porte son bol au bac.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Montrez le geste lentement, puis posez vos mains à plat.',
          'Acceptez un refus d’un signe de tête et laissez le bol à portée de l’enfant.',
          'Donnez à la purée ses mots à elle : « Ça file, c’est doux, ça colle. » Le goût se dira tout seul.',
        ],
        questionsOuvertes: [
          'Que sent la banane quand elle s’ouvre?',
          'Comment est-ce devenu mou?',
          '{3-4a 4-5a|Pour qui prépares-tu ce bol?}',
        ],
      },
      vocabulaire: ['peler', 'écraser', 'mou', '{3-4a 4-5a|le grumeau}', 'lisse', 'tiède', 'ça colle', 'encore'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Bien droit dans sa chaise, à côté de vous, il reçoit deux morceaux fondants; vous mangez à sa hauteur, sans pousser la cuillère.',
        },
        {
          pour: '18-24m',
          texte: 'Une moitié de banane dans un bol qui ne glisse pas, et le droit d’y mettre les dix doigts.',
        },
        { pour: '2-3a', texte: 'Il choisit deux aliments sur trois et les garde séparés s’il préfère.' },
        {
          pour: '3-4a',
          texte: 'Il remplit un bol vide pour son voisin, avant qu’on goûte, et lui demande quand s’arrêter.',
        },
        { pour: '4-5a', texte: 'Il dicte la recette du jour : ce qu’on a mis, combien, dans quel ordre.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'Celui qui retire sa main écrase la banane à travers sa pelure, ou tient votre poignet pendant que vous pressez.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!automne|L’automne, la courge et la pomme cuite.} {!ete|L’été, la pêche bien mûre, pelée et dénoyautée par l’adulte.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Purée dans les cheveux, bol renversé.', 'Grimace, morceau recraché.'],
        dangersAEliminer: [
          'Enfant qui mange debout ou en riant la bouche pleine : assis, tout près de vous, du premier au dernier morceau.',
          'Morceau ferme ou filandreux : vous l’écrasez du doigt; s’il résiste, il quitte la table.',
          'Cuillère ou doigt léché qui retourne dans le bol d’un autre : chacun finit le sien, le plat commun se retire.',
          '{2-3a 3-4a 4-5a si-clémentines si-pelures-de-clémentines|Quartier de clémentine : coupé en petits bouts par vous, sans pépin ni peau épaisse, pour les deux ans et plus; les pelures quittent la table avant qu’on goûte.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Banane, avocat, patate douce : confirmez chaque dossier, remplacez pour toute la table au moindre doute.',
          '{2-3a 3-4a 4-5a si-clémentines si-pelures-de-clémentines|La clémentine se confirme aussi, dossier par dossier.}',
        ],
      },
      observation: [
        'Alimentation : comment approche-t-il un aliment nouveau, des yeux, des doigts, de la langue?',
        'Motricité fine : comment dose-t-il sa force pour écraser?',
        'Compétences sociales : remarque-t-il ce que veut son voisin?',
      ],
      prolongements: [
        'La semaine suivante, un aliment nouveau prend place parmi deux connus.',
        'À la fourchette, au pilon, au poing : avec quoi écrase-t-on à la maison, et quoi?',
      ],
      reflexionRetroaction: [
        'Ai-je commenté les quantités mangées?',
        'Qui a travaillé pour un autre sans que je le demande?',
      ],
    },
  },
  {
    key: 'les-pas-dans-l-escalier',
    summary:
      'Toc, toc, flouche : les enfants écoutent qui arrive à la fin du jour, imitent les pas et devinent qui va entrer.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['sons-et-silence', 'mouvement-et-defis'],
    materials: [],
    place: 'INDOORS',
    alsoAt: { YARD: 'Dans la cour, on écoute les pas, la barrière et les portières, loin de la clôture.' },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    moment: 'depart',
    calls: [
      'départ',
      'fin de journée',
      'attend son parent',
      'quand est-ce que papa vient',
      'pas',
      'escalier',
      'écouter',
      'deviner',
      'marcher',
      'dernier enfant',
      'fermeture',
      'sons',
      'l’heure du départ',
    ],
    seen: [
      'ils tapent des mains par terre pour imiter quelqu’un qui marche',
      'il sautille comme une souris puis piétine comme un géant dans le corridor',
      'elle crie c’est maman en entendant des talons dans l’escalier',
      'il colle son nez à la porte et demande quand papa arrive',
      'elle est la dernière et a le moton parce que tout le monde est parti',
      'le bébé se retourne d’un coup dès que quelqu’un marche',
      'à cinq heures, ils n’ont plus le goût de jouer et surveillent la porte',
      'au départ, il fait ses pas de robot jusqu’à la sortie',
    ],
    scenes: ['separation', 'attente', 'depart', 'ecouter'],
    picture:
      'Quelqu’un descend l’escalier, on ne voit que ses jambes; un bébé frappe le sol, une petite tape du pied, des amis écoutent avec l’éducatrice.',
    sheet: {
      titre: 'Les pas {dedans|dans l’escalier}{dehors|derrière la barrière}',
      observationDepart:
        'À quatre heures et demie, les jeux se défont. Au moindre bruit de pas, toutes les têtes se tournent en même temps.',
      intentionEducative:
        'Soutenir l’attente de la fin du jour en la changeant en enquête, où chaque bruit donne un mot.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Écouter un bruit jusqu’au bout avant d’y répondre.',
        '{18-24m 2-3a 3-4a 4-5a|Dire ou imiter une façon de marcher.} {0-18m !multiage|Refaire un pas avec ses mains.}',
        'Attendre son tour de partir avec quelque chose à faire.',
      ],
      materiel: [],
      preparation: [
        'Dégagez un grand rond {dedans|de plancher}{dehors|de cour} d’où l’on entend venir les gens.',
        'Ayez en tête qui vient d’habitude tôt, et qui reste le dernier.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          '{dedans|Assise au sol, face à la porte}{dehors|Accroupie, face à la barrière}, levez un doigt. « Quelqu’un marche… vite ou pas vite? » Faites les pas avec vos paumes sur {dedans|le plancher}{dehors|vos cuisses}, puis laissez venir les réponses.',
        ),
        play(
          { 10: 6, 20: 14, 30: 14 },
          'Chaque arrivée devient une devinette : lourd, pressé, un talon qui claque. {hiver|Les bottes mouillées font « flouche ».} Personne ne vient? De la paume, faites un pas inventé : « Et celui-là? » {dedans 0-18m|Le poupon frappe le sol de ses mains : vous répondez au même rythme.} {dehors 0-18m|Le poupon frappe votre épaule de ses mains : vous répondez au même rythme.} {18-24m|Le trottineur se lève et piétine, très fort.} {2-3a|Un géant? une souris? Il faut les essayer tous les deux, tout de suite, devant vous.} {3-4a|« C’est papa! » Au pas suivant, ce n’est plus lui.} {4-5a|Demandez ce qui a fait deviner : le poids, la vitesse, le souffle?} {18-24m 2-3a 3-4a 4-5a|Quand le parent arrive, le groupe lui montre son pas.} {0-18m !multiage|Quand le parent arrive, refaites-lui son pas, de la paume.}',
        ),
        play(
          { 30: 7 },
          'Entre deux arrivées, on invente qui vient. {2-3a 3-4a 4-5a|Un enfant marche derrière le groupe, devant vous; les autres, dos tourné, cherchent qui c’est : un facteur, un ours, quelqu’un qui a mal au pied.} {!2-3a !3-4a !4-5a|Marchez autour du groupe, très lourd, puis sur la pointe des pieds, et nommez qui passe : un ours, une souris.} {0-18m|Le poupon suit ces pas des yeux.}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 5 },
          '{18-24m 2-3a 3-4a 4-5a|À chaque départ, l’enfant choisit ses pas pour sortir, et on les compte jusqu’à ce qu’on ne les entende plus. Celui qui reste le dernier devient gardien des pas; les siens et les vôtres ferment la journée.} {0-18m !multiage|À chaque départ, comptez tout haut les pas du parent jusqu’à ce qu’on ne les entende plus. Le dernier poupon attend dans vos bras : vos pas ferment la journée.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Gardez la main ouverte tant que le bruit dure, et refermez-la quand il cesse.',
          'Dites à celui dont ce n’est pas le tour : « Pas encore. Qui viendra pour toi? »',
          '{18-24m 2-3a 3-4a 4-5a|Montrez au parent les pas inventés par son enfant, avant les nouvelles du jour.} {0-18m !multiage|Refaites pour le parent le rythme que son poupon a frappé, avant les nouvelles du jour.}',
        ],
        questionsOuvertes: [
          'Qui marche comme ça?',
          '{3-4a 4-5a|Comment sais-tu que c’est une grande personne?} {!3-4a !4-5a|Comment il marche, celui-là?}',
          '{2-3a 3-4a 4-5a|Quel bruit feront les pas de celui qui vient pour toi?}',
        ],
      },
      vocabulaire: ['le pas', 'lourd', 'léger', 'pressé', 'le talon', 's’approcher', 's’éloigner', 'deviner'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            '{dedans|Couché près de votre main, il sent vibrer le plancher}{dehors|Dans vos bras, il sent vos pieds frapper le sol}; taisez-vous avec lui entre deux bruits.',
        },
        { pour: '18-24m', texte: 'Un gros pas, un petit pas, que vous nommez pendant qu’il les fait.' },
        { pour: '2-3a', texte: 'Laissez-le aller accueillir du regard, puis revenir dire qui c’était.' },
        { pour: '3-4a', texte: 'Chaque devinette donne droit à une démarche à inventer pour la suivante.' },
        {
          pour: '4-5a',
          texte: 'Il note les arrivées à sa façon, un trait long ou court par pas entendu, du doigt dans sa paume.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{dedans|L’enfant qui entend peu pose sa paume au sol près de la vôtre : le pas se sent, et ses doigts en donnent le compte.} {dehors|L’enfant qui entend peu guette la barrière : il voit venir et lève la main, le premier, pour avertir les autres.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, la noirceur vient tôt : dites qu’il fait nuit avant le souper et que les parents sont en route.} {hiver|Aux beaux jours, tout s’entend de plus loin : on devine bien avant de voir.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Déception quand ce n’est pas son parent.',
          '{18-24m 2-3a 3-4a 4-5a|Chute en imitant une démarche.}',
        ],
        dangersAEliminer: [
          'Porte {dehors|ou barrière} ouverte par un enfant : seul l’adulte ouvre, après avoir vu qui vient.',
          'Course vers {dedans|la porte}{dehors|la barrière} : {0-18m|les poupons restent contre vous et }{18-24m 2-3a 3-4a 4-5a|les pas inventés se font}{0-18m !multiage|le jeu se fait} loin d’elle.',
          '{dedans 18-24m 2-3a 3-4a 4-5a|Escalier : les pas inventés cessent à la première marche, une main à la rampe.}',
          'Départ non dit à l’adulte : chaque parent vous parle avant de sortir.',
        ],
        supervision: 'palier2',
        allergies: ['Avant que l’enfant sorte, remettez au parent la trousse qui voyage avec lui.'],
      },
      observation: [
        'Langage oral : avec quels {2-3a 3-4a 4-5a|mots décrit-il}{!2-3a !3-4a !4-5a|sons ou quels gestes répond-il à} ce qu’il entend?',
        'Attention : écoute-t-il les pas jusqu’au dernier, ou se détourne-t-il avant?',
        'Compétences émotionnelles : quand un autre part avant lui, où va son regard, où vont ses mains?',
      ],
      prolongements: [
        'Le matin, reconnaît-on les mêmes pas à l’arrivée?',
        'Un soir, un parent complice entre avec une démarche inventée : quelles oreilles s’y laissent prendre?',
      ],
      reflexionRetroaction: ['Comment le dernier enfant a-t-il vécu l’attente?', 'Ai-je écouté autant que j’ai parlé?'],
    },
  },
]
