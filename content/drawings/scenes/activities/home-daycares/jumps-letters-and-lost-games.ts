import { adult, figure, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence } from '../../../kit/ground.ts'
import { mouth, sunhat } from '../../../kit/head.ts'
import { cloud, frame, land, specks, woods } from '../../../kit/landscape.ts'
import {
  BARK,
  CARDBOARD,
  FIR,
  glow,
  HAIR,
  INK,
  MAPLE,
  MOUTH,
  PAPER,
  PLUM,
  RED,
  ROSE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, BABIES, barefoot, CAST, mild, summer } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, pane, pinned, rug, shelf } from '../../../kit/room.ts'
import { dashes, disc, fill, line, num, oval, place } from '../../../kit/svg.ts'
import { bucket, shovel } from '../../../kit/things.ts'
import { toyTruck, under } from '../../../kit/toys.ts'
import { leafy } from '../../../kit/trees.ts'

const SAND = '#e6cf9c'
/** Masking tape. */
const TAPE = '#f3e3b0'
const ASPHALT = '#7c8589'
const BLUSH = '#d9644f'

/** A furrow of a finger in the sand. */
function furrow(d: string): string {
  return line(d, glow(SAND, 0.7), 8) + line(d, shade(SAND, 0.42), 4)
}

/** A hand laid flat on the ground, its fingers towards `turn`. */
function flatHand(at: Point, skin: string, turn = 0, mirror = false): string {
  return place(line('M4 -4L15 -6M5 -1L17 -1M5 2L15 4M2 4L8 8', skin, 4) + oval([1, 0], 8, 6, skin), at, {
    turn,
    mirror,
  })
}

export function lineBehindTheHeels(): string {
  const jumper = barefoot(
    summer(CAST.lila, {
      top: ROSE.base,
      legs: PLUM.dark,
      cut: 'stripes',
      trim: ROSE.soft,
      hat: sunhat(PAPER, ROSE.base),
    }),
  )
  const friend = barefoot(summer(CAST.anh, { top: FIR.base, legs: WATER.deep, hat: sunhat(SUN.soft, MAPLE.dark) }))
  const small = barefoot(
    summer(
      { ...BABIES.olivier, hair: { style: 'short', color: HAIR.blond }, view: 'front' },
      { top: WATER.base, legs: MAPLE.dark, hat: sunhat(WATER.pale, WATER.base) },
    ),
  )
  return frame(
    ['#b5dcee', '#f1f4da'],
    cloud([196, 56], 92, PAPER, 0.9),
    woods(128, 56, '#b3d39c', 4, 'round'),
    leafy([52, 156], 158, FIR.soft, 5),
    fence([110, 490], 154, 44, '#dcc398', 30),
    land([0, 152, 240, 146, 480, 152], '#a5cf83'),
    toyTruck([214, 170], RED, { scale: 0.9 }),
    bucket([258, 170], WATER.base, { scale: 0.8 }),
    shovel([282, 174], { scale: 0.42, turn: 14 }),
    // The box of sand, its edge to jump from on the left.
    fill('M100 174H474L516 362H10Z', BARK.soft),
    fill('M112 184H466L508 350H40Z', SAND),
    fill('M100 172H124L62 348H4Z', BARK.pale),
    fill('M4 348H62V362H4Z', BARK.soft),
    line('M94 192L32 338', shade(BARK.pale, 0.12), 2),
    specks({ x: [140, 450], y: [196, 342] }, 24, shade(SAND, 0.18), 6, 1.4),
    // Where the first jump ended: two feet, a line behind them.
    furrow('M190 222L178 284'),
    oval([202, 244], 10, 3.4, shade(SAND, 0.2)) + oval([200, 260], 10, 3.4, shade(SAND, 0.2)),
    dashes('M112 214Q220 30 344 176', PAPER, 3, '1 11'),
    furrow('M357 228L361 334'),
    oval([392, 302], 28, 6, shade(SAND, 0.24)),
    figure(
      jumper,
      vary(POSES.crouch, {
        hip: [-9, -21],
        lean: 36,
        nod: -16,
        elbows: [1, 1],
        feet: pair(2, -3, 8, -4),
        soles: [-6, -6],
        stretch: 1.06,
      }),
      [384, 304],
      188,
      { grip: { near: [466, 220], far: [464, 200] } },
    ),
    line('M376 310l-6 6M424 296l9 -7M428 304l12 -1M418 290l5 -9', shade(SAND, 0.4), 3),
    figure(friend, vary(POSES.crouch, { lean: 50, nod: -14, elbows: [1, 1], stretch: 1.14 }), [262, 344], 172, {
      grip: { near: [350, 334], far: [292, 338] },
    }),
    line('M336 327L359 332', shade(CAST.anh.skin, 0.3), 7),
    line('M338 326L359 331', CAST.anh.skin, 5),
    toddler(small, vary(POSES.floorFront, { elbows: [-1, -1], nod: -8, stretch: 1.25 }), [122, 334], 136, {
      grip: { near: [72, 280], far: [174, 322] },
      step: { near: [88, 334], far: [160, 336] },
    }),
    fill('M111 274H133Q133 288 122 288T111 274Z', MOUTH) + oval([122, 284], 6, 3, ROSE.base),
    line('M84 312l-9 -4M80 322l-10 1M178 338l10 -3', shade(SAND, 0.4), 3),
  )
}

