import { useEffect, useState } from 'react'
import { useStoredChoice } from '../use-choice.ts'

/** Chromium only: elsewhere the browser's own menu installs the application. */
type InstallEvent = Event & { prompt: () => Promise<unknown> }

/** Belongs to the device: asked once for all who share it. */
const ASKED_KEY = 'brindille-install'

const CHOICES = ['open', 'asked'] as const

/**
 * Whether to offer the installation, once per device: then the browser decides what it shows.
 * @param isPersonal false on a device that several people share
 */
export function useInstallOffer(isPersonal: boolean) {
  const [event, setEvent] = useState<InstallEvent | null>(null)
  const [offer, setOffer] = useStoredChoice(ASKED_KEY, CHOICES)
  const isOpen = isPersonal && offer === 'open'
  useEffect(() => {
    if (!isOpen) return
    const onOffer = (offered: Event) => {
      offered.preventDefault()
      setEvent(offered as InstallEvent)
    }
    // From the menu of the browser.
    const onInstalled = () => setOffer('asked')
    addEventListener('beforeinstallprompt', onOffer)
    addEventListener('appinstalled', onInstalled)
    return () => {
      removeEventListener('beforeinstallprompt', onOffer)
      removeEventListener('appinstalled', onInstalled)
    }
  }, [isOpen, setOffer])
  const close = () => setOffer('asked')
  const install = () => {
    void event?.prompt()
    close()
  }
  return { isOffered: isOpen && event !== null, install, close }
}
