import { readLocal, writeLocal } from './local-storage.ts'

/** Storage key, set while somebody is signed in with « Appareil partagé ». */
const SHARED_DEVICE_KEY = 'brindille.shared-device'
/** Storage key of the id of the signed-in person, through which the tabs follow each other. */
const PERSON_KEY = 'brindille.person'
/** Display settings belong to the device, not to the person. */
const DEVICE_SETTINGS = /^brindille-(?:theme|text-size|motion|shortcuts|install)$/

/** Remembers that somebody is signed in here with « Appareil partagé ». */
export function rememberSharedDevice(): void {
  writeLocal(SHARED_DEVICE_KEY, '1')
}

/** Whether somebody has signed in here with « Appareil partagé » since the device was wiped. */
export function isSharedDevice(): boolean {
  return readLocal(SHARED_DEVICE_KEY) !== null
}

/** Tells the other tabs who is signed in; null for nobody. */
export function announcePerson(userId: string | null): void {
  writeLocal(PERSON_KEY, userId)
}

/** Calls `listener` when another tab tells that somebody else, or nobody, is signed in. @returns the cleanup */
export function onPersonChangedElsewhere(listener: (userId: string | null) => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === PERSON_KEY) listener(newValue)
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

/**
 * Deletes everything that people have stored in this browser: drafts, unsent answers, remembered choices, pages to read
 * offline. Display settings stay.
 */
export async function clearDeviceData(): Promise<void> {
  try {
    for (const key of Object.keys(localStorage)) if (!DEVICE_SETTINGS.test(key)) localStorage.removeItem(key)
    sessionStorage.clear()
  } catch {
    // The browser forbids storage: there is nothing stored either.
  }
  const { caches, indexedDB } = globalThis
  await Promise.allSettled([
    caches?.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))),
    indexedDB?.databases?.().then((all) => all.forEach(({ name }) => name && indexedDB.deleteDatabase(name))),
  ])
}
