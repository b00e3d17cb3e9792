import { figure } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { frame } from '../../../kit/landscape.ts'
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
import { CAST, mild } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { chair, curtains, floor, pane, pinned, shelf, table } from '../../../kit/room.ts'
import { disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { ball, bear, carton, crayon, cushion, doll, rabbit } from '../../../kit/toys.ts'

const RED = '#c8423c'

/** A home-made bill lying flat, its dots in a row, as many as it is worth. */
function bill(at: Point, w: number, h: number, dots: number, turn = 0, signed = false): string {
  const step = w / (dots + (signed ? 1.4 : 0))
  const marks = Array.from({ length: dots }, (_, i) => disc([-w / 2 + step * (i + 0.5), 0], h * 0.2, WATER.deep))
  return place(
    fill(`M${-w / 2} ${-h / 2}h${w}v${h}h${-w}Z`, PAPER) +
      line(`M${-w / 2} ${h / 2}h${w}`, STONE.soft, 1.6) +
      marks.join('') +
      (signed ? line(`M${w / 2 - 15} 0q3 -7 5 -1t5 -1 4 2`, RED, 2.6) : ''),
    at,
    { turn },
  )
}

export function dotMoneyShop(): string {
  const cashier = mild(CAST.zoe, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER, cut: 'apron', trim: SUN.soft })
  const client = mild(CAST.kofi, { top: FIR.base, legs: BARK.dark, shoes: SUN.base, cut: 'stripes', trim: FIR.pale })
  const banker = mild(CAST.theo, { top: WATER.base, legs: BARK.dark, shoes: MAPLE.deep })
  const seller = mild(CAST.awa, { top: MAPLE.base, legs: WATER.deep, shoes: PAPER })
  return frame(
    ['#e4e7d6', '#f6f1df'],
    pane([200, 26], 92, 72, 'autumn'),
    pinned([140, 34], 50, 42, [SUN.base, ROSE.base, FIR.base], -4),
    floor(182, '#c9a27a'),
    figure(seller, POSES.standFront, [418, 222], 112, { grip: { near: [396, 172], far: [436, 174] } }),
    table([414, 240], 124, 66, '#8fb0b6', 20),
    ball([384, 172], 12, ROSE.base),
    doll([446, 186], CAST.lila.skin, INK, SUN.base, { scale: 0.8 }),
    figure(banker, vary(POSES.standFront, { elbows: [1, -1] }), [76, 240], 128, {
      grip: { near: [62, 190], far: [94, 192] },
    }),
    table([76, 264], 140, 76, BARK.cut, 24),
    carton([122, 204], 40, 26, bill([-7, -32], 22, 18, 1, -14) + bill([10, -34], 24, 18, 2, 14)),
    bill([54, 201], 50, 20, 2, 0, true),
    place(crayon([0, 0], RED, { turn: 52, scale: 1.2 }), [64, 186]),
    disc([62, 188], 6, CAST.theo.skin) + disc([96, 198], 6, CAST.theo.skin),
    figure(cashier, vary(POSES.standFront, { nod: 2, elbows: [1, -1] }), [296, 326], 166, {
      grip: { near: [252, 252], far: [324, 268] },
    }),
    table([318, 346], 236, 94, '#d9ab74', 40),
    bill([312, 272], 84, 27, 5),
    line('M316 244L326 262', glow(ROSE.base, 0.12), 13),
    oval([329, 271], 25, 8.5, CAST.zoe.skin) +
      line('M328 262V270M309 272L306 279M320 274L318 283M333 274L334 284M346 272L350 281', CAST.zoe.skin, 8),
    bear([396, 270], BARK.soft, { scale: 0.95 }),
    bill([396, 281], 42, 17, 3),
    bill([246, 238], 32, 23, 1, -30) + bill([238, 258], 32, 23, 1, 4),
    disc([256, 254], 7.6, CAST.zoe.skin),
    figure(client, vary(POSES.stand, { lean: 2, nod: 4, elbows: [1, 1] }), [160, 350], 164, {
      grip: { near: [211, 272], far: [214, 268] },
    }),
    line('M208 272L221 270', CAST.kofi.skin, 9),
  )
}

/** A cardboard key held at its ring, its teeth upwards. */
function key(at: Point, turn: number, color: string, size = 1): string {
  return place(
    `<circle r="8" stroke="${color}" stroke-width="6"/>` +
      line('M0 -9V-32M0 -30H8M0 -22H7', color, 6) +
      line('M-3 6l3 3 3 -3', shade(color, 0.4), 2),
    at,
    { turn, scale: size },
  )
}

