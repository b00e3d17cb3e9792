import { curve, type Point, pairs, random } from './geometry.ts'
import { SNOW } from './palette.ts'
import { dashes, disc, fill, line, num, whole } from './svg.ts'

const WIDTH = 480
const HEIGHT = 360

/** The picture: its own sky up to the edges, so that it sits on a light or a dark page, which rounds the corners. */
export function frame(sky: [top: string, low: string], ...layers: string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset=".8" stop-color="${sky[1]}"/></linearGradient></defs>`,
    `<path d="M0 0h${WIDTH}v${HEIGHT}H0Z" fill="url(#s)"/>`,
    ...layers,
    '</svg>\n',
  ].join('')
}

/** The same scene seen from nearer: grown around `centre`, where the action is. */
export function closer(scale: number, [x, y]: Point, ...layers: string[]): string {
  return `<g transform="translate(${num(x * (1 - scale))} ${num(y * (1 - scale))})scale(${scale})">${layers.join('')}</g>`
}

/** The same things set higher: what happens low in the picture stays in a wide frame, which shows its middle. */
export function raised(by: number, ...layers: string[]): string {
  return `<g transform="translate(0 ${-by})">${layers.join('')}</g>`
}

export function sun(at: Point, r: number, color: string): string {
  return disc(at, r * 2, color, 0.18) + disc(at, r * 1.45, color, 0.25) + disc(at, r, color)
}

export function cloud([x, y]: Point, width: number, color: string, opacity = 1): string {
  const u = width / 10
  return fill(
    `M${num(x)} ${num(y)}a${num(1.6 * u)} ${num(1.6 * u)} 0 0 1 ${num(1.4 * u)} ${num(-2.4 * u)}a${num(2 * u)} ${num(2 * u)} 0 0 1 ${num(3.4 * u)} ${num(-0.6 * u)}a${num(1.7 * u)} ${num(1.7 * u)} 0 0 1 ${num(2.8 * u)} ${num(1 * u)}a${num(1.1 * u)} ${num(1.1 * u)} 0 0 1 ${num(1.2 * u)} ${num(2 * u)}Z`,
    color,
    opacity,
  )
}

/** A plane of land under a soft line of points (x, y, x, y…), down to the lower edge. */
export function land(line: readonly number[], color: string, opacity = 1): string {
  const points = pairs(line)
  return fill(`${curve(points)}V${HEIGHT}H${num(points[0]?.[0] ?? 0)}Z`, color, opacity)
}

/** Far woods in one shape: `round` crowns, `fir` points, or both. */
export function woods(
  base: number,
  height: number,
  color: string,
  seed: number,
  kind: 'round' | 'fir' | 'mixed' = 'mixed',
): string {
  const r = random(seed)
  let x = -20
  let d = `M-20 ${HEIGHT}V${whole(base)}`
  while (x < WIDTH + 20) {
    const pointed = kind === 'fir' || (kind === 'mixed' && r(0, 1) > 0.55)
    const w = pointed ? height * r(0.32, 0.5) : height * r(0.55, 0.95)
    const h = height * r(0.62, 1)
    if (pointed)
      d += `L${whole(x + w * 0.2)} ${whole(base - h * 0.35)}L${whole(x + w / 2)} ${whole(base - h)}L${whole(x + w * 0.8)} ${whole(base - h * 0.35)}L${whole(x + w)} ${whole(base)}`
    else
      d += `C${whole(x - w * 0.1)} ${whole(base - h * 1.15)} ${whole(x + w * 1.1)} ${whole(base - h * 1.15)} ${whole(x + w)} ${whole(base)}`
    x += w * 0.86
  }
  return fill(`${d}V${HEIGHT}Z`, color)
}

export type Patch = { x: [number, number]; y: [number, number] }

const ACROSS: [number, number] = [0, WIDTH]

function scatter(
  { x, y }: Patch,
  count: number,
  seed: number,
  mark: (x: number, y: number, r: (a: number, b: number) => number, i: number) => string,
): string {
  const r = random(seed)
  let d = ''
  for (let i = 0; i < count; i++) d += mark(r(...x), r(...y), r, i)
  return d
}

/** Tufts of three blades. */
export function tufts(
  y: [number, number],
  count: number,
  color: string,
  seed: number,
  size = 9,
  x: [number, number] = ACROSS,
): string {
  const d = scatter({ x, y }, count, seed, (px, py, r) => {
    const h = size * r(0.7, 1.2)
    return `M${whole(px)} ${whole(py)}l${num(-h * 0.45)} ${num(-h * 0.75)}m${num(h * 0.45)} ${num(h * 0.75)}v${num(-h)}m0 ${num(h)}l${num(h * 0.45)} ${num(-h * 0.7)}`
  })
  return line(d, color, Math.max(1.6, size / 5))
}

/** Small flowers: round heads on short stems. */
export function flowers(
  y: [number, number],
  count: number,
  petal: string,
  stem: string,
  seed: number,
  x: [number, number] = ACROSS,
): string {
  let stems = ''
  const heads = scatter({ x, y }, count, seed, (px, py, r) => {
    const h = r(5, 10)
    stems += `M${whole(px)} ${whole(py)}v${whole(-h)}`
    return `M${whole(px)} ${whole(py - h)}h.1`
  })
  return line(stems, stem, 1.5) + line(heads, petal, 5.4)
}

/** Leaves on the ground or in the air, one path for each colour. */
export function leaves(area: Patch, count: number, colors: readonly string[], seed: number, size = 5): string {
  return colors
    .map((color, i) =>
      fill(
        scatter(area, Math.ceil(count / colors.length), seed + i * 7, (px, py, r) => {
          const [dx, dy] = [r(-1, 1) * size, r(-1, 1) * size]
          const long = Math.hypot(dx, dy) || 1
          const [ux, uy] = [(dx / long) * size, (dy / long) * size]
          return `M${whole(px)} ${whole(py)}q${whole(ux * 0.2 - uy * 0.7)} ${whole(uy * 0.2 + ux * 0.7)} ${whole(ux * 1.7)} ${whole(uy * 1.7)}q${whole(-ux * 1.4 + uy * 0.4)} ${whole(-uy * 1.4 - ux * 0.4)} ${whole(-ux * 1.7)} ${whole(-uy * 1.7)}`
        }),
        color,
      ),
    )
    .join('')
}

/** Pebbles, crumbs of earth, snowflakes: round dots of two sizes, each a line too short to be one. */
export function specks(area: Patch, count: number, color: string, seed: number, size = 2, opacity = 1): string {
  const dot = (px: number, py: number) => `M${whole(px)} ${whole(py)}h.1`
  const half = Math.ceil(count / 2)
  return (
    line(scatter(area, half, seed, dot), color, size * 2.3, opacity) +
    line(scatter(area, count - half, seed + 5, dot), color, size * 1.4, opacity)
  )
}

export function snowfall(count: number, seed: number): string {
  return specks({ x: ACROSS, y: [4, 330] }, count, SNOW.light, seed, 2.2, 0.9)
}

export function rainfall(count: number, seed: number, color: string): string {
  return line(
    scatter(
      { x: ACROSS, y: [-10, 340] },
      count,
      seed,
      (px, py, r) => `M${num(px)} ${num(py)}l${num(-r(2, 4))} ${num(r(10, 18))}`,
    ),
    color,
    1.6,
    0.55,
  )
}

/** Marks of movement behind somebody. */
export function speed(d: string, color: string): string {
  return dashes(d, color, 2.6, '14 7', 0.75)
}
