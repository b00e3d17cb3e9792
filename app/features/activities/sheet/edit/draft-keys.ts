import type { SheetSection } from '#app/domain/activity-sheet.ts'
import { SHEET_SECTION_LABELS } from '#content/sheet-labels.ts'

// Per person: a tablet is shared.
export const draftKey = (userId: string, activityId: string) => `brindille.sheet.${userId}.${activityId}`

const isSection = (name: unknown): name is SheetSection => typeof name === 'string' && name in SHEET_SECTION_LABELS

/**
 * The section of a draft that this device keeps, without reading the draft: the page looks at every sheet, and the
 * schemas that read it belong to the editor.
 */
export function keptSection(userId: string, activityId: string): SheetSection | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(draftKey(userId, activityId)) ?? 'null')
    const section = stored !== null && typeof stored === 'object' && 'section' in stored ? stored.section : null
    return isSection(section) ? section : null
  } catch {
    return null
  }
}
