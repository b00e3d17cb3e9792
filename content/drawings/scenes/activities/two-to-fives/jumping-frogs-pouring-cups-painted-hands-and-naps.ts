import { FRONT_LAUGH, FRONT_SMILE, SIDE_LAUGH, SIDE_OH, SIDE_SMILE } from '../../../kit/faces.ts'
import { adult, figure, toddler } from '../../../kit/figure.ts'
import { angleOf, type Point, pair } from '../../../kit/geometry.ts'
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
  mix,
  PAPER,
  PLUM,
  RED,
  ROSE,
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, BABIES, barefoot, bodysuit, CAST, mild, sleeper, summer } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { chair, curtains, floor, napMat, pane, pinned, rug, shelf } from '../../../kit/room.ts'
import { again, dashes, disc, fill, line, num, once, oval, place } from '../../../kit/svg.ts'
import { antler, cup, droplets, musicNote } from '../../../kit/things.ts'
import { bear, hoop, rabbit, tub, under } from '../../../kit/toys.ts'
import { wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

const FLOOR = '#cda77e'

/** The tongue well out, for a fly. */
const SIDE_TONGUE = mouth([11, 8], 3, 3.2) + line('M12 9.5L15 16.5', ROSE.base, 4.4)
/** Eyes shut and the whole mouth open. */
const SIDE_YAWN = line('M4.5 -2q3 3 6.5 0', INK, 1.8) + mouth([10.4, 7.6], 4, 5.6)

/** A lily pad: a hoop that lies, the water in it. */
const lilyPad = ([x, y]: Point, rx: number, color: string) =>
  oval([x, y], rx, rx * 0.27, color, 0, 0.24) + hoop([x, y], rx, rx * 0.27, color)

export function tongueForTheFly(): string {
  const heron = barefoot(mild(ADULTS.lucie, { top: WATER.base, legs: STONE.dark }))
  const first = barefoot(mild(CAST.noah, { top: FIR.base, legs: WATER.deep }))
  const second = barefoot(mild(CAST.mei, { top: MAPLE.base, legs: PLUM.dark }))
  const small = barefoot(mild(CAST.lea, { top: SUN.base, legs: PLUM.base, cut: 'overalls' }))
  const wheels = mild(CAST.jasleen, { top: ROSE.base, legs: BARK.dark, shoes: PAPER })
  const frog = vary(POSES.crouch, {
    lean: 26,
    nod: 24,
    hands: pair(20, -4, 24, -5),
    feet: pair(2, -4, 9, -4),
    elbows: [1, 1],
  })
  return frame(
    ['#e1e8e2', '#f5f2e2'],
    pane([16, 14], 92, 72, 'summer'),
    curtains([16, 14], 92, 72, '#9fb98f'),
    pinned([376, 30], 52, 44, [FIR.base, SUN.base, WATER.base], 4),
    floor(150, FLOOR),
    lilyPad([250, 224], 54, FIR.soft),
    under([246, 220], 26, 4),
    adult(
      heron,
      vary(POSES.stand, {
        lean: 2,
        nod: -8,
        elbows: [-1, 1],
        feet: pair(8, -22, 0, -4),
        soles: [40, 0],
        stretch: 1.04,
      }),
      [246, 220],
      204,
      { facing: -1, grip: { near: [172, 68], far: [282, 118] } },
    ),
    line('M176 66L152 62M176 69L153 71', ADULTS.lucie.skin, 5),
    face(SIDE_YAWN, [246, 35.7], 18, 6.9, true),
    under([68, 226], 36, 5),
    wheelchair([62, 224], RED, { scale: 1.2 }),
    figure(wheels, vary(POSES.sit, { hip: [0, -37], lean: 8, nod: 14, elbows: [1, 1] }), [62, 224], 128, {
      grip: { near: [92, 162], far: [102, 166] },
      step: { near: [94, 208], far: [98, 206] },
      holding: line('M70 172L100 174', FIR.soft, 6),
    }),
    wheelchairWheel([62, 224], RED, { scale: 1.2 }),
    face(SIDE_LAUGH, [72.3, 124], 18.4, 18.4),
    lilyPad([354, 206], 44, WATER.base),
    lilyPad([112, 322], 82, FIR.base),
    under([112, 326], 44, 5),
    figure(first, frog, [100, 328], 172),
    splayed([94, 302], [134, 296], [114, 321], WATER.deep),
    face(SIDE_TONGUE, [131, 242], 24.8, 38.3),
    lilyPad([278, 316], 74, SUN.base),
    under([288, 322], 42, 5),
    figure(second, frog, [296, 322], 162, { facing: -1 }),
    splayed([302, 298], [264, 292], [283, 316], PLUM.dark),
    face(SIDE_TONGUE, [267, 241], 23.4, -38.3, true),
    dashes(
      'M196 252Q176 230 170 254 182 268 186 248 172 284 148 290M210 236Q222 218 232 236 220 254 216 238 222 276 248 288',
      INK,
      2,
      '1 6',
    ),
    lilyPad([404, 332], 52, ROSE.base),
    under([452, 338], 24, 4),
    toddler(small, vary(POSES.walk, { lean: 2, nod: 6, elbows: [1, 1] }), [446, 336], 150, {
      facing: -1,
      step: { near: [422, 330], far: [462, 326] },
    }),
    face(SIDE_LAUGH, [441, 226], 27.8, -7.1, true),
  )
}

/** The near leg of a frog, its knee turned out over its arms. */
function splayed(hip: Point, knee: Point, ankle: Point, color: string): string {
  const d = `M${hip.join(' ')}L${knee.join(' ')} ${ankle.join(' ')}`
  return line(d, shade(color, 0.24), 18) + line(d, glow(color, 0.08), 15.6)
}

export function voiceRisesInTheCup(): string {
  const educator = barefoot(summer({ ...ADULTS.helene, view: 'front' }, { top: PLUM.base, legs: BARK.dark }))
  const pourer = barefoot(summer(CAST.idris, { top: RED, legs: WATER.deep }))
  const peeping = barefoot(summer(CAST.maika, { top: SUN.base, legs: FIR.deep }))
  const baby = bodysuit(BABIES.tao, FIR.soft)
  return frame(
    ['#e1e9ea', '#f4f2e6'],
    pane([40, 14], 104, 76, 'spring'),
    curtains([40, 14], 104, 76, '#8fb0b8'),
    pinned([334, 30], 52, 44, [WATER.base, ROSE.base, SUN.base], -4),
    floor(150, '#c9cfc6', PAPER, false),
    shelf([388, 150], 80, 58, [
      ['books', 'plant'],
      ['blocks', 'basket'],
    ]),
    under([232, 292], 84, 8),
    adult(
      { ...educator, wear: { ...educator.wear, shorts: false } },
      vary(POSES.tailorFront, { nod: 4, elbows: [1, -1], stretch: 1.1 }),
      [232, 290],
      244,
      { grip: { near: [236, 252], far: [276, 252] } },
    ),
    face(mouth([0, 8], 3.8, 4.8), [233, 165], 21.4, 4),
    under([358, 310], 50, 6),
    toddler(pourer, vary(POSES.heels, { lean: 8, nod: 10, elbows: [1, 1], stretch: 1.5 }), [360, 306], 156, {
      facing: -1,
      grip: { near: [303, 226], far: [299, 218] },
    }),
    tub([258, 334], 124, 18, SUN.base, WATER.pale),
    // What rises, then runs over the fingers.
    cup([256, 252], MAPLE.base, { scale: 2.7 }),
    oval([256, 231], 15.5, 6, WATER.soft),
    line('M271 220Q262 222 258 232', WATER.soft, 5),
    line('M238 251h12M239 257h11M274 251h-12M273 257h-11', ADULTS.helene.skin, 6),
    line('M242 233Q238 240 239 268M270 233Q276 244 274 272M250 236V264', WATER.soft, 4.4),
    droplets(
      [
        [239, 276],
        [250, 272],
        [274, 280],
        [244, 296],
        [268, 298],
        [275, 304],
      ],
      3.4,
      WATER.base,
    ),
    cup([286, 214], WATER.deep, { scale: 2.2, turn: -112 }),
    disc([303, 226], 6.4, CAST.idris.skin),
    line('M303 226L290 226', CAST.idris.skin, 6),
    face(SIDE_LAUGH, [352, 216], 28.8, -14.4, true),
    under([158, 324], 46, 6),
    figure(baby, vary(BABY_POSES.sit, { nod: -14, stretch: 1.2 }), [154, 324], 140, {
      build: 'baby',
      grip: { near: [190, 282] },
    }),
    face(SIDE_OH, [154, 242], 28, -11.8),
    under([64, 346], 46, 6),
    toddler(peeping, vary(POSES.tailor, { lean: 4, nod: 10, elbows: [1, 1], stretch: 1.2 }), [56, 344], 158, {
      grip: { near: [96, 282], far: [100, 274] },
    }),
    cup([106, 270], ROSE.base, { scale: 2.2, turn: -70 }),
    line('M96 283L105 280', CAST.maika.skin, 7),
    cup([416, 334], SUN.base, { scale: 2.2 }),
    cup([134, 346], WATER.base, { scale: 2, turn: 82 }),
  )
}

/** To be drawn once: a hand laid flat, its fingers to the right. */
const HAND =
  line('M2 -4L11 -7M4 -1L14 -2M3 3L12 5M-2 -4L2 -11', 'currentColor', 4.4) + disc([0, 0], 7.8, 'currentColor')

/** A bare arm laid on a table, painted from the hand to the point `up`. */
function paintedArm(
  [shoulder, elbow, hand]: [Point, Point, Point],
  up: Point,
  skin: string,
  top: string,
  paint: string,
): string {
  const root = shoulder.join(' ')
  return (
    line(`M${root}L${elbow.join(' ')} ${hand.join(' ')}`, skin, 12) +
    line(
      `M${root}l${num((elbow[0] - shoulder[0]) * 0.3)} ${num((elbow[1] - shoulder[1]) * 0.3)}`,
      glow(top, 0.12),
      16,
    ) +
    line(`M${up.join(' ')}L${hand.join(' ')}`, paint, 12.6) +
    again('h', hand, paint, { turn: angleOf(elbow, hand) })
  )
}

/** The way an arm has rolled: paint with its dry streaks. */
const rolled = (d: string, paint: string) => line(d, mix(paint, PAPER, 0.3), 17) + dashes(d, PAPER, 2, '9 12', 0.8)

export function dropClimbsToTheElbow(): string {
  const blue = WATER.base
  const yellow = SUN.base
  const educator = mild(ADULTS.nadia, { top: PLUM.base, legs: BARK.dark, shoes: PAPER })
  const roller = barefoot(summer({ ...CAST.fatou, view: 'front' }, { top: FIR.soft, legs: WATER.deep }))
  const second = barefoot(summer({ ...CAST.emile, view: 'front' }, { top: MAPLE.soft, legs: PLUM.dark }))
  const stopper = barefoot(summer({ ...CAST.anh, view: 'front' }, { top: STONE.soft, legs: FIR.deep }))
  const small = barefoot(summer(CAST.lila, { top: ROSE.soft, legs: PLUM.base }))
  const behind = vary(POSES.standFront, { hands: pair(-9, -33, 9, -33) })
  return frame(
    ['#e3e8ec', '#f4f1e5'],
    once('h', HAND),
    pane([30, 14], 100, 72, 'autumn'),
    curtains([30, 14], 100, 72, '#b9a36f'),
    pinned([216, 26], 52, 44, [blue, yellow, RED], -3),
    floor(168, '#cfc9b4', PAPER, false),
    figure(roller, vary(behind, { nod: 6 }), [144, 302], 172),
    face(FRONT_SMILE, [146, 160], 24.8, 6),
    figure(second, vary(behind, { nod: -6 }), [238, 302], 166),
    face(FRONT_LAUGH, [236, 165], 23.9, -6),
    figure(stopper, vary(behind, { elbows: [1, 1], stretch: 1.1 }), [330, 302], 168, { grip: { far: [370, 168] } }),
    antler([371, 164], CAST.anh.skin),
    face(FRONT_LAUGH, [330, 163], 24.2),
    line('M70 300V352M404 300V352', BARK.base, 10),
    fill('M78 230H394L426 300H46Z', BARK.cut),
    fill('M46 300H426V312H46Z', BARK.pale),
    fill('M86 234H386L412 294H60Z', PAPER),
    line('M80 238l14 -6M392 238l-14 -6M58 288l12 6M414 288l-12 6', SUN.soft, 6),
    // What arms and hands have left.
    rolled('M120 276L168 286', blue) + rolled('M216 280L268 280', yellow),
    again('h', [318, 280], RED, { turn: -50 }),
    paintedArm(
      [
        [130, 196],
        [118, 256],
        [166, 266],
      ],
      [121, 257],
      CAST.fatou.skin,
      FIR.soft,
      blue,
    ),
    paintedArm(
      [
        [158, 196],
        [180, 232],
        [186, 248],
      ],
      [183, 240],
      CAST.fatou.skin,
      FIR.soft,
      blue,
    ),
    paintedArm(
      [
        [225, 198],
        [212, 260],
        [260, 260],
      ],
      [214, 260],
      CAST.emile.skin,
      MAPLE.soft,
      yellow,
    ),
    paintedArm(
      [
        [316, 198],
        [300, 250],
        [346, 256],
      ],
      [324, 253],
      CAST.anh.skin,
      STONE.soft,
      RED,
    ),
    under([48, 352], 36, 5),
    toddler(small, vary(POSES.stand, { lean: 20, nod: -4, elbows: [1, 1], stretch: 1.4 }), [34, 352], 150, {
      grip: { near: [96, 286], far: [92, 270] },
    }),
    again('h', [96, 285], RED),
    face(SIDE_LAUGH, [51.9, 243], 27.8, 7),
    // The sheet folded in four, her palette.
    under([436, 352], 46, 6),
    adult(educator, vary(POSES.kneel, { lean: 10, nod: 8, elbows: [1, 1] }), [446, 352], 236, {
      facing: -1,
      grip: { near: [406, 246], far: [384, 224] },
      holding: place(
        fill('M-26 2L-18 -12H24L28 2Z', PAPER) +
          line('M-26 3L28 3', shade(PAPER, 0.28), 3) +
          oval([-10, -5], 6, 3, blue) +
          oval([4, -5], 6, 3, yellow) +
          oval([18, -5], 6, 3, RED),
        [390, 242],
        { scale: 1.2 },
      ),
    }),
    line('M406 246L396 245', ADULTS.nadia.skin, 6),
    line('M384 224L376 230', shade(ADULTS.nadia.skin, 0.14), 6) + disc([375, 231], 3.4, blue),
    face(SIDE_SMILE, [427, 192], 20.7, -13.5, true),
  )
}

const DRAPE = '#5f6292'
const COT = '#c9b096'
/** Crying aloud, the eye shut; the tears run. */
const SIDE_CRY =
  line('M4.5 -1q3 -3 6.5 0', INK, 1.8) + mouth([10, 8.5], 3.6, 4.2) + line('M8.5 2v2M5 4v3', WATER.soft, 2.8)
/** The same grief about to come. */
const SIDE_SOB =
  line('M5 -3.500L10.5 -5', INK, 1.7) +
  line('M7.5 9.500Q9.5 7.5 12 9.5', MOUTH, 1.9) +
  line('M7.5 1.500v2.5', WATER.soft, 2.8)

export function comforterHeard(): string {
  const educator = mild({ ...ADULTS.julie, view: 'front' }, { top: MAPLE.base, legs: WATER.deep, shoes: PAPER })
  const crying = barefoot(mild(CAST.sami, { top: SUN.base, legs: FIR.dark, cut: 'stripes', trim: SUN.pale }))
  const waiting = barefoot(mild(CAST.awa, { top: ROSE.base, legs: PLUM.dark }))
  const baby = sleeper(BABIES.jeanne, FIR.soft)
  return frame(
    ['#6a6f97', '#9690aa'],
    pane([290, 16], 104, 84, 'winter', '#c9c3c4'),
    fill('M260 10H334Q340 70 326 124H260ZM424 10H372Q366 70 378 124H424Z', DRAPE),
    line('M282 14V120M306 14V120M398 14V120', shade(DRAPE, 0.16), 4),
    line('M250 9H434', BARK.dark, 5),
    floor(156, '#7d6e80', '#938ca3'),
    fill('M334 156H372L430 360H270Z', SUN.pale, 0.14),
    // The cot, nothing in it but a baby on its back.
    line('M8 88H152', COT, 8),
    fill('M10 152H150V178H10Z', '#d9d6de'),
    figure(baby, vary(BABY_POSES.sleep, { hands: pair(-2, -16, 4, -16) }), [80, 162], 100, { build: 'baby' }),
    face(line('M4.5 -1q3 3 6 0', INK, 1.8), [44.9, 141], 20, -81.8),
    fill('M8 170H152V184H8Z', COT),
    line('M18 92V170M36 92V170M56 92V170M76 92V170M96 92V170M116 92V170M136 92V170', COT, 2.2),
    line('M8 106H152', COT, 4),
    line('M8 84V204M152 84V204', COT, 9),
    under([190, 208], 24, 4),
    chair([186, 206], MAPLE.dark, { scale: 0.94 }),
    rabbit([187, 172], STONE.pale, { scale: 0.78 }),
    napMat([414, 280], 150, '#8b7fae'),
    toddler(waiting, vary(POSES.tailor, { lean: 2, nod: 2, elbows: [1, 1] }), [420, 274], 138, {
      facing: -1,
      grip: { near: [392, 250], far: [384, 246] },
      holding: rabbit([389, 268], SUN.soft, { scale: 0.9, turn: 4 }),
    }),
    face(SIDE_SOB, [417, 201], 25.5, -3.1, true),
    under([244, 318], 84, 8),
    napMat([108, 348], 208, '#6f8fb0'),
    adult(educator, vary(POSES.tailorFront, { nod: -10, elbows: [1, 1], stretch: 1.2 }), [244, 316], 236, {
      grip: { near: [164, 290], far: [326, 200] },
    }),
    antler([327, 196], ADULTS.julie.skin),
    face(line('M-2.5 8.500Q0 9.5 2.5 8.5', MOUTH, 2), [241, 196], 20.7, -10),
    musicNote([206, 170], SUN.soft, -6) + musicNote([184, 234], SUN.soft, 6) + musicNote([194, 204], SUN.soft, 2),
    toddler(crying, vary(POSES.tailor, { lean: 6, nod: -4, elbows: [1, 1] }), [96, 340], 168, {
      grip: { near: [136, 308], far: [140, 300] },
      holding: bear([142, 330], BARK.soft, { scale: 1.3 }),
    }),
    line('M164 292L152 288', ADULTS.julie.skin, 7),
    face(SIDE_CRY, [104, 253], 31, -0.7),
  )
}

/** Eyes shut on something soft. */
const DROWSY = line('M-9 -1q3.5 3 7 0M2 -1q3.5 3 7 0', INK, 1.8) + FRONT_SMILE

/** A place of the floor of the path: its lines run away from us, as the rug's do. */
const across = (x: number, y: number) => num(240 + (x - 240) * (0.82 + ((y - 238) / 108) * 0.18))

/** A cloth laid on the path, from `x1` to `x2`. */
const laid = ([x1, y1]: Point, [x2, y2]: Point, color: string) =>
  fill(`M${across(x1, y1)} ${y1}H${across(x2, y1)}L${across(x2, y2)} ${y2}H${across(x1, y2)}Z`, color)

/** Loops that scratch, and the two bands of a towel. */
function towel([x1, y1]: Point, [x2, y2]: Point, color: string): string {
  const rows = [0.2, 0.5, 0.8].map((t) => y1 + (y2 - y1) * t)
  return (
    laid([x1, y1], [x2, y2], color) +
    dashes(
      rows.map((y) => `M${across(x1 + 8, y)} ${num(y)}H${across(x2 - 6, y)}`).join(''),
      shade(color, 0.3),
      3,
      '.1 7',
    ) +
    line(`M${across(x2 - 12, y1 + 2)} ${y1 + 2}L${across(x2 - 12, y2 - 2)} ${y2 - 2}`, PAPER, 3.4)
  )
}

/** Long hair that hangs over the edge. */
function fur([x1, y1]: Point, [x2, y2]: Point, color: string): string {
  const count = Math.round((x2 - x1) / 11)
  return (
    fill(
      `M${across(x1, y1)} ${y1}${'q4 -9 8 0'.repeat(Math.round((x2 - x1) / 10))}L${across(x2, y2)} ${y2}${`q${num((x1 - x2) / count / 2)} 13 ${num((x1 - x2) / count)} 0`.repeat(count)}Z`,
      color,
    ) +
    line(
      [0.2, 0.56]
        .map(
          (t) =>
            `M${across(x1 + 12, y1 + (y2 - y1) * t)} ${num(y1 + (y2 - y1) * t)}${'l-3 8m15 -8'.repeat(Math.round((x2 - x1) / 14))}`,
        )
        .join(''),
      shade(color, 0.2),
      2,
    )
  )
}

export function scratchSaysTheKnee(): string {
  const educator = barefoot(summer({ ...ADULTS.marc, view: 'front' }, { top: WATER.base, legs: BARK.dark }))
  const baby = bodysuit(BABIES.binta, SUN.base)
  const girl = barefoot(summer(CAST.rose, { top: ROSE.base, legs: FIR.dark }))
  const walker = barefoot(summer(CAST.theo, { top: FIR.base, legs: PLUM.dark }))
  return frame(
    ['#e8e4d8', '#f6f1e3'],
    pane([196, 14], 104, 76, 'winter'),
    curtains([196, 14], 104, 76, '#c7907c'),
    floor(150, FLOOR),
    shelf([384, 150], 84, 62, [
      ['books', 'plant'],
      ['basket', 'ball'],
    ]),
    rug([240, 278], 256, 82, '#cfd3c4', '#9fa893', false),
    laid([2, 236], [126, 272], PLUM.soft),
    towel([126, 236], [240, 272], SUN.soft),
    fur([240, 236], [352, 272], CREAM),
    laid([352, 236], [466, 272], RED),
    laid([-8, 272], [84, 306], ROSE.soft),
    dashes(`M30 281H78M22 297H80`, PAPER, 4, '.1 13'),
    towel([-8, 306], [180, 346], WATER.soft),
    laid([180, 306], [292, 346], FIR.soft),
    fur([292, 306], [392, 346], BARK.pale),
    laid([392, 306], [488, 346], MAPLE.soft),
    toddler(walker, vary(POSES.walk, { hands: pair(-14, -52, 20, -54), elbows: [-1, 1], nod: 12 }), [168, 262], 124),
    face(SIDE_OH, [175, 171], 22.9, 14.2),
    adult(
      educator,
      vary(POSES.crawl, { hip: [-4, -20], lean: 122, nod: 23, feet: pair(-21, -4, -18, -4), elbows: [1, 1] }),
      [382, 264],
      212,
      { facing: -1, grip: { near: [322, 262], far: [268, 258] } },
    ),
    face(DROWSY, [318, 242], 18.6, -90.1, true),
    figure(baby, vary(BABY_POSES.crawl, { nod: -44 }), [84, 334], 138, { build: 'baby', grip: { near: [132, 332] } }),
    line('M132 332l12 -1', BABIES.binta.skin, 6),
    line('M150 322q5 4 3 10M158 319q6 6 4 14', MAPLE.dark, 2.8),
    face(SIDE_OH, [107, 276], 27.6, 2.2),
    toddler(
      girl,
      vary(POSES.floor, { lean: -4, nod: 12, elbows: [1, 1], stretch: 1.3, feet: pair(22, -4, 27, -4) }),
      [436, 344],
      148,
      {
        facing: -1,
        grip: { near: [400, 295], far: [412, 322] },
      },
    ),
    fill('M409 304Q420 317 433 307L439 328Q422 338 405 331Z', SUN.soft),
    dashes('M412 313Q421 322 433 316M410 323Q421 330 435 323', shade(SUN.soft, 0.3), 3, '.1 6'),
    disc([410, 324], 6, shade(CAST.rose.skin, 0.14)),
    face(SIDE_LAUGH, [435, 267], 27.4, -9.8, true),
    line('M398 311h-8M400 319l-7 5', MAPLE.dark, 2.8),
  )
}
