import { pictureAddress } from '#app/lib/constants.ts'
import { BANK_REVIEWED_ON, SHEETS } from '#content/activities/sheets.ts'
import { FIXED_LINES } from '#content/safety/fixed-lines.ts'
import type { ActivityPicture } from '../library/schema.ts'
import { sentencesIn } from '../safety/reader/sheet-readings.ts'
import { textsIn } from '../safety/sheet-passages.ts'

const SHEET_OF = new Map(SHEETS.map((sheet) => [sheet.key, sheet]))

/** The picture of the activities that come from this sheet of the bank; null when it has none. */
export function pictureOf(sheetKey: string | null): ActivityPicture | null {
  const sheet = SHEET_OF.get(sheetKey ?? '')
  return sheet?.picture ? { src: pictureAddress(sheet.key), alt: sheet.picture } : null
}

/** Day of the last review of this sheet of the bank; null for none, and for one that the bank does not hold any more. */
export function bankReviewedOn(sheetKey: string | null): string | null {
  const sheet = SHEET_OF.get(sheetKey ?? '')
  return sheet ? (sheet.reviewedOn ?? BANK_REVIEWED_ON) : null
}

let known: ReadonlySet<string> | undefined

/** `{hiver|La neige remplace le sable.}` -> `La neige remplace le sable.` */
const withoutConditions = (text: string) => text.replace(/\{[^{|}]*\|/g, '').replaceAll('}', '')

/**
 * Every sentence of the bank, whatever its condition, and every fixed safety line: vetted with its sheet, it may stand in any
 * other.
 */
export function bankSentences(): ReadonlySet<string> {
  known ??= new Set(
    [...SHEETS.flatMap(({ sheet }) => textsIn(sheet)), ...textsIn(FIXED_LINES)].flatMap((text) =>
      sentencesIn(withoutConditions(text)),
    ),
  )
  return known
}
