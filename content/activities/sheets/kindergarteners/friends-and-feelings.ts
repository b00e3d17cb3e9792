import { closing, guided, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const KINDERGARTENERS_FRIENDS_AND_FEELINGS_SHEETS: readonly BankSheet[] = [
  {
    key: 'la-lumiere-revient',
    summary:
      'Quand il fait noir tôt, lampes de poche et tissus : le groupe apprivoise la noirceur et parle de ce qui rassure.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['lumiere-et-ombre', 'saisons-et-fetes', 'emotions-et-amitie'],
    materials: ['tissus', 'neige'],
    place: 'YARD',
    alsoAt: {
      INDOORS: 'Rideaux tirés et petite lampe allumée, le local devient la nuit; un drap reçoit les lumières.',
    },
    seasons: ['AUTUMN', 'WINTER'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'noir',
      'noirceur',
      'peur du noir',
      'lampe de poche',
      'lumière',
      'nuit',
      'lanterne',
      'solstice',
      'étoiles',
      'il fait noir de bonne heure',
      'se rassurer',
    ],
    seen: [
      'il fait danser un rond lumineux sur le mur et essaie de l’attraper',
      'elle met un foulard rouge devant la lampe et tout le banc de neige change de couleur',
      'ils éclairent leur buée et les branches comme des explorateurs',
      'il ne veut pas sortir dehors en fin de journée parce qu’on ne voit plus rien',
      'elle serre ma main dès que la lampe s’éteint et dit rallume',
      'ils se racontent de quoi ils ont peur dans leur chambre quand tout est éteint',
      'depuis la panne de courant, ils jouent avec les lampes et comptent avant d’éteindre',
      'dans la cour à cinq heures, c’est déjà la nuit et ils se collent tous à la porte',
    ],
    scenes: ['ombre-lumiere', 'peurs'],
    picture:
      'Le soir, des lampes de poche éclairent une branche et, à travers un tissu rose, la neige; près de la porte, l’éducatrice tient un enfant par les mains.',
    sheet: {
      titre: 'La lumière revient',
      observationDepart:
        'Il fait noir avant le départ. Des enfants se collent {dedans|à la fenêtre}{dehors|à la porte} et comparent leurs peurs.',
      intentionEducative:
        'Permettre aux enfants d’apprivoiser la noirceur ensemble et de mettre des mots sur ce qu’ils ressentent.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Nommer une peur ou un plaisir lié au noir.',
        'Explorer ce que la lumière fait aux choses.',
        'Choisir sa distance et pouvoir dire non.',
      ],
      materiel: [
        item(
          'Lampes de poche solides, compartiment vissé',
          'une pour deux enfants, et la vôtre',
          'Votre seule lampe, qui passe de main en main',
        ),
        item('Tissus translucides de couleur', 'six', 'Papier de soie tendu sur un cadre de carton'),
        item('{dedans|Drap blanc tendu au mur}', 'un', 'Mur pâle'),
        item('{dedans|Petite lampe qui reste allumée}', 'une', null),
      ],
      preparation: [
        'Vérifiez chaque lampe : vis serrée, faisceau doux.',
        '{dehors|Choisissez un coin fermé de la cour, sans glace ni racines, et laissez la porte du local éclairée, visible de partout.} {dedans|Dégagez le plancher et laissez une petite lampe allumée dans un coin, hors du passage : qui préfère la clarté s’y assoit.}',
        'Prévenez le groupe avant d’éteindre quoi que ce soit, et montrez où la lumière reste.',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5, 45: 7 },
          'Les enfants serrés contre vous, comptez « trois, deux, un » et éteignez {dehors|votre lampe de poche}{dedans|le plafonnier} dix secondes. Rallumez. « Comment c’était, pour toi? » Laissez dire « J’ai pas aimé ça ».',
        ),
        play(
          { 20: 12, 30: 19, 45: 20 },
          'Les enfants éclairent {dehors|la buée de leur souffle, les branches, une trace de pas}{dedans|le drap, le plafond, le dessous des tables}, un ami qui veut bien. L’un tient la lampe, l’autre dit quoi chercher, puis on échange. Un tissu devant la lampe, et tout change de couleur. Puis collez votre lampe contre {dehors|un mur}{dedans|le drap} et reculez-la : le rond grossit et pâlit. Qui fera le plus petit rond? Une main passe devant la lampe et fait une ombre : l’ami dit quelle bête il voit. {hiver dehors|Sur la neige, le faisceau roule comme une balle.} {avec-tissu|Glissez @materiel devant une lampe.} Celui qui préfère la clarté reste {dehors|près de la porte}{dedans|près de la petite lampe}, avec un ami. {45min|Les faisceaux errent sans rien chercher? C’est l’heure des signaux.}',
        ),
        play(
          { 45: 10 },
          'Ils inventent des signaux : deux éclairs pour « ça va », un long pour « viens me chercher ». Une équipe guide l’autre d’un bout à l’autre {dehors|du cercle éclairé par la porte}{dedans|du local}.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 8 },
          'Posez les lampes au centre, faisceaux vers le haut. Chacun montre ou dit ce qui le rassure quand il a peur. Les lampes s’éteignent une à une; {dehors|la lumière de la porte}{dedans|la petite lampe} brille toujours.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Accueillez la peur sans la raisonner : « Tu n’aimes pas le noir. Je suis là. »',
          'Dites sobrement une de vos sensations : « Mes yeux cherchent. »',
          'Comptez les enfants à voix haute après chaque changement de lumière.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui change quand il fait noir?',
          'Où ta lumière s’arrête-t-elle?',
          'Qu’est-ce qui te rassure, toi?',
        ],
      },
      vocabulaire: [
        'la noirceur',
        'le faisceau',
        'la lueur',
        'scintiller',
        'rassurer',
        'courageux',
        'éteindre',
        'la peur',
      ],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'La première fois, n’allumez qu’une lampe, la vôtre, que tous suivent à la trace. Ensuite, un enfant cache un tissu, dit sa couleur, et les faisceaux le cherchent.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’interrupteur et le compte à rebours vont à celui que le noir surprend : rien ne s’éteint avant son zéro.',
        },
        {
          pour: 'interieur',
          texte:
            '{dehors|Un drap, un coin sombre et les mêmes tissus font une aurore sur le mur du local.} {dedans|Une tente de table, ouverte des deux côtés, fait une petite nuit pour deux.}',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’été, la noirceur se cherche : fond de cabane, ombre la plus foncée à midi, yeux détournés du soleil.',
        },
      ],
      securite: {
        risquesAcceptes: ['Petite peur, toujours accompagnée.', 'Pied qui bute dans la pénombre.'],
        dangersAEliminer: [
          'Pile accessible : lampe dont le compartiment se visse, les autres restent dans l’armoire.',
          'Faisceau dans les yeux : « au nombril ou plus bas » quand on éclaire un ami.',
          '{dehors|Enfant hors du cercle éclairé : la lumière de la porte trace la limite, recomptez à chaque changement de lumière.}',
          '{dedans|Course dans la pénombre : tout se fait à quatre pattes ou au pas du chat.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Tissus : lavez-les sans assouplisseur pour les peaux sensibles. {dehors hiver|L’hiver, l’épinéphrine se garde près du corps : elle craint le gel.}',
        ],
      },
      observation: [
        'Compétences émotionnelles : comment nomme-t-il ce qu’il ressent?',
        'Éveil aux sciences : quels essais fait-il avec la lumière?',
        'Compétences sociales : comment rassure-t-il un ami?',
      ],
      prolongements: [
        'Notez chaque semaine, ensemble, s’il fait clair ou noir à l’heure du départ : {automne|les jours raccourcissent}{hiver|les jours rallongent}.',
        'Invitez chaque famille à raconter ce qui éclaire ses soirs, à sa façon.',
      ],
      reflexionRetroaction: ['Chaque enfant a-t-il pu dire non à la noirceur?', 'Quelles peurs ai-je découvertes?'],
    },
  },
  {
    key: 'le-conseil-du-boise',
    summary:
      'Assis sur les bûches, les grands racontent un vrai problème du groupe, puis essaient leur solution en jouant.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie'],
    materials: ['batons', 'buches-et-rondelles'],
    place: 'WOODS',
    seasons: [],
    durationMinutes: 45,
    adults: 1,
    calls: [
      'chicane',
      'un ami a eu peur',
      'conflit',
      'conseil',
      'discussion',
      'il veut pas jouer avec moi',
      'exclusion',
      'règles du groupe',
      'solution',
      'cabane',
      'bâton de parole',
      'écouter les autres',
      'réunion',
    ],
    seen: [
      'ils reviennent du bois en chialant, toujours pour la même cabane',
      'elle lève la main mais tout le monde parle en même temps, on ne s’entend plus',
      'il prend un bâton et dit c’est moi qui parle, vous, vous écoutez',
      'ils décident ensemble d’une règle pour la maisonnette et l’essaient tout de suite',
      'il ne veut jamais dire ce qui ne va pas devant les autres, il garde tout en dedans',
      'elle a une bonne idée pour régler le problème et elle est fière que ça marche',
      'dans le boisé, un ami garde la porte et décide qui rentre, ça pleure tous les jours',
      'à la collation, ils rapportent encore la dispute d’hier et personne ne s’entend',
    ],
    scenes: ['chicane', 'nouveau', 'cooperer'],
    picture:
      'En rond sur des souches, une enfant parle, le bâton couché sur ses genoux; un ami écoute en marchant, la cabane se dresse derrière eux.',
    sheet: {
      titre: 'Le conseil du boisé',
      observationDepart:
        'Depuis lundi, la cabane du boisé fait des jaloux. Les enfants rapportent la chicane au local, sans trouver de solution.',
      intentionEducative:
        'Offrir un lieu et un rituel pour parler d’un vrai désaccord, chercher une solution et l’essayer sur-le-champ.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
      ],
      objectifs: [
        'Dire ce qui dérange sans accuser.',
        'Proposer une solution et la mettre à l’essai.',
        'Écouter jusqu’au bout celui qui tient le bâton.',
      ],
      materiel: [
        item('Bûches ou rondelles, déjà sur place', 'une par personne', 'Coussins isolants'),
        item('Bâton de parole, long comme l’avant-bras', 'un', 'Grosse cocotte'),
        item('Cabane du boisé, déjà debout', 'une', 'Carré tracé au sol, ouvert d’un côté'),
        optional('{si-cordes|Corde de deux mètres, couchée au sol}', '{si-cordes|une}', null),
        optional('{si-toutous si-marionnettes|Toutou ou marionnette}', '{si-toutous si-marionnettes|un}', null),
        optional('{si-tambourins|Tambourin, ou autre instrument}', '{si-tambourins|un, pour vous}', null),
        optional('{si-papier si-crayons|Feuille et gros crayon}', '{si-papier si-crayons|un de chaque}', null),
      ],
      preparation: [
        'Placez les bûches en rond, à l’abri du vent, loin des branches chargées ou mortes.',
        'Choisissez un seul sujet, celui que les enfants ramènent d’eux-mêmes : ici, la cabane.',
        'Assoyez-vous d’où vous voyez la cabane : l’essai s’y fera, puis le groupe reviendra au rond. {si-cordes|Couchez la corde à trois pas de la porte : c’est là que l’on demande à entrer.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5, 60: 7 },
          'Assoyez-vous la première et gardez le silence jusqu’à ce que le rond soit complet. « J’ai entendu parler de la cabane. Qui veut commencer? »',
        ),
        guided(
          { 20: 4, 30: 6, 45: 9, 60: 10 },
          'Le bâton passe de main en main : qui le tient parle, les autres écoutent. Qui pense comme lui se tape doucement la cuisse. Qui n’a rien à dire le donne au suivant. {si-toutous si-marionnettes|Qui n’ose pas fait parler le toutou ou la marionnette à sa place.} {hiver|Le rond se lève et sautille dès qu’un pied a froid.} Redites chaque idée en peu de mots : « Tu trouves que la porte ferme trop vite. Toi, tu veux décider qui entre. » Celui qui a besoin de bouger marche derrière le rond en écoutant.',
        ),
        play(
          { 20: 10, 30: 15, 45: 24, 60: 22 },
          'La première idée s’essaie tout de suite : un tour de garde, une deuxième porte, un mot pour demander à entrer. {si-tambourins|Un coup d’instrument ouvre l’essai, deux l’arrêtent.} Le groupe joue et voit ce qui marche, ce qui coince. {!20min|L’auteur de l’idée la joue une fois au ralenti, puis chacun prend sa place. Debout à trois pas de la cabane, annoncez chaque changement, par exemple : « Deuxième tour de garde! » Un gardien laisse encore quelqu’un dehors? Arrêtez le jeu de la main : « L’idée, qu’est-ce qu’elle disait? » Puis les places s’échangent : qui gardait attend, qui attendait garde. La même dispute revient deux fois, ou plus personne ne se dispute : l’essai est fini.} {avec-naturel|Une deuxième porte peut se bâtir avec @materiel.} {avec-tissu|Accrochez @materiel en guise de porte.}',
        ),
        play(
          { 60: 12 },
          'Le groupe décide d’une retouche et fait un deuxième essai. Les enfants que la question n’intéresse plus poursuivent leur jeu autour, là où vous les voyez; ils diront ce qu’ils ont vu.',
        ),
        closing(
          { 20: 3, 30: 5, 45: 7, 60: 9 },
          'Le rond se reforme, debout. L’essai a-t-il marché? Chacun vote avec son corps : bras au ciel pour oui, à mi-hauteur pour un peu, accroupi pour non. L’idée est gardée, retouchée ou remise à la prochaine sortie. {si-papier si-crayons|L’idée du jour se dessine sur la feuille : qui veut y met son signe.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Parlez la dernière, et peu.',
          'Séparez le problème de la personne : « La porte bloque », pas « Il bloque ».',
          'Acceptez une solution que vous n’auriez pas choisie.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui se passe, d’après toi, quand la porte ferme?',
          'Comment saurons-nous que l’idée marche?',
          'Pour qui est-ce encore difficile?',
        ],
      },
      vocabulaire: ['le conseil', 'proposer', 'le désaccord', 'essayer', 'l’accord', 'attendre', 'juste'],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'Si les mots manquent, posez deux objets au sol, un par idée : chacun marche vers celle qu’il préfère. Un groupe habitué trace un signe au sol par idée et compte qui s’y place.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui peine à attendre porte le bâton d’une personne à l’autre; celui qui parle peu montre son idée sur place, dans la cabane.',
        },
        {
          pour: 'interieur',
          texte: 'Le rond se fait sur le tapis, lumière basse : qui tient le bâton parle, les autres écoutent.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, le rond dure cinq minutes, debout et sautillant.} {!ete|L’été, le conseil s’assoit à l’ombre d’un arbre.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Mots vifs, déception.', 'Solution qui ne plaît pas à tous.'],
        dangersAEliminer: [
          'Branches mortes {hiver|ou chargées de neige} au-dessus du rond : changez d’endroit avant de vous asseoir.',
          'Enfant accusé par tous : arrêtez le tour, ramenez la parole au problème, restez près de lui.',
          'Cabane qui branle : secouez-la avant l’essai; une deuxième porte s’ouvre sans ôter une branche qui porte.',
          'Bâton de parole qui pointe : il se tient couché sur les genoux.',
          '{si-cordes|Corde nouée à une branche ou à quelqu’un : elle reste couchée au sol, et vous la reprenez avant le vote.}',
        ],
        supervision: 'palier2',
        allergies: [
          '{!hiver|Guêpes autour des bûches : inspectez-les avant de vous asseoir, auto-injecteur sur vous.} {hiver|L’hiver, l’épinéphrine se garde près du corps : elle craint le gel.}',
        ],
      },
      observation: [
        'Compétences sociales : comment défend-il une idée, et comment l’abandonne-t-il?',
        'Langage oral : quels mots emploie-t-il pour expliquer un problème?',
        'Compétences émotionnelles : que fait-il de sa déception?',
      ],
      prolongements: [
        'Le conseil peut revenir chaque vendredi, avec le sujet que le groupe choisit.',
        'Racontez aux familles la question et la solution, sans nommer personne.',
      ],
      reflexionRetroaction: [
        'Quelle solution imparfaite le groupe a-t-il gardée?',
        'Qui s’est tu, et pourquoi peut-être?',
      ],
    },
  },
  {
    key: 'ce-que-je-dis-au-lac',
    summary:
      'Une colère, une question, une blague : de loin, chacun la crie, la chuchote ou la lance au lac, qui peut tout entendre.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie', 'eau-neige-et-glace', 'sons-et-silence'],
    materials: [],
    place: 'WATERSIDE',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'colère',
      'crier',
      'tristesse',
      'lac',
      'rivière',
      'émotions',
      'parler à la mer',
      'secret',
      'joie',
      'frustration',
      'inquiétude',
      'fleuve',
      'se défouler',
    ],
    seen: [
      'elle hurle face à l’eau et se retourne avec un grand sourire, soulagée',
      'il chuchote quelque chose à la rivière et ne veut pas que je l’entende',
      'ils crient leur nom et attendent que ça revienne de l’autre bord',
      'il a une grosse boule dans la gorge et ne sait pas à qui le dire',
      'elle est enragée depuis ce matin et il n’y a pas de place pour crier en dedans',
      'il s’inquiète pour son chien malade et en parle juste quand on marche sur la grève',
      'sur le quai, ils se sont mis à lancer des mots à l’eau comme des cailloux',
      'depuis que son grand-père est parti, il parle tout bas quand on va au bord de l’eau',
    ],
    scenes: ['voix', 'colere'],
    picture:
      'Derrière une ligne de roches, un enfant crie vers le lac, une autre chuchote, une troisième lance une roche invisible; l’éducateur garde la rive.',
    sheet: {
      titre: 'Ce que je dis au lac',
      observationDepart:
        'Devant le lac, un enfant crie « Je suis fâché! » puis se retourne, surpris d’être soulagé. Deux autres essaient leur voix.',
      intentionEducative:
        'Permettre à chacun de mettre dehors ce qu’il porte, à voix haute ou tout bas, sans avoir à s’expliquer.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Choisir ce qu’il dit et à quelle force.',
        'Remarquer ce que son corps ressent avant et après.',
        'Accueillir ce qu’un ami exprime sans s’en moquer.',
      ],
      materiel: [],
      preparation: [
        'Choisissez un belvédère, une pelouse haute ou un parterre clôturé d’où l’on voit le lac, à quinze pas au moins de l’eau.',
        'Nommez la ligne du groupe : banc, clôture ou rangée de roches. Tout se joue derrière.',
        'Prévenez les promeneurs : « Les enfants vont crier des messages au lac, c’est un jeu. »',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Debout entre la ligne et l’eau, face au groupe, dites au lac à mi-voix une chose vraie et petite : « Lac, ce matin, j’ai renversé mon café, et ça me serre ici. » Posez une main sur votre ventre; chacun cherche sur lui où ça serre, ou pas. Attendez, comme si le lac répondait. « À qui le tour, si ça vous tente? »',
        ),
        play(
          { 10: 6, 20: 12, 30: 13 },
          'Les enfants se placent où ils veulent derrière la ligne. Certains crient à pleins poumons, d’autres se cachent la bouche; un message peut se mimer, se chanter, se lancer comme une roche invisible. {hiver|L’hiver, les mots sortent en nuages : lequel va le plus loin?} Parfois, l’écho ou le vent renvoie une voix : le groupe se tait pour l’entendre. {20min 30min|Les cris se répètent? « Maintenant, un message si petit que le lac seul l’entendra. »}',
        ),
        play(
          { 30: 7 },
          'Derrière la ligne, un enfant se tourne vers ses amis : il devient le lac. Il répond à deux messages avec la voix qu’il lui prête, sage ou farceuse, puis un autre prend sa place.',
        ),
        closing(
          { 10: 2, 20: 5, 30: 6 },
          'Silence tous ensemble, le temps de trois respirations. « Montre-moi où c’est plus léger dans ton corps. » Les mains se posent sur un ventre, une gorge, des épaules. Saluez le lac de la main; les enfants lui tournent le dos et partent devant, vous fermez la marche, entre eux et l’eau.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Criez avec celui qui crie, chuchotez avec celui qui chuchote.',
          'Approchez-vous de l’enfant que son propre cri surprend; offrez une main.',
          'Retenez les conseils : le lac écoute, vous aussi.',
        ],
        questionsOuvertes: [
          'Qu’est-ce que tu aimerais dire sans personne?',
          'Comment ton corps était-il avant?',
          'Que répondrait le lac, à ton avis?',
        ],
      },
      vocabulaire: ['crier', 'chuchoter', 'soulagé', 'la colère', 'l’inquiétude', 'la joie', 'l’écho', 'confier'],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'Qui ne trouve pas ses mots envoie un soupir ou un grognement. Quand la voix vient facilement, proposez de dire au lac ce qu’un ami n’ose pas, avec sa permission.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant que les cris effraient se place au bout de la ligne, {hiver|sa tuque ou }ses mains sur les oreilles; il dit son message en gestes, quand le bruit retombe.',
        },
        {
          pour: 'interieur',
          texte: 'Au local, un gros coussin prend la place du lac : on lui parle de tout près, et il garde le bruit.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!automne|L’automne, le vent couvre les voix et rend braves les timides.} {!hiver|L’hiver, dites-le vite, puis sautez sur place pour vous réchauffer.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Cri qui surprend.', 'Larmes que le message réveille.'],
        dangersAEliminer: [
          'Noyade : la ligne à quinze pas de l’eau ne se franchit pas{hiver|, même devant un lac gelé}; tenez-vous entre elle et la rive, face au groupe, et comptez souvent.',
          'Roches ramassées pour lancer : celles du jeu sont invisibles; toute vraie roche se repose.',
          'Confidence qui inquiète : écoutez sans interroger, puis suivez la procédure de votre milieu le jour même.',
        ],
        supervision: 'palier1',
        allergies: [
          '{!hiver|Piqûres près de l’eau : auto-injecteur sur vous.} {hiver|L’hiver, l’auto-injecteur se porte sous le manteau.}',
        ],
      },
      observation: [
        'Compétences émotionnelles : quelle émotion choisit-il de confier, et par quelle voie?',
        'Langage oral : comment adapte-t-il sa voix à ce qu’il dit?',
        'Compétences sociales : comment reçoit-il ce que crient les autres?',
      ],
      prolongements: [
        'Réservez au local un endroit où l’on peut tout dire tout bas : un coquillage de carton, un pot à couvercle.',
        'Les familles ont peut-être leur lac : oreiller, balcon, douche. Demandez-leur comment elles laissent sortir le trop-plein.',
      ],
      reflexionRetroaction: [
        'Ma distance à l’eau m’a-t-elle laissée disponible?',
        'À qui devrais-je reparler demain, doucement?',
      ],
    },
  },
  {
    key: 'le-petit-doigt-cogne-a-la-main',
    summary:
      '« Toi, tu joues pas », disent trois doigts au petit doigt : les enfants lui soufflent des phrases pour entrer, puis les essaient de jeu en jeu.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie'],
    materials: [],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, chaque équipe a son coin{hiver|; l’histoire des doigts se raconte au vestiaire, avant l’habillage}.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'exclure',
      'excluent',
      'exclue',
      'exclusion',
      'rejet',
      'rejeter',
      'tu joues pas',
      'toi tu joues pas',
      'tu peux pas jouer',
      'tu n’es pas mon ami',
      't’es plus mon amie',
      'pas invitée',
      'mettre de côté',
      'laissée de côté',
      'refusent de jouer avec elle',
      'veulent pas de lui',
      'personne ne veut jouer avec lui',
      'toujours les trois mêmes ensemble',
      'faire une place',
      'entrer dans un jeu',
      'amitié',
      'jeux de doigts',
    ],
    seen: [
      'ils ferment leur jeu et disent on est déjà assez, va ailleurs',
      'elle tourne autour du groupe sans savoir quoi dire pour embarquer',
      'il saute dans leur jeu en brisant tout et se fait revirer de bord',
      'elle revient vers moi en pleurant parce que les filles ne veulent pas d’elle',
      'il ordonne aux autres de le prendre dans leur équipe et ça les fâche encore plus',
      'elle a dit je suis le vétérinaire de vos chiens et ils l’ont prise tout de suite',
      'au coin poupées, trois inséparables tassent la quatrième chaque matin',
      'dans la cour, il offre sa pelle pour se faire accepter et ils l’ignorent',
    ],
    scenes: ['cooperer'],
    picture:
      'Une enfant souffle une phrase au petit doigt à demi plié de l’éducatrice; au fond, un ami qui fait le chien tend la patte à une amie qui arrive.',
    sheet: {
      titre: 'Le petit doigt cogne à la main',
      observationDepart:
        'Trois enfants jouent aux chiens {dedans|sous la table}{cour|sous la glissade}. Une amie s’approche à quatre pattes. « Non, toi, tu joues pas! » Elle se relève, regarde ses genoux et va s’asseoir plus loin.',
      intentionEducative:
        'Offrir au groupe des phrases pour entrer dans un jeu et pour y faire une place, sans que personne ait à raconter sa peine.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Regarder un jeu et proposer ce qui lui manque.',
        'Dire non à un rôle sans dire non à une personne.',
        'Reconnaître, sur une main puis sur un visage, l’effet de « tu joues pas ».',
      ],
      materiel: [
        optional('{dedans si-coussins|Coussins}', '{dedans si-coussins|un par coin}', null),
        optional('{si-tambourins|Tambourin, ou autre instrument}', '{si-tambourins|un, pour vous}', null),
        optional(
          '{30min si-toutous si-marionnettes|Toutou ou marionnette}',
          '{30min si-toutous si-marionnettes|un}',
          null,
        ),
        optional(
          '{dedans si-papier si-crayons|Papier et crayons}',
          '{dedans si-papier si-crayons|un de chaque par enfant}',
          null,
        ),
      ],
      preparation: [
        'La veille ou le matin, dites à l’enfant qu’on laisse de côté, à part : « On va chercher, tous ensemble, des phrases pour entrer dans les jeux. Tu n’auras rien à raconter. »',
        'Formez d’avance, dans votre tête, des équipes de deux à quatre, que vous nommerez vous-même : personne n’est choisi en dernier. Séparez autant que possible ceux qui ferment leur jeu ensemble. L’enfant laissé de côté s’assoit, au rond, entre vous et un ami accueillant, puis joue avec lui; il a son équipe dès le début et n’est jamais le premier visiteur.',
        '{dedans|Dégagez un coin par équipe, à quatre pas l’un de l’autre, sans meuble qui vous les cache.} {dedans si-coussins|Posez-y un coussin vide : la place de la visite.} {cour|Choisissez un coin par équipe, à six pas l’un de l’autre, tous visibles de la même place.} {cour hiver|Racontez l’histoire des doigts et cherchez les phrases au vestiaire, avant l’habillage.} {cour ete|Tous les coins sont à l’ombre.}',
        '{1adulte|Seule, tenez-vous entre les coins : c’est vous qui donnez le signal, et personne ne voyage sans lui.} {2adultes|À deux, l’une donne le signal, l’autre accompagne le visiteur qui hésite.} Moins de six enfants? Un seul jeu : au signal, un enfant s’en éloigne de quatre pas et y revient avec sa phrase. {si-tambourins|Le signal se frappe aussi sur l’instrument : trois coups, comme à une porte.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 3 },
          'En rond, assis. Levez une main, le pouce caché dans la paume, le petit doigt replié. Les trois autres doigts se collent et chuchotent : « On joue aux chiens. Waf! » Le petit doigt se déplie et cogne à son voisin : « Toc, toc. Je peux jouer? » Les trois, ensemble : « Non. Toi, tu joues pas. » Il se replie, phalange par phalange, jusqu’au creux de la main. Restez en silence, le temps de trois respirations. « Qu’est-ce qui lui arrive? »',
        ),
        guided(
          { 20: 4, 30: 5 },
          'Le petit doigt fait le tour du rond : chacun peut lui souffler une phrase. Il l’essaie aussitôt. S’il supplie ou commande (« Vous êtes obligés! »), les trois doigts se serrent plus fort. S’il regarde le jeu et dit ce qu’il y ferait (« Vos chiens ont faim? J’apporte les os »), un doigt s’écarte, puis un autre, et le voilà entré. Changez ensuite de camp : chacun lève ses propres doigts, collés comme il peut, et ce sont eux les chiens. Ils tiennent à leur jeu : que répondre au lieu de « tu joues pas »? « Le gros chien, c’est moi. Toi, tu l’amènes chez le docteur. » « Attends, on finit de courir. » {4-5a|Demandez enfin : « Laquelle marcherait avec toi? » Les avis diffèrent, et c’est tant mieux.}',
        ),
        play(
          { 20: 10, 30: 12 },
          'Chaque équipe joue dans son coin, les mains vides : {!4-5a|des chiens qui mangent, dorment et courent à quatre pattes.} {4-5a|des chiens, un autobus, un restaurant.} Le signal est un « Toc, toc, toc! » lancé bien fort. Au premier, c’est vous la visite, et vous vous trompez : « Tassez-vous, c’est moi le chef! » On vous apprendra à entrer. Aux suivants, nommez un visiteur, toujours de l’équipe la plus nombreuse : il va au jeu d’à côté, le regarde en comptant jusqu’à trois, puis dit sa phrase. L’équipe cherche avec lui ce qui manquait : {!4-5a|un maître, un docteur, un bébé chien.} {4-5a|un passager, un client, un maître.} {dedans si-coussins|On lui tape le coussin vide.} Il reste, et le jeu reprend. {3-4a|Celui qui entre en aboyant, sans un mot, est entré aussi.} {4-5a|Son rôle est refusé? L’équipe en offre deux autres, il choisit.}',
        ),
        play(
          { 30: 5 },
          'Chaque jeu commence à s’ennuyer dans son coin. Empoignez un volant invisible et conduisez un autobus d’un coin à l’autre, les genoux qui sautent. À chaque arrêt, dites ce qui manque à bord : « Un chien perdu! » « Quelqu’un qui a faim! » Qui le veut répond « Moi! » et monte derrière vous. {si-toutous si-marionnettes|À un arrêt, un toutou ou une marionnette n’ose pas : quelle phrase le fait monter?} Au dernier arrêt, ceux qui restent montent tous ensemble. Où va-t-on, si nombreux?',
        ),
        closing(
          { 20: 3, 30: 5 },
          'Le rond se reforme. {cour hiver|Ôtez une mitaine, le temps de la fin.} Vos trois doigts jouent aux chiens, le petit doigt arrive. Il répète une phrase que les enfants lui soufflent, et les trois doigts lui répondent par une autre, trouvée aujourd’hui. La main s’ouvre toute grande, pouce compris : collez-la à celle de votre voisin, qui colle l’autre à la suivante, jusqu’au bout du rond. Donnez la règle qui vaut dès maintenant : « On peut dire non à une idée. On ne dit pas “tu joues pas” à quelqu’un. » {dedans si-papier si-crayons|Puis chacun trace le contour de sa main ouverte; plus tard, vous y écrirez une phrase qu’il a trouvée.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Parlez du doigt, jamais de ce qui est arrivé hier : chacun y reconnaîtra ce qu’il veut.',
          'Mettez-vous à côté du visiteur qui fige : regardez le jeu avec lui et soufflez « Il leur manque quoi? ».',
          'Une équipe dit encore « tu joues pas »? Accroupissez-vous parmi eux : « Pas ce rôle-là. Lequel, alors? » Attendez deux idées.',
          'Rien ne vient? Commencez un jeu à deux avec celui qu’on refuse, là où tous vous voient, et gardez une place ouverte.',
        ],
        questionsOuvertes: [
          'Qu’est-ce que ça lui fait, au petit doigt, d’être replié comme ça?',
          'Qui manque à ce jeu?',
          'Comment garder ton idée et faire une place?',
        ],
      },
      vocabulaire: ['la place', 'le rôle', 'manquer', 'refuser', 'accueillir', 'le visiteur', 'replié', 'ensemble'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Deux phrases suffisent : « Je fais qui? » et « Viens, tu fais… » Le chien est accepté dans tous les jeux. Amenez le visiteur par la main : « Il cherche une niche. »',
        },
        {
          pour: '4-5a',
          texte:
            'Les équipes trouvent d’avance ce qui pourrait manquer à leur jeu et le gardent secret. Le visiteur regarde, devine, et il entre même s’il se trompe.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant qui parle peu entre par un geste convenu : la main ouverte, tendue vers le jeu, et l’équipe y pose la sienne. Un autre supporte mal l’imprévu? Dites-lui d’avance à quel signal il partira et dans quel jeu.',
        },
        {
          pour: 'interieur',
          texte:
            '{cour|Au local, trois coins sans meuble entre eux suffisent.} {dedans|De la place pour deux coins seulement? Faites deux équipes plus nombreuses.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Entendre un non et le digérer.', 'Jeu arrêté, le temps de trouver un rôle.'],
        dangersAEliminer: [
          'Enfant montré du doigt (« C’est elle qu’on veut pas ») : dites « Ici, on parle du petit doigt », sans sermon, et ramenez les yeux sur votre main.',
          'Enfant que l’histoire fait pleurer, ou dont quelqu’un se moque : tout s’arrête, allez d’abord vous asseoir contre lui.',
          'Visiteur bousculé, chien qui mord pour vrai : le jeu de ce coin s’arrête jusqu’au prochain signal.',
          '{cour|Visiteur qui s’éloigne des coins : on ne part qu’au signal, et vous comptez les têtes à chacun.}',
        ],
        supervision: 'palier2',
        allergies: ['Les os et les repas sont pour rire : ni vraie nourriture ni vraie vaisselle.'],
      },
      observation: [
        'Compétences sociales : comment entre-t-il dans un jeu commencé, et que fait-il d’un refus?',
        'Compétences émotionnelles : que remarque-t-il du petit doigt replié, ou d’un ami qui se replie?',
        'Langage oral : quelle phrase trouve-t-il pour garder son idée et faire une place?',
      ],
      prolongements: [
        'Toute la semaine, devant un jeu qui se ferme, repliez votre petit doigt sans un mot : quelqu’un saura quoi dire.',
        'Montrez le jeu de la main aux parents, à ceux de l’enfant refusé comme aux autres, et dites-leur une phrase que leur enfant a trouvée.',
      ],
      reflexionRetroaction: [
        'Lesquels de mes groupements, à table ou en rang, tiennent toujours le même enfant au bord?',
        'Qu’avaient à protéger ceux qui ferment leur jeu?',
      ],
    },
  },
  {
    key: 'le-club-au-mot-de-passe',
    summary:
      'Une cabane, un secret, une porte : le club invente ses signes d’entrée et cherche comment n’en priver personne.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie', 'contes-et-lettres', 'cabanes-et-constructions'],
    materials: ['tissus', 'cartons-et-boites', 'papier-et-crayons'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Sous la glissade ou le long de la clôture, le club tient au grand air.',
      PARK: 'Un buisson dégagé, un drap et un banc font le quartier général.',
      WOODS: 'Un abri de branches connu du groupe sert de club; un creux d’écorce y reçoit les messages.',
    },
    seasons: [],
    durationMinutes: 45,
    adults: 1,
    calls: [
      'club',
      'secret',
      'mot de passe',
      'cabane',
      'tu peux pas jouer',
      'exclusion',
      'meilleur ami',
      'code',
      'espion',
      'pas invité',
      'amitié',
      'cachette',
    ],
    seen: [
      'ils disent un code à l’oreille et bloquent la porte à ceux qui ne l’ont pas',
      'elle invente une poignée de main compliquée avec sa meilleure amie',
      'ils accrochent une couverte entre deux tables et mettent une pancarte dessus',
      'les gars ont dit que c’était interdit aux filles et ça a fini en pleurs',
      'il a dévoilé le mot à tout le monde et ses amis sont en furie',
      'elle attend devant la cabane parce que personne ne veut lui dire comment rentrer',
      'dans le coin lecture, ils chuchotent sous un drap et rient quand quelqu’un approche',
      'ils cognent toc toc-toc sur le mur de carton et l’autre doit répondre pareil',
    ],
    scenes: ['nouveau', 'se-cacher'],
    picture:
      'Devant la cabane à l’étoile, une enfant souffle le mot de passe au gardien; l’éducatrice, à genoux, frappe à la porte de l’autre club.',
    sheet: {
      titre: 'Le club au mot de passe',
      observationDepart:
        '« Les filles sont pas admises. » « Toi non plus, t’as pas le mot. » La cabane a une porte, et la porte fait pleurer.',
      intentionEducative:
        'Soutenir le plaisir des secrets et des signes de ralliement, en cherchant avec eux comment chacun y trouve une entrée.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Identité', role: 'secondaire' },
      ],
      objectifs: [
        'Inventer un mot ou un signe, et le transmettre.',
        'Dire et entendre l’effet d’une exclusion.',
        'Négocier une règle qui tienne quand un nouveau arrive.',
      ],
      materiel: [
        item('Draps ou grands tissus', 'quatre', 'Nappes, couvertures'),
        item(
          '{dedans|Tables basses et boîtes}{cour parc|Appuis du lieu : banc, clôture, branche basse et solide}{bois|Appuis du lieu : souche, branche basse et solide}',
          '{dedans|deux tables et quatre boîtes}{dehors|deux par cabane}',
          '{dedans|Chaises dos à dos}{dehors|Bacs ou boîtes debout}',
        ),
        item(
          'Papier et crayons',
          'un de chaque par enfant',
          '{dehors|Bâton dans la terre ou la neige} {dedans|Ardoises}',
        ),
      ],
      preparation: [
        'Offrez du tissu pour deux cabanes au moins : un club seul est une forteresse. {20min|Jetez-le d’avance sur ses appuis : les deux cabanes sont déjà debout.}',
        'Placez les entrées face à face, à quelques pas : du seuil de l’une, vous voyez dans l’autre.',
        '{hiver dehors|Des murs de neige ouverts sur le dessus, un drap pour porte : la cabane tient.}',
        'Ayez en tête une seule règle à vous : une personne qui pleure, le jeu s’arrête et l’on parle.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 6, 60: 7 },
          'Frappez à une porte imaginaire selon un rythme : long, court, court. « Je n’ai pas le mot. Comment fait-on pour entrer chez vous? » Écoutez leurs idées, puis montrez {20min|les deux cabanes}{!20min|les tissus} : deux clubs ouvrent aujourd’hui.',
        ),
        play(
          { 20: 13, 30: 19, 45: 20, 60: 22 },
          '{!20min|Chaque club bâtit sa cabane, puis se donne un nom, une poignée de main, un mot de passe.} {20min|Chaque club entre chez lui et se donne un nom, une poignée de main, un mot de passe.} Le nom se dessine sur un papier posé à la porte. Le mot de passe circule, se déforme, se vole. {!20min|Les bâtisseurs tirent chacun leur bout de drap et le toit tombe : qui tient, qui coince le bord? Ratez la poignée de main jusqu’à ce qu’on vous l’enseigne. Un membre a dévoilé le mot : le club en trouve un autre, tout bas.} {45min 60min|Tout le monde est installé? Glissez sous un drap un papier marqué de trois traits et d’un rond : que demande donc l’autre club?} {20min 30min|Un enfant attend dehors, sans le mot? Demandez aux membres comment il pourrait l’apprendre : un indice, un geste, une épreuve que tous réussissent.} {avec-tissu|Accrochez @materiel en guise d’enseigne.} {avec-papier|Une carte de membre se fait avec @materiel.} {1adulte|Allez d’un club à l’autre comme ambassadrice, avec un message à la fois.} {!20min|Chaque club a son mot et sa poignée de main : passez à la suite.}',
        ),
        guided(
          { 45: 6, 60: 7 },
          'Vous jouez un nouveau, qui attend dehors. « Moi, je n’ai pas deviné. Qu’est-ce qui m’arrive? » Les membres disent ce qu’ils feraient; celui qui a déjà attendu raconte.',
        ),
        play(
          { 45: 7, 60: 14 },
          'Chaque club change ses règles d’entrée : un mot qui s’apprend, une épreuve drôle que tous réussissent, une deuxième porte pour les nouveaux. Puis les clubs se visitent et s’échangent un membre, le temps d’apprendre la poignée de main de l’autre.',
        ),
        closing(
          { 20: 4, 30: 7, 45: 6, 60: 10 },
          'Dernière réunion, toutes portes ouvertes : chaque club enseigne sa poignée de main à l’autre. {30min 60min|On décroche les draps et on les plie à quatre mains.} Le mot de passe de demain se souffle d’oreille en oreille, jusqu’au dernier du groupe.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Restez au seuil, jamais au milieu : demandez la permission d’entrer.',
          'Dites l’effet, sans blâme : « Il est dehors depuis longtemps; regardez son visage. »',
          'Inventez un signe de la main et montrez-le à un enfant resté seul : il aura de quoi entrer.',
        ],
        questionsOuvertes: [
          'Comment entre-t-on quand on n’est pas déjà ami?',
          'Qu’est-ce qui rend un club amusant pour tous?',
          'Qu’est-ce que ça fait de rester dehors?',
        ],
      },
      vocabulaire: [
        'le club',
        'le mot de passe',
        'le membre',
        'exclure',
        'inviter',
        'le secret',
        'la poignée de main',
        'la permission',
      ],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'Quand les chicanes prennent toute la place, ouvrez un seul club, avec une carte d’invité pour chacun. Si les secrets passionnent, un code s’écrit : un dessin par lettre.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'À l’enfant qui n’ose pas demander, donnez une carte illustrée « Je voudrais jouer » : les gardiens doivent la lire comme un mot de passe.',
        },
        {
          pour: 'interieur',
          texte:
            '{dedans|Après la sieste, le club se rebâtit ailleurs, avec les matelas repliés pour murs.} {dehors|Rentrés, les membres gardent un signe de la main qui vaut mot de passe.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dehors, la cabane a des murs de neige ouverts sur le dessus et un drap pour porte.} {!ete|L’été, dehors, la cabane se monte à l’ombre, deux côtés ouverts pour l’air.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Jalousie, tristesse passagère.', 'Secret trahi.'],
        dangersAEliminer: [
          'Secret qui pèse ou qui fait honte : redites que celui-là se dit toujours à un adulte de confiance.',
          'Cabane sans vue : un coin de tissu reste relevé, aucun abri ne se ferme par derrière.',
          'Épreuve d’entrée humiliante ou dangereuse : tous doivent pouvoir la réussir en riant, sinon elle tombe.',
        ],
        supervision: 'palier3',
        allergies: ['Tissus de la maison : lavés sans parfum pour la peau ou le souffle sensibles.'],
      },
      observation: [
        'Compétences sociales : comment accueille-t-il ou refuse-t-il un nouveau?',
        'Identité : comment parle-t-il de « nous » et de « eux »?',
        'Langage oral : par quels mots convainc-t-il d’ouvrir la porte?',
      ],
      prolongements: [
        'Le club peut se donner un service à rendre : arroser une plante, porter un message, accueillir un visiteur.',
        'Chaque enfant montre à sa famille la poignée de main de son club.',
      ],
      reflexionRetroaction: ['Ai-je protégé un enfant sans détruire le jeu?', 'Qui n’avait de club nulle part?'],
    },
  },
  {
    key: 'ce-que-vous-avez-entendu',
    summary:
      'Des nouvelles de guerre reviennent dans les jeux : les enfants disent ce qu’ils ont entendu, puis bâtissent une maison qui protège.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie', 'cabanes-et-constructions'],
    materials: ['tissus', 'cartons-et-boites', 'papier-et-crayons'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    subject: 'guerre',
    calls: [
      'guerre',
      'nouvelles',
      'télévision',
      'bombe',
      'soldats',
      'peur',
      'réfugié',
      'mon oncle est dans un pays en guerre',
      'ukraine',
      'gaza',
      'méchants',
      'maison détruite',
      'inquiétude',
      'protéger',
      'blocs',
    ],
    seen: [
      'sa tour de cubes s’effondre et il dit que c’est un missile qui l’a frappée',
      'elle me demande si les chars d’assaut vont venir dans notre rue',
      'ils construisent un toit pour que les bonshommes soient à l’abri et leur donnent à manger',
      'il répète ce que son père écoute à la radio et ça inquiète les autres',
      'elle fait mourir tous les petits personnages puis les couche et les soigne',
      'un ami nous a dit que sa famille s’est sauvée de son pays avec rien',
      'au dîner, ils parlent de maisons tombées et de gens qui n’ont plus rien',
      'depuis les images à la télé, les jeux de figurines finissent toujours en combat et en blessés',
    ],
    scenes: ['peurs', 'heros', 'figurines', 'empiler-construire'],
    picture:
      'Sous un toit de tissu éclairé, un enfant prépare un lit; une amie y mène de petits personnages, l’éducatrice garde un enfant contre elle.',
    sheet: {
      titre: 'Ce que vous avez entendu',
      observationDepart:
        'Depuis quelques jours, une tour de blocs « tombe à cause de la guerre ». Un enfant s’inquiète : « Est-ce que ça vient ici? »',
      intentionEducative:
        'Offrir un endroit sûr pour dire ce qui inquiète, recevoir des réponses simples et vraies, et revenir au jeu rassuré.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Dire ce qu’il a entendu et poser sa question.',
        'Reconnaître sa peur et ce qui l’apaise.',
        'Transformer une inquiétude en abri, en soin, en aide.',
      ],
      materiel: [
        item('Grands tissus et boîtes', 'quatre tissus, six boîtes', 'Table et nappes'),
        item('Petits personnages et animaux', 'une douzaine', 'Blocs de bois, dessins découpés'),
        item('Papier et crayons', 'deux feuilles et trois crayons par enfant', null),
        optional('Coussins', 'quatre', 'Manteaux pliés'),
      ],
      preparation: [
        'Parlez d’abord avec la direction. Une famille du groupe vient d’un pays en guerre? Demandez-lui ce qu’elle souhaite que l’on dise, ou non.',
        'Éteignez écran et radio, et gardez les journaux loin des tables.',
        'Formez un petit groupe de ceux qui en parlent; un autre jeu reste ouvert à côté, à votre vue.',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 6, 45: 8 },
          'Assoyez-vous par terre, un petit personnage dans la main. « J’ai entendu le mot guerre dans votre jeu. Qu’est-ce que vous en savez? » Écoutez sans corriger tout de suite.',
        ),
        guided(
          { 20: 2, 30: 4, 45: 6 },
          'Répondez à leur question, pas plus loin : « Des adultes se battent dans un autre pays. D’autres adultes travaillent pour que ça s’arrête et pour aider. Ici, au service de garde, vous êtes en sécurité avec nous. »',
        ),
        play(
          { 20: 11, 30: 15, 45: 23 },
          '{30min 45min|Étendez un tissu entre deux boîtes et glissez-y votre personnage, tout au fond.} Les enfants bâtissent une maison qui protège : un toit de tissu, des murs de boîtes, des lits, une place pour le chat. Les personnages arrivent de loin, sont accueillis, nourris, soignés. Si une bataille surgit, montrez un personnage tombé : « Qui aide celui-là? » {avec-tissu|Ajoutez @materiel au toit ou aux lits.} {avec-coussin|Faites entrer @materiel dans la maison.} D’autres dessinent, ou jouent à autre chose. {45min|Une boîte tombe, tous sursautent. Dites seulement : « C’était la boîte », et replacez-la avec eux. Quand les murs sont finis, faites arriver un personnage de plus, qui ne parle pas leur langue : comment lui montrer son lit, la soupe, le chat?} {30min 45min|La maison est prête quand chacun des personnages y a sa place.}',
        ),
        closing(
          { 20: 3, 30: 5, 45: 8 },
          'Serrez-vous tout contre la maison. Qui le veut nomme une personne qui prend soin de lui; le silence est permis. Rangez la maison ou gardez-la; annoncez clairement ce qui vient, par exemple : « Et maintenant, dehors. »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Gardez une voix égale et le visage ouvert; respirez avant de répondre.',
          'Corrigez une idée effrayante par un fait court, une seule fois.',
          'Gardez près de vous l’enfant que cela touche, un objet à lui dans les mains, sans lui demander de raconter.',
        ],
        questionsOuvertes: [
          'Qu’est-ce que tu as entendu?',
          'Où sens-tu la peur quand elle est là?',
          'De quoi les personnages ont-ils besoin dans leur maison?',
        ],
      },
      vocabulaire: ['la guerre', 'la paix', 'en sécurité', 'l’abri', 'protéger', 'inquiet', 'accueillir', 'aider'],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'Avec un enfant vite troublé, allez droit à la maison à bâtir, sans discussion. Avec celui qui questionne beaucoup, notez tout et convenez d’un moment calme pour y revenir.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui a vécu la guerre peut sursauter d’une boîte qui tombe : bâtissez en coussins, annoncez les bruits et gardez-lui une place entre vous et la porte.',
        },
        {
          pour: 'interieur',
          texte:
            'Gardez l’abri quelques jours dans un coin calme : les enfants y retournent quand ils en ont envie, une minute, puis repartent.',
        },
      ],
      securite: {
        risquesAcceptes: ['Larmes, silence, question sans réponse.', 'Jeu de bataille qui cherche à comprendre.'],
        dangersAEliminer: [
          'Images de guerre : aucune photo, aucun écran, aucun détail ajouté à ce qu’ils savent.',
          'Promesse impossible : dites ce qui est vrai ici et maintenant, plutôt que « rien n’arrivera jamais ».',
          'Pays, langue ou famille désignés comme méchants : arrêtez la phrase, redites que des enfants vivent partout.',
          'Inquiétude qui dure : parlez-en au parent le jour même et à la direction.',
        ],
        supervision: 'palier2',
        allergies: [
          'Lavez les tissus empruntés, sans produit parfumé : ils feront le toit et les lits, contre les joues.',
        ],
      },
      observation: [
        'Compétences émotionnelles : quels signes montrent qu’il s’apaise ou s’inquiète?',
        'Langage oral : avec quels mots demande-t-il ce qu’il craint?',
        'Fonction symbolique : que deviennent ses personnages, du danger au refuge?',
      ],
      prolongements: [
        'Dressez avec eux la liste dessinée de ceux qui aident, ici et ailleurs.',
        'Écrivez aux familles les mots employés et suggérez d’éteindre les nouvelles devant les enfants.',
      ],
      reflexionRetroaction: [
        'Ai-je répondu à la question posée ou à la mienne?',
        'De quel soutien ai-je moi-même besoin pour en parler?',
      ],
    },
  },
  {
    key: 'la-table-des-fetes-racontees',
    summary:
      'Une photo, un objet de chez soi : chaque enfant qui le veut raconte un jour de fête, ou un jour important, de sa famille.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['saisons-et-fetes', 'emotions-et-amitie'],
    materials: ['tissus', 'papier-et-crayons'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 45,
    adults: 1,
    subject: 'religion',
    calls: [
      'fête',
      'religion',
      'dieu',
      'prier',
      'noël',
      'ramadan',
      'Pâques',
      'hanoukka',
      'diwali',
      'jour de l’an',
      'famille',
      'traditions',
    ],
    seen: [
      'il apporte une photo de sa famille et tout le monde veut la voir de près',
      'elle raconte que chez elle on mange en pleine nuit, ses amis ouvrent de grands yeux',
      'ils montrent un objet de leur grand-mère et expliquent à quoi ça sert',
      'elle dit un mot dans sa langue et les autres essaient de le répéter',
      'il se sent à part parce que ses parents ne soulignent pas le temps des fêtes',
      'il me demande pourquoi son ami n’a pas de cadeaux comme lui',
      'depuis le Nouvel An chinois de sa famille, elle parle de dragons et d’enveloppes rouges',
      'à la collation, deux amis ont découvert qu’ils attendent tous les deux la lune pour souper',
    ],
    scenes: ['fete', 'livres-histoires', 'naissances-familles'],
    picture:
      'Des objets bien espacés sur une nappe unie; un enfant montre la photo de sa famille, l’éducateur écrit un mot sur une étiquette.',
    sheet: {
      titre: 'La table des fêtes racontées',
      observationDepart:
        '« Chez nous, on fête pas ça. » « Chez nous, on se lève la nuit pour manger! » Deux enfants se regardent, curieux, un peu inquiets.',
      intentionEducative:
        'Permettre à chaque enfant de parler de sa famille avec fierté et d’écouter celle des autres, sans la jouer ni la juger.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Identité', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Raconter un moment vécu, dans l’ordre qui lui vient.',
        'Poser une question à un ami sur sa famille.',
        'Trouver une ressemblance sous une différence.',
      ],
      materiel: [
        item(
          'Photo ou objet choisi par chaque famille',
          'un par enfant volontaire, et un à vous',
          'Dessin fait par l’enfant',
        ),
        item('Tissu uni pour la table', 'un', 'Grand papier'),
        item(
          'Papier et crayons',
          '{30min|un de chaque par enfant}{!30min|deux feuilles et un crayon par enfant}',
          null,
        ),
        item('{45min 60min|Étiquettes}', 'une par objet', 'Bouts de papier pliés'),
      ],
      preparation: [
        'Deux semaines d’avance, demandez à chaque famille une photo ou un objet : « Une fête, ou une chose que vous faites toujours ensemble. » Un refus est aussi une réponse.',
        'Demandez à chacune le nom de l’objet, et qui peut le toucher.',
        'Étendez le tissu et posez-y les objets à égale distance, sans place d’honneur.',
      ],
      deroulement: [
        opening(
          { 30: 4, 45: 6, 60: 7 },
          'Posez votre propre objet : « Chez nous, le 1er janvier, ma grand-mère sortait cette cuillère. Je ne savais pas pourquoi, mais j’attendais. » N’en dites pas plus.',
        ),
        play(
          { 30: 16, 45: 16, 60: 18 },
          'La moitié de ceux qui ont un objet restent à côté du leur; les autres enfants circulent autour de la table, regardent, touchent si c’est permis et questionnent l’ami qui l’a apporté. À mi-temps, on change. Ceux qui n’ont rien apporté dessinent un souvenir, ou écoutent. Deux histoires se ressemblent : « Nous aussi, on attend qu’il fasse noir! »',
        ),
        guided(
          { 45: 9, 60: 12 },
          'Trois ou quatre volontaires racontent, leur objet devant eux : qui est là, ce que ça sent, ce qu’on attend. Écrivez sur l’étiquette le mot de la famille, dans sa langue; le groupe le répète avec soin, si l’enfant le veut bien. Après chaque récit, ceux qui connaissent quelque chose de pareil, chez eux, lèvent la main.',
        ),
        play(
          { 45: 7, 60: 12 },
          'Chaque enfant dessine un jour dont il se souvient, fête ou non : la table, la nuit, les gens. Qui le veut vous dicte une phrase. Les dessins se posent sur la table, ou restent pliés, au choix de l’enfant.',
        ),
        closing(
          { 30: 10, 45: 7, 60: 11 },
          '{30min 60min|Deux à deux, les enfants cherchent sur la table une chose qui ressemble à chez eux et se la racontent.} Faites le tour de la table avec le groupe, lentement : « Aujourd’hui, qu’avez-vous appris d’un ami? » Chaque objet retourne dans les mains de son propriétaire, qui le range.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Redites le nom de la fête comme la famille vous l’a appris, et notez-le.',
          'À la question « C’est-tu vrai? », répondez : « Chaque famille a ses réponses. Que dit-on chez toi? »',
          'Approchez une chaise pour l’enfant qui n’a rien à raconter : son écoute compte.',
        ],
        questionsOuvertes: [
          'Qu’est-ce que tu attends le plus, ce jour-là?',
          'Qui est avec toi?',
          'Qu’est-ce qui ressemble à chez toi?',
        ],
      },
      vocabulaire: [
        'la fête',
        'la famille',
        'le souvenir',
        'se rassembler',
        'la tradition',
        'raconter',
        'ressembler',
        'le respect',
      ],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'Tenez l’objet avec celui qui dit seulement « c’est à nous », et posez-lui une question. L’enfant qui en veut plus dessine en trois images ce qu’un ami vient de raconter, et le lui fait vérifier.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui apprend le français raconte dans sa langue, photo en main; un parent ou un enregistrement aide ensuite à en traduire trois mots.',
        },
        { pour: 'interieur', texte: 'Gardez la table ouverte toute l’année : une famille à la fois, à son heure.' },
      ],
      securite: {
        risquesAcceptes: ['Objet cassé par accident.', 'Maladresse d’un mot sur une famille.'],
        dangersAEliminer: [
          'Bougie, encens ou veilleuse à flamme : ils restent à la maison ou se montrent en photo.',
          'Objet précieux ou sacré : la famille dit qui peut le tenir; s’il ne doit pas sortir de chez elle, une photo le remplace.',
          'Prière, habit ou rite imité par le groupe : personne ne joue la fête d’un autre.',
          'Moquerie : arrêtez la phrase, redites ce que la famille a voulu partager.',
        ],
        supervision: 'palier3',
        allergies: ['Aucune nourriture sur la table; si une famille apporte un plat, il repart avec elle.'],
      },
      observation: [
        'Identité : que dit-il de « chez nous », et avec quelle assurance?',
        'Langage oral : comment organise-t-il son récit pour qui n’y était pas?',
        'Compétences sociales : quelle question pose-t-il à un ami?',
      ],
      prolongements: [
        '{30min|Un autre jour, chaque enfant dessine une fête ou un souvenir : reliez les dessins en un livre,}{!30min|Reliez les dessins et les phrases en un livre,} que chaque famille emprunte une nuit.',
        'Affichez le calendrier des familles, avec les jours qu’elles auront choisi d’y mettre.',
      ],
      reflexionRetroaction: [
        'Quelles familles ai-je oubliées, ou mises trop de l’avant?',
        'Ai-je répondu avec mes mots ou avec ceux de la famille?',
      ],
    },
  },
  {
    key: 'la-visite-qu-on-prepare',
    summary:
      'Une personne autochtone est invitée à raconter : le groupe écrit la lettre, prépare ses questions et s’exerce à écouter.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['contes-et-lettres'],
    materials: ['papier-et-crayons', 'livres'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 45,
    adults: 1,
    subject: 'peuples',
    calls: [
      'autochtone',
      'premières nations',
      'innu',
      'atikamekw',
      'abénaquis',
      'mohawk',
      'inuit',
      'conteur',
      'invité',
      'visite',
      'raconter',
      'poser des questions',
      'légende',
      'courrier',
    ],
    seen: [
      'ils me dictent un message et signent chacun à leur façon sur le bas de la page',
      'elle pratique sa question dans le miroir pour ne pas l’oublier devant la madame',
      'il pense que les gens de l’album sont morts depuis longtemps, dans l’ancien temps',
      'ils placent les coussins en rond et essaient de voir d’où on entend le mieux',
      'ils comptent les dodos sur le calendrier avant que la personne arrive',
      'ils parlent tous en même temps quand quelqu’un vient raconter et n’écoutent pas',
      'à l’heure du conte, ils ont demandé si les Cris vivent encore dans des tipis',
      'depuis le chandail orange, ils posent des questions sur les peuples qui étaient ici avant',
    ],
    scenes: ['tracer-ecrire', 'livres-histoires'],
    picture:
      'L’éducatrice écrit en grand la lettre qu’un enfant lui dicte; une amie la signe, une autre dessine, un ami compte les dodos au calendrier.',
    sheet: {
      titre: 'La visite qu’on prépare',
      observationDepart:
        'Un enfant demande si les gens de son livre « existent pour vrai ». Un autre pense que oui, « mais dans le temps ».',
      intentionEducative:
        'Soutenir la curiosité des enfants pour des personnes d’aujourd’hui, par une invitation, de vraies questions et l’écoute.',
      domaines: [
        { domaine: 'langagier', composante: 'Éveil à la lecture et à l’écriture', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Dicter une lettre à une vraie personne.',
        '{30min|Formuler une question à garder pour la visite.}{!30min|Formuler une question et attendre la réponse.}',
        'Faire une place à quelqu’un avant son arrivée.',
      ],
      materiel: [
        item('Grande feuille et gros feutre', 'une', 'Tableau'),
        item('Papier et crayons', 'un de chaque par enfant', null),
        item('Grande enveloppe', 'une', 'Feuille pliée'),
        item('Calendrier', 'un', 'Bande de papier, une case par jour'),
        optional(
          'Album d’une autrice ou d’un auteur autochtone, relu par vous',
          'un',
          'Album emprunté à la bibliothèque',
        ),
        optional('Photo de l’invité, avec son accord', 'une', null),
        optional(
          '{si-globes-terrestres si-cartes-du-Québec si-cartes-du-monde|Globe ou carte}',
          '{si-globes-terrestres si-cartes-du-Québec si-cartes-du-monde|un}',
          null,
        ),
        optional(
          '{si-peinture si-pinceaux|Peinture lavable et pinceaux}',
          '{si-peinture si-pinceaux|deux couleurs, quatre pinceaux}',
          null,
        ),
        optional('{si-ruban-adhésif|Ruban adhésif, en bouts coupés par vous}', '{si-ruban-adhésif|une dizaine}', null),
        optional('{si-tissus si-couvertures|Tissu ou couverture, unis}', '{si-tissus si-couvertures|un}', null),
        optional('{si-boîtes-de-carton|Boîte de carton, fendue par vous}', '{si-boîtes-de-carton|une}', null),
      ],
      preparation: [
        'Communiquez d’abord avec un organisme autochtone de votre région : qui aimerait venir, pour dire quoi, avec quel accueil et quelle rémunération?',
        'Demandez ce qu’il vaut mieux éviter, et comment prononcer le nom de la personne et de sa nation.',
        'Retirez du local les objets qui caricaturent : plumes à se mettre, tambours de papier, coloriages.',
      ],
      deroulement: [
        opening(
          { 30: 5, 45: 7, 60: 8 },
          'Dites le nom de l’invité, une fois, lentement; chacun s’essaie à le dire. « Cette personne vit aujourd’hui, en même temps que nous. Elle viendra nous voir et nous raconter ce qu’elle a choisi. Que faut-il faire avant? » {si-globes-terrestres si-cartes-du-Québec si-cartes-du-monde|Sur le globe ou la carte, montrez où nous sommes, puis d’où viendra l’invité : est-ce loin, ou tout près?}',
        ),
        guided(
          { 30: 6, 45: 9, 60: 10 },
          'Les enfants dictent, vous écrivez mot pour mot : bonjour, qui nous sommes, ce que nous aimerions entendre. Qui a donné sa phrase commence à la même table son dessin ou sa question. Relisez, le doigt sous la ligne. La lettre reste ouverte sur la table : chacun la signe à sa manière, quand il veut.',
        ),
        play(
          { 30: 15, 45: 15, 60: 18 },
          'Chacun prépare une chose à lui : un dessin de son arbre préféré, le plan du chemin jusqu’au local, une pancarte de bienvenue, une question qu’il se pose, ou trouvée dans l’album si vous l’avez. {si-peinture si-pinceaux|La pancarte se peint à plusieurs, par-dessus les lettres tracées au crayon.} Le groupe choisit la place de l’invité sur le tapis, puis essaie les siennes une à une : d’où entend-on le mieux? {si-tissus si-couvertures|Un tissu ou une couverture garde la place choisie jusqu’au jour de la visite.} {si-ruban-adhésif|Des bouts de ruban au plancher y mènent, depuis la porte.} {avec-coussin|Donnez à @materiel la meilleure place.} {avec-papier|Les dessins d’accueil peuvent se faire sur @materiel.}',
        ),
        play(
          { 45: 8, 60: 14 },
          'On joue à l’invité, en ronds de trois ou quatre : un enfant entre dans le rond et raconte une vraie chose de sa famille, les autres écoutent, et deux amis lui posent une question. Le rôle tourne. Chacun reste soi-même, personne ne joue quelqu’un d’autre.',
        ),
        closing(
          { 30: 4, 45: 6, 60: 10 },
          'La lettre se plie à plusieurs mains et entre dans l’enveloppe. {si-boîtes-de-carton|Elle tombe dans la boîte fendue, d’où vous la porterez à la vraie boîte aux lettres.} Comptez les dodos sur le calendrier. « Qu’est-ce que tu as le plus hâte d’entendre? » Notez les réponses pour le jour de la visite.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Parlez au présent et dites le nom exact de la nation : chacune a sa langue et ses histoires.',
          'Avouez ce que vous ne savez pas : « C’est une bonne question pour notre invité. »',
          'Notez à part la question trop intime : « On y pense avant de la poser. »',
        ],
        questionsOuvertes: [
          'Que voudrais-tu demander?',
          'Comment montre-t-on qu’on écoute?',
          'Qu’est-ce que tu aimerais lui montrer d’ici?',
        ],
      },
      vocabulaire: [
        'l’invité',
        'accueillir',
        'la lettre',
        'la nation',
        'raconter',
        'écouter',
        'la question',
        'remercier',
      ],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'Un groupe qui reçoit pour la première fois prépare un dessin d’accueil et un bonjour. Une équipe plus avancée prépare déjà, avec vous, le mot de remerciement.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui supporte mal la nouveauté reçoit la photo de l’invité, avec son accord, et choisit d’avance sa place près de la porte.',
        },
        {
          pour: 'interieur',
          texte:
            'Si la visite se fait à distance, placez l’écran à hauteur des yeux; les enfants viennent poser leur question de près, un à la fois.',
        },
      ],
      securite: {
        risquesAcceptes: ['Question maladroite.', 'Attente de plusieurs jours.'],
        dangersAEliminer: [
          'Costume, danse, tambour ou objet sacré imité : le jeu se limite à écrire, dessiner, accueillir, écouter.',
          'Légende redite sans permission : demandez à l’invité ce que le groupe peut raconter ensuite.',
          'Enfant autochtone du groupe placé en porte-parole : lui et sa famille choisissent s’ils parlent.',
        ],
        supervision: 'palier4',
        allergies: ['Demandez d’avance à l’invité si une odeur, une plante ou un aliment accompagnera sa visite.'],
      },
      observation: [
        'Éveil à la lecture et à l’écriture : que comprend-il de ce que la lettre fera?',
        'Langage oral : comment construit-il une question ouverte?',
        'Compétences sociales : quels gestes d’accueil propose-t-il?',
      ],
      prolongements: [
        'Après la visite, dictez ensemble une lettre de remerciement, avec une chose apprise par enfant.',
        'Dites aux familles qui est venu, ce qui fut partagé et où poursuivre : livre, centre d’amitié, exposition.',
      ],
      reflexionRetroaction: [
        'La parole est-elle restée à la personne invitée?',
        'Quelles idées toutes faites ai-je entendues, y compris les miennes?',
      ],
    },
  },
]
