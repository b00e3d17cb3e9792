import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** Firefighters who leave the slipper behind, bears who back into their den or scratch on a tree, squirrels without fingers, and a shadow held by the feet. */
export const TWO_TO_FIVES_FIREFIGHTER_AND_BEAR_SHEETS: readonly BankSheet[] = [
  {
    key: 'ma-pantoufle-non-reste-dehors',
    summary:
      'On rampe sous la fumée, on sort par la fenêtre, on déroule le boyau. « Ma pantoufle! » crie l’éducatrice. « Non! Reste dehors! » répondent les pompiers.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['quartier-et-metiers', 'mouvement-et-defis'],
    materials: [],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, on rampe sur {hiver|la neige tapée}{!hiver|l’herbe}, et la clôture est le point de rassemblement.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'les pompiers',
      'pompiers',
      'pompier',
      'pompière',
      'jouer au pompier',
      'caserne',
      'parcours de pompiers',
      'entraînement de pompiers',
      'ramper sous la fumée',
      'fumée',
      'passer par la fenêtre',
      'tunnel',
      'cerceaux',
      'cerceau',
      'corde',
      'tunnel et cerceaux',
      'boyau de pompier',
      'dérouler le boyau',
      'arroser le feu',
      'sauver les gens',
      'point de rassemblement',
      'semaine de prévention des incendies',
    ],
    seen: [
      'il se traîne sur le ventre en dessous des tables parce que ça boucane',
      'elle déroule la corde à danser et arrose les flammes avec, pchhh',
      'ils passent par le cerceau comme par un châssis pour se sauver de la maison',
      'il veut retourner en dedans chercher son toutou pendant l’exercice d’évacuation',
      'elle a eu peur de l’alarme hier, elle se bouche les oreilles au moindre bip',
      'il demande pourquoi il faut laisser ses bottes en dedans quand ça sonne',
      'depuis la pratique de feu, ils se rassemblent à la clôture et se comptent',
      'dans le corridor, ça crie pin-pon, ils rampent tous en file vers la sortie',
    ],
    scenes: ['magasin-metiers'],
    picture:
      'L’éducatrice tient un cerceau et pointe son pied sans pantoufle; une enfant le traverse, un ami rampe sous la table; au mur, deux crient non, la main levée.',
    sheet: {
      titre: 'Ma pantoufle! Non, reste dehors!',
      observationDepart:
        '« Pin-pon, y a le feu! » Un enfant passe sous la table à plat ventre. Un autre arrose tout le local avec son bras.',
      intentionEducative:
        'Offrir de ramper, de se faufiler et de porter secours, et d’apprendre en riant que l’on ne retourne jamais chercher quelque chose.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Santé et sécurité', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Ramper à plat ventre ou à quatre pattes, les yeux ouverts.',
        'Passer dans la fenêtre en pliant la tête, le dos et les genoux.',
        'Dérouler le boyau, attendre que l’eau arrive à soi, le rouler.',
        'Laisser les choses derrière soi et rester au point de rassemblement.',
      ],
      materiel: [
        item('Tunnel', 'un', '{dedans|Table, sous laquelle on rampe}{cour|Mains jointes de deux amis, en pont}'),
        item('Cerceaux', 'un suffit', 'Mains jointes, vos bras en rond'),
        item('Corde', 'une', 'Mains qui roulent un boyau d’air'),
        optional('{si-casques|Casques de pompier, légers, sans courroie}', 'un par enfant, sans échange', null),
        optional(
          '{!10min si-boyau|Boyau d’arrosage court, propre, vidé et débranché}',
          'un, roulé au sol, à la place de la corde',
          null,
        ),
      ],
      preparation: [
        '{dedans|Dégagez le milieu du local : c’est la maison en fumée. On part d’un mur et l’on sort à trois pas du mur d’en face.} {cour !hiver|La maison en fumée est un coin d’herbe de dix pas, sans roche ni verre.} {cour hiver|Tapez la neige sur dix pas : c’est la maison en fumée. S’il y a de la glace, changez de coin.} Le tunnel est au milieu. À la sortie, assise de profil, vous tenez un cerceau debout, le bord à terre : c’est la fenêtre. À côté du cerceau, un espace libre est la porte. Plus loin, {dedans|le mur}{cour|la clôture} est le point de rassemblement.',
        'Une seule de ces choses suffit, ou aucune. Sans tunnel, {dedans|on rampe sous une table}{cour|deux amis debout, mains jointes, font un pont, et ils changent à chaque tour}. Sans cerceau, joignez les mains : vos bras en rond font la fenêtre. Sans corde, le boyau est d’air : les mêmes gestes, rien dans les mains.',
        'Couchez la corde à plat, roulée en escargot, loin du passage. Elle reste par terre du début à la fin. Trop courte pour tout le rang? Le reste du boyau est d’air. La sirène sort de la bouche, et rien ne brûle : il n’y a que de la fumée. Un enfant a vécu un incendie? Demandez d’abord à sa famille si ce jeu lui convient.',
        '{1adulte|Seule, restez assise à la fenêtre : d’un côté, vous voyez ceux qui rampent; de l’autre, ceux qui sont sortis.} {2adultes|À deux, l’une tient la fenêtre, l’autre rampe avec les enfants.} {multiage|Chacun choisit son passage : tunnel, fenêtre ou porte.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'À quatre pattes, humez l’air. « Snif, snif… de la fumée! En haut, elle pique les yeux. En bas, l’air est bon. » Couchez-vous et rampez jusqu’à la sortie, les yeux grands ouverts. Au point de rassemblement, levez un pied, catastrophée : « Ma pantoufle! Elle est restée dans la maison! » Faites un pas pour y retourner, arrêtez-vous net, la main levée : « Non! Reste dehors! » Les enfants le disent avec vous. « À votre tour, pompiers. » {si-casques|Avec des casques, chacun écoute le sien : s’il cogne le tunnel ou la fenêtre, la tête est trop haute, et l’on rampe plus bas.}',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'Assise, tenez la fenêtre et faites la voix de la fumée. « Psssh, je descends! » : on rampe sur le ventre. « Pfff, je monte! » : on va à quatre pattes. Tous traversent en même temps, dans le tunnel ou à côté. On sort par la fenêtre, un à la fois, ou par la porte; on touche {dedans|le mur}{cour|la clôture} et l’on revient par le bord, debout. Parfois, suppliez : « Ma pantoufle! » Tous lèvent la main : « Non! Reste dehors! » {3-4a|Le derrière reste pris dans la fenêtre? Un genou, puis l’autre.} {20min 30min 3-4a !multiage|On essaie aussi les pieds en premier, à reculons. Puis la fumée change d’idée trop vite, « psssh, pfff, psssh! », et tout le monde rit à plat ventre.} {4-5a|À deux, celui d’en arrière touche souvent le talon de l’autre : personne ne se perd.} {20min 30min 4-5a !multiage|Celui d’en avant ne sent plus la main? Il s’arrête et attend. Puis on essaie la fenêtre sans toucher le bord : par où commencer, un pied ou la tête?} {10min|Puis « Au boyau! » : à genoux en rang, on le déroule par terre, mains à plat; « pch! » passe de l’un à l’autre, et le dernier arrose. On le roule.}',
        ),
        play(
          { 20: 6, 30: 7 },
          '« Au boyau! » Tous se mettent à genoux, en rang, du même côté. Un pompier prend le bout de l’escargot et recule, accroupi : au ras du sol, le boyau se déroule devant les genoux. On pose les mains à plat dessus. À l’autre bout, {!si-boyau|tournez un robinet d’air : « Cric, cric… l’eau s’en vient. »} {si-boyau|chuchotez dans le vrai boyau, sans le toucher des lèvres : « L’eau s’en vient! » Le dernier, l’oreille au bout, l’entend.} Le premier fait trembler ses mains, « pch! », puis son voisin, puis l’autre; le dernier arrose au loin : « Pchhhh! » {3-4a|L’eau arrive partout à la fois? On rit, on ferme le robinet, on repart.} {3-4a !multiage|Le dernier devient le premier : chacun arrose à son tour. Essayez l’eau toute lente, puis l’eau pressée.} {4-5a|Quelqu’un lève les mains : « Bouché! » L’eau s’arrête là, et l’on cherche qui.} {4-5a !multiage|On débouche d’un « pop! » et l’eau repart. Qui sait dire d’avance combien de « pch » avant le jet? On compte.} On roule le boyau en escargot, à deux paumes.',
        ),
        play(
          { 30: 6 },
          'La moitié des enfants se couche au bord de la maison et ronfle, les yeux grands ouverts. « Dring! » Les pompiers entrent à quatre pattes et touchent une épaule : « Pompier! Suis-moi! » On sort deux par deux, à quatre pattes, jusqu’au point de rassemblement. Un dormeur de trop? Un pompier en sauve deux. Là, l’enfant sauvé crie : « Ma pantoufle! » Son pompier lève la main : « Non! Reste dehors! » Tous dehors? On change. {3-4a|On crie ce que l’on veut : « Mon toutou! Mon éléphant! » La réponse est toujours non.} {3-4a !multiage|Ronflez aussi, les yeux ouverts, à la fenêtre : on vient vous toucher l’épaule, et vous demandez votre éléphant.} {4-5a|Le pompier dit par où sortir : « Le tunnel, puis la fenêtre. »} {4-5a !multiage|Au point de rassemblement, un chef compte tout le monde. Ronflez à la fenêtre : vous a-t-il oubliée? On vient vous chercher, et l’on recompte.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '« La fumée est partie. » Assis au point de rassemblement, on se compte, la main sur la tête : il ne manque personne. Trois grands souffles d’air frais. Dites ce qui est vrai : « Quand la vraie alarme sonne, tu laisses tout, tu sors avec moi par la porte et tu restes dehors. Par une fenêtre, c’est seulement avec un vrai pompier. » « Et ma pantoufle? » Il n’y a plus de fumée : un seul pompier y va. Il vous la rapporte, invisible, et vous l’enfilez : est-elle mouillée, roussie, pleine de suie? Rangez vous-même la corde, s’il y en a une.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Changez la fumée de hauteur souvent; quelqu’un court? Elle descend jusqu’au sol.',
          'Suppliez pour votre pantoufle, de plus en plus fort : leur « non » viendra d’eux.',
          'Un visage s’inquiète? « C’est une fumée pour rire. Viens tenir la fenêtre avec moi. »',
        ],
        questionsOuvertes: [
          'Où l’air est-il bon?',
          'Comment passes-tu la fenêtre?',
          'Où est l’eau, maintenant?',
          'Qui manque au point de rassemblement?',
        ],
      },
      vocabulaire: [
        'le pompier',
        'la fumée',
        'ramper',
        'la fenêtre',
        'le boyau',
        'dérouler',
        'sortir',
        'le point de rassemblement',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Il ne veut pas entrer dans le tunnel? Il fait le tour à plat ventre, ou passe par la porte. Pour la fenêtre, penchez-la un peu vers lui.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant fait la voix de la fumée, assis près de vous, et choisit quand elle descend. Il regarde si tout le monde l’a entendue.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil ou en marchette, l’enfant passe par la porte, penché vers ses genoux, et c’est lui qui compte les gens au point de rassemblement. Il n’entend pas? Votre main qui descend ou qui monte montre la fumée. Les cris le fatiguent? Le « non » se dit de la main seule.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, on rampe sur la neige tapée, et la trace de chaque pompier montre par où il est sorti.} {hiver|L’été, dans la cour, on rampe dans l’herbe, à l’ombre.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Genou rouge, tête cognée en se relevant trop tôt.',
          'Deux nez qui se rencontrent sous la fumée.',
        ],
        dangersAEliminer: [
          'Pompiers qui se rentrent dedans : les yeux restent ouverts, tous rampent dans le même sens, et le retour se fait par le bord.',
          'Tunnel ou pont : un seul à la fois; le suivant attend que les pieds soient sortis.',
          'Pied pris dans le cerceau : lâchez-le aussitôt. Il ne se passe pas autour d’un cou et ne se tire pas à deux.',
          'Corde levée, tendue, nouée ou passée autour de quelqu’un : elle reste à plat; au premier bout soulevé, vous la rangez, et le boyau devient d’air.',
          '{!10min si-boyau|Boyau levé ou traîné : comme la corde, il reste à plat, et l’on se couche pour chuchoter; ni lèvres ni doigt dedans.}',
          '{30min|Doigts écrasés : ceux qui ronflent sont au bord de la maison, à un bras l’un de l’autre.}',
          '{dedans|Table : on passe dessous, personne ne monte dessus, et l’on garde la tête basse jusqu’au bout.}',
          'Jeu pris pour vrai : si une vraie alarme sonne, on laisse tout et l’on sort; personne ne se cache, personne n’éteint.',
          '{cour|Barrière fermée avant le premier « pin-pon ».}',
          '{cour hiver|Aucun tunnel creusé dans la neige : toute niche reste ouverte sur le dessus, loin de la rue et du déneigement.}',
        ],
        supervision: 'palier2',
        allergies: [
          '{dedans|Poussière : le plancher est balayé avant que l’on rampe.} {cour|Asthme à l’effort : pompe à portée.} {cour !hiver|Piqûres : auto-injecteur prescrit sur vous.}',
        ],
      },
      observation: [
        'Motricité globale : que font ses coudes et ses genoux quand la fumée descend?',
        'Santé et sécurité : que répond-il à la pantoufle, et reste-t-il dehors lui-même?',
        'Fonction symbolique : par quoi voit-on que la fumée est là, pour lui?',
      ],
      prolongements: [
        'Au prochain exercice d’évacuation, on laisse tout en disant tout bas : « Ma pantoufle reste ici. »',
        'À la maison, l’enfant demande à son parent : « Par où on sort? Où on s’attend? », et crie « reste dehors! » si le parent veut sa pantoufle.',
      ],
      reflexionRetroaction: [
        'Qui a eu besoin de passer par la porte, et l’ai-je laissé choisir?',
        'La fumée est-elle restée un jeu pour chacun?',
      ],
    },
  },
  {
    key: 'le-derriere-d-abord-gros-ours',
    summary:
      'L’ours bâtit sa tanière, y entre à reculons, dort tout l’hiver le nez à la porte et se réveille affamé. La tête en premier, il gèle des fesses!',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['animaux-et-traces', 'mouvement-et-defis'],
    materials: ['tissus'],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'les ours',
      'ours',
      'ourson',
      'l’hibernation',
      'hibernation',
      'hiberner',
      'l’ours hiberne',
      'ours qui dort',
      'tanière',
      'faire une tanière',
      'grotte de l’ours',
      'animaux qui hibernent',
      'animaux en hiver',
      'dormir tout l’hiver',
      'se réveiller au printemps',
      'marcher à reculons',
      'couvertures',
      'couverture',
      'coussins',
      'coussin',
      'couvertures et coussins',
      'grogner comme un ours',
    ],
    seen: [
      'il rentre les fesses les premières dans la boîte pis sort juste son nez',
      'elle pousse les coussins avec sa tête pour se boucher un trou bien chaud',
      'ils se cachent sous la table dans un tas de doudous et font semblant de dormir',
      'elle cherche un coin serré où se coller quand il y a trop de bruit',
      'il demande où vont les bêtes quand il y a de la neige pis pus rien à manger',
      'il se réveille de son faux dodo en grognant qu’il a faim, donnez-moi des bleuets',
      'depuis le livre sur l’hiver, ils se font une caverne au coin doux',
      'à la sieste, il s’enroule dans sa couverture et dit réveillez-moi au printemps',
    ],
    scenes: ['imiter-animaux', 'se-cacher'],
    picture:
      'Dans des fers à cheval de couvertures, deux ours sont assis, le nez à la porte; un trottineur recule; l’éducatrice, tête dedans, gèle des fesses.',
    sheet: {
      titre: 'Le derrière d’abord, gros ours!',
      observationDepart:
        'Un enfant recule, recule, tâte du derrière et s’assoit dans un coussin. {2-3a 3-4a 4-5a|« Grrr! C’est ma maison d’ours! »} {!2-3a !3-4a !4-5a|Il se relève, et recommence aussitôt.}',
      intentionEducative:
        'Permettre à l’enfant de pousser, de rouler, de reculer sans se voir, puis de laisser son corps ralentir jusqu’à ne plus bouger.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Reculer jusque dans un petit espace et s’y asseoir ou s’y coucher.',
        'Pousser, tirer et tasser pour faire sa tanière.',
        'Passer de l’ours qui bouge à l’ours qui dort.',
        '{3-4a 4-5a|Raconter l’ours en automne, en hiver et au printemps.}',
      ],
      materiel: [
        item('Couvertures', 'une par enfant, une pour vous', 'Coussins'),
        item('Coussins', 'un par enfant, un pour vous', 'Couvertures roulées'),
        optional(
          '{2-3a 3-4a 4-5a si-tapis|Petits tapis qui ne glissent pas}',
          'un par enfant de plus de deux ans',
          null,
        ),
        optional(
          '{si-boîtes-de-carton|Grandes boîtes de carton sans dessus, un côté coupé en porte}',
          'une ou deux',
          null,
        ),
        optional('{!10min si-toutous|Toutous lavables, sans pièce qui s’arrache}', 'un par enfant', null),
        optional('{30min si-foulards|Foulards}', 'un par enfant', null),
        optional('{30min si-instruments|Instrument de musique}', '{30min si-instruments|un}', null),
        optional('{si-balles|Balle plus grosse que le poing}', '{si-balles|une}', null),
      ],
      preparation: [
        'Une tanière est un fer à cheval par terre, ouvert devant, sans toit : vous voyez tous les museaux. En couverture : roulez-la en long boudin et courbez-la. En coussins : un seul fait le fond; s’il en reste, un de chaque côté. Il en manque? Le mur fait le fond, ou deux ours sont voisins dans la même tanière. Avec les deux, le coussin fait le fond, et la couverture le tour. {si-boîtes-de-carton|Une grande boîte de carton, sans dessus, un côté coupé en porte, est une tanière toute prête.}',
        'Faites la vôtre, au milieu : on la voit de partout. {18-24m|Faites aussi, d’avance, celle de chaque trottineur, en rond autour de la vôtre.} {2-3a 3-4a 4-5a|Laissez le reste en tas, de l’autre côté du local.}',
        'Reculez les meubles : chaque ours a trois pas libres derrière lui. Pieds nus ou souliers, pas de bas qui glissent.',
        '{1adulte|Seule, votre tanière est au milieu des autres : vous tendez la main à droite comme à gauche.} {2adultes|À deux, l’une est l’ours au milieu, l’autre aide à bâtir.} {multiage|Les plus vieux bâtissent loin du milieu; les plus jeunes, près de vous.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'À quatre pattes, grognez, tapez le tour de votre tanière à deux pattes. Entrez la tête la première : votre derrière reste dehors. « Brrr! L’hiver me mord les fesses! » Sortez, tournez-vous. « Le derrière d’abord! » Entrez à reculons, en regardant par-dessus votre épaule, et assoyez-vous, le nez à la porte. « Là, j’ai chaud aux fesses, et je vois qui passe. » Montrez les couvertures ou les coussins : « L’hiver s’en vient. Les ours vont hiberner : dormir jusqu’au printemps. Votre tanière est-elle prête? »',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          '{2-3a 3-4a 4-5a|Au tas, chacun choisit de quoi faire sa tanière. On roule, on pousse de la tête et des épaules, on tasse à deux pattes.} {2-3a 3-4a 4-5a si-tapis|Avec un petit tapis, chacun le tire au fond : l’ours dormira au sec.} {!2-3a !3-4a !4-5a|Chacun essaie sa tanière, toute prête : on pousse le tour de la tête, on tasse à deux pattes.} Puis, à quatre pattes, on va manger des bleuets d’air à l’autre bout du local. « Le vent! » : chacun revient devant sa porte, se tourne et rentre, le derrière d’abord. {18-24m|Le trottineur recule, tâte, s’assoit, se relève.} {18-24m !multiage|Il s’assoit à côté? Glissez la tanière jusqu’à lui. « Bravo, le derrière! » Puis reculez, vous aussi, et assoyez-vous tout de travers : il vous pousse dedans.} {2-3a|À deux ans, on recule sur les genoux : « Boum, mon fond! »} {2-3a !multiage|« Où est la porte? » Il la cherche d’un pied, puis de l’autre. Faites le vent, tout petit, puis énorme : il rentre plus vite.} {3-4a|Peut-on entrer sans toucher le tour?} {3-4a !multiage|On grossit à chaque bleuet : les joues, les bras, le bedon. Si l’ours n’entre plus, il agrandit la porte.} {4-5a|Un ami, devant, guide : « Plus à droite! »} {4-5a !multiage|On recule debout, d’un pas, de deux, de trois au plus, et on les compte. Où arrive-t-on : au milieu, ou à côté?} {10min|Puis il neige : on dort, le nez à la porte, trois longs ronflements. « Printemps! J’ai faim! »}',
        ),
        play(
          { 20: 6, 30: 7 },
          'Assise à votre porte, baissez la voix. « Il neige… » On se couche sur le côté, le museau à la porte, et l’on ronfle, un peu plus lentement chaque fois. « Tout l’hiver, l’ours ne mange pas. Il ne fait même pas pipi! » Attendez. Puis faites la goutte : « Plic… plic… Printemps! » Une patte bouge, l’autre s’étire, l’ours sort. On se rendort tant qu’on veut. {si-toutous|Avec un toutou, l’ours a son ourson, au chaud contre son ventre.} {18-24m|Le trottineur ronfle assis; à « plic », il est déjà debout.} {18-24m !multiage|Soufflez la neige tout doucement sur sa main. Quand il veut le printemps, c’est lui qui crie; vous sortez, raide comme une bûche.} {2-3a|Les yeux fermés, on écoute la goutte.} {2-3a !multiage|Trompez-vous : « Ploc! C’est encore l’hiver! » On se recouche en riant, puis on attend le vrai « plic ».} {3-4a|Une patte dort encore : laquelle?} {3-4a !multiage|On se lève tout raide, un morceau à la fois : le nez, l’épaule, un genou, le derrière en dernier.} {4-5a|Qui ronfle le plus lentement de tous?} {4-5a !multiage|On compte cinq temps pour prendre l’air, cinq pour le laisser aller. Au milieu de l’hiver, des oursons naissent : deux ours se couchent côte à côte, l’un fait l’ourson, l’autre la mère, qui grogne tout bas.}',
        ),
        play(
          { 30: 6 },
          '« J’ai faim! » L’ours du printemps cherche partout : l’herbe au ras du plancher, les fourmis sous un coin de couverture ou de coussin, les bourgeons très haut, le bras étiré. « De la neige! » Vite, à la porte, on se tourne : le derrière d’abord! {si-instruments|Avec un instrument, un enfant joue la neige; quand il se tait, on ressort.} {si-foulards|Des foulards par terre sont des poissons : l’ours en pêche un de la patte et le rapporte à sa porte.} {18-24m|Le trottineur soulève un coin : « Miam! » Il soulève l’autre.} {18-24m !multiage|Cachez votre main sous le coin : elle gigote, c’est une grosse fourmi! Il l’attrape, puis il cache la sienne.} {2-3a|On lèche l’air, on gratte, on grogne.} {2-3a !multiage|Le bedon gronde : on le flatte. « Plein? » « Non! » On repart à quatre pattes vers l’autre mur.} {3-4a|Sur la pointe des pieds, à deux pattes, on touche le plus haut bourgeon.} {3-4a !multiage|Puis le plus bas, à plat ventre, sous une chaise. L’ours se gratte le dos au mur en passant.} {4-5a|Chacun montre sans parler ce qu’il mange; les autres devinent.} {4-5a !multiage|On choisit trois choses et l’ordre : haut, bas, dessous. Les autres font le même repas, sans se tromper.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          '« Les ours ont le ventre plein. » On s’assoit devant sa tanière, les pattes sur le bedon. {si-balles|Avec une balle, le dernier bleuet roule d’un ours à l’autre : chacun le flaire.} Le plus gros bâillement fait le tour : chacun le reçoit et le passe. {3-4a 4-5a|Qu’a fait l’ours en automne, en hiver, au printemps? On le montre avec le corps, sans un mot.} Puis toutes les tanières font un gros tas. {2-3a 3-4a 4-5a|On y porte la sienne, serrée dans les bras.} {18-24m|Le trottineur pousse la sienne à quatre pattes.} Et là, au tas, comment l’ours s’assoit-il? « Le derrière d’abord! »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Reculez en même temps qu’eux, et ratez votre porte : ils vous guideront.',
          'Dites ce que le corps fait : « Ta main a senti le bord avant ton pied. »',
          'Faites durer le silence de l’hiver une respiration de plus chaque fois.',
          '{18-24m 2-3a|Gardez une main ouverte derrière le dos du plus petit, sans le tenir.}',
        ],
        questionsOuvertes: [
          'Où est ta porte?',
          'Comment sais-tu que tu es rendu?',
          '{2-3a 3-4a 4-5a|Que mange l’ours quand il se réveille?}',
          '{3-4a 4-5a|Pourquoi garde-t-il le nez à la porte?}',
        ],
      },
      vocabulaire: ['l’ours', 'la tanière', 'reculer', 'le derrière', 'l’hiver', 'ronfler', 'affamé', 'hiberner'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Sa tanière est basse et large, tout près de vous. Il y entre par-devant? Bravo quand même : tournez-vous ensemble une fois dedans.',
        },
        {
          pour: '2-3a',
          texte:
            'Posez sa main sur le bord avant qu’il recule : il suit le bord de la main et trouve la porte. Deux pas de recul suffisent.',
        },
        {
          pour: '3-4a',
          texte:
            'Il rapetisse sa porte lui-même, d’une largeur de main à la fois, jusqu’à ce que ses hanches touchent.',
        },
        {
          pour: '4-5a',
          texte: 'Il guide un ami, ou vous, avec trois mots seulement : « recule, tourne, assis ».',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil ou en marchette, l’enfant recule entre deux tanières, et c’est la sienne. Se coucher l’inquiète? Il est l’ours qui veille, assis, et c’est lui qui annonce le printemps. Il ne l’entend pas? Touchez-lui l’épaule deux fois.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dans la cour, on recule dans ses propres pas de neige jusqu’à une tanière tracée du talon, sans toit.} {hiver|L’été, sur le gazon, la tanière est un rond d’herbe, et l’on y recule nu-pieds.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Tomber assis à côté de sa tanière.', 'Deux derrières qui se rencontrent.'],
        dangersAEliminer: [
          'Couverture ou coussin sur un visage : la tanière n’a pas de toit, on se couche dedans, jamais dessous; ce qui recouvre une tête s’enlève aussitôt.',
          'Ours couché sur un autre : côte à côte, jamais en tas.',
          '{si-boîtes-de-carton|Agrafe ou bord de carton qui coupe : ôtez-la, repliez-le; un seul ours par boîte, le dessus ouvert.}',
          '{30min si-foulards|Foulard au cou, sur un visage ou sous un pied : c’est un poisson; pêché, il reste à la porte, et on les ramasse tous avant de se mettre debout.}',
          'Recul dans un meuble ou un ami : trois pas au plus, en regardant par-dessus l’épaule, et tous en même temps.',
          'Couverture qui traîne sous les pieds : dans une tanière, elle est roulée; en chemin, elle est serrée dans les bras.',
          '{18-24m 2-3a|Couture ouverte, rembourrage, fermeture éclair qui branle : cette pièce-là sort du jeu.}',
          'Enfant qui s’endort pour vrai : il gagne son matelas, visage découvert.',
        ],
        supervision: 'palier2',
        allergies: ['Couvertures et coussins lavés sans parfum, sans plumes si un enfant y réagit.'],
      },
      observation: [
        'Motricité globale : comment recule-t-il, et que fait-il de sa tête et de ses mains?',
        'Schéma corporel : comment sait-il où finit son derrière?',
        'Fonction symbolique : à quoi voit-on qu’il est l’ours, même couché?',
      ],
      prolongements: [
        'À la sieste, chaque ours s’assoit sur son matelas le derrière d’abord, puis y couche son museau.',
        'À la maison, l’enfant montre au parent comment l’ours se met au lit : à reculons, et le nez à la porte.',
      ],
      reflexionRetroaction: [
        'Qui a ralenti pour vrai, et qu’est-ce qui l’a aidé?',
        'Ai-je laissé bâtir des tanières toutes croches?',
      ],
    },
  },
  {
    key: 'une-cocotte-zero-doigt',
    summary:
      'L’écureuil transporte sa cocotte sans les doigts, grimpe à l’arbre avec les yeux, cache, tapote et oublie. L’hiver venu, qui trouve grignote!',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['animaux-et-traces', 'arbres-et-feuilles', 'mouvement-et-defis'],
    materials: ['cocottes'],
    place: 'WOODS',
    alsoAt: {
      PARK: 'Au parc, trois ou quatre arbres voisins font la forêt, loin du sentier et de la rue.',
      YARD: 'Dans la cour, un arbre ou un poteau sert de tronc, et les feuilles du coin couvrent tout.',
    },
    seasons: ['AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'les écureuils',
      'écureuils',
      'écureuil',
      'tamia',
      'suisse',
      'provisions d’hiver',
      'faire des provisions',
      'cocottes',
      'cocotte',
      'cocottes de pin',
      'ramasser des cocottes',
      'transporter des cocottes',
      'cacher des cocottes',
      'cacher et retrouver',
      'chercher des cocottes',
      'grimper aux arbres',
      'imiter l’écureuil',
      'queue d’écureuil',
      'animaux de la forêt',
      'se cacher derrière un arbre',
      'automne en forêt',
    ],
    seen: [
      'il transporte des cocottes de pin coincées sous son menton, sans se servir de ses mains',
      'elle gratte la terre, enterre sa trouvaille et tape deux coups dessus',
      'ils cachent des glands au pied de l’arbre et se rappellent plus où',
      'il chiale que quelqu’un a volé la réserve qu’il avait cachée sous les feuilles',
      'elle veut grimper dans l’arbre comme l’animal qu’on vient de voir',
      'il demande ce que les petites bêtes mangent quand tout est gelé',
      'au bois, un suisse a traversé devant nous, ils l’imitent depuis',
      'ils reviennent de la forêt les poches pleines et cherchent où tout mettre à l’abri',
    ],
    scenes: ['ramasser', 'cacher-trouver', 'imiter-animaux', 'transporter'],
    picture:
      'Une enfant serre une cocotte sous le bras, deux amis en coincent une entre leurs épaules; un petit, la main en queue, lève le nez au pied d’un arbre.',
    sheet: {
      titre: 'Une cocotte, zéro doigt',
      observationDepart:
        'Un écureuil passe, la gueule pleine, gratte au pied d’un arbre, tapote et repart. {3-4a 4-5a|« Y a même pas de mains, lui! »} {!3-4a !4-5a|Un enfant gratte au même endroit, longtemps après.}',
      intentionEducative:
        'Permettre à l’enfant de chercher avec tout son corps comment porter, cacher et retrouver, comme l’écureuil qu’il a vu passer.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Mémoire', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Transporter une cocotte sans les doigts, d’une façon puis d’une autre.',
        'S’accroupir, gratter, se relever sans rien échapper.',
        'Cacher et retrouver une cocotte.',
        '{30min|Tourner autour d’un tronc, collé dessus, et s’arrêter net.}',
      ],
      materiel: [
        item(
          'Cocottes{2-3a| bien ouvertes, plus grosses que le poing d’un enfant}',
          'trois par enfant, trois pour vous',
          '{bois parc|Écorces tombées, larges comme deux mains}{cour|Mitaine ou chapeau de chacun, en boule}',
        ),
        optional('{2-3a|Rouleau de papier de toilette vide, pour mesurer d’avance}', '{2-3a|un}', null),
        optional('{!2-3a si-glands|Glands tombés}', '{!2-3a|deux par enfant}', null),
        optional('{!2-3a si-corde|Corde}', '{!2-3a|une, longue de quatre pas}', null),
        item('{bois|Dossards voyants}', '{bois|un par personne, par-dessus le manteau}', '{bois|Manteaux orange vif}'),
      ],
      preparation: [
        '{bois parc|Choisissez trois ou quatre arbres voisins, à dix pas les uns des autres au plus.} {bois parc|Levez les yeux : sous une branche morte ou suspendue, on s’en va plus loin.} {cour|Choisissez deux ou trois troncs ou poteaux, loin de la barrière et des balançoires.} Faites-en le tour avec les enfants, une main sur chaque tronc : voilà le pays des écureuils. Le plus gros est le tronc des provisions.',
        'Remuez les feuilles du pied avant les mains : verre, crottes, champignons, guêpes engourdies. {2-3a|Essayez chaque cocotte dans un rouleau de papier de toilette : celle qui passe reste hors du jeu. Mouillée, une cocotte se referme : essayez-la de nouveau.} Peu de cocottes? Semez au milieu du pays celles que vous trouvez.',
        'Sans cocotte, {bois parc|les écorces tombées se transportent et se cachent}{cour|la mitaine ou le chapeau de chacun, en boule, se transporte et se cache} de la même façon.',
        '{1adulte|Seule, tenez-vous au milieu du pays; de là, vous voyez tous les troncs.} {1adulte multiage|Avec plusieurs âges, prenez six enfants au plus.} {2adultes|À deux, l’une tient le milieu, l’autre suit les écureuils d’un tronc à l’autre.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Une main dans le dos fait la queue, qui sautille : « Tchic, tchic, tchic! » Prenez une cocotte entre vos deux poignets. « Un écureuil, ça n’a pas de sac. Zéro doigt! » Elle tombe. Essayez sous le bras : elle tient. Au pied d’un arbre, levez le nez et faites grimper vos yeux jusqu’à la plus haute branche. « Personne ne regarde? » Grattez, déposez, couvrez de feuilles, tapotez deux fois. « Celle-là, c’est pour l’hiver. »',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'On ramasse une cocotte, une seule, et on la transporte sans les doigts jusqu’à un tronc. Là, les yeux grimpent jusqu’en haut; puis on gratte, on cache, on tapote, et l’on va en chercher une autre. {2-3a|À deux ans, les deux bras la serrent contre le manteau : zéro doigt!} {2-3a !multiage|Elle roule par terre? « Tchic! » On la reprend entre les poignets, entre les genoux. Accroupissez-vous près d’un tronc : ils en cachent une dans votre capuchon, sous votre pied.} {3-4a|Sous le bras, dans le pli du coude, entre les genoux : de quelle façon tient-elle le mieux?} {3-4a !multiage|Marchez à côté avec la vôtre et échappez-la toujours : ils vous montrent leur truc. Puis on change de truc à chaque voyage.} {4-5a|À quatre ans, on se met par deux, une cocotte coincée entre deux épaules, et l’on avance du même pas.} {4-5a !multiage|Trop facile? On enjambe une racine ou une branche couchée. On choisit une souche, une roche, près de sa cachette, pour la retrouver.} {!2-3a si-glands|Avec des glands, chacun en transporte un à plat sur le dos de la main.} {!2-3a si-corde|Avec une corde couchée par terre, l’écureuil marche dessus, un pied devant l’autre, sa cocotte sous le bras.} {10min|Puis « J’ai faim! » : on retourne gratter; qui n’en trouve plus fouille à côté.}',
        ),
        play(
          { 20: 6, 30: 7 },
          '« Brrr, l’hiver. J’ai faim! » On retourne à ses cachettes, on gratte, et l’on rapporte ce que l’on trouve, zéro doigt, au tronc des provisions. Trompez-vous d’arbre et grattez en vain : « Elle était là! » C’est celle d’un autre? Chez les écureuils, qui trouve grignote : on fait semblant, la cocotte loin de la bouche. {2-3a|À deux ans, donnez le bout du chemin : « Derrière la racine. »} {2-3a !multiage|Il l’a trouvée? Il la recache au même endroit et la retrouve, très fier. Grattez avec lui, feuille par feuille : « Pas là… pas là… tchic! »} {3-4a|À trois ans, on revient au tronc, on regarde en haut : était-ce bien celui-là?} {3-4a !multiage|Deux écureuils grattent le même trou? L’un gratte, l’autre tapote, et ils partagent. Puis on recache toutes les cocottes ailleurs.} {4-5a|À quatre ans, on dit avant de partir combien on en a caché, et combien on espère.} {4-5a !multiage|On fait semblant de cacher, comme un vrai écureuil que l’on épie : on gratte, on tapote, et le trou est vide. Qui s’y laisse prendre?}',
        ),
        play(
          { 30: 6 },
          'Ouvrez les bras en ailes : « La buse! » Chaque écureuil se colle le ventre à un tronc, du côté où vous n’êtes pas. Plusieurs au même tronc? On se serre l’un derrière l’autre. Marchez lentement autour des troncs : ils tournent aussi, à petits pas, toujours de l’autre bord. Vous vous arrêtez? Plus un poil ne bouge, les yeux seuls grimpent. {2-3a|À deux ans, on se colle, on rit, et l’on sort la tête : « Coucou, écureuil! »} {2-3a !multiage|Repartez de l’autre côté, très lentement. Il tourne à l’envers? Vous voilà nez à nez : la buse a peur et se sauve!} {3-4a|Changez de côté d’un coup : à trois ans, on repart à l’envers, en riant.} {3-4a !multiage|Un enfant fait la buse à son tour. Elle ne touche personne : elle plane, s’arrête, repart.} {4-5a|À quatre ans, deux par tronc, on tourne sans se pousser : qui dit « à gauche »?} {4-5a !multiage|La buse, un enfant maintenant, tourne le dos : on file au tronc voisin. Elle se retourne? On est collé, ou l’on est une statue.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Les écureuils rentrent au tronc des provisions. Assis, les genoux serrés, chacun s’enroule dans ses bras : c’est sa queue, bien chaude. On met les cocottes trouvées en tas, pour les vrais écureuils.{cour| Mitaines et chapeaux, eux, reviennent à leur maître.} « Et celles qu’on a oubliées? » Dites-le : « L’écureuil en oublie aussi. Une graine oubliée devient parfois un arbre. » Faites grimper les yeux une dernière fois, très lentement, des racines jusqu’au ciel. Comptez les enfants, frottez les mains; on les lavera en rentrant.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Échappez votre cocotte souvent : leur truc sera meilleur que le vôtre.',
          'Levez le nez à chaque tronc, et attendez que leurs yeux arrivent en haut.',
          'Dites comment le corps tient : « Ton coude est fermé, elle ne glisse plus. »',
          '{2-3a|Retenez une cachette par enfant : vous saurez l’y ramener.}',
        ],
        questionsOuvertes: [
          'Comment la tiens-tu sans les doigts?',
          'Où finit cet arbre, tout en haut?',
          '{3-4a 4-5a|À quoi vas-tu reconnaître ta cachette?}',
          '{4-5a|Que devient une cocotte oubliée?}',
        ],
      },
      vocabulaire: [
        'l’écureuil',
        'la cocotte',
        'transporter',
        'gratter',
        'la cachette',
        'le tronc',
        'les provisions',
        '{30min|la buse}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Un seul tronc, et quelques cocottes semées tout près : trois pas, et il cache. Ses doigts s’en mêlent? Dites « zéro doigt » pour les vôtres, et laissez les siens.',
        },
        {
          pour: '3-4a',
          texte: 'Il choisit un tronc à lui, avec un signe : une bosse, un trou. Il y touche à chaque voyage.',
        },
        {
          pour: '4-5a',
          texte:
            'Il invente une façon que personne n’a essayée, la montre sans parler, et tout le groupe fait un voyage de cette façon-là.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, la cocotte voyage sur ses genoux, et un ami gratte où il pointe. Il voit peu? Sa cachette est entre deux racines qu’il a tâtées. L’écorce le pique? La cocotte se roule dans sa tuque, et la tuque se transporte.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’hiver, on cherche sous les sapins des écailles de cocotte en tas : un écureuil a dîné là.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Cocotte qui pique le menton ou le bras.',
          'Genoux mouillés, cachette pillée, grosse déception.',
        ],
        dangersAEliminer: [
          'Rien à la bouche : cocottes, {!2-3a si-glands|glands, }plantes, petits fruits et champignons, on les regarde, on ne les goûte pas. {20min 30min|On grignote pour rire, la cocotte loin de la bouche.}',
          '{2-3a|Cocotte ou écaille qui passe dans un rouleau de papier hygiénique : elle reste hors du jeu.}',
          'Arbre : les yeux seuls grimpent, les pieds restent par terre. {bois parc|Branche morte, grand vent : on change d’arbre.}',
          'Enfant hors de vue : personne ne sort du pays, et vous comptez souvent, et à chaque retour au tronc des provisions.',
          'Cocotte lancée : elle se porte; en l’air, elle sort du jeu.',
          '{!2-3a si-corde|Corde tirée ou soulevée : elle reste par terre, et vous la reprenez dès la fin.}',
          '{bois|Période de chasse : un boisé où elle est interdite, un dossard voyant ou un manteau orange vif sur chaque dos.}',
          'Animal inconnu, blessé ou mort : on regarde à distance, sans toucher ni nourrir, et l’on ne court pas après; mains lavées.',
          '{parc|Rue, sentier, chien inconnu : le pays s’arrête loin avant.} {cour|Barrière fermée, buisson à épines hors du pays.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Piqûres : auto-injecteur sur vous. Résine et moisissures : mains lavées au retour, pompe à portée.{!2-3a si-glands| Noix : l’enfant allergique garde une cocotte, et les glands restent entiers.}',
        ],
      },
      observation: [
        'Motricité globale : avec quelle partie du corps transporte-t-il, et que change-t-il quand ça tombe?',
        'Mémoire : à quoi se fie-t-il pour retourner à sa cachette?',
        'Schéma corporel : {30min|quand il est collé au tronc, sait-il ce qui dépasse?} {!30min|quand il porte, sent-il que la cocotte glisse?}',
      ],
      prolongements: [
        'Revenez au même endroit dans une semaine : retrouve-t-on une cocotte oubliée?',
        'À la maison, l’enfant transporte un bas roulé sans les doigts, le cache, et son parent le cherche.',
      ],
      reflexionRetroaction: [
        'Qui a inventé une façon de porter, et l’a-t-on vue?',
        'Comment ai-je accueilli celui qui n’a rien retrouvé?',
      ],
    },
  },
  {
    key: 'gratte-gratte-gros-dos-d-ours',
    summary:
      'Ça pique dans le dos! L’ours marche sur ses pattes, se frotte à l’arbre, pêche un poisson qui glisse, flaire le vent et se lève pour mieux sentir.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['animaux-et-traces', 'mouvement-et-defis', 'arbres-et-feuilles'],
    materials: [],
    place: 'PARK',
    alsoAt: {
      WOODS: 'Au bois, la forêt de l’ours tient entre quatre ou cinq arbres choisis d’avance.',
      YARD: 'Dans la cour, on se gratte à un arbre, à un poteau, à la clôture ou au dos d’un ami.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    onlyNamed: ['WATER'],
    calls: [
      'les ours',
      'ours',
      'ours noir',
      'ourson',
      'marcher comme un ours',
      'marche de l’ours',
      'imiter l’ours',
      'imiter les animaux',
      'faire l’ours',
      'se gratter le dos à l’arbre',
      'se frotter à un arbre',
      'ours qui pêche',
      'ours debout',
      'flairer',
      'grogner',
      'animaux de la forêt',
      'animaux sauvages',
      'marcher à quatre pattes dehors',
      'sans matériel',
    ],
    seen: [
      'il marche les fesses en l’air, les mains à terre, en poussant des gros grrr',
      'elle se frotte le dos sur le poteau de la balançoire en pliant les genoux',
      'ils se collent dos contre dos et montent et descendent en riant',
      'ça lui pique entre les omoplates, il est pas capable de se rejoindre',
      'elle lève le nez, renifle l’air et dit que ça sent le barbecue du voisin',
      'il est lourd et maladroit, il veut être la plus grosse bête du parc',
      'depuis la sortie au zoo, ils pêchent des saumons d’air à grands coups de patte',
      'au parc, il s’est adossé au gros érable et s’est gratté comme une bête',
    ],
    scenes: ['imiter-animaux', 'sentir'],
    picture:
      'Deux enfants, genoux pliés, se frottent le dos à un arbre, ravis; deux amis se grattent dos à dos; un ours et l’éducatrice arrivent à quatre pattes.',
    sheet: {
      titre: 'Gratte, gratte, gros dos d’ours!',
      observationDepart:
        'Un enfant marche sur les mains et les pieds, le derrière en l’air. {3-4a 4-5a|« Grrr! Je suis un ours! » Il se frotte à l’arbre, et deux autres le suivent.} {!3-4a !4-5a|« Grrr! » Il se frotte à l’arbre et ferme les yeux.}',
      intentionEducative:
        'Offrir de devenir l’ours par tout le corps : porter son poids sur les mains, frotter son dos, se dresser, attendre sans bouger.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        'Marcher sur les mains et les pieds, s’arrêter, repartir.',
        'Plier et déplier les genoux, le dos appuyé.',
        '{20min 30min|Attendre sans bouger, puis frapper vite de la patte.}',
        '{30min|Se dresser et tourner la tête pour chercher une odeur.}',
      ],
      materiel: [
        optional('{bois printemps automne|Dossards voyants}', 'un par personne', '{bois|Chandails orange vif}'),
      ],
      preparation: [
        '{parc|Choisissez trois ou quatre arbres au bord d’une pelouse, loin de la rue et du sentier.} {bois|Choisissez quatre ou cinq arbres voisins, près du sentier, et nommez-les : personne ne va plus loin.} {cour|Choisissez un coin d’herbe, près d’un arbre, d’un poteau ou de la clôture. Rien de tout cela? On se gratte dos à dos.} {bois parc|Levez les yeux : sous une branche morte ou suspendue, on change d’arbre.}',
        'Marchez le coin à quatre pattes avant eux : verre, crottes, roches, épines, fourmilière. Passez la main sur l’écorce à la hauteur d’un dos d’enfant : ni bout de branche, ni clou, ni résine fraîche.',
        '{20min 30min bois parc|Une bande d’herbe large de deux pas, entre deux arbres, sera la rivière : elle est sèche, on la voit avec ses yeux d’ours.} {20min 30min cour|Une bande d’herbe large de deux pas, au bord de ce coin, sera la rivière : elle est sèche, on la voit avec ses yeux d’ours.}',
        '{1adulte|Seule, soyez l’ours du milieu, toujours tournée vers les autres.} {1adulte multiage|Avec plusieurs âges, prenez six enfants au plus.} {2adultes|À deux, l’une mène les ours, l’autre ferme la marche.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Accroupie, réveillez l’ours : une patte s’étire, l’autre aussi, un bâillement énorme. Posez les mains, levez le derrière, faites six pas lourds. Arrêtez-vous. Tortillez une épaule, puis l’autre. « Ça pique… Ça pique au milieu du dos! » Votre patte n’y arrive pas. Collez le dos à l’arbre{cour|, au poteau ou à la clôture}, pliez les genoux, montez, descendez. « Gratte, gratte… aaaah! » Grognez vers les enfants : à partir d’ici, vous n’êtes plus que des ours.',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'Les ours marchent sur les mains et les pieds, lourds, le derrière haut. « Ça pique! » crie un ours : tous cherchent de quoi se gratter, le dos collé, et les genoux plient, montent, descendent. Pas d’arbre libre? On se gratte dos à dos avec un ami. {2-3a|À deux ans, on marche comme on peut, à quatre pattes ou debout, et l’on se frotte en grognant.} {2-3a !multiage|« Où ça pique? » Le bedon! La fesse! On frotte avec la patte, puis contre l’arbre. Grattez le vôtre très fort et poussez un gros soupir : il l’imite.} {3-4a|À trois ans, l’ours choisit ce qui pique : l’épaule, la hanche, le derrière.} {3-4a !multiage|Frotter sa hanche à l’arbre, comment se place-t-on? Puis l’ours content repart : le pas est tout mou. L’ours fâché : le pas pèse.} {4-5a|À quatre ans, la main et le pied du même côté avancent ensemble : l’ours se balance.} {4-5a !multiage|On se gratte sans les mains, de tout en bas jusqu’à tout en haut : qui laisse sa marque le plus haut? L’ours suivant, le nez dessus, cherche qui est passé.}',
        ),
        play(
          { 20: 6, 30: 7 },
          '« La rivière! » Les ours s’alignent au bord de la bande d’herbe, côte à côte, à un bras l’un de l’autre. On fixe l’herbe, plus un poil ne bouge. « Là! » La patte frappe à plat : plouf! Le poisson invisible se prend entre deux pattes. « Il glisse! » On le rattrape, on le porte debout jusqu’à la rive, et l’on se régale. {2-3a|À deux ans, on frappe des deux mains : plouf, plouf!} {2-3a !multiage|Votre poisson vous échappe, saute sur votre tête, dans votre cou : l’enfant vous le reprend. Puis son poisson à lui glisse, et c’est vous qui courez.} {3-4a|À trois ans, on attend longtemps, puis on frappe d’un coup.} {3-4a !multiage|Quelle grosseur, ton poisson? On l’ouvre entre les bras. S’il est énorme, deux ours le portent, à petits pas.} {4-5a|À quatre ans, on compte ses souffles avant de frapper : cinq, sans bouger.} {4-5a !multiage|Les ours entrent dans la rivière, et le courant les pousse : on traverse de côté, les jambes écartées, sans tomber.}',
        ),
        play(
          { 30: 6 },
          'Arrêtez-vous, une patte en l’air : « Snif, snif. » Le nez des ours descend : l’herbe, l’écorce, une feuille, la terre. Puis on se lève sur deux pattes, le nez au vent, et l’on tourne la tête. « Il se lève pour mieux sentir. » Un ours montre du museau d’où ça vient, et tous y vont à quatre pattes. {2-3a|À deux ans, on sent, on fait « miam » ou « pouah ».} {2-3a !multiage|On tombe sur ses pattes, « boum », et l’on se relève : cinq fois, dix fois. Où est le nez? En bas! En haut!} {3-4a|À trois ans, on dit ce que ça sent : « le champignon », « le soulier ».} {3-4a !multiage|Deux odeurs pareilles? On va de l’une à l’autre, le nez au sol, pour comparer. L’ours qui n’aime pas ça recule de trois pas.} {4-5a|À quatre ans, l’ours debout ferme les yeux et montre de la patte d’où souffle le vent.} {4-5a !multiage|Un ours choisit une odeur, en fait une devinette : « Ça sent mouillé, c’est haut comme mon genou. » Les autres la cherchent du nez.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Les ours sont fatigués : les pas ralentissent, les têtes pendent. Assis deux par deux, dos à dos, on se gratte une dernière fois, tout doucement, et l’on s’arrête. On sent l’ami respirer. {3-4a 4-5a|Chacun grogne ce que son ours a aimé; les autres devinent.} {2-3a !3-4a !4-5a|Un grognement, le plus petit possible, à tour de rôle.} Soufflez long, étirez une patte, et redevenez des enfants : debout, en secouant sa fourrure. Comptez-les, frottez les mains; on les lavera au retour.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Restez l’ours : un grognement et un geste suffisent presque toujours.',
          'Soupirez quand le dos est gratté : le plaisir fait recommencer.',
          'Montrez le poids du corps : « Tes mains te portent. Ton derrière est plus haut que ta tête. »',
        ],
        questionsOuvertes: [
          'Où est-ce que ça pique, gros ours?',
          'Comment te grattes-tu sans les mains?',
          '{20min 30min|Que fait l’ours pendant que le poisson approche?}',
          '{30min|Pourquoi l’ours se lève-t-il?}',
        ],
      },
      vocabulaire: [
        'l’ours',
        'la patte',
        'grogner',
        'se gratter',
        'l’écorce',
        'lourd',
        '{20min 30min|pêcher}',
        '{30min|flairer}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Il se fatigue vite sur les mains : l’ours se lève, marche deux pas debout, retombe. Grattez-lui le dos, s’il vous le tend.',
        },
        {
          pour: '3-4a',
          texte:
            'Il mène la marche : les ours font ses pas, ses arrêts et ses grognements, jusqu’au prochain « ça pique ».',
        },
        {
          pour: '4-5a',
          texte:
            'Il raconte la journée de son ours en gestes, sans un mot, et vous la dites tout haut; il corrige de la tête.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, l’ours se frotte les épaules au dossier, et ses bras font les pas lourds. Les mains n’aiment pas l’herbe? L’ours marche sur ses poings, ou debout, le dos rond. On ne le touche pas s’il n’aime pas ça : son dos est pour l’arbre.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’hiver, l’ours dort : dans la neige, on fait plutôt le renard, qui écoute, saute et gratte.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Mains vertes, genoux mouillés, chandail plein d’écorce.',
          'Basculer sur le nez en marchant.',
        ],
        dangersAEliminer: [
          'Verre, crotte ou épine sous la main : le coin est marché avant le jeu, et l’on n’en sort pas.',
          'Main écrasée : une longueur d’ours entre deux ours, et l’on s’arrête quand celui d’en avant s’arrête.',
          '{bois parc|Branche morte, grand vent : on change d’arbre.} Dos éraflé : chandail rentré dans le pantalon, on frotte de haut en bas, sans se cogner à l’arbre.',
          '{20min 30min|Coup de patte : on frappe l’herbe devant soi, à un bras du voisin, jamais quelqu’un.}',
          '{30min|Nez dans une fleur habitée ou un trou : on regarde d’abord s’il y a quelqu’un.}',
          '{bois|Trace ou crotte d’ours fraîche : on joue ailleurs ce jour-là. Un vrai ours, on s’en éloigne à reculons, tous ensemble, sans courir.}',
          '{bois printemps automne|Période de chasse : un boisé où elle est interdite, un vêtement orange vif ou un dossard sur chaque dos, le vôtre aussi; rien de brun ni de noir par-dessus.}',
          '{bois parc|Enfant hors de vue : personne ne dépasse les arbres choisis; on compte à chaque arrêt.} {parc|Rue et chiens : le jeu s’arrête loin avant.} {cour|Barrière fermée; poteau et clôture sans broche qui dépasse.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Piqûres : auto-injecteur sur vous. Herbe et pollen : pompe à portée, mains et visage rincés au retour.',
        ],
      },
      observation: [
        'Motricité globale : comment répartit-il son poids entre ses mains et ses pieds?',
        'Schéma corporel : quelle partie de son dos trouve-t-il, et que plie-t-il pour y arriver?',
        'Fonction symbolique : qu’est-ce qui reste de l’ours quand il s’arrête?',
      ],
      prolongements: [
        'Au retour, l’ours se gratte le dos au cadre de porte du vestiaire avant d’ôter son manteau.',
        'À la maison, l’enfant et son parent se grattent dos à dos, debout, en pliant les genoux.',
      ],
      reflexionRetroaction: [
        'Suis-je restée l’ours jusqu’au bout?',
        'Qui a préféré regarder, et quel moment l’aurait fait entrer?',
      ],
    },
  },
  {
    key: 'mon-ombre-me-tient-par-les-pieds',
    summary:
      'Lui marcher sur les pieds, sauter pour la décoller, la perdre dans la grande ombre, la retrouver, lui faire serrer la main d’une amie. Et si un nuage passe?',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['lumiere-et-ombre'],
    materials: ['craies'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, on joue au bord de l’ombre d’un arbre ou d’un abri, loin du sentier et de la rue.',
    },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'mon ombre',
      'ombre',
      'les ombres',
      'jouer avec son ombre',
      'ombre au soleil',
      'marcher sur son ombre',
      'marcher sur les pieds de son ombre',
      'piler sur son ombre',
      'perdre son ombre',
      'retrouver son ombre',
      'elle me suit',
      'pourquoi mon ombre me suit',
      'serrer la main d’une ombre',
      'ombre qui disparaît',
      'jour de soleil',
      'nuage devant le soleil',
      'craies',
      'craie',
      'tracer son ombre',
      'ombre par terre',
    ],
    seen: [
      'il pile sur la tache noire devant lui et elle avance chaque fois',
      'elle saute à pieds joints pour voir si la forme noire va se décoller',
      'ils font toucher leurs mains par terre sur l’asphalte sans se toucher pour vrai',
      'elle a peur de la chose qui la suit, elle court pour s’en débarrasser',
      'il me demande pourquoi son double est parti quand le soleil s’est caché',
      'il crie lâche-moi à celui qui lui colle aux talons sur le trottoir',
      'en sortant dehors à matin, ils ont vu des bonshommes étirés sur le mur de brique',
      'au parc, sous le gros arbre, elle a perdu la sienne et l’a cherchée partout',
    ],
    scenes: ['ombre-lumiere', 'pourquoi'],
    picture:
      'Deux enfants tendent le bras sans se toucher : par terre, leurs ombres se serrent la main; un petit saute, son ombre décollée; à droite, la grande ombre.',
    sheet: {
      titre: 'Mon ombre me tient par les pieds',
      observationDepart:
        'Un enfant recule; la tache noire recule aussi. Il tape du pied dessus. {3-4a 4-5a|« Lâche-moi! »} {!3-4a !4-5a|Il se penche, et elle se penche.}',
      intentionEducative:
        'Éveiller la curiosité de l’enfant pour son ombre : où elle commence, quand elle s’en va, ce qui la ramène.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
      ],
      objectifs: [
        'Reconnaître son ombre et la faire bouger exprès.',
        'La perdre et la retrouver, en passant de la lumière à la grande ombre.',
        '{30min 3-4a 4-5a|Placer son corps pour que deux ombres se touchent sans que l’on se touche.}',
        '{3-4a 4-5a|Dire son idée sur ce qui fait partir l’ombre, et l’essayer.}',
      ],
      materiel: [
        item(
          'Craies',
          '{2-3a multiage|une par enfant de trois ans et plus, une pour vous}{2-3a !multiage|une, pour vous}{!2-3a|une par enfant}',
          'Doigt, qui suit le bord de l’ombre',
        ),
        item('Gourdes d’eau', 'une par enfant, dans la grande ombre', 'Pichet et verres'),
        optional('{si-ballons|Ballon mou, de jeu}', '{si-ballons|un, pour vous}', null),
        optional(
          '{!10min 3-4a 4-5a si-roches|Roches plus grosses que le poing}',
          'deux par enfant de trois ans et plus',
          null,
        ),
        optional('{si-vaporisateurs|Vaporisateurs d’eau claire}', 'un pour deux enfants', null),
        optional('{30min si-cerceaux|Cerceau}', '{30min si-cerceaux|un}', null),
        optional('{si-foulards|Foulards}', 'un par enfant', null),
      ],
      preparation: [
        'Choisissez un jour clair et l’heure où votre ombre est à peu près aussi longue que vous. {ete printemps|C’est en début de matinée, ou en fin d’après-midi. Bien plus courte que vous? Le soleil est trop haut : attendez.} {automne|À l’automne, presque tout le jour convient.} Chapeaux sur les têtes, et crème solaire selon l’autorisation des parents.',
        'Trouvez un sol plat et pâle, {cour|sur l’asphalte, le patio ou la terre tapée, au bord de la grande ombre d’un mur ou d’un arbre}{parc|sur l’allée large ou l’herbe rase, au bord de la grande ombre d’un arbre ou d’un abri}. C’est là que l’on perdra les ombres, et que l’on boira.',
        'Les craies sortent de votre poche au moment du tour, et y reviennent. Sans craie, ou sur l’herbe, le doigt fait le même tour. {2-3a|À deux ans, c’est toujours le doigt; la craie est dans votre main.} {1adulte|Seule, tenez-vous sur la ligne où la grande ombre commence : vous voyez les deux côtés.} {2adultes|À deux, l’une est au soleil, l’autre dans la grande ombre.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Marchez, le soleil dans le dos, et arrêtez-vous net. « Il y a quelqu’un qui me tient par les pieds. » Secouez un pied, puis l’autre : elle tient encore. « Lâche-moi! » Faites trois pas de côté, accroupissez-vous, relevez-vous. Regardez les enfants, puis le sol : « Vous aussi! Chacun la sienne. » {si-ballons|Avec un ballon, faites-le rebondir : son ombre le lâche, puis le rattrape.} Touchez le bout de votre soulier, puis le pied de votre ombre : « C’est ici qu’elle est attachée. La vôtre, par où vous tient-elle? » {!10min 3-4a 4-5a si-roches|Avec des roches, on en pose une à ses talons, une au bout de son ombre : on y reviendra.}',
        ),
        play(
          { 10: 6, 20: 7, 30: 8 },
          'De la craie ou du doigt, on fait le tour de ses souliers : c’est là qu’elle tient. On lui marche sur les pieds; on essaie d’attraper sa tête, qui avance toujours. Comment la décoller? On saute : un instant, elle a lâché! {si-vaporisateurs|Avec un vaporisateur, on l’arrose : elle tient encore!} Un nuage passe? « Nuage! » : on garde la pose, et qui voit la sienne revenir lui dit « allô! ». {2-3a|À deux ans, on tape dessus du pied, on lui fait « bye ».} {2-3a !multiage|Faites danser la vôtre à côté de la sienne : bras en haut, bras en bas. Où est passé ton bras? Puis on saute, « hop, décollée! », et on la retrouve sous ses pieds.} {3-4a|À trois ans, on se met à quatre pattes : combien de bouts la tiennent?} {3-4a !multiage|Sur une fesse, sur un coude, sur un seul pied : où est-elle attachée, maintenant? Montrez une ombre drôle; un ami la fait aussi.} {4-5a|À quatre ans : devant, derrière, à côté, comment la faire passer là où l’on veut?} {4-5a !multiage|On marche vers son ombre, puis dos à elle : de quel bord est le soleil? On le dit sans le regarder. Toutes les ombres pointent-elles du même bord? On vérifie.} {10min|Enfin, on entre dans la grande ombre : perdue! On ressort : la voilà.}',
        ),
        play(
          { 20: 6, 30: 7 },
          'On s’avance vers la grande ombre. Qu’est-ce qui y entre en premier, la tête de son ombre ou ses pieds? Un pas de plus : perdue! « Ombre, où es-tu? » On ressort : la voilà, aux pieds. {3-4a 4-5a|Puis, deux par deux, l’un se fige au soleil, l’autre suit le bord de son ombre, de la craie ou du doigt, et l’on échange.} {!3-4a !4-5a|Puis un ami se fige au soleil; suivez de la craie le bord de son ombre, les doigts des autres derrière.} On s’en va : qu’est-ce qui reste par terre? {2-3a|À deux ans, on entre : « Partie! » On sort : « Allô! » Dix fois.} {2-3a !multiage|Restez au bord, une main au soleil : « Regarde, il me reste une main. » L’enfant sort un pied, un bras, sa tête, et cherche ce qui est revenu.} {3-4a|À trois ans : où sort-elle, devant ou derrière soi? On montre avant d’y aller.} {3-4a !multiage|Un enfant reste perdu; un ami, au soleil, lui dit quand un morceau dépasse : « Je vois ton coude! »} {4-5a|À quatre ans : peut-on la perdre en plein soleil, roulé en boule, ou derrière un ami?} {4-5a !multiage|On essaie chaque idée, on dit ce qu’il en reste. L’ami revient au même endroit : son ombre reprend-elle la même place?}',
        ),
        play(
          { 30: 6 },
          '« Mon ombre voudrait serrer une main. » Debout au soleil, deux par deux, on ouvre un bras l’un vers l’autre : les mains d’ombre se rejoignent par terre, les vraies ne se touchent pas. « Enchantée! » {si-cerceaux|Avec un cerceau levé, dos au soleil, on fait un rond d’ombre par terre : deux ombres s’y serrent la main.} {2-3a|À deux ans, tendez votre bras : c’est votre ombre qui vient serrer la sienne, ou lui flatter la tête.} {2-3a !multiage|Votre ombre lui chatouille les pieds. La sienne vous chatouille? Riez bien fort. Puis les deux ombres se disent bonne nuit : on se penche, on s’accroupit, on se roule en boule.} {3-4a|À trois ans, on cherche la bonne place : on fait un pas, on allonge un doigt.} {3-4a !multiage|Les ombres se donnent un bec, se tapent dans la main, dansent. Qui s’est touché pour vrai recule d’un pas.} {4-5a|À quatre ans : trois ombres peuvent-elles se tenir par la main? Et le groupe?} {4-5a !multiage|On fait une bête à deux têtes et quatre bras, puis on en suit le bord, de la craie ou du doigt. Un autre cherche où se placer pour que son ombre entre dans la bête.}',
        ),
        closing(
          { 10: 2, 20: 4, 30: 5 },
          'Tous sur la ligne, un pied au soleil, un pied à l’ombre : une moitié d’ombre dit au revoir de la main. {si-foulards|Avec un foulard au bout du bras, elle a une aile et la secoue.} Puis on recule ensemble dans la grande ombre, et l’on s’assoit. {3-4a 4-5a|Où est-elle, en ce moment? Écoutez toutes les idées : partie dîner, couchée sous soi, mêlée à la grande. N’en corrigez aucune.} {2-3a !3-4a !4-5a|« Bye, ombre! » On regarde ses souliers : plus personne.} On boit, on souffle. Pour rentrer, repassez au soleil, un par un : chacun montre la sienne en passant, et vous comptez les enfants. {!10min 3-4a 4-5a si-roches|À ses deux roches, les talons à la même place, on regarde : l’ombre a-t-elle bougé?}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Saluez la vôtre chaque fois qu’elle revient : « Te voilà, toi! »',
          'Le nuage reste? On joue à l’ombre sans soleil : assis à deux, semelle contre semelle, l’un bouge et l’autre fait tout comme lui, jusqu’au retour du soleil. {2-3a|À deux ans, son ombre, c’est vous.}',
          'Redites l’idée de l’enfant sans la corriger : « Tu penses qu’elle dort. Comment le savoir? »',
        ],
        questionsOuvertes: [
          'Par où te tient-elle?',
          'Où est-elle passée?',
          '{3-4a 4-5a|Comment la faire revenir?}',
          '{4-5a|Pourquoi vont-elles toutes du même bord?}',
        ],
      },
      vocabulaire: [
        'l’ombre',
        'le soleil',
        'le nuage',
        'attachée',
        'disparaître',
        'revenir',
        '{3-4a 4-5a|devant, derrière}',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Il ne la voit pas encore comme la sienne? Posez votre main dans l’air au-dessus de son ombre : une main noire le touche. Il lève la sienne pour répondre.',
        },
        {
          pour: '3-4a',
          texte:
            'Il donne un ordre à son ombre : « Assise! » Elle obéit seulement s’il le fait lui-même. Il cherche un ordre qu’elle refuserait.',
        },
        {
          pour: '4-5a',
          texte:
            'Il marque le bout de la tête de son ombre d’un trait de craie ou d’un brin d’herbe, et y revient à la fin, les pieds à la même place : a-t-elle bougé?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'En fauteuil, l’ombre tient par les roues : où commence-t-elle? Il voit peu? Il sent sur sa joue le chaud du soleil et le frais de la grande ombre, et il annonce « perdue! ».',
        },
        {
          pour: 'autre_saison',
          texte: 'L’hiver, le soleil est bas, et l’ombre très longue sur la neige. Jusqu’où va sa tête?',
        },
      ],
      securite: {
        risquesAcceptes: ['Tomber en reculant, genou éraflé.', 'Épaule qui en frôle une autre, les yeux au sol.'],
        dangersAEliminer: [
          'Regard vers le soleil : personne ne le regarde, même une seconde, même derrière un nuage; on le cherche en regardant de quel bord tombe l’ombre.',
          '{ete|Coup de chaleur, coup de soleil, surface brûlante, piqûres : chapeaux, peau couverte, sol touché de la main avant d’y poser les enfants, eau et pause dans la grande ombre après chaque jeu.} {printemps automne|Coup de soleil : chapeaux, eau, et pause dans la grande ombre entre deux jeux.}',
          'Collision, les yeux au sol : on marche, et « nuage! » fige tout le monde.',
          '{si-vaporisateurs|Jet au visage : le bec vise le sol; un vaporisateur qui a tenu un nettoyant ne sert pas.}',
          '{si-foulards|Foulard au cou ou sous un pied : il reste au bout du bras.}',
          '{!10min 3-4a 4-5a si-roches|Roche lancée ou sous un pied : elle reste posée, et on la contourne.}',
          '{2-3a|Bout de craie à la bouche : vous seule tenez la craie près des enfants de deux ans; bouts cassés dans votre poche, bouche rincée.}',
          '{cour|Barrière fermée, marches et carré de sable loin du jeu.} {parc|Rue, sentier, chiens : le jeu reste au bord de la grande ombre, et vous comptez chaque fois qu’on y entre.}',
        ],
        supervision: 'palier2',
        allergies: ['Crème solaire : celle de la maison pour la peau qui réagit. Piqûres : auto-injecteur sur vous.'],
      },
      observation: [
        'Éveil aux sciences : que refait-il exprès pour revoir la même chose?',
        'Raisonnement : comment explique-t-il que son ombre parte et revienne?',
        'Schéma corporel : que bouge-t-il d’abord quand il veut changer la forme de son ombre?',
      ],
      prolongements: [
        'Un jour gris, retournez au même endroit : « Où sont-elles? » Redites leurs idées d’avant.',
        'Le soir, sur le chemin de la maison, l’enfant fait serrer la main de son ombre par celle de son parent.',
      ],
      reflexionRetroaction: [
        'Ai-je laissé une drôle d’idée vivre assez longtemps pour être essayée?',
        'Qu’avons-nous fait du nuage?',
      ],
    },
  },
]
