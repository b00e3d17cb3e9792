import { chickadee } from '../../../kit/animals.ts'
import { figure } from '../../../kit/figure.ts'
import { pair } from '../../../kit/geometry.ts'
import { fence, log } from '../../../kit/ground.ts'
import { cloud, flowers, frame, land, leaves, specks, sun, tufts, woods } from '../../../kit/landscape.ts'
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
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, autumn, BABIES, bodysuit, CAST, mild, sleeper, summer, TUQUES, winter } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { blanket, cloth, duck, pitcher, spoon, under } from '../../../kit/toys.ts'
import { bare, birch, bush, fern, fir, foliage, leafy, mapleLeaf, mushroom, rays, trunk } from '../../../kit/trees.ts'
import { bus, busFront } from '../../../kit/wheels.ts'

const SUNHAT = { kind: 'sunhat', color: PAPER, trim: ROSE.base } as const

export function underTheMaple(): string {
  const adult = summer(ADULTS.julie, { top: WATER.base, legs: PLUM.dark, shoes: CREAM })
  const gazer = bodysuit(BABIES.malik, SUN.base, PAPER)
  const kicker = bodysuit(BABIES.ambre, ROSE.base, PAPER)
  const crawler = bodysuit(BABIES.jeanne, MAPLE.base, CREAM, SUNHAT)
  const fleck = (x: number, y: number, k: number) => oval([x, y], 14 * k, 5.4 * k, '#ffefae', -8, 0.85)
  return frame(
    ['#c9e6e4', '#f4f4d6'],
    woods(190, 70, '#c1ddb0', 6, 'round'),
    fence([10, 470], 232, 44, '#d9c29c', 24),
    land([0, 232, 240, 224, 480, 234], '#9bca7d'),
    trunk([408, 276], -10, 62, BARK.base),
    foliage([300, 12], 260, 92, FIR.dark, 4, 18),
    foliage([330, -2], 210, 74, FIR.base, 9, 16),
    foliage([180, -8], 140, 56, FIR.soft, 3, 12),
    [
      [120, 96, 20, 30],
      [206, 118, 22, -40],
      [286, 108, 20, 160],
      [64, 66, 18, 80],
    ]
      .map(([x = 0, y = 0, size = 20, turn = 0]) => mapleLeaf([x, y], size, turn, FIR.base))
      .join(''),
    fill('M0 284Q200 246 480 274V360H0Z', '#6fa65a'),
    blanket([206, 304], 372, 88, PLUM.base, PLUM.soft),
    [
      fleck(56, 286, 1.3),
      fleck(150, 276, 1),
      fleck(196, 318, 1.5),
      fleck(340, 286, 1.2),
      fleck(150, 344, 1.2),
      fleck(330, 330, 1.3),
    ].join(''),
    figure(adult, vary(POSES.floor, { lean: -10, nod: -16, feet: pair(34, -4, 30, -4) }), [286, 280], 250, {
      build: 'adult',
      facing: -1,
      grip: { near: [322, 270], far: [226, 158] },
    }),
    cloth([230, 156], 62, 44, ROSE.soft, { mirror: true }),
    figure(gazer, vary(BABY_POSES.onBack, { hands: pair(-6, -42, 2, -44) }), [92, 322], 138, { build: 'baby' }),
    fleck(76, 302, 0.8),
    figure(kicker, vary(BABY_POSES.onBack, { feet: pair(26, -26, 14, -36) }), [256, 346], 136, { build: 'baby' }),
    fleck(244, 326, 0.8),
    under([398, 336], 56),
    figure(crawler, vary(BABY_POSES.crawl, { lean: 88, nod: -56 }), [392, 338], 140, {
      build: 'baby',
      grip: { far: [436, 330] },
    }),
    tufts([316, 348], 10, FIR.dark, 7, 13, [424, 478]),
    tufts([346, 358], 12, FIR.dark, 4, 12, [0, 420]),
    flowers([330, 352], 6, PAPER, FIR.deep, 9, [420, 476]),
  )
}

