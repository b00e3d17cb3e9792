import { inTopic, right, trueFalse, wrong } from '../question-parts.ts'
import { SOURCES } from '../sources.ts'

/** Only what the framework's own presentations say; the steps of the continuum are the application's. */
export const APPROACH_QUESTIONS = inTopic('ALEX', 'approche-et-continuum', [
  {
    key: 'd-ou-vient-alex',
    difficulty: 1,
    kind: 'single',
    prompt: 'Une famille demande d’où vient le nom « Alex ». Que lui répondez-vous?',
    choices: [
      wrong('a', 'Du prénom d’un enfant du projet pilote'),
      wrong('b', 'D’un mot scandinave qui veut dire forêt'),
      right('c', 'Des mots « à l’extérieur », raccourcis'),
      wrong('d', 'Du nom d’une chercheuse qui l’a fondé'),
    ],
    explanationRight:
      'Alex évoque « à l’extérieur ». Le projet pilote a commencé en 2019 dans quatorze CPE, puis a donné un cadre de référence sur l’éducation par la nature, destiné aux milieux de la petite enfance.',
    explanationWrong:
      'Le nom ressemble à un prénom, et l’approche doit beaucoup à la Scandinavie. Il vient pourtant tout simplement de « à l’extérieur » : là où l’enfant joue, explore et apprend.',
    source: SOURCES.alex,
    link: { to: 'definitions', anchor: 'alex' },
  },
  {
    key: 'qui-publie-le-cadre',
    difficulty: 2,
    kind: 'single',
    prompt:
      'Dans votre projet de cour, vous citez le cadre de référence Alex, paru en 2020. À quel organisme l’attribuez-vous?',
    choices: [
      right('a', 'L’Association québécoise des CPE'),
      wrong('b', 'La Société canadienne de pédiatrie'),
      wrong('c', 'Le ministère de la Famille'),
      wrong('d', 'L’Institut national de santé publique'),
    ],
    explanationRight:
      'L’AQCPE a conduit le projet pilote et publié le cadre de référence sur l’éducation par la nature, avec le soutien du ministère de la Famille. Bien nommer ses sources donne du poids à votre demande.',
    explanationWrong:
      'Le Ministère a soutenu le projet, et la Société canadienne de pédiatrie a publié sur le jeu risqué. Le cadre Alex, lui, vient de l’Association québécoise des centres de la petite enfance, l’AQCPE.',
    source: SOURCES.alex,
    link: { to: 'definitions', anchor: 'alex' },
  },
  {
    key: 'racines-de-l-approche',
    difficulty: 3,
    kind: 'multiple',
    prompt: 'Une stagiaire demande quelles approches venues d’ailleurs ont inspiré Alex. Lesquelles nommez-vous?',
    choices: [
      wrong('a', 'La pédagogie Montessori'),
      right('b', 'L’immersion en forêt scandinave'),
      wrong('c', 'La méthode des éclaireurs'),
      right('d', 'L’approche toscane'),
    ],
    explanationRight:
      'Deux racines : l’immersion en forêt, vécue dans les pays scandinaves, et l’approche toscane. Alex les adapte aux milieux d’ici, ville et hiver compris; on s’inspire, on ne copie pas.',
    explanationWrong:
      'Plusieurs courants donnent une belle place à la nature. Ceux dont Alex dit s’inspirer sont l’immersion en forêt des pays scandinaves et l’approche toscane, adaptées aux réalités des milieux québécois.',
    source: SOURCES.alex,
    link: { to: 'definitions', anchor: 'alex' },
  },
  {
    key: 'quelques-principes-d-alex',
    difficulty: 2,
    kind: 'multiple',
    prompt: 'Huit principes guident la réflexion des milieux Alex. Lesquels de ces énoncés en font partie?',
    choices: [
      right('a', 'L’exploration et le jeu libre'),
      right('b', 'L’éveil de la sensibilité écologique'),
      wrong('c', 'L’enseignement des sciences naturelles'),
      right('d', 'L’accès à un lieu riche en biodiversité'),
    ],
    explanationRight:
      'S’y ajoute notamment le temps accordé aux interactions de l’enfant avec la nature. Temps, lieu, jeu libre, sensibilité : rien d’un cours, tout d’une rencontre qui se répète.',
    explanationWrong:
      'Les sciences s’invitent d’elles-mêmes dans le jeu, mais Alex ne vise pas leur enseignement. Parmi ses huit principes se trouvent l’exploration et le jeu libre, un lieu naturel riche et la sensibilité écologique.',
    source: SOURCES.alexPrinciples,
    link: { to: 'definitions', anchor: 'education-par-la-nature' },
  },
  {
    key: 'cour-du-centre-ville',
    difficulty: 1,
    kind: 'single',
    prompt:
      'Votre CPE est au centre-ville, avec une petite cour clôturée. Par où commencer en éducation par la nature?',
    choices: [
      wrong('a', 'Par un projet complet de verdissement'),
      wrong('b', 'Par une sortie en forêt chaque mois'),
      wrong('c', 'Par une entente avec un centre de plein air'),
      right('d', 'Par ce que la cour et la rue offrent déjà'),
    ],
    explanationRight:
      'Il n’y a pas besoin d’une forêt pour commencer. Un arbre de rue, une fissure où pousse le trèfle, la pluie, le vent : chaque milieu part de ce qu’il a et avance à son rythme.',
    explanationWrong:
      'Verdir, sortir en forêt ou s’associer viendront peut-être. Pour commencer, la nature de proximité suffit : l’arbre d’en face, les fourmis, la neige. L’approche s’adapte aux milieux urbains.',
    source: SOURCES.alex,
    link: { to: 'continuum', anchor: 'etape-2' },
  },
  {
    key: 'alex-et-les-poupons',
    difficulty: 1,
    kind: 'true-false',
    prompt: 'L’approche Alex concerne aussi les poupons, et pas seulement les enfants qui marchent bien.',
    choices: trueFalse('vrai'),
    explanationRight:
      'L’approche s’adresse aux enfants de 0 à 5 ans. Pour un poupon, la nature tient dans une couverture à l’ombre, de l’herbe à effleurer, des feuilles qui bougent et un adulte à portée de main.',
    explanationWrong:
      'On imagine vite des enfants qui grimpent et qui marchent en file. L’approche s’adresse pourtant aux enfants de 0 à 5 ans : un poupon rencontre la nature par ses sens, tout près d’une figure connue.',
    source: SOURCES.alex,
    link: { to: 'definitions', anchor: 'alex' },
  },
  {
    key: 'pas-une-recette',
    difficulty: 2,
    kind: 'single',
    prompt: 'Une collègue cherche « la recette Alex » à appliquer dès lundi. Comment lui décrivez-vous l’approche?',
    choices: [
      wrong('a', 'Une banque d’activités classées par âge'),
      right('b', 'Une vision que chaque milieu fait sienne'),
      wrong('c', 'Une norme à atteindre pour les cours'),
      wrong('d', 'Une certification que le milieu obtient'),
    ],
    explanationRight:
      'L’AQCPE la décrit comme une vision, ni recette ni programme. Fiches, exercices et modèles existent pour soutenir l’équipe, qui choisit son point de départ et son prochain pas.',
    explanationWrong:
      'Le cadre propose des outils, ce qui peut donner l’idée d’une méthode à suivre ou d’un seuil à atteindre. Il se présente plutôt comme une vision : chaque équipe l’adapte à son lieu, à son groupe, à ses saisons.',
    source: SOURCES.alex,
    link: { to: 'definitions', anchor: 'alex' },
  },
  {
    key: 'revenir-en-arriere-en-hiver',
    difficulty: 1,
    kind: 'true-false',
    prompt:
      'Votre groupe allait au boisé chaque semaine; cet hiver, il reste surtout dans la cour. Sur le continuum, ce retour est un échec.',
    choices: trueFalse('faux'),
    explanationRight:
      'Le continuum n’a pas de ligne d’arrivée. On peut se trouver à des étapes différentes selon la saison, le groupe ou le lieu, et revenir en arrière sans échouer. La cour enneigée a ses propres merveilles.',
    explanationWrong:
      'Le mot « étape » évoque une montée. Ce continuum décrit plutôt où l’on se trouve aujourd’hui. La saison ou le groupe changent la donne, et revenir à une étape précédente peut être le meilleur choix.',
    source: SOURCES.continuum,
    link: { to: 'definitions', anchor: 'continuum-de-l-education-par-la-nature' },
  },
  {
    key: 'prochain-petit-pas',
    difficulty: 2,
    kind: 'single',
    prompt:
      'Votre équipe sort chaque jour dans la cour. Lequel de ces changements ressemble le plus à un prochain petit pas?',
    choices: [
      right('a', 'Allonger une des sorties de la semaine'),
      wrong('b', 'Passer trois demi-journées au boisé'),
      wrong('c', 'Prendre tous les dîners à l’extérieur'),
      wrong('d', 'Retirer tous les jouets de la cour'),
    ],
    explanationRight:
      'Un petit pas se fait cette semaine, avec les moyens du bord, et laisse voir son effet. Une sortie plus longue donne aux jeux le temps de s’installer; l’équipe décide ensuite du pas suivant.',
    explanationWrong:
      'Ces projets sont stimulants, mais ils demandent ententes, équipement et adhésion. Un petit pas tient dans une semaine ordinaire : allonger une sortie suffit pour observer ce que le temps change au jeu.',
    source: SOURCES.continuum,
    link: { to: 'continuum', anchor: 'etape-2' },
  },
  {
    key: 'ensauvager-la-cour',
    difficulty: 2,
    kind: 'multiple',
    prompt: 'Vous avez un petit budget pour ensauvager la cour. Quels ajouts vont dans ce sens?',
    choices: [
      right('a', 'Des bûches et des planches à déplacer'),
      wrong('b', 'Un second module, fixé au sol'),
      right('c', 'Un coin de boue avec un point d’eau'),
      wrong('d', 'Un grand tapis de caoutchouc coloré'),
    ],
    explanationRight:
      'Bûches, planches, boue et eau se transforment au gré du jeu; végétaux, buttes et coins cachés complètent bien. On retire quelques jouets, on ajoute du possible, et les jeux durent plus longtemps.',
    explanationWrong:
      'Module et tapis ont un usage fixe, décidé d’avance. Ensauvager, c’est ajouter du vivant et du transformable : bûches, boue, eau, végétaux, buttes. Souvent, cela coûte moins cher.',
    source: SOURCES.continuum,
    link: { to: 'continuum', anchor: 'etape-3' },
  },
])
