import { FRONT_LAUGH, SIDE_LAUGH, SIDE_OH, SIDE_SMILE } from '../../../kit/faces.ts'
import { adult, figure, toddler } from '../../../kit/figure.ts'
import { cow } from '../../../kit/figurines.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence } from '../../../kit/ground.ts'
import { flat, palm } from '../../../kit/hands.ts'
import { cap, face, mouth, sunhat } from '../../../kit/head.ts'
import { cloud, frame, land, specks, tufts, woods } from '../../../kit/landscape.ts'
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
  SNOW,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, autumn, BABIES, CAST, mild, summer, TUQUES, winter } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { curtains, door, floor, hooks, pane, pinned, rug, wainscot } from '../../../kit/room.ts'
import { disc, fill, line, once, oval, place } from '../../../kit/svg.ts'
import { BLUE_ICE, ice, RED_ICE, YELLOW_ICE } from '../../../kit/things.ts'
import { under } from '../../../kit/toys.ts'
import { bare, foliage, trunk } from '../../../kit/trees.ts'

/** A rug that is the sky at night, a blue and a red that show on it. */
const NIGHT = '#26355c'
const BLUE = '#58abe6'
const LIT_RED = glow(RED, 0.12)

/** A cap of a big bottle, lying on the origin, seen from a little above. */
const CAP = once(
  'c',
  oval([0, 3.5], 10, 6.6, 'currentColor') +
    oval([0, 3.5], 10, 6.6, INK, 0, 0.32) +
    oval([0, 0], 10, 6.6, 'currentColor') +
    oval([0, 0], 6.4, 4, PAPER, 0, 0.34),
)

/** Caps of one colour. */
const caps = (color: string, ...places: (readonly [x: number, y: number, scale?: number])[]) =>
  `<g color="${color}">${places.map(([x, y, scale = 1]) => place('<use href="#c"/>', [x, y], { scale })).join('')}</g>`

/** Eight caps that burst in a ring, a ninth in the middle, and the rays of the burst. */
const burst = (at: Point, color: string) =>
  place(
    line('M0 -36V-43M34 -25L41 -31M48 0H56M34 28L41 34M-34 28L-41 34M-34 -25L-41 -31M-48 0H-56', SUN.soft, 3.4) +
      caps(color, [0, -24], [-25, -17], [25, -17], [-36, 0], [0, 0], [36, 0], [-25, 17], [25, 17], [0, 24]),
    at,
  )

export function lovelyBlueOne(): string {
  const educator = mild({ ...ADULTS.lucie, view: 'front' }, { top: MAPLE.base, legs: WATER.base })
  const launches = mild(CAST.rose, { top: ROSE.base, legs: FIR.soft, shoes: PAPER })
  const adds = mild({ ...CAST.anh, view: 'front' }, { top: FIR.soft, legs: MAPLE.dark })
  const points = mild(CAST.noah, { top: SUN.base, legs: PLUM.soft, shoes: RED })
  return frame(
    ['#e2e7ea', '#f6f1e4'],
    CAP,
    pane([222, 12], 92, 66, 'summer'),
    curtains([222, 12], 92, 66, '#c98f78'),
    pinned([416, 34], 50, 42, [WATER.base, SUN.base, RED], 4),
    floor(136, '#cfa97f'),
    rug([240, 256], 252, 92, NIGHT, PLUM.base, false),
    specks({ x: [90, 420], y: [184, 330] }, 18, SUN.pale, 11, 1, 0.7),
    adult(educator, vary(POSES.tailorFront, { nod: -4, elbows: [-1, 1] }), [112, 184], 226, {
      grip: { near: [66, 44], far: [160, 44] },
    }),
    face(mouth([0, 8], 5, 5.6), [111, 68.6], 20, -4),
    place(palm([0, 0], educator.skin, -14), [66, 46], { scale: 1.1 }) +
      place(palm([0, 0], educator.skin, 14), [160, 46], { scale: 1.1 }),
    figure(adds, vary(POSES.tailorFront, { lean: -4, nod: -8, elbows: [1, -1], stretch: 1.35 }), [366, 188], 156, {
      grip: { near: [326, 190], far: [398, 162] },
    }),
    line('M326 190L319 196', adds.skin, 5.4),
    face(FRONT_LAUGH, [359, 109], 22.5, -10.2),
    burst([184, 254], LIT_RED),
    caps(LIT_RED, [181, 294, 1.02], [173, 309, 1.06], [161, 322, 1.1], [146, 333, 1.14]),
    burst([288, 216], BLUE),
    caps(BLUE, [291, 256], [298, 271, 1.04], [307, 285, 1.08], [319, 298, 1.12]),
    caps(BLUE, [348, 314, 1.9]),
    // Small heaps that are still mixed.
    caps(SUN.base, [112, 336, 1.1], [240, 338, 1.1]),
    caps(FIR.soft, [268, 338, 1.1]),
    caps(LIT_RED, [254, 330, 1.1]),
    figure(points, vary(POSES.tailor, { lean: 2, nod: -8, elbows: [1, 1], stretch: 1.2 }), [58, 344], 178, {
      grip: { near: [106, 324], far: [122, 244] },
    }),
    line('M122 244L134 239', shade(points.skin, 0.14), 5.4) + line('M106 324L113 329', points.skin, 5.4),
    face(SIDE_LAUGH, [57, 253], 25.6, -6.9),
    figure(launches, vary(POSES.kneel, { lean: 16, nod: 4, elbows: [1, 1], stretch: 1.25 }), [432, 342], 178, {
      facing: -1,
      grip: { near: [392, 302], far: [348, 268] },
    }),
    place(palm([0, 0], shade(launches.skin, 0.14), -24), [350, 270]) +
      place(palm([0, 0], launches.skin, -62), [392, 302]),
    face(SIDE_LAUGH, [416, 231], 25.6, -12.8, true),
  )
}