export function mossAndBark(): string {
  const adult = mild(ADULTS.pierre, { top: MAPLE.dark, legs: WATER.deep, shoes: BARK.deep })
  const stander = autumn(BABIES.ines, {
    top: SUN.base,
    legs: SUN.base,
    trim: PAPER,
    hat: { kind: 'bonnet', color: ROSE.base, trim: PAPER },
  })
  const patter = autumn(BABIES.binta, {
    top: ROSE.base,
    legs: ROSE.base,
    trim: SUN.soft,
    hat: { kind: 'bonnet', color: SUN.base, trim: MAPLE.dark },
  })
  const rider = autumn(CAST.anh, { top: WATER.base, legs: FIR.deep, trim: PAPER, hat: TUQUES.maple })
  const moss = '#8fbf52'
  return frame(
    ['#dde8cc', '#f7f0d2'],
    woods(170, 96, '#d0dcae', 6),
    rays('#fffbe0', 0.25),
    trunk([40, 250], -10, 46, '#8b8f74'),
    trunk([300, 226], -10, 26, '#a9ac8c'),
    birch([442, 262], -10, 24, 6),
    foliage([60, -8], 150, 52, SUN.base, 8, 12),
    foliage([420, -10], 140, 54, MAPLE.soft, 4, 12),
    land([0, 222, 240, 212, 480, 226], '#b3bf74'),
    land([0, 290, 240, 280, 480, 292], '#8fa85a'),
    figure(adult, vary(POSES.kneel, { lean: 22, nod: 8 }), [384, 302], 264, {
      build: 'adult',
      facing: -1,
      grip: { near: [316, 236], far: [292, 232] },
    }),
    log([60, 282], [420, 276], 46, BARK.base),
    fill(
      'M96 246Q120 222 158 232 176 218 206 228 232 222 240 238 212 250 190 246 150 262 118 252 100 254 96 246Z',
      moss,
    ),
    fill('M112 242Q134 230 158 236T206 236Q180 244 158 242T112 242Z', '#b0d676'),
    fill('M306 328Q346 300 402 312 444 306 466 332 440 346 392 342 330 350 306 328Z', moss),
    figure(rider, vary(POSES.sit, { hip: [0, -30], lean: 8, nod: 10, feet: pair(8, -10, 12, -10) }), [224, 292], 160, {
      build: 'toddler',
      facing: -1,
      grip: { near: [190, 238], far: [178, 238] },
      step: { near: [210, 286], far: [206, 280] },
    }),
    mushroom([456, 306], 18, MAPLE.base),
    under([86, 334], 44),
    figure(stander, vary(BABY_POSES.pullUp, { lean: 14, nod: -2 }), [70, 338], 152, {
      build: 'baby',
      grip: { near: [112, 262], far: [118, 246] },
    }),
    under([292, 340], 48),
    figure(patter, vary(BABY_POSES.sit, { lean: 14, nod: 12 }), [290, 342], 146, {
      build: 'baby',
      grip: { near: [344, 322], far: [352, 316] },
    }),
    leaves({ x: [0, 480], y: [316, 354] }, 20, [SUN.base, MAPLE.base, MAPLE.deep], 6, 7),
    fern([6, 372], 62, '#5f8a4a'),
    tufts([346, 358], 8, '#5f7a3a', 4, 12, [120, 470]),
  )
}

