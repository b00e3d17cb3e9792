import type { Point } from './geometry.ts'
import {
  BARK,
  CARDBOARD,
  CREAM,
  FIR,
  glow,
  INK,
  MAPLE,
  PAPER,
  PLUM,
  ROSE,
  STONE,
  SUN,
  shade,
  WATER,
} from './palette.ts'
import { dashes, disc, fill, line, num, type Options, oval, place } from './svg.ts'

/*
 * Things stand on their origin (y = 0 is what carries them) unless their comment says otherwise. Sizes suit children of
 * some 150 units.
 */
/** A woven basket with an open mouth; `content` is drawn in the mouth, behind the rim, around (0, -h). */
export function basket(
  at: Point,
  w: number,
  h: number,
  color: string = BARK.pale,
  content = '',
  options: Options = {},
): string {
  const half = w / 2
  const rows = [0.3, 0.55, 0.8].map(
    (t) =>
      `M${num(-half + t * half * 0.12)} ${num(-h * (1 - t))}Q0 ${num(-h * (1 - t) + half * 0.3)} ${num(half - t * half * 0.12)} ${num(-h * (1 - t))}`,
  )
  return place(
    oval([0, -h], half, half * 0.26, shade(color, 0.45)) +
      content +
      fill(
        `M${num(-half)} ${num(-h)}Q0 ${num(-h + half * 0.5)} ${num(half)} ${num(-h)}L${num(half * 0.86)} ${num(-2)}Q0 ${num(half * 0.3)} ${num(-half * 0.86)} ${num(-2)}Z`,
        color,
      ) +
      line(rows.join(''), shade(color, 0.2), 2.2) +
      line(`M${num(-half)} ${num(-h)}Q0 ${num(-h + half * 0.5)} ${num(half)} ${num(-h)}`, shade(color, 0.12), 4),
    at,
    options,
  )
}

export function cushion(at: Point, w: number, h: number, color: string, options: Options = {}): string {
  const half = w / 2
  return place(
    fill(
      `M${num(-half)} ${num(-h * 0.9)}Q0 ${num(-h * 1.15)} ${num(half)} ${num(-h * 0.9)}Q${num(half * 1.08)} ${num(-h * 0.45)} ${num(half)} 0Q0 ${num(h * 0.1)} ${num(-half)} 0Q${num(-half * 1.08)} ${num(-h * 0.45)} ${num(-half)} ${num(-h * 0.9)}Z`,
      color,
    ) +
      fill(
        `M${num(half * 0.1)} ${num(h * 0.04)}Q${num(half * 0.9)} ${num(-h * 0.2)} ${num(half)} ${num(-h * 0.88)}Q${num(half * 1.08)} ${num(-h * 0.45)} ${num(half)} 0Z`,
        shade(color, 0.16),
      ),
    at,
    options,
  )
}

/** A wooden block with its top and one side. */
export function block(at: Point, w: number, h: number, color: string, options: Options = {}): string {
  const d = Math.min(w, h) * 0.26
  return place(
    fill(`M${num(-w / 2)} ${num(-h)}l${num(d)} ${num(-d)}h${num(w)}l${num(-d)} ${num(d)}Z`, glow(color, 0.3)) +
      fill(`M${num(w / 2)} 0v${num(-h)}l${num(d)} ${num(-d)}v${num(h)}Z`, shade(color, 0.2)) +
      fill(`M${num(-w / 2)} 0v${num(-h)}h${num(w)}v${num(h)}Z`, color),
    at,
    options,
  )
}

/** To be drawn {@link once}: a block of wood, 36 wide and 28 high, its top and one side. */
export const BLOCK =
  fill('M-18 0V-28l7 -7H25V-7L18 0Z', 'currentColor') +
  fill('M-18 -28l7 -7H25l-7 7Z', PAPER, 0.4) +
  fill('M18 0V-28l7 -7V-7Z', INK, 0.24) +
  line('M-17 0H18', INK, 1.4, 0.22)

