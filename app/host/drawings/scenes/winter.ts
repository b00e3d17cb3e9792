import { chickadee, hare } from '../animals.ts'
import { figure } from '../figure.ts'
import { pair } from '../geometry.ts'
import { fence, heap, log } from '../ground.ts'
import { cloud, frame, land, snowfall, specks, sun, woods } from '../landscape.ts'
import { BARK, CREAM, FIR, INK, MAPLE, PAPER, PLUM, ROSE, SNOW, SUN, WATER } from '../palette.ts'
import { ADULTS, CAST, dress, TUQUES, winter } from '../people.ts'
import { POSES, vary } from '../poses.ts'
import { disc, fill, line, oval, place } from '../svg.ts'
import { cup, shovel, steam, thermos } from '../things.ts'
import { bare, fir } from '../trees.ts'

const CABIN =
  fill('M0 0V-50L46 -82 92 -50V0Z', '#b9704c') +
  fill('M-10 -44L46 -90 102 -44 94 -36 46 -74 -2 -36Z', SNOW.light) +
  fill('M38 0V-32H60V0Z', BARK.dark) +
  fill('M10 -34H28V-16H10ZM70 -34H84V-16H70Z', SUN.soft) +
  fill('M66 -74V-96H80V-62Z', '#9a5a3c')

export function thermosBreak(): string {
  const a = winter(CAST.awa, { top: ROSE.base, legs: PLUM.dark, trim: SUN.soft })
  const b = winter(CAST.emile, { top: FIR.base, legs: BARK.dark, trim: MAPLE.soft })
  const c = winter(CAST.mei, { top: SUN.base, legs: WATER.deep, trim: MAPLE.dark })
  const adult = dress(
    ADULTS.julie,
    { top: WATER.deep, legs: INK, shoes: BARK.deep, boots: true, bulk: 1, cut: 'coat', neck: MAPLE.base },
    TUQUES.maple,
  )
  const sip = (person: typeof a, x: number, y: number, cupColor: string, facing: 1 | -1) => {
    const hand: [number, number] = [x + facing * 32, y - 76]
    return (
      figure(person, vary(POSES.sit, { hip: [0, -26], lean: 2, nod: 6 }), [x, y], 138, {
        facing,
        grip: { near: hand, far: [hand[0] + facing * 4, hand[1] + 2] },
      }) +
      cup([hand[0] + facing * 3, hand[1] - 6], cupColor, { scale: 1.15 }) +
      steam([hand[0] + facing * 3, hand[1] - 18], 26, PAPER)
    )
  }
  return frame(
    ['#bdd3e2', '#f7eadb'],
    sun([250, 118], 30, SUN.pale),
    woods(214, 80, '#b3c5d1', 4, 'fir'),
    fir([44, 280], 200, FIR.base, true),
    fir([112, 264], 130, '#5d8478', true),
    fir([440, 272], 210, FIR.base, true),
    land([0, 258, 160, 246, 320, 256, 480, 246], SNOW.base),
    land([0, 296, 200, 286, 480, 300], SNOW.light),
    figure(adult, vary(POSES.stand, { lean: 10, nod: 10, hands: pair(20, -50, 24, -40) }), [414, 316], 176, {
      build: 'adult',
      facing: -1,
    }),
    place(thermos([0, 0], { scale: 0.95 }), [378, 262], { turn: -52 }),
    line('M340 238Q334 246 334 258', '#b5763f', 3.4),
    cup([334, 268], MAPLE.dark, { scale: 1.2 }),
    fill('M316 276H352V282H316ZM322 282h6v26h-6ZM340 282h6v26h-6Z', BARK.soft),
    oval([170, 334], 156, 12, SNOW.shade),
    log([36, 318], [300, 320], 18, BARK.base),
    line('M40 302Q90 296 120 301M180 302Q240 297 284 303', SNOW.light, 6),
    sip(a, 78, 344, MAPLE.base, 1),
    sip(b, 164, 346, WATER.base, 1),
    sip(c, 276, 344, ROSE.dark, -1),
    fill('M0 346Q120 330 250 350T480 340V360H0Z', SNOW.shade),
    chickadee([22, 334], { scale: 1 }),
    snowfall(18, 8),
  )
}

