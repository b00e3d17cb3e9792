import { BARK, CREAM, INK, PAPER, SUN } from './palette.ts'
import { fill, line, oval } from './svg.ts'

/*
 * Boxes of food, clean and empty, standing on their origin, for `once` and `again`: `currentColor` is the color of each
 * use.
 */

/** A box of cereal. */
export const CEREAL =
  fill('M-15 0V-44l7 -4H22V-4L15 0Z', 'currentColor') +
  fill('M15 0V-44l7 -4V-4Z', INK, 0.25) +
  fill('M-15 -44l7 -4H22l-7 4Z', PAPER, 0.35) +
  fill('M-10 -18H10Q8 -7 0 -7T-10 -18Z', PAPER) +
  line('M-6 -20H6M0 -23h.1', SUN.dark, 5) +
  line('M-9 -36H9', PAPER, 4)

/** A carton of milk. */
export const MILK =
  fill('M-12 0V-30L-6 -42H8L14 -30V0Z', PAPER) +
  fill('M-12 -8V-20H14V-8Z', 'currentColor') +
  line('M-6 -43H8', 'currentColor', 5)

/** A round tub. */
export const ROUND =
  fill('M-14 -30V-3Q0 4 14 -3V-30Z', 'currentColor') +
  fill('M-14 -20Q0 -14 14 -20V-9Q0 -3 -14 -9Z', PAPER) +
  oval([0, -30], 14, 4.6, CREAM)

/** A flat box of pasta. */
export const PASTA =
  fill('M-23 0V-16l6 -5H29V-5L23 0Z', 'currentColor') +
  fill('M-23 -16l6 -5H29l-6 5Z', PAPER, 0.4) +
  fill('M23 0V-16l6 -5V-5Z', INK, 0.25) +
  line('M-12 -8H10', PAPER, 9) +
  line('M-12 -10H8M-10 -6H10', SUN.dark, 1.8)

/** A bag with short handles, hanging from the arm at the origin. */
export const BAG =
  line('M-12 14Q-12 -2 0 -2T12 14', BARK.dark, 3) +
  fill('M-20 12H20L17 50Q0 54 -17 50Z', 'currentColor') +
  fill('M-20 12H20L19.500 18H-19.500Z', INK, 0.2) +
  line('M-8 34q8 -12 16 0', PAPER, 3)
