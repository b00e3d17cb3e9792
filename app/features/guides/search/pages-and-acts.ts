import { navGroups, type ShellRole } from '#app/ui/shell/nav.ts'
import type { SearchEntry } from './search-entries.ts'

/** By address, what people type for a page of the navigation and its label does not say. */
const PAGE_WORDS: Record<string, string> = {
  '/activities': 'accueil bibliothèque fiches jeux idées générateur',
  '/weather': 'météo temps froid chaleur pluie tonnerre humidex refroidissement éolien UV smog seuils sortir dehors',
  '/yearly-calendar': 'mois saisons année fêtes dates',
  '/quiz': 'questionnaire test questions réponses évaluation',
  '/alex/quiz': 'questionnaire test questions réponses nature plein air',
  '/alex/risks-vs-benefits': 'exercices danger jeu risqué 42 situations trier',
  '/self-assessment': 'auto évaluation réflexion pratique bilan mes petits pas',
  '/what-to-do': 'situations problèmes difficultés comportement urgence',
  '/rhymes': 'répertoire paroles rondes berceuses jeux de doigts virelangues musique chanter',
  '/alex/backpack': 'sortie liste de départ bagage matériel plein air',
  '/alex/continuum': 'étapes paliers nature parcours',
  '/zero-to-five-years': 'développement âges stades étapes poupon trottineur préscolaire',
  '/notes-to-portrait': 'observation dossier éducatif exemples rédiger carnet',
  '/legal-framework': 'loi règlement droits obligations article juridique',
  '/definitions': 'lexique mots vocabulaire termes',
  '/parcours': 'débuter commencer nouvelle étapes premiers pas intégration apprendre Brindille',
  '/team': 'éducatrices employées personnel membres places',
  '/quiz-reviews': 'notes scores suivi progrès équipe',
  '/administrator': 'nom adresse installation coordonnées réglages paramètres garderie',
  '/admin': 'accueil statistiques chiffres',
  '/admin/daycares': 'garderies installations',
  '/admin/managers': 'directrices administratrices',
  '/admin/question-bank': 'quiz rédiger corriger publier',
  '/admin/activity-bank': 'activités modèles',
  '/admin/generator-health': 'qualité modèle consigne version',
  '/admin/section-reports': 'signalements erreurs fiches',
  '/admin/journal': 'historique traces qui a fait quoi audit',
  '/admin/privacy': 'incidents confidentialité renseignements personnels effacement loi 25',
}

type Act = Omit<SearchEntry, 'group'> & {
  /** Absent: everybody. */
  roles?: readonly ShellRole[]
}

const STAFF = ['TEACHER', 'MANAGER'] as const
const MANAGER = ['MANAGER'] as const
const ADMIN = ['SUPERADMIN'] as const

