import * as z from 'zod/mini'
import { type AgeGroup, type Development, MATERIAL_TRAITS } from '#app/domain/enums.ts'
import { foldText } from '#app/lib/french/fold-text.ts'
import { plainLine } from '#app/lib/french/plain-text.ts'
import { MATERIAL_CLASSES } from '#content/activities/types.ts'
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

/** What a typed material is, and what makes it a hazard. */
export const MaterialDescription = z.strictObject({
  class: z.enum(MATERIAL_CLASSES),
  traits: z.array(z.enum(MATERIAL_TRAITS)).check(
    z.maxLength(MATERIAL_TRAITS.length),
    z.overwrite((traits) => [...new Set(traits)]),
  ),
})
export type MaterialDescription = z.infer<typeof MaterialDescription>
/** What a daycare has said of the materials that its people typed, by their folded name. */
export type DescribedMaterials = ReadonlyMap<string, MaterialDescription>

export const MaterialInput = z.extend(ReferenceNameInput, { description: z.optional(MaterialDescription) })
export type MaterialInput = z.infer<typeof MaterialInput>

/** A theme or a material; `isReference`: of every daycare, not of one. */
export type ReferenceItem = { id: string; name: string; isReference: boolean }
/** `isDescribed`: nobody has to be asked what it is. */
export type MaterialItem = ReferenceItem & { isDescribed: boolean }

export type AgeGroupOption = { value: AgeGroup; label: string }
export type DevelopmentOption = { value: Development; label: string }
