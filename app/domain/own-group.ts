import * as z from 'zod/mini'
import { generationSentences as sentences } from '#content/generation.ts'
import { GROUP_SIZE_MAX } from './activity-criteria.ts'
import { AGE_GROUPS, ALLERGENS } from './enums.ts'

const distinct = <Value>(values: Value[]) => [...new Set(values)]

const ageGroups = z.array(z.enum(AGE_GROUPS)).check(z.maxLength(AGE_GROUPS.length), z.overwrite(distinct))

/** The ages of a group alone; none: any age. */
export const GroupAges = z.strictObject({ ageGroups })

/**
 * « Mon groupe »: what a person says once of the children she is with, without any child’s name. Empty lists and null are
 * what she has not said.
 */
export const OwnGroup = z.strictObject({
  ageGroups,
  groupSize: z.nullable(z.int().check(z.gte(1, sentences.groupSizeOff), z.lte(GROUP_SIZE_MAX, sentences.groupSizeOff))),
  groupAdults: z.nullable(z.int().check(z.gte(1), z.lte(2))),
  groupAllergies: z.array(z.enum(ALLERGENS)).check(z.maxLength(ALLERGENS.length), z.overwrite(distinct)),
})
export type OwnGroup = z.infer<typeof OwnGroup>
