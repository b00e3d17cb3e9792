import { adult, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { closer, frame } from '../../../kit/landscape.ts'
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
  SNOW,
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, CAST, mild } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { floor, pane, pinned, rug, shelf, wainscot } from '../../../kit/room.ts'
import { disc, fill, line, num, oval, place } from '../../../kit/svg.ts'
import { basket, cushion, under } from '../../../kit/toys.ts'

const RED = '#d6463a'

function barefoot(person: ReturnType<typeof mild>): ReturnType<typeof mild> {
  return { ...person, wear: { ...person.wear, barefoot: true } }
}

/** A sock stuffed with another, bent like a banana. */
function sockBanana(at: Point, turn = 0, color: string = SUN.base): string {
  return place(
    line('M-15 -5Q0 8 16 -4', shade(color, 0.22), 13) +
      line('M-15 -6Q0 6 16 -5', color, 10.5) +
      line('M14 -7l4 5', PAPER, 6),
    at,
    { turn },
  )
}

/** A big box folded flat and set up in zigzag. */
function accordion([x, y]: Point, w: number, h: number): string {
  const step = w / 4
  return [0, 1, 2, 3]
    .map((i) => {
      const [a, b] = i % 2 ? [8, 0] : [0, 8]
      return fill(
        `M${num(x + i * step)} ${num(y - a)}v${num(-h)}l${num(step)} ${num(a - b)}v${num(h)}Z`,
        i % 2 ? shade(CARDBOARD, 0.2) : CARDBOARD,
      )
    })
    .join('')
}

export function lionSnores(): string {
  const lion = mild(ADULTS.pierre, { top: MAPLE.base, legs: BARK.dark, shoes: INK })
  const elephant = mild(CAST.idris, { top: WATER.soft, legs: WATER.deep, shoes: PAPER })
  const rock = mild(CAST.maika, { top: PLUM.base, legs: FIR.dark, shoes: ROSE.base })
  const monkey = mild(CAST.rose, { top: FIR.base, legs: BARK.dark, shoes: PAPER })
  const fingers = (x: number, k: number) =>
    line(
      [-70, -35, 0, 35]
        .map((a) => {
          const [c, s] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)]
          return `M${num(x + k * 5 * c)} ${num(180 + 5 * s)}L${num(x + k * 17 * c)} ${num(180 + 17 * s)}`
        })
        .join(''),
      ADULTS.pierre.skin,
      6,
    )
  return frame(
    ['#d6e6cf', '#eef3e0'],
    wainscot(166, 222, '#e3d9b4'),
    pinned([54, 50], 54, 44, [FIR.base, SUN.base, MAPLE.base], -4),
    pane([308, 34], 104, 88, 'summer'),
    floor(222, '#d8b98c', PAPER),
    fill('M36 262H224L252 330H6Z', shade(SUN.base, 0.16)),
    fill('M36 257H224L252 324H6Z', SUN.soft),
    adult(lion, vary(POSES.tailorFront, { nod: 10, elbows: [-1, 1] }), [132, 300], 232, {
      grip: { near: [94, 184], far: [172, 184] },
    }),
    fingers(93, -1),
    fingers(173, 1),
    oval([137, 198], 4.4, 5.4, '#8d3f35'),
    line('M186 146q10 -9 16 0t16 0M212 112q12 -11 20 0t20 0', PAPER, 5),
    sockBanana([36, 288], 60),
    sockBanana([52, 316], -12),
    sockBanana([104, 321], 10),
    sockBanana([166, 322], -8),
    sockBanana([224, 312], -34),
    sockBanana([222, 280], -62),
    toddler(monkey, vary(POSES.crouch, { lean: 12, nod: 0 }), [316, 256], 140, { facing: -1 }),
    accordion([270, 264], 88, 52),
    accordion([424, 256], 84, 46),
    under([404, 338], 46),
    toddler(elephant, vary(POSES.walk, { lean: 10, nod: -2, stretch: 1.5, elbows: [-1, 1] }), [410, 340], 164, {
      facing: -1,
      grip: { near: [352, 250], far: [424, 290] },
    }),
    under([306, 350], 52),
    oval([306, 326], 27, 17, PLUM.base, -8),
    toddler(
      rock,
      vary(POSES.heels, { hip: [-10, -15], lean: 76, nod: 14, hands: pair(14, -5, 18, -6), elbows: [1, 1] }),
      [316, 352],
      150,
      { facing: -1 },
    ),
  )
}

