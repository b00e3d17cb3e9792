import { chickadee, hare } from '../../kit/animals.ts'
import { figure } from '../../kit/figure.ts'
import { pair } from '../../kit/geometry.ts'
import { fence, heap, log } from '../../kit/ground.ts'
import { cloud, frame, land, snowfall, specks, sun, woods } from '../../kit/landscape.ts'
import { BARK, CREAM, FIR, INK, MAPLE, PAPER, PLUM, ROSE, SNOW, SUN, WATER } from '../../kit/palette.ts'
import { ADULTS, CAST, dress, TUQUES, winter } from '../../kit/people.ts'
import { POSES, vary } from '../../kit/poses.ts'
import { disc, fill, line, oval, place } from '../../kit/svg.ts'
import { cup, shovel, thermos } from '../../kit/things.ts'
import { bare, fir } from '../../kit/trees.ts'

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
      }) + cup([hand[0] + facing * 3, hand[1] - 6], cupColor, { scale: 1.15 })
    )
  }
  return frame(
    ['#bdd3e2', '#f7eadb'],
    sun([250, 118], 30, SUN.pale),
    woods(214, 104, '#b3c5d1', 4, 'fir'),
    fir([70, 280], 200, FIR.base, true),
    fir([464, 272], 200, FIR.base, true),
    land([0, 258, 160, 246, 320, 256, 480, 246], SNOW.base),
    land([0, 296, 200, 286, 480, 300], SNOW.light),
    figure(adult, vary(POSES.stand, { lean: 12, nod: 12 }), [424, 316], 176, {
      build: 'adult',
      facing: -1,
      grip: { near: [380, 240], far: [366, 244] },
    }),
    line('M340 244Q334 249 334 264', '#b5763f', 4),
    place(thermos([0, 0], { scale: 0.95 }), [388, 234], { turn: -102 }),
    disc([374, 238], 6, ADULTS.julie.skin),
    cup([334, 268], MAPLE.dark, { scale: 1.2 }),
    fill('M316 276H352V282H316ZM322 282h6v26h-6ZM340 282h6v26h-6Z', BARK.soft),
    oval([170, 334], 156, 12, SNOW.shade),
    log([36, 318], [300, 320], 18, BARK.base),
    line('M40 302Q90 296 120 301M180 302Q240 297 284 303', SNOW.light, 6),
    sip(a, 78, 344, MAPLE.base, 1),
    sip(b, 164, 346, WATER.base, 1),
    sip(c, 276, 344, ROSE.dark, -1),
    fill('M0 346Q120 330 250 350T480 340V360H0Z', SNOW.shade),
    snowfall(12, 8),
  )
}

export function coldDay(): string {
  const a = winter(CAST.zoe, { top: MAPLE.dark, legs: WATER.deep, trim: SUN.soft })
  const b = winter(CAST.idris, { top: SUN.base, legs: FIR.deep, trim: ROSE.dark, hat: TUQUES.fir })
  const c = winter(CAST.rose, { top: PLUM.base, legs: ROSE.dark, trim: CREAM })
  const breath = (x: number, y: number) => `M${x} ${y}a7 7 0 0 1 10 -8 9 9 0 0 1 17 2 6 6 0 0 1 -2 12H${x + 6}Z`
  return frame(
    ['#9fc2dc', '#f5e6da'],
    sun([386, 78], 20, PAPER),
    line('M334 78a52 52 0 0 1 104 0', PAPER, 3, 0.5),
    woods(204, 56, '#b9cedb', 9, 'fir'),
    line('M96 128q-10 -14 2 -26t-2 -26 8 -24', PAPER, 10, 0.6),
    fir([168, 250], 130, '#6f968e', true),
    fir([462, 266], 210, '#4f7d72', true),
    place(CABIN, [14, 258], { scale: 1.25 }),
    land([0, 256, 240, 244, 480, 258], SNOW.base),
    land([0, 298, 240, 288, 480, 300], SNOW.light),
    specks({ x: [20, 460], y: [300, 350] }, 16, SNOW.shade, 7, 3),
    line('M444 324V214', BARK.soft, 9),
    fill('M430 192H458V276H430Z', PAPER),
    line('M444 206V260', SNOW.shade, 8),
    line('M444 250V262', '#d6463a', 5.5),
    disc([444, 264], 7.5, '#d6463a'),
    line('M453 210h-4M453 222h-4M453 234h-4M453 246h-4', INK, 2),
    figure(
      a,
      vary(POSES.run, { lean: 10, nod: 0, hands: pair(-20, -46, 22, -52), feet: pair(16, -24, -10, -4) }),
      [124, 324],
      164,
      { shadow: true },
    ),
    figure(
      b,
      vary(POSES.stand, {
        lean: -6,
        nod: 4,
        hands: pair(-30, -50, 30, -46),
        elbows: [-1, -1],
        feet: pair(12, -20, -6, -4),
      }),
      [252, 336],
      176,
      { shadow: true },
    ),
    figure(
      c,
      vary(POSES.run, { lean: 8, nod: 0, hands: pair(-20, -48, 22, -50), feet: pair(14, -18, -12, -6) }),
      [368, 322],
      156,
      { facing: -1, shadow: true },
    ),
    fill(breath(160, 214) + breath(296, 206) + breath(312, 232), PAPER, 0.95),
    line('M206 338l-12 6M296 340l12 6M202 330l-16 -2M302 332l16 -4', SNOW.deep, 3.4),
    fill('M0 346Q120 334 240 350T480 344V360H0Z', SNOW.shade),
    snowfall(26, 3),
  )
}

