import { adult, figure, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { mouth } from '../../../kit/head.ts'
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
  SNOW,
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, BABIES, barefoot, CAST, mild, sleeper } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, pane, pinned, rug, shelf, table } from '../../../kit/room.ts'
import { disc, fill, line, type Options, oval, place } from '../../../kit/svg.ts'
import { drum, maraca, plate, spoon, under } from '../../../kit/toys.ts'
import { wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

const FLOOR = '#cfa97f'
const [CUPBOARD, CUPBOARD_EDGE] = ['#c08f62', '#9a6f49']
const CHEEK = '#d9644f'
/** Of an old sweater. */
const WOOL = '#8b9a86'
/** Of curtains. */
const SAGE = '#8fb0a4'

/** A lid lying on the origin, its knob upwards. */
const lid = (at: Point, color: string, options: Options = {}) =>
  place(
    oval([0, 0], 24, 5.6, shade(color, 0.2)) +
      fill('M-24 0Q-20 -11 0 -11 20 -11 24 0 0 6 -24 0Z', color) +
      disc([0, -14], 4.6, BARK.dark),
    at,
    options,
  )

/** A light pot with two handles, standing on the origin, open unless something is over it. */
const cooker = (at: Point, color: string, over = '', options: Options = {}) =>
  place(
    line('M-22 -17H-29M22 -17H29', BARK.dark, 5) +
      oval([0, -26], 22, 5.4, shade(color, 0.45)) +
      fill('M-22 -26Q0 -15 22 -26V-5Q22 2 13 2H-13Q-22 2 -22 -5Z', color) +
      fill('M8 -21Q16 -22 22 -26V-5Q22 2 13 2H7Z', shade(color, 0.14)) +
      over,
    at,
    options,
  )

export function wordIsInThePot(): string {
  const educator = mild(ADULTS.lucie, { top: FIR.base, legs: WATER.soft, shoes: PAPER })
  const baby = barefoot(sleeper(BABIES.jeanne, PLUM.soft, PAPER, 'stripes'))
  const bearer = mild(CAST.mei, { top: ROSE.base, legs: WATER.deep, shoes: PAPER })
  const friend = mild(
    { ...CAST.theo, view: 'front' },
    { top: MAPLE.base, legs: FIR.deep, shoes: PAPER, cut: 'stripes', trim: CREAM },
  )
  return frame(
    ['#e4e7e2', '#f5f0e2'],
    pane([60, 18], 104, 80, 'rain'),
    curtains([60, 18], 104, 80, '#c98f6a'),
    pinned([430, 34], 50, 44, [WATER.base, SUN.base, RED], 4),
    floor(176, FLOOR),
    shelf([398, 176], 76, 64, [['basket', 'books']]),
    rug([270, 318], 222, 44, '#c9d5d8', '#a3b8bf'),
    under([254, 268], 40, 5) + under([388, 270], 38, 5),
    figure(friend, vary(POSES.standFront, { lean: 32, nod: 10 }), [394, 270], 180, {
      facing: -1,
      grip: { far: [378, 234], near: [406, 232] },
    }),
    place(line('M-4 8Q0 11.5 4 8', MOUTH, 1.8), [356, 132], { turn: -28, scale: 1.73 }),
    figure(bearer, vary(POSES.walk, { lean: 6, nod: 6, feet: pair(7, -4, -6, -5), elbows: [1, 1] }), [246, 268], 182, {
      grip: { near: [274, 194], far: [300, 214] },
      holding: cooker([298, 214], WATER.base, lid([0, -25], WATER.base), { scale: 1.05 }),
    }),
    line('M276 192L289 184', CAST.mei.skin, 6),
    line('M308 168q3 -8 -1 -14M318 171q6 -9 4 -18', MAPLE.dark, 2.8),
    under([70, 336], 70, 7),
    adult(educator, vary(POSES.tailor, { lean: 8, nod: 12, elbows: [1, 1] }), [60, 336], 236, {
      grip: { near: [98, 262], far: [96, 304] },
    }),
    cooker([130, 344], RED, '', { scale: 1.1 }),
    lid([134, 294], RED, { turn: 38, scale: 1.1 }),
    line('M100 265L112 276', ADULTS.lucie.skin, 6.5),
    under([206, 348], 50, 6),
    figure(baby, vary(BABY_POSES.sit, { lean: 22, nod: 22 }), [194, 344], 122, {
      build: 'baby',
      grip: { near: [220, 322], far: [240, 316] },
    }),
    place(mouth([11, 7.6], 3, 4.4), [220, 278], { turn: 34, scale: 1.63 }),
    cooker([244, 350], SUN.base, '', { scale: 1.05 }),
    disc([222, 323], 6.6, BABIES.jeanne.skin),
    line('M262 304q8 5 8 14M268 292q16 8 16 26M258 314q2 2 2 6', MAPLE.dark, 3),
    lid([350, 318], PLUM.base, { turn: -8 }) +
      lid([386, 326], FIR.base, { turn: 14 }) +
      lid([350, 334], ROSE.soft, { turn: -4 }),
    cooker([440, 342], FIR.base) + cooker([448, 292], PLUM.base, '', { scale: 0.86 }),
  )
}

/** A plastic cup upside down on the origin. */
const goblet = (at: Point, color: string, options: Options = {}) =>
  place(
    fill('M-8 -21H8L11 -1H-11Z', color) +
      line('M-11 -2H11', glow(color, 0.45), 4) +
      line('M-4 -16l-2 10', PAPER, 2, 0.6),
    at,
    options,
  )

export function cupOnTheGiantsKnee(): string {
  const giant = barefoot(mild({ ...ADULTS.helene, view: 'front' }, { top: PLUM.base, legs: WATER.deep }))
  const baby = barefoot(sleeper(BABIES.malik, SUN.soft, PAPER, 'stripes'))
  const builder = barefoot(mild(CAST.anh, { top: FIR.base, legs: MAPLE.dark, cut: 'stripes', trim: FIR.pale }))
  const toes = barefoot(mild(CAST.fatou, { top: ROSE.base, legs: FIR.deep }))
  return frame(
    ['#e7e4da', '#f6f1e3'],
    pane([28, 20], 100, 80, 'winter'),
    curtains([28, 20], 100, 80, SAGE),
    pinned([424, 34], 50, 44, [RED, WATER.base, SUN.base], 4),
    floor(228, FLOOR),
    under([240, 262], 74, 9),
    adult(
      giant,
      { ...POSES.floorFront, own: true, hip: [0, -9], nod: -10, elbows: [1, -1], stretch: 0.89 },
      [240, 262],
      300,
      {
        grip: { near: [216, 240], far: [264, 240] },
        step: { near: [126, 328], far: [354, 328] },
        holding: fill('M218 196H262L266 240Q240 258 214 240Z', PLUM.base),
      },
    ),
    // Asleep, or nearly: one eye sees everything.
    place(
      line('M-9.5 -.5Q-6.5 2.5 -3.5 -.5', INK, 1.5) +
        fill('M3 .4Q6.5 -2.6 10 .4 6.5 2 3 .4Z', PAPER) +
        disc([6, 0], 1.3, INK) +
        line('M3 .4Q6.5 -2.6 10 .4', INK, 1.4) +
        oval([0, 8], 2.6, 3, MOUTH),
      [236, 119],
      { turn: -10, scale: 1.76 },
    ),
    line('M198 128q-8 -2 -10 -9M190 138q-14 -1 -18 -12', MAPLE.dark, 3),
    goblet([233, 94], SUN.base, { turn: -8 }),
    goblet([268, 146], FIR.base),
    goblet([158, 252], WATER.base) + goblet([159, 232], RED),
    goblet([322, 252], RED) + goblet([322, 232], SUN.base) + goblet([325, 208], WATER.base),
    under([102, 272], 42, 6),
    figure(baby, vary(BABY_POSES.sit, { lean: 8, nod: -8, stretch: 1.3 }), [98, 272], 124, {
      build: 'baby',
      grip: { near: [139, 210], far: [128, 244] },
    }),
    line('M138 196q5 1 8 5M134 188q10 1 15 8', MAPLE.dark, 2.8),
    under([396, 286], 30, 5),
    figure(builder, vary(POSES.stand, { lean: 20, nod: 0, elbows: [1, 1] }), [392, 286], 186, {
      facing: -1,
      grip: { near: [339, 198], far: [335, 206] },
    }),
    // He holds his breath.
    place(
      disc([10, 6.4], 5, glow(CAST.anh.skin, 0.12)) +
        disc([9.6, 5.6], 3.4, CHEEK, 0.3) +
        line('M14.2 5.4l1 1.4', MOUTH, 1.6),
      [369, 141],
      {
        turn: -11,
        scale: 1.79,
        mirror: true,
      },
    ),
    under([424, 352], 38, 5),
    toddler(toes, vary(POSES.crouch, { lean: 30, nod: -8, stretch: 1.3, elbows: [1, 1] }), [424, 350], 136, {
      facing: -1,
      grip: { near: [368, 310], far: [372, 318] },
    }),
    goblet([352, 318], ROSE.base),
    disc([366, 309], 6, CAST.fatou.skin),
    goblet([36, 342], ROSE.base) + goblet([64, 350], SUN.base) + goblet([50, 326], FIR.base),
    under([238, 342], 22, 4),
    goblet([228, 340], WATER.base, { turn: 98 }),
  )
}

/** A soft bottle without its cap, lying on the x axis: its bottom on the origin, its mouth to the right. */
const bottle = (at: Point, options: Options = {}, squeezed = false) =>
  place(
    fill(
      squeezed
        ? 'M0 -11Q0 -13 4 -13H12Q22 -4 32 -13 44 -12 50 -5H60V5H50Q44 12 32 13 22 4 12 13H4Q0 13 0 11Z'
        : 'M0 -11Q0 -13 4 -13H34Q44 -12 50 -5H60V5H50Q44 12 34 13H4Q0 13 0 11Z',
      WATER.pale,
    ) +
      (squeezed ? '' : line('M10 -12V12M18 -12V12M26 -12V12', WATER.soft, 1.8)) +
      line('M5 -8H30', PAPER, 3) +
      oval([60, 0], 2.2, 5.4, WATER.deep),
    at,
    options,
  )

export function emptyBottleBlows(): string {
  const educator = mild(ADULTS.marc, { top: MAPLE.base, legs: WATER.deep, shoes: PAPER })
  const baby = barefoot(sleeper(BABIES.ambre, FIR.soft, PAPER, 'stripes'))
  const fringe = mild(CAST.lea, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const near = mild(CAST.kofi, { top: ROSE.base, legs: FIR.deep, shoes: PAPER })
  const far = mild(CAST.maika, { top: WATER.base, legs: BARK.dark, shoes: SUN.soft, cut: 'stripes', trim: WATER.pale })
  const hair = CAST.lea.hair.color
  return frame(
    ['#dfe6e8', '#f4f1e4'],
    pane([234, 16], 104, 80, 'spring'),
    curtains([234, 16], 104, 80, '#d3a15c'),
    floor(172, FLOOR),
    shelf([392, 172], 84, 62, [['plant', 'bin']]),
    line('M250 358L288 284', RED, 6) + line('M462 358L448 296', RED, 6),
    under([84, 238], 56, 6),
    figure(fringe, vary(POSES.tailor, { elbows: [1, 1], stretch: 1.42 }), [76, 238], 180, {
      grip: { near: [151, 151], far: [148, 126] },
      holding: bottle([181, 133], { turn: 172, scale: 1.1 }, true),
    }),
    disc([151, 122], 6, shade(CAST.lea.skin, 0.14)),
    disc([151, 151], 7, CAST.lea.skin),
    // Her fringe, lifted by the wind.
    fill(
      'M109 133Q122 112 108 90 112 112 98 126ZM103 126Q108 104 90 88 97 108 88 122ZM94 121Q92 102 72 94 84 106 80 119Z',
      hair,
    ),
    line('M115 136q-5 -2 -7 -9M113 146q-4 0 -6 -2', WATER.base, 2.6),
    under([420, 256], 70, 6),
    adult(educator, vary(POSES.tailor, { lean: 4, nod: 12, elbows: [1, 1] }), [430, 254], 230, {
      facing: -1,
      grip: { near: [396, 218], far: [364, 222] },
    }),
    under([352, 270], 58, 6),
    bottle([296, 256], { scale: 1.15 }),
    figure(baby, vary(BABY_POSES.sit, { lean: -8, feet: pair(22, -21, 25, -22) }), [372, 268], 124, {
      build: 'baby',
      facing: -1,
    }),
    place(mouth([11, 7.6], 2.6, 3.4), [378, 196], { turn: 2, scale: 1.65, mirror: true }),
    under([110, 300], 70, 6),
    figure(far, vary(POSES.prone, { nod: -46, stretch: 1.15 }), [142, 296], 170, {
      grip: { near: [222, 292], far: [224, 272] },
    }),
    bottle([200, 280], { turn: 6 }, true),
    disc([222, 293], 6.5, CAST.maika.skin) + disc([223, 271], 6, shade(CAST.maika.skin, 0.14)),
    under([100, 356], 80, 5),
    figure(near, vary(POSES.prone, { nod: -46, stretch: 1.2 }), [108, 354], 176, {
      grip: { near: [206, 350], far: [208, 330] },
    }),
    bottle([186, 338], {}, true),
    disc([208, 350], 7, CAST.kofi.skin) + disc([208, 327], 6.4, shade(CAST.kofi.skin, 0.14)),
    line('M270 286q10 0 16 4M272 296q6 1 10 4M256 338q10 -3 18 0M256 330q7 -3 14 -3', WATER.base, 2.8),
    under([324, 350], 34, 5),
    bottle([302, 350], { turn: -64, scale: 1.15 }),
    line('M352 336q8 -10 7 -22M364 344q12 -14 10 -34', MAPLE.dark, 3),
  )
}

export function oneDropIsLeft(): string {
  const rolled = (person: ReturnType<typeof mild>) => ({
    ...person,
    wear: { ...person.wear, barefoot: true, sleeves: 'short' as const },
  })
  const educator = rolled(mild(ADULTS.nadia, { top: FIR.base, legs: BARK.dark }))
  const baby = rolled(sleeper(BABIES.binta, ROSE.soft, PAPER, 'stripes'))
  const wringer = rolled(mild({ ...CAST.zoe, view: 'front' }, { top: RED, legs: WATER.deep }))
  const watcher = rolled(mild(CAST.emile, { top: WATER.base, legs: PLUM.dark }))
  const next = rolled(mild(CAST.lila, { top: PLUM.soft, legs: FIR.deep, cut: 'stripes', trim: PAPER }))
  return frame(
    ['#dfe8e6', '#f3f1e4'],
    pane([84, 12], 96, 62, 'summer'),
    floor(176, '#d9bf98'),
    // The sink and its cupboards.
    fill('M20 112H248V182H20Z', CUPBOARD),
    line('M96 118V180M172 118V180M84 138v12M108 138v12M184 138v12', CUPBOARD_EDGE, 3),
    fill('M20 182H248V176H20Z', CUPBOARD_EDGE),
    line('M132 100V80Q132 70 144 72 150 74 149 82', STONE.soft, 6),
    fill('M12 100H256V114H12Z', CREAM) + fill('M100 102H166V108H100Z', STONE.pale),
    line('M330 70H444', BARK.soft, 6) + fill('M344 70H380V116H344ZM394 70H430V108H394Z', MAPLE.pale),
    line('M344 106H380M394 98H430', MAPLE.soft, 4),
    // Dry clothes, close by.
    line('M20 244H56', WATER.soft, 10) + line('M22 234H54', SUN.soft, 10) + line('M24 224H52', ROSE.base, 10),
    figure(
      wringer,
      vary(POSES.standFront, { hip: [0, -17], nod: 6, feet: pair(-13, -4, 13, -4), elbows: [1, -1] }),
      [246, 272],
      190,
      { grip: { near: [218, 236], far: [274, 236] } },
    ),
    under([368, 292], 50, 6),
    figure(watcher, vary(POSES.kneel, { lean: 24, nod: 10, elbows: [1, 1] }), [372, 290], 172, {
      facing: -1,
      grip: { near: [348, 250], far: [340, 250] },
    }),
    // The old sweater under the tray, its sleeves to the right.
    fill('M150 280H330L378 300 372 312 346 310 362 348H120Z', WOOL),
    line('M122 345H360', shade(WOOL, 0.18), 6),
    fill('M172 262H318L342 322H144Z', PAPER) + fill('M180 268H311L329 316H158Z', WATER.pale),
    fill('M144 322H342V328Q342 336 334 336H152Q144 336 144 328Z', SNOW.shade),
    line('M186 292H212M276 304H306M232 310H250', PAPER, 2.6),
    place(
      fill('M-30 -11Q-12 -12 0 -6 12 -12 30 -11 34 0 30 11 12 12 0 6 -12 12 -30 11 -34 0 -30 -11Z', SUN.base) +
        line('M-18 -9L-8 8M-8 -7L2 6M4 -7L12 8M15 -9L23 9', SUN.dark, 2.4),
      [246, 240],
    ),
    disc([218, 238], 7.6, CAST.zoe.skin) + disc([274, 238], 7.6, CAST.zoe.skin),
    place(line('M-3.5 8Q0 10 3.5 8', MOUTH, 1.8), [249, 160], { turn: 6, scale: 1.82 }),
    place(mouth([11.5, 7.4], 2.4, 3.2), [346, 186], { turn: -23, scale: 1.65, mirror: true }),
    // The drop.
    fill('M246 246Q256 263 256 271A10 10 0 0 1 236 271Q236 263 246 246Z', WATER.base) +
      line('M241.5 267v6', PAPER, 3.2),
    under([74, 342], 66, 6),
    adult(educator, vary(POSES.tailor, { lean: 14, nod: 8, elbows: [1, 1] }), [52, 340], 240, {
      grip: { near: [104, 306], far: [130, 292] },
    }),
    figure(baby, vary(BABY_POSES.sit, { lean: 10, nod: 0, stretch: 1.2 }), [124, 346], 122, {
      build: 'baby',
      grip: { near: [158, 312], far: [162, 304] },
    }),
    under([416, 348], 50, 6),
    figure(next, vary(POSES.kneel, { lean: 22, nod: 2, elbows: [1, 1] }), [420, 348], 176, {
      facing: -1,
      grip: { near: [390, 306], far: [382, 304] },
    }),
  )
}

/** A small bowl, standing on the origin. */
const dish = (at: Point, color: string, options: Options = {}) =>
  place(
    fill('M-15 -12H15Q13 1 6 1H-6Q-13 1 -15 -12Z', color) + oval([0, -12], 15, 3.8, shade(color, 0.28)),
    at,
    options,
  )

export function invisibleSupper(): string {
  const educator = mild(ADULTS.minh, { top: PLUM.base, legs: WATER.deep, shoes: PAPER })
  const baby = barefoot(sleeper(BABIES.tao, FIR.soft, PAPER, 'stripes'))
  const taster = mild({ ...CAST.emile, view: 'front' }, { top: FIR.base, legs: BARK.dark, shoes: PAPER })
  const cook = mild(
    { ...CAST.idris, view: 'front' },
    { top: WATER.base, legs: PLUM.dark, shoes: PAPER, cut: 'stripes', trim: WATER.pale },
  )
  const laughing = mild(CAST.jasleen, { top: RED, legs: WATER.deep, shoes: PAPER })
  return frame(
    ['#ebe4d6', '#f7f0e2'],
    pane([52, 16], 104, 80, 'autumn'),
    curtains([52, 16], 104, 80, SAGE),
    pinned([424, 34], 50, 44, [ROSE.base, FIR.base, SUN.base], 4),
    floor(172, FLOOR),
    shelf([2, 172], 74, 56, [['rings', 'basket']]),
    figure(cook, vary(POSES.standFront, { lean: -6, nod: -8, elbows: [1, -1] }), [228, 310], 184, {
      grip: { near: [214, 232], far: [252, 234] },
    }),
    place(mouth([0, 8], 5, 4.6), [222, 160], { turn: -10, scale: 1.77 }),
    figure(taster, vary(POSES.standFront, { nod: 6, elbows: [1, -1] }), [318, 318], 188, {
      grip: { near: [292, 258], far: [364, 214] },
    }),
    // So sour.
    place(
      line('M-10 -3L-5 -.5 -10 2M10 -3L5 -.5 10 2', INK, 1.8) +
        fill('M-6.5 8.4Q-5 5.8 0 6 5 5.8 6.5 8.4 4 11 0 10.4 -4 11 -6.5 8.4Z', MOUTH) +
        fill('M-2 9Q1 8 4 9 4.6 14.4 1.5 14.8 -1.8 14.4 -2 9Z', ROSE.base),
      [320, 165],
      { turn: 6, scale: 1.8 },
    ),
    spoon([364, 212], ROSE.base, { turn: -76 }),
    table([310, 348], 214, 92, BARK.cut, 28),
    plate([316, 274], ROSE.soft),
    dish([244, 278], SUN.base) + dish([372, 268], FIR.soft) + dish([372, 260], SUN.base),
    spoon([262, 276], MAPLE.base, { scale: 0.9, turn: 6 }),
    under([426, 346], 34, 5),
    figure(laughing, vary(POSES.stand, { lean: -10, nod: -12, elbows: [1, 1] }), [422, 346], 184, {
      facing: -1,
      grip: { near: [414, 266], far: [410, 274] },
    }),
    place(mouth([10.5, 7.6], 3, 3.8), [438, 201], { turn: 17.5, scale: 1.77, mirror: true }),
    under([66, 338], 60, 6),
    adult(educator, vary(POSES.heels, { lean: 64, nod: -36, elbows: [1, 1] }), [51, 336], 220, {
      grip: { near: [114, 334], far: [121, 324] },
    }),
    place(mouth([11, 7.8], 3, 4.4), [103, 247], { scale: 1.29 }),
    under([180, 350], 40, 6),
    figure(baby, vary(BABY_POSES.sit, { nod: -6, stretch: 1.4 }), [178, 348], 124, {
      build: 'baby',
      facing: -1,
      grip: { near: [146, 286], far: [158, 326] },
    }),
    spoon([145, 285], RED, { turn: 217 }),
    disc([146, 286], 6.3, BABIES.tao.skin),
  )
}

export function whoPlayedBehindMyBack(): string {
  const educator = mild(ADULTS.julie, { top: WATER.base, legs: BARK.dark, shoes: PAPER })
  const player = barefoot(mild(CAST.noah, { top: SUN.base, legs: FIR.deep, cut: 'stripes', trim: MAPLE.base }))
  const giggler = mild(CAST.awa, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const baby = barefoot(sleeper({ ...BABIES.olivier, view: 'front' }, FIR.soft, PAPER, 'stripes'))
  return frame(
    ['#e1e6ea', '#f4f0e4'],
    pane([196, 16], 104, 80, 'autumn'),
    curtains([196, 16], 104, 80, '#b58a9c'),
    pinned([70, 40], 54, 46, [RED, WATER.base, SUN.base], -4),
    floor(172, FLOOR),
    under([424, 252], 44, 5),
    wheelchair([426, 252], FIR.base, { scale: 1.12, mirror: true }),
    figure(
      giggler,
      vary(POSES.sit, { hip: [0, -38], lean: 14, nod: 6, feet: pair(26, -12, 28, -12), elbows: [1, 1] }),
      [426, 252],
      168,
      { facing: -1, grip: { near: [392, 134], far: [386, 138] } },
    ),
    wheelchairWheel([426, 252], FIR.base, { scale: 1.12 }),
    line('M378 112l-9 -4M384 102l-5 -8M374 124h-9', MAPLE.dark, 2.8),
    under([290, 306], 38, 5),
    figure(
      player,
      vary(POSES.lower, { hip: [-8, -35], lean: 76, nod: -14, feet: pair(-9, -8, 6, -8), soles: [44, 44] }),
      [288, 308],
      186,
      { grip: { near: [362, 286], far: [344, 262] } },
    ),
    maraca([362, 287], RED, { turn: 84, scale: 1.1 }),
    disc([362, 286], 7, CAST.noah.skin),
    // The row of instruments.
    drum([262, 342], WATER.base),
    place(
      line('M-26 0H26M-22 -9H22', BARK.base, 4) +
        line('M-20 3V-12', RED, 7) +
        line('M-10 3V-12', MAPLE.base, 7) +
        line('M0 2V-11', SUN.base, 7) +
        line('M10 2V-11', FIR.base, 7) +
        line('M20 1V-10', PLUM.base, 7),
      [338, 342],
    ),
    place(
      line('M0 -26V-38', BARK.dark, 7) +
        fill('M-14 0Q-10 -8 -9 -18 -6 -26 0 -26 6 -26 9 -18 10 -8 14 0Z', SUN.base) +
        line('M-14 0H14', SUN.dark, 4) +
        line('M-4 -20Q-6 -10 -7 -5', PAPER, 2.4),
      [424, 330],
    ),
    under([100, 342], 70, 6),
    adult(educator, vary(POSES.tailor, { lean: -2, nod: 4 }), [92, 340], 250, {
      facing: -1,
      grip: { near: [78, 198], far: [66, 208] },
    }),
    place(line('M6.5 8.5Q9.5 10.5 12.5 7.5', MOUTH, 1.8), [94, 212], {
      turn: -3,
      scale: 1.47,
      mirror: true,
    }),
    under([178, 350], 42, 6),
    figure(baby, vary(BABY_POSES.sitFront, { stretch: 1.35, elbows: [1, -1] }), [176, 348], 126, {
      build: 'baby',
      grip: { far: [216, 258], near: [158, 322] },
    }),
    maraca([217, 258], PLUM.base, { turn: 14, scale: 1.05 }),
    disc([216, 258], 6.4, BABIES.olivier.skin),
    place(mouth([0, 8], 4, 4.2), [177, 274], { turn: 2, scale: 1.68 }),
    line('M240 224q5 5 5 11M212 218q-8 4 -10 11M206 208q-12 6 -15 17', MAPLE.dark, 3),
  )
}
