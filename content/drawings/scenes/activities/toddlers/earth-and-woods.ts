import { ants, worm } from '../../../kit/animals.ts'
import { adult, type Person, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence, heap, log, rock, stick } from '../../../kit/ground.ts'
import { cloud, flowers, frame, land, specks, sun, tufts, woods } from '../../../kit/landscape.ts'
import {
  BARK,
  CREAM,
  EARTH,
  FIR,
  glow,
  INK,
  MAPLE,
  PAPER,
  PLUM,
  ROSE,
  SNOW,
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, autumn, CAST, mild, rain, summer, TUQUES, winter } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { bowl, bucket, droplets, pot } from '../../../kit/things.ts'
import { crayon, spoon, under } from '../../../kit/toys.ts'
import { bare, birch, fern, fir, foliage, leafy, reeds, trunk } from '../../../kit/trees.ts'

const STRAW = '#e3c481'
const hat = (color: string, trim: string) => ({ kind: 'sunhat', color, trim }) as const

export function scribbleWalks(): string {
  const starter = summer(CAST.theo, { top: SUN.base, legs: WATER.deep, hat: hat(PAPER, SUN.dark) })
  const walker = summer(CAST.awa, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER, hat: hat(WATER.soft, PAPER) })
  const dotter = summer(CAST.anh, {
    top: FIR.base,
    legs: MAPLE.dark,
    cut: 'stripes',
    trim: PAPER,
    hat: hat(SUN.base, MAPLE.dark),
  })
  const educator = summer(ADULTS.julie, { top: WATER.base, legs: FIR.deep, shoes: CREAM, hat: hat(STRAW, ROSE.dark) })
  const pink = '#f5b3c2'
  return frame(
    ['#b9def0', '#eef3dc'],
    woods(118, 50, '#a9d195', 4, 'round'),
    fence([10, 476], 150, 44, '#dcbd92', 26),
    fill('M0 150H480V360H0Z', '#7f8f94'),
    fill('M0 150H480V156H0Z', '#6c7b80'),
    line(
      'M146 318C210 352 330 330 300 292 270 258 170 292 150 250 132 210 230 180 300 204 372 228 430 196 414 172 396 152 330 160 348 182',
      pink,
      9,
    ),
    line('M18 300L46 262 62 288 88 236 104 262 122 214', '#f7e3a0', 8),
    line('M384 286q30 -22 46 4t-28 30 -24 -22 26 -12', PAPER, 7),
    line('M26 196q24 -22 40 0t-22 18', '#a8dbe6', 7),
    adult(educator, vary(POSES.crouch, { lean: 26, nod: 6, elbows: [1, 1] }), [404, 216], 214, {
      facing: -1,
      grip: { near: [352, 190], far: [372, 176] },
    }),
    under([266, 332], 34),
    toddler(
      walker,
      vary(POSES.balance, { nod: 12, hands: pair(-36, -58, 38, -56), feet: pair(-9, -4, 12, -4) }),
      [258, 334],
      148,
      {},
    ),
    under([86, 344], 40),
    toddler(starter, vary(POSES.crouch, { lean: 28, nod: 4 }), [84, 344], 164, {
      grip: { near: [138, 312], far: [118, 318] },
    }),
    crayon([140, 315], pink, { turn: 40, scale: 1.3 }),
    disc([136, 311], 8.8, CAST.theo.skin),
    under([432, 342], 40),
    toddler(dotter, vary(POSES.kneel, { lean: 22, nod: 6 }), [434, 344], 160, {
      facing: -1,
      grip: { near: [384, 300], far: [400, 318] },
    }),
    crayon([380, 306], SUN.base, { turn: 120, scale: 1.3 }),
    disc([384, 300], 8.8, CAST.anh.skin),
    line('M372 330h.1M352 338h.1M338 322h.1M392 342h.1M360 350h.1M326 344h.1', '#f7e3a0', 9),
  )
}

