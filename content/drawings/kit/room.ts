import type { Point } from './geometry.ts'
import { BARK, CREAM, FIR, glow, INK, MAPLE, PAPER, PLUM, ROSE, SNOW, STONE, SUN, shade, WATER } from './palette.ts'
import { disc, fill, line, num, type Options, oval, place, whole } from './svg.ts'

/** What one sees through a window or an open door. */
export type Outside = 'spring' | 'summer' | 'autumn' | 'winter' | 'rain' | 'night'

/** Below the wall (which is the picture's sky): skirting, then floorboards that run away from us. */
export function floor(y: number, color: string, skirting: string = PAPER, boards = true): string {
  let d = ''
  for (let x = -420; x <= 900; x += 88) d += `M${whole(240 + (x - 240) * 0.5)} ${y}L${x} 360`
  return (
    fill(`M0 ${y - 11}H480V${y}H0Z`, skirting) +
    fill(`M0 ${y}H480V360H0Z`, color) +
    (boards ? line(d, shade(color, 0.1), 1.6) : '') +
    fill(`M0 ${y}H480V${y + 5}H0Z`, shade(color, 0.2), 0.5)
  )
}

/** The lower part of the wall in another colour, from `top` to the floor at `y`. */
export function wainscot(top: number, y: number, color: string): string {
  return fill(`M0 ${top}H480V${y}H0Z`, color) + line(`M0 ${top}H480`, shade(color, 0.14), 4)
}

const SKIES: Record<Outside, [sky: string, land: string, tree: string]> = {
  spring: ['#cfe8ee', '#a9cf86', '#b9d98c'],
  summer: ['#b5deec', '#8cc06f', FIR.base],
  autumn: ['#e8e4cf', '#c9b46a', MAPLE.base],
  winter: ['#cfdde8', SNOW.light, FIR.dark],
  rain: ['#aab9c0', '#7fa37c', '#5f8a66'],
  night: ['#2b3a55', '#33484a', '#24393a'],
}

/** Cuts what is drawn in local coordinates to a box: windows, doors, mirrors. */
export function inset([x, y]: Point, w: number, h: number, ...layers: string[]): string {
  return `<svg x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}">${layers.join('')}</svg>`
}

function view(season: Outside, w: number, h: number): string {
  const [sky, land, tree] = SKIES[season]
  const ground = h * 0.72
  const [tx, ty] = [w * 0.74, ground + 4]
  const crown =
    season === 'winter'
      ? fill(`M${num(tx)} ${num(ty - h * 0.62)}l${num(h * 0.2)} ${num(h * 0.62)}h${num(h * -0.4)}Z`, tree) +
        fill(`M${num(tx)} ${num(ty - h * 0.62)}l${num(h * 0.08)} ${num(h * 0.24)}h${num(h * -0.16)}Z`, SNOW.light)
      : line(`M${num(tx)} ${num(ty)}V${num(ty - h * 0.3)}`, BARK.base, h * 0.05) +
        disc([tx, ty - h * 0.4], h * 0.24, tree) +
        disc([tx - h * 0.08, ty - h * 0.46], h * 0.13, glow(tree, 0.22))
  const weather =
    season === 'winter'
      ? line(
          [0.1, 0.24, 0.38, 0.5, 0.9].map((t, i) => `M${num(w * t)} ${num(h * ((i * 0.23 + 0.1) % 0.8))}h.1`).join(''),
          PAPER,
          4,
        )
      : season === 'rain'
        ? line(
            [0.1, 0.25, 0.4, 0.55, 0.7, 0.88]
              .map((t, i) => `M${num(w * t)} ${num(h * ((i * 0.31 + 0.05) % 0.75))}l-3 14`)
              .join(''),
            PAPER,
            2,
            0.8,
          )
        : season === 'night'
          ? disc([w * 0.3, h * 0.28], h * 0.12, SUN.pale) +
            line(`M${num(w * 0.55)} ${num(h * 0.2)}h.1M${num(w * 0.12)} ${num(h * 0.5)}h.1`, SUN.pale, 3)
          : disc([w * 0.24, h * 0.26], h * 0.1, season === 'spring' ? SUN.soft : SUN.base)
  return (
    fill(`M0 0h${num(w)}v${num(h)}H0Z`, sky) +
    (season === 'winter' ? '' : weather) +
    fill(`M0 ${num(ground)}Q${num(w * 0.4)} ${num(ground - h * 0.14)} ${num(w)} ${num(ground)}V${num(h)}H0Z`, land) +
    crown +
    (season === 'winter' ? weather : '')
  )
}