export function breathingSheet(): string {
  const left = mild(ADULTS.minh, { top: MAPLE.base, legs: WATER.deep, shoes: PLUM.dark })
  const right = mild(ADULTS.marc, { top: FIR.dark, legs: PLUM.dark, shoes: BARK.dark })
  const reacher = mild(BABIES.binta, { top: SUN.base, legs: PLUM.base, shoes: CREAM })
  const kicker = sleeper(BABIES.olivier, ROSE.base, PAPER, 'stripes')
  const cuddler = sleeper(BABIES.tao, WATER.base, PAPER)
  return frame(
    ['#bfe2ec', '#f4f5da'],
    sun([60, 52], 22, SUN.soft),
    cloud([330, 58], 90, PAPER, 0.95),
    woods(206, 66, '#c3deb1', 5, 'round'),
    bush([30, 250], 110, 70, '#b3d58a', 4),
    leafy([452, 250], 150, '#a9cf7c', 8),
    land([0, 248, 240, 238, 480, 250], '#a3cf84'),
    flowers([252, 274], 16, SUN.base, FIR.base, 5),
    land([0, 300, 240, 292, 480, 302], '#8abf6d'),
    blanket([240, 324], 350, 56, '#d98a68', '#edb79a'),
    figure(left, vary(POSES.reach, { hip: [0, -40], lean: 0, nod: -16, elbows: [1, 1] }), [52, 344], 250, {
      build: 'adult',
      grip: { near: [96, 132], far: [104, 124] },
    }),
    fill('M92 130Q150 58 250 58T392 132Q386 146 372 144 330 112 250 110T110 146Q96 144 92 130Z', PAPER),
    fill('M110 146Q170 110 250 110T372 144Q330 128 250 126T110 146Z', '#cfdbe0'),
    line('M150 120Q176 88 200 72M250 112V62M342 122Q322 88 300 70', '#dbe4e6', 3),
    line('M136 172q-6 12 0 24M190 158q-6 12 0 24M296 158q6 12 0 24M346 170q6 12 0 24', PAPER, 3.4, 0.9),
    figure(right, vary(POSES.reach, { hip: [0, -40], lean: 0, nod: -12, elbows: [1, 1] }), [430, 346], 258, {
      build: 'adult',
      facing: -1,
      grip: { near: [388, 134], far: [380, 128] },
    }),
    under([226, 308], 44),
    figure(
      reacher,
      vary(BABY_POSES.sitFront, { stretch: 1.2, nod: -4, hands: pair(-26, -56, 26, -60), elbows: [1, -1] }),
      [236, 312],
      136,
      {
        build: 'baby',
      },
    ),
    figure(kicker, vary(BABY_POSES.onBack, { hands: pair(-8, -44, 2, -42) }), [168, 346], 130, { build: 'baby' }),
    figure(cuddler, vary(BABY_POSES.sit, { lean: -8, nod: -16 }), [366, 346], 134, { build: 'baby', facing: -1 }),
    tufts([350, 358], 8, FIR.dark, 4, 11),
  )
}

export function littleHill(): string {
  const adult = autumn(ADULTS.nadia, { top: WATER.base, legs: PLUM.dark, shoes: BARK.dark, trim: PAPER })
  const climber = autumn(BABIES.olivier, {
    top: ROSE.base,
    legs: ROSE.base,
    trim: PAPER,
    hat: { kind: 'bonnet', color: SUN.base, trim: MAPLE.dark },
  })
  const topper = autumn(BABIES.malik, {
    top: FIR.base,
    legs: FIR.base,
    trim: SUN.soft,
    hat: { kind: 'bonnet', color: MAPLE.base, trim: CREAM },
  })
  const runner = autumn(CAST.maika, { top: SUN.base, legs: WATER.deep, trim: PAPER })
  return frame(
    ['#dbe6dc', '#f8edd0'],
    cloud([40, 64], 90, PAPER, 0.9),
    woods(220, 80, '#e0d3a0', 5),
    leafy([56, 250], 150, MAPLE.base, 4),
    leafy([436, 256], 170, SUN.base, 8, BARK.dark),
    land([0, 256, 240, 250, 480, 258], '#c3bd72'),
    land([0, 318, 60, 300, 130, 226, 220, 184, 290, 190, 360, 250, 420, 308, 480, 322], '#a3b55e'),
    fill('M130 226Q180 192 250 184 300 186 330 216 280 200 230 206 170 214 130 226Z', '#b9c873'),
    figure(
      topper,
      vary(BABY_POSES.sitFront, { stretch: 1.15, hands: pair(-28, -50, 28, -52), elbows: [1, -1] }),
      [232, 192],
      124,
      { build: 'baby' },
    ),
    figure(climber, vary(BABY_POSES.crawl, { lean: 46, nod: -40, feet: pair(-24, -2, -12, -6) }), [112, 276], 136, {
      build: 'baby',
      grip: { near: [150, 226], far: [158, 222] },
    }),
    figure(runner, vary(POSES.rush, { lean: 4 }), [336, 254], 146, {
      build: 'toddler',
      step: { near: [368, 258], far: [322, 236] },
    }),
    land([0, 336, 240, 322, 480, 338], '#8fa653'),
    under([440, 336], 50),
    figure(adult, vary(POSES.crouch, { lean: 6, nod: 0 }), [446, 342], 270, {
      build: 'adult',
      facing: -1,
      grip: { near: [386, 272], far: [390, 246] },
    }),
    leaves({ x: [0, 480], y: [250, 354] }, 36, [SUN.base, MAPLE.base, MAPLE.deep], 6, 7),
    mapleLeaf([60, 340], 22, 30, MAPLE.dark),
    mapleLeaf([190, 346], 20, -40, SUN.dark),
    tufts([344, 358], 9, '#5f7a3a', 4, 12),
    chickadee([30, 306], { scale: 0.9 }),
  )
}

