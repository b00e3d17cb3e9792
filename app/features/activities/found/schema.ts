import * as z from 'zod/mini'
import { COMPONENTS, type SafetyChange, type SheetSection } from '#app/domain/activity-sheet.ts'
import { AGE_GROUPS, type AgeGroup, ALLERGENS, PLACES, type Place, SEASONS, type Season } from '#app/domain/enums.ts'
import { foundSentences as sentences } from '#content/pages/sheet/found-activity.ts'
import { SHEET_ENTRIES_MAX, SHEET_TEXT_MAX, SHEET_TITLE_MAX, VISIBILITIES } from '../limits.ts'
import type { SafetyDoubt } from '../safety/check-safety.ts'
import type { FoundPiece } from './reader/read-found-text.ts'

/** Characters of a text that can be read. */
export const TEXT_MAX = 20_000
export const SOURCE_MAX = 300
/** What a section of a sheet holds that a person edits. */
export const LINE_MAX = SHEET_TEXT_MAX
const MATERIAL_MAX = 120
/** Steps as typed: a sheet has fewer, and neighbours are put together. */
const STEPS_MAX = 40
const MINUTES = { least: 5, most: 240 } as const

const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(LINE_MAX, sentences.lineTooLong))
const lines = z.array(line).check(z.maxLength(SHEET_ENTRIES_MAX, sentences.tooMany))
const distinct = <Value>(values: Value[]) => [...new Set(values)]

export const ReadFoundInput = z.strictObject({
  text: z.string().check(z.trim(), z.minLength(1, sentences.textMissing), z.maxLength(TEXT_MAX, sentences.textTooLong)),
})
export type ReadFoundInput = z.infer<typeof ReadFoundInput>

/** What a person makes of a found text: the parts of a sheet. `vouched`: passages whose doubt she has looked at, and keeps. */
export const CheckFoundInput = z.strictObject({
  title: z
    .string()
    .check(z.trim(), z.minLength(1, sentences.titleMissing), z.maxLength(SHEET_TITLE_MAX, sentences.titleTooLong)),
  ageGroups: z
    .array(z.enum(AGE_GROUPS))
    .check(z.minLength(1, sentences.agesMissing), z.maxLength(AGE_GROUPS.length), z.overwrite(distinct)),
  place: z.enum(PLACES, sentences.placeMissing),
  seasons: z.array(z.enum(SEASONS)).check(z.maxLength(SEASONS.length), z.overwrite(distinct)),
  minutes: z
    .int(sentences.minutesOff)
    .check(z.gte(MINUTES.least, sentences.minutesOff), z.lte(MINUTES.most, sentences.minutesOff)),
  intention: z
    .string()
    .check(z.trim(), z.minLength(1, sentences.intentionMissing), z.maxLength(LINE_MAX, sentences.lineTooLong)),
  component: z.enum(Object.values(COMPONENTS).flat(), sentences.componentMissing),
  allergies: z.array(z.enum(ALLERGENS)).check(z.maxLength(ALLERGENS.length), z.overwrite(distinct)),
  material: z
    .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(MATERIAL_MAX, sentences.materialTooLong)))
    .check(z.maxLength(SHEET_ENTRIES_MAX, sentences.tooMany)),
  steps: z.array(line).check(z.minLength(1, sentences.stepsMissing), z.maxLength(STEPS_MAX, sentences.tooMany)),
  goals: lines,
  variations: lines,
  safety: lines,
  observation: lines,
  vouched: lines,
})
export type CheckFoundInput = z.infer<typeof CheckFoundInput>

/** `id` is created by the browser, once per text: a press twice makes one sheet. */
export const KeepFoundInput = z.extend(CheckFoundInput, {
  id: z.uuid(),
  foundIn: z.string().check(z.trim(), z.maxLength(SOURCE_MAX, sentences.sourceTooLong)),
  visibility: z.enum(VISIBILITIES),
})
export type KeepFoundInput = z.infer<typeof KeepFoundInput>

/** A found text, sorted. What it does not say is empty or null. */
export type FoundReading = {
  pieces: FoundPiece[]
  ages: AgeGroup[]
  place: Place | null
  seasons: Season[]
  minutes: number | null
  /** A component of the closed list that its words come near; empty for none. */
  component: string
  readBy: 'rules' | 'model'
}

/** A passage that may not stand in a sheet, why, and with what it can be replaced; null when nothing safe is known. */
export type RefusedPassage = { section: SheetSection; text: string; reason: string; replacement: string | null }

export type FoundCheck = {
  refused: RefusedPassage[]
  /** What only a person can judge, without what she has vouched for. */
  doubts: SafetyDoubt[]
  /** What the rules add to the safety section. */
  added: SafetyChange[]
  /** Sections about which the text says nothing: to be written before the sheet can be marked as reviewed. */
  missing: SheetSection[]
}