/** A window, `at` its upper left corner; `outside` is drawn in the coordinates of the glass, over the season. */
export function pane(
  at: Point,
  w: number,
  h: number,
  season: Outside,
  trim: string = PAPER,
  ...outside: string[]
): string {
  const [x, y] = at
  return (
    inset(at, w, h, view(season, w, h), ...outside) +
    line(`M${num(x + w / 2)} ${num(y)}v${num(h)}M${num(x)} ${num(y + h / 2)}h${num(w)}`, trim, 3.5) +
    line(`M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}Z`, trim, 7) +
    line(`M${num(x - 8)} ${num(y + h + 5)}h${num(w + 16)}`, shade(trim, 0.12), 7)
  )
}

/** Two curtains drawn aside from a window. */
export function curtains([x, y]: Point, w: number, h: number, color: string): string {
  const side = (sx: number, k: number) =>
    fill(
      `M${num(sx)} ${num(y - 8)}h${num(k * w * 0.24)}Q${num(sx + k * w * 0.2)} ${num(y + h * 0.6)} ${num(sx + k * w * 0.08)} ${num(y + h + 12)}H${num(sx - k * 8)}Z`,
      color,
    )
  return line(`M${num(x - 16)} ${num(y - 9)}H${num(x + w + 16)}`, BARK.soft, 4) + side(x - 4, 1) + side(x + w + 4, -1)
}

/** A rug lying on the floor: round, or with corners and seen in perspective. */
export function rug([x, y]: Point, rx: number, ry: number, color: string, trim: string, round = true): string {
  if (round)
    return (
      oval([x, y], rx, ry, trim) +
      oval([x, y], rx * 0.91, ry * 0.88, color) +
      oval([x, y], rx * 0.5, ry * 0.46, trim, 0, 0.35)
    )
  const slab = (k: number, fillColor: string) =>
    fill(
      `M${num(x - rx * 0.84 * k)} ${num(y - ry * k)}H${num(x + rx * 0.84 * k)}L${num(x + rx * k)} ${num(y + ry * k)}H${num(x - rx * k)}Z`,
      fillColor,
    )
  return slab(1, trim) + slab(0.9, color)
}

/** What a compartment of a shelf holds. */
export type Stored = 'books' | 'basket' | 'blocks' | 'ball' | 'bin' | 'plant' | 'rings' | ''

function stored(what: Stored, [x, y]: Point, w: number, h: number, color: string): string {
  const cx = x + w / 2
  switch (what) {
    case 'books':
      return [0, 1, 2, 3]
        .map((i) =>
          fill(
            `M${num(x + 6 + i * 8)} ${num(y)}v${num(-h * (0.62 + (i % 2) * 0.14))}h6v${num(h * (0.62 + (i % 2) * 0.14))}Z`,
            [MAPLE.base, WATER.base, SUN.base, PLUM.base][i] ?? color,
          ),
        )
        .join('')
    case 'basket':
      return (
        fill(
          `M${num(x + w * 0.14)} ${num(y - h * 0.5)}h${num(w * 0.72)}l${num(-w * 0.06)} ${num(h * 0.5)}h${num(-w * 0.6)}Z`,
          BARK.pale,
        ) + line(`M${num(x + w * 0.16)} ${num(y - h * 0.3)}h${num(w * 0.66)}`, BARK.soft, 2)
      )
    case 'blocks': {
      const b = Math.min(w * 0.26, h * 0.34)
      return (
        fill(`M${num(cx - b * 1.2)} ${num(y)}v${num(-b)}h${num(b)}v${num(b)}Z`, ROSE.base) +
        fill(`M${num(cx + b * 0.1)} ${num(y)}v${num(-b)}h${num(b)}v${num(b)}Z`, WATER.base) +
        fill(`M${num(cx - b * 0.6)} ${num(y - b)}v${num(-b)}h${num(b)}v${num(b)}Z`, SUN.base)
      )
    }
    case 'ball':
      return (
        disc([cx, y - h * 0.32], h * 0.32, ROSE.base) +
        line(`M${num(cx - h * 0.3)} ${num(y - h * 0.32)}h${num(h * 0.6)}`, PAPER, 2.4)
      )
    case 'bin':
      return fill(
        `M${num(x + w * 0.12)} ${num(y - h * 0.58)}h${num(w * 0.76)}v${num(h * 0.58)}h${num(-w * 0.76)}Z`,
        WATER.soft,
      )
    case 'plant':
      return (
        fill(`M${num(cx - 8)} ${num(y - 14)}h16l-3 14h-10Z`, MAPLE.base) +
        line(`M${num(cx)} ${num(y - 14)}v-14m0 6q-10 0 -11 -10m11 6q10 0 11 -10`, FIR.base, 4)
      )
    case 'rings':
      return (
        oval([cx, y - 4], 13, 4.5, ROSE.base) +
        oval([cx, y - 11], 10.5, 4, SUN.base) +
        oval([cx, y - 17], 8, 3.6, WATER.base)
      )
    default:
      return ''
  }
}

