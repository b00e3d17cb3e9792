import { dragonfly, frog } from '../../kit/animals.ts'
import { figure } from '../../kit/figure.ts'
import { pair } from '../../kit/geometry.ts'
import { rock } from '../../kit/ground.ts'
import { frame, land, leaves, rainfall, specks, sun, tufts, woods } from '../../kit/landscape.ts'
import { BARK, FIR, HAIR, INK, MAPLE, PAPER, PLUM, ROSE, SKIN, STONE, SUN, WATER } from '../../kit/palette.ts'
import { ADULTS, autumn, CAST, dress, mild, rain, summer, TUQUES } from '../../kit/people.ts'
import { POSES, vary } from '../../kit/poses.ts'
import { dashes, disc, fill, line, oval, place } from '../../kit/svg.ts'
import { bucket, campfire, droplets, net } from '../../kit/things.ts'
import { bush, crown, fern, fir, foliage, reeds, trunk } from '../../kit/trees.ts'

export function campFire(): string {
  const a = autumn(CAST.lea, { top: ROSE.dark, legs: WATER.deep, hat: TUQUES.sun })
  const b = autumn(CAST.idris, { top: FIR.base, legs: BARK.deep, hat: TUQUES.maple })
  const c = autumn(CAST.mei, { top: PLUM.base, legs: FIR.deep })
  const d = autumn(CAST.sami, { top: MAPLE.base, legs: PLUM.dark, hat: TUQUES.water })
  const adult = dress(ADULTS.marc, { top: WATER.deep, legs: BARK.deep, shoes: INK, cut: 'coat', bulk: 1 })
  const seat = (person: typeof a, x: number, y: number, size: number, facing: 1 | -1) =>
    figure(person, vary(POSES.sit, { lean: 6, nod: 4, hands: pair(20, -40, 22, -38) }), [x, y], size, { facing })
  return frame(
    ['#243653', '#d98d63'],
    disc([388, 66], 22, SUN.pale),
    disc([397, 60], 20, '#2f4059'),
    specks({ x: [16, 340], y: [10, 130] }, 16, SUN.pale, 4, 1.2, 0.85),
    woods(222, 116, '#7a5f6b', 4, 'fir'),
    fir([34, 282], 210, '#233f42'),
    fir([452, 284], 230, '#233f42'),
    land([0, 268, 240, 250, 480, 270], '#6e6a4e'),
    land([0, 316, 240, 306, 480, 318], '#575a42'),
    oval([240, 300], 190, 44, '#a98a56', 0, 0.75),
    dashes('M52 300a188 42 0 1 0 376 0a188 42 0 1 0 -376 0', '#e6cf9a', 3, '1 11', 0.9),
    oval([240, 296], 120, 26, '#d0a55f', 0, 0.6),
    figure(adult, vary(POSES.stand, { hands: pair(12, -36, 20, -44) }), [416, 300], 150, {
      build: 'adult',
      facing: -1,
    }),
    bucket([374, 312], WATER.base),
    line('M134 262L346 262', BARK.dark, 24),
    seat(c, 176, 272, 108, 1),
    seat(b, 304, 272, 108, -1),
    campfire([240, 290], 1.05),
    line('M40 326L112 330', BARK.dark, 34),
    oval([122, 330], 8, 17, BARK.pale, 4),
    line('M362 330L436 326', BARK.dark, 34),
    oval([438, 326], 8, 17, BARK.pale, -4),
    seat(a, 82, 346, 142, 1),
    seat(d, 392, 346, 142, -1),
    line('M222 176q-8 -12 2 -22t0 -22M252 168q8 -12 -2 -22t2 -20', '#e8dcd0', 4, 0.35),
    specks({ x: [200, 284], y: [150, 240] }, 9, SUN.base, 6, 1.6, 0.95),
    fill('M0 340Q120 330 240 346T480 340V360H0Z', '#2f3a30'),
    reeds([0, 60], 366, 50, 7, '#1d2b25', 5),
  )
}

