import { type Point, polar, random } from './geometry.ts'
import { BARK, FIR, glow, PAPER, SNOW, shade } from './palette.ts'
import { fill, line, num, whole } from './svg.ts'

/** A rounded mass of leaves: scallops around an oval. */
export function foliage([cx, cy]: Point, rx: number, ry: number, color: string, seed: number, bumps = 11): string {
  const r = random(seed)
  const points: Point[] = Array.from({ length: bumps }, (_, i) => {
    const turn = ((i + r(-0.18, 0.18)) / bumps) * Math.PI * 2
    const far = r(0.92, 1.06)
    return [cx + Math.cos(turn) * rx * far, cy + Math.sin(turn) * ry * far]
  })
  const start = points[0] ?? [cx, cy]
  const arcs = points.map((from, i) => {
    const to = points[(i + 1) % points.length] ?? start
    const size = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.58
    return `A${num(size)} ${num(size)} 0 0 1 ${num(to[0])} ${num(to[1])}`
  })
  return fill(`M${num(start[0])} ${num(start[1])}${arcs.join('')}Z`, color)
}

/** Three tones of one crown: shade under, body, sun on the upper left. */
export function crown([x, y]: Point, rx: number, ry: number, color: string, seed: number): string {
  return (
    foliage([x + rx * 0.06, y + ry * 0.1], rx, ry, shade(color, 0.16), seed) +
    foliage([x - rx * 0.05, y - ry * 0.06], rx * 0.93, ry * 0.9, color, seed + 1) +
    foliage([x - rx * 0.26, y - ry * 0.3], rx * 0.5, ry * 0.42, glow(color, 0.2), seed + 2, 8)
  )
}

/** A trunk with its roots, from `base` up to `top`, with a lit side and strokes of bark. */
export function trunk([x, y]: Point, top: number, width: number, color: string = BARK.base, lean = 0): string {
  const w = width / 2
  const h = y - top
  const tx = x + lean
  const body = `M${num(x - w * 2)} ${num(y)}C${num(x - w)} ${num(y - h * 0.06)} ${num(x - w * 0.95)} ${num(y - h * 0.3)} ${num(tx - w * 0.72)} ${num(top)}H${num(tx + w * 0.72)}C${num(x + w * 0.95)} ${num(y - h * 0.3)} ${num(x + w)} ${num(y - h * 0.06)} ${num(x + w * 2)} ${num(y)}Z`
  const dark = `M${num(x + w * 0.2)} ${num(y)}C${num(x + w * 0.35)} ${num(y - h * 0.3)} ${num(tx + w * 0.2)} ${num(top + h * 0.3)} ${num(tx + w * 0.2)} ${num(top)}H${num(tx + w * 0.72)}C${num(x + w * 0.95)} ${num(y - h * 0.3)} ${num(x + w)} ${num(y - h * 0.06)} ${num(x + w * 2)} ${num(y)}Z`
  const bark =
    width > 16
      ? line(
          `M${num(x - w * 0.5)} ${num(y - h * 0.2)}v${num(-h * 0.12)}M${num(x - w * 0.1)} ${num(y - h * 0.42)}v${num(-h * 0.16)}M${num(tx - w * 0.42)} ${num(y - h * 0.66)}v${num(-h * 0.1)}`,
          shade(color, 0.3),
          2.2,
        )
      : ''
  return fill(body, color) + fill(dark, shade(color, 0.2)) + bark
}

/** A whole broad-leaved tree standing at `base`. */
export function leafy([x, y]: Point, height: number, color: string, seed: number, bark: string = BARK.base): string {
  const w = height * 0.1
  const fork = line(
    `M${num(x)} ${num(y - height * 0.34)}l${num(height * 0.13)} ${num(-height * 0.17)}M${num(x)} ${num(y - height * 0.3)}l${num(-height * 0.12)} ${num(-height * 0.16)}`,
    bark,
    w * 0.5,
  )
  return (
    trunk([x, y], y - height * 0.6, w, bark) +
    fork +
    crown([x, y - height * 0.66], height * 0.34, height * 0.33, color, seed)
  )
}

