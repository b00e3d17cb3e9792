import { adult, figure, toddler } from '../../../kit/figure.ts'
import type { Point } from '../../../kit/geometry.ts'
import { frame, land, leaves, woods } from '../../../kit/landscape.ts'
import { BARK, FIR, glow, INK, MAPLE, PAPER, PLUM, ROSE, SUN, shade, WATER } from '../../../kit/palette.ts'
import { ADULTS, autumn, BABIES, barefoot, CAST, mild, sleeper, summer, TUQUES } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, pane, pinned, plant, shelf } from '../../../kit/room.ts'
import { dashes, disc, fill, line, num, oval, place } from '../../../kit/svg.ts'
import { antler, bucket, eggBox } from '../../../kit/things.ts'
import { cushion, under } from '../../../kit/toys.ts'
import { leafy } from '../../../kit/trees.ts'

/** Half a big clam, its hinge at the origin, its bands across. */
function clam(at: Point, color: string, turn = 0, scale = 1): string {
  return place(
    fill('M-5 0Q-16 -8 -15 -16 -10 -27 0 -27 10 -27 15 -16 16 -8 5 0Z', color) +
      line('M-9 -6Q0 -13 9 -6M-12 -11Q0 -21 12 -11', shade(color, 0.26), 1.8),
    at,
    { turn, scale },
  )
}

/** A big whelk lying on its side, its point to the left. */
function whelk(at: Point, color: string, turn = 0, scale = 1): string {
  return place(
    fill('M-24 -6Q-8 -18 8 -18 20 -17 22 -6 20 2 6 1 -10 0 -24 -6Z', color) +
      oval([13, -7], 6, 5, shade(color, 0.4)) +
      line('M-14 -11Q-10 -6 -13 -3M-4 -15Q2 -8 -3 -1', shade(color, 0.26), 2),
    at,
    { turn, scale },
  )
}

const [ROSY, SANDY, RUSSET] = ['#eab8a3', '#f3dba0', '#c07f56']

export function bedsForBigShells(): string {
  const brim = (color: string, trim: string) => ({ kind: 'sunhat', color, trim }) as const
  const first = summer(CAST.awa, { top: SUN.base, legs: PLUM.dark, shoes: ROSE.dark, hat: brim(PAPER, ROSE.base) })
  const second = summer(CAST.theo, { top: FIR.base, legs: WATER.deep, shoes: INK, hat: brim(SUN.soft, MAPLE.dark) })
  const small = summer(CAST.mei, {
    top: ROSE.base,
    legs: WATER.deep,
    shoes: PLUM.dark,
    hat: brim(WATER.pale, PLUM.base),
  })
  const near = summer(ADULTS.marc, { top: WATER.base, legs: BARK.dark, shoes: INK, hat: brim(PAPER, FIR.dark) })
  const keeper = summer(ADULTS.julie, {
    top: '#d6463a',
    legs: PLUM.dark,
    shoes: BARK.dark,
    hat: brim(PAPER, '#d6463a'),
  })
  return frame(
    ['#aadaec', '#f1f3e0'],
    fill('M0 96H480V130H0Z', WATER.base),
    fill('M0 122Q120 115 240 121T480 117V360H0Z', '#f7efd6'),
    fill('M0 126Q120 119 240 125T480 121V360H0Z', '#d9c193'),
    line('M30 144h56M180 138h60M380 146h60M240 156h50', '#c3dbe0', 4, 0.8),
    fill('M0 180Q120 168 240 178T480 172V360H0Z', '#ead4a2'),

    under([92, 190], 22, 4),
    adult(keeper, POSES.standFront, [92, 190], 104),
    fill('M22 220a9 8 0 0 1 18 0l-7 6h-4ZM194 212a8 7 0 0 1 16 0l-6 5h-4ZM440 196a7 6 0 0 1 14 0l-5 5h-4Z', ROSY),
    fill('M62 247H424L488 355H-10Z', '#b7d8da'),
    line('M320 262V22', BARK.soft, 6),
    fill('M186 74Q216 12 320 10 424 12 454 74 408 62 366 74 320 60 274 74 232 62 186 74Z', '#f6f1e4'),
    fill(
      'M186 74Q216 12 320 10 250 24 232 67 210 66 186 74ZM274 74Q288 24 320 10 352 24 366 74 320 60 274 74ZM454 74Q424 12 320 10 390 24 408 67 430 66 454 74Z',
      MAPLE.soft,
    ),
    under([64, 334], 46) + under([164, 344], 66, 8),
    eggBox([162, 343], clam([-27, -25], ROSY, -4, 0.9), whelk([0, -22], RUSSET, -58, 0.85), 1.3),
    figure(first, vary(POSES.heels, { lean: 24, nod: 10, stretch: 1.2, elbows: [1, 1] }), [64, 338], 196, {
      grip: { near: [122, 302], far: [104, 326] },
    }),
    clam([124, 325], PAPER, 6, 1.15) + disc([122, 299], 8, CAST.awa.skin),
    toddler(second, vary(POSES.heels, { lean: 22, nod: 12, stretch: 1.3, elbows: [1, 1] }), [282, 330], 176, {
      facing: -1,
      grip: { near: [216, 285], far: [218, 289] },
    }),
    clam([199, 309], SANDY, -8, 1.15) + line('M222 284L212 287', CAST.theo.skin, 9),
    adult(near, vary(POSES.heels, { lean: 4, nod: 8, elbows: [1, 1] }), [446, 346], 206, {
      facing: -1,
      grip: { near: [394, 290], far: [400, 284] },
    }),
    toddler(small, vary(POSES.stand, { lean: 5, nod: -2, stretch: 1.2, elbows: [1, 1] }), [346, 346], 130, {
      grip: { near: [376, 282], far: [374, 288] },
    }),
    clam([386, 293], SANDY, 4, 1.05),
    disc([375, 283], 6.2, CAST.mei.skin) + disc([396, 290], 6.6, ADULTS.marc.skin),
    bucket([392, 352], ROSE.base, { scale: 0.85 }),
  )
}

