import type { Point } from './geometry.ts'
import { glow, INK, MOUTH, PAPER, shade } from './palette.ts'
import { disc, fill, line, type Options, oval, place, through } from './svg.ts'

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

/** A fist, its thumb up; the wrist comes from below. */
export const thumbUp = (at: Point, skin: string, options: Options = {}): string =>
  place(
    line('M-2 -6V-17', skin, 6) + disc([0, 0], 8.6, skin) + line('M2 -4h5M2 0h6M2 4h5', shade(skin, 0.2), 1.6),
    at,
    options,
  )

/** A sock on a hand that looks to the left; the forearm goes down to the right. */
export const sockPuppet = (at: Point, color: string, options: Options = {}): string =>
  place(
    line('M4 4L26 15', color, 18) +
      line('M24 24L32 6', glow(color, 0.45), 5) +
      fill('M4 0L-20 -6-16 10 4 10Z', MOUTH) +
      line('M2 -3L-18 -9', color, 12) +
      line('M2 8L-14 10', shade(color, 0.12), 9) +
      line('M-4 -15h.1M6 -13h.1', PAPER, 9) +
      line('M-6 -15h.1M4 -13h.1', INK, 4),
    at,
    options,
  )
