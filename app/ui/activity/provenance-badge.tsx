import { clsx } from 'clsx'
import { ACTIVITY_SOURCE_LABELS } from '#content/labels.ts'

type Source = keyof typeof ACTIVITY_SOURCE_LABELS

type ProvenanceBadgeProps = {
  source: Source
  reviewed?: boolean
  /** Changed by a person since it was created. */
  edited?: boolean
}

/** Who wrote an activity, and whether a person has reviewed it. The accent colour means that nobody has yet. */
export function ProvenanceBadge({ source, reviewed = false, edited = false }: ProvenanceBadgeProps) {
  const isTrusted = reviewed || (source === 'STARTER' && !edited)
  const label = reviewed
    ? 'Relue par l’équipe'
    : isTrusted
      ? ACTIVITY_SOURCE_LABELS[source]
      : `${ACTIVITY_SOURCE_LABELS[source]} · à vérifier`
  return (
    <span
      className={clsx(
        'inline-flex items-baseline gap-1 font-semibold text-xs',
        isTrusted ? 'text-success-ink' : 'text-accent-ink',
      )}
    >
      <span aria-hidden="true">{isTrusted ? '✓' : '✦'}</span>
      {label}
    </span>
  )
}
