import { snail } from '../../../kit/animals.ts'
import { adult, figure, toddler } from '../../../kit/figure.ts'
import { longNeck, plated, rex } from '../../../kit/figurines.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { stick } from '../../../kit/ground.ts'
import { palm } from '../../../kit/hands.ts'
import { face, mouth, sunhat } from '../../../kit/head.ts'
import { closer, cloud, frame, land, leaves, specks, tufts, woods } from '../../../kit/landscape.ts'
import {
  BARK,
  CREAM,
  EARTH,
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
  SNOW,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, autumn, BABIES, barefoot, CAST, mild, summer } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { chair, curtains, floor, pane, pinned, rug } from '../../../kit/room.ts'
import { again, dashes, disc, fill, line, type Options, once, oval, place } from '../../../kit/svg.ts'
import { bucket, droplets, shoeAtSide } from '../../../kit/things.ts'
import { sponge, under } from '../../../kit/toys.ts'
import { fern, leafy, mushroom, trunk } from '../../../kit/trees.ts'

const FLOOR = '#cfa97f'

/** What a face does, in the coordinates of a head seen from its side, then of one turned to us. */
const EYE = line('M7.5 -1.5h.1', INK, 3.2)
const SMILE = EYE + line('M6.5 8Q9.5 11 12.5 7.500', MOUTH, 1.8)
const LAUGH = EYE + mouth([10.6, 7.6], 3, 3.8)
const CALL = EYE + mouth([11, 7.6], 3, 4.4)
const OH = EYE + mouth([11.4, 7.6], 1.9, 2.4)
const FRONT_EYES = line('M-6 -1h.1M6 -1h.1', INK, 3.2)
const FRONT_LAUGH = FRONT_EYES + mouth([0, 8], 4.4, 4)
const FRONT_OH = FRONT_EYES + mouth([0, 8.4], 2.6, 3.2)
/** Eyes lowered to what the ear hears. */
const LISTENS = line('M-9.500 -1q3.500 3 7 0M2.500 -1q3.500 3 7 0', INK, 1.8) + mouth([0, 8.2], 3, 2.6)

export function voicesInTheBelly(): string {
  const educator = mild({ ...ADULTS.lucie, view: 'front' }, { top: FIR.base, legs: BARK.dark, shoes: PAPER })
  const gives = mild(CAST.anh, { top: SUN.base, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: MAPLE.base })
  const covers = mild(CAST.rose, { top: PLUM.base, legs: BARK.dark, shoes: PAPER })
  const searches = mild(CAST.awa, { top: RED, legs: WATER.deep, shoes: PAPER })
  const skin = ADULTS.lucie.skin
  return frame(
    ['#e4e8e2', '#f5f0e2'],
    closer(
      1.1,
      [240, 354],
      pane([70, 50], 98, 74, 'spring'),
      curtains([70, 50], 98, 74, '#a99bc0'),
      pinned([340, 60], 50, 42, [FIR.base, ROSE.base, SUN.base], 4),
      floor(164, FLOOR),
      rug([220, 316], 238, 56, '#d8dcb4', FIR.pale),
      under([407, 238], 44, 6),
      longNeck([414, 236], SUN.base, { scale: 0.42, mirror: true }),
      toddler(searches, vary(POSES.crawl, { lean: 98, nod: -42, stretch: 1.5 }), [330, 238], 132, {
        grip: { near: [391, 230], far: [364, 236] },
      }),
      face(LAUGH, [354, 196], 24.4, 11.9),
      chair([407, 238], MAPLE.base, { scale: 1.75, mirror: true }),
      under([246, 300], 92, 8),
      adult(educator, vary(POSES.tailorFront, { lean: 5, nod: 24 }), [240, 296], 240, {
        grip: { near: [204, 240], far: [284, 238] },
      }),
      face(LISTENS, [255, 176], 21.2, 26.8),
      // The bottom of the sweater, held as a bag.
      oval([244, 241], 38, 11, shade(FIR.base, 0.45)),
      fill('M212 250Q196 222 214 186 208 226 236 250Z', ROSE.soft),
      longNeck([250, 262], WATER.base, { scale: 0.92 }),
      fill('M203 240Q244 262 285 238 304 266 284 288 244 308 206 290 186 268 203 240Z', glow(FIR.base, 0.14)),
      line('M203 240Q244 262 285 238', shade(FIR.base, 0.2), 3.4),
      line('M214 256Q208 270 216 284M274 256Q280 268 272 284', shade(FIR.base, 0.1), 2.4),
      disc([204, 240], 7.8, skin) + disc([284, 238], 7.8, skin),
      under([98, 306], 46, 6),
      figure(gives, vary(POSES.kneel, { lean: 10, nod: 0, elbows: [1, 1] }), [92, 304], 168, {
        grip: { near: [142, 234], far: [150, 228] },
        holding: plated([158, 246], ROSE.base, PLUM.base, { scale: 0.74 }),
      }),
      face(LAUGH, [99.2, 197], 24.2, 5.5),
      under([168, 346], 26, 4),
      rex([168, 346], MAPLE.base, { scale: 0.82, mirror: true }),
      under([404, 352], 50, 6),
      plated([346, 348], FIR.base, SUN.base, { scale: 0.74, mirror: true }),
      toddler(covers, vary(POSES.tailor, { lean: 8, nod: 4, elbows: [1, 1], stretch: 1.4 }), [404, 350], 160, {
        facing: -1,
        grip: { near: [352, 322], far: [360, 324] },
      }),
      line('M352 322L342 326', CAST.rose.skin, 7),
      face(SMILE, [394, 267], 29.6, -8.4, true),
    ),
  )
}

