import { adult, figure, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
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
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, BABIES, barefoot, CAST, mild, sleeper } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, pane, pinned, plant, rug, shelf, wainscot } from '../../../kit/room.ts'
import { disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { bucket, cup, sockRoll } from '../../../kit/things.ts'
import { block, carton, cushion, under } from '../../../kit/toys.ts'

/** A square of cloth in the air or on the floor, `flat` how much of its height one sees. */
function square(at: Point, size: number, color: string, turn = 0, flat = 1): string {
  const h = size / 2
  return place(
    fill(
      `M${-h} ${-h * flat}Q0 ${-h * flat - 3} ${h} ${-h * flat * 0.9}Q${h + 2} 0 ${h} ${h * flat}Q0 ${h * flat - 3} ${-h} ${h * flat}Q${-h - 2} 0 ${-h} ${-h * flat}Z`,
      color,
    ) + line(`M${-h * 0.5} ${h * flat * 0.3}Q0 ${-h * flat * 0.2} ${h * 0.5} ${h * flat * 0.2}`, glow(color, 0.22), 2),
    at,
    { turn },
  )
}

/** A stuffed dog that sits and faces right. */
function plushDog(at: Point, color: string, options: { scale?: number; mirror?: boolean; turn?: number } = {}): string {
  return place(
    line('M-12 -5Q-25 -6 -25 -20', color, 6.5) +
      oval([-2, -14], 14, 15, color) +
      oval([6, -12], 6, 10, glow(color, 0.5)) +
      oval([-8, -4], 10, 5.4, shade(color, 0.1)) +
      oval([11, -4], 8, 5, glow(color, 0.2)) +
      disc([3, -36], 13.5, color) +
      oval([14, -32], 8.4, 6.4, glow(color, 0.5)) +
      oval([21, -35], 3.4, 2.8, INK) +
      oval([-7, -33], 5.6, 12, shade(color, 0.4), 12) +
      disc([9, -40], 1.8, INK),
    at,
    options,
  )
}

export function muddyDogShakes(): string {
  const shaker = barefoot(mild(CAST.zoe, { top: SUN.base, legs: WATER.deep, cut: 'stripes', trim: MAPLE.base }))
  const educator = barefoot(mild(ADULTS.lucie, { top: FIR.base, legs: PLUM.dark }))
  const baby = sleeper(BABIES.olivier, ROSE.base, PAPER, 'stripes')
  const [mud, silt, clay] = ['#6d4a31', '#835a3c', '#9a6d49']
  return frame(
    ['#e7ecdf', '#f5eedd'],
    wainscot(126, 184, '#cfdcc6'),
    pane([44, 22], 106, 88, 'rain'),
    floor(184, '#d2ab7d'),
    shelf([352, 184], 110, 82, [
      ['books', 'basket'],
      ['blocks', 'ball', 'bin'],
    ]),
    rug([206, 284], 214, 68, '#a9c6cf', '#7fa6b6'),
    square([238, 258], 34, mud, 6, 0.4) + square([268, 264], 34, clay, -8, 0.4) + square([252, 250], 34, silt, 3, 0.4),
    under([152, 332], 92, 11),
    figure(shaker, vary(POSES.crawl, { lean: 74, nod: -44 }), [168, 330], 226, { facing: -1 }),
    line('M52 192q-10 8 -11 20M124 146q6 -12 20 -16M232 196q13 -4 20 -17M82 166q-8 -8 -6 -20', PAPER, 4.4),
    square([34, 154], 32, mud, -28),
    square([92, 122], 29, clay, 24),
    square([178, 108], 32, silt, -14),
    square([238, 148], 30, mud, 34),
    square([278, 204], 28, clay, -38, 0.8),
    square([22, 236], 29, silt, 40, 0.8),
    square([170, 190], 26, mud, 18, 0.75),
    square([34, 314], 34, clay, 10, 0.42),
    square([236, 346], 36, mud, -6, 0.42),
    under([366, 346], 100, 11),
    adult(educator, vary(POSES.floor, { lean: -4, nod: 10, elbows: [1, 1] }), [424, 322], 250, {
      facing: -1,
      grip: { near: [403, 316], far: [394, 300] },
      step: { near: [300, 314], far: [296, 302] },
    }),
    figure(baby, vary(BABY_POSES.sit, { lean: 6, nod: 4, stretch: 1.1 }), [388, 348], 144, {
      build: 'baby',
      facing: -1,
      grip: { near: [342, 286], far: [338, 304] },
    }),
    plushDog([296, 354], '#d3a56a', { scale: 1.4 }),
    fill('M280 296Q284 279 303 281 322 286 340 279L346 291Q330 301 315 291L294 300Q282 303 280 296Z', mud),
    line('M291 291Q303 286 316 287', glow(mud, 0.22), 2.4),
    disc([343, 286], 8, BABIES.olivier.skin),
    disc([403, 316], 8.6, ADULTS.lucie.skin),
  )
}

export function catPushesTheSocks(): string {
  const cat = barefoot(mild(CAST.awa, { top: MAPLE.base, legs: PLUM.dark, cut: 'stripes', trim: CREAM }))
  const human = mild(ADULTS.helene, { top: WATER.base, legs: BARK.deep, shoes: MAPLE.deep })
  const boxed = mild(CAST.sami, { top: FIR.base, legs: WATER.deep, cut: 'stripes', trim: PAPER })
  return frame(
    ['#f2e3cc', '#f7eddb'],
    pane([196, 24], 108, 88, 'winter'),
    curtains([196, 24], 108, 88, '#c98aa0'),
    pinned([106, 44], 50, 42, [MAPLE.base, WATER.base, SUN.base], -5),
    floor(190, '#c9a27a'),
    plant([36, 206], WATER.base, { scale: 0.9 }),
    shelf([358, 190], 112, 74, [['books', 'rings', 'basket']]),
    rug([252, 300], 216, 54, '#dcc7a0', '#c2a274'),
    under([88, 336], 48, 8) + under([186, 336], 52, 8),
    fill('M138 264L156 240H232L220 264Z', glow(BARK.pale, 0.3)),
    sockRoll([164, 241], SUN.base, { scale: 0.9 }),
    figure(cat, vary(POSES.kneel, { lean: 20, nod: -14, stretch: 1.3, elbows: [1, 1] }), [100, 338], 200, {
      grip: { far: [148, 256], near: [200, 232] },
    }),
    fill('M138 264H220V280H138Z', BARK.pale),
    fill('M146 280H162V340H146ZM198 280H214V340H198Z', shade(BARK.pale, 0.2)),
    fill('M220 264L232 240V254L220 280Z', shade(BARK.pale, 0.3)),
    sockRoll([211, 237], ROSE.base, { scale: 1.5, turn: 32 }),
    line('M244 216q9 2 13 11M252 252q4 11 -1 20', PAPER, 3.4),
    sockRoll([262, 318], WATER.soft, { scale: 1.2, turn: -20 }),
    cup([246, 350], SUN.base, { scale: 1.5, turn: 84 }),
    under([362, 314], 66, 9),
    adult(human, vary(POSES.tailor, { lean: 6, nod: 4, elbows: [1, 1] }), [356, 316], 244, {
      facing: -1,
      grip: { near: [312, 282], far: [326, 266] },
    }),
    under([430, 354], 52, 6),
    carton(
      [426, 354],
      98,
      56,
      toddler(boxed, vary(POSES.tailorFront, { elbows: [1, -1] }), [0, -16], 144, {
        grip: { near: [-30, -58], far: [30, -58] },
      }),
    ),
    disc([396, 297], 7.4, CAST.sami.skin) + disc([456, 297], 7.4, CAST.sami.skin),
    block([298, 354], 36, 20, PLUM.soft) + oval([301, 331.6], 10, 1.8, PLUM.dark),
  )
}

/** A knitted carrot, its tip down and its leaves up, the middle at the origin. */
function carrot(at: Point, options: { scale?: number; turn?: number } = {}): string {
  return place(
    line('M0 -16L-6 -26M0 -16V-28M0 -16L6 -26', FIR.base, 4) +
      fill('M-8 -13Q0 -20 8 -13 8 4 2 20 0 24 -2 20 -8 4 -8 -13Z', '#ee7f2d') +
      line('M-6 -6h6M1 2h4M-4 8h4', '#c75f1c', 2),
    at,
    options,
  )
}

/** Two fingers raised above the head, as a rabbit's ear, the hand at the origin. */
function finger(at: Point, skin: string, turn: number, scale = 1): string {
  return place(line('M-3 0L-5 -21M4 0L6 -21', skin, 6.4) + disc([0, 0], 8, skin), at, { turn, scale })
}

export function rabbitsHopToTheBurrow(): string {
  const first = barefoot(mild(CAST.kofi, { top: SUN.base, legs: WATER.deep, cut: 'stripes', trim: MAPLE.base }))
  const second = barefoot(mild(CAST.rose, { top: PLUM.base, legs: FIR.deep }))
  const educator = barefoot(mild(ADULTS.julie, { top: WATER.base, legs: BARK.dark }))
  const baby = sleeper(BABIES.binta, ROSE.base, PAPER, 'stripes')
  const hop = vary(POSES.stand, {
    hip: [-4, -42],
    lean: 20,
    nod: -16,
    feet: pair(-8, -17, -2, -15),
    elbows: [-1, 1],
    soles: [30, 30],
    stretch: 1.35,
  })
  return frame(
    ['#e2edd9', '#f6f0dc'],
    pane([34, 16], 104, 80, 'spring'),
    pinned([210, 30], 50, 42, [ROSE.base, FIR.soft, SUN.base], 4),
    floor(166, '#d4ae80'),
    shelf([256, 166], 86, 64, [['blocks', 'bin']]),
    under([420, 252], 62, 7),
    fill('M386 142L352 120V208L386 232Z', shade(CARDBOARD, 0.62)),
    fill('M366 129L378 137V216L366 208Z', shade(CARDBOARD, 0.5)),
    fill('M386 142L352 120H446L480 142Z', glow(CARDBOARD, 0.3)),
    fill('M386 142H480V232H386Z', CARDBOARD),
    fill('M386 232L352 208 330 222 366 250Z', glow(CARDBOARD, 0.34)),
    line('M412 188h42', shade(CARDBOARD, 0.2), 4),
    carrot([34, 190], { turn: -10, scale: 1.1 }) +
      carrot([70, 186], { turn: 12, scale: 1.1 }) +
      carrot([182, 188], { turn: -6, scale: 1.1 }),
    cushion([106, 222], 196, 34, FIR.soft),
    under([128, 270], 42, 6) + under([272, 258], 40, 6),
    figure(first, hop, [132, 262], 182, { grip: { near: [128, 96], far: [160, 92] } }),
    finger([128, 96], CAST.kofi.skin, -14, 0.95) + finger([160, 92], CAST.kofi.skin, 16, 0.95),
    figure(second, hop, [274, 250], 166, { grip: { near: [270, 98], far: [302, 94] } }),
    finger([270, 98], CAST.rose.skin, -14, 0.9) + finger([302, 94], CAST.rose.skin, 16, 0.9),
    carrot([300, 286], { turn: 80 }),
    rug([218, 334], 218, 26, '#d9c9e2', '#b7a2c8', false),
    under([190, 344], 120, 6),
    adult(educator, vary(POSES.prone, { lean: 89, nod: -48, elbows: [1, 1] }), [166, 346], 236, {
      grip: { near: [290, 344], far: [300, 338] },
    }),
    under([334, 350], 40, 6),
    figure(baby, vary(BABY_POSES.sit, { lean: 8, nod: 4 }), [338, 350], 138, {
      build: 'baby',
      grip: { near: [378, 305], far: [384, 288] },
    }),
    block([402, 354], 66, 44, CARDBOARD),
    line('M404 310V354M404 310L412 300', '#e6cc9e', 5),
    line('M408 284l6 -9M420 290l11 -5M394 274V264', MAPLE.base, 3.6),
  )
}

/** A stuffed sock hanging along a path, a knot at its end: what one milks. */
function teat(d: string): string {
  return line(d, ROSE.base, 12) + line(d, ROSE.soft, 5)
}

export function hungryBarn(): string {
  const pusher = barefoot(mild(CAST.noah, { top: MAPLE.base, legs: WATER.deep, cut: 'overalls' }))
  const cow = barefoot(mild(CAST.mei, { top: PLUM.base, legs: BARK.dark, cut: 'stripes', trim: PAPER }))
  const educator = mild(ADULTS.nadia, { top: FIR.base, legs: BARK.deep, shoes: CREAM })
  const baby = sleeper(BABIES.ambre, WATER.soft, PAPER, 'stripes')
  const [hay, straw] = ['#f3c94f', '#dca83a']
  return frame(
    ['#f1e2c9', '#f7ecd8'],
    wainscot(100, 160, '#e6c9a4'),
    pane([206, 14], 104, 68, 'autumn'),
    pinned([376, 22], 50, 42, [SUN.base, FIR.base, ROSE.base], -4),
    floor(160, '#cfa87b'),
    cushion([402, 198], 168, 40, ROSE.base),
    under([392, 244], 72, 8),
    figure(cow, vary(POSES.crawl, { lean: 72, nod: -50 }), [404, 242], 182, { facing: -1 }),
    cushion([418, 282], 170, 40, SUN.base),
    oval([366, 168], 3.4, 4.6, '#6b241f', 10),
    line('M344 162l-12 -5M342 176h-13M346 190l-11 6', PAPER, 4),
    under([152, 250], 48, 7) + under([246, 258], 56, 6),
    carton(
      [250, 260],
      88,
      44,
      square([-24, -50], 30, straw, -14, 0.7) +
        square([22, -50], 30, straw, 12, 0.7) +
        square([0, -58], 32, hay, 4, 0.7) +
        square([-14, -46], 30, hay, -4, 0.6) +
        square([16, -44], 28, hay, 8, 0.6),
    ),
    figure(pusher, vary(POSES.push, { lean: 42, nod: -30, stretch: 1.1 }), [146, 250], 176, {
      grip: { near: [206, 220], far: [204, 210] },
    }),
    square([322, 244], 30, straw, -10, 0.4) + square([338, 252], 32, hay, 8, 0.4),
    under([284, 352], 80, 8),
    fill('M216 270H318L340 252H244Z', '#fbf7ec'),
    fill('M318 270L340 252V330L318 350Z', '#cfc8b6'),
    fill('M216 270H318V350H216Z', '#ece5d3'),
    fill(
      'M270 270Q270 292 288 292 306 288 304 270ZM216 326Q234 320 240 334 240 344 236 350H216ZM318 304L330 292 330 318 318 326ZM256 262Q272 254 286 261 278 268 268 266ZM284 322Q298 314 308 326 308 340 294 340 280 336 284 322Z',
      INK,
    ),
    oval([234, 300], 9, 9, BARK.dark) + oval([264, 306], 9, 9, BARK.dark),
    teat('M264 306V326'),
    bucket([268, 356], WATER.base, { scale: 0.72 }),
    under([80, 346], 76, 9),
    adult(educator, vary(POSES.floor, { lean: 0, nod: 8, elbows: [1, 1] }), [46, 330], 238, {
      grip: { near: [113, 320], far: [106, 300] },
      step: { near: [158, 326], far: [164, 316] },
    }),
    teat('M234 300Q206 299 184 310'),
    figure(baby, vary(BABY_POSES.sit, { lean: 6, nod: 4, stretch: 1.15 }), [146, 350], 140, {
      build: 'baby',
      grip: { near: [194, 314], far: [196, 306] },
    }),
    square([24, 350], 34, hay, 8, 0.4),
  )
}
