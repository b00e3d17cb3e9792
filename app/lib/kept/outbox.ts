import { useEffect, useMemo, useState } from 'react'
import { parseError } from '../parse-error.ts'
import { type Kept, type KeptStore, useKept } from './kept-store.ts'

/** What the failure of a sending means for what was sent. */
export type Fate =
  /** Nothing is wrong with it: the connection is cut, the server is away or busy. */
  | 'later'
  /** She has to sign in again; then it leaves. */
  | 'signed-out'
  /** Something else is stored, or an earlier one waits. */
  | 'conflict'
  /** It cannot be seen from where she works now: another daycare is selected. */
  | 'elsewhere'
  /** It will never be taken. */
  | 'refused'

export type SendingFailure = { fate: Fate; error: unknown }
type Failures = Readonly<Record<string, SendingFailure>>

export type Outbox<Value> = {
  store: KeptStore<Value>
  /** Null: nothing leaves. */
  owner: string | null
  /** May be called again with what the server has already: it takes it once. */
  send: (value: Value) => Promise<void>
  /** Whether a refusal is the end of it; else it stays and is tried again. By default what will never be taken. */
  isOver?: (value: Value, fate: Fate) => boolean | Promise<boolean>
  /** Those of one lane leave in the order of their ranks, and one that stays holds back the later ones. */
  placeOf?: (value: Value) => { lane: string; rank: number }
}

export function fateOf(error: unknown): Fate {
  const { status } = parseError(error)
  if (status === 0 || status === 408 || status === 429 || status >= 500) return 'later'
  if (status === 401) return 'signed-out'
  if (status === 409) return 'conflict'
  if (status === 403 || status === 404) return 'elsewhere'
  return 'refused'
}

/** Whether it would meet everything else that waits, too. */
const stopsAll = (fate: Fate) => fate === 'later' || fate === 'signed-out'

/** Exponential from 1 s, capped at 30 s. */
export function retryDelay(failures: number): number {
  return Math.min(1_000 * 2 ** failures, 30_000)
}

type Placed<Value> = Kept<Value> & { lane: string; rank: number }

function inSendingOrder<Value>({ store, owner, placeOf }: Outbox<Value>): Placed<Value>[] {
  const placed = store.all(owner).map((kept) => ({ lane: kept.id, rank: 0, ...placeOf?.(kept.value), ...kept }))
  const lanes = [...new Set(placed.map(({ lane }) => lane))]
  return placed.toSorted((a, b) => lanes.indexOf(a.lane) - lanes.indexOf(b.lane) || a.rank - b.rank)
}

/**
 * Sends what is kept, one after the other. Each leaves the device only once it is stored or refused for good.
 * @param told what became of each; null: it is stored
 * @returns the last failure; after one that would meet all the others too, nothing more was tried
 */
export async function sendKept<Value>(
  outbox: Outbox<Value>,
  told: (id: string, failure: SendingFailure | null) => void,
): Promise<SendingFailure | null> {
  const { store, owner, send, isOver = (_, fate) => fate === 'refused' } = outbox
  const blocked = new Set<string>()
  const tried = new Set<string>()
  let last: SendingFailure | null = null
  for (;;) {
    // Read anew each time: another tab may have sent it, or she has done one more thing.
    const next = inSendingOrder(outbox).find(({ lane, id, at }) => !blocked.has(lane) && !tried.has(`${at} ${id}`))
    if (!next) return last
    const { id, at, value, lane } = next
    tried.add(`${at} ${id}`)
    try {
      await send(value)
      store.forget(owner, id, at)
      told(id, null)
    } catch (error) {
      const fate = fateOf(error)
      last = { fate, error }
      if (!stopsAll(fate) && (await isOver(value, fate))) store.forget(owner, id, at)
      else blocked.add(lane)
      told(id, last)
      if (stopsAll(fate)) return last
    }
  }
}

const turns = new Map<string, Promise<unknown>>()

/** One at a time over all tabs of the device, where the browser can say so. */
function inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if ('locks' in navigator) return navigator.locks.request(name, work)
  const turn = (turns.get(name) ?? Promise.resolve()).then(work)
  turns.set(
    name,
    turn.catch(() => undefined),
  )
  return turn
}

/** Sends what is kept again and again, less and less often, while it fails. */
function createSender<Value>(outbox: Outbox<Value>, told: Parameters<typeof sendKept>[1]) {
  let running: Promise<SendingFailure | null> | null = null
  let isAskedAgain = false
  let failedRounds = 0
  let isWatched = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const alone = <Result>(work: () => Promise<Result>) => inTurn(`brindille.${outbox.store.name}`, work)

  const run = async (): Promise<SendingFailure | null> => {
    let failure: SendingFailure | null
    do {
      isAskedAgain = false
      failure = await alone(() => sendKept(outbox, told))
      // What was kept as the sending ended may have been overlooked.
    } while (isAskedAgain && failure?.fate !== 'later')
    failedRounds = failure?.fate === 'later' ? failedRounds + 1 : 0
    if (failedRounds > 0 && isWatched) timer = setTimeout(flush, retryDelay(failedRounds - 1))
    return failure
  }
  /** Sends what is kept now. @returns the last failure */
  function flush(): Promise<SendingFailure | null> {
    clearTimeout(timer)
    isAskedAgain = true
    running ??= run().finally(() => {
      running = null
    })
    return running
  }
  /** Sends now, when the connection or the window comes back, and after a pause that grows. @returns stops */
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
  return { flush, watch, alone }
}

/**
 * What waits on this device, and its way to the server.
 * @param outbox the same object as long as nothing changes in it
 */
export function useOutbox<Value>(outbox: Outbox<Value>) {
  const { store, owner } = outbox
  const kept = useKept(store, owner)
  const [failures, setFailures] = useState<Failures>({})
  const actions = useMemo(() => {
    const told = (id: string, failure: SendingFailure | null) =>
      setFailures(({ [id]: _former, ...others }) => (failure ? { ...others, [id]: failure } : others))
    const { flush, watch, alone } = createSender(outbox, told)
    return {
      keep: (id: string, value: Value) => {
        told(id, null)
        store.keep(owner, id, value)
      },
      flush,
      watch,
      /** Does something else that no sending may overtake, nor be overtaken by. */
      alone,
    }
  }, [outbox, store, owner])
  const { watch, ...rest } = actions
  useEffect(watch, [watch])
  return { kept, failures: useMemo(() => stillTrue(failures, kept), [failures, kept]), ...rest }
}

/** Without those that another tab has sent since. */
function stillTrue(failures: Failures, kept: readonly Kept<unknown>[]): Failures {
  const isTrue = ([id, { fate }]: [string, SendingFailure]) => !stopsAll(fate) || kept.some((one) => one.id === id)
  return Object.fromEntries(Object.entries(failures).filter(isTrue))
}
