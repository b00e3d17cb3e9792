import type { ZxcvbnFactory, ZxcvbnResult } from '@zxcvbn-ts/core'
import { foldText } from '#app/lib/french/fold-text.ts'
import { productName } from '#app.config.ts'
import { guessableWords } from '#content/guessable-words.ts'

/**
 * Guesses, as a power of ten; 10 is « very unguessable: strong protection from offline slow-hash scenario » (zxcvbn).
 */
const STRENGTH_MIN = 10
/**
 * The same for what remains without the familiar words and the digits and signs at both ends, as in « Garderie2026! ».
 */
const OWN_STRENGTH_MIN = 8.5
/** Characters. The estimator's time grows fast with the length; further characters can only add strength. */
const ESTIMATED_LENGTH_MAX = 40
/**
 * Substitutions of digits and signs for letters to try; with the library's default of 100 one password can take a
 * second.
 */
const L33T_SUBSTITUTIONS_MAX = 20
/** Letters of a familiar word; shorter ones occur in other words by chance. */
const WORD_LENGTH_MIN = 4

/** What makes a password easy to guess. Each kind has its French sentence. */
export type Weakness = 'keyboard' | 'repeated' | 'date' | 'familiar' | 'common'

let estimator: Promise<ZxcvbnFactory> | undefined

/**
 * The dictionaries are large: they are loaded with the first password that is chosen, not at start. They are folded,
 * because passwords are typed without accents as often as with them.
 */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, fr] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-fr'),
  ])
  const dictionary = Object.entries({ ...common.dictionary, ...fr.dictionary }).map(([name, words]) => [
    name,
    [...new Set(words.map((word) => foldText(String(word))))],
  ])
  return new ZxcvbnFactory({
    dictionary: Object.fromEntries(dictionary),
    graphs: common.adjacencyGraphs,
    l33tMaxSubstitutions: L33T_SUBSTITUTIONS_MAX,
  })
}

/**
 * Why a password is easy to guess, or null: it is common, follows a keyboard or a date, repeats itself, or is built on
 * words that somebody who knows the person would try first, written with digits for letters or not. Length and
 * composition are not judged here: NIST SP 800-63B-4 asks for a blocklist, not for symbols.
 * @param context texts about the person: her name and address, her daycares and where they are
 */
export async function passwordWeakness(password: string, context: string[]): Promise<Weakness | null> {
  const words = [productName, ...context].flatMap((text) => foldText(text).split(/[^\p{L}\p{N}]+/u))
  const familiar = [...new Set([...words, ...guessableWords])].filter((word) => word.length >= WORD_LENGTH_MIN)
  const typed = foldText(password).slice(0, ESTIMATED_LENGTH_MAX)
  estimator ??= loadEstimator()
  const zxcvbn = await estimator
  const whole = zxcvbn.check(typed, familiar)
  const own = zxcvbn.check(withoutFamiliar(typed, familiar))
  if (whole.guessesLog10 >= STRENGTH_MIN && own.guessesLog10 >= OWN_STRENGTH_MIN) return null
  return mainWeakness(whole, familiar)
}

function withoutFamiliar(typed: string, familiar: string[]): string {
  let own = typed
  // The longest first: « mesanges » before « mesange ».
  for (const word of familiar.toSorted((one, other) => other.length - one.length)) own = own.replaceAll(word, '')
  return /\p{L}(?:.*\p{L})?/su.exec(own)?.[0] ?? ''
}

const PATTERNS: Record<string, Weakness> = { spatial: 'keyboard', repeat: 'repeated', date: 'date' }

/** The weakness of the longest part that the estimator recognised. */
function mainWeakness({ sequence }: ZxcvbnResult, familiar: string[]): Weakness {
  const [main] = sequence
    .filter(({ pattern }) => pattern in PATTERNS || pattern === 'dictionary')
    .toSorted((one, other) => other.token.length - one.token.length)
  const pattern = PATTERNS[main?.pattern ?? '']
  if (pattern) return pattern
  return familiar.includes(main?.matchedWord) ? 'familiar' : 'common'
}
