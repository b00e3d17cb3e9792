import Users from 'lucide-react/icons/users'
import { useId } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { Banner } from '#app/ui/feedback/banner.tsx'
import { sharedWords } from '#content/pages/shared-device.ts'
import type { CurrentUser } from '../schema.ts'

/** On a device that several people use: whose session it is, always in sight, and the way out. */
export function SharedDeviceBar({ user, onLeave }: { user: CurrentUser; onLeave: () => void }) {
  if (!user.sharedDevice) return null
  return (
    <Banner
      icon={Users}
      className="no-print rounded-none border-x-0 border-t-0"
      action={
        <Button variant="quiet" onClick={onLeave}>
          {sharedWords.notMe}
        </Button>
      }
    >
      {sharedWords.label} : vous êtes{' '}
      <strong>
        {user.firstName} {user.lastName}
      </strong>
      .
    </Banner>
  )
}

export type SharedProps = { shared: boolean; onShared: (shared: boolean) => void }

/** « Appareil partagé », under the fields of a way in. */
export function SharedCheckbox({ shared, onShared }: SharedProps) {
  const hint = useId()
  return (
    <div className="flex flex-col">
      <label className="flex min-h-11 items-center gap-3 rounded-sm text-sm">
        <input
          type="checkbox"
          className="box"
          checked={shared}
          aria-describedby={hint}
          onChange={(event) => onShared(event.target.checked)}
        />
        <span className="font-semibold">{sharedWords.label}</span>
      </label>
      <p id={hint} className="text-ink-2 text-sm">
        {sharedWords.hint}
      </p>
    </div>
  )
}