export function cushionHotel(): string {
  const clerk = mild(CAST.noah, { top: RED, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: PAPER })
  const sleeper = mild(CAST.rose, { top: PLUM.soft, legs: PLUM.dark, shoes: PAPER })
  const traveller = mild(CAST.anh, { top: FIR.base, legs: BARK.dark, shoes: ROSE.base })
  const sign = ([x, y]: Point, tape: string, color: string, turn: number) =>
    place(
      fill('M-50 -24H50V24H-50Z', PAPER) +
        line('M-50 24H50', STONE.soft, 2) +
        `<path d="${tape}" stroke="${color}" stroke-width="6.5" stroke-linecap="butt"/>` +
        fill('M-58 -28l18 -4 2 9 -18 4ZM40 -32l18 4 -2 9 -18 -4Z', SUN.soft),
      [x, y],
      { turn },
    )
  return frame(
    ['#dfe3ee', '#f4efe4'],
    pane([26, 26], 88, 74, 'winter'),
    floor(206, '#b58c69'),
    sign([206, 104], 'M-34 12L-26 -12 -18 12M-8 0H10M1 -11V12M18 -12L34 12M34 -12L18 12', ROSE.base, 3),
    sign(
      [372, 110],
      'M-38 14L-31 -13 -24 6 -17 -13 -10 14M-1 -13H13V13H-1ZM38 -13H22M36 0H24M38 13H22M36 -15V15',
      WATER.base,
      -2,
    ),
    cushion([206, 238], 104, 34, MAPLE.soft),
    cushion([160, 236], 44, 26, PAPER),
    oval([376, 294], 98, 12, '#8a6b50', 0, 0.3),
    cushion([378, 296], 186, 40, FIR.soft),
    cushion([302, 266], 58, 30, CREAM, { turn: -6 }),
    figure(
      sleeper,
      vary(POSES.lie, { nod: 44, hands: pair(-18, -18, -8, -20), feet: pair(42, -7, 43, -9) }),
      [380, 280],
      140,
      { grip: { near: [374, 264] } },
    ),
    rabbit([367, 262], ROSE.soft, { scale: 0.72 }),
    disc([373, 265], 5.8, CAST.rose.skin),
    figure(clerk, vary(POSES.standFront, { elbows: [1, -1] }), [104, 330], 164, {
      grip: { near: [76, 272], far: [150, 250] },
    }),
    table([104, 352], 178, 92, '#8fb0b6', 34),
    key([132, 252], -30, ROSE.soft, 0.9) + key([170, 252], 30, SUN.base, 0.9) + key([160, 246], 8, CREAM, 0.9),
    line('M140 234L148 254', glow(RED, 0.12), 13),
    fill('M118 252H180L173 294H125Z', WATER.base) +
      fill('M158 252H180L173 294H154Z', shade(WATER.base, 0.16)) +
      line('M118 252H180', glow(WATER.base, 0.35), 5),
    key([76, 274], -66, SUN.soft, 0.95) + key([54, 288], 84, FIR.pale, 0.8),
    disc([78, 274], 7.4, CAST.noah.skin),
    figure(traveller, vary(POSES.stand, { lean: 0, nod: -2, elbows: [1, 1] }), [256, 352], 160, {
      facing: -1,
      grip: { near: [229, 300], far: [204, 258] },
      holding: bear([222, 308], SUN.soft, { scale: 1 }),
    }),
  )
}