/** Eyes wide open that look to the right, on a face turned to us. */
const WATCHES = disc([-5.4, -1], 3.7, PAPER) + disc([5.8, -1], 3.7, PAPER) + line('M-4.300 -1h.1M7 -1h.1', INK, 3.6)
/** A tongue that pushes the right cheek from the inside. */
const bump = (skin: string) =>
  disc([11, 6.4], 7.4, skin) + disc([12.4, 6], 4.4, RED, 0.3) + line('M6 2Q3.500 6.500 6.500 11', shade(skin, 0.2), 1.6)
/** Shut lips that laugh. */
const HELD = line('M-4 8.500Q0 12.500 4 8.500', MOUTH, 2)
/** The same seen from the side, the eye round above it. */
const sideBump = (skin: string) =>
  disc([9, 6], 8, skin) +
  disc([9.5, 5.5], 4.8, RED, 0.3) +
  line('M5.500 -.500Q0 4 3 11', shade(skin, 0.2), 1.6) +
  line('M8.500 13.500Q12 14 14 11.500', MOUTH, 2) +
  disc([9, -4.5], 3.8, PAPER) +
  line('M10.400 -4.500h.1', INK, 3.6)

export function flyInMyCheek(): string {
  const small = autumn(
    { ...BABIES.ines, view: 'front' },
    { top: ROSE.base, legs: PLUM.dark, shoes: SUN.base, hat: TUQUES.sun },
  )
  const second = autumn(
    { ...CAST.emile, view: 'front' },
    { top: WATER.base, legs: BARK.dark, shoes: INK, hat: TUQUES.fir },
  )
  const moos = autumn({ ...CAST.fatou, view: 'front' }, { top: SUN.base, legs: FIR.deep, shoes: RED })
  const last = autumn(
    { ...CAST.mei, view: 'front' },
    { top: FIR.base, legs: WATER.deep, shoes: BARK.dark, hat: TUQUES.water },
  )
  const educator = autumn(ADULTS.julie, { top: PLUM.base, legs: BARK.dark, shoes: FIR.dark, trim: PLUM.dark })
  const along = vary(POSES.standFront, { hands: pair(-13, -32, 13, -32) })
  return frame(
    ['#eee6d4', '#f7f0df'],
    wainscot(176, 306, '#b9cdb6'),
    hooks([14, 44], 36, [RED, '', PLUM.base, '']),
    floor(306, '#bf9a74'),
    door([398, 306], 88, 270, FIR.base),
    under([46, 336], 30, 4) + under([134, 338], 36, 4) + under([226, 338], 36, 4) + under([314, 338], 36, 4),
    toddler(small, vary(along, { hands: pair(-15, -28, 15, -28) }), [46, 336], 168),
    face(
      place(bump(small.skin), [1, 1], { mirror: true }) + place(bump(small.skin), [-1, 1]) + WATCHES + HELD,
      [46, 207],
      31,
    ),
    figure(second, along, [134, 338], 196),
    face(place(bump(second.skin), [0, 1], { mirror: true }) + WATCHES + HELD, [134, 175], 28.2),
    figure(moos, along, [226, 338], 204),
    face(WATCHES + mouth([0, 8.5], 4.8, 5.4), [226, 169], 29.4),
    figure(last, along, [314, 338], 192),
    face(place(bump(last.skin), [0, 1]) + WATCHES + HELD, [314, 179], 27.6),
    // What comes out of the mouth.
    fill('M250 172L262 100 286 102Z', FIR.mist) + oval([280, 62], 58, 46, FIR.mist),
    cow([278, 84], { scale: 1.35 }),
    under([430, 354], 44, 6),
    adult(educator, vary(POSES.stand, { hip: [0, -39.8], nod: 2, stretch: 1.1 }), [430, 354], 284, { facing: -1 }),
    face(sideBump(educator.skin), [429, 89], 25, -2, true),
  )
}