/** A fir in four tiers; `snow` whitens them. */
export function fir([x, y]: Point, height: number, color: string = FIR.dark, snow = false): string {
  const half = height * 0.27
  const tiers = [0, 1, 2, 3].map((i) => {
    const low = y - height * (0.1 + i * 0.2)
    const top = y - height * Math.min(1, 0.46 + i * 0.2)
    return { low, top, w: half * (1 - i * 0.2) }
  })
  const edge = (w: number, low: number, side: number) =>
    `Q${whole(x + side * w * 0.62)} ${whole(low - height * 0.03)} ${whole(x + side * w)} ${whole(low)}`
  const body = tiers.map(
    ({ low, top, w }) =>
      `M${whole(x)} ${whole(top)}${edge(w, low, -1)}Q${whole(x)} ${whole(low + height * 0.05)} ${whole(x + w)} ${whole(low)}Q${whole(x + w * 0.62)} ${whole(low - height * 0.03)} ${whole(x)} ${whole(top)}Z`,
  )
  const dark = tiers.map(
    ({ low, top, w }) =>
      `M${whole(x)} ${whole(top)}Q${whole(x + w * 0.62)} ${whole(low - height * 0.03)} ${whole(x + w)} ${whole(low)}Q${whole(x + w * 0.5)} ${whole(low + height * 0.03)} ${whole(x + w * 0.1)} ${whole(low + height * 0.022)}Z`,
  )
  const caps = snow
    ? fill(
        tiers
          .map(
            ({ low, top, w }) =>
              `M${whole(x)} ${whole(top)}Q${whole(x - w * 0.4)} ${whole(low - height * 0.1)} ${whole(x - w * 0.9)} ${whole(low - height * 0.02)}Q${whole(x - w * 0.45)} ${whole(low - height * 0.07)} ${whole(x - w * 0.1)} ${whole(low - height * 0.06)}Q${whole(x + w * 0.1)} ${whole(low - height * 0.16)} ${whole(x)} ${whole(top)}Z`,
          )
          .join(''),
        SNOW.light,
      )
    : ''
  return (
    fill(
      `M${whole(x - height * 0.03)} ${whole(y)}h${whole(height * 0.06)}v${whole(-height * 0.14)}h${whole(-height * 0.06)}Z`,
      BARK.dark,
    ) +
    fill(body.join(''), color) +
    fill(dark.join(''), shade(color, 0.18)) +
    caps
  )
}

/** A white trunk with its black marks, from the ground to `top`. */
export function birch([x, y]: Point, top: number, width: number, lean = 0): string {
  const w = width / 2
  const h = y - top
  const marks = [0.12, 0.3, 0.44, 0.6, 0.78, 0.9].map(
    (t, i) => `M${whole(x + lean * t + (i % 2 ? -w : w * 0.1))} ${whole(y - h * t)}h${whole(w * (i % 2 ? 0.8 : 0.7))}`,
  )
  return (
    fill(
      `M${whole(x - w * 1.3)} ${whole(y)}L${whole(x + lean - w * 0.8)} ${whole(top)}h${whole(w * 1.6)}L${whole(x + w * 1.3)} ${whole(y)}Z`,
      '#efebdd',
    ) +
    fill(
      `M${whole(x + w * 0.4)} ${whole(y)}L${whole(x + lean + w * 0.3)} ${whole(top)}h${whole(w * 0.5)}L${whole(x + w * 1.3)} ${whole(y)}Z`,
      '#cfcbbd',
    ) +
    line(marks.join(''), '#4b4a45', Math.max(1.8, width * 0.13))
  )
}

/** A leafless tree. */
export function bare([x, y]: Point, height: number, color: string, seed: number): string {
  const r = random(seed)
  const levels: string[] = ['', '', '', '']
  const grow = (from: Point, angle: number, length: number, level: number) => {
    const to = polar(from, angle, length)
    levels[level] += `M${whole(from[0])} ${whole(from[1])}L${whole(to[0])} ${whole(to[1])}`
    if (level === 3) return
    const count = level === 0 ? 3 : 2
    for (let i = 0; i < count; i++)
      grow(to, angle + (i - (count - 1) / 2) * r(32, 46) + r(-8, 8), length * r(0.55, 0.75), level + 1)
  }
  grow([x, y], -90 + r(-3, 3), height * 0.4, 0)
  return levels
    .map((d, i) => line(d, color, [height * 0.07, height * 0.04, height * 0.022, height * 0.012][i] ?? 1))
    .join('')
}

