import { useId } from 'react'
import { fullName } from '#app/domain/full-name.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Banner } from '#app/ui/feedback/banner.tsx'
import { sharedWords } from '#content/pages/sign-in/shared-device.ts'
import type { CurrentUser } from '../schema.ts'

/** On a device that several people use: always shows who is signed in, and lets her sign out. */
export function SharedDeviceBar({ user, onLeave }: { user: CurrentUser; onLeave: () => void }) {
  if (!user.sharedDevice) return null
  return (
    <Banner
      icon="lucide-users"
      className="no-print rounded-none border-x-0 border-t-0"
      action={
        <Button variant="quiet" onClick={onLeave}>
          {sharedWords.notMe}
        </Button>
      }
    >
      {sharedWords.label} : vous êtes <strong>{fullName(user)}</strong>.
    </Banner>
  )
}

export type SharedDeviceProps = { shared: boolean; onSharedChange: (shared: boolean) => void }

/** The box « Appareil partagé » of the sign-in forms. */
export function SharedCheckbox({ shared, onSharedChange }: SharedDeviceProps) {
  const hint = useId()
  return (
    <div className="flex flex-col">
      <label className="flex min-h-11 items-center gap-3 rounded-sm text-sm">
        <input
          type="checkbox"
          className="box"
          checked={shared}
          aria-describedby={hint}
          onChange={(event) => onSharedChange(event.target.checked)}
        />
        <span className="font-semibold">{sharedWords.label}</span>
      </label>
      <p id={hint} className="text-ink-2 text-sm">
        {sharedWords.hint}
      </p>
    </div>
  )
}
