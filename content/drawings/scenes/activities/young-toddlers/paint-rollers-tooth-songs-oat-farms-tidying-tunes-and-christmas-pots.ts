import { adult, figure, toddler } from '../../../kit/figure.ts'
import { cow, eye, pig } from '../../../kit/figurines.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { forearm, palm } from '../../../kit/hands.ts'
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
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, BABIES, barefoot, CAST, dress, mild, sleeper } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import {
  doorway,
  floor,
  garland,
  mirror,
  napMat,
  pane,
  pinned,
  rug,
  shelf,
  table,
  wainscot,
} from '../../../kit/room.ts'
import { again, disc, fill, line, type Options, once, oval, place } from '../../../kit/svg.ts'
import { cup, musicNote, snore } from '../../../kit/things.ts'
import { BLOCK, basket, openBook, paintPot, rabbit, spoon, under } from '../../../kit/toys.ts'

const FLOOR = '#cda87f'

/** What a face does, in the coordinates of a head seen from its side, then of one turned to us. */
const SMILE = eye(9.4, -1) + line('M6.5 8Q9.5 10.5 12.5 7.5', MOUTH, 1.8)
const LAUGH = eye(9.4, -1) + mouth([10.5, 7.6], 3, 3.8)
const SHUT = line('M6 -1.500q2.500 2.400 5 0M8.500 8.400h3', INK, 1.8)
const OH = eye(9.4, -1) + mouth([11.4, 7.6], 2.2, 2.8)
const EYES = eye(-5, -1) + eye(5, -1)
const FRONT_SMILE = EYES + line('M-4 8Q0 11.4 4 8', MOUTH, 1.8)
const FRONT_LAUGH = EYES + mouth([0, 8], 4.4, 4.2)
/** Eyes as round as they go. */
const ROUND =
  disc([-5, -1.5], 3.6, PAPER) + disc([5, -1.5], 3.6, PAPER) + eye(-5, -1.5) + eye(5, -1.5) + mouth([0, 9], 2.2, 2.8)

const PAINT = '#2f74c0'

/** A small paint roller that rolls to the right, held at the origin. */
const roller = (at: Point, sleeve: string, options: Options = {}) =>
  place(
    line('M8 2L22 6 26 20 40 18', STONE.base, 3.4) +
      line('M36 17L30 -11', shade(sleeve, 0.2), 17) +
      line('M37 16L31 -12', sleeve, 14) +
      line('M-12 -4L9 2.500', MAPLE.dark, 8),
    at,
    options,
  )

/** What a roller has left behind it, square at both ends. */
const track = (d: string, color: string) => `<g stroke-linecap="butt">${line(d, color, 28)}</g>`