export function streamBank(): string {
  const thrower = mild(CAST.noah, { top: SUN.base, legs: FIR.dark, shoes: MAPLE.dark })
  const floater = mild(CAST.lea, { top: ROSE.base, legs: WATER.deep, shoes: PLUM.base, cut: 'overalls' })
  const adult = mild(ADULTS.nadia, { top: FIR.base, legs: BARK.deep, shoes: INK })
  const booted = (person: typeof thrower) => ({ ...person, wear: { ...person.wear, boots: true } })
  return frame(
    ['#cfe9e2', '#f9f5d8'],
    woods(170, 86, '#c6dfb4', 13),
    trunk([52, 246], -10, 34, '#93a283'),
    trunk([430, 236], -10, 40, '#8b9a7b'),
    foliage([240, -14], 280, 52, FIR.pale, 6, 19),
    woods(204, 44, '#9fc78c', 5, 'round'),
    land([0, 216, 240, 206, 480, 220], '#8fc073'),
    fill('M480 224C400 236 330 246 280 268 232 290 150 322 96 360H430C424 330 440 300 480 282Z', WATER.base),
    fill('M480 236C410 244 348 256 306 276 262 298 210 326 184 360H404C402 326 424 292 480 268Z', WATER.soft),
    line('M330 286q14 -8 28 0t28 0M250 326q14 -8 28 0t28 0M392 258q12 -7 24 0t24 0M300 348q12 -7 24 0', WATER.pale, 3),
    fill(
      'M480 214C396 226 322 238 270 262 216 288 130 320 74 360H104C154 326 232 292 282 270 332 248 400 238 480 228Z',
      '#cdb27b',
    ),
    rock([420, 318], 66, 34, 4),
    rock([344, 260], 40, 20, 7, STONE.soft),
    rock([232, 348], 52, 24, 9, STONE.soft),
    figure(adult, vary(POSES.kneel, { lean: 14, nod: 10, hands: pair(24, -26, 30, -32) }), [74, 312], 170, {
      build: 'adult',
    }),
    figure(booted(floater), vary(POSES.crouch, { lean: 34, nod: 6 }), [188, 322], 142, {
      grip: { near: [246, 308], far: [252, 300] },
      shadow: true,
    }),
    fill('M244 312q16 -14 32 -2 -14 12 -32 2Z', MAPLE.base),
    figure(
      booted(thrower),
      vary(POSES.reach, { lean: 10, nod: 0, hands: pair(30, -76, 18, -50), feet: pair(-10, -4, 8, -4) }),
      [256, 254],
      132,
      { shadow: true },
    ),
    fill(
      'M330 150q10 -14 22 -6 -8 14 -22 6ZM372 190q8 -12 20 -6 -6 13 -20 6ZM300 128q4 -12 16 -10 -2 12 -16 10Z',
      SUN.base,
    ),
    fill('M340 296q14 -12 28 -2 -12 11 -28 2ZM394 266q10 -9 22 -2 -10 9 -22 2Z', FIR.soft),
    dragonfly([410, 168], { turn: 60, scale: 1 }),
    reeds([440, 480], 340, 90, 6, FIR.dark, 5),
    fern([24, 368], 70, FIR.dark),
    tufts([330, 352], 6, FIR.dark, 4, 12, [0, 80]),
  )
}

/** One side of the water thrown up by two feet. */
const SPLASH =
  fill('M-20 4C-40 -8 -66 -18 -94 -20 -74 -12 -60 -4 -54 8Z', '#c4dde1') +
  fill('M-24 4C-40 -16 -56 -34 -80 -46 -66 -30 -56 -12 -52 8Z', '#dcecee') +
  fill('M-28 5C-34 -18 -40 -36 -52 -56 -50 -34 -48 -14 -50 8Z', PAPER, 0.92) +
  disc([-99, -26], 3.4, '#dcecee') +
  disc([-85, -53], 4, '#dcecee') +
  disc([-55, -66], 4.4, PAPER) +
  disc([-69, -38], 2.4, PAPER)

