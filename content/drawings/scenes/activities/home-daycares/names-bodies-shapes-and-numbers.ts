import { adult, figure, toddler } from '../../../kit/figure.ts'
import type { Point } from '../../../kit/geometry.ts'
import { drawHead, type Head } from '../../../kit/head.ts'
import { frame } from '../../../kit/landscape.ts'
import {
  BARK,
  CARDBOARD,
  CREAM,
  FIR,
  glow,
  MAPLE,
  PAPER,
  PLUM,
  RED,
  ROSE,
  SNOW,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, BABIES, CAST, mild, sleeper } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, pane, pinned, plant, shelf, wainscot } from '../../../kit/room.ts'
import { dashes, disc, fill, line, num, oval, place } from '../../../kit/svg.ts'
import { bowl } from '../../../kit/things.ts'
import { ball, blanket, block, crayon, cushion, under } from '../../../kit/toys.ts'

/** A cardboard cube in the middle of a somersault, a face glued on each side we see: `at` is the middle of the front. */
function die(at: Point, size: number, turn: number, [front, top, side]: readonly [Head, Head, Head]): string {
  const h = size / 2
  const d = size * 0.34
  const photo = (head: Head, ground: string) =>
    fill(`M${num(-h * 0.8)} ${num(-h * 0.8)}h${num(h * 1.6)}v${num(h * 1.6)}h${num(-h * 1.6)}Z`, ground) +
    drawHead({ ...head, view: 'front' }, [0, size * 0.03], size * 0.25, 0, false)
  const slanted = (matrix: string, color: string, inside: string) =>
    `<g transform="matrix(${matrix})">${fill(`M${num(-h)} ${num(-h)}h${num(size)}v${num(size)}h${num(-size)}Z`, color)}${inside}</g>`
  return place(
    slanted(
      `1 0 ${num(-d / size)} ${num(d / size)} ${num(d / 2)} ${num(-h - d / 2)}`,
      glow(CARDBOARD, 0.35),
      photo(top, WATER.pale),
    ) +
      slanted(
        `${num(d / size)} ${num(-d / size)} 0 1 ${num(h + d / 2)} ${num(-d / 2)}`,
        shade(CARDBOARD, 0.2),
        photo(side, ROSE.soft),
      ) +
      fill(`M${num(-h)} ${num(-h)}h${num(size)}v${num(size)}h${num(-size)}Z`, CARDBOARD) +
      photo(front, PAPER),
    at,
    { turn },
  )
}

export function tumblingDie(): string {
  const educator = mild(ADULTS.lucie, { top: FIR.base, legs: WATER.deep, shoes: PAPER })
  const baby = sleeper(BABIES.ambre, SUN.base, PAPER, 'stripes')
  const pusher = mild(CAST.sami, { top: MAPLE.base, legs: PLUM.dark, shoes: PAPER, cut: 'stripes', trim: CREAM })
  const caller = mild(CAST.mei, { top: ROSE.base, legs: FIR.deep, shoes: SUN.soft })
  return frame(
    ['#e6e3d0', '#f6efdf'],
    pane([56, 26], 104, 84, 'autumn'),
    curtains([56, 26], 104, 84, '#c98f78'),
    pinned([252, 44], 52, 44, [FIR.base, SUN.base, ROSE.base], -4),
    floor(180, '#cfa97f'),
    shelf([372, 180], 100, 76, [
      ['books', 'plant'],
      ['bin', 'blocks'],
    ]),
    blanket([92, 322], 236, 66, '#a9c4b4', '#c3d8ca'),
    adult(educator, vary(POSES.floor, { lean: -4, nod: 2, elbows: [1, 1] }), [66, 318], 228, {
      grip: { near: [98, 316], far: [122, 268] },
      step: { near: [176, 326], far: [184, 306] },
    }),
    under([110, 350], 40, 6),
    figure(baby, vary(BABY_POSES.sit, { lean: 2, nod: 6 }), [104, 350], 116, {
      build: 'baby',
      grip: { near: [130, 318], far: [134, 310] },
    }),
    under([226, 264], 28, 5),
    figure(caller, vary(POSES.stand, { lean: 14, nod: 2, elbows: [1, 1] }), [232, 264], 154, {
      facing: -1,
      grip: { near: [192, 206], far: [190, 190] },
    }),
    dashes('M216 292Q206 318 188 334', PAPER, 4, '2 9'),
    under([164, 354], 22, 5),
    ball([164, 331], 22, RED, PAPER, -24),
    under([290, 326], 62, 7) + under([412, 330], 40, 6),
    die([296, 266], 92, -16, [CAST.fatou, CAST.zoe, CAST.emile]),
    figure(pusher, vary(POSES.push, { lean: 30, nod: -14 }), [418, 330], 158, {
      facing: -1,
      grip: { near: [370, 244], far: [368, 232] },
    }),
    line('M268 318l-10 4M256 300l-10 -2M338 336l8 8', MAPLE.dark, 3.4),
    dashes('M262 190Q276 174 300 170', MAPLE.dark, 3.4, '7 7'),
  )
}

