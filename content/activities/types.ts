import type { ActivitySheet } from '#app/domain/activity-sheet.ts'
import type { AgeGroup, Development, Duration, Place, Season } from '#app/domain/enums.ts'
import type { MaterialKey, ThemeKey } from '../reference.ts'

/** An activity shipped with the application; `key` names its row for ever, so that the seed updates it in place. */
export type StarterActivity = {
  key: string
  /** One sentence for the card, ≤ 160 characters. */
  summary: string
  ageGroups: AgeGroup[]
  /** One or two; the first is the main one and matches the sheet's principal domain. */
  developments: Development[]
  themes: ThemeKey[]
  materials: MaterialKey[]
  place: Place
  /** Empty: all year. */
  seasons: Season[]
  durationMinutes: Duration
  sheet: ActivitySheet
}