export function becomingIt(): string {
  const digger = mild(CAST.sami, { top: '#d6463a', legs: WATER.deep, shoes: SUN.base })
  const flyer = mild(CAST.zoe, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const asleep = mild(CAST.noah, { top: WATER.base, legs: BARK.dark, shoes: CREAM, cut: 'stripes', trim: PAPER })
  const educator = mild(ADULTS.minh, { top: FIR.base, legs: BARK.deep, shoes: INK })
  const scoop = vary(POSES.stand, {
    hip: [-2, -34],
    lean: 22,
    nod: -12,
    elbows: [-1, 1],
    stretch: 1.1,
    hands: pair(46, -56, 30, -26),
    feet: pair(-14, -4, 12, -4),
  })
  return frame(
    ['#f4cfa4', '#fbeecb'],
    sun([236, 96], 30, '#fbe3a0'),
    land([0, 176, 120, 150, 250, 178, 380, 146, 480, 168], '#d9c58c'),
    trunk([446, 250], 40, 30, BARK.base),
    foliage([440, 58], 96, 74, '#7fa65a', 5, 11),
    foliage([420, 40], 54, 40, '#99bb6c', 8, 8),
    land([0, 240, 110, 200, 230, 234, 480, 226], '#b5bd70'),
    toddler(flyer, vary(POSES.rush, { lean: 14, nod: -10, hands: pair(-34, -58, 36, -62) }), [96, 222], 120, {}),
    line('M40 190q-14 2 -24 -4M42 206q-16 6 -28 2', PAPER, 3.4, 0.9),
    land([0, 282, 240, 262, 480, 280], '#9fb060'),
    under([334, 306], 54),
    adult(educator, scoop, [338, 308], 246, { facing: -1 }),
    under([164, 336], 48),
    toddler(digger, scoop, [158, 338], 174, {}),
    line('M220 208q10 -12 20 0M216 190q14 -16 28 0', PAPER, 3.6),
    under([418, 350], 52),
    toddler(
      asleep,
      vary(POSES.heels, { lean: 82, nod: 6, hands: pair(30, -4, 34, -5), elbows: [-1, -1] }),
      [440, 350],
      164,
      {
        facing: -1,
      },
    ),
    flowers([300, 350], 9, PAPER, FIR.dark, 5, [10, 120]),
    tufts([320, 358], 6, FIR.dark, 4, 10, [0, 340]),
  )
}

export function mudSoup(): string {
  const stirrer = rain(CAST.lila, { top: SUN.base, legs: WATER.deep, shoes: '#d6463a', trim: SUN.dark })
  const server = rain(CAST.emile, { top: FIR.base, legs: PLUM.dark, shoes: SUN.base, trim: FIR.deep })
  const pouring = rain(CAST.fatou, { top: ROSE.base, legs: BARK.dark, shoes: WATER.base, trim: ROSE.dark })
  const educator = autumn(ADULTS.helene, { top: WATER.base, legs: BARK.deep, shoes: FIR.dark, trim: PAPER })
  const mud = '#6b4a34'
  return frame(
    ['#cfdfe2', '#edf0dd'],
    cloud([60, 66], 120, PAPER, 0.9),
    woods(170, 56, '#c3dcaa', 8, 'round'),
    fence([10, 476], 224, 62, '#c9a67a', 30),
    birch([58, 250], -10, 26, -4),
    foliage([40, -4], 110, 48, '#a9cf76', 6, 11),
    land([0, 232, 240, 224, 480, 234], '#b9cf8f'),
    land([0, 300, 140, 284, 300, 292, 480, 278], '#a08463'),
    oval([150, 340], 120, 18, mud, 0, 0.7),
    toddler(server, vary(POSES.stand, { lean: 6, nod: 8, elbows: [1, 1] }), [170, 312], 154, {
      grip: { near: [206, 240], far: [212, 246] },
    }),
    toddler(stirrer, vary(POSES.stand, { lean: 6, nod: 10, elbows: [1, 1] }), [300, 312], 152, {
      facing: -1,
      grip: { near: [262, 232], far: [268, 244] },
    }),
    fill('M134 266H330L344 282H120Z', BARK.cut) + fill('M120 282H344V292H120Z', BARK.soft),
    fill('M138 292H186V344H138ZM278 292H326V344H278Z', BARK.pale) +
      line('M138 310H186M138 328H186M278 310H326M278 328H326', BARK.soft, 3),
    bowl([204, 276], '#d6463a', {}) + oval([204, 264], 17, 4, mud),
    pot([254, 276], STONE.base, mud, { scale: 1.15 }),
    line('M262 230L250 262', BARK.soft, 5),
    disc([262, 231], 8.2, CAST.lila.skin),
    bowl([306, 276], SUN.soft, { scale: 0.8 }),
    fill('M390 350V304H446V350Z', shade(BARK.pale, 0.1)) + line('M390 320H446M390 336H446', BARK.soft, 3),
    adult(educator, vary(POSES.sit, { hip: [0, -15], lean: 6, nod: 6, elbows: [1, 1] }), [420, 350], 230, {
      facing: -1,
      grip: { near: [374, 218], far: [384, 276] },
    }),
    spoon([372, 216], BARK.soft, { turn: -150, scale: 0.9 }),
    bucket([458, 352], WATER.base, { scale: 1 }),
    toddler(pouring, vary(POSES.crouch, { lean: 20, nod: 8 }), [54, 344], 160, {
      grip: { near: [98, 298], far: [100, 308] },
    }),
    oval([140, 342], 34, 8, mud),
    place(bowl([0, 0], WATER.deep), [110, 306], { turn: 66 }),
    line('M124 312Q134 322 136 338', mud, 8),
    disc([99, 300], 8.4, CAST.fatou.skin),
    specks({ x: [60, 360], y: [326, 356] }, 16, mud, 5, 2.2),
  )
}

export function wormOnAsphalt(): string {
  const lifter = rain(CAST.mei, { top: '#d6463a', legs: WATER.deep, shoes: SUN.base, trim: PAPER })
  const watcher = rain(CAST.kofi, { top: SUN.base, legs: FIR.deep, shoes: FIR.base, trim: SUN.dark })
  const shy = rain(CAST.rose, { top: PLUM.base, legs: BARK.dark, shoes: ROSE.base, trim: PLUM.soft })
  const educator = rain(ADULTS.marc, { top: FIR.base, legs: BARK.deep, shoes: INK, trim: FIR.deep })
  const puddle = (x: number, y: number, w: number) =>
    oval([x, y], w, w * 0.2, '#a9c1cc') + oval([x - w * 0.15, y - w * 0.03], w * 0.6, w * 0.1, '#c9dbe2')
  return frame(
    ['#b3c3cb', '#dde4dd'],
    cloud([30, 60], 130, '#e9eeee', 0.8) + cloud([300, 76], 150, '#e9eeee', 0.8),
    woods(176, 60, '#9cb896', 6, 'mixed'),
    land([0, 190, 240, 182, 480, 192], '#8fb574'),
    fill('M0 214H480V360H0Z', '#6f7b80'),
    fill('M0 214H480V222H0Z', '#c7cbc4'),
    puddle(396, 246, 70) + puddle(60, 330, 64) + puddle(240, 262, 40),
    adult(educator, vary(POSES.crouch, { lean: 16, nod: 14, elbows: [1, 1] }), [108, 300], 234, {
      grip: { near: [142, 182], far: [164, 262] },
    }),
    toddler(shy, vary(POSES.stand, { lean: -8, nod: 10, elbows: [1, 1] }), [372, 280], 138, {
      facing: -1,
      grip: { near: [346, 216], far: [350, 208] },
    }),
    under([220, 344], 40),
    toddler(lifter, vary(POSES.crouch, { lean: 30, nod: 6 }), [200, 346], 164, {
      grip: { near: [250, 320], far: [256, 326] },
    }),
    fill('M250 344Q272 316 316 326 322 344 300 352 274 358 250 344Z', FIR.base) +
      line('M252 344Q284 336 314 328', FIR.pale, 2.6),
    worm('M272 338q8 -9 16 -2t18 -5', 6),
    disc([251, 322], 8.8, CAST.mei.skin),
    worm('M92 338q10 -10 20 0t20 2', 5),
    worm('M320 252q8 -8 18 0t16 0', 4),
    worm('M262 304q8 8 16 0t16 4', 4),
    toddler(watcher, vary(POSES.prone, { lean: 66, nod: -50 }), [408, 350], 164, { facing: -1 }),
    worm('M330 350q8 -7 14 0t14 -4', 5),
  )
}

export function hiddenPotato(): string {
  const searcher = autumn(CAST.jasleen, { top: WATER.base, legs: BARK.dark, trim: PAPER })
  const holder = autumn(CAST.lea, { top: SUN.base, legs: FIR.deep, trim: MAPLE.dark, hat: TUQUES.rose })
  const driver = autumn(CAST.idris, { top: '#d6463a', legs: WATER.deep, trim: PAPER, hat: TUQUES.sun })
  const educator = autumn(ADULTS.pierre, {
    top: FIR.base,
    legs: BARK.deep,
    shoes: INK,
    trim: SUN.soft,
    hat: TUQUES.fir,
  })
  const spud = (x: number, y: number, w = 14, turn = 0) =>
    oval([x, y], w, w * 0.72, '#d8a866', turn) +
    line(`M${x - w * 0.4} ${y - 2}h.1M${x + w * 0.3} ${y + 2}h.1`, '#a87b43', 3)
  return frame(
    ['#cadfe6', '#f4ecd0'],
    woods(172, 56, '#e6c07a', 9, 'round'),
    leafy([30, 232], 170, MAPLE.base, 4),
    fence([80, 470], 226, 48, '#b89468', 34),
    land([0, 232, 240, 224, 480, 232], '#b7b56c'),
    fill('M0 262Q240 246 480 258V360H0Z', EARTH.base),
    line('M0 284Q240 266 480 280M0 318Q240 300 480 316', EARTH.dark, 5, 0.6),
    line('M70 256q-6 -14 -16 -16M70 256q2 -16 14 -20M420 252q-6 -14 -16 -14M420 252q4 -14 14 -18', FIR.soft, 6),
    adult(educator, vary(POSES.kneel, { lean: 16, nod: 6, elbows: [1, 1] }), [330, 280], 236, {
      facing: -1,
      grip: { near: [282, 206], far: [292, 216] },
    }),
    spud(278, 204, 13, 20),
    toddler(holder, vary(POSES.standFront, { elbows: [1, -1] }), [214, 322], 158, {
      holding: place(
        fill('M-34 4Q-38 -16 -14 -16 -4 -16 4 -10 22 -22 34 -8 40 8 22 14 4 16 -6 10 -24 18 -34 4Z', '#d8a866') +
          line('M-20 -4h.1M20 0h.1M2 4h.1', '#a87b43', 4),
        [214, 262],
      ),
      grip: { near: [184, 268], far: [244, 268] },
    }),
    heap([110, 350], 150, 46, EARTH.soft, 5),
    toddler(searcher, vary(POSES.kneel, { lean: 34, nod: 0 }), [60, 350], 164, {
      grip: { near: [112, 322], far: [134, 320] },
    }),
    oval([124, 326], 34, 9, EARTH.dark),
    spud(92, 346, 12, -10) + spud(162, 348, 13, 20),
    under([346, 350], 60),
    place(
      line('M356 308L428 296M352 340L372 322', BARK.soft, 6) +
        spud(318, 292, 14, 10) +
        spud(342, 290, 15, -20) +
        spud(364, 294, 13, 30) +
        spud(332, 280, 13) +
        spud(354, 280, 12) +
        fill('M296 294H388L374 328H316Z', WATER.base) +
        fill('M380 294H388L374 328H366Z', WATER.deep) +
        disc([320, 340], 14, INK) +
        disc([320, 340], 5.5, STONE.soft) +
        line('M368 326V350', BARK.dark, 6),
      [-22, 0],
    ),
    toddler(driver, vary(POSES.push, { lean: 26, nod: -14 }), [420, 350], 158, {
      facing: -1,
      grip: { near: [394, 300], far: [400, 296] },
    }),
  )
}

export function antMoves(): string {
  const left = summer(CAST.noah, {
    top: SUN.base,
    legs: WATER.deep,
    cut: 'stripes',
    trim: PAPER,
    hat: hat(WATER.base, PAPER),
  })
  const right = summer(CAST.maika, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER, hat: hat(PAPER, ROSE.base) })
  const educator = summer(ADULTS.nadia, { top: FIR.dark, legs: BARK.dark, shoes: CREAM })
  const chin = vary(POSES.prone, { lean: 60, nod: -42 })
  return frame(
    ['#b5dceb', '#eef3cf'],
    foliage([70, 30], 150, 70, FIR.soft, 5, 12),
    foliage([420, 10], 130, 70, '#86b871', 9, 12),
    land([0, 110, 240, 92, 480, 112], '#b3d58e'),
    land([0, 168, 240, 150, 480, 172], '#9cc877'),
    flowers([176, 206], 12, PAPER, FIR.base, 3),
    adult(educator, vary(POSES.prone, { lean: 62, nod: -40 }), [330, 232], 252, {
      facing: -1,
      grip: { near: [262, 232], far: [236, 234] },
    }),
    land([0, 248, 240, 238, 480, 250], '#86b864'),
    toddler(left, chin, [110, 302], 206, {}),
    toddler(right, chin, [392, 306], 200, { facing: -1 }),
    land([0, 312, 120, 300, 240, 304, 360, 302, 480, 314], '#6fa653'),
    heap([400, 346], 62, 20, '#c79a62', 4) + oval([400, 330], 8, 3, EARTH.dark),
    ants('M30 330Q90 316 150 322T232 312Q246 292 262 314T340 330L388 332'),
    stick([214, 336], [276, 310], 8, BARK.soft),
    ants('M232 314Q246 296 262 310'),
    reeds([0, 70], 362, 70, 7, '#4d8a43', 4),
    reeds([420, 480], 362, 62, 6, '#4d8a43', 8),
    tufts([344, 358], 9, '#3b7d4f', 6, 14, [80, 400]),
  )
}

