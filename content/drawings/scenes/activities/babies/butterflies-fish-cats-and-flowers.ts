import { figure, toddler } from '../../../kit/figure.ts'
import type { Point } from '../../../kit/geometry.ts'
import { fence } from '../../../kit/ground.ts'
import { cloud, frame, land, tufts, woods } from '../../../kit/landscape.ts'
import {
  BARK,
  CREAM,
  FIR,
  glow,
  INK,
  MAPLE,
  PAPER,
  PLUM,
  ROSE,
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, BABIES, bodysuit, CAST, mild, sleeper, summer } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, pane, pinned, rug, shelf, wainscot } from '../../../kit/room.ts'
import { disc, fill, line, type Options, oval, place } from '../../../kit/svg.ts'
import { bowl, droplets } from '../../../kit/things.ts'
import { under } from '../../../kit/toys.ts'
import { foliage, trunk } from '../../../kit/trees.ts'

const MOUTH = '#7d2f26'

/** A square of muslin gathered and sewn in the middle: two wings of cloth, its knot at the origin. */
function muslinButterfly(at: Point, color: string, options: Options = {}): string {
  const wing = (k: number) =>
    fill(
      `M0 -3Q${k * 14} -30 ${k * 27} -23L${k * 23} -10 ${k * 30} 0 ${k * 22} 6 ${k * 23} 18Q${k * 10} 18 0 4Z`,
      color,
    ) + line(`M${k * 5} -3L${k * 22} -16M${k * 6} 0H${k * 23}M${k * 5} 3L${k * 17} 12`, shade(color, 0.16), 1.8)
  return place(wing(-1) + wing(1) + line('M0 -5V6', shade(color, 0.34), 6), at, options)
}

export function butterflyOnTheKnee(): string {
  const adult = mild(ADULTS.nadia, { top: FIR.base, legs: WATER.deep, shoes: CREAM })
  const gazer = bodysuit(BABIES.jeanne, WATER.base, PAPER)
  const reacher = sleeper(BABIES.ines, ROSE.base, PAPER, 'stripes')
  return frame(
    ['#f2e6da', '#f5efe0'],
    wainscot(142, 196, '#e3cfb9'),
    floor(196, '#c8a078'),
    pane([42, 26], 104, 84, 'summer'),
    curtains([42, 26], 104, 84, WATER.soft),
    pinned([206, 42], 40, 40, [FIR.base, ROSE.base, SUN.base], -4),
    shelf([378, 196], 92, 80, [
      ['books', 'rings'],
      ['bin', 'basket'],
    ]),
    rug([240, 308], 234, 48, '#dfeae6', PLUM.soft),
    under([282, 320], 90),
    figure(adult, vary(POSES.tailor, { lean: 26, nod: 16 }), [236, 318], 276, {
      build: 'adult',
      grip: { near: [304, 274], far: [330, 290] },
    }),
    muslinButterfly([290, 168], SUN.base, { turn: 14, scale: 1.05 }),
    under([366, 340], 44, 8),
    figure(reacher, vary(BABY_POSES.pullUp, { lean: 8, nod: -24, stretch: 1.85, elbows: [-1, -1] }), [374, 342], 168, {
      build: 'baby',
      facing: -1,
      grip: { near: [322, 184], far: [312, 262] },
    }),
    under([100, 342], 56),
    figure(gazer, vary(BABY_POSES.sit, { lean: 6, nod: 16 }), [90, 344], 172, {
      build: 'baby',
      grip: { near: [96, 318], far: [146, 322] },
    }),
    muslinButterfly([130, 292], '#d6463a', { turn: 12, scale: 0.95 }),
    line('M332 198l-9 -4M335 195l-5 -9', BABIES.ines.skin, 5),
    muslinButterfly([212, 346], PLUM.base, { turn: -14, scale: 0.8 }),
    muslinButterfly([436, 346], MAPLE.base, { turn: 18, scale: 0.7 }),
  )
}

