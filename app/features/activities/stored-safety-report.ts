import * as z from 'zod/mini'
import { SHEET_SECTIONS } from '#app/domain/activity-sheet.ts'

/** The safety report as it is kept with an activity: read back, so checked. */
export const StoredSafetyReport = z.object({
  rules: z.array(
    z.object({
      rule: z.string(),
      label: z.string(),
      outcome: z.enum(['ok', 'changed', 'blocked']),
      changes: z.array(
        z.object({ section: z.enum(SHEET_SECTIONS), before: z.string(), after: z.string(), reason: z.string() }),
      ),
    }),
  ),
})
