import { figure, type Person } from '../../../kit/figure.ts'
import { type Point, pair, random } from '../../../kit/geometry.ts'
import { fence, stick } from '../../../kit/ground.ts'
import type { Head } from '../../../kit/head.ts'
import { frame, land, sun, woods } from '../../../kit/landscape.ts'
import {
  BARK,
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
import { ADULTS, BABIES, CAST, dress, mild, TUQUES, winter } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { chair, feedingChair, feedingTray, floor, pane, pinned, plant, rug, table } from '../../../kit/room.ts'
import { disc, fill, line, num, type Options, oval, place } from '../../../kit/svg.ts'
import { spoon, under } from '../../../kit/toys.ts'
import { birch, fir } from '../../../kit/trees.ts'

const [RED, BLUE, YELLOW] = ['#e0475c', '#3f86d0', '#f7c93f']

/** A sled with a back rest that faces right; who sits in it has the seat at (-6, -10). Draw `sledFront` after. */
function backedSled(at: Point, color: string, options: Options = {}): string {
  return place(
    line('M-40 0H32Q50 -1 52 -18', STONE.dark, 4.5) + fill('M-42 -58Q-30 -62 -24 -56L-14 -6H-36Z', shade(color, 0.25)),
    at,
    options,
  )
}

/** The side of the sled, with a checked blanket tucked over the lap. */
function sledFront(at: Point, color: string, quilt: string, options: Options = {}): string {
  return place(
    fill('M-24 -32Q-6 -42 18 -36 36 -34 42 -22L40 -12H-26Z', quilt) +
      line('M-4 -36V-24M18 -36l4 13M-22 -30Q8 -32 38 -25', shade(quilt, 0.18), 2) +
      fill('M-38 -24H30Q46 -24 48 -14L44 -4H-34Z', color) +
      line('M-34 -16H40', shade(color, 0.2), 2.4),
    at,
    options,
  )
}

/** A plastic bucket turned over on the snow. */
function upturned(at: Point, color: string, options: Options = {}): string {
  return place(
    fill('M-13 -31Q0 -36 13 -31L18 -1Q0 5 -18 -1Z', color) + line('M-17 -3Q0 3 17 -3', shade(color, 0.26), 3.4),
    at,
    options,
  )
}

export function coldUnderTheBuckets(): string {
  const adult = winter(ADULTS.julie, { top: PLUM.base, legs: PLUM.dark, trim: CREAM })
  const baby = winter(BABIES.malik, {
    top: SUN.base,
    legs: SUN.base,
    trim: ROSE.base,
    hat: { kind: 'helmet', color: MAPLE.base, trim: CREAM },
  })
  const left = winter(CAST.idris, { top: WATER.base, legs: WATER.deep, trim: SUN.soft })
  const right = winter(CAST.rose, { top: FIR.base, legs: FIR.deep, trim: MAPLE.soft })
  const lifter = winter(CAST.maika, { top: ROSE.base, legs: PLUM.dark, trim: PAPER })
  const puff = (x: number, y: number, k: number) =>
    disc([x, y], 5 * k, PAPER, 0.9) + disc([x - 8 * k, y - 3 * k], 6.4 * k, PAPER, 0.8)
  return frame(
    ['#a9c8de', '#e9eef0'],
    woods(172, 140, '#b3c4d2', 6, 'fir'),
    fence([-4, 490], 200, 46, '#c9b28c', 40),
    line('M-10 156H490', SNOW.light, 5),
    land([0, 206, 240, 200, 480, 208], '#e4ecf1'),
    oval([250, 284], 214, 70, PAPER),
    oval([256, 288], 116, 30, '#e1eaf0'),
    upturned([168, 232], SUN.base, { scale: 0.9 }),
    upturned([256, 224], ROSE.base, { scale: 0.9 }),
    figure(left, vary(POSES.run, { feet: pair(16, -5, -18, -17) }), [56, 260], 150, {}),
    figure(right, vary(POSES.run, { feet: pair(16, -5, -18, -17) }), [428, 264], 146, { facing: -1 }),
    backedSled([238, 300], WATER.deep, { scale: 1.25 }),
    figure(baby, vary(BABY_POSES.held, { lean: -8, nod: -4, hands: pair(14, -34, 20, -40) }), [228, 286], 120, {
      build: 'baby',
    }),
    sledFront([238, 300], WATER.base, RED, { scale: 1.25 }),
    under([344, 308], 46, 7),
    figure(adult, vary(POSES.crouch, { lean: 10, nod: 4 }), [348, 310], 222, {
      build: 'adult',
      facing: -1,
      grip: { near: [292, 262], far: [280, 244] },
    }),
    puff(300, 192, 1.3),
    upturned([28, 318], FIR.base, { scale: 1.05 }),
    upturned([322, 348], YELLOW, { scale: 1.15 }),
    upturned([440, 326], RED, { scale: 1.1 }),
    oval([202, 351], 36, 7, SNOW.shade),
    fill('M172 350Q176 334 190 335 198 324 210 332 228 334 230 350 202 360 172 350Z', SNOW.base),
    line('M172 350Q176 334 190 335 198 324 210 332 228 334 230 350', SNOW.deep, 2.6),
    figure(lifter, vary(POSES.crouch, { lean: 16, nod: 8 }), [118, 350], 146, {
      grip: { near: [170, 306], far: [176, 290] },
    }),
    upturned([193, 314], PLUM.soft, { scale: 1.25, turn: -28 }),
    disc([171, 307], 9, PAPER),
  )
}

/** A tower of moulded snow in bands of colour, on the origin. */
function tower(at: Point, bands: readonly string[], options: Options = {}): string {
  const h = 62 / bands.length
  const half = (y: number) => 21 - y * 0.1
  const d = (i: number) => {
    const [low, high] = [i * h, (i + 1) * h]
    return `M${-half(low)} ${-low}Q0 ${-low + 8} ${half(low)} ${-low}L${half(high)} ${-high}Q0 ${-high + 8} ${-half(high)} ${-high}Z`
  }
  return place(
    oval([2, 1], 26, 6, SNOW.deep, 0, 0.55) +
      bands.map((color, i) => fill(d(i), color)).join('') +
      oval([0, -62], 15, 4.4, SNOW.light),
    at,
    options,
  )
}

/** Crumbs of snow that fly from a broken tower, in one path. */
function crumbs([x, y]: Point, color: string, seed: number): string {
  const r = random(seed)
  const bits = Array.from({ length: 10 }, () => {
    const k = r(3, 6.4)
    return `M${num(x + r(-34, 34))} ${num(y + r(-38, 34))}l${num(k)} ${num(-k * 0.8)} ${num(k)} ${num(k * 0.6)} ${num(-k * 0.6)} ${num(k)} ${num(-k * 1.1)} ${num(-k * 0.1)}Z`
  })
  return fill(bits.join(''), color)
}

export function carnivalConfetti(): string {
  const leader = winter(CAST.idris, { top: SUN.base, legs: WATER.deep, trim: MAPLE.base })
  const middle = winter(CAST.zoe, { top: WATER.base, legs: PLUM.dark, trim: SUN.soft })
  const last = winter(CAST.emile, { top: FIR.base, legs: FIR.deep, trim: MAPLE.soft })
  const [pink, sky] = ['#f0a0aa', '#8fbbe6']
  const toot = (x: number, y: number) => line(`M${x} ${y - 9}l11 -7M${x + 3} ${y}h13M${x} ${y + 9}l11 7`, MAPLE.dark, 3)
  const march = (far: number) =>
    vary(POSES.walk, { lean: -3, nod: -10, elbows: [1, 1], feet: pair(-5, -4, 13, far), knees: [-1, -1] })
  return frame(
    ['#b3d0e4', '#f4efe2'],
    sun([420, 48], 20, SUN.pale),
    woods(172, 100, '#b9c9d6', 9, 'fir'),
    fence([-4, 490], 202, 44, '#c9b28c', 34),
    line('M-10 160H490', SNOW.light, 5),
    land([0, 206, 240, 200, 480, 208], '#eef3f6'),
    `<ellipse cx="232" cy="272" rx="196" ry="52" stroke="#d3e0e9" stroke-width="44"/>`,
    tower([32, 246], [RED, pink], { scale: 0.76 }),
    tower([164, 216], [BLUE, sky, BLUE], { scale: 0.72 }),
    tower([224, 212], [YELLOW], { scale: 0.72 }),
    tower([340, 220], [RED, SNOW.light, RED, SNOW.light], { scale: 0.72 }),
    fill('M84 288Q150 236 226 234 316 234 384 288 232 314 84 288Z', SNOW.shade),
    fill('M86 286Q150 236 224 234 306 236 360 280 226 302 86 286Z', PAPER),
    figure(leader, march(-12), [402, 276], 138, { grip: { near: [432, 172], far: [442, 170] } }),
    disc([442, 170], 9.6, shade(MAPLE.base, 0.1)),
    disc([432, 172], 10.6, MAPLE.base),
    toot(457, 168),
    figure(middle, march(-13), [286, 330], 148, { grip: { near: [318, 218], far: [329, 216] } }),
    disc([329, 216], 10.2, shade(SUN.soft, 0.12)),
    disc([318, 218], 11.4, SUN.soft),
    toot(345, 213),
    tower([436, 348], [BLUE, SNOW.light, BLUE, SNOW.light], { scale: 1.05 }),
    oval([168, 348], 34, 7, SNOW.deep, 0, 0.5),
    fill('M138 346Q160 356 184 346L182 312 174 318 166 308 156 316 148 310 140 314Z', RED),
    fill('M139 332Q160 342 183 330L182 322Q162 332 140 324Z', SNOW.light),
    place(
      fill('M-17 0L-12 -6 -4 0 4 -6 12 0 18 -4 15 -38Q0 -32 -15 -38Z', BLUE) +
        fill('M-16 -14Q0 -6 17 -14L16 -24Q0 -16 -16 -24Z', SNOW.light) +
        oval([0, -38], 15, 4.6, SNOW.light),
      [174, 306],
      { turn: 24 },
    ),
    fill('M174 352Q190 334 206 340 226 328 244 342 262 344 268 354 220 362 174 352Z', pink),
    fill('M186 354Q200 340 216 350 236 340 250 356 216 362 186 354Z', sky),
    crumbs([226, 316], RED, 3),
    crumbs([232, 314], BLUE, 8),
    crumbs([228, 322], SNOW.light, 14),
    figure(
      last,
      vary(POSES.push, { lean: 20, nod: -10, elbows: [1, 1], feet: pair(-16, -4, 10, -4) }),
      [92, 348],
      156,
      {
        grip: { near: [157, 284], far: [158, 296] },
      },
    ),
    disc([155, 285], 11.4, MAPLE.soft),
  )
}

const ORANGE = '#f2862c'

/** A snowsuit under a bright vest. */
function bright(head: Head, sleeve: string, legs: string, mitts: string, hat: Person['hat'] = TUQUES.sun): Person {
  return dress(
    head,
    { top: ORANGE, trim: sleeve, legs, shoes: INK, boots: true, bulk: 2, cut: 'vest', mitts, neck: mitts },
    hat,
  )
}

export function arrowInTheSnow(): string {
  const adult = bright(ADULTS.nadia, PLUM.base, PLUM.dark, CREAM, ADULTS.nadia.hat)
  const rider = bright(CAST.kofi, WATER.base, WATER.deep, SUN.soft, { kind: 'helmet', color: RED, trim: CREAM })
  const first = bright(CAST.lea, FIR.base, FIR.deep, PLUM.soft, TUQUES.rose)
  const second = bright(CAST.anh, ROSE.base, WATER.deep, SUN.base, TUQUES.water)
  const snowshoe = ([x, y]: Point) =>
    `<ellipse cx="${x}" cy="${y}" rx="27" ry="6.4" fill="${BARK.cut}" stroke="${BARK.base}" stroke-width="3.4"/>`
  return frame(
    ['#bcd3e2', '#eff1ec'],
    woods(176, 120, '#b3c6d2', 6, 'fir'),
    land([0, 196, 160, 188, 320, 196, 480, 188], '#e2ebf0'),
    birch([150, 226], -10, 15, 6),
    fir([66, 232], 176, '#4d7d66', true),
    birch([452, 224], -10, 18, -8),
    fir([398, 214], 130, '#5d8a74', true),
    land([0, 238, 120, 224, 260, 228, 480, 220], SNOW.light),
    fill('M490 252C400 248 330 226 250 246 190 262 240 300 330 306L490 300Z', '#d9e5ec'),
    fill(
      'M250 246C190 262 240 300 300 312 200 350 90 320 -10 330V352C120 350 260 372 380 322 440 300 480 300 490 300V284C400 300 300 290 296 268Z',
      '#d9e5ec',
    ),
    line('M272 186Q306 244 352 274', STONE.dark, 3.4),
    snowshoe([224, 248]),
    snowshoe([276, 251]),
    figure(
      adult,
      vary(POSES.pull, {
        lean: 10,
        nod: -8,
        hands: pair(-16, -48, -12, -48),
        elbows: [-1, -1],
        feet: pair(12, -4, -12, -4),
      }),
      [248, 250],
      190,
      { build: 'adult', facing: -1, grip: { near: [274, 180], far: [270, 186] } },
    ),
    disc([273, 181], 9, CREAM),
    under([402, 298], 62, 8),
    backedSled([402, 296], FIR.deep, { scale: 1.2, mirror: true }),
    figure(
      rider,
      vary(POSES.sit, { hip: [0, -14], lean: -4, nod: 4, feet: pair(20, -6, 22, -6), elbows: [-1, 1], stretch: 1.2 }),
      [414, 286],
      134,
      {
        facing: -1,
        grip: { near: [340, 246], far: [386, 258] },
      },
    ),
    sledFront([402, 296], FIR.base, MAPLE.soft, { scale: 1.2, mirror: true }),
    stick([116, 334], [246, 329], 8, BARK.base),
    stick([112, 334], [146, 312], 8, BARK.dark),
    line('M190 330l10 -10M214 330l8 8', BARK.base, 4),
    figure(first, vary(POSES.kneel, { lean: 26, nod: 14 }), [74, 346], 146, {
      grip: { near: [126, 324], far: [132, 316] },
    }),
    stick([112, 334], [152, 354], 8, BARK.dark),
    figure(second, vary(POSES.crouch, { lean: 20, nod: 10 }), [296, 354], 142, {
      facing: -1,
      grip: { near: [248, 328], far: [240, 322] },
    }),
    disc([248, 328], 10, SUN.base),
  )
}

export function chairLeadsTheDance(): string {
  const baby = mild(BABIES.tao, { top: SUN.base, legs: SUN.base, shoes: PAPER })
  const one = mild(CAST.awa, { top: FIR.base, legs: BARK.deep, shoes: MAPLE.base })
  const two = mild(CAST.rose, { top: ROSE.base, legs: WATER.deep, shoes: SUN.base, cut: 'dress', trim: PAPER })
  const three = mild(CAST.noah, { top: WATER.base, legs: PLUM.dark, shoes: CREAM })
  const player = mild(CAST.maika, { top: PLUM.base, legs: MAPLE.dark, shoes: CREAM })
  const left: Point = [178, 258]
  const right: Point = [298, 258]
  const high: Point = [238, 200]
  return frame(
    ['#f3e1c0', '#f8eedb'],
    pane([196, 30], 112, 82, 'winter'),
    floor(220, '#cba57b'),
    plant([132, 232], MAPLE.base, { scale: 0.9 }),
    table([404, 234], 132, 70, BARK.pale, 14),
    pinned([136, 54], 48, 42, [FIR.base, SUN.base, ROSE.base], -4),
    pinned([372, 60], 46, 40, [ROSE.base, WATER.base, SUN.base], 4),
    rug([420, 342], 76, 18, '#9cc3cf', '#c6dde4'),
    feedingChair([66, 346], FIR.base, { scale: 1.35 }),
    figure(baby, BABY_POSES.sitFront, [66, 272], 140, {
      build: 'baby',
      grip: { near: [59, 228], far: [73, 228] },
      holding: line('M52 218L56 260M80 218L76 260M50 240H82', ROSE.dark, 5),
    }),
    feedingTray([66, 346], PAPER, '', { scale: 1.35 }),
    line('M36 230l-9 -5M34 242h-9M96 230l9 -5M98 242h9', MAPLE.soft, 3),
    disc([61, 228], 8, BABIES.tao.skin),
    disc([71, 227], 8, glow(BABIES.tao.skin, 0.12)),

    under([174, 304], 26, 5),
    under([302, 304], 26, 5),
    figure(one, vary(POSES.standFront, { stretch: 1.1, elbows: [1, 1], feet: pair(-8, -4, 8, -10) }), [174, 304], 154, {
      grip: { near: left, far: high },
    }),
    figure(
      two,
      vary(POSES.standFront, { stretch: 1.1, elbows: [-1, -1], feet: pair(-8, -10, 8, -4) }),
      [302, 304],
      154,
      {
        grip: { near: high, far: right },
      },
    ),
    disc(high, 7, CAST.awa.skin),
    under([238, 352], 26, 5),
    figure(
      { ...three, view: 'back' },
      vary(POSES.standFront, { stretch: 1.15, elbows: [1, -1], feet: pair(-10, -4, 8, -9) }),
      [238, 352],
      142,
      { grip: { near: left, far: right } },
    ),
    chair([432, 346], MAPLE.dark, { mirror: true, scale: 1.2 }),
    figure(player, vary(POSES.sit, { hip: [0, -28], lean: 2, nod: 6, elbows: [1, 1] }), [432, 348], 156, {
      facing: -1,
      grip: { near: [404, 279], far: [384, 252] },
    }),
    spoon([404, 282], BARK.base, { turn: 166, scale: 1.5 }),
    spoon([404, 276], BARK.cut, { turn: 184, scale: 1.5 }),
    disc([404, 279], 7.4, CAST.maika.skin),
    line('M350 256l-7 -8M362 250l-3 -10M340 268l-10 -4', MAPLE.dark, 3),
  )
}
