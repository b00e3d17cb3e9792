import { figure } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence, heap, rock, stick } from '../../../kit/ground.ts'
import { closer, cloud, frame, land, leaves, specks, sun, tufts, woods } from '../../../kit/landscape.ts'
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
import { ADULTS, autumn, CAST, mild, summer, TUQUES } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { bucket, shovel } from '../../../kit/things.ts'
import { leafy, mapleLeaf } from '../../../kit/trees.ts'

const STRAW = '#e3c06a'

export function mudBricks(): string {
  const straw = { kind: 'sunhat', color: '#e8cf9a', trim: FIR.base } as const
  const mason = summer(CAST.theo, { top: SUN.base, legs: WATER.deep, shoes: MAPLE.dark, hat: straw })
  const wolf = summer(CAST.rose, {
    top: STONE.dark,
    legs: PLUM.dark,
    hat: { kind: 'sunhat', color: PAPER, trim: ROSE.base },
  })
  const mixer = summer(CAST.maika, {
    top: ROSE.base,
    legs: WATER.base,
    shoes: PAPER,
    hat: { kind: 'cap', color: FIR.dark, trim: FIR.deep },
  })
  const adult = mild(ADULTS.helene, {
    top: WATER.deep,
    legs: BARK.base,
    shoes: BARK.dark,
    hat: { kind: 'sunhat', color: SUN.soft, trim: MAPLE.dark },
  })
  const clay = '#a9714a'
  const wet = EARTH.base
  const brick = (x: number, y: number, color = clay) =>
    fill(`M${x} ${y}h36v15h-36Z`, color) + fill(`M${x} ${y + 11}h36v4h-36Z`, shade(color, 0.22))
  const lying = (x: number, y: number, mark: string) =>
    fill(`M${x + 6} ${y}h34l6 12h-46Z`, glow(clay, 0.12)) +
    fill(`M${x} ${y + 12}h46v9h-46Z`, shade(clay, 0.12)) +
    place(line(mark, shade(clay, 0.4), 2.2), [x + 23, y + 6])
  return frame(
    ['#bfe3ea', '#faf5da'],
    sun([400, 62], 24, SUN.soft),
    cloud([190, 74], 96, PAPER, 0.95),
    woods(150, 56, '#bfdcb0', 7),
    leafy([70, 182], 150, FIR.soft, 4),
    land([0, 176, 240, 168, 480, 178], '#98c67a'),
    fill('M-10 270C60 214 380 206 490 232V370H-10Z', '#dcc298'),
    figure(mason, vary(POSES.kneel, { lean: 22, nod: 12 }), [262, 256], 152, {
      grip: { near: [312, 202], far: [326, 200] },
    }),
    brick(298, 206, glow(clay, 0.12)),
    [278, 318, 408].map((x) => brick(x, 242)).join(''),
    [298, 338, 388].map((x) => brick(x, 224)).join(''),
    line('M278 241H374M390 241H444M316 243v13M336 225v13', wet, 2.4),
    disc([312, 204], 6.4, CAST.theo.skin),
    figure(
      wolf,
      vary(POSES.crouch, { hip: [-6, -22], lean: 36, nod: 0, hands: pair(14, -16, 18, -18) }),
      [450, 280],
      158,
      {
        facing: -1,
      },
    ),
    line('M398 198q-14 6 -26 4M398 207q-18 8 -36 6M400 217q-8 4 -14 4', PAPER, 3.4, 0.95),
    figure(adult, vary(POSES.kneel, { lean: 26, nod: 12, hands: pair(30, -20, 34, -22) }), [60, 352], 208, {
      build: 'adult',
      grip: { near: [112, 310], far: [130, 304] },
    }),
    figure(mixer, vary(POSES.crouch, { hip: [-6, -18], lean: 26, nod: 14 }), [232, 356], 160, {
      facing: -1,
      grip: { near: [176, 312], far: [162, 304] },
    }),
    oval([142, 334], 70, 19, shade(wet, 0.2)),
    oval([142, 330], 65, 15, wet),
    heap([142, 334], 96, 28, glow(wet, 0.12), 4),
    line('M110 324l12 -8M132 316l16 -4M160 326l14 -6M124 332l14 2M170 334l10 -8M150 322l4 8', STRAW, 2.8),
    [112, 133, 176].map((x, i) => disc([x, [311, 305, 313][i] ?? 0], 7, wet)).join(''),
    fill('M318 302H462L488 350H292Z', BARK.pale),
    fill('M292 350H488V359H292Z', BARK.soft),
    lying(326, 304, 'M-7 0h14M0 -3v6'),
    lying(380, 304, 'M-8 2q4 -6 8 0t8 0'),
    lying(318, 328, 'M-5 -3h10l-5 6Z'),
    lying(374, 328, 'M-7 0a7 3 0 1 0 14 0a7 3 0 1 0 -14 0'),
    fill('M432 318h38v15h-38Z', WATER.deep),
    fill('M436 313h38l-4 7h-38Z', WATER.base),
    bucket([26, 352], WATER.base, { scale: 0.95 }),
    line('M76 350l24 -14M84 354l22 -12M72 344l18 -10M96 354l16 -8', STRAW, 4.4),
  )
}

