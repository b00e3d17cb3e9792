import { adult, figure } from '../../../kit/figure.ts'
import { pair } from '../../../kit/geometry.ts'
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
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, barefoot, CAST, mild } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, hooks, pane, pinned, rug, shelf, table } from '../../../kit/room.ts'
import { again, disc, fill, line, once, oval, place } from '../../../kit/svg.ts'
import { antler, PULP, shoeAtSide } from '../../../kit/things.ts'
import { crayon, heart, under } from '../../../kit/toys.ts'
import { wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

const FLOOR = '#cda67d'

/** What a face does, in the coordinates of a head seen from its side, then of one turned to us. */
const SMILE = line('M6.500 8.500Q9.500 11 12.500 8', MOUTH, 1.8)
const LAUGH = mouth([10.6, 7.8], 3, 3.8)
const OH = mouth([11.4, 7.8], 2.6, 3.4)
const FRONT_SMILE = line('M-4.500 7.500Q0 11.500 4.500 7.500', MOUTH, 1.9)
const FRONT_LAUGH = mouth([0, 8], 4.8, 4.4)
const FRONT_OH = mouth([0, 8], 3.6, 4.4)

const front = vary(POSES.standFront, { elbows: [1, -1] })

const TABLE = '#e6cfa0'

/** A table that runs across the picture, from its far edge to its near one. */
const counter = (y: number, color: string) =>
  fill(`M-6 ${y}H486V340H-6Z`, color) + fill('M-6 338H486V362H-6Z', shade(color, 0.2))

/** A fat button with four holes. */
const BUTTON =
  oval([0, 0], 15, 10, 'currentColor') +
  oval([0, -0.6], 11, 6.8, INK, 0, 0.16) +
  line('M-3.400 -2.400h.1M3.400 -2.400h.1M-3.400 2h.1M3.400 2h.1', PAPER, 2.8)

/** Half an egg box seen from above, the inside of its lid laid open towards us; the hinge is at the origin. */
const hotel = (far: string, near: string) => {
  const holes = (y: number, step: number) =>
    [-1, 0, 1]
      .map(
        (k) => oval([k * step, y], 18.5, 11.5, shade(PULP, 0.5)) + oval([k * step, y + 2], 15, 8.6, shade(PULP, 0.32)),
      )
      .join('')
  return (
    fill('M-72 -56H72L80 0H-80Z', glow(PULP, 0.3)) +
    holes(-41, 46) +
    far +
    holes(-15, 50) +
    near +
    fill('M-32 -21L-26 -38 -17 -21ZM17 -21L26 -38 32 -21Z', PULP) +
    fill('M-82 2H82L90 46Q90 50 84 50H-84Q-90 50 -90 46Z', PULP) +
    fill('M-72 9H72L77 38H-77Z', shade(PULP, 0.2)) +
    line('M-82 3H82', shade(PULP, 0.4), 2.4)
  )
}

/** A big die whose front edge is on the origin: a four on top, a two before us, a one on its side. */
const DIE =
  fill('M-22 -38L-10 -56H34L22 -38Z', glow(RED, 0.2)) +
  fill('M22 -38L34 -56V-16L22 0Z', shade(RED, 0.3)) +
  fill('M-22 -38H22V0H-22Z', RED) +
  oval([-5, -42.5], 4.2, 2.8, PAPER) +
  oval([18, -42.5], 4.2, 2.8, PAPER) +
  oval([-1, -51.5], 4.2, 2.8, PAPER) +
  oval([24, -51.5], 4.2, 2.8, PAPER) +
  disc([-11, -28], 4.2, PAPER) +
  disc([11, -10], 4.2, PAPER) +
  oval([28, -28], 3, 4.6, PAPER)

export function hotelIsFilling(): string {
  const lays = mild({ ...CAST.lila, view: 'front' }, { top: SUN.base, legs: PLUM.dark })
  const stops = mild({ ...CAST.theo, view: 'front' }, { top: WATER.base, legs: BARK.dark })
  const educator = mild({ ...ADULTS.nadia, view: 'front' }, { top: FIR.base, legs: BARK.dark })
  return frame(
    ['#e8e4d6', '#f6f1e3'],
    once('b', BUTTON),
    pane([26, 18], 100, 76, 'winter'),
    curtains([26, 18], 100, 76, '#8fb0a4'),
    pinned([232, 26], 50, 42, [PLUM.base, SUN.base, RED], 4),
    floor(178, FLOOR),
    shelf([206, 184], 62, 62, [['books'], ['basket']]),
    figure(lays, vary(front, { stretch: 1.4 }), [150, 312], 196, {
      grip: { near: [82, 246], far: [188, 212] },
      holding: counter(214, TABLE),
    }),
    face(FRONT_SMILE, [150, 150], 28.2),
    figure(stops, vary(front, { elbows: [1, -1], stretch: 1.55 }), [318, 312], 196, {
      grip: { near: [268, 240], far: [310, 246] },
      holding: fill('M240 214H386V336H240Z', TABLE),
    }),
    face(FRONT_LAUGH, [318, 150], 28.2),
    adult(educator, vary(front, { stretch: 1.1 }), [434, 366], 262, {
      grip: { near: [414, 240], far: [454, 240] },
      holding: fill('M392 214H486V338H392Z', TABLE) + fill('M392 338H486V362H392Z', shade(TABLE, 0.2)),
    }),
    face(FRONT_SMILE, [434, 121], 23.1),
    under([176, 328], 96, 8),
    place(
      hotel(
        again('b', [0, -44], ROSE.base),
        again('b', [-50, -17], FIR.base) + again('b', [0, -17], PLUM.base) + again('b', [50, -17], MAPLE.base),
      ),
      [172, 276],
    ),
    // The fourth goes to bed.
    line('M188 213L176 226M190 214L187 229', lays.skin, 6) + disc([188, 212], 8.4, lays.skin),
    again('b', [62, 262], WATER.deep) + again('b', [52, 282], RED),
    under([330, 294], 30, 5),
    place(DIE, [324, 294]),
    line('M366 262q7 6 8 14M372 286q2 6 0 12', MAPLE.dark, 3),
  )
}

/** A playing card upright on the origin: the five of hearts. */
const FIVE =
  fill('M-22 -31Q-22 -34 -19 -34H19Q22 -34 22 -31V31Q22 34 19 34H-19Q-22 34 -22 31Z', PAPER) +
  line('M-22 -31Q-22 -34 -19 -34H19Q22 -34 22 -31V31Q22 34 19 34H-19Q-22 34 -22 31Z', BARK.soft, 1.4) +
  line(
    'M-13 -29H-17V-24.500Q-12.500 -25.500 -12.500 -21.500 -13 -18.500 -17 -19.500M17 19.500H13V24Q17.500 23 17.500 27 17 30 13 29',
    RED,
    2.4,
  ) +
  heart([-8, -12], 0.62, RED) +
  heart([8, -12], 0.62, RED) +
  heart([0, 0], 0.62, RED) +
  heart([-8, 13], 0.62, RED) +
  heart([8, 13], 0.62, RED)
/** The back of a card lying on the floor. */
const BACK =
  fill('M-15 -8H15L18 8H-18Z', PAPER) +
  fill('M-12 -6H12L14.500 6H-14.500Z', WATER.base) +
  line('M-8 -5L9 5M0 -5L13 3M8 -5L-9 5M0 -5L-13 3', WATER.pale, 1.2)

export function numberOnMyForehead(): string {
  const holds = mild({ ...CAST.zoe, view: 'front' }, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const helps = mild(
    { ...CAST.kofi, view: 'back' },
    { top: RED, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: ROSE.soft },
  )
  const other = mild(CAST.jasleen, { top: FIR.base, legs: BARK.dark, shoes: PAPER })
  const fingers = mild(CAST.rose, { top: PLUM.base, legs: FIR.deep, shoes: PAPER })
  const educator = mild({ ...ADULTS.pierre, view: 'front' }, { top: MAPLE.base, legs: BARK.dark })
  const eyes =
    oval([-5.4, -0.6], 4.6, 4.8, PAPER) +
    oval([5.4, -0.6], 4.6, 4.8, PAPER) +
    disc([-3, -2.8], 2.4, INK) +
    disc([3, -2.8], 2.4, INK)
  return frame(
    ['#e3e7e0', '#f5f1e4'],
    pane([14, 12], 78, 58, 'autumn'),
    floor(146, FLOOR),
    shelf([186, 150], 92, 64, [
      ['blocks', 'books'],
      ['basket', 'bin'],
    ]),
    rug([240, 276], 236, 76, '#c5d3da', '#93abba'),
    adult(educator, vary(POSES.tailorFront, { nod: 6, elbows: [1, -1] }), [396, 190], 190, {}),
    face(FRONT_SMILE, [398, 93], 16.7, 6),
    under([338, 240], 36, 5) + under([450, 240], 30, 5),
    figure(other, vary(POSES.tailor, { elbows: [1, 1], nod: -6 }), [334, 240], 126, {
      grip: { near: [354, 164] },
    }),
    face(SMILE, [334, 176], 18.2, -4.9),
    fill('M352 146l7 2 -4 24 -7 -2Z', PAPER) + disc([356, 164], 5.4, other.skin),
    figure(fingers, vary(POSES.tailor, { elbows: [1, 1] }), [452, 240], 126, {
      facing: -1,
      grip: { near: [414, 192] },
    }),
    face(LAUGH, [449, 176], 18.2, -7.1, true),
    line('M413 190L404 179M414 189L411 175M416 189L419 176', fingers.skin, 4),
    under([122, 274], 66, 7),
    figure(holds, vary(POSES.tailorFront, { elbows: [-1, 1], stretch: 1.15 }), [122, 272], 192, {
      grip: { near: [94, 150], far: [150, 150] },
    }),
    face(eyes + FRONT_OH, [122, 174], 27.6),
    place(FIVE, [122, 128]),
    line('M96 148L105 143M148 148L139 143', holds.skin, 6),
    under([254, 350], 60, 6),
    figure(helps, vary(POSES.tailorFront, { lap: false, elbows: [-1, 1], stretch: 1.4 }), [254, 346], 188, {
      grip: { near: [214, 208], far: [294, 208] },
    }),
    place(antler([0, 0], helps.skin), [214, 204], { scale: 0.86, mirror: true }),
    place(antler([0, 0], helps.skin), [294, 204], { scale: 0.86 }),
    place(BACK, [186, 318], { turn: 9, scale: 1.2 }) +
      place(BACK, [187, 315], { turn: -12, scale: 1.2 }) +
      place(BACK, [186, 312], { turn: 2, scale: 1.2 }),
  )
}

/** A card that gives dances, its tabs hanging: `tabs` says which still hold. */
const coupon = (color: string, tabs: readonly number[], art: string) =>
  fill('M-28 -36H28V30H-28Z', color) +
  line('M-27 31H27', glow(color, 0.5), 4) +
  fill(tabs.map((x) => `M${x} 30h9.500v30h-9.500Z`).join(''), glow(color, 0.5)) +
  art

export function tearATab(): string {
  const gave = mild(CAST.fatou, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const tears = mild(
    { ...CAST.anh, view: 'front' },
    { top: FIR.base, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: FIR.pale },
  )
  const left = mild(CAST.maika, { top: WATER.base, legs: BARK.dark, shoes: PAPER })
  const right = mild(CAST.emile, { top: PLUM.base, legs: FIR.deep, shoes: PAPER })
  const far = mild({ ...CAST.lea, view: 'front' }, { top: ROSE.base, legs: BARK.dark, shoes: PAPER })
  const educator = mild({ ...ADULTS.lucie, view: 'front' }, { top: PLUM.dark, legs: BARK.dark })
  return frame(
    ['#f3dfdc', '#f9f0e4'],
    pane([24, 14], 88, 66, 'winter'),
    line('M150 22Q300 62 462 18', BARK.soft, 2),
    heart([216, 44], 1.5, RED) + heart([300, 49], 1.5, PLUM.base) + heart([384, 43], 1.5, SUN.base),
    floor(140, FLOOR),
    oval([240, 270], 236, 78, '#c98f86') + oval([240, 270], 216, 69, '#ecd9cd'),
    adult(educator, vary(POSES.tailorFront, { elbows: [1, -1] }), [400, 214], 190, {}),
    face(FRONT_OH, [400, 117], 16.7),
    under([86, 222], 44, 5),
    figure(far, vary(POSES.tailorFront, { elbows: [1, -1] }), [86, 220], 144, {}),
    face(FRONT_OH, [86, 147], 20.7),
    under([46, 326], 50) + under([436, 326], 50),
    figure(left, vary(POSES.tailor, { elbows: [1, 1] }), [42, 324], 160, {}),
    face(OH, [46.2, 243], 23.1, 7.1),
    figure(right, vary(POSES.tailor, { elbows: [1, 1] }), [440, 324], 160, { facing: -1 }),
    face(OH, [436, 243], 23.1, -7.1, true),
    fill('M62 292l22 -6 4 15 -22 6Z', PLUM.base) + line('M72 305l2 7M79 303l2 7M86 301l2 7', PLUM.soft, 4),
    fill('M396 286l22 6 -4 15 -22 -6Z', WATER.base) + line('M394 302l-2 7M401 304l-2 7M408 306l-2 7', WATER.soft, 4),
    under([170, 336], 34, 5) + under([316, 338], 36, 5),
    figure(gave, vary(POSES.jump, { lean: 2, feet: pair(-8, -4, 14, -14), stretch: 1.1 }), [166, 338], 172, {
      grip: { near: [118, 196], far: [214, 178] },
    }),
    face(LAUGH, [166, 194], 24.8, -4.9),
    figure(tears, vary(front, { elbows: [-1, 1], feet: pair(-10, -4, 12, -4), stretch: 1.25 }), [316, 340], 182, {
      grip: { near: [280, 250], far: [366, 176] },
    }),
    face(FRONT_LAUGH, [316, 190], 26.3),
    place(
      coupon(
        RED,
        [-27, -16, -5, 17],
        place(shoeAtSide(SUN.base, PAPER), [0, 18], { scale: 1.1 }) +
          fill('M-19 -30l10 -2 8 3 10 -3 8 3 -1 18 -9 1 -8 -2 -9 2 -8 -2Z', FIR.base) +
          line('M-14 -23H13M-14 -16H13', FIR.pale, 3),
      ),
      [254, 240],
      { turn: -5, scale: 1.14 },
    ),
    disc([287, 250], 7.6, tears.skin),
    place(fill('M-6 -34H6V4L2 1 -2 4 -6 2Z', glow(RED, 0.5)), [366, 170], { turn: 14 }),
    disc([366, 176], 7.6, tears.skin),
    line('M354 150l-9 -4M358 138l-6 -8', MAPLE.dark, 3),
  )
}

/** An envelope whose back is turned to us, its flap up; `art` hides under the flap. */
const opened = (art: string) =>
  fill('M-34 0L-6 -34Q0 -40 6 -34L34 0Z', CREAM) +
  art +
  fill('M-34 0H34V42H-34Z', glow(CREAM, 0.3)) +
  line('M-33 1L0 24 33 1M-33 41L-8 18M33 41L8 18', BARK.pale, 2)

/** A sock in stripes: its ankle at the origin, its leg up, its toe to the right. */
const SOCK = line('M0 -30V0L14 2', 'currentColor', 16) + line('M-6 -28H6M-6 -16H6M-6 -4L6 -5M10 -4V8', PAPER, 4.6)

export function forTheStripedSocks(): string {
  const postman = mild(CAST.awa, { top: WATER.base, legs: BARK.dark, shoes: PAPER })
  const wears = barefoot(mild(CAST.noah, { top: FIR.base, legs: WATER.deep }))
  const opens = mild({ ...CAST.lea, view: 'front' }, { top: PLUM.base, legs: FIR.deep, shoes: PAPER })
  const wheels = mild(CAST.emile, { top: ROSE.base, legs: BARK.dark, shoes: PAPER })
  const educator = mild({ ...ADULTS.minh, view: 'front' }, { top: MAPLE.base, legs: BARK.dark })
  return frame(
    ['#ebe1dc', '#f7efe3'],
    once('k', SOCK),
    hooks([22, 24], 42, [RED, '', PLUM.base]),
    pane([350, 12], 92, 70, 'winter'),
    floor(140, FLOOR),
    rug([240, 276], 236, 76, '#cfd6c2', '#a6b393'),
    under([88, 216], 60, 6),
    adult(educator, vary(POSES.tailorFront, { elbows: [1, -1] }), [88, 214], 196, { grip: { far: [92, 137] } }),
    face(FRONT_SMILE, [88, 114], 17.3),
    line('M91 136L89 120', shade(educator.skin, 0.1), 4.4),
    under([400, 226], 40, 5),
    wheelchair([404, 224], WATER.base, { mirror: true, scale: 0.84 }),
    figure(wheels, vary(POSES.sit, { hip: [0, -37], nod: 4, feet: pair(26, -12, 28, -12) }), [404, 224], 128, {
      facing: -1,
      grip: { near: [374, 164], far: [370, 160] },
    }),
    face(SMILE, [401, 123], 18.5, -5.1, true),
    place(fill('M-15 -10H15V10H-15Z', CREAM) + line('M-5 0H5', FIR.base, 6), [362, 160], { turn: 8 }),
    disc([373, 164], 5.4, wheels.skin),
    wheelchairWheel([404, 224], WATER.base, { mirror: true, scale: 0.84 }),
    under([270, 222], 50, 5),
    figure(opens, vary(POSES.tailorFront, { elbows: [1, -1], stretch: 1.1 }), [270, 220], 158, {
      grip: { near: [240, 206], far: [294, 176] },
      holding: place(
        opened(
          disc([0, -15], 7, SUN.base) + line('M0 -28v-3M-12 -14h-3M12 -14h3M-9 -24l-2 -2M9 -24l2 -2', SUN.base, 2.4),
        ),
        [270, 192],
        { scale: 0.9 },
      ),
    }),
    face(FRONT_SMILE, [270, 139], 22.8),
    under([380, 344], 56, 6),
    figure(
      wears,
      vary(POSES.floor, { lean: -22, nod: 18, hands: pair(-26, -6, -22, -6), elbows: [1, 1] }),
      [374, 342],
      180,
      { facing: -1, step: { near: [314, 296], far: [330, 262] } },
    ),
    face(LAUGH, [391, 254], 26, -5.9, true),
    again('k', [330, 262], shade(RED, 0.2), { turn: 118, mirror: true }),
    again('k', [314, 296], RED, { turn: 106, mirror: true }),
    under([124, 346], 56, 6),
    figure(postman, vary(POSES.kneel, { elbows: [1, 1], stretch: 1.35 }), [120, 344], 178, {
      grip: { near: [184, 288], far: [190, 254] },
    }),
    face(OH, [133, 232], 25.7, 14.6),
    place(
      fill('M-46 -30H46V30H-46Z', CREAM) +
        line('M-46 -30H46V30H-46Z', BARK.pale, 2) +
        again('k', [-18, 8], RED, { scale: 0.84 }) +
        again('k', [14, 8], RED, { scale: 0.84 }),
      [228, 270],
      { turn: -6 },
    ),
    disc([185, 286], 7.6, postman.skin),
    crayon([70, 346], RED, { turn: -14 }) + crayon([42, 330], SUN.base, { turn: 20 }) + crayon([60, 318], PLUM.base),
  )
}

/** A crumpled ball of tissue paper. */
const BUMP =
  oval([1, 8], 13, 4, INK, 0, 0.2) +
  fill('M-12 4L-13 -5 -6 -12 3 -13 11 -8 14 1 9 9 -3 11Z', 'currentColor') +
  line('M-9 -3L-2 -8 2 -3 8 -6M-4 5L1 1 7 5', INK, 1.6, 0.35)

/** Cheeks full of breath, seen from the side. */
const BLOWS = (skin: string) =>
  disc([11, 6.5], 7, skin) + disc([9.5, 6.5], 4.8, '#d9644f', 0.4) + oval([17, 7.4], 1.6, 2, MOUTH)
const SHUT = line('M5 -1q3 3.200 6.500 0', INK, 1.8)

export function fingerOnTheBump(): string {
  const tells = mild(CAST.maika, { top: SUN.base, legs: PLUM.dark })
  const touches = mild(CAST.noah, { top: FIR.base, legs: BARK.dark })
  const squeezes = mild({ ...CAST.anh, view: 'front' }, { top: PLUM.base, legs: BARK.dark, shoes: PAPER })
  const beside = mild({ ...CAST.awa, view: 'front' }, { top: ROSE.base, legs: FIR.deep, shoes: PAPER })
  const educator = mild(ADULTS.helene, { top: WATER.base, legs: BARK.dark })
  return frame(
    ['#e6e9dc', '#f6f2e4'],
    once('b', BUMP),
    pane([22, 14], 100, 76, 'spring'),
    curtains([22, 14], 100, 76, '#d6a25a'),
    floor(150, FLOOR),
    figure(squeezes, front, [208, 212], 132, { grip: { near: [198, 150], far: [220, 164] } }),
    face(FRONT_SMILE, [208, 103], 19.1),
    figure(beside, front, [286, 212], 132, { grip: { near: [272, 168], far: [296, 168] } }),
    face(FRONT_SMILE, [286, 103], 19.1),
    adult(educator, vary(POSES.kneel, { lean: 16, nod: 4, elbows: [1, 1], stretch: 1.2 }), [366, 222], 200, {
      facing: -1,
      grip: { near: [308, 144] },
    }),
    face(SMILE, [349, 87.5], 17.6, -12.8, true),
    table([246, 230], 160, 62, BARK.cut, 16),
    fill('M256 170H306L310 180H252Z', SUN.soft) +
      again('b', [270, 173], WATER.base, { scale: 0.5 }) +
      again('b', [292, 173], RED, { scale: 0.5 }),
    line('M192 144L186 136M196 142L196 132M200 144L207 136', MAPLE.base, 5) + disc([197, 149], 7, squeezes.skin),
    figure(tells, vary(POSES.stand, { lean: 4, nod: 4, elbows: [1, 1], stretch: 1.1 }), [100, 372], 232, {
      grip: { near: [172, 262], far: [184, 238] },
    }),
    face(BLOWS(tells.skin), [108, 187], 33.5, 6.2),
    figure(touches, vary(POSES.stand, { lean: 4, nod: 2, elbows: [1, 1], stretch: 1.4 }), [384, 372], 232, {
      facing: -1,
      grip: { near: [298, 222] },
    }),
    face(SHUT + SMILE, [377, 187], 33.5, -4.2, true),
    counter(278, TABLE),
    line('M152 198q9 -3 15 3M150 208q14 -1 22 8M146 217q10 3 14 10', WATER.soft, 3),
    fill('M176 230H304L324 272H160Z', glow(ROSE.soft, 0.6)) + line('M240 230V272M168 251H314', ROSE.base, 1.4, 0.4),
    again('b', [200, 254], RED, { scale: 1.25 }) +
      again('b', [238, 240], SUN.base, { scale: 1.25 }) +
      again('b', [274, 252], PLUM.base, { scale: 1.25 }),
    line('M170 260L183 254M181 239L193 234', tells.skin, 7) +
      disc([169, 261], 9, tells.skin) +
      disc([179, 240], 8.4, tells.skin),
    line('M297 224L280 240', touches.skin, 6.4) + disc([299, 222], 9, touches.skin),
    // The glue in its lid, what is left to squeeze.
    oval([98, 313], 23, 10, shade(WATER.base, 0.2)) +
      oval([98, 309], 23, 10, WATER.base) +
      oval([98, 309], 18, 7, PAPER),
    fill('M356 298l40 -4 6 20 -40 5Z', SUN.soft) + fill('M386 306l38 4 -4 20 -40 -4Z', FIR.pale),
  )
}
