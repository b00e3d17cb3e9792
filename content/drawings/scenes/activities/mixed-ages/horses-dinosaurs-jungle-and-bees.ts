import { adult, figure, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence } from '../../../kit/ground.ts'
import { cloud, frame, land, tufts, woods } from '../../../kit/landscape.ts'
import { BARK, FIR, INK, MAPLE, PAPER, PLUM, ROSE, STONE, SUN, shade, WATER } from '../../../kit/palette.ts'
import { ADULTS, BABIES, barefoot, bodysuit, CAST, mild } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { bench, curtains, floor, pane, pinned, plant, rug, shelf, table, wainscot } from '../../../kit/room.ts'
import { disc, fill, line, num, oval, place } from '../../../kit/svg.ts'
import { sockBall } from '../../../kit/things.ts'
import { blanket, carton, cushion, sheet, under } from '../../../kit/toys.ts'
import { foliage } from '../../../kit/trees.ts'

/** A plastic pot turned over, its mouth down on the origin. */
function hoof(at: Point, color: string, turn = 0): string {
  return place(
    fill('M-15 0L-11 -26H11L15 0Z', color) +
      fill('M4 -26H11L15 0H6Z', shade(color, 0.16)) +
      line('M-15 -1H15', shade(color, 0.28), 3.4),
    at,
    { turn },
  )
}

export function horseGivesFoot(): string {
  const horse = barefoot(mild(CAST.maika, { top: MAPLE.base, legs: BARK.dark }))
  const smith = barefoot(mild(CAST.awa, { top: WATER.base, legs: PLUM.dark, cut: 'apron', trim: BARK.soft }))
  const small = barefoot(mild(CAST.emile, { top: ROSE.base, legs: WATER.deep }))
  const educator = barefoot(mild(ADULTS.lucie, { top: FIR.base, legs: BARK.deep }))
  return frame(
    ['#ece2cf', '#f6ecd9'],
    pane([60, 26], 108, 88, 'autumn'),
    curtains([60, 26], 108, 88, '#c98f6a'),
    pinned([234, 44], 52, 44, [MAPLE.base, BARK.base, SUN.base], 4),
    wainscot(168, 204, '#d9c8a6'),
    floor(204, '#c99f72'),
    bench([390, 238], 224, 58, '#a06c46'),
    rug([150, 316], 140, 34, '#b98f8a', '#d8b8a8', false),
    under([262, 274], 40, 6),
    figure(horse, vary(POSES.push, { lean: 44, nod: -26, elbows: [1, 1] }), [262, 270], 192, {
      grip: { near: [318, 182], far: [328, 180] },
      step: { near: [200, 236], far: [262, 266] },
    }),
    under([110, 330], 46, 7),
    figure(smith, vary(POSES.kneel, { lean: 14, nod: 6, stretch: 1.15, elbows: [1, 1] }), [124, 326], 190, {
      grip: { near: [178, 246], far: [206, 252] },
    }),
    sockBall([184, 236], 16, '#c9c4bb'),
    disc([176, 247], 7.4, CAST.awa.skin) + line('M190 212l3 -9M203 219l7 -7', PAPER, 3.4),
    adult(educator, vary(POSES.kneel, { lean: 6, nod: 8, elbows: [1, 1] }), [440, 318], 214, { facing: -1 }),
    under([328, 350], 50, 7),
    toddler(small, vary(POSES.floorFront, { elbows: [1, -1] }), [328, 350], 162, {
      grip: { near: [294, 314], far: [362, 314] },
    }),
    hoof([324, 317], SUN.base, -84) + hoof([334, 317], WATER.base, 84),
    disc([296, 318], 7.4, CAST.emile.skin) + disc([361, 318], 7.4, CAST.emile.skin),
    line('M319 297l-5 -7M329 295v-9M339 297l5 -7', PAPER, 3.4),
  )
}

/** A long sock over an arm, along `d`, its gape at `mouth` turned by `turn`: the neck and the head of a grazer. */
function longNeck(d: string, mouth: Point, turn: number, color: string, mirror = false): string {
  return (
    line(d, color, 21) +
    place(
      fill('M-12 -11Q4 -17 20 -11 26 -7 24 -2L2 0Z', color) +
        fill('M-12 11Q4 14 18 11 24 8 22 4L2 0Z', shade(color, 0.16)) +
        disc([6, -9], 3.4, PAPER) +
        disc([7, -9], 1.7, INK),
      mouth,
      { turn, mirror },
    )
  )
}

/** A square of green cloth hanging by half from an edge at the origin. */
function leaf(at: Point, color: string, turn = 0): string {
  return place(
    fill('M-20 -9H16L20 0Q22 14 17 28 4 33 -16 28 -20 12 -20 0Z', color) +
      line('M-18 0H18M-4 4Q-2 16 -5 27M9 4Q11 16 8 26', shade(color, 0.2), 2),
    at,
    { turn },
  )
}