/** A cardboard box, its flaps open, `content` rising out of it. */
export function carton(at: Point, w: number, h: number, content = '', options: Options = {}): string {
  const half = w / 2
  const color = CARDBOARD
  return place(
    fill(
      `M${num(-half)} ${num(-h)}l${num(half * 0.3)} ${num(-half * 0.2)}h${num(w * 0.7)}l${num(half * 0.3)} ${num(half * 0.2)}Z`,
      shade(color, 0.4),
    ) +
      content +
      fill(`M${num(-half)} ${num(-h)}h${num(w)}V0h${num(-w)}Z`, color) +
      fill(`M${num(half * 0.4)} ${num(-h)}H${num(half)}V0H${num(half * 0.4)}Z`, shade(color, 0.1)) +
      fill(
        `M${num(-half)} ${num(-h)}l${num(-half * 0.34)} ${num(h * 0.24)}v${num(half * 0.12)}l${num(half * 0.34)} ${num(-h * 0.2)}Z`,
        glow(color, 0.2),
      ) +
      fill(
        `M${num(half)} ${num(-h)}l${num(half * 0.34)} ${num(h * 0.24)}v${num(half * 0.12)}l${num(-half * 0.34)} ${num(-h * 0.2)}Z`,
        shade(color, 0.22),
      ) +
      line(`M${num(-half)} ${num(-h)}h${num(w)}`, shade(color, 0.24), 2.4) +
      line(`M${num(-half * 0.3)} ${num(-h * 0.45)}h${num(half * 0.6)}`, shade(color, 0.18), 3),
    at,
    options,
  )
}

/** A book held open, seen from above its lower edge; the fold is at the origin. */
export function openBook(at: Point, color: string, mark: string = MAPLE.base, options: Options = {}): string {
  return place(
    fill('M-31 -18Q-14 -24 0 -16 14 -24 31 -18V8Q14 2 0 8 -14 2 -31 8Z', color) +
      fill('M-28 -20Q-12 -25 0 -17V5Q-12 -1 -28 4ZM28 -20Q12 -25 0 -17V5Q12 -1 28 4Z', PAPER) +
      disc([-14, -10], 5.5, mark) +
      line('M8 -12h12M8 -6h9', STONE.base, 2) +
      line('M0 -17V5', STONE.soft, 1.4),
    at,
    options,
  )
}

/** A light cloth along a path: scarves, ribbons, veils. */
export function scarf(d: string, color: string, width = 16): string {
  return line(d, color, width) + line(d, glow(color, 0.35), width * 0.3)
}

/** A ball whose centre is at the origin. */
export function ball(at: Point, r: number, color: string, trim: string = PAPER, turn = 0): string {
  return place(
    disc([0, 0], r, color) +
      line(`M${num(-r * 0.9)} ${num(-r * 0.3)}Q0 ${num(r * 0.25)} ${num(r * 0.9)} ${num(-r * 0.3)}`, trim, r * 0.2) +
      oval([-r * 0.35, -r * 0.5], r * 0.22, r * 0.14, PAPER, -30, 0.7),
    at,
    { turn },
  )
}

export function drum(at: Point, color: string, options: Options = {}): string {
  return place(
    fill('M-22 -30V-4Q0 8 22 -4V-30Z', color) +
      line('M-22 -26L-11 0 0 -22 11 0 22 -26', glow(color, 0.6), 2) +
      line('M-22 -4Q0 8 22 -4', shade(color, 0.3), 4) +
      oval([0, -30], 22, 7, CREAM) +
      line('M-22 -30Q0 -20 22 -30', shade(color, 0.3), 4),
    at,
    options,
  )
}

/** A maraca held at the origin. */
export function maraca(at: Point, color: string, options: Options = {}): string {
  return place(
    line('M0 4V-16', BARK.soft, 4.5) + oval([0, -25], 9, 11, color) + line('M-7 -23Q0 -19 7 -23', PAPER, 2.4),
    at,
    options,
  )
}

/** A baby's rattle of one shell, round at both ends, held by its middle at the origin. */
export function rattle(at: Point, color: string, trim: string, options: Options = {}): string {
  return place(
    line('M0 -14V18', CREAM, 6.4) +
      disc([0, -25], 12.5, color) +
      disc([0, 20], 9, trim) +
      line('M-11 -23Q0 -17 11 -23', PAPER, 3),
    at,
    options,
  )
}

export function paintPot(at: Point, color: string, options: Options = {}): string {
  return place(
    fill('M-10 -18H10L9 0H-9Z', PAPER) + fill('M-10 -12H10L9 0H-9Z', color) + oval([0, -18], 10, 3, color),
    at,
    options,
  )
}

/** A brush held at the origin, bristles towards the right. */
export function brush(at: Point, color: string, options: Options = {}): string {
  return place(
    line('M-14 0H16', BARK.soft, 4) + line('M16 0h4', STONE.base, 6) + fill('M20 -4Q32 -4 34 0 32 4 20 4Z', color),
    at,
    options,
  )
}

/** A stick of chalk or a fat crayon held at the origin, its tip towards the right. */
export function crayon(at: Point, color: string, options: Options = {}): string {
  return place(line('M-8 0H8', color, 6.5) + fill('M8 -3.2L15 0 8 3.2Z', shade(color, 0.2)), at, options)
}

