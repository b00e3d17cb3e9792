/** The kinds of lines of the journal, as its filter names them. Apart from the words of the lines, so that an address can be read without them. */
export const AUDIT_GROUP_LABELS = {
  entries: 'Connexions et sessions',
  links: 'Liens et mots de passe',
  people: 'Personnes',
  daycares: 'Milieux',
  activities: 'Activités',
  questions: 'Banque de questions',
  exports: 'Exports',
  privacy: 'Vie privée',
  refusals: 'Refus',
} as const

export type AuditGroup = keyof typeof AUDIT_GROUP_LABELS