export function tiltingPlank(): string {
  const rider = mild(CAST.noah, { top: MAPLE.base, legs: WATER.deep, shoes: SUN.base, cut: 'stripes', trim: CREAM })
  const loader = mild(CAST.lea, { top: PLUM.base, legs: FIR.deep, shoes: ROSE.base, cut: 'overalls' })
  const guesser = mild(CAST.lila, { top: SUN.base, legs: PLUM.dark, shoes: MAPLE.dark })
  const adult = mild(ADULTS.nadia, { top: FIR.base, legs: BARK.deep, shoes: INK })
  const sand = '#e2c78e'
  return frame(
    ['#c9e6e6', '#f9f5d8'],
    closer(
      1.04,
      [252, 356],
      cloud([350, 96], 90, PAPER, 0.95),
      woods(190, 60, '#c3deb2', 6),
      leafy([36, 232], 170, FIR.soft, 5),
      fence([90, 486], 232, 50, '#dcc398', 28),
      land([0, 232, 240, 224, 480, 234], '#98c67b'),
      fill('M-10 322C90 284 400 284 490 318V370H-10Z', sand),
      fill('M-10 344Q240 330 490 342V370H-10Z', shade(sand, 0.08)),
      figure(
        adult,
        vary(POSES.balance, { hip: [0, -38], lean: 0, nod: 12, feet: pair(-6, -4, 6, -4) }),
        [232, 300],
        206,
        {
          build: 'adult',
          grip: { near: [166, 192], far: [306, 156] },
        },
      ),
      figure(guesser, vary(POSES.stand, { lean: 6, nod: 8 }), [44, 292], 140, {
        grip: { near: [88, 186], far: [60, 250] },
      }),
      oval([240, 338], 150, 10, shade(sand, 0.3), 0, 0.6),
      place(
        fill('M-170 -6H170V6H-170Z', BARK.pale) +
          fill('M-170 2H170V7H-170Z', BARK.soft) +
          line('M0 -6V1', MAPLE.dark, 3),
        [240, 288],
        {
          turn: -13,
        },
      ),
      disc([246, 318], 27, BARK.base),
      disc([246, 318], 21, BARK.cut),
      disc([246, 318], 14, BARK.pale),
      disc([246, 318], 7, BARK.cut),
      heap([212, 346], 36, 12, sand, 5),
      heap([282, 346], 36, 12, shade(sand, 0.1), 8),
      place(bucket([0, 0], WATER.base), [366, 252], { turn: -13 }),
      place(bucket([0, 0], ROSE.base), [324, 262], { turn: -13 }),
      oval([324, 236], 10, 3, sand, -13),
      figure(
        rider,
        vary(POSES.sit, { hip: [0, -27], lean: -6, nod: 4, hands: pair(14, -86, 26, -82), feet: pair(18, -4, 24, -4) }),
        [130, 338],
        164,
        {
          grip: { near: [166, 206], far: [182, 220] },
        },
      ),
      place(shovel([0, 0], { scale: 0.8 }), [374, 214], { turn: 101 }),
      figure(loader, vary(POSES.stand, { lean: 6, nod: 2, elbows: [1, 1] }), [446, 338], 168, {
        facing: -1,
        grip: { near: [434, 226], far: [410, 220] },
      }),
      heap([370, 215], 22, 9, sand, 4),
      specks({ x: [360, 368], y: [216, 228] }, 6, sand, 6, 2),
      heap([454, 360], 90, 34, glow(sand, 0.2), 4),
    ),
  )
}

