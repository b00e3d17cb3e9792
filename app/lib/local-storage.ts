/** What this browser keeps under a key; null when there is nothing, or it forbids storage. */
export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text under a key, or with null removes it. Without storage, forbidden or full, nothing is kept. */
export function writeLocal(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // What was chosen lasts until the page is closed.
  }
}