/** Wool, the colour of taffy. */
const TAFFY = '#dd9a22'
/** A ball of it, wound on the middle of a stick that lies along the x axis. */
const WOUND =
  line('M-28 0H28', BARK.soft, 5.4) +
  oval([2, 0], 12, 9.6, TAFFY) +
  line('M-5 -7Q-1 0 -5 7M1 -9Q5 0 1 9M7 -8Q11 0 7 8', shade(TAFFY, 0.28), 1.8)

export function softOneOrHardOne(): string {
  const rolls = winter(CAST.idris, { top: WATER.base, legs: PLUM.dark, trim: CREAM })
  const pours = winter(CAST.mei, { top: ROSE.base, legs: FIR.deep, trim: SUN.soft })
  const sells = winter(CAST.theo, { top: FIR.base, legs: BARK.dark, trim: RED })
  const client = winter(ADULTS.helene, { top: PLUM.base, legs: BARK.deep, trim: ROSE.soft })
  return frame(
    ['#b5d3e6', '#f8eedb'],
    woods(150, 60, '#c2cfd6', 4, 'round'),
    bare([60, 196], 190, BARK.base, 4),
    bare([430, 190], 180, BARK.soft, 9),
    fence([-6, 486], 196, 42, '#c7a678', 28),
    land([0, 192, 240, 186, 480, 194], SNOW.base),
    // The strip of packed snow.
    fill('M70 276Q240 262 410 274 440 300 440 332 240 352 40 334 46 298 70 276Z', SNOW.deep),
    fill('M70 272Q240 258 410 270 440 296 440 326 240 346 40 328 46 294 70 272Z', PAPER),
    under([226, 262], 60, 6) + under([322, 262], 50, 6),
    figure(pours, vary(POSES.kneel, { lean: 6, nod: 14, elbows: [1, 1], stretch: 1.2 }), [232, 266], 168, {
      facing: -1,
      grip: { near: [188, 208], far: [196, 238] },
    }),
    figure(sells, vary(POSES.kneel, { lean: 4, nod: -2, elbows: [1, 1], stretch: 1.1 }), [306, 264], 162, {
      grip: { near: [350, 208], far: [340, 230] },
    }),
    face(SIDE_SMILE, [223, 158], 24.2, -17.3, true),
    face(SIDE_LAUGH, [306, 159], 23.4, 0.2),
    line('M188 212Q184 236 192 256T192 276q-6 5 8 8t26 2 0 10 -20 6', TAFFY, 5),
    place(WOUND, [368, 198], { turn: -28 }),
    line('M134 313Q158 330 184 322', TAFFY, 5),
    under([54, 350], 50, 6),
    figure(rolls, vary(POSES.kneel, { lean: 26, nod: 6, elbows: [1, 1], stretch: 1.3 }), [56, 350], 172, {
      grip: { near: [114, 328], far: [142, 280] },
    }),
    place(WOUND, [128, 304], { turn: -60, scale: 1.5 }),
    disc([114, 328], 12.5, CREAM) + disc([142, 280], 12.5, shade(CREAM, 0.1)),
    face(SIDE_OH, [82.9, 244], 24.8, 20.3),
    under([436, 350], 50, 6),
    adult(client, vary(POSES.kneel, { lean: 6, nod: -2, elbows: [1, 1] }), [434, 350], 240, {
      facing: -1,
      grip: { near: [384, 236], far: [416, 268] },
    }),
    flat([386, 236], ROSE.soft, { turn: 172, scale: 1.4 }),
    face(SIDE_LAUGH, [431, 183], 21.1, -1.3, true),
  )
}

