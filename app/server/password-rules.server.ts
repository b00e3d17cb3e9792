import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { foldText } from '#app/lib/fold-text.ts'
import { productName } from '#app.config.ts'

/** 0 to 4; 3 is «safely unguessable: moderate protection from offline slow-hash scenario» (zxcvbn). */
const SCORE_NEEDED = 3
/** The estimator's time grows with the length; what follows can only add strength. */
const ESTIMATED_LENGTH = 64

/** Letters and digits that must remain once the words of the context are taken out. */
const OWN_CHARACTERS = 8

let estimator: Promise<ZxcvbnFactory> | undefined

/** Its dictionaries weigh over a megabyte: they are read with the first password that is chosen, not at start. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, fr] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-fr'),
  ])
  return new ZxcvbnFactory({ dictionary: { ...common.dictionary, ...fr.dictionary }, graphs: common.adjacencyGraphs })
}

/**
 * True when a password is common, follows a keyboard or date pattern, or is built on words of the context (product,
 * daycare, name). Length and composition are not judged here: NIST SP 800-63B-4 asks for a blocklist, not for symbols.
 */
export async function isGuessable(password: string, context: string[]): Promise<boolean> {
  const words = [productName, ...context]
    .flatMap((text) => letters(text).split(' '))
    .filter((word) => word.length > 2)
    .sort((one, other) => other.length - one.length)
  let own = letters(password)
  for (const word of words) own = own.replaceAll(word, '')
  if (own.replaceAll(' ', '').length < OWN_CHARACTERS) return true
  estimator ??= loadEstimator()
  return (await estimator).check(password.slice(0, ESTIMATED_LENGTH), words).score < SCORE_NEEDED
}

function letters(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]+/gu, ' ')
}