/** A slug that faces right, its foot on the origin. */
const slug = (at: Point, color: string, options: Options = {}) =>
  place(
    line('M24 -8L27 -19M27 -7L33 -16', color, 2.6) +
      line('M27 -20h.1M33.500 -17h.1', INK, 4) +
      fill('M-34 1Q-20 -12 0 -14 22 -16 30 -8 34 -1 28 1Z', color) +
      fill('M2 -14Q18 -15 20 -8 10 -3 -2 -8Z', shade(color, 0.22)) +
      line('M-26 -2Q-14 -8 -6 -7M-18 -1Q-8 -5 4 -3', shade(color, 0.22), 1.8),
    at,
    options,
  )

/** What it leaves: wet, it shines. */
const thread = (d: string) => line(d, SNOW.deep, 6, 0.55) + line(d, PAPER, 3)

export function slugDecides(): string {
  const educator = autumn(ADULTS.julie, { top: PLUM.base, legs: BARK.deep, trim: PLUM.soft })
  const first = autumn(CAST.idris, { top: SUN.base, legs: WATER.deep, shoes: RED, trim: MAPLE.dark })
  const second = autumn(CAST.lea, { top: WATER.base, legs: PLUM.dark, shoes: FIR.dark, trim: PAPER })
  const guesses = autumn(CAST.sami, { top: RED, legs: BARK.dark, shoes: INK, trim: PAPER })
  const last = autumn(CAST.mei, { top: ROSE.base, legs: FIR.deep, shoes: SUN.base, trim: PAPER })
  const squat = vary(POSES.crouch, { lean: 26, nod: 2, hands: pair(-15, -27, -13, -26), elbows: [-1, -1] })
  const wood = (a: Point, b: Point) => stick(a, b, 7.6, BARK.pale)
  return frame(
    ['#c4d6c6', '#e3e7d0'],
    woods(176, 120, '#a9c3a0', 5, 'fir'),
    trunk([40, 200], -10, 36, BARK.base),
    trunk([452, 196], -10, 44, BARK.dark),
    land([0, 190, 240, 180, 480, 192], '#93a066'),
    mushroom([396, 226], 14, MAPLE.base) + mushroom([30, 226], 16, MAPLE.soft),
    fern([86, 214], 44, FIR.base),
    leaves({ x: [6, 474], y: [214, 280] }, 6, [MAPLE.base], 4, 6),
    fill('M90 312Q96 278 180 280 300 272 384 290 410 318 380 350 240 366 110 354 82 340 90 312Z', EARTH.base),
    specks({ x: [130, 370], y: [290, 348] }, 8, EARTH.soft, 6, 2),
    under([232, 230], 44, 6),
    adult(educator, vary(squat, { nod: 16 }), [226, 230], 196),
    face(SMILE, [253, 121], 17.3, 30.3),
    under([140, 274], 36, 5) + under([352, 274], 36, 5),
    figure(second, squat, [136, 272], 150),
    face(OH, [155, 191], 21.6, 16.3),
    figure(guesses, vary(squat, { elbows: [1, -1] }), [360, 272], 150, { facing: -1, grip: { near: [326, 244] } }),
    line('M326 244L314 248', CAST.sami.skin, 5),
    face(LAUGH, [341, 191], 21.6, -16.3, true),
    thread('M98 330Q120 318 146 322 168 328 190 320 220 312 236 336'),
    thread('M108 312Q136 302 160 308 186 314 214 306 250 300 296 306'),
    wood([134, 295], [178, 293]) + wood([188, 294], [232, 290]) + wood([240, 290], [282, 293]),
    wood([130, 342], [174, 339]) + wood([182, 342], [224, 344]),
    slug([280, 344], MAPLE.soft, { turn: 8, scale: 1.3 }),
    snail([328, 306], { scale: 2.5, turn: -8 }),
    under([60, 350], 42, 6) + under([432, 350], 42, 6),
    toddler(first, squat, [56, 348], 160),
    face(LAUGH, [77.7, 262], 29.6, 16.3),
    toddler(last, squat, [436, 348], 160, { facing: -1 }),
    face(SMILE, [414, 262], 29.6, -16.3, true),
  )
}