export function thirstyRoller(): string {
  const old = { sleeves: 'short', shoes: CREAM } as const
  const educator = dress({ ...ADULTS.julie, view: 'front' }, { ...old, top: FIR.base, legs: BARK.dark })
  const pushes = dress(CAST.awa, { ...old, top: SUN.base, legs: PLUM.dark })
  const thirsty = dress({ ...CAST.anh, view: 'front' }, { ...old, top: ROSE.base, legs: BARK.dark })
  const prints = dress(CAST.theo, { ...old, top: PLUM.soft, legs: FIR.deep, cut: 'stripes', trim: PAPER })
  const wood = BARK.cut
  return frame(
    ['#e6ebe4', '#f5f2e4'],
    wainscot(122, 172, '#d3dfd4'),
    floor(172, FLOOR),
    pane([38, 16], 100, 76, 'spring'),
    pinned([408, 28], 54, 46, [PAINT, SUN.base, PAINT], 4),
    toddler(thirsty, vary(POSES.standFront, { nod: 4 }), [188, 284], 158, {
      grip: { near: [172, 240], far: [214, 238] },
    }),
    face(FRONT_SMILE, [190, 164], 29.2, 4),
    adult(educator, vary(POSES.standFront, { nod: -4, elbows: [1, -1] }), [296, 364], 256, {
      step: { near: [284, 300], far: [310, 300] },
      grip: { near: [276, 220], far: [322, 220] },
    }),
    face(FRONT_SMILE, [295, 124], 22.5, -4),
    line('M66 318V366M414 318V366', shade(wood, 0.3), 11),
    fill('M92 222H388L428 312H52Z', wood),
    fill('M52 312H428V322H52Z', shade(wood, 0.2)),
    track('M104 248H392', glow(PAINT, 0.3)),
    track('M84 272H404', glow(PAINT, 0.12)),
    track('M72 296H180', glow(PAINT, 0.45)),
    track('M88 276L196 278M250 298H416M214 262H388', PAINT),
    // A biscuit of fresh paint, and the pot it came from.
    oval([274, 262], 26, 8, shade(PAINT, 0.2)),
    paintPot([299, 240], PAINT, { scale: 2 }),
    line('M279 220h5M319 220h-5', ADULTS.julie.skin, 11),
    forearm([208, 214], [208, 238], CAST.anh.skin, CAST.anh.skin, 12),
    roller([210, 238], CREAM, { turn: 22 }),
    disc([208, 238], 7.6, CAST.anh.skin),
    line('M250 238l8 -4M252 248h8', PAPER, 2.8),
    under([38, 340], 36, 5),
    toddler(pushes, vary(POSES.stand, { lean: 34, nod: -6, elbows: [-1, 1], stretch: 1.6 }), [38, 340], 172, {
      grip: { near: [132, 272], far: [126, 262] },
    }),
    face(SMILE, [72.2, 221], 31.8, 12.7),
    roller([134, 272], PAINT, { scale: 1.2 }),
    disc([132, 271], 8, CAST.awa.skin),
    place(palm([0, 0], wood, -8), [346, 308], { scale: 1.5 }),
    under([448, 340], 36, 5),
    toddler(prints, vary(POSES.stand, { lean: 8, nod: 8, elbows: [-1, 1], stretch: 1.6 }), [450, 340], 172, {
      facing: -1,
      grip: { near: [378, 254], far: [404, 296] },
    }),
    face(OH, [436, 214], 31.8, -12.4, true),
    place(palm([0, 0], PAINT, -8), [375, 252], { scale: 1.5 }),
  )
}

export function brushAtTheWrongDoor(): string {
  const educator = mild({ ...ADULTS.nadia, view: 'front' }, { top: FIR.base, legs: BARK.dark, shoes: INK })
  const corrects = barefoot(mild(CAST.noah, { top: SUN.base, legs: WATER.deep, cut: 'stripes', trim: PAPER }))
  const laughs = barefoot(mild(CAST.rose, { top: PLUM.soft, legs: PLUM.dark }))
  const opens = barefoot(mild({ ...CAST.mei, view: 'front' }, { top: RED, legs: WATER.deep, cut: 'overalls' }))
  const skin = ADULTS.nadia.skin
  return frame(
    ['#dfeaec', '#f3f1e6'],
    wainscot(126, 172, '#c3dbde'),
    floor(172, FLOOR),
    mirror([40, 18], 84, 66, BARK.pale),
    fill('M28 118H140V128H28ZM50 128H116L104 150H62Z', PAPER),
    line('M84 116V104H96', STONE.base, 5),
    line('M336 84H458', BARK.soft, 8),
    ...[RED, SUN.base, WATER.base].map(
      (color, i) =>
        line(`M${358 + i * 38} 64L${364 + i * 38} 40`, color, 4) +
        line(`M${361 + i * 38} 40l7 1`, PAPER, 7) +
        cup([358 + i * 38, 72], WATER.soft, { scale: 1.4 }),
    ),
    rug([240, 290], 232, 66, '#f0e2c4', SUN.soft),
    under([246, 262], 80, 8),
    adult(educator, vary(POSES.tailorFront, { nod: -6, elbows: [-1, -1], stretch: 1.1 }), [246, 258], 256, {
      grip: { near: [190, 116], far: [206, 170] },
    }),
    line('M206 170L191 165', skin, 6),
    disc([206, 170], 8.4, skin),
    line('M176 178l-9 5M170 167h-10M184 184l-5 9', PLUM.base, 2.8),
    face(ROUND, [244, 127], 22.5, -6),
    under([76, 308], 54, 7),
    toddler(corrects, vary(POSES.tailor, { lean: -4, nod: -6, elbows: [1, 1], stretch: 1.2 }), [68, 306], 168, {
      grip: { near: [122, 246] },
    }),
    line('M122 246l11 -5', CAST.noah.skin, 6),
    face(LAUGH, [61.4, 218], 31, -8),
    under([216, 350], 54, 7),
    toddler(laughs, vary(POSES.tailor, { lean: -6, nod: -12, elbows: [1, 1] }), [204, 348], 164),
    face(LAUGH, [192, 263], 30.3, -15.3),
    under([392, 336], 60, 7),
    toddler(opens, vary(POSES.floorFront, { nod: -4, elbows: [1, -1], stretch: 1.2 }), [384, 334], 186, {
      grip: { far: [424, 262] },
    }),
    face(EYES + mouth([0, 8], 6.4, 6.6) + line('M-4 3.600h8', PAPER, 2.4), [382, 235], 34.4, -4),
    line('M424 262L402 257', CAST.mei.skin, 7),
  )
}

