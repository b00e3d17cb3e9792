import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { parseError } from '../parse-error.ts'

type Stamped = { updatedAt: Date }
type Conflict<Value, Stored> = { mine: Value; stored: Stored | null }

type VersionedSaveOptions<Value, Stored> = {
  /** The stored version that this page knows; undefined when there is none. */
  stored: Stored | undefined
  /** Whether the field holds a change that is not saved: a newer stored version then does not replace it. */
  isChanged: boolean
  /** A newer version is stored and the field is unchanged: the field may show it. */
  onNewer?: (stored: Stored) => void
  /** Saves over the version `seen` (its `updatedAt` in ms, null for none); resolves to what is stored. */
  send: (value: Value, seen: number | null) => Promise<Stored | null>
  /** The version that is stored now. */
  read: (value: Value) => Promise<Stored | undefined>
}

/**
 * Saves with optimistic concurrency: only over the version that was read, one save after the other. When another tab or
 * device has saved meanwhile, `conflict` holds both versions.
 */
export function useVersionedSave<Value, Stored extends Stamped>(options: VersionedSaveOptions<Value, Stored>) {
  const { stored, isChanged, send, read } = options
  const seen = useRef(stored?.updatedAt.getTime() ?? null)
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const [pending, setPending] = useState<{ value: Value } | null>(null)
  const [isSaved, setSaved] = useState(false)
  const [failure, setFailure] = useState<{ error: unknown; value: Value } | null>(null)
  const [conflict, setConflict] = useState<Conflict<Value, Stored> | null>(null)

  const stamp = stored?.updatedAt.getTime() ?? null
  const follow = useEffectEvent((newest: number | null) => {
    if (!stored || isChanged || pending || conflict || seen.current === newest) return
    seen.current = newest
    options.onNewer?.(stored)
  })
  useEffect(() => follow(stamp), [stamp])

  const sendNow = async (value: Value): Promise<Stored | null | undefined> => {
    setPending({ value })
    setFailure(null)
    setSaved(false)
    try {
      const saved = await send(value, seen.current)
      seen.current = saved?.updatedAt.getTime() ?? null
      setConflict(null)
      setSaved(true)
      return saved
    } catch (error) {
      // When the stored version cannot be read, the conflict is shown as a failure.
      const latest = parseError(error).status === 409 ? await read(value).catch(() => null) : null
      if (latest === null) setFailure({ error, value })
      else setConflict({ mine: value, stored: latest ?? null })
    } finally {
      setPending(null)
    }
    return undefined
  }
  /** @returns what is stored; undefined when it was not saved */
  const save = (value: Value): Promise<Stored | null | undefined> => {
    const turn = queue.current.then(() => sendNow(value))
    queue.current = turn
    return turn
  }
  const keepMine = () => {
    if (!conflict) return Promise.resolve(undefined)
    seen.current = conflict.stored?.updatedAt.getTime() ?? null
    return save(conflict.mine)
  }
  /** @returns the stored version, for the field */
  const discardMine = (): Stored | null => {
    const latest = conflict?.stored ?? null
    seen.current = latest?.updatedAt.getTime() ?? null
    setConflict(null)
    setFailure(null)
    return latest
  }
  /** The version to save over, for a draft that outlives the page: with an older one, saving it is a conflict. */
  const seenVersion = {
    get: () => seen.current,
    set: (version: number | null) => {
      seen.current = version
    },
  }
  return { seenVersion, save, pending, isSaved, failure, conflict, keepMine, discardMine }
}