export function strollerGoesAgain(): string {
  const adult = mild(ADULTS.helene, { top: MAPLE.base, legs: WATER.deep, shoes: BARK.dark })
  const pusher = mild(CAST.fatou, { top: ROSE.base, legs: PLUM.dark, shoes: CREAM, cut: 'overalls' })
  const asking = sleeper(BABIES.tao, SUN.base, PAPER)
  const shouting = sleeper(BABIES.olivier, WATER.base, PAPER, 'stripes')
  const kicking = mild(BABIES.malik, { top: FIR.soft, legs: FIR.dark, shoes: PAPER })
  return frame(
    ['#cbe5ec', '#f6f4dc'],
    sun([404, 58], 22, SUN.soft),
    cloud([60, 66], 84, PAPER, 0.95),
    woods(200, 72, '#c9e2b6', 5, 'round'),
    leafy([48, 246], 170, '#b5d98a', 4),
    birch([448, 248], 40, 18, -6),
    foliage([440, 46], 62, 44, '#c3e09a', 8, 11),
    land([0, 244, 240, 236, 480, 246], '#a6d186'),
    flowers([248, 268], 16, PAPER, FIR.base, 5),
    fill('M0 290Q240 268 480 288V344Q240 326 0 346Z', '#d9c6a0'),
    line('M0 290Q240 268 480 288M0 346Q240 326 480 344', '#c4ae84', 3),
    under([204, 326], 120),
    figure(pusher, vary(POSES.walk, { lean: 8, nod: 4 }), [44, 334], 164, {
      build: 'toddler',
      grip: { near: [90, 252], far: [94, 244] },
    }),
    bus([204, 326], 3, MAPLE.dark, { scale: 1.3 }),
    figure(
      asking,
      vary(BABY_POSES.sitFront, { nod: 4, stretch: 1.2, hands: pair(-28, -52, 28, -56) }),
      [150, 280],
      112,
      { build: 'baby' },
    ),
    figure(shouting, vary(BABY_POSES.held, { lean: -6, nod: -18 }), [208, 272], 116, { build: 'baby' }),
    figure(
      kicking,
      vary(BABY_POSES.held, { lean: -10, feet: pair(24, -24, 20, -8), soles: [-60, -60], nod: 2 }),
      [264, 274],
      116,
      { build: 'baby', step: { near: [292, 234], far: [290, 262] } },
    ),
    line('M142 234L158 264M200 230L212 262M256 232L270 262', BARK.deep, 4),
    line('M308 226l9 -7M312 238h11', MAPLE.dark, 3),
    busFront([204, 326], 3, MAPLE.dark, { scale: 1.3 }),
    under([398, 330], 54),
    figure(adult, vary(POSES.crouch, { lean: 8, nod: 4 }), [404, 334], 276, {
      build: 'adult',
      facing: -1,
      grip: { near: [344, 206], far: [352, 270] },
    }),
    tufts([350, 358], 10, FIR.dark, 4, 12),
    flowers([350, 357], 10, SUN.base, FIR.deep, 11),
  )
}

