import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type * as z from 'zod/mini'

/** Something that a person did or wrote and the server does not have yet. `at`: when, milliseconds since 1970. */
export type Kept<Value> = { id: string; at: number; value: Value }

type StoreOptions = {
  /** Milliseconds after which what is kept has no sense any more. */
  longest?: number
}

// Where the browser forbids or has filled its store, things at least survive until the tab closes.
const memory = new Map<string, string>()
const listeners = new Set<() => void>()
let last = 0

/** No two of this tab are of the same time: the time tells what has changed since it was read. */
function nextTime(): number {
  last = Math.max(Date.now(), last + 1)
  return last
}

function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

const device = {
  keys: (prefix: string): string[] => {
    const all = [...(attempt(() => Object.keys(localStorage)) ?? []), ...memory.keys()]
    return [...new Set(all)].filter((key) => key.startsWith(prefix)).toSorted()
  },
  read: (key: string): string | null => memory.get(key) ?? attempt(() => localStorage.getItem(key)) ?? null,
  write: (key: string, text: string, isForThisPage: boolean): void => {
    memory.set(key, text)
    if (isForThisPage) return
    attempt(() => {
      localStorage.setItem(key, text)
      memory.delete(key)
    })
  },
  remove: (key: string): void => {
    memory.delete(key)
    attempt(() => localStorage.removeItem(key))
  },
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab has kept or sent something.
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function tell(): void {
  for (const listener of listeners) listener()
}

export type KeptStore<Value> = ReturnType<typeof keptStore<Value>>

/**
 * What waits on this device until the server has it. Each thing is written at once, under its own key, so that two tabs
 * never write over each other, and each person has hers: a tablet is shared. Nothing here throws; on the server, and for
 * what this version cannot read, there is nothing.
 *
 * The owner is the id of the person, alone or with where she works; for null, things last as long as the page.
 *
 * @param name of this kind of thing, unlike any other
 * @param schema of the value; what no longer fits is as if it were not there
 */
export function keptStore<Value>(
  name: string,
  schema: z.ZodMiniType<Value>,
  { longest = Number.POSITIVE_INFINITY }: StoreOptions = {},
) {
  const prefixOf = (owner: string | null) => `brindille.${name}.${owner ?? ''}/`

  const read = (owner: string | null, id: string): Kept<Value> | null => {
    const key = prefixOf(owner) + id
    const { at, value } = attempt(() => JSON.parse(device.read(key) ?? 'null')) ?? {}
    if (typeof at !== 'number') return null
    if (Date.now() - at >= longest) {
      device.remove(key)
      return null
    }
    const parsed = schema.safeParse(value)
    return parsed.success ? { id, at, value: parsed.data } : null
  }
  return {
    name,
    /** The oldest first. */
    all: (owner: string | null): Kept<Value>[] =>
      device
        .keys(prefixOf(owner))
        .flatMap((key) => read(owner, key.slice(prefixOf(owner).length)) ?? [])
        .toSorted((a, b) => a.at - b.at),
    find: read,
    keep: (owner: string | null, id: string, value: Value): void => {
      device.write(prefixOf(owner) + id, JSON.stringify({ at: nextTime(), value }), owner === null)
      tell()
    },
    /** @param at forgets only what has not changed since then */
    forget: (owner: string | null, id: string, at?: number): void => {
      if (at !== undefined && read(owner, id)?.at !== at) return
      device.remove(prefixOf(owner) + id)
      tell()
    },
    /** Changes whenever something of this person does. */
    snapshot: (owner: string | null): string => device.keys(prefixOf(owner)).map(device.read).join('\n'),
  }
}

/** What is kept of a person, followed as it changes, here or in another tab. */
export function useKept<Value>(store: KeptStore<Value>, owner: string | null): Kept<Value>[] {
  const snapshot = useSyncExternalStore(
    subscribe,
    () => store.snapshot(owner),
    () => '',
  )
  return useMemo(() => (snapshot ? store.all(owner) : []), [store, owner, snapshot])
}

/**
 * A text being written, which outlives the tab and an ended session until it is saved: null when nothing is unsaved. Each
 * tab writes its own, the last key is what stays.
 */
export function useDraft<Value>(
  store: KeptStore<Value>,
  owner: string | null,
  id: string,
): [draft: Value | null, setDraft: (draft: Value | null) => void] {
  const [draft, show] = useState<Value | null>(null)
  // After the first paint, because the server does not know what this device keeps.
  useEffect(() => show(store.find(owner, id)?.value ?? null), [store, owner, id])
  const setDraft = (next: Value | null) => {
    if (next === null) store.forget(owner, id)
    else store.keep(owner, id, next)
    show(next)
  }
  return [draft, setDraft]
}