/** A bare foot seen from above, its toes to the left. */
const FOOT = once(
  'f',
  oval([9, 0], 6, 3.8, 'currentColor') +
    oval([-4, 0], 9, 5, 'currentColor') +
    line('M-15 -4h.1M-17 -1h.1M-16.500 2h.1M-14 4.500h.1', 'currentColor', 3.6),
)

export function stepsInABlueFoot(): string {
  const blue = WATER.base
  const educator = barefoot(mild({ ...ADULTS.helene, view: 'side' }, { top: MAPLE.base, legs: FIR.dark }))
  const walker = barefoot(summer(CAST.noah, { top: SUN.base, legs: PLUM.dark }))
  const kneels = (head: Parameters<typeof summer>[0], top: string, legs: string) =>
    mild({ ...head, view: 'front' }, { top, legs, shoes: legs })
  const next = barefoot(summer(BABIES.ines, { top: ROSE.base, legs: WATER.deep }))
  const knees = vary(POSES.standFront, {
    hip: [0, -14],
    feet: pair(-8, -3, 8, -3),
    lap: true,
    elbows: [-1, 1],
    stretch: 1.35,
  })
  const steps = [376, 346, 314, 284, 252, 222].map((x, i): Point => [x, i % 2 ? 264 : 288])
  return frame(
    ['#b7deee', '#f2f5da'],
    FOOT,
    once('h', palm([0, 0], 'currentColor')),
    cloud([110, 62], 120, PAPER, 0.9),
    land([0, 136, 240, 130, 480, 138], '#9ccb74'),
    leafy([420, 166], 240, FIR.base, 5),
    fill('M0 150Q240 170 480 150V360H0Z', FIR.deep, 0.12),
    tufts([150, 352], 5, '#74ab50', 4, 9),
    toddler(kneels(CAST.lila, RED, WATER.deep), knees, [278, 238], 132, {
      grip: { near: [237, 168], far: [319, 168] },
    }),
    again('h', [237, 170], SUN.base, { turn: -14 }) + again('h', [319, 170], SUN.base, { turn: 14 }),
    face(FRONT_LAUGH, [278, 164], 24.4),
    toddler(kneels(CAST.emile, FIR.base, BARK.dark), knees, [394, 238], 132, {
      grip: { near: [353, 172], far: [435, 168] },
    }),
    again('h', [353, 174], blue, { turn: -14 }) + again('h', [435, 170], blue, { turn: 14 }),
    face(FRONT_OH, [394, 164], 24.4),
    fill('M44 240H436L462 314H14Z', shade(PAPER, 0.12)) + fill('M44 238H436L462 310H14Z', PAPER),
    again('h', [256, 252], SUN.soft, { turn: -6 }) +
      again('h', [334, 253], glow(blue, 0.3), { turn: 8 }) +
      again('h', [398, 253], glow(blue, 0.3), { turn: -8 }),
    fill('M342 330H376L384 350H336Z', PAPER),
    oval([360, 340], 13, 5, blue),
    steps.map((at, i) => again('f', at, mix(blue, PAPER, i * 0.17), { scale: 1.25 })).join(''),
    place(shoeAtSide(PLUM.base, PAPER), [24, 312], { scale: 0.7 }),
    figure(
      walker,
      vary(POSES.walk, { lean: 2, nod: 8, stretch: 1.25, elbows: [1, 1], feet: pair(9, -4, -9, -4) }),
      [166, 292],
      156,
      {
        facing: -1,
        grip: { near: [118, 228], far: [196, 212] },
      },
    ),
    face(SMILE, [161, 169], 22.5, -9.1, true),
    under([70, 350], 40, 6),
    adult(educator, vary(POSES.standFront, { stretch: 1.1 }), [66, 350], 232, {
      grip: { near: [46, 252], far: [118, 228] },
    }),
    face(LAUGH, [66, 133], 20.4),
    under([434, 354], 50, 5),
    toddler(
      next,
      vary(POSES.floor, { lean: 18, nod: 2, elbows: [1, 1], stretch: 1.35, soles: [-80, 0] }),
      [450, 352],
      142,
      {
        facing: -1,
        grip: { near: [402, 318], far: [424, 338] },
        step: { near: [412, 338], far: [404, 349] },
      },
    ),
    oval([406, 331], 5, 11, blue, 8),
    line('M402 319L404 325', blue, 7),
    face(SMILE, [432, 280], 26.3, -11.9, true),
  )
}

