import * as z from 'zod/mini'
import type { ActivitySheet } from '#app/domain/activity-sheet.ts'

type SheetStep = ActivitySheet['deroulement'][number]

/** A step in the field: what is prepared, without a duration, then each step of the sheet. */
export type FieldStep = { kind: 'before'; lines: readonly string[] } | ({ kind: 'step' } & SheetStep)

/** Where one is in a sheet: the step, the times measured and the materials that are ready. Times in milliseconds. */
export const FieldState = z.object({
  step: z.int(),
  showsAll: z.boolean(),
  /** For each step, what was measured before the present run of its timer. */
  elapsed: z.array(z.number()),
  /** The step whose timer runs, since when; one at a time. */
  running: z.nullable(z.object({ step: z.int(), since: z.number() })),
  /** Names of materials. */
  ready: z.array(z.string()),
})
export type FieldState = z.infer<typeof FieldState>

export const FIRST_STATE: FieldState = { step: 0, showsAll: false, elapsed: [], running: null, ready: [] }

/** The steps of a sheet, what is prepared first when it says something of it. */
export function fieldSteps({ preparation, deroulement }: ActivitySheet): FieldStep[] {
  const steps = deroulement.map((step): FieldStep => ({ kind: 'step', ...step }))
  return preparation.length > 0 ? [{ kind: 'before', lines: preparation }, ...steps] : steps
}

/** Inside the steps that there are: the sheet may have lost some since. */
export const goTo = (state: FieldState, step: number, count: number): FieldState => ({
  ...state,
  step: Math.max(0, Math.min(step, count - 1)),
})

/** Milliseconds measured for a step. */
export function elapsedOf({ elapsed, running }: FieldState, step: number, now: number): number {
  // The clock of a device can be set back.
  const run = running?.step === step ? Math.max(0, now - running.since) : 0
  return (elapsed[step] ?? 0) + run
}

function withElapsed(state: FieldState, step: number, value: number): FieldState {
  const elapsed = Array.from({ length: Math.max(state.elapsed.length, step + 1) }, (_, at) => state.elapsed[at] ?? 0)
  return { ...state, elapsed: elapsed.with(step, value) }
}

/** Stops the timer that runs, and keeps what it has measured. */
export function pauseTimer(state: FieldState, now: number): FieldState {
  if (!state.running) return state
  const { step } = state.running
  return { ...withElapsed(state, step, elapsedOf(state, step, now)), running: null }
}

/** Another timer that runs is paused: one step is lived at a time. */
export const startTimer = (state: FieldState, step: number, now: number): FieldState => ({
  ...pauseTimer(state, now),
  running: { step, since: now },
})

export const resetTimer = (state: FieldState, step: number): FieldState => ({
  ...withElapsed(state, step, 0),
  running: state.running?.step === step ? null : state.running,
})

export const toggleReady = (state: FieldState, name: string): FieldState => ({
  ...state,
  ready: state.ready.includes(name) ? state.ready.filter((it) => it !== name) : [...state.ready, name],
})

/** The first sentence of a step, to be read from afar, and what follows it. */
export function leadOf(text: string): [lead: string, rest: string] {
  const end = text.search(/[.!?…] (?=[«\p{Lu}])/u) + 1
  return end > 0 ? [text.slice(0, end), text.slice(end + 1)] : [text, '']
}
