import { SIDE_LAUGH, SIDE_OH, SIDE_SMILE } from '../../../kit/faces.ts'
import { adult, figure } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence } from '../../../kit/ground.ts'
import { face, type Hat, type Head, mouth } from '../../../kit/head.ts'
import { cloud, frame, land } from '../../../kit/landscape.ts'
import {
  BARK,
  CREAM,
  FIR,
  INK,
  MAPLE,
  MOUTH,
  PAPER,
  PLUM,
  RED,
  ROSE,
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, autumn, barefoot, CAST, dress, mild, TUQUES } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { bench, door, floor, hooks, pane, rug, wainscot } from '../../../kit/room.ts'
import { again, dashes, disc, fill, line, type Options, once, oval } from '../../../kit/svg.ts'
import { boot } from '../../../kit/things.ts'
import { tuque, under } from '../../../kit/toys.ts'
import { leafy } from '../../../kit/trees.ts'

const FRONT_LAUGH = mouth([0, 8], 4.8, 4.4)
const BLUSH = '#d9644f'
/** Lips shut on what wants to get out. */
const SIDE_HELD = disc([8, 5], 4.4, BLUSH, 0.3) + line('M10 8.5h3', MOUTH, 2)
const FRONT_HELD = disc([-7.5, 6], 4.6, BLUSH, 0.3) + disc([7.5, 6], 4.6, BLUSH, 0.3) + line('M-2.5 8.5h5', MOUTH, 2.2)

const FLOOR = '#cea87f'
const ROOM: [string, string] = ['#e6e3d6', '#f6f1e3']

/** To be drawn {@link once}: a shut fist, its knuckles up, its thumb across. */
const FIST =
  fill('M-10 -2Q-10 -10 -3 -10H4Q11 -10 11 -2V2Q11 10 3 10H-3Q-10 10 -10 3Z', 'currentColor') +
  line('M-4 -9V-2M1 -9V-2M6 -8.5V-2M-9 3.5Q-2 1 5 3', INK, 1.7, 0.3)
const fist = (at: Point, skin: string, options: Options = {}) => again('f', at, skin, options)

export function ideaWaitsInMyFist(): string {
  const knocks = barefoot(mild(CAST.mei, { top: RED, legs: WATER.deep }))
  const opens = mild(CAST.kofi, { top: SUN.base, legs: FIR.deep, shoes: PAPER })
  const left = mild(CAST.sami, { top: FIR.base, legs: BARK.dark, shoes: PAPER })
  const nearest = mild(CAST.idris, { top: WATER.base, legs: PLUM.dark, shoes: PAPER })
  const backLeft = mild({ ...CAST.rose, view: 'front' }, { top: MAPLE.base, legs: WATER.deep, shoes: STONE.soft })
  const backRight = mild({ ...CAST.anh, view: 'front' }, { top: ROSE.base, legs: BARK.dark, shoes: STONE.soft })
  const educator = mild({ ...ADULTS.nadia, view: 'front' }, { top: FIR.dark, legs: BARK.dark, shoes: STONE.soft })
  return frame(
    ROOM,
    once('f', FIST),
    pane([40, 14], 96, 68, 'spring'),
    floor(134, FLOOR, PAPER, false),
    rug([240, 276], 234, 84, '#c7d7d5', '#8fb1b3'),
    figure(backLeft, vary(POSES.tailorFront, { elbows: [1, -1] }), [126, 208], 150, {
      grip: { near: [100, 190], far: [150, 188] },
    }),
    face(FRONT_HELD, [126, 132], 21.6),
    fist([99, 188], backLeft.skin),
    adult(educator, vary(POSES.tailorFront, { elbows: [1, -1], nod: 4 }), [240, 200], 196, {
      grip: { near: [202, 180], far: [278, 178] },
    }),
    face(FRONT_HELD, [241, 99.9], 17.3, 4),
    fist([200, 177], educator.skin, { scale: 1.15 }),
    figure(backRight, vary(POSES.tailorFront, { elbows: [1, -1] }), [352, 208], 150, {
      grip: { near: [330, 188], far: [378, 190] },
    }),
    face(FRONT_HELD, [352, 132], 21.6),
    fist([379, 188], backRight.skin, { mirror: true }),
    figure(left, vary(POSES.tailor, { elbows: [1, 1] }), [58, 274], 158, { grip: { near: [78, 258] } }),
    face(SIDE_HELD, [62.1, 194], 22.8, 7.1),
    fist([80, 255], left.skin),
    under([150, 348], 52, 6),
    figure(nearest, vary(POSES.tailor, { elbows: [1, 1] }), [146, 346], 172, { grip: { near: [170, 324] } }),
    face(SIDE_SMILE, [150, 259], 24.8, 7.1),
    fist([173, 321], nearest.skin, { scale: 1.1 }),
    under([410, 340], 54, 6),
    figure(opens, vary(POSES.tailor, { elbows: [1, 1], nod: 8 }), [416, 338], 176, {
      facing: -1,
      grip: { near: [378, 306] },
    }),
    face(SIDE_LAUGH, [411, 249], 25.4, -9.1, true),
    figure(knocks, vary(POSES.kneel, { lean: 20, nod: 0, elbows: [1, 1], stretch: 1.15 }), [284, 338], 166, {
      grip: { near: [338, 290], far: [318, 316] },
    }),
    face(SIDE_OH, [301, 235], 23.9, 11),
    line('M338 291L356 303', knocks.skin, 5.4),
    line('M371 302L361 295M375 299L369 288M381 299L381 287', opens.skin, 6.4) + oval([376, 306], 11, 9.5, opens.skin),
    line('M346 268l-6 -8M358 262l-2 -9M370 263l3 -9M338 278l-8 -4', SUN.dark, 3),
  )
}

