import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useState } from 'react'
import { shortDay } from '#app/lib/dates/dates.ts'
import { plural } from '#app/lib/french/grammar.ts'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { IconButton } from '#app/ui/button/icon-button.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { PageHeader, PrintButton } from '#app/ui/page/page-header.tsx'
import { Menu, MenuItem } from '#app/ui/popover/menu.tsx'
import { usePopover } from '#app/ui/popover/use-popover.ts'
import { NeedsDaycare } from '#app/ui/shell/daycare-selector.tsx'
import { handoverWords } from '#content/pages/sheet/handover.ts'
import { weekWords } from '#content/pages/week.ts'
import { AddToWeek } from './add-to-week.tsx'
import { Balance } from './balance.tsx'
import { PickActivity } from './pick-activity.tsx'
import { useCopyWeek, usePlanActivity, useUncopyWeek, useUnplanActivity, weekQuery } from './queries.ts'
import type { PlanInput, PlannedActivity, Week } from './schema.ts'
import { useMoveActivity } from './use-move-activity.ts'
import { addDaysTo, type DaySlot } from './week-days.ts'
import { WeekGrid } from './week-grid.tsx'
import { mergeMaterials } from './week-materials.ts'
import { WeekMaterials } from './week-materials-list.tsx'

const FeedDialog = lazyPart(() => import('./feed/feed-dialog.tsx'), 'FeedDialog', { isOverlay: true })

type WeekPageProps = {
  /** Monday of the week on screen, « 2026-11-23 ». */
  monday: string
  /** Monday of the present week. */
  currentMonday: string
  /** Owner of the notes, a daycare and a person. */
  owner: string
  /** A member of the daycare, not a superadmin who looks at it. */
  canSubscribe: boolean
}