/** A low shelf that stands on `y`; each row of `things` is a board, each thing a compartment, top row first. */
export function shelf(
  [x, y]: Point,
  w: number,
  h: number,
  things: readonly (readonly Stored[])[],
  color: string = BARK.pale,
): string {
  const row = (h - 5) / things.length
  const inner = things.map((cells, j) => {
    const base = y - h + 5 + (j + 1) * row
    const cell = (w - 6) / cells.length
    return (
      cells.map((what, i) => stored(what, [x + 3 + i * cell, base - 3], cell, row - 6, color)).join('') +
      line(
        `M${num(x)} ${num(base)}h${num(w)}${cells
          .slice(1)
          .map((_, i) => `M${num(x + 3 + (i + 1) * cell)} ${num(base)}v${num(-row)}`)
          .join('')}`,
        color,
        5,
      )
    )
  })
  return (
    fill(`M${num(x)} ${num(y)}v${num(-h)}h${num(w)}v${num(h)}Z`, shade(color, 0.34)) +
    inner.join('') +
    line(`M${num(x)} ${num(y)}v${num(-h)}h${num(w)}v${num(h)}`, color, 6)
  )
}

/** A table that stands on `y`, its top a plane of depth `depth` on which things may be set at `y - h + depth / 2`. */
export function table([x, y]: Point, w: number, h: number, color: string = BARK.cut, depth = 16): string {
  const half = w / 2
  const top = y - h
  return (
    line(
      `M${num(x - half * 0.84)} ${num(top + depth)}V${num(y - 6)}M${num(x + half * 0.84)} ${num(top + depth)}V${num(y - 6)}`,
      shade(color, 0.36),
      7,
    ) +
    line(
      `M${num(x - half * 0.92)} ${num(top + depth)}V${num(y)}M${num(x + half * 0.92)} ${num(top + depth)}V${num(y)}`,
      shade(color, 0.22),
      8,
    ) +
    fill(
      `M${num(x - half * 0.94)} ${num(top)}h${num(w * 0.94)}L${num(x + half)} ${num(top + depth)}h${num(-w)}Z`,
      color,
    ) +
    fill(`M${num(x - half)} ${num(top + depth)}h${num(w)}v8h${num(-w)}Z`, shade(color, 0.2))
  )
}

/** A table that runs across the picture, from its far edge to its near one. */
export const counter = (y: number, color: string): string =>
  fill(`M-6 ${y}H486V342H-6Z`, color) + fill('M-6 342H486V362H-6Z', shade(color, 0.2))

/** A small chair that faces right; the seat is at y = -34. */
export function chair(at: Point, color: string, options: Options = {}): string {
  return place(
    line('M-14 0V-66M14 0V-32', shade(color, 0.24), 6) + line('M-14 -34H16', color, 8) + line('M-14 -64V-50', color, 9),
    at,
    options,
  )
}

