/*
 * Titles of passages as the form of a question lists them, in the order of their pages. The pages themselves weigh too much
 * to be loaded for a list; a test holds both together.
 */

/** The situations of « Risques et bénéfices ». */
export const EXERCISE_TITLES = [
  'Grimper à un arbre',
  'Sauter du haut d’une souche',
  'Marcher sur un tronc couché',
  'Escalader un gros rocher',
  'Monter une butte avec une corde',
  'Remonter la glissade à contresens',
  'Se suspendre à une branche basse',
  'Dévaler une pente en courant',
  'Glisser en traîneau',
  'Rouler en draisienne sur un sentier',
  'Se balancer sur une corde',
  'Rouler sur soi dans l’herbe',
  'Glisser à pied sur une plaque de glace',
  'Clouer dans une bûche',
  'Scier une branche',
  'Éplucher un bâton',
  'Percer avec un vilebrequin',
  'Creuser avec une vraie pelle',
  'Nouer des cordes pour une bâche',
  'Couper des légumes pour la collation',
  'Se réunir autour d’un feu',
  'Jouer au bord d’un ruisseau',
  'Sauter dans les flaques',
  'Se reposer dans un hamac',
  'Explorer un étang à l’épuisette',
  'Boire une boisson tiède du thermos',
  'Jouer dehors par temps froid',
  'Creuser une cachette dans la neige',
  'Se chamailler dans les feuilles',
  'Jouer à l’épée avec des bâtons',
  'Lancer des boules de neige',
  'Se laisser tomber dans la neige',
  'Jouer à la cachette dans un boisé',
  'Explorer à côté du sentier',
  'Entrer dans une cabane de branches',
  'Regarder un plus grand prendre un défi',
  'Déplacer des bûches et des roches lourdes',
  'Transporter de longs bâtons',
  'Cuisiner dans la boue',
  'Prendre des vers et des insectes',
  'Cueillir et goûter au potager',
  'Marcher pieds nus',
] as const

/** The steps of the continuum. */
export const STEP_TITLES = [
  'La nature entre chez nous',
  'Dehors chaque jour',
  'La cour s’ensauvage',
  'Le quartier comme terrain',
  'Notre coin de nature',
  'Vivre en nature',
] as const

/** The levels of supervision, at the bottom of the continuum. */
export const LEVEL_TITLES = [
  'À portée de main',
  'À portée de pas',
  'À portée de voix et de vue',
  'Autonomie balisée',
] as const
