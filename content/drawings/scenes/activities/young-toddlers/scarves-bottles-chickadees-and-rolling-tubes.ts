import { chickadee } from '../../../kit/animals.ts'
import { adult, figure, toddler } from '../../../kit/figure.ts'
import { eye } from '../../../kit/figurines.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence } from '../../../kit/ground.ts'
import { palm } from '../../../kit/hands.ts'
import { cap, face, mouth, sunhat } from '../../../kit/head.ts'
import { frame, land, snowfall, woods } from '../../../kit/landscape.ts'
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
  SKIN,
  SNOW,
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, BABIES, barefoot, CAST, mild, sleeper, summer, TUQUES, winter } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, frontChair, pane, pinned, rug, shelf, wainscot } from '../../../kit/room.ts'
import { again, dashes, disc, fill, line, type Options, once, oval, place } from '../../../kit/svg.ts'
import { gutter, musicNote, PEBBLE, pail, pebble } from '../../../kit/things.ts'
import { ball, basket, doll, under } from '../../../kit/toys.ts'
import { limb } from '../../../kit/trees.ts'

const FLOOR = '#cda87f'

/** What a face does, in the coordinates of a head seen from its side, then of one turned to us. */
const SMILE = eye(9.4, -1) + line('M6.5 8Q9.5 10.5 12.5 7.5', MOUTH, 1.8)
const LAUGH = eye(9.4, -1) + mouth([10.5, 7.6], 3, 3.8)
const OH = eye(9.4, -1) + mouth([11.4, 7.6], 2.2, 2.8)
const SHUT = line('M6 -1.500q2.500 2.400 5 0M8.500 8.400h3', INK, 1.8)
const FRONT_SMILE = line('M-4 8Q0 11.4 4 8', MOUTH, 1.8)
const FRONT_LAUGH = mouth([0, 8], 4.4, 4.2)
const EYES = eye(-5, -1) + eye(5, -1)
/** Eyes as round as they go. */
const ROUND =
  disc([-5, -1.5], 3.6, PAPER) + disc([5, -1.5], 3.6, PAPER) + eye(-5, -1.5) + eye(5, -1.5) + mouth([0, 9], 2.2, 2.8)

/** A thin scarf that falls in a heap, what is still in the air above the origin. */
const fallen = (at: Point, color: string, options: Options = {}) =>
  place(
    fill(
      'M4 -58Q12 -50 8 -36 6 -24 16 -16 34 -14 42 -4 30 4 6 3 -22 6 -40 -1 -30 -12 -14 -16 -4 -24 -4 -36 -6 -50 4 -58Z',
      color,
    ) +
      line('M3 -48Q4 -34 1 -22-6 -10 -22 -5M6 -22Q10 -10 26 -5', shade(color, 0.16), 2.2) +
      line('M-38 -1Q-14 4 6 1 26 3 40 -4', glow(color, 0.45), 2.4),
    at,
    options,
  )

