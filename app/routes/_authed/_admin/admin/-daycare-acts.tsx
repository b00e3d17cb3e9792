import { Link } from '@tanstack/react-router'
import type { AdminDaycare } from '#app/features/administration/administration.schema.ts'
import { useSelectDaycare } from '#app/features/daycares/daycares.queries.ts'
import { Button } from '#app/ui/button.tsx'
import { buttonClass } from '#app/ui/button-class.ts'

/** The acts of one row. */
export const daycareActs = (daycare: AdminDaycare) => <DaycareActs daycare={daycare} />

/** What a superadmin does with one daycare of the list; here the features that it needs meet. */
function DaycareActs({ daycare }: { daycare: AdminDaycare }) {
  const select = useSelectDaycare()
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {!daycare.deletedAt && (
        <Button
          variant="quiet"
          busy={select.isPending}
          onClick={() => select.mutate(daycare.id)}
          aria-label={`Travailler dans ${daycare.name}`}
        >
          Y travailler
        </Button>
      )}
      <Link
        to="/admin/journal"
        search={{ daycareId: daycare.id }}
        aria-label={`Journal de ${daycare.name}`}
        className={buttonClass('quiet')}
      >
        Journal
      </Link>
    </div>
  )
}
