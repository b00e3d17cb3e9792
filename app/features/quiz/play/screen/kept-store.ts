import { useMemo, useSyncExternalStore } from 'react'
import { forgetAnswer, type KeptAnswer, keepAnswer, keyOf, parseKept, readKept } from '../kept-answers.ts'

const listeners = new Set<() => void>()
// Where the browser forbids or has filled its store, answers at least survive until the tab closes.
const memory = new Map<string, string>()

const store = {
  getItem: (key: string) => {
    try {
      return localStorage.getItem(key) ?? memory.get(key) ?? null
    } catch {
      return memory.get(key) ?? null
    }
  },
  setItem: (key: string, value: string) => {
    memory.set(key, value)
    try {
      localStorage.setItem(key, value)
      memory.delete(key)
    } catch {
      // The copy in memory stays.
    }
  },
  removeItem: (key: string) => {
    memory.delete(key)
    try {
      localStorage.removeItem(key)
    } catch {
      // There was none.
    }
  },
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab has kept or sent one.
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function changed(): void {
  for (const listener of listeners) listener()
}

/** The answers of a person that wait on this device. Empty on the server. */
export const keptAnswers = {
  read: (userId: string): KeptAnswer[] => (typeof window === 'undefined' ? [] : readKept(store, userId)),
  /** @returns the answer that is kept: an earlier one to the same question stays. */
  keep: (userId: string, answer: KeptAnswer): KeptAnswer => {
    const kept = keepAnswer(store, userId, answer)
    changed()
    return kept
  },
  forget: (userId: string, answerId: string): void => {
    forgetAnswer(store, userId, answerId)
    changed()
  },
}

/** The same, followed as it changes, here or in another tab. */
export function useKeptAnswers(userId: string): KeptAnswer[] {
  const text = useSyncExternalStore(
    subscribe,
    () => store.getItem(keyOf(userId)),
    () => null,
  )
  return useMemo(() => parseKept(text), [text])
}
