import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { buttonClass } from '#app/ui/button/button-class.ts'
import { IconButton } from '#app/ui/button/icon-button.tsx'
import { notify } from '#app/ui/feedback/toast.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { Menu, MenuItem, MenuSeparator } from '#app/ui/popover/menu.tsx'
import { usePopover } from '#app/ui/popover/use-popover.ts'
import { SegmentedControl } from '#app/ui/segmented-control.tsx'
import { useOptimisticChoice } from '#app/ui/use-choice.ts'
import { libraryWords, VISIBILITY_LABELS } from '#content/pages/library.ts'
import { fieldWords } from '#content/pages/sheet/field-mode.ts'
import { sheetPageWords } from '#content/pages/sheet/sheet-page.ts'
import { lastSearch } from '../library/list-memory.ts'
import { useDeleteActivity, useForgetActivity, useRestoreActivity } from '../library/queries.ts'
import type { ActivityDetail } from '../library/schema.ts'
import { VISIBILITIES, type Visibility } from '../limits.ts'
import { activityMarksQuery, useAdaptActivity, useFavourite, useSetVisibility } from '../marks/queries.ts'
import { optionsOf } from '../words.ts'
import { type PrintFormat, PrintMenu } from './print-sheet.tsx'

const AddToWeek = lazyPart(() => import('../week/add-to-week.tsx'), 'AddToWeek', { isOverlay: true })
const ReportSectionDialog = lazyPart(() => import('../reports/report-section-dialog.tsx'), 'ReportSectionDialog', {
  isOverlay: true,
})
const LivedDialog = lazyPart(() => import('./lived-dialog.tsx'), 'LivedDialog', { isOverlay: true })

type ActivityActionsProps = {
  activity: ActivityDetail
  onFormatChange: (format: PrintFormat) => void
  onShowVersions: () => void
}

/**
 * What one does with an activity. In sight: print it, plan it, live it, star it; the others in a menu. Who reads without a
 * daycare only prints it and lives it.
 */
export function ActivityActions({ activity, onFormatChange, onShowVersions }: ActivityActionsProps) {
  const { data: marks } = useSuspenseQuery(activityMarksQuery(activity.id))
  const [open, setOpen] = useState<Overlay>()
  const favourite = useFavourite()
  const close = () => setOpen(undefined)
  return (
    <div className="no-print flex flex-wrap gap-3 self-start">
      <PrintMenu
        formats={activity.refusals.length > 0 ? ['short', 'full'] : ['short', 'full', 'parents']}
        onFormatChange={onFormatChange}
      />
      {marks.canAdapt && (
        <Button icon={<Icon as="lucide-calendar-plus" />} onClick={() => setOpen('week')}>
          {sheetPageWords.plan}
        </Button>
      )}
      <Link to="/activities/$activityId/terrain" params={{ activityId: activity.id }} className={buttonClass()}>
        <Icon as="lucide-tree-pine" />
        {fieldWords.name}
      </Link>
      {marks.canAdapt && (
        <IconButton
          bordered
          icon={marks.isFavourite ? 'lucide-star-filled' : 'lucide-star'}
          label={marks.isFavourite ? libraryWords.isFavourite : libraryWords.addFavourite}
          pressed={marks.isFavourite}
          onClick={() => favourite.mutate({ activityId: activity.id, isFavourite: !marks.isFavourite })}
        />
      )}
      <OtherActions activity={activity} canAdapt={marks.canAdapt} onOpen={setOpen} onShowVersions={onShowVersions} />
      {open === 'week' && <AddToWeek activity={activity} onClose={close} />}
      {open === 'report' && <ReportSectionDialog activity={activity} onClose={close} />}
      {open === 'lived' && <LivedDialog activityId={activity.id} onClose={close} />}
    </div>
  )
}

type Overlay = 'week' | 'lived' | 'report'

type OtherActionsProps = Pick<ActivityActionsProps, 'activity' | 'onShowVersions'> & {
  canAdapt: boolean
  onOpen: (overlay: Overlay) => void
}

/** « ⋯ »: what is done once in a while. */
function OtherActions({ activity: { id, canEdit }, canAdapt, onOpen, onShowVersions }: OtherActionsProps) {
  const menu = usePopover({ align: 'end' })
  const adapt = useAdaptActivity(id)
  const deleteIt = useDeleting(id)
  const navigate = useNavigate()
  if (!canAdapt && !canEdit) return null
  const copy = async () => {
    const copyId = await adapt.mutateAsync(undefined)
    await navigate({ to: '/activities/$activityId', params: { activityId: copyId } })
    notify.success(libraryWords.adapted)
  }
  return (
    <div>
      <IconButton
        bordered
        icon="lucide-ellipsis"
        label={sheetPageWords.others}
        busy={adapt.isPending}
        aria-haspopup="menu"
        {...menu.triggerProps}
      />
      <Menu popover={menu} label={sheetPageWords.others}>
        {canAdapt && (
          <>
            <MenuItem icon="lucide-check-check" onSelect={() => onOpen('lived')}>
              {libraryWords.markLived}
            </MenuItem>
            <MenuItem icon="lucide-copy" onSelect={() => copy().catch(notify.failure)}>
              {libraryWords.adapt}
            </MenuItem>
          </>
        )}
        {canEdit && (
          <MenuItem icon="lucide-rotate-ccw-clock" onSelect={onShowVersions}>
            {sheetPageWords.versions}
          </MenuItem>
        )}
        {canAdapt && (
          <MenuItem icon="lucide-flag" onSelect={() => onOpen('report')}>
            {libraryWords.report}
          </MenuItem>
        )}
        {canEdit && (
          <>
            <MenuSeparator />
            <MenuItem danger icon="lucide-trash" onSelect={() => deleteIt().catch(notify.failure)}>
              Supprimer
            </MenuItem>
          </>
        )}
      </Menu>
    </div>
  )
}

/** Deletes without confirmation, goes back to the list, and offers to undo. */
function useDeleting(activityId: string): () => Promise<void> {
  const navigate = useNavigate()
  const remove = useDeleteActivity()
  const restore = useRestoreActivity()
  const forget = useForgetActivity()
  return async () => {
    await remove.mutateAsync(activityId)
    await navigate({ to: '/activities', search: lastSearch() })
    forget(activityId)
    notify.success('Activité supprimée', {
      id: activityId,
      undo: () => restore.mutateAsync(activityId),
      undone: 'Activité rétablie',
    })
  }
}

/** Who may read it, for its author. */
export function ActivityVisibility({ activityId }: { activityId: string }) {
  const { data: marks } = useSuspenseQuery(activityMarksQuery(activityId))
  return marks.canShare && <VisibilityChoice activityId={activityId} visibility={marks.visibility} />
}

type VisibilityChoiceProps = { activityId: string; visibility: Visibility }

function VisibilityChoice({ activityId, visibility }: VisibilityChoiceProps) {
  const setVisibility = useSetVisibility(activityId)
  // Optimistic: a controlled input would return to the former choice until the server has answered.
  const [chosen, save] = useOptimisticChoice(visibility, (value) =>
    setVisibility.mutateAsync(value).catch(notify.failure),
  )
  return (
    <div>
      <SegmentedControl
        legend={libraryWords.shareLegend}
        options={optionsOf(VISIBILITIES, VISIBILITY_LABELS)}
        value={chosen}
        onChange={save}
      />
      <p className="mt-1 text-ink-2 text-xs">
        {chosen === 'PRIVATE' ? libraryWords.sharePrivate : libraryWords.shareTeam}
      </p>
    </div>
  )
}