/** A big stuffed fish with an embroidered eye, its head to the right. */
function clothFish(at: Point, color: string, options: Options = {}): string {
  return place(
    fill('M-24 0L-48 -17Q-42 0 -47 17Z', shade(color, 0.16)) +
      fill('M-4 -18Q8 -34 22 -18Z', shade(color, 0.16)) +
      fill('M-30 0C-20 -24 20 -28 40 -4Q44 0 40 4C20 28 -20 24 -30 0Z', color) +
      line('M14 -15Q7 0 14 15', shade(color, 0.2), 2.6) +
      line('M2 -12Q-3 -6 2 0 -3 6 2 12M-10 -9Q-14 -3 -10 2 -14 7 -10 10', glow(color, 0.5), 2.4) +
      disc([26, -5], 4.4, PAPER) +
      disc([27, -5], 2.2, INK) +
      line('M41 2q-4 3 -7 2', shade(color, 0.4), 2),
    at,
    options,
  )
}

export function fishOnTheTummy(): string {
  const adult = mild(ADULTS.julie, { top: SUN.base, legs: PLUM.dark, shoes: CREAM })
  const laugher = sleeper(BABIES.malik, FIR.soft, PAPER)
  const tapper = sleeper(BABIES.ambre, ROSE.base, PAPER, 'stripes')
  const sheet = '#4d97c4'
  const orange = '#e8742f'
  return frame(
    ['#dcebee', '#eef0e2'],
    wainscot(142, 196, '#bfd8db'),
    floor(196, '#d0aa80'),
    pane([350, 26], 100, 82, 'rain'),
    curtains([350, 26], 100, 82, MAPLE.soft),
    shelf([16, 196], 98, 78, [
      ['ball', 'books'],
      ['basket', 'bin'],
    ]),
    pinned([170, 40], 40, 40, [WATER.base, MAPLE.base, FIR.base], 4),
    rug([230, 304], 230, 50, '#f4e6c6', WATER.soft),
    under([228, 288], 96),
    figure({ ...adult, view: 'side' }, vary(POSES.tailorFront, { lean: 0, nod: 12, stretch: 1.25 }), [232, 284], 284, {
      build: 'adult',
      facing: -1,
      grip: { near: [312, 302], far: [140, 274] },
    }),
    fill('M212 286Q298 256 388 286L432 342Q400 352 360 346 320 356 280 348 230 354 190 346Z', sheet),
    line('M230 300Q256 296 270 306M232 338Q280 332 320 344M388 304Q402 318 404 334', shade(sheet, 0.16), 3),
    line('M212 286Q298 256 388 286', glow(sheet, 0.35), 4),
    oval([328, 326], 46, 10, shade(sheet, 0.3)),
    fill('M282 326Q288 286 326 284 366 286 374 326 330 340 282 326Z', glow(sheet, 0.1)),
    fill('M338 286Q366 294 374 326 360 332 344 333 356 306 338 286Z', shade(sheet, 0.12)),
    line('M300 314Q304 298 318 294', glow(sheet, 0.5), 4),
    line('M270 312q-12 2 -18 8M276 298q-14 0 -22 4', PAPER, 3.4, 0.85),
    under([108, 342], 76),
    figure(laugher, vary(BABY_POSES.onBack, { lean: -84, nod: -28 }), [118, 346], 158, {
      build: 'baby',
      grip: { near: [96, 274], far: [140, 280] },
      step: { near: [186, 330], far: [188, 312] },
    }),
    clothFish([132, 296], orange, { turn: -8, scale: 1.15 }),
    oval([89, 304], 3.6, 5.6, MOUTH, 60),
    disc([144, 271], 9, ADULTS.julie.skin),
    under([434, 340], 44),
    figure(tapper, vary(BABY_POSES.sit, { lean: 12, nod: 10, stretch: 1.35 }), [430, 344], 164, {
      build: 'baby',
      facing: -1,
      grip: { near: [372, 290], far: [384, 326] },
    }),
    line('M372 290l-9 -2M372 293l-9 4', BABIES.ambre.skin, 4.8),
  )
}

