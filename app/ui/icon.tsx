import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'

/**
 * One drawing manner for all icons: 20 px, 1.8 stroke, hidden from assistive technology (the words beside it, or the name
 * of the button, say it). Import drawings one by one: `import Printer from 'lucide-react/icons/printer'`.
 */
export function Icon({ as: Drawing, size = 20, className }: { as: LucideIcon; size?: number; className?: string }) {
  return <Drawing aria-hidden="true" size={size} strokeWidth={1.8} className={clsx('shrink-0', className)} />
}
