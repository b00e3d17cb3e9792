import WifiOff from 'lucide-react/icons/wifi-off'
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

/** Says that the connection is cut, as long as it is. The region is always there, so that its words are announced. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {!online && (
        <Banner tone="warning" icon={WifiOff} className="rounded-none border-x-0 border-t-0">
          La connexion est coupée. Ce qui est à l’écran reste lisible. Nous réessayons dès qu’elle revient.
        </Banner>
      )}
    </div>
  )
}
