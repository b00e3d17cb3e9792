import { figure } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { rock, stick } from '../../../kit/ground.ts'
import { cloud, frame, leaves, sun, woods } from '../../../kit/landscape.ts'
import { BARK, CREAM, FIR, INK, MAPLE, PAPER, PLUM, ROSE, STONE, SUN, shade, WATER } from '../../../kit/palette.ts'
import { ADULTS, autumn, CAST, mild, summer, TUQUES } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { inset } from '../../../kit/room.ts'
import { dashes, disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { bucket, droplets } from '../../../kit/things.ts'

/** Rings of water around what fell in, the nearest last. */
function rings([x, y]: Point, radii: number[], color: string): string {
  return radii
    .map(
      (r) => `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${Math.round(r * 0.22)}" stroke="${color}" stroke-width="3"/>`,
    )
    .join('')
}

export function shoutToTheLake(): string {
  const shouter = autumn(CAST.idris, { top: SUN.base, legs: WATER.deep, shoes: MAPLE.deep, trim: PAPER })
  const whisperer = autumn(CAST.rose, { top: ROSE.base, legs: FIR.deep, trim: PAPER, hat: TUQUES.rose })
  const thrower = autumn(CAST.mei, { top: WATER.base, legs: PLUM.dark, shoes: ROSE.dark, trim: PAPER })
  const adult = autumn(ADULTS.marc, { top: FIR.base, legs: BARK.deep, shoes: INK })
  return frame(
    ['#cfdfe6', '#f9efd4'],
    sun([410, 60], 24, SUN.soft),
    fill('M0 150C70 96 130 110 190 134 250 92 320 100 380 128 420 108 460 112 480 118V200H0Z', '#b8bfc4'),
    woods(170, 40, '#d39a63', 8, 'round'),
    fill('M0 166H480V240H0Z', WATER.base),
    fill('M0 166H480V180H0Z', WATER.soft),
    line('M60 198h40M150 210h60M260 196h44M350 212h64M300 226h40M90 224h40M420 194h34', WATER.pale, 3, 0.8),
    fill('M0 236C120 226 360 226 480 236V360H0Z', '#c2b071'),
    fill('M0 270C140 254 340 254 480 270V360H0Z', '#c0c47c'),
    fill('M0 312C140 296 340 296 480 314V360H0Z', '#aeb56c'),
    figure(adult, vary(POSES.stand, { hands: pair(-2, -36, 18, -42) }), [446, 270], 152, {
      build: 'adult',
      facing: -1,
      shadow: true,
    }),
    [30, 122, 212, 296, 378, 456]
      .map((x, i) => rock([x, 300 - (i % 2) * 3], 46, 22, i + 3, i % 2 ? STONE.base : STONE.soft))
      .join(''),
    figure(whisperer, vary(POSES.crouch, { hip: [-4, -20], lean: 6, nod: 4, elbows: [1, 1] }), [214, 334], 150, {
      grip: { near: [248, 250], far: [240, 258] },
    }),
    figure(
      shouter,
      vary(POSES.stand, { hip: [-4, -36], lean: -10, nod: -10, elbows: [1, 1], feet: pair(-14, -4, 12, -4) }),
      [84, 350],
      206,
      { grip: { near: [112, 188], far: [112, 178] } },
    ),
    line('M132 164q12 10 4 28M148 150q22 22 8 58M166 136q32 32 12 88', PAPER, 4, 0.95),
    figure(
      thrower,
      vary(POSES.stand, { lean: 12, nod: -8, elbows: [1, -1], feet: pair(-16, -4, 16, -4) }),
      [384, 352],
      184,
      { facing: -1, grip: { near: [318, 206], far: [420, 238] } },
    ),
    dashes('M308 200Q288 150 264 190', PAPER, 4, '1 12', 0.95),
    rings([256, 198], [10, 22], WATER.pale),
    leaves({ x: [0, 480], y: [316, 356] }, 14, [MAPLE.base, SUN.base], 6, 6),
  )
}

export function finestSplash(): string {
  const straw = { kind: 'sunhat', color: '#e8cf9a', trim: MAPLE.dark } as const
  const thrower = summer(CAST.awa, {
    top: SUN.base,
    legs: WATER.deep,
    shoes: ROSE.base,
    hat: { kind: 'cap', color: ROSE.base, trim: ROSE.dark },
  })
  const listener = summer(CAST.emile, {
    top: MAPLE.base,
    legs: FIR.deep,
    shoes: MAPLE.deep,
    cut: 'stripes',
    trim: CREAM,
    hat: straw,
  })
  const aiming = summer(CAST.kofi, {
    top: PLUM.base,
    legs: WATER.base,
    shoes: PAPER,
    hat: { kind: 'sunhat', color: PAPER, trim: PLUM.base },
  })
  const adult = mild(ADULTS.julie, { top: CREAM, legs: BARK.base, shoes: INK })
  const second = mild(ADULTS.nadia, { top: ROSE.dark, legs: BARK.deep, shoes: INK })
  const cuff = (at: Point, turn: number) => place(line('M-3 -6V6', '#d6463a', 6), at, { turn })
  return frame(
    ['#b9e0ea', '#f9f4d8'],
    cloud([330, 66], 100, PAPER, 0.95),
    woods(140, 60, '#bfdab2', 8),
    woods(154, 34, '#9fc78c', 15, 'round'),
    fill('M0 152H480V360H0Z', WATER.base),
    fill('M0 152H480V164H0Z', WATER.soft),
    line('M300 184h50M400 176h40M250 204h30M430 214h40M300 330h40M440 320h30', WATER.pale, 3, 0.8),
    fill('M0 176C90 170 170 180 214 214 252 244 270 300 276 360H0Z', '#dcc693'),
    fill('M0 168C80 162 150 172 184 202 214 234 228 300 232 360H0Z', '#a9cc84'),
    fill('M0 226C70 220 130 240 158 360H0Z', '#90bc6e'),
    figure(second, vary(POSES.crouch, { hip: [-4, -20], lean: 8, nod: 4 }), [20, 196], 100, { build: 'adult' }),
    figure(
      aiming,
      vary(POSES.crouch, { hip: [-4, -18], lean: 10, nod: 2, hands: pair(26, -34, 20, -20) }),
      [64, 198],
      84,
      {},
    ),
    bucket([110, 194], WATER.deep, { scale: 0.6 }),
    oval([100, 158], 4, 5, BARK.dark, 30),
    stick([2, 214], [62, 212], 5, BARK.base),
    stick([68, 212], [128, 216], 5, BARK.soft),
    stick([134, 216], [176, 226], 5, BARK.base),
    rings([386, 266], [34, 60, 88], WATER.pale),
    fill(
      'M352 268C346 236 334 222 322 214 344 218 358 232 364 250 366 226 364 204 356 186 378 202 386 224 386 246 390 218 400 200 418 192 408 210 404 230 404 248 414 232 430 222 448 220 432 232 424 248 420 268Z',
      PAPER,
    ),
    fill(
      'M362 268C362 250 366 240 374 230 380 242 382 250 386 256 392 244 398 238 406 234 404 248 408 256 410 268Z',
      WATER.pale,
    ),
    oval([386, 268], 36, 8, WATER.soft),
    droplets(
      [
        [340, 192],
        [372, 166],
        [396, 168],
        [430, 194],
        [322, 196],
      ],
      4.4,
      PAPER,
    ),
    figure(adult, vary(POSES.stand, { hip: [0, -36], lean: 6, nod: 8, feet: pair(-8, -4, 10, -4) }), [166, 318], 220, {
      build: 'adult',
      grip: { near: [138, 240], far: [218, 236] },
    }),
    figure(
      listener,
      vary(POSES.stand, { lean: 4, nod: 8, elbows: [-1, 1], feet: pair(-6, -4, 8, -4) }),
      [96, 348],
      170,
      {
        grip: { near: [88, 226], far: [126, 280] },
      },
    ),
    cuff([82, 234], 60),
    figure(
      thrower,
      vary(POSES.stand, { hip: [0, -36], lean: 16, nod: -10, elbows: [-1, 1], feet: pair(-14, -4, 12, -4) }),
      [216, 348],
      176,
      { grip: { near: [290, 226], far: [210, 276] } },
    ),
    cuff([281, 228], -4),
    dashes('M300 214Q346 150 382 238', PAPER, 4, '1 11', 0.95),
    bucket([34, 350], STONE.dark, { scale: 0.9 }),
    [
      [28, 324],
      [36, 320],
      [42, 325],
    ]
      .map(([x = 0, y = 0]) => oval([x, y], 6, 5, STONE.pale))
      .join(''),
  )
}

export function framedLake(): string {
  const holder = autumn(CAST.noah, {
    top: SUN.base,
    legs: WATER.deep,
    shoes: MAPLE.deep,
    trim: PAPER,
    hat: TUQUES.water,
  })
  const guest = autumn(CAST.lea, { top: ROSE.base, legs: FIR.deep, trim: PAPER })
  const friend = autumn(CAST.zoe, { top: WATER.base, legs: MAPLE.deep, trim: PAPER })
  const camera = autumn(CAST.sami, { top: PLUM.base, legs: WATER.deep, trim: PAPER, hat: TUQUES.sun })
  const adult = autumn(ADULTS.helene, { top: FIR.base, legs: BARK.deep, shoes: INK })
  const cushion = (x: number, y: number, color: string) =>
    oval([x, y], 44, 10, shade(color, 0.2)) + oval([x, y - 4], 42, 9, color)
  return frame(
    ['#bfdbe6', '#fbe9cc'],
    fill('M0 120C70 66 130 80 190 104 250 62 320 70 380 98 420 78 460 82 480 88V170H0Z', '#a3b2bd'),
    woods(142, 56, '#d98a4e', 8, 'round'),
    woods(150, 34, '#e3b04f', 21),
    fill('M0 146H480V260H0Z', WATER.base),
    fill('M0 146H480C400 172 330 160 250 174 160 162 80 174 0 160Z', '#c58a5c', 0.75),
    line('M40 196h40M96 216h60M420 190h44M330 226h64M380 208h40', WATER.pale, 3, 0.8),
    fill('M0 226C120 218 360 218 480 226V360H0Z', '#c2b071'),
    fill('M0 240C140 230 340 230 480 240V360H0Z', '#c6c885'),
    fill('M0 290C140 278 340 278 480 292V360H0Z', '#b5ba72'),
    fill('M0 0H480V240H0Z', '#f6eedd', 0.34),
    [24, 96, 330, 400, 466]
      .map((x, i) => rock([x, 270 + (i % 2) * 3], 44, 22, i + 4, i % 2 ? STONE.base : STONE.soft))
      .join(''),
    figure(adult, vary(POSES.stand, { hands: pair(-2, -36, 14, -40) }), [404, 264], 176, {
      build: 'adult',
      facing: -1,
      shadow: true,
    }),
    inset(
      [176, 118],
      124,
      96,
      fill('M0 0H124V96H0Z', '#a9cfe0'),
      fill('M0 14C40 -10 70 -6 124 16V40H0Z', '#7d93a3'),
      fill('M0 44V30Q8 12 18 30 26 8 38 30 46 18 54 30 64 6 78 28 90 14 98 30 110 16 124 32V44Z', '#cf6c2d'),
      fill('M0 44H124V96H0Z', WATER.base),
      fill('M0 44H124Q110 60 98 50 84 70 74 52 62 62 52 50 40 68 28 50 14 60 0 50Z', '#b5703f'),
      line('M10 76h20M86 64h24M70 88h30', WATER.pale, 2.6),
      fill('M34 74Q42 62 62 64 76 66 82 60 84 72 70 77 50 80 34 74Z', INK),
      line('M42 68Q38 60 40 54', INK, 6),
      disc([40, 52], 5.4, INK),
      fill('M36 50L25 52 36 55Z', '#3c4650'),
      dashes('M50 69h24', PAPER, 2.4, '0 5'),
      line('M37 61h6', PAPER, 2.4),
    ),
    line('M176 118h124v96h-124Z', '#c99f6c', 20),
    line('M166 108h144v116h-144Z', shade('#c99f6c', 0.2), 3),
    cushion(76, 338, MAPLE.dark),
    cushion(156, 344, PLUM.dark),
    cushion(356, 344, FIR.dark),
    cushion(440, 344, SUN.dark),
    figure(guest, vary(POSES.floor, { lean: 14, nod: -18, hands: pair(18, -12, 30, -22) }), [70, 340], 170),
    figure(holder, vary(POSES.floor, { lean: 4, nod: -14, hands: pair(14, -18, 16, -20) }), [146, 346], 184, {
      grip: { near: [184, 226], far: [204, 224] },
    }),
    figure(friend, vary(POSES.floor, { lean: 16, nod: -4 }), [446, 346], 176, {
      facing: -1,
      grip: { near: [388, 284], far: [410, 320] },
    }),
    figure(camera, vary(POSES.floor, { lean: 0, nod: -6, elbows: [1, 1] }), [354, 346], 178, {
      facing: -1,
      grip: { near: [330, 252], far: [324, 252] },
    }),
    disc([389, 284], 7, friend.skin),
  )
}
