import { figure } from '../../../kit/figure.ts'
import { fence } from '../../../kit/ground.ts'
import { cap, sunhat } from '../../../kit/head.ts'
import { closer, cloud, flowers, frame, land, sun, tufts, woods } from '../../../kit/landscape.ts'
import { BARK, CARDBOARD, CREAM, FIR, INK, MAPLE, PAPER, PLUM, ROSE, SUN, shade, WATER } from '../../../kit/palette.ts'
import { ADULTS, CAST, mild, summer } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { dashes, disc, fill, line, num, oval, place } from '../../../kit/svg.ts'
import { disk } from '../../../kit/things.ts'
import { crayon, under } from '../../../kit/toys.ts'
import { birch, leafy, trunk } from '../../../kit/trees.ts'

const RED = '#d6463a'
const YELLOW = '#f2c230'

/** A dandelion of the near plane, its foot at the origin. */
function dandelion(x: number, y: number, h: number): string {
  return (
    line(`M${x} ${y}v${-h}M${x} ${y}l-9 -5M${x} ${y}l9 -4`, FIR.base, 2.6) +
    disc([x, y - h], 6, YELLOW) +
    disc([x, y - h], 3, SUN.dark, 0.45)
  )
}

/** A white ball of seeds. */
function clock(x: number, y: number, r: number): string {
  let d = ''
  for (let a = 0; a < 360; a += 36) {
    const t = (a * Math.PI) / 180
    d += `M${x} ${y}L${num(x + r * Math.cos(t))} ${num(y + r * Math.sin(t))}`
  }
  return disc([x, y], r, PAPER, 0.7) + line(d, PAPER, 1.6) + disc([x, y], 2.4, BARK.soft)
}

export function dandelionLawn(): string {
  const shaker = mild(CAST.fatou, { top: ROSE.base, legs: WATER.deep, shoes: PAPER })
  const giver = mild(CAST.anh, { top: WATER.base, legs: BARK.dark, shoes: MAPLE.dark, cut: 'stripes', trim: PAPER })
  const educator = mild(ADULTS.julie, { top: PLUM.base, legs: BARK.deep, shoes: INK })
  const seed = (x: number, y: number, turn: number) =>
    place(line('M0 0V9M0 0L-5 -5M0 0V-6M0 0L5 -5', PAPER, 1.8) + disc([0, 9], 1.6, BARK.base), [x, y], { turn })
  return frame(
    ['#bfe2f0', '#f1f5dc'],
    sun([424, 50], 20, SUN.soft),
    cloud([236, 66], 96, PAPER, 0.9),
    woods(160, 54, '#bcdb9f', 6, 'round'),
    fence([4, 476], 196, 50, '#dcc096', 28),
    land([0, 196, 240, 192, 480, 198], '#b2d786'),
    land([0, 246, 240, 238, 480, 248], '#9dcb74'),
    flowers([206, 240], 22, YELLOW, FIR.base, 4),
    flowers([246, 300], 26, YELLOW, FIR.base, 9),
    flowers([300, 352], 14, YELLOW, FIR.base, 15),
    flowers([216, 320], 8, PAPER, FIR.base, 21),
    under([252, 330], 80, 14),
    figure(educator, vary(POSES.tailorFront, { lean: 0, nod: 6, elbows: [-1, -1] }), [252, 332], 216, {
      build: 'adult',
      grip: { near: [190, 222], far: [276, 300] },
    }),
    place(
      line('M0 0L-15 -17M0 -2L-6 -25M0 -2L4 -26M1 0L14 -22M2 4L16 -5', ADULTS.julie.skin, 6.4) +
        disc([0, 0], 12, ADULTS.julie.skin) +
        disc([0, -1], 9, YELLOW) +
        line('M-3 -8l-2 -9M3 -8l1 -9', YELLOW, 3.6),
      [190, 220],
    ),
    dandelion(276, 306, 12),
    disc([276, 302], 6.4, ADULTS.julie.skin),
    figure(shaker, vary(POSES.stand, { lean: -4, nod: -12, elbows: [1, 1] }), [92, 332], 152, {
      grip: { near: [106, 280], far: [128, 222] },
    }),
    line('M126 220L134 186', FIR.soft, 3.4),
    clock(135, 176, 15),
    line('M110 172q-6 6 -4 14M114 158q-8 2 -10 8M156 196q6 -2 8 -8', WATER.base, 2.8),
    disc([127, 221], 6.4, shade(CAST.fatou.skin, 0.14)),
    seed(166, 170, 30) + seed(184, 144, 50) + seed(156, 138, 20) + seed(204, 122, 40) + seed(244, 104, 60),
    figure(giver, vary(POSES.walk, { lean: 6, nod: 4, elbows: [1, 1] }), [402, 340], 150, {
      facing: -1,
      grip: { near: [354, 262], far: [358, 268] },
    }),
    line('M354 272L340 240M355 272L352 236M355 272L364 240M354 270L330 250', FIR.base, 3),
    [338, 352, 365]
      .map((x, i) => disc([x, 238 - (i % 2) * 6], 8, YELLOW) + disc([x, 238 - (i % 2) * 6], 4, SUN.dark, 0.45))
      .join(''),
    disc([329, 249], 7.4, YELLOW) + disc([329, 249], 3.6, SUN.dark, 0.45),
    disc([355, 263], 6.4, CAST.anh.skin),
    [24, 52, 156, 188, 322, 344, 442, 466].map((x, i) => dandelion(x, 350 - (i % 3) * 8, 15)).join(''),
    line('M140 352v-16', FIR.base, 2.6) + clock(140, 332, 9),
  )
}

