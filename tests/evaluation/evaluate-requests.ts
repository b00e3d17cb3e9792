import { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import type { ActivitySheet } from '#app/domain/activity-sheet.ts'
import { bestSheetsFromBank } from '#app/features/activities/bank/sheet-from-bank.ts'
import { findRefusal, setHazardsAside } from '#app/features/activities/generator/request/generation-refusals.ts'
import {
  findChildNames,
  stripNamesFromCriteria,
} from '#app/features/activities/generator/request/strip-names.server.ts'
import { bankSentences } from '#content/generation.ts'
import { generatorSentences } from '#content/pages/activities.ts'

/** What a person gets for a request, as design calls it. */
type Outcome = 'sheet' | 'sheet_replaced' | 'refusal' | 'rejected' | 'warn_before_send' | 'input_cleaned'

export type RequestAnswer = {
  outcome: Outcome
  /** What the person reads. */
  message: string | null
  /** What was changed. */
  notice: string | null
  /** Near themes. */
  suggestions: string[]
  sheet?: ActivitySheet
}

const NEIGHBOURS = 2
const NOTHING = { message: null, notice: null, suggestions: [] }

/** « … Essayez : mouvement et défis, cabanes et constructions. » */
function suggestionsIn(sentence: string): string[] {
  const list = /Essayez\u00A0?\s*: (.+)\.$/u.exec(sentence)?.[1]
  return list ? list.split(', ') : []
}

/** The sentence of the schema, or the fields of which it says nothing in French: those that the page always sends. */
function whyRejected(issues: readonly { message: string; path: readonly PropertyKey[] }[]): string {
  const said = issues.find(({ message }) => message !== 'Invalid input')
  return said?.message ?? `Demande incomplète : ${issues.map(({ path }) => path.join('.')).join(', ')}.`
}

/** The texts of a request that a person types. */
const typedTexts = ({ themes, materials, observation = '' }: ActivityCriteria) => [...themes, ...materials, observation]

/**
 * Answers a request as the server does, without a model: the schema, the question about names, the refusals, then the bank.
 */
export async function evaluateRequest(request: unknown): Promise<RequestAnswer> {
  const parsed = ActivityCriteria.safeParse(request)
  if (!parsed.success) return { ...NOTHING, outcome: 'rejected', message: whyRejected(parsed.error.issues) }
  const criteria = parsed.data
  const texts = typedTexts(criteria)
  const { found } = await findChildNames({ texts })
  if (found.length > 0) {
    const names = found.map(({ text }) => `«\u00A0${text}\u00A0»`).join(', ')
    return { ...NOTHING, outcome: 'warn_before_send', message: `${generatorSentences.personalData} ${names}` }
  }
  const { criteria: cleaned, setAside } = setHazardsAside(await stripNamesFromCriteria(criteria))
  const refusal = findRefusal(cleaned)
  if (refusal)
    return { ...NOTHING, outcome: 'refusal', message: refusal.sentence, suggestions: suggestionsIn(refusal.sentence) }
  const [answer, ...next] = bestSheetsFromBank(cleaned, new Set(), 1 + NEIGHBOURS)
  if (!answer) return { ...NOTHING, outcome: 'refusal', message: bankSentences.noSheet }
  const isCleaned = setAside !== '' || !isSameText(request, texts)
  const missed = cleaned.themes.length > 0 && !cleaned.themes.some((name) => answer.themes.includes(name))
  return {
    outcome: isCleaned ? 'input_cleaned' : missed && !answer.bankSheet.followsInterest ? 'sheet_replaced' : 'sheet',
    message: null,
    notice: [setAside, answer.notice].filter(Boolean).join(' ') || null,
    suggestions: next.map(({ sheet }) => sheet.titre),
    sheet: answer.sheet,
  }
}

/** Whether the typed texts came through the schema as they were typed, spaces at the ends aside. */
function isSameText(request: unknown, texts: readonly string[]): boolean {
  const typed = JSON.stringify(request).replaceAll('’', "'").toLowerCase()
  return texts.every((text) => typed.includes(JSON.stringify(text).slice(1, -1).replaceAll('’', "'").toLowerCase()))
}
