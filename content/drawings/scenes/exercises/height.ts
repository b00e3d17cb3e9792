import { figure } from '../../kit/figure.ts'
import { pair } from '../../kit/geometry.ts'
import { fence, heap, log, rock, rope, stump } from '../../kit/ground.ts'
import { closer, cloud, flowers, frame, land, leaves, specks, speed, sun, tufts, woods } from '../../kit/landscape.ts'
import {
  BARK,
  CREAM,
  EARTH,
  FIR,
  glow,
  INK,
  MAPLE,
  mix,
  PAPER,
  PLUM,
  ROSE,
  STONE,
  SUN,
  shade,
  WATER,
} from '../../kit/palette.ts'
import { ADULTS, autumn, CAST, mild, summer, TUQUES } from '../../kit/people.ts'
import { POSES, vary } from '../../kit/poses.ts'
import { disc, fill, line, oval } from '../../kit/svg.ts'
import {
  bare,
  bush,
  crown,
  fern,
  fir,
  foliage,
  leafy,
  limb,
  mapleLeaf,
  mushroom,
  rays,
  reeds,
  trunk,
} from '../../kit/trees.ts'

export function climbTree(): string {
  const climber = summer(CAST.lea, { top: SUN.base, legs: WATER.deep, shoes: MAPLE.base, cut: 'stripes', trim: PAPER })
  const adult = mild(ADULTS.julie, { top: ROSE.base, legs: FIR.deep, shoes: BARK.dark })
  return frame(
    ['#bfe3e6', '#f7f3d6'],
    cloud([30, 96], 90, PAPER, 0.8),
    woods(218, 54, '#c4dcb6', 5),
    woods(238, 44, '#a3c994', 9, 'round'),
    land([0, 262, 140, 252, 300, 268, 480, 254], '#86b96c'),
    land([0, 318, 160, 304, 330, 322, 480, 306], '#6ea65d'),
    flowers([280, 305], 9, PAPER, FIR.base, 4),
    foliage([240, 10], 250, 78, shade(FIR.base, 0.12), 2, 19),
    limb([300, 170], [380, 128], [470, 60], 34, 14, shade(BARK.base, 0.12)),
    limb([296, 150], [230, 92], [110, 74], 34, 12, BARK.base),
    trunk([306, 336], -10, 72, BARK.base),
    limb([290, 232], [230, 196], [150, 188], 34, 12, BARK.base),
    limb([160, 190], [124, 182], [96, 160], 12, 5, BARK.base),
    disc([322, 212], 9, BARK.dark),
    disc([322, 213], 5, BARK.deep),
    oval([152, 342], 38, 6, INK, 0, 0.16),
    figure(adult, vary(POSES.reach, { nod: -16, hands: pair(20, -62, 25, -58) }), [146, 342], 172, { build: 'adult' }),
    figure(climber, vary(POSES.climb, { lean: 12 }), [214, 216], 140, {
      grip: { near: [236, 92], far: [268, 118] },
      step: { near: [207, 199], far: [262, 186] },
    }),
    foliage([130, -2], 150, 62, FIR.base, 21, 15),
    foliage([400, 2], 130, 58, FIR.soft, 23, 13),
    foliage([250, -14], 120, 50, glow(FIR.soft, 0.2), 26, 11),
    leaves({ x: [20, 470], y: [58, 92] }, 16, [FIR.dark, FIR.pale], 8, 7),
    tufts([326, 352], 14, FIR.dark, 12, 12),
    fern([448, 362], 62, FIR.dark),
    fern([14, 366], 54, shade(FIR.base, 0.1)),
  )
}

