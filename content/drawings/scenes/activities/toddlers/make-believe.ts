import { adult, toddler } from '../../../kit/figure.ts'
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
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, CAST, mild } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, pane, pinned, rug, shelf, wainscot } from '../../../kit/room.ts'
import { disc, fill, line, num, oval, place } from '../../../kit/svg.ts'
import { basket, bear, blanket, cloth, doll, rabbit, under } from '../../../kit/toys.ts'

/** A low box without flaps, up to the knees: `content` sits in it, behind the front. */
function lowBox([x, y]: Point, w: number, h: number, content: string, color: string = CARDBOARD): string {
  const half = w / 2
  return (
    fill(
      `M${num(x - half + 9)} ${num(y - h - 13)}H${num(x + half + 9)}V${num(y - 13)}H${num(x - half + 9)}Z`,
      shade(color, 0.36),
    ) +
    content +
    fill(`M${num(x + half)} ${num(y)}v${num(-h)}l9 -13v${num(h)}Z`, shade(color, 0.2)) +
    fill(`M${num(x - half)} ${num(y)}v${num(-h)}h${num(w)}v${num(h)}Z`, color) +
    line(`M${num(x - half + 2)} ${num(y - h)}h${num(w - 4)}`, glow(color, 0.4), 3)
  )
}

export function boxTrain(): string {
  const pusher = mild(CAST.kofi, { top: SUN.base, legs: WATER.deep, shoes: '#d6463a', cut: 'stripes', trim: PAPER })
  const driver = mild(CAST.rose, { top: FIR.base, legs: PLUM.dark, shoes: PAPER })
  const traveller = mild(CAST.anh, { top: ROSE.base, legs: BARK.dark, shoes: SUN.base, cut: 'overalls' })
  const educator = mild(ADULTS.julie, { top: PLUM.base, legs: FIR.deep, shoes: INK })
  return frame(
    ['#cfe3e0', '#e4efe8'],
    wainscot(176, 236, '#f3e3b8'),
    shelf([18, 236], 120, 92, [
      ['books', 'ball'],
      ['basket', 'blocks'],
    ]),
    pinned([196, 66], 52, 40, [MAPLE.base, WATER.base, SUN.base], -3),
    pinned([272, 72], 48, 38, [FIR.base, ROSE.base, PLUM.base], 4),
    pane([340, 52], 104, 88, 'spring'),
    floor(236, '#dfc297', PAPER),
    blanket([58, 270], 96, 26, WATER.soft),
    blanket([418, 332], 128, 42, ROSE.soft),
    under([230, 338], 130, 14),
    adult(educator, vary(POSES.crouch, { lean: 14, nod: 4, elbows: [1, 1] }), [214, 306], 226, {
      grip: { near: [248, 268], far: [256, 262] },
    }),
    toddler(pusher, vary(POSES.push, { lean: 40, nod: -20 }), [74, 342], 160, {
      grip: { near: [116, 306], far: [120, 300] },
    }),
    lowBox(
      [166, 338],
      96,
      42,
      bear([146, 312], BARK.soft) + rabbit([170, 310], STONE.pale) + doll([196, 304], CAST.lila.skin, INK, MAPLE.base),
    ),
    lowBox(
      [276, 338],
      102,
      42,
      toddler(driver, vary(POSES.floor, { lean: -2, nod: 2, elbows: [1, 1] }), [258, 326], 150, {
        grip: { near: [294, 270], far: [300, 262] },
      }) +
        `<ellipse cx="300" cy="266" rx="8" ry="19" fill="${PAPER}" stroke="#d6463a" stroke-width="4" transform="rotate(14 300 266)"/>` +
        disc([294, 270], 8, CAST.rose.skin),
    ),
    fill('M327 338H342L338 322H327Z', shade(CARDBOARD, 0.3)),
    toddler(traveller, vary(POSES.stand, { lean: 0, nod: 2, elbows: [1, 1] }), [420, 338], 156, {
      facing: -1,
      holding: bear([392, 286], MAPLE.soft),
      grip: { near: [396, 272], far: [388, 268] },
    }),
    line('M22 300h26M10 318h30', PAPER, 4, 0.8),
  )
}

