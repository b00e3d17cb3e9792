import { FRONT_LAUGH, FRONT_SMILE, SIDE_LAUGH, SIDE_OH, SIDE_SMILE } from '../../../kit/faces.ts'
import { adult, figure, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { face, mouth } from '../../../kit/head.ts'
import { frame } from '../../../kit/landscape.ts'
import {
  BARK,
  CARDBOARD,
  FIR,
  glow,
  INK,
  MAPLE,
  MOUTH,
  PAPER,
  PLUM,
  RED,
  ROSE,
  SKIN,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, BABIES, CAST, mild } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { chair, curtains, floor, pane, pinned, rug, shelf } from '../../../kit/room.ts'
import { again, dashes, disc, fill, line, type Options, once, oval, place } from '../../../kit/svg.ts'
import { antler, musicNote } from '../../../kit/things.ts'
import { crayon, doll, under } from '../../../kit/toys.ts'
import { wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

const FLOOR = '#cda77e'
/** Of a bare wall that runs towards us. */
const SIDE_WALL = '#d5d6c9'

/** A laugh that shuts the eyes. */
const SIDE_GIGGLE = SIDE_LAUGH + line('M4.500 -2q3 -4 6 0', INK, 1.8)
/** A grimace: the tongue well out. */
const SIDE_TONGUE = mouth([11, 7.2], 2.8, 3) + line('M12 8.500L16 12', ROSE.base, 4.4)
/** An effort: the brow low, the teeth shut. */
const SIDE_PUSH =
  line('M4.500 -4L10.500 -1.500', INK, 1.9) + line('M8 8.500H13', MOUTH, 3.4) + line('M9 8.500H12', PAPER, 1.4)

/** A hand laid flat, its palm on the origin, its fingers to the right. */
const flatHand = (at: Point, skin: string, options: Options = {}) =>
  place(line('M3 -4L13 -6M5 -1L16 -1M4 2L14 4M0 4L5 9', skin, 4.2) + oval([0, 0], 7.6, 6.4, skin), at, options)

/** A thin piece of cardboard with somebody drawn on it: the lines of the body, without its face. */
const CARD =
  fill('M-33 -46H39V56H-33Z', INK, 0.16) +
  fill('M-36 -50H36V52H-36Z', glow(CARDBOARD, 0.66)) +
  '<circle cy="-23" r="19" stroke="currentColor" stroke-width="3"/>' +
  line('M-12 -4Q-20 14 -15 30H15Q20 14 12 -4M-16 6L-28 -2M16 6L28 -2M-7 30V45H-12M7 30V45H12', 'currentColor', 3)

const CONTENT = 'M-7 -27h.1M7 -27h.1M-9 -18Q0 -9 9 -18'
const CROSS = 'M-13 -35L-4 -29M13 -35L4 -29M-7 -24h.1M7 -24h.1M-9 -11Q0 -20 9 -11'

const friend = (at: Point, color: string, look: string, sign: string, options: Options = {}) =>
  again('c', at, color, options) + place(line(look, color, 3.6) + sign, at, options)

export function angryStaysOnTheBench(): string {
  const steady = mild(CAST.awa, { top: SUN.base, legs: PLUM.dark })
  const helper = mild(
    { ...CAST.theo, view: 'front' },
    { top: FIR.base, legs: WATER.deep, cut: 'stripes', trim: FIR.pale },
  )
  const pusher = mild({ ...CAST.mei, view: 'front' }, { top: ROSE.base, legs: BARK.dark })
  const educator = mild(ADULTS.helene, { top: PLUM.base, legs: BARK.dark })
  const sleeve = (d: string, top: string, width: number) => line(d, glow(top, 0.12), width)
  return frame(
    ['#e7e4d6', '#f6f1e2'],
    once('c', CARD),
    pane([196, 10], 96, 70, 'autumn'),
    curtains([196, 10], 96, 70, '#c98f78'),
    pinned([384, 30], 52, 44, [ROSE.base, SUN.base, WATER.base], 4),
    floor(168, FLOOR),
    shelf([14, 168], 84, 92, [
      ['books', 'plant'],
      ['basket', 'rings'],
    ]),
    figure(steady, vary(POSES.stand, { lean: 8, nod: 14, elbows: [1, 1] }), [46, 284], 190, {
      grip: { near: [66, 220], far: [84, 206] },
    }),
    face(SIDE_LAUGH, [61.4, 134], 27.3, 18.4),
    figure(helper, vary(POSES.standFront, { elbows: [1, -1], nod: 4 }), [154, 278], 188, {
      grip: { near: [126, 208], far: [182, 208] },
    }),
    face(FRONT_LAUGH, [156, 123], 27, 4),
    figure(pusher, vary(POSES.standFront, { elbows: [1, -1], stretch: 1.06 }), [252, 278], 188, {
      grip: { near: [226, 206], far: [278, 226] },
    }),
    face(FRONT_SMILE, [252, 123], 27),
    adult(educator, vary(POSES.stand, { lean: 10, nod: 14, elbows: [1, 1] }), [424, 352], 256, {
      facing: -1,
      grip: { near: [380, 226], far: [350, 204] },
    }),
    face(SIDE_SMILE, [403, 123], 22.5, -19.5, true),
    // The table, its bench of cardboard, and those who lie there.
    fill('M-10 192H490V372H-10Z', FIR.mist) + line('M-10 192H490', shade(FIR.mist, 0.14), 3),
    fill('M34 214H410L416 328H28Z', INK, 0.14),
    fill('M34 206H408L414 320H26Z', CARDBOARD) +
      line('M158 207L154 319M284 207L287 319', shade(CARDBOARD, 0.3), 3) +
      line('M27 320H413', shade(CARDBOARD, 0.22), 4),
    friend([76, 262], WATER.deep, CONTENT, disc([0, 14], 7.5, WATER.base)),
    friend([152, 264], RED, CROSS, fill('M-7 7H7V21H-7Z', RED), { turn: -2 }),
    friend([229, 262], FIR.dark, CONTENT, fill('M0 6L8.500 21H-8.500Z', FIR.base), { turn: 1 }),
    friend([350, 258], PLUM.dark, CONTENT, fill('M0 4l3 7h7l-6 4 2 7 -6 -4 -6 4 2 -7 -6 -4h7Z', SUN.dark), { turn: 9 }),
    // The hands that make room.
    sleeve('M264 176L278 226', ROSE.base, 14.7),
    place(flatHand([0, 0], CAST.mei.skin, { scale: 1.25 }), [274, 230], { turn: 168 }),
    sleeve('M228 190L226 202', ROSE.base, 14.7) + disc([226, 206], 7.8, CAST.mei.skin),
    sleeve('M128 192L126 204', FIR.base, 14.7) + disc([126, 208], 7.8, CAST.theo.skin),
    sleeve('M180 192L182 204', FIR.base, 14.7) + disc([182, 208], 7.8, CAST.theo.skin),
    sleeve('M52 196L64 216', SUN.base, 14.8) + disc([66, 220], 7.9, CAST.awa.skin),
    sleeve('M400 190L383 222', PLUM.base, 15.4) + disc([380, 228], 8.2, ADULTS.helene.skin),
    line('M380 228L371 235M382 230L375 240', ADULTS.helene.skin, 5),
    line('M291 222h10M292 234h8M289 246h10', MAPLE.dark, 3),
    crayon([96, 346], RED, { turn: -8, scale: 1.4 }),
    crayon([134, 342], WATER.base, { turn: 14, scale: 1.4 }),
    crayon([436, 250], FIR.base, { turn: 70, scale: 1.4 }),
    crayon([300, 346], PLUM.base, { turn: 6, scale: 1.4 }),
  )
}

export function twoTapsOnTheFloor(): string {
  const girl = mild(CAST.maika, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const boy = mild(CAST.emile, { top: WATER.base, legs: BARK.dark, shoes: RED, cut: 'stripes', trim: WATER.pale })
  const educator = mild(ADULTS.lucie, { top: MAPLE.base, legs: FIR.deep, shoes: PAPER })
  const left = mild(CAST.noah, { top: RED, legs: WATER.deep, shoes: PAPER })
  const right = mild(CAST.lila, { top: FIR.base, legs: BARK.dark, shoes: PAPER })
  return frame(
    ['#e2e7e6', '#f5f1e3'],
    pane([44, 14], 104, 76, 'spring'),
    curtains([44, 14], 104, 76, '#8fb0a4'),
    pinned([232, 30], 52, 44, [ROSE.base, SUN.base, WATER.base], 4),
    floor(150, FLOOR),
    shelf([376, 150], 90, 62, [
      ['books', 'ball'],
      ['basket', 'rings'],
    ]),
    under([176, 232], 44, 5) + under([284, 232], 44, 5),
    figure(left, vary(POSES.tailor, { elbows: [-1, 1], stretch: 1.2 }), [170, 230], 134, {
      grip: { near: [174, 140], far: [204, 160] },
    }),
    antler([206, 158], CAST.noah.skin),
    face(SIDE_TONGUE, [174, 162], 19.4, 7.1),
    figure(right, vary(POSES.tailor, { elbows: [-1, 1], stretch: 1.2 }), [290, 230], 134, {
      facing: -1,
      grip: { near: [286, 140], far: [256, 160] },
    }),
    antler([254, 158], CAST.lila.skin, true),
    face(SIDE_TONGUE, [286, 162], 19.4, -7.1, true),
    under([398, 330], 62, 7),
    adult(educator, vary(POSES.tailor, { lean: 2, nod: 2, elbows: [1, 1] }), [410, 328], 214, { facing: -1 }),
    face(SIDE_SMILE, [407, 219], 18.9, -3.1, true),
    under([312, 342], 46, 6),
    figure(
      boy,
      vary(POSES.floor, {
        lean: 6,
        nod: -2,
        elbows: [1, 1],
        feet: pair(17, -4, 22, -4),
        hands: pair(19, -23, 22, -22),
      }),
      [322, 340],
      146,
      { facing: -1 },
    ),
    face(SIDE_SMILE, [317, 266], 21, -1.3, true),
    under([108, 344], 56, 6),
    figure(girl, vary(POSES.tailor, { lean: 15, nod: -8, elbows: [1, 1], stretch: 1.14 }), [98, 342], 168, {
      grip: { near: [146, 333], far: [128, 312] },
    }),
    flatHand([150, 335], CAST.maika.skin, { scale: 1.15, turn: 6 }),
    face(SIDE_LAUGH, [111, 258], 24.2, 0.3),
    line('M146 318Q159 310 170 321M150 306Q169 300 182 316', MAPLE.dark, 3.2),
  )
}

/** A yellow bus that passes, drawn in the coordinates of a window. */
const yellowBus = (at: Point) =>
  place(
    fill('M0 0V-30Q0 -34 4 -34H58V-22H68Q74 -22 74 -14V0Z', SUN.base) +
      line('M6 -24h9M20 -24h9M34 -24h9M48 -24h4', WATER.pale, 8) +
      line('M0 -11H74', INK, 2) +
      disc([16, 0], 6.5, INK) +
      disc([58, 0], 6.5, INK),
    at,
  )

export function fearDoesNotDrive(): string {
  const driver = mild(CAST.fatou, { top: FIR.base, legs: WATER.deep, shoes: PAPER })
  const climber = mild(CAST.emile, { top: RED, legs: WATER.deep, shoes: MAPLE.deep })
  const far = mild(CAST.sami, { top: WATER.base, legs: BARK.dark, shoes: PAPER })
  const near = mild(CAST.zoe, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const back = mild(CAST.jasleen, { top: MAPLE.base, legs: FIR.deep, shoes: PAPER })
  const educator = mild(ADULTS.minh, { top: PLUM.base, legs: BARK.dark, shoes: PAPER })
  const seated = vary(POSES.sit, { hip: [0, -27], hands: pair(24, -60, 30, -58), elbows: [1, 1] })
  return frame(
    ['#e4e6da', '#f5f1e1'],
    pane([218, 14], 132, 84, 'summer', PAPER, yellowBus([30, 70])),
    floor(158, FLOOR),
    under([60, 242], 34, 5),
    chair([54, 240], SUN.base, { scale: 1.35 }),
    adult(educator, vary(seated, { hip: [0, -25] }), [54, 240], 196, {}),
    face(SIDE_SMILE, [56.4, 97.5], 17.3, 1.1),
    under([176, 242], 28, 4),
    chair([172, 240], SUN.base, { scale: 0.86 }),
    figure(far, seated, [172, 240], 136),
    face(SIDE_OH, [174, 146], 19.7, 1.1),
    under([346, 268], 34, 5),
    chair([338, 266], SUN.base, { scale: 0.92 }),
    figure(driver, vary(seated, { hands: pair(26, -48, 31, -50) }), [338, 266], 148),
    `<ellipse cx="383" cy="192" rx="8" ry="21" stroke="${INK}" stroke-width="3" stroke-dasharray="1 7"/>`,
    face(SIDE_LAUGH, [340, 164], 21.3, 1.1),
    under([266, 293], 26, 4),
    chair([266, 292], PLUM.base, { scale: 1.08 }),
    under([180, 310], 32, 5),
    chair([174, 308], SUN.base, { scale: 0.98 }),
    figure(near, seated, [174, 308], 158),
    face(SIDE_LAUGH, [176, 199], 22.8, 1.1),
    line('M219 198v-7M229 202l6 -5M209 202l-6 -5', RED, 3),
    under([66, 326], 34, 5),
    chair([60, 324], SUN.base, { scale: 1.02 }),
    figure(back, seated, [60, 324], 164),
    antler([105, 224], CAST.jasleen.skin),
    face(SIDE_OH, [62.1, 211], 23.6, 1.1),
    dashes('M428 350V313H394V280H364M420 258L380 220', PAPER, 4, '1 8'),
    under([446, 352], 26, 4),
    figure(climber, vary(POSES.stand, { lean: 4, nod: -6, elbows: [1, 1] }), [444, 352], 164, {
      facing: -1,
      step: { near: [412, 305] },
      grip: { near: [406, 242], far: [424, 262] },
    }),
    face(SIDE_LAUGH, [442, 221], 23.6, 3.8, true),
  )
}

/** A doll that lies on its back, seen from above, its head to the right of the origin; its eyes are shut. */
const sleepingDoll = (at: Point, skin: string, hair: string, dress: string, options: Options = {}) =>
  place(
    doll([0, 20], skin, hair, dress) + line('M-6 -10q2 2 4 0M2 -10q2 2 4 0M-2 -5q2 1.500 4 0', INK, 1.2),
    at,
    options,
  )

export function oneSongThenYourTurn(): string {
  const educator = mild({ ...ADULTS.nadia, view: 'front' }, { top: WATER.base, legs: BARK.dark, shoes: PAPER })
  const small = mild(BABIES.malik, { top: SUN.base, legs: FIR.dark, shoes: PAPER, cut: 'overalls' })
  const rocking = mild(CAST.zoe, { top: RED, legs: WATER.deep, shoes: PAPER })
  const waiting = mild(CAST.kofi, { top: FIR.base, legs: PLUM.dark, shoes: PAPER })
  return frame(
    ['#e6e3e2', '#f6f0e4'],
    pane([330, 14], 104, 76, 'winter'),
    curtains([330, 14], 104, 76, '#d29aa4'),
    floor(150, '#d3b18a'),
    pinned([216, 30], 52, 44, [WATER.base, SUN.base, FIR.base], -3),
    shelf([24, 150], 90, 62, [
      ['books', 'plant'],
      ['blocks', 'basket'],
    ]),
    rug([240, 282], 250, 74, ROSE.soft, glow(ROSE.base, 0.3)),
    under([270, 290], 62, 7),
    adult(educator, vary(POSES.tailorFront, { elbows: [-1, 1], stretch: 1.05 }), [270, 288], 232, {
      grip: { near: [190, 160], far: [350, 160] },
    }),
    face(FRONT_SMILE, [270, 169], 20.4),
    antler([188, 156], ADULTS.nadia.skin, true) + antler([352, 156], ADULTS.nadia.skin),
    under([215, 304], 24, 4),
    toddler(small, vary(POSES.walk, { lean: 12, nod: -14, elbows: [1, 1] }), [215, 304], 128, {
      grip: { near: [250, 236], far: [250, 222] },
    }),
    face(SIDE_LAUGH, [220, 211], 23.7, -7.4),
    under([418, 320], 44, 6),
    figure(waiting, vary(POSES.tailor, { elbows: [1, 1] }), [418, 318], 158, { facing: -1 }),
    face(SIDE_OH, [414, 238], 22.8, -7.1, true),
    sleepingDoll([300, 328], SKIN.tan, BARK.deep, WATER.base, { turn: -90, scale: 1.75 }),
    under([84, 340], 54, 6),
    figure(rocking, vary(POSES.tailor, { lean: 4, nod: 14, elbows: [1, 1], stretch: 1.08 }), [76, 338], 170, {
      grip: { near: [130, 300], far: [100, 302] },
      holding: sleepingDoll([112, 290], SKIN.dark, INK, SUN.base, { turn: 80, scale: 1.35 }),
    }),
    face(SIDE_SMILE, [85.6, 252], 24.4, 16.2),
    fill('M60 300L69 279Q79 269 89 279L101 302 87 312 80 288 73 309Z', SUN.pale) +
      line('M63 298L75 304M86 307L98 300', WATER.base, 2.4),
    musicNote([142, 220], PLUM.base, 8) + musicNote([160, 196], PLUM.base, -8) + musicNote([368, 230], PLUM.base, -8),
  )
}

export function wallCanTakeIt(): string {
  const educator = mild(ADULTS.julie, { top: PLUM.base, legs: BARK.dark, shoes: PAPER })
  const wheels = mild(CAST.maika, { top: SUN.base, legs: WATER.deep, shoes: PAPER })
  const pusher = mild(CAST.idris, { top: RED, legs: FIR.deep, shoes: PAPER })
  const bottom = mild(BABIES.ambre, {
    top: WATER.base,
    legs: PLUM.dark,
    shoes: SUN.soft,
    cut: 'stripes',
    trim: WATER.pale,
  })
  const first = mild(CAST.anh, { top: FIR.base, legs: BARK.dark, shoes: PAPER })
  return frame(
    ['#e2e6e2', '#f5f1e2'],
    pane([34, 14], 104, 76, 'spring'),
    curtains([34, 14], 104, 76, '#d6a25a'),
    floor(150, FLOOR),
    fill('M190 0H480V382L190 150Z', SIDE_WALL),
    fill('M190 139V150L480 382V371Z', PAPER),
    line('M190 0V139', shade(SIDE_WALL, 0.1), 3),
    under([168, 192], 44, 5),
    adult(educator, vary(POSES.push, { nod: -14, elbows: [1, 1] }), [166, 192], 204, {
      grip: { near: [242, 88], far: [238, 76] },
    }),
    face(SIDE_PUSH, [191, 37.9], 18, 6.9),
    under([256, 242], 40, 5),
    wheelchair([254, 240], RED, { scale: 1.3 }),
    figure(wheels, vary(POSES.sit, { hip: [0, -37], lean: 18, nod: -8, elbows: [1, 1] }), [254, 240], 138, {
      grip: { near: [301, 174], far: [297, 164] },
      step: { near: [288, 224], far: [292, 222] },
    }),
    wheelchairWheel([254, 240], RED, { scale: 1.3 }),
    face(SIDE_LAUGH, [267, 133], 19.8, 1.9),
    under([316, 296], 46, 5),
    figure(pusher, vary(POSES.push, { nod: -14, elbows: [1, 1] }), [314, 296], 156, {
      grip: { near: [373, 216], far: [367, 206] },
    }),
    face(SIDE_PUSH, [332, 190], 22.5, 6.9),
    under([414, 350], 30, 5),
    toddler(
      bottom,
      vary(POSES.stand, {
        hip: [-4, -34],
        lean: 30,
        nod: -16,
        feet: pair(14, -4, 22, -4),
        hands: pair(16, -26, 20, -24),
      }),
      [414, 348],
      140,
      {
        facing: -1,
      },
    ),
    face(SIDE_GIGGLE, [399, 254], 26, -0.5, true),
    under([90, 336], 30, 5),
    figure(
      { ...first, view: 'front' },
      vary(POSES.standFront, { elbows: [1, -1], feet: pair(-9, -4, 9, -4) }),
      [90, 336],
      168,
      {
        grip: { near: [50, 262], far: [130, 262] },
      },
    ),
    flatHand([49, 265], CAST.anh.skin, { turn: 112 }),
    flatHand([131, 265], CAST.anh.skin, { turn: 68 }),
    line('M30 262q-5 8 -1 16M150 262q5 8 1 16M20 258q-7 11 -2 24M160 258q7 11 2 24', MAPLE.dark, 3),
    face(FRONT_LAUGH, [90, 197], 24.2),
  )
}
