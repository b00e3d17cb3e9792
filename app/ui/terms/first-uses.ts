import { type DefinitionSlug, TERM_FORMS } from '#content/guides/definition-terms.ts'

/** A piece of a text: plain words, or the first use of a term. */
export type Segment = { text: string; slug?: DefinitionSlug }

const slugs = new Map<string, DefinitionSlug>()
for (const slug of Object.keys(TERM_FORMS) as DefinitionSlug[])
  for (const form of TERM_FORMS[slug]) slugs.set(form, slug)

// The longest first: « figure d’attachement » is not « attachement ».
const forms = [...slugs.keys()].toSorted((a, b) => b.length - a.length)
const TERMS = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${forms.join('|')})(?![\\p{L}\\p{N}-])`, 'gu')

/**
 * Cuts the texts of a page, in reading order, at the first use of each term in the whole page. Texts without any are not
 * in the result.
 *
 * @param known terms that the page explains itself
 */
export function firstUses(texts: readonly string[], known: readonly DefinitionSlug[] = []): Map<string, Segment[]> {
  const seen = new Set(known)
  const cut = new Map<string, Segment[]>()
  for (const text of texts) {
    const segments: Segment[] = []
    let end = 0
    for (const { 0: form, index } of text.toLowerCase().matchAll(TERMS)) {
      const slug = slugs.get(form)
      if (!slug || seen.has(slug)) continue
      seen.add(slug)
      if (index > end) segments.push({ text: text.slice(end, index) })
      end = index + form.length
      segments.push({ text: text.slice(index, end), slug })
    }
    if (segments.length === 0 || cut.has(text)) continue
    if (end < text.length) segments.push({ text: text.slice(end) })
    cut.set(text, segments)
  }
  return cut
}
