import { adult, figure, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence } from '../../../kit/ground.ts'
import { type Head, mouth } from '../../../kit/head.ts'
import { cloud, frame, land, leaves, specks, woods } from '../../../kit/landscape.ts'
import {
  BARK,
  CREAM,
  FIR,
  glow,
  INK,
  MAPLE,
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
import { ADULTS, autumn, CAST, mild, TUQUES, winter } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { chair, door, floor, pane, shelf } from '../../../kit/room.ts'
import { dashes, disc, fill, line, num, oval, place } from '../../../kit/svg.ts'
import { ball, carton, under } from '../../../kit/toys.ts'
import { fir, foliage, mapleLeaf, trunk } from '../../../kit/trees.ts'

/** A path written with relative steps, at another size. */
const sized = (d: string, scale: number) => d.replace(/-?\d*\.?\d+/g, (step) => ` ${num(Number(step) * scale)}`)

/** Small cars that face left, one after the other, their wheels on `y`: the middle of each and its colour. */
function carRow(y: number, scale: number, cars: readonly (readonly [x: number, color: string])[]): string {
  const each = (dx: number, dy: number, d: string) =>
    cars.map(([x]) => `M${num(x + dx * scale)} ${num(y + dy * scale)}${sized(d, scale)}`).join('')
  const bodies = cars.map(([x, color]) =>
    fill(
      `M${num(x + 24 * scale)} ${num(y - 7 * scale)}${sized('v-7l-9-3q-3-11-11-11h-9q-6 0-9 11l-10 4v6', scale)}Z`,
      color,
    ),
  )
  const wheels = each(13, -6, 'h.1m-26 0h.1')
  return (
    bodies.join('') +
    fill(each(10, -17, 'q-2-7-6-7h-3v7zm-13 0v-7h-2q-3 0-5 7z'), WATER.pale) +
    line(wheels, INK, 12 * scale) +
    line(wheels, STONE.soft, 4.6 * scale)
  )
}

export function longestCarRow(): string {
  const pusher = mild(CAST.zoe, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER, cut: 'stripes', trim: CREAM })
  const lying = mild(CAST.kofi, { top: SUN.base, legs: FIR.base, shoes: PAPER })
  const bringer = mild(CAST.emile, { top: FIR.base, legs: BARK.dark, shoes: PAPER, cut: 'overalls' })
  const educator = mild(ADULTS.minh, { top: MAPLE.base, legs: WATER.deep, shoes: PAPER })
  return frame(
    ['#e6e4d6', '#f5f0e1'],
    pane([176, 22], 100, 78, 'autumn'),
    floor(168, '#d8b68d'),
    door([386, 168], 66, 134, '#8fb1a4'),
    shelf([292, 168], 76, 62, [
      ['books', 'plant'],
      ['basket', 'blocks'],
    ]),
    fill('M0 0H100V168L64 360H0Z', '#d9d3c0'),
    fill('M100 157V168L64 360H54Z', PAPER),
    under([196, 211], 110, 5),
    carRow(211, 0.84, [
      [113, WATER.deep],
      [176, PLUM.base],
      [240, RED],
      [281, FIR.base],
    ]),
    line('M257 184l-7 -9M261 182v-11M265 184l7 -9', MAPLE.dark, 3.2),
    under([350, 212], 42, 5),
    figure(pusher, vary(POSES.kneel, { lean: 34, nod: 0, elbows: [1, 1] }), [352, 212], 146, {
      facing: -1,
      grip: { near: [312, 194], far: [330, 184] },
    }),
    line('M312 195L302 198', CAST.zoe.skin, 5),
    under([436, 334], 60, 7),
    adult(educator, vary(POSES.tailor, { lean: 6, nod: 6, elbows: [1, 1] }), [446, 330], 216, {
      facing: -1,
      grip: { near: [404, 304], far: [388, 258] },
    }),
    under([148, 330], 88, 6),
    figure(lying, vary(POSES.lie, { nod: -14, elbows: [1, 1], feet: pair(34, -5, 35, -8) }), [148, 328], 168, {
      facing: -1,
      grip: { near: [142, 300], far: [134, 302] },
    }),
    under([136, 352], 72, 5),
    carRow(352, 0.92, [
      [91, FIR.dark],
      [135, MAPLE.base],
      [180, WATER.base],
    ]),
    under([314, 352], 34, 6),
    toddler(bringer, vary(POSES.walk, { lean: 6, nod: 8, elbows: [1, 1] }), [316, 352], 136, {
      facing: -1,
      grip: { near: [284, 298], far: [278, 292] },
      holding: carRow(304, 0.92, [[274, ROSE.base]]),
    }),
  )
}