export function blueTouchedMyFinger(): string {
  const touched = summer(CAST.zoe, { top: SUN.base, legs: ROSE.base, shoes: PAPER, hat: sunhat(CREAM, ROSE.base) })
  const pushes = summer(CAST.idris, { top: FIR.base, legs: PLUM.base, shoes: PAPER, hat: cap(SUN.base, SUN.dark) })
  const educator = summer(ADULTS.minh, {
    top: PLUM.base,
    legs: WATER.deep,
    shoes: BARK.dark,
    hat: sunhat(SUN.soft, MAPLE.base),
  })
  return frame(
    ['#b6def0', '#f2f4da'],
    cloud([320, 54], 110, PAPER, 0.9),
    fence([-6, 486], 150, 40, '#d2b184', 32),
    land([0, 146, 240, 140, 480, 148], '#a9cf7e'),
    tufts([160, 186], 10, FIR.base, 5, 8),
    trunk([52, 194], -10, 34, BARK.base),
    foliage([60, 4], 150, 54, FIR.base, 8, 10) + foliage([40, -6], 130, 44, FIR.soft, 6, 9),
    land([0, 196, 240, 190, 480, 198], '#cfc6b2'),
    fill('M400 194Q380 240 430 282T486 330V196Z', '#efe2bd'),
    // Three sheets, edge to edge.
    fill('M92 228H396L452 348H34Z', PAPER) + line('M194 228L173 348M294 228L313 348', shade(PAPER, 0.16), 2),
    line('M262 292Q300 258 346 268T350 316', RED_ICE, 24, 0.34),
    oval([324, 322], 46, 12, RED_ICE, 0, 0.4),
    fill('M112 324Q120 306 164 310T222 326 168 342 112 324Z', BLUE_ICE, 0.62),
    fill('M190 246Q196 236 222 238T262 247 226 256 190 246Z', YELLOW_ICE, 0.75),
    ice([216, 248], 62, 26, YELLOW_ICE),
    adult(educator, vary(POSES.heels, { lean: 44, nod: -18, elbows: [1, 1], stretch: 1.25 }), [344, 246], 212, {
      facing: -1,
      grip: { near: [276, 240], far: [290, 232] },
    }),
    face(SIDE_SMILE, [305, 142], 18.6, -6.2, true),
    line('M276 240L268 247', educator.skin, 5.4),
    ice([166, 326], 86, 42, BLUE_ICE),
    line('M150 318v8M186 316v12M214 331h-14M128 330h8', glow(BLUE_ICE, 0.5), 3),
    under([60, 340], 46, 5),
    toddler(touched, vary(POSES.tailor, { lean: -2, nod: 2, elbows: [1, 1], stretch: 1.4 }), [62, 340], 168, {
      grip: { near: [116, 272], far: [104, 320] },
    }),
    face(SIDE_LAUGH, [60.7, 252], 31, 0.9),
    line('M116 272V256', touched.skin, 6) +
      line('M116 256V252', BLUE_ICE, 7) +
      line('M127 250l7 -4M126 260l8 2M116 242v-7', BLUE_ICE, 2.8),
    ice([322, 322], 72, 30, RED_ICE),
    under([434, 346], 46, 5),
    figure(pushes, vary(POSES.tailor, { lean: 18, nod: 4, elbows: [1, 1], stretch: 1.3 }), [434, 346], 172, {
      facing: -1,
      grip: { near: [356, 312], far: [352, 300] },
    }),
    face(SIDE_SMILE, [413, 261], 24.8, -13.9, true),
  )
}
