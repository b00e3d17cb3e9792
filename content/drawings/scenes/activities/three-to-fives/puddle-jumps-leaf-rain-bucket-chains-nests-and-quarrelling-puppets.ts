import { FRONT_LAUGH, FRONT_OH, SIDE_LAUGH, SIDE_OH, SIDE_SMILE } from '../../../kit/faces.ts'
import { adult, figure, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence, heap } from '../../../kit/ground.ts'
import { palm, sockPuppet, thumbUp } from '../../../kit/hands.ts'
import { cap, face, sunhat } from '../../../kit/head.ts'
import { cloud, frame, land, leaves, tufts, woods } from '../../../kit/landscape.ts'
import {
  BARK,
  CREAM,
  FIR,
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
import { ADULTS, autumn, CAST, mild, rain, summer, TUQUES } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, pane, pinned, rug, shelf } from '../../../kit/room.ts'
import { again, disc, fill, line, type Options, once, oval, place } from '../../../kit/svg.ts'
import { droplets, pail, shoeAtSide } from '../../../kit/things.ts'
import { under } from '../../../kit/toys.ts'
import { foliage, mapleLeaf, trunk } from '../../../kit/trees.ts'
import { wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

/** What a face does, in the coordinates of a head seen from its side, then of one turned to us. */
/** Eyes shut. */
const SHUT = line('M-9 0q3 3 6 0M3 0q3 3 6 0', INK, 1.8)

const PUDDLE = '#a9c6d2'
const DROP = '#e4f2f5'

/** Water that leaps in a crown from two feet at the origin: what rises behind them, then before them. */
const CROWN_BEHIND =
  'M-56 2Q-66 -28 -84 -44 -62 -38 -50 -20 -52 -48 -60 -68 -38 -50 -34 -24 -22 -46 -22 -62 -8 -44 0 -26 8 -44 22 -62 22 -46 34 -24 38 -50 60 -68 52 -48 50 -20 62 -38 84 -44 66 -28 56 2Z'
const CROWN_BEFORE =
  'M-58 0Q-62 -14 -74 -24 -56 -20 -46 -8 -44 -22 -50 -36 -32 -24 -26 -5 -16 -16 -14 -28 -6 -14 0 -4 6 -14 14 -28 16 -16 26 -5 32 -24 50 -36 44 -22 46 -8 56 -20 74 -24 62 -14 58 0 Q40 12 0 12T-58 0Z'

const DROPS_IN_THE_AIR: readonly Point[] = [
  [140, 236],
  [122, 262],
  [166, 222],
  [198, 236],
  [256, 234],
  [288, 220],
  [314, 238],
  [330, 260],
]

export function splashClimbsToTheBelly(): string {
  const educator = autumn(ADULTS.nadia, { top: MAPLE.base, legs: BARK.dark, shoes: FIR.dark, trim: MAPLE.deep })
  const jumper = rain({ ...CAST.fatou, view: 'front' }, { top: SUN.base, legs: PLUM.dark, shoes: RED, trim: SUN.soft })
  const finder = rain(
    { ...CAST.theo, view: 'front' },
    { top: WATER.deep, legs: FIR.deep, shoes: SUN.base, trim: WATER.base },
  )
  const small = rain(CAST.mei, { top: ROSE.base, legs: ROSE.dark, shoes: PLUM.base, trim: ROSE.soft })
  return frame(
    ['#bdd3da', '#eaeeda'],
    cloud([34, 66], 140, PAPER, 0.8) + cloud([318, 54], 130, PAPER, 0.8),
    woods(150, 58, '#b3cba0', 9, 'round'),
    fence([-6, 486], 188, 40, '#c2a37c', 26),
    land([0, 186, 240, 180, 480, 188], '#a3c07a'),
    tufts([196, 250], 14, FIR.base, 5, 9),
    oval([270, 302], 208, 56, '#8f7c62'),
    oval([270, 300], 172, 42, shade(PUDDLE, 0.2)),
    oval([270, 298], 168, 38, PUDDLE),
    fill('M150 276q34 -14 70 -6 30 -10 62 4 -60 16 -132 2ZM306 316q30 -10 54 -2 20 -8 30 2 -40 12 -84 0Z', PAPER, 0.55),
    // One boot only, and only its toe.
    under([444, 262], 30, 4),
    `<path d="M396 266a14 4 0 1 0 20 -2" stroke="${PAPER}" stroke-width="2.4"/>`,
    toddler(small, vary(POSES.stand, { lean: -4, nod: 12, elbows: [1, 1], soles: [20, 0] }), [442, 262], 142, {
      facing: -1,
      step: { near: [412, 260], far: [446, 256] },
    }),
    face(SIDE_OH, [441, 155], 26.3, -9.8, true),
    place(fill(CROWN_BEHIND, WATER.soft), [226, 300]),
    figure(
      jumper,
      vary(POSES.standFront, { hip: [0, -33], elbows: [-1, 1], feet: pair(-4.5, -4, 4.5, -4), knees: [1, -1] }),
      [226, 312],
      196,
      { grip: { near: [156, 192], far: [296, 190] } },
    ),
    face(FRONT_LAUGH, [226, 164], 26),
    place(fill(CROWN_BEFORE, DROP, 0.72), [226, 308]),
    droplets(DROPS_IN_THE_AIR, 4, WATER.base),
    figure(finder, vary(POSES.standFront, { elbows: [1, -1], nod: 6 }), [364, 326], 186, {
      grip: { near: [336, 264], far: [386, 240] },
    }),
    line('M386 240L371 234', CAST.theo.skin, 5.6),
    face(FRONT_OH, [366, 173], 25, 6),
    // From the boots to the belly.
    droplets(
      [
        [356, 312],
        [373, 300],
        [352, 286],
        [374, 280],
        [357, 266],
      ],
      3,
      DROP,
    ),
    droplets([[363, 226]], 5, DROP),
    line('M354 222l-7 -4M353 232h-8M360 215l-3 -7', DROP, 2.6),
    under([84, 340], 56, 6),
    adult(
      educator,
      vary(POSES.lower, { hip: [-8, -33], lean: 44, nod: -20, elbows: [1, 1], stretch: 1.1 }),
      [76, 340],
      264,
      { grip: { near: [102, 270], far: [128, 226] }, step: { near: [104, 329], far: [64, 331] } },
    ),
    face(SIDE_LAUGH, [114, 141], 23.2, 4.2),
    droplets(
      [
        [112, 290],
        [98, 304],
        [72, 296],
      ],
      3.4,
      DROP,
    ),
    droplets([[113, 256]], 5, DROP) + line('M121 256l7 -4M122 266h8', DROP, 2.6),
  )
}

/** A leaf of the maple: where, size, turn. */
type Leaf = readonly [x: number, y: number, scale: number, turn: number]

/** Held against oneself. */
const ARMFUL: readonly Leaf[] = [
  [404, 232, 1.5, -20],
  [424, 230, 1.5, 40],
  [392, 246, 1.5, 100],
  [398, 262, 1.5, 200],
  [420, 262, 1.6, 160],
  [412, 248, 1.8, 10],
  [430, 248, 1.5, 80],
]

/** Thrown towards the sky. */
const FLYING: readonly Leaf[] = [
  [80, 56, 1.2, 20],
  [142, 92, 1, 70],
  [150, 34, 1.2, 150],
  [172, 62, 1.4, -15],
  [186, 98, 1.1, 110],
  [204, 36, 1.1, 60],
  [214, 74, 1.3, 200],
  [236, 54, 1.2, -70],
  [244, 96, 1, 30],
  [270, 122, 1.1, -30],
  [168, 134, 1.2, 45],
  [164, 176, 1, 190],
  [252, 138, 0.9, 10],
  [186, 248, 1.1, -50],
  [268, 262, 1, 120],
]

export function openArmsRainOfLeaves(): string {
  const educator = autumn(
    { ...ADULTS.lucie, view: 'front' },
    { top: PLUM.base, legs: BARK.dark, shoes: INK, trim: PLUM.dark },
  )
  const open = autumn(
    { ...CAST.lila, view: 'front' },
    { top: SUN.base, legs: WATER.deep, shoes: RED, trim: SUN.dark, hat: TUQUES.rose },
  )
  const crossed = autumn(
    { ...CAST.anh, view: 'front' },
    { top: WATER.base, legs: FIR.deep, shoes: BARK.dark, trim: WATER.deep },
  )
  const keeper = autumn(CAST.jasleen, { top: FIR.base, legs: PLUM.dark, shoes: BARK.deep, trim: FIR.deep })
  const hues = [RED, MAPLE.base, SUN.base, MAPLE.dark]
  const leaf = ([x, y, scale, turn]: Leaf, i: number) => again('m', [x, y], hues[i % 4] ?? RED, { scale, turn })
  const hand = (at: Point, skin: string, turn: number) => again('p', at, skin, { turn })
  return frame(
    ['#cfe0e3', '#f3eed6'],
    once('m', mapleLeaf([0, 0], 18, 0, 'currentColor')) + once('p', palm([0, 0], 'currentColor')),
    land([0, 176, 130, 158, 300, 180, 480, 164], '#c9c48b'),
    fence([-6, 486], 206, 38, '#b99b76', 26),
    land([0, 204, 240, 198, 480, 206], '#b9b869'),
    trunk([316, 238], -10, 44, BARK.base),
    foliage([358, 14], 190, 62, MAPLE.dark, 5, 9) + foliage([350, 0], 180, 58, MAPLE.base, 6, 9),
    land([0, 250, 240, 240, 480, 252], '#c4a95b'),
    oval([330, 256], 120, 14, MAPLE.dark),
    leaves({ x: [0, 480], y: [236, 352] }, 27, [MAPLE.dark, SUN.dark, RED], 5, 6),
    under([74, 340], 48, 6),
    adult(educator, vary(POSES.standFront, { elbows: [-1, 1], nod: 8, stretch: 1.2 }), [74, 342], 248, {
      grip: { near: [40, 70], far: [122, 72] },
    }),
    hand([40, 70], ADULTS.lucie.skin, -10) + hand([122, 72], ADULTS.lucie.skin, 22),
    face(FRONT_LAUGH, [77, 107], 21.8, 8),
    under([222, 338], 36, 5),
    figure(open, vary(POSES.standFront, { elbows: [-1, 1], stretch: 1.12 }), [222, 338], 178, {
      grip: { near: [158, 198], far: [286, 198] },
    }),
    hand([158, 200], CAST.lila.skin, -52) + hand([286, 200], CAST.lila.skin, 52),
    face(SHUT + FRONT_LAUGH, [222, 193], 25.6),
    under([344, 336], 34, 5),
    figure(
      crossed,
      vary(POSES.standFront, { elbows: [1, -1], stretch: 1.15, hands: pair(10, -52, -10, -47) }),
      [344, 336],
      170,
      {},
    ),
    face(line('M-4 9H4', MOUTH, 2) + line('M-10 -6l6 1.500M10 -6l-6 1.500', INK, 1.6), [344, 195], 24.4),
    line('M314 176q-6 8 -5 17M374 176q6 8 5 17', MAPLE.deep, 2.8),
    under([434, 342], 36, 5),
    figure(keeper, vary(POSES.stand, { lean: -6, nod: 4, elbows: [1, 1] }), [440, 342], 174, {
      facing: -1,
      grip: { near: [414, 254], far: [402, 268] },
      holding: ARMFUL.map(leaf).join(''),
    }),
    face(SIDE_SMILE, [445, 202], 25, -0.7, true),
    FLYING.map(leaf).join(''),
  )
}

const ASPHALT = '#a3a6a2'

/** A pail that is passed, its handle fallen; its base is the origin. */
const carried = (at: Point, color: string, options: Options = {}) =>
  place(
    fill('M-17 -28H17L13 2H-13Z', color) +
      fill('M5 -28H17L13 2H4Z', shade(color, 0.16)) +
      oval([0, -28], 17, 5, WATER.pale),
    at,
    options,
  )

/** Flames drawn with chalk on the ground. */
const CHALK_FIRE =
  line(
    'M-50 8Q-64 -14 -40 -30 -44 -10 -30 -10 -30 -34 -6 -50 -10 -26 4 -18 12 -30 26 -38 22 -20 40 -18 52 4 42 14',
    RED,
    4.4,
  ) + line('M-34 10Q-38 -4 -24 -8 -18 4 -12 -6 -10 -20 0 -28 0 -12 12 -4 20 -10 26 -2 30 8 24 14', SUN.base, 4.4)

export function passThePail(): string {
  const educator = summer(ADULTS.helene, { top: PLUM.base, legs: BARK.dark, shoes: INK, hat: cap(CREAM, PLUM.soft) })
  const first = summer(CAST.idris, { top: SUN.base, legs: FIR.deep, shoes: PAPER, hat: cap(RED, RED) })
  const giver = summer(CAST.zoe, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER, hat: sunhat(CREAM, ROSE.base) })
  const taker = summer(CAST.emile, { top: FIR.base, legs: BARK.dark, shoes: INK, hat: cap(SUN.base, SUN.dark) })
  const pourer = summer(CAST.awa, { top: RED, legs: WATER.deep, shoes: SUN.base, hat: sunhat(SUN.base, RED) })
  return frame(
    ['#b6def0', '#f2f4da'],
    disc([420, 52], 24, SUN.soft),
    fence([-6, 486], 176, 38, '#d2b184', 40),
    fill('M0 173H480V216H0Z', '#a9cf7e'),
    fill('M0 214H480V360H0Z', ASPHALT),
    // The shade of a tree over the educator.
    fill('M-10 220V-10H26Q26 140 36 220Z', BARK.base),
    oval([60, 318], 140, 46, shade(ASPHALT, 0.28)),
    fill('M-6 -6V58Q24 88 62 60 104 76 120 40 164 34 162 -6Z', FIR.base),
    wheelchair([170, 300], WATER.base, { mirror: true, scale: 1.1 }),
    figure(
      first,
      vary(POSES.sit, { hip: [0, -38], lean: 4, nod: 6, elbows: [1, 1], feet: pair(26, -12, 28, -12) }),
      [170, 302],
      162,
      { facing: -1, grip: { near: [128, 238], far: [130, 226] } },
    ),
    face(SIDE_OH, [164, 172], 23.3, -8.2, true),
    wheelchairWheel([170, 300], WATER.base, { mirror: true, scale: 1.1 }),
    fill('M8 278H54L58 338H4Z', BARK.soft) + oval([31, 278], 23, 6, BARK.cut),
    adult(
      educator,
      vary(POSES.sit, { hip: [0, -26], lean: 20, nod: 4, elbows: [1, 1], stretch: 1.1 }),
      [30, 338],
      226,
      {
        grip: { near: [80, 276], far: [102, 272] },
        step: { near: [72, 332], far: [114, 322] },
        holding: pail(
          [92, 348],
          STONE.base,
          oval([0, -34], 17, 4.4, WATER.soft) +
            fill('M-10 -50H10L8 -34Q0 -31 -8 -34Z', RED) +
            oval([0, -50], 10, 3, shade(RED, 0.4)),
          -35,
          { scale: 1.45 },
        ),
      },
    ),
    face(SIDE_SMILE, [57, 175], 20, 15),
    under([228, 306], 30, 5) + under([304, 308], 30, 5),
    figure(giver, vary(POSES.stand, { lean: 4, nod: 4, elbows: [1, 1] }), [228, 306], 166, {
      grip: { near: [252, 236], far: [252, 218] },
    }),
    face(SIDE_SMILE, [234, 174], 23.9, 6.2),
    carried([266, 240], WATER.base, { scale: 1.05 }),
    figure(taker, vary(POSES.stand, { lean: 4, nod: 4, elbows: [1, 1] }), [306, 308], 166, {
      facing: -1,
      grip: { near: [281, 238], far: [280, 220] },
    }),
    face(SIDE_SMILE, [300, 176], 23.9, -6.2, true),
    line('M252 236h.1M252 220h.1', CAST.zoe.skin, 12),
    line('M258 254v4M273 276v4M264 298v4', WATER.base, 4),
    oval([424, 340], 54, 14, shade(ASPHALT, 0.26)),
    place(CHALK_FIRE, [424, 334], { scale: 1.06 }),
    under([362, 328], 30, 5),
    fill('M406 262Q424 268 424 300L430 336Q420 342 412 336L414 300Q412 280 400 274Z', WATER.pale, 0.85),
    line('M407 336l-9 -6M436 334l10 -6', WATER.pale, 3),
    figure(pourer, vary(POSES.stand, { lean: 14, nod: 10, elbows: [1, 1] }), [354, 328], 168, {
      grip: { near: [384, 270], far: [394, 248] },
      holding: carried([378, 256], SUN.base, { turn: 104 }),
    }),
    face(SIDE_LAUGH, [372, 197], 24.2, 18),
    disc([394, 246], 6.2, CAST.awa.skin),
  )
}

