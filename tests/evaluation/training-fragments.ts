import { readdirSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { type ActivitySheet, EMPTY_SHEET } from '#app/domain/activity-sheet.ts'
import { AGE_GROUPS, ALLERGENS } from '#app/domain/enums.ts'
import { writtenInSituation } from '#app/features/activities/bank/sheet-in-situation.ts'
import { withSafeguards } from '#app/features/activities/safety/check-safety.ts'
import type { Reading } from '#app/features/activities/safety/reader/features.ts'
import { sheetReadings } from '#app/features/activities/safety/reader/sheet-readings.ts'
import { FAMILIES, VERDICTS, type Verdict } from '#app/features/activities/safety/reader/verdicts.ts'
import { type Passage, youngestMonths } from '#app/features/activities/safety/sheet-passages.ts'
import { digestOf } from '#app/host/files/file-digest.ts'
import { SHEETS } from '#content/activities/sheets.ts'
import { loadFragments } from './fragments.ts'

/** A passage from which the reader learns. */
export type Lesson = Reading & {
  /** The verdicts that are right, the best one first. */
  right: readonly Verdict[]
  family: (typeof FAMILIES)[number] | null
  critical: boolean
  /** Who wrote it: figures are taken on people from whom the reader has not learnt. */
  writer: string
  /** Written by somebody who knew neither the rules nor the reader. */
  isFromOutside: boolean
}

const READER = 'app/features/activities/safety/reader'
const FOLDER = new URL('../../content/safety/fragments/', import.meta.url)
const AGES = new Map(['0-18m', '18m-2', '2-3', '3-4', '4-5'].map((name, index) => [name, AGE_GROUPS[index]]))

const named = <Name extends string>(text: string, separator: string, names: readonly Name[]): Name[] =>
  text === '' ? [] : z.array(z.enum(names)).parse(text.split(separator))

/**
 * A line of a file of fragments: verdicts, critical, family, section, ages, allergies, place, season and text, separated
 * by tabs. @throws Error on another line.
 */
function lessonOf(line: string, writer: string): Lesson {
  const [verdicts = '', critical, family = '', section = '', ages = '', allergies = '', , , text = ''] =
    line.split('\t')
  const groups = ages.split(',').flatMap((age) => AGES.get(age) ?? [])
  const right = named(verdicts, '|', VERDICTS)
  const [kind = null] = named(family, ' ', FAMILIES)
  if (right.length === 0 || groups.length === 0 || text === '') throw new Error(`not a fragment: ${line}`)
  return {
    right,
    critical: critical === '1',
    family: kind,
    section,
    months: youngestMonths(groups),
    allergies: named(allergies, ',', ALLERGENS),
    text,
    writer,
    isFromOutside: false,
  }
}

/** The fragments that were written for the reader to learn from. @throws Error on a line of another form. */
function writtenLessons(): Lesson[] {
  return (
    readdirSync(FOLDER, { encoding: 'utf8', recursive: true })
      .filter((name) => name.endsWith('.tsv'))
      // In one order on every machine: it is part of what is learnt.
      .toSorted()
      .flatMap((name) =>
        readFileSync(new URL(name, FOLDER), 'utf8')
          .split('\n')
          .filter(Boolean)
          .map((line) => lessonOf(line, name)),
      )
  )
}

/** The half of the fragments on which the rules may be improved. */
function developLessons(): Lesson[] {
  return loadFragments('develop').map(({ due, accept = [], ageGroups, allergies, section, text, critical, id }) => ({
    right: [due, ...accept],
    family: null,
    critical,
    section,
    text,
    months: youngestMonths(ageGroups),
    allergies,
    writer: id.slice(0, 3),
    isFromOutside: true,
  }))
}

/** Whether a passage by itself brings a fixed safety line. */
function bringsLines({ section, kind, text }: Passage): boolean {
  if (kind === 'word' || section === 'observation') return false
  const alone: ActivitySheet = { ...EMPTY_SHEET, objectifs: [text] }
  return !isDeepStrictEqual(withSafeguards(alone, { ageGroups: [...AGE_GROUPS] }), alone)
}

/**
 * Every passage of the sheets of the bank, which were vetted whole: none is refused, and one that brings no fixed line is
 * plainly kept.
 */
export function bankLessons(): Lesson[] {
  return SHEETS.flatMap((bankSheet) => {
    const { ageGroups, place, seasons, key } = bankSheet
    const sheet = writtenInSituation(bankSheet, {
      ageGroups,
      place,
      season: seasons.length === 1 ? seasons[0] : undefined,
    })
    return sheetReadings(sheet, { ageGroups }).map(({ passage, reading }) => ({
      ...reading,
      right: bringsLines(passage) ? (['kept', 'guarded'] as const) : (['kept'] as const),
      family: null,
      critical: false,
      writer: key,
      isFromOutside: false,
    }))
  })
}

/** Everything from which the reader learns, but the bank. */
export const allLessons = (): Lesson[] => [...developLessons(), ...writtenLessons()]

/** Digest of what the reader learns from and how it reads, but the bank: its weights say which one they are of. */
export const digestOfLessons = (): string =>
  digestOf(
    [
      'content/safety/concepts',
      'content/safety/fragments',
      'tests/evaluation/develop',
      'app/features/activities/safety/french-text.ts',
      'app/lib/french/fold-text.ts',
      'app/lib/french/stem.ts',
      READER,
    ],
    (path) => path.endsWith('weights.json') || path.endsWith('.test.ts'),
  )
