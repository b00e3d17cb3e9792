import { chickadee } from '../../../kit/animals.ts'
import { FRONT_LAUGH, SIDE_LAUGH, SIDE_OH } from '../../../kit/faces.ts'
import { adult, figure } from '../../../kit/figure.ts'
import type { Point } from '../../../kit/geometry.ts'
import { face, mouth } from '../../../kit/head.ts'
import { frame, land, snowfall, woods } from '../../../kit/landscape.ts'
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
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, CAST, mild, winter } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, pane, shelf } from '../../../kit/room.ts'
import { disc, fill, line, place } from '../../../kit/svg.ts'
import { snore } from '../../../kit/things.ts'
import { littleCar, under } from '../../../kit/toys.ts'
import { birch, fir, limb, trunk } from '../../../kit/trees.ts'

/** A book lying flat, its spine towards us, its lower left corner on the origin. */
const lying = (at: Point, w: number, h: number, color: string) =>
  place(
    fill(`M0 0V${-h}l16 -8H${w + 16}V${-8}L${w} 0Z`, shade(color, 0.24)) +
      fill(`M0 ${-h}l16 -8H${w + 16}l-16 8Z`, glow(color, 0.3)) +
      fill(`M${w} 0V${-h}l16 -8V-8Z`, PAPER) +
      fill(`M0 0V${-h}H${w}V0Z`, color) +
      line(`M9 ${-h}V0M${w - 9} ${-h}V0`, glow(color, 0.5), 2.4),
    at,
  )

/** A car that sleeps across the slope: seen from its nose, its lamps shut. */
const asleep = (at: Point, color: string, turn: number) =>
  place(
    line('M-10 -4V-8M10 -4V-8', INK, 8) +
      fill('M-15 -6V-16Q-13 -30 -7 -31H7Q13 -30 15 -16V-6Z', color) +
      fill('M-9 -18L-7 -27H7L9 -18Z', WATER.pale) +
      line('M-10 -12q2.500 2.500 5 0M5 -12q2.500 2.500 5 0', INK, 1.8),
    at,
    { turn },
  )

/** A small chair over the path of the cars: its legs stand on both sides of it. */
const garage = (color: string) =>
  line('M424 256V304M470 196V304', shade(color, 0.34), 7) +
  line('M446 214V282L468 256V200', shade(color, 0.2), 7) +
  fill('M396 284L420 256H474L450 284Z', color) +
  fill('M396 284H450V292H396Z', shade(color, 0.24)) +
  line('M400 290V340M446 206V340', shade(color, 0.12), 8) +
  line('M446 210L470 186M446 236L470 212', color, 9)

export function streetRisesFirst(): string {
  const lifts = mild({ ...CAST.awa, view: 'front' }, { top: SUN.base, legs: WATER.deep })
  const pushes = mild(CAST.emile, { top: FIR.base, legs: PLUM.dark, shoes: PAPER, cut: 'stripes', trim: FIR.pale })
  const three = mild({ ...CAST.mei, view: 'front' }, { top: ROSE.base, legs: BARK.dark })
  return frame(
    ['#e2e8e4', '#f6f1e3'],
    pane([196, 14], 96, 70, 'spring'),
    curtains([196, 14], 96, 70, '#c98f78'),
    floor(146, '#cba57a'),
    shelf([340, 150], 130, 92, [
      ['books', 'basket', 'books'],
      ['bin', 'books', 'blocks'],
    ]),
    under([134, 256], 56, 6),
    figure(lifts, vary(POSES.standFront, { hip: [0, -23], elbows: [1, -1], stretch: 1.35 }), [132, 258], 178, {
      grip: { near: [98, 246], far: [136, 224] },
    }),
    face(FRONT_LAUGH, [132, 142], 25.6),
    under([282, 258], 56, 6),
    figure(three, vary(POSES.tailorFront, { nod: 4, elbows: [-1, 1], stretch: 1.1 }), [282, 260], 172, {
      grip: { near: [238, 174], far: [322, 236] },
    }),
    line('M234 172L226 158M238 170L237 152M242 171L248 155', three.skin, 5.4),
    line('M322 236L333 242', three.skin, 5),
    face(FRONT_LAUGH, [282, 172], 24.8),
    // The books, the third one on its way.
    under([140, 334], 56, 6),
    lying([104, 332], 70, 14, PLUM.base),
    lying([104, 318], 70, 14, MAPLE.base),
    lying([84, 304], 70, 14, WATER.base),
    // The street.
    under([250, 326], 100, 5),
    fill('M96 246L318 316V325L96 255Z', BARK.soft) + fill('M318 316L344 292V300L318 325Z', BARK.base),
    fill('M96 246L124 222 344 292 318 316Z', BARK.cut),
    place(littleCar([0, 0], SUN.base), [150, 247], { turn: 17.5, scale: 0.9 }),
    asleep([122, 254], PLUM.base, 17),
    snore([100, 196], 1.5) + snore([184, 214], 1.2),
    // The one that woke up.
    under([366, 324], 26, 4),
    line('M326 304H336M320 314H334', RED, 2.6, 0.75),
    littleCar([366, 322], RED),
    garage(FIR.soft),
    figure(pushes, vary(POSES.kneel, { lean: 22, nod: 4, elbows: [1, 1], stretch: 1.2 }), [40, 350], 178, {
      grip: { near: [84, 304], far: [88, 292] },
    }),
    face(SIDE_OH, [60, 240], 25.6, 16),
  )
}

