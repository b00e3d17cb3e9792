import { adult, figure, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence } from '../../../kit/ground.ts'
import { cloud, frame, land, raised, tufts, woods } from '../../../kit/landscape.ts'
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
import { ADULTS, CAST, mild, summer } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { floor, pane, pinned, rug, wainscot } from '../../../kit/room.ts'
import { disc, fill, line, num, oval, place } from '../../../kit/svg.ts'
import { ball, basket, bear, blanket, plate, rabbit, spoon, toyTruck, under } from '../../../kit/toys.ts'
import { leafy, mapleLeaf } from '../../../kit/trees.ts'

const RED = '#d6463a'

type Bubble = [x: number, y: number, r: number]

function bubbles(all: readonly Bubble[]): string {
  const drawn = (mark: (bubble: Bubble) => string) => all.map(mark).join('')
  const round = drawn(([x, y, r]) => `M${x - r} ${y}a${r} ${r} 0 1 1 0 .1Z`)
  const arc = (turn: number, color: string) =>
    line(
      drawn(([x, y, r]) => {
        const [a, b] = [turn, turn + 1.1].map((t) => [x + Math.cos(t) * r * 0.74, y + Math.sin(t) * r * 0.74])
        const k = num(r * 0.74)
        return `M${num(a?.[0] ?? 0)} ${num(a?.[1] ?? 0)}A${k} ${k} 0 0 1 ${num(b?.[0] ?? 0)} ${num(b?.[1] ?? 0)}`
      }),
      color,
      3,
    )
  return (
    fill(round, '#f2fafc', 0.5) +
    line(round, '#7fb8d6', 2.4) +
    arc(3.3, PAPER) +
    arc(0.5, ROSE.soft) +
    arc(5.3, SUN.soft)
  )
}

export function bubbleChase(): string {
  const pointing = summer(CAST.lea, { top: SUN.base, legs: PLUM.dark, shoes: PAPER, cut: 'dress', trim: MAPLE.base })
  const clapping = summer(CAST.idris, { top: RED, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: PAPER })
  const seated = summer(CAST.jasleen, { top: WATER.base, legs: FIR.dark, shoes: CREAM })
  const educator = summer(ADULTS.lucie, { top: MAPLE.base, legs: FIR.deep, shoes: CREAM })
  return frame(
    ['#b9deea', '#f5f0d4'],
    cloud([196, 60], 96, PAPER, 0.85),
    woods(188, 40, '#bcd9a2', 11, 'round'),
    fence([-6, 486], 216, 44, '#e9dcc0', 26),
    leafy([444, 236], 176, '#7fb662', 4),
    land([0, 220, 240, 212, 480, 222], '#a6cf80'),
    land([0, 276, 240, 264, 480, 278], '#95c270'),
    tufts([290, 352], 8, FIR.base, 8, 9),
    blanket([408, 284], 120, 30, ROSE.soft),
    toddler(seated, vary(POSES.floor, { lean: -4, nod: -12 }), [424, 284], 126, { facing: -1 }),
    oval([76, 344], 46, 8, '#7aa957', 0, 0.6),
    adult(educator, vary(POSES.stand, { lean: -2, nod: -6, elbows: [1, 1] }), [74, 344], 244, {
      holding: place(
        fill('M-11 -34H11V40Q0 46 -11 40Z', PLUM.base) +
          fill('M-11 -2H11V16H-11Z', PLUM.soft) +
          line('M-11 -34H11', PLUM.dark, 6),
        [86, 214],
        { turn: 14 },
      ),
      grip: { near: [88, 226], far: [126, 160] },
    }),
    line('M122 168L158 96', ROSE.base, 6),
    oval([172, 68], 15, 36, ROSE.base, 26),
    oval([179, 54], 8, 11, '#dff0f2', 26) +
      oval([171, 70], 8, 11, '#dff0f2', 26) +
      oval([163, 86], 7, 9, '#dff0f2', 26),
    disc([126, 161], 7.4, shade(ADULTS.lucie.skin, 0.14)),
    bubbles([
      [256, 182, 40],
      [208, 98, 17],
      [238, 50, 12],
      [300, 80, 22],
      [358, 50, 14],
      [350, 126, 11],
      [402, 90, 18],
      [194, 154, 9],
      [440, 146, 12],
    ]),
    oval([352, 350], 40, 7, '#7aa957', 0, 0.6),
    toddler(pointing, vary(POSES.stand, { lean: 10, nod: -16, elbows: [1, 1], stretch: 1.2 }), [364, 350], 170, {
      facing: -1,
      grip: { near: [305, 240], far: [330, 272] },
    }),
    line('M304 238L292 223', CAST.lea.skin, 6),
    oval([198, 354], 38, 6, '#7aa957', 0, 0.6),
    toddler(clapping, vary(POSES.walk, { lean: 6, nod: -6, elbows: [1, 1] }), [188, 352], 164, {
      grip: { near: [232, 262], far: [238, 254] },
    }),
    line('M250 244l10 -8M253 258l13 2M242 236l4 -12M228 240l-4 -11', PAPER, 4),
  )
}

