import { adult, figure } from '../../../kit/figure.ts'
import { eye } from '../../../kit/figurines.ts'
import type { Point } from '../../../kit/geometry.ts'
import { CEREAL, MILK, PASTA, ROUND } from '../../../kit/groceries.ts'
import { flat, forearm, palm } from '../../../kit/hands.ts'
import { face, mouth } from '../../../kit/head.ts'
import { frame, specks } from '../../../kit/landscape.ts'
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
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, CAST, mild } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { chair, counter, curtains, floor, frontChair, pane, pinned, rug, table } from '../../../kit/room.ts'
import { again, dashes, disc, fill, line, once, oval, place } from '../../../kit/svg.ts'
import { bowl, knife } from '../../../kit/things.ts'
import { plate, under } from '../../../kit/toys.ts'

const FLOOR = '#cfa97f'

/** What a face does, in the coordinates of a head seen from its side, then of one turned to us. */
const SMILE = line('M6 8.500Q9 11 12 8', MOUTH, 1.8)
const LAUGH = mouth([10.6, 7.8], 3, 3.8)
const OH = mouth([11.4, 8], 2.1, 2.8)
const FRONT_SMILE = line('M-4 8Q0 11.500 4 8', MOUTH, 1.8)
const FRONT_LAUGH = mouth([0, 8.2], 4.6, 4.2)

const CLOSED = line('M-9 -1q3 3.500 6 0M3 -1q3 3.500 6 0', INK, 1.9)

/** Of an arm in front of its trunk. */
const sleeve = (color: string) => glow(color, 0.12)

const front = vary(POSES.standFront, { elbows: [1, -1] })

/** Of oats rubbed with brown sugar, and of margarine. */
const [OATS, YELLOW] = ['#cfa565', '#f7d84a']

/** A slice of apple that lies, as thick as a pencil. */
const SLICE =
  fill('M-20 -4Q-12 7 0 7T20 -4V1Q12 12 0 12T-20 1Z', RED) + fill('M-20 -4Q0 -9 20 -4 12 7 0 7T-20 -4Z', SUN.pale)

/** Four fingers up, the thumb folded; the wrist is on the origin. */
const fourFingers = (at: Point, skin: string) =>
  place(
    line('M-6 -8L-9 -23M-2 -9L-3 -26M2.5 -9L3.500 -26M6.5 -8L10 -22', skin, 4.4) +
      oval([0, -6], 8.4, 8.6, skin) +
      line('M7 -2Q2 -5 -1 -5', shade(skin, 0.2), 2.4),
    at,
  )

const chairBack = (x: number, color: string) => fill(`M${x - 40} 290V212Q${x} 198 ${x + 40} 212V290Z`, color)

