import { setTimeout as wait } from 'node:timers/promises'
import { SHEET_SECTIONS, type SheetSection } from '#app/domain/activity-sheet.ts'
import { db } from '#app/server/database/db.server.ts'
import { interruption } from '#app/server/interruption.server.ts'
import type { Llm } from '#app/server/llm/llm.server.ts'
import { LlmError } from '#app/server/llm/llm-error.ts'
import { log } from '#app/server/log.server.ts'
import { type DaycareScope, ownDaycareId } from '#app/server/middleware.ts'
import { generationSentences } from '#content/generation.ts'
import { composeFrom } from '../bank/generation-bank.ts'
import { getActivity } from '../library/server.ts'
import { GenerationFailure, GenerationInterrupted, GenerationStopped } from './generation-failure.ts'
import { writeWithModel } from './generation-model.server.ts'
import { type FinishedSheet, saveActivity, UnitLost } from './generation-save.server.ts'
import { isStopRequested, releaseUnit, seedOf, spendUnit } from './generation-units.server.ts'
import { nearActivities } from './request/generation-near.server.ts'
import type { GenerateActivityInput } from './schema.ts'
import { type GenerationEvent, sectionEvent } from './stream/generation-events.ts'

export type RunOptions = {
  /** Null: composed from the bank. */
  llm: Llm | null
  /** Milliseconds. */
  deadline: number
}

/** Generations under way in this process, so that a stop is felt at once; another process reads it in the row. */
const running = new Map<string, AbortController>()

/** Stops a generation of this process; one of another process notices the row by itself. */
export function stopRunning(id: string): void {
  running.get(id)?.abort(new GenerationStopped())
}

type Emit = (event: GenerationEvent) => void

/**
 * Writes, checks and saves one activity whose unit is reserved, telling of it by events; the last one is `done` or
 * `error`. Never rejects, and does not care whether anybody listens: a closed tab loses nothing.
 */
export async function runGeneration(
  scope: DaycareScope,
  input: GenerateActivityInput,
  options: RunOptions,
  emit: Emit,
): Promise<void> {
  const { id, criteria } = input
  const started = performance.now()
  const stop = new AbortController()
  running.set(id, stop)
  const run = new Run(scope, input, emit)
  try {
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(options.deadline)])
    emit({ type: 'status', step: 'writing' })
    const finished = options.llm
      ? await writeWithModel(options.llm, criteria, signal, {
          onSection: (key, value) => run.show(key, value),
          onStep: (step) => emit({ type: 'status', step }),
        })
      : composeFrom(criteria, criteria.idea?.seed ?? (await seedOfTurn(scope.userId, id)))
    await run.finish(finished, stop.signal)
    log().info(
      { generation: id, ms: Math.round(performance.now() - started), ...finished.provenance },
      'activity generated',
    )
  } catch (error) {
    if (stop.signal.aborted) await run.fail(new GenerationStopped())
    else await run.fail(interruption.aborted ? new GenerationInterrupted() : error)
  } finally {
    running.delete(id)
  }
}

class Run {
  readonly #scope: DaycareScope
  readonly #input: GenerateActivityInput
  readonly #emit: Emit
  /** Sections as they are on screen, to send again only what has changed. */
  readonly #shown = new Map<SheetSection, string>()
  #isSaved = false

  constructor(scope: DaycareScope, input: GenerateActivityInput, emit: Emit) {
    this.#scope = scope
    this.#input = input
    this.#emit = emit
  }

