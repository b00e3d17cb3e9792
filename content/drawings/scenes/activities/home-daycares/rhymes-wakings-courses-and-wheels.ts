import { adult, figure, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence } from '../../../kit/ground.ts'
import type { Hat } from '../../../kit/head.ts'
import { cloud, frame, land, woods } from '../../../kit/landscape.ts'
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
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, BABIES, barefoot, CAST, mild, sleeper } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, napMat, pane, pinned, rug, shelf } from '../../../kit/room.ts'
import { disc, fill, line, num, oval, place } from '../../../kit/svg.ts'
import { basket, block, cushion, openBook, under } from '../../../kit/toys.ts'
import { leafy } from '../../../kit/trees.ts'
import { tricycle } from '../../../kit/wheels.ts'

const LIGHT = '#ffdf8b'
const WET = '#788388'

/** A hand that walks on two fingers, its knuckles at the origin, its fingertips 13 below. */
function walkingHand(at: Point, skin: string): string {
  return place(line('M-2 -2L-7 12M3 -2L8 12', skin, 5.4) + disc([0, -3], 7.4, skin), at)
}

/** A mouth wide open, its tongue seen. */
function mouth(at: Point, rx: number, ry: number): string {
  return oval(at, rx, ry, '#6b241f') + oval([at[0], at[1] + ry * 0.5], rx * 0.66, ry * 0.42, ROSE.base)
}

export function beastSulksAtTheElbow(): string {
  const educator = barefoot(mild(ADULTS.lucie, { top: FIR.base, legs: WATER.deep }))
  const baby = barefoot(sleeper(BABIES.olivier, SUN.base, PAPER, 'stripes'))
  const small = barefoot(mild({ ...CAST.sami, view: 'front' }, { top: WATER.base, legs: PLUM.dark, cut: 'overalls' }))
  const friend = barefoot(mild(CAST.mei, { top: MAPLE.base, legs: FIR.deep, cut: 'stripes', trim: CREAM }))
  const girl = barefoot(mild(CAST.awa, { top: ROSE.soft, legs: PLUM.base }))
  return frame(
    ['#e3e8d8', '#f5f0df'],
    pane([196, 24], 108, 84, 'spring'),
    curtains([196, 24], 108, 84, '#cf9a7a'),
    pinned([80, 46], 52, 44, [ROSE.base, SUN.base, WATER.base], -4),
    floor(180, '#cda77d'),
    shelf([370, 180], 102, 76, [
      ['books', 'ball'],
      ['basket', 'blocks'],
    ]),
    rug([240, 300], 226, 62, '#a9c8b6', '#86ad98'),
    toddler(small, vary(POSES.floorFront, { nod: -4, hands: pair(-20, -13, 20, -13) }), [238, 268], 148),
    mouth([237, 204], 6.6, 8),
    figure(friend, vary(POSES.tailor, { lean: 2, nod: 2, elbows: [1, 1] }), [340, 274], 146, {
      facing: -1,
      grip: { near: [306, 240], far: [298, 244] },
    }),
    adult(educator, vary(POSES.tailor, { lean: 28, nod: 2, elbows: [1, 1], stretch: 1.18 }), [88, 300], 222, {
      grip: { near: [170, 298], far: [136, 268] },
    }),
    under([150, 347], 60, 6),
    figure(
      baby,
      vary(BABY_POSES.onBack, { feet: pair(25, -24, 34, -16), knees: [-1, -1], hands: pair(-12, -30, -4, -28) }),
      [148, 352],
      128,
      { build: 'baby' },
    ),
    walkingHand([171, 300], ADULTS.lucie.skin),
    under([410, 342], 50, 6),
    figure(girl, vary(POSES.tailor, { lean: -2, nod: 10, elbows: [-1, 1] }), [408, 342], 170, {
      facing: -1,
      grip: { near: [368, 264], far: [340, 290] },
    }),
    walkingHand([368, 265], CAST.awa.skin),
  )
}

/** The cloth of a bear that lies: up to its neck, or lifted by the corner at (34, -42). */
const COVERS = {
  flat: 'M-12 -14Q6 -19 22 -14 26 -2 23 9 4 14 -12 10Q-8 -2 -12 -14Z',
  lifted: 'M-14 -15Q6 -22 34 -42Q28 -24 33 -12Q12 -12 -11 6Q-8 -6 -14 -15Z',
}

