import { adult, figure, toddler } from '../../../kit/figure.ts'
import { beast, cow, eye, lion, pig, sheep } from '../../../kit/figurines.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { face } from '../../../kit/head.ts'
import { frame } from '../../../kit/landscape.ts'
import {
  BARK,
  CREAM,
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
import { ADULTS, BABIES, barefoot, CAST, mild, sleeper } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, inset, pane, pinned, rug, shelf, table } from '../../../kit/room.ts'
import { dashes, disc, fill, line, num, type Options, oval, place } from '../../../kit/svg.ts'
import { shoeAtSide } from '../../../kit/things.ts'
import { duck, under } from '../../../kit/toys.ts'
import { wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

const FLOOR = '#cfa97f'
const GLASS = '#cfe0e4'
/** Of the elephant. */
const SLATE = '#8b9fb0'

/** A mouth wide open, its tongue seen. */
const mouth = (at: Point, rx: number, ry: number) =>
  oval(at, rx, ry, MOUTH) + oval([at[0], at[1] + ry * 0.5], rx * 0.66, ry * 0.42, ROSE.base)

const SIDE_LAUGH = mouth([10.8, 7.6], 3, 4)
const FRONT_LAUGH = mouth([0, 8], 5, 4.6)
const SMILE = line('M-4 8Q0 11.5 4 8', MOUTH, 1.8)

const elephant = (at: Point, options: Options = {}) =>
  beast(
    at,
    SLATE,
    fill('M-20 -22Q-18 -33 -6 -33H8Q18 -32 19 -20L10 -12H-16Z', SLATE) + line('M-19 -26q-5 4 -4 10', SLATE, 3),
    line('M26 -28Q33 -20 29 -8', SLATE, 7) +
      disc([20, -29], 11, SLATE) +
      oval([13, -28], 7, 9, shade(SLATE, 0.2)) +
      line('M24 -19l5 2', PAPER, 3.4) +
      eye(24, -32),
    options,
  )

const horse = (at: Point, options: Options = {}) =>
  beast(
    at,
    BARK.soft,
    line('M-18 -22Q-26 -18 -24 -8', BARK.deep, 5),
    line('M14 -22L19 -38', BARK.soft, 12) +
      line('M20 -39L29 -32', BARK.soft, 9) +
      line('M9 -28L14 -44', BARK.deep, 5) +
      eye(22, -39),
    options,
  )

/** A hand wide open, its palm to us, fingers up; the wrist is at the origin. */
const palm = (at: Point, skin: string, turn = 0, scale = 1) =>
  place(line('M-6 -6L-10 -18M-2 -8L-3 -22M3 -8L5 -21M6 -4L14 -12', skin, 5) + disc([0, -4], 8, skin), at, {
    turn,
    scale,
  })

export function lastLeapsToTheFront(): string {
  const educator = barefoot(mild(ADULTS.minh, { top: WATER.base, legs: BARK.dark }))
  const baby = barefoot(sleeper(BABIES.binta, SUN.base, PAPER, 'stripes'))
  const leaper = barefoot(mild({ ...CAST.theo, view: 'front' }, { top: FIR.base, legs: PLUM.dark }))
  const pointer = barefoot(mild(CAST.awa, { top: ROSE.base, legs: WATER.deep }))
  const small = barefoot(mild(CAST.emile, { top: MAPLE.base, legs: FIR.deep }))
  return frame(
    ['#e6e4d6', '#f6f0e1'],
    pane([206, 12], 104, 74, 'spring'),
    curtains([206, 12], 104, 74, '#8fb1b8'),
    floor(164, FLOOR),
    under([74, 212], 66, 5),
    toddler(small, vary(POSES.crouch, { lean: 26, elbows: [1, 1] }), [46, 212], 136, {
      grip: { near: [88, 190], far: [96, 186] },
    }),
    horse([106, 210], { turn: -4, scale: 1.1 }),
    under([200, 260], 90, 7),
    figure(
      leaper,
      vary(POSES.prone, { hip: [-6, -12], lean: 84, nod: 40, elbows: [1, -1], stretch: 1.25 }),
      [202, 258],
      172,
      { grip: { near: [252, 166], far: [272, 272] } },
    ),
    face(SMILE, [264, 231], 24.7, 86),
    dashes('M98 262Q116 182 222 158M290 160Q344 176 360 228', MAPLE.dark, 3, '7 8'),
    cow([256, 170], { turn: -12, scale: 1.35 }),
    disc([251, 166], 7, CAST.theo.skin),
    under([436, 314], 54, 6),
    adult(educator, vary(POSES.tailor, { lean: 8, nod: 10, elbows: [1, 1] }), [450, 308], 240, {
      facing: -1,
      grip: { near: [426, 290], far: [404, 276] },
      holding: figure(baby, vary(BABY_POSES.sit, { lean: 12, nod: 0, stretch: 1.4 }), [424, 322], 124, {
        build: 'baby',
        facing: -1,
        grip: { near: [382, 288], far: [392, 306] },
      }),
    }),
    under([220, 306], 156, 8),
    lion([334, 304], { scale: 1.3 }),
    sheep([274, 304], { scale: 1.3 }),
    elephant([212, 304], { scale: 1.3 }),
    pig([150, 304], { scale: 1.3 }),
    duck([98, 300], SUN.soft, { scale: 1.35 }),
    under([40, 352], 40, 6),
    figure(pointer, vary(POSES.kneel, { lean: 16, nod: 6, elbows: [1, 1] }), [26, 352], 168, {
      grip: { near: [72, 304], far: [58, 318] },
    }),
    line('M73 303L82 297', CAST.awa.skin, 5),
  )
}

/** A rag doll whose limbs bend, sitting on the origin, one foot at its ear. */
const bendyDoll = (at: Point, cloth: string, hair: string, dress: string, hose: string, options: Options = {}) =>
  place(
    line('M-6 -4L-14 4V14', hose, 8) +
      line('M-8 -28L-20 -18M8 -28L13 -14', cloth, 6.5) +
      fill('M-8 -34H8L14 -2Q0 3 -14 -2Z', dress) +
      disc([0, -46], 13, cloth) +
      fill('M-13.6 -45A13.6 13.6 0 0 1 13.6 -45Q6 -54 -13.6 -45Z', hair) +
      line('M-13 -45v10', hair, 5) +
      line('M-5 -44h.1M5 -44h.1', INK, 2.6) +
      line('M-3 -39Q0 -37 3 -39', MOUTH, 1.6) +
      line('M8 -5L29 -24 16 -46', hose, 8) +
      line('M16 -46L14 -50', shade(hose, 0.3), 9),
    at,
    options,
  )

export function dollLiftsAFoot(): string {
  const educator = barefoot(mild({ ...ADULTS.marc, view: 'front' }, { top: FIR.base, legs: WATER.deep }))
  const baby = barefoot(sleeper(BABIES.malik, PLUM.soft, PAPER, 'stripes'))
  const tumbling = barefoot(mild({ ...CAST.lea, view: 'front' }, { top: SUN.base, legs: PLUM.dark }))
  const trying = barefoot(mild(CAST.fatou, { top: ROSE.base, legs: WATER.soft, cut: 'stripes', trim: ROSE.soft }))
  const skin = ADULTS.marc.skin
  return frame(
    ['#e5e0ea', '#f5efe6'],
    pane([44, 14], 104, 78, 'winter'),
    curtains([44, 14], 104, 78, '#c98f7a'),
    pinned([316, 34], 54, 46, [WATER.base, MAPLE.base, FIR.base], 4),
    floor(168, FLOOR),
    shelf([396, 168], 84, 62, [['books', 'bin']]),
    rug([236, 314], 240, 46, '#c6d4c4', '#a5bba4'),
    under([192, 288], 74, 7),
    adult(educator, vary(POSES.tailorFront, { stretch: 0.82, elbows: [1, -1] }), [192, 286], 262, {
      grip: { near: [226, 228], far: [268, 190] },
    }),
    face(SMILE, [192, 152], 23.1),
    bendyDoll([240, 258], BARK.cut, MAPLE.dark, RED, WATER.soft, { scale: 1.5 }),
    disc([226, 230], 7.6, skin),
    disc([267, 190], 7.6, skin),
    line('M288 204q6 -8 5 -18M298 208q9 -12 7 -26', MAPLE.dark, 3),
    under([86, 322], 60, 6),
    bendyDoll([150, 333], BARK.pale, HAIR.black, FIR.base, ROSE.base),
    figure(baby, vary(BABY_POSES.onBack, { stretch: 1.4 }), [88, 322], 134, {
      build: 'baby',
      grip: { near: [94, 276] },
      step: { near: [99, 277] },
    }),
    disc([94, 276], 7.2, BABIES.malik.skin),
    under([404, 246], 44, 5),
    bendyDoll([450, 258], BARK.cut, SUN.dark, PLUM.base, MAPLE.soft),
    figure(trying, vary(POSES.floor, { lean: -6, nod: 8, elbows: [1, 1] }), [408, 246], 172, {
      facing: -1,
      grip: { near: [362, 196], far: [366, 192] },
      step: { near: [358, 196] },
    }),
    under([348, 344], 66, 7),
    figure(tumbling, { ...POSES.floorFront, lean: 62, nod: 10, elbows: [-1, 1] }, [320, 344], 184, {
      grip: { near: [354, 264], far: [424, 336] },
      step: { near: [350, 264], far: [266, 296] },
    }),
    face(FRONT_LAUGH, [384, 283], 26.5, 44),
    bendyDoll([268, 340], BARK.cut, BARK.base, SUN.base, FIR.base, { turn: -78 }),
  )
}

/** A book lying wide open, drawn in perspective, its lower edge in the middle on the origin; `art` is on its pages. */
const lying = (at: Point, color: string, art: string, options: Options = {}) =>
  place(
    fill('M-37 -33H37L43 3H-43Z', color) +
      fill('M-34 -34Q-16 -38 0 -33 16 -38 34 -34L39 0Q18 -4 0 1 -18 -4 -39 0Z', PAPER) +
      line('M0 -33V1', STONE.soft, 1.6) +
      art,
    at,
    options,
  )

/** A picture of a dog that runs to the right. */
const dog = (at: Point, color: string, options: Options = {}) =>
  place(
    line('M-8 -2L-15 4M-6 -1L-4 6M6 -2L10 5M8 -3L16 1M-10 -6L-17 -12', color, 3.2) +
      line('M-8 -5H7', color, 8.6) +
      line('M12 -10h.1', color, 11.6) +
      line('M14 -8H18', color, 4.4) +
      line('M9 -13L7 -6', shade(color, 0.35), 3.8),
    at,
    options,
  )

const bed = (at: Point) =>
  place(
    fill('M-15 6V-9H-12V-2H15V6H12V3H-12V6Z', BARK.soft) +
      fill('M-4 -2Q6 -9 14 -2V0H-4Z', ROSE.base) +
      disc([-8, -5], 4, CAST.rose.skin) +
      line('M2 -13h4l-4 5h4', STONE.base, 1.8),
    at,
  )

/** The same dog, fallen in the soup. */
const soup = (at: Point, color: string) =>
  place(
    oval([0, -3], 15, 4.4, MAPLE.soft) +
      line('M1 -9h.1', color, 11) +
      line('M4 -7H8', color, 4.4) +
      line('M-2 -12L-4 -5', shade(color, 0.35), 3.8) +
      fill('M-15 -4Q0 2 15 -4 13 8 0 8 -13 8 -15 -4Z', WATER.base) +
      line('M-12 -10l-3 -4M13 -10l3 -4', MAPLE.soft, 2.4),
    at,
  )

const whale = (at: Point) =>
  place(
    fill('M-14 0Q-14 -10 0 -10 10 -10 12 -2L17 -9 20 -4 14 6H-6Q-14 6 -14 0Z', WATER.deep) +
      line('M-4 -12v-4M-4 -16q-4 -3 -6 0M-4 -16q4 -3 6 0', WATER.soft, 2.2),
    at,
  )

export function storyOnAllFours(): string {
  const educator = barefoot(mild(ADULTS.helene, { top: PLUM.base, legs: WATER.deep }))
  const baby = barefoot(sleeper(BABIES.tao, SUN.base, PAPER, 'stripes'))
  const one = barefoot(mild(CAST.noah, { top: FIR.base, legs: BARK.dark }))
  const two = barefoot(mild(CAST.mei, { top: ROSE.base, legs: PLUM.dark, cut: 'stripes', trim: ROSE.soft }))
  const bearer = barefoot(mild(CAST.maika, { top: MAPLE.base, legs: FIR.deep }))
  const onAllFours = vary(POSES.crawl, { hip: [-14, -25], lean: 92, nod: -34, stretch: 1.3, elbows: [-1, -1] })
  return frame(
    ['#e9e2d2', '#f6efe0'],
    pane([262, 12], 104, 76, 'rain'),
    curtains([262, 12], 104, 76, '#9db59a'),
    floor(166, FLOOR),
    shelf([388, 166], 92, 62, [['books', 'plant']]),
    toddler(bearer, vary(POSES.walk, { nod: 4, elbows: [1, 1] }), [186, 226], 140, {
      grip: { near: [216, 164], far: [222, 170] },
      holding: fill('M204 146L236 142 240 178 208 182Z', SUN.base) + disc([224, 158], 7, MAPLE.base),
    }),
    under([70, 304], 70, 7),
    adult(educator, vary(POSES.floor, { lean: 4, nod: 8, elbows: [1, 1] }), [44, 302], 240, {
      step: { near: [142, 330], far: [146, 282] },
      grip: { near: [88, 282], far: [110, 266] },
      holding: figure(baby, vary(BABY_POSES.sit, { lean: 12, nod: 0, stretch: 1.4 }), [104, 316], 124, {
        build: 'baby',
        grip: { near: [150, 288], far: [146, 276] },
      }),
    }),
    // The board book, standing open.
    fill('M146 276L178 262 178 316 146 334Z', RED) +
      fill('M178 262L212 270 212 326 178 316Z', shade(RED, 0.16)) +
      fill('M150 279L177 267 177 312 150 328Z', PAPER) +
      fill('M179 266L208 273 208 321 179 312Z', CREAM) +
      disc([164, 301], 8.4, ROSE.base) +
      line('M156 300Q164 306 172 298', PAPER, 2.4) +
      dog([193, 300], BARK.soft, { scale: 0.8, turn: 10 }),
    disc([150, 290], 6.6, BABIES.tao.skin),
    under([332, 340], 120, 6),
    lying([280, 338], WATER.base, bed([-19, -14]) + dog([17, -12], BARK.soft), { scale: 1.26 }),
    lying([388, 338], SUN.base, soup([-18, -14], BARK.soft) + whale([18, -14]), { scale: 1.26 }),
    figure(one, onAllFours, [258, 286], 176, { grip: { near: [288, 300], far: [320, 280] } }),
    line('M288 300L294 311', CAST.noah.skin, 5.4),
    figure(two, onAllFours, [422, 286], 176, { facing: -1, grip: { near: [388, 300], far: [354, 280] } }),
    line('M388 300L377 307', CAST.mei.skin, 5.4),
  )
}

const PIPS: Record<number, string> = {
  1: 'M0 0h.1',
  3: 'M-6 -6h.1M0 0h.1M6 6h.1',
  5: 'M-6 -6h.1M6 -6h.1M0 0h.1M-6 6h.1M6 6h.1',
}

/** A wooden die of 24 units in the middle of a roll, its face at the origin. */
const die = (at: Point, [front, top, side]: readonly [number, number, number], options: Options = {}) =>
  place(
    `<g transform="matrix(1 0 -.36 .36 4 -16)">${fill('M-12 -12h24v24h-24Z', PAPER)}${line(PIPS[top] ?? '', INK, 5)}</g>` +
      `<g transform="matrix(.36 -.36 0 1 16 -4)">${fill('M-12 -12h24v24h-24Z', shade(CREAM, 0.2))}${line(PIPS[side] ?? '', INK, 5)}</g>` +
      fill('M-12 -12h24v24h-24Z', CREAM) +
      line(PIPS[front] ?? '', INK, 5),
    at,
    options,
  )

/** A row of tokens that touch one another, each on its middle. */
const tokens = (xs: readonly number[], y: number, color: string, r = 11) => {
  const row = (dy: number) => xs.map((x) => `M${x} ${num(y + dy)}h.1`).join('')
  return (
    `<g transform="translate(0 ${num(y * 0.4)})scale(1 .6)">` +
    line(row(6), shade(color, 0.34), r * 2) +
    line(row(0), color, r * 2) +
    line(row(0), glow(color, 0.35), r) +
    '</g>'
  )
}

export function bridgeOfTokens(): string {
  const educator = mild({ ...ADULTS.nadia, view: 'front' }, { top: FIR.base, legs: BARK.dark, shoes: BARK.dark })
  const left = mild(CAST.kofi, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const right = mild(CAST.noah, { top: ROSE.base, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: CREAM })
  const one = mild(CAST.anh, { top: MAPLE.base, legs: WATER.deep, shoes: PAPER })
  const two = mild(CAST.rose, { top: PLUM.base, legs: PLUM.dark, shoes: PAPER })
  return frame(
    ['#dfe6e6', '#f4f1e3'],
    pane([40, 12], 104, 76, 'autumn'),
    curtains([40, 12], 104, 76, '#d6a25a'),
    pinned([262, 26], 54, 46, [PLUM.base, WATER.base, ROSE.base], -4),
    floor(164, FLOOR),
    under([404, 200], 70, 6),
    figure(one, vary(POSES.tailor, { lean: 10, nod: 6, elbows: [1, 1] }), [360, 198], 140, {
      grip: { near: [402, 180], far: [386, 174] },
    }),
    figure(two, vary(POSES.tailor, { lean: 10, nod: 6, elbows: [1, 1] }), [448, 198], 140, {
      facing: -1,
      grip: { near: [406, 180], far: [422, 174] },
    }),
    tokens([383, 397, 411, 425], 203, SUN.base, 7),
    under([240, 258], 70, 6),
    adult(educator, POSES.tailorFront, [240, 258], 250, { grip: { near: [196, 236], far: [284, 236] } }),
    face(SMILE, [240, 130], 22),
    table([240, 352], 316, 92, BARK.cut, 62),
    tokens([132, 154, 176, 198], 282, RED),
    tokens([286, 308, 330], 282, WATER.base),
    under([236, 312], 22, 4),
    die([236, 300], [3, 5, 1], { turn: 14, scale: 1.1 }),
    figure(left, vary(POSES.heels, { lean: 16, nod: 4, elbows: [1, 1] }), [62, 350], 176, {
      grip: { near: [110, 282], far: [126, 252] },
    }),
    line('M110 282L121 281', CAST.kofi.skin, 5.6),
    palm([123, 254], shade(CAST.kofi.skin, 0.14), 50, 0.95),
    dashes('M150 242Q210 234 231 274', MAPLE.dark, 3, '6 7'),
    figure(right, vary(POSES.heels, { lean: 16, nod: 4, elbows: [1, 1] }), [418, 350], 176, {
      facing: -1,
      grip: { near: [355, 282], far: [360, 236] },
    }),
    line('M355 282L343 281', CAST.noah.skin, 5.6),
    line('M364 240L358 226M368 238L367 222M372 240L376 226', shade(CAST.noah.skin, 0.14), 5),
  )
}

export function seenInTheMirror(): string {
  const educator = barefoot(mild(ADULTS.lucie, { top: MAPLE.base, legs: WATER.deep }))
  const baby = barefoot(sleeper(BABIES.olivier, FIR.soft, PAPER, 'stripes'))
  const keeper = barefoot(mild({ ...CAST.idris, view: 'back' }, { top: ROSE.base, legs: PLUM.dark }))
  const crab = barefoot(mild({ ...CAST.lila, view: 'back' }, { top: WATER.base, legs: FIR.deep }))
  const hidden = barefoot(mild(CAST.mei, { top: SUN.base, legs: PLUM.dark, cut: 'stripes', trim: PAPER }))
  const onFours = vary(POSES.stand, {
    hip: [0, -19],
    lean: -50,
    nod: 20,
    hands: pair(-32, -3, -24, -6),
    feet: pair(17, -4, 24, -6),
    elbows: [-1, -1],
  })
  const waves = vary(POSES.tailorFront, { stretch: 1.1 })
  return frame(
    ['#e2e6e4', '#f4f0e4'],
    floor(204, FLOOR),
    inset(
      [128, 28],
      262,
      172,
      fill('M0 0H262V172H0Z', GLASS),
      fill('M0 112H262V172H0Z', shade(FLOOR, 0.08)),
      figure({ ...keeper, view: 'front' }, waves, [106, 142], 116, { grip: { far: [146, 58] } }),
      palm([146, 60], CAST.idris.skin, 12, 0.7),
      face(SMILE, [106, 83], 16.6),
      figure({ ...crab, view: 'front' }, onFours, [196, 136], 104, { facing: -1 }),
      face(SMILE, [221, 83.5], 15, 8, true),
      figure(baby, vary(BABY_POSES.sit, { stretch: 1.5 }), [22, 158], 106, {
        build: 'baby',
        grip: { near: [50, 138] },
      }),
      line('M206 40L232 12M222 46L250 16', PAPER, 3, 0.75),
    ),
    line('M128 28h262v172h-262Z', BARK.soft, 7),
    under([80, 234], 70, 7),
    adult(educator, vary(POSES.tailor, { lean: 0, nod: 8, elbows: [1, 1] }), [56, 232], 236, {
      grip: { near: [100, 220], far: [112, 200] },
    }),
    figure(baby, vary(BABY_POSES.sit, { stretch: 1.7 }), [130, 232], 122, {
      build: 'baby',
      grip: { near: [176, 168], far: [150, 214] },
    }),
    palm([177, 172], BABIES.olivier.skin, 0, 0.9),
    figure(hidden, vary(POSES.stand, { elbows: [1, 1] }), [450, 234], 150, {
      facing: -1,
      grip: { near: [430, 136], far: [426, 140] },
    }),
    under([248, 296], 50, 6),
    figure(keeper, waves, [248, 294], 178, { grip: { near: [214, 280], far: [312, 182] } }),
    palm([312, 184], CAST.idris.skin, 12),
    under([372, 350], 60, 7),
    figure(crab, onFours, [370, 350], 190, { facing: -1 }),
  )
}

/** A puppet seen from the front, its sleeve down to the origin, a shoe on its head. */
const puppet = (at: Point, options: Options = {}) =>
  place(
    line('M-8 -34L-26 -44M8 -34L26 -44', FIR.base, 11) +
      disc([-28, -45], 6.4, SUN.pale) +
      disc([28, -45], 6.4, SUN.pale) +
      fill('M-12 -44H12L17 4H-17Z', FIR.base) +
      line('M-16 3H16', shade(FIR.base, 0.3), 5) +
      disc([-17, -80], 8, SUN.soft) +
      disc([17, -80], 8, SUN.soft) +
      disc([0, -64], 23, SUN.soft) +
      oval([0, -57], 11, 9, SUN.pale) +
      disc([0, -62], 3.4, MAPLE.deep) +
      oval([0, -54], 4.6, 3.6, MOUTH) +
      line('M-9 -69h.1M9 -69h.1', INK, 4.4),
    at,
    options,
  )

export function puppetGetsItWrong(): string {
  const educator = mild(ADULTS.julie, { top: PLUM.base, legs: WATER.deep, shoes: RED })
  const baby = barefoot(sleeper(BABIES.ambre, SUN.base, PAPER, 'stripes'))
  const far = mild(CAST.jasleen, { top: FIR.base, legs: BARK.dark, shoes: PAPER })
  const middle = mild(CAST.rose, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const close = mild(CAST.idris, { top: WATER.base, legs: FIR.deep, shoes: SUN.soft })
  return frame(
    ['#e9e3d4', '#f6f0e1'],
    pane([196, 12], 104, 72, 'summer'),
    curtains([196, 12], 104, 72, '#b58a9c'),
    floor(164, FLOOR),
    under([80, 322], 74, 7),
    adult(educator, vary(POSES.tailor, { elbows: [1, 1], nod: 4 }), [64, 320], 254, {
      grip: { near: [134, 222], far: [96, 290] },
    }),
    face(mouth([10.8, 8], 2.2, 2.8), [68.5, 190], 22.4, 5),
    line('M76 313L90 330', SUN.pale, 17),
    puppet([136, 226], { scale: 1.05 }),
    place(shoeAtSide(RED, PAPER), [136, 139], { turn: -6, scale: 1.4 }),
    under([204, 338], 40, 6),
    figure(baby, vary(BABY_POSES.sit, { nod: -26, lean: -4, stretch: 1.5 }), [204, 338], 128, {
      build: 'baby',
      facing: -1,
      grip: { near: [168, 250], far: [154, 256] },
    }),
    face(mouth([11, 7.6], 2.8, 3.4), [217, 265], 25.6, 28, true),
    under([294, 250], 30, 5),
    figure(middle, vary(POSES.stand, { nod: -4, lean: 12, elbows: [1, 1] }), [294, 250], 172, {
      facing: -1,
      step: { near: [250, 204] },
      grip: { near: [262, 186], far: [312, 200] },
    }),
    line('M262 186L255 197', CAST.rose.skin, 5.6),
    face(SIDE_LAUGH, [283, 114], 24.8, -2.6, true),
    wheelchair([428, 250], RED, { mirror: true, scale: 1.14 }),
    figure(
      far,
      vary(POSES.sit, {
        hip: [0, -38],
        lean: 26,
        nod: -12,
        feet: pair(28, -18, 28, -12),
        elbows: [1, 1],
        stretch: 1.2,
      }),
      [428, 250],
      172,
      { facing: -1, grip: { near: [384, 204], far: [400, 186] } },
    ),
    wheelchairWheel([428, 250], RED, { mirror: true, scale: 1.14 }),
    line('M384 204L380 214', CAST.jasleen.skin, 5.6),
    face(SIDE_LAUGH, [405, 118], 24.8, -2.3, true),
    under([348, 352], 60, 6),
    figure(close, vary(POSES.floor, { lean: 18, nod: -12, elbows: [1, 1] }), [366, 350], 176, {
      facing: -1,
      grip: { near: [322, 328], far: [330, 306] },
    }),
    line('M322 328L313 335', CAST.idris.skin, 5.6),
    face(SIDE_LAUGH, [351, 263], 25.4, 2.1, true),
    line('M246 120l-10 -2M248 106l-9 -6M366 122l-10 -1M368 108l-9 -5M314 262l-10 -3M318 248l-8 -7', MAPLE.dark, 3),
  )
}
