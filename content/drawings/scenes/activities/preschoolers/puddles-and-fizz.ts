import { figure } from '../../../kit/figure.ts'
import { curve, type Point, pair, pairs } from '../../../kit/geometry.ts'
import { fence, heap } from '../../../kit/ground.ts'
import { cloud, frame, land, specks, sun, tufts, woods } from '../../../kit/landscape.ts'
import {
  BARK,
  CARDBOARD,
  CREAM,
  FIR,
  glow,
  INK,
  MAPLE,
  PAPER,
  PLUM,
  ROSE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, autumn, CAST, mild, summer } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { dashes, disc, fill, line, num, oval, place } from '../../../kit/svg.ts'
import { bowl } from '../../../kit/things.ts'
import { block, crayon, hoop, pitcher } from '../../../kit/toys.ts'
import { bush } from '../../../kit/trees.ts'

const SAND = '#d6b27c'

export function shrinkingPuddle(): string {
  const tracing = autumn(CAST.mei, { top: ROSE.base, legs: WATER.deep, shoes: SUN.base })
  const walking = autumn(CAST.kofi, { top: SUN.base, legs: PLUM.dark, shoes: MAPLE.dark })
  const looking = autumn(CAST.lea, { top: FIR.base, legs: BARK.dark, shoes: ROSE.dark })
  const adult = autumn(ADULTS.helene, { top: WATER.base, legs: BARK.deep, shoes: FIR.deep })
  const edge = (k: number): Point[] =>
    pairs([
      -1, 0.05, -0.72, -0.66, -0.2, -0.92, 0.34, -0.84, 0.86, -0.5, 1, 0.12, 0.66, 0.74, 0.1, 0.95, -0.5, 0.8,
    ]).map(([x, y]) => [244 + x * 186 * k, 296 + y * 56 * k])
  return frame(
    ['#bfdff0', '#f1f3dc'],
    sun([420, 54], 24, SUN.base),
    cloud([60, 62], 90, PAPER, 0.9),
    woods(176, 56, '#b9d8ad', 4, 'round'),
    fence([12, 476], 208, 54, '#d9bb90', 30),
    land([0, 208, 240, 204, 480, 210], '#a9cd8c'),
    tufts([212, 220], 18, FIR.base, 5, 8),
    fill('M0 222Q240 214 480 224V360H0Z', '#c9cbc6'),
    fill(`${curve(edge(0.92), true)}`, '#b4b8b4'),
    `<path d="${curve(edge(1), true)}" stroke="${ROSE.base}" stroke-width="5" stroke-dasharray="26 3"/>`,
    `<path d="${curve(edge(0.74), true)}" stroke="${SUN.soft}" stroke-width="5" stroke-dasharray="30 3"/>`,
    fill(curve(edge(0.46), true), WATER.soft),
    fill('M196 290q40 -14 84 -2 -40 4 -84 2Z', WATER.pale),
    line('M190 304h26M268 308h22M214 314h30', PAPER, 3, 0.8),
    dashes('M160 296C170 270 214 266 262 270 318 276 344 290 330 308', PAPER, 5, '30 3'),
    figure(adult, vary(POSES.stand, { lean: -2, nod: -16, elbows: [1, 1] }), [350, 240], 172, {
      build: 'adult',
      grip: { near: [398, 84], far: [362, 178] },
    }),
    line('M399 80l6 -6', ADULTS.helene.skin, 4),
    figure(looking, vary(POSES.standFront, { nod: 10 }), [236, 300], 134, {
      grip: { near: [218, 240], far: [256, 240] },
    }),
    fill('M226 302q10 16 20 0l4 22q-14 8 -28 0Z', shade(FIR.base, 0.1), 0.35),
    line('M214 303q22 9 46 0', PAPER, 2.6),
    figure(walking, vary(POSES.balance, { nod: 8, feet: pair(10, -4, -8, -4) }), [84, 326], 146, {
      grip: { near: [46, 234], far: [132, 228] },
    }),
    figure(tracing, vary(POSES.crouch, { lean: 30, nod: 8 }), [394, 342], 152, {
      facing: -1,
      grip: { near: [336, 314], far: [362, 322] },
    }),
    crayon([335, 315], PAPER, { turn: 216, scale: 0.9 }),
    disc([337, 314], 6.8, CAST.mei.skin),
    crayon([412, 350], ROSE.base, { turn: 12, scale: 0.9 }) + crayon([434, 344], SUN.soft, { turn: -20, scale: 0.9 }),
  )
}

