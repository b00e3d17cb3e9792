import { foldText } from '#app/lib/french/fold-text.ts'
import type { IsWord } from '#app/lib/personal-data/child-names.ts'
import { PROPER_NOUNS } from '#content/proper-nouns.ts'

let loaded: Promise<IsWord> | undefined

async function load(): Promise<IsWord> {
  const { default: words } = await import('an-array-of-french-words')
  // All in one text: folding 336 000 words one by one takes ten times longer.
  const folded = new Set(foldText(words.join(' ')).split(' '))
  const isListed = (word: string) =>
    folded.has(word) || PROPER_NOUNS.has(word) || PROPER_NOUNS.has(word.replace(/s$/, ''))
  return (word) => {
    if (isListed(word)) return true
    // « va-t-il », « pa-pil-lon ».
    const parts = word.split('-')
    return parts.length > 1 && (isListed(parts.join('')) || parts.every((part) => part.length === 1 || isListed(part)))
  }
}

/**
 * The vocabulary of French, every inflected form, with places, feasts and brands: what no child is called. Weighs some
 * 30 MB: read with the first text, not at start.
 */
export function frenchWords(): Promise<IsWord> {
  loaded ??= load()
  return loaded
}