/** A stuffed bear asleep on its back, its head to the left, one paw out of the cloth. */
function sleepingBear(
  at: Point,
  scale: number,
  color: string,
  cover: string,
  lie: keyof typeof COVERS = 'flat',
): string {
  return place(
    oval([1, 7], 30, 7, PLUM.dark, 0, 0.22) +
      line('M-31 -12h.1M-31 6h.1M18 -7L30 -13M18 4L30 6', color, 9) +
      oval([5, -2], 18, 11, color) +
      oval([5, -1], 10, 6, glow(color, 0.35)) +
      disc([-22, -3], 12, color) +
      oval([-19, -3], 4, 5.4, glow(color, 0.45)) +
      line('M-20 -3h.1', BARK.deep, 3) +
      line('M-27 -8v3M-27 -1v3', BARK.deep, 1.6) +
      fill(COVERS[lie], cover) +
      line(lie === 'flat' ? 'M-4 -13Q0 -2 -4 9' : 'M34 -42Q12 -20 -4 -8', shade(cover, 0.16), 2) +
      (lie === 'flat' ? line('M-6 -4L2 -6', color, 8) : ''),
    at,
    { scale },
  )
}

export function pawWakesFirst(): string {
  const educator = barefoot(mild(ADULTS.helene, { top: MAPLE.base, legs: WATER.deep }))
  const baby = sleeper(BABIES.binta, SUN.soft, PAPER)
  const girl = barefoot(mild(CAST.zoe, { top: ROSE.base, legs: PLUM.dark }))
  const reader = barefoot(mild(CAST.anh, { top: FIR.base, legs: WATER.deep, cut: 'stripes', trim: FIR.pale }))
  const asleep = barefoot(mild(CAST.noah, { top: WATER.soft, legs: FIR.deep }))
  return frame(
    ['#8f8fb4', '#b9abb4'],
    fill('M252 22H388V134H252Z', '#5f6292'),
    line('M274 26V134M298 26V134M342 26V134M366 26V134', '#52557f', 4),
    line('M320 26V134', '#f6e6b8', 3),
    line('M242 18H398', BARK.dark, 5),
    floor(178, '#8f7d8c', '#a9a2b6'),
    line('M26 104H108', BARK.dark, 7),
    disc([66, 76], 120, LIGHT, 0.12) + disc([66, 76], 70, LIGHT, 0.22),
    line('M66 100V88', BARK.dark, 5) + fill('M52 90L58 62H74L80 90Z', LIGHT) + oval([66, 100], 12, 4, BARK.dark),
    shelf([408, 178], 64, 70, [['books'], ['blocks']], '#a8907f'),
    place(
      napMat([362, 236], 206, '#7fa0b8') +
        cushion([436, 230], 50, 18, PAPER) +
        figure(
          asleep,
          vary(POSES.lie, { nod: -24, hands: pair(-10, -14, -6, -14), feet: pair(40, -6, 42, -8) }),
          [366, 232],
          142,
          { facing: -1 },
        ) +
        fill('M278 224Q288 202 330 204L376 200Q392 208 388 232 330 240 276 232Q272 228 278 224Z', PLUM.soft) +
        fill('M376 200Q392 208 388 232L376 233Q380 214 368 201Z', glow(PLUM.soft, 0.4)),
      [-18, -8],
    ),
    rug([226, 314], 240, 50, '#c3a4a4', '#a98a93'),
    oval([100, 316], 200, 60, LIGHT, 0, 0.16),
    cushion([44, 306], 78, 92, PLUM.base),
    adult(educator, vary(POSES.tailor, { lean: -6, nod: 12, elbows: [1, 1] }), [94, 322], 226, {
      grip: { near: [140, 302], far: [176, 296] },
      holding: figure(baby, vary(BABY_POSES.held, { lean: -14, nod: 10 }), [150, 320], 104, { build: 'baby' }),
    }),
    sleepingBear([216, 280], 0.85, '#8d7a9c', SUN.soft),
    sleepingBear([212, 342], 1.4, BARK.soft, WATER.soft, 'lifted'),
    figure(girl, vary(POSES.heels, { lean: 16, nod: 10, elbows: [1, 1] }), [302, 346], 156, {
      facing: -1,
      grip: { near: [260, 284], far: [262, 322] },
    }),
    cushion([466, 344], 60, 76, MAPLE.soft),
    figure(reader, vary(POSES.floor, { lean: -4, nod: 14, elbows: [1, 1] }), [440, 350], 160, {
      facing: -1,
      grip: { near: [412, 296], far: [374, 304] },
    }),
    openBook([396, 312], ROSE.base, SUN.base),
    fill('M396 298Q397 288 408 286L413 302Q402 303 396 316Z', CREAM),
    disc([412, 296], 6.6, CAST.anh.skin),
  )
}