const STRAW = SUN.soft

/** A nest of straw on the floor, its hollow around the origin. */
const nest = (at: Point, inside = '', options: Options = {}) =>
  place(
    oval([0, 0], 40, 15, SUN.dark) +
      oval([0, 2], 27, 8, BARK.dark) +
      inside +
      fill('M-41 -2Q-40 12 -24 18 0 25 24 18 40 12 41 -2 20 14 0 13T-41 -2Z', SUN.base) +
      line(
        'M-44 4L-18 16M-36 -6L-4 -13M-28 20L4 8M-14 22L20 12M2 20L34 6M18 18L46 2M-46 -8L-24 14M6 -14L38 -4M26 -12L48 -6M-10 -16L-30 -8',
        STRAW,
        2.6,
      ),
    at,
    options,
  )

/** A hand whose thumb and first finger close like a beak, to the right, on a stalk of straw. */
const beak = (at: Point, skin: string, stalk: string, options: Options = {}) =>
  place(line(stalk, STRAW, 3.4) + line('M2 -4L13 -6 21 0M2 4L12 6 21 1', skin, 5) + disc([-1, 0], 8, skin), at, options)

/** A soft feather that lies, its quill on the origin. */
const plume = (at: Point, color: string, turn: number) =>
  place(fill('M6 0Q14 -9 28 -3 32 -1 28 2 16 8 6 0Z', color) + line('M0 0H22', shade(color, 0.24), 1.6), at, { turn })

