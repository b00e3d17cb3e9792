import { closing, food, guided, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const TODDLER_TIMES_OF_DAY_SHEETS: readonly BankSheet[] = [
  {
    key: 'ma-rondelle-est-arrivee',
    summary:
      'Toc, sur la tablette! À l’arrivée, chaque enfant trouve la rondelle de bois qui porte son visage et l’installe où il veut.',
    ageGroups: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['nombres-et-formes', 'contes-et-lettres'],
    materials: ['buches-et-rondelles', 'contenants-et-cuilleres'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Quand l’accueil se fait dehors, les rondelles s’appuient debout contre une bûche, près de la barrière.',
    },
    seasons: [],
    durationMinutes: 10,
    adults: 1,
    moment: 'arrivee',
    calls: [
      'arrivée',
      'accueil',
      'bonjour',
      'matin',
      'présences',
      'photo',
      'prénom',
      'lettre',
      'compter',
      'qui est là',
      'absent',
      'nom',
      'photos',
    ],
    seen: [
      'elle fait le tour des casiers et nomme qui n’est pas arrivé',
      'il fouille pour trouver sa face sur la photo et crie c’est moi',
      'ils empilent leurs jetons avec les visages et ça tombe à terre',
      'elle accote la photo de son amie malade à côté de la sienne',
      'il entre dans le local sans savoir quoi faire de lui',
      'elle remarque que la chaise est vide et demande si son ami dort encore',
      'le matin, il se cache derrière sa mère et il lui faut quelque chose à faire',
      'au rassemblement, ils reconnaissent déjà leur lettre et celle des autres sur les photos',
    ],
    scenes: ['separation', 'compter'],
    picture:
      'Une enfant arrive avec son parent; d’autres fouillent un panier de rondelles de bois qui portent chacune un visage.',
    sheet: {
      titre: 'Ma rondelle est arrivée',
      observationDepart:
        'Une enfant fait le tour des crochets, touche chaque photo et dit qui n’est pas là. Elle garde la sienne pour la fin.',
      intentionEducative:
        'Offrir à chacun une première tâche du matin qui dit « je suis là » et laisse voir qui manque.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Identité', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Éveil à la lecture et à l’écriture', role: 'secondaire' },
      ],
      objectifs: [
        'Reconnaître sa photo, et la première lettre de son prénom tout près.',
        'Aligner, empiler ou cacher les rondelles à sa façon.',
        'Remarquer ceux qui sont arrivés et ceux qui manquent.',
      ],
      materiel: [
        item(
          'Rondelles de bois plus larges que la main',
          'une par enfant et une par adulte',
          'Grands couvercles de pot',
        ),
        item(
          'Photo plastifiée et grande initiale, collées sur chaque rondelle',
          'une par rondelle',
          'Dessin choisi par l’enfant',
        ),
        item('Panier', 'un, posé par terre', 'Bac bas'),
        item('{dedans|Tablette libre}', 'une', 'Dessus d’un meuble bas'),
        item('{dehors|Bûche couchée}', 'une', 'Banc bas'),
        optional('Carré de velours ou de ratine, à coller sous une rondelle', 'un', null),
      ],
      preparation: [
        'Poncez les rondelles et collez les photos à pleine surface, bords compris.',
        '{dedans|Libérez une tablette à la hauteur de leur poitrine, près de la porte.} {dehors|Calez la bûche près de la barrière.}',
        'Mettez votre propre rondelle dans le panier, parmi les leurs.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 4 },
          'Assoyez-vous près du panier dès la première arrivée. « Bonjour. Je cherche… c’est moi! » Posez votre rondelle debout {dedans|sur la tablette, contre le mur}{dehors|contre la bûche}. Laissez le panier ouvert.',
        ),
        play(
          { 10: 6, 20: 12 },
          'Chacun fouille à son arrivée, le parent encore à côté s’il le veut. La rondelle devient pneu, assiette, coucou devant un visage. « Moi! » « Pas là, lui. » Des tours se forment : trois rondelles, puis quatre, puis patatras. Reprenez les nombres qu’un enfant dit, sans lui demander de compter.',
        ),
        closing(
          { 10: 2, 20: 4 },
          'Montrez ce qui reste au fond du panier. « Qui dort encore? » Dites bonjour à la photo de l’absent et laissez-la dans le panier, bien visible.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Descendez à la hauteur du panier : votre bonjour se donne les yeux dans les yeux.',
          'Suivez du doigt l’initiale après que l’enfant a trouvé sa photo.',
          'Comptez tout haut en touchant, une rondelle à la fois, quand une tour est debout.',
        ],
        questionsOuvertes: ['Où es-tu?', 'Qui est arrivé?', 'Qui manque, ce matin?'],
      },
      vocabulaire: ['bonjour', 'arrivé', 'absent', 'la rondelle', 'un', 'deux', 'encore', 'moi'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Montrez deux rondelles à la fois aux plus jeunes; à qui se reconnaît déjà, cachez la photo et ne laissez voir que la lettre.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Collez sous la rondelle de l’enfant qui voit peu un carré de velours ou de ratine, à son choix : il la trouve du bout des doigts.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, le panier attend après le déshabillage.} {!ete|L’été, le panier descend dans la cour avec le groupe.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Rondelle échappée sur un orteil.', 'Refus de la poser, pleurs à l’arrivée.'],
        dangersAEliminer: [
          'Coin de photo qui décolle : recollez ou retirez la rondelle le jour même.',
          'Bois fendu ou qui laisse une écharde : poncez avant de le rendre.',
          'Panier dans le passage : poussez-le de côté.',
          'Rondelle lancée : reprenez-la et montrez où elle se pose.',
        ],
        supervision: 'palier3',
        allergies: ['Bois poncé sans vernis parfumé; vérifiez les plans pour la peau fragile.'],
      },
      observation: [
        'Éveil aux mathématiques : que dit-il ou fait-il avec un, deux, beaucoup?',
        'Identité : comment réagit-il en trouvant son image?',
        'Éveil à la lecture et à l’écriture : que remarque-t-il de la lettre?',
      ],
      prolongements: [
        'Au moment de changer de lieu, les mêmes rondelles voyagent dans le panier : le compte se refait là-bas.',
        'Un soir, l’enfant et son parent choisissent ensemble la photo de sa rondelle.',
      ],
      reflexionRetroaction: [
        'Ai-je dit bonjour avant de vérifier mes présences?',
        'Où chacun a-t-il posé la sienne, et près de qui?',
      ],
    },
  },
  {
    key: 'ours-lourd-plume-legere',
    summary:
      'Comment traverser jusqu’au prochain jeu? En ours qui pèse, en plume qui flotte, chacun quand son corps est prêt.',
    ageGroups: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_LANGUAGE'],
    themes: ['animaux-et-traces', 'mouvement-et-defis'],
    materials: [],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'De la porte à l’autre bout de la cour, l’ours a plus de place et la plume court.',
      PARK: 'Le jeu mène d’un coin du parc à l’autre, d’un gros arbre au suivant.',
      WOODS:
        'Sur le sentier, {!hiver|la mousse}{hiver|la neige} appelle les pattes lourdes et les clairières, les bras légers.',
    },
    seasons: [],
    durationMinutes: 10,
    adults: 1,
    moment: 'transition',
    calls: [
      'transition',
      'changer de local',
      'corridor',
      'ranger',
      'attente',
      'bouger',
      'ours',
      'animaux',
      'marcher',
      'se déplacer',
      'danser',
      'imiter',
      'danse',
      'lourd et léger',
    ],
    seen: [
      'il se traîne les pieds en grognant pour aller au local d’à côté',
      'elle marche sur le bout des orteils comme si elle flottait',
      'ils s’effondrent à terre comme des poches quand c’est le temps de bouger',
      'il part en fou dans le corridor et fonce dans tout le monde',
      'elle refuse de lâcher son jeu pour passer à autre chose',
      'quand on change de place, la moitié court et l’autre se couche',
      'dans le passage, un s’est mis à faire l’animal pesant et trois ont suivi',
      'après les jeux libres, faut traverser au gymnase et ça vire en chaos',
    ],
    scenes: ['attente', 'imiter-animaux', 'repos', 'promenade'],
    picture:
      'Deux enfants avancent en ours pesants; une autre danse comme une plume et une quatrième suit avec sa marchette vers le souffle de l’éducatrice.',
    sheet: {
      titre: 'Ours lourd, plume légère',
      observationDepart:
        'Au moment de quitter le jeu, les uns se couchent, les autres courent. Un enfant avance à quatre pattes en grognant, et trois le suivent.',
      intentionEducative:
        'Soutenir un passage d’un lieu à l’autre qui se joue avec le corps, au rythme de chacun et sans attente.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Changer le poids et la vitesse de ses pas.',
        'Entendre une phrase courte et y répondre avec son corps.',
        'Quitter un jeu en emportant un rôle.',
      ],
      materiel: [
        optional('{si-corde-de-marche|Corde de marche}', '{si-corde-de-marche|une}', null),
        optional('{si-foulards|Foulards, courts comme le bras d’un enfant}', '{si-foulards|un par enfant}', null),
        optional('{!bois si-tunnel|Tunnel de jeu, ouvert aux deux bouts}', '{!bois si-tunnel|un, sur le trajet}', null),
        optional('{si-instruments|Instrument de musique}', '{si-instruments|un, à l’arrivée}', null),
        optional('{dedans si-coussins|Coussins}', '{dedans si-coussins|deux ou trois, à l’arrivée}', null),
      ],
      preparation: [
        'Dégagez le trajet et décidez de l’arrivée : un tapis, un arbre, une porte ouverte.',
        'Préparez ce qui suit avant de commencer : le premier arrivé trouve à quoi s’occuper.',
        '{2adultes|À deux, une adulte ouvre la marche en ours, l’autre ferme avec la dernière plume.}',
        '{1adulte|Seule, choisissez un trajet que vous voyez d’un bout à l’autre.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'Penchez-vous, bras ballants, et posez un pied très lourd. « Ours, ours, gros derrière, tes pattes pèsent sur la terre. » Boum. Puis relevez-vous sur la pointe des pieds. « Plume, plume, sans un bruit, un petit souffle… t’es partie! » Soufflez dans votre main.',
        ),
        play(
          { 10: 6, 20: 9 },
          'Chaque enfant part quand il veut, en ours ou en plume, et change en route. Des ours s’arrêtent pour dormir; une plume flotte et tourne sur place. Ceux qui jouent encore viendront à votre prochain souffle : allez le déposer dans leur main. {si-corde-de-marche|À la corde, une main chacun, tous changent à votre souffle : l’ours la fait peser, la plume la fait flotter. Un ours tombe? La corde entière s’assoit avec lui, puis repart.} {si-foulards|L’ours traîne son foulard comme une queue; la plume le fait voler.} {!bois si-tunnel|Le tunnel est la tanière : l’ours y entre à quatre pattes, une plume en sort.} {si-instruments|Rendu le premier, on joue pour les autres : fort, pour les ours; tout bas, pour les plumes.}',
        ),
        play(
          { 20: 5 },
          'D’autres bêtes arrivent : un crapaud, une limace, un cheval fâché. Essayez la proposition de l’enfant, et seulement celle-là, avant la suivante.',
        ),
        closing(
          { 10: 2, 20: 3 },
          'À l’arrivée, ours et plumes tombent par terre, chacun à sa manière. {dedans si-coussins|L’ours écrase un coussin, la plume s’y pose sans le creuser.} Frottez un dos, soufflez sur un front. « Vous voilà. » Le prochain jeu est déjà sorti.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Marchez vous-même en ours, lentement : la voix ne suffit pas.',
          'Approchez-vous de l’enfant qui joue encore et dites la phrase à son oreille, accroupie.',
          'Gardez un œil à l’arrivée et un au départ en marchant de côté.',
        ],
        questionsOuvertes: ['Comment marche l’ours?', 'Qui es-tu, toi?', 'Où se pose la plume?'],
      },
      vocabulaire: ['lourd', 'léger', 'l’ours', 'la plume', 'souffler', 'flotter', 'la patte', 'lentement'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'N’offrez que l’ours les premiers jours; ajoutez la plume quand les pattes lourdes connaissent le chemin.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Celui qui tolère mal les départs en donne le signal : il souffle dans votre main, et tous s’en vont avec lui.',
        },
        { pour: 'interieur', texte: 'Si le corridor est étroit, l’ours longe un mur et la plume longe l’autre.' },
        {
          pour: 'autre_saison',
          texte: '{!hiver|L’hiver, l’ours cherche sa tanière.} {!automne|L’automne, la plume devient feuille.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Deux ours qui se cognent.', 'Genoux rougis ou mouillés par les quatre pattes.'],
        dangersAEliminer: [
          '{dedans|Porte battante sur le trajet : calez-la; un coin de meuble se contourne.} {cour|Barrière ouverte sur le trajet : fermez-la; une bordure se contourne.} {parc bois|Racine ou trou sur le trajet : contournez-les avec le groupe.}',
          '{dedans|Bas qui glissent : pieds nus ou souliers avant de partir.}',
          '{dedans|Groupe coupé en deux par une porte : elle reste ouverte et calée jusqu’au dernier.}',
          '{dehors|Groupe étiré : marchez à la hauteur du dernier et ralentissez les premiers de la voix.}',
          '{si-corde-de-marche|Corde : dans la main, jamais au poignet ni au cou; elle tombe? Tous s’arrêtent et la reprennent.}',
          '{si-foulards|Foulard : à la main, jamais noué ni au cou; pilé, il se reprend à l’arrêt.} {!bois si-tunnel|Deux têtes dans le tunnel : une bête à la fois, toutes par le même bout.}',
        ],
        supervision: 'palier2',
        allergies: ['Le sac d’urgence suit le groupe jusqu’à l’arrivée.'],
      },
      observation: [
        'Motricité globale : comment passe-t-il du lourd au léger?',
        'Langage oral : quelle partie de la phrase reprend-il?',
        'Tempérament : comment quitte-t-il ce qu’il faisait?',
      ],
      prolongements: [
        'Laissez les enfants trouver une bête pour aller se laver les mains.',
        'Soufflez l’idée aux parents : le matin, l’ours lourd descend l’escalier debout, une main sur la rampe.',
      ],
      reflexionRetroaction: [
        'Qui a eu besoin de finir avant de partir?',
        'Ce passage était-il nécessaire dans notre journée?',
      ],
    },
  },
  {
    key: 'l-escargot-monte',
    summary:
      'Un doigt monte le long du bras, s’arrête, fait un rond : l’escargot de la sieste cherche son lit et s’endort.',
    ageGroups: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['animaux-et-traces', 'sons-et-silence'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 10,
    adults: 1,
    moment: 'sieste',
    calls: [
      'sieste',
      'dodo',
      'dormir',
      'calme',
      'se calmer',
      'repos',
      'comptine',
      'jeu de doigts',
      'escargot',
      'bercer',
      'fatigue',
      'relaxation',
      'retour au calme',
      'comptines à doigts',
      'avant la sieste',
    ],
    seen: [
      'elle promène son doigt sur son bras jusqu’à ce que ses paupières tombent',
      'il me tend sa main pour que je lui fasse des chatouilles douces',
      'ils se font des petits ronds dans le creux du coude sur leur matelas',
      'il gigote sur son matelas et n’arrive pas à se déposer',
      'elle suce son pouce et me cherche des yeux pour une dernière flatte',
      'il s’ennuie de sa mère à l’heure du dodo et veut une présence',
      'à la sieste, quatre veulent mon dos en même temps et j’ai juste deux mains',
      'stores baissés, deux se jasent d’un matelas à l’autre et s’excitent',
    ],
    scenes: ['sieste'],
    picture:
      'À l’heure de la sieste, l’éducatrice fait monter un doigt le long du bras d’une enfant couchée; deux autres reposent sous leur couverture.',
    sheet: {
      titre: 'L’escargot monte',
      observationDepart:
        'Sur son matelas, un enfant promène un doigt le long de son propre bras, aller et retour, jusqu’à ce que ses yeux se ferment.',
      intentionEducative: 'Permettre à chacun de trouver sur sa peau un geste lent qui le mène vers le repos.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Sommeil', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Ralentir son geste et son souffle.',
        'Sentir son poignet, son coude, sa joue.',
        'Choisir d’être touché, ou non.',
      ],
      materiel: [],
      preparation: [
        'Faites passer le groupe aux toilettes et baissez la lumière avant de commencer.',
        'Chaque matelas est à sa place, avec le doudou qui l’accompagne.',
        'Assoyez-vous au milieu, là où votre voix basse rejoint le plus loin.',
      ],
      deroulement: [
        opening(
          { 10: 1, 20: 2 },
          'Une fois les enfants sur leur matelas, levez un doigt recourbé, penchez-le et soupirez. « L’escargot a fini sa journée. » Votre voix descend à chaque mot.',
        ),
        guided(
          { 10: 2, 20: 4 },
          '« L’escargot monte, tout doucement. » Un doigt part du poignet vers le coude. « Il n’est pas pressé, il prend son temps. » Le doigt s’arrête. « Il fait un rond, il fait un lit. » Le creux du coude reçoit le rond. « Il rentre ses cornes… voici la nuit. » Le doigt se replie dans le poing, le poing sous la joue.',
        ),
        play(
          { 10: 5, 20: 10 },
          'Les escargots sortent chacun à leur heure. Un doigt grimpe sur un bras, un doudou, un genou; un autre dort déjà dans son poing. Des bras se tendent vers vous : passez de matelas en matelas et faites le chemin sur la peau offerte, en nommant tout bas : « Ton poignet… ton coude… » Un enfant chuchote une autre fin : hochez la tête, sans la corriger.',
        ),
        closing(
          { 10: 2, 20: 4 },
          'Redites la comptine du bout des lèvres, puis laissez le doigt grimper sans les mots. Revenez vous asseoir au milieu et laissez votre souffle s’entendre.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Arrêtez votre doigt au-dessus du poignet : le bras qui s’avance dit oui, celui qui se retire a répondu.',
          'Allongez les pauses entre les lignes, jusqu’à trois de vos respirations.',
          'Laissez bouger celui qui cherche encore sa place, sans commenter.',
        ],
        questionsOuvertes: ['Où dort ton escargot?', 'Sur qui il monte, le tien?'],
      },
      vocabulaire: ['l’escargot', 'doucement', 'le coude', 'le creux', 'la joue', 'le rond', 'la nuit', 'se reposer'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'L’enfant encore agité commence par serrer fort son poing; l’escargot monte quand la main se desserre.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Certains n’aiment pas l’effleurement : appuyez franchement la paume sur la couverture, à la place du doigt.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, le bras nu est doux à parcourir.} {!hiver|L’hiver, l’escargot marche sur la couverture ou sur la manche.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Fou rire qui retarde le calme.', 'Tristesse qui remonte dans la pénombre.'],
        dangersAEliminer: [
          'Couverture sur un visage : repliez-la sous les aisselles en passant.',
          'Pénombre trop forte : de votre place, vous distinguez chaque visage et son souffle.',
          'Objet dur ou ruban resté dans un lit : faites le tour avant de baisser la lumière.',
        ],
        supervision: 'palier2',
        allergies: ['Pas de crème parfumée sur vos mains : l’escargot passe d’un bras à un autre.'],
      },
      observation: [
        'Compétences émotionnelles : quel geste l’aide à s’apaiser?',
        'Sommeil : quels signes de fatigue montre-t-il pendant la comptine?',
        'Schéma corporel : tend-il le coude quand vous dites « coude »?',
      ],
      prolongements: [
        'L’escargot peut revenir en plein jour, sur la jambe d’un enfant qui attend son parent.',
        'Remettez les quatre lignes aux familles, avec les gestes, pour l’heure du coucher.',
      ],
      reflexionRetroaction: [
        'Ma voix avait-elle vraiment ralenti?',
        'Qui se repose autrement, et comment lui faire place?',
      ],
    },
  },
  {
    key: 'la-banane-se-deshabille',
    summary:
      'Tirer la languette, entendre le petit clac, peler trois bandes : à la collation, chacun ouvre sa demi-banane.',
    ageGroups: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['cuisine-et-saveurs'],
    materials: ['contenants-et-cuilleres'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    moment: 'collation',
    calls: [
      'collation',
      'banane',
      'peler',
      'éplucher',
      'fruit',
      'manger',
      'moi tout seul',
      'goûter',
      'cuisine',
      'purée',
      'ouvrir',
      'avocat',
      'l’heure de la collation',
      'manger seul',
      'motricité fine',
    ],
    seen: [
      'elle mord dans la pelure pour l’ouvrir et fait une grimace',
      'il tire une languette, ça brise de travers, il se choque',
      'ils écrasent leur fruit à la fourchette et regardent les petits points',
      'il cache son fruit sous la table pour pas que je l’épluche à sa place',
      'elle me tend tout, ouvre, ouvre, elle est certaine qu’elle n’est pas capable',
      'il est fier, il a enlevé toute l’écorce de sa clémentine sans aide',
      'à la collation, huit mains se tendent en même temps pour que j’ouvre leur affaire',
      'au dîner, elle repousse ma main dès que je touche à sa pelure',
    ],
    scenes: ['repas', 'fierte'],
    picture:
      'À table avec l’éducatrice, des enfants pèlent une demi-banane; l’un écrase la sienne à la fourchette, les pelures vont dans un bol.',
    sheet: {
      titre: 'La banane se déshabille',
      observationDepart:
        'Une enfant cache sa banane sous la table plutôt que de la laisser éplucher par l’adulte. Elle mord dans la pelure pour l’ouvrir.',
      intentionEducative: 'Soutenir l’enfant qui veut préparer lui-même ce qu’il mange, avec des gestes à sa portée.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Alimentation', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
      ],
      objectifs: [
        'Pincer, tirer et peler avec ses deux mains.',
        'Regarder, sentir et goûter s’il le veut.',
        'Écraser un aliment et voir ce qu’il devient.',
      ],
      materiel: [
        food(
          'Demi-bananes bien mûres, dans leur pelure',
          'une par enfant, une pour vous et deux de plus',
          'Quartiers d’avocat mûr dans leur peau, coupés et vidés en cuisine',
        ),
        item('Assiettes', 'une par enfant', 'Planches à découper en plastique'),
        item('Fourchettes d’enfant', 'une par enfant', 'Dos d’une grosse cuillère'),
        item('Bol à pelures', 'un pour quatre', 'Assiette creuse'),
        item('Linges humides', 'un par enfant et deux de plus', 'Débarbouillettes'),
        item('Couteau de préparation', 'un, rangé avant la collation', null),
        {
          ...food(
            '{si-pelures-de-clémentines|Pelures de clémentines lavées}',
            '{si-pelures-de-clémentines|une par enfant, large comme sa paume}',
            null,
          ),
          facultatif: true,
        },
        optional('{si-toutous|Toutou lavable}', '{si-toutous|un, loin des assiettes}', null),
        optional('{si-loupes|Loupe incassable}', '{si-loupes|une, près de vous}', null),
        optional(
          '{30min si-crayons si-papier|Papier et gros crayons de cire}',
          '{30min si-crayons si-papier|une feuille et un crayon par enfant}',
          null,
        ),
        optional('{si-terre|Terre, dans une chaudière}', '{si-terre|une demi-chaudière}', null),
      ],
      preparation: [
        'Lavez les bananes entières et les mains de tous.',
        'Coupez-les en deux; au bout coupé, fendez la pelure sur un travers de doigt : la languette se prend. Laissez-en deux sans fente, pour les doigts les plus sûrs.',
        'Gardez les deux demi-bananes de plus à portée de main : celle qui tombe se remplace sans histoire.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4 },
          'Tenez une demi-banane debout. Tirez une bande, lentement, près de votre oreille. « Elle enlève son manteau! » {si-toutous|Au bout de la table, un toutou ne sait pas faire : on lui dit par où commencer.} Arrêtez-vous à la première bande et posez une demi-banane dans chaque assiette.',
        ),
        play(
          { 20: 13, 30: 15 },
          'Les doigts cherchent la languette, la perdent, la reprennent. Une bande, deux bandes, la pelure se déchire de travers. Qui veut croque; qui veut écrase à la fourchette, dans son assiette, et regarde les petits points bruns. {si-loupes|Promenez la loupe au-dessus d’une assiette : combien de points y grossissent?} « Elle se tenait debout. Et là? » {si-pelures-de-clémentines|À bout de bras, on plie une pelure de clémentine : son jus pleut sur les doigts. Laquelle sent le plus fort, elle ou la pelure de banane?} Assise à leur table, mangez la vôtre au même rythme.',
        ),
        play(
          { 30: 6 },
          'Comparez ce qui reste : une pelure brune dedans, jaune dehors, un collant sur le pouce. Les pelures deviennent pieuvre, chapeau de fourchette, bouche qui parle. {si-crayons si-papier|La pieuvre se couche sur le papier : le crayon en suit le tour, un bras à la fois.}',
        ),
        closing(
          { 20: 4, 30: 5 },
          'Chacun porte sa pelure dans le bol : « plouf » ou « pouet », à son goût. {si-terre|Une pelure se couche dans la terre, recouverte à pleines mains : on la cherchera dans une semaine.} Un linge à chacun, pour ses mains, puis pour la table.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tenez le bas de la banane à deux doigts; l’enfant tire, vous ne tirez pas.',
          'Dites le mouvement : « Tu pinces… tu descends… ça lâche. »',
          'Laissez l’assiette pleine de celui qui ne goûte pas : sentir est déjà beaucoup.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qu’il y a dessous?',
          'Comment tu l’ouvres?',
          'Qu’est-ce que ta fourchette a fait?',
        ],
      },
      vocabulaire: ['la pelure', 'peler', 'pincer', 'tirer', 'mou', 'mûr', 'écraser', 'la bande'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Descendez la première bande d’un centimètre de plus pour les doigts hésitants; laissez les plus sûrs commencer une demi-banane sans fente.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pour une seule main active, calez la banane entre deux linges humides roulés : elle tient debout pendant que l’autre main pèle.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!automne|L’automne, la poire cuite et tiède se pèle à la cuillère.} {!ete|L’été, le melon d’eau épépiné se sert en bâtonnets.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Banane écrasée sur la table et les manches.', 'Frustration devant une pelure qui casse.'],
        dangersAEliminer: [
          'Bouchée trop grosse : cassez la banane en morceaux et attendez que la bouche soit vide.',
          '{si-pelures-de-clémentines|Jus de pelure dans un œil : on plie loin du visage, puis les doigts s’essuient; un œil qui pique se rince à l’eau. Pelure à la bouche : elle va au bol.}',
          'Manger debout ou en marchant : on se lève pour porter sa pelure quand la bouche est vide.',
          'Couteau de préparation : rangé avant que les enfants s’assoient.',
          'Pelure tombée sous les pieds : ramassez-la avant que quelqu’un se lève.',
          '{30min si-crayons si-papier|Crayon à la bouche : il sort quand les assiettes sont parties, et chacun garde le sien.}',
          '{si-terre|Terre à la bouche : elle sort quand tous ont fini de manger; mains lavées au savon ensuite.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Banane ou avocat : vérifiez la liste du groupe; pas d’échange d’assiettes.',
          '{si-pelures-de-clémentines|Pelures de clémentines : vérifiez aussi la liste, même pour toucher.}',
        ],
      },
      observation: [
        'Motricité fine : comment ses deux mains se partagent-elles le travail?',
        'Alimentation : que fait-il de l’aliment avant de le goûter, ou sans le goûter?',
        'Éveil aux sciences : quels changements lui font dire ou montrer quelque chose?',
      ],
      prolongements: [
        'Un autre jour, une clémentine entrouverte offrira une autre pelure; coupez-en les quartiers en petits morceaux.',
        'Montrez aux parents la languette fendue : deux secondes de préparation, dix minutes de fierté à la maison.',
      ],
      reflexionRetroaction: [
        'Combien de temps la collation peut-elle durer sans que je presse?',
        'Qui a refusé mon aide, et qui l’a cherchée?',
      ],
    },
  },
  {
    key: 'la-tablette-de-demain',
    summary:
      '« Demain, mon camion! » Avant de partir, chacun choisit ce qui l’attendra et le couche sur la tablette de demain.',
    ageGroups: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['emotions-et-amitie'],
    materials: ['cartons-et-boites', 'tissus'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Si les départs se font dehors, des caisses renversées sous l’auvent servent de tablette jusqu’à la rentrée du soir.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    moment: 'depart',
    calls: [
      'départ',
      'fin de journée',
      'papa arrive',
      'au revoir',
      'ne veut pas partir',
      'demain',
      'ranger',
      'attendre son parent',
      'bye',
      'soir',
      'à demain',
      'le rangement',
    ],
    seen: [
      'elle se couche sur sa tour pour pas qu’on la défasse avant de partir',
      'il met son camion sous une couverture et lui dit à demain',
      'il veut apporter le jouet de la garderie chez lui et fait le bacon',
      'elle se sauve en dessous de la table quand son père arrive',
      'il demande si son affaire va être encore là quand il revient',
      'elle borde un bloc dans une petite boîte et le montre à sa mère',
      'vers quatre heures et demie, ça pleure parce que la construction est pas finie',
      'au départ hier, il a fallu vingt minutes pour le décoller de ses autos',
    ],
    scenes: ['separation', 'rangement', 'depart'],
    picture:
      'Un enfant borde son camion dans une boîte, une autre montre la sienne à son père; sur la tablette, des jouets dorment déjà.',
    sheet: {
      titre: 'La tablette de demain',
      observationDepart:
        'À l’arrivée de son père, un enfant se couche sur son garage de blocs. Il ne refuse pas de partir : il refuse de défaire.',
      intentionEducative: 'Offrir une suite à ce que l’enfant quitte, pour qu’il parte en sachant ce qui l’attend.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'cognitif', composante: 'Mémoire', role: 'secondaire' },
      ],
      objectifs: [
        'Choisir un objet et lui donner une place.',
        'Dire au revoir à un jeu avant de dire bonjour au parent.',
        'Se rappeler, le lendemain, ce qu’il avait laissé.',
      ],
      materiel: [
        item(
          'Boîtes basses ouvertes, avec la photo de chacun',
          'une par enfant et une pour vous',
          'Cases tracées au ruban adhésif sur une tablette',
        ),
        item('Petits carrés de tissu', 'un par enfant et un pour vous', 'Débarbouillettes'),
        item(
          'Tablette basse, libre',
          'une, assez longue pour toutes les boîtes',
          '{dedans|Dessus de petits meubles bas}{dehors|Caisses renversées, côte à côte}',
        ),
        item('Jouets de la journée', 'ceux qui traînent encore, et un toutou pour vous', null),
        optional('Images de la boîte, de l’auto et du lit, pour un départ difficile', 'une de chaque', null),
      ],
      preparation: [
        'Choisissez une tablette plus basse que les yeux des enfants. Gardez les boîtes hors de la vue jusqu’à la dernière heure.',
        'Gardez sortis peu de jeux, mais les préférés.',
        'Décidez avec vos collègues que les boîtes ne se {dedans|rangent}{dehors|vident} pas le soir.',
        '{avec-roulant|Réservez une grande boîte pour @materiel.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Couchez un toutou dans votre propre boîte et tirez le tissu jusqu’à son menton. « Toi, tu m’attends. À demain. » Placez la boîte sur la tablette, posez les autres près des jeux et retournez vous asseoir.',
        ),
        play(
          { 10: 6, 20: 13, 30: 20 },
          'Le jeu continue, et les boîtes sont là. Un camion s’y gare, en ressort, laisse sa place à un bloc. {dedans|Une enfant y met une casserole, l’enlève, y met son couvercle.}{dehors|Une enfant y met une petite pelle, l’enlève, y met une balle.} Tout se couche, tout se borde. {20min 30min|Le jeu ralentit? Réveillez votre toutou : « Il ne dort pas. Qui couche à côté de lui? » On le berce, on le borde encore; une boîte change de voisine.} À mesure que les parents arrivent, l’enfant montre sa boîte, ou la cache derrière son dos.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 6 },
          'Accompagnez l’enfant et son parent jusqu’à la tablette. « Qu’est-ce qui dort ici? » Un geste de la main à l’objet, puis le départ. Demain matin, la boîte l’attendra.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Assoyez-vous dos au mur, face à {dedans|la porte}{dehors|la barrière} : vous voyez le parent avant l’enfant et pouvez prévenir.',
          'Prenez acte du choix, même si c’est {dedans|une casserole}{dehors|une pelle} : « Elle dort là cette nuit. »',
          'Tenez la boîte avec l’enfant quand il pleure; laissez le parent dire lui-même « on reviendra ».',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui t’attend demain?',
          'Où va-t-il dormir?',
          'Qu’est-ce qu’il veut pour la nuit?',
        ],
      },
      vocabulaire: ['demain', 'attendre', 'garder', 'la place', 'border', 'au revoir', 'revenir', 'dormir'],
      adaptations: [
        { pour: '2-3a', texte: '« Demain » est flou à deux ans : accolez-y un repère, « après le dodo, la boîte ».' },
        {
          pour: 'besoins_particuliers',
          texte:
            'Si le départ finit en larmes, racontez-le d’avance en trois images : la boîte, l’auto, le lit; l’enfant rapporte la première à la maison.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, faites la tablette avant l’habillage.} {!ete|L’été, installez la tablette près de la porte de la cour.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Objet convoité déjà couché dans une autre boîte.', 'Larmes de fin de journée.'],
        dangersAEliminer: [
          'Boîte placée plus haut que les yeux : l’enfant grimperait pour la reprendre.',
          'Agrafes du carton et ruban décollé : retirez-les.',
          '{dedans|Porte}{dehors|Barrière} qui s’ouvre sur les enfants assis : gardez deux pas libres devant elle.',
        ],
        supervision: 'palier3',
        allergies: ['Aucune nourriture ne passe la nuit sur la tablette; regardez sous les tissus.'],
      },
      observation: [
        'Compétences émotionnelles : que change la boîte dans sa façon de partir?',
        'Mémoire : vers quoi se dirige-t-il le lendemain matin?',
        'Attachement : comment va-t-il du jeu vers son parent?',
      ],
      prolongements: [
        'Ouvrez la journée suivante par la tablette, avant toute autre chose.',
        'Dans l’auto ou l’autobus, le parent peut demander : « Qu’est-ce qui dort dans ta boîte? »',
      ],
      reflexionRetroaction: [
        'Quels jeux rangeons-nous trop vite?',
        'Pour quel enfant le soir est-il plus difficile que le matin?',
      ],
    },
  },
  {
    key: 'l-etoile-s-habille',
    summary: 'Étendu comme une étoile sur son vêtement ouvert, chaque enfant trouve une manche, puis l’autre, et zip!',
    ageGroups: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_LANGUAGE'],
    themes: ['saisons-et-fetes'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: ['WINTER'],
    alsoIn: {
      AUTUMN: 'L’automne, seul le manteau s’étale, capuchon du côté de la tête, et la comptine commence par un bras.',
      SPRING: 'Le pantalon de pluie et l’imperméable s’étalent à la place de l’habit de neige.',
    },
    durationMinutes: 20,
    adults: 1,
    moment: 'habillage',
    calls: [
      'habillage',
      's’habiller',
      'habit de neige',
      'vestiaire',
      'manteau',
      'bottes',
      'fermeture éclair',
      'mitaines',
      'moi tout seul',
      'sortir dehors',
      'attente au vestiaire',
      'hiver',
      'comptines',
      'vêtements',
    ],
    seen: [
      'il s’étend sur son suit par terre, les quatre membres écartés',
      'elle cherche le trou de la manche et rentre les deux pieds dans la même jambe',
      'il monte son zipper jusqu’au nombril puis abandonne',
      'elle met ses mitaines en premier et n’est plus capable de rien faire',
      'ils ont chaud, ils attendent en habit d’hiver et ça chiale',
      'il garroche son suit et dit qu’il est pas capable',
      'dans le vestiaire, ça prend quarante minutes pour sortir dix minutes dehors',
      'avant d’aller dehors, deux étaient couchés sur leurs manteaux et riaient au lieu de s’habiller',
    ],
    scenes: ['habillage', 'fierte'],
    picture:
      'Au vestiaire, deux enfants couchés en étoile enfilent leur habit de neige; une troisième, prête, se fait monter la fermeture.',
    sheet: {
      titre: 'L’étoile s’habille',
      observationDepart:
        'Au vestiaire, un enfant s’est couché sur son habit, bras et jambes écartés, et il a ri. Dix minutes plus tôt, il le lançait.',
      intentionEducative: 'Soutenir un habillage que l’enfant dirige, couché au sol, là où l’habit tient sans bouger.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Trouver l’entrée d’une manche {hiver printemps|ou d’une jambe}.',
        'Nommer ou montrer la partie du corps qui s’habille.',
        'Finir lui-même le dernier geste.',
      ],
      materiel: [
        item('{hiver|Habits de neige de chacun}', 'un par enfant', null),
        item('{automne|Manteaux de chacun}', 'un par enfant', null),
        item('{printemps|Pantalons et manteaux de pluie de chacun}', 'un par enfant', null),
        item('Tuques, mitaines et bottes', 'celles de chacun', null),
        item('Napperons de tissu', 'un par enfant, pour marquer sa place', 'Carrés de tapis'),
        optional('{hiver si-vieux-manteaux|Vieux manteaux, sans cordon}', '{hiver si-vieux-manteaux|un ou deux}', null),
        optional('{si-toutous si-poupées|Toutous ou poupées}', '{si-toutous si-poupées|deux ou trois}', null),
        optional('{si-photos|Photos d’une étoile qui s’habille}', '{si-photos|une par vêtement}', null),
        optional('{si-lampe-de-poche|Lampe de poche}', '{si-lampe-de-poche|une}', null),
        optional('{si-miroirs|Miroir incassable, fixé au mur}', '{si-miroirs|un, à leur hauteur}', null),
      ],
      preparation: [
        'Étalez les vêtements au sol avant d’inviter le groupe, fermetures ouvertes, un napperon au pied de chacun. {si-photos|Collez les photos au bas du mur, dans l’ordre : l’étoile y touche ce qui vient après.}',
        '{10min hiver printemps|Dix minutes habillent trois étoiles. Les autres jouent encore, porte ouverte, sous vos yeux, et reprennent votre comptine d’où ils sont. Vous êtes plus de trois? Le trio suivant se couche quand le premier a fini : comptez six minutes de plus par trio, vingt-deux minutes en tout pour huit enfants.} {10min automne|Les étoiles viennent quatre à la fois; les autres jouent encore, porte ouverte, sous vos yeux.} {20min hiver printemps|En vingt minutes, six étoiles s’habillent, trois à la fois. Les autres jouent encore, porte ouverte, sous vos yeux. Vous êtes plus de six? Comptez six minutes de plus.} {20min automne|Les étoiles viennent quatre à la fois; les autres jouent encore, porte ouverte, sous vos yeux.}',
        'Habillez-vous en dernier : vous aurez moins chaud, et vos mains restent libres.',
        '{2adultes|À deux, l’une monte les dernières fermetures des premières étoiles prêtes et sort avec elles; l’autre reste au vestiaire et finit de même avec les suivantes.}',
        '{1adulte|Seule, assoyez sur son napperon l’étoile qui a fini, fermeture au nombril, sans tuque ni mitaines : elle chante la comptine aux suivantes, puis vous tend votre tuque et vos mitaines.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 4 },
          'Couchez-vous sur votre manteau, bras et jambes grands ouverts, la tête tournée vers le groupe. « Étoile, étoile, couchée par terre. » Restez étendue jusqu’à ce qu’une autre étoile se couche.',
        ),
        play(
          { 10: 6, 20: 12 },
          '{hiver printemps|« Un pied dans le trou, quel grand mystère! » Le premier pied pousse. « L’autre le suit, toc! le voilà. » Le second pied arrive.} {automne|« Un bras dans le trou, quel grand mystère! » La main avance.} « Un bras, deux bras, et zip! c’est moi. » Tenez le bas de la fermeture; l’enfant monte la tirette jusqu’au nombril, et le reste attend la porte. Une botte s’enfile et se retire sans fin; à côté, quelqu’un habille le napperon. {si-toutous si-poupées|Un toutou ou une poupée s’y couche en étoile : on lui chante la ligne qui va à son bras.} {hiver si-vieux-manteaux|Qui attend s’étend sur un vieux manteau ouvert : ses bras s’y perdent et cherchent la sortie.} {si-lampe-de-poche|Un ami allume la lampe au bout d’une manche : la main s’y rend.}',
        ),
        closing(
          { 10: 2, 20: 4 },
          '{10min hiver printemps|Le dernier trio a ses bottes? Toutes les étoiles se lèvent ensemble.} {10min automne|Toutes les étoiles ont leurs bottes? Elles se lèvent ensemble.} {20min|Toutes les étoiles ont leurs bottes? Elles se lèvent ensemble.} Les fermetures montent jusqu’en haut, la tuque suit, et les mitaines viennent en tout dernier : avec elles, les doigts ne trouvent plus la manche. Chacune touche ses bottes, sa tuque, ses mitaines : trois petites tapes. {si-miroirs|Au miroir, elle les cherche des yeux avant de taper.} Comptez les étoiles à voix haute et ouvrez la porte avec elles.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Agenouillez-vous du côté des pieds : l’enfant voit ce que font vos mains.',
          'Faites la moitié difficile et arrêtez-vous : vous calez le talon, il finit d’enfiler la botte.',
          'À l’étoile distraite, chantez la ligne qui lui manque.',
        ],
        questionsOuvertes: ['Où est passée ta main?', 'Qu’est-ce qui vient après?', 'Comment je t’aide?'],
      },
      vocabulaire: ['l’étoile', 'la manche', 'la botte', 'la mitaine', 'le pied', 'la tirette', 'tirer', 'monter'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Donnez la tirette aux plus jeunes et gardez le reste; les plus vieux étalent eux-mêmes leur vêtement, capuchon là où ira la tête.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui ne se couche pas s’assoit entre vos jambes, dos contre vous : vos bras prolongent les siens dans les manches.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’été, l’étoile met son chapeau et cherche ses sandales, couchée sur une serviette.',
        },
      ],
      securite: {
        risquesAcceptes: ['Botte à l’envers.', 'Colère contre une manche.'],
        dangersAEliminer: [
          'Coup de chaleur au vestiaire : tuque et fermeture attendent la porte.',
          'Menton pris dans la fermeture : votre doigt glisse entre la tirette et la peau.',
          'Cordons, foulards et mitaines reliées par une corde dans le dos : à remplacer par un cache-cou et des pinces.',
          '{si-lampe-de-poche|Lumière dans les yeux : la lampe ne vise que le bout des manches.}',
          '{hiver si-vieux-manteaux|Chaleur : le vieux manteau s’essaie en chandail et s’ôte avant l’habit de neige.}',
        ],
        supervision: 'palier2',
        allergies: ['Laine et peau sensible : une doublure de coton sous la tuque et les mitaines.'],
      },
      observation: [
        'Schéma corporel : quelle partie de son corps cherche-t-il, laquelle trouve-t-il seul?',
        'Motricité fine : comment tient-il la tirette, la mitaine, la languette de botte?',
        'Langage oral : quels mots de la comptine dit-il avant vous?',
      ],
      prolongements: [
        'Laissez un vieil habit au coin des poupées : elles aussi font l’étoile.',
        'Montrez l’étoile aux parents, au sol, un matin : elle fait gagner du temps à la maison.',
      ],
      reflexionRetroaction: [
        'Combien d’enfants attendaient pendant que j’en habillais un?',
        'Quel geste puis-je leur laisser dès demain?',
      ],
    },
  },
]
