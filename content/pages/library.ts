/** What the marks of an activity refuse, and why. */
export const markSentences = {
  dayMissing: 'Choisissez une date.',
  dayToCome: 'La date est à venir : marquez l’activité quand vous l’aurez vécue.',
  dayTooOld: 'La date doit être de la dernière année.',
  noteTooLong: 'La note doit compter au plus 200 caractères.',
  sharedByAuthor: 'Seule l’autrice d’une activité choisit avec qui elle la partage.',
} as const

/** Names of the filters of the library. */
export const FACET_LABELS = {
  text: 'Recherche',
  ageGroups: 'Âge',
  developments: 'Domaine',
  themeIds: 'Thème',
  materialIds: 'Matériel',
  places: 'Lieu',
  seasons: 'Saison',
  durations: 'Durée',
  sources: 'Source',
  authorIds: 'Autrice',
  favourites: 'Mes favoris',
  lived: 'Vécues',
} as const

export const OUTCOME_LABELS = { AGAIN: 'À refaire', ADJUST: 'À ajuster', DROP: 'À oublier' } as const

export const VISIBILITY_LABELS = { PRIVATE: 'Moi', TEAM: 'Mon équipe' } as const

/** Her own mark, which she has put on no activity. */
export const NONE_YET = {
  favourites: { title: 'Aucun favori pour l’instant', how: 'Touchez l’étoile d’une activité : elle se retrouve ici.' },
  lived: {
    title: 'Aucune activité vécue pour l’instant',
    how: 'Marquez une activité comme vécue depuis sa fiche : elle se retrouve ici.',
  },
} as const

export const libraryWords = {
  seeAll: 'Voir toutes les activités',
  checkFound: 'Vérifier une activité trouvée ailleurs',
  searchLabel: 'Chercher une activité',
  searchPlaceholder: 'Écorce, chanson, boîtes de carton…',
  moreFilters: 'Plus de filtres',
  fewerFilters: 'Moins de filtres',
  tabsLabel: 'Créer ou trouver',
  tabs: { creer: 'Créer', trouver: 'Trouver' },
  myGroup: 'Mon groupe',
  createOne: 'Créer une activité',
  generateWith: 'Générer avec ces filtres',
  clearAll: 'Effacer les filtres',
  trash: 'Corbeille',
  week: 'Ma semaine',
  addFavourite: 'Ajouter aux favoris',
  isFavourite: 'Dans mes favoris',
  addToWeek: 'Ajouter à ma semaine',
  markLived: 'Marquer comme vécue',
  report: 'Signaler',
  adapt: 'Adapter',
  adapted: 'Votre copie est prête : elle n’est visible que de vous.',
  shareLegend: 'Visible de',
  sharePrivate: 'Vous seule lisez cette activité.',
  shareTeam: 'Les éducatrices et la gestion de votre milieu lisent cette activité.',
  livedTitle: 'Marquer comme vécue',
  livedHint: 'Une ligne pour la prochaine fois. Sans nom d’enfant.',
  trashLead: 'Les activités supprimées se rétablissent pendant 30 jours.',
  trashEmpty: 'La corbeille est vide',
  trashEmptyWhy: 'Une activité supprimée y reste 30 jours.',
  trashFind: 'Trouver une activité',
  balanceTitle: 'Mes 4 dernières semaines',
  balanceLead: 'Les activités que vous avez marquées comme vécues, par domaine. Vous seule voyez ce tableau.',
  balanceEmpty: 'Aucune activité vécue depuis 4 semaines',
  balanceEmptyWhy: 'Marquez une activité comme vécue depuis sa fiche : elle comptera ici.',
} as const