export function twoFingersMakeABeak(): string {
  const educator = mild(ADULTS.marc, { top: PLUM.base, legs: BARK.dark, shoes: PAPER })
  const flyer = mild(CAST.awa, { top: ROSE.base, legs: WATER.deep, shoes: PAPER })
  const digger = mild(CAST.theo, { top: FIR.base, legs: PLUM.dark, shoes: RED, cut: 'stripes', trim: FIR.pale })
  const picker = mild(CAST.mei, { top: WATER.base, legs: FIR.deep, shoes: SUN.base })
  return frame(
    ['#dfe7e6', '#f5f1e3'],
    pane([196, 14], 104, 76, 'spring'),
    curtains([196, 14], 104, 76, '#c9977f'),
    pinned([80, 30], 50, 42, [FIR.base, SUN.base, WATER.base], -4),
    floor(158, '#c9a078'),
    shelf([384, 158], 88, 62, [
      ['books', 'rings'],
      ['blocks', 'basket'],
    ]),
    rug([128, 214], 120, 26, '#b9cbbd', '#93ad9b'),
    heap([108, 220], 150, 54, SUN.dark, 4),
    heap([104, 218], 134, 48, SUN.base, 6),
    line(
      'M44 214l24 -14M60 220l20 -20M84 196l24 -16M96 214l26 -12M70 206l30 4M120 186l20 14M128 212l24 -10M110 174l18 8M92 184l-14 12M146 218l20 -6M40 222l-12 -4M164 222l14 -8',
      STRAW,
      2.8,
    ),
    under([26, 236], 26, 4),
    figure(picker, vary(POSES.lower, { lean: 40, nod: -4, elbows: [1, 1], stretch: 1.1 }), [26, 236], 140, {
      grip: { near: [68, 190], far: [52, 200] },
    }),
    beak([68, 190], CAST.mei.skin, 'M2 16L32 -18', { turn: 20 }),
    face(SIDE_SMILE, [49, 140], 20.1, 18),
    under([404, 248], 56, 6),
    adult(educator, vary(POSES.heels, { lean: 14, nod: 6, elbows: [1, 1] }), [408, 246], 214, {
      facing: -1,
      grip: { near: [344, 190], far: [376, 214] },
    }),
    beak([344, 190], ADULTS.marc.skin, 'M8 18L30 -16', { mirror: true, turn: -10, scale: 1.1 }),
    face(SIDE_SMILE, [394, 124], 18.9, -13, true),
    nest([316, 232], '', { scale: 0.72 }),
    under([206, 336], 42, 6),
    figure(flyer, vary(POSES.walk, { lean: 12, nod: -2, elbows: [-1, 1], stretch: 1.1 }), [200, 334], 182, {
      grip: { near: [128, 208], far: [256, 236] },
    }),
    face(SIDE_OH, [212, 193], 26.2, 4),
    palm([143, 211], CAST.awa.skin, -80),
    beak([256, 236], CAST.awa.skin, 'M12 24L36 -26', { scale: 1.2 }),
    // Her own nest has only begun.
    line('M244 334l20 -8M252 342l22 2M262 326l20 6M284 330l-10 14M240 340l16 8', STRAW, 3),
    under([400, 346], 62, 6),
    nest([348, 330]),
    figure(digger, vary(POSES.kneel, { lean: 36, nod: 2, elbows: [1, 1], stretch: 1.3 }), [418, 344], 176, {
      facing: -1,
      grip: { near: [348, 326], far: [388, 316] },
    }),
    face(SIDE_SMILE, [383, 242], 25.3, -21.8, true),
    line('M328 314q8 -12 24 -10M372 328q3 9 -10 14', MAPLE.dark, 2.8),
    plume([292, 350], PAPER, -24) + plume([268, 356], WATER.pale, -8) + plume([440, 354], ROSE.soft, -14),
  )
}