const OATS = '#e6d3a6'
const HUSK = shade(OATS, 0.16)

/** What hides a beast under the oats, its top above the origin. */
const heap = (at: Point, w: number, h: number) =>
  place(
    fill(`M${-w} 0Q${-w * 0.7} ${-h} 0 ${-h} ${w * 0.7} ${-h} ${w} 0 0 ${h * 0.5} ${-w} 0Z`, OATS) +
      line(
        `M${-w} 0Q0 ${h * 0.5} ${w} 0M${-w * 0.3} ${-h * 0.5}h.1M${w * 0.3} ${-h * 0.3}h.1M0 ${-h * 0.1}h.1`,
        HUSK,
        2.6,
      ),
    at,
  )

export function cowShakesInTheOats(): string {
  const bare = { sleeves: 'short', shoes: PAPER } as const
  const educator = dress({ ...ADULTS.minh, view: 'front' }, { ...bare, top: FIR.base, legs: BARK.dark })
  const rains = barefoot(dress(CAST.idris, { ...bare, top: RED, legs: WATER.deep }))
  const seeks = barefoot(dress(CAST.maika, { ...bare, top: PLUM.base, legs: FIR.deep }))
  return frame(
    ['#efe6d6', '#f6f1e2'],
    wainscot(122, 170, '#dfe2c4'),
    floor(170, FLOOR),
    pane([34, 14], 100, 76, 'autumn'),
    shelf([368, 174], 94, 66, [
      ['books', 'bin'],
      ['ball', 'basket'],
    ]),
    adult(educator, vary(POSES.standFront, { nod: 6, elbows: [1, -1], stretch: 1.1 }), [236, 396], 262, {
      step: { near: [226, 290], far: [248, 290] },
      grip: { near: [208, 236], far: [268, 234] },
    }),
    face(EYES + mouth([0, 8], 3.4, 4.4), [238, 150], 23, 6),
    under([240, 336], 152, 12),
    fill('M90 284A150 33 0 0 1 390 284L378 312A138 32 0 0 1 102 312Z', WATER.base),
    oval([240, 286], 142, 27, OATS),
    line(
      'M130 286h.1M150 300h.1M176 278h.1M196 306h.1M300 306h.1M322 274h.1M352 296h.1M276 268h.1M160 272h.1',
      HUSK,
      4,
    ),
    cow([236, 298], { scale: 2.1, turn: -8 }),
    line('M206 238l-3 10M266 236l-4 6', ADULTS.minh.skin, 13),
    heap([236, 306], 56, 14),
    // Flakes thrown off by the cow, and those that rain.
    line('M190 226q-12 12 -10 28M176 232q-9 10 -8 20M304 214q12 8 13 22M318 210q10 7 11 17', PAPER, 3.4),
    line(
      'M184 268h.1M196 256h.1M170 258h.1M292 262h.1M308 250h.1M322 258h.1M300 276h.1M212 276h.1M318 236h.1M180 240h.1M284 280h.1',
      OATS,
      6,
    ),
    pig([154, 302], { scale: 1.2 }),
    heap([142, 300], 36, 24),
    line('M390 284A150 33 0 0 1 90 284', glow(WATER.base, 0.35), 4),
    under([60, 346], 46, 6),
    toddler(rains, vary(POSES.heels, { lean: 2, nod: 8, elbows: [1, 1], stretch: 1.7 }), [58, 344], 172, {
      grip: { near: [117, 256], far: [100, 290] },
    }),
    face(SMILE, [57.4, 248], 31.8, 9.1),
    line('M122 262h.1M130 258h.1M127 270h.1M137 267h.1M144 272h.1M120 274h.1M133 277h.1', glow(OATS, 0.7), 5.4),
    under([424, 348], 46, 6),
    toddler(seeks, vary(POSES.heels, { lean: 18, nod: 6, elbows: [1, 1], stretch: 1.35 }), [424, 346], 172, {
      facing: -1,
      grip: { near: [342, 298], far: [324, 286] },
    }),
    face(OH, [408, 252], 31.8, -15.9, true),
    heap([326, 294], 20, 12) + heap([342, 303], 20, 12),
  )
}

