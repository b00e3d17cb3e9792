import { SIDE_LAUGH, SIDE_OH, SIDE_SMILE } from '../../../kit/faces.ts'
import { adult, figure, toddler } from '../../../kit/figure.ts'
import { eye, plated } from '../../../kit/figurines.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { flat } from '../../../kit/hands.ts'
import { face, mouth } from '../../../kit/head.ts'
import { frame } from '../../../kit/landscape.ts'
import {
  BARK,
  CARDBOARD,
  FIR,
  glow,
  INK,
  MAPLE,
  MOUTH,
  PAPER,
  PLUM,
  RED,
  ROSE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, BABIES, barefoot, CAST, mild } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, frontChair, pane, pinned, rug, shelf } from '../../../kit/room.ts'
import { again, dashes, disc, fill, line, type Options, once, place, through } from '../../../kit/svg.ts'
import { gutter } from '../../../kit/things.ts'
import { BLOCK, ball, littleCar, under } from '../../../kit/toys.ts'
import { wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

const FLOOR = '#cfa97f'
/** Of masking tape. */
const TAPE = '#f3e3b0'

const FRONT_SMILE = line('M-5 7.500Q0 11.500 5 7.500', MOUTH, 2)
const FRONT_LAUGH = mouth([0, 8], 4.6, 4.2)

const tape = (at: Point, turn: number) => place(fill('M-9 -4H9V4H-9Z', TAPE), at, { turn })

export function ballMissedTheBend(): string {
  const letsGo = barefoot(mild(CAST.zoe, { top: ROSE.base, legs: WATER.deep, cut: 'stripes', trim: ROSE.soft }))
  const palm = barefoot(mild(CAST.idris, { top: SUN.base, legs: BARK.dark }))
  const wall = barefoot(mild(CAST.anh, { top: FIR.base, legs: PLUM.dark }))
  return frame(
    ['#e4e7df', '#f5f1e3'],
    pane([226, 14], 92, 70, 'autumn'),
    curtains([226, 14], 92, 70, '#a9b98a'),
    pinned([426, 34], 50, 42, [WATER.base, RED, SUN.base], 4),
    floor(152, FLOOR),
    // The chair, its back to the wall.
    frontChair([169, 210], BARK.soft),
    tape([196, 162], 90) + tape([207, 162], 90),
    under([258, 254], 60, 5),
    gutter([284, 250], [302, 332], 12),
    gutter([224, 200], [290, 254], 11),
    gutter([158, 150], [230, 206], 12),
    tape([226, 202], 129) + tape([164, 154], 129),
    under([82, 254], 50, 6),
    figure(letsGo, vary(POSES.kneel, { lean: 6, nod: 8, elbows: [1, 1], stretch: 1.15 }), [80, 254], 190, {
      grip: { near: [142, 136], far: [148, 150] },
    }),
    line('M142 136L153 133M142 136L152 140M142 136L144 146', CAST.zoe.skin, 5),
    face(SIDE_OH, [87, 128], 27.4, 11),
    under([370, 206], 34, 5),
    figure(wall, vary(POSES.walk, { elbows: [1, 1], nod: 8 }), [372, 204], 162, {
      facing: -1,
      grip: { near: [334, 140], far: [326, 132] },
      holding: fill('M312 98L340 94V146L312 150Z', CARDBOARD) + fill('M340 94l6 3V149l-6 -3Z', shade(CARDBOARD, 0.24)),
    }),
    face(SIDE_SMILE, [365, 76], 23, -10, true),
    dashes('M297 254L306 257', MAPLE.dark, 2.6, '3 5'),
    under([410, 352], 50, 6),
    figure(palm, vary(POSES.kneel, { lean: 20, nod: 4, elbows: [1, 1], stretch: 1.15 }), [420, 352], 182, {
      facing: -1,
      grip: { near: [344, 268], far: [378, 340] },
    }),
    face(SIDE_LAUGH, [399, 240], 26.2, -15, true),
    ball([321, 260], 13, RED),
    line('M344 268L340 244M344 268L336 248M344 268L335 256', CAST.idris.skin, 6),
  )
}

/** A long flat block, its middle on the origin. */
const plank = (at: Point, long: number, color: string, turn = 0) =>
  place(
    fill(`M${-long / 2} -6l8 -8H${long / 2 + 8}V-2l-8 8H${-long / 2}Z`, color) +
      fill(`M${-long / 2} -6l8 -8H${long / 2 + 8}l-8 8Z`, glow(color, 0.35)),
    at,
    { turn },
  )

export function bridgeHeldFour(): string {
  const four = barefoot(mild({ ...CAST.fatou, view: 'front' }, { top: ROSE.base, legs: WATER.deep }))
  const finger = barefoot(mild(CAST.emile, { top: FIR.base, legs: PLUM.dark, cut: 'stripes', trim: FIR.pale }))
  const educator = mild({ ...ADULTS.minh, view: 'front' }, { top: PLUM.base, legs: BARK.dark, shoes: INK })
  const skin = CAST.fatou.skin
  const pillar = (x: number, y: number, ...colors: string[]) =>
    colors.map((color, i) => again('b', [x, y - i * 28], color)).join('')
  return frame(
    ['#dfe7e6', '#f4f1e3'],
    once('b', BLOCK) + once('c', littleCar([0, 0], 'currentColor')),
    pane([356, 18], 96, 72, 'spring'),
    pinned([250, 30], 50, 42, [RED, SUN.base, WATER.base], -4),
    floor(156, '#c8b08c'),
    under([300, 236], 60, 6),
    adult(educator, vary(POSES.tailorFront, { elbows: [1, -1], nod: 4 }), [302, 234], 220, {
      grip: { near: [296, 158], far: [310, 158] },
    }),
    face(FRONT_LAUGH, [303, 122], 19.4, 4),
    under([140, 294], 50, 6),
    figure(four, vary(POSES.standFront, { hip: [0, -23], elbows: [1, -1], stretch: 1.3 }), [136, 298], 184, {
      grip: { near: [72, 142], far: [200, 142] },
    }),
    line('M66 138L58 122M70 136L67 118M75 136L77 118M79 139L86 123', skin, 5.4) + disc([72, 142], 8.6, skin),
    disc([200, 141], 9.4, skin) + line('M196 138V145M201 138V145', shade(skin, 0.3), 1.6),
    face(FRONT_LAUGH, [136, 178], 26.6),
    pillar(64, 346, RED, BARK.pale) + pillar(164, 346, WATER.base, BARK.pale),
    plank([146, 270], 200, BARK.cut, 22),
    again('c', [84, 235], SUN.base, { turn: 22, scale: 0.8 }),
    again('c', [126, 253], FIR.base, { turn: 22, scale: 0.8 }),
    again('c', [196, 280], RED, { turn: 26, scale: 0.8 }),
    again('c', [256, 306], WATER.base, { turn: 52, scale: 0.8 }),
    under([276, 348], 20, 4),
    again('c', [276, 324], PLUM.base, { turn: 180, scale: 0.8 }),
    under([434, 322], 46, 6),
    figure(finger, vary(POSES.kneel, { lean: 12, nod: 6, elbows: [1, 1], stretch: 1.25 }), [438, 322], 184, {
      facing: -1,
      grip: { near: [378, 258], far: [376, 222] },
      holding: again('b', [364, 226], RED, { scale: 0.9 }),
    }),
    face(SIDE_OH, [425, 206], 26.6, -12.6, true),
    line('M380 222L374 221M381 231L375 230', shade(CAST.emile.skin, 0.14), 5.4),
    pillar(330, 346, BARK.pale, SUN.base) + pillar(434, 346, BARK.pale, SUN.base),
    fill('M310 284l8 -8Q380 290 462 276V286l-8 8Q380 306 310 294Z', BARK.cut),
    line('M378 258L376 280', CAST.emile.skin, 6),
  )
}

/** An eye wide open and a cheek full of a breath that is held. */
const BREATH_HELD = (skin: string) =>
  disc([11.6, 6], 5.6, skin) +
  disc([9.6, 5], 4, RED, 0.26) +
  line('M13.500 10l2 .5', MOUTH, 2) +
  line('M9 -2h.1', INK, 3)

export function dragonShakesTheCastle(): string {
  const dragon = mild(CAST.kofi, { top: FIR.base, legs: FIR.deep, shoes: MAPLE.dark, cut: 'stripes', trim: SUN.base })
  const held = barefoot(mild(CAST.rose, { top: PLUM.base, legs: WATER.deep }))
  const behind = barefoot(mild({ ...CAST.jasleen, view: 'front' }, { top: ROSE.base, legs: BARK.dark }))
  const brick = (x: number, y: number, color: string) => again('b', [x, y], color, { scale: 0.66 })
  const tower = (x: number, lean: number) =>
    brick(x - 12, 288, BARK.pale) +
    brick(x + 12, 288, BARK.pale) +
    [RED, SUN.base, WATER.base, BARK.soft].map((color, i) => brick(x + lean * i, 269.5 - i * 18.5, color)).join('')
  const arc = (degrees: number, up: number, color: string) => {
    const a = (degrees * Math.PI) / 180
    const [dx, y] = [74 * Math.cos(a), 286 + 42 * Math.sin(a) - up]
    return brick(222 + dx, y, color) + brick(222 - dx, y, color)
  }
  const quiver = (x: number, y: number, k: number) => `M${x} ${y}q${k * 6} 7 0 14M${x + k * 7} ${y - 1}q${k * 7} 8 0 16`
  return frame(
    ['#e7e2d6', '#f6f0e3'],
    once('b', BLOCK),
    pane([340, 16], 100, 76, 'winter'),
    curtains([340, 16], 100, 76, '#b08fae'),
    floor(152, FLOOR),
    shelf([26, 152], 86, 64, [
      ['books', 'blocks'],
      ['basket', 'ball'],
    ]),
    rug([240, 296], 236, 60, '#c3d3d0', '#9fb8b4'),
    under([222, 232], 44, 5),
    figure(behind, vary(POSES.standFront, { hip: [0, -23], elbows: [1, -1] }), [222, 236], 160, {
      grip: { near: [216, 152], far: [229, 152] },
    }),
    face(line('M-6 -1h.1M6 -1h.1', INK, 3.4) + line('M-9 -6q3 -3 6 0M3 -6q3 -3 6 0', INK, 1.5), [222, 132], 23.1),
    under([222, 300], 92, 22),
    tower(158, 0) + tower(286, 1.4),
    line(quiver(134, 214, -1) + quiver(310, 206, 1) + quiver(182, 214, 1) + quiver(264, 206, -1), PLUM.dark, 2.4),
    arc(166, 0, BARK.cut) +
      arc(146, 0, BARK.cut) +
      arc(157, 18.5, MAPLE.soft) +
      arc(127, 0, BARK.cut) +
      arc(136, 18.5, MAPLE.soft) +
      arc(109, 0, BARK.cut),
    plank([221, 306], 62, MAPLE.soft),
    under([378, 322], 44, 6),
    figure(
      dragon,
      vary(POSES.stand, {
        lean: -4,
        nod: -2,
        elbows: [-1, -1],
        hands: pair(-14, -42, -12, -44),
        feet: pair(17, -17, -3, -4),
        soles: [-10, 0],
      }),
      [394, 320],
      190,
      { facing: -1 },
    ),
    face(SIDE_OH, [400, 169], 27.4, 4.2, true),
    line('M340 306l-9 5M350 312l-3 9M366 312l4 9M330 296l-10 0', MAPLE.dark, 3),
    under([56, 332], 50, 6),
    figure(held, vary(POSES.heels, { lean: -6, nod: 4, elbows: [1, 1] }), [58, 332], 180, {
      grip: { near: [92, 284], far: [96, 280] },
    }),
    face(BREATH_HELD(CAST.rose.skin), [45.6, 232], 25.9, 0.7),
  )
}

export function afterYouLittleCar(): string {
  const left = mild(CAST.mei, { top: RED, legs: WATER.deep, shoes: PAPER })
  const right = mild(CAST.noah, { top: SUN.base, legs: FIR.deep, shoes: PAPER })
  const waits = mild(CAST.lea, { top: PLUM.base, legs: BARK.dark, shoes: PAPER })
  const small = barefoot(mild(BABIES.ines, { top: FIR.base, legs: PLUM.dark, cut: 'stripes', trim: FIR.pale }))
  const crawl = vary(POSES.crawl, { elbows: [-1, 1], nod: -52, stretch: 1.2 })
  return frame(
    ['#e6e5d8', '#f5f0e2'],
    once('c', littleCar([0, 0], 'currentColor')),
    pane([188, 10], 104, 76, 'summer'),
    pinned([60, 32], 52, 44, [FIR.base, MAPLE.base, SUN.base], -4),
    floor(140, '#a9b7ae', PAPER, false),
    shelf([380, 140], 86, 62, [
      ['books', 'plant'],
      ['basket', 'blocks'],
    ]),
    fill('M234 164H246L252 360H228Z', TAPE),
    fill('M0 258H480V270H0Z', TAPE),
    fill('M214 214H266V222H214ZM204 312H276V322H204Z', TAPE),
    under([132, 250], 60, 6),
    figure(left, crawl, [130, 250], 164, { grip: { near: [199, 240], far: [206, 166] } }),
    flat([204, 168], shade(CAST.mei.skin, 0.14), { turn: -16 }),
    under([446, 250], 50, 6),
    figure(waits, vary(crawl, { elbows: [-1, -1] }), [470, 250], 146, { facing: -1, grip: { near: [406, 240] } }),
    under([346, 250], 60, 6),
    figure(right, crawl, [348, 250], 164, { facing: -1, grip: { near: [280, 240], far: [272, 166] } }),
    flat([274, 168], shade(CAST.noah.skin, 0.14), { mirror: true, turn: 16 }),
    face(SIDE_SMILE, [148, 172], 23.6, -12.4) + face(SIDE_LAUGH, [330, 172], 23.6, 12.4, true),
    face(SIDE_OH, [454, 180], 21, 12.4, true),
    again('c', [144, 267], PLUM.soft),
    again('c', [204, 267], RED),
    again('c', [274, 267], WATER.base, { mirror: true }),
    again('c', [334, 267], MAPLE.base, { mirror: true }),
    again('c', [398, 267], ROSE.base, { mirror: true }),
    disc([199, 240], 7, CAST.mei.skin) + disc([280, 240], 7, CAST.noah.skin) + disc([406, 240], 6, CAST.lea.skin),
    under([84, 354], 60, 5),
    line('M202 350H158Q150 336 142 332', TAPE, 9),
    toddler(small, vary(POSES.prone, { lean: 70, nod: -46, elbows: [1, 1], stretch: 1.2 }), [82, 354], 146, {
      grip: { near: [138, 330], far: [146, 336] },
    }),
    face(SIDE_SMILE, [110, 305], 27, -7.5),
  )
}

/** A dinosaur of plastic that stands on two feet, upright, facing right; `crest` is drawn behind its head. */
const upright = (at: Point, color: string, crest: string, options: Options = {}) =>
  place(
    line('M4 -14V-4H12', shade(color, 0.24), 8) +
      crest +
      fill(
        'M-38 -3Q-20 -4 -14 -24 -16 -44 -6 -56 -10 -76 4 -80 16 -84 28 -70 26 -64 10 -64 8 -56 20 -38 14 -18 6 -8 -6 -8 -16 -8 -26 -2 -38 -3Z',
        color,
      ) +
      fill('M5 -54Q16 -38 10 -18 2 -16 4 -30 8 -42 5 -54Z', glow(color, 0.4)) +
      line('M-3 -14V-4H6', color, 9) +
      line('M6 -44L18 -40', shade(color, 0.16), 5) +
      eye(10, -73),
    at,
    options,
  )

/** A dinosaur all in length, lying on its side, its nose to the right. */
const longTail = (at: Point, color: string, options: Options = {}) =>
  place(
    line('M-14 0L-20 12M12 0L16 12', shade(color, 0.24), 8) +
      fill(
        'M-92 -4Q-60 -8 -34 -14 0 -26 26 -14L52 -12Q62 -16 70 -9 70 -3 60 -3L30 0Q0 8 -30 -2 -60 -2 -92 -4Z',
        color,
      ) +
      line('M-4 2L-8 13M24 0L30 11', color, 8) +
      line('M-50 -6h.1M-34 -9h.1M-16 -14h.1M2 -16h.1M20 -12h.1M40 -8h.1', glow(color, 0.45), 4.4) +
      eye(62, -9),
    at,
    options,
  )

export function biggestDinosaurProveIt(): string {
  const tells = barefoot(mild(CAST.lila, { top: ROSE.base, legs: PLUM.dark }))
  const judge = mild({ ...CAST.maika, view: 'front' }, { top: SUN.base, legs: BARK.dark })
  const dough = mild({ ...CAST.theo, view: 'front' }, { top: RED, legs: WATER.deep, cut: 'stripes', trim: ROSE.soft })
  const roll = (y: number, x: number, end: number, color: string) =>
    line(`M${x} ${y}H${end}`, shade(color, 0.24), 11) + line(`M${x} ${y - 2}H${end}`, color, 9.6)
  const forearm = (elbow: Point, hand: Point, color: string, skin: string) =>
    line(through(elbow, hand), color, 14.8) + disc(hand, 7.8, skin)
  const wheels = { scale: 0.94 }
  return frame(
    ['#e5e8e0', '#f6f1e3'],
    pane([232, 14], 96, 70, 'rain'),
    pinned([60, 40], 52, 44, [FIR.base, SUN.base, RED], -4),
    pinned([428, 44], 50, 42, [WATER.base, ROSE.base, MAPLE.base], 4),
    floor(176, FLOOR),
    figure(judge, vary(POSES.standFront, { elbows: [-1, 1], stretch: 1.1 }), [274, 306], 200, {
      grip: { near: [206, 189], far: [298, 210] },
    }),
    face(FRONT_SMILE, [274, 141], 28.8),
    figure(dough, vary(POSES.standFront, { elbows: [1, -1], stretch: 1.1 }), [360, 304], 190, {
      grip: { near: [334, 240], far: [396, 240] },
    }),
    face(FRONT_LAUGH, [360, 147], 27.3),
    line('M92 300V352M448 300V352', shade(BARK.cut, 0.3), 10),
    fill('M108 214H428L460 292H76Z', BARK.cut) + fill('M76 291H460V304H76Z', shade(BARK.cut, 0.2)),
    line('M428 215L459 291', shade(BARK.cut, 0.3), 2.4),
    upright([158, 272], FIR.base, '', { mirror: true, scale: 0.82 }),
    upright([194, 274], WATER.base, fill('M2 -79L-20 -76 -6 -66Z', WATER.deep)),
    line('M207 189L178 187', CAST.maika.skin, 8) + disc([298, 211], 7.8, CAST.maika.skin),
    dashes('M168 187H120', PLUM.dark, 2.6, '1 6'),
    roll(244, 286, 435, ROSE.base),
    roll(258, 344, 441, SUN.base),
    longTail([381, 280], MAPLE.base),
    forearm([327.7, 207], [334, 240], glow(RED, 0.12), CAST.theo.skin),
    forearm([393, 207], [396, 240], glow(RED, 0.12), CAST.theo.skin),
    wheelchair([40, 348], RED, wheels),
    figure(
      tells,
      vary(POSES.sit, { hip: [0, -36], lean: 4, feet: pair(22, -12, 26, -12), elbows: [1, 1] }),
      [40, 348],
      176,
      { grip: { near: [98, 266], far: [112, 262] } },
    ),
    wheelchairWheel([40, 348], RED, wheels),
    face(SIDE_LAUGH, [44.4, 211], 25.3, 2.2),
    plated([118, 288], PLUM.base, PLUM.soft, { scale: 0.7 }),
    disc([100, 270], 7, CAST.lila.skin),
  )
}
