/** Scene units: the picture is 480 wide and 360 high, y grows downwards, angles in degrees, 0 to the right, clockwise. */
export type Point = readonly [x: number, y: number]

/** x, y, x, y… as points. */
export function pairs(flat: readonly number[]): Point[] {
  return flat.flatMap((x, i) => (i % 2 ? [] : [[x, flat[i + 1] ?? 0] as const]))
}

/** Two points at once: the near and the far hand, the near and the far foot. */
export function pair(ax: number, ay: number, bx: number, by: number): [Point, Point] {
  return [
    [ax, ay],
    [bx, by],
  ]
}

export function add(a: Point, b: Point): Point {
  return [a[0] + b[0], a[1] + b[1]]
}

export function polar(from: Point, degrees: number, length: number): Point {
  const radians = (degrees * Math.PI) / 180
  return [from[0] + length * Math.cos(radians), from[1] + length * Math.sin(radians)]
}

export function between(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
}

export function angleOf(a: Point, b: Point): number {
  return (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1])
}

/**
 * Bends a two-bone limb from `root` so that its end touches `target`, or comes as near as its length allows.
 * `side` is 1 or -1: which way the joint goes.
 */
export function bend(
  root: Point,
  target: Point,
  first: number,
  second: number,
  side: number,
): [joint: Point, end: Point] {
  const reach = Math.max(Math.abs(first - second) + 0.5, Math.min(distance(root, target), first + second - 0.01))
  const cosine = (first * first + reach * reach - second * second) / (2 * first * reach)
  const opening = (Math.acos(Math.max(-1, Math.min(1, cosine))) * 180) / Math.PI
  const heading = angleOf(root, target)
  return [polar(root, heading + side * opening, first), polar(root, heading, reach)]
}

function text(value: number): string {
  return String(Math.round(value))
}

/** A soft curve through all the points (Catmull-Rom written as Bézier segments). */
export function curve(points: readonly Point[], closed = false): string {
  const count = points.length
  const point = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))
    return points[wrapped] ?? [0, 0]
  }
  const start = point(0)
  let d = `M${text(start[0])} ${text(start[1])}`
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [a, b, c, e] = [point(i - 1), point(i), point(i + 1), point(i + 2)]
    const control = [
      b[0] + (c[0] - a[0]) / 6,
      b[1] + (c[1] - a[1]) / 6,
      c[0] - (e[0] - b[0]) / 6,
      c[1] - (e[1] - b[1]) / 6,
      c[0],
      c[1],
    ]
    d += `C${control.map(text).join(' ')}`
  }
  return closed ? `${d}Z` : d
}

/** The same numbers on every machine, so that a rebuilt drawing is the same file. */
export function random(seed: number): (low: number, high: number) => number {
  let state = (seed * 2654435761) >>> 0 || 1
  return (low, high) => {
    state ^= state << 13
    state >>>= 0
    state ^= state >>> 17
    state ^= state << 5
    state >>>= 0
    return low + (state / 4294967296) * (high - low)
  }
}
