import { isCurrent, navGroups, type ShellRole } from './nav.ts'
import { SideLink } from './nav-link.tsx'

/** The groups of the sidebar and of the rail. */
export function SideNav({ role, pathname }: { role: ShellRole; pathname: string }) {
  return (
    <nav aria-label="Principale" className="flex-1 overflow-y-auto overscroll-contain px-1.5 py-2 lg:px-3">
      {navGroups(role).map((group) => (
        <section key={group.title} className="mt-1 border-line pt-1 not-first:border-t lg:mt-3 lg:not-first:border-0">
          <h2 className="px-3 pt-1 pb-1 font-medium font-sans text-ink-2 text-xs tracking-normal max-lg:sr-only">
            {group.title}
          </h2>
          <ul>
            {group.items.map((item) => (
              <li key={item.to}>
                <SideLink item={item} current={isCurrent(item, pathname)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
