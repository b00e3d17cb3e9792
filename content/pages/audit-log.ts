import type { AuditAction } from '#app/server/audit.server.ts'
import type { AuditGroup } from './audit-log-groups.ts'

type AuditActionWords = {
  label: string
  group: AuditGroup
  /** The whole line: `{qui}`, `{cible}` and `{milieu}` are replaced by names. */
  sentence: string
}

/** Every kind of line of the journal, in words. */
export const AUDIT_ACTIONS: Record<AuditAction, AuditActionWords> = {
  'session.opened': { label: 'Connexion', group: 'entries', sentence: '{qui} a ouvert une session' },
  'session.refused': {
    label: 'Connexion refusée',
    group: 'refusals',
    sentence: 'Une connexion au compte de {cible} a été refusée',
  },
  'session.closed': { label: 'Sortie', group: 'entries', sentence: '{qui} a quitté Brindille' },
  'session.ended': {
    label: 'Session fermée à distance',
    group: 'entries',
    sentence: '{qui} a fermé à distance une autre de ses sessions',
  },
  'session.endedForOther': {
    label: 'Sessions fermées pour une personne',
    group: 'people',
    sentence: '{qui} a fermé toutes les sessions de {cible}',
  },
  'identity.confirmed': { label: 'Identité confirmée', group: 'entries', sentence: '{qui} a confirmé son identité' },
  'link.created': { label: 'Lien créé', group: 'links', sentence: '{qui} a créé un lien de connexion pour {cible}' },
  'link.used': {
    label: 'Connexion par un lien',
    group: 'entries',
    sentence: '{qui} a ouvert une session par un lien',
  },
  'link.usedOfOther': {
    label: 'Connexion par le lien que cette autre personne a créé',
    group: 'entries',
    sentence: '{qui} a ouvert une session par le lien que {cible} avait créé',
  },
  'password.changed': { label: 'Mot de passe changé', group: 'links', sentence: '{qui} a changé son mot de passe' },
  'secondFactor.added': {
    label: 'Vérification en deux étapes activée',
    group: 'links',
    sentence: '{qui} a activé la vérification en deux étapes de son compte',
  },
  'secondFactor.removed': {
    label: 'Vérification en deux étapes désactivée',
    group: 'links',
    sentence: '{qui} a désactivé la vérification en deux étapes de son compte',
  },
  'secondFactor.removedForOther': {
    label: 'Vérification en deux étapes retirée pour une personne',
    group: 'people',
    sentence: '{qui} a retiré la vérification en deux étapes du compte de {cible}',
  },
  'secondFactor.codesRenewed': {
    label: 'Codes de secours remplacés',
    group: 'links',
    sentence: '{qui} a remplacé ses codes de secours',
  },
  'profile.updated': { label: 'Nom corrigé par la personne', group: 'people', sentence: '{qui} a corrigé son nom' },
  'daycare.created': { label: 'Milieu créé', group: 'daycares', sentence: '{qui} a créé le milieu {milieu}' },
  'daycare.opened': {
    label: 'Milieu ouvert par l’administration',
    group: 'daycares',
    sentence: '{qui} a ouvert le milieu {milieu} au nom de l’administration',
  },
  'daycare.updated': { label: 'Milieu modifié', group: 'daycares', sentence: '{qui} a modifié le milieu {milieu}' },
  'daycare.deleted': {
    label: 'Milieu supprimé',
    group: 'daycares',
    sentence: '{qui} a supprimé le milieu {milieu}',
  },
  'daycare.restored': { label: 'Milieu rétabli', group: 'daycares', sentence: '{qui} a rétabli le milieu {milieu}' },
  'daycare.exported': {
    label: 'Données d’un milieu exportées',
    group: 'exports',
    sentence: '{qui} a exporté les données du milieu {milieu}',
  },
  'daycare.weatherPolicySaved': {
    label: 'Politique météo enregistrée',
    group: 'daycares',
    sentence: '{qui} a enregistré la politique météo du milieu {milieu}',
  },
  'daycare.seatsChanged': {
    label: 'Nombre de places changé',
    group: 'daycares',
    sentence: '{qui} a changé le nombre de places de {milieu}',
  },
  'teacher.invited': {
    label: 'Éducatrice invitée',
    group: 'people',
    sentence: '{qui} a invité {cible} dans l’équipe',
  },
  'teacher.invitedAgain': {
    label: 'Invitation envoyée de nouveau',
    group: 'people',
    sentence: '{qui} a envoyé de nouveau son invitation à {cible}',
  },
  'teacher.uninvited': {
    label: 'Invitation retirée',
    group: 'people',
    sentence: '{qui} a retiré l’invitation de {cible}',
  },
  'teacher.accepted': {
    label: 'Invitation acceptée par l’éducatrice',
    group: 'people',
    sentence: '{qui} a accepté l’invitation de l’équipe',
  },
  'teacher.declined': {
    label: 'Invitation refusée par l’éducatrice',
    group: 'people',
    sentence: '{qui} a décliné l’invitation de l’équipe',
  },
  'teacher.removed': {
    label: 'Éducatrice retirée de l’équipe',
    group: 'people',
    sentence: '{qui} a retiré {cible} de l’équipe',
  },
  'teacher.restored': {
    label: 'Éducatrice remise dans l’équipe',
    group: 'people',
    sentence: '{qui} a remis {cible} dans l’équipe',
  },
  'manager.created': {
    label: 'Gestionnaire ajoutée',
    group: 'people',
    sentence: '{qui} a ajouté {cible} comme gestionnaire',
  },
  'manager.updated': {
    label: 'Gestionnaire modifiée',
    group: 'people',
    sentence: '{qui} a modifié le compte de gestionnaire de {cible}',
  },
  'manager.deleted': {
    label: 'Gestionnaire supprimée',
    group: 'people',
    sentence: '{qui} a supprimé le compte de gestionnaire de {cible}',
  },
  'manager.restored': {
    label: 'Gestionnaire rétablie',
    group: 'people',
    sentence: '{qui} a rétabli le compte de gestionnaire de {cible}',
  },
  'activity.deleted': { label: 'Activité supprimée', group: 'activities', sentence: '{qui} a supprimé une activité' },
  'activity.restored': { label: 'Activité rétablie', group: 'activities', sentence: '{qui} a rétabli une activité' },
  'question.created': { label: 'Question créée', group: 'questions', sentence: '{qui} a créé une question' },
  'question.updated': { label: 'Question modifiée', group: 'questions', sentence: '{qui} a modifié une question' },
  'question.published': { label: 'Question publiée', group: 'questions', sentence: '{qui} a publié une question' },
  'question.archived': { label: 'Question archivée', group: 'questions', sentence: '{qui} a archivé une question' },
  'question.deleted': { label: 'Question supprimée', group: 'questions', sentence: '{qui} a supprimé une question' },
  'question.restored': { label: 'Question rétablie', group: 'questions', sentence: '{qui} a rétabli une question' },
  'question.corrected': {
    label: 'Bonne réponse corrigée',
    group: 'questions',
    sentence: '{qui} a corrigé la bonne réponse d’une question',
  },
  'question.reportAnswered': {
    label: 'Remarque sur une question répondue',
    group: 'questions',
    sentence: '{qui} a répondu à une remarque sur une question',
  },
  'question.imported': {
    label: 'Questions importées',
    group: 'questions',
    sentence: '{qui} a importé des questions',
  },
  'question.exported': { label: 'Questions exportées', group: 'exports', sentence: '{qui} a exporté des questions' },
  'journal.exported': { label: 'Journal exporté', group: 'exports', sentence: '{qui} a exporté le journal' },
  'quizReviews.exported': {
    label: 'Résultats des quiz exportés',
    group: 'exports',
    sentence: '{qui} a exporté les résultats des quiz',
  },
  'data.exported': {
    label: 'Données personnelles téléchargées',
    group: 'exports',
    sentence: '{qui} a téléchargé ses données personnelles',
  },
  'erasure.requested': {
    label: 'Suppression de compte demandée',
    group: 'privacy',
    sentence: '{qui} a demandé la suppression de son compte',
  },
  'erasure.withdrawn': {
    label: 'Demande de suppression retirée',
    group: 'privacy',
    sentence: '{qui} a retiré sa demande de suppression',
  },
  'erasure.done': {
    label: 'Compte supprimé à la demande de la personne',
    group: 'privacy',
    sentence: '{qui} a supprimé, à sa demande, le compte de {cible}',
  },
  'incident.created': {
    label: 'Incident inscrit au registre',
    group: 'privacy',
    sentence: '{qui} a inscrit un incident au registre',
  },
  'incident.updated': {
    label: 'Incident complété',
    group: 'privacy',
    sentence: '{qui} a complété un incident du registre',
  },
  'incident.exported': {
    label: 'Registre des incidents exporté',
    group: 'exports',
    sentence: '{qui} a exporté le registre des incidents',
  },
  'call.refused': {
    label: 'Action refusée',
    group: 'refusals',
    sentence: '{qui} a demandé une action qui a été refusée',
  },
}

