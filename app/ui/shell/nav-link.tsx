import { Link } from '@tanstack/react-router'
import { Icon } from '../icon.tsx'
import type { NavItem } from './nav.ts'

/** Entry of the sidebar; between 640 and 1023 px, an icon above its short label. */
export function SideLink({ item, current }: { item: NavItem; current: boolean }) {
  return (
    <Link
      to={item.to}
      activeOptions={{ exact: true }}
      aria-current={current ? 'page' : undefined}
      className="nav-link side-link"
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
      className="nav-link bottom-link"
    >
      <Icon as={item.icon} size={22} />
      <span className="sr-only">{item.label}</span>
      <span aria-hidden="true">{item.short}</span>
    </Link>
  )
}
