import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { SheetSection } from '#app/domain/activity-sheet.ts'
import type { ActivityDetail } from '#app/features/activities/library/schema.ts'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { editButtonId, SectionMenu } from '../section-menu.tsx'
import type { Wish } from './schema.ts'
import { SectionEditor } from './section-editor.tsx'
import { findDraftedSection } from './use-autosave.ts'

const ChangeDialog = lazyPart(() => import('./change-dialog.tsx'), 'ChangeDialog', { isOverlay: true })
const VersionsDialog = lazyPart(() => import('./versions-dialog.tsx'), 'VersionsDialog', { isOverlay: true })

type ChangeRequest = { section: SheetSection; wish: Wish }

export type SheetEditing = {
  /** What goes beside the title of a section; nothing for who may not edit it. */
  actions: (section: SheetSection) => ReactNode
  /** What takes the place of the section that is being edited; nothing for the others. */
  editor: (section: SheetSection) => ReactNode
  showVersions: () => void
  /** The open dialog, if any; to be rendered on the page. */
  dialogs: ReactNode
}

/** The editing of a sheet: one section at a time by hand, proposals for a section, and former versions. */
export function useSheetEditing(activity: ActivityDetail, userId: string): SheetEditing {
  const [editing, setEditing] = useState<SheetSection | null>(null)
  const [changeRequest, setChangeRequest] = useState<ChangeRequest | null>(null)
  const [isShowingVersions, setIsShowingVersions] = useState(false)
  const { id, canEdit } = activity
  useEffect(() => {
    // A draft that was not saved when the page was left opens its section again.
    if (canEdit) setEditing((current) => current ?? findDraftedSection(userId, id))
  }, [canEdit, userId, id])
  const previous = useRef<SheetSection | null>(null)
  useEffect(() => {
    // The closed editor took the focused element with it: the focus goes back to the button that opens the section.
    if (!editing && previous.current && document.activeElement === document.body)
      document.getElementById(editButtonId(previous.current))?.focus()
    previous.current = editing
  }, [editing])
  return {
    actions: (section) =>
      canEdit &&
      editing !== section && (
        <SectionMenu
          section={section}
          onEdit={() => setEditing(section)}
          onChange={(wish) => setChangeRequest({ section, wish })}
        />
      ),
    editor: (section) =>
      editing === section && (
        <SectionEditor
          key={section}
          userId={userId}
          activity={activity}
          section={section}
          onClose={() => setEditing(findDraftedSection(userId, id))}
        />
      ),
    showVersions: () => setIsShowingVersions(true),
    dialogs: (
      <>
        {changeRequest && (
          <ChangeDialog activity={activity} {...changeRequest} onClose={() => setChangeRequest(null)} />
        )}
        {isShowingVersions && <VersionsDialog activity={activity} onClose={() => setIsShowingVersions(false)} />}
      </>
    ),
  }
}