export function scarfStopsTheMusic(): string {
  const educator = mild({ ...ADULTS.marc, view: 'front' }, { top: FIR.base, legs: BARK.dark, shoes: INK })
  const drops = barefoot(mild({ ...CAST.zoe, view: 'front' }, { top: WATER.base, legs: PLUM.dark }))
  const falls = barefoot(mild({ ...CAST.emile, view: 'front' }, { top: ROSE.base, legs: WATER.deep, cut: 'overalls' }))
  const baby = sleeper(BABIES.binta, PLUM.soft, PAPER, 'stripes')
  return frame(
    ['#e8e5ee', '#f5f1e4'],
    wainscot(122, 172, '#d5d2e2'),
    floor(172, FLOOR),
    pane([338, 16], 102, 76, 'winter'),
    shelf([18, 178], 84, 72, [['books', 'basket']]),
    // What plays the music, out of the children's reach.
    fill('M34 70Q34 64 40 64H92Q98 64 98 70V106H34Z', RED) +
      fill('M34 97H98V106H34Z', shade(RED, 0.2)) +
      disc([51, 82], 11, shade(RED, 0.4)) +
      disc([51, 82], 4.6, STONE.soft) +
      line('M70 80h18', CREAM, 5) +
      line('M80 62h9', INK, 5),
    musicNote([34, 40], PLUM.base, 40) + musicNote([122, 34], PLUM.base, 98),
    dashes('M132 12q7 6 6 14M24 14q8 2 11 8', PLUM.base, 2.4, '3 5'),
    rug([254, 294], 222, 60, '#f0e2c4', SUN.soft),
    under([158, 268], 70, 8),
    adult(educator, vary(POSES.kneel, { lean: 0, nod: 4, elbows: [-1, 1], stretch: 1.2 }), [158, 268], 252, {
      facing: -1,
      grip: { near: [230, 122], far: [92, 56] },
    }),
    palm([230, 122], ADULTS.marc.skin, 24),
    line('M92 56L85 62', ADULTS.marc.skin, 6),
    face(ROUND, [161.6, 95.1], 22.2, -4),
    under([294, 322], 48, 7),
    toddler(
      drops,
      vary(POSES.standFront, { hip: [0, -31], elbows: [-1, 1], stretch: 1.3, feet: pair(-10, -4, 10, -4), nod: 6 }),
      [290, 322],
      178,
      { grip: { near: [238, 222], far: [340, 222] } },
    ),
    fallen([340, 334], SUN.base),
    palm([340, 222], CAST.zoe.skin, 56),
    face(EYES + FRONT_SMILE, [293, 199.8], 32.9, 6),
    dashes('M344 244v24M356 252v14', SUN.dark, 2.6, '3 5'),
    under([428, 348], 50, 7),
    toddler(falls, vary(POSES.floorFront, { nod: -6, elbows: [-1, 1], stretch: 1.2 }), [428, 346], 176, {
      grip: { near: [378, 274], far: [470, 270] },
    }),
    fallen([428, 348], ROSE.soft, { scale: 0.62 }),
    face(EYES + FRONT_LAUGH, [425, 252], 32.6, -6),
    line('M372 352h-10M374 340l-9 -5M478 338l-6 4', MAPLE.dark, 3),
    under([70, 346], 60, 7),
    figure(baby, vary(BABY_POSES.sit, { lean: 4, nod: -8, elbows: [-1, 1], stretch: 1.65 }), [62, 346], 166, {
      build: 'baby',
      grip: { near: [122, 290], far: [106, 322] },
      holding:
        fill(
          'M122 286Q144 264 166 276 188 288 204 270 214 292 198 306 178 302 166 320 152 334 140 320 128 306 122 286Z',
          WATER.soft,
        ) + line('M128 290Q150 284 164 294 182 302 200 290M132 300Q146 300 156 316', shade(WATER.soft, 0.2), 2.2),
    }),
    face(LAUGH, [62.4, 248.3], 33.2, -5.8),
    line('M140 262q8 -8 18 -7M186 322q10 -3 14 -11', WATER.base, 3),
  )
}

/** A rag doll seen from behind. */
const fromBehind = (at: Point, skin: string, hair: string, dress: string, options: Options = {}) =>
  place(doll([0, 0], skin, hair, dress) + disc([0, -30], 9.6, hair), at, options)

/** Eyes open and a mouth, on a doll whose base is the origin. */
const DOLL_FACE = line('M-3.5 -30h.1M3.5 -30h.1', INK, 2.2) + line('M-2 -25.500q2 1.500 4 0', MOUTH, 1.3)

