import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const YOUNG_TODDLER_OUT_AND_ABOUT_SHEETS: readonly BankSheet[] = [
  {
    key: 'cours-l-oiseau-s-envole',
    summary:
      'Un pas de pigeon, un pas d’enfant. Trop vite : envolé! La pelouse est libre, les bras s’ouvrent, et le groupe vole à son tour.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['oiseaux', 'mouvement-et-defis'],
    materials: [],
    place: 'PARK',
    alsoAt: {
      YARD: 'Dans la cour, ce sont les moineaux, les merles ou les mésanges; on part de la porte, sans la claquer.',
      WATERSIDE: 'Au bord de l’eau, les goélands de la grande pelouse font le jeu, loin de la rive.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 2,
    calls: [
      'oiseaux',
      'pigeon',
      'goéland',
      'corneille',
      'courir',
      'voler',
      'ailes',
      'envolé',
      'mouette',
      'mésange',
      'courir après les oiseaux',
      'bouger',
      's’immobiliser',
      'vite et lentement',
    ],
    seen: [
      'il court après les mouettes et elles partent toujours avant lui',
      'elle marche sur le bout des pieds derrière une corneille sans faire de bruit',
      'un enfant bat des bras à travers le terrain et atterrit sur les fesses',
      'il est déçu que les pigeons se sauvent chaque fois qu’il approche',
      'elle n’est pas capable de se retenir, fait deux pas puis part à courir',
      'il marche derrière son amie en copiant chacun de ses pas',
      'au parc, un groupe d’outardes marchait dans l’herbe et mes petits les suivaient à la file',
      'dans la cour d’école, un goéland mangeait une frite et tous voulaient l’attraper',
    ],
    scenes: ['bestioles', 'courir', 'imiter-animaux'],
    picture:
      'Au parc, une éducatrice accroupie montre un pigeon; derrière elle, un enfant avance à tout petits pas, un autre trotte.',
    sheet: {
      titre: 'À pas d’oiseau',
      observationDepart:
        'Un oiseau marche. Un enfant marche derrière. Il allonge le pas, l’oiseau aussi; il court, il n’y a plus d’oiseau.',
      intentionEducative:
        'Soutenir l’enfant qui règle son pas sur celui d’une bête, puis laisse filer ses jambes quand la place est libre.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Ralentir, s’arrêter, repartir en regardant l’oiseau.',
        'Relier son pas trop rapide à l’envol.',
        '{20min 30min|Courir et tourner, les bras ouverts, quand la place est vide.}',
      ],
      materiel: [
        optional('{si-jumelles|Jumelles de jeu, courroie ôtée}', '{si-jumelles|une ou deux paires}', null),
        optional(
          '{20min 30min si-foulards|Carrés de tissu ou foulards, courts}',
          '{20min 30min si-foulards|deux par enfant}',
          null,
        ),
        optional('{si-cerceaux|Cerceaux, couchés à plat}', '{si-cerceaux|un pour trois enfants}', null),
        optional('{si-cônes|Cônes souples}', '{si-cônes|deux}', null),
      ],
      preparation: [
        'Choisissez une place où des oiseaux se posent d’habitude{parc|, près des bancs}{cour|, au pied de la haie ou sous les arbres}{rive|, sur la pelouse, loin de l’eau}. Aucun oiseau ce matin? C’est vous, l’oiseau.',
        'Marchez la surface : {hiver|glace, }trous, verre, crottes. Décidez d’une limite visible de partout : {parc|la rangée d’arbres}{cour|la clôture}{rive|la ligne de bancs}. {si-cônes|Un cône souple à chaque bout la montre : on s’y pose, ou l’on y vire.}',
        '{2adultes|L’un des adultes mène la marche; l’autre la ferme et compte. Quand on vole, il attend à la limite.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Accroupissez-vous, le doigt vers l’oiseau, bouche fermée. Il avance : avancez d’un pas. Il s’arrête, la tête de côté : penchez la vôtre.',
        ),
        play(
          { 10: 6, 20: 8, 30: 9 },
          'Derrière vous, les pas deviennent tout petits. Un enfant pose ses pieds sans un bruit; un autre n’y tient plus et trotte. L’oiseau s’éloigne d’un saut, puis s’envole. Là où il était, plus rien : regardez en l’air avec eux, et cherchez le prochain à suivre. {si-jumelles|Les jumelles passent alors d’une paire d’yeux à l’autre : où s’est-il posé? On les rend avant de repartir.}',
        ),
        play(
          { 20: 5, 30: 12 },
          'La place est vide? Ouvrez les bras et volez jusqu’à la limite, aller et retour. On bat des ailes, on plane, on atterrit sur le derrière. {si-foulards|Un carré de tissu à chaque main allonge les ailes.} Un oiseau revient se poser : tout le monde redevient petit et marche. {30min|« Vole haut! » On s’étire sur le bout des pieds. « Vole bas! » On s’accroupit, on picore, et l’on repart quand vos ailes battent.} {2-3a|Un enfant fait l’oiseau et un autre le suit, pas pour pas.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 6 },
          'Battez des ailes jusqu’à la {parc|rangée d’arbres}{cour|porte}{rive|ligne de bancs}, puis repliez-les le long du corps. {si-cerceaux|Des cerceaux couchés y font les nids : on s’y blottit par deux ou trois.} Les oiseaux sont partis où? Un doigt montre.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Ralentissez avant les enfants : votre pas retient le leur mieux qu’un « doucement ».',
          'Nommez ce que fait l’oiseau : il marche, il pique, il saute, il part.',
          'Si l’un fonce, appelez-le du côté vide : « Viens voler par ici. »',
        ],
        questionsOuvertes: ['Où il est parti?', 'Comment il marche?', 'Que fait l’oiseau quand tu cours?'],
      },
      vocabulaire: [
        'l’oiseau',
        's’envoler',
        'l’aile',
        'le bec',
        'suivre',
        's’arrêter',
        '{20min 30min|planer}',
        'se poser',
      ],
      adaptations: [
        {
          pour: '18-24m',
          texte: 'Trois pas à votre main, puis on regarde partir; les ailes se battent aussi assis.',
        },
        {
          pour: '2-3a',
          texte:
            'Deux oiseaux, deux marches : celui qui sautille et celui qui avance la tête. Lequel se laisse suivre?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Poussette ou marchette : roulez à la vitesse de l’oiseau, arrêtez avec lui{20min 30min|, puis filez sur la place vide pendant que l’enfant ouvre les bras}.',
        },
        {
          pour: 'interieur',
          texte:
            'Par la fenêtre, on regarde marcher le pigeon; sur le tapis, on marche comme lui, et un battement de mains fait tout envoler.',
        },
      ],
      securite: {
        risquesAcceptes: ['Chutes en courant, nombreuses.', 'Essoufflement, joues rouges.'],
        dangersAEliminer: [
          'Rue, piste cyclable ou {rive|quai}{parc|stationnement}{cour|portail} du côté où l’on suit l’oiseau : placez-vous entre les deux et faites demi-tour.',
          'Oiseau qui ne s’envole pas{!hiver|, nid au sol, oiseau adulte qui crie et plonge} : éloignez le groupe, on ne suit plus celui-là.',
          'Plume ou fiente touchée : cette main reste dans la vôtre jusqu’au savon, loin de la bouche.',
          'Nourriture jetée aux oiseaux : rien ne se donne et rien ne se ramasse par terre.',
          '{hiver|L’hiver, glace sous la neige mince : courez là où elle est épaisse et molle.}',
          '{si-jumelles|Jumelles aux yeux en marchant, ou tournées vers le soleil : on regarde accroupi, dos au soleil, et vous les portez ensuite.}',
          '{20min 30min si-foulards|Foulard au cou ou sous un pied : plus court que le bras, il reste dans la main.}',
          '{si-cerceaux|Cerceau qui glisse sous un pied : on y entre au pas, et aucun n’est posé sur la glace.}',
        ],
        supervision: 'palier1',
        allergies: [
          '{!hiver|Piqûres : l’auto-injecteur suit l’adulte qui marche avec l’enfant concerné.} {hiver|L’auto-injecteur suit l’adulte qui marche avec l’enfant concerné, au chaud sous le manteau.}',
        ],
      },
      observation: [
        'Motricité globale : comment freine-t-il, tourne-t-il, se relève-t-il?',
        'Raisonnement : après plusieurs envols, son pas est-il plus petit, plus lent, plus bas?',
        'Attention : jusqu’où suit-il des yeux l’oiseau envolé?',
      ],
      prolongements: [
        'Le lendemain, marchez jusqu’au dîner à pas de pigeon, la tête qui avance.',
        'Affichez pour les familles l’oiseau de la semaine, et la démarche que leur enfant en fait.',
      ],
      reflexionRetroaction: ['Mon propre pas était-il assez lent?', 'Qu’ont compris les petits que je n’ai pas dit?'],
    },
  },
  {
    key: 'dessous-ca-grouille',
    summary:
      'Toc, toc : le couvercle de bois se soulève au ras du sol. Dessous, ça grouille, ça se roule en boule et ça s’en va.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['insectes-et-vers'],
    materials: ['terre'],
    place: 'YARD',
    alsoAt: {
      WOODS: 'Au boisé, une bûche couchée ou une grosse écorce tombée se soulève et se remet exactement en place.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'insecte',
      'bibitte',
      'cloporte',
      'ver',
      'fourmi',
      'petite bête',
      'grouiller',
      'soulever',
      'sous la roche',
      'ramper',
      'bûche',
      'terre',
      'vers de terre',
    ],
    seen: [
      'elle vire une roche de bord pour voir ce qui se sauve en dessous',
      'il suit une fourmi à quatre pattes, le nez à terre',
      'un petit touche une bête à mille pattes et elle se roule en boule',
      'il recule d’un bond puis revient voir, à la fois dégoûté et attiré',
      'elle écrase les fourmis avec son soulier, je voudrais lui apprendre à les regarder',
      'il cogne sur la planche et demande s’il y a quelqu’un',
      'dans la cour, ils ont soulevé une dalle et c’était plein de perce-oreilles',
      'au jardin, quelqu’un a crié araignée et tout le groupe s’est accroupi',
    ],
    scenes: ['bestioles'],
    picture:
      'L’adulte soulève une planche : sur la terre, des vers, des cloportes et un gros insecte que les enfants regardent de tout près.',
    sheet: {
      titre: 'Dessous, ça grouille',
      observationDepart:
        'Une bibitte est passée entre deux doigts. Depuis, on s’accroupit partout, le nez bas, les fesses en l’air.',
      intentionEducative: 'Éveiller la curiosité pour ce qui vit sous nos pieds, et l’envie d’approcher doucement.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Attendre que le couvercle s’ouvre, puis regarder.',
        'Suivre du doigt, de loin, une bête qui bouge.',
        'Dire petit, vite, parti, en boule.',
      ],
      materiel: [
        item(
          'Vieille planche non traitée, {cour|large de deux mains}{bois|ou grosse écorce du lieu}',
          'deux',
          'Roche plate que seul l’adulte soulève',
        ),
        item('Assiette blanche à bord haut', 'une', 'Fond de boîte de carton pâle'),
        item('{cour|Petit arrosoir plein}{bois|Grosse gourde pleine et savon}', '{cour|un}{bois|une de chaque}', null),
      ],
      preparation: [
        '{cour|Posez les deux planches à l’ombre, sur la terre humide, au moins trois jours d’avance : ce sont vos couvercles.} {bois|Repérez à l’avance deux couvercles, bûche ou écorce couchée à l’ombre, qui se soulèvent d’une main.}',
        'Le jour même, soulevez-les d’abord, seule : guêpes, clous, champignons, crotte d’animal.',
        'Mouillez la terre tout autour, avec {cour|l’arrosoir}{bois|un peu de la gourde} : les bêtes sorties y rentrent plus vite.',
        '{avec-outil|Apportez aussi @materiel à manche court : l’adulte écarte une feuille sans y mettre les doigts.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 4 },
          'Accroupissez-vous près d’un couvercle de bois et cognez dessus deux fois. « Il y a quelqu’un? » Attendez. Soulevez un bord et tenez-le.',
        ),
        play(
          { 10: 6, 20: 12 },
          'Tout bouge. Un ver se retire, un cloporte se roule. Des doigts pointent, d’autres reculent d’un bond, une voix dit « là! là! ». Puis couchez le bois à plat, à côté, pour libérer vos mains. Une bête monte sur votre paume : on la regarde marcher, elle repart sur la terre. Une autre passe un instant dans l’assiette blanche, à leur hauteur, et rentre chez elle. Refermez, et allez cogner à l’autre couvercle pour ceux qui ont manqué.',
        ),
        closing(
          { 10: 2, 20: 4 },
          'Remettez le bois comme une couverture : « Bonne sieste, les bibittes. » Chacun tapote un bord, puis on se lave les mains {cour|au lavabo}{bois|à la gourde et au savon}.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Tant que le bois est levé, tenez-le de votre côté, à deux mains : les têtes se penchent de l’autre.',
          'Parlez de plus en plus bas, jusqu’au souffle.',
          'Prêtez votre paume à la bête plutôt que celle de l’enfant, si la main se serre.',
        ],
        questionsOuvertes: ['Qui est là?', 'Comment elle marche?', 'Où elle s’en va?'],
      },
      vocabulaire: ['la bibitte', 'le ver', 'le cloporte', 'dessous', 'soulever', 'en boule', 'vite', 'doucement'],
      adaptations: [
        {
          pour: '18-24m',
          texte: 'L’assiette blanche, une bête à la fois, posée par terre : moins de monde, plus de temps.',
        },
        {
          pour: '2-3a',
          texte: 'Il choisit lui-même où poser un nouveau couvercle de bois; on y revient dans trois jours.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant inquiet se colle contre votre dos, regarde le couvercle à peine ouvert et dit « ferme » quand il veut.',
        },
        {
          pour: 'interieur',
          texte:
            'Un bac de terre humide couvert d’une écorce, quelques heures seulement, avant de ramener les bêtes où vous les avez prises.',
        },
      ],
      securite: {
        risquesAcceptes: ['Sursaut, petit cri.', 'Terre sous les ongles.'],
        dangersAEliminer: [
          'Bois échappé sur les doigts : il reste dans vos deux mains tant qu’il est levé, ou couché à plat loin des doigts.',
          'Bête ou terre portée à la bouche : la main se referme vite, restez assez près pour l’ouvrir.',
          'Nid de guêpes ou de fourmis qui piquent : éloignez le groupe sans courir.',
          '{bois|Tiques, à genoux dans les feuilles : pantalon long, bas par-dessus, et tout le corps examiné au retour.}',
        ],
        supervision: 'palier1',
        allergies: ['Piqûre : si une guêpe paraît, l’auto-injecteur est dans votre poche.'],
      },
      observation: [
        'Éveil aux sciences : remarque-t-il la forme, la vitesse ou l’endroit?',
        'Langage oral : comment nomme-t-il ce qui grouille, d’un mot, d’un cri, d’un doigt qui court?',
        'Compétences émotionnelles : comment passe-t-il du recul à l’approche?',
      ],
      prolongements: [
        'Laissez le bois en place et ouvrez-le à la même heure, une fois par semaine.',
        'Racontez le couvercle de bois aux parents; une roche du jardin se soulève aussi, avec un adulte.',
      ],
      reflexionRetroaction: [
        'Mon visage disait-il de l’intérêt ou du dégoût?',
        'Qui a choisi de rester loin, et l’ai-je nommé comme un choix?',
      ],
    },
  },
  {
    key: 'l-arrosoir-est-lourd',
    summary:
      'Du robinet à la plate-bande, un petit arrosoir qui penche : à mi-chemin il ne reste rien, on y retourne, et la terre boit.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['jardin-et-recolte'],
    materials: ['eau', 'contenants-et-cuilleres', 'terre'],
    place: 'YARD',
    seasons: ['SPRING', 'SUMMER'],
    alsoIn: { AUTUMN: 'L’automne, on arrose les dernières courges et les bulbes plantés par les grands.' },
    durationMinutes: 20,
    adults: 1,
    calls: [
      'arroser',
      'arrosoir',
      'jardin',
      'potager',
      'plantes',
      'fleurs',
      'eau',
      'terre sèche',
      'récolte',
      'robinet',
      'semis',
      'canicule',
      'tomates',
      'jardinage',
      'transporter',
      'jeux d’eau',
    ],
    seen: [
      'il transporte sa chaudière d’eau à deux mains et en échappe la moitié en chemin',
      'elle verse toute l’eau dans le même pot jusqu’à ce que ça déborde',
      'un enfant remplit son contenant au bac, court aux tomates et revient',
      'les feuilles du concombre pendent et il me dit qu’elles ont bobo',
      'elle refuse mon aide même si ses bras tremblent sous le poids',
      'il arrose ses souliers, l’allée, tout sauf la plante, bien content',
      'dans la cour, il fait sec et ils demandent pourquoi la terre est dure',
      'depuis que le voisin arrose son gazon, mes deux ans veulent le boyau',
    ],
    scenes: ['eau', 'plantes', 'transporter', 'remplir-vider'],
    picture:
      'Dans la cour d’été, un enfant penche un arrosoir trop lourd, une autre arrose un pot, une troisième plonge le bras dans le bac.',
    sheet: {
      titre: 'L’arrosoir est lourd',
      observationDepart:
        'Les feuilles du potager pendent. Une main les soulève, les lâche, les soulève : elles retombent.',
      intentionEducative:
        'Permettre à l’enfant de donner à boire à ce qui pousse et de sentir le poids de ce qu’il donne.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Porter un arrosoir et incliner le bec.',
        'Voir la terre foncer sous l’eau.',
        'Reconnaître le même pot ou le même rang d’un jour à l’autre.',
      ],
      materiel: [
        item('Petits arrosoirs légers', 'un par enfant', 'Bouteilles rigides percées de trois trous'),
        item('Bac d’eau bas', 'un, deux doigts d’eau', 'Bassine de plastique'),
        item('Gobelets de plastique, pour puiser', 'trois', 'Louches'),
        item('Cruche à couvercle, pour remettre de l’eau', 'une, à côté de vous', 'Chaudière à couvercle'),
        item('Pots de plantes ou rang de légumes', 'un par enfant', 'Bac de terre'),
      ],
      preparation: [
        'Choisissez des plantes sans danger, sans épines, que l’on peut mouiller, et écartez celles qui sentent l’engrais.',
        'Installez le bac d’eau à l’ombre. {1adulte|Seule, placez-le à deux pas des pots ou du rang : assise au bord, vous voyez tout le monde.} {2adultes|À deux, placez-le à cinq pas du jardin : l’une reste assise au bac, l’autre suit les arrosoirs.}',
        '{avec-contenant|Ajoutez @materiel à remplir : chaque bec fait une eau différente.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 3 },
          'Touchez la terre d’un pot : « Sèche. » Versez un filet d’eau, touchez encore : « Mouillée. » Posez l’arrosoir entre vous et les enfants.',
        ),
        play(
          { 10: 6, 20: 13, 30: 14 },
          'Le gobelet puise dans le bac et verse dans l’arrosoir, qui déborde, puis penche. L’eau part sur un soulier, dans l’allée, sur la feuille, par terre. Un enfant arrose le même pot jusqu’à faire un lac. Un autre transporte l’arrosoir vide. Au retour au bac, laissez-les plonger le bras : une adulte est assise à côté. Le bac est presque vide? Remettez-y deux doigts d’eau.',
        ),
        play(
          { 30: 8 },
          'Une feuille mouillée se touche : elle brille. S’il y a une fleur, on la sent, le nez tout près. {2-3a|Cherchez le pot oublié, encore pâle, et donnez-lui le dernier arrosoir.} Un légume est mûr? Vous le cueillez vous-même, et il se lave avant qu’on y goûte.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Retournez les arrosoirs : une goutte tombe encore. Videz le bac au pied d’une plante. Mettez un doigt dans la terre foncée : demain, elle aura pâli.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Soutenez le fond de l’arrosoir seulement si on vous le tend.',
          'Remettez votre regard sur le bac : l’eau reste dans votre champ, même quand vous parlez à un autre.',
          'Laissez arroser trop : l’arrosoir est petit, la plante survivra.',
        ],
        questionsOuvertes: ['Où va l’eau?', 'Qu’est-ce qui a changé, sur la terre?'],
      },
      vocabulaire: ['l’arrosoir', 'verser', 'le bec', 'la terre', 'foncé', 'sec', 'mouillé', 'la feuille'],
      adaptations: [
        { pour: '18-24m', texte: 'Arrosoir au quart, serré sur le ventre, et un pot tout près du bac.' },
        {
          pour: '2-3a',
          texte: 'Il enterre un oignon vert avec vous, et c’est son pot à arroser.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pour l’enfant qui se fatigue, posez le pot sur ses genoux et l’arrosoir sur un appui : il n’a qu’à incliner.',
        },
        {
          pour: 'interieur',
          texte: 'Sur un plateau, une éponge pleine se presse au-dessus d’un pot : même eau, même terre.',
        },
      ],
      securite: {
        risquesAcceptes: ['Souliers trempés.', 'Glissade sur l’allée mouillée.', 'Dispute pour le même arrosoir.'],
        dangersAEliminer: [
          'Bac d’eau entre deux allers-retours : une adulte reste assise à son bord, toujours.',
          'Feuille, tomate ou terre mise à la bouche : on regarde et on sent; ce qui se mange se lave d’abord.',
          'Tuteurs pointus à hauteur des yeux : capuchonnez-les d’une balle ou retirez-les.',
          'Boyau d’arrosage laissé au soleil : l’eau du début brûle, laissez-la couler.',
        ],
        supervision: 'palier1',
        allergies: [
          'Piqûres près des fleurs : arrosez le matin, avant les abeilles, et gardez l’auto-injecteur sur vous.',
        ],
      },
      observation: [
        'Éveil aux sciences : après avoir versé, regarde-t-il l’eau, la terre ou la feuille?',
        'Motricité fine : comment tient-il et incline-t-il l’arrosoir?',
        'Mémoire : retrouve-t-il le même pot au tour suivant?',
      ],
      prolongements: [
        'Arrosez tous les matins à la même heure; photographiez la plante une fois par semaine.',
        'Prêtez à chaque famille une petite plante à arroser la fin de semaine.',
      ],
      reflexionRetroaction: [
        'Ai-je voulu une bonne quantité d’eau?',
        'Qu’est-ce que l’enfant a appris de son arrosoir vide?',
      ],
    },
  },
  {
    key: 'la-tache-de-soleil',
    summary:
      'Un carré de soleil dort par terre. Une main s’y pose, un tissu le couvre, un derrière s’y assoit : où est-il passé?',
    ageGroups: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['lumiere-et-ombre'],
    materials: ['tissus'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, la tache passe entre les branches ou sous le banc; le tissu s’étend sur {!hiver|l’herbe}{hiver|la neige}.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'soleil',
      'lumière',
      'ombre',
      'rayon',
      'reflet',
      'miroir',
      'brille',
      'attraper la lumière',
      'fenêtre',
      'matin',
      'plancher',
      'chaud',
    ],
    seen: [
      'il essaie de ramasser la lumière par terre avec ses doigts',
      'elle met une couverture sur le rond clair puis la lève pour vérifier',
      'ils courent après la petite tache qui se promène au mur quand je bouge ma montre',
      'il est tout étonné, son ombre fait disparaître le carré jaune',
      'elle se couche la bedaine dans le soleil du plancher comme un chat',
      'il aligne ses autos dans la lumière qui entre par la porte-patio',
      'vers neuf heures, le soleil rentre et mes petits lâchent tout pour aller dedans',
      'au dîner, ma cuillère a fait danser un reflet au plafond et ils criaient',
    ],
    scenes: ['ombre-lumiere', 'cacher-trouver'],
    picture:
      'Un carré de soleil éclaire le plancher : une enfant y est assise, un autre le couvre d’un tissu, un poupon y met la main.',
    sheet: {
      titre: 'La tache de soleil',
      observationDepart:
        'Vers neuf heures, le soleil {dedans|entre et fait un carré au milieu du tapis}{cour|passe la clôture et fait un carré devant la porte}. Un enfant y dépose toutes ses voitures, l’une après l’autre.',
      intentionEducative:
        'Éveiller l’attention à une chose qu’on ne peut ni prendre ni retenir, et les mots qui viennent autour.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Découvrir que la lumière se cache et revient.',
        'Essayer de la toucher, de la couvrir, de la suivre.',
        'Entendre et essayer « chaud », « là », « parti », « encore ».',
      ],
      materiel: [
        item('Carrés de tissu opaque', 'un par enfant', 'Cartons, livres cartonnés'),
        item('{20min|Miroir incassable à large cadre}', 'un, tenu par l’adulte', 'Couvercle de métal brillant'),
        optional('{dedans si-draps|Drap pâle, à étendre au sol}', '{dedans si-draps|un}', null),
        optional(
          '{si-petites-autos|Autos, plus grosses que votre poing, sans roue qui s’enlève}',
          '{si-petites-autos|une par enfant}',
          null,
        ),
        optional(
          '{dedans si-lampes-de-poche|Lampe de poche à piles vissées}',
          '{dedans si-lampes-de-poche|une, à votre main}',
          null,
        ),
        optional(
          '{dedans si-ruban-adhésif|Ruban adhésif}',
          '{dedans si-ruban-adhésif|un bout, long comme votre main}',
          null,
        ),
        optional('{cour !hiver si-craies|Craie de trottoir}', '{cour !hiver si-craies|une, à votre main}', null),
      ],
      preparation: [
        'Observez la tache la veille : à quelle heure, où, combien de temps? Le ciel est gris? Remettez le jeu.',
        'Dégagez le sol autour d’elle. {dedans|Laissez les stores ouverts, sauf là où le soleil éblouit les visages.}',
        'Étendez les tissus à côté, jamais dessus.',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3 },
          'Posez une main dans la tache. Ouvrez, fermez. « Ça brille.{dedans| C’est chaud.}{cour !hiver| C’est chaud.} » Mettez un tissu dessus : elle disparaît. Ôtez-le lentement. « Elle est là! » {dedans si-ruban-adhésif|Collez un bout de ruban juste au bord : y sera-t-elle encore tantôt?} {cour !hiver si-craies|Sur l’asphalte, faites-en le tour à la craie : y sera-t-elle encore tantôt?}',
        ),
        play(
          { 10: 6, 20: 8 },
          'Des mains attrapent le vide, des pieds s’y mettent, un ventre s’y couche. Certains tirent un tissu dessus, le lèvent, le tirent encore. Leur ombre à eux couvre la tache; ils s’en étonnent, reculent, recommencent. {dedans si-draps|Sur un drap pâle, bien à plat, la tache est plus blanche, et l’ombre des mains, plus noire.} {si-petites-autos|Une auto entre au soleil et brille; elle en sort, elle s’éteint.} Un tissu traverse le carré au bout d’une main : il s’éclaire, il s’éteint.',
        ),
        play(
          { 20: 6 },
          'Sortez le miroir et faites bouger une petite tache {dedans|au bas du mur}{cour|par terre}, loin des yeux. Elle monte, elle se sauve, elle passe sur votre genou. Une main la plaque, elle saute ailleurs. {0-18m|Le poupon la suit des yeux, puis du bras.} {2-3a|L’enfant de deux ans pose sa main sur la vôtre et promène la tache avec vous.}',
        ),
        closing(
          { 10: 2, 20: 3 },
          '{dedans|Baissez le store petit à petit}{cour|Attendez un nuage, ou levez un tissu entre le soleil et la tache}. La tache s’amincit : « Parti, le soleil. » {dedans si-lampes-de-poche|Votre lampe de poche en pose un petit au plancher : une main veut le couvrir, et le voilà sur la main.} Dites qu’on regardera demain où la tache revient.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Faites glisser lentement votre propre ombre sur le bord de la tache.',
          'Attendez les mots avant d’en offrir un.',
          '{20min|Gardez le miroir bas et bougez-le lentement : la tache reste au sol ou sur un mur.}',
        ],
        questionsOuvertes: ['Où est le soleil, maintenant?', 'Qu’est-ce qui l’a caché?', 'Comment l’attraper?'],
      },
      vocabulaire: ['le soleil', 'la tache', 'l’ombre', 'cacher', 'chaud', 'briller', 'parti', 'là'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            '{dedans|Assoyez ou couchez le poupon}{cour !hiver|Assoyez ou couchez le poupon}{cour hiver|Gardez le poupon sur vos genoux,} au bord du carré, la tête à l’ombre : sa main y entre quand elle veut.',
        },
        {
          pour: '18-24m',
          texte:
            '{20min|Tenez d’abord la tache du miroir immobile sur votre genou : sa main s’y pose, puis la tache glisse d’une main plus loin.} {10min|Couvrez la moitié de la tache : il pose la main sur l’autre moitié, puis tire le tissu.}',
        },
        {
          pour: '2-3a',
          texte: 'Ils découvrent que leur propre main fait disparaître la tache; demandez-leur où elle est passée.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui voit peu sent la chaleur du carré sur sa joue, et vous dites quand vous le couvrez et l’ouvrez.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, le soleil est bas et la tache s’étire loin.} {!ete|L’été, cherchez la tache tôt le matin, avant que le sol chauffe.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Éblouissement d’un instant.', 'Bousculade pour une même tache.'],
        dangersAEliminer: [
          'Tissu resté sur un visage : retirez-le aussitôt.',
          '{20min|Reflet du miroir dans des yeux : l’adulte le tient, tourné vers} {20min dedans|le bas du mur.} {20min cour|le sol.}',
          'Regarder le soleil en face : assoyez-vous de façon que les enfants l’aient dans le dos quand ils vous regardent.',
          '{dedans|Vitre ou calorifère chauds : jouez quand la tache en est à deux pas.}',
          '{dedans|Cordon de store : enroulé en haut, loin des mains et des cous; vous seule y touchez.}',
          '{cour hiver 0-18m|Froid : le seuil de votre milieu pour les poupons; dès qu’un poupon refroidit, tout le groupe rentre; à ce seuil, jouez dedans.} {cour hiver 18-24m !0-18m|Froid : le seuil de votre milieu, souvent plus prudent avec un trottineur, au plus bas -27 °C; mains et nuques touchées souvent.} {cour hiver !0-18m !18-24m|Froid : le seuil de votre milieu, au plus bas -27 °C; mains et nuques touchées souvent.}',
          '{!hiver cour|Soleil fort, de 11 h à 15 h : remettez le jeu au matin ou à la fin du jour.}',
          '{dedans si-draps|Drap qui glisse ou fait un pli : on y va assis ou à quatre pattes.}',
          '{si-petites-autos|Roue qui cède, auto plus petite que votre poing : hors du jeu.}',
          '{dedans si-lampes-de-poche|Faisceau dans les yeux : vous seule tenez la lampe, tournée vers le plancher.}',
          '{dedans si-ruban-adhésif|Ruban décollé, porté à la bouche : lissez-le bien, et ôtez-le à la fin.}',
          '{cour !hiver si-craies|Craie à la bouche : vous seule tracez, puis elle va dans votre poche.}',
        ],
        supervision: 'palier1',
        allergies: ['Tissus lavés sans parfum; rien d’autre ne touche la peau.'],
      },
      observation: [
        'Éveil aux sciences : que fait-il pour retrouver la tache disparue?',
        'Langage oral : quels mots, quels sons accompagnent « parti » et « là »?',
        'Attention : combien de fois revient-il au même endroit?',
      ],
      prolongements: [
        '{dedans|Marquez d’un ruban}{cour !hiver|Tracez à la craie}{cour hiver|Tracez dans la neige} le bord de la tache de ce matin; elle n’y sera plus cet après-midi.',
        'Un matin de congé, à la même heure, l’enfant et son parent guettent une tache de lumière sur le plancher de la cuisine.',
      ],
      reflexionRetroaction: [
        'Qu’ai-je laissé découvrir sans le dire?',
        'À quelle heure la lumière nous invite-t-elle, et que faisons-nous alors?',
      ],
    },
  },
  {
    key: 'ca-la',
    summary:
      'Un doigt tendu, un « ça! » : la marche s’arrête au camion, au chat, à la poubelle, et l’adulte donne le mot que le doigt demandait.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['quartier-et-metiers'],
    materials: [],
    place: 'PARK',
    seasons: [],
    durationMinutes: 45,
    adults: 2,
    calls: [
      'pointer',
      'montrer du doigt',
      'camion',
      'quartier',
      'rue',
      'chantier',
      'pelle mécanique',
      'autobus',
      'pompier',
      'facteur',
      'déneigeuse',
      'c’est quoi ça',
      'marche',
      'promenade',
      'marcher',
    ],
    seen: [
      'elle pointe chaque affaire sur le trottoir et attend que je dise son nom',
      'il lâche la corde de marche pour me montrer la borne-fontaine',
      'un petit dit ça, le bras raide, et s’impatiente si je ne comprends pas',
      'il répète le nom du bac bleu tout le long du chemin',
      'elle envoie la main et dit allô à chaque monsieur qu’on croise',
      'il veut rester planté là à regarder creuser la pelle, impossible d’avancer',
      'en prenant une marche autour du bloc, on s’arrête à tous les poteaux',
      'au retour de notre promenade, mes dix-huit mois reconnaissent le chat à la même fenêtre',
    ],
    scenes: ['mots', 'vehicules', 'promenade'],
    picture:
      'Sur le trottoir, un enfant tend le doigt vers un chat assis sur un muret; l’adulte, accroupie, regarde où il montre.',
    sheet: {
      titre: 'Ça, là!',
      observationDepart:
        'Chaque sortie est trouée d’arrêts. Une main quitte la poussette, un doigt part : « ça! » Il attend, le bras raide, qu’on nomme.',
      intentionEducative:
        'Offrir une marche où c’est le doigt de l’enfant qui choisit l’arrêt, et où le mot tombe juste à temps.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Pointer et attirer le regard d’un autre.',
        'Entendre un mot au moment de voir la chose.',
        'Essayer un mot, un bruit, un geste pour répondre.',
      ],
      materiel: [
        item('Vestes voyantes', 'une par personne', 'Dossards'),
        item('Trousse de sortie', 'une, sur l’adulte de tête', null),
        optional('Poussette à plusieurs places, avec attaches', 'une', 'Chariot à sièges, avec attaches'),
      ],
      preparation: [
        'Tracez une boucle courte, sans traversée compliquée, du parc à la rue tranquille{30min 45min|, avec un banc à mi-chemin}.',
        'Répartissez-vous : l’un ouvre la marche côté rue, un enfant à chaque main; l’autre la ferme, avec un enfant à chaque main ou la poussette.',
        'Enfilez les vestes et repérez un endroit où faire demi-tour dès que les jambes plient.',
        '{hiver|L’hiver, évitez les rues où passent les déneigeuses en marche arrière; regardez-les du parc.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 3, 45: 4 },
          'À la sortie, regardez quelque chose à voix haute : « Un camion! » Puis ne dites plus rien. Attendez un doigt.',
        ),
        play(
          { 20: 13, 30: 12, 45: 18 },
          'Le doigt part : arrêtez-vous net, pliez les genoux, regardez le long de son bras. « L’échelle. » Il répète, il sourit, il pointe autre chose. Rien à finir, rien à compléter. On reste cinq minutes devant un bac à recyclage ou une pelle mécanique, loin derrière la barrière.',
        ),
        play(
          { 30: 10, 45: 10 },
          'Le banc à mi-chemin se prend assis ou debout : on regarde passer. Le bruit arrive avant la chose, le doigt suit. Une personne passe : on lui dit bonjour, de la main ou de la voix. Refaites le bruit du camion, et laissez-les le refaire mieux.',
        ),
        play(
          { 45: 8 },
          'Refaites la boucle dans l’autre sens : les mêmes choses reviennent. « Encore le camion! » L’enfant trouve avant vous et vous cherche des yeux : il savait.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 5 },
          'De retour au point de départ, un dernier doigt, un dernier mot. Redites trois mots d’aujourd’hui en les mimant, et comptez les enfants.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Suivez la ligne de son bras avant de parler.',
          'Donnez le mot juste, même difficile : « Une grue. »',
          'Répondez au pointage avant de continuer votre phrase à un adulte.',
        ],
        questionsOuvertes: ['Qu’est-ce qui passe, là-bas?', 'Quel bruit ça fait?', 'Où il s’en va, le camion?'],
      },
      vocabulaire: ['le camion', 'l’échelle', 'la grue', 'le facteur', 'la benne', 'le trottoir', 'bonjour', 'passer'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Pour des jambes neuves, une boucle de dix minutes et trois arrêts bien regardés. Quand les mots arrivent, donnez-en un la veille, à retrouver sur la route.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui ne pointe pas encore suit du regard : dites-lui le mot quand ses yeux se posent. Pour l’enfant qui entend peu, montrez la chose, puis vos lèvres.',
        },
        {
          pour: 'interieur',
          texte: 'Une fenêtre sur la rue, un banc dessous, le même doigt : le facteur passe tous les jours.',
        },
      ],
      securite: {
        risquesAcceptes: ['Marche lente, arrêts sans fin.', 'Pleurs devant un camion bruyant.'],
        dangersAEliminer: [
          'Chantier, camion qui recule, sortie de garage : regardez de loin, derrière une barrière ou un trottoir plus haut.',
          'Main lâchée au bord du trottoir : elle se reprend avant de nommer.',
          'Chien inconnu : le maître d’abord, les doigts jamais.',
          'Traversée : tous arrêtés, comptés, puis ensemble; recomptez de l’autre côté.',
        ],
        supervision: 'palier1',
        allergies: ['La trousse et les plans individuels marchent avec vous, sur l’adulte de tête.'],
      },
      observation: [
        'Langage oral : pointe-t-il pour obtenir, pour montrer, pour nommer?',
        'Attention : regarde-t-il la chose, puis vous, puis encore la chose?',
        'Mémoire : quelle chose de la dernière marche cherche-t-il aujourd’hui?',
      ],
      prolongements: [
        'Collez au mur, bas, la photo de trois choses pointées; le doigt revient.',
        'Remettez aux parents la liste des choses pointées dans la semaine, avec le bruit que leur enfant en fait.',
      ],
      reflexionRetroaction: [
        'Combien de « ça » ai-je laissés sans réponse?',
        'Quels mots ai-je évités parce que je ne les connaissais pas?',
      ],
    },
  },
]