export function landmarkTree(): string {
  const hugger: Person = {
    ...winter(CAST.awa, { top: SUN.base, legs: PLUM.dark, trim: CREAM, hat: TUQUES.rose }),
    view: 'back',
  }
  const left = winter(CAST.theo, { top: '#d6463a', legs: WATER.deep, trim: SUN.soft, hat: TUQUES.fir })
  const right = winter(CAST.mei, { top: WATER.base, legs: BARK.dark, trim: PAPER, hat: TUQUES.sun })
  const educator = winter(ADULTS.julie, { top: PLUM.base, legs: FIR.deep, trim: CREAM, hat: TUQUES.maple })
  return frame(
    ['#b4cad8', '#e6ecee'],
    woods(190, 90, '#a9bfc4', 5, 'fir'),
    fir([60, 250], 170, '#3f6a58', true),
    bare([420, 246], 190, '#6f665e', 4),
    land([0, 236, 240, 226, 480, 238], SNOW.base),
    rock([396, 268], 40, 24, 4, '#d6463a'),
    rock([96, 272], 38, 22, 6, SUN.base),
    adult(educator, vary(POSES.stand, { lean: 2, nod: -6, elbows: [1, 1] }), [346, 300], 244, {
      facing: -1,
      grip: { near: [290, 150], far: [298, 176] },
    }),
    trunk([236, 338], -10, 116, '#7a5a45'),
    line('M206 60v34M252 100v40M212 190v26M266 30v26M262 220v22', '#5b4030', 4),
    line('M196 96L120 34M276 70L372 6', '#7a5a45', 22) + line('M150 58L96 62M330 34L400 44', '#7a5a45', 9),
    fill('M126 340Q180 318 236 322 300 318 350 340Z', SNOW.light),
    disc([290, 150], 8.4, CREAM),
    land([0, 330, 200, 322, 480, 332], SNOW.light),
    under([112, 346], 40),
    toddler(left, vary(POSES.reach, { nod: -6 }), [124, 346], 166, {
      grip: { near: [176, 252], far: [170, 268] },
    }),
    under([238, 352], 42),
    toddler(hugger, vary(POSES.standFront, { elbows: [-1, 1], stretch: 1.2 }), [238, 352], 168, {
      grip: { near: [192, 252], far: [284, 252] },
    }),
    under([388, 350], 40),
    toddler(right, vary(POSES.walk, { nod: -4, elbows: [1, 1] }), [376, 350], 160, {
      facing: -1,
      grip: { near: [322, 278], far: [330, 262] },
    }),
    rock([448, 346], 54, 34, 3, WATER.base) + rock([30, 344], 56, 32, 8, ROSE.base),
    line('M68 352q20 6 40 2M300 356q20 -4 34 0', SNOW.shade, 4),
  )
}

