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
import type { Staffed } from '../people.ts'
import { type FakeLlm, startFakeLlm } from './fake-llm.ts'

const TIMEZONE = 'America/Toronto'
/** Without the limit per minute, which tests would meet. */
export const LIMITS = { daily: 20, burst: 1_000 }
const TIMINGS: LlmTimings = { firstByte: 10_000, silence: 10_000 }
/** Short where nothing will come, so that it is noticed soon; long elsewhere, so that a busy machine fails no test. */
const SILENT = new Set(['hang', 'body-stall', 'stream-stall'])

/** A request of an educator in Montréal, with an id of its own. */
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

/** For all tests of a file: the server of a model that answers as it is told, whose faults are not logged. */
export async function fakeModelServer(): Promise<FakeLlm> {
  vi.stubEnv('LOG_LEVEL', 'silent')
  const fake = await startFakeLlm()
  afterAll(() => fake.close())
  return fake
}

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

/** One whole generation by the teacher of a daycare; `llm` null composes from the bank. */
export async function generate(
  { teacherScope }: Staffed,
  llm: Llm | null,
  input = generationRequest(),
): Promise<GenerationEvent[]> {
  return readEvents(await generateActivity(teacherScope, input, { llm, limits: LIMITS, deadline: 15_000 }))
}

export const keysOf = (events: GenerationEvent[]): SheetSection[] =>
  events.flatMap((event) => (event.type === 'section' ? [event.key] : []))

export function doneOf(events: GenerationEvent[]) {
  const last = events.at(-1)
  if (last?.type !== 'done') throw new Error(`Expected a done event, got ${JSON.stringify(last)}`)
  return last
}

export function errorOf(events: GenerationEvent[]) {
  const last = events.at(-1)
  if (last?.type !== 'error') throw new Error(`Expected an error event, got ${last?.type}`)
  return last
}

export async function usedBy({ teacherScope }: Staffed): Promise<number> {
  return (await countGeneratedToday(teacherScope, TIMEZONE)).used
}