/** A maple made of a carton folded like an accordion, a paper leaf for a crown. */
function cartonMaple([x, y]: Point, w: number, h: number, leaf: string): string {
  const strip = w / 4
  return (
    [0, 1, 2, 3]
      .map((i) =>
        fill(
          `M${num(x - w / 2 + i * strip)} ${y + (i % 2 ? 5 : 0)}V${y - h}h${num(strip)}V${y + (i % 2 ? 0 : 5)}Z`,
          i % 2 ? shade(CARDBOARD, 0.16) : CARDBOARD,
        ),
      )
      .join('') + mapleLeaf([x, y - h - w * 0.44], w * 1.6, 0, leaf)
  )
}

/** A small metal pail hung by its handle at the origin. */
function pail(at: Point, scale = 1): string {
  return place(
    line('M-14 22Q-14 0 0 0 14 0 14 22', STONE.dark, 2.6) +
      fill('M-16 20H16L12 52H-12Z', '#c3cbc9') +
      fill('M5 20H16L12 52H4Z', '#9aa6a5') +
      oval([0, 20], 16, 4.4, '#7d8a8a') +
      oval([0, 20.6], 12, 2.8, PAPER),
    at,
    { scale },
  )
}

/** Rolls of cardboard seen from their ends. */
function rolls(all: readonly Point[]): string {
  const dots = all.map(([x, y]) => `M${x} ${y}h.1`).join('')
  return (
    line(dots, shade(CARDBOARD, 0.2), 18) + line(dots, glow(CARDBOARD, 0.3), 15) + line(dots, shade(CARDBOARD, 0.5), 8)
  )
}

export function sugarShack(): string {
  const unhooking = mild(CAST.kofi, { top: SUN.base, legs: WATER.deep, shoes: PAPER, cut: 'overalls' })
  const stirrer = mild(CAST.sami, { top: WATER.base, legs: PLUM.dark, shoes: PAPER, cut: 'stripes', trim: PAPER })
  const other = mild(CAST.awa, { top: FIR.base, legs: BARK.dark, shoes: SUN.base })
  const educator = mild(ADULTS.pierre, { top: PLUM.base, legs: BARK.deep, shoes: INK })
  return frame(
    ['#f1dfc0', '#f7ecd6'],
    line('M0 40H480M0 80H480M0 120H480M0 160H480', '#e3cba2', 3),
    pane([146, 26], 84, 80, 'spring'),
    floor(194, '#b98d66', '#d9b98d'),
    raised(
      20,
      cartonMaple([306, 220], 40, 62, MAPLE.soft),
      line('M288 178L274 182', glow(CARDBOARD, 0.15), 8),
      pail([272, 182], 0.72),
      cartonMaple([48, 240], 60, 128, RED),
      line('M76 196L96 202', glow(CARDBOARD, 0.15), 11),
      under([128, 286], 34),
      toddler(unhooking, vary(POSES.stand, { lean: 2, nod: -2, elbows: [1, 1], stretch: 1.15 }), [138, 286], 142, {
        facing: -1,
        grip: { near: [100, 202], far: [110, 236] },
      }),
      pail([99, 196]),
      disc([100, 200], 7.4, CAST.kofi.skin),
      adult(educator, vary(POSES.tailorFront, { hip: [0, -14] }), [412, 291], 226, {
        grip: { near: [382, 228], far: [440, 226] },
      }),
      bear([462, 254], BARK.soft, { scale: 1.3 }),
      fill('M357 236H480V264H344Z', PAPER) +
        fill('M344 264H480V306H344Z', '#f0e9da') +
        line(
          'M370 242L358 304M402 242L396 304M434 242V304M466 242L470 304M350 252H480M345 277H480M345 291H480',
          RED,
          5,
          0.5,
        ),
      fill('M384 244h28q-2 13 -14 13t-14 -13Z', WATER.base) + oval([398, 244], 14, 3.6, WATER.deep),
      oval([446, 254], 20, 6.4, PAPER) + oval([446, 252], 16, 4.6, '#e8c07a'),
      spoon([382, 228], BARK.soft, { turn: -84 }),
      disc([382, 229], 7, ADULTS.pierre.skin),
      under([268, 350], 130, 10),
      fill('M200 324L212 310H324L336 324Z', glow(CARDBOARD, 0.3)),
      fill('M200 324H336V356H200Z', CARDBOARD),
      fill('M228 332H308V356H228Z', '#5a4330'),
      rolls([
        [240, 348],
        [258, 349],
        [276, 348],
        [294, 349],
        [249, 337],
        [267, 338],
        [285, 337],
      ]),
      line('M222 292h-10M314 292h10', INK, 6),
      oval([268, 280], 47, 12, STONE.dark) +
        oval([268, 281], 42, 9.4, '#454e4c') +
        oval([268, 284], 30, 5.6, '#343c3a'),
      toddler(stirrer, vary(POSES.stand, { lean: 8, nod: 6, elbows: [1, 1], stretch: 1.15 }), [184, 352], 164, {
        grip: { near: [238, 262], far: [240, 270] },
      }),
      toddler(other, vary(POSES.stand, { lean: 8, nod: 6, elbows: [1, 1], stretch: 1.15 }), [352, 352], 164, {
        facing: -1,
        grip: { near: [298, 262], far: [296, 270] },
      }),
      line('M232 250L252 284M304 250L284 284', BARK.soft, 5.4),
      fill('M221 281A47 12 0 0 0 315 281L310 312Q268 324 226 312Z', STONE.base) +
        fill('M286 292Q306 288 315 281L310 312Q298 316 282 318Z', STONE.dark),
      disc([237, 261], 8.4, CAST.sami.skin) + disc([299, 261], 8.4, CAST.awa.skin),
    ),
  )
}

