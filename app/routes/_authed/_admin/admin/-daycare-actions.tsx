import { Link } from '@tanstack/react-router'
import type { AdminDaycare } from '#app/features/admin/schema.ts'
import { AdminDaycareMenu } from '#app/features/daycares/manage/admin-daycare-menu.tsx'
import { buttonClass } from '#app/ui/button/button-class.ts'

/** The actions on one row of the superadmin's list of daycares. In a route, since features do not import each other. */
export const daycareActions = (daycare: AdminDaycare) => (
  <div className="flex items-center justify-end gap-1">
    <Link
      to="/admin/journal"
      search={{ daycareId: daycare.id }}
      aria-label={`Journal : ${daycare.name}`}
      className={buttonClass('quiet')}
    >
      Journal
    </Link>
    <AdminDaycareMenu daycare={daycare} />
  </div>
)
