import { adult, figure, toddler } from '../../../kit/figure.ts'
import { eye } from '../../../kit/figurines.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence, log, rock, stick } from '../../../kit/ground.ts'
import { cap, face, mouth, sunhat } from '../../../kit/head.ts'
import { cloud, frame, land, leaves, specks, tufts, woods } from '../../../kit/landscape.ts'
import {
  BARK,
  CREAM,
  FIR,
  glow,
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
import { ADULTS, autumn, BABIES, CAST, mild, summer, TUQUES } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { bench } from '../../../kit/room.ts'
import { again, dashes, disc, fill, line, type Options, once, oval, place } from '../../../kit/svg.ts'
import { PEBBLE, pail, pebble } from '../../../kit/things.ts'
import { basket, under } from '../../../kit/toys.ts'
import { foliage, leafy, mapleLeaf, trunk } from '../../../kit/trees.ts'
import { wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

/** What a face does, in the coordinates of a head seen from its side, then of one turned to us. */
const LAUGH = mouth([10.6, 7.6], 3, 3.8)
const SMILE = line('M6.5 8Q9.5 10.5 12.5 7.5', MOUTH, 1.8)
const SQUEEZED = line('M5.6 -4.4L10.6 -2 5.6 .2', INK, 1.8)
const STRAIN = SQUEEZED + line('M7.4 8.4h4.4', MOUTH, 2.2)
const SHUT = line('M5.5 -1.5q3 3 6 0', INK, 1.8)
const OH = mouth([11.4, 7.8], 2.2, 3)
const FRONT_LAUGH = mouth([0, 8], 4.4, 4)
const FRONT_SMILE = line('M-4 8Q0 11.4 4 8', MOUTH, 1.8)

const SAND = '#e2cfa4'
const SPECK = '#bfa878'
const BROWNISH = '#a98d78'

const HEAP_OF_STONES = once(
  'h',
  pebble(-9, -37, STONE.base, 0.8) + pebble(9, -38, STONE.soft, 0.8) + pebble(0, -46, BROWNISH, 0.85),
)

const HEAPED = '<use href="#h"/>'

export function oneMoreStone(): string {
  const puller = summer(CAST.fatou, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const pourer = summer(CAST.theo, { top: WATER.base, legs: FIR.deep, shoes: MAPLE.deep, hat: cap(RED, MAPLE.dark) })
  const small = summer(BABIES.tao, {
    top: ROSE.base,
    legs: WATER.deep,
    shoes: PAPER,
    hat: sunhat(SUN.soft, MAPLE.base),
  })
  const educator = summer(ADULTS.julie, {
    top: FIR.base,
    legs: WATER.deep,
    shoes: BARK.dark,
    hat: sunhat(CREAM, FIR.base),
  })
  return frame(
    ['#b7dcee', '#eef3e4'],
    PEBBLE + HEAP_OF_STONES,
    cloud([70, 62], 110, PAPER, 0.9),
    woods(128, 58, '#9cbf9c', 6, 'round'),
    fill('M0 126H480V180H0Z', WATER.soft),
    line('M40 140h46M390 150h44', PAPER, 2.6, 0.7),
    land([0, 166, 240, 158, 480, 168], '#cdb98a'),
    // What keeps the game away from the water.
    log([496, 190], [238, 192], 15, BARK.soft),
    log([-14, 194], [258, 196], 17, BARK.base),
    land([0, 216, 240, 210, 480, 216], SAND),
    rock([34, 236], 46, 24, 4) + rock([444, 238], 46, 24, 7) + rock([18, 358], 56, 28, 9) + rock([466, 360], 56, 28, 3),
    under([216, 250], 28, 5),
    toddler(small, vary(POSES.walk, { lean: 4, nod: 8, elbows: [1, 1] }), [216, 250], 116, {
      facing: -1,
      grip: { near: [194, 210], far: [190, 208] },
    }),
    pebble(190, 206, STONE.dark, 0.85),
    disc([194, 211], 5.4, BABIES.tao.skin),
    face(SMILE, [210, 165], 21.4, -10.2, true),
    under([330, 270], 74, 7),
    pail([282, 268], ROSE.base, HEAPED, -56, { scale: 1.1 }),
    adult(educator, vary(POSES.lower, { hip: [0, -30], lean: 44, nod: -20, elbows: [1, 1] }), [352, 268], 196, {
      facing: -1,
      grip: { near: [286, 206], far: [280, 206] },
    }),
    face(STRAIN, [309, 129], 17.2, -4.2, true),
    under([146, 344], 76, 7),
    figure(
      puller,
      vary(POSES.crouch, { hip: [-7, -20], lean: 0, nod: 4, stretch: 1.1, elbows: [1, 1] }),
      [124, 344],
      170,
      {
        grip: { near: [163, 280], far: [171, 280] },
      },
    ),
    pail([168, 346], RED, HEAPED, -59, { scale: 1.15 }),
    face(STRAIN, [114, 239], 24.4, 4),
    disc([163, 279], 6.4, CAST.fatou.skin) + disc([172, 279], 6.4, CAST.fatou.skin),
    line('M198 304l9 -3M199 316h9M197 328l9 3', PAPER, 3),
    under([374, 350], 74, 6),
    figure(pourer, vary(POSES.crouch, { hip: [-4, -15], lean: 26, nod: 6, elbows: [1, 1] }), [418, 348], 164, {
      facing: -1,
      grip: { near: [376, 318], far: [358, 332] },
    }),
    face(LAUGH, [396, 261], 23.6, -20.3, true),
    place(pail([0, 0], SUN.base, '', -48), [384, 328], { turn: -104, scale: 1.1 }),
    pebble(336, 338, STONE.base) + pebble(300, 344, BROWNISH, 1.05) + pebble(270, 338, STONE.soft, 0.95),
  )
}

/** A child who stands with the arms wide open, or who crouches in a ball. */
const OPEN = vary(POSES.standFront, { hands: pair(-36, -68, 36, -68), elbows: [-1, 1] })
const BALL = vary(POSES.crouch, {
  hip: [-6, -14],
  lean: 40,
  nod: 24,
  hands: pair(14, -10, 16, -12),
  feet: pair(0, -4, 4, -4),
  elbows: [1, 1],
})

export function sinksInABall(): string {
  const open = summer(CAST.zoe, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER, hat: sunhat(SUN.soft, MAPLE.base) })
  const open2 = summer(CAST.kofi, { top: SUN.base, legs: WATER.deep, shoes: PAPER })
  const ball = summer(CAST.anh, { top: RED, legs: FIR.deep, shoes: PAPER, hat: cap(WATER.base, WATER.deep) })
  const ball2 = summer(CAST.lila, { top: PLUM.base, legs: MAPLE.dark, shoes: PAPER })
  const educator = summer(ADULTS.pierre, {
    top: FIR.base,
    legs: BARK.dark,
    shoes: INK,
    hat: sunhat(CREAM, MAPLE.base),
  })
  return frame(
    ['#bfe2ee', '#f4f2e0'],
    PEBBLE,
    cloud([60, 60], 100, PAPER, 0.9),
    woods(140, 70, '#a6cc94', 9, 'round'),
    land([0, 152, 240, 146, 480, 152], '#b7d08d'),
    land([0, 178, 240, 172, 480, 178], SAND),
    figure(open, OPEN, [306, 216], 128),
    figure(open2, OPEN, [426, 216], 128),
    figure(ball, BALL, [248, 216], 138, { facing: -1 }),
    figure(ball2, BALL, [378, 216], 138, { facing: -1 }),
    face(FRONT_LAUGH, [306, 110], 18.4) + face(FRONT_LAUGH, [426, 110], 18.4),
    face(SMILE, [218, 154], 19.8, -46, true) + face(SMILE, [348, 154], 19.8, -46, true),
    log([316, 219], [490, 215], 13, BARK.soft),
    log([168, 217], [338, 223], 14, BARK.base),
    land([0, 240, 240, 234, 480, 240], glow(SAND, 0.2)),
    specks({ x: [0, 480], y: [246, 290] }, 22, SPECK, 5, 1.7),
    fill('M0 330C90 300 180 318 260 300S420 292 480 304V360H0Z', WATER.soft),
    line('M0 328C90 298 180 316 260 298S420 290 480 302', PAPER, 5, 0.8),
    under([80, 278], 50, 6),
    adult(educator, vary(POSES.walk, { lean: 10, stretch: 1.1, elbows: [1, 1] }), [80, 278], 206, {
      grip: { near: [140, 182], far: [46, 196] },
    }),
    face(OH, [92.7, 95.9], 18.1, 5.5),
    dashes('M147 184Q222 190 260 264', PAPER, 3.4, '1 9'),
    pebble(265, 280, STONE.dark, 1.1),
    stick([346, 330], [400, 324], 13, BARK.base),
    line('M334 340Q372 350 412 336M322 346Q374 362 426 342', PAPER, 2.4, 0.8),
    mapleLeaf([444, 338], 24, 70, FIR.base),
  )
}

/** A hand wide open, its wrist on the origin, its fingers up. */
const PALM = once(
  'w',
  line('M-4 -8L-8 -16M-1.5 -9L-2.5 -19M1.5 -9L3 -19M4.5 -7L8 -15M4 -2L10 -6', 'currentColor', 3.6) +
    oval([0, -5], 6, 7, 'currentColor'),
)

const palm = (at: Point, skin: string, turn: number, scale = 1) => again('w', at, skin, { turn, scale })

/** Two fingers up. */
const TWO = once('v', line('M-2 -8L-5 -22M2 -8L5 -22', 'currentColor', 4.4) + disc([0, -4], 7, 'currentColor'))

const two = (at: Point, skin: string, turn: number, scale = 1) => again('v', at, skin, { turn, scale })

const PANE = '#8fa9b3'

/** A city bus that goes to the left, its driver at the window. */
function cityBus(at: Point): string {
  const panes = [62, 102, 142, 182].map((x) => `M${x} -84h32v28h-32Z`).join('')
  const wheel = (x: number) => disc([x, -12], 15, INK) + disc([x, -12], 7, STONE.soft)
  return place(
    fill('M4 -12V-82Q6 -98 22 -98H220Q228 -98 228 -90V-12Z', PAPER) +
      fill('M4 -40H228V-12H4Z', WATER.base) +
      fill('M40 -98H220Q228 -98 228 -90H38Z', WATER.base) +
      fill('M8 -86H50V-50H8Z', WATER.pale) +
      fill(panes, PANE) +
      fill('M112 -56a10 10 0 0 1 20 0M190 -56a9 9 0 0 1 18 0', shade(PANE, 0.3)) +
      disc([122, -70], 6, shade(PANE, 0.3)) +
      disc([199, -69], 6, shade(PANE, 0.3)) +
      fill('M20 -50Q20 -62 32 -62 44 -62 44 -50Z', FIR.dark) +
      disc([31, -69], 7.6, ADULTS.marc.skin) +
      fill('M23 -70A8.4 8.4 0 0 1 39 -71Z', INK) +
      line('M39 -56L46 -64', FIR.dark, 5) +
      palm([46, -66], ADULTS.marc.skin, 10, 0.62) +
      line('M8 -52H50', PAPER, 3) +
      wheel(46) +
      wheel(184) +
      line('M3 -26h6', SUN.base, 6),
    at,
  )
}

export function byeByeDriver(): string {
  const first = mild(CAST.awa, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const second = mild(CAST.emile, { top: RED, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: CREAM })
  const third = mild(BABIES.ines, { top: PLUM.base, legs: FIR.deep, shoes: PAPER })
  const fourth = mild(CAST.mei, { top: MAPLE.base, legs: WATER.deep, shoes: PAPER, cut: 'overalls' })
  const educator = mild(ADULTS.nadia, { top: ROSE.base, legs: BARK.dark, shoes: INK })
  return frame(
    ['#bfe0ec', '#eef3e0'],
    PALM + TWO,
    fill('M0 60H60V150H0ZM70 84H130V150H70ZM420 50H480V150H420Z', '#d7c5ad'),
    fill('M0 150H480V196H0Z', STONE.base),
    line('M0 178h40M80 178h40M160 178h40', PAPER, 3),
    place(cityBus([0, 0]), [188, 170], { scale: 1.12 }),
    fence([-6, 490], 206, 34, '#c9a877', 26),
    trunk([132, 214], 20, 16, BARK.base),
    foliage([128, 14], 74, 44, FIR.soft, 5, 9),
    land([0, 206, 240, 198, 480, 206], '#a6cf84'),
    tufts([214, 350], 7, FIR.soft, 4, 8),
    under([64, 272], 40, 5),
    wheelchair([62, 272], WATER.base, { scale: 1.1 }),
    figure(first, vary(POSES.sit, { hip: [0, -28], elbows: [1, 1] }), [62, 272], 136, {
      grip: { near: [106, 196], far: [96, 170] },
      step: { near: [90, 260], far: [92, 258] },
    }),
    face(LAUGH, [63.7, 177], 19.7, 1) +
      palm([103, 197], CAST.awa.skin, 66, 0.9) +
      two([95, 172], CAST.awa.skin, 20, 0.9),
    wheelchairWheel([62, 272], WATER.base, { scale: 1.1 }),
    under([128, 294], 34, 5),
    figure(second, vary(POSES.tailor, { nod: -8, elbows: [1, 1] }), [122, 296], 150, {
      grip: { near: [170, 238], far: [157, 206] },
    }),
    face(LAUGH, [121, 220], 21.6, -7) +
      palm([168, 238], CAST.emile.skin, 66, 1) +
      two([156, 207], CAST.emile.skin, 20, 1),
    under([208, 330], 34, 5),
    toddler(third, vary(POSES.tailor, { nod: -8, stretch: 1.3, elbows: [1, 1] }), [204, 332], 138, {
      grip: { near: [250, 282], far: [242, 256] },
    }),
    face(LAUGH, [203, 260], 25.5, -7) +
      palm([246, 283], BABIES.ines.skin, 66, 1) +
      two([241, 257], BABIES.ines.skin, 20, 1),
    under([294, 346], 40, 6),
    figure(fourth, vary(POSES.tailor, { nod: -8, elbows: [1, 1] }), [288, 350], 164, {
      grip: { near: [340, 286], far: [326, 252] },
    }),
    face(LAUGH, [287, 267], 23.6, -7) +
      palm([338, 287], CAST.mei.skin, 66, 1.1) +
      two([325, 254], CAST.mei.skin, 20, 1.1),
    under([416, 312], 50, 6),
    adult(educator, vary(POSES.kneel, { lean: 2, nod: 2, elbows: [1, 1] }), [420, 312], 206, {
      facing: -1,
      grip: { near: [378, 206], far: [462, 190] },
    }),
    face(mouth([8, 7], 2.6, 3.2), [421, 171], 18.1, -3, true),
    two([378, 208], ADULTS.nadia.skin, -10) + palm([462, 192], ADULTS.nadia.skin, 20),
  )
}

/** Of a robin. */
const HOOD = '#3d4140'
const TAIL = '#4b4f4c'
const WING = '#6b6a60'
const BREAST = '#c4552b'

/** An American robin that faces right, its feet on the origin; its head leans as it listens. */
const robin = (at: Point, options: Options = {}) =>
  place(
    line('M-2 -6V0M4 -6V0M-2 0h5M4 0h5', SUN.dark, 1.8) +
      fill('M-16 -16L-34 -8 -31 -4 -14 -8Z', TAIL) +
      fill('M-18 -14C-14 -28 4 -34 14 -30 22 -22 14 -4 0 -4 -10 -4 -18 -8 -18 -14Z', BREAST) +
      fill('M-18 -14C-14 -28 0 -34 10 -31 8 -18 -4 -10 -18 -14Z', WING) +
      place(
        disc([0, 0], 8.4, HOOD) +
          fill('M7 -3L17 1 7 3.6Z', SUN.base) +
          oval([2.6, -1.6], 2.4, 2.8, PAPER) +
          eye(2.8, -1.6),
        [13, -34],
        { turn: 26 },
      ),
    at,
    options,
  )

/** Stopped, the arms along the body, the head on one side. */
const LISTEN = vary(POSES.standFront, { nod: 24, hands: pair(-11.5, -32, 11.5, -32) })

export function threeStepsAndStop(): string {
  const left = mild({ ...CAST.rose, view: 'front' }, { top: ROSE.base, legs: WATER.deep, shoes: PAPER })
  const middle = mild({ ...CAST.jasleen, view: 'front' }, { top: WATER.base, legs: BARK.dark, shoes: PAPER })
  const small = mild({ ...BABIES.malik, view: 'front' }, { top: MAPLE.base, legs: FIR.deep, shoes: PAPER })
  const worm = mild(CAST.lea, { top: PLUM.base, legs: FIR.deep, shoes: PAPER, cut: 'stripes', trim: PLUM.soft })
  const educator = mild({ ...ADULTS.lucie, view: 'front' }, { top: RED, legs: WATER.deep, shoes: INK })
  return frame(
    ['#c4e2ee', '#f5f2da'],
    cloud([200, 56], 110, PAPER, 0.9),
    woods(150, 54, '#c3d79c', 6, 'round'),
    land([0, 168, 240, 162, 480, 170], '#b4d589'),
    leafy([446, 206], 150, '#a8c65c', 4),
    bench([362, 196], 78, 24),
    land([0, 208, 240, 202, 480, 210], '#9fc975'),
    tufts([216, 350], 14, '#7aa955', 4, 8),
    under([54, 230], 30, 5),
    adult(educator, vary(LISTEN, { nod: 20 }), [54, 230], 178),
    face(FRONT_SMILE, [58.8, 64.2], 15.6, 20),
    line('M146 238q8 -14 16 0q8 -14 16 0q8 -14 16 0M228 264q8 -14 16 0q8 -14 16 0q8 -14 16 0', PAPER, 2.8),
    under([220, 240], 28, 5),
    figure(left, LISTEN, [220, 240], 140),
    face(FRONT_SMILE, [227, 126], 20.1, 24),
    under([304, 266], 28, 5),
    figure(middle, LISTEN, [304, 266], 148),
    face(FRONT_SMILE, [312, 146], 21.3, 24),
    under([56, 352], 26, 5),
    toddler(small, vary(LISTEN, { nod: 22 }), [56, 352], 128),
    face(FRONT_SMILE, [64, 256], 23.7, 22),
    under([158, 356], 44, 5),
    figure(worm, vary(POSES.crouch, { hip: [-8, -20], lean: 8, nod: 8, elbows: [1, 1] }), [146, 356], 150, {
      grip: { near: [192, 312], far: [196, 308] },
    }),
    face(SQUEEZED + SMILE, [144, 264], 21.6, 12.4),
    dashes('M195 316Q201 334 196 354', PAPER, 3, '2 6'),
    under([414, 322], 26, 4),
    robin([414, 322], { mirror: true, scale: 1.5 }),
  )
}

const LEAF = once('l', mapleLeaf([0, 0], 18, 0, 'currentColor'))
const YELLOW = '#f0c23c'
const FALL = [RED, YELLOW, MAPLE.base]

/** Three leaves of three colours. */
const BUNCH = once(
  'b',
  again('l', [0, -9], RED, { turn: 10 }) +
    again('l', [9, 6], YELLOW, { turn: 130 }) +
    again('l', [-9, 6], MAPLE.base, { turn: 250 }),
)

const bunches = (places: readonly (readonly [x: number, y: number, turn: number])[], scale: number) =>
  places.map(([x, y, turn]) => place('<use href="#b"/>', [x, y], { turn, scale })).join('')

/** What overflows a basket, around its mouth. */
const HEAP =
  oval([0, -60], 47, 17, YELLOW) +
  bunches(
    [
      [-36, -62, 0],
      [-13, -70, 100],
      [14, -72, 20],
      [38, -62, 200],
    ],
    1.3,
  )

/** A basket upside down, its rim on the origin. */
const upturned = (at: Point) =>
  place(
    fill('M-34 -52Q0 -60 34 -52L40 0Q0 12 -40 0Z', BARK.pale) +
      line('M-36 -38Q0 -29 36 -38M-37 -25Q0 -15 37 -25M-39 -12Q0 -1 39 -12', shade(BARK.pale, 0.2), 2.2) +
      line('M-40 0Q0 12 40 0', shade(BARK.pale, 0.12), 4),
    at,
  )

/** Leaves that have kept the shape of their basket. */
const cake = (at: Point) =>
  place(
    fill('M-31 -44Q0 -52 31 -44L38 -2Q0 8 -38 -2Z', MAPLE.dark) +
      bunches(
        [
          [-18, -34, 0],
          [4, -36, 70],
          [22, -32, 190],
          [-24, -10, 140],
          [0, -12, 260],
          [24, -10, 30],
        ],
        1,
      ),
    at,
  )

export function basketIsNeverFull(): string {
  const presser = autumn({ ...CAST.noah, view: 'front' }, { top: WATER.base, legs: BARK.dark, hat: TUQUES.sun })
  const turner = autumn(CAST.rose, { top: PLUM.base, legs: WATER.deep, hat: TUQUES.plum })
  const rainer = autumn(CAST.mei, { top: FIR.base, legs: BARK.deep, hat: TUQUES.maple })
  const educator = autumn(ADULTS.helene, { top: ROSE.base, legs: BARK.deep })
  return frame(
    ['#d5e4e6', '#f8edcc'],
    LEAF + BUNCH + PALM,
    woods(176, 90, '#e3cc8c', 6, 'round'),
    foliage([430, -4], 130, 60, MAPLE.base, 4, 9),
    trunk([440, 226], -10, 30, BARK.soft),
    land([0, 214, 240, 206, 480, 216], '#c2ba6a'),
    leaves({ x: [0, 480], y: [222, 350] }, 3, FALL, 9, 6),
    under([302, 232], 30, 5),
    figure(rainer, vary(POSES.stand, { elbows: [1, 1] }), [302, 232], 138, {
      facing: -1,
      grip: { near: [270, 164], far: [262, 152] },
    }),
    face(SHUT + LAUGH, [302, 121], 19.8, 0, true),
    basket([272, 168], 46, 32, BARK.pale, '', { turn: -118 }),
    bunches(
      [
        [240, 186, 0],
        [234, 207, 80],
        [254, 218, 200],
        [244, 242, 140],
      ],
      0.95,
    ),
    under([64, 316], 54, 6),
    adult(educator, vary(POSES.kneel, { lean: 8, nod: 6, elbows: [1, 1] }), [56, 316], 200, {
      grip: { near: [102, 234], far: [108, 210] },
    }),
    face(OH, [63.7, 178], 17.5, 10.4),
    palm([102, 236], ADULTS.helene.skin, 70) + palm([108, 212], ADULTS.helene.skin, 30),
    under([186, 350], 70, 8),
    figure(presser, vary(POSES.standFront, { hip: [0, -26], stretch: 1.15 }), [186, 338], 158, {
      grip: { near: [160, 288], far: [212, 288] },
    }),
    face(FRONT_LAUGH, [186, 230.6], 22.8),
    basket([186, 350], 100, 56, BARK.pale, HEAP),
    line('M147 263L157 284M225 263L215 284', WATER.base, 15),
    palm([157, 284], CAST.noah.skin, 168, 1.1) + palm([215, 284], CAST.noah.skin, 192, 1.1),
    bunches(
      [
        [140, 300, 60],
        [187, 296, 190],
        [236, 302, 280],
        [262, 344, 20],
      ],
      1.2,
    ),
    line('M120 284l-10 -5M122 270l-7 -8M252 284l10 -5M250 270l7 -8', PAPER, 3),
    under([378, 350], 84, 7),
    cake([358, 348]),
    figure(turner, vary(POSES.kneel, { lean: 8, nod: 8, elbows: [1, 1] }), [442, 348], 160, {
      facing: -1,
      grip: { near: [398, 268], far: [386, 256] },
    }),
    face(LAUGH, [434, 246], 23.1, -12.4, true),
    upturned([358, 284]),
    disc([398, 268], 7, CAST.rose.skin),
  )
}
