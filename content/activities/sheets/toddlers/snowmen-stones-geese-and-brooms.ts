import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const TODDLER_SNOWMEN_STONES_GEESE_AND_BROOMS_SHEETS: readonly BankSheet[] = [
  {
    key: 'il-ne-voit-rien-le-bonhomme',
    summary:
      'Un petit tas de neige, une tuque, et pas d’yeux! Les enfants tapent, roulent, creusent du poing la place du nez et lui parlent.',
    ageGroups: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['eau-neige-et-glace'],
    materials: ['neige', 'chaudieres-et-pelles'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, les tas se pellettent en arrivant, loin de la butte à glisser; yeux, nez et chapeaux repartent avec vous.',
    },
    seasons: ['WINTER'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'bonhomme de neige',
      'bonhommes de neige',
      'bonshommes de neige',
      'bonhome de neige',
      'faire un bonhomme',
      'rouler une boule',
      'boule de neige',
      'neige collante',
      'neige qui colle',
      'neige qui ne colle pas',
      'faire un visage',
      'nez en carotte',
      'chapeau du bonhomme',
      'tuque du bonhomme',
      'chapeaux',
      'hiver',
      'jeux de neige',
    ],
    seen: [
      'elle tape un tas blanc avec ses mitaines et lui met un bouchon pour l’œil',
      'ils roulent de grosses balles qui se cassent en voulant les monter l’une sur l’autre',
      'il creuse avec son poing un trou au milieu de la face pour le nez',
      'il est déçu, la neige est trop poudreuse et rien ne se tient',
      'elle jase au tas comme à un ami et attend qu’il lui réponde',
      'il a peur que son monsieur de glace fonde pendant la sieste',
      'dans la cour, ils ont prêté leurs tuques à tous les tas laissés par la gratte',
      'depuis la bordée de lundi, ils plantent des yeux partout dans les bancs de neige',
    ],
    scenes: ['neige-glace', 'corps', 'figurines'],
    picture:
      'Une enfant presse un gros couvercle, l’œil, sur un bonhomme haut comme son ventre; un ami tape un tas de neige à deux mitaines.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Il ne voit rien, le bonhomme!',
      observationDepart:
        'Une enfant couche sa joue sur un tas de neige et lui parle. Puis elle recule et attend qu’il réponde.',
      intentionEducative:
        'Soutenir l’enfant qui donne à la neige un ventre, un visage et une humeur, avec la force de ses bras et la neige du jour.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Taper, rouler ou verser la neige, selon ce qu’elle permet.',
        'Placer des yeux, un nez{30min 45min|, une bouche}, et les changer de place.',
        'Prêter au bonhomme une voix, une humeur ou un besoin.',
      ],
      materiel: [
        item('Neige propre, loin de la rue', 'un tas par deux enfants, haut comme leur ventre, et un de plus', null),
        item('Pelle d’adulte', 'une', null),
        item('Petites pelles et chaudières', 'une de chaque par enfant, et deux chaudières', 'Bols de plastique épais'),
        item(
          'Couvercles de gros pots, larges comme votre paume, les yeux',
          'deux par tas, et quatre de plus',
          'Soucoupes de plastique',
        ),
        item('Bas orange roulés serré, les nez', 'un par tas, et deux de plus', 'Grosses cocottes longues'),
        item('Vieilles tuques et bols de plastique, les chapeaux', 'deux par tas', 'Moules à gâteau de plastique'),
        item('{45min|Vieilles mitaines sans cordon, les mains du bonhomme}', 'deux par tas', 'Gros bas'),
        item('{parc|Traîneau, pour tout apporter}', 'un, corde rangée en arrivant', 'Grand sac'),
        item('Mitaines sèches de rechange', 'une paire par enfant', 'Gros bas de laine, le temps de rentrer'),
      ],
      preparation: [
        '{cour|La veille, pelletez un tas par deux enfants, en rond, et tapez-le du dos de la pelle : même la poudreuse durcit en une nuit. Au matin, enfoncez-y le poing. Là où il bute, grattez la croûte et remettez de la neige molle, sinon aucun œil ne tiendra.} {parc|Comptez dix minutes avant le jeu : poussez la neige au sol, sans lever la pelle, un tas par deux enfants, en rond. Eux y vident leurs chaudières, puis l’on tape ensemble. La poudreuse s’écroule? Faites plus bas, plus large. Couchez ensuite la grande pelle hors du rond.} Le tas de plus n’aura pas de visage : il est pour les bottes qui veulent défoncer.',
        'Serrez une poignée de neige. Elle tient : des têtes pourront rouler. Elle coule : chaudières, pelles et tas feront l’ouvrage, et le visage se couchera sur la pente.',
        'Aucun tas plus haut qu’un ventre d’enfant, deux pas entre deux tas. Sondez autour avec le talon : ni glace vive, ni branche.',
        'Mettez les yeux et les nez dans une chaudière, les chapeaux dans une autre, au milieu des tas : on y vient, on choisit, on repart.',
        '{1adulte|Seule, agenouillez-vous entre les tas, près des chapeaux : tous les visages vous font face, de neige ou d’enfants.} {2adultes|À deux, l’une tape et verse avec les enfants, l’autre reste aux chapeaux et aux mitaines mouillées.}',
        '{avec-tissu|Posez @materiel à plat sur les épaules d’un bonhomme, jamais noué.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'À genoux devant un tas, posez-lui une tuque et penchez-vous. « Bonjour! » Le tas se tait. Faites-en le tour, soulevez la tuque, cherchez. « Il ne voit rien. » Pressez un couvercle dans la neige : un œil. « Il me voit! Et toi, est-ce qu’il te voit? » L’autre œil est resté dans la chaudière.',
        ),
        play(
          { 20: 13, 30: 12, 45: 13 },
          'Les tas reçoivent des tapes, des pelletées, un œil, un chapeau. La neige colle? Des boules roulent, pas plus grosses qu’une tête d’enfant, et deux bras les hissent sur un ventre. Elles tombent, se cassent, laissent une bosse : c’est une joue. La neige coule? On verse une chaudière, on tape à deux mains, on recommence. Un poing s’enfonce et le nez entre dans le trou. Un œil se retrouve sur le ventre, le nez sur le dessus : saluez le bonhomme comme il est.',
        ),
        play(
          { 30: 9, 45: 11 },
          'Faites parler un bonhomme : « J’ai froid aux oreilles! » Un bol coiffe la tuque. Un enfant retire les yeux : « Il dort. » Il les remet : « Debout! » Le côté d’une mitaine trace une bouche, l’efface, en refait une à l’envers. Prêtez ensuite votre voix à celui que personne ne regarde : « Ça sent quelque chose. Qu’est-ce que c’est? » Une tête roule par terre. « Oups, ma tête! » Voyez qui la ramasse, et si elle devient un pied.',
        ),
        play(
          { 45: 10 },
          'Apportez les vieilles mitaines : ce sont ses mains. Pressées contre un flanc, elles tiennent, pendent, saluent. Un bonhomme veut un petit : on démoule une chaudière à ses pieds, ou on y verse deux pelletées, et l’on donne au bébé deux des yeux qui restent. On va en visite d’un tas à l’autre avec un chapeau à prêter. « Toc toc, avez-vous froid? » Le tas sans visage se fait piétiner pendant ce temps, ou reçoit un œil à son tour.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 6 },
          '« Les bonshommes bâillent. » Yeux, nez et chapeaux rentrent dans les chaudières. À la place des yeux, le pouce d’une mitaine tire deux traits : ils sont fermés. On tapote une épaule de neige, on dit bonne nuit. {cour|Demain, ils auront gardé leur tête, ou non.} {parc|D’autres enfants leur ouvriront peut-être les yeux.} Comptez les nez des bonshommes, puis ceux des enfants.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tapez en face d’un enfant, à son rythme : le tas durcit entre quatre mitaines.',
          'Nommez ce qui vient de bouger, sans le replacer : « Son nez est rendu sur son ventre. »',
          'Une botte a défait un visage? Cherchez avec son bâtisseur ce qui reste : « Il a encore un œil. » Menez la botte au tas sans visage.',
          'Glissez un doigt dans chaque mitaine entre deux bonshommes : mouillée ou froide dedans, elle est changée.',
        ],
        questionsOuvertes: [
          'Que voit-il avec cet œil-là?',
          'De quoi a-t-il besoin, ton bonhomme?',
          'Comment faire tenir sa tête?',
        ],
      },
      vocabulaire: ['le bonhomme', 'la tête', 'le ventre', 'les yeux', 'le nez', 'taper', 'rouler', 'ça colle'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Le plus jeune prend un tas prêt et deux couvercles : mettre l’œil, l’ôter, le remettre. Le plus vieux monte son propre ventre, une chaudière par-dessus l’autre.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Au bord de l’allée déneigée, l’enfant en fauteuil a son tas, tapé à la hauteur de ses genoux; son poing creuse la place du nez. Celui que la neige mouillée rebute garde les chapeaux : on vient lui en demander un, et il choisit.',
        },
        {
          pour: 'interieur',
          texte:
            'Trop froid pour sortir? Rentrez de la neige propre, une chaudière pour deux enfants. On y couche un œil et un nez, puis l’on va voir, jusqu’au dîner, le visage descendre.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’été, un tas de sable mouillé reçoit les mêmes yeux, et le nez entre dans le même trou.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Neige dans le cou, fesses mouillées.',
          'Bonhomme défoncé au milieu de l’ouvrage, et larmes.',
        ],
        dangersAEliminer: [
          'Tas plus haut qu’un ventre ou creusé par-dessous : rabattez-le à la pelle, un bloc durci écrase un petit pied.',
          'Boule plus grosse que la tête d’un enfant : elle reste au sol et devient un ventre. Morceau durci qu’un bras va lancer : il se casse du pied, sur le tas sans visage.',
          'Branche en guise de bras, à la hauteur des yeux, ou carotte en guise de nez, qu’un petit croque : retirez-les; ici, le nez est un bas.',
          'Neige de bord de rue, jaune ou salée : hors du jeu et loin des bouches.',
          'Chapeau mouillé du bonhomme sur une tête d’enfant : rendez-le au bonhomme; l’enfant garde sa propre tuque sur les oreilles, cordons du capuchon rentrés.',
          'Froid : le seuil de votre milieu, au plus bas -27 °C; mitaines trempées changées aussitôt; par grand froid, vingt minutes au plus.',
        ],
        supervision: 'palier2',
        allergies: [
          'Laine des vieilles tuques : un enfant qu’elle démange coiffe son bonhomme d’un bol.',
          'Asthme au froid : la pompe reste au chaud, dans votre manteau.',
        ],
      },
      observation: [
        'Motricité globale : par où passe sa force, paumes, genoux, pelle ou corps penché de tout son poids?',
        'Fonction symbolique : dès que la neige a des yeux, notez le premier mot, geste ou soin que l’enfant lui adresse.',
        'Schéma corporel : quand il manque un œil au bonhomme, l’enfant touche-t-il le sien, le nomme-t-il, sait-il où poser l’autre?',
      ],
      prolongements: [
        'Le lendemain, retournez les voir : lequel penche, lequel a rapetissé, où est passée sa tête?',
        '{cour|En fin de journée, l’enfant mène son parent au bonhomme et lui dit de quoi il a besoin; laissez un chapeau dehors pour eux.} {parc|Au vestiaire, devant une photo du bonhomme, l’enfant raconte à son parent de quoi cet ami de neige avait besoin.}',
      ],
      reflexionRetroaction: [
        'Quel nez ai-je replacé, alors qu’il était à sa place pour l’enfant?',
        'Ai-je joué avec la neige du jour, ou regretté celle qui colle?',
      ],
    },
  },
  {
    key: 'garde-la-moi-au-chaud',
    summary:
      '« Tiens! » Une roche froide sort d’une poche, passe dans votre main, repart au chaud. On soupèse, on compare, on en rapporte une autre.',
    ageGroups: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['terre-et-boue', 'couleurs-et-textures'],
    materials: ['roches', 'chaudieres-et-pelles', 'tissus'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, roulez vos roches mesurées en chariot, semez-les dans un coin gazonné et recomptez-les avant de partir.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'roche',
      'roches',
      'caillou',
      'cailloux',
      'caillous',
      'garnotte',
      'ramasser des roches',
      'ramasser des cailloux',
      'roches dans les poches',
      'poches pleines',
      'remplir ses poches',
      'vider ses poches',
      'donner des roches',
      'me donne des roches',
      'collection de roches',
      'trésor dans la poche',
    ],
    seen: [
      'il me met des petites pierres dans la main une après l’autre, toute la matinée',
      'ses pantalons lui tombent sur les fesses tant ses poches sont pesantes de garnotte',
      'elle colle une pierre froide sur ma joue puis la serre fort dans ses doigts',
      'il ne veut rien laisser dans la cour, il faut qu’il apporte son trésor en dedans',
      'elle est toute fière de donner un cadeau ramassé à terre à son éducatrice',
      'il demande pourquoi la pierre au soleil brûle et celle à l’ombre est frette',
      'dans le vestiaire, en vidant son manteau, on a trouvé une poignée de gravier',
      'au parc, elle revient vers moi, ouvre ma paume, dépose, referme et repart',
    ],
    scenes: ['ramasser', 'remplir-vider', 'transporter'],
    picture:
      'Une main dans sa poche, une enfant tend une grosse roche à l’éducatrice assise; derrière, un ami à la poche gonflée en ramasse une autre.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Garde-la-moi au chaud',
      observationDepart:
        'Une main s’ouvre sous votre nez : une roche. Vous dites merci. La main repart, revient, s’ouvre encore.',
      intentionEducative:
        'Soutenir l’enfant qui trouve, compare et offre : chaque roche reçue ouvre une petite conversation.',
      domaines: [
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
      ],
      objectifs: [
        'Sentir qu’une roche est froide, tiède, lourde, plate ou rude.',
        'Offrir, redemander, échanger, par le geste ou par le mot.',
        'Remplir ses poches, les vider, voir ce qui y entre.',
      ],
      materiel: [
        item(
          'Roches lavées, grosses comme une petite patate',
          'quatre par enfant, et dix de plus, dont six grosses comme une orange',
          'Gros galets de jardinerie, lavés et mesurés',
        ),
        item('Rouleau de papier de toilette vide, la mesure de l’adulte', 'un', null),
        item('{parc|Chariot, pour les roches}', 'un', 'Poussette vide'),
        item('Manteau ou tablier à grandes poches, pour vous', 'un', 'Sac de tissu posé sur vos genoux'),
        item(
          'Petites chaudières, pour le bruit et pour qui n’a pas de poche',
          'une pour deux enfants',
          'Gros pots de plastique',
        ),
        item('Couverture', 'une', 'Nappe épaisse'),
        item('Débarbouillettes mouillées', 'une par enfant', null),
      ],
      preparation: [
        'Présentez chaque roche au rouleau, dans tous les sens. Celle qui y passe sort du jeu : elle est trop petite pour cet âge. Écartez aussi ce qui coupe ou s’effrite.',
        '{cour|Choisissez un carré de six pas d’adulte, loin de toute garnotte. Parcourez-le courbée et retirez chaque caillou, chaque vis, chaque crotte.} {parc|Choisissez un carré de gazon de six pas d’adulte, loin du sentier de gravier et des chiens. Parcourez-le courbée et retirez petits cailloux, verre, mégots, crottes. Comptez vos roches.}',
        '{!ete|Semez les roches à l’ombre, dans le carré : au pied d’un arbre, à côté d’un banc. Elles seront bien froides.} {ete|Laissez les roches une nuit au réfrigérateur et semez-les à l’ombre juste avant le jeu, dans le carré : au pied d’un arbre, à côté d’un banc. Elles seront encore fraîches.}',
        'Étendez la couverture au milieu : trois pas vous séparent du bord. Dix minutes avant le jeu, glissez une roche dans votre poche, la main autour.',
        '{1adulte|Seule, restez à genoux au milieu de la couverture et tournez-vous souvent, dix roches au plus dans votre poche : vous devez pouvoir vous lever d’un coup. Les roches viennent à vous.} {2adultes|À deux, l’une reçoit sur la couverture; l’autre suit les chercheurs et surveille les bouches.}',
        '{avec-contenant|Placez @materiel au bord de la couverture, pour les poches trop petites.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Sortez la roche de votre poche, fermez les mains dessus et souriez. « Elle est chaude. » Faites-la passer de paume en paume. Prenez-en une à l’ombre, sans quitter les enfants des yeux : « Brrr! Celle-là est froide. » Tendez-la à qui avance la main. « Veux-tu me la garder au chaud? » Une poche bâille, ou deux mains se referment.',
        ),
        play(
          { 10: 5, 20: 12, 30: 11 },
          'On s’accroupit, on trouve, on force l’entrée de la poche. Trop grosse : l’autre poche, la chaudière, les bras. Le pantalon tire d’un côté, on marche de travers. Puis une main s’ouvre devant vous. Soupesez, frottez, cherchez le mot : « Lourde. Rude ici, douce là. » Est-elle encore froide? « Garde-la-moi. » Est-elle tiède? Posez-la contre votre poignet : « Tu l’as chauffée! » L’enfant vous la laisse, la reprend ou en cherche une autre. Les vôtres s’entassent dans votre poche, qui pend.',
        ),
        play(
          { 30: 9 },
          'Faites semblant de ne plus pouvoir vous lever. « Mes poches sont trop lourdes! » Des mains plongent, vident, rangent. Un tas pousse sur la couverture, une ligne avance, une roche tombe au fond d’une chaudière : toc! Deux se ressemblent. Une grosse se couche contre une moins grosse. Un enfant les ramasse toutes et vous les redonne, une par une. Ouvrez les deux mains, une roche dans chacune : « Tu m’en gardes une? » Voyez ce qui le fait choisir.',
        ),
        closing(
          { 10: 3, 20: 5, 30: 6 },
          'Chacun couche une roche entre ses mains et vient s’asseoir. Dites tout bas : « Dans ma main, ma roche, dors, on y est mieux que dehors. Je t’ai tenue dans mon poing, je te retrouve demain. » On ouvre, on touche celle du voisin. Les roches rentrent dans les chaudières, toc, toc{parc|, et vous les comptez}. Les poches se retournent, doublure dehors : plus rien! On s’essuie les mains.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Recevez à deux mains ouvertes et soupesez la roche avant de parler.',
          'Donnez au mot son geste : « rude » en frottant, « lourde » en laissant descendre votre main.',
          'Un bras s’arme pour lancer? Glissez votre paume sous la roche : « Donne-la-moi », puis offrez-lui le « toc » d’une chaudière.',
          'Deux mains tirent sur la même? Ouvrez votre poche : d’autres y attendent une place au chaud.',
        ],
        questionsOuvertes: [
          'Où l’as-tu trouvée?',
          'Comment est-elle sous ton doigt?',
          'Qui l’a réchauffée?',
          'Quelle roche vas-tu garder?',
        ],
      },
      vocabulaire: ['la roche', 'froide', 'tiède', 'lourde', 'plate', 'rude', 'la poche', 'plein'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Pour les plus jeunes, semez tout autour de la couverture : le voyage est de deux pas et recommence. Devant une poche bourrée, comptez en la vidant : « Une, deux, et encore une! »',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant qui goûte tout joue contre vous, avec deux des plus grosses, qui demandent ses deux mains. Un enfant en fauteuil tient une chaudière sur ses genoux : les chercheurs lui confient leurs roches, et il vous les annonce.',
        },
        {
          pour: 'interieur',
          texte:
            'Un jour de pluie, {!ete|rentrez les roches froides}{ete|sortez les roches du réfrigérateur} au dernier moment et semez-les sur un tapis : mains et poches les tiédissent tout aussi bien.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{ete|L’automne, la roche est froide pour de bon : on la réchauffe à quatre mains.} {!ete|L’été, cachez-en trois au soleil et trois à l’ombre, touchez-les vous-même, puis laissez les enfants trouver lesquelles ont chaud.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Doigt ou orteil cogné par une roche échappée.', 'Pantalon qui descend, poche qui craque.'],
        dangersAEliminer: [
          'Caillou rapporté qui passe dans le rouleau : il va dans une autre de vos poches, fermée, et vous revoyez le coin d’où il vient.',
          'Roche à la bouche : tendez la main, essuyez-la, offrez-en une des plus grosses, à prendre à deux mains, et restez à côté.',
          'Roche lancée : elle se donne, se pose, ou tombe dans une chaudière posée au sol. Le bras recommence? Ses roches restent dans votre poche.',
          'Course ou module avec des poches pleines : on les vide avant de courir ou de grimper.',
          'Roche oubliée : chaque poche se retourne avant le dîner, la sieste et le départ.',
          '{ete|Roche en plein soleil, brûlante : touchez-la avant eux; jeu à l’ombre, chapeaux, gourdes, souliers fermés.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Guêpes et fourmis sous les roches du terrain : ne semez que les vôtres; l’auto-injecteur de l’enfant allergique est sur vous.',
        ],
      },
      observation: [
        'Catégories et concepts : ce qu’il remarque de lui-même, chaleur, poids, grosseur, dessin, et comment il vous le fait savoir.',
        'Langage oral : écoutez ce qui accompagne le don, un « tiens », un son, un regard; change-t-il après votre mot?',
        'Éveil aux mathématiques : sa poche est pleine; en enlève-t-il une, prend-il l’autre poche, cherche-t-il moins gros?',
      ],
      prolongements: [
        'Gardez la chaudière de roches mesurées avec ce qui sort chaque jour : la main ouverte reviendra demain.',
        'En fin de journée, racontez au parent quelle roche son enfant a gardée au chaud, et pourquoi ses poches sont vides.',
      ],
      reflexionRetroaction: [
        'À combien de roches ai-je dit merci sans les avoir regardées?',
        'Ai-je nommé une roche avant que leurs doigts l’aient sentie?',
      ],
    },
  },
  {
    key: 'l-outarde-leve-le-cou',
    summary:
      '« Onk! » L’une guette pendant que les autres broutent. Un cou levé, on se tait; un cri, on s’envole d’une couverture à l’autre.',
    ageGroups: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['oiseaux', 'sons-et-silence'],
    materials: ['tissus'],
    place: 'WATERSIDE',
    alsoAt: {
      YARD: 'Dans la cour, on écoute leur passage dans le ciel; le troupeau vit sur deux couvertures, barrière fermée.',
      PARK: 'Dans un parc sans étang, on guette leur passage; le troupeau vit sur deux couvertures, loin du sentier.',
    },
    seasons: ['SPRING', 'AUTUMN'],
    durationMinutes: 30,
    adults: 2,
    calls: [
      'outarde',
      'outardes',
      'houtarde',
      'oie',
      'oies',
      'oies sauvages',
      'oies blanches',
      'bernache',
      'bernaches',
      'vol d’outardes',
      'les outardes passent',
      'canards sauvages',
      'canards au bord de l’eau',
      'oiseaux qui partent',
      'oiseaux migrateurs',
      'voler en V',
    ],
    seen: [
      'ils ouvrent leurs bras et courent en bande en criant honk à travers le champ',
      'il broute l’herbe le nez à terre puis relève la tête au moindre bruit',
      'elle veut s’approcher des gros oiseaux et leur court après, ils décollent',
      'il lève la tête au ciel, entend crier de loin et demande où ils s’en vont',
      'une petite reste seule sur la couverte, les autres l’appellent de l’autre bord',
      'il sursaute quand un gros oiseau étire le cou et souffle après lui',
      'au bord du lac, ils ont reculé quand tous les longs cous se sont redressés',
      'au parc riverain, ils jasaient comme elles, tout bas, puis fuyaient au signal',
    ],
    scenes: ['bestioles', 'courir', 'imiter-animaux', 'voix', 'figer'],
    picture:
      'Près d’une couverture verte, loin de l’eau, deux enfants ouvrent grand les bras sous un vol d’outardes; une adulte debout garde la ligne rouge.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'L’outarde lève le cou',
      observationDepart:
        'Un cri tombe du ciel. Les têtes se renversent, les bras s’ouvrent, et une petite voix répond : « Onk! »',
      intentionEducative:
        'Soutenir l’enfant qui écoute, appelle et répond avec sa voix et tout son corps{rive|, en laissant à l’oiseau sa distance}.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Chercher d’où vient un cri et le montrer.',
        'Appeler, se taire, répondre.',
        'Ouvrir les ailes, partir, se poser sur l’autre couverture.',
        'Lire un cou : baissé, tout va bien; levé, on arrête.',
      ],
      materiel: [
        item('Grandes couvertures, une verte et une jaune', 'deux', 'Tapis qui ne glissent pas'),
        item('{rive|Serviettes rouges, la ligne de l’adulte}', 'quatre', 'Cônes'),
        item('Débarbouillettes mouillées', 'une par enfant', null),
        optional('{si-jumelles|Jumelles d’enfant, sans cordon}', '{si-jumelles|une paire par couverture}', null),
        optional('{cour parc si-cônes|Cône}', '{cour parc si-cônes|un, au bord de la verte}', null),
        optional(
          '{30min cour parc si-instruments|Instrument de musique}',
          '{30min cour parc si-instruments|un, dans votre dos}',
          null,
        ),
        optional('{si-toutous|Toutou}', '{si-toutous|un}', null),
      ],
      preparation: [
        '{rive|Choisissez une pelouse plate d’où l’on voit l’eau, là où la chasse est interdite. Couchez les serviettes rouges à vingt pas d’adulte de l’eau, à sa marée haute s’il y en a une. Étendez les couvertures dix pas d’adulte plus loin de l’eau, à huit pas d’enfant l’une de l’autre, sur une ligne qui longe la rive : aucun vol ne va vers l’eau.} {cour parc|Étendez les couvertures à huit pas d’enfant l’une de l’autre, sous le plus grand morceau de ciel.}',
        '{rive|Parcourez la pelouse : retirez verre et hameçons, évitez les trous. Une pelouse couverte de fientes est celle des outardes : étendez ailleurs.} {parc|Parcourez la pelouse : retirez verre et mégots, évitez les trous et les fientes.} {cour|Entre les deux couvertures, retirez branches et jouets, évitez les trous.} {rive printemps|Un couple qui souffle, le cou tendu, garde un nid : changez de pelouse.}',
        '{cour parc|Notez à quelle heure les outardes passent ces jours-ci, et sortez un peu avant. Un ciel vide n’arrête rien : la guetteuse, c’est vous.} {rive|Pas d’oiseau aujourd’hui? Commencez par votre cou à vous : la guetteuse, c’est vous, et le jeu est le même.}',
        '{20min|Essayez la voix de l’outarde : « onk », brève et grave.} {30min|Essayez trois voix : l’outarde, « onk », brève et grave; l’oie blanche, « houk », plus haute; le canard, « coin-coin », dans le nez.}',
        '{rive|L’une se tient debout à la ligne rouge, entre les enfants et l’eau, sans autre rôle. L’autre guette, vole avec eux et compte à chaque atterrissage.} {cour|L’une guette sur la verte et vole avec eux; l’autre vit sur la jaune, répond aux cris, accueille et compte. Dans une cour clôturée que vous voyez en entier, le jeu se mène aussi seule, les couvertures à quatre pas d’enfant.} {parc|L’une guette et vole avec eux; l’autre reste du côté du sentier, sans autre rôle que de barrer le passage et de compter.}',
        '{avec-tissu|Étendez @materiel à côté de la jaune, bien à plat, hors du chemin de vol : un étang de plus où se poser.}',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5 },
          '{rive|De la couverture verte, montrez les vraies : elles broutent, le bec dans l’herbe. Une seule a le cou droit. « Elle guette. Elle nous a vus. » D’autres cous se lèvent? « On est trop proches. » Reculez tous de trois pas, et voyez si les cous redescendent. Puis dressez le vôtre, et criez tout bas : « Onk! »} {cour parc|Assis sur la couverture verte, mettez la main derrière l’oreille. Un cri, au loin? Tendez le bras, suivez la pointe qui passe, aussi longtemps qu’on la voit. Rien? Baissez la tête, broutez, redressez le cou d’un coup : « Onk! »}',
        ),
        play(
          { 20: 12, 30: 10 },
          'Le troupeau broute sur la couverture, le nez en bas, les mains repliées en ailes. On jase tout bas, des « onk » de ventre plein. Vous relevez le cou : plus un son, on écoute. Vous le baissez : ça va, on broute. {cour parc si-cônes|Un enfant dresse le cône : danger, plus un son. Il le couche : on broute.} « Onk! » : les bras s’ouvrent, les pieds partent, on file à l’autre couverture et l’on plie les genoux pour se poser. Une outarde est restée là-bas. Appelez-la; elle répond, ou elle arrive, ou elle mange encore. {si-jumelles|Assis, on cherche une vraie aux jumelles; au « onk », on les couche au coin de la couverture.} Des vraies passent? On s’arrête, les bras ouverts vers le ciel, et l’on crie avec elles.',
        ),
        play(
          { 30: 10 },
          'Qui veut guetter se tient debout près de vous; son cou se lève quand bon lui semble. Les voix se mêlent : un « houk » d’oie, un « coin-coin » qui dérange tout le monde. {cour parc si-instruments|Un petit son d’instrument, c’est un pas dans l’herbe : tous les cous se lèvent.} {automne|« Où t’en vas-tu? » « Loin, loin, au chaud! »} {printemps|« D’où t’en viens-tu? » « De loin, loin, loin! »} Une outarde se lave l’aile, une autre dort debout. On traverse aussi à pied, en se dandinant, le derrière bien bas. {rive|Un vrai cou se lève du côté de l’eau? Le troupeau fige et le regarde.}',
        ),
        closing(
          { 20: 4, 30: 5 },
          'Tout le troupeau se pose sur la verte. « Onk », dites-vous à chacun, et vous comptez les réponses. {si-toutous|Un toutou dort encore sur la jaune : tous l’appellent, une outarde le rapporte sous son aile.} Le coude passe par-dessus la tête : c’est l’aile de la nuit. Écoutez ce qui reste dans le ciel. {automne|« Bon voyage! »} {printemps|« Bienvenue! »} On essuie les mains. {rive|Le groupe part à pied, dos à l’eau; l’adulte de la ligne rouge ramasse ses serviettes en dernier.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Coupez votre phrase dès que le ciel crie : votre silence fait lever les têtes.',
          'Renvoyez le cri de l’enfant, puis ajoutez un mot : « Onk! Viens manger! »',
          '{rive|Faites parler le cou de l’oiseau : « Il monte. Elle nous trouve proches. Qu’est-ce qu’on fait? »} {cour parc|Montrez la hauteur de tout le bras : « Loin, loin, au-dessus des arbres. »}',
        ],
        questionsOuvertes: [
          'D’où vient ce cri?',
          'Que fait celle qui a le cou levé?',
          'À qui parle-t-elle?',
          'Comment faire venir celle qui est restée là-bas?',
        ],
      },
      vocabulaire: [
        'l’outarde',
        '{20min|brouter}{30min|l’oie}',
        'l’aile',
        'le cou',
        'guetter',
        'crier',
        'loin',
        'se poser',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Les plus jeunes partent au premier cou qui bouge : c’est bon aussi. Rapprochez les couvertures à quatre pas d’enfant et criez en même temps que vous ouvrez les bras.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant que les cris dérangent guette avec vous : son bras levé remplace le « onk ». Un enfant en fauteuil ou en poussette plane des deux bras pendant que vous le poussez d’une couverture à l’autre; freins mis à l’atterrissage.',
        },
        {
          pour: 'interieur',
          texte:
            'Jour de pluie? Au local, deux tapis qui ne glissent pas remplacent les couvertures, à quatre pas d’enfant, sur un plancher dégagé : le troupeau marche, et les cris se chuchotent.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{automne|Au printemps, elles reviennent : on leur crie « bienvenue »}{automne rive|, et l’on reste plus loin, à cause des nids}{automne|.} {printemps|L’automne, elles repartent : on leur crie « bon voyage », et l’enfant leur dit où s’arrêter pour manger.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Genoux verts, atterrissage sur le derrière.', 'Deux outardes posées l’une sur l’autre.'],
        dangersAEliminer: [
          '{rive|Enfant qui part vers l’eau : l’adulte de la ligne rouge l’arrête de ses bras et le ramène par la main; le troupeau se pose et l’on recompte.}',
          '{rive parc|Oiseau qui souffle, tend le cou ou avance : il va charger. Reculez tous ensemble, lentement, les yeux sur lui.}',
          '{rive parc|Pain ou collation près des oiseaux : la nourriture les amène sur les enfants et leur fait du tort; on mange ailleurs.}',
          'Fiente, plume ou oiseau mort : on n’y touche pas, et l’on s’éloigne de l’oiseau mort. Mains essuyées sur place, lavées au savon avant de manger; semelles frottées avant de rentrer.',
          'Course le nez en l’air : pour regarder le ciel, on s’arrête; pour voler, on regarde devant. Couverture plissée, qui fait trébucher : tirez-la à plat avant chaque envol.',
          '{cour|Troupeau qui déborde vers le module ou la clôture : appelez l’atterrissage et rapprochez les couvertures.} {parc|Enfant qui file vers le sentier ou la rue : l’adulte de ce côté l’arrête; le troupeau se pose et l’on recompte.}',
          '{si-jumelles|Jumelles vers le soleil : jamais; on regarde assis, dos à lui, et elles ne volent pas.}',
          '{cour parc si-cônes|Cône dans le chemin de vol : il reste au bord de la couverture, près de vous.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Asthme et piqûres : la pompe et l’auto-injecteur volent avec l’adulte qui guette.',
          'Allergie aux plumes : on n’en ramasse aucune.',
        ],
      },
      observation: [
        'Langage oral : à qui adresse-t-il son cri, et que fait-il de la réponse?',
        'Motricité globale : comparez l’envol et la pose; où sont ses bras, ses genoux, son regard?',
        'Attention : le signe qu’il a capté avant tout le monde, cri lointain, cou levé ou voix qui se tait.',
      ],
      prolongements: [
        'Tout le mois, le premier qui entend un cri ouvre les bras, même en pleine collation; on se tait et l’on écoute.',
        'Affichez une outarde de papier au vestiaire : les parents y tracent un trait pour chaque vol entendu avec leur enfant.',
      ],
      reflexionRetroaction: [
        'Qui a entendu avant moi?',
        '{rive|Les enfants ont-ils compris la distance par le jeu, ou par mes rappels?} {cour parc|Mes silences, cou levé, étaient-ils assez longs pour qu’on entende quelque chose?}',
      ],
    },
  },
  {
    key: 'la-sorciere-eternue',
    summary:
      'Atchoum! La soupe s’éparpille. On balaie, on vole à califourchon, on brasse une potion, et l’on commande le prochain éternuement.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['saisons-et-fetes', 'contes-et-lettres', 'mouvement-et-defis'],
    materials: ['feuilles', 'chaudieres-et-pelles', 'contenants-et-cuilleres', 'tissus'],
    place: 'YARD',
    alsoAt: {
      INDOORS: 'Dans le local, les balais poussent des boules de papier, et les chaudrons se placent loin des meubles.',
    },
    seasons: ['AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    occasion: 'halloween',
    calls: [
      'sorcière',
      'sorcières',
      'sorcier',
      'Halloween',
      'alloween',
      'balai de sorcière',
      'voler sur un balai',
      'à cheval sur un balai',
      'chaudron',
      'potion',
      'potion magique',
      'faire une potion',
      'soupe de sorcière',
      'balayer les feuilles',
      'peur des sorcières',
      'magie',
    ],
    seen: [
      'ils brassent des feuilles mortes dans un seau avec une branche et disent que c’est magique',
      'elle enfourche un balai de papier et fait le tour de la cour en volant',
      'il renverse tout le seau d’un coup et fait semblant que c’est un éternuement',
      'il a peur du nez crochu et des verrues dans la vitrine du voisin',
      'elle éternue partout, rit et veut qu’on pousse un gros atchoum avec elle',
      'ils sont excités depuis qu’on parle du trente et un, ils jettent des sorts',
      'depuis que les érables se déplument, ils se chicanent les râteaux pour pousser le tas',
      'dans la cour, ils ont mis des grenouilles en guenille dans la chaudière et touillé en chantant',
    ],
    scenes: ['monstres', 'menage', 'cuisine', 'remplir-vider'],
    picture:
      'Une enfant brasse des feuilles dans une chaudière noire; un ami arrive à califourchon sur un balai de papier, l’éducatrice éternue.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'La sorcière éternue',
      observationDepart:
        '{dehors|Un enfant pousse trois feuilles du pied, les lance en l’air, les repousse. Une amie brasse une chaudière vide :} {dedans|Un enfant pousse des boules de papier du pied, les lance, les repousse. Une amie brasse un bol vide :} « C’est une potion. »',
      intentionEducative:
        'Permettre à l’enfant de pousser, voler et brasser autour d’un chaudron commun, avec une sorcière qui a besoin de lui.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Pousser un tas du balai, là où l’on veut.',
        'Avancer à califourchon, ralentir, contourner les autres.',
        'Se faire une place au chaudron et en laisser une.',
        '{3-4a 30min 45min|Inventer ce que fait la potion, et à qui.}',
      ],
      materiel: [
        item(
          'Balais de papier brun roulé lâche, longs comme votre bras, un bout en frange',
          'un par enfant, un pour vous, deux de rechange',
          null,
        ),
        item(
          'Papier brun et ruban-cache, pour rouler les balais',
          'cinq feuilles par balai, un rouleau de ruban',
          'Grands sacs de papier, ouverts',
        ),
        item(
          '{dehors|Feuilles mortes sèches}{dedans|Boules de papier, plus grosses que votre poing}',
          '{dehors|quatre brassées}{dedans|cinq par enfant}',
          '{dehors|Boules de papier, plus grosses que votre poing}{dedans|Bas roulés}',
        ),
        item('Grosses chaudières basses, les chaudrons', 'une pour quatre enfants, deux au moins', 'Bacs de plastique'),
        item('Grosses cuillères de bois', 'une par enfant, et une pour vous', 'Spatules de plastique'),
        item('Bas verts roulés, les crapauds', 'un par enfant', 'Débarbouillettes nouées'),
        item(
          '{30min 45min|Carrés de tissu blanc grands comme un mouchoir, la fumée}',
          'un pour deux enfants',
          'Débarbouillettes',
        ),
      ],
      preparation: [
        'La veille, roulez pour chaque balai cinq feuilles de papier brun. Un tour de ruban-cache au milieu, un autre à un bout; déchirez l’autre bout en lanières longues comme la main. Poussez le balai contre votre paume : il doit plier.',
        '{dehors|Choisissez de l’asphalte ou une herbe rase, et des feuilles du jour. Retirez champignons, glands, petites roches, branches. Rentrez les vrais balais et les râteaux. Mettez une brassée dans le premier chaudron et le reste en tas, au milieu.} {dedans|Poussez les meubles pour un grand carré vide; semez-y la moitié des boules, l’autre va dans le premier chaudron. Ôtez bas et pantoufles : on balaie pieds nus.}',
        'Placez les chaudrons à quatre pas d’adulte l’un de l’autre; on doit pouvoir tourner autour. Couchez cuillères et crapauds à côté, les balais plus loin, sur une ligne. {30min 45min|Les carrés blancs attendent dans votre poche.}',
        'Cherchez une voix de nez bouché, drôle et douce. Ni masque, ni chapeau, ni rire méchant : la sorcière a le rhume, c’est tout.',
        '{1adulte|Seule, assoyez-vous entre les chaudrons : la sorcière a mal aux pieds, et vous voyez tout le monde.} {2adultes|À deux, l’une éternue au chaudron; l’autre vole, balaie et ouvre l’espace devant les balais.}',
        '{avec-contenant|Disposez @materiel autour des chaudrons, pour servir.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Balayez {dehors|quelques feuilles}{dedans|quelques boules} jusqu’au chaudron plein et jetez-les dedans. « Je suis une sorcière et je fais une soupe. Une soupe de… a… a… atchoum! » Éternuez dans votre coude; votre autre main bascule le chaudron, tout s’étale. Reniflez. « C’est mon rhume de sorcière. Ma soupe est par terre! » Regardez les balais couchés, puis les enfants, et tendez-en un.',
        ),
        play(
          { 20: 13, 30: 10, 45: 13 },
          'Les balais poussent, le tas s’ouvre et fuit entre les pieds; alors on le prend à brassées. Un balai passe entre les jambes : on contourne le chaudron, on atterrit. {2-3a|On remplit, on vide, on remplit : le chaudron n’a pas besoin d’être plein.} {3-4a|On convient d’un signe de la main pour se croiser en vol.} Les crapauds sautent dans la soupe, les cuillères tournent. Chantez : « Tourne, tourne, ma cuillère, pour la soupe de sorcière! Une plume de hibou, et la potion fait glou glou! » Un enfant crie « atchoum »? Éternuez, et la soupe s’envole.',
        ),
        play(
          { 30: 11, 45: 11 },
          'Sortez un carré blanc de votre poche, cachez-le dans le chaudron et tirez : ça fume. Tendez les autres à qui veut de la fumée. À quoi sert-elle, cette potion? Tendez la paume, recevez une cuillerée d’air, faites semblant de boire. {2-3a|On dit « miaou », et vous voilà chat; on dit « dodo », et vous ronflez, un œil ouvert. Vous revenez chaque fois : « C’est moi! »} {3-4a|La potion fait rapetisser, dandiner comme un canard, parler tout bas. La recette s’ajuste : un crapaud de plus, deux tours de cuillère.} Une cuillerée se verse aussi dans la paume d’un ami, qui la boit ou dit « non merci ». Pendant ce temps, d’autres volent, balaient, volent encore.',
        ),
        play(
          { 45: 10 },
          'Votre nez se débouche : le rhume est à qui le veut. Qui s’assoit à votre place renifle, lève le coude, prévient, « a… a… », et tout le monde recule d’un pas avant le « tchoum ». {2-3a|Trois sorcières s’assoient ensemble et éternuent en même temps.} {3-4a|La sorcière assise envoie un ami, sur son balai, demander un crapaud au chaudron d’à côté.} Prenez un balai, passez derrière eux, rapprochez d’un coup de frange ce qui s’est sauvé trop loin.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 6 },
          'Reniflez{45min| avec les autres sorcières} : rien. Encore : rien. « Le rhume est parti! » Les balais atterrissent, couchés l’un contre l’autre. Autour des chaudrons, les mains au-dessus de la chaleur inventée, on rechante tout bas; le dernier « glou » reste au fond de la gorge. {dehors|On renverse les feuilles en un seul tas.} {dedans|On vide un chaudron dans l’autre, une boule à la fois.} Reprenez votre voix à vous : la sorcière est partie se coucher.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Faites monter le « a… a… » lentement, le regard sur les visages : le rire part avant l’éternuement.',
          'Un enfant recule? Quittez la voix de nez : « C’est moi, je joue. » Demandez-lui si la sorcière continue ou s’en va.',
          'Trop de cuillères dans un chaudron? Plaignez l’autre : « Celui-là n’a rien mangé. »',
          'Nommez le chemin d’un balai : « Tu l’as contournée. Tu as ralenti. »',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui manque dans la soupe?',
          '{30min 45min|Que fait-elle, ta potion?}',
          'Où s’en va ton balai?',
          'Comment ramener tout ça jusqu’ici?',
        ],
      },
      vocabulaire: [
        'la sorcière',
        'le balai',
        'balayer',
        'le chaudron',
        'la potion',
        'brasser',
        'éternuer',
        'atterrir',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Couchez un chaudron sur le côté : le balai y pousse le tas tout droit. On le relève à quatre mains, et la soupe est prête.',
        },
        {
          pour: '3-4a',
          texte:
            'Demandez-leur où l’on atterrit et comment deux balais se croisent sans se toucher. Si leur règle ne marche pas, ils en essaient une autre.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant qui marche peu s’assoit, un chaudron couché entre ses jambes : tout arrive chez lui, et il crie « plein ». Celui que le bruit surprend commande : sa main se lève, puis la sorcière éternue.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’été, dans la cour, des boules de papier remplacent les feuilles, et la sorcière s’assoit à l’ombre.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Balai plié, {dehors|feuille}{dedans|boule} reçue sur la tête.',
          'Épaules qui se poussent au chaudron.',
        ],
        dangersAEliminer: [
          'Vrai balai{dehors|, râteau, branche} ou cuillère pris pour voler : un manche dur vise les dents et les yeux; seuls les balais de papier volent, les cuillères restent au chaudron.',
          'Course à califourchon, qui fait trébucher : on y marche; pour courir, le balai se couche au sol.',
          'Potion goûtée pour vrai, cuillère ou frange mâchouillée : on boit de l’air, au creux de la main; remplacez le balai mouillé, mettez la cuillère au lavage. Mains au savon après le jeu.',
          '{dehors|Champignon, gland, caillou ou petit fruit dans les feuilles : trié avant; ce qu’une main trouve vient dans la vôtre.} {dedans|Papier sous un pied, qui glisse : le balai le plus proche le pousse au chaudron.}',
          'Masque, cape ou chapeau apporté de la maison, qui cache la vue ou s’accroche au balai : au vestiaire pendant le jeu.',
          '{dehors|Guêpes dans les feuilles au soleil : déplacez le jeu.}',
        ],
        supervision: 'palier2',
        allergies: [
          '{dehors|Moisissures des feuilles : avec un enfant asthmatique qu’elles font tousser, tout le groupe balaie des boules de papier, la pompe sur vous.} {dedans|Poussière et asthme : balayez le plancher pour vrai avant l’arrivée des enfants, la pompe sur vous.}',
          'Latex : l’élastique des bas en contient parfois; nouez des débarbouillettes.',
        ],
      },
      observation: [
        'Motricité globale : relevez ce qu’il change quand le tas s’échappe, force, angle, pas, ou les mains à la place du balai.',
        'Compétences sociales : comment entre-t-il parmi les cuillères déjà là?',
        'Fonction symbolique : que devient une {dehors|feuille}{dedans|boule de papier}, un bas{30min 45min|, une cuillerée d’air}?',
      ],
      prolongements: [
        'Laissez un chaudron et deux balais à leur portée tout octobre; un « a… a… » de votre part relance la soupe.',
        'Dites aux familles que la sorcière d’ici a le rhume et ne fait peur à personne. Si l’une d’elles ne fête pas l’Halloween, la même cuisinière enrhumée peut perdre son nom de sorcière.',
      ],
      reflexionRetroaction: [
        'Qui déclenchait les éternuements, eux ou moi?',
        'Quel enfant tournait autour du chaudron sans y entrer, et qu’est-ce qui l’y aurait aidé?',
      ],
    },
  },
]