/** A closed box that stuffing has made firm: tape across its lid. */
function firmBox(at: Point, w: number, h: number, color: string): string {
  return place(block([0, 0], w, h, color) + line(`M${num(-w / 2)} ${num(-h * 0.6)}h${num(w)}`, glow(color, 0.4), 5), at)
}

/** A blanket rolled tight, seen from its end. */
function rolled([x, y]: Point, r: number, color: string): string {
  return (
    line(`M${num(x - 10)} ${num(y - r - 10)}L${num(x)} ${num(y - r)}`, shade(color, 0.2), r * 2) +
    disc([x, y - r], r, color) +
    disc([x, y - r], r * 0.62, shade(color, 0.24)) +
    disc([x, y - r], r * 0.42, color)
  )
}

export function houseAcrossTheWay(): string {
  const educator = barefoot(mild(ADULTS.nadia, { top: MAPLE.base, legs: WATER.deep }))
  const baby = barefoot(sleeper(BABIES.tao, SUN.base, PAPER, 'stripes'))
  const jumper = barefoot(mild(CAST.noah, { top: FIR.base, legs: WATER.deep, cut: 'stripes', trim: SUN.soft }))
  const strider = barefoot(mild(CAST.rose, { top: ROSE.base, legs: PLUM.dark }))
  const small = barefoot(mild({ ...CAST.fatou, view: 'front' }, { top: PLUM.soft, legs: PLUM.soft }))
  const boxes: readonly [number, number, number, string][] = [
    [22, 62, 42, '#b98a55'],
    [88, 62, 38, WATER.soft],
    [152, 58, 44, CARDBOARD],
    [218, 66, 40, ROSE.soft],
    [286, 62, 44, '#b98a55'],
    [350, 58, 38, SUN.base],
    [414, 62, 42, CARDBOARD],
    [480, 62, 40, FIR.soft],
  ]
  return frame(
    ['#dfe6e4', '#f3efe2'],
    pane([186, 18], 96, 78, 'winter'),
    pinned([428, 34], 48, 42, [ROSE.base, FIR.base, SUN.base], 4),
    floor(160, '#d8bb92'),
    rolled([82, 214], 14, PLUM.base),
    figure(
      strider,
      vary(POSES.walk, {
        lean: 6,
        nod: 10,
        hands: pair(-24, -54, 26, -58),
        elbows: [-1, -1],
        feet: pair(22, -26, -8, -4),
      }),
      [48, 214],
      130,
      { step: { near: [82, 182], far: [38, 210] } },
    ),
    under([250, 214], 52, 5),
    line('M238 186v-8h24v8', BARK.deep, 4),
    fill('M208 190q0 -6 6 -6h72q6 0 6 6v22q0 6 -6 6h-72q-6 0 -6 -6Z', MAPLE.dark),
    line('M226 185v32M274 185v32', MAPLE.pale, 5),
    fill('M314 186H446L462 206H302Z', WATER.soft) + fill('M302 206H462V220H302Z', WATER.base),
    oval([356, 197], 34, 6, PLUM.dark, 0, 0.22),
    figure(jumper, vary(POSES.jump, { lean: 10, feet: pair(-2, -16, 18, -14) }), [346, 186], 142),
    line('M296 168Q302 150 312 140M282 164Q286 148 294 136', MAPLE.dark, 3.4),
    boxes.map(([x, w, h, color]) => firmBox([x, 274], w, h, color)).join(''),
    fill('M0 274H480V280H0Z', PLUM.dark, 0.16),
    under([140, 346], 66, 7),
    adult(educator, vary(POSES.kneel, { lean: 12, nod: 4, elbows: [1, 1] }), [126, 346], 212, {
      grip: { near: [206, 304], far: [212, 206] },
    }),
    under([286, 352], 60, 6),
    cushion([296, 352], 96, 32, ROSE.dark),
    figure(baby, vary(BABY_POSES.crawl, { lean: 62, nod: -44 }), [256, 340], 118, {
      build: 'baby',
      grip: { near: [304, 321], far: [314, 320] },
      step: { near: [222, 344], far: [262, 328] },
    }),
    under([416, 352], 56, 6),
    basket(
      [414, 348],
      100,
      40,
      '#8fb3a4',
      toddler(small, vary(POSES.floorFront, {}), [0, -6], 116, { grip: { near: [-30, -36], far: [30, -36] } }),
    ),
    disc([384, 315], 6, CAST.fatou.skin) + disc([444, 315], 6, CAST.fatou.skin),
  )
}

