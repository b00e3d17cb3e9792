import { clsx } from 'clsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'md' | 'lg'

/** Classes of a button, also for a link that looks like one: `<Link to="/activities" className={buttonClass('primary')}>`. */
export function buttonClass(variant: ButtonVariant = 'secondary', size: ButtonSize = 'md'): string {
  return clsx('button', `button-${variant}`, size === 'lg' && 'button-lg')
}
