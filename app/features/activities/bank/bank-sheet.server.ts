import { BANK_REVIEWED_ON, SHEETS } from '#content/activities/sheets.ts'
import type { ActivityPicture } from '../library/schema.ts'

const SHEET_OF = new Map(SHEETS.map((sheet) => [sheet.key, sheet]))

/** The picture of the activities that come from this sheet of the bank; null when it has none. */
export function pictureOf(sheetKey: string | null): ActivityPicture | null {
  const sheet = SHEET_OF.get(sheetKey ?? '')
  return sheet?.picture ? { src: `/images/activities/${sheet.key}.svg`, alt: sheet.picture } : null
}

/** Day of the last review of this sheet of the bank; null for none, and for one that the bank does not hold any more. */
export function bankReviewedOn(sheetKey: string | null): string | null {
  const sheet = SHEET_OF.get(sheetKey ?? '')
  return sheet ? (sheet.reviewedOn ?? BANK_REVIEWED_ON) : null
}