export function basketGoesVisiting(): string {
  const educator = mild(ADULTS.lucie, { top: MAPLE.base, legs: BARK.deep, shoes: INK })
  const left = mild({ ...CAST.emile, view: 'front' }, { top: WATER.base, legs: BARK.dark, shoes: RED })
  const right = mild(
    { ...CAST.fatou, view: 'front' },
    { top: SUN.base, legs: PLUM.dark, shoes: PAPER, cut: 'overalls' },
  )
  const hides = mild(CAST.sami, { top: FIR.base, legs: WATER.deep, shoes: MAPLE.dark })
  return frame(
    ['#e8e5ee', '#f5f1e4'],
    once('b', BLOCK),
    wainscot(122, 172, '#d8d4e4'),
    floor(172, FLOOR),
    pane([352, 14], 100, 76, 'summer'),
    shelf([190, 176], 110, 70, [
      ['books', ''],
      ['', 'plant'],
    ]),
    musicNote([136, 52], PLUM.base, 14),
    musicNote([164, 88], PLUM.base, -8),
    under([52, 270], 44, 6),
    adult(educator, vary(POSES.stand, { lean: 2, nod: -6, elbows: [1, 1], stretch: 1.1 }), [46, 268], 232, {
      grip: { near: [98, 40], far: [84, 170] },
    }),
    palm([98, 42], ADULTS.lucie.skin, 10),
    face(LAUGH, [46.9, 58.7], 20.4, -4.9),
    table([432, 322], 226, 110, BARK.cut, 26),
    under([386, 350], 80, 7),
    toddler(hides, vary(POSES.crawl, { nod: -50, stretch: 1.25 }), [388, 346], 160, {
      facing: -1,
      grip: { near: [320, 298] },
    }),
    again('b', [305, 308], RED, { scale: 0.8, turn: -14 }),
    disc([321, 299], 7.6, CAST.sami.skin),
    face(SMILE, [371, 274], 29.6, -10.4, true),
    under([190, 346], 110, 8),
    toddler(left, vary(POSES.standFront, { stretch: 1.15, feet: pair(-11, -8, 10, -3) }), [116, 344], 172, {
      grip: { near: [80, 272], far: [151, 278] },
    }),
    face(FRONT_LAUGH, [116, 213], 31.8),
    toddler(right, vary(POSES.standFront, { stretch: 1.15, feet: pair(-10, -3, 11, -8) }), [244, 344], 172, {
      grip: { near: [209, 278] },
    }),
    face(FRONT_SMILE, [244, 213], 31.8),
    line('M147 292Q143 276 153 276 159 276 161 290M199 290Q201 276 207 276 217 276 213 292', BARK.soft, 5),
    basket(
      [180, 326],
      70,
      36,
      BARK.pale,
      again('b', [-12, -26], WATER.base, { scale: 0.8, turn: -12 }) +
        again('b', [12, -24], SUN.base, { scale: 0.8, turn: 10 }),
    ),
    line('M148 278h6', CAST.emile.skin, 11),
    line('M206 278h6', CAST.fatou.skin, 11),
    again('b', [44, 346], SUN.base),
    again('b', [92, 354], FIR.base, { scale: 0.9 }),
  )
}

