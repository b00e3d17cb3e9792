import { closing, food, guided, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const YOUNG_TODDLER_ROUTINE_SHEETS: readonly BankSheet[] = [
  {
    key: 'le-panier-lourd-du-matin',
    summary:
      'Une charge attend à l’entrée, chaque matin : l’enfant la pousse, la tire ou la porte jusqu’à son groupe, puis repart en chercher.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['emotions-et-amitie'],
    materials: ['contenants-et-cuilleres'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Quand l’accueil se fait dans la cour, la charge part de la barrière et va jusqu’au coin du groupe.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    moment: 'arrivee',
    calls: [
      'arrivée',
      'accueil',
      'matin',
      'porter',
      'vestiaire',
      'aider',
      'lourd',
      'séparation du matin',
      'au revoir',
      'panier',
      'transporter',
    ],
    seen: [
      'il force comme un bœuf pour traîner le sac de couches jusqu’au local',
      'elle porte une débarbouillette à deux mains, droite comme un piquet',
      'un petit vide le panier d’un coup, le remplit et repart pour un autre voyage',
      'il reste collé à la jambe de sa mère, mais veut toujours se rendre utile',
      'elle entre en pleurant et se calme dès qu’on lui confie une tâche',
      'tout fier d’avoir apporté les pommes, il attend qu’on lui dise merci',
      'dans le vestiaire le matin, il s’accroche au cadre de porte et ne veut pas avancer',
      'en arrivant avec son père, elle a voulu tirer elle-même le chariot de lavage',
    ],
    scenes: ['separation', 'transporter', 'pousser'],
    picture:
      'Au vestiaire, un enfant pousse un gros panier plein vers l’éducateur accroupi; une autre porte une seule débarbouillette.',
    sheet: {
      titre: 'Le panier lourd du matin',
      observationDepart:
        'À l’entrée, un enfant collé à une jambe a vu le panier de débarbouillettes. Il l’a pris, les deux bras autour, et il a marché jusqu’au groupe sans se retourner.',
      intentionEducative:
        'Offrir à l’enfant qui arrive un vrai rôle dans ses bras, pour passer d’un adulte à l’autre en faisant quelque chose.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Concept de soi', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Porter une charge utile d’un lieu à un autre.',
        'Dire au revoir à sa manière, au moment choisi avec le parent.',
        'Entrer dans la journée par un geste connu.',
      ],
      materiel: [
        item('Panier à linge bas, à poignées rigides', 'deux', 'Boîte de carton sans agrafe'),
        item(
          'Choses dont le groupe a vraiment besoin : débarbouillettes, {dedans|livres, couvertures}{cour|pelles, chaudières}',
          'une vingtaine',
          '{dedans|Toutous à ramener au coin doux}{cour|Balles à ramener au groupe}',
        ),
        optional('Petits sacs de toile à anse courte', 'quatre', 'Taies d’oreiller'),
      ],
      preparation: [
        'Remplissez les paniers avant l’ouverture, juste assez pour que ce soit lourd sans être impossible.',
        'Dégagez le chemin {1adulte dedans|du seuil du local au coin du groupe}{2adultes dedans|du vestiaire au local}{cour|de la barrière au coin du groupe} et gardez un endroit vide où déposer.',
        'Expliquez aux parents : l’au revoir se fait au départ ou à l’arrivée de la charge, et l’enfant choisit.',
        '{1adulte dedans|Seule, faites partir la charge du seuil du local, d’où vous voyez ceux qui entrent et ceux qui jouent.} {1adulte cour|Seule, choisissez ce coin à quelques pas de la barrière, pour voir ceux qui entrent et ceux qui jouent.}',
        '{avec-contenant|Laissez aussi @materiel près du panier : chacun prend la charge qui lui va.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'Accueillez à hauteur d’yeux, un mot pour le parent, un pour l’enfant. Puis, comme pour vous-même : « C’est lourd, ça. Il faudrait l’apporter là-bas. »',
        ),
        play(
          { 10: 6, 20: 10 },
          'L’enfant soulève, il traîne, il prend une seule débarbouillette, bien droite devant lui, ou passe un petit sac à son bras. Le parent qui reste marche à côté, les mains libres. Arrivé, tout se vide d’un coup; parfois tout revient au point de départ, et c’est un deuxième voyage.',
        ),
        play(
          { 20: 4 },
          'Les premiers arrivés refont la route avec ceux qui entrent. {2-3a|Un plus grand tient l’autre poignée et règle son pas.} L’enfant qui ne porte rien peut ouvrir la {dedans|porte}{cour|barrière} avec vous.',
        ),
        closing(
          { 10: 2, 20: 3 },
          'L’au revoir est dit, vu, jamais escamoté, à l’endroit que l’enfant a choisi. « Merci. On avait besoin de ça. » Rangez ensemble ce qu’il a apporté, là où il servira.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Marchez derrière lui, sans reprendre la charge.',
          'Confirmez au parent, d’un signe, que vous avez l’enfant.',
          'Pendant les larmes, prenez l’autre poignée et portez avec lui, sans vous presser.',
        ],
        questionsOuvertes: ['Qu’est-ce que tu apportes?', 'Où on le met?'],
      },
      vocabulaire: ['lourd', 'porter', 'le panier', 'bonjour', 'au revoir', 'ensemble', 'déposer'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Une débarbouillette dans chaque main, ou le panier presque vide à pousser : l’important est d’apporter quelque chose.',
        },
        { pour: '2-3a', texte: 'Il choisit lui-même, à l’entrée, ce qui manque à l’autre bout.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant en fauteuil ou en poussette porte sur ses genoux; ouvrez-lui le passage et laissez-le décider de l’endroit où l’on vide.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, la charge du matin peut être le sac de mitaines sèches.} {!ete|L’été, ce sont les chapeaux et les gourdes qui se portent.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Charge échappée sur un pied chaussé.', 'Larmes au milieu du chemin.'],
        dangersAEliminer: [
          'Porte ou barrière qui se referme sur un enfant chargé : une main d’adulte la tient.',
          'Sac de parent posé dans le panier : médicaments, clés et monnaie restent hors d’atteinte.',
          'Escalier sur le trajet : la charge s’y porte à deux, ou passe par ailleurs.',
        ],
        supervision: 'palier2',
        allergies: ['Sac de la maison : vérifiez qu’aucune collation ne voyage avec la charge.'],
      },
      observation: [
        'Concept de soi : que montre-t-il, du visage et du dos, quand il porte seul?',
        'Motricité globale : comment organise-t-il ses bras et ses pas sous le poids?',
        'Compétences émotionnelles : à quel moment lâche-t-il la main du parent?',
      ],
      prolongements: [
        'Le soir, le panier repart plein dans l’autre sens.',
        'Proposez au parent une charge pour le retour : un dessin roulé, le sac de linge mouillé, portés jusqu’à l’auto.',
      ],
      reflexionRetroaction: [
        'Quelle arrivée a changé depuis qu’il y a quelque chose à porter?',
        'L’au revoir a-t-il eu lieu, même entre deux paniers?',
      ],
    },
  },
  {
    key: 'la-mitaine-a-faim',
    summary:
      'Grande gueule de laine! Une comptine avale quatre doigts, le pouce se sauve, et les mitaines restantes mangent un toutou.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['saisons-et-fetes', 'contes-et-lettres'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: ['AUTUMN', 'WINTER'],
    alsoIn: {
      SPRING: 'Au printemps, les dernières mitaines mouillées ont encore faim, et les bottes de pluie s’y mettent.',
    },
    durationMinutes: 10,
    adults: 1,
    moment: 'habillage',
    calls: [
      'mitaine',
      'mitaines',
      'pouce',
      'habillage',
      's’habiller',
      'vestiaire',
      'hiver',
      'refuse ses mitaines',
      'comptine',
      'sortir',
      'habit de neige',
      'comptines à doigts',
    ],
    seen: [
      'elle enlève ses mitaines à mesure que je les mets et les lance',
      'il ferme le poing, pas moyen de rentrer le pouce à la bonne place',
      'un enfant fait parler son gant comme une gueule qui mord les toutous',
      'ceux qui sont habillés ont chaud et chialent en attendant les mains nues',
      'moi capable, dit-elle, mais tous ses doigts vont dans le même trou',
      'il se sauve en riant chaque fois que j’approche avec ses mitaines',
      'dans le vestiaire, la dernière étape tourne toujours à la crise, le reste se met bien',
      'à la sortie, il a mis deux mitaines sur la même main et voulait partir comme ça',
    ],
    scenes: ['habillage'],
    picture:
      'Au vestiaire, l’adulte fait de sa grosse mitaine rouge une gueule qui avale un pied; une enfant nourrit la sienne d’un toutou.',
    sheet: {
      titre: 'La mitaine a faim',
      observationDepart:
        'Tout l’habit est mis, sauf les mitaines. Le pouce sort, la main se ferme, la mitaine vole; et ceux qui sont prêts ont chaud.',
      intentionEducative: 'Soutenir la main qui cherche son chemin dans la mitaine, par un jeu que l’on redemande.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Ouvrir la main et séparer le pouce.',
        'Compléter la comptine d’un geste ou d’un mot.',
        'Enlever, remettre, enlever : pour voir.',
      ],
      materiel: [
        item(
          'Mitaines des enfants et grandes mitaines d’adultes',
          'une paire par enfant, et quatre grandes',
          'Mitaines de cuisine propres',
        ),
        item('Toutous et poupées', 'une dizaine', 'Pieds, coudes, gros blocs'),
      ],
      preparation: [
        'Habillez-vous d’abord et assoyez-vous par terre, au milieu du vestiaire, les grandes mitaines et les toutous devant vous.',
        'Faites le jeu quand les bottes et {hiver|l’habit de neige}{!hiver|le manteau} sont mis, fermeture éclair ouverte, sans la tuque : personne n’a trop chaud en attendant.',
        'Mitaines reliées par un cordon : passez-le dans le dos du manteau et dans les manches, et demandez à la famille si elle accepte de l’enlever.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'Faites claquer une grande mitaine comme une bouche. « La mitaine a faim, a faim (ouvrez le bord), elle avale quatre doigts (entrez les doigts). Le gros pouce n’y va pas (il reste dehors)… Pouce, pouce, viens-t’en là! (le pouce trouve son coin) »',
        ),
        play(
          { 10: 6, 20: 11 },
          'Les mitaines mangent ce qu’elles trouvent : un pied, une patte de toutou, une autre mitaine. Redites la comptine à l’enfant qui vous tend la main, et arrêtez-vous juste avant « là ». Il dit « là », il pousse, ou il se sauve en riant. Deux mitaines sur la même main : c’est permis.',
        ),
        guided(
          { 20: 2 },
          'Passez de l’un à l’autre avec la comptine, dans l’ordre des mains qui se tendent. La main entre, le pouce hésite, la laine tombe : on recommence les deux derniers vers.',
        ),
        closing(
          { 10: 2, 20: 4 },
          '« La mitaine a bien mangé (bouche fermée). » {2adultes|Ceux qui sont prêts sortent avec l’un de vous; ceux qui ont encore les mains nues redemandent la comptine une fois.} {1adulte|Gardez les manteaux ouverts jusqu’à la dernière main; fermez-les, mettez les tuques, et la porte s’ouvre pour tout le monde.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tenez la mitaine ouverte, le pouce du bon côté, et laissez la main venir.',
          'Ralentissez au même vers chaque fois : c’est là que l’enfant entre.',
          'Acceptez une mitaine à l’envers, si la main est au chaud.',
        ],
        questionsOuvertes: ['Où est ton pouce?', 'Qui a encore faim?', 'Qu’est-ce qu’elle a mangé?'],
      },
      vocabulaire: ['la mitaine', 'le pouce', 'les doigts', 'avaler', 'dedans', 'dehors', 'tirer'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Commencez par l’enlever : tirer dessus est plus facile. Aux plus habiles, gardez la grande mitaine d’adulte, qu’ils enfilent seuls.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Une main raide s’ouvre mieux si l’on tape doucement le dessus, du poignet vers les doigts; dites la comptine au rythme de vos tapes.',
        },
        { pour: 'autre_saison', texte: 'L’été, le chapeau a faim : il avale une tête, un genou, le pied.' },
      ],
      securite: {
        risquesAcceptes: ['Mitaine lancée, perdue un instant.', 'Protestation, main qui se ferme.'],
        dangersAEliminer: [
          'Cordon de mitaines autour d’un cou ou tiré dans le jeu : ces mitaines-là restent dans les manches; prêtez-en de grandes.',
          'Laine mâchée dans la bouche : remplacez la mitaine par une sèche et rendez-la plus tard.',
          'Enfant tout habillé qui a chaud : ouvrez la fermeture éclair et ôtez la tuque en attendant la porte.',
        ],
        supervision: 'palier2',
        allergies: ['Laine qui pique : doublez-la d’un bas de coton.'],
      },
      observation: [
        'Langage oral : quel mot ou quel geste complète-t-il dans la comptine?',
        'Motricité fine : comment sépare-t-il le pouce?',
        'Compétences émotionnelles : que devient le refus quand c’est la mitaine qui a faim?',
      ],
      prolongements: [
        'Laissez de grandes mitaines au coin des poupées : le jeu y continue sans hâte.',
        'Glissez la comptine, écrite sur un bout de papier, dans le sac qui retourne à la maison.',
      ],
      reflexionRetroaction: [
        'Qui a réussi seul, et à quel moment l’ai-je laissé faire?',
        'Ai-je lutté contre une main au lieu de l’attendre?',
      ],
    },
  },
  {
    key: 'toc-dans-la-boite',
    summary:
      'Ranger fait toc, fait pouf, fait plein : chaque chose tombe dans sa boîte au son d’une chanson, ressort une fois, y retombe.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['sons-et-silence', 'nombres-et-formes'],
    materials: ['cartons-et-boites'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 10,
    adults: 1,
    moment: 'transition',
    calls: [
      'ranger',
      'rangement',
      'transition',
      'ramasser',
      'boîte',
      'bac à jouets',
      'vider',
      'remplir',
      'vider les bacs',
      'vident et remplissent',
      'remplir un bac',
      'chanson de rangement',
      'fin du jeu',
      'vider et remplir',
    ],
    seen: [
      'il laisse tomber ses blocs dans le seau métallique pour entendre le bruit',
      'elle remplit la poubelle de jouets puis renverse tout d’un coup',
      'un petit remet la cuillère avec les toutous et rit de son erreur',
      'personne ne veut serrer les jouets avant d’aller dehors',
      'il se choque parce que le jeu est fini et qu’il faut tout ramasser',
      'elle va porter les blocs un à un dans le bac, fière d’aider',
      'avant le dîner, mon plancher est couvert et je suis la seule à ramasser',
      'hier, en dix minutes, ils avaient vidé tous les bacs du local au milieu du tapis',
    ],
    scenes: ['rangement', 'remplir-vider', 'laisser-tomber'],
    picture: 'Un enfant lâche un bloc de haut dans la boîte de carton; une autre apporte un toutou au panier de tissu.',
    sheet: {
      titre: 'Toc dans la boîte',
      observationDepart:
        'Un bac vide traîne au milieu du tapis. En une minute, tout ce qui est près y tombe; en deux, tout est ressorti.',
      intentionEducative:
        'Permettre aux petits de ranger comme ils jouent : en remplissant, en écoutant, en recommençant un peu.',
      domaines: [
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Mettre une chose avec ses semblables, à peu près.',
        'Reconnaître le bruit que fait chaque chose.',
        'Quitter un jeu avec un mot et une chanson.',
      ],
      materiel: [
        item('Gros blocs et cuillères de bois', 'une dizaine de chaque', 'Balles plus grosses qu’un poing d’adulte'),
        item('Toutous et livres de carton', 'une demi-douzaine de chaque', 'Coussins et bas roulés'),
        item(
          'Grandes boîtes solides, dont un panier de tissu pour les toutous : une sorte d’objet par boîte',
          'quatre',
          'Paniers, bacs à lessive',
        ),
        item('Photos ou vraies choses collées sur les boîtes', 'une par boîte', 'Un objet échantillon attaché dessus'),
      ],
      preparation: [
        'Choisissez des boîtes qui sonnent différemment : carton, plastique, métal, et le panier de tissu.',
        'Annoncez la fin deux minutes avant, en touchant l’épaule de chacun : « Encore un tour, puis toc. »',
        'Apprenez la chanson par cœur : vos yeux restent sur les enfants, et vos mains sont libres.',
        '{avec-contenant|Mettez @materiel parmi les boîtes : une sorte de jouet peut y habiter.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'Lâchez un bloc dans la boîte vide, de haut. Toc! Chantez : « Qui s’en va dans la grande boîte? (les mains font un bol) Toc! un bloc, un bloc qui boite. (frappez une fois) Qui s’en va dans le panier? (le bol descend) Pouf! un toutou bien fatigué. (la joue sur la main) »',
        ),
        play(
          { 10: 6, 20: 12 },
          'Des choses tombent, ressortent, retombent. {18-24m|Une boîte pleine se renverse d’un coup, badaboum! Riez, et tendez un premier bloc : on la remplit de nouveau. La cuillère va chez les blocs, le toutou avec les livres : tout est rangé quand c’est dedans.} {2-3a|Une erreur fait rire : le bloc tombé chez les toutous n’a pas fait toc.} Chantez doucement, une strophe à la fois, en marchant d’une boîte à l’autre.',
        ),
        closing(
          { 10: 2, 20: 5 },
          'Tendez l’oreille au-dessus des boîtes pleines. « Plus un bruit. » Des mains se posent à plat sur le dessus : fermé. Qui a fini s’assoit contre sa boîte; vous chantez encore pour les autres.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Ramassez vous-même, lentement et à leur hauteur : le rangement s’attrape.',
          'Offrez deux boîtes à la fois.',
          'Annoncez chaque bruit à son arrivée : « Ça, c’est un toc. »',
        ],
        questionsOuvertes: ['Où va le bloc?', 'Quel bruit ça fait?', 'Qu’est-ce qui reste par terre?'],
      },
      vocabulaire: ['ranger', 'dedans', 'la boîte', 'le panier', 'plein', 'fermé', 'toc', 'pouf'],
      adaptations: [
        { pour: '18-24m', texte: 'Deux boîtes : ce qui fait toc, ce qui fait pouf. Le tri s’arrête là.' },
        {
          pour: '2-3a',
          texte:
            'Quatre boîtes et leur photo; un enfant demande « Qui s’en va? », un autre répond « Toc! » ou « Pouf! ».',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui vit mal la fin d’un jeu garde un objet dans sa main jusqu’au prochain lieu; là, l’objet aussi trouve sa boîte.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, les bottes rangées deux à deux sur le plateau font le même jeu en rentrant de la cour.} {hiver|L’été, les pelles et les moules de sable font le même jeu avant de quitter la cour.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Objet jeté trop fort.', 'Refus de lâcher.'],
        dangersAEliminer: [
          'Couvercle à charnière ou bord de métal coupant : laissez cette boîte de côté.',
          'Objet lancé de loin vers la boîte : approchez la boîte, sans hausser la voix.',
          'Petite pièce trouvée en ramassant : dans votre poche, avant tout.',
        ],
        supervision: 'palier2',
        allergies: ['Boîtes de nourriture recyclées : écartez celles qui ont contenu un allergène du groupe.'],
      },
      observation: [
        'Catégories et concepts : associe-t-il l’objet à la boîte, au son, à l’image?',
        'Langage oral : dit-il « toc » et « pouf » au bon moment, avant vous, après?',
        'Mémoire : reconnaît-il la fin du jeu au premier « toc »?',
      ],
      prolongements: [
        'Au bout d’une semaine, chantez sans dire les mots : leurs mains finiront la strophe.',
        'Donnez aux familles la chanson : elle marche aussi pour les jouets du bain.',
      ],
      reflexionRetroaction: [
        'Ai-je rangé avec eux ou derrière eux?',
        'Quelle transition devient plus douce avec un son?',
      ],
    },
  },
  {
    key: 'dix-doigts-au-lit',
    summary:
      'Couché sur son matelas, l’enfant regarde ses doigts bâiller un à un : une comptine de la main, tout bas, avant la sieste.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['contes-et-lettres', 'sons-et-silence'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 10,
    adults: 1,
    moment: 'sieste',
    calls: [
      'sieste',
      'dodo',
      'repos',
      'calme',
      'dormir',
      'doigts',
      'comptine',
      'apaiser',
      'retour au calme',
      'bâiller',
      'avant la sieste',
      'comptines à doigts',
      'l’heure du dodo',
      'jeux de doigts',
      'se calmer',
      'détente',
    ],
    seen: [
      'il gratte sa couverture et regarde ses doigts bouger au lieu de fermer les yeux',
      'elle plie ses doigts un par un en murmurant sur son matelas',
      'un enfant fait grimper sa main le long de son bras, couché sur le dos',
      'il tape sur le matelas du voisin et empêche les autres de dormir',
      'elle s’endort seulement quand on lui dit une petite comptine à voix basse',
      'il n’a plus sommeil mais doit rester tranquille avec ses mains pour jouer',
      'à l’heure du dodo, il en reste toujours deux qui jouent avec leurs ongles',
      'depuis une semaine, dès que je ferme la toile, ça jase et ça gigote sur les lits',
    ],
    scenes: ['sieste', 'repos'],
    picture:
      'Dans la pénombre, une enfant couchée sur son matelas regarde ses doigts levés; l’adulte montre les siens.',
    sheet: {
      titre: 'Dix doigts au lit',
      observationDepart:
        'Sur les matelas, avant que les yeux ferment, les doigts s’agitent : ils grattent la couverture, se nouent, se regardent à contre-jour.',
      intentionEducative: 'Offrir un passage du jeu au sommeil, où la voix baisse et où le corps s’arrête de lui-même.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Sommeil', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Regarder et bouger ses doigts, un peu, puis de moins en moins.',
        'Attendre le même mot, au même endroit.',
        'Se reposer, avec ou sans sommeil.',
      ],
      materiel: [
        optional('Doudous', 'un par enfant qui en a un', null),
        optional('{si-couvertures|Couvertures}', 'celle de chaque enfant', null),
      ],
      preparation: [
        'Tamisez la lumière sans l’éteindre, pour que chacun voie ses mains.',
        'Chaque enfant est déjà sur son matelas, avec son doudou s’il en a un; la comptine vient jusqu’à lui.',
        'Faites-la une fois seule : votre voix doit finir plus bas qu’elle n’a commencé.',
      ],
      deroulement: [
        opening(
          { 10: 3, 20: 5 },
          'Assise au sol, levez une main. « Une main monte à petits pas (les doigts grimpent sur l’autre bras), un doigt bâille, il est si las (le pouce se plie). Un doigt s’étire, un doigt se couche (l’index, le majeur), un doigt met l’autre sur sa bouche (l’annulaire). Le plus petit, sans faire de bruit, referme la porte : bonne nuit. (le poing se ferme) »',
        ),
        play(
          { 10: 6, 20: 11 },
          'Les mains des enfants font ce qu’elles veulent : grimper, taper, se mettre sous la joue. Refaites la comptine d’un matelas à l’autre, sur votre main, ou sur le dos de celui qui aime être touché. {si-couvertures|Avec des couvertures, tirées à la taille, chaque doigt qui a bâilli rentre se coucher dessous.} Entre deux, restez muette un long moment.',
        ),
        closing(
          { 10: 1, 20: 4 },
          'À la dernière fois, ne dites plus que « bonne nuit » et laissez les mains faire le reste. Restez assise parmi eux jusqu’à ce que les respirations s’allongent.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Montrez votre main avant de la poser sur un dos, et attendez un signe de l’enfant.',
          'Baissez le corps autant que la voix : assise, puis couchée sur un coude.',
          'Laissez l’enfant qui ne dort pas jouer encore de ses doigts, en silence.',
        ],
        questionsOuvertes: ['Qui bâille encore?', 'Où est ton pouce, maintenant?'],
      },
      vocabulaire: ['bâiller', 'le doigt', 's’étirer', 'doucement', 'se coucher', 'la porte', 'bonne nuit'],
      adaptations: [
        {
          pour: '18-24m',
          texte: 'Le premier vers et le dernier : la main monte, le poing se ferme. Recommencez-les trois fois.',
        },
        {
          pour: '2-3a',
          texte: 'Il fait la comptine à son toutou, à voix minuscule, pendant que vous passez ailleurs.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Si le toucher réveille l’enfant, jouez sur vos propres doigts, à distance; à celui qui voit peu, faites les pas sur sa paume avec une pression ferme.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!ete|L’été, fenêtre ouverte, la main écoute d’abord un bruit du dehors avant de grimper.} {ete|L’hiver, la main écoute d’abord le vent à la fenêtre avant de grimper.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Enfant qui ne dort pas et qui le chante.', 'Fou rire qui part du matelas d’à côté.'],
        dangersAEliminer: [
          'Matelas serrés les uns contre les autres : gardez un passage pour aller à chacun.',
          'Couverture montée sur le nez : rabattez-la aux épaules à chaque tournée.',
          'Petit objet gardé dans la main ou la bouche : il sort avant que les yeux ferment.',
        ],
        supervision: 'palier2',
        allergies: ['Housse et couverture lavées sans parfum, propres à chaque enfant.'],
      },
      observation: [
        'Langage oral : quel mot attend-il, lequel murmure-t-il?',
        'Sommeil : qu’est-ce qui l’aide : la voix, le contact, la répétition, le silence?',
        'Motricité fine : bouge-t-il un doigt à la fois, ou toute la main?',
      ],
      prolongements: [
        'La même comptine, dehors, sur une branche : les pas du doigt deviennent ceux d’une fourmi.',
        'Apprenez-la au parent de vive voix, avec les gestes : le soir lui ira bien.',
      ],
      reflexionRetroaction: ['Ma voix a-t-elle baissé jusqu’au bout?', 'Qui avait besoin d’autre chose que de dormir?'],
    },
  },
  {
    key: 'la-puree-fait-des-chemins',
    summary:
      'Une cuillerée de purée, un bâtonnet de pain mou, une petite spatule : ça s’étale, ça se racle, ça se lèche, chacun dans son assiette.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_LANGUAGE'],
    themes: ['cuisine-et-saveurs'],
    materials: ['contenants-et-cuilleres'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    moment: 'collation',
    calls: [
      'collation',
      'étaler',
      'tartiner',
      'manger seul',
      'banane',
      'purée',
      'cuillère',
      'goûter',
      'cuisiner',
      'pain',
      'appétit',
      'mains sales',
      'cuisine',
      'l’heure de la collation',
      'le repas',
      'motricité fine',
    ],
    seen: [
      'il fait des lignes dans son yogourt avec le dos de sa cuillère',
      'elle beurre sa toast toute seule et s’en met sur la joue',
      'un petit racle son assiette jusqu’à la dernière trace et la lèche',
      'il refuse que je lui donne la bouchée, il veut tenir la spatule',
      'elle ne mange plus, elle dessine avec son manger',
      'il trempe son pain comme un pinceau et nous montre son œuvre avant de croquer',
      'à la collation, les tablettes sont peinturées de compote et personne n’a faim',
      'au déjeuner, ils ont vu la cuisinière tartiner et voulaient tous un couteau',
    ],
    scenes: ['repas', 'petrir'],
    picture:
      'Autour d’une table basse, trois enfants tracent des chemins de purée dans leur assiette avec une spatule, un pain ou un doigt.',
    sheet: {
      titre: 'La purée fait des chemins',
      observationDepart:
        'À la collation, la cuillère ne porte plus rien : elle dessine. La tablette est couverte de chemins de banane, et le pain attend.',
      intentionEducative:
        'Permettre à l’enfant de préparer sa bouchée lui-même et de manger ce qu’il a étalé, s’il en a envie.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Alimentation', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Étaler, racler et remplir avec un petit outil.',
        'Goûter ou laisser, et le faire savoir.',
        'Dire collant, mou, encore.',
      ],
      materiel: [
        food('Banane bien mûre', 'une demie par enfant et pour vous', 'Courge ou poire cuite, tiède'),
        food(
          'Bâtonnets de pain mou, sans croûte',
          'deux par enfant et pour vous',
          'Bâtonnets de patate douce cuite, bien mous',
        ),
        item('Petites spatules à bout rond', 'une par enfant et une pour vous', 'Dos d’une cuillère'),
        item('Fourchette et grande cuillère, pour écraser et servir', 'une de chaque', null),
        item('Verres d’eau à boire', 'un par enfant', 'Gourdes'),
        item(
          'Assiettes qui collent à la table, bavettes et débarbouillettes',
          'une de chaque par enfant et une assiette pour vous',
          'Plateaux et tabliers de toile',
        ),
      ],
      preparation: [
        'Comparez la liste des ingrédients aux plans d’allergies, emballage du pain compris.',
        'Lavez les mains à l’eau et au savon, les vôtres aussi, et installez chaque enfant à une chaise où ses pieds touchent.',
        'Écrasez la banane à la fourchette, loin des enfants, jusqu’à ce qu’il ne reste aucun morceau dur.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 4, 30: 5 },
          'Déposez une cuillerée dans votre assiette. Écrasez-la du dos de la spatule, un chemin tout droit. « Collant… » Puis servez une cuillerée et un bâtonnet dans l’assiette de chaque enfant.',
        ),
        play(
          { 10: 6, 20: 12, 30: 18 },
          'Les spatules tracent, raclent, portent à la bouche. Le pain reçoit une couche, ou sert de pinceau, ou reste de côté. Un doigt goûte avant la langue; une joue est peinte. {2-3a|Certains étalent d’un bord à l’autre et vous le montrent avant de croquer.} {30min|Servez une cuillerée à la fois : dès que l’assiette est raclée, la cuillerée suivante tombe ailleurs, tout au bord. Un bâtonnet s’écrase dans le poing? Donnez le deuxième. Quand les mains s’arrêtent, tracez dans votre assiette un chemin qui tourne et mangez-le jusqu’au bout.} Parlez peu : ils mangent.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 7 },
          'Offrez l’eau, dans le verre de chacun. « Fini? » se dit d’un mot ou d’une main qui pousse l’assiette. Débarbouillette tiède : un côté du visage pour vous, l’autre pour lui.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Mangez la même chose qu’eux, assise, sans hâte.',
          'Tenez l’assiette et laissez la petite main étaler.',
          'Acceptez le premier « non » : la purée reviendra un autre jour.',
        ],
        questionsOuvertes: ['Qu’est-ce que ça goûte?', 'Comment c’est, sur ta langue?'],
      },
      vocabulaire: ['étaler', 'mou', 'collant', 'la spatule', 'goûter', 'racler', 'la bouchée', 'fini'],
      adaptations: [
        {
          pour: '18-24m',
          texte: 'La paume étale, le bâtonnet trempe; la spatule reste à côté de l’assiette, pour qui la prend.',
        },
        { pour: '2-3a', texte: 'Deux purées, deux couleurs : les mélanger ou non leur appartient.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pour une main qui serre mal, enroulez un linge serré autour du manche, et fixez l’assiette sur un linge humide.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!automne|L’automne, la courge rôtie se laisse tartiner.} {!ete|L’été, une poire très mûre s’écrase toute seule.} {!hiver|L’hiver, la compote de pommes épaisse tient sur le pain.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Joues, cheveux et manches beurrés.', 'Purée par terre, glissade.'],
        dangersAEliminer: [
          'Pain rassis, croûte dure ou bouchée trop grosse : coupez des bâtonnets mous, de la longueur d’un doigt.',
          'Enfant qui se lève ou rit la bouche pleine : on mange assis, et on finit avant de repartir.',
          'Assiette ou spatule du voisin goûtée : une de chaque par enfant, marquée.',
          'Purée brûlante ou oubliée au soleil : tiède, servie tout de suite.',
        ],
        supervision: 'palier1',
        allergies: [
          'Blé du pain, lait ou œuf dans sa recette : choisissez un pain et une purée permis à toute la tablée.',
        ],
      },
      observation: [
        'Alimentation : comment décide-t-il qu’il a faim, qu’il en veut encore, qu’il a fini?',
        'Langage oral : quels mots ou mimiques pour le goût et le toucher?',
        'Motricité fine : comment oriente-t-il la spatule pour étaler?',
      ],
      prolongements: [
        'Dehors, une cuillère de bois trace les mêmes chemins dans {!hiver|la terre humide}{hiver|la neige}.',
        'Demandez aux parents une purée de la famille, et servez-la si tout le groupe peut en manger.',
      ],
      reflexionRetroaction: ['Qui a goûté sans que je le demande?', 'Ai-je parlé de propreté avant de parler de goût?'],
    },
  },
  {
    key: 'bye-bye-la-chaise',
    summary:
      'Bye-bye, chaise. Bye-bye, poisson. À la fin du jour, chacun salue ce qu’il laisse, d’un signe, d’un bec ou d’un mot.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['emotions-et-amitie'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 10,
    adults: 1,
    moment: 'depart',
    calls: [
      'départ',
      'bye-bye',
      'au revoir',
      'fin de journée',
      'parents arrivent',
      'crise du départ',
      'refuse de partir',
      'rituel',
      'soir',
      'saluer',
      'bec soufflé',
      'l’heure du départ',
    ],
    seen: [
      'elle donne un bec au poisson, au divan et à la porte avant de s’en aller',
      'il envoie la main à l’autobus, au chien et à la poubelle',
      'un petit crie non et se sauve au fond du local en voyant son père',
      'il fait une crise parce qu’il n’a pas fini de jouer et maman l’attend',
      'elle veut revenir trois fois dire salut à la même affaire',
      'le dernier du soir guette la vitre et trouve ça long',
      'dans le vestiaire à cinq heures, il se jette par terre plutôt que de mettre ses bottes',
      'au retour du parc, il salue la glissade, la balançoire et le carré de sable',
    ],
    scenes: ['depart', 'politesse'],
    picture:
      'Une enfant salue de la main une petite chaise; son parent l’attend, accroupi, et une autre dit au revoir au poisson.',
    sheet: {
      titre: 'Bye-bye, la chaise',
      observationDepart:
        'À seize heures, un enfant refuse de partir, un autre guette la porte. Un troisième dit bye-bye à la poubelle, très sérieux.',
      intentionEducative:
        'Soutenir l’enfant dans le passage vers la maison par des au revoir qu’il mène lui-même, à ce qui lui importe.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
      ],
      objectifs: [
        'Saluer par un mot, un geste ou un bec.',
        'Nommer ou montrer ce qu’il quitte.',
        'Choisir le moment de passer à son parent.',
      ],
      materiel: [],
      preparation: [
        'Préparez les effets de chacun près de la porte : le tour ne finit pas dans une recherche de soulier.',
        'Décidez d’un seul mot de départ, le même pour tous les jours et tous les adultes.',
        'Dites au parent, dès l’entrée, que son enfant a un au revoir à faire.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'Mettez-vous à genoux près de l’enfant qui part, ou d’un enfant qui guette. Saluez la chaise : « Bye-bye, chaise. » Passez à la table, sans regarder l’enfant.',
        ),
        play(
          { 10: 6, 20: 13 },
          'Il choisit à qui : le lavabo, la fenêtre, le toutou, le tiroir. Un bec part, une main s’ouvre, un « bye » tout seul sort de la bouche. Parfois, il faut revenir saluer la même chose. Ceux qui restent saluent aussi, ou jouent. L’enfant qui crie « non! » peut saluer de loin, dans des bras.',
        ),
        closing(
          { 10: 2, 20: 4 },
          'Devant la porte, le dernier salut va au groupe, ou à vous. Passez le relais au parent en une phrase : « Il a dit bye au lavabo. » Une fois la porte refermée, on se salue encore par la fenêtre.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Laissez l’enfant vous traîner par la main : c’est lui qui connaît le trajet.',
          'Racontez au parent un seul moment de la journée, devant l’enfant.',
          'Restez près de celui pour qui personne n’arrive encore, sans promesse d’heure.',
        ],
        questionsOuvertes: ['À qui tu dis bye-bye?', 'Qui est venu te chercher?'],
      },
      vocabulaire: ['bye-bye', 'au revoir', 'partir', 'demain', 'la porte', 'le bec', 'rester'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Trois choses saluées, puis la porte : pas de tour complet pour celui qui est fatigué. Qui a plus de gestes ou de mots invente un au revoir différent pour chaque chose.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui supporte mal la fin tient trois photos de ce qu’il saluera et vous les remet une à une, la dernière à la porte.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, saluez avant d’habiller : dans l’habit de neige, les bras ne se lèvent plus.} {hiver|L’été, le tour se finit dehors : bye-bye, le sable, bye-bye, l’arbre.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Pleurs à la porte.', 'Retours sur ses pas.'],
        dangersAEliminer: [
          'Porte ouverte le temps d’un au revoir : un seul adulte la tient, et elle se referme derrière chacun.',
          'Personne inconnue au départ : on vérifie l’autorisation avant de préparer l’enfant.',
          '{!ete|Enfant habillé qui attend au chaud : ouvrez le manteau.}',
        ],
        supervision: 'palier2',
        allergies: [
          'À l’heure des sacs, gardez les effets de chacun à sa place pour qu’aucune collation ne change de sac.',
        ],
      },
      observation: [
        'Langage oral : quel mot, quel geste lui vient pour dire au revoir, et à qui?',
        'Compétences émotionnelles : qu’est-ce qui facilite ou brise le passage vers son parent?',
        'Mémoire : salue-t-il d’un jour à l’autre les mêmes choses?',
      ],
      prolongements: [
        'Le lendemain matin, saluez les mêmes choses, dans l’autre sens : « Bonjour, chaise. »',
        'Suggérez aux familles d’avoir leur bye-bye à elles, toujours le même, au coin de la rue.',
      ],
      reflexionRetroaction: ['Qui ai-je pressé?', 'Quels objets saluent-ils, et que nous disent-ils du local?'],
    },
  },
]