export function burpOnTheShoulder(): string {
  const educator = mild({ ...ADULTS.nadia, view: 'front' }, { top: FIR.base, legs: BARK.dark, shoes: INK })
  const pats = barefoot(mild(CAST.fatou, { top: SUN.base, legs: WATER.deep }))
  const feeds = barefoot(mild(CAST.theo, { top: RED, legs: PLUM.dark, cut: 'stripes', trim: PAPER }))
  const wraps = barefoot(mild(CAST.mei, { top: WATER.base, legs: FIR.deep }))
  return frame(
    ['#efe3dd', '#f7f0e4'],
    pane([326, 14], 104, 76, 'spring'),
    curtains([326, 14], 104, 76, '#c79aa2'),
    pinned([176, 30], 52, 44, [WATER.base, SUN.base, ROSE.base], -4),
    floor(160, '#d0ad86'),
    shelf([20, 164], 96, 70, [
      ['books', 'plant'],
      ['basket', 'blocks'],
    ]),
    rug([240, 284], 244, 74, '#d3e0d4', FIR.pale),
    under([330, 298], 96, 9),
    adult(educator, vary(POSES.tailorFront, { lean: 34, nod: 10, elbows: [1, -1], stretch: 1.05 }), [341, 294], 250, {
      facing: -1,
      grip: { near: [362, 268], far: [298, 282] },
    }),
    face(EYES + FRONT_SMILE, [288, 182], 22, -28.7),
    under([210, 296], 40, 6),
    toddler(pats, vary(POSES.stand, { lean: -4, nod: 2, elbows: [1, 1], stretch: 1.3 }), [208, 294], 174, {
      grip: { near: [254, 224], far: [244, 252] },
      holding: fromBehind([238, 256], SKIN.peach, HAIR.honey, ROSE.base, { scale: 1.9, turn: 6 }),
    }),
    face(OH, [204, 165], 32.2),
    line('M251 172l-2 -10M259 171l3 -9', MAPLE.base, 3),
    line('M266 226l8 2M264 235l7 5', PLUM.base, 2.6),
    under([84, 348], 62, 7),
    toddler(feeds, vary(POSES.tailor, { lean: -4, nod: 18, elbows: [1, 1], stretch: 1.35 }), [68, 346], 176, {
      grip: { near: [128, 294], far: [140, 326] },
      holding: place(doll([0, 0], SKIN.dark, HAIR.black, SUN.base) + DOLL_FACE, [84, 336], { scale: 1.7, turn: 68 }),
    }),
    line('M128 296L127 312', CAST.theo.skin, 6.4),
    face(SMILE, [72, 254], 32.6, 15.8),
    // A cover, one side of it folded over the doll.
    fill('M258 328L326 296 406 324 340 357Z', SUN.soft),
    place(doll([0, 0], SKIN.brown, HAIR.black, FIR.base) + DOLL_FACE, [356, 337], { scale: 1.8, turn: -78 }),
    fill('M326 296L406 324 358 346Q330 342 326 322Z', SUN.base),
    line('M326 297Q326 330 356 344', shade(SUN.base, 0.14), 2.4),
    under([426, 350], 52, 6),
    toddler(wraps, vary(POSES.heels, { lean: 24, nod: 2, elbows: [1, 1], stretch: 1.3 }), [428, 346], 176, {
      facing: -1,
      grip: { near: [384, 328], far: [358, 310] },
    }),
    face(SMILE, [406.6, 252.4], 32.6, -15.2, true),
  )
}

const CURLED = vary(POSES.crouch, { hip: [-5, -18], lean: 34, nod: 22, hands: pair(24, -20, 26, -24), elbows: [1, 1] })

