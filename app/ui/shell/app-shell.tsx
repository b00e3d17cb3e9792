import { Link, useRouterState } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { productName } from '#app.config.ts'
import { OfflineBanner } from '../feedback/offline-banner.tsx'
import { Logo } from '../page/logo.tsx'
import { AccountMenu } from './account-menu.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { DaycareChoice, DaycareSelector } from './daycare-selector.tsx'
import { MainContent, SkipLink, useFocusOnNavigation } from './main-content.tsx'
import { isCurrent, navGroups } from './nav.ts'
import { type NavProps, SideLink } from './nav-link.tsx'
import { type AppShellProps, daycareName, hasDaycareChoice } from './shell-user.ts'

/**
 * Header and navigation around the pages: sidebar from 1024 px, rail from 640 px, bars above and below on a phone. Quizzes
 * and onboarding use `FocusLayout`, without navigation.
 */
export function AppShell({ user, daycares, onSelectDaycare, onLogout, onShowKeys, children, ...parts }: AppShellProps) {
  const { search, bell, waiting } = parts
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const hasPath = !user.knowsBrindille
  useFocusOnNavigation()
  // The selector shows the name of the daycare already.
  const hasChoice = hasDaycareChoice(user, daycares)
  const detail = hasChoice ? undefined : user.selectedDaycareName
  const choice = hasChoice ? { user, daycares, onSelectDaycare } : null
  const selector = choice ? (
    <DaycareSelector {...choice} />
  ) : (
    <p className="truncate text-ink-2 text-sm lg:hidden">{daycareName(user)}</p>
  )
  return (
    <div className="min-h-dvh sm:grid sm:grid-cols-[5rem_minmax(0,1fr)] sm:grid-rows-[auto_minmax(0,1fr)] lg:grid-cols-[17rem_minmax(0,1fr)] print:block">
      <SkipLink />
      <header className="app sticky top-0 z-30 flex min-h-16 items-center gap-1 border-line border-b bg-surface px-4 sm:col-span-2 lg:hidden">
        <LogoLink compact />
        <div className="flex min-w-0 flex-1 justify-end">{selector}</div>
        {search?.(true)}
        {bell?.(true)}
        <AccountMenu user={user} onLogout={onLogout} onShowKeys={onShowKeys} compact />
      </header>
      <aside
        aria-label="Navigation"
        className="sticky top-16 z-20 hidden h-[calc(100dvh-4rem)] flex-col border-line border-r bg-surface sm:flex lg:top-0 lg:row-span-2 lg:h-dvh"
      >
        <div className="hidden flex-col gap-3 px-5 pt-5 pb-2 lg:flex">
          <div className="flex items-center justify-between gap-3">
            <LogoLink />
            {bell?.(false)}
          </div>
          {selector}
          {search?.(false)}
        </div>
        <SideNav role={user.role} pathname={pathname} hasPath={hasPath} waiting={waiting} />
        <div className="hidden border-line border-t p-3 lg:block">
          <AccountMenu user={user} onLogout={onLogout} onShowKeys={onShowKeys} detail={detail} />
        </div>
      </aside>
      <MainContent className="min-w-0 pb-[calc(4.5rem+env(safe-area-inset-bottom))] sm:pb-0 lg:row-span-2">
        <OfflineBanner />
        <DaycareChoice value={choice}>{children}</DaycareChoice>
      </MainContent>
      <BottomBar role={user.role} pathname={pathname} hasPath={hasPath} waiting={waiting} />
    </div>
  )
}

function LogoLink({ compact = false }: { compact?: boolean }) {
  return (
    <Link
      to="/"
      aria-label={`${productName}, accueil`}
      className="tap inline-flex items-center rounded-md text-ink no-underline"
    >
      <Logo className={clsx(compact && 'max-sm:[&>span]:hidden')} />
    </Link>
  )
}

/** The groups of the sidebar and of the rail. */
function SideNav({ role, pathname, hasPath, waiting }: NavProps) {
  return (
    <nav aria-label="Principale" className="flex-1 overflow-y-auto overscroll-contain px-1.5 py-2 lg:px-3">
      {navGroups(role, hasPath).map((group) => (
        <section key={group.title} className="side-group">
          <h2>{group.title}</h2>
          <ul>
            {group.items.map((item) => (
              <li key={item.to}>
                <SideLink item={item} current={isCurrent(item, pathname)} waiting={waiting?.[item.to]} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