/** The line that went around somebody lying on the paper, head to the left; seen in perspective. */
function contour([x, y]: Point, scale: number, color: string): string {
  const d =
    'M-78 -10C-86 -24 -116 -24 -116 0 -116 24 -86 24 -78 10L-70 14C-64 28 -70 42 -84 62 -90 76 -74 82 -64 70L-38 30 20 26 96 46C114 48 116 30 102 22L40 0 102 -22C116 -30 114 -48 96 -46L20 -26 -38 -30 -64 -70C-74 -82 -90 -76 -84 -62 -70 -42 -64 -28 -70 -14Z'
  return `<g transform="translate(${x} ${y})scale(${scale} ${scale * 0.6})"><path d="${d}" stroke="${color}" stroke-width="${num(5 / scale)}"/></g>`
}

/** A baby's: a big head, short arms open, short legs. */
function babyContour([x, y]: Point, scale: number, color: string): string {
  const d =
    'M-26 -12C-36 -32 -76 -30 -76 0 -76 30 -36 32 -26 12L-20 20C-18 34 -24 42 -26 50 -26 62 -10 62 -6 52L2 28 30 26 62 36C76 38 78 22 66 18L44 0 66 -18C78 -22 76 -38 62 -36L30 -26 2 -28 -6 -52C-10 -62 -26 -62 -26 -50 -24 -42 -18 -34 -20 -20Z'
  return `<g transform="translate(${x} ${y})scale(${scale} ${scale * 0.6})"><path d="${d}" stroke="${color}" stroke-width="${num(4.4 / scale)}"/></g>`
}

export function heartHeardInABack(): string {
  const educator = mild(ADULTS.nadia, { top: FIR.base, legs: BARK.deep, shoes: BARK.dark })
  const baby = sleeper(BABIES.binta, SUN.base, PAPER)
  const listener = mild({ ...CAST.lea, view: 'front' }, { top: WATER.base, legs: PLUM.dark, shoes: PAPER })
  const friend = mild(CAST.kofi, { top: MAPLE.base, legs: FIR.deep, shoes: PAPER, cut: 'stripes', trim: SUN.soft })
  return frame(
    ['#e0e6e4', '#f4f0e2'],
    pane([300, 28], 112, 86, 'winter'),
    curtains([300, 28], 112, 86, '#c8a2b4'),
    pinned([220, 46], 50, 42, [RED, WATER.base], 4),
    floor(184, '#cba67c'),
    shelf([6, 184], 104, 72, [
      ['books', 'ball'],
      ['basket', 'blocks'],
    ]),
    plant([454, 202], MAPLE.base, { scale: 0.9 }),
    fill('M40 232H396L452 354H-20Z', PAPER),
    line('M208 234L196 352', SNOW.shade, 2),
    contour([172, 284], 1, WATER.deep),
    babyContour([204, 334], 0.62, MAPLE.dark),
    fill('M146 276L172 274 174 288 148 290Z', RED),
    adult(educator, vary(POSES.heels, { lean: 20, nod: 4, elbows: [1, 1] }), [56, 252], 216, {
      grip: { near: [104, 246], far: [86, 250] },
    }),
    crayon([107, 248], WATER.deep, { turn: 48 }),
    disc([104, 246], 7, ADULTS.nadia.skin),
    figure(baby, vary(BABY_POSES.sit, { lean: 4, nod: 4 }), [232, 258], 110, { build: 'baby' }),
    under([380, 334], 70, 7),
    figure(friend, vary(POSES.kneel, { lean: 2, nod: 4, elbows: [1, 1] }), [420, 334], 154, {
      grip: { near: [440, 296], far: [448, 298] },
    }),
    fill('M294 330L334 325 344 344 300 349Z', RED),
    figure(listener, vary(POSES.heels, { lean: 46, nod: -6, elbows: [1, 1], stretch: 1.1 }), [350, 336], 152, {
      grip: { near: [326, 332], far: [410, 292] },
    }),
    disc([326, 333], 7, CAST.lea.skin),
    line('M300 320l-8 -7M314 314l-3 -11M290 334h-11', RED, 3.6),
  )
}

