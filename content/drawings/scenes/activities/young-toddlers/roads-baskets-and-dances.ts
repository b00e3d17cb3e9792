import { adult, toddler } from '../../../kit/figure.ts'
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
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, CAST, dress, mild } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { chair, floor, garland, pane, pinned, rug, shelf, table, wainscot } from '../../../kit/room.ts'
import { disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { ball, basket, cloth, toyTruck, under } from '../../../kit/toys.ts'

const TAPE = '#f3e3b0'

export function tapeRoad(): string {
  const educator = mild(ADULTS.julie, { top: PLUM.base, legs: BARK.deep, shoes: INK })
  const pointing = mild(CAST.fatou, { top: SUN.base, legs: FIR.deep, shoes: PAPER })
  const driver = mild(CAST.anh, { top: ROSE.base, legs: WATER.deep, shoes: CREAM, cut: 'stripes', trim: PAPER })
  return frame(
    ['#e2e9e4', '#f3efe2'],
    wainscot(138, 188, '#cbdad0'),
    floor(188, '#a97f5b'),
    pane([40, 26], 102, 82, 'winter'),
    pinned([226, 40], 50, 44, [ROSE.base, SUN.base, WATER.base], -4),
    shelf([160, 188], 92, 70, [
      ['books', 'bin'],
      ['ball', 'basket'],
    ]),
    fill('M0 252Q120 240 250 240L374 230V242L250 254Q140 256 0 268Z', TAPE),
    fill('M336 176L354 160H450L438 176Z', glow(CARDBOARD, 0.25)) +
      fill('M336 176H438V242H336Z', '#5d432e') +
      fill('M336 242L350 230H438V242Z', '#82603f') +
      fill('M438 176L450 160V226L438 242Z', shade(CARDBOARD, 0.22)) +
      line('M336 242V176H438V242', CARDBOARD, 7),
    toyTruck([388, 239], FIR.base, { mirror: true, scale: 1.3 }),
    under([228, 252], 60, 7),
    toddler(driver, vary(POSES.crawl, { lean: 66, nod: -40 }), [228, 252], 132, {
      grip: { near: [284, 230], far: [268, 250] },
    }),
    toyTruck([298, 252], '#d6463a', { scale: 1.1 }),
    disc([284, 228], 7, CAST.anh.skin),
    fill(
      'M80 248L98 246Q130 280 152 296L262 306Q274 304 280 296L284 308Q276 320 262 321L138 310Q108 286 80 248Z',
      TAPE,
    ) + line('M262 306Q274 304 280 296', shade(TAPE, 0.2), 2),
    under([82, 346], 70, 9),
    adult(educator, vary(POSES.kneel, { hip: [-8, -22], lean: 66, nod: -38, elbows: [1, 1] }), [112, 346], 250, {
      grip: { near: [200, 306], far: [230, 308] },
    }),
    under([404, 353], 50, 7),
    toddler(pointing, vary(POSES.heels, { lean: 34, nod: 4, stretch: 1.25, elbows: [1, 1] }), [410, 356], 144, {
      facing: -1,
      grip: { near: [338, 326], far: [380, 348] },
    }),
    line('M350 322l-15 3', CAST.fatou.skin, 5),
  )
}

/** A wide laundry basket seen from the side, its mouth at the top. */
function laundry(at: Point, color: string, content = '', turn = 0): string {
  return place(
    oval([0, -48], 46, 12, shade(color, 0.4)) +
      content +
      fill('M-46 -48Q0 -26 46 -48L36 -2Q0 8 -36 -2Z', color) +
      line('M-30 -32L-26 -8M-15 -28L-13 -4M0 -27V-2M15 -28L13 -4M30 -32L26 -8', shade(color, 0.24), 4) +
      line('M-46 -48Q0 -26 46 -48', glow(color, 0.3), 6),
    at,
    { turn },
  )
}

export function tiltedBasket(): string {
  const educator = mild(ADULTS.lucie, { top: MAPLE.base, legs: BARK.deep, shoes: CREAM })
  const thrower = mild(CAST.lea, { top: FIR.base, legs: WATER.deep, shoes: CREAM, cut: 'overalls' })
  const second = mild(CAST.noah, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const dropper = mild(CAST.mei, { top: ROSE.base, legs: FIR.deep, shoes: CREAM, cut: 'stripes', trim: PAPER })
  return frame(
    ['#e9e4ef', '#f4efe6'],
    wainscot(140, 190, '#d2cde0'),
    floor(190, '#cda67d'),
    garland(16, 464, 20, 16, [WATER.soft, SUN.base, ROSE.base, FIR.soft, PLUM.soft]),
    fill('M30 246H244L270 356H-6Z', '#8fb7c4') + fill('M40 252H236L260 350H6Z', '#b5d3d8'),
    under([286, 246], 60, 8),
    fill('M246 196H326L336 246H236Z', WATER.base) +
      fill('M306 196H326L336 246H310Z', shade(WATER.base, 0.16)) +
      line('M240 244H332', shade(WATER.base, 0.2), 6),
    laundry([286, 198], CREAM),
    under([398, 330], 76, 10),
    adult(educator, vary(POSES.tailor, { lean: 4, nod: 2, elbows: [1, 1] }), [412, 330], 270, {
      facing: -1,
      grip: { near: [366, 262], far: [328, 240] },
    }),
    laundry([344, 318], SUN.base, ball([-14, -50], 12, ROSE.base) + ball([12, -50], 12, FIR.base), -34),
    disc([366, 264], 8, ADULTS.lucie.skin),
    under([136, 286], 44, 7),
    toddler(second, vary(POSES.stand, { lean: -4, nod: -8, stretch: 1.2 }), [136, 288], 148, {
      grip: { near: [130, 150], far: [168, 166] },
    }),
    ball([130, 146], 14, PLUM.base),
    under([68, 348], 44, 7),
    ball([24, 222], 14, ROSE.base),
    toddler(
      thrower,
      vary(POSES.stand, { lean: 10, nod: -4, stretch: 1.25, elbows: [-1, 1], feet: pair(10, -4, -10, -4) }),
      [68, 350],
      160,
      {
        grip: { near: [30, 234], far: [118, 270] },
      },
    ),
    line('M196 170l-16 -6M194 182h-18M198 194l-14 6', PAPER, 3.4),
    ball([218, 182], 15, MAPLE.base),
    under([196, 348], 46, 7),
    toddler(dropper, vary(POSES.stand, { lean: 10, nod: 8, stretch: 1.2 }), [198, 350], 152, {
      grip: { near: [252, 270], far: [258, 262] },
    }),
    ball([266, 264], 15, WATER.base),
    disc([252, 271], 8, CAST.mei.skin),
    ball([146, 340], 14, SUN.base),
    ball([424, 346], 13, FIR.base),
  )
}

export function danceAndHold(): string {
  const educator = mild(ADULTS.minh, { top: WATER.base, legs: BARK.deep, shoes: INK })
  const hugging = dress(CAST.awa, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER, sleeves: 'short' })
  const touching = mild(CAST.theo, { top: FIR.base, legs: BARK.dark, shoes: CREAM, cut: 'stripes', trim: FIR.pale })
  const waving = mild(CAST.sami, { top: SUN.base, legs: WATER.deep, shoes: CREAM })
  return frame(
    ['#f4e3d3', '#f9f0e3'],
    wainscot(142, 194, '#ecd0b6'),
    floor(194, '#c89e76'),
    pane([30, 26], 100, 82, 'spring'),
    pinned([408, 44], 52, 46, [PLUM.base, ROSE.base, SUN.base], 5),
    rug([240, 312], 232, 46, '#c9d9c4', '#e3ebdd'),
    under([186, 320], 60, 8),
    adult(educator, vary(POSES.heels, { lean: 4, nod: 2, elbows: [1, 1] }), [184, 322], 280, {
      grip: { near: [207, 208], far: [276, 236] },
    }),
    under([74, 340], 44, 7),
    toddler(hugging, vary(POSES.standFront, { stretch: 1.25, elbows: [1, -1] }), [72, 344], 168, {
      grip: { near: [94, 268], far: [50, 264] },
    }),
    under([326, 344], 44, 7),
    toddler(touching, vary(POSES.stand, { lean: 2, nod: -4, stretch: 1.25 }), [326, 346], 160, {
      facing: -1,
      grip: { near: [279, 242], far: [312, 292] },
    }),
    cloth([411, 212], 50, 44, PLUM.soft, { turn: 68, mirror: true }),
    under([416, 340], 42, 6),
    toddler(waving, vary(POSES.stand, { lean: -2, nod: -8, stretch: 1.3, elbows: [-1, 1] }), [418, 342], 154, {
      facing: -1,
      grip: { near: [402, 150], far: [390, 276] },
    }),
  )
}

const PATCH = '#3a3431'

/** A toy cow, standing on the origin, that faces right. */
function cow(at: Point, scale = 1, turn = 0): string {
  return place(
    line('M-30 -34Q-42 -30 -38 -16', PATCH, 3.4) +
      line('M-24 -14V0M-10 -12V0M14 -12V0M26 -14V0', '#e4ded0', 9) +
      fill('M-34 -38Q-30 -48 -8 -46H26Q38 -46 36 -28 36 -12 24 -10H-24Q-36 -12 -34 -38Z', PAPER) +
      fill(
        'M-26 -46Q-8 -50 -6 -38 -8 -28 -20 -30 -34 -30 -33 -40ZM8 -46H26Q28 -34 18 -32 8 -32 8 -46ZM0 -12Q2 -24 14 -22 22 -18 18 -10H0Z',
        PATCH,
      ) +
      line('M34 -54l-9 -4M58 -54l9 -4', PATCH, 6) +
      fill('M34 -58Q46 -66 58 -58L56 -38Q46 -30 36 -38Z', PAPER) +
      fill('M34 -58Q40 -62 46 -61L44 -46 35 -46Z', PATCH) +
      oval([46, -38], 11, 7.5, ROSE.soft) +
      line('M42 -38h.1M50 -38h.1M53 -51h.1', INK, 3),
    at,
    { scale, turn },
  )
}

/** A toy pig lying on its side, its snout to the left. */
function pig(at: Point, scale = 1): string {
  return place(
    line('M-8 -2l-6 5M10 -2l-2 6', ROSE.base, 6) +
      oval([0, -11], 25, 13, ROSE.soft) +
      fill('M-8 -27l-12 -2 2 12Z', ROSE.base) +
      disc([-20, -13], 11, ROSE.soft) +
      oval([-29, -11], 5, 6, ROSE.base) +
      line('M-23 -17q3 3 6 0', INK, 2) +
      line('M25 -14q7 -4 3 -9', ROSE.base, 3),
    at,
    { scale },
  )
}

/** A tray with a slab of dough pressed in it. */
function doughTray([x, y]: Point, w: number, dough: string): string {
  const h = w / 2
  return (
    fill(`M${x - h * 0.9} ${y - 20}H${x + h * 0.9}L${x + h} ${y + 18}H${x - h}Z`, WATER.base) +
    fill(`M${x - h * 0.82} ${y - 16}H${x + h * 0.82}L${x + h * 0.9} ${y + 12}H${x - h * 0.9}Z`, shade(dough, 0.18)) +
    fill(`M${x - h * 0.78} ${y - 20}H${x + h * 0.78}L${x + h * 0.86} ${y + 7}H${x - h * 0.86}Z`, dough)
  )
}

export function cowInTheDough(): string {
  const educator = mild(ADULTS.helene, { top: FIR.base, legs: BARK.deep, shoes: INK })
  const pulling = mild(CAST.zoe, { top: SUN.base, legs: WATER.deep, shoes: CREAM, cut: 'overalls' })
  const dough = '#e3a071'
  return frame(
    ['#e0e9ea', '#f2f0e4'],
    wainscot(140, 190, '#c7d9d8'),
    floor(190, '#c89f78'),
    pane([40, 26], 102, 84, 'summer'),
    shelf([16, 190], 100, 72, [
      ['books', 'plant'],
      ['bin', 'ball'],
    ]),
    pinned([410, 44], 50, 44, [MAPLE.base, FIR.base, SUN.base], 5),
    chair([392, 350], MAPLE.base, { mirror: true, scale: 1.9 }),
    adult(educator, vary(POSES.sit, { lean: 6, nod: -6, elbows: [1, 1] }), [388, 352], 290, {
      facing: -1,
      grip: { near: [346, 158], far: [340, 244] },
    }),
    line('M344 164Q334 156 338 144', ADULTS.helene.skin, 7),
    line('M318 134l-18 -12M314 150h-24M318 166l-18 10', MAPLE.dark, 4),
    table([254, 352], 400, 100, '#ead0a4', 58),
    basket([428, 298], 62, 30, BARK.pale, pig([4, -24], 0.8)),
    doughTray([258, 286], 210, dough),
    line('M190 276h.1M202 288h.1M208 274h.1M220 286h.1', shade(dough, 0.45), 8),
    oval([316, 286], 38, 10, shade(dough, 0.2)),
    pig([316, 288], 1.15),
    cow([238, 288], 1.1, -10),
    oval([217, 290], 24, 8, glow(dough, 0.15)) + oval([256, 287], 22, 7.5, glow(dough, 0.15)),
    toddler(pulling, vary(POSES.stand, { lean: 10, nod: 8, stretch: 1.25 }), [132, 356], 180, {
      grip: { near: [204, 252], far: [214, 240] },
    }),
  )
}
