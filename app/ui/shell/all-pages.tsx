import { Link } from '@tanstack/react-router'
import { Dialog } from '../dialog/dialog.tsx'
import { Icon } from '../icon.tsx'
import { isCurrent, navGroups } from './nav.ts'
import type { NavProps } from './nav-link.tsx'

type AllPagesProps = Omit<NavProps, 'waiting'> & { onClose: () => void }

/** The whole navigation in a dialog, for phones. */
export function AllPages({ role, pathname, hasPath, onClose }: AllPagesProps) {
  return (
    <Dialog open onClose={onClose} title="Toutes les pages" variant="sheet">
      <div className="flex flex-col gap-4">
        {navGroups(role, hasPath).map((group) => (
          <section key={group.title}>
            <h3 className="pb-1 font-medium text-ink-2 text-xs">{group.title}</h3>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-1">
              {group.items.map((item) => (
                <li key={item.to}>
                  <Link
                    to={item.to}
                    activeOptions={{ exact: true }}
                    onClick={onClose}
                    aria-current={isCurrent(item, pathname) ? 'page' : undefined}
                    className="flex min-h-11 items-center gap-2.5 rounded-md px-2 text-ink text-sm no-underline hover:bg-sunken aria-[current]:bg-primary-soft aria-[current]:font-semibold aria-[current]:text-primary-ink"
                  >
                    <Icon as={item.icon} />
                    <span className="min-w-0">{item.label}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