export function tRexReachesForLeaf(): string {
  const grazer = barefoot(mild(CAST.kofi, { top: SUN.base, legs: WATER.deep, cut: 'stripes', trim: MAPLE.base }))
  const small = barefoot(mild(CAST.emile, { top: ROSE.base, legs: PLUM.dark }))
  const tRex = barefoot(mild(ADULTS.julie, { top: MAPLE.dark, legs: BARK.deep }))
  const roll = (x: number, color: string) => oval([x, -37], 14, 9, color) + oval([x, -38], 6, 3.4, shade(color, 0.4))
  const rolls = roll(-20, '#7fa6c4') + roll(16, ROSE.soft)
  const claws = (x: number, y: number) =>
    line(`M${x} ${y}l-12 -7l-4 7M${x} ${y + 2}l-14 3l-2 8`, ADULTS.julie.skin, 5.4) +
    disc([x + 1, y + 1], 7, ADULTS.julie.skin)
  return frame(
    ['#dfe8d6', '#f1f1dd'],
    pane([30, 28], 104, 88, 'summer'),
    pinned([214, 40], 54, 44, [FIR.base, SUN.base, MAPLE.base], -3),
    wainscot(150, 200, '#cfd9b4'),
    floor(200, '#d2ab7c'),
    plant([34, 214], MAPLE.base, { scale: 0.95 }),
    under([244, 264], 62, 6),
    shelf([198, 264], 106, 92, [
      ['books', 'blocks'],
      ['basket', 'ball'],
    ]),
    leaf([222, 174], FIR.soft, 2) + leaf([286, 175], '#8cbf5f', -3),
    under([108, 318], 44, 7),
    figure(grazer, vary(POSES.stand, { lean: 4, nod: 2, elbows: [1, 1] }), [108, 316], 190, {
      grip: { near: [160, 182], far: [136, 262] },
    }),
    longNeck('M136 204C164 176 158 128 190 140Q202 146 206 160', [208, 168], 50, '#7f63ad'),
    under([398, 334], 50, 7),
    adult(tRex, vary(POSES.stand, { lean: 22, nod: -14, feet: pair(-8, -4, 8, -4), elbows: [1, 1] }), [404, 332], 246, {
      facing: -1,
      grip: { near: [334, 196], far: [336, 184] },
    }),
    claws(332, 182) + claws(330, 198),
    carton([58, 352], 88, 34, rolls),
    under([240, 352], 44, 6),
    toddler(small, vary(POSES.tailor, { lean: 8, nod: 10, elbows: [1, 1] }), [222, 350], 150, {
      grip: { near: [262, 306], far: [256, 336] },
    }),
    sheet([334, 346], 52, 18, line('M-16 2H14', shade(FIR.soft, 0.2), 2), FIR.soft),
    longNeck('M248 306C276 304 274 262 302 276Q314 286 314 314', [316, 322], 62, WATER.base),
  )
}

/** A blanket rolled tight, lying along a line. */
function rolled(a: Point, b: Point, r: number, color: string): string {
  const d = `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`
  return (
    line(d, shade(color, 0.2), r * 2) +
    line(`M${num(a[0])} ${num(a[1] - r * 0.25)}L${num(b[0])} ${num(b[1] - r * 0.25)}`, color, r * 1.5)
  )
}