  /** Shows a section, unless a stop was asked for meanwhile. */
  async show(key: SheetSection, value: unknown): Promise<void> {
    if (await isStopRequested(this.#input.id)) throw new GenerationStopped()
    this.#send(key, value)
  }

  #send(key: SheetSection, value: unknown): void {
    const text = JSON.stringify(value)
    if (this.#shown.get(key) === text) return
    this.#shown.set(key, text)
    this.#emit(sectionEvent(key, value))
  }

  /** The rest of a sheet that has passed, then the saved activity. */
  async finish(finished: FinishedSheet, stop: AbortSignal): Promise<void> {
    const { id, criteria } = this.#input
    for (const key of SHEET_SECTIONS) this.#send(key, finished.sheet[key])
    this.#emit({ type: 'status', step: 'saving' })
    stop.throwIfAborted()
    const author = { generationId: id, userId: this.#scope.userId, daycareId: ownDaycareId(this.#scope) }
    const activityId = await saveActivity(author, criteria, finished)
    this.#isSaved = true
    const activity = await getActivity(this.#scope, activityId)
    this.#emit({ type: 'done', activityId, activity })
  }

  /** Gives the unit back, or keeps it where she has seen a part and stopped, and says what happened. */
  async fail(error: unknown): Promise<void> {
    const { id, criteria } = this.#input
    const isStop = !this.#isSaved && (error instanceof GenerationStopped || error instanceof UnitLost)
    const { sentence, status, cause } = isStop ? STOPPED : this.#isSaved ? SAVED : explain(error)
    const counts = isStop && this.#shown.size > 0
    await settle(() => (counts ? spendUnit(id, cause) : releaseUnit(id, cause)))
    if (isStop) {
      const said = counts ? generationSentences.stoppedCounted : sentence
      this.#emit({ type: 'error', sentence: said, reference: '', near: [], stopped: true })
      return
    }
    const reference = `${status}-${crypto.randomUUID().slice(0, 6).toUpperCase()}`
    const details = { generation: id, reference, cause, reason: error instanceof Error ? error.message : String(error) }
    if (status === 500 || cause === 'misconfigured')
      log().error({ ...details, err: status === 500 ? error : undefined }, 'generation failed')
    else log().warn(details, 'generation failed')
    const near = await nearActivities(this.#scope, criteria).catch(() => [])
    this.#emit({ type: 'error', sentence, reference, near, stopped: false })
  }
}

/** Only the answer was lost: the unit is done, and stays so. */
const SAVED = { sentence: generationSentences.savedUnread, status: 500, cause: 'saved but not read back' }
const STOPPED = { sentence: generationSentences.stopped, status: 0, cause: 'stopped' }

/** French sentence, status of the reference and cause for the log, of whatever ended a generation. */
function explain(error: unknown): { sentence: string; status: number; cause: string } {
  const { modelRefused, modelTooSlow, modelUnavailable, modelUnusable, notSaved, unsafe } = generationSentences
  if (error instanceof GenerationInterrupted)
    return { sentence: generationSentences.interrupted, status: 503, cause: 'interrupted' }
  if (error instanceof LlmError) {
    const cause = error.kind
    if (cause === 'timeout') return { sentence: modelTooSlow, status: 503, cause }
    if (cause === 'refused') return { sentence: modelRefused, status: 502, cause }
    if (cause === 'unusable') return { sentence: modelUnusable, status: 502, cause }
    return { sentence: modelUnavailable, status: 503, cause }
  }
  if (error instanceof GenerationFailure) {
    const cause = error.reason
    return { sentence: { refused: modelRefused, unsafe, unusable: modelUnusable }[cause], status: 502, cause }
  }
  return { sentence: notSaved, status: 500, cause: 'internal' }
}

const SETTLING_TRIES = 3

/** The unit's row is put right also when the database has just come back; failing that, the reservation runs out. */
async function settle(put: () => Promise<void>): Promise<void> {
  for (let remaining = SETTLING_TRIES - 1; ; remaining--) {
    try {
      return await put()
    } catch (error) {
      if (remaining === 0) return log().error({ err: error }, 'a generation unit could not be settled')
      await wait(500)
    }
  }
}

/**
 * Seed of a generation under way: one more than that of the same person's generation before it, so that ten
 * requests with the same criteria go through ten different plays, also when they arrive together. One query.
 */
export async function seedOfTurn(userId: string, generationId: string): Promise<number> {
  const row = await db().generation.findUnique({ where: { id: generationId }, select: { turn: true } })
  return seedOf(userId) + (row?.turn ?? 0)
}
