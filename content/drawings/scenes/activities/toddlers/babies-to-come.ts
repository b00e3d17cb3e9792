import { toddler } from '../../../kit/figure.ts'
import { frame } from '../../../kit/landscape.ts'
import { BARK, CREAM, FIR, glow, INK, MAPLE, PAPER, PLUM, ROSE, SUN, shade, WATER } from '../../../kit/palette.ts'
import { CAST, mild } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { chair, door, floor, pane, rug, wainscot } from '../../../kit/room.ts'
import { disc, fill, line, oval } from '../../../kit/svg.ts'
import { basket, under } from '../../../kit/toys.ts'

export function roundBellyAndBasket(): string {
  const carrier = mild(CAST.sami, { top: SUN.base, legs: WATER.deep, shoes: PAPER })
  const friend = mild(CAST.awa, { top: ROSE.base, legs: PLUM.dark, shoes: SUN.base })
  const first = mild(CAST.mei, { top: FIR.base, legs: BARK.dark, shoes: MAPLE.base })
  const second = mild(CAST.theo, { top: WATER.base, legs: FIR.deep, shoes: INK, cut: 'stripes', trim: PAPER })
  const open = vary(POSES.sit, { hip: [0, -29], lean: 0, nod: 0, stretch: 1.15, elbows: [1, -1] })
  const fur = '#8c5a3a'
  const foot = (x: number, y: number, turn: number) =>
    oval([x, y], 8, 12, fur, turn) + oval([x + 1, y + 3], 4.4, 6, glow(fur, 0.45), turn)
  // The plush under the shirt: its feet come out at the hem.
  const belly =
    foot(96, 303, 10) +
    foot(115, 299, -16) +
    oval([101, 269], 34, 31, SUN.base, -8) +
    fill('M66 278Q70 298 90 301 112 301 128 286L124 281Q100 297 78 284Z', shade(SUN.base, 0.16)) +
    oval([112, 256], 9, 6, glow(SUN.base, 0.6), -30, 0.7)
  return frame(
    ['#e6dcea', '#f3ecdf'],
    wainscot(142, 206, '#b9cfb4'),
    pane([54, 30], 110, 88, 'spring'),
    door([312, 206], 92, 176, '#c58a54'),
    floor(206, '#d3b189', PAPER),
    rug([358, 292], 128, 34, '#a9c6d2', '#7ea7b8'),
    chair([262, 290], PLUM.base, { scale: 1.16 }),
    chair([446, 290], MAPLE.base, { scale: 1.16, mirror: true }),
    toddler(first, open, [268, 290], 150, { grip: { near: [306, 250], far: [316, 224] } }),
    toddler(second, open, [440, 290], 150, { facing: -1, grip: { near: [402, 250], far: [392, 224] } }),
    under([354, 312], 52, 7),
    basket(
      [354, 310],
      88,
      36,
      BARK.pale,
      fill('M-36 -36Q-30 -50 -8 -46 14 -52 34 -38L30 -28H-32Z', CREAM) + line('M-22 -40Q0 -46 24 -38', ROSE.soft, 3),
    ),
    under([72, 350], 48, 6),
    under([184, 350], 42, 6),
    toddler(carrier, vary(POSES.stand, { lean: -10, nod: 12, feet: POSES.walk.feet, elbows: [1, 1] }), [72, 350], 176, {
      grip: { near: [94, 288], far: [120, 280] },
      holding: belly,
    }),
    toddler(friend, vary(POSES.stand, { lean: 6, nod: 10, elbows: [1, 1] }), [186, 350], 170, {
      facing: -1,
      grip: { near: [136, 264], far: [168, 296] },
    }),
    disc([136, 264], 7, CAST.awa.skin),
  )
}
