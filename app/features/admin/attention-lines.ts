import { plural } from '#app/lib/french/grammar.ts'
import { BACKUP_CONCERNS } from '#content/pages/administration.ts'
import type { Overview } from './schema.ts'

type Attention = Overview['attention']

export type AttentionLine = {
  key: keyof Attention
  text: string
  /** The page that shows it, or null. */
  to: string | null
  search?: Record<string, string>
}

const isPresent = (value: Attention[keyof Attention]) => (Array.isArray(value) ? value.length > 0 : Boolean(value))

/** A French line for each count that is not zero, with a link where a page shows it. */
export function attentionLines(attention: Attention): AttentionLine[] {
  const lines: AttentionLine[] = [
    {
      key: 'unreportedIncidents',
      text: `${plural(attention.unreportedIncidents, 'incident grave', 'incidents graves')} à signaler à la Commission d’accès à l’information`,
      to: '/admin/privacy',
    },
    {
      key: 'erasureRequests',
      text: `${plural(attention.erasureRequests, 'demande')} de suppression de compte à traiter`,
      to: '/admin/privacy',
    },
    {
      key: 'backup',
      text: attention.backup ? BACKUP_CONCERNS[attention.backup] : '',
      to: null,
    },
    {
      key: 'noSecondFactor',
      text: 'La vérification en deux étapes de votre compte n’est pas activée',
      to: '/second-factor',
    },
    {
      key: 'failedMails',
      text: `${plural(attention.failedMails, 'courriel non parti', 'courriels non partis')} depuis 30\u00A0jours`,
      to: null,
    },
    {
      key: 'daycaresWithoutManager',
      text: `${plural(attention.daycaresWithoutManager, 'milieu', 'milieux')} sans gestionnaire`,
      to: '/admin/daycares',
      search: { filter: 'alone' },
    },
    {
      key: 'expiredInvitations',
      text: `${plural(attention.expiredInvitations, 'gestionnaire')} dont le lien ne sert plus`,
      to: '/admin/managers',
      search: { filter: 'preset' },
    },
    {
      key: 'openReports',
      text: `${plural(attention.openReports, 'question signalée', 'questions signalées')} sans réponse`,
      to: '/admin/question-bank',
    },
    {
      key: 'openSectionReports',
      text: `${plural(attention.openSectionReports, 'section de fiche signalée', 'sections de fiche signalées')} à traiter`,
      to: '/admin/section-reports',
    },
    {
      key: 'refusals',
      text: `${plural(attention.refusals, 'action refusée', 'actions refusées')} depuis 24\u00A0heures`,
      to: '/admin/journal',
      search: { group: 'refusals' },
    },
    {
      key: 'staleGuides',
      text: `${plural(attention.staleGuides.length, 'guide')} à relire, plus de 12\u00A0mois après la dernière relecture\u00A0: ${attention.staleGuides.map(({ title }) => title).join(', ')}`,
      to: attention.staleGuides[0]?.to ?? null,
    },
    {
      key: 'noPrivacyOfficer',
      text: 'La personne responsable des renseignements personnels n’est pas nommée (réglages PRIVACY_OFFICER_NAME et PRIVACY_OFFICER_EMAIL)',
      to: null,
    },
  ]
  return lines.filter(({ key }) => isPresent(attention[key]))
}