const CLOAKROOM: [string, string] = ['#dfe6ea', '#f1efe6']
const CLOAKROOM_FLOOR = '#c6a27c'

/** Snow pants over a sweater, and boots. */
const snowPants = (head: Head, top: string, legs: string, shoes: string, hat?: Hat) =>
  dress(head, { top, legs, shoes, boots: true, bulk: 1, cut: 'overalls' }, hat)

/**
 * To be drawn {@link once}: a coat laid down on its back; one sleeve hangs from what it lies on, and the tuque kept in
 * it comes out.
 */
const LAID =
  line('M-30 -16Q-44 -4 -40 20', 'currentColor', 15) +
  line('M-31 -16Q-44 -4 -40 20', INK, 15, 0.2) +
  fill('M-36 2Q-40 -26 -24 -30 0 -36 24 -30 40 -26 36 2Z', 'currentColor') +
  line('M0 -31V0M-45 18l11 3', PAPER, 4) +
  oval([0, -31], 12, 5, INK, 0, 0.4) +
  disc([-41, 28], 7, PAPER)
const laid = (at: Point, color: string, options: Options = {}) => again('c', at, color, options)

export function benchIsHot(): string {
  const first = snowPants({ ...CAST.awa, view: 'front' }, SUN.base, PLUM.dark, RED)
  const second = snowPants({ ...CAST.emile, view: 'front' }, FIR.soft, WATER.deep, MAPLE.dark)
  const third = snowPants({ ...CAST.maika, view: 'front' }, ROSE.soft, FIR.deep, SUN.base)
  const blows = snowPants({ ...CAST.noah, view: 'front' }, WATER.soft, BARK.dark, PLUM.base)
  const educator = snowPants(ADULTS.julie, MAPLE.soft, INK, BARK.base)
  const SHIVER = line('M-6 8.5l2.4 -2.5 2.4 2.5 2.4 -2.5 2.4 2.5 2.4 -2.5', MOUTH, 1.9)
  const BLOW = disc([-8, 6], 5, BLUSH, 0.34) + disc([8, 6], 5, BLUSH, 0.34) + oval([-1, 9], 2.4, 2.6, MOUTH)
  const hug = vary(POSES.floorFront, { elbows: [1, -1], feet: pair(-21, -5, 21, -5) })
  const rest = vary(POSES.floorFront, { elbows: [1, -1], feet: pair(-21, -5, 21, -5) })
  const soles = (x: number, color: string) =>
    oval([x - 30, 232], 10, 12, shade(color, 0.4)) +
    oval([x + 30, 232], 10, 12, shade(color, 0.4)) +
    line(`M${x - 34} 227h8m-8 5h8m-8 5h8m52 -10h8m-8 5h8m-8 5h8`, color, 2.4)
  const wave = (x: number, y: number) => `M${x} ${y}q-6 6 0 12t0 12 0 12`
  return frame(
    CLOAKROOM,
    once('c', LAID),
    wainscot(96, 146, '#c4d3da'),
    pane([196, 10], 88, 58, 'winter'),
    hooks([16, 40], 30, ['', '', '', '', '']),
    door([388, 146], 74, 134, MAPLE.dark),
    floor(146, CLOAKROOM_FLOOR, PAPER, false),
    figure(first, rest, [156, 238], 140, { grip: { near: [136, 222], far: [176, 222] } }),
    face(FRONT_LAUGH, [156, 164], 20.1),
    figure(second, hug, [248, 238], 140, { grip: { near: [262, 204], far: [234, 200] } }),
    face(SHIVER, [248, 164], 20.1),
    figure(third, hug, [340, 238], 140, { grip: { near: [354, 204], far: [326, 200] } }),
    face(SHIVER, [340, 164], 20.1),
    figure(blows, vary(rest, { nod: 14 }), [438, 238], 140, { grip: { near: [430, 222], far: [446, 222] } }),
    face(BLOW, [443, 165], 20.1, 14),
    soles(156, RED) + soles(248, MAPLE.dark) + soles(340, SUN.base) + soles(438, PLUM.base),
    line(wave(218, 184) + wave(278, 184) + wave(310, 184) + wave(370, 184), WATER.base, 3.4),
    disc([418, 190], 4, PAPER) +
      disc([410, 202], 6, PAPER, 0.95) +
      disc([399, 218], 8, PAPER, 0.9) +
      disc([394, 240], 11, PAPER, 0.85),
    under([296, 352], 190, 7),
    bench([296, 352], 356, 48),
    laid([166, 304], RED),
    laid([242, 304], WATER.base),
    laid([318, 304], PLUM.base),
    laid([398, 304], FIR.base),
    line('M204 266q-5 -5 0 -10t0 -10M280 266q-5 -5 0 -10t0 -10M358 266q-5 -5 0 -10t0 -10', MAPLE.dark, 3.4),
    tuque([166, 284], RED, PAPER, { turn: -8 }),
    adult(educator, vary(POSES.kneel, { lean: 12, nod: -4, elbows: [1, 1], stretch: 1.15 }), [62, 346], 204, {
      grip: { near: [128, 300], far: [104, 218] },
    }),
    face(SIDE_LAUGH, [71.9, 206], 18, 2.6),
  )
}

