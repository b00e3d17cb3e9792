import Lock from 'lucide-react/icons/lock'
import Users from 'lucide-react/icons/users'
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'

/** Who sees what is written here, said before anything is written. */
export function PrivateLine({ shared = false, children }: { shared?: boolean; children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 text-ink-2 text-sm">
      <Icon as={shared ? Users : Lock} size={18} className="mt-0.5" />
      {children}
    </p>
  )
}
