import { adult, toddler } from '../../../kit/figure.ts'
import type { Point } from '../../../kit/geometry.ts'
import { frame, raised } from '../../../kit/landscape.ts'
import { BARK, CREAM, FIR, glow, INK, MAPLE, PAPER, PLUM, ROSE, SUN, shade, WATER } from '../../../kit/palette.ts'
import { ADULTS, CAST, mild } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { doorway, floor, pane, pinned, rug, shelf, wainscot } from '../../../kit/room.ts'
import { disc, fill, line, num, oval, place } from '../../../kit/svg.ts'
import { ball, under } from '../../../kit/toys.ts'

const RED = '#d6463a'

/** A laundry basket turned over, standing on its rim: a lattice through which one sees what rolls under it. */
function upturned(at: Point, color: string, inside: string): string {
  const posts = [-3, -2, -1, 0, 1, 2, 3].map((i) => `M${num(i * 17.5)} -76L${num(i * 20.5)} -6`).join('')
  return place(
    fill('M-56 -80H56L66 0Q0 12 -66 0Z', shade(color, 0.5)) +
      inside +
      line(posts, color, 6.4) +
      line('M-56 -53Q0 -46 56 -53M-60 -28Q0 -20 60 -28', color, 6.4) +
      line('M-53 -78L-64 -2M53 -78L64 -2', shade(color, 0.12), 8) +
      fill('M-56 -82Q0 -94 56 -82L58 -70Q0 -62 -58 -70Z', glow(color, 0.25)) +
      line('M-58 -70Q0 -62 58 -70', shade(color, 0.14), 3) +
      line('M-66 -1Q0 10 66 -1', glow(color, 0.2), 10),
    at,
  )
}

/** The same basket the right way up, full of balls. */
function upright(at: Point, color: string, content: string, scale: number): string {
  return place(
    oval([0, -60], 56, 12, shade(color, 0.45)) +
      content +
      fill('M-56 -60Q0 -38 56 -60L44 -2Q0 8 -44 -2Z', color) +
      line(
        'M-38 -40l4 12M-19 -36l2 12M0 -35v12M19 -36l-2 12M38 -40l-4 12M-34 -20l3 10M-17 -16l1 11M0 -15v11M17 -16l-1 11M34 -20l-3 10',
        shade(color, 0.4),
        6,
      ) +
      line('M-56 -60Q0 -38 56 -60', glow(color, 0.3), 7),
    at,
    { scale },
  )
}

export function ballUnderTheBasket(): string {
  const left = mild(CAST.kofi, { top: SUN.base, legs: WATER.deep, shoes: PAPER, cut: 'overalls' })
  const right = mild(CAST.rose, { top: FIR.base, legs: PLUM.dark, shoes: MAPLE.base, cut: 'stripes', trim: PAPER })
  const educator = mild(ADULTS.nadia, { top: MAPLE.base, legs: BARK.dark, shoes: INK })
  return frame(
    ['#dfeaf0', '#f3f3ea'],
    wainscot(126, 184, '#b5d0cf'),
    pane([36, 22], 104, 82, 'autumn'),
    pinned([336, 28], 50, 42, [PLUM.base, ROSE.base, FIR.base], 4),
    doorway([396, 184], 74, 158, PAPER, '#e8d4b4'),
    floor(184, '#d2ad80', PAPER),
    shelf([150, 196], 66, 50, [['books', 'blocks']]),
    raised(
      22,
      rug([240, 318], 236, 56, '#e9dcc3', '#c7d7c6'),
      under([76, 258], 44),
      upright(
        [76, 258],
        WATER.soft,
        ball([-24, -64], 24, RED) + ball([26, -64], 24, RED, PAPER, 30) + ball([2, -72], 24, RED, PAPER, -20),
        0.86,
      ),
      under([424, 254], 22),
      ball([424, 234], 21, RED, PAPER, 20),
      under([240, 292], 70),
      adult(educator, vary(POSES.standFront, { hip: [0, -22], knees: [1, -1] }), [240, 306], 244, {
        grip: { near: [218, 254], far: [262, 254] },
        step: { near: [234, 234.4], far: [246, 234.4] },
      }),
      line('M229 250L222 292M251 250L258 292', BARK.dark, 23),
      disc([218, 254], 7.6, ADULTS.nadia.skin) + disc([262, 254], 7.6, ADULTS.nadia.skin),
      oval([240, 350], 90, 9, PLUM.dark, 0, 0.16),
      toddler(left, vary(POSES.push, { lean: 30, nod: -6, stretch: 1.25, elbows: [1, 1] }), [124, 350], 176, {
        grip: { near: [182, 282], far: [190, 268] },
      }),
      toddler(right, vary(POSES.push, { lean: 30, nod: -6, stretch: 1.25, elbows: [1, 1] }), [356, 350], 176, {
        facing: -1,
        grip: { near: [298, 282], far: [290, 268] },
      }),
      upturned([240, 348], CREAM, ball([8, -27], 32, RED, PAPER, 24)),
      disc([183, 281], 9, CAST.kofi.skin) + disc([193, 267], 8, shade(CAST.kofi.skin, 0.14)),
      disc([297, 281], 9, CAST.rose.skin) + disc([287, 267], 8, shade(CAST.rose.skin, 0.14)),
      line('M76 336h-18M70 348h-12M404 336h18M410 348h12', PAPER, 3),
    ),
  )
}
