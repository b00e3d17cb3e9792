import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const PRESCHOOLER_FAR_AWAY_SHEETS: readonly BankSheet[] = [
  {
    key: 'la-fusee-des-chaises',
    summary:
      'Dix, neuf, huit… Une fusée de chaises décolle; dehors, on marche au ralenti et on ramasse des roches de lune.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['nombres-et-formes', 'mouvement-et-defis'],
    materials: ['cartons-et-boites', 'tissus', 'papier-et-crayons'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, la fusée se trace au sol ou se borde de bûches, et la lune commence où finit le trait.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'espace',
      'fusée',
      'planète',
      'lune',
      'étoile',
      'astronaute',
      'cosmonaute',
      'satellite',
      'extraterrestre',
      'martien',
      'compte à rebours',
      'décoller',
      'galaxie',
      'système solaire',
      'ovni',
      'soucoupe volante',
      'chiffres',
      'compter',
      'marcher',
      'roches',
    ],
    seen: [
      'ils alignent les chaises, s’attachent avec une ceinture invisible et comptent à reculons',
      'elle appuie sur des pitons dessinés et fait un son différent pour chacun',
      'il marche au ralenti, comme s’il ne pesait rien, et ramasse des boules de papier',
      'deux enfants veulent le siège en avant, celui du commandant de bord',
      'il demande si on peut respirer en haut et comment on fait pour revenir',
      'elle est énervée, elle se lève avant le zéro, incapable de se retenir',
      'depuis le lancement vu à la télé, ils décollent du tapis chaque fois qu’on s’assoit',
      'au coin des livres, ils ont lu sur les cratères et rapporté des roches dans un bac',
    ],
    scenes: ['voyage', 'compter'],
    picture:
      'Sur des chaises en rang, l’équipage décolle derrière un tableau de bord de carton; plus loin, on marche au ralenti et on cueille des roches de papier.',
    sheet: {
      titre: 'La fusée des chaises',
      observationDepart:
        'Deux enfants accroupis comptent à l’envers : « Trois, deux, un, zéro! » Ils recommencent et oublient de sauter.',
      intentionEducative:
        'Permettre aux enfants de préparer un voyage à plusieurs, où compter à l’envers sert à partir ensemble.',
      domaines: [
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Se donner un rôle dans l’équipage et le tenir un moment.',
        'Dire les nombres à l’envers avec les autres, jusqu’au zéro.',
        'Bouger lentement, comme si le corps ne pesait rien.',
      ],
      materiel: [
        item(
          '{dedans|Chaises} {cour !hiver|Craies de trottoir} {cour hiver|Petites pelles, pour tracer}',
          '{dedans|une par enfant, une pour vous} {cour|quatre}',
          '{dedans|Coussins} {cour|Bûches en bordure, bâton qui trace}',
        ),
        item('Grande boîte plate, pour le tableau de bord', 'une', 'Carton d’emballage déplié'),
        item('Gros crayons', 'un pot', 'Craies grasses'),
        item(
          '{dedans|Papier chiffonné en grosses boules}{cour !hiver|Papier chiffonné en grosses boules}{cour hiver|Mottes de neige}, pour les roches de lune',
          'trois par enfant',
          'Bas roulés',
        ),
        item('Contenants', 'un par enfant', 'Chapeaux'),
        optional('Drap clair', 'un', 'Nappe'),
      ],
      preparation: [
        '{dedans|Placez les chaises deux par deux, face au même mur, et gardez libre l’autre moitié du local : ce sera la lune.} {cour|Tracez une longue fusée et choisissez la lune, loin de la barrière.} Posez la boîte et les crayons à l’avant de la fusée.',
        'Dispersez les roches de lune avant l’embarquement et couvrez-les du drap, si vous en avez un : un enfant le soulèvera en arrivant.',
        '{1adulte|Seule, embarquez à l’arrière : vous voyez tout l’équipage.} {2adultes|À deux, l’une pilote à la demande, l’autre attend déjà sur la lune.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 5, 45: 6 },
          'Assoyez-vous la première, bouclez une ceinture qui n’existe pas et regardez droit devant. « Il me manque un équipage. » Chacun choisit sa place. Trois ou quatre à la fois dessinent leur bouton sur la boîte; les autres bouclent leur ceinture et cherchent leur bruit de moteur.',
        ),
        play(
          { 20: 13, 30: 20, 45: 22 },
          'Chaque bouton fait son bruit, puis tous comptent : « Dix, neuf, huit… » À zéro, {dedans|les dos s’écrasent contre les dossiers} {cour|les corps se tassent} et les pieds tremblent. On flotte, on se détache, on sort un par un. Sur la lune, chaque pas dure longtemps; les roches se ramassent à deux doigts et vont au contenant. Un enfant rappelle l’équipage quand il veut repartir. {30min 45min|Chaque vol change une chose : un compte chuchoté, une roche portée à deux, une lune où l’on n’avance qu’à quatre pattes.}',
        ),
        play(
          { 45: 10 },
          'Le prochain vol va ailleurs. « Où va-t-on? Y fait-il chaud, y fait-il froid? Qui habite là? » L’équipage répond, compte, décolle, et marche là-bas comme il l’a dit : en grelottant, en s’essuyant le front, en saluant des habitants invisibles. En plein vol, annoncez une panne : « On n’entend plus le moteur! » Des poings cognent sous le tableau de bord, des doigts vissent dans le vide; quelqu’un dessine un bouton neuf, pèse dessus, et la fusée repart.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 7 },
          'Dernier compte, à voix basse, pour atterrir sans réveiller personne. Chacun défait sa ceinture et retrouve son poids, un pied après l’autre. Puis les roches se comptent en tas de cinq.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Perdez le compte en chemin et laissez quelqu’un vous remettre sur la piste.',
          'Ralentissez le plus possible : c’est de vos pas qu’ils apprennent à flotter.',
          'Donnez une mission à qui reste assis : surveiller les écrans, parler à la base.',
        ],
        questionsOuvertes: [
          'À quoi sert ton bouton?',
          'Qu’est-ce que tu vois par le hublot?',
          'Comment revient-on, si la fusée est brisée?',
        ],
      },
      vocabulaire: ['la fusée', 'l’équipage', 'le hublot', 'décoller', 'flotter', 'la lune', 'zéro', 'atterrir'],
      adaptations: [
        { pour: '3-4a', texte: 'Comptez à partir de cinq, les doigts en l’air; le zéro est un poing fermé.' },
        {
          pour: '4-5a',
          texte:
            'L’équipage écrit son plan de vol sur la boîte : des chiffres, des flèches, le nom de la planète. Le compte part de vingt.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Tracez une case par nombre sur la boîte et cachez-les une à une pendant le compte : l’enfant que le bruit surprend sait quand le décollage arrive et met ses mains sur ses oreilles.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|Dans la cour, l’hiver, les habits de neige sont des combinaisons et les mottes, des roches de lune.} {hiver|L’été, dans la cour, la lune est d’herbe, et l’équipage y flotte pieds nus.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Bousculade à la sortie de la fusée.', 'Désaccord sur le pilote.'],
        dangersAEliminer: [
          '{dedans|Chaise qui bascule : les quatre pattes au sol, personne debout dessus.} {cour|Bûches en bordure de la fusée : elles roulent sous le pied; personne n’y grimpe, ou tracez la fusée au sol.}',
          'Sac ou boîte sur la tête en guise de casque : le casque se mime avec les mains.',
        ],
        supervision: 'palier3',
        allergies: ['Papier et carton propres, qui n’ont pas emballé d’aliments.'],
      },
      observation: [
        'Fonction symbolique : quel rôle l’enfant invente-t-il, et avec quels gestes?',
        'Éveil aux mathématiques : jusqu’où sait-il compter à l’envers avec les autres?',
        'Motricité globale : comment contrôle-t-il un mouvement lent?',
      ],
      prolongements: [
        'Le soir, les familles cherchent la lune par la fenêtre et rapportent sa forme dessinée.',
        'Gardez le tableau de bord au mur : chaque matin, un enfant y ajoute un bouton.',
      ],
      reflexionRetroaction: [
        'Qui a décidé de la destination, et comment?',
        'Le ralenti a-t-il calmé le groupe ou l’a-t-il excité?',
      ],
    },
  },
  {
    key: 'le-chateau-et-sa-porte',
    summary:
      'Un château de boîtes, une porte qui s’abaisse, un mot de passe qui change : qui laisse-t-on entrer, et le dragon?',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['cabanes-et-constructions', 'contes-et-lettres'],
    materials: ['cartons-et-boites', 'tissus'],
    place: 'INDOORS',
    alsoAt: { YARD: 'Dans la cour, le château s’adosse à la clôture; les draps tiennent avec des pinces.' },
    seasons: [],
    durationMinutes: 45,
    adults: 1,
    calls: [
      'château',
      'chevalier',
      'dragon',
      'roi',
      'reine',
      'prince',
      'princesse',
      'couronne',
      'tour',
      'pont-levis',
      'forteresse',
      'royaume',
      'licorne',
      'géant',
      'sorcière',
      'conte de fées',
      'fée',
      'boîtes de carton',
      'construction',
    ],
    seen: [
      'il bloque le passage du coin lecture et demande un code à ceux qui veulent passer',
      'ils lèvent à quatre un grand carton qui sert de pont et le laissent tomber',
      'elle dessine sur les boîtes ce qui est défendu dans son royaume',
      'trois amis restent dehors, le gardien ne veut pas leur dire le secret',
      'il crie des ordres à tout le monde, il veut toujours être le chef',
      'elle a décidé que le méchant avait faim et lui prépare une assiette',
      'avec les boîtes de la livraison de meubles, ils ont bâti des remparts jusqu’à l’armoire',
      'à l’entrée du local, ils ont inventé un mot que les parents doivent deviner',
    ],
    scenes: ['heros', 'monstres', 'ouvrir-fermer', 'empiler-construire'],
    picture:
      'Une voyageuse au gros baluchon arrive à un château de boîtes; une gardienne barre la porte, les bras en croix, au bout du pont de carton.',
    sheet: {
      titre: 'Le château et sa porte',
      observationDepart:
        'Un enfant bloque {dedans|l’entrée du coin lecture}{cour|le passage}, les bras en croix. « Il faut le mot magique! » Trois autres en inventent.',
      intentionEducative:
        'Permettre aux enfants de décider ensemble qui entre, à quelle condition, et de changer leur règle.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Proposer une règle d’entrée et entendre celle d’un autre.',
        'Inventer des mots de passe.',
        'Bâtir un mur qui tient et une porte qui s’ouvre.',
      ],
      materiel: [
        item(
          'Grosses boîtes de carton',
          'une douzaine',
          '{dedans|Meubles bas et chaises couchées}{cour|Caisses de plastique et chaudières}',
        ),
        item('Grand carton plat, pour la porte', 'un', 'Boîte ouverte et aplatie'),
        item(
          '{dedans|Tissus, pour les bannières}{cour|Draps et tissus, pour les bannières}',
          'six',
          'Taies d’oreiller',
        ),
        item(
          '{dedans|Coussins, pour la fosse} {cour|Tapis, pour la fosse}',
          'quatre',
          '{dedans|Manteaux}{cour|Couvertures}',
        ),
        optional(
          '{dedans 30min 45min si-draps|Draps légers, pour le toit}',
          '{dedans 30min 45min si-draps|un ou deux}',
          null,
        ),
        item('{cour|Pinces à linge, pour les draps}', '{cour|une douzaine}', null),
        optional('{4-5a|Gros crayons}', '{4-5a|deux par enfant}', '{4-5a|Craies}'),
        optional('{si-papier|Papier, en carrés larges comme la main}', '{si-papier|un par enfant}', null),
        optional(
          '{si-papier-de-construction|Papier de construction, en carrés larges comme la main}',
          '{si-papier-de-construction|un par enfant}',
          null,
        ),
        optional('{si-blocs|Blocs}', '{si-blocs|un par enfant, un pour le dragon}', null),
        optional('{dedans si-lampes-de-poche|Lampe de poche, boîtier vissé}', '{dedans si-lampes-de-poche|une}', null),
        optional(
          '{si-déguisements si-costumes|Déguisements ou costumes, sans cordon}',
          '{si-déguisements si-costumes|quelques-uns}',
          null,
        ),
        optional('{si-marionnettes|Marionnettes}', '{si-marionnettes|deux}', null),
      ],
      preparation: [
        'Retirez agrafes et courroies des boîtes; gardez deux entrées libres dans le mur que les enfants montent.',
        'Appuyez le grand carton debout contre une boîte, sans dire ce qu’il est.',
        '{1adulte|Seule, jouez la voyageuse : de la porte, vous voyez dedans et dehors.} {2adultes|À deux, l’une vit au château, l’autre arrive toujours de loin.}',
      ],
      deroulement: [
        opening(
          { 30: 4, 45: 6, 60: 7 },
          'Frappez trois coups sur le carton debout. « Y a-t-il quelqu’un dans ce château? » Il n’y a pas encore de murs : attendez qu’on vous réponde et qu’on en trouve. {si-papier si-papier-de-construction|Tendez un carré de papier : « Voici mon laissez-passer. » À eux de dire quelle couleur, ou quel signe, ouvre la porte.}',
        ),
        play(
          { 30: 20, 45: 20, 60: 25 },
          'Les murs montent, les {dedans|coussins}{cour|tapis} font la fosse, le carton s’abaisse et devient un pont. {45min 60min|Trop lourd pour deux bras, il retombe : quatre mains le lèvent, un autre enfant donne l’ordre.} {dedans 30min 45min si-draps|Un drap posé d’un mur à l’autre fait la salle du trône : on y entre à genoux, sans toucher le toit.} Les gardiens demandent un mot de passe; il change sans cesse. {3-4a|On entre, on ressort, rien que pour redire le mot à la porte.} {4-5a|Les lois s’annoncent à la porte et, s’il y a des crayons, se dessinent sur les boîtes : défense de bâiller devant la reine.} Les bannières flottent, un cheval galope, quelqu’un prépare un festin. {60min|Les murs n’avancent plus? Criez du dehors : « Le géant arrive ce soir, et votre mur lui vient aux genoux! » Les bâtisseurs le doublent, ou décident d’inviter le géant.} {30min|Puis grognez, les yeux par-dessus le mur : « J’ai froid. Je suis un peu dragon. » Laissez-les décider.}',
        ),
        play(
          { 45: 12, 60: 20 },
          'Un grognement derrière le mur, c’est vous, les yeux par-dessus : « J’ai froid. J’ai faim. Je suis un peu dragon. » Une bannière passe par-dessus le mur : c’est votre patte, et les braves la touchent du bout du doigt. Laissez les enfants décider. On apprivoise le dragon, on le nourrit, on lui bâtit une cour. {60min 3-4a|Il a mangé vingt fois, il a encore faim.} {60min 4-5a|Il a sa loi : pas de feu à moins de dix pas des boîtes.} {60min|Le dragon est logé? Il perd la voix et ne peut plus dire le mot de passe : par quel signe entrera-t-il? Quand il s’endort, tout le monde chuchote : le festin peut commencer.}',
        ),
        closing(
          { 30: 6, 45: 7, 60: 8 },
          'Le château reçoit : la porte reste baissée et les gardiens comptent ceux qui entrent, dragon compris. {si-blocs|Un bloc se pose près du pont pour chaque invité, et la pile dit combien.} {dedans si-lampes-de-poche|Une lampe de poche, tournée vers le pont, éclaire les pas de chacun.} {si-déguisements si-costumes|Qui vient déguisé se fait reconnaître à sa voix.} Assis dedans, le groupe choisit la loi qu’il garde. Le mot de passe de demain va d’oreille en oreille. {si-marionnettes|Qui n’ose pas le dire le fait souffler par une marionnette.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Arrivez fatiguée, chargée, perdue : donnez-leur quelqu’un à accueillir.',
          'Un enfant reste dehors? Portez la nouvelle aux gardiens : « Il a essayé trois mots. » Puis attendez.',
          'Tenez le haut du mur pendant qu’ils cherchent comment le faire tenir sans vous.',
        ],
        questionsOuvertes: [
          'Qui a le droit d’entrer, et qui le décide?',
          'Que fait-on d’un dragon qui a froid?',
          'Comment cette porte peut-elle s’ouvrir?',
        ],
      },
      vocabulaire: [
        'le pont-levis',
        'la fosse',
        'la tour',
        'le gardien',
        'la bannière',
        'le mot de passe',
        'accueillir',
        'le royaume',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte: 'Commencez avec une seule porte et un mot drôle que tous connaissent; le château poussera autour.',
        },
        {
          pour: '4-5a',
          texte:
            'Ils forment le conseil du château, votent ses lois et en changent une chaque jour; s’il y a des crayons, ils les écrivent à leur façon.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un geste, une image ou deux coups sur la boîte valent un mot de passe; l’enfant qui ne parle pas choisit le sien le premier.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|Dans la cour, l’hiver, les murs sont de neige et ne montent pas plus haut que les genoux.} {hiver|L’été, dans la cour, la fosse est un trait de craie et les bannières prennent le vent.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Mur de carton qui s’écroule.', 'Enfant laissé dehors un moment.'],
        dangersAEliminer: [
          'Boîte fermée sur un enfant : deux ouvertures par abri, rien ne se verrouille.',
          'Bout de carton brandi comme une arme : il devient cheval, bannière ou trompette.',
          '{dedans 30min 45min si-draps|Drap noué ou tombé sur quelqu’un : il est posé, jamais attaché, et se retire d’une main.}',
          '{cour|Drap attaché à hauteur de cou : il se pince au ras du mur, jamais en travers d’un passage.} {dedans|Chaise empilée sous un drap : rien ne s’empile sous un toit.}',
          '{dedans si-lampes-de-poche|Lampe qui éblouit ou qui s’ouvre : boîtier vissé, tournée vers le pont, jamais vers un visage.}',
        ],
        supervision: 'palier3',
        allergies: ['Boîtes qui n’ont contenu ni noix, ni arachides, ni lait.'],
      },
      observation: [
        'Compétences sociales : comment réagit-il quand la règle ne lui plaît pas?',
        'Langage oral : quels mots invente-t-il, et pour qui?',
        'Fonction symbolique : que représente-t-il, et avec quoi?',
      ],
      prolongements: [
        'Lisez le lendemain un conte où l’on frappe à une porte, et demandez-leur la suite.',
        'Les familles reçoivent à l’arrivée le mot de passe du jour, à dire pour entrer au local.',
      ],
      reflexionRetroaction: [
        'Qui a été tenu dehors, et qu’en ai-je fait?',
        'Quelle règle ont-ils changée d’eux-mêmes?',
      ],
    },
  },
  {
    key: 'la-nuit-au-camp',
    summary:
      'Un drap, une lampe et la nuit en plein jour : on monte le camp, on écoute ce qui rôde, on se raconte des peurs.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['cabanes-et-constructions', 'sons-et-silence'],
    materials: ['tissus', 'batons'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, la tente s’adosse à la clôture; les bruits sont vrais, et c’est les yeux fermés qu’il fait nuit.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'camping',
      'tente',
      'camp',
      'nuit',
      'noir',
      'lampe de poche',
      'feu de camp',
      'dormir dehors',
      'hibou',
      'forêt',
      'histoire de peur',
      'étoiles',
      'sac de couchage',
      'roulotte',
      'vacances',
    ],
    seen: [
      'ils tendent des draps entre les chaises et se glissent dessous avec leur oreiller',
      'elle tient une branche au-dessus du tissu rouge et fait griller sa guimauve',
      'il gratte la toile par dehors pour faire sursauter ceux qui sont couchés dedans',
      'elle raconte une peur en chuchotant et vérifie si les autres la croient',
      'il n’aime pas la noirceur et veut tenir la lumière dans sa main',
      'ils ont hâte de partir au chalet avec leurs parents et en parlent sans arrêt',
      'à la sieste, il a imité le ronflement de son père sous la tente et tous ont ri',
      'lundi matin, elle est revenue du parc national avec des histoires de ratons laveurs',
    ],
    scenes: ['se-cacher', 'peurs', 'livres-histoires', 'ombre-lumiere'],
    picture:
      'Dans la pénombre, une lampe éclaire une tente de draps ouverte; une enfant gratte la toile, un autre chauffe ses mains à un feu de tissu.',
    sheet: {
      titre: 'La nuit au camp',
      observationDepart:
        'Un enfant raconte sa nuit sous la tente : « Y avait un bruit. C’était papa qui ronflait. » Les autres veulent leur bruit aussi.',
      intentionEducative: 'Permettre aux enfants de raconter une peur à l’abri, et d’en faire un jeu de sons.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Produire un bruit et en deviner d’autres.',
        'Raconter une peur, vraie ou inventée, et entendre celle d’un ami.',
        'Monter un abri à plusieurs.',
      ],
      materiel: [
        item('Grands draps', 'deux', '{!si-tente|Nappes}{si-tente|Tente}'),
        item(
          '{dedans|Chaises et table, pour la charpente} {cour|Pinces à linge solides}',
          '{dedans|une table, quatre chaises} {cour|une douzaine}',
          '{dedans|Dossiers de deux bancs} {cour|Dossier d’un banc}',
        ),
        item(
          '{dedans|Lampe de poche à boîtier vissé} {cour !hiver|Chandail roulé, pour oreiller}',
          '{dedans|une, dans votre main} {cour !hiver|un par enfant}',
          '{dedans|Lampe de bureau tournée vers le mur} {cour !hiver|Manteau}',
        ),
        item('Bâtons courts, pour le feu sans flamme', 'huit', 'Rouleaux de carton'),
        optional('Tissu orange ou rouge', 'un', 'Papier froissé'),
        optional('{4-5a|Papier et crayons}', 'une feuille et un crayon par enfant', null),
        optional('{si-chaudrons|Chaudron vide}', '{si-chaudrons|un}', null),
        optional('{45min si-tambourins|Tambourin ou maracas}', '{45min si-tambourins|un seul, pour le conteur}', null),
        optional('{dedans si-coussins|Coussins}', '{dedans si-coussins|un par enfant}', null),
        optional(
          '{si-sacs-de-couchage|Sacs de couchage, glissière ouverte}',
          '{si-sacs-de-couchage|un pour deux enfants}',
          null,
        ),
        optional('{si-toutous|Toutous}', '{si-toutous|un par enfant}', null),
      ],
      preparation: [
        '{dedans|Baissez les stores à moitié : une pénombre, pas le noir.} {cour !hiver|Choisissez un coin d’ombre, loin du va-et-vient.} {cour hiver|Choisissez un coin à l’abri du vent, loin du va-et-vient.}',
        'Empilez les bâtons à un pas de l’entrée de la tente, le tissu entre eux si vous en avez un : voilà le feu.',
        'Gardez la tente ouverte de deux côtés.',
        '{1adulte|Seule, restez assise à l’entrée : vous voyez dedans et dehors.} {2adultes|À deux, l’une se couche dans la tente, l’autre fait tout autour les bruits de la forêt.}',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5, 45: 7 },
          'Arrivez avec les draps roulés sous le bras et posez-les. « C’est le crépuscule, il va faire noir. Où est-ce qu’on dort? » Les enfants trouvent où les accrocher. {si-tente|Vous avez une tente? Posez-la plutôt à plat : « Par où ça se lève? »} {si-chaudrons|Posez le chaudron près du feu : « Qui brasse le souper pendant que la tente monte? »}',
        ),
        play(
          { 20: 12, 30: 19, 45: 20 },
          '{dedans|Les enfants tendent les draps de la table aux dossiers des chaises.} {cour|Les enfants pincent le haut des draps à la clôture et étalent le bas au sol.} {si-tente|Avec une tente, vous tenez les arceaux; un enfant par coin tire la toile, et elle se lève d’un coup.} La tente monte, penche, remonte. On y entre trois par trois et l’on chuchote. Les autres chauffent leurs mains au feu sans flamme, font griller des choses qui n’existent pas. Quelqu’un gratte la toile : qui rôde là? {dedans|Votre lampe fait danser son ombre.} Chacun fait son bruit, les autres devinent : une chouette, un moustique, un ours qui cherche ses bas. {20min 30min|Entre deux bruits, qui le veut raconte une peur, vraie ou inventée. On peut demander : « Pas trop peur. »}',
        ),
        play(
          { 45: 11 },
          'Les histoires commencent : celle qui fait peur, celle qui fait rire, celle qui n’a pas de fin. Le conteur montre le camp du doigt : tous font le bruit qu’il lui faut, le vent, les pas, la bête. On peut demander : « Pas trop peur. » Le conteur choisit alors une autre fin. {si-tambourins|Un tambourin ou une maraca fait les pas de la bête : plus elle approche, moins on l’entend.}',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          'Tous se couchent, dans la tente ou tout contre, {dedans|la joue au sol}{cour !hiver|la joue sur l’oreiller}{cour hiver|le dos dans la neige}. {si-sacs-de-couchage|Un sac de couchage ouvert couvre deux campeurs jusqu’aux épaules, la tête dehors.} {si-toutous|Les toutous montent la garde à l’entrée, le nez dehors.} Pendant une minute, écoutez ce qui reste quand personne ne parle. {dedans si-coussins|Une oreille dans le coussin, l’autre en l’air : laquelle entend quelque chose?} Puis vos doigts remontent un coin du drap : c’est le matin.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Grattez la toile du bout de l’ongle, puis demandez qui a entendu.',
          'Racontez une petite peur à vous, et comment elle est passée.',
          '{dedans|Rallumez la lampe ou ouvrez la toile}{cour|Ouvrez la toile} dès qu’un enfant le demande, sans commentaire.',
        ],
        questionsOuvertes: [
          'Qui a gratté, d’après toi?',
          'Qui peut bien faire ce bruit-là?',
          'Qu’est-ce qui aide quand il fait noir?',
        ],
      },
      vocabulaire: [
        'la tente',
        'la toile',
        'le campement',
        'la chouette',
        'rôder',
        'chuchoter',
        '{dedans|la pénombre}{cour|la clôture}',
        'le crépuscule',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte: 'Laissez un côté de la tente tout ouvert et commencez par des bruits de bêtes qu’ils connaissent.',
        },
        {
          pour: '4-5a',
          texte: 'Chacun dessine son bruit sur un papier; le camp se fait un répertoire et le rejoue dans l’ordre.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui n’aime pas les endroits fermés campe à la belle étoile, adossé à la tente; la main sur la toile, l’enfant qui entend peu sent qui gratte.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, dehors, gardez le camp pour l’ombre de l’après-midi.} {!hiver|L’hiver, dedans, le camp s’installe près d’une fenêtre où il neige.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Tente qui tombe sur les campeurs.', 'Petite peur, au chaud parmi les autres.'],
        dangersAEliminer: [
          'Drap lourd ou noué autour d’un enfant : le drap est mince, {dedans|posé}{cour|pincé}, jamais noué, et se défait dès qu’on le tire.',
          '{dedans|Chaise qui suit le drap : quelqu’un s’assoit dessus; sinon, le drap se pose sans être tiré.} {cour|Bout de drap en travers du passage des coureurs : la tente colle à la clôture.}',
          '{dedans|Lampe qui s’ouvre ou qui éblouit : elle reste dans votre main, boîtier vissé, tournée vers la toile.}',
          '{si-tente|Arceau de tente qui se détend : vous seule le pliez et le tenez; ni piquet ni corde.}',
          'Bâton pointu, levé ou porté dans la tente : aucun n’a de pointe, et tous restent au feu.',
          '{si-sacs-de-couchage|Sac de couchage fermé ou remonté sur une tête : glissière ouverte, visage dehors, et l’on n’y marche pas.}',
        ],
        supervision: 'palier3',
        allergies: ['Le souper du feu de camp est inventé, jusqu’à la dernière bouchée.'],
      },
      observation: [
        'Langage oral : comment raconte-t-il pour être suivi?',
        'Compétences émotionnelles : que dit-il de sa peur, et qu’est-ce qui le rassure?',
        'Attention : qu’entend-il que les autres n’ont pas entendu?',
      ],
      prolongements: [
        'Un soir, les familles écoutent dehors une minute et rapportent leur bruit le plus mystérieux.',
        'Laissez les draps à portée de main toute la semaine : le camp se remontera sans vous.',
      ],
      reflexionRetroaction: [
        'Quelle peur m’a surprise, et qui l’a entendue?',
        'La tente était-elle vraiment la leur quand j’ai commencé à raconter?',
      ],
    },
  },
]
