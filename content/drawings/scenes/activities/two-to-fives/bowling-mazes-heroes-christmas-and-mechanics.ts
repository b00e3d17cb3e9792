import { FRONT_LAUGH, FRONT_SMILE, SIDE_LAUGH, SIDE_OH, SIDE_SMILE } from '../../../kit/faces.ts'
import { adult, figure, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { face, mouth } from '../../../kit/head.ts'
import { frame } from '../../../kit/landscape.ts'
import { BARK, FIR, glow, INK, MAPLE, PAPER, PLUM, RED, ROSE, STONE, SUN, shade, WATER } from '../../../kit/palette.ts'
import { ADULTS, BABIES, CAST, mild } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { chair, curtains, floor, hooks, pane, pinned, shelf, table } from '../../../kit/room.ts'
import { again, dashes, disc, fill, line, num, type Options, once, oval, place } from '../../../kit/svg.ts'
import { antler, boots } from '../../../kit/things.ts'
import { ball, cloth, under } from '../../../kit/toys.ts'

const FLOOR = '#cda77e'
/** Of a wall that runs towards us. */
const SIDE_WALL = '#d5d6c9'

/** A laugh that shuts the eyes. */
const SIDE_GIGGLE = SIDE_LAUGH + line('M4.500 -2q3 -4 6 0', INK, 1.8)
/** Both eyes shut, and a mouth that snores. */
const SNORING = line('M-9 -1q3 3.500 6 0M3 -1q3 3.500 6 0', INK, 1.9) + mouth([0, 9], 2.8, 3)

/** Eyes shut and a small smile: all ears. */
const LISTENING = line('M-9 -1q3 3.500 6 0M3 -1q3 3.500 6 0', INK, 1.9) + FRONT_SMILE

/** What a sleeper breathes: three letters that rise and grow. */
const breath = ([x, y]: Point, k: number) =>
  line(
    [0, 1, 2]
      .map((i) => {
        const w = k * (4 + 2 * i)
        return `M${num(x + k * i * 9)} ${num(y - k * i * 10)}h${num(w)}l${num(-w)} ${num(w)}h${num(w)}`
      })
      .join(''),
    PLUM.base,
    2.6,
  )

/** An empty plastic bottle without its cap, standing on the origin. */
const BOTTLE =
  fill('M-9 0Q-11 0 -11 -4V-27Q-11 -36 -4.500 -41V-50H4.500V-41Q11 -36 11 -27V-4Q11 0 9 0Z', 'currentColor') +
  line('M-9 -9H9M-9 -15H9M-9 -21H9', WATER.deep, 1.5, 0.4) +
  line('M-6 -28V-5', PAPER, 2.6, 0.9) +
  oval([0, -50], 5.4, 1.9, WATER.deep)

export function pinsFallAsleep(): string {
  const waiting = mild(CAST.awa, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const sitter = mild({ ...CAST.anh, view: 'front' }, { top: RED, legs: WATER.deep, shoes: PAPER })
  const lying = mild(
    { ...CAST.zoe, view: 'front' },
    { top: FIR.base, legs: BARK.dark, shoes: PAPER, cut: 'stripes', trim: FIR.pale },
  )
  const small = mild(BABIES.malik, { top: ROSE.base, legs: FIR.deep, shoes: SUN.soft, cut: 'overalls' })
  return frame(
    ['#e2e7e6', '#f5f1e3'],
    once('b', BOTTLE),
    pane([50, 14], 104, 76, 'spring'),
    curtains([50, 14], 104, 76, '#c98f78'),
    pinned([246, 34], 52, 44, [ROSE.base, SUN.base, WATER.base], 4),
    floor(158, FLOOR),
    fill('M480 0H418V158L480 326Z', SIDE_WALL),
    fill('M418 147V158L480 326V312Z', PAPER),
    // The lane of the one who waits.
    under([364, 194], 15, 3) + under([402, 200], 15, 3) + under([382, 216], 15, 3),
    again('b', [364, 194], WATER.pale) + again('b', [402, 200], FIR.mist) + again('b', [382, 216], WATER.pale),
    under([110, 234], 56, 6),
    ball([155, 214], 19, RED, PAPER, 14),
    figure(waiting, vary(POSES.kneel, { lean: 16, nod: 4, elbows: [1, 1] }), [104, 232], 156, {
      grip: { near: [151, 195], far: [164, 194] },
    }),
    face(SIDE_SMILE, [118, 134], 22.5, 12.8),
    under([330, 266], 54, 6),
    figure(sitter, vary(POSES.tailorFront, { lean: -4, nod: -20, elbows: [-1, -1], stretch: 0.85 }), [336, 264], 158, {
      grip: { near: [307, 204], far: [315, 208] },
    }),
    face(SNORING, [325, 185], 22.8, -22.2),
    breath([296, 158], 1.3),
    under([276, 298], 32, 4),
    again('b', [304, 288], WATER.pale, { turn: -94, scale: 1.15 }),
    breath([232, 268], 1),
    under([356, 350], 84, 6),
    figure(
      lying,
      vary(POSES.lie, {
        front: true,
        hip: [0, -13],
        nod: -42,
        elbows: [-1, -1],
        stretch: 0.6,
        feet: pair(32, -5, 33, -13),
      }),
      [366, 348],
      158,
      {
        grip: { near: [306, 344], far: [312, 348] },
      },
    ),
    face(SNORING, [300, 328], 22.8, -91.5),
    under([88, 346], 56, 6),
    again('b', [172, 342], FIR.mist) + again('b', [194, 348], WATER.pale),
    ball([98, 322], 25, WATER.base, SUN.soft, -20),
    toddler(small, vary(POSES.crawl, { hip: [-14, -34], lean: 62, nod: -44, elbows: [1, 1] }), [80, 344], 142, {
      grip: { near: [112, 318], far: [122, 312] },
      step: { near: [34, 336], far: [48, 340] },
    }),
    face(SIDE_LAUGH, [92.4, 265], 26.3, -9.9),
  )
}

/** A path of tape on the floor, with its bar across the dead end. */
const taped = (d: string, width: number) => line(d, WATER.base, width)

export function deadEndSaysHello(): string {
  const educator = mild(ADULTS.nadia, { top: PLUM.soft, legs: BARK.dark, shoes: PAPER })
  const host = mild({ ...CAST.mei, view: 'front' }, { top: ROSE.base, legs: FIR.deep, shoes: PAPER })
  const turning = mild(CAST.noah, { top: SUN.base, legs: PLUM.dark, shoes: RED })
  const finger = mild(CAST.lila, { top: FIR.base, legs: BARK.dark, shoes: PAPER, cut: 'stripes', trim: FIR.pale })
  const out = mild({ ...CAST.theo, view: 'front' }, { top: MAPLE.base, legs: WATER.deep, shoes: PAPER })
  return frame(
    ['#e8e3d6', '#f6f0e2'],
    pane([196, 14], 104, 76, 'autumn'),
    curtains([196, 14], 104, 76, '#8fb0a4'),
    floor(154, '#d3b18a', PAPER, false),
    shelf([24, 154], 96, 62, [
      ['books', 'ball'],
      ['basket', 'blocks'],
    ]),
    taped('M-8 258H166L220 204H356M166 258L208 298H320L366 322H388M344 223L368 185', 9),
    `<ellipse cx="430" cy="324" rx="44" ry="16" stroke="${WATER.base}" stroke-width="9"/>`,
    under([96, 240], 54, 6),
    adult(educator, vary(POSES.heels, { lean: 4, nod: 6, elbows: [1, 1] }), [96, 238], 204, {
      grip: { near: [124, 206], far: [132, 206] },
    }),
    face(SIDE_SMILE, [94.6, 120], 18, 8.2),
    under([398, 206], 28, 4),
    figure(host, vary(POSES.standFront, { elbows: [-1, -1] }), [398, 206], 150, {
      grip: { near: [353, 82], far: [414, 146] },
    }),
    antler([351, 78], CAST.mei.skin, true),
    face(FRONT_LAUGH, [398, 82.3], 21.6),
    under([270, 208], 30, 4),
    figure(turning, vary(POSES.balance, { lean: -4, nod: 2, elbows: [-1, -1] }), [270, 210], 152, {
      facing: -1,
      step: { near: [238, 176] },
    }),
    face(SIDE_OH, [273, 88.6], 21.9, 0.2, true),
    dashes('M306 216Q302 234 268 234 240 232 230 220', MAPLE.dark, 3.4, '7 7'),
    line('M231 231L228 218 241 221', MAPLE.dark, 3.4),
    under([430, 328], 28, 4),
    toddler(out, vary(POSES.standFront, { elbows: [-1, 1], stretch: 1.5 }), [430, 330], 130, {
      grip: { near: [398, 220], far: [462, 220] },
    }),
    face(FRONT_LAUGH, [430, 231], 24),
    taped('M150 342H200L216 328H272M200 342L214 353H268M268 336L276 320', 5),
    `<ellipse cx="282" cy="352" rx="14" ry="5" stroke="${WATER.base}" stroke-width="5"/>`,
    under([78, 354], 76, 5),
    figure(finger, vary(POSES.prone, { lean: 64, nod: -34 }), [84, 352], 156, {
      grip: { near: [158, 335], far: [148, 334] },
    }),
    line('M158 335L167 340', CAST.lila.skin, 4.4),
    face(SIDE_SMILE, [116, 298], 22.5, 1.2),
  )
}

export function powerThatMisses(): string {
  const educator = mild(ADULTS.julie, { top: WATER.base, legs: BARK.dark, shoes: PAPER })
  const hero = mild(CAST.jasleen, { top: FIR.base, legs: WATER.deep, shoes: PAPER })
  const friend = mild(CAST.fatou, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER, cut: 'stripes', trim: ROSE.soft })
  const pusher = mild(CAST.emile, { top: MAPLE.base, legs: FIR.deep, shoes: PAPER })
  return frame(
    ['#e4e6da', '#f5f1e1'],
    pane([130, 14], 104, 76, 'summer'),
    curtains([130, 14], 104, 76, '#d6a25a'),
    floor(158, FLOOR),
    shelf([388, 158], 84, 62, [
      ['books', 'ball'],
      ['basket', 'rings'],
    ]),
    fill('M0 0H72V158L22 360H0Z', SIDE_WALL),
    fill('M72 147V158L22 360H10Z', PAPER),
    under([112, 236], 46, 5),
    figure(pusher, vary(POSES.push, { lean: 40, nod: -14 }), [112, 234], 154, {
      facing: -1,
      grip: { near: [58, 170], far: [62, 162] },
    }),
    face(SIDE_OH, [92.8, 131], 22.2, -8, true),
    under([302, 234], 34, 5),
    adult(educator, vary(POSES.stand, { lean: -2, nod: 6, elbows: [1, -1] }), [302, 234], 212, {
      facing: -1,
      grip: { near: [284, 44], far: [300, 126] },
    }),
    face(SIDE_OH, [303, 42.7], 18.6, -4.9, true),
    under([172, 336], 36, 5),
    figure(hero, vary(POSES.stand, { lean: 4, nod: 4, elbows: [1, -1], feet: pair(-9, -4, 9, -4) }), [172, 334], 170, {
      grip: { near: [224, 252], far: [184, 266] },
    }),
    cloth([224, 252], 66, 36, SUN.base, { turn: -78, mirror: true }),
    disc([224, 252], 6.8, CAST.jasleen.skin),
    face(SIDE_OH, [178, 198], 24.4, 6.2),
    under([380, 338], 30, 5),
    figure(friend, vary(POSES.stand, { lean: -6, nod: -10, elbows: [1, 1] }), [380, 336], 168, {
      facing: -1,
      step: { near: [356, 300] },
      grip: { near: [350, 268], far: [344, 262] },
    }),
    face(SIDE_GIGGLE, [390, 203], 24.2, 13.3, true),
    line('M334 282l-10 5M330 268h-11M336 254l-9 -7', MAPLE.dark, 3),
  )
}

/** A pencil seen from its side: its tip at the origin, its body upwards. */
const pencil = (at: Point, long: number, color: string, options: Options = {}) =>
  place(
    line(`M0 -9V${num(3 - long)}`, color, 6.6) +
      fill('M-3.300 -10H3.300L0 0Z', BARK.cut) +
      line('M0 -2.500V-2', color, 2.4) +
      line(`M-1.500 -12V${num(3 - long)}`, glow(color, 0.4), 1.4),
    at,
    options,
  )

/** A sheet folded in two and standing as a card, its fold to the left; `door` is drawn on the leaf that opens. */
const house = (at: Point, color: string, leaf: readonly [x: number, y: number], inside = '', options: Options = {}) => {
  const [x, y] = leaf
  const on = (t: number, h: number) => `${num(-24 + (x + 24) * t)} ${num(y * t - h)}`
  return place(
    fill('M-24 0V-54L26 -50V-4Z', shade(PAPER, 0.12)) +
      inside +
      fill(`M-24 0V-54L${num(x)} ${num(y - 56)}V${num(y)}Z`, PAPER) +
      fill(`M${on(0.34, 2)}L${on(0.34, 30)} ${on(0.74, 31)} ${on(0.74, 2)}Z`, color) +
      line(`M${on(0.1, 38)}L${on(0.54, 51)} ${on(0.94, 40)}`, color, 3) +
      line('M-24 0V-54', STONE.soft, 1.6) +
      line(`M${on(0.64, 14)}h.1`, PAPER, 3.4),
    at,
    options,
  )
}

export function bootsOffAtTheDoor(): string {
  const educator = mild(ADULTS.pierre, { top: FIR.base, legs: BARK.dark, shoes: PAPER })
  const knocker = mild(CAST.zoe, { top: RED, legs: WATER.deep, shoes: PAPER })
  const opener = mild({ ...CAST.maika, view: 'front' }, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const tucker = mild(
    { ...CAST.lea, view: 'front' },
    { top: WATER.base, legs: FIR.deep, shoes: PAPER, cut: 'stripes', trim: WATER.pale },
  )
  return frame(
    ['#e6e3da', '#f6f0e2'],
    pane([116, 18], 140, 104, 'winter'),
    curtains([116, 18], 140, 104, '#b58a9c'),
    hooks([326, 104], 40, [RED, '', FIR.base]),
    floor(186, FLOOR),
    fill('M356 206H424L430 226H350Z', STONE.soft),
    boots([368, 218], RED) + boots([398, 219], FIR.dark),
    figure(knocker, vary(POSES.stand, { lean: 10, nod: 2, elbows: [1, 1] }), [70, 346], 188, {
      grip: { near: [138, 250], far: [112, 254] },
    }),
    face(SIDE_LAUGH, [82.6, 197], 27, 7.5),
    figure(opener, vary(POSES.standFront, { nod: 4, elbows: [1, -1] }), [204, 342], 186, {
      grip: { near: [198, 232], far: [240, 256] },
    }),
    face(FRONT_LAUGH, [206, 189], 26.9, 4),
    figure(tucker, vary(POSES.standFront, { nod: 8, elbows: [1, -1] }), [312, 342], 184, {
      grip: { near: [290, 266], far: [346, 268] },
    }),
    face(FRONT_SMILE, [315, 191], 26.6, 8),
    table([240, 352], 344, 92, BARK.cut, 38),
    house([255, 277], WATER.base, [24, 6], '', { scale: 0.8 }),
    house([204, 288], RED, [2, 12], pencil([8, -6], 34, ROSE.base), { scale: 0.95, mirror: true }),
    house([306, 290], FIR.base, [24, 6], '', { scale: 0.9 }),
    pencil([140, 290], 66, SUN.base, { turn: -6 }),
    disc([138, 250], 7.2, CAST.zoe.skin),
    line('M198 232L202 246', CAST.maika.skin, 9),
    line('M148 268l9 -5M148 278h10M147 258l6 -8', MAPLE.dark, 2.8),
    pencil([334, 278], 44, PLUM.base, { turn: 84 }) +
      pencil([338, 286], 30, MAPLE.base, { turn: 86 }) +
      pencil([336, 294], 38, WATER.base, { turn: 88 }),
    disc([346, 270], 7.2, CAST.lea.skin),
    chair([452, 352], MAPLE.base, { scale: 1.75, mirror: true }),
    adult(educator, vary(POSES.sit, { lean: 4, nod: 4, elbows: [1, 1], feet: pair(10, -4, 13, -4) }), [450, 352], 240, {
      facing: -1,
      grip: { near: [428, 203], far: [404, 282] },
    }),
    face(SIDE_SMILE, [443, 181], 21.2, -6.2, true),
  )
}

/** A small car that faces right, its wheels on the origin. */
const CAR =
  fill('M-26 -6V-13Q-26 -17 -21 -17L-16 -18Q-12 -27 -3 -27H4Q11 -27 16 -18 26 -17 26 -11V-6Z', 'currentColor') +
  fill('M-11 -18Q-8 -23 -3 -23H-1V-18ZM3 -23Q9 -23 11 -18H3Z', WATER.pale) +
  line('M-14 -6h.1M14 -6h.1', INK, 12) +
  line('M-14 -6h.1M14 -6h.1', STONE.soft, 4.6)

export function carWithHiccups(): string {
  const educator = mild(ADULTS.lucie, { top: PLUM.base, legs: WATER.deep, shoes: PAPER })
  const mechanic = mild(
    { ...CAST.zoe, view: 'front' },
    { top: WATER.base, legs: BARK.dark, shoes: PAPER, cut: 'overalls' },
  )
  const owner = mild(CAST.idris, { top: SUN.base, legs: FIR.deep, shoes: PAPER })
  const small = mild(BABIES.ines, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER, cut: 'stripes', trim: ROSE.soft })
  return frame(
    ['#e2e6e2', '#f5f1e2'],
    once('a', CAR),
    pane([190, 14], 104, 76, 'rain'),
    curtains([190, 14], 104, 76, '#8fb1b8'),
    pinned([380, 34], 52, 44, [RED, WATER.base, SUN.base], 4),
    floor(158, FLOOR),
    fill('M0 0H84V158L22 360H0Z', SIDE_WALL),
    fill('M84 147V158L22 360H10Z', PAPER),
    under([98, 186], 20, 3),
    chair([96, 184], FIR.base, { scale: 0.95 }),
    again('a', [97, 147], FIR.soft, { scale: 0.6 }),
    under([74, 316], 30, 5),
    chair([72, 314], MAPLE.base, { scale: 1.25 }),
    again('a', [73, 267], RED, { scale: 0.86 }),
    under([132, 314], 46, 6),
    figure(
      mechanic,
      vary(POSES.kneel, { hip: [0, -21.5], lean: 16, nod: 64, elbows: [1, 1], feet: pair(-18, -3, -14, -4) }),
      [116, 314],
      184,
      {
        facing: -1,
        grip: { near: [96, 266], far: [104, 276] },
      },
    ),
    face(LISTENING, [78.5, 216], 26.6, -72.8, true),
    under([268, 266], 30, 5),
    figure(owner, vary(POSES.stand, { lean: -2, nod: -4, elbows: [1, 1] }), [268, 264], 166, {
      facing: -1,
      grip: { near: [252, 144] },
    }),
    line('M234 122l-11 -7M229 137h-13M233 152l-10 6', MAPLE.dark, 3.2),
    under([410, 322], 66, 7),
    adult(educator, vary(POSES.tailor, { lean: 4, nod: 4, elbows: [1, 1] }), [416, 320], 232, {
      facing: -1,
      grip: { near: [364, 258], far: [372, 268] },
    }),
    again('a', [362, 254], PLUM.base, { mirror: true, scale: 0.8 }),
    face(SIDE_LAUGH, [409, 202], 20.4, -6.2, true),
    under([240, 348], 40, 5),
    again('a', [186, 346], SUN.base, { mirror: true, scale: 0.95 }),
    toddler(small, vary(POSES.kneel, { lean: 38, nod: -8, elbows: [1, 1], stretch: 1.2 }), [244, 346], 138, {
      facing: -1,
      grip: { near: [194, 324], far: [200, 316] },
    }),
    face(SIDE_OH, [217, 269], 25.5, -12.9, true),
  )
}