export function bootHidesItself(): string {
  const pulled = snowPants(CAST.zoe, ROSE.soft, PLUM.dark, RED)
  const pulls = snowPants(CAST.idris, SUN.base, WATER.deep, FIR.base)
  const hides = mild(CAST.jasleen, { top: FIR.base, legs: BARK.dark, shoes: PAPER })
  const points = mild(CAST.lea, { top: WATER.base, legs: PLUM.dark, shoes: SUN.soft, cut: 'stripes', trim: PAPER })
  const educator = mild(ADULTS.helene, { top: MAPLE.base, legs: BARK.dark, shoes: PAPER })
  return frame(
    CLOAKROOM,
    once('c', LAID),
    wainscot(92, 150, '#c9d3bd'),
    pane([300, 8], 92, 58, 'winter'),
    hooks([20, 30], 32, ['', '', '', '', '']),
    floor(150, CLOAKROOM_FLOOR),
    under([190, 216], 60, 5),
    adult(educator, vary(POSES.floor, { lean: -4, elbows: [-1, 1], nod: 0 }), [186, 214], 186, {
      grip: { near: [206, 112], far: [216, 172] },
    }),
    face(SIDE_OH, [181, 119], 16.4, -2.2),
    boot([282, 220], BARK.base, { scale: 0.9 }),
    under([334, 226], 40, 5) + under([428, 230], 44, 5),
    figure(points, vary(POSES.tailor, { elbows: [1, 1], stretch: 1.15 }), [330, 224], 138, {
      grip: { near: [370, 174] },
    }),
    face(SIDE_LAUGH, [334, 154], 19.8, 7.1),
    line('M371 174L381 173', points.skin, 4.6),
    boot([384, 230], RED, { scale: 0.8 }),
    boot([444, 222], RED, { scale: 0.85, turn: 22 }),
    figure(hides, vary(POSES.tailor, { elbows: [1, 1], nod: -4 }), [426, 228], 138, {
      facing: -1,
      grip: { near: [406, 206] },
    }),
    face(SIDE_LAUGH, [426, 158], 19.8, 2.9, true),
    under([100, 344], 60, 6) + under([276, 346], 60, 6),
    laid([46, 346], WATER.base, { turn: -6 }),
    laid([346, 348], MAPLE.base, { turn: 4 }),
    tuque([356, 326], MAPLE.dark, CREAM, { turn: 12 }),
    figure(pulled, vary(POSES.floor, { lean: -22, nod: 16, elbows: [1, 1], soles: [-100, -90] }), [104, 340], 172, {
      grip: { near: [66, 336], far: [80, 330] },
      step: { near: [162, 296] },
    }),
    face(SIDE_LAUGH, [86.9, 255], 24.8, 3.9),
    line('M142 304L163 296L159 283', PAPER, 19.5),
    boot([212, 280], RED, { scale: 1.1, turn: -106 }),
    figure(pulls, vary(POSES.floor, { lean: -14, nod: 14, elbows: [1, 1], stretch: 1.15 }), [274, 342], 174, {
      facing: -1,
      grip: { near: [216, 296], far: [222, 282] },
    }),
    face(SIDE_HELD, [284, 254], 25.1, -6.3, true),
  )
}

