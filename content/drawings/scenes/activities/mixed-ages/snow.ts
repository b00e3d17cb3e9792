import { figure } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence, stick } from '../../../kit/ground.ts'
import { frame, land, snowfall, specks, sun, woods } from '../../../kit/landscape.ts'
import { BARK, CREAM, FIR, MAPLE, PAPER, PLUM, ROSE, SNOW, STONE, SUN, shade, WATER } from '../../../kit/palette.ts'
import { ADULTS, BABIES, CAST, winter } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { dashes, disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { brush, paintPot, under } from '../../../kit/toys.ts'
import { bare, birch, fir, trunk } from '../../../kit/trees.ts'

const HELMET = { kind: 'helmet', color: SUN.base, trim: MAPLE.dark } as const
const RED_HELMET = { kind: 'helmet', color: MAPLE.base, trim: CREAM } as const
const BLUE_HELMET = { kind: 'helmet', color: WATER.base, trim: PAPER } as const

/** A sled with a back rest that faces right; who sits in it has the seat at (-6, -10). Draw `sledFront` after. */
function backedSled(at: Point, color: string, scale = 1): string {
  return place(
    line('M-40 0H32Q50 -1 52 -18', STONE.dark, 4.5) + fill('M-42 -58Q-30 -62 -24 -56L-14 -6H-36Z', shade(color, 0.25)),
    at,
    { scale },
  )
}

function sledFront(at: Point, color: string, scale = 1): string {
  return place(fill('M-38 -26H30Q46 -26 48 -14L44 -4H-34Z', color) + line('M-34 -18H40', shade(color, 0.2), 2.4), at, {
    scale,
  })
}

function flag([x, y]: Point, color: string, height = 62): string {
  return line(`M${x} ${y}v${-height}`, BARK.base, 4.5) + fill(`M${x} ${y - height}q12 -6 24 0v20q-12 -6 -24 0Z`, color)
}

export function shoreCaravan(): string {
  const lead = winter(ADULTS.marc, { top: FIR.base, legs: FIR.deep, trim: SUN.base })
  const guard = winter(ADULTS.julie, { top: PLUM.base, legs: PLUM.dark, trim: CREAM })
  const baby = winter(BABIES.binta, { top: SUN.base, legs: SUN.base, trim: ROSE.base })
  const pusher = winter(CAST.lea, { top: WATER.base, legs: WATER.deep, trim: SUN.soft })
  const planter = winter(CAST.noah, { top: MAPLE.base, legs: MAPLE.deep, trim: PAPER })
  const prints = (d: string) => dashes(d, SNOW.deep, 7, '1 15')
  return frame(
    ['#b9d2e2', '#f4efe2'],
    sun([76, 50], 22, SUN.pale),
    land([0, 112, 120, 78, 250, 108, 370, 74, 480, 100], '#a8b9c8'),
    land([0, 118, 120, 108, 250, 116, 370, 106, 480, 114], '#7f98a6'),
    fill('M0 120H480V226H0Z', '#cfe0ea'),
    line('M40 146h60M180 136h70M110 172h50', '#b3cbd9', 3.4),
    fill('M0 200C130 184 330 208 480 188V360H0Z', SNOW.light),
    line('M0 200C130 184 330 208 480 188', '#b9cbd8', 4),
    flag([58, 236], MAPLE.base),
    flag([170, 240], MAPLE.base),
    flag([246, 242], MAPLE.base),
    flag([410, 236], MAPLE.base),
    figure(guard, vary(POSES.walk, { lean: 0, nod: 2 }), [206, 232], 172, { build: 'adult' }),
    fill('M0 290C140 276 340 276 480 296V360H0Z', '#dfe8ee'),
    prints('M-10 316C30 310 70 312 110 310M-10 338C30 332 60 334 90 332'),
    under([204, 334], 66, 8),
    line('M262 304L300 264', STONE.dark, 3.6),
    backedSled([208, 334], ROSE.dark, 1.3),
    figure(baby, vary(BABY_POSES.held, { lean: -10, nod: -4 }), [196, 318], 122, { build: 'baby' }),
    sledFront([208, 334], ROSE.base, 1.3),
    line('M434 340V226', BARK.base, 4.5),
    fill('M434 226q14 -6 28 0v22q-14 -6 -28 0Z', MAPLE.base),
    figure(planter, vary(POSES.stand, { lean: 10, nod: 4 }), [400, 342], 140, {
      build: 'toddler',
      grip: { near: [432, 280], far: [434, 296] },
    }),
    disc([434, 280], 8.4, PAPER),
    figure(pusher, vary(POSES.push, { lean: 24, nod: -12 }), [110, 344], 156, {
      grip: { near: [156, 264], far: [160, 258] },
    }),
    figure(
      lead,
      vary(POSES.pull, {
        lean: 8,
        nod: -8,
        hands: pair(-18, -48, -14, -48),
        elbows: [-1, -1],
        feet: pair(-10, -5, 12, -4),
      }),
      [318, 338],
      216,
      {
        build: 'adult',
        grip: { near: [298, 264], far: [304, 262] },
      },
    ),
    disc([299, 264], 10, SUN.base),
  )
}

export function parkSlope(): string {
  const low = winter(ADULTS.nadia, { top: ROSE.base, legs: PLUM.dark, trim: CREAM, hat: ADULTS.nadia.hat })
  const baby = winter(BABIES.tao, { top: PLUM.soft, legs: PLUM.soft, trim: PAPER, hat: RED_HELMET })
  const slider = winter(CAST.kofi, { top: SUN.base, legs: WATER.deep, trim: PAPER, hat: BLUE_HELMET })
  const bum = winter(CAST.emile, { top: FIR.base, legs: FIR.deep, trim: SUN.soft, hat: RED_HELMET })
  const climber = winter(CAST.awa, { top: MAPLE.base, legs: PLUM.dark, trim: PAPER, hat: HELMET })
  const puller = winter(CAST.rose, { top: WATER.base, legs: WATER.deep, trim: MAPLE.base, hat: HELMET })
  return frame(
    ['#b5d3e6', '#f5f0e2'],
    sun([66, 52], 22, SUN.pale),
    woods(196, 100, '#b4c5d2', 6, 'fir'),
    land([0, 236, 240, 228, 480, 242], '#e1eaf0'),
    land([0, 300, 60, 262, 130, 160, 190, 110, 240, 104, 300, 140, 380, 226, 440, 268, 480, 282], SNOW.light),
    fill('M240 104Q300 128 380 226 430 262 480 282V300Q400 280 340 214 290 146 240 104Z', '#d6e2ea'),
    line('M256 122Q320 168 390 246T470 292', SNOW.deep, 4, 0.7),
    figure(climber, vary(POSES.crawl, { lean: 46, nod: -40 }), [140, 186], 126, {
      build: 'toddler',
      step: { near: [106, 193], far: [122, 172] },
      grip: { near: [166, 132], far: [170, 126] },
    }),
    fill('M196 96L262 110 254 122 190 108Z', '#a97c4a'),
    figure(bum, vary(POSES.floor, { lean: -14, nod: 4, hands: pair(-8, -8, 24, -40) }), [222, 112], 130, {
      build: 'toddler',
    }),
    place(fill('M-46 -2Q-40 -12 -30 -8L44 -6Q54 -8 56 -18L62 -4Q56 4 44 4H-40Z', MAPLE.dark), [356, 218], {
      turn: 46,
      scale: 1.1,
    }),
    figure(
      slider,
      vary(POSES.floor, {
        hip: [0, -12],
        lean: -24,
        nod: 20,
        feet: pair(26, 14, 30, 10),
        hands: pair(2, -4, 22, -60),
        elbows: [-1, -1],
      }),
      [344, 204],
      150,
      {
        step: { near: [380, 232], far: [388, 228] },
        grip: { near: [340, 206] },
      },
    ),
    under([170, 340], 60, 8),
    line('M216 322L252 290', STONE.dark, 3.4),
    backedSled([170, 338], WATER.deep, 1.2),
    figure(baby, vary(BABY_POSES.held, { lean: -8, nod: -4 }), [158, 324], 114, { build: 'baby' }),
    sledFront([170, 338], WATER.base, 1.2),
    figure(low, vary(POSES.crouch, { lean: 4, nod: 2 }), [290, 346], 232, {
      build: 'adult',
      facing: -1,
      grip: { near: [250, 290], far: [256, 296] },
    }),
    disc([252, 290], 10.5, CREAM),
    figure(puller, vary(POSES.stand, { lean: 2, nod: -14 }), [58, 350], 152, {
      grip: { near: [90, 268], far: [82, 290] },
    }),
    fill('M78 238L108 232 114 296 84 302Z', '#c9975c'),
    line('M84 252l16 -3M86 266l18 -4', '#a97c4a', 2.6),
    disc([86, 272], 9, MAPLE.base),
  )
}

export function snowColours(): string {
  const adult = winter(ADULTS.helene, { top: FIR.base, legs: FIR.deep, trim: SUN.base })
  const dipper = winter(CAST.fatou, { top: ROSE.base, legs: PLUM.dark, trim: PAPER })
  const booter = winter(CAST.theo, { top: SUN.base, legs: WATER.deep, trim: MAPLE.dark })
  const digger = winter(CAST.maika, { top: PLUM.base, legs: PLUM.dark, trim: SUN.soft })
  const [red, blue, yellow] = ['#e0475c', '#3f86d0', '#f7c93f']
  const stain = (x: number, y: number, k: number, color: string, opacity = 0.85) =>
    fill(
      `M${x - 30 * k} ${y}Q${x - 28 * k} ${y - 13 * k} ${x - 6 * k} ${y - 12 * k} ${x + 12 * k} ${y - 18 * k} ${x + 26 * k} ${y - 7 * k} ${x + 40 * k} ${y + 2 * k} ${x + 20 * k} ${y + 10 * k} ${x + 2 * k} ${y + 16 * k} ${x - 14 * k} ${y + 10 * k} ${x - 28 * k} ${y + 10 * k} ${x - 30 * k} ${y}Z`,
      color,
      opacity,
    )
  return frame(
    ['#bcd4e4', '#f5f0e4'],
    sun([414, 50], 20, SUN.pale),
    woods(176, 54, '#c0cedb', 6, 'round'),
    bare([448, 216], 150, '#94867a', 5),
    fence([-4, 380], 204, 44, '#c9b28c', 26),
    land([0, 208, 240, 202, 480, 212], '#e6edf2'),
    fill('M92 234H404L470 338H14Z', PAPER),
    fill('M14 338H470V348H14Z', SNOW.shade),
    line('M92 234H404L470 338', SNOW.shade, 3),
    stain(170, 262, 1.2, yellow),
    stain(236, 280, 1.7, red),
    stain(196, 284, 1.1, MAPLE.base, 0.75),
    stain(314, 266, 1.3, blue),
    stain(288, 280, 0.9, PLUM.base, 0.8),
    stain(354, 308, 1.1, yellow),
    stain(330, 296, 0.8, '#5aa25c', 0.8),
    specks({ x: [120, 390], y: [244, 326] }, 8, red, 5, 2.2, 0.9),
    specks({ x: [120, 390], y: [244, 326] }, 6, blue, 9, 2.2, 0.9),
    figure(adult, vary(POSES.crouch, { lean: 20, nod: 8 }), [102, 276], 226, {
      build: 'adult',
      grip: { near: [180, 220], far: [150, 240] },
    }),
    place(brush([0, 0], red), [182, 220], { turn: 58 }),
    disc([180, 220], 10.5, SUN.base),
    fill('M204 250q6 10 0 14 -6 -4 0 -14Z', red),
    figure(digger, vary(POSES.kneel, { lean: 28, nod: 12 }), [398, 268], 146, {
      facing: -1,
      grip: { near: [352, 234], far: [346, 250] },
    }),
    place(brush([0, 0], blue), [350, 236], { turn: 122 }),
    disc([351, 234], 8.4, SUN.soft),
    fill(
      'M182 330Q186 318 200 318 214 320 212 330 210 340 196 340 184 340 182 330ZM208 338q14 -2 16 6 -2 8 -14 6Z',
      blue,
    ),
    figure(booter, vary(POSES.crouch, { lean: 18, nod: 10 }), [130, 350], 146, {
      build: 'toddler',
      grip: { near: [172, 312], far: [164, 306] },
    }),
    place(brush([0, 0], blue), [174, 310], { turn: 40 }),
    disc([172, 310], 8.6, MAPLE.dark),
    fill('M288 322q22 -12 44 0 2 18 -22 18 -24 0 -22 -18Z', '#b83449'),
    fill('M292 326q18 -8 36 0 0 10 -18 10 -18 0 -18 -10Z', red),
    figure(dipper, vary(POSES.crouch, { lean: 18, nod: 10 }), [388, 350], 138, {
      build: 'toddler',
      facing: -1,
      grip: { near: [346, 304], far: [352, 298] },
    }),
    place(brush([0, 0], red), [342, 306], { turn: 150 }),
    disc([345, 304], 8.4, PAPER),
    paintPot([34, 334], red, { scale: 1.3 }),
    paintPot([62, 346], yellow, { scale: 1.3 }),
    paintPot([446, 340], blue, { scale: 1.3 }),
  )
}

export function sleepyBear(): string {
  const adult = winter(ADULTS.lucie, { top: MAPLE.base, legs: PLUM.dark, trim: CREAM })
  const baby = winter(BABIES.ines, { top: SUN.base, legs: SUN.base, trim: ROSE.base })
  const asker = winter(CAST.lila, { top: PLUM.base, legs: PLUM.dark, trim: SUN.soft })
  const bearish = winter(CAST.noah, { top: FIR.base, legs: FIR.deep, trim: MAPLE.base })
  const opener = winter(CAST.anh, { top: ROSE.base, legs: WATER.deep, trim: PAPER })
  const tie = (x: number, y: number, w: number) =>
    line(`M${x - w} ${y}h${2 * w}`, '#d8363f', 8) +
    line(`M${x + w * 0.4} ${y}l7 26M${x + w * 0.4} ${y}l-6 22`, '#d8363f', 6.5)
  return frame(
    ['#c6d8e4', '#eef1ef'],
    woods(170, 120, '#b9c9d5', 6, 'fir'),
    birch([396, 218], -10, 14),
    fir([446, 230], 150, '#5d8a74', true),
    land([0, 196, 200, 184, 480, 200], '#dde7ed'),
    fill(
      'M248 198Q300 214 270 240 210 270 250 300 300 330 250 360H110Q190 320 160 288 150 256 220 232 262 214 236 198Z',
      '#f6f9fa',
    ),
    tie(396, 140, 8),
    figure(opener, vary(POSES.walk, { lean: 10, nod: -4 }), [300, 248], 138, {}),
    land([0, 282, 80, 270, 150, 290, 300, 300, 480, 276], SNOW.light),
    trunk([74, 322], -10, 86, '#80604a'),
    fill('M-10 318Q70 300 160 320L170 336H-10Z', SNOW.light),
    tie(74, 96, 34),
    line('M40 30L-10 0M104 40Q150 20 190 -10', '#80604a', 16),
    line('M34 24L-10 -6M108 32Q150 12 184 -14', SNOW.light, 6),
    under([190, 328], 60, 8),
    figure(adult, vary(POSES.crouch, { lean: 18, nod: -2 }), [194, 332], 240, {
      build: 'adult',
      facing: -1,
      grip: { near: [122, 232], far: [172, 268] },
    }),
    figure(baby, vary(BABY_POSES.held, { lean: 4, nod: -6 }), [156, 296], 104, {
      build: 'baby',
      facing: -1,
      grip: { near: [118, 262] },
    }),
    line('M192 232L204 276 172 284', shade(MAPLE.base, 0.12), 20),
    disc([170, 284], 10.5, CREAM),
    figure(asker, vary(POSES.stand, { lean: 10, nod: -8, elbows: [1, 1] }), [40, 348], 158, {
      grip: { near: [80, 240], far: [82, 226] },
    }),
    under([380, 342], 60, 8),
    figure(bearish, vary(POSES.crawl, { nod: -44 }), [388, 346], 148, { facing: -1 }),
    dashes('M440 340C460 330 462 316 484 312', SNOW.deep, 8, '1 15'),
    snowfall(8, 7),
  )
}

export function broomInFirstSnow(): string {
  const adult = winter(ADULTS.minh, { top: ROSE.base, legs: WATER.deep, trim: PAPER })
  const baby = winter(BABIES.malik, { top: SUN.base, legs: SUN.base, trim: MAPLE.dark })
  const sweeper = winter(CAST.jasleen, { top: FIR.base, legs: FIR.deep, trim: SUN.soft, hat: CAST.jasleen.hat })
  const tracer = winter(CAST.lea, { top: PLUM.base, legs: PLUM.dark, trim: PAPER })
  const stomper = winter(CAST.awa, { top: WATER.base, legs: WATER.deep, trim: MAPLE.base })
  const grass = '#93a37c'
  return frame(
    ['#c4d6e2', '#f2efe4'],
    woods(170, 54, '#c3cfd9', 6, 'round'),
    fill('M0 60H150V214H0Z', '#b8745a'),
    fill('M-8 30H160V66H-8Z', SNOW.light),
    fill('M28 96H108V168H28Z', CREAM),
    fill('M34 102H102V162H34Z', SUN.soft),
    line('M68 102V162M34 132H102', CREAM, 4),
    fence([170, 486], 206, 44, '#c9b28c', 26),
    bare([424, 216], 150, '#8f8478', 7),
    fill('M0 210H480V360H0Z', '#f3f6f8'),
    line(
      'M196 248C260 230 340 238 372 254 404 272 360 292 312 284 264 276 236 296 262 318 280 332 330 330 356 326',
      grass,
      15,
    ),
    line(
      'M196 248C260 230 340 238 372 254 404 272 360 292 312 284 264 276 236 296 262 318 280 332 330 330 356 326',
      '#aebb98',
      6,
    ),
    dashes('M150 232C200 222 260 220 330 224', grass, 8, '1 14'),
    figure(
      sweeper,
      vary(POSES.walk, { lean: 6, nod: -2, hands: pair(-16, -38, -12, -38), elbows: [-1, -1] }),
      [198, 260],
      140,
      { facing: -1, grip: { near: [222, 206], far: [218, 210] } },
    ),
    stick([206, 196], [250, 240], 5, BARK.base),
    fill('M246 232L270 246 258 258 240 244Z', SUN.dark),
    disc([220, 208], 8, SUN.soft),
    figure(
      stomper,
      vary(POSES.stand, {
        lean: 14,
        nod: 16,
        hands: pair(-14, -44, 20, -46),
        elbows: [-1, 1],
        feet: pair(-6, -4, 10, -12),
      }),
      [316, 268],
      130,
      { build: 'toddler', facing: -1 },
    ),
    under([92, 330], 66, 9),
    figure(adult, vary(POSES.crouch, { lean: 16, nod: 8 }), [70, 334], 234, {
      build: 'adult',
      grip: { near: [120, 286], far: [128, 250] },
    }),
    figure(baby, vary(BABY_POSES.held, { lean: 18, nod: 10 }), [116, 304], 108, {
      build: 'baby',
      grip: { near: [152, 306], far: [148, 300] },
    }),
    line('M78 218L104 268 124 284', '#d98aa0', 19),
    disc([126, 284], 10, PAPER),
    oval([168, 326], 11, 7, SNOW.deep, -10),
    oval([160, 317], 5, 3, SNOW.deep, 40),
    oval([202, 338], 11, 7, SNOW.deep, -10),
    oval([194, 329], 5, 3, SNOW.deep, 40),
    figure(tracer, vary(POSES.crouch, { lean: 20, nod: 10 }), [408, 350], 152, {
      facing: -1,
      grip: { near: [362, 326], far: [372, 312] },
    }),
    snowfall(10, 5),
  )
}