/** A short stick with a strip of cloth caught in its split end; `blow` is how far the wind carries the strip. */
function ribbonStick([x, y]: Point, size: number, color: string, blow: number): string {
  const s = size / 60
  const strip =
    blow > 0
      ? fill('M0 -60Q14 -70 26 -62T52 -62L50 -50Q38 -46 26 -52T0 -50Z', color)
      : fill('M-1 -61Q7 -60 8 -52L10 -28Q6 -24 3 -28L0 -50Z', color)
  return place(line('M0 0L0 -60', BARK.base, 5) + strip, [x, y], { scale: s })
}

export function windRibbons(): string {
  const planter = autumn(CAST.awa, {
    top: SUN.base,
    legs: WATER.deep,
    shoes: MAPLE.deep,
    trim: PAPER,
    hat: TUQUES.rose,
  })
  const runner = autumn(CAST.emile, {
    top: WATER.base,
    legs: BARK.dark,
    shoes: FIR.dark,
    trim: PAPER,
    hat: TUQUES.maple,
  })
  const doubter = autumn(CAST.sami, { top: ROSE.base, legs: FIR.deep, trim: PAPER, hat: TUQUES.water })
  const adult = autumn(ADULTS.marc, { top: FIR.base, legs: BARK.deep, shoes: INK })
  return frame(
    ['#cfe0e4', '#f8f1d8'],
    cloud([210, 66], 110, PAPER, 0.9),
    woods(190, 66, '#dccf9e', 6),
    leafy([440, 226], 180, SUN.base, 5),
    fence([170, 486], 224, 48, '#d3b88c', 28),
    land([0, 226, 240, 218, 480, 228], '#d0d292'),
    land([0, 286, 240, 274, 480, 290], '#bfc67e'),
    fill('M-10 236V110L60 64 136 110V236Z', MAPLE.dark),
    fill('M-10 110L60 64 136 110V120L60 76 -10 120Z', BARK.deep),
    fill('M18 236V146H78V236Z', MAPLE.deep),
    line('M98 124V232M-2 124V232', shade(MAPLE.dark, 0.25), 3),
    line('M180 96q50 -16 96 -2t90 -6M250 150q40 -12 80 0M300 206q30 -8 62 0', PAPER, 3, 0.9),
    leaves({ x: [150, 480], y: [110, 220] }, 10, [SUN.base, MAPLE.base], 6, 6),
    ribbonStick([330, 236], 50, ROSE.base, 1),
    ribbonStick([420, 264], 72, WATER.deep, 1),
    figure(runner, vary(POSES.run, { elbows: [-1, 1] }), [262, 248], 108, {
      shadow: true,
      grip: { near: [248, 212], far: [296, 184] },
    }),
    place(ribbonStick([0, 0], 52, SUN.base, 1), [238, 246], { turn: 14 }),
    disc([248, 211], 6, CAST.emile.skin),
    oval([146, 340], 140, 10, shade('#bfc67e'), 0, 0.5),
    figure(doubter, vary(POSES.crouch, { hip: [-4, -18], lean: 14, nod: 6 }), [62, 340], 164, {
      grip: { near: [98, 298], far: [108, 294] },
    }),
    ribbonStick([140, 340], 88, PLUM.base, 0),
    figure(
      adult,
      vary(POSES.crouch, { hip: [-4, -22], lean: 12, nod: 10, hands: pair(16, -30, 20, -30) }),
      [210, 342],
      206,
      {
        build: 'adult',
        facing: -1,
      },
    ),
    figure(planter, vary(POSES.kneel, { lean: 14, nod: 8, elbows: [1, 1] }), [318, 346], 170, {
      grip: { near: [368, 290], far: [370, 274] },
    }),
    ribbonStick([371, 346], 104, ROSE.dark, 1),
    disc([370, 290], 8, CAST.awa.skin),
    disc([370, 274], 7, shade(CAST.awa.skin, 0.14)),
    tufts([346, 358], 8, '#75803f', 7, 12),
  )
}

/** Four sticks around something worth a look, seen lying: corners from far left, clockwise. */
function stickFrame(corners: [Point, Point, Point, Point], width: number): string {
  const out = (a: Point, b: Point): [Point, Point] => [
    [a[0] - (b[0] - a[0]) * 0.1, a[1] - (b[1] - a[1]) * 0.1],
    [b[0] + (b[0] - a[0]) * 0.1, b[1] + (b[1] - a[1]) * 0.1],
  ]
  const [a, b, c, d] = corners
  return [out(a, b), out(d, a), out(b, c), out(d, c)]
    .map(([from, to], i) => stick(from, to, width, i % 2 ? BARK.base : BARK.dark))
    .join('')
}