/** A napkin knotted in its middle: two wings. */
function knottedNapkin(at: Point, turn = 0, scale = 1): string {
  return place(
    fill('M0 0Q-14 -18 -30 -12 -24 -2 -28 10 -12 12 0 0 12 12 28 10 24 -2 30 -12 14 -18 0 0Z', '#47506a') +
      line('M-4 0L-22 -4M4 0L22 -4', '#6b7591', 2.4) +
      disc([0, 0], 8.5, '#333a52'),
    at,
    { turn, scale },
  )
}

export function frogTongues(): string {
  const singer = barefoot(mild(CAST.awa, { top: SUN.base, legs: FIR.dark, cut: 'stripes', trim: PAPER }))
  const tongue = barefoot(mild(CAST.theo, { top: WATER.base, legs: BARK.dark }))
  const educator = mild(ADULTS.minh, { top: PLUM.base, legs: BARK.deep, shoes: INK })
  const pad = (x: number, y: number, w: number, color: string) =>
    oval([x, y + 3], w, w * 0.26, shade(color, 0.24)) +
    oval([x, y], w, w * 0.26, color) +
    line(
      `M${num(x)} ${num(y)}L${num(x + w * 0.86)} ${num(y - w * 0.1)}M${num(x)} ${num(y)}L${num(x - w * 0.8)} ${num(y - w * 0.1)}M${num(x)} ${num(y)}L${num(x - w * 0.2)} ${num(y + w * 0.2)}M${num(x)} ${num(y)}L${num(x + w * 0.36)} ${num(y + w * 0.18)}`,
      glow(color, 0.25),
      2.4,
    )
  return frame(
    ['#cfe3ea', '#e6f0ee'],
    pane([38, 36], 100, 84, 'rain'),
    pinned([206, 50], 52, 42, [FIR.base, WATER.base, SUN.base], 3),
    floor(212, '#a9c3c6', PAPER),
    shelf([374, 212], 96, 84, [
      ['books', 'blocks'],
      ['ball', 'basket'],
    ]),
    pad(168, 246, 46, FIR.soft),
    pad(52, 258, 44, FIR.base),
    pad(292, 252, 42, FIR.base),
    pad(96, 332, 76, FIR.base),
    pad(238, 334, 70, FIR.soft),
    pad(400, 326, 76, FIR.base),
    toddler(
      singer,
      vary(POSES.crouch, { hip: [-6, -15], lean: 10, nod: -40, feet: pair(-2, -4, 12, -4), elbows: [1, 1] }),
      [96, 338],
      176,
      { grip: { near: [116, 328], far: [126, 326] } },
    ),
    oval([105, 248], 4, 5.4, '#7a2f2a', -20),
    line('M140 200q8 -8 6 -18M154 208q14 -12 12 -32', PAPER, 4.4),
    adult(educator, vary(POSES.crouch, { lean: 10, nod: 6, elbows: [1, 1] }), [412, 334], 226, {
      facing: -1,
      grip: { near: [352, 220], far: [384, 280] },
    }),
    knottedNapkin([328, 222], 14, 1.05),
    disc([352, 219], 7, ADULTS.minh.skin),
    line('M300 176q-8 -10 4 -16t22 4M334 178q10 -6 6 -16', PAPER, 3.4),
    toddler(
      tongue,
      vary(POSES.kneel, { hip: [-4, -22], lean: 24, nod: -18, stretch: 1.2, elbows: [-1, 1] }),
      [222, 342],
      170,
      { grip: { near: [296, 236], far: [236, 312] } },
    ),
    line('M262 249L300 229', shade(RED, 0.2), 24),
    line('M262 248L302 227', RED, 20),
    line('M259 240l7 16', shade(RED, 0.25), 4),
    basket(
      [344, 348],
      60,
      28,
      BARK.pale,
      knottedNapkin([-8, -32], -20, 0.6) + line('M4 -30Q14 -40 22 -28L26 -18', RED, 9),
    ),
  )
}

/** A thick sock rolled into another. */
function sockEgg(at: Point, color: string, turn = 0): string {
  return place(
    oval([0, 0], 15, 12, color) +
      line('M-9 -7Q-3 0 -9 7', shade(color, 0.16), 3) +
      line('M2 -9Q8 0 2 9', shade(color, 0.16), 2.4),
    at,
    { turn },
  )
}