export function stillSeeingYellow(): string {
  const educator = mild(ADULTS.julie, { top: FIR.base, legs: BARK.dark, shoes: PAPER })
  const seeker = mild({ ...CAST.awa, view: 'front' }, { top: ROSE.base, legs: PLUM.dark })
  const cutter = mild({ ...CAST.anh, view: 'front' }, { top: WATER.base, legs: BARK.dark })
  const dark = CAST.awa.skin
  return frame(
    ['#e9e4d2', '#f7f1e1'],
    once('a', SLICE),
    pane([254, 16], 108, 82, 'autumn'),
    curtains([254, 16], 108, 82, '#a9b98a'),
    pinned([176, 34], 50, 42, [RED, FIR.base, SUN.base], -4),
    floor(178, FLOOR),
    chairBack(214, MAPLE.base) + chairBack(392, MAPLE.base),
    figure(seeker, vary(front, { lean: 2, nod: 14, elbows: [1, 1], stretch: 1.1 }), [214, 332], 186, {
      grip: { near: [190, 270], far: [276, 204] },
    }),
    face(FRONT_LAUGH, [223, 179], 26.9, 15),
    figure(cutter, vary(front, { lean: -3, nod: -10, elbows: [1, -1], stretch: 1.1 }), [392, 332], 186, {
      grip: { near: [362, 280], far: [433, 289] },
    }),
    face(FRONT_SMILE, [383, 179], 26.9, -11.6),
    fill('M142 246H486V336H104Z', BARK.cut) + fill('M104 336H486V352H104Z', shade(BARK.cut, 0.2)),
    bowl([304, 274], CREAM) + oval([304, 261], 18, 4, OATS),
    bowl([344, 272], SUN.soft) + oval([344, 259], 18, 4, MAPLE.base),
    // The educator, at the end of the table: four spoonfuls.
    under([76, 354], 40, 5),
    bowl([164, 306], FIR.soft, { scale: 1.5 }) + oval([164, 287], 27, 6.4, OATS) + oval([168, 285], 11, 5, YELLOW),
    adult(
      educator,
      vary(POSES.stand, { hip: [0, -39.6], lean: 8, nod: -2, elbows: [1, 1], stretch: 1.2 }),
      [74, 352],
      258,
      { grip: { near: [140, 138], far: [146, 252] } },
    ),
    face(SMILE, [91, 115], 22.7, 2.4),
    fourFingers([141, 142], ADULTS.julie.skin),
    // The big dish where all the slices go.
    fill('M266 286H338L350 318H254Z', WATER.deep) + fill('M270 289H334L344 315H260Z', WATER.pale),
    fill('M254 318H350L347 330H257Z', shade(WATER.deep, 0.2)),
    [281, 303, 325]
      .map((x) => again('a', [x, 295], '', { scale: 0.62 }) + again('a', [x - 3, 306], '', { scale: 0.7 }))
      .join(''),
    // She looks for the yellow in her bowl.
    bowl([206, 318], PLUM.base, { scale: 2.1 }) + oval([206, 292], 38, 8.6, OATS),
    line('M178 292h.1M186 296h.1M200 289h.1M212 296h.1M226 294h.1M236 290h.1M220 288h.1', shade(OATS, 0.22), 4),
    line('M194 297h.1M232 295h.1', YELLOW, 5),
    forearm([178, 252], [200, 284], sleeve(ROSE.base), dark, 14.5) +
      line('M200 286L206 293M196 288L200 295', dark, 5.6),
    line('M276 204L286 194M276 202L279 190', dark, 5.6) + oval([285, 187], 8, 6, YELLOW, -20),
    line('M298 178l7 -5M288 173l1 -8M301 190l8 1', MAPLE.dark, 2.8),
    // A hand flat on the back of the knife.
    place(plate([0, 0], PAPER), [402, 306], { scale: 2 }),
    again('a', [408, 302], '', { scale: 1.25, turn: -14 }) + again('a', [380, 312], '', { scale: 0.7, turn: 6 }),
    place(knife([0, 0]), [434, 291], { mirror: true, turn: 12, scale: 1.35 }),
    forearm([420, 250], [433, 289], sleeve(WATER.base), CAST.anh.skin, 14.5),
    forearm([346, 250], [366, 278], sleeve(WATER.base), CAST.anh.skin, 14.5) +
      flat([366, 280], CAST.anh.skin, { scale: 1.3 }),
  )
}

/** Modelling dough. */
const DOUGH = '#efca86'

/** A pancake that lies on the origin. */
const PANCAKE = oval([0, 2], 21, 7, shade(DOUGH, 0.24)) + oval([0, -1], 21, 7, DOUGH)
/** A pancake bent into a cone: its wide, frilled mouth to the left, its tip to the right. */
const EAR =
  line('M-19 -15Q0 -16 22 -4 25 0 22 4 0 12 -19 14', shade(DOUGH, 0.34), 4) +
  fill('M-19 -15Q-15 -11 -20 -7L-19 14Q0 12 22 4 25 0 22 -4 0 -16 -19 -15Z', DOUGH) +
  fill('M-19 -15q5 3 2 8 6 4 1 8 4 6 -3 13 -7 -2 -8 -8 -5 -5 -1 -10 0 -8 9 -11Z', shade(DOUGH, 0.3)) +
  line('M-2 11Q12 8 20 4', shade(DOUGH, 0.2), 2.4)