export function jumpStump(): string {
  const jumper = autumn(CAST.noah, {
    top: MAPLE.dark,
    legs: WATER.deep,
    shoes: FIR.deep,
    trim: SUN.base,
    hat: TUQUES.sun,
  })
  const warm = [MAPLE.base, SUN.base, MAPLE.dark, SUN.soft]
  return frame(
    ['#f6e3bd', '#fdf4de'],
    sun([392, 76], 26, SUN.soft),
    woods(220, 70, '#edcf9b', 14, 'round'),
    woods(240, 50, '#dfae72', 8),
    bare([56, 262], 190, '#8d6a50', 5),
    leafy([430, 268], 190, MAPLE.base, 6, BARK.dark),
    land([0, 262, 180, 254, 330, 268, 480, 258], '#d9b36f'),
    land([0, 300, 160, 290, 340, 306, 480, 292], '#c99b58'),
    stump([118, 318], 88, 92, BARK.base),
    heap([322, 336], 250, 62, MAPLE.dark, 4),
    heap([308, 338], 200, 48, MAPLE.base, 8),
    leaves({ x: [216, 424], y: [288, 330] }, 60, warm, 3, 8),
    speed('M138 214Q160 158 204 134', PAPER),
    figure(jumper, vary(POSES.jump, { lean: 10 }), [246, 256], 150),
    leaves({ x: [150, 420], y: [150, 290] }, 14, warm, 17, 7),
    leaves({ x: [0, 480], y: [320, 356] }, 40, [SUN.base, MAPLE.deep, MAPLE.base], 28, 7),
    mapleLeaf([60, 336], 34, -24, MAPLE.dark),
    mapleLeaf([438, 348], 40, 30, SUN.dark),
    mapleLeaf([330, 96], 22, 60, MAPLE.base),
    mapleLeaf([186, 78], 18, 10, SUN.base),
  )
}

export function balanceLog(): string {
  const walker = mild(CAST.awa, { top: ROSE.base, legs: WATER.deep, cut: 'overalls', shoes: SUN.base })
  return frame(
    ['#d9ebd2', '#f8f5da'],
    closer(
      1.12,
      [220, 330],
      woods(200, 90, '#cbe0b9', 12),
      trunk([70, 276], -10, 30, '#a9b494'),
      trunk([188, 266], -10, 22, '#b4bd9d'),
      trunk([404, 270], -10, 34, '#a3ae8d'),
      foliage([240, -12], 270, 62, '#a9cb95', 4, 19),
      rays('#fffbe0', 0.3),
      land([0, 262, 150, 252, 320, 266, 480, 252], '#93bf78'),
      bush([38, 282], 110, 60, FIR.soft, 4),
      bush([440, 276], 120, 66, FIR.soft, 9),
      flowers([262, 282], 16, PAPER, FIR.base, 3),
      land([0, 318, 200, 308, 480, 320], '#76ac62'),
      oval([238, 322], 200, 12, INK, 0, 0.18),
      log([62, 296], [414, 288], 29, BARK.base),
      fill('M60 268Q120 258 168 268 140 276 120 275 92 282 60 278Z', FIR.soft),
      fill('M318 262Q356 254 392 264 360 272 318 268Z', FIR.soft),
      limb([330, 270], [352, 236], [380, 214], 12, 4, BARK.base),
      figure(
        walker,
        vary(POSES.balance, { nod: 4, feet: pair(-9, -4, 10, -4), hands: pair(-36, -72, 38, -80) }),
        [214, 266],
        156,
      ),
      mushroom([108, 326], 20, MAPLE.base),
      mushroom([124, 330], 13, MAPLE.soft),
      tufts([326, 352], 16, FIR.dark, 6, 12),
      fern([42, 366], 72, FIR.dark),
      fern([446, 368], 84, FIR.base),
      fern([380, 372], 50, shade(FIR.base, 0.2)),
    ),
  )
}