/** To be drawn {@link once}: a light cooking pot upside down. */
const POT =
  line('M-36 -16H-46M36 -16H46', 'currentColor', 6) +
  fill('M-36 -8V-46Q-36 -54 -26 -54H26Q36 -54 36 -46V-8Q0 2 -36 -8Z', 'currentColor') +
  oval([0, -48.5], 30, 5, PAPER, 0, 0.4) +
  line('M-36 -9Q0 2 36 -9M-46 -15h8M38 -15h8', INK, 4, 0.22) +
  line('M-26 -42V-18', PAPER, 4, 0.5)

/** A pot upside down on a folded cloth. */
const pot = (at: Point, color: string, cloth: string) =>
  place(fill('M-48 -4L-40 -12H40L48 -4V2H-48Z', cloth), at) + again('p', at, color)

export function hushOfTheChristmasPots(): string {
  const educator = mild({ ...ADULTS.helene, view: 'front' }, { top: FIR.base, legs: BARK.dark, shoes: INK })
  const hushes = barefoot(mild(CAST.lila, { top: RED, legs: FIR.deep }))
  const holds = barefoot(mild(CAST.jasleen, { top: WATER.base, legs: BARK.dark }))
  const last = barefoot(mild(CAST.lea, { top: PLUM.base, legs: WATER.deep, cut: 'overalls' }))
  const baby = sleeper({ ...BABIES.tao, view: 'front' }, SUN.base)
  const skin = ADULTS.helene.skin
  return frame(
    ['#e9e3da', '#f6f1e4'],
    once('p', POT),
    wainscot(122, 168, '#d9c9b4'),
    floor(168, FLOOR),
    pane([348, 22], 102, 76, 'winter'),
    garland(0, 330, 18, 22, [RED, FIR.base, SUN.base]),
    rug([240, 288], 236, 68, '#d3e0d4', FIR.pale),
    under([286, 250], 84, 8),
    adult(educator, vary(POSES.tailorFront, { nod: 4, elbows: [1, -1], stretch: 1.1 }), [286, 246], 248, {
      grip: { near: [296, 236], far: [356, 234] },
    }),
    face(EYES + mouth([0, 8.4], 2, 2.4), [287, 119], 21.8, 4),
    under([334, 268], 40, 6),
    figure(
      baby,
      vary(BABY_POSES.sitFront, { lean: -4, hands: pair(-22, -40, 24, -42), elbows: [-1, 1], stretch: 1.3 }),
      [328, 266],
      134,
      { build: 'baby' },
    ),
    face(FRONT_LAUGH, [325, 186], 26.8),
    line('M294 236h6M357 236h-6', skin, 11),
    line('M296 270l-9 3M294 260l-9 -2M364 270l9 3M366 260l9 -2M290 204l-8 -6M364 200l8 -6', PLUM.base, 2.8),
    under([60, 350], 50, 6),
    toddler(hushes, vary(POSES.tailor, { lean: -2, nod: -2, elbows: [-1, 1], stretch: 1.5 }), [50, 346], 172, {
      grip: { near: [106, 258], far: [88, 318] },
    }),
    spoon([88, 318], BARK.soft, { turn: -58, scale: 1.2 }),
    palm([106, 256], CAST.lila.skin, 4),
    face(eye(9.4, -1) + mouth([12, 8], 1.6, 2), [46.7, 256], 31.8, -3.1),
    pot([136, 348], STONE.base, ROSE.soft),
    under([222, 350], 50, 6),
    toddler(holds, vary(POSES.tailor, { lean: -2, nod: 4, elbows: [1, 1], stretch: 1.3 }), [228, 346], 168, {
      facing: -1,
      grip: { near: [180, 298], far: [194, 316] },
    }),
    spoon([184, 300], BARK.soft, { turn: -116, scale: 1.5 }),
    disc([181, 298], 8, CAST.jasleen.skin),
    face(SMILE, [228, 258], 31, -2.9, true),
    pot([352, 350], WATER.soft, SUN.soft),
    under([436, 350], 50, 6),
    toddler(last, vary(POSES.tailor, { lean: -2, nod: 4, elbows: [1, 1], stretch: 1.3 }), [444, 346], 172, {
      facing: -1,
      grip: { near: [394, 290], far: [404, 312] },
    }),
    spoon([398, 292], BARK.soft, { turn: -120, scale: 1.5 }),
    disc([395, 290], 8, CAST.lea.skin),
    face(OH, [444, 256], 31.8, -2.9, true),
  )
}

