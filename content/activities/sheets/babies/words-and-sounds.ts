import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const BABY_WORDS_AND_SOUNDS_SHEETS: readonly BankSheet[] = [
  {
    key: 'la-reponse-des-oiseaux',
    summary: 'Halte dehors : un oiseau chante, le poupon lance un son, et la conversation commence.',
    ageGroups: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['oiseaux', 'sons-et-silence'],
    materials: ['tissus'],
    place: 'PARK',
    alsoAt: {
      YARD: 'Dans la cour, installez-vous du côté des arbres, quand les autres groupes sont rentrés.',
      WOODS: 'À l’entrée du boisé, un seul arrêt, près du sentier, suffit pour entendre.',
    },
    seasons: ['SPRING', 'SUMMER'],
    alsoIn: {
      AUTUMN: 'L’automne, ce sont les outardes et les corneilles qui répondent, et la halte est plus courte.',
      WINTER: 'L’hiver, les petits écoutent les mésanges de la poussette, bien emmitouflés; la forme courte suffit.',
    },
    durationMinutes: 20,
    adults: 1,
    calls: [
      'oiseau',
      'chant',
      'merle',
      'mésange',
      'corneille',
      'outarde',
      'écouter',
      'babiller',
      'gazouiller',
      'il imite les sons',
      'cui-cui',
      'animaux',
      'nature',
    ],
    seen: [
      'il fait un cri aigu et attend que la corneille lui réponde',
      'elle arrête de gigoter dès que ça chante dans l’arbre',
      'un bébé répète piou piou en pointant la branche au-dessus de nous',
      'il gazouille sans arrêt et aime qu’on refasse ses sons',
      'il chignait dans le carrosse et les petits cris d’oiseaux l’ont consolé',
      'elle se penche la tête, l’oreille en l’air, cherchant d’où ça vient',
      'à la halte du parc, un merle s’est mis à turluter et mes poupons ont jasé avec',
      'depuis le printemps, il y a un nid près de la cour et ils écoutent',
    ],
    scenes: ['bestioles', 'voix', 'ecouter'],
    picture:
      'Sur une branche en fleurs, un merle chante; assis sur la couverture, un poupon lui lance un son, l’adulte le montre.',
    sheet: {
      titre: 'La réponse des oiseaux',
      observationDepart:
        'Quand un oiseau chante, plusieurs poupons cessent de bouger. Puis ils lancent un son à leur tour.',
      intentionEducative: 'Soutenir le plaisir de communiquer, à partir de sons que le poupon entend vraiment.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage prélinguistique', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Attachement', role: 'secondaire' },
      ],
      objectifs: [
        'Tourner la tête vers un son.',
        'Prendre son tour de parole avec des sons.',
        'Pointer ce qui l’intéresse et partager son regard.',
      ],
      materiel: [
        item(
          '{!hiver|Couverture épaisse}{hiver|Poussette à plusieurs places, avec attaches}',
          'une',
          '{!hiver|Tapis de mousse}{hiver|Traîneau à dossier, avec attaches}',
        ),
        optional('{30min|Livre cartonné sur les oiseaux}', '{30min|un}', '{30min|Deux photos sous plastique rigide}'),
        item('{30min !hiver|À boire, selon l’âge de chacun}', '{30min !hiver|à volonté}', null),
      ],
      preparation: [
        'Repérez un coin calme, où l’on entend les oiseaux. {!hiver|Il lui faut de l’ombre.} {hiver|L’hiver, choisissez-le plat et à l’abri du vent, et mettez les freins.}',
        'Inspectez le sol et les branches au-dessus des petits.',
        '{!hiver|Soleil, chaleur et insectes : suivez l’âge de chacun et la politique de votre milieu.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 4, 30: 4 },
          '{!hiver|Assoyez les poupons contre vous ou sur la couverture.} {hiver|L’hiver, ils restent dans la poussette, tournés vers un arbre.} Un doigt sur votre oreille, la tête penchée, attendez le premier chant.',
        ),
        play(
          { 10: 6, 20: 13, 30: 13 },
          'Un poupon se tait et écoute; l’autre tape sur son genou {!hiver|ou rampe au bord de la couverture}. Reprenez chaque son qu’il fait, puis celui de l’oiseau. L’échange s’étire ou s’arrête selon lui. L’oiseau se tait? Refaites son chant tout bas, vers la branche, et attendez avec eux.',
        ),
        play(
          { 30: 9 },
          '{!hiver|Sans quitter la couverture, tournez-vous avec les poupons vers un autre arbre.} {hiver|L’hiver, touchez joues et doigts, puis poussez la poussette dix pas plus loin et remettez les freins.} Un autre chant vient, ou plus rien. Si vous avez le livre, ouvrez-le : le doigt va de l’image à la branche. {!hiver|Qui a soif boit dans vos bras; l’oiseau attend.}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4 },
          'Saluez les oiseaux de la main, toujours avec les mêmes mots. Le son préféré du jour se chantonne en rentrant.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Attendez : votre silence est son tour de parole.',
          'Suivez le doigt ou le regard, puis nommez : « L’oiseau. »',
          'Posez une main sur les plus jeunes quand une corneille surprend.',
        ],
        questionsOuvertes: ['Qui est-ce qui chante?', 'D’où ça vient?'],
      },
      vocabulaire: ['l’oiseau', 'chanter', 'écouter', 'là-haut', 'envolé', 'l’aile', 'la branche'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Le tout-petit de quelques mois écoute dans vos bras, joue contre joue, tourné vers le côté d’où vient le chant.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pour un enfant qui entend peu, posez sa main sur votre gorge et montrez l’oiseau au moment où il ouvre le bec.',
        },
        {
          pour: 'interieur',
          texte: 'Une fenêtre s’ouvre : oiseaux, pluie, autobus, tout ce qui entre reçoit une réponse.',
        },
      ],
      securite: {
        risquesAcceptes: ['{!hiver|Toucher la terre du bout des doigts.}', 'Sursauter au cri d’une corneille.'],
        dangersAEliminer: [
          'Plumes, fientes, graines et mie de pain au sol, sous l’arbre choisi.',
          '{parc bois|Chiens en liberté : changez de coin.}',
          'Poupon qui s’endort : rentrez tous, et couchez-le dans son lit.',
          '{hiver|Froid : au seuil que votre milieu fixe pour les poupons, restez dedans; joues ou nuque froides, tout le groupe rentre.}',
        ],
        supervision: 'palier1',
        allergies: ['Épinéphrine et consignes d’urgence sur vous, à chaque halte.'],
      },
      observation: [
        'Langage prélinguistique : quels sons nouveaux apparaissent dans l’échange?',
        'Attention : vers quels bruits se tourne-t-il?',
        'Attachement : quand cherche-t-il le contact?',
      ],
      prolongements: [
        'Revenez à la même heure la semaine prochaine : les chants changent avec la saison.',
        'L’oiseau ne chante pas pareil d’une langue à l’autre : demandez à un parent comment on l’imite chez lui et essayez-le sous l’arbre.',
      ],
      reflexionRetroaction: [
        'Combien de tours de parole avons-nous tenus, chacun et moi?',
        'Le lieu était-il assez calme pour entendre?',
      ],
    },
  },
  {
    key: 'la-boite-tambour',
    summary:
      'Une boîte renversée gronde sous les paumes et sous le ventre : frapper, sentir vibrer, attendre la réponse.',
    ageGroups: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['sons-et-silence'],
    materials: ['cartons-et-boites', 'instruments-de-musique'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'tambour',
      'taper',
      'frapper',
      'musique',
      'rythme',
      'faire du bruit',
      'vibrer',
      'boîte',
      'taper fort',
      'il tape sur la table',
      'boîtes de carton',
      'instruments de musique',
      'sons',
      'percussions',
      'fort et doux',
      'éveil musical',
    ],
    seen: [
      'elle frappe à deux mains sur le fond du bac renversé',
      'il cogne sur sa chaise haute et l’autre bébé cogne à son tour',
      'un poupon colle sa joue contre la machine à laver pour sentir que ça tremble',
      'deux petits tapent chacun leur tour comme s’ils se parlaient',
      'elle a de l’énergie à revendre et fesse sur tout ce qu’elle croise',
      'il arrête de taper, attend, et me fixe jusqu’à ce que je recommence',
      'au dîner, c’était le concert, tous tapaient sur leur plateau en même temps',
      'un bébé de cinq mois bat des pieds sur la boîte de couches vide, crampé',
    ],
    scenes: ['taper-bruit'],
    picture:
      'Deux poupons frappent une grosse boîte renversée, un troisième y pose les pieds et l’adulte y colle son oreille.',
    sheet: {
      titre: 'La boîte-tambour',
      observationDepart:
        'Au dîner, un poupon tape sur sa tablette. Un deuxième s’arrête de manger, puis tape à son tour.',
      intentionEducative: 'Soutenir un dialogue sans mots, où chacun frappe, écoute et reçoit une réponse.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage prélinguistique', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Développement sensoriel', role: 'secondaire' },
      ],
      objectifs: [
        'Produire un son et attendre celui de l’autre.',
        'Sentir une vibration dans la main, le ventre ou les pieds.',
        'Jouer avec fort, doux et silence.',
      ],
      materiel: [
        item('Grandes boîtes de carton épais, vides', 'deux', 'Bacs de plastique retournés'),
        item('{30min|Tambour à large peau}', 'un, pour l’adulte', 'Plancher, du plat de la main'),
        item('{20min 30min|Linge épais}', '{20min 30min|un}', '{20min 30min|Manteau, la doublure vers le haut}'),
      ],
      preparation: [
        'Retirez agrafes et rubans, puis repliez les rabats par-dessous : la boîte se pose sur eux.',
        'Placez une boîte au milieu, l’autre à un pas, et votre place entre les deux. Sur le plancher nu, elle s’entend mieux que sur un tapis.',
        '{avec-contenant|Retournez @materiel à côté : un troisième son s’ajoute.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Deux coups de paume, lents. Boum, boum. Collez ensuite l’oreille dessus et attendez qu’une main vous réponde.',
        ),
        play(
          { 10: 6, 20: 10, 30: 14 },
          'Le plus jeune, couché au bout de la boîte, y pose les pieds et reçoit chaque coup. Assis, un autre frappe à deux mains. Répondez à chacun dans son rythme. Quand deux jouent ensemble, taisez-vous : ils s’écoutent peut-être. Plus personne ne frappe? Grattez le carton d’un ongle, de votre côté : une tête se tourne, une main vient voir.',
        ),
        play(
          { 20: 3, 30: 8 },
          'Étendez le linge sur la boîte. Le boum devient pouf. Enlevez-le, remettez-le. {30min|Plus tard, frappez deux coups à côté de vous, sur le tambour ou sur le plancher : ceux qui étaient partis lèvent la tête ou reviennent.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Frappez d’une paume, d’un doigt, d’un ongle, puis dans l’air. Le silence dure trois respirations. « Fini, boum. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Rendez-lui ses coups : deux s’il en fait deux, un seul s’il n’en fait qu’un.',
          'Gardez les mains en l’air, visibles, pendant son tour.',
          'Offrez vos genoux à celui que le grondement inquiète : il l’entend à travers vous.',
        ],
        questionsOuvertes: ['Qui a fait boum?', 'Comment tu frappes, toi?'],
      },
      vocabulaire: ['boum', 'fort', 'doux', 'frapper', 'le tambour', 'écouter', 'le silence'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Couchez le plus jeune à plat ventre sur vos cuisses, contre la boîte : le coup passe par vos jambes, et il lève la tête.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Avec un enfant qui entend peu, tenez-le dos contre vous, pieds sur la boîte, et frappez là où il regarde.',
        },
        {
          pour: 'autre_saison',
          texte: '{!hiver|L’hiver, enfilez-leur des mitaines : pouf au lieu de boum.} {!ete|L’été, frappez pieds nus.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Main rouge d’avoir tapé.', 'Sursaut quand tout gronde.'],
        dangersAEliminer: [
          'Baguettes ou bâtons : les mains et les pieds suffisent autour d’un poupon couché.',
          'Carton mordu et amolli : retirez le morceau, changez de boîte.',
          'Vacarme qui dure : {20min 30min|couvrez une boîte du linge, ou }arrêtez le jeu.',
          'Poupon qui se lève en s’appuyant sur une boîte : elle glisse; restez à portée de bras.',
        ],
        supervision: 'palier1',
        allergies: ['Prenez des boîtes propres, sans trace d’aliments.'],
      },
      observation: [
        'Langage prélinguistique : attend-il votre réponse avant de refrapper?',
        'Développement sensoriel : cherche-t-il la vibration, ou l’évite-t-il?',
        'Compétences sociales : que fait-il quand un autre frappe la même boîte?',
      ],
      prolongements: [
        'Frappez deux coups avant chaque repas : la boîte annoncera le dîner.',
        'Pendant que le souper cuit, un parent peut retourner un plat : c’est un tambour.',
      ],
      reflexionRetroaction: [
        'Ai-je répondu à leurs coups ou lancé les miens?',
        'Pour qui était-ce trop fort, et l’ai-je vu à temps?',
      ],
    },
  },
  {
    key: 'le-livre-qui-se-deplie',
    summary: 'Six images debout en accordéon, des objets du local : pointer, retourner, tirer, aller chercher le vrai.',
    ageGroups: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['contes-et-lettres'],
    materials: ['livres', 'papier-et-crayons'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'livre',
      'image',
      'pointer',
      'photo',
      'imagier',
      'histoire',
      'lire',
      'tourner les pages',
      'mordre le livre',
      'premiers mots',
      'pareil',
      'bibliothèque',
    ],
    seen: [
      'il pointe la photo du chien puis va chercher le toutou pareil',
      'elle mordille le coin du livre et le plie dans tous les sens',
      'un bébé gratte la face sur l’image comme pour la prendre',
      'elle apporte sa tuque chaque fois qu’elle en voit une dans le livre',
      'il veut toujours revoir la même page et n’écoute pas le reste',
      'il dit ta en pointant la tasse, son premier vrai mot',
      'dans le coin lecture, ils déchirent les pages de papier mais restent devant les images cartonnées',
      'à l’heure du conte, mon dix mois a retourné le livre pour voir en arrière',
    ],
    scenes: ['livres-histoires', 'mots'],
    picture:
      'À plat ventre devant un livre en accordéon, un poupon touche la tasse; une petite arrive avec la vraie tuque.',
    sheet: {
      titre: 'Le livre qui se déplie',
      observationDepart:
        'Un poupon a pointé une tasse dans le livre, puis l’armoire où est la vraie. Personne ne lui avait rien demandé.',
      intentionEducative: 'Éveiller le goût des images en les reliant aux objets que le petit touche tous les jours.',
      domaines: [
        { domaine: 'langagier', composante: 'Éveil à la lecture et à l’écriture', role: 'principal' },
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'secondaire' },
      ],
      objectifs: [
        'Regarder une image et la montrer du doigt.',
        'Faire le lien entre l’image et l’objet.',
        'Manipuler un livre à sa façon : ouvrir, mordre, coucher, relever.',
      ],
      materiel: [
        item('Grands cartons rigides réunis en accordéon', 'six volets', 'Boîtes de céréales dépliées, face brune'),
        item('Photos d’objets connus, collées à pleine surface', 'six', 'Dessins de l’adulte, un par volet'),
        item(
          'Trois des vrais objets : tasse de plastique, tuque sans cordon, ballon de tissu',
          'un de chaque',
          'Ce que montrent vos photos',
        ),
        item('Bâton de colle, ruban clair large et ruban de tissu', 'un de chaque, pour le montage', null),
        item('{30min|Livres cartonnés du local}', 'trois', null),
        optional('Laine, ratine ou velours côtelé, pour l’enfant qui voit peu', 'un morceau par volet', null),
      ],
      preparation: [
        'Collez les photos jusqu’aux bords, recouvrez-les de large ruban clair bien lissé, reliez les volets au ruban de tissu.',
        'Dressez l’accordéon sur le tapis, à leur hauteur quand ils sont à plat ventre.',
        'Cachez les trois vrais objets tout près, à moitié visibles.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Mettez votre visage à la hauteur des images. Un doigt sur la tasse : « La tasse. » Rien d’autre. Restez là, et laissez les autres images attendre.',
        ),
        play(
          { 10: 6, 20: 14, 30: 13 },
          'À plat ventre ou sur vos genoux, le plus jeune gratte une image. Assis, un autre plie, mord le coin, replie. Nommez ce que le doigt touche; si le doigt glisse, le mot change. Celui qui revient avec la vraie tuque la reçoit sur la tête : « La tuque! » {20min 30min|Plus un doigt ne bouge? Couchez l’accordéon, redressez un seul volet, attendez.}',
        ),
        play(
          { 30: 10 },
          'Refermez l’accordéon sur une image. « Où est la tasse? » Attendez qu’une main ouvre. Après un biberon ou une couche, ceux qui reviennent préfèrent parfois un livre cartonné, seuls sur vos genoux : lisez au rythme de leurs mains.',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4 },
          'Couchez les volets un à un : « Bonne nuit, la tasse. Bonne nuit, la tuque. » Laissez l’accordéon plié là où chacun peut le reprendre.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Suivez son doigt, même s’il saute trois images.',
          'Dites le mot, puis une petite phrase : « La tasse. Tu bois dedans. »',
          'Laissez le livre à l’envers : il regarde quand même.',
        ],
        questionsOuvertes: ['Qu’est-ce que tu me montres?', 'Où est la vraie tasse?'],
      },
      vocabulaire: ['le livre', 'l’image', 'la tasse', 'la tuque', 'ouvrir', 'fermer', 'pareil'],
      adaptations: [
        {
          pour: '0-18m',
          texte: 'Au bébé couché, montrez seulement deux volets, les plus contrastés, à la longueur de son bras.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Collez sur chaque volet un morceau de la matière, grand comme votre main et sans fil libre : laine, ratine, velours côtelé. L’enfant qui voit peu y promène la paume.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, la botte et la pelle prennent la place de deux images.} {!ete|L’été, le chapeau s’ajoute, et l’accordéon se dresse dehors, au bord d’une couverture.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Coin mâché.', 'Accordéon renversé sur les mains.'],
        dangersAEliminer: [
          'Ruban ou photo qui décolle : retirez le volet.',
          'Carton ramolli : retirez le volet avant qu’un bout se détache dans la bouche.',
          'Volets reliés par ficelle, anneau ou agrafe : seulement du ruban de tissu, à plat.',
        ],
        supervision: 'palier1',
        allergies: [
          'Si vous récupérez des boîtes de céréales, essuyez-les : elles gardent des traces de noix et de blé.',
        ],
      },
      observation: [
        'Éveil à la lecture et à l’écriture : que fait-il du livre, et dans quel sens?',
        'Langage oral : quel mot ou quel son accompagne son doigt?',
        'Catégories et concepts : rapproche-t-il l’objet et son image?',
      ],
      prolongements: [
        'Ajoutez un volet vide : il attend la prochaine trouvaille du groupe.',
        'La photo d’un objet de la maison se colle à l’accordéon, et l’objet se nomme dans la langue de la famille.',
      ],
      reflexionRetroaction: ['Quelle image n’a jamais reçu de doigt?', 'Ai-je nommé avant qu’il montre?'],
    },
  },
  {
    key: 'le-grand-papier',
    summary: 'Un immense papier : le froisser, le gratter, y traîner un gros crayon et voir la ligne suivre le bras.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['couleurs-et-textures'],
    materials: ['papier-et-crayons'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'dessiner',
      'gribouiller',
      'crayon',
      'grand papier',
      'tracer',
      'couleur',
      'premier dessin',
      'dessin libre',
      'papier au sol',
      'il gribouille sur la table',
      'motricité fine',
    ],
    seen: [
      'elle traîne son crayon jusqu’au mur et continue sur le plancher',
      'il fait des points en fessant la feuille avec son gros crayon',
      'un petit étend sa soupe avec son doigt et regarde la ligne que ça fait',
      'elle chiffonne le papier d’emballage et écoute le bruit',
      'il refuse de rester assis à la table pour faire un dessin',
      'il trace un rond, dit maman et me regarde, fier comme un paon',
      'au bricolage, les petites feuilles sont trop petites, ils finissent sur la table',
      'à l’ouverture d’un colis, ils se sont couchés sur le rouleau brun pour barbouiller',
    ],
    scenes: ['tracer-ecrire'],
    picture:
      'Sur un immense papier brun, une petite couchée à plat ventre trace une longue ligne, un poupon fait des points, un autre froisse le bord.',
    sheet: {
      titre: 'Le grand papier',
      observationDepart:
        'Avec son doigt plein de compote, un enfant a fait aller et venir une ligne sur sa tablette. Il la regardait autant que son doigt.',
      intentionEducative:
        'Permettre au petit de laisser une trace qui vient de tout son bras, sans rien devoir représenter.',
      domaines: [
        { domaine: 'langagier', composante: 'Développement graphique', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Découvrir que le geste laisse une ligne.',
        'Tenir un gros crayon à pleine main.',
        'S’arrêter, regarder, recommencer.',
      ],
      materiel: [
        item('Papier kraft en rouleau', 'deux mètres, quatre à partir de six enfants', 'Grands sacs de papier ouverts'),
        item(
          'Crayons de cire lavables, en galet large comme une paume',
          'un par enfant et trois de plus, de trois couleurs',
          'Gros pinceaux courts mouillés d’eau',
        ),
        optional('Gros pinceaux courts, à peine mouillés', 'trois, pour qui mord tout', 'Débarbouillette humide'),
        optional('Ruban de peintre large', 'un rouleau, gardé par l’adulte', 'Coussins lourds aux coins'),
      ],
      preparation: [
        'Étendez le papier au plancher, sans pli. Si vous avez du ruban, collez-en les quatre côtés; sinon, glissez chaque bout sous un meuble lourd ou sous le bord du tapis.',
        'Vérifiez chaque crayon : ni fente ni éclat, et trop gros pour un rouleau de papier hygiénique.',
        '{30min|Gardez trois crayons d’une même couleur dans votre poche, pour la deuxième exploration.}',
        '{avec-papier|Étendez @materiel à côté : la ligne y glisse autrement.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Grattez le papier de l’ongle : ça chuchote. Puis traînez un crayon d’un bout à l’autre, les yeux sur la ligne. Déposez-le et reculez.',
        ),
        play(
          { 10: 6, 20: 14, 30: 13 },
          '{0-18m|Le plus jeune, couché, froisse le bord et écoute. Assis contre votre jambe, un plus vieux frappe le papier de son crayon : des points apparaissent. Debout, un troisième fait aller et venir son bras.} {18-24m|Un enfant trace des ronds, puis dit « auto » : répétez son mot, sans chercher l’auto. Un autre s’est couché de tout son long pour tracer plus loin.} Décrivez ce que fait la ligne : « Elle monte, elle descend, elle s’arrête. » {!10min|Un crayon s’arrête longtemps? Tracez un trait court qui s’approche du sien, « tap, tap », et attendez qu’il réponde.}',
        ),
        play(
          { 30: 10 },
          'Sortez les crayons de votre poche : une seule couleur, nouvelle. Ceux qui étaient partis reviennent poser une trace sur celle d’un ami. Tracez lentement le contour d’un pied qui se laisse faire.',
        ),
        closing(
          { 10: 2, 20: 3, 30: 4 },
          'Tendez la paume : les crayons y reviennent un à un, comptés tout haut. Le papier reste où il est jusqu’au départ; écrivez-y l’heure et un mot entendu.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Offrez le crayon à plat dans votre paume, sans le placer dans ses doigts.',
          'Tenez le papier d’une main pour celui qui appuie fort.',
          'Détournez le crayon de la bouche en remettant la main sur le papier.',
        ],
        questionsOuvertes: ['Où elle s’en va, ta ligne?', 'Comment ton bras a-t-il bougé?'],
      },
      vocabulaire: ['le papier', 'le crayon', 'la ligne', 'le point', 'rouge', 'frotter', 'arrêter'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Avant 12 mois environ, offrez le papier seul : le gratter, le battre, y ramper. Le crayon vient ensuite, un à la fois, contre vous. Qui le mord encore reçoit un pinceau mouillé : sa trace fonce le papier.',
        },
        {
          pour: '18-24m',
          texte: 'Mettez deux couleurs éloignées l’une de l’autre : l’enfant dépose l’une pour aller chercher l’autre.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pour la main qui serre mal, glissez le crayon sous sa paume, la vôtre par-dessus; le geste du bras fait le reste.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, dehors, le papier se fixe à la clôture, à hauteur d’épaule.} {!hiver|L’hiver, une mitaine trace dans la buée de la vitre.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Cire sur les joues et le plancher.', 'Crayon qui passe sur la jambe du voisin.'],
        dangersAEliminer: [
          'Crayon fendu ou entamé par les dents : il quitte le jeu, et vous regardez dans la bouche; étiquettes retirées d’avance.',
          'Papier arraché et mâché : ôtez-le de la bouche et déchirez toute la bande abîmée.',
          'Crayon en main pour celui qui se lève et marche : échangez-le contre votre main tendue.',
        ],
        supervision: 'palier1',
        allergies: ['Crayons non parfumés; lavez les mains avant le repas.'],
      },
      observation: [
        'Développement graphique : regarde-t-il la trace ou sa main?',
        'Motricité fine : quel geste domine : frapper, balayer, tourner?',
        'Langage oral : quel son ou quel mot vient avec le trait?',
      ],
      prolongements: [
        'Déroulez le même papier une deuxième fois : les traces d’hier appellent celles d’aujourd’hui.',
        'Au départ, laissez le parent trouver seul la trace de son enfant, sur place, avant de raconter.',
      ],
      reflexionRetroaction: [
        'Ai-je demandé « c’est quoi? » trop vite?',
        'Le papier était-il assez grand pour que personne ne gêne l’autre?',
      ],
    },
  },
  {
    key: 'ce-que-tu-regardes',
    summary: 'Le petit regarde, tend la main, fait un son : l’adulte suit ce qui l’attire, le nomme et l’approche.',
    ageGroups: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: [],
    materials: [],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, le tour se fait à pied ou dans vos bras, du côté où son regard vous tire.',
      PARK: 'Au parc, de la poussette ou de vos genoux, le sujet passe, s’arrête ou s’entend au loin.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    followsInterest: true,
    calls: [
      'intérêt',
      'il regarde toujours',
      'pointer',
      'montrer du doigt',
      'pointer du doigt',
      'fasciné',
      'attention conjointe',
      'suivre son regard',
      'premiers mots',
      'curieux',
    ],
    seen: [
      'il tend le bras vers la lampe, fait heu, et me regarde',
      'elle me tire par la main jusqu’à la chose qu’elle veut me montrer',
      'un petit est obsédé par le ventilateur et le réclame à tout bout de champ',
      'il crie en pointant et se choque quand on ne devine pas',
      'elle revient sans arrêt vers l’aquarium du corridor et nous prend à témoin',
      'mon douze mois ne parle pas mais montre tout du doigt, ravi qu’on nomme',
      'dehors, un bébé ne voyait que les avions, le doigt pointé toute la sortie',
      'à la pouponnière, ils sont fous des lumières et je voudrais partir de ça',
    ],
    scenes: ['mots', 'cacher-trouver'],
    picture:
      'Un poupon dans les bras et un petit montrent du doigt la pelle mécanique jaune qui creuse devant la fenêtre.',
    sheet: {
      titre: 'Ce que tu regardes',
      observationDepart:
        'Ces jours-ci, un sujet revient : @interet. Des petits s’arrêtent, tendent le bras, font un son, puis cherchent un visage.',
      intentionEducative:
        'Soutenir l’attention partagée : le petit choisit ce qui compte, l’adulte le rejoint et lui donne un mot.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage prélinguistique', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Montrer à quelqu’un ce qui l’attire.',
        'Recevoir un mot au moment où il regarde.',
        'Retrouver le même intérêt sous une autre forme : une image, un son, un geste.',
      ],
      materiel: [
        item(
          '{20min 30min|Objets sûrs qui rappellent l’intérêt, plus gros qu’un poing d’adulte}',
          'un par poupon',
          'Une matière ou une couleur qui le rappelle',
        ),
        item('Grande image cartonnée de la même chose', 'une', 'Page d’un livre du local'),
        optional('{30min|Linge opaque}', 'un', 'Votre main'),
      ],
      preparation: [
        'Regardez-les cinq minutes avant de préparer : est-ce la chose qui les attire, son bruit, son mouvement ou la personne qui s’en occupe?',
        'Choisissez {20min 30min|les objets et }l’image d’après cette réponse. {20min 30min|Si la chose est dangereuse ou vivante, gardez seulement l’image et le son de votre voix.}',
        '{dedans 10min|Gardez l’image hors de leur vue, près de l’endroit où ils s’arrêtent d’habitude.} {dedans 20min 30min|Gardez les objets et l’image hors de leur vue, près de l’endroit où ils s’arrêtent d’habitude.} {dehors 10min|Gardez l’image dans votre sac : le vrai passe d’abord.} {dehors 20min 30min|Gardez les objets et l’image dans votre sac : le vrai passe d’abord.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Installez-vous à côté d’eux, les yeux dans la même direction que les leurs. Ne sortez rien. Au premier doigt, au premier son, dites un seul mot : le nom de ce qu’il montre.',
        ),
        play(
          { 10: 6, 20: 8, 30: 10 },
          'Approchez, les autres toujours sous vos yeux : portez celui qui ne se déplace pas, marchez au pas de celui qui vous tire. {dehors|S’il ne faut pas toucher, arrêtez-vous à distance et tendez le bras avec lui.} Il regarde, vous regardez; il crie, vous reprenez son cri. Un petit s’intéresse à autre chose? Suivez-le ensuite, c’est le même jeu.',
        ),
        play(
          { 20: 6, 30: 12 },
          'Déposez maintenant les objets et l’image, sans les présenter. Un objet se fait mâcher, poser sur l’image, emporter à l’autre bout : laissez faire. {30min|Plus tard, cachez un objet sous le linge, un coin bien visible : qui le cherche?}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 5 },
          'Revenez là où tout a commencé. Redites le mot, {10min|posez}{20min 30min|laissez} l’image à leur hauteur et reculez d’un pas : qui vous la rapporte?',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Taisez-vous quand il fixe : le mot vient quand il se tourne vers vous.',
          'Redites le même mot toute la semaine, jamais trois synonymes.',
          'Notez ce qu’il a fait juste avant de pointer : c’est la vraie porte de son intérêt.',
        ],
        questionsOuvertes: ['Qu’est-ce que tu vois?', 'Où est-ce que tu veux aller?'],
      },
      vocabulaire: ['regarde', 'là', 'encore', 'parti', 'proche', 'loin', 'pareil'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Chez le plus jeune, l’intérêt se voit aux pieds qui battent et au souffle retenu : répondez à ces signes comme à un doigt.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui ne pointe pas prend votre poignet ou fixe la chose : faites-en une demande, et nommez à voix haute.',
        },
        {
          pour: 'autre_saison',
          texte: 'Quand le sujet disparaît avec la saison, l’image, le bruit et le geste restent au local.',
        },
      ],
      securite: {
        risquesAcceptes: ['Frustration quand la chose est trop loin.', '{20min 30min|Objet disputé un instant.}'],
        dangersAEliminer: [
          '{10min|Image mâchouillée, coin qui se détache : reprenez-la et montrez-la de votre main.}',
          '{20min 30min|Objet choisi pour le sujet plutôt que pour la bouche : rien qui passe dans un rouleau de papier hygiénique, rien qui se détache ou s’effrite.}',
          'Chose chaude, coupante, fragile ou branchée : elle se regarde de loin, dans vos bras.',
          '{dehors|Petit qui file vers ce qu’il a vu : gardez-le à portée de bras et placez-vous du côté de la rue.}',
        ],
        supervision: 'palier1',
        allergies: ['Plante, poil ou aliment lié au sujet : l’image suffit pour l’enfant allergique.'],
      },
      observation: [
        'Langage prélinguistique : montre-t-il pour obtenir ou pour partager?',
        'Attention : combien de fois y revient-il dans la matinée?',
        'Catégories et concepts : reconnaît-il son intérêt sur l’image?',
      ],
      prolongements: [
        'Placez l’image près de la table à langer : le mot se redit au change.',
        'À la porte, montrez l’image au parent : son enfant la montre-t-il du doigt ailleurs qu’ici, et avec quel mot?',
      ],
      reflexionRetroaction: [
        'Ai-je suivi son intérêt, ou celui que je lui prêtais?',
        'Qu’est-ce qui l’attirait au juste : la chose, son bruit, son mouvement?',
      ],
    },
  },
]
