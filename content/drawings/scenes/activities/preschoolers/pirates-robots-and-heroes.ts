import { figure } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { frame } from '../../../kit/landscape.ts'
import { BARK, CREAM, FIR, INK, MAPLE, PAPER, PLUM, ROSE, STONE, SUN, shade, WATER } from '../../../kit/palette.ts'
import { CAST, mild } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, pane, pinned, rug, shelf, wainscot } from '../../../kit/room.ts'
import { dashes, disc, fill, line, num, oval, place } from '../../../kit/svg.ts'
import { ball, bear, block, carton, cushion, doll, rabbit, under } from '../../../kit/toys.ts'

const RED = '#d6463a'

/** A dish cloth folded in a pile. */
function foldedCloths([x, y]: Point, colors: readonly string[]): string {
  return colors
    .map(
      (color, i) =>
        line(`M${num(x - 18)} ${num(y - i * 7)}h36`, color, 8) + line(`M${num(x + 8)} ${num(y - i * 7)}h8`, PAPER, 3),
    )
    .join('')
}

export function pirateCrew(): string {
  const first = mild(CAST.jasleen, { top: MAPLE.base, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: CREAM })
  const second = mild(CAST.lila, { top: FIR.base, legs: PLUM.dark, shoes: SUN.base })
  const lookout = mild(CAST.rose, { top: ROSE.base, legs: BARK.dark, shoes: INK, cut: 'stripes', trim: PAPER })
  const rowing = vary(POSES.floor, { lean: -14, nod: 6, elbows: [1, 1] })
  const tape = 'M26 334Q14 300 40 270H290Q350 276 396 306 344 336 290 342H34Q28 342 26 334Z'
  return frame(
    ['#cfe2ea', '#edf3ec'],
    wainscot(158, 216, '#d9e6e0'),
    pane([38, 30], 112, 88, 'summer'),
    pinned([236, 46], 54, 44, [WATER.base, SUN.base, MAPLE.base], -3),
    floor(216, '#d9b888', PAPER),
    under([372, 228], 40),
    fill('M340 228h60v-26h-60Z', MAPLE.dark),
    fill('M335 203h66v-13h-66Z', MAPLE.base),
    line('M336 203H400', MAPLE.deep, 3),
    disc([353, 206], 5, SUN.base),
    shelf([374, 224], 124, 84, [
      ['books', 'plant', 'blocks'],
      ['bin', 'ball', 'basket'],
    ]),
    fill(tape, '#bcdbe4', 0.55),
    line(tape, '#2f7fa8', 7),
    figure(first, rowing, [66, 322], 164, { grip: { near: [106, 270], far: [110, 264] } }),
    figure(second, rowing, [162, 322], 164, { grip: { near: [202, 270], far: [206, 264] } }),
    line('M98 248q14 -8 24 4M194 248q14 -8 24 4', PAPER, 4),
    figure(lookout, vary(POSES.stand, { lean: 4, nod: 0, elbows: [1, 1] }), [262, 326], 186, {
      grip: { near: [302, 180], far: [314, 179] },
    }),
    foldedCloths([354, 316], [ROSE.soft, SUN.soft, FIR.pale]),
  )
}

/** A light strip tucked in at one end. */
function strip([x, y]: Point, dx: number, color: string): string {
  return fill(
    `M${num(x)} ${num(y - 4)}Q${num(x + dx * 0.4)} ${num(y - 14)} ${num(x + dx * 0.7)} ${num(y - 2)}T${num(x + dx * 1.2)} ${num(y - 4)}l${num(dx * -0.04)} 15Q${num(x + dx * 0.9)} ${num(y + 16)} ${num(x + dx * 0.62)} ${num(y + 10)}T${num(x)} ${num(y + 5)}Z`,
    color,
  )
}

export function heroesPatrol(): string {
  const back = mild(CAST.emile, { top: FIR.base, legs: WATER.deep, shoes: PAPER })
  const front = mild(CAST.fatou, { top: MAPLE.base, legs: PLUM.dark, shoes: SUN.base })
  const poser = mild(CAST.maika, { top: ROSE.base, legs: FIR.dark, shoes: PAPER })
  const caller = mild(CAST.sami, { top: WATER.base, legs: BARK.dark, shoes: MAPLE.soft, cut: 'stripes', trim: PAPER })
  return frame(
    ['#e5e0ef', '#f3efe6'],
    pane([350, 30], 104, 84, 'autumn'),
    pinned([68, 44], 54, 44, [ROSE.base, WATER.base, SUN.base], 4),
    floor(188, '#d8bb90', PAPER),
    oval([240, 286], 176, 58, '#cfe0d2', 0, 0.8),
    `<ellipse cx="240" cy="286" rx="176" ry="58" stroke="#2f7fa8" stroke-width="6"/>`,
    line(
      'M286 242l18 8M304 242l-18 8M372 304l20 8M392 304l-20 8M120 308l20 9M140 308l-20 9M180 324l20 9M200 324l-20 9',
      RED,
      5,
    ),
    strip([298, 164], 46, SUN.base),
    figure(back, POSES.run, [284, 226], 132, { facing: -1 }),
    bear([312, 278], BARK.soft, { scale: 0.95 }),
    doll([170, 290], CAST.lila.skin, INK, SUN.base, { scale: 0.95 }),
    under([240, 314], 60),
    figure(
      caller,
      vary(POSES.floorFront, { hands: pair(-26, -72, 12, -20), elbows: [-1, -1], stretch: 1.1 }),
      [240, 314],
      164,
      {
        grip: { near: [186, 206], far: [252, 282] },
      },
    ),
    rabbit([242, 308], STONE.pale, { scale: 0.95 }),
    disc([256, 286], 6, CAST.sami.skin),
    line('M180 192l-8 -10M194 188V174M206 192l8 -10', PAPER, 4),
    under([104, 334], 34),
    strip([86, 268], -46, WATER.soft),
    figure(
      poser,
      vary(POSES.standFront, { hands: pair(-11, -44, 11, -44), feet: pair(-12, -4, 12, -4) }),
      [104, 336],
      166,
      {},
    ),
    strip([384, 268], -50, PLUM.base),
    figure(front, POSES.run, [404, 352], 164, {}),
  )
}

