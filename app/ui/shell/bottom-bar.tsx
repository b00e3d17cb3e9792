import { clsx } from 'clsx'
import { useState } from 'react'
import { Icon } from '../icon.tsx'
import { AllPages } from './all-pages.tsx'
import { bottomItems, isCurrent } from './nav.ts'
import { BottomLink, type NavProps } from './nav-link.tsx'

/** Navigation of a phone: four entries, the others behind « Plus ». */
export function BottomBar({ role, pathname, hasPath, waiting }: NavProps) {
  const [open, setOpen] = useState(false)
  const items = bottomItems(role)
  const isOtherPage = !items.some((item) => isCurrent(item, pathname))
  return (
    <nav
      aria-label="Rapide"
      className="fixed inset-x-0 bottom-0 z-30 flex gap-0.5 border-line border-t bg-surface px-1 pt-1 pb-[calc(0.25rem+env(safe-area-inset-bottom))] sm:hidden"
    >
      {items.map((item) => (
        <BottomLink key={item.to} item={item} current={isCurrent(item, pathname)} waiting={waiting?.[item.to]} />
      ))}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className={clsx('nav-link bottom-link', isOtherPage && 'bg-primary-soft font-semibold text-primary-ink')}
      >
        <Icon as="lucide-ellipsis" size={22} />
        <span>Plus</span>
      </button>
      {open && <AllPages role={role} pathname={pathname} hasPath={hasPath} onClose={() => setOpen(false)} />}
    </nav>
  )
}
