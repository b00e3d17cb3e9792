import { offlineWords } from '#content/pages/offline.ts'
import { Button } from '../button/button.tsx'
import { Banner } from '../feedback/banner.tsx'

type InstallOfferProps = {
  /** Opens the question of the browser. */
  onInstall: () => void
  onClose: () => void
}

/** Offers to install the application. */
export function InstallOffer({ onInstall, onClose }: InstallOfferProps) {
  const { offer, accept, decline } = offlineWords.install
  return (
    <aside aria-label={accept} className="no-print">
      <Banner
        icon="lucide-download"
        className="rounded-none border-x-0 border-t-0"
        action={
          <span className="flex flex-wrap gap-2">
            <Button onClick={onInstall}>{accept}</Button>
            <Button onClick={onClose}>{decline}</Button>
          </span>
        }
      >
        {offer}
      </Banner>
    </aside>
  )
}