export function lyingTrunk(): string {
  const rider = mild(CAST.zoe, { top: SUN.base, legs: PLUM.dark, shoes: '#d6463a' })
  const cheek = mild(CAST.kofi, { top: ROSE.base, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: PAPER })
  const upright = mild(CAST.emile, { top: WATER.base, legs: BARK.dark, shoes: SUN.base })
  const educator = mild(ADULTS.lucie, { top: FIR.base, legs: BARK.deep, shoes: INK })
  return frame(
    ['#cfe4c4', '#edf3d0'],
    trunk([70, 220], -10, 26, '#9aa37c'),
    trunk([190, 214], -10, 20, '#a5ad86'),
    trunk([330, 218], -10, 30, '#93a077'),
    trunk([440, 232], -10, 44, '#7f8a63'),
    foliage([110, -2], 170, 60, '#8dbb6c', 4, 12),
    foliage([370, -8], 170, 62, '#79ab5c', 9, 12),
    land([0, 216, 240, 206, 480, 218], '#b6cf8b'),
    fern([40, 250], 60, '#7da85a') + fern([456, 262], 70, '#6d9a4e'),
    land([0, 262, 240, 250, 480, 264], '#a1be74'),
    oval([220, 330], 214, 16, '#2c3a22', 0, 0.22),
    log([30, 290], [408, 296], 38, BARK.base),
    line('M96 262q20 -8 44 0M280 268q18 -6 36 0', '#7da85a', 7),
    toddler(cheek, vary(POSES.prone, { lean: 84, nod: -58, hands: pair(36, -1, 42, 4) }), [96, 264], 156, {}),
    toddler(upright, vary(POSES.balance, { nod: 4 }), [338, 262], 146, {}),
    toddler(
      rider,
      vary(POSES.sit, {
        hip: [0, -16],
        lean: 2,
        nod: -4,
        hands: pair(20, -20, 24, -22),
        feet: pair(6, 16, 10, 12),
        soles: [10, 10],
      }),
      [220, 276],
      160,
      {},
    ),
    adult(educator, vary(POSES.crouch, { lean: 4, nod: -10, elbows: [1, 1] }), [436, 346], 240, {
      facing: -1,
      grip: { near: [372, 236], far: [366, 252] },
    }),
    fern([178, 364], 50, '#5f8f48'),
    flowers([336, 356], 8, PAPER, FIR.dark, 6, [20, 330]),
    tufts([340, 358], 7, FIR.dark, 3, 10),
  )
}

