import { clsx } from 'clsx'
import type { Development } from '#app/domain/enums.ts'
import { DEVELOPMENT_LABELS } from '#content/labels.ts'

/** Sign and tint of the four domains of development: always together with the word. */
export const DOMAIN_LOOKS: Record<Development, { sign: string; chip: string }> = {
  DEVELOPMENT_PHYSICAL_AND_MOTOR: { sign: '▲', chip: 'bg-moteur-soft text-moteur-ink' },
  DEVELOPMENT_COGNITIVE: { sign: '◆', chip: 'bg-cognitif-soft text-cognitif-ink' },
  DEVELOPMENT_LANGUAGE: { sign: '●', chip: 'bg-langage-soft text-langage-ink' },
  DEVELOPMENT_SOCIAL_AND_EMOTIONAL: { sign: '♥', chip: 'bg-social-soft text-social-ink' },
}

export function DomainChip({ domain, className }: { domain: Development; className?: string }) {
  const { sign, chip } = DOMAIN_LOOKS[domain]
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 font-semibold text-xs',
        chip,
        className,
      )}
    >
      <span aria-hidden="true">{sign}</span>
      {DEVELOPMENT_LABELS[domain]}
    </span>
  )
}