/** A line whose action nobody signed in has done, where its sentence names who acts. */
export const SENTENCES_WITHOUT_ACTOR: Partial<Record<AuditAction, string>> = {
  'link.created': 'Un lien de connexion a été demandé pour {cible}',
  'secondFactor.removedForOther': 'La vérification en deux étapes du compte de {cible} a été retirée par une commande',
  'call.refused': 'Une action a été refusée à une personne sans session',
}

/** Why a call was refused, as the whole line and as a word beside it. */
export const REFUSALS: Record<string, { reason: string; sentence?: string }> = {
  FORBIDDEN: { reason: 'pas le droit', sentence: '{qui} a demandé une action qui ne lui est pas permise' },
  NOT_FOUND: {
    reason: 'introuvable, ou d’un autre milieu',
    sentence: '{qui} a demandé ce qui n’existe pas, ou qui est à un autre milieu',
  },
  CONFIRMATION_NEEDED: { reason: 'identité à confirmer', sentence: '{qui} n’avait pas encore confirmé son identité' },
  CONFLICT: { reason: 'en conflit avec l’état actuel', sentence: '{qui} a demandé un changement devenu impossible' },
  TOO_MANY: { reason: 'trop d’essais', sentence: '{qui} a fait trop d’essais de suite' },
  UNAUTHENTICATED: { reason: 'lien ou code sans effet' },
}

/** What is kept beside a line: names of the fields, in words. */
export const DETAIL_LABELS: Record<string, string> = {
  by: 'moyen',
  secondFactor: 'deuxième étape',
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
  secondFactor: 'code de la deuxième étape',
  code: 'code de l’application',
  recovery: 'code de secours',
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
  system: 'Brindille',
  unknownPerson: 'une personne effacée ou inconnue',
  unknownDaycare: '(effacé)',
  manyPeople: 'Plus de 50 personnes portent ce nom : précisez.',
  manyDaycares: 'Plus de 50 milieux portent ce nom : précisez.',
  export: 'Exporter en CSV',
  exportCut: 'Le fichier contient les 20 000 lignes les plus récentes. Resserrez les dates pour avoir les autres.',
} as const