/** A sheet lying on the floor or a table, drawn in perspective; `art` lies on it. */
export function sheet(at: Point, w: number, d: number, art = '', color: string = PAPER): string {
  const half = w / 2
  return place(
    fill(`M${num(-half * 0.88)} ${num(-d / 2)}H${num(half * 0.88)}L${num(half)} ${num(d / 2)}H${num(-half)}Z`, color) +
      art,
    at,
  )
}

/** A low tub of sand, water, snow or leaves; `content` stands in it, behind the front edge, around (0, -h). */
export function tub(
  at: Point,
  w: number,
  h: number,
  color: string,
  filling: string,
  content = '',
  options: Options = {},
): string {
  const half = w / 2
  const lip = half * 0.22
  return place(
    oval([0, -h], half, lip, shade(color, 0.3)) +
      oval([0, -h + 2], half * 0.93, lip * 0.84, filling) +
      content +
      fill(
        `M${num(-half)} ${num(-h)}A${num(half)} ${num(lip)} 0 0 0 ${num(half)} ${num(-h)}L${num(half * 0.9)} ${num(-lip * 0.5)}A${num(half * 0.9)} ${num(lip)} 0 0 1 ${num(-half * 0.9)} ${num(-lip * 0.5)}Z`,
        color,
      ) +
      `<path d="M${num(-half)} ${num(-h)}A${num(half)} ${num(lip)} 0 0 0 ${num(half)} ${num(-h)}" stroke="${glow(color, 0.35)}" stroke-width="3.4"/>`,
    at,
    options,
  )
}

/** A rag doll, sitting; `arms` is their path when they do not hang. */
export function doll(
  at: Point,
  skin: string,
  hair: string,
  dress: string,
  { arms = 'M-4 -18L-12 -10M4 -18L12 -10', ...options }: Options & { arms?: string } = {},
): string {
  return place(
    line('M-4 -4L-10 0M4 -4L10 0', skin, 5) +
      line(arms, skin, 4) +
      fill('M-5 -22H5L11 -2H-11Z', dress) +
      disc([0, -30], 9, skin) +
      fill('M-9.6 -29A9.6 9.6 0 0 1 9.6 -29Q4 -35 -9.6 -29Z', hair) +
      line('M-9 -29v6M9 -29v6', hair, 4),
    at,
    options,
  )
}

/** A stuffed bear, sitting. */
export function bear(at: Point, color: string = BARK.soft, options: Options = {}): string {
  return place(
    oval([-10, -3], 7, 4.5, color) +
      oval([10, -3], 7, 4.5, color) +
      oval([0, -12], 11, 12, color) +
      oval([0, -11], 6.5, 7.5, glow(color, 0.35)) +
      disc([-8, -36], 4.6, color) +
      disc([8, -36], 4.6, color) +
      disc([0, -29], 11, color) +
      oval([0, -26], 5, 4, glow(color, 0.45)) +
      oval([0, -28], 2, 1.5, INK) +
      line('M-9 -16L-14 -10M9 -16L14 -10', shade(color, 0.12), 6),
    at,
    options,
  )
}

/** A stuffed rabbit, sitting. */
export function rabbit(at: Point, color: string = STONE.pale, options: Options = {}): string {
  return place(
    line('M-5 -38V-52M5 -38V-52', color, 6) +
      oval([-9, -3], 7, 4.5, color) +
      oval([9, -3], 7, 4.5, color) +
      oval([0, -12], 10, 12, color) +
      disc([0, -30], 10, glow(color, 0.2)) +
      disc([0, -28], 1.8, ROSE.base) +
      line('M-8 -16L-12 -9M8 -16L12 -9', shade(color, 0.12), 5.5),
    at,
    options,
  )
}

/** A tuque lying by itself. */
export function tuque(at: Point, color: string, trim: string, options: Options = {}): string {
  return place(
    fill('M-15 -6C-15 -28 15 -28 15 -6Z', color) + line('M-14 -4H14', trim, 7.5) + disc([0, -24], 5.5, trim),
    at,
    options,
  )
}

/** Two mitts lying side by side. */
export function mitts(at: Point, color: string, options: Options = {}): string {
  const one = (x: number) =>
    line(`M${x} -5v-10M${x + 4} -8l4 -3`, color, 9) + line(`M${x - 4} -1h8`, shade(color, 0.25), 5)
  return place(one(-9) + one(9), at, options)
}

