import { closing, food, item, opening, optional, play } from '../../sheet-parts.ts'
import type { BankSheet } from '../../types.ts'

/** A snow that holds the boots, a sap that boils in a blanket, monsters that tremble, and loads too long for one. */
export const HOME_SLEDS_SUGAR_MONSTERS_AND_NEW_GROUP_SHEETS: readonly BankSheet[] = [
  {
    key: 'pris-jusqu-aux-genoux',
    summary:
      '« Chus pris! » Une mitaine se lève, un sentier arrive à la pelle. La neige qu’on en sort voyage en traîneau et devient une halte où s’asseoir.',
    ageGroups: ['AGE_18_MONTHS_2_YEARS', 'AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['eau-neige-et-glace', 'mouvement-et-defis', 'cabanes-et-constructions'],
    materials: ['neige', 'chaudieres-et-pelles'],
    place: 'YARD',
    alsoAt: {
      PARK: 'Au parc, les sentiers partent de l’entrée et restent sur le plat, loin de la butte et de la rue.',
    },
    seasons: ['WINTER'],
    alsoIn: {
      SPRING:
        'La bordée de mars ou d’avril est lourde : demi-pelletées, traîneau à moitié plein, deux paires de mitaines.',
    },
    durationMinutes: 30,
    adults: 1,
    calls: [
      'tempête',
      'tempête de neige',
      'grosse neige',
      'grosse bordée',
      'bordée',
      'pris dans la neige',
      'les petits s’enfoncent',
      'perdre sa botte dans la neige',
      'neige trop haute',
      'pelles',
      'pelleter',
      'pelter',
      'traîneau',
      'tirer le traîneau',
      'chemin dans la neige',
      'hiver',
      's’entraider',
    ],
    seen: [
      'elle plante sa botte dans le blanc et n’arrive plus à la sortir',
      'il creuse un chemin avec sa petite pelle jusqu’à la clôture',
      'ils tirent un traîneau plein de neige et le vident pour faire un banc',
      'il crie chus pris et attend qu’on vienne le délivrer',
      'elle est fâchée que le grand ait mis de la neige dans sa trace',
      'ils demandent de l’aide pour un rien, et je voudrais qu’ils s’entraident',
      'en sortant ce matin, un bas de laine est resté planté à deux pas de la galerie',
      'dans la cour, ça s’est mis à trois pour déprendre un ami enfoncé jusqu’aux cuisses',
    ],
    scenes: ['neige-glace', 'creuser', 'transporter'],
    picture:
      'Un petit debout dans la neige aux genoux lève une mitaine; une enfant pellette vers lui, deux grands poussent un traîneau de neige vers un banc blanc.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Pris jusqu’aux genoux!',
      observationDepart:
        'Il a neigé toute la nuit, et {cour|la cour}{parc|le parc} n’a plus de bosses ni de trous. À deux pas de {cour|la porte}{parc|l’entrée}, une botte reste plantée dans le blanc : le pied en est sorti tout seul, en bas de laine.',
      intentionEducative:
        'Permettre à tout le corps de travailler dans une grosse neige : s’y prendre et s’en sortir, l’ouvrir, la charrier là où elle servira.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Raisonnement', role: 'secondaire' },
      ],
      objectifs: [
        '{18-24m 2-3a|Lever haut le genou, s’agenouiller, sortir un pied de son trou.}',
        '{3-4a 4-5a|Ouvrir un sentier à la pelle jusqu’à celui qui le demande.}',
        'Faire savoir, du mot ou de la mitaine levée, qu’on est pris et où l’on veut aller.',
        'Charger un traîneau de neige et le faire avancer{3-4a 4-5a|, seul ou à deux}.',
      ],
      materiel: [
        item(
          'Grosse bordée de neige',
          'aux genoux du plus petit, pas plus haut',
          'Neige d’alentour, pelletée en un carré',
        ),
        item('Petites pelles solides, à bord rond', 'une par enfant, une pour vous', 'Contenants rigides à bord rond'),
        item(
          'Traîneaux bas, sans corde, le bord facile à empoigner',
          'un pour trois enfants',
          'Couvercles de grands bacs',
        ),
        item('Chaudières', 'trois', 'Gros pots de plastique'),
        optional(
          '{2-3a 3-4a 4-5a si-vaporisateurs si-colorant-alimentaire|Vaporisateurs, pleins d’eau tiède}',
          'trois, un par sentier',
          null,
        ),
        optional(
          '{2-3a 3-4a 4-5a si-vaporisateurs si-colorant-alimentaire|Colorant alimentaire}',
          'dix gouttes et une couleur par vaporisateur',
          null,
        ),
        item('Mitaines sèches de rechange', 'une paire par enfant', 'Gros bas de laine'),
        item('Bas secs, pour le pied sorti de sa botte', 'deux paires', 'Vos propres bas de rechange'),
        item('{parc|Corde, pour tirer les traîneaux jusqu’au parc}', '{parc|une, ôtée en arrivant}', '{parc|Sangle}'),
      ],
      preparation: [
        '{hiver|Comparez la température et le refroidissement éolien au seuil de votre milieu.} {hiver 18-24m|Avant deux ans : vingt minutes par grand froid, et le local au seuil de votre milieu, souvent plus prudent à cet âge.} {printemps|Pesez une pelletée : mouillée, elle use vite les bras. On charge à moitié, et l’on rentre avant que l’habit soit trempé.}',
        '{parc|Emboîtez les traîneaux, chargez-y pelles, chaudières et rechange, et tirez le tout.} Marchez le terrain {cour|avant le groupe}{parc|avec les enfants, à vos côtés}, un manche de pelle à la main : jouet enseveli, branche, glace. Où la neige monte plus haut que les genoux du plus petit, tapez-la du pied.',
        '{cour|Marquez de quatre trous de botte le bord du terrain, à dix pas du bord du toit et du tas de la déneigeuse.} {parc|Marquez de quatre trous de botte le bord du terrain, sur le plat, loin de la rue, des glisseurs et du tas de la déneigeuse.}',
        '{cour|Du bord du terrain}{parc|De l’entrée}, pelletez un sentier de quatre pas et terminez-le par un rond tapé : la halte y poussera. {2-3a 3-4a 4-5a si-vaporisateurs si-colorant-alimentaire|Versez vous-même le colorant alimentaire dans les vaporisateurs : il marque mitaines et manches.}',
        '{1adulte|Seule, tenez le rond : aucun sentier ne s’en éloigne de plus de six pas.} {2adultes|À deux, l’une tient le rond, l’autre suit les sentiers qui s’allongent.} {18-24m multiage|Les trottineurs} {18-24m !multiage|Les enfants} {18-24m|s’enfoncent à deux pas de vous.}',
        '{avec-contenant|Prêtez @materiel aux chargeurs de neige.} {avec-tissu|Pliez @materiel : ce sera le coussin de la halte.} {avec-roulant|Essayez @materiel dans la neige folle, puis dans le sentier tapé : où roule-t-il?}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Au bout de votre sentier, faites un grand pas de côté, dans la neige neuve. Tirez sur la jambe, elle reste là. « Prise! Prise jusqu’aux genoux! » Levez une mitaine bien haut. « Il me faudrait un chemin. » {3-4a 4-5a|On s’en vient à la pelle, chacun de son bord. À deux bottes de vous, on couche les pelles et l’on finit à la mitaine.} {!3-4a !4-5a|Accroupie, grattez autour de votre botte; de petites mitaines grattent aussi.} La jambe sort d’un coup, et vous tombez assise.',
        ),
        play(
          { 20: 7, 30: 10, 45: 12 },
          '{18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|fait un pas, s’arrête, regarde ses pieds disparus. Il s’assoit, roule sur le ventre, repart à genoux : derrière lui, c’est déjà un sentier.} {18-24m !multiage 30min 45min|Enfoncez votre botte à côté de la sienne : « Pris! » Comptez jusqu’à trois, tirez ensemble, et regardez les deux trous.} {2-3a|« Chus pris! » Une enfant plonge exprès, lève la mitaine et sort toute seule, trop vite pour la pelle.} {2-3a !multiage 30min 45min|« Pris où? » Un genou, deux genoux, les fesses : on le dit, et l’on replonge pour se prendre autrement.} {3-4a|Une pelleteuse ouvre vers une mitaine levée; la neige déboule derrière elle, elle revient élargir.} {4-5a|Pour rejoindre un ami pris, deux pelleteurs partent chacun d’un bout et vont se manquer d’un pas : il faudra un coude.} {3-4a 4-5a !multiage 30min 45min|Deux sentiers se touchent presque? On choisit où les joindre, et l’on en fait le tour à la file.} {!3-4a !4-5a|À qui reste pris, ouvrez un sentier à la pelle, large de deux bottes, et finissez à la mitaine.} Dès qu’on est libre, on suit le sentier jusqu’au bout et l’on replonge ailleurs, où rien ne passe encore. {2-3a 3-4a 4-5a si-vaporisateurs si-colorant-alimentaire|Avec un vaporisateur, deux jets de colorant alimentaire au sol donnent sa couleur au sentier : « Prise sur le bleu! »}',
        ),
        play(
          { 20: 6, 30: 11, 45: 12 },
          '« Ici, la halte : on s’y repose. » Au rond, commencez un banc avec la neige des sentiers : assez long pour trois, pas plus haut que les genoux du plus petit. Pelles, mitaines et chaudières en chargent les traîneaux. {18-24m|Une mitaine de neige, une tape, une autre mitaine; puis on pousse le bord, et le traîneau part sans nous.} {2-3a|La chaudière se vide dans le traîneau, un peu à côté; on pousse à deux mains par-derrière.} {3-4a|Trop plein, le traîneau colle : on tire à reculons, petit coup par petit coup, ou l’on ôte deux pelletées.} {4-5a|Un tire, l’autre pousse, un mot fait partir les deux; au tournant, ça cale, et le sentier s’élargit.} On s’assoit : le banc penche, il en faut encore.',
        ),
        play(
          { 45: 10 },
          'Il manque au banc un dossier contre le vent, un deuxième sentier, un nom. {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|s’assoit, se relève, tape la place à côté de lui : quelqu’un vient.} {2-3a|On dort à la halte le temps d’un ronflement, puis on repart en voyage.} {3-4a|La gardienne de la halte sert une chaudière de soupe de neige, pour rire, à ceux qui arrivent de loin.} {4-5a|Deux traîneaux se rencontrent nez à nez dans le même sentier : on y creuse une place pour se croiser.} Une mitaine se lève encore au loin? Ceux de la halte partent lui ouvrir un chemin.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 6 },
          'Assoyez-vous serrés sur le banc et devant lui. Tâtez une nuque, une mitaine. « Par où rentre-t-on? » Des bras pointent. Prenez un sentier que vous n’avez pas encore marché, celui qui l’a ouvert en tête, les traîneaux vides poussés derrière. {cour|À la porte}{parc|À l’entrée}, tout le monde se retourne et lève une mitaine, comme les pris. Comptez les enfants, les pelles, et deux bottes par enfant.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Devant un enfant pris qui cherche, respirez trois fois avant de bouger. S’il ne cherche plus, allez-y tout de suite.',
          'Dépannez par le bas : un genou au sol, dégagez la botte à la mitaine, puis soutenez sous les aisselles. La botte pleine se vide, le bas mouillé se change.',
          'Annoncez les demandes à la ronde : « Une mitaine levée, là-bas. Qui passe par là? »',
          'Soulevez un coin du traîneau chargé : « Lourd pour mon dos. Et pour le tien? »',
        ],
        questionsOuvertes: [
          'Comment ta botte va-t-elle sortir de là?',
          'Où veux-tu que le sentier arrive?',
          '{3-4a|Qu’est-ce qui fait coller le traîneau?} {!3-4a|Qu’est-ce qui fait avancer le traîneau?}',
          '{4-5a|Par où passer pour ne croiser personne?}',
        ],
      },
      vocabulaire: ['la bordée', 'pris', 's’enfoncer', 'pelleter', 'le sentier', 'le traîneau', 'charger', 'la halte'],
      adaptations: [
        {
          pour: '18-24m',
          texte:
            'Tapez du talon une marche devant l’enfant pris : son pied la trouve. Sa charge est une poignée de neige, et pousser le traîneau vide est un grand voyage.',
        },
        {
          pour: '2-3a',
          texte:
            'Pelletez une demi-largeur, et l’enfant fait l’autre moitié avec ses genoux. Quand on charge le traîneau, c’est lui qui dit « encore » ou « plein ».',
        },
        {
          pour: '3-4a',
          texte:
            'Deux mitaines levées en même temps? L’enfant dit par laquelle il commence et le crie à l’autre, qui peut venir à sa rencontre.',
        },
        {
          pour: '4-5a',
          texte:
            'Avant de creuser, l’enfant fait le trajet des yeux et plante une chaudière où le sentier tournera. Il revient ensuite voir s’il avait vu juste.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un sentier large et tapé mène au rond la marchette ou le fauteuil, freins mis. De là, l’enfant charge le traîneau garé contre lui et voit le premier les mitaines levées. Un enfant craint d’être pris? Il s’enfonce d’un seul pied, sa main dans la vôtre.',
        },
        {
          pour: 'interieur',
          texte:
            'Au local, une bordée d’oreillers et de couvertures couvre le tapis : on y patauge à genoux, et l’on ouvre un sentier en les empilant en banc.',
        },
        {
          pour: 'autre_saison',
          texte:
            'L’automne, le même sentier s’ouvre à pleins bras dans les feuilles, et le traîneau les charrie au banc.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Chute molle, neige dans le cou.',
          'Pied sorti de sa botte.',
          'Sentier refermé, charge renversée.',
        ],
        dangersAEliminer: [
          'Enfant à plat ventre, le visage dans la neige folle : relevez-le aussitôt, essuyez le nez et la bouche.',
          'Bras tiré pour déprendre un petit : le coude peut se déboîter. On dégage la botte, on soutient sous les aisselles.',
          'Toit, tunnel ou trou dans un banc de neige : ouvrez-les du pied.{45min| Le dossier s’arrête à la ceinture du plus petit.}',
          'Pelle levée plus haut que la ceinture, ou qui pique près d’une botte : deux pelles d’écart, et le dernier bout se fait à la mitaine.',
          'Enfant assis dans le traîneau : la poussée s’arrête, il descend. Seule la neige voyage, sur le plat.',
          '{2-3a 3-4a 4-5a si-vaporisateurs si-colorant-alimentaire|Jet vers un visage : le vaporisateur vise le sol; sinon, il se couche dans une chaudière.}',
          'Corde, foulard ou cordon de capuchon : ôtez-les du traîneau et des cous; le cache-cou reste.',
          'Neige salée, sale ou soufflée : elle reste hors du terrain, et l’on n’en mange nulle part.',
          '{cour|Neige ou glaçons au bord du toit : les sentiers s’arrêtent à dix pas du mur.} {parc|Souffleuse, rue, bas de la butte : le groupe reste entre les quatre trous de botte.}',
          '{hiver !18-24m|Froid : le seuil de votre milieu, au plus bas -27 °C.} {hiver 18-24m|Froid : le seuil de votre milieu, souvent plus prudent avant deux ans, au plus bas -27 °C.} {hiver|Nuques et mains touchées souvent.} Bas et mitaines mouillés se changent tout de suite.',
        ],
        supervision: 'palier2',
        allergies: [
          'Asthme à l’effort ou à l’air froid, urticaire au froid : la pompe sur vous, la consigne du parent relue avant de sortir.',
        ],
      },
      observation: [
        'Motricité globale : pris dans la neige, l’enfant tire, s’assoit, rampe ou appelle; notez l’ordre de ses essais.',
        'Compétences sociales : une mitaine se lève; qui la voit, et comment les deux se rejoignent-ils?',
        'Raisonnement : le traîneau n’avance plus. Que change l’enfant, la charge, le chemin ou sa place autour?',
      ],
      prolongements: [
        '{cour|Le lendemain, cherchez les sentiers sous la neige de la nuit : lesquels se devinent encore, et lequel rouvrir?} {parc|Repassez après la prochaine bordée : que reste-t-il du banc?}',
        '{cour|Le soir, l’enfant fait prendre son sentier au parent, de la barrière à la halte, au bout d’une mitaine.} {parc|Devant la maison, l’enfant et son parent ouvrent trois pas de sentier : pour aller où?}',
      ],
      reflexionRetroaction: [
        'Qui ai-je dépris avant qu’il ait fini de chercher?',
        '{3-4a 4-5a|D’où venaient les idées de sentiers : des pelles, ou de ceux qui étaient pris?}{!3-4a !4-5a|Quelle part du sentier leurs genoux auraient-ils pu faire?}',
      ],
    },
  },
  {
    key: 'bous-bous-petite-eau-claire',
    summary:
      'La sève de tissu sort des érables, se verse dans une couverture et bout : on secoue, le blanc s’envole en vapeur, et au fond il reste du doré.',
    ageGroups: [
      'AGE_0_18_MONTHS',
      'AGE_18_MONTHS_2_YEARS',
      'AGE_2_YEARS_3_YEARS',
      'AGE_3_YEARS_4_YEARS',
      'AGE_4_YEARS_5_YEARS',
    ],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['saisons-et-fetes', 'arbres-et-feuilles', 'sons-et-silence'],
    materials: ['tissus', 'cartons-et-boites', 'chaudieres-et-pelles', 'contenants-et-cuilleres'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, la sève sort de bacs adossés à de vrais érables, et l’on bout sur une bâche.',
    },
    seasons: ['SPRING'],
    alsoIn: {
      WINTER:
        'À la fin de l’hiver, avant la première coulée, on réveille les érables à petits coups et l’on fait bouillir d’avance.',
    },
    durationMinutes: 30,
    adults: 1,
    occasion: 'temps-des-sucres',
    calls: [
      'cabane à sucre',
      'temps des sucres',
      'les sucres',
      'érable',
      'érables',
      'érable à sucre',
      'sirop',
      'sirop d’érable',
      'eau d’érable',
      'faire bouillir',
      'ramasser l’eau d’érable',
      'sève',
      'danser au son des cuillères',
      'jouer de la cuillère',
      'danse',
    ],
    seen: [
      'elle tire un carré blanc d’un trou et il s’en montre un autre',
      'il fait sauter les tissus dans la couverture et tout s’envole',
      'ils cognent sur la boîte avant d’en sortir des bouts de tissu',
      'elle trouve ça long avant que ça devienne sucré pour vrai',
      'il porte sa chaudière à deux mains, penche et en échappe la moitié',
      'bébé s’agrippe au coin de tissu et tire jusqu’à ce que ça vienne',
      'ils ont goûté de la tire sur la neige et veulent tous en refaire',
      'dans la rue, des seaux pendent aux troncs et ils veulent savoir c’est quoi',
    ],
    scenes: ['tirer', 'remplir-vider', 'cooperer', 'taper-bruit'],
    picture:
      'Quatre enfants et une adulte secouent une couverture d’où sautent des carrés blancs; un bébé assis en attrape un; derrière, deux érables de carton.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Bous, bous, petite eau claire',
      observationDepart:
        '{dedans|Par la fenêtre, une chaudière pend à l’érable du voisin.}{dehors|De l’autre côté de la clôture, une chaudière pend à l’érable du voisin.} {18-24m 2-3a 3-4a 4-5a|« Du sirop! » Quelqu’un répond que non : « C’est juste de l’eau. »} {!18-24m !2-3a !3-4a !4-5a|Un poupon tire un mouchoir de sa boîte, puis le suivant, et encore un.}',
      intentionEducative:
        'Éveiller l’étonnement devant ce qui se transforme : il en coule beaucoup, ça bout, ça s’envole, et un rien de doré reste au fond.',
      domaines: [
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        '{0-18m 18-24m|Agripper un coin de tissu, tirer, voir venir le suivant.}',
        '{2-3a 3-4a 4-5a|Ramasser, porter et verser ce que l’érable donne.}',
        '{18-24m 2-3a 3-4a 4-5a|Secouer avec d’autres, dire la comptine et s’arrêter au mot.}',
        '{4-5a|Prévoir ce qui s’envole et ce qui reste.}{!4-5a|Chercher ce qui reste quand tout s’est envolé.}',
      ],
      materiel: [
        item(
          '{dedans|Boîtes de carton debout, les érables}{dehors|Bacs de plastique légers, couvercle troué}',
          '{18-24m 2-3a 3-4a 4-5a|trois érables}{!18-24m !2-3a !3-4a !4-5a|un érable, à côté du jeu}{0-18m|; un autre, couché, pour les poupons}',
          'Paniers couverts d’un linge',
        ),
        item('{dedans|Gros livres, au fond des érables}', '{dedans|deux par érable}', '{dedans|Piles de catalogues}'),
        item('{dedans|Ruban-cache large, gardé par l’adulte}', '{dedans|un rouleau}', '{dedans|Papier collant brun}'),
        item(
          'Carrés de tissu blanc, larges comme deux mains, bien ourlés, la sève',
          'une dizaine par érable',
          'Débarbouillettes pâles',
        ),
        item(
          'Débarbouillette dorée nouée serré, plus grosse que le poing, le sirop',
          'une',
          'Paire de bas jaunes roulée',
        ),
        item('Petites chaudières légères{0-18m 18-24m|, anse ôtée}', 'une par enfant', 'Bols de plastique larges'),
        item('Couverture de poupon, la bouilleuse', 'une; un drap plat à partir de sept enfants', 'Grande serviette'),
        item(
          '{30min 45min|Cuillères de bois à bout rond, longues comme votre main}',
          '{30min 45min 18-24m 2-3a 3-4a 4-5a|deux par enfant}{30min 45min !18-24m !2-3a !3-4a !4-5a|une par poupon, une pour vous}',
          '{30min 45min|Rouleaux de carton solides}',
        ),
        food(
          '{3-4a 4-5a !0-18m !18-24m !2-3a si-sirop-d’érable|Sirop d’érable pur}',
          '{3-4a 4-5a !0-18m !18-24m !2-3a si-sirop-d’érable|une cuillerée à thé par enfant}',
          null,
        ),
        item(
          '{3-4a 4-5a !0-18m !18-24m !2-3a si-sirop-d’érable|Cuillères à thé}',
          '{3-4a 4-5a !0-18m !18-24m !2-3a si-sirop-d’érable|une par enfant}',
          null,
        ),
        item('{dehors|Mitaines sèches de rechange}', '{dehors|une paire par enfant}', '{dehors|Gros bas de laine}'),
        item('{dehors|Bâche et couverture épaisse}', '{dehors|une de chaque, au milieu}', '{dehors|Tapis d’extérieur}'),
      ],
      preparation: [
        '{dedans|La veille, sans les enfants, percez chaque boîte d’un trou large comme votre main, à leur hauteur, et bordez-le de ruban-cache. Le dessus reste ouvert; deux gros livres au fond tiennent l’érable debout.} {dehors|Trouvez des érables : leurs branches partent par deux, face à face. Sans érable, un autre tronc prête son dos. Adossez-y les bacs, hors de la neige fondante.}',
        'Enfoncez une dizaine de carrés dans chaque érable, un coin qui dépasse du trou. Gardez le nœud doré dans votre poche.',
        'Étendez la bouilleuse au milieu{dehors|, sur la bâche}. {0-18m|L’érable des poupons, couché, touche votre genou. Celui qui ne s’assoit pas seul s’adosse à vous ou reste sur le ventre.} {45min !18-24m !2-3a !3-4a !4-5a|La coulée avant la sieste, la bouilleuse au réveil : les minutes se partagent.}',
        '{1adulte 0-18m multiage|Seule, ne quittez pas le bord de la bouilleuse : les érables debout en sont à trois pas.} {1adulte !0-18m|Seule, dressez les érables à trois pas de la bouilleuse : vous irez de l’un à l’autre, mais dès que ça bout, ne quittez plus son bord.} {1adulte 0-18m|Vos poupons sont à un bras de vous du début à la fin.} {2adultes 18-24m 2-3a 3-4a 4-5a|À deux, l’une tient la bouilleuse, l’autre va d’érable en érable.} {2adultes !18-24m !2-3a !3-4a !4-5a|À deux, chacune un bord de la bouilleuse, les poupons entre vous, hors du tissu.}',
        '{dehors|Comparez la température ressentie au seuil de votre milieu.} {dehors 0-18m|Le poupon bouge peu : par temps froid, jouez vingt minutes au plus; au seuil que votre milieu fixe pour les poupons, jouez dedans.}',
        '{avec-tissu|Si @materiel est assez grand pour que tous en tiennent un bord, faites-en la bouilleuse.} {avec-contenant|Ajoutez @materiel aux chaudières.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Collez l’oreille sur {0-18m|l’érable couché}{dedans !0-18m|l’érable de carton}{dehors !0-18m|l’écorce, puis tapotez-la}. « Ça monte… ça monte… » Tirez le coin blanc, sans hâte, jusqu’au bout : le carré sort, un autre coin se montre. « Ça coule! » Laissez-le tomber dans une chaudière. {0-18m|Penchez l’érable couché vers un poupon, un coin près de sa main.} {!0-18m|Écartez-vous de l’érable debout : le prochain coin est à qui le veut.} {0-18m multiage|Aux érables debout, le prochain coin est à qui le veut.}',
        ),
        play(
          { 20: 6, 30: 8, 45: 11 },
          '{0-18m|Le poupon agrippe, tire, et un blanc lui tombe sur les genoux. Il le secoue, le goûte, en tire un autre. Tendez la paume : le carré y tombe, ou reste chez lui.} {0-18m !multiage|L’érable est vide? Cognez dessus : « Coules-tu? » Renfoncez une poignée, un coin dehors, et changez l’érable de côté.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|en sort trois à la fois, emplit sa chaudière, la renverse sur ses pieds et les ramasse.} {18-24m !multiage|Portez-la avec lui jusqu’à la bouilleuse, une main chacun. Son érable est vide? Menez-le à celui d’à côté : le bras y entre jusqu’au coude.} {2-3a|« C’est plein! » La chaudière se porte à deux mains jusqu’à la bouilleuse.} {2-3a !multiage|La moitié tombe en chemin : ramassez, un carré chacun. Quand un érable ne coule plus, cognez dessus : « Vide! Lequel coule encore? » Le groupe court à l’autre.} {3-4a 4-5a|Une tournée s’organise, du gros érable au petit.} {3-4a|On cogne avant de tirer : « Coulez-vous? »} {3-4a !multiage|Prêtez votre voix à l’arbre, grosse ou fluette : « Encore trois! » Quand son trou est vide, il ronfle, et la tournée passe au suivant.} {4-5a|On devine combien de chaudières de carrés il faudra vider pour cacher le milieu de la bouilleuse.} {4-5a !multiage|Un enfant compte, un autre verse, et le pari se refait à la troisième chaudière. Le milieu ne se voit plus? Le feu peut s’allumer.} Au milieu, le tas blanc monte. {30min 45min 18-24m 2-3a 3-4a 4-5a|Plus rien ne coule? Une chaudière du tas retourne aux arbres, et l’on recommence.}',
        ),
        play(
          { 20: 7, 30: 7, 45: 10 },
          'Enfouissez le nœud doré sous le blanc. {18-24m 2-3a 3-4a 4-5a|Des mains tout autour prennent le bord}{!18-24m !2-3a !3-4a !4-5a|Prenez un bord, à un bras des poupons}, et ça chauffe : « Bous, bous, bous, petite eau claire, fais des bulles, fais du bruit, saute, saute dans les airs, et le sirop sera cuit! » On secoue petit, puis grand; à « cuit », on pose. Ce qui a sauté, c’est la vapeur. {0-18m|Un carré tombe près d’un poupon : il est à lui.} {0-18m !multiage|Cachez ensuite le doré sous un seul carré, à portée de sa main : « Où est le sirop? »} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|en rapporte un : ça n’en finit plus.} {2-3a|On lâche tout pour courir après la vapeur.} {3-4a|On la fait reboire aux érables, poignée par poignée.} {4-5a|On cherche comment ôter le blanc sans perdre le doré.} Reste-t-il du blanc? Bouillez encore{18-24m 2-3a 3-4a 4-5a 45min|, à petit feu, accroupis et tout bas, puis à grand feu, debout, à pleine voix}.',
        ),
        play(
          { 30: 6, 45: 11 },
          'Plus rien que du doré : veillée à la cabane! {18-24m 2-3a 3-4a 4-5a|Les cuillères se jouent assis; qui danse pose les siennes.} {dedans|Frappez un air au plancher}{dehors|Frappez un air sur la bâche}, deux coups lents, trois vites. {0-18m|Le poupon tape sa cuillère, la regarde, tape encore : suivez sa mesure.} {0-18m !multiage|Arrêtez net : il attend, tape, et l’air repart. Frappez ensuite le fond d’une chaudière : le son change.} {18-24m multiage|Le trottineur} {18-24m !multiage|L’enfant} {18-24m|plie les genoux, s’arrête avec vous, guette la suite.} {2-3a|Une chaudière retournée devient tambour; à côté, on tourne jusqu’à tomber assis.} {3-4a|Un joueur ralentit exprès, et tous les danseurs se figent, une jambe en l’air.} {4-5a|Deux cuillères dos à dos claquent sur une cuisse; on cherche la prise, on la perd, on rit.} {18-24m 2-3a 3-4a 4-5a 45min|Quand les pieds ralentissent, changez l’air : lent et lourd, puis vite et tout bas.}',
        ),
        closing(
          { 20: 4, 30: 5, 45: 8 },
          'Posez le nœud doré au creux de vos mains et soufflez dessus. Il passe de mains en mains, de genoux en genoux. {4-5a|Dites le vrai compte : quarante chaudières d’eau d’érable pour une seule de sirop.} {3-4a 4-5a !0-18m !18-24m !2-3a si-sirop-d’érable|Assis, chacun reçoit dans sa cuillère un peu de vrai sirop, froid : on le regarde couler d’un bord à l’autre, on le goûte, on dit un mot.} Puis la sève retourne aux arbres, {0-18m|un carré lâché ou repris par le poupon, }une poignée par trou. Éteignez le feu d’un long souffle et dites la comptine tout bas, en berçant la bouilleuse vide. {18-24m 2-3a 3-4a 4-5a|Une main sur l’écorce : « Bonne nuit, érable. »}',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Ralentissez la comptine quand les bras s’emballent : la bouilleuse suit votre voix.',
          '{0-18m|Quand un poupon tire, dites « ça coule » au moment où le coin lâche. Retenez-le un peu la fois suivante : il cherche, il tire plus fort.}',
          'Suivez des yeux un carré qui s’envole et taisez-vous jusqu’à ce qu’il tombe.',
          '{18-24m 2-3a 3-4a 4-5a|Prenez le bord laissé par celui qui court : la bouilleuse tient, il revient quand il veut.}',
        ],
        questionsOuvertes: [
          'Que reste-t-il au fond?',
          'Où est partie la vapeur?',
          '{3-4a 4-5a|Pourquoi le doré ne saute-t-il pas?}{!3-4a !4-5a|Qu’est-ce qui s’est envolé?}',
        ],
      },
      vocabulaire: ['l’érable', 'couler', 'la chaudière', 'bouillir', 'la vapeur', 'le sirop', 'secouer', 'cuit'],
      adaptations: [
        {
          pour: '0-18m',
          texte:
            'Rentrez à moitié un carré dans le trou : moins il dépasse, plus les doigts travaillent. Un poupon couché reçoit la vapeur à côté de lui, sur le bras ou le ventre, et vous voyez s’il en veut encore.',
        },
        {
          pour: '18-24m',
          texte:
            'Tassez peu les carrés : tous viennent d’un coup, puis on les renfonce du poing. À la bouilleuse, l’enfant tient le bord à côté de vous et lâche quand ses mains ont mieux à faire.',
        },
        {
          pour: '2-3a',
          texte:
            'Le feu, c’est l’enfant : il souffle sous le bord de la bouilleuse, et ça commence à remuer de son côté.',
        },
        {
          pour: '3-4a',
          texte:
            'L’enfant mène la chauffe : il dit la comptine tout bas ou à pleine voix, et les bras secouent comme sa voix.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant annonce combien de comptines il faudra pour qu’il ne reste que du doré. Il garde le compte sur ses doigts, puis essaie avec le double de blanc.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            '{18-24m 2-3a 3-4a 4-5a|Une main tient mal le bord? Enroulez-le sur un gros tube de carton, ou posez-le sous son avant-bras. L’envol de la vapeur dérange un enfant? Il garde un érable à trois pas, et c’est chez lui que les carrés retournent.} {!18-24m !2-3a !3-4a !4-5a|Un poupon agrippe peu? Couchez un carré sur sa paume ouverte et tirez-en le bout : il sent l’érable couler.}',
        },
        {
          pour: 'autre_saison',
          texte: 'L’automne, des carrés rouges et jaunes sautent de la même couverture : l’érable perd ses feuilles.',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Carré reçu sur la tête.',
          '{18-24m 2-3a 3-4a 4-5a|Fesses par terre en tirant ou en secouant.}',
          '{18-24m 2-3a 3-4a 4-5a|Même coin de tissu voulu par deux mains.}',
        ],
        dangersAEliminer: [
          '{!si-sirop-d’érable|Vrai sirop, vraie tire, cuisinière : ici rien ne chauffe et rien ne se mange.} {0-18m 18-24m 2-3a si-sirop-d’érable|Vrai sirop, vraie tire, cuisinière : ici rien ne chauffe et rien ne se mange.} {3-4a 4-5a !0-18m !18-24m !2-3a si-sirop-d’érable|Sirop chaud, tire, cuisinière : rien ne chauffe; le sirop sort du frigo et se goûte assis, chacun sa cuillère.}',
          '{0-18m 18-24m|Carré resté sur un visage : enlevez-le vous-même, d’un doigt.} {0-18m|Les poupons ne quittent pas la portée de votre bras pendant que ça bout.}',
          '{0-18m 18-24m|Ourlet qui s’effiloche, coin mâchouillé : le carré quitte le jeu et va au lavage.}',
          'Enfant couché dans la bouilleuse ou dessous : on pose tout. Elle ne porte que du tissu.',
          '{dedans|Carrés sous les pieds : pieds nus, et qui passe en ramasse. Boîte qui penche : remettez un livre au fond.} {dehors|Pied d’un tronc glacé ou boueux : changez d’arbre. Une vraie entaille se regarde, mains derrière le dos.}',
          '{30min 45min|Cuillère en bouche, ou emportée debout : elle reste avec qui est assis.} {30min 45min 0-18m multiage|On danse à quatre pas des poupons, jamais plus près.}',
          '{dehors !0-18m !18-24m|Froid : seuil de votre milieu, au plus bas -27 °C.} {dehors 18-24m !0-18m|Froid : seuil de votre milieu, souvent plus prudent avant deux ans, au plus bas -27 °C.} {dehors 0-18m|Froid : dès qu’un poupon refroidit, tout le groupe rentre.} {dehors|Nuques et mains touchées à chaque comptine, mitaines mouillées changées.}',
        ],
        supervision: 'palier1',
        allergies: [
          '{!si-sirop-d’érable|Ni sirop ni tire dans ce jeu.} {0-18m 18-24m 2-3a si-sirop-d’érable|Ni sirop ni tire dans ce jeu.} {3-4a 4-5a !0-18m !18-24m !2-3a si-sirop-d’érable|Sirop pur : lisez l’étiquette, et suivez le plan de l’enfant diabétique.} Carrés et couverture lavés sans parfum. {30min 45min|La cuillère de bois sert à la musique seulement.}',
        ],
      },
      observation: [
        'Éveil aux sciences : que fait l’enfant de ce qui reste au fond, et que cherche-t-il de ce qui a disparu?',
        '{18-24m 2-3a 3-4a 4-5a|Motricité globale : au bord de la bouilleuse, regardez ses bras et ses genoux entre « bous » et « cuit ».}{!18-24m !2-3a !3-4a !4-5a|Motricité globale : pour tirer le coin, de quoi se sert-il, du bras, du dos, des deux mains?}',
        'Langage oral : {18-24m 2-3a 3-4a 4-5a|quels mots de la comptine dit-il avec vous, et lesquels attend-il?}{!18-24m !2-3a !3-4a !4-5a|que fait sa voix quand ça chauffe, et au mot « cuit »?}',
      ],
      prolongements: [
        'Gardez un érable et sa chaudière près de l’entrée : qui fait couler, le matin, avant les autres?',
        'À la maison, du bout de la cuisine, l’enfant et son parent saluent de loin la vapeur du souper. La comptine, écrite, part ce soir avec eux.',
      ],
      reflexionRetroaction: [
        '{18-24m 2-3a 3-4a 4-5a multiage|À quel moment tous les âges ont-ils ri de la même chose?}{18-24m 2-3a 3-4a 4-5a !multiage|À quel moment ont-ils tous ri de la même chose?}{!18-24m !2-3a !3-4a !4-5a|Quel poupon a voulu tirer pendant que je voulais bouillir?}',
        'Ai-je secoué à ma vitesse ou à la leur?',
      ],
    },
  },
  {
    key: 'il-a-peur-de-quoi-ton-monstre',
    summary:
      'De boîtes et de tissus naissent des monstres qui tremblent. On trouve ce qu’ils aiment, ce qui les calme, et on les apprivoise pas à pas.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie', 'contes-et-lettres'],
    materials: ['cartons-et-boites', 'tissus', 'papier-et-crayons'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, le noir loge sous un drap posé sur un banc, et les monstres mangent ce que la saison leur donne.',
    },
    seasons: [],
    durationMinutes: 45,
    adults: 1,
    subject: 'peur',
    calls: [
      'monstre',
      'monstres',
      'monstre en boîte',
      'peur des monstres',
      'faire le monstre',
      'jouer au monstre',
      'apprivoiser un monstre',
      'gentil monstre',
      'monstre sous le lit',
      'peur du noir',
      'sorcière',
      'peur de la sorcière',
      'grrr',
      'fabriquer un monstre',
      'faire peur aux amis',
      'boîtes de carton',
      'consoler',
    ],
    seen: [
      'il grogne les mains en griffes, et un petit s’est sauvé en larmes',
      'elle bourre une boîte de tissus qui dépassent et lui dessine trois yeux',
      'ils cherchent ce qui calmerait la bête, une couverture ou une berceuse',
      'elle dit qu’il y a quelque chose sous son lit et ne veut plus y aller',
      'il adore faire le méchant, mais regrette quand un ami pleure',
      'ils inventent ce que leur créature aime manger et ce qui la rend triste',
      'depuis un film épeurant, ils se bâtissent des bêtes en carton qui tremblent',
      'à la sieste, elle a demandé qui veille sur les créatures de la garderie',
    ],
    scenes: ['monstres', 'peurs', 'consoler'],
    picture:
      'Une enfant tend un bas à un monstre de carton chevelu de tissus que tient un ami; un petit en couche un autre; au fond, une grotte sous la table.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Il a peur de quoi, ton monstre?',
      observationDepart:
        '« Grrr! » Un enfant avance, les doigts en griffes. L’ami rit d’abord, puis recule, et son menton se met à trembler. Celui qui grognait s’arrête, un peu surpris d’être si terrible.',
      intentionEducative:
        'Permettre à l’enfant de regarder la peur de l’autre côté : un monstre qui tremble, qui le dit, et que l’on peut calmer.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences émotionnelles', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'secondaire' },
      ],
      objectifs: [
        '{2-3a|Donner à un monstre des cheveux, une soupe, un dodo.}',
        '{3-4a 4-5a|Inventer un monstre, ce qu’il aime, ce qu’il craint.}',
        'Lire un signe du corps : pas trop près, approche encore, tu peux me toucher.',
        'Chercher ce qui calme, et l’offrir sans forcer.',
      ],
      materiel: [
        item(
          'Boîtes de carton, de la boîte à souliers à celle qu’on prend à pleins bras',
          'une par enfant, trois de plus',
          'Paniers d’osier ou bacs légers',
        ),
        item(
          'Tissus doux, vieux bas, manches de chandail',
          'quatre ou cinq par enfant',
          'Débarbouillettes, retailles de couverture',
        ),
        item(
          'Gros crayons de cire',
          'une dizaine',
          '{hiver cour|Boules de neige écrasées, pour les yeux}{!hiver|Craies grasses}{hiver dedans|Craies grasses}',
        ),
        item('Ruban-cache, gardé à votre poignet', 'un rouleau', 'Bandes de papier collant'),
        item(
          'Table ou banc, et drap qui tombe de trois côtés : le noir',
          'un de chaque',
          'Deux chaises et une couverture',
        ),
        optional(
          '{45min 4-5a|Lampe de poche au boîtier à piles vissé}',
          '{45min|une}',
          '{45min|Un coin de drap relevé}',
        ),
        optional('Feuilles de papier, pour dessiner le remède', 'une par enfant', 'Dos de circulaires'),
      ],
      preparation: [
        'La veille, taillez dans chaque boîte quatre ou cinq fentes{hiver cour| où passe une mitaine}{!hiver| longues comme la main}{hiver dedans| longues comme la main} : un tissu qu’on y enfonce tient sans colle. Coupez des rabats qui font des bouches.',
        'Posez boîtes et tissus au milieu{dehors|, au sec}. Plus loin, {dedans|près d’une fenêtre, }le drap couvre la table ou le banc de trois côtés; le quatrième reste ouvert, et l’on voit le fond.',
        'À l’accueil, apprenez d’un parent si une peur occupe ces nuits-ci : ce monstre-là, vous ne l’apportez pas vous-même.',
        'Essayez devant un miroir les trois signes : gronder, renifler, se coucher. Votre paume levée les arrête tous.',
        '{1adulte|Seule, assoyez-vous entre les boîtes et le noir.} {2adultes|À deux, l’une bâtit, l’autre reste à l’entrée du noir.}',
        '{avec-naturel|Posez @materiel près des boîtes : c’est le garde-manger des monstres.} {avec-papier|Froissez @materiel : il fait un ventre à monstre.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Serrez contre vous une boîte sans visage, un bas enfoncé dans une fente. Elle tremble. « Chut. Il a peur, je pense. De quoi? » Essayez ce que les enfants proposent : baisser la voix, la couvrir, lui chanter deux mots. À l’une des idées, la boîte s’arrête net. « Ah. C’était ça. » Montrez la paume levée : à ce signe, tous les monstres d’ici se couchent. Puis tirez une boîte vide vers le groupe.',
        ),
        play(
          { 20: 7, 30: 10, 45: 13 },
          'On enfonce des tissus : cheveux, langues, pattes, queues. Un œil se trace au gros crayon; un bout de votre ruban retient l’oreille qui tombe. {2-3a|À deux ans, le monstre se remplit et se vide; quand il déborde, il est fini, et il a faim.} {3-4a|Un monstre a six yeux, tous du même côté. « Il aime les bas qui sentent. »} {4-5a|Une bouche claque à l’aide d’un rabat; son auteur cherche un nom, un cri, une chose qui le fait trembler.} Une sorcière, un loup, une balayeuse? Ils ont leur place. Passez d’une boîte à l’autre et demandez la permission avant d’approcher. Un enfant ne veut pas de monstre? Les monstres des autres ont besoin d’une soupe de bas, d’un lit dans une boîte vide, de quelqu’un qui n’a pas peur.',
        ),
        play(
          { 20: 6, 30: 11, 45: 11 },
          'Montrez avec votre boîte : elle gronde, on recule; elle renifle, on avance; elle se couche, on la caresse. Puis, un bas tendu, approchez à genoux le monstre d’un enfant. {3-4a 4-5a|Les enfants s’y mettent, l’un avec son monstre, l’autre la main tendue.} {2-3a|L’enfant de deux ans fait dormir son monstre, le réveille, lui redonne un bas à manger; votre main est la seule à s’approcher.} {3-4a|On offre une chanson, un bas, et le monstre fait le difficile.} {4-5a|L’apprivoiseuse guette le signe, se trompe, recommence; le maître change d’idée.} {4-5a|« Il aime pas quand tu le regardes. Regarde ailleurs. »} {20min 30min|Un monstre craint le noir? Montrez le fond, sous le drap : son maître l’y pousse à bout de bras et le ressort dès qu’il le veut.}',
        ),
        play(
          { 45: 9 },
          'Amenez-les devant le côté ouvert du drap : au fond, il fait noir, et les monstres n’aiment pas ça. Qu’est-ce qui les aiderait? Deux monstres y vont à la fois; les autres se font bercer. {2-3a|Un bras pousse la boîte dans le noir et la ressort vite : « Y est correct! »} {3-4a|On lui laisse un bas, on laisse un pied dehors, on chante pour qu’il entende où l’on est.} {4-5a|Les deux maîtres s’entendent : qui entre, qui éclaire s’il y a une lampe, quand on sort.} Le drap se relève dès qu’une voix le demande. Revenus à la clarté, ils mangent pour se remettre.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 7 },
          'Les monstres se couchent en rang le long du mur{dehors| ou de la clôture}, avec ce qui les calme : bas, soupe, voisin. Passez à quatre pattes, la main au-dessus : un grognement, un reniflement ou un ronflement vous répond. Qui ne veut plus du sien ressort les tissus, et la boîte redevient une boîte. Levez la paume, baissez la voix : « Dormez, les poilus. C’est nous qui veillons. » Partez sur la pointe des pieds.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Parlez au monstre avant de parler de l’enfant : « Il tremble, lui. Et toi, ça va? »',
          'Quand un jeu serre le cœur de quelqu’un, levez la paume : il lève la sienne à son tour, et tous les monstres se couchent.',
          'Jouez mal l’apprivoisement : trop vite, trop fort. Le maître du monstre vous corrigera.',
          'Redites les trouvailles sans les juger : « Le noir, plus une chanson : il a arrêté de trembler. »',
        ],
        questionsOuvertes: [
          'De quoi a-t-il peur?',
          'Qu’est-ce qui le calme?',
          'Comment sait-on qu’on peut approcher?',
          '{3-4a 4-5a|Que lui dirais-tu, si c’était la nuit?}',
        ],
      },
      vocabulaire: ['le monstre', 'trembler', 'gronder', 'renifler', 'apprivoiser', 'calmer', 'le noir', 'reculer'],
      adaptations: [
        {
          pour: '2-3a',
          texte:
            'Offrez une boîte à deux grandes fentes et des bas : remplir, vider, nourrir, coucher. Ici le monstre gronde tout bas, à deux pas, et la paume de l’enfant le fait taire autant de fois qu’il veut.',
        },
        {
          pour: '3-4a',
          texte:
            'Tenez le monstre pendant que l’enfant apprivoise, puis échangez. Il découvre des deux côtés ce que « pas trop près » veut dire.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant dicte la page de son monstre : ce qu’il mange, ce qui le fait trembler, le remède. Il la dessine, et un ami qui la « lit » sait par où commencer.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Grognements et drap sont trop pour un enfant? Sa boîte n’a qu’une texture qu’il aime, et l’approche se fait du bout d’un long bas. Celui qui parle peu dirige tout par les trois signes. En fauteuil, le monstre habite sur ses genoux, et l’on vient à lui.',
        },
        {
          pour: 'interieur',
          texte:
            '{dehors|Au local, choisissez la table la plus proche d’une fenêtre : le noir reste gris, et le jour entre dès qu’on relève le drap.}',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, les monstres mangent de l’herbe longue et dorment à l’ombre, sous une haie.} {!hiver|L’hiver, dehors, les fentes s’élargissent pour les mitaines, et une boule de neige écrasée fait un œil.}',
        },
      ],
      securite: {
        risquesAcceptes: [
          'Frisson, cri, rire nerveux.',
          'Monstre qui gronde au nez d’un ami.',
          'Boîte défaite, oreille arrachée.',
        ],
        dangersAEliminer: [
          'Monstre lancé contre un enfant qui dit non : la paume levée couche tout, et l’on va voir celui qui a eu peur.',
          'Boîte sur la tête, tissu noué au cou : le monstre se tient dans les mains, les tissus dans leurs fentes.',
          'Drap fermé de tous les côtés, enfant coincé au fond : un côté reste ouvert, rien ne bloque la sortie, et l’on sort avant les autres si on le demande.',
          'Agrafes de boîte, bords coupants : ôtez-les et repliez-les la veille; la lame reste chez l’adulte.',
          '{2-3a|Bouts de crayon, bas troué qui s’effiloche : ramassez ce qui passerait dans un rouleau de papier hygiénique.}',
          '{dehors ete|Soleil et chaleur : montez le campement à l’ombre, chapeaux sur les têtes, et l’on boit quand les monstres mangent.}',
          '{dehors hiver|Froid : le seuil de votre milieu, au plus bas -27 °C; mains et nuques touchées entre deux monstres, et l’on finit dedans si ça pique.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Tissus lavés sans parfum, laine évitée sur une peau sensible; boîtes d’aliments laissées de côté.',
        ],
      },
      observation: [
        'Compétences émotionnelles : devant ce qui l’inquiète, l’enfant recule-t-il, lève-t-il la paume ou tend-il la main?',
        'Langage oral : relevez ce qu’il fait dire au monstre, ou dit pour lui, de la peur et du remède.',
        'Fonction symbolique : par quel geste l’enfant change-t-il un bas en langue, en soupe ou en doudou?',
      ],
      prolongements: [
        'Au repos, la boîte qui tremble le moins garde la porte : un enfant choisit laquelle, et ce qu’il lui faut.',
        'Le remède d’un monstre voyage sur un bout de papier, dessiné. À la maison, le parent peut l’essayer le soir, avec le vrai noir et la vraie chambre.',
      ],
      reflexionRetroaction: [
        'Quelle peur a-t-on calmée pour un monstre que je n’avais pas vue chez un enfant?',
        'Qui s’est tenu loin tout le long, et savait-il qu’il pouvait tout arrêter?',
      ],
    },
  },
  {
    key: 'qui-prend-l-autre-bout',
    summary:
      'Premiers jours, personne ne se connaît. Des colis trop longs pour un seul cherchent le visage d’une photo : on porte à deux, et les noms arrivent.',
    ageGroups: ['AGE_3_YEARS_4_YEARS', 'AGE_4_YEARS_5_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_LANGUAGE'],
    themes: ['emotions-et-amitie', 'quartier-et-metiers'],
    materials: ['cartons-et-boites', 'papier-et-crayons', 'tissus'],
    place: 'INDOORS',
    alsoAt: {
      YARD: 'Dans la cour, les photos plastifiées vont sur la clôture, et les colis font un plus long voyage.',
    },
    seasons: [],
    durationMinutes: 30,
    adults: 1,
    onlyNamed: ['WATER'],
    calls: [
      'rentrée',
      'rentré',
      'la rentrée',
      'nouveau groupe',
      'groupe tout nouveau',
      'premiers jours',
      'premières journées ensemble',
      'ils se connaissent pas',
      'ne se connaissent pas',
      'faire connaissance',
      'apprendre les noms',
      'connaître les noms des amis',
      'ils savent pas le nom des amis',
      'photos des enfants',
      'photos du groupe',
      'reconnaître une voix',
      'coopération',
      'courrier',
      'prénoms',
    ],
    seen: [
      'ils portent un long rouleau à deux et se cognent dans les portes',
      'elle tient un bout et cherche qui veut bien prendre l’autre',
      'il regarde la photo puis les visages et court jusqu’au bon ami',
      'il joue tout seul de son bord et surveille la porte depuis l’arrivée',
      'elle n’ose pas s’approcher, elle reste collée sur ma jambe',
      'ils s’appellent heille toi et ne se connaissent pas encore',
      'en septembre, les parents repartent vite et les enfants se regardent sans parler',
      'dans le vestiaire, il a demandé à son voisin c’est quoi ton nom, tout gêné',
    ],
    scenes: ['nouveau', 'cooperer', 'transporter'],
    picture:
      'Deux enfants portent un long tube de carton, un à chaque bout, vers une amie qui se reconnaît sur la photo; au mur, une rangée de visages.',
    reviewedOn: '2026-11-29',
    sheet: {
      titre: 'Qui prend l’autre bout?',
      observationDepart:
        '« Toi! Heille, toi! » Le groupe vient de changer, et tous les enfants s’appellent « toi ». Chacun a trouvé un jouet, personne encore un voisin, et les yeux vont du jouet à la porte.',
      intentionEducative:
        'Soutenir la rencontre d’enfants qui ne se connaissent pas encore, par un ouvrage qui demande quelqu’un d’autre et fait dire les noms.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'cognitif', composante: 'Mémoire', role: 'secondaire' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Accorder son pas à celui qui tient l’autre bout.',
        'Chercher un visage du groupe à partir de sa photo ou de sa voix.',
        'Dire son nom, du moins le faire savoir, et en emporter un ou deux.',
      ],
      materiel: [
        item(
          'Photos de visage grandes comme une main, plastifiées',
          'une par enfant, et la vôtre',
          'Dessin du soulier, si une famille ne veut pas de photo',
        ),
        item(
          'Colis légers, longs comme un enfant couché : tubes de carton, boîtes plates mises bout à bout',
          'un pour deux enfants, un pour vous',
          'Petits tapis roulés et attachés par du ruban-cache',
        ),
        item('Pochettes de papier collées au milieu des colis', 'une par colis', 'Rabat taillé dans le carton'),
        item('Panier, pour les photos qui attendent', 'un', 'Boîte à souliers'),
        item('Ruban-cache large', 'un rouleau', 'Gommette collante'),
        optional(
          '{dehors|Épingles à linge, où le ruban-cache tient mal}',
          '{dehors|une par photo}',
          '{dehors|Pinces à papier}',
        ),
        item('Carton d’électroménager ouvert en paravent, percé d’une fente', 'un', 'Drap sur deux chaises'),
        item('{45min|Couverture solide}', '{45min|une}', '{45min|Petite bâche}'),
      ],
      preparation: [
        'À l’accueil, dites le nom de l’enfant devant son parent et corrigez-vous jusqu’à le dire comme à la maison. Vérifiez aussi que la photo est permise.',
        'Glissez une photo dans chaque pochette, le visage caché. Les autres vont au panier, la vôtre sur le dessus. {4-5a|Le nom est écrit au dos.}',
        '{dedans|Libérez un mur à hauteur des yeux, bouts de ruban-cache déjà posés}{dehors|Libérez un pan de clôture à hauteur des yeux, bouts de ruban-cache ou épingles à linge déjà posés} : le quai. Les colis attendent à l’autre bout{dehors|, loin des jeux à grimper}.',
        'Dans un coin à l’écart du passage, ouvrez le paravent, la fente à hauteur de menton, les deux côtés libres{dehors|, à l’abri du vent}.',
        '{1adulte|Seule, tenez-vous au quai : tout y arrive, et vous voyez le paravent.} {2adultes|À deux, l’une est au quai, l’autre au paravent, et elles s’échangent.}',
        '{avec-tissu|Couvrez le paravent de @materiel.} {avec-roulant|Gardez @materiel pour une autre fois : ce matin, on porte.}',
      ],
      deroulement: [
        opening(
          { 20: 3, 30: 4, 45: 5 },
          'Levez le bout d’un colis; l’autre traîne. Deux pas, un soupir. « Il est trop long pour moi. Qui prend l’autre bout? » À l’enfant qui vient, dites votre nom d’abord, puis demandez le sien. Marchez ensemble jusqu’au milieu du groupe et sortez la photo. « C’est pour ce nez-là. Où est-il? » On regarde la photo, les visages, la photo. Quand quelqu’un se reconnaît, il pose son portrait au quai et choisit un bout.',
        ),
        play(
          { 20: 8, 30: 11, 45: 13 },
          'Chaque colis part avec les deux premières paires de mains venues. On tire la photo, on cherche. « C’est-tu toi? » L’enfant trouvé dit son nom ou vous laisse le dire et pose sa photo au quai. Il en pige une autre au panier, la glisse dans la pochette et prend un bout; un des porteurs va vers un autre colis. Panier vide? Décrochez une photo du quai : elle se livre encore. {3-4a|On compare les oreilles, on livre au mauvais, on rit; le nom se perd en route et se redemande.} {4-5a|On crie le nom à l’avance. Deux têtes se tournent : deux enfants portent le même! Personne ne se tourne : à qui demander?} Les tubes cognent un pied, un coin, un autre tube : il faut se parler pour tourner.',
        ),
        play(
          { 20: 5, 30: 10, 45: 11 },
          '« Qui se cache derrière le paravent? » Deux y entrent, un seul parle : « Bonjour, j’ai un colis pour vous. » Devant, on cherche au quai le visage de cette voix et on le nomme. Une main passe par la fente pour saluer. {3-4a|On murmure, on pouffe, une tête dépasse; décrochez deux photos du quai : la voix est à l’un des deux.} {4-5a|On prend une voix de géant ou de chat; devant, quelqu’un réclame un autre mot, plus long.} Qui ne veut pas parler tousse, cogne ou chante. La tête trouvée sort, redit son nom et change de côté. Pendant ce temps, les colis voyagent encore.',
        ),
        play(
          { 45: 9 },
          'Étendez la couverture et roulez-y tous les colis : voilà le plus gros de la journée. Prenez un coin. Il ne lève pas. « Il manque quelqu’un ici. » On appelle : par le nom quand on l’a, par le chandail quand on l’a perdu, et celui qui vient le redonne. {3-4a|Tout le monde est du même bord; on se déplace, et ça se soulève.} {4-5a|On décide où va le convoi, qui dit « on lève » et qui dit « on pose ».} À hauteur de genoux, le gros colis fait le tour et s’arrête chaque fois que quelqu’un veut lâcher ou entrer.',
        ),
        closing(
          { 20: 4, 30: 5, 45: 7 },
          'Assoyez-vous au pied du quai. Votre doigt passe sous les visages, à la vitesse d’un escargot, et les noms sortent du groupe comme ils peuvent. Un silence? L’enfant donne le sien s’il en a envie, ou vous le dites, et tous le rendent. Le visage de l’absent a son bonjour. Puis rangez les colis, un bout chacun : « Qui prend l’autre? »',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Donnez un nom chaque fois que vous remerciez : en une matinée, le groupe l’entend dix fois.',
          'Oubliez-en un pour vrai, à voix haute : « Je l’ai perdu. Redis-le-moi? »',
          'Près d’un enfant qui reste au bord, posez le bout d’un colis à portée de main et gardez l’autre.',
          'Les mêmes deux portent toujours ensemble? Prenez un bout avec l’un : l’autre se trouvera quelqu’un.',
        ],
        questionsOuvertes: [
          'Comment t’appelles-tu, et comment le dit-on chez vous?',
          'À qui ressemble cette voix?',
          'Que faut-il se dire pour tourner?',
          '{4-5a|À qui peut-on demander un nom perdu?}',
        ],
      },
      vocabulaire: ['le nom', 'le visage', 'la voix', 'le colis', 'livrer', 'le bout', 'ensemble', 'se reconnaître'],
      adaptations: [
        {
          pour: '3-4a',
          texte:
            'Quatre photos seulement circulent à la fois; le quai se remplit sur deux ou trois jours. Un nom par matin, bien gardé, c’est une récolte.',
        },
        {
          pour: '4-5a',
          texte:
            'L’enfant retourne la photo et cherche la première lettre du nom. Qui, dans le groupe, commence pareil? Le colis peut avoir deux destinataires.',
        },
        {
          pour: 'besoins_particuliers',
          texte:
            'Un enfant ne parle pas, ou pas encore français? Sa photo parle : il la tient sous son menton, et son porteur dit le nom. En fauteuil, un bout du colis repose sur ses genoux, et c’est à sa vitesse qu’il voyage. Celui qui voit mal reconnaît au bruit qui vient livrer.',
        },
        {
          pour: 'interieur',
          texte:
            'Au local, un seul sens de circulation, tracé au ruban-cache, évite que les tubes se rencontrent dans le passage.',
        },
        {
          pour: 'autre_saison',
          texte:
            '{hiver|L’été, dehors, on livre d’une tache d’ombre à l’autre, et la voix se cache derrière la haie.} {!hiver|L’hiver, dehors, tuques et cache-cous cachent les visages : la voix devient la meilleure adresse.}',
        },
      ],
      securite: {
        risquesAcceptes: ['Coup de tube sur un mollet.', 'Nom oublié, visage confondu.', 'Bout lâché, colis échappé.'],
        dangersAEliminer: [
          'Tube à hauteur de visage, course : le colis se porte sous la ceinture, en marchant; s’il monte, on le pose.',
          'Porteur qui recule : les deux regardent devant, un bout derrière l’autre.',
          '{45min|Enfant qui monte dans la couverture, ou dos qui force : seuls les tubes voyagent, et pas plus haut que les genoux.}',
          'Paravent qui bascule ou qui enferme : il s’ouvre en coin contre {dedans|un mur}{dehors|la clôture}, les deux côtés libres, deux enfants à la fois.',
          'Enfant qui ne connaît pas encore les limites : montrez{dehors| la barrière et} la porte avant de commencer, et comptez les têtes à chaque photo posée au quai.',
          '{dehors ete|Soleil et chaleur : trajet à l’ombre, chapeaux, et l’on boit à mi-chemin.} {dehors hiver|Froid : le seuil de votre milieu, au plus bas -27 °C; mains, joues et nuques vérifiées au quai. Déglacez d’abord le trajet.}',
        ],
        supervision: 'palier2',
        allergies: [
          'Groupe neuf : relisez les plans d’allergie avant la journée et associez-les aux visages; l’auto-injecteur reste sur l’adulte.',
        ],
      },
      observation: [
        'Compétences sociales : comment l’enfant obtient-il quelqu’un à l’autre bout? Attend-il, tend-il le colis, appelle-t-il?',
        'Mémoire : quels noms dit-il au quai, et à quoi s’accrochent-ils, une voix, un chandail, un colis porté ensemble?',
        'Langage oral : à qui donne-t-il son propre nom, à quelle force, avec quels mots autour?',
      ],
      prolongements: [
        'Gardez un seul colis près de la porte : le matin, il faut être deux pour le faire entrer, jamais les mêmes.',
        'Au départ, l’enfant mène son parent au quai et lui fait connaître un visage.',
      ],
      reflexionRetroaction: [
        'Quel nom ai-je peu dit ce matin, et à qui est-il?',
        'Par quelle porte ce groupe est-il entré en jeu : le visage, la voix ou l’ouvrage à deux?',
      ],
    },
  },
]
