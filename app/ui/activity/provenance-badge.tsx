import { clsx } from 'clsx'
import { ACTIVITY_SOURCE_LABELS } from '#content/labels.ts'

type Source = keyof typeof ACTIVITY_SOURCE_LABELS

type ProvenanceBadgeProps = {
  source: Source
  reviewed?: boolean
  /** Changed by a person since it was made. */
  edited?: boolean
}

/** Who wrote it, and whether a person has read it over. Terracotta means that nobody has yet. */
export function ProvenanceBadge({ source, reviewed = false, edited = false }: ProvenanceBadgeProps) {
  const trusted = reviewed || (source === 'STARTER' && !edited)
  const words = reviewed
    ? 'Relue par l’équipe'
    : trusted
      ? ACTIVITY_SOURCE_LABELS[source]
      : `${ACTIVITY_SOURCE_LABELS[source]} · à vérifier`
  return (
    <span
      className={clsx(
        'inline-flex items-baseline gap-1 font-semibold text-xs',
        trusted ? 'text-success-ink' : 'text-accent-ink',
      )}
    >
      <span aria-hidden="true">{trusted ? '✓' : '✦'}</span>
      {words}
    </span>
  )
}
