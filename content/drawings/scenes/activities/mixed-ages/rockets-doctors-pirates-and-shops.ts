import { adult, figure, toddler } from '../../../kit/figure.ts'
import type { Point } from '../../../kit/geometry.ts'
import { frame } from '../../../kit/landscape.ts'
import {
  BARK,
  CARDBOARD,
  CREAM,
  FIR,
  glow,
  HAIR,
  MAPLE,
  PAPER,
  PLUM,
  ROSE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, BABIES, CAST, mild, sleeper } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { bench, curtains, floor, pane, pinned, plant, rug, shelf, wainscot } from '../../../kit/room.ts'
import { dashes, disc, fill, line, num, oval, place } from '../../../kit/svg.ts'
import { bowl } from '../../../kit/things.ts'
import { ball, basket, bear, block, cushion, under } from '../../../kit/toys.ts'

const GOLD = '#f0bb2e'

/** A stuffed sock tied behind its nose: held at the origin by the nose, which points right; its flame trails behind. */
function rocket(at: Point, color: string, flame: string, turn: number, scale = 1): string {
  return place(
    fill('M-12 -4Q-24 -14 -34 -8T-54 -8L-46 1 -54 12Q-40 8 -32 8T-12 4Z', flame) +
      line('M-4 0H8', color, 21) +
      line('M7 -10V10', glow(color, 0.5), 4) +
      line('M-13 -4V4', shade(color, 0.3), 6),
    at,
    { turn, scale },
  )
}

