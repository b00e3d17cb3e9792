/** Kept on a device while somebody works there with « Appareil partagé ». */
const MARK = 'brindille.shared-device'
/** Who works in this browser: the other tabs follow. */
const PERSON = 'brindille.person'
/** How the page looks is the device's, not the person's. */
const STAYS = /^brindille-(?:theme|text-size)$/

function attempt(act: () => void): void {
  try {
    act()
  } catch {
    // A browser that forbids its store has kept nothing either.
  }
}

export function markShared(): void {
  attempt(() => localStorage.setItem(MARK, '1'))
}

export function isMarkedShared(): boolean {
  let marked = false
  attempt(() => {
    marked = localStorage.getItem(MARK) !== null
  })
  return marked
}

/** Says to the other tabs who works here now; null when nobody does any more. */
export function tellPerson(userId: string | null): void {
  attempt(() => (userId ? localStorage.setItem(PERSON, userId) : localStorage.removeItem(PERSON)))
}

/** Calls back when another tab says that somebody else, or nobody, works here. @returns stops */
export function onPersonElsewhere(listener: (userId: string | null) => void): () => void {
  const heard = ({ key, newValue }: StorageEvent) => {
    if (key === PERSON) listener(newValue)
  }
  addEventListener('storage', heard)
  return () => removeEventListener('storage', heard)
}

/**
 * Removes from this browser all that people have left in it: drafts, answers that wait, memories of forms, pages kept to
 * be read offline. The look of the page stays.
 */
export async function wipeDevice(): Promise<void> {
  attempt(() => {
    for (const key of Object.keys(localStorage)) if (!STAYS.test(key)) localStorage.removeItem(key)
    sessionStorage.clear()
  })
  const { caches, indexedDB } = globalThis
  await Promise.allSettled([
    caches?.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))),
    indexedDB?.databases?.().then((all) => all.forEach(({ name }) => name && indexedDB.deleteDatabase(name))),
  ])
}
