import type { Definition } from '../types.ts'

export const DEFINITIONS_G_TO_M: readonly Definition[] = [
  {
    slug: 'gazelle-et-potiron',
    term: 'Gazelle et Potiron',
    definition:
      'Cadre de référence du ministère de la Famille sur la saine alimentation, le jeu actif et le développement moteur dans les services de garde éducatifs.',
    example:
      'L’équipe relit ses après-midi à la lumière de ce cadre : les enfants bougent-ils parce qu’ils le choisissent, ou seulement quand un jeu est dirigé?',
    related: ['motricite-globale', 'programme-educatif'],
    source: 'program',
  },
  {
    slug: 'herbe-a-puce',
    term: 'Herbe à puce',
    definition:
      'Plante à trois folioles dont la sève irrite la peau. Après un contact, on lave vite la peau à l’eau et au savon, puis les vêtements et les jouets. On ne la brûle jamais.',
    example:
      'À la visite préalable, vous repérez un tapis d’herbe à puce au bord du fossé. La limite du territoire recule de dix pas, et on la montre aux enfants.',
    related: ['danger', 'camp-de-base'],
    source: 'outdoorPractice',
  },
  {
    slug: 'humanisme',
    term: 'Humanisme',
    definition:
      'Regard qui voit en l’enfant une personne à part entière, curieuse, portée à apprendre et digne de confiance. C’est l’un des quatre fondements du programme.',
    example:
      'Un enfant refuse de venir au cercle. Au lieu de « Il teste », vous pensez : il a une raison. Vous la cherchez : devant lui, un casse-tête, et il lui reste trois morceaux.',
    related: ['fondements-theoriques', 'principes-de-base'],
    source: 'program',
  },
  {
    slug: 'humidex',
    term: 'Humidex',
    definition:
      'Indice qui traduit la chaleur ressentie en tenant compte de l’humidité. On le consulte avec la température, et l’on suit la politique de son milieu.',
    example:
      'Le thermomètre est raisonnable, mais l’humidex grimpe. Le grand jeu passe à 9 h. À 11 h, on cherche l’ombre, on mouille la peau, on choisit des jeux qui demandent peu d’effort, et les gourdes circulent souvent, sans attendre la soif.',
    related: ['refroidissement-eolien', 'supervision'],
    source: 'heat',
  },
  {
    slug: 'imitation-differee',
    term: 'Imitation différée',
    definition:
      'Reproduction d’un geste en l’absence du modèle, vers 12 à 18 mois. Elle montre que l’enfant garde une image en tête.',
    example:
      'Lundi, vous avez balayé la neige du seuil. Mercredi, un trottineur prend une branche et balaie, l’air très occupé.',
    related: ['fonction-symbolique', 'modelisation'],
    source: 'developmentPractice',
  },
  {
    slug: 'inclusion',
    term: 'Inclusion',
    definition:
      'Façon d’organiser la vie du groupe pour que chaque enfant y participe vraiment, avec ses forces et ses besoins. On adapte le milieu avant de demander à l’enfant de s’adapter.',
    example:
      'Le bruit du vestiaire fait fuir un enfant. Deux groupes s’habillent maintenant à cinq minutes d’écart. Tout le monde y gagne, et lui peut sortir.',
    related: ['besoins-particuliers', 'equite', 'amenagement'],
    source: 'practice',
  },
  {
    slug: 'indice-uv',
    term: 'Indice UV',
    definition:
      'Force des rayons du soleil, la plus grande de 11 h à 15 h; jusqu’à 85 % traversent les nuages. Avant 6 mois, pas de crème : de l’ombre et des vêtements légers qui couvrent.',
    example:
      'Crème à 9 h, avec l’autorisation du parent. On en remet environ toutes les deux heures, après les jeux d’eau et après une course qui fait suer, sans attendre que la peau rosisse.',
    related: ['humidex', 'insectifuge'],
    source: 'sun',
  },
  {
    slug: 'insectifuge',
    term: 'Insectifuge',
    definition:
      'Produit qui éloigne les moustiques et les tiques. Il s’applique selon le protocole en vigueur et l’autorisation du parent, jamais avant 6 mois : une moustiquaire et des vêtements longs protègent le poupon.',
    example:
      'Avant le boisé, la crème solaire d’abord, sur la peau; l’insectifuge ensuite, jamais sous les vêtements. Mélangés dans la main, ni l’un ni l’autre ne se dose bien.',
    related: ['tique', 'indice-uv'],
    source: 'pediatricAdvice',
  },
  {
    slug: 'installation',
    term: 'Installation',
    definition:
      'Lieu physique d’un CPE ou d’une garderie. Le mot évite de confondre l’organisme et le bâtiment : un même CPE peut compter plusieurs installations.',
    example:
      'Une gestionnaire partage les idées de cour entre ses deux installations. L’une a un grand érable, l’autre une ruelle.',
    related: ['cpe', 'sgee', 'milieu-familial'],
    source: 'regulation',
  },
  {
    slug: 'intention-educative',
    term: 'Intention éducative',
    definition:
      'But que l’éducatrice se donne à partir de ses observations. Elle oriente ses choix (matériel, moment, soutien) sans imposer un résultat à l’enfant.',
    example:
      'Vous avez noté que deux enfants se cachent souvent. Votre intention : leur permettre de vivre la cachette à plusieurs. Vous apportez un drap et deux pinces, rien d’autre.',
    related: ['observation', 'planification-et-organisation', 'activite-amorcee-par-l-adulte'],
    source: 'program',
  },
  {
    slug: 'intervention-de-style-democratique',
    term: 'Intervention de style démocratique',
    definition:
      'Façon d’intervenir à privilégier : un pouvoir partagé, des choix réels, des limites claires et constantes. Le style directif décide presque tout; le style permissif laisse peu de repères.',
    example:
      '« On sort, c’est décidé. Par la porte du jardin ou celle de la cour? » La limite est ferme, le choix est vrai, et l’enfant se lève.',
    related: ['acteur-principal', 'competences-sociales'],
    source: 'program',
  },
  {
    slug: 'jeu-amorce-par-l-enfant',
    term: 'Jeu amorcé par l’enfant',
    definition:
      'Jeu dont l’enfant est le maître d’œuvre : il choisit le thème, le matériel et le déroulement. L’adulte observe, enrichit, protège le jeu et veille à la sécurité.',
    example:
      'Quatre enfants vendent de la neige. Vous ne proposez pas de prix. Vous achetez un cornet, vous le trouvez froid, et vous repartez.',
    related: ['activite-amorcee-par-l-adulte', 'acteur-principal', 'jeu-symbolique'],
    source: 'program',
  },
  {
    slug: 'jeu-associatif',
    term: 'Jeu associatif',
    definition:
      'Jeu où les enfants échangent du matériel et des idées sans projet commun bien défini. Il prend souvent place entre 2 et 4 ans, entre le jeu parallèle et le jeu coopératif.',
    example:
      'Deux enfants creusent. « Tiens, une roche. » « Merci. » Chacun continue son trou, mais ils se parlent depuis dix minutes.',
    related: ['jeu-parallele', 'jeu-cooperatif'],
    source: 'developmentPractice',
  },
  {
    slug: 'jeu-cooperatif',
    term: 'Jeu coopératif',
    definition:
      'Jeu où un groupe poursuit un but commun, avec des rôles négociés. Ses débuts se voient vers 3 ou 4 ans et il s’affirme ensuite.',
    example:
      'Il faut un barrage avant que l’eau arrive. L’une crie où ça fuit, deux apportent de la boue, un surveille le bâton. Personne n’a distribué les rôles.',
    related: ['jeu-associatif', 'competences-sociales'],
    source: 'developmentPractice',
  },
  {
    slug: 'jeu-parallele',
    term: 'Jeu parallèle',
    definition:
      'Jeu côte à côte, avec un matériel semblable et sans projet commun. Il domine vers 2 ans : être près de l’autre est déjà une rencontre.',
    example:
      'Deux chaudières, deux pelles, deux tas. Ils ne se parlent pas, mais quand l’un tape sur son tas, l’autre tape aussi. Des objets en double évitent bien des pleurs.',
    related: ['jeu-associatif', 'competences-sociales'],
    source: 'developmentPractice',
  },
  {
    slug: 'jeu-risque',
    term: 'Jeu risqué',
    definition:
      'Forme de jeu libre, excitante et stimulante, dont l’issue est incertaine et qui comporte une possibilité de blessure physique. Dévaler une butte, clouer, se cacher dans le boisé, s’érafler parfois : l’enfant y apprend à voir, à doser et à renoncer.',
    example:
      'Une enfant grimpe à la deuxième branche, regarde en bas, redescend d’une. Vous ne lui avez rien dit : elle vient de choisir sa hauteur.',
    related: ['risque', 'danger', 'evaluation-benefices-risques'],
    source: 'riskyPlay',
  },
  {
    slug: 'jeu-symbolique',
    term: 'Jeu symbolique',
    definition:
      'Jeu de « faire semblant » : un objet, un geste ou une personne en représente un autre. D’abord un seul geste, puis de vrais scénarios avec des rôles.',
    example:
      'À 2 ans, il donne à boire à l’ourson. À 3 ans, l’ourson est malade, on appelle, on attend, on soigne. Trois cocottes ont servi de médicaments.',
    related: ['fonction-symbolique', 'pieces-detachees', 'creativite'],
    source: 'program',
  },
  {
    slug: 'langage-prelinguistique',
    term: 'Langage prélinguistique',
    definition:
      'Tout ce qui communique avant les mots : pleurs, regards, gazouillis, babillage, gestes. Le programme en fait la première composante du domaine langagier.',
    example:
      'Un poupon tend les bras vers la fenêtre et crie. « Tu veux voir dehors? » Il se tait, vous regarde : vous avez bien lu.',
    related: ['babillage', 'attention-conjointe', 'reflet'],
    source: 'program',
  },
  {
    slug: 'loi-et-reglement',
    term: 'Loi et Règlement (LSGEE, RSGEE)',
    definition:
      'La Loi sur les services de garde éducatifs à l’enfance (LSGEE) et son Règlement (RSGEE) fixent les obligations des services de garde. Le sigle RSGEE ressemble à RSGE, qui désigne une personne.',
    example:
      'Une question de ratio, de médicament ou de sieste : on ouvre le texte en vigueur ou on demande à la direction ou au BC. Une application ne fait pas foi.',
    related: ['ratio', 'sgee', 'rsge'],
    source: 'regulation',
  },
  {
    slug: 'mesure-d-attenuation',
    term: 'Mesure d’atténuation',
    definition:
      'Ce que l’adulte change pour réduire la gravité ou la probabilité d’une blessure tout en gardant le jeu possible : dégager un sol, limiter un nombre, se placer autrement.',
    example:
      'On saute de la grosse souche : vous enlevez la roche cachée dans les feuilles et vous convenez d’un seul sauteur à la fois.',
    related: ['evaluation-benefices-risques', 'risque', 'supervision'],
    source: 'outdoorPractice',
  },
  {
    slug: 'milieu-familial',
    term: 'Milieu familial',
    definition:
      'Service de garde éducatif fourni dans une résidence privée par une personne reconnue, la RSGE. Le même programme éducatif s’y applique.',
    example:
      'Six enfants de 10 mois à 4 ans, une cour, une ruelle. Les plus grands portent les chaudières, les petits les vident.',
    related: ['rsge', 'bureau-coordonnateur-bc', 'cpe'],
    source: 'homeCare',
  },
  {
    slug: 'modelisation',
    term: 'Modélisation',
    definition:
      'Montrer en faisant, sans exiger qu’on imite. C’est aussi une stratégie de langage : l’éducatrice dit elle-même la phrase que l’enfant est en train de construire.',
    example:
      'Il dit « moi veut pelle ». Vous tendez la pelle : « Tu veux la pelle, voici la pelle rouge. » Il ne répète pas. Il a entendu.',
    related: ['reflet', 'etayage', 'imitation-differee'],
    source: 'program',
  },
  {
    slug: 'motricite-fine',
    term: 'Motricité fine',
    definition:
      'Mouvements précis des mains et des doigts : saisir, tourner, enfiler, tracer, découper. Elle s’exerce autant avec une cocotte qu’avec un crayon.',
    example:
      'Elle détache une à une les écailles d’une cocotte, langue sortie. Dix minutes de pince entre le pouce et l’index, et personne ne le lui a demandé.',
    related: ['motricite-globale', 'developpement-graphique'],
    source: 'program',
  },
  {
    slug: 'motricite-globale',
    term: 'Motricité globale',
    definition:
      'Mouvements du corps entier : se déplacer, grimper, lancer, se suspendre, garder l’équilibre. Elle demande de l’espace, du temps et un sol qui varie.',
    example: 'Sur le plancher, il marche sans y penser. Sur les racines, il regarde, ajuste, écarte les bras.',
    related: ['motricite-fine', 'schema-corporel', 'jeu-risque'],
    source: 'program',
  },
]