export function noMoreDuck(): string {
  const near = autumn(ADULTS.nadia, { top: SUN.base, legs: PLUM.dark, trim: PAPER })
  const keeper = autumn(ADULTS.pierre, { top: FIR.dark, legs: WATER.deep, trim: PAPER })
  const pointing = autumn(BABIES.binta, {
    top: ROSE.base,
    legs: ROSE.base,
    trim: PAPER,
    hat: { kind: 'bonnet', color: SUN.base, trim: MAPLE.dark },
  })
  const hiding = autumn(BABIES.ambre, {
    top: WATER.base,
    legs: WATER.base,
    trim: PAPER,
    hat: { kind: 'bonnet', color: PAPER, trim: ROSE.base },
  })
  const rings = (x: number, y: number, k: number) =>
    [1, 0.6]
      .map(
        (t) =>
          `<ellipse cx="${x}" cy="${y}" rx="${30 * k * t}" ry="${7 * k * t}" stroke="${PAPER}" stroke-width="2.4" opacity=".8"/>`,
      )
      .join('')
  const mallard = place(
    duck([0, 0], '#8d6b4f') +
      disc([8, -16], 8, FIR.dark) +
      fill('M15 -17L24 -14 15 -12Z', SUN.base) +
      line('M3 -9h9', PAPER, 2.4) +
      disc([10, -18], 1.3, PAPER),
    [0, 0],
  )
  return frame(
    ['#dbe8e6', '#f7eccf'],
    sun([70, 54], 20, SUN.pale),
    woods(150, 74, '#e2cf94', 4, 'round'),
    woods(168, 42, '#d59a5e', 11, 'mixed'),
    fill('M0 162H480V290H0Z', WATER.soft),
    fill('M0 162H480V186Q240 196 0 182Z', WATER.base, 0.6),
    line('M30 206h50M330 196h70M180 182h40M420 230h40M14 236h34', WATER.pale, 3, 0.8),
    place(mallard, [322, 180], { scale: 1.25, mirror: true }),
    rings(318, 184, 1),
    place(
      line('M-6 -8L-17 -17M-17 -17l-7 1M-17 -17l-2 -7M10 -8L20 -15M20 -15l7 2M20 -15l3 -7', SUN.base, 2.8) +
        fill('M-14 3C-17 -10 -11 -18 -3 -27Q1 -34 9 -34 7 -29 9 -24C17 -16 18 -8 15 3Z', '#6f4f38') +
        fill('M-6 -14C-4 -22 0 -27 9 -34 7 -29 9 -24 8 -16 2 -12 -2 -10 -6 -14Z', PAPER),
      [276, 236],
      { scale: 1.7 },
    ),
    rings(276, 240, 1.7),
    place(mallard, [196, 180], { scale: 0.8 }),
    place(mallard, [450, 218], { scale: 1, mirror: true }),
    land([0, 254, 240, 278, 480, 260], '#b5b367'),
    land([0, 300, 240, 312, 480, 300], '#9aa356'),
    under([150, 340], 104),
    figure(keeper, vary(POSES.push, { hip: [-4, -39], lean: 8, nod: 6, feet: pair(-12, -4, 6, -4) }), [34, 346], 262, {
      build: 'adult',
      grip: { near: [78, 232], far: [82, 228] },
    }),
    bus([160, 342], 2, PLUM.dark, { scale: 1.45 }),
    figure(pointing, vary(BABY_POSES.held, { nod: -2, stretch: 1.2 }), [134, 290], 128, {
      build: 'baby',
      grip: { near: [184, 226] },
    }),
    figure(hiding, vary(BABY_POSES.held, { nod: -4, stretch: 1.2 }), [200, 290], 128, {
      build: 'baby',
      grip: { near: [240, 236], far: [242, 242] },
    }),
    line('M126 240L138 276M192 240L204 276', INK, 4, 0.7),
    busFront([160, 342], 2, PLUM.base, { scale: 1.45 }),
    under([404, 336], 60),
    figure(near, vary(POSES.crouch, { lean: 8, nod: 2 }), [414, 342], 262, {
      build: 'adult',
      facing: -1,
      grip: { near: [336, 262], far: [372, 280] },
    }),
    leaves({ x: [0, 480], y: [300, 356] }, 21, [SUN.base, MAPLE.base, MAPLE.deep], 6, 6),
    tufts([346, 358], 8, '#5f7a3a', 4, 12, [220, 480]),
  )
}