export function wakingVolcano(): string {
  const pointing = mild(CAST.zoe, { top: SUN.base, legs: WATER.deep, shoes: MAPLE.dark })
  const rumbling = mild(CAST.idris, { top: ROSE.base, legs: FIR.deep, shoes: PAPER, cut: 'stripes', trim: CREAM })
  const watching = mild(CAST.anh, { top: WATER.base, legs: BARK.dark, shoes: SUN.base })
  const adult = mild(ADULTS.julie, { top: PLUM.base, legs: BARK.deep, shoes: INK })
  const house = (x: number, y: number, color: string) =>
    block([x, y], 18, 14, BARK.pale) + fill(`M${x - 13} ${y - 14}l12 -13 14 13Z`, color)
  const cone = (x: number, y: number) =>
    oval([x, y - 8], 6, 9, BARK.base) + line(`M${x - 4} ${y - 10}h8M${x - 4} ${y - 5}h8`, BARK.deep, 1.6)
  return frame(
    ['#bfe0f0', '#f6f0d6'],
    sun([66, 58], 22, SUN.soft),
    cloud([300, 58], 110, PAPER, 0.9),
    woods(182, 60, '#b7d6a6', 6, 'round'),
    fence([14, 476], 214, 56, '#d9bb90', 30),
    land([0, 212, 240, 206, 480, 214], '#b3d394'),
    fill('M0 236Q240 224 480 238V360H0Z', '#cdcfc8'),
    line('M196 238L148 360', PAPER, 7),
    fill('M214 344Q206 268 340 262 474 268 478 330V360H220Z', glow(SAND, 0.3)),
    figure(watching, vary(POSES.stand, { lean: 4, nod: 2, elbows: [1, 1] }), [134, 270], 128, {
      grip: { near: [160, 178], far: [154, 186] },
    }),
    figure(adult, vary(POSES.kneel, { lean: 8, nod: 10, elbows: [1, 1] }), [434, 322], 206, {
      build: 'adult',
      facing: -1,
      grip: { near: [380, 208], far: [372, 216] },
    }),
    heap([308, 348], 224, 118, SAND, 4),
    fill('M300 232Q350 250 372 300 392 330 412 348H330Q352 290 300 232Z', shade(SAND, 0.1)),
    oval([318, 234], 22, 7, shade(SAND, 0.4)),
    fill(
      'M296 236Q298 222 308 226 312 214 322 222 334 216 338 230 344 244 336 252 330 276 344 300 346 314 336 312 326 310 326 292 318 270 314 254 308 268 296 290 286 316 276 334 264 334 264 318 276 296 292 268 298 250Z',
      '#e0564a',
    ),
    disc([304, 230], 6, '#f28b7c') +
      disc([318, 226], 7, '#f6a596') +
      disc([331, 232], 5, '#f28b7c') +
      disc([284, 306], 4, '#f6a596') +
      disc([334, 296], 4, '#f6a596') +
      disc([300, 266], 3.4, '#f6a596'),
    place(pitcher([0, 0], WATER.pale, { mirror: true, scale: 0.8 }), [366, 226], { turn: -52 }),
    line('M334 210Q324 214 320 224', PAPER, 4),
    disc([380, 209], 7.2, ADULTS.julie.skin),
    house(240, 352, ROSE.base) + house(392, 354, FIR.base) + house(430, 350, SUN.dark),
    cone(262, 354) + cone(414, 356) + cone(452, 354),
    figure(rumbling, vary(POSES.crouch, { lean: 24, nod: -8, elbows: [1, 1] }), [104, 346], 146, {
      grip: { near: [136, 336], far: [144, 330] },
    }),
    figure(pointing, vary(POSES.stand, { lean: 2, nod: -2, elbows: [1, 1] }), [32, 332], 150, {
      grip: { near: [86, 206], far: [54, 262] },
    }),
    line('M81 212l8 -4', CAST.zoe.skin, 4.5),
    specks({ x: [220, 470], y: [330, 356] }, 12, shade(SAND, 0.25), 5, 1.8),
  )
}

