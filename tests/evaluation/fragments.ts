import { readdirSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { AGE_GROUPS, ALLERGENS, PLACES, SEASONS } from '#app/domain/enums.ts'

/** Weakest first: a fragment is judged weaker than due when its effect stands before. */
export const EFFECTS = ['kept', 'guarded', 'asked', 'refused'] as const
export type Effect = (typeof EFFECTS)[number]

const Judged = z.object({
  id: z.string(),
  section: z.string(),
  text: z.string(),
  ageGroups: z.array(z.enum(AGE_GROUPS)).check(z.minLength(1)),
  allergies: z.optional(z.array(z.enum(ALLERGENS))),
  fireAllowed: z.optional(z.boolean()),
  place: z.optional(z.enum(PLACES)),
  season: z.optional(z.enum(SEASONS)),
})

/** One line of one section of a sheet, as somebody types it. */
export const Fragment = Judged
export type Fragment = z.infer<typeof Judged>

const LabelledFragment = z.extend(Judged, {
  due: z.enum(EFFECTS),
  /** Other effects that a fair judge would call right. */
  accept: z.optional(z.array(z.enum(EFFECTS))),
  /** Letting it through could kill or maim, or it is an allergen declared present. */
  critical: z.boolean(),
  why: z.string(),
})
/** A fragment and what is due to it, written by people who did not know the rules. */
export type LabelledFragment = z.infer<typeof LabelledFragment>

export const HALVES = ['develop', 'held-out'] as const
export type Half = (typeof HALVES)[number]

/** The fragments of one half: the rules are improved on `develop`, and only measured on `held-out`. */
export function loadFragments(half: Half): LabelledFragment[] {
  const folder = new URL(`${half}/`, import.meta.url)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => z.array(LabelledFragment).parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))))
}
