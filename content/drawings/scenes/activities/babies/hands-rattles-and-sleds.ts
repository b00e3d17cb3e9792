import { figure } from '../../../kit/figure.ts'
import type { Point } from '../../../kit/geometry.ts'
import { fence, heap } from '../../../kit/ground.ts'
import type { Hat, Head } from '../../../kit/head.ts'
import { cloud, frame, land, specks, woods } from '../../../kit/landscape.ts'
import {
  BARK,
  CREAM,
  FIR,
  glow,
  MAPLE,
  PAPER,
  PLUM,
  ROSE,
  SNOW,
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, BABIES, bodysuit, mild, sleeper, TUQUES, winter } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, pane, pinned, plant, rug, shelf, wainscot } from '../../../kit/room.ts'
import { disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { ball, basket, block, cushion, rattle, under } from '../../../kit/toys.ts'
import { bare, fir } from '../../../kit/trees.ts'
import { bus, busFront } from '../../../kit/wheels.ts'

/** An open hand turned towards us, the wrist at the origin, the fingers upwards and the thumb to the right. */
function openHand(at: Point, skin: string, options: { turn?: number; mirror?: boolean; scale?: number } = {}): string {
  return place(
    line('M-6 -12L-10 -23M-2 -13L-3 -27M3 -13L4 -26M7 -11L11 -21', skin, 5.2) +
      line('M7 -2L16 -9', skin, 5.6) +
      oval([0, -7], 10, 10.4, skin) +
      oval([0, -6], 6, 6, glow(skin, 0.24)),
    at,
    options,
  )
}

/** A grown-up's sock lying flat, its toe to the right. */
function sock(at: Point, color: string, options: { turn?: number; mirror?: boolean } = {}): string {
  return place(
    line('M-30 -3H-6Q8 -2 18 6', color, 15) +
      line('M-30 -10V4', glow(color, 0.4), 5) +
      line('M-2 4Q-8 2 -6 -4', shade(color, 0.2), 2),
    at,
    options,
  )
}

export function singingHands(): string {
  const adult = mild(ADULTS.minh, { top: PLUM.dark, legs: WATER.soft, shoes: CREAM })
  const clapper = sleeper(BABIES.binta, SUN.base, PAPER, 'stripes')
  const pointer = sleeper(BABIES.olivier, FIR.base, PAPER)
  const skin = ADULTS.minh.skin
  return frame(
    ['#e3ecf0', '#eef0e6'],
    wainscot(140, 196, '#c2d6de'),
    floor(196, '#d0a77c'),
    pane([36, 26], 100, 82, 'autumn'),
    curtains([36, 26], 100, 82, MAPLE.soft),
    pinned([352, 40], 40, 40, [ROSE.base, FIR.base, SUN.base], 5),
    shelf([390, 196], 84, 78, [['books', 'ball'], ['basket']]),
    rug([240, 304], 232, 50, '#f4e3bf', ROSE.soft),
    under([240, 314], 108),
    figure(adult, vary(POSES.floorFront, { nod: 2, elbows: [-1, 1] }), [240, 302], 292, {
      build: 'adult',
      grip: { near: [190, 190], far: [290, 184] },
      step: { near: [140, 312], far: [340, 312] },
    }),
    openHand([188, 186], skin, { turn: -16, scale: 1.1 }),
    openHand([294, 178], skin, { turn: 20, scale: 1.1 }),
    line('M154 174q-8 -20 8 -34M172 136q14 -10 26 0M328 134q16 14 10 34M288 132q12 -10 26 -2', ROSE.base, 3.6),
    cushion([240, 332], 116, 84, ROSE.base),
    cushion([46, 346], 62, 18, WATER.soft),
    under([100, 338], 50),
    figure(clapper, vary(BABY_POSES.sit, { lean: 4, nod: -4, stretch: 1.1 }), [98, 340], 168, {
      build: 'baby',
      grip: { near: [140, 274], far: [146, 272] },
    }),
    oval([145, 264], 6.6, 13, shade(BABIES.binta.skin, 0.3), 18),
    oval([135, 264], 6.8, 13, BABIES.binta.skin, -6),
    line('M144 244l3 -10M153 250l9 -8M158 262l11 -2', PLUM.base, 3.4),
    under([384, 338], 50),
    figure(pointer, vary(BABY_POSES.sit, { lean: -2, nod: -8, stretch: 1.45 }), [388, 340], 166, {
      build: 'baby',
      facing: -1,
      grip: { near: [344, 254], far: [354, 308] },
    }),
    line('M344 254l-16 -11', BABIES.olivier.skin, 5.4),
    sock([180, 345], '#d6463a', { turn: -14 }),
    sock([290, 345], SUN.base, { turn: 14, mirror: true }),
  )
}

function ringRattle([x, y]: Point, r: number, color: string): string {
  return `<circle cx="${x}" cy="${y}" r="${r}" stroke="${color}" stroke-width="6.4"/>${disc([x + r, y], 6, SUN.base)}`
}

export function shakeAndStop(): string {
  const adult = mild(ADULTS.nadia, { top: ROSE.base, legs: FIR.deep, shoes: BARK.dark })
  const shaker = sleeper(BABIES.tao, WATER.base, PAPER, 'stripes')
  const diver = bodysuit(BABIES.malik, FIR.base, PAPER)
  const skin = ADULTS.nadia.skin
  return frame(
    ['#efe6f1', '#f3ece2'],
    wainscot(142, 196, '#d3c6e0'),
    floor(196, '#caa079'),
    pane([340, 26], 104, 84, 'spring'),
    curtains([340, 26], 104, 84, SUN.soft),
    shelf([12, 196], 98, 80, [
      ['books', 'bin'],
      ['rings', 'basket'],
    ]),
    pinned([74, 40], 40, 40, [FIR.base, MAPLE.base, WATER.base], -4),
    rug([240, 304], 234, 50, '#dfe9dd', FIR.soft),
    under([236, 298], 96),
    figure(adult, vary(POSES.tailorFront, { nod: 4 }), [236, 292], 286, {
      build: 'adult',
      grip: { near: [160, 112], far: [292, 262] },
    }),
    rattle([158, 110], WATER.base, SUN.base, { turn: -22 }),
    disc([158, 111], 9, skin),
    basket(
      [232, 346],
      112,
      36,
      BARK.pale,
      rattle([-22, -42], MAPLE.base, ROSE.soft, { turn: -38 }) +
        ringRattle([14, -42], 14, PLUM.base) +
        rattle([36, -38], FIR.base, SUN.soft, { turn: 50 }),
    ),
    fill('M180 307Q196 298 212 312L209 342Q194 344 181 334Z', SUN.soft),
    line('M182 326Q194 336 209 335', MAPLE.soft, 3.4),
    under([92, 338], 50),
    figure(shaker, vary(BABY_POSES.sit, { lean: 0, nod: -8, stretch: 1.2 }), [92, 340], 168, {
      build: 'baby',
      grip: { near: [138, 250], far: [130, 296] },
    }),
    rattle([141, 246], '#d6463a', SUN.base, { turn: 22 }),
    disc([138, 250], 8.8, BABIES.tao.skin),
    line('M170 206q12 6 14 20M178 194q18 8 22 30M136 196q-8 2 -12 8', PLUM.base, 3.6),
    under([398, 336], 58),
    figure(diver, vary(BABY_POSES.sitFront, { nod: 6, lean: -3, stretch: 1.35, elbows: [1, -1] }), [400, 328], 160, {
      build: 'baby',
      grip: { near: [392, 320], far: [428, 302] },
      step: { near: [358, 330], far: [440, 332] },
    }),
    fill('M368 300A31 9 0 0 1 430 300L426 342Q425 350 416 350H382Q373 350 372 342Z', WATER.pale, 0.55),
    block([386, 346], 20, 18, ROSE.base),
    block([411, 347], 18, 16, SUN.base),
    line('M388 286L394 318', BABIES.malik.skin, 13) + disc([394, 322], 8.6, BABIES.malik.skin),
    fill('M368 300A31 9 0 0 0 430 300L426 342Q425 350 416 350H382Q373 350 372 342Z', WATER.soft, 0.16),
    line('M368 300L372 342Q373 350 382 350H416Q425 350 426 342L430 300', WATER.base, 2.8),
    line('M368 300A31 9 0 0 0 430 300', PAPER, 4.4) + disc([428, 302], 8.2, BABIES.malik.skin),
  )
}

/** A grown-up's bare foot from its inner side: the heel at the origin, the sole to the right, the big toe on top. */
function bareFoot(at: Point, skin: string, options: { turn?: number; mirror?: boolean } = {}): string {
  return place(
    fill(
      'M-16 -8C-8 -20 -9 -32 -8 -42 -7 -54 3 -56 9 -52 15 -48 12 -40 9 -30 8 -20 12 -12 13 -2 13 9 6 13 -2 12 -10 12 -18 6 -16 -8Z',
      skin,
    ) +
      oval([3, -45], 8.4, 9.6, glow(skin, 0.2), 8) +
      oval([-1, -49], 3.4, 4, PAPER, 14, 0.8),
    at,
    options,
  )
}

export function askedFoot(): string {
  const adult = mild(ADULTS.lucie, { top: MAPLE.base, legs: WATER.deep, shoes: ADULTS.lucie.skin })
  const resting = bodysuit(BABIES.jeanne, ROSE.base, PAPER)
  const toucher = sleeper(BABIES.ambre, SUN.base, PAPER, 'stripes')
  const skin = ADULTS.lucie.skin
  return frame(
    ['#f3e6dc', '#f5efe2'],
    wainscot(142, 196, '#e4c9b8'),
    floor(196, '#c39b75'),
    pane([356, 26], 100, 82, 'winter'),
    curtains([356, 26], 100, 82, WATER.soft),
    plant([300, 196], MAPLE.base, { scale: 0.8 }),
    shelf([14, 196], 100, 78, [
      ['basket', 'books'],
      ['bin', 'ball'],
    ]),
    rug([240, 304], 236, 50, '#e2ebf1', WATER.soft),
    cushion([250, 296], 120, 90, PLUM.soft),
    under([250, 322], 104),
    figure(
      { ...adult, view: 'side', wear: { ...adult.wear, barefoot: true } },
      vary(POSES.floorFront, { lean: 6, nod: 10, stretch: 1.1 }),
      [248, 314],
      288,
      {
        build: 'adult',
        holding: fill('M232 270Q248 262 266 270L262 286Q248 294 234 286Z', WATER.deep),
        facing: -1,
        grip: { near: [300, 274], far: [214, 316] },
        step: { near: [364, 316], far: [96, 316] },
      },
    ),
    bareFoot([368, 318], skin),
    under([120, 344], 70),
    figure(
      resting,
      vary(BABY_POSES.onBack, {
        hands: [
          [-6, -36],
          [2, -34],
        ],
      }),
      [146, 346],
      154,
      {
        build: 'baby',
        step: { near: [196, 306], far: [186, 284] },
      },
    ),
    line('M215 312l-4 -17', skin, 7),
    fill('M224 304Q228 326 208 328L182 327Q170 326 172 318 176 314 200 317 204 304 214 302Z', skin),
    line('M174 321L200 322', shade(skin, 0.16), 1.8),
    under([420, 338], 50),
    figure(toucher, vary(BABY_POSES.sit, { lean: 10, nod: 8, stretch: 1.2 }), [434, 340], 162, {
      build: 'baby',
      facing: -1,
      grip: { near: [384, 276], far: [394, 302] },
    }),
    line('M384 275l-9 -4', BABIES.ambre.skin, 5),
    ball([262, 344], 14, MAPLE.base, PAPER),
    line('M296 350h34', SUN.base, 8) + line('M298 343h30', SUN.soft, 7),
  )
}

/** A low sled with a high back that faces right; the rider's seat is at (-8, -12). Draw `sledSide` over the rider. */
function sledBack(at: Point, color: string, scale: number): string {
  return place(
    line('M-42 0H34Q52 -1 54 -18', STONE.dark, 4.5) + fill('M-44 -62Q-32 -68 -25 -60L-14 -6H-38Z', shade(color, 0.25)),
    at,
    { scale },
  )
}

function sledSide(at: Point, color: string, scale: number): string {
  return place(fill('M-40 -24H32Q48 -24 50 -13L45 -4H-36Z', color) + line('M-36 -16H42', glow(color, 0.35), 2.6), at, {
    scale,
  })
}

export function sledGoesRound(): string {
  const snug = (head: Head): Head => ({ ...head, hair: { ...head.hair, style: 'short' } })
  const dressed = (head: Head, color: string, trim: string, hat: Hat) =>
    winter(snug(head), { top: color, legs: color, trim, hat })
  const adult = winter(ADULTS.julie, { top: FIR.base, legs: PLUM.dark, trim: CREAM, hat: TUQUES.sun })
  const rider = dressed(BABIES.ines, WATER.base, SUN.soft, { kind: 'helmet', color: '#d6463a', trim: CREAM })
  const waving = dressed(BABIES.olivier, ROSE.base, PAPER, { kind: 'bonnet', color: ROSE.dark, trim: PAPER })
  const calling = dressed(BABIES.binta, MAPLE.base, SUN.base, { kind: 'bonnet', color: SUN.base, trim: PAPER })
  const armsUp = vary(BABY_POSES.sitFront, { stretch: 1.5, elbows: [1, -1] })
  const packed = '#cfdde8'
  return frame(
    ['#c6dcea', '#f3f1e6'],
    cloud([330, 70], 110, PAPER, 0.9),
    woods(188, 64, '#bfd0da', 5, 'round'),
    fence([14, 470], 226, 54, '#b99b7a', 26),
    line('M6 172H476', SNOW.light, 7),
    fir([46, 240], 170, FIR.dark, true),
    bare([150, 230], 110, BARK.base, 5),
    land([0, 228, 240, 220, 480, 232], SNOW.light),
    fill('M480 250Q330 238 250 262 190 286 120 298 40 308 0 314V356Q240 350 480 356Z', packed),
    fill('M480 268Q340 262 306 292 296 316 340 324 400 332 480 328Z', SNOW.light),
    specks({ x: [10, 470], y: [240, 352] }, 14, '#c3d3df', 4, 2.4),
    under([376, 312], 92, 9),
    bus([376, 312], 2, PLUM.dark, { scale: 1.4, mirror: true }),
    figure({ ...calling, view: 'side' }, armsUp, [346, 262], 106, {
      build: 'baby',
      facing: -1,
      grip: { near: [379, 196], far: [309, 192] },
    }),
    figure({ ...waving, view: 'side' }, armsUp, [412, 262], 106, {
      build: 'baby',
      facing: -1,
      grip: { near: [447, 190], far: [390, 232] },
    }),
    line('M342 228l8 32M408 228l8 32', BARK.deep, 4),
    busFront([376, 312], 2, PLUM.base, { scale: 1.4, mirror: true }),
    heap([24, 334], 84, 44, SNOW.shade, 4) + heap([18, 334], 70, 40, SNOW.light, 4),
    line('M0 338Q30 336 70 338M0 346Q30 345 70 346', SNOW.deep, 3),
    under([104, 346], 84, 9),
    sledBack([104, 344], ROSE.dark, 1.4),
    figure(rider, vary(BABY_POSES.held, { lean: -8, nod: -2 }), [92, 326], 132, {
      build: 'baby',
      grip: { near: [128, 284], far: [134, 288] },
      step: { near: [130, 322], far: [134, 320] },
    }),
    line('M81 270L94 306', BARK.deep, 4.4),
    fill('M66 306Q100 292 140 306L144 322H68Z', SUN.soft) + line('M70 313Q102 300 142 313', MAPLE.soft, 3.4),
    sledSide([104, 344], ROSE.base, 1.4),
    under([245, 340], 44),
    figure(adult, vary(POSES.pull, { lean: -6, nod: 12 }), [245, 344], 256, {
      build: 'adult',
      facing: -1,
      grip: { near: [213, 236], far: [209, 244] },
    }),
    line('M176 324L213 240', STONE.dark, 3.6) + disc([214, 236], 11, CREAM),
    heap([398, 354], 132, 31, '#b6c8d6', 4) + heap([392, 355], 122, 31, PAPER, 4),
  )
}