/** A spray bottle held by its neck, which squirts to the left. */
function sprayer(at: Point, color: string, turn = 0): string {
  return place(
    fill('M-7 4H7Q12 10 12 18V40H-12V18Q-12 10 -7 4Z', SNOW.shade) +
      fill('M-12 22H12V40H-12Z', color) +
      fill('M-18 -10H8V2H-8L-10 -4H-18Z', color) +
      line('M-9 0L-14 9', shade(color, 0.25), 4),
    at,
    { turn, scale: 0.95 },
  )
}

const RED_WATER = '#d93a4f'
const BLUE_WATER = '#3577c8'

export function followTheRed(): string {
  const first = winter(CAST.lea, { top: SUN.base, legs: WATER.deep, trim: MAPLE.base })
  const second = winter(CAST.anh, { top: FIR.base, legs: FIR.deep, trim: CREAM })
  const last = winter(CAST.awa, { top: ROSE.base, legs: PLUM.dark, trim: SUN.soft })
  const educator = winter(ADULTS.lucie, { top: WATER.base, legs: BARK.deep, trim: PAPER })
  const red =
    'M284 300C262 292 236 300 214 300S110 306 74 306 14 314 18 328 60 342 130 340 250 336 312 344 420 350 490 338'
  return frame(
    ['#b4d0e6', '#f7f0e2'],
    cloud([70, 74], 90, PAPER, 0.9),
    woods(184, 62, '#b6c9d5', 9, 'round'),
    fence([-4, 490], 214, 44, '#cfae80', 28),
    fir([318, 222], 150, '#6a927f', true),
    land([0, 212, 240, 206, 480, 214], SNOW.base),
    land([0, 258, 240, 248, 480, 260], SNOW.light),
    line(red, RED_WATER, 9),
    line('M268 374C290 356 300 346 322 334S370 320 410 324 460 330 490 326', BLUE_WATER, 9),
    oval([309, 343], 12, 7, PLUM.dark, -14),
    specks({ x: [20, 290], y: [294, 314] }, 8, RED_WATER, 4, 1.2),
    specks({ x: [60, 440], y: [330, 352] }, 12, RED_WATER, 9, 1.4),
    under([58, 308], 30, 5),
    toddler(last, vary(POSES.walk, { lean: 4, nod: 8, hands: pair(-16, -44, 18, -44) }), [56, 310], 120),
    under([142, 308], 30, 5),
    figure(second, vary(POSES.walk, { nod: 8, hands: pair(-22, -54, 24, -54), elbows: [-1, -1] }), [138, 308], 140),
    under([234, 304], 30, 5),
    figure(
      first,
      vary(POSES.balance, { nod: 8, lean: -2, hands: pair(-26, -58, 30, -70), feet: pair(0, -4, 20, -20) }),
      [234, 304],
      142,
    ),
    under([410, 302], 46, 6),
    adult(educator, vary(POSES.lower, { lean: 54, nod: -8, elbows: [1, 1] }), [406, 304], 214, {
      facing: -1,
      grip: { near: [336, 232], far: [352, 240] },
    }),
    line('M317 226Q300 258 286 300', RED_WATER, 3),
    sprayer([336, 232], RED_WATER, -8),
    disc([337, 234], 9, PAPER),
    sprayer([460, 274], BLUE_WATER, 4),
  )
}

const STICK = WATER.deep

/** A small hockey stick, its blade flat on the ground towards `toe`. */
function hockeyStick(top: Point, heel: Point, toe: number, width = 5): string {
  return (
    line(`M${num(top[0])} ${num(top[1])}L${num(heel[0])} ${num(heel[1])}`, STICK, width) +
    line(`M${num(heel[0])} ${num(heel[1])}h${toe}`, shade(STICK, 0.3), width * 1.6)
  )
}