export function bubbleEscapes(): string {
  const holding = summer(CAST.noah, { top: SUN.base, legs: WATER.deep, shoes: PAPER })
  const partner = summer(CAST.rose, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const fanning = summer(CAST.awa, { top: MAPLE.base, legs: FIR.deep, shoes: PAPER, cut: 'stripes', trim: CREAM })
  const following = summer(CAST.theo, { top: WATER.base, legs: BARK.dark, shoes: SUN.base })
  const adult = summer(ADULTS.minh, { top: PLUM.base, legs: BARK.deep, shoes: CREAM })
  const bubbles = (all: readonly [x: number, y: number, r: number][]) => {
    const drawn = (mark: (x: number, y: number, r: number) => string) => all.map(([x, y, r]) => mark(x, y, r)).join('')
    const round = drawn((x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 1 0 .1Z`)
    return (
      fill(round, '#eef8fb', 0.45) +
      line(round, '#8fc1dc', 2.4) +
      line(
        drawn(
          (x, y, r) => `M${num(x - r * 0.62)} ${num(y - r * 0.1)}q0 ${num(-r * 0.5)} ${num(r * 0.5)} ${num(-r * 0.52)}`,
        ),
        PAPER,
        3.4,
      ) +
      line(
        drawn(
          (x, y, r) =>
            `M${num(x + r * 0.2)} ${num(y + r * 0.66)}q${num(r * 0.36)} ${num(-r * 0.08)} ${num(r * 0.46)} ${num(-r * 0.46)}`,
        ),
        ROSE.soft,
        2.6,
      ) +
      line(
        drawn(
          (x, y, r) =>
            `M${num(x + r * 0.42)} ${num(y - r * 0.6)}q${num(r * 0.24)} ${num(r * 0.14)} ${num(r * 0.28)} ${num(r * 0.4)}`,
        ),
        SUN.soft,
        2.4,
      )
    )
  }
  return frame(
    ['#a9d5ec', '#eef3da'],
    cloud([330, 52], 90, PAPER, 0.8),
    woods(186, 64, '#b2d5a2', 3, 'round'),
    bush([26, 226], 90, 54, FIR.base, 4),
    land([0, 222, 240, 214, 480, 224], '#a7cf86'),
    land([0, 286, 240, 276, 480, 290], '#97c378'),
    figure(following, vary(POSES.walk, { lean: 0, nod: -14 }), [146, 280], 130, {
      grip: { near: [168, 218], far: [184, 208] },
    }),
    figure(partner, vary(POSES.stand, { lean: 0, nod: -4, elbows: [1, 1] }), [446, 338], 146, {
      facing: -1,
      grip: { near: [416, 240], far: [412, 252] },
    }),
    hoop([376, 214], 38, 42, ROSE.dark),
    figure(holding, vary(POSES.stand, { lean: 0, nod: -4, elbows: [1, 1] }), [312, 344], 150, {
      grip: { near: [340, 238], far: [346, 250] },
    }),
    disc([341, 237], 6.6, CAST.noah.skin) + disc([413, 239], 6.4, CAST.rose.skin),
    oval([84, 348], 42, 9, '#7fae63', 0, 0.6),
    figure(adult, vary(POSES.stand, { lean: -4, nod: -10, elbows: [1, 1] }), [50, 344], 212, {
      build: 'adult',
      grip: { near: [104, 184], far: [84, 250] },
    }),
    line('M102 188L116 154', BARK.soft, 4.5),
    `<ellipse cx="124" cy="132" rx="19" ry="24" transform="rotate(22 124 132)" stroke="${PLUM.base}" stroke-width="4"/>`,
    disc([104, 185], 7.2, ADULTS.minh.skin),
    fill('M132 112Q176 92 178 128 178 160 142 152 158 132 132 112Z', '#eef8fb', 0.45) +
      line('M132 112Q176 92 178 128 178 160 142 152', '#8fc1dc', 2.4),
    bowl([112, 350], WATER.base, { scale: 1.3 }),
    oval([112, 334.4], 22, 4.4, WATER.pale) +
      disc([104, 333], 3, PAPER) +
      disc([112, 332], 3.6, PAPER) +
      disc([120, 334], 2.6, PAPER),
    bubbles([
      [240, 116, 24],
      [306, 168, 19],
      [214, 62, 14],
      [372, 96, 12],
      [440, 64, 17],
      [268, 48, 8],
    ]),
    figure(
      fanning,
      vary(POSES.stand, { lean: 8, nod: -12, elbows: [1, 1], feet: pair(8, -4, -10, -4) }),
      [192, 354],
      152,
      {
        grip: { near: [238, 236], far: [226, 254] },
      },
    ),
    place(fill('M-4 -30H6L4 22H-6Z', CARDBOARD) + fill('M-4 -30H0L-2 22H-6Z', glow(CARDBOARD, 0.3)), [244, 222], {
      turn: 24,
    }),
    disc([238, 237], 6.8, CAST.awa.skin),
    line('M264 214q10 -10 16 -22M272 226q12 -8 20 -22', PAPER, 3),
    tufts([300, 352], 9, FIR.base, 8, 8),
  )
}