export function patPatMud(): string {
  const mud = EARTH.base
  const adult = summer(ADULTS.lucie, {
    top: SUN.base,
    legs: FIR.deep,
    shoes: CREAM,
    hat: { kind: 'sunhat', color: '#e8cf9a', trim: MAPLE.dark },
  })
  const slapper = bodysuit(BABIES.tao, PAPER, WATER.soft, { kind: 'sunhat', color: ROSE.base, trim: PAPER })
  const scratcher = bodysuit(BABIES.ambre, PAPER, MAPLE.soft, { kind: 'sunhat', color: WATER.base, trim: PAPER })
  const shower = summer(CAST.theo, {
    top: MAPLE.base,
    legs: WATER.deep,
    hat: { kind: 'sunhat', color: PAPER, trim: FIR.base },
  })
  const barefoot = { ...shower, wear: { ...shower.wear, barefoot: true } }
  const tray = (x: number, y: number, rx: number) =>
    oval([x, y + 7], rx * 1.06, rx * 0.32, '#7d8a8a') +
    oval([x, y], rx * 1.06, rx * 0.3, '#c3cbc9') +
    oval([x, y], rx * 0.96, rx * 0.24, mud)
  return frame(
    ['#bfe3e8', '#f5f4d6'],
    woods(186, 60, '#bcdab0', 5, 'round'),
    fence([14, 470], 240, 66, '#d9b98d', 26),
    land([0, 240, 240, 232, 480, 242], '#98c67b'),
    trunk([60, 256], -10, 44, BARK.base),
    foliage([80, -8], 170, 62, FIR.base, 8, 14),
    foliage([30, -20], 130, 56, FIR.dark, 4, 12),
    fill('M0 262Q170 240 480 268V360H0Z', '#7fb266'),
    bush([444, 250], 90, 56, FIR.soft, 9),
    under([250, 270], 66),
    figure(adult, vary(POSES.kneel, { lean: 18, nod: 12 }), [318, 276], 268, {
      build: 'adult',
      facing: -1,
      grip: { near: [258, 214], far: [250, 232] },
    }),
    pitcher([248, 236], WATER.base, { mirror: true, turn: -42, scale: 0.95 }),
    line('M214 228Q206 240 206 296', WATER.soft, 5),
    under([206, 330], 110),
    tray(206, 306, 88),
    oval([206, 304], 28, 7, shade(mud, 0.3)),
    oval([198, 303], 12, 2.4, WATER.soft, 0, 0.8),
    tray(400, 330, 58),
    figure(slapper, vary(BABY_POSES.sit, { lean: 14, nod: 8 }), [92, 330], 144, {
      build: 'baby',
      grip: { near: [146, 302], far: [140, 266] },
    }),
    disc([147, 301], 8, mud),
    disc([140, 266], 7.4, mud),
    specks({ x: [132, 196], y: [254, 292] }, 16, mud, 4, 2.8),
    figure(scratcher, vary(BABY_POSES.sit, { lean: 16, nod: 12 }), [312, 342], 140, {
      build: 'baby',
      facing: -1,
      grip: { near: [264, 314] },
    }),
    disc([263, 315], 6, mud),
    line('M254 312q-18 4 -34 0', shade(mud, 0.45), 4),
    figure(barefoot, vary(POSES.crouch, { lean: 10, nod: 4 }), [436, 346], 176, {
      build: 'toddler',
      facing: -1,
      grip: { near: [390, 316], far: [376, 308] },
    }),
    line('M400 302L390 316', mud, 12),
    disc([389, 318], 8, mud),
    disc([376, 309], 6.4, shade(mud, 0.2)),
    spoon([410, 352], BARK.soft, { turn: -164 }),
    tufts([346, 358], 10, FIR.dark, 4, 12),
  )
}

