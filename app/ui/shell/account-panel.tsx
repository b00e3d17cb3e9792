import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useTransition } from 'react'
import { fullName } from '#app/domain/full-name.ts'
import { keyboardWords } from '#content/keyboard.ts'
import { ROLE_LABELS } from '#content/labels.ts'
import { Spinner } from '../feedback/progress.tsx'
import { Icon } from '../icon.tsx'
import { EmailAddress } from '../person.tsx'
import { TextSizeSwitcher, ThemeSwitcher } from '../theme/display-settings.tsx'
import type { AppShellProps } from './shell-user.ts'

const entryClass =
  'flex min-h-11 w-full items-center gap-3 rounded-sm px-2 text-left text-ink text-sm no-underline hover:bg-sunken'

/** Content of the account menu: who is signed in, display settings, account, password, shortcuts, privacy, sign-out. */
export function AccountPanel({
  user,
  onLogout,
  onShowKeys,
  onClose,
}: Pick<AppShellProps, 'user' | 'onLogout' | 'onShowKeys'> & { onClose: () => void }) {
  const [isSigningOut, startSignOut] = useTransition()
  return (
    <>
      <p className="font-semibold">{fullName(user)}</p>
      <p className="text-ink-2 text-sm">
        <EmailAddress address={user.email} />
      </p>
      <p className="text-ink-2 text-sm">{ROLE_LABELS[user.role]}</p>
      <div className="my-4 flex flex-col gap-4 border-line border-y py-4">
        <ThemeSwitcher />
        <TextSizeSwitcher />
      </div>
      <Link to="/account" onClick={onClose} className={entryClass}>
        <Icon as="lucide-circle-user" className="text-ink-2" />
        Mon compte
      </Link>
      <Link to="/change-password" onClick={onClose} className={entryClass}>
        <Icon as="lucide-key-round" className="text-ink-2" />
        Changer de mot de passe
      </Link>
      <button
        type="button"
        onClick={() => {
          onClose()
          onShowKeys()
        }}
        className={clsx(entryClass, 'pointer-coarse:hidden')}
      >
        <Icon as="lucide-keyboard" className="text-ink-2" />
        {keyboardWords.title}
      </button>
      <Link to="/accessibility" onClick={onClose} className={entryClass}>
        <Icon as="lucide-accessibility" className="text-ink-2" />
        Accessibilité
      </Link>
      <Link to="/privacy" onClick={onClose} className={entryClass}>
        <Icon as="lucide-shield-check" className="text-ink-2" />
        Vie privée
      </Link>
      <button
        type="button"
        aria-busy={isSigningOut || undefined}
        onClick={() => startSignOut(async () => void (await onLogout()))}
        className={entryClass}
      >
        {isSigningOut ? <Spinner /> : <Icon as="lucide-log-out" className="text-ink-2" />}
        Se déconnecter
      </button>
    </>
  )
}
