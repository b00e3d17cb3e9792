import { useMemo } from 'react'
import * as z from 'zod/mini'
import type { KeptStore } from '#app/lib/kept/kept-store.ts'
import { type Outbox, type SendingFailure, useOutbox } from '#app/lib/kept/outbox.ts'
import { parseError } from '#app/lib/parse-error.ts'

type Stamped = { updatedAt: Date }

/** A save that waits on this device for the server. */
export type Waiting<Value> = {
  value: Value
  /** The version that it is written over (its `updatedAt` in ms, null for none). */
  seen: number | null
  /** What was on its way since: the server may have stored any of them, and its reply may be lost. */
  sent: readonly Value[]
}

/** Attempts that are remembered; equal ones count once. */
const SENT_MAX = 20

/** Schema of a save that waits, for `keptStore`. */
export const waitingSchema = <Value>(value: z.ZodMiniType<Value>): z.ZodMiniType<Waiting<Value>> =>
  z.object({ value, seen: z.nullable(z.number()), sent: z.array(value) })

/** `updatedAt` in ms of a version; null when there is none. */
export const versionOf = (stored: Stamped | null | undefined): number | null => stored?.updatedAt.getTime() ?? null

type VersionedOutboxOptions<Value, Stored extends Stamped> = {
  store: KeptStore<Waiting<Value>>
  owner: string | null
  /** Key of the item on this device. */
  idOf: (value: Value) => string
  positionOf?: (value: Value) => { lane: string; rank: number }
  /** Saves over the version `seen`; an error with status 409 when another one is stored. */
  save: (value: Value, seen: number | null) => Promise<Stored>
  /** The version that is stored now. */
  read: (value: Value) => Promise<Stored | undefined>
  isSame: (value: Value, stored: Stored) => boolean
}

/**
 * An outbox of saves over a version that was read. A conflict stays on the device until the person has chosen; what she
 * has stored herself, in a call whose reply was lost, is none.
 */
export function versionedOutbox<Value, Stored extends Stamped>({
  store,
  owner,
  idOf,
  positionOf,
  save,
  read,
  isSame,
}: VersionedOutboxOptions<Value, Stored>): Outbox<Waiting<Value>> {
  const saveOver = async ({ value, seen, sent }: Waiting<Value>): Promise<Stored> => {
    try {
      return await save(value, seen)
    } catch (error) {
      if (sent.length === 0 || parseError(error).status !== 409) throw error
      const stored = await read(value)
      if (!stored || !sent.some((one) => isSame(one, stored))) throw error
      return save(value, versionOf(stored))
    }
  }
  return {
    store,
    owner,
    send: async (item) => {
      const id = idOf(item.value)
      const others = item.sent.filter((one) => JSON.stringify(one) !== JSON.stringify(item.value))
      const sent = [...others, item.value].slice(-SENT_MAX)
      store.keep(owner, id, { ...item, sent })
      const begun = store.find(owner, id)?.at
      const stored = await saveOver({ ...item, sent })
      const now = store.find(owner, id)
      if (now && now.at !== begun) store.keep(owner, id, { ...now.value, seen: versionOf(stored), sent: [] })
      else store.forget(owner, id, begun)
    },
    // A text that the server refuses is not thrown away: its sentence says what to change.
    isFinal: () => false,
    ...(positionOf && { positionOf: ({ value }) => positionOf(value) }),
  }
}

/** What has become of a save: null when nothing waits. */
type WaitingState<Value> = { value: Value; failure: SendingFailure | null } | null

/**
 * The saves that wait in such an outbox, and what a person does with them.
 * @param outbox memoised: a new object restarts the sending
 */
export function useVersionedOutbox<Value>(outbox: Outbox<Waiting<Value>>) {
  const { store, owner } = outbox
  const { kept, failures, keep, flush } = useOutbox(outbox)
  const actions = useMemo(
    () => ({
      /** What waits now, also within an event that has just changed it. */
      find: (id: string): Value | null => store.find(owner, id)?.value.value ?? null,
      /** @param seen the version that was read; one that waits already is written over the version that it had */
      save: (id: string, value: Value, seen: number | null) => {
        const waiting = store.find(owner, id)?.value
        keep(id, { value, seen: waiting ? waiting.seen : seen, sent: waiting?.sent ?? [] })
        return flush()
      },
      /** After a conflict: writes over the version that was shown beside it. @throws what stops it once more */
      overwrite: async (id: string, shown: Stamped | undefined) => {
        const waiting = store.find(owner, id)?.value
        if (waiting) keep(id, { ...waiting, seen: versionOf(shown), sent: [] })
        const failure = await flush()
        if (failure && failure.kind !== 'later') throw failure.error
      },
      discard: (id: string) => store.forget(owner, id),
    }),
    [store, owner, keep, flush],
  )
  // When the connection fails for another item, it fails for this one too.
  const offline = Object.values(failures).find(({ kind }) => kind === 'later') ?? null
  const stateOf = (id: string): WaitingState<Value> => {
    const waiting = kept.find((one) => one.id === id)
    return waiting ? { value: waiting.value.value, failure: failures[id] ?? offline } : null
  }
  return { kept, stateOf, ...actions }
}