/** A rolled strip, wound. */
const TAFFY = line('M-15 2Q-15 -9 0 -9T14 0 0 7 -6 -1 6 -2', shade(MAPLE.base, 0.1), 5)

export function earHeardItAll(): string {
  const whispers = mild(CAST.lila, { top: PLUM.base, legs: FIR.deep })
  const laughs = mild({ ...CAST.emile, view: 'front' }, { top: WATER.base, legs: BARK.dark })
  const pours = mild({ ...ADULTS.lucie, view: 'front' }, { top: FIR.base, legs: BARK.dark })
  const flattens = mild(CAST.mei, { top: RED, legs: PLUM.dark, cut: 'stripes', trim: PAPER })
  const dish = (x: number, y: number) => place(plate([0, 0], PAPER), [x, y], { scale: 1.9 })
  const skin = ADULTS.lucie.skin
  return frame(
    ['#e3e7e2', '#f6f1e3'],
    once('k', PANCAKE),
    pane([150, 14], 104, 76, 'spring'),
    curtains([150, 14], 104, 76, '#c98f78'),
    pinned([420, 34], 50, 42, [MAPLE.base, FIR.base, SUN.base], 4),
    floor(176, '#8ea592'),
    chairBack(202, MAPLE.base) + fill('M290 300V196Q334 180 378 196V300Z', MAPLE.base),
    adult(pours, vary(front, { lean: -3, nod: -6, elbows: [1, -1], stretch: 1.05 }), [336, 404], 268, {
      grip: { near: [270, 216], far: [378, 282] },
    }),
    face(FRONT_SMILE, [328, 153], 23.6, -7.6),
    figure(laughs, vary(front, { nod: -8, elbows: [-1, -1], stretch: 1.1 }), [202, 336], 190, {
      grip: { near: [150, 214], far: [206, 250] },
    }),
    face(FRONT_LAUGH + CLOSED, [198, 180], 27.3, -8),
    place(EAR, [142, 196], { turn: -8, scale: 1.05 }),
    line('M140 216L146 206M146 218L154 208M151 214L160 204', CAST.emile.skin, 5.6) +
      disc([149, 216], 7.6, CAST.emile.skin),
    figure(whispers, vary(POSES.stand, { lean: 12, nod: -4, elbows: [1, 1], stretch: 1.2 }), [68, 366], 200, {
      grip: { near: [116, 292], far: [128, 282] },
    }),
    face(OH, [81.7, 207], 28.8, 2.6),
    figure(flattens, vary(POSES.stand, { lean: 12, nod: 4, elbows: [1, 1], stretch: 1.2 }), [452, 366], 190, {
      facing: -1,
      grip: { near: [402, 298], far: [394, 292] },
    }),
    face(SMILE, [436, 216], 27.3, -10.6, true),
    counter(262, BARK.pale),
    dish(206, 308) + again('k', [198, 306], '') + again('k', [212, 299], ''),
    dish(318, 312) + again('k', [312, 309], '') + place(TAFFY, [338, 308], { scale: 0.8 }),
    dish(92, 318) + again('k', [96, 314], ''),
    forearm([372, 250], [356, 298], sleeve(FIR.base), skin, 16),
    // A pitcher that nobody sees.
    dashes('M262 230Q252 244 228 290', MAPLE.base, 4, '.1 8'),
    forearm([256, 190], [266, 216], sleeve(FIR.base), skin, 16),
    disc([264, 220], 10.5, skin) + line('M257 216l-2 6M261 222l-2 5', shade(skin, 0.4), 1.8),
    again('k', [392, 308], '') + disc([438, 326], 15, DOUGH),
    forearm([440, 254], [402, 300], sleeve(RED), CAST.mei.skin, 14) +
      flat([400, 301], CAST.mei.skin, { mirror: true, scale: 1.2 }),
    forearm([88, 254], [118, 300], sleeve(PLUM.base), CAST.lila.skin, 15),
  )
}

