import { BABY_STARTERS } from './starters/babies.ts'
import { INDOORS_STARTERS } from './starters/indoors.ts'
import { KINDERGARTENER_STARTERS } from './starters/kindergarteners.ts'
import { MIXED_AGE_STARTERS } from './starters/mixed-ages.ts'
import { PARK_STARTERS } from './starters/park.ts'
import { PRESCHOOLER_STARTERS } from './starters/preschoolers.ts'
import { TODDLER_STARTERS } from './starters/toddlers.ts'
import { WATERSIDE_STARTERS } from './starters/waterside.ts'
import { WOODS_STARTERS } from './starters/woods.ts'
import { YARD_STARTERS } from './starters/yard.ts'
import { YOUNG_TODDLER_STARTERS } from './starters/young-toddlers.ts'
import type { StarterActivity } from './types.ts'

/** The starter library, seen by every daycare from the first day. */
export const STARTERS: readonly StarterActivity[] = [
  ...BABY_STARTERS,
  ...YOUNG_TODDLER_STARTERS,
  ...TODDLER_STARTERS,
  ...PRESCHOOLER_STARTERS,
  ...KINDERGARTENER_STARTERS,
  ...MIXED_AGE_STARTERS,
  ...INDOORS_STARTERS,
  ...YARD_STARTERS,
  ...PARK_STARTERS,
  ...WOODS_STARTERS,
  ...WATERSIDE_STARTERS,
]
