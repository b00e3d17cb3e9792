import type { Definition } from '../types.ts'

export const DEFINITIONS_O_TO_Z: readonly Definition[] = [
  {
    slug: 'objet-reconfortant',
    term: 'Objet réconfortant',
    definition:
      'Doudou, couverture ou autre objet auquel l’enfant tient et qui l’aide à traverser une séparation, la fatigue ou la nouveauté. Il lui appartient : on ne le prête pas et on ne le retire pas pour punir.',
    example:
      'Le lapin vient au boisé, dans une pochette accrochée au sac. Il n’en sort qu’une fois, mais savoir qu’il est là suffit.',
    related: ['attachement', 'transition', 'competences-emotionnelles'],
    source: 'practice',
  },
  {
    slug: 'observation',
    term: 'Observation',
    definition:
      'Première des quatre étapes nommées dans le processus de l’intervention éducative : recueillir ce qu’on voit et ce qu’on entend, sans juger. Interpréter vient après, et après plusieurs fois.',
    example:
      '« Il est agité » est une interprétation. « Il s’est levé six fois pendant l’histoire et est allé à la fenêtre » est une observation.',
    related: ['processus-de-l-intervention-educative', 'documentation-pedagogique', 'dossier-educatif'],
    source: 'program',
  },
  {
    slug: 'partenariat',
    term: 'Partenariat',
    definition:
      'Relation où le service de garde et le parent partagent des objectifs, des décisions et ce que chacun sait de l’enfant. C’est plus que transmettre de l’information : le parent a d’ailleurs accès aux locaux en tout temps lorsque son enfant s’y trouve.',
    example:
      '« Chez vous, qu’est-ce qui l’aide à s’endormir? » Le parent montre une petite tape dans le dos. Le lendemain, vous l’essayez et vous lui racontez.',
    related: ['principes-de-base', 'dimensions-de-la-qualite-educative', 'approche-ecologique'],
    source: 'program',
  },
  {
    slug: 'permanence-de-l-objet',
    term: 'Permanence de l’objet',
    definition:
      'Compréhension qu’une chose existe encore quand on ne la voit plus. Elle s’installe vers 8 à 12 mois et explique, en partie, les pleurs au départ du parent.',
    example:
      'Vous cachez une grosse cocotte sous un foulard. Il tire le foulard, rit, la recache et attend que vous la cherchiez.',
    related: ['fonction-symbolique', 'attachement'],
    source: 'developmentPractice',
  },
  {
    slug: 'pieces-detachees',
    term: 'Pièces détachées',
    definition:
      'Matériaux mobiles, ouverts et sans mode d’emploi que l’enfant déplace, combine et transforme : bûches, planches, tissus, tuyaux, chaudières. En anglais : loose parts.',
    example:
      'Une planche est un pont, un comptoir, un toit, une balance. Vous avez retiré deux camions de la cour et ajouté quatre planches : le jeu dure deux fois plus longtemps.',
    related: ['amenagement', 'jeu-symbolique', 'creativite'],
    source: 'outdoorPractice',
  },
  {
    slug: 'planification-et-organisation',
    term: 'Planification et organisation',
    definition:
      'Deuxième étape du processus de l’intervention éducative : à partir de ce qu’elle a observé, l’éducatrice prévoit une intention, un matériel, un moment et un lieu. Elle prépare un cadre, pas un scénario.',
    example:
      'Pour mardi : le boisé, deux heures, des cordelettes courtes, la loupe. Ce que les enfants en feront n’est pas dans le plan.',
    related: ['intention-educative', 'processus-de-l-intervention-educative', 'amenagement'],
    source: 'program',
  },
  {
    slug: 'portrait-periodique',
    term: 'Portrait périodique du développement',
    definition:
      'Texte du dossier éducatif qui décrit où en est l’enfant dans les domaines de développement, à partir d’observations. Il est transmis au parent; ce n’est ni un bulletin ni une évaluation.',
    example:
      '« Depuis septembre, elle raconte ses découvertes à ses amis » parle d’un chemin. « Bon langage » n’apprend rien à personne.',
    related: ['dossier-educatif', 'observation', 'partenariat'],
    source: 'fileGuide',
  },
  {
    slug: 'poupon',
    term: 'Poupon',
    definition:
      'Enfant de moins de 18 mois. Chez lui, les routines sont individualisées : on mange, on dort et on change la couche selon son rythme. S’il est né avant la 37e semaine, comptez l’âge corrigé jusque vers 2 ans.',
    example:
      'Trois poupons, trois siestes différentes. La sortie du matin se fait donc à deux, puis à trois, avec la même couverture sous le même arbre.',
    related: ['trottineur-trottineuse', 'routine', 'attachement'],
    source: 'program',
  },
  {
    slug: 'principes-de-base',
    term: 'Principes de base',
    definition:
      'Les cinq énoncés d’égale importance du programme : le partenariat avec les parents, l’unicité de l’enfant, l’enfant acteur principal, l’apprentissage par le jeu, le développement global et intégré.',
    example:
      'Avant une sortie, cinq questions rapides : les parents le savent-ils? Chacun y trouve-t-il sa place? Qui choisit? Est-ce un jeu? Qu’est-ce qui s’y exerce?',
    related: ['fondements-theoriques', 'acteur-principal', 'developpement-global', 'partenariat'],
    source: 'program',
  },
  {
    slug: 'processus-de-l-intervention-educative',
    term: 'Processus de l’intervention éducative',
    definition:
      'Démarche en quatre étapes : l’observation, la planification et l’organisation, l’action éducative, la réflexion-rétroaction. Elle peut commencer à n’importe quelle étape.',
    example:
      'Le rangement tourne mal depuis trois jours. Vous commencez par la réflexion, vous observez le lendemain, puis vous changez l’heure du signal.',
    related: ['observation', 'planification-et-organisation', 'reflexion-retroaction', 'intention-educative'],
    source: 'program',
  },
  {
    slug: 'programme-educatif',
    term: 'Programme éducatif',
    definition:
      '« Accueillir la petite enfance », le programme du ministère de la Famille, dans son édition de 2019. Il donne les fondements, les principes, les domaines et la démarche de tous les services de garde éducatifs.',
    example: 'L’équipe prend une page par réunion et une seule question : où l’avons-nous vu cette semaine?',
    related: ['principes-de-base', 'fondements-theoriques', 'domaines-de-developpement'],
    source: 'program',
  },
  {
    slug: 'question-ouverte',
    term: 'Question ouverte',
    definition:
      'Question qui n’a pas de réponse unique et qui invite à penser, à décrire ou à imaginer. On en pose peu, et l’on attend longtemps la réponse.',
    example:
      '« Qu’est-ce que tu remarques? » Un silence. Vous comptez jusqu’à dix dans votre tête. « Il a pas d’yeux », dit l’enfant penché sur le ver.',
    related: ['reflet', 'commentaire-descriptif', 'eveil-aux-sciences'],
    source: 'program',
  },
  {
    slug: 'ratio',
    term: 'Ratio',
    definition:
      'Nombre d’enfants par membre du personnel de garde, c’est-à-dire par personne affectée au groupe, remplaçante comprise. En installation, selon la page du Ministère : au plus 5 enfants de moins de 18 mois par adulte. De 18 mois à moins de 4 ans, au plus 8; à partir de 4 ans, au plus 10. Les mêmes ratios valent en sortie.',
    example:
      'Neuf enfants de 3 ans au parc : une seule adulte ne suffit pas. Votre milieu peut exiger davantage pour l’eau, les outils ou un lieu nouveau.',
    related: ['supervision', 'loi-et-reglement', 'denombrement'],
    source: 'staffing',
  },
  {
    slug: 'reflet',
    term: 'Reflet',
    definition:
      'Stratégie qui consiste à redire ou à décrire ce que l’enfant fait, dit ou ressent, sans question ni conseil. Il se sait vu, et le mot juste lui arrive au bon moment.',
    example:
      '« Tu pousses fort. La boue colle à la roue. » Il pousse encore : « Colle! » Vous n’avez rien demandé, et il parle.',
    related: ['commentaire-descriptif', 'question-ouverte', 'modelisation'],
    source: 'program',
  },
  {
    slug: 'reflexion-retroaction',
    term: 'Réflexion-rétroaction',
    definition:
      'Quatrième étape du processus de l’intervention éducative : revenir sur ce qui s’est passé, seule ou en équipe, pour comprendre et ajuster. Elle porte sur l’action de l’adulte, pas sur la valeur de l’enfant.',
    example:
      'Deux questions dans le vestiaire vide : qui s’est engagé, qui s’est retiré? Qu’est-ce que je change demain? Trois minutes, une ligne écrite.',
    related: ['processus-de-l-intervention-educative', 'observation'],
    source: 'program',
  },
  {
    slug: 'refroidissement-eolien',
    term: 'Refroidissement éolien',
    definition:
      'Indice qui exprime le froid ressenti sur la peau quand le vent souffle. La Société canadienne de pédiatrie suggère de rester à l’intérieur à -27 °C ou moins; le seuil de votre milieu a priorité.',
    example:
      'À -12 °C sans vent, on reste une heure. Le vent se lève : on passe derrière la haie, on bouge, puis on rentre plus tôt que prévu.',
    related: ['engelure', 'humidex'],
    source: 'pediatricAdvice',
  },
  {
    slug: 'risque',
    term: 'Risque',
    definition:
      'Défi dont l’enfant peut percevoir l’incertitude et choisir la mesure. On le distingue du danger, qui dépasse sa capacité de le voir ou de le gérer. Une cour se veut « aussi sécuritaire que nécessaire », et non que possible.',
    example:
      'Le tronc est haut et il le voit : il peut avancer, s’asseoir, redescendre. Le tronc est pourri dessous et rien ne le montre : celui-là, c’est à vous de le savoir.',
    related: ['danger', 'jeu-risque', 'mesure-d-attenuation'],
    source: 'riskyPlay',
  },
  {
    slug: 'routine',
    term: 'Routine',
    definition:
      'Moment de soin ou de vie qui revient chaque jour : accueil, repas, hygiène, habillage, repos. C’est un temps d’apprentissage et de relation, pas un intervalle entre deux activités.',
    example:
      'Au changement de couche, vous annoncez, vous attendez qu’il lève les fesses, vous nommez. Quatre minutes en tête à tête, cinq fois par jour.',
    related: ['transition', 'attachement', 'poupon'],
    source: 'program',
  },
  {
    slug: 'rsge',
    term: 'RSGE',
    definition:
      'Responsable d’un service de garde éducatif en milieu familial : personne reconnue par un bureau coordonnateur, travailleuse autonome, qui accueille un petit groupe dans une résidence privée. En règle générale, au plus six enfants, dont au plus deux de moins de 18 mois; avec une assistante, au plus neuf.',
    example: 'Un enfant appelle sa RSGE par son prénom et la gestionnaire écrit « la RSGE ». On évite « gardienne ».',
    related: ['milieu-familial', 'bureau-coordonnateur-bc', 'loi-et-reglement'],
    source: 'homeCareRecognition',
  },
  {
    slug: 'schema-corporel',
    term: 'Schéma corporel',
    definition:
      'Représentation que l’enfant a de son corps et de la place qu’il occupe dans l’espace. Il se construit en rampant, en se faufilant, en portant et en se cognant un peu.',
    example: 'Elle mesure le tunnel du regard, entre la tête, recule, enlève son sac, recommence et passe.',
    related: ['motricite-globale', 'developpement-sensoriel'],
    source: 'program',
  },
  {
    slug: 'sensibilite-ecologique',
    term: 'Sensibilité écologique',
    definition:
      'Attention et attachement à ce qui vit, qui naissent d’un contact répété et heureux avec un même lieu. On protège ce qu’on aime; à cet âge, on commence par aimer.',
    example:
      'Un enfant replace le rondin « parce que leur maison est en dessous ». Personne n’avait parlé d’environnement. On retourne au même endroit depuis l’automne.',
    related: ['education-par-la-nature', 'coin-assis'],
    source: 'alexPrinciples',
  },
  {
    slug: 'sgee',
    term: 'SGEE',
    definition:
      'Service de garde éducatif à l’enfance : tout milieu visé par la Loi, qu’il s’agisse d’un CPE, d’une garderie ou d’un milieu familial.',
    example:
      'Un texte destiné à toutes les familles dit « votre SGEE » après avoir défini le sigle une fois. Au vestiaire, on dit simplement « ici ».',
    related: ['cpe', 'milieu-familial', 'triple-mission'],
    source: 'program',
  },
  {
    slug: 'signal-de-rassemblement',
    term: 'Signal de rassemblement',
    definition:
      'Son unique et convenu (cri de chouette, sifflet, chanson) auquel tout le groupe revient au camp. On le répète par jeu bien avant d’en avoir besoin.',
    example:
      'Trois fois par sortie, sans raison, vous faites la chouette et chacun a droit à la poignée de main secrète. Le jour où il faut vraiment revenir, ils reviennent.',
    related: ['camp-de-base', 'denombrement', 'supervision'],
    source: 'outdoorPractice',
  },
  {
    slug: 'signalement',
    term: 'Signalement',
    definition:
      'Appel à la DPJ dès qu’un motif raisonnable laisse croire que la sécurité ou le développement d’un enfant est compromis. Chaque membre du personnel y est tenu, sans délai; en parler à la direction ne l’en décharge pas.',
    example:
      'Une phrase de l’enfant et une marque que rien n’explique. Vous notez les faits, sans questionner l’enfant. Vous appelez la DPJ le jour même, puis vous informez la direction.',
    related: ['loi-et-reglement', 'observation'],
    source: 'youthProtection',
  },
  {
    slug: 'supervision',
    term: 'Supervision',
    definition:
      'Attention et position de l’adulte ajustées à la situation : à portée de main, de pas, de voix et de vue, ou en autonomie balisée. Aucun palier n’est sans surveillance.',
    example:
      'La corde est neuve : vous êtes à deux pas. Dans trois semaines, l’enfant la connaîtra et vous couvrirez toute la butte du regard. Demain il pleut : deux pas de nouveau.',
    related: ['ratio', 'denombrement', 'jeu-risque'],
    source: 'outdoorPractice',
  },
  {
    slug: 'temperament',
    term: 'Tempérament',
    definition:
      'Caractéristiques présentes très tôt qui colorent les réactions de l’enfant : niveau d’activité, intensité, réaction à la nouveauté, adaptabilité. L’adulte s’y ajuste, et non l’inverse.',
    example:
      'Au nouveau parc, l’un est déjà en haut de la butte. L’autre vous tient la manche vingt minutes. Les deux explorent.',
    related: ['competences-emotionnelles', 'concept-de-soi'],
    source: 'program',
  },
  {
    slug: 'tique',
    term: 'Tique',
    definition:
      'Petite bête qui se fixe à la peau; certaines transmettent une maladie. La tique est active dès environ 4 °C, en pratique de mars à novembre, et son territoire s’étend.',
    example:
      'Au départ, pantalon long et clair, bas par-dessus. Au retour, on regarde tout le corps, surtout les plis, le cuir chevelu, l’arrière des genoux. Une tique? On la retire à la pince fine, au ras de la peau, sans l’écraser; on note la date et l’endroit du corps, on informe le parent.',
    related: ['herbe-a-puce', 'education-par-la-nature'],
    source: 'ticks',
  },
  {
    slug: 'transition',
    term: 'Transition',
    definition:
      'Passage d’un moment, d’un lieu ou d’une personne à l’autre. Étalée, annoncée et ritualisée, elle évite l’attente, qui est la vraie cause de bien des débordements.',
    example:
      'Au lieu d’un rang, un départ au compte-gouttes : deux enfants prêts sortent avec une adulte, puis deux autres. Le vestiaire se vide sans que personne attende en habit de neige.',
    related: ['routine', 'amenagement', 'signal-de-rassemblement'],
    source: 'program',
  },
  {
    slug: 'triple-mission',
    term: 'Triple mission',
    definition:
      'Mission des services de garde éducatifs. Voir au bien-être, à la santé et à la sécurité des enfants; offrir un milieu qui stimule leur développement global; prévenir les difficultés d’apprentissage, de comportement ou d’insertion sociale.',
    example:
      'Une politique de sortie qui ne parle que de sécurité oublie deux missions sur trois. On lui ajoute une phrase sur ce que les enfants y gagnent.',
    related: ['sgee', 'developpement-global', 'programme-educatif'],
    source: 'program',
  },
  {
    slug: 'trottineur-trottineuse',
    term: 'Trottineur, trottineuse',
    definition:
      'Enfant de 18 à 36 mois environ. Il marche, court bientôt, veut tout faire seul et n’a pas encore les mots pour dire tout ce qu’il veut.',
    example: 'Aller au bout de la cour prend quinze minutes : une flaque, un bouton, une fourmi, retour à la flaque.',
    related: ['poupon', 'jeu-parallele', 'motricite-globale'],
    source: 'program',
  },
  {
    slug: 'zone-proximale-de-developpement',
    term: 'Zone proximale de développement',
    definition:
      'Espace entre ce que l’enfant fait seul et ce qu’il réussit avec un peu d’aide. C’est là que l’accompagnement porte le plus.',
    example:
      'Il enfile son pantalon de neige, bute sur les bretelles. Les bretelles sont sa zone : vous en passez une, il cherche l’autre. Le pantalon, laissez-le-lui.',
    related: ['etayage', 'apprentissage-actif-et-accompagne'],
    source: 'program',
  },
]
