import { adult, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence } from '../../../kit/ground.ts'
import { cloud, flowers, frame, land, specks, sun, tufts, woods } from '../../../kit/landscape.ts'
import {
  BARK,
  CREAM,
  EARTH,
  FIR,
  glow,
  MAPLE,
  PAPER,
  PLUM,
  ROSE,
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, CAST, mild, summer } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { droplets } from '../../../kit/things.ts'
import { blanket, under } from '../../../kit/toys.ts'
import { foliage, leafy, reeds } from '../../../kit/trees.ts'

const RED = '#d6463a'
const STRAW = '#e8cf9a'

const hat = (color: string, trim: string) => ({ kind: 'sunhat' as const, color, trim })

/** A soft cone. */
function cone(at: Point, scale = 1): string {
  return place(
    line('M-13 0H13', MAPLE.dark, 5) +
      fill('M-10 -1L-3 -27Q0 -30 3 -27L10 -1Z', MAPLE.base) +
      fill('M-7 -11L-5 -18H5L7 -11Z', CREAM),
    at,
    { scale },
  )
}

/** A big hockey bag stuffed with blankets, lying on the origin, its straps tucked in. */
function hockeyBag(at: Point): string {
  return place(
    fill('M-52 -8Q-62 -44 -46 -68 -34 -80 0 -79 38 -80 48 -66 60 -40 50 -8 46 2 0 2 -48 2 -52 -8Z', WATER.deep) +
      fill('M-52 -8Q-60 -32 -54 -52 -46 -12 0 -12 42 -12 54 -36 55 -20 50 -8 46 2 0 2 -48 2 -52 -8Z', '#174a66') +
      line('M-40 -66Q0 -74 40 -66', SUN.soft, 3) +
      line('M-24 -72L-28 0M24 -72L28 0', RED, 7) +
      line('M-8 -46Q4 -52 16 -45M-10 -34Q2 -38 12 -33', glow(WATER.deep, 0.22), 3),
    at,
  )
}

