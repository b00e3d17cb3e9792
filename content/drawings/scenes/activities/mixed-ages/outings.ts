import { figure } from '../../../kit/figure.ts'
import { pair } from '../../../kit/geometry.ts'
import { rock, stick } from '../../../kit/ground.ts'
import type { Hat } from '../../../kit/head.ts'
import { cloud, frame, land, sun, woods } from '../../../kit/landscape.ts'
import {
  BARK,
  CREAM,
  EARTH,
  FIR,
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
import { ADULTS, autumn, BABIES, bodysuit, CAST, mild, summer, TUQUES, winter } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { garland } from '../../../kit/room.ts'
import { disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { bucket, cup, droplets } from '../../../kit/things.ts'
import { ball, basket, blanket, pitcher, saucepan, spoon, tub } from '../../../kit/toys.ts'
import { birch, foliage, leafy, limb, mapleLeaf, rays, trunk } from '../../../kit/trees.ts'

export function sheetTakesWind(): string {
  const adult = mild(ADULTS.lucie, { top: MAPLE.base, legs: BARK.deep, shoes: INK })
  const baby = mild(BABIES.tao, {
    top: WATER.base,
    legs: WATER.base,
    shoes: PAPER,
    hat: { kind: 'bonnet', color: ROSE.soft, trim: PAPER },
  })
  const left = mild(CAST.theo, { top: ROSE.base, legs: WATER.deep, shoes: PAPER })
  const runner = mild(CAST.mei, { top: SUN.base, legs: FIR.deep, shoes: MAPLE.base })
  const right = mild(CAST.kofi, { top: FIR.base, legs: PLUM.dark, shoes: SUN.base, cut: 'stripes', trim: CREAM })
  const sitting = mild(CAST.rose, { top: WATER.base, legs: MAPLE.dark, shoes: PAPER })
  return frame(
    ['#b5d9ee', '#f4f2d8'],
    cloud([30, 72], 110, PAPER, 0.9),
    cloud([392, 66], 90, PAPER, 0.8),
    line('M40 110q40 -12 70 2t60 -8M330 92q30 -10 56 2', PAPER, 4, 0.9),
    woods(206, 54, '#b9dba8', 6, 'round'),
    leafy([452, 232], 130, FIR.soft, 4),
    land([0, 224, 240, 216, 480, 226], '#9fcd7f'),
    land([0, 296, 240, 288, 480, 298], '#8fc071'),
    figure(runner, vary(POSES.run, { lean: 22, nod: -2 }), [246, 302], 118, { build: 'toddler' }),
    fill('M76 250Q90 120 240 76 380 80 420 244 396 214 356 222 330 186 276 196 214 176 166 206 120 206 76 250Z', PAPER),
    fill(
      'M76 250Q120 206 166 206 214 176 276 196 330 186 356 222 396 214 420 244 380 170 250 150 130 160 76 250Z',
      '#d8e3ea',
    ),
    line('M240 78Q214 120 200 170M280 84Q300 120 308 172M200 92Q150 140 128 196M320 100Q360 150 374 204', '#e3ebef', 4),
    ball([170, 82], 12, ROSE.base, ROSE.soft),
    ball([300, 58], 12, SUN.base, SUN.soft),
    ball([356, 96], 11, WATER.base, WATER.soft),
    figure(adult, vary(POSES.pull, { lean: -10, nod: -8, elbows: [1, 1] }), [48, 348], 216, {
      build: 'adult',
      grip: { near: [84, 246], far: [94, 236] },
    }),
    disc([84, 246], 8, ADULTS.lucie.skin),
    figure({ ...left, view: 'back' }, vary(POSES.standFront, { elbows: [-1, 1] }), [186, 350], 144, {
      grip: { near: [158, 216], far: [214, 192] },
    }),
    disc([158, 215], 6.4, CAST.theo.skin),
    disc([213, 194], 6.4, CAST.theo.skin),
    figure(right, vary(POSES.pull, { lean: -10, nod: -12, elbows: [1, 1] }), [430, 308], 150, {
      facing: -1,
      grip: { near: [416, 242], far: [408, 240] },
    }),
    disc([417, 243], 6.6, CAST.kofi.skin),
    figure(sitting, vary(POSES.floor, { lean: -6, nod: -10, elbows: [1, 1] }), [418, 354], 136, {
      build: 'toddler',
      facing: -1,
      grip: { near: [388, 250], far: [384, 250] },
    }),
    blanket([302, 344], 130, 28, PLUM.base),
    figure(
      baby,
      vary(BABY_POSES.sit, { lean: -6, nod: -10, hands: pair(14, -34, 18, -40), elbows: [-1, -1] }),
      [310, 346],
      112,
      { build: 'baby' },
    ),
  )
}

export function clothOfFinds(): string {
  const adult = mild(ADULTS.pierre, { top: WATER.deep, legs: BARK.deep, shoes: BARK.dark })
  const baby = mild(BABIES.binta, { top: ROSE.base, legs: ROSE.base, shoes: PAPER })
  const pouring = mild(CAST.zoe, { top: SUN.base, legs: FIR.deep, shoes: MAPLE.base })
  const comparing = mild(CAST.anh, { top: PLUM.base, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: PAPER })
  const sorter = mild(CAST.lila, { top: MAPLE.base, legs: PLUM.dark, shoes: BARK.dark })
  const cone = (x: number, y: number, turn = 0) =>
    place(oval([0, 0], 10, 16, BARK.dark) + line('M-7 -7l7 5 7 -5M-9 0l9 6 9 -6M-7 7l7 5 7 -5', BARK.soft, 2), [x, y], {
      turn,
    })
  return frame(
    ['#d7e6cf', '#f6f3d6'],
    woods(196, 100, '#c6dbad', 12, 'mixed'),
    trunk([88, 238], -10, 44, '#9a9a80'),
    birch([404, 236], -10, 20, -4),
    trunk([462, 244], -10, 34, '#8d8f76'),
    foliage([120, -18], 210, 46, FIR.soft, 5, 15),
    rays('#fffbe0', 0.26),
    land([0, 234, 240, 224, 480, 236], '#a8c184'),
    land([0, 286, 240, 278, 480, 288], '#98b274'),
    figure(adult, vary(POSES.tailor, { lean: 4, nod: 10, elbows: [1, 1] }), [236, 262], 222, {
      build: 'adult',
      grip: { near: [286, 196], far: [280, 204] },
    }),
    cone(288, 188, 16),
    disc([286, 202], 8, ADULTS.pierre.skin),
    fill('M92 258H404L458 344H34Z', '#ffffff'),
    fill('M92 258H404L408 264H88Z', SNOW.base),
    line('M156 258L120 344M340 258L372 344', SNOW.base, 3),
    cone(148, 286, 60),
    cone(176, 294, 80),
    cone(134, 308, 70),
    stick([210, 282], [268, 276], 7, BARK.base),
    stick([208, 296], [274, 292], 6, BARK.soft),
    stick([214, 310], [266, 308], 8, BARK.dark),
    rock([316, 300], 40, 22, 4, STONE.base),
    rock([356, 306], 34, 18, 7, STONE.soft),
    rock([330, 324], 42, 22, 9, '#a7a096'),
    fill('M182 334q4 -16 34 -18 14 4 14 16 -22 8 -48 2Z', BARK.soft),
    fill('M238 336q6 -14 30 -14 12 6 8 14 -20 6 -38 0Z', BARK.base),
    mapleLeaf([290, 336], 30, 20, SUN.base),
    figure(pouring, vary(POSES.stand, { lean: 14, nod: 12, elbows: [1, 1] }), [54, 316], 128, {
      build: 'toddler',
      grip: { near: [96, 252], far: [100, 256] },
    }),
    basket([112, 264], 44, 26, BARK.pale, '', { turn: 62 }),
    cone(132, 268, 30),
    disc([97, 253], 6, CAST.zoe.skin),
    figure(comparing, vary(POSES.stand, { lean: 6, nod: 10, elbows: [1, 1] }), [398, 296], 150, {
      facing: -1,
      grip: { near: [362, 216], far: [370, 232] },
    }),
    rock([356, 212], 26, 22, 3, STONE.soft),
    rock([380, 240], 26, 20, 6, STONE.base),
    disc([362, 216], 6.4, CAST.anh.skin),
    figure(sorter, vary(POSES.kneel, { lean: 30, nod: 12 }), [446, 350], 150, {
      facing: -1,
      grip: { near: [398, 316], far: [390, 322] },
    }),
    rock([388, 328], 30, 18, 5, STONE.dark),
    figure(baby, vary(BABY_POSES.tummy, {}), [124, 354], 116, { build: 'baby', grip: { near: [170, 338] } }),
    disc([170, 338], 6, BABIES.binta.skin),
  )
}

/** A short marker stick planted in the snow with its square of cloth. */
function marker(x: number, y: number, color: string): string {
  return line(`M${x} ${y}v-46`, BARK.base, 4.5) + fill(`M${x} ${y - 46}h20v16h-20Z`, color)
}

export function shoreUnderSnow(): string {
  const adult = winter(ADULTS.julie, { top: ROSE.base, legs: BARK.deep, trim: CREAM })
  const guard = winter(ADULTS.marc, { top: FIR.base, legs: BARK.deep, trim: SUN.base })
  // Seen from behind, a coat shows no zip.
  const fromBehind = { ...guard, view: 'back' as const, wear: { ...guard.wear, trim: guard.wear.top } }
  const baby = winter(BABIES.ines, { top: SUN.base, legs: SUN.base, trim: PAPER })
  const listener = winter(CAST.emile, { top: PLUM.base, legs: WATER.deep, trim: SUN.soft })
  const teller = winter(CAST.awa, { top: MAPLE.base, legs: FIR.deep, trim: PAPER })
  const crack = 'M250 150l26 10 -8 12 34 8 -10 12 30 4'
  return frame(
    ['#b9cfe2', '#f3eadf'],
    sun([70, 70], 22, SUN.pale),
    land([0, 118, 120, 96, 260, 112, 380, 92, 480, 108], '#c3d2dc'),
    woods(130, 30, '#8fa9b8', 9, 'fir'),
    fill('M0 132H480V214H0Z', '#d5e5ee'),
    fill('M0 150Q120 142 220 160T480 150V190Q360 180 240 194T0 186Z', '#bdd6e4'),
    line(crack, '#7fa5bd', 4),
    line('M340 132q14 6 14 18M356 124q22 10 22 34M232 138q-14 6 -14 18M216 128q-22 10 -22 34', '#6d93ac', 3.4, 0.9),
    land([0, 200, 120, 208, 300, 198, 480, 206], SNOW.base),
    [30, 118, 206, 294, 382, 462].map((x, i) => marker(x, 236 + (i % 2) * 4, i % 2 ? '#d6463a' : MAPLE.base)).join(''),
    land([0, 246, 240, 238, 480, 248], SNOW.light),
    line('M0 300q60 -14 120 0M330 330q80 -14 150 2', SNOW.shade, 4),
    figure(fromBehind, vary(POSES.standFront, { hands: pair(-17, -34, 17, -34), elbows: [1, -1] }), [428, 296], 208, {
      build: 'adult',
    }),
    figure(teller, vary(POSES.stand, { lean: 2, nod: -6, elbows: [-1, 1] }), [344, 336], 154, {
      facing: -1,
      grip: { near: [304, 230], far: [330, 258] },
    }),
    figure(listener, vary(POSES.stand, { lean: 8, nod: 4, elbows: [-1, -1] }), [56, 334], 156, {
      grip: { near: [92, 210], far: [80, 272] },
    }),
    figure(adult, vary(POSES.heels, { lean: 0, nod: 0, elbows: [1, 1] }), [176, 342], 228, {
      build: 'adult',
      grip: { near: [220, 284], far: [226, 270] },
    }),
    figure(baby, vary(BABY_POSES.held, { lean: -4, nod: -4 }), [212, 326], 116, { build: 'baby' }),
    fill('M150 262Q176 240 206 262 250 270 262 300 264 340 240 350H160Q132 320 150 262Z', PLUM.base),
    line('M160 290Q210 300 250 330M156 316Q190 326 214 348M214 270Q200 310 206 348', PLUM.soft, 4),
    disc([222, 284], 11, CREAM),
  )
}

export function pathOfStones(): string {
  const hat = (color: string, trim: string): Hat => ({ kind: 'sunhat', color, trim })
  const adult = mild(ADULTS.nadia, { top: FIR.base, legs: BARK.dark, shoes: INK })
  const guard = mild(ADULTS.marc, {
    top: ROSE.dark,
    legs: BARK.deep,
    shoes: INK,
    hat: { kind: 'cap', color: SUN.base, trim: SUN.dark },
  })
  const jumper = summer(CAST.lila, { top: SUN.base, legs: PLUM.dark, shoes: PAPER, hat: hat(PAPER, MAPLE.base) })
  const little = summer(CAST.noah, {
    top: WATER.base,
    legs: FIR.deep,
    shoes: MAPLE.base,
    hat: hat('#e8cf9a', WATER.deep),
  })
  const carrier = summer(CAST.rose, {
    top: ROSE.base,
    legs: WATER.deep,
    shoes: SUN.base,
    hat: hat(SUN.soft, MAPLE.dark),
  })
  const sand = '#ecd6a2'
  const flat = (x: number, y: number, w: number, color: string = STONE.base) =>
    rock([x, y + w * 0.3], w * 2, w * 0.56, x, color)
  return frame(
    ['#aedaee', '#f9f2d8'],
    sun([420, 64], 22, SUN.soft),
    land([0, 104, 140, 86, 300, 102, 480, 84], '#a7c9b4'),
    fill('M0 112H480V176H0Z', WATER.base),
    line('M40 130h70M200 124h90M330 142h80M110 154h60M260 162h80', WATER.soft, 4),
    fill('M0 168Q120 180 240 170T480 172V196H0Z', '#cfe3dc'),
    land([0, 178, 240, 184, 480, 180], sand),
    line('M20 206q40 -6 80 0M300 200q50 -6 90 2', '#d9bf86', 3),
    figure(guard, vary(POSES.stand, { lean: 0, nod: 0, hands: pair(-12, -42, -10, -42) }), [52, 232], 160, {
      build: 'adult',
      facing: 1,
    }),
    land([0, 244, 240, 234, 480, 246], '#f1dfb2'),
    flat(120, 300, 30),
    flat(188, 280, 28, STONE.soft),
    flat(250, 296, 30, '#9a948a'),
    flat(312, 276, 27),
    flat(372, 288, 26, STONE.soft),
    flat(424, 270, 24, '#9a948a'),
    figure(adult, vary(POSES.stand, { lean: 8, nod: 6, elbows: [1, 1] }), [366, 268], 204, {
      build: 'adult',
      facing: -1,
      grip: { near: [300, 206], far: [322, 176] },
    }),
    figure(
      jumper,
      vary(POSES.jump, { lean: 8, hands: pair(-30, -70, 36, -72), feet: pair(-14, -8, 20, -10) }),
      [220, 276],
      150,
      { grip: { far: [284, 208] } },
    ),
    oval([220, 290], 20, 4, INK, 0, 0.14),
    figure(
      little,
      vary(POSES.stand, {
        lean: 4,
        nod: 10,
        feet: pair(12, -14, -6, -4),
        hands: pair(-18, -50, 20, -52),
        elbows: [-1, 1],
      }),
      [102, 308],
      122,
      { build: 'toddler' },
    ),
    figure(carrier, vary(POSES.lower, { lean: 36, nod: -2 }), [452, 346], 152, {
      facing: -1,
      grip: { near: [404, 308], far: [396, 312] },
    }),
    flat(392, 316, 28, '#a59d90'),
    disc([406, 310], 6.6, CAST.rose.skin),
  )
}

export function songOfSettingOut(): string {
  const adult = mild(ADULTS.helene, { top: WATER.deep, legs: BARK.deep, shoes: INK })
  const closer2 = mild(ADULTS.lucie, { top: MAPLE.base, legs: PLUM.dark, shoes: INK })
  const visor = mild(CAST.maika, { top: ROSE.base, legs: FIR.deep, shoes: SUN.base, cut: 'overalls' })
  const miaow = mild(CAST.sami, { top: FIR.base, legs: WATER.deep, shoes: MAPLE.base })
  const stepper = mild(CAST.fatou, { top: SUN.base, legs: PLUM.dark, shoes: PAPER, cut: 'stripes', trim: MAPLE.dark })
  const hand = mild(CAST.emile, { top: PLUM.base, legs: BARK.dark, shoes: PAPER })
  return frame(
    ['#bfe0ec', '#f7f3da'],
    cloud([360, 72], 90, PAPER, 0.95),
    woods(190, 60, '#b9d9a8', 14, 'round'),
    leafy([414, 220], 150, FIR.soft, 6),
    land([240, 212, 360, 206, 480, 212], '#a3cf82'),
    fill('M0 60H214V258H0Z', '#c98a6a'),
    line('M0 94H214M0 128H214M0 162H214M0 196H214', '#b57555', 3),
    fill('M-10 66L100 14 232 66Z', MAPLE.deep),
    fill('M30 100H92V164H30Z', PAPER),
    fill('M36 106H86V158H36Z', WATER.soft),
    line('M61 106V158M36 132H86', PAPER, 4),
    fill('M128 258V120H188V258Z', FIR.dark),
    fill('M140 132H176V176H140Z', WATER.pale),
    disc([180, 200], 4, SUN.base),
    fill('M214 258V170H236V258Z', '#8fbf74'),
    fill('M-10 258H490V344H-10Z', '#d9d4c8'),
    line('M90 258L60 344M230 258L222 344M370 258L390 344', '#c2bcae', 3),
    fill('M-10 344H490V370H-10Z', '#8b8f92'),
    line('M-10 345H490', '#b9b5aa', 7),
    fill('M104 258H214V276H104Z', STONE.soft),
    fill('M96 276H222V294H96Z', STONE.base),
    line('M104 258H214M96 276H222', STONE.pale, 4),
    figure(closer2, vary(POSES.stand, { lean: 2, nod: 8, elbows: [1, 1] }), [126, 262], 176, {
      build: 'adult',
      grip: { near: [160, 190], far: [150, 200] },
    }),
    figure(
      stepper,
      vary(POSES.stand, { lean: 4, nod: 6, feet: pair(16, -18, -4, -4), elbows: [1, 1] }),
      [184, 282],
      130,
      { grip: { near: [222, 226] } },
    ),
    line('M206 278l8 8M212 268l10 2', MAPLE.dark, 3.4),
    figure(hand, vary(POSES.walk, { lean: 2, nod: 2 }), [252, 318], 118, {
      build: 'toddler',
      grip: { near: [222, 256], far: [290, 256] },
    }),
    figure(adult, vary(POSES.walk, { lean: 2, nod: 6, elbows: [1, 1], feet: pair(12, -5, -10, -6) }), [306, 336], 206, {
      build: 'adult',
      grip: { near: [288, 258], far: [352, 226] },
    }),
    disc([288, 257], 8, ADULTS.helene.skin),
    figure(visor, vary(POSES.walk, { lean: -2, nod: -6, elbows: [-1, 1] }), [404, 318], 146, {
      grip: { near: [434, 206], far: [360, 240] },
    }),
    figure(miaow, vary(POSES.walk, { lean: 6, nod: 14, elbows: [1, 1] }), [66, 338], 126, {
      build: 'toddler',
      grip: { near: [104, 292] },
    }),
    place(
      line('M-20 -6Q-34 -10 -30 -26', SUN.dark, 5) +
        fill('M-22 0V-10Q-18 -20 0 -18L14 -18V0H8V-7H-14V0Z', SUN.base) +
        disc([16, -24], 10, SUN.base) +
        fill('M8 -30l1 -10 8 6ZM17 -33l8 -6 1 11Z', SUN.base) +
        line('M-12 -17v6M-4 -18v6', SUN.dark, 2.6) +
        line('M20 -26h.1', INK, 3) +
        line('M24 -22h4', INK, 1.6),
      [146, 338],
      { scale: 1.05, mirror: true },
    ),
  )
}

export function eveningOfFeet(): string {
  const adult = mild(ADULTS.pierre, { top: FIR.base, legs: BARK.dark, shoes: BARK.deep })
  const baby = bodysuit(BABIES.malik, SUN.base, PAPER)
  const first = summer(CAST.lea, { top: ROSE.base, legs: WATER.deep, shoes: MAPLE.base })
  const second = summer(CAST.kofi, { top: WATER.base, legs: FIR.deep, shoes: PAPER, cut: 'stripes', trim: PAPER })
  const third = summer(CAST.anh, { top: PLUM.base, legs: MAPLE.dark, shoes: SUN.base })
  const seat = vary(POSES.standFront, { hip: [0, -24], hands: pair(-13, -28, 13, -28), lap: true })
  const tap = (x: number, y: number) =>
    line(`M${x - 16} ${y - 4}l-9 -5M${x + 16} ${y - 4}l9 -5M${x} ${y + 10}v7`, MAPLE.dark, 3.4)
  return frame(
    ['#f3b98c', '#fbe6b8'],
    sun([398, 150], 30, '#fbe3a0'),
    woods(200, 64, '#c9a970', 7, 'round'),
    fill('M-10 0H300V40H-10Z', BARK.dark),
    fill('M-10 40H280V230H-10Z', '#b86f55'),
    line('M0 80H280M0 120H280M0 160H280M0 200H280', '#a35f47', 3),
    fill('M60 84H134V212H60Z', BARK.deep),
    fill('M176 84H244V150H176Z', SUN.soft),
    line('M210 84V150', CREAM, 4),
    line('M280 36V250', CREAM, 9),
    garland(20, 470, 34, 18, [MAPLE.base, SUN.base, FIR.base, ROSE.base, PLUM.base]),
    land([0, 232, 240, 226, 480, 226], '#a9b26a'),
    land([0, 302, 240, 296, 480, 304], '#9aa45c'),
    fill('M20 258H316L330 280H8Z', BARK.pale),
    fill('M8 280H330V312H8Z', BARK.soft),
    line('M8 296H330M90 258L80 280M170 258L168 280M250 258L256 280', BARK.base, 2.6),
    figure(first, vary(seat, { feet: pair(-10, -8, 8, -2) }), [70, 306], 142, {}),
    figure(
      second,
      vary(seat, { feet: pair(-9, -3, 10, -9), hands: pair(-24, -46, 22, -44), elbows: [-1, 1] }),
      [166, 306],
      146,
      {},
    ),
    spoon([134, 242], BARK.base, { turn: -70, scale: 0.8 }),
    spoon([196, 244], BARK.base, { turn: -110, scale: 0.8 }),
    figure(third, vary(seat, { feet: pair(-10, -2, 9, -8) }), [258, 306], 140, {}),
    tap(70, 312),
    tap(166, 316),
    tap(258, 312),
    figure(adult, vary(POSES.crouch, { hip: [-6, -20], lean: 12, nod: 6, elbows: [1, 1] }), [446, 346], 206, {
      build: 'adult',
      facing: -1,
      grip: { near: [402, 286], far: [396, 272] },
    }),
    blanket([350, 346], 150, 26, PLUM.base),
    figure(baby, vary(BABY_POSES.sit, { lean: 16, nod: -6 }), [370, 348], 112, {
      build: 'baby',
      facing: -1,
      grip: { near: [334, 302], far: [336, 294] },
    }),
    disc([335, 301], 6, BABIES.malik.skin),
    saucepan([42, 352], { scale: 0.9 }),
  )
}

export function plocBuckets(): string {
  const adult = autumn(ADULTS.minh, { top: ROSE.base, legs: BARK.deep, shoes: INK, hat: TUQUES.plum })
  const pourer = autumn(CAST.theo, { top: WATER.base, legs: FIR.deep, shoes: MAPLE.deep, trim: PAPER, hat: TUQUES.sun })
  const boiler = autumn(CAST.lila, { top: SUN.base, legs: PLUM.dark, shoes: BARK.dark, trim: PAPER })
  const spiller = autumn(CAST.noah, {
    top: MAPLE.base,
    legs: WATER.deep,
    shoes: FIR.dark,
    trim: PAPER,
    hat: TUQUES.water,
  })
  const ear = autumn(CAST.rose, { top: PLUM.base, legs: FIR.deep, shoes: ROSE.dark, trim: PAPER, hat: TUQUES.rose })
  const steel = '#c3cbc9'
  const hung = (x: number, y: number, s: number) =>
    place(
      line('M-12 -30h10', STONE.dark, 4) +
        fill('M-15 -26H15L11 4H-11Z', steel) +
        fill('M4 -26H15L11 4H3Z', STONE.base) +
        oval([0, -26], 15, 4, STONE.dark),
      [x, y],
      { scale: s },
    )
  return frame(
    ['#c7e0ee', '#faf3dc'],
    sun([250, 58], 22, SUN.soft),
    woods(206, 46, '#cfcbb4', 5, 'round'),
    land([0, 216, 240, 208, 480, 218], SNOW.base),
    fill('M120 240Q240 222 380 242 420 262 330 270 200 276 130 262 90 252 120 240Z', '#c2b27c'),
    land([0, 280, 240, 270, 480, 282], SNOW.light),
    fill('M110 324Q240 296 380 318 430 340 340 358H140Q70 342 110 324Z', '#cdbd8a'),
    trunk([52, 306], -10, 78, BARK.base),
    line('M40 70v34M62 130v30', BARK.dark, 4),
    trunk([444, 286], -10, 50, BARK.soft),
    hung(108, 208, 1.15),
    droplets([[104, 180]], 4, WATER.base),
    hung(408, 206, 0.95),
    figure(ear, vary(POSES.stand, { lean: 6, nod: 8, elbows: [1, 1] }), [150, 304], 146, {
      facing: -1,
      grip: { near: [124, 206], far: [120, 250] },
    }),
    figure(adult, vary(POSES.kneel, { lean: 8, nod: 6, elbows: [1, 1] }), [362, 292], 200, {
      build: 'adult',
      facing: -1,
      grip: { near: [322, 214], far: [330, 206] },
    }),
    pitcher([314, 232], WATER.soft, { mirror: true, turn: -20, scale: 0.9 }),
    disc([326, 216], 8, ADULTS.minh.skin),
    tub([262, 342], 148, 54, STONE.base, '#e8cf8f', line('M-30 -54q14 -6 28 0t28 0', '#f6e6b8', 4)),
    line('M226 270q-10 -12 0 -24M262 264q-10 -12 0 -24', PAPER, 5, 0.8),
    figure(boiler, vary(POSES.stand, { lean: 8, nod: 8, elbows: [1, 1] }), [190, 354], 142, {
      grip: { near: [218, 286], far: [224, 282] },
    }),
    line('M218 284L248 290', BARK.soft, 5.4),
    oval([252, 291], 9, 5, BARK.base),
    disc([219, 285], 6.8, CAST.lila.skin),
    figure(pourer, vary(POSES.stand, { lean: 10, nod: 8, elbows: [1, 1] }), [382, 354], 148, {
      facing: -1,
      grip: { near: [342, 272], far: [348, 264] },
    }),
    place(bucket([0, 0], steel, { scale: 0.85 }), [330, 274], { turn: -68 }),
    line('M312 276Q306 282 306 290', WATER.soft, 6),
    disc([344, 272], 6.6, CAST.theo.skin),
    figure(spiller, vary(POSES.walk, { lean: 4, nod: 10, elbows: [1, 1] }), [446, 346], 122, {
      build: 'toddler',
      facing: -1,
      grip: { near: [416, 286], far: [420, 282] },
    }),
    cup([412, 282], ROSE.base, { turn: -34, scale: 1.3 }),
    droplets(
      [
        [402, 290],
        [398, 304],
        [408, 312],
      ],
      3,
      WATER.base,
    ),
  )
}

export function landAtTheFoot(): string {
  const adult = mild(ADULTS.marc, { top: PLUM.base, legs: BARK.deep, shoes: INK })
  const planter = mild(CAST.zoe, { top: SUN.base, legs: WATER.deep, shoes: PAPER })
  const voice = mild(CAST.jasleen, { top: ROSE.base, legs: FIR.deep, shoes: BARK.dark })
  const roads = mild(CAST.emile, { top: WATER.base, legs: MAPLE.dark, shoes: SUN.base, cut: 'stripes', trim: CREAM })
  const namer = mild(CAST.awa, { top: MAPLE.base, legs: PLUM.dark, shoes: PAPER, cut: 'overalls' })
  const hut = (x: number, y: number, s: number, roof: string) =>
    place(
      line('M-16 0V-22M16 0V-22M-6 0V-20M6 0V-20', BARK.soft, 5) +
        fill('M-26 -18L0 -40 26 -18 20 -12 0 -28 -20 -12Z', roof) +
        fill('M-26 -18L0 -40 26 -18Z', roof),
      [x, y],
      { scale: s },
    )
  return frame(
    ['#d2e4cf', '#f5f2d4'],
    woods(190, 90, '#c2d9ac', 15, 'mixed'),
    birch([30, 232], -10, 18, 4),
    trunk([452, 240], -10, 30, '#98a084'),
    land([0, 230, 240, 220, 480, 232], '#a2c383'),
    trunk([240, 266], -10, 128, BARK.base),
    line('M196 40v44M226 90v40M268 30v40M282 110v44M210 150v36', BARK.dark, 5),
    foliage([240, -24], 290, 50, FIR.base, 6, 17),
    limb([196, 250], [150, 258], [96, 280], 30, 6, BARK.base),
    limb([284, 250], [330, 258], [388, 280], 30, 6, shade(BARK.base)),
    land([0, 282, 240, 268, 480, 284], '#8fb26f'),
    oval([240, 312], 158, 42, EARTH.soft),
    oval([240, 310], 148, 37, '#a8835f'),
    line('M120 318Q180 296 232 316T356 302', '#d9bf94', 9),
    line('M286 308Q300 296 296 278', '#d9bf94', 7),
    hut(186, 296, 0.9, BARK.dark),
    hut(238, 304, 1.05, FIR.base),
    hut(330, 322, 0.7, MAPLE.dark),
    rock([226, 344], 34, 20, 4, STONE.soft),
    rock([270, 340], 28, 24, 8, STONE.base),
    line('M150 318q10 -14 22 0M150 318v8M172 318v8', BARK.base, 4),
    line('M202 336v-20M308 346v-18', BARK.base, 4),
    fill('M202 316h14l-4 5 4 5h-14ZM308 328h14l-4 5 4 5h-14Z', '#d6463a'),
    oval([246, 286], 7, 10, BARK.dark, 10),
    oval([350, 310], 6, 9, BARK.dark, -14),
    figure(adult, vary(POSES.heels, { lean: 8, nod: 12 }), [92, 290], 212, { build: 'adult' }),
    figure(planter, vary(POSES.kneel, { lean: 22, nod: 10 }), [62, 352], 132, {
      build: 'toddler',
      grip: { near: [104, 306], far: [100, 312] },
    }),
    stick([108, 296], [114, 330], 6, BARK.base),
    disc([106, 307], 6, CAST.zoe.skin),
    figure(voice, vary(POSES.kneel, { lean: 14, nod: 10, elbows: [1, 1] }), [318, 276], 130, {
      facing: -1,
      grip: { near: [286, 236], far: [280, 244] },
    }),
    rock([276, 244], 24, 20, 4, STONE.soft),
    line('M258 226l-8 -6M256 236h-10', MAPLE.dark, 3.4),
    figure(namer, vary(POSES.kneel, { lean: 14, nod: 6, elbows: [1, 1] }), [412, 292], 140, {
      facing: -1,
      grip: { near: [370, 250], far: [376, 262] },
    }),
    figure(roads, vary(POSES.kneel, { lean: 30, nod: 12 }), [428, 352], 154, {
      facing: -1,
      grip: { near: [374, 318], far: [366, 324] },
    }),
    line('M372 316L352 306', BARK.base, 4.4),
    disc([373, 318], 6.6, CAST.emile.skin),
  )
}
