import { setTimeout as wait } from 'node:timers/promises'
import { SHEET_SECTIONS, type SheetSection } from '#app/domain/activity-sheet.ts'
import { interruptionSignal } from '#app/server/interruption.server.ts'
import type { Llm } from '#app/server/llm/llm.server.ts'
import { LlmError } from '#app/server/llm/llm-error.ts'
import { log } from '#app/server/log.server.ts'
import { countGeneration } from '#app/server/metrics.server.ts'
import { type DaycareScope, requireDaycareId } from '#app/server/middleware.ts'
import { bankSentences, generationSentences } from '#content/generation.ts'
import { inspirationFor, takeSheetFromBank } from '../bank/take-sheet.server.ts'
import { getActivity } from '../library/server.ts'
import type { DescribedMaterials } from '../reference-lists/schema.ts'
import { GenerationFailure, GenerationInterrupted, GenerationStopped } from './generation-failure.ts'
import { type WritingListener, writeWithModel } from './generation-model.server.ts'
import { type FinishedSheet, saveActivity } from './generation-save.server.ts'
import { isStopRequested, releaseUnit, spendUnit } from './generation-units.server.ts'
import { getNearActivities } from './request/generation-near.server.ts'
import type { GenerateActivityInput } from './schema.ts'
import { type GenerationEvent, sectionEvent } from './stream/generation-events.ts'

export type RunOptions = {
  /** Null: the sheet comes from the bank, without a language model. */
  llm: Llm | null
  /** Milliseconds for the whole generation. */
  deadline: number
  /** What the daycare has said of the materials of the request. */
  described: DescribedMaterials
  /** What was set aside in the request, for the person; empty when nothing was. */
  setAside: string
}

/** Generations of this process by id: a stop aborts them at once. Other processes find the stop in the database row. */
const runningGenerations = new Map<string, AbortController>()

/**
 * Aborts a generation of this process. A generation of another process reads the stop in its row (see isStopRequested).
 */
export function abortGeneration(id: string): void {
  runningGenerations.get(id)?.abort(new GenerationStopped())
}

type Emit = (event: GenerationEvent) => void

/**
 * Writes, checks and saves one activity whose unit is reserved, and emits its events; the last one is `done` or
 * `error`. Never rejects, and does not depend on a reader: when the tab is closed, the activity is saved all the same.
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
  runningGenerations.set(id, stop)
  const run = new GenerationRun(scope, input, emit)
  try {
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(options.deadline)])
    emit({ type: 'status', step: 'writing' })
    const finished = options.llm
      ? await writeOrTake(scope, input, { ...options, llm: options.llm }, signal, {
          onSection: (key, value) => run.show(key, value),
          onStep: (step) => emit({ type: 'status', step }),
        })
      : await takeSheetFromBank(scope, id, criteria, options.described)
    await run.finish(saying(options.setAside, finished), stop.signal)
    countGeneration(finished.provenance.kind)
    log().info(
      { generation: id, ms: Math.round(performance.now() - started), ...finished.provenance },
      'activity generated',
    )
  } catch (error) {
    if (stop.signal.aborted) await run.fail(new GenerationStopped())
    else await run.fail(interruptionSignal.aborted ? new GenerationInterrupted() : error)
  } finally {
    runningGenerations.delete(id)
  }
}

/** Whether the model answered, and what it wrote is unsafe or not a sheet. */
function mayNotBeShown(error: unknown): error is Error {
  if (error instanceof LlmError) return error.kind === 'unusable'
  return error instanceof GenerationFailure && error.reason !== 'refused'
}

/**
 * A sheet written by the language model; when what it wrote may not be shown, the nearest sheet of the bank, which says so.
 * @throws GenerationFailure when the model declines, or when the bank has no sheet either; LlmError as {@link writeWithModel}.
 */
async function writeOrTake(
  scope: DaycareScope,
  { id, criteria }: GenerateActivityInput,
  { llm, described }: Pick<RunOptions, 'described'> & { llm: Llm },
  signal: AbortSignal,
  listener: WritingListener,
): Promise<FinishedSheet> {
  try {
    return await writeWithModel(llm, criteria, await inspirationFor(scope, criteria), signal, listener)
  } catch (error) {
    if (!mayNotBeShown(error)) throw error
    log().warn({ generation: id, reason: error.message }, 'a sheet of the bank replaces the written one')
    const taken = await takeSheetFromBank(scope, id, criteria, described)
    return saying(bankSentences.insteadOfModel, taken)
  }
}

