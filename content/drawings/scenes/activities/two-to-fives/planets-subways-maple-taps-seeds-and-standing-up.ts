import { FRONT_LAUGH, SIDE_LAUGH, SIDE_OH, SIDE_SMILE } from '../../../kit/faces.ts'
import { adult, figure, type Person, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence } from '../../../kit/ground.ts'
import { face, type Head, mouth, sunhat } from '../../../kit/head.ts'
import { closer, cloud, frame, land, leaves, specks, tufts, woods } from '../../../kit/landscape.ts'
import {
  BARK,
  CARDBOARD,
  CREAM,
  EARTH,
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
import { ADULTS, autumn, BABIES, CAST, mild, summer, TUQUES } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { chair, floor, pinned } from '../../../kit/room.ts'
import { again, disc, fill, line, num, type Options, once, oval, place } from '../../../kit/svg.ts'
import { bucket, droplets, musicNote } from '../../../kit/things.ts'
import { tub, under } from '../../../kit/toys.ts'
import { bare, leafy, trunk } from '../../../kit/trees.ts'
import { wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

/** What a face does, in the coordinates of a head seen from its side, then of one turned to us. */
const FRONT_SMILE = line('M-4 8Q0 11.5 4 8', MOUTH, 1.8)

/** A ball lit from its left: day there, night on the other side. */
const planet = (at: Point, r: number, color: string, options: Options) =>
  place(
    disc([0, 0], r, glow(color, 0.3)) +
      fill(`M0 ${num(-r)}A${num(r)} ${num(r)} 0 0 1 0 ${num(r)}Q${num(r * 0.4)} 0 0 ${num(-r)}Z`, shade(color, 0.62)) +
      oval([-r * 0.5, -r * 0.42], r * 0.22, r * 0.14, PAPER, -40, 0.8),
    at,
    options,
  )

/** A closed hand at the origin whose thumb goes down to the right. */
const thumb = (at: Point, skin: string, options: Options = {}) =>
  place(
    disc([0, 0], 7.6, skin) + line('M2 2L11 12', skin, 6.4) + line('M-4 3Q0 5 3 1', shade(skin, 0.2), 1.4),
    at,
    options,
  )

/** Somebody on the floor who faces right, a planet between the legs; the day comes from the right. */
function planetKeeper(at: Point, person: Person, color: string, day: boolean, mark: string, mirror = false): string {
  const { wear, skin } = person
  const hand: Point = day ? [66, -52] : [30, -42]
  return place(
    under([28, 0], 58, 7) +
      figure(person, vary(POSES.floor, { lean: 12, nod: 8, elbows: [1, 1], stretch: 1.16 }), [0, 0], 168, {
        grip: { near: hand, far: [day ? 36 : 70, -44] },
        step: { near: [60, -6], far: [70, -16] },
        holding:
          planet([52, -25], 25, color, { mirror: true }) +
          line('M20 -12L60 -6', wear.legs, 14) +
          line('M59 -6H70', wear.shoes, 14) +
          face(mark, [15.6, -83.8], 24.2, 14.6),
      }) +
      thumb(hand, skin, { turn: day ? 62 : -10 }),
    at,
    { mirror },
  )
}

export function thumbOnAPlanet(): string {
  const educator = mild({ ...ADULTS.minh, view: 'front' }, { top: MAPLE.base, legs: BARK.deep, shoes: INK })
  const keeper = (head: Head, top: string, legs: string) => mild(head, { top, legs, shoes: PAPER })
  return frame(
    ['#77809f', '#a8acc6'],
    closer(
      1.06,
      [240, 352],
      fill('M60 46h96v66h-96Z', '#5f688a') + line('M60 60h96M60 76h96M60 92h96', '#77809f', 2.4),
      pinned([390, 56], 46, 40, [SUN.base, ROSE.base, PLUM.base], 3),
      floor(160, '#8b86a6', '#c9c9d6'),
      oval([236, 300], 84, 20, SUN.pale, 0, 0.3),
      adult(educator, vary(POSES.tailorFront, { elbows: [1, -1], stretch: 1.1 }), [240, 276], 240, {
        grip: { near: [182, 208], far: [290, 240] },
      }),
      face(mouth([0, 8], 3, 3.6), [240, 153], 21.1),
      fill('M194 216L204 206 254 224 206 288Z', SUN.pale, 0.55),
      planet([240, 264], 42, WATER.base, { turn: 24 }),
      thumb([290, 242], ADULTS.minh.skin, { mirror: true, scale: 1.25, turn: 6 }),
      place(
        line('M-16 0H6', INK, 10) + fill('M6 -6L19 -11V11L6 6Z', STONE.soft) + oval([19, 0], 4, 11, SUN.pale),
        [184, 196],
        { turn: 48 },
      ),
      disc([181, 197], 8, ADULTS.minh.skin),
      planetKeeper([84, 250], keeper(CAST.kofi, ROSE.base, FIR.deep), SUN.base, true, SIDE_LAUGH),
      planetKeeper([398, 250], keeper(CAST.sami, FIR.base, PLUM.dark), RED, false, SIDE_OH, true),
      planetKeeper([46, 346], keeper(CAST.anh, WATER.base, BARK.dark), MAPLE.base, false, SIDE_OH),
      planetKeeper([434, 346], keeper(CAST.lila, SUN.base, WATER.deep), PLUM.base, true, SIDE_LAUGH, true),
    ),
  )
}

/** Somebody turned to us who holds a piece of carton by its sides: half of the doors. */
const door = (person: Person, [x, y]: Point) =>
  under([x, y], 30, 5) +
  figure(person, POSES.standFront, [x, y], 156, { grip: { near: [x - 26, y - 56], far: [x + 26, y - 56] } }) +
  place(
    fill('M-26 -36H26V34H-26Z', CARDBOARD) +
      line('M-26 -14H26M-26 12H26', shade(CARDBOARD, 0.14), 2) +
      disc([-26, 2], 6.4, person.skin) +
      disc([26, 2], 6.4, person.skin),
    [x, y - 58],
  )

export function doorsOfTheSubway(): string {
  const educator = mild(ADULTS.julie, { top: FIR.base, legs: BARK.dark, shoes: INK })
  const driver = mild(CAST.jasleen, { top: PLUM.base, legs: BARK.dark, shoes: PAPER })
  const rider = mild(CAST.rose, { top: ROSE.base, legs: WATER.deep, shoes: PAPER })
  const wheeled = mild(CAST.noah, { top: SUN.base, legs: FIR.deep, shoes: PAPER })
  const left = mild({ ...CAST.awa, view: 'front' }, { top: WATER.base, legs: PLUM.dark, shoes: PAPER })
  const right = mild({ ...CAST.theo, view: 'front' }, { top: RED, legs: FIR.deep, shoes: PAPER })
  const seated = vary(POSES.sit, { hip: [0, -28], lean: 30, nod: 2, elbows: [1, 1], feet: pair(16, -4, 19, -4) })
  const wheels = { mirror: true, scale: 0.86 }
  const hold = { mirror: true, scale: 0.82 }
  const seat = PLUM.dark
  return frame(
    ['#e6ebe2', '#f6f2e4'],
    fill('M176 18h112v54h-112Z', PAPER) +
      line('M188 56H226L242 34H276', RED, 4) +
      line('M192 56h.1M218 56h.1M248 34h.1M272 34h.1', INK, 9),
    floor(126, '#d8c39a', PAPER, false),
    once('n', musicNote([0, 0], PLUM.base)),
    line('M0 252H480', SUN.base, 8),
    under([220, 224], 190, 6),
    chair([74, 224], seat, hold),
    figure(driver, seated, [72, 224], 146, { facing: -1, grip: { near: [24, 172], far: [18, 166] } }),
    face(SIDE_OH, [44.8, 129], 21, -18.5, true),
    chair([142, 224], seat, hold),
    figure(rider, seated, [140, 224], 146, { facing: -1 }),
    face(SIDE_LAUGH, [113, 129], 21, -18.5, true),
    chair([218, 224], MAPLE.base, hold),
    wheelchair([322, 224], WATER.base, wheels),
    figure(wheeled, vary(seated, { hip: [0, -27], feet: pair(17, -9, 19, -9), soles: [0, 0] }), [324, 224], 146, {
      facing: -1,
    }),
    face(SIDE_LAUGH, [297, 130], 21, -18.5, true),
    wheelchairWheel([322, 224], WATER.base, wheels),
    door(left, [156, 344]),
    face(FRONT_LAUGH, [156, 215], 22.5),
    door(right, [278, 344]),
    face(FRONT_SMILE, [278, 215], 22.5),
    line('M190 270h14M190 286h20M190 302h14M244 270h-14M244 286h-20M244 302h-14', PLUM.base, 3.4),
    under([404, 348], 44, 6),
    adult(educator, vary(POSES.rush, { lean: 12, nod: -4, elbows: [1, 1] }), [422, 350], 222, {
      facing: -1,
      grip: { near: [350, 236], far: [376, 98] },
      step: { near: [384, 341] },
    }),
    line('M372 95l-5 -7M376 92V82M381 95l4 -7', shade(ADULTS.julie.skin, 0.14), 4.4),
    face(SIDE_LAUGH, [407, 145], 19.5, -2.6, true),
    again('n', [34, 84], INK) + again('n', [60, 64], INK) + again('n', [86, 42], INK),
  )
}

export function dropFromAMaple(): string {
  const maple = autumn(CAST.emile, { top: MAPLE.base, legs: FIR.deep, shoes: INK, hat: TUQUES.sun })
  const gatherer = autumn(CAST.idris, { top: PLUM.base, legs: WATER.deep, shoes: INK, hat: TUQUES.rose })
  const first = autumn(CAST.maika, { top: SUN.base, legs: PLUM.dark, shoes: INK, hat: TUQUES.water })
  const second = autumn(CAST.anh, { top: FIR.base, legs: BARK.deep, shoes: INK, hat: TUQUES.maple })
  const educator = autumn(ADULTS.marc, { top: WATER.base, legs: BARK.deep, shoes: INK, hat: TUQUES.plum })
  return frame(
    ['#bfdcec', '#f6f1de'],
    woods(186, 124, '#c5c9b8', 8, 'round'),
    bare([190, 216], 180, BARK.soft, 5),
    bare([440, 214], 200, BARK.soft, 11),
    land([0, 206, 240, 200, 480, 208], '#a9a878'),
    land([0, 246, 180, 238, 480, 250], '#9a8a62'),
    oval([180, 222], 60, 7, SNOW.light) + oval([446, 222], 50, 7, SNOW.light),
    oval([60, 332], 120, 24, SNOW.base) + oval([54, 328], 108, 20, SNOW.light),
    `<ellipse cx="382" cy="268" rx="92" ry="20" stroke="${EARTH.dark}" stroke-width="5" stroke-dasharray="14 6"/>`,
    trunk([62, 316], -20, 58, BARK.base, 6),
    line('M70 70Q110 40 140 -10M52 110Q20 70 -10 60', BARK.base, 12),
    under([312, 266], 34, 5),
    adult(educator, vary(POSES.walk, { elbows: [1, 1] }), [312, 266], 192, { grip: { near: [352, 190] } }),
    face(SIDE_SMILE, [317, 94.3], 16.9, 2.2),
    under([112, 334], 34, 6),
    figure(maple, vary(POSES.stand, { lean: -6, elbows: [1, 1], stretch: 1.25 }), [112, 334], 186, {
      grip: { near: [180, 206], far: [152, 132] },
    }),
    line('M178 207l9 5M180 203l10 1', CAST.emile.skin, 5),
    face(SIDE_OH, [105, 184], 26.9, -3.3),
    under([238, 340], 34, 6),
    figure(gatherer, vary(POSES.stand, { lean: 4, nod: -4, elbows: [1, 1] }), [242, 340], 172, {
      facing: -1,
      grip: { near: [206, 256], far: [178, 262] },
      holding: bucket([190, 290], STONE.soft, { scale: 1.2 }),
    }),
    face(SIDE_LAUGH, [239, 202], 24.8, 1.8, true),
    droplets([[188, 220]], 9, WATER.base),
    under([346, 350], 30, 5),
    figure(first, vary(POSES.walk, { elbows: [1, 1] }), [342, 348], 150, {
      grip: { near: [378, 294], far: [324, 292] },
    }),
    face(SIDE_SMILE, [346, 229], 21.6, 2.2),
    under([428, 352], 30, 5),
    figure(second, vary(POSES.walk, { elbows: [1, 1] }), [428, 350], 150, {
      grip: { near: [392, 294], far: [446, 294] },
    }),
    bucket([385, 332], RED, { scale: 1.1 }),
    disc([378, 294], 5.6, CAST.maika.skin),
    face(SIDE_SMILE, [432, 231], 21.6, 2.2),
  )
}

/** A little pot of clay on the origin, full of earth; its earth is around (0, -30). */
const clayPot = (at: Point, color: string, sign = '', options: Options = {}) =>
  place(
    fill('M-16 -24H16L11 0Q0 3 -11 0Z', color) +
      fill('M-19 -31V-23Q0 -17 19 -23V-31Z', shade(color, 0.1)) +
      oval([0, -31], 19, 5.4, glow(color, 0.2)) +
      oval([0, -30.6], 16, 4, EARTH.base) +
      sign,
    at,
    options,
  )

const SIGN_RING = `<ellipse cy="-10" rx="6" ry="6" stroke="${EARTH.dark}" stroke-width="3"/>`

export function secretInAPot(): string {
  const educator = mild({ ...ADULTS.lucie, view: 'front' }, { top: PLUM.base, legs: WATER.deep, shoes: BARK.dark })
  const whisperer = summer(CAST.theo, {
    top: SUN.base,
    legs: WATER.deep,
    shoes: MAPLE.deep,
    hat: sunhat(CREAM, MAPLE.base),
  })
  const presser = summer(CAST.zoe, {
    top: ROSE.base,
    legs: PLUM.dark,
    shoes: BARK.dark,
    hat: sunhat(SUN.soft, ROSE.dark),
  })
  const signer = summer(CAST.mei, { top: WATER.base, legs: BARK.dark, shoes: RED, hat: sunhat(WATER.pale, FIR.base) })
  const { skin } = ADULTS.lucie
  return frame(
    ['#c2e4ee', '#f3f6dc'],
    cloud([130, 60], 90, PAPER, 0.9),
    fence([-6, 486], 164, 48, '#e0c79a', 40),
    land([0, 164, 240, 160, 480, 164], '#9dc978'),
    closer(
      1.08,
      [240, 352],
      leafy([424, 190], 190, FIR.base, 3),
      fill('M0 220Q220 200 480 224V360H0Z', FIR.deep, 0.18),
      tufts([206, 350], 4, '#5f9a4a', 4, 8),
      under([234, 284], 84, 8),
      adult(educator, vary(POSES.tailorFront, { elbows: [1, -1], stretch: 1.15 }), [234, 284], 240, {
        grip: { near: [194, 228], far: [270, 262] },
      }),
      line('M196 230L172 226M192 232L178 236', skin, 8),
      fill('M168 220Q178 210 192 219 180 226 168 220Z', CREAM) + line('M173 219Q180 217 186 219', BARK.pale, 1.6),
      face(FRONT_SMILE, [234, 161], 21.1),
      clayPot([268, 294], FIR.base, SIGN_RING, { scale: 1.1 }),
      under([78, 308], 50, 6),
      figure(whisperer, vary(POSES.tailor, { lean: 6, nod: 14, elbows: [1, 1] }), [70, 306], 188, {
        grip: { near: [118, 242], far: [138, 238] },
        holding: clayPot([126, 262], MAPLE.base, '', { scale: 1.2 }),
      }),
      face(SIDE_OH, [82.9, 212], 27, 17.3),
      under([368, 294], 46, 6),
      clayPot([322, 302], RED, '', { scale: 1.2 }),
      figure(presser, vary(POSES.kneel, { lean: 14, nod: 8, elbows: [1, 1] }), [384, 294], 172, {
        facing: -1,
        grip: { near: [330, 230], far: [318, 232] },
      }),
      fill('M312 228Q324 220 338 228L334 244 328 252 322 244 316 252Z', WATER.soft),
      disc([331, 232], 6.6, CAST.zoe.skin),
      droplets(
        [
          [322, 256],
          [327, 246],
        ],
        3.6,
        WATER.base,
      ),
      face(SIDE_SMILE, [369, 186], 24.8, -15.7, true),
      under([426, 352], 46, 6),
      toddler(signer, vary(POSES.floor, { lean: 10, nod: 10, elbows: [1, 1] }), [438, 350], 148, {
        facing: -1,
        grip: { near: [398, 334], far: [372, 320] },
        holding: clayPot([384, 348], MAPLE.soft, SIGN_RING, { scale: 1.25 }),
      }),
      line('M398 334L389 335', CAST.mei.skin, 5),
      face(SIDE_SMILE, [424, 274], 27.4, -15.5, true),
      tub([190, 350], 190, 30, WATER.base, EARTH.base, specks({ x: [-70, 70], y: [-38, -24] }, 8, EARTH.soft, 4, 2)),
    ),
  )
}

/** An ant that walks to the right, its feet on the origin. */
const ant = (at: Point, options: Options = {}) =>
  place(
    line('M-3 -7L-9 -11 -13 0M0 -7L-1 0M3 -7L8 -11 11 0M-1 -7L-5 -1M2 -7L5 -1', INK, 1.6) +
      line('M14 -11Q18 -18 23 -14M13 -12Q14 -20 20 -20', INK, 1.5) +
      oval([-11, -8], 8, 5.4, BARK.deep, 8) +
      oval([0, -7.6], 5, 3.6, INK) +
      disc([10, -9], 4.8, BARK.deep),
    at,
    options,
  )

export function antAtALeaf(): string {
  const educator = mild(ADULTS.nadia, { top: FIR.base, legs: BARK.dark, shoes: INK })
  const bridge = mild(CAST.lea, { top: SUN.base, legs: WATER.deep, shoes: MAPLE.deep })
  const below = mild(CAST.idris, { top: ROSE.base, legs: FIR.deep, shoes: BARK.deep })
  const small = mild(BABIES.malik, { top: WATER.base, legs: PLUM.dark, shoes: PAPER })
  return frame(
    ['#c8e4e6', '#f2f4da'],
    cloud([250, 66], 90, PAPER, 0.9),
    woods(150, 70, '#b4d2a0', 6, 'round'),
    land([0, 152, 240, 144, 480, 154], '#9cc77a'),
    tufts([170, 214], 5, '#6fa552', 4, 9),
    closer(
      1.08,
      [240, 352],
      trunk([420, 252], -30, 64, BARK.base, -6),
      land([-10, 232, 240, 224, 490, 230], '#cdb68a'),
      fill('M-10 252Q240 226 490 248V360H-10Z', FIR.deep, 0.16),
      tufts([232, 246], 4, '#6fa552', 9, 10, [330, 470]),
      specks({ x: [200, 460], y: [266, 350] }, 10, STONE.soft, 6, 2),
      leaves({ x: [290, 430], y: [262, 300] }, 4, [SUN.dark, FIR.soft], 3, 7),
      under([132, 284], 50, 6),
      adult(educator, vary(POSES.crouch, { elbows: [1, 1], lean: 20 }), [130, 284], 240, {
        grip: { near: [158, 172], far: [214, 190] },
      }),
      line('M158 172L163 158', ADULTS.nadia.skin, 6) + line('M214 190L224 191', ADULTS.nadia.skin, 5),
      under([256, 290], 38, 5),
      figure(below, vary(POSES.crouch, { elbows: [1, 1], lean: 14, stretch: 1.15 }), [252, 290], 170, {
        grip: { near: [298, 250], far: [318, 224] },
      }),
      line('M298 250H316', CAST.idris.skin, 7),
      face(SIDE_LAUGH, [263, 195], 24.4, 15.7),
      under([58, 348], 38, 5),
      toddler(small, vary(POSES.crouch, { elbows: [1, 1], nod: 0 }), [56, 348], 156, { grip: { near: [110, 300] } }),
      line('M110 300L121 303', BABIES.malik.skin, 5),
      face(SIDE_OH, [72.2, 263], 28.8, 12.1),
      under([174, 350], 40, 5),
      figure(bridge, vary(POSES.crouch, { elbows: [-1, -1], lean: 10, stretch: 1.4 }), [170, 350], 178, {
        grip: { near: [228, 322], far: [222, 324] },
      }),
      face(SIDE_SMILE, [177, 250], 25.6, 13.5),
      fill('M372 338Q384 300 448 308 458 328 434 344 400 354 372 338Z', FIR.base),
      line('M362 341Q400 334 446 312M394 336l-5 -14M416 328l-4 -13M406 333l10 11', FIR.pale, 2.4),
      ant([326, 342], { scale: 1.55 }),
    ),
  )
}