export function houseWithoutCorners(): string {
  const educator = mild(ADULTS.pierre, { top: WATER.deep, legs: BARK.dark, shoes: PAPER })
  const baby = sleeper(BABIES.malik, SUN.base, PAPER)
  const driver = mild(CAST.zoe, { top: ROSE.base, legs: FIR.deep, shoes: PAPER })
  const carrier = mild(CAST.idris, { top: FIR.base, legs: PLUM.dark, shoes: SUN.soft, cut: 'stripes', trim: FIR.pale })
  return frame(
    ['#ece3cf', '#f6eede'],
    pane([300, 24], 112, 84, 'summer'),
    curtains([300, 24], 112, 84, '#8fb1b8'),
    pinned([64, 44], 50, 42, [MAPLE.base, FIR.base], -4),
    wainscot(132, 172, '#d9cfae'),
    floor(172, '#cba478'),
    fill('M206 188L286 238H118Z', '#f3d998'),
    line('M206 188L286 238H118Z', SUN.dark, 6),
    fill('M226 214q14 -12 28 2l-30 8Z', PLUM.soft),
    fill('M168 226L196 216 204 232Z', ROSE.soft),
    fill('M276 252H414L462 346H236Z', '#b9d5e2'),
    line('M276 252H414L462 346H236Z', WATER.deep, 6),
    oval([116, 310], 110, 42, '#f2c3ba'),
    `<ellipse cx="116" cy="310" rx="110" ry="42" stroke="${RED}" stroke-width="6"/>`,
    adult(educator, vary(POSES.heels, { lean: 10, nod: 6, elbows: [1, 1] }), [36, 288], 216, {
      grip: { near: [76, 262], far: [86, 258] },
    }),
    ball([196, 296], 16, RED, PAPER, 20),
    under([118, 338], 38, 6),
    figure(baby, vary(BABY_POSES.sit, { lean: 14, nod: -4 }), [106, 340], 116, {
      build: 'baby',
      grip: { near: [146, 314], far: [150, 308] },
    }),
    bowl([166, 330], MAPLE.base, { scale: 1.1 }),
    line('M190 322h10M192 330h12', MAPLE.deep, 3.2),
    block([282, 336], 34, 30, CARDBOARD),
    cushion([372, 330], 52, 18, WATER.base),
    under([312, 300], 30, 5),
    figure(carrier, vary(POSES.walk, { lean: -4, nod: 2, elbows: [1, 1] }), [306, 300], 148, {
      holding: cushion([336, 256], 50, 44, PLUM.base, { turn: -4 }),
      grip: { near: [338, 250], far: [356, 252] },
    }),
    under([430, 350], 30, 5),
    figure(driver, vary(POSES.walk, { lean: 8, nod: 2, elbows: [1, 1] }), [418, 350], 150, {
      grip: { near: [444, 272], far: [458, 252] },
      holding: oval([454, 266], 15, 25, SUN.base, 18) + oval([454, 266], 9, 17, SUN.soft, 18),
    }),
    dashes('M300 353H380', PAPER, 4, '10 9'),
    dashes('M452 342Q474 330 462 300', PAPER, 4, '10 9'),
  )
}

