import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type * as z from 'zod/mini'

/** Something that a person did or wrote and the server does not have yet. `at`: when, in ms since 1970. */
export type Kept<Value> = { id: string; at: number; value: Value }

type StoreOptions = {
  /** Milliseconds after which an item is deleted. */
  longest?: number
}

// Where `localStorage` is forbidden or full, items last until the tab closes.
const memory = new Map<string, string>()
const listeners = new Set<() => void>()
let lastTimestamp = 0

/** Strictly increasing in a tab: `at` also serves as the version of an item. */
function nextTimestamp(): number {
  lastTimestamp = Math.max(Date.now(), lastTimestamp + 1)
  return lastTimestamp
}

function tryOrUndefined<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

const storage = {
  keys: (prefix: string): string[] => {
    const all = [...(tryOrUndefined(() => Object.keys(localStorage)) ?? []), ...memory.keys()]
    return [...new Set(all)].filter((key) => key.startsWith(prefix)).toSorted()
  },
  read: (key: string): string | null => memory.get(key) ?? tryOrUndefined(() => localStorage.getItem(key)) ?? null,
  write: (key: string, text: string, isMemoryOnly: boolean): void => {
    memory.set(key, text)
    if (isMemoryOnly) return
    tryOrUndefined(() => {
      localStorage.setItem(key, text)
      memory.delete(key)
    })
  },
  remove: (key: string): void => {
    memory.delete(key)
    tryOrUndefined(() => localStorage.removeItem(key))
  },
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Fires for changes of the other tabs.
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function notifyListeners(): void {
  for (const listener of listeners) listener()
}

/** Whose things these are on a device, a daycare and a person; null without a daycare: nothing can be sent for her. */
export const ownerOf = (user: { id: string; selectedDaycareId: string | null }): string | null =>
  user.selectedDaycareId && `${user.selectedDaycareId}.${user.id}`

/** Whether anything of this person waits on this device: an owner ends with her id. */
export const hasKept = (userId: string): boolean => storage.keys('brindille.').some((key) => key.includes(`${userId}/`))

export type KeptStore<Value> = ReturnType<typeof keptStore<Value>>

/**
 * Items of one kind that wait on this device until the server has them. Each is written at once under its own key, so
 * that two tabs never overwrite each other, and per owner, because tablets are shared. Nothing here throws. During
 * server rendering, and for items that do not fit the schema, it is as if there were none.
 *
 * The owner is the id of the person, alone or with that of the daycare; for null, items last as long as the page.
 *
 * @param name unique name of this kind, part of the storage key
 * @param schema of the value; an item of another version of the application may not fit it
 */
export function keptStore<Value>(
  name: string,
  schema: z.ZodMiniType<Value>,
  { longest = Number.POSITIVE_INFINITY }: StoreOptions = {},
) {
  const prefixOf = (owner: string | null) => `brindille.${name}.${owner ?? ''}/`

  const read = (owner: string | null, id: string): Kept<Value> | null => {
    const key = prefixOf(owner) + id
    const { at, value } = tryOrUndefined(() => JSON.parse(storage.read(key) ?? 'null')) ?? {}
    if (typeof at !== 'number') return null
    if (Date.now() - at >= longest) {
      storage.remove(key)
      return null
    }
    const parsed = schema.safeParse(value)
    return parsed.success ? { id, at, value: parsed.data } : null
  }
  return {
    name,
    /** The oldest first. */
    all: (owner: string | null): Kept<Value>[] =>
      storage
        .keys(prefixOf(owner))
        .flatMap((key) => read(owner, key.slice(prefixOf(owner).length)) ?? [])
        .toSorted((a, b) => a.at - b.at),
    find: read,
    keep: (owner: string | null, id: string, value: Value): void => {
      storage.write(prefixOf(owner) + id, JSON.stringify({ at: nextTimestamp(), value }), owner === null)
      notifyListeners()
    },
    /** @param at deletes the item only if it has not changed since this `at` */
    forget: (owner: string | null, id: string, at?: number): void => {
      if (at !== undefined && read(owner, id)?.at !== at) return
      storage.remove(prefixOf(owner) + id)
      notifyListeners()
    },
    /** A text that changes whenever an item of this owner does, for `useSyncExternalStore`. */
    snapshot: (owner: string | null): string => storage.keys(prefixOf(owner)).map(storage.read).join('\n'),
  }
}

/** The items of an owner, the oldest first; renders again when one changes, here or in another tab. */
export function useKept<Value>(store: KeptStore<Value>, owner: string | null): Kept<Value>[] {
  const snapshot = useSyncExternalStore(
    subscribe,
    () => store.snapshot(owner),
    () => '',
  )
  return useMemo(() => (snapshot ? store.all(owner) : []), [store, owner, snapshot])
}

/**
 * A draft, which outlives the tab and the session until it is saved; null when there is none. With two tabs, the last
 * one to write wins.
 */
export function useDraft<Value>(
  store: KeptStore<Value>,
  owner: string | null,
  id: string,
): [draft: Value | null, setDraft: (draft: Value | null) => void] {
  const [draft, setState] = useState<Value | null>(null)
  // After the first paint, because the server does not know what this device keeps.
  useEffect(() => setState(store.find(owner, id)?.value ?? null), [store, owner, id])
  const setDraft = (next: Value | null) => {
    if (next === null) store.forget(owner, id)
    else store.keep(owner, id, next)
    setState(next)
  }
  return [draft, setDraft]
}
