import { text } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { evaluateRequest } from './evaluate-requests.ts'
import { Fragment, HALVES, loadFragments } from './fragments.ts'
import { judgeFragment } from './judge-fragment.ts'
import { reportOfRequests } from './judged-requests.ts'
import { judgeAll, reportOf } from './own-figures.ts'

/*
 * `npm run evaluate`: judges the fragments and the requests of one JSON object on standard input, and writes one on standard
 * output. With `-- --own`, prints instead the figures of the rules on our own fragments, and of the
 * bank on our own requests.
 */

const Request = z.looseObject({ id: z.string(), criteria: z.unknown() })
const Input = z.object({ fragments: z._default(z.array(Fragment), []), requests: z._default(z.array(Request), []) })

async function main(): Promise<void> {
  if (process.argv.includes('--own')) {
    for (const half of HALVES) process.stdout.write(`${reportOf(half, judgeAll(loadFragments(half)))}\n`)
    process.stdout.write(`${await reportOfRequests()}\n`)
    return
  }
  const { fragments, requests } = Input.parse(JSON.parse(await text(process.stdin)))
  const verdicts = Object.fromEntries(fragments.map((fragment) => [fragment.id, judgeFragment(fragment)]))
  const answers: Record<string, unknown> = {}
  for (const { id, criteria } of requests) answers[id] = await evaluateRequest(criteria)
  process.stdout.write(`${JSON.stringify({ fragments: verdicts, requests: answers })}\n`)
}

await main()