export function eggsInTheWind(): string {
  const penguin = (head: Parameters<typeof mild>[0], top: string, legs: string) => barefoot(mild(head, { top, legs }))
  const a = penguin(CAST.kofi, PLUM.base, BARK.dark)
  const b = penguin(CAST.lea, WATER.base, PLUM.dark)
  const c = penguin(CAST.anh, SUN.base, WATER.deep)
  const friend = penguin(CAST.zoe, ROSE.base, FIR.dark)
  const educator = mild(ADULTS.lucie, { top: FIR.base, legs: BARK.deep, shoes: INK })
  const bearWear = barefoot(mild(ADULTS.marc, { top: CREAM, legs: STONE.soft }))
  const huddled = vary(POSES.stand, { lean: 6, nod: 12, hands: pair(1, -34, 4, -34), elbows: [1, 1] })
  return frame(
    ['#c9dcea', '#e7eff3'],
    pane([356, 34], 98, 82, 'winter'),
    pinned([120, 46], 52, 42, [WATER.base, INK, SUN.base], -3),
    floor(208, '#b9cfdc', PAPER, false),
    line('M236 236H470M210 262H440', '#d6e4ec', 4),
    fill('M92 276H316L344 352H66Z', SNOW.shade),
    fill('M92 270H316L344 346H66Z', SNOW.light),
    line('M204 270V346', SNOW.shade, 3),
    fill('M424 262H480V330H440Z', SNOW.light),
    adult(educator, vary(POSES.kneel, { lean: 12, nod: -4, elbows: [1, 1] }), [38, 332], 232, {
      grip: { near: [84, 238], far: [90, 226] },
    }),
    line('M82 172q12 -9 22 0t22 -2M80 190q14 -6 24 2t20 -3M78 156q12 -10 24 -4', PAPER, 4.6),
    toddler(b, huddled, [226, 298], 148, {}),
    sockEgg([239, 287], SUN.soft, -6),
    toddler(a, huddled, [156, 304], 152, {}),
    sockEgg([169, 293], MAPLE.soft, 8),
    toddler(c, huddled, [192, 344], 146, {}),
    sockEgg([205, 333], WATER.soft, 4),
    adult(bearWear, vary(POSES.crawl, { nod: -50, lean: 76 }), [402, 340], 200, { facing: -1 }),
    toddler(friend, vary(POSES.stand, { lean: -6, nod: 8, elbows: [-1, 1] }), [276, 342], 150, {
      grip: { near: [318, 278], far: [316, 258] },
    }),
    sockEgg([289, 331], PLUM.soft, -8),
  )
}

