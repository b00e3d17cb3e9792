import * as z from 'zod/mini'
import { AGE_GROUPS, type AgeGroup, PLACES, SEASONS } from '#app/domain/enums.ts'
import { capitalise } from '#app/lib/french/grammar.ts'
import { newId } from '#app/lib/ids.ts'
import { keptStore } from '#app/lib/kept/kept-store.ts'
import { FOUND_KINDS, type FoundKind } from './reader/headings.ts'
import type { CheckFoundInput, FoundReading } from './schema.ts'

const Line = z.object({ id: z.string(), text: z.string(), kind: z.enum(FOUND_KINDS) })
/** A line of the text, or one that the person has added. */
export type Line = z.infer<typeof Line>

/** A text and what the person has made of it, as she left it. */
const FoundDraft = z.object({
  /** Of the sheet to come: sent twice, it is one. */
  id: z.string(),
  text: z.string(),
  foundIn: z.string(),
  /** Null until the text was read. */
  sheet: z.nullable(
    z.object({
      title: z.string(),
      intention: z.string(),
      component: z.string(),
      ageGroups: z.array(z.enum(AGE_GROUPS)),
      place: z.nullable(z.enum(PLACES)),
      seasons: z.array(z.enum(SEASONS)),
      minutes: z.string(),
      lines: z.array(Line),
      vouched: z.array(z.string()),
      readBy: z.enum(['rules', 'model']),
    }),
  ),
})
export type FoundDraft = z.infer<typeof FoundDraft>
export type SheetDraft = NonNullable<FoundDraft['sheet']>

/** On the device until the sheet is kept: thirty days, since the text is somebody's. */
export const foundDrafts = keptStore('found', FoundDraft, { longest: 30 * 86_400_000 })
export const DRAFT_ID = 'text'

export const emptyDraft = (): FoundDraft => ({ id: newId(), text: '', foundIn: '', sheet: null })

/** The lists of a sheet to which a line can go, in the order in which they are shown. */
export const LISTS = ['material', 'step', 'why', 'variation', 'safety', 'observation'] as const
export type ListKind = (typeof LISTS)[number]
/** Where a line may be sent: a list, or out of the sheet. */
export const DESTINATIONS: readonly FoundKind[] = [...LISTS, 'left']

/** What a person starts from, once her text was read. Her own group is proposed where the text names no age. Pure. */
export function sheetDraftOf(reading: FoundReading, ownAges: readonly AgeGroup[]): SheetDraft {
  const lines = reading.pieces.map((piece) => ({ id: newId(), ...piece }))
  const title = lines.find(({ kind }) => kind === 'title')
  const intention = lines.find(({ kind }) => kind === 'why')
  return {
    title: capitalise(title?.text ?? ''),
    intention: intention?.text ?? '',
    component: reading.component,
    ageGroups: reading.ages.length > 0 ? reading.ages : [...ownAges],
    place: reading.place,
    seasons: reading.seasons,
    minutes: reading.minutes === null ? '' : `${reading.minutes}`,
    // What became a field of its own is not repeated in the lists.
    lines: lines.filter((line) => line !== title && line !== intention),
    vouched: [],
    readBy: reading.readBy,
  }
}

/** The sheet of a draft, to be checked by the schema and sent. Empty lines stay behind. Pure. */
export function inputOf(sheet: SheetDraft, allergies: CheckFoundInput['allergies']): unknown {
  const of = (kind: FoundKind) =>
    sheet.lines.filter((line) => line.kind === kind && line.text.trim() !== '').map(({ text }) => text)
  const { title, intention, component, ageGroups, place, seasons, minutes, vouched } = sheet
  return {
    title,
    intention,
    component,
    ageGroups,
    place,
    seasons,
    minutes: /^\d{1,4}$/.test(minutes.trim()) ? Number(minutes) : null,
    allergies,
    material: of('material'),
    steps: of('step'),
    goals: of('why'),
    variations: of('variation'),
    safety: of('safety'),
    observation: of('observation'),
    vouched,
  }
}

/** Every word that would be kept, for the question about names. Pure. */
export function keptTextOf(sheet: SheetDraft): string {
  const kept = sheet.lines.filter(({ kind }) => kind !== 'left' && kind !== 'facts')
  return [sheet.title, sheet.intention, ...kept.map(({ text }) => text)].join('\n')
}
