import type lucide from '@iconify-json/lucide/icons.json'
import { clsx } from 'clsx'

/** Write it out in full where it is used: the style sheet holds the icons whose names it finds (app/styles/lucide-plugin.ts). */
export type IconName = `lucide-${keyof typeof lucide.icons}` | 'lucide-star-filled'

const SIZES = { 14: 'size-3.5', 16: 'size-4', 18: 'size-4.5', 20: '', 22: 'size-5.5' }

/**
 * An icon of lucide, in the colour of the text. It says nothing to assistive technology: the text beside it, or the name of
 * the button, gives its meaning.
 */
export function Icon({
  as,
  size = 20,
  className,
}: {
  as: IconName
  size?: keyof typeof SIZES
  className?: string | undefined
}) {
  return <span className={clsx('icon', as, SIZES[size], className)} />
}

const DRAWINGS = { sprig: 'drawing-sprig', 'fallen-leaf': 'drawing-fallen-leaf', tracks: 'drawing-tracks' }

/** A decorative drawing of `styles/drawings.css`, in the colour of the text. `className` must set a height. */
export function Drawing({ name, className }: { name: 'sprig' | 'fallen-leaf' | 'tracks'; className?: string }) {
  return (
    <span aria-hidden="true" className={clsx('drawing', DRAWINGS[name], className ?? 'h-20 text-primary-ink/60')} />
  )
}