const GRASS = '#b0d58e'

export function stuckAsGum(): string {
  const gum = autumn(CAST.fatou, { top: ROSE.base, legs: PLUM.dark, trim: ROSE.soft, shoes: WATER.deep })
  const runs = autumn(CAST.emile, { top: SUN.base, legs: WATER.deep, shoes: BARK.dark, hat: TUQUES.fir })
  const tags = autumn(CAST.jasleen, { top: FIR.base, legs: BARK.dark, shoes: MAPLE.dark })
  const other = autumn(CAST.rose, { top: PLUM.base, legs: FIR.deep, shoes: RED })
  const educator = autumn({ ...ADULTS.lucie, view: 'front' }, { top: RED, legs: BARK.dark, shoes: INK })
  const GROWL =
    line('M-11 -6L-3 -2.5M11 -6L3 -2.5', INK, 2.6) +
    fill('M-6.5 11Q-5 5 0 5 5 5 6.5 11Z', MOUTH) +
    line('M-3.5 7.2H3.5', PAPER, 2)
  return frame(
    ['#cfe3ea', '#f3efdc'],
    once('f', FIST),
    cloud([210, 40], 84, PAPER, 0.9),
    land([0, 174, 240, 168, 480, 176], '#c8cf8c'),
    leafy([424, 190], 172, MAPLE.base, 4),
    leafy([20, 190], 180, SUN.dark, 9),
    fence([126, 486], 192, 42, '#d5bb8e', 28),
    land([0, 196, 240, 192, 480, 196], GRASS),
    under([78, 214], 26, 4),
    adult(educator, vary(POSES.standFront, { elbows: [1, -1], feet: pair(-10, -4, 10, -4) }), [78, 214], 160, {
      grip: { near: [58, 122], far: [98, 122] },
    }),
    fist([57, 120], educator.skin) + fist([99, 120], educator.skin, { mirror: true }),
    face(GROWL, [78, 63.2], 14.1),
    line('M104 56l7 -6 1 8 8 -5 0 8 8 -4', MAPLE.deep, 3),
    figure(tags, POSES.run, [254, 206], 92),
    face(SIDE_LAUGH, [262, 131], 13.2, 0.8),
    figure(
      other,
      vary(POSES.stand, { elbows: [1, 1], stretch: 1.7, lean: 10, feet: pair(0, -4, -14, -16) }),
      [312, 206],
      88,
      { grip: { near: [346, 122], far: [352, 144] } },
    ),
    face(SIDE_LAUGH, [318, 136], 12.6, 5.5),
    under([376, 344], 44, 6),
    figure(runs, vary(POSES.run, { nod: -8 }), [376, 340], 172),
    face(SIDE_LAUGH, [390, 200], 24.8, 0.8),
    fill('M124 344Q126 338 138 338H168Q180 338 182 344 170 350 154 350 132 350 124 344Z', ROSE.soft),
    line('M144 342L148 326M154 342V326M166 342L162 328', ROSE.soft, 5),
    figure(
      gum,
      vary(POSES.stand, {
        hip: [10, -42],
        lean: 46,
        nod: -20,
        elbows: [-1, -1],
        stretch: 2.2,
        feet: pair(0, -13, -32, -40),
        soles: [0, 30],
      }),
      [150, 340],
      176,
      { grip: { near: [354, 208], far: [350, 240] } },
    ),
    face(SIDE_LAUGH, [207, 207], 25.4, 5.3),
  )
}

