import { figure, type Person } from '../../../kit/figure.ts'
import type { Point } from '../../../kit/geometry.ts'
import { fence } from '../../../kit/ground.ts'
import { drawHead } from '../../../kit/head.ts'
import { cloud, frame, land, leaves, tufts, woods } from '../../../kit/landscape.ts'
import {
  BARK,
  CREAM,
  FIR,
  glow,
  HAIR,
  MAPLE,
  PAPER,
  PLUM,
  ROSE,
  SKIN,
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, autumn, BABIES, bodysuit, CAST, mild, sleeper, summer, TUQUES } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, pane, pinned, plant, rug, shelf, wainscot } from '../../../kit/room.ts'
import { dashes, disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { bowl } from '../../../kit/things.ts'
import { basket, block, cushion, under } from '../../../kit/toys.ts'
import { foliage, leafy, trunk } from '../../../kit/trees.ts'
import { bus, busFront } from '../../../kit/wheels.ts'

/** A building brick: two milk cartons pushed one into the other, lying on their side. */
function brick(at: Point, color: string, turn = 0): string {
  return place(
    block([0, 0], 62, 27, color) +
      fill('M-31 -27H6V-18Q-4 -13 -14 -18T-31 -17Z', PAPER) +
      fill('M6 -27l7 -7h25l-7 7Z', '#efece0') +
      fill('M6 -27H31V0H6Z', PAPER) +
      fill('M31 0V-27l7 -7V-7Z', '#cfccbf') +
      fill('M6 -16H31l7 -7v7l-7 7H6Z', color) +
      line('M13 -21h10', STONE.soft, 2.4),
    at,
    { turn },
  )
}

/** An open hand: the fingers of a small palm held up. */
function fingers([x, y]: Point, skin: string, d: string): string {
  return place(line(d, skin, 4.4), [x, y])
}

export function cartonTower(): string {
  const adult = mild(ADULTS.lucie, { top: SUN.base, legs: WATER.deep, shoes: PLUM.dark })
  const hitter = sleeper(BABIES.olivier, FIR.base, PAPER, 'stripes')
  const crawler = sleeper(BABIES.malik, ROSE.base, PAPER)
  return frame(
    ['#dbe6f1', '#eaeee6'],
    wainscot(146, 196, '#c3d4e4'),
    floor(196, '#d3ab80'),
    pane([34, 28], 104, 84, 'spring'),
    curtains([34, 28], 104, 84, ROSE.soft),
    pinned([224, 40], 40, 40, [FIR.base, PLUM.base, MAPLE.base], -4),
    shelf([376, 196], 96, 80, [
      ['books', 'bin'],
      ['basket', 'ball'],
    ]),
    rug([240, 304], 234, 50, '#f3e1bd', WATER.soft),
    cushion([66, 246], 70, 15, MAPLE.base),
    cushion([62, 233], 66, 15, PLUM.soft, { turn: -3 }),
    cushion([68, 220], 62, 14, SUN.base, { turn: 3 }),
    under([312, 282], 96),
    figure(adult, vary(POSES.tailorFront, { nod: 0, elbows: [-1, 1] }), [312, 276], 290, {
      build: 'adult',
      grip: { near: [256, 198], far: [370, 204] },
    }),
    fingers([256, 198], ADULTS.lucie.skin, 'M-5 -6l-3 -8M0 -7v-10M5 -6l3 -8M-7 0l-8 2'),
    fingers([370, 204], ADULTS.lucie.skin, 'M-5 -6l-3 -8M0 -7v-10M5 -6l3 -8M7 0l8 2'),
    line('M250 234q-8 -6 -8 -16M268 234q-6 -6 -6 -14M346 240q16 -4 22 -16M340 228q8 -2 12 -10', PAPER, 3),
    under([250, 334], 50, 8),
    brick([248, 332], WATER.base),
    brick([243, 305], '#d6463a'),
    brick([249, 278], FIR.base),
    brick([314, 349], SUN.dark, -3),
    brick([60, 330], FIR.base, 6),
    under([146, 342], 48),
    figure(hitter, vary(BABY_POSES.sit, { lean: 8, nod: -4, stretch: 1.35 }), [148, 342], 168, {
      build: 'baby',
      grip: { near: [201, 262], far: [180, 300] },
    }),
    fingers([201, 262], BABIES.olivier.skin, 'M-4 -6l-2 -6M1 -7l1 -7M5 -4l5 -5M6 2l7 0'),
    under([416, 338], 56),
    figure(crawler, vary(BABY_POSES.crawl, { nod: -54 }), [416, 340], 156, { build: 'baby', facing: -1 }),
  )
}

/** A square of cloth pulled by a corner from one point to another, its weave seen as stitches. */
function pulled(from: Point, to: Point, width: number, color: string): string {
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
  const long = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]))
  const w = width
  return place(
    fill(
      `M0 -3Q${long * 0.3} ${-w} ${long * 0.55} ${-w * 0.8}T${long} ${-w * 0.7}V${w * 0.7}Q${long * 0.7} ${w * 0.5} ${long * 0.45} ${w}T0 3Z`,
      color,
    ) +
      dashes(
        `M${long * 0.25} ${-w * 0.4}H${long}M${long * 0.15} 0H${long}M${long * 0.25} ${w * 0.45}H${long}`,
        glow(color, 0.5),
        2.4,
        '2 6',
      ),
    from,
    { turn },
  )
}