/** A sock with a big nose, that bites to the left. */
const quarreller = (at: Point, color: string, nose: string, options: Options = {}) =>
  place(sockPuppet([0, 0], color) + disc([-16, -14], 5.4, nose), at, { scale: 1.35, ...options })

export function puppetsPullTheShoe(): string {
  const educator = mild({ ...ADULTS.minh, view: 'front' }, { top: PLUM.base, legs: BARK.dark, shoes: CREAM })
  const thumbs = mild(CAST.idris, { top: SUN.base, legs: WATER.deep, shoes: PAPER })
  const small = mild(CAST.rose, { top: ROSE.base, legs: FIR.deep, shoes: RED, cut: 'overalls' })
  const other = mild(CAST.emile, { top: FIR.base, legs: BARK.dark, shoes: PAPER, cut: 'stripes', trim: FIR.pale })
  return frame(
    ['#e2e5ea', '#f5f1e4'],
    pane([40, 16], 104, 76, 'autumn'),
    curtains([40, 16], 104, 76, '#8fa9b8'),
    pinned([372, 30], 52, 44, [ROSE.base, SUN.base, FIR.base], 4),
    floor(166, '#cba57c'),
    shelf([386, 166], 88, 62, [
      ['books', 'ball'],
      ['rings', 'basket'],
    ]),
    rug([230, 272], 224, 54, '#c5d2c8', '#9db4a3'),
    under([230, 300], 92, 7),
    adult(educator, vary(POSES.tailorFront, { elbows: [-1, 1], nod: 4 }), [230, 296], 286, {
      grip: { near: [161, 228], far: [299, 228] },
      step: { near: [208, 300], far: [256, 302] },
    }),
    face(FRONT_OH, [232, 150], 25.2, 4),
    // One foot still has its shoe, the other only its sock.
    oval([208, 302], 15, 17, RED) + line('M200 296h15M200 303h15', PAPER, 2),
    line('M248 292h16', SUN.base, 5) + line('M246 310h20', SUN.base, 8),
    place(shoeAtSide(RED, PAPER), [230, 214], { scale: 1.5 }),
    quarreller([183, 204], WATER.base, SUN.base, { mirror: true }),
    quarreller([277, 204], FIR.base, ROSE.base),
    line('M206 234l-10 5M254 234l10 5M230 228v9', MAPLE.dark, 2.8),
    under([344, 274], 32, 5),
    toddler(small, vary(POSES.stand, { lean: 18, nod: -14, elbows: [1, 1] }), [344, 272], 156, {
      facing: -1,
      grip: { near: [322, 232], far: [314, 228] },
    }),
    face(SIDE_OH, [332, 158], 28.8, 4.1, true),
    line('M300 170Q278 156 262 174M298 178Q282 168 270 177', WATER.base, 2.8),
    under([92, 342], 60, 6),
    figure(thumbs, vary(POSES.tailor, { lean: 4, nod: -8, elbows: [1, 1] }), [70, 342], 186, {
      grip: { near: [134, 272], far: [132, 226] },
    }),
    face(SIDE_SMILE, [71, 247], 26.9, -5.8),
    thumbUp([132, 226], CAST.idris.skin, { scale: 1.25 }),
    thumbUp([134, 274], CAST.idris.skin, { scale: 1.25, turn: 180 }),
    under([420, 350], 50, 6),
    figure(other, vary(POSES.tailor, { lean: 4, nod: -8, elbows: [1, 1] }), [430, 348], 176, {
      facing: -1,
      grip: { near: [388, 300], far: [372, 300] },
      holding: place(shoeAtSide(SUN.base, SUN.dark), [378, 298], { scale: 1.3, mirror: true }),
    }),
    face(SIDE_SMILE, [429, 259], 25.3, 5.8, true),
  )
}