export function missingTail(): string {
  const educator = mild({ ...ADULTS.nadia, view: 'side' }, { top: WATER.base, legs: BARK.dark, shoes: INK })
  const cow = mild(CAST.theo, { top: SUN.base, legs: BARK.dark, shoes: PAPER })
  const hen = mild(CAST.fatou, { top: RED, legs: WATER.deep, shoes: PAPER })
  const horse = mild(CAST.maika, { top: FIR.base, legs: PLUM.dark, shoes: PAPER, cut: 'stripes', trim: FIR.pale })
  const duck = mild(CAST.jasleen, { top: PLUM.base, legs: FIR.deep, shoes: PAPER })
  const pig = mild({ ...BABIES.tao, view: 'front' }, { top: ROSE.soft, legs: ROSE.base, shoes: PAPER })
  const tail = vary(POSES.tailor, { lean: 0, nod: -4, elbows: [1, 1], stretch: 1.2 })
  const wag = (x: number, y: number) => line(`M${x - 10} ${y - 10}q-5 8 -1 17M${x - 18} ${y - 8}q-3 6 -1 12`, RED, 3)
  return frame(
    ['#e6e6dd', '#f6f0e2'],
    pane([96, 16], 100, 76, 'rain'),
    curtains([96, 16], 100, 76, '#c99a72'),
    pinned([440, 34], 52, 44, [SUN.base, FIR.base, ROSE.base], -4),
    floor(154, FLOOR),
    rug([130, 320], 196, 40, '#c8b06c', '#a98d4c', false),
    under([424, 240], 50, 6),
    dashes('M474 140Q446 134 442 152 444 166 458 160 466 148 450 144 432 144 428 160', ROSE.dark, 3.4, '1 7'),
    line('M388 244q8 14 26 14M444 186q16 4 18 20', PAPER, 3),
    place(
      toddler(pig, vary(POSES.standFront, { hands: pair(-4, -52, 4, -50), elbows: [1, -1] }), [0, 52], 114) +
        face(FRONT_LAUGH, [0, -35], 21.2),
      [418, 214],
      { turn: -52 },
    ),
    under([334, 296], 44, 6),
    adult(educator, vary(POSES.standFront, { elbows: [-1, 1], stretch: 1.06 }), [332, 294], 214, {
      grip: { near: [252, 106], far: [412, 104] },
    }),
    palm([254, 107], ADULTS.nadia.skin, -74) + palm([410, 105], ADULTS.nadia.skin, 74),
    face(CALL, [332, 93.6], 18.9),
    toddler(hen, tail, [58, 340], 158, { grip: { near: [26, 306] } }),
    face(CALL, [56.2, 257], 29.3, -4),
    wag(26, 306),
    toddler(cow, tail, [124, 342], 160, { grip: { near: [91, 308], far: [158, 292] } }),
    face(CALL, [122, 258], 29.6, -4),
    wag(91, 308),
    toddler(duck, tail, [190, 340], 154, { grip: { near: [157, 306] } }),
    face(CALL, [188, 259], 28.5, -4),
    wag(157, 306),
    figure(horse, tail, [254, 344], 170, { grip: { near: [221, 310], far: [306, 272] } }),
    face(CALL, [252, 257], 24.4, -4),
    wag(221, 310),
    palm([306, 274], CAST.maika.skin, 30),
  )
}

