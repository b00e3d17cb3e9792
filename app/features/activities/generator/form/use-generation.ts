import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import { browserTimezone, refreshAfterGeneration } from '#app/features/activities/library/queries.ts'
import { newId } from '#app/lib/ids.ts'
import { parseError } from '#app/lib/parse-error.ts'
import { generatorSentences } from '#content/pages/activities.ts'
import { generateActivityFn, stopGenerationFn } from '../functions.ts'
import { readGenerationEvents } from '../stream/generation-events.ts'
import { advance, begin, type GenerationState, lose, refuse } from './generation-state.ts'

/** When the connection was lost, the list is read again after these milliseconds: the server finishes meanwhile. */
const LOOK_AGAIN = [5_000, 20_000, 60_000]

/**
 * One generation at a time, followed as it is written. Leaving the page stops nothing: the reading goes on, and the lists
 * are read again at the end.
 */
export function useGeneration() {
  const queryClient = useQueryClient()
  const [state, setState] = useState<GenerationState | null>(null)
  const running = useRef<string | null>(null)

  /** Applies a change to this very generation, not to a later one. */
  const change = (id: string, next: (state: GenerationState) => GenerationState) =>
    setState((current) => (current?.id === id ? next(current) : current))

  /** `id`: that of a generation nobody knows the fate of, sent again; the server takes it once. */
  const start = async (criteria: ActivityCriteria, id = newId()) => {
    if (running.current) return
    running.current = id
    setState(begin(id, criteria))
    let hasAnswered = false
    try {
      const response = await generateActivityFn({ data: { id, criteria, timezone: browserTimezone() } })
      hasAnswered = true
      for await (const event of readGenerationEvents(response)) change(id, (current) => advance(current, event))
    } catch (error) {
      const { sentence, reference, status } = parseError(error)
      if (hasAnswered) {
        change(id, lose)
        for (const delay of LOOK_AGAIN) setTimeout(() => refreshAfterGeneration(queryClient), delay)
      } else if (status === 0) {
        change(id, (current) =>
          refuse(current, { sentence: generatorSentences.unanswered, reference, isUnanswered: true }),
        )
      } else change(id, (current) => refuse(current, { sentence, reference }))
    } finally {
      running.current = null
      await refreshAfterGeneration(queryClient)
    }
  }

  const stop = async () => {
    const id = running.current
    if (!id) return
    // The end of the stream tells what became of it; a stop that fails leaves the generation as it is.
    await stopGenerationFn({ data: { id } }).catch(() => undefined)
  }

  return { state, start, stop, dismiss: () => setState(null) }
}
