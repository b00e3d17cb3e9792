import { clsx } from 'clsx'

/** A decorative drawing of `styles/drawings.css`, in the colour of the text. `className` must set a height. */
export function Drawing({ name, className }: { name: 'sprig' | 'fallen-leaf' | 'tracks'; className?: string }) {
  return (
    <span aria-hidden="true" className={clsx('drawing', DRAWINGS[name], className ?? 'h-20 text-primary-ink/60')} />
  )
}

const DRAWINGS = { sprig: 'drawing-sprig', 'fallen-leaf': 'drawing-fallen-leaf', tracks: 'drawing-tracks' }
