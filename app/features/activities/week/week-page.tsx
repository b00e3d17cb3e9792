import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import { shortDay } from '#app/lib/dates/dates.ts'
import { plural } from '#app/lib/french/grammar.ts'
import { parseError } from '#app/lib/parse-error.ts'
import { Button } from '#app/ui/button/button.tsx'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { notify } from '#app/ui/feedback/toast.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PageHeader, PrintButton } from '#app/ui/page/page-header.tsx'
import { weekWords } from '#content/pages/week.ts'
import { Balance } from './balance.tsx'
import { PickActivity } from './pick-activity.tsx'
import { useCopyWeek, usePlan, useUnplan, weekQuery } from './queries.ts'
import type { PlanInput, PlannedActivity } from './schema.ts'
import { addDaysTo, type DaySlot } from './week-days.ts'
import { WeekGrid } from './week-grid.tsx'
import { mergeMaterials } from './week-materials.ts'
import { WeekMaterials } from './week-materials-list.tsx'

type WeekPageProps = {
  /** « 2026-11-23 », of the week that is shown and of the one that goes on. */
  monday: string
  currentMonday: string
}

/** « Ma semaine en une page »: the grid, one list of material, and paper. */
export function WeekPage({ monday, currentMonday }: WeekPageProps) {
  const { data: week } = useSuspenseQuery(weekQuery(monday))
  const previous = useQuery(weekQuery(addDaysTo(monday, -7)))
  const [picked, setPicked] = useState<{ day: string; slot: DaySlot }>()
  const plan = usePlan()
  const unplan = useUnplan()
  const copy = useCopyWeek()
  const materials = mergeMaterials(week)

  const add = async (activityId: string) => {
    if (!picked) return
    await plan.mutateAsync({ activityId, ...picked })
    setPicked(undefined)
  }
  const remove = ({ activityId, day, slot, title }: PlannedActivity) => {
    const place: PlanInput = { activityId, day, slot }
    unplan.mutate(place)
    notify.info(`«\u00A0${title}\u00A0» est retirée de la semaine`, {
      id: `week ${activityId}`,
      undo: () => plan.mutateAsync(place),
    })
  }
  const takeOver = async () => {
    const added = await copy.mutateAsync({ from: addDaysTo(monday, -7), to: monday })
    if (added.length === 0) return notify.info(weekWords.nothingToCopy)
    notify.success(`${plural(added.length, 'activité')} de la semaine précédente`, {
      undo: () => added.forEach((place) => unplan.mutate(place)),
    })
  }
  return (
    <div className={clsx('page print-week', density(week, materials.length))}>
      <PageHeader
        title={weekWords.title}
        summary={`Du ${shortDay(monday)} au ${shortDay(addDaysTo(monday, 4))}`}
        lead={<span className="no-print">{weekWords.lead}</span>}
        action={<PrintButton variant="primary">{weekWords.print}</PrintButton>}
        above={
          <Link to="/activities" className="no-print underline underline-offset-4">
            Activités
          </Link>
        }
      />
      <div className="no-print mb-4 flex flex-wrap items-center justify-between gap-3">
        <nav aria-label="Semaines" className="flex flex-wrap gap-2">
          <Link to="/activities/week" search={{ monday: addDaysTo(monday, -7) }} className={buttonClass('secondary')}>
            <Icon as={ChevronLeft} size={18} />
            {weekWords.previous}
          </Link>
          {monday !== currentMonday && (
            <Link to="/activities/week" search={{}} className={buttonClass('quiet')}>
              {weekWords.current}
            </Link>
          )}
          <Link to="/activities/week" search={{ monday: addDaysTo(monday, 7) }} className={buttonClass('secondary')}>
            {weekWords.next}
            <Icon as={ChevronRight} size={18} />
          </Link>
        </nav>
        {(previous.data?.length ?? 0) > 0 && (
          <Button
            busy={copy.isPending}
            onClick={() => takeOver().catch((error) => notify.error(parseError(error).sentence))}
          >
            {weekWords.copy}
          </Button>
        )}
      </div>
      <WeekGrid
        monday={monday}
        week={week}
        onAdd={(day, slot) => {
          plan.reset()
          setPicked({ day, slot })
        }}
        onRemove={remove}
      />
      <WeekMaterials lines={materials} isEmpty={week.length === 0} />
      <div className="no-print">
        <Balance />
      </div>
      {picked && (
        <PickActivity
          place={picked}
          busy={plan.isPending}
          error={plan.error}
          onPick={(activityId) => add(activityId).catch(() => undefined)}
          onClose={() => setPicked(undefined)}
        />
      )}
    </div>
  )
}

/** How small the print has to be for the week to hold on one sheet (app/styles/print.css). */
function density(week: readonly PlannedActivity[], materials: number): string {
  const size = week.length * 2.5 + materials
  return size <= 60 ? 'print-week-1' : size <= 100 ? 'print-week-2' : size <= 130 ? 'print-week-3' : 'print-week-4'
}
