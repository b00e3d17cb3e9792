import { adult, figure, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { log } from '../../../kit/ground.ts'
import { mouth } from '../../../kit/head.ts'
import { cloud, frame, land, leaves, tufts, woods } from '../../../kit/landscape.ts'
import {
  BARK,
  CARDBOARD,
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
import { ADULTS, autumn, CAST, mild, TUQUES } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, pane, pinned, rug, shelf, table } from '../../../kit/room.ts'
import { again, disc, fill, line, num, type Options, once, oval, place } from '../../../kit/svg.ts'
import { bear, crayon, cushion, openBook, under } from '../../../kit/toys.ts'
import { foliage, trunk } from '../../../kit/trees.ts'
import { wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

/** Of a bathroom wall. */
const [TILE, GROUT] = ['#6fa8b0', '#86b8be']
/** Of stones, beside the greys. */
const [PINKISH, BEIGE] = ['#b59a86', '#c4b3a0']

/** Standing with the back to the wall, knees bent by `by` units. */
const knees = (by: number, apart = 0) =>
  vary(POSES.standFront, {
    hip: [0, by - 40.5],
    feet: pair(-6 - apart, -4, 6 + apart, -4),
    hands: pair(-11 - apart, by - 33, 11 + apart, by - 33),
    knees: [1, -1],
  })

export function lastOneOpensTheWater(): string {
  const spinner = mild(CAST.zoe, { top: SUN.base, legs: ROSE.base, shoes: PAPER, cut: 'dress', trim: MAPLE.base })
  const rising = mild({ ...CAST.noah, view: 'front' }, { top: FIR.base, legs: WATER.deep, shoes: PAPER })
  const lowest = mild({ ...CAST.mei, view: 'front' }, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const bending = mild(
    { ...CAST.lila, view: 'side' },
    { top: PLUM.soft, legs: FIR.deep, shoes: SUN.soft, cut: 'stripes', trim: PAPER },
  )
  const first = mild({ ...CAST.theo, view: 'side' }, { top: WATER.base, legs: BARK.dark, shoes: PAPER })
  const washer = mild({ ...CAST.kofi, view: 'side' }, { top: MAPLE.base, legs: PLUM.dark, shoes: SUN.base })
  const rolledUp = { ...washer, wear: { ...washer.wear, sleeves: 'short' as const } }
  const educator = mild(ADULTS.minh, { top: FIR.dark, legs: WATER.deep, shoes: PAPER })
  const wood = '#d8b78c'
  return frame(
    ['#e7ece8', '#f5f1e2'],
    // A frosted window, and the clean towels out of reach.
    fill('M52 26H136V92H52Z', WATER.pale) + line('M94 26V92M52 59H136M52 26H136V92H52Z', PAPER, 5),
    line('M198 84H296', BARK.soft, 6),
    line('M216 76H246M216 68H246', ROSE.soft, 8) + line('M258 76H284M258 68H284M258 60H284', SUN.soft, 8),
    fill('M330 92H480V244H330Z', TILE),
    line('M330 130H480M330 168H480M330 206H480M367 92V244M404 92V244M441 92V244', GROUT, 2),
    fill('M362 20H452V80H362Z', '#cfe0e4') +
      line('M374 54L400 28M374 70L416 28', PAPER, 3) +
      line('M362 20H452V80H362Z', BARK.pale, 6),
    floor(244, wood, PAPER, false),
    line('M56 246L-40 360M148 246L108 360M240 246V360M332 246L372 360M424 246L520 360', shade(wood, 0.1), 1.6),
    line('M103 269h26M206 269h26', RED, 6) + line('M155 269h26M256 269h26', WATER.base, 6),
    oval([46, 312], 44, 8, PLUM.dark, 0, 0.16),
    figure(rising, knees(4, 1), [116, 262], 150),
    figure(lowest, knees(17, 4), [168, 262], 148),
    figure(bending, knees(7, 2), [219, 262], 152, { facing: -1 }),
    figure(first, knees(0), [269, 262], 150, { facing: -1 }),
    line('M153 128v-11M168 123v-13M183 128v-11', WATER.base, 3.2),
    toddler(
      { ...spinner, view: 'side' },
      vary(POSES.standFront, { lean: 5, elbows: [-1, 1], stretch: 1.15, feet: pair(0, -4, 13, -12) }),
      [46, 312],
      142,
      {
        grip: { near: [6, 220], far: [90, 212] },
        holding:
          fill('M34 252H58Q72 268 84 290 70 296 62 290 50 298 40 290 26 296 6 284 24 270 34 252Z', SUN.base) +
          line('M84 290Q70 296 62 290 50 298 40 290 26 296 6 284', MAPLE.base, 3),
      },
    ),
    line('M6 296Q-2 322 44 326 88 326 92 302M92 302l-8 6M92 302l4 9', MAPLE.dark, 3),
    // The sink.
    fill('M392 236H432L428 296Q412 304 396 296Z', SNOW.base),
    fill('M354 206Q360 246 400 250H428Q466 246 470 206Z', PAPER),
    oval([412, 206], 58, 13, SNOW.light) + oval([412, 208], 47, 8.5, SNOW.deep),
    line('M398 178V210', '#e4f3f7', 5),
    line('M414 202V180Q414 169 398 170V176', STONE.pale, 8) + line('M414 186L430 178', STONE.soft, 6),
    oval([336, 331], 60, 10, FIR.soft),
    fill('M300 300H372L380 314H292Z', SUN.soft) + fill('M292 314H380V322H292Z', SUN.base),
    fill('M298 322H374L378 334H294Z', SUN.dark),
    figure(rolledUp, vary(POSES.standFront, { stretch: 1.1 }), [336, 312], 150, {
      facing: -1,
      grip: { near: [384, 200], far: [372, 208] },
    }),
    line('M367 204h.1M378 196h.1M384 207h.1M373 212h.1', PAPER, 17),
    line('M357 208h.1M393 197h.1M361 196h.1M376 226h.1M352 199h.1', PAPER, 9),
    line('M376 196l7 -8M384 203l11 -5M374 206l-2 8', CAST.kofi.skin, 5),
    mouth([318, 192], 4, 5),
    adult(educator, vary(POSES.stand, { lean: 2, nod: 4, elbows: [1, 1] }), [454, 326], 232, {
      facing: -1,
      grip: { near: [428, 180], far: [450, 214] },
    }),
    under([232, 344], 42, 5),
    oval([232, 312], 32, 8, shade(BARK.pale, 0.4)),
    fill('M206 312Q210 298 226 302 240 292 258 312L256 330H240Z', ROSE.soft),
    fill('M200 312Q232 330 264 312L258 342Q232 350 206 342Z', BARK.pale),
    line('M203 324Q232 341 261 324M205 334Q232 350 259 334', shade(BARK.pale, 0.2), 2.4),
  )
}

/** Leaves of three sorts, stem down, some 20 across. */
const MAPLE_LEAF =
  fill(
    'M0 9L.6 3 6 4.5 4.6 1.8 9 -1.5 6.5 -2.6 7.2 -6 3.6 -4.6 2.6 -7 0 -11 -2.6 -7 -3.6 -4.6 -7.2 -6 -6.5 -2.6 -9 -1.5 -4.6 1.8 -6 4.5 -.6 3Z',
    'currentColor',
  ) + line('M0 14V-7M0 3L5 -1M0 3L-5 -1', BARK.dark, 0.8, 0.55)
const BIRCH_LEAF =
  fill('M0 8Q-8 4 -7 -2 -5 -7 0 -11 5 -7 7 -2 8 4 0 8Z', 'currentColor') +
  line('M0 13V-8M0 3L4 -1M0 3L-4 -1M0 -2L3 -5M0 -2L-3 -5', BARK.dark, 0.8, 0.5)
const OAK_LEAF =
  fill(
    'M0 9Q-4 9 -3 6 -7 6 -5 2 -9 0 -5 -3 -7 -7 -3 -7 -3 -11 0 -11 3 -11 3 -7 7 -7 5 -3 9 0 5 2 7 6 3 6 4 9 0 9Z',
    'currentColor',
  ) + line('M0 13V-8', BARK.dark, 0.8, 0.5)

/** A leaf that lies on the ground, `size` times as large as it was drawn. */
const lying = (id: string, [x, y]: Point, size: number, turn: number, color: string) =>
  `<use href="#${id}" color="${color}" transform="translate(${num(x)} ${num(y)})scale(${num(size)} ${num(size * 0.62)})rotate(${turn})"/>`

export function leavesHideOneAnother(): string {
  const educator = autumn(ADULTS.nadia, { top: PLUM.base, legs: BARK.deep, trim: PAPER, hat: ADULTS.nadia.hat })
  const layer = autumn(CAST.lea, { top: FIR.base, legs: WATER.deep, trim: PAPER, hat: TUQUES.maple })
  const seated = autumn(CAST.fatou, { top: ROSE.base, legs: PLUM.dark, trim: PAPER })
  const small = autumn(
    { ...CAST.mei, view: 'front' },
    { top: WATER.base, legs: FIR.deep, trim: PAPER, hat: TUQUES.plum },
  )
  const carpet = '#dcc284'
  const tail: [id: string, x: number, y: number, size: number, turn: number, color: string][] = [
    ['b', 114, 324, 0.9, 60, FIR.base],
    ['o', 128, 327, 1.2, 80, MAPLE.base],
    ['m', 147, 330, 1.5, 70, RED],
    ['b', 170, 331, 1.9, 90, SUN.base],
    ['m', 196, 330, 2.3, 75, MAPLE.dark],
    ['o', 226, 327, 2.7, 85, BARK.base],
    ['b', 258, 322, 3.1, 80, FIR.soft],
    ['m', 292, 312, 3.6, 60, RED],
    ['m', 328, 300, 4.3, 50, MAPLE.soft],
    ['m', 362, 284, 5, 70, MAPLE.dark],
  ]
  return frame(
    ['#cfe3ea', '#f8efd4'],
    woods(176, 90, '#e6d7a4', 5, 'round'),
    land([0, 206, 240, 198, 480, 208], '#bdbf74'),
    land([0, 236, 240, 226, 480, 240], carpet),
    once('m', MAPLE_LEAF) + once('b', BIRCH_LEAF) + once('o', OAK_LEAF),
    leaves({ x: [0, 480], y: [232, 262] }, 12, [SUN.base, MAPLE.dark, RED], 6, 6),
    leaves({ x: [0, 480], y: [344, 358] }, 9, [SUN.base, MAPLE.dark, RED], 14, 7),
    line('M308 226V208M352 226V208M300 208H360M300 194H360', BARK.dark, 5),
    wheelchair([140, 268], WATER.base, { scale: 1 }),
    figure(
      seated,
      vary(POSES.sit, { hip: [0, -38], nod: 8, feet: pair(26, -12, 28, -12), elbows: [1, 1] }),
      [140, 268],
      142,
      {
        grip: { near: [172, 204], far: [186, 212] },
      },
    ),
    wheelchairWheel([140, 268], WATER.base),
    line('M156 226H204', BARK.pale, 6),
    lying('m', [184, 221], 1.7, 80, RED),
    again('o', [182, 200], SUN.base, { scale: 1.7, turn: 70 }),
    disc([171, 205], 6, CAST.fatou.skin),
    tail.map(([id, x, y, size, turn, color]) => lying(id, [x, y], size, turn, color)).join(''),
    oval([408, 302], 72, 8, BARK.base),
    trunk([408, 302], -10, 72, BARK.base),
    foliage([410, 8], 150, 64, MAPLE.base, 4),
    foliage([376, -6], 96, 42, MAPLE.soft, 7),
    figure(layer, vary(POSES.kneel, { lean: 42, nod: 6, elbows: [1, 1] }), [226, 290], 146, {
      grip: { near: [274, 284], far: [286, 274] },
    }),
    again('m', [299, 298], SUN.base, { scale: 3.1, turn: -124 }),
    disc([275, 283], 6.6, CAST.lea.skin),
    adult(educator, vary(POSES.heels, { lean: 36, nod: 0, elbows: [1, 1] }), [48, 332], 214, {
      grip: { near: [104, 320], far: [112, 304] },
    }),
    toddler(small, vary(POSES.standFront, { elbows: [1, -1] }), [436, 348], 132, {
      grip: { near: [429, 296], far: [444, 296] },
    }),
    again('m', [437, 244], SUN.base, { scale: 4.8 }),
    disc([430, 295], 6.6, CAST.mei.skin) + disc([443, 295], 6.6, CAST.mei.skin),
    again('m', [252, 62], MAPLE.base, { turn: 40 }) +
      again('b', [60, 90], SUN.base, { turn: -50 }) +
      again('m', [206, 130], RED, { turn: 130 }),
  )
}

/** A smooth stone lying on the origin, 10 wide and 10 high. */
const STONE_SHAPE =
  fill('M-5 -3C-5 -8 -2.500 -10 0 -10 3 -10 5 -7 5 -3 5 0 3.500 0 0 0 -3.500 0 -5 0 -5 -3Z', 'currentColor') +
  oval([-1, -7.2], 2.4, 1.5, PAPER, -8, 0.45)
const pebble = ([x, y]: Point, w: number, h: number, color: string) =>
  `<use href="#p" color="${color}" transform="translate(${num(x)} ${num(y)})scale(${num(w / 10)} ${num(h / 10)})"/>`

/** A bright cloth on a stick, that marks the limit. */
const marker = (x: number, y: number, h: number, color: string) =>
  line(`M${x} ${y}v${-h}`, BARK.base, 3.4) + fill(`M${x} ${y - h}q10 -4 20 2l-3 14q-9 -4 -17 0Z`, color)

export function moveOverAStoneComes(): string {
  const educator = mild({ ...ADULTS.lucie, view: 'front' }, { top: MAPLE.base, legs: PLUM.dark, shoes: BARK.dark })
  const holder = mild(CAST.maika, { top: ROSE.base, legs: WATER.deep, shoes: BARK.dark })
  const pusher = mild(CAST.noah, { top: SUN.base, legs: FIR.deep, shoes: BARK.dark })
  const helper = mild(CAST.rose, { top: FIR.base, legs: PLUM.dark, shoes: BARK.dark, cut: 'stripes', trim: FIR.pale })
  const watcher = mild(CAST.anh, { top: WATER.base, legs: MAPLE.dark, shoes: BARK.dark })
  const sand = '#ead4a2'
  const granite = '#d49a8a'
  return frame(
    ['#b5dcea', '#eff3e2'],
    once('p', STONE_SHAPE),
    cloud([330, 60], 110, PAPER, 0.9),
    land([0, 92, 110, 80, 230, 92, 360, 78, 480, 90], '#9dbca0'),
    fill('M0 94H480V140H0Z', WATER.base) + fill('M0 94H480V103H0Z', WATER.soft, 0.7),
    line('M40 112h46M180 108h40M300 116h52M420 109h30', WATER.pale, 2.6, 0.8),
    fill('M0 122Q120 114 240 122T480 116V360H0Z', '#f7efd6') + fill('M0 127Q120 119 240 127T480 121V360H0Z', sand),
    log([206, 152], [500, 148], 8, BARK.soft),
    marker(28, 186, 36, RED) + marker(440, 184, 36, RED),
    tufts([148, 160], 4, '#a9a561', 5, 10, [118, 166]),
    under([84, 208], 30, 5),
    adult(educator, vary(POSES.standFront, { elbows: [1, 1] }), [84, 208], 184, {
      grip: { near: [77, 102], far: [140, 88] },
    }),
    line('M136 86L149 93', ADULTS.lucie.skin, 4.6),
    figure(helper, vary(POSES.kneel, { lean: 50, nod: -20, elbows: [1, 1] }), [340, 246], 160, {
      grip: { near: [356, 229], far: [367, 227] },
    }),
    figure(pusher, vary(POSES.kneel, { lean: 48, nod: -16, elbows: [1, 1], stretch: 1.2 }), [296, 248], 160, {
      grip: { near: [331, 250], far: [337, 238] },
    }),
    figure(holder, vary(POSES.kneel, { lean: 14, nod: 8, elbows: [1, 1], stretch: 1.3 }), [198, 246], 160, {
      grip: { near: [252, 196], far: [284, 200] },
    }),
    pebble([272, 202], 52, 42, granite),
    line('M249 186Q272 192 297 182M252 195Q272 200 294 192', shade(granite, 0.22), 2.6),
    disc([252, 195], 7, CAST.maika.skin) + disc([284, 201], 6.6, shade(CAST.maika.skin, 0.14)),
    mouth([227, 156], 3.4, 4.6),
    log([40, 250], [446, 250], 14),
    oval([236, 273], 166, 6, shade(sand, 0.14)),
    pebble([104, 272], 15, 12, STONE.base),
    pebble([125, 273], 21, 17, PINKISH),
    pebble([151, 273], 27, 22, STONE.soft),
    pebble([183, 274], 35, 28, STONE.dark),
    pebble([224, 275], 43, 35, BEIGE),
    line('M320 264q-16 3 -30 0M318 272q-10 3 -20 1', shade(sand, 0.34), 3),
    pebble([360, 277], 68, 54, STONE.base),
    line('M326.500 231L330 247', glow(SUN.base, 0.12), 12.5) + disc([331, 249], 6.8, CAST.noah.skin),
    disc([340, 240], 6.4, shade(CAST.noah.skin, 0.14)),
    disc([357, 229], 6.8, CAST.rose.skin) + disc([370, 228], 6.4, shade(CAST.rose.skin, 0.14)),
    under([112, 352], 80, 6),
    figure(watcher, vary(POSES.prone, { nod: -30 }), [104, 352], 146),
    pebble([212, 354], 15, 12, PINKISH) +
      pebble([234, 355], 22, 18, STONE.soft) +
      pebble([264, 356], 30, 24, STONE.dark),
    under([398, 346], 32, 6),
    line('M374 304Q398 268 422 304', WATER.deep, 3.4),
    oval([398, 304], 24, 7, WATER.deep),
    pebble([387, 308], 24, 21, STONE.soft) + pebble([408, 308], 26, 24, BEIGE),
    fill('M374 304Q398 318 422 304L416 342Q398 350 380 342Z', WATER.base),
  )
}

/** An elf, its foot on the origin: two eyes and a mouth on a cardboard roll, 42 high. */
function elf(at: Point, options: Options = {}, beard = ''): string {
  return place(
    fill('M-11 -42V0Q0 5 11 0V-42Z', CARDBOARD) +
      fill('M4 -42V3Q9 2 11 0V-42Z', BARK.base, 0.25) +
      oval([0, -42], 11, 3.6, BARK.dark) +
      disc([-5, -29], 4, PAPER) +
      disc([5, -29], 4, PAPER) +
      disc([-4.4, -28.6], 2.1, INK) +
      disc([5.6, -28.6], 2.1, INK) +
      line('M-5 -19Q0 -15 5 -19', RED, 2.6) +
      beard,
    at,
    options,
  )
}

/** A mitten that is a tuque: its cuff on the origin, its thumb askew. */
const mittenTuque = (at: Point, color: string, options: Options = {}) =>
  place(
    line('M6 -14L15 -20', color, 9) +
      fill('M-12 -4V-22Q-12 -36 0 -36 12 -36 12 -22V-4Z', color) +
      line('M-11 -4H11', glow(color, 0.5), 8),
    at,
    options,
  )

/** A small shoe that points to the right. */
const SHOE =
  fill('M-13 -2V-13Q-8 -9 -3 -13L3 -8Q13 -8 14 -2Z', 'currentColor') +
  line('M-12 -1H13', PAPER, 4) +
  line('M0 -10l3 -3M4 -8l3 -3', PAPER, 1.8)

const SHOES = [RED, WATER.base, FIR.base, SUN.dark]

export function itWasNotMeItWasMyTuque(): string {
  const speaker = mild(CAST.rose, { top: SUN.base, legs: WATER.deep, shoes: PAPER })
  const friend = mild(
    { ...CAST.sami, view: 'side' },
    { top: FIR.base, legs: PLUM.dark, shoes: PAPER, cut: 'stripes', trim: FIR.pale },
  )
  const drawer = mild({ ...CAST.awa, view: 'front' }, { top: ROSE.base, legs: FIR.deep, shoes: PAPER })
  const educator = mild(ADULTS.julie, { top: PLUM.base, legs: BARK.deep, shoes: PAPER })
  const ring = (turns: readonly number[]) =>
    turns
      .map((turn) => {
        const t = (turn * Math.PI) / 180
        return again('h', [250 + 80 * Math.cos(t), 320 + 25 * Math.sin(t)], SHOES[Math.floor(turn / 45) % 4] ?? RED, {
          mirror: Math.cos(t) > 0,
          scale: 1.1,
        })
      })
      .join('')
  return frame(
    ['#e3e6ea', '#f4f0e4'],
    pane([190, 18], 104, 80, 'winter'),
    curtains([190, 18], 104, 80, '#b5524f'),
    floor(176, '#cfa97f'),
    once('h', SHOE),
    rug([248, 318], 150, 40, '#c9d6d0', '#9fb7ac'),
    shelf([392, 176], 84, 62, [['books', 'blocks']]),
    pinned([346, 44], 46, 40, [WATER.base, RED, SUN.base], 4),
    figure(drawer, vary(POSES.standFront, { nod: 8 }), [56, 218], 140, {
      grip: { near: [40, 178], far: [74, 184] },
    }),
    table([60, 230], 128, 56, BARK.cut, 20),
    elf([40, 190], { scale: 0.7 }),
    disc([36, 180], 5.6, CAST.awa.skin) + crayon([66, 180], WATER.deep, { turn: 160, scale: 0.8 }),
    disc([71, 181], 5.6, CAST.awa.skin),
    under([352, 288], 30, 5),
    figure(friend, vary(POSES.standFront, { elbows: [1, -1], nod: -8 }), [352, 288], 160, {
      facing: -1,
      grip: { near: [367, 228], far: [337, 228] },
    }),
    mouth([334, 164], 5.5, 6.5),
    under([128, 324], 30, 5),
    figure(speaker, vary(POSES.stand, { lean: 2, nod: 0, elbows: [1, 1], stretch: 1.12 }), [120, 324], 172, {
      grip: { near: [174, 224], far: [180, 176] },
    }),
    elf(
      [182, 223],
      { turn: -50, scale: 1.15 },
      fill('M-10 -14Q-5 -12 0 -13 5 -12 10 -14 11 -2 0 1 -11 -2 -10 -14Z', PAPER),
    ),
    disc([173, 225], 7, CAST.rose.skin),
    mittenTuque([186, 176], RED, { turn: 22 }),
    disc([178, 177], 6.6, shade(CAST.rose.skin, 0.14)),
    line('M192 228l9 3M186 236l7 8', MAPLE.dark, 3),
    ring([202, 246, 292, 336]),
    bear([250, 328], BARK.soft, { scale: 1.4 }),
    openBook([250, 324], WATER.base, MAPLE.base, { scale: 0.8 }),
    ring([20, 66, 112, 156]),
    adult(
      educator,
      vary(POSES.kneel, { lean: 4, nod: 6, elbows: [1, 1], feet: pair(-12, -3, 10, -4) }),
      [440, 340],
      220,
      {
        facing: -1,
        grip: { near: [404, 266], far: [394, 268] },
      },
    ),
    mittenTuque([62, 308], WATER.base, { turn: -12 }),
    cushion([56, 352], 92, 46, ROSE.soft),
  )
}
