import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ActivityCriteria } from '#app/domain/activity-criteria.ts'
import { browserTimezone } from '#app/features/activities/library/queries.ts'
import { refreshAfterGeneration } from '#app/features/activities/queries.ts'
import { newId } from '#app/lib/ids.ts'
import { parseError } from '#app/lib/parse-error.ts'
import { generatorSentences } from '#content/pages/activities.ts'
import { generateActivityFn, stopGenerationFn } from '../functions.ts'
import { readGenerationEvents } from '../stream/generation-events.ts'
import { applyEvent, beginGeneration, type GenerationState, markFailed, markLost } from './generation-state.ts'

/** After a lost connection the library is refreshed at these delays: the server finishes the activity meanwhile. */
const REFRESH_DELAYS_MS = [5_000, 20_000, 60_000]

/**
 * Starts, follows and stops one generation at a time. Leaving the page stops nothing: the events are still read, and
 * the lists are refreshed at the end.
 */
export function useGeneration() {
  const queryClient = useQueryClient()
  const [state, setState] = useState<GenerationState | null>(null)
  const running = useRef<string | null>(null)

  /** Updates the state, unless another generation has replaced this one. */
  const update = (id: string, next: (state: GenerationState) => GenerationState) =>
    setState((current) => (current?.id === id ? next(current) : current))

  /** `id`: that of a request that had no response, to send it again; the server runs it only once. */
  const start = async (criteria: ActivityCriteria, id = newId()) => {
    if (running.current) return
    running.current = id
    setState(beginGeneration(id, criteria))
    let hasAnswered = false
    try {
      const response = await generateActivityFn({ data: { id, criteria, timezone: browserTimezone() } })
      hasAnswered = true
      for await (const event of readGenerationEvents(response)) update(id, (current) => applyEvent(current, event))
    } catch (error) {
      const { sentence, reference, status } = parseError(error)
      if (hasAnswered) {
        update(id, markLost)
        for (const delay of REFRESH_DELAYS_MS) setTimeout(() => refreshAfterGeneration(queryClient), delay)
      } else if (status === 0) {
        update(id, (current) =>
          markFailed(current, { sentence: generatorSentences.unanswered, reference, isUnanswered: true }),
        )
      } else update(id, (current) => markFailed(current, { sentence, reference }))
    } finally {
      running.current = null
      await refreshAfterGeneration(queryClient)
    }
  }

  const stop = async () => {
    const id = running.current
    if (!id) return
    // The outcome comes as the last event of the stream; when this request fails, the generation goes on.
    await stopGenerationFn({ data: { id } }).catch(() => undefined)
  }

  return { state, start, stop, dismiss: () => setState(null) }
}