export function oneSeedAndBye(): string {
  const educator = winter(ADULTS.lucie, { top: MAPLE.dark, legs: BARK.deep, trim: WATER.base, hat: TUQUES.fir })
  const bird = winter(CAST.rose, { top: ROSE.base, legs: PLUM.dark, trim: SUN.soft })
  const rocky = winter(CAST.kofi, { top: WATER.base, legs: WATER.deep, trim: PAPER, hat: TUQUES.sun })
  const shows = winter(CAST.anh, { top: SUN.base, legs: FIR.deep, trim: MAPLE.dark })
  const small = winter(CAST.lea, { top: PLUM.base, legs: PLUM.dark, trim: ROSE.soft })
  return frame(
    ['#bcd8e6', '#f2f0e6'],
    land([0, 120, 110, 92, 240, 124, 480, 100], '#cbdbe4'),
    land([0, 156, 240, 146, 480, 160], '#dde8ee'),
    fence([-6, 486], 190, 44, BARK.pale, 52),
    land([0, 186, 240, 178, 480, 190], SNOW.base),
    fill('M446 -6H486V266H424Q444 240 446 -6Z', BARK.base) +
      fill('M468 -6H486V266H460Q470 180 468 -6Z', shade(BARK.base, 0.2)),
    limb([456, 66], [360, 44], [214, 76], 20, 6, BARK.base),
    line('M446 58Q360 38 236 68', SNOW.light, 5),
    chickadee([264, 43], { scale: 2, mirror: true }),
    land([0, 256, 240, 246, 480, 258], SNOW.light),
    snowfall(6, 4),
    under([60, 258], 32, 5),
    toddler(small, CURLED, [54, 256], 124),
    under([200, 274], 64, 7),
    adult(educator, vary(POSES.crouch, { lean: 10, nod: 0, elbows: [1, 1], stretch: 1.05 }), [186, 272], 230, {
      grip: { near: [252, 220], far: [214, 232] },
    }),
    line('M252 222l24 -3', WATER.base, 12) + line('M254 218l8 -11', WATER.base, 7),
    face(SMILE, [191, 134], 20.2, 5.5),
    under([348, 304], 44, 6),
    toddler(
      bird,
      vary(POSES.run, {
        lean: 24,
        nod: 0,
        hands: pair(20, -50, -26, -60),
        feet: pair(-8, -14, 4, -10),
        elbows: [1, -1],
        stretch: 1.25,
      }),
      [342, 284],
      164,
      { facing: -1, grip: { near: [286, 202], far: [396, 190] } },
    ),
    line('M284 206L275 212M279 199L273 210', SUN.soft, 6),
    face(OH, [316, 162], 30.3, -13.2, true),
    face(SHUT, [82.3, 193], 22.9, 40.7),
    under([106, 350], 52, 6),
    toddler(rocky, CURLED, [100, 346], 172),
    face(SHUT, [139, 258], 31.8, 40.7),
    under([432, 350], 50, 6),
    toddler(shows, vary(POSES.crouch, { lean: 16, nod: -22, elbows: [1, 1], stretch: 1.15 }), [434, 346], 168, {
      facing: -1,
      grip: { near: [388, 274] },
    }),
    line('M386 268L378 253', MAPLE.dark, 6.5),
    face(SMILE, [434, 251], 31, 13.2, true),
  )
}

export function ballIsAlwaysFirst(): string {
  const educator = mild(ADULTS.julie, { top: PLUM.base, legs: FIR.deep, shoes: PAPER })
  const lets = barefoot(mild(CAST.noah, { top: SUN.base, legs: BARK.dark, cut: 'stripes', trim: PAPER }))
  const runs = barefoot(mild(CAST.jasleen, { top: FIR.base, legs: PLUM.dark }))
  const waits = barefoot(mild(CAST.awa, { top: ROSE.base, legs: WATER.deep, cut: 'overalls' }))
  return frame(
    ['#e3eae2', '#f5f2e4'],
    pane([252, 14], 96, 72, 'autumn'),
    curtains([252, 14], 96, 72, '#e0b58a'),
    pinned([418, 26], 52, 44, [WATER.base, RED, SUN.base], 4),
    floor(164, FLOOR),
    frontChair([142, 186], MAPLE.base, { scale: 0.82 }),
    under([70, 240], 36, 5),
    toddler(lets, vary(POSES.stand, { lean: 6, nod: 6, elbows: [1, 1], stretch: 1.45 }), [72, 240], 160, {
      grip: { near: [130, 128], far: [140, 116] },
    }),
    line('M130 128L140 124M130 128L140 131M130 128L136 136M138 116L148 111M138 116L149 117', CAST.noah.skin, 4.6),
    face(SMILE, [81.2, 122], 29.6, 9.3),
    under([246, 236], 30, 4),
    toddler(runs, vary(POSES.run, { lean: 18, hands: pair(30, -56, 34, -66), elbows: [1, 1] }), [240, 234], 146),
    face(OH, [254, 125], 27, 1.9),
    gutter([140, 136], [288, 300], 13),
    line('M240 252l18 20M256 254l14 16M266 272l12 14', PAPER, 2.6, 0.8),
    under([420, 228], 66, 6),
    adult(educator, vary(POSES.crawl, { hip: [-14, -22], lean: 66, nod: -44, stretch: 1.3 }), [418, 224], 205, {
      facing: -1,
      grip: { near: [368, 220], far: [346, 216] },
    }),
    face(LAUGH, [391, 121], 18, 7.7, true),
    under([360, 352], 64, 6),
    toddler(waits, vary(POSES.floor, { lean: -2, nod: 8, stretch: 1.2, elbows: [1, 1] }), [370, 350], 174, {
      facing: -1,
      step: { near: [322, 346], far: [322, 318] },
      grip: { near: [322, 324], far: [320, 308] },
    }),
    face(SMILE, [368, 259], 32.2, -6.9, true),
    ball([302, 316], 14, RED),
    basket(
      [64, 344],
      84,
      40,
      BARK.pale,
      ball([-18, -48], 15, WATER.base) + ball([14, -50], 15, SUN.base, MAPLE.base, 40) + ball([0, -42], 14, FIR.soft),
    ),
  )
}

