import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'

/**
 * An icon, hidden from assistive technology: the text beside it, or the name of the button, gives its meaning. Import the
 * icons one by one: `import Printer from 'lucide-react/icons/printer'`.
 */
export function Icon({ as: Drawing, size = 20, className }: { as: LucideIcon; size?: number; className?: string }) {
  return <Drawing aria-hidden="true" size={size} strokeWidth={1.8} className={clsx('shrink-0', className)} />
}
