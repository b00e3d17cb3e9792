import type { Point } from './geometry.ts'
import { disc, line, type Options, oval, place, through } from './svg.ts'

/* Hands and arms that are drawn apart from a person, over what would hide them. */

/** A hand wide open, its wrist on the origin, its fingers up. */
export const palm = (at: Point, skin: string, turn = 0): string =>
  place(
    line('M-4 -8L-8 -17M-1.5 -9L-2.5 -20M1.5 -9L3 -19M4.5 -7L8 -15M4 -2L10 -6', skin, 3.8) + oval([0, -5], 6, 7, skin),
    at,
    { turn },
  )

/** A hand held flat, its wrist on the origin, its fingers to the right. */
export const flat = (at: Point, skin: string, options: Options = {}): string =>
  place(line('M0 0H15', skin, 7) + line('M4 2L11 6', skin, 4.4), at, options)

/** What of an arm comes over a table or a tub, down to the hand. */
export const over = (arm: readonly Point[], sleeve: string, width: number): string =>
  line(through(...arm), sleeve, width)

/** A forearm that comes over what hides the rest of its arm. */
export const forearm = (elbow: Point, hand: Point, color: string, skin: string, w: number): string =>
  over([elbow, hand], color, w) + disc(hand, w * 0.53, skin)
