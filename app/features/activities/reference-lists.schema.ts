import * as z from 'zod/mini'
import type { AgeGroup, Development } from '#app/domain/enums.ts'
import { foldText } from '#app/lib/fold-text.ts'
import { referenceListSentences } from '#content/pages/activities.ts'
import { isPlainName, plainName } from './generation-text.ts'

/** Characters of a theme's or a material's name. */
export const NAME_MAX = 60
/** Names that one daycare may add to each list. */
export const OWN_NAMES_MAX = 300

export const ReferenceNameInput = z.strictObject({
  name: z.string(referenceListSentences.nameMissing).check(
    z.overwrite(plainName),
    z.minLength(1, referenceListSentences.nameMissing),
    z.maxLength(NAME_MAX, referenceListSentences.nameTooLong),
    z.refine((name) => /[\p{L}\p{N}]/u.test(foldText(name)), referenceListSentences.nameMissing),
    z.refine(isPlainName, referenceListSentences.notAName),
  ),
})
export type ReferenceNameInput = z.infer<typeof ReferenceNameInput>

/** A theme or a material; `isReference` when every daycare has it. */
export type ReferenceItem = { id: string; name: string; isReference: boolean }

export type AgeGroupOption = { value: AgeGroup; label: string }
export type DevelopmentOption = { value: Development; label: string }
