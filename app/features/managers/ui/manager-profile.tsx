import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Avatar } from '#app/ui/avatar.tsx'
import { buttonClass } from '#app/ui/button-class.ts'
import { daycareWords } from '#content/pages/daycares.ts'
import { currentManagerQuery } from '../managers.queries.ts'

/** The signed-in manager, as the others see her. */
export function ManagerProfile() {
  const { data: manager } = useSuspenseQuery(currentManagerQuery())
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar firstName={manager.firstName} lastName={manager.lastName} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="break-words font-semibold">
          {manager.firstName} {manager.lastName}
        </p>
        <p className="break-words text-ink-2">{manager.email}</p>
      </div>
      <Link to="/change-password" className={buttonClass('secondary')}>
        {daycareWords.changePassword}
      </Link>
    </div>
  )
}
