import { figure } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { heap, log, stick } from '../../../kit/ground.ts'
import { frame, land, leaves, woods } from '../../../kit/landscape.ts'
import { BARK, CREAM, FIR, INK, MAPLE, PAPER, PLUM, ROSE, SUN, shade, WATER } from '../../../kit/palette.ts'
import { ADULTS, autumn, BABIES, CAST, mild, TUQUES } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { dashes, disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { bucket, disk } from '../../../kit/things.ts'
import { sheet, under } from '../../../kit/toys.ts'
import { foliage, leafy, limb, mapleLeaf, trunk } from '../../../kit/trees.ts'
import { stroller, strollerBelt } from '../../../kit/wheels.ts'

const FALL = [SUN.base, MAPLE.base, MAPLE.deep] as const
const BONNETS = {
  sun: { kind: 'bonnet', color: SUN.base, trim: MAPLE.dark },
  rose: { kind: 'bonnet', color: ROSE.base, trim: PAPER },
} as const
const MUD = '#4a3022'

export function treeFaces(): string {
  const adult = autumn(ADULTS.pierre, { top: WATER.base, legs: PLUM.dark, trim: PAPER, hat: TUQUES.maple })
  const baby = autumn(BABIES.binta, { top: ROSE.base, legs: ROSE.base, trim: PAPER, hat: BONNETS.sun })
  const plasterer = autumn(CAST.emile, { top: SUN.base, legs: FIR.deep, trim: MAPLE.dark, hat: TUQUES.water })
  const barber = autumn(CAST.maika, { top: PLUM.base, legs: WATER.deep, trim: PAPER })
  const talker = autumn(CAST.noah, { top: FIR.base, legs: MAPLE.deep, trim: SUN.soft })
  const bark = '#b08e6c'
  const eyes = ([x, y]: Point, gap: number, r: number) =>
    [-1, 1].map((k) => disc([x + k * gap, y], r, CREAM) + disc([x + k * gap, y], r * 0.5, INK)).join('')
  return frame(
    ['#dbe4d2', '#f6ecc9'],
    woods(180, 90, '#dccf9c', 6, 'round'),
    foliage([240, -6], 110, 46, SUN.base, 8, 9),
    foliage([440, -8], 110, 50, MAPLE.soft, 4, 9),
    foliage([40, -8], 100, 46, MAPLE.base, 9, 7),
    land([0, 240, 240, 230, 480, 244], '#b9b96a'),
    trunk([136, 296], -10, 92, bark),
    trunk([372, 288], -10, 84, '#a3805f'),
    fill('M104 118Q136 102 168 118 178 160 164 186 136 204 108 186 94 158 104 118Z', MUD),
    [0, 1, 2, 3]
      .map((i) => mapleLeaf([106 + i * 20, 112 - (i % 3 ? 8 : 0)], 30, -50 + i * 33, FALL[i % 3] ?? SUN.base))
      .join(''),
    eyes([136, 142], 14, 9),
    oval([136, 172], 10, 12, '#e9b9a0'),
    fill('M342 192Q372 176 402 192 410 226 400 246 372 262 346 246 334 222 342 192Z', MUD),
    line('M350 200L366 208M396 200L380 208', CREAM, 5),
    eyes([373, 214], 13, 6.5),
    line('M358 240Q372 228 388 240', CREAM, 5),
    mapleLeaf([374, 178], 28, 4, SUN.base),
    mapleLeaf([396, 188], 26, 40, MAPLE.base),
    figure(talker, vary(POSES.reach, { lean: 6, nod: -8 }), [212, 318], 158, {
      facing: -1,
      grip: { near: [168, 196], far: [164, 172] },
    }),
    figure(barber, vary(POSES.reach, { lean: 4, nod: 0, elbows: [1, 1] }), [304, 300], 148, {
      grip: { near: [340, 198], far: [346, 182] },
    }),
    mapleLeaf([344, 190], 26, 70, MAPLE.deep),
    fill('M80 262Q104 248 128 262L134 292Q106 306 76 292Z', MUD),
    line('M88 274q6 5 12 0M108 274q6 5 12 0', CREAM, 3.6),
    line('M96 288q10 5 18 0', CREAM, 4),
    figure(plasterer, vary(POSES.crouch, { lean: 14, nod: 4 }), [40, 344], 142, {
      build: 'toddler',
      grip: { near: [74, 292], far: [74, 284] },
    }),
    disc([77, 290], 8, MUD),
    figure(adult, vary(POSES.crouch, { lean: 2, nod: 2 }), [424, 334], 236, {
      build: 'adult',
      facing: -1,
      grip: { near: [390, 246], far: [352, 280] },
    }),
    fill('M196 318H336L356 352H180Z', WATER.soft),
    fill('M238 332Q266 320 292 330 306 342 280 346 244 348 238 332Z', MUD),
    figure(baby, vary(BABY_POSES.sit, { lean: 16, nod: 10 }), [218, 346], 124, {
      build: 'baby',
      grip: { near: [250, 330], far: [254, 324] },
    }),
  )
}

export function baseCamp(): string {
  const adult = autumn(ADULTS.minh, { top: ROSE.base, legs: WATER.deep, trim: PAPER })
  const baby = autumn(BABIES.malik, { top: SUN.base, legs: SUN.base, trim: PAPER, hat: BONNETS.rose })
  const front = autumn(CAST.fatou, { top: SUN.base, legs: PLUM.dark, trim: MAPLE.dark })
  const middle = autumn(CAST.anh, { top: WATER.base, legs: BARK.deep, trim: PAPER, hat: TUQUES.maple })
  const back = autumn(CAST.lea, { top: FIR.base, legs: WATER.deep, trim: SUN.soft, hat: TUQUES.sun })
  const dragger = autumn(CAST.rose, { top: PLUM.base, legs: FIR.deep, trim: CREAM, hat: TUQUES.water })
  return frame(
    ['#d8e2c8', '#f6efcf'],
    woods(170, 96, '#d5cf94', 6, 'round'),
    foliage([120, -10], 160, 50, SUN.base, 8, 10),
    foliage([400, -12], 130, 52, MAPLE.soft, 4, 8),
    land([0, 232, 240, 222, 480, 236], '#b4b868'),
    trunk([286, 250], -10, 46, BARK.base),
    limb([276, 120], [330, 130], [392, 118], 14, 9, BARK.base),
    fill('M300 126L392 118 474 240 362 262Z', '#4f8ba6'),
    fill('M392 118L474 240 362 262Z', shade('#4f8ba6', 0.16)),
    line('M392 118L372 260', '#7fb4cb', 2.4),
    line('M290 116L214 252M296 110L240 256M300 116L268 258M304 118L298 262M308 120L330 262', BARK.soft, 7),
    figure(back, vary(POSES.carry, { lean: 2, nod: -4, hands: pair(18, -40, 16, -42) }), [54, 288], 158, {
      grip: { near: [82, 214], far: [86, 212] },
    }),
    figure(middle, vary(POSES.carry, { lean: 0, nod: -4, feet: pair(-9, -4, 8, -5) }), [120, 282], 150, {
      grip: { near: [146, 214], far: [150, 212] },
    }),
    figure(
      front,
      vary(POSES.carry, { lean: -6, nod: -8, hands: pair(-14, -40, -10, -42), elbows: [-1, -1] }),
      [206, 286],
      158,
      { grip: { near: [184, 214], far: [190, 212] } },
    ),
    log([52, 218], [224, 216], 12, BARK.base),
    disc([84, 210], 7, CAST.lea.skin),
    disc([148, 209], 7, CAST.anh.skin),
    disc([186, 209], 7, CAST.fatou.skin),
    land([0, 318, 240, 306, 480, 320], '#9da256'),
    stick([154, 322], [30, 352], 6, BARK.base),
    line('M90 336l-26 -14M64 342l-22 -14M104 332l-10 16', BARK.base, 4),
    figure(
      dragger,
      vary(POSES.walk, { lean: 12, nod: -4, hands: pair(-16, -30, -12, -30), elbows: [-1, -1] }),
      [180, 354],
      126,
      { build: 'toddler', grip: { near: [162, 316], far: [160, 316] } },
    ),
    line('M164 319L142 326', BARK.base, 6),
    disc([162, 317], 6.2, CREAM),
    disk([298, 322], 34, 22),
    figure(adult, vary(POSES.floor, { hip: [0, -9], lean: 2, nod: 4, feet: pair(24, -4, 30, -4) }), [430, 338], 226, {
      build: 'adult',
      facing: -1,
      grip: { near: [388, 302], far: [366, 298] },
    }),
    figure(baby, vary(BABY_POSES.sit, { lean: 8, nod: -14 }), [348, 350], 122, {
      build: 'baby',
      facing: -1,
      grip: { near: [320, 318], far: [314, 316] },
    }),
    leaves({ x: [210, 300], y: [340, 356] }, 3, FALL, 6, 7),
  )
}

/** What a heap of leaves shows of them: strokes along its folds. */
function litter(d: string, color: string): string {
  return dashes(d, color, 6.5, '5 11 8 16')
}

export function leafPile(): string {
  const adult = autumn(ADULTS.helene, { top: WATER.base, legs: PLUM.dark, trim: PAPER })
  const jumper = autumn(CAST.kofi, { top: ROSE.base, legs: WATER.deep, trim: PAPER })
  const toddler = autumn(CAST.awa, { top: PLUM.base, legs: FIR.deep, trim: SUN.soft })
  const filler = autumn(CAST.theo, { top: FIR.base, legs: WATER.deep, trim: CREAM, hat: TUQUES.maple })
  const runner = autumn(CAST.mei, { top: WATER.soft, legs: PLUM.dark, trim: PAPER })
  const pile = (at: Point, w: number, h: number, seed: number) =>
    heap(at, w, h, '#c6762f', seed) + heap([at[0] - w * 0.04, at[1]], w * 0.8, h * 0.8, '#dd9a3a', seed + 2)
  return frame(
    ['#cfe3ea', '#f9efd2'],
    woods(190, 84, '#e3d5a2', 5, 'round'),
    leafy([448, 236], 190, MAPLE.base, 4),
    line('M34 230V160', BARK.dark, 13),
    foliage([34, 136], 54, 50, SUN.base, 8, 9),
    land([0, 226, 240, 216, 480, 230], '#b8c373'),
    figure(runner, vary(POSES.run, { lean: 10 }), [176, 246], 124, {}),
    pile([312, 308], 240, 92, 4),
    figure(jumper, vary(POSES.jump, { lean: 2, feet: pair(-4, -22, 12, -20), knees: [-1, -1] }), [290, 198], 160, {}),
    litter('M214 300q30 -20 60 -6t60 -6 66 10M236 282q30 -22 60 -10t70 4M262 258q30 -16 60 -6', MAPLE.deep),
    litter('M224 292q30 -14 60 -2t80 2M250 268q36 -18 84 -2M276 244q20 -10 40 0', '#f3d27a'),
    leaves({ x: [230, 370], y: [206, 246] }, 9, FALL, 9, 8),
    land([0, 322, 240, 308, 480, 324], '#a3ae5c'),
    figure(filler, vary(POSES.lower, { lean: 40, nod: 0 }), [436, 342], 138, {
      build: 'toddler',
      facing: -1,
      grip: { near: [402, 302], far: [396, 300] },
    }),
    bucket([386, 344], WATER.base, { scale: 1.15 }),
    leaves({ x: [376, 392], y: [308, 318] }, 3, FALL, 4, 9),
    figure(adult, vary(POSES.floor, { lean: -6, nod: -10, feet: pair(32, -4, 36, -4) }), [52, 338], 226, {
      build: 'adult',
      grip: { near: [104, 202], far: [116, 214] },
    }),
    pile([154, 352], 190, 52, 6),
    figure(toddler, vary(POSES.floor, { lean: -4, nod: -18, elbows: [-1, -1] }), [182, 336], 136, {
      build: 'toddler',
      facing: -1,
      grip: { near: [158, 276], far: [208, 276] },
    }),
    fill('M72 360Q96 324 150 318 214 318 250 360Z', '#dd9a3a'),
    litter('M92 346q30 -16 60 -8t80 4M120 330q40 -12 90 2', MAPLE.deep),
    litter('M104 338q40 -18 120 2', '#f3d27a'),
    [
      [128, 186, 20],
      [146, 222, -40],
      [112, 140, 80],
      [86, 166, 150],
    ]
      .map(([x = 0, y = 0, turn = 0], i) => mapleLeaf([x, y], 24, turn, FALL[i % 3] ?? SUN.base))
      .join(''),
  )
}

export function duckBand(): string {
  const adult = autumn(ADULTS.julie, { top: MAPLE.dark, legs: WATER.deep, trim: PAPER, hat: TUQUES.fir })
  const baby = autumn(BABIES.tao, { top: ROSE.base, legs: ROSE.base, trim: PAPER, hat: BONNETS.sun })
  const leader = autumn(CAST.jasleen, { top: PLUM.base, legs: FIR.deep, trim: PAPER })
  const splash = autumn(CAST.fatou, { top: SUN.base, legs: MAPLE.deep, trim: PAPER })
  const waddler = autumn(CAST.lea, { top: WATER.base, legs: PLUM.dark, trim: SUN.soft, hat: TUQUES.rose })
  const asleep = autumn(CAST.idris, { top: FIR.base, legs: BARK.deep, trim: SUN.soft, hat: TUQUES.water })
  const bird = (x: number, y: number) => `M${x - 11} ${y - 5}q7 -2 11 5 5 -7 12 -5`
  const waddle = vary(POSES.standFront, {
    hip: [0, -41.5],
    hands: pair(-35, -50, 35, -54),
    elbows: [1, -1],
    feet: pair(-10, -4, 12, -10),
  })
  return frame(
    ['#c9dfe6', '#f8ecd0'],
    line([bird(250, 30), bird(282, 42), bird(314, 54), bird(218, 44), bird(188, 60)].join(''), '#55636a', 3),
    woods(186, 80, '#ded29b', 5, 'round'),
    leafy([440, 236], 170, SUN.base, 4, BARK.dark),
    land([0, 226, 240, 216, 480, 230], '#b5c070'),
    fill('M-10 268C120 238 300 238 490 272V300C320 272 160 272 -10 304Z', '#dcc792'),
    land([0, 316, 240, 304, 480, 318], '#a3ae5c'),
    under([404, 276], 34),
    figure(asleep, vary(POSES.stand, { lean: 4, nod: 20, elbows: [1, -1] }), [404, 276], 142, {
      build: 'toddler',
      facing: -1,
      grip: { near: [386, 174], far: [410, 216] },
    }),
    under([212, 322], 40),
    figure(
      adult,
      vary(POSES.stand, { hip: [-3, -32], lean: 4, nod: 6, feet: pair(-8, -4, 8, -4), knees: [-1, -1] }),
      [210, 322],
      232,
      {
        build: 'adult',
        grip: { near: [252, 208], far: [256, 190] },
      },
    ),
    figure(baby, vary(BABY_POSES.held, { lean: -4, nod: -8 }), [240, 214], 104, { build: 'baby', facing: -1 }),
    line('M204 152L246 212L262 210', shade(MAPLE.dark, 0.02), 15),
    disc([264, 209], 8, ADULTS.julie.skin),
    under([310, 350], 36),
    figure(leader, waddle, [322, 348], 150, { build: 'toddler' }),
    under([122, 342], 34),
    figure(waddler, vary(waddle, { lean: -6, feet: pair(-12, -10, 10, -4) }), [120, 344], 140, { build: 'toddler' }),
    under([424, 350], 34),
    figure(
      splash,
      vary(POSES.crouch, { lean: 2, nod: -10, elbows: [-1, -1], hands: pair(-22, -34, 26, -36) }),
      [422, 352],
      138,
      { build: 'toddler', facing: -1 },
    ),
    line('M386 346l-12 -8M388 336l-8 -12M458 346l12 -8M456 336l8 -12', PAPER, 3.4),
    leaves({ x: [0, 480], y: [330, 356] }, 8, FALL, 6, 7),
  )
}

export function shoreGuards(): string {
  const fox = autumn(ADULTS.pierre, { top: MAPLE.base, legs: MAPLE.base, shoes: BARK.deep, trim: CREAM })
  const guard = autumn(CAST.lila, { top: PLUM.base, legs: WATER.deep, trim: PAPER })
  const planter = autumn(CAST.emile, { top: SUN.base, legs: FIR.deep, trim: PAPER, hat: TUQUES.water })
  const scribe = autumn(CAST.kofi, { top: FIR.base, legs: PLUM.dark, trim: SUN.soft })
  const dictator = autumn(CAST.zoe, { top: ROSE.base, legs: WATER.deep, trim: PAPER })
  const keeper = autumn(ADULTS.lucie, { top: FIR.dark, legs: BARK.deep, trim: PAPER })
  const flag = (x: number, y: number, color: string) =>
    line(`M${x} ${y}v-64`, BARK.base, 4) + fill(`M${x} ${y - 64}q12 -6 24 0v20q-12 -6 -24 0Z`, color)
  return frame(
    ['#cfe2e6', '#f8edd2'],
    land([0, 104, 120, 76, 260, 102, 380, 72, 480, 96], '#c9a66a'),
    fill('M0 104H480V230H0Z', '#4d8fae'),
    fill('M0 104H480V118H0Z', '#86b8cb', 0.7),
    line('M30 142h44M150 132h40M300 144h50M400 164h40M60 176h36M200 168h44', '#a9cfdc', 3),
    fill('M0 196C130 180 330 204 480 184V360H0Z', '#e6d2a4'),
    line('M0 194C130 178 330 202 480 182', PAPER, 5),
    figure(keeper, vary(POSES.stand, { lean: 0, nod: 0 }), [438, 226], 168, { build: 'adult', facing: -1 }),
    flag(36, 238, SUN.base),
    flag(160, 244, ROSE.base),
    flag(284, 246, WATER.deep),
    flag(398, 240, MAPLE.base),
    figure(dictator, vary(POSES.crouch, { lean: 14, nod: 10 }), [446, 300], 146, {
      facing: -1,
      grip: { near: [408, 270], far: [420, 292] },
    }),
    under([96, 316], 86, 9),
    fill('M30 262Q-8 250 -16 216 10 206 36 234 52 248 50 262Z', MAPLE.base),
    fill('M-16 216Q4 206 20 218 8 230 -8 240Z', PAPER),
    figure(fox, vary(POSES.crawl, { nod: -44 }), [92, 318], 216, { build: 'adult' }),
    place(
      fill('M-18 -12L-14 -34 0 -20ZM18 -12L12 -34 0 -20Z', MAPLE.dark) +
        fill('M-14 -17L-12 -27 -5 -19ZM13 -17L10 -27 4 -19Z', CREAM),
      [124, 206],
    ),
    under([232, 330], 40),
    figure(
      guard,
      vary(POSES.stand, { lean: -6, nod: 2, feet: pair(-12, -4, 10, -4), elbows: [1, 1] }),
      [226, 332],
      160,
      {
        facing: -1,
        grip: { near: [178, 218], far: [204, 256] },
      },
    ),
    figure(planter, vary(POSES.stand, { lean: 10, nod: 8 }), [300, 308], 138, {
      build: 'toddler',
      grip: { near: [330, 244], far: [332, 262] },
    }),
    line('M334 308V212', BARK.base, 5),
    fill('M334 212q14 -6 28 0v22q-14 -6 -28 0Z', PLUM.base),
    disc([332, 245], 6.5, CAST.emile.skin),
    sheet(
      [372, 324],
      112,
      46,
      line('M-36 -6q8 -12 18 -2t16 -4M-38 8l10 6M-26 4l14 8M10 -8l26 16M36 -8L10 8', MAPLE.dark, 3.6),
    ),
    figure(scribe, vary(POSES.prone, { lean: 64, nod: -34 }), [296, 354], 156, {
      grip: { near: [350, 332], far: [342, 342] },
    }),
    line('M350 332l9 -5', MAPLE.dark, 5),
    disc([349, 333], 6.5, CAST.kofi.skin),
  )
}

export function helloStreet(): string {
  const adult = autumn(ADULTS.lucie, { top: WATER.deep, legs: PLUM.dark, trim: PAPER })
  const baby = autumn(BABIES.olivier, { top: ROSE.base, legs: ROSE.base, trim: PAPER, hat: BONNETS.sun })
  const vest = { top: '#f0d43a', trim: MAPLE.base, shoes: BARK.dark, cut: 'vest' } as const
  const big = mild(CAST.kofi, { ...vest, legs: WATER.deep })
  const shy = mild(CAST.mei, { ...vest, trim: PLUM.base, legs: FIR.deep })
  const friend = mild(CAST.theo, { ...vest, trim: FIR.base, legs: BARK.dark })
  const carrier = autumn(ADULTS.helene, {
    top: WATER.base,
    legs: INK,
    trim: PAPER,
    hat: { kind: 'cap', color: WATER.deep, trim: INK },
  })
  return frame(
    ['#cde3ea', '#f7efd8'],
    fill('M0 60H196V226H0Z', '#c9785a'),
    fill('M-8 66L20 16H176L204 66Z', '#5c5560'),
    fill('M24 96H88V160H24Z', CREAM),
    fill('M30 102H82V154H30Z', '#4c5a66'),
    line('M30 128H44M68 128H82', CREAM, 3),
    fill('M22 158H90V168H22Z', PAPER),
    fill('M128 114H176V226H128Z', FIR.dark),
    fill('M136 122H168V154H136Z', WATER.pale),
    disc([168, 178], 3.6, SUN.base),
    fill('M40 152Q38 124 56 124 76 124 72 152Z', '#c99a5b'),
    fill('M40 130Q32 132 34 148 42 148 46 134ZM68 128Q78 130 78 146 70 148 66 134Z', '#8b6236'),
    disc([50, 134], 2.2, INK),
    disc([62, 134], 2.2, INK),
    oval([56, 142], 4, 3, INK),
    fill('M196 132H480V226H196Z', '#b9cf92'),
    leafy([352, 224], 190, MAPLE.base, 4),
    fill('M0 224H480V360H0Z', '#d8d2c4'),
    fill('M0 224H480V232H0Z', '#b5b0a4'),
    line('M120 232L60 344M250 232L240 344M370 232L420 344', '#c2bcae', 2.4),
    fill('M0 340H480V360H0Z', '#84868a'),
    line('M0 340H480', PAPER, 4),
    line('M286 226V190H410V226M286 206H410', BARK.base, 7),
    line('M282 190H414', BARK.soft, 8),
    under([224, 262], 34),
    figure(carrier, vary(POSES.walk, { lean: 0, nod: 2 }), [228, 262], 192, {
      build: 'adult',
      facing: -1,
      grip: { near: [184, 92], far: [206, 168] },
    }),
    fill('M216 158H256V196H216Z', BARK.soft),
    line('M222 110L250 160', BARK.base, 4),
    fill('M200 162h18v12h-18Z', PAPER),
    under([284, 274], 34),
    figure(friend, vary(POSES.stand, { lean: 8, nod: 4, elbows: [1, 1] }), [290, 276], 144, {
      grip: { near: [330, 192], far: [324, 202] },
    }),
    under([92, 330], 40),
    figure(
      big,
      vary(POSES.jump, {
        lean: -6,
        hip: [0, -38],
        feet: pair(-10, -4, 10, -6),
        hands: pair(-30, -70, 30, -92),
        elbows: [-1, -1],
      }),
      [64, 322],
      160,
      {},
    ),
    figure(shy, vary(POSES.stand, { lean: 4, nod: 0, elbows: [1, -1] }), [148, 332], 138, {
      build: 'toddler',
      grip: { near: [180, 262], far: [142, 286] },
    }),
    figure(adult, vary(POSES.stand, { lean: 14, nod: 8, feet: pair(-8, -4, 8, -5) }), [452, 340], 232, {
      build: 'adult',
      facing: -1,
      grip: { near: [398, 234], far: [402, 228] },
    }),
    stroller([340, 338], MAPLE.dark, { mirror: true, scale: 1.25 }),
    figure(baby, vary(BABY_POSES.held, { lean: -8, nod: -2, hands: pair(16, -30, 22, -46) }), [342, 296], 112, {
      build: 'baby',
    }),
    strollerBelt([340, 338], MAPLE.dark, { mirror: true, scale: 1.25 }),
    leaves({ x: [240, 480], y: [240, 336] }, 9, FALL, 6, 6),
  )
}
