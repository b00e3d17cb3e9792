import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon.tsx'

type Tone = 'info' | 'warning' | 'success' | 'danger'

const TONES: Record<Tone, string> = {
  info: 'border-info bg-info-soft text-info-ink',
  warning: 'border-warning-line bg-warning-soft text-warning-ink',
  success: 'border-success bg-success-soft text-success-ink',
  danger: 'border-danger bg-danger-soft text-danger-ink',
}

const ICONS: Record<Tone, IconName> = {
  info: 'lucide-info',
  warning: 'lucide-triangle-alert',
  success: 'lucide-circle-check',
  danger: 'lucide-triangle-alert',
}

/** A message about the page or the whole service (maintenance, offline, draft kept), shown as long as it is true. */
export function Banner({
  tone = 'info',
  icon,
  action,
  children,
  className,
}: {
  tone?: Tone
  icon?: IconName
  action?: ReactNode
  children: ReactNode
  className?: string
}) {
  const toneIcon = icon ?? ICONS[tone]
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border px-4 py-2.5 text-sm max-sm:px-3',
        TONES[tone],
        className,
      )}
    >
      <Icon as={toneIcon} />
      <div className="min-w-0 flex-1 basis-36">{children}</div>
      {action}
    </div>
  )
}