export function puddles(): string {
  const jumper = rain(CAST.mei, { top: SUN.base, legs: SUN.dark, shoes: MAPLE.dark, trim: SUN.soft })
  const friend = rain(CAST.noah, { top: WATER.deep, legs: FIR.deep, shoes: SUN.base, trim: WATER.soft })
  return frame(
    ['#9fb7bf', '#dfe5d8'],
    fill(
      'M20 60a28 28 0 0 1 26 -40 40 40 0 0 1 72 -6 34 34 0 0 1 52 24 22 22 0 0 1 14 22ZM280 50a26 26 0 0 1 24 -34 40 40 0 0 1 70 -2 34 34 0 0 1 50 16 20 20 0 0 1 20 20Z',
      '#c3d0d0',
    ),
    woods(206, 74, '#aac2b2', 11),
    woods(234, 44, '#8fb096', 4, 'round'),
    land([0, 244, 240, 234, 480, 246], '#87ab78'),
    fill('M0 288C120 268 360 268 480 288V360H0Z', '#a88f66'),
    fill('M0 330C140 306 340 306 480 330V360H0Z', '#96794f'),
    oval([250, 316], 150, 26, '#6f99a8'),
    oval([250, 314], 134, 20, '#9cc0c8'),
    fill('M214 314Q236 330 270 328 288 318 280 308 246 300 214 314Z', SUN.base, 0.35),
    line('M140 314h26M318 322h34M180 326h20', PAPER, 2.4, 0.8),
    oval([68, 304], 46, 9, '#7fa6b2'),
    line('M50 303h22', PAPER, 2, 0.8),
    figure(friend, vary(POSES.walk, { hands: pair(14, -44, 16, -48) }), [402, 300], 118, { facing: -1, shadow: true }),
    line('M384 252L366 308', BARK.base, 4),
    figure(
      jumper,
      vary(POSES.jump, {
        hip: [0, -40],
        lean: -4,
        nod: -6,
        hands: pair(-34, -80, 34, -84),
        elbows: [-1, -1],
        feet: pair(-9, -8, 11, -8),
      }),
      [248, 288],
      184,
    ),
    ...[false, true].map((mirror) => place(SPLASH, [248, 318], { mirror })),
    droplets(
      [
        [132, 236],
        [156, 222],
        [176, 224],
        [328, 226],
        [348, 232],
        [372, 240],
        [120, 260],
        [386, 268],
        [206, 236],
        [296, 232],
      ],
      3.4,
      WATER.pale,
    ),
    line('M196 322Q250 338 304 322', PAPER, 4, 0.9),
    rainfall(34, 8, PAPER),
    fern([28, 370], 60, FIR.dark),
    reeds([420, 480], 366, 54, 8, FIR.dark, 6),
  )
}

export function hammock(): string {
  const child = { skin: SKIN.dark, hair: { style: 'buns', color: HAIR.black } } as const
  const rester = mild(child, { top: SUN.base, legs: WATER.deep, shoes: PAPER })
  const barefoot = { ...rester, wear: { ...rester.wear, barefoot: true } }
  const adult = mild(ADULTS.helene, { top: ROSE.base, legs: FIR.deep, shoes: BARK.dark })
  return frame(
    ['#cfe8d6', '#f8f5d6'],
    woods(216, 96, '#c3deb0', 13),
    woods(248, 52, '#a5cb92', 4, 'round'),
    land([0, 268, 240, 256, 480, 270], '#92c276'),
    foliage([240, -10], 290, 62, FIR.base, 4, 19),
    trunk([52, 324], -10, 52, BARK.base),
    trunk([352, 316], -10, 46, BARK.base),
    crown([120, 0], 120, 46, FIR.soft, 7),
    crown([400, 0], 120, 52, FIR.base, 12),
    land([0, 322, 240, 308, 480, 322], '#76ac62'),
    oval([150, 308], 34, 6, '#d7e08e', 0, 0.5),
    oval([300, 332], 40, 7, '#d7e08e', 0, 0.5),
    oval([204, 322], 110, 12, INK, 0, 0.16),
    line('M44 176h18M343 172h18', BARK.pale, 9),
    line('M54 180L98 232M350 176L312 230', '#c9a26a', 4),
    fill('M92 222Q204 308 318 220L312 236Q286 262 262 270 150 272 98 240Z', '#b94a62'),
    figure(
      barefoot,
      vary(POSES.lie, {
        hip: [0, -14],
        lean: -62,
        nod: 30,
        hands: pair(6, -30, 8, -26),
        feet: pair(36, -34, 34, -28),
        knees: [-1, -1],
      }),
      [214, 290],
      128,
    ),
    fill('M92 226Q204 330 318 224 300 304 206 308 110 304 92 226Z', ROSE.base),
    fill(
      'M104 248Q204 332 308 246L304 256Q204 342 108 258ZM124 274Q204 338 288 272L282 280Q204 344 132 282Z',
      '#f4d6a8',
    ),
    line('M150 214q-10 4 -14 12M126 208q-10 6 -14 14', PAPER, 3, 0.9),
    figure(
      adult,
      vary(POSES.floor, { lean: -6, nod: 8, hands: pair(22, -34, 24, -32), feet: pair(24, -4, 40, -4) }),
      [428, 334],
      172,
      { build: 'adult', facing: -1 },
    ),
    fill('M372 280l14 -6 14 6v18l-14 -5 -14 5Z', PAPER),
    line('M386 274v19', STONE.base, 1.6),
    tufts([336, 356], 14, FIR.dark, 9, 12),
    fern([18, 370], 70, FIR.dark),
    fern([254, 374], 40, FIR.base),
  )
}

