import type { AuditAction } from '#app/server/audit.server.ts'
import type { AuditGroup } from './audit-log-groups.ts'

/** Every kind of line of the journal, in words. */
export const AUDIT_ACTIONS: Record<AuditAction, { label: string; group: AuditGroup }> = {
  'session.opened': { label: 'Connexion', group: 'entries' },
  'session.refused': { label: 'Connexion refusée', group: 'refusals' },
  'session.closed': { label: 'Sortie', group: 'entries' },
  'session.ended': { label: 'Session fermée à distance', group: 'entries' },
  'identity.confirmed': { label: 'Identité confirmée', group: 'entries' },
  'link.created': { label: 'Lien créé', group: 'links' },
  'link.used': { label: 'Connexion par un lien', group: 'entries' },
  'link.usedOfOther': { label: 'Connexion par le lien que cette autre personne a créé', group: 'entries' },
  'password.changed': { label: 'Mot de passe changé', group: 'links' },
  'profile.updated': { label: 'Nom corrigé par la personne', group: 'people' },
  'daycare.created': { label: 'Milieu créé', group: 'daycares' },
  'daycare.opened': { label: 'Milieu ouvert par l’administration', group: 'daycares' },
  'daycare.updated': { label: 'Milieu modifié', group: 'daycares' },
  'daycare.deleted': { label: 'Milieu supprimé', group: 'daycares' },
  'daycare.restored': { label: 'Milieu rétabli', group: 'daycares' },
  'daycare.exported': { label: 'Données d’un milieu exportées', group: 'exports' },
  'daycare.seatsChanged': { label: 'Nombre de places changé', group: 'daycares' },
  'teacher.invited': { label: 'Éducatrice invitée', group: 'people' },
  'teacher.invitedAgain': { label: 'Invitation envoyée de nouveau', group: 'people' },
  'teacher.uninvited': { label: 'Invitation retirée', group: 'people' },
  'teacher.accepted': { label: 'Invitation acceptée par l’éducatrice', group: 'people' },
  'teacher.declined': { label: 'Invitation refusée par l’éducatrice', group: 'people' },
  'teacher.removed': { label: 'Éducatrice retirée de l’équipe', group: 'people' },
  'teacher.restored': { label: 'Éducatrice remise dans l’équipe', group: 'people' },
  'manager.created': { label: 'Gestionnaire ajoutée', group: 'people' },
  'manager.updated': { label: 'Gestionnaire modifiée', group: 'people' },
  'manager.deleted': { label: 'Gestionnaire supprimée', group: 'people' },
  'manager.restored': { label: 'Gestionnaire rétablie', group: 'people' },
  'activity.deleted': { label: 'Activité supprimée', group: 'activities' },
  'activity.restored': { label: 'Activité rétablie', group: 'activities' },
  'question.created': { label: 'Question créée', group: 'questions' },
  'question.updated': { label: 'Question modifiée', group: 'questions' },
  'question.published': { label: 'Question publiée', group: 'questions' },
  'question.archived': { label: 'Question archivée', group: 'questions' },
  'question.deleted': { label: 'Question supprimée', group: 'questions' },
  'question.restored': { label: 'Question rétablie', group: 'questions' },
  'question.corrected': { label: 'Bonne réponse corrigée', group: 'questions' },
  'question.reportAnswered': { label: 'Remarque sur une question répondue', group: 'questions' },
  'question.imported': { label: 'Questions importées', group: 'questions' },
  'question.exported': { label: 'Questions exportées', group: 'exports' },
  'journal.exported': { label: 'Journal exporté', group: 'exports' },
  'quizReviews.exported': { label: 'Résultats des quiz exportés', group: 'exports' },
  'data.exported': { label: 'Données personnelles téléchargées', group: 'exports' },
  'erasure.requested': { label: 'Suppression de compte demandée', group: 'privacy' },
  'erasure.withdrawn': { label: 'Demande de suppression retirée', group: 'privacy' },
  'erasure.done': { label: 'Compte supprimé à la demande de la personne', group: 'privacy' },
  'incident.created': { label: 'Incident inscrit au registre', group: 'privacy' },
  'incident.updated': { label: 'Incident complété', group: 'privacy' },
  'incident.exported': { label: 'Registre des incidents exporté', group: 'exports' },
  'call.refused': { label: 'Action refusée', group: 'refusals' },
}

/** Why a call was refused, after « Action refusée ». */
export const REFUSAL_REASONS: Record<string, string> = {
  FORBIDDEN: 'pas le droit',
  NOT_FOUND: 'introuvable, ou d’un autre milieu',
  CONFIRMATION_NEEDED: 'identité à confirmer',
  CONFLICT: 'en conflit avec l’état actuel',
  TOO_MANY: 'trop d’essais',
  UNAUTHENTICATED: 'lien ou code sans effet',
}

/** What is kept beside a line: names of the fields, in words. */
export const DETAIL_LABELS: Record<string, string> = {
  by: 'moyen',
  command: 'commande',
  fn: 'fonction',
  rows: 'lignes',
  daycares: 'milieux',
  fields: 'champs',
  lastOf: 'milieux laissés sans gestionnaire',
  sessions: 'sessions',
  version: 'version',
  from: 'de',
  to: 'à',
  answers: 'réponses recomptées',
  told: 'personnes prévenues',
  reports: 'remarques',
  outcome: 'suite',
  created: 'créées',
  updated: 'modifiées',
  questions: 'questions',
}

export const DETAIL_VALUES: Record<string, string> = {
  password: 'mot de passe',
  herself: 'demandé par la personne',
  FIXED: 'question corrigée',
  KEPT: 'question gardée',
  WITHDRAWN: 'question retirée',
  link: 'lien',
  mail: 'courriel',
  show: 'lien montré',
}

export const NO_DAYCARE = 'aucun milieu'

export const auditLogSentences = {
  dayInvalid: 'Choisissez une date complète.',
  searchTooLong: 'La recherche compte au plus 100 caractères.',
  order: 'La date de fin vient avant la date de début.',
} as const

export const auditLogWords = {
  title: 'Journal',
  lead: 'Qui a fait quoi, sur qui, quand et d’où, y compris ce qui a été refusé. Rien ne s’y modifie ni ne s’y efface avant 24 mois.',
  empty: 'Aucune ligne ne correspond à ces filtres.',
  emptyWhy: 'Élargissez les dates ou retirez un filtre.',
  system: 'Système',
  unknownPerson: 'Personne effacée ou inconnue',
  manyPeople: 'Plus de 50 personnes portent ce nom : précisez.',
  manyDaycares: 'Plus de 50 milieux portent ce nom : précisez.',
  export: 'Exporter en CSV',
  exportCut: 'Le fichier contient les 20 000 lignes les plus récentes. Resserrez les dates pour avoir les autres.',
} as const
