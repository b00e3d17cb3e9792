import { figure } from '../../../kit/figure.ts'
import { pair } from '../../../kit/geometry.ts'
import { frame, raised } from '../../../kit/landscape.ts'
import {
  BARK,
  CARDBOARD,
  CREAM,
  FIR,
  glow,
  HAIR,
  INK,
  MAPLE,
  PAPER,
  PLUM,
  ROSE,
  SKIN,
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, CAST, mild } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { chair, floor, pane, pinned, rug, table } from '../../../kit/room.ts'
import { disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { basket, bear, carton, cushion, openBook } from '../../../kit/toys.ts'

const DOUGH = '#cf6f57'

export function angryHands(): string {
  const pressing = mild(CAST.zoe, { top: SUN.base, legs: FIR.deep, shoes: PAPER })
  const pushing = mild(CAST.idris, { top: WATER.base, legs: BARK.dark, shoes: SUN.base })
  const wringing = mild(CAST.mei, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER, cut: 'overalls' })
  const adult = mild(ADULTS.lucie, { top: FIR.base, legs: BARK.deep, shoes: INK })
  const hand = (x: number, y: number, turn: number) =>
    place(line('M-6 -2V-12M-2 -3V-16M3 -3V-15M7 0L11 -8', MAPLE.dark, 4.4) + disc([0, 3], 8, MAPLE.dark), [x, y], {
      turn,
    })
  return frame(
    ['#f2dccb', '#f8ede0'],
    pane([330, 34], 96, 82, 'autumn'),
    pinned([220, 46], 56, 48, [MAPLE.dark, ROSE.base, SUN.base], -3),
    floor(190, '#bd9878', PAPER),
    raised(
      16,
      carton([306, 236], 76, 34, cushion([0, -28], 58, 28, PLUM.soft)),
      fill('M0 0H52V352L0 376Z', '#dcbfa6') + fill('M52 0H60V350L52 352Z', '#c4a489'),
      hand(34, 214, -6) + hand(22, 244, -10),
      figure(pushing, vary(POSES.push, { lean: 34, nod: -16, feet: pair(-30, -4, 0, -4) }), [116, 330], 152, {
        facing: -1,
        grip: { near: [61, 250], far: [61, 228] },
      }),
      line('M150 268l14 -6M152 284h14', '#9c7d63', 4),
      figure(pressing, vary(POSES.standFront, { elbows: [-1, 1] }), [236, 300], 152, {
        grip: { near: [222, 258], far: [250, 258] },
      }),
      table([236, 344], 138, 88, '#8fb0b6', 30),
      oval([236, 268], 36, 9, shade(DOUGH, 0.2)) + oval([236, 265], 34, 8, DOUGH),
      disc([222, 259], 6.8, CAST.zoe.skin) + disc([250, 259], 6.8, CAST.zoe.skin),
      disc([190, 272], 7, DOUGH) + disc([286, 268], 14, DOUGH) + oval([281, 262], 4, 3, glow(DOUGH, 0.4)),
      figure(
        wringing,
        vary(POSES.stand, { lean: -10, nod: 4, elbows: [1, 1], feet: pair(-8, -4, 10, -4) }),
        [342, 338],
        146,
        {
          grip: { near: [376, 260], far: [372, 254] },
        },
      ),
      figure(adult, vary(POSES.kneel, { lean: 0, nod: 8, elbows: [1, 1] }), [432, 344], 206, {
        build: 'adult',
        facing: -1,
        grip: { near: [402, 266], far: [406, 258] },
      }),
      place(
        line('M0 0Q14 6 28 3', PAPER, 14) +
          line('M6 -3l5 11M14 -1l5 11M22 -1l4 10', WATER.soft, 3) +
          fill('M-4 2l-8 24 11 5 7 -24ZM30 4l5 26 11 -4 -7 -24Z', PAPER) +
          disc([1, 0], 6.4, CAST.mei.skin) +
          disc([28, 4], 7.4, ADULTS.lucie.skin) +
          line('M13 22v5M18 36v5', WATER.soft, 4),
        [375, 261],
      ),
      fill('M262 350l46 -6 -4 8 -44 8ZM300 362l40 -12 2 6 -34 14Z', PAPER) +
        line('M272 352l24 -3M314 362l18 -6', STONE.soft, 2.4),
    ),
  )
}