export function wideAsMyArms(): string {
  const painter = mild(CAST.lila, { top: SUN.base, legs: PLUM.dark, shoes: PLUM.dark })
  const carrier = mild(CAST.theo, { top: FIR.base, legs: WATER.deep, shoes: MAPLE.base, cut: 'stripes', trim: PAPER })
  const host = mild(CAST.mei, { top: MAPLE.base, legs: BARK.dark, shoes: SUN.base })
  const educator = mild(ADULTS.helene, { top: ROSE.base, legs: FIR.deep, shoes: INK })
  const palm = ([x, y]: Point, mirror: boolean) =>
    place(
      line('M-6 -6L-9 -15M-10 -2L-19 -8M-11 3L-21 2M-8 8L-15 14', RED, 5) +
        oval([-3, 2], 12, 9, RED) +
        disc([1, 0], 8, CAST.lila.skin),
      [x, y],
      { mirror },
    )
  return frame(
    ['#d8e6ee', '#eef2ea'],
    pane([196, 22], 108, 84, 'spring'),
    pinned([140, 32], 48, 40, [ROSE.base, SUN.base, WATER.base], -4),
    floor(176, '#d8bc93', PAPER),
    raised(
      20,
      adult(educator, vary(POSES.kneel, { lean: 10, nod: 10, elbows: [1, 1] }), [62, 276], 220, {}),
      fill('M108 192q14 -6 24 4l6 26q-12 8 -26 4Z', WATER.soft),
      fill('M376 168L390 156H480V196H376Z', '#5a4330'),
      fill('M376 176H480V326H376Z', CARDBOARD),
      fill('M388 202H442V326H388Z', '#4d3b2d'),
      toddler(host, vary(POSES.standFront, { elbows: [-1, 1] }), [416, 324], 136, {
        grip: { near: [398, 244], far: [432, 268] },
      }),
      fill('M442 202L470 212V340L442 326Z', glow(CARDBOARD, 0.2)),
      line('M442 202V326', shade(CARDBOARD, 0.3), 3.4),
      disc([462, 274], 3, BARK.dark),
      line('M378 176H480', glow(CARDBOARD, 0.4), 3),
      under([326, 312], 36),
      toddler(carrier, vary(POSES.walk, { lean: 2, nod: 0, elbows: [1, 1] }), [322, 312], 152, {
        grip: { near: [352, 250], far: [360, 248] },
      }),
      line('M346 262L364 224', PAPER, 17) +
        line('M349 235L364 242', RED, 5.4) +
        disc([364, 224], 4.6, STONE.pale) +
        disc([364, 224], 2, STONE.base),
      disc([352, 252], 8, CAST.theo.skin),
      fill('M86 268H286L308 330H64Z', PAPER) + fill('M64 330H308V333H64Z', '#d9d3c2'),
      figure(
        painter,
        vary(POSES.standFront, { hip: [0, 2], elbows: [1, -1], stretch: 1.4, feet: pair(-13, 2, 13, 2) }),
        [186, 268],
        170,
        { grip: { near: [110, 298], far: [262, 298] } },
      ),
      oval([170, 278], 17, 12, PLUM.dark) + oval([202, 278], 17, 12, PLUM.dark) + oval([186, 280], 12, 9, PLUM.dark),
      palm([119, 289], false) + palm([253, 289], true),
      line(
        'M150 324c6 -20 20 -20 17 -5s-15 7 -7 -6 20 -11 22 2 -10 13 -6 2 14 -15 24 -4 -2 17 6 10 14 -13 22 -7',
        WATER.base,
        4,
      ),
      plate([358, 344], PAPER, oval([-6, -1], 8, 3.4, RED) + oval([8, 0], 7, 3, SUN.base), { scale: 1.15 }),
    ),
  )
}