export function plankOnLog(): string {
  const walker = mild(CAST.zoe, { top: SUN.base, legs: WATER.deep, shoes: PAPER })
  const front = mild(CAST.kofi, { top: ROSE.base, legs: BARK.dark, shoes: PAPER })
  const back = mild(CAST.rose, { top: FIR.base, legs: PLUM.dark, shoes: MAPLE.dark, cut: 'overalls' })
  const educator = mild(ADULTS.marc, { top: WATER.base, legs: BARK.deep, shoes: INK })
  return frame(
    ['#bfe0ee', '#f2f4dc'],
    sun([58, 52], 20, SUN.soft),
    cloud([180, 70], 92, PAPER, 0.9),
    woods(164, 56, '#b5d7a0', 9, 'mixed'),
    fence([4, 476], 202, 50, '#d9bf95', 28),
    land([0, 202, 240, 198, 480, 204], '#aad087'),
    leafy([432, 240], 200, FIR.soft, 6),
    land([0, 252, 240, 246, 480, 256], '#98c676'),
    tufts([212, 246], 12, FIR.base, 5, 7),
    under([60, 286], 26) + under([166, 286], 26),
    line('M34 222H196', shade(BARK.pale, 0.24), 9),
    figure(back, vary(POSES.walk, { lean: -4, nod: 2, elbows: [1, 1] }), [52, 286], 126, {
      grip: { near: [72, 228], far: [76, 222] },
    }),
    figure(front, vary(POSES.walk, { lean: 4, nod: -2, elbows: [-1, -1] }), [166, 286], 130, {
      grip: { near: [152, 228], far: [148, 222] },
    }),
    line('M30 226H200', BARK.pale, 11),
    line('M40 224h30M96 227h34M160 224h28', BARK.soft, 1.8),
    disc([73, 226], 6, CAST.rose.skin) + disc([152, 226], 6, CAST.kofi.skin),
    disk([128, 318], 24, 9),
    disk([88, 336], 22, 9),
    oval([290, 342], 112, 10, '#14281f', 0, 0.16),
    figure(educator, vary(POSES.lower, { lean: 14, nod: 4, hip: [0, -46], elbows: [1, 1] }), [422, 338], 206, {
      build: 'adult',
      facing: -1,
      grip: { near: [366, 206], far: [400, 262] },
    }),
    line('M364 206L346 205M364 208L348 211M364 204L355 194', ADULTS.marc.skin, 5),
    disc([365, 206], 7, ADULTS.marc.skin),
    line('M306 316L284 328', BARK.base, 27) + line('M300 309l-16 8M308 322l-14 8', BARK.dark, 2.4),
    disc([284, 328], 14, BARK.cut) + disc([284, 328], 9, BARK.pale) + disc([284, 328], 4.4, BARK.cut),
    fill('M194 338L378 283 382 291 198 346Z', shade(BARK.pale, 0.28)),
    fill('M184 328L370 273 378 283 194 338Z', BARK.pale),
    line('M208 326l46 -14M276 304l52 -15M240 320l30 -9', BARK.soft, 1.8),
    line('M382 256q7 7 5 16M388 246q10 10 8 22', PAPER, 3.2),
    figure(walker, vary(POSES.balance, { lean: -2, nod: -4, stretch: 1.05 }), [262, 313], 150, {
      step: { near: [254, 307], far: [282, 298] },
      grip: { near: [210, 214], far: [318, 206] },
    }),
    tufts([340, 356], 9, FIR.base, 12, 9),
  )
}

