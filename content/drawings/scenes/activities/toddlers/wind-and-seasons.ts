import { squirrel } from '../../../kit/animals.ts'
import { adult, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { cloud, flowers, frame, land, leaves, snowfall, specks, sun, tufts, woods } from '../../../kit/landscape.ts'
import { BARK, CREAM, FIR, INK, MAPLE, PAPER, PLUM, ROSE, SNOW, SUN, shade, WATER } from '../../../kit/palette.ts'
import { ADULTS, autumn, CAST, mild, TUQUES, winter } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { bucket } from '../../../kit/things.ts'
import { ball, blanket, cloth, under } from '../../../kit/toys.ts'
import { bare, foliage, leafy, limb, mapleLeaf, trunk } from '../../../kit/trees.ts'
import { wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

export function windTakesCloth(): string {
  const holder = mild(CAST.maika, { top: '#d6463a', legs: WATER.deep, shoes: PAPER })
  const chaser = mild(CAST.noah, { top: SUN.base, legs: FIR.dark, shoes: MAPLE.base, cut: 'stripes', trim: PAPER })
  const rider = mild(CAST.lea, { top: PLUM.base, legs: BARK.dark, shoes: CREAM })
  const educator = mild(ADULTS.nadia, { top: FIR.base, legs: BARK.deep, shoes: INK })
  const gust = 'M14 96q50 -22 96 -4t70 -12M206 60q48 -16 88 2t70 -10M10 176q30 -10 54 0M330 116q44 -14 82 2'
  return frame(
    ['#a9d2e6', '#eaf3dc'],
    cloud([16, 52], 92, PAPER, 0.95),
    cloud([250, 40], 120, PAPER, 0.9),
    line(gust, PAPER, 4, 0.8),
    woods(190, 40, '#b9d8a4', 9, 'round'),
    limb([446, 240], [450, 190], [474, 130], 17, 8, BARK.base),
    fill('M430 150Q410 110 446 92 480 60 540 96V176Q460 190 430 150Z', FIR.soft),
    land([0, 226, 120, 204, 260, 222, 380, 210, 480, 224], '#a9cf86'),
    land([0, 262, 160, 240, 320, 258, 480, 244], '#8cbf6f'),
    adult(educator, vary(POSES.crouch, { lean: 4, nod: -2, elbows: [1, 1] }), [416, 300], 226, {
      facing: -1,
      grip: { near: [352, 216], far: [366, 250] },
    }),
    under([212, 272], 40),
    wheelchair([208, 272], ROSE.base, { scale: 0.86 }),
    toddler(
      rider,
      vary(POSES.sit, {
        hip: [0, -44],
        lean: -4,
        nod: -6,
        hands: pair(10, -50, 32, -66),
        elbows: [1, 1],
        feet: pair(20, -14, 24, -14),
      }),
      [206, 272],
      138,
      {},
    ),
    wheelchairWheel([208, 272], ROSE.base, { scale: 0.86 }),
    cloth([226, 222], 44, 24, SUN.soft, { turn: -8 }),
    line('M224 218v10', '#7d5a40', 5),
    land([0, 318, 180, 300, 330, 312, 480, 296], '#79b05e'),
    under([86, 340], 44),
    toddler(
      holder,
      vary(POSES.stand, { lean: -10, nod: -6, elbows: [1, -1], stretch: 1.2, feet: pair(-8, -4, 12, -4) }),
      [78, 342],
      168,
      { grip: { near: [46, 288], far: [122, 212] } },
    ),
    cloth([122, 206], 62, 34, '#f0a3b0', { turn: -14 }),
    disc([122, 211], 8.6, CAST.maika.skin),
    under([292, 350], 40),
    toddler(chaser, vary(POSES.rush, { lean: 18, nod: -14, elbows: [1, 1] }), [282, 348], 162, {
      grip: { near: [326, 268], far: [330, 256] },
    }),
    cloth([348, 292], 56, 30, PAPER, { turn: -20 }),
    line('M222 330q-12 4 -22 2M226 342q-12 6 -24 4', PAPER, 3),
    flowers([316, 356], 10, SUN.soft, FIR.dark, 6, [320, 470]),
    tufts([326, 358], 9, FIR.dark, 4, 11),
  )
}

export function clothWaves(): string {
  const left = mild(CAST.awa, {
    top: SUN.base,
    legs: PLUM.dark,
    shoes: PAPER,
    cut: 'coat',
    trim: MAPLE.dark,
    hat: TUQUES.maple,
  })
  const right = mild(CAST.theo, {
    top: ROSE.base,
    legs: WATER.deep,
    shoes: BARK.dark,
    cut: 'coat',
    trim: PAPER,
    hat: TUQUES.fir,
  })
  const splash = mild(CAST.sami, {
    top: FIR.base,
    legs: BARK.dark,
    shoes: SUN.base,
    cut: 'coat',
    trim: CREAM,
    hat: TUQUES.sun,
  })
  const guard = mild(ADULTS.marc, { top: '#d6463a', legs: BARK.deep, shoes: INK })
  const leader = mild(ADULTS.helene, { top: PLUM.base, legs: FIR.deep, shoes: INK })
  const sheet: Point = [250, 300]
  return frame(
    ['#c9e2ea', '#eef1da'],
    sun([420, 54], 22, SUN.soft),
    land([0, 116, 90, 88, 190, 112, 300, 82, 400, 108, 480, 92], '#a3c2b0'),
    fill('M0 122H480V190H0Z', WATER.base),
    fill('M0 122H480V134Q240 142 0 134Z', WATER.soft),
    line(
      'M24 150q10 -6 20 0t20 0M140 164q10 -6 20 0t20 0M330 150q10 -6 20 0t20 0M410 168q10 -6 20 0t20 0',
      WATER.pale,
      3,
      0.85,
    ),
    land([0, 180, 120, 186, 260, 178, 380, 186, 480, 178], '#dcc893'),
    land([0, 200, 240, 192, 480, 202], '#a9cc84'),
    leafy([30, 222], 150, '#8fbf6c', 6),
    land([0, 240, 240, 230, 480, 242], '#93bf73'),
    adult(guard, vary(POSES.standFront, { hands: pair(-14, -36, 14, -36) }), [196, 222], 156, {}),
    blanket([426, 262], 96, 26, '#6f8fa8'),
    adult(leader, vary(POSES.crouch, { lean: 12, nod: 4, elbows: [1, 1] }), [336, 272], 240, {
      facing: -1,
      grip: { near: [284, 244], far: [276, 240] },
    }),
    toddler(splash, vary(POSES.rush, { nod: -6 }), [146, 286], 138, { facing: 1 }),
    oval([sheet[0], sheet[1] + 40], 180, 12, '#14281f', 0, 0.14),
    fill(
      'M80 286Q112 250 150 268 186 290 216 260 246 226 282 246 312 268 344 250 378 232 404 280 420 300 414 316 380 346 342 330 310 312 276 336 240 358 204 336 170 316 134 336 96 348 78 312Z',
      WATER.base,
    ),
    fill(
      'M80 286Q112 250 150 268 186 290 216 260 246 226 282 246 312 268 344 250 378 232 404 280 380 262 352 282 318 306 284 276 252 254 222 288 188 320 152 294 116 276 80 286Z',
      WATER.soft,
    ),
    line('M110 310Q140 296 166 312T226 312 290 304 344 306 386 300', WATER.pale, 4),
    ball([246, 206], 15, '#d6463a', PAPER, 20) + ball([180, 246], 13, SUN.base, PAPER, -30),
    line('M234 232l-6 8M258 230l8 7', PAPER, 3.4),
    toddler(left, vary(POSES.stand, { lean: 6, nod: 2, elbows: [1, 1] }), [48, 344], 162, {
      grip: { near: [86, 286], far: [88, 278] },
    }),
    toddler(right, vary(POSES.stand, { lean: -6, nod: 4, elbows: [1, 1] }), [442, 346], 160, {
      facing: -1,
      grip: { near: [404, 280], far: [408, 272] },
    }),
    tufts([346, 358], 8, FIR.dark, 3, 10),
  )
}

export function firstSnow(): string {
  const opened = winter(CAST.jasleen, { top: SUN.base, legs: PLUM.dark, trim: CREAM, hat: TUQUES.maple })
  const catcher = winter(CAST.fatou, { top: ROSE.base, legs: WATER.deep, trim: PAPER, hat: TUQUES.sun })
  const runner = winter(CAST.emile, { top: FIR.base, legs: BARK.dark, trim: SUN.soft, hat: TUQUES.water })
  const educator = autumn(ADULTS.helene, { top: PLUM.base, legs: BARK.deep, shoes: INK, trim: PAPER, hat: TUQUES.rose })
  return frame(
    ['#9fb0bf', '#d5dde0'],
    bare([330, 226], 150, '#77808a', 5),
    bare([446, 230], 130, '#808a92', 8),
    land([0, 222, 240, 212, 480, 224], '#b9c2a4'),
    specks({ x: [170, 470], y: [226, 262] }, 40, SNOW.light, 3, 2.6),
    land([0, 272, 200, 256, 480, 266], '#ccd3bb'),
    fill('M0 -2H132V292H0Z', '#c98f6b') +
      line('M0 40H132M0 84H132M0 128H132M0 172H132M0 216H132', '#b67c59', 2.4) +
      fill('M22 286V96H112V286Z', '#f7dfa0') +
      fill('M112 286V96L150 78V304Z', '#2f6d78') +
      fill('M122 150V106L140 97V146Z', WATER.pale) +
      line('M22 286V96H112', PAPER, 7),
    fill('M0 286H158L176 306H0Z', '#a9805c') + fill('M0 306H176V316H0Z', '#86624a') + line('M4 287H156', SNOW.light, 4),
    adult(educator, vary(POSES.standFront, { nod: -6, elbows: [1, -1] }), [68, 298], 208, {
      grip: { near: [22, 192], far: [134, 150] },
    }),
    toddler(runner, vary(POSES.rush, { nod: -12 }), [216, 286], 132, {}),
    line('M160 274q-14 2 -22 -4M168 286q-16 8 -28 4', PAPER, 3, 0.9),
    land([0, 326, 180, 312, 480, 320], '#dbe0d2'),
    specks({ x: [10, 470], y: [322, 354] }, 46, SNOW.light, 6, 2.8),
    oval([292, 350], 40, 7, '#8d9a96', 0, 0.4),
    toddler(
      opened,
      vary(POSES.standFront, { hands: pair(-38, -60, 38, -64), elbows: [-1, 1], stretch: 1.2, nod: -8 }),
      [290, 350],
      170,
      {},
    ),
    oval([412, 348], 38, 6, '#8d9a96', 0, 0.4),
    toddler(catcher, vary(POSES.stand, { lean: 6, nod: 10, elbows: [1, 1] }), [424, 348], 160, {
      facing: -1,
      grip: { near: [384, 282], far: [374, 276] },
    }),
    fill('M344 274L392 262 404 286 356 300Z', '#33415e') +
      line('M362 284h.1M374 276h.1M384 284h.1M370 290h.1M392 276h.1', PAPER, 5),
    disc([390, 286], 9.4, PAPER),
    snowfall(46, 12),
    line('M210 84h.1M276 60h.1M356 96h.1M430 58h.1M232 150h.1M342 176h.1M168 40h.1M396 150h.1M452 196h.1', PAPER, 9),
  )
}

export function leafFamilies(): string {
  const hidden = autumn(CAST.mei, { top: WATER.base, legs: PLUM.dark, trim: PAPER, hat: TUQUES.water })
  const layer = autumn(CAST.kofi, { top: SUN.base, legs: FIR.deep, trim: MAPLE.dark })
  const filler = autumn(CAST.lea, { top: ROSE.base, legs: WATER.deep, trim: PAPER, hat: TUQUES.plum })
  const educator = autumn(ADULTS.pierre, {
    top: FIR.dark,
    legs: BARK.deep,
    shoes: INK,
    trim: SUN.soft,
    hat: TUQUES.maple,
  })
  return frame(
    ['#cfe0e2', '#f6ebc8'],
    land([0, 170, 90, 150, 200, 172, 320, 146, 480, 168], '#ecd69a'),
    leafy([150, 226], 150, SUN.base, 9),
    leafy([428, 234], 190, '#c9502f', 3),
    land([0, 222, 240, 214, 480, 226], '#d3cd8e'),
    land([0, 266, 240, 256, 480, 268], '#c2c07c'),
    leaves({ x: [0, 480], y: [276, 354] }, 16, [MAPLE.dark, SUN.base], 8, 6),
    adult(educator, vary(POSES.tailorFront, {}), [268, 288], 232, {
      grip: { near: [214, 204], far: [318, 212] },
    }),
    mapleLeaf([208, 176], 68, -14, '#d6463a'),
    mapleLeaf([322, 196], 26, 20, SUN.base),
    fill('M150 290H382L412 346H118Z', '#f3ecd8') + line('M150 290L118 346H412', '#d6ccb0', 3),
    mapleLeaf([196, 318], 34, 30, MAPLE.base) +
      mapleLeaf([214, 330], 30, -60, '#d6463a') +
      mapleLeaf([184, 334], 28, 100, MAPLE.dark),
    mapleLeaf([262, 312], 20, 0, SUN.base) + mapleLeaf([312, 314], 26, -10, SUN.base),
    mapleLeaf([262, 338], 28, 50, FIR.base),
    toddler(layer, vary(POSES.crouch, { lean: 24, nod: 6 }), [410, 342], 162, {
      facing: -1,
      grip: { near: [356, 318], far: [362, 326] },
    }),
    mapleLeaf([342, 318], 32, -20, SUN.base),
    toddler(hidden, vary(POSES.standFront, { elbows: [-1, 1], stretch: 1.15 }), [76, 344], 166, {
      grip: { near: [60, 258], far: [94, 258] },
    }),
    mapleLeaf([76, 224], 74, 0, '#d6463a'),
    line('M76 214V262', MAPLE.deep, 3.4),
    disc([62, 258], 8.6, CAST.mei.skin) + disc([92, 258], 8.6, CAST.mei.skin),
    toddler(filler, vary(POSES.walk, { lean: 4, nod: 10 }), [168, 284], 128, {
      facing: -1,
      grip: { near: [150, 238], far: [156, 236] },
    }),
    mapleLeaf([150, 240], 18, -10, '#d6463a'),
    bucket([150, 270], '#3f88ab', { scale: 0.85 }),
  )
}

function cone(at: Point, turn = 0, scale = 1): string {
  return place(
    oval([0, 0], 12, 17, '#8a5c38') +
      line('M-9 -8L0 -2 9 -8M-11 1L0 8 11 1M-5 -14L0 -11 5 -14M-7 10L0 15 7 10', '#c1905c', 2.6),
    at,
    { turn, scale },
  )
}

export function squirrelStores(): string {
  const digger = autumn(CAST.noah, { top: '#d6463a', legs: WATER.deep, trim: PAPER, hat: TUQUES.fir })
  const pocket = autumn(CAST.rose, { top: PLUM.base, legs: BARK.dark, trim: CREAM, hat: TUQUES.rose })
  const seated = autumn(CAST.maika, { top: SUN.base, legs: FIR.deep, trim: MAPLE.dark, hat: TUQUES.water })
  const educator = autumn(ADULTS.lucie, { top: WATER.base, legs: BARK.deep, shoes: INK, trim: PAPER })
  return frame(
    ['#dfe6cc', '#f3e4b4'],
    land([0, 150, 90, 128, 200, 150, 320, 120, 480, 146], '#e6cf92'),
    trunk([120, 230], -10, 30, '#9c7d5c'),
    foliage([250, -4], 190, 44, MAPLE.soft, 5, 14),
    land([0, 222, 240, 212, 480, 224], '#d0b673'),
    trunk([424, 276], -10, 64, BARK.base),
    line('M400 150L352 138', BARK.base, 10),
    squirrel([366, 132], { mirror: true, scale: 1.15 }),
    foliage([420, -14], 130, 60, MAPLE.base, 8, 10),
    foliage([40, -10], 130, 66, SUN.base, 3, 10),
    land([0, 266, 160, 250, 320, 262, 480, 252], '#bd9f5e'),
    leaves({ x: [0, 480], y: [262, 354] }, 22, [MAPLE.dark, SUN.base, MAPLE.deep], 9, 6),
    oval([256, 304], 50, 8, '#3d2c22', 0, 0.2),
    adult(educator, vary(POSES.walk, { lean: 10, nod: 4, elbows: [1, 1] }), [262, 306], 250, {
      facing: -1,
      grip: { near: [216, 158], far: [210, 166] },
    }),
    toddler(pocket, vary(POSES.reach, { nod: 0 }), [344, 318], 146, {
      facing: -1,
      grip: { near: [294, 222], far: [306, 234] },
    }),
    cone([286, 214], 30, 0.85),
    disc([295, 223], 8, CAST.rose.skin),
    fill('M92 350Q96 318 132 310 170 316 182 350Z', MAPLE.dark) +
      leaves({ x: [96, 178], y: [318, 348] }, 14, [SUN.base, MAPLE.base], 4, 7),
    cone([136, 314], -24),
    toddler(digger, vary(POSES.kneel, { lean: 26, nod: 2 }), [74, 346], 162, {
      grip: { near: [122, 302], far: [148, 304] },
    }),
    disc([122, 302], 9, CAST.noah.skin) + disc([148, 304], 8.4, shade(CAST.noah.skin, 0.14)),
    toddler(seated, vary(POSES.floorFront, { hands: pair(-8, -22, 8, -22) }), [420, 348], 164, {
      holding: cone([407, 314], -14) + cone([433, 314], 14),
      grip: { near: [402, 324], far: [438, 324] },
    }),
    cone([382, 350], 70, 0.9),
    cone([210, 318], -20, 0.8) + cone([226, 316], 26, 0.8),
    bucket([218, 346], '#3f88ab', { scale: 1.1 }),
  )
}
