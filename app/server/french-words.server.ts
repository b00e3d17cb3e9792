import { foldText } from '#app/lib/french/fold-text.ts'
import type { IsWord } from '#app/lib/personal-data/child-names.ts'
import { PROPER_NOUNS } from '#content/proper-nouns.ts'

/** Words of today that the list does not have. */
const RECENT = new Set([
  'blogue',
  'blogues',
  'blogueuse',
  'blogueuses',
  'blogueur',
  'blogueurs',
  'infolettre',
  'infolettres',
])

let loaded: Promise<IsWord> | undefined

async function load(): Promise<IsWord> {
  const { default: words } = await import('an-array-of-french-words', { with: { type: 'json' } })
  // Joined first: folding 336 000 words one by one takes ten times longer.
  const folded = new Set(foldText(words.join(' ')).split(' '))
  const isListed = (word: string) =>
    folded.has(word) || RECENT.has(word) || PROPER_NOUNS.has(word) || PROPER_NOUNS.has(word.replace(/s$/, ''))
  return (word) => {
    if (isListed(word)) return true
    // « va-t-il », « pa-pil-lon ».
    const parts = word.split('-')
    return parts.length > 1 && (isListed(parts.join('')) || parts.every((part) => part.length === 1 || isListed(part)))
  }
}

/**
 * Recognises French words in every inflected form, and names of places, feasts and brands: anything else may be a
 * child's name. Takes some 30 MB of memory, so the list is loaded at the first call and shared.
 */
export function loadFrenchWords(): Promise<IsWord> {
  loaded ??= load()
  return loaded
}
