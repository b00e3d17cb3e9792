import { useEffect, useMemo, useState } from 'react'
import { QUERIES } from '../constants.ts'
import { parseError } from '../parse-error.ts'
import { type Kept, type KeptStore, useKept } from './kept-store.ts'

/** What a failed send means for the item. */
export type FailureKind =
  /** No connection, or the server is down or busy: to be sent again. */
  | 'later'
  /** To be sent again after signing in. */
  | 'signed-out'
  /** Something else is stored, or an earlier item is missing. */
  | 'conflict'
  /** Not found or not allowed: another daycare is selected. */
  | 'elsewhere'
  /** The server will never accept it. */
  | 'refused'

export type SendingFailure = { kind: FailureKind; error: unknown }
type Failures = Readonly<Record<string, SendingFailure>>

export type Outbox<Value> = {
  store: KeptStore<Value>
  /** Null: nothing is sent. */
  owner: string | null
  /** Must be idempotent: it may be called again with a value that the server has already stored. */
  send: (value: Value) => Promise<void>
  /** Whether a failed item is given up and deleted; otherwise it is tried again. By default only `refused`. */
  isFinal?: (value: Value, kind: FailureKind) => boolean | Promise<boolean>
  /** Items of one lane are sent by rank, and one that fails blocks the later ones. By default each has its own lane. */
  positionOf?: (value: Value) => { lane: string; rank: number }
}

/** Classifies the error of a send by its HTTP status. */
export function failureKindOf(error: unknown): FailureKind {
  const { status } = parseError(error)
  if (status === 0 || status === 408 || status === 429 || status >= 500) return 'later'
  if (status === 401) return 'signed-out'
  if (status === 409) return 'conflict'
  if (status === 403 || status === 404) return 'elsewhere'
  return 'refused'
}

/** Whether every other send would fail in the same way. */
const affectsAll = (kind: FailureKind) => kind === 'later' || kind === 'signed-out'

type Placed<Value> = Kept<Value> & { lane: string; rank: number }

function inSendingOrder<Value>({ store, owner, positionOf }: Outbox<Value>): Placed<Value>[] {
  const placed = store.all(owner).map((kept) => ({ lane: kept.id, rank: 0, ...positionOf?.(kept.value), ...kept }))
  const lanes = [...new Set(placed.map(({ lane }) => lane))]
  return placed.toSorted((a, b) => lanes.indexOf(a.lane) - lanes.indexOf(b.lane) || a.rank - b.rank)
}

/**
 * Sends the items one after the other. Each is deleted from the device only once it is stored or given up.
 * @param onResult called for each item with its failure, or null when it is stored
 * @returns the last failure; after one that affects all items, nothing more was tried
 */
export async function sendKept<Value>(
  outbox: Outbox<Value>,
  onResult: (id: string, failure: SendingFailure | null) => void,
): Promise<SendingFailure | null> {
  const { store, owner, send, isFinal = (_, kind) => kind === 'refused' } = outbox
  const blocked = new Set<string>()
  const tried = new Set<string>()
  let last: SendingFailure | null = null
  for (;;) {
    // Read again each time: another tab may have sent an item, or a new one may have been added.
    const next = inSendingOrder(outbox).find(({ lane, id, at }) => !blocked.has(lane) && !tried.has(`${at} ${id}`))
    if (!next) return last
    const { id, at, value, lane } = next
    tried.add(`${at} ${id}`)
    try {
      await send(value)
      store.forget(owner, id, at)
      onResult(id, null)
    } catch (error) {
      const kind = failureKindOf(error)
      last = { kind, error }
      if (!affectsAll(kind) && (await isFinal(value, kind))) store.forget(owner, id, at)
      else blocked.add(lane)
      onResult(id, last)
      if (affectsAll(kind)) return last
    }
  }
}

const queues = new Map<string, Promise<unknown>>()

/** Runs one `work` at a time over all tabs, or over this tab where the browser has no Web Locks. */
function runInTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if ('locks' in navigator) return navigator.locks.request(name, work)
  const turn = (queues.get(name) ?? Promise.resolve()).then(work)
  queues.set(
    name,
    turn.catch(() => undefined),
  )
  return turn
}