/** A small box with its drawn buttons turned to us. */
function buttonBox([x, y]: Point): string {
  return place(
    fill('M-26 -18L-16 -28H38L28 -18Z', '#e3c391') +
      fill('M28 -18L38 -28V8L28 18Z', shade('#c99f6c', 0.2)) +
      fill('M-26 -18H28V18H-26Z', '#c99f6c') +
      disc([-8, -2], 11, RED) +
      line('M6 -3H20M14 -10L21 -3 14 4', FIR.dark, 4),
    [x, y],
  )
}

export function robotObeys(): string {
  const coder = mild(CAST.awa, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const robot = mild(CAST.anh, { top: STONE.base, legs: WATER.deep, shoes: MAPLE.base, cut: 'stripes', trim: PAPER })
  return frame(
    ['#dbe6ec', '#f1efe4'],
    pane([44, 32], 104, 86, 'winter'),
    pinned([226, 48], 54, 44, [MAPLE.base, FIR.base, PLUM.base], -3),
    floor(206, '#d3b48a', PAPER),
    shelf([376, 206], 98, 86, [
      ['books', 'plant'],
      ['basket', 'bin'],
    ]),
    carton([330, 244], 66, 38, block([-12, -36], 22, 22, FIR.base) + block([13, -34], 22, 22, SUN.base)),
    under([86, 342], 38),
    figure(coder, vary(POSES.stand, { lean: 4, nod: 14, elbows: [1, 1] }), [82, 344], 186, {
      grip: { near: [117, 249], far: [140, 254] },
      holding: buttonBox([136, 244]),
    }),
    line('M118 224l-8 -10M132 216l2 -12M144 222l8 -10', PAPER, 4),
    under([262, 342], 42),
    figure(
      robot,
      vary(POSES.stand, {
        lean: -3,
        nod: 0,
        elbows: [1, 1],
        feet: pair(15.5, -4.5, -15.5, -4),
        hip: [0, -37.5],
        soles: [-12, 0],
      }),
      [258, 344],
      184,
      { grip: { near: [306, 262], far: [316, 250] }, holding: block([316, 284], 50, 44, ROSE.base) },
    ),
    carton([406, 348], 96, 62, block([-18, -64], 30, 26, WATER.base)),
  )
}

export function bootBecomesCarrot(): string {
  const fairy = mild(CAST.noah, { top: SUN.base, legs: WATER.deep, shoes: PAPER })
  const wizard = mild(CAST.mei, { top: PLUM.base, legs: BARK.dark, shoes: ROSE.base })
  const unicorn = mild(CAST.theo, { top: FIR.base, legs: PLUM.dark, shoes: MAPLE.base })
  return frame(
    ['#e9dff0', '#f6efe6'],
    curtains([44, 36], 100, 90, ROSE.soft),
    pane([44, 36], 100, 90, 'spring'),
    pinned([404, 44], 54, 44, [PLUM.base, SUN.base, ROSE.base], 4),
    floor(204, '#d7ba90', PAPER),
    rug([240, 304], 226, 52, '#dccbe4', '#c3a9d2'),
    cushion([430, 256], 66, 30, WATER.soft),
    dashes('M230 140A56 56 0 1 1 318 214', SUN.base, 5, '2 11'),
    figure(wizard, vary(POSES.standFront, { elbows: [-1, -1], stretch: 1.1 }), [240, 290], 164, {
      grip: { far: [302, 130] },
    }),
    under([82, 342], 36),
    figure(fairy, vary(POSES.stand, { lean: 8, nod: 4, elbows: [1, 1] }), [76, 344], 178, {
      grip: { near: [124, 222] },
    }),
    oval([126, 224], 12, 4, CAST.noah.skin, -14),
    line('M142 214q14 -6 22 4t22 2M138 226q12 2 18 10t20 6', PAPER, 4.4),
    under([404, 342], 36),
    figure(
      unicorn,
      vary(POSES.stand, { lean: 2, nod: 6, elbows: [1, 1], feet: pair(14, -14, -4, -4) }),
      [404, 344],
      178,
      {
        facing: -1,
        grip: { near: [414, 274], far: [370, 198] },
      },
    ),
    disc([372, 196], 8.5, CAST.theo.skin),
    line('M367 193v6M372 192v7', shade(CAST.theo.skin, 0.2), 1.8),
    line('M366 346l-12 4M370 334l-14 -4', PAPER, 4),
    place(
      fill('M-16 -62H12V-20Q40 -20 42 -4V0H-16Z', RED) +
        line('M-16 -2H42', shade(RED, 0.35), 6) +
        oval([-2, -62], 14, 4, shade(RED, 0.4)),
      [196, 346],
    ),
    fill('M172 276Q194 268 216 276L222 304Q210 298 202 308 192 298 184 308 176 300 168 304Z', SUN.soft),
    ball([300, 322], 26, WATER.base, PAPER, 10),
    fill(
      'M280 298Q300 286 320 298L332 314Q322 312 314 318 306 308 298 317 290 308 282 317 276 311 268 315Z',
      MAPLE.soft,
    ),
  )
}