export function chalkRoads(): string {
  const zigzag = summer(CAST.mei, { top: ROSE.base, legs: WATER.deep, shoes: PAPER, hat: sunhat(CREAM, ROSE.base) })
  const curled = summer(CAST.idris, {
    top: SUN.base,
    legs: FIR.dark,
    shoes: PAPER,
    cut: 'stripes',
    trim: MAPLE.base,
    hat: cap(WATER.base, PAPER),
  })
  const educator = summer(ADULTS.helene, {
    top: FIR.base,
    legs: BARK.dark,
    shoes: INK,
    hat: sunhat(SUN.soft, FIR.dark),
  })
  const chalks = (x: number, y: number) =>
    crayon([x, y], ROSE.soft, { scale: 0.8, turn: 10 }) + crayon([x + 12, y + 5], WATER.soft, { scale: 0.8, turn: -20 })
  return frame(
    ['#b9def0', '#eff4dd'],
    cloud([200, 52], 92, PAPER, 0.9),
    woods(126, 50, '#b3d6a0', 6, 'round'),
    fence([4, 476], 156, 44, '#dcc096', 28),
    land([0, 156, 240, 153, 480, 158], '#a5cf83'),
    leafy([40, 172], 150, FIR.soft, 5),
    fill('M0 186Q240 176 480 188V360H0Z', '#8d9497'),
    line('M34 204H452L474 350M34 204L8 350H250', PAPER, 4, 0.85),
    line('M24 332L76 300 84 336 146 296 152 330 214 286 220 318 262 282', SUN.soft, 7),
    dashes('M198 216Q270 206 300 226T424 236', ROSE.soft, 8, '.1 17'),
    line('M196 246q14 -14 28 0t28 0 28 0', WATER.soft, 5.5),
    line('M434 226l14 14M448 226l-14 14', ROSE.soft, 6),
    line('M322 286H444L464 348H300Z', WATER.pale, 6),
    chalks(60, 216) + chalks(216, 344) + chalks(452, 208),
    under([396, 248], 26),
    figure(educator, vary(POSES.balance, { lean: 2, nod: 4, elbows: [-1, -1] }), [404, 248], 186, {
      build: 'adult',
      step: { near: [404, 240], far: [438, 212] },
      grip: { near: [346, 112], far: [466, 86] },
    }),
    under([384, 336], 44, 9),
    figure(curled, vary(POSES.crouch, { hip: [-6, -13], lean: 40, nod: 22, elbows: [1, 1] }), [388, 340], 138, {
      facing: -1,
      grip: { near: [376, 326], far: [372, 328] },
    }),
    under([146, 306], 32),
    figure(zigzag, vary(POSES.balance, { lean: 6, nod: 10, stretch: 1.05 }), [142, 306], 156, {
      step: { near: [144, 296], far: [172, 300] },
      grip: { near: [94, 216], far: [214, 208] },
    }),
  )
}

