import { useQueryClient } from '@tanstack/react-query'
import { ownerOf } from '#app/lib/kept/kept-store.ts'
import { useKeptSending } from '#app/lib/kept/use-kept-sending.ts'
import { useOfflineReading } from '#app/lib/offline/use-offline-reading.ts'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { useHydrated } from '#app/ui/page/page-body.tsx'
import { useInstallOffer } from '#app/ui/shell/use-install-offer.ts'

const InstallOffer = lazyPart(() => import('#app/ui/shell/install-offer.tsx'), 'InstallOffer')

const loadOutboxes = () => import('./-kept-outboxes.ts')

type OnThisDeviceProps = {
  user: {
    id: string
    selectedDaycareId: string | null
    sharedDevice?: boolean | undefined
    needsProof?: boolean | undefined
  }
  /** False where nothing may come between her and the page. */
  mayOffer: boolean
}

/**
 * What the device does for the person on each page: it keeps pages to read without connection, sends what waits, and may be
 * offered the application.
 */
export function OnThisDevice({ user, mayOffer }: OnThisDeviceProps) {
  const queryClient = useQueryClient()
  useOfflineReading(ownerOf(user) ?? user.id, { isHydrated: useHydrated(), keepsWeek: !user.sharedDevice })
  // What is hers alone may not leave before she has proved who she is, and nothing must ask her for it unasked.
  const sender = user.needsProof ? null : user.id
  useKeptSending(sender, loadOutboxes, ({ sendAllWaiting }) => sendAllWaiting(queryClient, user))
  const { isOffered, install, close } = useInstallOffer(mayOffer && !user.sharedDevice)
  return isOffered && <InstallOffer onInstall={install} onClose={close} />
}
