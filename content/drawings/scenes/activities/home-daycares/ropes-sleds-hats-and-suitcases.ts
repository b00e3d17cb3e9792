import { adult, figure, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence, heap, rope } from '../../../kit/ground.ts'
import { drawHead, sunhat } from '../../../kit/head.ts'
import { frame, land, snowfall } from '../../../kit/landscape.ts'
import {
  BARK,
  CREAM,
  FIR,
  glow,
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
import { ADULTS, BABIES, barefoot, CAST, mild, sleeper, summer, TUQUES, winter } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, pane, rug } from '../../../kit/room.ts'
import { disc, fill, line, num, type Options, oval, place } from '../../../kit/svg.ts'
import { basket, mitts, tuque, under } from '../../../kit/toys.ts'
import { fir, leafy } from '../../../kit/trees.ts'
import { wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

const LAWN = '#9cc27c'
const STRAW = '#e6c98a'

/** A mouth wide open, its tongue seen; `turn` follows the head. */
function mouth(at: Point, rx: number, ry: number, turn = 0): string {
  return place(oval([0, 0], rx, ry, MOUTH) + oval([0, ry * 0.45], rx * 0.62, ry * 0.42, ROSE.base), at, { turn })
}

/** A hand wide open, its palm to us, fingers up; the wrist is at the origin. */
function palm(at: Point, skin: string, turn = 0, scale = 1): string {
  return place(line('M-6 -6L-10 -18M-2 -8L-3 -22M3 -8L5 -21M6 -4L14 -12', skin, 5) + disc([0, -4], 8, skin), at, {
    turn,
    scale,
  })
}

export function bumpRunsAlongTheRope(): string {
  const educator = summer(ADULTS.lucie, { top: PLUM.base, legs: WATER.deep, hat: sunhat(STRAW, PLUM.dark) })
  const calls = summer(
    { ...CAST.anh, view: 'front' },
    { top: ROSE.base, legs: FIR.deep, hat: { kind: 'cap', color: WATER.base, trim: WATER.deep } },
  )
  const landed = summer(
    { ...CAST.awa, view: 'front' },
    { top: SUN.base, legs: PLUM.dark, hat: sunhat(ROSE.soft, ROSE.base) },
  )
  const flies = summer(
    { ...CAST.theo, view: 'front' },
    { top: RED, legs: WATER.deep, hat: sunhat(SUN.soft, MAPLE.base) },
  )
  const waits = summer(
    { ...CAST.maika, view: 'side' },
    {
      top: WATER.base,
      legs: BARK.dark,
      cut: 'stripes',
      trim: WATER.pale,
      hat: sunhat(PAPER, WATER.base),
    },
  )
  return frame(
    ['#bfe0ec', '#eef3e2'],
    land([0, 160, 90, 138, 200, 156, 330, 132, 480, 152], FIR.pale),
    leafy([56, 214], 210, FIR.base, 5),
    fence([-4, 486], 206, 44, '#d8bd92', 28),
    land([0, 200, 240, 196, 480, 202], LAWN),
    oval([110, 236], 150, 20, FIR.base, 0, 0.35),
    under([420, 284], 34, 5),
    figure(
      waits,
      vary(POSES.standFront, { hip: [0, -30], nod: 10, feet: pair(-9, -4, 9, -4), hands: pair(-15, -27, 15, -27) }),
      [420, 284],
      150,
      {
        facing: -1,
      },
    ),
    under([170, 290], 34, 5),
    figure(calls, vary(POSES.tailorFront, { elbows: [-1, -1] }), [166, 286], 136, {
      grip: { near: [146, 236], far: [182, 299] },
    }),
    mouth([166, 228], 5, 5.6),
    under([72, 314], 60, 7),
    oval([304, 303], 46, 6, FIR.dark, 0, 0.3),
    rope(
      'M124 303C136 311 150 303 174 303 204 305 240 301 264 300 284 299 286 269 304 268 324 268 324 298 344 298 370 298 404 294 436 296 452 297 456 290 466 288',
      7,
      SUN.pale,
    ),
    adult(
      educator,
      vary(POSES.crouch, { hip: [-8, -15], lean: 48, nod: -22, stretch: 1.06, elbows: [1, 1] }),
      [62, 312],
      214,
      {
        grip: { near: [126, 303], far: [112, 262] },
      },
    ),
    line('M276 260q-7 7 -8 17M264 262q-6 6 -7 14', MAPLE.dark, 3),
    figure(
      flies,
      vary(POSES.standFront, {
        hip: [0, -66],
        hands: pair(-34, -108, 34, -110),
        elbows: [-1, 1],
        feet: pair(-10, -38, 11, -36),
      }),
      [304, 304],
      150,
      {},
    ),
    mouth([304, 154], 5.4, 6),
    under([220, 346], 36, 5),
    figure(
      landed,
      vary(POSES.standFront, {
        hip: [0, -33],
        feet: pair(-11, -4, 11, -4),
        hands: pair(-30, -54, 29, -46),
        elbows: [-1, 1],
      }),
      [220, 346],
      150,
      {},
    ),
  )
}

/** A low sled turned over, its near edge from the origin to (150, 0), the loop of its rope at the origin. */
function overturnedSled(at: Point, color: string, turn: number): string {
  return place(
    line('M8 -14Q-16 -20 -18 -8 -16 2 4 -6', BARK.dark, 3.4) +
      fill('M2 0L14 -36Q16 -44 26 -44H116Q134 -44 142 -26L152 0Z', color) +
      fill('M2 0L7 -14H147L152 0Z', shade(color, 0.12)) +
      line('M28 -34H118M24 -23H128', shade(color, 0.22), 3.4) +
      line('M-2 0H155', glow(color, 0.2), 8),
    at,
    { turn },
  )
}

/** A loaf of snow out of a sled, 120 wide, standing on the origin. */
const LOAF =
  fill(
    'M-60 1L-52 -34Q-50 -46 -38 -46 -20 -49 -6 -46 10 -49 24 -47 36 -49 44 -45 51 -42 53 -33L61 1Z',
    shade(SNOW.shade, 0.12),
  ) +
  fill(
    'M-59 -4L-52 -34Q-50 -46 -38 -46 -20 -49 -6 -46 10 -49 24 -47 36 -49 44 -45 49 -42 50 -34L52 -18Q36 -8 20 -13 8 -8 -8 -12 -24 -7 -38 -10 -50 -10 -59 -4Z',
    PAPER,
  ) +
  line('M-34 -34q6 3 11 0M2 -24q7 4 13 0M-16 -20h.1M26 -36q5 3 9 0M-42 -18h.1M38 -22h.1M6 -38h.1', SNOW.shade, 3)

const snowLoaf = (at: Point, scale = 1) => place('<use href="#l"/>', at, { scale })

export function loafOutOfASled(): string {
  const hooded = { kind: 'hood', color: SUN.base, trim: PAPER } as const
  const educator = winter(ADULTS.minh, { top: PLUM.base, legs: PLUM.dark, trim: SUN.soft, hat: TUQUES.plum })
  const baby = winter(BABIES.binta, { top: SUN.base, legs: SUN.base, shoes: SUN.dark, trim: RED, hat: hooded })
  const lifts = winter(CAST.kofi, { top: FIR.base, legs: FIR.deep, trim: CREAM })
  const peeks = winter(CAST.rose, { top: WATER.base, legs: WATER.deep, trim: ROSE.soft, hat: TUQUES.rose })
  const pushes = winter(CAST.sami, { top: MAPLE.base, legs: BARK.dark, trim: PAPER })
  return frame(
    ['#b4cee1', '#f3f0e6'],
    land([0, 150, 110, 132, 230, 152, 360, 126, 480, 146], '#bccbd7'),
    fir([64, 200], 176, FIR.dark, true),
    fence([-4, 486], 196, 42, '#c4ab84', 32),
    land([0, 194, 240, 188, 480, 196], SNOW.base),
    land([0, 262, 200, 246, 480, 262], SNOW.shade, 0.75),
    `<defs><g id="l">${LOAF}</g></defs>`,
    snowLoaf([208, 216], 0.5),
    // Another load comes, pushed.
    figure(pushes, vary(POSES.push, { lean: 30, nod: -14 }), [446, 246], 122, {
      facing: -1,
      grip: { near: [412, 214], far: [410, 208] },
    }),
    heap([390, 230], 54, 26, PAPER, 7),
    fill('M350 224Q352 242 362 246H418L424 224Z', WATER.base) + line('M348 224H426', WATER.soft, 5),
    under([344, 300], 36, 6),
    figure(lifts, vary(POSES.stand, { hip: [-4, -35], lean: 20, nod: 4, elbows: [1, 1] }), [350, 300], 164, {
      facing: -1,
      grip: { near: [308, 218], far: [300, 212] },
    }),
    under([258, 312], 86, 9),
    snowLoaf([262, 314]),
    overturnedSled([190, 312], RED, -39),
    disc([309, 219], 9.4, CREAM),
    under([104, 344], 84, 9),
    adult(educator, vary(POSES.kneel, { lean: 6, nod: 6, elbows: [1, -1] }), [70, 338], 230, {
      grip: { near: [98, 300], far: [150, 236] },
    }),
    figure(baby, vary(BABY_POSES.sit, { lean: 8, nod: 4, stretch: 1.15 }), [112, 346], 116, {
      build: 'baby',
      grip: { near: [156, 321], far: [146, 318] },
    }),
    snowLoaf([164, 350], 0.56),
    disc([152, 322], 8.6, RED),
    under([378, 350], 38, 6),
    toddler(
      peeks,
      vary(POSES.lower, { lean: 54, nod: -16, hands: pair(10, -20, 13, -20), elbows: [1, 1] }),
      [384, 348],
      138,
      {
        facing: -1,
      },
    ),
    snowfall(7, 12),
  )
}

/** A soft sun hat that stands on its brim. */
function sunHat(at: Point, color: string, trim: string, options: Options = {}): string {
  return place(
    fill('M-14 -3C-14 -24 14 -24 14 -3Z', color) + line('M-13 -6H13', trim, 5) + line('M-23 0Q0 -5 23 0', color, 6),
    at,
    options,
  )
}

/** A knee that is somebody: the cheeks under its hat. */
function kneeFace(at: Point, skin: string, r = 11): string {
  return disc(at, r, skin) + line(`M${num(at[0] - r / 2)} ${num(at[1] + 2)}h.1m${num(r)} 0h.1`, ROSE.base, 5, 0.5)
}

export function kneesInHats(): string {
  const educator = mild(ADULTS.helene, { top: FIR.base, legs: WATER.deep, shoes: PAPER })
  const baby = barefoot(sleeper(BABIES.tao, SUN.base))
  const left = barefoot(summer(CAST.zoe, { top: ROSE.base, legs: PLUM.dark }))
  const right = barefoot(summer(CAST.idris, { top: SUN.base, legs: WATER.deep }))
  const wheels = mild(CAST.jasleen, { top: PLUM.base, legs: FIR.deep, shoes: PAPER })
  const back = mild({ ...CAST.theo, view: 'front' }, { top: WATER.base, legs: MAPLE.dark, shoes: BARK.dark })
  return frame(
    ['#ece3d1', '#f7f0e0'],
    pane([112, 16], 104, 78, 'autumn'),
    curtains([112, 16], 104, 78, '#b58aa0'),
    floor(164, '#cfa97f', PAPER, false),
    rug([252, 300], 220, 56, '#c9d6c0', '#a9bd9f'),
    figure(back, vary(POSES.tailorFront, { elbows: [-1, 1] }), [266, 234], 144, {
      grip: { near: [228, 166], far: [284, 212] },
    }),
    tuque([228, 161], MAPLE.base, SUN.base, { scale: 0.95, turn: -8 }),
    under([418, 280], 40, 6),
    wheelchair([420, 278], ROSE.base, { mirror: true }),
    figure(
      wheels,
      vary(POSES.sit, { hip: [0, -38], lean: 0, nod: 4, feet: pair(26, -12, 28, -12), elbows: [1, 1] }),
      [420, 280],
      144,
      {
        facing: -1,
        grip: { near: [380, 210], far: [392, 232] },
      },
    ),
    wheelchairWheel([420, 278], ROSE.base, { mirror: true }),
    tuque([380, 204], FIR.base, PAPER, { scale: 0.95, turn: 6 }),
    under([72, 300], 60, 8),
    adult(educator, vary(POSES.floor, { lean: 0, nod: 14, elbows: [1, 1] }), [56, 296], 216, {
      step: { near: [134, 314], far: [130, 286] },
      grip: { near: [44, 300], far: [116, 262] },
    }),
    sunHat([108, 230], STRAW, RED, { turn: 14, scale: 1.1 }),
    under([230, 336], 44, 6) + under([352, 338], 44, 6),
    figure(
      left,
      vary(POSES.floor, { lean: -6, nod: 12, elbows: [-1, 1], feet: pair(23, -4, 34, -4) }),
      [226, 334],
      166,
      {
        grip: { near: [190, 326], far: [262, 322] },
      },
    ),
    figure(
      right,
      vary(POSES.floor, { lean: -6, nod: 12, elbows: [-1, 1], feet: pair(23, -4, 34, -4) }),
      [366, 336],
      168,
      {
        facing: -1,
        grip: { near: [402, 328], far: [330, 324] },
      },
    ),
    kneeFace([252, 297], CAST.zoe.skin),
    kneeFace([339, 298], CAST.idris.skin),
    tuque([255, 292], WATER.base, PAPER, { turn: 18, scale: 1.1 }),
    sunHat([336, 290], PLUM.soft, PLUM.dark, { turn: -18, scale: 1.1 }),
    line('M284 282h8M283 292l7 3M309 280h-8M310 290l-7 3', MAPLE.dark, 3),
    under([96, 352], 56, 6),
    figure(
      baby,
      vary(BABY_POSES.onBack, { elbows: [1, 1], feet: pair(27, -33, 38, -26), stretch: 1.2 }),
      [86, 352],
      118,
      {
        build: 'baby',
        grip: { near: [98, 298], far: [90, 310] },
      },
    ),
    sunHat([110, 296], ROSE.soft, ROSE.base, { turn: -30, scale: 0.85 }),
    disc([98, 300], 6, BABIES.tao.skin),
  )
}

/** A shoe seen from its side, its heel at the origin, its toe to the right. */
function shoe(at: Point, color: string, options: Options = {}): string {
  return place(
    fill('M0 -3V-19Q0 -23 5 -22L16 -21Q21 -14 32 -13 46 -11 45 -3Z', color) +
      line('M19 -17L24 -9', PAPER, 5, 0.7) +
      line('M2 -2H44', CREAM, 5),
    at,
    options,
  )
}

/** A suitcase against the wall, its lid leaning on it; `content` lies in it, around (0, -24). */
function openSuitcase(at: Point, color: string, content: string): string {
  return place(
    fill('M-54 -26V-84Q-54 -94 -44 -94H44Q54 -94 54 -84V-26Z', color) +
      fill('M-46 -26V-80Q-46 -86 -40 -86H40Q46 -86 46 -80V-26Z', CREAM) +
      line('M-46 -52Q0 -42 46 -52', STONE.soft, 4) +
      fill('M-54 -28H54L60 -12H-60Z', shade(color, 0.45)) +
      content +
      fill('M-62 -20H62V-6Q62 2 54 2H-54Q-62 2 -62 -6Z', color) +
      line('M-62 -19H62', shade(color, 0.2), 5) +
      line('M-12 -8Q0 4 12 -8', shade(color, 0.4), 5),
    at,
  )
}

export function oneShoeInASuitcase(): string {
  const educator = mild(ADULTS.marc, { top: FIR.base, legs: BARK.dark, shoes: STONE.base })
  const baby = sleeper(BABIES.ambre, SUN.base)
  const guesses = mild(CAST.mei, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const laughs = mild({ ...CAST.noah, view: 'front' }, { top: SUN.base, legs: FIR.deep, shoes: MAPLE.dark })
  const leaves = mild(CAST.lila, {
    top: WATER.base,
    legs: BARK.dark,
    shoes: SUN.soft,
    cut: 'stripes',
    trim: WATER.pale,
    hat: TUQUES.maple,
  })
  return frame(
    ['#e3e6e4', '#f4efe2'],
    pane([44, 20], 100, 78, 'winter'),
    curtains([44, 20], 100, 78, '#8fb1b8'),
    floor(170, '#cda67c'),
    under([212, 210], 66, 5),
    openSuitcase(
      [212, 206],
      MAPLE.dark,
      tuque([-24, -12], WATER.base, PAPER, { turn: -20 }) + mitts([26, -12], SUN.base, { turn: 10 }),
    ),
    under([378, 232], 32, 5),
    figure(laughs, vary(POSES.standFront, { lean: 4, nod: 8 }), [378, 232], 152, {
      grip: { near: [368, 178], far: [386, 180] },
    }),
    mouth([386, 118], 8, 7.5, 12),
    line('M350 92l-8 -6M346 108h-10M418 90l8 -6M422 106h10', MAPLE.dark, 3),
    under([304, 252], 40, 6),
    figure(guesses, vary(POSES.kneel, { lean: -4, nod: -4, elbows: [1, 1] }), [312, 252], 160, {
      facing: -1,
      grip: { near: [262, 170], far: [299, 174] },
    }),
    shoe([266, 176], RED, { mirror: true, turn: 12 }),
    disc([263, 170], 6.6, CAST.mei.skin),
    line('M299 174L296 167', shade(CAST.mei.skin, 0.1), 5) + disc([300, 175], 6.4, shade(CAST.mei.skin, 0.1)),
    line('M302 162q3 -3 6 0', MOUTH, 2.2),
    under([426, 326], 36, 6),
    figure(leaves, vary(POSES.walk, { lean: 2, nod: 0, elbows: [1, 1] }), [424, 324], 150, {
      grip: { near: [412, 264], far: [464, 196] },
    }),
    palm([463, 198], shade(CAST.lila.skin, 0.14), 6),
    // The closed bag of who leaves.
    line('M402 274Q412 254 422 274', BARK.dark, 4) +
      fill('M390 272H434L438 302H387Z', ROSE.base) +
      line('M390 281H435', ROSE.dark, 3),
    disc([412, 264], 6.4, CAST.lila.skin),
    under([80, 318], 80, 8),
    adult(educator, vary(POSES.floor, { lean: 2, nod: 8, elbows: [1, -1] }), [50, 314], 216, {
      step: { near: [160, 322], far: [148, 300] },
      grip: { near: [96, 292], far: [128, 226] },
    }),
    palm([128, 228], shade(ADULTS.marc.skin, 0.14), 20, 0.9),
    under([128, 350], 46, 6),
    figure(baby, vary(BABY_POSES.sit, { lean: -8, nod: 0, stretch: 1.3 }), [120, 348], 116, {
      build: 'baby',
      grip: { near: [160, 298], far: [164, 288] },
    }),
    // A soft bag lying wide open, and the sleeve that comes, long, long.
    under([272, 350], 66, 7),
    line('M252 310Q258 286 282 290 300 294 298 312', PLUM.dark, 6),
    fill('M228 304Q256 298 282 306 312 308 322 326 326 342 314 350H234Z', PLUM.base),
    fill('M312 312Q324 324 320 346L314 350H296Q310 332 312 312Z', PLUM.dark),
    line('M254 316Q282 314 302 324', PLUM.soft, 3.4),
    oval([230, 327], 13, 24, PLUM.soft) + oval([230, 327], 9.6, 20, shade(PLUM.base, 0.55)),
    line('M164 294Q196 318 230 330', WATER.deep, 15),
    line('M182 298l-7 12M198 308l-7 12M214 316l-6 13', PAPER, 4),
    disc([162, 294], 6, BABIES.ambre.skin),
    // The heap in the middle, where the other shoe is.
    under([356, 340], 46, 6),
    line('M384 330L410 344', FIR.soft, 13),
    fill('M326 344Q328 324 348 326 366 314 386 322 402 328 398 345Z', FIR.soft),
    line('M350 326Q352 334 362 336M384 330Q382 338 388 343', FIR.base, 2.6),
    tuque([366, 324], PLUM.base, SUN.base, { turn: 14 }),
    shoe([328, 349], RED),
  )
}

/** A clothespin, its jaws closed on the origin, its legs to the right. */
const PIN = line('M-4 -1.500L20 -5M-4 1.500L20 5', 'currentColor', 5) + line('M5 -4V4', STONE.dark, 3.6)

const pin = (at: Point, color: string, turn: number) => place(`<use href="#p" color="${color}"/>`, at, { turn })

export function birdOnASweater(): string {
  const educator = mild({ ...ADULTS.nadia, view: 'front' }, { top: FIR.base, legs: WATER.deep, shoes: STONE.base })
  const looks = mild({ ...CAST.emile, view: 'back' }, { top: WATER.base, legs: BARK.dark, shoes: PAPER })
  const left = mild(CAST.fatou, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const right = mild(CAST.anh, { top: ROSE.base, legs: FIR.deep, shoes: SUN.soft, cut: 'stripes', trim: ROSE.soft })
  const small = mild(CAST.maika, { top: MAPLE.base, legs: WATER.deep, shoes: PAPER })
  return frame(
    ['#e6e1ee', '#f5efe6'],
    `<defs><g id="p">${PIN}</g></defs>`,
    pane([362, 16], 92, 74, 'spring'),
    curtains([362, 16], 92, 74, '#d6a25a'),
    floor(168, '#cfaa80'),
    // The others wait high up.
    line('M250 84H324M262 86v10M312 86v10', BARK.soft, 5),
    basket([286, 80], 46, 22, BARK.pale, pin([-9, -22], SUN.base, -80) + pin([7, -22], RED, -104)),
    under([122, 252], 44, 6),
    adult(educator, vary(POSES.standFront, { elbows: [1, -1] }), [122, 252], 208, {
      grip: { near: [44, 98], far: [194, 118] },
    }),
    pin([64, 101], RED, 96),
    pin([88, 98], SUN.base, 86),
    pin([150, 103], PLUM.base, 90),
    under([226, 252], 30, 5),
    figure(small, vary(POSES.reach, { elbows: [1, 1], nod: -16 }), [226, 252], 142, {
      facing: -1,
      grip: { near: [184, 136], far: [182, 130] },
    }),
    pin([178, 116], ROSE.base, 74),
    disc([184, 136], 5.6, CAST.maika.skin),
    rug([292, 336], 112, 22, '#d7c6dd', '#b9a2c4'),
    under([292, 344], 44, 6),
    figure(looks, vary(POSES.standFront, { lean: 5, elbows: [1, -1] }), [290, 342], 172, {
      grip: { near: [262, 276], far: [338, 272] },
    }),
    fill('M306 252L338 270 334 280 300 286Z', shade(WATER.base, 0.1)),
    place(`<use href="#p" color="${SUN.pale}"/>`, [320, 280], { turn: 74, scale: 1.2 }),
    disc([337, 273], 7, CAST.emile.skin),
    drawHead({ ...CAST.emile, view: 'side' }, [302, 200], 24.8, 24, false),
    line('M246 316q-6 10 2 20M240 308q-12 16 0 34', MAPLE.dark, 3),
    under([160, 350], 36, 5),
    figure(left, vary(POSES.stand, { elbows: [1, 1], nod: 4 }), [160, 348], 158, {
      grip: { near: [164, 297], far: [163, 298] },
    }),
    disc([165, 299], 7.6, PLUM.dark) + line('M157 294Q164 291 172 294', PLUM.soft, 2.6) + pin([149, 291], RED, 96),
    mouth([178, 231], 4.6, 6),
    under([424, 350], 36, 5),
    figure(right, vary(POSES.stand, { elbows: [1, 1], nod: 4 }), [424, 348], 158, {
      facing: -1,
      grip: { near: [420, 297], far: [421, 298] },
    }),
    disc([419, 299], 7.6, FIR.deep) + line('M412 294Q420 291 427 294', FIR.soft, 2.6) + pin([437, 291], WATER.base, 84),
    mouth([407, 232], 4.4, 5.6),
    line('M200 222l9 -3M202 232h9M383 222l-9 -3M381 232h-9', MAPLE.dark, 3),
  )
}