export function butterflyLands(): string {
  const thrower = mild(CAST.fatou, { top: SUN.base, legs: FIR.dark, shoes: PAPER })
  const blower = mild(CAST.mei, { top: WATER.base, legs: MAPLE.dark, shoes: CREAM, cut: 'stripes', trim: PAPER })
  const still = mild(CAST.emile, { top: FIR.base, legs: WATER.deep, shoes: BARK.dark })
  const educator = mild(ADULTS.minh, { top: ROSE.base, legs: PLUM.dark, shoes: INK })
  const bloom = (x: number, y: number, w: number, color: string) =>
    oval([x, y], w, w * 0.24, color) + oval([x, y], w * 0.6, w * 0.13, glow(color, 0.35))
  const wing = (at: Point, color: string, turn: number, k = 1) =>
    place(
      fill('M0 2Q-12 -22 -34 -18 -40 -4 -30 14 -14 22 0 4 14 22 30 12 40 -6 34 -20 12 -22 0 2Z', color) +
        line('M0 2Q-16 0 -28 6M0 2Q16 -2 28 4', shade(color, 0.18), 2.4),
      at,
      { turn, scale: k },
    )
  return frame(
    ['#e6dff1', '#f4eef4'],
    curtains([318, 44], 116, 108, SUN.soft),
    pane([318, 44], 116, 108, 'summer'),
    floor(226, '#d5b98f', PAPER),
    rug([240, 300], 232, 60, '#cfe2bf', '#a9cb95'),
    bloom(82, 322, 62, ROSE.soft),
    bloom(236, 314, 76, PLUM.soft),
    bloom(400, 336, 64, SUN.soft),
    bloom(340, 264, 44, '#f0b48c'),
    bloom(142, 264, 40, WATER.soft),
    toddler(still, vary(POSES.heels, { lean: 2, nod: 4, elbows: [1, 1] }), [356, 264], 140, {
      facing: -1,
      grip: { near: [326, 218], far: [332, 232] },
    }),
    wing([320, 208], WATER.base, -8, 0.62),
    adult(educator, vary(POSES.tailorFront, { hands: pair(-18, -16, 18, -16) }), [238, 312], 236, {}),
    fill('M206 212L216 182Q238 162 260 182L272 210 254 188Q238 178 222 188Z', MAPLE.base) +
      line('M226 184Q238 178 250 184', MAPLE.soft, 2.4),
    toddler(
      thrower,
      vary(POSES.standFront, { hands: pair(-30, -76, 32, -78), elbows: [-1, 1], stretch: 1.15, nod: -4 }),
      [96, 326],
      164,
      {},
    ),
    wing([112, 108], ROSE.base, 18, 1),
    line('M92 136q-8 8 -6 16M132 136q8 6 6 14', PAPER, 3.4),
    toddler(blower, vary(POSES.floor, { lean: 26, nod: 0, elbows: [1, 1] }), [414, 336], 160, {
      facing: -1,
      grip: { near: [392, 324], far: [384, 322] },
      step: { near: [352, 328], far: [360, 326] },
    }),
    wing([346, 304], PLUM.base, -14, 0.7),
    line('M352 270l-6 14M364 274l-3 12', PAPER, 3.6),
    basket([180, 344], 58, 26, BARK.pale, cloth([-20, -38], 30, 20, SUN.base) + cloth([-2, -34], 26, 16, WATER.base)),
  )
}

/** A basket with a short handle, carried at its top. */
function handBasket(at: Point, color: string, content = ''): string {
  return (
    place(line('M-20 -24Q-16 -54 0 -54 16 -54 20 -24', shade(color, 0.2), 5), at) + basket(at, 44, 24, color, content)
  )
}

