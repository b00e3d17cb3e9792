import cluster, { type Worker } from 'node:cluster'
import type { EventEmitter } from 'node:events'

/*
 * A request for the figures arrives at one process; what all of them have counted is gathered by the primary.
 */

/** Messages between the primary and the workers. `counted` is what {@link HostOptions.app} counts, opaque here. */
export type FiguresMessage =
  /** To the primary: gather the figures of all. */
  | { type: 'figuresWanted'; id: number }
  /** To a worker: send yours. */
  | { type: 'figuresAsked'; id: number }
  | { type: 'figures'; id: number; counted: unknown }
  /** To the worker that wanted them. */
  | { type: 'allFigures'; id: number; all: unknown[] }

/** Milliseconds after which a worker that does not answer is left out, and after which the asking one has only its own. */
const WORKER_TIMEOUT_MS = 2_000
const PRIMARY_TIMEOUT_MS = 3_000

let lastId = 0

/** The answer with this type and id; undefined after the timeout. */
function answerTo<Type extends 'figures' | 'allFigures'>(
  from: EventEmitter,
  type: Type,
  id: number,
  timeoutMs: number,
): Promise<Extract<FiguresMessage, { type: Type }> | undefined> {
  return new Promise((resolve) => {
    const end = (answer?: Extract<FiguresMessage, { type: Type }>) => {
      clearTimeout(timer)
      from.off('message', onMessage)
      resolve(answer)
    }
    const onMessage = (message: FiguresMessage) =>
      message.type === type && message.id === id && end(message as Extract<FiguresMessage, { type: Type }>)
    const timer = setTimeout(end, timeoutMs)
    from.on('message', onMessage)
  })
}

const send = (worker: Worker, message: FiguresMessage): void => {
  if (worker.isConnected()) worker.send(message, () => {})
}

/** In the primary: gathers the figures of the workers for the one that wants them. */
export function relayFigures(serving: () => Worker[]): void {
  cluster.on('message', async (asker: Worker, message: FiguresMessage) => {
    if (message.type !== 'figuresWanted') return
    const answers = await Promise.all(
      serving().map((worker) => {
        const id = ++lastId
        const answer = answerTo(worker, 'figures', id, WORKER_TIMEOUT_MS)
        send(worker, { type: 'figuresAsked', id })
        return answer
      }),
    )
    const all = answers.flatMap((answer) => (answer ? [answer.counted] : []))
    send(asker, { type: 'allFigures', id: message.id, all })
  })
}

/** In a worker: answers the primary. */
export function answerWithFigures(collect: () => Promise<unknown>): void {
  process.on('message', async (message: FiguresMessage) => {
    if (message.type === 'figuresAsked')
      process.send?.({ type: 'figures', id: message.id, counted: await collect() } satisfies FiguresMessage)
  })
}

/** In a worker: the figures of all of them, or its own when the primary does not answer. */
export async function gatherFigures(collect: () => Promise<unknown>): Promise<unknown[]> {
  const id = ++lastId
  const answer = answerTo(process, 'allFigures', id, PRIMARY_TIMEOUT_MS)
  process.send?.({ type: 'figuresWanted', id } satisfies FiguresMessage)
  return (await answer)?.all ?? [await collect()]
}
