import { Link } from '@tanstack/react-router'
import { textLinkClass } from '#app/ui/button/button-class.ts'
import type { NearActivity } from '../stream/generation-events.ts'

export function ActivityLinks({ activities }: { activities: readonly NearActivity[] }) {
  return (
    <ul className="flex flex-col">
      {activities.map(({ id, title }) => (
        <li key={id}>
          <Link
            to="/activities/$activityId"
            params={{ activityId: id }}
            className={`${textLinkClass} inline-flex min-h-11 items-center`}
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}