/** A strip of tape stuck on the floor from `a` to `b`, torn at both ends. */
function strip(a: Point, b: Point, w = 13): string {
  const [dx, dy] = [b[0] - a[0], (b[1] - a[1]) / 0.6]
  const long = Math.hypot(dx, dy)
  const [nx, ny] = [(-dy / long) * (w / 2), (dx / long) * (w / 2) * 0.6]
  const [tx, ty] = [(dx / long) * 4, (dy / long) * 2.4]
  const p = ([x, y]: Point, n: number, t: number) => `${num(x + nx * n + tx * t)} ${num(y + ny * n + ty * t)}`
  const d = `M${p(a, -1, 0)}L${p(a, -0.4, -1)} ${p(a, 0.1, 0.3)} ${p(a, 1, -1)}L${p(b, 1, 0)} ${p(b, 0.4, 1)} ${p(b, -0.1, -0.3)} ${p(b, -1, 1)}Z`
  return fill(d, TAPE)
}

/** What a sleeping line breathes. */
function snore([x, y]: Point, k = 1): string {
  return line(`M${x} ${y}h${6 * k}l${-6 * k} ${7 * k}h${6 * k}`, PAPER, 2.6)
}

export function sleepingLines(): string {
  const educator = barefoot(mild(ADULTS.nadia, { top: FIR.base, legs: WATER.deep }))
  const high = barefoot(mild(CAST.kofi, { top: SUN.base, legs: PLUM.dark }))
  const cat = barefoot(mild(BABIES.ines, { top: ROSE.base, legs: FIR.deep, cut: 'stripes', trim: ROSE.soft }))
  const first = barefoot(mild(CAST.theo, { top: WATER.base, legs: BARK.dark }))
  const second = barefoot(mild(CAST.mei, { top: MAPLE.base, legs: WATER.deep }))
  return frame(
    ['#e6e3d3', '#f5f0e0'],
    pane([34, 10], 92, 70, 'autumn'),
    curtains([34, 10], 92, 70, '#c98f78'),
    pinned([300, 30], 50, 42, [ROSE.base, SUN.base, WATER.base], 4),
    floor(132, '#93aba6'),
    shelf([384, 132], 90, 54, [['books', 'plant']]),
    strip([6, 296], [296, 246]),
    strip([92, 206], [226, 330]),
    strip([196, 196], [136, 338]),
    strip([36, 226], [252, 301]),
    strip([12, 178], [150, 158], 11),
    snore([112, 344]) + snore([98, 332], 1.3) + snore([80, 316], 1.6),
    dashes('M354 242L344 336', PAPER, 3, '1 10'),
    figure(second, vary(POSES.crouch, { lean: 40, nod: 2, elbows: [1, 1], stretch: 1.2 }), [300, 234], 146, {
      grip: { near: [344, 231], far: [320, 210] },
    }),
    flatHand([350, 233], CAST.mei.skin, 10),
    under([226, 277], 18, 4),
    figure(
      high,
      vary(POSES.balance, {
        hip: [0, -45],
        lean: -2,
        nod: 10,
        feet: pair(17, -34, 1, -9),
        soles: [34, 62],
        hands: pair(-34, -70, 34, -74),
        elbows: [1, -1],
      }),
      [220, 278],
      158,
      { grip: { near: [245, 173] } },
    ),
    line('M245 171L242 154', shade(CAST.kofi.skin, 0.34), 7),
    line('M245 172L242 155', glow(CAST.kofi.skin, 0.1), 5),
    place(
      figure(
        cat,
        vary(POSES.crawl, { hip: [-18, -25], lean: 76, nod: -60, hands: pair(18, -4, 30, -20), elbows: [-1, -1] }),
        [0, 0],
        138,
      ),
      [78, 288],
      { turn: -10 },
    ),
    figure(first, vary(POSES.crouch, { lean: 40, nod: 2, elbows: [1, 1], stretch: 1.2 }), [278, 352], 160, {
      grip: { near: [332, 345], far: [304, 322] },
    }),
    flatHand([338, 346], CAST.theo.skin, -4),
    under([434, 322], 54, 7),
    adult(educator, vary(POSES.heels, { lean: 10, nod: 18, elbows: [1, 1] }), [432, 322], 232, {
      facing: -1,
      grip: { near: [392, 258], far: [410, 292] },
    }),
    // The roll, and what hangs from it.
    line('M374 262Q368 280 372 300', TAPE, 9) + disc([382, 252], 15, TAPE) + disc([382, 252], 7.4, CARDBOARD),
    disc([394, 259], 7.4, ADULTS.nadia.skin),
  )
}

