import { AppError } from '#app/server/errors.ts'
import { trackBackgroundWork } from '#app/server/interruption.server.ts'
import { llm } from '#app/server/llm/llm.server.ts'
import { log } from '#app/server/log.server.ts'
import type { DaycareScope } from '#app/server/middleware.ts'
import { getActivity } from '../library/server.ts'
import { describedMaterials } from '../reference-lists/server.ts'
import { abortGeneration, type RunOptions, runGeneration } from './generation-run.server.ts'
import { type GenerationLimits, RUN_DEADLINE_MS, requestStop, reserveUnit } from './generation-units.server.ts'
import { findRefusal, setHazardsAside } from './request/generation-refusals.ts'
import { stripNamesFromCriteria } from './request/strip-names.server.ts'
import type { GenerateActivityInput } from './schema.ts'
import { encodeGenerationEvent, type GenerationEvent } from './stream/generation-events.ts'

type Options = Partial<Pick<RunOptions, 'llm' | 'deadline'>> & { limits?: GenerationLimits; now?: Date }

/**
 * Generates an activity for a daycare and returns the stream of its events (see generation-events.ts). The generation
 * goes on and is saved when the reader leaves; only {@link stopGeneration} ends it. A repeated id, once done, gives the
 * saved activity.
 *
 * A material that is a hazard for this group is set aside, and the sheet says why.
 *
 * Throws before the stream begins: INVALID_INPUT for a refused theme or observation, or material beside which nothing is left,
 * TOO_MANY over the limits, CONFLICT for an id under way or used with other criteria, NOT_FOUND for a foreign one.
 */
export async function generateActivity(
  scope: DaycareScope,
  request: GenerateActivityInput,
  { llm: model = llm(), deadline = RUN_DEADLINE_MS, limits, now }: Options = {},
): Promise<ReadableStream<Uint8Array>> {
  const typed = await stripNamesFromCriteria(request.criteria)
  const described = await describedMaterials(scope, typed.materials)
  const { criteria, setAside } = setHazardsAside(typed, described)
  const input = { ...request, criteria }
  const refusal = findRefusal(input.criteria, described)
  if (refusal) {
    log().warn({ generation: input.id, user: scope.userId, category: refusal.category }, 'request refused')
    throw new AppError('INVALID_INPUT', refusal.sentence)
  }
  const reservation = await reserveUnit(scope, input, limits, now)
  if (reservation.kind === 'saved') {
    const { activityId } = reservation
    const activity = await getActivity(scope, activityId)
    return eventStream(async (emit) => emit({ type: 'done', activityId, activity }))
  }
  return eventStream((emit) => runGeneration(scope, input, { llm: model, deadline, described, setAside }, emit))
}

/**
 * Runs `work` at once and encodes its events. Cancelling the stream stops the sending and not the work. `work` must not
 * reject.
 */
function eventStream(work: (emit: (event: GenerationEvent) => void) => Promise<void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let hasReader = true
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => {
        if (hasReader) controller.enqueue(encoder.encode(text))
      }
      // A comment sent at once: proxies start to forward the response, and the page knows that the request has arrived.
      send(': brindille\n\n')
      const working = work((event) => send(encodeGenerationEvent(event))).finally(() => {
        if (hasReader) controller.close()
      })
      trackBackgroundWork(working)
    },
    cancel() {
      hasReader = false
    },
  })
}

/**
 * Stops a generation of the caller, in whichever process it runs. Nothing is saved; the unit is released when no
 * section was shown yet, and counted otherwise. `stopped` is false when it had already ended. Throws NOT_FOUND for a
 * foreign id.
 */
export async function stopGeneration(scope: DaycareScope, id: string): Promise<{ stopped: boolean }> {
  const stopped = await requestStop(scope, id)
  if (stopped) abortGeneration(id)
  return { stopped }
}
