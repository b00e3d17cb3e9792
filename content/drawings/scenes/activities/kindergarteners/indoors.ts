import { figure } from '../../../kit/figure.ts'
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
import {
  chair,
  curtains,
  doorway,
  floor,
  garland,
  napMat,
  pane,
  pinned,
  plant,
  rug,
  shelf,
  table,
} from '../../../kit/room.ts'
import { dashes, disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { funnel } from '../../../kit/things.ts'
import { bear, block, cushion, drum, hoop, maraca, openBook, sheet, toyTruck } from '../../../kit/toys.ts'
import { foliage } from '../../../kit/trees.ts'
import { wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

export function adultTuckedIn(): string {
  const tucker = mild(CAST.fatou, { top: SUN.base, legs: WATER.deep, shoes: ROSE.base, cut: 'apron', trim: PAPER })
  const reader = mild(CAST.anh, { top: FIR.base, legs: MAPLE.dark, shoes: SUN.base, cut: 'stripes', trim: CREAM })
  const hush = mild(CAST.rose, { top: PLUM.base, legs: WATER.base, shoes: MAPLE.base, cut: 'overalls' })
  const adult = mild(ADULTS.pierre, { top: WATER.deep, legs: BARK.dark, shoes: MAPLE.base })
  const wool = ROSE.base
  return frame(
    ['#dcead9', '#eef0dd'],
    pane([40, 48], 110, 110, 'spring'),
    curtains([40, 48], 110, 110, SUN.soft),
    pinned([214, 60], 54, 44, [ROSE.base, SUN.base, WATER.base], -4),
    pinned([286, 74], 48, 40, [FIR.base, MAPLE.base, PLUM.base], 3),
    floor(218, '#d9b98d'),
    shelf([356, 218], 116, 92, [
      ['books', 'bin'],
      ['basket', 'blocks'],
    ]),
    rug([250, 316], 240, 40, '#a9cbb0', '#d6e4c8'),
    figure(tucker, vary(POSES.kneel, { lean: 24, nod: 12 }), [276, 270], 150, {
      facing: -1,
      grip: { near: [226, 250], far: [212, 246] },
    }),
    napMat([240, 322], 350, WATER.base),
    cushion([116, 312], 84, 34, PAPER),
    figure(
      adult,
      vary(POSES.lie, { nod: 30, hands: pair(-12, -22, -8, -24), feet: pair(40, -5, 41, -8) }),
      [210, 312],
      222,
      { build: 'adult' },
    ),
    fill('M146 288C170 262 214 258 252 264 276 264 298 274 302 290L306 324Q220 334 138 322Z', wool),
    fill('M302 296L306 324Q220 334 138 322L140 312Q220 322 302 296Z', shade(wool, 0.2)),
    line('M176 268L168 322M218 262L216 326M260 266L266 326', ROSE.soft, 5),
    fill('M146 288C170 262 214 258 252 264L250 274C214 270 180 272 150 298Z', ROSE.soft),
    bear([170, 286], BARK.soft, { scale: 0.9, turn: -14 }),
    disc([188, 274], 8, ADULTS.pierre.skin),
    chair([428, 340], MAPLE.dark, { mirror: true, scale: 1.05 }),
    figure(reader, vary(POSES.sit, { lean: 4, nod: 8, elbows: [1, 1] }), [424, 340], 158, {
      facing: -1,
      grip: { near: [384, 270], far: [376, 262] },
    }),
    openBook([372, 268], PLUM.base, SUN.base, { scale: 0.9, turn: -8 }),
    disc([388, 272], 7, CAST.anh.skin),
    figure(hush, vary(POSES.stand, { lean: 6, nod: 8, elbows: [1, 1] }), [48, 348], 164, {
      grip: { near: [78, 234], far: [80, 280] },
    }),
  )
}

export function blockSurvey(): string {
  const asker = mild(CAST.lila, { top: SUN.base, legs: PLUM.dark, shoes: ROSE.base, cut: 'overalls' })
  const carrier = mild(CAST.theo, { top: FIR.base, legs: WATER.deep, shoes: MAPLE.base, cut: 'stripes', trim: CREAM })
  const keeper = mild(CAST.awa, { top: ROSE.base, legs: WATER.deep, shoes: SUN.base })
  const cook = mild(ADULTS.pierre, { top: WATER.base, legs: INK, shoes: INK, cut: 'apron', trim: PAPER })
  const adult = mild(ADULTS.julie, { top: PLUM.base, legs: BARK.deep, shoes: INK })
  const tower = (x: number, y: number, count: number, color: string) =>
    Array.from({ length: count }, (_, i) => block([x, y - i * 20], 36, 19, i % 2 ? glow(color, 0.18) : color)).join('')
  const card = (x: number, y: number, face: string) =>
    place(
      fill('M-17 -13H17L20 13H-20Z', PAPER) +
        disc([0, 0], 9.5, SUN.soft) +
        line(`M-3.4 -3h.1M3.4 -3h.1${face}`, INK, 2),
      [x, y],
    )
  return frame(
    ['#f2e3c6', '#f6ecd4'],
    doorway([24, 226], 104, 200, BARK.soft, '#cfdad0'),
    pane([282, 42], 130, 88, 'autumn'),
    floor(226, '#cfa97c'),
    figure(cook, vary(POSES.stand, { lean: 10, nod: 10, hands: pair(16, -46, 22, -50) }), [72, 262], 218, {
      build: 'adult',
    }),
    figure(adult, vary(POSES.kneel, { lean: 10, nod: 4, hands: pair(20, -30, 24, -34) }), [236, 282], 190, {
      build: 'adult',
      facing: -1,
    }),
    figure(asker, vary(POSES.stand, { lean: -2, nod: -10, elbows: [1, 1] }), [158, 342], 162, {
      facing: -1,
      grip: { near: [126, 254], far: [116, 260] },
    }),
    place(
      fill('M-20 -24H20V24H-20Z', BARK.base) +
        fill('M-16 -20H16V20H-16Z', PAPER) +
        line('M-10 -8v12M-4 -8v12M2 -8v12M10 -8v12', INK, 2.2) +
        line('M-7 -24H7', STONE.base, 5),
      [118, 248],
      { turn: -14 },
    ),
    line('M132 252L120 240', SUN.dark, 4),
    disc([130, 254], 7, CAST.lila.skin),
    sheet([378, 312], 208, 64, '', CARDBOARD),
    figure(keeper, vary(POSES.standFront, { hands: pair(-32, -62, 13, -36) }), [400, 280], 146, {}),
    tower(322, 308, 5, WATER.base),
    tower(384, 310, 3, MAPLE.base),
    tower(444, 312, 1, FIR.soft),
    card(318, 332, 'M-4 2Q0 7 4 2'),
    card(384, 334, 'M-4 5Q0 1 4 5'),
    card(448, 334, 'M-4 4q2 -3 4 0t4 0'),
    figure(carrier, vary(POSES.carry, { lean: 2, nod: 0, hands: pair(20, -56, 22, -58) }), [258, 350], 160, {}),
    block([300, 264], 36, 19, glow(WATER.base, 0.18)),
    disc([292, 262], 7, CAST.theo.skin),
  )
}

export function passwordClub(): string {
  const guard = mild(CAST.kofi, { top: SUN.base, legs: WATER.deep, shoes: MAPLE.base, cut: 'stripes', trim: PAPER })
  const caller = mild(CAST.mei, { top: ROSE.base, legs: PLUM.dark, shoes: SUN.base })
  const member = mild(CAST.jasleen, { top: FIR.soft, legs: SUN.dark, shoes: BARK.dark })
  const rival = mild(CAST.lea, { top: PLUM.base, legs: FIR.deep, shoes: BARK.dark })
  const adult = mild(ADULTS.nadia, { top: FIR.base, legs: BARK.deep, shoes: INK })
  return frame(
    ['#e4e6f0', '#f2eee2'],
    pane([196, 40], 84, 84, 'winter'),
    floor(220, '#d6b084'),
    table([92, 244], 150, 96, BARK.soft),
    figure(rival, POSES.tailorFront, [112, 248], 126, {}),
    fill('M8 140Q92 124 178 142L190 250Q170 254 152 248L138 176Q92 160 50 178L34 250Q14 254 -4 250Z', WATER.base),
    fill('M8 140Q92 124 178 142L180 158Q92 142 6 158Z', WATER.soft),
    line('M24 168L14 246M164 168L174 248', WATER.soft, 6),
    disc([92, 150], 13, SUN.soft),
    disc([97, 147], 11, WATER.soft),
    fill('M250 338L286 128Q352 96 428 124L474 338Z', '#4a3b46'),
    figure(member, vary(POSES.tailorFront, { hands: pair(-30, -48, 14, -20), elbows: [-1, -1] }), [366, 330], 150, {}),
    fill('M234 342L280 126Q350 90 430 120L490 342H418Q414 240 392 178 352 160 322 180 316 260 306 342Z', MAPLE.base),
    fill('M280 126Q350 90 430 120L434 138Q352 110 276 146Z', MAPLE.soft),
    line('M292 150L258 336M420 146L462 336M276 240Q292 246 310 240M408 236Q430 244 446 236', MAPLE.soft, 5),
    fill('M392 178Q414 240 418 342L440 330Q448 250 424 190Z', shade(MAPLE.base)),
    place(fill('M0 -17l5 11 12 1 -9 8 3 12 -11 -6 -11 6 3 -12 -9 -8 12 -1Z', SUN.base), [354, 138]),
    figure(guard, vary(POSES.stand, { lean: -2, nod: 4, elbows: [-1, -1] }), [278, 346], 160, {
      facing: -1,
      grip: { near: [258, 300], far: [306, 262] },
    }),
    figure(
      caller,
      vary(POSES.stand, { lean: 12, nod: 0, elbows: [1, 1], feet: pair(-8, -4, 8, -4) }),
      [200, 348],
      158,
      { grip: { near: [238, 226], far: [230, 244] } },
    ),
    figure(adult, vary(POSES.kneel, { lean: 2, nod: 2, elbows: [1, 1] }), [58, 354], 186, {
      build: 'adult',
      grip: { near: [110, 232], far: [92, 296] },
    }),
  )
}

/** A building cut out of a carton: its door stands open, its window shows the dark inside. */
function cartonHouse([x, y]: Point, w: number, h: number, roof: string, cut = ''): string {
  const d = w * 0.12
  return (
    fill(`M${x + w} ${y}l${d} ${-d * 0.6}V${y - h - d * 0.6}L${x + w} ${y - h}Z`, shade(CARDBOARD, 0.28)) +
    fill(`M${x} ${y}V${y - h}H${x + w}V${y}Z`, CARDBOARD) +
    fill(`M${x - 6} ${y - h}L${x + w / 2} ${y - h - w * 0.28}L${x + w + 6} ${y - h}Z`, roof) +
    line(`M${x + w * 0.5} ${y - h * 0.96}v${h * 0.12}`, shade(CARDBOARD, 0.16), 5) +
    cut
  )
}

export function cardboardTown(): string {
  const driver = mild(CAST.kofi, { top: SUN.base, legs: WATER.deep, shoes: ROSE.base, cut: 'overalls' })
  const mayor = mild(CAST.zoe, { top: PLUM.base, legs: FIR.deep, shoes: MAPLE.base, cut: 'stripes', trim: CREAM })
  const dweller = mild(CAST.theo, { top: FIR.soft, legs: BARK.dark, shoes: SUN.base })
  const adult = mild(ADULTS.lucie, { top: WATER.deep, legs: PLUM.dark, shoes: INK })
  const dark = '#4a3527'
  return frame(
    ['#dfe8ea', '#f3ede0'],
    pane([16, 30], 92, 78, 'rain'),
    pinned([160, 34], 50, 42, [WATER.base, MAPLE.base, FIR.base], 3),
    floor(196, '#cfa97c'),
    fill(
      'M-10 290C90 262 180 290 260 268 320 250 330 226 342 204H392C388 240 370 276 300 298 210 322 110 300 -10 334Z',
      '#b98f60',
    ),
    dashes('M0 312C100 284 180 308 274 282 330 264 356 240 366 206', PAPER, 4, '10 12', 0.9),
    cartonHouse(
      [190, 238],
      92,
      78,
      WATER.base,
      fill('M220 238V196H252V238Z', dark) +
        fill('M252 196L270 202V240L252 238Z', glow(CARDBOARD, 0.25)) +
        disc([236, 150], 11, PAPER) +
        line('M236 144V156M230 150H242', '#d6463a', 4.6),
    ),
    cartonHouse([128, 222], 50, 46, MAPLE.base, fill('M144 222V196H162V222Z', dark)),
    figure(mayor, vary(POSES.reach, { lean: 4, nod: -4, elbows: [1, 1] }), [330, 262], 138, {
      grip: { near: [366, 178], far: [372, 176] },
    }),
    cartonHouse(
      [356, 322],
      118,
      158,
      ROSE.base,
      fill('M374 322V242H418V322Z', dark) +
        fill('M374 242L350 250V330L374 322Z', glow(CARDBOARD, 0.25)) +
        fill('M428 184H466V230H428Z', dark) +
        fill('M428 230L422 244H462L466 230Z', glow(CARDBOARD, 0.25)) +
        fill('M360 169H408V193H360Z', PAPER) +
        line(
          'M366 187V175h3a3 3 0 0 1 0 6h-3M375 175v12M379 175h6l-6 12h6M388 175h6l-6 12h6M396 187l3.5 -12 3.5 12M397 183h5',
          INK,
          2.2,
        ),
    ),
    figure(dweller, vary(POSES.floor, { lean: 0, nod: 4 }), [394, 322], 112, {
      facing: -1,
      grip: { near: [364, 288] },
    }),
    line('M104 300V140', STONE.dark, 6),
    fill('M82 122H128V156H82Z', WATER.base),
    fill('M90 130H120V146H90Z', PAPER) +
      disc([97, 147], 4, INK) +
      disc([113, 147], 4, INK) +
      line('M92 137H118', WATER.base, 4),
    cushion([62, 342], 92, 26, MAPLE.dark),
    figure(adult, vary(POSES.floor, { hip: [0, -20], lean: -2, nod: 6, elbows: [1, 1] }), [56, 344], 204, {
      build: 'adult',
      grip: { near: [102, 258], far: [112, 246] },
    }),
    place(
      fill('M-26 -18L0 -14 26 -20V16L0 22 -26 18Z', PAPER) +
        line('M0 -14V22M-20 -8l14 2M-20 0l14 2M-20 8l14 2M6 -6l14 -3M6 2l14 -3M6 10l14 -3', STONE.base, 2),
      [116, 250],
      { turn: -6 },
    ),
    disc([104, 258], 7, ADULTS.lucie.skin),
    figure(driver, vary(POSES.crawl, { nod: -40 }), [244, 350], 150, { grip: { near: [296, 336] } }),
    toyTruck([312, 346], '#d6463a', { scale: 1.1 }),
    disc([298, 330], 7, CAST.kofi.skin),
  )
}

export function matCircus(): string {
  const acrobat = mild(CAST.fatou, { top: SUN.base, legs: ROSE.base, shoes: PAPER, cut: 'stripes', trim: ROSE.dark })
  const juggler = mild(CAST.theo, { top: FIR.base, legs: PLUM.base, shoes: SUN.base })
  const lion = mild(CAST.anh, { top: MAPLE.base, legs: MAPLE.base, shoes: MAPLE.soft })
  const left = mild(CAST.rose, { top: PLUM.base, legs: WATER.base, shoes: PAPER })
  const right = mild(CAST.idris, { top: WATER.base, legs: FIR.deep, shoes: PAPER })
  const adult = mild(ADULTS.marc, { top: ROSE.dark, legs: BARK.deep, shoes: INK })
  const veil = (at: Point, color: string, turn: number) =>
    place(
      fill('M0 -16Q12 -26 24 -16T50 -18Q44 0 52 16 38 8 24 18T0 16Q8 0 0 -16Z', color) +
        line('M14 -12Q20 0 14 10M36 -10Q40 0 36 10', glow(color, 0.4), 2.4),
      at,
      { turn },
    )
  const unshod = (person: typeof acrobat) => ({ ...person, wear: { ...person.wear, barefoot: true } })
  return frame(
    ['#f3e0c8', '#f7eeda'],
    garland(20, 460, 26, 22, [MAPLE.base, SUN.base, WATER.base, ROSE.base, FIR.base]),
    place(
      fill('M-38 -46H38V46H-38Z', PAPER) +
        disc([0, 2], 24, MAPLE.base) +
        disc([0, 2], 15, SUN.soft) +
        line('M-5 -2h.1M5 -2h.1', INK, 3.4) +
        oval([0, 8], 4.6, 5.6, ROSE.dark) +
        line('M-28 -36H28', ROSE.base, 6),
      [92, 128],
      { turn: -3 },
    ),
    floor(210, '#cfa97c'),
    fill('M96 224H406L470 318H40Z', WATER.base),
    fill('M40 318H470V328H40Z', WATER.deep),
    line('M250 224L254 318M70 270H438', shade(WATER.base), 3),
    figure(unshod(juggler), vary(POSES.reach, { lean: -6, nod: -22, feet: pair(-9, -4, 9, -4) }), [150, 264], 146, {
      grip: { near: [178, 146], far: [186, 166] },
    }),
    veil([188, 100], ROSE.base, -14),
    veil([232, 142], PLUM.base, 16),
    fill('M292 252H364L372 286H284Z', SUN.base),
    fill('M284 286H372V306H284Z', SUN.dark),
    figure(
      unshod(acrobat),
      vary(POSES.balance, { lean: 0, nod: 0, feet: pair(14, -22, -2, -4), hands: pair(-36, -64, 38, -64) }),
      [326, 272],
      156,
      {},
    ),
    place(
      fill('M-13 -4Q0 -14 13 -4L20 34Q12 26 6 36 0 26 -6 36 -12 28 -18 36Z', FIR.soft) +
        line('M-4 -2L-8 26M5 -2L10 26', FIR.dark, 2),
      [347, 210],
    ),
    figure(adult, vary(POSES.kneel, { lean: 0, nod: -6, elbows: [1, 1] }), [444, 340], 196, {
      build: 'adult',
      facing: -1,
      grip: { near: [392, 196], far: [400, 240] },
    }),
    foliage([220, 250], 33, 33, MAPLE.dark, 5, 12),
    figure(unshod(lion), vary(POSES.crawl, { nod: -56 }), [216, 322], 148),
    hoop([36, 352], 54, 11, ROSE.base),
    hoop([144, 354], 50, 11, PLUM.base),
    figure({ ...left, view: 'back' }, vary(POSES.tailorFront, { hands: pair(-7, -14, 7, -14) }), [44, 388], 140),
    figure(
      { ...right, view: 'back' },
      vary(POSES.tailorFront, { hands: pair(-22, -62, 24, -60), elbows: [-1, 1] }),
      [126, 390],
      140,
    ),
  )
}

export function secretPipe(): string {
  const teller = mild(CAST.maika, { top: ROSE.base, legs: WATER.deep, shoes: SUN.base, cut: 'stripes', trim: CREAM })
  const hearer = mild(CAST.noah, { top: SUN.base, legs: FIR.deep, shoes: MAPLE.base })
  const spy = mild(CAST.lila, { top: FIR.soft, legs: PLUM.dark, shoes: PAPER })
  const adult = mild(ADULTS.helene, { top: WATER.deep, legs: BARK.dark, shoes: INK })
  const hose = 'M130 262C140 300 118 326 150 330S230 322 258 326 312 340 328 322 326 282 340 252'
  return frame(
    ['#e3ead8', '#f4eedc'],
    pane([30, 36], 104, 92, 'autumn'),
    pinned([350, 40], 52, 44, [SUN.base, ROSE.base, WATER.base], 4),
    floor(206, '#d3ad80'),
    shelf([372, 206], 104, 88, [
      ['books', 'plant'],
      ['bin', 'basket'],
    ]),
    rug([240, 300], 228, 52, '#b6cddb', '#dbe6e4'),
    table([236, 274], 172, 106, BARK.soft, 20),
    plant([262, 182], MAPLE.base, { scale: 0.62 }),
    figure(
      spy,
      vary(POSES.crawl, {
        hip: [-8, -18],
        lean: 60,
        nod: -30,
        hands: pair(18, -4, 24, -5),
        feet: pair(-24, -4, -8, -4),
      }),
      [216, 292],
      118,
      { grip: { far: [262, 252] } },
    ),
    fill('M256 246Q264 240 272 246 278 256 270 262 260 264 254 258Z', SUN.soft),
    line(hose, FIR.base, 10),
    line(hose, FIR.soft, 4),
    line('M160 320l-4 22M284 320l6 22', SUN.pale, 12),
    dashes(hose, PAPER, 3.4, '1 14'),
    figure(teller, vary(POSES.crouch, { hip: [-4, -18], lean: 14, nod: 6, elbows: [1, 1] }), [62, 342], 172, {
      grip: { near: [128, 256], far: [120, 268] },
    }),
    funnel([132, 252], ROSE.dark, ROSE.soft, { turn: -16 }),
    disc([130, 258], 7.4, CAST.maika.skin),
    figure(adult, vary(POSES.kneel, { lean: 8, nod: 8, elbows: [1, 1] }), [456, 330], 204, {
      build: 'adult',
      facing: -1,
      grip: { near: [414, 198], far: [420, 254] },
    }),
    figure(hearer, vary(POSES.crouch, { hip: [-4, -20], lean: 8, nod: 2, elbows: [1, 1] }), [382, 350], 168, {
      facing: -1,
      grip: { near: [344, 250], far: [338, 262] },
    }),
    funnel([342, 246], ROSE.dark, ROSE.soft, { turn: 52 }),
    disc([342, 252], 7.4, CAST.noah.skin),
  )
}

export function scribbleScore(): string {
  const drummer = mild(CAST.kofi, { top: SUN.base, legs: WATER.deep, shoes: PAPER })
  const shaker = mild(CAST.mei, { top: ROSE.base, legs: PLUM.dark, shoes: SUN.base, cut: 'stripes', trim: CREAM })
  const ringer = mild(CAST.emile, { top: FIR.base, legs: MAPLE.dark, shoes: PAPER })
  const leader = mild(CAST.lila, { top: PLUM.base, legs: WATER.base, shoes: ROSE.base })
  const writer = mild(CAST.jasleen, { top: MAPLE.base, legs: FIR.deep, shoes: PAPER, cut: 'overalls' })
  const adult = mild(ADULTS.minh, { top: WATER.deep, legs: BARK.dark, shoes: INK })
  return frame(
    ['#dde6ee', '#f2eee0'],
    pane([186, 26], 110, 84, 'summer'),
    floor(196, '#d3ad80'),
    shelf([16, 196], 110, 84, [
      ['rings', 'basket'],
      ['bin', ''],
    ]),
    figure(drummer, vary(POSES.tailorFront, { hands: pair(-12, -30, 12, -26) }), [146, 252], 146),
    drum([146, 262], MAPLE.dark, { scale: 1.1 }),
    disc([134, 222], 7, CAST.kofi.skin),
    disc([160, 218], 7, CAST.kofi.skin),
    figure(shaker, vary(POSES.standFront, { hands: pair(-36, -58, 36, -66), elbows: [-1, 1] }), [240, 246], 142),
    maraca([190, 162], SUN.base, { turn: -20 }),
    maraca([290, 150], FIR.soft, { turn: 20 }),
    figure(ringer, vary(POSES.heels, { lean: 2, nod: 10, elbows: [1, 1] }), [320, 254], 144, {
      grip: { near: [354, 214], far: [352, 172] },
    }),
    line('M354 172v10M354 184L340 208H366L356 186', STONE.dark, 3.6),
    line('M352 214L372 200', STONE.base, 3.6),
    disc([354, 214], 6.4, CAST.emile.skin),
    figure(adult, vary(POSES.tailor, { lean: 4, nod: 4, elbows: [1, 1] }), [436, 256], 196, {
      build: 'adult',
      facing: -1,
      grip: { near: [396, 186], far: [408, 222] },
    }),
    fill('M28 274H452L486 330H-6Z', PAPER),
    line('M30 276H451', SUN.soft, 5),
    line('M44 314Q84 312 108 290', ROSE.base, 6),
    disc([134, 302], 6, WATER.base),
    disc([154, 294], 6, WATER.base),
    disc([172, 306], 6, WATER.base),
    line('M196 308l14 -20 14 22 14 -22 14 22 14 -20', FIR.base, 5.5),
    line('M288 300H336', INK, 15),
    line('M352 306q6 -18 20 -12t2 16', PLUM.base, 5.5),
    wheelchair([52, 352], ROSE.base, { scale: 1.05 }),
    figure(leader, vary(POSES.sit, { hip: [0, -28], lean: 10, nod: 12 }), [52, 352], 156, {
      grip: { near: [106, 280], far: [84, 296] },
      step: { near: [78, 340], far: [82, 340] },
    }),
    wheelchairWheel([52, 352], ROSE.base, { scale: 1.05 }),
    figure(writer, vary(POSES.kneel, { lean: 34, nod: 6, elbows: [1, 1] }), [440, 352], 158, {
      facing: -1,
      grip: { near: [382, 314], far: [398, 322] },
    }),
    line('M388 308L374 314', PLUM.base, 7),
    disc([383, 312], 7, CAST.jasleen.skin),
  )
}
