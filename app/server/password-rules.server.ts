import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import * as common from '@zxcvbn-ts/language-common'
import * as fr from '@zxcvbn-ts/language-fr'
import { productName } from '#app.config.ts'

/** 0 to 4; 3 is «safely unguessable: moderate protection from offline slow-hash scenario» (zxcvbn). */
const SCORE_NEEDED = 3
/** The estimator's time grows with the length; what follows can only add strength. */
const ESTIMATED_LENGTH = 64

let estimator: ZxcvbnFactory | undefined

/**
 * True when a password is common, follows a keyboard or date pattern, or is built on words of the context (product,
 * daycare, name). Length and composition are not judged here: NIST SP 800-63B-4 asks for a blocklist, not for symbols.
 */
export function isGuessable(password: string, contextWords: string[]): boolean {
  estimator ??= new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...fr.dictionary },
    graphs: common.adjacencyGraphs,
  })
  const words = [productName, ...contextWords].flatMap((word) => [word, ...word.split(/[\s@.'’-]+/)])
  const inputs = words.filter((word) => word.length > 2)
  return estimator.check(password.slice(0, ESTIMATED_LENGTH), inputs).score < SCORE_NEEDED
}