function groceries(x: number, y: number, kind: number): string {
  const kinds = [
    fill('M-9 0V-26L-5 -34H5L9 -26V0Z', PAPER) + line('M-9 -12H9', WATER.base, 6),
    fill('M-12 0V-32H12V0Z', SUN.base) + disc([0, -18], 6, MAPLE.dark),
    fill('M-9 -18H9L7 0H-7Z', ROSE.base) + line('M-9 -19H9', PAPER, 3.4),
    fill('M-16 0L-14 -12H14L16 0Z', STONE.soft) + line('M-10 -12v-3M0 -12v-3M10 -12v-3', STONE.soft, 8),
    fill('M-10 0V-24H10V0Z', FIR.soft) + line('M-4 -16H4M-4 -10H4', PAPER, 2.6),
  ]
  return place(kinds[kind % kinds.length] ?? '', [x, y])
}

export function littleBasket(): string {
  const payer = mild(CAST.lila, { top: ROSE.base, legs: WATER.deep, shoes: PAPER, cut: 'dress', trim: PAPER })
  const chooser = mild(CAST.theo, { top: WATER.base, legs: BARK.dark, shoes: SUN.base })
  const home = mild(CAST.jasleen, { top: FIR.base, legs: MAPLE.dark, shoes: CREAM, cut: 'stripes', trim: PAPER })
  const educator = mild(ADULTS.lucie, { top: '#d9733f', legs: FIR.deep, shoes: INK, cut: 'apron', trim: CREAM })
  const board = (y: number) => line(`M22 ${y}H146`, BARK.soft, 7)
  return frame(
    ['#f6e6bf', '#f9efd6'],
    fill('M0 40H480V62H0Z', '#d6463a', 0.85) +
      fill(
        'M0 40h40v34q-20 12 -40 0ZM80 40h40v34q-20 12 -40 0ZM160 40h40v34q-20 12 -40 0ZM240 40h40v34q-20 12 -40 0ZM320 40h40v34q-20 12 -40 0ZM400 40h40v34q-20 12 -40 0Z',
        '#d6463a',
      ) +
      fill(
        'M40 40h40v34q-20 12 -40 0ZM120 40h40v34q-20 12 -40 0ZM200 40h40v34q-20 12 -40 0ZM280 40h40v34q-20 12 -40 0ZM360 40h40v34q-20 12 -40 0ZM440 40h40v34q-20 12 -40 0Z',
        PAPER,
      ),
    floor(240, '#c9a77c', CREAM),
    fill('M22 256V152H146V256Z', shade(BARK.pale, 0.3)),
    board(254),
    groceries(44, 250, 1) + groceries(72, 250, 4) + groceries(104, 250, 0) + groceries(130, 250, 2),
    board(206),
    groceries(46, 202, 0) + groceries(80, 202, 3) + groceries(116, 202, 1),
    line('M22 256V150H146V256', BARK.pale, 7),
    rug([398, 318], 116, 40, WATER.soft, WATER.base, false),
    adult(educator, vary(POSES.heels, { lean: 4, nod: 12, elbows: [1, 1] }), [292, 290], 244, {
      facing: -1,
      grip: { near: [260, 238], far: [250, 234] },
    }),
    under([238, 312], 46),
    fill('M198 310V252H278V310Z', CARDBOARD) +
      fill('M198 252L208 240H288L278 252Z', glow(CARDBOARD, 0.4)) +
      fill('M278 252L288 240V298L278 310Z', shade(CARDBOARD, 0.22)) +
      line('M216 270h.1M229 270h.1M242 270h.1M216 284h.1M229 284h.1M242 284h.1', PAPER, 7) +
      fill('M254 264h16v8h-16Z', SUN.base),
    toddler(chooser, vary(POSES.reach, { nod: -4 }), [58, 326], 158, {
      grip: { near: [92, 226], far: [90, 250] },
    }),
    groceries(98, 236, 2),
    toddler(payer, vary(POSES.walk, { lean: 4, nod: 4, elbows: [1, 1] }), [160, 346], 162, {
      grip: { near: [156, 286], far: [208, 250] },
    }),
    handBasket([152, 336], BARK.pale, groceries(-8, -14, 0) + groceries(10, -16, 4)),
    disc([154, 284], 8.4, CAST.lila.skin),
    line('M206 226l-4 -12M220 226l2 -13M232 230l9 -9', '#d6463a', 3.6),
    toddler(home, vary(POSES.crouch, { lean: 12, nod: 8 }), [426, 334], 160, {
      facing: -1,
      grip: { near: [380, 270], far: [378, 286] },
    }),
    place(handBasket([0, 0], MAPLE.soft), [352, 284], { turn: -118 }),
    disc([380, 271], 8.4, CAST.jasleen.skin),
    groceries(322, 330, 3) + place(groceries(0, 0, 1), [352, 336], { turn: 74 }) + groceries(296, 336, 2),
    groceries(380, 346, 0),
  )
}