const lockOf = (store: { name: string }) => `brindille.${store.name}`

/**
 * Sends what waits, from any page. What the server refuses stays: its own page says why, and what to do.
 * @returns how many items were stored and how many are left, and whether sending these again can store none of them
 */
export async function sendWaiting<Value>(
  outbox: Outbox<Value>,
): Promise<{ stored: number; left: number; isDone: boolean }> {
  let stored = 0
  const count = (_id: string, failure: SendingFailure | null) => {
    if (!failure) stored += 1
  }
  const last = await runInTurn(lockOf(outbox.store), () => sendKept({ ...outbox, isFinal: () => false }, count))
  return { stored, left: outbox.store.all(outbox.owner).length, isDone: last?.kind !== 'later' }
}

/** Sends the items of an outbox, and tries again with growing delays while that fails. */
function createSender<Value>(outbox: Outbox<Value>, onResult: Parameters<typeof sendKept>[1]) {
  let running: Promise<SendingFailure | null> | null = null
  let isFlushRequested = false
  let failedRounds = 0
  let isWatched = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const runExclusively = <Result>(work: () => Promise<Result>) => runInTurn(lockOf(outbox.store), work)

  const run = async (): Promise<SendingFailure | null> => {
    let failure: SendingFailure | null
    do {
      isFlushRequested = false
      failure = await runExclusively(() => sendKept(outbox, onResult))
      // An item added as the last pass ended may have been missed.
    } while (isFlushRequested && failure?.kind !== 'later')
    failedRounds = failure?.kind === 'later' ? failedRounds + 1 : 0
    if (failedRounds > 0 && isWatched) timer = setTimeout(flush, QUERIES.retryDelay(failedRounds - 1))
    return failure
  }
  /** Sends the items now. @returns the last failure */
  function flush(): Promise<SendingFailure | null> {
    clearTimeout(timer)
    isFlushRequested = true
    running ??= run().finally(() => {
      running = null
    })
    return running
  }
  /** Sends now, when the connection or the focus comes back, and again after failures. @returns the cleanup */
  const watch = () => {
    if (outbox.owner === null) return
    const again = () => void flush()
    isWatched = true
    again()
    addEventListener('online', again)
    addEventListener('focus', again)
    return () => {
      isWatched = false
      clearTimeout(timer)
      removeEventListener('online', again)
      removeEventListener('focus', again)
    }
  }
  return { flush, watch, runExclusively }
}

/**
 * The items that wait on this device, sent on mount, on reconnection and on demand.
 * @param outbox memoised: a new object restarts the sending
 * @returns `kept`: the waiting items; `failures`: why, by id
 */
export function useOutbox<Value>(outbox: Outbox<Value>) {
  const { store, owner } = outbox
  const kept = useKept(store, owner)
  const [failures, setFailures] = useState<Failures>({})
  const actions = useMemo(() => {
    const onResult = (id: string, failure: SendingFailure | null) =>
      setFailures(({ [id]: _former, ...others }) => (failure ? { ...others, [id]: failure } : others))
    const { flush, watch, runExclusively } = createSender(outbox, onResult)
    return {
      keep: (id: string, value: Value) => {
        onResult(id, null)
        store.keep(owner, id, value)
      },
      flush,
      watch,
      /** Runs a call of the same kind that must not overlap with a send. */
      runExclusively,
    }
  }, [outbox, store, owner])
  const { watch, ...rest } = actions
  useEffect(watch, [watch])
  return { kept, failures: useMemo(() => currentFailures(failures, kept), [failures, kept]), ...rest }
}

/** The failures without those of items that another tab has sent meanwhile. */
function currentFailures(failures: Failures, kept: readonly Kept<unknown>[]): Failures {
  const isCurrent = ([id, { kind }]: [string, SendingFailure]) => !affectsAll(kind) || kept.some((one) => one.id === id)
  return Object.fromEntries(Object.entries(failures).filter(isCurrent))
}