export function mittenTrace(): string {
  const adult = winter(ADULTS.julie, { top: WATER.base, legs: PLUM.dark, trim: SUN.soft })
  const sitter = winter(BABIES.olivier, {
    top: ROSE.base,
    legs: ROSE.base,
    trim: CREAM,
    hat: { kind: 'bonnet', color: ROSE.dark, trim: CREAM },
  })
  const walkerOn = winter(CAST.kofi, { top: SUN.base, legs: MAPLE.dark, trim: MAPLE.dark })
  const dropped = winter(BABIES.ines, {
    top: FIR.base,
    legs: FIR.base,
    trim: PAPER,
    hat: { kind: 'bonnet', color: SUN.base, trim: PAPER },
  })
  const dent = SNOW.deep
  const mitt = (x: number, y: number, turn: number, k = 1) =>
    place(oval([0, 0], 13, 8, dent) + oval([6, -9], 6, 3.6, dent, -30) + oval([0, 1.6], 10, 5, SNOW.shade), [x, y], {
      turn,
      scale: k,
    })
  return frame(
    ['#d3e2ec', '#f3f1e6'],
    sun([92, 66], 20, '#fdf6dd'),
    woods(190, 64, '#c2d0da', 5, 'round'),
    fence([18, 470], 226, 56, '#b99b7a', 26),
    line('M6 170H476', SNOW.light, 7),
    fir([440, 236], 150, FIR.dark, true),
    bare([46, 232], 120, BARK.base, 5),
    land([0, 226, 240, 218, 480, 230], SNOW.light),
    land([0, 262, 200, 276, 480, 258], '#e9f0f3'),
    line('M300 250q-10 -5 -18 1M266 256q-10 -5 -18 1M232 252q-10 -5 -18 1M196 258q-10 -5 -18 1', dent, 7),
    under([164, 262], 36),
    figure(walkerOn, vary(POSES.walk, { lean: 6, nod: 10 }), [154, 264], 128, { build: 'toddler', facing: -1 }),
    oval([390, 268], 30, 8, dent),
    oval([390, 270], 24, 5, SNOW.shade),
    figure(dropped, vary(BABY_POSES.sit, { lean: 4, nod: 14 }), [430, 286], 120, { build: 'baby', facing: -1 }),
    land([0, 306, 240, 296, 480, 308], SNOW.light),
    under([318, 326], 60),
    figure(adult, vary(POSES.crouch, { lean: 32, nod: 4 }), [330, 328], 260, {
      build: 'adult',
      facing: -1,
      grip: { near: [240, 236], far: [236, 292] },
    }),
    mitt(214, 316, -10, 1.7),
    mitt(178, 342, 14, 1.2),
    mitt(140, 340, 6, 1),
    under([72, 340], 48),
    figure(sitter, vary(BABY_POSES.sit, { lean: 16, nod: 12 }), [84, 344], 148, {
      build: 'baby',
      grip: { near: [130, 324], far: [126, 300] },
    }),

    mitt(416, 338, -20, 1),
    line('M438 330l7 -7M446 334l9 -2M442 326l1 -9', dent, 2.6),
    specks({ x: [10, 470], y: [312, 350] }, 12, '#d3dfe7', 4, 2.4),
    chickadee([356, 166], { mirror: true, scale: 0.9 }),
  )
}
