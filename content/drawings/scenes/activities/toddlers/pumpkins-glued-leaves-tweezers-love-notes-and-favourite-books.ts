import { adult, figure, toddler } from '../../../kit/figure.ts'
import { pairs } from '../../../kit/geometry.ts'
import { flat, over, palm } from '../../../kit/hands.ts'
import { face, mouth } from '../../../kit/head.ts'
import { frame } from '../../../kit/landscape.ts'
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
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, CAST, mild } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { counter, curtains, floor, garland, pane, pinned, rug, shelf, table } from '../../../kit/room.ts'
import { again, disc, fill, line, once, oval, place } from '../../../kit/svg.ts'
import { snore } from '../../../kit/things.ts'
import { bear, crayon, heart, openPumpkin, pompom, rabbit, sheet, spoon, THREAD, under } from '../../../kit/toys.ts'
import { mapleLeaf } from '../../../kit/trees.ts'
import { wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

const FLOOR = '#cca67c'

/** What a face does, in the coordinates of a head seen from its side, then of one turned to us. */
const SMILE = line('M6.5 8.5Q9.5 11 12.5 8', MOUTH, 1.8)
const LAUGH = mouth([10.6, 7.8], 3, 3.8)
const FRONT_SMILE = line('M-4 8Q0 11.5 4 8', MOUTH, 1.8)
const FRONT_LAUGH = mouth([0, 8.2], 4.6, 4.2)
const FRONT_OH = mouth([0, 8.4], 2.6, 3)
const SHUT = line('M4.5 -1q3 3.2 6.5 0', INK, 1.8)

const front = vary(POSES.standFront, { elbows: [1, -1] })

/** Sleeves pushed up to the elbow. */
const rolled = (...[head, look]: Parameters<typeof mild>) => {
  const person = mild(head, look)
  return { ...person, wear: { ...person.wear, sleeves: 'short' as const } }
}

/** The lid of a pumpkin turned over on a rolled washcloth, what is put in it seen in its hollow. */
const LID =
  oval([0, 18], 36, 11, ROSE.soft) +
  oval([0, 15], 27, 7, ROSE.base) +
  fill('M-46 -14Q-42 18 0 20 42 18 46 -14Z', MAPLE.base) +
  fill('M12 -14Q14 10 4 20 42 18 46 -14Z', shade(MAPLE.base, 0.16)) +
  line('M-22 -4Q-20 10 -12 17', shade(MAPLE.base, 0.18), 2.6) +
  oval([0, -14], 46, 12, THREAD) +
  oval([0, -13], 39, 8.6, shade(MAPLE.dark, 0.1)) +
  line('M-26 -11q7 -9 14 -1t13 -4 12 5 12 -2M-20 -7q10 -6 20 0t22 -3', THREAD, 4)

/** The thread that stretches from the belly to the lid. */
const LONG = 'M262 228Q282 186 330 196T378 186M384 190Q410 214 404 286'

export function spoonTellsWhatIsLeft(): string {
  const scrapes = rolled({ ...CAST.noah, view: 'front' }, { top: FIR.base, legs: BARK.dark })
  const stretches = rolled({ ...CAST.lea, view: 'front' }, { top: WATER.base, legs: PLUM.dark })
  const listens = rolled({ ...CAST.maika, view: 'front' }, { top: PLUM.base, legs: WATER.deep, shoes: PAPER })
  return frame(
    ['#f0e2cd', '#f8f0e1'],
    pane([366, 16], 96, 76, 'autumn'),
    curtains([366, 16], 96, 76, '#8fa98c'),
    pinned([92, 36], 52, 44, [MAPLE.base, FIR.base, SUN.base], -4),
    floor(176, FLOOR),
    toddler(scrapes, vary(front, { nod: 6, elbows: [1, -1], stretch: 1.25 }), [196, 288], 174, {
      grip: { near: [186, 206], far: [232, 204] },
    }),
    face(FRONT_OH, [199, 155], 32.3, 6),
    toddler(stretches, vary(front, { nod: 4, elbows: [1, -1], stretch: 1.35 }), [300, 288], 174, {
      grip: { near: [268, 214], far: [348, 198] },
    }),
    face(FRONT_LAUGH, [302, 155], 32.3, 4),
    table([292, 362], 464, 106, SNOW.base, 74),
    toddler(listens, vary(front, { lean: 44, nod: 4, elbows: [1, -1], stretch: 1.3 }), [52, 350], 174, {
      grip: { near: [84, 306], far: [146, 292] },
      step: { near: [36, 344], far: [72, 344] },
    }),
    face(FRONT_SMILE, [101, 235], 32.3, 28.2),
    under([242, 330], 108, 10),
    openPumpkin([242, 328], 216, 112),
    line('M188 226q12 -8 24 0t26 -3 24 4 30 -2M200 232q14 -6 28 0t30 -2 22 2', THREAD, 3.4),
    place(LID, [404, 300]),
    // The spoons.
    spoon([186, 206], STONE.base, { turn: 34, scale: 1.25 }),
    disc([186, 206], 7.6, CAST.noah.skin) + disc([232, 204], 7.6, CAST.noah.skin),
    line(LONG, MAPLE.dark, 6.6) + line(LONG, THREAD, 4),
    line('M229 210Q226 220 232 230M236 209Q242 220 238 232', THREAD, 3),
    spoon([350, 198], STONE.base, { turn: -16, scale: 1.25 }),
    disc([268, 214], 7.6, CAST.lea.skin) + disc([348, 198], 7.6, CAST.lea.skin),
    disc([146, 292], 7.6, CAST.maika.skin),
    fill('M440 312h32l6 16h-38Z', SUN.soft) + line('M440 328h38', SUN.base, 2.4),
  )
}

/** One leaf, its stem down, of the color of each use. */
const LEAF = once('l', mapleLeaf([0, 0], 18, 0, 'currentColor') + line('M0 8V-6M0 1L5 -2M0 1L-5 -2', INK, 0.8, 0.35))
const YELLOW = '#f0c23c'
const FALL = [RED, YELLOW, MAPLE.base, MAPLE.deep]

const leaves = (places: readonly (readonly [x: number, y: number, turn: number])[], scale: number, first = 0) =>
  places.map(([x, y, turn], i) => again('l', [x, y], FALL[(i + first) % 4] ?? RED, { turn, scale })).join('')

/** A cardboard tree held upright, its middle on the origin. */
const tree = (glued: string) =>
  fill('M-46 -40H46V42H-46Z', CREAM) + fill('M-46 38H46V44H-46Z', shade(CREAM, 0.2)) + glued

export function holdOnLittleLeaf(): string {
  const shakes = rolled({ ...CAST.awa, view: 'front' }, { top: WATER.base, legs: BARK.dark })
  const blows = rolled(
    { ...CAST.anh, view: 'front' },
    { top: FIR.base, legs: BARK.dark, cut: 'stripes', trim: FIR.pale },
  )
  const presses = rolled(CAST.rose, { top: PLUM.base, legs: WATER.deep })
  return frame(
    ['#efe3cf', '#f8f0e1'],
    LEAF,
    pane([366, 16], 96, 76, 'autumn'),
    curtains([366, 16], 96, 76, '#a9604a'),
    floor(176, FLOOR),
    toddler(shakes, vary(front, { lean: -5, elbows: [1, -1], stretch: 1.4 }), [108, 272], 176, {
      grip: { near: [58, 210], far: [148, 200] },
    }),
    face(FRONT_LAUGH, [102, 138], 32.6, -2.7),
    toddler(blows, vary(front, { lean: 4, nod: 4, elbows: [1, -1], stretch: 1.4 }), [252, 272], 176, {
      grip: { near: [212, 206], far: [300, 208] },
    }),
    face(FRONT_OH, [259, 138], 32.6, 6.2),
    counter(258, BARK.cut),
    place(
      tree(
        leaves(
          [
            [-24, -20, -20],
            [8, -18, 30],
            [-26, 18, 60],
          ],
          1.7,
        ) + oval([22, 18], 8, 5, PAPER),
      ),
      [102, 214],
      { turn: -8 },
    ),
    place(
      tree(
        leaves(
          [
            [-24, -18, 10],
            [22, -20, -30],
            [-22, 20, 200],
            [24, 18, 40],
          ],
          1.7,
          1,
        ),
      ),
      [256, 216],
      { turn: 6 },
    ),
    disc([58, 212], 8, CAST.awa.skin) + disc([149, 200], 8, CAST.awa.skin),
    disc([212, 206], 8, CAST.anh.skin) + disc([301, 210], 8, CAST.anh.skin),
    again('l', [176, 240], YELLOW, { turn: 130, scale: 1.9 }),
    line(
      'M164 220l-6 -8M176 216l-1 -10M46 180q-8 6 -8 14M162 168q8 4 10 12M204 184q-6 6 -6 14M314 180q7 5 8 12',
      MAPLE.dark,
      3,
    ),
    // The glue beside the tree that lies.
    sheet(
      [352, 304],
      132,
      56,
      leaves(
        [
          [-38, -8, 40],
          [-30, 14, 150],
        ],
        1.6,
        2,
      ),
      CREAM,
    ),
    again('l', [366, 304], RED, { turn: -70, scale: 3.2 }),
    oval([254, 314], 28, 12, PAPER) + line('M240 314q6 -7 16 -5t10 6 -12 4', STONE.pale, 2.4),
    figure(presses, vary(POSES.stand, { lean: 22, nod: 12, elbows: [1, 1], stretch: 1.2 }), [462, 372], 196, {
      facing: -1,
      grip: { near: [384, 300], far: [380, 284] },
    }),
    face(SMILE, [430, 222], 28.2, -24.1, true),
    palm([386, 302], CAST.rose.skin, -80) + palm([380, 288], shade(CAST.rose.skin, 0.14), -100),
    leaves(
      [
        [40, 306, 20],
        [70, 318, 90],
        [100, 306, 160],
        [126, 322, 240],
        [62, 296, 300],
        [92, 326, 40],
      ],
      1.9,
    ),
  )
}

/** Short tongs held at the origin, their jaws to the right, `open` from the middle. */
const tongs = (open: number) =>
  line(`M0 0Q26 ${-open * 1.1} 52 ${-open}`, shade(STONE.dark, 0.1), 6.4) +
  line(`M0 0Q26 ${open * 1.1} 52 ${open}`, STONE.dark, 6.4) +
  line(`M50 ${-open}h5M50 ${open}h5`, WATER.deep, 10)

/** A washcloth folded in two: a bed. */
const bed = (at: readonly [number, number], color: string) =>
  place(
    fill('M-52 -18H48L58 18H-58Z', color) +
      line('M-57 19H57', shade(color, 0.2), 6) +
      line('M-44 -10H42M-50 10H50', glow(color, 0.4), 2.4),
    at,
  )

export function notSoTight(): string {
  const educator = mild({ ...ADULTS.marc, view: 'front' }, { top: PLUM.soft, legs: PLUM.dark })
  const gives = mild(CAST.kofi, { top: SUN.base, legs: WATER.deep })
  const takes = mild(CAST.zoe, { top: FIR.base, legs: BARK.dark })
  const drops = mild(
    { ...CAST.jasleen, view: 'front' },
    { top: WATER.base, legs: BARK.dark, cut: 'stripes', trim: WATER.pale },
  )
  const skin = ADULTS.marc.skin
  return frame(
    ['#e6e4dc', '#f6f1e4'],
    pane([22, 14], 92, 72, 'rain'),
    curtains([22, 14], 92, 72, '#8f9fb8'),
    pinned([336, 36], 52, 44, [RED, SUN.base, WATER.base], 4),
    floor(170, FLOOR),
    adult(educator, vary(front, { elbows: [1, -1] }), [176, 415], 300, { grip: { near: [174, 172], far: [226, 250] } }),
    face(FRONT_OH, [176, 134], 26.4),
    line('M175 166L176 148', glow(skin, 0.2), 6.4) + disc([174, 172], 8.6, glow(skin, 0.2)),
    toddler(drops, vary(front, { nod: 8, elbows: [1, -1], stretch: 1.25 }), [414, 314], 184, {
      grip: { near: [384, 228], far: [446, 262] },
    }),
    face(FRONT_OH, [418, 174], 34.1, 8),
    toddler(gives, vary(POSES.stand, { lean: 6, nod: 2, elbows: [1, 1], stretch: 1.35 }), [46, 362], 198, {
      grip: { near: [108, 232], far: [92, 262] },
    }),
    face(SMILE, [55, 215], 36.6, 5.3),
    toddler(takes, vary(POSES.stand, { lean: 6, nod: 2, elbows: [1, 1], stretch: 1.35 }), [306, 362], 198, {
      facing: -1,
      grip: { near: [244, 232], far: [262, 262] },
    }),
    face(SMILE, [297, 215], 36.6, -5.3, true),
    counter(262, BARK.cut),
    bed([78, 304], ROSE.soft) + bed([274, 304], WATER.soft),
    under([174, 332], 34, 5),
    pompom([158, 320], WATER.base, 1.5) + pompom([186, 322], SUN.base, 1.5) + pompom([173, 302], FIR.base, 1.5),
    snore([120, 192], 1.5) + snore([136, 176], 1.1),
    pompom([58, 292], PLUM.base, 1.7) + pompom([96, 294], SUN.base, 1.7) + pompom([272, 292], MAPLE.base, 1.7),
    pompom([176, 226], RED, 2.2),
    place(tongs(18), [108, 230], { turn: -4 }) + place(tongs(18), [244, 230], { turn: 4, mirror: true }),
    disc([108, 231], 9, CAST.kofi.skin) + disc([244, 231], 9, CAST.zoe.skin),
    place(tongs(26), [384, 230], { turn: 100 }),
    disc([384, 229], 9, CAST.jasleen.skin),
    pompom([374, 320], ROSE.base, 2),
    line('M362 290v-10M374 288v-12M386 290v-10M346 332l-9 5M402 332l9 5', MAPLE.dark, 3),
  )
}

/** A note folded in four. */
const FOLDED =
  fill('M-13 -9L13 -11 15 7 -12 10Z', PAPER) +
  line('M-12 9L15 6', SNOW.deep, 1.8) +
  line('M-6 2q2 -9 5 -1t5 -3', RED, 2.4)

export function lineSaysILoveYou(): string {
  const reads = mild({ ...CAST.fatou, view: 'front' }, { top: SUN.base, legs: BARK.dark })
  const listens = mild(
    { ...CAST.emile, view: 'front' },
    { top: WATER.base, legs: BARK.dark, cut: 'stripes', trim: WATER.pale },
  )
  const offers = mild(CAST.mei, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const receives = mild(CAST.sami, { top: FIR.base, legs: BARK.dark, shoes: PAPER })
  return frame(
    ['#f3dfdc', '#f9f0e4'],
    pane([20, 14], 86, 68, 'winter'),
    garland(150, 470, 18, 14, []),
    heart([206, 40], 1.3, RED) +
      heart([286, 48], 1.3, PLUM.base) +
      heart([366, 46], 1.3, SUN.base) +
      heart([440, 34], 1.3, RED),
    floor(168, FLOOR),
    figure(reads, vary(front, { lean: 8, nod: 10, elbows: [1, -1], stretch: 1.3 }), [88, 320], 190, {
      grip: { near: [60, 264], far: [122, 266] },
    }),
    face(FRONT_LAUGH, [102, 165], 27.3, 14.4),
    figure(listens, vary(front, { lean: -8, nod: -10, elbows: [1, -1], stretch: 1.3 }), [216, 320], 190, {
      grip: { near: [190, 270], far: [246, 264] },
    }),
    face(FRONT_OH, [202, 165], 27.3, -14.4),
    table([150, 356], 320, 108, BARK.cut, 62),
    sheet(
      [154, 284],
      190,
      54,
      line('M-74 12Q-58 -26 -38 -4T-8 6C10 -10 -4 -26 -12 -14S14 22 32 4 56 -12 64 -4M76 8h.1M70 16h.1', RED, 4.4),
    ),
    crayon([30, 300], RED, { turn: 24 }) +
      crayon([270, 302], PLUM.base, { turn: -20 }) +
      crayon([36, 278], SUN.base, { turn: 10 }),
    over(pairs([133, 228, 122, 266]), glow(SUN.base, 0.12), 14.8),
    line('M122 267L117 280', reads.skin, 6) + disc([122, 266], 8.4, reads.skin),
    over(pairs([177, 233, 190, 268]), glow(WATER.base, 0.12), 14.8),
    line('M190 270L188 284', listens.skin, 6) + disc([190, 270], 8.4, listens.skin),
    place(FOLDED, [284, 272], { scale: 1.1 }),
    under([346, 344], 34, 5),
    toddler(offers, vary(POSES.stand, { lean: 2, nod: -6, elbows: [1, 1], stretch: 1.1 }), [342, 344], 160, {
      grip: { near: [382, 266], far: [352, 300] },
    }),
    face(SMILE, [341, 225], 29.6, -4.9),
    flat([384, 262], offers.skin),
    place(FOLDED, [396, 250], { scale: 1.3 }),
    wheelchair([436, 342], WATER.base, { mirror: true, scale: 1.15 }),
    figure(receives, vary(POSES.sit, { hip: [0, -38], elbows: [1, 1] }), [436, 342], 168, {
      facing: -1,
      grip: { near: [414, 262], far: [418, 240] },
    }),
    face(SMILE, [434, 208], 24.2, -1.1, true),
    wheelchairWheel([436, 342], WATER.base, { mirror: true, scale: 1.15 }),
  )
}

/** The book they know by heart, open towards us: the bear is in its bed, over the two pages. */
const BOOK =
  fill('M-62 -34Q-30 -42 0 -32 30 -42 62 -34V40Q30 32 0 40 -30 32 -62 40Z', RED) +
  fill('M-58 -37Q-30 -44 0 -34V36Q-30 28 -58 36ZM58 -37Q30 -44 0 -34V36Q30 28 58 36Z', PAPER) +
  fill('M-58 -37Q-30 -44 0 -34 30 -44 58 -37V4Q0 -2 -58 4Z', PLUM.soft) +
  disc([12, -22], 7, SUN.soft) +
  line('M-48 22V-18M46 22V0', BARK.base, 5) +
  fill('M-48 4H46V18H-48Z', BARK.soft) +
  oval([-30, -2], 16, 7, PAPER) +
  disc([-38, -16], 4, BARK.dark) +
  disc([-22, -16], 4, BARK.dark) +
  disc([-30, -8], 11, BARK.dark) +
  oval([-30, -4], 5, 4, BARK.pale) +
  fill('M-20 8Q-18 -8 4 -8 30 -8 46 0V14H-20Z', WATER.base) +
  line('M-4 -6V12M14 -6V12M32 -4V12', WATER.pale, 3) +
  line('M-36 -10h3M-27 -10h3', INK, 1.6) +
  line('M-46 28H-14M14 28H46', STONE.base, 2.4) +
  line('M0 -34V36', STONE.soft, 1.6)

export function lastWordIsYours(): string {
  const educator = mild({ ...ADULTS.nadia, view: 'front' }, { top: MAPLE.base, legs: BARK.dark })
  const points = mild(CAST.idris, { top: SUN.base, legs: WATER.deep, shoes: PAPER })
  const shouts = mild(CAST.lila, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const sleeps = mild(CAST.theo, { top: FIR.base, legs: WATER.deep, shoes: RED, cut: 'stripes', trim: FIR.pale })
  return frame(
    ['#e2e7e0', '#f6f1e3'],
    pane([26, 14], 92, 72, 'spring'),
    floor(150, FLOOR),
    shelf([366, 158], 96, 84, [
      ['books', 'books'],
      ['books', 'basket'],
    ]),
    rug([240, 270], 238, 84, '#c9d6c4', '#9fb59d'),
    under([240, 260], 70, 8),
    adult(educator, vary(POSES.tailorFront, { elbows: [1, -1], stretch: 1.1 }), [240, 262], 258, {
      grip: { near: [182, 244], far: [276, 194] },
    }),
    face(FRONT_OH, [240, 130], 22.7),
    place(BOOK, [240, 214]),
    disc([182, 246], 8, educator.skin),
    over(pairs([300, 164, 276, 194]), glow(MAPLE.base, 0.12), 15.5),
    line('M276 194L264 208', educator.skin, 6) + disc([277, 193], 8.4, educator.skin),
    under([104, 304], 44, 6) + under([396, 304], 44, 6),
    toddler(points, vary(POSES.kneel, { lean: 12, nod: -6, elbows: [1, 1], stretch: 1.5 }), [110, 302], 168, {
      grip: { near: [176, 212], far: [136, 272] },
    }),
    face(LAUGH, [117, 198], 31.1, 0.6),
    line('M176 212l16 -5', points.skin, 6),
    toddler(shouts, vary(POSES.tailor, { lean: -6, nod: -8, elbows: [-1, -1], stretch: 1.3 }), [392, 300], 168, {
      facing: -1,
      grip: { near: [436, 206], far: [350, 200] },
    }),
    face(LAUGH, [403, 213], 31.1, 11.3, true),
    under([240, 346], 90, 8),
    toddler(sleeps, vary(POSES.lie, {}), [240, 346], 168, {}),
    face(SHUT, [192, 307], 31.1, 0.5),
    snore([232, 290], 1.4) + snore([250, 276], 1),
    bear([52, 336], BARK.soft, { scale: 0.95 }),
    rabbit([444, 340], STONE.pale, { scale: 0.95 }),
  )
}