/** A low box that sails: what sits in it is drawn between its back and its front. */
function boat(at: Point, w: number, h: number, content: string, turn = 0): string {
  const half = w / 2
  return place(
    fill(
      `M${num(-half)} ${num(-h)}L${num(-half * 0.86)} ${num(-h - 14)}H${num(half * 0.86)}L${num(half)} ${num(-h)}V-6H${num(-half)}Z`,
      shade(CARDBOARD, 0.36),
    ) +
      content +
      fill(`M${num(-half)} ${num(-h)}H${num(half)}L${num(half - 4)} 0H${num(4 - half)}Z`, CARDBOARD) +
      line(`M${num(-half)} ${num(-h)}H${num(half)}`, glow(CARDBOARD, 0.4), 3) +
      line(
        `M${num(-half * 0.7)} ${num(-h * 0.4)}q${num(half * 0.2)} -6 ${num(half * 0.4)} 0t${num(half * 0.4)} 0 ${num(half * 0.4)} 0`,
        shade(CARDBOARD, 0.24),
        3,
      ),
    at,
    { turn },
  )
}

/** A stuffed bear, or a rabbit when its ears are long, sitting. */
function plush(at: Point, color: string, long = false, turn = 0): string {
  const soft = glow(color, 0.45)
  return place(
    line(
      long ? 'M-4 -34V-46M4 -34V-46M-7 -4h.1M7 -4h.1' : 'M-7 -35h.1M7 -35h.1M-7 -4h.1M7 -4h.1',
      color,
      long ? 6 : 8,
    ) +
      oval([0, -10], 10, 11, color) +
      disc([0, -27], 10, color) +
      oval([0, -24], 4.6, 3.6, soft) +
      line('M0 -26h.1M-4 -29h.1M4 -29h.1', BARK.deep, 2.2),
    at,
    { turn },
  )
}

export function fullBoatOfToys(): string {
  const educator = mild(ADULTS.minh, { top: PLUM.base, legs: WATER.deep, shoes: PAPER })
  const baby = sleeper(BABIES.olivier, FIR.soft, PAPER, 'stripes')
  const pusher = mild(CAST.awa, { top: MAPLE.base, legs: WATER.deep, shoes: PAPER })
  const small = mild(CAST.theo, { top: SUN.base, legs: FIR.deep, shoes: PAPER, cut: 'overalls' })
  const crew = [
    plush([-54, -12], BARK.soft),
    plush([-27, -12], '#d8c9bd', true),
    plush([0, -12], MAPLE.soft),
    plush([27, -12], ROSE.soft, true),
    plush([54, -12], '#8d9bb0'),
  ]
  return frame(
    ['#dbe7ea', '#f3f1e4'],
    pane([170, 24], 112, 84, 'spring'),
    floor(176, '#cfab81'),
    shelf([366, 176], 104, 74, [
      ['books', 'bin'],
      ['ball', ''],
    ]),
    blanket([392, 224], 156, 52, '#8fbf86', '#b4d6a6'),
    plush([428, 226], BARK.soft),
    under([222, 264], 30, 5),
    plush([318, 204], '#b98a70', false, 40),
    plush([336, 238], '#cfd6de', true, 64),
    toddler(small, vary(POSES.stand, { lean: 12, nod: 6, elbows: [1, 1], stretch: 1.25 }), [222, 264], 132, {
      grip: { near: [272, 214], far: [276, 196] },
      holding: boat([270, 190], 62, 28, '', 112),
    }),
    blanket([92, 322], 226, 68, '#9fb8d0', '#b9cde0'),
    adult(educator, vary(POSES.floor, { lean: -4, nod: 6, elbows: [1, 1] }), [58, 316], 226, {
      grip: { near: [88, 306], far: [112, 262] },
      step: { near: [164, 332], far: [170, 324] },
    }),
    under([104, 350], 40, 6),
    plush([146, 326], ROSE.soft, true, 6),
    boat([180, 352], 76, 30, plush([14, -12], SUN.base)),
    figure(baby, vary(BABY_POSES.sit, { lean: 8, nod: 2 }), [98, 350], 116, {
      build: 'baby',
      grip: { near: [138, 302], far: [144, 300] },
    }),
    under([350, 350], 120, 7),
    boat([400, 350], 146, 28, crew.join('')),
    figure(pusher, vary(POSES.kneel, { lean: 42, nod: -24, elbows: [1, 1] }), [284, 350], 156, {
      grip: { near: [330, 322], far: [328, 312] },
    }),
    dashes('M238 356H262M226 346H248', PAPER, 3.6, '10 8'),
  )
}
