import { angleOf, type Point, polar } from './geometry.ts'
import { BARK, CARDBOARD, CREAM, FIR, glow, INK, MAPLE, PAPER, PLUM, STONE, SUN, shade, WATER } from './palette.ts'
import { again, disc, fill, line, num, type Options, once, oval, place, through, at as xy } from './svg.ts'

const STEEL = '#c3cbc9'
const STEEL_DARK = '#7d8a8a'

/** Hand tools lie along the x axis: the grip is at the origin, the working end to the right. */
export function hammer(at: Point, options: Options = {}): string {
  return place(
    line('M-6 0H34', BARK.soft, 5) +
      line('M-6 0H8', MAPLE.dark, 6) +
      fill('M30 -11H40V9H30Z', STEEL_DARK) +
      fill('M29 7H41V13H29Z', STEEL) +
      fill('M30 -11Q35 -18 43 -19L40 -11Z', STEEL_DARK),
    at,
    options,
  )
}

export function saw(at: Point, options: Options = {}): string {
  return place(
    fill(`M8 -9L92 -4V2${'l-3 4 -3 -4'.repeat(14)}L8 4Z`, STEEL) +
      line('M10 -8L90 -4', STEEL_DARK, 1.4) +
      fill('M-12 -10H10L12 6 4 12H-8Q-16 0 -12 -10Z', MAPLE.dark) +
      oval([-2, 1], 5, 4.5, shade(MAPLE.dark, 0.4)),
    at,
    options,
  )
}

export function peeler(at: Point, options: Options = {}): string {
  return place(
    line('M-4 0H12', MAPLE.dark, 6) +
      line('M14 0Q26 -8 26 0Q26 8 14 0', STEEL_DARK, 2.6) +
      line('M25 -4V4', STEEL, 3.4),
    at,
    options,
  )
}

export function knife(at: Point, options: Options = {}): string {
  return place(
    line('M-8 0H8', FIR.dark, 6) + fill('M9 -4H34Q41 -3 41 3H9Z', STEEL) + line('M10 3h28', STEEL_DARK, 1.2),
    at,
    options,
  )
}

/** Blade down at the origin, handle up. */
export function shovel(at: Point, options: Options = {}): string {
  return place(
    line('M0 -16V-84', BARK.soft, 5) +
      line('M-8 -86H8', MAPLE.dark, 5) +
      line('M-8 -86L0 -76 8 -86', MAPLE.dark, 4) +
      fill('M-11 -22Q0 -27 11 -22L10 -4Q0 10 -10 -4Z', STEEL_DARK) +
      line('M0 -20V-2', STEEL, 2),
    at,
    options,
  )
}

/** A carpenter's brace standing on its bit at the origin. */
export function brace(at: Point, options: Options = {}): string {
  return place(
    line('M0 0V-18', STEEL, 3) +
      line('M0 -20V-34H20V-62H0V-76', STEEL_DARK, 4.5) +
      fill('M-4 -26H4V-14H-4Z', STEEL_DARK) +
      line('M20 -41V-55', BARK.soft, 9) +
      oval([0, -80], 10, 5.5, MAPLE.dark),
    at,
    options,
  )
}

export function thermos([x, y]: Point, options: Options = {}): string {
  return place(
    fill('M-9 0V-34Q-9 -40 0 -40 9 -40 9 -34V0Q0 3 -9 0Z', FIR.dark) +
      fill('M-9 -16H9V-8H-9Z', SUN.base) +
      fill('M-7 -39V-50H7V-39Z', STEEL) +
      line('M-5 -34V-4', glow(FIR.dark, 0.3), 2),
    [x, y],
    options,
  )
}

export function cup(at: Point, color: string, options: Options = {}): string {
  return place(fill('M-6 -7H6L5 6H-5Z', color) + oval([0, -7], 6, 2, shade(color, 0.35)), at, options)
}