export function babyDrinks(): string {
  const sulking = mild(CAST.emile, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const feeding = mild(CAST.awa, { top: ROSE.base, legs: FIR.deep, shoes: PAPER })
  const reading = mild(CAST.anh, { top: FIR.base, legs: BARK.dark, shoes: MAPLE.base, cut: 'stripes', trim: CREAM })
  const adult = mild(ADULTS.julie, { top: WATER.base, legs: BARK.deep, shoes: INK })
  const wrapped = (x: number, y: number, skin: string, hair: string, wrap: string, turn: number) =>
    place(
      fill('M2 -12Q30 -16 46 -4 50 4 44 8 24 18 2 13Z', wrap) +
        line('M14 -12L26 14M28 -13L14 14', glow(wrap, 0.45), 3) +
        disc([-3, -1], 13, hair) +
        disc([0, 1], 11.4, skin) +
        line('M-3 -3q2 2 4 0M-3 5q2 -2 4 0', shade(skin, 0.5), 1.6),
      [x, y],
      { turn },
    )
  return frame(
    ['#d5dfd6', '#f1eee0'],
    pane([36, 34], 96, 82, 'spring'),
    pinned([196, 44], 58, 48, [SUN.base, WATER.base, ROSE.base], 4),
    floor(190, '#c2a182', PAPER),
    raised(
      20,
      rug([240, 316], 220, 46, '#b7cbb6', '#d3dfcc'),
      fill('M350 262h84v-40h-84Z', CARDBOARD) +
        fill('M350 222L360 210H424L434 222Z', shade(CARDBOARD, 0.35)) +
        fill('M350 246h84v16h-84Z', shade(CARDBOARD, 0.1)) +
        fill('M362 222Q392 204 424 222Z', PLUM.soft),
      chair([222, 336], MAPLE.base, { scale: 1.6 }),
      figure(adult, vary(POSES.sit, { hip: [0, -26], lean: 8, nod: 6 }), [222, 336], 220, {
        build: 'adult',
        grip: { near: [278, 268], far: [318, 246] },
        holding: wrapped(258, 254, SKIN.peach, HAIR.brown, SUN.soft, 10),
      }),
      figure(sulking, vary(POSES.stand, { lean: -2, nod: 18, elbows: [1, 1] }), [324, 340], 146, {
        grip: { near: [345, 262], far: [326, 268] },
      }),
      line('M296 236L311 243', shade(WATER.base, 0.2), 12),
      disc([314, 243], 7.2, ADULTS.julie.skin),
      figure(feeding, vary(POSES.tailor, { lean: 0, nod: 14, elbows: [1, 1] }), [84, 344], 150, {
        grip: { near: [122, 298], far: [138, 318] },
        holding: wrapped(102, 312, SKIN.dark, HAIR.black, WATER.soft, 4),
      }),
      line('M120 296L108 308', CARDBOARD, 9) + oval([121, 295], 3, 5, shade(CARDBOARD, 0.4), 45),
      disc([121, 300], 6.6, CAST.awa.skin),
      basket([382, 354], 56, 26, BARK.pale, bear([0, -18], BARK.soft, { scale: 0.7 })),
      figure(reading, vary(POSES.tailorFront, {}), [438, 330], 136, { grip: { near: [418, 300], far: [458, 300] } }),
      openBook([438, 306], WATER.deep, SUN.base, { scale: 0.9 }),
      disc([412, 300], 6, CAST.anh.skin) + disc([464, 300], 6, CAST.anh.skin),
    ),
  )
}
