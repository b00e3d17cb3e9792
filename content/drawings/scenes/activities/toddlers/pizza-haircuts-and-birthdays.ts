import { toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence } from '../../../kit/ground.ts'
import { cap, sunhat } from '../../../kit/head.ts'
import { cloud, frame, land, sun, tufts, woods } from '../../../kit/landscape.ts'
import {
  BARK,
  CARDBOARD,
  CREAM,
  FIR,
  INK,
  MAPLE,
  PAPER,
  PLUM,
  ROSE,
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { CAST, mild, summer } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { bench, chair, floor, garland, mirror, pane, pinned, rug, shelf, table, wainscot } from '../../../kit/room.ts'
import { disc, fill, line, num, oval, place } from '../../../kit/svg.ts'
import { ball, basket, bear, blanket, block, doll, plate, rabbit, tub, under } from '../../../kit/toys.ts'
import { leafy } from '../../../kit/trees.ts'

const RED = '#d6463a'
const DOUGH = '#f0dcae'

/** The four pieces of thick cloth that go on a pizza. */
const round = (x: number, y: number) => oval([x, y], 6.4, 3.2, RED)
const square = (x: number, y: number) => fill(`M${x - 4} ${y - 2}h8l1 4h-10Z`, SUN.base)
const leaf = (x: number, y: number) => oval([x, y], 5, 2, FIR.base, -20)
const triangle = (x: number, y: number) => fill(`M${x - 5} ${y + 2}l5 -5 5 5Z`, BARK.base)

export function pizzeriaOrder(): string {
  const waitress = mild(CAST.awa, { top: ROSE.base, legs: PLUM.dark, shoes: SUN.base, cut: 'apron', trim: CREAM })
  const guest = mild(CAST.emile, { top: WATER.base, legs: BARK.dark, shoes: MAPLE.dark, cut: 'stripes', trim: PAPER })
  const cook = mild(CAST.sami, { top: FIR.base, legs: BARK.deep, shoes: INK, cut: 'apron', trim: PAPER })
  const pizza = (x: number, y: number, scale: number) =>
    place(
      oval([0, 1], 36, 11, PAPER) +
        oval([0, -1], 30, 8.6, shade(DOUGH, 0.14)) +
        oval([0, -2.4], 28, 7.6, DOUGH) +
        round(-13, -4) +
        square(2, -6) +
        leaf(-2, 1) +
        round(14, -1) +
        triangle(-18, 0),
      [x, y],
      { scale },
    )
  const dish = (x: number, piece: string) => plate([x, 246], PAPER, piece, { scale: 0.72 })
  return frame(
    ['#f3e0c6', '#f8eeda'],
    wainscot(150, 208, '#e3c79d'),
    pane([54, 32], 104, 86, 'autumn'),
    pinned([222, 44], 54, 44, [RED, SUN.base, FIR.base], -4),
    floor(208, '#cfa77c', PAPER),
    shelf([386, 208], 86, 74, [['basket', 'bin'], ['books']]),
    toddler(cook, vary(POSES.stand, { lean: 8, nod: 10, stretch: 1.2, elbows: [1, 1] }), [402, 296], 172, {
      facing: -1,
      grip: { near: [368, 226], far: [352, 230] },
    }),
    under([390, 312], 84),
    table([388, 312], 178, 78, '#b9d3cf', 20),
    dish(316, round(-5, -1) + round(5, -2) + round(0, 1)),
    fill('M424 212Q424 206 430 206H468Q474 206 474 212V248H424Z', shade(MAPLE.base, 0.2)) +
      fill('M430 218Q430 212 436 212H462Q468 212 468 218V244H430Z', '#4a3730') +
      oval([449, 241], 17, 4.6, PAPER) +
      oval([449, 239], 13, 3.2, DOUGH),
    pizza(368, 241, 1.02),
    oval([367, 235], 7, 3.6, RED),
    disc([368, 227], 7.2, CAST.sami.skin),
    chair([36, 342], MAPLE.base, { scale: 1.05 }),
    toddler(guest, vary(POSES.sit, { hip: [0, -28], lean: 2, nod: -6, elbows: [1, 1] }), [42, 342], 164, {
      grip: { near: [84, 258], far: [86, 286] },
    }),
    bear([148, 292], BARK.soft, { scale: 1.35 }),
    under([150, 348], 74),
    table([150, 346], 156, 62, BARK.cut, 16),
    fill('M82 280H218L226 296V318Q208 312 190 318T150 318 112 318 74 318V296Z', PAPER) +
      line(
        'M82 287H220M100 280L92 316M126 280L122 315M150 280V316M174 280L178 315M200 280L208 314M74 305H226',
        RED,
        4,
        0.55,
      ),
    plate([112, 289], WATER.soft, '', { scale: 0.8 }) + plate([170, 289], SUN.soft, '', { scale: 0.8 }),
    toddler(waitress, vary(POSES.walk, { lean: 4, nod: 2, stretch: 1.2, elbows: [1, 1] }), [266, 350], 174, {
      facing: -1,
      grip: { near: [218, 250], far: [212, 240] },
    }),
    place(
      fill('M-21 -27H21V27H-21Z', shade(CARDBOARD, 0.2)) +
        fill('M-18 -24H18V24H-18Z', PAPER) +
        disc([-8, -12], 6.4, RED) +
        fill('M3 -18h11v11h-11Z', SUN.base) +
        oval([-8, 10], 7.4, 4.4, FIR.base, -30) +
        fill('M2 16l7 -13 7 13Z', BARK.base),
      [196, 232],
      { turn: -8 },
    ),
    disc([216, 250], 7.6, CAST.awa.skin),
  )
}

/** A tuque cut in a sleeve: its top is a knot; `strips` hang from its rim. */
function sleeveTuque([x, y]: Point, color: string, strips: string): string {
  return (
    strips +
    fill(
      `M${x - 25} ${y}C${x - 28} ${y - 38} ${x + 28} ${y - 38} ${x + 25} ${y}Q${x} ${y + 8} ${x - 25} ${y}Z`,
      color,
    ) +
    line(`M${x - 24} ${y - 1}Q${x} ${y + 8} ${x + 24} ${y - 1}`, shade(color, 0.2), 4) +
    line(
      `M${x - 8} ${y - 22}Q${x - 12} ${y - 12} ${x - 11} ${y - 5}M${x + 8} ${y - 22}Q${x + 12} ${y - 12} ${x + 11} ${y - 5}`,
      shade(color, 0.14),
      2,
    ) +
    oval([x, y - 29], 8, 5, shade(color, 0.16)) +
    fill(`M${x - 4} ${y - 32}l-9 -12 11 3 6 -8 4 10 9 0 -11 9Z`, color)
  )
}

export function bearBraids(): string {
  const hairdresser = mild(CAST.zoe, { top: SUN.base, legs: WATER.deep, shoes: PAPER })
  const washer = mild(CAST.idris, { top: MAPLE.base, legs: FIR.dark, shoes: PAPER, cut: 'stripes', trim: CREAM })
  const client = mild(CAST.lea, { top: PLUM.base, legs: BARK.dark, shoes: MAPLE.dark })
  const TUQUE = ROSE.base
  const braid = (d: string) => line(d, TUQUE, 9) + line(d, shade(TUQUE, 0.22), 1.8)
  const towel = (x: number, y: number) =>
    fill(
      `M${x - 16} ${y - 6}Q${x - 30} ${y - 2} ${x - 36} ${y + 26}Q${x} ${y + 38} ${x + 36} ${y + 26}Q${x + 30} ${y - 2} ${x + 16} ${y - 6}Z`,
      WATER.pale,
    ) + line(`M${x - 33} ${y + 20}Q${x} ${y + 31} ${x + 33} ${y + 20}`, WATER.base, 3)
  return frame(
    ['#f1dfe0', '#f8eeea'],
    pane([40, 34], 96, 80, 'winter'),
    pinned([190, 48], 52, 42, [PLUM.base, SUN.base, ROSE.base], 4),
    floor(204, '#d3ad86', PAPER),
    rug([362, 340], 128, 34, '#c9d9c0', FIR.soft),
    mirror(
      [342, 34],
      122,
      134,
      BARK.pale,
      line('M-10 84L18 62M-8 98L14 90', MAPLE.base, 15),
      toddler({ ...client, view: 'front' }, POSES.standFront, [56, 186], 148),
      towel(56, 101),
      disc([31, 58], 8, CAST.idris.skin) + disc([48, 44], 8, CAST.idris.skin),
      line('M74 36l5 -7M82 46l8 -4', PAPER, 3),
    ),
    chair([258, 240], FIR.soft, { scale: 0.8 }),
    doll([260, 214], CAST.fatou.skin, INK, MAPLE.soft, { scale: 1.15 }),
    toddler(washer, vary(POSES.stand, { lean: 10, nod: 14, stretch: 1.36, elbows: [-1, -1] }), [300, 322], 178, {
      grip: { near: [354, 216], far: [374, 205] },
    }),
    toddler(
      { ...client, view: 'back' },
      vary(POSES.standFront, { hip: [0, -28], feet: pair(-6, -8, 6, -8) }),
      [380, 348],
      166,
    ),
    towel(380, 268),
    line('M352 350V286M408 350V286', shade(FIR.base, 0.14), 8) +
      line('M352 290H408M352 306H408M352 322H408', FIR.base, 9),
    disc([356, 218], 8.4, CAST.idris.skin) + disc([375, 206], 8.4, CAST.idris.skin),
    line('M350 216l10 5M355 210l10 5M369 204l10 5M374 198l9 6', CAST.idris.skin, 4),
    under([96, 346], 40),
    chair([92, 344], WATER.base, { scale: 1.15 }),
    bear([98, 304], BARK.soft, { scale: 1.95 }),
    sleeveTuque(
      [98, 234],
      TUQUE,
      braid('M74 234Q62 254 66 278') + braid('M80 237Q74 258 80 276') + braid('M120 236Q132 252 152 258'),
    ),
    toddler(hairdresser, vary(POSES.stand, { lean: 10, nod: 8, stretch: 1.15, elbows: [1, 1] }), [196, 348], 172, {
      facing: -1,
      grip: { near: [152, 260], far: [140, 252] },
    }),
  )
}

export function bearBirthday(): string {
  const wrapper = mild(CAST.noah, { top: WATER.base, legs: BARK.dark, shoes: PAPER, cut: 'overalls' })
  const blower = mild(CAST.mei, { top: ROSE.base, legs: PLUM.dark, shoes: SUN.base, cut: 'stripes', trim: PAPER })
  const candle = (x: number, color: string) =>
    fill(`M${x - 6} 270v-24h12v24Z`, CARDBOARD) +
    line(`M${x - 6} 264l12 -6M${x - 6} 256l12 -6`, color, 3) +
    oval([x, 246], 6, 2, shade(CARDBOARD, 0.4)) +
    fill(`M${x - 4} 244q-1 -7 3 -13 6 6 5 13Z`, SUN.base)
  return frame(
    ['#f6e3c2', '#fbf1dd'],
    pane([30, 62], 84, 76, 'spring'),
    garland(10, 470, 20, 22, [ROSE.base, SUN.base, WATER.base, FIR.soft]),
    floor(202, '#c8a27c', PAPER),
    shelf([396, 202], 76, 76, [['books'], ['blocks', 'ball']]),
    blanket([230, 304], 410, 84, '#a9c9b4', '#c6dcc8'),
    rabbit([68, 292], STONE.pale, { scale: 1.15 }),
    under([250, 290], 50),
    bear([250, 288], BARK.soft, { scale: 3.1 }),
    fill('M232 171L253 120 270 171Q251 180 232 171Z', PLUM.base) +
      line('M240 157l25 -5M246 141l14 -3', SUN.soft, 4) +
      disc([253, 120], 6, SUN.base),
    under([340, 334], 66),
    block([300, 332], 38, 30, WATER.soft) + block([339, 332], 38, 30, SUN.base) + block([378, 332], 38, 30, MAPLE.soft),
    block([320, 301], 38, 28, ROSE.soft) + block([359, 301], 38, 28, FIR.soft),
    candle(310, ROSE.base) + candle(330, WATER.base) + candle(351, FIR.base) + candle(371, PLUM.base),
    toddler(blower, vary(POSES.kneel, { lean: 14, nod: 6, elbows: [1, 1] }), [446, 350], 168, {
      facing: -1,
      grip: { near: [432, 318], far: [424, 320] },
    }),
    line('M402 246q-8 -3 -14 0M403 254h-19M402 262q-8 3 -13 1', WATER.base, 3),
    basket([40, 350], 62, 32, BARK.pale, ball([-12, -36], 13, RED) + fill('M2 -52h20v22h-20Z', PLUM.base)),
    fill('M148 318L224 314 250 340 166 350Z', SUN.soft),
    fill('M178 330Q178 318 188 316L196 322Q206 328 220 329 226 332 224 337 202 340 180 337Z', RED) +
      line('M180 337Q202 341 224 337', PAPER, 4) +
      line('M194 322l-4 5M200 326l-4 4', PAPER, 2.4),
    under([122, 352], 44),
    toddler(wrapper, vary(POSES.heels, { lean: 22, nod: 14, stretch: 1.15, elbows: [-1, 1] }), [122, 352], 170, {
      grip: { near: [168, 314], far: [186, 306] },
    }),
    fill('M148 318L166 350Q186 346 200 338 202 322 188 304 166 304 148 318Z', shade(SUN.base, 0.06)) +
      line('M156 322Q176 318 194 322', shade(SUN.base, 0.2), 2.4),
    disc([168, 315], 8, CAST.noah.skin) + disc([187, 306], 7.4, shade(CAST.noah.skin, 0.12)),
  )
}

/** Socks rolled into a ball. */
function sockBall([x, y]: Point, r: number, color: string, trim: string = PAPER): string {
  return (
    disc([x, y], r, color) +
    line(
      `M${num(x - r * 0.7)} ${num(y - r * 0.3)}Q${x} ${num(y + r * 0.25)} ${num(x + r * 0.7)} ${num(y - r * 0.3)}`,
      trim,
      r * 0.26,
    ) +
    line(
      `M${num(x - r * 0.5)} ${num(y + r * 0.5)}Q${x} ${num(y + r * 0.9)} ${num(x + r * 0.5)} ${num(y + r * 0.5)}`,
      trim,
      r * 0.2,
    )
  )
}

/** A cone of thin cardboard, its tip folded flat; the mouth is at the origin. */
function cone(at: Point, turn = 0): string {
  return place(
    fill('M-17 0Q0 6 17 0L5 38H-5Z', CARDBOARD) +
      line('M-10 4L4 34M0 5L5 22M10 4L-4 34', shade(CARDBOARD, 0.16), 2) +
      oval([0, 0], 17, 4.6, shade(CARDBOARD, 0.3)),
    at,
    { turn },
  )
}

export function sockScoops(): string {
  const seller = summer(CAST.lila, {
    top: SUN.base,
    legs: WATER.deep,
    cut: 'apron',
    trim: PAPER,
    hat: cap(ROSE.base, PAPER),
  })
  const client = summer(CAST.theo, {
    top: WATER.base,
    legs: FIR.dark,
    shoes: MAPLE.dark,
    cut: 'stripes',
    trim: PAPER,
    hat: cap(MAPLE.base, PAPER),
  })
  const next = summer(CAST.maika, { top: ROSE.soft, legs: PLUM.base, shoes: PAPER, hat: sunhat(SUN.soft, ROSE.base) })
  return frame(
    ['#b9e0f0', '#eef5df'],
    sun([424, 52], 20, SUN.soft),
    cloud([262, 62], 92, PAPER, 0.9),
    woods(166, 56, '#b3d6a0', 6, 'round'),
    fence([4, 476], 198, 52, '#dcc096', 28),
    land([0, 198, 240, 194, 480, 200], '#a5cf83'),
    leafy([60, 236], 210, FIR.soft, 5),
    land([0, 262, 240, 256, 480, 264], '#94c473'),
    tufts([212, 250], 10, FIR.base, 5, 7),
    oval([150, 326], 168, 24, '#7fb163'),
    toddler(seller, vary(POSES.stand, { lean: 8, nod: 4, stretch: 1.12, elbows: [1, 1] }), [204, 306], 174, {
      grip: { near: [246, 224], far: [232, 268] },
    }),
    bench([150, 330], 236, 56, '#e0b97e'),
    tub(
      [92, 275],
      96,
      30,
      WATER.base,
      WATER.deep,
      [
        sockBall([-28, -34], 12, ROSE.base),
        sockBall([24, -34], 12, FIR.soft),
        sockBall([-3, -36], 13, SUN.base, MAPLE.base),
        sockBall([-16, -48], 12, PLUM.soft),
        sockBall([12, -49], 12, MAPLE.soft),
      ].join(''),
    ),
    cone([166, 274], 180),
    plate([206, 275], RED, '', { scale: 0.9 }),
    toddler(next, vary(POSES.stand, { lean: 2, nod: 26, elbows: [1, 1] }), [448, 330], 160, {
      facing: -1,
      grip: { near: [420, 272], far: [428, 258] },
    }),
    fill('M410 254h22l-3 20h-16Z', PLUM.soft) + oval([421, 254], 11, 3, shade(PLUM.soft, 0.3)),
    disc([423, 272], 7.4, CAST.maika.skin),
    under([350, 350], 44),
    toddler(client, vary(POSES.stand, { lean: -2, nod: 2, stretch: 1.42, elbows: [1, 1] }), [352, 350], 172, {
      facing: -1,
      grip: { near: [300, 268], far: [296, 256] },
    }),
    cone([292, 240], 0),
    sockBall([292, 230], 15, ROSE.base),
    line('M246 224L270 216', STONE.base, 4.6),
    sockBall([291, 206], 14, SUN.base, MAPLE.base),
    fill('M266 208Q268 222 282 222 294 222 296 214Q282 216 266 208Z', STONE.soft),
    disc([247, 224], 7.6, CAST.lila.skin),
    disc([299, 266], 7.6, CAST.theo.skin) + disc([287, 258], 7, shade(CAST.theo.skin, 0.1)),
    under([410, 354], 18),
    sockBall([408, 344], 14, FIR.base),
    line('M428 354q8 -2 12 -6M446 346q4 -3 6 -6', PAPER, 3),
  )
}
