import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SEASONS } from '#app/domain/enums.ts'
import { SCENES } from '#content/drawings/scenes.ts'
import { EXERCISES } from '#content/exercises/exercises.ts'
import { PLAY_KIND_LABELS, PLAY_KINDS } from '#content/exercises/types.ts'
import { BENEFIT_TOPICS, RISK_TOPICS } from '#content/exercises/vocabulary.ts'

const IMAGES = join(import.meta.dirname, '../../public/images/exercises')
const PICTURE_MAX_BYTES = 12_000

const words = (text: string) => text.split(/\s+/u).filter((word) => /[\p{L}\d]/u.test(word)).length
const sentences = (text: string) => text.split(/(?<=[.!?»])\s+(?=\p{Lu}|«)/u)
const repeated = (values: readonly string[]) => values.filter((value, i) => values.indexOf(value) !== i)
const allTags = EXERCISES.flatMap((exercise) => exercise.tags)

describe('the collection', () => {
  it('holds 42 exercises, numbered in order, without repeated texts', () => {
    expect(EXERCISES.map(({ id }) => id)).toEqual(Array.from({ length: 42 }, (_, i) => i + 1))
    for (const field of ['key', 'title', 'description', 'alt', 'explanation'] as const)
      expect(repeated(EXERCISES.map((exercise) => exercise[field]))).toEqual([])
  })

  it('covers every kind of play', () => {
    const counts = PLAY_KINDS.map((kind) => EXERCISES.filter((exercise) => exercise.kind === kind).length)
    expect(counts).toEqual([7, 6, 7, 8, 4, 3, 1, 6])
    expect(Object.keys(PLAY_KIND_LABELS)).toEqual([...PLAY_KINDS])
  })

  it('has at least one season per exercise, in order', () => {
    const wrong = EXERCISES.filter(
      ({ seasons }) => seasons.length === 0 || seasons.join() !== SEASONS.filter((it) => seasons.includes(it)).join(),
    )
    expect(wrong).toEqual([])
    for (const season of SEASONS)
      expect(EXERCISES.filter((it) => it.seasons.includes(season)).length).toBeGreaterThan(8)
  })

  it('never repeats a statement, on one side or on the other', () => {
    expect(repeated(allTags.map(({ text }) => text.toLocaleLowerCase('fr')))).toEqual([])
  })

  it('keeps topics of risks and of benefits apart', () => {
    expect(repeated([...RISK_TOPICS, ...BENEFIT_TOPICS])).toEqual([])
  })
})

