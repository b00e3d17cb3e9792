import { figure } from '../../../kit/figure.ts'
import type { Point } from '../../../kit/geometry.ts'
import type { Head } from '../../../kit/head.ts'
import { frame, land, woods } from '../../../kit/landscape.ts'
import { BARK, CREAM, FIR, glow, MAPLE, PAPER, PLUM, ROSE, SUN, shade, WATER } from '../../../kit/palette.ts'
import { ADULTS, BABIES, bodysuit, CAST, mild, sleeper } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, pane, pinned, plant, rug, shelf, wainscot } from '../../../kit/room.ts'
import { disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { basket, blanket, pitcher, under } from '../../../kit/toys.ts'
import { crown, mapleLeaf, trunk } from '../../../kit/trees.ts'

/** A plastic cup that stands on the origin, its mouth up; `turn` tips it. */
function goblet(at: Point, color: string, turn = 0): string {
  return place(
    fill('M-13 -30H13L10 -2Q0 2 -10 -2Z', color) +
      oval([0, -30], 13, 4, shade(color, 0.3)) +
      line('M-7 -22L-5 -6', glow(color, 0.5), 3),
    at,
    { turn },
  )
}

/** Drops that leap from a slap at the origin. */
function splash(at: Point, mirror = false): string {
  return place(
    line('M-14 -8l-8 -14M-3 -14l-3 -18M10 -12l6 -16', PAPER, 4.2) +
      line('M-30 -18h.1M18 -34h.1M-14 -34h.1', PAPER, 5.4) +
      line('M-20 0Q0 7 20 0', PAPER, 2.6),
    at,
    { mirror },
  )
}

export function fingerOfWater(): string {
  const hat = (color: string, trim: string) => ({
    kind: 'sunhat' as const,
    color,
    trim,
  })
  const adult = mild(ADULTS.lucie, {
    top: SUN.base,
    legs: WATER.deep,
    shoes: CREAM,
  })
  const shaded = {
    ...adult,
    hat: hat(CREAM, MAPLE.base),
    wear: { ...adult.wear, sleeves: 'short' as const },
  }
  const snug = (head: Head): Head => ({ ...head, hair: { ...head.hair, style: 'short' } })
  const left = bodysuit(snug(BABIES.olivier), ROSE.base, PAPER, hat(WATER.base, PAPER))
  const middle = bodysuit(snug(BABIES.tao), FIR.base, PAPER, hat(SUN.soft, MAPLE.base))
  const right = bodysuit(snug(BABIES.malik), PLUM.base, PAPER, hat(ROSE.soft, ROSE.dark))
  const tray = '#eef2f3'
  const slap = vary(BABY_POSES.sit, { lean: 24, nod: -4, stretch: 1.75 })
  return frame(
    ['#cfe8ec', '#eef2d6'],
    woods(176, 70, '#9dc488', 5, 'round'),
    land([0, 184, 240, 178, 480, 186], '#c3dc8e'),
    fill('M0 214Q240 188 480 210V360H0Z', '#7aa968'),
    trunk([54, 228], 40, 34, BARK.base),
    crown([70, 26], 170, 58, FIR.base, 7),
    crown([340, 6], 190, 48, FIR.base, 3),
    oval([120, 246], 26, 5, '#9cc47c') + oval([446, 286], 22, 4.4, '#9cc47c'),
    blanket([432, 228], 92, 22, SUN.soft),
    pitcher([346, 217], WATER.base, { scale: 0.9 }),
    under([240, 296], 120, 14),
    figure(shaded, vary(POSES.floorFront, { nod: 4, elbows: [-1, 1] }), [240, 278], 276, {
      build: 'adult',
      grip: { near: [168, 186], far: [276, 248] },
      step: { near: [146, 298], far: [334, 298] },
    }),
    goblet([160, 200], MAPLE.base, -10),
    disc([167, 187], 9, ADULTS.lucie.skin),
    line('M164 183l-11 -3M165 188l-11 -1', ADULTS.lucie.skin, 5),
    figure(middle, vary(BABY_POSES.sitFront, { nod: 4, stretch: 1.1, elbows: [1, -1] }), [240, 302], 132, {
      build: 'baby',
      grip: { near: [217, 284], far: [258, 300] },
      step: { near: [206, 301], far: [274, 301] },
    }),
    fill('M166 294H314Q322 294 326 302L340 340Q342 350 330 350H150Q138 350 140 340L154 302Q158 294 166 294Z', tray),
    fill('M142 342Q140 350 150 350H330Q340 350 338 342V347Q338 356 328 356H152Q142 356 142 347Z', shade(tray, 0.2)),
    fill('M165 304H315L330 336Q332 343 325 343H155Q147 343 150 336Z', WATER.soft),
    fill('M250 300Q258 306 257 330H246Q247 312 238 305Z', WATER.pale),
    oval([252, 331], 17, 4.4, PAPER, 0, 0.85),
    place(
      fill('M-26 -11H26Q22 12 9 12H-9Q-22 12 -26 -11Z', '#d6463a') + oval([0, -11], 26, 7, WATER.pale),
      [238, 291],
      { turn: 34 },
    ),
    disc([217, 284], 7.4, BABIES.tao.skin) + disc([256, 303], 7.4, BABIES.tao.skin),
    splash([176, 316]) + splash([304, 316], true),
    under([100, 342], 52, 9),
    figure(left, slap, [98, 342], 148, {
      build: 'baby',
      grip: { near: [170, 322], far: [174, 308] },
      step: { near: [138, 344], far: [140, 336] },
    }),
    under([380, 342], 52, 9),
    figure(right, slap, [382, 342], 148, {
      build: 'baby',
      facing: -1,
      grip: { near: [312, 322], far: [308, 308] },
      step: { near: [342, 344], far: [340, 336] },
    }),
  )
}

/** A big plastic egg lying on its side, its pointed end to the right, its middle at the origin. */
function egg(at: Point, color: string, options: { turn?: number; scale?: number; mirror?: boolean } = {}): string {
  return place(
    fill('M-27 0C-27 -13 -18 -20 -6 -20 12 -20 28 -10 28 0 28 10 12 20 -6 20 -18 20 -27 13 -27 0Z', color) +
      fill('M-24 9C-14 17 10 15 27 4 24 14 8 20 -6 20 -15 20 -21 15 -24 9Z', shade(color, 0.14)) +
      line('M0 -19.6Q6 0 0 19.6', glow(color, 0.5), 3) +
      oval([-14, -10], 6, 3.4, PAPER, -28, 0.75),
    at,
    options,
  )
}

export function eggRollsAskew(): string {
  const adult = mild(ADULTS.nadia, {
    top: FIR.base,
    legs: WATER.deep,
    shoes: CREAM,
  })
  const pusher = sleeper(BABIES.binta, ROSE.base, PAPER, 'stripes')
  const giver = mild(CAST.rose, {
    top: MAPLE.base,
    legs: PLUM.base,
    shoes: CREAM,
    trim: PAPER,
    cut: 'stripes',
  })
  return frame(
    ['#e6edf3', '#f1efe4'],
    wainscot(142, 196, '#c9d9e6'),
    floor(196, '#d2ab80'),
    pane([272, 22], 108, 84, 'spring'),
    curtains([272, 22], 108, 84, SUN.soft),
    pinned([64, 48], 40, 40, [ROSE.base, FIR.base, SUN.base], 4),
    plant([458, 198], ROSE.base, { scale: 0.8 }),
    shelf([12, 206], 104, 78, [
      ['books', 'rings'],
      ['bin', 'basket'],
    ]),
    rug([240, 302], 236, 54, '#f6e8c8', FIR.soft),
    under([372, 286], 100, 10),
    figure(adult, vary(POSES.floor, { lean: 4, nod: 8 }), [408, 286], 252, {
      build: 'adult',
      facing: -1,
      grip: { near: [314, 206], far: [372, 262] },
      step: { near: [300, 282], far: [306, 272] },
    }),
    under([216, 268], 34, 7),
    figure(giver, vary(POSES.stand, { lean: 6, nod: 2 }), [214, 270], 158, {
      build: 'toddler',
      grip: { near: [268, 190], far: [274, 196] },
    }),
    egg([282, 186], WATER.base, { turn: -12, scale: 0.8 }),
    disc([268, 192], 7.4, CAST.rose.skin),
    line('M312 207l-15 2M312 211l-13 5M314 202l-5 -9', ADULTS.nadia.skin, 5),
    under([108, 340], 70, 10),
    figure(pusher, vary(BABY_POSES.tummy, { nod: -36, stretch: 1.65 }), [110, 340], 158, {
      build: 'baby',
      grip: { near: [181, 311], far: [150, 336] },
    }),
    line('M172 346Q196 356 222 351M243 304q9 4 11 12M251 297q14 6 16 19', MAPLE.soft, 3.4),
    under([212, 344], 34, 6),
    egg([210, 322], SUN.base, { turn: 24, scale: 1.12 }),
    disc([181, 311], 8.4, BABIES.binta.skin),
    line('M292 344h34', WATER.base, 8) + line('M294 337h30', WATER.soft, 7),
    basket(
      [404, 344],
      120,
      30,
      BARK.pale,
      egg([-24, -34], ROSE.base, { turn: -20, scale: 0.85 }) +
        egg([22, -34], FIR.soft, { turn: 26, scale: 0.85 }) +
        egg([0, -30], MAPLE.soft, { scale: 0.85 }),
    ),
  )
}

/** A plastic bowl turned over, its foot on top at y = -h. */
function dome([x, y]: Point, w: number, h: number, color: string): string {
  const half = w / 2
  return place(
    fill(
      `M${-half} -3Q${-half * 0.92} ${-h} ${-half * 0.42} ${-h}H${half * 0.42}Q${half * 0.92} ${-h} ${half} -3Q0 ${half * 0.3} ${-half} -3Z`,
      color,
    ) +
      fill(
        `M${half * 0.5} ${-h * 0.98}Q${half * 0.92} ${-h * 0.9} ${half} -3Q${half * 0.8} 1 ${half * 0.5} 3Q${half * 0.62} ${-h * 0.5} ${half * 0.5} ${-h * 0.98}Z`,
        shade(color, 0.14),
      ) +
      oval([0, -h], half * 0.46, half * 0.13, glow(color, 0.4)) +
      line(`M${-half} -3Q0 ${half * 0.3} ${half} -3`, shade(color, 0.2), 3.4) +
      line(`M${-half * 0.62} ${-h * 0.66}L${-half * 0.72} ${-h * 0.3}`, glow(color, 0.55), 3.4),
    [x, y],
  )
}

/** A wooden spoon between the fist and its bowl. */
function woodenSpoon(from: Point, to: Point): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI
  const long = Math.hypot(dx, dy)
  return place(
    line(`M-10 0H${long - 8}`, BARK.soft, 5) + oval([long, 0], 12, 8, BARK.soft) + oval([long, -1], 8, 4.6, BARK.base),
    from,
    { turn },
  )
}

