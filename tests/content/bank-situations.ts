import { AGE_GROUPS, type AgeGroup } from '#app/domain/enums.ts'
import { askedIn, type SheetSituation } from '#app/features/activities/bank/conditional-text.ts'
import {
  formsOf,
  isForGroup,
  isForPlace,
  placesOf,
  seasonsOf,
} from '#app/features/activities/bank/sheet-in-situation.ts'
import type { BankSheet } from '#content/activities/types.ts'

/** Each age of a sheet alone, where it was written for these alone, and all of them together. */
function groupsOf(sheet: BankSheet): AgeGroup[][] {
  const each = AGE_GROUPS.map((age) => [age]).filter((group) => isForGroup(sheet, group))
  return sheet.ageGroups.length > 1 ? [...each, [...sheet.ageGroups]] : each
}

/**
 * Every situation for which a sheet was written: group, place, season, form and number of adults. Whoever is alone has typed
 * everything that the sheet can use, and two together nothing.
 */
export function situationsOf(sheet: BankSheet): Required<Omit<SheetSituation, 'material' | 'interest'>>[] {
  const adults = sheet.adults === 2 ? ([2] as const) : ([1, 2] as const)
  const asked = askedIn(JSON.stringify(sheet.sheet))
  const typed = (it: 1 | 2) => (it === 1 || adults.length === 1 ? asked : [])
  return groupsOf(sheet).flatMap((ageGroups) =>
    placesOf(sheet)
      .filter((place) => isForGroup(sheet, ageGroups, place))
      .flatMap((place) =>
        seasonsOf(sheet)
          .filter((season) => isForPlace(sheet, place, season))
          .flatMap((season) =>
            formsOf(sheet).flatMap((minutes) =>
              adults.map((it) => ({ ageGroups, place, season, minutes, adults: it, materials: typed(it) })),
            ),
          ),
      ),
  )
}
