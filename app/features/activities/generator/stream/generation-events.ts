import { EventSourceParserStream } from 'eventsource-parser/stream'
import * as z from 'zod/mini'
import { ActivitySheet, SHEET_SECTIONS, type SheetSection } from '#app/domain/activity-sheet.ts'
import type { ActivityDetail } from '#app/features/activities/library/schema.ts'

/*
 * Progress of a generation, as server-sent events: `event: section|status|done|error`, one line of JSON each. A stream
 * ends with exactly one `done` or `error`. Browser-safe.
 */

/** The model or the bank writes, the rules check, faulty sections are rewritten, the activity is saved. */
const STEPS = ['writing', 'checking', 'repairing', 'saving'] as const

/** An activity of the library that matches the criteria of a request. */
export type NearActivity = { id: string; title: string }

/**
 * A complete section. The same key may come again: the later value replaces the earlier one. Sections come in the order
 * of the sheet, except those withheld until the whole sheet is checked, which come last.
 */
export type SectionEvent = {
  [Key in SheetSection]: { type: 'section'; key: Key; value: ActivitySheet[Key] }
}[SheetSection]

export type GenerationEvent =
  | SectionEvent
  | { type: 'status'; step: (typeof STEPS)[number] }
  | { type: 'done'; activityId: string; activity: ActivityDetail }
  | {
      type: 'error'
      /** French, for the person. */
      sentence: string
      /** For support; empty when the person stopped the generation herself. */
      reference: string
      near: NearActivity[]
      /** True when she stopped it herself: the sections received so far may stay on screen. */
      stopped: boolean
    }

/** One event in the text/event-stream format. */
export function encodeGenerationEvent({ type, ...data }: GenerationEvent): string {
  return `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`
}

const SectionData = z.object({ key: z.enum(SHEET_SECTIONS), value: z.unknown() })
const CheckedSectionEvent = z.custom<SectionEvent>((event) => {
  const { data } = SectionData.safeParse(event)
  return data !== undefined && ActivitySheet.shape[data.key].safeParse(data.value).success
})
const optionalDate = z.optional(z.nullable(z.string()))
const SerializedActivity = z.looseObject({
  id: z.string(),
  title: z.string(),
  createdAt: z.string(),
  editedAt: optionalDate,
  reviewedAt: optionalDate,
})
const parseDate = (text: string | null | undefined) => (text ? new Date(text) : null)
/** Dates are text in JSON. Only the dates are checked: the server is trusted for the rest. */
const Activity = z.pipe(
  z.pipe(
    SerializedActivity,
    z.transform((activity) => ({
      ...activity,
      createdAt: new Date(activity.createdAt),
      editedAt: parseDate(activity.editedAt),
      reviewedAt: parseDate(activity.reviewedAt),
    })),
  ),
  z.custom<ActivityDetail>(),
)
const StatusData = z.object({ step: z.enum(STEPS) })
const DoneData = z.object({ activityId: z.string(), activity: Activity })
const ErrorData = z.object({
  sentence: z.string(),
  reference: z.string(),
  near: z.array(z.object({ id: z.string(), title: z.string() })),
  stopped: z.boolean(),
})

/** A section as an event; throws when the value does not match the schema of its key. */
export function sectionEvent(key: SheetSection, value: unknown): SectionEvent {
  return CheckedSectionEvent.parse({ type: 'section', key, value })
}

/** Parses one event. Throws on a type or shape that this version does not know. */
function decodeEvent(type: string | undefined, data: unknown): GenerationEvent {
  switch (type) {
    case 'section':
      return CheckedSectionEvent.parse({ type, ...SectionData.parse(data) })
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
 * Reads the events of a response as they arrive. Leaving the loop early cancels the response and not the generation,
 * which is stopped by its server function. Throws when the connection breaks, and when the stream ends without `done`
 * or `error`.
 */
export async function* readGenerationEvents(response: Response): AsyncGenerator<GenerationEvent, void> {
  if (!response.body) throw new Error('The answer has no body')
  const text = response.body.pipeThrough(new TextDecoderStream())
  const reader = text.pipeThrough(new EventSourceParserStream()).getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) throw new Error('The stream ended before the generation did')
      const event = decodeEvent(value.event, JSON.parse(value.data))
      yield event
      if (event.type === 'done' || event.type === 'error') return
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}
