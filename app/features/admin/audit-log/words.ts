import { capitalise } from '#app/lib/french/grammar.ts'
import {
  AUDIT_ACTIONS,
  auditLogWords,
  DETAIL_LABELS,
  DETAIL_VALUES,
  NO_DAYCARE,
  REFUSALS,
  SENTENCES_WITHOUT_ACTOR,
} from '#content/pages/audit-log.ts'
import type { AuditLogEntry } from './schema.ts'

const ACTIONS: Record<string, { label: string; sentence: string }> = AUDIT_ACTIONS
const WITHOUT_ACTOR: Record<string, string> = SENTENCES_WITHOUT_ACTOR

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
      if (name === 'code') return REFUSALS[String(value)]?.reason ?? String(value)
      return `${DETAIL_LABELS[name] ?? name}\u00A0: ${DETAIL_VALUES[String(value)] ?? String(value)}`
    })
    .concat(change)
    .join(' · ')
}

type Sentenced = Pick<AuditLogEntry, 'action' | 'actor' | 'target' | 'daycare' | 'details'>
export type SentencePart = { text: string; isName: boolean }

function templateOf({ action, actor, details }: Sentenced): string {
  if (!actor && WITHOUT_ACTOR[action]) return WITHOUT_ACTOR[action]
  const refused = action === 'call.refused' ? REFUSALS[String(details.code)]?.sentence : undefined
  return refused ?? ACTIONS[action]?.sentence ?? `{qui}\u00A0: ${action}`
}

/** An entry as one sentence, cut so that its names can be told from the rest. A person without account is called so. */
export function entrySentence(entry: Sentenced): SentencePart[] {
  const { actor, target, daycare } = entry
  const names: Record<string, string> = {
    '{qui}': actor ? actor.name || auditLogWords.unknownPerson : auditLogWords.system,
    '{cible}': target?.name || auditLogWords.unknownPerson,
    '{milieu}': daycare?.name ?? auditLogWords.unknownDaycare,
  }
  const parts = templateOf(entry)
    .split(/(\{\w+\})/)
    .map((part) => ({ text: names[part] ?? part, isName: part in names }))
    .filter(({ text }) => text !== '')
  return parts.map((part, index) => (index === 0 ? { ...part, text: capitalise(part.text) } : part))
}