/** A soft plush cat, sitting, turned to us; its eyes are stitched shut or open. */
function plushCat(at: Point, color: string, options: Options = {}): string {
  const dark = shade(color, 0.22)
  return place(
    line('M16 -6Q34 -4 32 -20 30 -30 36 -34', dark, 8) +
      oval([0, -18], 19, 20, color) +
      oval([0, -14], 11, 14, glow(color, 0.5)) +
      oval([-10, -2], 9, 5.4, glow(color, 0.2)) +
      oval([10, -2], 9, 5.4, glow(color, 0.2)) +
      fill('M-18 -50L-17 -70 -4 -60ZM18 -50L17 -70 4 -60Z', color) +
      fill('M-15 -56L-14.6 -64 -8 -60ZM15 -56L14.6 -64 8 -60Z', ROSE.soft) +
      oval([0, -48], 20, 17, color) +
      line('M-4 -64v6M0 -65v7M4 -64v6', dark, 2.6) +
      line('M-11 -49q3 3 6 0M5 -49q3 3 6 0', INK, 2) +
      oval([0, -43], 2.6, 2, ROSE.base) +
      line('M0 -41Q-2 -37 -5 -39M0 -41Q2 -37 5 -39', INK, 1.4),
    at,
    options,
  )
}

export function purringCat(): string {
  const adult = mild(ADULTS.lucie, { top: WATER.base, legs: PLUM.dark, shoes: CREAM })
  const cuddler = sleeper(BABIES.olivier, SUN.base, PAPER, 'stripes')
  const seeker = sleeper(BABIES.tao, ROSE.base, PAPER)
  const card = '#c99f6c'
  return frame(
    ['#ece4d8', '#f4eddd'],
    wainscot(142, 196, '#d8cdb6'),
    floor(196, '#bf976f'),
    pane([40, 26], 100, 82, 'autumn'),
    curtains([40, 26], 100, 82, FIR.soft),
    pinned([330, 40], 40, 40, [PLUM.base, SUN.base, MAPLE.base], -4),
    shelf([386, 196], 86, 78, [
      ['books', 'bin'],
      ['ball', 'basket'],
    ]),
    rug([228, 306], 226, 48, '#dbe7ea', ROSE.soft),
    under([196, 308], 90),
    figure(adult, vary(POSES.tailor, { lean: 0, nod: 16 }), [210, 306], 290, {
      build: 'adult',
      facing: -1,
      grip: { near: [170, 264], far: [150, 240] },
      holding: plushCat([168, 282], STONE.base, { scale: 1.15, turn: -6 }),
    }),
    under([92, 330], 50),
    figure(cuddler, vary(BABY_POSES.rise, { lean: 26, nod: 34, stretch: 1.15 }), [80, 332], 160, {
      build: 'baby',
      grip: { near: [154, 258], far: [150, 270] },
    }),
    bowl([196, 350], SUN.soft, { scale: 1 }),
    under([330, 340], 120, 12),
    fill('M258 250H346L372 268 388 342H262Z', shade(card, 0.1)),
    fill('M262 262H356L376 342H268Z', '#4a3826'),
    line('M258 250H346M262 262H356L376 342H268Z', glow(card, 0.3), 4),
    plushCat([300, 338], MAPLE.base, { scale: 0.95 }),
    figure(seeker, vary(BABY_POSES.crawl, { lean: 80, nod: -40, stretch: 1.2 }), [390, 346], 150, {
      build: 'baby',
      facing: -1,
      grip: { near: [318, 314], far: [334, 342] },
    }),
  )
}

const SUNHATS = {
  straw: { kind: 'sunhat', color: '#e8cf9a', trim: WATER.deep },
  rose: { kind: 'sunhat', color: PAPER, trim: ROSE.base },
  sun: { kind: 'sunhat', color: SUN.base, trim: MAPLE.dark },
} as const