export function coldDay(): string {
  const a = winter(CAST.zoe, { top: MAPLE.dark, legs: WATER.deep, trim: SUN.soft })
  const b = winter(CAST.idris, { top: SUN.base, legs: FIR.deep, trim: ROSE.dark, hat: TUQUES.fir })
  const c = winter(CAST.rose, { top: PLUM.base, legs: ROSE.dark, trim: CREAM })
  return frame(
    ['#9fc2dc', '#f5e6da'],
    sun([360, 88], 22, PAPER),
    line('M310 88a50 50 0 0 1 100 0', PAPER, 3, 0.5),
    woods(208, 54, '#b9cedb', 9, 'fir'),
    fir([46, 266], 190, '#4f7d72', true),
    fir([126, 250], 120, '#6f968e', true),
    place(CABIN, [182, 252]),
    line('M256 150q-10 -14 2 -26t-2 -26 8 -24', PAPER, 9, 0.6),
    fir([452, 268], 200, '#4f7d72', true),
    land([0, 258, 240, 246, 480, 260], SNOW.base),
    land([0, 300, 240, 290, 480, 302], SNOW.light),
    specks({ x: [20, 460], y: [300, 350] }, 18, SNOW.shade, 7, 3),
    line('M424 320V214', BARK.soft, 9),
    fill('M412 196H436V272H412Z', PAPER),
    line('M424 208V258', SNOW.shade, 7),
    line('M424 250V258', '#d6463a', 5),
    disc([424, 262], 6.5, '#d6463a'),
    line('M431 212h-3M431 224h-3M431 236h-3M431 248h-3', INK, 1.8),
    figure(
      a,
      vary(POSES.run, { lean: 12, hands: pair(-18, -58, 24, -70), feet: pair(16, -24, -10, -4) }),
      [94, 322],
      146,
      { shadow: true },
    ),
    figure(
      b,
      vary(POSES.stand, { lean: -4, hands: pair(-24, -62, 28, -64), elbows: [-1, -1], feet: pair(10, -20, -5, -4) }),
      [224, 334],
      158,
      { shadow: true },
    ),
    figure(
      c,
      vary(POSES.run, { lean: 8, hands: pair(-20, -64, 24, -62), feet: pair(14, -18, -12, -6) }),
      [350, 320],
      140,
      { facing: -1, shadow: true },
    ),
    fill(
      'M140 212a7 7 0 0 1 10 -8 9 9 0 0 1 17 2 6 6 0 0 1 -2 12H146ZM280 208a7 7 0 0 1 10 -8 9 9 0 0 1 17 2 6 6 0 0 1 -2 12H286ZM296 226a6 6 0 0 0 -9 -6 8 8 0 0 0 -14 2 5 5 0 0 0 2 10h16Z',
      PAPER,
      0.9,
    ),
    line('M190 336l-10 6M262 338l10 6M186 328l-14 -2M268 330l14 -4', SNOW.deep, 3.4),
    fill('M0 344Q120 332 240 348T480 342V360H0Z', SNOW.shade),
    snowfall(26, 3),
  )
}

export function snowDen(): string {
  const digger = winter(CAST.sami, { top: MAPLE.base, legs: WATER.deep, trim: SUN.soft })
  const helper = winter(CAST.lea, { top: FIR.base, legs: PLUM.dark, trim: ROSE.soft })
  return frame(
    ['#b8d0e2', '#f4eadf'],
    sun([76, 70], 22, SUN.pale),
    cloud([250, 80], 90, PAPER, 0.8),
    woods(190, 56, '#b6c8d4', 6),
    bare([438, 210], 160, '#8b7b73', 8),
    fence([0, 480], 214, 46, '#b99a7c', 27),
    land([0, 214, 240, 206, 480, 216], SNOW.base),
    fill(
      'M60 312C64 220 110 152 190 140 236 134 250 152 262 168 290 150 360 152 400 204 424 236 430 280 434 312Z',
      SNOW.light,
    ),
    fill(
      'M60 312C64 262 80 216 106 184 100 230 108 270 128 312ZM434 312C430 280 424 236 400 204 392 240 376 280 352 312Z',
      SNOW.shade,
    ),
    fill('M152 316C150 250 168 196 214 190 240 188 256 196 268 196 312 194 340 240 342 316Z', SNOW.shade),
    fill('M168 318C168 262 184 216 220 212 242 210 254 216 268 214 304 214 326 256 326 318Z', SNOW.deep),
    line('M190 176q20 -14 44 -8M288 178q24 -8 46 12', SNOW.base, 4),
    land([0, 306, 240, 314, 480, 304], SNOW.light),
    figure(digger, vary(POSES.kneel, { lean: 18, nod: 4, elbows: [1, 1] }), [226, 326], 150, {
      grip: { near: [270, 276], far: [284, 258] },
    }),
    place(shovel([0, 0], { scale: 0.62 }), [306, 300], { turn: -42 }),
    disc([270, 277], 8.5, SUN.soft),
    heap([312, 308], 46, 20, SNOW.light, 4),
    specks({ x: [296, 350], y: [224, 282] }, 14, PAPER, 6, 3.4),
    figure(helper, vary(POSES.reach, { lean: 12, nod: 0 }), [404, 330], 144, {
      facing: -1,
      grip: { near: [372, 228], far: [366, 216] },
      shadow: true,
    }),
    heap([86, 332], 120, 34, SNOW.base, 6),
    line('M64 316V270', BARK.soft, 5),
    fill('M64 270L92 278 64 290Z', MAPLE.dark),
    fill('M0 342Q140 326 260 348T480 338V360H0Z', SNOW.shade),
    chickadee([124, 164], { scale: 1.05 }),
    snowfall(22, 5),
  )
}

