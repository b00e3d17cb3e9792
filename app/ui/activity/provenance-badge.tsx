import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { ACTIVITY_SOURCE_LABELS, REVIEW_LABELS } from '#content/labels.ts'

type ProvenanceBadgeProps = {
  source: keyof typeof ACTIVITY_SOURCE_LABELS
  /** Who has read the present text; null for nobody yet. */
  review: keyof typeof REVIEW_LABELS | null
  className?: string
  /** What else its line says. */
  children?: ReactNode
}

/** Who has read an activity over; where nobody has yet, who wrote it. */
export function ProvenanceBadge({ source, review, className, children }: ProvenanceBadgeProps) {
  return (
    <span className={clsx('provenance', className)} data-review={review ?? undefined}>
      {review ? REVIEW_LABELS[review] : ACTIVITY_SOURCE_LABELS[source]}
      {children}
    </span>
  )
}
