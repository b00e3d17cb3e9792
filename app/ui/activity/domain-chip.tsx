import { clsx } from 'clsx'
import type { Development } from '#app/domain/enums.ts'
import { DEVELOPMENT_LABELS } from '#content/labels.ts'

/** Sign and colours of the four domains of development, always shown with the label. */
export const DOMAIN_STYLES: Record<Development, { sign: string; chip: string }> = {
  DEVELOPMENT_PHYSICAL_AND_MOTOR: { sign: 'sign-motor', chip: 'bg-moteur-soft text-moteur-ink' },
  DEVELOPMENT_COGNITIVE: { sign: 'sign-cognitive', chip: 'bg-cognitif-soft text-cognitif-ink' },
  DEVELOPMENT_LANGUAGE: { sign: 'sign-language', chip: 'bg-langage-soft text-langage-ink' },
  DEVELOPMENT_SOCIAL_AND_EMOTIONAL: { sign: 'sign-social', chip: 'bg-social-soft text-social-ink' },
}

export function DomainChip({ domain }: { domain: Development }) {
  return <span className={`domain-chip ${DOMAIN_STYLES[domain].sign}`}>{DEVELOPMENT_LABELS[domain]}</span>
}

/** Shape of the domain (▲ ◆ ● ♥); it says nothing to assistive technology: place it beside the label. */
export function DomainSign({ domain, className = 'size-2.5' }: { domain: Development; className?: string }) {
  return <span className={clsx('icon', DOMAIN_STYLES[domain].sign, className)} />
}
