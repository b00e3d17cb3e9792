import { setImmediate as nextTurn } from 'node:timers/promises'
import { loadFrenchWords } from '#app/server/french-words.server.ts'
import { log } from '#app/server/log.server.ts'
import { preparePhrases } from '../bank/named-phrases.ts'
import { prepareSheetIndex } from '../bank/sheet-index.ts'
import { prepareReader } from '../safety/reader/read-passage.ts'

/** Milliseconds after a start: the first pages are left alone. */
const AFTER = 3_000

async function warmUp(): Promise<void> {
  const begun = performance.now()
  await loadFrenchWords()
  await prepareSheetIndex()
  await preparePhrases()
  await nextTurn()
  prepareReader()
  log().debug({ milliseconds: Math.round(performance.now() - begun) }, 'the generator is ready for its first sheet')
}

/**
 * Has ready what the first sheet of a process needs, a piece at a time between requests: whoever asks for that sheet, and
 * everybody else of the process, would wait a second for it.
 * @returns gives it up
 */
export function startGeneratorWarmUp(): () => Promise<void> {
  const timer = setTimeout(() => {
    warmUp().catch((error: unknown) => log().error({ err: error }, 'the generator is not warmed up'))
  }, AFTER)
  timer.unref()
  return async () => clearTimeout(timer)
}