export function bucket(at: Point, color: string, options: Options = {}): string {
  return place(
    line('M-13 -24Q0 -44 13 -24', shade(color, 0.35), 2.4) +
      fill('M-15 -26H15L11 2H-11Z', color) +
      fill('M4 -26H15L11 2H3Z', shade(color, 0.16)) +
      oval([0, -26], 15, 4.2, shade(color, 0.3)),
    at,
    options,
  )
}

/** A watering can on its base, its spout to the right. */
export function wateringCan(at: Point, color: string, options: Options = {}): string {
  return place(
    line('M-12 -18Q-30 -16 -24 -2L-13 -4M-10 -26Q0 -42 12 -26', shade(color, 0.3), 4) +
      line('M12 -7L33 -28', color, 5) +
      line('M28 -33L39 -23', shade(color, 0.3), 5) +
      fill('M-14 -27H14L13 2H-13Z', color) +
      fill('M4 -27H14L13 2H5Z', shade(color, 0.16)) +
      oval([0, -27], 14, 3.6, shade(color, 0.3)),
    at,
    options,
  )
}

export function pot(at: Point, color: string, content: string, options: Options = {}): string {
  return place(
    line('M-18 -16H-26M18 -16H26', shade(color, 0.3), 4) +
      fill('M-18 -20H18V-4Q18 2 10 2H-10Q-18 2 -18 -4Z', color) +
      fill('M6 -20H18V-4Q18 2 10 2H5Z', shade(color, 0.16)) +
      oval([0, -20], 18, 4.6, shade(color, 0.3)) +
      oval([0, -19.4], 15, 3.2, content),
    at,
    options,
  )
}

export function bowl(at: Point, color: string, options: Options = {}): string {
  return place(
    fill('M-20 -12H20Q18 4 0 4 -18 4 -20 -12Z', color) + oval([0, -12], 20, 4.5, shade(color, 0.2)),
    at,
    options,
  )
}

/** A magnifying glass held at its grip; the lens is above. */
export function magnifier(at: Point, options: Options = {}): string {
  return place(
    line('M0 4V-12', BARK.dark, 6) +
      disc([0, -27], 14, '#dff0f4', 0.6) +
      '<circle cy="-27" r="14" stroke="#5c6670" stroke-width="3.4"/>' +
      line('M-7 -31Q-4 -36 1 -36', PAPER, 2.6),
    at,
    options,
  )
}

/** A landing net held at `grip`, its hoop at `rim`. */
export function net(grip: Point, rim: Point, r: number): string {
  const turn = angleOf(grip, rim)
  return (
    line(through(grip, rim), BARK.soft, 4.5) +
    place(
      fill(`M0 ${num(-r * 0.55)}Q${num(r * 0.4)} ${num(r * 2.2)} ${num(r * 2)} ${num(r * 0.3)}Z`, PAPER, 0.75) +
        oval([r, 0], r, r * 0.55, PAPER, 0, 0.35) +
        `<ellipse cx="${num(r)}" cy="0" rx="${num(r)}" ry="${num(r * 0.55)}" stroke="${STEEL_DARK}" stroke-width="2.6"/>`,
      rim,
      { turn },
    )
  )
}

/** A wooden sled that faces right, its seat on y = -10. */
export function sled(at: Point, color: string, options: Options = {}): string {
  return place(
    line('M-38 0H30Q50 0 50 -16', shade(color, 0.3), 4.5) +
      line('M-26 -10V0M16 -10V0', shade(color, 0.3), 4) +
      line('M-38 -10H30Q44 -11 47 -20', color, 6.5),
    at,
    options,
  )
}

