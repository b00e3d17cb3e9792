import { inTopic, right, trueFalse, wrong } from '../question-parts.ts'
import { SOURCES } from '../sources.ts'

export const DOMAINS_QUESTIONS = inTopic('PETITE_ENFANCE', 'domaines-de-developpement', [
  {
    key: 'combien-de-domaines',
    difficulty: 1,
    kind: 'single',
    prompt:
      'Vous préparez une grille pour classer vos observations selon le programme de 2019. Combien de domaines y inscrivez-vous?',
    choices: [
      wrong('a', 'Cinq, le social et l’affectif étant séparés'),
      right('b', 'Quatre, le social et l’affectif étant réunis'),
      wrong('c', 'Trois, le langage étant joint au cognitif'),
      wrong('d', 'Six, la créativité et la morale étant ajoutées'),
    ],
    explanationRight:
      'Physique et moteur, cognitif, langagier, social et affectif : quatre domaines qui se développent ensemble. Une même scène de jeu peut donc trouver sa place dans plusieurs cases de votre grille.',
    explanationWrong:
      'D’autres cadres découpent le développement autrement, d’où la confusion. Celui de 2019 retient quatre domaines : physique et moteur, cognitif, langagier, social et affectif. La créativité les traverse tous.',
    source: SOURCES.programDomains,
    link: { to: 'self-assessment', anchor: 'dd-01' },
  },
  {
    key: 'cocotte-telephone',
    difficulty: 1,
    kind: 'single',
    prompt:
      'Un enfant de 2 ans porte une cocotte à son oreille : « Allô mamie? » Quelle composante du domaine cognitif ce geste montre-t-il surtout?',
    choices: [
      right('a', 'La fonction symbolique'),
      wrong('b', 'Les catégories et concepts'),
      wrong('c', 'L’éveil aux sciences'),
      wrong('d', 'L’éveil aux mathématiques'),
    ],
    explanationRight:
      'La cocotte représente un téléphone absent : voilà la fonction symbolique. Plus le matériel est ouvert, plus il peut devenir autre chose; la nature en fournit sans compter.',
    explanationWrong:
      'Il ne classe pas, ne compte pas et n’enquête pas : il fait d’un objet le signe d’un autre. Se représenter ce qui est absent, c’est la fonction symbolique.',
    source: SOURCES.programDomains,
    link: { to: 'definitions', anchor: 'fonction-symbolique' },
  },
  {
    key: 'boucles-dans-la-neige',
    difficulty: 2,
    kind: 'single',
    prompt:
      'Une enfant trace des boucles dans la neige avec un bâton : « J’écris. » Dans quel domaine le programme place-t-il le développement graphique?',
    choices: [
      wrong('a', 'Physique et moteur'),
      wrong('b', 'Cognitif'),
      wrong('c', 'Social et affectif'),
      right('d', 'Langagier'),
    ],
    explanationRight:
      'Le tracé laisse une trace qui veut dire quelque chose : le programme le rattache au langage, avec l’éveil à la lecture et à l’écriture. La main, elle, relève de la motricité fine.',
    explanationWrong:
      'La main travaille, ce qui fait penser à la motricité fine. Le programme regarde ici le sens de la trace : le développement graphique rejoint le langage oral et l’éveil à la lecture et à l’écriture.',
    source: SOURCES.programDomains,
    link: { to: 'self-assessment', anchor: 'dd-08' },
  },
  {
    key: 'passer-entre-deux-troncs',
    difficulty: 2,
    kind: 'single',
    prompt:
      'Une enfant s’avance entre deux troncs, juge qu’elle est trop large, recule et passe de côté. Quelle composante du domaine physique et moteur est surtout en jeu?',
    choices: [
      wrong('a', 'Développement sensoriel'),
      wrong('b', 'Motricité fine'),
      right('c', 'Schéma corporel'),
      wrong('d', 'Santé et sécurité'),
    ],
    explanationRight:
      'Le schéma corporel est la représentation que l’enfant a de son corps et de sa place dans l’espace. Ramper, se faufiler, grimper et porter l’enrichissent : dehors, les occasions abondent.',
    explanationWrong:
      'Ses sens et sa prudence participent, c’est vrai. Ce qu’elle ajuste surtout, c’est l’idée de la place que prend son corps dans l’espace : le programme appelle cela le schéma corporel.',
    source: SOURCES.programDomains,
    link: { to: 'definitions', anchor: 'schema-corporel' },
  },
  {
    key: 'composantes-sans-mouvement',
    difficulty: 2,
    kind: 'multiple',
    prompt: 'Lesquels de ces moments correspondent à une composante nommée du domaine physique et moteur?',
    choices: [
      right('a', 'La sieste de l’après-midi'),
      right('b', 'La collation dans la cour'),
      wrong('c', 'La consolation d’un ami'),
      right('d', 'Le lavage des mains'),
    ],
    explanationRight:
      'Sommeil, alimentation et hygiène sont des composantes du domaine physique et moteur, comme la santé et la sécurité. Vos routines sont donc des moments éducatifs à part entière.',
    explanationWrong:
      'Ce domaine dépasse le mouvement : il compte aussi la santé et la sécurité, l’alimentation, le sommeil et l’hygiène. Consoler un ami relève surtout des compétences du domaine social et affectif.',
    source: SOURCES.programDomains,
    link: { to: 'self-assessment', anchor: 'dd-02' },
  },
  {
    key: 'ranger-les-roches',
    difficulty: 3,
    kind: 'multiple',
    prompt:
      'Deux enfants de 4 ans alignent de grosses roches de la plus petite à la plus grande, sans se parler. Quelles composantes sont surtout sollicitées?',
    choices: [
      wrong('a', 'Langage oral'),
      right('b', 'Raisonnement'),
      right('c', 'Éveil aux mathématiques'),
      wrong('d', 'Fonction symbolique'),
    ],
    explanationRight:
      'Comparer et ordonner mobilise le raisonnement et l’éveil aux mathématiques, ainsi que les catégories et concepts. Demandez-leur comment ils ont choisi : le langage oral entre aussitôt dans le jeu.',
    explanationWrong:
      'Ils travaillent en silence et les roches restent des roches : ni langage oral ni fonction symbolique au premier plan. Ordonner par taille sollicite le raisonnement et l’éveil aux mathématiques.',
    source: SOURCES.programDomains,
    link: { to: 'self-assessment', anchor: 'dd-07' },
  },
  {
    key: 'deux-soeurs-une-nouveaute',
    difficulty: 2,
    kind: 'single',
    prompt:
      'Deux sœurs découvrent un hamac. Depuis toute petite, l’une se lance et l’autre attend longtemps avant d’approcher. De quelle composante du domaine social et affectif s’agit-il surtout?',
    choices: [
      right('a', 'Le tempérament'),
      wrong('b', 'L’identité'),
      wrong('c', 'L’attachement'),
      wrong('d', 'Les compétences sociales'),
    ],
    explanationRight:
      'La réaction à la nouveauté est un trait de tempérament, présent très tôt, comme le niveau d’activité et l’intensité. L’adulte s’y ajuste : du temps pour l’une, un cadre pour l’autre.',
    explanationWrong:
      'Il n’est question ici ni du lien à l’adulte, ni des relations, ni de l’image de soi. Une façon précoce et durable de réagir à la nouveauté relève du tempérament.',
    source: SOURCES.programDomains,
    link: { to: 'definitions', anchor: 'temperament' },
  },
  {
    key: 'je-cours-vite',
    difficulty: 3,
    kind: 'single',
    prompt:
      'Un enfant de 4 ans se décrit : « J’ai les cheveux frisés, je cours vite, je n’aime pas le noir. » Sur quoi cette phrase vous renseigne-t-elle surtout?',
    choices: [
      wrong('a', 'Son estime de soi'),
      wrong('b', 'Son tempérament'),
      right('c', 'Son concept de soi'),
      wrong('d', 'Sa régulation des émotions'),
    ],
    explanationRight:
      'Le concept de soi réunit toutes les perceptions que l’enfant a de lui-même : apparence, habiletés, goûts, peurs. L’estime de soi en est une part : la valeur qu’il s’accorde.',
    explanationWrong:
      'Il énumère ce qu’il sait de lui sans dire s’il s’en trouve bien. L’ensemble de ces perceptions forme le concept de soi; l’estime de soi serait la valeur qu’il s’accorde.',
    source: SOURCES.programDomains,
    link: { to: 'definitions', anchor: 'concept-de-soi' },
  },
  {
    key: 'jouer-a-la-statue',
    difficulty: 3,
    kind: 'single',
    prompt:
      'En jouant à la statue, les enfants freinent leur élan au signal. Où le programme situe-t-il les fonctions exécutives ainsi exercées?',
    choices: [
      wrong('a', 'Dans le domaine cognitif, comme composante'),
      right('b', 'Dans tous les domaines, sans être une composante'),
      wrong('c', 'Dans le domaine physique et moteur, avec l’équilibre'),
      wrong('d', 'Dans le social et affectif, avec les règles de vie'),
    ],
    explanationRight:
      'Inhibition, mémoire de travail et flexibilité guident l’action vers un but, quel que soit le domaine. Le programme les dit transversales, comme la créativité, sans les compter parmi les composantes.',
    explanationWrong:
      'On les associe souvent à la pensée, mais freiner un geste, attendre un mot ou changer d’idée en jouant les sollicite aussi. Le programme les relie à tous les domaines plutôt qu’à un seul.',
    source: SOURCES.programExecutive,
    link: { to: 'definitions', anchor: 'fonctions-executives' },
  },
  {
    key: 'developpement-moral',
    difficulty: 3,
    kind: 'true-false',
    prompt: 'Dans le programme de 2019, le développement moral est une composante du domaine social et affectif.',
    choices: trueFalse('faux'),
    explanationRight:
      'Le développement moral s’appuie sur les autres domaines et se précise plus tard, vers 6 ou 7 ans. Entre-temps, vous en posez les bases : l’empathie, les règles de vie, la réparation après un conflit.',
    explanationWrong:
      'Ce mot figurait dans une édition antérieure, et l’empathie vécue chaque jour y fait penser. En 2019, il n’est plus une composante : il s’appuie sur les autres domaines et se précise vers 6 ou 7 ans.',
    source: SOURCES.programMorals,
    link: { to: 'self-assessment', anchor: 'dd-14' },
  },
  {
    key: 'comparer-avec-la-cousine',
    difficulty: 2,
    kind: 'single',
    prompt:
      'Un parent s’inquiète : son enfant de 20 mois dit moins de mots que sa cousine du même âge. Quelle première réponse est la plus juste?',
    choices: [
      wrong('a', '« Elle parle plus parce que c’est une fille »'),
      wrong('b', '« Deux langues à la maison, ça ralentit toujours »'),
      wrong('c', '« À cet âge, il faudrait déjà consulter »'),
      right('d', '« Le rythme varie. Que comprend-il, selon vous? »'),
    ],
    explanationRight:
      'La séquence se ressemble d’un enfant à l’autre; le rythme varie beaucoup. En demandant ce qu’il comprend, vous accueillez l’inquiétude et recueillez un fait utile. Si elle persiste, on poursuit ensemble.',
    explanationWrong:
      'Expliquer par une seule cause ou alerter d’emblée ferme la conversation. Le rythme varie selon le tempérament, les expériences, le contexte. Observer ensemble ce que l’enfant comprend aide davantage à décider de la suite.',
    source: SOURCES.developmentPractice,
    link: { to: 'self-assessment', anchor: 'dd-13' },
  },
  {
    key: 'la-buche-sera-la-caisse',
    difficulty: 3,
    kind: 'single',
    prompt:
      'En plein jeu de magasin, la caisse disparaît. « On dira que c’est la bûche! » lance une enfant, et le jeu repart. Quelle fonction exécutive vient surtout d’agir?',
    choices: [wrong('a', 'L’inhibition'), right('b', 'La flexibilité'), wrong('c', 'La mémoire de travail')],
    explanationRight:
      'Elle a changé de plan devant l’imprévu, en gardant son but : c’est la flexibilité. Le matériel ouvert et les vrais projets d’enfants l’exercent sans qu’on ait à l’enseigner.',
    explanationWrong:
      'L’inhibition freine un geste; la mémoire de travail garde une information le temps d’agir. Ici, l’enfant change d’idée pour poursuivre son but : c’est surtout la flexibilité qui travaille.',
    source: SOURCES.practice,
    link: { to: 'definitions', anchor: 'fonctions-executives' },
  },
])
