import { clsx } from 'clsx'
import { ACTIVITY_SOURCE_LABELS } from '#content/labels.ts'

type Source = keyof typeof ACTIVITY_SOURCE_LABELS

/** Who wrote it, and whether a person has read it over. Terracotta means that a machine did. */
export function ProvenanceBadge({ source, reviewed = false }: { source: Source; reviewed?: boolean }) {
  const trusted = reviewed || source === 'STARTER'
  const words = reviewed
    ? 'Relue par l’équipe'
    : source === 'MODEL'
      ? `${ACTIVITY_SOURCE_LABELS.MODEL} · à vérifier`
      : ACTIVITY_SOURCE_LABELS[source]
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
