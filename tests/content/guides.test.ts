import { describe, expect, it } from 'vitest'
import { foldText } from '#app/lib/fold-text.ts'
import { TERM_FORMS } from '#content/guides/definition-terms.ts'
import { DEFINITIONS, DEFINITIONS_GUIDE } from '#content/guides/definitions.ts'
import type { GuideFrame } from '#content/guides/types.ts'
import { LINK_ANCHORS } from '#content/questions/link-anchors.ts'
import { BANNED, repeated, sentencesOf, textsOf, wordCount } from './guide-text.ts'

/** Each guide with everything that it makes a person read. */
const GUIDES: Record<
  string,
  { frame: GuideFrame; content: unknown; anchors: readonly string[]; linked: readonly string[] }
> = {
  definitions: {
    frame: DEFINITIONS_GUIDE,
    content: DEFINITIONS,
    anchors: DEFINITIONS.map(({ slug }) => slug),
    linked: LINK_ANCHORS.definitions,
  },
}

describe.each(Object.entries(GUIDES))('%s', (_, { frame, content, anchors, linked }) => {
  const texts = textsOf(content)

  it('says the essential in at most 120 words, with its sources and the day it was read again', () => {
    expect(wordCount(frame.essentials.join(' '))).toBeLessThanOrEqual(120)
    expect(frame.essentials.length).toBeGreaterThanOrEqual(3)
    expect(frame.sources.length).toBeGreaterThan(0)
    expect(frame.reviewedOn).toMatch(/^\d{4}-(?:0[1-9]|1[0-2])-[0-3]\d$/)
    expect(wordCount(frame.lead)).toBeLessThanOrEqual(40)
  })

  it('has a passage for every link of the quizzes', () => {
    expect(linked.filter((anchor) => !anchors.includes(anchor))).toEqual([])
    expect(repeated(anchors)).toEqual([])
  })

  it('is written in short sentences', () => {
    const lengths = texts.flatMap(sentencesOf).map((sentence) => [wordCount(sentence), sentence] as const)
    expect(lengths.filter(([length]) => length > 30).map(([length, sentence]) => `${length}: ${sentence}`)).toEqual([])
    const mean = lengths.reduce((sum, [length]) => sum + length, 0) / lengths.length
    expect(mean).toBeLessThanOrEqual(20)
  })

  it.each(Object.entries(BANNED))('holds no %s', (__, pattern) => {
    expect([...texts, ...textsOf(frame)].filter((text) => pattern.test(text))).toEqual([])
  })

  it('ends its texts, and says none twice', () => {
    const long = texts.filter((text) => wordCount(text) > 12)
    expect(long.filter((text) => !/[.!?…]\u00A0?»?$/u.test(text))).toEqual([])
    expect(repeated(long)).toEqual([])
  })
})

describe('the definitions', () => {
  it('are at least 80, in the order of the alphabet, each with its own words', () => {
    expect(DEFINITIONS.length).toBeGreaterThanOrEqual(80)
    const terms = DEFINITIONS.map(({ term }) => foldText(term))
    expect(terms).toEqual(terms.toSorted())
    expect(repeated(terms)).toEqual([])
  })

  it('know every term that a text may open, and the other way round', () => {
    expect(DEFINITIONS.map(({ slug }) => slug).toSorted()).toEqual(Object.keys(TERM_FORMS).toSorted())
    const forms = Object.values(TERM_FORMS).flat()
    expect(repeated(forms)).toEqual([])
    expect(forms.filter((form) => form !== form.toLowerCase())).toEqual([])
  })

  it('lead to other terms, never to themselves', () => {
    const slugs = new Set<string>(DEFINITIONS.map(({ slug }) => slug))
    for (const { slug, related } of DEFINITIONS) {
      expect([slug, related.length >= 1 && related.length <= 4]).toEqual([slug, true])
      expect([slug, related.filter((other) => !slugs.has(other) || other === slug)]).toEqual([slug, []])
    }
  })

  it('define in 12 to 60 words, and show in 15 to 60', () => {
    const wrong = DEFINITIONS.filter(
      ({ definition, example }) =>
        wordCount(definition) < 12 || wordCount(definition) > 60 || wordCount(example) < 15 || wordCount(example) > 60,
    )
    expect(wrong.map(({ slug }) => slug)).toEqual([])
  })
})