export function bigFishPasses(): string {
  const educator = mild(ADULTS.helene, { top: WATER.deep, legs: BARK.deep, shoes: INK })
  const peeker = mild(CAST.noah, { top: SUN.base, legs: MAPLE.dark, shoes: PAPER })
  const hidden = mild(CAST.mei, { top: ROSE.base, legs: PLUM.base, shoes: SUN.base })
  /** The long side of a table: t = 0 far, 1 near; k = -1 on the left, 1 on the right. */
  const edge = (k: number, t: number, drop: number): Point => [
    240 + k * (72 + 138 * t),
    188 + 60 * t + drop * (56 + 42 * t),
  ]
  const slab = (k: number) => {
    const [fx, fy] = edge(k, 0, 0)
    const [nx, ny] = edge(k, 1, 0)
    const out = 240 + k * 290
    const out2 = 240 + k * 190
    return (
      fill(`M${num(fx)} ${num(fy)}L${num(nx)} ${num(ny)}H${num(out)}L${num(out2)} ${num(fy)}Z`, BARK.cut) +
      line(`M${num(fx)} ${num(fy)}L${num(nx)} ${num(ny)}H${num(out)}`, shade(BARK.cut, 0.22), 7)
    )
  }
  const dark = (k: number) => {
    const [a, b, c, d] = [edge(k, 0, 0), edge(k, 1, 0), edge(k, 1, 1), edge(k, 0, 1)]
    return (
      fill(
        `M${a.map(num).join(' ')}L${b.map(num).join(' ')}L${c.map(num).join(' ')}L${d.map(num).join(' ')}Z`,
        '#7d8f8f',
        0.6,
      ) +
      line(`M${num(b[0])} ${num(b[1])}V${num(c[1])}M${num(a[0])} ${num(a[1])}V${num(d[1])}`, shade(BARK.cut, 0.3), 8)
    )
  }
  const weed = (k: number, from: number, to: number, color: string, pull = 0) => {
    const [a, b] = [edge(k, from, 0), edge(k, to, 0)]
    const [c, d] = [edge(k, to, 0.88), edge(k, from, 0.88)]
    const fold = (t: number) => {
      const p = edge(k, from + (to - from) * t, 0.06)
      const q = edge(k, from + (to - from) * t, 0.84)
      return `M${num(p[0])} ${num(p[1])}Q${num(p[0] + 5)} ${num((p[1] + q[1]) / 2)} ${num(q[0] + pull)} ${num(q[1])}`
    }
    return (
      fill(
        `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}Q${num(b[0] + 6)} ${num((b[1] + c[1]) / 2)} ${num(c[0] + pull)} ${num(c[1])}Q${num((c[0] + d[0]) / 2 + pull)} ${num((c[1] + d[1]) / 2 + 7)} ${num(d[0] + pull)} ${num(d[1])}Q${num(d[0] - 4)} ${num((a[1] + d[1]) / 2)} ${num(a[0])} ${num(a[1])}Z`,
        color,
      ) + line(fold(0.33) + fold(0.68), shade(color, 0.16), 2.6)
    )
  }
  const top = (k: number, from: number, to: number, color: string) => {
    const [a, b] = [edge(k, from, 0), edge(k, to, 0)]
    return fill(
      `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}h${num(k * 15)}L${num(a[0] + k * 12)} ${num(a[1])}Z`,
      glow(color, 0.2),
    )
  }
  const LEFT: [number, number, string][] = [
    [0.02, 0.3, FIR.base],
    [0.35, 0.6, WATER.base],
    [0.72, 0.98, FIR.soft],
  ]
  const RIGHT: [number, number, string][] = [
    [0.02, 0.28, WATER.soft],
    [0.33, 0.62, FIR.soft],
    [0.67, 0.98, WATER.base],
  ]
  return frame(
    ['#cfe0ea', '#e8f0ee'],
    pane([190, 22], 100, 78, 'spring'),
    pinned([80, 44], 52, 42, [WATER.base, FIR.base, MAPLE.base], -4),
    pinned([392, 48], 50, 40, [ROSE.base, SUN.base, WATER.base], 4),
    floor(176, '#dcc39a', PAPER),
    rug([240, 352], 170, 70, '#bcd9e2', '#d3e6ea'),
    closer(
      1.12,
      [240, 352],
      slab(-1) + dark(-1),
      slab(1) + dark(1),
      ...LEFT.map(([f, t, c]) => top(-1, f, t, c)),
      ...RIGHT.map(([f, t, c]) => top(1, f, t, c)),
      toddler(hidden, vary(POSES.kneel, { lean: 10 }), [384, 300], 112, { facing: -1 }),
      ...RIGHT.map(([f, t, c]) => weed(1, f, t, c)),
      ...LEFT.slice(0, 2).map(([f, t, c]) => weed(-1, f, t, c)),
      adult(
        educator,
        vary(POSES.standFront, { hip: [0, -15], feet: pair(-8, -2, 8, -2), elbows: [1, -1], nod: 4 }),
        [244, 330],
        224,
        { grip: { near: [206, 290], far: [282, 290] } },
      ),
      toddler(peeker, vary(POSES.crawl, { lean: 70, nod: -46, elbows: [-1, -1] }), [66, 342], 150, {
        grip: { near: [128, 330], far: [122, 322] },
      }),
      ...LEFT.slice(2).map(([f, t, c]) => weed(-1, f, t, c, -4)),
      under([244, 350], 84),
      cushion([244, 350], 156, 66, STONE.base),
      line('M178 300q14 6 20 18M312 342q-16 -4 -22 -16M176 340q12 -4 18 -12', shade(STONE.base, 0.2), 3),
      oval([206, 291], 7, 8, ADULTS.helene.skin, 12),
      oval([282, 291], 7, 8, ADULTS.helene.skin, -12),
    ),
  )
}
