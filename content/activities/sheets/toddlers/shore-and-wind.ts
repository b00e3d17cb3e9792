import { closing, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

export const TODDLER_SHORE_AND_WIND_SHEETS: readonly BankSheet[] = [
  {
    key: 'les-vagues-de-tissu',
    summary:
      'Le lac bouge, ou il dort. De loin, les enfants le regardent, puis font ses vagues avec un drap, leurs bras et leur voix.',
    ageGroups: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_LANGUAGE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['eau-neige-et-glace', 'vent-et-ciel'],
    materials: ['tissus', 'bache'],
    place: 'WATERSIDE',
    seasons: [],
    durationMinutes: 30,
    adults: 2,
    calls: [
      'lac',
      'vague',
      'rivière',
      'fleuve',
      'plage',
      'rive',
      'drap',
      'vent',
      'comptine',
      'bateau',
      'glace',
      'bord de l’eau',
      'sortie',
      'bouger',
      'parachute',
      'comptines à doigts',
    ],
    seen: [
      'ils agrippent le drap chacun de leur bord et le brassent de toutes leurs forces',
      'elle balance son bras comme l’eau qu’on a vue tantôt',
      'il se couche à côté de la couverture pour se faire venter dans la face',
      'ils font sauter une balle sur la nappe et courent après',
      'elle crie splach et tourne autour pendant que les autres secouent',
      'elle demande pourquoi l’eau bouge pas aujourd’hui et hier oui',
      'au retour de la promenade au fleuve, sa main ondulait encore dans la poussette',
      'à la marina, ils auraient voulu toucher aux vagues et j’ai dit non',
    ],
    scenes: ['cooperer', 'tirer', 'chanter'],
    picture:
      'Loin de l’eau, des enfants secouent un drap bleu où sautent deux balles; une adulte mène les vagues, un autre se tient dos au lac.',
    sheet: {
      titre: 'Les vagues de tissu',
      observationDepart:
        'De la poussette, un enfant a vu le lac et s’est mis à balancer le bras. Tout le long du retour, sa main a fait des vagues.',
      intentionEducative:
        'Soutenir les premiers mots du lac en le regardant de loin, puis en le refaisant à plusieurs.',
      domaines: [
        { domaine: 'langagier', composante: 'Langage oral', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Attention', role: 'secondaire' },
      ],
      objectifs: [
        'Regarder le lac et dire s’il bouge ou s’il dort.',
        'Secouer un drap avec d’autres, fort ou doucement.',
        '{30min 45min|Accompagner une comptine de la main.}',
      ],
      materiel: [
        item('Grand drap bleu ou blanc', 'un', 'Vieille nappe'),
        item('Bâche où s’asseoir', 'une', 'Couvertures'),
        item('Balles de tissu', 'trois', 'Bas roulés'),
        optional('Petite serviette, pour des vagues à soi', 'une', 'Débarbouillette'),
        item('{ete|Gourdes d’eau}', 'une par enfant', null),
      ],
      preparation: [
        'Choisissez un terrain plat à vingt pas de l’eau, d’où le lac se voit en entier.',
        'Convenez des places : une adulte debout entre les enfants et l’eau, dos au lac; l’autre au drap.',
        'Visitez le coin la veille, et encore en arrivant : verre, hameçons, crottes d’outardes.',
        '{hiver|L’hiver, restez loin sur la rive : la glace se regarde, personne n’y pose le pied.}',
        '{ete|L’été, revenez avant 11 h; chapeaux et gourdes pour tous.}',
      ],
      deroulement: [
        opening(
          { 20: 4, 30: 5, 45: 6 },
          'Arrêtez-vous sur la bâche et mettez une main au-dessus des yeux. « Le lac bouge? Il dort? » {!hiver|Faites onduler l’autre bras comme le lac.} {hiver|Tenez l’autre bras raide, comme la glace.}',
        ),
        play(
          { 20: 12, 30: 11, 45: 14 },
          'Étendez le drap et secouez un coin. Les mains s’y accrochent. {!hiver|De petites vagues courent, puis des grosses; une balle de tissu saute, tombe, revient.} {hiver|D’abord, le drap est le lac gelé : tendez-le tout raide, les balles dessus. Une vague cogne dessous, la glace se brise et les balles sautent.} Un enfant se couche à côté pour recevoir le vent. Un autre court autour du drap en criant « splach ». Les bras se lassent? « Le lac dort… » Le drap se pose, plus rien ne bouge. Au premier « encore », il se réveille.',
        ),
        play(
          { 30: 8, 45: 10 },
          'Dites la comptine en bougeant le drap ou la main. « Petite vague, bonjour, bonjour. » La main ondule tout bas. « Grosse vague, fais un grand tour! » Les bras s’élèvent. « Le vent s’en va, le lac s’endort. » La main se pose à plat. « Chut… regarde, il bouge encore. » Un seul doigt remue. Qui veut « encore » le dit.',
        ),
        play(
          { 45: 8 },
          'Le drap devient autre chose : un bateau où s’asseoir, un poisson qui rampe, une plage chaude. Suivez l’idée d’un enfant; les autres trouvent leur place autour.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          'Retour sur la bâche : ramassez le drap en boule et assoyez-vous autour. Regardez le vrai lac : fait-il encore ce que le drap faisait? Saluez-le de la main. Comptez les enfants à deux voix.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Placez le drap de façon à voir l’eau et les enfants d’un même regard.',
          'Prêtez un mot à chaque mouvement : « Ça monte… ça retombe… c’est calme. »',
          'Attendez un « encore » de la voix ou de la main avant de recommencer.',
        ],
        questionsOuvertes: ['Que fait le lac?', 'Comment est-elle, ta vague?', 'Où va la balle?'],
      },
      vocabulaire: ['la vague', 'le lac', 'calme', 'grosse', 'petite', 'bouger', 'le vent', 'la rive'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Donnez une petite serviette à l’enfant que les autres bousculent : il fait ses vagues à lui, à côté du drap.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'L’enfant qui voit peu s’assoit tout contre le drap, une paume posée dessus : la vague passe sous sa main, puis lui souffle au visage.',
        },
        { pour: 'interieur', texte: 'Étendez le drap devant la fenêtre et racontez le lac du matin.' },
        {
          pour: 'autre_saison',
          texte:
            'Revenez au même endroit à une autre saison : le drap fait alors le lac calme, la tempête ou la glace.',
        },
      ],
      securite: {
        risquesAcceptes: ['Chute en tirant le drap.', 'Visage frôlé par le tissu.'],
        dangersAEliminer: [
          'Course d’un enfant vers l’eau : l’adulte du bord avance d’un pas et n’a aucun autre rôle.',
          'Drap sur une tête ou un corps couché : toujours à côté, jamais dessus.',
          'Grand vent : le drap se plie, les bras suffisent. {hiver|L’hiver, le refroidissement éolien décide du départ.}',
          '{hiver|Glace du bord, même épaisse : hors du jeu, à vingt pas.}',
        ],
        supervision: 'palier1',
        allergies: [
          '{!hiver|Piqûres : l’auto-injecteur est sur l’adulte du drap.} {hiver|Air froid : suivez le plan de l’enfant asthmatique.}',
        ],
      },
      observation: [
        'Langage oral : quels mots du lac dit-il, montre-t-il ou attend-il?',
        'Compétences sociales : comment s’accorde-t-il au mouvement des autres?',
        'Attention : que fait-il quand le drap ne bouge plus?',
      ],
      prolongements: [
        'Sortez le drap dans la cour, un jour de petit vent, et invitez un parent à en tenir un bout.',
        '{30min 45min|Donnez la comptine aux familles qui passent par le pont ou la rive, le matin.}',
      ],
      reflexionRetroaction: [
        'La distance nous laissait-elle l’esprit tranquille?',
        'Qui regardait le lac plus que le drap?',
      ],
    },
  },
  {
    key: 'le-nid-geant',
    summary:
      'Bout de bois par bout de bois, un nid s’élève, assez grand pour des enfants qui battent des ailes et s’y couchent.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['oiseaux', 'cabanes-et-constructions'],
    materials: ['batons', 'feuilles', 'tissus'],
    place: 'WATERSIDE',
    alsoAt: { WOODS: 'Au boisé, le nid se bâtit de branches tombées, et des feuilles mortes en tapissent le fond.' },
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    alsoIn: { WINTER: 'Le nid se bâtit sur la neige tassée, loin de la glace, avec une couverture au fond.' },
    durationMinutes: 45,
    adults: 2,
    calls: [
      'oiseau',
      'nid',
      'œuf',
      'goéland',
      'outarde',
      'canard',
      'branche',
      'bois flotté',
      'bâton',
      'construire',
      'cabane',
      'transporter',
      'voler',
      'construction',
    ],
    seen: [
      'il transporte un bout de bois sous son bras et bat de l’aile de l’autre',
      'elle fait un rond avec des branches et s’assoit au milieu',
      'ils mettent du foin et des feuilles au fond pour que ce soit moelleux',
      'il couve la balle et veut pas que personne s’approche de son œuf',
      'elle ouvre la bouche et attend que la maman lui donne un ver',
      'ils décident qui garde les petits pendant que l’autre va chercher à manger',
      'depuis qu’une merlette s’est installée sur le luminaire de l’entrée, ils ramassent des brindilles',
      'au bord de l’eau, ils ont suivi une outarde puis bâti de quoi avec le bois échoué',
    ],
    scenes: ['empiler-construire', 'ramasser', 'imiter-animaux', 'transporter'],
    picture:
      'Près du lac, un grand nid de bois : une enfant y bat des ailes, un autre couve, une troisième apporte un bâton.',
    sheet: {
      titre: 'Le nid géant',
      observationDepart:
        'Un oiseau est passé{printemps ete|, une brindille au bec}. Une enfant a ramassé un bâton, l’a mis sous son bras et l’a suivi en battant de l’autre.',
      intentionEducative:
        'Offrir un grand chantier où porter, poser et recommencer, avec un lieu où se blottir au bout.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Porter et poser du bois sans heurter un autre.',
        '{2-3a|Ajouter son morceau à l’ouvrage, près des autres.}',
        '{3-4a|Convenir d’un endroit où en remettre.}',
        '{30min|Jouer l’oiseau : se blottir au nid, s’envoler.} {45min 60min|Jouer l’oiseau : couver, voler, nourrir.}',
      ],
      materiel: [
        item(
          'Bois plus court que le bras d’un enfant et plus gros que trois doigts',
          'trois brassées',
          'Rouleaux de carton longs et gros',
        ),
        item('{!hiver|Herbes sèches ou feuilles mortes}', 'une brassée', 'Carrés de tissu'),
        item('{hiver|Couverture épaisse, pour la neige}', 'une, au fond du nid', 'Tapis isolants'),
        item(
          '{45min 60min|Grosses balles molles, les œufs à couver}',
          'une par enfant{2-3a !multiage|, et une pour vous}',
          'Bas roulés',
        ),
        optional('{si-jumelles|Jumelles d’enfant, sans cordon}', '{si-jumelles|une paire pour deux enfants}', null),
        optional('{si-toutous|Toutou, l’oisillon}', '{si-toutous|un}', null),
        optional('{hiver si-traîneaux|Traîneau}', '{hiver si-traîneaux|un}', null),
        optional(
          '{45min 60min si-chaudières si-paniers|Chaudière ou panier}',
          '{45min 60min si-chaudières si-paniers|de quoi faire un garde-manger}',
          null,
        ),
        optional('{si-foulards|Foulards, courts comme le bras d’un enfant}', '{si-foulards|deux par enfant}', null),
      ],
      preparation: [
        '{rive|Placez le nid à vingt pas de l’eau et apportez-y le bois vous-mêmes, avant les enfants.}',
        '{bois|Faites trois tas de branches tombées autour d’une clairière.}',
        'Cassez ce qui dépasse en longueur; ôtez clous, échardes{rive|, hameçons et fils de pêche}{bois| et chicots}.',
        'Tracez du talon un rond large comme une table.',
        '{rive|Une adulte se tient entre le chantier et l’eau, sans autre rôle; l’autre est au nid.} {bois|Une adulte demeure au nid; l’autre accompagne ceux qui vont aux branches.}',
        '{avec-naturel|Déposez @materiel près du rond, pour garnir.}',
      ],
      deroulement: [
        opening(
          { 30: 4, 45: 5, 60: 5 },
          '{si-jumelles|Par deux, on cherche d’abord aux jumelles un oiseau perché : où dort-il?} Accroupissez-vous au milieu du rond, les bras serrés, la tête rentrée. « J’ai de la place, mais pas de nid. » {si-toutous|Couchez un toutou à vos pieds : l’oisillon n’en a pas non plus.} Tendez les doigts vers le premier morceau.',
        ),
        play(
          { 30: 20, 45: 18, 60: 20 },
          'Un bout de bois, un pas, un bout de bois : le bord du nid s’épaissit. Un enfant promène le même bâton du début à la fin, sous le même bras. Portez le vôtre au ras du sol, pointe vers la terre, loin des visages. {hiver si-traîneaux|Le traîneau va du tas au rond, chargé de gros bois et tiré à deux, un ami à côté de la charge.} {3-4a|Les trous se bouchent, une porte se décide.} {2-3a !multiage|Deux enfants tirent la même branche : ils la portent ensemble, un bout chacun. Après deux ou trois voyages chacun, assoyez-vous dans le rond et faites-vous border : un bâton le long des pieds, un contre la jambe, un derrière le dos. Quand le bois couvre tout le trait du talon, le nid est fermé.} {3-4a !multiage|Un bâton roule hors du bord : croisez vos deux index devant leurs yeux, et ils croisent deux branches. Plus tard, accroupie, posez la main au fond et demandez d’où on la voit encore : c’est là qu’il manque du bois.} {30min !hiver|Pour finir, tapissez ensemble le fond d’herbes ou de feuilles, à pleines mains.} {30min hiver|Pour finir, étendez ensemble la couverture au fond.}',
        ),
        play(
          { 45: 15, 60: 15 },
          '{!hiver|Le fond se tapisse d’herbes ou de feuilles, à pleines mains.} {hiver|La couverture s’étend au fond.} Les grosses balles y deviennent des œufs. Des oiseaux s’y couchent, se lèvent, s’envolent à trois pas et reviennent. {si-chaudières si-paniers|La chaudière ou le panier, à trois pas, fait le garde-manger : on s’y envole chercher la becquée des petits, pour rire.} {2-3a|« À moi! » Chacun a son œuf à couver.} {3-4a|Qui apporte à manger, qui garde les petits? Laissez-les décider.} {2-3a !multiage|Dans le nid, couvez un œuf aussi. Un œuf roule hors du nid : son oiseau part le chercher à quatre pattes. Quand tous les œufs sont couvés, cognez du doigt sur le vôtre, « toc, toc », et pépiez, le bec ouvert : votre petit vient de sortir, il a faim.} {3-4a !multiage|Soyez un des petits, et fermez le bec devant ce qui ne vous plaît pas. Puis tapez sur vos cuisses, doucement, plus fort : c’est l’orage. Chacun couvre son œuf de ses ailes jusqu’à ce que vos mains se taisent.}',
        ),
        play(
          { 60: 13 },
          'Un coup de vent, un pied pressé, trop de monde : le nid s’effondre d’un côté. S’il tient bon, videz-le de ses oiseaux et retirez vous-même un bâton du bord. Attendez. Les uns réparent, les autres en commencent un à leur taille. {2-3a !multiage|Tendez du bois à bout de bras, un seul morceau à la fois. Le petit nid se fait autour d’un enfant assis; dès qu’il est rond, un autre réclame le sien.} {3-4a !multiage|Avant les réparations, demandez pourquoi c’est tombé. Pesez ensuite d’une main sur le côté refait, à peine : s’il plie, les enfants le renforcent, et vous pesez encore.}',
        ),
        closing(
          { 30: 6, 45: 7, 60: 7 },
          'Tous les oiseaux rentrent au nid, serrés, les derniers blottis contre le bord, un souffle de silence. {si-toutous|L’oisillon passe d’une aile à l’autre jusqu’au fond.} {si-foulards|Un foulard dans chaque main allonge les ailes.} Puis chacun s’envole jusqu’à vos bras ouverts, du côté du retour, pour être compté. Le nid reste pour les prochains promeneurs.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Baissez de la main la pointe d’un bâton qui monte : « Ton bâton regarde la terre. »',
          'Pépiez une demande, bec ouvert, au lieu de diriger le chantier.',
          'Assoyez-vous dans le nid quand trop d’enfants y sont debout : ils s’assoient aussi.',
        ],
        questionsOuvertes: [
          'Où va ce morceau?',
          '{30min|Qui veut se blottir dans le nid?} {45min 60min|Qui va couver, cette fois?}',
          'Qu’est-ce qu’il veut, l’oiseau?',
        ],
      },
      vocabulaire: [
        'le nid',
        'l’oiseau',
        'l’aile',
        'le bec',
        '{45min 60min|couver}',
        's’envoler',
        'la brindille',
        'se blottir',
      ],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Donnez un morceau de main à main; un petit nid rond, pour un seul corps, plaît à celui que le groupe dérange.',
        },
        {
          pour: '3-4a',
          texte:
            'Demandez par où l’oiseau entre et où le petit se cache : le nid gagne une porte et un petit nid à côté.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Installez d’abord dans le nid l’enfant qui se déplace peu : les autres lui apportent le bois, et il choisit où le poser autour de lui.',
        },
        {
          pour: 'interieur',
          texte: 'Des couvertures tordues en boudins et des rouleaux de carton font un nid au milieu du tapis.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{!hiver|L’hiver, les oiseaux sont moins nombreux : cherchez d’abord un vieux nid dans les branches nues, de loin.} {hiver|Au printemps, regardez d’abord, de loin, les oiseaux qui transportent des brindilles.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Bout de bois sur un orteil.', 'Écharde, égratignure.', 'Nid piétiné par un pressé.'],
        dangersAEliminer: [
          'Course avec un bâton : il se dépose avant que les ailes s’ouvrent.',
          'Vrai nid habité ou oiseau au sol : le chantier se déplace loin de lui.',
          'Bord plus haut que les genoux, ou toit de branches : le bois s’étale en large, rien au-dessus des têtes.',
          '{rive|Enfant qui descend vers l’eau chercher du bois : tout le bois est déjà près du rond.}',
          '{bois automne|Chasse : bois où elle est interdite, dossard voyant par-dessus le manteau.}',
          '{bois printemps ete automne|Tiques et herbe à puce : vêtements longs, peau inspectée au retour.}',
          '{si-jumelles|Jumelles vers le soleil : jamais; on regarde arrêté, dos à lui, puis vous les rangez.}',
          '{hiver si-traîneaux|Corde du traîneau : dans les mitaines, jamais au cou; personne ne monte sur le bois.}',
          '{si-foulards|Foulard : tenu à la main, jamais noué ni au cou.}',
        ],
        supervision: 'palier1',
        allergies: ['Moisissures du bois et des herbes : consultez le plan de l’enfant asthmatique.'],
      },
      observation: [
        'Motricité globale : comment porte-t-il, enjambe-t-il, s’accroupit-il chargé?',
        'Compétences sociales : comment trouve-t-il sa place dans le nid?',
        'Fonction symbolique : que fait l’oiseau qu’il joue?',
      ],
      prolongements: [
        'Revenez voir le nid : qui l’a défait, qui y a dormi?',
        'Du trottoir, le parent et l’enfant lèvent la tête : y a-t-il un nid dans ces branches?',
      ],
      reflexionRetroaction: [
        'Le chantier était-il assez grand pour tous les corps?',
        'Qui a préféré l’oiseau, qui a préféré le bois?',
      ],
    },
  },
  {
    key: 'le-sable-du-bord-du-lac',
    summary:
      'Creuser, mouler, tasser : le sable de la plage tient, puis s’effondre, pendant que l’adulte apporte l’eau.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['eau-neige-et-glace', 'cabanes-et-constructions'],
    materials: ['sable', 'eau', 'chaudieres-et-pelles', 'bache'],
    place: 'WATERSIDE',
    seasons: ['SUMMER'],
    alsoIn: { AUTUMN: 'En septembre, les pieds restent dans les bottes et le sable, plus froid, tient mieux.' },
    durationMinutes: 30,
    adults: 2,
    calls: [
      'sable',
      'plage',
      'lac',
      'château',
      'château de sable',
      'creuser',
      'mouler',
      'pâté',
      'chaudière',
      'pelle',
      'trou',
      'eau',
      'mouillé',
      'tasser',
      'jeux de sable',
    ],
    seen: [
      'il creuse un trou proche de l’eau et ça se remplit tout seul',
      'elle presse une poignée mouillée dans sa main et l’ouvre pour voir la boule',
      'ils enterrent leurs pieds et bougent les orteils pour les faire sortir',
      'elle trace une rivière entre deux trous avec son talon',
      'il saute à pieds joints dans la tour de son ami et ça brasse',
      'elle tend sa chaudière vide vers moi, elle en veut encore de l’eau',
      'à la plage municipale, ils étaient à quatre pattes à gratter avant d’avoir vu le lac',
      'en sortie au lac, sa butte s’écroulait et il la remontait sans se décourager',
    ],
    scenes: ['creuser', 'demolir', 'empiler-construire'],
    picture:
      'Sur la plage, des enfants creusent et moulent le sable; un adulte apporte l’eau, l’autre garde la rive, le dos au lac.',
    sheet: {
      titre: 'Le sable du bord du lac',
      observationDepart:
        'Sur la plage, les enfants creusent avant même de regarder l’eau. Le trou se remplit, et tout recommence.',
      intentionEducative:
        'Soutenir la précision des mains et l’invention avec une matière qui garde la forme un instant.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'principal' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        'Tasser, mouler, {3-4a|tracer, }creuser.',
        'Chercher combien d’eau fait tenir le sable.',
        'Recommencer après l’effondrement.',
      ],
      materiel: [
        item('Sable', 'celui de la plage', 'Bac à sable'),
        item(
          'Chaudières vides et petites pelles',
          'une de chaque par enfant',
          'Contenants de yogourt et grosses cuillères',
        ),
        item('Eau puisée par l’adulte', 'une chaudière pour trois enfants', null),
        item('Grosses roches pour la ligne', 'six, prises sur place', 'Chaudières renversées'),
        item('{ete|Toile pour l’ombre, montée par les adultes}', 'une', 'Grand parasol planté'),
        optional('{si-passoires|Passoires}', '{si-passoires|une pour trois enfants}', null),
        optional('{si-arrosoirs|Arrosoirs d’enfant}', '{si-arrosoirs|un pour trois enfants}', null),
        optional(
          '{si-camions|Camions ou autos, trop gros pour un rouleau de papier hygiénique}',
          '{si-camions|un par enfant}',
          null,
        ),
        optional(
          '{si-gros-camions !si-camions|Gros camions}',
          '{si-gros-camions !si-camions|un pour deux enfants}',
          null,
        ),
        optional('{si-moules|Moules à sable}', '{si-moules|trois ou quatre}', null),
        optional(
          '{si-figurines-d’animaux|Figurines d’animaux, longues comme une main d’adulte}',
          '{si-figurines-d’animaux|une par enfant}',
          null,
        ),
      ],
      preparation: [
        'Installez le chantier à dix pas de l’eau, derrière la ligne de grosses roches.',
        'Retournez le sable à la pelle avant le groupe : verre, mégots, hameçons, cailloux.',
        'Partagez-vous le travail : l’une garde la ligne, dos à l’eau, l’autre creuse et puise.',
        '{ete|Touchez le sable du dos de la main avant d’enlever les souliers.}',
        '{avec-contenant|Mettez @materiel parmi les chaudières.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Versez un peu d’eau sur le sable, prenez-en une poignée et pressez. Ouvrez la main : « Ça tient! » Ou pas. Refaites-le plus loin, avec du sable sec. {si-passoires|Secouez-en dans la passoire : le sec file par les trous, le mouillé y reste pris.}',
        ),
        play(
          { 20: 13, 30: 20, 45: 20 },
          'Les pelles creusent, les paumes tassent, les chaudières se démoulent, les pieds s’enterrent jusqu’aux chevilles. Apportez l’eau quand une chaudière vide se tend. {si-arrosoirs|L’arrosoir, à peine rempli, donne la pluie à l’enfant : il mouille son tas, presse, recommence.} {si-camions si-gros-camions|Les roues s’enfoncent dans le sec : on mouille, on tasse de la paume, et la route porte.} {si-moules|Le même sable passe par le moule et par la chaudière : lequel reste debout?} {2-3a|Démouler, écraser, remouler : le pâté n’est pas fait pour durer.} {3-4a|Une route relie deux trous, puis trois.} Un ouvrage tombe; regardez qui recommence et qui écrase le reste avec plaisir.',
        ),
        play(
          { 45: 13 },
          'Apportez du sable de deux sortes : sec dans une chaudière, trempé dans l’autre. Les mains mélangent. Prenez une poignée trempée et laissez-la couler du poing : les gouttes de sable s’empilent en tour, sans moule. Les enfants font leurs tours de gouttes.',
        ),
        closing(
          { 20: 4, 30: 6, 45: 7 },
          'Promenez-vous à quatre pattes d’un ouvrage à l’autre, sans juger. {si-figurines-d’animaux|Un animal à la main, on visite aussi : où entre-t-il, où s’enfonce-t-il?} Rebouchez les trous ensemble, videz l’eau, secouez {ete|les pieds}{automne|les bottes} et comptez les enfants à deux voix.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Placez-vous de façon à voir chaque tête d’un seul regard.',
          'Tassez le sable à côté de l’enfant, de la même partie de la main : « La paume. Le poing. »',
          'Versez l’eau en mince filet et arrêtez pour laisser juger.',
        ],
        questionsOuvertes: [
          '{3-4a|Qu’est-ce qui aide le sable à tenir?}',
          'Où va l’eau?',
          '{3-4a|Comment as-tu fait ce chemin?}',
          '{2-3a|Où est passé le pâté?}',
        ],
      },
      vocabulaire: ['creuser', 'tasser', 'mouler', 'la paume', 'mouillé', 'sec', 's’effondrer', '{3-4a|la route}'],
      adaptations: [
        {
          pour: '2-3a',
          texte: 'Le même contenant pour chacun, et du sable mouillé d’avance : le premier pâté réussit tout de suite.',
        },
        { pour: '3-4a', texte: 'Lancez l’idée d’un village dont chacun choisit une maison, un pont ou rien du tout.' },
        {
          pour: 'besoins_particuliers',
          texte:
            'Deux chaudières de sable humide, sur une table de pique-nique, accueillent l’enfant en fauteuil, à côté d’un ami assis sur le banc.',
        },
        {
          pour: 'interieur',
          texte:
            'Un bac de sable humide sur une toile, des cuillères et des bols : les mains y trouvent la même matière.',
        },
        { pour: 'autre_saison', texte: 'L’hiver, dans la cour, la neige collante se moule dans les mêmes chaudières.' },
      ],
      securite: {
        risquesAcceptes: ['Sable dans les vêtements, parfois dans un œil.', 'Ouvrage piétiné.'],
        dangersAEliminer: [
          'Ligne de roches franchie : l’adulte dédiée va chercher l’enfant, le puisage s’arrête.',
          'Trou plus profond que les genoux, tunnel, corps enterré plus haut que les chevilles : on rebouche, on dégage, tout de suite.',
          'Chaudière d’eau oubliée pleine entre deux voyages : renversez-la dans le sable.',
          '{ete|Sable qui brûle les pieds : souliers remis, toile d’ombre, chapeaux, plage quittée avant 11 h.}',
          '{si-arrosoirs|Arrosoir : deux doigts d’eau, versés par vous; il se vide avec les chaudières.}',
        ],
        supervision: 'palier1',
        allergies: [
          'Crème solaire de chaque enfant; en cas d’allergie aux piqûres, auto-injecteur sur l’adulte du chantier.',
        ],
      },
      observation: [
        'Motricité fine : quels gestes des doigts et de la paume varie-t-il?',
        'Raisonnement : qu’ajoute-t-il à un pâté qui s’écroule, de l’eau, du sable, de la force?',
        'Compétences émotionnelles : que vit-il quand l’ouvrage tombe?',
      ],
      prolongements: [
        '{20min 30min|Refaites des pâtés au bac à sable de la cour, avec un arrosoir.} {45min|Reprenez les tours de gouttes au bac à sable de la cour, avec un arrosoir.}',
        'Le dessin d’un ouvrage, avec les mots de son auteur, attend les parents à la porte.',
      ],
      reflexionRetroaction: [
        'La distance de l’eau nous laissait-elle l’esprit libre?',
        'Qui a changé d’idée en cours de route?',
      ],
    },
  },
  {
    key: 'le-vent-prend-mon-mouchoir',
    summary:
      'Bras levé, mouchoir au bout des doigts : le vent tire. Chacun le tient, le lâche, court derrière et le rattrape.',
    ageGroups: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['vent-et-ciel', 'mouvement-et-defis'],
    materials: ['tissus', 'papier-et-crayons'],
    place: 'PARK',
    alsoAt: { YARD: 'Dans la cour, la clôture attrape les mouchoirs échappés; cherchez le coin où le vent tourne.' },
    seasons: [],
    durationMinutes: 20,
    adults: 1,
    calls: [
      'vent',
      'il vente',
      'voler',
      'courir',
      'attraper',
      'mouchoir',
      'tissu',
      'cerf-volant',
      'souffler',
      'air',
      'nuage',
      'tempête',
      'bourrasque',
      'foulards',
    ],
    seen: [
      'son papier mouchoir part au vent et il court après en criant',
      'elle lève son foulard à bout de bras et attend que ça tire',
      'ils lâchent leurs guenilles en même temps et regardent laquelle va le plus loin',
      'il veut jamais le lâcher, il aime juste le sentir claquer',
      'elle demande où il est rendu quand ça arrête de souffler',
      'il est tout excité par les bourrasques et court les bras ouverts',
      'à la collation dehors, les napkins ont levé et toute la gang est partie après',
      'au parc, ils se sont cachés derrière la butte en disant qu’on n’avait plus d’air',
    ],
    scenes: ['vent-pluie', 'courir', 'bulles'],
    picture:
      'Au parc, le vent tire les mouchoirs : un enfant tient le sien, un autre court derrière, une amie en fauteuil regarde flotter le sien.',
    sheet: {
      titre: 'Le vent prend mon mouchoir',
      observationDepart:
        'Une serviette de table s’est envolée pendant la collation. Quatre enfants l’ont poursuivie et l’ont relancée aussitôt.',
      intentionEducative:
        'Éveiller l’attention au vent, que l’enfant ne voit pas, mais qui tire, pousse et fait courir.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
      ],
      objectifs: [
        'Courir, freiner et s’accroupir derrière ce qui bouge.',
        'Sentir d’où vient le vent.',
        'Ouvrir la main au moment voulu.',
      ],
      materiel: [
        item(
          'Carrés de tissu très léger, larges comme deux mains',
          'un par enfant et trois de plus',
          'Serviettes de papier',
        ),
        optional('Pince à linge, pour un appui-bras', 'une', null),
        item('{30min|Grandes feuilles de papier}', 'une par enfant', 'Vieux journaux'),
      ],
      preparation: [
        'Mouillez un doigt et trouvez d’où vient le vent : les enfants courront vers l’intérieur du terrain.',
        'Choisissez un espace sans rue ni stationnement du côté où le tissu s’envole.',
        '{hiver|L’hiver, consultez le refroidissement éolien : par grand vent, le seuil de votre milieu est vite atteint.}',
        '{avec-tissu|Ajoutez @materiel, si la pièce reste plus courte qu’un bras.}',
      ],
      deroulement: [
        opening(
          { 10: 2, 20: 3, 30: 4 },
          'Tenez un carré par un coin, le bras haut. Il claque. « Il veut partir! » Tirez comme s’il vous emmenait, puis ouvrez les doigts et laissez-le filer.',
        ),
        play(
          { 10: 6, 20: 13, 30: 13 },
          'Donnez un carré par enfant. Chacun court derrière le sien, ou derrière n’importe lequel. Les tissus se posent sur une tête, un buisson, un ventre couché. Certains ne le lâchent jamais : ils aiment le sentir tirer. Le vent tombe? Tous s’arrêtent aussi, le nez en l’air. {20min 30min|Les jambes se lassent? Bras levés, on attend qu’il tire fort : « Partez! » Toutes les mains s’ouvrent ensemble.}',
        ),
        play(
          { 30: 7 },
          'Cette fois, on court contre le vent : menez le groupe au bout où il emporte, sortez les papiers, et l’arrivée est au milieu du terrain, où vous arrêtez tout le monde. Une feuille plaquée sur un ventre y reste sans les mains tant que l’enfant court contre le vent. Elle tombe dès qu’il se retourne. La première fois, courez avec eux, sans expliquer.',
        ),
        closing(
          { 10: 2, 20: 4, 30: 6 },
          'Cachez-vous du vent ensemble, derrière une butte, un mur ou vos propres dos. « Plus de vent. » Sortez une main pour vérifier. Comptez les carrés en les pliant en quatre. {30min|Ramassez aussi tous les papiers.}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Pour les carrés, placez-vous du côté où le vent emporte : vous les arrêtez, et les coureurs avec.',
          'De là, face au vent et face à eux, laissez votre visage dire ce qu’il fait.',
          'Accrochez vos mots au mouvement : « Ça tire… ça tombe… c’est reparti. »',
        ],
        questionsOuvertes: ['Où est passé le vent?', 'Qu’est-ce qui tire?', 'Comment tu l’attrapes?'],
      },
      vocabulaire: ['le vent', 's’envoler', 'lâcher', 'attraper', 'tirer', 'fort', 'léger', 'courir'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Aux plus jeunes, un carré noué à un coin, qui retombe à trois pas; aux plus rapides, un carré lâché à bout de bras.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Pour un enfant en fauteuil ou en marchette, fixez par une pince un carré à l’appui-bras : il le voit flotter. Gardez l’enfant près de vous et tournez-vous ensemble face au vent, puis dos au vent.',
        },
        { pour: 'interieur', texte: 'Un carton agité à deux bras fait le vent; les tissus traversent le tapis.' },
        {
          pour: 'autre_saison',
          texte:
            '{!automne|L’automne, les feuilles se joignent à la course.} {!hiver|L’hiver, la poudrerie montre le chemin du vent.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Collision entre coureurs qui regardent en l’air.', 'Tissu perdu dans un arbre.'],
        dangersAEliminer: [
          'Tissu plus long qu’un bras, ou noué sur un corps : un carré tenu à la main, rien d’autre.',
          'Course vers la rue : placez le jeu pour que le vent pousse à l’opposé.',
          'Rafales qui secouent les grosses branches : éloignez-vous des arbres et rentrez.',
          'Tissu plaqué sur un visage en courant : les pas s’arrêtent, la main l’enlève.',
        ],
        supervision: 'palier2',
        allergies: [
          '{!hiver|Pollen les jours de grand vent}{hiver|Air froid les jours de grand vent} : suivez le plan de l’enfant asthmatique ou allergique.',
        ],
      },
      observation: [
        'Motricité globale : comment freine-t-il et change-t-il de direction?',
        'Éveil aux sciences : que fait-il pour retrouver le vent?',
        'Langage oral : que dit-il du vent, un nom, un souffle, un « il »?',
      ],
      prolongements: [
        'Suspendez un carré à la fenêtre : les enfants sauront s’il vente avant de sortir.',
        'Suggérez aux parents de laisser l’enfant sentir le vent du matin, {hiver|une main hors de la mitaine}{!hiver|la main grande ouverte}.',
      ],
      reflexionRetroaction: ['Mon terrain laissait-il courir sans crier?', 'Quelle idée sur le vent ai-je entendue?'],
    },
  },
]