/** A blanket spread on the ground, its checks seen in perspective. */
export function blanket([x, y]: Point, w: number, d: number, color: string, trim: string = glow(color, 0.35)): string {
  const half = w / 2
  const top = half * 0.82
  const across = [0.33, 0.66].map((t) => {
    const reach = top + (half - top) * t
    return `M${num(x - reach)} ${num(y - d / 2 + d * t)}H${num(x + reach)}`
  })
  const along = [-0.5, 0, 0.5].map(
    (t) => `M${num(x + top * t)} ${num(y - d / 2)}L${num(x + half * t)} ${num(y + d / 2)}`,
  )
  return (
    fill(
      `M${num(x - top)} ${num(y - d / 2)}H${num(x + top)}L${num(x + half)} ${num(y + d / 2)}H${num(x - half)}Z`,
      color,
    ) + line(across.join('') + along.join(''), trim, 3)
  )
}

/** A hoop: lying when `ry` is small, standing when it is a circle. */
export function hoop([x, y]: Point, rx: number, ry: number, color: string): string {
  return `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" stroke="${color}" stroke-width="5"/>`
}

/** A plate seen in perspective. */
export function plate(at: Point, color: string, food = '', options: Options = {}): string {
  return place(oval([0, 0], 22, 7, color) + oval([0, -0.6], 15, 4.4, shade(color, 0.1)) + food, at, options)
}

/** A spoon held at the origin, its bowl towards the right. */
export function spoon(at: Point, color: string = BARK.soft, options: Options = {}): string {
  return place(line('M-8 0H20', color, 4) + oval([26, 0], 8, 5, color), at, options)
}

/** A small car or truck that faces right. */
export function toyTruck(at: Point, color: string, options: Options = {}): string {
  return place(
    fill('M-26 -26H4V-8H-26Z', shade(color, 0.16)) +
      fill('M6 -22H18L26 -12V-8H6Z', color) +
      fill('M10 -19H16L21 -13H10Z', WATER.pale) +
      [-16, 14].map((x) => disc([x, -6], 6.5, INK) + disc([x, -6], 2.6, STONE.soft)).join(''),
    at,
    options,
  )
}

/** A short car that faces right, its wheels on the origin. */
export function littleCar(at: Point, color: string, options: Options = {}): string {
  return place(
    fill('M-24 -7V-14L-15 -17Q-12 -28 -4 -28H5Q11 -28 14 -17L24 -13V-7Z', color) +
      fill('M-10 -17Q-8 -24 -4 -24H-1V-17ZM3 -17V-24H5Q8 -24 10 -17Z', WATER.pale) +
      line('M-13 -6h.1M13 -6h.1', INK, 12) +
      line('M-13 -6h.1M13 -6h.1', STONE.soft, 4.6),
    at,
    options,
  )
}

/** A saucepan turned over, or any metal pot used as a drum. */
export function saucepan(at: Point, options: Options = {}): string {
  return place(
    line('M20 -20H44', BARK.dark, 5) +
      fill('M-20 -26H20V-2Q0 4 -20 -2Z', STONE.base) +
      oval([0, -26], 20, 5, STONE.pale) +
      line('M-14 -18V-6', STONE.pale, 3),
    at,
    options,
  )
}

/** A toy fish, duck or boat that floats: `duck` faces right. */
export function duck(at: Point, color: string = SUN.base, options: Options = {}): string {
  return place(
    fill('M-16 -10Q-12 -6 -4 -10 4 -14 14 -8 16 2 4 3H-8Q-16 0 -16 -10Z', color) +
      disc([8, -16], 8, color) +
      fill('M15 -17L23 -14 15 -12Z', MAPLE.base) +
      disc([10, -18], 1.4, INK),
    at,
    options,
  )
}

/** A balance of shadows under what stands on the floor. */
export function under([x, y]: Point, rx: number, ry = rx * 0.18): string {
  return oval([x, y], rx, ry, PLUM.dark, 0, 0.16)
}

/** A whisk held at the origin, its wires upwards. */
export function whisk(at: Point, options: Options = {}): string {
  return place(
    line(
      'M0 -16C-14 -30 -9 -46 0 -46 9 -46 14 -30 0 -16M0 -16C-4 -30 -4 -44 0 -46 4 -44 4 -30 0 -16',
      STONE.base,
      2.2,
    ) + line('M0 8V-16', STONE.dark, 5),
    at,
    options,
  )
}

