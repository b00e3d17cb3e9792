import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { SheetSection } from '#app/domain/activity-sheet.ts'
import type { ActivityDetail } from '#app/features/activities/library/schema.ts'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import { pencilId, SectionMenu } from '../section-menu.tsx'
import type { Wish } from './schema.ts'
import { SectionEditor } from './section-editor.tsx'
import { sectionDrafts } from './use-autosave.ts'

const ChangeDialog = lazyPart(() => import('./change-dialog.tsx'), 'ChangeDialog', { isOver: true })
const VersionsDialog = lazyPart(() => import('./versions-dialog.tsx'), 'VersionsDialog', { isOver: true })

type Asked = { section: SheetSection; wish: Wish }

export type SheetEditing = {
  /** Beside the title of a section; nothing for who may not change it. */
  tools: (section: SheetSection) => ReactNode
  /** In the place of a section that is being written; null for the others. */
  editor: (section: SheetSection) => ReactNode
  showVersions: () => void
  /** What is open over the page. */
  dialogs: ReactNode
}

/** What a person does to a sheet: write in one section, ask for one in another manner, look at former texts. */
export function useSheetEditing(activity: ActivityDetail, userId: string): SheetEditing {
  const [editing, setEditing] = useState<SheetSection | null>(null)
  const [asked, setAsked] = useState<Asked | null>(null)
  const [isLooking, setLooking] = useState(false)
  const { id, canEdit } = activity
  useEffect(() => {
    // What she was writing when the page went away goes on where it was.
    if (canEdit) setEditing((current) => current ?? sectionDrafts.find(userId, id)?.value.section ?? null)
  }, [canEdit, userId, id])
  const closed = useRef<SheetSection | null>(null)
  useEffect(() => {
    // The editor went with what had the focus in it.
    if (!editing && closed.current && document.activeElement === document.body)
      document.getElementById(pencilId(closed.current))?.focus()
    closed.current = editing
  }, [editing])
  return {
    tools: (section) =>
      canEdit &&
      editing !== section && (
        <SectionMenu
          section={section}
          onEdit={() => setEditing(section)}
          onChange={(wish) => setAsked({ section, wish })}
        />
      ),
    editor: (section) =>
      editing === section && (
        <SectionEditor
          key={section}
          userId={userId}
          activity={activity}
          section={section}
          onClose={() => setEditing(null)}
        />
      ),
    showVersions: () => setLooking(true),
    dialogs: (
      <>
        {asked && <ChangeDialog activity={activity} {...asked} onClose={() => setAsked(null)} />}
        {isLooking && <VersionsDialog activity={activity} onClose={() => setLooking(false)} />}
      </>
    ),
  }
}
