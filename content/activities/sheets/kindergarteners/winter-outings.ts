import { closing, guided, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const KINDERGARTENERS_WINTER_OUTING_SHEETS: readonly BankSheet[] = [
  {
    key: 'la-cuisine-des-neiges',
    summary:
      'Poudreuse, collante ou en croûte? Les cuisiniers tâtent, pressent, choisissent leur neige et inventent le menu du jour.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['eau-neige-et-glace', 'cuisine-et-saveurs'],
    materials: ['neige', 'contenants-et-cuilleres', 'cocottes', 'batons'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Une table de pique-nique enneigée sert de comptoir; la vaisselle voyage dans un traîneau.',
      WOODS: 'Au boisé, une souche sert de comptoir, et les épices se ramassent au sol, sans arracher de branche.',
    },
    seasons: ['WINTER'],
    durationMinutes: 45,
    adults: 1,
    calls: [
      'cuisine de neige',
      'gâteau de neige',
      'soupe',
      'restaurant',
      'recette',
      'neige collante',
      'neige qui ne colle pas',
      'fondre',
      'casserole',
      'faire à manger',
      'mélanger',
      'carnaval',
      'hiver',
      'jeux de neige',
    ],
    seen: [
      'ils démoulent des chaudières de neige et tout s’effoire',
      'elle brasse de la neige dans un vieux chaudron et m’en sert une portion',
      'il mélange de la neige et des cocottes pour faire une tourtière',
      'il est fâché parce que sa neige est trop poudreuse, ça tient pas',
      'elle court d’un client à l’autre, toute fière d’être la cheffe',
      'ils se chicanent pour savoir qui prend les commandes et qui cuisine',
      'dans la cour cet hiver, ils m’apportent bol après bol de soupe glacée',
      'depuis la sortie à la cabane à sucre, ils ont ouvert un resto dans le banc de neige',
    ],
    scenes: ['cuisine', 'neige-glace'],
    picture:
      'Derrière un comptoir de neige, un chef démoule un gâteau, une cheffe brasse; l’éducatrice goûte pour de faux, la cuillère loin des lèvres.',
    sheet: {
      titre: 'La cuisine des neiges',
      observationDepart:
        'Un gâteau de neige s’est effrité au démoulage. « Elle est pas bonne, ta neige! » Deux enfants sont partis en chercher d’autre, plus loin, la chaudière à bout de bras.',
      intentionEducative:
        'Permettre aux enfants de comparer des neiges en cuisinant, et de dire ce qu’ils sentent sous leurs mitaines.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Choisir une neige selon ce qu’il veut en faire.',
        'Nommer ce qui change quand la neige est tassée{!45min| ou brassée}{45min|, mouillée ou réchauffée}.',
        '{4-5a|Dire une recette que quelqu’un d’autre peut suivre.}',
      ],
      materiel: [
        item('Casseroles, bols et moules de métal ou de plastique épais', 'une douzaine', 'Pots de yogourt'),
        item('Louches et grosses cuillères', 'une par enfant, une pour vous', 'Pelles à sable'),
        item('Épices du dehors : cocottes, brindilles, bouts d’écorce', 'une chaudière', 'Foin ou feuilles sèches'),
        item('{45min|Thermos tiède, tenu par l’adulte}', 'un d’un litre', null),
        item('Mitaines de rechange', 'une paire par enfant', 'Bas de laine épais'),
        item('Traîneau ou bac pour la vaisselle', 'un', 'Grand sac solide'),
        optional('{4-5a|Ardoise et craie pour le menu}', 'une de chaque', 'Bâton dans la neige'),
        optional('Grand gant de vaisselle, sans latex, pour qui n’aime pas le mouillé', 'un', null),
      ],
      preparation: [
        'Trouvez d’avance, à vue du comptoir, trois neiges différentes : au soleil, à l’ombre, sous la surface. Gardez-les pour vous : aux enfants de les trouver.',
        'Tapez la neige {cour|d’un banc ou d’un rebord bas}{parc|de la table}{bois|d’une souche et de ses abords} : quatre cuisiniers doivent tenir côte à côte au comptoir.',
        '{45min|Avant de sortir, emplissez le thermos au robinet et éprouvez-le sur votre poignet : tiède, sans plus.}',
        '{avec-contenant|Ajoutez aussi @materiel à la vaisselle du comptoir.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Remplissez un moule de neige légère, retournez-le, soulevez : tout s’écroule. « Chef, j’ai un problème. » Tendez le moule vide au premier qui rit.',
        ),
        play(
          { 20: 13, 30: 20, 45: 19 },
          'Ça creuse, ça tasse, ça court chercher « de la meilleure ». Assoyez-vous devant le comptoir et commandez « un gâteau qui tient debout ». Il s’écroule? « Le prochain avec une autre neige, chef? » {3-4a|Les bols pleins arrivent sans arrêt devant vous : faites semblant de manger, redemandez.} {4-5a|D’autres se partagent le service : l’une reçoit les clients, l’autre décide du menu, le dessine et dit la recette aux cuisiniers.} Une recette ratée se recommence avec la neige d’à côté. Quand les commandes ralentissent, posez les épices au bout du comptoir : une cocotte dessus, et le gâteau devient une tourtière ou un chapeau. {45min|Quand les chefs vont droit à la neige qui colle, sortez le thermos.} {avec-outil|Pour entamer une croûte trop dure, prêtez aussi @materiel, à un seul enfant, près de vous.}',
        ),
        play(
          { 45: 13 },
          'Passez derrière le comptoir avec le thermos. À qui le demande, versez une petite lampée tiède dans son bol. La sauce prend, le gâteau s’affaisse, la soupe naît. Chacun décide s’il en voulait. Une soupe trop claire? On cherche quelle neige l’épaissit.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 8 },
          'Dernier service! Les chefs présentent un plat à voix haute, avec le nom de sa neige; à chaque plat, les autres goûtent pour de faux. {45min|Un bol bien tassé rentre avec vous : jusqu’où sera-t-il fondu après la collation?} Les bols vides s’empilent dans le traîneau ou le bac.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Pressez une poignée de neige près de votre oreille, puis de celle de l’enfant : elle crisse, ou non.',
          'Mangez pour de faux, la cuillère à deux doigts de la bouche, et réagissez au plat.',
          'Touchez les mitaines en passant; les mouillées s’échangent avant que l’enfant ait froid.',
        ],
        questionsOuvertes: [
          'Où as-tu trouvé celle qui colle?',
          'Qu’est-ce qui s’est passé quand tu as brassé?',
          'Comment ferais-tu pour que le gâteau tienne?',
        ],
      },
      vocabulaire: [
        'la poudreuse',
        'collante',
        'la croûte',
        'tasser',
        'démouler',
        '{45min|fondre}',
        's’effriter',
        'la louche',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Offrez deux neiges, une qui tient et une qui s’écoule. Remplir, verser et recommencer : la recette s’arrête là.',
        },
        {
          pour: '4-5a',
          texte:
            'Lancez une commande difficile : un étage de chaque neige, ou un plat qui se rend à vingt pas sans se briser.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'À l’enfant qui ne supporte pas le mouillé, une longue louche et un grand gant de vaisselle, sans latex, par-dessus la mitaine.',
        },
        {
          pour: 'interieur',
          texte: 'Un grand plat de neige sur une serviette, près de la fenêtre : la cuisine dure ce que dure la neige.',
        },
      ],
      securite: {
        risquesAcceptes: ['Mitaines trempées, nez qui coule.', 'Plat raté, colère du chef.'],
        dangersAEliminer: [
          'Neige portée à la bouche : les clients mangent à deux doigts des lèvres, et la neige tachée ou piétinée reste hors du menu.',
          'Métal gelé : langue et doigts nus s’y collent; les casseroles se tiennent par la mitaine.',
          '{45min|Thermos : l’adulte seul l’ouvre, verse et le referme.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Résine de conifère sur les brindilles : rincez les mains qui rougissent et choisissez d’autres épices.',
        ],
      },
      observation: [
        'Éveil aux sciences : comment reconnaît-il la neige qu’il lui faut?',
        'Fonction symbolique : quels ingrédients invente-t-il à partir de ce qu’il trouve?',
        'Langage oral : avec quels mots décrit-il la neige à un ami?',
      ],
      prolongements: [
        'Au prochain redoux, rouvrez la cuisine au même endroit et comparez le menu.',
        'Écrivez une recette sous la dictée d’un chef et envoyez-la à la maison; une famille peut l’essayer sur son balcon.',
      ],
      reflexionRetroaction: [
        'Ai-je donné mes mots avant les leurs?',
        'Qu’est-ce que les enfants ont découvert sans que je l’aie prévu?',
      ],
    },
  },
  {
    key: 'un-mot-grand-comme-le-parc',
    summary:
      'À petits pas serrés, les enfants tracent des lettres géantes dans la neige neuve, puis s’éloignent pour les lire en entier.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['contes-et-lettres', 'eau-neige-et-glace'],
    materials: ['neige', 'batons'],
    place: 'PARK',
    alsoAt: {
      YARD: 'La cour se lit de la fenêtre : ceux qui sont restés au chaud devinent le mot.',
    },
    seasons: ['WINTER'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'lettres',
      'écrire son nom',
      'alphabet',
      'neige neuve',
      'traces de pas',
      'lire',
      'message',
      'géant',
      'première lettre',
      'dessiner avec ses pieds',
      'comment ça s’écrit',
      'dessin',
      'hiver',
      'jeux de neige',
      'motricité globale',
    ],
    seen: [
      'ils piétinent la neige fraîche pour faire des lignes et des ronds',
      'elle a dessiné un grand soleil avec ses bottes dans la cour blanche',
      'il marche à reculons dans ses propres pistes pour ne pas gâcher son dessin',
      'il veut monter sur la butte pour voir si sa lettre est bonne',
      'elle est toute fière d’avoir fait le A de son nom avec ses pieds',
      'il est fâché parce qu’un ami a marché dans sa belle trace',
      'au parc, après la bordée, ils ne veulent pas briser la neige toute lisse',
      'depuis qu’ils savent leur première lettre, ils la tracent partout en marchant dehors',
    ],
    scenes: ['rimes-lettres', 'neige-glace', 'tracer-ecrire', 'traces'],
    picture:
      'Du haut d’un palier, deux enfants lisent le mot AMI, tracé à petits pas dans la neige où trois amis marchent encore.',
    sheet: {
      titre: 'Un mot plus grand que nous',
      observationDepart:
        'Un enfant a marché en rond et s’est retourné : « J’ai fait un O! » Les autres ont cherché à faire la lettre de leur nom.',
      intentionEducative: 'Éveiller le plaisir d’écrire avec tout le corps et d’être lu par quelqu’un qui est loin.',
      domaines: [
        { domaine: 'langagier', composante: 'Éveil à la lecture et à l’écriture', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
      ],
      objectifs: [
        'Tracer une lettre ou un signe en planifiant son chemin.',
        'Découvrir qu’une lettre a un sens et se lit d’un certain côté.',
        '{45min|S’entendre sur un mot à écrire à plusieurs.}',
      ],
      materiel: [
        item('Étendue de neige intacte', 'grande comme deux locaux', null),
        item('Étiquettes des prénoms, sous plastique', 'une par enfant', 'Prénoms écrits au dos d’un carton'),
        item('Long bâton pour sonder la neige', 'un', 'Manche de pelle'),
        item('{45min|Carton et crayon gras}', 'un de chaque', 'Talon de la botte dans la neige'),
        optional('Traîneau, pour qui marche peu dans la neige', 'un', null),
      ],
      preparation: [
        'Repérez {parc|la butte ou le palier du module}{cour|la fenêtre} d’où l’on verra les lettres; la neige qui s’étend devant reste intacte jusqu’au jeu.',
        'Contournez la neige neuve en arrivant : convenez d’un seul couloir pour y entrer.',
        'Essayez une lettre vous-même, à l’écart : un pas devant l’autre, talon contre orteil.',
        '{cour|Si un groupe reste en dedans, prévenez-le qu’un mot s’en vient.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Marchez une lettre devant eux, les bras écartés, puis sortez-en d’un grand saut. {parc|« De là-haut, tout à l’heure, qu’est-ce que ça dira? »} {cour|« De la fenêtre, tout à l’heure, qu’est-ce que ça dira? »}',
        ),
        play(
          { 20: 12, 30: 18, 45: 18 },
          'Les uns commencent par leur première lettre, les autres par un soleil ou une maison. Comment faire la barre du A sans piétiner le trou? Il y en a qui sautent, il y en a qui reprennent leurs propres pas. Une lettre à l’envers regarde simplement de l’autre côté. {30min 45min|Une lettre finie? On en sort d’un saut, et qui le veut marche la suivante de son nom, ou celle d’un ami absent.}',
        ),
        play(
          { 45: 12 },
          'Un mot à plusieurs : les enfants le choisissent et vous l’écrivez sur un carton. Chacun prend une lettre, seul ou à deux. Qui va où? Il faut se parler d’un bout à l’autre pour que les lettres se suivent.',
        ),
        closing(
          { 20: 5, 30: 8, 45: 10 },
          '{parc|Les enfants montent lire, deux par deux, vous au pied, pendant que les autres réparent une barre ou une courbe. Avant de partir, décidez ensemble si tout reste là pour les passants.} {cour|Décidez ensemble de ce qui reste pour demain, puis rentrez lire par la fenêtre, joue contre joue.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Marchez derrière l’enfant, dans ses pas, en disant son trajet : « Tu descends, tu tournes. »',
          'Sortez l’étiquette quand il la demande et tenez-la dans le sens où il marche.',
          'Lisez du doigt dans l’air, depuis votre place, la première lettre que vous reconnaissez.',
        ],
        questionsOuvertes: [
          'Par où vas-tu commencer?',
          'Comment en sors-tu sans marcher dedans?',
          'À qui voudrais-tu écrire quelque chose d’aussi grand?',
        ],
      },
      vocabulaire: ['la lettre', 'la barre', 'la courbe', 'croiser', 'géant', 'à l’endroit', 'tracer', 'd’en haut'],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'Qui débute marche une croix ou un rond, puis dit son nom au milieu. À l’enfant qui connaît ses lettres, proposez-en une tracée par un ami : il la parcourt, les yeux sur ses bottes, et la devine.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui marche peu dans la neige est tiré en traîneau : il dirige, et les patins du traîneau écrivent.',
        },
        {
          pour: 'autre_saison',
          texte: 'La neige partie, les lettres géantes se couchent sur l’herbe, en brindilles et en feuilles mortes.',
        },
      ],
      securite: {
        risquesAcceptes: ['Chutes dans la neige épaisse.', 'Lettre piétinée par un ami distrait.'],
        dangersAEliminer: [
          'Trou, roche ou branche sous la neige : choisissez un terrain que vous avez vu sans neige; avant le jeu, sondez au bâton chaque creux, chaque bosse.',
          '{parc|Point de lecture : deux enfants à la fois, vous au pied, le reste du groupe à vue.} {cour|Course au retour vers la fenêtre : le couloir se marche, surtout s’il est glacé.}',
        ],
        supervision: 'palier3',
        allergies: ['Gardez l’auto-injecteur au chaud, sous votre manteau.'],
      },
      observation: [
        'Éveil à la lecture et à l’écriture : quelles lettres trace-t-il de mémoire, et dans quel sens?',
        'Motricité globale : comment garde-t-il son équilibre quand les pas se resserrent?',
        'Compétences sociales : quelle place laisse-t-il au tracé des autres dans la neige commune?',
      ],
      prolongements: [
        'Après la prochaine bordée, la page est blanche : quel mot reste à écrire?',
        'Devant chez elle, la famille peut marcher une lettre géante, pour le facteur ou un voisin.',
      ],
      reflexionRetroaction: [
        'L’écriture est-elle restée leur idée, ou ai-je dicté le mot?',
        'Qui a parcouru les lettres des autres plutôt que d’en faire?',
      ],
    },
  },
  {
    key: 'dix-facons-de-descendre',
    summary:
      'En crabe, en billot, sur le derrière… Une butte, rien d’autre : combien de façons le groupe trouve-t-il d’arriver en bas?',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['mouvement-et-defis', 'eau-neige-et-glace'],
    materials: [],
    place: 'PARK',
    alsoAt: {
      YARD: '{!hiver|Une petite butte de terre}{hiver|Un tas de neige large}, loin de la clôture, fait l’affaire.',
    },
    seasons: ['WINTER'],
    alsoIn: {
      SPRING: 'L’herbe mouillée ralentit tout : les billots roulent mieux que les derrières ne glissent.',
      SUMMER: 'Tôt le matin, avant que la butte cuise, l’herbe sèche invite à rouler.',
      AUTUMN: 'Un matelas de feuilles au bas de la butte change l’arrivée.',
    },
    durationMinutes: 20,
    adults: 1,
    calls: [
      'butte',
      'glisser',
      'rouler',
      'dévaler',
      'descendre',
      'glissade sans traîneau',
      'banc de neige',
      'marcher comme un animal',
      'défi',
      'besoin de bouger',
      'à quatre pattes',
      'tomber exprès',
      'motricité globale',
    ],
    seen: [
      'ils se laissent débouler de la butte comme des saucisses',
      'elle glisse sur la bedaine, la tête en avant, en freinant avec ses mitaines',
      'il descend sur les fesses sans soucoupe et remonte tout de suite',
      'elle a peur de la grosse côte et reste en haut à regarder les autres',
      'il crie regarde la mienne, c’est la façon du crocodile',
      'ils font la course et se bousculent pour arriver en bas les premiers',
      'au parc, pas un traîneau de libre, ils descendent sur leur habit de neige',
      'l’autre jour à la butte, un a reculé à quatre pattes et tous l’ont imité',
    ],
    scenes: ['rouler-corps', 'grimper', 'neige-glace', 'glisser-corps'],
    picture:
      'Une enfant glisse assise, un ami roule en billot, un autre descend en crabe; au bas de la butte, l’éducateur écarte les bras.',
    sheet: {
      titre: 'Dix façons de descendre',
      observationDepart:
        '{hiver|Les traîneaux étaient rangés.} Un enfant est descendu assis, le suivant sur le ventre, les pieds devant, puis quelqu’un a dit : « Moi, j’en connais une autre! »',
      intentionEducative:
        'Permettre à l’enfant d’inventer des gestes, d’en sentir l’effet et de doser lui-même sa vitesse.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'secondaire' },
      ],
      objectifs: [
        'Essayer des appuis différents : fesses, côté, genoux, mains.',
        'Régler sa vitesse et s’arrêter de lui-même.',
        '{4-5a|Compter les façons trouvées et reconnaître les doubles.}',
      ],
      materiel: [
        optional('{hiver si-moules-à-muffins|Moule à muffins}', '{hiver si-moules-à-muffins|un ou deux}', null),
        optional('{hiver si-eau-colorée|Eau colorée}', '{hiver si-eau-colorée|une bouteille, gardée par vous}', null),
        optional('{si-cuillères-de-bois|Cuillères de bois}', '{si-cuillères-de-bois|deux}', null),
        optional('{si-cônes|Cônes souples}', '{si-cônes|quatre}', null),
        optional('{si-ballons|Ballon de jeu mou}', '{si-ballons|un}', null),
        optional('{si-toutous|Toutous lavables}', '{si-toutous|un ou deux}', null),
      ],
      preparation: [
        'Choisissez d’abord le bas : long, large, plat, sans arbre, sans banc, loin de l’eau et de la rue. {hiver si-eau-colorée|Versez-y en travers un filet d’eau colorée : c’est la ligne où l’on apprend à s’arrêter pile.}',
        '{hiver|Marchez la pente : une plaque glacée se casse du talon ou se contourne.} {!hiver|Marchez la pente : ôtez branches, roches et crottes de chien.}',
        'Décidez du côté de la remontée et passez-y deux fois pour marquer le chemin. {si-cônes|Des cônes souples le bordent : on remonte derrière eux, on ne descend jamais par là.}',
        '{1adulte|Seule, tenez-vous en bas, au bord, face à la pente.} {2adultes|À deux, l’une reçoit en bas, l’autre donne le départ en haut.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Assoyez-vous en haut, regardez en bas, grattez-vous la tête. « Je ne sais plus comment descendre. » {si-ballons|Laissez rouler un ballon : par où va-t-il, où s’arrête-t-il?} Puis descendez comme le premier enfant le dit. {si-toutous|Un toutou descend à son tour, de la façon qu’un enfant lui choisit.}',
        ),
        play(
          { 10: 6, 20: 12, 30: 15 },
          'On part à deux ou trois de front, à deux grands pas du voisin. Chacun essaie, remonte par le côté, change d’idée. {3-4a|La même façon se refait, en partant chaque fois d’un peu plus haut.} {4-5a|Les inventeurs baptisent la leur : le crabe, la galette, la tortue à l’envers.} Levez un doigt pour chaque nouvelle façon. {3-4a 30min|Un enfant reste pris au milieu : il pousse des mains, pivote, repart de travers. C’est une façon de plus.} {4-5a 30min|Deux façons se ressemblent? L’inventeur montre ce qui change, et le groupe tranche : pareille ou nouvelle.} {!10min|Les idées s’épuisent? Lancez, deux par deux, une course de lenteur : « Qui arrivera en bas le dernier? » On freine du talon, de la paume, du derrière.}',
        ),
        play(
          { 30: 6 },
          'À deux, maintenant? Côte à côte, à la même vitesse, ou l’un qui copie l’autre sans un mot. {hiver|Les corps laissent des rails dans la neige : lesquels mènent le plus loin?}',
        ),
        closing(
          { 10: 2, 20: 5, 30: 5 },
          'Rassemblez-vous au bas de la butte, à côté de la piste. Ceux qui le veulent remontent montrer la leur, les autres comptent et la miment sur place. {hiver si-moules-à-muffins|À chaque façon montrée, une poignée de neige va dans un trou du moule à muffins : combien de trous restent vides?} {si-cuillères-de-bois|Assis sur le côté, un enfant cogne deux cuillères de bois : toc, une façon de plus.} {20min 30min|Choisissez ensemble laquelle ouvrira la prochaine sortie.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Bras croisés devant vous, arrêtez les départs tant que quelqu’un est en bas; bras ouverts, ils reprennent.',
          'Dites au freineur ce que vous avez vu d’en bas : « Tu as freiné des deux talons. »',
          'Entre deux départs, mimez debout la façon d’un enfant; il trouvera ce que vous avez oublié.',
        ],
        questionsOuvertes: [
          'Avec quoi as-tu freiné?',
          'Quelle façon va le plus loin?',
          'Comment on l’appelle, la tienne?',
        ],
      },
      vocabulaire: ['la pente', 'dévaler', 'freiner', 'rouler', 'glisser', 'le billot', 'à reculons', 'l’élan'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Partir du tiers de la pente donne déjà de la vitesse; l’enfant monte plus haut quand ses jambes le lui disent.',
        },
        {
          pour: '4-5a',
          texte:
            'Ajoutez une contrainte tirée de leurs idées : sans les mains, sans bruit, en s’arrêtant pile à une ligne du talon.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pour l’enfant qui se déplace avec peine, prenez seulement le bas de la pente, les départs arrêtés : il roule de côté, votre main à sa hanche donne l’élan et l’arrête à son signal.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|Quand la neige sera partie, la même butte se roule en billot, et les feuilles de l’automne amortissent l’arrivée.} {!hiver|L’hiver, ces façons servent de nouveau, et les habits glissent plus vite que l’herbe.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Tête qui tourne, {hiver|neige}{!hiver|herbe} dans le cou.',
          'Petites bousculades à l’arrivée.',
        ],
        dangersAEliminer: [
          'Tête la première sur le dos ou le ventre : les pieds, le côté ou les fesses passent devant.',
          'Collision : départ quand la piste est vide jusqu’en bas, remontée hors de la piste.',
          '{hiver|Banc de neige de rue ou de déneigement : jamais choisi, même s’il est le plus haut. Pente raide ou durcie : cherchez-en une plus douce.} {!hiver|Nid de guêpes au sol : changez de butte si des insectes entrent et sortent d’un trou.}',
          '{si-ballons si-toutous|Ballon ou toutou arrêté dans la piste : personne ne part avant que vous l’ayez ramassé.}',
          '{si-cuillères-de-bois|Cuillère dans la pente : elle reste en bas, au bord, dans les mains d’un enfant assis.}',
          '{hiver si-eau-colorée|Eau colorée qui gèle en plaque : un filet seulement, sur la neige, jamais sur la remontée.}',
        ],
        supervision: 'palier3',
        allergies: [
          '{!hiver|Herbe qui pique la peau ou le nez : manches longues, ou descente à petits pas pour qui y réagit.} {hiver|L’enfant asthmatique reprend son souffle en bas, sa pompe près de vous.}',
        ],
      },
      observation: [
        'Motricité globale : comment ajuste-t-il son corps quand la vitesse augmente?',
        'Schéma corporel : que peut-il dire ou montrer de ce que ses membres ont fait?',
        'Éveil aux mathématiques : comment sait-il qu’une façon est nouvelle?',
      ],
      prolongements: [
        'Dessinez les dix façons sur un carton à emporter à la prochaine butte; il reste de la place pour une onzième.',
        'Chaque famille peut ajouter la façon de descendre d’un parent, d’un grand-parent ou d’un cousin.',
      ],
      reflexionRetroaction: [
        'Ai-je freiné des enfants qui se dosaient très bien?',
        'Qui est resté en haut, et qu’attendait-il?',
      ],
    },
  },
  {
    key: 'la-chanson-du-retour',
    summary:
      '« Au revoir, le grand sapin… » En revenant, les enfants saluent ce qu’ils quittent et glissent leurs mots dans la chanson.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['sons-et-silence', 'contes-et-lettres'],
    materials: [],
    place: 'WOODS',
    alsoAt: {
      PARK: 'Le module, le banc et la fontaine reçoivent aussi leur couplet.',
      YARD: 'Entre le carré de sable et la porte, un couplet par arrêt suffit à rentrer.',
    },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    moment: 'transition',
    calls: [
      'chanson',
      'chanter',
      'comptine',
      'rentrer',
      'retour de sortie',
      'ne veut pas partir',
      'marcher en groupe',
      'rimes',
      'bruits',
      'dire au revoir',
      'inventer des paroles',
      'fin du jeu dehors',
      'transition',
      'comptines à doigts',
      'éveil musical',
    ],
    seen: [
      'il fait bye bye aux arbres un par un avant de partir du sentier',
      'elle chantonne des mots inventés en marchant au bout de la corde',
      'ils imitent le crac des branches et le pouf de la neige sur le chemin',
      'il se couche à terre quand c’est le temps de revenir à la garderie',
      'elle veut rapporter une grosse roche et pleure de la laisser là',
      'ils sont tannés de marcher, la route est longue et ça traîne de la patte',
      'au retour du boisé, la file s’étire et les derniers chialent',
      'à la fin de la sortie, ils veulent donner un bec à leur arbre',
    ],
    scenes: ['chanter', 'rimes-lettres', 'promenade'],
    picture:
      'Sur le sentier doré, l’éducatrice recule en chantant; une enfant enlace un grand sapin, un ami salue une roche, un autre ouvre sa main.',
    sheet: {
      titre: 'La chanson du retour',
      observationDepart:
        'Au moment de rentrer, un enfant se colle à un arbre : « Je lui ai pas dit bye. » Les autres s’arrêtent, eux aussi.',
      intentionEducative:
        'Soutenir le plaisir de jouer avec les mots et les rimes, tout en quittant un lieu en douceur.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Mémoire', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'secondaire' },
      ],
      objectifs: [
        'Remplacer un mot de la chanson par le sien.',
        'Refaire un son entendu pendant la sortie.',
        '{4-5a|Chercher deux mots qui finissent pareil.}',
      ],
      materiel: [
        optional('{si-instruments|Petit instrument solide}', '{si-instruments|un}', null),
        optional('{si-marionnettes|Marionnettes à main}', '{si-marionnettes|une ou deux}', null),
        optional('{si-foulards|Foulards légers}', '{si-foulards|un pour deux enfants}', null),
        optional('{si-jumelles|Jumelles d’enfant, sans courroie}', '{si-jumelles|une paire}', null),
        optional(
          '{!10min si-appareil-photo|Appareil photo de l’installation}',
          '{!10min si-appareil-photo|un, dans votre poche}',
          null,
        ),
        optional('{si-sacs|Sac de tissu}', '{si-sacs|un, vide}', null),
      ],
      preparation: [
        'Apprenez les paroles par cœur, sur deux notes, une haute, une basse, comme pour appeler quelqu’un de loin. Vos mains restent libres pour les gestes.',
        'Annoncez le départ cinq minutes d’avance : chacun choisit un bruit entendu dehors et le garde, pour rire, dans sa poche.',
        'Choisissez trois haltes entre le lieu de jeu et la porte. {si-instruments|Un enfant y fera sonner l’instrument, un coup par chose saluée; en marche, l’instrument reste dans votre sac.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 4, 30: 5 },
          'Posez la main sur un arbre{cour| ou un poteau} et chantez : « Au revoir, le grand sapin (saluez de la main), je t’ai vu de bon matin (mains en lunettes). Dans ma poche, j’ai caché (tapez votre poche) un bruit que j’ai ramassé… » Ouvrez la main : « Crac! » {si-marionnettes|Une marionnette, à la main d’un enfant, salue elle aussi; il lui souffle ses mots.}',
        ),
        play(
          { 10: 6, 20: 11, 30: 16 },
          'Les enfants se mettent en marche et choisissent à qui dire au revoir : une roche, un trou, un nuage. Rechantez le couplet à chaque salut, le nom dedans. Chacun ouvre sa main et lâche son bruit quand il veut. {si-foulards|Un foulard secoué salue ce qui est trop haut ou trop loin.} {si-jumelles|Qui a les jumelles s’arrête et cherche au loin qui n’a pas eu son au revoir.} {3-4a|Un seul mot changé suffit : le couplet porte sa marque.} {4-5a|Des rimes arrivent, folles ou non : « Au revoir, gros champignon, je m’en vais à reculons! »} {hiver|L’hiver, la neige offre ses bruits : scrounch, pouf, chut.} {20min 30min|Ça traîne? Chantez en géant, puis en souris : les pas suivent la voix.}',
        ),
        guided(
          { 20: 2, 30: 4 },
          'À la deuxième halte, donnez l’autre couplet : « Au revoir, ma grosse roche (bras en rond), tu n’entres pas dans ma poche (tirez la poche). Mais je garde, bien au chaud (mains sur le cœur), la chanson de l’eau, de l’eau… » Un enfant fait couler l’eau avec sa voix, et les autres la font grossir. {si-appareil-photo|La roche trop grosse, prenez-la en photo avec l’enfant qui la quitte : elle rentre ainsi.}',
        ),
        closing(
          { 10: 2, 20: 3, 30: 5 },
          'La main sur la porte ou la clôture, chantez tout bas le couplet préféré, avec qui le sait déjà. « Où est ton bruit, maintenant? » Chaque bruit entre avec vous. {si-sacs|Un sac de tissu passe : chacun y souffle le sien, et l’on referme vite.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Chantez lentement et taisez-vous avant le dernier mot : quelqu’un le dira.',
          'Reprenez la trouvaille d’un enfant telle quelle, même si elle ne rime pas.',
          'Marchez à reculons quelques pas, sur du plat, pour voir tous les visages en chantant.',
        ],
        questionsOuvertes: [
          'À qui veux-tu dire au revoir?',
          'Quel bruit as-tu ramassé?',
          '{4-5a|Quel mot finit comme « sapin »?}',
          'Qu’est-ce qu’on a oublié de saluer?',
        ],
      },
      vocabulaire: ['au revoir', 'le couplet', '{4-5a|la rime}', 'ramasser', 'la halte', 'tout bas', 'à reculons'],
      adaptations: [
        {
          pour: '3-4a',
          texte: 'Gardez l’air et les gestes, changez seulement la chose saluée; le bruit vaut une parole.',
        },
        {
          pour: '4-5a',
          texte:
            'Écrivez leur couplet au retour, ligne par ligne, et chantez-le demain en suivant du doigt : il fait partie de la chanson.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant que partir fait pleurer choisit d’avance son dernier au revoir, la main dans la vôtre; le groupe se tait pendant qu’il le fait, à sa façon.',
        },
        {
          pour: 'autre_saison',
          texte:
            'Refaites le même trajet à une autre saison : qui n’est plus là pour recevoir son couplet, et qui est nouveau?',
        },
      ],
      securite: {
        risquesAcceptes: ['Trébuchement en saluant.', 'Petit chagrin de partir.'],
        dangersAEliminer: [
          'Groupe étiré : personne ne dépasse la halte suivante; comptez à chacune, entre deux couplets.',
          '{!cour|Rue ou stationnement à longer : la chanson s’arrête, les mains se donnent.} {cour|Marche devant la porte : la chanson attend que tous l’aient montée.}',
          '{si-jumelles|Marche, les jumelles aux yeux : on s’arrête pour regarder, jamais vers le soleil.}',
          '{si-foulards|Foulard au cou ou traînant sous les pieds : il se tient à la main, en boule pendant la marche.}',
        ],
        supervision: 'palier2',
        allergies: ['Gardez l’auto-injecteur sur vous d’une halte à l’autre, jusqu’à la porte.'],
      },
      observation: [
        'Langage oral : que change-t-il dans la chanson, et comment l’annonce-t-il?',
        'Mémoire : quelles paroles retrouve-t-il d’une sortie à l’autre?',
        'Compétences émotionnelles : comment passe-t-il de l’envie de rester à l’envie de chanter?',
      ],
      prolongements: [
        'Chantez les couplets du groupe à la prochaine réunion de parents ou par un message sonore.',
        'Affichez au vestiaire les choses saluées, dessinées : chaque {!ete|botte enlevée}{ete|soulier enlevé} peut en chanter une.',
      ],
      reflexionRetroaction: [
        'Le départ a-t-il été plus doux pour celui qui le vit mal?',
        'Quel couplet est vraiment le leur?',
      ],
    },
  },
  {
    key: 'la-quincaillerie-du-boise',
    summary:
      'Trois mitaines de bâton, deux cocottes! Les vendeurs mesurent, comptent et affichent leur liste de prix pour les bâtisseurs.',
    ageGroups: ['AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['nombres-et-formes', 'quartier-et-metiers', 'cabanes-et-constructions'],
    materials: ['batons', 'cocottes', 'roches', 'papier-et-crayons'],
    place: 'WOODS',
    alsoAt: {
      PARK: 'Un banc sert de comptoir et les bâtons tombés se cherchent sous deux ou trois arbres.',
      YARD: 'La réserve vient d’une brouette de branches ramassées la veille.',
    },
    seasons: [],
    durationMinutes: 45,
    adults: 1,
    calls: [
      'magasin',
      'acheter',
      'vendre',
      'argent',
      'prix',
      'compter',
      'mesurer',
      'longueur',
      'bâtons',
      'quincaillerie',
      'trop cher',
      'caisse',
      'liste',
      'menuisier',
      'jouer au magasin',
    ],
    seen: [
      'ils placent leurs branches de la plus petite à la plus grande',
      'elle mesure sa branche avec sa main, puis avec sa botte',
      'il échange trois cocottes contre un long bâton et recompte sa monnaie',
      'ils se chicanent pour les plus longues branches de la cabane',
      'il revient fâché, son bâton est trop court pour le toit',
      'elle veut être celle qui vend et qui dit combien ça coûte',
      'depuis la visite chez le marchand de bois, ils jouent à vendre des planches',
      'au boisé, leurs poches sont pleines de cocottes et ils disent que c’est des sous',
    ],
    scenes: ['magasin-metiers', 'mesurer', 'compter', 'ramasser'],
    picture:
      'Sur un tronc, une vendeuse mesure un bâton avec une mitaine rouge; on paie en cocottes, et une cliente repart en traînant son achat.',
    sheet: {
      titre: 'La quincaillerie des bouts de bois',
      observationDepart:
        'Les bâtisseurs de cabanes se disputent les longs bâtons. « Moi, je t’en donne un pour dix cocottes! » Dix? L’autre a compté ses poches.',
      intentionEducative: 'Offrir de vraies raisons de mesurer, de compter et de s’entendre sur ce qu’une chose vaut.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux mathématiques', role: 'principal' },
        { domaine: 'langagier', composante: 'Éveil à la lecture et à l’écriture', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Mesurer un bâton avec la même mitaine que tout le monde.',
        'Compter une somme et la payer, pièce par pièce.',
        'Proposer un prix, l’expliquer, le changer.',
      ],
      materiel: [
        item(
          'Bâtons tombés, de toutes longueurs',
          '{20min|une vingtaine}{!20min|une quarantaine}',
          'Rouleaux de carton',
        ),
        item(
          'Cocottes servant d’argent',
          '{20min|une vingtaine}{!20min|une trentaine}, que les acheteurs se partagent',
          'Bouts d’écorce',
        ),
        item(
          'Roches plus grosses qu’un poing',
          '{20min|une dizaine}{!20min|une quinzaine}',
          'Bûchettes{hiver| ou boules de neige}',
        ),
        item('Grand carton et crayon gras', 'un de chaque', 'Bâton dans la terre ou la neige'),
        item('Mitaine ou gant pour mesurer', 'un seul, le même pour tous', 'Main tracée sur un carton'),
        item(
          'Sacs de toile pour l’argent',
          'trois, un pour deux acheteurs',
          '{!ete|Poches de manteau}{ete|Petites chaudières}',
        ),
      ],
      preparation: [
        '{!cour|Ramassez au sol les bâtons, les roches et les cocottes avec les enfants, tout près de votre place.} {cour|La veille, ramassez les branches, les roches et les cocottes, et cassez les bouts trop pointus.}',
        'Choisissez le comptoir, {bois|tronc couché ou souche large,}{parc|banc ou bout de table,}{cour|marche ou bord du carré de sable,} à vue de l’espace des bâtisseurs.',
        '{hiver|L’hiver, gardez les plus grosses cocottes, au sec : les doigts gantés les attrapent sans peine. Les roches sont prises dans le gel? Tassez des boules de neige.}',
        'Écrivez en haut du carton « Liste de prix » et laissez le reste vide.',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 6, 60: 7 },
          'Entrez dans le magasin vide, un long bâton traîné derrière vous. « Bonjour, c’est combien? » Personne ne le sait encore : voilà le problème. Posez la mitaine contre le bâton.',
        ),
        play(
          { 20: 13, 30: 20, 45: 20, 60: 22 },
          'Trois ou quatre vendeurs tiennent le comptoir; les autres sont les clients, qui bâtissent des cabanes. Les vendeurs alignent les bâtons du court au long et mettent les roches en tas. Un client pointe celui qu’il veut. Le vendeur y couche la mitaine, pose le pouce là où elle finit, recommence : « Trois mitaines! » Il dit son prix, un collègue dessine le bâton sur la liste, avec autant de traits que de cocottes, et le client paie, une cocotte par trait. Les bâtisseurs emportent leur achat, le dressent à leur cabane, reviennent fâchés : trop court! On l’échange, ou l’on paie la différence. Un sac est vide? Les vendeurs rachètent les bâtons qui ne servent plus. {avec-naturel|On vend aussi @materiel au magasin : à quel prix?}',
        ),
        play(
          { 45: 11, 60: 13 },
          'Il ne reste que deux longs bâtons, et tout le monde en veut. Qui monte le prix, qui offre de partager? La liste change; les anciens prix se barrent, sans gomme. Vendus? On commande sur mesure : « Cinq mitaines! » Les vendeurs cherchent deux bouts qui, mis bout à bout, les font.',
        ),
        play(
          { 60: 9 },
          'Grand déménagement : vendeurs et bâtisseurs échangent leurs places. Les nouveaux tenanciers lisent la liste à voix haute avant d’ouvrir.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 8, 60: 9 },
          'Versez sur le comptoir les cocottes que les vendeurs ont reçues : combien de tas de cinq? Les bâtons achetés restent aux cabanes; la liste, elle, est rapportée pour la prochaine ouverture.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Achetez le bâton le plus long en payant trop peu, sérieusement, et attendez la réaction.',
          'Glissez la mitaine bout à bout en posant le pouce là où elle finit; l’enfant prend le pouce suivant.',
          'Relisez la liste du doigt chaque fois qu’un prix est contesté.',
        ],
        questionsOuvertes: [
          'Combien de mitaines pour celui-là?',
          'Pourquoi coûte-t-il plus cher?',
          'Comment savoir qui a le plus de cocottes?',
          'Que fait-on quand il n’en reste qu’un?',
        ],
      },
      vocabulaire: ['le prix', 'la monnaie', 'mesurer', 'la longueur', 'le comptoir', 'échanger', 'cher', 'la réserve'],
      adaptations: [
        {
          pour: '4-5a',
          texte:
            'Tout peut coûter une, deux ou trois cocottes, le temps que la monnaie prenne. Aux vendeurs aguerris, proposez le crédit : une marque par cocotte due, barrée quand le client la paie.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui parle peu tient la liste : il montre du doigt, les clients lisent ses traits et paient sans un mot.',
        },
        {
          pour: 'interieur',
          texte: 'Des rouleaux de carton et des blocs remplacent les bâtons; la mitaine mesure toujours.',
        },
      ],
      securite: {
        risquesAcceptes: ['Écharde fine, doigts coincés entre deux bâtons.', 'Marchandage qui se fâche.'],
        dangersAEliminer: [
          'Bâton long porté à la hauteur des yeux : il se traîne au sol, la pointe derrière.',
          'Roche lancée : elle se pose des deux mains, ou se roule.',
          'Tas de bois dont on tire par-dessous : le vendeur sert du dessus, les clients restent devant.',
        ],
        supervision: 'palier3',
        allergies: [
          'Résine{!hiver| et pollens} sur l’écorce : gants pour qui y réagit, mains lavées avant la collation.',
        ],
      },
      observation: [
        'Éveil aux mathématiques : comment s’assure-t-il que le compte est bon?',
        'Éveil à la lecture et à l’écriture : à quoi lui servent les traits de la liste?',
        'Compétences sociales : que propose-t-il quand deux veulent le même bâton?',
      ],
      prolongements: [
        'Chaque semaine, relisez l’ancienne liste : le bâton vaut-il encore trois cocottes?',
        'Une famille prête un dépliant d’épicerie : les enfants y cherchent les prix et en refont.',
      ],
      reflexionRetroaction: [
        'Les nombres ont-ils servi le jeu, ou l’ai-je transformé en leçon?',
        'Qui a toujours tenu le comptoir, et qui n’y est jamais allé?',
      ],
    },
  },
]
