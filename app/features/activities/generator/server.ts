import { AppError } from '#app/server/errors.ts'
import { outliveRequest } from '#app/server/interruption.server.ts'
import { llm } from '#app/server/llm/llm.server.ts'
import { log } from '#app/server/log.server.ts'
import { type DaycareScope, ownDaycareId } from '#app/server/middleware.ts'
import { getActivity } from '../library/server.ts'
import { type RunOptions, runGeneration, stopRunning } from './generation-run.server.ts'
import { type Limits, RUN_DEADLINE, requestStop, reserveUnit } from './generation-units.server.ts'
import { findRefusal } from './request/generation-refusals.ts'
import { namelessCriteria } from './request/name-gate.server.ts'
import type { GenerateActivityInput } from './schema.ts'
import { encodeGenerationEvent, type GenerationEvent } from './stream/generation-events.ts'

type Options = Partial<RunOptions> & { limits?: Limits; now?: Date }

/**
 * Generates an activity for a daycare and answers the stream of its events (see generation-events.ts). The generation
 * goes on and is saved when nobody reads any more; {@link stopGeneration} ends it. The same id again, once done, answers
 * the saved activity.
 *
 * Throws before the stream begins: INVALID_INPUT for a theme or material that is not taken on, TOO_MANY over the limits,
 * CONFLICT for an id under way or used for something else, NOT_FOUND for a foreign one.
 */
export async function generateActivity(
  scope: DaycareScope,
  asked: GenerateActivityInput,
  options: Options = {},
): Promise<ReadableStream<Uint8Array>> {
  const input = { ...asked, criteria: await namelessCriteria(asked.criteria) }
  const refusal = findRefusal(input.criteria)
  if (refusal) {
    log().warn({ generation: input.id, user: scope.userId, category: refusal.category }, 'request not taken on')
    throw new AppError('INVALID_INPUT', refusal.sentence)
  }
  const daycareId = ownDaycareId(scope)
  const reservation = await reserveUnit(scope, input, options.limits, options.now)
  if (reservation.kind === 'saved') {
    const { activityId } = reservation
    const activity = await getActivity({ ...scope, daycareId }, activityId)
    return eventStream(async (emit) => emit({ type: 'done', activityId, activity }))
  }
  const model = options.llm === undefined ? llm() : options.llm
  return eventStream((emit) =>
    runGeneration(scope, input, { llm: model, deadline: options.deadline ?? RUN_DEADLINE }, emit),
  )
}

/**
 * Runs `work` at once and gives its events as bytes. Cancelling the stream stops nothing but the sending. `work` must
 * not reject.
 */
function eventStream(work: (emit: (event: GenerationEvent) => void) => Promise<void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let isRead = true
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => {
        if (isRead) controller.enqueue(encoder.encode(text))
      }
      // A first byte at once: proxies open the way, and the page knows that it was heard.
      send(': brindille\n\n')
      const working = work((event) => send(encodeGenerationEvent(event))).finally(() => {
        if (isRead) controller.close()
      })
      outliveRequest(working)
    },
    cancel() {
      isRead = false
    },
  })
}

/**
 * Ends a generation of the caller's, in whichever process it runs. Before its first section the unit is given back;
 * after, it is counted and nothing is saved. False when it was over already. NOT_FOUND for a foreign id.
 */
export async function stopGeneration(scope: DaycareScope, id: string): Promise<{ stopped: boolean }> {
  const stopped = await requestStop(scope, id)
  if (stopped) stopRunning(id)
  return { stopped }
}