/** Two fingertips that ran: pairs of prints along a way. */
function running(points: readonly Point[], color: string): string {
  return line(points.map(([x, y]) => `M${num(x)} ${num(y)}l1 -2M${num(x + 9)} ${num(y + 7)}l1 -2`).join(''), color, 6.4)
}

export function fingersTellTheDay(): string {
  const blue = '#2f74c0'
  const yellow = '#f4c430'
  const runner = barefoot(mild(CAST.lila, { top: ROSE.base, legs: PLUM.dark, cut: 'bib', trim: ROSE.soft }))
  const writer = mild(ADULTS.nadia, { top: FIR.base, legs: BARK.deep, shoes: INK })
  const baby = sleeper(BABIES.olivier, WATER.soft, PAPER)
  const tape = '#7fb3a6'
  return frame(
    ['#efe6d6', '#f6efdf'],
    pane([48, 22], 112, 90, 'spring'),
    curtains([48, 22], 112, 90, '#d7a45c'),
    pinned([214, 42], 48, 42, [blue, yellow, ROSE.base], 4),
    floor(184, '#cfa77c'),
    shelf([350, 184], 118, 84, [
      ['books', 'basket'],
      ['blocks', 'rings', 'ball'],
    ]),
    plant([250, 192], MAPLE.base, { scale: 0.7 }),
    fill('M98 264H284L308 346H74Z', PAPER),
    line('M98 264l-6 8M284 264l8 8M77 339l-6 10M304 339l8 10', tape, 8),
    oval([222, 246], 40, 11, BARK.soft) + oval([222, 243], 40, 11, '#f3efe0') + oval([222, 243], 32, 8, PAPER),
    oval([209, 243], 14, 4.8, blue) + oval([236, 243], 13, 4.6, yellow),
    running(
      [
        [258, 330],
        [238, 320],
        [216, 328],
        [196, 318],
      ],
      blue,
    ),
    running(
      [
        [130, 276],
        [152, 272],
        [174, 280],
        [196, 276],
        [218, 284],
        [240, 276],
        [260, 286],
      ],
      yellow,
    ),
    under([62, 338], 40),
    under([366, 276], 66, 7),
    adult(writer, vary(POSES.tailorFront, { nod: 14, elbows: [1, -1] }), [366, 274], 222, {
      grip: { near: [332, 236], far: [392, 230] },
    }),
    place(fill('M-34 -16H34L40 18H-40Z', BARK.base) + fill('M-28 -14H28L32 13H-32Z', PAPER), [362, 240]),
    line('M340 232q4 -5 8 0t8 0 8 0M338 240q4 -5 8 0t8 0 8 0t8 0', WATER.deep, 2),
    line('M381 242L397 222', INK, 4),
    disc([328, 240], 7, ADULTS.nadia.skin) + disc([392, 231], 7.4, ADULTS.nadia.skin),
    figure(runner, vary(POSES.heels, { lean: 44, nod: -4, stretch: 1.35, elbows: [1, 1] }), [66, 334], 192, {
      build: 'toddler',
      grip: { near: [160, 300], far: [118, 318] },
    }),
    line('M159 302L158 320M163 300L174 315', CAST.lila.skin, 6.4),
    line('M158 316V320M171 311L174 315', blue, 7),
    fill('M318 306H418L434 348H304Z', '#e4f1f3'),
    fill('M322 310H414L426 343H312Z', PAPER),
    fill('M334 322Q350 308 368 318 392 308 404 322 418 338 392 338 372 332 352 340 322 340 334 322Z', yellow),
    line('M350 326q10 -6 18 2', glow(yellow, 0.6), 4),
    line('M318 306H418M304 348H434M318 306L304 348M418 306L434 348', tape, 7),
    under([452, 352], 30),
    figure(baby, vary(BABY_POSES.sit, { lean: 20, nod: 2, stretch: 1.25 }), [456, 350], 140, {
      build: 'baby',
      facing: -1,
      grip: { near: [402, 326], far: [404, 292] },
    }),
    line('M402 326l-6 3', BABIES.olivier.skin, 8),
  )
}