const BOARDS = '#d9b586'
/** Of wood, or of a path, that is wet. */
const WET = mix(BOARDS, MAPLE.deep, 0.42)
const PAVING = '#dcd2bb'

export function aimAtTheStain(): string {
  const educator = summer(ADULTS.minh, {
    top: FIR.base,
    legs: BARK.dark,
    shoes: BARK.dark,
    hat: sunhat(CREAM, FIR.base),
  })
  const ready = summer(
    { ...CAST.lila, view: 'back' },
    { top: ROSE.base, legs: WATER.deep, hat: sunhat(SUN.soft, MAPLE.base) },
  )
  const thrower = summer({ ...CAST.emile, view: 'back' }, { top: WATER.base, legs: PLUM.dark, hat: sunhat(PAPER, RED) })
  const small = summer(CAST.awa, { top: SUN.base, legs: RED, hat: sunhat(WATER.pale, PLUM.base) })
  return frame(
    ['#b4dcee', '#eef3dc'],
    cloud([250, 44], 90, PAPER, 0.9),
    leafy([410, 120], 160, FIR.base, 6),
    fill('M0 62H480V196H0Z', BOARDS),
    line(
      'M30 64V194M78 64V194M126 64V194M174 64V194M222 64V194M270 64V194M318 64V194M366 64V194M414 64V194M462 64V194',
      shade(BOARDS, 0.2),
      2.4,
    ),
    line('M0 64H480', shade(BOARDS, 0.14), 6),
    fill('M0 192H480V360H0Z', PAVING),
    line(
      'M0 230H480M0 286H480M90 192V230M260 192V230M420 192V230M170 230V286M350 230V286M40 286V360M260 286V360',
      shade(PAVING, 0.1),
      2,
    ),
    // What the sponges have left.
    fill(
      'M150 116Q142 92 166 90 176 74 192 86 214 82 212 104 222 122 204 130L203 134V156Q200 162 197 156V134L186 136V176Q182 183 179 176V136L166 132V150Q163 156 161 150V130Q148 128 150 116Z',
      WET,
    ),
    line('M134 98h.1M226 84h.1M168 72h.1M236 118h.1', WET, 8),
    oval([280, 112], 17, 13, WET, 0, 0.35),
    oval([296, 338], 72, 19, mix(PAVING, BARK.base, 0.5)),
    oval([296, 337], 58, 13, PAVING),
    oval([300, 338], 26, 8, mix(PAVING, BARK.base, 0.5)),
    under([446, 292], 44, 6),
    adult(educator, vary(POSES.kneel, { lean: 8, nod: 4, elbows: [1, 1] }), [446, 290], 218, {
      facing: -1,
      grip: { near: [402, 204], far: [396, 198] },
      holding: sponge([397, 198], 26, 16, SUN.base, -10),
    }),
    face(SMILE, [438, 141], 19.2, -8.4, true),
    droplets(
      [
        [396, 212],
        [399, 224],
      ],
      2.4,
      WATER.base,
    ),
    bucket([396, 268], RED, { scale: 1.15 }),
    bucket([430, 312], WATER.base, { scale: 1.25 }),
    bucket([454, 336], SUN.base, { scale: 1.3 }),
    toddler(small, vary(POSES.heels, { lean: 36, nod: -6, elbows: [1, 1], stretch: 1.2 }), [348, 346], 148, {
      facing: -1,
      grip: { near: [306, 326], far: [300, 322] },
      holding: sponge([301, 333], 36, 14, ROSE.base),
    }),
    face(LAUGH, [323, 272], 27.5, -13.8, true),
    line('M278 334l-12 -4M282 342l-10 4M318 345l6 5M276 326l-6 -8', WATER.base, 3),
    under([96, 354], 40, 5),
    figure(ready, vary(POSES.standFront, { elbows: [1, 1] }), [92, 352], 186, { grip: { far: [134, 190] } }),
    sponge([138, 180], 34, 22, WATER.deep, -20),
    under([220, 352], 36, 5),
    toddler(thrower, vary(POSES.standFront, { elbows: [1, 1], stretch: 1.4 }), [212, 350], 164, {
      grip: { far: [258, 204] },
    }),
    palm([258, 206], CAST.emile.skin, 14),
    sponge([230, 146], 34, 22, RED, -24),
    droplets(
      [
        [246, 158],
        [240, 168],
        [252, 170],
      ],
      2.8,
      WATER.base,
    ),
    line('M248 148l8 8M236 164l6 12', PAPER, 2.6),
  )
}