/** A folded card that stands before a work of the museum, with its dictated title. */
function title(at: Point, scale = 1): string {
  return place(
    fill('M-16 0L-12 -20H18L14 0Z', shade(CREAM, 0.2)) +
      fill('M-18 2L-14 -20H14L18 2Z', PAPER) +
      line('M-9 -13q3 -3 5 0t5 0 5 0M-10 -6q3 -3 5 0t5 0 5 0', INK, 1.8),
    at,
    { scale },
  )
}

export function openAirMuseum(): string {
  const guide = mild(CAST.mei, { top: ROSE.base, legs: WATER.deep, shoes: SUN.base })
  const visitor = mild(CAST.kofi, { top: SUN.base, legs: FIR.deep, shoes: MAPLE.dark, cut: 'stripes', trim: PAPER })
  const artist = mild(CAST.lea, { top: PLUM.base, legs: WATER.deep, shoes: ROSE.base, cut: 'overalls' })
  const adult = mild(ADULTS.marc, { top: FIR.dark, legs: BARK.deep, shoes: INK })
  const capped = { ...guide, hat: { kind: 'cap' as const, color: WATER.deep, trim: SUN.base } }
  const court = '#c9c3b4'
  return frame(
    ['#cde5e8', '#f8f3da'],
    cloud([40, 66], 100, PAPER, 0.95),
    woods(140, 50, '#c0dcb2', 9),
    leafy([70, 176], 150, FIR.soft, 4),
    fence([-6, 330], 168, 46, '#dcc398', 28),
    fill('M336 0H490V200H336Z', '#b8745a'),
    line(
      'M336 34H480M336 68H480M336 102H480M336 136H480M376 0v34M440 34v34M370 68v34M436 102v34M384 136v34',
      '#a3634b',
      3,
    ),
    fill('M366 54H450V128H366Z', CREAM),
    fill('M372 60H444V122H372Z', '#8fb8c8'),
    line('M408 60V122', CREAM, 5),
    land([0, 166, 480, 166], court),
    fill('M0 166H480V174H0Z', shade(court, 0.18)),
    oval([320, 208], 30, 7, '#9dbccb'),
    line('M306 206h18', PAPER, 2, 0.9),
    stickFrame(
      [
        [282, 196],
        [358, 196],
        [366, 222],
        [274, 222],
      ],
      4,
    ),
    title([386, 222], 0.7),
    mapleLeaf([122, 206], 24, 30, MAPLE.dark),
    stickFrame(
      [
        [98, 192],
        [150, 192],
        [158, 222],
        [90, 222],
      ],
      4,
    ),
    figure(artist, vary(POSES.kneel, { lean: 26, nod: 12, elbows: [1, 1] }), [40, 238], 134, {
      grip: { near: [90, 216], far: [92, 204] },
    }),
    figure(
      adult,
      vary(POSES.stand, { lean: 26, nod: 18, hands: pair(-12, -46, 10, -84), elbows: [1, 1] }),
      [210, 262],
      200,
      {
        build: 'adult',
        grip: { far: [250, 108] },
      },
    ),
    line('M204 286L226 300 220 314 250 326 246 344M220 314L196 322M250 326L274 322', '#5f5a52', 4),
    line('M226 300l4 -12M226 300l-6 -8M226 300l9 -5', FIR.base, 3.4),
    stickFrame(
      [
        [178, 282],
        [282, 282],
        [302, 346],
        [158, 346],
      ],
      7,
    ),
    title([330, 342], 1.2),
    rock([352, 346], 26, 16, 5),
    figure(visitor, vary(POSES.crouch, { hip: [-4, -18], lean: 22, nod: 20, elbows: [1, 1] }), [80, 352], 166, {
      grip: { near: [140, 282], far: [134, 288] },
    }),
    line('M118 276L148 284', BARK.soft, 14),
    line('M120 276L148 283', BARK.pale, 9),
    disc([138, 284], 7, CAST.kofi.skin),
    figure(capped, vary(POSES.stand, { lean: 8, nod: 8 }), [410, 346], 176, {
      facing: -1,
      grip: { near: [356, 268], far: [392, 282] },
    }),
  )
}