/** Of sand, and of a tub. */
const SAND = '#e6cf9f'
const GROOVE = '#b48d52'

/** A plastic fish that faces right, its belly on the origin. */
const FISH =
  fill('M-12 -9L-26 -18Q-22 -9 -26 0Z', 'currentColor') +
  fill('M-16 -9Q-4 -22 10 -19 20 -17 23 -9 18 0 6 1T-16 -9Z', 'currentColor') +
  fill('M-4 -17Q4 -28 11 -19Z', 'currentColor') +
  line('M4 -16Q0 -9 5 -2M-2 -9q-4 3 -5 6', INK, 2, 0.3) +
  eye(14, -11)
const TAIL =
  fill('M-3 2L-16 -22Q-2 -18 0 -12 3 -18 16 -22L3 2Z', 'currentColor') + line('M-3 -6L-8 -15M3 -6L8 -15', INK, 1.8, 0.3)

export function fiveFingersMakeTheStorm(): string {
  const storm = mild(CAST.fatou, { top: ROSE.base, legs: WATER.deep, shoes: PAPER })
  const journey = mild(CAST.theo, { top: FIR.base, legs: PLUM.dark, shoes: PAPER, cut: 'stripes', trim: FIR.pale })
  const asks = mild({ ...CAST.mei, view: 'front' }, { top: SUN.base, legs: BARK.dark })
  const wave = (x: number, y: number) => `M${x} ${y}q14 -9 26 0t26 0 26 0`
  return frame(
    ['#dfe7e8', '#f4f1e3'],
    once('f', FISH),
    pane([60, 20], 104, 78, 'winter'),
    curtains([60, 20], 104, 78, '#8fb0a4'),
    pinned([350, 32], 50, 42, [WATER.base, SUN.base, MAPLE.base], 4),
    floor(150, FLOOR),
    figure(asks, vary(POSES.floorFront, { hip: [0, -20], lean: 2, nod: 6, elbows: [1, -1] }), [246, 236], 170, {
      grip: { near: [196, 203], far: [296, 196] },
    }),
    face(mouth([0, 8.4], 2.6, 3), [250, 131], 24.5, 7.1),
    fill('M118 198H374L432 322V342H60V322Z', shade(WATER.base, 0.2)),
    fill('M118 198H374L432 322H60Z', WATER.base) + fill('M130 205H362L412 314H80Z', SAND),
    specks({ x: [140, 360], y: [214, 306] }, 26, GROOVE, 6, 1.2),
    // Five fingers: the storm.
    line([0, 1, 2, 3, 4].map((i) => wave(170 - i * 6, 260 + i * 10)).join(''), GROOVE, 4.4),
    // Who sleeps there?
    fill('M180 240Q190 216 216 215T256 240Q218 248 180 240Z', glow(SAND, 0.4)) +
      line('M180 240Q218 249 256 240', GROOVE, 2.6),
    place(TAIL.replaceAll('currentColor', MAPLE.base), [238, 224], { turn: 20 }),
    // A journey, and its three stops.
    line('M384 290Q350 306 322 296T300 268 336 252 352 226', GROOVE, 8),
    [
      [322, 296],
      [304, 272],
      [342, 246],
    ]
      .map(([x = 0, y = 0]) => oval([x, y], 9, 6, shade(GROOVE, 0.16)))
      .join(''),
    again('f', [344, 224], PLUM.base, { turn: -40 }),
    disc([196, 203], 7.4, CAST.mei.skin),
    again('f', [294, 208], RED, { mirror: true, turn: -14 }) + disc([299, 197], 7.4, CAST.mei.skin),
    under([50, 340], 46, 6),
    figure(storm, vary(POSES.kneel, { lean: 22, nod: 6, elbows: [1, 1], stretch: 1.25 }), [54, 340], 184, {
      grip: { near: [146, 276], far: [104, 320] },
    }),
    face(LAUGH, [77.7, 227], 26.6, 18.1),
    line('M146 272L166 256M148 274L164 265M148 277L160 275M146 280L154 285M142 282L146 294', CAST.fatou.skin, 5),
    under([432, 340], 46, 6),
    figure(journey, vary(POSES.kneel, { lean: 20, nod: 6, elbows: [1, 1], stretch: 1.25 }), [434, 340], 184, {
      facing: -1,
      grip: { near: [336, 282], far: [388, 320] },
    }),
    face(OH, [412, 227], 26.6, -17, true),
    line('M336 282L326 292', CAST.theo.skin, 5.4),
  )
}