/** A small chair turned to us; its seat is at y = -61, its back up to y = -148. */
export function frontChair(at: Point, color: string, options: Options = {}): string {
  return place(
    line('M-33 -42V-148M33 -42V-148', shade(color, 0.24), 7) +
      line('M-33 -140H33M-33 -118H33', color, 9) +
      line('M-37 -54V0M37 -54V0', shade(color, 0.14), 8) +
      fill('M-35 -70H35L43 -52H-43Z', color) +
      fill('M-43 -53H43V-44H-43Z', shade(color, 0.2)),
    at,
    options,
  )
}

/** A long low bench, a plank on two feet, its top at y = -h. */
export function bench([x, y]: Point, w: number, h: number, color: string = BARK.pale): string {
  return (
    fill(
      `M${num(x - w * 0.4)} ${num(y - h)}h12v${num(h)}h-12ZM${num(x + w * 0.4 - 12)} ${num(y - h)}h12v${num(h)}h-12Z`,
      shade(color, 0.26),
    ) + line(`M${num(x - w / 2)} ${num(y - h + 4)}h${num(w)}`, color, 9)
  )
}

/** A mirror fixed to the wall; what it reflects is drawn in the coordinates of the glass. */
export function mirror(at: Point, w: number, h: number, color: string = BARK.pale, ...reflected: string[]): string {
  const [x, y] = at
  const glint = line(
    `M${num(w * 0.12)} ${num(h * 0.42)}L${num(w * 0.34)} ${num(h * 0.1)}M${num(w * 0.1)} ${num(h * 0.62)}L${num(w * 0.46)} ${num(h * 0.1)}`,
    PAPER,
    3,
    0.75,
  )
  return (
    inset(at, w, h, fill(`M0 0h${num(w)}v${num(h)}H0Z`, '#cfe0e4'), ...reflected, glint) +
    line(`M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}Z`, color, 7)
  )
}

/** A doorway from the floor at `y`: open on a season, or on a colour when `beyond` is one. */
export function doorway([x, y]: Point, w: number, h: number, trim: string, beyond: Outside | `#${string}`): string {
  const inside = beyond.startsWith('#')
    ? fill(`M${num(x)} ${num(y)}v${num(-h)}h${num(w)}v${num(h)}Z`, beyond)
    : inset([x, y - h], w, h, view(beyond as Outside, w, h))
  return inside + line(`M${num(x)} ${num(y)}v${num(-h)}h${num(w)}v${num(h)}`, trim, 8)
}

/** A closed door with a small window, standing on `y`. */
export function door([x, y]: Point, w: number, h: number, color: string): string {
  return (
    fill(`M${num(x)} ${num(y)}v${num(-h)}h${num(w)}v${num(h)}Z`, color) +
    fill(
      `M${num(x + w * 0.24)} ${num(y - h * 0.88)}h${num(w * 0.52)}v${num(h * 0.34)}h${num(-w * 0.52)}Z`,
      WATER.pale,
    ) +
    line(`M${num(x)} ${num(y)}v${num(-h)}h${num(w)}v${num(h)}`, shade(color, 0.24), 6) +
    disc([x + w * 0.86, y - h * 0.42], 4, SUN.base)
  )
}

/** The vestibule's rail: one hook each `gap`, a small coat of each colour hanging (an empty text leaves the hook free). */
export function hooks([x, y]: Point, gap: number, coats: readonly string[], wood: string = BARK.pale): string {
  const hung = coats.map((color, i) => {
    const cx = x + gap * (i + 0.5)
    return (
      disc([cx, y], 3.4, STONE.dark) +
      (color
        ? place(
            fill('M-7 2Q0 -4 7 2L15 30 9 33 8 46H-8L-9 33 -15 30Z', color) +
              line('M0 6V44', shade(color, 0.25), 1.6) +
              oval([0, 4], 6, 3.4, shade(color, 0.3)),
            [cx, y],
          )
        : '')
    )
  })
  return line(`M${num(x)} ${num(y - 3)}h${num(gap * coats.length)}`, wood, 10) + hung.join('')
}

