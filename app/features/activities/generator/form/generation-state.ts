import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import type { ActivitySheet } from '#app/domain/activity-sheet.ts'
import type { ActivityDetail } from '#app/features/activities/library/schema.ts'
import { generatorSentences } from '#content/pages/activities.ts'
import type { GenerationEvent, NearActivity } from '../stream/generation-events.ts'

type Failure = {
  sentence: string
  reference: string
  near: NearActivity[]
  /** No response came, so the server may have started: a retry has to send the same id. */
  isUnanswered?: boolean
}

/**
 * State of one generation on screen. `lost`: the connection broke after the start, but the server goes on and saves the
 * activity.
 */
export type GenerationState = { id: string; criteria: ActivityCriteria; sheet: Partial<ActivitySheet> } & (
  | { phase: 'running'; isChecking: boolean }
  | { phase: 'done'; activity: ActivityDetail }
  | ({ phase: 'stopped' | 'failed' } & Failure)
  | { phase: 'lost' }
)

/** State at the start of a generation. */
export function beginGeneration(id: string, criteria: ActivityCriteria): GenerationState {
  return { id, criteria, sheet: {}, phase: 'running', isChecking: false }
}

/** The state after an event; unchanged once the generation has ended. */
export function applyEvent(state: GenerationState, event: GenerationEvent): GenerationState {
  if (state.phase !== 'running') return state
  const { id, criteria, sheet } = state
  switch (event.type) {
    case 'section':
      return { ...state, sheet: { ...sheet, [event.key]: event.value } }
    case 'status':
      return { ...state, isChecking: event.step !== 'writing' }
    case 'done':
      return { id, criteria, sheet: event.activity.sheet, phase: 'done', activity: event.activity }
    case 'error': {
      const { sentence, reference, near, stopped } = event
      return { id, criteria, sheet, phase: stopped ? 'stopped' : 'failed', sentence, reference, near }
    }
  }
}

/** The state after the request itself failed, before any event. */
export function markFailed(state: GenerationState, failure: Omit<Failure, 'near'>): GenerationState {
  const { id, criteria, sheet } = state
  return { id, criteria, sheet, phase: 'failed', near: [], ...failure }
}

/** The state after the connection broke while events were arriving. */
export function markLost({ id, criteria, sheet }: GenerationState): GenerationState {
  return { id, criteria, sheet, phase: 'lost' }
}

/** Text for screen readers: the start and the end, not each section. */
export function announcement(state: GenerationState | null): string {
  switch (state?.phase) {
    case undefined:
      return ''
    case 'running':
      return 'Génération en cours'
    case 'done':
      return `Activité prête : ${state.activity.title}`
    case 'stopped':
      return 'Génération arrêtée'
    // The error message is itself an alert.
    case 'failed':
      return ''
    case 'lost':
      return generatorSentences.lost
  }
}
