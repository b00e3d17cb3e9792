import { figure } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence } from '../../../kit/ground.ts'
import { frame, land, leaves, sun, tufts, woods } from '../../../kit/landscape.ts'
import {
  BARK,
  CARDBOARD,
  CREAM,
  FIR,
  glow,
  MAPLE,
  PAPER,
  PLUM,
  ROSE,
  SNOW,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, autumn, BABIES, bodysuit, CAST, summer, TUQUES, winter } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { disc, fill, line, num, oval, place } from '../../../kit/svg.ts'
import { bucket } from '../../../kit/things.ts'
import { ball, carton, under } from '../../../kit/toys.ts'
import { foliage, mapleLeaf, trunk } from '../../../kit/trees.ts'

const FALL = [SUN.base, MAPLE.base, ROSE.dark] as const

/** A pine cone lying on the ground. */
function cone(at: Point, scale = 1, turn = 0): string {
  return place(
    oval([0, 0], 12, 8, BARK.dark) +
      line('M-8 -3l3 6M-3 -5l4 9M3 -5l4 8M-4 -5l-4 7M2 -6l-4 10M8 -3l-4 7', BARK.soft, 1.9),
    at,
    { turn, scale },
  )
}

export function coneAndLeafPath(): string {
  const vest = { top: '#f28a2e', cut: 'vest', shoes: BARK.dark } as const
  const emptier = autumn(CAST.awa, { ...vest, trim: PLUM.base, legs: WATER.deep, hat: TUQUES.sun })
  const first = autumn(CAST.theo, { ...vest, trim: FIR.base, legs: PLUM.dark })
  const second = autumn(CAST.maika, { ...vest, trim: WATER.base, legs: BARK.deep })
  const path: [Point, number][] = [
    [[142, 340], 1.3],
    [[184, 334], 1.26],
    [[226, 329], 1.2],
    [[266, 324], 1.12],
    [[302, 318], 1.06],
    [[334, 312], 1],
    [[358, 304], 0.94],
    [[382, 295], 0.88],
    [[396, 284], 0.82],
    [[396, 272], 0.76],
  ]
  return frame(
    ['#dbe5d0', '#f7ecc6'],
    woods(182, 100, '#dccf98', 6, 'round'),
    foliage([90, -12], 150, 56, SUN.base, 8, 10),
    foliage([270, -14], 120, 44, MAPLE.soft, 3, 9),
    foliage([430, -8], 130, 66, MAPLE.base, 4, 9),
    trunk([66, 236], -10, 30, BARK.soft),
    land([0, 228, 240, 218, 480, 232], '#bdb866'),
    trunk([394, 262], -10, 78, '#8d6a4d'),
    leaves({ x: [10, 470], y: [234, 350] }, 24, FALL, 9, 6),
    under([230, 260], 90, 7),
    figure(
      second,
      vary(POSES.walk, { lean: 14, nod: -8, hands: pair(-16, -34, -12, -34), elbows: [-1, -1] }),
      [214, 262],
      142,
      { grip: { near: [190, 222], far: [196, 220] } },
    ),
    figure(
      first,
      vary(POSES.walk, {
        lean: 16,
        nod: -8,
        hands: pair(-16, -34, -12, -34),
        elbows: [-1, -1],
        feet: pair(-9, -6, 10, -5),
      }),
      [288, 260],
      164,
      { grip: { near: [256, 200], far: [264, 198] } },
    ),
    line('M272 194Q200 214 112 264', BARK.dark, 7),
    line('M170 232l-32 -12M152 241l-8 24M134 252l-28 -10', BARK.dark, 3.6),
    mapleLeaf([134, 217], 22, -60, SUN.base),
    mapleLeaf([142, 270], 18, 160, ROSE.dark),
    disc([256, 201], 6.6, CAST.theo.skin),
    disc([190, 222], 5.8, CAST.maika.skin),
    line('M120 344C230 330 330 320 372 304 400 292 402 280 398 268', '#d6c585', 24, 0.75),
    path
      .map(([at, k], i) =>
        i % 3 === 2 ? mapleLeaf(at, 30 * k, 40 * i, FALL[((i / 3) % 3) | 0] ?? SUN.base) : cone(at, k, -30 + i * 25),
      )
      .join(''),
    under([54, 346], 44, 7),
    figure(emptier, vary(POSES.stand, { lean: 10, nod: 16, feet: pair(-7, -4, 8, -4) }), [50, 348], 140, {
      build: 'toddler',
      grip: { near: [69, 301], far: [88, 294] },
    }),
    fill('M58 297Q72 289 84 299L86 319Q72 327 60 315Z', CREAM),
    line('M64 305q8 4 16 0', shade(CREAM, 0.2), 2),
    disc([64, 300], 7.4, CAST.awa.skin),
    cone([90, 324], 0.9, 50),
    cone([104, 344], 1.1, -10),
  )
}

