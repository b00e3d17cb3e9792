import { adult, figure, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { drawHead, mouth } from '../../../kit/head.ts'
import { closer, frame } from '../../../kit/landscape.ts'
import {
  BARK,
  CARDBOARD,
  CREAM,
  FIR,
  glow,
  HAIR,
  INK,
  MAPLE,
  PAPER,
  PLUM,
  RED,
  ROSE,
  SKIN,
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, autumn, BABIES, barefoot, CAST, mild, sleeper } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { curtains, door, floor, hooks, pane, pinned, rug, shelf } from '../../../kit/room.ts'
import { disc, fill, line, num, oval, place } from '../../../kit/svg.ts'
import { cup } from '../../../kit/things.ts'
import { bear, blanket, block, rabbit, under } from '../../../kit/toys.ts'
import { wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

/** Of chairs. */
const WOOD = '#b98a55'
const SOCK = '#626a72'

export function wolfHasTheHiccups(): string {
  const educator = barefoot(mild({ ...ADULTS.julie, view: 'front' }, { top: ROSE.base, legs: WATER.deep }))
  const small = barefoot(mild(BABIES.binta, { top: SUN.base, legs: FIR.base, cut: 'overalls' }))
  const big = barefoot(mild(CAST.maika, { top: FIR.base, legs: PLUM.base, cut: 'stripes', trim: FIR.pale }))
  const baby = barefoot(sleeper(BABIES.ambre, WATER.soft, PAPER, 'stripes'))
  return frame(
    ['#e6e3d3', '#f5f0e0'],
    pane([40, 16], 104, 78, 'autumn'),
    curtains([40, 16], 104, 78, '#8fb0a4'),
    // The wolf of the book, drawn.
    place(
      fill('M-32 -32H32V34H-32Z', PAPER) +
        fill('M-22 -22L-8 -12H8L22 -22 20 4 0 26 -20 4Z', STONE.base) +
        fill('M-14 4L0 0 14 4 0 26Z', STONE.pale) +
        disc([0, 20], 4.6, INK) +
        line('M-9 -1h.1M9 -1h.1', INK, 4.6) +
        disc([0, -30], 2.6, MAPLE.dark),
      [262, 62],
      { turn: -4 },
    ),
    floor(158, '#cfa97f'),
    shelf([404, 158], 72, 60, [['books', 'ball']]),
    rug([478, 318], 120, 46, '#d9b0a4', '#bf8f86'),
    blanket([378, 190], 164, 38, SUN.soft, PAPER),
    figure(baby, vary(BABY_POSES.sit, { nod: 6 }), [388, 200], 116, { build: 'baby', facing: -1 }),
    under([246, 300], 92, 9),
    adult(
      educator,
      vary(POSES.floor, { hip: [0, -7], lean: -36, nod: 8, elbows: [-1, 1], stretch: 1.06 }),
      [236, 300],
      258,
      { grip: { near: [262, 246], far: [180, 284] }, step: { near: [346, 228], far: [360, 254] } },
    ),
    mouth([188, 206], 8.4, 7.6, -12),
    line('M230 274Q222 284 214 288', SOCK, 15),
    disc([208, 292], 10.5, shade(SOCK, 0.2)),
    line('M216 287Q196 298 166 298', SOCK, 16),
    line('M172 298L158 297', glow(SOCK, 0.42), 18) + line('M170 291V305M164 291V305', SOCK, 2),
    line('M216 282L243 261', BARK.dark, 6),
    under([136, 350], 44, 6),
    toddler(small, vary(POSES.pull, { lean: -20, nod: 6, elbows: [1, 1] }), [138, 350], 142, {
      grip: { near: [160, 300], far: [166, 292] },
      step: { near: [152, 345], far: [122, 343] },
    }),
    line('M212 168l7 -8M222 182l10 -4M204 160l2 -10', MAPLE.dark, 3.2),
    under([432, 348], 76, 7),
    figure(big, vary(POSES.prone, { nod: -46 }), [438, 346], 172, {
      facing: -1,
      grip: { near: [358, 340], far: [372, 314] },
    }),
    mouth([390, 307], 5, 6),
    line('M358 296q-8 7 -6 17M345 288q-14 12 -11 32', MAPLE.dark, 3.2),
  )
}

/** A toy car that faces right, standing on the origin. */
function auto(at: Point, color: string, scale = 1, mirror = false): string {
  return place(
    fill('M-17 -17L-10 -27Q-9 -29 -6 -29H6Q9 -29 11 -27L18 -17Z', glow(color, 0.2)) +
      fill('M-11 -17L-6 -25H-1V-17ZM3 -17V-25H6L12 -17Z', WATER.pale) +
      fill('M-29 -8V-13Q-28 -18 -22 -18H18Q29 -17 30 -11V-8Q30 -6 28 -6H-27Q-29 -6 -29 -8Z', color) +
      [-16, 17].map((x) => disc([x, -6], 7, INK) + disc([x, -6], 2.8, STONE.soft)).join(''),
    at,
    { scale, mirror },
  )
}

export function wholeStreetWaits(): string {
  const officer = mild({ ...CAST.zoe, view: 'front' }, { top: WATER.deep, legs: PLUM.dark, shoes: PAPER })
  const educator = mild(ADULTS.marc, { top: FIR.base, legs: BARK.dark, shoes: PAPER })
  const baby = barefoot(sleeper(BABIES.tao, SUN.base, PAPER, 'stripes'))
  const left = mild(CAST.anh, { top: PLUM.soft, legs: WATER.deep, shoes: PAPER })
  const right = mild(CAST.kofi, { top: MAPLE.base, legs: FIR.deep, shoes: PAPER, cut: 'stripes', trim: CREAM })
  let boards = ''
  for (let x = -160; x < 480; x += 66) boards += `M${x} 360L${x + 138} 176`
  const bars = [0, 1, 2, 3, 4]
    .map((i) => {
      const [a, b] = [0.07 + i * 0.19, 0.18 + i * 0.19]
      const corner = (t: number, side: 0 | 1) => `${num(170 + side * 92 + (76 - side * 12) * t)} ${num(334 - 102 * t)}`
      return `M${corner(a, 0)}L${corner(b, 0)} ${corner(b, 1)} ${corner(a, 1)}Z`
    })
    .join('')
  return frame(
    ['#dfe7ea', '#f3f0e3'],
    pane([60, 20], 104, 78, 'spring'),
    curtains([60, 20], 104, 78, '#d6a25a'),
    pinned([446, 44], 48, 42, [RED, SUN.base, WATER.base], 4),
    floor(176, '#c9a479', PAPER, false),
    line(boards, shade('#c9a479', 0.1), 1.6),
    blanket([186, 212], 150, 26, ROSE.soft, PAPER),
    line('M-4 231H484', SUN.soft, 5) + line('M-4 337H484', SUN.soft, 7),
    fill(bars, PAPER),
    line('M122 331L160 284M346 284L382 235', RED, 6),
    under([352, 226], 30, 5),
    figure(officer, vary(POSES.standFront, { stretch: 1.46, elbows: [-1, 1] }), [356, 228], 146, {
      grip: { near: [331, 64], far: [381, 64] },
      holding: disc([356, 55], 26, RED) + disc([356, 55], 19, shade(RED, 0.12)),
    }),
    drawHead(officer, [356, 107.6], 21, 0, false),
    adult(educator, vary(POSES.heels, { lean: 38, nod: 8, elbows: [1, 1], stretch: 1.14 }), [178, 220], 206, {
      grip: { near: [242, 244], far: [248, 234] },
    }),
    under([258, 278], 46, 6),
    place(figure(baby, vary(BABY_POSES.crawl, { nod: -56 }), [0, 0], 112, { build: 'baby' }), [258, 276], {
      turn: -12,
    }),
    under([438, 266], 54, 6),
    figure(right, vary(POSES.kneel, { lean: 18, nod: 4, elbows: [1, 1] }), [447, 266], 144, {
      facing: -1,
      grip: { near: [414, 236], far: [408, 236] },
    }),
    auto([405, 264], WATER.base, 1.05, true),
    under([60, 332], 54, 6),
    figure(left, vary(POSES.kneel, { lean: 18, nod: 4, elbows: [1, 1] }), [42, 332], 152, {
      grip: { near: [82, 298], far: [92, 298] },
    }),
    auto([88, 330], RED, 1.15),
    bear([316, 354], BARK.soft, { scale: 1.05 }),
    rabbit([352, 355], STONE.pale, { scale: 1.05 }),
  )
}

/** A racing car turned towards us, its nose down to the right; its wheels are around the origin. */
function turnedAuto(at: Point, color: string, scale = 1, mirror = false): string {
  const p = (a: number, b: number, h: number) => `${num(a * 0.74 + b * 0.66)} ${num(a * 0.4 - b * 0.36 - h)}`
  const quad = (...corners: readonly (readonly [number, number, number])[]) =>
    `M${corners.map(([a, b, h]) => p(a, b, h)).join('L')}Z`
  const wheel = (a: number) => {
    const [x, y] = [a * 0.74 - 16 * 0.66, a * 0.4 + 16 * 0.36 - 7]
    return oval([x, y], 6.6, 8, INK, 20) + oval([x - 0.6, y + 0.3], 2.6, 3.2, STONE.soft, 20)
  }
  return place(
    fill(quad([-30, -15, 0], [32, -15, 0], [32, 15, 0], [-30, 15, 0]), PLUM.dark, 0.22) +
      oval([30, 4], 5, 7, INK) +
      fill(quad([-28, -15, 5], [30, -15, 5], [30, -15, 14], [-28, -15, 18]), color) +
      fill(quad([30, -15, 5], [30, 15, 5], [30, 15, 14], [30, -15, 14]), shade(color, 0.24)) +
      fill(quad([-28, -15, 18], [30, -15, 14], [30, 15, 14], [-28, 15, 18]), glow(color, 0.22)) +
      fill(quad([-22, -12, 17], [10, -12, 15], [2, -10, 29], [-17, -10, 29]), WATER.pale) +
      fill(quad([10, -12, 15], [10, 12, 15], [2, 10, 29], [2, -10, 29]), WATER.soft) +
      fill(quad([-17, -10, 29], [2, -10, 29], [2, 10, 29], [-17, 10, 29]), color) +
      line(`M${p(30, -9, 10)}h.1M${p(30, 9, 10)}h.1`, SUN.pale, 5) +
      wheel(-17) +
      wheel(18),
    at,
    { scale, mirror },
  )
}

/** A dish cloth that flies to the right of the hand at the origin: five checks by four. */
function checkedCloth([x, y]: Point, size: number, color: string): string {
  const p = (i: number, j: number) =>
    `${num(x + i * size)} ${num(y + j * size * 0.92 + Math.sin(i * 1.3) * 5 - i * 1.5)}`
  const grid = [0, 1, 2, 3, 4].flatMap((i) => [0, 1, 2, 3].map((j) => [i, j] as const))
  const square = ([i, j]: readonly [number, number]) => `M${p(i, j)}L${p(i + 1, j)} ${p(i + 1, j + 1)} ${p(i, j + 1)}Z`
  const edge = [0, 1, 2, 3, 4, 5]
  return (
    fill(`M${edge.map((i) => p(i, 0)).join('L')}L${edge.map((i) => p(5 - i, 4)).join(' ')}Z`, PAPER) +
    fill(
      grid
        .filter(([i, j]) => (i + j) % 2 === 0)
        .map(square)
        .join(''),
      color,
    )
  )
}

export function finishComesToTheCar(): string {
  const educator = mild(ADULTS.nadia, { top: FIR.base, legs: WATER.deep, shoes: PAPER })
  const flag = mild(CAST.theo, { top: PLUM.base, legs: BARK.dark, shoes: PAPER })
  const pit = mild(CAST.awa, { top: ROSE.base, legs: FIR.deep, shoes: PAPER })
  return frame(
    ['#e2e7e2', '#f5f1e3'],
    pane([196, 16], 100, 78, 'summer'),
    curtains([196, 16], 100, 78, '#cf9a7a'),
    pinned([60, 44], 50, 42, [RED, WATER.base, SUN.base], -4),
    floor(172, '#cda67c'),
    under([74, 270], 66, 7),
    adult(educator, vary(POSES.tailor, { lean: 6, nod: -2, elbows: [1, 1] }), [60, 272], 216, {
      grip: { near: [62, 272], far: [134, 168] },
    }),
    under([220, 246], 54, 6),
    // The bottle of the pit stop.
    fill('M148 252V226Q148 219 154 215V208H162V215Q168 219 168 226V252Q158 256 148 252Z', WATER.pale, 0.94) +
      line('M153 247V228', PAPER, 3) +
      line('M149 239h18', WATER.soft, 3) +
      oval([158, 208], 4.4, 1.8, WATER.deep),
    figure(pit, vary(POSES.tailor, { lean: 6, nod: 10, elbows: [1, 1] }), [214, 246], 152, {
      grip: { near: [264, 210], far: [276, 226] },
      holding: place(auto([0, 0], SUN.base), [250, 208], { turn: 180 }),
    }),
    fill('M257 206Q264 196 272 204 280 208 274 216L268 220Q262 212 255 214Z', PAPER),
    disc([264, 207], 6, CAST.awa.skin),
    fill('M226 268H258L263 281H221Z', ROSE.soft) + line('M231 271L228 278', PAPER, 2.4),
    line('M206 318H346M190 346H346', WATER.base, 6),
    line('M246 322L250 342', SUN.base, 8) + line('M300 322L305 342', ROSE.base, 8),
    // The ramp on its box.
    block([44, 346], 60, 44, shade(CARDBOARD, 0.16)),
    fill('M46 278L208 322V312L46 266Z', shade(CARDBOARD, 0.26)),
    fill('M18 300L46 278 208 322 188 350Z', glow(CARDBOARD, 0.36)),
    fill('M16 302L188 352V341L16 290Z', CARDBOARD) + line('M16 291L188 341', shade(CARDBOARD, 0.2), 2),
    line('M196 349L212 324', PAPER, 6),
    under([312, 298], 26, 5),
    // The chair.
    line('M380 258V322M470 258V322', shade(WOOD, 0.2), 7),
    turnedAuto([411, 332], RED, 1.14, true),
    figure(flag, vary(POSES.stand, { lean: 8, nod: -6, elbows: [1, 1], stretch: 1.1 }), [304, 298], 154, {
      grip: { near: [352, 186], far: [356, 206] },
    }),
    mouth([324, 187], 4, 5),
    checkedCloth([352, 176], 15, RED),
    disc([352, 187], 6.6, CAST.theo.skin),
    fill('M358 276L376 254H472L458 276Z', glow(WOOD, 0.2)) + fill('M358 276H458V284H358Z', WOOD),
    line('M470 172V262', shade(WOOD, 0.2), 7) + line('M362 282V350M454 190V350', WOOD, 8),
    line('M455 200L470 184M455 226L470 210', WOOD, 6),
  )
}

/** A huge slipper open at the heel, its toe to the right, its sole on y = 0; `foot` slides in between sole and upper. */
function slipper(at: Point, color: string, foot = '', turn = 0): string {
  return place(
    line('M-36 -3H38', shade(color, 0.4), 8) +
      line('M-36 -8H10', CREAM, 6) +
      foot +
      fill('M-12 -6Q-8 -28 12 -32 40 -32 47 -12 48 -5 42 -5H-12Z', color) +
      line('M-11 -9h.1M-9 -17h.1M-4 -24h.1M4 -29h.1', CREAM, 11) +
      disc([28, -30], 7.4, SUN.base),
    at,
    { turn },
  )
}

export function sitDownItIsMyTurn(): string {
  const loved = autumn(
    { skin: SKIN.tan, hair: { style: 'short', color: HAIR.brown }, view: 'front' },
    { top: WATER.deep, legs: BARK.dark, shoes: MAPLE.soft },
  )
  const seated = { ...loved, wear: { ...loved.wear, boots: false, trim: WATER.deep } }
  const small = mild(BABIES.olivier, { top: SUN.base, legs: FIR.base, shoes: PAPER, cut: 'overalls' })
  const shod = mild(CAST.fatou, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const friend = mild(CAST.mei, { top: FIR.base, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: FIR.pale })
  return frame(
    ['#e9e4d6', '#f6f0e2'],
    door([12, 214], 98, 200, FIR.base),
    pane([278, 12], 94, 70, 'spring'),
    hooks([396, 84], 38, [PLUM.base, SUN.base]),
    floor(214, '#cba67c'),
    // Shoes by the door.
    fill('M18 224H104L96 248H6Z', STONE.base),
    fill('M24 240V230H36Q38 236 50 236V242H24ZM54 240V230H66Q68 236 80 236V242H54Z', BARK.deep),
    closer(
      1.13,
      [268, 356],
      line('M186 306V250M266 306V250', shade(WOOD, 0.24), 8),
      line('M190 250V184M262 250V184', WOOD, 8) + line('M190 192H262M190 214H262', WOOD, 9),
      fill('M184 240H268L276 258H176Z', WOOD) + line('M180 258V316M272 258V316', WOOD, 8),
      adult(
        seated,
        { ...POSES.standFront, own: true, hip: [0, -38], nod: 6, feet: pair(-13, -4, 14, -8), knees: [1, -1] },
        [226, 314],
        216,
        {
          grip: { near: [200, 236], far: [300, 212] },
        },
      ),
      fill('M212 177L226 192 240 177 243 186 227 206 209 186Z', shade(WATER.deep, 0.3)),
      line('M227 204V236', shade(WATER.deep, 0.3), 2.6) + line('M221 212h.1M221 226h.1', SUN.soft, 5),
      line('M248 276L258 312', BARK.dark, 18),
      // The blanket: over both knees, a corner still in the hands of who spreads it.
      fill(
        'M190 238Q226 230 262 236 284 234 294 250 300 270 296 312L262 299 234 302 206 296 192 308 182 282 160 268 176 248Q180 240 190 238Z',
        ROSE.soft,
      ),
      fill('M218 234H238Q230 262 234 302L224 300Q228 262 218 234Z', shade(ROSE.soft, 0.09)),
      line(
        'M184 254Q202 240 213 250M246 250Q264 236 286 252M184 274Q202 264 220 270M238 272Q268 262 296 274M194 292Q206 282 221 286M237 288Q266 280 297 294',
        PAPER,
        3.4,
      ),
      line('M198 240Q192 266 200 296M270 238Q276 266 274 302', PAPER, 3.4),
      toddler(small, vary(POSES.stand, { lean: 10, elbows: [1, 1] }), [136, 332], 132, {
        grip: { near: [164, 268], far: [180, 254] },
      }),
      wheelchair([398, 326], PLUM.base, { scale: 1.08, mirror: true }),
      figure(
        friend,
        vary(POSES.sit, { hip: [0, -38], lean: 6, nod: 0, feet: pair(26, -12, 28, -12), stretch: 1.3, elbows: [1, 1] }),
        [398, 328],
        152,
        { facing: -1, grip: { near: [331, 212], far: [372, 268] } },
      ),
      wheelchairWheel([398, 326], PLUM.base, { scale: 1.08, mirror: true }),
      cup([316, 206], SUN.base, { scale: 1.5 }),
      disc([304, 212], 6.4, SKIN.tan) + disc([329, 212], 6.2, CAST.mei.skin),
      under([330, 352], 50, 6),
      slipper([294, 336], PLUM.base, line('M-34 -22L2 -15', MAPLE.soft, 15)),
      figure(shod, vary(POSES.kneel, { lean: 18, nod: 6, elbows: [1, 1] }), [364, 352], 150, {
        facing: -1,
        grip: { near: [332, 322], far: [326, 308] },
      }),
      slipper([212, 352], PLUM.base),
    ),
  )
}