export function kneeStillSleeps(): string {
  const educator = mild({ ...ADULTS.julie, view: 'front' }, { top: PLUM.base, legs: BARK.dark, shoes: INK })
  const grumpy = barefoot(mild(CAST.kofi, { top: MAPLE.soft, legs: WATER.deep }))
  const toes = barefoot(mild(CAST.zoe, { top: ROSE.base, legs: FIR.deep, cut: 'stripes', trim: PAPER }))
  const sleeps = sleeper(CAST.theo, WATER.base)
  const skin = ADULTS.julie.skin
  return frame(
    ['#d3d2de', '#e9e4da'],
    wainscot(118, 164, '#c3c2d4'),
    floor(164, shade(FLOOR, 0.1)),
    pane([46, 14], 92, 72, 'summer'),
    line('M28 6H156', BARK.soft, 4),
    fill('M34 8H86Q80 60 88 98H30ZM100 8H150L154 98H96Q104 50 100 8Z', '#8d86b4'),
    line('M50 14L47 92M68 14L66 92M116 14L115 92M134 14L137 92', shade('#8d86b4', 0.14), 2.6),
    napMat([384, 196], 160, WATER.soft),
    toddler(sleeps, POSES.lie, [392, 190], 96),
    fill('M376 186Q376 168 390 164 430 160 448 172 454 184 450 190H378Z', SUN.soft),
    line('M388 166Q384 178 390 188M420 164Q416 178 420 188', shade(SUN.soft, 0.12), 2.2),
    face(SHUT, [364, 167], 17.7),
    snore([350, 138], 1) + snore([362, 118], 1.4),
    rug([230, 292], 250, 66, '#dccfe0', PLUM.soft, false),
    under([236, 280], 84, 8),
    adult(educator, vary(POSES.tailorFront, { nod: 8, elbows: [1, -1], stretch: 1.2 }), [232, 278], 262, {
      grip: { near: [176, 244], far: [322, 256] },
    }),
    line('M176 244L170 256', skin, 6),
    line('M154 250l-9 -5M160 240l-5 -9', PAPER, 3),
    face(EYES + line('M-2 8.400h4', MOUTH, 1.8), [235, 144], 23.1, 8),
    under([312, 310], 50, 6),
    toddler(grumpy, vary(POSES.tailor, { lean: -14, nod: 26, elbows: [1, 1], stretch: 1.1 }), [312, 308], 164, {
      facing: -1,
      grip: { near: [284, 280], far: [290, 292] },
      holding: rabbit([296, 300], STONE.pale, { scale: 1.1, turn: -8 }),
    }),
    line('M326 252l6 8', skin, 13),
    face(line('M6 -1h6M7 9.400q3 -2.600 6 -.4', INK, 1.8), [315, 225], 30.3, -18.3, true),
    under([126, 350], 90, 6),
    toddler(
      toes,
      vary(POSES.lie, { feet: pair(26, -58, 44, -46), knees: [1, 1], lap: true, hands: pair(-2, -10, -6, -14) }),
      [124, 348],
      184,
    ),
    face(SMILE, [70.9, 305], 34),
    line('M122 274l-6 -7M134 268l-2 -9M168 296l9 -2', PLUM.base, 3),
  )
}