export function pondDipping(): string {
  const a = summer(CAST.sami, {
    top: MAPLE.base,
    legs: FIR.deep,
    shoes: FIR.dark,
    hat: { kind: 'sunhat', color: '#e8cf9a', trim: MAPLE.dark },
  })
  const b = summer(CAST.rose, {
    top: PLUM.base,
    legs: WATER.deep,
    shoes: ROSE.dark,
    hat: { kind: 'sunhat', color: PAPER, trim: ROSE.base },
  })
  const booted = (person: typeof a) => ({ ...person, wear: { ...person.wear, boots: true } })
  return frame(
    ['#bfe4ea', '#f7f4d8'],
    sun([92, 66], 24, SUN.pale),
    woods(160, 64, '#bcdab0', 6),
    woods(184, 40, '#9cc78c', 14, 'round'),
    fill('M0 190H480V300H0Z', WATER.base),
    fill('M0 190H480V214Q360 224 240 214T0 218Z', WATER.soft),
    fill('M0 182Q120 192 240 186T480 188V198Q360 204 240 198T0 200Z', '#7fae68'),
    line('M60 232h46M150 250h30M330 226h50M240 236h26M410 250h40', WATER.pale, 3, 0.8),
    oval([100, 262], 26, 7, FIR.soft),
    fill('M100 262l30 -6 -2 8Z', WATER.base),
    oval([58, 246], 18, 5, FIR.base),
    frog([104, 254], { scale: 1.1 }),
    reeds([0, 60], 262, 110, 10, FIR.base, 5),
    line('M16 214V168M36 222V176M424 224V172M450 218V160', FIR.dark, 3),
    line('M16 172V152M36 180V160M424 176V154M450 164V142', BARK.dark, 9),
    reeds([412, 480], 250, 100, 9, FIR.base, 9),
    fill('M0 292C90 270 200 264 300 270 380 274 440 284 480 290V360H0Z', '#c9b27c'),
    fill('M0 314C120 290 340 290 480 312V360H0Z', '#83b768'),
    line('M14 304L66 288M416 286L470 300', MAPLE.base, 4),
    figure(
      mild(ADULTS.nadia, { top: ROSE.base, legs: BARK.dark, shoes: INK }),
      vary(POSES.stand, { lean: 6, nod: 14, hands: pair(12, -42, -4, -40) }),
      [258, 304],
      162,
      { build: 'adult', facing: -1 },
    ),
    oval([244, 334], 140, 12, INK, 0, 0.15),
    fill('M186 300H304L294 332H196Z', '#e6ecea'),
    fill('M190 304H300L297 312H193Z', WATER.soft),
    oval([245, 304], 57, 7, WATER.pale),
    line('M232 304q8 -6 16 0t14 0', BARK.deep, 3.4),
    line('M238 306l-4 5M246 307l-2 5M254 307l2 5', BARK.deep, 1.6),
    disc([264, 304], 3, BARK.deep),
    figure(booted(a), vary(POSES.crouch, { hip: [-4, -17], lean: 20, nod: 16 }), [138, 338], 164, {
      grip: { near: [188, 300], far: [196, 296] },
    }),
    figure(booted(b), vary(POSES.crouch, { hip: [-4, -17], lean: 20, nod: 16 }), [350, 338], 160, {
      facing: -1,
      grip: { near: [284, 288], far: [298, 300] },
    }),
    line('M282 286l-8 6', ROSE.base, 3),
    net([468, 352], [420, 330], 15),
    dragonfly([352, 166], { turn: 70, scale: 1.2 }),
    bush([10, 360], 80, 46, FIR.dark, 4),
    leaves({ x: [60, 420], y: [344, 356] }, 6, [FIR.dark], 8, 8),
  )
}
