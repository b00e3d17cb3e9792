import { figure } from '../../../kit/figure.ts'
import { pair } from '../../../kit/geometry.ts'
import { frame } from '../../../kit/landscape.ts'
import { BARK, CARDBOARD, FIR, glow, INK, MAPLE, PAPER, PLUM, ROSE, SUN, shade, WATER } from '../../../kit/palette.ts'
import { ADULTS, BABIES, CAST, mild, sleeper } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { chair, curtains, floor, pane, pinned, plant, rug, shelf, table } from '../../../kit/room.ts'
import { dashes, disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { basket, bear, blanket, block, carton, cushion, doll, under } from '../../../kit/toys.ts'

export function twoTowns(): string {
  const adult = mild(ADULTS.nadia, { top: FIR.base, legs: BARK.deep, shoes: INK })
  const builder = mild(CAST.maika, { top: SUN.base, legs: WATER.deep, shoes: PAPER })
  const baby = sleeper(BABIES.olivier, ROSE.soft, PAPER, 'stripes')
  const pusher = mild(CAST.idris, { top: MAPLE.base, legs: PLUM.dark, shoes: PAPER, cut: 'overalls' })
  return frame(
    ['#e9e6d2', '#f4efdd'],
    pane([306, 36], 110, 88, 'autumn'),
    pinned([240, 48], 48, 42, [WATER.base, MAPLE.base], 4),
    floor(206, '#cfa97c'),
    shelf([-6, 254], 96, 118, [
      ['books', 'ball'],
      ['basket', 'bin'],
      ['blocks', ''],
    ]),
    block([118, 234], 40, 36, CARDBOARD),
    block([118, 197], 34, 32, ROSE.soft),
    block([117, 164], 28, 26, glow(CARDBOARD, 0.2)),
    block([160, 232], 36, 30, WATER.soft),
    block([238, 236], 34, 28, SUN.soft),
    figure(builder, vary(POSES.reach, { lean: 4, nod: -4, elbows: [1, 1] }), [198, 248], 148, {
      facing: -1,
      grip: { near: [174, 176], far: [162, 178] },
    }),
    block([162, 201], 34, 28, MAPLE.soft),
    disc([173, 186], 6, CAST.maika.skin),
    under([190, 268], 120, 8),
    figure(adult, vary(POSES.floor, { lean: -4, nod: -6, feet: pair(48, -4, 50, -4) }), [250, 270], 230, {
      build: 'adult',
      facing: -1,
      grip: { near: [208, 234], far: [300, 262] },
      step: { near: [110, 266], far: [112, 256] },
    }),
    block([78, 352], 42, 36, glow(CARDBOARD, 0.08)),
    block([76, 315], 38, 32, WATER.soft, { turn: -4 }),
    block([58, 286], 34, 30, ROSE.soft, { turn: -26 }),
    block([36, 348], 30, 28, SUN.base, { turn: -70 }),
    line('M104 288l10 -7M100 278l5 -11', MAPLE.dark, 3.4),
    under([150, 354], 44, 6),
    figure(baby, vary(BABY_POSES.sit, { lean: 8, nod: -10 }), [146, 355], 108, {
      build: 'baby',
      facing: -1,
      grip: { near: [102, 304], far: [108, 312] },
    }),
    under([330, 350], 50, 6),
    carton([322, 348], 84, 50, block([-14, -44], 30, 28, WATER.base) + block([18, -42], 26, 34, SUN.base)),
    figure(pusher, vary(POSES.push, { lean: 34, nod: -22 }), [414, 350], 134, {
      build: 'toddler',
      facing: -1,
      grip: { near: [364, 306], far: [360, 302] },
    }),
  )
}

export function threeDoors(): string {
  const adult = mild(ADULTS.lucie, { top: MAPLE.base, legs: WATER.deep, shoes: PAPER })
  const baby = sleeper(BABIES.tao, SUN.base, PAPER)
  const strider = mild(CAST.zoe, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const jumper = mild(CAST.noah, { top: FIR.base, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: SUN.soft })
  const sofa = '#8aa4b8'
  return frame(
    ['#e8dfcf', '#f4ecdc'],
    curtains([150, 30], 132, 100, '#c8a2b4'),
    pane(
      [150, 30],
      132,
      100,
      'winter',
      PAPER,
      fill('M0 0H132V100H0Z', '#b4c4d2', 0.5),
      line('M20 100Q34 60 78 44M40 72Q62 66 84 66M56 56Q70 40 96 34', BARK.base, 4),
      line('M4 16q30 8 54 0t40 -2M30 30q30 10 60 2t40 0M2 62q20 8 40 2M74 84q26 6 56 -4', PAPER, 3),
    ),
    floor(210, '#c9a67c'),
    rug([230, 316], 226, 46, '#d9c6a4', '#c3ab84'),
    fill('M352 232V150Q352 128 376 128H490V232Z', shade(sofa, 0.14)),
    line('M420 140V200', shade(sofa, 0.26), 3),
    fill('M346 200H490V262H346Z', sofa),
    fill('M338 196Q338 178 356 178T374 196V272H338Z', shade(sofa, 0.06)),
    line('M374 230H480', shade(sofa, 0.22), 3),
    line('M348 272v8M472 262v16', BARK.dark, 8),
    table([92, 262], 168, 84, BARK.cut, 14),
    fill('M16 280L24 200H94Q92 240 100 258 84 272 66 262 40 276 16 280Z', '#7fa38c'),
    fill('M14 182H170L176 198H8Z', BARK.cut),
    figure(baby, vary(BABY_POSES.crawl, { nod: -56 }), [152, 276], 108, { build: 'baby' }),
    fill('M8 196H104Q100 240 110 262 92 276 72 264 44 282 10 280Z', '#8fb39c'),
    line('M34 204Q30 240 34 268M66 204Q66 240 64 260', '#749a83', 3),
    under([250, 292], 50, 7),
    figure(adult, vary(POSES.kneel, { lean: 6, nod: -10, elbows: [1, 1] }), [238, 292], 214, {
      build: 'adult',
      grip: { near: [294, 212], far: [298, 190] },
    }),
    fill('M244 318H410Q422 318 424 328L430 344H224L230 328Q234 318 244 318Z', '#aebfdc'),
    fill('M224 342H430V354Q430 360 420 360H234Q224 360 224 354Z', '#8398bd'),
    line('M262 330h30M320 328h34M372 334h30', '#93a7cb', 3),
    oval([342, 332], 34, 6, PLUM.dark, 0, 0.2),
    figure(
      jumper,
      vary(POSES.jump, { hip: [0, -42], lean: 8, feet: pair(-2, -16, 16, -16), hands: pair(-30, -84, 34, -86) }),
      [350, 262],
      160,
      { facing: -1 },
    ),
    dashes('M404 168Q396 158 384 150', MAPLE.dark, 3, '7 6'),
    under([70, 354], 62, 6),
    cushion([76, 354], 58, 26, ROSE.dark),
    figure(
      strider,
      vary(POSES.stand, {
        lean: 6,
        nod: 8,
        hip: [0, -37],
        hands: pair(-26, -58, 24, -64),
        elbows: [-1, -1],
        feet: pair(-22, -4, 24, -8),
        soles: [10, -12],
      }),
      [70, 354],
      140,
    ),
  )
}

export function chairBus(): string {
  const driver = mild(CAST.jasleen, { top: MAPLE.base, legs: WATER.deep, shoes: PAPER })
  const folder = mild(CAST.lila, { top: FIR.soft, legs: PLUM.dark, shoes: ROSE.base })
  const rider = mild(CAST.rose, { top: PLUM.base, legs: FIR.deep, shoes: PAPER })
  const small = mild(CAST.awa, { top: SUN.base, legs: ROSE.dark, shoes: PAPER, cut: 'overalls' })
  const adult = mild(ADULTS.marc, { top: WATER.base, legs: INK, shoes: BARK.dark })
  const woman = { ...adult, ...ADULTS.julie }
  const seats = [SUN.base, ROSE.base, WATER.base, MAPLE.base, FIR.base, PLUM.base]
  const x = (i: number) => 54 + i * 72
  return frame(
    ['#e4ead9', '#f3f0df'],
    pane([96, 34], 92, 78, 'spring'),
    pane([210, 34], 92, 78, 'spring'),
    pane([324, 34], 92, 78, 'spring'),
    floor(216, '#d0ab7e'),
    seats.map((color, i) => under([x(i) + 4, 288], 26, 5) + chair([x(i), 286], color, { scale: 1.3 })).join(''),
    figure(
      woman,
      vary(POSES.sit, { hip: [0, -18], lean: 6, nod: -2, feet: pair(24, -4, 20, -4), elbows: [-1, 1] }),
      [58, 292],
      206,
      {
        build: 'adult',
        grip: { near: [50, 160], far: [100, 220] },
      },
    ),
    figure(
      rider,
      vary(POSES.sit, { hip: [0, -32], lean: 2, nod: -4, feet: pair(16, -4, 20, -4) }),
      [x(2) + 2, 288],
      146,
      {
        grip: { near: [x(2) + 30, 232], far: [x(2) + 34, 232] },
      },
    ),
    figure(
      folder,
      vary(POSES.sit, { hip: [0, -32], lean: 6, nod: 14, feet: pair(16, -4, 20, -4) }),
      [x(3) + 2, 288],
      148,
      {
        grip: { near: [x(3) + 32, 218], far: [x(3) + 42, 212] },
      },
    ),
    fill('M292 216L322 206 336 222 306 234Z', ROSE.soft),
    fill('M322 206L336 222 314 220 300 214Z', ROSE.base),
    disc([x(3) + 32, 220], 6, CAST.lila.skin),
    figure(
      driver,
      vary(POSES.sit, { hip: [0, -30], lean: 2, nod: -4, feet: pair(18, -4, 22, -4) }),
      [x(5) + 2, 288],
      158,
      {
        grip: { near: [x(5) + 46, 210], far: [x(5) + 44, 192] },
      },
    ),
    dashes('M448 178a14 26 8 1 0 .1 0', MAPLE.dark, 3, '5 6', 0.8),
    under([358, 344], 36, 6),
    figure(small, vary(POSES.walk, { lean: 6, nod: 4, feet: pair(12, -6, -8, -4) }), [354, 346], 126, {
      build: 'toddler',
      grip: { near: [330, 258], far: [386, 300] },
    }),
    place(fill('M0 0L22 4 20 24 -2 20Z', WATER.soft), [384, 300]),
  )
}

export function babyTakesTheFinger(): string {
  const adult = mild({ ...ADULTS.helene, view: 'front' }, { top: PLUM.base, legs: WATER.deep, shoes: PAPER })
  const baby = sleeper(BABIES.malik, SUN.base, PAPER, 'stripes')
  const grande = mild(CAST.mei, { top: ROSE.base, legs: FIR.deep, shoes: PAPER })
  const bowled = mild(CAST.theo, { top: FIR.base, legs: MAPLE.dark, shoes: PAPER })
  return frame(
    ['#ece3cf', '#f5eddc'],
    pane([40, 34], 100, 84, 'summer'),
    pinned([344, 46], 52, 44, [ROSE.base, FIR.base, SUN.base], 4),
    floor(208, '#cba579'),
    plant([40, 226], MAPLE.base, { scale: 0.9 }),
    basket(
      [420, 250],
      70,
      40,
      BARK.pale,
      cushion([-12, -32], 30, 22, SUN.base) + line('M14 -38q12 -16 22 -2', WATER.base, 9),
    ),
    doll([362, 250], CAST.awa.skin, INK, ROSE.base),
    bear([462, 272], BARK.soft),
    blanket([240, 306], 400, 104, '#9cc0c6', '#b9d6d8'),
    figure(adult, vary(POSES.floorFront, { hands: pair(-24, -10, 22, -12) }), [232, 284], 222, {
      build: 'adult',
      step: { near: [146, 316], far: [322, 300] },
      grip: { near: [186, 262], far: [290, 266] },
    }),
    under([228, 326], 44, 6),
    figure(baby, vary(BABY_POSES.sit, { lean: 6, nod: 4 }), [230, 328], 122, {
      build: 'baby',
      grip: { near: [262, 297], far: [254, 290] },
    }),
    figure(grande, vary(POSES.prone, { lean: 66, nod: -36 }), [364, 348], 160, {
      facing: -1,
      grip: { near: [284, 302], far: [300, 346] },
    }),
    line('M284 303L262 296', CAST.mei.skin, 5),
    disc([262, 297], 6.2, BABIES.malik.skin),
    under([74, 348], 50, 6),
    figure(bowled, vary(POSES.tailor, { lean: 2, nod: 0, elbows: [1, 1] }), [70, 350], 142, {
      build: 'toddler',
    }),
    line('M66 222H86', shade(WATER.base, 0.25), 7),
    fill('M46 258Q44 226 76 224 108 226 106 258Z', WATER.base),
    line('M44 258H108', shade(WATER.base, 0.25), 6),
  )
}
