import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import { Dialog } from '../dialog/dialog.tsx'
import { Icon } from '../icon.tsx'
import { bottomItems, isCurrent, navGroups, type ShellRole } from './nav.ts'
import { BottomLink, bottomEntryClass } from './nav-link.tsx'

/** Phones: four entries within reach of the thumb, the others behind « Plus ». */
export function BottomBar({ role, pathname }: { role: ShellRole; pathname: string }) {
  const [open, setOpen] = useState(false)
  const items = bottomItems(role)
  const elsewhere = !items.some((item) => isCurrent(item, pathname))
  return (
    <nav
      aria-label="Rapide"
      className="fixed inset-x-0 bottom-0 z-30 flex gap-0.5 border-line border-t bg-surface px-1 pt-1 pb-[calc(0.25rem+env(safe-area-inset-bottom))] sm:hidden"
    >
      {items.map((item) => (
        <BottomLink key={item.to} item={item} current={isCurrent(item, pathname)} />
      ))}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className={clsx(
          bottomEntryClass,
          elsewhere ? 'bg-primary-soft font-semibold text-primary-ink' : 'text-ink hover:bg-sunken',
        )}
      >
        <Icon as={Ellipsis} size={22} />
        <span>Plus</span>
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Toutes les pages" variant="sheet">
        <div className="flex flex-col gap-4">
          {navGroups(role).map((group) => (
            <section key={group.title}>
              <h3 className="pb-1 font-medium text-ink-2 text-xs">{group.title}</h3>
              <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-1">
                {group.items.map((item) => (
                  <li key={item.to}>
                    <Link
                      to={item.to}
                      activeOptions={{ exact: true }}
                      onClick={() => setOpen(false)}
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
    </nav>
  )
}
