import type { Point } from './geometry.ts'
import { BARK, FIR, INK, MAPLE, PAPER, ROSE, SNOW, SUN, WATER } from './palette.ts'
import { disc, fill, line, type Options, oval, place } from './svg.ts'

/** The black-capped chickadee that follows the group from page to page. */
export function chickadee(at: Point, options: Options = {}): string {
  return place(
    fill('M-9 2L-22 -2 -21 3 -8 7Z', '#5c6670') +
      fill('M-11 1C-10 -9 2 -12 8 -9 12 -4 10 7 2 9 -6 10 -10 6 -11 1Z', '#e9dfc8') +
      fill('M-11 1C-10 -6 -4 -8 1 -6 0 2 -6 6 -11 4Z', '#7d8790') +
      disc([7, -9], 6.4, PAPER) +
      fill('M.6 -10A6.6 6.6 0 0 1 13.4 -10Q7 -11.5 .6 -10Z', INK) +
      fill('M4 -5Q9 -4.5 11 -6 10 -2.4 6 -2.6Z', INK) +
      fill('M13 -9.6l4 1.4 -4.2 1Z', '#3c4650') +
      line('M-1 9v4M3 9v4', '#3c4650', 1.3),
    at,
    options,
  )
}

export function butterfly(at: Point, color: string, options: Options = {}): string {
  return place(
    fill('M0 0C-4 -10 -14 -9 -11 -1 -13 5 -5 8 0 1 5 8 13 5 11 -1 14 -9 4 -10 0 0Z', color) + line('M0 -4V5', INK, 1.6),
    at,
    options,
  )
}

export function dragonfly(at: Point, options: Options = {}): string {
  return place(
    oval([-9, -4], 10, 2.8, PAPER, 20, 0.85) +
      oval([9, -4], 10, 2.8, PAPER, -20, 0.85) +
      oval([-8, 2], 9, 2.4, PAPER, -14, 0.85) +
      oval([8, 2], 9, 2.4, PAPER, 14, 0.85) +
      line('M0 -5V16', WATER.deep, 2.6) +
      disc([0, -7], 2.8, WATER.deep),
    at,
    options,
  )
}

export function ladybird(at: Point, options: Options = {}): string {
  return place(
    disc([6, 0], 3.2, INK) +
      oval([0, 0], 6.5, 5.2, MAPLE.dark) +
      line('M-6 0H6', INK, 1) +
      disc([-2, -2.4], 1.1, INK) +
      disc([2, 2.4], 1.1, INK) +
      disc([-2.4, 2.4], 1, INK),
    at,
    options,
  )
}

export function ants(d: string): string {
  return `<path d="${d}" stroke="${INK}" stroke-width="3" stroke-dasharray="0 4 0 14"/>`
}

export function worm(d: string, width = 4): string {
  return line(d, ROSE.base, width) + line(d, ROSE.soft, width * 0.5)
}

export function frog(at: Point, options: Options = {}): string {
  return place(
    fill('M-12 6C-14 -2 -6 -8 2 -8 9 -9 13 -4 11 0 9 4 12 6 12 7H-12Z', FIR.base) +
      disc([6, -9], 3.6, FIR.base) +
      disc([6.6, -9.6], 1.5, INK) +
      line('M-8 6Q-12 0 -4 1', FIR.dark, 2.4),
    at,
    options,
  )
}

/** A snowshoe hare between its summer and its winter coat. */
export function hare(at: Point, options: Options = {}): string {
  const fur = '#b49a80'
  return place(
    disc([-21, -9], 5.5, PAPER) +
      fill('M-20 0C-24 -18 -8 -24 4 -18 10 -22 20 -20 21 -12 22 -7 16 -5 12 -5L14 0Z', fur) +
      fill(
        'M8 -19C2 -30 4 -38 8 -38 12 -36 12 -26 12 -20ZM13 -20C12 -30 16 -37 19 -36 22 -33 18 -25 17 -19Z',
        '#9a8069',
      ) +
      fill('M-16 0C-14 -8 0 -10 8 -5L10 0Z', SNOW.light) +
      line('M-14 -1H-3M6 -1H14', PAPER, 4) +
      disc([16, -14], 1.5, INK) +
      disc([21, -12], 1.2, '#5f4a3c'),
    at,
    options,
  )
}

export function squirrel(at: Point, options: Options = {}): string {
  return place(
    fill('M-8 0C-24 -4 -26 -24 -14 -30 -6 -33 -2 -26 -8 -22 -14 -18 -8 -10 -3 -6Z', MAPLE.dark) +
      fill('M-8 0C-10 -10 -4 -18 3 -17 9 -16 9 -6 7 0Z', MAPLE.base) +
      disc([6, -20], 6, MAPLE.base) +
      fill('M2 -25l1 -5 4 4Z', MAPLE.dark) +
      disc([8.4, -21], 1.1, INK) +
      line('M4 -10l6 -2M0 0h8', MAPLE.dark, 2.6) +
      oval([11.5, -12.5], 2.4, 3, BARK.soft),
    at,
    options,
  )
}

export function bee(at: Point, options: Options = {}): string {
  return place(
    oval([-1, -5], 4, 2.6, PAPER, -30, 0.9) +
      oval([0, 0], 6, 4, SUN.base) +
      line('M-1.6 -3.6V3.6M2 -3.4V3.4', INK, 1.8),
    at,
    options,
  )
}

export function snail(at: Point, options: Options = {}): string {
  return place(
    line('M-10 0H9Q12 -1 12 -7', SUN.soft, 4.5) +
      disc([-2, -7], 7.5, MAPLE.base) +
      line('M-2 -7m3.6 0a3.6 3.6 0 1 0 -3.6 3.6', MAPLE.deep, 1.8) +
      line('M11 -9l-1 -5M13 -9l2 -4', SUN.soft, 1.4),
    at,
    options,
  )
}
