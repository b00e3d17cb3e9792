import { adult, figure } from '../../../kit/figure.ts'
import { type Point, pair, pairs, polar } from '../../../kit/geometry.ts'
import { BAG, CEREAL, MILK, PASTA, ROUND } from '../../../kit/groceries.ts'
import { over } from '../../../kit/hands.ts'
import { face, mouth } from '../../../kit/head.ts'
import { frame } from '../../../kit/landscape.ts'
import {
  BARK,
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
import { ADULTS, CAST, mild, summer } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { chair, counter, curtains, floor, pane, pinned, rug, table } from '../../../kit/room.ts'
import { again, dashes, disc, fill, line, once, oval, place } from '../../../kit/svg.ts'
import { bowl, cup, pot } from '../../../kit/things.ts'
import { crayon, sheet, spoon, under } from '../../../kit/toys.ts'
import { wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

const FLOOR = '#cba57c'

/** What a face does, in the coordinates of a head seen from its side, then of one turned to us. */
const SMILE = line('M6.500 8.500Q9.500 11 12.500 8', MOUTH, 1.8)
const LAUGH = mouth([10.6, 7.8], 3, 3.8)
const OH = mouth([11.4, 8], 2.1, 2.8)
const FRONT_SMILE = line('M-4 8Q0 11.500 4 8', MOUTH, 1.8)
const FRONT_LAUGH = mouth([0, 8.2], 4.6, 4.2)
const FRONT_OH = mouth([0, 8.4], 2.6, 3)
const COUNTING = line('M-9 -1q3 3.500 6 0M3 -1q3 3.500 6 0', INK, 1.9) + FRONT_SMILE

const front = vary(POSES.standFront, { elbows: [1, -1] })

/** Of carrots. */
const CARROT = '#e8823c'
/** A carrot whose tip is at the origin, its tuft above. */
const CARROT_UP =
  line('M0 -44q-8 -6 -10 -14M0 -44V-60M0 -44q8 -6 9 -15', FIR.soft, 4) +
  fill('M-8 -44Q0 -49 8 -44 9 -20 0 0 -9 -20 -8 -44Z', CARROT) +
  line('M-6 -34h5M2 -26h4M-4 -17h4', shade(CARROT, 0.24), 1.8)
/** A head of broccoli on its stalk, which starts at the origin. */
const BROCCOLI =
  line('M0 0V-14M0 -8L-12 -20M0 -8L12 -20', FIR.pale, 9) +
  disc([-14, -24], 10, FIR.base) +
  disc([14, -24], 10, FIR.base) +
  disc([0, -32], 13, FIR.base) +
  line('M-18 -26h.1M-10 -30h.1M-4 -38h.1M5 -35h.1M12 -29h.1M19 -23h.1M0 -26h.1', FIR.soft, 4.6)
const FLORET =
  line('M0 0V-9', FIR.pale, 7) +
  disc([-5, -14], 7.5, FIR.base) +
  disc([5, -14], 7.5, FIR.base) +
  line('M-7 -16h.1M0 -19h.1M6 -14h.1', FIR.soft, 4)
/** A leaf of spinach, its stem at the origin; then a torn bit of it. */
const SPINACH =
  line('M0 0L18 -6', FIR.pale, 3.4) +
  fill('M12 -6Q20 -24 40 -20 54 -16 60 -8 50 4 36 4 20 4 12 -6Z', FIR.base) +
  line('M16 -6Q36 -8 54 -8M28 -7l7 -7M30 -7l6 6', FIR.pale, 1.8)
const BIT = fill('M-9 -2l5 -7 6 3 8 -1 -2 6 2 6 -8 1 -4 3 -2 -5Z', FIR.base) + line('M-6 0L6 -1', FIR.pale, 1.6)

export function hardOnesGoDownFirst(): string {
  const educator = mild({ ...ADULTS.lucie, view: 'side' }, { top: ROSE.base, legs: BARK.dark })
  const lowers = mild(CAST.anh, { top: SUN.base, legs: PLUM.dark, cut: 'stripes', trim: SUN.dark })
  const drops = mild({ ...CAST.fatou, view: 'front' }, { top: WATER.base, legs: FIR.deep })
  const breaks = mild(CAST.rose, { top: PLUM.base, legs: WATER.deep })
  return frame(
    ['#e9e5d4', '#f6f1e3'],
    once('b', BIT) + once('l', SPINACH) + once('c', CARROT_UP),
    pane([330, 18], 112, 84, 'winter'),
    curtains([330, 18], 112, 84, '#8fb0a4'),
    pinned([124, 34], 50, 42, [MAPLE.base, FIR.base, SUN.base], -4),
    floor(190, FLOOR),
    // The cook on the phone: her hand is the receiver.
    adult(educator, vary(front, { elbows: [-1, -1] }), [64, 400], 256, { grip: { near: [56, 172], far: [86, 272] } }),
    face(LAUGH, [64, 160], 22.5),
    line('M56 172L60 163M57 174L73 178', glow(ADULTS.lucie.skin, 0.16), 6) +
      disc([55, 173], 8.4, glow(ADULTS.lucie.skin, 0.16)),
    figure(drops, vary(front, { elbows: [-1, 1], stretch: 1.25 }), [244, 324], 182, {
      grip: { near: [197, 156], far: [294, 148] },
    }),
    face(FRONT_LAUGH, [244, 174], 26.3),
    again('b', [193, 150], '', { turn: -50, scale: 1.3 }),
    again('b', [298, 142], '', { turn: 30, scale: 1.4 }),
    again('b', [301, 172], '', { turn: 70 }) +
      again('b', [288, 194], '', { turn: -30 }) +
      again('b', [296, 214], '', { turn: 20 }) +
      again('b', [276, 228], '', { turn: 100 }),
    figure(lowers, vary(POSES.stand, { lean: 12, nod: 8, elbows: [1, 1], stretch: 1.2 }), [146, 350], 184, {
      grip: { near: [212, 220], far: [190, 258] },
    }),
    face(SMILE, [163, 205], 26.6, 14.6),
    figure(breaks, vary(POSES.stand, { lean: 4, nod: 10, elbows: [1, 1], stretch: 1.15 }), [392, 350], 184, {
      facing: -1,
      grip: { near: [342, 260], far: [318, 240] },
    }),
    face(SMILE, [383, 204], 26.6, -12.2, true),
    counter(268, BARK.cut),
    under([240, 326], 74, 9),
    pot([240, 322], WATER.deep, shade(WATER.deep, 0.55), { scale: 3.3 }),
    again('c', [284, 256], '', { turn: -82, scale: 0.62 }) + oval([250, 263], 13, 5.5, BARK.soft, -8),
    again('c', [212, 264], ''),
    disc([212, 221], 9, CAST.anh.skin) + line('M206 219h11M206 224h11', shade(CAST.anh.skin, 0.2), 1.6),
    place(BROCCOLI, [340, 262], { turn: 6 }),
    place(FLORET, [316, 246], { turn: -38 }),
    line('M322 212l-3 -8M331 209v-8', MAPLE.dark, 3),
    disc([341, 259], 8.4, CAST.rose.skin) + disc([317, 242], 7.4, CAST.rose.skin),
    // What is left of the heap, the three kinds mixed.
    line('M372 306Q396 296 420 304M378 314Q402 308 430 316', FIR.soft, 6.5),
    again('l', [396, 328], '') + again('l', [466, 300], '', { mirror: true }),
    oval([374, 324], 18, 12, BARK.soft, -8) + line('M366 320h.1M374 328h.1M380 319h.1', BARK.dark, 2.6),
    again('c', [410, 296], '', { turn: 100 }),
    again('l', [60, 322], '', { turn: 8 }) + line('M36 300Q60 290 84 300', FIR.soft, 6.5),
    place(FLORET, [132, 318], { turn: 70, scale: 1.3 }),
  )
}

/** Of apples: their skin, their flesh, their core. */
const [APPLE, GREEN, FLESH, CORE] = ['#c33d3a', '#a6bd55', '#faf0d2', '#d9b25f']

/** Half an apple cut across: five points, a pip in each. */
const star = (r: number) =>
  `M${[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    .map((i) => polar([0, 0], i * 36 - 90, i % 2 ? r * 0.42 : r).map((v) => Math.round(v * 10) / 10))
    .map(([x, y]) => `${x} ${y}`)
    .join('L')}Z`
const STAR_HALF =
  oval([0, 0], 31, 33, APPLE) +
  oval([0, 0], 28, 30, FLESH) +
  fill(star(20), CORE) +
  fill(star(14), glow(CORE, 0.6)) +
  [0, 1, 2, 3, 4].map((i) => oval(polar([0, 0], i * 72 - 90, 9.5) as Point, 4, 2.3, BARK.deep, i * 72 - 90)).join('')
/** A whole apple, its bottom at the origin. */
const WHOLE =
  fill('M-1 -27Q-14 -33 -18 -19 -19 -4 -8 0 0 -3 8 0 19 -4 18 -19 14 -33 1 -27Z', 'currentColor') +
  line('M0 -27Q0 -33 4 -37', BARK.dark, 3) +
  oval([-9, -19], 3, 5.5, PAPER, 20, 0.45)
/** Its hollow underneath, and the dry star of the flower. */
const HOLLOW =
  oval([0, -5], 9, 5.5, INK, 0, 0.3) + line('M0 -5V-9M0 -5L6 -6M0 -5L4 -1M0 -5L-4 -1M0 -5L-6 -6', BARK.pale, 2.2)

/** A hand laid flat on what is round. */
const flat = (at: Point, skin: string, mirror = false) =>
  place(line('M0 0L-3 9M1 1L1 11M3 0L6 9', skin, 5) + disc([0, -1], 7.6, skin), at, { mirror })

export function starWasInside(): string {
  const educator = mild({ ...ADULTS.julie, view: 'front' }, { top: FIR.base, legs: BARK.dark })
  const first = mild({ ...CAST.noah, view: 'front' }, { top: SUN.base, legs: WATER.deep })
  const second = mild(
    { ...CAST.mei, view: 'front' },
    { top: ROSE.base, legs: PLUM.dark, cut: 'stripes', trim: ROSE.soft },
  )
  const near = mild(CAST.lila, { top: PLUM.base, legs: FIR.deep })
  const looks = mild(CAST.maika, { top: WATER.base, legs: BARK.dark })
  return frame(
    ['#ece3cf', '#f7f0e0'],
    once('h', STAR_HALF) + once('w', WHOLE),
    pane([34, 18], 104, 80, 'autumn'),
    curtains([34, 18], 104, 80, '#b9764f'),
    floor(190, FLOOR),
    adult(educator, vary(front, { stretch: 1.05 }), [240, 380], 262, { grip: { near: [182, 226], far: [298, 226] } }),
    face(FRONT_OH, [240, 135], 23.1),
    figure(first, front, [122, 332], 178, { grip: { near: [112, 256], far: [132, 256] } }),
    face(FRONT_LAUGH, [122, 185], 25.7),
    figure(second, front, [346, 332], 178, { grip: { near: [336, 256], far: [356, 256] } }),
    face(FRONT_SMILE, [346, 185], 25.7),
    figure(near, vary(POSES.stand, { lean: 8, nod: -6, elbows: [1, 1], stretch: 1.2 }), [30, 366], 190, {
      grip: { near: [82, 288], far: [98, 284] },
    }),
    face(LAUGH, [37, 215], 27.3, -1.6),
    figure(looks, vary(POSES.stand, { lean: 2, nod: -10, elbows: [1, 1], stretch: 1.1 }), [450, 366], 190, {
      facing: -1,
      grip: { near: [414, 226], far: [394, 228] },
    }),
    face(OH, [452, 214], 27.3, 8.9, true),
    // Open as a book.
    again('h', [207, 208], '', { turn: -7 }) + again('h', [273, 208], '', { turn: 7 }),
    line('M180 224L188 214M182 231L193 224M300 224L292 214M298 231L287 224', ADULTS.julie.skin, 6.5),
    counter(258, BARK.cut),
    under([122, 296], 26, 5) + under([346, 296], 26, 5) + under([92, 334], 28, 5),
    again('w', [122, 296], APPLE, { scale: 1.36 }) + again('w', [346, 296], SUN.base, { scale: 1.36 }),
    again('w', [92, 332], GREEN, { scale: 1.4 }),
    over(pairs([41, 247, 62, 279, 98, 289]), shade(PLUM.base, 0.2), 14.8),
    over(pairs([34, 246, 46, 282, 84, 291]), glow(PLUM.base, 0.12), 14.8),
    flat([84, 292], CAST.lila.skin) + flat([98, 290], shade(CAST.lila.skin, 0.14), true),
    flat([112, 256], CAST.noah.skin) + flat([132, 256], CAST.noah.skin, true),
    flat([336, 256], CAST.mei.skin) + flat([356, 256], CAST.mei.skin, true),
    place(again('w', [0, 0], GREEN) + HOLLOW, [414, 216], { turn: -54, scale: 1.3 }),
    disc([415, 225], 7.8, CAST.maika.skin),
  )
}

/** The hat of a cook that nobody sees, its brim on the origin. */
const TOQUE = 'M-24 0V-20Q-40 -24 -38 -40 -34 -56 -18 -52 -8 -68 8 -64 20 -62 22 -52 38 -54 38 -38 36 -22 24 -20V0Z'

export function yesChefSayAllChefs(): string {
  const educator = mild(ADULTS.minh, { top: PLUM.base, legs: BARK.dark })
  const crowned = mild({ ...CAST.theo, view: 'front' }, { top: WATER.base, legs: FIR.deep })
  const gives = mild(CAST.awa, { top: SUN.base, legs: PLUM.dark, shoes: RED })
  const brings = mild(CAST.sami, { top: RED, legs: WATER.deep, shoes: PAPER })
  const glasses = mild({ ...CAST.jasleen, view: 'front' }, { top: FIR.base, legs: BARK.dark, shoes: PAPER })
  return frame(
    ['#e2e6df', '#f6f1e3'],
    pane([36, 18], 104, 78, 'spring'),
    curtains([36, 18], 104, 78, '#c98f78'),
    floor(168, FLOOR),
    // The kitchen: glasses at one end, bowls at the other.
    table([410, 222], 140, 62, '#b98d62', 14),
    bowl([450, 166], ROSE.base, { scale: 0.9 }) +
      bowl([450, 158], ROSE.base, { scale: 0.9 }) +
      bowl([416, 168], WATER.base, { scale: 0.9 }),
    cup([372, 162], WATER.soft, { scale: 1.3 }) + cup([388, 164], FIR.soft, { scale: 1.3 }),
    under([334, 228], 26, 4),
    figure(glasses, vary(front, { elbows: [1, -1] }), [334, 228], 140, { grip: { near: [302, 146], far: [366, 146] } }),
    face(FRONT_SMILE, [334, 113], 20.1),
    cup([302, 138], ROSE.soft, { scale: 1.5 }) + cup([366, 138], SUN.soft, { scale: 1.5 }),
    disc([302, 142], 5.6, CAST.jasleen.skin) + disc([366, 142], 5.6, CAST.jasleen.skin),
    adult(educator, vary(POSES.stand, { lean: 2, nod: 4, elbows: [1, 1] }), [30, 420], 250, {
      grip: { near: [82, 236], far: [104, 254] },
    }),
    face(SMILE, [34.5, 194], 22.1, 5.1),
    fill('M224 330V234Q258 222 292 234V330Z', MAPLE.base),
    figure(crowned, vary(front, { nod: 0 }), [258, 360], 178, { grip: { near: [236, 275], far: [280, 275] } }),
    face(FRONT_SMILE, [258, 213], 25.7),
    place(fill(TOQUE, PAPER, 0.55) + dashes(`${TOQUE}M-20 -15H20`, PLUM.base, 3.4, '2 7'), [260, 192]),
    figure(gives, vary(POSES.stand, { lean: 10, nod: -6, elbows: [1, 1], stretch: 1.35 }), [166, 334], 190, {
      grip: { near: [226, 180], far: [236, 164] },
    }),
    face(LAUGH, [175, 183], 27.3, -0.5),
    line('M226 180l9 -3M226 184l9 1', CAST.awa.skin, 5),
    figure(brings, vary(POSES.walk, { lean: 2, nod: 6, elbows: [1, 1] }), [430, 352], 184, {
      facing: -1,
      grip: { near: [382, 250], far: [372, 244] },
    }),
    face(SMILE, [425, 207], 26.6, -7.1, true),
    bowl([366, 246], FIR.base, { scale: 1.4 }),
    disc([384, 249], 7.6, CAST.sami.skin),
    table([206, 356], 290, 76, BARK.cut, 44),
    // The menu.
    sheet([124, 300], 56, 26, fill('M-14 -2H14Q10 8 0 8T-14 -2Z', RED) + line('M-4 -6v-4M4 -6v-4', STONE.base, 2)),
    sheet([192, 306], 56, 26, fill('M-14 -7H14L0 9Z', SUN.base) + line('M-4 -3h.1M5 -4h.1M0 3h.1', RED, 4)),
    sheet([262, 304], 56, 26, oval([-2, 0], 13, 6, WATER.base) + fill('M9 0l9 -5v10Z', WATER.base)),
    sheet([320, 298], 50, 24, line('M-12 4Q0 -14 12 4', FIR.base, 6) + disc([0, 5], 3.6, ROSE.base)),
    crayon([158, 316], MAPLE.dark, { turn: 20 }) + crayon([228, 294], PLUM.base, { turn: -30 }),
    cup([112, 250], WATER.soft, { scale: 2 }),
    spoon([80, 234], RED, { turn: -4 }),
    disc([106, 254], 6.8, ADULTS.minh.skin) + disc([82, 236], 7.4, ADULTS.minh.skin),
    line('M112 222v-9M122 225l6 -7M102 222l-4 -7', MAPLE.dark, 3),
  )
}

/** What a fingertip sings: « bip ». */
const BEEP = line('M6 -5q5 5 0 10M12 -9q9 9 0 18', 'currentColor', 3)

export function tillAtEachFingertip(): string {
  const atTable = mild(CAST.kofi, { top: RED, legs: WATER.deep, shoes: PAPER })
  const atChairs = mild(CAST.zoe, { top: FIR.base, legs: PLUM.dark, shoes: PAPER, cut: 'stripes', trim: FIR.pale })
  const atFloor = mild(CAST.emile, { top: SUN.base, legs: FIR.deep, shoes: MAPLE.dark })
  const counts = mild({ ...CAST.awa, view: 'front' }, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const skin = CAST.awa.skin
  return frame(
    ['#e4e8e2', '#f5f1e4'],
    once('c', CEREAL) + once('m', MILK) + once('r', ROUND) + once('p', PASTA) + once('g', BAG) + once('z', BEEP),
    pane([206, 12], 96, 66, 'summer'),
    curtains([206, 12], 96, 66, '#d6a25a'),
    floor(140, FLOOR),
    // A shelf on two chairs.
    chair([344, 194], MAPLE.base, { scale: 1.4, mirror: true }) + chair([410, 194], MAPLE.base, { scale: 1.4 }),
    again('c', [338, 142], WATER.base, { scale: 1.15 }),
    again('r', [402, 143], FIR.base) + again('m', [428, 143], ROSE.base),
    // A shelf at each end of a table.
    table([138, 216], 160, 64, BARK.cut, 14),
    again('c', [94, 160], SUN.base, { scale: 1.15 }) + again('p', [176, 146], PLUM.base, { scale: 1.1 }),
    again('p', [178, 162], RED, { scale: 1.1 }),
    figure(atTable, vary(POSES.stand, { lean: 6, elbows: [1, 1], stretch: 1.1 }), [30, 230], 152, {
      grip: { near: [58, 158], far: [74, 134] },
    }),
    face(LAUGH, [35.7, 109], 21.9, 3.3),
    line('M73 134h6', CAST.kofi.skin, 4.6),
    again('z', [74, 128], MAPLE.dark, { turn: -110 }),
    again('g', [40, 160], FIR.base, { scale: 0.95 }),
    line('M34 157L58 158', glow(RED, 0.12), 11.5) + disc([58, 158], 6.4, CAST.kofi.skin),
    wheelchair([254, 262], PLUM.base, { scale: 1.05 }),
    figure(
      atChairs,
      vary(POSES.sit, { hip: [0, -38], lean: 4, feet: pair(26, -12, 28, -12), elbows: [1, 1], stretch: 1.15 }),
      [254, 262],
      152,
      { grip: { near: [284, 196], far: [312, 144] }, holding: again('g', [286, 166], SUN.base, { scale: 0.8 }) },
    ),
    face(SMILE, [258, 141], 21.9, 2.2),
    line('M312 144h6', shade(CAST.zoe.skin, 0.14), 4.6),
    again('z', [313, 138], MAPLE.dark, { turn: -110 }),
    wheelchairWheel([254, 262], PLUM.base, { scale: 1.05 }),
    // A shelf on the floor.
    under([396, 322], 80, 5),
    again('m', [336, 316], RED, { scale: 1.15 }) + again('r', [366, 300], PLUM.base, { scale: 1.15 }),
    again('c', [382, 322], ROSE.base, { scale: 1.15 }),
    figure(atFloor, vary(POSES.crouch, { lean: 14, nod: 8, elbows: [1, 1], stretch: 1.1 }), [450, 324], 162, {
      facing: -1,
      grip: { near: [422, 280], far: [409, 292] },
      holding: again('g', [440, 284], RED, { scale: 0.76 }),
    }),
    face(SMILE, [439, 234], 23.4, -15.7, true),
    line('M409 292h-6', shade(CAST.emile.skin, 0.14), 4.6),
    again('z', [408, 286], MAPLE.dark, { turn: -84 }),
    // The house: the eyes closed, a finger for each « bip ».
    rug([124, 332], 124, 32, '#c9d6c4', '#9fb59d'),
    again('g', [216, 290], PLUM.base),
    figure(counts, vary(POSES.tailorFront, { elbows: [-1, -1] }), [124, 342], 176, {
      grip: { near: [76, 284], far: [104, 296] },
    }),
    face(COUNTING, [124, 252], 25.4),
    line('M71 280l-6 -12M76 278v-15M81 280l6 -12M104 296L90 288', skin, 5) + disc([76, 284], 8.4, skin),
  )
}

/** Of the table of the dough, of what is under the flour. */
const WALNUT = '#9a6f4c'
/** Of dough. */
const DOUGH = '#f1dfb8'

/** A bowl leaning towards us, what is in it seen. */
const shown = (at: Point, color: string, liquid: string, content: string) =>
  place(
    fill('M-44 -6Q-40 34 0 36 40 34 44 -6Z', color) +
      oval([0, -4], 44, 24, shade(color, 0.2)) +
      oval([0, -2], 38, 19.5, liquid) +
      content,
    at,
  )

export function doughSwallowsItsRecipe(): string {
  const educator = summer({ ...ADULTS.helene, view: 'front' }, { top: WATER.base, legs: BARK.dark })
  const wipes = summer({ ...CAST.idris, view: 'front' }, { top: SUN.base, legs: PLUM.dark })
  const kneads = summer({ ...CAST.lea, view: 'front' }, { top: FIR.base, legs: WATER.deep })
  return frame(
    ['#e8e2e6', '#f6f0e3'],
    pane([346, 16], 108, 80, 'rain'),
    curtains([346, 16], 108, 80, '#8f9fb8'),
    once('o', `<circle r="5.5" stroke="${WALNUT}" stroke-width="3.8"/>`),
    pinned([60, 40], 52, 44, [ROSE.base, SUN.base, WATER.base], -4),
    floor(190, FLOOR),
    adult(educator, front, [246, 376], 256, { grip: { near: [206, 232], far: [286, 232] } }),
    face(FRONT_OH, [246, 136], 22.5),
    figure(wipes, vary(front, { lean: 4, nod: 6, stretch: 1.2 }), [124, 344], 190, {
      grip: { near: [74, 278], far: [154, 288] },
    }),
    face(FRONT_OH, [131, 188], 27.3, 8.2),
    figure(kneads, vary(front, { lean: -4, nod: -6, stretch: 1.15 }), [382, 344], 190, {
      grip: { near: [361, 288], far: [387, 285] },
    }),
    face(FRONT_SMILE, [375, 188], 27.3, -8.2),
    counter(246, WALNUT),
    // Her dough swims.
    shown([246, 236], RED, WATER.pale, ''),
    fill('M222 234Q226 226 240 227 252 222 262 230 268 238 258 242 240 248 228 242Z', DOUGH) +
      line('M214 240h.1M270 244h.1M256 249h.1M232 251h.1M274 234h.1', DOUGH, 5),
    disc([208, 238], 7, ADULTS.helene.skin) + disc([284, 238], 7, ADULTS.helene.skin),
    // A stroke for a spoonful of flour, a round for one of water: what is done is wiped.
    oval([134, 308], 74, 28, PAPER),
    line('M156 309q8 -16 12 -2t10 4 10 -10', glow(WALNUT, 0.55), 6),
    line('M108 296v24M123 295v26M138 296v26M153 303v18', WALNUT, 4.4),
    again('o', [90, 301], '') + again('o', [84, 318], ''),
    bowl([40, 324], WATER.base, { scale: 1.6 }) + oval([40, 307], 22, 5, PAPER),
    spoon([74, 280], STONE.soft, { mirror: true, turn: -22 }),
    over(pairs([87.9, 244, 74, 280]), CAST.idris.skin, 12.2) + disc([74, 280], 7.8, CAST.idris.skin),
    over(pairs([160, 252, 154, 288]), CAST.idris.skin, 12.2) +
      disc([154, 288], 7.8, CAST.idris.skin) +
      line('M154 290L155 302', CAST.idris.skin, 5.5),
    oval([376, 310], 78, 28, PAPER),
    line('M338 300l10 16M404 296l12 14M420 304l8 10', glow(WALNUT, 0.55), 6),
    line('M316 302v14M330 298v22M398 318v14M434 300v14', WALNUT, 4.4) + again('o', [352, 326], ''),
    fill('M346 312Q344 290 360 292 370 296 378 290 398 290 400 310 394 326 374 326 350 326 346 312Z', DOUGH),
    fill('M348 316Q374 330 398 314 392 326 374 326 354 326 348 316Z', shade(DOUGH, 0.16)),
    line('M356 314h.1M388 304h.1M378 318h.1', PAPER, 4),
    over(pairs([347, 251, 362, 290]), CAST.lea.skin, 12.2),
    over(pairs([407, 251, 386, 288]), CAST.lea.skin, 12.2),
    flat([362, 291], CAST.lea.skin) + flat([386, 289], CAST.lea.skin, true),
    bowl([456, 338], ROSE.base, { scale: 1.2 }) + spoon([458, 322], STONE.soft, { mirror: true, turn: 40 }),
    // Flour and water between neighbours.
    bowl([232, 330], FIR.base, { scale: 1.3 }) + oval([232, 315], 20, 5, PAPER) + oval([230, 312], 12, 5, PAPER),
    bowl([280, 306], FIR.base, { scale: 1.2 }) + oval([280, 292], 19, 3.6, WATER.pale),
  )
}
