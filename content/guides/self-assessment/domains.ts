import { DD, FT, IE, IN, type KnowledgeCard, PB } from './types.ts'

export const DOMAINS_CARDS: readonly KnowledgeCard[] = [
  {
    id: 'dd-01',
    question: 'Nommez les quatre domaines de développement du programme de 2019.',
    answer:
      'Physique et moteur; cognitif; langagier; social et affectif. Le social et l’affectif n’en font qu’un depuis 2019. À l’école, le programme de l’éducation préscolaire découpe autrement : mieux vaut ne pas mêler les deux dans un portrait.',
    tag: [DD],
    see: 'domaines-de-developpement',
  },
  {
    id: 'dd-02',
    question: 'Quelles composantes du domaine physique et moteur ne sont pas des « mouvements »?',
    answer:
      'La santé et la sécurité, l’alimentation, le sommeil, l’hygiène, le développement sensoriel et le schéma corporel. Un repas tranquille ou un lavage de mains appartiennent donc à ce domaine autant qu’une course dans la neige.',
    tag: [DD],
    see: 'schema-corporel',
  },
  {
    id: 'dd-03',
    question: 'Quelle différence y a-t-il entre motricité globale et motricité fine?',
    answer:
      'La motricité globale engage les grands muscles : se déplacer, grimper, lancer, garder l’équilibre. La motricité fine demande la précision des mains et des doigts. Elles s’entraident : une épaule solide libère la main qui dessine.',
    tag: [DD],
    see: 'motricite-fine',
  },
  {
    id: 'dd-04',
    question: 'Qu’est-ce que le schéma corporel, et comment le soutenir dehors?',
    answer:
      'C’est la représentation que l’enfant a de son corps et de sa place dans l’espace. Ramper, se faufiler, grimper, porter plus gros que soi : le terrain l’enseigne mieux que les chansons. Offrez des passages étroits, et laissez-lui le temps de s’y mesurer.',
    tag: [DD, IE],
    see: 'schema-corporel',
  },
  {
    id: 'dd-05',
    question: 'Qu’est-ce que l’attention conjointe, et quand apparaît-elle?',
    answer:
      'C’est le fait de partager un même centre d’attention avec une autre personne. Elle apparaît généralement vers 9 à 12 mois : l’enfant suit un regard, puis pointe. Nommer ce qu’il regarde déjà vaut mieux que l’amener à regarder ce qu’on nomme.',
    tag: [DD],
    see: 'attention-conjointe',
  },
  {
    id: 'dd-06',
    question: 'Donnez un exemple de fonction symbolique.',
    answer:
      'Un enfant prend une branche pour un cheval : un objet en représente un autre, absent. Elle se voit aussi dans le dessin, l’imitation différée et le langage. Moins l’objet est précis, plus l’imagination travaille.',
    tag: [DD],
    see: 'fonction-symbolique',
  },
  {
    id: 'dd-07',
    question: 'Trier des roches par taille : à quelles composantes cela contribue-t-il?',
    answer:
      'Aux catégories et concepts, au raisonnement, à l’éveil aux mathématiques, et au langage oral si l’on en parle. À la motricité fine aussi, selon les roches. Nommer les composantes aide à voir; l’enfant, lui, trie des roches.',
    tag: [DD],
    see: 'eveil-aux-mathematiques',
  },
  {
    id: 'dd-08',
    question: 'Quelles sont les quatre composantes du domaine langagier?',
    answer:
      'Le langage prélinguistique, le langage oral, l’éveil à la lecture et à l’écriture, le développement graphique. Le dessin et les gribouillis sont donc du langage : ils racontent avant les lettres.',
    tag: [DD],
    see: 'langage-prelinguistique',
  },
  {
    id: 'dd-09',
    question: 'Comment réagir à un mot mal prononcé?',
    answer:
      'Le redire correctement dans une phrase naturelle, sans faire répéter ni corriger. « Un tapillon! » « Oui, un grand papillon jaune. » L’enfant entend le bon mot, et la conversation continue.',
    tag: [DD, IN],
    see: 'modelisation',
  },
  {
    id: 'dd-10',
    question: 'Qu’est-ce qu’une question ouverte? Donnez-en une pour dehors.',
    answer:
      'Une question sans réponse unique, qui fait regarder, penser ou imaginer. « Qu’est-ce que tu remarques? » convient à peu près partout. Une seule, suivie d’un vrai silence, vaut mieux que cinq à la suite.',
    tag: [DD, IN, IE],
    see: 'question-ouverte',
  },
  {
    id: 'dd-11',
    question: 'Que regroupent les compétences émotionnelles?',
    answer:
      'Exprimer, reconnaître et comprendre les émotions, et les réguler, d’abord avec l’aide de l’adulte. Un enfant qui crie « Je suis fâché! » au lieu de frapper vient de franchir deux de ces marches.',
    tag: [DD],
    see: 'competences-emotionnelles',
  },
  {
    id: 'dd-12',
    question: 'Distinguez le concept de soi et l’estime de soi.',
    answer:
      'Le concept de soi englobe toutes les perceptions que l’enfant a de lui-même : « J’ai une petite sœur, je cours vite. » L’estime de soi est la valeur qu’il s’accorde. Elle se nourrit de réussites réelles plus que de compliments.',
    tag: [DD],
    see: 'estime-de-soi',
  },
  {
    id: 'dd-13',
    question: 'Pourquoi ne pas comparer deux enfants du même âge?',
    answer:
      'Parce que la séquence se ressemble, mais que le rythme varie avec le tempérament, les expériences et le contexte. Comparer ne dit rien de ce qui aiderait. Comparer l’enfant à lui-même, il y a trois mois, montre un chemin.',
    tag: [DD, PB],
    see: 'temperament',
  },
  {
    id: 'dd-14',
    question: 'Le développement moral est-il une composante du programme?',
    answer:
      'Non. Il s’appuie sur les autres domaines et se précise vers 6 ou 7 ans. On en pose les bases par l’empathie et par des règles de vie expliquées. Un enfant de 3 ans qui prend un jouet n’est pas malhonnête : il en a envie.',
    tag: [DD],
    see: 'competences-sociales',
  },
  {
    id: 'dd-15',
    question: 'Où classer les fonctions exécutives et la créativité?',
    answer:
      'Dans aucun domaine en particulier : elles sont reliées à tous. Se retenir, garder en tête, changer d’idée, inventer : cela se voit au repas comme dans la cour. Inutile de leur réserver une case, il suffit de les remarquer.',
    tag: [DD, FT],
    see: 'fonctions-executives',
  },
  {
    id: 'dd-16',
    question: 'J’ai une inquiétude sur le développement d’un enfant. Que faire d’abord?',
    answer:
      'Observer et noter des faits à plusieurs moments et dans plusieurs lieux. En parler à l’équipe, à la direction ou au bureau coordonnateur, puis aux parents, à partir de ces faits. Ne jamais poser de diagnostic : ce n’est ni notre rôle ni ce qui aide.',
    tag: [DD, IE, IN],
    see: 'observation',
  },
]
