import { figure } from '../../../kit/figure.ts'
import type { Point } from '../../../kit/geometry.ts'
import { fence, heap } from '../../../kit/ground.ts'
import type { Head } from '../../../kit/head.ts'
import { cloud, frame, land, tufts, woods } from '../../../kit/landscape.ts'
import { BARK, CREAM, FIR, glow, INK, MAPLE, PAPER, PLUM, ROSE, SNOW, SUN, shade, WATER } from '../../../kit/palette.ts'
import { ADULTS, autumn, BABIES, bodysuit, mild, sleeper, TUQUES } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, pane, pinned, plant, rug, shelf, wainscot } from '../../../kit/room.ts'
import { disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { under } from '../../../kit/toys.ts'
import { bare } from '../../../kit/trees.ts'

/** Blades of grass that rise from one foot. */
function blades(at: Point, size: number, color: string): string {
  return place(line('M0 0Q-3 -6 -8 -9M0 0Q-2 -8 -2 -13M0 0Q2 -8 5 -12M0 0Q4 -5 10 -7', color, 2), at, {
    scale: size / 10,
  })
}

export function handsOutside(): string {
  const snug = (head: Head): Head => ({ ...head, hair: { ...head.hair, style: 'short' } })
  const adult = autumn(ADULTS.julie, { top: PLUM.base, legs: WATER.deep, trim: CREAM })
  const held = autumn(snug(BABIES.malik), { top: SUN.base, legs: FIR.dark, trim: PAPER, hat: TUQUES.sun })
  const sitter = autumn(snug(BABIES.olivier), { top: ROSE.base, legs: PLUM.dark, trim: PAPER, hat: TUQUES.rose })
  const crawler = autumn(snug(BABIES.tao), { top: WATER.base, legs: WATER.deep, trim: PAPER, hat: TUQUES.water })
  const green = '#5d9a3f'
  return frame(
    ['#bfe0ee', '#f5f2da'],
    cloud([70, 70], 100, PAPER, 0.9),
    woods(184, 62, '#c7cfa6', 5, 'round'),
    fence([14, 470], 226, 50, '#c9a77d', 26),
    bare([66, 246], 170, BARK.base, 5),
    land([0, 228, 240, 222, 480, 230], '#c6c873'),
    land([0, 268, 240, 256, 480, 268], '#a9c065'),
    oval([416, 280], 70, 12, '#8fb06a'),
    heap([412, 284], 126, 36, SNOW.shade, 4),
    heap([406, 282], 104, 32, SNOW.light, 6),
    heap([452, 286], 50, 18, SNOW.light, 3),
    line('M372 276h.1M390 268h.1M424 274h.1M440 281h.1M402 278h.1', '#9a9482', 3.4),
    tufts([240, 262], 16, green, 4, 8, [0, 330]),
    fill('M130 252H330L362 350H98Z', '#4f86a8'),
    fill('M140 258H322L346 342H114Z', '#f0c9a6'),
    line('M132 286H329M122 314H338M196 258L186 342M262 258L270 342', '#f8e2cc', 3),
    oval([402, 318], 58, 19, '#86a24e'),
    oval([402, 318], 52, 16, '#9fc9dd'),
    oval([392, 313], 30, 7, '#d4ebf2'),
    under([166, 270], 44, 7),
    figure(sitter, vary(BABY_POSES.sit, { lean: 26, nod: -4, stretch: 1.6 }), [172, 270], 126, {
      build: 'baby',
      facing: -1,
      grip: { near: [110, 258], far: [122, 246] },
      step: { near: [140, 272], far: [138, 264] },
    }),
    line('M110 258l-10 -1M109 261l-10 3M112 255l-7 -6', BABIES.olivier.skin, 4.2),
    blades([98, 270], 14, green) + blades([114, 274], 11, green) + blades([82, 262], 12, green),
    under([262, 318], 80, 10),
    figure(adult, vary(POSES.tailor, { lean: 16, nod: 6 }), [256, 316], 256, {
      build: 'adult',
      grip: { near: [318, 290], far: [340, 280] },
    }),
    figure(held, vary(BABY_POSES.sit, { lean: 34, nod: 2, stretch: 1.75 }), [314, 318], 134, {
      build: 'baby',
      grip: { near: [370, 312], far: [352, 302] },
      step: { near: [350, 328], far: [354, 322] },
    }),
    line('M300 236Q296 272 322 292', glow(PLUM.base, 0.12), 15) + disc([325, 293], 9, ADULTS.julie.skin),
    oval([378, 316], 16, 5, PAPER, 0, 0.55),
    line('M370 312l13 2M370 310l13 -1M368 315l10 5', BABIES.malik.skin, 4.8),
    under([158, 348], 56, 8),
    figure(crawler, vary(BABY_POSES.crawl, { nod: -50, stretch: 1.15 }), [160, 351], 136, {
      build: 'baby',
      facing: -1,
      grip: { near: [100, 342], far: [96, 330] },
    }),
    line('M100 342l-11 -1M99 345l-10 4M102 339l-8 -6', BABIES.tao.skin, 4.6),
    blades([84, 352], 16, green) +
      blades([106, 356], 13, green) +
      blades([62, 338], 14, green) +
      blades([30, 350], 14, green),
    blades([440, 348], 14, green) + blades([396, 354], 12, green) + blades([462, 330], 12, green),
  )
}

/** A pumpkin without its stem: only the scar of the cut is left on top. */
function smoothPumpkin(at: Point, w: number, h: number): string {
  const orange = '#e0802f'
  const rib = (x: number, rx: number, tone: string) => oval([x * w, -h / 2], rx * w, h / 2, tone)
  return place(
    rib(-0.3, 0.2, shade(orange, 0.14)) +
      rib(0.3, 0.2, shade(orange, 0.24)) +
      rib(-0.17, 0.22, orange) +
      rib(0.18, 0.22, shade(orange, 0.12)) +
      rib(0, 0.19, glow(orange, 0.14)) +
      oval([0, -h * 0.97], w * 0.09, h * 0.05, '#c9b06a') +
      oval([-w * 0.25, -h * 0.7], w * 0.05, h * 0.1, glow(orange, 0.5), 20, 0.7),
    at,
  )
}

export function pumpkinInItsNest(): string {
  const adult = mild(ADULTS.minh, { top: WATER.base, legs: PLUM.dark, shoes: CREAM })
  const drummer = sleeper(BABIES.binta, FIR.base, PAPER, 'stripes')
  const listener = sleeper(BABIES.ambre, SUN.soft, PAPER)
  const crawler = sleeper(BABIES.ines, ROSE.base, PAPER, 'stripes')
  return frame(
    ['#e6e9ef', '#f2ede2'],
    wainscot(142, 196, '#cbd3e0'),
    floor(196, '#c89e75'),
    pane([36, 26], 104, 84, 'autumn'),
    curtains([36, 26], 104, 84, WATER.soft),
    pinned([330, 42], 40, 40, [MAPLE.base, SUN.base, FIR.base], 4),
    shelf([376, 196], 96, 80, [
      ['books', 'ball'],
      ['bin', 'basket'],
    ]),
    rug([240, 302], 236, 54, '#efe6d2', FIR.soft),
    under([236, 286], 98, 10),
    figure(adult, vary(POSES.tailorFront, { nod: 4, elbows: [1, 1] }), [228, 278], 266, {
      build: 'adult',
      grip: { near: [196, 232], far: [286, 248] },
    }),
    under([404, 272], 46, 7),
    figure(crawler, vary(BABY_POSES.crawl, { nod: -58 }), [412, 274], 138, { build: 'baby', facing: -1 }),
    under([238, 336], 96, 12),
    line('M158 324A80 22 0 0 1 318 324', shade(ROSE.soft, 0.14), 24),
    smoothPumpkin([238, 336], 132, 104),
    line('M158 326A80 22 0 0 0 244 347', ROSE.soft, 25) + line('M318 326A80 22 0 0 1 238 347', '#f7e3d6', 25),
    line(
      'M168 336q8 -6 6 -14M196 346q8 -6 6 -14M284 346q-8 -6 -6 -14M308 336q-8 -6 -6 -14',
      shade(ROSE.soft, 0.2),
      2.4,
    ),
    under([110, 340], 50),
    figure(drummer, vary(BABY_POSES.sit, { lean: 12, nod: -4, stretch: 1.5 }), [112, 342], 164, {
      build: 'baby',
      grip: { near: [186, 284], far: [198, 254] },
    }),
    line('M168 254l-10 -8M180 240l-6 -12M196 232l0 -12', MAPLE.deep, 3.4),
    under([364, 340], 50),
    figure(listener, vary(BABY_POSES.sit, { lean: 36, nod: 30, stretch: 1.3 }), [362, 342], 152, {
      build: 'baby',
      facing: -1,
      grip: { near: [288, 316], far: [276, 256] },
      step: { near: [330, 346], far: [326, 338] },
    }),
  )
}

const KRAFT = '#cfa16a'

/** The print of a small foot, its toes up. */
function footprint(at: Point, color: string, scale: number, turn = 0): string {
  return place(
    fill('M-5 16C-10 8 -4 2 -7 -6 -9 -14 6 -17 8 -8 9 0 4 6 6 12 6 20 -1 22 -5 16Z', color) +
      disc([-8, -15], 3.8, color) +
      disc([-2, -20], 2.7, color) +
      disc([3, -20], 2.4, color) +
      disc([7, -18], 2.2, color) +
      disc([10.5, -14], 2, color),
    at,
    { scale, turn },
  )
}

export function footThenPaper(): string {
  const adult = mild(ADULTS.nadia, { top: FIR.base, legs: WATER.deep, shoes: CREAM })
  const crumpler = sleeper(BABIES.jeanne, ROSE.base, PAPER, 'stripes')
  const patter = bodysuit(BABIES.binta, SUN.base, PAPER)
  const looker = bodysuit(BABIES.tao, PLUM.soft, PAPER)
  return frame(
    ['#efe3e0', '#f4ece0'],
    wainscot(142, 196, '#dfc7c2'),
    floor(196, '#cda47b'),
    pane([352, 26], 104, 84, 'winter'),
    curtains([352, 26], 104, 84, FIR.soft),
    pinned([72, 44], 40, 40, [WATER.base, ROSE.base, SUN.base], -4),
    shelf([14, 198], 100, 80, [
      ['books', 'basket'],
      ['rings', 'bin'],
    ]),
    plant([446, 198], ROSE.base, { scale: 0.8 }),
    rug([240, 304], 236, 52, '#e2e9ee', ROSE.soft),
    under([232, 282], 100, 10),
    figure(adult, vary(POSES.tailorFront, { nod: 6, elbows: [1, -1] }), [228, 278], 276, {
      build: 'adult',
      grip: { near: [208, 247], far: [310, 240] },
    }),
    figure(looker, vary(BABY_POSES.held, { lean: -4, nod: 4 }), [216, 268], 136, {
      build: 'baby',
      grip: { near: [254, 232], far: [266, 214] },
    }),
    line('M180 196Q172 232 206 246', glow(FIR.base, 0.12), 15) + disc([209, 247], 9, ADULTS.nadia.skin),
    place(
      fill('M-28 -36Q-28 -40 -24 -40H24Q28 -40 28 -36V36Q28 40 24 40H-24Q-28 40 -28 36Z', '#fdf8ea') +
        line('M-28 38V-36Q-28 -40 -24 -40H24Q28 -40 28 -36V36Q28 40 24 40H-24Q-28 40 -28 36Z', '#d9c9a6', 2.4) +
        footprint([0, 2], WATER.base, 1.55, 6),
      [306, 210],
      { turn: -8 },
    ),
    disc([310, 248], 8.6, ADULTS.nadia.skin) + line('M310 246l-6 -9', ADULTS.nadia.skin, 5),
    disc([268, 214], 7, BABIES.tao.skin),
    under([96, 342], 54),
    figure(crumpler, vary(BABY_POSES.sit, { lean: 6, nod: 6, stretch: 1.65 }), [92, 344], 164, {
      build: 'baby',
      grip: { near: [138, 294], far: [154, 262] },
    }),
    fill(
      'M132 292Q140 268 156 256L176 250 190 260 208 254 222 272 236 276 232 296 252 312 270 346 240 342 222 352 196 345 168 354 146 345 118 352 124 330 112 318 126 306Z',
      KRAFT,
    ),
    fill('M156 256L176 250 190 260 184 284 160 280ZM184 284L212 298 252 312 232 330 204 322Z', glow(KRAFT, 0.42)),
    fill(
      'M208 254L222 272 212 298 184 284 190 260ZM128 306L150 312 176 330 168 354 146 345 124 330Z',
      shade(KRAFT, 0.1),
    ),
    fill('M204 322L232 330 240 342 222 352 196 345ZM222 272L236 276 232 296 212 298Z', shade(KRAFT, 0.22)),
    line('M160 280L150 312 126 306M176 330L204 322M184 284L160 280M232 330L270 346', shade(KRAFT, 0.26), 2),
    disc([138, 294], 8.8, BABIES.jeanne.skin) + disc([157, 260], 8.4, shade(BABIES.jeanne.skin, 0.08)),
    line('M158 238l0 -12M170 240l6 -11M144 244l-3 -10', MAPLE.deep, 3.2),
    under([326, 346], 50, 8),
    fill('M284 347Q268 326 284 304 322 292 360 304 376 326 362 347 322 356 284 347Z', KRAFT),
    fill('M284 304Q322 292 360 304L330 328Q322 332 314 328Z', glow(KRAFT, 0.34)),
    line('M284 304L314 328Q322 332 330 328L360 304M282 340L304 324M364 340L340 324', shade(KRAFT, 0.26), 2.4),
    line('M300 312l8 2M318 338l10 4M340 308l-6 5M296 334l-2 8', shade(KRAFT, 0.18), 2),
    under([404, 346], 48),
    figure(patter, vary(BABY_POSES.sit, { lean: 12, nod: 4, stretch: 1.5 }), [406, 346], 160, {
      build: 'baby',
      facing: -1,
      grip: { near: [350, 308], far: [340, 298] },
      step: { near: [376, 350], far: [374, 340] },
    }),
    line('M332 284l-4 -11M320 290l-10 -7M346 282l2 -11', MAPLE.deep, 3.2),
  )
}

/** A soft cube of cloth, its base on the origin. */
function softBlock(at: Point, s: number, color: string, turn = 0): string {
  const x = s / 2
  return place(
    fill(
      `M${-x} ${-s + 3}Q0 ${-s - 3} ${x} ${-s + 3}Q${x + 3} ${-x} ${x} -2Q0 3 ${-x} -2Q${-x - 3} ${-x} ${-x} ${-s + 3}Z`,
      color,
    ) + disc([0, -x], s * 0.2, glow(color, 0.6)),
    at,
    { turn },
  )
}

/** A big wooden truck that faces right, 104 long, its wheels on the origin; `load` stands on the bed at y = -26. */
function woodenTruck(
  at: Point,
  color: string,
  load = '',
  options: { turn?: number; scale?: number; mirror?: boolean } = {},
): string {
  const wood = '#d9ad72'
  const wheel = (x: number) => disc([x, -11], 12, BARK.dark) + disc([x, -11], 8, color) + disc([x, -11], 2.6, INK)
  return place(
    load +
      fill('M-54 -46H-46V-30H14V-14H-54Z', wood) +
      fill('M-54 -26H20V-12H-54Z', shade(wood, 0.12)) +
      fill('M18 -58H36Q42 -58 44 -52L48 -38H52V-12H14V-52Q14 -58 18 -58Z', color) +
      fill('M24 -50H34L39 -38H24Z', WATER.pale) +
      line('M-54 -18H52', shade(wood, 0.3), 3) +
      wheel(-34) +
      wheel(32),
    at,
    options,
  )
}

export function vroomOnAllFours(): string {
  const adult = mild(ADULTS.lucie, { top: SUN.base, legs: FIR.deep, shoes: CREAM })
  const pusher = sleeper(BABIES.olivier, WATER.base, PAPER, 'stripes')
  const watcher = sleeper(BABIES.ines, PLUM.base, PAPER)
  return frame(
    ['#e1ebe8', '#f1eee1'],
    wainscot(142, 196, '#c1d7d0'),
    floor(196, '#d3ab80'),
    pane([36, 26], 104, 84, 'spring'),
    curtains([36, 26], 104, 84, MAPLE.soft),
    pinned([316, 42], 40, 40, [FIR.base, ROSE.base, WATER.base], -4),
    shelf([378, 196], 94, 80, [
      ['books', 'blocks'],
      ['ball', 'basket'],
    ]),
    rug([240, 304], 250, 54, '#e9dfc6', FIR.soft, false),
    under([226, 266], 88, 9),
    figure(adult, vary(POSES.tailorFront, { nod: 4, elbows: [1, -1] }), [226, 262], 252, {
      build: 'adult',
      grip: { near: [196, 226], far: [292, 226] },
    }),
    under([436, 304], 40),
    figure(watcher, vary(BABY_POSES.sit, { lean: 2, nod: 2, stretch: 1.2 }), [436, 306], 154, {
      build: 'baby',
      facing: -1,
      grip: { near: [402, 276], far: [394, 270] },
    }),
    under([350, 330], 110, 9),
    fill('M356 290Q356 280 366 279H450Q460 280 462 290Z', glow(SUN.base, 0.45)),
    fill('M352 290H466Q472 308 466 326H352Q346 308 352 290Z', SUN.base),
    line('M354 290H464', SUN.soft, 4) + line('M356 318H462', shade(SUN.base, 0.14), 2.4),
    fill('M246 322L390 266 402 277 264 335Z', BARK.cut),
    fill('M264 335L402 277V284L266 342Z', BARK.soft),
    woodenTruck([318, 304], FIR.base, '', { mirror: true, turn: -22, scale: 0.7 }),
    line('M372 240l14 -6M368 228l12 -6', BARK.base, 3),
    disc([404, 276], 8, BABIES.ines.skin),
    under([96, 344], 56),
    under([196, 350], 60, 8),
    woodenTruck(
      [194, 348],
      '#d6463a',
      softBlock([-30, -26], 30, SUN.base, -4) +
        softBlock([-2, -26], 28, WATER.soft, 4) +
        softBlock([-18, -53], 28, ROSE.soft, 8),
      { scale: 1.02 },
    ),
    figure(pusher, vary(BABY_POSES.crawl, { nod: -56, lean: 74, stretch: 1.15 }), [90, 344], 160, {
      build: 'baby',
      grip: { near: [140, 304], far: [144, 298] },
    }),
    disc([140, 304], 8.6, BABIES.olivier.skin),
  )
}
