import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { fullName } from '#app/domain/full-name.ts'
import { Button } from '#app/ui/button/button.tsx'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { PageHeader } from '#app/ui/page/page-header.tsx'
import { EmailAddress } from '#app/ui/person.tsx'
import { MotionSwitcher, ShortcutSwitcher, TextSizeSwitcher, ThemeSwitcher } from '#app/ui/theme/display-settings.tsx'
import { ROLE_LABELS } from '#content/labels.ts'
import { profileWords } from '#content/pages/auth.ts'
import type { CurrentUser } from '../schema.ts'
import { OwnGroupSection } from './own-group.tsx'

const EditName = lazyPart(() => import('./edit-name.tsx'), 'EditName', { isOverlay: true })

/** The person's own account, whatever her role: her profile, then `children` (her devices, her data). */
export function AccountPage({ user, children }: { user: CurrentUser; children: ReactNode }) {
  const [editing, setEditing] = useState(false)
  return (
    <div className="page">
      <PageHeader title="Mon compte" />
      <div className="flex max-w-3xl flex-col gap-10">
        <section aria-labelledby="who-i-am" className="flex flex-col gap-4">
          <h2 id="who-i-am" className="text-2xl">
            Mon profil
          </h2>
          <dl className="card grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-3 px-5 py-4 sm:gap-x-8">
            <Line name="Nom">{fullName(user)}</Line>
            <Line name="Courriel">
              <EmailAddress address={user.email} />
            </Line>
            <Line name="Rôle">{ROLE_LABELS[user.role]}</Line>
            {user.selectedDaycareName && <Line name="Milieu">{user.selectedDaycareName}</Line>}
          </dl>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => setEditing(true)}>{profileWords.edit}</Button>
            <Link to="/change-password" className={buttonClass()}>
              Changer de mot de passe
            </Link>
          </div>
          {editing && <EditName user={user} onClose={() => setEditing(false)} />}
        </section>
        <section aria-labelledby="display" className="flex flex-col gap-4">
          <h2 id="display" className="text-2xl">
            {profileWords.displayTitle}
          </h2>
          <p className="text-ink-2">{profileWords.displayLead}</p>
          <div className="grid gap-5 sm:grid-cols-2">
            <ThemeSwitcher />
            <TextSizeSwitcher />
            <MotionSwitcher />
            <ShortcutSwitcher />
          </div>
        </section>
        {user.role !== 'SUPERADMIN' && <OwnGroupSection group={user} />}
        {user.role !== 'SUPERADMIN' && user.selectedDaycareId && (
          <section aria-labelledby="team-balance" className="flex flex-col items-start gap-2">
            <h2 id="team-balance" className="text-2xl">
              {profileWords.balanceTitle}
            </h2>
            <p className="text-ink-2">{profileWords.balanceLead}</p>
            <Link to="/team-balance" hash="own-balance" className="text-link inline-flex min-h-11 items-center">
              {profileWords.balanceLink}
            </Link>
          </section>
        )}
        {children}
      </div>
    </div>
  )
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-2 text-sm">{name}</dt>
      <dd className="font-medium [overflow-wrap:anywhere]">{children}</dd>
    </>
  )
}