export function hippoInThePond(): string {
  const hippo = bodysuit(BABIES.malik, '#b58aa5', PAPER)
  const elephant = barefoot(mild(CAST.anh, { top: STONE.base, legs: STONE.dark }))
  const tiger = barefoot(mild(CAST.awa, { top: MAPLE.base, legs: MAPLE.dark, cut: 'stripes', trim: INK }))
  const educator = barefoot(mild(ADULTS.nadia, { top: SUN.base, legs: BARK.deep }))
  return frame(
    ['#d9e8dc', '#eef3e2'],
    pane([36, 24], 104, 86, 'summer'),
    pinned([214, 38], 52, 42, [WATER.base, FIR.base, MAPLE.base], 3),
    floor(176, '#cfa97a'),
    plant([176, 186], MAPLE.base, { scale: 0.8 }),
    table([402, 226], 134, 84, BARK.pale),
    fill(
      'M334 138H470L478 160Q470 178 458 164 446 184 430 166 412 190 396 166 380 182 368 166 352 184 328 162Z',
      FIR.base,
    ),
    line('M352 146l10 8M388 144l10 8M424 146l10 8', FIR.soft, 4),
    fill('M140 220H340L384 340H96Z', WATER.base),
    line(
      'M172 252q14 -6 28 0M142 318q16 8 34 0M308 318q14 -6 28 0M268 240q12 -5 24 0M316 258q9 -4 18 0M288 302q14 -6 28 0',
      WATER.pale,
      3.6,
    ),
    under([240, 216], 66, 6),
    adult(educator, vary(POSES.tailorFront, { nod: 8, elbows: [1, -1] }), [236, 214], 196, {
      grip: { near: [206, 190], far: [266, 190] },
    }),
    rolled([146, 220], [334, 220], 10, '#9ab87a'),
    oval([240, 321], 58, 8, WATER.deep, 0, 0.55),
    figure(hippo, vary(BABY_POSES.tummy, { nod: -44 }), [240, 320], 138, { build: 'baby' }),
    line('M292 264q8 -3 9 -10M296 273q12 -1 17 -9M294 283q12 4 20 -1', PAPER, 3.6),
    rolled([132, 228], [94, 336], 12, '#7fa56b'),
    rolled([348, 228], [386, 336], 12, '#7fa56b'),
    figure(elephant, vary(POSES.prone, { lean: 66, nod: -44, stretch: 1.7, elbows: [-1, -1] }), [62, 326], 176, {
      grip: { near: [158, 310], far: [112, 320] },
    }),
    place(fill('M4 -2Q-12 2 -15 12 -11 20 -3 14 3 8 8 5Z', '#d9607c'), [358, 283]),
    figure(tiger, vary(POSES.prone, { lean: 68, nod: -14, elbows: [-1, -1] }), [424, 324], 176, {
      facing: -1,
      grip: { near: [362, 330], far: [346, 326] },
    }),
    rolled([92, 348], [388, 348], 13, '#9ab87a'),
  )
}

export function beeDancesForTheTable(): string {
  const dancer = mild(CAST.fatou, { top: SUN.base, legs: PLUM.dark, shoes: ROSE.dark, cut: 'stripes', trim: INK })
  const first = mild(CAST.theo, { top: WATER.base, legs: BARK.dark, shoes: INK })
  const second = mild(CAST.maika, { top: ROSE.base, legs: WATER.deep })
  const third = mild(CAST.noah, { top: FIR.dark, legs: MAPLE.dark, shoes: INK })
  const educator = mild(ADULTS.marc, { top: PLUM.base, legs: BARK.deep, shoes: INK })
  const petals: [number, number, string][] = [
    [244, 266, ROSE.base],
    [264, 302, '#f4c430'],
    [264, 340, PLUM.soft],
    [384, 316, '#d6463a'],
    [392, 344, WATER.soft],
    [446, 314, ROSE.soft],
    [326, 256, PLUM.base],
    [452, 282, SUN.base],
  ]
  return frame(
    ['#aedbee', '#f0f3dc'],
    cloud([70, 62], 100, PAPER, 0.9),
    woods(150, 80, '#a9cf94', 6, 'round'),
    fence([10, 476], 184, 46, '#d9bb90', 30),
    land([0, 184, 240, 178, 480, 186], '#9fca7f'),
    line('M456 196V110', BARK.base, 15),
    foliage([452, 68], 62, 62, FIR.soft, 9, 9) + foliage([436, 50], 32, 26, '#93bd83', 4, 7),
    land([0, 232, 240, 222, 480, 234], '#8cbd6c'),
    tufts([238, 352], 6, FIR.base, 5, 8),
    fill('M198 186h54l12 9v36h-54Z', '#b98f5e') +
      fill('M210 195h54v36h-54Z', '#d3aa78') +
      fill('M216 201h42v30h-42Z', '#5d4634'),
    under([410, 262], 70, 8),
    table([410, 262], 128, 82, BARK.cut),
    petals.map(([x, y, color]) => sheet([x, y], 32, 11, '', color)).join(''),
    adult(educator, vary(POSES.tailor, { lean: 4, nod: 2 }), [46, 268], 200, {}),
    blanket([126, 334], 226, 48, '#d9b98d'),
    figure(third, vary(POSES.heels, { lean: 8, nod: 0, elbows: [1, 1] }), [176, 312], 150, {
      grip: { near: [196, 300], far: [200, 302] },
    }),
    figure(second, vary(POSES.heels, { lean: 10, nod: 0, elbows: [1, 1] }), [122, 328], 154, {
      grip: { near: [160, 312], far: [166, 310] },
    }),
    cushion([172, 354], 84, 46, '#f4c430'),
    figure(first, vary(POSES.heels, { lean: 10, nod: 0, elbows: [1, 1] }), [80, 354], 158, {
      grip: { near: [136, 326], far: [142, 320] },
    }),
    under([326, 342], 38, 6),
    figure(dancer, vary(POSES.run, { hip: [-8, -36], lean: 14, nod: -6, elbows: [-1, -1] }), [324, 340], 172, {
      grip: { near: [272, 206], far: [392, 208] },
      step: { near: [336, 333], far: [296, 326] },
    }),
    line('M286 264q-8 8 -4 18M276 258q-12 12 -6 28', PAPER, 3.6),
  )
}