describe.each(EXERCISES.map((exercise) => [exercise.key, exercise] as const))('%s', (key, exercise) => {
  const { id, tags, explanation } = exercise

  it('has a small picture without text and code, with a description', () => {
    expect(exercise.image).toBe(`/images/exercises/${key}.svg`)
    const svg = readFileSync(join(IMAGES, `${key}.svg`), 'utf8')
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(PICTURE_MAX_BYTES)
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 480 360" /)
    expect(svg).not.toMatch(/<(?:text|script|style|image|foreignObject|a)\b|href|\son\w+=|NaN|undefined|Infinity/)
    expect(exercise.alt.length).toBeGreaterThan(60)
    expect(exercise.alt.length).toBeLessThanOrEqual(200)
    expect(exercise.alt).toMatch(/\.$/)
  })

  it('explains in 60 to 110 words: gain, risk, danger, stance, the youngest', () => {
    expect(words(explanation)).toBeGreaterThanOrEqual(60)
    expect(words(explanation)).toBeLessThanOrEqual(110)
    expect(explanation).toMatch(/\brisque\b/)
    expect(explanation).toMatch(/\bdanger\b/)
    expect(explanation).toMatch(/(?<!\p{L})vous(?!\p{L})|\p{L}ez(?!\p{L})/u)
    expect(explanation).toMatch(/\bplus jeunes\b/)
  })

  it('ends on what is possible and promises nothing', () => {
    expect(sentences(explanation).at(-1)).not.toMatch(
      /\b(?:jamais|interdi\w*|pas|aucune?|défen\w*|éviter?|refus\w*)\b/u,
    )
    expect(explanation).not.toMatch(
      /sans (?:aucun )?(?:risque|danger)|risque zéro|aucune blessure|garanti|en toute sécurité/u,
    )
  })

  it('has 5 to 9 statements, numbered, with at least two benefits, two hazards, and one of them a risk', () => {
    expect(tags.length).toBeGreaterThanOrEqual(5)
    expect(tags.length).toBeLessThanOrEqual(9)
    expect(tags.map((tag) => tag.id)).toEqual(tags.map((_, i) => `${id}-${i + 1}`))
    const count = (...sides: string[]) => tags.filter(({ correct }) => sides.includes(correct)).length
    expect(count('benefits')).toBeGreaterThanOrEqual(2)
    expect(count('risks', 'dangers')).toBeGreaterThanOrEqual(2)
    expect(count('risks')).toBeGreaterThanOrEqual(1)
    expect(repeated(tags.map(({ topic }) => topic))).toEqual([])
  })

  it.each(tags.map((tag) => [tag.id, tag] as const))('%s is a statement with its reason', (_, tag) => {
    expect(words(tag.text)).toBeGreaterThanOrEqual(4)
    expect(words(tag.text)).toBeLessThanOrEqual(16)
    expect(tag.text).toMatch(/[.!?]$|[.!?]\u00A0»$/u)
    expect(tag.reason).toMatch(/\.$/)
    expect(sentences(tag.reason)).toHaveLength(1)
    expect(words(tag.reason)).toBeLessThanOrEqual(26)
    if (tag.correct !== 'benefits') {
      expect(RISK_TOPICS).toContain(tag.topic)
      expect(tag.precaution).toMatch(/\.$|[?!]\u00A0»$/u)
      expect(words(tag.precaution)).toBeGreaterThanOrEqual(5)
    } else {
      expect(BENEFIT_TOPICS).toContain(tag.topic)
    }
    expect(/ça dépend/iu.test(tag.reason)).toBe(tag.depends === true)
    // What is said to be a danger is not sorted as a risk, unless it depends.
    if (/\bdanger\b|ne peut (?:ni|pas)[^.]*(?:voir|gérer|prévoir|mesurer)/u.test(tag.reason) && !tag.depends)
      expect(tag.correct).toBe('dangers')
  })
})

describe('the explanations', () => {
  it('do not all follow the same mould, nor end on a refrain', () => {
    const explanations = EXERCISES.map(({ explanation }) => explanation)
    const opening = (text = '') => text.split(' ').slice(0, 3).join(' ')
    const ends = explanations.map((text) => opening(sentences(text).at(-1)))
    expect(repeated(ends)).toEqual([])
    const moulded = explanations.filter((text) => text.includes('Le risque') && text.includes('Le danger'))
    expect(moulded.length).toBeLessThan(5)
    expect(
      explanations.filter((text) =>
        /\bl(?:a|e)s? mêmes? (?:magie|enquête|aventure|surprise|plaisir|éclat)/u.test(text),
      ),
    ).toEqual([])
  })
})

describe('« Ça dépend »', () => {
  it('is accepted in at least twelve exercises, at most twice in each', () => {
    const counts = EXERCISES.map(({ tags }) => tags.filter(({ depends }) => depends).length)
    expect(Math.max(...counts)).toBeLessThanOrEqual(2)
    expect(counts.filter((count) => count > 0).length).toBeGreaterThanOrEqual(12)
  })
})

describe('the pictures', () => {
  it('are those of the exercises, no more, no less', () => {
    expect(Object.keys(SCENES.exercises).sort()).toEqual(EXERCISES.map(({ key }) => key).sort())
  })
})
