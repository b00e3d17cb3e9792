import { useRouter } from '@tanstack/react-router'
import { createContext, type ReactNode, use, useEffect } from 'react'

const InsideMain = createContext(false)

/** The one `<main>`, where the skip link leads. */
export function MainContent({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <InsideMain value={true}>
      <main id="contenu" tabIndex={-1} className={className}>
        {children}
      </main>
    </InsideMain>
  )
}

/** For pages that appear inside a layout or alone (error, not found): brings the `<main>` when nobody has. */
export function MainIfAlone({ children }: { children: ReactNode }) {
  return use(InsideMain) ? children : <MainContent>{children}</MainContent>
}

/** First stop of the keyboard on every page. */
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

/**
 * After a move to another page the focus goes to its title, so that screen readers say where one is and Tab starts there.
 * Changes of the search (filters, tabs) leave the focus where it is.
 */
export function useFocusOnNavigation() {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (!fromLocation || fromLocation.pathname === toLocation.pathname || toLocation.hash) return
        const title = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
        title?.setAttribute('tabindex', '-1')
        title?.focus({ preventScroll: true })
      }),
    [router],
  )
}
