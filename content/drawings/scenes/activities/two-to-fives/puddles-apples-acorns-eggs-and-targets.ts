import { adult, figure, type Person, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence, rock } from '../../../kit/ground.ts'
import { cap, mouth, sunhat } from '../../../kit/head.ts'
import { cloud, frame, land, leaves, tufts, woods } from '../../../kit/landscape.ts'
import {
  BARK,
  CREAM,
  EARTH,
  FIR,
  glow,
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
import { ADULTS, autumn, CAST, mild, summer, TUQUES } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { bench, curtains, floor, hooks, pane, pinned, rug, shelf } from '../../../kit/room.ts'
import { again, dashes, disc, fill, line, num, type Options, once, oval, place } from '../../../kit/svg.ts'
import { bucket } from '../../../kit/things.ts'
import { under } from '../../../kit/toys.ts'
import { leafy, trunk } from '../../../kit/trees.ts'

/** The sky in a puddle, and the mud around it. */
const [REFLECTION, MUD] = ['#bcdce8', '#8d7155']
/** Of apples. */
const [APPLE, GREEN, GOLD] = ['#c8423c', '#9dbb4c', '#e3b04a']
/** Of acorns, and of what they hold. */
const [SHELL, KERNEL] = ['#a8733a', '#f2dfae']
/** The felt of a tennis ball. */
const FELT = '#dbe44f'
/** Of a beaten yard. */
const SOIL = '#d8c8a6'

/** A stone all corners, standing on the origin: its lit top, its dark side. */
const angular = (at: Point, scale: number, color: string, turn = 0) =>
  place(
    fill('M-17 0L-19 -15 -3 -26 17 -21 20 -5 12 1Z', color) +
      fill('M-19 -15L-3 -26 17 -21 3 -12Z', glow(color, 0.35)) +
      fill('M3 -12L17 -21 20 -5 12 1 4 0Z', shade(color, 0.2)),
    at,
    { scale, turn },
  )

/** A round on the puddle. */
const ripple = ([x, y]: Point, rx: number, width: number, opacity: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${num(rx * 0.33)}" stroke="${PAPER}" stroke-width="${width}" opacity="${opacity}"/>`

export function squareStoneRoundRing(): string {
  const thrower = autumn(CAST.awa, { top: SUN.base, legs: PLUM.dark, shoes: RED, trim: SUN.dark })
  const educator = autumn(ADULTS.pierre, { top: WATER.base, legs: BARK.dark, shoes: FIR.deep, trim: WATER.pale })
  const feels = autumn(CAST.anh, { top: FIR.base, legs: WATER.deep, shoes: SUN.base, trim: FIR.pale })
  const small = autumn(CAST.rose, { top: ROSE.base, legs: FIR.deep, shoes: PLUM.base, trim: PAPER })
  const heart: Point = [358, 304]
  const skin = CAST.awa.skin
  return frame(
    ['#c3dbe4', '#eff2df'],
    cloud([40, 74], 130, PAPER, 0.9),
    cloud([330, 54], 104, PAPER, 0.9),
    woods(140, 54, '#c3dcab', 7, 'round'),
    leafy([446, 190], 150, '#9cc873', 5),
    fence([-6, 486], 178, 42, '#c9ab80', 31),
    land([0, 178, 240, 174, 480, 180], '#a4cc7e'),
    land([0, 214, 160, 206, 320, 210, 480, 204], '#8fbd6c'),
    tufts([196, 214], 9, '#6ea355', 4, 8),
    // The mud, the line drawn with a heel, the puddle.
    fill('M-10 240Q120 220 260 222 400 226 490 250V370H-10Z', '#b0906c'),
    line('M242 232Q198 284 154 362', MUD, 7),
    dashes('M248 235Q204 286 161 362', '#cdb08a', 3.4, '1 7'),
    fill(
      'M226 304C224 272 286 254 358 256 428 254 476 278 474 308 474 342 422 354 354 352 286 354 226 338 226 304Z',
      MUD,
    ),
    fill(
      'M234 305C232 276 290 260 358 261 424 260 468 280 466 308 466 336 416 347 354 346 290 347 236 334 234 305Z',
      REFLECTION,
    ),
    fill('M390 266Q430 270 454 288 430 286 406 278ZM248 322Q268 336 302 340 278 342 260 334Z', PAPER, 0.6),
    ripple(heart, 107, 3.4, 0.8),
    ripple(heart, 80, 3.8, 0.9),
    ripple(heart, 54, 4.2, 1),
    ripple(heart, 31, 4.6, 1),
    angular([358, 310], 0.95, STONE.dark),
    fill('M334 307Q358 320 384 307 378 316 358 317 340 316 334 307Z', REFLECTION),
    line('M342 280l-6 -11M358 275v-13M374 279l6 -11', PAPER, 4),
    rock([436, 316], 24, 10, 5, STONE.soft) + oval([436, 317], 15, 3, REFLECTION, 0, 0.8),
    // Who kneels at the line follows the round in the air.
    under([302, 242], 48, 6),
    adult(educator, vary(POSES.kneel, { lean: 14, nod: 8, elbows: [1, 1] }), [306, 242], 196, {
      grip: { near: [370, 176], far: [326, 196] },
    }),
    line('M370 176L382 186', ADULTS.pierre.skin, 5),
    dashes('M392 196Q432 220 456 274', MAPLE.dark, 3.4, '1 8'),
    under([66, 242], 26, 5),
    figure(feels, vary(POSES.stand, { lean: 4, nod: 18, elbows: [1, 1] }), [66, 242], 138, {
      grip: { near: [95, 180], far: [98, 167] },
      holding: angular([102, 185], 0.85, STONE.base, 12),
    }),
    angular([126, 236], 0.6, STONE.base) + rock([16, 276], 30, 12, 9, STONE.soft),
    // Who threw: one foot on the line.
    under([164, 346], 36, 6),
    figure(
      thrower,
      vary(POSES.stand, {
        hip: [-2, -36],
        lean: 16,
        nod: 2,
        feet: pair(-16, -4, 15, -4),
        elbows: [1, 1],
        stretch: 1.1,
      }),
      [150, 344],
      166,
      { grip: { near: [218, 250], far: [112, 262] } },
    ),
    line('M218 250l11 -8M219 251l13 -2M218 253l11 4', skin, 4.6),
    under([46, 347], 30, 5),
    toddler(small, vary(POSES.crouch, { lean: 18, nod: 10, elbows: [1, 1] }), [36, 346], 130, {
      grip: { near: [68, 323], far: [82, 317] },
    }),
    rock([82, 344], 34, 22, 4, STONE.soft),
    disc([69, 323], 6, CAST.rose.skin),
  )
}

/** An apple whose middle is at the origin. */
const apple = (at: Point, r: number, color: string, turn = 0) =>
  place(
    fill('M0 -8C4 -12 14 -11 14 0 14 9 7 14 0 12 -7 14 -14 9 -14 0 -14 -11 -4 -12 0 -8Z', color) +
      line('M0 -8Q0 -13 3 -15', BARK.dark, 2.6) +
      oval([-6, -4], 2.6, 4, glow(color, 0.6), 24),
    at,
    { scale: r / 14, turn },
  )

/** Eyes closed on a face turned to us, its middle at the origin of a head of radius 15. */
const closedEyes = (at: Point, scale: number, turn = 0) =>
  place(line('M-9 0Q-6 3.500 -3 0M3 0Q6 3.500 9 0', INK, 1.8), at, { scale, turn })

export function armsAreTheScale(): string {
  const scale = mild({ ...CAST.lila, view: 'front' }, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const gives = mild(CAST.theo, { top: FIR.base, legs: WATER.deep, shoes: MAPLE.dark, cut: 'stripes', trim: FIR.pale })
  const sorts = mild(CAST.mei, { top: ROSE.base, legs: FIR.deep, shoes: PAPER })
  const educator = mild(ADULTS.lucie, { top: PLUM.base, legs: WATER.deep, shoes: CREAM })
  return frame(
    ['#e6e2d2', '#f6f0e1'],
    pane([300, 20], 110, 80, 'autumn'),
    curtains([300, 20], 110, 80, '#c7865a'),
    pinned([206, 36], 48, 40, [RED, FIR.base, SUN.base], -4),
    shelf([24, 168], 92, 62, [['books', 'basket']]),
    floor(168, '#cfa97f'),
    rug([244, 284], 236, 68, '#b9cbb4', '#8fae93', false),
    // Who keeps the heap sees every pair.
    under([104, 244], 60, 7),
    adult(educator, vary(POSES.tailor, { lean: 20, nod: 0, elbows: [1, 1] }), [94, 240], 196, {
      grip: { near: [152, 232], far: [166, 218] },
    }),
    under([174, 250], 34, 5),
    apple([156, 240], 10, GREEN) + apple([177, 240], 11, APPLE) + apple([197, 242], 9, GOLD),
    apple([167, 225], 10, GOLD, 14) + apple([187, 226], 10, APPLE, -12),
    // The scale leans to the side that pulls.
    under([290, 330], 34, 6),
    figure(
      scale,
      vary(POSES.standFront, { lean: 9, nod: 4, elbows: [-1, 1], stretch: 1.15, feet: pair(-9, -4, 9, -4) }),
      [288, 330],
      174,
      {
        grip: { near: [222, 196], far: [362, 250] },
      },
    ),
    closedEyes([304, 192], 1.6, 9),
    line('M299 203Q304 207 310 204', MOUTH, 2.2),
    apple([216, 184], 11, GREEN, -4),
    apple([370, 233], 19, APPLE, 6),
    line('M210 196H228', CAST.lila.skin, 6),
    line('M356 252H382', CAST.lila.skin, 6.5),
    under([434, 334], 28, 6),
    figure(gives, vary(POSES.stand, { lean: 8, nod: 8, elbows: [1, 1] }), [436, 336], 162, {
      facing: -1,
      grip: { near: [394, 240], far: [386, 222] },
    }),
    // From the lightest to the heaviest.
    under([38, 328], 30, 5),
    figure(sorts, vary(POSES.crouch, { lean: 34, nod: 4, elbows: [1, 1], stretch: 1.12 }), [34, 328], 150, {
      grip: { near: [76, 324], far: [90, 318] },
    }),
    [
      [84, 8],
      [104, 9.5],
      [128, 11],
      [154, 13],
      [184, 15],
      [218, 17],
    ]
      .map(([x = 0, r = 0], i) => apple([x, 340 - r], r, [GREEN, GOLD, APPLE][i % 3] ?? APPLE))
      .join(''),
  )
}

/** An acorn standing on its point, its hat up; its middle at the origin. */
const ACORN =
  fill('M-7 -3Q-8 9 0 14 8 9 7 -3Z', 'currentColor') +
  fill('M-9 -2Q-9 -10 0 -10 9 -10 9 -2 0 1 -9 -2Z', BARK.dark) +
  line('M0 -10v-4', BARK.dark, 2.4)

/** One pale half of what an acorn holds, in its half shell, its point down. */
const HALF =
  fill('M-10 -4Q-10 -14 0 -14 10 -14 10 -4 10 9 0 16 -10 9 -10 -4Z', SHELL) +
  fill('M-7 -4Q-7 -11 0 -11 7 -11 7 -4 7 6 0 12 -7 6 -7 -4Z', KERNEL) +
  line('M0 -6V5', shade(KERNEL, 0.2), 1.6)

/** A pine cone lying, some 28 long. */
const CONE =
  oval([0, 0], 14, 8.5, 'currentColor') +
  line('M-10 -4l5 4 -5 4M-4 -6l5 6 -5 6M3 -6l5 6 -5 6', BARK.deep, 2.2) +
  line('M14 0h4', BARK.deep, 3)

/** An oak leaf lying flat, some 60 long, its stem to the left. */
const OAK_LEAF =
  fill(
    'M-30 0Q-26 -9 -19 -6 -18 -16 -9 -12 -7 -20 3 -15 8 -22 16 -14 28 -14 30 0 28 14 16 14 8 22 3 15 -7 20 -9 12 -18 16 -19 6 -26 9 -30 0Z',
    'currentColor',
  ) + line('M-34 0H20M-14 0L-8 -8M-14 0L-8 8M0 0L7 -10M0 0L7 10', BARK.deep, 1.2, 0.4)

export function acornOpensInTwo(): string {
  const educator = autumn(ADULTS.helene, { top: PLUM.base, legs: WATER.deep, trim: PLUM.soft })
  const fist = autumn(CAST.idris, { top: SUN.base, legs: WATER.deep, trim: SUN.dark, hat: TUQUES.water })
  const finger = autumn(CAST.zoe, { top: ROSE.base, legs: PLUM.dark, trim: PAPER })
  const near = autumn(CAST.jasleen, { top: FIR.base, legs: BARK.deep, trim: FIR.pale, hat: CAST.jasleen.hat })
  const lean = { lean: 20, nod: 2, elbows: [1, 1] as [number, number] }
  return frame(
    ['#d6e2e0', '#f5efda'],
    once('a', ACORN) + once('h', HALF) + once('c', CONE) + once('l', OAK_LEAF),
    woods(150, 70, '#dcc489', 6, 'round'),
    land([0, 152, 240, 146, 480, 154], '#c8c27c'),
    trunk([40, 214], -10, 52, BARK.base),
    fill('M-10 -10H300Q296 26 262 22 250 52 214 36 190 62 156 42 128 66 96 44 60 70 30 50 10 62 -10 44Z', MAPLE.dark),
    fill('M-10 -10H220Q208 12 176 8 150 26 116 10 80 30 44 14 14 26 -10 14Z', MAPLE.base),
    land([0, 206, 160, 198, 320, 204, 480, 198], '#b9b469'),
    leaves({ x: [0, 480], y: [212, 352] }, 24, [MAPLE.base, SUN.dark], 5, 7),
    leaves({ x: [320, 460], y: [60, 190] }, 8, [MAPLE.base, SUN.dark], 9, 7),
    // The table, and the stone that struck, put down.
    under([44, 304], 54, 8),
    rock([42, 304], 104, 34, 6, STONE.soft),
    again('l', [42, 274], SUN.dark, { scale: 0.74 }),
    again('h', [34, 271], '', { turn: 60, scale: 0.5 }) + again('h', [52, 272], '', { turn: 110, scale: 0.5 }),
    line('M286 204Q288 290 260 364', EARTH.soft, 6),
    dashes('M292 204Q294 291 267 364', '#dccf9c', 3.2, '1 7'),
    under([140, 318], 62, 7),
    adult(educator, vary(POSES.kneel, { lean: 20, nod: 4, elbows: [1, 1] }), [134, 316], 214, {
      grip: { near: [188, 256], far: [216, 240] },
    }),
    rock([122, 352], 40, 25, 3, STONE.dark),
    under([334, 256], 40, 6) + under([428, 274], 40, 6) + under([376, 346], 44, 6),
    figure(fist, vary(POSES.tailor, lean), [338, 256], 146, {
      facing: -1,
      grip: { near: [304, 218], far: [326, 238] },
    }),
    figure(finger, vary(POSES.tailor, lean), [432, 276], 150, {
      facing: -1,
      grip: { near: [386, 240], far: [412, 256] },
    }),
    again('l', [318, 298], SUN.base, { turn: 8, scale: 0.84 }),
    again('a', [308, 292], SHELL, { turn: 70 }) + again('c', [322, 306], BARK.base, { scale: 0.8 }),
    figure(near, vary(POSES.tailor, { ...lean, lean: 34, nod: -6 }), [386, 346], 152, {
      facing: -1,
      grip: { near: [344, 338], far: [336, 336] },
    }),
    disc([303, 217], 9.5, CAST.idris.skin) + line('M296 213h9M295 217h10M296 221h9', shade(CAST.idris.skin, 0.3), 1.6),
    line('M386 240Q378 232 384 224T378 208', CAST.zoe.skin, 5.5),
    line('M370 224q-6 -5 -4 -12M364 232q-4 -2 -7 -7', MAPLE.deep, 2.6),
    // The acorn, open.
    again('l', [222, 250], MAPLE.dark, { turn: -6, scale: 1.6 }),
    again('h', [212, 243], '', { turn: -14, scale: 1.25 }) + again('h', [239, 241], '', { turn: 16, scale: 1.25 }),
    fill('M252 254Q254 244 262 246 270 249 268 258 259 260 252 254ZM263 246l3 -6 3 2 -2 6Z', BARK.dark),
    disc([189, 258], 7.4, ADULTS.helene.skin) + disc([222, 268], 6.8, shade(ADULTS.helene.skin, 0.12)),
    again('l', [456, 320], MAPLE.base, { turn: -10, scale: 0.9 }),
    again('a', [450, 312], SHELL, { turn: 80 }) + again('c', [464, 326], BARK.base, { scale: 0.9, turn: -14 }),
    again('a', [214, 332], SHELL, { turn: 64 }) +
      again('a', [184, 346], SHELL, { turn: 120 }) +
      again('c', [228, 350], BARK.base, { turn: 8 }) +
      again('a', [20, 338], SHELL, { turn: 40 }),
  )
}

/** Half of a plastic egg, its round end to the left, its mouth to the right. */
const shellHalf = (at: Point, color: string, turn: number, scale = 1) =>
  place(
    fill('M6 -17H-2Q-22 -15 -22 0 -22 15 -2 17H6Z', color) +
      oval([6, 0], 6, 17, shade(color, 0.34)) +
      line('M-14 -7Q-11 -11 -6 -12', glow(color, 0.7), 3),
    at,
    { turn, scale },
  )

/** A plastic egg, closed, upright, its middle at the origin. */
const egg = (at: Point, color: string, options: Options = {}) =>
  place(
    fill('M0 -22C11 -22 17 -6 17 3 17 14 10 19 0 19 -10 19 -17 14 -17 3 -17 -6 -11 -22 0 -22Z', color) +
      line('M-17 2Q0 8 17 2', shade(color, 0.24), 2.6) +
      oval([-7, -8], 3, 5, PAPER, 24, 0.7),
    at,
    options,
  )

/** A shoe seen from its side, its heel at the origin, its toe to the right; `content` comes out of it. */
const shoe = (at: Point, color: string, content = '', options: Options = {}) =>
  place(
    oval([9, -21], 9, 4, shade(color, 0.4)) +
      content +
      fill('M0 -3V-21Q8 -17 18 -21 22 -14 33 -13 46 -11 45 -3Z', color) +
      line('M21 -17L26 -10', PAPER, 5, 0.7) +
      line('M2 -2H44', CREAM, 5),
    at,
    options,
  )

export function eggWhispersInAnEar(): string {
  const layer = mild(CAST.maika, { top: WATER.base, legs: PLUM.dark, shoes: PAPER })
  const guesses = mild(
    { ...CAST.noah, view: 'front' },
    { top: SUN.base, legs: FIR.deep, shoes: PAPER, cut: 'stripes', trim: MAPLE.base },
  )
  const seeks = mild(CAST.emile, { top: FIR.base, legs: WATER.deep, shoes: MAPLE.dark })
  const educator = mild(ADULTS.nadia, { top: ROSE.base, legs: BARK.dark, shoes: CREAM })
  return frame(
    ['#e4e6da', '#f6f1e2'],
    pane([198, 18], 112, 80, 'spring'),
    curtains([198, 18], 112, 80, '#d7a45b'),
    pinned([386, 34], 50, 44, [FIR.base, ROSE.base, SUN.base], 4),
    floor(172, '#cba67c'),
    hooks([20, 74], 46, [ROSE.base, WATER.base, '']),
    bench([84, 178], 130, 26),
    rug([404, 288], 106, 34, '#cfd9ea', PLUM.soft),
    under([424, 272], 60, 7),
    adult(educator, vary(POSES.tailor, { lean: 2, nod: 4, elbows: [1, 1] }), [428, 268], 200, {
      facing: -1,
      grip: { near: [390, 250], far: [380, 238] },
    }),
    egg([378, 236], MAPLE.base, { scale: 0.72, turn: 16 }),
    disc([389, 251], 6.6, ADULTS.nadia.skin),
    egg([446, 298], ROSE.base, { scale: 0.72, turn: 70 }) + egg([408, 304], FIR.soft, { scale: 0.72, turn: -60 }),
    under([112, 252], 46, 6),
    figure(seeks, vary(POSES.crawl, { lean: 80, nod: -30 }), [128, 252], 142, { facing: -1 }),
    under([64, 342], 38, 5) + under([120, 350], 34, 5),
    shoe([30, 342], RED, egg([10, -27], SUN.base, { scale: 0.62, turn: -8 }), { scale: 1.5 }),
    shoe([94, 349], RED, '', { scale: 1.4 }),
    under([204, 348], 34, 6) + under([322, 348], 34, 6),
    figure(guesses, vary(POSES.standFront, { lean: -4, nod: -4, elbows: [1, -1] }), [322, 348], 178, {
      grip: { near: [313, 278], far: [331, 276] },
    }),
    line('M307 214Q315 223 325 215', MOUTH, 2.6),
    line('M272 196h.1M273 206h.1M272 216h.1M265 205h.1', PLUM.dark, 3.4),
    figure(layer, vary(POSES.stand, { lean: 6, nod: 2, elbows: [1, 1] }), [196, 348], 182, {
      grip: { near: [240, 232], far: [242, 180] },
    }),
    mouth([225, 212], 2.8, 3.2),
    shellHalf([253, 188], PLUM.base, 34, 0.84),
    shellHalf([253, 222], PLUM.soft, -34, 0.84),
    disc([243, 233], 7.4, CAST.maika.skin) + line('M243 233L255 236', CAST.maika.skin, 5.5),
    line('M240 178L250 173', shade(CAST.maika.skin, 0.14), 5.5),
  )
}

const tennisBall = (at: Point, r: number, turn = 0) =>
  place(
    disc([0, 0], r, FELT) +
      line(
        `M${num(-r * 0.7)} ${num(-r * 0.6)}Q0 0 ${num(-r * 0.7)} ${num(r * 0.6)}M${num(r * 0.7)} ${num(-r * 0.6)}Q0 0 ${num(r * 0.7)} ${num(r * 0.6)}`,
        PAPER,
        r * 0.2,
      ),
    at,
    { turn },
  )

/** A pail that lies, its mouth to the left, its middle at the origin; `content` is in its mouth. */
const lyingPail = (at: Point, color: string, scale: number, content = '') =>
  place(
    fill('M-14 -15L14 -11Q17 0 14 11L-14 15Z', color) +
      fill('M-14 4L15 3 14 11 -14 15Z', shade(color, 0.16)) +
      oval([-14, 0], 5.5, 15, shade(color, 0.4)) +
      content,
    at,
    { scale },
  )

/** Legs covered. */
const trousers = (person: Person): Person => ({ ...person, wear: { ...person.wear, shorts: false } })

export function pailSpitsTheBall(): string {
  const thrower = summer(
    { ...CAST.kofi, view: 'side' },
    { top: ROSE.base, legs: WATER.deep, shoes: PAPER, hat: cap(SUN.base, MAPLE.base) },
  )
  const tilts = summer(CAST.lea, { top: PLUM.base, legs: FIR.deep, shoes: PAPER, hat: sunhat(CREAM, PLUM.base) })
  const small = summer(CAST.sami, { top: SUN.base, legs: FIR.base, shoes: PAPER, hat: sunhat(PAPER, WATER.base) })
  const educator = trousers(
    summer(
      { ...ADULTS.minh, view: 'side' },
      { top: FIR.base, legs: WATER.deep, shoes: CREAM, hat: sunhat(CREAM, FIR.dark) },
    ),
  )
  return frame(
    ['#b5deec', '#f2f4de'],
    cloud([196, 66], 110, PAPER, 0.9),
    woods(150, 50, '#b8d8a2', 5, 'round'),
    leafy([24, 192], 164, FIR.base, 5),
    fence([-6, 330], 184, 40, '#dabb8d', 27),
    land([0, 184, 240, 180, 480, 186], '#a4cd82'),
    fill('M0 202Q240 194 480 204V360H0Z', SOIL),
    // The bank the pails have their backs to.
    fill('M282 200Q336 158 400 148 450 140 490 138V370H482Q428 320 386 272 340 220 282 200Z', FIR.soft),
    fill('M322 174Q366 152 400 148 450 140 490 138V212Q430 178 322 174Z', '#8cbf74'),
    tufts([184, 246], 6, FIR.base, 4, 9, [400, 480]),
    line('M226 224L214 238M252 264L234 284M240 316L214 352', '#a8916a', 5),
    under([266, 236], 54, 5),
    lyingPail([306, 222], WATER.base, 1.05, disc([-13, 7], 6, FELT)),
    toddler(small, vary(POSES.crouch, { lean: 30, nod: 8, elbows: [1, 1] }), [252, 236], 114, {
      grip: { near: [272, 226], far: [278, 220] },
    }),
    under([350, 286], 62, 6),
    lyingPail([394, 266], SUN.base, 1.3, disc([-13, 8], 6, FELT)),
    figure(tilts, vary(POSES.kneel, { lean: 18, nod: 4, elbows: [1, 1], stretch: 1.1 }), [324, 286], 142, {
      grip: { near: [372, 250], far: [384, 246] },
    }),
    under([428, 346], 34, 5),
    bucket([428, 344], RED, { scale: 1.8 }),
    line('M426 290Q424 240 415 202', PAPER, 3),
    tennisBall([411, 184], 13, 20),
    line('M442 284Q441 266 436 250M450 286Q451 276 450 268', PAPER, 3),
    under([50, 338], 44, 7),
    adult(educator, vary(POSES.standFront, { elbows: [1, -1], nod: 6 }), [50, 338], 210, {
      grip: { near: [34, 226], far: [66, 226] },
    }),
    under([170, 348], 34, 6),
    figure(
      thrower,
      vary(POSES.standFront, { lean: -5, nod: -6, elbows: [-1, 1], stretch: 1.15, feet: pair(-9, -4, 9, -4) }),
      [170, 348],
      166,
      { grip: { near: [122, 180], far: [214, 184] } },
    ),
    mouth([176, 216], 5.6, 6.6, -10),
    line('M119 178l-9 -6M121 174l-3 -10M126 174l4 -9M211 180l-3 -10M216 180l5 -9M219 184l10 -4', CAST.kofi.skin, 4.6),
    tennisBall([108, 346], 9, 40) + tennisBall([314, 338], 9, 0),
  )
}
