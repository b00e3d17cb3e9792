import { ladybird } from '../../../kit/animals.ts'
import { adult, figure, type Person, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { log } from '../../../kit/ground.ts'
import { cap, face, mouth, sunhat } from '../../../kit/head.ts'
import { frame, land, tufts, woods } from '../../../kit/landscape.ts'
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
import { ADULTS, barefoot, CAST, mild } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { chair, curtains, floor, pane, pinned, rug } from '../../../kit/room.ts'
import { again, dashes, disc, fill, line, type Options, once, oval, place } from '../../../kit/svg.ts'
import { bowl, magnifier, torch } from '../../../kit/things.ts'
import { bear, carton, rabbit, under } from '../../../kit/toys.ts'
import { foliage, trunk } from '../../../kit/trees.ts'
import { wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

const FLOOR = '#cda77d'

/** What a face does, in the coordinates of a head seen from its side, then of one turned to us. */
const SMILE = line('M6.5 8.5Q9.5 11 12.5 8', MOUTH, 1.8)
const LAUGH = mouth([10.6, 7.6], 3, 3.8)
const OH = mouth([11.4, 7.8], 2.2, 2.8)
const FRONT_SMILE = line('M-4 8Q0 11.5 4 8', MOUTH, 1.8)
const FRONT_LAUGH = mouth([0, 8], 4.6, 4.2)
const SURPRISED =
  line('M-9.500 -5.500q3 -3 6 -1M3.500 -6.500q3 -2 6 1', INK, 1.7) +
  line('M-6 -.5h.1M6 -.5h.1', INK, 3) +
  mouth([0, 8.6], 3, 3.8)

/** Fingers of a fist whose middle is the origin: none, the first one, or three. */
const FINGERS = { 0: '', 1: 'M-3 -4L-4 -24', 3: 'M-5 -4L-9 -22M0 -5V-24M5 -4L9 -21' }

/** A candle: a hand in a fist, with as many fingers up as are alight. */
const candle = (alight: keyof typeof FINGERS, skin: string, at: Point, options: Options = {}) =>
  place(
    (alight ? line(FINGERS[alight], skin, 5.6) : '') +
      oval([0, 0], 9, 8.6, skin) +
      line(
        alight === 1 ? 'M1 -6V1M5 -5V1' : alight ? 'M-4 3Q1 5 5 1' : 'M-4 -7V0M0 -7V1M4 -7V0',
        shade(skin, 0.24),
        1.8,
      ),
    at,
    options,
  )

export function litAgain(): string {
  const skin = CAST.noah.skin
  const blowing =
    disc([8.5, 6.5], 6.4, glow(skin, 0.16)) +
    disc([8.5, 5], 3.6, '#d9644f', 0.34) +
    oval([15.2, 8], 1.7, 1.9, MOUTH) +
    line('M4.500 -2q3 2.500 6 .5', INK, 1.8)
  const blows = barefoot(mild(CAST.noah, { top: SUN.base, legs: WATER.deep }))
  const educator = mild({ ...ADULTS.julie, view: 'front' }, { top: PLUM.base, legs: BARK.dark, shoes: PAPER })
  const left = barefoot(mild(CAST.lea, { top: FIR.base, legs: PLUM.dark }))
  const right = barefoot(mild(CAST.awa, { top: ROSE.base, legs: FIR.deep, cut: 'stripes', trim: ROSE.soft }))
  const back = barefoot(mild({ ...CAST.anh, view: 'front' }, { top: WATER.base, legs: FIR.pale }))
  return frame(
    ['#e6e3ee', '#f7f2e6'],
    pane([38, 14], 100, 74, 'autumn'),
    curtains([38, 14], 100, 74, '#b7a4c4'),
    pinned([336, 30], 52, 44, [ROSE.base, SUN.base, WATER.base], 4),
    floor(146, FLOOR),
    rug([240, 286], 244, 68, '#dfe6d0', '#aec09a'),
    under([152, 246], 84, 8) + under([338, 238], 60, 6),
    adult(educator, vary(POSES.tailorFront, { elbows: [1, 1], stretch: 1.1 }), [152, 244], 232, {
      grip: { near: [110, 218], far: [210, 112] },
    }),
    face(SURPRISED, [152, 125], 20.4),
    candle(1, ADULTS.julie.skin, [210, 108], { scale: 1.15, turn: 6 }),
    line('M207 66V56M222 71l6 -9M191 72l-7 -8', SUN.base, 4.4),
    figure(back, vary(POSES.tailorFront, { stretch: 1.1, elbows: [1, -1] }), [338, 236], 174, {
      grip: { near: [318, 196], far: [362, 214] },
    }),
    face(FRONT_SMILE, [338, 147], 25.1),
    candle(0, CAST.anh.skin, [317, 194], {}),
    under([236, 328], 52, 7),
    toddler(blows, vary(POSES.tailor, { lean: 10, nod: 0, elbows: [1, 1] }), [230, 326], 160),
    face(blowing, [241, 243], 29.6, 5.5),
    line('M284 250Q302 242 322 246M286 258H330M284 266Q302 274 320 270', WATER.soft, 4),
    under([58, 350], 50, 6) + under([428, 350], 50, 6),
    toddler(left, vary(POSES.tailor, { lean: 6, nod: -2, elbows: [1, 1], stretch: 1.56 }), [52, 348], 160, {
      grip: { near: [118, 270] },
    }),
    face(LAUGH, [57.5, 264], 29.6, 1.3),
    candle(0, CAST.lea.skin, [118, 270], {}),
    figure(right, vary(POSES.tailor, { lean: 6, nod: 0, elbows: [1, 1], stretch: 1.4 }), [430, 348], 170, {
      facing: -1,
      grip: { near: [360, 274] },
    }),
    face(LAUGH, [424, 262], 24.4, -3.3, true),
    candle(3, CAST.awa.skin, [358, 272], { scale: 1.15, turn: -10 }),
  )
}

/** Of the stuffed cat. */
const FUR = '#8b90a3'

export function sniffsYourHandFirst(): string {
  const vet = barefoot(mild(CAST.fatou, { top: WATER.base, legs: PLUM.dark }))
  const owner = barefoot(mild(CAST.theo, { top: SUN.base, legs: FIR.deep, cut: 'stripes', trim: MAPLE.base }))
  const waits = mild(CAST.mei, { top: ROSE.base, legs: WATER.deep, shoes: PAPER })
  const wheeled = mild(CAST.lila, { top: FIR.base, legs: BARK.dark, shoes: PAPER })
  const educator = mild(ADULTS.helene, { top: PLUM.base, legs: BARK.dark, shoes: INK })
  const wheels = { mirror: true, scale: 0.78 }
  const skin = CAST.fatou.skin
  return frame(
    ['#dfe9e6', '#f6f2e4'],
    pane([152, 12], 92, 66, 'winter'),
    floor(166, FLOOR, PAPER, false),
    // The waiting room.
    under([104, 196], 40, 5) + under([384, 198], 46, 6),
    chair([98, 194], WATER.base),
    figure(waits, vary(POSES.sit, { hip: [0, -29], lean: 0, nod: 12, elbows: [1, 1] }), [100, 194], 138, {
      grip: { near: [122, 128], far: [130, 148] },
      holding: rabbit([126, 156], PLUM.soft, { scale: 0.9 }),
    }),
    face(SMILE, [104, 96.5], 19.8, 12),
    carton([166, 204], 44, 30, bear([0, -22], STONE.base, { scale: 0.8 })),
    under([282, 200], 36, 5),
    adult(educator, vary(POSES.heels, { lean: 10, nod: 2, elbows: [1, 1] }), [278, 198], 196, {
      grip: { near: [312, 150], far: [310, 164] },
    }),
    face(SMILE, [283, 85.7], 17.3, 7.5),
    wheelchair([384, 196], PLUM.base, wheels),
    figure(
      wheeled,
      vary(POSES.sit, { hip: [0, -36], lean: 0, nod: 12, elbows: [1, 1], feet: pair(20, -9, 22, -9), soles: [0, 0] }),
      [384, 196],
      134,
      {
        facing: -1,
        grip: { near: [362, 124], far: [352, 140] },
        holding: bear([360, 148], BARK.soft, { scale: 0.85 }),
      },
    ),
    wheelchairWheel([384, 196], PLUM.base, wheels),
    face(SMILE, [380, 91.9], 19.4, -12, true),
    rug([240, 306], 220, 46, '#e9d9b8', '#d2b987'),
    under([126, 338], 56, 7) + under([356, 338], 56, 7),
    figure(vet, vary(POSES.heels, { lean: 22, nod: -2, elbows: [1, 1], stretch: 1.36 }), [122, 336], 192, {
      grip: { near: [211, 280], far: [164, 320] },
    }),
    line('M213 281L225 284 229 293M213 284L220 288 222 295', skin, 6.4),
    face(SMILE, [140, 233], 27.6, 10.1),
    figure(owner, vary(POSES.tailor, { lean: 5, nod: 10, elbows: [1, 1], stretch: 1.25 }), [362, 336], 192, {
      facing: -1,
      grip: { near: [289, 316], far: [316, 322] },
      holding:
        line('M342 320Q394 326 392 296', FUR, 9) +
        oval([318, 312], 46, 21, FUR) +
        line('M284 328H268', shade(FUR, 0.14), 11) +
        fill('M272 276L270 250 294 262ZM303 262L314 246 324 272Z', FUR) +
        oval([300, 284], 28, 22, FUR) +
        oval([279, 292], 9, 7.5, PAPER) +
        disc([285, 279], 3.2, INK) +
        oval([273, 288], 3.2, 2.4, ROSE.base) +
        line('M285 293l13 3M284 297l11 7', PAPER, 1.5),
    }),
    face(SMILE, [352, 239], 27.6, -12.7, true),
    line('M246 276l7 4M243 286h8M246 297l7 -4', MAPLE.dark, 2.8),
  )
}

/** Of a banana without its skin. */
const PULP = '#fbeeb8'
/** The hat of a strawberry, its five leaves around the origin. */
const CALYX =
  fill('M-13 5L-8 -3Q0 -8 8 -3L13 5 7 3 4 10 0 3 -5 9 -7 3Z', FIR.base) + line('M0 -5Q1 -9 4 -11', FIR.base, 3)
/** A strawberry whose top is at the origin, without its hat. */
const BERRY =
  fill('M-14 4Q-14 -5 0 -5 14 -5 14 4 13 18 0 28 -13 18 -14 4Z', RED) +
  line('M-7 5v1.500M0 9v1.500M7 5v1.500M-4 15v1.500M4 15v1.500M0 21v1.5', SUN.soft, 2)

/** Half a banana without its skin, lying: its cut end to the left. */
const HALF_BANANA =
  fill('M-24 -2Q-18 16 6 14 22 11 26 -4 27 -9 21 -9 12 2 0 1 -9 0 -13 -8Z', PULP) +
  oval([-18, -4], 6.6, 8, glow(PULP, 0.5), 34) +
  line('M-18 -4h.1M-16 -1h.1M-20 -1h.1M-18 -7h.1', BARK.soft, 1.8) +
  line('M-6 7Q10 8 19 -1', shade(PULP, 0.12), 2)

export function takeOffYourHat(): string {
  const educator = mild({ ...ADULTS.nadia, view: 'front' }, { top: PLUM.base, legs: BARK.dark })
  const greets = mild({ ...CAST.idris, view: 'front' }, { top: SUN.base, legs: WATER.deep })
  const mashes = mild(
    { ...CAST.zoe, view: 'front' },
    { top: WATER.base, legs: PLUM.dark, cut: 'stripes', trim: WATER.pale },
  )
  const answers = mild(CAST.rose, { top: FIR.base, legs: PLUM.dark })
  const tugs = mild(CAST.kofi, { top: ROSE.base, legs: WATER.deep })
  const hatted = (skin: string, at: Point, options: Options = {}) =>
    place(candle(1, skin, [0, 0]) + again('c', [-4, -25], '', { scale: 1.15 }), at, options)
  const whole = (at: Point, options: Options = {}) =>
    place(again('f', [0, 0], '') + again('c', [0, -4], ''), at, options)
  const mashed = oval([0, -11.5], 18, 4, RED) + line('M-8 -12h5M3 -13h6M-2 -10.500h4', ROSE.soft, 1.8)
  return frame(
    ['#dcebe4', '#f5f2e2'],
    once('c', CALYX) + once('f', BERRY),
    pane([40, 14], 104, 76, 'summer'),
    curtains([40, 14], 104, 76, '#e0a79a'),
    pinned([400, 30], 52, 44, [RED, FIR.base, SUN.base], 4),
    floor(186, FLOOR),
    adult(educator, vary(POSES.standFront, { elbows: [-1, -1], stretch: 1.1 }), [240, 396], 240, {
      grip: { near: [202, 190], far: [272, 266] },
    }),
    face(FRONT_LAUGH, [240, 171], 21.2),
    hatted(ADULTS.nadia.skin, [202, 188], { turn: -6, scale: 1.1 }),
    figure(greets, vary(POSES.standFront, { elbows: [-1, 1], stretch: 1.2 }), [154, 332], 184, {
      grip: { near: [112, 182], far: [180, 262] },
    }),
    face(FRONT_LAUGH, [154, 180], 26.6),
    hatted(CAST.idris.skin, [112, 180], { turn: -10, scale: 1.1 }),
    figure(mashes, vary(POSES.standFront, { elbows: [1, -1] }), [338, 336], 184, {
      grip: { near: [314, 258], far: [352, 254] },
    }),
    face(FRONT_LAUGH, [338, 184], 26.6),
    figure(answers, vary(POSES.stand, { lean: 4, elbows: [1, 1], stretch: 1.1 }), [30, 340], 188, {
      grip: { near: [84, 230], far: [62, 262] },
    }),
    face(LAUGH, [34.7, 190], 27, 2.2),
    hatted(CAST.rose.skin, [84, 228], { turn: 8, scale: 1.1 }),
    figure(tugs, vary(POSES.stand, { lean: 6, nod: 14, elbows: [1, 1], stretch: 1.1 }), [448, 340], 188, {
      facing: -1,
      grip: { near: [421, 284], far: [404, 234] },
    }),
    face(SMILE, [435, 191], 27, -17.3, true),
    fill('M-6 262H486V338H-6Z', WATER.pale) + fill('M-6 338H486V362H-6Z', WATER.soft),
    // A bowl at each place, a berry still waiting.
    bowl([56, 300], PAPER, { scale: 1.2 }),
    bowl([152, 296], SUN.base, { scale: 1.2 }),
    bowl([246, 294], PAPER, { scale: 1.2 }),
    whole([104, 304]) + whole([196, 308], { turn: 60 }) + whole([24, 322], { turn: -70 }),
    // The hats in a heap.
    again('c', [236, 322], '') + again('c', [258, 326], '', { turn: 40 }) + again('c', [246, 316], '', { turn: -30 }),
    // Fork down, it runs.
    place(bowl([0, 0], PLUM.base) + mashed, [332, 304], { scale: 1.5 }),
    line('M352 248L342 280M336 280h12M336 280l-1 6M342 280v6M348 280l1 6', STONE.base, 3),
    line('M314 258L312 284', mashes.wear.top, 12) + disc([312, 288], 8.6, CAST.zoe.skin),
    disc([352, 254], 8.6, CAST.zoe.skin),
    place(HALF_BANANA, [388, 322], { scale: 1.1 }),
    again('f', [410, 266], '', { scale: 1.15 }) + again('c', [404, 244], '', { scale: 1.15, turn: -8 }),
    disc([422, 284], 8.6, CAST.kofi.skin) + disc([403, 232], 7, shade(CAST.kofi.skin, 0.14)),
    line('M292 320h.1M304 327h.1', RED, 5),
  )
}

export function comeForAMinute(): string {
  const educator = mild(ADULTS.lucie, {
    top: MAPLE.base,
    legs: WATER.deep,
    shoes: BARK.deep,
    hat: sunhat(CREAM, FIR.base),
  })
  const lens = mild(CAST.mei, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER, hat: sunhat(SUN.soft, MAPLE.base) })
  const keeps = mild(CAST.kofi, { top: SUN.base, legs: BARK.dark, shoes: RED, hat: cap(WATER.base, WATER.deep) })
  const seeks = mild(CAST.emile, { top: WATER.base, legs: FIR.deep, shoes: MAPLE.dark, hat: cap(RED, MAPLE.deep) })
  const clear = '#dff0f4'
  return frame(
    ['#cfe6d6', '#eef4dc'],
    woods(150, 70, '#b9d9a4', 4, 'round'),
    land([0, 176, 240, 168, 480, 178], '#98c478'),
    trunk([46, 232], -10, 54),
    foliage([110, 0], 210, 74, FIR.base, 3, 13),
    fill('M0 214Q220 186 480 226V360H0Z', FIR.deep, 0.22),
    log([352, 226], [486, 236], 17),
    tufts([236, 352], 14, '#5d9148', 4, 9),
    under([430, 272], 34, 5),
    figure(seeks, vary(POSES.crouch, { lean: 34, nod: 0, elbows: [1, 1] }), [404, 270], 140),
    face(OH, [427, 198], 20.1, 18.7),
    under([122, 268], 60, 6),
    adult(educator, vary(POSES.kneel, { lean: 8, nod: 8, elbows: [1, 1] }), [120, 266], 220, {
      grip: { near: [184, 176] },
    }),
    face(SMILE, [129, 116], 19.4, 12.4),
    line('M184 174V156', ADULTS.lucie.skin, 7.4) +
      oval([186, 176], 9.6, 8.6, ADULTS.lucie.skin) +
      line('M186 173h7M187 178h6', glow(ADULTS.lucie.skin, 0.3), 1.8),
    under([330, 312], 56, 6),
    figure(lens, vary(POSES.heels, { lean: 28, nod: -2, elbows: [1, 1], stretch: 1.25 }), [342, 310], 186, {
      facing: -1,
      grip: { near: [264, 278], far: [298, 292] },
    }),
    face(LAUGH, [319, 213], 26.9, -13.4, true),
    // A leaf for a bridge, up to the mouth of the box.
    fill('M262 298H352Q364 298 364 322 364 348 352 348H262Z', clear, 0.6),
    oval([262, 323], 12, 25, clear, 0, 0.7) +
      `<ellipse cx="262" cy="323" rx="12" ry="25" stroke="${SNOW.deep}" stroke-width="3"/>`,
    line('M264 298H352Q364 298 364 322 364 348 352 348H264', SNOW.deep, 2.6) + line('M286 307H340', PAPER, 3.4, 0.8),
    fill('M160 350Q176 314 222 312 254 314 280 334 250 350 214 350 182 354 160 350Z', SUN.base) +
      line('M150 354Q206 344 266 333M196 347l6 -22M222 342l10 -18M206 346l18 4', SUN.dark, 2.4),
    ladybird([220, 330], { scale: 2.5, turn: -8 }),
    line('M234 325l7 -6M236 328l9 -1', INK, 1.8),
    magnifier([264, 278], { turn: -100, scale: 1.35 }),
    disc([264, 278], 8.6, CAST.mei.skin),
    under([74, 352], 46, 6),
    figure(keeps, vary(POSES.tailor, { lean: 6, nod: 6, elbows: [1, 1], stretch: 1.1 }), [66, 350], 178, {
      grip: { near: [132, 306], far: [112, 322] },
    }),
    face(SMILE, [75.1, 260], 25.7, 9.3),
    line('M136 344L130 284M132 306l9 -10M134 322l-9 -8', BARK.dark, 4.4),
    disc([132, 306], 8, CAST.kofi.skin),
  )
}

/** A dog that faces left, on the ceiling. */
const DOG =
  'M126 60Q128 50 146 44 152 26 176 24 194 28 202 46L318 48Q336 40 342 14 354 10 354 22 352 46 342 64L346 124H328L318 92Q276 98 238 90L236 124H216L212 86Q194 84 184 70L140 74Q126 72 126 60Z'
/** The walls of a room whose light is off. */
const DUSK = '#39416a'

export function threeStarsADog(): string {
  const first = mild(CAST.jasleen, { top: RED, legs: WATER.base, shoes: PAPER })
  const second = mild(CAST.zoe, { top: FIR.soft, legs: PLUM.base, shoes: PAPER })
  const third = mild(CAST.idris, { top: SUN.base, legs: MAPLE.dark, shoes: PAPER })
  const educator = mild({ ...ADULTS.helene, view: 'front' }, { top: ROSE.base, legs: BARK.dark, shoes: PAPER })
  const small = mild({ ...CAST.lea, view: 'front' }, { top: WATER.base, legs: FIR.deep, shoes: PAPER })
  const star = (x: number, y: number) => oval([x, y], 26, 14, SUN.soft, 0, 0.45) + oval([x, y], 18, 9.5, SUN.pale)
  const beam = (x: number, y: number, tx: number, ty: number) =>
    fill(`M${x - 7} ${y}L${tx - 25} ${ty}H${tx + 25}L${x + 7} ${y}Z`, SUN.pale, 0.17)
  /** Lying on the back, the head to the left, a torch held up to the ceiling. */
  const lying = (person: Person, at: Point, color: string, turn: number, mirror = false) =>
    place(
      oval([-8, 0], 80, 7, INK, 0, 0.2) +
        figure(person, vary(POSES.lie, { nod: -40, elbows: [1, 1], stretch: 1.1 }), [0, 0], 165, {
          grip: { near: [-37, -66], far: [-4, -26] },
        }) +
        torch([-37, -70], color, mirror ? turn - 90 : -turn - 90) +
        disc([-37, -66], 6.8, person.skin) +
        face(SMILE, [-69.5, -15.4], 23.8, -89.5),
      at,
      { turn, mirror },
    )
  return frame(
    [DUSK, DUSK],
    fill('M-10 -8H490L412 120H68Z', '#4f5988'),
    fill('M68 120H412V200H68Z', '#444d79'),
    fill('M68 200H412L480 286V360H0V286Z', '#625d7c'),
    // Curtains drawn.
    fill('M128 132H232Q228 160 234 186H124Q130 160 128 132Z', '#59619b') +
      line('M180 132V186M152 134V184M206 134V184', DUSK, 2) +
      line('M116 131H244', BARK.deep, 4),
    oval([232, 298], 190, 54, '#79719a', 0, 0.6),
    lying(second, [186, 252], ROSE.base, 14, true),
    lying(third, [356, 318], WATER.base, 6),
    lying(first, [112, 343], FIR.base, -8, true),
    fill('M0 0H480V360H0Z', '#1b2148', 0.16),
    // The door, ajar.
    fill('M430 132L458 106V254L430 222Z', SUN.pale),
    fill('M458 106L474 112V266L458 254Z', '#8a7f96'),
    fill('M430 222L458 254 372 320 290 252Z', SUN.pale, 0.16),
    adult(educator, vary(POSES.tailorFront, { elbows: [1, -1], stretch: 1.1 }), [388, 236], 186, {
      grip: { near: [366, 216], far: [424, 220] },
    }),
    face(FRONT_SMILE, [388, 141], 16.4),
    toddler(small, vary(POSES.tailorFront, { stretch: 1.1, elbows: [-1, -1] }), [440, 268], 124, {
      grip: { near: [412, 204] },
    }),
    face(FRONT_LAUGH, [440, 203], 23),
    candle(1, CAST.lea.skin, [412, 203], { scale: 0.8 }),
    disc([424, 222], 6, ADULTS.helene.skin),
    // What the three stars draw.
    fill(DOG, PAPER, 0.14) + dashes(`${DOG}M178 32Q202 40 200 64 188 70 180 50`, PAPER, 2.6, '6 5'),
    beam(139, 250, 156, 52) + beam(239, 174, 230, 68) + beam(327, 228, 328, 68),
    star(156, 52) + star(230, 68) + star(328, 68),
  )
}