/** A stroke of fat chalk. */
function chalk(d: string, color: string, width = 9): string {
  return line(d, color, width, 0.95)
}

export function livingInALetter(): string {
  const walker = mild(CAST.maika, { top: SUN.base, legs: WATER.deep, shoes: RED })
  const sitter = mild({ ...CAST.fatou, view: 'front' }, { top: ROSE.base, legs: FIR.deep, shoes: PAPER })
  const owner = mild(CAST.rose, { top: FIR.base, legs: PLUM.dark, shoes: SUN.base })
  const visitor = mild(CAST.jasleen, { top: MAPLE.base, legs: WATER.deep, shoes: PAPER })
  return frame(
    ['#b9dfee', '#eef4dc'],
    cloud([300, 52], 92, PAPER, 0.9),
    woods(112, 50, '#bcd8a2', 6, 'round'),
    fence([4, 476], 138, 42, '#dcc098', 28),
    land([0, 136, 240, 132, 480, 138], '#a5cf83'),
    leafy([232, 150], 130, '#a8cf78', 5),
    fill('M0 158Q240 150 480 160V360H0Z', ASPHALT),
    chalk('M132 232Q124 200 78 202 32 206 34 236 36 258 80 268 130 280 128 312 122 346 70 346 28 346 18 318', PAPER),
    chalk('M160 330V198M160 198Q234 194 236 228 236 256 160 258M160 258Q250 256 252 294 250 332 160 330', SUN.soft),
    chalk('M396 314A72 48 0 1 1 402 270', glow(ROSE.soft, 0.25)),
    under([86, 202], 22, 4),
    figure(walker, vary(POSES.walk, { lean: 12, hands: pair(-30, -58, 32, -66), elbows: [-1, -1] }), [80, 206], 156, {
      facing: -1,
    }),
    under([198, 240], 32, 6),
    figure(sitter, POSES.tailorFront, [198, 240], 150, { grip: { near: [177, 235], far: [219, 235] } }),
    // A cat in the lower belly, and the box of chalk.
    chalk(
      'M188 306Q184 288 198 288L202 282 207 287H213L218 282 221 290Q224 306 206 308 196 308 188 306Q176 310 174 298',
      WATER.pale,
      3.6,
    ),
    line('M203 296h.1M213 296h.1', WATER.pale, 4),
    line('M266 178L262 166M274 178V163M282 178L286 166', ROSE.soft, 6) +
      line('M270 178L268 165', SUN.soft, 6) +
      line('M279 178V164', PAPER, 6),
    under([274, 192], 24, 4),
    fill('M256 174H292L290 192H258Z', CARDBOARD),
    under([350, 308], 24, 5),
    line('M402 270Q409 292 396 314', ROSE.soft, 17, 0.34),
    figure(
      owner,
      vary(POSES.stand, { lean: -8, nod: 10, hands: pair(-28, -58, 28, -60), elbows: [-1, -1], soles: [0, 0] }),
      [352, 310],
      156,
      { step: { near: [390, 295], far: [346, 304] } },
    ),
    under([452, 330], 24, 5),
    figure(
      visitor,
      vary(POSES.stand, { lean: 4, nod: 8, feet: pair(16, -14, -4, -4), hands: pair(4, -36, 26, -62), soles: [12, 0] }),
      [454, 334],
      156,
      {
        facing: -1,
      },
    ),
    line('M384 282q8 -6 16 -1M380 304q8 6 16 3M402 324l-9 4M409 331l-6 8M425 333v9', PAPER, 3),
    mouth([438, 216], 3.6, 4.4),
  )
}

const SPADE = 'M0 -13C4 -7 13 -2 13 5 13 11 5 12 2 8L4 14H-4L-2 8C-5 12 -13 11 -13 5 -13 -2 -4 -7 0 -13Z'
const CLUB = 'M0 -14a6.4 6.4 0 0 1 5 10.4A6.4 6.4 0 1 1 2 6.4L4 14H-4L-2 6.4A6.4 6.4 0 1 1 -5 -3.6 6.4 6.4 0 0 1 0 -14Z'
const HEART = 'M0 13C-4 7 -13 2 -13 -5 -13 -13 -3 -13 0 -6 3 -13 13 -13 13 -5 13 2 4 7 0 13Z'
const CARD = 'M-13 -22H13Q16 -22 16 -19V19Q16 22 13 22H-13Q-16 22 -16 19V-19Q-16 -22 -13 -22Z'

