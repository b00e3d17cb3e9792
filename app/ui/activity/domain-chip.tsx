import { clsx } from 'clsx'
import type { Development } from '#app/domain/enums.ts'
import { DEVELOPMENT_LABELS } from '#content/labels.ts'

/**
 * Sign and colours of the four domains of development, always shown with the label. The signs are SVG paths (10 by 10):
 * some devices replace a typed heart or triangle by a colour emoji.
 */
export const DOMAIN_STYLES: Record<Development, { sign: string; chip: string }> = {
  DEVELOPMENT_PHYSICAL_AND_MOTOR: { sign: 'M5 1 9.5 9h-9Z', chip: 'bg-moteur-soft text-moteur-ink' },
  DEVELOPMENT_COGNITIVE: { sign: 'M5 .2 9.8 5 5 9.8.2 5Z', chip: 'bg-cognitif-soft text-cognitif-ink' },
  DEVELOPMENT_LANGUAGE: {
    sign: 'M5 .6a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8Z',
    chip: 'bg-langage-soft text-langage-ink',
  },
  DEVELOPMENT_SOCIAL_AND_EMOTIONAL: {
    sign: 'M5 9.4C1.8 7 .3 5.3.3 3.3A2.5 2.5 0 0 1 5 2.2a2.5 2.5 0 0 1 4.7 1.1C9.7 5.3 8.2 7 5 9.4Z',
    chip: 'bg-social-soft text-social-ink',
  },
}

export function DomainChip({ domain, className }: { domain: Development; className?: string }) {
  const { chip } = DOMAIN_STYLES[domain]
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 font-semibold text-xs print:px-0',
        chip,
        className,
      )}
    >
      <DomainSign domain={domain} />
      {DEVELOPMENT_LABELS[domain]}
    </span>
  )
}

/** Shape of the domain (▲ ◆ ● ♥), hidden from assistive technology: place it beside the label. */
export function DomainSign({ domain, className }: { domain: Development; className?: string }) {
  return (
    <svg viewBox="0 0 10 10" aria-hidden="true" className={clsx('size-2.5 shrink-0 fill-current', className)}>
      <path d={DOMAIN_STYLES[domain].sign} />
    </svg>
  )
}
