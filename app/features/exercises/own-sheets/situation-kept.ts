import * as z from 'zod/mini'
import { keptStore } from '#app/lib/kept/kept-store.ts'

const KeptSituation = z.object({
  version: z.number(),
  draft: z.object({
    title: z.string(),
    description: z.string(),
    statements: z.array(
      z.object({ key: z.string(), side: z.enum(['risks', 'benefits']), text: z.string(), precaution: z.string() }),
    ),
  }),
})

/**
 * Sheets as they were typed and not saved yet, by the id of the sheet, or « new »; `version` is the one it began from
 * (0: a new sheet).
 */
export const keptSituations = keptStore('situation', KeptSituation)
