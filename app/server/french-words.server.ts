import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { setImmediate } from 'node:timers/promises'
import { foldText } from '#app/lib/french/fold-text.ts'
import type { IsWord } from '#app/lib/personal-data/child-names.ts'
import { PROPER_NOUNS } from '#content/proper-nouns.ts'

/** Words of today, and of everybody, that the list does not have. */
const RECENT = new Set([
  'blogue',
  'blogues',
  'blogueuse',
  'blogueuses',
  'blogueur',
  'blogueurs',
  'infolettre',
  'infolettres',
  'spag',
  'arena',
  'arenas',
])

/** Read from its file: as a module, the list would stay in memory beside what is made of it. */
const require = createRequire(import.meta.url)
const WORDS_FILE = require.resolve('an-array-of-french-words/index.json')

/** Words folded before the process answers others: some ten milliseconds. */
const AT_ONCE = 20_000
/** Letters by which the words are grouped. */
const BEGINNING = 4

/** Folded words by their beginning, in one string each: a set of them all takes fifty megabytes, this takes six. */
async function wordsByBeginning(): Promise<Map<string, string>> {
  const words: string[] = JSON.parse(await readFile(WORDS_FILE, 'utf8'))
  const groups = new Map<string, string[]>()
  for (let from = 0; from < words.length; from += AT_ONCE) {
    await setImmediate()
    // Joined first: folding words one by one takes ten times longer.
    const folded = foldText(words.slice(from, from + AT_ONCE).join(' ')).split(' ')
    for (const [beginning, group] of Map.groupBy(folded, (word) => word.slice(0, BEGINNING)))
      groups.set(beginning, (groups.get(beginning) ?? []).concat(group))
  }
  return new Map([...groups].map(([beginning, group]) => [beginning, ` ${group.join(' ')} `]))
}

let loaded: Promise<IsWord> | undefined

async function load(): Promise<IsWord> {
  const words = await wordsByBeginning()
  const isListed = (word: string) =>
    words.get(word.slice(0, BEGINNING))?.includes(` ${word} `) ||
    RECENT.has(word) ||
    PROPER_NOUNS.has(word) ||
    PROPER_NOUNS.has(word.replace(/s$/, ''))
  return (word) => {
    if (isListed(word)) return true
    // « va-t-il », « pa-pil-lon ».
    const parts = word.split('-')
    return parts.length > 1 && (isListed(parts.join('')) || parts.every((part) => part.length === 1 || isListed(part)))
  }
}

/**
 * Recognises French words in every inflected form, and names of places, feasts and brands: anything else may be a
 * child's name. Half a second of work, so the list is loaded at the first call and shared.
 */
export function loadFrenchWords(): Promise<IsWord> {
  loaded ??= load()
  return loaded
}