export function bootSounds(): string {
  const cracker = rain(CAST.sami, { top: SUN.base, legs: FIR.deep, shoes: '#d6463a', trim: SUN.dark })
  const splasher = rain(CAST.fatou, { top: WATER.base, legs: PLUM.dark, shoes: SUN.base, trim: WATER.deep })
  const dragger = rain(CAST.lea, { top: '#d6463a', legs: BARK.dark, shoes: FIR.base, trim: PAPER })
  const educator = autumn(ADULTS.minh, { top: PLUM.base, legs: BARK.deep, shoes: FIR.dark, trim: PAPER })
  return frame(
    ['#d7e6de', '#eef1d5'],
    birch([54, 226], -10, 22, 4) +
      birch([120, 216], -10, 16, -4) +
      birch([404, 224], -10, 24, -6) +
      birch([356, 214], -10, 14, 4),
    foliage([90, -6], 130, 50, '#c2da8c', 4, 11),
    foliage([400, -10], 130, 52, '#b3d07c', 8, 11),
    land([0, 214, 240, 204, 480, 216], '#bfd295'),
    fill('M196 208H268Q330 270 470 360H10Q140 270 196 208Z', '#b39572'),
    tufts([222, 300], 8, FIR.base, 5, 9, [0, 110]) + tufts([222, 300], 8, FIR.base, 7, 9, [390, 480]),
    under([206, 270], 44),
    adult(
      educator,
      vary(POSES.stand, {
        lean: -4,
        nod: 14,
        hands: pair(-24, -60, 28, -58),
        elbows: [-1, -1],
        feet: pair(-2, -4, 18, -28),
      }),
      [192, 270],
      232,
      {},
    ),
    oval([282, 338], 78, 14, '#7f6a55') + oval([282, 337], 70, 11, '#a9bcc0'),
    stick([50, 346], [140, 340], 8, BARK.dark),
    under([88, 342], 36),
    toddler(
      cracker,
      vary(POSES.walk, { lean: 2, nod: 14, hands: pair(-16, -52, 22, -54), feet: pair(12, -6, -8, -5) }),
      [84, 342],
      166,
      {},
    ),
    line('M124 330l12 -12M132 338l18 -4M110 326l2 -14', INK, 4),
    toddler(splasher, vary(POSES.jump, { hip: [0, -44], nod: 8, feet: pair(-8, -10, 12, -8) }), [272, 332], 164, {}),
    fill('M208 330q-16 -26 -4 -30 12 8 16 28ZM346 330q20 -26 10 -32 -14 8 -22 30Z', '#8fb0bc'),
    droplets(
      [
        [196, 292],
        [366, 288],
        [226, 300],
        [342, 282],
      ],
      4,
      '#8fb0bc',
    ),
    toddler(dragger, vary(POSES.walk, { lean: -10, nod: 12, feet: pair(14, -4, -6, -4) }), [420, 346], 156, {
      facing: -1,
    }),
    line('M440 352q16 -6 34 0M444 340q12 -4 26 -2', '#8a6d4e', 4),
  )
}

