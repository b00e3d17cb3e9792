import { describe, expect, it } from 'vitest'
import { AGE_GROUPS } from '#app/domain/enums.ts'
import { partsOf } from '#app/features/guides/rhymes/rhymes.ts'
import { foldText } from '#app/lib/french/fold-text.ts'
import { SHEETS } from '#content/activities/sheets.ts'
import { SHEET_RHYMES } from '#content/guides/rhymes/sheets.ts'
import { RHYME_KINDS, RHYME_MOMENTS, type Rhyme, type RhymeUse } from '#content/guides/rhymes/types.ts'
import { RHYMES } from '#content/guides/rhymes.ts'
import { THEMES } from '#content/reference.ts'
import { referenceId } from '#prisma/seed/reference-rows.ts'
import { repeated, textsOf, wordCount } from './guide-text.ts'

const ORIGINALS = RHYMES.filter(({ isTraditional }) => !isTraditional)
const linesOf = ({ verses }: Rhyme) => verses.flat().map((line) => partsOf(line)[0])
const gesturesOf = ({ verses }: Rhyme) => verses.flat().flatMap((line) => partsOf(line)[1] ?? [])
const idsWhere = (isWrong: (rhyme: Rhyme) => boolean) => RHYMES.filter(isWrong).map(({ id }) => id)

/** Letters and noises as they are said. */
const SAID: Record<string, string> = { v: 'vé', s: 'ès', t: 'té', bzz: 'be', pfft: 'pe' }
/** Vowels that are said apart, where the letters do not tell; all other neighbours are one sound. */
const APART = /nu(?=a)|hu(?=a)|\bli(?=er$)|pri(?=er$)|cri(?=ant$)|bleu(?=ets)|oy(?=ag)/gu
const SILENT_ENT = /(?<=(?:attend|cherch|dorm|regard|serr|appell|tienn|tomb|tir))ent$/u

/**
 * Syllables of a line as it is sung: a silent « e » counts before a consonant, and neither before a vowel nor at the end of
 * the line.
 */
function syllables(line: string): number {
  const words = line
    .toLowerCase()
    .replace(/’/gu, '')
    .replace(/qu|gu(?=[eiéè])/gu, 'k')
    .match(/\p{L}+/gu)
    ?.map((word) => (SAID[word] ?? word).replace(SILENT_ENT, 'es').replace(/([éi])es?$/u, '$1'))
  return (words ?? []).reduce((sum, word, i) => {
    const next = words?.[i + 1]
    const isSung = next !== undefined && (word.endsWith('s') || !/^h?[aeiouyàâéèêîôû]/u.test(next))
    const root = word.replace(/(?<=[^aeiouyéèêàâîôû])es?$/u, '')
    const isSilent = !isSung && /[aeiouyéèêàâîôû]/u.test(root)
    const heard = (isSilent ? root : word).replace(APART, '$&-').match(/[aeiouyàâéèêëîïôûùœ]+/gu)
    return sum + (heard?.length ?? 0)
  }, 0)
}