/** A flower with a round head of petals, its heart at the origin. */
function bloom([x, y]: Point, r: number, color: string, heart: string = SUN.base): string {
  const petals = [0, 60, 120].map((turn) => oval([x, y], r, r * 0.46, color, turn)).join('')
  return petals + disc([x, y], r * 0.4, heart)
}

export function flowerToTheNose(): string {
  const adult = summer(ADULTS.minh, { top: PLUM.soft, legs: WATER.deep, shoes: CREAM, hat: SUNHATS.straw })
  const smeller = bodysuit(BABIES.malik, SUN.base, PAPER, SUNHATS.rose)
  const presser = summer(CAST.lea, { top: MAPLE.base, legs: FIR.dark, shoes: CREAM, hat: SUNHATS.sun })
  const grass = '#86bd62'
  const green = '#3f8a3f'
  return frame(
    ['#bfe3ef', '#f1f5da'],
    cloud([90, 60], 90, PAPER, 0.95),
    woods(180, 60, '#c1dfae', 5, 'round'),
    fence([10, 470], 222, 50, '#d9b98d', 26),
    land([0, 222, 240, 216, 480, 224], '#a6d183'),
    trunk([424, 250], -10, 52, BARK.base, -4),
    foliage([412, 0], 170, 66, FIR.base, 6, 16),
    foliage([470, -10], 110, 50, FIR.soft, 3, 12),
    land([0, 256, 240, 248, 480, 256], grass),
    fill('M40 350Q60 262 260 254 420 250 480 280V360H40Z', shade(grass, 0.14)),
    tufts([262, 290], 10, green, 5, 9),
    fill('M88 268H400L460 352H20Z', '#7fb2cf') + line('M88 268H400L460 352H20Z', '#d9ecf3', 5),
    line('M64 300H424M40 328H444', '#a9cfe2', 3),
    under([240, 318], 110),
    figure({ ...adult, view: 'side' }, vary(POSES.floorFront, { lean: 4, nod: 8, stretch: 1.2 }), [242, 302], 278, {
      build: 'adult',
      facing: -1,
      grip: { near: [286, 300], far: [158, 266] },
      step: { near: [312, 334], far: [172, 334] },
    }),
    line('M146 248Q156 262 166 286', green, 4),
    line('M240 306Q236 280 226 260M240 306Q248 284 246 264M240 306Q222 286 212 282M240 306Q252 298 258 294', green, 4),
    bloom([226, 256], 13, ROSE.base) + bloom([246, 262], 12, SUN.base, MAPLE.dark),
    bloom([210, 280], 11, PLUM.base) + bloom([258, 292], 11, '#d6463a') + bloom([236, 283], 12, PAPER),
    fill('M198 302H284L274 348H208Z', MAPLE.base) + fill('M252 302H284L274 348H246Z', shade(MAPLE.base, 0.14)),
    line('M196 302H286', shade(MAPLE.base, 0.2), 9),
    under([84, 344], 50),
    figure(smeller, vary(BABY_POSES.sit, { lean: 8, nod: -4 }), [76, 346], 166, {
      build: 'baby',
      grip: { near: [116, 312], far: [126, 306] },
    }),
    bloom([144, 246], 15, ROSE.base, ROSE.dark),
    disc([158, 267], 8, ADULTS.minh.skin),
    under([382, 344], 46),
    toddler(presser, vary(POSES.kneel, { lean: 10, nod: 14, stretch: 1.6 }), [362, 346], 168, {
      facing: -1,
      grip: { near: [286, 244], far: [272, 244] },
    }),
    fill('M268 240Q280 230 292 240 304 256 296 272 288 280 280 274 270 280 262 270 256 254 268 240Z', PAPER) +
      line('M272 250Q268 260 270 270M282 252V270M290 250Q294 260 290 270', ROSE.soft, 3),
    disc([288, 245], 7.6, CAST.lea.skin) + disc([272, 245], 7.6, CAST.lea.skin),
    droplets(
      [
        [266, 280],
        [278, 284],
        [289, 281],
      ],
      4.8,
      WATER.pale,
    ),
  )
}
