import { bee } from '../../../kit/animals.ts'
import { FRONT_LAUGH, SIDE_LAUGH, SIDE_OH, SIDE_SMILE } from '../../../kit/faces.ts'
import { adult, figure } from '../../../kit/figure.ts'
import { eye, longNeck } from '../../../kit/figurines.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence, rock } from '../../../kit/ground.ts'
import { forearm, palm } from '../../../kit/hands.ts'
import { face, mouth, sunhat } from '../../../kit/head.ts'
import { closer, cloud, frame, land, tufts } from '../../../kit/landscape.ts'
import {
  BARK,
  CREAM,
  FIR,
  glow,
  HAIR,
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
import { ADULTS, barefoot, CAST, mild, summer } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { counter, curtains, floor, pane, rug, shelf } from '../../../kit/room.ts'
import { dashes, disc, fill, line, type Options, oval, place } from '../../../kit/svg.ts'
import { droplets, PEBBLE, pebble, thermos } from '../../../kit/things.ts'
import { ball, crayon, sheet, under } from '../../../kit/toys.ts'
import { leafy } from '../../../kit/trees.ts'

const FLOOR = '#cda980'

/** What a face does, in the coordinates of a head seen from its side, then of one turned to us. */
const SHOUT = mouth([10.2, 7.4], 3.6, 5)
const FRONT_SMILE = line('M-4 8Q0 11.4 4 8', MOUTH, 1.8)

const big = (at: Point, skin: string, scale: number, turn = 0) => place(palm([0, 0], skin), at, { scale, turn })

/** The biggest ball of the room, as banded as Jupiter; its middle is the origin, its radius 56. */
const jupiter = (at: Point) =>
  place(
    disc([0, 0], 56, MAPLE.soft) +
      fill('M-53 -18Q0 -8 53 -18L56 -2Q0 10 -56 -2Z', MAPLE.dark) +
      fill('M-45 -33Q0 -26 45 -33L40 -39Q0 -34 -40 -39Z', MAPLE.pale) +
      fill('M-54 14Q0 26 54 14L49 27Q0 38 -49 27Z', MAPLE.pale) +
      fill('M-38 41Q0 50 38 41Q20 56 0 56 -20 56 -38 41Z', MAPLE.base) +
      oval([20, 15], 14, 8, RED, -4) +
      oval([-22, -40], 9, 5, PAPER, -34, 0.7),
    at,
  )

/** A hand on its edge, its wrist at `at`, its fingers to the right: half a door. */
const jamb = (at: Point, skin: string, turn: number) =>
  place(palm([0, 0], skin), at, { turn: 90 + turn, scale: 1.75, mirror: true })

export function jupiterGetsStuck(): string {
  const door = barefoot(mild(CAST.fatou, { top: SUN.base, legs: WATER.deep }))
  const left = mild({ ...CAST.theo, view: 'front' }, { top: FIR.base, legs: BARK.dark, cut: 'stripes', trim: FIR.pale })
  const right = mild({ ...CAST.mei, view: 'front' }, { top: ROSE.base, legs: PLUM.dark })
  const educator = mild(ADULTS.marc, { top: WATER.base, legs: BARK.dark, shoes: INK })
  const skin = CAST.fatou.skin
  return frame(
    ['#dbe3ec', '#f3efe4'],
    closer(
      1.12,
      [240, 356],
      pane([54, 56], 80, 60, 'autumn'),
      curtains([54, 56], 80, 60, '#9a8fb8'),
      // The planets, on the wall.
      fill('M186 60H318V112H186Z', PLUM.dark) +
        disc([198, 86], 4, STONE.soft) +
        disc([214, 86], 6, WATER.soft) +
        disc([246, 86], 18, MAPLE.soft) +
        line('M230 82Q246 87 262 82', MAPLE.dark, 3) +
        disc([290, 86], 10, SUN.base) +
        line('M276 90L304 82', SUN.pale, 2.6),
      floor(162, FLOOR),
      shelf([352, 162], 88, 60, [
        ['books', 'basket'],
        ['blocks', 'rings'],
      ]),
      under([188, 216], 46, 5) + under([276, 214], 46, 5),
      figure(left, vary(POSES.tailorFront, { lean: -4, elbows: [1, -1] }), [188, 216], 144, {
        grip: { near: [169, 188], far: [203, 188] },
        holding: ball([186, 187], 18, PLUM.base, PLUM.soft),
      }),
      figure(right, vary(POSES.tailorFront, { lean: 5, elbows: [1, -1] }), [276, 214], 144, {
        grip: { near: [263, 188], far: [292, 188] },
        holding: ball([278, 188], 14, RED, PAPER),
      }),
      face(FRONT_LAUGH, [184.4, 142.7], 20.7, -2) + face(FRONT_LAUGH, [280.5, 140.8], 20.7, 3),
      under([124, 338], 56, 6),
      under([252, 336], 60, 7),
      under([396, 340], 70, 7),
      jamb([182, 302], shade(skin, 0.14), 10),
      figure(door, vary(POSES.tailor, { lean: 22, nod: -14, elbows: [1, 1], stretch: 1.4 }), [120, 336], 178, {
        grip: { near: [186, 330], far: [182, 302] },
      }),
      face(SIDE_LAUGH, [138.6, 249.1], 25.6, -1.9),
      jupiter([252, 278]),
      jamb([188, 330], skin, -4),
      line('M238 340l9 5M234 348l6 8M190 282l-9 -6M194 272l-8 -8', PAPER, 3),
      adult(educator, vary(POSES.heels, { lean: 28, nod: -18, elbows: [-1, -1] }), [402, 338], 240, {
        facing: -1,
        grip: { near: [308, 274], far: [302, 250] },
      }),
      face(SIDE_LAUGH, [377.5, 208], 21.1, 2.6, true),
      ball([62, 344], 13, FIR.base, FIR.pale),
    ),
  )
}

/** A plastic triceratops that faces right, its feet on the origin. */
const threeHorned = (at: Point, color: string, options: Options = {}) =>
  place(
    line('M-16 -12V-3M14 -12V-3', shade(color, 0.24), 9) +
      line('M-22 -20Q-38 -18 -48 -6', color, 8) +
      oval([-2, -24], 28, 17, color) +
      line('M-8 -12V-4M8 -12V-4', color, 10) +
      fill('M18 -58Q34 -60 34 -40 36 -20 20 -14 8 -34 18 -58Z', shade(color, 0.2)) +
      line('M17 -54h.1M13 -44h.1M12 -33h.1M16 -22h.1', glow(color, 0.5), 5) +
      line('M36 -44L52 -62M42 -42L60 -54M52 -32L60 -42', CREAM, 5) +
      fill('M24 -46Q44 -52 54 -34L60 -22Q58 -14 46 -16 30 -16 24 -26Z', color) +
      line('M56 -19L46 -20', shade(color, 0.3), 2) +
      eye(42, -36),
    at,
    options,
  )

/** A book that stands by itself, half open, a long neck on its cover. */
const standingBook = (at: Point) =>
  place(
    fill('M-24 -86L-34 -80V0L-24 -2Z', shade(MAPLE.dark, 0.3)) +
      fill('M-22 -84L30 -90V-6L-22 2Z', PAPER) +
      fill('M-24 -84L26 -88V-2L-24 4Z', MAPLE.base) +
      fill('M-24 -84L-17 -84.600V3L-24 4Z', MAPLE.dark) +
      fill('M-12 -74L20 -77V-20L-12 -16Z', SUN.pale) +
      longNeck([4, -20], WATER.base, { scale: 0.36 }) +
      line('M-8 -8L14 -10', SUN.pale, 4),
    at,
  )

/** Three fingers up, their hand on the origin. */
const threeFingers = (at: Point, skin: string, turn: number) =>
  place(line('M-5 -4L-12 -25M0 -6V-30M5 -4L12 -25', skin, 6) + oval([0, 0], 10, 8.4, skin), at, { turn })

export function noSuchTriceratruc(): string {
  const educator = mild(ADULTS.helene, { top: PLUM.base, legs: BARK.dark, shoes: INK })
  const horns = barefoot(mild({ ...CAST.anh, view: 'front' }, { top: FIR.base, legs: BARK.dark }))
  const first = barefoot(mild(CAST.awa, { top: SUN.base, legs: WATER.deep }))
  const second = barefoot(mild(CAST.sami, { top: RED, legs: PLUM.dark, cut: 'stripes', trim: SUN.soft }))
  const skin = ADULTS.helene.skin
  return frame(
    ['#e3e6dc', '#f6f1e2'],
    closer(
      1.1,
      [240, 356],
      pane([350, 52], 84, 66, 'spring'),
      curtains([350, 52], 84, 66, '#8fae8a'),
      floor(168, FLOOR),
      shelf([40, 168], 84, 62, [
        ['books', 'plant'],
        ['blocks', 'basket'],
      ]),
      rug([240, 302], 236, 62, '#86a9bd', '#6b8fa5'),
      under([266, 246], 46, 5),
      figure(horns, vary(POSES.tailorFront, { elbows: [-1, -1], stretch: 1.25 }), [266, 244], 164, {
        grip: { near: [266, 142], far: [288, 218] },
      }),
      threeFingers([266, 142], CAST.anh.skin, 0),
      face(FRONT_LAUGH, [266, 160.4], 23.6),
      under([112, 336], 66, 7) + under([196, 334], 40, 6) + under([276, 328], 50, 6),
      adult(educator, vary(POSES.heels, { lean: 18, nod: -6, elbows: [1, 1], stretch: 1.3 }), [112, 334], 244, {
        grip: { near: [184, 246], far: [214, 286] },
      }),
      face(SIDE_LAUGH, [126.7, 197], 21.5, 3.9),
      standingBook([190, 330]),
      disc([184, 246], 8, skin),
      forearm([214, 284], [246, 290], shade(PLUM.base, 0.2), skin, 14.6),
      threeHorned([276, 326], FIR.base, { scale: 1.05 }),
      line('M240 292L256 294', skin, 9) + disc([244, 291], 8, skin),
      under([364, 300], 46, 6),
      figure(first, vary(POSES.heels, { lean: 12, nod: -8, elbows: [-1, 1] }), [372, 300], 168, {
        facing: -1,
        grip: { near: [324, 216], far: [340, 252] },
      }),
      big([324, 218], CAST.awa.skin, 1.2, -14),
      face(SHOUT, [369, 207], 24.2, 1.4, true),
      under([414, 350], 46, 6),
      figure(second, vary(POSES.tailor, { lean: -4, nod: -6, elbows: [1, 1] }), [412, 350], 176, {
        facing: -1,
        grip: { near: [364, 296], far: [370, 320] },
      }),
      line('M364 296L350 292', CAST.sami.skin, 5.6),
      face(SHOUT, [418.8, 260.7], 25.3, 8.2, true),
      line('M342 190l-10 -4M340 202l-9 1M384 252l-11 -3M384 264l-9 4', MAPLE.dark, 3),
    ),
  )
}

const YELLOW = '#f2c230'

/** Dandelions whose feet are on the points, `h` high. */
const dandelions = (places: readonly Point[], h: number) =>
  line(
    places.map(([x, y]) => `M${x} ${y}v${-h}m${-h / 2} ${h * 0.6}l${h / 2} ${h * 0.4} ${h / 2} ${-h * 0.4}`).join(''),
    FIR.dark,
    h * 0.16,
  ) +
  line(places.map(([x, y]) => `M${x} ${y - h}h.1`).join(''), YELLOW, h * 0.8) +
  line(places.map(([x, y]) => `M${x} ${y - h}h.1`).join(''), SUN.dark, h * 0.3)

/** As stiff as a post. */
const POST = vary(POSES.standFront, { hands: pair(-11, -32, 11, -32), feet: pair(-4, -4, 4, -4) })

export function passBee(): string {
  const left = summer(
    { ...CAST.idris, view: 'front' },
    { top: RED, legs: WATER.deep, shoes: PAPER, hat: sunhat(CREAM, RED) },
  )
  const middle = mild(
    { ...CAST.rose, view: 'front' },
    { top: PLUM.base, legs: FIR.deep, shoes: PAPER, hat: sunhat(PLUM.soft, PLUM.dark) },
  )
  const circled = mild(
    { ...CAST.anh, view: 'front' },
    { top: WATER.base, legs: BARK.dark, shoes: PAPER, hat: sunhat(SUN.soft, MAPLE.base) },
  )
  const buzz = summer(CAST.awa, { top: SUN.base, legs: INK, shoes: PAPER, cut: 'stripes', trim: INK })
  const watcher = mild(CAST.zoe, { top: ROSE.base, legs: WATER.deep, shoes: PAPER, hat: sunhat(PAPER, ROSE.base) })
  const educator = mild(ADULTS.nadia, { top: MAPLE.base, legs: BARK.dark, shoes: INK })
  const skin = CAST.awa.skin
  const breath = line('M0 8h.1', MOUTH, 5)
  return frame(
    ['#bfe2ef', '#f4f3da'],
    fence([-6, 486], 162, 44, '#dcc196', 44),
    land([0, 160, 240, 156, 480, 162], '#a9d083'),
    tufts([216, 340], 4, '#7fb25f', 6, 8),
    // The line, and the flowers beyond it.
    line('M322 162Q352 230 360 342', BARK.soft, 6),
    dandelions(
      [
        [368, 184],
        [404, 196],
        [440, 182],
        [470, 196],
        [384, 222],
        [436, 226],
      ],
      16,
    ),
    dandelions(
      [
        [404, 268],
        [462, 264],
        [432, 312],
      ],
      24,
    ),
    bee([404, 172], { scale: 2.3, mirror: true }),
    dashes('M470 174Q460 134 440 146T416 164', INK, 2.4, '.1 6'),
    line('M200 186h28M254 190h24M36 343h20M106 309h20M254 354h20M166 352h30', FIR.deep, 9, 0.2),
    adult(educator, vary(POSES.stand, { elbows: [1, 1] }), [214, 188], 158),
    face(line('M3 8.500Q6 11 9 7.5', MOUTH, 1.8), [214, 45.4], 13.9),
    figure(watcher, vary(POSES.crouch, { lean: 6, nod: 2, elbows: [1, 1], stretch: 1.1 }), [266, 192], 128, {
      grip: { near: [310, 152], far: [284, 168] },
    }),
    line('M308 152L317 152', CAST.zoe.skin, 4),
    face(line('M11 8h.1', MOUTH, 4.6), [266.6, 119.5], 18.4, 5.3),
    figure(left, POST, [46, 344], 162),
    face(breath, [46, 210.4], 23.3),
    figure(middle, POST, [116, 310], 152),
    face(line('M-9 -1q3 3 6 0M3 -1q3 3 6 0', INK, 1.8) + FRONT_SMILE, [116, 184.7], 21.9),
    dashes('M224 282C222 258 294 252 306 270', INK, 2.4, '.1 7'),
    figure(circled, POST, [264, 354], 162),
    face(breath, [264, 220.4], 23.3),
    dashes('M304 274C296 294 250 296 228 286', INK, 2.4, '.1 7'),
    figure(buzz, vary(POSES.walk, { lean: 8, nod: -4, elbows: [1, 1] }), [176, 352], 160, {
      grip: { near: [222, 276], far: [170, 302] },
    }),
    line('M222 273L232 268 237 274M222 278L232 280 237 275', skin, 4.4),
    face(SIDE_LAUGH, [182.5, 226.5], 23, 0.4),
  )
}

const BROWNISH = '#a8876f'

/** A stone with pale stripes. */
const striped = (at: Point, options: Options) =>
  place(pebble(0, 0, BROWNISH) + line('M-7 -6L-8 4M0 -8L-1 7M7 -6L6 6', PAPER, 2.4), at, options)

/** A stone on which water falls: half of it is still pale. */
const halfWet = (at: Point, options: Options) =>
  place(
    oval([0, 0], 13, 10, STONE.pale) +
      fill('M-1 -10A13 10 0 0 1 0 10Q-5 5 -1 0T-1 -10Z', STONE.dark) +
      line('M5 -5q3 1 4 3', STONE.soft, 2),
    at,
    options,
  )

export function secretClubOfStones(): string {
  const chief = mild(CAST.maika, { top: ROSE.base, legs: WATER.deep, shoes: PAPER })
  const friend = mild(CAST.theo, { top: SUN.base, legs: FIR.deep, shoes: MAPLE.deep, cut: 'stripes', trim: MAPLE.base })
  const wet = mild(CAST.kofi, { top: RED, legs: PLUM.dark, shoes: PAPER })
  const educator = mild(ADULTS.julie, { top: PLUM.base, legs: BARK.dark, shoes: INK })
  return frame(
    ['#c3e1ec', '#f4f3de'],
    PEBBLE,
    closer(
      1.08,
      [250, 356],
      cloud([236, 94], 96, PAPER, 0.9),
      fence([0, 480], 172, 44, '#d9bf95', 40),
      leafy([86, 190], 150, FIR.soft, 5),
      land([0, 176, 240, 170, 480, 178], '#a5cc7f'),
      land([0, 214, 240, 206, 480, 216], '#d9c39a'),
      rock([46, 222], 44, 24, 4) +
        rock([250, 216], 38, 20, 7) +
        rock([36, 358], 46, 26, 9) +
        rock([430, 356], 46, 26, 3),
      under([308, 284], 46, 6) + under([424, 282], 46, 6),
      figure(wet, vary(POSES.heels, { lean: 10, nod: 6, elbows: [1, 1], stretch: 1.1 }), [298, 282], 160, {
        grip: { near: [338, 248], far: [354, 244] },
      }),
      face(SIDE_SMILE, [303.8, 193.6], 23, 11.5),
      halfWet([346, 238], { scale: 1.6, turn: -6 }),
      disc([339, 250], 6.6, CAST.kofi.skin) + disc([357, 248], 6, shade(CAST.kofi.skin, 0.14)),
      adult(educator, vary(POSES.kneel, { lean: 6, nod: 8, elbows: [1, 1] }), [436, 280], 214, {
        facing: -1,
        grip: { near: [386, 188], far: [398, 178] },
      }),
      face(SIDE_SMILE, [430, 133.8], 18.8, -11.3, true),
      place(thermos([0, 0], { scale: 0.85 }), [398, 164], { turn: -126 }),
      disc([384, 184], 6.8, ADULTS.julie.skin),
      under([74, 346], 50, 6) + under([262, 346], 50, 6),
      figure(chief, vary(POSES.heels, { lean: 12, nod: 2, elbows: [1, 1], stretch: 1.1 }), [72, 344], 178, {
        grip: { near: [105, 275], far: [124, 316] },
      }),
      face(SIDE_SMILE, [79.1, 245.8], 25.6, 8.6),
      line('M104 274L98 255', CAST.maika.skin, 6),
      figure(friend, vary(POSES.heels, { lean: 16, nod: 0, elbows: [1, 1], stretch: 1.15 }), [264, 344], 178, {
        facing: -1,
        grip: { near: [204, 298], far: [226, 322] },
      }),
      face(SIDE_OH, [253.4, 246.7], 25.6, -8.8, true),
      pebble(128, 338, STONE.base, 1.2, 4) +
        pebble(158, 348, STONE.dark, 1.15, -6) +
        pebble(158, 326, STONE.soft, 1.1, 8),
      striped([192, 290], { scale: 1.4, turn: -8 }),
      disc([204, 298], 7.2, CAST.theo.skin),
      pebble(214, 350, STONE.pale, 1, 4),
      droplets(
        [
          [357, 200],
          [356, 213],
        ],
        3.6,
        WATER.base,
      ),
    ),
  )
}

/** A finger and the thumb in a ring, the other fingers up: half of a grandfather's glasses, its ring on the origin. */
const lens = (at: Point, skin: string, mirror = false) =>
  place(
    line('M8 -4L17 -23M10 -1L25 -15M10 4L27 -5', shade(skin, 0.1), 6.4) +
      disc([13, 4], 8.4, shade(skin, 0.1)) +
      disc([0, 0], 9, glow(skin, 0.4)) +
      `<circle r="9.4" stroke="${shade(skin, 0.5)}" stroke-width="8"/><circle r="9.4" stroke="${skin}" stroke-width="5"/>`,
    at,
    { mirror },
  )

/** A shoe as a child draws it from above. */
const drawnShoe = (x: number) =>
  `<ellipse cx="${x}" cy="4" rx="13" ry="24" stroke="${WATER.deep}" stroke-width="3"/>` +
  line(`M${x - 8} 16h16`, WATER.deep, 2.6)

const BACK = 'M-34 0V-66Q0 -78 34 -66V0'

export function coldFeetLetter(): string {
  const reader = mild(
    { ...CAST.sami, view: 'front' },
    { top: FIR.base, legs: BARK.dark, cut: 'stripes', trim: FIR.pale },
  )
  const writer = mild(CAST.awa, { top: ROSE.base, legs: WATER.deep })
  const skin = CAST.sami.skin
  return frame(
    ['#e6e2da', '#f6f0e4'],
    pane([196, 14], 108, 84, 'winter'),
    curtains([196, 14], 108, 84, RED),
    // What the educator wrote: two feet and a flake.
    place(
      fill('M-36 0H36V74H-36Z', PAPER) +
        line('M-24 14q5 -8 9 0t9 0 9 0 9 0 9 0', INK, 2.6) +
        line('M-14 40V58M4 40V58', WATER.deep, 11) +
        line('M-19 65h.1M-14 66h.1M-9 65h.1M-1 65h.1M4 66h.1M9 65h.1', WATER.deep, 4.4) +
        line('M24 40v18M16 44.500l16 9M32 44.500l-16 9', WATER.base, 2.4) +
        disc([0, 1], 3, RED),
      [64, 34],
      { turn: -3 },
    ),
    shelf([390, 232], 96, 104, [
      ['books', 'basket'],
      ['bin', 'bin'],
    ]),
    place(line(BACK, BARK.soft, 9), [142, 236]),
    place(line(BACK, BARK.soft, 9), [328, 236]),
    figure(reader, vary(POSES.standFront, { nod: 4, elbows: [-1, 1] }), [142, 336], 240, {
      grip: { near: [108, 152], far: [182, 152] },
    }),
    face(
      line('M-5.5 -4h.1M5.5 -4h.1', INK, 2.8) +
        line('M-8 -8.500Q-5.5 -10 -3 -8.500M3 -8.500Q5.5 -10 8 -8.5', HAIR.brown, 1.6) +
        mouth([0, 11.5], 2.6, 2),
      [144.2, 138.2],
      34.6,
      4,
    ),
    lens([132, 148], skin, true),
    lens([155, 149], skin),
    figure(writer, vary(POSES.stand, { lean: 14, nod: 2, elbows: [1, 1], stretch: 1.35 }), [326, 336], 240, {
      facing: -1,
      grip: { near: [266, 276], far: [258, 252] },
    }),
    face(SIDE_LAUGH, [304, 146], 34.6, -9.7, true),
    counter(232, BARK.cut),
    sheet(
      [178, 288],
      196,
      92,
      line('M-74 -30l8 9 8 -9 8 9 8 -9 8 9 8 -9 8 9 8 -9M-78 -10l8 9 8 -9 8 9 8 -9 8 9 8 -9', INK, 2.8) +
        line('M-52 12v24M-62.4 18l20.8 12M-41.6 18l-20.8 12', WATER.base, 3) +
        drawnShoe(28) +
        drawnShoe(62) +
        line('M22 -8L34 0M34 -8L22 0M22 4L34 10', RED, 3) +
        line('M56 -8L68 0', RED, 3),
    ),
    sheet(
      [374, 292],
      120,
      78,
      `<circle cx="-22" cy="-4" r="15" stroke="${PLUM.base}" stroke-width="3"/>` +
        line('M10 -18q10 -8 16 0t16 0M8 0h36M8 14l7 -7 7 7 7 -7 7 7', PLUM.base, 2.8),
    ),
    crayon([92, 336], PLUM.base, { turn: -6, scale: 1.2 }),
    crayon([54, 292], FIR.base, { turn: 70, scale: 1.2 }),
    crayon([300, 332], WATER.base, { turn: 12, scale: 1.2 }),
    crayon([262, 276], RED, { turn: 152, scale: 1.3 }),
    forearm([292, 236], [266, 276], glow(ROSE.base, 0.12), CAST.awa.skin, 18),
  )
}
