import { worm } from '../../../kit/animals.ts'
import { figure, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence, rock, stick } from '../../../kit/ground.ts'
import { cloud, flowers, frame, land, leaves, specks, sun, tufts, woods } from '../../../kit/landscape.ts'
import {
  BARK,
  CREAM,
  EARTH,
  FIR,
  glow,
  INK,
  MAPLE,
  PAPER,
  PLUM,
  ROSE,
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, autumn, BABIES, bodysuit, CAST, dress, mild, rain, summer, TUQUES } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { dashes, disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { droplets, glassy } from '../../../kit/things.ts'
import { ball, blanket, brush, cloth, tub, under } from '../../../kit/toys.ts'
import { birch, fern, foliage, leafy, limb, mushroom, rays, trunk } from '../../../kit/trees.ts'
import { bus, busFront, stroller, strollerBelt } from '../../../kit/wheels.ts'

const SUNHATS = {
  rose: { kind: 'sunhat', color: PAPER, trim: ROSE.base },
  water: { kind: 'sunhat', color: SUN.soft, trim: WATER.base },
  fir: { kind: 'sunhat', color: PAPER, trim: FIR.base },
  maple: { kind: 'sunhat', color: CREAM, trim: MAPLE.base },
} as const

const BONNETS = {
  rose: { kind: 'bonnet', color: ROSE.base, trim: PAPER },
  sun: { kind: 'bonnet', color: SUN.base, trim: MAPLE.dark },
  water: { kind: 'bonnet', color: WATER.base, trim: PAPER },
  plum: { kind: 'bonnet', color: PLUM.base, trim: CREAM },
} as const

export function ballComesBack(): string {
  const adult = autumn(ADULTS.lucie, { top: FIR.base, legs: WATER.deep, trim: PAPER })
  const kicker = autumn(BABIES.jeanne, {
    top: ROSE.base,
    legs: ROSE.base,
    shoes: CREAM,
    trim: PAPER,
    hat: BONNETS.rose,
  })
  const catcher = autumn(BABIES.malik, {
    top: SUN.base,
    legs: SUN.base,
    shoes: BARK.dark,
    trim: PAPER,
    hat: BONNETS.water,
  })
  const rider = autumn(CAST.anh, { top: PLUM.base, legs: BARK.dark, trim: SUN.soft, hat: TUQUES.sun })
  return frame(
    ['#f0e3c4', '#f8efd6'],
    woods(190, 84, '#e3c48a', 7, 'round'),
    leafy([60, 246], 190, MAPLE.base, 4),
    leafy([436, 240], 150, SUN.base, 8),
    fence([6, 478], 246, 42, '#c7a57a', 24),
    land([0, 246, 240, 238, 480, 248], '#b7b768'),
    leaves({ x: [0, 480], y: [252, 292] }, 22, [MAPLE.base, SUN.base, MAPLE.deep], 5, 6),
    blanket([236, 324], 420, 52, WATER.base, WATER.soft),
    under([316, 272], 52),
    ball([296, 246], 28, ROSE.base, PAPER, -8),
    toddler(
      rider,
      vary(POSES.walk, { lean: -6, nod: 6, hands: pair(-16, -50, 14, -54), feet: pair(18, -12, -8, -4) }),
      [338, 272],
      152,
      {
        facing: -1,
      },
    ),
    under([120, 320], 100),
    figure(adult, vary(POSES.floor, { lean: 4, nod: 8 }), [96, 318], 280, {
      build: 'adult',
      grip: { near: [130, 252], far: [142, 258] },
      step: { near: [214, 326], far: [196, 298] },
      holding: figure(kicker, vary(BABY_POSES.held, { lean: -4, nod: 4 }), [136, 302], 132, {
        build: 'baby',
        step: { near: [182, 300], far: [186, 290] },
      }),
    }),
    under([250, 344], 36),
    ball([250, 312], 34, MAPLE.base, CREAM, 14),
    line('M200 284q14 -12 30 -12M192 270q16 -14 34 -14', PAPER, 3.6, 0.9),
    under([390, 344], 56),
    figure(
      catcher,
      vary(BABY_POSES.sit, { lean: 10, nod: 2, hands: pair(24, -24, 26, -30), feet: pair(24, -6, 27, -7) }),
      [392, 346],
      166,
      {
        build: 'baby',
        facing: -1,
      },
    ),
    leaves({ x: [0, 480], y: [330, 356] }, 12, [MAPLE.base, SUN.base], 9, 7),
  )
}

export function morningRound(): string {
  const adult = autumn(ADULTS.minh, { top: ROSE.dark, legs: PLUM.dark, trim: PAPER })
  const toucher = autumn(BABIES.olivier, {
    top: SUN.base,
    legs: SUN.base,
    shoes: SUN.base,
    trim: PAPER,
    hat: BONNETS.sun,
  })
  const drummer = autumn(CAST.idris, { top: WATER.base, legs: FIR.deep, trim: SUN.soft, hat: TUQUES.maple })
  const crawler = autumn(BABIES.ines, { top: FIR.base, legs: FIR.base, trim: PAPER, hat: BONNETS.plum })
  return frame(
    ['#f7d9c4', '#fbf0d8'],
    sun([318, 150], 24, '#ffd98a'),
    woods(196, 50, '#d9c6b4', 3, 'round'),
    fill('M196 130H268V208H196ZM262 150H306V208H262Z', '#c9a58c') +
      fill('M188 132L232 100 276 132Z', '#9c6a55') +
      fill('M210 148h16v20h-16ZM238 148h16v20h-16Z', '#ffe3a1'),
    fill('M180 206H480V232H180Z', '#b9b3ab'),
    line('M190 220h40M262 220h40M334 220h40M406 220h40', PAPER, 3),
    place(
      fill('M-40 -14Q-40 -24 -28 -24L-16 -40H18L32 -24Q44 -22 44 -12V-4H-40Z', WATER.base) +
        fill('M-12 -36H0V-24H-20ZM5 -36H15L24 -24H5Z', WATER.pale) +
        disc([-22, -4], 8, INK) +
        disc([26, -4], 8, INK) +
        disc([43, -14], 3, SUN.soft),
      [396, 220],
    ),
    fence([190, 474], 250, 46, '#a9835c', 26),
    land([0, 246, 240, 240, 480, 250], '#a9bd78'),
    fill('M0 300Q240 268 480 292V360H0Z', '#96b067'),
    trunk([44, 300], -10, 76, BARK.base),
    foliage([40, -4], 130, 44, '#b9cf7a', 4, 12),
    fill('M70 300L250 330 236 346 60 316Z', '#7f9a58', 0.5),
    under([150, 318], 44),
    figure(adult, vary(POSES.walk, { lean: 2, nod: 6 }), [152, 322], 274, {
      build: 'adult',
      facing: -1,
      grip: { near: [118, 196], far: [100, 178] },
      holding: figure(toucher, vary(BABY_POSES.held, { lean: 4, nod: -4, stretch: 1.25 }), [116, 204], 132, {
        build: 'baby',
        facing: -1,
        grip: { near: [72, 146], far: [84, 166] },
      }),
    }),
    under([310, 340], 50),
    place(
      fill('M-22 0L-17 -40H17L22 0Q0 8 -22 0Z', MAPLE.base) +
        oval([0, -40], 17, 5, glow(MAPLE.base, 0.3)) +
        line('M-20 -6Q0 2 20 -6', shade(MAPLE.base, 0.2), 4),
      [310, 338],
      { scale: 1.15 },
    ),
    line('M290 276l-8 -10M310 270v-13M330 276l8 -10', PAPER, 3.8),
    under([378, 334], 36),
    toddler(drummer, vary(POSES.stand, { lean: 16, nod: 6 }), [374, 338], 156, {
      facing: -1,
      grip: { near: [324, 290], far: [316, 262] },
    }),
    under([224, 352], 44),
    figure(crawler, vary(BABY_POSES.crawl, { nod: -54 }), [216, 354], 132, { build: 'baby' }),
    tufts([344, 358], 12, '#6f8f45', 5, 11),
  )
}

export function tuesdayTruck(): string {
  const worker = dress(ADULTS.pierre, {
    top: MAPLE.base,
    legs: WATER.deep,
    shoes: INK,
    cut: 'vest',
    trim: MAPLE.base,
  })
  const adult = mild(ADULTS.nadia, { top: WATER.base, legs: BARK.deep, shoes: INK })
  const riders = [
    autumn(BABIES.binta, { top: SUN.base, legs: SUN.base, trim: PAPER, hat: BONNETS.rose }),
    autumn(BABIES.tao, { top: ROSE.base, legs: ROSE.base, trim: PAPER, hat: BONNETS.water }),
    autumn(BABIES.ambre, { top: FIR.base, legs: FIR.base, trim: PAPER, hat: BONNETS.sun }),
  ]
  const green = '#4f9a78'
  return frame(
    ['#cfe5ee', '#eef2dd'],
    fill('M0 60H92V190H0Z', '#d9a98c') +
      fill('M-6 62L44 26 98 62Z', '#8f5a48') +
      fill('M20 84h20v26h-20ZM54 84h20v26h-20Z', PAPER),
    fill('M372 70H480V190H372Z', '#cdbf9a') +
      fill('M362 72L426 34 490 72Z', '#7b6a6a') +
      fill('M396 94h22v28h-22ZM440 94h22v28h-22Z', PAPER),
    leafy([334, 190], 120, '#9ccb7a', 6),
    fill('M0 188H480V204H0Z', STONE.pale),
    fill('M0 204H480V254H0Z', '#8e908f'),
    line('M10 246h46M106 246h46M202 246h46M298 246h46M394 246h46', SUN.soft, 3.4),
    place(
      [
        fill('M54 92H226V216H54Z', green) + fill('M54 92H226V108H54Z', glow(green, 0.3)),
        line('M96 112V204M140 112V204M184 112V204', shade(green, 0.18), 4),
        fill('M226 132H278Q296 134 302 158L310 184V216H226Z', glow(green, 0.16)),
        fill('M242 144H274Q284 146 290 166H242Z', WATER.pale),
        fill('M20 122L54 100V216H28Z', shade(green, 0.26)),
        place(fill('M-18 -34H18L14 10H-14Z', WATER.base) + line('M-20 -34H20', WATER.deep, 6), [30, 118], {
          turn: -74,
        }),
        [92, 132, 268].map((x) => disc([x, 222], 19, INK) + disc([x, 222], 8, STONE.soft)).join(''),
        disc([304, 200], 5, SUN.soft),
      ].join(''),
      [62, 0],
    ),
    under([412, 246], 24),
    figure(worker, vary(POSES.stand, {}), [410, 250], 152, {
      build: 'adult',
      grip: { near: [388, 200], far: [440, 112] },
    }),
    fill('M0 254H480V264H0Z', STONE.pale),
    land([0, 264, 480, 264], '#a6cb80'),
    land([0, 300, 240, 292, 480, 302], '#8fbc6d'),
    under([250, 346], 150, 12),
    bus([276, 344], 3, PLUM.base, { scale: 1.28, mirror: true }),
    riders
      .map((rider, i) =>
        figure(rider, vary(BABY_POSES.held, { nod: -16, lean: -2, stretch: 1.2 }), [217 + i * 59, 298], 124, {
          build: 'baby',
          facing: -1,
          grip: i === 1 ? {} : { near: [186 + i * 59, 222] },
        }),
      )
      .join(''),
    busFront([276, 344], 3, PLUM.base, { scale: 1.28, mirror: true }),
    under([80, 344], 50),
    figure(adult, vary(POSES.crouch, { nod: -18, lean: 10 }), [70, 348], 244, {
      build: 'adult',
      grip: { near: [142, 300], far: [116, 176] },
    }),
    tufts([346, 358], 10, FIR.base, 5, 11),
  )
}

export function sameTree(): string {
  const adult = mild(ADULTS.pierre, { top: WATER.base, legs: BARK.dark, shoes: BARK.deep })
  const kneed = mild(BABIES.ines, { top: SUN.base, legs: PLUM.base, shoes: CREAM })
  const gazer = mild(BABIES.jeanne, { top: ROSE.base, legs: WATER.base, shoes: PAPER })
  const rounder = mild(CAST.theo, { top: MAPLE.base, legs: FIR.deep, shoes: SUN.base, cut: 'stripes', trim: PAPER })
  const calm = mild(BABIES.malik, { top: FIR.soft, legs: FIR.dark, shoes: CREAM })
  const bark = '#b98f52'
  return frame(
    ['#d4e6bf', '#eef2cf'],
    woods(160, 110, '#b7d29a', 8, 'mixed'),
    rays('#fffde0', 0.28),
    trunk([408, 232], -10, 24, '#8d8a72'),
    trunk([62, 236], -10, 20, '#9a9a80'),
    birch([462, 250], -10, 18, -4),
    land([0, 226, 240, 216, 480, 230], '#97bd72'),
    land([0, 286, 240, 274, 480, 288], '#7fa95c'),
    fern([20, 300], 60, '#5f9150'),
    toddler(rounder, vary(POSES.walk, { lean: 2, nod: 0 }), [306, 284], 150, {
      facing: -1,
      grip: { near: [266, 206], far: [270, 220] },
    }),
    trunk([206, 296], -20, 128, bark),
    line(
      'M156 40q30 8 54 0M168 84q34 8 60 -2M152 128q26 6 50 0M166 172q36 8 66 -2M150 214q30 6 56 0',
      shade(bark, 0.26),
      3.4,
    ),
    line('M156 60q10 6 16 2M226 104q12 6 20 0M160 190q8 6 16 2', glow(bark, 0.5), 4),
    foliage([60, -14], 170, 60, FIR.base, 4, 14),
    foliage([330, -18], 190, 58, FIR.soft, 7, 14),
    foliage([200, -24], 150, 46, FIR.dark, 9, 12),
    disc([268, 208], 8, CAST.theo.skin),
    blanket([166, 322], 340, 56, ROSE.dark, ROSE.soft),
    figure(adult, vary(POSES.floor, { lean: 2, nod: -18, feet: pair(26, -4, 20, -4) }), [72, 316], 270, {
      build: 'adult',
      grip: { near: [116, 262], far: [154, 196] },
      holding: figure(kneed, vary(BABY_POSES.held, { nod: -26, lean: -4, stretch: 1.2 }), [112, 298], 128, {
        build: 'baby',
        grip: { far: [154, 232] },
      }),
    }),
    figure(gazer, vary(BABY_POSES.onBack, { hands: pair(-10, -40, 0, -42) }), [236, 332], 142, { build: 'baby' }),
    under([398, 338], 66),
    stroller([398, 342], PLUM.base, { scale: 1.4, mirror: true }),
    figure(calm, vary(BABY_POSES.held, { nod: -14, lean: -10 }), [396, 298], 122, { build: 'baby', facing: -1 }),
    strollerBelt([398, 342], PLUM.base, { scale: 1.4, mirror: true }),
    mushroom([470, 318], 14, MAPLE.base),
    tufts([344, 358], 12, '#557f3e', 5, 12),
  )
}

export function wormStretches(): string {
  const adult = rain(ADULTS.julie, { top: SUN.base, legs: FIR.deep })
  const below = rain(CAST.kofi, { top: ROSE.base, legs: WATER.deep, shoes: PLUM.dark, trim: PAPER })
  const crawler = rain(BABIES.jeanne, { top: WATER.base, legs: WATER.base, shoes: SUN.base, trim: PAPER })
  const lapper = rain(BABIES.malik, { top: FIR.base, legs: FIR.base, shoes: MAPLE.base, trim: PAPER })
  return frame(
    ['#b9c9cd', '#dfe6d9'],
    sun([232, 74], 20, '#f3ead0'),
    cloud([40, 70], 130, '#e6ebe8', 0.9),
    cloud([300, 52], 110, '#e6ebe8', 0.8),
    woods(206, 76, '#a9c2a6', 6, 'round'),
    fence([6, 474], 236, 42, '#b79b78', 24),
    land([0, 238, 240, 232, 480, 240], '#8fb56f'),
    fill('M0 262Q240 246 480 258V360H0Z', '#8c9394'),
    glassy([388, 286], 62, 10),
    glassy([60, 292], 48, 8),

    fill('M58 350L96 300H404L446 350Z', '#c76b4a') + line('M80 338H432M100 308H398', '#dc8c68', 3),
    under([150, 326], 90),
    figure(adult, vary(POSES.tailor, { lean: 4, nod: 10 }), [124, 322], 286, {
      build: 'adult',
      grip: { near: [206, 240], far: [246, 232] },
      holding: figure(lapper, vary(BABY_POSES.held, { lean: -2, nod: 0, stretch: 1.2 }), [158, 306], 130, {
        build: 'baby',
        grip: { near: [206, 254], far: [202, 244] },
      }),
    }),
    fill('M206 206H304L296 262H214Z', '#e6f2f2', 0.75),
    fill('M210 238H300L296 262H214Z', EARTH.base),
    worm('M224 242q12 -14 26 -6t24 -4q10 -6 14 2', 7),
    line('M206 206H304L296 262H214Z', '#8fb0b8', 3),
    fill('M200 196H310V208H200Z', PLUM.soft) +
      line('M218 202h.1M236 202h.1M254 202h.1M272 202h.1M290 202h.1', PLUM.dark, 4),
    disc([206, 244], 9, ADULTS.julie.skin),
    disc([302, 236], 9, ADULTS.julie.skin),
    under([394, 342], 40),
    toddler(below, vary(POSES.crouch, { lean: 44, nod: -40 }), [400, 344], 172, {
      facing: -1,
      grip: { near: [366, 326], far: [346, 262] },
    }),
    under([278, 352], 66),
    figure(crawler, vary(BABY_POSES.tummy, { nod: -54 }), [262, 354], 148, { build: 'baby' }),
  )
}

/** The robin that nests in parks. */
function robin(at: Point, { mirror = false, scale = 1 } = {}): string {
  return place(
    fill('M-12 2L-30 12 -27 17 -8 10Z', '#4d4a48') +
      fill('M-14 4C-14 -10 0 -16 10 -12 18 -8 16 8 4 14 -6 17 -14 12 -14 4Z', MAPLE.base) +
      fill('M-14 4C-14 -8 -4 -14 4 -13 0 0 -6 8 -12 10Z', '#6a635c') +
      disc([10, -15], 8.6, '#4d4a48') +
      disc([12.6, -16.6], 1.6, PAPER) +
      fill('M17 -19L28 -23 18 -14ZM17 -14L26 -11 16 -11Z', SUN.base) +
      line('M-2 14v6M4 13v7', '#4d4a48', 1.8),
    at,
    { mirror, scale },
  )
}

export function birdsAnswer(): string {
  const adult = summer(ADULTS.marc, {
    top: PLUM.base,
    legs: BARK.deep,
    hat: { kind: 'cap', color: SUN.base, trim: SUN.dark },
  })
  const caller = bodysuit(BABIES.ambre, FIR.base, PAPER, SUNHATS.rose)
  const listener = bodysuit(BABIES.tao, SUN.base, MAPLE.base, SUNHATS.water)
  const crawler = bodysuit(BABIES.binta, ROSE.base, PAPER, SUNHATS.fir)
  const pink = '#f3b7c2'
  return frame(
    ['#c5e6ee', '#f2f5d8'],
    cloud([36, 70], 90, PAPER, 0.9),
    woods(216, 60, '#bfdcae', 4, 'round'),
    land([0, 228, 240, 218, 480, 230], '#a5d082'),
    flowers([236, 262], 18, PAPER, FIR.base, 4),
    land([0, 276, 240, 266, 480, 278], '#8cc06c'),
    trunk([452, 286], -10, 54, BARK.base),
    limb([452, 60], [330, 74], [196, 112], 26, 8, BARK.base),
    limb([330, 84], [290, 60], [262, 36], 10, 4, BARK.base),
    foliage([420, 10], 120, 52, pink, 5, 13),
    foliage([262, 26], 62, 26, pink, 9, 10),
    foliage([390, 0], 70, 34, glow(pink, 0.5), 3, 9),
    robin([206, 92], { mirror: true, scale: 1.35 }),
    line('M150 84q-12 14 0 30M134 74q-20 24 0 50M118 64q-28 34 0 70', PAPER, 4.4),
    line('M160 190q12 -12 8 -26M176 196q18 -18 12 -38', PAPER, 4),
    blanket([232, 318], 400, 64, MAPLE.soft, CREAM),
    under([86, 328], 50),
    figure(caller, vary(BABY_POSES.sit, { lean: -6, nod: -34, stretch: 1.2 }), [92, 330], 160, {
      build: 'baby',
      grip: { near: [130, 244], far: [124, 266] },
    }),
    figure(adult, vary(POSES.tailor, { lean: 2, nod: -6 }), [306, 308], 282, {
      build: 'adult',
      facing: -1,
      grip: { near: [262, 256], far: [240, 172] },
      holding: figure(listener, vary(BABY_POSES.held, { lean: -6, nod: -26 }), [262, 290], 130, {
        build: 'baby',
        facing: -1,
      }),
    }),
    line('M240 172l-6 -11', ADULTS.marc.skin, 6),
    under([404, 344], 54),
    figure(crawler, vary(BABY_POSES.crawl, { nod: -66 }), [388, 348], 140, { build: 'baby' }),
    tufts([330, 350], 9, FIR.base, 7, 13, [430, 478]),
    tufts([348, 358], 10, FIR.base, 4, 11),
  )
}

/** Water seen from the land: a far shore, the plane of water with its glints, down to `y`. */
function waterline(top: number, y: number, color: string, far: string): string {
  const [a, b] = [top + (y - top) * 0.35, top + (y - top) * 0.7]
  return (
    fill(`M0 ${top - 14}Q120 ${top - 34} 240 ${top - 16}T480 ${top - 18}V${top + 6}H0Z`, far) +
    fill(`M0 ${top}H480V${y + 14}H0Z`, color) +
    line(
      `M40 ${a}h44M150 ${a - 6}h30M300 ${a}h50M410 ${a - 8}h30M80 ${b}h60M230 ${b - 4}h44M360 ${b}h64`,
      glow(color, 0.5),
      3,
    )
  )
}

export function wetStones(): string {
  const guard = summer(ADULTS.helene, {
    top: MAPLE.base,
    legs: WATER.deep,
    hat: { kind: 'sunhat', color: CREAM, trim: FIR.base },
  })
  const holder = summer(ADULTS.lucie, {
    top: SUN.base,
    legs: PLUM.dark,
    hat: { kind: 'sunhat', color: PAPER, trim: ROSE.base },
  })
  const patter = bodysuit(BABIES.malik, FIR.base, PAPER, SUNHATS.maple)
  const painter = summer(CAST.lea, { top: ROSE.base, legs: WATER.base, shoes: CREAM, hat: SUNHATS.water })
  const warm = bodysuit(BABIES.jeanne, SUN.soft, MAPLE.base, SUNHATS.rose)
  const dry = '#b9b7b0'
  const wet = '#6e757b'
  return frame(
    ['#bfe0ea', '#eef3e0'],
    sun([418, 50], 20, SUN.soft),
    waterline(140, 190, '#5fa3c0', '#9cbf94'),
    land([0, 196, 160, 186, 320, 198, 480, 188], '#e8d5a8'),
    land([0, 240, 240, 230, 480, 242], '#efdfb8'),
    specks({ x: [0, 480], y: [246, 352] }, 40, '#cbb283', 6, 1.8),
    under([346, 244], 54),
    figure(guard, vary(POSES.tailorFront, { nod: 4 }), [346, 240], 196, { build: 'adult' }),
    fill('M34 346L84 272H402L452 346Z', '#a9c4a4') + line('M54 330H440M74 290H412', '#c4d8bd', 3),
    under([414, 316], 70),
    figure(holder, vary(POSES.tailor, { lean: 10, nod: 8 }), [432, 318], 262, {
      build: 'adult',
      facing: -1,
      grip: { near: [358, 292], far: [344, 284] },
    }),
    tub([338, 316], 84, 16, PAPER, '#a9d6e4'),
    under([118, 318], 60),
    rock([142, 322], 92, 52, 5, dry),
    fill('M112 290Q130 272 156 276 172 284 166 300 140 312 116 304Z', wet),
    figure(patter, vary(BABY_POSES.sit, { lean: 14, nod: 14 }), [66, 334], 150, {
      build: 'baby',
      grip: { near: [122, 284], far: [118, 272] },
    }),
    line('M122 284l8 3M122 284l7 8', BABIES.malik.skin, 4),
    under([250, 330], 60),
    rock([262, 300], 78, 44, 9, dry),
    fill('M238 276Q252 258 276 262L284 280Q262 290 244 286Z', wet),
    droplets(
      [
        [262, 244],
        [272, 250],
      ],
      4,
      '#5aa3c2',
    ),
    toddler(painter, vary(POSES.stand, { lean: 12, nod: 10 }), [206, 316], 152, {
      grip: { near: [242, 248], far: [236, 256] },
    }),
    brush([244, 246], WATER.deep, { turn: 44, scale: 0.95 }),
    disc([242, 247], 7.6, CAST.lea.skin),
    rock([318, 352], 100, 40, 4, glow(dry, 0.25)),
    figure(warm, vary(BABY_POSES.tummy, { lean: 74, nod: -50 }), [266, 354], 140, {
      build: 'baby',
      grip: { near: [306, 318], far: [322, 316] },
    }),
  )
}

export function lakeBreath(): string {
  const adult = mild(ADULTS.minh, { top: ROSE.base, legs: WATER.deep, shoes: BARK.dark })
  const guard = mild(ADULTS.pierre, { top: FIR.dark, legs: BARK.dark, shoes: INK })
  const leaner = mild(BABIES.olivier, { top: WATER.soft, legs: PLUM.base, shoes: CREAM, hat: BONNETS.plum })
  const blower = mild(CAST.fatou, { top: SUN.base, legs: FIR.deep, shoes: ROSE.base })
  const roller = mild(BABIES.tao, { top: MAPLE.base, legs: BARK.dark, shoes: CREAM, hat: BONNETS.sun })
  const wave = (x: number, y: number) => `M${x} ${y}q14 -12 26 0q-10 -2 -12 6`
  return frame(
    ['#a9cfe0', '#e6eedd'],
    cloud([60, 64], 120, PAPER, 0.9),
    cloud([320, 48], 140, PAPER, 0.8),
    waterline(126, 226, '#4f93b5', '#7fa88c'),
    line(
      [
        wave(40, 156),
        wave(150, 150),
        wave(270, 160),
        wave(390, 152),
        wave(90, 186),
        wave(220, 190),
        wave(340, 184),
        wave(430, 194),
      ].join(''),
      PAPER,
      3.4,
    ),
    line('M0 232Q60 222 120 232T240 232 360 230 480 232', PAPER, 6),
    land([0, 234, 240, 240, 480, 232], '#e0cf9f'),
    land([0, 268, 240, 258, 480, 270], '#9cc27a'),
    under([70, 272], 24),
    figure(guard, vary(POSES.stand, { nod: 8 }), [72, 274], 186, { build: 'adult' }),
    line('M110 112q40 -14 66 2t56 -4q14 -10 4 -18t-12 6M310 92q40 -14 64 0t50 -6', PAPER, 3.4, 0.9),
    stroller([432, 308], PLUM.base, { scale: 1.1, mirror: true }),
    blanket([224, 326], 390, 60, WATER.deep, WATER.soft),
    under([186, 318], 80),
    figure(adult, vary(POSES.tailor, { lean: 2, nod: 4 }), [156, 318], 288, {
      build: 'adult',
      grip: { near: [196, 262], far: [256, 186] },
      holding: figure(leaner, vary(BABY_POSES.held, { lean: -6, nod: -8, stretch: 1.2 }), [194, 300], 136, {
        build: 'baby',
        grip: { near: [240, 230], far: [226, 250] },
      }),
    }),
    cloth([254, 186], 64, 52, SUN.soft),
    disc([256, 186], 8.6, ADULTS.minh.skin),
    under([366, 332], 40),
    toddler(blower, vary(POSES.stand, { lean: 10, nod: -8, hands: pair(-10, -30, 8, -34) }), [366, 334], 158, {
      facing: -1,
    }),
    line('M318 214h-16M320 226h-12', PAPER, 3.6),
    under([94, 334], 60),
    figure(roller, vary(BABY_POSES.onBack, {}), [84, 336], 132, { build: 'baby', facing: -1 }),
    tufts([344, 358], 16, '#5f8f4f', 5, 12),
  )
}

export function shoreComes(): string {
  const keeper = autumn(ADULTS.marc, { top: MAPLE.dark, legs: BARK.deep, trim: PAPER, hat: TUQUES.fir })
  const bringer = autumn(ADULTS.julie, { top: WATER.base, legs: PLUM.dark, trim: PAPER, hat: TUQUES.rose })
  const riders = [
    autumn(BABIES.ines, { top: ROSE.base, legs: ROSE.base, trim: PAPER, hat: BONNETS.sun }),
    autumn(BABIES.ambre, { top: FIR.base, legs: FIR.base, trim: PAPER, hat: BONNETS.rose }),
  ]
  return frame(
    ['#c3d2dc', '#ecebdc'],
    cloud([70, 60], 130, PAPER, 0.8),
    fill('M280 132L316 92 340 112 372 84 420 132Z', '#a3b4bd'),
    waterline(136, 206, '#6f9db3', '#93a9a6'),
    fill('M0 210Q120 196 240 208T480 204V240H0Z', '#c9bd9c'),
    [40, 96, 150, 330, 390, 446]
      .map((x, i) => oval([x, 222 + (i % 3) * 6], 9 + (i % 2) * 4, 4.5, i % 2 ? STONE.soft : STONE.base))
      .join(''),
    stick([64, 236], [124, 228], 7, BARK.pale),
    land([0, 236, 240, 244, 480, 236], '#bfc48a'),
    land([0, 296, 240, 286, 480, 298], '#a9b673'),
    dashes('M392 234Q380 262 402 300', '#8f8a5e', 6, '0 13'),
    dashes('M404 236Q394 262 416 298', '#8f8a5e', 6, '0 13'),
    under([74, 342], 40),
    figure(keeper, vary(POSES.stand, { lean: 4, nod: 12 }), [66, 344], 276, {
      build: 'adult',
      grip: { near: [114, 216], far: [122, 212] },
    }),
    under([206, 344], 110, 11),
    bus([214, 342], 2, ROSE.dark, { scale: 1.5 }),
    riders
      .map((rider, i) =>
        figure(rider, vary(BABY_POSES.held, { lean: 4, nod: 8, stretch: 1.2 }), [178 + i * 68, 290], 136, {
          build: 'baby',
          grip: i ? { near: [296, 252], far: [306, 246] } : { near: [214, 238], far: [222, 246] },
        }),
      )
      .join(''),
    busFront([214, 342], 2, ROSE.dark, { scale: 1.5 }),
    under([394, 342], 60),
    figure(bringer, vary(POSES.kneel, { lean: 12, nod: 10 }), [404, 346], 268, {
      build: 'adult',
      facing: -1,
      grip: { near: [334, 274], far: [320, 270] },
    }),
    oval([316, 256], 29, 17, STONE.base, -6) + oval([312, 250], 20, 9, STONE.soft, -6),
    disc([334, 270], 9, ADULTS.julie.skin),
    disc([298, 248], 7.5, BABIES.ambre.skin),
    stick([352, 352], [446, 342], 12, BARK.pale),
    line('M424 345l14 -12', BARK.pale, 6),
    tufts([346, 358], 9, '#7d8a4a', 5, 11, [0, 340]),
  )
}
