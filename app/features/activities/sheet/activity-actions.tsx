import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { ActivitySheet } from '#app/domain/activity-sheet.ts'
import { parseError } from '#app/lib/parse-error.ts'
import { Button } from '#app/ui/button/button.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'
import { useOptimisticChoice } from '#app/ui/use-choice.ts'
import { libraryWords, VISIBILITY_LABELS } from '#content/pages/library.ts'
import { VISIBILITIES } from '../limits.ts'
import { activityMarksQuery, useAdaptActivity, useFavourite, useSetVisibility } from '../marks/queries.ts'

const AddToWeek = lazyPart(() => import('../week/add-to-week.tsx'), 'AddToWeek', { isOverlay: true })
const ReportSectionDialog = lazyPart(() => import('../reports/report-section-dialog.tsx'), 'ReportSectionDialog', {
  isOverlay: true,
})
const LivedDialog = lazyPart(() => import('./lived-dialog.tsx'), 'LivedDialog', { isOverlay: true })

type ActivityActionsProps = { activity: { id: string; title: string; sheet: ActivitySheet } }

/** The actions of a person on an activity: star it, plan it, mark it as lived, copy it, report it, set who may read it. */
export function ActivityActions({ activity }: ActivityActionsProps) {
  const { data: marks } = useSuspenseQuery(activityMarksQuery(activity.id))
  const [open, setOpen] = useState<'week' | 'lived' | 'report'>()
  const favourite = useFavourite(activity.id)
  const adapt = useAdaptActivity(activity.id)
  const navigate = useNavigate()
  if (!marks.canAdapt) return null
  const copy = async () => {
    const id = await adapt.mutateAsync(undefined)
    await navigate({ to: '/activities/$activityId', params: { activityId: id } })
    notify.success(libraryWords.adapted)
  }
  return (
    <>
      <Button
        aria-pressed={marks.isFavourite}
        icon={
          <Icon
            {...(marks.isFavourite
              ? { as: 'lucide-star-filled', className: 'text-primary-ink' }
              : { as: 'lucide-star' })}
          />
        }
        onClick={() => favourite.mutate(!marks.isFavourite)}
      >
        {marks.isFavourite ? libraryWords.isFavourite : libraryWords.addFavourite}
      </Button>
      <Button icon={<Icon as="lucide-calendar-plus" />} onClick={() => setOpen('week')}>
        {libraryWords.addToWeek}
      </Button>
      <Button icon={<Icon as="lucide-check-check" />} onClick={() => setOpen('lived')}>
        {libraryWords.markLived}
      </Button>
      <Button
        icon={<Icon as="lucide-copy" />}
        busy={adapt.isPending}
        onClick={() => copy().catch((error) => notify.error(parseError(error).sentence))}
      >
        {libraryWords.adapt}
      </Button>
      <Button icon={<Icon as="lucide-flag" />} onClick={() => setOpen('report')}>
        {libraryWords.report}
      </Button>
      {marks.canShare && <VisibilityChoice activityId={activity.id} visibility={marks.visibility} />}
      {open === 'week' && <AddToWeek activity={activity} onClose={() => setOpen(undefined)} />}
      {open === 'report' && <ReportSectionDialog activity={activity} onClose={() => setOpen(undefined)} />}
      {open === 'lived' && <LivedDialog activityId={activity.id} onClose={() => setOpen(undefined)} />}
    </>
  )
}

type VisibilityChoiceProps = { activityId: string; visibility: (typeof VISIBILITIES)[number] }

function VisibilityChoice({ activityId, visibility }: VisibilityChoiceProps) {
  const setVisibility = useSetVisibility(activityId)
  // Optimistic: a controlled input would return to the former choice until the server has answered.
  const [chosen, save] = useOptimisticChoice(visibility, (value) =>
    setVisibility.mutateAsync(value).catch((error) => notify.error(parseError(error).sentence)),
  )
  return (
    <div className="w-full">
      <SegmentedControl
        legend={libraryWords.shareLegend}
        options={VISIBILITIES.map((value) => ({ value, label: VISIBILITY_LABELS[value] }))}
        value={chosen}
        onChange={save}
      />
      <p className="mt-1 text-ink-2 text-xs">
        {chosen === 'PRIVATE' ? libraryWords.sharePrivate : libraryWords.shareTeam}
      </p>
    </div>
  )
}