/** A balance bike that faces right, wheels on y = 0; the saddle is at (-10, -47), the grips at (21, -62). */
export function balanceBike(at: Point, color: string, options: Options = {}): string {
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="-19" r="17" stroke="${INK}" stroke-width="5"/>` +
    disc([x, -19], 14.5, '#d9dfd6', 0.55) +
    line(`M${x - 13} -19h26M${x} -32v26M${x - 9} -28l18 18M${x + 9} -28l-18 18`, STEEL_DARK, 1.1) +
    disc([x, -19], 3.6, STEEL_DARK)
  return place(
    wheel(-32) +
      wheel(34) +
      line('M-32 -19L-11 -32L24 -44M-11 -32L-12 -43M34 -19L22 -54', color, 6) +
      line('M-20 -46H-2', INK, 6.5) +
      line('M22 -54L20 -62', STEEL_DARK, 5) +
      line('M14 -63H24', INK, 6),
    at,
    options,
  )
}

/** Flames over crossed logs inside a ring of stones. */
export function campfire([x, y]: Point, size: number): string {
  const stones = [-44, -30, -12, 8, 26, 42]
    .map((dx, i) => oval([dx, 8 + (i % 2) * 3 - Math.abs(dx) * 0.12], 11, 7.5, i % 2 ? STONE.base : STONE.dark))
    .join('')
  const art =
    disc([0, -30], 92, SUN.base, 0.1) +
    disc([0, -26], 62, SUN.base, 0.16) +
    line('M-28 4L24 -10M28 4L-24 -10', BARK.deep, 9) +
    fill(
      'M-22 -4C-34 -30 -12 -38 -12 -60 2 -50 2 -40 6 -34 10 -42 10 -48 8 -54 26 -38 30 -18 20 -2 10 6 -12 6 -22 -4Z',
      MAPLE.base,
    ) +
    fill('M-14 -2C-22 -20 -6 -26 -6 -42 6 -34 4 -24 8 -20 16 -22 18 -10 12 -1 6 4 -8 4 -14 -2Z', SUN.base) +
    fill('M-6 0C-10 -10 0 -14 0 -24 8 -18 10 -8 6 0 3 3 -3 3 -6 0Z', SUN.pale) +
    stones
  return place(art, [x, y], { scale: size })
}

/** A ribbon tied around a trunk, two ends hanging. */
export function ribbon([x, y]: Point, width: number, color: string): string {
  return (
    line(`M${num(x - width / 2)} ${num(y)}h${num(width)}`, color, 7) +
    line(`M${num(x + width * 0.2)} ${num(y)}l4 20M${num(x + width * 0.2)} ${num(y)}l-7 18`, color, 5)
  )
}

export function board([x, y]: Point, width: number): string {
  return (
    fill(`M${num(x - width / 2)} ${num(y - 5)}h${num(width)}l6 10H${num(x - width / 2 - 6)}Z`, BARK.pale) +
    line(`M${num(x - width / 2 - 5)} ${num(y + 6)}h${num(width + 10)}`, BARK.soft, 4)
  )
}

/** A slice of trunk lying flat. */
export function disk([x, y]: Point, rx: number, thick: number): string {
  return (
    fill(
      `M${num(x - rx)} ${num(y)}v${num(thick)}a${num(rx)} ${num(rx * 0.3)} 0 0 0 ${num(2 * rx)} 0v${num(-thick)}Z`,
      BARK.base,
    ) +
    oval([x, y], rx, rx * 0.3, BARK.cut) +
    oval([x, y], rx * 0.66, rx * 0.19, BARK.pale) +
    oval([x, y], rx * 0.3, rx * 0.09, BARK.cut)
  )
}

/** Two pairs of crossed legs under what is being sawn, from x1 to x2. */
export function sawhorse(x1: number, x2: number, top: number, base: number): string {
  const leg = (x: number) =>
    `M${num(x - 20)} ${num(base)}L${num(x + 13)} ${num(top - 20)}M${num(x + 20)} ${num(base)}L${num(x - 13)} ${num(top - 20)}`
  const low = (top + base) / 2 + 12
  return line(`M${num(x1)} ${num(low)}H${num(x2)}`, BARK.soft, 6) + line(leg(x1) + leg(x2), BARK.pale, 8)
}

export function boots(at: Point, color: string, options: Options = {}): string {
  return place(
    fill('M-6 -18H3V-6Q12 -6 12 0H-6Z', shade(color, 0.2)) + fill('M2 -18H11V-6Q20 -6 20 0H2Z', color),
    at,
    options,
  )
}

export function droplets(points: readonly Point[], r: number, color: string): string {
  return fill(
    points
      .map(
        (p) => `M${xy(p)}q${num(r)} ${num(r * 1.6)} 0 ${num(r * 2.4)}q${num(-r)} ${num(-r * 0.8)} 0 ${num(-r * 2.4)}`,
      )
      .join(''),
    color,
  )
}

export function glassy(at: Point, rx: number, ry: number): string {
  return (
    oval(at, rx, ry, WATER.pale) +
    oval([at[0] - rx * 0.08, at[1] - ry * 0.1], rx * 0.9, ry * 0.78, '#dff0f4') +
    line(
      `M${num(at[0] - rx * 0.6)} ${num(at[1] + ry * 0.1)}l${num(rx * 0.22)} ${num(-ry * 0.45)}M${num(at[0] - rx * 0.42)} ${num(at[1] + ry * 0.25)}l${num(rx * 0.16)} ${num(-ry * 0.32)}M${num(at[0] + rx * 0.4)} ${num(at[1] + ry * 0.35)}l${num(rx * 0.18)} ${num(-ry * 0.4)}`,
      PAPER,
      3,
    )
  )
}

/** Of egg boxes. */
export const PULP = '#b7b0a2'

/** A six-hole egg box, open, its front edge on the origin; `far` and `near` sit in the two rows of holes. */
export function eggBox(at: Point, far: string, near: string, scale = 1): string {
  const holes = (y: number, step: number) =>
    [-1, 0, 1].map((k) => oval([k * step, y], 11.5, 6.4, shade(PULP, 0.45))).join('')
  return place(
    fill('M-42 -36L-46 -58Q-46 -64 -38 -64H38Q46 -64 46 -58L42 -36Z', shade(PULP, 0.14)) +
      line('M-34 -56H34', shade(PULP, 0.26), 3) +
      fill('M-44 -38H44L50 -10H-50Z', glow(PULP, 0.3)) +
      holes(-30, 27) +
      far +
      holes(-16, 30) +
      near +
      fill('M-50 -12H50L46 -2Q32 6 17 -3 0 7 -17 -3 -32 6 -46 -2Z', PULP) +
      line('M-50 -11H50', shade(PULP, 0.14), 3) +
      line('M-17 -8V-3M17 -8V-3', shade(PULP, 0.24), 2.4),
    at,
    { scale },
  )
}

/** A hand wide open beside the temple, as an antler: its fingers spread up and out to the right. */
export function antler(at: Point, skin: string, mirror = false): string {
  return place(
    line('M-2 2L-9 9M0 -4L-1 -23M3 -4L9 -22M6 -2L19 -16M7 1L23 -6', skin, 5.6) + disc([2, 0], 8.6, skin),
    at,
    { mirror },
  )
}

/** Two socks rolled into one another, seen from the side. */
export function sockRoll(at: Point, color: string, options: Options = {}): string {
  return place(
    oval([0, 0], 13, 10, color) +
      fill('M3 -9Q15 -7 14 1 13 8 3 9Q8 0 3 -9Z', glow(color, 0.45)) +
      line('M-8 -2Q-5 -6 0 -6M-9 4Q-5 7 0 7', shade(color, 0.24), 2.2),
    at,
    options,
  )
}

/** A ball of rolled socks. */
export function sockBall([x, y]: Point, r: number, color: string): string {
  return (
    disc([x, y], r, color) +
    line(
      `M${num(x - r * 0.75)} ${num(y - r * 0.35)}Q${num(x)} ${num(y + r * 0.3)} ${num(x + r * 0.75)} ${num(y - r * 0.35)}M${num(x - r * 0.5)} ${num(y + r * 0.45)}Q${num(x)} ${num(y + r * 0.85)} ${num(x + r * 0.5)} ${num(y + r * 0.45)}`,
      shade(color, 0.28),
      r * 0.2,
    )
  )
}

/** A soft cone standing on its base at `at`; turned over, a torch. */
export function trafficCone(at: Point, color: string, scale = 1, turn = 0): string {
  return place(
    oval([0, 0], 20, 5, shade(color, 0.2)) +
      fill('M-13 -1L-3 -40Q0 -43 3 -40L13 -1Q0 4 -13 -1Z', color) +
      fill('M-9 -16L-6 -27Q0 -25 6 -27L9 -16Q0 -13 -9 -16Z', PAPER),
    at,
    { scale, turn },
  )
}

/** A note that is sung. */
export function musicNote(at: Point, color: string, turn = 0): string {
  return place(line('M0 0V-22Q8 -20 10 -12', color, 3.4) + oval([-5, 1], 6.2, 4.6, color, -20), at, { turn })
}

/** What a sleeper breathes. */
export const snore = ([x, y]: Point, k: number) =>
  line(`M${x} ${y}h${num(6 * k)}l${num(-6 * k)} ${num(7 * k)}h${num(6 * k)}`, PLUM.base, 2.8)

/** An egg box that is shut, on the origin. */
export const SHUT_EGG_BOX =
  fill('M-36 -14L-32 -27H32L36 -14Z', glow(PULP, 0.3)) +
  fill('M-37 -14H37L33 0H18L12 -6 6 0H-6L-12 -6 -18 0H-33Z', PULP) +
  line('M-37 -14H37', shade(PULP, 0.3), 2.4)

/** A child's or an adult's shoe on its sole at the origin, its toe to the right. */
export const shoeAtSide = (color: string, sole: string): string =>
  fill('M-17 -2V-16Q-12 -18 -8 -16 -3 -10 6 -10 17 -9 18 -2Z', color) +
  line('M-17 0H18', sole, 4.4) +
  line('M-5 -14l-3 5M1 -11l-3 4', PAPER, 2)

/** A funnel, its neck down to y = 10, what it holds seen in its mouth. */
export const funnel = (at: Point, color: string, inside: string, options: Options = {}): string =>
  place(fill('M-6 0L-17 -24H17L6 0 4 10H-4Z', color) + oval([0, -24], 17, 5, inside), at, options)

/** A torch held at the origin, its lamp to the right. */
export function torch(at: Point, color: string, turn: number): string {
  return place(
    line('M-10 0H8', color, 8.5) + fill('M8 -5L19 -9V9L8 5Z', STONE.soft) + fill('M19 -9Q24 0 19 9Z', SUN.pale),
    at,
    { turn },
  )
}

/** A cardboard tube standing on its end. */
export function tube([x, y]: Point, h: number, r = 9): string {
  return (
    fill(`M${x - r} ${y - h}V${y}Q${x} ${y + r * 0.6} ${x + r} ${y}V${y - h}Z`, CARDBOARD) +
    fill(`M${x + r * 0.3} ${y - h}V${y + 2}Q${x + r * 0.8} ${y + 2} ${x + r} ${y}V${y - h}Z`, shade(CARDBOARD, 0.14)) +
    oval([x, y - h], r, r * 0.36, shade(CARDBOARD, 0.45)) +
    `<ellipse cx="${x}" cy="${y - h}" rx="${r}" ry="${r * 0.36}" stroke="${glow(CARDBOARD, 0.35)}" stroke-width="2"/>`
  )
}

/** A winter boot that faces right, standing on the origin. */
export function boot(at: Point, color: string, options: Options = {}): string {
  return place(
    fill('M-12 -38H10V-18Q26 -17 26 -4V0H-12Z', color) +
      line('M-11 -1H25', shade(color, 0.4), 4) +
      line('M-11 -36H9', CREAM, 7) +
      line('M-8 -18H8', shade(color, 0.2), 3),
    at,
    options,
  )
}

/** Half of a cardboard roll, open to the sky, from `a` down to `b`. */
export function gutter(a: Point, b: Point, w = 11): string {
  const heading = angleOf(a, b)
  const out = (p: Point, k: number) => polar(p, heading + 90, w * k)
  return (
    fill(`${through(out(a, -1), out(b, -1), out(b, 1), out(a, 1))}Z`, shade(CARDBOARD, 0.34)) +
    fill(`${through(out(a, -1), out(b, -1), out(b, -0.3), out(a, -0.3))}Z`, shade(CARDBOARD, 0.16)) +
    fill(`${through(out(a, 0.8), out(b, 0.8), out(b, 1.5), out(a, 1.5))}Z`, CARDBOARD) +
    line(through(out(a, -1), out(b, -1)) + through(out(a, 0.8), out(b, 0.8)), glow(CARDBOARD, 0.5), 2)
  )
}

/** A pail on its base, `content` above its rim, its handle pulled up to `top`. */
export const pail = (at: Point, color: string, content: string, top: number, options: Options = {}): string =>
  place(
    oval([0, -34], 20, 5.6, shade(color, 0.45)) +
      content +
      fill('M-20 -34Q0 -24 20 -34L15 0Q0 5 -15 0Z', color) +
      fill('M6 -30Q14 -31 20 -34L15 0 4 2.4Z', shade(color, 0.16)) +
      line(`M-19 -34L-6 ${top}H6L19 -34`, shade(color, 0.35), 2.8),
    at,
    options,
  )

/** A smooth stone, its middle on the origin; {@link pebble} uses it. */
export const PEBBLE = once(
  'r',
  oval([0, 0], 13, 10, 'currentColor') +
    oval([-3, -4], 7, 3, PAPER, -12, 0.35) +
    line('M-8 7Q0 11 9 6', INK, 2.4, 0.16),
)

export const pebble = (x: number, y: number, color: string, scale = 1, turn = 0): string =>
  again('r', [x, y], color, { scale, turn })

/** Open scissors held by their rings at the origin, the blades to the right. */
export const scissors = (at: Point, color: string, options: Options = {}): string =>
  place(
    line('M14 0L37 8M14 0L37 -8', '#8f9a9b', 5) +
      line('M14 0L36 7.4M14 0L36 -7.4', '#dbe2e0', 2) +
      line('M0 -6L17 2M0 7L17 -2', color, 5) +
      `<path d="M-14 -8a7 6 0 1 0 14 0a7 6 0 1 0 -14 0M-14 9a7 6 0 1 0 14 0a7 6 0 1 0 -14 0" stroke="${color}" stroke-width="4"/>` +
      disc([15, 0], 2.2, INK),
    at,
    options,
  )

/** Of water that froze with its colour. */
export const RED_ICE = '#dc4257'
export const BLUE_ICE = '#3577c8'
export const YELLOW_ICE = '#f2b92c'

/** A big block of coloured ice that came out of a pot, seen through, its flat top lit. */
export function ice([x, y]: Point, w: number, h: number, color: string, turn = 0): string {
  const half = w / 2
  const top = half * 0.86
  const ry = half * 0.24
  return place(
    fill(
      `M${num(-top)} ${-h}L${-half} ${num(-ry * 0.4)}Q0 ${num(ry * 1.5)} ${half} ${num(-ry * 0.4)}L${num(top)} ${-h}Z`,
      color,
      0.84,
    ) +
      fill(
        `M${num(half * 0.3)} ${num(-h + ry)}L${num(top)} ${-h}L${half} ${num(-ry * 0.4)}Q${num(half * 0.7)} ${num(ry * 0.4)} ${num(half * 0.34)} ${num(ry * 0.5)}Z`,
        shade(color, 0.2),
        0.4,
      ) +
      oval([0, -h], top, ry, glow(color, 0.62), 0, 0.95) +
      line(`M${num(-half * 0.66)} ${num(-h * 0.72)}l-1.6 ${num(h * 0.42)}`, '#ffffff', 3.6, 0.9),
    [x, y],
    { turn },
  )
}
