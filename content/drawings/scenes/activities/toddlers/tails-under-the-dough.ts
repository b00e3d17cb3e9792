import { adult, toddler } from '../../../kit/figure.ts'
import type { Point } from '../../../kit/geometry.ts'
import { frame, raised } from '../../../kit/landscape.ts'
import { BARK, FIR, glow, INK, MAPLE, PAPER, PLUM, ROSE, SUN, shade, WATER } from '../../../kit/palette.ts'
import { ADULTS, CAST, mild } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { chair, curtains, floor, pane, pinned, shelf, wainscot } from '../../../kit/room.ts'
import { disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { under } from '../../../kit/toys.ts'

const DOUGH = '#7fbf9c'
const PATCH = '#3a3431'

/** The muzzle of a toy cow lying down, facing left, as it shows at the edge of its blanket. */
function cowHead(at: Point): string {
  return place(
    line('M-4 -27L-12 -34M14 -29L20 -38', '#d9c7a0', 5) +
      fill('M16 -24L30 -30 26 -18Z', PATCH) +
      fill('M-18 -16Q-16 -30 4 -30 22 -30 24 -14 26 2 6 4H-10Q-20 0 -18 -16Z', PAPER) +
      fill('M4 -30Q22 -30 24 -14 22 -4 12 -8 2 -14 4 -30Z', PATCH) +
      oval([-13, -4], 13, 9.5, ROSE.soft) +
      line('M-19 -5h.1M-10 -6h.1', shade(ROSE.base, 0.3), 3.6) +
      line('M-6 -19h.1', INK, 5) +
      line('M-20 1q6 4 12 0', shade(ROSE.base, 0.2), 2),
    at,
    { scale: 1.1 },
  )
}

/** A toy sheep standing, facing right. */
function sheep(at: Point): string {
  return place(
    line('M-12 -8V0M-4 -6V0M6 -6V0M13 -8V0', PATCH, 4.4) +
      [-13, -4, 6, 13].map((x, i) => disc([x, -19 - (i % 2) * 3], 9, '#f3ead8')).join('') +
      oval([0, -14], 18, 9, '#f3ead8') +
      oval([22, -23], 7, 8.4, PATCH, -20) +
      line('M17 -29l-5 2', PATCH, 4) +
      disc([24, -25], 1.6, PAPER),
    at,
  )
}

/** A toy pig standing, facing left. */
function pig(at: Point): string {
  return place(
    line('M-12 -6V0M-3 -5V0M9 -5V0M16 -6V0', shade(ROSE.soft, 0.16), 5) +
      line('M21 -19q7 -1 5 -6t-6 0 4 6', ROSE.base, 2.4) +
      oval([2, -15], 20, 12, ROSE.soft) +
      fill('M-16 -25l-1 -9 8 6Z', ROSE.base) +
      disc([-17, -17], 9.5, ROSE.soft) +
      oval([-26, -15], 3.4, 4.6, ROSE.base) +
      disc([-19, -20], 1.6, INK),
    at,
  )
}

function lump([x, y]: Point, r: number, color: string): string {
  return disc([x, y], r, color) + oval([x - r * 0.3, y - r * 0.4], r * 0.34, r * 0.22, glow(color, 0.45), -20)
}

export function tailUnderTheDough(): string {
  const lifter = mild(CAST.fatou, { top: SUN.base, legs: PLUM.dark, shoes: PAPER, cut: 'overalls' })
  const peeker = mild(CAST.anh, { top: MAPLE.base, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: PAPER })
  const educator = mild(ADULTS.julie, { top: PLUM.base, legs: BARK.deep, shoes: INK })
  const { skin } = CAST.fatou
  return frame(
    ['#f3e0cf', '#f9eee2'],
    wainscot(120, 182, '#e2bda0'),
    pane([40, 20], 98, 78, 'spring'),
    curtains([40, 20], 98, 78, FIR.soft),
    pinned([326, 30], 54, 44, [ROSE.base, FIR.base, SUN.base], -4),
    floor(182, '#c99f78', PAPER),
    raised(
      22,
      shelf([376, 216], 96, 84, [
        ['books', 'rings'],
        ['bin', 'basket'],
      ]),
      under([240, 352], 200, 12),
      chair([62, 346], WATER.base, { scale: 1.2 }),
      adult(educator, vary(POSES.standFront, {}), [246, 346], 210, {
        grip: { near: [204, 244], far: [251, 186] },
      }),
      line('M250 184L247 175', ADULTS.julie.skin, 5),
      toddler(lifter, vary(POSES.sit, { lean: 10, nod: 10, stretch: 1.35, elbows: [1, 1] }), [80, 350], 190, {
        grip: { near: [158, 254], far: [136, 250] },
      }),
      line('M136 316V352M344 316V352', shade('#dcb98a', 0.36), 8),
      fill('M128 246H356L408 326H74Z', '#ecd3a8'),
      fill('M74 326H408V336H74Z', shade('#ecd3a8', 0.2)),
      line('M92 336V372M390 336V372', shade('#ecd3a8', 0.24), 9),
      pig([316, 265]),
      oval([236, 312], 84, 9, shade('#ecd3a8', 0.3), 0, 0.6),
      // The tail and its tuft.
      line('M296 300Q328 288 338 304', '#b9a27a', 9) +
        line('M296 300Q328 288 338 304', PAPER, 6) +
        fill('M333 302Q343 298 345 306 352 316 348 330 343 325 340 331 336 325 331 328 329 314 333 302Z', PATCH),
      fill('M152 304Q156 268 190 262L214 306Z', shade(DOUGH, 0.62)),
      cowHead([186, 306]),
      // The blanket, its near corner folded up in a hand.
      fill(
        'M196 306Q206 276 184 262 178 246 164 244 190 230 222 244 262 240 288 262 304 278 316 300 318 312 300 314 270 310 244 316 220 318 196 306Z',
        DOUGH,
      ),
      fill('M196 306Q206 276 184 262 178 246 164 244 158 250 166 262 186 276 184 304Z', shade(DOUGH, 0.2)),
      line('M210 252Q238 246 268 262M296 306Q276 300 252 306', shade(DOUGH, 0.14), 3) +
        line('M222 270q8 -6 18 -4', glow(DOUGH, 0.5), 4) +
        line('M258 284q8 -2 12 2M236 292h.1M276 290h.1', shade(DOUGH, 0.16), 3),
      line('M98 262Q130 264 154 254', glow(SUN.base, 0.12), 17) +
        disc([162, 252], 8.4, skin) +
        line('M164 246L171 247', skin, 5),
      sheep([114, 318]),
      lump([346, 288], 11, WATER.soft),
      under([432, 372], 36),
      toddler(peeker, vary(POSES.stand, { lean: 34, nod: 14, stretch: 1.3, elbows: [1, 1] }), [438, 372], 190, {
        facing: -1,
        grip: { near: [384, 312], far: [370, 288] },
      }),
    ),
  )
}
