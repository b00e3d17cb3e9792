import { angleOf, curve, type Point, polar, random } from './geometry.ts'
import { BARK, glow, STONE, shade } from './palette.ts'
import { fill, line, num, oval, place, through } from './svg.ts'

/** A lying log from `a` to `b`, `r` its radius; the sawn end is at `b`. */
export function log(a: Point, b: Point, r: number, color: string = BARK.base): string {
  const turn = angleOf(a, b)
  const long = Math.hypot(b[0] - a[0], b[1] - a[1])
  const e = r * 0.42
  const body =
    fill(`M0 ${num(-r)}H${num(long)}V${num(r)}H0A${num(e)} ${num(r)} 0 0 1 0 ${num(-r)}Z`, color) +
    fill(
      `M${num(-e)} ${num(r * 0.2)}Q${num(long * 0.5)} ${num(r * 0.45)} ${num(long)} ${num(r * 0.2)}V${num(r)}H0Z`,
      shade(color, 0.2),
    ) +
    line(
      `M${num(long * 0.12)} ${num(-r * 0.45)}h${num(long * 0.2)}M${num(long * 0.45)} ${num(-r * 0.15)}h${num(long * 0.18)}M${num(long * 0.7)} ${num(-r * 0.55)}h${num(long * 0.14)}M${num(long * 0.24)} ${num(r * 0.5)}h${num(long * 0.16)}`,
      shade(color, 0.32),
      Math.max(1.6, r * 0.11),
    ) +
    oval([long, 0], e, r, BARK.cut) +
    oval([long, 0], e * 0.66, r * 0.66, BARK.pale) +
    oval([long, 0], e * 0.32, r * 0.32, BARK.cut)
  return place(body, a, { turn })
}

export function stump([x, y]: Point, width: number, height: number, color: string = BARK.base): string {
  const w = width / 2
  const lid = w * 0.3
  return (
    fill(
      `M${num(x - w)} ${num(y - height)}L${num(x - w * 1.06)} ${num(y - height * 0.25)}Q${num(x - w * 1.2)} ${num(y)} ${num(x - w * 1.5)} ${num(y + 3)}Q${num(x)} ${num(y + lid * 1.2)} ${num(x + w * 1.5)} ${num(y + 3)}Q${num(x + w * 1.2)} ${num(y)} ${num(x + w * 1.06)} ${num(y - height * 0.25)}L${num(x + w)} ${num(y - height)}Z`,
      color,
    ) +
    fill(
      `M${num(x + w * 0.25)} ${num(y - height)}V${num(y + lid * 0.8)}Q${num(x + w)} ${num(y + lid * 0.5)} ${num(x + w * 1.5)} ${num(y + 3)}Q${num(x + w * 1.2)} ${num(y)} ${num(x + w * 1.06)} ${num(y - height * 0.25)}L${num(x + w)} ${num(y - height)}Z`,
      shade(color, 0.18),
    ) +
    oval([x, y - height], w, lid, BARK.cut) +
    oval([x, y - height], w * 0.64, lid * 0.62, BARK.pale) +
    oval([x, y - height], w * 0.28, lid * 0.26, BARK.cut)
  )
}

/** A stone with a lit top. */
export function rock([x, y]: Point, width: number, height: number, seed: number, color: string = STONE.base): string {
  const r = random(seed)
  const w = width / 2
  const outline: Point[] = [
    [x - w, y],
    [x - w * r(0.88, 1), y - height * r(0.35, 0.5)],
    [x - w * r(0.4, 0.6), y - height * r(0.85, 1)],
    [x + w * r(0.05, 0.3), y - height],
    [x + w * r(0.7, 0.85), y - height * r(0.6, 0.75)],
    [x + w, y - height * 0.15],
    [x + w * 0.9, y],
  ]
  const [, b, c, d, e] = outline
  const lit: Point[] =
    b && c && d && e ? [b, c, d, e, [x + w * 0.15, y - height * 0.62], [x - w * 0.4, y - height * 0.5]] : []
  return (
    fill(`${through(...outline)}Z`, color) +
    fill(`${through(...lit)}Z`, glow(color, 0.3)) +
    line(`M${num(x - w * 0.98)} ${num(y)}H${num(x + w * 0.88)}`, shade(color, 0.1), 2)
  )
}

/** A soft heap of leaves, snow, earth or sand. */
export function heap([x, y]: Point, width: number, height: number, color: string, seed = 3): string {
  const r = random(seed)
  const w = width / 2
  const points: Point[] = [
    [x - w, y],
    [x - w * 0.72, y - height * r(0.4, 0.55)],
    [x - w * 0.3, y - height * r(0.85, 0.95)],
    [x + w * 0.1, y - height],
    [x + w * 0.5, y - height * r(0.65, 0.8)],
    [x + w * 0.85, y - height * r(0.25, 0.35)],
    [x + w, y],
  ]
  return fill(`${curve(points)}Z`, color)
}

/** Planks on two rails. */
export function fence(x: [number, number], base: number, height: number, color: string, step = 22): string {
  let d = ''
  for (let px = x[0]; px <= x[1]; px += step) d += `M${num(px)} ${num(base)}V${num(base - height)}`
  return (
    line(
      `M${num(x[0] - 8)} ${num(base - height * 0.7)}H${num(x[1] + 8)}M${num(x[0] - 8)} ${num(base - height * 0.28)}H${num(x[1] + 8)}`,
      shade(color, 0.18),
      height * 0.09,
    ) + line(d, color, step * 0.62)
  )
}

/** A rope, its twist seen as pale dashes. */
export function rope(d: string, width = 4, color = '#c9a26a'): string {
  return (
    line(d, shade(color, 0.3), width) +
    `<path d="${d}" stroke="${glow(color, 0.25)}" stroke-width="${num(width * 0.55)}" stroke-dasharray="4 4"/>`
  )
}

/** A stick, a little crooked. */
export function stick(a: Point, b: Point, width: number, color: string = BARK.base): string {
  const turn = angleOf(a, b)
  const middle = polar([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], turn + 90, width * 0.5)
  return line(`M${num(a[0])} ${num(a[1])}Q${num(middle[0])} ${num(middle[1])} ${num(b[0])} ${num(b[1])}`, color, width)
}