export function rollsOrStays(): string {
  const dropper = mild(CAST.anh, { top: RED, legs: WATER.deep, shoes: PAPER })
  const watcher = mild(CAST.fatou, { top: SUN.base, legs: FIR.dark, shoes: MAPLE.base, cut: 'overalls' })
  const educator = mild(ADULTS.minh, { top: PLUM.base, legs: BARK.deep, shoes: INK })
  return frame(
    ['#dfe9dc', '#f2f0e0'],
    wainscot(118, 180, '#b7cbb0'),
    pane([330, 20], 108, 80, 'winter'),
    pinned([190, 28], 50, 42, [MAPLE.base, WATER.base, SUN.base], -4),
    floor(180, '#cfae83', PAPER),
    raised(
      26,
      rug([316, 306], 184, 46, '#e7d9b7', '#d1bd8d'),
      basket(
        [428, 252],
        60,
        30,
        BARK.pale,
        ball([-12, -40], 13, ROSE.base, PAPER, 10) + rabbit([12, -24], STONE.pale, { scale: 0.8 }),
      ),
      fill('M4 216Q4 200 20 200H124Q140 200 140 216V264H4Z', shade(WATER.base, 0.2)),
      fill('M4 246H140L150 264H-4Z', WATER.soft) + line('M72 247V263', WATER.base, 2.4),
      fill('M-6 262H150V298H-6Z', WATER.base) + line('M12 298V304M140 298V304', BARK.dark, 8),
      adult(educator, vary(POSES.heels, { lean: 4, nod: 6, elbows: [1, 1] }), [306, 272], 216, { facing: -1 }),
      under([170, 306], 34),
      toddler(dropper, vary(POSES.stand, { lean: 8, nod: 6, elbows: [1, 1] }), [164, 306], 166, {
        grip: { near: [206, 226], far: [214, 220] },
      }),
      fill('M138 232L338 310V324L138 246Z', shade(CARDBOARD, 0.34)),
      fill('M138 246L338 324L324 338L122 260Z', shade(CARDBOARD, 0.16)),
      toyTruck([214, 286], SUN.base, { turn: 21, scale: 1.35 }),
      fill('M122 254L324 332V344L122 266Z', CARDBOARD) + line('M122 254L324 332', glow(CARDBOARD, 0.4), 2.4),
      line('M178 268l-14 -5M176 277l-11 -4', PAPER, 3.4),
      under([412, 344], 66),
      fill('M344 268L412 288 476 270 410 254Z', glow(CARDBOARD, 0.4)),
      fill('M412 288L476 270V328L412 350Z', shade(CARDBOARD, 0.24)),
      fill('M344 268L412 288V350L344 324Z', CARDBOARD),
      fill('M352 327V298Q354 279 378 286 402 294 404 314V347Z', '#4d3b2d'),
      toyTruck([380, 336], RED, { mirror: true, turn: 19, scale: 0.72 }),
      fill('M86 322H246V334H86Z', shade(CARDBOARD, 0.34)) + fill('M86 334H246L252 346H78Z', shade(CARDBOARD, 0.16)),
      toddler(watcher, vary(POSES.crouch, { lean: 16, nod: 10 }), [40, 352], 146, {
        grip: { near: [90, 312], far: [76, 326] },
      }),
      fill('M112 340V318Q120 312 128 318L134 326Q152 328 154 340Z', PLUM.base) +
        line('M112 341H154', PAPER, 5) +
        line('M130 322l6 -3M136 327l6 -3', PAPER, 2.4),
      fill('M78 342H252V355H78Z', CARDBOARD) + line('M78 342H252', glow(CARDBOARD, 0.4), 2.4),
    ),
  )
}
