import { FRONT_LAUGH, SIDE_LAUGH, SIDE_OH, SIDE_SMILE } from '../../../kit/faces.ts'
import { adult, figure, type Pose, type Stance, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { face } from '../../../kit/head.ts'
import { frame } from '../../../kit/landscape.ts'
import {
  BARK,
  FIR,
  glow,
  HAIR,
  INK,
  MAPLE,
  MOUTH,
  PAPER,
  PLUM,
  RED,
  ROSE,
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, BABIES, barefoot, bodysuit, CAST, mild, sleeper } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { chair, curtains, door, floor, pane, pinned, rug, shelf, wainscot } from '../../../kit/room.ts'
import { dashes, disc, fill, line, type Options, place } from '../../../kit/svg.ts'
import { blanket, cloth, doll, under } from '../../../kit/toys.ts'
import { wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

const FLOOR = '#cfa97f'
/** Of painter's tape. */
const TAPE = '#4f93c4'

/** An eye shut tight, a nose that wrinkles and a tongue that comes out. */
const SIDE_YUCK =
  line('M4.500 -4.500l4.500 2.500-5 2', INK, 1.8) +
  line('M11.500 -1.500l2.500 -1.500M11.500 1l3 -.5', INK, 1.2) +
  line('M5.500 9.500Q8 6.500 12 7.500', MOUTH, 2) +
  line('M9.500 8.500v3.500', ROSE.base, 4)

/** A sitting doll whose bare legs, straight down, end in two feet seen from the side. */
const longLegged = (at: Point, skin: string, hair: string, dress: string, legs: string, options: Options = {}) =>
  place(line(legs, skin, 6) + doll([0, 0], skin, hair, dress), at, options)

/** A washcloth folded over what carries it. */
const folded = (at: Point, color: string, options: Options = {}) =>
  place(
    fill('M-13 -4Q0 -10 13 -4L15 12Q8 9 2 13 -6 9 -14 12Z', color) +
      line('M-13 7Q-6 5 2 8 8 5 14 7', glow(color, 0.5), 2.2),
    at,
    options,
  )

export function footThatStinks(): string {
  const educator = barefoot(mild(ADULTS.julie, { top: FIR.base, legs: WATER.deep }))
  const small = mild(CAST.idris, { top: SUN.base, legs: PLUM.dark, shoes: PAPER, cut: 'stripes', trim: MAPLE.base })
  const baby = sleeper(BABIES.ambre, WATER.base)
  return frame(
    ['#e7e2d6', '#f6f0e3'],
    pane([206, 14], 104, 76, 'spring'),
    curtains([206, 14], 104, 76, '#d79a8b'),
    pinned([410, 30], 52, 44, [WATER.base, ROSE.base, SUN.base], 4),
    floor(164, FLOOR),
    rug([244, 298], 232, 58, '#c9dcc4', '#9cbf97'),
    under([330, 244], 32, 5),
    toddler(small, vary(POSES.walk, { lean: 4, nod: -2, elbows: [1, 1], stretch: 1.25 }), [344, 244], 150, {
      facing: -1,
      grip: { near: [299, 184], far: [295, 176] },
      holding: longLegged([290, 194], BARK.cut, HAIR.black, RED, 'M-4 -6L-25 -11l-1 -6M4 -4L6 12h-4', { scale: 1.3 }),
    }),
    face(SIDE_LAUGH, [341, 134], 27.8, 0, true),
    folded([292, 258], FIR.soft, { turn: -4 }),
    under([112, 302], 70, 7),
    adult(educator, vary(POSES.tailor, { lean: 4, nod: 4, elbows: [1, 1] }), [100, 300], 256, {
      grip: { near: [158, 194], far: [190, 218] },
      holding: longLegged([182, 206], BARK.soft, HAIR.black, ROSE.base, 'M-3 -4L-2 26l5 1M4 -4L18 6l2 5', {
        scale: 1.8,
        turn: 122,
      }),
    }),
    face(SIDE_YUCK, [108, 170], 22.5, 6.2),
    line('M136 160q5 -4 2 -9t3 -9M146 162q5 -4 2 -9t3 -9M156 166q5 -4 2 -9t3 -9', SUN.dark, 2.4),
    folded([158, 272], SUN.soft, { turn: 14, scale: 1.2 }),
    under([386, 340], 52, 7),
    figure(baby, vary(BABY_POSES.sit, { lean: -8, nod: -8, stretch: 1.5 }), [400, 340], 156, {
      build: 'baby',
      facing: -1,
      grip: { near: [352, 258] },
    }),
    cloth([350, 258], 36, 30, RED, { turn: 70 }),
    disc([352, 258], 9, BABIES.ambre.skin),
    face(SIDE_LAUGH, [412, 249], 31, 12.4, true),
    longLegged([318, 338], BARK.cut, MAPLE.dark, PLUM.base, 'M-4 -4V14l-5 1M4 -4V14l5 1', { scale: 1.35, turn: -90 }),
    folded([304, 329], PAPER, { scale: 0.9 }),
  )
}

/** Eyes wide open over a mouth that says nothing yet. */
const WAITING =
  line('M-6 0h.1M6 0h.1', INK, 3.4) +
  line('M-9 -4q3 -3.500 6 0M3 -4q3 -3.500 6 0', INK, 1.5) +
  line('M-4 8.500Q0 11 4 8.500', MOUTH, 2.2)

/** A light scarf hanging by one corner from the fingers at the origin. */
const hung = (at: Point, color: string, options: Options = {}) =>
  place(
    fill('M-2 -8L4 -7 1 0Q6 22 20 40L24 62 12 72 2 88 -10 70 -22 60 -16 36Q-4 20 -2 0Z', color) +
      line('M0 8Q-2 40 -10 62M1 10Q6 40 12 64M0 20Q1 50 2 78', shade(color, 0.14), 2),
    at,
    options,
  )

export function windThatWaits(): string {
  const educator = barefoot(mild({ ...ADULTS.lucie, view: 'front' }, { top: PLUM.base, legs: WATER.deep }))
  const baby = bodysuit(BABIES.tao, FIR.soft)
  const small = barefoot(mild({ ...CAST.lea, view: 'front' }, { top: MAPLE.base, legs: FIR.deep }))
  return frame(
    ['#dfe8ea', '#f4f1e4'],
    pane([30, 14], 104, 76, 'summer'),
    curtains([30, 14], 104, 76, '#a9b98a'),
    pinned([330, 36], 50, 42, [PLUM.base, SUN.base, FIR.base], 4),
    wainscot(130, 170, '#d8d6c4'),
    floor(170, FLOOR),
    shelf([384, 170], 86, 66, [
      ['books', 'ball'],
      ['basket', 'rings'],
    ]),
    rug([236, 302], 236, 56, '#d9cbe4', '#ad97c9'),
    under([238, 280], 80, 7),
    hung([164, 108], SUN.base, { scale: 1.15 }),
    adult(educator, vary(POSES.tailorFront, { nod: -6, elbows: [1, -1], stretch: 1.1 }), [238, 276], 250, {
      grip: { near: [164, 106], far: [276, 256] },
    }),
    face(WAITING, [236, 148], 22, -6),
    under([104, 342], 66, 7),
    figure(baby, BABY_POSES.onBack, [112, 340], 154, {
      build: 'baby',
      step: { near: [140, 286], far: [160, 298] },
      grip: { near: [86, 276], far: [110, 286] },
    }),
    face(SIDE_OH, [56.6, 307], 30.8, -81.8),
    line('M140 272l2 -9M151 276l6 -7M162 286l9 -3', MAPLE.dark, 3),
    under([412, 330], 34, 5),
    toddler(
      small,
      vary(POSES.standFront, { hip: [0, -42.2], nod: -6, elbows: [-1, 1], stretch: 1.6 }),
      [412, 328],
      152,
      {
        grip: { near: [366, 198], far: [456, 198] },
      },
    ),
    face(FRONT_LAUGH, [409, 211], 28, -6),
    dashes('M356 208Q342 218 348 236', MAPLE.dark, 2.6, '5 6'),
    cloth([326, 246], 50, 40, RED, { turn: 8 }),
  )
}

export function bumpUnderTheBlanket(): string {
  const educator = mild(ADULTS.helene, { top: WATER.base, legs: BARK.dark, shoes: INK })
  const baby = sleeper(BABIES.binta, SUN.base)
  const small = barefoot(mild(CAST.mei, { top: ROSE.base, legs: FIR.deep, cut: 'stripes', trim: ROSE.soft }))
  return frame(
    ['#e6e5d8', '#f5f0e2'],
    pane([318, 14], 104, 76, 'autumn'),
    curtains([318, 14], 104, 76, '#9db5c0'),
    pinned([72, 36], 52, 44, [FIR.base, MAPLE.base, SUN.base], -4),
    floor(166, FLOOR),
    shelf([16, 166], 92, 40, [['basket', 'ball', 'ball']]),
    rug([240, 300], 236, 58, '#c3d3d0', '#9fb8b4'),
    under([190, 284], 66, 7),
    adult(educator, vary(POSES.tailor, { lean: 2, nod: 10, elbows: [1, 1] }), [186, 282], 252, {
      grip: { near: [226, 246], far: [236, 238] },
    }),
    face(SIDE_SMILE, [193, 154], 22.2, 11.1),
    blanket([298, 316], 194, 58, PLUM.base),
    under([420, 342], 46, 7),
    place(
      fill('M-38 6C-34 -50 34 -50 38 6 18 14 -18 14 -38 6Z', glow(PLUM.base, 0.24)) +
        fill('M8 -35Q32 -22 38 6 20 13 2 13 26 -2 8 -35Z', shade(PLUM.base, 0.14)) +
        line('M-14 -32Q-26 -12 -20 10M12 -32Q20 -10 14 11M-33 -14Q0 -24 33 -14', glow(PLUM.base, 0.5), 3),
      [346, 320],
    ),
    figure(baby, vary(BABY_POSES.sit, { lean: 12, nod: 6, stretch: 1.45 }), [422, 338], 156, {
      build: 'baby',
      facing: -1,
      grip: { near: [366, 289], far: [376, 306] },
    }),
    face(SIDE_LAUGH, [406, 248], 31.2, -12.6, true),
    line('M314 275l-8 -7M330 267l-4 -11M349 264l2 -11', MAPLE.dark, 3),
    under([86, 350], 66, 6),
    toddler(small, vary(POSES.prone, { lean: 50, nod: -34, stretch: 1.3, elbows: [1, 1] }), [84, 350], 150, {
      grip: { near: [146, 318], far: [154, 296] },
    }),
    line('M150 312l2 -10M154 317l9 -6M152 322l11 1', CAST.mei.skin, 4.4),
    line('M152 290l-2 -9M158 289l4 -9M161 294l9 -4', shade(CAST.mei.skin, 0.14), 4.4),
    face(SIDE_OH, [105, 287], 27.8, -6.5),
  )
}

/** What an elbow draws in the air when it turns as a wheel; the elbow is at the origin, its back to the left. */
const spin = (at: Point, options: Options = {}) =>
  place(line('M-2 17A18 18 0 0 1 -15 -11M-22 -8L-15 -12 -12 -4', MAPLE.dark, 2.6), at, options)

export function oneToot(): string {
  const walk = (changes: Partial<Pose> = {}) => vary(POSES.walk, { elbows: [1, 1], ...changes })
  const engine = mild(CAST.fatou, { top: RED, legs: BARK.dark, shoes: PAPER })
  const wagon = mild(CAST.emile, { top: SUN.base, legs: FIR.deep, shoes: PAPER, cut: 'stripes', trim: MAPLE.base })
  const tail = mild(CAST.mei, { top: FIR.base, legs: PLUM.dark, shoes: SUN.soft })
  const farEngine = mild(CAST.maika, { top: ROSE.base, legs: WATER.deep, shoes: PAPER })
  const farTail = mild(CAST.kofi, { top: WATER.base, legs: BARK.dark, shoes: MAPLE.dark })
  const rider = mild(CAST.theo, { top: PLUM.base, legs: WATER.deep, shoes: PAPER })
  /** One elbow back, one fist ahead, from the shoulder. */
  const turning = ([x, y]: Point, facing: 1 | -1, k = 1): Stance => ({
    facing,
    grip: { near: [x + 8 * facing * k, y + 16 * k], far: [x + 34 * facing * k, y + 14 * k] },
  })
  return frame(
    ['#e4e8e2', '#f4f1e4'],
    pane([206, 16], 100, 70, 'winter'),
    pinned([148, 30], 46, 40, [ROSE.base, SUN.base, FIR.base], -4),
    floor(150, '#d8b68d'),
    door([392, 150], 60, 122, '#8fb1a4'),
    fill('M0 0H92V150L46 360H0Z', '#d7d6c6'),
    fill('M92 139V150L46 360H36Z', PAPER),
    `<ellipse cx="286" cy="262" rx="166" ry="72" stroke="${TAPE}" stroke-width="7"/>`,
    chair([88, 252], MAPLE.base, { scale: 1.1 }),
    figure(
      rider,
      vary(POSES.sit, { hip: [0, -33], lean: 0, feet: pair(19, -4, 22, -4), elbows: [1, 1] }),
      [88, 252],
      132,
      {
        grip: { near: [122, 164] },
      },
    ),
    face(SIDE_SMILE, [88, 153], 19),
    under([240, 202], 34, 4),
    wheelchair([240, 200], SUN.base, { mirror: true, scale: 0.84 }),
    figure(
      farEngine,
      vary(POSES.sit, { hip: [0, -38], lean: 6, feet: pair(26, -12, 28, -12), elbows: [1, 1] }),
      [240, 202],
      122,
      { facing: -1, grip: { near: [228, 170], far: [216, 172] } },
    ),
    wheelchairWheel([240, 200], SUN.base, { mirror: true, scale: 0.84 }),
    face(SIDE_OH, [235, 105], 17.6, -3.3, true),
    line('M211 106l-7 -3M210 112h-8M211 118l-7 4', MAPLE.dark, 2.4),
    under([364, 202], 26, 4),
    figure(farTail, walk({ feet: pair(-9, -6, 10, -5) }), [366, 200], 126, turning([366, 122], -1, 0.8)),
    spin([380, 137], { mirror: true, scale: 0.8 }),
    under([198, 332], 30, 5) + under([310, 342], 34, 5) + under([416, 334], 34, 5),
    toddler(tail, walk(), [194, 330], 138, turning([194, 257], 1, 0.75)),
    spin([183, 270], { scale: 0.9 }),
    figure(wagon, walk({ feet: pair(-9, -6, 10, -5) }), [306, 340], 164, turning([306, 238], 1)),
    spin([289, 259]),
    figure(engine, walk(), [412, 332], 164, turning([412, 230], 1)),
    spin([395, 251]),
    face(SIDE_OH, [416, 203], 23.6, 2.2),
    line('M449 204l9 -3M449 212h10M448 220l8 4', MAPLE.dark, 2.8),
  )
}

/** A small race car that faces right, its four wheels on the origin, in its slippers of air. */
const racer = (at: Point, color: string, options: Options = {}) =>
  place(
    fill('M-27 -18L-31 -25H-18L-12 -16Q-8 -26 4 -26 12 -26 16 -17L30 -12V-5H-29Z', color) +
      fill('M-3 -23Q7 -24 11 -16H-5Z', WATER.pale) +
      disc([1, -10.5], 4, PAPER) +
      line('M-17 -6h.1M17 -6h.1', INK, 13) +
      line('M-17 -6h.1M17 -6h.1', STONE.soft, 5) +
      fill('M-26 -5Q-27 3 -22 3H-8Q-3 3 -5 -2 -9 -5 -12 -5ZM8 -5Q7 3 12 3H26Q31 3 29 -2 25 -5 22 -5Z', SUN.pale) +
      line('M-8 -3h.1M26 -3h.1', PLUM.base, 5),
    at,
    options,
  )

/** A tongue that helps the finger. */
const CARE = line('M6.500 8Q9 9 12 7.500', MOUTH, 1.8) + line('M10.500 9.500v1.500', ROSE.base, 3.6)

export function slowestWins(): string {
  const far = mild(CAST.anh, { top: FIR.base, legs: BARK.dark, shoes: PAPER })
  const mid = mild(CAST.lila, { top: SUN.base, legs: WATER.deep, shoes: PAPER })
  const near = mild(CAST.zoe, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER, cut: 'stripes', trim: ROSE.soft })
  const judge = barefoot(mild(CAST.kofi, { top: WATER.base, legs: FIR.deep }))
  const pilot = vary(POSES.kneel, { lean: 34, nod: 0, elbows: [1, 1] })
  return frame(
    ['#e8e2d4', '#f5f0e1'],
    pane([330, 14], 104, 76, 'rain'),
    curtains([330, 14], 104, 76, '#b58a9c'),
    pinned([226, 34], 50, 42, [RED, SUN.base, WATER.base], -3),
    floor(150, FLOOR),
    line('M338 180L320 354', TAPE, 8),
    shelf([30, 150], 86, 62, [
      ['books', 'ball'],
      ['basket', 'blocks'],
    ]),
    under([254, 210], 60, 5),
    racer([288, 208], FIR.base, { scale: 1.1 }),
    figure(far, pilot, [222, 206], 146, { grip: { near: [280, 168], far: [254, 172] } }),
    line('M280 168L292 179', CAST.anh.skin, 5),
    face(SIDE_SMILE, [249, 121], 21, 18.7),
    under([178, 272], 66, 6),
    racer([210, 270], SUN.base, { scale: 1.2 }),
    figure(mid, pilot, [140, 268], 160, { grip: { near: [202, 226], far: [176, 230] } }),
    line('M202 226L215 238', CAST.lila.skin, 5.4),
    face(SIDE_OH, [169, 175], 23.1, 18.7),
    under([100, 342], 76, 7),
    racer([136, 340], ROSE.base, { scale: 1.3 }),
    figure(near, pilot, [58, 336], 176, { grip: { near: [127, 291], far: [98, 296] } }),
    line('M127 291L141 305', CAST.zoe.skin, 6),
    face(CARE, [90, 233], 25.4, 18.7),
    under([406, 334], 68, 6),
    figure(judge, vary(POSES.prone, { lean: 66, nod: -40, elbows: [1, 1] }), [402, 332], 146, {
      facing: -1,
      grip: { near: [352, 326], far: [346, 322] },
    }),
    face(SIDE_OH, [373, 283], 21, 3.7, true),
  )
}
