import { figure } from '../../../kit/figure.ts'
import type { Point } from '../../../kit/geometry.ts'
import { drawHead, type Head } from '../../../kit/head.ts'
import { frame } from '../../../kit/landscape.ts'
import { BARK, CREAM, FIR, glow, MAPLE, PAPER, PLUM, ROSE, SUN, shade, WATER } from '../../../kit/palette.ts'
import { ADULTS, CAST, mild } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, inset, pane, pinned, rug, wainscot } from '../../../kit/room.ts'
import { dashes, disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { basket, cushion, under } from '../../../kit/toys.ts'

const KRAFT = '#b98d5d'
const TAPE = '#f5e8bf'

/** A roll slit along its length and opened into a gutter, its upper end at the origin; `inside` lies in it. */
function gutter(at: Point, long: number, turn: number, inside = ''): string {
  return place(
    line(`M10 -12v-9M${long / 2} -12v-9M${long - 10} -12v-9`, TAPE, 9) +
      fill(`M0 -12H${long}V6H0Z`, shade(KRAFT, 0.34)) +
      inside +
      fill(`M0 -2Q${long / 2} 1 ${long} -2V4Q${long} 10 ${long - 6} 10H6Q0 10 0 4Z`, KRAFT) +
      line(`M2 -2Q${long / 2} 1 ${long - 2} -2`, glow(KRAFT, 0.5), 2.4),
    at,
    { turn },
  )
}

/** A ball of crumpled cardboard under strips of tape. */
function tapedBall(at: Point, r: number): string {
  return place(
    disc([0, 0], r, '#e9d59a') +
      line(
        `M${-r * 0.8} ${-r * 0.4}L${r * 0.7} ${r * 0.6}M${-r * 0.2} ${-r * 0.9}L${r * 0.3} ${r * 0.9}`,
        TAPE,
        r * 0.34,
      ) +
      line(
        `M${-r * 0.9} ${r * 0.2}L${r * 0.1} ${r * 0.9}M${r * 0.1} ${-r * 0.9}L${r * 0.9} ${-r * 0.1}`,
        '#cdb46c',
        1.8,
      ),
    at,
  )
}

/** A roll lying, its near end at the origin. */
function lyingRoll(at: Point, long: number, r: number, turn: number): string {
  return place(
    fill(`M0 ${-r}H${-long}V${r}H0Z`, KRAFT) +
      oval([-long, 0], r * 0.45, r, KRAFT) +
      oval([0, 0], r * 0.45, r, glow(KRAFT, 0.3)) +
      oval([0, 0], r * 0.32, r * 0.76, shade(KRAFT, 0.55)),
    at,
    { turn },
  )
}

export function ballDownTheRolls(): string {
  const dropper = mild(CAST.noah, { top: SUN.base, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: MAPLE.base })
  const pointing = mild(CAST.lea, { top: FIR.base, legs: PLUM.dark, shoes: CREAM })
  return frame(
    ['#b4d0d6', '#cfe1e0'],
    pinned([64, 44], 44, 46, [ROSE.base, FIR.base, SUN.base], -4),
    pinned([400, 46], 46, 42, [PLUM.base, MAPLE.base, WATER.base], 4),
    pane([176, 26], 124, 92, 'winter'),
    floor(296, '#d2a97e'),
    rug([232, 346], 142, 20, '#e6ddc4', WATER.soft),
    gutter([130, 196], 92, 12),
    gutter([212, 230], 92, 12),
    gutter([294, 264], 84, 12),
    dashes('M384 278Q394 282 396 306', MAPLE.dark, 4, '.1 9'),
    line('M382 320h24', TAPE, 8),
    under([82, 320], 38, 7),
    figure(dropper, vary(POSES.reach, { lean: -2, nod: 8, elbows: [1, 1], stretch: 1.15 }), [80, 322], 200, {
      build: 'toddler',
      grip: { near: [132, 192], far: [156, 182] },
    }),
    tapedBall([144, 182], 13),
    disc([133, 187], 8, CAST.noah.skin),
    basket([46, 354], 74, 22, BARK.pale, tapedBall([-18, -26], 13) + tapedBall([12, -28], 13)),
    lyingRoll([246, 336], 70, 15, -8),
    lyingRoll([312, 348], 52, 12, 10),
    under([450, 350], 36, 7),
    figure(pointing, vary(POSES.crouch, { lean: 20, nod: 8, elbows: [1, 1] }), [456, 350], 176, {
      build: 'toddler',
      facing: -1,
      grip: { near: [420, 300], far: [436, 312] },
    }),
    line('M419 301L405 308', CAST.lea.skin, 5.6),
  )
}

/** A small chair seen from the front, its seat at y = -40; what leans on its back stands on (0, -46). */
function frontChair(at: Point, color: string, leaning = '', scale = 1): string {
  return place(
    line('M-28 -2V-100M28 -2V-100', shade(color, 0.3), 7) +
      line('M-28 -94H28M-28 -74H28', color, 10) +
      fill('M-30 -56H30L36 -38H-36Z', glow(color, 0.25)) +
      leaning +
      line('M-33 6V-36M33 6V-36', color, 7) +
      fill('M-36 -40H36V-31H-36Z', shade(color, 0.16)),
    at,
    { scale },
  )
}

/** A photograph of a face and its shoulders, its lower edge at the origin. */
function portrait(at: Point, head: Head, top: string, back: string, scale = 1, turn = 0): string {
  return place(
    fill('M-24 -58H24V0H-24Z', PAPER) +
      inset(
        [-20, -54],
        40,
        50,
        fill('M0 0h40v50H0Z', back),
        fill('M4 52Q4 36 20 36 36 36 36 52Z', top),
        drawHead({ ...head, view: 'front' }, [20, 24], 13, 0, false),
      ),
    at,
    { scale, turn },
  )
}

/** A blue square of cloth that covers a portrait lying on a seat or a cushion. */
function blueCover(at: Point, scale = 1): string {
  return place(
    fill('M-30 -12Q-14 -22 2 -17 18 -22 30 -12L36 8Q24 14 14 9 2 15 -10 9 -24 14 -36 8Z', WATER.base) +
      line('M-12 -13Q-16 0 -12 8M12 -14Q15 -2 14 8', shade(WATER.base, 0.18), 2.2),
    at,
    { scale },
  )
}

export function faceUnderTheBlue(): string {
  const lifter = mild(CAST.zoe, { top: MAPLE.base, legs: FIR.deep, shoes: CREAM })
  const friend = mild(CAST.noah, { top: SUN.base, legs: PLUM.dark, shoes: ROSE.base })
  const educator = mild(ADULTS.helene, { top: FIR.base, legs: WATER.deep, shoes: WATER.deep })
  return frame(
    ['#eadfe6', '#f5eee6'],
    wainscot(146, 206, '#d8c6d2'),
    floor(206, '#cfa67b'),
    pane([28, 24], 100, 82, 'autumn'),
    curtains([28, 24], 100, 82, SUN.soft),
    line('M232 84H452', shade(PLUM.dark, 0.2), 6),
    portrait([266, 104], CAST.idris, WATER.base, FIR.mist, 0.9),
    portrait([330, 104], CAST.maika, ROSE.base, SUN.pale, 0.9),
    frontChair([426, 262], FIR.base, blueCover([0, -48], 0.8), 0.9),
    rug([244, 308], 234, 50, '#f1e3c4', PLUM.soft),
    under([186, 264], 70, 9),
    figure(educator, vary(POSES.tailorFront, { nod: 4, elbows: [1, -1] }), [186, 262], 226, {
      build: 'adult',
      grip: { near: [158, 226], far: [214, 226] },
    }),
    under([350, 346], 54, 8),
    frontChair([350, 340], SUN.base, portrait([0, -45], CAST.noah, SUN.base, WATER.pale, 1.12), 1.14),
    under([92, 340], 40, 7),
    figure(friend, vary(POSES.standFront, { lean: -4, nod: -6, elbows: [1, -1] }), [92, 332], 178, {
      build: 'toddler',
      grip: { near: [66, 290], far: [98, 266] },
    }),
    line('M98 266l-10 -8', CAST.noah.skin, 5.6) +
      fill('M76 211Q86 214 96 211 95 222 86 222 77 222 76 211Z', '#7d2b22') +
      line('M40 152l-12 -8M58 136l-6 -12M142 152l12 -8M126 136l6 -12', SUN.dark, 3.4),
    under([240, 350], 42, 7),
    figure(lifter, vary(POSES.kneel, { lean: 10, nod: 2, elbows: [1, 1], stretch: 1.45 }), [232, 350], 178, {
      build: 'toddler',
      grip: { near: [298, 264], far: [302, 258] },
    }),
    fill('M294 254Q312 240 332 248 326 272 336 300 314 316 286 306 282 282 294 254Z', WATER.base) +
      line('M304 254Q300 280 306 308M318 250Q312 280 321 306', shade(WATER.base, 0.18), 2.4),
    disc([298, 263], 8, CAST.zoe.skin),
    cushion([440, 350], 74, 20, FIR.soft) + blueCover([440, 332], 0.9),
  )
}
