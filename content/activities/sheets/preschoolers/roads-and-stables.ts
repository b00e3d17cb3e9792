import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const PRESCHOOLER_ROAD_AND_STABLE_SHEETS: readonly BankSheet[] = [
  {
    key: 'une-rue-a-sens-unique',
    summary:
      'Flèches à la craie, passage pour piétons, station-service : les tricycles suivent la rue, freinent à la ligne et se font réparer.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['quartier-et-metiers', 'mouvement-et-defis'],
    materials: ['craies', 'cartons-et-boites', 'papier-et-crayons', 'tissus'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, la rue se trace dans un coin clôturé, loin du stationnement et de ceux qui passent.',
      INDOORS: 'Au grand local, chacun porte sa boîte à deux mains : c’est son véhicule, et la rue est de ruban.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    alsoIn: { WINTER: 'L’hiver, dehors, la rue se tape dans la neige, et l’on y conduit des traîneaux.' },
    durationMinutes: 45,
    adults: 1,
    calls: [
      'vélo',
      'vélos',
      'tricycle',
      'trottinette',
      'draisienne',
      'bicyclette',
      'pédaler',
      'rouler',
      'rue',
      'sens unique',
      'station-service',
      'feu de circulation',
      'arrêt',
      'mécanicien',
      'piéton',
      'casque',
      'routes',
    ],
    seen: [
      'ils foncent à toute vitesse avec leurs trois-roues et se rentrent dedans',
      'elle lève sa main à plat et tout le monde doit freiner à son trait',
      'il veut que je gonfle son pneu imaginaire et me paie avec une feuille',
      'deux conducteurs sont face à face et aucun ne veut se tasser',
      'il chiale parce que c’est toujours les mêmes qui ont les vélos',
      'elle a eu peur d’un char dans la rue et redit toujours de regarder des deux bords',
      'depuis la visite de la policière, elle siffle et arrête les vélos pour laisser traverser',
      'dans la cour asphaltée, ils ont dessiné un stationnement et donné des contraventions',
    ],
    scenes: ['vehicules', 'magasin-metiers', 'velos'],
    picture:
      'Casque attaché, une enfant pédale dans le sens des flèches; un mécanicien visse une roue à la clé de carton, l’éducateur lève le panneau d’arrêt.',
    reviewedOn: '2026-11-27',
    sheet: {
      titre: 'Une rue à sens unique',
      observationDepart:
        'Trois conducteurs se retrouvent nez à nez au tournant. Personne ne recule. « C’est moi qui vas par là! »',
      intentionEducative:
        'Soutenir le plaisir de circuler à plusieurs dans un même espace, avec des signes que tous peuvent lire.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Éveil à la lecture et à l’écriture', role: 'secondaire' },
      ],
      objectifs: [
        'Diriger, ralentir et s’arrêter à l’endroit voulu.',
        'Lire une flèche, une ligne, un panneau, et y répondre.',
        'Quitter une place de conducteur pour celle de piéton ou de mécanicien.',
      ],
      materiel: [
        item(
          '{dedans|Boîtes ouvertes, à porter}{dehors !hiver|Tricycles, draisiennes}{dehors hiver|Traîneaux}',
          '{dedans|une}{dehors|un} pour deux enfants',
          '{dehors|Boîtes de carton ouvertes, à porter}{dedans|Cerceaux}',
        ),
        item('{dehors !hiver|Casques de vélo}', 'un par enfant, ajusté à sa tête', null),
        item(
          '{dehors !hiver|Grosses craies}{dehors hiver|Fanions}{dedans|Ruban-cache}',
          '{dehors !hiver|dix}{dehors hiver|vingt}{dedans|deux rouleaux}',
          'Cônes ou chaudières retournées',
        ),
        item('Carton rigide, pour les panneaux et les clés', 'huit morceaux', 'Assiettes de carton'),
        item('Gros feutre, pour les panneaux', 'un', 'Grosse craie'),
        item(
          'Grande boîte, tuyau de tissu et guenilles, pour la station',
          'une boîte, un tuyau, quatre guenilles',
          'Chaise et vieux bas',
        ),
        optional('{45min 60min|Papier et crayons, pour les factures}', 'dix feuilles, trois crayons', null),
        optional('{si-cônes|Cônes}', '{si-cônes|deux par arrêt}', null),
        optional('{dehors !hiver si-vélos|Vélos à leur taille}', 'un pour deux enfants', null),
        optional('{si-toutous si-poupées|Toutou ou poupée}', 'un', null),
        optional('{dehors !hiver 45min 60min si-éponges|Éponges}', 'deux, tordues d’avance', null),
        optional('{dehors !hiver 45min 60min si-feuilles|Feuilles d’arbre}', 'une vingtaine', null),
      ],
      preparation: [
        '{cour|Fermez la barrière et tracez une boucle assez large pour deux véhicules, loin des balançoires et du carré de sable.} {parc|Vérifiez que le terrain est fermé aux autos et tracez une boucle assez large pour deux véhicules, le passage des piétons du côté de l’entrée.} {dedans|Poussez les meubles et collez une boucle large comme trois enfants.}',
        'Marquez une flèche tous les cinq pas, deux lignes d’arrêt, un passage pour les piétons, une voie de côté pour la station et une case où garer chaque véhicule. Dans le carton, faites un panneau d’arrêt, un panneau « Fin » et deux clés; le reste attend les idées des enfants.',
        '{!hiver dehors|Passez les tricycles en revue : roues serrées, poignées solides. Attachez un casque à chaque enfant, deux doigts au-dessus des sourcils : il le garde à pied, et les places s’échangent sans attendre.} {dedans|Renforcez les poignées des boîtes.} {hiver dehors|L’hiver, tapez la neige et raccourcissez la corde des traîneaux.}',
        '{1adulte|Seule, tenez-vous au passage des piétons, d’où vous voyez la boucle entière et la station.} {2adultes|À deux, l’une tient le passage, l’autre la station, avec les enfants à pied.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 6, 60: 8 },
          'Marchez la rue à reculons, l’air perdu, contre les flèches. « Pourquoi est-ce que je fonce dans tout le monde? » Laissez-les vous remettre dans le bon sens. Faites avec eux un tour dans le sens des flèches, jusqu’à la ligne. Freinez des deux talons, avec le bruit. {dehors !hiver si-vélos|À vélo, le frein ou le pédalier ralentit d’abord, le pied se pose ensuite : chacun l’essaie avant de partir.} {si-toutous si-poupées|Au bord du passage, un toutou attend sans lever la main : le verra-t-on à temps?} {si-cônes|Avec des cônes, un enfant en pose deux juste avant la ligne, à peine plus écartés qu’un véhicule : on y passe un à la fois, au ralenti.}',
        ),
        play(
          { 20: 13, 30: 20, 45: 19, 60: 24 },
          'La moitié roule, l’autre marche : piétons, agents, mécaniciens. On fait le tour, on freine à la ligne, on laisse passer celui qui lève la main. Celui qui manque la station refait le tour, c’est la loi du sens unique. {20min 30min|À la station : « Une panne? » On visse à la clé, on gonfle au tuyau, on frotte; le conducteur dépanné cède sa place.} {45min 60min|À votre « Pouet, pouet! », conducteurs et piétons échangent leurs places.} {3-4a|À trois ans, on s’arrête où l’on peut; la ligne viendra.} {3-4a !multiage !20min|Du passage, annoncez comme dans l’autobus : « Prochain arrêt, la ligne! » À qui s’avance à contresens, les piétons montrent la flèche de tout le bras. Quand tous s’arrêtent sans chercher la ligne, faites une nouvelle ligne deux pas plus loin : « Tiens, elle a bougé. »} {4-5a|Des agents inventent des signaux, un feu à deux cartons, une file pour les pressés.} {4-5a !multiage !20min|Un agent arrête tout le monde et le bouchon se forme : demandez aux conducteurs ce qu’ils voient de leur place, puis à l’agent combien il en laisse passer. Quand ça roule de nouveau, annoncez des travaux : un panneau ferme un bout de rue, et les enfants flèchent le détour.} {avec-roulant|Donnez à @materiel une place dans la rue ou une case de stationnement.}',
        ),
        play(
          { 45: 13, 60: 20 },
          'La station se remplit. « Qu’est-ce qui se passe avec votre véhicule? » On visse à la clé de carton, on gonfle au tuyau de tissu, « pschitt », on frotte de la guenille, on écrit la facture. {dehors !hiver si-feuilles|On la paie en feuilles d’arbre : une par roue.} {dehors !hiver si-éponges|Une éponge tordue ouvre le lave-auto : une roue, puis l’autre.} Chaque conducteur dépanné cède sa place au mécanicien. De votre place, inventez une panne impossible : un moteur triste, un klaxon qui a peur.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7, 60: 8 },
          'Le panneau « Fin » se lève. Les véhicules ralentissent, se garent dans leur case, et chacun flatte le sien. {!hiver dehors|On ôte les casques.} À pied, bras tendus, refaites un dernier tour de rue, moteur éteint.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Saluez de la main le conducteur qui a vu venir l’arrêt : « Tu as commencé à ralentir bien avant la ligne. »',
          'Faites la piétonne distraite, une fois, juste au bord, et remerciez qui s’arrête.',
          'Quand ça se bouscule, cherchez avec eux quel signe manque au sol.',
        ],
        questionsOuvertes: [
          'Où faut-il commencer à freiner pour s’arrêter à la ligne?',
          'Par où repasse-t-on quand on a manqué la station?',
          'Comment le piéton sait-il que tu l’as vu?',
        ],
      },
      vocabulaire: [
        'le sens unique',
        'la flèche',
        'freiner',
        'le piéton',
        'le conducteur',
        'la panne',
        'l’agente',
        'le mécanicien',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte: 'Une boucle, une ligne, un seul panneau. On change de place quand vous klaxonnez : « Pouet, pouet! »',
        },
        {
          pour: '4-5a',
          texte:
            'Ils dessinent eux-mêmes une deuxième rue et s’entendent sur qui passe en premier là où elles se rejoignent.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant en fauteuil roule déjà : sa voie est aussi large, et la station répare ses roues avec sa permission. À celui que le trafic étourdit, donnez le panneau d’arrêt à tenir : tout le monde le regarde.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|Au printemps, dehors, les roues reviennent : commencez par l’atelier, où on les essuie et les nomme.} {!hiver|L’hiver, la rue se tape à la botte dans la neige, et les traîneaux y font la livraison.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Accrochage à petite vitesse, genou éraflé.', 'Attente qui semble longue.'],
        dangersAEliminer: [
          '{!hiver dehors|Tête sans casque sur une roue : pas de casque, pas de siège; et on l’ôte avant d’aller grimper.} {dedans|Boîte portée qui cache les pieds : ouverte au fond, tenue à la taille avec les mains.} {hiver dehors|L’hiver, traîneau lancé : on le tire au pas, sur le plat, loin des buttes.}',
          '{dehors !hiver si-vélos|Vélo trop haut ou chaîne à nu : assis, l’enfant touche le sol des deux pieds; le bas de son pantalon se rentre.}',
          '{dehors !hiver 45min 60min si-éponges|Doigt dans une roue : on lave un véhicule arrêté, sans personne dessus.}',
          '{dehors|Rue et véhicules : la rue du jeu reste dans un espace fermé; un adulte voit la sortie.}',
          'Élan ou pente vers un obstacle ou une marche : la boucle passe ailleurs.',
          'Corde, foulard ou ceinture qui pend : rentrés ou enlevés.',
        ],
        supervision: 'palier2',
        allergies: ['Asthme à l’effort : la pompe et le plan de soins restent avec vous, au passage.'],
      },
      observation: [
        'Motricité globale : comment dose-t-il sa vitesse avant la ligne?',
        'Compétences sociales : devant un conducteur à contresens, contourne-t-il, avertit-il, fonce-t-il?',
        'Éveil à la lecture et à l’écriture : quels signes lit-il, et lesquels invente-t-il?',
      ],
      prolongements: [
        'Au retour d’une marche, ajoutez à la rue un panneau vu dans le quartier.',
        'En rentrant, combien de flèches, combien d’arrêts? L’enfant les nomme, le parent les compte.',
      ],
      reflexionRetroaction: [
        'Qui n’a pas eu de véhicule, et qui n’a pas rendu le sien?',
        'Quelle règle du sol a mieux marché que ma voix?',
      ],
    },
  },
  {
    key: 'l-ecurie-ecoute-la-voix',
    summary:
      '« Au pas… au trot… holà! » Sans rênes, avec la voix seulement, on sort les chevaux de l’écurie, on les fait avancer, on les brosse.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_LANGUAGE'],
    themes: ['animaux-et-traces', 'mouvement-et-defis', 'sons-et-silence'],
    materials: ['cartons-et-boites', 'tissus', 'papier-et-crayons', 'contenants-et-cuilleres'],
    place: 'YARD',
    alsoAt: {
      INDOORS: 'Au local, les stalles sont de ruban au sol et le trot se fait sur place, à la porte de chaque stalle.',
      PARK: 'Au parc, les stalles s’alignent sous les arbres et le manège fait le tour du plus gros.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'cheval',
      'chevaux',
      'poney',
      'écurie',
      'galop',
      'galoper',
      'trot',
      'équitation',
      'crinière',
      'sabot',
      'hennir',
      'licorne',
      'cowboy',
      'brosser',
      'animaux',
      'vite et lentement',
    ],
    seen: [
      'elle dit marche, trotte, arrête, et son amie lui obéit à la lettre',
      'il claque de la langue et tape ses pieds comme des fers sur l’asphalte',
      'deux par deux, un commande et l’autre avance, puis on change de bord',
      'il n’écoute pas la consigne et continue de courir quand on crie holà',
      'elle se fâche, son ami refuse de faire la bête à son tour',
      'il est calme quand on le brosse et redemande qu’on lui flatte le cou',
      'au rang de sortie, trois se sont mis à piaffer et celle d’avant donnait les ordres',
      'après la randonnée à dos de poney, ils ont bâti des stalles avec des cartons',
    ],
    scenes: ['imiter-animaux', 'figer'],
    picture:
      'Devant des stalles de carton, une enfant lève la main et dit holà à deux amis qui trottent; un autre brosse le dos d’une jument à quatre pattes.',
    reviewedOn: '2026-11-27',
    sheet: {
      titre: 'L’écurie écoute la voix',
      observationDepart:
        'À la file, trois enfants galopent en claquant de la langue. « Holà! » crie celle d’en avant. Personne ne s’arrête : personne ne savait.',
      intentionEducative:
        'Permettre aux enfants de conduire et d’être conduits par la voix, et de régler leur corps sur un mot.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Marcher, trotter{dehors !hiver|, galoper} et passer de l’un à l’autre.',
        'Faire obéir par le ton autant que par le mot.',
        'S’arrêter net, puis attendre la suite.',
      ],
      materiel: [
        item(
          '{dehors|Cartons ou cordes courtes couchées, pour les stalles}{dedans|Ruban-cache, pour les stalles}',
          '{dehors|une stalle par cheval}{dedans|un rouleau}',
          '{dehors|Bâtons couchés}{dedans|Cartons couchés}',
        ),
        item('Papier déchiré en bandes, pour le foin', 'deux brassées', 'Feuilles ou tissus jaunes'),
        item('Brosses douces et éponges sèches', 'une pour deux', 'Débarbouillettes roulées'),
        item('Contenants vides, pour l’avoine et le bruit des sabots', 'une douzaine', 'Demi-bouteilles rondes'),
        optional(
          '{45min|Cartons à prénoms de chevaux}',
          '{45min|un par stalle}',
          '{45min|Morceau de tissu de couleur}',
        ),
      ],
      preparation: [
        '{cour|Alignez les stalles le long d’un mur ou d’une haie et laissez devant une allée large : c’est le manège.} {parc|Alignez les stalles sous les arbres; l’allée large qui tourne autour du plus gros, c’est le manège.} {dedans|Collez les stalles le long d’un mur et laissez devant une allée, bas retirés si le plancher glisse.}',
        'Laissez de côté rênes, foulards et cordes à danser. Ici, c’est la voix qui conduit.',
        'Essayez vos mots : « au pas » lent et grave, « au trot » qui sautille, {dehors !hiver|« au galop » qui monte,} « holà » long et descendant.',
        '{hiver dehors|L’hiver, tapez l’allée et choisissez le pas et le trot; le galop glisse.}',
        '{1adulte|Seule, tenez la porte du manège et ouvrez la moitié des stalles à la fois; dans les autres, la voix brosse son cheval et lui porte du foin.} {2adultes|À deux, l’une conduit au manège, l’autre brosse et nourrit à l’écurie.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 5, 45: 6 },
          'Passez devant les stalles vides, un contenant à la main, et tapotez-le : c’est l’avoine. « Bonjour, la brune. Bonjour, toi qui mords. » Soufflez des naseaux. Attendez qu’une tête sorte de quelque part, et donnez-lui un nom.',
        ),
        play(
          { 20: 13, 30: 19, 45: 20 },
          'Deux par deux, un cheval et sa voix. La voix marche à côté, jamais derrière, et parle : au pas, au trot,{dehors !hiver| au galop,} holà. Le cheval écoute, piaffe, désobéit un peu. {3-4a|À trois ans, tous veulent parfois être chevaux : soyez leur voix; le plus beau moment, c’est « holà ».} {4-5a|Des voix inventent des mots secrets : à gauche, recule, salue, compte du sabot.} {dedans|Le trot se fait sur place, genoux hauts.} {avec-contenant|@materiel fera l’auge ou le bruit des sabots.} On échange quand le cheval est fatigué; c’est lui qui le dit, d’un coup de tête. Qui se repose frappe deux contenants l’un contre l’autre, au bord du manège : ce sont les sabots. {20min 30min|Un cheval rentre à sa stalle? Sa voix le brosse, du cou vers la queue, et lui apporte une poignée de foin.}',
        ),
        play(
          { 45: 12 },
          'Retour à l’écurie. On brosse un dos, du cou vers la queue, en demandant si c’est assez fort. On remplit de foin un contenant, l’auge; on soulève un sabot pour y chercher un caillou. Un cheval se couche; on le veille. Les cartons à prénoms, s’il y en a, se posent aux portes des stalles.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          'La nuit tombe : les chevaux rentrent au pas, chacun dans sa stalle. Votre voix descend, « hooo… ». Les têtes s’abaissent, les souffles s’allongent. Passez flatter une épaule, quand l’enfant veut bien. On referme la dernière porte sans bruit.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Faites traîner « holà » jusqu’à l’arrêt complet; le ton conduit mieux que le cri.',
          'Soyez un cheval têtu qui n’obéit qu’à une voix douce.',
          'Demandez avant de brosser : « Ici, la belle? » et arrêtez au premier pas de côté.',
        ],
        questionsOuvertes: [
          'Comment ta voix lui fait-elle comprendre de ralentir?',
          'À quoi vois-tu que ton cheval en a assez?',
          'Que veut dire ton cheval quand il tape du sabot?',
        ],
      },
      vocabulaire: [
        'l’écurie',
        'la stalle',
        'le pas',
        'le trot',
        '{dehors !hiver|le galop}',
        'le sabot',
        'la crinière',
        'hennir',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte: '« Au pas » et « holà », rien d’autre. {dehors !hiver|Le galop vient de lui-même, entre les deux.}',
        },
        {
          pour: '4-5a',
          texte: 'Ils montent un numéro : cinq commandes apprises par cœur, présentées au groupe assis dans le foin.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pour l’enfant qui entend peu, chaque commande a son geste : main basse, main qui sautille, paume ouverte. Celui qui roule est un attelage; celui qui n’aime pas être touché se fait brosser par le seul bruit de la brosse.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, le manège se fait à l’ombre et l’on s’arrête souvent à l’abreuvoir, gourde en main.} {!hiver|L’hiver, les chevaux soufflent de vrais nuages et laissent des traces que l’on suit jusqu’à l’écurie.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Cheval qui n’entend pas, collision douce.', 'Paumes et genoux rougis.'],
        dangersAEliminer: [
          'Rênes, corde ou foulard passés à un cou ou à une taille : aucun lien, la voix suffit.',
          'Enfant sur le dos d’un autre, ou tiré : le cheval marche seul, sa voix à côté.',
          '{dehors|Galop vers la sortie : le manège tourne et ramène à l’écurie.} {dedans|Galop sur un plancher lisse : pas, trot sur place, quatre pattes.}',
          '{dehors|Vrai animal croisé, cheval ou chien : on le regarde à distance, sans toucher ni nourrir.}',
        ],
        supervision: 'palier3',
        allergies: ['Foin de papier seulement : le vrai fait tousser certains enfants.'],
      },
      observation: [
        'Motricité globale : passe-t-il du pas au trot, et du trot à l’arrêt?',
        'Langage oral : que fait-il de sa voix pour être obéi?',
        'Attention : attend-il le mot, ou devance-t-il l’ordre?',
      ],
      prolongements: [
        'Écoutez à la sieste un enregistrement de sabots et devinez l’allure, les yeux fermés.',
        'Si un parent ou un voisin a déjà mené un cheval, l’enfant rapporte le mot qui le faisait arrêter.',
      ],
      reflexionRetroaction: [
        'Qui commande toujours, et qui n’ose pas?',
        'Ma propre voix ralentit-elle le groupe, ou l’accélère-t-elle?',
      ],
    },
  },
  {
    key: 'le-quai-de-tapis',
    summary:
      'On attend en chuchotant au bout du quai de tapis, on lève le filet à deux, on mesure le poisson de carton, et le petit repart.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['animaux-et-traces', 'nombres-et-formes', 'sons-et-silence'],
    materials: ['tissus', 'cartons-et-boites', 'papier-et-crayons', 'contenants-et-cuilleres'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, une planche à plat sur le sol fait le quai, et le drap se leste de quatre bottes.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    onlyNamed: ['WATER'],
    calls: [
      'pêche',
      'pêcher',
      'pêcheur',
      'poisson',
      'poissons',
      'quai',
      'filet',
      'épuisette',
      'canne à pêche',
      'truite',
      'chaloupe',
      'chalet',
      'remettre à l’eau',
      'ça mord',
      'patience',
    ],
    seen: [
      'il s’assoit les jambes pendantes et fait chut pour ne pas les effrayer',
      'elle lève sa nappe d’un coup avec son ami et cherche ce qui est dedans',
      'il compare sa prise avec un carton et la remet à l’eau si elle est trop petite',
      'ils se plaignent que l’autre a levé trop vite et que tout s’est sauvé',
      'il est tanné d’attendre, rien ne bouge sous la toile',
      'elle se vante d’avoir pogné un monstre gros de même, les bras ouverts',
      'au retour du lac avec pépère, il raconte celui qui s’est décroché',
      'à la sieste, il pendait sa ficelle en bas du matelas en disant ne parlez pas',
    ],
    scenes: ['cacher-trouver', 'mesurer', 'cooperer'],
    picture:
      'Du bout de leurs quais de tapis, deux enfants lèvent un filet de tissu; une autre mesure un poisson de carton, l’éducatrice chuchote, un doigt levé.',
    reviewedOn: '2026-11-27',
    sheet: {
      titre: 'Le quai de tapis',
      observationDepart:
        'Au retour d’une fin de semaine au chalet, un enfant s’assoit au bord du banc, les jambes pendantes, et ne bouge plus. « Chut. Ça va mordre. »',
      intentionEducative:
        'Offrir une attente à plusieurs, avec ses chuchotements, ses mesures et le choix de garder ou de laisser repartir.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Attendre, guetter, agir à deux au même moment.',
        'Mesurer un poisson contre une marque et décider.',
        'Raconter sa prise, vraie ou exagérée.',
      ],
      materiel: [
        item('Tapis longs', 'deux', '{dedans|Bande de ruban au sol} {cour|Planche à plat}'),
        item('Grand drap bleu ou gris', 'un', 'Couverture'),
        item(
          'Poissons de carton, de la longueur d’une main à celle d’un bras',
          'une vingtaine',
          'Bas bourrés de papier',
        ),
        item('Carrés de tissu solide, pour les filets', 'un pour deux enfants', 'Serviettes'),
        item('Passoires et tamis, pour les épuisettes', 'quatre', 'Paniers à manche'),
        item('Cartons longs, pour mesurer', 'deux, un par quai', 'Bâton marqué d’un trait'),
        item('Boîte, pour la pêche du jour', 'une', 'Chaudière'),
        optional('{45min|Gros crayons, pour les écailles et les noms}', 'un pot', null),
        optional('{si-cordes|Corde}', '{si-cordes|une, longue comme un quai, gardée près de vous}', null),
        optional('{si-blocs|Blocs pareils}', '{si-blocs|une douzaine}', null),
        optional('{si-rouleaux-de-carton|Rouleaux de carton, les longues-vues}', 'un par enfant', null),
        optional('{dedans si-lampes-de-poche|Lampe de poche à piles vissées}', '{dedans si-lampes-de-poche|une}', null),
      ],
      preparation: [
        'Découpez les poissons la veille{45min|; laissez-les sans couleur, ce sont les enfants qui leur donneront des écailles}.',
        'Étendez le drap, glissez les poissons dessous, et {dedans|déroulez deux quais de tapis}{cour|couchez deux quais sans clou ni écharde} jusqu’au drap, qui fait l’eau, l’un en face de l’autre.',
        'Sur chaque carton long, tracez une seule marque, longue comme deux mains : un poisson plus court repart à l’eau.',
        'Ni canne, ni ficelle, ni rien de pointu : cette pêche-là se fait au filet, à sec.',
        '{1adulte|Seule, assoyez-vous au bout d’un quai; les vagues se font à deux enfants, un de chaque côté du drap.} {2adultes|À deux, l’une pêche avec eux, l’autre fait les vagues et souffle le temps qu’il fait.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 5, 45: 6 },
          'Marchez sur le quai en faisant craquer les planches avec la bouche. Assoyez-vous, jambes allongées sur le drap. Chuchotez : « Si on parle fort, ils s’en vont. » Faites onduler le drap du bout des pieds; qui s’assoit sans bruit y met les siens. Puis taisez-vous, longtemps, les yeux sur l’eau. {si-rouleaux-de-carton|L’œil dans un rouleau de carton, les guetteurs fouillent l’eau, bosse par bosse, sans bouger du quai.}',
        ),
        play(
          { 20: 13, 30: 19, 45: 20 },
          'Deux enfants agitent le drap, les autres guettent. Une bosse passe. « Là! » Les vagues s’arrêtent, les bords du drap se relèvent. Deux par filet, tous pêchent à la fois : on glisse un carré de tissu sous un poisson et on lève ensemble, coins serrés; si l’un lève trop vite, tout s’échappe. L’enfant seul pêche à la passoire : c’est son épuisette. On mesure le poisson au carton, puis on le garde dans la boîte ou on le remet sous le drap. Après chaque levée, deux autres enfants font les vagues. {3-4a|Le même gros poisson se laisse repêcher : « Bonjour, encore toi. »} {4-5a|Des pêcheurs tiennent le compte, nomment les espèces, racontent le gros qui s’est sauvé.} {avec-contenant|@materiel servira de vivier.} {avec-tissu|@materiel fera un filet de plus.}',
        ),
        play(
          { 45: 12 },
          'Le temps change. Les vagues grossissent, la brume monte, il faut pêcher à l’oreille : les pêcheurs ferment les yeux, pas vous; un enfant s’éloigne sans bruit, fait « plouf », et tous montrent du doigt d’où ça vient. Puis c’est à un autre. D’autres dessinent des écailles, des moustaches, une dent, et relâchent leurs poissons tout neufs.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          'Dernier coup de filet. {dedans si-lampes-de-poche|Avec une lampe de poche, un enfant fait le phare : on ne lève que là où sa lumière se pose.} Comptez tout bas les poissons de la boîte, puis chacun choisit : il en garde un pour l’histoire de ce soir, ou il le remet sous le drap d’une caresse. {si-cordes|Contre une corde couchée bien droite, on aligne les poissons gardés, la queue à la corde : lequel va le plus loin?} {si-blocs|Le plus long se mesure en blocs, mis bout à bout de la tête à la queue.} {dedans|Roulez les tapis}{cour|Ramassez les quais} à plusieurs, du large vers la rive.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Chuchotez pour de vrai : votre voix fait le calme de tous.',
          'Comptez le départ avec les yeux et le menton : « Un… deux… » et levez avec eux.',
          'Écoutez les prises exagérées jusqu’au bout, les mains écartées comme eux.',
        ],
        questionsOuvertes: [
          'Comment savais-tu qu’il était assez long?',
          'Qu’entend un poisson quand on marche au-dessus de lui?',
          'Que change-t-on quand rien ne vient?',
        ],
      },
      vocabulaire: [
        'le quai',
        'le filet',
        'l’épuisette',
        'guetter',
        'mordre',
        '{45min|l’écaille}',
        'la nageoire',
        'relâcher',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Sous le drap, laissez seulement cinq gros poissons à la fois; une passoire tenue à deux mains suffit. La mesure se fait contre son propre bras.',
        },
        {
          pour: '4-5a',
          texte:
            'Ils fixent eux-mêmes la marque et la règle du jour : combien chacun garde, et qui laisse sa place au bout.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pour l’enfant qui ne s’assoit pas au sol, tirez un bord du drap sur ses genoux, un poisson dessous : il pêche de son siège. Celui que l’attente agite fait les vagues, bras et jambes, et c’est lui la météo.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, sous un arbre, le drap bleu bouge tout seul; il suffit de regarder passer les bosses.} {!hiver|L’hiver, percez un rond dans un grand carton blanc : on pêche assis autour, bien emmitouflé, comme dans une cabane.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Filet levé de travers, chicane pour le plus long.', 'Attente qui s’étire.'],
        dangersAEliminer: [
          'Hameçon, épingle, aimant ou fil au bout d’un bâton : rien de cela n’entre dans ce jeu.',
          'Drap ou filet sur une tête : il reste sous les genoux, et se lève loin des visages.',
          'Filet à mailles où un cou, un doigt ou un bouton se prendrait : un tissu plein le remplace.',
          'Course sur les quais, qui glissent : on y marche, on s’y assoit.',
          '{si-cordes|Corde à un cou ou sous un pied : vous seule la couchez, à la fin, et vous la reprenez.}',
          '{si-rouleaux-de-carton|Longue-vue à l’œil en marchant : on guette assis, et on la pose avant de se lever.} {dedans si-lampes-de-poche|Lampe dans des yeux : elle vise l’eau, jamais un visage.}',
        ],
        supervision: 'palier3',
        allergies: ['Aucun vrai poisson; tissus lavés, boîtes sans reste de nourriture.'],
      },
      observation: [
        'Éveil aux mathématiques : comment compare-t-il le poisson à la marque?',
        'Attention : combien de temps guette-t-il, et à quoi s’accroche-t-il?',
        'Langage oral : comment raconte-t-il sa prise à qui ne l’a pas vue?',
      ],
      prolongements: [
        'Affichez les poissons gardés, du plus court au plus long, avec l’histoire dictée de leur prise.',
        'Qui pêche, dans la famille, et en quelle saison? Le mot qu’on y dit quand ça mord se chuchotera sur le quai.',
      ],
      reflexionRetroaction: [
        'Ai-je supporté le silence aussi bien qu’eux?',
        'Qui a relâché, et qu’est-ce que cela lui demandait?',
      ],
    },
  },
]