export function snowballs(): string {
  const a = winter(CAST.noah, { top: WATER.base, legs: PLUM.dark, trim: SUN.base, hat: TUQUES.sun })
  const b = winter(CAST.maika, { top: ROSE.base, legs: FIR.deep, trim: CREAM })
  const c = winter(CAST.emile, { top: FIR.base, legs: MAPLE.deep, trim: MAPLE.soft })
  return frame(
    ['#b9d1e3', '#f8ebdc'],
    sun([70, 70], 22, SUN.pale),
    woods(196, 60, '#b5c7d3', 7),
    fir([30, 244], 130, '#5d8478', true),
    land([0, 236, 240, 226, 480, 238], SNOW.base),
    fence([284, 474], 268, 128, '#b58a63', 27),
    line('M290 140h16M342 139h18M396 140h16M448 139h16', SNOW.light, 10),
    disc([384, 198], 48, PAPER),
    disc([384, 198], 36, MAPLE.dark),
    disc([384, 198], 24, PAPER),
    disc([384, 198], 12, MAPLE.dark),
    fill(
      'M396 172q12 -8 18 2 12 0 8 10 4 10 -8 10 -10 4 -14 -4 -10 -6 -4 -18ZM354 214q10 -6 14 4 8 2 4 10 -8 8 -16 2 -10 -6 -2 -16Z',
      SNOW.light,
    ),
    land([0, 286, 240, 278, 480, 288], SNOW.light),
    heap([204, 318], 70, 26, SNOW.base, 5),
    [
      [186, 312],
      [204, 312],
      [222, 312],
      [195, 298],
      [213, 298],
      [204, 285],
    ]
      .map(([x = 0, y = 0]) => disc([x, y], 9.5, SNOW.shade) + disc([x - 1.4, y - 1.6], 8, PAPER))
      .join(''),
    figure(
      a,
      vary(POSES.stand, {
        lean: -8,
        nod: 6,
        hands: pair(-26, -84, 28, -62),
        elbows: [-1, -1],
        feet: pair(-12, -4, 12, -4),
      }),
      [92, 322],
      150,
      { shadow: true },
    ),
    disc([50, 192], 9, PAPER),
    figure(
      b,
      vary(POSES.stand, { lean: 14, nod: -4, hands: pair(34, -70, -16, -50), feet: pair(14, -4, -14, -6) }),
      [176, 276],
      120,
    ),
    disc([292, 176], 8, PAPER),
    line('M236 188q22 -12 44 -12', PAPER, 3, 0.9),
    figure(c, vary(POSES.crouch, { lean: 30 }), [286, 336], 140, {
      facing: -1,
      grip: { near: [228, 322], far: [236, 316] },
      shadow: true,
    }),
    disc([336, 174], 6, PAPER),
    line('M312 172h14', PAPER, 3, 0.9),
    fill('M0 344Q120 332 240 350T480 342V360H0Z', SNOW.shade),
    snowfall(20, 12),
  )
}