/** A pumpkin with its ribs, standing on the origin. */
export function pumpkin(at: Point, w: number, h: number, color: string = MAPLE.base, options: Options = {}): string {
  const rib = (x: number, rx: number, tone: string) => oval([x * w, -h / 2], rx * w, h / 2, tone)
  return place(
    line(`M0 ${num(-h)}q${num(-w * 0.02)} ${num(-h * 0.14)} ${num(w * 0.07)} ${num(-h * 0.18)}`, FIR.dark, w * 0.075) +
      rib(-0.3, 0.21, shade(color, 0.12)) +
      rib(0.3, 0.21, shade(color, 0.26)) +
      rib(-0.16, 0.23, color) +
      rib(0.17, 0.23, shade(color, 0.14)) +
      rib(0, 0.2, glow(color, 0.1)) +
      oval([-w * 0.24, -h * 0.72], w * 0.06, h * 0.1, glow(color, 0.5), 24, 0.7),
    at,
    options,
  )
}

/** Of what is inside a pumpkin. */
export const THREAD = '#f0a04a'

/** A pumpkin whose lid is off, standing on the origin; what comes out of it is drawn after. */
export function openPumpkin([x, y]: Point, w: number, h: number): string {
  const rib = (dx: number, rx: number, tone: string) => oval([x + dx * w, y - h / 2], rx * w, h / 2, tone)
  return (
    rib(-0.3, 0.21, shade(MAPLE.base, 0.12)) +
    rib(0.3, 0.21, shade(MAPLE.base, 0.26)) +
    rib(-0.16, 0.23, MAPLE.base) +
    rib(0.17, 0.23, shade(MAPLE.base, 0.14)) +
    rib(0, 0.2, glow(MAPLE.base, 0.1)) +
    oval([x, y - h * 0.93], w * 0.34, h * 0.16, THREAD) +
    oval([x, y - h * 0.92], w * 0.29, h * 0.12, shade(MAPLE.dark, 0.1))
  )
}

/** A water pitcher that stands on the origin, its spout to the right. */
export function pitcher(at: Point, color: string, options: Options = {}): string {
  return place(
    line('M-14 -32Q-28 -30 -26 -16 -24 -8 -13 -8', color, 5) +
      fill('M-15 -38L18 -42 13 -34V0Q0 4 -13 0Z', color) +
      line('M-8 -30V-6', glow(color, 0.4), 3),
    at,
    options,
  )
}

/** A square of light cloth: flying from the hand at the origin, or lying when it is flat (`h` small). */
export function cloth(at: Point, w: number, h: number, color: string, options: Options = {}): string {
  return place(
    fill(
      `M0 0Q${num(w * 0.28)} ${num(-h * 0.3)} ${num(w * 0.52)} ${num(-h * 0.02)}T${num(w)} ${num(-h * 0.1)}L${num(w * 0.94)} ${num(h * 0.84)}Q${num(w * 0.72)} ${num(h * 1.1)} ${num(w * 0.46)} ${num(h * 0.86)}T${num(w * 0.04)} ${num(h * 0.94)}Z`,
      color,
    ) +
      line(
        `M${num(w * 0.28)} ${num(-h * 0.06)}Q${num(w * 0.24)} ${num(h * 0.4)} ${num(w * 0.3)} ${num(h * 0.8)}M${num(w * 0.66)} ${num(h * 0.1)}Q${num(w * 0.7)} ${num(h * 0.5)} ${num(w * 0.66)} ${num(h * 0.88)}`,
        shade(color, 0.14),
        2,
      ),
    at,
    options,
  )
}

/** A big pompom, its threads seen around; its middle is the origin. */
export function pompom(at: Point, color: string, scale = 1): string {
  return place(
    dashes('M-9.4 0a9.4 9.4 0 1 1 0 .1Z', color, 6, '.1 4.9') +
      disc([0, 0], 10, color) +
      line('M-5 -4q3 -4 7 -3M2 4q3 0 5 -3', glow(color, 0.4), 2),
    at,
    { scale },
  )
}

/** A paper heart around the origin. */
export function heart(at: Point, size: number, color: string, turn = 0): string {
  return place(fill('M0 9C-16 -2 -9 -12 0 -5 9 -12 16 -2 0 9Z', color), at, { turn, scale: size })
}

/** A big sponge with its holes, around the origin. */
export function sponge(at: Point, w: number, h: number, color: string = SUN.base, turn = 0): string {
  return place(
    fill(`M${-w / 2} ${-h / 2 + 4}q0 -4 5 -4h${w - 10}q5 0 5 4v${h - 8}q0 4 -5 4h${10 - w}q-5 0 -5 -4Z`, color) +
      line(
        `M${-w * 0.28} ${-h * 0.15}h.1M${w * 0.05} ${h * 0.12}h.1M${w * 0.28} ${-h * 0.18}h.1M${-w * 0.1} ${h * 0.26}h.1`,
        shade(color, 0.22),
        3.6,
      ),
    at,
    { turn },
  )
}