/** A hand that has paid two fingers: they are folded. */
const twoPaid = (at: Point, skin: string, turn: number) =>
  place(
    line('M-4 -8L-8 -18M-1.500 -9L-2 -21M4 -2L11 -7', skin, 4.4) +
      oval([0, -5], 7, 8, skin) +
      line('M2 -11V-7M5.500 -9V-5', shade(skin, 0.3), 3.4),
    at,
    { turn, scale: 1.3 },
  )

export function threeFingersPlease(): string {
  const client = mild(CAST.noah, { top: SUN.base, legs: WATER.deep, shoes: RED })
  const cashier = mild(CAST.zoe, { top: PLUM.base, legs: BARK.dark, shoes: PAPER, cut: 'apron', trim: PAPER })
  const educator = mild(ADULTS.nadia, { top: ROSE.base, legs: FIR.deep, shoes: PAPER })
  const skin = CAST.noah.skin
  return frame(
    ['#e4e8e2', '#f5f1e4'],
    once('c', CEREAL) + once('m', MILK) + once('r', ROUND) + once('p', PASTA),
    pane([32, 14], 92, 70, 'autumn'),
    curtains([32, 14], 92, 70, '#d6a25a'),
    pinned([200, 26], 48, 40, [RED, FIR.base, SUN.base], -4),
    floor(160, FLOOR),
    // One finger on the floor, two on a chair, three on the table.
    under([66, 190], 64, 4),
    again('c', [24, 188], FIR.base) +
      again('p', [68, 188], RED) +
      again('p', [70, 170], SUN.base) +
      again('m', [114, 190], WATER.base),
    frontChair([234, 200], MAPLE.base, { scale: 0.72 }) + frontChair([306, 200], MAPLE.base, { scale: 0.72 }),
    again('r', [296, 158], PLUM.base) + again('m', [322, 158], RED),
    table([416, 206], 124, 84, BARK.cut, 14),
    again('c', [378, 135], RED, { scale: 1.3 }) +
      again('p', [428, 135], FIR.base, { scale: 1.1 }) +
      again('r', [428, 115], SUN.base),
    under([158, 270], 30, 4),
    figure(cashier, vary(POSES.stand, { lean: 8, nod: 4, elbows: [1, 1], stretch: 1.15 }), [162, 270], 164, {
      grip: { near: [214, 146], far: [246, 142] },
      holding: again('c', [228, 154], WATER.base, { scale: 1.1 }),
    }),
    face(SMILE, [171, 139], 23.6, 8),
    // The house of the clients.
    rug([150, 328], 136, 30, '#c9d6c4', '#9fb59d'),
    adult(educator, vary(POSES.tailor, { lean: 2, nod: -4, elbows: [1, 1] }), [66, 338], 208, {
      grip: { near: [118, 262], far: [112, 236] },
    }),
    face(LAUGH, [69, 233], 18.3, -3),
    again('p', [160, 336], PLUM.base, { scale: 1.1 }) +
      again('m', [212, 334], FIR.base, { scale: 1.1 }) +
      again('r', [246, 330], RED, { scale: 1.1 }),
    under([400, 352], 40, 5),
    figure(
      client,
      vary(POSES.stand, { hip: [0, -40.5], lean: 0, nod: -14, elbows: [1, 1], stretch: 1.1 }),
      [404, 350],
      188,
      {
        facing: -1,
        grip: { near: [352, 262], far: [340, 232] },
      },
    ),
    face(OH, [411, 200], 27, 13.1, true),
    place(palm([0, 0], skin, -20), [352, 266], { scale: 1.3 }) + twoPaid([340, 236], skin, -14),
  )
}

