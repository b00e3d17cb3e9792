import { closing, food, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const PRESCHOOLER_MUFFINS_TEETH_AND_LIBRARIES_SHEETS: readonly BankSheet[] = [
  {
    key: 'une-demi-banane-cinq-cuillerees',
    summary:
      'Chaque enfant écrase sa demi-banane, y brasse l’avoine, tâte sa pâte jusqu’à ce qu’elle tienne et façonne ses biscuits; la cuisine les cuit.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['cuisine-et-saveurs', 'nombres-et-formes'],
    materials: ['contenants-et-cuilleres', 'papier-et-crayons'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 45,
    adults: 1,
    calls: [
      'cuisiner',
      'faire la cuisine',
      'recette',
      'muffin',
      'muffins',
      'biscuit',
      'faire des biscuits',
      'galette',
      'mesurer',
      'cuillère à mesurer',
      'mélanger',
      'brasser',
      'gruau',
      'avoine',
      'pâte',
      'tablier',
      'boulangerie',
      'compter',
    ],
    seen: [
      'ils pilent un fruit mou avec une fourchette et trouvent ça drôle que ça fasse pouic',
      'elle vide sa tasse dans le bol en comptant et recommence parce qu’elle s’est perdue',
      'il roule des boules de mélange collant dans ses mains et s’en met partout',
      'elle veut faire de la vraie bouffe, pas de la bouffe de plastique',
      'ils se disputent à savoir qui brasse, chacun veut son bol à lui',
      'il touche au mélange du bout du doigt, il n’est pas sûr d’aimer quand ça colle',
      'à la collation, elle a demandé à la cuisinière comment elle fait ses biscuits',
      'dans le coin maisonnette, ils font semblant de suivre un livre de recettes avec un chaudron vide',
    ],
    scenes: ['cuisine', 'petrir', 'compter', 'repas'],
    picture:
      'À table, une enfant en tablier écrase sa banane à la fourchette et son voisin verse une cuillerée d’avoine; devant eux, la recette dessinée.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Une demi-banane, cinq cuillerées',
      observationDepart:
        'Au coin cuisine, une enfant brasse un bol vide si fort qu’il tourne. « C’est même pas de la vraie pâte », dit son ami. Elle lève la cuillère et cherche une goutte.',
      intentionEducative:
        'Permettre à l’enfant de mener une pâte du fruit à la plaque, et de sentir sous ses doigts à quel moment elle est prête.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
      ],
      objectifs: [
        'Écraser, raser une cuillère, brasser, façonner.',
        'Reconnaître une pâte trop molle ou trop sèche, et la corriger.',
        'Suivre une recette dessinée, un compte à la fois.',
      ],
      materiel: [
        food(
          'Bananes moyennes très mûres, tachetées de brun',
          '{30min|une demie par enfant, et une banane entière par adulte}{45min|une demie par enfant, une demie par paire, et une banane entière par adulte}',
          null,
        ),
        food(
          'Gruau (flocons d’avoine à cuisson rapide)',
          '{30min|100 ml par enfant}{45min|150 ml par enfant}, et 100 ml par adulte',
          'Gruau à cuisson rapide certifié sans gluten',
        ),
        food('Cannelle moulue', 'une cuillerée à thé, dans une soucoupe près de vous', null),
        item(
          'Bols de plastique à fond plat',
          'un par enfant, deux par adulte, et un par paire pour l’avoine',
          'Assiettes creuses',
        ),
        item('Plats pour les pelures', 'deux', 'Bols'),
        item('Fourchettes à bouts ronds', 'une par enfant et une par adulte', 'Pilons à pommes de terre'),
        item('Cuillères à mesurer de 15 ml', 'une pour deux enfants et une par adulte', 'Cuillères à soupe'),
        item('Tabliers à velcro, sans cordon', 'un par enfant', 'Vieilles chemises, manches roulées'),
        item(
          'Recettes dessinées sur une bande de carton',
          '{30min|une pour deux enfants}{45min|une pour deux enfants, et autant de bandes blanches}',
          'Recette dessinée en grand, au mur',
        ),
        item(
          'Grandes plaques à biscuits froides, d’environ 33 cm sur 45 cm, couvertes de papier parchemin',
          '{30min|une}{45min|deux}',
          'Deux petites plaques pour une grande, son plan coupé en deux',
        ),
        item('Carton grand comme la plaque, le plan', '{30min|un}{45min|deux}', 'Feuille épaisse'),
        item(
          'Gros crayons, lavés',
          '{30min !4-5a|un, pour vous}{30min 4-5a|un pour deux enfants}{45min|un pour deux enfants}',
          null,
        ),
        item('Débarbouillettes humides', 'une par enfant et cinq de plus', 'Linges humides'),
        optional(
          '{si-moules-à-muffins|Moules à muffins de six cases, lavés}',
          '{si-moules-à-muffins|un par paire}',
          null,
        ),
        optional('{45min si-rouleaux-à-pâte|Rouleaux à pâte, lavés}', '{45min si-rouleaux-à-pâte|un par paire}', null),
      ],
      preparation: [
        'La veille, relisez avec la cuisine les plans d’allergie et les étiquettes. Un ingrédient exclu pour un enfant quitte la recette de tous; sans banane ou sans avoine, prenez une recette que la cuisine a déjà réussie.',
        'Une demi-banane et cinq cuillerées rases d’avoine (75 ml) donnent deux biscuits mous, larges comme la paume d’un enfant, épais comme votre petit doigt. Ils cuisent environ 15 minutes à 175 °C (350 °F) : le dessous dore, le dessus reste tendre. Cuisez-en deux la veille, dans votre four. {45min|Sur la deuxième plaque, les minces sortent dès dix minutes.}',
        'Dessinez les bandes : une demi-banane, cinq cuillères, un pouce et un index qui pincent. Pliez le papier parchemin en cases, une par enfant, où deux biscuits se couchent côte à côte, et rouvrez-le : les plis restent. Sur le plan, les mêmes cases portent le signe de chacun. Coupez le même coin des deux : c’est le haut.{45min| La deuxième plaque a une case par paire.}',
        'À la cuisine, lavez les bananes et coupez-les en deux sans les peler. Sur la table lavée, prévoyez des places deux par deux, une demi-banane, un bol et une fourchette à chacune, un bol d’avoine, une cuillère et une recette entre les deux, un plat à pelures à chaque bout. {30min|La plaque et son plan sont} {45min|Les plaques et leurs plans sont} {1adulte|devant vous}{2adultes|entre vous deux, là où les tables se touchent}. Tabliers mis, les mains se lavent vingt secondes juste avant de s’asseoir.',
        'Réglez d’avance la cuisson. Une adulte de la cuisine prend la plaque à la porte et la rapporte froide. Sinon, couverte, elle attend au réfrigérateur et se cuit le jour même, quand une collègue veille sur le groupe, ou derrière une barrière d’où vous voyez tous les enfants.',
        '{1adulte|Seule, rassemblez toutes les paires à une seule table et restez assise au milieu d’un long côté.} {2adultes|À deux, prenez chacune une table; vous savez toutes deux qui est allergique à quoi.}',
      ],
      deroulement: [
        opening(
          { 30: 5, 45: 6 },
          'Tout le monde est assis, mains propres. Posez un doigt sur la recette. « Une demi-banane. Cinq cuillères. Et là, deux doigts qui se pincent. Qu’est-ce qu’elle nous veut, cette main-là? » Pelez une demi-banane, chacun la sienne avec vous; écrasez la vôtre, versez une cuillerée d’avoine, pincez : ça file entre les doigts. « Pas encore. » {si-moules-à-muffins|Avec un moule à muffins, chaque cuillerée attend dans sa case avant le bol : cinq cases pleines, le compte est bon.}',
        ),
        play(
          { 30: 16, 45: 16 },
          'La pelure va au plat, la fourchette écrase. Qui veut goûter détache un bout de banane et le croque assis, avant l’avoine. Puis l’un rase sa cuillère du doigt et la verse dans son bol, l’autre compte : « Une, soupe à la lune. Deux, c’est un peu mieux. Trois, ça colle aux doigts. Quatre, il faut la battre. Cinq, et je la pince! » Puis ils échangent. La pâte file? Elle s’émiette? La paire rajoute de l’avoine ou un bout de votre banane, brasse, pince encore. Qui veut de la cannelle reçoit une pincée de votre main. On en roule deux boules, on les aplatit. {3-4a|Une galette redevient boule.} {4-5a|Mêmes cuillerées, autre banane : les pâtes se comparent.} Les deux biscuits se couchent dans leur case.',
        ),
        play(
          { 45: 13 },
          'Une autre demi-banane, pour deux, dans un bol raclé, et une bande blanche : cette fois, la recette s’invente. Combien de cuillères? Minces comme un crayon ou épais comme un pouce? {si-rouleaux-à-pâte|Au rouleau à pâte, les biscuits deviennent minces pour vrai; un peu d’avoine dessous, et ça décolle.} L’un s’essuie les mains et dessine, l’autre brasse; la paire regrette, ajoute un trait, change de rôle. Ses biscuits vont sur la deuxième plaque, dans la case aux deux signes.',
        ),
        closing(
          { 30: 9, 45: 10 },
          'Placez la plaque au milieu de la table, le plan à côté, coin coupé vers le haut. Chaque doigt trouve son signe, puis ses biscuits. « Qu’est-ce que le four va leur faire? » Notez les paris au dos du plan : dur, brun, plus gros, fondu. Remettez la plaque à la porte, ou glissez-la au réfrigérateur sans perdre personne de vue. On racle les bols, on essuie sa place, on se lave les mains.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Gardez vos mains dans votre propre bol, et ratez votre pâte, avec trop d’avoine : « La mienne s’émiette. Qui sait quoi faire? »',
          'Nommez ce que la pâte répond : « Elle file. Elle colle. Elle se tient. »',
          'Une cuillère déborde, un compte saute le trois : laissez. La pâte le dira en se faisant pincer.',
          'Des doigts vont à la bouche? « La pâte attend le four. » Une débarbouillette, un tour au lavabo, et l’on reprend.',
        ],
        questionsOuvertes: [
          'Comment sais-tu qu’elle est prête?',
          'Que lui manque-t-il quand elle s’émiette?',
          'Qu’est-ce que le four va lui faire?',
        ],
      },
      vocabulaire: [
        'écraser',
        'la cuillerée rase',
        'la pâte',
        'collant',
        's’émietter',
        'pincer',
        'façonner',
        'la fournée',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Trois cuillerées, une pincée, deux autres, une pincée : à trois ans, on touche entre les comptes. Qui refuse de toucher brasse à la fourchette et aplatit deux tas dans sa case.',
        },
        {
          pour: '4-5a',
          texte:
            'La paire lit la recette sans vous et trace un trait par cuillerée ajoutée. Deux recettes qui tiennent n’ont pas le même nombre de traits : laquelle faut-il recopier?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Une débarbouillette mouillée tient le bol en place; une autre, roulée autour du manche, grossit la fourchette pour une main faible. L’enfant qui ne mange pas par la bouche écrase, sent, façonne, et offre ses biscuits à l’adulte de son choix.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, faites la fournée tôt le matin, avant la chaleur; les biscuits froids se mangent dehors, assis à l’ombre.} {!hiver|L’hiver, gardez la fournée pour un jour de tempête, quand personne ne sort et que l’odeur fait le tour de la maison.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Banane sur le chandail, pâte dans les cheveux.', 'Biscuit pâle, tout plat ou en miettes.'],
        dangersAEliminer: [
          'Four et plaque chaude : l’adulte y est seule, porte ou barrière fermée. Les enfants revoient la plaque froide; ouvrez un biscuit, le cœur ne doit plus être chaud.',
          'Pâte crue : elle se tâte et se sent, elle ne se goûte pas. La banane se croque assis, avant la première cuillerée.',
          'Autre recette prise à la place : farine crue et œuf cru portent des microbes. Aucun doigt à la bouche; mains et table lavées après.',
          'Poignée d’avoine sèche avalée ou cannelle respirée : l’avoine voyage dans la cuillère seulement, la soucoupe reste à votre main.',
          'Fourchette en l’air : entre deux gestes, elle se couche dans le bol.',
          'Rhume qui coule, plaie au doigt : mouchoir, mains relavées, doigt couvert. Un enfant qui a vomi ou eu la diarrhée depuis deux jours cuisinera une autre fois.',
          'Banane ou pelure par terre : on glisse. Une débarbouillette l’essuie aussitôt; chacun reste assis à sa place pour écraser et brasser.',
          'Étouffement à la collation : servez ce qui s’écrase entre deux doigts, à des enfants assis, de l’eau à côté. Un biscuit mince sorti dur s’émiette finement.',
        ],
        supervision: 'palier1',
        allergies: [
          'Avoine : elle côtoie souvent le blé. Avec une allergie au blé ou une maladie cœliaque, prenez l’avoine certifiée sans gluten, si le plan de l’enfant permet l’avoine.',
          'Banane : vérifiez chaque plan, surtout celui d’un enfant qui réagit au latex. La cannelle rougit parfois le tour d’une bouche : laissez-la de côté au moindre doute.',
          'Recette sans œuf, ni lait, ni noix : lavez plaques et bols qui en auraient gardé la trace. L’auto-injecteur reste à votre portée.',
        ],
      },
      observation: [
        'Motricité fine : comment dose-t-il sa force, de la fourchette à la paume, et qu’en change-t-il quand la pâte se déchire?',
        'Éveil aux sciences : devant une pâte qui s’émiette, que rajoute-t-il, et qu’annonce-t-il avant de brasser?',
        'Éveil aux mathématiques : que compte-t-il de lui-même, les cuillerées, les cases, les biscuits?',
      ],
      prolongements: [
        'À la collation, le plan revient sur la table et chaque enfant retrouve sa case. Avant de croquer, assis, on relit les paris : ce qui a bruni, ce qui s’est étalé, ce qui est resté mou.',
        'Une copie de la recette dessinée part à la maison avec chaque enfant. Au dos, le parent ajoute ce qui s’y pétrit à la main, bannique, pain plat ou raviolis, et le nombre de cuillerées.',
      ],
      reflexionRetroaction: [
        'Quelle pâte ai-je sauvée trop vite?',
        'Qui a suivi la recette, qui l’a changée, et qu’est-ce que j’ai le plus encouragé?',
      ],
    },
  },
  {
    key: 'le-dentiste-des-grosses-betes',
    summary:
      'Le crocodile a mal et garde la gueule fermée. Les enfants lui parlent, brossent ses dents de carton, bouchent la carie; sa patte levée arrête tout.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['quartier-et-metiers', 'emotions-et-amitie'],
    materials: ['cartons-et-boites', 'papier-et-crayons'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    onlyNamed: ['ANIMALS'],
    calls: [
      'dentiste',
      'aller chez le dentiste',
      'rendez-vous de dentiste',
      'dent',
      'dents',
      'mal aux dents',
      'brosse à dents',
      'brosser',
      'se brosser les dents',
      'brossage',
      'carie',
      'dent qui bouge',
      'perdre une dent',
      'fée des dents',
      'bouche',
      'hygiéniste',
      'hygiène',
    ],
    seen: [
      'il ouvre la gueule du dinosaure et fouille dedans avec un crayon',
      'elle passe une brosse sur les crocs de son toutou en frottant de haut en bas',
      'ils jouent à couche-toi, ouvre grand, je vais voir s’il y a un trou',
      'il serre les lèvres et ne veut rien savoir qu’on lui lave la bouche',
      'elle a peur de son rendez-vous demain et demande si ça va faire mal',
      'elle branle sa petite palette avec sa langue et montre le trou à tout le monde',
      'depuis qu’une hygiéniste est passée au CPE, ils examinent la bouche de toutes les poupées',
      'après le dîner, un petit s’est fait examiner le fond de la bouche par trois amis',
    ],
    scenes: ['hygiene', 'magasin-metiers', 'peurs', 'figurines'],
    picture:
      'Sur un coussin, un crocodile de tissu a pour gueule une boîte ouverte aux dents de carton; une enfant la brosse, un ami assis derrière lève sa patte.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Le dentiste des grosses bêtes',
      observationDepart:
        '« J’ai une dent qui bouge! » Un attroupement se forme. Un doigt s’avance pour vérifier, la bouche se ferme d’un coup.',
      intentionEducative:
        'Offrir aux enfants les mots de la bouche, et une bête qui a peur à leur place, qu’on soigne seulement quand elle le veut.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Hygiène', role: 'secondaire' },
      ],
      objectifs: [
        'Nommer les dents, la gencive, la langue, et ce qui ne va pas.',
        'Prévenir avant de toucher, et s’arrêter à la patte levée.',
        'Frotter devant, derrière et au fond, jusqu’à ce que la tache parte.',
      ],
      materiel: [
        item('Gros toutous : crocodile, lion, cheval, ours', 'un pour deux enfants', 'Coussins aux yeux de carton'),
        item(
          'Boîtes à souliers à couvercle attenant, les gueules',
          'une par toutou',
          'Boîtes de carton mince, pliées en livre',
        ),
        item(
          'Bandes de carton blanc couvertes de ruban transparent, longues comme la boîte, les mâchoires',
          'deux par gueule',
          'Grands couvercles de plastique blanc, taillés en bandes',
        ),
        item('Langues de papier rose, aussi longues que la boîte', 'une par gueule', 'Tissu rose'),
        item('Ruban-cache blanc', 'un rouleau', 'Ruban de papier'),
        item('Marqueurs lavables, brun et noir', 'un de chaque par gueule', null),
        item('Brosses à légumes propres', 'une par gueule', 'Brosses à ongles'),
        item('Éponges à peine humides, plus grosses que le poing', 'une par gueule', 'Débarbouillettes humides'),
        item('Miroirs incassables', 'un pour deux enfants', null),
        item('Gros coussins', 'un par toutou', 'Couvertures roulées'),
        item(
          '{4-5a|Feuilles et gros crayons}{!4-5a|Feuilles de papier, où plier la dent tombée}',
          '{4-5a|un pot, une vingtaine de feuilles}{!4-5a|une par gueule}',
          '{4-5a|Ardoises}{!4-5a|Enveloppes}',
        ),
      ],
      preparation: [
        'Comptez une heure, sans les enfants, une seule fois : tout se range ensuite dans les gueules et ressort la semaine entière. Pour faire plus court, préparez une bête pour trois; le troisième enfant est le parent de la bête, qui la rassure et pose les questions.',
        'Taillez chaque bande en quatre dents larges comme trois doigts : pointues au crocodile, plates au cheval, deux longues canines au lion. Collez celle du bas en dedans de la boîte, celle du haut en dehors du couvercle, et la gueule ferme. Couchez la langue au fond.',
        'Dans chaque gueule, barbouillez trois dents au marqueur et tracez un point noir sur une quatrième : la carie. Coupez-en une cinquième et recollez-la d’un seul bout de ruban, en charnière : elle bouge. Essayez une tache : elle part à la brosse et à l’éponge, en frottant un peu.',
        'Assoyez chaque bête au bord d’un coussin, la boîte devant elle, charnière de son côté, fixée au plancher de deux bouts de ruban. L’enfant s’assoit derrière, sur le coussin : ses bras font le tour de la bête. Collez au bord d’une table des bouts de ruban longs comme deux doigts, pour boucher les caries.',
        'Les vraies brosses à dents restent rangées. Ici, on brosse avec de grosses brosses qui n’entrent dans aucune bouche.',
        '{1adulte|Seule, placez les bêtes en demi-cercle et jouez le parent inquiet qui passe de l’une à l’autre.} {2adultes|À deux, l’une joue le parent inquiet, l’autre va d’une gueule ouverte à l’autre.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 6 },
          'Assise derrière le crocodile, tenez sa gueule fermée. « Mmm mmm. » Penchez l’oreille. « Il a mal au fond, à gauche. Il n’ouvrira pas si on ne lui dit pas comment ça se passe. » Levez-lui la patte : « Patte en l’air, tout le monde arrête. C’est sa gueule à lui. » Bouche fermée, faites le tour de vos dents du bout de la langue. « Moi, au fond, j’en ai une grosse. Et vous? »',
        ),
        play(
          { 20: 8, 30: 13, 45: 18 },
          'Derrière la bête, un enfant est sa voix : ses mains ouvrent la gueule, la ferment, lèvent la patte. Devant, l’hygiéniste prévient, frotte, essuie, cherche le point noir. Scandez, et tous reprennent la fin : « Dent pointue, dent du devant, frotte, frotte en reculant; dent du fond, dent de côté, patte en l’air : c’est arrêté! » Un bout de ruban bouche la carie. {3-4a|La tache partie, on la redessine pour la refrotter.} {4-5a|On remplit le dossier : un rond par dent, un point où ça fait mal, l’heure du prochain rendez-vous.} On change de place : la voix devient hygiéniste, l’hygiéniste devient lion. {avec-tissu|Donnez @materiel à la bête qui tremble : ce sera sa couverture.}',
        ),
        play(
          { 20: 5, 30: 8, 45: 14 },
          'Passez d’un coussin à l’autre avec une nouvelle : « La dent de mon ours bouge! Est-ce qu’il la garde? » On la pousse d’un doigt, en avant, en arrière. La voix de la bête répond : encore, pas aujourd’hui, maintenant. Personne n’arrache : à « maintenant », le ruban se décolle du bout des doigts. Où va la dent? Sous un oreiller, sur un toit, au jardin, dans une feuille pliée : chaque maison a sa façon. {45min|Puis prenez la voix d’une bête qui crie avant qu’on la touche, ou qui tient à garder sa tache.}',
        ),
        closing(
          { 20: 4, 30: 5, 45: 7 },
          'Une à une, les gueules se referment. La bête souffle à l’oreille de son hygiéniste ce qui a été le plus long. Un miroir pour deux : l’un ouvre sa bouche et regarde, seul, devant, au fond, sous la langue, puis c’est au tour de l’autre. On se raconte ce qu’on y a vu. Brosses et éponges vont au lavage; au prochain brossage, chacun retrouve sa vraie brosse.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Prêtez la phrase qui prévient : « Je vais frotter en bas, trois coups. Prêt? »',
          'Au miroir, glissez le mot exact : « C’est la gencive, le rose autour. »',
          'À la patte levée, figez-vous la première, la main en l’air, et demandez à la bête ce qu’il lui faut.',
          'Un enfant raconte sa propre carie ou sa peur : écoutez, à sa hauteur, sans promettre que ça ne fera pas mal.',
        ],
        questionsOuvertes: [
          'Que veut dire sa patte levée?',
          'Où s’est cachée la carie?',
          'Comment lui parle-t-on avant qu’elle ouvre?',
          'Qu’est-ce que ta langue trouve, tout au fond?',
        ],
      },
      vocabulaire: [
        'la gueule',
        'la gencive',
        'la molaire',
        'la canine',
        'la carie',
        'la mâchoire',
        'ouvrir grand',
        'l’hygiéniste',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Une tache, une brosse, « ouvre », « ferme » : c’est une consultation complète. Soyez la voix de la première bête, ouvrez tard, et laissez la place dès qu’un enfant rugit.',
        },
        {
          pour: '4-5a',
          texte:
            'Ils devinent le menu d’après les dents : pointues, elles déchirent; plates, elles broient. Les taches du dossier changent de couleur selon ce que la bête a mangé.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant qui parle peu fait une voix parfaite : il ouvre, il ferme, il lève la patte, et toute la clinique obéit. Un enfant que le dentiste effraie tient la patte de la bête, et rien d’autre.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, les bêtes arrivent les dents mauves, pleines de bleuets dessinés.} {!hiver|L’hiver, les bêtes arrivent gelées : leurs dents claquent, et il faut les réchauffer avant de frotter.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Peur du dentiste qui remonte, quelques larmes.',
          'Gueule refermée sur une brosse, grand cri de dentiste.',
        ],
        dangersAEliminer: [
          'Doigt, brosse ou miroir dans la bouche d’un enfant : les soins vont aux gueules de carton. Chaque enfant ouvre sa bouche pour lui seul.',
          'Dent de carton, bout de ruban ou capuchon de marqueur porté à la bouche : reprenez-le, il sort du jeu. Les marqueurs reviennent fermés dans votre pot.',
          'Pince, cure-dents, bâton pour arracher : aucun outil pointu à la clinique; la dent part du bout des doigts.',
          'Brosse sucée : lavez-la, sortez-en une propre. Éponge qui goutte : tordez-la, essuyez le plancher.',
          'Moquerie sur une dent noire, grise, absente : dites que les bouches diffèrent, et placez-vous près de l’enfant visé.',
        ],
        supervision: 'palier2',
        allergies: ['Ni gants, ni pâte à dents, même pour faire vrai : latex, menthe et colorants font réagir.'],
      },
      observation: [
        'Langage oral : notez les mots de bouche qu’il reprend aux autres, et ceux qu’il invente quand il n’en a pas.',
        'Compétences émotionnelles : que fait sa main quand la patte se lève?',
        'Hygiène : sur les dents de carton, où sa brosse va-t-elle d’abord, et quel coin oublie-t-elle?',
      ],
      prolongements: [
        'Un vrai rendez-vous approche? Le parent vous le souffle, et la veille, une bête qui a le même passe en premier.',
        'Au lavabo, au mouchoir, pour la crème, la loi de la patte reste : l’enfant lève la main pendant un soin, et vous faites une pause.',
      ],
      reflexionRetroaction: [
        'Ai-je parlé de bonbons de façon à faire honte à quelqu’un?',
        'Dans nos soins de tous les jours, à quel signe d’enfant est-ce que je m’arrête vraiment?',
      ],
    },
  },
  {
    key: 'le-feu-mauve',
    summary:
      'Sur une route en huit, un bras bloque, l’autre fait avancer. Quand le feu passe au mauve, les enfants décident ce que la loi demande.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    onlyBesideOlder: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['quartier-et-metiers', 'mouvement-et-defis'],
    materials: ['craies', 'cartons-et-boites', 'papier-et-crayons'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, on roule à pied, un volant de carton aux mains, sur un terrain plat loin des autos et des cyclistes.',
      INDOORS: 'Dedans, on roule à pied et au pas, un volant de carton aux mains, sur un huit de ruban.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    alsoIn: { WINTER: 'L’hiver, dehors, le huit se tape dans la neige et l’on roule en bottes, un volant aux mains.' },
    durationMinutes: 30,
    adults: 1,
    calls: [
      'police',
      'policier',
      'policière',
      'jouer à la police',
      'auto de police',
      'agent',
      'agente',
      'circulation',
      'feu de circulation',
      'lumière rouge',
      'contravention',
      'ticket',
      'arrêt',
      'stop',
      'brigadier',
      'brigadière',
      'routes',
    ],
    seen: [
      'il se met dans le chemin des tricycles et lève la main pour les arrêter',
      'elle donne des papiers aux amis qui roulent trop vite',
      'ils se rentrent dedans en bicycle parce que personne ne laisse passer l’autre',
      'il attrape les autres par le capuchon et les envoie en prison',
      'elle invente une couleur au feu et tout le monde doit rouler à reculons',
      'ils disent que c’est pas juste parce que la règle change selon qui mène',
      'depuis que le brigadier nous fait traverser, ils tiennent une assiette au bout du bras et sifflent',
      'dans la cour, c’est le trafic, les trois-roues, les trottinettes et les piétons se croisent partout',
    ],
    scenes: ['vehicules', 'magasin-metiers', 'gagner-perdre', 'figer', 'inventer-regles'],
    picture:
      'Dans un rond de craie, une agente en dossard tend une paume et balaie l’autre bras; un tricycle attend à la ligne, un autre passe au croisement.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Le feu mauve',
      observationDepart:
        '« Police! T’es arrêté! » Un enfant en attrape un autre par le chandail. « J’ai rien fait! » La dispute porte sur la loi, que personne ne connaît.',
      intentionEducative:
        'Permettre aux enfants de tenir une loi, de la suivre et de la refaire ensemble, parce qu’elle sert à passer sans se cogner.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Diriger les autres des deux bras, puis remettre le dossard.',
        'Guetter un signe, freiner à la ligne, repartir.',
        'Proposer une loi et l’essayer, même si elle vient d’un autre.',
        '{2-3a|À deux ans, lever sa paume et voir les grands s’arrêter.}',
      ],
      materiel: [
        item(
          '{cour !hiver|Tricycles ou draisiennes}',
          '{cour !hiver|quatre ou cinq}',
          '{cour !hiver|Volants de carton, à pied}',
        ),
        item(
          '{cour !hiver|Casques de vélo ajustés}',
          '{cour !hiver !2-3a|un par enfant}{cour !hiver 2-3a|un par enfant de trois ans et plus}',
          null,
        ),
        item(
          '{cour !hiver 2-3a|Assiettes de carton rigide, volants de la petite route}',
          '{cour !hiver 2-3a|une par enfant de deux ans}',
          '{cour !hiver 2-3a|Couvercles de plastique}',
        ),
        item(
          '{parc dedans|Assiettes de carton rigide, les volants}',
          '{parc dedans|une par enfant}',
          '{parc dedans|Couvercles de plastique}',
        ),
        item(
          '{cour hiver|Assiettes de carton rigide, volants d’hiver}',
          '{cour hiver|une par enfant}',
          '{cour hiver|Couvercles de plastique}',
        ),
        item(
          '{cour !hiver|Grosses craies de trottoir}{parc !hiver|Chaudières retournées, pour tracer}{dehors hiver|Chaudières retournées, pour le croisement}{dedans|Ruban-cache large}',
          '{cour !hiver|quatre}{parc !hiver !2-3a|une vingtaine, empilées dans un chariot}{parc !hiver 2-3a|une trentaine, empilées dans un chariot}{dehors hiver|six}{dedans|un rouleau}',
          'Cônes',
        ),
        item(
          'Assiettes de carton coloriées des deux côtés, le feu : rouge, verte, mauve, et trois d’autres couleurs',
          'six',
          'Carrés de carton',
        ),
        item(
          'Panneau d’arrêt en carton, sans manche, tenu à deux mains',
          'un{2-3a|, et un autre pour la petite route}',
          'Grand couvercle de boîte rouge',
        ),
        item('Dossards à velcro', 'trois', 'Bande de ruban-cache sur la manche'),
        item(
          '{dedans|Feuilles, pour les lois et les contraventions}{dehors !hiver|Feuilles pincées à un carton rigide, pour les lois et les contraventions}',
          '{dedans|une vingtaine}{dehors !hiver|une vingtaine}',
          '{dedans|Ardoise}{dehors !hiver|Ardoise}',
        ),
        item(
          '{dedans|Gros crayons de cire}{dehors !hiver|Gros crayons de cire}',
          '{dedans !2-3a|six}{dehors !hiver !2-3a|six}{dedans 2-3a|six, entiers, rendus à l’adulte ensuite}{dehors !hiver 2-3a|six, entiers, rendus à l’adulte ensuite}',
          null,
        ),
      ],
      preparation: [
        '{cour !hiver|À la craie, tracez une route en huit, large de deux tricycles, sur le plat.} {parc !hiver|Avec les chaudières, marquez une route en huit, large de deux enfants, loin des modules et des passants.} {dehors hiver|En sortant, tapez du pied dans la neige, avec les enfants, une route en huit, large de deux enfants, sur le plat.} {dedans|Poussez les meubles et collez une route en huit, large de deux enfants.} Tous y vont dans le même sens; où la route se coupe, c’est le croisement. {cour !hiver 2-3a|Rangez ensuite les craies sur vous.}',
        'Avant le croisement, marquez une ligne d’arrêt sur chacune des deux voies, à trois grands pas du milieu. {parc !hiver|Deux chaudières face à face font une ligne.} {dehors hiver|Deux chaudières face à face, un trait de talon entre elles, font une ligne.} Dans un coin du croisement, hors de la route, marquez un rond pour deux : l’îlot. {2-3a|De votre côté de l’îlot, à deux pas du huit, marquez la petite route des enfants de deux ans : un rond de trois pas de large, dont on fait le tour à pied, un volant aux mains. Le feu et les bras de l’agente y valent aussi.}',
        'Au bout d’une boucle, marquez un passage pour piétons. Hors de la route, ouvrez le guichet : {dedans|feuilles et crayons par terre.} {dehors !hiver|feuilles et crayons par terre.} {2-3a dedans|Placez-le du côté du huit opposé à la petite route.} {2-3a dehors !hiver|Placez-le du côté du huit opposé à la petite route.} {dehors hiver|un coin de neige lisse, à marquer du talon.}',
        '{cour !hiver|Vérifiez poignées et roues; ajustez les casques, deux doigts au-dessus des sourcils. Chaque enfant garde le sien d’un poste à l’autre.}',
        'Sifflets, menottes et bâtons ne sortent pas. Une agente a deux bras et une voix, et elle reste dans l’îlot.',
        '{1adulte|Seule, tenez-vous à deux pas de l’îlot : le croisement, le passage et le guichet sont devant vous.} {1adulte 2-3a|La petite route passe à vos pieds.} {2adultes !2-3a|À deux, l’une garde le croisement, l’autre le passage et le guichet.} {2adultes 2-3a|À deux, l’une garde le croisement et la petite route, l’autre le passage et le guichet.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 6 },
          'Dans l’îlot, un dossard sur le dos, agitez les bras dans tous les sens. « Avancez! Non, vous! Oh, ils vont se cogner. » Arrêtez-vous. Levez deux paumes : « Tout le monde fige. » Baissez-en une et balayez l’air vers vous : « Cette voie-là avance, l’autre attend. » Les enfants reprennent, debout sur place, un bras par voie. Donnez votre dossard à la première paire de bras bien claire. {2-3a|L’enfant de deux ans a levé les siens aussi, un peu après tout le monde : figez une deuxième fois, pour lui.}',
        ),
        play(
          { 20: 8, 30: 12, 45: 18 },
          'La moitié {!2-3a|du groupe}{2-3a|des grands} conduit; l’autre dirige, traverse, garde le passage. L’agente ouvre une voie, ferme l’autre. Quand ses bras sont fatigués, elle remet le dossard au premier conducteur arrêté, qui lui laisse sa place. Du bord, le brigadier présente l’arrêt à deux mains et compte les pieds qui traversent. {2-3a|Sur la petite route, l’enfant de deux ans fait le moteur et tourne à pied. Quand l’agente lève la paume, dites-lui « Arrête! »; quand son bras balaie l’air, dites « Va! ».} {3-4a|À trois ans, l’agente ouvre, ouvre et ouvre encore : levez deux paumes avec elle quand ça s’entasse.} {4-5a|Un ami dans l’îlot fait le feu : assiette rouge, assiette verte. Puis le feu tombe en panne et les bras reprennent.} {avec-roulant|Faites escorter @materiel d’un bout à l’autre de la route.}',
        ),
        play(
          { 20: 5, 30: 8, 45: 13 },
          '{!4-5a|Vers une seule voie, levez l’assiette rouge, puis la verte : elle arrête, elle repart.} Levez l’assiette mauve. « Le feu est mauve. C’est quoi, la loi du mauve? » La première idée qui se fait arrêté ou au pas s’essaie tout de suite : klaxonner, saluer, chanter, laisser passer le plus petit. {2-3a|À deux ans, la loi est un geste : l’enfant s’assoit, et les conducteurs arrêtés l’imitent.} On la dessine au guichet{dehors hiver|, dans la neige}. Les trois autres couleurs attendent leur loi, et une loi qui ennuie se remplace. Au guichet, qui veut une contravention se gare et la demande : « J’ai passé sur le mauve! » {dedans|On la lui écrit.} {dehors !hiver|On la lui écrit.} {dehors hiver|Une trace de talon la donne.} On fixe le prix : trois klaxons ou un tour à pas de tortue. Le conducteur peut dire : « Je conteste! » et donner sa raison.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 8 },
          'L’agente lève deux paumes. Les moteurs baissent, toussent, se taisent. {cour !hiver|On gare, on ôte les casques.} À pied, en file libre, refaites le huit derrière l’agente, au rythme de ses bras. {2-3a|Les enfants de deux ans entrent enfin sur le grand huit : ils marchent juste derrière l’agente, à côté de vous.} Au guichet, lisez les lois du jour : lesquelles garde-t-on pour demain?',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Dites à l’agente ce que ses bras font : « Tu as levé ta paume, et trois conducteurs se sont arrêtés. » {2-3a|Quand la paume est celle d’un enfant de deux ans, arrêtez-vous net devant lui, pieds joints.}',
          'Restez une citoyenne qui ne connaît pas les lois neuves et qui les demande. À chaque nouvelle agente, faites aussi changer de place un piéton et un conducteur.',
          'Deux lois se contredisent? Faites-les essayer l’une après l’autre : laquelle laisse passer tout le monde?',
          'Un bras agrippe un chandail : « La police d’ici arrête les gens de loin. » Montrez la paume, depuis l’îlot.',
        ],
        questionsOuvertes: [
          'Comment sais-tu que c’est ton tour de passer?',
          'Que demande la loi du mauve?',
          'À qui sert cette loi-là?',
          '{4-5a|Comment passe-t-on quand le feu est en panne?}',
        ],
      },
      vocabulaire: [
        'le croisement',
        'la voie',
        'l’îlot',
        'la loi',
        'la contravention',
        'contester',
        'le brigadier',
        '{4-5a|en panne}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Prêtez-lui vos bras : debout derrière lui, au bord de la petite route, levez ses deux paumes dans les vôtres pendant que l’agente lève les siennes. Les grands s’arrêtent. Ensuite, donnez-lui le deuxième panneau : il le porte, il le tend, vous freinez.',
        },
        {
          pour: '3-4a',
          texte:
            'Ouvrez une seule boucle du huit : une voie passe devant l’agente, et deux gestes la mènent, la paume et le balayage. La contravention est une simple marque; il en voudra dix.',
        },
        {
          pour: '4-5a',
          texte:
            'Ils votent les lois à mains levées et inventent pour chacune un signe de bras. Une loi impossible à suivre se découvre en route; ils la corrigent et la revotent.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Ici, tout se dit des bras : l’enfant qui entend mal ou parle peu dirige comme un autre. Le fauteuil ou la marchette roule parmi les autres{dehors hiver|, sur une route déneigée}, le huit élargi d’un pas. Un enfant que la police inquiète est brigadier, panneau en main.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver cour dedans|Aux beaux jours, dehors, le huit se trace à la craie sur l’asphalte.} {hiver parc|Aux beaux jours, le huit se marque aux chaudières, sur l’herbe rase.} {!hiver|L’hiver, dehors, le huit se tape à la botte; deux enfants font la déneigeuse et passent en premier.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Accrochage au pas, genou cogné.', 'Loi contestée longtemps.'],
        dangersAEliminer: [
          'Deux voies ouvertes à la fois : levez vos deux paumes, tout fige, puis une seule repart.',
          'Poursuite d’un enfant, bras agrippé, prison : l’agente ne quitte pas l’îlot et ne touche personne; on s’arrête à un signe.',
          'Doigts en fusil, menottes : rendez les bras à la circulation, une paume pour arrêter.',
          'Contravention imposée à celui qu’on n’aime pas : elle se demande au guichet, on n’en porte à personne.',
          '{cour !hiver|Tête sans casque sur des roues, ou casque gardé pour grimper : on l’attache avant le jeu, on l’ôte avant d’aller aux modules.} {cour !hiver|Piéton sur la route des tricycles : il traverse au passage seulement.}',
          '{cour !hiver 2-3a|Enfant de deux ans sur la route des tricycles : levez deux paumes, tout fige, et ramenez-le par la main. Entre deux tours, les tricycles garés restent de l’autre côté du huit.} {parc dedans 2-3a|Grand lancé sur la petite route : on n’y roule qu’au pas, et l’on en sort à la paume levée.} {cour hiver 2-3a|Grand lancé sur la petite route : on n’y roule qu’au pas, et l’on en sort à la paume levée.}',
          '{dehors|Vraie rue,} {cour|barrière ouverte,} {parc|cyclistes,} {dehors|pente : la route reste sur le plat, dans l’espace que vous voyez en entier.}',
          '{dehors hiver|Glace sur la route tapée : déplacez le huit sur de la neige neuve; aucune course.} {dedans|Bas glissants, ruban décollé : souliers aux pieds, on roule au pas.}',
        ],
        supervision: 'palier2',
        allergies: [
          '{dehors !hiver|Asthme et piqûres : pompe et auto-injecteur restent sur vous, près de l’îlot.} {dehors hiver|Asthme au froid : la pompe reste au chaud, sur vous.} {dedans|Assiettes et cartons neufs, sans trace de gâteau, de lait ni de noix.}',
        ],
      },
      observation: [
        'Compétences sociales : que devient-il une fois le dossard remis à un autre?',
        'Attention : où regarde-t-il en approchant de la ligne, l’îlot, ses pieds ou le voisin?',
        'Motricité globale : repérez à combien de pas de la ligne il commence à ralentir.',
      ],
      prolongements: [
        'Pendant une marche, trouvez un vrai feu ou une vraie brigadière, et comparez sa loi à celles du groupe.',
        'Une loi de maison, dessinée par le parent, peut s’essayer au croisement : souliers à la porte, on salue les grands-parents, le chat passe en premier.',
      ],
      reflexionRetroaction: [
        'Qui se fait toujours arrêter, et par qui?',
        'Quelle règle du groupe pourrais-je, moi aussi, laisser contester?',
      ],
    },
  },
  {
    key: 'sorti-rentre-raconte',
    summary:
      'Le groupe ouvre sa bibliothèque : trier, étamper une carte, emprunter, lire à quelqu’un, et rapporter chaque livre avec une phrase.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['contes-et-lettres', 'quartier-et-metiers'],
    materials: ['livres', 'papier-et-crayons', 'cartons-et-boites'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 45,
    adults: 1,
    calls: [
      'bibliothèque',
      'bibliotèque',
      'biblio',
      'bibliothécaire',
      'livre',
      'livres',
      'emprunter',
      'emprunter un livre',
      'prêter un livre',
      'carte de bibliothèque',
      'rapporter le livre',
      'lire aux autres',
      'faire semblant de lire',
      'raconter',
      'coin lecture',
      'étampe',
    ],
    seen: [
      'il tourne les pages devant ses toutous et leur invente l’histoire avec une grosse voix',
      'elle fait des piles, les gros d’un bord, ceux qui font peur de l’autre',
      'ils donnent des petits cartons et tapent dessus avec une étampe pour emprunter',
      'il arrache l’album des mains de son amie parce qu’il veut voir le loup tout de suite',
      'ils lancent les livres dans le bac n’importe comment et il y en a des déchirés',
      'elle est gênée de parler devant le groupe mais raconte bien quand elle tient un album',
      'depuis notre sortie en ville pour l’heure du conte, ils ont monté un comptoir avec une madame chut',
      'avant la sieste, ils s’installent à deux dans les coussins et se font la lecture',
    ],
    scenes: ['livres-histoires', 'trier', 'magasin-metiers'],
    picture:
      'Au comptoir, un enfant étampe la carte d’une amie qui serre un album; à côté, une lectrice montre ses images à deux toutous assis sur un coussin.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Sorti, rentré, raconté',
      observationDepart:
        'Au coin lecture, un enfant tourne les pages devant un ours. « Là, y’a un loup. » Une amie lui prend le livre pour voir le loup.',
      intentionEducative:
        'Éveiller chez l’enfant le goût d’emprunter une histoire, de la lire à quelqu’un et de la rendre avec des mots de plus.',
      domaines: [
        { domaine: 'langagier', composante: 'Éveil à la lecture et à l’écriture', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'secondaire' },
      ],
      objectifs: [
        'Choisir un livre d’après sa couverture, son poids ou ce qu’un ami en a dit.',
        'Lire les images à quelqu’un, page après page.',
        '{!20min|Trier des livres selon une idée, puis selon une autre.}',
        'Laisser une trace qui dit à qui, ou quoi.',
      ],
      materiel: [
        item(
          'Livres : albums, documentaires, livres sans mots ou à toucher, livres dans les langues du groupe',
          'deux par enfant',
          'Livres fabriqués par les enfants',
        ),
        item(
          'Signets de carton, qui dépassent du livre',
          'un par livre',
          'Bandes taillées dans des boîtes de céréales',
        ),
        item(
          'Cartes de lecteur pliées en deux, larges comme la main',
          'une par enfant, une pour vous{45min 60min|, quatre pour les toutous}',
          'Enveloppes',
        ),
        item('Étampes à gros motif, sur un bloc qui remplit la main', 'trois', 'Feutres à tête large, pour une croix'),
        item('Tampons encreurs à l’encre lavable', 'trois', 'Éponge humide et peinture lavable'),
        item('Bacs bas ou tablettes, les rayons', 'quatre', 'Boîtes de carton couchées'),
        item('Boîtes de carton, une pour les retours, une pour les cartes', 'deux', 'Bacs couverts d’un carton'),
        item('Table basse, le comptoir', 'une', 'Longue boîte retournée'),
        item('{45min 60min|Bac léger, le bibliobus}', 'un', 'Boîte de carton'),
        item('Gros crayons', 'un par enfant', null),
        item(
          '{4-5a !20min|Demi-feuilles, pour les affiches et la liste d’attente}{4-5a 20min|Demi-feuilles, pour la liste d’attente}',
          '{20min|deux}{!20min|une dizaine}',
          'Dos de dessins',
        ),
        item('Ruban-cache, pour les {4-5a !20min|affiches et les }pages déchirées', 'un rouleau', null),
        item('Coussins et gros toutous', 'quatre de chaque', 'Tapis et poupées'),
        optional('{si-marionnettes|Marionnettes}', 'deux, une à chaque lieu de lecture', null),
      ],
      preparation: [
        'Glissez dans chaque livre un signet où vous avez recopié, en trois traits, sa couverture : une lune, un camion, un loup. Écrivez chaque prénom sur une carte, avec le signe de l’enfant. Comptez trois quarts d’heure, une fois; signets et cartes resservent.',
        '{20min|Rangez les livres aux rayons, les couvertures tournées vers les enfants.}{!20min|Videz les rayons et posez tous les livres par terre, en trois tas, loin du passage.}',
        'Percez le dessus de la boîte des retours d’une fente plus large que le plus gros livre, et ouvrez-en l’arrière, pour reprendre les livres. Au comptoir : étampes, tampons encreurs, crayons, boîte des cartes.',
        'Placez les coussins à deux endroits, un toutou sur chacun : on y lira à voix haute.',
        'Empruntez quelques livres à la bibliothèque du quartier, dont deux que personne ne connaît et un où l’on voit des dents. Gardez les plus fragiles pour une autre fois.',
        '{1adulte|Seule, devenez une lectrice assise par terre, d’où l’on voit comptoir, rayons et coussins.} {2adultes|À deux, l’une emprunte au comptoir, l’autre écoute aux coussins.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5, 60: 6 },
          'Assoyez-vous {20min|devant les rayons}{!20min|entre les tas}, une carte à la main. « Bonjour, je cherche un livre. Celui où il y a… vous savez, des dents. » Fouillez, soulevez, soupirez. {20min|« Il y en a tellement! Quelqu’un travaille, ici? » Tournez-vous vers le comptoir vide et tendez votre carte. Deux enfants y prennent place; les autres cherchent le livre aux dents.} {!20min|« Le camion de livraison a tout laissé en tas. Comment on s’y retrouve, ici? » Tenez deux livres dans les airs et regardez les quatre rayons vides.}',
        ),
        play(
          { 30: 8, 45: 11, 60: 14 },
          'Les livres montent aux rayons. Les mains trient à leur idée : les gros, les bleus, ceux qui font peur, ceux pour dormir, ceux avec des camions. {3-4a|Un rayon peut contenir un seul livre, le sien.} {4-5a|Le même album a deux places possibles; on argumente, on dessine une affiche pour chaque rayon.} Deux enfants ouvrent le comptoir. Chacun trouve sa carte, y ajoute un dessin, essaie les étampes au dos. {avec-contenant|Un rayon de plus peut s’ouvrir dans @materiel.}',
        ),
        play(
          { 20: 13, 30: 13, 45: 14, 60: 20 },
          '{20min|Chacun trouve sa carte et choisit un livre.} On emprunte : le signet sort du livre et se glisse dans la carte pliée, qui reçoit son étampe, « sorti! », et va dans la boîte. Le livre part vers un coussin. Qui lit tourne les pages vers l’autre, ami ou toutou; on lit les images, un mot connu, ou ce qu’on invente. {si-marionnettes|Avec des marionnettes, celle qui écoute, sur une main, demande : « Et après? »} Puis le livre glisse par la fente de la boîte des retours : « rentré! » Une phrase, un bruit ou un geste le paie : « raconté! » Le bibliothécaire en laisse une marque au signet, qui retourne entre les pages; la carte est libre. Le livre voulu est sorti? La carte où dort son signet dit chez qui.',
        ),
        play(
          { 45: 9, 60: 12 },
          'Un toutou est malade et ne peut pas venir. Le bibliobus part : un bac poussé à deux, à genoux, d’un coin à l’autre. Qu’est-ce qui lui remonterait le moral? On choisit pour lui, on lui lit, on étampe sa carte. À un autre coussin, un enfant ouvre l’heure du conte; les auditeurs arrivent, restent, repartent.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 6, 60: 8 },
          '« On ferme! » Les livres rentrent, chaque signet dans le sien. Cherchez ensemble le signet le plus marqué, puis celui qui n’a rien : lisez à voix haute la première page de son livre. Les cartes dorment dans leur boîte. En partant, chaque enfant souffle le titre, vrai ou inventé, du livre qu’il reprendra.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Soyez une lectrice difficile : « Plus court, avec un chien, mais pas triste. » Prenez ce qu’on vous conseille.',
          'Écrivez au signet les mots dits, tels quels, et relisez-les, en les suivant du doigt, à l’enfant qui les a dits.',
          'Deux enfants tirent le même livre : cherchez la carte où dort son signet. Le nom de l’autre s’écrit au signet, pour tout de suite après.',
          'Écoutez lire jusqu’à la couverture du dos, même quand les images sont passées trois à la fois.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui est arrivé, dans ce livre-là?',
          '{!20min|Où rangerais-tu un livre qui fait rire et qui fait peur?}',
          'À qui voudrais-tu le lire?',
          'Comment saura-t-on qu’il est sorti?',
        ],
      },
      vocabulaire: [
        'emprunter',
        'rapporter',
        'le ou la bibliothécaire',
        'le rayon',
        'la carte',
        'le signet',
        'l’étampe',
        'le titre',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Une étampe sur la carte, une au signet, un bruit d’animal au retour : le prêt tient là-dedans. Ouvrez un deuxième comptoir par terre, car tous veulent étamper.',
        },
        {
          pour: '4-5a',
          texte:
            '{20min|Ils copient leur initiale ou le titre au signet et tiennent la liste d’attente.}{!20min|Ils copient leur initiale ou le titre au signet, tiennent la liste d’attente et écrivent l’affiche des heures d’ouverture.}',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un livre à toucher se lit du bout des doigts; un geste au retour vaut une phrase. Un enfant qui ne tient pas en place {20min 30min|porte les livres de la fente aux rayons, un à la fois : il range, revient, repart.}{45min 60min|conduit le bibliobus dès le début : il livre, revient, repart.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, un rayon descend à l’ombre de la cour, et l’on y lit à plat ventre.} {!hiver|L’hiver, gardez un rayon pour les histoires de tempête, et lisez-les serrés sur un seul coussin.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Page déchirée, encre sur les doigts.', 'Livre très demandé, attente qui pèse.'],
        dangersAEliminer: [
          'Livres au sol dans l’allée : le pied glisse dessus. {20min|Un livre fini rentre par la fente.}{!20min|Trois tas près des rayons, jamais au passage.}',
          'Pile portée qui cache les yeux : deux livres à la fois{45min 60min|, ou le bibliobus}.',
          'Tampon encreur à la bouche ou au visage : il reste au comptoir, on lave les mains avant de feuilleter.',
          'Agrafe, reliure de métal brisée, pièce qui se détache d’un livre : ôtez ce livre avant le jeu.',
          '{45min 60min|Bibliobus lancé ou monté : il se pousse à genoux, vide d’enfants.}',
        ],
        supervision: 'palier3',
        allergies: [
          'Livres venus d’une maison : essuyez les couvertures, à cause des poils d’animaux et des traces d’aliments. Encre sans parfum.',
        ],
      },
      observation: [
        'Éveil à la lecture et à l’écriture : comment lit-il un livre dont il ne connaît pas l’histoire?',
        'Langage oral : recueillez sa phrase du retour, et voyez ce qu’elle garde du livre.',
        'Catégories et concepts : {20min|à quoi reconnaît-il le livre qu’une lectrice lui décrit?}{!20min|à quoi reconnaît-il qu’un livre va dans ce rayon?}',
      ],
      prolongements: [
        'Laissez le comptoir ouvert à l’arrivée toute la semaine : une étampe, un livre, et la journée commence.',
        'Le vendredi, un livre part pour la maison avec sa carte. Le parent le lit ou l’invente, dans sa langue, et dicte à son enfant la phrase du retour.',
      ],
      reflexionRetroaction: [
        'Quelles langues et quelles familles manquent à nos rayons?',
        'Qui a lu aujourd’hui sans que je le lui propose?',
      ],
    },
  },
]