export function alleyHockey(): string {
  const near = autumn(CAST.fatou, { top: ROSE.base, legs: PLUM.dark, shoes: INK })
  const partner = autumn(CAST.theo, { top: FIR.base, legs: BARK.dark, shoes: INK })
  const passer = autumn(CAST.mei, { top: PLUM.base, legs: BARK.deep, shoes: INK })
  const stopper = autumn(CAST.sami, { top: SUN.base, legs: FIR.deep, shoes: INK })
  const car = autumn(CAST.jasleen, { top: RED, legs: BARK.dark, shoes: INK })
  const educator = autumn(ADULTS.pierre, { top: MAPLE.base, legs: FIR.deep, shoes: BARK.deep })
  return frame(
    ['#bddcea', '#f5f0da'],
    cloud([300, 60], 84, PAPER, 0.9),
    woods(166, 100, '#d8c68a', 6, 'round'),
    fence([-4, 490], 208, 50, '#cfae7c', 32),
    land([0, 204, 240, 200, 480, 208], '#a9bf74'),
    land([0, 226, 240, 220, 480, 228], '#d6d4ca'),
    line('M398 250L452 348', PAPER, 4),
    line('M128 233h44M230 239h36M334 239h36M402 297h66M52 329h48M174 351h56', PLUM.dark, 9, 0.16),
    carton([402, 248], 42, 40),
    hockeyStick([112, 248], [158, 252], 12, 4),
    figure(car, vary(POSES.walk, { lean: 6, nod: -4, elbows: [1, 1] }), [150, 232], 126, {
      grip: { near: [178, 168], far: [184, 158] },
    }),
    dashes('M186 150a8 14 0 1 0 .1 0Z', PAPER, 2.6, '5 5'),
    mouth([167, 138], 2.6, 3.6),
    line('M116 160h-14M118 176h-20M116 192h-14', PAPER, 3),
    figure(passer, vary(POSES.lower, { lean: 24, nod: 4, elbows: [1, 1] }), [246, 238], 124, {
      grip: { near: [264, 196], far: [258, 184] },
    }),
    hockeyStick([255, 177], [279, 234], 12, 4),
    disc([263, 196], 5.4, CAST.mei.skin),
    ball([298, 231], 6.5, MAPLE.base),
    figure(stopper, vary(POSES.lower, { lean: 24, nod: 4, elbows: [1, 1] }), [354, 238], 124, {
      facing: -1,
      grip: { near: [336, 196], far: [342, 184] },
    }),
    hockeyStick([345, 177], [324, 234], -12, 4),
    disc([337, 196], 5.4, CAST.sami.skin),
    adult(educator, vary(POSES.stand, { lean: 16, nod: 4, elbows: [1, 1] }), [430, 296], 196, {
      facing: -1,
      grip: { near: [394, 214], far: [404, 200] },
    }),
    hockeyStick([406, 196], [372, 292], -18),
    disc([396, 216], 7, ADULTS.pierre.skin),
    figure(partner, vary(POSES.lower, { lean: 24, nod: -6, elbows: [1, 1] }), [74, 328], 148, {
      grip: { near: [96, 276], far: [90, 262] },
    }),
    hockeyStick([87, 255], [116, 324], 16),
    disc([96, 276], 6.2, CAST.theo.skin),
    figure(near, vary(POSES.lower, { lean: 24, nod: -6, elbows: [1, 1] }), [192, 350], 156, {
      grip: { near: [216, 294], far: [209, 280] },
    }),
    hockeyStick([206, 272], [238, 345], 18),
    disc([216, 294], 6.6, CAST.fatou.skin),
    ball([271, 341], 8.5, MAPLE.base),
    carton([452, 352], 50, 48),
  )
}

const WINE = '#8f2f35'
const AUTUMN = [
  '#2f8a46',
  '#6da23f',
  '#a9b63c',
  '#d9c13c',
  SUN.base,
  '#e8963a',
  MAPLE.base,
  '#cf4a35',
  '#b23138',
  WINE,
  MAPLE.deep,
  BARK.base,
  BARK.dark,
]

export function greenToBrown(): string {
  const placer = autumn(CAST.maika, { top: SUN.base, legs: PLUM.dark, hat: TUQUES.plum })
  const matcher = autumn(CAST.noah, { top: RED, legs: WATER.deep })
  const small = autumn(CAST.rose, { top: PLUM.base, legs: BARK.dark, hat: TUQUES.rose })
  const educator = autumn(ADULTS.helene, { top: FIR.base, legs: BARK.deep })
  const leafAt = (i: number): Point => [18 + i * 29.5 + (i > 5 ? 36 : 0), 338 - (i % 2) * 5]
  return frame(
    ['#cfe0e6', '#f7ecc9'],
    woods(184, 90, '#e0cd92', 6, 'round'),
    foliage([60, 2], 130, 60, SUN.base, 8, 10),
    foliage([430, -4], 120, 66, MAPLE.base, 4, 9),
    trunk([52, 232], -10, 30, BARK.soft),
    trunk([436, 226], -10, 26, '#8d6a4d'),
    land([0, 224, 240, 216, 480, 228], '#bdb866'),
    leaves({ x: [10, 470], y: [234, 290] }, 18, [SUN.base, MAPLE.base, ROSE.dark], 9, 6),
    land([0, 306, 240, 300, 480, 308], '#efe5cb'),
    AUTUMN.map((color, i) => mapleLeaf(leafAt(i), 31, i * 47 - 20, color)).join(''),
    under([78, 310], 56, 6),
    adult(educator, vary(POSES.kneel, { lean: 10, nod: 8 }), [74, 310], 200, {
      grip: { near: [108, 246], far: [116, 242] },
    }),
    under([170, 318], 40, 6),
    figure(placer, vary(POSES.kneel, { lean: 30, nod: 4, elbows: [1, 1] }), [160, 318], 152, {
      grip: { near: [198, 306], far: [204, 300] },
    }),
    mapleLeaf([198, 322], 31, 176, '#dc823a'),
    disc([199, 308], 6.6, CAST.maika.skin),
    under([300, 306], 30, 5),
    figure(matcher, vary(POSES.stand, { nod: 18, elbows: [1, 1] }), [298, 306], 160, {
      grip: { near: [318, 236], far: [322, 248] },
    }),
    mapleLeaf([304, 238], 30, -30, WINE),
    disc([316, 244], 6.6, CAST.noah.skin),
    under([446, 322], 34, 5),
    toddler(small, vary(POSES.crouch, { lean: 38, nod: 2, stretch: 1.35 }), [446, 324], 132, {
      facing: -1,
      grip: { near: [411, 324], far: [416, 318] },
    }),
  )
}