export function dinosaurSteps(): string {
  const stomper = mild(CAST.idris, { top: FIR.base, legs: BARK.dark, shoes: SUN.base, cut: 'stripes', trim: FIR.pale })
  const tiny = mild(CAST.zoe, { top: PLUM.base, legs: ROSE.dark, shoes: PAPER })
  const hatched = mild(CAST.emile, { top: SUN.base, legs: WATER.deep, shoes: MAPLE.base })
  const educator = mild(ADULTS.pierre, { top: MAPLE.base, legs: FIR.deep, shoes: INK })
  const egg = (x: number, y: number, turn: number) =>
    oval([x, y], 20, 25, '#a97f50', turn) +
    line(`M${x - 10} ${y - 10}l7 5 8 -8M${x - 12} ${y + 4}l10 2 4 8M${x + 4} ${y - 2}l8 2`, '#84603a', 2.2)
  return frame(
    ['#dfe6c6', '#f1ecd0'],
    fill('M0 96L60 60 120 104 196 52 270 100 352 58 420 98 480 70V220H0Z', '#c7d3a2', 0.8),
    floor(232, '#dcc59a', '#efe4c4'),
    rug([350, 334], 128, 36, FIR.pale, FIR.soft),
    fill('M338 240V150Q338 140 348 140H452Q462 140 462 150V240Z', CARDBOARD) +
      fill('M358 240V196Q358 164 400 164 442 164 442 196V240Z', '#5a4330'),
    under([66, 320], 52),
    adult(
      educator,
      vary(POSES.walk, {
        lean: 12,
        nod: 4,
        hands: pair(16, -52, 24, -56),
        elbows: [1, 1],
        feet: pair(16, -16, -8, -5),
      }),
      [84, 318],
      262,
      {},
    ),
    under([204, 340], 46),
    toddler(
      stomper,
      vary(POSES.walk, {
        lean: 6,
        nod: -8,
        hands: pair(24, -60, 32, -66),
        elbows: [1, 1],
        feet: pair(22, -20, -6, -4),
      }),
      [196, 338],
      170,
      {},
    ),
    line('M176 350l-14 4M220 352l14 2M172 342l-16 -4', PAPER, 4, 0.8),
    toddler(
      tiny,
      vary(POSES.stand, { lean: 10, nod: -2, hands: pair(16, -48, 20, -50), elbows: [1, 1], soles: [40, 40] }),
      [276, 306],
      132,
      {},
    ),
    under([398, 342], 84, 14),
    toddler(hatched, vary(POSES.crawl, { lean: 66, nod: -52 }), [400, 336], 162, { facing: -1 }),
    fill('M412 350Q404 300 424 274 446 258 472 276 480 284 480 292V356Q446 346 412 350Z', '#e6edf0') +
      line('M430 274Q424 306 430 346M456 270Q452 306 458 346', '#c3d2da', 3.4),
    egg(296, 334, -12) + egg(340, 344, 22),
    line('M352 258l-10 -8M346 274l-13 -1', PAPER, 3.6),
  )
}