export function wheelLeavesALine(): string {
  const helmet = (color: string, trim: string): Hat => ({ kind: 'helmet', color, trim })
  const rider = mild(CAST.lila, { top: SUN.base, legs: PLUM.dark, shoes: PAPER, hat: helmet(ROSE.base, PAPER) })
  const wiper = mild(CAST.emile, { top: FIR.base, legs: WATER.deep, shoes: PAPER, hat: helmet(MAPLE.base, PAPER) })
  const educator = mild(ADULTS.marc, { top: MAPLE.base, legs: BARK.dark, shoes: INK })
  const baby = mild(BABIES.ines, { top: PLUM.soft, legs: WATER.deep, shoes: PAPER })
  const bars = [-6, 64, 134].map((x) => [14, 28, 42, 56].map((d) => `M${x + d} 220V264`).join('')).join('')
  return frame(
    ['#b9dcea', '#f2f2e0'],
    cloud([330, 58], 90, PAPER, 0.9),
    woods(150, 58, '#9cc08f', 4, 'round'),
    leafy([444, 190], 150, FIR.base, 5),
    fence([-4, 486], 182, 46, '#d9bb90', 28),
    land([0, 182, 240, 178, 480, 184], '#aed08f'),
    fill('M0 200Q240 192 480 202V360H0Z', '#c3c5c0'),
    line('M252 262Q370 254 484 260M330 232H388M374 224L389 232 374 240', PAPER, 5),
    adult(educator, vary(POSES.kneel, { lean: 10, nod: 8, elbows: [1, 1] }), [28, 250], 188, {
      grip: { near: [78, 204], far: [86, 208] },
    }),
    line('M36 254H136M40 246H136', WET, 4),
    figure(baby, BABY_POSES.pullUp, [104, 252], 106, {
      build: 'baby',
      grip: { near: [130, 202], far: [134, 200] },
    }),
    line('M132 200L146 242', BARK.soft, 5),
    fill('M138 220H186L182 242H142Z', SUN.base) + line('M138 222H186', SUN.dark, 4),
    disc([150, 245], 8, INK) + disc([176, 245], 8, INK) + line('M150 245h.1M176 245h.1', STONE.soft, 6),
    line(bars, PAPER, 3.4),
    line('M-4 218H204M-4 266H204', WATER.base, 6),
    line('M64 212V272M134 212V272M204 212V272', WATER.deep, 6),
    fill('M6 300Q60 290 96 304 110 326 90 350 40 362 -6 352V306Z', WET, 0.9),
    line('M40 312h24M30 340h34', '#a9b4b8', 3) +
      line('M80 344Q150 352 212 339M80 328Q150 336 210 331T284 338M80 312Q150 320 224 320', WET, 6),
    line('M330 298H478L490 357H306Z', PAPER, 4),
    disc([224, 306], 16, INK),
    tricycle([250, 338], '#d6463a'),
    figure(rider, vary(POSES.sit, { lean: 8, nod: -2, elbows: [1, 1] }), [236, 324], 150, {
      grip: { near: [272, 264], far: [278, 262] },
      step: { near: [290, 322], far: [280, 300] },
    }),
    tricycle([428, 350], FIR.base, true),
    figure(wiper, vary(POSES.kneel, { lean: 14, nod: 8, elbows: [1, 1] }), [340, 354], 144, {
      grip: { near: [378, 312], far: [386, 300] },
    }),
    fill('M368 306Q380 298 390 307L387 325Q378 320 371 330 366 317 368 306Z', SUN.soft),
    disc([378, 311], 6.6, CAST.emile.skin),
  )
}
