import { figure } from '../../../kit/figure.ts'
import { pair } from '../../../kit/geometry.ts'
import { fence, heap, log, rock, stick } from '../../../kit/ground.ts'
import { frame, land, leaves, sun, woods } from '../../../kit/landscape.ts'
import { BARK, CREAM, FIR, INK, MAPLE, PAPER, PLUM, ROSE, SNOW, STONE, SUN, WATER } from '../../../kit/palette.ts'
import { ADULTS, autumn, CAST, TUQUES, winter } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { dashes, disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { bucket, pot } from '../../../kit/things.ts'
import { plate, spoon } from '../../../kit/toys.ts'
import { bare, birch, fir, mushroom, trunk } from '../../../kit/trees.ts'

export function snowKitchen(): string {
  const mould = winter(CAST.noah, { top: MAPLE.base, legs: WATER.deep, trim: SUN.soft })
  const ladle = winter(CAST.mei, { top: PLUM.base, legs: FIR.deep, trim: ROSE.soft })
  const fetcher = winter(CAST.lea, { top: SUN.base, legs: WATER.deep, trim: MAPLE.base })
  const adult = winter(ADULTS.julie, { top: FIR.base, legs: BARK.deep, trim: ROSE.soft })
  const flakes = 'M-7 0h14M-3.5 -6l7 12M3.5 -6l-7 12'
  return frame(
    ['#bcd6ea', '#f4f1e8'],
    sun([420, 66], 22, SUN.pale),
    woods(176, 60, '#b3c8d6', 4, 'mixed'),
    fence([70, 486], 216, 46, '#c9ac80', 28),
    fir([30, 226], 200, '#4d7d63', true),
    land([0, 212, 240, 204, 480, 214], SNOW.base),
    fill('M-10 232Q60 222 130 236 100 262 -10 262Z', SNOW.shade),
    land([0, 280, 240, 270, 480, 282], SNOW.light),
    figure(fetcher, vary(POSES.run, { lean: 12, hands: pair(-12, -52, 18, -44) }), [206, 244], 92, {}),
    bucket([230, 228], WATER.base, { scale: 0.7 }),
    figure(ladle, vary(POSES.standFront, {}), [272, 304], 152, { grip: { near: [250, 240], far: [308, 226] } }),
    figure(mould, vary(POSES.standFront, {}), [386, 306], 150, { grip: { near: [362, 214], far: [410, 214] } }),
    fill('M196 252Q330 236 470 252L488 326Q330 342 180 326Z', SNOW.shade),
    fill('M196 252Q330 234 470 252 430 272 330 272 230 272 196 252Z', SNOW.light),
    fill('M366 256L370 232H402L406 256Q386 264 366 256Z', '#ffffff'),
    line('M376 240v10M386 238v14M396 240v10', SNOW.shade, 2.4),
    fill('M362 222L368 196H404L410 222Z', STONE.base),
    line('M362 222H410', STONE.pale, 4),
    disc([362, 214], 8.4, SUN.soft),
    disc([410, 214], 8.4, SUN.soft),
    pot([276, 262], STONE.dark, SNOW.light, { scale: 1.1 }),
    line('M250 240L268 244', BARK.base, 6),
    disc([250, 240], 8.4, ROSE.soft),
    line('M308 226L288 242', STONE.dark, 5),
    disc([308, 226], 8.4, ROSE.soft),
    heap([332, 264], 44, 15, '#ffffff', 6),
    oval([440, 256], 6, 9, BARK.dark, 60),
    oval([224, 256], 5, 8, BARK.dark, 70),
    line('M428 262l16 -6M452 262l-10 -10', FIR.dark, 3.4),
    place(
      fill('M-34 0L-28 -56H28L34 0Z', BARK.base) +
        fill('M-28 -5L-23 -51H23L28 -5Z', '#3c4a48') +
        place(line(flakes, PAPER, 2.4), [-8, -38]) +
        line('M8 -34q6 -8 12 0M8 -34h12M-18 -16q8 10 16 0ZM4 -14v-8h14v8Z', PAPER, 2.4),
      [424, 350],
    ),
    figure(adult, vary(POSES.kneel, { lean: 6, nod: 2, elbows: [1, 1] }), [100, 346], 206, {
      build: 'adult',
      grip: { near: [170, 226], far: [164, 272] },
    }),
    plate([172, 272], ROSE.base, fill('M-12 -2Q-8 -14 0 -14 8 -14 12 -2Z', '#ffffff')),
    disc([160, 276], 8, ROSE.soft),
    spoon([170, 226], MAPLE.deep, { turn: 205, scale: 1.25 }),
    disc([170, 226], 9, ROSE.soft),
  )
}

export function tenWaysDown(): string {
  const sitter = winter(CAST.fatou, { top: SUN.base, legs: WATER.deep, trim: MAPLE.base })
  const roller = winter(CAST.theo, { top: ROSE.base, legs: ROSE.dark, trim: PAPER })
  const crab = winter(CAST.anh, { top: FIR.base, legs: FIR.deep, trim: SUN.soft })
  const climber = winter(CAST.maika, { top: PLUM.base, legs: WATER.deep, trim: CREAM })
  const caller = winter(CAST.sami, { top: MAPLE.base, legs: BARK.deep, trim: PAPER })
  const coated = winter(ADULTS.pierre, { top: WATER.base, legs: BARK.deep, trim: SUN.base })
  // Seen from behind, a coat shows no zip.
  const adult = { ...coated, view: 'back' as const, wear: { ...coated.wear, trim: coated.wear.top } }
  return frame(
    ['#b9d3ea', '#fbeee0'],
    sun([96, 78], 24, SUN.pale),
    woods(200, 70, '#b6c9d6', 11, 'round'),
    bare([448, 222], 150, '#96887c', 3),
    land([0, 214, 240, 200, 480, 216], SNOW.base),
    fill('M-10 318C70 160 150 132 250 130 350 132 430 190 490 318V370H-10Z', SNOW.light),
    fill('M330 140C410 170 452 240 490 318V370H390C400 270 370 190 330 140Z', SNOW.base),
    fill('M200 142C180 170 156 220 142 262H208C212 220 218 170 222 142Z', SNOW.shade),
    line('M202 150C184 184 168 224 160 256M214 150C206 190 200 224 196 256', SNOW.deep, 3, 0.7),
    fill('M238 142L214 236H330L282 142Z', SNOW.shade, 0.75),
    line('M236 158h50M230 178h64M226 198h78M220 218h94', SNOW.light, 5),
    line('M306 146Q350 190 374 240M318 146Q376 190 406 240', SNOW.deep, 4.5, 0.7),
    dashes('M452 262Q420 190 352 146', SNOW.deep, 6, '1 14'),
    figure(caller, vary(POSES.standFront, { hands: pair(-14, -34, 24, -88), elbows: [1, 1] }), [262, 150], 92, {}),
    figure(climber, vary(POSES.walk, { lean: 14, nod: -8 }), [440, 250], 114, { facing: -1 }),
    figure(
      sitter,
      vary(POSES.floorFront, { hands: pair(-32, -52, 32, -54), elbows: [-1, 1], feet: pair(-22, -5, 22, -5) }),
      [174, 272],
      136,
      {},
    ),
    oval([296, 264], 84, 9, SNOW.deep, 0, 0.5),
    figure(
      roller,
      vary(POSES.lie, { hip: [6, -9], nod: 40, hands: pair(0, -10, 4, -12), feet: pair(46, -7, 47, -10) }),
      [286, 264],
      138,
      {},
    ),
    line('M206 226q2 -18 22 -18l-6 -6M228 208l-8 8', WATER.base, 3),
    figure(
      crab,
      vary(POSES.floorFront, {
        hip: [0, -16],
        hands: pair(-27, -3, 27, -3),
        elbows: [-1, 1],
        feet: pair(-13, -3, 13, -3),
      }),
      [396, 292],
      140,
      {},
    ),
    figure(adult, vary(POSES.standFront, { hands: pair(-38, -64, 38, -64), elbows: [-1, 1] }), [62, 384], 190, {
      build: 'adult',
    }),
  )
}

export function songOfTheWayBack(): string {
  const hugger = autumn(CAST.rose, {
    top: PLUM.base,
    legs: WATER.deep,
    shoes: MAPLE.deep,
    trim: PAPER,
    hat: TUQUES.rose,
  })
  const bower = autumn(CAST.kofi, { top: SUN.base, legs: FIR.deep, shoes: BARK.dark, trim: PAPER })
  const popper = autumn(CAST.jasleen, { top: ROSE.base, legs: PLUM.dark, shoes: SUN.dark, trim: PAPER })
  const adult = autumn(ADULTS.lucie, { top: WATER.base, legs: BARK.deep, shoes: INK })
  const note = (x: number, y: number, color: string, turn = 0) =>
    place(line('M0 0V-24Q8 -22 10 -14', color, 3.4) + oval([-5, 1], 6.4, 4.8, color, -20), [x, y], { turn })
  return frame(
    ['#f6dfb4', '#fdf2d2'],
    sun([330, 122], 34, '#fbe3a0'),
    woods(214, 110, '#e5c98e', 9, 'fir'),
    fir([214, 232], 170, '#9c9a62'),
    trunk([388, 244], -10, 34, '#a98a62'),
    trunk([452, 252], -10, 26, '#b59a70'),
    land([0, 236, 240, 224, 480, 240], '#cdb266'),
    fill('M270 232Q330 260 250 290 180 320 300 370H490V330Q390 318 400 290 410 262 296 230Z', '#e9d3a0'),
    land([0, 300, 60, 296, 140, 312, 220, 350, 260, 372], '#b59a52'),
    trunk([66, 336], -10, 74, BARK.dark),
    line('M40 60l-60 26M92 96l70 20M96 30l84 -6M44 130l-50 18', BARK.dark, 11),
    fill('M-20 -10H220L196 44 168 22 150 66 118 34 98 84 70 44 40 94 18 50 -20 80Z', FIR.dark),
    fill('M112 100L190 106 168 126 148 118 130 134Z', FIR.base),
    figure(hugger, vary(POSES.stand, { lean: 10, nod: 6, elbows: [-1, -1] }), [134, 338], 158, {
      facing: -1,
      grip: { near: [84, 236], far: [92, 224] },
    }),
    rock([256, 336], 66, 46, 5, '#9a9a86'),
    line('M234 302q12 -8 26 -6', FIR.soft, 6),
    figure(bower, vary(POSES.lower, { lean: 44, nod: -8 }), [196, 346], 150, {
      grip: { near: [238, 288], far: [244, 292] },
    }),
    note(312, 176, MAPLE.dark, -8),
    note(282, 142, PLUM.base, 10),
    note(340, 118, FIR.dark, 6),
    note(306, 94, ROSE.base, -12),
    figure(popper, vary(POSES.stand, { lean: -4, nod: -14, elbows: [1, 1] }), [322, 344], 154, {
      grip: { near: [358, 226], far: [336, 280] },
    }),
    line('M360 214l-3 -14M370 218l10 -10M350 216l-12 -8M372 228l13 2', MAPLE.dark, 4),
    figure(
      adult,
      vary(POSES.walk, { lean: -2, nod: 4, elbows: [-1, 1], feet: pair(-9, -5, 10, -4) }),
      [426, 336],
      208,
      {
        build: 'adult',
        facing: -1,
        grip: { near: [390, 132], far: [398, 232] },
      },
    ),
    leaves({ x: [120, 470], y: [300, 350] }, 12, [MAPLE.base, SUN.dark], 4, 7),
    mushroom([30, 350], 22, MAPLE.base),
  )
}

function pineCone(x: number, y: number, scale = 1): string {
  return place(oval([0, 0], 6, 9, BARK.dark) + line('M-4 -3l4 3 4 -3M-5 2l5 3 5 -3', BARK.soft, 1.6), [x, y], {
    scale,
    turn: 12,
  })
}

export function stickShop(): string {
  const seller = autumn(CAST.lila, { top: ROSE.base, legs: WATER.deep, shoes: BARK.dark, trim: PAPER })
  const payer = autumn(CAST.emile, {
    top: FIR.base,
    legs: PLUM.dark,
    shoes: MAPLE.deep,
    trim: PAPER,
    hat: TUQUES.maple,
  })
  const dragger = autumn(CAST.awa, { top: SUN.base, legs: WATER.deep, shoes: FIR.dark, trim: PAPER })
  const adult = autumn(ADULTS.minh, { top: PLUM.base, legs: BARK.deep, shoes: INK })
  return frame(
    ['#dbe5d6', '#f7f2da'],
    woods(196, 96, '#c8d6b2', 3, 'mixed'),
    birch([96, 240], -10, 20, 5),
    birch([462, 236], -10, 16, -4),
    trunk([236, 232], -10, 24, '#9fa58c'),
    land([0, 234, 240, 224, 480, 236], '#b2bf86'),
    land([0, 296, 240, 286, 480, 298], '#9fae76'),
    line('M282 262V196M444 262V150', BARK.dark, 8),
    line('M276 226L452 196', BARK.dark, 6),
    [296, 314, 332, 350, 368, 386, 404, 422, 438]
      .map((x, i) => line(`M${x + 6} 262L${x} ${214 - i * 13}`, i % 2 ? BARK.soft : BARK.base, 7))
      .join(''),
    fill('M124 96L206 90 212 190 130 196Z', CREAM),
    line('M136 122l18 -2M136 148l26 -2M138 175l32 -3', BARK.base, 6),
    pineCone(176, 118, 0.7),
    pineCone(178, 143, 0.7),
    pineCone(192, 142, 0.7),
    [182, 193, 204].map((x) => pineCone(x, 169, 0.62)).join(''),
    line('M134 106h58', MAPLE.dark, 3),
    figure(adult, vary(POSES.kneel, { lean: 6, nod: 12, elbows: [1, 1] }), [424, 318], 198, {
      build: 'adult',
      facing: -1,
      grip: { near: [362, 248], far: [372, 240] },
    }),
    figure(seller, vary(POSES.standFront, { nod: 0 }), [232, 308], 158, {
      grip: { near: [222, 240], far: [258, 254] },
    }),
    log([112, 290], [352, 286], 27, BARK.base),
    line('M140 262L330 256', BARK.soft, 8),
    place(
      fill('M-10 7V-8Q-10 -16 0 -16 10 -16 10 -8V7ZM9 -8l8 -6q6 4 2 9l-10 8Z', '#d6463a') + line('M-10 6H10', CREAM, 5),
      [214, 254],
      { turn: 84 },
    ),
    line('M166 252v12M190 251v12', PAPER, 3),
    disc([222, 240], 7, CAST.lila.skin),
    disc([260, 254], 7, CAST.lila.skin),
    [284, 300, 316].map((x, i) => pineCone(x, 250 - i, 0.95)).join(''),
    disc([364, 248], 7.6, ADULTS.minh.skin),
    pineCone(350, 244),
    figure(payer, vary(POSES.stand, { lean: 10, nod: 8, elbows: [1, 1] }), [326, 352], 150, {
      facing: -1,
      grip: { near: [294, 262], far: [300, 258] },
    }),
    pineCone(290, 258),
    disc([296, 262], 6.6, CAST.emile.skin),
    stick([196, 352], [46, 286], 9, BARK.soft),
    figure(dragger, vary(POSES.walk, { lean: -4, nod: 4 }), [56, 342], 156, {
      facing: -1,
      grip: { near: [74, 296], far: [62, 292] },
    }),
    disc([74, 297], 7, CAST.awa.skin),
    fill('M392 326q-6 -18 6 -26h22q12 8 6 26 -16 6 -34 0Z', '#d8c49a'),
    line('M398 300h22', MAPLE.dark, 4),
    pineCone(402, 296, 0.8),
    pineCone(414, 294, 0.8),
  )
}
