import { AUDIT_ACTIONS, DETAIL_LABELS, DETAIL_VALUES, NO_DAYCARE, REFUSAL_REASONS } from '#content/pages/audit-log.ts'
import type { AuditLogEntry } from './schema.ts'

const ACTIONS: Record<string, { label: string }> = AUDIT_ACTIONS

/** The French label of an action; the name itself for an action of a former version. */
export function actionLabel(action: string): string {
  return ACTIONS[action]?.label ?? action
}

/** The details of an entry in one French text: « fonction : managers_deleteManager · pas le droit », « de 12 à 15 ». */
export function detailsText({ details }: Pick<AuditLogEntry, 'details'>): string {
  const { from, to, ...others } = details
  const change = from !== undefined && to !== undefined ? [`de ${from} à ${to}`] : []
  return Object.entries(change.length > 0 ? others : details)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => {
      if (name === 'daycares' && value === 0) return NO_DAYCARE
      if (name === 'code') return REFUSAL_REASONS[String(value)] ?? String(value)
      return `${DETAIL_LABELS[name] ?? name}\u00A0: ${DETAIL_VALUES[String(value)] ?? String(value)}`
    })
    .concat(change)
    .join(' · ')
}
