import { closing, item, opening, optional, play } from '../sheet-parts.ts'
import type { StarterActivity } from '../types.ts'

/** Inside. */
export const INDOORS_STARTERS: StarterActivity[] = [
  {
    key: 'le-panier-a-comptines',
    summary: 'Dans le panier, cinq objets, cinq comptines : l’enfant tire l’objet, tout le monde chante.',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['contes-et-lettres', 'sons-et-silence'],
    materials: ['instruments-de-musique'],
    place: 'INDOORS',
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 20,
    sheet: {
      titre: 'Le panier à comptines',
      observationDepart: 'Un petit vous tend la cuillère de bois et attend : il veut la chanson qui va avec.',
      intentionEducative:
        'Soutenir le lien entre un objet, un son et un mot, par des chansons que les enfants choisissent.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Mémoire', role: 'secondaire' },
      ],
      objectifs: [
        'Associer un objet à sa chanson.',
        'Demander encore par un mot, un son ou un geste.',
        'Attendre, deviner ou imiter la suite.',
      ],
      materiel: [
        item('Panier large', 'un', 'Boîte de carton'),
        item(
          'Cinq gros objets : cuillère de bois, canard, cloche, bateau, étoile de tissu',
          'un de chaque',
          'Grandes images plastifiées',
        ),
      ],
      preparation: [
        'Choisissez cinq comptines que vous chantez sans y penser.',
        'Vérifiez chaque objet : plus gros qu’un poing, aucune pièce qui se détache.',
      ],
      deroulement: [
        opening(
          4,
          'Posez le panier couvert au milieu. Glissez la main, cherchez longtemps, sortez la cuillère… et chantez, sans rien dire avant.',
        ),
        play(
          12,
          'Chacun tire, refait, lance, garde. Le même objet peut sortir dix fois : chantez dix fois. Ralentissez avant le dernier mot et laissez-le venir. Ceux qui partent avec l’objet emportent la chanson ailleurs.',
        ),
        closing(4, 'Rangez en chantant bas, un objet à la fois. Le dernier choisi donne la chanson du corridor.'),
      ],
      roleEducatrice: {
        gestes: [
          'Suivez l’objet que l’enfant tend, non celui que vous aviez prévu.',
          'Laissez un silence avant la rime.',
          'Mettez des gestes : les mains chantent avant la bouche.',
        ],
        questionsOuvertes: ['Qu’est-ce qui se cache dans le panier?', 'Quelle chanson va avec celui-ci?'],
      },
      vocabulaire: ['le panier', 'encore', 'la cloche', 'le bateau', 'chanter', 'doucement'],
      adaptations: [
        { pour: '0-18m', texte: 'Contre vous, il touche l’objet pendant que votre voix chante.' },
        { pour: '18-24m', texte: 'Deux objets à choisir, et le temps de montrer du doigt.' },
        { pour: '2-3a', texte: 'Il invente une chanson pour un objet nouveau.' },
        {
          pour: 'besoins_particuliers',
          texte: 'Une image à pointer remplace l’objet pour l’enfant qui a du mal à saisir.',
        },
        { pour: 'autre_saison', texte: 'Changez un objet à chaque saison : une mitaine, une feuille, un chapeau.' },
      ],
      securite: {
        risquesAcceptes: ['Objet convoité par deux enfants.', 'Objet porté à la bouche.'],
        dangersAEliminer: [
          'Objet qui passe dans un rouleau de papier hygiénique : il reste hors du jeu.',
          'Clochette fendue, tissu décousu : on répare avant d’offrir.',
          'Panier renversé sur les doigts d’un plus petit.',
        ],
        supervision: 'palier1',
        allergies: ['Vérifiez la liste d’allergies du groupe avant de choisir le matériel.'],
      },
      observation: [
        'Langage oral : quels mots ou sons complète-t-il?',
        'Mémoire : reconnaît-il la chanson à l’objet?',
        'Attention : que fait-il pendant la chanson d’un autre?',
      ],
      prolongements: [
        'Ajoutez un objet apporté par un enfant : quelle chanson lui donner?',
        'Invitez les parents à enregistrer une comptine de la maison, dans leur langue.',
      ],
      reflexionRetroaction: ['Ai-je laissé durer le silence avant la rime?', 'Quel objet revient, et pour qui?'],
    },
  },
  {
    key: 'la-boite-a-histoires',
    summary: 'Une boîte de carton devient un petit théâtre : décor à changer, personnages à tenir, histoire à refaire.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['contes-et-lettres', 'cabanes-et-constructions'],
    materials: ['cartons-et-boites', 'papier-et-crayons', 'tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 45,
    sheet: {
      titre: 'La boîte à histoires',
      observationDepart:
        'Derrière une boîte renversée, deux enfants font parler leurs mains. Le public s’installe tout seul.',
      intentionEducative:
        'Soutenir l’invention d’histoires, leur ordre et leur mise en scène, avec des moyens très simples.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Raconter une suite d’événements à sa façon.',
        'Donner une voix et une place à un personnage.',
        'Changer l’histoire d’après le public.',
      ],
      materiel: [
        item('Grandes boîtes de carton ouvertes', 'une pour trois enfants', 'Table couverte d’un drap'),
        item('Tissus et papiers de couleur', 'un panier', 'Feuilles séchées'),
        item('Gros bâtons courts pour les personnages', 'une dizaine', 'Cuillères de bois'),
        optional('Lampe de poche', 'une', 'Lumière de la fenêtre'),
      ],
      preparation: [
        'Découpez d’avance une grande fenêtre dans chaque boîte et recouvrez les bords de ruban.',
        'Placez les boîtes à des hauteurs différentes : sol, table basse, banc stable.',
        'Prévoyez un coin pour le public, avec des coussins.',
      ],
      deroulement: [
        opening(
          8,
          'Faites apparaître une cuillère dans la fenêtre. Elle regarde à gauche, à droite, disparaît. « Qui était-ce? » Attendez la première hypothèse.',
        ),
        play(
          18,
          'On fabrique, on essaie une voix, on change le décor. Certains jouent sans public, d’autres veulent du monde. Notez une phrase quand on vous la confie.',
        ),
        play(
          12,
          'Des histoires se rencontrent : un personnage passe d’une boîte à l’autre, la nuit tombe, il manque quelqu’un. Prêtez votre main, pas vos idées.',
        ),
        closing(
          7,
          'Ceux qui veulent montrent un moment, court. Le public redit ce qu’il a compris. On couche les personnages dans leur boîte jusqu’à demain.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Assoyez-vous dans le public et riez pour vrai.',
          'Relancez par « et pendant ce temps-là? ».',
          'Gardez les traces : une phrase, un plan, un décor.',
        ],
        questionsOuvertes: [
          'Que veut ton personnage?',
          'Qu’est-ce qui pourrait l’en empêcher?',
          'Comment montrer que le temps passe?',
        ],
      },
      vocabulaire: ['le décor', 'le personnage', 'la scène', 'les coulisses', 'soudain', 'le public', 'apparaître'],
      adaptations: [
        { pour: '2-3a', texte: 'Une boîte, deux personnages et votre voix qui répond.' },
        { pour: '3-4a', texte: 'Trois images aident à garder le début, le milieu et la fin.' },
        { pour: '4-5a', texte: 'Fabriquez une affiche, des billets et un programme.' },
        {
          pour: 'besoins_particuliers',
          texte: 'L’enfant qui parle peu tient la lumière ou tourne le décor : l’histoire dépend de lui.',
        },
        { pour: 'autre_saison', texte: 'Renouvelez le panier de décors : neige de coton, feuilles, sable collé.' },
      ],
      securite: {
        risquesAcceptes: ['Boîte renversée.', 'Trac, refus de montrer.', 'Mots vifs entre acteurs.'],
        dangersAEliminer: ['Bord de carton coupant, banc instable.', 'Passage encombré devant les boîtes.'],
        supervision: 'palier3',
        allergies: ['Vérifiez la liste d’allergies du groupe avant de choisir le matériel.'],
      },
      observation: [
        'Langage oral : comment enchaîne-t-il les événements?',
        'Fonction symbolique : que deviennent les objets dans sa scène?',
        'Mémoire : que reprend-il d’une histoire déjà jouée?',
      ],
      prolongements: [
        'Une histoire peut durer la semaine : un épisode par jour.',
        'Prêtez une boîte à une famille pour la fin de semaine; l’épisode reviendra.',
      ],
      reflexionRetroaction: [
        'Ai-je dirigé la mise en scène?',
        'Quelle histoire parlait d’autre chose que d’elle-même?',
      ],
    },
  },
  {
    key: 'le-pont-du-local',
    summary:
      'Entre deux tables basses, il faut un pont : boîtes, rouleaux et bâtons, et un gros camion pour l’essayer.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['cabanes-et-constructions', 'nombres-et-formes'],
    materials: ['cartons-et-boites', 'batons', 'ballons'],
    place: 'INDOORS',
    seasons: ['AUTUMN', 'WINTER'],
    durationMinutes: 60,
    sheet: {
      titre: 'Le pont du local',
      observationDepart:
        'Les blocs tombent dès que le camion passe. Les enfants accusent le camion, puis le plancher, puis recommencent.',
      intentionEducative: 'Soutenir le raisonnement par essais dans une construction qui doit tenir, à plusieurs.',
      domaines: [
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
      ],
      objectifs: [
        'Prévoir ce qui va tenir et le vérifier.',
        'Comparer des longueurs et des appuis.',
        'Ajuster la construction avec un autre.',
      ],
      materiel: [
        item('Boîtes et cartons rigides', 'une vingtaine', 'Gros livres cartonnés'),
        item('Bâtons droits', 'une dizaine, de longueurs différentes', 'Rouleaux de carton'),
        item('Gros camion ou balle molle', 'un pour deux ponts', 'Boîte à roulettes'),
      ],
      preparation: [
        'Écartez deux tables basses ou deux bancs de la longueur d’un bras d’enfant.',
        'Dégagez le plancher autour : ce qui tombe ne doit rien casser.',
        'Vérifiez les bâtons : ni pointes ni échardes.',
      ],
      deroulement: [
        opening(
          8,
          'Poussez le camion jusqu’au bord de la table. Arrêtez-le au-dessus du vide. « Il est attendu de l’autre côté. »',
        ),
        play(
          26,
          'Chacun bâtit son passage, seul ou en chantier. On pose, on charge, on attend la chute. Une chute annonce ce qui manque : regardez-la avec eux avant de ramasser.',
        ),
        play(
          17,
          'Les ponts qui tiennent reçoivent un défi choisi par leurs auteurs : plus long, plus étroit, à deux étages. Les autres deviennent tunnel, garage ou lit.',
        ),
        closing(
          9,
          'Le camion traverse chaque pont, devant tout le monde, et ses auteurs racontent le secret. Gardez le préféré jusqu’à demain, avec une affiche « ne pas défaire ».',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Demandez ce qui va arriver avant chaque essai.',
          'Montrez du doigt l’endroit qui plie, sans rien dire.',
          'Comptez les essais comme des trouvailles.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui plie en premier?',
          'Combien de boîtes faut-il pour rejoindre l’autre bord?',
          'Comment le rendre plus solide sans l’épaissir?',
        ],
      },
      vocabulaire: ['l’appui', 'le pilier', 'plier', 'solide', 'la longueur', 'traverser', 'l’équilibre'],
      adaptations: [
        { pour: '2-3a', texte: 'Un carton déjà posé entre deux boîtes, et un camion à faire passer.' },
        { pour: '3-4a', texte: 'Deux appuis fixes et trois matériaux à essayer.' },
        { pour: '4-5a', texte: 'Dessinez le plan et notez, par un trait, chaque essai.' },
        {
          pour: 'besoins_particuliers',
          texte: 'Bâtissez au sol, avec un passage large pour le fauteuil, et un rôle d’inspecteur.',
        },
        { pour: 'autre_saison', texte: 'Au printemps, le pont s’installe dehors, au-dessus d’une rigole.' },
      ],
      securite: {
        risquesAcceptes: ['Écroulement bruyant.', 'Déception.', 'Doigt coincé sous une boîte.'],
        dangersAEliminer: [
          'Construction plus haute que l’épaule de l’enfant, meuble instable.',
          'Bâton à hauteur d’œil : on le porte à deux mains, pointe au sol.',
        ],
        supervision: 'palier3',
        allergies: ['Vérifiez la liste d’allergies du groupe avant de choisir le matériel.'],
      },
      observation: [
        'Raisonnement : que change-t-il d’un essai à l’autre?',
        'Éveil aux mathématiques : comment compare-t-il les longueurs?',
        'Compétences sociales : comment réagit-il quand le pont d’un autre tient mieux?',
      ],
      prolongements: [
        'Cherchez dans des livres trois sortes de ponts et essayez-en une.',
        'Demandez aux parents quel pont l’enfant traverse pour venir : il le racontera.',
      ],
      reflexionRetroaction: ['Ai-je laissé tomber ce qui devait tomber?', 'Qui a changé d’idée, et pourquoi?'],
    },
  },
  {
    key: 'le-dodo-des-toutous',
    summary: 'Les toutous n’ont pas sommeil : on les berce, on les borde, on les console, chacun à sa manière.',
    ageGroups: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['emotions-et-amitie', 'quartier-et-metiers'],
    materials: ['tissus', 'cartons-et-boites'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 20,
    sheet: {
      titre: 'Le dodo des toutous',
      observationDepart:
        'Après la sieste, une petite couche son lapin dans une boîte et lui répète vos propres mots : « Je suis là. »',
      intentionEducative:
        'Permettre aux enfants de rejouer les soins et les émotions du coucher, dans le rôle de celui qui rassure.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Prendre soin d’un personnage.',
        'Nommer ou montrer ce qu’il ressent.',
        'Enchaîner quelques gestes d’une routine connue.',
      ],
      materiel: [
        item('Toutous', 'un par enfant', 'Poupées de tissu'),
        item('Boîtes basses', 'une pour deux enfants', 'Paniers'),
        item('Petits carrés de tissu doux', 'deux par enfant', 'Débarbouillettes'),
      ],
      preparation: [
        'Ouvrez les boîtes et vérifiez que les bords ne coupent pas.',
        'Prévoyez plus de toutous que d’enfants.',
        'Tamisez un coin du local, sans y faire la noirceur.',
      ],
      deroulement: [
        opening(4, 'Portez un toutou en chuchotant. « Il dit qu’il n’est pas fatigué. » Regardez-les, l’air embêté.'),
        play(
          12,
          'Chacun couche, relève, gronde, chante, cache. Les toutous pleurent, ont soif, rient. Reprenez les mots des enfants. S’il y en a un qui se couche lui aussi, faites-lui une place sur le tapis.',
        ),
        closing(
          4,
          'Une berceuse pour toute la chambrée. Les toutous restent dans leur boîte, et chacun vient leur dire à tantôt.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Jouez le toutou qui a de la peine, jamais longtemps.',
          'Nommez l’émotion du toutou plutôt que celle de l’enfant.',
          'Laissez gronder : le jeu dit ce qu’il a à dire.',
        ],
        questionsOuvertes: ['De quoi ton toutou a-t-il besoin?', 'Qu’est-ce qui l’empêche de dormir?'],
      },
      vocabulaire: ['border', 'bercer', 'consoler', 'la berceuse', 'fatigué', 'rassurer'],
      adaptations: [
        { pour: '18-24m', texte: 'Un toutou, un tissu, et votre berceuse.' },
        { pour: '2-3a', texte: 'Proposez un objet à la fois : le tissu, puis la boîte, puis le livre.' },
        { pour: '3-4a', texte: 'Inventez la nuit d’un hôpital ou d’un hôtel de toutous.' },
        {
          pour: 'besoins_particuliers',
          texte: 'L’enfant qui parle peu choisit une image : faim, peur, bisou, encore.',
        },
        { pour: 'autre_saison', texte: 'L’hiver, les ours entrent en tanière pour tout le mois.' },
      ],
      securite: {
        risquesAcceptes: ['Toutou disputé.', 'Émotion vive qui remonte.'],
        dangersAEliminer: [
          'Tissu jamais autour d’un cou, ni sur le visage d’un ami.',
          'Boîte où un enfant pourrait s’enfermer : elle reste ouverte et basse.',
          'Objet qui passe dans un rouleau de papier hygiénique : il reste hors du jeu.',
        ],
        supervision: 'palier1',
        allergies: ['Vérifiez la liste d’allergies du groupe avant de choisir le matériel.'],
      },
      observation: [
        'Compétences émotionnelles : comment console-t-il?',
        'Fonction symbolique : quels gestes enchaîne-t-il?',
        'Langage oral : quels mots de la maison ou du local reprend-il?',
      ],
      prolongements: [
        'Le coin des toutous peut rester ouvert la semaine, avec un carnet de nuit.',
        'Demandez aux familles la chanson ou le geste du coucher, à la maison.',
      ],
      reflexionRetroaction: [
        'Qu’ont-ils rejoué que je reconnais de ma façon de faire?',
        'Qui avait besoin d’être consolé pour vrai?',
      ],
    },
  },
  {
    key: 'pieds-nus',
    summary: 'Par une journée chaude, les pieds des poupons rencontrent le frais, le doux, le froissé.',
    ageGroups: ['AGE_0_18_MONTHS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['couleurs-et-textures', 'emotions-et-amitie'],
    materials: ['tissus', 'feuilles'],
    place: 'INDOORS',
    seasons: ['SUMMER'],
    durationMinutes: 10,
    sheet: {
      titre: 'Pieds nus',
      observationDepart:
        'À la chaleur, les bas sont tombés. Un poupon frotte son pied sur le plancher frais et recommence.',
      intentionEducative:
        'Éveiller le plaisir de sentir avec les pieds, au rythme de chaque enfant et tout contre l’adulte.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Attachement', role: 'secondaire' },
      ],
      objectifs: [
        'Bouger les orteils, appuyer, retirer le pied.',
        'Chercher le visage de l’adulte quand c’est nouveau.',
        'Montrer qu’il en veut encore ou plus du tout.',
      ],
      materiel: [
        item('Tissus de textures franches, fixés sur un carton', 'trois', 'Tapis doux et tapis rude'),
        item('Très grandes feuilles fraîches', 'deux', 'Papier kraft froissé'),
      ],
      preparation: [
        'Fixez les tissus à plat, sans bord qui se lève.',
        'Vérifiez feuilles et cartons : ni tige dure, ni insecte, ni morceau qui se détache.',
      ],
      deroulement: [
        opening(
          2,
          'Frottez vos propres pieds sur le tissu. « Doux… » Regardez les siens, puis attendez qu’il les tende.',
        ),
        play(
          6,
          'Assis ou debout contre vous, il pose, pousse, retire. Présentez une texture à la fois. Un pied qui se replie dit non : changez ou cessez.',
        ),
        closing(2, 'Tenez ses deux pieds dans vos mains tièdes, sans bouger. Chantez deux vers de sa chanson.'),
      ],
      roleEducatrice: {
        gestes: [
          'Nommez le pied, les orteils, le talon quand ils bougent.',
          'Attendez un signe avant chaque nouvelle texture.',
          'Laissez-le guider votre main.',
        ],
        questionsOuvertes: ['Que sent ton pied?', 'Où veux-tu le poser?'],
      },
      vocabulaire: ['le pied', 'l’orteil', 'doux', 'frais', 'rude', 'encore'],
      adaptations: [
        { pour: '0-18m', texte: 'Couché sur le dos, il pousse le carton que vous tenez contre ses pieds.' },
        { pour: '18-24m', texte: 'Il marche sur un petit chemin de trois textures.' },
        {
          pour: 'besoins_particuliers',
          texte: 'Pour le poupon très sensible, commencez par le bas, puis la main, puis un orteil.',
        },
        { pour: 'autre_saison', texte: 'L’hiver, gardez le jeu au chaud, après le changement de couche.' },
      ],
      securite: {
        risquesAcceptes: ['Surprise, petit recul.', 'Équilibre cherché contre vous.'],
        dangersAEliminer: [
          'Bord de carton, ruban décollé, feuille qui se déchire : on retire.',
          'Objet qui passe dans un rouleau de papier hygiénique : il reste hors du jeu.',
          'Plancher mouillé ou glissant.',
        ],
        supervision: 'palier1',
        allergies: ['Vérifiez la liste d’allergies du groupe avant de choisir le matériel.'],
      },
      observation: [
        'Schéma corporel : comment découvre-t-il ses pieds?',
        'Attachement : quand cherche-t-il votre regard?',
        'Développement sensoriel : quelle texture garde-t-il sous le pied?',
      ],
      prolongements: [
        'Reprenez le même jeu demain, à la même heure : la répétition l’enrichit.',
        'Dites aux parents quelle texture l’enfant a choisie; il la retrouvera à la maison.',
      ],
      reflexionRetroaction: ['Ai-je attendu son signe chaque fois?', 'Quelle texture m’a-t-il apprise?'],
    },
  },
  {
    key: 'la-poche-a-surprises',
    summary: 'Une taie d’oreiller, trois trouvailles d’automne : la main devine avant l’œil.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['saisons-et-fetes', 'couleurs-et-textures'],
    materials: ['tissus', 'feuilles', 'cocottes'],
    place: 'INDOORS',
    seasons: ['AUTUMN'],
    durationMinutes: 10,
    sheet: {
      titre: 'La poche à surprises',
      observationDepart:
        'Les poches reviennent pleines de feuilles. Les enfants y plongent la main et annoncent « j’ai! » avant de montrer.',
      intentionEducative: 'Soutenir l’envie de nommer ce que la main reconnaît, et le plaisir d’attendre la surprise.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Chercher à tâtons et reconnaître.',
        'Dire, montrer ou imiter ce qu’il touche.',
        'Attendre la surprise d’un autre.',
      ],
      materiel: [
        item('Taie d’oreiller ou grande poche de tissu', 'une', 'Boîte percée d’un grand trou'),
        item(
          'Très grosse cocotte, grande feuille d’érable, grosse rondelle de bois',
          'une de chaque',
          'Mitaine, cuillère, balle de laine',
        ),
      ],
      preparation: [
        'Vérifiez chaque trouvaille : plus grosse qu’un poing, ni tige pointue ni écaille qui se détache.',
        'Assoyez le groupe en rond serré, sans table.',
      ],
      deroulement: [
        opening(
          2,
          'Glissez la main dans la taie, faites une grimace, ressortez-la vide. « Quelque chose pique un peu… »',
        ),
        play(
          6,
          'Les mains entrent une à une, cherchent, ressortent. On crie, on nomme, on remet. Laissez jouer avec la trouvaille autant qu’avec la poche.',
        ),
        closing(
          2,
          'Les trois trouvailles sortent et se couchent sur le tapis. Chacun en touche une dernière, en disant au revoir.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Donnez un mot de texture, pas la réponse.',
          'Laissez l’enfant refuser : regarder la main d’un autre compte.',
          'Répétez le mot qu’il tente, bien prononcé, sans corriger.',
        ],
        questionsOuvertes: ['Qu’est-ce que ta main a trouvé?', 'Comment c’est, là-dedans?'],
      },
      vocabulaire: ['piquant', 'lisse', 'la cocotte', 'la surprise', 'caché', 'deviner'],
      adaptations: [
        { pour: '18-24m', texte: 'Laissez dépasser un bout de la feuille : voir aide à oser.' },
        { pour: '2-3a', texte: 'Il cache lui-même la trouvaille pour un ami.' },
        { pour: '3-4a', texte: 'Décrivez-la sans la nommer; les autres devinent.' },
        {
          pour: 'besoins_particuliers',
          texte: 'L’enfant qui craint de toucher l’inconnu choisit la trouvaille et la fait deviner.',
        },
        { pour: 'autre_saison', texte: 'L’hiver, cachez une tuque, une mitaine et un gros bas de laine.' },
      ],
      securite: {
        risquesAcceptes: ['Surprise.', 'Impatience.'],
        dangersAEliminer: [
          'Taie jamais sur une tête : elle reste dans vos mains.',
          'Tissu jamais autour du cou; la poche est rangée à la fin.',
          'Objet qui passe dans un rouleau de papier hygiénique : il reste hors du jeu.',
        ],
        supervision: 'palier1',
        allergies: ['Moisissures de feuilles : gardez à distance l’enfant asthmatique selon son plan de soins.'],
      },
      observation: [
        'Langage oral : quels mots choisit-il pour une sensation?',
        'Attention : comment attend-il son tour?',
        'Développement sensoriel : reconnaît-il sans voir?',
      ],
      prolongements: [
        'Chaque promenade peut fournir la surprise du lendemain.',
        'Invitez les parents à glisser une trouvaille de la maison dans la poche.',
      ],
      reflexionRetroaction: ['Qui a osé tard, et qu’est-ce qui l’a aidé?', 'Ai-je donné la réponse?'],
    },
  },
]
