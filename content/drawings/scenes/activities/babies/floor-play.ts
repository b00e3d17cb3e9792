import { figure, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { closer, frame } from '../../../kit/landscape.ts'
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
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, BABIES, bodysuit, CAST, mild, sleeper } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, garland, pane, pinned, plant, rug, shelf, wainscot } from '../../../kit/room.ts'
import { dashes, disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { boots, bowl, cup, droplets } from '../../../kit/things.ts'
import { ball, bear, cushion, doll, spoon, tuque, under } from '../../../kit/toys.ts'

/** A cardboard box without a lid; what rises out of it is drawn behind its front. */
function crate([x, y]: Point, w: number, h: number, content = ''): string {
  const [l, r, t, d] = [x - w / 2, x + w / 2, y - h, w * 0.2]
  const top = `M${l} ${t}L${l + d} ${t - d}H${r + d}L${r} ${t}Z`
  return (
    fill(top, '#4a3826') +
    fill(`M${l} ${t}L${l + d} ${t - d}H${r + d}V${t - d + 12}H${l + d}Z`, glow(CARDBOARD, 0.1)) +
    content +
    fill(`M${l} ${t}H${r}V${y}H${l}Z`, CARDBOARD) +
    fill(`M${r} ${t}L${r + d} ${t - d}V${y - d}L${r} ${y}Z`, shade(CARDBOARD, 0.22)) +
    line(`M${l} ${t}H${r}L${r + d} ${t - d}`, glow(CARDBOARD, 0.3), 3.4)
  )
}

export function peekaboo(): string {
  const adult = mild(ADULTS.lucie, { top: MAPLE.base, legs: FIR.deep, shoes: BARK.dark })
  const puller = sleeper(BABIES.tao, FIR.base, PAPER, 'stripes')
  const hider = bodysuit(BABIES.binta, SUN.base, PAPER)
  const behind = mild(CAST.rose, { top: WATER.base, legs: PLUM.dark })
  const veil = '#e7a9b4'
  return frame(
    ['#e6e0f0', '#efe6ea'],
    closer(
      1.1,
      [240, 356],
      wainscot(150, 206, '#cfc4e2'),
      floor(206, '#cfa67c'),
      pane([28, 34], 96, 84, 'summer'),
      plant([438, 206], WATER.base, { scale: 0.95 }),
      rug([240, 304], 216, 50, '#f3dfb8', PLUM.soft),
      toddler(behind, vary(POSES.standFront, { lean: 10, elbows: [1, 1] }), [318, 284], 158, {
        grip: { near: [284, 206], far: [330, 226] },
      }),
      under([236, 304], 92),
      figure(adult, vary(POSES.tailorFront, { nod: 0, elbows: [-1, 1] }), [236, 300], 292, {
        build: 'adult',
        grip: { near: [184, 146], far: [290, 146] },
      }),
      fill('M184 142Q236 154 290 142 296 190 300 236 262 252 232 240T152 262Q176 200 184 142Z', veil, 0.74),
      line('M206 150Q204 200 186 244M268 149Q272 196 268 242M238 150V236', shade(veil, 0.14), 2.4),
      disc([184, 146], 9, ADULTS.lucie.skin),
      disc([290, 146], 9, ADULTS.lucie.skin),
      under([118, 326], 50),
      figure(puller, vary(BABY_POSES.sit, { lean: 2, nod: -14 }), [116, 330], 164, {
        build: 'baby',
        grip: { near: [152, 262], far: [148, 274] },
      }),
      under([374, 332], 56),
      figure(hider, vary(BABY_POSES.sitFront, { stretch: 1.2 }), [374, 334], 160, {
        build: 'baby',
        grip: { near: [357, 233], far: [391, 233] },
      }),
    ),
  )
}

export function travellingBoxes(): string {
  const adult = mild(ADULTS.pierre, { top: ROSE.dark, legs: WATER.deep, shoes: BARK.dark })
  const pusher = sleeper(BABIES.malik, WATER.base, PAPER, 'stripes')
  const crawler = sleeper(BABIES.ambre, FIR.base, PAPER)
  const tower = mild(CAST.jasleen, { top: ROSE.base, legs: PLUM.dark, shoes: CREAM, cut: 'overalls' })
  return frame(
    ['#dcebe6', '#e9f0e2'],
    floor(192, '#d9b88c'),
    pane([40, 26], 110, 90, 'rain'),
    shelf([392, 192], 84, 88, [['books', 'ball'], ['basket']]),
    pinned([236, 36], 40, 40, [MAPLE.base, PLUM.base, WATER.base], 4),
    pinned([300, 44], 36, 36, [FIR.base, ROSE.base, SUN.base], -5),
    under([300, 268], 100, 11),
    toddler(tower, vary(POSES.pull, { lean: -20 }), [204, 272], 152, {
      grip: { near: [246, 224], far: [248, 220] },
    }),
    crate([290, 268], 86, 50),
    disc([248, 221], 8, CAST.jasleen.skin),
    line('M346 244h22M344 258h30', '#b08c62', 3),
    figure(adult, vary(POSES.floor, { lean: 12, nod: 12, feet: pair(24, -4, 20, -4) }), [428, 300], 270, {
      build: 'adult',
      facing: -1,
      grip: { near: [366, 254], far: [352, 248] },
    }),
    under([120, 336], 112, 14),
    figure(pusher, vary(BABY_POSES.pullUp, { lean: 20, nod: -16, feet: pair(-14, -4, 4, -4) }), [76, 338], 172, {
      build: 'baby',
      grip: { near: [118, 250], far: [126, 246] },
    }),
    crate(
      [168, 340],
      104,
      84,
      fill('M120 258Q136 222 164 238 186 216 206 238 226 240 232 258Z', PLUM.soft) +
        fill('M164 258Q176 226 206 240L214 258Z', SUN.base) +
        fill('M124 258Q132 236 156 244L166 258Z', ROSE.soft),
    ),
    disc([119, 254], 9.5, BABIES.malik.skin),
    under([370, 342], 104, 14),
    fill('M300 258L322 238H456L440 258Z', glow(CARDBOARD, 0.28)),
    fill('M300 258L322 238V322L300 342Z', '#4a3826'),
    figure(crawler, vary(BABY_POSES.crawl, { nod: -52 }), [306, 346], 152, {
      build: 'baby',
      facing: -1,
    }),
    fill('M300 258H440V342H318Q312 300 300 258Z', CARDBOARD),
    fill('M440 258L456 238V322L440 342Z', shade(CARDBOARD, 0.22)),
    line('M300 258H440L456 238', glow(CARDBOARD, 0.36), 3.4),
    line('M340 300h60', shade(CARDBOARD, 0.16), 5),
  )
}

export function feedingTheDoll(): string {
  const adult = mild(ADULTS.helene, { top: WATER.base, legs: PLUM.dark, shoes: BARK.dark })
  const feeder = mild(CAST.noah, { top: SUN.base, legs: FIR.base, shoes: CREAM, cut: 'overalls' })
  const chewer = sleeper(BABIES.jeanne, FIR.soft, PAPER)
  const dragger = mild(CAST.lea, { top: ROSE.base, legs: WATER.deep, shoes: MAPLE.base, cut: 'stripes', trim: PAPER })
  return frame(
    ['#f7e3dc', '#f5e7d6'],
    closer(
      1.1,
      [120, 358],
      wainscot(140, 196, '#efc9bf'),
      floor(196, '#c9a178'),
      pane([330, 46], 104, 84, 'spring'),
      shelf([18, 196], 122, 78, [
        ['basket', 'books'],
        ['bin', 'rings'],
      ]),
      rug([240, 302], 226, 50, '#c7dcd2', '#a9c9ba'),
      under([72, 268], 34),
      toddler(dragger, vary(POSES.walk, { nod: 6 }), [70, 272], 148, { grip: { near: [50, 220], far: [100, 218] } }),
      doll([52, 266], SKIN.dark, HAIR.black, SUN.base, { scale: 1.1, turn: -24 }),
      disc([50, 222], 7, CAST.lea.skin),
      under([396, 288], 66),
      figure(adult, vary(POSES.tailor, { lean: 8, nod: 16 }), [406, 288], 272, {
        build: 'adult',
        facing: -1,
        grip: { near: [362, 240], far: [340, 226] },
        holding: doll([352, 250], SKIN.tan, HAIR.brown, ROSE.base, { scale: 1.3, turn: -58 }),
      }),
      under([160, 336], 52),
      toddler(feeder, vary(POSES.kneel, { lean: 14, nod: 10 }), [146, 340], 172, {
        grip: { near: [196, 276], far: [188, 304] },
      }),
      under([244, 342], 44, 8),
      cushion([262, 342], 62, 74, PLUM.base, { turn: 8 }),
      doll([236, 342], SKIN.peach, HAIR.auburn, WATER.soft, { scale: 1.75 }),
      spoon([196, 276], MAPLE.dark, { turn: 18, scale: 0.95 }),
      disc([196, 276], 9, CAST.noah.skin),
      bowl([196, 348], SUN.soft, { scale: 0.9 }),
      under([376, 344], 54),
      figure(chewer, vary(BABY_POSES.sit, { lean: 10, nod: 10 }), [388, 346], 154, {
        build: 'baby',
        facing: -1,
        holding: doll([354, 306], SKIN.brown, HAIR.black, MAPLE.base, { scale: 1.2, turn: 156 }),
        grip: { near: [352, 296], far: [342, 304] },
      }),
    ),
  )
}

export function bareFeet(): string {
  const adult = mild(ADULTS.minh, { top: FIR.base, legs: WATER.deep, shoes: ADULTS.minh.skin })
  const pedaller = bodysuit(BABIES.malik, SUN.base, MAPLE.base)
  const stander = bodysuit(BABIES.olivier, ROSE.base, PAPER)
  const beater = bodysuit(BABIES.ines, WATER.base, PAPER)
  const jute = '#b98d54'
  return frame(
    ['#dfeee9', '#eef3e2'],
    closer(
      1.02,
      [240, 358],
      floor(186, '#e0bd8d'),
      pane([40, 24], 120, 92, 'summer'),
      curtains([40, 24], 120, 92, FIR.soft),
      shelf([360, 186], 108, 72, [['basket', 'plant', 'books']]),
      under([292, 292], 120),
      figure(
        { ...adult, wear: { ...adult.wear, barefoot: true } },
        vary(POSES.floorFront, { nod: 6, feet: pair(-36, -3, 36, -3) }),
        [292, 286],
        276,
        { build: 'adult', grip: { near: [212, 250], far: [332, 240] } },
      ),
      fill('M232 328L248 306H352L366 328Z', shade(jute, 0.14)) + fill('M234 324L250 303H350L364 324Z', jute),
      dashes('M248 309H352M244 314H356M241 319H360', glow(jute, 0.4), 2, '5 5'),
      figure(
        stander,
        vary(BABY_POSES.sitFront, {
          hip: [0, -27],
          feet: pair(-9, -4, 14, -11),
          knees: [-1, -1],
          lap: false,
          nod: 4,
        }),
        [300, 324],
        160,
        { build: 'baby', grip: { near: [274, 246], far: [332, 242] } },
      ),
      disc([332, 240], 8.6, ADULTS.minh.skin),
      place(
        fill('M-30 -44H30V44H-30Z', shade(MAPLE.soft, 0.16)) +
          line('M-20 -40V40M-10 -40V40M0 -40V40M10 -40V40M20 -40V40', MAPLE.base, 4) +
          line('M-30 -44H30V44H-30Z', CARDBOARD, 5),
        [206, 292],
        { turn: 10, scale: 0.9 },
      ),
      disc([212, 250], 8.6, ADULTS.minh.skin),
      under([112, 328], 60),
      figure(pedaller, vary(BABY_POSES.onBack, { hands: pair(-6, -36, 2, -34) }), [118, 332], 152, {
        build: 'baby',
        step: { near: [182, 310], far: [186, 286] },
      }),
      fill('M350 350L366 324 392 332 414 320 420 350Z', '#c7a06b') +
        line('M360 343L380 328 392 348M404 328L396 344', '#9d7a4a', 2.4),
      under([438, 350], 40),
      figure(beater, vary(BABY_POSES.sit, { lean: 2, nod: 12, hands: pair(8, -22, 12, -24) }), [440, 350], 138, {
        build: 'baby',
        facing: -1,
        step: { near: [402, 330], far: [396, 324] },
      }),
    ),
  )
}

export function boxDrum(): string {
  const adult = mild(ADULTS.julie, { top: SUN.base, legs: FIR.deep, shoes: BARK.dark })
  const striker = sleeper(BABIES.tao, ROSE.base, PAPER, 'stripes')
  const feeler = bodysuit(BABIES.jeanne, WATER.base, PAPER)
  const patter = sleeper(BABIES.binta, FIR.base, CREAM)
  const [l, r, t, y, d] = [168, 318, 270, 338, 30]
  return frame(
    ['#cfdcec', '#e4e7ea'],
    floor(188, '#c89a6c'),
    pane([356, 24], 92, 84, 'autumn'),
    pinned([90, 36], 42, 44, [ROSE.base, FIR.base, SUN.base], -4),
    pinned([152, 46], 36, 38, [PLUM.base, MAPLE.base, WATER.base], 5),
    shelf([16, 188], 92, 76, [['blocks'], ['bin', 'ball']]),
    place(
      [
        under([402, 300], 74),
        figure(adult, vary(POSES.crawl, { hip: [-14, -24], lean: 112, nod: -30 }), [402, 290], 262, {
          build: 'adult',
          facing: -1,
          grip: { near: [342, 246], far: [306, 256] },
        }),
        under([250, 338], 104, 14),
        figure(patter, vary(BABY_POSES.sitFront, { lean: 0, stretch: 1.1 }), [222, 292], 150, {
          build: 'baby',
          grip: { near: [202, 252], far: [238, 206] },
        }),
        fill(`M${l} ${t}L${l + d} ${t - d}H${r + d}L${r} ${t}Z`, glow(CARDBOARD, 0.32)),
        fill(`M${r} ${t}L${r + d} ${t - d}V${y - d}L${r} ${y}Z`, shade(CARDBOARD, 0.24)),
        fill(`M${l} ${t}H${r}V${y}H${l}Z`, CARDBOARD),
        line(`M${l + 20} ${y - 14}h46`, shade(CARDBOARD, 0.16), 4),
        disc([208, 252], 8.6, BABIES.binta.skin),
        line('M186 250l-12 -9M198 238l-6 -13M222 236l6 -13', PAPER, 3.6),
        line('M196 300q-10 14 0 28M184 294q-16 20 0 40', glow(CARDBOARD, 0.55), 3),
        line('M284 300q10 14 0 28M296 294q16 20 0 40', glow(CARDBOARD, 0.55), 3),
        under([104, 344], 56),
        figure(striker, vary(BABY_POSES.sit, { lean: 16, nod: 2 }), [112, 346], 168, {
          build: 'baby',
          grip: { near: [176, 264], far: [168, 238] },
        }),
        under([414, 334], 62),
        figure(feeler, vary(BABY_POSES.onBack, { hands: pair(-8, -38, 2, -36) }), [418, 336], 148, {
          build: 'baby',
          facing: -1,
          step: { near: [350, 308], far: [354, 288] },
        }),
      ].join(''),
      [-26, 0],
    ),
  )
}

export function unfoldingBook(): string {
  const adult = mild(ADULTS.marc, { top: PLUM.base, legs: BARK.deep, shoes: INK })
  const pointer = sleeper(BABIES.olivier, MAPLE.base, PAPER, 'stripes')
  const biter = sleeper(BABIES.malik, SUN.base, PAPER)
  const fetcher = mild(CAST.fatou, { top: FIR.base, legs: WATER.deep, shoes: CREAM })
  const photos: [string, string][] = [
    ['#cfe4ea', cup([0, 6], ROSE.base, { scale: 2.1 })],
    ['#e2d8ef', spoon([-16, 12], MAPLE.dark, { turn: -44, scale: 1.1 })],
    ['#f3dfb4', tuque([0, 20], MAPLE.dark, CREAM, { scale: 1.25 })],
    ['#f3cfd2', boots([-7, 16], FIR.dark, { scale: 1.3 })],
    ['#f4e8c8', bear([0, 22], BARK.soft, { scale: 0.9 })],
    ['#d8e6c8', ball([0, 2], 18, WATER.base, PAPER, -16)],
  ]
  const panels = photos.map(([back, art], i) => {
    const [x, up, down] = [52 + i * 58, i % 2 ? 0 : 14, i % 2 ? 14 : 0]
    const board = `M${x} ${214 + up}L${x + 58} ${214 + down}V${296 + down}L${x} ${296 + up}Z`
    return (
      fill(board, i % 2 ? shade(back, 0.08) : back) +
      line(board, i % 2 ? '#a67f50' : CARDBOARD, 4) +
      place(art, [x + 29, 262])
    )
  })
  return frame(
    ['#f2ead6', '#f4efdf'],
    floor(176, '#a9bfb4', PAPER, false),
    pane([200, 20], 108, 84, 'winter'),
    shelf([376, 176], 98, 80, [
      ['books', 'bin'],
      ['rings', 'basket'],
    ]),
    under([80, 246], 34),
    toddler(fetcher, vary(POSES.walk, { nod: 8 }), [78, 250], 152, { grip: { near: [112, 184], far: [118, 180] } }),
    tuque([118, 186], MAPLE.dark, CREAM, { scale: 1.2 }),
    disc([110, 186], 8, CAST.fatou.skin),
    figure(adult, vary(POSES.heels, { lean: 44, nod: -2 }), [330, 266], 262, {
      build: 'adult',
      facing: -1,
      grip: { near: [238, 230], far: [214, 216] },
    }),
    under([226, 302], 180, 12),
    panels.join(''),
    disc([238, 218], 8, ADULTS.marc.skin),
    line('M238 218l-11 7', ADULTS.marc.skin, 5),
    under([152, 350], 80),
    figure(pointer, vary(BABY_POSES.tummy, { lean: 58, nod: -44 }), [152, 350], 162, {
      build: 'baby',
      facing: -1,
      grip: { near: [100, 316], far: [92, 288] },
    }),
    under([414, 344], 50),
    figure(biter, vary(BABY_POSES.sit, { lean: 10, nod: 6 }), [426, 346], 154, {
      build: 'baby',
      facing: -1,
      grip: { near: [390, 298], far: [396, 272] },
    }),
  )
}

export function drummingRain(): string {
  const adult = mild(ADULTS.nadia, { top: SUN.base, legs: PLUM.dark, shoes: PLUM.dark })
  const patter = sleeper(BABIES.binta, ROSE.base, PAPER)
  const kneeler = bodysuit(BABIES.tao, SUN.soft, MAPLE.base)
  const drummed = bodysuit(BABIES.ambre, FIR.soft, PAPER)
  return frame(
    ['#9fb0b9', '#b4bfc2'],
    floor(240, '#9a8270'),
    pane(
      [34, 34],
      250,
      186,
      'rain',
      '#e8e6dc',
      droplets(
        [
          [30, 40],
          [66, 24],
          [96, 70],
          [150, 30],
          [178, 88],
          [222, 44],
          [44, 112],
          [206, 130],
          [120, 120],
        ],
        5,
        '#e6f0f2',
      ),
    ),
    shelf([356, 240], 112, 84, [
      ['books', 'plant'],
      ['basket', 'ball'],
    ]),
    rug([250, 318], 226, 40, '#7f9aa3', '#92abb2'),
    under([100, 306], 46),
    figure(
      { ...patter, view: 'back' },
      vary(BABY_POSES.sitFront, {
        hip: [0, -27],
        feet: pair(-8, -4, 10, -4),
        knees: [-1, 1],
        lap: false,
        stretch: 1.15,
      }),
      [100, 308],
      172,
      { build: 'baby', grip: { near: [68, 196], far: [136, 188] } },
    ),
    under([196, 302], 40),
    figure(kneeler, vary(BABY_POSES.rise, { nod: -18 }), [194, 306], 150, {
      build: 'baby',
      facing: -1,
      grip: { near: [158, 226], far: [164, 212] },
    }),
    place(
      [
        under([412, 316], 66),
        figure(adult, vary(POSES.heels, { lean: 46, nod: 14 }), [436, 322], 264, {
          build: 'adult',
          facing: -1,
          grip: { near: [320, 312], far: [306, 308] },
        }),
        under([290, 348], 72),
        figure(drummed, vary(BABY_POSES.onBack, { hands: pair(-16, -30, -8, -32) }), [306, 350], 160, {
          build: 'baby',
          facing: -1,
        }),
        line('M338 292L322 312', SUN.base, 16) + disc([322, 312], 8, ADULTS.nadia.skin),
        line('M322 312l-9 5M322 313l-3 9', ADULTS.nadia.skin, 4.4),
      ].join(''),
      [-16, -14],
    ),
  )
}

export function armsCarousel(): string {
  const adult = mild(ADULTS.marc, { top: WATER.base, legs: BARK.deep, shoes: MAPLE.dark })
  const rider = sleeper(BABIES.jeanne, SUN.base, PAPER, 'stripes')
  const asker = sleeper(BABIES.malik, ROSE.base, PAPER)
  const waiter = bodysuit(BABIES.tao, FIR.base, PAPER)
  const swayer = mild(CAST.zoe, { top: PLUM.base, legs: FIR.deep, shoes: CREAM })
  return frame(
    ['#f8e6c2', '#f6ead2'],
    garland(16, 464, 14, 10, [ROSE.base, SUN.base, FIR.base, WATER.base, MAPLE.base]),
    floor(204, '#d2a97c'),
    pane([30, 60], 92, 84, 'spring'),
    shelf([376, 204], 96, 78, [
      ['books', 'rings'],
      ['bin', 'blocks'],
    ]),
    oval([240, 304], 214, 50, '#e6c79e'),
    dashes('M92 304A148 32 0 0 0 388 304', PAPER, 4, '10 11'),
    dashes('M92 304A148 32 0 0 1 388 304', PAPER, 4, '10 11', 0.6),
    fill('M380 290l16 10 -16 12Z', PAPER),
    under([346, 280], 34),
    toddler(swayer, vary(POSES.stand, { lean: 8, nod: 6 }), [352, 284], 148, {
      facing: -1,
      holding: doll([334, 236], SKIN.dark, HAIR.black, SUN.base, { scale: 1.05, turn: 20 }),
      grip: { near: [336, 224], far: [328, 222] },
    }),
    under([228, 322], 56),
    figure(adult, vary(POSES.walk, { lean: 4, nod: 10, hip: [0, -34], feet: pair(13, -5, -10, -5) }), [222, 326], 280, {
      build: 'adult',
      grip: { near: [268, 212], far: [294, 160] },
      holding: figure(
        rider,
        vary(BABY_POSES.held, { lean: 4, nod: -8, hands: pair(20, -36, 24, -40) }),
        [268, 212],
        136,
        {
          build: 'baby',
        },
      ),
    }),
    under([88, 344], 56),
    figure(
      asker,
      vary(BABY_POSES.sit, { lean: 2, nod: -22, stretch: 1.15, hands: pair(20, -52, 22, -56) }),
      [84, 346],
      158,
      {
        build: 'baby',
      },
    ),
    under([378, 332], 66),
    figure(waiter, vary(BABY_POSES.onBack, {}), [384, 334], 150, { build: 'baby', facing: -1 }),
  )
}
