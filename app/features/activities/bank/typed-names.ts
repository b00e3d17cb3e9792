import { uncapitalise } from '#app/lib/french/grammar.ts'
import { normaliseFrench } from '#app/lib/french/normalise-french.ts'
import { withAccents } from './sheet-search.ts'

/* How a name that somebody typed stands in a sentence. */

const INTEREST_MAX = 48

/** A typed interest, fit to stand at the end of a sentence: one line, without quotes, braces or final points. */
export function plainInterest(name: string): string {
  const line = name
    .replace(/[«»“”"{}|@\s]+/gu, ' ')
    .trim()
    .replace(/(?<![\s.!?…:;,])[\s.!?…:;,]+$/u, '')
  return normaliseFrench(
    line.length <= INTEREST_MAX ? withAccents(line) : `${line.slice(0, INTEREST_MAX - 1).trimEnd()}…`,
  )
}

/** An article, a possessive or a number before a noun. */
const LEADING_DETERMINER =
  /^(?:(?<one>une?|la|le|mon|ma|notre)\s|l[’']|(?:des|du|de la|les|mes|nos|\d+)\s|de l[’'])\s*/iu

/** A typed material, fit to stand in any sentence as what the reader has: « vos bouchons de liège », « votre vieux drap ». */
export function yourMaterial(name: string): string {
  const plain = plainInterest(name)
  const determiner = LEADING_DETERMINER.exec(plain)
  const noun = plain.slice(determiner?.[0].length ?? 0)
  const isAcronym = /^\p{Lu}{2}/u.test(noun)
  const isOne = determiner?.groups?.one !== undefined
  const [first = ''] = noun.split(' ')
  const word = isAcronym ? noun : uncapitalise(noun)
  return `${!isOne && /[sx]$/u.test(first) ? 'vos' : 'votre'} ${word}`
}