export function planetLaws(): string {
  const flyer = mild(CAST.awa, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const left = mild(CAST.anh, { top: WATER.deep, legs: BARK.dark, shoes: PAPER, cut: 'stripes', trim: WATER.soft })
  const right = mild(CAST.zoe, { top: SUN.base, legs: FIR.deep, shoes: PAPER, cut: 'stripes', trim: MAPLE.base })
  const jumper = mild(CAST.kofi, { top: FIR.base, legs: WATER.deep, shoes: SUN.base, cut: 'stripes', trim: PAPER })
  return frame(
    ['#dcd8ec', '#f2ecea'],
    pane([48, 24], 104, 84, 'winter'),
    curtains([48, 24], 104, 84, '#8f7fb5'),
    pinned([236, 40], 50, 42, [PLUM.base, SUN.base, WATER.base], -4),
    pinned([302, 44], 50, 42, [MAPLE.base, FIR.base, ROSE.base], 4),
    floor(178, '#c8a078'),
    rug([104, 214], 86, 22, '#c3d9d2', '#7fb0a4'),
    basket([30, 226], 46, 24, BARK.pale, rocket([4, -30], PLUM.base, SUN.base, -100, 0.8)),
    rug([306, 294], 166, 58, '#b9c6e3', '#7d8fc4'),
    under([252, 302], 28, 5) + under([312, 302], 28, 5) + under([416, 312], 26, 6),
    rocket([232, 262], SUN.base, MAPLE.base, -100, 0.85),
    figure(left, vary(POSES.stand, { lean: -2, nod: 2, elbows: [-1, 1], stretch: 1.3 }), [252, 302], 152, {
      grip: { near: [253, 238], far: [232, 260] },
    }),
    rocket([333, 262], PLUM.base, ROSE.base, -80, 0.85),
    figure(right, vary(POSES.stand, { lean: -2, nod: 2, elbows: [-1, 1], stretch: 1.3 }), [312, 302], 152, {
      facing: -1,
      grip: { near: [311, 238], far: [332, 260] },
    }),
    line('M282 238v9M274 236l-6 8M290 236l6 8', PAPER, 3.4),
    figure(jumper, vary(POSES.jump, { nod: -10 }), [416, 286], 142, { facing: -1, grip: { near: [456, 172] } }),
    rocket([458, 168], ROSE.base, SUN.base, -70, 0.9),
    disc([457, 170], 6, CAST.kofi.skin),
    line('M398 314l-9 5M436 314l9 5M416 322v8', PAPER, 4),
    under([84, 348], 36, 7),
    dashes('M158 220Q190 182 226 178', MAPLE.base, 4, '2 10'),
    toddler(flyer, vary(POSES.walk, { lean: 6, nod: -14, elbows: [1, 1], stretch: 1.2 }), [84, 348], 136, {
      grip: { near: [130, 246] },
    }),
    rocket([136, 240], MAPLE.base, SUN.base, -52),
    disc([131, 246], 7.4, CAST.awa.skin),
  )
}

/** A square of flannel lying over a limb. */
function patch([x, y]: Point, size: number, color: string, turn = 0): string {
  const h = size / 2
  return place(
    fill(
      `M${num(-h)} ${num(-h)}Q0 ${num(-h - 3)} ${num(h)} ${num(-h)}L${num(h)} ${num(h)}Q0 ${num(h + 3)} ${num(-h)} ${num(h)}Z`,
      color,
    ) +
      dashes(`M${num(4 - h)} ${num(4 - h)}H${num(h - 4)}V${num(h - 4)}H${num(4 - h)}Z`, glow(color, 0.55), 1.8, '4 4'),
    [x, y],
    { turn },
  )
}

export function fearfulPatient(): string {
  const educator = mild({ ...ADULTS.julie, view: 'front' }, { top: PLUM.base, legs: WATER.deep, shoes: CREAM })
  const baby = sleeper(BABIES.malik, SUN.base, PAPER)
  const doctor = mild(CAST.fatou, { top: FIR.base, legs: BARK.dark, shoes: PAPER, cut: 'stripes', trim: FIR.pale })
  return frame(
    ['#e3ebe6', '#f4f0e2'],
    pane([206, 24], 112, 88, 'spring'),
    curtains([206, 24], 112, 88, '#d6a08c'),
    pinned([400, 40], 54, 44, [ROSE.base, WATER.base, SUN.base], 4),
    floor(176, '#cda57d'),
    shelf([364, 176], 106, 76, [
      ['books', 'plant'],
      ['bin', 'ball'],
    ]),
    fill('M0 0H112V176L24 360H0Z', '#cfdad1'),
    fill('M112 165V176L24 360H10Z', PAPER),
    fill('M96 232H420L470 360H34Z', '#c7b3cf'),
    fill('M104 240H412L456 352H50Z', '#d8c8de'),
    adult(educator, vary(POSES.floor, { lean: -4, nod: 0, elbows: [1, 1] }), [84, 322], 240, {
      grip: { near: [110, 290], far: [152, 214] },
      step: { near: [208, 332], far: [176, 300] },
    }),
    line('M65 201l9 -4M82 197l9 4', HAIR.brown, 2.6),
    line('M69 213q3 -5 6 0t6 0 6 0', '#8f4038', 2.6),
    line('M152 214l2 -14M152 214l9 -11M152 214l13 -4M150 214l-6 -11', shade(ADULTS.julie.skin, 0.14), 5),
    patch([198, 324], 32, WATER.base, 14),
    patch([176, 314], 32, SUN.base, 14),
    under([112, 350], 40, 6),
    fill('M148 302Q158 290 170 294L182 312 164 330Q154 324 150 314Z', ROSE.base),
    dashes('M156 300Q162 296 168 299L176 312 164 323', ROSE.soft, 1.8, '4 4'),
    figure(baby, vary(BABY_POSES.sit, { lean: 6, nod: 2 }), [108, 350], 112, {
      build: 'baby',
      grip: { near: [148, 304], far: [150, 298] },
    }),
    basket(
      [414, 340],
      76,
      30,
      BARK.pale,
      patch([-14, -32], 26, SUN.base, 12) + patch([12, -34], 26, FIR.soft, -14) + patch([0, -26], 26, PLUM.base, 4),
    ),
    under([322, 348], 48, 8),
    figure(doctor, vary(POSES.kneel, { lean: 6, nod: 4, elbows: [1, 1] }), [326, 348], 170, {
      facing: -1,
      grip: { near: [276, 268], far: [270, 244] },
      holding: patch([262, 256], 44, MAPLE.soft, -8),
    }),
    disc([276, 268], 6.8, CAST.fatou.skin),
  )
}

/** A wide low box, its flaps cut off: what is in it is drawn between its back and its front. */
function chest([x, y]: Point, w: number, h: number, content: string): string {
  const half = w / 2
  return place(
    fill(
      `M${num(-half)} ${num(-h)}L${num(-half * 0.8)} ${num(-h - 16)}H${num(half * 0.8)}L${num(half)} ${num(-h)}V-6H${num(-half)}Z`,
      shade(CARDBOARD, 0.42),
    ) +
      content +
      fill(`M${num(-half)} ${num(-h)}H${num(half)}V0H${num(-half)}Z`, CARDBOARD) +
      fill(`M${num(half * 0.62)} ${num(-h)}H${num(half)}V0H${num(half * 0.62)}Z`, shade(CARDBOARD, 0.1)) +
      line(`M${num(-half)} ${num(-h)}H${num(half)}`, glow(CARDBOARD, 0.4), 3),
    [x, y],
  )
}

export function treasureSwap(): string {
  const pirate = mild(CAST.noah, { top: WATER.base, legs: BARK.dark, shoes: PAPER, cut: 'stripes', trim: PAPER })
  const friend = mild(CAST.rose, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const small = mild(CAST.mei, { top: FIR.base, legs: WATER.deep, shoes: SUN.soft })
  return frame(
    ['#d3e4ea', '#f2f1e4'],
    pane([54, 24], 108, 86, 'summer'),
    curtains([54, 24], 108, 86, '#e0b36a'),
    pinned([254, 40], 54, 44, [WATER.base, MAPLE.base, SUN.base], -3),
    wainscot(136, 184, '#bfd6dc'),
    floor(184, '#cfa97f'),
    shelf([366, 184], 104, 78, [
      ['books', 'plant'],
      ['bin', 'blocks'],
    ]),
    // The other boat, over there.
    cushion([30, 236], 56, 24, PLUM.soft) + cushion([96, 226], 56, 24, SUN.soft),
    chest([62, 252], 54, 22, ball([-8, -24], 9, ROSE.base) + ball([10, -25], 8, FIR.base)),
    // This one, open on our side.
    fill('M162 262L246 240 392 246 420 284 350 330H186Z', '#9cc3d4'),
    cushion([196, 264], 64, 28, WATER.soft, { turn: -10 }),
    cushion([262, 250], 66, 28, MAPLE.soft) +
      cushion([332, 252], 66, 28, PLUM.base) +
      cushion([396, 270], 62, 28, SUN.base, { turn: 18 }),
    under([158, 344], 34, 6) + under([316, 344], 34, 6),
    figure(friend, vary(POSES.stand, { lean: 6, nod: 2, elbows: [1, 1], stretch: 1.06 }), [316, 342], 160, {
      facing: -1,
      grip: { near: [288, 284], far: [262, 249] },
    }),
    figure(pirate, vary(POSES.stand, { lean: 3, nod: 2, elbows: [1, 1] }), [158, 344], 164, {
      grip: { near: [214, 258], far: [216, 250] },
    }),
    disc([145, 234], 12, FIR.base) +
      fill('M138 226Q148 220 156 230L152 240Q146 232 136 234Z', ROSE.base) +
      line('M137 242l-5 14', FIR.base, 9) +
      line('M133 255l-1 2', ROSE.base, 9),
    line('M124 226l-10 -5M122 238h-11', PAPER, 3.4),
    bowl([238, 256], GOLD, { scale: 1.15 }),
    disc([216, 256], 6.6, CAST.noah.skin),
    disc([261, 247], 5.6, CAST.rose.skin),
    chest(
      [246, 352],
      104,
      40,
      bear([-28, -28], BARK.soft, { scale: 0.9 }) + ball([4, -44], 14, ROSE.base) + ball([34, -42], 11, FIR.soft),
    ),
    ball([284, 291], 13, PLUM.base, PAPER, 20),
    disc([290, 284], 6.4, CAST.rose.skin),
    under([424, 352], 32, 6),
    toddler(small, vary(POSES.walk, { lean: -2, nod: 4, elbows: [1, 1] }), [418, 352], 126, {
      holding:
        fill('M428 282Q446 268 462 284L472 308Q468 326 448 328L432 350Q422 336 424 318Z', GOLD) +
        line('M436 290q14 12 8 34M454 288q8 14 4 34', shade(GOLD, 0.2), 2.4) +
        line('M446 286l4 -6M462 304l6 -3', PAPER, 3),
      grip: { near: [452, 308], far: [458, 298] },
    }),
  )
}

/** A towel rolled as a loaf of bread. */
function loaf([x, y]: Point, color: string, w = 30): string {
  return (
    line(`M${num(x - w / 2)} ${num(y)}h${num(w)}`, color, 20) +
    line(`M${num(x - w / 2 + 2)} ${num(y - 6)}l4 10M${num(x - 2)} ${num(y - 6)}l4 10`, glow(color, 0.4), 3) +
    disc([x + w / 2, y], 9.4, shade(color, 0.12)) +
    line(`M${num(x + w / 2)} ${num(y)}q4 -4 4 1t-7 3 -3 -9`, glow(color, 0.4), 2)
  )
}

/** A rolled pair of socks. */
function rolled([x, y]: Point, color: string): string {
  return oval([x, y], 10, 8, color) + line(`M${num(x - 2)} ${num(y - 5)}q6 5 1 10`, shade(color, 0.3), 2)
}

export function conveyorSheet(): string {
  const machinist = mild(CAST.idris, { top: SUN.base, legs: WATER.deep, shoes: PAPER })
  const cashier = mild(CAST.zoe, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const small = mild(CAST.emile, { top: FIR.base, legs: BARK.dark, shoes: PAPER })
  const cloth = '#8fa5b8'
  const crust = '#dca765'
  const melon = '#7fae5c'
  return frame(
    ['#e9e2d0', '#f5efe0'],
    pane([206, 24], 108, 86, 'autumn'),
    pinned([390, 36], 54, 44, [MAPLE.base, FIR.base, SUN.base], 4),
    floor(176, '#cca57b'),
    bench([86, 204], 150, 36),
    loaf([34, 162], crust) +
      loaf([40, 146], crust) +
      ball([86, 158], 13, melon, FIR.pale) +
      ball([112, 160], 12, melon, FIR.pale),
    rolled([134, 164], CREAM) + rolled([152, 164], ROSE.soft) + rolled([143, 152], CREAM),
    plant([440, 196], MAPLE.base, { scale: 0.9 }),
    figure(cashier, vary(POSES.tailorFront, { elbows: [1, -1] }), [236, 268], 164, {
      grip: { near: [210, 258], far: [282, 226] },
    }),
    block([292, 276], 54, 46, CARDBOARD) + line('M276 246h24M276 256h24M276 266h24', shade(CARDBOARD, 0.3), 4),
    disc([282, 227], 6.6, CAST.zoe.skin),
    under([240, 330], 184, 8),
    fill('M76 278H370L382 326H64Z', cloth),
    fill('M74 285H372V290H73ZM66 315H380V320H65Z', glow(cloth, 0.35)),
    ball([206, 288], 17, melon, FIR.pale) +
      loaf([152, 296], crust, 34) +
      loaf([262, 294], crust, 34) +
      ball([322, 292], 16, melon, FIR.pale, 20) +
      rolled([112, 304], CREAM) +
      rolled([352, 304], CREAM),
    line('M209 260L207 268', CAST.zoe.skin, 5),
    line('M190 262l-9 -6M198 252l-6 -10M222 258l9 -5', PAPER, 4),
    figure(machinist, vary(POSES.floor, { lean: -10, nod: 12, elbows: [1, 1] }), [444, 336], 164, {
      facing: -1,
      grip: { near: [408, 278], far: [398, 268] },
      step: { near: [384, 338], far: [376, 276] },
    }),
    fill('M368 278Q384 280 396 262L414 276Q402 316 376 326Z', cloth),
    line('M376 286Q392 286 402 270M384 318Q400 306 408 284', glow(cloth, 0.35), 4),
    disc([409, 279], 6.6, CAST.idris.skin) + disc([398, 267], 5.8, shade(CAST.idris.skin, 0.14)),
    under([36, 350], 36, 7),
    toddler(small, vary(POSES.lower, { lean: 26, nod: 2, elbows: [1, 1] }), [40, 350], 128, {
      grip: { near: [82, 296], far: [86, 290] },
    }),
    rolled([88, 300], ROSE.soft),
    disc([82, 295], 7, CAST.emile.skin),
    basket([320, 356], 56, 22, BARK.pale, loaf([-4, -26], crust, 22)),
    basket([248, 357], 56, 22, BARK.pale, ball([-8, -26], 11, melon, FIR.pale) + rolled([12, -24], CREAM)),
  )
}
