import { figure, toddler } from '../../../kit/figure.ts'
import type { Point } from '../../../kit/geometry.ts'
import { fence, heap } from '../../../kit/ground.ts'
import { sunhat } from '../../../kit/head.ts'
import { frame, land, leaves, specks, sun, tufts } from '../../../kit/landscape.ts'
import { BARK, CARDBOARD, FIR, glow, MAPLE, PAPER, PLUM, ROSE, STONE, SUN, shade, WATER } from '../../../kit/palette.ts'
import { autumn, CAST, mild, summer, TUQUES } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, pane, pinned, shelf } from '../../../kit/room.ts'
import { disc, fill, line, num, oval, place } from '../../../kit/svg.ts'
import { basket, bear, block, carton, cushion, rabbit, under } from '../../../kit/toys.ts'
import { foliage } from '../../../kit/trees.ts'

const SAND = '#e6cb8f'

export function weighedTruck(): string {
  const driver = summer(CAST.fatou, { top: ROSE.base, legs: WATER.deep, shoes: PAPER, hat: sunhat(PAPER, ROSE.base) })
  const tractor = summer(CAST.emile, {
    top: SUN.base,
    legs: FIR.deep,
    shoes: PAPER,
    hat: sunhat(WATER.pale, WATER.base),
  })
  const tipper = summer(CAST.mei, { top: FIR.base, legs: PLUM.dark, shoes: PAPER, hat: sunhat(SUN.soft, MAPLE.dark) })
  const blue = WATER.base
  return frame(
    ['#b9dff0', '#f2f4da'],
    sun([60, 46], 20, SUN.soft),
    fill('M0 150Q120 112 240 144T480 140V200H0Z', '#bddda4'),
    foliage([186, 128], 44, 40, FIR.soft, 4, 10),
    fence([4, 476], 192, 48, '#dcc197', 42),
    land([0, 192, 240, 188, 480, 194], '#a9d080'),
    fill('M236 204H424L444 252H206Z', BARK.soft),
    fill('M246 210H416L430 246H222Z', SAND),
    heap([300, 238], 96, 30, shade(SAND, 0.12), 4),
    fill('M330 248Q344 220 362 222T400 248Z', shade(SAND, 0.12)),
    fill('M206 252H444V266H206Z', shade(BARK.soft, 0.12)),
    under([442, 264], 30),
    fill('M378 216L402 228Q386 240 374 246L356 240Q374 234 378 216Z', SAND),
    place(fill('M-36 -6H36L30 18H-30Z', MAPLE.base) + line('M-38 -7H38', MAPLE.dark, 5), [408, 214], { turn: -32 }),
    figure(tipper, vary(POSES.lower, { lean: 30, nod: 2, elbows: [1, 1] }), [452, 266], 132, {
      facing: -1,
      grip: { near: [426, 212], far: [424, 194] },
    }),
    land([0, 268, 240, 262, 480, 270], '#98c672'),
    tufts([282, 352], 9, '#7dae5c', 5, 9),
    oval([300, 346], 150, 10, '#7fae62'),
    // The pillow gives way under the nose of the truck.
    fill('M262 316Q240 348 270 350H440Q470 350 462 320 456 296 426 290 376 300 318 298 276 300 262 316Z', '#dbe6ee'),
    fill('M184 262L344 248 366 274 200 292Z', shade(blue, 0.4)),
    fill('M192 266Q214 226 262 222T346 258L358 272 204 288Z', SAND),
    fill('M262 222Q322 218 346 258L358 272 290 280Q296 244 262 222Z', shade(SAND, 0.12)),
    specks({ x: [222, 330], y: [240, 274] }, 12, shade(SAND, 0.22), 6, 1.6),
    figure(driver, vary(POSES.push, { lean: 40, nod: -22, elbows: [1, 1] }), [122, 318], 166, {
      grip: { near: [184, 264], far: [192, 262] },
    }),
    fill('M200 288L366 270 354 312 214 334Z', blue),
    fill('M184 262L200 288 214 334 200 308Z', shade(blue, 0.24)),
    line('M184 262L200 289 366 271', glow(blue, 0.3), 6),
    fill(
      'M256 326Q246 350 274 352H444Q460 351 468 355 462 338 462 322T467 294Q450 290 430 288 404 286 376 306 362 320 330 322 280 322 256 326Z',
      PAPER,
    ),
    fill('M256 326Q246 350 274 352H444Q460 351 468 355 463 342 462 332 430 340 380 334T256 326Z', '#d3dfe8'),
    line('M372 310q-14 10 -20 24M392 300q0 12 -8 24M330 324q-4 8 -2 14M448 292q-6 30 0 58', '#b9cad8', 2.6),
    line('M440 276l6 -12M458 278l8 -10', PAPER, 3.4),
    toddler(tractor, vary(POSES.push, { lean: 34, nod: -20, elbows: [1, 1], stretch: 1.15 }), [154, 352], 114, {
      grip: { near: [205, 304], far: [203, 292] },
    }),
  )
}