export function winterFlock(): string {
  const stretches = winter({ ...CAST.maika, view: 'front' }, { top: ROSE.base, legs: PLUM.dark, trim: CREAM })
  const knocks = winter(CAST.kofi, { top: SUN.base, legs: WATER.deep, trim: RED })
  const cracks = winter(CAST.theo, { top: FIR.base, legs: BARK.dark, trim: SUN.soft })
  const educator = winter(ADULTS.julie, { top: WATER.base, legs: BARK.deep, trim: ROSE.soft })
  return frame(
    ['#bcd5e4', '#eef1ec'],
    woods(186, 110, '#b7c8d5', 7, 'fir'),
    land([0, 190, 160, 180, 330, 188, 480, 178], '#dde6ee'),
    fir([36, 206], 118, FIR.base, true),
    birch([430, 214], -10, 24, -8),
    land([0, 222, 200, 210, 480, 224], SNOW.light),
    // The rounds and the path that were trodden.
    fill(
      'M60 300Q120 266 216 268 300 262 358 226 402 200 468 212 476 226 430 240 390 250 360 292 320 344 200 342 70 348 60 300Z',
      SNOW.shade,
    ),
    trunk([164, 296], -8, 62, BARK.base),
    limb([184, 96], [240, 82], [304, 72], 16, 6, BARK.base),
    line('M206 82Q250 70 296 68', SNOW.light, 6),
    snowfall(22, 5),
    chickadee([266, 56], { scale: 1.5, mirror: true }),
    under([322, 258], 32, 5),
    figure(
      stretches,
      vary(POSES.standFront, { hip: [0, -42], nod: -6, elbows: [-1, 1], stretch: 1.25 }),
      [322, 256],
      160,
      {
        grip: { near: [274, 98], far: [370, 98] },
      },
    ),
    face(mouth([0, 7], 4, 4.6), [321, 123], 23, -6),
    under([236, 330], 40, 6),
    figure(knocks, vary(POSES.stand, { lean: 8, nod: -6, elbows: [1, 1] }), [240, 328], 180, {
      facing: -1,
      grip: { near: [200, 212], far: [194, 256] },
    }),
    face(SIDE_OH, [231, 184], 26, 2, true),
    line('M186 196L180 186M182 206L170 202M184 218L174 222', SUN.soft, 3.4),
    under([66, 350], 54, 6),
    adult(educator, vary(POSES.crouch, { lean: 16, nod: 10, elbows: [1, 1] }), [64, 348], 240, {
      grip: { near: [98, 250], far: [104, 262] },
    }),
    face(
      disc([8, 6], 7.4, educator.skin) + disc([9, 5.5], 4.4, RED, 0.3) + line('M9.500 13Q12 14 14 11.500', MOUTH, 2),
      [80.4, 206],
      21,
      19,
    ),
    line('M44 186Q38 192 44 198T44 210M20 244Q14 250 20 256T20 268M120 188Q114 194 120 200T120 212', SNOW.deep, 3.4),
    under([418, 350], 46, 6),
    figure(cracks, vary(POSES.crouch, { elbows: [1, 1], stretch: 1.15 }), [418, 346], 182, {
      facing: -1,
      grip: { near: [340, 252], far: [346, 306] },
    }),
    line('M330 276H318M334 288L324 296M334 264L324 256', MAPLE.base, 3.4),
    face(SIDE_LAUGH, [391, 250], 26, -10, true),
  )
}