/** « Ma semaine »: the grid, the list of all materials, and the balance of the last weeks; the first two print on one page. */
export function WeekPage({ monday, currentMonday, owner, canSubscribe }: WeekPageProps) {
  const { data: week } = useSuspenseQuery(weekQuery(monday))
  const [target, setTarget] = useState<{ day: string; slot: DaySlot }>()
  const plan = usePlanActivity()
  const unplan = useUnplanActivity()
  const copy = useCopyWeek()
  const uncopy = useUncopyWeek()
  const { move } = useMoveActivity()
  const [moved, setMoved] = useState<PlannedActivity>()
  const [isSubscribing, setSubscribing] = useState(false)
  const materials = mergeMaterials(week.activities)
  const menu = usePopover({ align: 'end' })

  const add = async (activityId: string) => {
    if (!target) return
    await plan.mutateAsync({ activityId, ...target })
    setTarget(undefined)
  }
  const remove = ({ activityId, day, slot, title }: PlannedActivity) => {
    const entry: PlanInput = { activityId, day, slot }
    unplan.mutate(entry)
    notify.info(`«\u00A0${title}\u00A0» est retirée de la semaine`, {
      id: `week ${activityId}`,
      undo: () => plan.mutateAsync(entry),
    })
  }
  const copyPrevious = async () => {
    const { added, plannedAt, isSourceEmpty } = await copy.mutateAsync({ from: addDaysTo(monday, -7), to: monday })
    if (plannedAt === null) return notify.info(isSourceEmpty ? weekWords.emptyToCopy : weekWords.nothingToCopy)
    notify.success(`${plural(added, 'activité')} de la semaine précédente`, {
      undo: () => uncopy.mutateAsync({ monday, plannedAt }),
    })
  }
  return (
    <div className={clsx('page print-week', printSizeClass(week, materials.length))}>
      <PageHeader
        title={weekWords.title}
        summary={daysLabel(monday, addDaysTo(monday, 4))}
        lead={<span className="no-print">{weekWords.lead}</span>}
        action={<PrintButton variant="primary">{weekWords.print}</PrintButton>}
        above={<ToActivities />}
      />
      <div className="no-print mb-4 flex flex-wrap items-center justify-between gap-3">
        <nav aria-label="Semaines" className="flex gap-2">
          <Link
            to="/activities/week"
            search={{ monday: addDaysTo(monday, -7) }}
            aria-label={weekWords.previous}
            className={buttonClass('secondary')}
          >
            <Icon as="lucide-chevron-left" size={18} />
            <span className="max-lg:hidden">{weekWords.previous}</span>
          </Link>
          {monday !== currentMonday && (
            <Link to="/activities/week" search={{}} className={buttonClass('quiet')}>
              {weekWords.current}
            </Link>
          )}
          <Link
            to="/activities/week"
            search={{ monday: addDaysTo(monday, 7) }}
            aria-label={weekWords.next}
            className={buttonClass('secondary')}
          >
            <span className="max-lg:hidden">{weekWords.next}</span>
            <Icon as="lucide-chevron-right" size={18} />
          </Link>
        </nav>
        <div className="flex gap-2">
          {canSubscribe && (
            <Link to="/weather" className={buttonClass()}>
              <Icon as="lucide-cloud-sun" size={18} />
              <span className="max-sm:sr-only">{weekWords.weather}</span>
            </Link>
          )}
          <Link to="/activities/releve" search={handoverSearch(monday, currentMonday)} className={buttonClass()}>
            {handoverWords.title}
          </Link>
          <IconButton
            bordered
            icon="lucide-ellipsis"
            label={weekWords.others}
            busy={copy.isPending}
            aria-haspopup="menu"
            {...menu.triggerProps}
          />
          <Menu popover={menu} label={weekWords.others}>
            <MenuItem icon="lucide-copy" onSelect={() => copyPrevious().catch(notify.failure)}>
              {weekWords.copy}
            </MenuItem>
            {canSubscribe && (
              <MenuItem icon="lucide-calendar-sync" onSelect={() => setSubscribing(true)}>
                {weekWords.subscribe}
              </MenuItem>
            )}
          </Menu>
        </div>
      </div>
      <WeekGrid
        monday={monday}
        week={week}
        owner={owner}
        onAdd={(day, slot) => {
          plan.reset()
          setTarget({ day, slot })
        }}
        onRemove={remove}
        onChooseMove={setMoved}
        onMove={(activity, to) => void move(activity, to).catch(notify.failure)}
      />
      <WeekMaterials lines={materials} isEmpty={week.activities.length === 0} />
      <div className="no-print">
        <Balance />
      </div>
      {isSubscribing && <FeedDialog onClose={() => setSubscribing(false)} />}
      {moved && (
        <AddToWeek
          activity={{ id: moved.activityId, title: moved.title }}
          from={moved}
          onClose={() => setMoved(undefined)}
        />
      )}
      {target && (
        <PickActivity
          target={target}
          busy={plan.isPending}
          error={plan.error}
          onPick={(activityId) => add(activityId).catch(() => undefined)}
          onClose={() => setTarget(undefined)}
        />
      )}
    </div>
  )
}

/** What a superadmin who has chosen no daycare sees of a week: nothing could be placed, nor printed. */
export function WeekWithoutDaycare() {
  return (
    <div className="page">
      <PageHeader title={weekWords.title} above={<ToActivities />} />
      <NeedsDaycare>{weekWords.noDaycare}</NeedsDaycare>
    </div>
  )
}

const ToActivities = () => (
  <Link to="/activities" className="no-print underline underline-offset-4">
    Activités
  </Link>
)

/** « Du 23 au 27 novembre »: the month once, unless the week goes from one to another. */
function daysLabel(first: string, last: string): string {
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7)
  return `Du ${isOneMonth ? shortDay(first).split(' ')[0] : shortDay(first)} au ${shortDay(last)}`
}

/** Of this week, the sheet of today or of the next working day; of another, that of its Monday. */
const handoverSearch = (monday: string, currentMonday: string) => (monday === currentMonday ? {} : { day: monday })

/** Characters of a note that stand on one printed line of its column. */
const NOTE_LINE = 30

/** Class of the print size that makes the week hold on one page (app/styles/print.css): the more lines, the smaller. */
function printSizeClass({ activities, notes }: Week, materials: number): string {
  const refused = activities.filter(({ refusals }) => refusals.length > 0).length
  // The columns are side by side: the longest note counts.
  const noteLines = Math.max(0, ...notes.map(({ text }) => text.length / NOTE_LINE + text.split('\n').length))
  const lines = activities.length * 2.5 + refused * 4 + materials + noteLines * 2
  return lines <= 60 ? 'print-week-1' : lines <= 100 ? 'print-week-2' : lines <= 145 ? 'print-week-3' : 'print-week-4'
}
