import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { parseError } from '#app/lib/parse-error.ts'

type Stamped = { updatedAt: Date }
type Conflict<Value, Stored> = { mine: Value; stored: Stored | null }

type Guarded<Value, Stored> = {
  /** What the server has, as far as this page knows; undefined for nothing. */
  stored: Stored | undefined
  /** Whether she has written something that is not sent yet: then nothing newer takes its place. */
  isChanged: boolean
  /** Another tab has written: the field may follow. */
  onNewer?: (stored: Stored) => void
  send: (value: Value, seen: number | null) => Promise<Stored | null>
  /** What the server has now. */
  read: (value: Value) => Promise<Stored | undefined>
}

/**
 * Saves what is written over what was read and nothing else: one save after the other, and when another tab or device was
 * faster, both versions to choose from.
 */
export function useGuarded<Value, Stored extends Stamped>(guarded: Guarded<Value, Stored>) {
  const { stored, isChanged, send, read } = guarded
  const seen = useRef(stored?.updatedAt.getTime() ?? null)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const [sending, setSending] = useState<{ value: Value } | null>(null)
  const [isSaved, setSaved] = useState(false)
  const [failure, setFailure] = useState<{ error: unknown; value: Value } | null>(null)
  const [conflict, setConflict] = useState<Conflict<Value, Stored> | null>(null)

  const stamp = stored?.updatedAt.getTime() ?? null
  const follow = useEffectEvent((newest: number | null) => {
    if (!stored || isChanged || sending || conflict || seen.current === newest) return
    seen.current = newest
    guarded.onNewer?.(stored)
  })
  useEffect(() => follow(stamp), [stamp])

  const attempt = async (value: Value): Promise<Stored | null | undefined> => {
    setSending({ value })
    setFailure(null)
    setSaved(false)
    try {
      const kept = await send(value, seen.current)
      seen.current = kept?.updatedAt.getTime() ?? null
      setConflict(null)
      setSaved(true)
      return kept
    } catch (error) {
      // Where the other version cannot be had, the sentence of the refusal says what happened.
      const other = parseError(error).status === 409 ? await read(value).catch(() => null) : null
      if (other === null) setFailure({ error, value })
      else setConflict({ mine: value, stored: other ?? null })
    } finally {
      setSending(null)
    }
    return undefined
  }
  /** @returns what is kept; undefined when it is not */
  const save = (value: Value): Promise<Stored | null | undefined> => {
    const turn = queue.current.then(() => attempt(value))
    queue.current = turn
    return turn
  }
  const keepMine = () => {
    if (!conflict) return Promise.resolve(undefined)
    seen.current = conflict.stored?.updatedAt.getTime() ?? null
    return save(conflict.mine)
  }
  /** @returns what was stored, for the field */
  const takeStored = (): Stored | null => {
    const other = conflict?.stored ?? null
    seen.current = other?.updatedAt.getTime() ?? null
    setConflict(null)
    setFailure(null)
    return other
  }
  /** The version that is written over, for a text that outlives the page: begun over an older one, it disputes the newer. */
  const base = {
    read: () => seen.current,
    resume: (version: number | null) => {
      seen.current = version
    },
  }
  return { base, save, sending, isSaved, failure, conflict, keepMine, takeStored }
}