export function bonesAndHeartbeats(): string {
  const folding = mild(CAST.jasleen, { top: MAPLE.base, legs: WATER.deep, shoes: ROSE.base })
  const heart = mild(CAST.emile, { top: FIR.soft, legs: BARK.dark, shoes: SUN.base })
  const ear = mild(CAST.awa, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const marker = mild(CAST.sami, { top: SUN.base, legs: FIR.deep, shoes: WATER.base })
  const limbs: [string, number][] = [
    ['M0 -126V-76', 50],
    ['M-13 -126L-38 -150L-22 -192', 24],
    ['M13 -126L44 -118L58 -160', 24],
    ['M-9 -76L-13 -8', 29],
    ['M9 -76L54 -58L26 -14', 29],
  ]
  const contour = (grow: number, color: string) =>
    limbs.map(([d, w]) => line(d, color, w + grow)).join('') + disc([0, -160], 33 + grow / 2, color)
  const bone = (at: Point, turn: number, long = 34) =>
    place(line(`M0 0H${long}`, CARDBOARD, 7) + line(`M0 -3V3M${long} -3V3`, CARDBOARD, 6), at, { turn })
  return frame(
    ['#dbe8ea', '#f3f1e4'],
    pane([36, 24], 92, 74, 'spring'),
    floor(170, '#c8a27c'),
    shelf([164, 178], 108, 66, [['books', 'plant', 'bin']]),
    fill('M48 202H306L340 356H2Z', PAPER) +
      fill('M2 356H340V360H0Z', STONE.soft) +
      fill('M40 198h26l-2 10h-27ZM288 198h26l4 10h-27ZM-4 346h30l-2 10H-8ZM316 346h30l4 10h-32Z', SUN.soft),
    place(
      contour(10, WATER.base) +
        contour(3, PAPER) +
        figure(folding, vary(POSES.standFront, { elbows: [-1, -1], knees: [1, -1] }), [0, 0], 200, {
          grip: { near: [-22, -190], far: [48, -98] },
          step: { near: [-12, -8], far: [40, -22] },
        }),
      [292, 280],
      { turn: -90 },
    ),
    bone([34, 330], -14) + bone([60, 342], 10, 44) + bone([58, 322], 20, 30),
    figure(heart, vary(POSES.stand, { lean: -4, nod: -4, elbows: [1, 1] }), [388, 214], 130, {
      facing: -1,
      grip: { near: [396, 168], far: [398, 168] },
    }),
    figure({ ...ear, view: 'front' }, vary(POSES.kneel, { lean: 8, nod: 14, elbows: [1, 1] }), [344, 218], 118, {
      grip: { near: [366, 180], far: [374, 184] },
    }),
    fill('M392 140c-3 -5 -10 -2 -7 3l7 7 7 -7c3 -5 -4 -8 -7 -3Z', RED),
    fill('M362 316H480V348H354Z', SUN.pale),
    line('M370 326h.1M384 326h.1M399 326h.1M413 326h.1M428 326h.1', RED, 8),
    line('M366 338h.1M376 338h.1M386 338h.1M396 338h.1', RED, 8),
    figure(marker, vary(POSES.heels, { lean: 22, nod: 12, elbows: [1, 1] }), [454, 322], 140, {
      facing: -1,
      grip: { near: [414, 324], far: [424, 304] },
    }),
    crayon([411, 327], RED, { turn: 140, scale: 1.1 }) + disc([415, 323], 6.6, CAST.sami.skin),
  )
}

export function planetsRoundTheSun(): string {
  const day = mild(CAST.sami, { top: SUN.base, legs: WATER.deep, shoes: ROSE.base, cut: 'stripes', trim: MAPLE.base })
  const night = mild(CAST.idris, { top: WATER.deep, legs: INK, shoes: PLUM.base })
  const walker = mild(CAST.lea, { top: FIR.base, legs: PLUM.dark, shoes: MAPLE.dark })
  const ring = (rx: number, ry: number) =>
    `<ellipse cx="256" cy="272" rx="${rx}" ry="${ry}" stroke="${PAPER}" stroke-width="6" stroke-dasharray="18 13" stroke-linecap="butt"/>`
  const gold = SUN.base
  return frame(
    ['#8f97b6', '#c9c3cb'],
    floor(186, '#9a8078', '#d9d3cf'),
    disc([256, 206], 150, SUN.soft, 0.16) + disc([256, 206], 100, SUN.soft, 0.24),
    pane([372, 24], 84, 78, 'summer') + curtains([372, 24], 84, 78, PLUM.base),
    ring(214, 76) + ring(150, 52) + ring(86, 28),
    line('M256 302L256 350', ROSE.base, 7),
    chair([256, 276], BARK.soft, { scale: 1.15 }),
    disc([257, 204], 35, gold) +
      fill('M224 214Q236 246 268 238 290 230 292 206 280 236 254 228 236 224 224 214Z', shade(gold, 0.16)) +
      line(
        'M238 182Q252 196 250 214M262 172Q262 190 278 202M276 182Q280 190 286 192M236 206Q246 216 262 216',
        shade(gold, 0.22),
        3.4,
      ) +
      line('M246 178Q256 172 266 174', SUN.pale, 4) +
      fill('M256 168l-12 -16q12 6 14 12q4 -10 14 -10l-10 16Z', gold),
    figure(night, vary(POSES.stand, { lean: 5, nod: 14, elbows: [1, 1] }), [68, 322], 158, {
      facing: -1,
      grip: { near: [38, 220], far: [42, 218] },
    }),
    figure(day, vary(POSES.stand, { lean: 3, nod: -10, elbows: [-1, -1] }), [110, 322], 158, {
      grip: { near: [156, 222], far: [162, 206] },
    }),
    line('M12 168q6 -7 12 0t12 0M6 146q5 -6 10 0t10 0', SUN.pale, 3),
    figure(
      walker,
      vary(POSES.walk, { lean: 4, nod: 4, hands: pair(-30, -62, 32, -64), elbows: [-1, -1] }),
      [386, 338],
      158,
    ),
  )
}