export function goalThatComes(): string {
  const kicker = summer(CAST.lila, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const right = summer(CAST.anh, { top: SUN.base, legs: WATER.deep, shoes: MAPLE.dark })
  const behind = summer(CAST.rose, { top: WATER.base, legs: FIR.deep, shoes: PAPER })
  const dropper = summer(CAST.fatou, { top: PLUM.soft, legs: MAPLE.dark, shoes: SUN.base, cut: 'stripes', trim: PAPER })
  const voice = summer(CAST.jasleen, { top: MAPLE.base, legs: FIR.dark, shoes: PAPER })
  return frame(
    ['#bfe1ec', '#f3f1d8'],
    sun([54, 46], 20, SUN.soft),
    woods(160, 62, '#b5d29a', 6, 'round'),
    fence([-4, 490], 206, 50, '#cfae7c', 26),
    line('M444 216V120', BARK.base, 14),
    foliage([444, 92], 64, 62, FIR.soft, 4, 10),
    foliage([430, 78], 36, 30, '#8fbd84', 6, 8),
    land([0, 208, 240, 202, 480, 212], '#a5c877'),
    tufts([230, 350], 7, '#86ad5c', 5, 9),
    under([152, 250], 30, 5),
    figure(voice, vary(POSES.stand, { lean: -4, nod: -2, elbows: [1, 1] }), [150, 252], 140, {
      grip: { near: [164, 149], far: [184, 126] },
    }),
    line('M176 144l12 -5M178 152h14M176 160l12 5', PAPER, 3.4),
    place(
      [
        under([284, 296], 76, 8),
        figure(behind, vary(POSES.lower, { lean: 26, nod: -2 }), [244, 268], 152, {
          grip: { near: [270, 214], far: [288, 212] },
        }),
        fill('M236 224L206 208H298L328 224Z', shade(CARDBOARD, 0.12)),
        fill('M236 224H328V298H236Z', CARDBOARD),
        fill('M236 224L206 208V278L236 298Z', shade(CARDBOARD, 0.62)),
        fill('M214 217L228 224V286L214 277Z', shade(CARDBOARD, 0.45)),
        fill('M206 278L236 298 212 306 184 286Z', '#dbb684'),
        line('M262 254h42', shade(CARDBOARD, 0.2), 4),
        disc([270, 216], 6.4, CAST.rose.skin),
        disc([288, 214], 6, CAST.rose.skin),
        figure(right, vary(POSES.lower, { lean: 30, nod: -6, feet: pair(-8, -4, 8, -4) }), [374, 304], 164, {
          facing: -1,
          grip: { near: [326, 258], far: [322, 226] },
        }),
        disc([326, 258], 6.6, CAST.anh.skin),
      ].join(''),
      [-14, -6],
    ),
    under([80, 336], 40, 7),
    figure(
      kicker,
      vary(POSES.run, {
        lean: -6,
        nod: 8,
        hip: [0, -38],
        hands: pair(-26, -56, 26, -58),
        elbows: [-1, -1],
        feet: pair(-20, -18, 5, -4),
      }),
      [82, 338],
      164,
      {},
    ),
    under([134, 334], 16, 4),
    ball([134, 320], 15, PAPER, MAPLE.base, 20),
    carton([354, 350], 74, 40),
    under([436, 350], 34, 5),
    figure(dropper, vary(POSES.stand, { lean: 12, nod: 14 }), [428, 352], 122, {
      build: 'toddler',
      facing: -1,
      grip: { near: [392, 288], far: [386, 284] },
    }),
    ball([360, 294], 12, WATER.base, PAPER, 30),
    line('M354 276V268M366 274V268', PAPER, 2.6),
  )
}

export function seaOnOurKnees(): string {
  const hat = (color: string, trim: string) => ({ kind: 'sunhat', color, trim }) as const
  const big = summer(CAST.kofi, { top: MAPLE.base, legs: WATER.deep })
  const small = summer(CAST.emile, { top: FIR.base, legs: BARK.dark, hat: hat(SUN.base, MAPLE.dark) })
  const left = summer(CAST.mei, { top: PLUM.base, legs: FIR.deep, shoes: PAPER })
  const back = summer({ ...CAST.noah, view: 'back' }, { top: SUN.base, legs: MAPLE.dark, shoes: MAPLE.dark })
  const adult = summer(ADULTS.minh, { top: WATER.base, legs: PLUM.dark, shoes: BARK.dark })
  const baby = bodysuit(BABIES.binta, ROSE.soft, PAPER, { kind: 'bonnet', color: PAPER, trim: ROSE.base })
  const [cx, cy, rx, ry] = [210, 262, 166, 52]
  const rim = (turn: number): Point => {
    const t = (turn * Math.PI) / 180
    return [cx + rx * Math.cos(t), cy + ry * Math.sin(t) - 9 * Math.sin(3 * t + 0.6)]
  }
  const at = ([x, y]: Point) => `${num(x)} ${num(y)}`
  const heart: Point = [cx + 10, cy - 14]
  const colors = [WATER.base, PAPER, WATER.soft, WATER.deep]
  const slices = Array.from({ length: 8 }, (_, i) => {
    const [a, m, b] = [rim(i * 45), rim(i * 45 + 22.5), rim(i * 45 + 45)]
    const bow: Point = [m[0] * 2 - (a[0] + b[0]) / 2, m[1] * 2 - (a[1] + b[1]) / 2]
    const color = colors[i % 4] ?? PAPER
    const drop = ([x, y]: Point) => at([x, y + 12])
    return [
      fill(`M${at(heart)}L${at(a)}Q${at(bow)} ${at(b)}Z`, color),
      i < 4 ? fill(`M${at(a)}Q${at(bow)} ${at(b)}L${drop(b)}Q${drop(bow)} ${drop(a)}Z`, shade(color, 0.24)) : '',
    ]
  })
  return frame(
    ['#bfe1ee', '#f4f1d6'],
    sun([60, 50], 20, SUN.soft),
    land([0, 150, 120, 120, 260, 150, 380, 118, 480, 140], '#b9d49d'),
    line('M446 206V110', BARK.base, 14),
    fill('M392 120a34 34 0 0 1 8 -62 44 44 0 0 1 88 -8V128a40 40 0 0 1 -54 4 30 30 0 0 1 -42 -12Z', FIR.soft),
    land([0, 196, 240, 190, 480, 200], '#a6c978'),
    figure(big, vary(POSES.tailorFront, { hands: pair(-14, -24, 14, -24) }), [146, 244], 168, {
      grip: { near: [124, 212], far: [170, 203] },
    }),
    figure(small, vary(POSES.tailorFront, {}), [266, 240], 128, {
      build: 'toddler',
      grip: { near: [248, 214], far: [286, 216] },
    }),
    figure(left, vary(POSES.tailor, { lean: 4, nod: 0 }), [40, 304], 156, {
      grip: { near: [70, 266], far: [76, 256] },
      step: { near: [88, 290], far: [92, 288] },
    }),
    slices.map(([, hem]) => hem).join(''),
    slices.map(([top]) => top).join(''),
    line('M72 266Q110 244 142 256M160 292Q200 276 250 288T330 274', PAPER, 3.4, 0.8),
    fill('M136 268Q170 266 182 250 204 242 226 252 240 266 274 266 204 288 136 268Z', glow(WATER.soft, 0.35)),
    oval([204, 258], 18, 4.5, WATER.deep, 0, 0.45),
    ball([204, 244], 17, '#e0433f', PAPER, 12),
    disc([124, 213], 6.8, CAST.kofi.skin),
    disc([170, 204], 6.8, CAST.kofi.skin),
    disc([248, 215], 6.4, CAST.emile.skin),
    disc([286, 217], 6.4, CAST.emile.skin),
    disc([72, 266], 6.4, CAST.mei.skin),
    figure(back, vary(POSES.tailorFront, {}), [140, 352], 140, { grip: { near: [110, 308], far: [170, 310] } }),
    under([410, 348], 70, 8),
    figure(adult, vary(POSES.floor, { lean: -2, nod: 8, feet: pair(30, -4, 36, -4) }), [430, 340], 220, {
      build: 'adult',
      facing: -1,
      grip: { far: [398, 284] },
      step: { near: [332, 338], far: [344, 316] },
    }),
    figure(baby, vary(BABY_POSES.sit, { lean: -6, nod: -4 }), [396, 344], 116, {
      build: 'baby',
      facing: -1,
      grip: { near: [358, 296], far: [352, 288] },
      step: { near: [356, 338], far: [352, 334] },
    }),
    line('M428 250L440 292 406 312', shade(WATER.base, 0.04), 15),
    disc([406, 312], 8, ADULTS.minh.skin),
  )
}

/** A ring of snow with low walls and no roof: what stands in it is drawn between its two halves. `door` in degrees, 90 towards us. */
function snowHouse([x, y]: Point, rx: number, height: number, door: [number, number]): [rear: string, front: string] {
  const ry = rx * 0.34
  const point = (turn: number, k: number, up: number) => {
    const t = (turn * Math.PI) / 180
    return `${num(x + rx * k * Math.cos(t))} ${num(y - up + ry * k * Math.sin(t))}`
  }
  const arc = (from: number, to: number, k: number, up: number) =>
    `${point(from, k, up)}A${num(rx * k)} ${num(ry * k)} 0 0 ${to > from ? 1 : 0} ${point(to, k, up)}`
  const wall = (from: number, to: number) =>
    fill(`M${arc(from, to, 1, height)}L${arc(to, from, 1, 0)}Z`, '#d3e0ea') +
    fill(`M${arc(from, to, 1, height)}L${arc(to, from, 0.8, height)}Z`, PAPER) +
    line(`M${arc(from, to, 0.98, height)}`, PAPER, 7)
  const jamb = (turn: number) =>
    fill(
      `M${point(turn, 1, height)}L${point(turn, 0.8, height)} ${point(turn, 0.8, 0)} ${point(turn, 1, 0)}Z`,
      SNOW.deep,
    )
  const rear =
    oval([x, y], rx, ry, '#dfe8ef') +
    fill(`M${arc(180, 360, 0.8, height)}L${arc(360, 180, 0.8, 0)}Z`, SNOW.shade) +
    fill(`M${arc(180, 360, 1, height)}L${arc(360, 180, 0.8, height)}Z`, PAPER) +
    line(`M${arc(180, 360, 0.97, height)}`, PAPER, 6)
  return [rear, jamb(door[0]) + jamb(door[1]) + wall(0, door[0]) + wall(door[1], 180)]
}

export function rooflessVillage(): string {
  const knocker = winter(CAST.lea, { top: ROSE.base, legs: PLUM.dark, trim: WATER.base })
  const host = winter(CAST.idris, { top: SUN.base, legs: WATER.deep, trim: MAPLE.dark })
  const seller = winter(CAST.kofi, { top: FIR.base, legs: FIR.deep, trim: SUN.soft })
  const shoveller = winter(CAST.mei, { top: PLUM.base, legs: PLUM.dark, trim: SUN.soft })
  const [farBack, farFront] = snowHouse([236, 226], 56, 22, [70, 112])
  const [hostBack, hostFront] = snowHouse([96, 284], 84, 30, [30, 66])
  const [shopBack, shopFront] = snowHouse([390, 284], 78, 32, [104, 140])
  return frame(
    ['#b9d3e4', '#f5f0e3'],
    sun([70, 50], 20, SUN.pale),
    woods(170, 104, '#c3d0dc', 6, 'round'),
    fence([-4, 490], 198, 38, '#c9b28c', 40),
    land([0, 202, 240, 194, 480, 204], SNOW.base),
    farBack,
    farFront,
    fill('M242 244Q260 268 250 290 226 316 240 360H290Q270 320 290 296 300 272 272 242Z', '#cddae5'),
    fill(
      'M160 306Q210 300 250 304L286 312Q330 306 362 308L366 322Q320 326 288 330L236 328Q190 322 150 322Z',
      '#cddae5',
    ),
    hostBack,
    figure(host, vary(POSES.heels, { lean: 0, nod: -12 }), [66, 288], 146, {
      grip: { near: [98, 250], far: [104, 236] },
    }),
    hostFront,
    under([184, 328], 34, 6),
    figure(knocker, vary(POSES.stand, { lean: 4, nod: 2, elbows: [1, 1] }), [196, 330], 160, {
      facing: -1,
      grip: { near: [156, 228], far: [178, 272] },
    }),
    line('M144 218l-10 -6M142 230h-12M146 240l-10 6', MAPLE.dark, 3.4),
    shopBack,
    figure(seller, vary(POSES.stand, { lean: 12, nod: -4 }), [404, 288], 158, {
      facing: -1,
      grip: { near: [342, 216], far: [352, 222] },
    }),
    shopFront,
    bucket([342, 256], MAPLE.base, { scale: 1.05 }),
    [-9, 0, 9].map((dx) => disc([342 + dx, 228 - (dx ? 0 : 6)], 7, PAPER)).join(''),
    disc([342, 216], 8, SUN.soft),
    under([284, 344], 30, 6),
    line('M296 290L238 342', BARK.soft, 5),
    fill('M246 326L222 340Q218 352 232 352L256 340Z', WATER.base),
    oval([232, 338], 13, 8, PAPER, -24),
    figure(shoveller, vary(POSES.lower, { lean: 24, nod: 6 }), [304, 350], 128, {
      build: 'toddler',
      facing: -1,
      grip: { near: [268, 315], far: [284, 301] },
    }),
    disc([268, 315], 8, SUN.soft),
  )
}