/** A square of cloth that fell in folds. */
function fallen(at: Point, color: string, options: { turn?: number; scale?: number; mirror?: boolean } = {}): string {
  return place(
    fill('M-30 2Q-30 -10 -14 -10 -6 -20 8 -13 22 -18 28 -5 36 0 22 4 8 8 -6 5 -22 9 -30 2Z', color) +
      line('M-14 -10Q-4 -4 -8 4M8 -13Q6 -4 16 2', shade(color, 0.16), 2.2),
    at,
    options,
  )
}

export function anotherScarf(): string {
  const adult = mild(ADULTS.nadia, { top: WATER.base, legs: PLUM.dark, shoes: CREAM })
  const puller = bodysuit(BABIES.tao, SUN.base, PAPER)
  const filler = sleeper(BABIES.binta, ROSE.base, PAPER)
  return frame(
    ['#f0e6da', '#f4ecdd'],
    wainscot(144, 196, '#dccbb6'),
    floor(196, '#bd9a77'),
    pane([336, 28], 104, 84, 'summer'),
    plant([300, 196], ROSE.base, { scale: 0.8 }),
    shelf([14, 196], 106, 76, [
      ['books', 'ball'],
      ['bin', 'rings'],
    ]),
    pinned([164, 40], 40, 40, [WATER.base, MAPLE.base, FIR.base], 4),
    rug([240, 306], 236, 48, '#dfe9dc', FIR.soft),
    under([226, 318], 104),
    figure(adult, vary(POSES.floorFront, { nod: 4 }), [224, 308], 288, {
      build: 'adult',
      holding: fill('M204 258Q224 252 246 258L250 288Q226 300 202 288Z', PLUM.dark),
      grip: { near: [206, 296], far: [284, 258] },
      step: { near: [142, 312], far: [312, 334] },
    }),
    under([180, 342], 40, 7),
    block([174, 342], 66, 40, WATER.soft),
    line('M141 322H207', PAPER, 6) + line('M158 332h30', glow(WATER.soft, 0.5), 4),
    oval([182, 297], 22, 3.6, shade(WATER.base, 0.5)),
    pulled([182, 298], [128, 262], 17, MAPLE.soft),
    disc([206, 298], 9, ADULTS.nadia.skin),
    under([88, 344], 50),
    figure(puller, vary(BABY_POSES.sit, { lean: -4, nod: 4, stretch: 1.25 }), [88, 346], 168, {
      build: 'baby',
      grip: { near: [131, 266], far: [126, 272] },
    }),
    fallen([36, 350], SUN.soft, { scale: 0.9 }),
    fallen([246, 348], FIR.soft, { scale: 0.95, mirror: true }),
    under([346, 342], 50),
    figure(filler, vary(BABY_POSES.sit, { lean: -6, nod: 14, stretch: 1.15 }), [346, 344], 156, {
      build: 'baby',
      grip: { near: [388, 284], far: [372, 300] },
    }),
    basket(
      [420, 346],
      84,
      38,
      BARK.pale,
      fill('M-34 -38Q-26 -54 -10 -46 4 -60 18 -48 32 -50 34 -38Z', WATER.soft) +
        fill('M-10 -38Q-2 -52 12 -48L22 -38Z', PAPER) +
        pulled([-34, -64], [-16, -34], 13, SUN.soft),
    ),
    disc([386, 283], 8.6, BABIES.binta.skin),
  )
}

const SUNHATS = {
  rose: { kind: 'sunhat', color: PAPER, trim: ROSE.base },
  sun: { kind: 'sunhat', color: SUN.base, trim: MAPLE.dark },
  straw: { kind: 'sunhat', color: '#e8cf9a', trim: WATER.deep },
} as const

