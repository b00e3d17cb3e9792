import * as z from 'zod/mini'
import type { DaycareKind } from '#app/domain/enums.ts'
import { DAYCARE_KINDS } from '#app/domain/enums.ts'
import { daycareSentences } from '#content/pages/daycares.ts'

export const DAYCARE_NAME_MAX = 120

export type DaycareSummary = { id: string; name: string; kind: DaycareKind }

export const CreateDaycareInput = z.strictObject({
  name: z
    .string(daycareSentences.nameMissing)
    .check(
      z.trim(),
      z.minLength(2, daycareSentences.nameMissing),
      z.maxLength(DAYCARE_NAME_MAX, daycareSentences.nameTooLong),
    ),
  kind: z.enum(DAYCARE_KINDS, daycareSentences.kindMissing),
})
export type CreateDaycareInput = z.infer<typeof CreateDaycareInput>

export const SelectDaycareInput = z.strictObject({ daycareId: z.optional(z.uuid()) })
