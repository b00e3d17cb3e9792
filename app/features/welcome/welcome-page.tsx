import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import type { CurrentUser } from '#app/features/account/schema.ts'
import { pictureAddress } from '#app/lib/constants.ts'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { Icon } from '#app/ui/icon.tsx'
import { WELCOME_SCREENS, welcomeWords as words } from '#content/pages/welcome/first-entry.ts'
import { useEndWelcome } from './queries.ts'

const COUNT = WELCOME_SCREENS.length

type WelcomePageProps = {
  user: CurrentUser
  /** 1 to 3. */
  number: number
  /** On the last screen: what her group is, and an activity for it. */
  children: ReactNode
}

/** The three screens of her first entry. Left by one press, or Escape; each is an address, so « Retour » of the browser works. */
export function WelcomePage({ user, number, children }: WelcomePageProps) {
  const screen = WELCOME_SCREENS[number - 1] ?? WELCOME_SCREENS[0]
  const navigate = useNavigate()
  const title = useRef<HTMLHeadingElement>(null)
  const shown = useRef(number)
  useEndWelcome(user.awaitsWelcome === true)
  const leave = useEffectEvent((event: KeyboardEvent) => {
    // In a dialog, Escape closes the dialog: asked before the dialog answers, hence the capture.
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return
    void navigate({ to: '/quiz' })
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => leave(event)
    addEventListener('keydown', listen, true)
    return () => removeEventListener('keydown', listen, true)
  }, [])
  useEffect(() => {
    if (shown.current !== number) title.current?.focus()
    shown.current = number
  }, [number])
  return (
    <div className="flex flex-col gap-6">
      <div className="flex items-center justify-between gap-4">
        <p className="text-ink-2 text-sm">{words.screen(number, COUNT)}</p>
        <Link to="/quiz" className={`${buttonClass('quiet')} -mr-4`}>
          {words.skip}
        </Link>
      </div>
      {screen.picture && (
        <img
          src={pictureAddress(screen.picture)}
          alt=""
          width={480}
          height={360}
          className="aspect-[3/2] w-full rounded-lg sm:aspect-[2/1] bg-sunken object-[50%_40%] object-cover"
        />
      )}
      <div>
        <h1 ref={title} tabIndex={-1} className="text-3xl">
          {screen.heading(user.firstName)}
        </h1>
        <p className="measure mt-3 text-lg">{screen.lead}</p>
      </div>
      {screen.lines.length > 0 && (
        <dl className="grid gap-4 sm:grid-cols-[11rem_1fr] sm:gap-x-6">
          {screen.lines.map(({ name, text }) => (
            <div key={name} className="contents">
              <dt className="font-semibold max-sm:-mb-3">{name}</dt>
              <dd className="measure text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {number === COUNT && children}
      <nav aria-label={words.title} className="flex flex-wrap items-center gap-3 border-line border-t pt-5">
        {number < COUNT ? (
          <Link to="/bienvenue" search={{ ecran: number + 1 }} className={buttonClass('primary')}>
            {words.next}
            <Icon as="lucide-arrow-right" size={18} />
          </Link>
        ) : (
          <>
            <Link to="/quiz" className={buttonClass('primary')}>
              {words.enter}
            </Link>
            <Link to="/parcours" className={buttonClass('quiet')}>
              {words.path}
            </Link>
          </>
        )}
        {number > 1 && (
          <Link
            to="/bienvenue"
            search={number > 2 ? { ecran: number - 1 } : {}}
            className={`${buttonClass('quiet')} -mr-4 ml-auto`}
          >
            {words.back}
          </Link>
        )}
      </nav>
    </div>
  )
}