/** A pipe cleaner along a path. */
const pipe = (d: string, color: string) => line(d, color, 4.4) + dashes(d, glow(color, 0.2), 7, '.1 4', 0.7)

/** A spring that starts at the origin and goes to the right. */
const spring = (turns: number, color: string) => {
  const all = Array.from({ length: turns }, (_, i) => i * 10)
  return (
    line(
      all
        .slice(1)
        .map((x) => `M${x - 10} 13Q${x + 2} 4 ${x} -13`)
        .join(''),
      shade(color, 0.3),
      4.4,
    ) + pipe(all.map((x) => `M${x} -13Q${x - 7} 4 ${x} 13`).join(''), color)
  )
}

export function whomDidYouHug(): string {
  const pulls = mild({ ...CAST.rose, view: 'front' }, { top: FIR.base, legs: WATER.deep })
  const tries = mild(CAST.idris, { top: RED, legs: PLUM.dark, shoes: PAPER })
  const educator = mild({ ...ADULTS.minh, view: 'front' }, { top: PLUM.soft, legs: BARK.dark })
  const skin = CAST.rose.skin
  return frame(
    ['#e6e4ec', '#f6f1e4'],
    pane([336, 16], 104, 78, 'summer'),
    curtains([336, 16], 104, 78, '#8f86b5'),
    pinned([50, 34], 50, 42, [ROSE.base, FIR.base, SUN.base], -4),
    floor(168, FLOOR),
    adult(educator, vary(front, { nod: 6, elbows: [1, 1], stretch: 1.05 }), [238, 390], 264, {
      grip: { near: [216, 286], far: [288, 206] },
    }),
    face(FRONT_SMILE, [241, 140], 23.2, 6),
    pipe('M290 208V132', ROSE.base) + disc([289, 206], 8.4, ADULTS.minh.skin),
    fill('M72 300V206Q114 190 156 206V300Z', MAPLE.base),
    figure(pulls, vary(front, { nod: 8, elbows: [1, -1], stretch: 1.1 }), [114, 336], 200, {
      grip: { near: [82, 246], far: [174, 244] },
    }),
    face(FRONT_LAUGH, [117, 171], 28.8, 8),
    line('M84 246H108', skin, 6.8) + disc([82, 247], 9.4, skin),
    place(spring(5, SUN.base), [112, 245], { scale: 1.15 }),
    line('M172 243h-9M172 248l-8 3', skin, 5.4) + disc([176, 246], 9, skin),
    fill('M-6 268H262L290 344H-6Z', BARK.cut) + fill('M-6 344H290V360H-6Z', shade(BARK.cut, 0.2)),
    pipe('M30 290L140 282', SUN.dark) +
      pipe('M60 322L168 330', WATER.base) +
      pipe('M150 306L252 296', FIR.base) +
      pipe('M200 330L262 318', PLUM.base),
    forearm([214, 258], [218, 286], sleeve(PLUM.soft), ADULTS.minh.skin, 15.5),
    // Too big for this leg.
    line('M356 300A26 9 0 0 1 408 300', shade(ROSE.dark, 0.2), 5),
    chair([350, 344], WATER.base, { scale: 2.3 }),
    pipe('M356 300A26 9 0 0 0 408 300', ROSE.dark),
    under([430, 350], 46, 6),
    figure(tries, vary(POSES.kneel, { lean: 16, nod: 8, elbows: [1, 1], stretch: 1.2 }), [438, 350], 186, {
      facing: -1,
      grip: { near: [406, 304], far: [404, 294] },
    }),
    face(SMILE, [420, 234], 26.9, -16.8, true),
  )
}
