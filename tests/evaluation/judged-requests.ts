import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import { bestSheetsFromBank } from '#app/features/activities/bank/sheet-from-bank.ts'
import { findRefusal } from '#app/features/activities/generator/request/generation-refusals.ts'
import { stripNamesFromCriteria } from '#app/features/activities/generator/request/strip-names.server.ts'

const FILE = new URL('judged-requests.json', import.meta.url)

/**
 * A request as an educator typed it, with the keys of the sheets that a colleague would give her, best first, and of those
 * that she would take too. The colleague read every sheet that suits the ages, place and season, not what the program chose.
 */
const JudgedRequest = z.object({
  id: z.string(),
  criteria: z.unknown(),
  best: z.array(z.string()),
  good: z.array(z.string()),
})
type JudgedRequest = z.infer<typeof JudgedRequest>

/** The requests that the bank can answer. */
const loadRequests = (): JudgedRequest[] => z.array(JudgedRequest).parse(JSON.parse(readFileSync(FILE, 'utf8')))

/** Shares in per cent of the requests that get a sheet. */
export type RequestFigures = {
  requests: number
  /** The first sheet is one of the best. */
  best: number
  /** The first sheet is one that a colleague would give. */
  taken: number
  /** One line for each whose first sheet is neither. */
  missed: string[]
}

/** What the bank answers to the judged requests. */
export async function requestFigures(): Promise<RequestFigures> {
  const missed: string[] = []
  let [requests, best] = [0, 0]
  for (const request of loadRequests()) {
    const criteria = await stripNamesFromCriteria(ActivityCriteria.parse(request.criteria))
    const [answer] = findRefusal(criteria) ? [] : bestSheetsFromBank(criteria, new Set(), 1)
    if (!answer) continue
    const { key } = answer.bankSheet
    requests++
    if (request.best.includes(key)) best++
    else if (!request.good.includes(key)) missed.push(`${request.id} ${key}, not ${request.best.join(' or ')}`)
  }
  const share = (count: number) => (count / requests) * 100
  return { requests, best: share(best), taken: share(requests - missed.length), missed }
}

/** {@link requestFigures} for a terminal. */
export async function reportOfRequests(): Promise<string> {
  const { requests, best, taken, missed } = await requestFigures()
  const line = `requests: ${requests} answered, one of the best sheets ${best.toFixed(1)} %, one that a colleague would give ${taken.toFixed(1)} %`
  return [line, ...missed.map((it) => `  ${it}`)].join('\n')
}
