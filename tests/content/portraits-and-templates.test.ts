import { describe, expect, it } from 'vitest'
import { DOMAINS } from '#app/features/guides/ages/ages-view.ts'
import { PORTRAIT_EXAMPLES } from '#content/guides/portrait.ts'
import { TEMPLATES } from '#content/guides/templates.ts'
import { BANNED, repeated, sentencesOf, textsOf, wordCount } from './guide-text.ts'

describe('from notes to portrait', () => {
  it('has four examples, which look at the four domains in turn', () => {
    expect(PORTRAIT_EXAMPLES.map(({ child }) => child)).toEqual([
      'L’enfant A, 14\u00A0mois',
      'L’enfant B, 2\u00A0ans et demi',
      'L’enfant C, 3\u00A0ans et demi',
      'L’enfant D, 4\u00A0ans et demi',
    ])
    expect(PORTRAIT_EXAMPLES.map(({ domain }) => domain).toSorted()).toEqual(DOMAINS.toSorted())
  })

  it('goes from dated notes through all four domains, the first one the fullest, to the parents', () => {
    for (const { id, domain, notes, sorted, portrait, talk } of PORTRAIT_EXAMPLES) {
      expect([id, notes.length]).toEqual([id, 5])
      expect(Object.keys(sorted)).toEqual(DOMAINS)
      const counts = DOMAINS.map((one) => sorted[one].length)
      expect([id, Math.min(...counts) >= 1, sorted[domain].length]).toEqual([id, true, Math.max(...counts)])
      expect(portrait.at(-1)).toMatch(/^Ce qui l’aide\u00A0:/u)
      expect(talk.filter((sentence) => !/^«\u00A0.*\u00A0»$/u.test(sentence))).toEqual([])
      // Something is asked of them, not only told.
      expect([id, talk.some((sentence) => sentence.includes('?'))]).toEqual([id, true])
    }
  })

  it('writes notes and portraits that neither judge nor compare', () => {
    const judging =
      /intelligent|agressi|capricieu|paresseu|(?:plus|moins|mieux) que les autres|en avance|abandonne|régress/iu
    const texts = PORTRAIT_EXAMPLES.flatMap(({ notes, rewritten, sorted, portrait, talk }) => [
      ...textsOf([notes, rewritten.seen, sorted, portrait, talk]),
    ])
    expect(texts.filter((text) => judging.test(text))).toEqual([])
    // The first draft does, and is struck out.
    expect(PORTRAIT_EXAMPLES.filter(({ rewritten }) => !judging.test(rewritten.judged))).toEqual([])
  })
})

describe('the templates', () => {
  it('are three: a policy, a letter, a written assessment', () => {
    expect(TEMPLATES.map(({ id }) => id)).toEqual([
      'politique-de-sorties',
      'lettre-aux-parents',
      'evaluation-d-un-lieu',
    ])
  })

  it('name each field once, and start from a text that fits', () => {
    for (const { id, parts } of TEMPLATES) {
      const fields = parts.flatMap((part) => part.fields ?? [])
      const tables = parts.flatMap(({ table }) => table ?? [])
      expect([id, repeated([...fields, ...tables].map((one) => one.id))]).toEqual([id, []])
      expect(fields.filter(({ proposal = '', limit }) => proposal.length > limit).map((one) => one.id)).toEqual([])
      // On the screen as on paper, a proposal is not cut by its field.
      expect(fields.filter(({ proposal, lines }) => proposal && lines < 2).map((one) => one.id)).toEqual([])
    }
  })

  it('ask for the dangers to remove and the risks that are worth it, with measures, who and when', () => {
    const tables = TEMPLATES.flatMap(({ parts }) => parts.flatMap(({ table }) => table ?? []))
    expect(tables.map(({ columns }) => columns.map((column) => column.id))).toEqual([
      ['quoi', 'mesure', 'qui', 'quand'],
      ['quoi', 'gain', 'mesure', 'qui'],
    ])
  })

  it('never ask for the name of a child on the screen', () => {
    const typed = TEMPLATES.flatMap(({ parts }) => parts.flatMap(({ fields = [] }) => fields.map(({ label }) => label)))
    expect(typed.filter((label) => /nom de l’enfant|prénom/iu.test(label))).toEqual([])
  })

  it('are written like the guides', () => {
    const texts = textsOf(TEMPLATES)
    for (const pattern of Object.values(BANNED)) expect(texts.filter((text) => pattern.test(text))).toEqual([])
    expect(texts.flatMap(sentencesOf).filter((sentence) => wordCount(sentence) > 30)).toEqual([])
  })
})
