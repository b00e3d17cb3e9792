import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import OctagonX from 'lucide-react/icons/octagon-x'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type CSSProperties, useEffect } from 'react'
import { Toaster as SonnerToaster } from 'sonner'
import { TOASTS } from '#app/lib/constants.ts'
import { Icon } from './icon.tsx'
import { Spinner } from './spinner.tsx'

const ICONS = {
  success: <Icon as={CircleCheck} />,
  info: <Icon as={Info} />,
  warning: <Icon as={TriangleAlert} />,
  error: <Icon as={OctagonX} />,
  loading: <Spinner />,
}

/** The library brings its own swipe distance (45 px) and removal (200 ms), which are those of the product. */
export function Toaster({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady])
  return (
    <SonnerToaster
      customAriaLabel="Notifications"
      hotkey={['altKey', 'KeyZ']}
      position="bottom-right"
      duration={TOASTS.duration}
      visibleToasts={TOASTS.visible}
      gap={TOASTS.gap}
      style={{ '--width': `${TOASTS.width}px` } as CSSProperties}
      offset={24}
      mobileOffset={{ bottom: '5.5rem', left: 16, right: 16 }}
      icons={ICONS}
      theme="light"
    />
  )
}