export function spoonsAnswer(): string {
  const adult = mild(ADULTS.minh, {
    top: WATER.base,
    legs: BARK.deep,
    shoes: CREAM,
  })
  const striker = sleeper(BABIES.malik, SUN.base, PAPER, 'stripes')
  const answerer = sleeper(BABIES.ambre, FIR.base, PAPER)
  return frame(
    ['#f1e4da', '#f5eddf'],
    wainscot(142, 196, '#e2c9b6'),
    floor(196, '#c79f78'),
    pane([42, 26], 104, 84, 'autumn'),
    curtains([42, 26], 104, 84, FIR.soft),
    pinned([384, 44], 40, 40, [WATER.base, SUN.base, ROSE.base], 4),
    plant([452, 196], WATER.base, { scale: 0.8 }),
    shelf([326, 196], 100, 80, [
      ['books', 'ball'],
      ['basket', 'bin'],
    ]),
    rug([240, 304], 236, 52, '#e4ebf2', PLUM.soft),
    under([240, 278], 90, 10),
    figure(adult, vary(POSES.tailorFront, { nod: 4 }), [240, 274], 262, {
      build: 'adult',
      grip: { near: [234, 232], far: [247, 232] },
    }),
    dome([270, 292], 46, 24, FIR.soft),
    woodenSpoon([300, 284], [334, 280]),
    under([96, 340], 50),
    figure(striker, vary(BABY_POSES.sit, { lean: 6, nod: -4, stretch: 1.2 }), [84, 342], 170, {
      build: 'baby',
      grip: { near: [134, 284], far: [130, 300] },
    }),
    dome([162, 344], 72, 38, ROSE.base),
    woodenSpoon([134, 280], [164, 303]),
    disc([134, 280], 9, BABIES.malik.skin),
    under([380, 342], 50),
    figure(answerer, vary(BABY_POSES.sit, { lean: 0, nod: -6, stretch: 1.55 }), [396, 342], 170, {
      build: 'baby',
      facing: -1,
      grip: { near: [350, 246], far: [337, 305] },
    }),
    dome([318, 344], 72, 38, WATER.base),
    place(oval([0, 0], 30, 7, MAPLE.soft) + oval([0, -1], 20, 4, MAPLE.pale), [240, 338]),
    line('M196 304l14 -6M188 290l11 -11M176 286l3 -14', ROSE.dark, 3.2),
    woodenSpoon([350, 246], [326, 214]),
    disc([350, 246], 9, BABIES.ambre.skin),
  )
}

