import type { Side } from '../schema.ts'

/** Colours of a side; its name is always written beside them. */
export const SIDE_LOOKS: Record<Side, { zone: string; title: string; button: string; dropTarget: string }> = {
  risks: {
    zone: 'bg-accent-soft',
    title: 'text-accent-ink',
    button: 'border-accent bg-accent-soft text-accent-ink hover:shadow-card active:shadow-none',
    dropTarget: 'border-accent',
  },
  benefits: {
    zone: 'bg-primary-soft',
    title: 'text-primary-ink',
    button: 'border-primary bg-primary-soft text-primary-ink hover:shadow-card active:shadow-none',
    dropTarget: 'border-primary',
  },
  dangers: {
    zone: 'bg-danger-soft',
    title: 'text-danger-ink',
    button: 'border-danger bg-danger-soft text-danger-ink hover:shadow-card active:shadow-none',
    dropTarget: 'border-danger',
  },
  depends: {
    zone: 'bg-sunken',
    title: 'text-ink',
    button: 'border-line-strong bg-surface text-ink hover:border-ink-2 hover:bg-sunken',
    dropTarget: 'border-line-strong',
  },
}
