import { figure, type Person } from '../../../kit/figure.ts'
import { pair } from '../../../kit/geometry.ts'
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
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, BABIES, CAST, dress, mild, sleeper, winter } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import {
  bench,
  chair,
  curtains,
  doorway,
  feedingChair,
  feedingTray,
  floor,
  hooks,
  pane,
  pinned,
  plant,
  shelf,
  table,
} from '../../../kit/room.ts'
import { dashes, disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { boots } from '../../../kit/things.ts'
import {
  ball,
  basket,
  bear,
  blanket,
  block,
  carton,
  cushion,
  mitts,
  rabbit,
  saucepan,
  scarf,
  spoon,
  toyTruck,
  tuque,
  under,
} from '../../../kit/toys.ts'

export function morningIsland(): string {
  const parent = mild(ADULTS.marc, { top: FIR.dark, legs: INK, shoes: BARK.dark, cut: 'coat', trim: SUN.soft })
  const newcomer = mild(CAST.lila, { top: ROSE.base, legs: WATER.deep, shoes: SUN.base })
  const adult = mild(ADULTS.julie, { top: MAPLE.base, legs: PLUM.dark, shoes: PAPER })
  const baby = sleeper(BABIES.tao, SUN.base, PAPER, 'stripes')
  const rower = mild(CAST.emile, { top: FIR.soft, legs: MAPLE.dark, shoes: CREAM, cut: 'overalls' })
  const nester = mild(CAST.awa, { top: PLUM.base, legs: ROSE.dark, shoes: PAPER })
  return frame(
    ['#e9e4cf', '#f4eedd'],
    doorway([20, 230], 108, 196, BARK.soft, 'spring'),
    pane([236, 44], 116, 86, 'spring'),
    floor(230, '#7fb3c8', PAPER, false),
    line('M20 262q14 -8 28 0t28 0M190 252q12 -7 24 0t24 0M420 256q12 -7 24 0M150 340q14 -8 28 0', '#a9d0de', 3.4),
    figure(parent, vary(POSES.stand, { lean: 12, nod: 10 }), [88, 264], 222, {
      build: 'adult',
      grip: { near: [132, 164], far: [124, 176] },
    }),
    fill('M206 270Q320 240 440 262 490 286 470 326 400 350 290 346 200 340 196 306 200 286 218 276Z', '#e0c084'),
    fill('M216 276Q320 250 432 270 476 290 458 318 396 338 292 334 212 330 206 306 206 288 216 276Z', '#f0dba8'),
    cushion([226, 280], 54, 32, ROSE.base, { turn: -8 }),
    cushion([278, 268], 56, 32, WATER.base),
    cushion([388, 268], 56, 32, FIR.base, { turn: 4 }),
    figure(nester, vary(POSES.tailor, { lean: -2, nod: 6 }), [330, 282], 132, {
      build: 'toddler',
      grip: { near: [354, 252], far: [356, 248] },
    }),
    rabbit([360, 276], PAPER, { scale: 0.8 }),
    cushion([318, 298], 64, 26, PLUM.soft, { turn: 4 }),
    figure(newcomer, vary(POSES.carry, { lean: 0, nod: -2 }), [136, 308], 142, {
      build: 'toddler',
      grip: { near: [168, 246], far: [174, 240] },
    }),
    cushion([174, 266], 58, 40, MAPLE.base, { turn: 6 }),
    disc([165, 248], 7, CAST.lila.skin),
    basket(
      [46, 340],
      88,
      42,
      BARK.pale,
      cushion([-16, -38], 40, 24, FIR.base, { turn: -14 }) + cushion([18, -40], 40, 24, ROSE.soft, { turn: 12 }),
    ),
    scarf('M76 308Q96 316 90 336', SUN.base, 12),
    figure(adult, vary(POSES.floor, { lean: 0, nod: 2, feet: pair(24, -4, 30, -4) }), [446, 328], 228, {
      build: 'adult',
      facing: -1,
      grip: { near: [396, 296], far: [372, 236] },
    }),
    figure(baby, vary(BABY_POSES.sit, { lean: 2, nod: 4 }), [376, 342], 118, {
      build: 'baby',
      facing: -1,
      grip: { near: [352, 318], far: [348, 310] },
    }),
    scarf('M352 316Q338 322 328 338', WATER.base, 11),
    cushion([252, 352], 92, 26, MAPLE.soft),
    figure(rower, vary(POSES.floor, { lean: -8, nod: 2, feet: pair(26, -4, 30, -4) }), [258, 336], 140, {
      facing: -1,
      grip: { near: [232, 292], far: [224, 296] },
    }),
    line('M256 272L192 338', BARK.base, 6),
    fill('M198 326L180 350 190 358 208 336Z', BARK.base),
    disc([234, 295], 6.6, CAST.emile.skin),
  )
}

export function closingShutters(): string {
  const adult = mild(ADULTS.nadia, { top: FIR.base, legs: BARK.deep, shoes: MAPLE.base })
  const ready = winter(CAST.kofi, { top: SUN.base, legs: WATER.deep, trim: MAPLE.dark })
  const roof = winter(CAST.mei, { top: ROSE.base, legs: PLUM.dark, trim: PAPER })
  const cellar = dress(CAST.theo, {
    top: WATER.base,
    legs: WATER.deep,
    shoes: MAPLE.dark,
    boots: true,
    bulk: 1,
    cut: 'overalls',
  })
  const baby = dress(BABIES.binta, { top: PLUM.base, legs: PLUM.base, shoes: PAPER, bulk: 1, cut: 'coat', trim: PAPER })
  return frame(
    ['#dfe7e6', '#eef0e6'],
    pane([186, 36], 108, 96, 'winter'),
    hooks([18, 62], 34, [MAPLE.base, '', FIR.soft, WATER.base]),
    hooks([324, 62], 34, ['', PLUM.base, '', SUN.soft]),
    floor(226, '#c9a57c'),
    bench([84, 244], 140, 36),
    bench([398, 244], 140, 36),
    boots([50, 206], FIR.dark, { scale: 0.9 }),
    mitts([396, 208], ROSE.base),
    fill('M70 252H410L450 352H30Z', '#8b9aa3'),
    fill('M84 260H396L428 344H52Z', '#a9b6bc'),
    figure(roof, vary(POSES.standFront, { elbows: [-1, 1] }), [106, 322], 150, {
      grip: { near: [79, 182], far: [133, 182] },
    }),
    figure(
      { ...ready, hat: { kind: 'tuque', color: SUN.base, trim: MAPLE.dark } },
      vary(POSES.standFront, { elbows: [-1, 1] }),
      [382, 318],
      160,
      { grip: { near: [352, 196], far: [412, 196] } },
    ),
    figure(adult, vary(POSES.floorFront, { elbows: [-1, 1] }), [244, 304], 236, {
      build: 'adult',
      grip: { near: [215, 186], far: [273, 186] },
    }),
    under([186, 348], 50),
    figure(baby, vary(BABY_POSES.sit, { lean: -4, nod: 2, feet: pair(20, -10, 24, -6) }), [158, 350], 128, {
      build: 'baby',
      grip: { near: [178, 324], far: [182, 318] },
    }),
    place(fill('M-10 -24H10V-6Q20 -6 20 4H-10Z', FIR.dark) + line('M-9 -23H9', SUN.base, 4), [192, 342], { turn: -62 }),
    under([330, 350], 50),
    figure(cellar, vary(POSES.floor, { lean: 26, nod: 14, feet: pair(26, -4, 30, -4) }), [356, 350], 142, {
      build: 'toddler',
      facing: -1,
      grip: { near: [328, 334], far: [322, 332] },
    }),
    tuque([40, 348], WATER.base, PAPER, { scale: 1.15 }),
    mitts([86, 352], WATER.base, { scale: 1.1 }),
    mitts([446, 350], SUN.base, { scale: 1.1 }),
  )
}

export function sheetTruck(): string {
  const adult = mild(ADULTS.lucie, { top: SUN.base, legs: PLUM.dark, shoes: BARK.dark })
  const baby = sleeper(BABIES.ines, ROSE.base, PAPER, 'stripes')
  const first = mild(CAST.kofi, { top: MAPLE.base, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: CREAM })
  const second = mild(CAST.lea, { top: PLUM.base, legs: FIR.deep, shoes: SUN.base })
  const thrower = mild(CAST.noah, { top: WATER.base, legs: BARK.deep, shoes: MAPLE.base, cut: 'overalls' })
  const sorter = mild(CAST.mei, { top: FIR.base, legs: MAPLE.dark, shoes: CREAM })
  return frame(
    ['#f0e2c8', '#f5ecd8'],
    pane([300, 34], 120, 88, 'autumn'),
    floor(220, '#cda87c'),
    shelf([14, 238], 158, 110, [
      ['blocks', 'ball', 'books'],
      ['', 'bin', ''],
    ]),
    figure(sorter, vary(POSES.stand, { lean: 6, nod: 2, elbows: [1, 1] }), [128, 266], 152, {
      facing: -1,
      grip: { near: [90, 186], far: [94, 192] },
    }),
    toyTruck([82, 188], ROSE.base, { scale: 0.8 }),
    disc([92, 188], 6.6, CAST.mei.skin),
    figure(adult, vary(POSES.heels, { lean: 4, nod: 6 }), [312, 270], 226, {
      build: 'adult',
      facing: -1,
      grip: { near: [268, 216], far: [258, 224] },
    }),
    figure(baby, vary(BABY_POSES.sit, { lean: 4, nod: 6 }), [272, 268], 114, {
      build: 'baby',
      facing: -1,
      grip: { near: [248, 232], far: [244, 236] },
    }),
    block([240, 240], 18, 18, ROSE.base),
    disc([268, 236], 8, ADULTS.lucie.skin),
    figure(second, vary(POSES.pull, { lean: -18, nod: 12, hands: pair(22, -40, 26, -42) }), [434, 292], 146, {
      facing: -1,
      grip: { near: [402, 238], far: [396, 242] },
    }),
    fill(
      'M92 312Q130 288 200 290L300 292Q350 280 398 240L352 300Q340 340 330 350L120 354Q84 344 92 312Z',
      shade(PAPER, 0.12),
    ),
    block([176, 312], 36, 36, MAPLE.base),
    bear([228, 308], BARK.soft, { scale: 1.2 }),
    toyTruck([284, 316], WATER.base, { scale: 1.15 }),
    disc([134, 306], 17, PLUM.base),
    fill(
      'M92 312Q120 330 200 326L290 328Q330 320 354 292L362 296Q352 330 344 346 340 352 330 352L116 356Q80 344 92 312Z',
      PAPER,
    ),
    line('M160 330q-6 12 2 22M250 330q4 12 -2 22', shade(PAPER, 0.14), 3),
    figure(first, vary(POSES.pull, { lean: -20, nod: 14, feet: pair(12, -4, -6, -4) }), [386, 356], 158, {
      facing: -1,
      grip: { near: [358, 294], far: [362, 288] },
    }),
    disc([358, 294], 7, CAST.kofi.skin),
    figure(thrower, vary(POSES.stand, { lean: 6, nod: -6, elbows: [1, 1] }), [48, 348], 146, {
      build: 'toddler',
      grip: { near: [82, 252], far: [90, 262] },
    }),
    ball([122, 250], 21, ROSE.base, PAPER, 30),
  )
}

export function everybodysMash(): string {
  const adult = mild(ADULTS.minh, { top: WATER.base, legs: PLUM.dark, shoes: BARK.dark, cut: 'apron', trim: PAPER })
  const baby = mild(BABIES.malik, { top: SUN.base, legs: SUN.base, shoes: PAPER, cut: 'bib', trim: WATER.soft })
  const peeler = mild(CAST.zoe, { top: ROSE.base, legs: FIR.deep, shoes: SUN.base, cut: 'bib', trim: PAPER })
  const masher = mild(CAST.anh, { top: FIR.base, legs: BARK.deep, shoes: CREAM, cut: 'apron', trim: PAPER })
  const server = mild(CAST.fatou, { top: PLUM.base, legs: WATER.deep, shoes: MAPLE.base })
  const dish = (x: number, y: number, color: string, food: string) =>
    fill(`M${x - 25} ${y - 10}h50q-3 17 -25 17t-25 -17Z`, color) +
    oval([x, y - 10], 25, 6.5, shade(color, 0.25)) +
    oval([x, y - 11], 20, 5.6, food)
  const banana = (x: number, y: number, turn: number) =>
    place(fill('M-24 -6Q0 14 26 -8L28 -2Q4 26 -26 2Z', SUN.base) + line('M26 -6l6 -4', BARK.base, 4), [x, y], { turn })
  const avocado = (x: number, y: number) =>
    oval([x, y], 17, 11, FIR.dark, -12) + oval([x, y - 1], 13, 8, '#c9dc8a', -12) + disc([x - 3, y], 4.6, BARK.base)
  return frame(
    ['#f3e0c2', '#f7eddb'],
    pane([176, 30], 120, 84, 'summer'),
    curtains([176, 30], 120, 84, MAPLE.soft),
    pinned([350, 50], 52, 44, [SUN.base, FIR.base, MAPLE.base], 4),
    plant([446, 218], WATER.base, { scale: 0.9 }),
    floor(222, '#c9a27a'),
    figure(adult, vary(POSES.tailorFront, { nod: 0 }), [246, 290], 232, {
      build: 'adult',
      grip: { near: [220, 232], far: [272, 230] },
    }),
    figure(peeler, vary(POSES.standFront, {}), [166, 306], 144, {
      build: 'toddler',
      grip: { near: [157, 257], far: [176, 258] },
    }),
    figure(masher, vary(POSES.standFront, {}), [332, 318], 148, { grip: { near: [316, 250], far: [356, 258] } }),
    table([262, 350], 328, 96, BARK.cut, 40),
    place(
      fill('M-7 4Q-10 -18 -6 -26H6Q10 -18 7 4Z', CREAM) +
        fill('M-7 -6Q-22 4 -20 16 -8 12 -4 2ZM7 -6Q22 4 20 16 8 12 4 2ZM-8 0H8L5 20H-5Z', SUN.base),
      [166, 250],
    ),
    disc([157, 258], 6.4, CAST.zoe.skin),
    disc([176, 259], 6.4, CAST.zoe.skin),
    dish(188, 288, WATER.base, '#f3dc86'),
    dish(254, 280, PAPER, '#b9d36c'),
    dish(326, 284, ROSE.base, MAPLE.base),
    line('M316 252L324 274M320 276l8 -2', STONE.dark, 4),
    disc([316, 252], 7, CAST.anh.skin),
    banana(232, 262, -8),
    avocado(292, 264),
    avocado(222, 284),
    dish(384, 286, SUN.base, '#e7b25c'),
    fill('M366 262Q384 250 402 258 414 270 400 276 378 282 366 262Z', MAPLE.soft),
    line('M368 262Q384 252 402 260', MAPLE.dark, 3),
    chair([446, 352], MAPLE.dark, { mirror: true, scale: 1.25 }),
    figure(server, vary(POSES.sit, { hip: [0, -28], lean: 10, nod: 6, elbows: [1, 1] }), [446, 354], 162, {
      facing: -1,
      grip: { near: [404, 266], far: [398, 272] },
    }),
    line('M404 266L386 280', STONE.dark, 4),
    disc([403, 267], 7, CAST.fatou.skin),
    feedingChair([62, 354], FIR.base, { scale: 1.22 }),
    figure(baby, vary(BABY_POSES.sitFront, { nod: 2 }), [62, 306], 136, {
      build: 'baby',
      grip: { near: [40, 276], far: [86, 272] },
    }),
    feedingTray([62, 352], PAPER, oval([-8, -58], 15, 5, '#b9d36c') + oval([22, -60], 10, 4, '#f3dc86'), {
      scale: 1.22,
    }),
    disc([46, 276], 8, BABIES.malik.skin),
    disc([82, 274], 8, BABIES.malik.skin),
    oval([46, 280], 8, 4, '#b9d36c'),
  )
}

export function behindTheSheet(): string {
  const adult = mild(ADULTS.helene, { top: PLUM.soft, legs: '#8a7cb0', shoes: PAPER })
  const baby = sleeper(BABIES.olivier, SUN.soft, PAPER)
  const waver = mild(CAST.fatou, { top: ROSE.base, legs: '#5e7fa6', shoes: SUN.base })
  const lifter = mild(CAST.sami, { top: SUN.base, legs: WATER.base, shoes: MAPLE.soft, cut: 'stripes', trim: PAPER })
  const watcher = mild(CAST.rose, { top: WATER.soft, legs: MAPLE.base, shoes: PAPER })
  const grey = '#6f5a52'
  const shadow: Person = {
    skin: grey,
    hair: { style: 'bald', color: grey },
    view: 'back',
    wear: { top: grey, legs: grey, shoes: grey, trim: grey },
  }
  return frame(
    ['#2f2c48', '#47415f'],
    fill('M0 252H480V360H0Z', '#5a4d57'),
    fill('M92 262H400L470 340H20Z', '#8f7a66', 0.75),
    line('M70 34H420', BARK.pale, 6),
    fill('M84 36H406L414 270Q250 282 76 270Z', '#f2c766'),
    fill('M88 36H402L406 264Q250 276 84 264Z', '#f9e6ad'),
    oval([244, 170], 120, 96, '#fdf5d6'),
    figure(shadow, vary(POSES.standFront, { hands: pair(-34, -76, 34, -78), elbows: [-1, 1] }), [236, 296], 226, {}),
    disc([208, 78], 15, grey),
    disc([264, 78], 15, grey),
    fill('M80 264Q250 276 412 264L414 272Q250 284 78 272Z', '#f2c766'),
    fill('M60 272Q250 288 430 272L436 300H54Z', '#8f7a66'),
    line('M112 40V262M372 40V262M156 40V264M330 40V264', '#efd693', 2.6),
    [98, 172, 246, 320, 392].map((x) => disc([x, 36], 5, MAPLE.base)).join(''),
    figure(lifter, vary(POSES.stand, { lean: 10, nod: -4, elbows: [1, 1] }), [440, 306], 146, {
      build: 'toddler',
      facing: -1,
      grip: { near: [404, 240], far: [398, 252] },
    }),
    fill('M414 270L392 262 398 236 412 232Z', '#fdf5d6'),
    disc([405, 240], 6.4, CAST.sami.skin),
    figure(adult, vary(POSES.heels, { lean: 2, nod: -6 }), [52, 324], 226, {
      build: 'adult',
      grip: { near: [100, 268], far: [112, 240] },
    }),
    figure(baby, vary(BABY_POSES.held, { lean: -2, nod: -12, hands: pair(18, -32, 24, -48) }), [102, 310], 110, {
      build: 'baby',
    }),
    line('M54 226L86 274 108 278', glow(PLUM.soft, 0.12), 14),
    disc([108, 278], 8, ADULTS.helene.skin),
    figure(
      { ...waver, view: 'back' },
      vary(POSES.standFront, { hands: pair(-14, -34, 30, -70), elbows: [1, 1] }),
      [304, 350],
      140,
      { build: 'toddler' },
    ),
    figure(
      { ...watcher, view: 'back' },
      vary(POSES.tailorFront, { hands: pair(-16, -12, 16, -12) }),
      [196, 350],
      156,
      {},
    ),
  )
}

export function twoHomes(): string {
  const walkerChild = mild(CAST.jasleen, { top: ROSE.base, legs: WATER.deep, shoes: MAPLE.base })
  const filler = mild(CAST.awa, { top: SUN.base, legs: PLUM.dark, shoes: PAPER, cut: 'overalls' })
  const tucker = mild(CAST.theo, { top: FIR.base, legs: MAPLE.dark, shoes: CREAM, cut: 'stripes', trim: CREAM })
  const adult = mild(ADULTS.pierre, { top: WATER.base, legs: BARK.deep, shoes: INK })
  const house = (x: number, w: number, top: number, y: number, inside: string, roof: string, k: 1 | -1) => {
    const d = 26 * k
    const side = k === 1 ? x + w : x
    return (
      fill(`M${x} ${y}V${top}H${x + w}V${y}Z`, shade(CARDBOARD, 0.5)) +
      fill(`M${x + 8} ${y}V${top + 8}H${x + w - 8}V${y}Z`, inside) +
      fill(`M${side} ${y}V${top}L${side + d} ${top - 14}V${y - 14}Z`, shade(CARDBOARD, 0.24)) +
      fill(`M${x} ${top}L${x + d} ${top - 14}H${x + w + d}L${x + w} ${top}Z`, roof) +
      line(`M${x} ${y}V${top}H${x + w}V${y}`, CARDBOARD, 9)
    )
  }
  return frame(
    ['#e3e6ee', '#f2efe6'],
    pane([190, 34], 104, 82, 'autumn'),
    pinned([130, 52], 46, 40, [WATER.base, ROSE.base, FIR.base], -4),
    floor(218, '#d2ad80'),
    figure(adult, vary(POSES.heels, { lean: 8, nod: 10 }), [238, 268], 224, {
      build: 'adult',
      grip: { near: [290, 222], far: [282, 228] },
    }),
    house(12, 138, 168, 288, '#f0cfa0', MAPLE.base, 1),
    house(330, 138, 168, 288, '#bfd9dd', WATER.base, -1),
    fill('M26 262H92V282H26Z', PAPER) + fill('M26 268H92V284H26Z', ROSE.base) + cushion([38, 266], 26, 14, PAPER),
    fill('M22 178H58V206H22Z', SUN.pale) + line('M40 178V206M22 192H58', MAPLE.dark, 2.6),
    fill('M392 262H458V282H392Z', PAPER) + fill('M392 268H458V284H392Z', FIR.soft),
    cushion([446, 266], 26, 14, SUN.soft),
    disc([432, 196], 12, SUN.pale),
    rabbit([404, 268], PAPER, { scale: 0.75 }),
    fill(
      'M120 290C170 296 200 322 250 322 300 322 320 296 360 290L376 300C330 312 310 344 250 344 190 344 160 312 104 302Z',
      PLUM.soft,
    ),
    dashes('M116 297C168 304 198 333 250 333 302 333 318 304 366 296', PAPER, 3.4, '9 10'),
    figure(filler, vary(POSES.crouch, { lean: 18, nod: 8 }), [132, 340], 138, {
      build: 'toddler',
      facing: -1,
      grip: { near: [100, 294], far: [96, 290] },
    }),
    fill('M76 290q-4 -14 8 -18h16q12 4 8 18Z', MAPLE.dark) + line('M82 274q10 -14 20 0', MAPLE.deep, 4),
    disc([101, 293], 6.2, CAST.awa.skin),
    figure(tucker, vary(POSES.kneel, { lean: 30, nod: 12 }), [458, 340], 154, {
      facing: -1,
      grip: { near: [422, 270], far: [416, 278] },
    }),
    figure(walkerChild, vary(POSES.kneel, { lean: 26, nod: 12 }), [206, 352], 158, {
      grip: { near: [256, 302], far: [250, 296] },
    }),
    bear([276, 336], BARK.soft, { scale: 1.35 }),
    fill('M286 310h20v17h-20Z', ROSE.base) + line('M291 310q5 -10 10 0', ROSE.dark, 3),
    disc([260, 303], 7, CAST.jasleen.skin),
  )
}

export function stormShrinks(): string {
  const adult = mild(ADULTS.marc, { top: MAPLE.base, legs: WATER.deep, shoes: BARK.dark })
  const baby = sleeper(BABIES.ambre, SUN.base, PAPER)
  const drummer = mild(CAST.lea, { top: FIR.base, legs: PLUM.dark, shoes: CREAM, cut: 'stripes', trim: CREAM })
  const ears = mild(CAST.noah, { top: ROSE.base, legs: WATER.deep, shoes: SUN.base })
  const peeker = mild(CAST.maika, { top: PLUM.base, legs: MAPLE.dark, shoes: PAPER })
  return frame(
    ['#8c97ab', '#b3b5bf'],
    fill('M96 20H384V122H96Z', '#4c566e'),
    fill('M96 74Q130 54 160 66 190 40 230 58 270 40 300 62 350 50 384 72V20H96Z', '#39415a'),
    fill('M190 58L168 92 184 90 172 122 206 80 190 82 204 58Z', '#ffe07a'),
    line(
      'M120 84l-5 16M146 96l-5 16M240 84l-5 16M268 100l-5 16M310 82l-5 16M338 100l-5 16M364 84l-5 16',
      '#b9c8dc',
      2.4,
    ),
    line('M240 20V122M96 20H384V122H96Z', PAPER, 6),
    fill('M88 124H392V132H88Z', shade(PAPER, 0.2)),
    floor(216, '#a98f78', '#dcd8d2'),
    fill('M60 160H420V330H60Z', '#e8b878'),
    oval([240, 300], 176, 40, '#f6d49a'),
    fill('M44 148H436L452 170H28Z', '#6d96c4'),
    fill(
      'M28 168H452V186Q420 200 396 186 364 202 336 186 304 202 276 186 244 202 216 186 184 202 156 186 124 202 96 186 60 202 28 186Z',
      '#4f79ab',
    ),
    fill('M28 168H70Q78 250 64 342H10Q30 250 28 168Z', '#5f89ba'),
    fill('M410 168H452Q454 210 462 240L430 262Q414 220 410 168Z', '#5f89ba'),
    line('M46 190Q48 260 36 336M436 188Q438 220 444 240', '#86abd4', 3),
    figure(drummer, vary(POSES.tailor, { lean: 12, nod: 8 }), [138, 318], 150, {
      grip: { near: [178, 276], far: [172, 262] },
    }),
    carton([196, 336], 74, 44),
    fill('M159 292L170 285H222L233 292Z', CARDBOARD),
    disc([179, 284], 7, CAST.lea.skin),
    figure(adult, vary(POSES.tailor, { lean: 2, nod: 4 }), [268, 320], 214, {
      build: 'adult',
      grip: { near: [314, 282], far: [330, 262] },
    }),
    figure(baby, vary(BABY_POSES.held, { lean: -10, nod: 0 }), [302, 308], 96, { build: 'baby' }),
    line('M270 252L292 292 316 286', glow(MAPLE.base, 0.12), 13),
    disc([318, 285], 7, ADULTS.marc.skin),
    figure(ears, vary(POSES.tailorFront, { elbows: [-1, 1] }), [384, 328], 144, {
      build: 'toddler',
      grip: { near: [358, 250], far: [410, 250] },
    }),
    line('M182 270l-9 -10M196 266v-12M210 270l9 -10', MAPLE.deep, 3.4),
    figure(peeker, vary(POSES.crawl, { lean: 60, nod: -40 }), [64, 346], 128, { build: 'toddler', facing: -1 }),
    fill('M44 170H78Q86 250 96 330 90 344 74 342 72 260 44 170Z', '#5f89ba'),
  )
}

export function kitchenOrchestra(): string {
  const leader = mild(CAST.lila, { top: SUN.base, legs: PLUM.dark, shoes: MAPLE.base, cut: 'dress', trim: MAPLE.dark })
  const baby = sleeper(BABIES.malik, ROSE.base, PAPER, 'stripes')
  const toddler = mild(CAST.rose, { top: FIR.base, legs: MAPLE.dark, shoes: CREAM })
  const left = mild(CAST.sami, { top: WATER.base, legs: BARK.deep, shoes: SUN.base, cut: 'stripes', trim: CREAM })
  const right = mild(CAST.zoe, { top: PLUM.base, legs: WATER.deep, shoes: MAPLE.base })
  const adult = mild(ADULTS.lucie, { top: MAPLE.base, legs: FIR.deep, shoes: BARK.dark })
  const metal = (x: number, y: number, w: number) =>
    fill(
      `M${x - w} ${y - w * 0.9}H${x + w}L${x + w * 0.86} ${y}Q${x} ${y + w * 0.3} ${x - w * 0.86} ${y}Z`,
      STONE.base,
    ) + oval([x, y - w * 0.9], w, w * 0.26, STONE.pale)
  const ring = (x: number, y: number, color: string) =>
    line(`M${x - 14} ${y}q-4 -9 2 -16M${x} ${y - 6}v-14M${x + 14} ${y}q4 -9 -2 -16`, color, 3.4)
  return frame(
    ['#f4e3c4', '#f7ecd6'],
    pane([34, 34], 108, 84, 'winter'),
    shelf([356, 214], 112, 88, [
      ['basket', 'bin'],
      ['rings', 'books'],
    ]),
    floor(214, '#cba57b'),
    blanket([240, 306], 440, 96, '#a4c6d2', '#c6dde4'),
    figure(leader, vary(POSES.standFront, { hands: pair(-34, -80, 34, -84), elbows: [-1, 1] }), [232, 280], 162, {}),
    spoon([288, 150], BARK.soft, { turn: -58 }),
    disc([288, 150], 6.8, CAST.lila.skin),
    figure(adult, vary(POSES.heels, { lean: 8, nod: 2 }), [406, 286], 226, {
      build: 'adult',
      facing: -1,
      grip: { near: [352, 222], far: [356, 240] },
    }),
    metal(334, 282, 24),
    spoon([352, 222], BARK.soft, { turn: 116 }),
    disc([352, 222], 8, ADULTS.lucie.skin),
    ring(322, 246, MAPLE.dark),
    figure(left, vary(POSES.heels, { lean: 10, nod: 4 }), [60, 300], 150, {
      grip: { near: [104, 222], far: [98, 244] },
    }),
    saucepan([124, 300], { scale: 1.1 }),
    spoon([104, 222], BARK.soft, { turn: 62 }),
    disc([104, 222], 6.8, CAST.sami.skin),
    ring(126, 258, MAPLE.dark),
    figure(baby, vary(BABY_POSES.sit, { lean: 8, nod: -4 }), [150, 348], 132, {
      build: 'baby',
      grip: { near: [184, 318], far: [182, 296] },
    }),
    metal(204, 350, 27),
    disc([183, 320], 7, BABIES.malik.skin),
    ring(206, 312, ROSE.dark),
    figure(toddler, vary(POSES.floor, { lean: 6, nod: 2 }), [294, 350], 140, {
      build: 'toddler',
      grip: { near: [326, 282], far: [322, 308] },
    }),
    carton([352, 350], 66, 42, ''),
    fill('M319 308L329 301H376L385 308Z', CARDBOARD),
    spoon([326, 282], BARK.soft, { turn: 52 }),
    disc([326, 282], 6.4, CAST.rose.skin),
    figure(right, vary(POSES.floor, { lean: 4, nod: 4, elbows: [1, 1] }), [446, 350], 146, {
      facing: -1,
      grip: { near: [416, 298], far: [410, 312] },
    }),
    metal(412, 348, 19),
  )
}
