import { EventSourceParserStream } from 'eventsource-parser/stream'
import * as z from 'zod/mini'
import { ActivitySheet, SHEET_SECTIONS, type SheetSection } from '#app/domain/activity-sheet.ts'
import type { ActivityDetail } from '#app/features/activities/library/schema.ts'

/*
 * What a generation says while it runs, as server-sent events: `event: section|status|done|error`, one line of JSON
 * each. A stream ends with exactly one `done` or `error`. Browser-safe.
 */

/** Under way: the model or the bank writes, the rules read, sections are written again, the sheet is saved. */
export const GENERATION_STEPS = ['writing', 'checking', 'repairing', 'saving'] as const
export type GenerationStep = (typeof GENERATION_STEPS)[number]

/** A library activity that comes near what was asked for. */
export type NearActivity = { id: string; title: string }

/**
 * A section, complete. The same key may come again: the later value replaces the earlier one. Sections come in the order
 * of the sheet, except those held back until they are checked, which come last.
 */
export type SectionEvent = {
  [Key in SheetSection]: { type: 'section'; key: Key; value: ActivitySheet[Key] }
}[SheetSection]

export type GenerationEvent =
  | SectionEvent
  | { type: 'status'; step: GenerationStep }
  | { type: 'done'; activityId: string; activity: ActivityDetail }
  | {
      type: 'error'
      /** French, for the person. */
      sentence: string
      /** Empty when there is nothing to tell support: a stop that she asked for. */
      reference: string
      near: NearActivity[]
      /** True when she stopped it herself: the sections received so far may stay on screen. */
      stopped: boolean
    }

/** One event as it travels. */
export function encodeGenerationEvent({ type, ...data }: GenerationEvent): string {
  return `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`
}

const SectionData = z.object({ key: z.enum(SHEET_SECTIONS), value: z.unknown() })
const Section = z.custom<SectionEvent>((event) => {
  const { data } = SectionData.safeParse(event)
  return data !== undefined && ActivitySheet.shape[data.key].safeParse(data.value).success
})
const date = z.optional(z.nullable(z.string()))
const Travelling = z.looseObject({
  id: z.string(),
  title: z.string(),
  createdAt: z.string(),
  editedAt: date,
  reviewedAt: date,
})
const dateOf = (text: string | null | undefined) => (text ? new Date(text) : null)
/** Dates travel as text. */
const Activity = z.pipe(
  z.pipe(
    Travelling,
    z.transform((activity) => ({
      ...activity,
      createdAt: new Date(activity.createdAt),
      editedAt: dateOf(activity.editedAt),
      reviewedAt: dateOf(activity.reviewedAt),
    })),
  ),
  z.custom<ActivityDetail>(),
)
const StatusData = z.object({ step: z.enum(GENERATION_STEPS) })
const DoneData = z.object({ activityId: z.string(), activity: Activity })
const ErrorData = z.object({
  sentence: z.string(),
  reference: z.string(),
  near: z.array(z.object({ id: z.string(), title: z.string() })),
  stopped: z.boolean(),
})

/** A section as an event; throws when the value is not of its shape. */
export function sectionEvent(key: SheetSection, value: unknown): SectionEvent {
  return Section.parse({ type: 'section', key, value })
}

/** Reads one event back. Throws on what this version does not know. */
function decode(type: string | undefined, data: unknown): GenerationEvent {
  switch (type) {
    case 'section':
      return Section.parse({ type, ...SectionData.parse(data) })
    case 'status':
      return { type, ...StatusData.parse(data) }
    case 'done':
      return { type, ...DoneData.parse(data) }
    case 'error':
      return { type, ...ErrorData.parse(data) }
    default:
      throw new Error(`Unknown event: ${type}`)
  }
}

/**
 * The events of an answer, as they come, wherever its bytes are cut. Leaving the loop early cancels the answer (the
 * generation itself goes on: stop it with its server function). Throws when the connection breaks, and when the stream
 * ends without `done` or `error`.
 */
export async function* readGenerationEvents(response: Response): AsyncGenerator<GenerationEvent, void> {
  if (!response.body) throw new Error('The answer has no body')
  const text = response.body.pipeThrough(new TextDecoderStream())
  const reader = text.pipeThrough(new EventSourceParserStream()).getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) throw new Error('The stream ended before the generation did')
      const event = decode(value.event, JSON.parse(value.data))
      yield event
      if (event.type === 'done' || event.type === 'error') return
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}
