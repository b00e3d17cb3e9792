import { DEVELOP_1 } from './develop-1.ts'
import { DEVELOP_2 } from './develop-2.ts'
import { DEVELOP_3 } from './develop-3.ts'
import { DEVELOP_4 } from './develop-4.ts'
import { DEVELOP_5 } from './develop-5.ts'
import { DEVELOP_6 } from './develop-6.ts'
import { DEVELOP_7 } from './develop-7.ts'
import { DEVELOP_8 } from './develop-8.ts'
import { DEVELOP_9 } from './develop-9.ts'
import { DEVELOP_10 } from './develop-10.ts'
import { DEVELOP_11 } from './develop-11.ts'
import { DEVELOP_12 } from './develop-12.ts'
import { DEVELOP_13 } from './develop-13.ts'
import { DEVELOP_14 } from './develop-14.ts'
import { DEVELOP_15 } from './develop-15.ts'
import { DEVELOP_16 } from './develop-16.ts'
import { DEVELOP_17 } from './develop-17.ts'
import { DEVELOP_18 } from './develop-18.ts'
import { DEVELOP_19 } from './develop-19.ts'
import { DEVELOP_20 } from './develop-20.ts'
import type { FoundText } from './score.ts'

/** The texts from which the reader learns, by when they were written. */
export const DEVELOP_FIRST: readonly FoundText[] = [...DEVELOP_1, ...DEVELOP_2, ...DEVELOP_3, ...DEVELOP_4]
export const DEVELOP_SECOND: readonly FoundText[] = [...DEVELOP_6, ...DEVELOP_7, ...DEVELOP_8]
export const DEVELOP_THIRD: readonly FoundText[] = [
  ...DEVELOP_9,
  ...DEVELOP_10,
  ...DEVELOP_11,
  ...DEVELOP_12,
  ...DEVELOP_13,
]
export const DEVELOP_STRANGERS: readonly FoundText[] = [...DEVELOP_14, ...DEVELOP_15, ...DEVELOP_16, ...DEVELOP_17]
/** Long texts that wander, as pages of strangers do. */
export const DEVELOP_WANDERING: readonly FoundText[] = [...DEVELOP_18, ...DEVELOP_19]
/** Ten that came last, and from which it has not learnt. */
export const DEVELOP_LAST: readonly FoundText[] = DEVELOP_20
export const DEVELOP_TEXTS: readonly FoundText[] = [
  ...DEVELOP_FIRST,
  ...DEVELOP_5,
  ...DEVELOP_SECOND,
  ...DEVELOP_THIRD,
  ...DEVELOP_STRANGERS,
  ...DEVELOP_WANDERING,
]
