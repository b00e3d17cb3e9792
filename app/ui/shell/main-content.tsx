import { useRouter } from '@tanstack/react-router'
import { createContext, type ReactNode, use, useEffect } from 'react'

const InsideMainContext = createContext(false)

/** The one `<main>` of a page, target of the skip link. */
export function MainContent({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <InsideMainContext value={true}>
      <main id="contenu" tabIndex={-1} className={className}>
        {children}
      </main>
    </InsideMainContext>
  )
}

/** For pages rendered inside a layout or without one (error, not found): adds the `<main>` when no layout has. */
export function EnsureMain({ children }: { children: ReactNode }) {
  return use(InsideMainContext) ? children : <MainContent>{children}</MainContent>
}

/** First focusable element of every page. */
export function SkipLink() {
  return (
    <a
      href="#contenu"
      className="skip-link tap fixed top-2 left-2 z-50 inline-flex -translate-y-24 items-center rounded-md bg-primary px-4 font-semibold text-on-primary focus:translate-y-0"
    >
      Aller au contenu
    </a>
  )
}

/** Gives the focus to the title of the page: what had it is gone, or belongs to the page before. */
export function focusTitle(options?: FocusOptions): void {
  const title = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  title?.setAttribute('tabindex', '-1')
  title?.focus(options)
}

/**
 * After a navigation to another page the focus goes to its title, so that screen readers announce it and Tab starts there.
 * Changes of the search parameters (filters, tabs) leave the focus where it is.
 */
export function useFocusOnNavigation() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (!fromLocation || fromLocation.pathname === toLocation.pathname || toLocation.hash) return
        focusTitle({ preventScroll: true })
      }),
    [router],
  )
}