/** A nap mat lying on the floor. */
export function napMat([x, y]: Point, w: number, color: string): string {
  const half = w / 2
  return (
    fill(
      `M${num(x - half + 8)} ${num(y - 12)}h${num(w - 16)}q6 0 8 6l2 8q0 6 -8 6h${num(-w + 4)}q-8 0 -6 -6l2 -8q2 -6 8 -6Z`,
      shade(color, 0.2),
    ) + fill(`M${num(x - half + 8)} ${num(y - 14)}h${num(w - 16)}q6 0 8 6l1 5h${num(-w - 2)}l1 -5q2 -6 8 -6Z`, color)
  )
}

/** A picture pinned to the wall: strokes of paint, no more. */
export function pinned(
  [x, y]: Point,
  w: number,
  h: number,
  strokes: readonly [string, string?, string?],
  turn = 0,
): string {
  const [a, b = a, c = b] = strokes
  return place(
    fill(`M${num(-w / 2)} 0h${num(w)}v${num(h)}h${num(-w)}Z`, PAPER) +
      line(`M${num(-w * 0.3)} ${num(h * 0.7)}q${num(w * 0.15)} ${num(-h * 0.5)} ${num(w * 0.3)} 0`, a, 4) +
      line(`M${num(w * 0.05)} ${num(h * 0.3)}q${num(w * 0.2)} ${num(h * 0.2)} ${num(w * 0.22)} ${num(h * 0.4)}`, b, 4) +
      disc([-w * 0.22, h * 0.28], h * 0.11, c) +
      disc([0, 0], 2.4, MAPLE.dark),
    [x, y],
    { turn },
  )
}

/** Small flags on a string. */
export function garland(x1: number, x2: number, y: number, sag: number, colors: readonly string[]): string {
  const count = 9
  const flags = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count
    const px = x1 + (x2 - x1) * t
    const py = y + 4 * sag * t * (1 - t)
    return fill(`M${num(px - 9)} ${num(py)}h18l-9 18Z`, colors[i % colors.length] ?? CREAM)
  })
  return (
    line(`M${num(x1)} ${num(y)}Q${num((x1 + x2) / 2)} ${num(y + 2 * sag)} ${num(x2)} ${num(y)}`, shade(CREAM, 0.4), 2) +
    flags.join('')
  )
}

/** A potted plant on the floor or on a sill. */
export function plant(at: Point, pot: string, options: Options = {}): string {
  return place(
    line(
      'M0 -24Q-4 -44 -22 -52M0 -24Q2 -50 -6 -68M0 -24Q6 -46 24 -56M0 -24Q10 -36 26 -34M0 -24Q-10 -34 -24 -32',
      FIR.base,
      7,
    ) +
      fill('M-14 -26H14L10 0H-10Z', pot) +
      line('M-15 -25H15', shade(pot, 0.2), 5),
    at,
    options,
  )
}

/** A lamp hanging from the ceiling. */
export function lamp([x, y]: Point, color: string): string {
  return (
    line(`M${num(x)} 0V${num(y - 16)}`, INK, 2) +
    fill(`M${num(x - 8)} ${num(y - 18)}h16l14 20h-44Z`, color) +
    oval([x, y + 2], 22, 4, SUN.pale)
  )
}

/** A low feeding chair seen from the front: the seat is at y = -40, the foot rest at y = -10. The tray comes over the lap. */
export function feedingChair(at: Point, color: string, options: Options = {}): string {
  return place(
    line('M-30 -38L-36 0M30 -38L36 0M-33 -12H33', BARK.soft, 7) +
      fill('M-34 -36V-96Q-34 -112 0 -112 34 -112 34 -96V-36Z', shade(color, 0.2)) +
      fill('M-26 -40V-92Q-26 -103 0 -103 26 -103 26 -92V-40Z', color),
    at,
    options,
  )
}

/** The tray of a feeding chair, its top around y = -62; `food` lies on it. */
export function feedingTray(at: Point, color: string = PAPER, food = '', options: Options = {}): string {
  return place(
    fill('M-16 -42H16L9 -18H-9Z', shade(color, 0.3)) +
      fill('M-46 -62Q-48 -48 -30 -46H30Q48 -48 46 -62V-54Q46 -38 28 -38H-28Q-46 -38 -46 -54Z', shade(color, 0.2)) +
      fill('M-38 -72H38Q46 -72 46 -62 46 -47 28 -47H-28Q-46 -47 -46 -62 -46 -72 -38 -72Z', color) +
      food,
    at,
    options,
  )
}
