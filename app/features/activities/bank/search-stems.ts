import type MiniSearch from 'minisearch'
import type { SearchOptions, SearchResult } from 'minisearch'
import { foldText, WORD_MAX } from '#app/lib/french/fold-text.ts'
import { stemOfForm } from '#app/lib/french/stem.ts'
import { formOfVerb } from '#app/lib/french/verb-forms.ts'

/* The words of a search in the bank, as stems. */

/** Words that say nothing of a play: articles, pronouns, and what every observation begins with. */
const EMPTY_WORDS = new Set(
  (
    'le la les l un une des de du d au aux et ou en dans sur sous avec sans pour par a à ce cet cette ces c qui que qu quoi ' +
    'il elle ils elles on nous vous je j tu me te se s son sa ses leur leurs mon ma mes notre nos votre vos y ne pas n plus ' +
    'tres trop bien tout toute tous toutes autre autres meme aussi encore deja puis alors mais comme quand depuis pendant apres ' +
    'avant est sont etait etre ont a avait avoir fait font faire veut veulent aime aiment adore adorent pourquoi ' +
    'enfant enfants groupe ami amis petit petits petite petites grand grands jour jours matin semaine activite jeu jouer jouent ' +
    'ca si ci surtout chaque theme beaucoup souvent toujours quelques plusieurs deux trois certains certaines'
  ).split(' '),
)

/**
 * The stems that count in a text: « Ils vident le bac » gives « vid », « bac »; where no word says anything, those of the long
 * ones: « grand et petit » is a theme. Pure.
 */
export function stemsOf(text: string): string[] {
  const words = foldText(text)
    .split(/[^a-z0-9]+/u)
    .filter((word) => word.length > 1 && word.length <= WORD_MAX)
  const told = words.filter((word) => !EMPTY_WORDS.has(word))
  return (told.length > 0 ? told : words.filter((word) => word.length > 3)).map((word) => stemOfForm(formOfVerb(word)))
}

/** {@link stemsOf} each line. */
export const stemsOfLines = (text: string) => text.split('\n').flatMap(stemsOf)

/** One typing error is forgiven from this length of a stem on. */
const FUZZY_FROM = 6
/** The words of a query, which are stems already: a stem has no stem. Pure. */
export const queryStems = (query: string) => query.split(' ')

/** A word that begins as one with its article or preposition, the apostrophe forgotten: « flaques deau ». */
const RUN_TOGETHER = /^[dl](?=[aeiouyh])/u

/**
 * In words that the index does not know, a forgotten apostrophe is forgiven, or else one typing error: « château » is not
 * « chapeau ».
 */
export function searchForgiving(
  index: MiniSearch,
  stems: readonly string[],
  options: SearchOptions = {},
): SearchResult[] {
  const search = (query: readonly string[], more?: SearchOptions) =>
    index.search(query.join(' '), { ...options, ...more, tokenize: queryStems })
  const found = search(stems)
  const known = new Set(found.flatMap(({ match }) => Object.keys(match)))
  if (stems.every((stem) => known.has(stem))) return found
  const apart = stems.map((stem) => {
    const rest = stem.replace(RUN_TOGETHER, '')
    return rest !== stem && !known.has(stem) && search([rest]).length > 0 ? rest : stem
  })
  const fuzzy = (term: string) => (term.length >= FUZZY_FROM && !known.has(term) ? 1 : false)
  return search(apart, { fuzzy })
}
