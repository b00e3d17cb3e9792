import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Icon } from '../icon.tsx'
import type { NavItem } from './nav.ts'

const COLOURS =
  'text-ink no-underline hover:bg-sunken aria-[current]:bg-primary-soft aria-[current]:font-semibold aria-[current]:text-primary-ink'

/** Entry of the sidebar; between 640 and 1023 px, an icon above its short label. */
export function SideLink({ item, current }: { item: NavItem; current: boolean }) {
  return (
    <Link
      to={item.to}
      activeOptions={{ exact: true }}
      aria-current={current ? 'page' : undefined}
      className={clsx(
        COLOURS,
        'flex min-h-11 items-center rounded-md focus-visible:rounded-md',
        'max-lg:flex-col max-lg:justify-center max-lg:gap-0.5 max-lg:px-0.5 max-lg:py-1.5 max-lg:text-xs max-lg:leading-4',
        'lg:gap-3 lg:px-3 lg:text-sm',
      )}
    >
      <Icon as={item.icon} />
      <span className="max-lg:sr-only">{item.label}</span>
      <span aria-hidden="true" className="text-center lg:hidden">
        {item.short}
      </span>
    </Link>
  )
}

/** Entry of the bottom bar of a phone. */
export function BottomLink({ item, current }: { item: NavItem; current: boolean }) {
  return (
    <Link
      to={item.to}
      activeOptions={{ exact: true }}
      aria-current={current ? 'page' : undefined}
      className={clsx(COLOURS, bottomEntryClass)}
    >
      <Icon as={item.icon} size={22} />
      <span className="sr-only">{item.label}</span>
      <span aria-hidden="true">{item.short}</span>
    </Link>
  )
}

export const bottomEntryClass =
  'flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 rounded-md px-0.5 text-xs leading-4 focus-visible:-outline-offset-3'