describe('the rhymes', () => {
  it('are at least 60, each with its address, no two of one name or one beginning', () => {
    expect(RHYMES.length).toBeGreaterThanOrEqual(60)
    expect(ORIGINALS.length).toBeGreaterThanOrEqual(40)
    expect(repeated(RHYMES.map(({ id }) => id))).toEqual([])
    expect(repeated(RHYMES.map(({ title }) => foldText(title)))).toEqual([])
    expect(repeated(RHYMES.map((rhyme) => foldText(linesOf(rhyme)[0] ?? '')))).toEqual([])
    expect(idsWhere(({ id }) => !/^[a-z]+(?:-[a-z]+)*$/.test(id))).toEqual([])
    // Both are anchors of one page.
    expect(idsWhere(({ id }) => id in RHYME_MOMENTS || id === 'fiches' || id === 'essentiel')).toEqual([])
  })

  it('leave no moment, theme, age or kind without one, and their ages stand in order', () => {
    const all: readonly RhymeUse[] = RHYMES
    const uses = (value: string, of: (use: RhymeUse) => readonly string[]) =>
      all.filter((use) => of(use).includes(value)).length
    for (const moment of Object.keys(RHYME_MOMENTS))
      expect([moment, uses(moment, (u) => u.moments) >= 3]).toEqual([moment, true])
    for (const { key } of THEMES) expect([key, uses(key, (u) => u.themes) >= 3]).toEqual([key, true])
    const index = ({ ages }: RhymeUse) => ages.map((age) => AGE_GROUPS.indexOf(age)) as [number, number]
    expect(all.filter((use) => index(use)[0] > index(use)[1])).toEqual([])
    for (const [i, age] of AGE_GROUPS.entries()) {
      const count = all.filter((use) => index(use)[0] <= i && i <= index(use)[1]).length
      expect([age, count >= 12]).toEqual([age, true])
    }
    expect(new Set(RHYMES.map(({ kind }) => kind))).toEqual(new Set(Object.keys(RHYME_KINDS)))
    expect(idsWhere(({ moments, themes }) => repeated([...moments, ...themes]).length > 0)).toEqual([])
  })

  it('are whole: lines that can be learned, and how to play them', () => {
    expect(idsWhere((rhyme) => linesOf(rhyme).length < 4)).toEqual([])
    expect(RHYMES.flatMap(linesOf).filter((line) => wordCount(line) > 10)).toEqual([])
    expect(idsWhere(({ play }) => wordCount(play) < 10 || wordCount(play) > 32)).toEqual([])
    const isLong = (gesture: string) => wordCount(gesture) > 9 || /[.!?…]$/u.test(gesture)
    expect(RHYMES.flatMap(gesturesOf).filter(isLong)).toEqual([])
  })

  it('written for the guide, say how they are clapped or to what tune, and never share a line', () => {
    expect(ORIGINALS.filter(({ beat }) => !beat).map(({ id }) => id)).toEqual([])
    const everyLine = ORIGINALS.flatMap((rhyme) => [...new Set(linesOf(rhyme).map(foldText))])
    expect(repeated(everyLine)).toEqual([])
  })

  it('hold the syllables that they announce', () => {
    expect(syllables('La feuille a tout son temps,')).toBe(6)
    expect(syllables('dans une tente de laine;')).toBe(7)
    const announced = { Six: 6, Sept: 7 } as const
    const wrong = ORIGINALS.flatMap((rhyme) => {
      const name = /(Six|Sept) syllabes par ligne/u.exec(rhyme.beat ?? '')?.[1] as keyof typeof announced | undefined
      if (!name) return []
      const lines = linesOf(rhyme)
      // The last line may be a word to end on: « Posée. »
      const sung = lines.filter((line, i) => i < lines.length - 1 || syllables(line) > 4)
      return sung.flatMap((line) =>
        syllables(line) === announced[name] ? [] : `${rhyme.id}, ${syllables(line)}: ${line}`,
      )
    })
    expect(wrong).toEqual([])
  })

  it('tie nothing around a neck, throw nobody, and count the hands that are asked', () => {
    const texts = textsOf(RHYMES)
    expect(
      texts.filter((text) => /foulard|cordon|lance[rz]? l’enfant|chatouill(?:e|ez) (?:le|la|les) /iu.test(text)),
    ).toEqual([])
  })
})

describe('the sheets that hold a rhyme', () => {
  it('hold it, under the id that their activity has on every server', () => {
    expect(SHEET_RHYMES.length).toBeGreaterThanOrEqual(25)
    expect(repeated(SHEET_RHYMES.map(({ sheet }) => sheet))).toEqual([])
    for (const { sheet: key, activityId, title, begins } of SHEET_RHYMES) {
      const sheet = SHEETS.find((one) => one.key === key)?.sheet
      expect([key, referenceId('activity', key), sheet?.titre]).toEqual([key, activityId, title])
      expect([key, textsOf(sheet).some((text) => text.includes(begins))]).toEqual([key, true])
    }
  })
})