export function snowDen(): string {
  const digger = winter(CAST.sami, { top: MAPLE.base, legs: WATER.deep, trim: SUN.soft })
  const helper = winter(CAST.lea, { top: FIR.base, legs: PLUM.dark, trim: ROSE.soft })
  return frame(
    ['#b8d0e2', '#f4eadf'],
    sun([76, 66], 22, SUN.pale),
    cloud([300, 70], 90, PAPER, 0.8),
    woods(186, 58, '#b6c8d4', 6),
    bare([446, 214], 170, '#8b7b73', 8),
    fence([0, 480], 216, 46, '#b99a7c', 27),
    land([0, 214, 240, 206, 480, 216], SNOW.base),
    fill('M150 320V224Q240 196 350 226V320Z', SNOW.deep),
    fill('M150 320V248Q240 226 350 250V320Z', '#aec4d3'),
    fill(
      'M14 322C20 250 60 166 128 158 166 154 180 182 186 220 190 262 186 300 194 324ZM466 322C462 244 432 180 384 168 346 160 330 190 322 226 316 262 322 300 314 324Z',
      SNOW.light,
    ),
    fill(
      'M14 322C18 280 34 236 58 204 56 250 70 290 100 322ZM186 220C190 262 186 300 194 324L176 322C168 290 172 250 186 220ZM466 322C462 244 432 180 384 168 410 210 424 270 400 322ZM322 226C316 262 322 300 314 324L330 322C336 290 334 252 322 226Z',
      SNOW.shade,
    ),
    land([0, 308, 240, 318, 480, 306], SNOW.light),
    oval([248, 326], 60, 8, SNOW.shade),
    figure(digger, vary(POSES.kneel, { lean: 16, nod: 6, elbows: [1, 1] }), [230, 332], 168, {
      grip: { near: [274, 278], far: [286, 254] },
    }),
    place(shovel([0, 0], { scale: 0.66 }), [312, 306], { turn: -42 }),
    disc([275, 279], 9, SUN.soft),
    heap([320, 314], 44, 18, SNOW.base, 4),
    specks({ x: [296, 344], y: [222, 288] }, 14, PAPER, 6, 3.4),
    figure(helper, vary(POSES.stand, { lean: 10, nod: 6 }), [420, 332], 150, {
      facing: -1,
      grip: { near: [372, 240], far: [364, 230] },
      shadow: true,
    }),
    heap([84, 336], 130, 40, SNOW.base, 6),
    line('M60 312V262', BARK.soft, 5),
    fill('M60 262L90 271 60 284Z', MAPLE.dark),
    fill('M0 344Q140 330 260 350T480 342V360H0Z', SNOW.shade),
    chickadee([132, 150], { scale: 1.1 }),
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
      'M398 166q8 -10 18 -2 12 0 10 10 6 10 -6 12 -8 8 -16 0 -12 -4 -6 -20ZM352 228q6 -6 12 0 8 2 4 8 -6 8 -12 4 -8 -4 -4 -12Z',
      SNOW.light,
    ),
    line('M420 156l8 -8M430 170l10 -2M424 186l8 6M394 160l-2 -8', SNOW.light, 5),
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
    figure(angel, vary(POSES.stand, { lean: -4, hands: pair(-30, -84, 34, -86), elbows: [-1, -1] }), [132, 292], 116, {
      shadow: true,
    }),
    fill('M0 346Q120 334 240 350T480 342V360H0Z', SNOW.shade),
    snowfall(26, 21),
  )
}

export function offTrail(): string {
  const a = winter(CAST.mei, { top: MAPLE.dark, legs: FIR.deep, trim: SUN.soft })
  const b = winter(CAST.sami, { top: WATER.base, legs: BARK.deep, trim: CREAM, hat: TUQUES.sun })
  const print = (x: number, y: number, turn: number, scale: number) =>
    place(line('M-5 4v4M5 4v4', SNOW.deep, 5) + line('M-3 -8v1M3 -10v1', SNOW.deep, 4), [x, y], { turn, scale })
  return frame(
    ['#bcd3e0', '#f6ecdd'],
    woods(196, 90, '#b3c6cf', 5, 'fir'),
    fir([210, 238], 130, '#7da298'),
    fir([270, 230], 100, '#8fb0a8'),
    fir([340, 242], 150, '#7da298', true),
    fir([436, 256], 200, '#5d8478', true),
    land([0, 238, 200, 228, 480, 242], SNOW.base),
    fill('M0 250C60 246 92 252 98 266 106 290 60 320 0 336Z', '#d9c7a8'),
    fill('M0 260C50 256 76 262 80 270 84 290 50 308 0 320Z', '#c9b38e'),
    land([0, 334, 120, 302, 300, 290, 480, 298], SNOW.light),
    line('M48 268v-96', BARK.soft, 7),
    fill('M48 172h42l14 13 -14 13H48Z', MAPLE.base),
    fir([132, 284], 170, FIR.base, true),
    print(212, 344, 60, 1.8),
    print(262, 334, 72, 1.7),
    print(314, 324, 76, 1.5),
    print(358, 316, 70, 1.4),
    hare([422, 316], { scale: 1.35 }),
    figure(a, vary(POSES.lower, { lean: 34, nod: 4, hands: pair(30, -34, 12, -30), elbows: [1, 1] }), [222, 326], 168, {
      shadow: true,
    }),
    figure(b, vary(POSES.walk, { lean: 12, nod: 4 }), [128, 340], 168, { shadow: true }),
    fir([-4, 380], 190, FIR.deep, true),
    fill('M0 350Q120 336 240 354T480 346V360H0Z', SNOW.shade),
    snowfall(20, 14),
  )
}
