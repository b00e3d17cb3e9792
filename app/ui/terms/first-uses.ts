import { type DefinitionSlug, TERM_FORMS } from '#content/guides/definition-terms.ts'

/** A piece of a text; with a `slug` it is the first use of that term. */
export type Segment = { text: string; slug?: DefinitionSlug }

const slugByForm = new Map<string, DefinitionSlug>()
for (const slug of Object.keys(TERM_FORMS) as DefinitionSlug[])
  for (const form of TERM_FORMS[slug]) slugByForm.set(form, slug)

// Longest first: « figure d’attachement » must win over « attachement ».
const forms = [...slugByForm.keys()].toSorted((a, b) => b.length - a.length)
const TERMS = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${forms.join('|')})(?![\\p{L}\\p{N}-])`, 'gu')

/**
 * Splits the texts of a page, given in reading order, at the first use of each term in the whole page. Texts without any
 * first use are not in the result.
 */
export function firstUses(texts: readonly string[]): Map<string, Segment[]> {
  const seen = new Set<DefinitionSlug>()
  const segmentsByText = new Map<string, Segment[]>()
  for (const text of texts) {
    const segments: Segment[] = []
    let end = 0
    for (const { 0: form, index } of text.toLowerCase().matchAll(TERMS)) {
      const slug = slugByForm.get(form)
      if (!slug || seen.has(slug)) continue
      seen.add(slug)
      if (index > end) segments.push({ text: text.slice(end, index) })
      end = index + form.length
      segments.push({ text: text.slice(index, end), slug })
    }
    if (segments.length === 0 || segmentsByText.has(text)) continue
    if (end < text.length) segments.push({ text: text.slice(end) })
    segmentsByText.set(text, segments)
  }
  return segmentsByText
}