/** A rolled pair of socks, a parcel. */
function parcels(points: readonly Point[], color: string): string {
  return points
    .map(([x, y]) => oval([x, y], 10, 7.5, color) + line(`M${num(x - 2)} ${num(y - 5)}q6 5 1 10`, shade(color, 0.3), 2))
    .join('')
}

export function landUnderThePlane(): string {
  const far = mild(CAST.idris, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const middle = mild(CAST.mei, { top: ROSE.base, legs: WATER.deep, shoes: PAPER })
  const near = mild(CAST.sami, { top: FIR.base, legs: BARK.dark, shoes: PAPER, cut: 'stripes', trim: PAPER })
  const puller = mild(CAST.lila, { top: MAPLE.base, legs: PLUM.dark, shoes: PAPER })
  const flat = vary(POSES.prone, { lean: 68, nod: -12, elbows: [1, 1] })
  const ring = (x: number, y: number, k: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="${num(8 * k)}" ry="${num(16 * k)}" transform="rotate(24 ${x} ${y})" fill="#fff" fill-opacity=".25" stroke="${CARDBOARD}" stroke-width="${num(6 * k)}"/>`
  const blue = '#4f9cc4'
  return frame(
    ['#e9e4d2', '#f4efe0'],
    pane([54, 18], 104, 84, 'summer'),
    curtains([54, 18], 104, 84, '#d99a7a'),
    pinned([252, 36], 54, 44, [WATER.base, SUN.base, FIR.base], -3),
    floor(140, '#cfa87c'),
    shelf([356, 140], 112, 76, [
      ['books', 'plant'],
      ['bin', 'blocks'],
    ]),
    fill('M108 148H248L304 360H20Z', '#8fa7b8'),
    fill('M119 148H130L58 360H42ZM228 148H238L288 360H274Z', '#b4c6d2'),
    fill('M32 160H334L344 194H18Z', '#8a78b4'),
    fill('M30 165H336L337 171H28ZM22 183H341L342 189H20Z', '#b3a5d4'),
    // The land passes under their noses.
    fill('M268 220L336 218Q350 270 420 322L352 350Q296 300 268 220Z', blue),
    line('M290 232q14 6 30 0M306 272q16 2 30 -6M338 312q16 -2 26 -10', WATER.pale, 3, 0.8),
    block([302, 244], 22, 18, SUN.base),
    block([332, 262], 24, 20, ROSE.base),
    block([330, 302], 26, 24, FIR.base),
    block([362, 300], 24, 18, SUN.base),
    figure(far, flat, [190, 238], 126, { grip: { near: [246, 214], far: [250, 234] } }),
    ring(241, 204, 0.84),
    disc([246, 214], 5.2, CAST.idris.skin),
    figure(middle, flat, [190, 292], 138, { grip: { near: [251, 266], far: [256, 288] } }),
    ring(246, 255, 0.92),
    disc([251, 266], 5.6, CAST.mei.skin),
    figure(near, flat, [188, 350], 152, { grip: { near: [255, 321], far: [262, 346] } }),
    ring(250, 309, 1),
    disc([256, 321], 6, CAST.sami.skin),
    basket(
      [56, 316],
      56,
      26,
      BARK.pale,
      parcels(
        [
          [-13, -27],
          [9, -29],
        ],
        ROSE.soft,
      ) + parcels([[-2, -35]], SUN.base),
    ),
    under([434, 350], 44),
    figure(puller, vary(POSES.heels, { lean: -8, nod: 14, elbows: [1, 1] }), [434, 350], 152, {
      facing: -1,
      grip: { near: [392, 330], far: [402, 316] },
    }),
  )
}

/** The outline of what lies on a cardboard, traced with a grease pencil: one body from several shapes. */
function traced(shapes: string): string {
  return (
    `<g fill="#4c3d33" stroke="#4c3d33" stroke-width="11">${shapes}</g>` +
    `<g fill="#dcb988" stroke="#dcb988" stroke-width="6">${shapes}</g>`
  )
}

export function searchedRooms(): string {
  const chief = autumn(CAST.awa, { top: PLUM.base, legs: WATER.deep, trim: PLUM.soft, hat: TUQUES.sun })
  const carrier = autumn(CAST.theo, { top: SUN.base, legs: FIR.deep, trim: MAPLE.dark, hat: TUQUES.water })
  const first = autumn(CAST.anh, { top: FIR.base, legs: BARK.dark, trim: FIR.pale, hat: TUQUES.maple })
  const second = autumn(CAST.zoe, { top: ROSE.base, legs: PLUM.dark, trim: ROSE.soft, hat: TUQUES.fir })
  const lying = (art: string, [x, y]: Point, k = 1) =>
    `<g transform="translate(${x} ${y})scale(${k} ${num(k * 0.72)})">${art}</g>`
  const bearShape =
    '<circle cy="-29" r="11"/><circle cx="-8" cy="-36" r="4.600"/><circle cx="8" cy="-36" r="4.600"/><ellipse cy="-10" rx="14" ry="12"/>'
  const rabbitShape = '<path d="M-5 -38V-52M5 -38V-52"/><circle cy="-30" r="10"/><ellipse cy="-10" rx="13" ry="12"/>'
  const towel = (x: number, y: number, w: number, d: number, color: string) =>
    fill(`M${x - w * 0.42} ${y - d}H${x + w * 0.42}L${x + w / 2} ${y}H${x - w / 2}Z`, color) +
    line(
      `M${num(x - w * 0.4)} ${num(y - d * 0.8)}H${num(x + w * 0.4)}M${num(x - w * 0.45)} ${num(y - d * 0.2)}H${num(x + w * 0.45)}`,
      glow(color, 0.5),
      4,
    )
  return frame(
    ['#cfe3ea', '#f6efd6'],
    fill('M0 140Q120 108 240 134T480 126V200H0Z', '#d9c98c'),
    foliage([440, 96], 58, 62, MAPLE.base, 5, 9),
    foliage([40, 116], 60, 54, '#dba243', 4, 8),
    fence([4, 476], 184, 46, '#cfae7c', 42),
    land([0, 184, 240, 180, 480, 186], '#b3bf72'),
    towel(92, 224, 130, 26, WATER.soft),
    block([92, 220], 50, 26, CARDBOARD) + fill('M68 196Q84 186 98 194T126 190L122 204Q96 198 72 206Z', PAPER),
    towel(282, 258, 250, 50, '#e2907c'),
    carton([288, 242], 60, 34),
    figure(second, vary(POSES.crawl, { lean: 60, nod: -24, elbows: [1, 1] }), [358, 254], 122, {
      facing: -1,
      grip: { near: [304, 212], far: [312, 250] },
    }),
    figure(first, vary(POSES.crawl, { lean: 58, nod: -16, elbows: [1, 1] }), [194, 256], 122, {
      grip: { near: [246, 226], far: [240, 254] },
    }),
    fill('M222 258L244 224Q256 222 262 232L270 258Z', '#f0b3a2'),
    line('M222 258L244 224Q256 222 262 232', '#c9735f', 3),
    disc([247, 226], 6, CAST.anh.skin),
    land([0, 272, 240, 264, 480, 274], '#a3b264'),
    leaves({ x: [0, 480], y: [276, 352] }, 6, [MAPLE.base, SUN.base], 9, 6),
    fill('M132 276H336L372 346H104Z', CARDBOARD),
    fill('M132 272H336L372 342H104Z', '#dcb988'),
    lying(traced(bearShape), [176, 330], 1.2) + lying(traced(rabbitShape), [240, 330], 1.2),
    lying(traced(bearShape), [304, 330], 1.2),
    lying(rabbit([0, 0], ROSE.soft), [240, 330], 1.2),
    lying(bear([0, 0], STONE.base), [304, 330], 1.2),
    under([78, 350], 46, 7),
    figure(chief, vary(POSES.kneel, { lean: 30, nod: 6, elbows: [1, 1] }), [76, 350], 156, {
      grip: { near: [142, 303], far: [112, 322] },
    }),
    line('M142 304L152 308', CAST.awa.skin, 5),
    under([420, 350], 34, 6),
    toddler(carrier, vary(POSES.walk, { lean: -4, nod: 6, elbows: [1, 1] }), [420, 350], 128, {
      facing: -1,
      grip: { near: [396, 294], far: [392, 300] },
      holding: bear([392, 322], BARK.base, { scale: 1.2 }),
    }),
  )
}

/** A big sock stuffed and sewn at its end, held by both hands as a handlebar. */
function handlebar(a: Point, b: Point, color: string, trim: string): string {
  const d = `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`
  return (
    line(d, color, 13) +
    `<path d="${d}" stroke="${trim}" stroke-width="13" stroke-dasharray="5 8" stroke-linecap="butt"/>`
  )
}

export function fistClosesTheLine(): string {
  const leader = mild(CAST.maika, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const middle = mild(CAST.kofi, { top: SUN.base, legs: WATER.deep, shoes: PAPER })
  const last = mild(CAST.lea, { top: FIR.base, legs: BARK.dark, shoes: PAPER, cut: 'stripes', trim: FIR.pale })
  const waiting = mild(CAST.noah, { top: MAPLE.base, legs: WATER.deep, shoes: SUN.soft })
  const tape = '#e9ddb4'
  const steps = vary(POSES.walk, { lean: 4, nod: 0, elbows: [1, 1] })
  const shut = (x: number, y: number, k: number) =>
    block([x, y], 40 * k, 28 * k, CARDBOARD) +
    line(`M${num(x)} ${num(y - 28 * k)}l${num(7 * k)} ${num(-7 * k)}`, tape, 4)
  return frame(
    ['#dfe4ee', '#f3efe6'],
    pane([190, 26], 108, 86, 'winter'),
    curtains([190, 26], 108, 86, '#8fa7b8'),
    pinned([70, 44], 52, 44, [WATER.base, PLUM.base, SUN.base], 4),
    floor(178, '#c9a27a'),
    shelf([372, 178], 104, 76, [
      ['books', 'plant'],
      ['ball', 'bin'],
    ]),
    shut(154, 214, 0.9) + shut(302, 214, 0.9),
    under([70, 252], 66, 8) + under([404, 250], 66, 8),
    cushion([44, 250], 74, 36, PLUM.base) +
      cushion([104, 252], 72, 34, WATER.soft) +
      cushion([72, 222], 78, 32, ROSE.soft),
    cushion([376, 248], 74, 34, FIR.soft) +
      cushion([440, 250], 74, 36, SUN.base) +
      cushion([408, 220], 78, 32, WATER.base),
    line('M200 296L340 348M340 292L190 350', tape, 13),
    shut(30, 322, 1.1),
    under([94, 326], 34, 6) + under([192, 328], 34, 6) + under([292, 330], 34, 6),
    figure(leader, steps, [94, 326], 158, { facing: -1, grip: { near: [66, 262], far: [58, 254] } }),
    handlebar([72, 272], [50, 248], WATER.base, PAPER),
    disc([66, 264], 6.2, CAST.maika.skin),
    figure(middle, steps, [192, 328], 160, { facing: -1, grip: { near: [162, 264], far: [154, 256] } }),
    handlebar([168, 274], [146, 250], ROSE.base, SUN.soft),
    disc([162, 266], 6.2, CAST.kofi.skin),
    figure(last, vary(steps, { elbows: [-1, 1], stretch: 1.1 }), [292, 330], 160, {
      facing: -1,
      grip: { near: [306, 186], far: [256, 260] },
    }),
    handlebar([270, 276], [248, 252], PLUM.base, PLUM.soft),
    disc([258, 264], 6, shade(CAST.lea.skin, 0.14)),
    disc([306, 184], 8, CAST.lea.skin),
    line('M294 172l-7 -9M308 168v-12M320 174l8 -8', PAPER, 4),
    under([404, 352], 34, 6),
    toddler(waiting, vary(POSES.stand, { lean: 0, nod: -8, elbows: [1, 1] }), [404, 352], 126, {
      facing: -1,
      grip: { near: [380, 300], far: [374, 294] },
    }),
    handlebar([388, 312], [364, 284], SUN.base, MAPLE.dark),
    disc([380, 302], 7, CAST.noah.skin),
  )
}
