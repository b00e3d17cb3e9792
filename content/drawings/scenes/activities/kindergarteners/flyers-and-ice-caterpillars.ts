import { adult, figure } from '../../../kit/figure.ts'
import type { Point } from '../../../kit/geometry.ts'
import { fence, heap } from '../../../kit/ground.ts'
import { frame, land, raised } from '../../../kit/landscape.ts'
import { BARK, FIR, glow, INK, MAPLE, PAPER, PLUM, ROSE, SNOW, STONE, SUN, shade, WATER } from '../../../kit/palette.ts'
import { ADULTS, CAST, mild, TUQUES, winter } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { chair, floor, pane, pinned, shelf, wainscot } from '../../../kit/room.ts'
import { disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { under } from '../../../kit/toys.ts'
import { fir } from '../../../kit/trees.ts'

const RED = '#d6463a'

/** One half of a pair of scissors, held by its ring at the left, the blade to the right. */
function blade(color: string): string {
  return (
    line('M14 0L40 -8', '#8f9a9b', 5.4) +
    line('M15 -1L39 -8.4', '#e3e9e7', 2) +
    line('M0 7L17 -1', color, 5) +
    `<circle cx="-6" cy="10" r="7" stroke="${color}" stroke-width="4.4"/>`
  )
}

/** The pictures of a flyer's page, seen flat on the table. */
const ADVERTS =
  fill('M-34 -14H34L36 -7H-36Z', RED) +
  oval([-20, 3], 11, 6, SUN.base) +
  oval([-20, 3], 8, 4.2, MAPLE.base) +
  fill('M0 -3H14L15 10H-1Z', WATER.base) +
  fill('M22 -3H36L39 10H23Z', FIR.soft) +
  line('M-38 14H-8M0 15H14M24 15H38', STONE.soft, 2.4)

export function twoHandedScissors(): string {
  const cutter = mild(CAST.lila, { top: SUN.base, legs: PLUM.dark, shoes: PAPER, cut: 'stripes', trim: MAPLE.base })
  const gluer = mild(CAST.theo, { top: FIR.base, legs: WATER.deep, shoes: MAPLE.base })
  const educator = mild(ADULTS.minh, { top: ROSE.base, legs: BARK.dark, shoes: INK })
  const scrap = (x: number, y: number, turn: number, color: string) =>
    place(fill('M-10 -6H10V6H-10Z', PAPER) + oval([0, 0], 6, 4, color), [x, y], { turn })
  return frame(
    ['#e0e5f2', '#f1f1f4'],
    wainscot(134, 192, '#b9c3df'),
    pane([30, 24], 108, 86, 'autumn'),
    pinned([318, 34], 52, 44, [MAPLE.base, WATER.base, FIR.base], 4),
    floor(192, '#d6b488', PAPER),
    raised(
      24,
      shelf([364, 222], 106, 86, [
        ['books', 'bin'],
        ['basket', 'blocks'],
      ]),
      under([240, 350], 190, 12),
      chair([78, 342], MAPLE.base, { scale: 1.26 }),
      chair([418, 342], PLUM.base, { scale: 1.26, mirror: true }),
      adult(educator, vary(POSES.standFront, {}), [248, 346], 208, {
        grip: { near: [214, 244], far: [282, 252] },
      }),
      figure(cutter, vary(POSES.sit, { lean: 14, nod: 10, stretch: 1.12, elbows: [1, 1] }), [86, 342], 196, {
        grip: { near: [130, 312], far: [137, 290] },
      }),
      figure(gluer, vary(POSES.sit, { lean: 14, nod: 10, stretch: 1.1, elbows: [1, 1] }), [410, 342], 196, {
        facing: -1,
        grip: { near: [352, 296], far: [352, 280] },
      }),
      line('M152 316V346M330 316V346', shade(BARK.cut, 0.36), 8),
      fill('M144 250H344L386 322H98Z', BARK.cut),
      fill('M98 322H386V331H98Z', shade(BARK.cut, 0.2)),
      line('M114 332V366M370 332V366', shade(BARK.cut, 0.22), 9),
      disc([282, 254], 7.4, ADULTS.minh.skin) + line('M278 258v4M283 259v4', ADULTS.minh.skin, 4.4),
      // The pile, its strip through the middle: the tail behind, the head between the blades.
      fill('M190 240H216L217 258H189Z', glow(SUN.soft, 0.3)) + oval([203, 248], 7, 4.4, RED),
      fill('M158 287H246V305H158Z', shade(BARK.cut, 0.3), 0.5),
      fill('M164 250H242L252 284H154Z', PAPER),
      fill('M154 284H252V302H154Z', STONE.pale),
      line('M155 288H251M155 297.5H251', STONE.base, 1.2) + line('M155 300.5H251', STONE.dark, 1.6),
      place(ADVERTS, [203, 267], { scale: 1.1 }),
      place(blade(WATER.deep), [150, 307], { turn: 172, scale: 1.3, mirror: true }),
      fill('M174 293H198L199 327H171Z', '#fdf4d8') + line('M173 293H199', STONE.dark, 2),
      // The front half of the printed boot: its heel is gone.
      fill('M175 307H183V314Q195 314 196 322H174Z', RED) + line('M174 324H196', INK, 2.6),
      place(blade(WATER.deep), [150, 307], { turn: 0, scale: 1.3 }),
      disc([169, 304], 2.6, INK),
      line('M125 264L137 290', shade(SUN.base, 0.2), 13) + disc([139, 295], 8, shade(CAST.lila.skin, 0.1)),
      line('M115 270L130 312', glow(SUN.base, 0.12), 15) + disc([135, 319], 8.6, CAST.lila.skin),
      // The new thing on its sheet.
      fill('M278 266H344L356 314H272Z', PAPER),
      place(
        fill('M-26 10L-14 -16Q6 -22 20 -10L18 -2 -24 18Z', '#b9762f') +
          fill('M-26 10L-13 -13Q4 -18 17 -9Z', '#fff0c9') +
          fill('M-26 10L17 -9 17 2 -25 17Z', ROSE.base) +
          line('M-12 -14q3 -7 8 -3 4 -6 9 -1 5 -4 10 2', '#d99a4d', 6),
        [302, 292],
        { scale: 1.05 },
      ),
      line('M364 268L352 280', shade(FIR.base, 0.2), 12) + disc([348, 284], 7.4, shade(CAST.theo.skin, 0.1)),
      place(
        fill('M-9 -16H10V2L6 4V14H-11V2Z', RED) + fill('M-11 6H4V15H-11Z', INK) + line('M-8 -12H8', SUN.soft, 3),
        [327, 293],
      ),
      line('M374 264L352 296', glow(FIR.base, 0.12), 14) + disc([346, 300], 8.4, CAST.theo.skin),
      line('M344 298L334 296', CAST.theo.skin, 6),
      place(
        fill('M-6 0V-22H6V0Z', PLUM.base) + fill('M-5 -22V-29H5V-22Z', PAPER) + fill('M-7 -8H7V0H-7Z', SUN.base),
        [258, 312],
      ),
      scrap(232, 315, 8, FIR.base) + scrap(122, 355, -14, MAPLE.base) + scrap(168, 352, 20, WATER.base),
      scrap(206, 362, -8, PLUM.base) + scrap(148, 372, 6, RED),
    ),
  )
}

/** What comes out of a mould, snow or clear ice: drawn once, coloured where it is used. */
const BUMPS =
  `<defs><g id="n">${oval([1, 0], 19, 4.6, SNOW.deep, 0, 0.6)}<path d="M-16 -1L-12 -20Q-11 -25 0 -25 11 -25 12 -20L16 -1Q0 6 -16 -1Z"/>` +
  fill('M4 -25Q11 -25 12 -20L16 -1Q10 2 5 2Z', '#14281f', 0.13) +
  oval([0, -21], 11.5, 4.4, PAPER, 0, 0.5) +
  `</g><g id="i"><use href="#n"/>${line('M-9 -14L-11 -5M-4 -13L-5 -8', PAPER, 2.6)}</g><g id="d">${fill('M-11 -15H11L8 1H-8Z', SNOW.shade)}<ellipse cy="-15" rx="10.5" ry="3.5" stroke="${STONE.pale}"/></g></defs>`

function bump(at: Point, color: string, scale = 1, icy = false): string {
  return place(`<use href="#${icy ? 'i' : 'n'}" fill="${color}"/>`, at, { scale })
}

/** A mould turned over: its bottom is up. */
function mould(at: Point, color: string, turn = 0, scale = 1): string {
  return place(
    fill('M-19 0L-14 -26Q0 -31 14 -26L19 0Q0 7 -19 0Z', color) +
      fill('M6 -28.5L14 -26 19 0Q13 3 8 3Z', shade(color, 0.16)) +
      line('M-20 0Q0 7 20 0', shade(color, 0.25), 4.4),
    at,
    { turn, scale },
  )
}

export function longIceCaterpillar(): string {
  const educator = winter(ADULTS.marc, { top: FIR.base, legs: INK, trim: SUN.base, hat: TUQUES.sun })
  const left = winter(CAST.awa, { top: ROSE.base, legs: PLUM.dark, shoes: BARK.dark, trim: SUN.soft })
  const right = winter(CAST.emile, { top: WATER.base, legs: WATER.deep, shoes: BARK.dark, trim: MAPLE.base })
  const friend = winter(CAST.mei, { top: PLUM.base, legs: BARK.dark, shoes: INK, trim: MAPLE.soft, hat: TUQUES.plum })
  const [r, y, b] = ['#dd6259', SUN.base, '#5a9dc2']
  const body: [x: number, y: number, color: string, scale: number, icy?: boolean][] = [
    [404, 176, r, 0.84],
    [380, 185, b, 0.84],
    [356, 197, y, 0.86, true],
    [331, 205, r, 0.88],
    [304, 209, b, 0.9, true],
    [277, 211, y, 0.92],
    [249, 213, r, 0.94, true],
    [222, 219, b, 0.96],
    [200, 231, y, 0.98],
    [186, 248, r, 1.02, true],
    [182, 268, b, 1.04],
    [190, 289, y, 1.06],
    [210, 307, r, 1.08, true],
    [241, 318, b, 1.1],
    [274, 323, y, 1.12],
    [308, 326, b, 1.14],
  ]
  const far = body.slice(0, 12).map(([x, py, color, scale, icy]) => bump([x, py], color, scale, icy))
  const near = body.slice(12).map(([x, py, color, scale, icy]) => bump([x, py], color, scale, icy))
  const dye = (x: number, py: number, color: string) => place(`<use href="#d" fill="${color}"/>`, [x, py])
  return frame(
    ['#b9d7ea', '#eef4f6'],
    BUMPS,
    land([-40, 150, 90, 108, 230, 140, 370, 104, 520, 146], '#b7cad6'),
    fence([8, 476], 182, 42, '#bd9a78', 32),
    fir([238, 182], 118, FIR.dark, true),
    land([0, 182, 240, 176, 480, 184], SNOW.base),
    heap([406, 224], 200, 56, SNOW.light, 5) + line('M420 194q20 4 30 16', SNOW.shade, 3),
    land([0, 220, 240, 212, 480, 222], SNOW.light),
    line('M216 350q7 3 14 0M292 346q7 3 14 0M448 290q7 3 14 0M226 268q7 3 14 0', SNOW.shade, 3),
    raised(
      4,
      adult(educator, vary(POSES.kneel, { lean: 10, nod: 6, elbows: [1, 1] }), [98, 258], 178, {
        grip: { near: [142, 236], far: [130, 216] },
      }),
      dye(142, 252, b) + dye(126, 270, y) + dye(152, 274, r),
      far.join(''),
      // Two twigs and two pebbles on the head.
      line('M399 156L391 140M409 156L419 141', BARK.dark, 3) + line('M400 165h.1M409 165h.1', INK, 4.4),
      under([278, 308], 34),
      figure(left, vary(POSES.crouch, { lean: 24, nod: 6, stretch: 1.3, elbows: [1, 1] }), [272, 310], 148, {
        grip: { near: [325, 302], far: [334, 291] },
      }),
      near.join(''),
      under([414, 346], 40),
      bump([343, 321], r, 1.16, true),
      figure(right, vary(POSES.crouch, { lean: 24, nod: 6, stretch: 1.2, elbows: [1, 1] }), [416, 346], 154, {
        facing: -1,
        grip: { near: [362, 312], far: [356, 300] },
      }),
      under([62, 350], 50),
      figure(friend, vary(POSES.crouch, { lean: 20, nod: 8, stretch: 1.25, elbows: [1, 1] }), [56, 352], 160, {
        grip: { near: [100, 320], far: [126, 304] },
      }),
      bump([120, 358], y, 1.16),
      mould([118, 330], FIR.base, 8, 1.1),
      disc([100, 322], 8.6, MAPLE.soft),
      oval([139, 320], 7, 8.4, shade(MAPLE.soft, 0.1)),
      mould([172, 332], MAPLE.base, 176, 0.85),
    ),
  )
}