/** Blades of grass that rise from one foot. */
function blades([x, y]: Point, size: number, color: string): string {
  const k = size / 10
  return place(line('M0 0Q-3 -6 -8 -9M0 0Q-2 -8 -2 -13M0 0Q2 -8 5 -12M0 0Q4 -5 10 -7', color, 2), [x, y], { scale: k })
}

export function edgeOfTheBlanket(): string {
  const adult = summer(ADULTS.minh, { top: ROSE.base, legs: WATER.deep, shoes: CREAM, hat: SUNHATS.straw })
  const reacher = bodysuit(BABIES.jeanne, SUN.base, PAPER, SUNHATS.rose)
  const small = { skin: SKIN.dark, hair: { style: 'bald', color: HAIR.black } } as const
  const tugger = bodysuit(small, WATER.base, PAPER, SUNHATS.sun)
  const grass = '#86bd62'
  const green = '#3f8a3f'
  return frame(
    ['#bfe3ef', '#f1f5da'],
    cloud([352, 60], 90, PAPER, 0.95),
    woods(186, 62, '#c1dfae', 5, 'round'),
    fence([10, 470], 226, 50, '#d9b98d', 26),
    land([0, 226, 240, 220, 480, 228], '#a6d183'),
    trunk([62, 252], -10, 54, BARK.base, 4),
    foliage([76, 0], 190, 74, FIR.base, 6, 16),
    foliage([20, -10], 120, 52, FIR.soft, 3, 12),
    land([0, 262, 240, 252, 480, 262], grass),
    fill('M0 266Q180 240 400 264 470 300 420 360H0Z', shade(grass, 0.14)),
    blades([30, 290], 13, green) + blades([74, 284], 11, green) + blades([300, 272], 11, green),
    blades([332, 286], 12, green) + blades([456, 288], 12, green),
    fill('M100 262H262L316 352H42Z', '#e39a74'),
    line('M88 284H275M72 308H290M58 332H304M140 262L110 352M181 262L179 352M222 262L248 352', '#f3c7a5', 3),
    line('M100 262H262L316 352H42Z', '#fae3d0', 5),
    bowl([132, 284], PAPER, { scale: 0.9 }) + fill('M118 272Q124 262 134 266 144 262 148 272Z', WATER.soft),
    under([400, 334], 64),
    figure(adult, vary(POSES.tailor, { lean: 24, nod: 4 }), [412, 330], 270, {
      build: 'adult',
      facing: -1,
      grip: { near: [354, 320], far: [378, 284] },
    }),
    oval([352, 318], 12, 8, ADULTS.minh.skin) +
      line('M344 317l-13 -4M343 320l-14 1M346 323l-11 6', ADULTS.minh.skin, 5),
    blades([362, 342], 15, green) + blades([334, 342], 13, green),
    under([234, 318], 50),
    figure(tugger, vary(BABY_POSES.sit, { lean: -10, nod: 12, stretch: 1.3 }), [230, 318], 154, {
      build: 'baby',
      grip: { near: [276, 268], far: [271, 276] },
    }),
    line('M277 258L279 272Q288 302 307 322', '#d8ee8e', 4),
    line('M307 322Q303 310 297 306M307 322Q309 308 315 302M307 322q8 -9 14 -10', '#b9dc74', 2.8),
    disc([277, 269], 7.8, SKIN.dark),
    under([128, 346], 60),
    figure(reacher, vary(BABY_POSES.tummy, { lean: 60, nod: -44, stretch: 1.3 }), [132, 348], 154, {
      build: 'baby',
      facing: -1,
      grip: { near: [54, 324], far: [104, 344] },
    }),
    line('M57 325l-11 -4M57 327l-12 2M59 321l-7 -8', BABIES.jeanne.skin, 4.6),
    blades([38, 336], 18, green) + blades([18, 322], 15, green) + blades([28, 350], 15, green),
    tufts([356, 362], 7, green, 4, 10),
  )
}

