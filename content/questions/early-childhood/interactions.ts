import { inTopic, right, trueFalse, wrong } from '../question-parts.ts'
import { SOURCES } from '../sources.ts'

export const INTERACTIONS_QUESTIONS = inTopic('PETITE_ENFANCE', 'interactions', [
  {
    key: 'style-democratique-habillage',
    difficulty: 1,
    kind: 'single',
    prompt:
      'C’est l’heure de sortir et un enfant de 3 ans refuse de s’habiller. Quelle réponse relève du style démocratique?',
    choices: [
      wrong('a', '« Mets ton manteau tout de suite ou on part sans toi »'),
      wrong('b', '« Habille-toi quand tu en auras envie, ça ne presse pas »'),
      right('c', '« On sort bientôt. Tu commences par quoi, bottes ou manteau? »'),
      wrong('d', '« Regarde, tous les grands sont déjà prêts à partir »'),
    ],
    explanationRight:
      'Le cadre est clair : on sort. À l’intérieur de ce cadre, l’enfant exerce un vrai pouvoir. Le programme privilégie ce partage, qui soutient l’autonomie sans abandonner les repères.',
    explanationWrong:
      'La menace retire le pouvoir à l’enfant, l’absence de limite lui retire ses repères, la comparaison pèse sur son estime. Le style démocratique tient les deux bouts : une limite claire et un choix réel.',
    source: SOURCES.programStyle,
    link: { to: 'definitions', anchor: 'intervention-de-style-democratique' },
  },
  {
    key: 'choix-sans-cadre',
    difficulty: 2,
    kind: 'single',
    prompt:
      'Une équipe offre beaucoup de choix aux enfants, mais les règles changent d’un adulte et d’un jour à l’autre. Que manque-t-il pour parler de style démocratique?',
    choices: [
      wrong('a', 'Plus de choix aux enfants'),
      wrong('b', 'Des conséquences plus sévères'),
      wrong('c', 'Une adulte qui tranche seule'),
      right('d', 'Un cadre clair et constant'),
    ],
    explanationRight:
      'Le style démocratique marie l’initiative et le cadre. Sans repères stables, les choix deviennent insécurisants et l’on glisse vers le style permissif, même avec les meilleures intentions.',
    explanationWrong:
      'Les choix sont déjà là; la sévérité et la décision d’une seule personne mèneraient vers le style directif. Ce qui manque, ce sont des limites peu nombreuses, claires et tenues par toute l’équipe.',
    source: SOURCES.programStyle,
    link: { to: 'self-assessment', anchor: 'in-02' },
  },
  {
    key: 'commentaire-sur-la-planche',
    difficulty: 1,
    kind: 'single',
    prompt:
      'Une enfant réussit enfin à faire tenir une planche sur deux bûches. Quel commentaire soutient le mieux sa persévérance?',
    choices: [
      wrong('a', '« Bravo, tu es la meilleure constructrice »'),
      right('b', '« Tu as bougé la bûche et ça tient! »'),
      wrong('c', '« C’est très beau, va le montrer aux amis »'),
      wrong('d', '« Je savais que tu serais capable, toi »'),
    ],
    explanationRight:
      'Le commentaire descriptif lui montre ce qui a marché : déplacer la bûche. Elle pourra s’en servir demain. Il dit aussi que vous avez regardé, ce qui vaut bien des félicitations.',
    explanationWrong:
      'Les félicitations font plaisir, mais elles parlent de la personne ou du résultat. Décrire son action lui renvoie sa propre stratégie : c’est elle qui donne envie d’essayer encore.',
    source: SOURCES.practice,
    link: { to: 'self-assessment', anchor: 'in-04' },
  },
  {
    key: 'pendant-la-crise',
    difficulty: 2,
    kind: 'multiple',
    prompt:
      'Un trottineur se jette au sol en hurlant parce que la balançoire est prise. Quels gestes posez-vous pendant la crise?',
    choices: [
      wrong('a', 'Expliquer pourquoi il faut attendre son tour'),
      right('b', 'Rester tout près, la voix et le corps calmes'),
      wrong('c', 'L’éloigner seul jusqu’à ce qu’il s’apaise'),
      right('d', 'Nommer l’émotion en quelques mots simples'),
    ],
    explanationRight:
      'Au plus fort de la tempête, il entend peu et ne peut pas raisonner. Votre calme et quelques mots l’aident à se réguler. On reviendra sur la balançoire une fois la vague passée.',
    explanationWrong:
      'Les explications sont justes, mais trop tôt : il ne peut pas les entendre. Seul, il n’a personne pour se calmer avec lui. Présence, calme et peu de mots d’abord; la règle ensuite.',
    source: SOURCES.practice,
    link: { to: 'self-assessment', anchor: 'in-05' },
  },
  {
    key: 'deux-enfants-un-baton',
    difficulty: 2,
    kind: 'single',
    prompt:
      'Deux enfants de 4 ans tirent sur le même bâton. Vous vous approchez et le geste s’arrête. Quelle est la suite la plus formatrice?',
    choices: [
      right('a', 'Faire dire à chacun ce qu’il veut en faire'),
      wrong('b', 'Chercher lequel des deux l’avait en premier'),
      wrong('c', 'Accorder deux minutes de bâton à chacun'),
      wrong('d', 'Ranger le bâton jusqu’à la fin de la sortie'),
    ],
    explanationRight:
      'Quand chacun dit son besoin, une solution apparaît souvent : l’un voulait un mât, l’autre une canne à pêche. Vous animez, eux décident, puis vous vérifiez que l’entente tient.',
    explanationWrong:
      'Trouver qui l’avait, minuter ou ranger règle le bruit, et c’est l’adulte qui règle. En nommant leurs besoins avec votre aide, ils s’exercent à résoudre le prochain conflit eux-mêmes.',
    source: SOURCES.practice,
    link: { to: 'self-assessment', anchor: 'in-06' },
  },
  {
    key: 'un-tato-de-boue',
    difficulty: 1,
    kind: 'single',
    prompt: 'Un enfant de 2 ans vous tend de la boue : « Un tato! » Il veut dire gâteau. Que lui répondez-vous?',
    choices: [
      wrong('a', '« Répète après moi : gâ-teau »'),
      wrong('b', '« On dit gâteau. Essaie encore »'),
      wrong('c', '« Un beau tato! J’en veux encore »'),
      right('d', '« Un gâteau de boue! Il est gros »'),
    ],
    explanationRight:
      'Vous lui offrez le bon modèle dans une phrase vraie, sans casser son élan. Il entend « gâteau », il sent qu’il a été compris, et la conversation continue.',
    explanationWrong:
      'Faire répéter met l’accent sur l’erreur, et reprendre « tato » le prive du modèle. La reformulation naturelle fait les deux : elle montre que vous avez compris et lui redonne le mot entier.',
    source: SOURCES.programLanguage,
    link: { to: 'self-assessment', anchor: 'dd-09' },
  },
  {
    key: 'question-devant-le-champignon',
    difficulty: 1,
    kind: 'single',
    prompt:
      'Accroupis près d’un champignon, vous voulez inviter les enfants de 4 ans à élaborer. Quelle question posez-vous?',
    choices: [
      wrong('a', '« De quelle couleur est-il? »'),
      right('b', '« Qu’est-ce que vous remarquez? »'),
      wrong('c', '« Est-il plus gros que mon pouce? »'),
      wrong('d', '« Qui sait comment il s’appelle? »'),
    ],
    explanationRight:
      'La question ouverte n’a pas une seule bonne réponse. Elle laisse place à l’odeur, à la forme, à une histoire de lutin. Attendez quelques secondes : les plus belles réponses prennent du temps.',
    explanationWrong:
      'Couleur, comparaison, nom : un seul mot suffit pour répondre. Une question ouverte invite à regarder, à penser et à construire une phrase, chacun à partir de ce qu’il voit.',
    source: SOURCES.programLanguage,
    link: { to: 'self-assessment', anchor: 'dd-10' },
  },
  {
    key: 'au-bord-du-carre-de-sable',
    difficulty: 2,
    kind: 'single',
    prompt:
      'Nouveau dans le groupe, un enfant de 3 ans observe les autres depuis le bord du carré de sable, le corps détendu. Que faites-vous d’abord?',
    choices: [
      wrong('a', 'L’asseoir doucement au milieu du groupe'),
      wrong('b', 'Lui proposer un jeu ailleurs, avec vous'),
      right('c', 'Jouer tout près, la porte ouverte'),
      wrong('d', 'Demander aux autres de l’inviter'),
    ],
    explanationRight:
      'Regarder est une façon de participer. En jouant à côté, vous rendez le passage facile sans le pousser. Il entrera quand il aura compris le jeu et choisi son moment.',
    explanationWrong:
      'Le faire entrer, l’éloigner ou le faire inviter décide à sa place. Son corps détendu dit qu’il observe. Une présence proche et une place possible respectent son rythme.',
    source: SOURCES.practice,
    link: { to: 'self-assessment', anchor: 'in-09' },
  },
  {
    key: 'reponse-sensible',
    difficulty: 2,
    kind: 'true-false',
    prompt: 'Une interaction sensible, c’est répondre vite à chaque enfant, et de la même façon pour tous.',
    choices: trueFalse('faux'),
    explanationRight:
      'La rapidité compte, mais elle ne suffit pas. Être sensible, c’est remarquer le signal, l’interpréter justement et y répondre de façon adaptée. Deux enfants qui pleurent peuvent avoir besoin de deux réponses.',
    explanationWrong:
      'Répondre vite est une part de la sensibilité. L’autre part est de lire le signal et d’ajuster la réponse : l’un veut des bras, l’autre de l’espace. L’uniformité passerait à côté.',
    source: SOURCES.practice,
    link: { to: 'self-assessment', anchor: 'in-03' },
  },
  {
    key: 'faire-parler-entre-eux',
    difficulty: 2,
    kind: 'multiple',
    prompt: 'Vos enfants de 3 ans s’adressent presque toujours à vous. Quels gestes les amènent à se parler entre eux?',
    choices: [
      right('a', 'Redire à l’un l’idée de l’autre'),
      wrong('b', 'Tenir le jeu en grand groupe'),
      wrong('c', 'Répondre vite à chaque demande'),
      right('d', 'Offrir un jeu qui se fait à deux'),
    ],
    explanationRight:
      'En reformulant l’idée d’un enfant pour un autre, vous devenez un pont. Un matériel qui demande deux personnes, une longue planche par exemple, fait le reste.',
    explanationWrong:
      'Le grand groupe et la réponse immédiate ramènent la parole vers l’adulte. Les petits groupes, les projets à deux et la reformulation d’un enfant à l’autre la font circuler entre eux.',
    source: SOURCES.practice,
    link: { to: 'self-assessment', anchor: 'in-08' },
  },
  {
    key: 'regle-positive-corridor',
    difficulty: 1,
    kind: 'single',
    prompt: 'Quelle formulation aide le plus un enfant de 2 ans et demi à savoir quoi faire dans le corridor?',
    choices: [
      right('a', '« Dans le corridor, on marche »'),
      wrong('b', '« Dans le corridor, on est sage »'),
      wrong('c', '« Pas de course dans le corridor »'),
      wrong('d', '« Attention dans le corridor »'),
    ],
    explanationRight:
      'La phrase dit le geste attendu, en peu de mots. À cet âge, peu de règles, formulées de façon positive et appliquées avec constance, rassurent plus qu’elles ne contraignent.',
    explanationWrong:
      '« Attention » et « sage » restent vagues; l’interdiction dit quoi éviter sans montrer quoi faire. Nommer le geste attendu, « on marche », donne à l’enfant une action qu’il peut réussir tout de suite.',
    source: SOURCES.practice,
    link: { to: 'zero-to-five-years', anchor: '2-3-ans-social-et-affectif' },
  },
])