export function fallInSnow(): string {
  const faller = winter(CAST.awa, { top: SUN.base, legs: WATER.deep, trim: ROSE.dark })
  const angel = winter(CAST.emile, { top: MAPLE.dark, legs: PLUM.dark, trim: CREAM })
  return frame(
    ['#b4cee2', '#f7ebe0'],
    sun([404, 76], 24, SUN.pale),
    woods(204, 76, '#b5c7d3', 12, 'fir'),
    fir([40, 262], 190, '#4f7d72', true),
    fir([450, 258], 150, '#5d8478', true),
    land([0, 248, 240, 238, 480, 250], SNOW.base),
    land([0, 280, 160, 270, 320, 284, 480, 274], SNOW.light),
    place(
      fill(
        'M0 -26a10 10 0 0 1 8 16C30 -14 52 -10 56 0 50 10 26 8 12 6L18 26H-18L-12 6C-26 8 -50 10 -56 0 -52 -10 -30 -14 -8 -10A10 10 0 0 1 0 -26Z',
        SNOW.shade,
      ),
      [86, 314],
      { turn: -8 },
    ),
    fill('M176 332C190 300 240 290 290 296 350 292 388 308 396 332 340 352 230 352 176 332Z', SNOW.shade),
    fill('M196 334C210 314 250 304 290 308 340 306 366 316 374 332 330 346 240 346 196 334Z', SNOW.base),
    figure(
      faller,
      vary(POSES.stand, {
        hip: [6, -36],
        lean: -44,
        nod: 26,
        hands: pair(-64, -66, 18, -88),
        elbows: [1, -1],
        feet: pair(28, -8, 38, -22),
      }),
      [292, 314],
      168,
    ),
    line('M200 186q-18 28 -14 58M218 172q-10 8 -14 16', PAPER, 4, 0.95),
    fill(
      'M168 320C150 300 150 284 140 274 158 280 172 294 182 308ZM400 318C414 300 414 284 424 272 404 280 394 296 388 308Z',
      PAPER,
    ),
    specks({ x: [140, 430], y: [252, 308] }, 20, PAPER, 5, 3.4),
    figure(angel, vary(POSES.stand, { lean: 4, hands: pair(10, -82, 26, -74) }), [132, 292], 116, { shadow: true }),
    fill('M0 346Q120 334 240 350T480 342V360H0Z', SNOW.shade),
    snowfall(26, 21),
  )
}

export function offTrail(): string {
  const a = winter(CAST.mei, { top: MAPLE.dark, legs: FIR.deep, trim: SUN.soft })
  const b = winter(CAST.sami, { top: WATER.base, legs: BARK.deep, trim: CREAM, hat: TUQUES.sun })
  const adult = dress(
    ADULTS.marc,
    { top: FIR.dark, legs: INK, shoes: BARK.deep, boots: true, bulk: 1, cut: 'coat', neck: SUN.base },
    TUQUES.plum,
  )
  const print = (x: number, y: number, turn: number, k: number) =>
    place(
      oval([-5, 4], 2.6, 4.4, SNOW.deep) +
        oval([5, 4], 2.6, 4.4, SNOW.deep) +
        oval([-3, -7], 2, 3, SNOW.deep) +
        oval([3, -9], 2, 3, SNOW.deep),
      [x, y],
      { turn, scale: k },
    )
  return frame(
    ['#bcd3e0', '#f6ecdd'],
    woods(196, 90, '#b3c6cf', 5, 'fir'),
    fir([200, 236], 140, '#7da298', true),
    fir([262, 228], 110, '#8fb0a8', true),
    fir([330, 240], 150, '#7da298', true),
    land([0, 236, 200, 226, 480, 240], SNOW.base),
    fill('M0 246C60 244 90 250 96 266 104 290 60 320 0 336Z', '#d9c7a8'),
    fill('M0 256C50 254 76 260 80 270 84 290 50 308 0 320Z', '#c9b38e'),
    figure(adult, vary(POSES.stand, { hands: pair(8, -36, 26, -70) }), [52, 300], 150, { build: 'adult' }),
    fir([430, 300], 250, FIR.base, true),
    land([0, 330, 120, 300, 300, 288, 480, 296], SNOW.light),
    print(196, 336, 60, 1.7),
    print(244, 326, 72, 1.6),
    print(300, 316, 76, 1.5),
    print(348, 308, 70, 1.3),
    print(390, 298, 64, 1.1),
    hare([434, 292], { scale: 1.05 }),
    fir([140, 276], 150, '#5d8478', true),
    figure(a, vary(POSES.lower, { lean: 34, nod: 6, hands: pair(30, -34, 12, -30), elbows: [1, 1] }), [208, 318], 150, {
      shadow: true,
    }),
    figure(b, vary(POSES.walk, { lean: 14, nod: 4 }), [132, 334], 150, { shadow: true }),
    fir([478, 372], 190, FIR.deep, true),
    fill('M0 346Q120 330 240 352T480 350V360H0Z', SNOW.shade),
    line('M94 216v-64', BARK.soft, 6),
    fill('M94 152h34l10 9 -10 9H94Z', MAPLE.base),
    snowfall(18, 14),
  )
}
