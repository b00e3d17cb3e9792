import { closing, item, opening, optional, play } from '../sheet-parts.ts'
import type { StarterActivity } from '../types.ts'

/** 2-3 years: pretend play in sequences, sorting, strong « moi tout seul »; still nothing that could choke. */
export const TODDLER_STARTERS: StarterActivity[] = [
  {
    key: 'la-cuisine-de-boue',
    summary:
      'Terre, eau et vieilles casseroles : une cuisine où l’on mélange, sert et invente des soupes qu’on ne goûte pas.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['terre-et-boue', 'cuisine-et-saveurs'],
    materials: ['terre', 'eau', 'contenants-et-cuilleres', 'chaudieres-et-pelles'],
    place: 'YARD',
    seasons: ['SPRING', 'SUMMER', 'AUTUMN'],
    durationMinutes: 45,
    sheet: {
      titre: 'La cuisine de boue',
      observationDepart:
        'Après la pluie, les enfants brassent la flaque avec une branche et annoncent que « c’est de la soupe ».',
      intentionEducative:
        'Permettre aux enfants d’enchaîner leurs propres scénarios avec une matière qui se transforme sous leurs mains.',
      domaines: [
        { domaine: 'cognitif', composante: 'Fonction symbolique', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Faire semblant de préparer, servir et manger.',
        'Comparer une boue épaisse et une boue claire.',
        'Offrir, demander et attendre une louche.',
      ],
      materiel: [
        item('Terre propre de la cour', 'deux chaudières', 'Sable humide ou neige'),
        item('Eau', 'une chaudière, deux doigts par bol', null),
        item(
          'Casseroles, bols et grosses cuillères',
          'trois par enfant',
          'Contenants récupérés et bâtons gros et courts',
        ),
        optional('Grandes feuilles tombées de la cour', 'un panier', 'Herbe coupée sans engrais'),
      ],
      preparation: [
        'Choisissez une terre sans engrais ni excréments et retirez les petites roches.',
        'Montez deux comptoirs bas avec des planches ou des bûches.',
        'Habits de pluie, bottes, rechange complet; eau et savon pour la fin.',
      ],
      deroulement: [
        opening(
          5,
          'Versez un peu d’eau sur la terre, brassez une fois et humez : « Ça sent le dehors. » Déposez la cuillère et reculez.',
        ),
        play(
          18,
          'Chacun choisit son comptoir et son mélange. On brasse, on tape, on transvase, on renverse. Gardez la terre sèche d’un côté, l’eau de l’autre : le dosage leur appartient.',
        ),
        play(
          15,
          'Quand les soupes sont prêtes, un client peut arriver : un toutou, une collègue, vous. Jouez le rôle qu’ils vous donnent et faites semblant de goûter.',
        ),
        closing(
          7,
          'On racle les bols, on rince les cuillères, on remet la terre à sa place. Mains au savon, bottes à la brosse, et récit du menu du jour.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Restez à portée de bras du bac d’eau.',
          'Entrez dans le jeu par une demande plutôt que par une consigne.',
          'Reflétez la transformation : « C’était sec, maintenant ça coule. »',
          'Protégez le mélange de chacun : on demande avant d’ajouter.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui manque à ta soupe?',
          'Comment as-tu fait pour la rendre plus épaisse?',
          'Pour qui est ce repas?',
        ],
      },
      vocabulaire: ['brasser', 'épais', 'liquide', 'la louche', 'mélanger', 'le comptoir', 'servir', 'faire semblant'],
      adaptations: [
        {
          pour: '18-24m',
          texte: 'Offrez seulement de la terre humide et deux contenants; la bouche reste vide, l’adulte reste collé.',
        },
        { pour: '2-3a', texte: 'Un bol, une cuillère et un ingrédient à la fois allongent l’attention.' },
        { pour: '3-4a', texte: 'Dictez-leur une recette dessinée, ou laissez-les tenir un restaurant.' },
        {
          pour: 'besoins_particuliers',
          texte: 'Pour un enfant qui n’aime pas se salir, un long manche, des gants et une place d’assistant.',
        },
        { pour: 'autre_saison', texte: 'L’hiver, la neige devient farine, crème et sucre.' },
      ],
      securite: {
        risquesAcceptes: [
          'Vêtements mouillés, mains et visage boueux.',
          'Glissade sur la boue.',
          'Conflit pour une louche.',
        ],
        dangersAEliminer: [
          'Ingestion de terre ou de plantes : on fait semblant de goûter, toujours.',
          'Terre souillée, éclats de verre, petites roches.',
          'Contenants d’eau : deux doigts au plus, vidés à la fin.',
          'Chaleur et soleil : ombre, eau et pauses.',
        ],
        supervision: 'palier1',
        allergies: ['Aucun aliment dans la cuisine; écartez les plantes en cause si un enfant est allergique.'],
      },
      observation: [
        'Fonction symbolique : combien d’actions enchaîne-t-il dans son histoire?',
        'Éveil aux sciences : que dit ou fait-il quand la terre change?',
        'Compétences sociales : comment entre-t-il dans le jeu d’un autre?',
      ],
      prolongements: [
        'Un menu dessiné, une caisse, un livreur : suivez le fil qui revient deux jours de suite.',
        'Invitez les familles à donner une vieille casserole; prévenez-les aussi du lavage à prévoir.',
      ],
      reflexionRetroaction: [
        'Quel scénario revient, et que raconte-t-il de leur vie?',
        'Ai-je participé sans prendre la direction du restaurant?',
      ],
    },
  },
  {
    key: 'le-chantier-de-neige',
    summary: 'Pelles, chaudières et traîneau : on charge, on tire, on vide, et la butte grandit.',
    ageGroups: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_SOCIAL_AND_EMOTIONAL'],
    themes: ['eau-neige-et-glace', 'quartier-et-metiers'],
    materials: ['neige', 'chaudieres-et-pelles'],
    place: 'YARD',
    seasons: ['WINTER'],
    durationMinutes: 30,
    sheet: {
      titre: 'Le chantier de neige',
      observationDepart:
        'Le passage de la déneigeuse fige tout le groupe. Aussitôt après, les pelles se mettent au travail.',
      intentionEducative: 'Soutenir l’effort du corps entier autour d’un vrai travail, à la taille des enfants.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Motricité globale', role: 'principal' },
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'secondaire' },
      ],
      objectifs: [
        'Pelleter, tirer et vider une charge choisie.',
        'Sentir quand le corps a chaud ou se fatigue.',
        'Participer à une œuvre commune.',
      ],
      materiel: [
        item('Neige molle', 'une bonne bordée', 'Sable ou feuilles'),
        item('Petites pelles solides', 'une par enfant', 'Contenants rigides'),
        item('Chaudières', 'une par enfant', 'Boîtes de carton cirées'),
        optional('Traîneau', 'un pour quatre enfants', 'Couvercle de bac'),
      ],
      preparation: [
        'Vérifiez la température, le refroidissement éolien et le seuil de votre milieu.',
        'Sondez la neige : glace vive, roches, clôture cachée.',
        'Délimitez le chantier loin de la rue et de la zone de déneigement.',
        'Mitaines de rechange au chaud, dans votre manteau.',
      ],
      deroulement: [
        opening(
          4,
          'Plantez une pelle au milieu de la cour et chargez une première chaudière, en soufflant fort. « Ouf! Où est-ce que je vide ça? »',
        ),
        play(
          20,
          'On creuse, on tire, on vide, on grimpe sur la butte, on recommence. Laissez l’emplacement changer. Celui qui préfère se rouler dans la neige est aussi au travail.',
        ),
        closing(
          6,
          'La sirène du chantier baisse : dernier voyage. On tape la butte ensemble avec le plat de la pelle, puis on compte les outils et les tuques.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Pelletez lentement, à côté d’eux : un rythme s’imite.',
          'Nommez l’effort plutôt que le résultat.',
          'Touchez nuques et mains toutes les dix minutes.',
        ],
        questionsOuvertes: ['Comment on pourrait la rendre plus haute?', 'Par où passe le traîneau?'],
      },
      vocabulaire: ['pelleter', 'la charge', 'lourd', 'la butte', 'tirer', 'le traîneau', 'essoufflé', 'la déneigeuse'],
      adaptations: [
        { pour: '18-24m', texte: 'Une petite chaudière et vos mains : remplir à deux, vider tout de suite.' },
        { pour: '3-4a', texte: 'Ajoutez un plan dessiné et des rôles : chauffeur, pelleteur, contremaître.' },
        {
          pour: 'besoins_particuliers',
          texte: 'Le traîneau devient siège : l’enfant est le chef qui montre où vider.',
        },
        { pour: 'interieur', texte: 'Un grand bac de neige sur une bâche, des cuillères et des bols, dix minutes.' },
        { pour: 'autre_saison', texte: 'L’été, le même chantier s’ouvre dans le sable; l’automne, dans les feuilles.' },
      ],
      securite: {
        risquesAcceptes: [
          'Chute dans la neige.',
          'Coup de pelle accidentel, à faible force.',
          'Fatigue et joues rouges.',
        ],
        dangersAEliminer: [
          'Froid : à -27 °C ou moins, température ou refroidissement éolien, on reste à l’intérieur; le seuil de votre milieu a priorité.',
          'Tunnel ou trou profond : la niche reste ouverte sur le dessus.',
          'Cordon de capuchon, foulard, corde de traîneau libre : cache-cou seulement, corde tenue par l’adulte.',
          'Banc de neige près de la rue, glace vive.',
        ],
        supervision: 'palier2',
        allergies: ['Urticaire au froid : suivez la consigne du parent.'],
      },
      observation: [
        'Motricité globale : comment adapte-t-il son geste à une charge lourde?',
        'Compétences sociales : se joint-il au projet des autres ou creuse-t-il le sien?',
        'Santé et sécurité : signale-t-il qu’il a froid, chaud ou soif?',
      ],
      prolongements: [
        'Laissez la butte vivre la semaine : glissade, volcan, lit d’ours.',
        'Demandez aux parents qui pellette à la maison, et apportez ces histoires au chantier.',
      ],
      reflexionRetroaction: [
        'Quelle part du travail ai-je faite à leur place?',
        'Les vêtements ont-ils permis à tous de rester?',
      ],
    },
  },
  {
    key: 'grande-feuille-petite-feuille',
    summary:
      'Une promenade de collectionneurs au parc : on ramasse, on compare, on range à sa façon, sur une grande toile.',
    ageGroups: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_COGNITIVE', 'DEVELOPMENT_LANGUAGE'],
    themes: ['arbres-et-feuilles', 'couleurs-et-textures'],
    materials: ['feuilles', 'bache', 'contenants-et-cuilleres'],
    place: 'PARK',
    seasons: ['AUTUMN'],
    durationMinutes: 30,
    sheet: {
      titre: 'Grande feuille, petite feuille',
      observationDepart:
        'Les enfants remplissent leurs poches de feuilles. Plusieurs cherchent « la plus grosse » ou « encore une rouge ».',
      intentionEducative:
        'Soutenir l’envie de comparer, en laissant aux enfants le choix de leurs familles de feuilles.',
      domaines: [
        { domaine: 'cognitif', composante: 'Catégories et concepts', role: 'principal' },
        { domaine: 'langagier', composante: 'Langage oral', role: 'secondaire' },
      ],
      objectifs: [
        'Choisir des feuilles et dire ce qui plaît.',
        'Mettre ensemble celles qui se ressemblent, à sa façon.',
        'Utiliser « grand », « petit », « pareil », « encore ».',
      ],
      materiel: [
        item('Feuilles tombées', 'ce que le parc offre', 'Tissus de couleurs variées'),
        item('Paniers ou chaudières', 'un pour deux enfants', 'Sacs de papier'),
        item('Toile ou bâche claire', 'une', 'Drap'),
      ],
      preparation: [
        'Choisissez un coin avec au moins trois sortes d’arbres.',
        'Inspectez le sol : excréments, guêpes engourdies, verre, champignons.',
        'Convenez de la limite : l’anneau des grands arbres.',
      ],
      deroulement: [
        opening(
          4,
          'Tenez deux feuilles très différentes, une dans chaque main. Regardez l’une, puis l’autre, longuement. Laissez venir les mots.',
        ),
        play(
          12,
          'On ramasse, on lance, on se couche dedans, on remplit un panier et on le vide. La cueillette suit l’humeur de chacun.',
        ),
        play(
          9,
          'Étendez la toile. Ceux qui le veulent y posent leurs feuilles : en rang, en tas, en chemin. Chaque classement est le bon.',
        ),
        closing(
          5,
          'Choisissez ensemble trois feuilles à rapporter. Les autres retournent au sol : les vers et les oiseaux en ont besoin.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Attendez leur règle de tri avant de proposer la vôtre.',
          'Reflétez : « Tu as mis toutes celles qui piquent ensemble. »',
          'Accueillez la feuille qui ne va nulle part.',
        ],
        questionsOuvertes: ['Pourquoi celles-là vont ensemble?', 'Qu’est-ce que tu remarques sur celle-ci?'],
      },
      vocabulaire: ['la tige', 'la nervure', 'dentelé', 'pareil', 'différent', 'énorme', 'minuscule', 'craquant'],
      adaptations: [
        { pour: '18-24m', texte: 'Proposez deux paniers et de grandes feuilles; remplir compte plus que trier.' },
        { pour: '3-4a', texte: 'Rangez de la plus petite à la plus grande, ou cherchez l’arbre d’où chacune vient.' },
        {
          pour: 'besoins_particuliers',
          texte: 'Offrez peu de feuilles, très contrastées, à l’enfant que la profusion disperse.',
        },
        { pour: 'interieur', texte: 'Rapportez un sac de feuilles sèches et triez-les sur un drap, au sol.' },
        {
          pour: 'autre_saison',
          texte: 'Au printemps, comparez les nouvelles feuilles sans les arracher, du bout des doigts.',
        },
      ],
      securite: {
        risquesAcceptes: ['Glissade sur les feuilles mouillées.', 'Mains sales, vêtements humides.'],
        dangersAEliminer: [
          'Feuilles, petits fruits et champignons portés à la bouche : on ne goûte rien.',
          'Guêpes cachées, verre, excréments sous les feuilles.',
          'Tiques : bas par-dessus le pantalon, inspection au retour.',
          'Toile laissée sans adulte.',
        ],
        supervision: 'palier2',
        allergies: ['Moisissures de feuilles : gardez à distance l’enfant asthmatique selon son plan de soins.'],
      },
      observation: [
        'Catégories et concepts : sur quoi fonde-t-il ses regroupements?',
        'Langage oral : quels mots de comparaison emploie-t-il?',
        'Attention : revient-il à sa collection après une distraction?',
      ],
      prolongements: [
        'Une nouvelle feuille, jamais vue, arrive au local : dans quelle famille ira-t-elle?',
        'Invitez les parents à chercher sur le chemin de la maison une feuille « pareille ».',
      ],
      reflexionRetroaction: [
        'Quelles règles de tri m’ont étonnée?',
        'Ai-je laissé exister un rangement que je ne comprenais pas?',
      ],
    },
  },
  {
    key: 'mon-ombre-danse',
    summary: 'Une lampe, un drap, un corps : l’ombre grandit, rapetisse et répond à chaque geste.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_PHYSICAL_AND_MOTOR', 'DEVELOPMENT_COGNITIVE'],
    themes: ['lumiere-et-ombre', 'mouvement-et-defis'],
    materials: ['tissus', 'instruments-de-musique'],
    place: 'INDOORS',
    seasons: ['AUTUMN', 'WINTER'],
    durationMinutes: 20,
    sheet: {
      titre: 'Mon ombre danse',
      observationDepart:
        'Un rayon de soleil traverse le local et des enfants essaient d’attraper leur ombre avec le pied.',
      intentionEducative: 'Permettre à l’enfant de découvrir son corps par l’image qu’il projette et transforme.',
      domaines: [
        { domaine: 'physique_moteur', composante: 'Schéma corporel', role: 'principal' },
        { domaine: 'cognitif', composante: 'Éveil aux sciences', role: 'secondaire' },
      ],
      objectifs: [
        'Bouger une partie du corps et la reconnaître dans l’ombre.',
        'Essayer d’être grand, petit, large, invisible.',
        'Remarquer que l’ombre change avec la distance.',
      ],
      materiel: [
        item('Drap clair', 'un, fixé par l’adulte', 'Mur blanc'),
        item('Lampe qui ne chauffe pas, hors de portée', 'une', 'Soleil bas de fin de journée'),
        optional('Tambourin ou maracas solide', 'un', 'Claquements de mains'),
      ],
      preparation: [
        'Fixez le drap bien tendu et le fil de la lampe au mur, hors du passage.',
        'Gardez un peu de lumière au fond du local : la noirceur complète peut inquiéter.',
        'Libérez deux mètres de plancher devant le drap.',
      ],
      deroulement: [
        opening(3, 'Allumez, passez seulement votre main devant la lampe. Ouvrez, fermez. « Qui est là? »'),
        play(
          13,
          'Chacun vient devant la lumière, seul ou à deux. On saute, on s’étire, on disparaît derrière un ami. Ceux qui regardent assis nomment ce qu’ils reconnaissent.',
        ),
        closing(
          4,
          'Ralentissez le tambourin : les ombres s’étirent, puis se couchent. On éteint ensemble en disant bonne nuit aux ombres.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Nommez la partie du corps qui bouge, après l’enfant.',
          'Laissez les plus prudents toucher le drap côté lumière d’abord.',
          'Changez une seule chose à la fois : la distance, la lampe, la musique.',
        ],
        questionsOuvertes: ['Qu’est-ce que ton ombre sait faire?', 'Comment pourrait-elle devenir plus grande?'],
      },
      vocabulaire: [
        'l’ombre',
        'le contour',
        'le coude',
        's’étirer',
        'se recroqueviller',
        'immense',
        'devant',
        'derrière',
      ],
      adaptations: [
        { pour: '18-24m', texte: 'Jouez en plein jour avec les ombres des mains, à côté de l’adulte.' },
        { pour: '2-3a', texte: 'Un objet familier devant la lampe, à deviner, rassure avant d’y passer soi-même.' },
        { pour: '3-4a', texte: 'Deux enfants fabriquent un animal à deux corps; les autres devinent.' },
        { pour: '4-5a', texte: 'Ils cherchent d’eux-mêmes où poser la lampe pour une ombre géante.' },
        {
          pour: 'besoins_particuliers',
          texte: 'L’enfant assis devient maître de la lumière, la main sur l’interrupteur.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’été, dehors le matin : on saute sur les ombres longues, sans regarder le soleil.',
        },
      ],
      securite: {
        risquesAcceptes: ['Petite peur du noir, accueillie.', 'Collision en dansant.'],
        dangersAEliminer: [
          'Lampe chaude ou fil accessible.',
          'Faisceau dirigé vers les yeux.',
          'Drap qui tombe ou dans lequel on s’enroule le cou.',
        ],
        supervision: 'palier2',
        allergies: ['Aucune particulière : drap lavé, sans parfum.'],
      },
      observation: [
        'Schéma corporel : reconnaît-il son ombre parmi les autres?',
        'Éveil aux sciences : que tente-t-il pour la faire changer?',
        'Compétences émotionnelles : comment vit-il la pénombre?',
      ],
      prolongements: [
        'Tracez le contour d’une ombre sur un grand papier et habillez-la ensemble.',
        'Offrez aux familles le jeu des mains sur le mur, à l’heure du dodo.',
      ],
      reflexionRetroaction: ['Qui a découvert un nouveau geste?', 'La pénombre convenait-elle à tous?'],
    },
  },
  {
    key: 'moi-tout-seul-la-tuque',
    summary: 'Un vestiaire pour toutous et enfants : on essaie, on se trompe de manche, on réussit à son heure.',
    ageGroups: ['AGE_2_YEARS_3_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_PHYSICAL_AND_MOTOR'],
    themes: ['saisons-et-fetes', 'emotions-et-amitie'],
    materials: ['tissus', 'cartons-et-boites'],
    place: 'INDOORS',
    seasons: ['AUTUMN', 'WINTER'],
    durationMinutes: 20,
    sheet: {
      titre: 'Moi tout seul, la tuque!',
      observationDepart:
        'Au vestiaire, les « moi tout seul! » fusent. L’adulte presse, l’enfant s’obstine, la fermeture éclair résiste.',
      intentionEducative: 'Soutenir l’autonomie et la fierté de l’enfant, avec du temps et sans sortie à la clé.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Concept de soi', role: 'principal' },
        { domaine: 'physique_moteur', composante: 'Motricité fine', role: 'secondaire' },
      ],
      objectifs: [
        'Essayer de mettre ou d’enlever un vêtement à son rythme.',
        'Demander l’aide précise dont il a besoin.',
        'Rire de ses essais avec les autres.',
      ],
      materiel: [
        item(
          'Tuques, mitaines, bottes et vestes amples',
          'deux boîtes pleines',
          'Vêtements perdus et non réclamés, lavés',
        ),
        item('Toutous à habiller', 'un pour deux enfants', 'Poupées, coussins'),
        optional('Miroir incassable', 'un', 'Reflet d’une fenêtre'),
      ],
      preparation: [
        'Choisissez un moment où rien ne presse : ce n’est pas l’heure de sortir.',
        'Retirez cordons et foulards; gardez les grosses fermetures et le velcro.',
        'Mettez plusieurs tuques semblables pour éviter la dispute.',
      ],
      deroulement: [
        opening(3, 'Renversez une boîte au sol et mettez une mitaine sur votre tête. Attendez qu’on vous corrige.'),
        play(
          13,
          'On enfile à l’envers, on marche dans de trop grandes bottes, on habille le toutou, on se regarde. Offrez une moitié d’aide : tenez le bas, l’enfant monte la fermeture.',
        ),
        closing(
          4,
          'Chacun choisit le vêtement dont il est fier et le montre au miroir. On chante le rangement : les tuques, puis les mitaines.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Comptez jusqu’à dix dans votre tête avant d’aider.',
          'Soulignez l’effort : « Tu as cherché ton pouce longtemps. »',
          'Offrez deux choix vrais : « La rouge ou la bleue? »',
        ],
        questionsOuvertes: ['Comment tu as trouvé le trou du pouce?', 'Qu’est-ce que je peux tenir pour t’aider?'],
      },
      vocabulaire: ['la tuque', 'la mitaine', 'le cache-cou', 'à l’envers', 'la manche', 'le pouce', 'enfiler', 'fier'],
      adaptations: [
        { pour: '18-24m', texte: 'Enlever vient avant mettre : bas et tuque à retirer, encore et encore.' },
        { pour: '3-4a', texte: 'Préparez l’ordre d’habillage en images; un enfant guide l’autre.' },
        {
          pour: 'besoins_particuliers',
          texte: 'Commencez le geste, laissez l’enfant le finir : la dernière étape procure la fierté.',
        },
        { pour: 'autre_saison', texte: 'L’été, la boîte contient chapeaux, sandales à velcro et serviettes.' },
      ],
      securite: {
        risquesAcceptes: ['Trébucher dans de grandes bottes.', 'Frustration devant une fermeture.'],
        dangersAEliminer: [
          'Cordon, foulard, bouton décousu, épingle.',
          'Course avec des vêtements trop grands ou près d’un escalier.',
        ],
        supervision: 'palier2',
        allergies: ['Laine : prévoyez du polar. Tuques lavées entre deux jeux si des poux circulent.'],
      },
      observation: [
        'Concept de soi : que dit-il de ce qu’il sait faire?',
        'Motricité fine : utilise-t-il ses deux mains ensemble?',
        'Compétences émotionnelles : que fait-il quand ça ne marche pas?',
      ],
      prolongements: [
        'Laissez une « boîte à essais » au vestiaire toute la saison.',
        'Montrez au parent le geste réussi et suggérez-lui cinq minutes de plus le matin.',
      ],
      reflexionRetroaction: [
        'À quel moment ai-je fait à la place de l’enfant?',
        'Notre horaire laisse-t-il le temps de s’habiller?',
      ],
    },
  },
  {
    key: 'l-arbre-repere',
    summary: 'Un rituel d’arrivée en forêt : on touche l’arbre, on écoute, on part jouer dans un territoire connu.',
    ageGroups: ['AGE_2_YEARS_3_YEARS', 'AGE_3_YEARS_4_YEARS'],
    developments: ['DEVELOPMENT_SOCIAL_AND_EMOTIONAL', 'DEVELOPMENT_COGNITIVE'],
    themes: ['arbres-et-feuilles', 'emotions-et-amitie'],
    materials: ['batons'],
    place: 'WOODS',
    seasons: [],
    durationMinutes: 45,
    sheet: {
      titre: 'L’arbre repère',
      observationDepart:
        'Aux premières visites du boisé, des enfants collent l’adulte et d’autres filent. Un point fixe apaise les deux.',
      intentionEducative:
        'Permettre au groupe de se sentir chez lui dans un lieu naturel, grâce à un rituel simple et stable.',
      domaines: [
        { domaine: 'social_affectif', composante: 'Compétences sociales', role: 'principal' },
        { domaine: 'cognitif', composante: 'Mémoire', role: 'secondaire' },
      ],
      objectifs: [
        'Reconnaître l’arbre et ce qu’on y fait.',
        'Revenir au signal, par jeu.',
        'S’éloigner un peu, puis revenir se rassurer.',
      ],
      materiel: [
        item('Gros arbre sain, facile à reconnaître', 'un', 'Rocher ou souche'),
        item('Grosses roches peintes pour marquer les limites', 'quatre', 'Chaudières renversées'),
        optional('Tapis isolants', 'un pour deux enfants', 'Vieille toile pliée'),
      ],
      preparation: [
        'Visitez le site sans les enfants : branches mortes, eau, herbe à puce, traces de chasse.',
        'Posez les roches peintes et marchez vous-même la limite.',
        'Convenez du signal de rappel avec votre collègue; toilette avant de partir.',
      ],
      deroulement: [
        opening(
          7,
          'Chacun pose une main sur l’écorce. Trois respirations, les yeux ouverts ou fermés. Puis on marche la limite ensemble, d’une roche peinte à l’autre.',
        ),
        play(
          30,
          'Le boisé est à eux : bâtons, mousse, souche, cachette avec un adulte. Vous restez près de l’arbre, visible, assise. À mi-temps, essayez le signal pour le plaisir, puis chacun repart.',
        ),
        closing(
          8,
          'Au signal, on revient compter les mains sur l’écorce. Chaque enfant dépose un mot, un geste ou un bâton au pied de l’arbre avant le départ.',
        ),
      ],
      roleEducatrice: {
        gestes: [
          'Soyez aussi stable que l’arbre : même place, mêmes mots.',
          'Comptez à voix haute à l’arrivée, au signal et au départ.',
          'Laissez celui qui hésite rester contre vous, sans l’encourager à partir.',
        ],
        questionsOuvertes: [
          'Qu’est-ce qui a changé depuis la dernière fois?',
          'Où est ta place préférée, et pourquoi?',
        ],
      },
      vocabulaire: ['l’écorce', 'le repère', 'la limite', 'le signal', 'respirer', 'se rassembler', 'la forêt'],
      adaptations: [
        {
          pour: '18-24m',
          texte: 'Le territoire se réduit à quelques pas autour de l’arbre, sur une grande couverture.',
        },
        {
          pour: '2-3a',
          texte: 'Deux roches peintes suffisent comme limite, et l’on se cache toujours avec un adulte.',
        },
        { pour: '3-4a', texte: 'Un enfant devient gardien du signal pour la journée.' },
        { pour: '4-5a', texte: 'Ils dessinent la carte des limites et y ajoutent leurs cachettes.' },
        {
          pour: 'besoins_particuliers',
          texte: 'Une photo de l’arbre, regardée avant le départ, aide l’enfant que la nouveauté inquiète.',
        },
        {
          pour: 'autre_saison',
          texte: 'L’hiver, réduisez la durée et ajoutez une pause au chaud; le rituel reste identique.',
        },
      ],
      securite: {
        risquesAcceptes: ['Éraflures et petites chutes.', 'S’éloigner de quelques pas, à la vue de l’adulte.'],
        dangersAEliminer: [
          'Branche suspendue, grand vent, période de chasse sans dossards.',
          'Plantes, champignons, petits fruits : on regarde seulement.',
          'Tiques, de mars à novembre environ : vêtements longs, inspection au retour.',
          'Enfant hors de vue : on resserre la limite.',
          'Froid ou chaleur : suivez les seuils de votre milieu; ombre et eau l’été, mains réchauffées l’hiver.',
          'Plantes, petits fruits et champignons : on regarde, on ne goûte pas.',
        ],
        supervision: 'palier2',
        allergies: ['Épinéphrine portée par l’adulte responsable de l’enfant, protégée du gel.'],
      },
      observation: [
        'Compétences sociales : comment participe-t-il au rituel commun?',
        'Mémoire : quels éléments du lieu reconnaît-il d’une visite à l’autre?',
        'Attachement : à quelle distance et à quel rythme revient-il vers l’adulte?',
      ],
      prolongements: [
        'Dessinez ou touchez l’arbre à chaque saison; les enfants raconteront ses changements.',
        'Invitez un parent à une sortie : ce sont les enfants qui lui enseignent le rituel.',
      ],
      reflexionRetroaction: [
        'Le rituel sert-il encore les enfants ou seulement l’adulte?',
        'Qui s’est éloigné plus qu’avant, et avec quelle assurance?',
      ],
    },
  },
]
