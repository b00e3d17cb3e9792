import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { fullName } from '#app/domain/full-name.ts'
import { Button } from '#app/ui/button/button.tsx'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { Avatar, EmailAddress } from '#app/ui/person.tsx'
import { daycareWords } from '#content/pages/daycares.ts'
import { managerWords } from '#content/pages/managers.ts'
import { currentManagerQuery } from './functions.ts'

const EditProfile = lazyPart(() => import('./edit-profile.tsx'), 'EditProfile', { isOverlay: true })

/** The name and address of the signed-in manager. */
export function ManagerProfile() {
  const { data: manager } = useSuspenseQuery(currentManagerQuery())
  const [isEditing, setIsEditing] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar firstName={manager.firstName} lastName={manager.lastName} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="break-words font-semibold">{fullName(manager)}</p>
        <p className="text-ink-2">
          <EmailAddress address={manager.email} />
        </p>
      </div>
      <Button onClick={() => setIsEditing(true)}>{managerWords.editProfile}</Button>
      <Link to="/change-password" className={buttonClass('secondary')}>
        {daycareWords.changePassword}
      </Link>
      {isEditing && <EditProfile manager={manager} onClose={() => setIsEditing(false)} />}
    </div>
  )
}