/** The giant's room is grey: what the lamp does not light has the colour of the shadows. */
const GREY = '#71728a'

/** A child's shoe seen from the side, its toe to the left, its sole on the origin. */
function shoe(at: Point, color: string, sole: string, scale = 1): string {
  return place(
    fill('M-19 -2V-5Q-19 -11 -10 -12 -4 -14 1 -21 8 -17 16 -22 19 -12 17 -2Z', color) +
      line('M-18 -1.5H16', sole, 4) +
      line('M-7 -13l3 5M-2 -17l3 5', sole, 2),
    at,
    { scale },
  )
}

export function giantsShoe(): string {
  const behind = (head: Head, top: string, legs: string) => mild({ ...head, view: 'back' }, { top, legs, shoes: legs })
  const giant = behind(CAST.maika, ROSE.base, PLUM.dark)
  const looker = behind(CAST.kofi, SUN.base, WATER.deep)
  const small = behind(CAST.lea, FIR.base, BARK.dark)
  const educator = behind(ADULTS.nadia, MAPLE.base, BARK.dark)
  const back = vary(POSES.tailorFront, { lap: false, hands: pair(-21, -13, 21, -13) })
  return frame(
    [GREY, GREY],
    fill('M436 -10H490V190Q470 180 456 190T430 186Z', shade(PLUM.soft, 0.4)),
    oval([256, 102], 168, 94, SUN.pale),
    giantHand(),
    chairShadow(),
    floor(196, '#8f8078', '#8a8a9c'),
    fill('M92 124L166 262H178L418 124A168 94 0 0 1 92 124Z', SUN.pale, 0.16),
    chair([294, 230], WATER.soft, { mirror: true, scale: 1.15 }),
    shoe([287, 188], RED, PAPER, 1.1),
    figure(looker, vary(back, { hands: pair(-21, -13, 24, -62) }), [284, 338], 150),
    toddler(small, back, [350, 348], 132),
    adult(educator, back, [418, 356], 206),
    figure(giant, back, [92, 350], 166, { grip: { far: [140, 254] } }),
    lampChair([186, 350], shade(BARK.pale, 0.1)),
    openHand([140, 254], CAST.maika.skin, 1.05, 70),
  )
}

/** A hand wide open, its wrist on the origin, its fingers to the upper right. */
function openHand(at: Point, skin: string, scale = 1, turn = 20): string {
  return place(
    line('M-5 -8L-10 -20M-2 -9L-3 -25M2 -9L4 -24M5 -8L10 -20M5 -3L14 -9', skin, 4.6) + oval([0, -6], 7.6, 8.4, skin),
    at,
    { scale, turn, mirror: true },
  )
}

/** Its shadow on the wall, a giant's. */
function giantHand(): string {
  return line('M70 190L170 130', GREY, 38) + openHand([178, 126], GREY, 4.5, 74)
}

/** The shadow of the chair near the wall, and of the small shoe on it. */
function chairShadow(): string {
  return chair([352, 200], GREY, { mirror: true, scale: 1.4 }) + shoe([342, 149], GREY, GREY, 1.4)
}

/** A chair seen from behind, a torch lying on its seat, turned to the wall. */
function lampChair(at: Point, color: string): string {
  return place(
    line('M-26 -50V-4M28 -50V-4', shade(color, 0.3), 6) +
      line('M-34 -48V0M36 -48V0', color, 7) +
      fill('M-28 -66H30L38 -46H-36Z', glow(color, 0.2)) +
      line('M37 -48V-98M30 -66V-104', color, 6) +
      fill('M27 -104L39 -96V-78L27 -86Z', shade(color, 0.12)) +
      line('M-8 -56L-12 -78', RED, 11) +
      line('M-13 -80L-15 -88', STONE.soft, 16) +
      oval([-17, -95], 8.6, 4, SUN.pale, -14),
    at,
  )
}
