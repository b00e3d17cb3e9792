import { Link } from '@tanstack/react-router'
import type { AdminDaycare } from '#app/features/administration/administration.schema.ts'
import { AdminDaycareMenu } from '#app/features/daycares/ui/admin-daycare-menu.tsx'
import { buttonClass } from '#app/ui/button-class.ts'

/** The acts of one row of the superadmin's daycares; here the features that they need meet. */
export const daycareActs = (daycare: AdminDaycare) => (
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