export function bush([x, y]: Point, width: number, height: number, color: string, seed: number): string {
  return (
    foliage([x, y - height * 0.42], width / 2, height / 2, shade(color, 0.14), seed, 9) +
    foliage([x - width * 0.06, y - height * 0.5], width * 0.42, height * 0.42, color, seed + 3, 8)
  )
}

/** Arching fronds that spread from one foot. */
export function fern([x, y]: Point, size: number, color: string): string {
  const fronds = [-68, -38, -8, 22, 52].map((lean) => {
    const tip: Point = [x + size * Math.sin((lean * Math.PI) / 180), y - size * Math.cos((lean * Math.PI) / 180) * 0.85]
    const bow: Point = [x + (tip[0] - x) * 0.35, y - size * 0.75]
    const leaf = size * 0.16
    return `M${whole(x)} ${whole(y)}Q${whole(bow[0] - leaf)} ${whole(bow[1] - leaf * 0.4)} ${whole(tip[0])} ${whole(tip[1])}Q${whole(bow[0] + leaf)} ${whole(bow[1] + leaf)} ${whole(x)} ${whole(y)}`
  })
  return fill(fronds.join(''), color)
}

/** Long blades of the near plane, along the lower edge. */
export function reeds(
  x: [number, number],
  base: number,
  height: number,
  count: number,
  color: string,
  seed: number,
): string {
  const r = random(seed)
  let d = ''
  for (let i = 0; i < count; i++) {
    const px = x[0] + ((x[1] - x[0]) * (i + r(0.1, 0.9))) / count
    const h = height * r(0.55, 1)
    const sway = r(-0.35, 0.35) * h
    d += `M${whole(px - 4)} ${whole(base)}Q${whole(px + sway * 0.2)} ${whole(base - h * 0.6)} ${whole(px + sway)} ${whole(base - h)}Q${whole(px + sway * 0.4 + 4)} ${whole(base - h * 0.5)} ${whole(px + 5)} ${whole(base)}Z`
  }
  return fill(d, color)
}

/** A limb: thick at `a`, thin at `b`, bowed through `c`. */
export function limb(a: Point, c: Point, b: Point, thick: number, thin: number, color: string): string {
  const nx = -(b[1] - a[1])
  const ny = b[0] - a[0]
  const long = Math.hypot(nx, ny) || 1
  const off = (p: Point, w: number): Point => [p[0] + (nx / long) * w, p[1] + (ny / long) * w]
  const [a1, a2, b1, b2, c1, c2] = [
    off(a, thick / 2),
    off(a, -thick / 2),
    off(b, thin / 2),
    off(b, -thin / 2),
    off(c, (thick + thin) / 4),
    off(c, -(thick + thin) / 4),
  ]
  const q = (p: Point) => `${num(p[0])} ${num(p[1])}`
  return fill(`M${q(a1)}Q${q(c1)} ${q(b1)}L${q(b2)}Q${q(c2)} ${q(a2)}Z`, color)
}

/** One maple leaf, stem down, about `size` across. */
export function mapleLeaf([x, y]: Point, size: number, turn: number, color: string): string {
  const d =
    'M0 9L.6 3 6 4.5 4.6 1.8 9 -1.5 6.5 -2.6 7.2 -6 3.6 -4.6 2.6 -7 0 -11 -2.6 -7 -3.6 -4.6 -7.2 -6 -6.5 -2.6 -9 -1.5 -4.6 1.8 -6 4.5 -.6 3Z'
  return `<path d="${d}" fill="${color}" transform="translate(${num(x)} ${num(y)})rotate(${num(turn)})scale(${num(size / 18)})"/>`
}

export function mushroom([x, y]: Point, size: number, cap: string): string {
  return (
    line(`M${num(x)} ${num(y)}v${num(-size * 0.7)}`, PAPER, size * 0.32) +
    fill(
      `M${num(x - size * 0.55)} ${num(y - size * 0.6)}Q${num(x)} ${num(y - size * 1.6)} ${num(x + size * 0.55)} ${num(y - size * 0.6)}Z`,
      cap,
    )
  )
}

/** Pale light between the trees, as soft slanted bands. */
export function rays(color: string, opacity = 0.16): string {
  return fill('M90 0L10 360H90L150 0ZM230 0L170 360H290L300 0ZM390 0L360 360H420L430 0Z', color, opacity)
}