export function climbRock(): string {
  const first = summer(CAST.zoe, { top: PLUM.base, legs: MAPLE.dark, shoes: SUN.base })
  const second = summer(CAST.idris, { top: SUN.base, legs: FIR.dark, shoes: PAPER, cut: 'stripes', trim: MAPLE.dark })
  const lit = mix(STONE.soft, CREAM, 0.35)
  return frame(
    ['#b9dfe8', '#f6f3da'],
    closer(
      1.14,
      [310, 250],
      cloud([36, 92], 110, PAPER, 0.85),
      woods(236, 84, '#a9cfae', 21, 'fir'),
      fir([54, 300], 190, FIR.base),
      fir([112, 286], 120, FIR.soft),
      fir([462, 270], 210, FIR.base),
      land([0, 282, 180, 272, 480, 290], '#8cbc70'),
      fill('M132 340L150 252 196 226 208 150 262 92 330 72 408 96 436 172 470 214 480 340Z', STONE.base),
      fill('M208 150L262 92 330 72 408 96 372 132 300 128 246 176Z', lit),
      fill('M150 252L196 226 232 262 204 300Z', lit),
      fill('M372 132L408 96 436 172 470 214 480 340 400 340 380 240Z', shade(STONE.base, 0.2)),
      fill('M246 176L300 128 372 132 380 240 330 214Z', mix(STONE.base, STONE.soft, 0.4)),
      line('M262 268l34 -10 18 12M330 300l26 -14M282 206l22 -6M350 170l16 8', shade(STONE.base, 0.28), 3),
      fill('M268 96Q300 78 330 78 350 78 372 86 340 96 318 92 292 104 268 96Z', FIR.soft),
      figure(second, vary(POSES.climb, { lean: 20, nod: -14, knees: [-1, -1] }), [214, 318], 128, {
        grip: { near: [276, 206], far: [260, 190] },
        step: { near: [236, 268], far: [196, 302] },
      }),
      figure(first, vary(POSES.climb, { lean: 24, nod: -10 }), [312, 214], 124, {
        grip: { near: [374, 100], far: [348, 84] },
        step: { near: [322, 166], far: [290, 202] },
      }),
      land([0, 334, 160, 326, 330, 338, 480, 328], '#6ea65d'),
      rock([74, 338], 66, 34, 5),
      tufts([334, 354], 16, FIR.dark, 16, 12),
      fern([24, 366], 60, FIR.dark),
      flowers([332, 350], 9, SUN.soft, FIR.deep, 8),
    ),
  )
}

export function ropeSlope(): string {
  const puller = autumn(CAST.emile, {
    top: WATER.base,
    legs: BARK.dark,
    shoes: MAPLE.dark,
    trim: PAPER,
    hat: TUQUES.maple,
  })
  return frame(
    ['#dbe9dd', '#faf3da'],
    sun([82, 78], 24, SUN.pale),
    woods(230, 70, '#cfdcb4', 31),
    woods(262, 60, '#b3c894', 8, 'round'),
    land([0, 316, 90, 306, 190, 262, 290, 186, 370, 144, 480, 132], '#a58a5b'),
    fill('M0 336C110 322 200 284 290 212 350 164 400 152 480 148V360H0Z', '#8f7549'),
    leaves({ x: [40, 220], y: [318, 350] }, 16, [MAPLE.base, SUN.base, MAPLE.deep], 9, 7),
    leaves({ x: [290, 470], y: [190, 340] }, 40, [MAPLE.base, SUN.base, MAPLE.deep], 12, 7),
    trunk([414, 156], -10, 48, BARK.base),
    limb([414, 60], [370, 30], [316, 6], 22, 10, BARK.base),
    foliage([408, -8], 128, 56, SUN.base, 5, 13),
    foliage([350, -14], 90, 40, MAPLE.soft, 9, 11),
    line('M398 122h34', '#8c6b3c', 7),
    line('M398 128h34', '#c9a26a', 5),
    rope('M400 126L274 176 214 224 150 296Q136 312 122 306', 5),
    rock([328, 216], 44, 26, 4),
    rock([96, 336], 58, 28, 7),
    line('M236 268l14 10M206 290l14 9M262 246l14 11', shade(EARTH.base, 0.2), 4, 0.6),
    figure(puller, vary(POSES.pull, { hip: [-12, -34], lean: -8, nod: -2, elbows: [1, 1] }), [236, 258], 148, {
      grip: { near: [258, 189], far: [280, 173] },
      step: { near: [246, 246], far: [208, 278] },
    }),
    tufts([326, 352], 10, '#6d7d3f', 4, 12),
    bush([26, 352], 120, 60, shade(FIR.base, 0.1), 4),
    bush([462, 358], 100, 54, FIR.dark, 6),
  )
}

