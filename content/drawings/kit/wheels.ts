import type { Point } from './geometry.ts'
import { glow, INK, STONE, shade } from './palette.ts'
import { disc, fill, line, num, type Options, place } from './svg.ts'

function ring([x, y]: Point, r: number, width: number, color: string = INK): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" stroke="${color}" stroke-width="${num(width)}"/>`
}

function tyre([x, y]: Point, r: number): string {
  return disc([x, y], r, INK) + disc([x, y], r * 0.45, STONE.soft)
}

/**
 * A child's wheelchair that faces right, on y = 0: draw `wheelchair` before who sits in it (hips at (0, -38), feet on
 * (26, -12)) and `wheelchairWheel` after.
 */
export function wheelchair(at: Point, color: string, options: Options = {}): string {
  return place(
    line('M-16 -74L-12 -36H16L26 -8', STONE.dark, 4.5) +
      line('M-16 -70L-24 -74', INK, 5) +
      line('M-14 -66L-11 -40', color, 8) +
      line('M-12 -34H14', color, 8) +
      line('M22 -8H36', STONE.dark, 5) +
      tyre([22, -6], 6),
    at,
    options,
  )
}

export function wheelchairWheel(at: Point, color: string, options: Options = {}): string {
  return place(
    ring([-6, -24], 22, 4.5) +
      ring([-6, -24], 17, 1.6, STONE.base) +
      line('M-6 -45V-3M-27 -24H15M-21 -39L9 -9M-21 -9L9 -39', STONE.base, 1.2) +
      disc([-6, -24], 5, color),
    at,
    options,
  )
}

/** A posture walker that faces right, behind who walks at x = 0; the grips are at (10, -56). */
export function walker(at: Point, color: string, options: Options = {}): string {
  return place(
    line('M-26 -8L-18 -54H10M-18 -54L18 -8M-24 -22H8', color, 4.5) +
      line('M4 -56H14', INK, 6) +
      tyre([-26, -6], 6) +
      tyre([18, -6], 6),
    at,
    options,
  )
}

/** A stroller that faces right; who sits in it has the seat at (0, -34). Draw `stroller` first, then who, then `strollerBelt`. */
export function stroller(at: Point, color: string, options: Options = {}): string {
  return place(
    line('M24 -10L-30 -78L-42 -82M-22 -8L18 -48', STONE.dark, 4.5) +
      line('M-36 -82L-46 -82', INK, 6) +
      fill('M-26 -72Q-10 -80 -8 -66L-4 -40H24L30 -20 22 -18 16 -28H-12Q-18 -30 -20 -38Z', color) +
      fill('M-30 -74Q-24 -104 8 -98L-8 -70Z', glow(color, 0.2)) +
      tyre([-22, -9], 10) +
      tyre([24, -9], 10),
    at,
    options,
  )
}

/** The belt and the bar over who sits in a stroller. */
export function strollerBelt(at: Point, color: string, options: Options = {}): string {
  return place(line('M-12 -44Q4 -50 20 -42', shade(color, 0.3), 5), at, options)
}

/**
 * A stroller for several, pushed to the right: `seats` places in a row each 46 wide, the seat of place i at
 * (-w / 2 + 28 + 46 i, -40), the handle at (-w / 2 - 20, -92). Draw it, then the children, then `busFront`.
 */
export function bus(at: Point, seats: number, color: string, options: Options = {}): string {
  const half = (seats * 46 + 10) / 2
  return place(
    line(`M${num(-half)} -30L${num(-half - 16)} -88h-10`, STONE.dark, 5) +
      fill(`M${num(-half)} -74H${num(half)}V-20H${num(-half)}Z`, shade(color, 0.3)),
    at,
    options,
  )
}

export function busFront(at: Point, seats: number, color: string, options: Options = {}): string {
  const half = (seats * 46 + 10) / 2
  const posts = Array.from({ length: seats + 1 }, (_, i) => `M${num(-half + (i * half * 2) / seats)} -20v-50`).join('')
  return place(
    line(posts, color, 4) +
      fill(`M${num(-half)} -46H${num(half)}L${num(half - 4)} -14H${num(-half + 4)}Z`, color) +
      line(`M${num(-half + 4)} -38H${num(half - 4)}`, glow(color, 0.3), 2.4) +
      tyre([-half + 20, -10], 11) +
      tyre([half - 20, -10], 11),
    at,
    options,
  )
}

/** A tricycle that faces right, on y = 0: the saddle is at (-12, -51), the grips at (23, -74), the front hub at (35, -25). */
export function tricycle(at: Point, color: string, mirror = false): string {
  const wheel = (x: number, r: number) =>
    disc([x, -r], r, INK) + disc([x, -r], r * 0.62, STONE.soft) + disc([x, -r], r * 0.2, INK)
  return place(
    line('M-34 -14L-8 -40L24 -24M30 -22L20 -62', color, 7) +
      line('M10 -64H30', INK, 6) +
      line('M-22 -44H2', INK, 8) +
      wheel(-34, 15) +
      wheel(30, 22) +
      line('M24 -14L36 -30', STONE.dark, 5),
    at,
    { mirror, scale: 1.15 },
  )
}