const SAND = '#e2cfa4'

export function ploufOfABigStone(): string {
  const educator = summer(
    { ...ADULTS.minh, view: 'front' },
    { top: FIR.base, legs: STONE.pale, shoes: BARK.dark, hat: sunhat(CREAM, FIR.base) },
  )
  const drops = summer(CAST.maika, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER, hat: sunhat(SUN.soft, MAPLE.base) })
  const brings = summer(CAST.idris, { top: SUN.base, legs: WATER.deep, shoes: RED, hat: cap(WATER.base, WATER.deep) })
  const first = summer(
    { ...CAST.emile, view: 'front' },
    { top: WATER.base, legs: BARK.dark, shoes: MAPLE.dark, hat: cap(RED, MAPLE.deep) },
  )
  const second = summer(
    { ...CAST.lila, view: 'front' },
    { top: PLUM.base, legs: FIR.deep, shoes: PAPER, hat: sunhat(PAPER, ROSE.base) },
  )
  const water = oval([0, -33.5], 17.6, 4.4, WATER.base)
  return frame(
    ['#b7dcee', '#eef3e4'],
    PEBBLE,
    once('l', EYES + FRONT_LAUGH),
    woods(112, 84, '#9cbf9c', 6, 'round'),
    fill('M0 110H480V160H0Z', WATER.soft),
    line('M40 122h46M390 132h44', PAPER, 2.6),
    land([0, 148, 240, 140, 480, 150], '#cdb98a'),
    line('M-9 176H490', BARK.base, 32) + line('M30 168h60M320 166h70', BARK.dark, 3),
    land([0, 196, 240, 190, 480, 196], SAND),
    under([236, 262], 116, 9),
    adult(educator, vary(POSES.floorFront, { elbows: [1, -1] }), [236, 260], 236, {
      grip: { near: [202, 236], far: [276, 236] },
    }),
    face(EYES + FRONT_SMILE, [236, 136], 20.7),
    pail([300, 286], RED, water, -33, { scale: 1.25 }),
    pail([164, 290], SUN.base, water + pebble(0, -36, STONE.dark, 1.1), -33, { scale: 1.25 }),
    under([92, 322], 40, 6),
    toddler(drops, vary(POSES.stand, { lean: 6, nod: 8, elbows: [1, 1], stretch: 1.45 }), [92, 320], 170, {
      grip: { near: [144, 212], far: [166, 206] },
    }),
    line('M146 211l17 -7M146 212l17 3M147 208l10 -13', CAST.maika.skin, 5),
    face(OH, [102.5, 194], 31.5, 11.3),
    // Plouf!
    line('M148 242Q142 238 138 230M158 240V228M172 240Q180 232 183 218M181 243Q194 238 200 226', WATER.base, 6) +
      line('M187 204h.1M208 216h.1M173 224h.1M204 238h.1', WATER.base, 9),
    under([430, 286], 36, 5),
    toddler(brings, vary(POSES.walk, { lean: -4, nod: 8, elbows: [1, 1] }), [430, 284], 158, {
      facing: -1,
      grip: { near: [400, 232], far: [394, 226] },
    }),
    pebble(390, 222, STONE.base, 1.3),
    disc([400, 231], 8, CAST.idris.skin),
    face(SMILE, [431, 168], 29.2, -5.8, true),
    toddler(first, vary(POSES.floorFront, { elbows: [-1, 1], stretch: 1.1 }), [230, 350], 150, {
      grip: { near: [190, 290], far: [270, 290] },
    }),
    again('l', [230, 270], INK, { scale: 1.85 }),
    toddler(second, vary(POSES.floorFront, { elbows: [-1, 1], stretch: 1.1 }), [362, 352], 150, {
      grip: { near: [322, 292], far: [402, 292] },
    }),
    again('l', [362, 272], INK, { scale: 1.85 }),
  )
}