export function slideBackwards(): string {
  const climber = mild(CAST.mei, { top: MAPLE.base, legs: FIR.deep, shoes: PAPER, cut: 'stripes', trim: CREAM })
  const waiting = mild(CAST.sami, { top: WATER.base, legs: PLUM.dark, shoes: MAPLE.dark })
  const metal = '#e0b04a'
  return frame(
    ['#c8e4ea', '#f8f4dc'],
    cloud([330, 70], 100, PAPER, 0.9),
    woods(232, 64, '#bcd8ab', 3, 'round'),
    fence([10, 470], 262, 62, '#cbb793', 26),
    leafy([38, 262], 170, FIR.soft, 4),
    land([0, 258, 240, 252, 480, 260], '#9bc57c'),
    fill('M0 318C120 290 360 290 480 314V360H0Z', '#dcc08a'),
    specks({ x: [20, 460], y: [316, 350] }, 30, '#c6a567', 5, 2),
    line('M392 318V108M446 318V108M392 200H446M392 240H446M392 280H446', MAPLE.dark, 8),
    fill('M366 126H462V140H366Z', BARK.soft),
    fill('M356 76L412 34 470 76Z', FIR.dark),
    line('M372 128V74M456 128V74', MAPLE.dark, 7),
    figure(
      waiting,
      vary(POSES.crouch, {
        lean: 8,
        nod: 10,
        hands: pair(12, -30, -2, -40),
      }),
      [414, 128],
      104,
      { facing: -1, grip: { near: [372, 92] } },
    ),
    line('M374 134C290 150 234 288 118 316', shade(metal, 0.25), 30),
    line('M374 130C290 146 234 284 118 312', metal, 24),
    line('M366 124C286 142 226 278 112 304', glow(metal, 0.5), 4),
    figure(climber, vary(POSES.crawl, { hip: [0, -30], lean: 34, nod: -28 }), [196, 290], 138, {
      grip: { near: [275, 196], far: [288, 180] },
      step: { near: [182, 285], far: [216, 262] },
    }),
    line('M380 142C296 158 240 296 124 322', metal, 6),
    tufts([332, 354], 8, FIR.base, 9, 12, [0, 90]),
    bush([456, 356], 90, 46, FIR.base, 3),
  )
}

export function hangBranch(): string {
  const hanging = summer(CAST.noah, { top: FIR.base, legs: MAPLE.dark, shoes: SUN.base, cut: 'stripes', trim: CREAM })
  return frame(
    ['#c3e4e4', '#faf5d8'],
    sun([92, 150], 26, SUN.pale),
    woods(244, 66, '#bfdcb0', 13),
    land([0, 262, 200, 250, 480, 268], '#98c67a'),
    fill('M0 330C100 300 380 300 480 328V360H0Z', '#7fb266'),
    flowers([272, 304], 22, ROSE.soft, FIR.base, 5),
    trunk([424, 346], -10, 76, BARK.base),
    limb([430, 110], [300, 64], [60, 82], 44, 12, BARK.base),
    limb([240, 76], [190, 50], [150, 10], 16, 6, BARK.base),
    limb([420, 60], [350, 20], [330, -10], 26, 14, shade(BARK.base, 0.12)),
    line('M372 92l-60 -8M280 84l-70 0', shade(BARK.base, 0.28), 2.5),
    oval([228, 326], 50, 8, INK, 0, 0.18),
    figure(
      hanging,
      vary(POSES.hang, { lean: -6, nod: 14, stretch: 1.34, feet: pair(8, -9, 20, -16), elbows: [1, -1] }),
      [236, 272],
      170,
      { grip: { near: [202, 82], far: [250, 78] } },
    ),
    line('M168 224Q150 238 142 258M304 220Q316 236 318 254', PAPER, 3, 0.8),
    crown([96, 14], 140, 50, FIR.base, 4),
    crown([440, -6], 90, 44, FIR.base, 8),
    leaves({ x: [30, 190], y: [78, 112] }, 9, [FIR.soft, FIR.dark], 7, 8),
    tufts([334, 354], 16, FIR.dark, 18, 12),
    reeds([0, 90], 366, 60, 10, FIR.dark, 5),
  )
}