/** Pages below those of the navigation, and acts by the page where they are done. */
const ACTS: readonly Act[] = [
  {
    title: 'Générer une activité',
    place: 'Activités',
    words: 'créer inventer nouvelle activité générateur intelligence artificielle',
    to: '/activities',
    roles: STAFF,
  },
  {
    title: 'Ma semaine',
    place: 'Activités planifiées, matériel, équilibre',
    words: 'planifier planification horaire programmation lundi matériel de la semaine imprimer',
    to: '/activities/week',
  },
  {
    title: 'Notre politique météo',
    place: 'Seuils de froid, de chaleur, d’UV et d’air',
    words: 'beau pour sortir température rester à l’intérieur poupons imprimer afficher porte',
    to: '/weather/policy',
    roles: STAFF,
  },
  {
    title: 'Corbeille',
    place: 'Activités supprimées',
    words: 'récupérer restaurer ravoir activité supprimée effacée jetée perdue',
    to: '/activities/trash',
  },
  {
    title: 'Mes 5 questions',
    place: 'Quiz Petite enfance',
    words: 'réviser révision du jour quotidien mes erreurs questions manquées mémoire',
    to: '/quiz',
  },
  {
    title: 'Quiz sur papier',
    place: 'Feuille de questions, feuille de réponses',
    words: 'imprimer réunion équipe causerie corrigé',
    to: '/quiz/paper',
  },
  {
    title: 'Modèles à remplir',
    place: 'Politique de sorties, lettre aux parents, évaluation d’un lieu',
    words: 'modèle formulaire gabarit document autorisation de sortie imprimer',
    to: '/alex/templates',
  },
  {
    title: 'Mes situations',
    place: 'Risques et bénéfices',
    words: 'créer écrire ma propre situation exercice photo analyser partager',
    to: '/alex/risks-vs-benefits/situations',
  },
  {
    title: 'Changer de mot de passe',
    place: 'Mon compte',
    words: 'modifier mon mot de passe oublié nouveau sécurité code',
    to: '/change-password',
  },
  {
    title: 'Mon compte',
    place: 'Nom, courriel, appareils, données',
    words: 'profil modifier changer mon nom prénom courriel adresse',
    to: '/account',
  },
  {
    title: 'Appareils connectés',
    place: 'Mon compte',
    words: 'déconnecter fermer session appareil perdu tablette téléphone volé',
    to: '/account',
    hash: 'own-sessions',
  },
  {
    title: 'Télécharger mes données',
    place: 'Mon compte',
    words: 'exporter export copie de mes données renseignements personnels',
    to: '/account',
    hash: 'my-data',
  },
  {
    title: 'Supprimer mon compte',
    place: 'Mon compte',
    words: 'effacer fermer quitter effacement',
    to: '/account',
    hash: 'erase-account',
  },
  {
    title: 'Vie privée',
    place: 'Ce qui est gardé, et combien de temps',
    words: 'confidentialité politique renseignements personnels loi 25 données',
    to: '/privacy',
    roles: STAFF,
  },
  {
    title: 'Affichage',
    place: 'Mon compte',
    words: 'thème sombre clair taille du texte gros caractères animations mouvement raccourcis clavier',
    to: '/account',
    hash: 'display',
  },
  {
    title: 'Accessibilité',
    place: 'Ce qui a été vérifié, ce qui manque',
    words: 'handicap lecteur d’écran clavier contraste malvoyante dyslexie',
    to: '/accessibility',
  },
  {
    title: 'Ce que ma gestionnaire voit',
    place: 'Quiz',
    words: 'partage résultats qui voit mes réponses direction patronne',
    to: '/seen-by-manager',
    roles: ['TEACHER'],
  },
  {
    title: 'Inviter une éducatrice',
    place: 'Équipe',
    words: 'ajouter invitation nouvelle employée remplaçante membre compte lien',
    to: '/team',
    roles: MANAGER,
  },
  {
    title: 'Retirer une personne de l’équipe',
    place: 'Équipe',
    words: 'enlever supprimer éducatrice départ accès',
    to: '/team',
    roles: MANAGER,
  },
  {
    title: 'Parcours d’accueil',
    place: 'Ce que suivent celles qui commencent',
    words: 'débuter commencer nouvelle éducatrice étapes intégration',
    to: '/parcours',
    roles: MANAGER,
  },
  {
    title: 'Feuille de discussion',
    place: 'Résultats des quiz',
    words: 'réunion d’équipe rencontre questions difficiles imprimer',
    to: '/quiz-reviews/discussion',
    roles: MANAGER,
  },
  {
    title: 'Inviter une gestionnaire',
    place: 'Gestionnaires',
    words: 'ajouter invitation nouvelle directrice compte lien',
    to: '/admin/managers',
    roles: ADMIN,
  },
  {
    title: 'Créer un milieu',
    place: 'Milieux',
    words: 'ajouter nouveau milieu garderie installation',
    to: '/admin/daycares',
    roles: ADMIN,
  },
  {
    title: 'Nouvelle question',
    place: 'Banque de questions',
    words: 'créer écrire ajouter une question de quiz',
    to: '/admin/question-bank/new',
    roles: ADMIN,
  },
  {
    title: 'Importer des questions',
    place: 'Banque de questions',
    words: 'import csv fichier ajouter plusieurs',
    to: '/admin/question-bank/import',
    roles: ADMIN,
  },
  {
    title: 'Remarques sur les questions',
    place: 'Banque de questions',
    words: 'signalées commentaires erreur question réponse',
    to: '/admin/question-bank/reports',
    roles: ADMIN,
  },
]

/** The pages that this role may open and what it may do there. */
export function pagesAndActs(role: ShellRole): SearchEntry[] {
  const pages = navGroups(role).flatMap(({ title: group, items }) =>
    items.map(({ label, to }) => ({
      group: 'pages' as const,
      title: label,
      place: group,
      words: PAGE_WORDS[to] ?? '',
      to,
    })),
  )
  const acts = ACTS.flatMap(({ roles, ...act }) =>
    !roles || roles.includes(role) ? { ...act, group: 'pages' as const } : [],
  )
  return [...pages, ...acts]
}
