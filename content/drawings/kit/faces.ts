import { mouth } from './head.ts'
import { MOUTH } from './palette.ts'
import { line } from './svg.ts'

/* Mouths for the marks of a head, from the side (it looks to the right) and from the front. */

export const SIDE_SMILE = line('M6 9Q9 11 12 8', MOUTH, 1.8)
export const SIDE_LAUGH = mouth([10.8, 7.6], 3, 4)
export const SIDE_OH = mouth([11.4, 7.6], 2.2, 2.8)
export const FRONT_SMILE = line('M-4 8Q0 11 4 8', MOUTH, 1.8)
export const FRONT_LAUGH = mouth([0, 8], 5, 4.6)
export const FRONT_OH = mouth([0, 8], 3, 3.8)
