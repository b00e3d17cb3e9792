import type { ReactNode } from 'react'
import { Drawing } from '../drawing.tsx'

type EmptyStateProps = {
  /** One sentence: what will be here, or what was not found. */
  title: string
  /** One reason. */
  children?: ReactNode
  /** One button. */
  action?: ReactNode
  /** Instead of the sprig. */
  drawing?: ReactNode
}

/** Nothing yet, or nothing found: two different sentences, same manner. An error is not an empty state. */
export function EmptyState({ title, children, action, drawing }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-xl border border-line border-dashed px-6 py-12 text-center">
      {drawing ?? <Drawing name="sprig" className="h-32 text-primary-ink/60" />}
      <div className="flex max-w-md flex-col gap-1.5">
        <p className="text-balance font-display font-semibold text-xl">{title}</p>
        {children && <p className="text-ink-2 text-sm">{children}</p>}
      </div>
      {action}
    </div>
  )
}
