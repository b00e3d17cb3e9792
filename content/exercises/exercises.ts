import { ELEMENTS_EXERCISES } from './elements.ts'
import { HEIGHT_EXERCISES } from './height.ts'
import { LIVING_EXERCISES } from './living.ts'
import { OUT_OF_SIGHT_EXERCISES } from './out-of-sight.ts'
import { ROUGH_EXERCISES } from './rough.ts'
import { SPEED_EXERCISES } from './speed.ts'
import { EXERCISE_TITLES } from './titles.ts'
import { TOOLS_EXERCISES } from './tools.ts'
import type { Exercise } from './types.ts'
import { VICARIOUS_EXERCISES } from './vicarious.ts'

/** The 42 situations, by id. About 100 kB of words: read it on the server, or load it with the page that needs it. */
export const EXERCISES: readonly Exercise[] = [
  ...HEIGHT_EXERCISES,
  ...SPEED_EXERCISES,
  ...TOOLS_EXERCISES,
  ...ELEMENTS_EXERCISES,
  ...ROUGH_EXERCISES,
  ...OUT_OF_SIGHT_EXERCISES,
  ...VICARIOUS_EXERCISES,
  ...LIVING_EXERCISES,
].map((exercise) => ({ ...exercise, title: EXERCISE_TITLES[exercise.key] }))