/** A card of the pack written once: its face, or its back. */
const cards =
  '<defs>' +
  (
    [
      ['s', SPADE, INK],
      ['c', CLUB, INK],
      ['h', HEART, RED],
    ] as const
  )
    .map(([id, suit, color]) => `<g id="${id}-">${fill(CARD, PAPER)}${fill(suit, color)}</g>`)
    .join('') +
  `<g id="b-">${fill(CARD, PAPER)}${fill('M-12 -18H12V18H-12Z', WATER.base)}${line('M-8 -10L8 6M-8 6L8 -10', WATER.soft, 3)}</g></defs>`

type Face = 's' | 'c' | 'h' | 'b'
/** A card lying on the rug. */
function lying([x, y]: Point, face: Face, turn = 0, scale = 1): string {
  return `<g transform="translate(${num(x)} ${num(y)})scale(${scale} ${num(scale * 0.6)})rotate(${turn})"><use href="#${face}-" y="3" opacity=".2"/><use href="#${face}-"/></g>`
}

export function everybodyLosesACard(): string {
  const educator = mild({ ...ADULTS.helene, view: 'front' }, { top: PLUM.base, legs: WATER.deep, shoes: PAPER })
  const one = mild({ ...CAST.noah, view: 'front' }, { top: SUN.base, legs: FIR.deep, shoes: PAPER })
  const two = mild(CAST.emile, { top: FIR.base, legs: WATER.deep, shoes: PAPER })
  const three = mild(CAST.awa, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const four = mild(CAST.zoe, { top: MAPLE.base, legs: BARK.dark, shoes: PAPER })
  return frame(
    ['#e2e7e2', '#f5f1e3'],
    cards,
    pane([206, 14], 92, 74, 'winter'),
    curtains([206, 14], 92, 74, '#cf9a7a'),
    pinned([64, 34], 52, 44, [RED, SUN.base, FIR.base], -4),
    floor(146, '#cda67c'),
    shelf([392, 146], 84, 60, [['books', 'bin']]),
    rug([240, 284], 236, 76, '#a9c1c4', '#86a7ad'),
    adult(educator, vary(POSES.tailorFront, { nod: 4 }), [118, 248], 236, {
      grip: { near: [108, 208], far: [128, 206] },
      holding: place('<use href="#s-"/>', [118, 205], { scale: 0.8 }),
    }),
    // Shoulders up to the cheeks, and the cheeks on fire.
    fill('M95 140L112 153H125L142 140 145 160 135 178H102L92 160Z', PLUM.base),
    line('M96 147L77 183M141 147L160 183', glow(PLUM.base, 0.12), 14.2),
    disc([107, 133.5], 7, BLUSH, 0.5) + disc([129.6, 135], 7, BLUSH, 0.5),
    line('M113 146q5 -5 10 0', INK, 2.6),
    figure(one, vary(POSES.tailorFront, { stretch: 1.2, elbows: [1, 1] }), [228, 238], 164, {
      grip: { near: [224, 256], far: [276, 156] },
    }),
    mouth([228, 165], 7.6, 9),
    lying([228, 262], 'c', 4),
    lying([268, 258], 'b', 10, 0.8),
    lying([302, 262], 'h', 14, 0.9),
    figure(four, vary(POSES.tailor, { lean: 16, nod: 2, elbows: [1, 1], stretch: 1.2 }), [346, 244], 158, {
      facing: -1,
      grip: { near: [310, 254] },
    }),
    lying([236, 288], 's', 12),
    lying([270, 306], 'c', -50),
    lying([222, 322], 's', 64),
    lying([174, 319], 'c', 80),
    lying([322, 322], 's', -74),
    figure(two, vary(POSES.tailor, { lean: 20, nod: -8, elbows: [1, 1], stretch: 1.2 }), [72, 336], 166, {
      grip: { near: [152, 318], far: [36, 252] },
    }),
    figure(three, vary(POSES.tailor, { lean: 20, nod: -8, elbows: [1, 1], stretch: 1.2 }), [410, 340], 166, {
      facing: -1,
      grip: { near: [334, 324], far: [442, 240] },
    }),
    line('M122 262l9 -5M125 272h10M358 263l-9 -5M356 273h-10M196 150l-9 -6M194 162h-10M260 138l9 -6', MAPLE.dark, 3),
    mouth([109, 269], 6.4, 8.4),
    mouth([374, 270], 6.4, 8.4),
    lying([128, 346], 'b', 30, 0.9),
    lying([352, 348], 'b', -16, 0.9),
  )
}