/** A pigeon that walks to the left, or pecks with its head down. */
function pigeon(at: Point, scale: number, pecking = false): string {
  const head = pecking
    ? fill('M-2 -26Q-22 -20 -28 -8L-20 -4Q-8 -10 0 -14Z', FIR.base) +
      disc([-27, -6], 6.6, '#5c6b78') +
      fill('M-30 -2L-32 6 -26 0Z', SUN.dark) +
      disc([-28.6, -7], 1.3, MAPLE.soft)
    : fill('M-4 -28Q-6 -40 -14 -43L-23 -34Q-20 -20 -12 -12 -4 -18 -4 -28Z', FIR.base) +
      disc([-18, -41], 7.2, '#5c6b78') +
      fill('M-24 -43L-32 -39 -24 -37Z', SUN.dark) +
      disc([-20, -42], 1.4, MAPLE.soft)
  return place(
    line('M6 -8L12 0h-6M-4 -8L-9 0h-6', '#d9644f', 2.6) +
      fill('M32 -13L12 -27 -6 -26 -4 -8 12 -5Z', '#4f5d69') +
      head +
      fill('M18 -21Q4 -33 -10 -28 -20 -21 -14 -10 -4 -1 12 -8Z', '#8796a3') +
      line('M22 -15Q8 -10 -4 -17M20 -20Q8 -16 -2 -22', '#4f5d69', 2.8),
    at,
    { scale },
  )
}

/** A child strapped in a stroller, seen above its edge and looking to the left; `hand` is where an arm points. */
function passenger(person: Person, [x, y]: Point, r: number, hand?: Point, nod = 0): string {
  const { top } = person.wear
  return (
    line(`M${x} ${y + r * 1.6}v46`, top, r * 1.35) +
    line(`M${x - r * 0.3} ${y + r * 1.5}l${r * 0.5} ${r * 1.6}`, BARK.deep, 4) +
    drawHead(person, [x, y], r, nod, true) +
    (hand
      ? line(`M${x} ${y + r * 1.55}L${hand[0]} ${hand[1]}`, glow(top, 0.14), r * 0.56) +
        line(`M${hand[0] + 5} ${hand[1]}h-13`, person.skin, 4.4) +
        disc(hand, r * 0.33, person.skin)
      : '')
  )
}

export function ohThePigeon(): string {
  const adult = autumn(ADULTS.julie, { top: MAPLE.base, legs: WATER.deep, trim: CREAM })
  const bonnet = (color: string, trim: string) => ({ kind: 'bonnet' as const, color, trim })
  const coat = (head: Parameters<typeof autumn>[0], top: string, hat: NonNullable<Person['hat']>) =>
    autumn(head, { top, legs: top, trim: PAPER, hat })
  return frame(
    ['#cfe0ea', '#f6efd6'],
    cloud([320, 66], 90, PAPER, 0.9),
    woods(190, 64, '#d9c38c', 5, 'round'),
    leafy([40, 240], 170, MAPLE.base, 4),
    land([0, 232, 240, 224, 480, 234], '#b3c178'),
    line('M232 262V112', STONE.dark, 6) + disc([232, 104], 12, SUN.pale) + line('M222 92h20M224 116h16', STONE.dark, 5),
    fill('M0 284Q240 264 480 280V352Q240 336 0 356Z', '#d9c9aa'),
    under([160, 308], 54),
    figure(adult, vary(POSES.crouch, { lean: 6, nod: 2 }), [164, 308], 260, {
      build: 'adult',
      facing: -1,
      grip: { near: [104, 208], far: [204, 240] },
    }),
    line('M104 208l-14 4', ADULTS.julie.skin, 5),
    oval([143, 165], 3.4, 4.6, '#7d2f26', 10),
    under([344, 330], 128, 12),
    bus([344, 328], 3, WATER.deep, { scale: 1.6, mirror: true }),
    passenger(coat(BABIES.ambre, ROSE.base, bonnet(ROSE.base, PAPER)), [294, 172], 20),
    passenger(coat(CAST.noah, FIR.base, TUQUES.sun), [368, 170], 20, [322, 178]),
    passenger(coat(BABIES.binta, PLUM.base, bonnet(PLUM.base, SUN.soft)), [442, 172], 20),
    passenger(coat(CAST.idris, SUN.base, TUQUES.water), [260, 206], 21, [208, 238], 8),
    passenger(coat(BABIES.tao, MAPLE.base, bonnet(FIR.base, SUN.soft)), [334, 206], 21, undefined, 6),
    passenger(coat(CAST.lea, ROSE.base, TUQUES.maple), [408, 206], 21, [364, 228], 6),
    busFront([344, 328], 3, WATER.base, { scale: 1.6, mirror: true }),
    line('M438 316l15 10', '#d6463a', 6),
    pigeon([66, 346], 1.25),
    pigeon([190, 352], 0.75, true),
    leaves({ x: [0, 480], y: [344, 358] }, 14, [MAPLE.base, SUN.base], 6, 6),
  )
}
