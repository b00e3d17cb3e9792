import { FRONT_LAUGH, SIDE_LAUGH } from '../../../kit/faces.ts'
import { adult, figure, toddler } from '../../../kit/figure.ts'
import { beast, eye, lion, pig } from '../../../kit/figurines.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { face, mouth } from '../../../kit/head.ts'
import { cloud, frame, land, specks, tufts, woods } from '../../../kit/landscape.ts'
import {
  BARK,
  CARDBOARD,
  CREAM,
  EARTH,
  FIR,
  INK,
  MAPLE,
  PAPER,
  PLUM,
  RED,
  ROSE,
  SNOW,
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, autumn, barefoot, CAST, mild } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { bench, curtains, floor, pane, pinned, rug } from '../../../kit/room.ts'
import { dashes, disc, fill, line, type Options, oval, place } from '../../../kit/svg.ts'
import { magnifier, musicNote } from '../../../kit/things.ts'
import { under } from '../../../kit/toys.ts'
import { leafy } from '../../../kit/trees.ts'
import { wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

const FLOOR = '#cfa97f'
/** Of the ring a roll leaves in a foil. */
const DENT = '#5f7a8c'

const SIDE_TALK = mouth([11, 7.8], 2.1, 2.8)

/** The ring a roll leaves in a foil. */
const crater = (at: Point, rx = 10, ry = 5.6) =>
  place(
    oval([0, 0], rx, ry, SNOW.light) +
      oval([0, 0.5], rx * 0.84, ry * 0.8, DENT) +
      oval([0.4, 1.2], rx * 0.64, ry * 0.56, SNOW.shade),
    at,
  )

/** A sheet of foil lying over a thigh: it hangs a little on our side; the origin is the middle of its fold. */
const moon = (at: Point, rings: string, options: Options = {}) =>
  place(
    fill('M-44 -1L45 -2 43 8 26 10 8 7 -14 10 -30 7 -42 9Z', SNOW.deep) +
      fill('M-44 -1L-20 -2 -14 10 -30 7ZM8 -2L26 -2 30 10 26 10 8 7Z', SNOW.shade) +
      fill('M-38 -23L-12 -25 16 -23 39 -26 45 -2 8 -1 -20 -2 -44 -1Z', SNOW.base) +
      fill('M-38 -23L-12 -25 -20 -2ZM16 -23L39 -26 30 -2 22 -2Z', SNOW.light) +
      rings,
    at,
    options,
  )

/** A bare roll standing on the origin. */
const roll = (at: Point, options: Options = {}) =>
  place(
    fill('M-11 -40V0Q0 6 11 0V-40Z', CARDBOARD) +
      fill('M4 -40V3Q8 2 11 0V-40Z', shade(CARDBOARD, 0.16)) +
      oval([0, -40], 11, 4.4, BARK.base),
    at,
    options,
  )

/** The same roll dressed in foil, pinched in a nose. */
const foilRocket = (at: Point, options: Options = {}) =>
  place(
    fill('M-11 0V-38L-3 -56 0 -64 4 -55 11 -38V0Q0 5 -11 0Z', SNOW.shade) +
      fill('M-11 -6V-38L-3 -56 0 -64 -2 -36 -5 -20Z', SNOW.light) +
      fill('M11 0V-38L4 -55 2 -38 6 -22 3 -10 5 2Q9 1 11 0Z', SNOW.deep) +
      line('M-10 -38L-2 -34 10 -39M-8 -14L2 -10', DENT, 1.6),
    at,
    options,
  )

export function moonFullOfRings(): string {
  const presser = mild(CAST.awa, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const finder = mild(CAST.emile, { top: MAPLE.base, legs: FIR.deep, shoes: PAPER, cut: 'stripes', trim: CREAM })
  const small = mild(CAST.mei, { top: ROSE.base, legs: WATER.deep, shoes: SUN.soft })
  const educator = mild(ADULTS.marc, { top: FIR.base, legs: BARK.dark, shoes: INK })
  return frame(
    ['#d5d6e8', '#efeaea'],
    pane([36, 16], 96, 78, 'autumn'),
    curtains([36, 16], 96, 78, '#8f7fb5'),
    place(
      fill('M-29 0H29V50H-29Z', WATER.deep) +
        disc([0, 25], 18, SUN.pale) +
        line('M-7 18h.1M6 32h.1', STONE.soft, 8) +
        line('M7 17h.1M-6 33h.1', STONE.soft, 5) +
        disc([0, 0], 2.4, MAPLE.dark),
      [216, 34],
      { turn: -3 },
    ),
    floor(160, FLOOR),
    rug([240, 296], 236, 66, '#b7c3dd', '#8795bd'),
    under([344, 236], 66, 6),
    adult(educator, vary(POSES.heels, { lean: 4, nod: 6, elbows: [1, 1] }), [358, 236], 262, {
      facing: -1,
      grip: { near: [294, 142], far: [316, 196] },
      holding: moon([316, 214], crater([-8, -12]), { scale: 0.72 }),
    }),
    foilRocket([286, 164], { turn: -8 }),
    disc([294, 143], 8, ADULTS.marc.skin),
    under([232, 254], 36, 5),
    toddler(small, vary(POSES.crouch, { lean: 18, nod: 10, elbows: [1, 1] }), [236, 254], 168, {
      facing: -1,
      grip: { near: [206, 226] },
    }),
    roll([198, 242], { turn: -14, scale: 0.85 }),
    disc([206, 227], 8, CAST.mei.skin),
    under([136, 338], 84, 8),
    figure(presser, vary(POSES.floor, { lean: 12, nod: 14, elbows: [1, 1] }), [72, 340], 262, {
      step: { near: [170, 334], far: [174, 325] },
      grip: { near: [138, 264], far: [156, 270] },
      holding:
        moon([136, 318], crater([-30, -11]) + crater([-16, -13.5]) + crater([31, -13]), { scale: 1.06 }) +
        roll([145, 306], { scale: 1.04 }),
    }),
    disc([138, 264], 10, CAST.awa.skin),
    under([362, 344], 84, 8),
    figure(finder, vary(POSES.floor, { lean: -6, nod: -6, elbows: [1, 1] }), [416, 344], 258, {
      facing: -1,
      step: { near: [320, 338], far: [316, 329] },
      grip: { near: [371, 296], far: [394, 306] },
      holding: moon([355, 322], crater([-12, -13], 15, 7.6), { scale: 1.1 }),
    }),
    line('M370 297L345 308', CAST.emile.skin, 7.6),
    face(line('M6 -1q3 3 6 0', INK, 1.4), [429, 213], 37.2, 9.3, true),
  )
}

const cow = (at: Point, options: Options = {}) =>
  beast(
    at,
    PAPER,
    fill('M-14 -27H-4Q-3 -18 -10 -17 -17 -18 -14 -27ZM4 -14Q12 -18 14 -11 13 -7 6 -7 1 -9 4 -14Z', BARK.dark) +
      line('M-18 -24Q-25 -20 -23 -12', BARK.dark, 3),
    oval([14, -33], 5, 2.8, BARK.dark, 30) +
      fill('M14 -38H28Q31 -30 27 -24H17Q13 -28 14 -38Z', PAPER) +
      fill('M14 -38H21Q20 -30 15 -30Z', BARK.dark) +
      oval([24, -25], 6.6, 4.6, ROSE.soft) +
      eye(24, -33),
    options,
  )

/** A sheep that looks at us, what is seen of it over the door. */
const sheepFace = (at: Point) =>
  place(
    line('M-12 -2h.1M12 -2h.1M-8 -12h.1M8 -12h.1M0 -14h.1M-16 10h.1M16 10h.1', CREAM, 16) +
      oval([-13, 0], 6, 3.4, BARK.dark, -20) +
      oval([13, 0], 6, 3.4, BARK.dark, 20) +
      oval([0, 4], 9, 12, BARK.dark) +
      line('M-4 1h.1M4 1h.1', PAPER, 3.4),
    at,
  )

/** A chair against the wall, seen from the front: its near feet on the origin, the stable under its seat at y = -78. */
const stable = (at: Point, color: string, inside: string) =>
  place(
    fill('M-50 -8L-40 -24H40L50 -8V-80H-50Z', shade(color, 0.62)) +
      inside +
      line('M-40 -90V-164M40 -90V-164', shade(color, 0.26), 9) +
      line('M-38 -156H38M-38 -130H38', color, 12) +
      fill('M-46 -98H46L58 -78H-58Z', color) +
      fill('M-58 -78H58V-68H-58Z', shade(color, 0.22)) +
      line('M-52 -68V-4M52 -68V-4', shade(color, 0.14), 10),
    at,
  )

/** The back of a hand held upright as a door, its wrist at the origin, its fingers to the right; one is being lifted. */
const doorHand = (at: Point, skin: string, options: Options = {}) =>
  place(
    line('M12 -10L10 -25', skin, 10) +
      ['M20 14L52 17', 'M20 7H62', 'M20 -2L62 -5', 'M18 -8L56 -27']
        .map((d) => line(d, shade(skin, 0.26), 13) + line(d, skin, 10))
        .join('') +
      fill('M-6 -8L6 -15H20Q32 -10 32 2 32 20 22 20L8 19 -6 9Z', skin),
    at,
    options,
  )

export function knockKnockSaysTheCow(): string {
  const educator = barefoot(mild(ADULTS.julie, { top: PLUM.base, legs: WATER.deep }))
  const small = barefoot(mild(CAST.idris, { top: SUN.base, legs: FIR.deep, cut: 'stripes', trim: MAPLE.base }))
  const big = barefoot(mild(CAST.rose, { top: ROSE.base, legs: PLUM.dark }))
  const skin = ADULTS.julie.skin
  return frame(
    ['#dfe7dc', '#f4f0e2'],
    pane([28, 14], 96, 76, 'spring'),
    curtains([28, 14], 96, 76, '#d79a77'),
    pinned([412, 34], 54, 44, [SUN.base, FIR.base, ROSE.base], 4),
    floor(192, FLOOR),
    rug([230, 312], 250, 60, '#b5cf9c', '#94b67c'),
    under([276, 240], 70, 6),
    stable([276, 240], WATER.base, sheepFace([-6, -54])),
    under([110, 312], 76, 8),
    adult(educator, vary(POSES.heels, { lean: 20, nod: 2, elbows: [1, 1], stretch: 1.25 }), [108, 310], 268, {
      grip: { near: [196, 228], far: [246, 222] },
      holding: doorHand([246, 222], shade(skin, 0.14)) + cow([204, 264], { scale: 1.3 }),
    }),
    face(SIDE_TALK, [130.5, 160.5], 23.6, 13),
    line('M238 250v10M249 247l6 8M227 250l-6 8', MAPLE.dark, 3),
    under([378, 276], 40, 6),
    toddler(small, vary(POSES.kneel, { lean: 12, nod: 8, elbows: [1, 1], stretch: 1.35 }), [378, 276], 174, {
      facing: -1,
      grip: { near: [306, 216], far: [303, 194] },
    }),
    under([430, 352], 60, 7),
    figure(big, vary(POSES.heels, { lean: 2, nod: -8, elbows: [1, 1] }), [434, 350], 214, {
      facing: -1,
      grip: { near: [386, 318], far: [380, 300] },
      holding: pig([368, 340], { mirror: true, scale: 1.3 }),
    }),
    face(SIDE_LAUGH, [441, 231], 30.8, 6.9, true),
    under([170, 342], 36, 5),
    lion([168, 342], { scale: 1.35 }),
  )
}

/** A short ribbon along a path, cut straight at both ends, its two sides seen in turn. */
const band = (d: string, color: string) =>
  `<g stroke-linecap="butt">${line(d, color, 10)}${dashes(d, shade(color, 0.2), 10, '0 17 13 21 12 99')}</g>`

export function whereTheRibbonFalls(): string {
  const educator = mild({ ...ADULTS.helene, view: 'front' }, { top: FIR.base, legs: BARK.dark, shoes: INK })
  const knee = barefoot(mild(CAST.noah, { top: SUN.base, legs: WATER.deep, cut: 'stripes', trim: MAPLE.base }))
  const elbow = barefoot(mild({ ...CAST.lea, view: 'front' }, { top: WATER.base, legs: PLUM.dark }))
  const high = mild(CAST.fatou, { top: ROSE.base, legs: FIR.deep, shoes: PAPER })
  const thrower = barefoot(mild(CAST.anh, { top: MAPLE.base, legs: BARK.dark }))
  const wheels = { mirror: true, scale: 1.12 }
  return frame(
    ['#e9dfd3', '#f6efe2'],
    pane([268, 14], 104, 76, 'summer'),
    curtains([268, 14], 104, 76, '#8fb1b8'),
    floor(172, FLOOR),
    under([66, 230], 36, 6),
    adult(educator, vary(POSES.standFront, { elbows: [1, -1], stretch: 1.1 }), [66, 230], 204, {
      grip: { near: [26, 132], far: [112, 76] },
    }),
    face(FRONT_LAUGH, [66, 39], 18, 0),
    band('M112 76Q124 84 118 98T124 122Q128 132 122 142', MAPLE.base),
    disc([112, 76], 6.6, ADULTS.helene.skin),
    musicNote([26, 60], PLUM.base, -8) + musicNote([34, 28], PLUM.base, 8) + musicNote([146, 46], PLUM.base, -6),
    under([200, 246], 30, 5),
    dashes('M230 126Q222 96 200 82', MAPLE.dark, 2.6, '6 7'),
    figure(thrower, vary(POSES.reach, { lean: -4, nod: -24, elbows: [1, 1] }), [200, 246], 150, {
      grip: { near: [228, 136], far: [238, 150] },
    }),
    band('M160 62Q174 46 186 60T212 62 232 50', PLUM.base),
    under([122, 350], 34, 6),
    band('M154 262Q168 266 168 282T176 312', ROSE.base),
    figure(knee, vary(POSES.balance, { nod: 18, lean: 4 }), [122, 348], 176, { step: { near: [158, 302] } }),
    band('M155 261Q143 262 142 280T144 300Q146 308 140 316', ROSE.base),
    under([292, 340], 36, 6),
    band('M254 222Q264 236 262 250T268 272', RED),
    figure(
      elbow,
      vary(POSES.standFront, { lean: -4, nod: -4, elbows: [1, -1], feet: pair(-8, -4, 13, -6) }),
      [294, 338],
      172,
      { grip: { near: [276, 240], far: [336, 262] } },
    ),
    face(FRONT_LAUGH, [290, 196], 24.8, -6),
    band('M260 219Q247 219 249 236T244 254Q240 262 246 274', RED),
    line('M236 222l-10 -3M240 210l-8 -7M250 202l-3 -10', PAPER, 3.4),
    under([408, 344], 50, 7),
    wheelchair([414, 342], PLUM.base, wheels),
    figure(
      high,
      vary(POSES.sit, {
        hip: [0, -36],
        lean: -4,
        nod: -22,
        feet: pair(20, -9, 22, -9),
        soles: [0, 0],
        elbows: [1, 1],
      }),
      [414, 342],
      172,
      { facing: -1, grip: { near: [374, 206], far: [386, 198] } },
    ),
    face(SIDE_LAUGH, [426.6, 210], 24.8, 24.2, true),
    wheelchairWheel([414, 342], PLUM.base, wheels),
    band('M346 148Q362 136 370 150T398 154 418 140', FIR.base),
  )
}

/** Two rolls side by side, seen from their side, what looks through them at the origin, to the right. */
const spyglasses = (at: Point, options: Options = {}) =>
  place(
    line('M-8 5H12', shade(CARDBOARD, 0.2), 10) +
      fill('M-10 -9H18V4H-10Z', CARDBOARD) +
      oval([18, -2.5], 3, 6.6, BARK.base) +
      line('M3 -9V4', FIR.base, 5),
    at,
    options,
  )

/** The same, their two round mouths turned to us. */
const roundEyes = (at: Point, options: Options = {}) =>
  place(
    line('M-8 0h.1M8 0h.1', CARDBOARD, 17) + line('M-8 0h.1M8 0h.1', BARK.dark, 11) + line('M0 -6V6', FIR.base, 4.4),
    at,
    options,
  )

const sparrow = (at: Point, options: Options = {}) =>
  place(
    fill('M-13 -12L-29 -19 -27 -11 -12 -5Z', BARK.dark) +
      fill('M-15 -12C-12 -25 4 -27 12 -20 16 -12 10 -2 0 -2 -9 -2 -14 -5 -15 -12Z', STONE.pale) +
      fill('M-15 -12C-13 -22 -2 -25 6 -20 5 -10 -4 -5 -14 -9Z', BARK.base) +
      line('M-10 -13Q-3 -12 2 -17', BARK.pale, 2.4) +
      disc([12, -24], 8, STONE.pale) +
      fill('M3.8 -24A8.2 8.2 0 0 1 19 -28Q12 -29 7 -20Z', BARK.base) +
      fill('M13 -20Q18 -21 19 -22 18 -14 12 -15Z', INK) +
      fill('M19 -26l7 3 -7 2Z', INK) +
      disc([15, -25], 1.6, INK) +
      line('M-1 -3V2h4M4 -4V1h4', BARK.dark, 1.8),
    at,
    options,
  )

export function aWordForThatBird(): string {
  const pointer = mild(CAST.lila, { top: ROSE.base, legs: WATER.deep, shoes: PAPER })
  const left = mild({ ...CAST.jasleen, view: 'side' }, { top: PLUM.base, legs: BARK.dark, shoes: PAPER })
  const back = mild({ ...CAST.theo, view: 'side' }, { top: FIR.dark, legs: BARK.dark, shoes: PAPER })
  const small = mild({ ...CAST.noah, view: 'front' }, { top: MAPLE.base, legs: WATER.deep, shoes: PAPER })
  const educator = mild(ADULTS.lucie, { top: WATER.base, legs: BARK.dark, shoes: INK })
  return frame(
    ['#bfe0ec', '#f1f3dc'],
    cloud([250, 62], 120, PAPER, 0.8),
    woods(134, 54, '#b4d7a1', 6, 'round'),
    land([0, 150, 240, 144, 480, 152], '#a4cc80'),
    bench([350, 190], 84, 26),
    leafy([424, 200], 180, FIR.base, 5),
    land([0, 196, 240, 190, 480, 198], '#8fbd6c'),
    tufts([206, 350], 13, '#6b9c52', 4, 8),
    under([68, 294], 54, 6),
    adult(educator, vary(POSES.kneel, { lean: 4, nod: 2, elbows: [1, 1] }), [72, 292], 222, {
      grip: { near: [99, 164], far: [116, 206] },
    }),
    line('M98 165L94 150', ADULTS.lucie.skin, 5.6),
    under([224, 318], 122, 22),
    figure(back, vary(POSES.tailorFront, { elbows: [1, 1] }), [226, 262], 176, {
      grip: { near: [254, 184], far: [264, 182] },
      holding: spyglasses([254, 172], { scale: 1.15 }),
    }),
    figure(left, vary(POSES.tailorFront, { lean: 4, elbows: [1, 1] }), [154, 312], 176, {
      grip: { near: [186, 232], far: [196, 230] },
      holding: spyglasses([186, 220], { scale: 1.15 }),
    }),
    figure(pointer, vary(POSES.tailor, { elbows: [1, 1] }), [296, 314], 176, {
      grip: { near: [352, 280], far: [326, 292] },
      holding: spyglasses([318, 288], { turn: -20, scale: 1.1 }),
    }),
    line('M352 280L365 286', CAST.lila.skin, 6),
    toddler(small, vary(POSES.tailorFront, { stretch: 1.75, elbows: [-1, 1] }), [224, 341], 150, {
      grip: { near: [203, 243], far: [245, 243] },
      holding: roundEyes([224, 241], { scale: 1.06 }),
    }),
    under([424, 321], 20, 4),
    dashes('M476 330Q466 298 456 328Q450 312 442 326', PAPER, 3, '.1 6'),
    sparrow([422, 320], { mirror: true, scale: 1.1 }),
  )
}

/** Of the wall that gives the shade. */
const PLANK = '#d8c3a1'

/** A lump of earth, its grass on top. */
const clod = (at: Point, options: Options = {}) =>
  place(
    fill('M-32 -14Q-30 -22 0 -22 30 -22 32 -14 30 0 14 2 -16 4 -28 0 -34 -6 -32 -14Z', EARTH.base) +
      fill('M-33 -14Q-30 -23 0 -23 30 -23 33 -14 20 -9 0 -9 -22 -9 -33 -14Z', FIR.soft) +
      line('M-22 -18l-2 -7M-10 -20v-8M4 -20l2 -8M18 -18l4 -6', FIR.base, 2.4),
    at,
    options,
  )

/** The same turned over: its earth and its roots up, its grass under it. */
const overturned = (at: Point) =>
  place(
    line('M-26 0l-7 3M-12 3l-4 4M6 3l3 4M22 1l8 3', FIR.base, 2.6) +
      fill('M-32 -2Q0 -8 32 -2 30 6 0 6 -30 6 -32 -2Z', FIR.soft) +
      fill('M-31 -3Q-32 -16 -18 -21 -6 -28 8 -22 26 -20 31 -3 0 3 -31 -3Z', EARTH.base) +
      fill('M-20 -18Q-6 -27 8 -21 22 -20 26 -12 4 -18 -20 -18Z', EARTH.soft) +
      line('M-12 -22q-3 -6 -8 -6M4 -22q0 -7 6 -9M16 -18q6 -4 8 -2', BARK.pale, 1.8),
    at,
  )

/** A short round shovel lying down, its handle at the origin. */
const trowel = (at: Point, color: string, options: Options = {}) =>
  place(
    line('M0 0H26', BARK.soft, 6) + line('M0 -5V5', color, 6) + fill('M24 -9Q48 -13 52 0 48 13 24 9Z', color),
    at,
    options,
  )

const worm = (d: string, width: number) => line(d, ROSE.base, width) + line(d, ROSE.soft, width * 0.5)

const SPROUTS = [200, 264, 328, 392, 456]
  .map((x, i) => `M${x} ${192 - 2 * i}l-16 -10M${x} ${192 - 2 * i}l3 -20M${x} ${192 - 2 * i}l15 -13`)
  .join('')

export function whoHoldsTheLensTells(): string {
  const teller = autumn(CAST.maika, { top: ROSE.base, legs: WATER.deep, shoes: PLUM.dark, trim: ROSE.soft })
  const one = autumn(CAST.kofi, { top: SUN.base, legs: BARK.dark, shoes: FIR.deep, trim: MAPLE.base })
  const two = autumn(CAST.theo, { top: WATER.base, legs: PLUM.dark, shoes: MAPLE.dark, trim: WATER.pale })
  const small = autumn(CAST.zoe, { top: PLUM.base, legs: WATER.deep, shoes: SUN.base, trim: PLUM.soft })
  const educator = autumn(ADULTS.nadia, { top: FIR.base, legs: BARK.dark, shoes: INK, trim: FIR.pale })
  const lens = { turn: 122, scale: 1.3 }
  const bigger = 'M-9 -22Q-5 -34 1 -27T9 -31'
  return frame(
    ['#cfe3e6', '#f1f1de'],
    woods(124, 54, '#b4d7a1', 6, 'round'),
    land([0, 150, 240, 146, 480, 152], '#9cc67a'),
    // The garden, and what comes up in it.
    fill('M150 182L480 174V206L150 214Z', EARTH.base),
    line(SPROUTS, FIR.base, 8) +
      line('M196 192l-6 -18M260 190l-6 -18M324 188l-6 -18M388 186l-6 -18M452 184l-6 -18', FIR.soft, 8),
    land([0, 214, 240, 206, 480, 204], '#86b568'),
    // In the shade of the wall.
    fill('M0 0H150V214H0Z', PLANK),
    line('M0 34H150M0 68H150M0 102H150M0 136H150M0 170H150', shade(PLANK, 0.14), 3),
    fill('M0 204H150V216H0Z', STONE.base),
    fill('M0 214L150 212 480 236V360H0Z', FIR.deep, 0.2),
    tufts([240, 352], 16, '#5d9148', 4, 8),
    under([88, 248], 60, 6),
    adult(educator, vary(POSES.kneel, { lean: 10, nod: 4, elbows: [1, 1] }), [84, 246], 214),
    line('M238 292L404 288 446 342 226 346Z', EARTH.base, 3, 0.6),
    oval([318, 318], 52, 18, EARTH.base),
    specks({ x: [274, 362], y: [306, 332] }, 14, EARTH.soft, 4, 1.8),
    oval([326, 316], 31, 11, EARTH.dark),
    worm('M282 326q6 -12 15 -6t14 -2 12 -6', 7),
    under([374, 270], 44, 6) + under([438, 294], 44, 6),
    figure(one, vary(POSES.heels, { lean: 10, nod: 2, elbows: [1, 1] }), [364, 268], 176, { facing: -1 }),
    figure(two, vary(POSES.heels, { lean: 8, nod: 2, elbows: [1, 1] }), [442, 294], 176, { facing: -1 }),
    overturned([398, 336]),
    under([188, 328], 50, 7),
    figure(teller, vary(POSES.kneel, { lean: 22, nod: 8, elbows: [1, 1] }), [188, 326], 190, {
      grip: { near: [246, 250], far: [230, 288] },
    }),
    face(SIDE_TALK, [216, 209], 27.4, 20),
    magnifier([246, 250], lens),
    place(line(bigger, ROSE.base, 7) + line(bigger, ROSE.soft, 3.4), [246, 250], lens),
    disc([246, 250], 8.4, CAST.maika.skin),
    trowel([212, 350], WATER.base, { turn: -4 }),
    trowel([412, 350], SUN.base, { turn: -4 }),
    under([100, 356], 50, 6),
    clod([46, 356], { scale: 1.15 }),
    toddler(small, vary(POSES.crouch, { lean: 30, nod: 8, elbows: [1, 1] }), [106, 354], 156, {
      facing: -1,
      grip: { near: [54, 330], far: [43, 329] },
    }),
    line('M40 331H55', CAST.zoe.skin, 8.6),
  )
}