export function friendsAreTheEngine(): string {
  const educator = mild(ADULTS.marc, { top: SUN.base, legs: BARK.deep, shoes: CREAM })
  const first = mild(CAST.rose, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const second = mild(CAST.idris, { top: FIR.base, legs: BARK.dark, shoes: CREAM, cut: 'stripes', trim: FIR.pale })
  const rider = mild(CAST.mei, { top: PLUM.base, legs: WATER.deep, shoes: MAPLE.base })
  const post = (x: number, base: number, top: number, color: string) => line(`M${x} ${base}V${top}`, color, 8)
  return frame(
    ['#b9e0ee', '#f6f4d8'],
    sun([58, 48], 20, SUN.soft),
    cloud([150, 74], 96, PAPER, 0.9),
    woods(184, 62, '#b9dbaa', 6, 'round'),
    fence([10, 480], 220, 46, '#dcbd92', 28),
    land([0, 220, 240, 214, 480, 222], '#b5d893'),
    leafy([430, 236], 180, FIR.base, 5),
    fill('M-10 290Q120 262 250 268T490 290V370H-10Z', '#e0c896'),
    specks({ x: [6, 476], y: [284, 354] }, 34, '#c9a96f', 4, 2),
    post(300, 316, 140, shade(RED, 0.22)) + post(352, 316, 204, shade(RED, 0.22)),
    line('M300 140L288 144', RED, 7),
    line('M244 322L270 226Q274 212 286 210M266 330L290 240', SUN.dark, 6),
    line('M263 252H286M257 272H280M252 292H274', SUN.base, 7),
    fill('M288 232H372L362 244H282Z', BARK.pale),
    fill('M356 236L372 226 468 322 484 322V338H456Z', shade(SUN.base, 0.14)),
    toddler(rider, vary(POSES.floor, { lean: 4, nod: 4, elbows: [1, 1] }), [326, 240], 138, {
      grip: { near: [354, 212], far: [366, 206] },
      step: { near: [376, 246], far: [384, 240] },
    }),
    fill('M282 242H362L350 248H282Z', BARK.soft),
    fill('M290 210H350V244H290Z', WATER.base, 0.92) + line('M290 210H350', WATER.soft, 5),
    line('M358 238L454 330Q460 336 480 336', SUN.base, 12),
    post(352, 336, 206, RED),
    under([226, 322], 40, 6),
    adult(educator, vary(POSES.stand, { lean: 12, nod: 4, elbows: [1, 1], stretch: 1.1 }), [224, 322], 236, {
      grip: { near: [310, 196], far: [284, 210] },
    }),
    post(288, 338, 144, RED),
    under([158, 326], 44, 6),
    toddler(second, vary(POSES.push, { lean: 20, nod: -4, elbows: [1, 1] }), [162, 326], 156, {
      grip: { near: [202, 270], far: [214, 266] },
    }),
    under([226, 346], 68, 8),
    hockeyBag([230, 344]),
    disc([204, 271], 7.6, CAST.idris.skin) + disc([216, 268], 7.2, shade(CAST.idris.skin, 0.14)),
    under([94, 350], 46, 7),
    toddler(first, vary(POSES.push, { lean: 36, nod: -18, elbows: [1, 1], stretch: 1.15 }), [122, 352], 160, {
      grip: { near: [180, 312], far: [180, 296] },
    }),
    cone([432, 352], 0.9) + cone([366, 356], 0.9),
  )
}

/** A green blanket rolled tight, from far to near; the spiral shows at the near end. */
function roll(far: Point, near: Point, width: number, color: string): string {
  const d = `M${far[0]} ${far[1]}L${near[0]} ${near[1]}`
  const high = `M${far[0] - 3} ${far[1] - width * 0.24}L${near[0] - 3} ${near[1] - width * 0.24}`
  const r = width / 2
  return (
    line(`M${far[0]} ${far[1] + 5}L${near[0]} ${near[1] + 5}`, '#5d8a4c', width, 0.55) +
    line(d, color, width) +
    line(high, glow(color, 0.22), width * 0.22) +
    disc(near, r, glow(color, 0.16)) +
    line(`M${near[0] + 1} ${near[1]}a4 4 0 1 1 -5 -4a8 8 0 0 1 10 8a10 10 0 0 1 -14 6`, shade(color, 0.25), 2.6)
  )
}

/** Cattails that stand on the bank. */
function cattails(xs: readonly number[], base: number, height: number): string {
  const stems = xs.map((x, i) => `M${x} ${base}V${base - height * (0.74 + (i % 3) * 0.13)}`).join('')
  const heads = xs.map((x, i) => `M${x} ${base - height * (0.74 + (i % 3) * 0.13) + 6}v9`).join('')
  return line(stems, FIR.base, 2) + line(heads, BARK.dark, 5.4)
}

export function frogsBehindRolls(): string {
  const guard = mild(ADULTS.helene, { top: MAPLE.base, legs: BARK.deep, shoes: CREAM })
  const frogKeeper = mild(ADULTS.nadia, { top: WATER.base, legs: BARK.dark, shoes: CREAM })
  const left = mild(CAST.theo, { top: SUN.base, legs: WATER.deep, shoes: MAPLE.dark })
  const right = mild(CAST.fatou, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const jumper = mild(CAST.anh, { top: PLUM.base, legs: FIR.deep, shoes: SUN.base, cut: 'stripes', trim: PLUM.soft })
  return frame(
    ['#b4dfee', '#f4f4d8'],
    cloud([84, 52], 100, PAPER, 0.9),
    sun([430, 44], 20, SUN.soft),
    woods(136, 64, '#a9cf9f', 8),
    fill('M0 136H480V186H0Z', WATER.soft),
    line('M60 150h60M180 146h80M340 152h70M30 164h40M270 162h54', PAPER, 2.4, 0.7),
    reeds([0, 480], 186, 36, 30, FIR.base, 4),
    cattails([14, 58, 96, 150, 206, 300, 352, 390, 442, 468], 184, 46),
    land([0, 184, 160, 180, 320, 184, 480, 180], '#a6d184'),
    tufts([192, 214], 8, FIR.soft, 5, 7),
    line('M34 226H92M128 223H186M290 223H348M388 226H446', shade(RED, 0.1), 9),
    line('M36 224H90M130 221H184M292 221H346M390 224H444', RED, 7),
    land([0, 262, 240, 252, 480, 262], '#b4da90'),
    under([238, 228], 22, 4),
    adult(guard, vary(POSES.standFront, { elbows: [1, -1] }), [238, 228], 122),
    tufts([350, 358], 10, FIR.dark, 4, 10),
    under([434, 292], 44, 7),
    adult(frogKeeper, vary(POSES.crouch, { lean: 18, nod: 10, elbows: [1, 1] }), [442, 294], 190, {
      facing: -1,
      grip: { near: [406, 282], far: [398, 274] },
    }),
    under([152, 292], 44, 7),
    toddler(right, vary(POSES.crouch, { lean: 26, nod: -6, elbows: [1, 1] }), [152, 298], 150, {
      grip: { near: [190, 282], far: [198, 276] },
    }),
    under([66, 336], 44, 7),
    toddler(left, vary(POSES.crouch, { lean: 26, nod: -6, elbows: [1, 1] }), [66, 342], 160, {
      grip: { near: [106, 328], far: [116, 320] },
    }),
    roll([222, 266], [84, 346], 30, FIR.base),
    disc([108, 322], 8, CAST.theo.skin) + disc([190, 278], 7.4, CAST.fatou.skin),
    roll([372, 282], [262, 346], 30, FIR.dark),
    under([362, 336], 40, 6),
    toddler(
      jumper,
      vary(POSES.jump, { lean: 34, nod: -22, elbows: [1, 1], feet: pair(-26, -22, -16, -15) }),
      [316, 306],
      156,
      { grip: { near: [380, 240], far: [378, 222] } },
    ),
    flowers([300, 356], 10, PAPER, FIR.base, 9, [390, 476]),
  )
}

/** Red tulips standing on the given points; `s` is their size. */
function tulips(points: readonly Point[], s: number, color: string = RED): string {
  const n = (value: number) => Math.round(value * s)
  const stems = points.map(([x, y]) => `M${x} ${y}v${n(-36)}`).join('')
  const foliageOf = points
    .map(
      ([x, y]) =>
        `M${x} ${y}q${n(-13)} ${n(-8)} ${n(-12)} ${n(-30)} ${n(10)} ${n(12)} ${n(12)} ${n(30)} ${n(13)} ${n(-8)} ${n(13)} ${n(-26)} ${n(-11)} ${n(8)} ${n(-13)} ${n(26)}`,
    )
    .join('')
  const cups = points
    .map(
      ([x, y]) =>
        `M${x} ${y + n(-34)}q${n(-15)} 0 ${n(-11)} ${n(-26)}l${n(6)} ${n(7)} ${n(5)} ${n(-9)} ${n(5)} ${n(9)} ${n(6)} ${n(-7)}q${n(4)} ${n(26)} ${n(-11)} ${n(26)}`,
    )
    .join('')
  const folds = points.map(([x, y]) => `M${x - n(4)} ${y + n(-52)}q${n(-2)} ${n(10)} ${n(2)} ${n(15)}`).join('')
  return (
    line(stems, FIR.base, 3 * s) +
    fill(foliageOf, FIR.soft) +
    fill(cups, color) +
    line(folds, shade(color, 0.22), 2 * s)
  )
}

/** Two hands closed into a bud, wrists at the origin. */
function handBud(at: Point, skin: string): string {
  return place(
    fill('M-9 6Q-19 -10 -11 -25 -6 -32 0 -34 6 -32 11 -25 19 -10 9 6Z', skin) +
      line('M0 -32V2M-6 -28Q-11 -16 -8 -6M6 -28Q11 -16 8 -6', shade(skin, 0.24), 2),
    at,
  )
}

export function noseOverTulip(): string {
  const educator = mild(ADULTS.julie, { top: WATER.base, legs: BARK.deep, shoes: CREAM })
  const nose = mild(CAST.zoe, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const knockLeft = mild(CAST.kofi, { top: FIR.base, legs: WATER.deep, shoes: CREAM, cut: 'stripes', trim: FIR.pale })
  const knockRight = mild(CAST.emile, { top: PLUM.base, legs: FIR.deep, shoes: SUN.base })
  return frame(
    ['#b9e0ee', '#f7f3da'],
    sun([420, 46], 20, SUN.soft),
    cloud([230, 62], 110, PAPER, 0.9),
    woods(186, 64, '#bcdcab', 7, 'round'),
    land([0, 196, 240, 188, 480, 198], '#b9dc98'),
    fill('M0 214Q240 196 480 212V222Q240 208 0 228Z', '#e7d6ac'),
    leafy([62, 216], 178, FIR.soft, 5),
    fill('M0 258Q80 244 220 242T480 244V262Q300 256 190 268T140 352L0 366Z', EARTH.base),
    tulips(
      [
        [214, 256],
        [246, 252],
        [278, 256],
        [310, 252],
        [342, 256],
        [374, 252],
        [406, 256],
        [438, 252],
        [466, 256],
      ],
      0.72,
    ),
    tulips(
      [
        [16, 284],
        [56, 278],
        [96, 280],
        [134, 274],
        [172, 268],
      ],
      0.9,
    ),
    tulips([[36, 316]], 1.1),
    blanket([356, 326], 250, 56, '#e9c98c', '#f5e3bd'),
    under([344, 320], 70, 9),
    adult(educator, vary(POSES.tailorFront, { elbows: [1, -1] }), [342, 320], 250, {
      grip: { near: [334, 262], far: [350, 262] },
    }),
    handBud([342, 262], ADULTS.julie.skin),
    under([176, 336], 40, 6),
    toddler(nose, vary(POSES.stand, { hip: [4, -37], lean: 46, nod: 16, elbows: [1, 1] }), [178, 338], 160, {
      facing: -1,
      grip: { near: [150, 276], far: [144, 274] },
    }),
    under([274, 342], 40, 6),
    toddler(knockLeft, vary(POSES.tailor, { lean: 6, nod: 0, elbows: [1, 1], stretch: 1.2 }), [268, 344], 158, {
      grip: { near: [316, 258], far: [290, 320] },
    }),
    line('M316 258l8 -7', CAST.kofi.skin, 4.6),
    under([420, 342], 40, 6),
    toddler(knockRight, vary(POSES.tailor, { lean: 6, nod: 0, elbows: [1, 1], stretch: 1.2 }), [418, 344], 158, {
      facing: -1,
      grip: { near: [370, 258], far: [396, 320] },
    }),
    line('M370 258l-9 -7', CAST.emile.skin, 4.6),
    line('M314 232l-8 -5M318 224l-4 -8M370 232l8 -5M366 224l4 -8', PAPER, 2.6),
    tulips(
      [
        [20, 352],
        [132, 354],
      ],
      1.2,
    ) + tulips([[78, 346]], 1.35, '#e04f42'),
  )
}

/** A tomato plant tied to a stake capped with a tennis ball, in a plastic pot whose soil is at (0, -40). */
function tomatoPlant(at: Point, pot: string, scale = 1): string {
  const fruit = (x: number, y: number, r: number, color: string) =>
    disc([x, y], r, color) + line(`M${x - 4} ${y - r + 1}l4 2 4 -2`, FIR.dark, 2.4)
  return place(
    oval([0, -42], 32, 8, EARTH.dark) +
      line('M8 -42V-186', BARK.soft, 5) +
      disc([8, -188], 9, '#d3e05a') +
      line('M0 -42Q-4 -110 6 -160M0 -80L-26 -102M2 -96L32 -116M2 -130L-22 -146', FIR.base, 5) +
      foliage([-18, -118], 26, 20, FIR.base, 3, 7) +
      foliage([28, -122], 26, 22, FIR.dark, 5, 7) +
      foliage([4, -156], 34, 24, FIR.base, 8, 8) +
      fruit(26, -98, 13, RED) +
      fruit(16, -134, 10, FIR.pale) +
      fruit(-18, -140, 12, RED) +
      fruit(-20, -108, 9, FIR.pale) +
      fill('M-34 -42Q0 -28 34 -42L26 -3Q0 6 -26 -3Z', pot) +
      fill('M12 -36Q26 -38 34 -42L26 -3Q18 0 10 1Z', shade(pot, 0.16)) +
      line('M-34 -42Q0 -28 34 -42', glow(pot, 0.25), 5),
    at,
    { scale },
  )
}

export function halfForTheTomato(): string {
  const educator = summer(ADULTS.lucie, { top: PLUM.base, legs: BARK.dark, hat: hat(STRAW, PLUM.dark) })
  const first = summer(CAST.lea, { top: ROSE.base, legs: WATER.deep, shoes: PAPER, hat: hat(SUN.base, MAPLE.dark) })
  const second = summer(CAST.sami, {
    top: SUN.soft,
    legs: FIR.dark,
    hat: hat(PAPER, WATER.base),
  })
  const pourer = summer(CAST.anh, { top: WATER.base, legs: PLUM.dark, shoes: SUN.base, hat: hat(FIR.soft, FIR.dark) })
  return frame(
    ['#aadcee', '#f6f4d6'],
    sun([250, 46], 20, SUN.soft),
    woods(184, 58, '#b9dbaa', 6, 'round'),
    fence([10, 480], 224, 54, '#dcbd92', 34),
    land([0, 222, 240, 216, 480, 224], '#b0d58e'),
    line('M40 236V150', BARK.base, 18),
    foliage([56, 112], 70, 66, shade(FIR.base, 0.16), 5, 9),
    foliage([46, 100], 62, 56, FIR.base, 6, 8),
    fill('M0 272H480V352H0Z', STONE.pale),
    line('M0 272H480M0 352H480', STONE.soft, 4),
    line('M96 272L70 352M300 272L306 352', STONE.soft, 2.4),
    adult(educator, vary(POSES.stand, { lean: 14, nod: 8, elbows: [1, 1] }), [52, 270], 190, {
      grip: { near: [102, 182], far: [114, 184] },
    }),
    fill('M72 250H150V270H72Z', BARK.pale) + fill('M72 264H150V272H72Z', BARK.soft),
    fill('M90 190H136V250H90Z', RED) + fill('M122 190H136V250H122Z', shade(RED, 0.16)),
    line('M90 190H136', PAPER, 9) + disc([102, 183], 6, ADULTS.lucie.skin) + line('M138 240h6v5', STONE.base, 5),
    fill('M424 268H476L470 300H430Z', PLUM.base) + line('M424 268H476', PLUM.soft, 5),
    oval([452, 220], 26, 44, FIR.dark),
    under([436, 340], 42, 6),
    tomatoPlant([432, 340], MAPLE.base),
    under([344, 344], 40, 6),
    oval([214, 344], 34, 5, STONE.base, 0, 0.7),
    line('M60 336h4M88 328h6M110 342h3M296 342h5', STONE.base, 5),
    toddler(pourer, vary(POSES.lower, { lean: 26, nod: 10, elbows: [1, 1] }), [332, 346], 152, {
      grip: { near: [374, 272], far: [380, 266] },
    }),
    line('M392 276Q408 280 411 298', WATER.base, 5),
    place(fill('M-13 -14H13L10 14H-10Z', PAPER) + line('M-12 -4H12', ROSE.base, 5), [382, 268], { turn: 66 }),
    disc([374, 274], 7.4, CAST.anh.skin),
    under([142, 346], 40, 6),
    toddler(first, vary(POSES.walk, { lean: 4, nod: 6, elbows: [1, 1], stretch: 1.1 }), [148, 348], 160, {
      grip: { near: [192, 292] },
    }),
    under([250, 346], 40, 6),
    toddler(second, vary(POSES.walk, { lean: 4, nod: 2, elbows: [-1, 1] }), [250, 348], 156, {
      grip: { near: [216, 292] },
    }),
    line('M188 310Q188 291 204 291 220 291 221 310', SUN.dark, 4),
    fill('M186 307L222 310 215 341 193 339Z', SUN.base) +
      fill('M209 309L222 310 215 341 207 340Z', shade(SUN.base, 0.16)) +
      oval([204, 308], 18, 5, shade(SUN.base, 0.3), 5) +
      oval([204, 309], 13, 3, WATER.soft, 5),
    droplets(
      [
        [184, 312],
        [188, 330],
        [222, 334],
        [228, 316],
      ],
      4,
      WATER.base,
    ),
    disc([194, 292], 7.2, CAST.lea.skin) + disc([214, 292], 7.2, CAST.sami.skin),
  )
}
