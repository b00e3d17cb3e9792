import type { Point } from './geometry.ts'
import { BARK, CREAM, FIR, glow, INK, MAPLE, PAPER, ROSE, SUN, shade } from './palette.ts'
import { disc, fill, line, type Options, oval, place } from './svg.ts'

/* Beasts of plastic that face right, their four feet on the origin. */

export const eye = (x: number, y: number) => line(`M${x} ${y}h.1`, INK, 3)

/** A beast of one piece that faces right, its four feet on the origin; `head` and `coat` are drawn over its body. */
export const beast = (at: Point, color: string, coat: string, head: string, options: Options = {}) =>
  place(
    line('M-13 -9V-3M-6 -9V-3M8 -9V-3M15 -9V-3', shade(color, 0.2), 6) + line('M-10 -17H10', color, 19) + coat + head,
    at,
    options,
  )

export const lion = (at: Point, options: Options = {}) =>
  beast(
    at,
    SUN.dark,
    line('M-18 -22Q-27 -24 -25 -34', SUN.dark, 3.4) + disc([-25, -35], 4, MAPLE.deep),
    disc([18, -30], 14, MAPLE.deep) + disc([21, -29], 9.4, SUN.base) + disc([29, -26], 2.6, BARK.deep) + eye(23, -32),
    options,
  )

export const pig = (at: Point, options: Options = {}) =>
  beast(
    at,
    ROSE.base,
    oval([0, -17], 20, 12, ROSE.base) + line('M-19 -20q-6 -2 -4 -7 4 -2 4 3', ROSE.base, 2.6),
    fill('M12 -33l4 -8 6 6Z', shade(ROSE.base, 0.16)) +
      disc([19, -25], 10.4, ROSE.base) +
      oval([28, -23], 3.4, 5, ROSE.dark) +
      eye(22, -29),
    options,
  )

export const cow = (at: Point, options: Options = {}) =>
  beast(
    at,
    PAPER,
    fill('M-14 -27H-4Q-3 -18 -10 -17 -17 -18 -14 -27ZM4 -14Q12 -18 14 -11 13 -7 6 -7 1 -9 4 -14Z', BARK.dark) +
      line('M-18 -24Q-25 -20 -23 -12', BARK.dark, 3),
    line('M17 -38l-3 -5M26 -38l3 -5', BARK.pale, 3) +
      fill('M14 -38H28Q31 -30 27 -24H17Q13 -28 14 -38Z', PAPER) +
      fill('M14 -38H21Q20 -30 15 -30Z', BARK.dark) +
      oval([24, -25], 6.6, 4.6, ROSE.soft) +
      eye(24, -33),
    options,
  )

export const sheep = (at: Point, options: Options = {}) =>
  beast(
    at,
    CREAM,
    line('M-14 -24h.1M-5 -27h.1M5 -27h.1M13 -24h.1M-16 -15h.1M15 -15h.1M-6 -11h.1M6 -11h.1', CREAM, 13) +
      line('M-8 -20q4 4 8 0M3 -15q4 4 8 0', shade(CREAM, 0.2), 2.2),
    oval([22, -27], 7, 9, BARK.dark, -24) +
      oval([15, -32], 6, 3, BARK.dark, 20) +
      disc([17, -36], 5, CREAM) +
      line('M23 -30h.1', PAPER, 3),
    options,
  )

/** A rooster that faces left. */
export const rooster = (at: Point, options: Options = {}) =>
  place(
    line('M-3 -10V0h-5M5 -10V0h-5', SUN.dark, 2.6) +
      fill('M8 -20Q22 -46 32 -30 36 -16 14 -8Z', FIR.dark) +
      fill('M-16 -40Q-4 -46 -4 -30 8 -34 16 -24 14 -6 0 -6 -16 -8 -16 -40Z', MAPLE.dark) +
      fill('M-18 -44q2 -8 6 -2 4 -6 6 2l-3 6h-8Z', '#d6463a') +
      disc([-12, -38], 7, MAPLE.base) +
      fill('M-18 -39l-9 3 9 3Z', SUN.base) +
      line('M-14 -40h.1', INK, 2.6) +
      line('M-15 -30v4', '#d6463a', 4),
    at,
    options,
  )

/** A plastic tyrannosaur that faces right, its feet on the origin; the near one is lifted before it, to show what is under. */
export const rex = (at: Point, color: string, options: Options = {}) =>
  place(
    line('M-2 -24L-9 -12 -3 -3H5', shade(color, 0.22), 9) +
      fill(
        'M-40 -2Q-24 -10 -18 -30 -12 -46 4 -52 4 -70 20 -72 40 -72 42 -62 42 -54 28 -51 22 -46 22 -36 20 -18 4 -16 -8 -14 -14 -18 -24 -4 -40 -2Z',
        color,
      ) +
      fill('M22 -46Q22 -36 20 -30 16 -18 4 -16 14 -30 12 -44Z', glow(color, 0.4)) +
      line('M-12 -38h.1M-20 -20h.1M-4 -47h.1M-8 -28h.1', shade(color, 0.22), 5) +
      fill('M24 -55L27 -49 30 -55 33 -50 36 -56Z', PAPER) +
      line('M17 -38L25 -36', shade(color, 0.22), 4.4) +
      eye(25, -65) +
      line('M4 -24L24 -18 38 -30', shade(color, 0.1), 11),
    at,
    options,
  )

/** A long neck on four round feet, facing right. */
export const longNeck = (at: Point, color: string, options: Options = {}) =>
  place(
    line('M-14 -14V-4M16 -14V-4', shade(color, 0.24), 9) +
      line('M-20 -22Q-38 -20 -48 -4', color, 7) +
      line('M20 -26Q36 -36 34 -72', color, 10) +
      oval([0, -22], 27, 15, color) +
      oval([39, -75], 10, 6.6, color) +
      line('M-6 -14V-4M8 -14V-4', color, 10) +
      line('M-10 -30h.1M0 -34h.1M10 -28h.1M34 -50h.1M34 -62h.1', glow(color, 0.45), 4.4) +
      eye(40, -77),
    at,
    options,
  )

/** Plates on a round back, facing right. */
export const plated = (at: Point, color: string, plates: string, options: Options = {}) =>
  place(
    line('M-13 -12V-3M15 -12V-3', shade(color, 0.24), 7) +
      fill('M-26 -22L-27 -36 -16 -30 -12 -44 -2 -34 6 -44 13 -31 23 -34 22 -20Z', plates) +
      line('M-20 -16Q-34 -16 -44 -8', color, 6) +
      fill('M-28 -10Q-22 -34 2 -34 20 -34 30 -18L42 -16Q46 -8 36 -7L20 -6Q-8 0 -28 -10Z', color) +
      line('M-7 -8V-3M8 -8V-3', color, 8) +
      eye(36, -13),
    at,
    options,
  )
