import { afterAll, vi } from 'vitest'
import type { SheetSection } from '#app/domain/activity-sheet.ts'
import { countGeneratedToday } from '#app/features/activities/generator/generation-units.server.ts'
import type { GenerateActivityInput } from '#app/features/activities/generator/schema.ts'
import { generateActivity } from '#app/features/activities/generator/server.ts'
import {
  type GenerationEvent,
  readGenerationEvents,
} from '#app/features/activities/generator/stream/generation-events.ts'
import { createLlm, type Llm, type LlmTimings } from '#app/server/llm/llm.server.ts'
import type { StaffedDaycare } from '../people.ts'
import { type FakeLlm, startFakeLlm } from './fake-llm.ts'

const TIMEZONE = 'America/Toronto'
/** The daily limit of the product, and a limit per minute that no test reaches. */
export const LIMITS = { daily: 20, burst: 1_000 }
const TIMINGS: LlmTimings = { firstByte: 10_000, silence: 10_000 }
/** Models that stop sending: their timeouts are short. The others are long, so that a busy machine fails no test. */
const SILENT = new Set(['hang', 'body-stall', 'stream-stall'])

/** A valid request, with a new id. */
export function generationRequest(criteria: Partial<GenerateActivityInput['criteria']> = {}): GenerateActivityInput {
  return {
    id: crypto.randomUUID(),
    timezone: TIMEZONE,
    criteria: {
      ageGroups: ['AGE_3_YEARS_4_YEARS'],
      developments: ['DEVELOPMENT_COGNITIVE'],
      themes: ['Arbres et feuilles'],
      materials: ['Feuilles', 'Loupes'],
      place: 'YARD',
      season: 'AUTUMN',
      durationMinutes: 30,
      ...criteria,
    },
  }
}

/** Starts the fake model for the tests of a file, and silences the log, since its faults are expected. Stopped after them. */
export async function fakeModelServer(): Promise<FakeLlm> {
  vi.stubEnv('LOG_LEVEL', 'silent')
  const fake = await startFakeLlm()
  afterAll(() => fake.close())
  return fake
}

/** A client of the fake server. @param model name of the behaviour, see fake-llm.ts */
export const fakeModel = (fake: FakeLlm, model: string): Llm =>
  createLlm({
    apiKey: 'sk-test',
    baseUrl: fake.baseUrl,
    model,
    timings: SILENT.has(model) ? { ...TIMINGS, firstByte: 300, silence: 200 } : TIMINGS,
  })

export async function readEvents(stream: ReadableStream<Uint8Array>): Promise<GenerationEvent[]> {
  const events: GenerationEvent[] = []
  for await (const event of readGenerationEvents(new Response(stream))) events.push(event)
  return events
}

/** Runs a whole generation by the teacher of a daycare; without a model (`null`) it is composed from the bank. */
export async function generate(
  { teacherScope }: StaffedDaycare,
  llm: Llm | null,
  input = generationRequest(),
): Promise<GenerationEvent[]> {
  return readEvents(await generateActivity(teacherScope, input, { llm, limits: LIMITS, deadline: 15_000 }))
}

/** Keys of the sections, in the order of their events. */
export const sectionKeysOf = (events: GenerationEvent[]): SheetSection[] =>
  events.flatMap((event) => (event.type === 'section' ? [event.key] : []))

/** The last event. Throws unless the generation succeeded. */
export function doneEventOf(events: GenerationEvent[]) {
  const last = events.at(-1)
  if (last?.type !== 'done') throw new Error(`Expected a done event, got ${JSON.stringify(last)}`)
  return last
}

/** The last event. Throws unless the generation failed. */
export function errorEventOf(events: GenerationEvent[]) {
  const last = events.at(-1)
  if (last?.type !== 'error') throw new Error(`Expected an error event, got ${last?.type}`)
  return last
}

/** Generations counted today for the teacher of a daycare. */
export async function countGeneratedBy({ teacherScope }: StaffedDaycare): Promise<number> {
  return (await countGeneratedToday(teacherScope, TIMEZONE)).used
}
