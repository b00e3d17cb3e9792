import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Icon } from '../icon.tsx'
import type { NavItem, ShellRole } from './nav.ts'
import type { AppShellProps, Waiting } from './shell-user.ts'

export type NavProps = { role: ShellRole; pathname: string; hasPath: boolean } & Pick<AppShellProps, 'waiting'>

type NavLinkProps = { item: NavItem; current: boolean; waiting?: Waiting | undefined }

/** Entry of the sidebar; between 640 and 1023 px, an icon above its short label. */
export function SideLink({ item, current, waiting }: NavLinkProps) {
  return (
    <Link
      to={item.to}
      activeOptions={{ exact: true }}
      aria-current={current ? 'page' : undefined}
      className="nav-link side-link relative"
    >
      <Icon as={item.icon} />
      {item.short === item.label ? (
        <span>{item.label}</span>
      ) : (
        <>
          <span className="max-lg:sr-only">{item.label}</span>
          <span aria-hidden="true" className="lg:hidden">
            {item.short}
          </span>
        </>
      )}
      <WaitingMark waiting={waiting} className="max-lg:absolute max-lg:top-0.5 max-lg:left-1/2 lg:ml-auto" />
    </Link>
  )
}

/** Entry of the bottom bar of a phone. */
export function BottomLink({ item, current, waiting }: NavLinkProps) {
  return (
    <Link
      to={item.to}
      activeOptions={{ exact: true }}
      aria-current={current ? 'page' : undefined}
      className="nav-link bottom-link relative"
    >
      <Icon as={item.icon} size={22} />
      <span className="sr-only">{item.label}</span>
      <span aria-hidden="true">{item.short}</span>
      <WaitingMark waiting={waiting} className="absolute top-0.5 left-1/2" />
    </Link>
  )
}

function WaitingMark({ waiting, className }: { waiting: Waiting | undefined; className: string }) {
  if (!waiting || waiting.count === 0) return null
  return (
    <>
      <span className="sr-only">({waiting.label})</span>
      <CountBadge count={waiting.count} className={className} />
    </>
  )
}

/** A number beside an icon or a label, « 9+ » above nine; nothing for zero. What it counts is said by the text around it. */
export function CountBadge({ count, className }: { count: number; className?: string }) {
  if (count === 0) return null
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-primary px-1.5 font-semibold text-on-primary text-xs tabular-nums',
        className,
      )}
    >
      {count > 9 ? '9+' : count}
    </span>
  )
}