export function pageIsWaiting(): string {
  const educator = mild({ ...ADULTS.nadia, view: 'front' }, { top: WATER.base, legs: BARK.dark, shoes: INK })
  const turns = barefoot(mild(CAST.emile, { top: SUN.base, legs: PLUM.dark }))
  const whispers = barefoot(mild(CAST.awa, { top: ROSE.base, legs: FIR.deep }))
  const sneaks = barefoot(mild(CAST.mei, { top: FIR.base, legs: WATER.deep }))
  return frame(
    ['#e2e2ea', '#f1ece0'],
    wainscot(124, 178, '#d6d6e2'),
    floor(178, FLOOR),
    pane([366, 16], 94, 74, 'autumn'),
    pinned([270, 30], 54, 46, [SUN.base, ROSE.base, WATER.base], -3),
    doorway([22, 180], 82, 152, PAPER, '#3c4560'),
    fill('M26 180V160H100V180Z', '#525a74'),
    line('M40 168H88', '#8d86b4', 11),
    snore([68, 142], 1) + snore([78, 122], 1.3),
    fill('M22 28L58 40V196L22 182Z', BARK.pale) + disc([51, 118], 4, SUN.base),
    under([150, 214], 50, 5),
    toddler(sneaks, vary(POSES.crawl, { nod: -50 }), [136, 212], 136),
    face(SMILE, [151, 150], 25, -10.4),
    rug([240, 304], 230, 54, '#d3e0d4', FIR.pale),
    line('M70 300h56', MAPLE.base, 9) + line('M74 290h50', FIR.base, 9) + line('M68 280h52', SUN.base, 9),
    under([236, 296], 80, 8),
    adult(educator, vary(POSES.tailorFront, { nod: 10 }), [230, 296], 262, {
      grip: { near: [190, 268], far: [268, 268] },
    }),
    face(FRONT_SMILE, [234, 162], 23.1, 10),
    openBook([230, 272], RED, SUN.base, { scale: 1.5 }),
    fill('M231 247Q246 222 272 236L268 268Q250 254 231 280Z', CREAM) +
      line('M231 247Q246 222 272 236', STONE.soft, 1.6),
    disc([184, 266], 8, ADULTS.nadia.skin),
    under([330, 330], 50, 6),
    toddler(turns, vary(POSES.tailor, { lean: 4, nod: 10, elbows: [1, 1], stretch: 1.3 }), [330, 330], 168, {
      facing: -1,
      grip: { near: [272, 244], far: [290, 300] },
    }),
    face(SMILE, [321, 243], 31, -12.2, true),
    under([398, 338], 50, 6),
    toddler(whispers, vary(POSES.heels, { lean: 18, nod: 0, elbows: [1, 1], stretch: 1.2 }), [394, 336], 172, {
      facing: -1,
      grip: { near: [352, 260], far: [340, 274] },
    }),
    face(OH, [381, 242], 31.8, -9.9, true),
  )
}
