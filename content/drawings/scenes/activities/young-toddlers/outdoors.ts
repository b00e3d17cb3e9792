import { adult, type Person, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence, heap, rock } from '../../../kit/ground.ts'
import { cloud, flowers, frame, land, leaves, specks, sun, tufts, woods } from '../../../kit/landscape.ts'
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
import { ADULTS, autumn, CAST, mild, summer, TUQUES } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { dashes, disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { bucket, droplets, wateringCan } from '../../../kit/things.ts'
import { blanket, tub, under } from '../../../kit/toys.ts'
import { bare, bush, foliage, leafy, trunk } from '../../../kit/trees.ts'

const STRAW = '#e8cf9a'

/** A pigeon that walks to the right; with `flying`, its wings are up. */
function pigeon(at: Point, scale: number, flying = false, mirror = false): string {
  return place(
    (flying ? '' : line('M-3 -8V0h5M4 -8V0h5', '#d9644f', 2.4)) +
      fill('M-30 -14L-12 -26 6 -26 4 -8 -12 -6Z', '#5c6b78') +
      fill('M-16 -22Q-4 -32 10 -28 20 -22 14 -10 4 -2 -10 -8Z', '#8796a3') +
      fill('M4 -28Q6 -40 14 -42L22 -34Q20 -22 14 -14 6 -18 4 -28Z', FIR.base) +
      disc([17, -40], 7, '#5c6b78') +
      fill('M23 -41L30 -38 22 -37Z', SUN.dark) +
      disc([18.6, -41], 1.3, MAPLE.soft) +
      (flying
        ? fill('M-8 -22Q-22 -46 -40 -54 -30 -28 -8 -16ZM2 -24Q2 -50 -6 -66 18 -48 14 -20Z', '#aab6c0') +
          line('M-32 -46Q-22 -34 -12 -26M0 -58Q6 -44 8 -28', '#5c6b78', 3)
        : line('M-20 -14Q-6 -10 6 -18M-18 -20Q-8 -16 2 -22', '#5c6b78', 2.6)),
    at,
    { scale, mirror },
  )
}

export function birdSteps(): string {
  const educator = mild(ADULTS.minh, { top: MAPLE.base, legs: WATER.deep, shoes: BARK.dark })
  const first = mild(CAST.kofi, { top: SUN.base, legs: PLUM.dark, shoes: PAPER, cut: 'overalls' })
  const trotter = mild(CAST.emile, { top: ROSE.base, legs: FIR.deep, shoes: SUN.base, cut: 'stripes', trim: PAPER })
  const flyer = mild(CAST.mei, { top: WATER.base, legs: PLUM.base, shoes: ROSE.base })
  return frame(
    ['#bfe2ec', '#f4f5da'],
    sun([70, 52], 20, SUN.soft),
    cloud([196, 62], 90, PAPER, 0.95),
    woods(176, 64, '#c0deb0', 5, 'round'),
    leafy([40, 222], 150, '#9ccb78', 8),
    bush([440, 214], 110, 62, FIR.soft, 4),
    land([0, 214, 240, 204, 480, 216], '#bfdda2'),
    line('M322 210h76M326 222h68', BARK.base, 8) + line('M334 196h54M338 214v22M386 214v22', BARK.dark, 6),
    under([214, 236], 30),
    toddler(flyer, vary(POSES.rush, { lean: 14, hands: pair(-34, -60, 36, -62) }), [214, 236], 104, { facing: -1 }),
    land([0, 250, 240, 240, 480, 252], '#b3d593'),
    pigeon([420, 160], 1, true),
    dashes('M330 262Q380 226 398 182', PAPER, 3, '2 9'),
    pigeon([312, 268], 0.75, false, true),
    flowers([258, 284], 14, PAPER, FIR.base, 5),
    land([0, 296, 240, 286, 480, 298], '#a5ca87'),
    under([56, 324], 40),
    toddler(trotter, vary(POSES.run, { lean: 12, nod: -4 }), [48, 326], 150, {}),
    under([262, 326], 60),
    adult(educator, vary(POSES.crouch, { lean: 26, nod: 0 }), [256, 328], 262, {
      grip: { near: [350, 258], far: [296, 268] },
    }),
    line('M350 258l13 -1', ADULTS.minh.skin, 6),
    pigeon([430, 326], 1.35),
    under([150, 348], 40),
    toddler(
      first,
      vary(POSES.walk, {
        lean: 12,
        nod: 6,
        hands: pair(-16, -52, 18, -54),
        feet: pair(15, -14, -6, -4),
        elbows: [-1, 1],
      }),
      [154, 350],
      158,
      {},
    ),
    tufts([344, 358], 9, FIR.dark, 4, 11),
  )
}

export function heavyCan(): string {
  const hat = (color: string, trim: string) => ({ kind: 'sunhat' as const, color, trim })
  const educator = summer(ADULTS.marc, { top: WATER.base, legs: BARK.dark, shoes: CREAM, hat: hat(STRAW, WATER.deep) })
  const dipper = summer(CAST.lea, { top: FIR.base, legs: PLUM.dark, hat: hat(PAPER, ROSE.base) })
  const bearer = summer(CAST.noah, {
    top: ROSE.base,
    legs: WATER.deep,
    shoes: SUN.base,
    hat: hat(SUN.base, MAPLE.dark),
  })
  const pourer = summer(CAST.awa, { top: MAPLE.base, legs: FIR.deep, shoes: PAPER, hat: hat(WATER.soft, PAPER) })
  const plants = (x: number, y: number, tall: number) =>
    line(`M${x} ${y}v${-tall}m0 ${tall * 0.5}q-14 -2 -16 -16m16 8q14 -2 16 -18`, FIR.dark, 4.5) +
    disc([x, y - tall], 7, [ROSE.base, SUN.base, '#d6463a'][x % 3] ?? SUN.base)
  const pot = (x: number, y: number) =>
    fill(`M${x - 19} ${y - 30}h38l-6 30h-26Z`, MAPLE.base) + line(`M${x - 20} ${y - 29}h40`, MAPLE.dark, 7)
  return frame(
    ['#b7deec', '#f6f4d4'],
    sun([410, 50], 24, SUN.soft),
    woods(180, 56, '#bddcae', 6, 'round'),
    fence([16, 470], 226, 60, '#dcbd92', 28),
    land([0, 224, 240, 218, 480, 226], '#bbd99c'),
    fill('M0 276Q120 262 240 270T480 262V320Q240 330 0 330Z', '#dfc99c'),
    trunk([40, 262], -10, 38, BARK.base),
    foliage([56, -2], 150, 60, FIR.base, 8, 14),
    foliage([10, -14], 110, 56, FIR.dark, 4, 12),
    fill('M-10 268Q90 240 190 276 120 318 -10 310Z', '#8fa778', 0.55),
    fill('M330 252H500V284H338Z', EARTH.base) +
      fill('M322 284H500V306H328Z', BARK.soft) +
      line('M326 288H500', BARK.pale, 4),
    [354, 394, 436, 470].map((x, i) => plants(x, 264, 44 + (i % 3) * 12)).join(''),
    under([90, 306], 90),
    adult(educator, vary(POSES.floor, { lean: 8, nod: 16, elbows: [1, 1] }), [34, 304], 240, {
      grip: { near: [96, 240], far: [90, 250] },
      step: { near: [82, 300], far: [76, 296] },
    }),
    toddler(dipper, vary(POSES.crouch, { lean: 30, nod: 6 }), [176, 296], 136, {
      facing: -1,
      grip: { near: [132, 280], far: [138, 276] },
    }),
    tub([116, 306], 96, 30, '#6f8f9a', WATER.soft, fill('M76 -0h.1', WATER.soft)),
    toddler(pourer, vary(POSES.stand, { lean: 10, nod: 10 }), [360, 330], 150, {
      grip: { near: [394, 266], far: [400, 256] },
    }),
    under([448, 350], 40),
    pot(450, 350),
    line('M450 322v-24m0 12q-12 -2 -14 -12m14 4q12 -2 14 -12', FIR.dark, 5),
    disc([450, 296], 8, '#d6463a'),
    wateringCan([408, 268], SUN.base, { turn: 24, scale: 1.05 }),
    line('M442 262q6 12 4 50M447 257q10 12 10 54', WATER.base, 2.6),
    disc([396, 264], 7.6, CAST.awa.skin),
    oval([300, 350], 44, 7, '#a98f5f'),
    fill('M140 334q30 -8 62 0t52 0v8q-40 8 -60 2t-54 0Z', '#a98f5f'),
    toddler(bearer, vary(POSES.walk, { lean: -10, nod: 14 }), [248, 348], 162, {
      grip: { near: [276, 276], far: [282, 274] },
    }),
    wateringCan([290, 308], WATER.deep, { turn: 30, scale: 1.15 }),
    disc([279, 278], 8.4, CAST.noah.skin),
    droplets(
      [
        [324, 308],
        [330, 324],
        [318, 332],
      ],
      3.4,
      WATER.base,
    ),
    tufts([350, 358], 7, FIR.dark, 4, 10),
  )
}

export function vanishingPaint(): string {
  const hat = (color: string, trim: string) => ({ kind: 'sunhat' as const, color, trim })
  const painter = summer(CAST.lila, { top: ROSE.base, legs: PLUM.dark, shoes: SUN.base, hat: hat(SUN.base, ROSE.dark) })
  const slapper = summer(CAST.emile, {
    top: FIR.base,
    legs: WATER.deep,
    shoes: MAPLE.base,
    cut: 'stripes',
    trim: PAPER,
    hat: hat(PAPER, WATER.base),
  })
  const shoe = summer(CAST.idris, { top: SUN.base, legs: FIR.deep, shoes: '#e9e2cf', hat: hat(WATER.soft, PAPER) })
  const educator = summer(ADULTS.helene, { top: WATER.base, legs: PLUM.dark, shoes: CREAM, hat: hat(STRAW, FIR.base) })
  const wall = '#e5bf8f'
  const wet = (d: string, width: number, fade: number) => line(d, shade(wall, 0.5 - fade), width)
  const paintbrush = (at: Point, turn: number) =>
    place(
      line('M-12 0H10', MAPLE.dark, 7) +
        fill('M8 -9H18V9H8Z', STONE.soft) +
        fill('M18 -10Q36 -8 36 0T18 10Z', '#7a6a52'),
      at,
      { turn },
    )
  return frame(
    ['#c7e4ee', '#f4f0d6'],
    woods(196, 70, '#b7d9a4', 5, 'round'),
    fill('M0 0H402V262H0Z', wall),
    line('M0 44H402M0 88H402M0 132H402M0 176H402M0 220H402', shade(wall, 0.1), 2),
    line(
      'M60 0v44M190 0v44M320 0v44M120 44v44M250 44v44M380 44v44M60 88v44M190 88v44M320 88v44M120 132v44M250 132v44M380 132v44M60 176v44M190 176v44M320 176v44M120 220v42M250 220v42M380 220v42',
      shade(wall, 0.1),
      2,
    ),
    fill('M402 0H416V262H402Z', shade(wall, 0.3)),
    fill('M0 258H480V360H0Z', '#e2ddcf'),
    fill('M0 258H402V270H0Z', shade('#e2ddcf', 0.2)),
    wet('M58 120q22 -50 44 0t40 -16', 18, 0.34),
    wet('M30 196v-44M52 202v-30', 16, 0.3),
    wet('M166 150Q178 84 234 92 292 104 270 160 258 190 254 218', 20, 0),
    wet('M330 92v64M354 112v54M378 100v40', 18, 0.2),
    line('M168 156v34M272 162v30', shade(wall, 0.4), 5),
    toddler({ ...slapper, view: 'back' }, vary(POSES.standFront, { elbows: [-1, 1], stretch: 1.2 }), [338, 290], 148, {
      grip: { near: [300, 214], far: [364, 176] },
    }),
    paintbrush([366, 172], -74),
    disc([365, 176], 7.4, CAST.emile.skin),
    bucket([294, 300], '#d6463a', { scale: 1.05 }),
    under([82, 330], 60),
    adult(educator, vary(POSES.floor, { lean: -4, nod: 0, elbows: [1, 1] }), [58, 334], 250, {
      grip: { near: [98, 266], far: [114, 268] },
      step: { near: [122, 336], far: [136, 330] },
    }),
    under([200, 342], 46),
    toddler(painter, vary(POSES.reach, { lean: 4, nod: -8, stretch: 1.15 }), [186, 344], 168, {
      grip: { near: [232, 242], far: [222, 282] },
    }),
    paintbrush([238, 234], -56),
    disc([232, 242], 8.4, CAST.lila.skin),
    bucket([258, 350], WATER.base, { scale: 1.15 }),
    oval([306, 350], 30, 5, '#8f8a7c'),
    under([416, 344], 50),
    toddler(shoe, vary(POSES.floor, { lean: 14, nod: 16 }), [424, 344], 160, {
      facing: -1,
      grip: { near: [388, 316], far: [382, 310] },
      step: { near: [368, 344], far: [384, 336] },
    }),
    paintbrush([384, 318], 140),
    disc([388, 316], 8, CAST.idris.skin),
    oval([364, 349], 16, 4, '#8f8a7c'),
    bucket([458, 354], FIR.base, { scale: 0.9 }),
  )
}

export function stuckBoot(): string {
  const educator = autumn(ADULTS.nadia, { top: WATER.base, legs: PLUM.dark, shoes: BARK.deep, trim: PAPER })
  const stuck = autumn(CAST.theo, { top: SUN.base, legs: FIR.base, shoes: PAPER, trim: PAPER })
  const stomper = autumn(CAST.fatou, { top: ROSE.base, legs: PLUM.base, shoes: SUN.base, trim: PAPER })
  const plank = autumn(CAST.anh, { top: FIR.base, legs: WATER.deep, shoes: MAPLE.base, trim: SUN.soft })
  const hand = autumn(CAST.lila, { top: MAPLE.base, legs: WATER.deep, shoes: PLUM.base, trim: PAPER })
  const mud = '#94704f'
  const redBoot = (x: number, y: number, scale: number) =>
    place(fill('M-13 -30H8V-10Q22 -10 22 2H-13Z', '#d6463a') + line('M-12 -28H7', glow('#d6463a', 0.4), 5), [x, y], {
      scale,
    })
  return frame(
    ['#cfdbdf', '#eef0e2'],
    cloud([60, 70], 110, '#b9c6cc', 0.9),
    cloud([330, 56], 130, '#c3ced3', 0.9),
    woods(186, 66, '#bccfae', 5, 'round'),
    fence([12, 472], 226, 54, '#c4a27c', 28),
    bare([442, 232], 130, BARK.base, 6),
    land([0, 228, 240, 220, 480, 232], '#bfcd96'),
    land([0, 254, 240, 246, 480, 256], '#afc085'),
    fill('M20 316C10 268 120 252 240 254 380 250 476 272 470 312 464 350 360 352 240 352 110 354 30 350 20 316Z', mud),
    fill(
      'M36 312C40 276 130 264 240 266 360 262 450 284 452 308 420 290 330 282 240 284 140 284 60 294 36 312Z',
      shade(mud, 0.18),
    ),
    line('M96 290q16 -6 34 0M330 282q18 -4 36 1M196 336q20 5 44 0', glow(mud, 0.3), 4),
    fill('M296 290L474 272 480 292 304 312Z', BARK.pale) + fill('M304 312L480 292V300L304 320Z', BARK.base),
    line('M330 290L470 276', BARK.soft, 2),
    toddler(
      plank,
      vary(POSES.stand, {
        lean: 4,
        nod: 18,
        feet: pair(20, -2, -4, -4),
        hands: pair(-18, -50, 22, -50),
        elbows: [-1, 1],
      }),
      [408, 288],
      150,
      {
        facing: -1,
      },
    ),
    toddler(
      stomper,
      vary(POSES.jump, { lean: -4, nod: 12, feet: pair(-8, -4, 16, -24), hands: pair(-30, -70, 30, -72) }),
      [86, 304],
      146,
      {},
    ),
    oval([80, 306], 22, 5, shade(mud, 0.4)),
    droplets(
      [
        [48, 280],
        [116, 276],
        [36, 292],
        [126, 288],
      ],
      4,
      mud,
    ),
    under([214, 330], 46),
    adult(educator, vary(POSES.lower, { lean: 30, nod: 20 }), [188, 322], 250, {
      grip: { near: [246, 220], far: [256, 226] },
    }),
    oval([310, 348], 24, 6, shade(mud, 0.4)),
    redBoot(306, 347, 1),
    toddler(
      stuck,
      vary(POSES.stand, {
        lean: -8,
        nod: 22,
        hands: pair(-20, -62, 26, -58),
        elbows: [-1, 1],
        feet: pair(24, -26, -4, -2),
      }),
      [244, 340],
      158,
      { step: { near: [284, 298] } },
    ),
    redBoot(240, 346, 0.86),
    oval([243, 348], 18, 4, shade(mud, 0.4)),
    line('M222 236L238 256', glow(WATER.base, 0.12), 18) + disc([240, 258], 9, ADULTS.nadia.skin),
    toddler(hand, vary(POSES.crouch, { lean: 26, nod: 10 }), [398, 352], 150, {
      facing: -1,
      grip: { near: [346, 334], far: [364, 342] },
    }),
    disc([346, 335], 8, mud),
    place(
      oval([0, 0], 9, 5, shade(mud, 0.45)) + line('M-7 -4l-3 -6M-2 -5l-1 -8M3 -5l2 -7M7 -2l6 -4', shade(mud, 0.45), 3),
      [326, 338],
    ),
    tufts([348, 358], 7, '#6f8a46', 4, 10),
  )
}

export function lastHeap(): string {
  const educator = autumn(ADULTS.julie, { top: PLUM.base, legs: BARK.dark, shoes: INK, trim: PAPER })
  const hugger = autumn(CAST.rose, { top: MAPLE.base, legs: WATER.deep, trim: PAPER, hat: TUQUES.sun })
  const tipper = autumn(CAST.noah, {
    top: FIR.base,
    legs: PLUM.dark,
    shoes: SUN.dark,
    trim: SUN.soft,
    hat: TUQUES.maple,
  })
  const digger = autumn(CAST.mei, { top: ROSE.base, legs: FIR.deep, trim: PAPER, hat: TUQUES.water })
  const mitts = (person: Person, color: string) => ({ ...person, wear: { ...person.wear, mitts: color } })
  const wall = '#a5563c'
  return frame(
    ['#bfe0ee', '#f5f2d8'],
    sun([404, 56], 24, SUN.soft),
    cloud([250, 70], 80, PAPER, 0.9),
    woods(182, 52, '#c9cfae', 6, 'round'),
    bare([356, 226], 120, BARK.base, 5),
    bare([446, 222], 96, BARK.soft, 9),
    fence([190, 476], 222, 46, '#d9b98d', 26),
    land([0, 224, 240, 218, 480, 224], '#c8c492'),
    fill('M0 0H150V250H0Z', wall) + line('M0 40H150M0 80H150M0 120H150M0 160H150M0 200H150', shade(wall, 0.16), 2),
    fill('M40 46H110V120H40Z', '#9fc4d4') + line('M40 46H110V120H40ZM75 46v74', PAPER, 6),
    fill('M150 0L166 8V250H150Z', shade(wall, 0.3)),
    fill('M0 248H480V360H0Z', '#d9d4c8'),
    fill('M0 248H150Q240 270 220 360H0Z', '#b4b1b8'),
    heap([84, 318], 210, 92, SNOW.deep, 5),
    heap([76, 312], 180, 82, '#dbe6ee', 5),
    specks({ x: [10, 160], y: [262, 312] }, 16, '#a89f94', 5, 2),
    oval([336, 332], 118, 16, '#8a8379'),
    oval([420, 286], 44, 7, '#8a8379'),
    line('M404 340q30 6 44 2t36 6', '#6f9ab0', 6) + line('M330 342q-24 10 -60 6', '#6f9ab0', 5),
    heap([420, 288], 50, 15, SNOW.light, 4),
    heap([352, 334], 100, 34, SNOW.light, 7),
    toddler(mitts(digger, PAPER), vary(POSES.floor, { lean: 12, nod: 10 }), [66, 290], 144, {
      grip: { near: [116, 262], far: [108, 252] },
    }),
    line('M104 250L130 282', '#d6463a', 5) + fill('M122 276L140 270 148 288 134 296Z', '#d6463a'),
    disc([115, 262], 9.4, PAPER),
    under([206, 314], 40),
    adult(educator, vary(POSES.walk, { lean: 8, nod: 22 }), [206, 314], 244, {
      grip: { near: [228, 216], far: [256, 236] },
    }),
    under([292, 322], 36),
    toddler(mitts(hugger, SUN.base), vary(POSES.walk, { lean: -8, nod: 6 }), [290, 322], 148, {
      grip: { near: [318, 256], far: [322, 252] },
    }),
    disc([324, 250], 15, SNOW.light) + disc([328, 246], 8, PAPER),
    disc([314, 260], 9, SUN.base),
    under([424, 346], 46),
    toddler(mitts(tipper, MAPLE.base), vary(POSES.stand, { lean: 16, nod: 12 }), [434, 348], 160, {
      facing: -1,
      grip: { near: [396, 280], far: [388, 286] },
    }),
    bucket([398, 284], WATER.base, { turn: -116, scale: 1.05 }),
    fill('M372 286Q362 300 356 316L384 320Q384 302 386 296Z', SNOW.light),
    disc([398, 280], 10, MAPLE.base),
  )
}

export function ploufAgain(): string {
  const hat = (color: string, trim: string) => ({ kind: 'sunhat' as const, color, trim })
  const thrower = summer(ADULTS.pierre, {
    top: MAPLE.base,
    legs: WATER.deep,
    shoes: BARK.base,
    hat: hat(STRAW, MAPLE.dark),
  })
  const guard = summer(ADULTS.lucie, { top: '#d6463a', legs: FIR.deep, shoes: CREAM, hat: hat(PAPER, PLUM.base) })
  const bearer = summer(CAST.zoe, { top: SUN.base, legs: PLUM.dark, shoes: ROSE.base, hat: hat(ROSE.soft, PAPER) })
  const pointer = summer(CAST.kofi, {
    top: FIR.base,
    legs: WATER.deep,
    shoes: SUN.base,
    cut: 'stripes',
    trim: PAPER,
    hat: hat(SUN.base, MAPLE.dark),
  })
  const stacker = summer(CAST.anh, { top: ROSE.base, legs: FIR.deep, shoes: PAPER, hat: hat(WATER.soft, PAPER) })
  const stone = (x: number, y: number, w: number) => rock([x, y], w, w * 0.62, x, STONE.base)
  return frame(
    ['#bfe0ec', '#f3f3dc'],
    sun([64, 50], 20, SUN.soft),
    fill('M0 128Q90 96 180 120T360 108 480 124V160H0Z', '#a9c9bd'),
    land([0, 126, 90, 118, 200, 128, 330, 116, 480, 126], '#a0c1a3'),
    fill('M0 138H480V250H0Z', WATER.base),
    fill('M0 138H480V156Q240 166 0 158Z', WATER.soft, 0.7),
    line('M24 176h60M300 170h70M200 196h40M20 206h36M420 190h40', WATER.pale, 3, 0.7),
    oval([172, 206], 62, 11, WATER.pale) + oval([172, 206], 46, 7, WATER.base),
    fill(
      'M144 206Q138 170 118 158 150 164 156 184 158 150 172 128 182 152 184 184 194 160 222 156 204 172 202 206Q172 214 144 206Z',
      '#eaf6f8',
    ),
    droplets(
      [
        [110, 142],
        [206, 124],
        [172, 104],
      ],
      4,
      '#eaf6f8',
    ),
    land([0, 242, 120, 226, 240, 228, 360, 216, 480, 210], '#e5d1a7'),
    land([0, 280, 240, 270, 480, 272], '#ecdbb5'),
    under([300, 240], 40),
    adult(
      thrower,
      vary(POSES.stand, { lean: 10, nod: 4, feet: pair(14, -4, -14, -4), elbows: [1, 1] }),
      [300, 242],
      188,
      {
        facing: -1,
        grip: { near: [244, 158], far: [256, 132] },
      },
    ),
    dashes('M240 146Q216 96 186 130', PAPER, 3, '2 9'),
    fill('M350 262H436L444 280H344Z', PLUM.soft) + line('M362 262l-4 18M422 262l4 18', PAPER, 4),
    adult(guard, vary(POSES.standFront, { hands: pair(-22, -40, 22, -40) }), [394, 276], 200, {}),
    blanket([140, 336], 300, 50, '#d6463a', '#f0a08f'),
    [
      [186, 330, 38],
      [224, 338, 34],
    ]
      .map(([x = 0, y = 0, w = 0]) => stone(x, y, w))
      .join(''),
    stone(206, 314, 32),
    under([60, 336], 44),
    toddler(pointer, vary(POSES.kneel, { lean: 0, nod: -10 }), [52, 336], 156, {
      grip: { near: [94, 226], far: [86, 270] },
    }),
    toddler(stacker, vary(POSES.heels, { lean: 14, nod: 10 }), [148, 348], 152, {
      grip: { near: [196, 296], far: [202, 292] },
    }),
    rock([208, 298], 28, 18, 5, STONE.soft),
    disc([197, 297], 8, CAST.anh.skin),
    stone(262, 350, 40),
    toddler(bearer, vary(POSES.walk, { lean: -12, nod: 10 }), [318, 346], 160, {
      grip: { near: [342, 284], far: [354, 280] },
    }),
    rock([350, 298], 42, 30, 9, STONE.base),
    disc([344, 288], 8.4, CAST.zoe.skin),
    stone(446, 346, 36),
  )
}

export function stuckByWind(): string {
  const educator = autumn(ADULTS.marc, { top: FIR.base, legs: BARK.dark, shoes: INK, trim: SUN.soft })
  const tearer = autumn(CAST.maika, { top: ROSE.base, legs: PLUM.dark, trim: PAPER, hat: TUQUES.sun })
  const releaser = autumn(CAST.theo, { top: SUN.base, legs: WATER.deep, trim: PAPER, hat: TUQUES.fir })
  const paster = autumn(CAST.idris, { top: WATER.base, legs: FIR.deep, trim: PAPER, hat: TUQUES.maple })
  let mesh = ''
  for (let x = -144; x < 480; x += 24) mesh += `M${x} 92l158 158M${x + 160} 92l-158 158`
  const stuck = (x: number, y: number, color: string, turn: number) =>
    place(
      fill('M-25 -24Q0 -28 25 -23 28 0 24 25 0 22 -25 26 -22 0 -25 -24Z', color) +
        line('M-16 -20q5 20 -2 40M2 -22q6 20 0 40M18 -20q2 18 0 38', shade(color, 0.16), 2.4),
      [x, y],
      { turn },
    )
  return frame(
    ['#cfe2e6', '#f5ecd0'],
    cloud([40, 52], 100, PAPER, 0.95),
    cloud([280, 40], 120, PAPER, 0.95),
    woods(196, 78, '#e3d6a4', 5, 'round'),
    leafy([396, 240], 160, MAPLE.base, 8),
    bush([110, 240], 110, 60, SUN.base, 4),
    land([0, 236, 240, 230, 480, 238], '#cbcc90'),
    fill('M0 86H480V252H0Z', '#f3f5ea', 0.5),
    line(mesh, '#77857f', 1.5),
    line('M0 90H480M0 250H480', '#6f7c77', 5),
    line('M18 78V258M208 78V258M398 78V258', '#5c6964', 8),
    land([0, 252, 240, 250, 480, 254], '#bcc080'),
    stuck(72, 138, ROSE.base, -6),
    stuck(150, 132, SUN.base, 10),
    stuck(256, 124, WATER.deep, 4),
    stuck(346, 150, PAPER, -8),
    stuck(438, 128, PLUM.base, 8),
    toddler({ ...paster, view: 'back' }, vary(POSES.standFront, { elbows: [-1, 1], stretch: 1.25 }), [346, 284], 142, {
      grip: { near: [318, 198], far: [374, 198] },
    }),
    under([60, 318], 56),
    adult(educator, vary(POSES.crouch, { lean: 0, nod: -8, elbows: [1, 1] }), [60, 320], 248, {
      grip: { near: [132, 236], far: [126, 192] },
    }),
    toddler(tearer, vary(POSES.stand, { lean: -14, nod: 0, feet: pair(10, -4, -8, -4) }), [438, 330], 152, {
      facing: -1,
      grip: { near: [400, 236], far: [404, 218] },
    }),
    fill('M398 226Q392 240 396 262L414 254Q406 240 408 228Z', MAPLE.base),
    toddler(releaser, vary(POSES.reach, { lean: 6, nod: -8, elbows: [1, 1] }), [198, 350], 164, {
      grip: { near: [238, 272], far: [244, 246] },
    }),
    place(
      fill('M-6 4Q14 -18 34 -4T70 -14Q62 8 72 26 50 18 36 34T2 32Q8 18 -6 4Z', '#e36f3c') +
        line('M16 -4q6 14 2 32M44 -4q6 12 0 28', MAPLE.dark, 2.6),
      [258, 196],
      { turn: -26, scale: 0.8 },
    ),
    line('M92 272q44 -14 84 2M236 292q30 -8 52 0M96 340q30 -8 56 0', '#f7fbfa', 4),
    fill('M318 350Q316 322 322 320H392Q398 322 394 350Z', BARK.pale) + line('M318 330H396M320 340H394', BARK.soft, 3),
    fill('M326 322Q338 306 354 316 372 302 386 322Z', SUN.base) + fill('M342 322Q352 308 366 322Z', ROSE.base),
    leaves({ x: [0, 480], y: [262, 354] }, 24, [MAPLE.base, SUN.base, MAPLE.deep], 5, 6),
  )
}
