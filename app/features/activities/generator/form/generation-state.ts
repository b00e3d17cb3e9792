import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import type { ActivitySheet } from '#app/domain/activity-sheet.ts'
import type { ActivityDetail } from '#app/features/activities/library/schema.ts'
import { generatorSentences } from '#content/pages/activities.ts'
import type { GenerationEvent, NearActivity, SectionEvent } from '../stream/generation-events.ts'

type Failure = {
  sentence: string
  reference: string
  near: NearActivity[]
  /** No answer came, so nobody knows whether it was begun: to try again is to send the same one. */
  isUnanswered?: boolean
}

/**
 * What the result of the generator shows. `lost`: the answer stopped coming, but the server goes on and will put the
 * activity in the list.
 */
export type GenerationState = { id: string; criteria: ActivityCriteria; sheet: Partial<ActivitySheet> } & (
  | { phase: 'running'; isChecking: boolean }
  | { phase: 'done'; activity: ActivityDetail }
  | ({ phase: 'stopped' | 'failed' } & Failure)
  | { phase: 'lost' }
)

export function begin(id: string, criteria: ActivityCriteria): GenerationState {
  return { id, criteria, sheet: {}, phase: 'running', isChecking: false }
}

function withSection(sheet: Partial<ActivitySheet>, { key, value }: SectionEvent): Partial<ActivitySheet> {
  return { ...sheet, [key]: value }
}

/** The state after an event. What comes after the end changes nothing. */
export function advance(state: GenerationState, event: GenerationEvent): GenerationState {
  if (state.phase !== 'running') return state
  const { id, criteria, sheet } = state
  switch (event.type) {
    case 'section':
      return { ...state, sheet: withSection(sheet, event) }
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

/** The state after the call itself failed, before any event. */
export function refuse(state: GenerationState, failure: Omit<Failure, 'near'>): GenerationState {
  const { id, criteria, sheet } = state
  return { id, criteria, sheet, phase: 'failed', near: [], ...failure }
}

export function lose({ id, criteria, sheet }: GenerationState): GenerationState {
  return { id, criteria, sheet, phase: 'lost' }
}

/** Said to screen readers: the beginning and the end, never each part. */
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
    // The error itself is an alert.
    case 'failed':
      return ''
    case 'lost':
      return generatorSentences.lost
  }
}