/** A maple leaf that shows through a sheet. */
function print(at: Point, turn: number): string {
  return mapleLeaf(at, 36, turn, '#ecdcc2')
}

export function sheetOfLeaves(): string {
  const adult = mild(ADULTS.julie, {
    top: PLUM.base,
    legs: FIR.deep,
    shoes: CREAM,
  })
  const lifter = sleeper(BABIES.binta, SUN.base, PAPER, 'stripes')
  const crawler = bodysuit(BABIES.olivier, WATER.base, PAPER)
  const red = '#c8452f'
  return frame(
    ['#e9e4da', '#f3ecdf'],
    wainscot(150, 200, '#d8cbb8'),
    floor(200, '#c49b73'),
    pane([108, 18], 220, 112, 'rain'),
    line(
      'M168 84l-4 20M216 30l-4 18M252 64l-5 22M236 98l-4 16M300 86l-4 20M312 26l-4 18M150 46v5M196 100v5',
      PAPER,
      2.2,
      0.9,
    ),
    line('M122 62v8M122 70h.1M206 58v10M262 108v8M288 40v9', WATER.pale, 3.6),
    mapleLeaf([174, 58], 34, 160, SUN.base),
    shelf([390, 204], 84, 80, [['books', 'blocks'], ['bin']]),
    rug([240, 300], 238, 58, '#cbdcc9', FIR.soft, false),
    under([250, 262], 80, 9),
    figure(adult, vary(POSES.tailorFront, { nod: 4, elbows: [1, 1] }), [232, 258], 244, {
      build: 'adult',
      grip: { near: [206, 228], far: [282, 196] },
    }),
    mapleLeaf([290, 178], 40, 16, SUN.base),
    disc([283, 194], 7.6, ADULTS.julie.skin),
    fill('M34 282Q120 270 220 278 330 268 440 278L472 346Q340 356 240 350 120 358 12 348Z', '#ece6da'),
    line('M60 300Q100 292 150 298M40 330Q70 340 60 348M200 286Q240 290 280 282', '#d8cfbf', 2.4),
    mapleLeaf([66, 350], 34, -30, SUN.base) + mapleLeaf([40, 318], 32, 70, MAPLE.base),
    mapleLeaf([158, 300], 34, 120, MAPLE.soft) + mapleLeaf([150, 348], 36, 200, red),
    mapleLeaf([186, 318], 30, 20, SUN.base),
    under([96, 336], 50),
    figure(lifter, vary(BABY_POSES.sit, { lean: 0, nod: -10, stretch: 1.4 }), [92, 338], 164, {
      build: 'baby',
      grip: { near: [142, 246], far: [134, 308] },
    }),
    mapleLeaf([152, 218], 58, 14, red),
    disc([142, 246], 8.6, BABIES.binta.skin),
    mapleLeaf([124, 338], 36, 10, MAPLE.base),
    mapleLeaf([262, 296], 26, -70, red),
    fill('M268 344Q258 312 288 302 330 286 372 292 430 288 452 308 470 330 458 350 360 358 268 344Z', PAPER),
    line('M264 334Q262 346 272 345 360 358 456 349 464 342 462 332', '#d8cfbf', 3),
    print([300, 326], -20) + print([352, 338], 30) + print([404, 328], -60) + print([440, 340], 10),
    figure(crawler, vary(BABY_POSES.crawl, { nod: -56 }), [384, 308], 150, {
      build: 'baby',
      facing: -1,
    }),
    fill('M312 312Q336 302 352 310 380 300 410 304 430 296 446 310 440 322 400 318 350 322 312 312Z', PAPER),
    line('M286 318Q310 308 336 316M420 320Q440 324 452 338M330 350Q360 342 392 350', '#d8cfbf', 2.4),
    basket(
      [222, 346],
      92,
      36,
      BARK.pale,
      mapleLeaf([-24, -42], 36, -30, MAPLE.base) +
        mapleLeaf([22, -42], 36, 40, red) +
        mapleLeaf([0, -44], 40, 8, SUN.base) +
        mapleLeaf([-4, -34], 34, 170, MAPLE.soft),
    ),
  )
}
