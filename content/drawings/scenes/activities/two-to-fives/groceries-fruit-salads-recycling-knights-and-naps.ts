import { adult, figure, toddler } from '../../../kit/figure.ts'
import { pair } from '../../../kit/geometry.ts'
import { stick } from '../../../kit/ground.ts'
import { face, mouth } from '../../../kit/head.ts'
import { cloud, frame, land, tufts, woods } from '../../../kit/landscape.ts'
import {
  BARK,
  CARDBOARD,
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
import { ADULTS, BABIES, barefoot, CAST, mild, summer } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { chair, curtains, floor, napMat, pane, pinned, rug, table } from '../../../kit/room.ts'
import { again, disc, fill, line, once, oval, place } from '../../../kit/svg.ts'
import { bowl, eggBox, knife, PULP, SHUT_EGG_BOX } from '../../../kit/things.ts'
import { bear, rabbit, under } from '../../../kit/toys.ts'
import { crown, trunk } from '../../../kit/trees.ts'
import { wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

const FLOOR = '#cfa97f'

/** What a face does, in the coordinates of a head seen from its side, then of one turned to us. */
const SMILE = line('M6.5 8Q9.5 10.5 12.5 7.5', MOUTH, 1.8)
const LAUGH = mouth([10.5, 7.6], 3, 3.8)
const FRONT_SMILE = line('M-4 7.500Q0 11 4 7.500', MOUTH, 1.8)
const SIDE_CLOSED = line('M6 0Q8.500 2.500 11 0', INK, 1.8)
const CLOSED = line('M-9 0Q-6 3 -3 0M3 0Q6 3 9 0', INK, 1.8)

/** Food boxes standing on the origin: a tall one, a square one, a flat one. */
const pack = (w: number, h: number) =>
  fill(`M${-w / 2} 0V${-h}l6 -5H${w / 2 + 6}V-5L${w / 2} 0Z`, 'currentColor') +
  fill(`M${w / 2} 0V${-h}l6 -5V-5Z`, INK, 0.28) +
  fill(`M${-w / 2} ${-h}l6 -5H${w / 2 + 6}l-6 5Z`, PAPER, 0.4)
const TALL =
  pack(26, 42) +
  oval([0, -16], 9, 10, PAPER) +
  fill('M-6 -17H6Q5 -10 0 -10T-6 -17Z', MAPLE.dark) +
  line('M-7 -34H7', PAPER, 4)
const SQUARE = pack(26, 26) + disc([0, -13], 9, PAPER) + disc([0, -12], 4.6, RED) + line('M0 -16L3 -19', FIR.base, 2)
const FLAT = pack(40, 17) + line('M-13 -8.500H13', PAPER, 9) + line('M-11 -6l6 -5M-3 -6l6 -5M5 -6l6 -5', SUN.dark, 2.4)

export function whoPaysSitsAtTheTill(): string {
  const client = mild(CAST.maika, { top: SUN.base, legs: PLUM.dark, shoes: RED })
  const cashier = mild(CAST.noah, { top: WATER.base, legs: BARK.dark, shoes: PAPER, cut: 'apron', trim: CREAM })
  const clerk = mild(CAST.theo, { top: FIR.base, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: FIR.pale })
  const educator = mild(ADULTS.nadia, { top: ROSE.base, legs: FIR.deep, shoes: CREAM })
  const row: [string, string][] = [
    ['f', MAPLE.base],
    ['t', RED],
    ['q', SUN.base],
    ['t', WATER.base],
    ['f', PLUM.base],
    ['t', FIR.base],
    ['q', ROSE.base],
    ['t', SUN.base],
  ]
  return frame(
    ['#e8e5da', '#f6f1e3'],
    once('t', TALL) + once('q', SQUARE) + once('f', FLAT),
    pane([196, 14], 112, 74, 'autumn'),
    curtains([196, 14], 112, 74, '#8fb0a4'),
    pinned([66, 30], 48, 42, [RED, FIR.base, SUN.base], -4),
    floor(152, FLOOR),
    under([276, 172], 160, 4),
    row.map(([id, color], i) => again(id, [136 + i * 42, 171], color, { scale: 1.1 })).join(''),
    under([54, 218], 44, 5),
    figure(clerk, vary(POSES.kneel, { lean: 18, nod: 6, elbows: [1, 1], stretch: 1.1 }), [46, 218], 146, {
      grip: { near: [88, 180], far: [104, 186] },
    }),
    again('q', [102, 193], PLUM.soft, { scale: 1.2 }),
    disc([87, 181], 6, CAST.theo.skin),
    // The house: a mat.
    rug([410, 326], 84, 30, '#c9d6c4', '#9fb59d'),
    under([412, 336], 50, 6),
    adult(educator, vary(POSES.tailor, { lean: 0, nod: 2, elbows: [-1, 1] }), [416, 336], 208, {
      facing: -1,
      grip: { near: [424, 238], far: [386, 302] },
    }),
    face(LAUGH, [415, 230], 18.3, -2, true),
    again('q', [452, 352], SUN.base),
    // The till changes hands.
    under([330, 350], 32, 5) + under([150, 350], 34, 5),
    chair([346, 350], MAPLE.base, { mirror: true, scale: 1.35 }),
    table([216, 354], 100, 72, BARK.cut, 18),
    place(
      fill('M-22 0V-16L-16 -30H16L22 -16V0Z', RED) +
        fill('M-13 -27H13L18 -17H-18Z', PAPER) +
        line('M-9 -23H9M-11 -19H11', INK, 2.4) +
        line('M-14 -8H14', shade(RED, 0.3), 4),
      [206, 291],
    ),
    figure(
      cashier,
      vary(POSES.stand, {
        hip: [2, -33],
        lean: 20,
        nod: -14,
        feet: pair(4, -4, -10, -4),
        elbows: [1, 1],
        stretch: 1.2,
      }),
      [306, 350],
      184,
      {
        facing: -1,
        grip: { near: [262, 284], far: [222, 222] },
        holding: again('f', [256, 289], FIR.base, { scale: 1.2 }) + again('q', [254, 266], ROSE.base, { scale: 1.05 }),
      },
    ),
    face(SMILE, [284, 215], 26.5, 1, true),
    figure(client, vary(POSES.stand, { lean: 8, nod: -4, elbows: [1, 1], stretch: 1.1 }), [150, 350], 182, {
      grip: { near: [214, 222], far: [176, 268] },
    }),
    face(LAUGH, [158, 205], 26.2, 0.4),
    line('M204 204L200 196M217 202V193M230 205L235 197', MAPLE.dark, 3),
  )
}

/** Of bananas and of pears. */
const [FLESH, PEEL, PEAR] = ['#fbeeb8', '#f2c53d', '#c5d27c']

/** Half a banana in its peel, open as a boat, its middle at the origin. */
const OPEN_BANANA =
  fill('M-46 -4Q-24 -16 0 -16T46 -4Q26 18 0 18T-46 -4Z', PEEL) +
  fill('M-46 -4Q-24 6 0 6T46 -4Q26 18 0 18T-46 -4Z', shade(PEEL, 0.12)) +
  line('M-26 -3H12', FLESH, 15)
/** Round slices, heaped on the origin. */
const SLICES =
  oval([-10, -2], 8, 5, FLESH) +
  oval([8, -1], 8, 5, FLESH) +
  oval([-1, -6], 8, 5, glow(FLESH, 0.4)) +
  line('M-1 -6h.1', PEEL, 2.4)
const BERRY =
  fill('M-10 0Q-12 -9 -5 -14 0 -18 5 -14 12 -9 10 0Z', RED) +
  line('M-5 -4h.1M4 -3h.1M0 -8h.1M-3 -12h.1M5 -9h.1', SUN.soft, 1.9)

export function listenToYourKnife(): string {
  const educator = mild({ ...ADULTS.lucie, view: 'front' }, { top: PLUM.base, legs: BARK.dark })
  const slicer = summer({ ...CAST.anh, view: 'front' }, { top: MAPLE.base, legs: WATER.deep })
  const listener = summer({ ...CAST.awa, view: 'front' }, { top: SUN.base, legs: PLUM.dark })
  const done = summer(CAST.rose, { top: FIR.base, legs: WATER.deep, cut: 'stripes', trim: FIR.pale, shoes: PAPER })
  const seat = (x: number) => fill(`M${x - 36} 300V222Q${x} 210 ${x + 36} 222V300Z`, WATER.base)
  const front = vary(POSES.standFront, { elbows: [1, -1] })
  const sleeve = glow(PLUM.base, 0.12)
  return frame(
    ['#e4eadf', '#f6f2e3'],
    once('c', SLICES) + once('k', knife([0, 0])) + once('b', BERRY),
    pane([236, 22], 132, 100, 'summer'),
    curtains([236, 22], 132, 100, '#d7a45b'),
    floor(190, FLOOR),
    seat(204) + seat(322),
    adult(educator, front, [90, 412], 258, { grip: { near: [58, 288], far: [126, 286] } }),
    face(FRONT_SMILE, [90, 170], 22.7),
    figure(slicer, vary(front, { lean: 12, nod: 18, stretch: 1.1 }), [200, 352], 190, {
      grip: { near: [184, 290], far: [258, 280] },
    }),
    face(FRONT_SMILE, [222, 199], 27.4, 24.6),
    figure(listener, vary(front, { nod: -7 }), [322, 352], 188, { grip: { near: [292, 290], far: [352, 290] } }),
    face(CLOSED + FRONT_SMILE, [319, 197], 27.1, -7),
    wheelchair([444, 356], PLUM.base, { mirror: true, scale: 1.2 }),
    figure(
      done,
      vary(POSES.sit, { hip: [0, -44], lean: 0, nod: -4, feet: pair(26, -14, 28, -14), elbows: [1, 1] }),
      [444, 356],
      170,
      {
        facing: -1,
        grip: { near: [408, 200], far: [394, 214] },
      },
    ),
    face(LAUGH, [446, 210], 24.5, 4, true),
    wheelchairWheel([444, 356], PLUM.base, { mirror: true, scale: 1.2 }),
    fill('M-6 262H388L410 344H-6Z', BARK.cut),
    fill('M-6 344H410V360H-6Z', shade(BARK.cut, 0.2)),
    // Two free hands.
    line('M66 244L58 286M116 243L126 285', sleeve, 15.5),
    line('M58 288L64 296M58 290L56 299M126 286L119 295M126 288L128 298', ADULTS.lucie.skin, 6),
    disc([58, 287], 8.2, ADULTS.lucie.skin) + disc([126, 286], 8.2, ADULTS.lucie.skin),
    bowl([34, 332], WATER.base, { scale: 1.6 }),
    line('M22 308Q16 320 20 332M36 312Q44 320 42 334', PEEL, 7),
    again('b', [92, 318], '', { turn: -20 }) + again('b', [114, 322], '', { turn: 12 }),
    place(OPEN_BANANA, [206, 300]) + again('c', [240, 302], ''),
    line('M182 257L184 284M252 247L258 276', CAST.anh.skin, 12.2),
    again('k', [254, 280], '', { turn: 152 }),
    disc([258, 278], 8.2, CAST.anh.skin),
    line('M178 290v8M185 292v8M192 291v7', CAST.anh.skin, 6) + disc([184, 287], 8.6, CAST.anh.skin),
    bowl([172, 342], FIR.base, { scale: 1.3 }) + again('c', [172, 326], ''),
    // Who guesses has laid the knife down.
    bowl([328, 338], ROSE.base, { scale: 1.3 }) + again('c', [328, 322], ''),
    again('k', [266, 336], '', { turn: -4 }) + again('k', [330, 276], '', { turn: 8 }),
    line('M282 292l26 4M292 284l26 4', PEAR, 9),
    bowl([380, 312], SUN.base, { scale: 1.15 }) +
      again('b', [374, 302], '') +
      again('c', [386, 299], '', { scale: 0.8 }),
  )
}

const BOARD = glow(CARDBOARD, 0.42)

/** A cardboard roll from the origin to the right, its end open. */
const TUBE =
  fill('M0 -13H48V13H0Q-5 0 0 -13Z', BOARD) +
  fill('M0 5H48V13H-1.500Z', shade(BOARD, 0.14)) +
  line('M12 -12L24 12', shade(CARDBOARD, 0.1), 2) +
  oval([48, 0], 5, 13, CREAM) +
  oval([48, 0], 3.4, 10, shade(CARDBOARD, 0.5))
/** One row of hollows of an egg box, its hinge at the origin. */
const JAW = 'M0 2H-58L-55 -10Q-52 -20 -46 -20T-37 -9Q-33 -20 -27 -20T-18 -9Q-14 -20 -8 -20T0 -8Z'
/** Of sticky tape. */
const TAPE = '#4f9fc4'

export function jammedInTheMachine(): string {
  const feeder = mild(CAST.kofi, { top: SUN.base, legs: WATER.deep, shoes: RED })
  const finder = mild(CAST.lea, { top: FIR.base, legs: PLUM.dark, shoes: PAPER, cut: 'stripes', trim: FIR.pale })
  const motor = mild(CAST.mei, { top: ROSE.base, legs: BARK.dark, shoes: PAPER })
  const builder = mild(CAST.sami, { top: PLUM.soft, legs: FIR.deep, shoes: PAPER })
  const educator = mild(ADULTS.minh, { top: MAPLE.base, legs: WATER.deep, shoes: PAPER })
  return frame(
    ['#e6e8e0', '#f6f1e3'],
    once('e', SHUT_EGG_BOX) + once('r', TUBE),
    pane([196, 20], 112, 84, 'winter'),
    floor(150, FLOOR),
    under([70, 222], 42, 5),
    wheelchair([70, 222], PLUM.base),
    figure(
      motor,
      vary(POSES.sit, { hip: [0, -38], lean: 2, feet: pair(26, -12, 28, -12), soles: [0, 0], elbows: [1, 1] }),
      [70, 222],
      140,
      {
        grip: { near: [104, 148], far: [112, 166] },
      },
    ),
    face(LAUGH, [72, 110], 20.2, 1),
    line('M120 146q8 4 2 12M130 140q10 10 2 24', MAPLE.dark, 2.8),
    wheelchairWheel([70, 222], PLUM.base),
    table([404, 226], 120, 62, BARK.cut, 14),
    figure(builder, vary(POSES.stand, { lean: 10, nod: 8, elbows: [1, 1] }), [446, 232], 142, {
      facing: -1,
      grip: { near: [410, 158], far: [404, 150] },
    }),
    again('r', [390, 174], '', { turn: -90, scale: 0.7 }) +
      line('M388 158h16', TAPE, 6) +
      disc([404, 157], 5.8, CAST.sami.skin),
    [354, 368, 382].map((x) => line(`M${x} 180v14`, TAPE, 6)).join(''),
    rug([244, 326], 232, 40, '#6f9aa3', '#5f8a94'),
    adult(educator, vary(POSES.heels, { lean: 24, nod: 4, elbows: [1, 1], stretch: 1.1 }), [206, 284], 196, {
      grip: { near: [254, 256], far: [288, 220] },
    }),
    face(line('M7 8h3', MOUTH, 2.2), [227, 177], 17.2, 17.2),
    `<circle cx="296" cy="221" r="9" stroke="${TAPE}" stroke-width="6"/>`,
    // From the mouth to the tray.
    again('e', [167, 336], '') + again('e', [240, 332], '') + again('e', [240, 307], ''),
    place(
      fill('M2 0L-56 0L-46 -38Z', shade(PULP, 0.6)) +
        place(fill(JAW, glow(PULP, 0.3)), [0, 0], { turn: 36 }) +
        place(fill(JAW, PULP), [0, 0], { turn: 180, mirror: true }),
      [222, 286],
    ),
    again('r', [214, 270], ''),
    again('r', [282, 334], '', { turn: -90, scale: 0.9 }),
    again('r', [318, 280], '', { turn: 84, scale: 0.86 }),
    again('r', [261, 270], '', { turn: 7 }),
    eggBox([318, 350], '', '', 0.62),
    fill('M300 268l10 -12 12 4 8 12 -10 12 -14 4 -8 -8Z', shade(CARDBOARD, 0.34)),
    line('M260 256V284M284 282V294', TAPE, 7),
    line('M304 250L300 242M314 248V238M324 250L329 243', RED, 3.2),
    figure(feeder, vary(POSES.prone, { stretch: 1.2 }), [88, 342], 170, { grip: { far: [166, 280] } }),
    fill('M160 264l22 -3 4 15 -22 4Z', CARDBOARD),
    face(SMILE, [122, 290], 24.5, -6.4),
    figure(finder, vary(POSES.prone, { stretch: 1.25 }), [406, 342], 170, { facing: -1, grip: { far: [334, 284] } }),
    face(mouth([11, 8], 2, 2.6), [372, 290], 24.5, 6.4, true),
    line('M332 283L321 275', CAST.lea.skin, 6),
  )
}

/** Of a wall, and of a line drawn with a heel. */
const [BRICK, HEEL] = ['#c58f72', '#8a6b4d']

export function bridgeOpensToEmptyHands(): string {
  const left = mild(CAST.idris, { top: PLUM.base, legs: WATER.deep, shoes: PAPER })
  const right = mild(CAST.lea, { top: SUN.base, legs: FIR.deep, shoes: RED })
  const passes = mild({ ...CAST.jasleen, view: 'front' }, { top: RED, legs: WATER.deep, shoes: PAPER })
  const lays = mild(CAST.emile, { top: WATER.base, legs: BARK.dark, shoes: MAPLE.dark })
  const crosses = mild(CAST.lila, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const educator = mild(ADULTS.pierre, { top: FIR.dark, legs: BARK.dark, shoes: BARK.deep })
  return frame(
    ['#bfe0ea', '#eff4dc'],
    cloud([250, 70], 120, PAPER, 0.9),
    woods(150, 56, '#b9d9a2', 7, 'round'),
    land([0, 160, 240, 152, 480, 158], '#a6d184'),
    land([0, 236, 160, 230, 320, 232, 480, 226], '#93c473'),
    tufts([172, 226], 9, '#6ea355', 4, 9),
    trunk([24, 264], 20, 52),
    crown([24, 36], 120, 74, FIR.soft, 5),
    // The bank of the moat.
    line('M-6 304Q200 282 450 230', HEEL, 6),
    // The swords sleep.
    stick([62, 280], [128, 270], 5, BARK.dark) + line('M92 275L104 264', BARK.dark, 3.4),
    stick([14, 278], [58, 288], 5, BARK.base),
    under([130, 272], 34, 4),
    figure(lays, vary(POSES.crouch, { lean: 30, elbows: [1, 1] }), [138, 272], 136, {
      facing: -1,
      grip: { near: [106, 272], far: [98, 270] },
    }),
    under([392, 254], 24, 4),
    figure(crosses, vary(POSES.balance, { lean: -2, feet: pair(-7, -4, 7, -4), stretch: 0.9 }), [394, 254], 116, {
      facing: -1,
    }),
    face(SMILE, [396, 161], 16.7, 1, true),
    fill('M446 40H490V330H446Z', BRICK),
    line(
      'M450 70H480M450 100H480M450 130H480M450 160H480M450 190H480M450 220H480M450 250H480M450 280H480M450 310H480',
      shade(BRICK, 0.14),
      2.4,
    ),
    under([436, 342], 46, 6),
    adult(educator, vary(POSES.kneel, { lean: 10, nod: 2, elbows: [1, 1] }), [446, 342], 206, {
      facing: -1,
      grip: { near: [382, 272], far: [412, 294] },
    }),
    line('M382 272h-12M383 270l-9 -6', ADULTS.pierre.skin, 5),
    face(SMILE, [438, 201], 18.1, -7, true),
    // The drawbridge.
    under([174, 342], 32, 5) + under([322, 342], 32, 5) + under([248, 352], 28, 5),
    figure(right, vary(POSES.stand, { lean: 10, nod: -20, elbows: [1, 1], stretch: 1.3 }), [326, 342], 186, {
      facing: -1,
      grip: { near: [250, 174], far: [244, 170] },
    }),
    face(LAUGH, [322, 194], 26.8, 14.5, true),
    figure(left, vary(POSES.stand, { lean: 10, nod: -20, elbows: [1, 1], stretch: 1.3 }), [170, 342], 186, {
      grip: { near: [246, 174], far: [252, 170] },
    }),
    face(LAUGH, [174, 194], 26.8, -14.5),
    figure(passes, vary(POSES.standFront, { elbows: [-1, 1], stretch: 1.1 }), [248, 352], 146, {
      grip: { near: [214, 256], far: [282, 256] },
    }),
    face(FRONT_SMILE, [248, 231.5], 21),
    [214, 282]
      .map(
        (x) =>
          line(`M${x - 5} 252l-4 -10M${x - 1} 250l-1 -12M${x + 3} 251l3 -11M${x + 6} 255l7 -7`, CAST.jasleen.skin, 4) +
          disc([x, 255], 8, CAST.jasleen.skin) +
          disc([x, 256], 4.4, glow(CAST.jasleen.skin, 0.35)),
      )
      .join(''),
  )
}

/** Of two mats and of a curtain, in the half-light. */
const [MAT, MAUVE, DRAPE] = ['#7fa0b8', '#a98fb4', '#5f6292']

export function laughGoesToBed(): string {
  const whispers = barefoot(mild(CAST.zoe, { top: ROSE.base, legs: PLUM.dark }))
  const fist = barefoot(mild(CAST.idris, { top: SUN.base, legs: FIR.deep }))
  const asleep = barefoot(mild(CAST.emile, { top: FIR.soft, legs: WATER.deep }))
  const small = barefoot(mild(BABIES.ines, { top: MAPLE.soft, legs: MAPLE.base }))
  const educator = barefoot(mild({ ...ADULTS.marc, view: 'front' }, { top: WATER.base, legs: BARK.dark }))
  return frame(
    ['#6e7299', '#9a94ab'],
    pane([190, 18], 100, 84, 'rain', '#c9c3c4'),
    fill('M150 12H222Q226 70 214 126H150ZM330 12H258Q254 70 266 126H330Z', DRAPE),
    line('M174 16V122M198 16V122M282 16V122M306 16V122', shade(DRAPE, 0.16), 4),
    line('M140 12H340', BARK.dark, 5),
    floor(150, '#7d6e80', '#938ca3'),
    fill('M216 150H264L330 360H150Z', SUN.pale, 0.14),
    napMat([96, 208], 172, MAT),
    figure(
      asleep,
      vary(POSES.lie, { nod: 24, hands: pair(-10, -16, -6, -16), feet: pair(40, -6, 42, -8) }),
      [104, 206],
      134,
    ),
    face(SIDE_CLOSED + SMILE, [58, 178], 19.3, -25.5),
    rabbit([26, 206], STONE.pale, { scale: 0.72 }),
    fill('M88 202Q90 180 112 178 150 178 172 190L174 204Z', PLUM.soft),
    napMat([392, 210], 156, MAUVE),
    toddler(small, vary(POSES.lie, { nod: 24, hands: pair(-10, -16, -6, -16) }), [376, 206], 124, { facing: -1 }),
    face(SIDE_CLOSED, [421, 179], 22.9, 25.5, true),
    fill('M396 204Q396 180 376 178 340 180 328 192L326 206Z', SUN.soft),
    bear([452, 208], SUN.dark, { scale: 0.7 }),
    under([240, 306], 74, 8),
    adult(educator, vary(POSES.tailorFront, { elbows: [1, -1], stretch: 1.06 }), [240, 300], 220, {
      grip: { near: [188, 272], far: [312, 260] },
    }),
    line('M309 261h15', ADULTS.marc.skin, 9),
    face(FRONT_SMILE, [240, 188], 19.4),
    line('M296 182q12 -14 24 0M300 204q9 -10 18 0M304 224q5 -6 10 0', SUN.soft, 3.4),
    napMat([98, 340], 204, MAT),
    figure(whispers, vary(POSES.tailor, { lean: 8, nod: 10, elbows: [1, 1] }), [84, 332], 168, {
      grip: { near: [126, 296], far: [150, 290] },
      holding: bear([136, 318], BARK.soft, { scale: 1.35, turn: -4 }),
    }),
    face(mouth([11.5, 8], 1.8, 2.2), [96, 248], 24.2, 14.4),
    line('M120 262l5 1M119 268l5 3', PAPER, 2.4),
    napMat([382, 342], 204, MAUVE),
    figure(fist, vary(POSES.lie, { nod: 44, hands: pair(-10, -16, -6, -16), elbows: [1, 1] }), [366, 334], 164, {
      facing: -1,
      grip: { near: [390, 278] },
    }),
    face(SMILE, [416, 298], 23.6, 5.5, true),
    disc([389, 276], 10, CAST.idris.skin),
    line('M382 272h9M381 277h10M383 282h8', shade(CAST.idris.skin, 0.35), 1.8),
    fill('M382 334Q384 306 360 304 320 306 300 322L296 336Z', WATER.soft),
  )
}
