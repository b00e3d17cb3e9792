import { adult, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { flowers, frame, land, leaves, sun, tufts, woods } from '../../../kit/landscape.ts'
import {
  BARK,
  CREAM,
  EARTH,
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
import { ADULTS, autumn, CAST, mild, summer, TUQUES, winter } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { floor, hooks, pane, rug, wainscot } from '../../../kit/room.ts'
import { disc, fill, line, type Options, oval, place } from '../../../kit/svg.ts'
import { boot, disk, droplets } from '../../../kit/things.ts'
import { basket, bear, blanket, rabbit, sponge, tub, under } from '../../../kit/toys.ts'
import { fir, mapleLeaf, trunk } from '../../../kit/trees.ts'

const CONE = '#a8703d'

/** A fat cone of a pine, its centre at the origin, its tip to the right. */
function pineCone(at: Point, options: Options = {}): string {
  return place(
    oval([-2, 0], 13, 9, CONE) +
      fill('M-4 -9Q12 -8 18 0 12 8 -4 9Z', CONE) +
      line('M-8 -7q6 7 0 14M0 -7q6 7 0 14M8 -5q4 5 0 10', BARK.dark, 2.8),
    at,
    options,
  )
}

/** A thick piece of bark lying on its back. */
function barkPiece(at: Point, options: Options = {}): string {
  return place(
    fill('M-19 -5L-8 -9 15 -7 20 2 12 8 -16 7Z', BARK.base) +
      fill('M-16 7L12 8 20 2 18 7 11 12 -14 11Z', BARK.deep) +
      line('M-13 -1H-3M2 -4H12M-6 4H8', BARK.deep, 2),
    at,
    options,
  )
}

/** The rigid handle of a basket of width `w` whose rim is at `h`. */
function handle([x, y]: Point, w: number, h: number): string {
  return line(`M${x - w / 2 + 3} ${y - h}Q${x} ${y - h - w * 0.95} ${x + w / 2 - 3} ${y - h}`, BARK.soft, 5)
}

export function overflowingHands(): string {
  const educator = autumn(ADULTS.lucie, { top: PLUM.base, legs: BARK.dark, shoes: BARK.deep, trim: CREAM })
  const giver = autumn(CAST.zoe, { top: ROSE.base, legs: FIR.deep, trim: CREAM, hat: TUQUES.sun })
  const picker = autumn(CAST.theo, { top: FIR.base, legs: WATER.deep, trim: SUN.soft, hat: TUQUES.maple })
  const skin = ADULTS.lucie.skin
  return frame(
    ['#f2e3c4', '#f8efda'],
    woods(206, 96, '#e9c48a', 4, 'round'),
    trunk([420, 236], 20, 30, '#b08e69'),
    land([0, 224, 240, 214, 480, 226], '#c9a55c'),
    leaves({ x: [0, 480], y: [228, 354] }, 30, [MAPLE.base, SUN.base, MAPLE.dark], 5, 6),
    trunk([238, 274], -20, 92, BARK.base),
    fill(
      'M-10 -10H490V30Q470 60 436 46 404 76 366 54 330 84 284 60 240 86 196 58 152 82 108 54 66 72 36 46 10 52 -10 30Z',
      MAPLE.base,
    ) + fill('M100 -10H490V14Q450 34 410 22 360 44 312 24 260 40 214 22 150 30 100 -10Z', SUN.base),
    leaves({ x: [20, 460], y: [84, 190] }, 9, [MAPLE.base, MAPLE.dark, SUN.base], 8, 6),
    blanket([240, 314], 452, 84, '#5f93a8', '#8bb4c2'),
    basket(
      [322, 306],
      70,
      34,
      BARK.pale,
      mapleLeaf([-16, -40], 24, -30, MAPLE.base) + pineCone([10, -40], { turn: -30 }),
    ),
    handle([322, 306], 70, 34),
    under([238, 306], 70, 9),
    adult(educator, vary(POSES.tailorFront, { lean: 0 }), [238, 306], 274, {
      grip: { near: [206, 250], far: [262, 250] },
    }),
    mapleLeaf([216, 238], 28, -40, SUN.base),
    barkPiece([250, 236], { turn: -10, scale: 1.1 }),
    mapleLeaf([264, 230], 24, 50, MAPLE.base),
    pineCone([236, 228], { turn: -16 }),
    line('M198 244Q206 258 228 256M270 244Q262 258 240 256', skin, 11),
    under([122, 336], 40),
    toddler(giver, vary(POSES.stand, { lean: 8, nod: 4, stretch: 1.15, elbows: [1, 1] }), [134, 340], 158, {
      grip: { near: [184, 244], far: [154, 284] },
    }),
    pineCone([200, 236], { turn: -24 }),
    disc([186, 243], 7.4, CAST.zoe.skin),
    mapleLeaf([360, 340], 28, 30, MAPLE.dark),
    under([412, 342], 42),
    toddler(picker, vary(POSES.lower, { lean: 56, elbows: [1, 1], stretch: 1.2 }), [416, 344], 150, {
      facing: -1,
      grip: { near: [370, 334], far: [390, 322] },
    }),
    pineCone([66, 300], { turn: 12 }),
    barkPiece([188, 332], { turn: 6 }),
    disk([276, 336], 15, 6),
    mapleLeaf([226, 346], 24, -20, SUN.base),
    line('M282 318l20 5', BARK.dark, 12) + line('M303 323h.1', BARK.cut, 10),
    mapleLeaf([74, 338], 26, 80, MAPLE.base),
    pineCone([312, 344], { turn: -20 }),
  )
}

function cone(at: Point, scale = 1): string {
  return place(
    oval([0, -1], 13, 4, '#c8541f') +
      fill('M-9 -2L-2.4 -30Q0 -33 2.4 -30L9 -2Q0 2 -9 -2Z', '#ec6d2a') +
      fill('M-6.6 -12L-4.6 -20Q0 -18 4.6 -20L6.6 -12Q0 -9 -6.6 -12Z', PAPER),
    at,
    { scale },
  )
}

/** A shallow plastic sled with a rounded rim, its front to the right; `rider` sits between its two sides. */
function shallowSled(at: Point, color: string, rider = '', options: Options = {}): string {
  return place(
    fill('M-70 -38Q-68 -46 -58 -44H50Q66 -44 74 -52L66 -14H-60Z', shade(color, 0.32)) +
      rider +
      fill('M-70 -38Q-66 -24 -54 -24H46Q66 -24 75 -52 82 -12 56 0H-52Q-68 -4 -70 -38Z', color) +
      line('M-70 -38Q-66 -24 -54 -24H46Q66 -24 75 -51', glow(color, 0.4), 4),
    at,
    options,
  )
}

export function stuckSled(): string {
  const first = winter(CAST.noah, { top: SUN.base, legs: WATER.deep, trim: ROSE.base, hat: TUQUES.water })
  const second = winter(CAST.rose, { top: ROSE.base, legs: PLUM.dark, trim: CREAM, hat: TUQUES.fir })
  const puller = winter(CAST.anh, { top: FIR.base, legs: FIR.deep, trim: SUN.soft, hat: TUQUES.maple })
  const educator = winter(ADULTS.julie, { top: PLUM.base, legs: BARK.deep, trim: SUN.soft })
  return frame(
    ['#b5d4e8', '#f6f0e2'],
    sun([72, 52], 20, SUN.pale),
    woods(178, 88, '#b4c7d3', 6, 'round'),
    fir([54, 206], 130, '#76998b', true),
    land([0, 198, 240, 190, 480, 200], SNOW.base),
    land([0, 228, 240, 220, 480, 230], SNOW.light),
    fill('M66 252H424L500 372H-20Z', '#dde7ee'),
    cone([138, 246], 0.95),
    cone([446, 250], 0.95),
    under([278, 246], 40, 6),
    adult(educator, vary(POSES.kneel, { lean: 12, nod: 4, elbows: [1, 1] }), [282, 248], 190, {
      facing: -1,
      grip: { near: [262, 200], far: [252, 198] },
    }),
    shallowSled([58, 262], WATER.base, rabbit([0, -16], '#a48fc6', { scale: 1.2 }), { scale: 0.68 }),
    line('M-4 346Q60 338 130 346M10 330Q60 324 110 328', SNOW.deep, 4, 0.7),
    under([368, 342], 44, 7),
    under([100, 346], 60, 8),
    toddler(
      second,
      vary(POSES.push, { lean: 58, nod: -42, stretch: 1.15, elbows: [1, 1], feet: pair(-22, -4, 0, -4) }),
      [164, 322],
      146,
      { grip: { near: [228, 301], far: [234, 298] } },
    ),
    under([262, 346], 84, 9),
    shallowSled(
      [258, 344],
      '#d6463a',
      place(bear([0, 0], '#a9744a', { scale: 1.9 }) + line('M-7 -59h.1M7 -59h.1', INK, 3.8), [20, -20], { turn: -26 }),
    ),
    fill('M308 348Q316 328 334 336 348 332 354 350Z', SNOW.light),
    toddler(
      first,
      vary(POSES.push, { lean: 52, nod: -36, elbows: [1, 1], feet: pair(-24, -4, 0, -4) }),
      [122, 350],
      162,
      { grip: { near: [190, 310], far: [196, 304] } },
    ),
    toddler(
      puller,
      vary(POSES.pull, { hip: [2, -31], lean: -18, nod: 18, elbows: [1, 1], stretch: 1.2, feet: pair(16, -4, -6, -4) }),
      [370, 344],
      158,
      { facing: -1, grip: { near: [336, 296], far: [332, 304] } },
    ),
    cone([462, 356], 1.2),
  )
}

/** A tall closed box of cardboard: its front is `w` wide, its right side shows. */
function tallBox([x, y]: Point, w: number, h: number, tint: string): string {
  return (
    fill(`M${x} ${y - h}l16 -14h${w}l-16 14Z`, glow(tint, 0.3)) +
    fill(`M${x + w} ${y}v${-h}l16 -14v${h}Z`, shade(tint, 0.24)) +
    fill(`M${x} ${y}v${-h}h${w}v${h}Z`, tint) +
    fill(`M${x + w / 2 - 5} ${y - h + 30}v-30l16 -14h10l-16 14v30Z`, '#f3e3b0') +
    line(`M${x + 16} ${y - 22}h${w * 0.3}m-${w * 0.3} 9h${w * 0.18}`, shade(tint, 0.22), 3)
  )
}

/** A tuque without a pompon; the middle of its hem is the origin. */
function softTuque(at: Point, color: string, trim: string, options: Options = {}): string {
  return place(
    fill('M-16 -3C-19 -22 -7 -33 4 -31 15 -29 18 -16 16 -3Z', color) +
      line('M-5 -24L-7 -10M4 -25L3 -10M10 -20L10 -10', shade(color, 0.16), 2) +
      line('M-14 -3H14', trim, 8.5),
    at,
    options,
  )
}

export function outAndInAgain(): string {
  const leaving = mild(CAST.lila, {
    top: SUN.base,
    legs: WATER.deep,
    shoes: ROSE.base,
    cut: 'stripes',
    trim: MAPLE.base,
  })
  const capping = mild(CAST.emile, { top: FIR.base, legs: PLUM.dark, shoes: SUN.base })
  const educator = mild(ADULTS.marc, { top: ROSE.base, legs: BARK.deep, shoes: STONE.pale })
  const tint = '#c99f6c'
  const front = (x: number, y: number, color: string, turn: number) =>
    place(
      fill('M-13 -36H13V-12Q19 -8 18 2 0 10 -18 2 -19 -8 -13 -12Z', color) +
        line('M-12 -35H12', CREAM, 8) +
        line('M-16 3Q0 9 16 3', shade(color, 0.4), 4),
      [x, y],
      { turn },
    )
  return frame(
    ['#e3ecea', '#f3efe1'],
    wainscot(132, 196, '#c9ddd8'),
    floor(196, '#cda67d'),
    pane([356, 24], 96, 78, 'winter'),
    hooks([24, 62], 44, [WATER.base, MAPLE.base, '', PLUM.base, FIR.base]),
    boot([434, 214], WATER.base, { scale: 0.8 }) + boot([458, 216], WATER.base, { scale: 0.8 }),
    rug([186, 328], 116, 30, '#7fa6b8', '#a9c6d2', false),
    tallBox([36, 292], 88, 156, tint) + tallBox([226, 292], 88, 156, shade(tint, 0.05)),
    under([176, 322], 44, 7),
    toddler(leaving, vary(POSES.standFront, { hands: pair(-26, -46, 26, -48), elbows: [1, -1] }), [176, 318], 148),
    front(160, 318, ROSE.base, 6),
    front(194, 313, ROSE.base, -6),
    softTuque([176, 208], PLUM.base, SUN.soft, { scale: 1.85, turn: -4 }),
    under([424, 340], 60, 9),
    adult(educator, vary(POSES.heels, { lean: 24, nod: 34, elbows: [1, 1] }), [438, 342], 256, {
      facing: -1,
      grip: { near: [406, 300], far: [396, 302] },
    }),
    softTuque([389, 197], WATER.base, CREAM, { scale: 1.5, turn: -46 }),
    under([332, 346], 40, 7),
    toddler(capping, vary(POSES.reach, { lean: 6, nod: -10, stretch: 1.4, elbows: [1, 1] }), [326, 348], 162, {
      grip: { near: [374, 214], far: [364, 202] },
    }),
    boot([254, 344], FIR.base) + boot([282, 352], FIR.base, { turn: 4 }),
    basket(
      [44, 350],
      80,
      28,
      BARK.pale,
      softTuque([-22, -22], FIR.base, CREAM, { turn: -14 }) +
        softTuque([16, -24], MAPLE.base, PAPER, { turn: 16 }) +
        line('M-4 -34v-12M2 -38l5 -4', WATER.base, 11),
    ),
  )
}

/** A plastic pot wider at its mouth, `level` of water inside, standing on the origin. */
function tubPot(at: Point, w: number, h: number, color: string, inside: string = shade(PAPER, 0.3)): string {
  return place(
    oval([0, -h], w / 2, w * 0.15, shade(PAPER, 0.22)) +
      oval([0, -h + 1.5], w * 0.42, w * 0.11, inside) +
      fill(`M${-w / 2} ${-h}Q0 ${-h + w * 0.3} ${w / 2} ${-h}L${w * 0.42} -2Q0 ${w * 0.16} ${-w * 0.42} -2Z`, PAPER) +
      fill(
        `M${-w * 0.48} ${-h * 0.72}Q0 ${-h * 0.72 + w * 0.28} ${w * 0.48} ${-h * 0.72}L${w * 0.44} ${-h * 0.26}Q0 ${-h * 0.26 + w * 0.24} ${-w * 0.44} ${-h * 0.26}Z`,
        color,
      ),
    at,
  )
}

/** A big clay pot of flowers, standing on the origin. */
function flowerPot(at: Point): string {
  return place(
    line(
      'M-14 -40Q-18 -58 -26 -64M0 -40V-74M14 -40Q18 -56 26 -62M-4 -40Q-8 -54 -12 -56M6 -40Q10 -52 12 -52',
      FIR.dark,
      4,
    ) +
      line('M-26 -66h.1M0 -76h.1M26 -64h.1M-12 -56h.1M12 -54h.1', ROSE.base, 15) +
      line('M-26 -66h.1M0 -76h.1M26 -64h.1M-12 -56h.1M12 -54h.1', SUN.base, 5) +
      fill('M-28 -38H28L20 0H-20Z', MAPLE.dark) +
      line('M-28 -38H28', MAPLE.base, 9) +
      oval([0, -42], 24, 3, EARTH.base),
    at,
  )
}

export function thirstySponge(): string {
  const hat = (color: string, trim: string) => ({ kind: 'sunhat' as const, color, trim })
  const squeezing = summer(CAST.awa, { top: ROSE.base, legs: PLUM.base, shoes: CREAM, hat: hat(PAPER, ROSE.base) })
  const dipping = summer(CAST.sami, {
    top: SUN.base,
    legs: WATER.deep,
    shoes: FIR.base,
    hat: hat(WATER.soft, WATER.deep),
  })
  const seated = summer(ADULTS.minh, { top: FIR.base, legs: BARK.dark, shoes: CREAM, hat: hat(CREAM, MAPLE.base) })
  const educator = { ...seated, wear: { ...seated.wear, shorts: false } }
  return frame(
    ['#a9d8ec', '#eef6e2'],
    woods(176, 60, '#b4d8a8', 5, 'round'),
    land([0, 186, 240, 180, 480, 188], '#b9da93'),
    fill('M0 214Q240 196 480 216V360H0Z', '#7fae6c'),
    tufts([220, 280], 12, '#699a5b', 4, 8),
    trunk([442, 224], -10, 46, BARK.base),
    fill(
      'M-10 -10H490V46Q470 70 444 54 420 78 390 58 366 72 338 50 300 68 270 44 240 58 214 36 160 54 130 30 60 40 -10 14Z',
      FIR.base,
    ),
    fill('M180 -10H490V26Q440 46 400 28 340 40 300 20 240 26 180 -10Z', FIR.soft, 0.7),
    flowerPot([52, 268]),
    under([256, 300], 80, 9),
    adult(educator, vary(POSES.tailorFront, { lean: 0 }), [256, 300], 250, {
      grip: { near: [224, 262], far: [284, 240] },
    }),
    sponge([288, 236], 34, 20, MAPLE.soft, -8),
    disc([284, 242], 6.4, ADULTS.minh.skin),
    droplets(
      [
        [282, 250],
        [291, 262],
        [284, 276],
      ],
      3.6,
      WATER.base,
    ),
    under([264, 342], 92, 10),
    tub([264, 340], 172, 30, WATER.deep, WATER.soft, line('M-52 -28q16 5 34 0M-20 -20q12 4 26 0', PAPER, 2.6)),
    sponge([316, 308], 46, 22, SUN.base, 8),
    fill('M300 314Q322 308 344 318L336 326Q316 328 300 322Z', WATER.soft, 0.8) +
      line('M296 316q26 16 50 2', PAPER, 2.4),
    under([100, 346], 54, 8),
    toddler(squeezing, vary(POSES.kneel, { lean: 8, nod: 14, stretch: 1.2, elbows: [1, 1] }), [98, 346], 162, {
      grip: { near: [148, 284], far: [166, 282] },
    }),
    tubPot([158, 354], 56, 42, ROSE.soft, WATER.soft),
    fill('M140 271Q158 281 177 269 182 282 177 297 158 288 140 298 135 284 140 271Z', SUN.base) +
      line('M151 284h.1M164 286h.1M160 281h.1', shade(SUN.base, 0.22), 3.4),
    disc([144, 286], 7.4, CAST.awa.skin) + disc([173, 284], 7, shade(CAST.awa.skin, 0.14)),
    droplets(
      [
        [150, 294],
        [159, 290],
        [166, 294],
        [155, 302],
      ],
      4.2,
      WATER.base,
    ),
    tubPot([444, 352], 50, 22, SUN.soft),
    under([390, 346], 54, 8),
    toddler(dipping, vary(POSES.kneel, { lean: 26, nod: 12, stretch: 1.25, elbows: [1, 1] }), [382, 346], 160, {
      facing: -1,
      grip: { near: [328, 306], far: [318, 302] },
    }),
    flowers([346, 356], 6, PAPER, FIR.dark, 8, [200, 340]),
  )
}