export function helloThatReachesYou(): string {
  const one = mild(CAST.noah, { top: RED, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: ROSE.soft })
  const two = mild(CAST.fatou, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const far1 = mild(CAST.sami, { top: FIR.base, legs: BARK.dark, shoes: PAPER })
  const far2 = mild(CAST.mei, { top: PLUM.base, legs: FIR.deep, shoes: PAPER })
  const far3 = mild(CAST.lea, { top: WATER.base, legs: BARK.dark, shoes: PAPER })
  const watches = mild({ ...CAST.theo, view: 'back' }, { top: FIR.soft, legs: WATER.deep, shoes: WATER.deep })
  const educator = mild({ ...ADULTS.minh, view: 'back' }, { top: MAPLE.base, legs: BARK.dark, shoes: BARK.dark })
  const hello = vary(POSES.stand, {
    lean: -4,
    nod: -8,
    elbows: [-1, 1],
    stretch: 1.7,
    feet: pair(-12, -4, 12, -4),
    hip: [0, -37],
  })
  const away = (x: number, y: number) => ({
    facing: -1 as const,
    grip: { near: [x + 25, y - 86] as Point, far: [x - 28, y - 86] as Point },
  })
  return frame(
    ROOM,
    pane([214, 8], 80, 54, 'autumn'),
    hooks([14, 24], 34, [RED, '', SUN.base, '', FIR.base]),
    floor(116, FLOOR),
    under([332, 152], 16, 3) + under([390, 150], 16, 3) + under([446, 154], 16, 3),
    figure(far1, hello, [332, 152], 78, away(332, 152)),
    face(SIDE_LAUGH, [335, 90.6], 11.3, 10.2, true),
    figure(far2, hello, [390, 150], 78, away(390, 150)),
    face(SIDE_LAUGH, [393, 88.6], 11.3, 10.2, true),
    figure(far3, hello, [446, 154], 78, away(446, 154)),
    face(SIDE_LAUGH, [449, 92.6], 11.3, 10.2, true),
    dashes('M290 142Q290 108 302 78', MAPLE.base, 4.4, '.1 11'),
    under([96, 318], 40, 6) + under([222, 348], 44, 6),
    figure(one, hello, [96, 318], 166, { grip: { near: [38, 146], far: [150, 144] } }),
    face(SIDE_LAUGH, [88.8, 187], 23.9, -10.2),
    figure(two, hello, [222, 348], 178, { grip: { near: [166, 166], far: [284, 160] } }),
    face(SIDE_LAUGH, [214, 208], 25.7, -10.2),
    under([336, 348], 44, 5) + under([420, 352], 62, 6),
    figure(watches, vary(POSES.tailorFront, { elbows: [1, -1] }), [336, 346], 150, {
      grip: { near: [310, 330], far: [362, 338] },
    }),
    adult(educator, vary(POSES.tailorFront, { elbows: [1, -1] }), [420, 350], 204, {
      grip: { near: [381, 336], far: [462, 326] },
    }),
  )
}
