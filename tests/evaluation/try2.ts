import { baseSheet } from '#app/features/activities/safety/fixtures/base-sheet.ts'
import { featuresOf } from '#app/features/activities/safety/reader/features.ts'
import { chancesOf, placed, restoreModel } from '#app/features/activities/safety/reader/linear-model.ts'
import { sheetReadings } from '#app/features/activities/safety/reader/sheet-readings.ts'
import { VERDICT_PLACES } from '#app/features/activities/safety/reader/verdicts.ts'
import stored from '#app/features/activities/safety/reader/weights.json' with { type: 'json' }
import { minimalSheet } from '#tests/support/activities.ts'

const m = restoreModel(stored.verdicts as never)
for (const sheet of [baseSheet, minimalSheet()])
  for (const { reading } of sheetReadings(sheet, { ageGroups: ['AGE_3_YEARS_4_YEARS'] })) {
    const c = chancesOf(m, placed(featuresOf(reading), VERDICT_PLACES))
    if (c[0]! < 0.6) console.log(c.map((x) => x.toFixed(2)).join(' '), reading.section, reading.text)
  }
