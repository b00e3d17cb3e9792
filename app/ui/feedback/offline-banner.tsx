import { useSyncExternalStore } from 'react'
import { Banner } from './banner.tsx'

function subscribe(onChange: () => void) {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

/** Shown while the browser is offline. The live region is always in the page: only a change inside one is announced. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {!isOnline && (
        <Banner tone="warning" icon="lucide-wifi-off" className="rounded-none border-x-0 border-t-0">
          La connexion est coupée. Ce qui est à l’écran reste lisible. Nous réessayons dès qu’elle revient.
        </Banner>
      )}
    </div>
  )
}
