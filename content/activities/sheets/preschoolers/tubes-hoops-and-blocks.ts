import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const PRESCHOOLER_TUBES_HOOPS_AND_BLOCKS_SHEETS: readonly BankSheet[] = [
  {
    key: 'dans-mon-rond-il-y-a',
    summary:
      'Par un rouleau, on ne voit qu’un petit rond : on en parle, un ami le cherche, puis on cale sa lunette pour l’œil du suivant.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['couleurs-et-textures', 'nombres-et-formes'],
    materials: ['cartons-et-boites'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, par temps sec, les lunettes se calent sur un banc ou par terre; mouillé, le carton s’écrase.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'rouleaux de papier',
      'rouleaux de carton',
      'rouleau de papier de toilette',
      'rouleau d’essuie-tout',
      'tube de carton',
      'longue-vue',
      'rouleau de papier hygiénique',
      'lunette',
      'jumelles',
      'regarder dans un trou',
      'observer un détail',
      'explorateur',
      'espionner',
      'deviner',
      'je vois',
      'viser',
      'rouleaux',
    ],
    seen: [
      'il colle ses mains en rond autour de son œil et dit je vois juste ton oreille',
      'elle regarde tout le local à travers le trou d’un tube et nomme ce qu’elle aperçoit',
      'ils se donnent des indices, c’est bleu pis ça brille, et l’autre doit trouver',
      'il pointe au lieu de le dire, il lui manque les mots pour décrire ce qu’il voit',
      'elle veut donner la réponse tout de suite, elle n’est pas capable de garder son mystère',
      'ils s’obstinent parce que chacun est certain de voir autre chose au même endroit',
      'à la fenêtre, deux amis jouent au pirate avec le carton du papier brun et surveillent la rue',
      'au bricolage, personne n’a bricolé, ils se sont mis les tubes devant les yeux pour s’espionner',
    ],
    scenes: ['mots', 'cacher-trouver'],
    picture:
      'À genoux devant une table, une enfant regarde par un rouleau calé entre deux rouleaux debout; plus loin, un ami accroupi lui fait une grimace.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Dans mon rond, il y a…',
      observationDepart:
        'Un rouleau vide devant l’œil, une enfant s’arrête sur son voisin. « Je vois juste ton nez! » Il se touche le nez, puis s’en cherche un, lui aussi.',
      intentionEducative:
        'Éveiller le plaisir de trouver les mots d’une chose qu’on est seul à voir, et de penser à ce que l’autre voit de sa place.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Parler d’un détail assez bien pour qu’un ami le trouve.',
        'Promener son regard, l’arrêter, revenir au même point.',
        'Comparer ce que montrent un rouleau long et un court.',
        '{30min 45min|Caler un rouleau et prévoir ce que l’œil suivant y verra.}',
      ],
      materiel: [
        item(
          'Rouleaux de carton courts, ceux du papier hygiénique',
          'deux par enfant',
          'Rouleaux longs coupés en trois',
        ),
        item(
          'Rouleaux de carton longs, ceux du papier essuie-tout',
          'un pour deux enfants',
          'Deux courts couchés ou tenus bout à bout',
        ),
        optional('{dedans|Ruban-cache, pour le viseur du lendemain}', 'un bout', null),
      ],
      preparation: [
        'Passez les rouleaux en revue : secs, propres, sans colle ni papier qui pend. Un rouleau taché va au recyclage. Lissez du pouce le bord des bouts.',
        'Dressez-les {dedans|sur une table basse}{cour|sur un banc à l’abri du vent}, serrés les uns contre les autres, longs et courts mêlés. Vus de haut, ce sont des trous.',
        'Assoyez-vous par terre, visez autour de vous, repérez quatre détails à la hauteur d’un enfant : {dedans|une poignée, une patte de chaise, un coin de cadre, un soulier à velcro}{cour|une penture de barrière, une fente de planche, un nœud du bois, un bord de manche}.',
        'Cherchez où frappe le soleil : {dedans|baissez la toile, ou tournez les chaises dos à cette fenêtre.}{cour|installez-vous dos à lui, à l’ombre du mur.}',
        '{1adulte|Seule, gardez tous les enfants devant vous, à quelques pas les uns des autres : vous voyez chaque œil.} {2adultes|À deux, l’une cherche les ronds avec les enfants, l’autre garde à l’œil ceux qui se déplacent.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Prenez un rouleau court parmi ceux qui sont debout. Le pouce et l’index font le tour du bout; ils touchent votre joue, le carton n’y touche pas. Visez lentement : un nez, un genou, retour au nez. « Un œil dort, l’autre est au fond : devinez quoi dans mon rond! » Donnez deux indices, {dedans|du brun et une chose qui brille, jusqu’à ce qu’ils trouvent la poignée}{cour|du gris et deux vis, jusqu’à ce qu’ils trouvent la penture}. Puis montrez les autres rouleaux : il y en a pour tout le monde.',
        ),
        play(
          { 20: 13, 30: 11, 45: 15 },
          'Assis, à plat ventre, accoudés à {dedans|une chaise}{cour|un banc}, ils visent. Un rouleau s’arrête. « Dans mon rond, il y a du rouge pis une ligne. » L’ami lève le sien et cherche. « Le bord de la porte? » « Plus bas! » {3-4a|Le mot manque? L’enfant va poser sa main sur la chose, et elle est trouvée.} {4-5a|Un indice à la fois, le plus mystérieux d’abord; « Arrêt! » crie celui qui sait.} Une oreille, une langue, une dent qui branle se laissent viser aussi. Trop facile? Offrez un long : son rond est tout petit. {avec-tissu|Étendez @materiel au loin, ses plis donnent beaucoup à dire.}',
        ),
        play(
          { 30: 10, 45: 18 },
          'Couchez un long rouleau au bord {dedans|d’une table}{cour|d’un banc}, un court debout de chaque côté pour l’empêcher de rouler. Visez, reculez, mains en l’air. « Ma lunette est braquée. Qu’est-ce que je voyais? » On s’agenouille, mains sur les cuisses, l’œil à deux doigts du trou. À deux par long rouleau, les enfants en braquent partout{dedans|, sur une chaise, au ras du plancher}{cour|, jusqu’au ras du sol}; un rouleau glissé sous le bout lui fait lever le nez{dedans| au plafond}{cour| vers le toit}. {cour hiver|Couchée dans une rainure de neige tapée, la lunette tient sans cale.} Un coude l’a déplacée? L’auteur la pointe de nouveau. {45min|Puis une amie s’éloigne, et l’observateur l’amène dans son rond sans bouger : « Vers le mur. Baisse-toi. Encore! » Quand il la voit en entier, elle fait une grimace.}',
        ),
        closing(
          { 20: 4, 30: 5, 45: 7 },
          'Tout le monde s’assoit, un rouleau à la main. Choisissez une chose et regardez-la longtemps, sans la nommer. Les enfants ferment les deux yeux : y est-elle encore? Qui le veut dit ce qui lui reste : une couleur, un bout de ligne. Les rouleaux se remettent debout, les longs derrière, les courts devant, comme pour une photo.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Cherchez pour vrai et trompez-vous de peu : « Du rouge… ce camion-là? » L’enfant ajoutera un mot.',
          'Allongez d’un lieu la phrase reçue : « du rouge » devient « du rouge, tout en bas ».',
          '{30min 45min|Demandez à l’auteur la permission de regarder dans sa lunette et laissez vos mains sur vos cuisses.}',
          'Une paupière se colle au carton? Reprenez votre rouleau : votre pouce et votre index rappellent la distance.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui touche au bord de ton rond?',
          'Comment saurai-je que c’est celle-là, et pas sa voisine?',
          'Que devient ton rond, quand tu passes du court au long?',
          '{30min 45min|Qu’est-ce que je vais voir, si je mets mon œil là?}',
        ],
      },
      vocabulaire: [
        'viser',
        'le détail',
        'le bord',
        'au fond',
        'en entier',
        'à moitié',
        'la lunette',
        '{30min 45min|braquer}',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Un court d’abord, et des choses à deux pas. Fermer un seul œil est difficile : la main libre le couvre. Ou bien l’enfant en met deux côte à côte : ce sont des jumelles.',
        },
        {
          pour: '4-5a',
          texte:
            'Ils comptent combien d’indices il a fallu, ou en interdisent une sorte : les couleurs, pour voir. Comment faire deviner, alors, une manche rouge?',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Une main qui tremble? Calez un rouleau entre deux autres, à la hauteur des yeux de l’enfant : ses amis viennent se placer au bout. L’enfant qui parle peu montre ce qu’il vise; un ami le nomme, et un pouce levé confirme.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dehors, un rouleau couché dans une rainure de neige tapée garde sa visée, le temps de rester sec.} {hiver|L’été, dehors, un rouleau couché dans une rainure de sable sec garde sa visée.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Rouleau écrasé, dispute pour le dernier long.', 'Rond que personne ne trouve.'],
        dangersAEliminer: [
          'Rouleau devant l’œil en marchant : un choc l’y enfonce. On vise assis, à genoux ou couché; on se déplace le rouleau sous le bras.',
          'Carton collé à l’œil : le pouce et l’index en font le tour et touchent la joue, eux seuls.',
          'Soleil au bout du rouleau : {dedans|on ne vise jamais la fenêtre où il entre.}{cour|on lui tourne le dos, et le haut du ciel ne se vise pas.}',
          'Œil rouge ou qui coule : cet enfant garde son rouleau pour lui, et vous le jetez après.',
          'Rouleau qui devient épée : arrêtez-le de la main, assoyez-vous avec l’enfant et demandez ce qu’il y a dans son rond.',
        ],
        supervision: 'palier3',
        allergies: ['Papier parfumé : son rouleau garde l’odeur, écartez-le pour les bronches et les peaux sensibles.'],
      },
      observation: [
        'Langage oral : relevez les mots qu’il ajoute quand l’ami vise à côté.',
        'Attention : son rouleau saute-t-il d’une chose à une autre, ou glisse-t-il le long d’un bord?',
        'Raisonnement : comment s’y prend-il pour retrouver un rond qu’il a perdu?',
      ],
      prolongements: [
        '{dedans|Avec un bout de ruban, fixez un court au dossier d’une chaise. Chaque matin, un enfant change ce qu’il y a au bout.} {cour|À la prochaine sortie, refaites les mêmes ronds : qu’y a-t-il encore dedans?}',
        'À la maison, un rouleau fini reste près du lit : l’enfant dit son rond, le parent cherche, la lumière se ferme.',
      ],
      reflexionRetroaction: [
        'Qui a parlé plus longtemps que d’habitude, une fois seul avec un détail?',
        'Ai-je cherché pour vrai, ou fait semblant de ne pas trouver?',
      ],
    },
  },
  {
    key: 'l-ile-ou-l-on-entre-a-reculons',
    summary:
      'Cerceaux et cônes font des îles. Sur l’une, on arrive à reculons; sur l’autre, à trois. Puis la marée déplace tout, et les règles changent.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['mouvement-et-defis'],
    materials: [],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, les îles s’éloignent de quelques pas{hiver|; l’hiver, elles se posent sur la neige tapée}.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'cerceau',
      'cerceaux',
      'cônes',
      'poutre',
      'poutre d’équilibre',
      'ligne au sol',
      'île',
      'parcours',
      'pont',
      'marcher à reculons',
      'reculer',
      'cloche-pied',
      'sauter dans les cerceaux',
      'parcours moteur',
      'psychomotricité',
      'inventer une règle',
      'bouger',
      'motricité globale',
    ],
    seen: [
      'ils marchent par en arrière dans le corridor et disent que c’est la seule façon d’entrer',
      'il se couche un hula-hoop par terre, s’installe dedans et décide comment on a le droit d’embarquer',
      'elle saute d’un rond à l’autre en disant que le plancher c’est la mer',
      'elle change les règles à toutes les deux minutes et les amis ne savent plus quoi faire',
      'il refuse que les autres rentrent dans son rond, il dit que c’est fermé aujourd’hui',
      'ils veulent tous être dans le même rond et se tiennent à trois pour ne pas tomber',
      'au gymnase, ils ont laissé tomber mon parcours et en ont inventé un avec leurs propres consignes',
      'ils viennent de découvrir le un pied et font le tour du tapis en sautillant',
    ],
    scenes: ['equilibre', 'cooperer', 'sauter', 'inventer-regles'],
    picture:
      'Une enfant entre à reculons dans un cerceau que gardent un cône et deux amis; derrière, un garçon marche sur une poutre basse, l’éducateur à côté.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'L’île où l’on entre à reculons',
      observationDepart:
        'Deux cerceaux se touchent, un enfant dans chacun. « Chez nous, faut tourner avant d’entrer. » Un troisième tourne, entre, ressort et refait le tour.',
      intentionEducative:
        'Permettre à l’enfant d’inventer un mouvement, de l’apprendre aux autres et d’essayer celui de l’île voisine.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Reculer, tourner, {30min 45min|enjamber,} se tenir sur un pied, et viser un rond.',
        'S’entendre à deux ou trois sur une façon d’entrer.',
        'Apprendre avec les yeux le mouvement d’un autre.',
      ],
      materiel: [
        item('Cerceaux', 'un pour deux enfants, et trois de plus', 'Petits tapis antidérapants'),
        item(
          'Cônes souples',
          'un par enfant, et quatre de plus',
          '{dedans|Bouteilles de plastique vides ou souliers des enfants, debout ou couchés}{cour|Chaudières retournées}',
        ),
        optional(
          'Poutre basse, haute comme votre main au plus',
          'une',
          '{dedans|Ligne de ruban-cache ou joint du plancher}{cour !hiver|Trait de craie}{cour hiver|Trait du talon dans la neige}',
        ),
        optional(
          '{!20min dedans si-tapis|Tapis qui ne glisse pas}',
          '{!20min dedans si-tapis|un, roulé près de vous}',
          null,
        ),
        optional(
          '{si-cordes-à-danser si-cordes|Cordes à danser ou autres cordes, à plat}',
          '{si-cordes-à-danser si-cordes|une ou deux}',
          null,
        ),
        optional('{si-musique|Musique calme}', '{si-musique|un appareil, près de vous}', null),
        optional('{si-instruments|Instrument}', '{si-instruments|un}', null),
      ],
      preparation: [
        '{dedans|Poussez tables et chaises contre un mur : il faut huit pas sur huit; à six, la poutre reste rangée. Ni bas ni pantoufles : pieds nus ou souliers.} {cour|Choisissez un sol plat, loin des balançoires et de la barrière.} {cour hiver|Tapez la neige et grattez du talon : s’il y a de la glace dessous, changez de coin.}',
        'Couchez un cerceau, mettez un pied sur le bord et poussez. Il part? On y entrera au pas, sans saut, et l’hôte, dehors, gardera un pied sur le bord.',
        'Empilez les cerceaux au milieu et rassemblez les cônes à côté. Vous ne placez que la poutre : à plat, trois pas libres à chaque bout. Sans poutre, une ligne au sol fait le pont.',
        '{1adulte|Seule, jouez à côté du pont, d’où se voient toutes les îles; quand vous le quittez, deux cônes couchés le ferment.} {2adultes|À deux, l’une reste au pont, l’autre voyage d’île en île.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Prenez un cerceau, couchez-le, posez un cône debout à côté. Face au groupe, entrez à reculons : un talon cherche, touche le sol, l’autre suit. « Sur mon île, on arrive comme ça. » Accueillez qui essaie, saluez, faites ressortir; les autres tâtent du talon, sur place. Puis couchez le cône. « Fermé, je fais une sieste. Mais c’est grand, la mer, pour une seule île. » Regardez la pile.',
        ),
        play(
          { 20: 13, 30: 13, 45: 17 },
          'Les équipages se font comme ils viennent, à deux ou à trois, et la pile se défait. On couche son rond dans un coin, on en colle trois pour une grande île. Chaque équipage cherche son entrée : le derrière d’abord, un tour sur soi, une main à terre, à cloche-pied si le cerceau ne glisse pas. Un hôte reste au bord, et l’on se relaie. Cône debout, l’île reçoit; cône couché, elle dort. Entre les îles, la mer : on y marche en nageant des bras. Il y a aussi le pont, et des cônes en file à longer sans en coucher un. {si-cordes-à-danser si-cordes|Une corde couchée en vagues se suit du bout des pieds.} {3-4a|L’hôte refait son mouvement avec chaque visiteur.} {4-5a|Le visiteur regarde, devine la règle, l’essaie; l’hôte dit oui, ou « presque ».}',
        ),
        play(
          { 30: 8, 45: 16 },
          'Levez lentement les deux bras. « La marée monte! » L’un prend le cerceau à deux mains, contre le ventre, l’autre les cônes, et l’équipage va au pas fonder son île ailleurs. {!20min dedans si-tapis|Étendez le tapis au milieu : c’est une île neuve, dont l’hôte est le visiteur d’avant. On y entre comme on veut, mais jamais comme lui.} L’eau a emporté les règles : que va-t-on changer? La vitesse, le côté, le nombre d’amis qui entrent ensemble, de face. Les ponts aussi se refont : cônes en zigzag, cône couché à enjamber, île collée au bout de la ligne. {45min|Des îles se découvrent de nouvelles voisines : deux visiteurs partent apprendre l’entrée d’à côté et la rapportent. Une deuxième marée monte quand les îles s’endorment.} {avec-tissu|Couchez @materiel à plat devant une île : c’est sa plage, qu’on contourne.}',
        ),
        closing(
          { 20: 4, 30: 5, 45: 7 },
          '« La mer se retire. » {si-musique|Avec de la musique, baissez-la peu à peu : les nageurs rapetissent leurs pas jusqu’à s’arrêter.} Les îles se vident, on se met en rond, à un bras l’un de l’autre. Chaque équipage donne son entrée préférée, et tout le groupe la fait sur place, très lentement. {si-instruments|Sur un instrument, un enfant donne un coup par mouvement.} Les cerceaux s’empilent à plat, les cônes se rassemblent à côté. Laissez un cerceau et un cône {dedans|à deux pas de la porte}{cour|là où le groupe se rassemble} : c’est l’île de sortie. On y passe un par un, par l’entrée qu’on veut.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Arrivez en étrangère : trompez-vous de pied, regardez faire vos hôtes, recommencez.',
          'Deux règles se disputent une île? Entrez par l’une, sortez par l’autre, et laissez le prochain visiteur choisir.',
          'À la poutre, marchez à côté, l’avant-bras à hauteur de hanche : l’enfant s’y appuie ou s’en passe.',
          'L’île sans visiteurs vous attend : refaites son entrée lentement, trois fois; on viendra voir.',
        ],
        questionsOuvertes: [
          'Comment arrive-t-on chez vous?',
          'Qu’est-ce que votre pied cherche, quand vos yeux regardent ailleurs?',
          'Par où passe quelqu’un qui n’aime pas le pont?',
          'Que pourrait-on changer pour que tout l’équipage y arrive?',
        ],
      },
      vocabulaire: [
        'l’île',
        'l’équipage',
        'à reculons',
        'à cloche-pied',
        '{30min 45min|enjamber}{20min|l’hôte}',
        'la règle',
        '{30min 45min|la marée}{20min|la mer}',
        'accueillir',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Deux enfants par île, un cône, une entrée qui se fait avec les deux pieds. La règle n’a pas besoin de mots : faites-la derrière l’hôte, comme son ombre.',
        },
        {
          pour: '4-5a',
          texte:
            'Une règle pour entrer, une autre pour sortir. Ou bien les cônes comptent : trois debout, trois personnes à la fois, de face, et les pieds se serrent.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Une île peut tenir entre quatre cônes : le fauteuil y recule, pivote, et c’est la règle. Les marcheurs cherchent comment la suivre sur leurs pieds. À qui la foule pèse, une île d’une place à l’écart; le cône debout ou couché parle à sa place.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dehors, les cerceaux s’impriment dans la neige : quand on les soulève, les anciennes îles se voient encore.} {hiver|L’été, dehors, les îles se posent dans l’herbe et l’on y entre pieds nus, le sol vérifié.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Pied sur le cerceau, fesses par terre.', 'Île pleine, visiteuse fâchée.'],
        dangersAEliminer: [
          'Bord du cerceau sous le pied : il roule ou se relève. On pose le pied au milieu; un cerceau fendu ou déjointé s’en va.',
          'Entrée à reculons ou en tournant : une personne à la fois, le rond vide, un hôte qui regarde derrière elle, le cône à côté de l’entrée, jamais dans le chemin.',
          '{!20min dedans si-tapis|Tapis qui glisse sous votre pied, ou coin qui se relève : il se range.}',
          'Cerceau passé au cou d’un ami, tiré ou lancé : il se porte à deux mains contre le ventre, ou il revient à la pile.',
          'Poutre : on y marche un à la fois, on en descend d’un pas. {cour|Mouillée ou givrée, elle reste rangée.}',
          '{si-cordes-à-danser si-cordes|Corde tendue, ou passée à un cou : elle reste à plat, poignées hors du chemin, et l’on y marche lentement, car elle roule.}',
          '{dedans|Île contre un coin de table : éloignez-la de deux pas.} {cour|Île dans la course des tricycles ou des balançoires : éloignez-la.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Cônes de caoutchouc : prenez-les sans latex si une peau du groupe y réagit. {cour !hiver|Guêpes : l’auto-injecteur prescrit est sur vous.} {cour hiver|Asthme au froid : la pompe reste au chaud, sur vous.}',
        ],
      },
      observation: [
        'Motricité globale : en reculant, tâte-t-il du talon, ou se retourne-t-il pour voir?',
        'Schéma corporel : relevez les parties du corps que mettent en jeu les entrées qu’il invente.',
        'Compétences sociales : après une règle refusée par l’équipage, ce que devient son idée.',
      ],
      prolongements: [
        'Toute une semaine, la porte du local se passe par une entrée nouvelle, qu’un équipage choisit le matin et enseigne.',
        'Dites au parent l’entrée du jour : la porte de la maison se passe peut-être à reculons, ce soir.',
      ],
      reflexionRetroaction: [
        'Quelle règle un enfant a-t-il adoucie parce qu’un ami n’y arrivait pas?',
        'Mon île attirait-elle plus que les leurs, et à quel moment l’ai-je fermée?',
      ],
    },
  },
  {
    key: 'quelqu-un-cherche-une-maison',
    summary:
      'Un bloc debout, c’est quelqu’un. Les enfants lui trouvent un nom, des pièces, un lit; puis une chambre se bâtit dos à dos, avec des mots.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_COGNITIVE'],
    themes: ['cabanes-et-constructions'],
    materials: [],
    place: 'INDOORS',
    seasons: [],
    durationMinutes: 45,
    adults: 1,
    calls: [
      'blocs',
      'bloc de bois',
      'blocs de bois',
      'coin des blocs',
      'jouer aux blocs',
      'construire une maison',
      'bâtir',
      'maison',
      'plan de maison',
      'les pièces de la maison',
      'architecte',
      'locataire',
      'déménager',
      'dos à dos',
      'à côté, derrière, entre',
      'expliquer avec des mots',
      'construction',
    ],
    seen: [
      'il fait parler un petit rectangle de bois debout et dit qu’il a perdu sa mère',
      'elle place des blocs à plat pour faire une chambre, une toilette et une cuisine',
      'il couche son petit bonhomme dans un carré de bois, le lève, le recouche, lui ouvre la porte',
      'elle veut que l’autre construise pareil comme elle mais elle dit juste mets-le là',
      'il a bâti une pièce exprès pour crier quand on est fâché, avec une grosse porte',
      'elle est en plein déménagement et fait des maisons avec plein de chambres toute la journée',
      'dans le coin construction, ils ne font plus de tours, ils inventent des familles qui habitent là',
      'il met deux blocs ensemble, c’est la grand-mère et son dragon qui cherchent où rester',
    ],
    scenes: ['empiler-construire', 'figurines', 'mots'],
    picture:
      'Dos à dos sur le plancher, deux amis bâtissent une chambre de blocs, l’un parle, l’autre pose; devant une maison basse, l’éducatrice fait marcher un bloc.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Quelqu’un cherche une maison',
      observationDepart:
        'Un bloc debout au bord d’un carré de blocs : « Lui, il attend sa mère. » La voisine pousse un mur pour lui faire une chaise.',
      intentionEducative:
        'Soutenir l’enfant qui met en mots un lieu de son invention, assez bien pour que d’autres s’y promènent ou le rebâtissent.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Prêter à un bloc un nom, des goûts, une façon de vivre.',
        'Dire où vont les choses : au bout, entre, derrière, en travers.',
        'Ajuster une porte ou un mur à celui qui passe.',
        '{45min 60min|Faire bâtir une chambre par quelqu’un qui ne la voit pas.}',
      ],
      materiel: [
        item('Blocs de bois pleins, longs, courts, carrés', 'une douzaine par enfant', 'Gros blocs de plastique'),
        optional('{si-lampes-de-poche|Lampe de poche}', '{si-lampes-de-poche|une, à piles vissées}', null),
        optional(
          '{si-figurines-d’animaux|Figurines d’animaux, plus longues que votre pouce}',
          '{si-figurines-d’animaux|une par enfant}',
          null,
        ),
        optional('{si-camions si-autos|Camions ou autos de jeu}', '{si-camions si-autos|un pour deux enfants}', null),
        optional(
          '{si-papier si-crayons|Papier et gros crayons}',
          '{si-papier si-crayons|une feuille par maison}',
          null,
        ),
        optional('{si-ruban-adhésif|Ruban adhésif}', '{si-ruban-adhésif|un rouleau, posé par vous}', null),
      ],
      preparation: [
        'Prenez un coin de plancher que personne ne traverse, assez large pour trois ou quatre maisons. Mettez le tas au milieu, un passage tout autour. {si-ruban-adhésif|Marquez au ruban les deux bords de ce passage : c’est la rue, où l’on ne bâtit pas.}',
        'Passez la main sur les blocs : ni écharde ni coin fendu, aucun plus court que votre pouce. Lavez ceux qui collent.',
        'Retenez un bloc ordinaire pour l’ouverture. Ne lui préparez ni nom ni histoire.',
        '{45min 60min|Mettez de côté seize blocs pour deux duos : à chaque enfant quatre blocs, pareils à ceux de son partenaire. Pour commencer, deux blocs chacun suffisent.}',
        '{1adulte 20min 30min|Seule, assoyez-vous par terre entre les maisons.} {1adulte 45min 60min|Seule, assoyez-vous par terre entre les maisons, puis entre les deux duos, d’où vous voyez tout le quartier.} {2adultes 20min 30min|À deux, l’une se promène de maison en maison, l’autre bâtit avec qui hésite.} {2adultes 45min 60min|À deux, l’une se promène de maison en maison, l’autre s’assoit avec les duos.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5, 60: 6 },
          'Assoyez-vous, un bloc debout dans la paume, et portez-le à votre oreille. « Il dit qu’il cherche une maison. Le reste, il le dit trop bas pour moi. » Passez-le à trois ou quatre oreilles. Un enfant entend un nom; une autre, qu’il a peur des escaliers; un troisième, qu’ils sont douze. Redites tout, même ce qui se contredit. Couchez un long bloc par terre : « Et sa porte, elle serait où? »',
        ),
        play(
          { 20: 13, 30: 14, 45: 15, 60: 20 },
          'Les murs ont un bloc de haut : on voit dans chaque pièce. Des enfants bâtissent pour ce quelqu’un-là. D’autres tirent un bloc du tas, dragon, grand-mère ou portée de chats, et commencent à côté. Ils font une chambre, un bain, un placard à colères, une pièce où l’on crie. {3-4a|L’enfant ferme un carré, y couche quelqu’un, le lève, le recouche, puis rouvre le mur pour le laisser sortir.} {4-5a|On discute : qui dort près de qui, par où l’on passe la nuit pour aller au bain.} Celui qui habite une maison s’appelle le locataire. Trop gros, il ne passe pas la porte? On recule le mur. {si-figurines-d’animaux|Une figurine à longue queue entre à reculons, ou fait élargir sa porte.} {avec-tissu|@materiel fera un tapis ou un toit.}',
        ),
        play(
          { 30: 7, 45: 8, 60: 12 },
          'Venez en visite, un bloc au bout des doigts. « Toc toc. J’ai les yeux au plafond, moi : par où je passe? » Avancez avec ce qu’on vous dit, cognez dans le mur quand les mots s’arrêtent, reculez poliment. « Pas là! Après le bain, au fond! » Dans la pièce, demandez à qui elle sert. Les locataires se visitent aussi, s’invitent à dormir, perdent leur chemin.',
        ),
        play(
          { 45: 10, 60: 14 },
          'Deux duos s’assoient dos à dos, les mêmes blocs devant chaque enfant. L’un bâtit une chambre et la dit bloc par bloc : « Le long, couché. Le carré, collé au bout. » L’autre pose ce qu’il entend, demande « quel bout? », puis les deux se retournent. Qu’est-ce qui est pareil, et quel mot manquait? Les deux chambres rejoignent une maison : son locataire aura des chambres d’amis. On change de place ou de duo. {3-4a|Avec un enfant de trois ans, prenez deux blocs chacun : c’est vous qui posez, le visage vers le quartier.} Autour, les locataires emménagent encore.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 7, 60: 8 },
          '« Il fait noir dans le quartier. » Chaque locataire se couche dans la pièce que son bâtisseur choisit. À voix basse, qui le veut dit où dort le sien, et les autres le trouvent des yeux : « derrière le placard, contre le mur ». {si-lampes-de-poche|Une lampe de poche fait la lune : son rond s’arrête sur celui qu’on a trouvé.} Décidez quelle maison reste debout jusqu’à demain. {si-papier si-crayons|Une autre se trace sur papier, pièce par pièce, pour être rebâtie.} Des autres, rangez d’abord les lits, puis les murs; les locataires rentrent les derniers. {si-camions si-autos|Camions et autos font le déménagement : chacun pousse sa charge jusqu’au tas.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          '{20min|Demandez où va le lit, puis attendez : le mot vient après le geste.}{!20min|Mettez votre bloc là où les mots le mettent, même dans le bain. L’enfant rira, puis dira mieux.}',
          'Quand un doigt pointe, regardez le plafond : « À côté de quoi? »',
          'Offrez le mot que la main a déjà : « Tu l’as posé en travers. »',
          '{20min|Laissez l’enfant faire parler son bloc lui-même.}{!20min|Faites parler votre bloc; celui de l’enfant parle par la bouche de l’enfant.}',
        ],
        questionsOuvertes: [
          'Qui habite ici, et qu’est-ce qu’il lui faut?',
          'Par où passe-t-on pour aller à son lit?',
          'À côté de quoi l’as-tu mis?',
          'Comment le dirais-tu à quelqu’un qui regarde ailleurs?',
        ],
      },
      vocabulaire: [
        'le locataire',
        'la pièce',
        'l’entrée',
        'couché',
        'debout',
        'en travers',
        'au bout de',
        'emménager',
      ],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Une pièce et un lit font une maison; demandez où vous asseoir pour veiller celui qui dort. {45min 60min|Dos à dos, prenez chacun un bloc long et un court; posez les vôtres de travers si ses mots le disent ainsi.}',
        },
        {
          pour: '4-5a',
          texte:
            'Un locataire déménage : son bâtisseur refait la maison plus loin, de mémoire, et l’ami resté devant l’ancienne répond à ses questions.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui parle peu répond avec un bloc sur le plancher, un coup pour oui, deux pour non; son ami cherche où va le mur. Celui qui ne s’assoit pas par terre bâtit à une table, au bord du quartier.',
        },
        {
          pour: 'interieur',
          texte:
            'Quand le plancher manque, chaque table couvre une maison : les pattes en font les quatre coins. On bâtit couché sur le ventre, et l’on sort à quatre pattes.',
        },
      ],
      securite: {
        risquesAcceptes: ['Mur accroché par un genou, maison à refaire.', 'Doigt coincé entre deux blocs.'],
        dangersAEliminer: [
          'Bloc lancé ou brandi : arrêtez la main, prenez le bloc et restez à côté jusqu’à ce que l’enfant rebâtisse.',
          'Blocs épars dans le passage : on les pousse vers le tas; personne n’enjambe une maison.',
          'Mur plus haut que l’épaule d’un enfant assis : ôtez-en le dessus ensemble, avant que quelqu’un s’y penche.',
          'Écharde, coin fendu : le bloc sort du jeu.',
          '{si-lampes-de-poche|Lampe dans des yeux : elle éclaire les maisons, jamais un visage.} {si-camions si-autos|Auto laissée dans le passage, sous un pied : elle se gare contre un mur.}',
        ],
        supervision: 'palier3',
        allergies: ['Produit parfumé : les blocs vont à l’oreille, lavez-les sans parfum.'],
      },
      observation: [
        'Langage oral : quels mots de lieu lui viennent quand son doigt ne compte plus?',
        'Fonction symbolique : notez ce que son bloc craint, aime ou refuse, et qui l’a inventé.',
        'Raisonnement : devant un locataire pris dans la porte, pousse-t-il le mur, tourne-t-il le bloc ou en prend-il un autre?',
      ],
      prolongements: [
        'Au matin, couchez un seul bloc en travers d’une entrée. Le quartier cherchera ce qui s’est passé durant la nuit.',
        'Chez lui, l’enfant mène son parent de la porte jusqu’à un lit, sans pointer; demain, il dira à quel mot ils se sont perdus.',
      ],
      reflexionRetroaction: [
        'Ai-je deviné ce qu’on voulait me dire, alors que le mot s’en venait?',
        'À qui un bloc a-t-il prêté une voix?',
      ],
    },
  },
  {
    key: 'un-bois-pousse-sur-la-table',
    summary:
      'Dans la pâte, les rameaux se plantent, tombent, tiennent; les feuilles y laissent leurs lignes, et des bêtes de cocotte y font leur maison.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    onlyBesideOlder: ['AGE_0_18_MONTHS', 'AGE_18_MONTHS_2_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['arbres-et-feuilles', 'animaux-et-traces'],
    materials: ['cocottes', 'feuilles'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, le bois pousse sur une table de pique-nique{hiver|, dans la neige tapée}.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    calls: [
      'pâte à modeler',
      'branches de sapin',
      'pâte à sel',
      'modelage',
      'cocotte',
      'cocottes',
      'branche de sapin',
      'sapin',
      'feuilles',
      'éléments de la nature',
      'petite forêt',
      'planter',
      'empreinte de feuille',
      'rameau',
      'hérisson',
      'pincer avec les doigts',
      'arbres',
      'abris d’animaux',
      'motricité fine',
    ],
    seen: [
      'il plante des branches dans sa boule de Play-Doh et les redresse quand elles penchent',
      'elle presse une feuille d’érable dans la pâte et flatte les lignes avec son doigt',
      'mon trottineur arrache toutes les branches qu’on a piquées et attend que je les remette',
      'il fait marcher une cocotte comme une bête et lui cherche une cachette entre les arbres',
      'ils ont rempli leurs poches de trésors de la forêt et ne savent pas quoi en faire',
      'elle est tannée des emporte-pièces, elle écrase la pâte sans jamais rien faire avec',
      'depuis la marche dans le bois, ils plantent des bâtons dans tout ce qui est mou',
      'à la table, un ami souffle sur les petits sapins de son voisin, c’est le vent',
    ],
    scenes: ['petrir', 'inserer-enfiler', 'figurines'],
    picture:
      'Autour d’une table, des enfants plantent des rameaux de sapin dans une galette de pâte; une bête de cocotte dort sous une feuille.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Un bois pousse sur la table',
      observationDepart:
        'Une cocotte {dedans|rapportée de la cour} est restée piquée dans {dedans|une boule de pâte}{cour !hiver|une boule de pâte}{cour hiver|le banc de neige}. « C’est un arbre », dit l’une. « Non, il dort », dit l’autre.',
      intentionEducative:
        'Offrir aux doigts une matière qui retient ce qu’ils plantent, et à l’enfant un petit monde à peupler.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
      ],
      objectifs: [
        'Pincer, enfoncer, tasser autour d’un pied avec le pouce{0-18m|; arracher un arbre de tissu, le remettre}.',
        'Chercher ce qui tient debout et ce qui penche.',
        'Presser une feuille ou une cocotte, lever, regarder la marque.',
        'Faire vivre quelqu’un dans le bois.',
      ],
      materiel: [
        item(
          '{dedans|Pâte à modeler souple}{cour !hiver|Pâte à modeler souple}',
          'un poing d’adulte par enfant{0-18m| assis à la table}, autant pour la clairière',
          'Argile',
        ),
        item('{cour hiver|Neige propre, tapée sur la table}', 'épaisse d’une main, d’un bord à l’autre', null),
        item(
          'Cocottes fermes, plus grosses qu’un poing de petit enfant',
          'deux par enfant',
          'Écorces lisses, larges comme la main',
        ),
        item('Bouts de branches de sapin, longs comme votre main', 'quatre par enfant', 'Bouts de pin ou d’épinette'),
        item('Feuilles d’arbre, larges comme la paume', 'trois par enfant', 'Bouts de sapin, couchés à plat'),
        item(
          '{0-18m|Débarbouillettes vertes, roulées serré, les arbres des poupons}',
          '{0-18m|trois par poupon, trois à changer une fois mouillées}',
          '{0-18m|Gros bas roulés}',
        ),
        item(
          '{0-18m|Pot de plastique épais où trois rouleaux tiennent debout, la clairière du poupon}',
          '{0-18m|un par poupon}',
          '{0-18m|Gros gobelet de plastique}',
        ),
        item(
          '{0-18m dedans|Linge humide, pour vos doigts}{0-18m cour !hiver|Linge humide, pour vos doigts}',
          'un',
          'Débarbouillette mouillée',
        ),
        item(
          '{0-18m|Couverture épaisse, le coin des poupons}',
          '{0-18m|une}{0-18m cour hiver|, sur un tapis de mousse}',
          '{0-18m|Tapis de jeu}',
        ),
        optional(
          '{si-figurines|Figurines d’animaux, longues comme une main d’adulte}',
          '{si-figurines|une par enfant à la table}',
          null,
        ),
        optional('{si-loupes|Grandes loupes incassables}', '{si-loupes|une pour deux enfants}', null),
        optional(
          '{si-lampes-de-poche dedans|Lampe de poche, aux piles vissées}',
          '{si-lampes-de-poche dedans|une}',
          null,
        ),
        optional(
          '{30min 45min si-rouleaux-de-carton !multiage|Rouleaux de carton}',
          '{30min 45min si-rouleaux-de-carton !multiage|un pour deux enfants}',
          null,
        ),
        optional(
          '{30min 45min si-bâtons-de-popsicle !multiage|Bâtons de popsicle}',
          '{30min 45min si-bâtons-de-popsicle !multiage|deux par enfant}',
          null,
        ),
      ],
      preparation: [
        'Secouez chaque cocotte dehors et tirez sur ses écailles. Celle qui s’effrite, pique ou colle y reste; celle qui passe dans l’anneau de votre pouce et de votre index aussi.',
        'Cassez le sapin en bouts longs comme votre main, passez-les à rebours entre vos doigts : les aiguilles lâches tombent dehors. Une cassure pointue se recasse.',
        'Prenez des feuilles d’érable, de chêne, de bouleau, que vous nommez sans hésiter. {hiver|L’hiver, elles ont séché à plat depuis l’automne; celles qui se défont en miettes restent de côté.}',
        '{dedans|Étendez la moitié de la pâte au milieu de la table, épaisse de deux doigts : c’est la clairière. Le reste attend en boules.} {cour !hiver|Étendez la moitié de la pâte au milieu de la table, à l’ombre, épaisse de deux doigts : c’est la clairière. Le reste attend en boules.} {cour hiver|Tapez la neige sur la table et lissez le milieu : c’est la clairière. Les mitaines restent aux mains.}',
        '{0-18m|Assoyez-vous de biais au bout de la table. La couverture des poupons est contre votre siège, à un pas de la table : rien n’y tombe. Plantez-y d’avance leur bois, trois débarbouillettes debout dans chaque pot.} {0-18m dedans|Un linge humide à la ceinture, vous essuyez vos doigts avant de les tendre aux poupons.} {0-18m cour !hiver|Un linge humide à la ceinture, vous essuyez vos doigts avant de les tendre aux poupons.} {cour hiver 0-18m|Poupons en habit de neige : par temps froid, jouez vingt minutes au plus; au seuil que votre milieu fixe pour eux, jouez dedans.}',
        '{1adulte !0-18m multiage|Seule, n’ouvrez qu’une table, les plus jeunes à portée de vos deux bras.} {1adulte !0-18m !multiage|Seule, n’ouvrez qu’une table, tous face à vous.} {1adulte 0-18m|Seule, n’ouvrez qu’une table : les poupons d’un côté de vous, les plus jeunes de la table de l’autre, à portée de bras.} {1adulte 18-24m 2-3a multiage|Avant trois ans, quatre au plus y travaillent à la fois; les autres jouent tout près, puis prennent leur place.} {1adulte 18-24m 2-3a !multiage|Quatre au plus y travaillent à la fois; les autres jouent tout près, puis prennent leur place.} {1adulte 0-18m multiage|Avec plusieurs âges, prenez six enfants au plus, dont deux poupons.} {2adultes|À deux, ouvrez une deuxième clairière}{2adultes multiage|; les plus jeunes s’assoient de chaque côté de l’une de vous}{2adultes|.} {2adultes 0-18m|L’autre a les poupons contre son siège.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Dressez un rameau dans la clairière et lâchez-le. Il tombe. Recommencez, la cassure bien au fond, {dedans|un bourrelet de pâte serré}{cour !hiver|un bourrelet de pâte serré}{cour hiver|la neige tassée} autour du pied. Il tient. « Un arbre. » {0-18m|Soufflez « chhh » vers les poupons : le vent passe dans leurs arbres.} {18-24m|Le trottineur pousse l’arbre du plat de la main : encore!} Faites marcher deux doigts jusqu’au tronc et levez la tête, comme si c’était haut. « Un seul arbre, est-ce que c’est un bois? » {si-figurines|Mettez une figurine d’animal derrière l’arbre : elle dépasse de partout. Combien d’arbres pour la cacher?}',
        ),
        play(
          { 20: 13, 30: 12, 45: 15 },
          'Les doigts choisissent, piquent, tassent. Ça penche : on grossit le pied, on pousse du pouce, on plante ailleurs. Une feuille pressée à plat laisse {dedans|ses lignes}{cour !hiver|ses lignes}{cour hiver|sa forme}; une cocotte roulée trace un chemin de bosses. {0-18m|Le poupon arrache ses arbres verts, en mordille un; replantez-les quand vous pouvez.} {18-24m|Le trottineur enfonce une cocotte, l’arrache, regarde le trou.} {2-3a|Planter, arracher, replanter dans le même trou fait un bois complet.} {3-4a|On roule des racines grosses comme un pouce : l’arbre tombé se relève.} {4-5a|Un fossé se creuse au pouce, un rameau couché y fait un pont.} Deux bois se touchent : qui fait le chemin entre les deux? {20min|Posez une boule au pied d’un arbre : c’est une bête, et il lui faut un toit.} {avec-naturel|Posez aussi @materiel, plus gros que le poing : une montagne, une grotte.}',
        ),
        play(
          { 30: 9, 45: 18 },
          'Posez {dedans|une boule de pâte}{cour !hiver|une boule de pâte}{cour hiver|une boule de neige} au pied d’un arbre. « Je viens d’arriver. Où est-ce qu’on dort, ici? » Des bêtes naissent : une cocotte sur quatre pattes roulées, une boule qui a une feuille pour queue. On leur fait un trou, un toit, un perchoir. {0-18m|Deux doigts propres marchent sur la jambe du poupon et dorment sous sa main.} {18-24m|Le trottineur borde une bête : « Dodo. »} {2-3a|La bête se cache sous la feuille, sort, se recache.} {3-4a|Une bête a faim, elle va voir la voisine.} {4-5a|Une bête a ses empreintes, sa maison, un passage secret.} {45min dedans|Puis tambourinez du bout des doigts au bord de la table : « Un géant passe au loin… » Ce qui branle se replante, les toits se referment, et les enfants deviennent le géant.} {45min cour !hiver|Puis tambourinez du bout des doigts au bord de la table : « Un géant passe au loin… » Ce qui branle se replante, les toits se referment, et les enfants deviennent le géant.} {45min cour hiver|Puis saupoudrez une poignée de neige folle sur les arbres, loin des visages : « Il neige dans le bois. » On déneige les toits, on cherche les bêtes, et les enfants font la tempête.} {si-rouleaux-de-carton !multiage|Un rouleau de carton couché est un tronc creux : une bête y dort, une autre vient y cogner.} {si-bâtons-de-popsicle !multiage|Deux bâtons de popsicle plantés de biais, tête contre tête, font une tente.}',
        ),
        closing(
          { 20: 4, 30: 5, 45: 7 },
          'Le soir descend, les voix avec lui. Chaque bête rentre se coucher. {si-loupes|À la loupe, on retrouve une marque : une feuille, une cocotte, un pouce.} Tous reculent d’un pas et plient les genoux, les yeux au ras de la table, loin des rameaux : d’ici, les arbres sont grands. {si-lampes-de-poche dedans|Lumière baissée, posez une lampe de poche au bord de la table : les arbres montent sur le mur.} {0-18m|Levez un poupon dans vos bras, puis l’autre : hors de portée des rameaux, il voit le bois d’en haut.} {18-24m|Le trottineur couche sa cocotte dans votre paume.} {dedans|Frottez vos paumes au-dessus de la table. Gardez le bois jusqu’à demain, ou défaites-le : les rameaux d’abord, la pâte en boules ensuite.}{cour !hiver|Frottez vos paumes au-dessus de la table, rendez les rameaux au sol de la cour et rentrez la pâte en boules.} {cour hiver|Laissez le bois dehors : la nuit y passera.} {dedans|Tout le monde se lave les mains.} {cour|Au retour, tout le monde se lave les mains.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Plantez vous aussi, et laissez tomber votre arbre : ils regardent mieux le pied du deuxième.',
          'Mettez votre pouce à côté du sien et poussez en même temps, aussi fort que lui.',
          'Ramassez ce qui se détache, une écaille, une aiguille, et videz votre main dans {dedans|la poubelle}{cour|votre poche}.',
          'Demandez si la maison est ouverte avant d’y glisser un doigt.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui ferait tenir ton arbre?',
          'Qui a laissé cette marque?',
          'Qui habite sous la feuille?',
          'Où va ce chemin?',
        ],
      },
      vocabulaire: ['le rameau', 'l’aiguille', 'l’écaille', 'la nervure', 'la racine', 'piquer', 'tasser', 'pencher'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Il arrache : laissez le trou vide un instant, « Parti, l’arbre? », puis replantez d’un coup, « Là! » Le poupon couché suit des yeux un rouleau qui pousse lentement au bord du pot, et sa main finit par s’y fermer.',
        },
        {
          pour: '18-24m',
          texte:
            'Une motte haute comme son poing, une cocotte, un rameau, rien d’autre devant lui. Tenez la motte à deux mains pendant qu’il tire : ce qui sort avec un « pop » mérite d’être replanté.',
        },
        {
          pour: '2-3a',
          texte:
            'Une motte épaisse devant chacun, deux rameaux, une cocotte; les feuilles viennent après. Gardez la réserve de votre côté et comptez les cocottes au retour.',
        },
        {
          pour: '3-4a',
          texte:
            'Faites parler la bête sans maison de porte en porte : « Est-ce qu’il reste de la place? » Ils construiront en répondant.',
        },
        {
          pour: '4-5a',
          texte:
            'Le bois devient commun : un chemin doit passer devant toutes les maisons, et le facteur, deux doigts, le vérifie.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{dedans|Celui que la pâte rebute la travaille avec un rameau pour doigt : il perce, raie, pose les toits. Pour une main faible, réchauffez la pâte entre vos paumes.} {cour !hiver|Celui que la pâte rebute la travaille avec un rameau pour doigt : il perce, raie, pose les toits. Pour une main faible, réchauffez la pâte entre vos paumes.} {cour hiver|Celui que le froid rebute travaille la neige avec un rameau pour doigt. Pour une main faible, percez le trou d’avance et tassez la neige ensemble.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, dehors, le même bois se plante au sommet d’un banc de neige.} {hiver|L’été, dehors, le même bois se plante dans du sable mouillé, avec des feuilles fraîches.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Aiguille qui pique un doigt.', 'Arbre d’un autre arraché, bête écrasée.'],
        dangersAEliminer: [
          '{dedans|Pâte à la bouche : très salée, elle rend malade. Qui veut y goûter s’assoit à portée de votre bras; si un morceau est avalé, appelez le centre antipoison.} {cour !hiver|Pâte à la bouche : très salée, elle rend malade. Qui veut y goûter s’assoit à portée de votre bras; si un morceau est avalé, appelez le centre antipoison.} {cour hiver|Neige à la bouche : celle de la table vient d’un coin que personne n’a marché; offrez à boire avant le jeu.}',
          'Cocotte qui se défait, écaille ou aiguille sur la table : ce qui passe dans l’anneau de votre pouce et de votre index va {dedans|à la poubelle}{cour|dans votre poche} aussitôt.',
          '{0-18m|Miette ou rameau de la table dans la main d’un poupon : rien n’en descend sur sa couverture; qui veut lui montrer une bête la lève de sa place. Une débarbouillette déroulée quitte la couverture.}',
          '{18-24m|Cocotte ou rameau à la bouche d’un trottineur : retirez-le, cherchez le bout qui manque; il plante les siens à portée de votre bras.}',
          'Visage au-dessus des rameaux plantés : on plante le dos droit, on recule pour regarder, et personne ne porte un rameau en marchant.',
          '{cour hiver|Mitaine trempée, doigts blancs ou qui piquent : on rentre les réchauffer.} {cour hiver 0-18m|Dès qu’un poupon refroidit, tout le groupe rentre.}',
          '{cour ete 0-18m|Soleil et chaleur : la couverture des poupons est à l’ombre, comme la table.}',
          'If, qui ressemble au sapin et empoisonne; herbe à puce : ne cueillez que ce que vous reconnaissez sûrement.',
          '{si-lampes-de-poche dedans|Lampe de poche : posée vers le mur, jamais vers un visage.} {si-loupes|Loupe au soleil : elle brûle; elle reste à l’ombre, au-dessus de la table.}',
        ],
        supervision: 'palier2',
        allergies: [
          '{dedans|Blé : presque toute pâte à modeler en contient. Une allergie déclarée? Argile pour toute la table.} {cour !hiver|Blé : presque toute pâte à modeler en contient. Une allergie déclarée? Argile pour toute la table.}',
          '{dedans|Peau gercée ou eczéma : le sel y brûle, la résine y rougit; rincez, essuyez, ou jouez avec le rameau pour doigt.} {cour !hiver|Peau gercée ou eczéma : le sel y brûle, la résine y rougit; rincez, essuyez, ou jouez avec le rameau pour doigt.} {cour hiver|Résine sur une peau sensible : les mitaines restent aux mains.}',
        ],
      },
      observation: [
        'Motricité fine : de quels doigts se sert-il pour piquer, et lesquels tassent ensuite?',
        'Fonction symbolique : suivez une cocotte du début à la fin, et relevez tout ce qu’elle a été.',
        'Éveil aux sciences : un arbre retombé, et ce que l’enfant change avant de replanter : le pied, le trou, le rameau.',
      ],
      prolongements: [
        '{dedans|Laissez sécher jusqu’à vendredi une galette marquée d’une feuille, la feuille posée à côté. Laquelle des deux aura changé?} {cour !hiver|Rentrez une galette marquée d’une feuille et posez la feuille à côté. Vendredi, laquelle des deux aura changé?} {cour hiver|À la sortie suivante, retournez voir le bois : qui a passé, qu’est-ce qui est tombé?}',
        'Sur le chemin du matin, l’enfant et son parent choisissent une feuille ou une cocotte; le parent vous la remet, vous la vérifiez, et le bois grossit.',
      ],
      reflexionRetroaction: [
        'Quel arbre ai-je redressé à la place de ses doigts?',
        'Qui plantait pour planter, et qui racontait déjà?',
      ],
    },
  },
]