export function sixLegsHere(): string {
  const first = mild(CAST.lila, { top: SUN.base, legs: WATER.deep, shoes: PAPER, hat: cap(ROSE.base, PAPER) })
  const second = mild(CAST.emile, { top: WATER.base, legs: BARK.dark, shoes: MAPLE.dark, cut: 'stripes', trim: PAPER })
  const drawer = mild(CAST.jasleen, { top: ROSE.base, legs: FIR.dark, shoes: PAPER })
  const leafShape = (x: number, y: number, turn: number, scale: number, color: string) =>
    place(
      fill('M0 0Q14 -22 44 -16 62 -10 74 2 52 16 34 16 12 16 0 0Z', color) +
        line('M0 0Q30 -4 62 0', shade(color, 0.22), 2.4),
      [x, y],
      { turn, scale },
    )
  const legs = [-4, 0, 4].map((x) => `M${x} -5l${x - 2} -4M${x} 5l${x - 2} 4`).join('')
  return frame(
    ['#c0e1ee', '#f1f5dc'],
    cloud([84, 62], 92, PAPER, 0.9),
    woods(168, 60, '#b3d5a0', 4, 'mixed'),
    land([0, 190, 240, 184, 480, 192], '#b1d58a'),
    fill('M300 186Q360 196 320 216 270 236 480 258V240Q350 222 378 208 402 196 336 186Z', '#dfcfa6'),
    birch([424, 226], -10, 24, 4),
    trunk([40, 256], -10, 52),
    land([0, 250, 240, 240, 480, 252], '#9ac878'),
    tufts([208, 250], 12, FIR.base, 5, 8),
    closer(
      1.1,
      [232, 362],
      fill('M18 316H196L214 350H0Z', CARDBOARD) + fill('M0 350H214V355H0Z', shade(CARDBOARD, 0.3)),
      under([80, 336], 50, 8),
      line(
        'M250 350Q254 306 246 268M250 350Q262 318 276 300M250 350Q240 322 226 312M250 350Q264 340 282 338',
        FIR.dark,
        4,
      ),
      leafShape(276, 301, -12, 0.66, FIR.soft) +
        leafShape(282, 338, 8, 0.6, FIR.base) +
        leafShape(226, 313, 196, 0.5, FIR.base),
      leafShape(252, 275, 180, 1.0, FIR.soft) + leafShape(246, 270, -8, 0.7, FIR.base),
      place(
        line(legs, INK, 1.6) +
          disc([8, 0], 4.6, INK) +
          oval([0, 0], 9, 7, RED) +
          line('M-9 0H8', INK, 1.4) +
          disc([-3, -3.4], 1.7, INK) +
          disc([3, 3.4], 1.7, INK) +
          disc([-3.6, 3.4], 1.6, INK) +
          disc([3, -3.4], 1.5, INK),
        [214, 268],
        { turn: 186, scale: 1.15 },
      ),
      figure(second, vary(POSES.heels, { lean: 24, nod: 6, elbows: [-1, -1] }), [140, 328], 148, {
        grip: { near: [114, 292], far: [116, 288] },
      }),
      figure(first, vary(POSES.heels, { lean: 26, nod: 8, elbows: [-1, -1] }), [62, 346], 154, {
        grip: { near: [38, 308], far: [40, 302] },
      }),
      under([426, 350], 44, 8),
      fill('M312 324H392L404 350H300Z', CARDBOARD) + fill('M300 350H404V355H300Z', shade(CARDBOARD, 0.3)),
      line('M324 332l-3 11M335 332l-2 11M346 332l-1 11M357 332v11M368 332l1 11M379 333l2 7', RED, 4),
      figure(drawer, vary(POSES.heels, { lean: 30, nod: 12, elbows: [1, 1] }), [430, 350], 152, {
        facing: -1,
        grip: { near: [388, 326], far: [398, 344] },
      }),
      crayon([385, 330], RED, { turn: 116, scale: 0.8 }),
      disc([388, 325], 6.4, CAST.jasleen.skin),
      tufts([344, 358], 8, FIR.base, 11, 9, [214, 300]),
    ),
  )
}