export function liftTogether(): string {
  const left = winter(CAST.lila, { top: ROSE.base, legs: PLUM.dark, trim: SUN.soft, hat: TUQUES.plum })
  const right = winter(CAST.anh, { top: SUN.base, legs: WATER.deep, trim: PAPER, hat: TUQUES.maple })
  const educator = winter(ADULTS.pierre, { top: FIR.base, legs: BARK.deep, trim: CREAM, hat: TUQUES.water })
  const loaded: Point = [250, 300]
  return frame(
    ['#a9c9dc', '#e9f0f2'],
    sun([56, 60], 20, '#fbf0cf'),
    fir([22, 226], 130, '#4a7a66', true) + fir([452, 232], 160, '#3f6a58', true),
    fence([76, 404], 218, 54, '#b99a74', 40),
    land([0, 222, 240, 212, 480, 224], SNOW.base),
    land([0, 286, 240, 272, 480, 288], SNOW.light),
    adult(
      educator,
      vary(POSES.standFront, {
        hip: [0, -38],
        hands: pair(-29, -84, 29, -84),
        elbows: [-1, 1],
        feet: pair(-12, -4, 12, -4),
      }),
      [250, 304],
      218,
    ),
    under([250, 352], 90, 10),
    toddler(left, vary(POSES.pull, { lean: -12, nod: 4, elbows: [1, 1] }), [112, 350], 168, {
      grip: { near: [152, 286], far: [160, 280] },
    }),
    toddler(right, vary(POSES.pull, { lean: -12, nod: 4, elbows: [1, 1] }), [392, 350], 166, {
      facing: -1,
      grip: { near: [350, 286], far: [344, 280] },
    }),
    heap([loaded[0], loaded[1] + 26], 150, 62, '#fdfefe', 3),
    specks({ x: [200, 310], y: [284, 314] }, 12, SNOW.shade, 4, 2.4),
    fill('M150 280Q176 316 250 320 324 316 352 280L356 296Q330 346 250 350 170 346 146 296Z', '#c9493f') +
      line('M176 312Q210 334 250 334T326 310', glow('#c9493f', 0.4), 4),
    disc([151, 286], 11, SUN.soft) + disc([351, 286], 11, PAPER),
    line('M166 262l-9 -9M334 262l9 -9M182 250l-5 -11M318 250l5 -11', PAPER, 4),
  )
}
