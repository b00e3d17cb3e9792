import * as z from 'zod/mini'
import type { AgeGroup, Development } from '#app/domain/enums.ts'
import { foldText } from '#app/lib/french/fold-text.ts'
import { plainLine } from '#app/lib/french/plain-text.ts'
import { referenceListSentences } from '#content/pages/activities.ts'

/** Characters of a theme's or a material's name. */
export const NAME_MAX = 60
/** Names that one daycare may add to each list. */
export const OWN_NAMES_MAX = 300

export const ReferenceNameInput = z.strictObject({
  name: plainLine(
    NAME_MAX,
    referenceListSentences.nameTooLong,
    referenceListSentences.notAName,
    referenceListSentences.nameMissing,
  ).check(z.refine((name) => /[\p{L}\p{N}]/u.test(foldText(name)), referenceListSentences.nameMissing)),
})
export type ReferenceNameInput = z.infer<typeof ReferenceNameInput>

/** A theme or a material; `isReference`: of every daycare, not of one. */
export type ReferenceItem = { id: string; name: string; isReference: boolean }

export type AgeGroupOption = { value: AgeGroup; label: string }
export type DevelopmentOption = { value: Development; label: string }