/** A sheet with a sentence before what it says of itself. */
function saying(sentence: string, { provenance, ...finished }: FinishedSheet): FinishedSheet {
  if (provenance.kind !== 'bank' && provenance.kind !== 'model') return { ...finished, provenance }
  const notice = [sentence, provenance.notice].filter(Boolean).join(' ')
  return { ...finished, provenance: { ...provenance, ...(notice && { notice }) } }
}

class GenerationRun {
  readonly #scope: DaycareScope
  readonly #input: GenerateActivityInput
  readonly #emit: Emit
  /** JSON of the sections already sent, so that only changed ones are sent again. */
  readonly #shown = new Map<SheetSection, string>()
  #isSaved = false

  constructor(scope: DaycareScope, input: GenerateActivityInput, emit: Emit) {
    this.#scope = scope
    this.#input = input
    this.#emit = emit
  }

  /** Sends a section. @throws GenerationStopped when a stop was requested meanwhile. */
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

  /** Sends the sections of a checked sheet that were not sent yet, saves the activity, and emits `done`. */
  async finish(finished: FinishedSheet, stop: AbortSignal): Promise<void> {
    const { id, criteria } = this.#input
    for (const key of SHEET_SECTIONS) this.#send(key, finished.sheet[key])
    this.#emit({ type: 'status', step: 'saving' })
    stop.throwIfAborted()
    const author = { generationId: id, userId: this.#scope.userId, daycareId: requireDaycareId(this.#scope) }
    const activityId = await saveActivity(author, criteria, finished)
    this.#isSaved = true
    const activity = await getActivity(this.#scope, activityId)
    this.#emit({ type: 'done', activityId, activity })
  }

  /** Releases the unit, or counts it when she stopped after seeing a section, and emits `error`. */
  async fail(error: unknown): Promise<void> {
    const { id, criteria } = this.#input
    const isStop = !this.#isSaved && error instanceof GenerationStopped
    const { sentence, status, cause } = isStop ? STOPPED : this.#isSaved ? SAVED_NOT_READ_BACK : describeFailure(error)
    const isCounted = isStop && this.#shown.size > 0
    countGeneration(cause)
    await retryUnitUpdate(() => (isCounted ? spendUnit(id, cause) : releaseUnit(id, cause)))
    if (isStop) {
      const shownSentence = isCounted ? generationSentences.stoppedCounted : sentence
      this.#emit({ type: 'error', sentence: shownSentence, reference: '', near: [], stopped: true })
      return
    }
    const reference = `${status}-${crypto.randomUUID().slice(0, 6).toUpperCase()}`
    const details = { generation: id, reference, cause, reason: error instanceof Error ? error.message : String(error) }
    if (status === 500 || cause === 'misconfigured')
      log().error({ ...details, err: status === 500 ? error : undefined }, 'generation failed')
    else log().warn(details, 'generation failed')
    const near = await getNearActivities(this.#scope, criteria).catch(() => [])
    this.#emit({ type: 'error', sentence, reference, near, stopped: false })
  }
}

/** The activity is saved and its unit is done; only reading it back failed. */
const SAVED_NOT_READ_BACK = { sentence: generationSentences.savedUnread, status: 500, cause: 'saved but not read back' }
const STOPPED = { sentence: generationSentences.stopped, status: 0, cause: 'stopped' }

/** French sentence for the person, HTTP-like status for the reference, and cause for the log. */
function describeFailure(error: unknown): { sentence: string; status: number; cause: string } {
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
    return {
      sentence: { refused: modelRefused, unsafe, unusable: modelUnusable, noSheet: bankSentences.noSheet }[cause],
      status: 502,
      cause,
    }
  }
  return { sentence: notSaved, status: 500, cause: 'internal' }
}

const UNIT_UPDATE_ATTEMPTS = 3

/**
 * Retries the update of a unit over a short database outage. When all attempts fail, the reservation expires by itself.
 */
async function retryUnitUpdate(update: () => Promise<void>): Promise<void> {
  for (let remaining = UNIT_UPDATE_ATTEMPTS - 1; ; remaining--) {
    try {
      return await update()
    } catch (error) {
      if (remaining === 0) return log().error({ err: error }, 'a generation unit could not be updated')
      await wait(500)
    }
  }
}