/** A cone of rolled cardboard, its small end at the origin, its mouth to the right. */
function horn(at: Point, turn: number, mark: string): string {
  return place(
    fill('M0 -6L52 -19V19L0 6Z', '#efdcb4') +
      fill('M0 0L52 0V19L0 6Z', '#dcc291') +
      oval([52, 0], 8, 19, BARK.dark) +
      line('M52 -19A8 19 0 0 0 52 19 8 19 0 0 0 52 -19', '#dcc291', 2.6) +
      disc([30, 1], 6, mark),
    at,
    { turn },
  )
}

export function mooseAnswersTheCall(): string {
  const first = barefoot(mild(CAST.rose, { top: MAPLE.base, legs: PLUM.dark }))
  const second = barefoot(mild(CAST.sami, { top: WATER.base, legs: BARK.dark, cut: 'stripes', trim: PAPER }))
  const moose = barefoot(mild(CAST.kofi, { top: SUN.base, legs: WATER.deep, cut: 'stripes', trim: MAPLE.base }))
  const listener = barefoot(mild(ADULTS.helene, { top: PLUM.base, legs: BARK.deep }))
  const pool = (x: number, y: number, k: number, color: string) =>
    fill(
      `M${num(x - 34 * k)} ${num(y - 9 * k)}Q${num(x)} ${num(y - 13 * k)} ${num(x + 36 * k)} ${num(y - 8 * k)}L${num(x + 46 * k)} ${num(y + 9 * k)}Q${num(x)} ${num(y + 13 * k)} ${num(x - 44 * k)} ${num(y + 10 * k)}Z`,
      color,
    ) + line(`M${num(x - 16 * k)} ${num(y - k)}q${num(10 * k)} ${num(-4 * k)} ${num(20 * k)} 0`, glow(color, 0.4), 2.4)
  return frame(
    ['#f0e3cb', '#f7ecd6'],
    pane([150, 24], 112, 88, 'autumn'),
    pinned([72, 44], 52, 44, [MAPLE.base, FIR.base, SUN.base], -4),
    floor(182, '#c79d72'),
    fill('M346 204V118Q346 100 364 100H456Q474 100 474 118V204Z', '#8a7a68'),
    fill(
      'M334 98Q352 78 372 88 394 74 416 86 444 76 480 92V212Q462 222 446 208 426 222 404 208 382 222 364 206 350 214 336 204 328 150 334 98Z',
      FIR.soft,
    ),
    line('M366 104Q362 150 368 192M408 100Q414 150 406 196M448 104Q444 150 450 196', FIR.base, 3),
    under([268, 232], 54, 6),
    adult(listener, vary(POSES.tailorFront, { nod: -4, elbows: [1, 1] }), [266, 230], 186, {
      grip: { near: [242, 214], far: [290, 138] },
    }),
    pool(330, 258, 0.9, WATER.soft) + pool(220, 272, 0.9, FIR.soft) + pool(268, 310, 1.1, WATER.base),
    pool(416, 300, 1.05, FIR.base) + pool(352, 338, 1.2, WATER.soft),
    under([392, 306], 34),
    figure(moose, vary(POSES.standFront, { elbows: [-1, 1], stretch: 1.1 }), [392, 308], 184, {
      grip: { near: [338, 152], far: [446, 152] },
      step: { near: [381, 304], far: [420, 282] },
    }),
    antler([448, 148], CAST.kofi.skin) + antler([336, 148], CAST.kofi.skin, true),
    figure(first, vary(POSES.crouch, { lean: 8, nod: -18, elbows: [1, 1] }), [36, 300], 188, {
      grip: { near: [90, 204], far: [84, 212] },
    }),
    horn([67, 214], -22, ROSE.base),
    disc([90, 210], 7.4, CAST.rose.skin),
    toddler(second, vary(POSES.crouch, { lean: 8, nod: -14, elbows: [1, 1] }), [146, 344], 170, {
      grip: { near: [192, 262], far: [184, 268] },
    }),
    horn([167, 264], -14, SUN.base),
    disc([192, 264], 7.4, CAST.sami.skin),
    under([100, 354], 110, 8),
    cushion([52, 352], 116, 70, ROSE.base),
    cushion([160, 357], 108, 52, MAPLE.soft),
  )
}

