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
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, BABIES, CAST, mild, sleeper } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, pane, pinned, plant, shelf } from '../../../kit/room.ts'
import { dashes, disc, fill, line, num, oval, place } from '../../../kit/svg.ts'
import { sockRoll } from '../../../kit/things.ts'
import { basket, bear, blanket, cloth, cushion, rabbit, under } from '../../../kit/toys.ts'

const RED = '#cf3f38'
const LIGHT = '#ffdf6b'

export function stormUnderTheBear(): string {
  const breather = mild(CAST.lila, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const left = mild(CAST.theo, { top: FIR.base, legs: BARK.dark, shoes: PAPER, cut: 'stripes', trim: FIR.pale })
  const right = mild(CAST.fatou, { top: ROSE.base, legs: WATER.deep, shoes: SUN.base })
  const educator = mild(ADULTS.minh, { top: MAPLE.base, legs: FIR.deep, shoes: CREAM })
  const baby = sleeper(BABIES.malik, SUN.soft, PAPER)
  const towel = PLUM.soft
  return frame(
    ['#e6ddd0', '#f4ecde'],
    pane([60, 26], 106, 84, 'autumn'),
    curtains([60, 26], 106, 84, '#c98f7a'),
    pinned([262, 42], 54, 44, [WATER.base, SUN.base, ROSE.base], -4),
    floor(176, '#c8a17a'),
    shelf([366, 176], 104, 76, [
      ['books', 'plant'],
      ['bin', 'ball'],
    ]),
    fill('M96 218Q240 204 408 220 478 262 474 330 440 358 240 356 40 358 8 332 10 262 96 218Z', '#7fb0c8'),
    fill('M104 226Q240 213 400 228 464 268 460 324 430 348 240 347 48 348 22 324 26 268 104 226Z', '#9cc6d8'),
    line('M60 262q14 -9 28 0t28 0M300 246q12 -8 24 0t24 0M40 306q12 -8 24 0M262 336q14 -9 28 0t28 0', '#c9e2ea', 3.6),
    figure(left, vary(POSES.carry, { lean: -8, nod: 10, feet: pair(-8, -4, 8, -4), elbows: [1, 1] }), [128, 268], 134, {
      grip: { near: [168, 206], far: [174, 196] },
    }),
    figure(
      right,
      vary(POSES.carry, { lean: -8, nod: 10, feet: pair(-8, -4, 8, -4), elbows: [1, 1] }),
      [302, 268],
      132,
      {
        facing: -1,
        grip: { near: [262, 206], far: [256, 196] },
      },
    ),
    fill('M172 194Q214 222 258 194L264 206 216 244 166 206Z', shade(towel, 0.18)),
    rabbit([215, 236], STONE.pale, { scale: 0.95, turn: 12 }),
    fill('M165 204Q186 226 216 226T265 204L267 212Q246 258 216 258T163 212Z', towel),
    line('M174 220Q194 247 216 247T256 220', PAPER, 3),
    disc([168, 207], 6, CAST.theo.skin) + disc([262, 207], 6, CAST.fatou.skin),
    line('M160 238q-8 8 -2 18M270 238q8 8 2 18', PAPER, 3.4),
    cushion([62, 334], 56, 20, WATER.deep),
    figure(
      breather,
      vary(POSES.lie, { nod: 40, elbows: [1, 1], feet: pair(30, -5, 38, -5), knees: [-1, -1] }),
      [142, 340],
      154,
      {
        grip: { near: [128, 318], far: [152, 312] },
      },
    ),
    bear([141, 316], BARK.soft, { scale: 0.82, turn: 4 }),
    disc([128, 312], 6.6, CAST.lila.skin),
    line('M164 302q8 -9 0 -18M176 304q11 -13 0 -26', PAPER, 3.6),
    adult(
      educator,
      vary(POSES.floor, { lean: 4, nod: 8, elbows: [1, 1], feet: pair(28, -4, 33, -4) }),
      [440, 336],
      226,
      {
        facing: -1,
        grip: { near: [392, 270], far: [360, 262] },
      },
    ),
    figure(
      baby,
      vary(BABY_POSES.onBack, { lean: -52, nod: -20, hands: pair(4, -32, 8, -30), feet: pair(26, -22, 30, -20) }),
      [401, 302],
      104,
      {
        build: 'baby',
      },
    ),
    disc([364, 276], 6.6, shade(ADULTS.minh.skin, 0.1)),
    line('M426 258L414 286 402 277', glow(MAPLE.base, 0.12), 13.4),
    disc([401, 276], 7.4, ADULTS.minh.skin),
  )
}

export function oneDrumTwoBaskets(): string {
  const drummer = mild(CAST.awa, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const next = mild(CAST.emile, { top: FIR.base, legs: BARK.dark, shoes: PAPER, cut: 'stripes', trim: FIR.pale })
  const carrier = mild(CAST.jasleen, { top: ROSE.base, legs: WATER.deep, shoes: PAPER })
  const small = mild(CAST.mei, { top: MAPLE.base, legs: FIR.deep, shoes: CREAM })
  const educator = mild(ADULTS.lucie, { top: WATER.base, legs: BARK.deep, shoes: INK })
  const tub = '#8a78bd'
  return frame(
    ['#dfe8dc', '#f4f1e0'],
    pane([190, 24], 104, 84, 'winter'),
    pinned([100, 42], 54, 44, [MAPLE.base, FIR.base, SUN.base], 4),
    floor(178, '#cda67c'),
    plant([446, 192], MAPLE.base, { scale: 0.9 }),
    fill('M84 214H396L440 322H40Z', '#b9cfc4') + fill('M92 221H388L428 314H52Z', '#d2e0d5'),
    adult(educator, vary(POSES.tailor, { lean: 2, nod: 6, elbows: [1, 1] }), [378, 266], 216, {
      facing: -1,
      grip: { near: [348, 230], far: [340, 234] },
    }),
    under([250, 290], 64, 8),
    fill('M204 240Q250 224 296 240L306 286Q250 302 194 286Z', tub),
    oval([250, 241], 46, 11, glow(tub, 0.28)),
    line('M194 285Q250 301 306 285', shade(tub, 0.24), 7),
    figure(drummer, vary(POSES.heels, { lean: 12, nod: 6, elbows: [-1, 1] }), [178, 294], 148, {
      grip: { near: [210, 186], far: [230, 238] },
    }),
    line('M240 222l-5 -11M253 218l2 -12M265 221l8 -10', MAPLE.dark, 3.6),
    cushion([326, 306], 70, 16, ROSE.soft),
    figure(next, vary(POSES.tailor, { lean: 8, nod: 4, elbows: [1, 1] }), [326, 296], 140, {
      facing: -1,
      grip: { near: [287, 245], far: [279, 238] },
    }),
    basket(
      [42, 350],
      72,
      34,
      BARK.pale,
      sockRoll([-18, -40], WATER.base, { turn: -10 }) +
        sockRoll([14, -42], SUN.base, { turn: 14 }) +
        sockRoll([-2, -50], ROSE.base),
    ),
    under([102, 350], 34, 6),
    figure(carrier, vary(POSES.walk, { lean: 2, nod: 2, elbows: [1, 1] }), [100, 350], 146, {
      grip: { near: [130, 292], far: [136, 288] },
    }),
    sockRoll([137, 289], FIR.base, { turn: -8 }),
    disc([130, 294], 6.6, CAST.jasleen.skin),
    under([392, 350], 32, 6),
    basket(
      [442, 354],
      70,
      30,
      BARK.soft,
      sockRoll([-14, -30], ROSE.soft, { turn: 8 }) + sockRoll([14, -30], PLUM.base, { turn: -8 }),
    ),
    toddler(small, vary(POSES.lower, { lean: 22, nod: 4, elbows: [1, 1] }), [388, 350], 124, {
      grip: { near: [426, 302], far: [432, 296] },
    }),
    sockRoll([435, 304], SUN.base, { turn: 20 }),
    disc([426, 302], 6.6, CAST.mei.skin),
  )
}

/** A closed box with round holes bound in masking tape; its front face stands on the origin. */
function holedBox(at: Point, w: number, h: number, holes: readonly Point[]): string {
  const half = w / 2
  return place(
    fill(`M${num(-half)} ${num(-h)}l18 -18h${num(w)}l-18 18Z`, glow(CARDBOARD, 0.3)) +
      fill(`M${num(half)} 0v${num(-h)}l18 -18v${num(h)}Z`, shade(CARDBOARD, 0.2)) +
      fill(`M${num(-half)} 0v${num(-h)}h${num(w)}V0Z`, CARDBOARD) +
      line(`M${num(9 - half)} ${num(-h - 9)}h${num(w)}`, shade(CARDBOARD, 0.12), 3) +
      holes.map((hole) => disc(hole, 14, CREAM) + disc(hole, 10.5, shade(CARDBOARD, 0.6))).join(''),
    at,
  )
}

export function boxFullOfGrowls(): string {
  const puller = mild(CAST.kofi, { top: SUN.base, legs: WATER.deep, shoes: PAPER })
  const holder = mild(CAST.rose, { top: PLUM.base, legs: FIR.deep, shoes: PAPER })
  const small = mild(CAST.zoe, { top: FIR.base, legs: MAPLE.dark, shoes: PAPER })
  const educator = mild(ADULTS.nadia, { top: ROSE.base, legs: BARK.deep, shoes: INK })
  const baby = sleeper(BABIES.olivier, SUN.soft, PAPER)
  return frame(
    ['#f0dccb', '#f8ecdf'],
    pane([64, 26], 106, 84, 'spring'),
    pinned([232, 42], 54, 44, [RED, SUN.base, PLUM.base], -4),
    floor(178, '#c39d78'),
    shelf([376, 178], 96, 76, [
      ['blocks', 'books'],
      ['bin', 'ball'],
    ]),
    cloth([22, 214], 48, 12, WATER.soft) + cloth([60, 238], 46, 12, ROSE.soft) + cloth([112, 212], 40, 10, SUN.soft),
    cushion([272, 236], 62, 30, MAPLE.soft, { turn: -16 }) + cushion([346, 234], 62, 30, WATER.base, { turn: 16 }),
    oval([310, 246], 66, 20, PLUM.soft),
    toddler(
      small,
      vary(POSES.floorFront, { hands: pair(-27, -13, 27, -13), feet: pair(-22, -4, 22, -4) }),
      [310, 252],
      112,
      {},
    ),
    fill(
      'M244 242Q262 232 280 246 300 258 312 256 334 258 346 244 362 232 378 244 376 268 310 272 246 268 244 242Z',
      SUN.soft,
    ),
    fill('M244 242Q258 238 270 252L262 264Q246 258 244 242Z', ROSE.soft) +
      fill('M378 244Q360 240 348 252L356 266Q376 258 378 244Z', FIR.soft) +
      fill('M284 256Q300 266 318 262L322 271Q300 273 280 269Z', WATER.soft),
    under([190, 344], 70, 8),
    holedBox([190, 344], 92, 82, [
      [-24, -50],
      [24, -24],
    ]),
    cloth([206, 318], 26, 16, WATER.base, { turn: 60, scale: 0.8 }),
    figure(holder, vary(POSES.heels, { lean: 16, nod: 6, elbows: [-1, 1], stretch: 1.15 }), [262, 344], 156, {
      facing: -1,
      grip: { near: [202, 302], far: [206, 250] },
    }),
    figure(puller, vary(POSES.kneel, { lean: -18, nod: 10, elbows: [1, 1] }), [66, 344], 156, {
      grip: { near: [108, 276], far: [118, 280] },
    }),
    fill(
      'M100 270Q132 268 158 286L174 290 172 300Q150 306 128 294 110 288 100 292 84 300 78 322L64 316Q72 284 100 270Z',
      RED,
    ),
    line('M112 278Q138 280 166 294M92 282Q80 296 74 314', shade(RED, 0.22), 2.4),
    disc([108, 279], 7, CAST.kofi.skin) + disc([122, 281], 6.4, shade(CAST.kofi.skin, 0.14)),
    line('M140 258l4 -12M154 262l9 -10M128 256l-2 -11', MAPLE.dark, 3.6),
    adult(
      educator,
      vary(POSES.floor, { lean: 2, nod: 6, elbows: [1, 1], feet: pair(26, -4, 30, -4) }),
      [450, 344],
      222,
      {
        facing: -1,
        grip: { near: [396, 310], far: [384, 262] },
      },
    ),
    figure(baby, vary(BABY_POSES.sit, { lean: 2, nod: 4 }), [378, 352], 110, {
      build: 'baby',
      facing: -1,
      grip: { near: [352, 326], far: [348, 320] },
    }),
    cloth([344, 326], 30, 16, FIR.soft, { turn: 100 }),
    disc([351, 326], 5.6, BABIES.olivier.skin),
    line('M440 262L424 302 396 312', glow(ROSE.base, 0.12), 13),
    disc([394, 313], 7.4, ADULTS.nadia.skin),
  )
}

/** A cardboard house of the night: its paper window lit, its right side left open for a cloth door. */
function nightBox([x, y]: Point, w: number, h: number, deep: number, door: string): string {
  const rise = deep * 0.5
  const [u, v] = [w * 0.24, h * 0.26]
  const night = shade(CARDBOARD, 0.28)
  return place(
    fill(`M0 ${num(-h)}l${num(deep)} ${num(-rise)}h${num(w)}l${num(-deep)} ${num(rise)}Z`, shade(CARDBOARD, 0.12)) +
      fill(`M${num(w)} 0v${num(-h)}l${num(deep)} ${num(-rise)}v${num(h)}Z`, INK) +
      fill(`M0 0v${num(-h)}h${num(w)}V0Z`, night) +
      disc([w / 2, -h / 2], h * 0.5, LIGHT, 0.28) +
      fill(`M${num(u)} ${num(-v)}V${num(v - h)}H${num(w - u)}V${num(-v)}Z`, LIGHT) +
      line(`M${num(u)} ${num(-v)}V${num(v - h)}H${num(w - u)}V${num(-v)}Z`, CREAM, 3) +
      door,
    [x, y],
  )
}

export function nightInBoxes(): string {
  const reacher = mild(CAST.noah, { top: ROSE.base, legs: WATER.deep, shoes: PAPER })
  const moonHolder = mild(CAST.zoe, { top: FIR.base, legs: PLUM.dark, shoes: PAPER })
  const educator = mild(ADULTS.helene, { top: MAPLE.base, legs: BARK.deep, shoes: INK })
  const drape = '#4d4478'
  const hung = (w: number, h: number, deep: number) =>
    fill(
      `M${num(w)} ${num(-2)}V${num(-h)}l${num(deep)} ${num(-deep * 0.5)}v${num(h - 2)}Q${num(w + deep * 0.6)} ${num(-deep * 0.2)} ${num(w)} -2Z`,
      drape,
    )
  return frame(
    ['#59618a', '#8486a2'],
    pane([262, 24], 108, 88, 'summer', '#c9cad8'),
    fill('M246 12H302Q298 70 304 126H246Z', '#4a4f78') + fill('M330 12H388V126H328Q334 70 330 12Z', '#4a4f78'),
    line('M240 12H394', BARK.dark, 5),
    fill('M304 126H328L352 178H292Z', '#fff1c4', 0.12),
    pinned([96, 44], 54, 44, [PLUM.base, WATER.base, SUN.base], -4),
    floor(178, '#7c7290', '#9c9db5'),
    fill('M292 178H352L420 360H240Z', '#fff1c4', 0.1),
    under([108, 211], 54, 6),
    nightBox([82, 208], 58, 54, 28, hung(58, 54, 28)),
    nightBox([214, 250], 62, 58, 28, hung(62, 58, 28)),
    under([334, 268], 46, 6),
    adult(educator, vary(POSES.tailor, { lean: 2, nod: 6, elbows: [1, 1] }), [344, 268], 206, {
      facing: -1,
      grip: { near: [316, 238], far: [308, 240] },
    }),
    under([80, 342], 78, 9),
    nightBox([16, 338], 96, 84, 64, ''),
    figure(reacher, vary(POSES.kneel, { lean: 28, nod: -2, elbows: [1, 1], stretch: 1.36 }), [227, 344], 154, {
      facing: -1,
      grip: { near: [144, 290], far: [194, 322] },
    }),
    fill('M112 254L176 222V256Q170 268 164 272 164 302 144 306 124 308 112 326Z', drape),
    line('M128 252Q132 276 128 298M150 242Q154 262 147 290', glow(drape, 0.22), 2.6),
    bear([282, 346], BARK.soft, { scale: 0.95 }),
    cushion([338, 344], 76, 22, PLUM.base),
    under([420, 350], 36, 7),
    disc([420, 272], 74, LIGHT, 0.14),
    figure(moonHolder, vary(POSES.standFront, { elbows: [1, -1] }), [420, 350], 164, {
      grip: { near: [384, 282], far: [456, 282] },
      holding:
        fill('M384 242H456V310H384Z', shade(CARDBOARD, 0.2)) +
        fill('M384 242L392 234H464L456 242ZM456 242L464 234V302L456 310Z', shade(CARDBOARD, 0.36)) +
        disc([420, 276], 38, LIGHT, 0.25) +
        disc([420, 276], 28, '#fff0b8') +
        disc([411, 268], 5, '#f2d98c') +
        disc([430, 284], 7, '#f2d98c'),
    }),
    disc([384, 283], 7, CAST.zoe.skin) + disc([458, 283], 7, CAST.zoe.skin),
  )
}

/** A small bag with a short handle, its bottom on the origin. */
function bag(at: Point, color: string, content = ''): string {
  return place(
    line('M-9 -26Q0 -42 9 -26', shade(color, 0.3), 4) +
      content +
      fill('M-19 -22Q-20 -28 -14 -28H14Q20 -28 19 -22L21 -4Q21 0 16 0H-16Q-21 0 -21 -4Z', color) +
      line('M-19 -18H19', shade(color, 0.2), 3) +
      line('M0 -20V-14', glow(color, 0.6), 4),
    at,
  )
}

export function busToTheGym(): string {
  const driver = mild(CAST.idris, { top: SUN.base, legs: WATER.deep, shoes: PAPER })
  const second = mild(CAST.maika, { top: ROSE.base, legs: FIR.deep, shoes: CREAM })
  const third = mild(CAST.anh, { top: FIR.base, legs: BARK.dark, shoes: PAPER, cut: 'stripes', trim: FIR.pale })
  const tucker = mild(CAST.lea, { top: PLUM.base, legs: MAPLE.dark, shoes: PAPER })
  const ride = vary(POSES.sit, { hip: [0, -21], lean: -2, nod: 0, feet: pair(22, -4, 26, -4), elbows: [1, 1] })
  return frame(
    ['#d7e5e6', '#f2f1e4'],
    pane([178, 24], 106, 84, 'summer'),
    pinned([372, 44], 54, 44, [SUN.base, FIR.base, ROSE.base], -4),
    floor(178, '#cfaa80'),
    shelf([14, 178], 108, 76, [
      ['books', 'plant'],
      ['bin', 'ball'],
    ]),
    blanket([404, 222], 172, 56, '#86b09c', '#aacbb9'),
    fill('M354 206H386L383 216H348Z', WATER.soft),
    fill('M368 221H450L456 242H362Z', PAPER),
    bear([402, 234], BARK.soft, { scale: 0.8, turn: -84 }),
    fill('M390 219Q408 209 430 219L436 239H386Q382 229 390 219Z', SUN.soft),
    line('M390 220Q383 230 387 238', glow(SUN.soft, 0.6), 5),
    figure(tucker, vary(POSES.kneel, { lean: 26, nod: 10, elbows: [1, 1] }), [458, 254], 132, {
      facing: -1,
      grip: { near: [418, 222], far: [412, 216] },
    }),
    dashes(
      'M20 338H12V212Q12 190 36 190H306Q326 190 332 210L342 256 368 270V338H352M122 194V222M230 194V222',
      PAPER,
      4.4,
      '10 9',
    ),
    line('M44 342a16 14 0 0 0 32 0M262 342a16 14 0 0 0 32 0', PAPER, 4.4),
    cushion([66, 340], 78, 24, WATER.base) +
      cushion([174, 340], 78, 24, MAPLE.soft) +
      cushion([282, 340], 78, 24, PLUM.soft),
    figure(third, ride, [70, 338], 164, {
      grip: { near: [108, 278], far: [116, 274] },
      holding: bag([103, 293], MAPLE.base),
    }),
    figure(second, ride, [178, 338], 164, {
      grip: { near: [216, 278], far: [224, 274] },
      holding: bag([211, 293], WATER.base),
    }),
    figure(driver, ride, [286, 338], 164, {
      grip: { near: [330, 260], far: [336, 254] },
      holding: bag([319, 293], FIR.base),
    }),
  )
}
