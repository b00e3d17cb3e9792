import type { PackingChange } from '../schema.ts'

const keyOf = (owner: string) => `brindille.packing.${owner}`

/** What was ticked and had not reached the server when the page went away; null when nothing waits. */
export function readKept(owner: string): Partial<PackingChange> | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(owner)) ?? 'null')
  } catch {
    return null
  }
}

/** Outlives a reload, in this tab only: each tab sends its own. */
export function keep(owner: string, change: PackingChange | undefined): void {
  try {
    if (change) sessionStorage.setItem(keyOf(owner), JSON.stringify(change))
    else sessionStorage.removeItem(keyOf(owner))
  } catch {
    // A browser that keeps nothing keeps the page at least.
  }
}
