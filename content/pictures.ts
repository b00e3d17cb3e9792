/**
 * Scenes of sheets of the bank (files of `public/images/activities`) that are shown beside words which say it all: they
 * need no text of their own.
 */

/** By topic of the quizzes. */
export const TOPIC_PICTURES: Readonly<Record<string, string>> = {
  'principes-et-fondements': 'le-jeu-qui-n-existait-pas',
  'processus-educatif': 'ce-qui-revient-dans-leurs-mains',
  interactions: 'tiens-c-est-pour-toi',
  'domaines-de-developpement': 'la-planche-qui-penche',
  'de-0-a-5-ans': 'debout-le-long-du-banc',
  'jeu-et-quotidien': 'on-dirait-qu-on-etait',
  'repas-et-repos': 'la-puree-de-tout-le-monde',
  'sante-et-securite': 'la-clinique-des-toutous',
  inclusion: 'je-signe-je-suis-la',
  'familles-et-cadre': 'la-fenetre-des-au-revoir',
  'approche-et-continuum': 'le-conseil-du-boise',
  'risque-et-danger': 'la-butte-du-parc',
  'jeu-risque-accompagne': 'le-tronc-couche',
  'meteo-et-saisons': 'la-semaine-du-ciel',
  'sorties-et-detente': 'bonjour-le-quartier',
  'sante-en-plein-air': 'l-heure-des-lezards',
  'materiaux-et-outils': 'la-quincaillerie-du-boise',
}

/** By what is empty. */
export const EMPTY_PICTURES = {
  search: 'qui-est-passe-par-ici',
  library: 'la-poche-a-surprises',
  trash: 'le-dernier-tas',
  situations: 'le-grand-papier',
  discussion: 'l-autobus-du-banc',
} as const
