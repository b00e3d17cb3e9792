import { inTopic, right, trueFalse, wrong } from '../question-parts.ts'
import { SOURCES } from '../sources.ts'

export const HEALTH_AND_SAFETY_QUESTIONS = inTopic('PETITE_ENFANCE', 'sante-et-securite', [
  {
    key: 'front-brulant',
    difficulty: 2,
    kind: 'multiple',
    prompt: 'Une enfant a laissé sa collation et son front est brûlant. Quels gestes posez-vous?',
    choices: [
      right('a', 'Lui offrir à boire, sous vos yeux'),
      wrong('b', 'L’envoyer dehors pour la rafraîchir'),
      right('c', 'Écrire sa température, avec l’heure'),
      wrong('d', 'Lui donner un sirop par précaution'),
    ],
    explanationRight:
      'Au calme, sous vos yeux, à boire, la température prise selon la politique et notée avec l’heure : le parent et Info-Santé (811) auront de quoi vous aider.',
    explanationWrong:
      'Le grand air ne soigne pas, et un sirop suppose le protocole en vigueur et l’accord écrit du parent. On installe, on offre à boire, on mesure, on écrit, on appelle.',
    source: SOURCES.practice,
    link: { to: 'what-to-do', anchor: 'fievre' },
  },
  {
    key: 'accord-au-telephone',
    difficulty: 2,
    kind: 'true-false',
    prompt: 'L’accord verbal d’un parent, au téléphone, suffit pour donner un médicament contre la fièvre.',
    choices: trueFalse('faux'),
    explanationRight:
      'Il faut le protocole en vigueur du ministère de la Famille et l’autorisation écrite du parent. Signée à l’inscription, elle est au dossier le jour où le front brûle.',
    explanationWrong:
      'Sa voix est bien la sienne, et l’enfant a chaud. Sans autorisation écrite ni protocole, on ne donne pourtant rien : on installe, on offre à boire, et le parent vient.',
    source: SOURCES.regulation,
    link: { to: 'what-to-do', anchor: 'fievre' },
  },
  {
    key: 'tombe-du-deuxieme-barreau',
    difficulty: 2,
    kind: 'multiple',
    prompt: 'Un enfant est tombé sur la tête. Quels signes vous font composer le 911?',
    choices: [
      wrong('a', 'Il a pleuré tout de suite, très fort'),
      right('b', 'Il a vomi plus d’une fois'),
      right('c', 'Il a perdu connaissance'),
      right('d', 'Il n’est plus celui que vous connaissez'),
    ],
    explanationRight:
      'Perte de connaissance, vomissements répétés, respiration difficile, enfant qui n’est plus le même : 911. Pour tout autre choc à la tête, le parent sans attendre, et Info-Santé (811).',
    explanationWrong:
      'Des pleurs immédiats rassurent plutôt. Ce qui demande le 911 : il perd connaissance, respire mal, vomit plus d’une fois ou n’est plus l’enfant que vous connaissez.',
    source: SOURCES.practice,
    link: { to: 'what-to-do', anchor: 'bosse' },
  },
  {
    key: 'bosse-quand-prevenir',
    difficulty: 1,
    kind: 'single',
    prompt: 'Un enfant s’est cogné la tête à 10 h 20. Il rejoue déjà. Quand prévenez-vous le parent?',
    choices: [
      wrong('a', 'Le soir, avec la feuille d’incident'),
      wrong('b', 'Seulement si la bosse grossit'),
      right('c', 'Tout de suite après les soins, sans attendre'),
      wrong('d', 'À la sieste, quand le groupe est calme'),
    ],
    explanationRight:
      'Le parent connaît son enfant et sait quoi surveiller : il est prévenu sans attendre, même si le jeu a repris. Info-Santé (811) dira quoi regarder, et jusqu’à quand.',
    explanationWrong:
      'Un enfant qui rejoue rassure, et le soir semble assez tôt. Pour un choc à la tête, on prévient le parent sans attendre et on appelle Info-Santé (811).',
    source: SOURCES.practice,
    link: { to: 'what-to-do', anchor: 'bosse' },
  },
  {
    key: 'levre-qui-gonfle',
    difficulty: 1,
    kind: 'single',
    prompt:
      'Une enfant allergique a mordu dans un biscuit : son visage enfle, elle respire mal. Dans quel ordre agissez-vous?',
    choices: [
      wrong('a', 'Le parent, le 911, puis l’épinéphrine'),
      wrong('b', 'Le 911, l’épinéphrine, puis son parent'),
      right('c', 'L’épinéphrine, le 911, puis son parent'),
      wrong('d', 'Un verre d’eau, le parent, puis le 911'),
    ],
    explanationRight:
      'L’épinéphrine prescrite sans attendre, puis le 911, selon son plan d’urgence. Vous ne la quittez pas; une collègue téléphone et éloigne le groupe. Le parent est appelé ensuite.',
    explanationWrong:
      'Chaque minute compte, et c’est l’épinéphrine qui agit : on la donne avant de téléphoner. Le 911 vient aussitôt après, même si elle va mieux, puis le parent.',
    source: SOURCES.practice,
    link: { to: 'definitions', anchor: 'anaphylaxie' },
  },
  {
    key: 'pou-dans-la-couette',
    difficulty: 1,
    kind: 'single',
    prompt: 'En refaisant une couette, vous voyez un pou. Que faites-vous?',
    choices: [
      wrong('a', 'Vérifier aussitôt toutes les têtes du groupe'),
      wrong('b', 'Appeler le parent pour qu’il vienne la chercher'),
      right('c', 'Finir ce geste, puis aviser la direction à l’écart'),
      wrong('d', 'Attacher ses cheveux et l’installer à une autre table'),
    ],
    explanationRight:
      'La couette se termine comme si de rien n’était, et la matinée continue. À l’écart, on avise la direction ou le bureau coordonnateur, et le protocole du milieu dit la suite.',
    explanationWrong:
      'Inspecter, isoler ou faire venir le parent met un enfant en vitrine pour un insecte. On termine, on avise à l’écart, et le protocole du milieu dit qui vérifie et qui informe.',
    source: SOURCES.practice,
    link: { to: 'what-to-do', anchor: 'poux' },
  },
  {
    key: 'quel-produit-contre-les-poux',
    difficulty: 2,
    kind: 'single',
    prompt:
      '« Quel produit me conseillez-vous? » demande un parent à qui vous remettez le protocole sur les poux. Que répondez-vous?',
    choices: [
      wrong('a', '« Celui que ma sœur a pris, il marche bien »'),
      wrong('b', '« Attendez quelques jours, ça part souvent seul »'),
      wrong('c', '« Prenez le plus fort, une seule fois suffit »'),
      right('d', '« La pharmacie ou Info-Santé vous le dira »'),
    ],
    explanationRight:
      'Conseiller un produit n’est pas votre rôle, et l’âge de l’enfant compte. La pharmacie, le CLSC et Info-Santé (811) répondent à cela; vous, vous gardez la chose privée.',
    explanationWrong:
      'Un bon souvenir n’est pas une consigne, et attendre laisse courir. Le protocole dit qui fait quoi; pour le traitement, le parent demande à la pharmacie, au CLSC ou à Info-Santé.',
    source: SOURCES.practice,
    link: { to: 'what-to-do', anchor: 'poux' },
  },
  {
    key: 'pile-avalee-peut-etre',
    difficulty: 2,
    kind: 'single',
    prompt:
      'Le couvercle d’un jouet est ouvert, une pile bouton manque, un trottineur a la bouche vide. Que faites-vous?',
    choices: [
      wrong('a', 'Attendre de voir s’il tousse ou s’il a mal'),
      wrong('b', 'Chercher la pile partout avant d’appeler'),
      right('c', 'Composer le 911, sans attendre un signe'),
      wrong('d', 'Le faire boire pour aider la pile à passer'),
    ],
    explanationRight:
      'Une pile ou un aimant peut blesser gravement sans aucun signe : c’est le 911, même sans certitude. Quelqu’un d’autre cherche la pile pendant l’appel.',
    explanationWrong:
      'L’enfant va bien, et c’est le piège. Une pile ou un aimant, même peut-être avalé, demande le 911 sans attendre un signe; on cherche pendant qu’une collègue appelle.',
    source: SOURCES.practice,
    link: { to: 'what-to-do', anchor: 'a-la-bouche' },
  },
  {
    key: 'joues-rondes-et-rouge',
    difficulty: 1,
    kind: 'single',
    prompt:
      'Un enfant de 14 mois garde un petit objet dans sa bouche et vous sourit. Il respire bien. Que faites-vous d’abord?',
    choices: [
      right('a', 'Ouvrir votre main sous son menton, calmement'),
      wrong('b', 'Crier « Crache! » pour qu’il comprenne vite'),
      wrong('c', 'Passer un doigt au fond de sa gorge'),
      wrong('d', 'Le retourner et lui taper dans le dos'),
    ],
    explanationRight:
      'Surpris, il pourrait avaler. Votre main sous son menton et votre bouche ouverte l’invitent à rendre; ensuite seulement, vous retirez ce que vous voyez bien, et vous faites le tour du plancher.',
    explanationWrong:
      'Crier surprend, un doigt à l’aveugle pousse l’objet plus loin, et taper dans le dos est pour l’enfant qui s’étouffe. On ouvre la main, on ouvre la bouche soi aussi, sans crier.',
    source: SOURCES.practice,
    link: { to: 'what-to-do', anchor: 'a-la-bouche' },
  },
  {
    key: 'on-ne-le-voit-plus',
    difficulty: 3,
    kind: 'single',
    prompt:
      'Au parc, un enfant manque au compte et personne ne le voit. Votre collègue reste avec le groupe. À quel moment appelez-vous le 911?',
    choices: [
      wrong('a', 'Après avoir fait le tour complet du parc'),
      wrong('b', 'Après avoir joint la direction et le parent'),
      right('c', 'Tout de suite, avant d’avoir tout fouillé'),
      wrong('d', 'Après dix minutes, montre en main'),
    ],
    explanationRight:
      'Le 911 d’abord, sans attendre d’avoir fouillé partout; puis la direction ou le bureau coordonnateur, et le parent. On cherche en premier vers l’eau et vers la rue.',
    explanationWrong:
      'On croit toujours qu’il est derrière le prochain arbre. Un appel de trop ne nuit à personne : on compose le 911 tout de suite, et l’on cherche d’abord vers l’eau et vers la rue.',
    source: SOURCES.practice,
    link: { to: 'what-to-do', anchor: 'fuite' },
  },
  {
    key: 'main-dans-la-culotte',
    difficulty: 2,
    kind: 'single',
    prompt:
      'Pendant l’histoire, une enfant de 4 ans glisse une main dans sa culotte, le regard rêveur. Comment réagissez-vous?',
    choices: [
      wrong('a', 'En disant devant le groupe que c’est sale'),
      right('b', 'En disant tout bas que c’est privé'),
      wrong('c', 'En demandant qui lui a montré cela'),
      wrong('d', 'En appelant sa mère avant la sieste'),
    ],
    explanationRight:
      'L’enfant découvre son corps et s’y apaise parfois. Tout bas, sans changer de visage : c’est privé. Puis vous offrez autre chose à ses mains, la page à tourner, un coussin.',
    explanationWrong:
      'La honte et l’enquête lui apprennent surtout à se taire, même le jour où il faudrait parler. Un mot dit tout bas, « privé », et une page à tourner suffisent.',
    source: SOURCES.practice,
    link: { to: 'what-to-do', anchor: 'corps' },
  },
  {
    key: 'peau-percee-par-des-dents',
    difficulty: 2,
    kind: 'single',
    prompt: 'Une morsure a percé la peau d’un enfant. Que faites-vous après l’avoir consolé?',
    choices: [
      wrong('a', 'Un pansement, et le mot au parent ce soir'),
      wrong('b', 'Un baume, si le parent l’a déjà autorisé'),
      right('c', 'Les premiers soins, et les parents sans attendre'),
      wrong('d', 'Une photo de la marque, envoyée à l’équipe'),
    ],
    explanationRight:
      'Peau percée : protocole de premiers soins, parents prévenus sans attendre, et Info-Santé (811) pour la suite. Le soir, c’est trop tard pour une question de santé.',
    explanationWrong:
      'Un pansement ou un baume ne dit rien de la suite, et une photo n’a pas à circuler. On suit le protocole, on prévient les parents sans attendre, et Info-Santé (811) répond.',
    source: SOURCES.practice,
    link: { to: 'what-to-do', anchor: 'morsure' },
  },
])
