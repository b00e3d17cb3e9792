import { inTopic, right, trueFalse, wrong } from '../question-parts.ts'
import { SOURCES } from '../sources.ts'

/** Only what the framework's own presentations say; the steps of the continuum are the application's. */
export const APPROACH_QUESTIONS = inTopic('ALEX', 'approche-et-continuum', [
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
  {
    key: 'signe-qu-on-sort-vraiment',
    difficulty: 1,
    kind: 'single',
    prompt: 'Votre équipe se demande si elle sort vraiment chaque jour. Quel signe vous le dirait le mieux?',
    choices: [
      wrong('a', 'Un module neuf est installé dans la cour'),
      right('b', 'Aucune sortie annulée pour un peu de pluie'),
      wrong('c', 'Chaque enfant a dessiné un arbre ce mois-ci'),
      wrong('d', 'Les sorties sont inscrites à l’horaire affiché'),
    ],
    explanationRight:
      'L’horaire promet; la pluie vérifie. Quand une bruine n’annule plus rien, c’est que les vêtements, le rechange et l’habitude sont là, et que dehors fait partie de la journée.',
    explanationWrong:
      'Un module, un dessin ou un horaire parlent d’intention. Le signe se voit les jours gris : aucune sortie n’est annulée pour un peu de pluie ou de froid, selon les seuils du milieu.',
    source: SOURCES.continuum,
    link: { to: 'continuum', anchor: 'etape-2' },
  },
  {
    key: 'combien-d-heures-dehors',
    difficulty: 2,
    kind: 'single',
    prompt:
      'En réunion, une collègue demande combien d’heures il faut passer dehors pour « faire Alex ». Que répondez-vous?',
    choices: [
      wrong('a', 'Trois heures par jour, hiver compris'),
      wrong('b', 'Le temps que fixe le Ministère, selon l’âge'),
      wrong('c', 'Une demi-journée par semaine, en nature'),
      right('d', 'Ce qu’on vit déjà, avec un pas de plus'),
    ],
    explanationRight:
      'La réponse n’est pas un nombre. On part de ce que le milieu vit déjà et on choisit le pas suivant : une sortie plus longue, un coin revisité, un repas dehors.',
    explanationWrong:
      'Un nombre rassure, et il décourage ceux qui en sont loin. Alex est une vision que chaque milieu fait sienne : on part de ce qu’on vit déjà, et on choisit le pas suivant.',
    source: SOURCES.alex,
    link: { to: 'definitions', anchor: 'alex' },
  },
  {
    key: 'nature-ou-simple-sortie',
    difficulty: 3,
    kind: 'multiple',
    prompt: 'Lesquels de ces choix relèvent de l’éducation par la nature plutôt que d’une simple sortie?',
    choices: [
      wrong('a', 'Visiter quatre parcs différents dans le mois'),
      right('b', 'Retourner au même boisé, en toute saison'),
      right('c', 'Laisser une large place au jeu et à l’exploration'),
      wrong('d', 'Remplir une fiche pour chaque arbre croisé'),
    ],
    explanationRight:
      'Le même lieu, en toute saison, avec beaucoup de jeu et d’exploration libres : les enfants y reprennent leurs projets, et l’attachement au vivant y pousse sans leçon.',
    explanationWrong:
      'Changer de parc ou remplir des fiches occupe bien une matinée. L’éducation par la nature mise sur la durée : un même lieu retrouvé, en toute saison, et du jeu libre.',
    source: SOURCES.alexPrinciples,
    link: { to: 'definitions', anchor: 'education-par-la-nature' },
  },
])