/** A cardboard cow seen from its flank and its muzzle, facing right, standing on the origin. */
function cow(at: Point, scale: number): string {
  const card = '#e3c79a'
  return place(
    fill('M-52 -66H38L52 -76H-36Z', glow(card, 0.35)) +
      fill('M-52 -66H38V0H-52Z', card) +
      fill('M38 -66L52 -76V-12L38 0Z', shade(card, 0.14)) +
      fill(
        'M-46 -66Q-48 -44 -32 -42 -18 -44 -20 -66ZM-10 -34Q4 -46 18 -34 24 -20 8 -16 -14 -18 -10 -34ZM-52 -20Q-38 -26 -32 -12 -32 -4 -36 0H-52Z',
        INK,
      ) +
      line('M-52 -33H38L52 -44', '#f2e5c6', 3, 0.7) +
      fill('M36 -70Q22 -84 18 -74 20 -64 36 -64ZM54 -78Q66 -88 68 -78 66 -70 54 -72Z', INK) +
      oval([46, -22], 7.4, 12, ROSE.soft, 8) +
      line('M44 -25h.1M49 -27h.1', ROSE.dark, 3.4) +
      line('M42 -50h.1M49 -54h.1', INK, 5) +
      line('M-52 -46q-14 6 -10 26', INK, 3.4),
    at,
    { scale },
  )
}

export function cowsToTheFold(): string {
  const rider = autumn(CAST.maika, {
    top: ROSE.base,
    legs: WATER.deep,
    shoes: MAPLE.deep,
    trim: PAPER,
    hat: TUQUES.sun,
  })
  const pusher = autumn(CAST.noah, { top: FIR.base, legs: PLUM.dark, shoes: INK, trim: PAPER, hat: TUQUES.maple })
  const other = autumn(CAST.emile, { top: PLUM.base, legs: BARK.dark, shoes: FIR.deep, trim: PAPER, hat: TUQUES.water })
  const guard = autumn(ADULTS.minh, { top: WATER.deep, legs: BARK.deep, shoes: INK, trim: PAPER })
  return frame(
    ['#cfe3ea', '#f8eccd'],
    woods(156, 104, '#dfb266', 7, 'round'),
    land([0, 182, 240, 174, 480, 184], '#c3c47a'),
    leafy([150, 214], 196, MAPLE.soft, 9),
    land([0, 222, 240, 216, 480, 224], '#a9b865'),
    leaves({ x: [6, 474], y: [228, 350] }, 10, [MAPLE.base, SUN.base], 8, 5),
    under([412, 290], 84, 22),
    adult(guard, vary(POSES.kneel, { lean: 8, nod: 10, elbows: [1, 1] }), [436, 264], 204, {
      facing: -1,
      grip: { near: [378, 206], far: [390, 188] },
    }),
    cushion([348, 268], 56, 26, SUN.base) +
      cushion([406, 262], 58, 26, ROSE.base) +
      cushion([460, 270], 56, 28, WATER.base),
    cow([420, 304], 0.58),
    cushion([386, 346], 66, 36, WATER.soft),
    cushion([452, 346], 66, 36, MAPLE.base),
    under([176, 336], 46) + under([290, 336], 56, 7),
    figure(other, vary(POSES.push, { lean: 34 }), [214, 312], 158, {
      grip: { near: [252, 264], far: [258, 260] },
    }),
    cow([296, 334], 1.04),
    toddler(pusher, vary(POSES.push, { lean: 40, nod: -26, stretch: 1.3 }), [168, 344], 150, {
      grip: { near: [240, 294], far: [242, 306] },
    }),
    under([60, 340], 40),
    line('M18 312L120 232', '#3f88ab', 15) + dashes('M24 307L116 235', PAPER, 4, '1 11') + line('M112 232h.1', INK, 4),
    figure(
      rider,
      vary(POSES.walk, {
        lean: 2,
        feet: [
          [-9, -5],
          [12, -5],
        ],
        elbows: [1, 1],
      }),
      [62, 340],
      172,
      {
        grip: { near: [94, 250], far: [98, 244] },
      },
    ),
  )
}
