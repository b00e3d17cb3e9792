import { worm } from '../../../kit/animals.ts'
import { adult, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence, heap, log, stick } from '../../../kit/ground.ts'
import { cloud, flowers, frame, land, leaves, snowfall, specks, tufts, woods } from '../../../kit/landscape.ts'
import {
  BARK,
  CREAM,
  EARTH,
  FIR,
  INK,
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
import { ADULTS, autumn, CAST, mild, rain, summer, TUQUES, winter } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { table } from '../../../kit/room.ts'
import { disc, fill, line, oval, place, through } from '../../../kit/svg.ts'
import { cup, droplets } from '../../../kit/things.ts'
import { ball, tub, under } from '../../../kit/toys.ts'
import { bare, birch, bush, fern, foliage, leafy, mushroom, rays, trunk } from '../../../kit/trees.ts'
import { walker, wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

const HATS = {
  rose: { kind: 'sunhat', color: PAPER, trim: ROSE.base },
  sun: { kind: 'sunhat', color: SUN.base, trim: MAPLE.dark },
  water: { kind: 'sunhat', color: WATER.soft, trim: WATER.deep },
  straw: { kind: 'sunhat', color: '#e8cf9a', trim: FIR.base },
} as const

export function moreWater(): string {
  const pourer = summer(CAST.noah, { top: ROSE.base, legs: WATER.deep, shoes: SUN.base, hat: HATS.sun })
  const rainer = summer(CAST.lea, {
    top: SUN.base,
    legs: FIR.base,
    shoes: CREAM,
    cut: 'stripes',
    trim: PAPER,
    hat: HATS.water,
  })
  const rolling = summer(CAST.anh, { top: PLUM.base, legs: BARK.dark, shoes: CREAM, hat: HATS.rose })
  const educator = summer(ADULTS.lucie, { top: WATER.base, legs: BARK.deep, shoes: CREAM, hat: HATS.straw })
  const water = '#a4d4e2'
  return frame(
    ['#bfe4e8', '#eaf3d4'],

    fence([8, 474], 226, 40, '#d2b68e', 30),
    land([0, 226, 240, 218, 480, 228], '#9ecb7a'),
    trunk([250, 262], -10, 50, BARK.base),
    foliage([130, 8], 150, 56, FIR.base, 5, 10),
    foliage([350, 4], 160, 58, FIR.dark, 8, 10),
    foliage([240, -6], 130, 48, FIR.soft, 3, 9),
    fill('M0 262Q240 236 480 262V360H0Z', '#7fb565'),
    oval([236, 312], 250, 54, '#6ba255'),
    adult(educator, vary(POSES.kneel, { lean: 14, nod: 12 }), [276, 284], 236, {
      facing: -1,
      grip: { near: [216, 232], far: [204, 238] },
    }),
    under([388, 326], 60),
    wheelchair([438, 330], ROSE.dark, { scale: 1.15, mirror: true }),
    toddler(
      rolling,
      vary(POSES.sit, { hip: [0, -26], lean: 6, nod: 8, feet: pair(20, -9, 22, -10) }),
      [438, 316],
      146,
      { facing: -1, grip: { near: [386, 244], far: [372, 246] } },
    ),
    wheelchairWheel([438, 330], ROSE.dark, { scale: 1.15, mirror: true }),
    table([346, 338], 100, 66, BARK.cut, 14),
    tub([346, 284], 92, 22, MAPLE.base, water),
    cup([376, 250], SUN.soft, { scale: 1.7, turn: -70 }),
    line('M362 256Q354 262 354 276', water, 5),
    disc([386, 248], 7, CAST.anh.skin),
    under([176, 344], 76),
    tub([178, 344], 140, 30, WATER.base, water),
    toddler(rainer, vary(POSES.crouch, { lean: 6, nod: -4 }), [256, 338], 156, {
      facing: -1,
      grip: { near: [212, 250], far: [222, 266] },
    }),
    place(fill('M-14 -14H14L11 10H-11Z', PAPER) + fill('M-14 -14H14L13 -6H-13Z', ROSE.base), [206, 252]),
    line('M198 266V302M206 266V306M214 266V302', '#5aa3c2', 2.6),
    under([76, 340], 46),
    toddler(pourer, vary(POSES.stand, { lean: 8, nod: 12 }), [74, 342], 164, {
      grip: { near: [114, 260], far: [126, 270] },
    }),
    cup([122, 262], SUN.base, { scale: 2.1, turn: 96 }),
    line('M136 262Q146 266 142 300', '#5aa3c2', 6),
    line('M136 262Q146 266 142 300', '#cfeaf2', 2),
    disc([114, 262], 8, CAST.noah.skin),
    droplets(
      [
        [98, 328],
        [108, 322],
        [90, 332],
      ],
      4,
      '#5aa3c2',
    ),

    tufts([342, 358], 8, FIR.dark, 5, 11),
  )
}

export function jumpPuddle(): string {
  const stomper = rain(CAST.fatou, { top: SUN.base, legs: SUN.base, shoes: ROSE.base, trim: MAPLE.base })
  const sitter = rain(CAST.emile, { top: FIR.base, legs: FIR.base, shoes: SUN.base, trim: FIR.pale })
  const tip = rain(CAST.zoe, { top: ROSE.base, legs: WATER.deep, shoes: WATER.base, trim: PAPER })
  const educator = rain(ADULTS.marc, { top: WATER.base, legs: BARK.deep, trim: WATER.soft })
  const sky = '#bcd9e4'
  return frame(
    ['#d3dfe0', '#eef0dc'],
    cloud([30, 70], 140, PAPER, 0.9),
    cloud([300, 56], 120, PAPER, 0.85),
    woods(186, 70, '#b9cf9f', 7, 'round'),
    bare([440, 226], 120, '#8a7a6a', 4),
    fence([8, 478], 228, 40, '#bb9d78', 24),
    land([0, 228, 240, 222, 480, 230], '#a3bf78'),
    fill('M0 262Q240 244 480 260V360H0Z', '#9a8b79'),
    tufts([244, 258], 10, FIR.base, 5, 10),
    oval([388, 284], 70, 13, sky) + fill('M350 282q20 -9 40 -2 14 -6 30 2 -30 8 -70 0Z', PAPER, 0.8),
    under([376, 284], 22),
    adult(educator, vary(POSES.stand, { lean: 14, nod: 16, feet: pair(12, -6, -8, -4) }), [438, 300], 244, {
      facing: -1,
    }),
    `<ellipse cx="398" cy="290" rx="20" ry="5" stroke="${PAPER}" stroke-width="2.6"/>`,
    oval([176, 324], 172, 34, '#7d6f5f'),
    oval([176, 322], 164, 30, sky),
    fill('M40 320q26 -16 52 -8 24 -10 48 6 -44 16 -100 2ZM224 332q20 -12 40 -4 14 -6 28 4 -34 10 -68 0Z', PAPER, 0.85),
    fill('M150 322Q146 350 166 350H184Q204 350 198 322Z', SUN.base, 0.4),
    toddler(
      stomper,
      vary(POSES.jump, { hip: [0, -44], hands: pair(-30, -74, 34, -78), feet: pair(-8, -6, 12, -22) }),
      [172, 320],
      172,
      {},
    ),
    fill(
      'M132 318Q120 290 104 284 116 300 118 316ZM214 318Q230 286 248 280 234 300 230 318ZM144 320Q140 300 130 292 138 308 138 320ZM204 320Q206 298 218 290 212 306 212 320Z',
      PAPER,
    ),
    droplets(
      [
        [100, 264],
        [118, 256],
        [242, 254],
        [258, 268],
        [226, 248],
      ],
      4.6,
      '#7fb6cf',
    ),
    `<ellipse cx="174" cy="322" rx="62" ry="10" stroke="${PAPER}" stroke-width="3"/>`,
    toddler(
      sitter,
      vary(POSES.floor, { lean: -10, nod: -14, hands: pair(20, -40, 24, -46), feet: pair(26, -6, 30, -6) }),
      [64, 326],
      152,
      { grip: { near: [100, 262], far: [110, 270] } },
    ),
    oval([72, 330], 54, 8, sky, 0, 0.8),
    under([330, 346], 34),
    toddler(
      tip,
      vary(POSES.stand, { lean: -4, nod: 16, hands: pair(-20, -56, 20, -54), feet: pair(-5, -4, 14, -6) }),
      [346, 346],
      160,
      { facing: -1, step: { near: [316, 338], far: [352, 342] } },
    ),
    `<ellipse cx="302" cy="338" rx="24" ry="5" stroke="${PAPER}" stroke-width="2.6"/>`,
  )
}

export function underTheWhite(): string {
  const scraper = winter(CAST.mei, { top: ROSE.base, legs: PLUM.dark, trim: SUN.soft, hat: TUQUES.sun })
  const puller = winter(CAST.idris, { top: FIR.base, legs: BARK.dark, trim: MAPLE.base, hat: TUQUES.maple })
  const careful = winter(CAST.theo, { top: SUN.base, legs: WATER.deep, trim: PAPER, hat: TUQUES.water })
  const educator = winter(ADULTS.julie, { top: PLUM.base, legs: INK, trim: CREAM, hat: TUQUES.rose })
  const red = '#d6463a'
  return frame(
    ['#b9cadb', '#e6ecf0'],
    woods(190, 80, '#a9bccb', 6, 'mixed'),
    bare([60, 234], 150, '#7b7578', 3),
    fence([150, 474], 240, 40, '#b09a86', 24),
    line('M150 206H474', SNOW.light, 5),
    land([0, 240, 240, 234, 480, 242], SNOW.base),
    land([0, 286, 160, 270, 320, 282, 480, 274], SNOW.light),
    fill('M336 286H470L480 324V330H326Z', '#8f8f8c') +
      fill('M330 326Q400 318 480 326V344Q400 350 322 340Z', SNOW.shade),
    under([424, 314], 44),
    adult(educator, vary(POSES.crouch, { lean: 12, nod: 8 }), [432, 316], 244, {
      facing: -1,
      grip: { near: [374, 258], far: [366, 254] },
    }),
    heap([370, 252], 28, 14, PAPER, 3),
    toddler(careful, vary(POSES.stand, { nod: 14 }), [326, 316], 150, { grip: { near: [356, 246], far: [360, 250] } }),
    under([122, 330], 60),
    ball([152, 306], 34, red, PAPER, -14),
    fill('M84 338Q90 300 112 306 116 322 146 330 176 330 196 338 200 350 140 350 90 350 84 338Z', SNOW.light),
    fill('M112 306Q118 276 150 272 136 286 130 312 122 322 112 306Z', SNOW.light),
    toddler(scraper, vary(POSES.kneel, { lean: 26, nod: 8 }), [70, 340], 166, {
      grip: { near: [130, 292], far: [126, 306] },
    }),
    specks({ x: [104, 150], y: [264, 296] }, 12, PAPER, 4, 2.4),
    heap([262, 346], 92, 34, SNOW.base, 5),
    place(
      line('M-13 -24Q0 -50 13 -24', shade(SUN.base, 0.3), 4) +
        fill('M-16 -26H16L11 2H-11Z', SUN.base) +
        oval([0, -26], 16, 4.6, shade(SUN.base, 0.3)),
      [262, 330],
      { turn: -22, scale: 1.2 },
    ),
    fill('M216 348Q230 312 262 318 292 312 306 348Z', SNOW.light),
    toddler(puller, vary(POSES.pull, { lean: -20, nod: 14 }), [224, 324], 150, {
      grip: { near: [244, 296], far: [248, 294] },
    }),
    line('M300 344Q310 326 326 334', SNOW.shade, 3),
    heap([398, 356], 70, 22, SNOW.base, 8),
    line('M398 340L414 316', WATER.base, 6) + line('M406 312L422 320', WATER.deep, 6),
    snowfall(26, 5),
  )
}

export function crawlingUnder(): string {
  const educator = mild(ADULTS.helene, { top: PLUM.base, legs: WATER.deep, shoes: BARK.dark })
  const bottomUp = mild(CAST.theo, { top: SUN.base, legs: FIR.base, shoes: ROSE.base, cut: 'overalls' })
  const pointer = mild(CAST.awa, { top: ROSE.base, legs: PLUM.dark, shoes: CREAM })
  const back = mild(CAST.anh, { top: WATER.base, legs: BARK.dark, shoes: SUN.base, cut: 'stripes', trim: PAPER })
  const louse = (x: number, y: number, turn = 0) =>
    place(
      oval([0, 0], 9, 5.4, STONE.dark) +
        line('M-5 -4V4M-1 -5V5M3 -5V5M7 -3V3', STONE.soft, 1.6) +
        line('M9 -1l5 -4M9 1l5 3', STONE.dark, 1.6),
      [x, y],
      { turn },
    )
  const plank = '#a9825c'
  return frame(
    ['#cfe5da', '#eef3d6'],
    woods(170, 90, '#b3d39a', 5, 'round'),
    trunk([36, 226], -10, 40, BARK.base),
    foliage([50, -4], 150, 52, FIR.base, 6, 13),
    foliage([190, -16], 110, 44, FIR.soft, 3, 11),
    fence([90, 476], 214, 40, '#cdb088', 24),
    land([0, 212, 240, 206, 480, 214], '#96c274'),
    bush([440, 236], 90, 60, FIR.base, 4),
    land([0, 256, 240, 246, 480, 258], '#83b463'),
    toddler(back, vary(POSES.stand, { lean: -12, nod: 10, hands: pair(18, -54, 22, -52) }), [430, 270], 140, {
      facing: -1,
    }),
    adult(educator, vary(POSES.kneel, { lean: 26, nod: 12 }), [250, 278], 256, {
      grip: { near: [322, 220], far: [296, 226] },
    }),
    fill('M88 300Q120 282 240 280T398 300Q412 336 370 344 240 356 116 344 76 334 88 300Z', EARTH.dark),
    fill('M98 304Q128 290 240 288T388 304Q398 330 362 336 240 346 124 336 90 330 98 304Z', EARTH.base),
    specks({ x: [110, 380], y: [296, 334] }, 30, EARTH.soft, 5, 2),
    fill('M120 244L396 230 402 272 126 288Z', shade(plank, 0.3)) +
      fill('M118 232L394 218 396 232 120 246Z', plank) +
      line('M130 256L390 242M136 272L394 258', shade(plank, 0.42), 2.4),
    disc([322, 222], 8.4, ADULTS.helene.skin) + disc([298, 224], 8.4, ADULTS.helene.skin),
    worm('M150 318q12 -14 24 -2t26 -2', 7),
    worm('M300 330q14 8 26 -2', 6),
    louse(232, 312, -10),
    louse(268, 326, 30),
    louse(340, 308, 190),
    disc([206, 334], 6, STONE.dark) + line('M202 331q4 6 8 2', STONE.soft, 1.6),
    place(
      oval([0, 0], 11, 7, INK) +
        line('M0 -6V6M-6 -6l-5 -4M6 -6l5 -4M-8 0h-5M8 0h5M-6 6l-5 4M6 6l5 4', INK, 2) +
        disc([12, 0], 4, INK),
      [366, 322],
      { turn: 160 },
    ),
    under([54, 344], 46),
    toddler(
      bottomUp,
      vary(POSES.lower, { hip: [-4, -30], lean: 74, nod: -30, hands: pair(22, -4, 28, -6) }),
      [52, 348],
      172,
      {},
    ),
    under([404, 346], 44),
    toddler(pointer, vary(POSES.crouch, { lean: 26, nod: 0 }), [420, 350], 166, {
      facing: -1,
      grip: { near: [372, 300], far: [388, 326] },
    }),
    line('M372 300l-10 5', CAST.awa.skin, 5.4),
    oval([214, 349], 36, 8, PAPER) + oval([214, 348], 26, 5, SNOW.base) + louse(214, 346, 8),
    tufts([348, 358], 8, FIR.dark, 5, 11),
  )
}

export function smallStepsPath(): string {
  const strider = mild(CAST.jasleen, { top: SUN.base, legs: WATER.deep, shoes: ROSE.dark })
  const seated = mild(CAST.rose, { top: ROSE.base, legs: PLUM.dark, shoes: BARK.dark, cut: 'overalls' })
  const backwards = mild(CAST.kofi, { top: WATER.base, legs: BARK.dark, shoes: SUN.base, cut: 'stripes', trim: PAPER })
  const lead = mild(ADULTS.nadia, { top: FIR.base, legs: BARK.deep, shoes: BARK.dark })
  const slow = mild(ADULTS.pierre, { top: MAPLE.base, legs: WATER.deep, shoes: BARK.dark })
  return frame(
    ['#d9e7c4', '#f2f1d2'],
    woods(150, 100, '#bdd39e', 9, 'mixed'),
    rays('#fffde2', 0.3),
    birch([330, 190], -10, 16, 4),
    trunk([402, 200], -10, 26, '#8f8d74'),
    trunk([236, 186], -10, 18, '#a3a286'),
    land([0, 186, 240, 176, 480, 190], '#a3c07a'),
    fill('M350 188Q300 216 330 246T210 300 120 360H330Q330 316 390 276T396 188Z', '#cdb384'),
    adult(lead, vary(POSES.stand, { nod: 10 }), [392, 234], 150, { facing: -1 }),
    trunk([84, 290], -14, 84, BARK.base),
    line('M44 74H124', '#d6463a', 13) + line('M108 74l12 30M108 74l-6 28', '#d6463a', 9),
    foliage([60, -10], 150, 46, FIR.base, 6, 12),
    foliage([440, -8], 130, 50, FIR.soft, 3, 12),
    log([300, 262], [468, 254], 27, BARK.base),
    fill('M322 240Q344 230 372 236 388 232 398 238 370 250 340 246Z', '#8fbf52'),
    toddler(backwards, vary(POSES.prone, { lean: 70, nod: -40 }), [390, 248], 148, {
      grip: { near: [426, 226], far: [436, 228] },
      step: { near: [354, 292], far: [368, 288] },
    }),
    fern([462, 312], 54, '#5f9150'),
    line('M98 296Q150 282 184 306T268 320 306 340', BARK.base, 15) +
      line('M100 292Q150 278 186 301T268 314', BARK.soft, 4),
    under([156, 330], 62),
    adult(slow, vary(POSES.crouch, { lean: 8, nod: 4 }), [130, 334], 252, {
      grip: { near: [186, 274], far: [192, 262] },
    }),
    under([246, 340], 40),
    toddler(
      strider,
      vary(POSES.walk, { lean: 6, nod: 14, hands: pair(-20, -58, 24, -60), feet: pair(16, -18, -10, -4) }),
      [236, 340],
      164,
      { step: { near: [270, 302], far: [222, 334] } },
    ),
    under([404, 346], 48),
    toddler(seated, vary(POSES.floor, { lean: -2, nod: 14, feet: pair(24, -4, 28, -4) }), [416, 348], 154, {
      facing: -1,
      grip: { near: [386, 318], far: [380, 312] },
    }),
    stick([364, 326], [400, 306], 6, BARK.base),
    disc([384, 316], 7.4, CAST.rose.skin),
    mushroom([30, 318], 16, MAPLE.base),
    tufts([330, 358], 10, '#6f9a4a', 5, 11, [0, 110]),
  )
}

/** Footprints from `from` to `to`, each a sole and a heel `size` wide. */
function prints(from: Point, to: Point, count: number, size: number, color: string): string {
  const [x, y] = [(to[0] - from[0]) / (count - 1), (to[1] - from[1]) / (count - 1)]
  const long = Math.hypot(x, y)
  const [ux, uy] = [x / long, y / long]
  const marks = Array.from({ length: count }, (_, i) => {
    const side = (i % 2 ? 1 : -1) * size
    const start: Point = [from[0] + x * i - uy * side, from[1] + y * i + ux * side]
    const heel: Point = [start[0] - ux * size * 1.3, start[1] - uy * size * 1.3]
    return [`${through(start, [start[0] + ux * size * 0.5, start[1] + uy * size * 0.5])}`, `${through(heel, heel)}`]
  })
  return (
    line(marks.map(([sole]) => sole).join(''), color, size) +
    line(marks.map(([, heel]) => heel).join(''), color, size * 0.8)
  )
}

export function stepsFollowMe(): string {
  const looker = autumn(CAST.maika, { top: ROSE.base, legs: PLUM.dark, shoes: FIR.dark, trim: PAPER, hat: TUQUES.sun })
  const walking = autumn(CAST.emile, {
    top: WATER.base,
    legs: BARK.dark,
    shoes: MAPLE.dark,
    trim: SUN.soft,
    hat: TUQUES.fir,
  })
  const big = autumn(CAST.idris, { top: SUN.base, legs: WATER.deep, shoes: ROSE.dark, trim: PAPER, hat: TUQUES.maple })
  const educator = autumn(ADULTS.julie, { top: FIR.base, legs: BARK.deep, trim: PAPER })
  const guard = autumn(ADULTS.marc, { top: PLUM.base, legs: BARK.dark, trim: PAPER, hat: TUQUES.water })
  const sand = '#ecd7a8'
  const dent = '#c7a873'
  return frame(
    ['#c6dbe6', '#f2ecd9'],
    cloud([300, 56], 120, PAPER, 0.9),
    fill('M0 112Q140 88 260 104T480 98V130H0Z', '#9ab0a6'),
    fill('M0 124H480V176H0Z', '#6fa3bd') + line('M40 140h50M150 150h40M260 138h60M390 148h50', '#b9d8e2', 3),
    line('M0 176Q60 168 120 176T240 176 360 174 480 176', PAPER, 5),
    land([0, 178, 240, 184, 480, 176], '#dcc393'),
    land([0, 206, 240, 198, 480, 208], sand),
    specks({ x: [0, 480], y: [212, 352] }, 36, '#d3b884', 7, 1.6),
    under([250, 216], 20),
    adult(guard, vary(POSES.stand, { nod: 8 }), [250, 218], 150, {}),
    prints([452, 222], [440, 262], 3, 8, dent),
    prints([434, 284], [404, 340], 4, 13, dent),
    prints([52, 218], [86, 262], 5, 7, dent),
    prints([94, 274], [134, 326], 4, 9, dent),
    line('M176 226Q190 270 238 318M206 222Q222 264 278 310', dent, 5),
    prints([190, 226], [250, 302], 8, 5.5, dent),
    under([276, 334], 46),
    walker([272, 336], '#d6463a', { scale: 1.2 }),
    toddler(walking, vary(POSES.stand, { lean: 6, nod: 10 }), [278, 336], 158, {
      grip: { near: [284, 268], far: [288, 266] },
    }),
    under([142, 344], 40),
    toddler({ ...looker }, vary(POSES.walk, { lean: -2, nod: 18, hands: pair(-16, -44, 16, -46) }), [150, 346], 168, {
      facing: -1,
    }),
    under([392, 300], 50),
    adult(educator, vary(POSES.walk, { nod: 10 }), [438, 322], 256, {
      facing: -1,
      grip: { near: [420, 206], far: [404, 214] },
    }),
    under([376, 346], 34),
    toddler(
      big,
      vary(POSES.walk, { lean: 8, nod: 22, hands: pair(-20, -54, 20, -54), feet: pair(12, -12, -8, -4) }),
      [366, 348],
      150,
      {},
    ),
    place(line('M0 0L-8 -14M0 0V-17M0 0L8 -14M0 0V7', dent, 2.6), [60, 336], {
      turn: 20,
    }),
    place(line('M0 0L-8 -14M0 0V-17M0 0L8 -14M0 0V7', dent, 2.6), [36, 318], { turn: 20 }),
    place(line('M0 0L-8 -14M0 0V-17M0 0L8 -14M0 0V7', dent, 2.6), [28, 346], { turn: 20 }),
  )
}

export function voiceGoesFar(): string {
  const caller = mild(CAST.lila, { top: ROSE.base, legs: WATER.deep, shoes: SUN.base, cut: 'overalls' })
  const ears = mild(CAST.sami, { top: SUN.base, legs: FIR.deep, shoes: MAPLE.base })
  const open = mild(CAST.zoe, { top: PLUM.base, legs: BARK.dark, shoes: CREAM, cut: 'stripes', trim: PAPER })
  const educator = mild(ADULTS.marc, { top: WATER.base, legs: BARK.deep, shoes: BARK.dark })
  const far = mild(ADULTS.julie, { top: MAPLE.base, legs: WATER.deep, shoes: INK })
  return frame(
    ['#bfe0ef', '#f3f3d6'],
    cloud([40, 60], 90, PAPER, 0.95),
    cloud([230, 40], 70, PAPER, 0.9),
    woods(180, 54, '#bfdca8', 8, 'round'),
    leafy([30, 214], 130, '#9ccb78', 4),
    land([0, 206, 160, 196, 330, 168, 480, 150], '#a9d187'),
    flowers([206, 240], 14, PAPER, FIR.base, 4),
    adult(far, vary(POSES.standFront, { elbows: [-1, 1], stretch: 1.05 }), [420, 174], 112, {
      grip: { near: [392, 66], far: [448, 66] },
    }),
    line('M388 108q-13 17 2 34M370 98q-22 26 0 54M352 88q-31 36 -2 74', PAPER, 4.4),
    land([0, 262, 240, 246, 480, 244], '#90c26f'),
    land([0, 312, 240, 300, 480, 306], '#7fb561'),
    line('M300 214q14 12 8 32M322 204q20 18 12 48M344 196q26 24 16 62', SUN.soft, 5),
    under([112, 330], 56),
    adult(educator, vary(POSES.crouch, { lean: 4, nod: -14 }), [98, 334], 260, {
      grip: { near: [148, 212], far: [152, 206] },
    }),
    under([236, 342], 42),
    toddler(caller, vary(POSES.stand, { lean: -4, nod: -18, stretch: 1.1 }), [232, 344], 172, {
      grip: { near: [258, 214], far: [264, 206] },
    }),
    under([334, 344], 40),
    toddler(ears, vary(POSES.standFront, { elbows: [-1, 1], stretch: 1.1, nod: -4 }), [338, 346], 158, {
      grip: { near: [307, 232], far: [369, 232] },
    }),
    under([428, 342], 40),
    toddler({ ...open, view: 'back' }, vary(POSES.standFront, { elbows: [-1, 1], stretch: 1.2 }), [426, 346], 154, {
      grip: { near: [390, 206], far: [458, 200] },
    }),
    tufts([346, 358], 14, FIR.dark, 5, 12),
  )
}

export function woodPile(): string {
  const dragger = autumn(CAST.noah, { top: ROSE.base, legs: WATER.deep, trim: PAPER, hat: TUQUES.sun })
  const roller = autumn(CAST.mei, { top: SUN.base, legs: PLUM.dark, trim: PAPER, hat: TUQUES.rose })
  const passing = autumn(CAST.emile, { top: WATER.base, legs: BARK.dark, trim: SUN.soft, hat: TUQUES.maple })
  const educator = autumn(ADULTS.lucie, { top: FIR.base, legs: BARK.deep, trim: PAPER })
  return frame(
    ['#f0dfbb', '#f8efd3'],
    woods(170, 100, '#dcc587', 7, 'mixed'),
    rays('#fff6d4', 0.3),
    birch([212, 214], -10, 20, -4),
    trunk([300, 210], -10, 24, '#94826a'),
    land([0, 212, 240, 202, 480, 216], '#c9b26a'),
    trunk([424, 290], -14, 78, BARK.base),
    foliage([420, -8], 150, 50, MAPLE.base, 6, 13),
    foliage([90, -14], 150, 48, SUN.base, 3, 13),
    land([0, 278, 240, 262, 480, 282], '#b09a58'),
    leaves({ x: [0, 480], y: [270, 352] }, 28, [MAPLE.base, SUN.base, MAPLE.deep], 6, 7),
    under([360, 312], 46),
    toddler(passing, vary(POSES.crouch, { lean: 34, nod: 0 }), [350, 318], 146, { facing: -1 }),
    stick([306, 326], [398, 168], 11, BARK.soft),
    stick([350, 332], [406, 186], 10, BARK.pale),
    stick([388, 338], [412, 176], 10, BARK.base),
    under([238, 320], 74),
    stick([172, 316], [300, 304], 12, BARK.base),
    stick([190, 322], [292, 286], 11, BARK.soft),
    stick([204, 288], [286, 322], 11, BARK.pale),
    stick([196, 302], [300, 318], 12, BARK.dark),
    stick([216, 276], [268, 320], 10, BARK.soft),
    oval([246, 318], 20, 9, BARK.cut) + oval([246, 318], 12, 5, BARK.pale),
    under([192, 266], 40),
    adult(educator, vary(POSES.crouch, { lean: 16, nod: 10 }), [172, 276], 246, {
      grip: { near: [222, 238], far: [230, 246] },
    }),
    stick([214, 226], [252, 272], 10, BARK.base),
    disc([224, 239], 8, ADULTS.lucie.skin),
    under([90, 336], 52),
    stick([16, 350], [132, 276], 11, BARK.base),
    line('M44 332l-16 -14M70 316l-4 -18', BARK.base, 6),
    toddler(dragger, vary(POSES.pull, { lean: -14, nod: 4 }), [98, 336], 160, {
      facing: -1,
      grip: { near: [62, 314], far: [78, 300] },
    }),
    disc([64, 316], 8, CAST.noah.skin),
    under([420, 348], 60),
    log([340, 338], [390, 342], 19, BARK.base),
    toddler(roller, vary(POSES.push, { lean: 50, nod: -34 }), [438, 352], 148, {
      facing: -1,
      grip: { near: [398, 324], far: [392, 320] },
    }),
    line('M324 326q-9 9 -4 22', PAPER, 3.4),
  )
}
