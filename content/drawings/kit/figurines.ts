import type { Point } from './geometry.ts'
import { BARK, INK, MAPLE, ROSE, SUN, shade } from './palette.ts'
import { disc, fill, line, oval, place } from './svg.ts'

/* Beasts of plastic that face right, their four feet on the origin. */

type Options = { scale?: number; mirror?: boolean; turn?: number }

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
