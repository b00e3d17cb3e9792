import { adult, type Person, toddler } from '../../../kit/figure.ts'
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
import { ADULTS, CAST, mild, winter } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import {
  curtains,
  door,
  doorway,
  floor,
  hooks,
  lamp,
  pane,
  pinned,
  plant,
  rug,
  shelf,
  wainscot,
} from '../../../kit/room.ts'
import { dashes, disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { bucket } from '../../../kit/things.ts'
import { bear, block, carton, mitts, rabbit, tuque, under } from '../../../kit/toys.ts'
import { walker } from '../../../kit/wheels.ts'

/** What somebody throws on a cloth: the same drawing in one colour. */
function cast(art: string, color: string): string {
  return art.replace(/#[0-9a-f]{6}/g, color)
}

export function dancingShadow(): string {
  const dancer = mild(CAST.awa, { top: ROSE.base, legs: WATER.deep, shoes: SUN.base })
  const nose = mild(CAST.theo, { top: FIR.base, legs: PLUM.base, shoes: MAPLE.base, cut: 'stripes', trim: CREAM })
  const hopper = mild(CAST.zoe, { top: SUN.base, legs: MAPLE.dark, shoes: PAPER })
  const educator = mild(ADULTS.pierre, { top: WATER.base, legs: BARK.dark, shoes: INK })
  const grey = '#8d7f86'
  const arms = vary(POSES.standFront, {
    hands: pair(-30, -78, 30, -76),
    elbows: [-1, 1],
    feet: pair(-10, -4, 10, -4),
    stretch: 1.15,
  })
  const noseTo = vary(POSES.stand, { lean: 8, nod: 0, elbows: [1, 1] })
  const away = (person: Person) => ({ ...person, view: 'back' as const })
  return frame(
    ['#4b4560', '#6a5f76'],
    floor(250, '#bba895', '#7d7288'),
    line('M66 26H446', BARK.base, 7),
    fill('M78 30H434L428 250H86Z', '#fdf3cf'),
    oval([252, 142], 158, 100, '#fffbe8'),
    cast(toddler(away(dancer), arms, [256, 250], 214, {}), grey),
    cast(toddler(nose, noseTo, [396, 250], 160, { facing: -1, grip: { near: [362, 178], far: [364, 190] } }), grey),
    cast(toddler(away(hopper), vary(arms, { hands: pair(-34, -50, 30, -80) }), [166, 236], 142, {}), grey),
    fill('M78 30L86 250H96L90 30ZM434 30L428 250H418L424 30Z', '#e9dcae'),
    toddler(nose, noseTo, [326, 286], 164, { grip: { near: [360, 204], far: [358, 220] } }),
    fill('M86 96L470 340H-40L14 118Z', SUN.pale, 0.1),
    fill('M0 134H56V144H0Z', BARK.base),
    line('M8 134q2 -16 16 -16M16 110L40 98', STONE.base, 6),
    fill('M26 86L58 94 50 122 30 116Z', SUN.base) + fill('M58 94L66 98 56 124 50 122Z', PAPER),
    toddler(away(dancer), arms, [240, 350], 160, {}),
    toddler(
      away(hopper),
      vary(arms, { hands: pair(-34, -50, 30, -80), feet: pair(-8, -16, 10, -20) }),
      [150, 338],
      148,
      {},
    ),
    oval([150, 344], 28, 5, '#3d3040', 0, 0.35),
    oval([240, 354], 34, 5, '#3d3040', 0, 0.3),
    adult(educator, vary(POSES.crouch, { lean: 8, nod: -2, elbows: [1, 1] }), [40, 352], 232, {
      grip: { near: [84, 276], far: [92, 290] },
    }),
  )
}

export function redIntoYellow(): string {
  const left = mild(CAST.noah, { top: WATER.base, legs: BARK.dark, shoes: SUN.base, cut: 'apron', trim: PAPER })
  const back = mild(CAST.mei, { top: FIR.base, legs: PLUM.dark, cut: 'apron', trim: CREAM })
  const right = mild(CAST.rose, { top: PLUM.base, legs: WATER.deep, shoes: FIR.base, cut: 'apron', trim: PAPER })
  const educator = mild(ADULTS.lucie, { top: FIR.dark, legs: BARK.deep, shoes: INK })
  const [red, yellow, orange] = ['#d6402f', '#f2c230', '#ee8122']
  const reach = (elbow: Point, hand: Point, cloth: string, color: string) =>
    line(`M${elbow[0]} ${elbow[1]}L${hand[0]} ${hand[1]}`, cloth, 15) + disc(hand, 9, color)
  const dish = (x: number, y: number, color: string) => oval([x, y], 24, 8, PAPER) + oval([x, y - 1], 18, 5.4, color)
  return frame(
    ['#d6e4e6', '#eef0e0'],
    pane([30, 28], 96, 84, 'spring'),
    pinned([208, 40], 52, 42, [red, yellow, orange], 4),
    pinned([276, 52], 48, 40, [orange, red, yellow], -4),
    floor(200, '#d6bfa2'),
    adult(educator, vary(POSES.kneel, { lean: 20, nod: 14 }), [398, 262], 240, {
      facing: -1,
      grip: { near: [340, 200], far: [336, 214] },
    }),
    toddler(back, vary(POSES.standFront, { nod: 6 }), [216, 284], 158, { grip: { near: [186, 256], far: [250, 256] } }),
    under([240, 344], 190, 16),
    fill('M104 238H372L428 316H50Z', BARK.cut),
    fill('M50 316H428V330H50Z', BARK.soft),
    line('M78 332V358M402 332V358', BARK.base, 11),
    fill('M122 244H354L400 310H80Z', PAPER),
    line('M128 284Q150 264 172 276T204 266M118 296Q150 282 186 292', yellow, 13),
    line('M352 292Q326 274 304 284T270 272M342 304Q306 298 284 302', red, 13),
    line('M202 268Q232 256 248 274T286 272M196 292Q230 282 252 298T290 302', orange, 15),
    line('M214 280q20 -6 40 4', '#f6a63c', 6),
    place(oval([0, 0], 8, 5, orange) + line('M-6 -4l-3 -5M-1 -5v-7M4 -4l3 -6', orange, 3.6), [316, 258]),
    dish(144, 254, yellow),
    dish(346, 252, red),
    reach([188, 244], [204, 262], FIR.base, yellow),
    reach([248, 244], [262, 266], FIR.base, red),
    line('M338 206L348 244', STONE.base, 4.5),
    toddler(left, vary(POSES.stand, { lean: 20, nod: 10 }), [54, 350], 172, {
      grip: { near: [122, 290], far: [130, 270] },
    }),
    disc([117, 286], 9.4, yellow),
    disc([128, 270], 8.4, yellow),
    toddler(right, vary(POSES.stand, { lean: 22, nod: 8 }), [432, 350], 168, {
      facing: -1,
      grip: { near: [362, 294], far: [360, 280] },
    }),
    disc([370, 290], 9.4, red),
    disc([364, 280], 8.4, red),
  )
}

export function goodbyeWindow(): string {
  const waver = mild(CAST.noah, { top: SUN.base, legs: WATER.deep, shoes: ROSE.base, cut: 'overalls' })
  const replayer = mild(CAST.lila, { top: ROSE.base, legs: FIR.deep, shoes: PAPER })
  const leaning = mild(CAST.emile, { top: WATER.base, legs: PLUM.dark, shoes: SUN.base, cut: 'stripes', trim: PAPER })
  const educator = mild(ADULTS.helene, { top: FIR.base, legs: BARK.dark, shoes: BARK.deep })
  const parent = winter(ADULTS.marc, { top: MAPLE.base, legs: BARK.deep, trim: CREAM })
  return frame(
    ['#f1dfc4', '#f6ebd6'],
    pinned([44, 60], 48, 40, [ROSE.base, WATER.base, SUN.base], -4),
    pane(
      [110, 30],
      250,
      176,
      'winter',
      PAPER,
      adult(parent, vary(POSES.standFront, { hands: pair(-14, -36, 24, -96), elbows: [1, 1] }), [88, 190], 166, {}),
    ),
    wainscot(216, 236, '#dcb68c'),
    floor(236, '#d4bb9c'),
    shelf([396, 236], 90, 90, [
      ['bin', 'ball'],
      ['books', 'basket'],
    ]),
    adult(educator, vary(POSES.kneel, { lean: 4, nod: -8 }), [322, 298], 236, {
      facing: -1,
      grip: { near: [248, 220], far: [224, 248] },
    }),
    toddler({ ...waver, view: 'back' }, vary(POSES.standFront, { elbows: [1, 1], stretch: 1.2 }), [204, 308], 144, {
      grip: { near: [176, 256], far: [228, 186] },
    }),
    disc([229, 186], 8, CAST.noah.skin),
    line('M224 182l-4 -7M229 179v-8M234 182l4 -7', CAST.noah.skin, 4),
    toddler(leaning, vary(POSES.stand, { lean: 14, nod: -4 }), [374, 314], 148, {
      facing: -1,
      grip: { near: [346, 238], far: [350, 250] },
    }),
    under([90, 346], 110, 12),
    carton([28, 344], 92, 64),
    fill('M4 344V304Q26 286 48 304V344Z', '#4f3a2a'),
    rabbit([28, 342], STONE.pale, { scale: 0.62 }),
    toddler(replayer, vary(POSES.heels, { lean: 12, nod: 10 }), [150, 350], 150, {
      facing: -1,
      grip: { near: [106, 312], far: [100, 304] },
    }),
    bear([90, 340], BARK.soft, { scale: 1.15 }),
    line('M102 316L112 302', shade(BARK.soft, 0.12), 7),
    disc([107, 313], 8, CAST.lila.skin),
  )
}

export function sleepyToys(): string {
  const tucker = mild(CAST.fatou, { top: WATER.base, legs: PLUM.dark, shoes: SUN.base })
  const builder = mild(CAST.anh, { top: ROSE.base, legs: FIR.deep, shoes: PAPER, cut: 'stripes', trim: PAPER })
  const scolder = mild(CAST.lea, { top: SUN.base, legs: WATER.deep, shoes: MAPLE.base, cut: 'overalls' })
  const educator = mild(ADULTS.minh, { top: FIR.base, legs: BARK.deep, shoes: INK })
  const long = '#b08fd0'
  const bed = (x: number, y: number, count: number, colors: readonly string[]) =>
    Array.from({ length: count }, (_, i) => block([x + i * 40, y], 39, 24, colors[i % colors.length] ?? SUN.base)).join(
      '',
    )
  return frame(
    ['#c9cbe0', '#e0dbe2'],
    pane([36, 30], 96, 86, 'night'),
    curtains([36, 30], 96, 86, PLUM.base),
    lamp([336, 66], SUN.base),
    disc([336, 74], 74, SUN.pale, 0.16),
    floor(206, '#d3bca4'),
    rug([240, 314], 240, 42, '#b6c4cd', '#d9dfde'),
    adult(educator, vary(POSES.kneel, { lean: 4, nod: 16 }), [392, 280], 240, {
      facing: -1,
      grip: { near: [350, 188], far: [344, 196] },
    }),
    rabbit([336, 206], '#f0ebe2', { scale: 1.1, turn: -12 }),
    disc([346, 190], 8, ADULTS.minh.skin),
    bed(54, 268, 2, [MAPLE.base, SUN.base]),
    bear([66, 246], BARK.base, { scale: 0.95 }),
    toddler(scolder, vary(POSES.stand, { lean: 10, nod: 10 }), [154, 286], 142, {
      facing: -1,
      grip: { near: [112, 216], far: [140, 250] },
    }),
    line('M114 216l-12 3', CAST.lea.skin, 6),
    toddler(tucker, vary(POSES.kneel, { lean: 16, nod: 14 }), [262, 320], 160, {
      facing: -1,
      grip: { near: [214, 288], far: [220, 284] },
    }),
    under([252, 340], 150, 13),
    bed(166, 338, 4, [WATER.base, FIR.soft, ROSE.base, SUN.base]),
    disc([160, 294], 17, long) + line('M152 282l-8 -12M166 280l4 -13', long, 8) + disc([146, 296], 2.6, INK),
    oval([150, 301], 9, 6, glow(long, 0.5)),
    line('M176 304H318', long, 26),
    line('M316 300Q344 298 350 320M312 310Q336 312 340 330', shade(long, 0.12), 11),
    fill('M186 290Q244 278 286 288L292 322Q240 330 184 324Z', PAPER),
    line('M186 298Q244 286 288 296', ROSE.base, 5),
    disc([213, 287], 8.4, CAST.fatou.skin),
    toddler(builder, vary(POSES.crouch, { lean: 18, nod: 8 }), [424, 352], 158, {
      facing: -1,
      grip: { near: [384, 324], far: [380, 318] },
    }),
    block([358, 342], 40, 24, PLUM.base),
    disc([383, 326], 8.4, CAST.anh.skin),
  )
}

export function garbageTruck(): string {
  const driver = mild(CAST.idris, { top: SUN.base, legs: WATER.deep, shoes: MAPLE.base, cut: 'vest', trim: MAPLE.base })
  const tipper = mild(CAST.maika, { top: FIR.base, legs: PLUM.dark, shoes: ROSE.base })
  const load = mild(CAST.theo, { top: ROSE.base, legs: WATER.deep, shoes: PAPER })
  const educator = mild(ADULTS.nadia, { top: WATER.deep, legs: BARK.deep, shoes: INK })
  const wheel = (x: number, y: number) => disc([x, y], 22, INK) + disc([x, y], 10, STONE.soft)
  const crumple = (x: number, y: number, r: number, color: string) =>
    fill(
      `M${x - r} ${y}L${x - r * 0.5} ${y - r}L${x + r * 0.2} ${y - r * 0.8}L${x + r} ${y - r * 0.3}L${x + r * 0.7} ${y + r * 0.7}L${x - r * 0.3} ${y + r}Z`,
      color,
    ) + line(`M${x - r * 0.4} ${y - r * 0.3}l${r * 0.5} ${r * 0.4}l${r * 0.4} ${-r * 0.5}`, shade(color, 0.2), 2)
  const box = (x: number, y: number, w: number, h: number, color: string, turn: number) =>
    place(
      fill(`M${-w / 2} ${-h / 2}h${w}v${h}h${-w}Z`, color) + line(`M${-w / 2} 0h${w}`, shade(color, 0.2), 2.4),
      [x, y],
      { turn },
    )
  return frame(
    ['#dbe6df', '#edefe0'],
    pane([356, 26], 98, 82, 'autumn'),
    pinned([40, 52], 50, 42, [MAPLE.base, FIR.base, WATER.base], -4),
    floor(202, '#e3c9a6'),
    bucket([454, 238], ROSE.base, { scale: 1.4 }) + crumple(446, 200, 12, PAPER) + crumple(464, 202, 11, SUN.soft),
    adult(educator, vary(POSES.kneel, { lean: 0, nod: 6, elbows: [1, 1] }), [92, 268], 232, {
      grip: { near: [150, 120], far: [132, 214] },
    }),
    toddler(tipper, vary(POSES.stand, { lean: 8, nod: 4 }), [396, 288], 160, {
      facing: -1,
      grip: { near: [354, 196], far: [348, 206] },
    }),
    under([250, 342], 150, 14),
    fill('M172 232L196 206H376L356 232Z', shade(CARDBOARD, 0.42)),
    toddler(load, vary(POSES.floorFront, { hands: pair(-26, -54, 26, -52), elbows: [-1, 1] }), [236, 274], 144, {}),
    crumple(300, 222, 18, PAPER),
    box(330, 216, 38, 26, SUN.base, 14),
    crumple(278, 230, 13, WATER.pale),
    fill('M172 232H356V330H172Z', CARDBOARD),
    fill('M356 232L376 206V300L356 330Z', shade(CARDBOARD, 0.24)),
    line('M172 232H356', shade(CARDBOARD, 0.26), 3.4),
    fill('M304 250H344V286H304Z', WATER.pale) + line('M304 250H344V286H304Z', WATER.deep, 4),
    place(fill('M0 -20L18 10H-18Z', FIR.base) + fill('M0 -8L8 6H-8Z', CARDBOARD), [238, 270]),
    fill('M356 286h10v16h-10Z', SUN.base),
    wheel(214, 330),
    wheel(318, 330),
    bucket([338, 206], WATER.base, { turn: -112, scale: 1.25 }),
    disc([354, 196], 8.4, CAST.maika.skin),
    crumple(300, 178, 13, PAPER),
    box(316, 152, 26, 20, ROSE.soft, -24),
    crumple(334, 182, 10, SUN.soft),
    toddler(driver, vary(POSES.push, { lean: 30, nod: -14 }), [112, 348], 164, {
      grip: { near: [170, 262], far: [172, 254] },
    }),
    disc([170, 262], 8.6, CAST.idris.skin),
    crumple(420, 340, 15, PAPER),
    box(456, 326, 40, 30, SUN.soft, 10),
    line('M384 316q12 8 10 20M398 308q16 12 12 32', '#8c7355', 3.4),
  )
}

export function knockOnTheBox(): string {
  const inside = mild(CAST.kofi, { top: SUN.base, legs: WATER.base, shoes: WATER.deep })
  const knocker = mild(CAST.rose, { top: ROSE.base, legs: FIR.deep, shoes: SUN.base })
  const waiting = mild(CAST.jasleen, { top: PLUM.base, legs: MAPLE.dark, shoes: PAPER, cut: 'stripes', trim: PAPER })
  const educator = mild(ADULTS.marc, { top: FIR.base, legs: BARK.dark, shoes: INK })
  return frame(
    ['#cfdfe8', '#ebeee6'],
    pane([28, 28], 104, 88, 'winter'),
    pinned([182, 50], 48, 40, [SUN.base, ROSE.base, WATER.base], 5),
    floor(204, '#dcc2a2'),
    rug([210, 322], 230, 38, '#acc2aa', '#d9e4cb'),
    under([366, 330], 110, 16),
    fill('M262 128L296 96H480V300L448 332H262Z', shade(CARDBOARD, 0.28)),
    fill('M262 128L296 96H480L448 128Z', glow(CARDBOARD, 0.3)),
    line('M280 112H464', shade(CARDBOARD, 0.2), 4),
    fill('M448 128L480 96V300L448 332Z', shade(CARDBOARD, 0.22)),
    fill('M262 128H448V332H262Z', CARDBOARD),
    fill('M318 176H406V332H318Z', '#47362b'),
    toddler(inside, vary(POSES.standFront, { nod: 2, elbows: [-1, 1] }), [368, 330], 146, {
      grip: { near: [330, 252], far: [404, 236] },
    }),
    fill('M318 176L350 188V346L318 332Z', glow(CARDBOARD, 0.18)),
    line('M318 176V332', shade(CARDBOARD, 0.3), 4),
    disc([350, 250], 8, CAST.kofi.skin),
    fill('M274 150h30v26h-30Z', '#47362b') + line('M289 150v26M274 163h30', CARDBOARD, 3.4),
    fill('M424 204h14v44h-14Z', shade(CARDBOARD, 0.14)),
    line('M424 300H440', shade(CARDBOARD, 0.2), 4),
    adult(educator, vary(POSES.tailor, { lean: 2, nod: 2, elbows: [1, 1] }), [60, 310], 244, {
      grip: { near: [106, 262], far: [114, 270] },
    }),
    toddler(knocker, vary(POSES.stand, { lean: 8, nod: 2 }), [216, 342], 164, {
      grip: { near: [260, 248], far: [240, 290] },
    }),
    disc([258, 249], 9, CAST.rose.skin),
    line('M266 226l10 -10M274 240l14 -5M274 258l13 4', MAPLE.deep, 4.5),
    toddler(waiting, vary(POSES.crouch, { lean: 4, nod: -6 }), [140, 352], 148, {
      grip: { near: [182, 304], far: [176, 312] },
    }),
  )
}

export function starDresses(): string {
  const star = mild(CAST.sami, { top: WATER.base, legs: BARK.dark, shoes: PAPER })
  const second = mild(CAST.awa, { top: ROSE.base, legs: PLUM.dark, shoes: CREAM })
  const ready = winter(CAST.lea, { top: FIR.base, legs: FIR.base, trim: SUN.soft })
  const educator = mild(ADULTS.pierre, { top: MAPLE.base, legs: WATER.deep, shoes: INK })
  const suit = (color: string) =>
    fill(
      'M-20 -66Q0 -78 20 -66L70 -74 76 -48 30 -36 30 8 58 62 30 76 0 26 -30 76 -58 62 -30 8 -30 -36 -76 -48 -70 -74Z',
      color,
    ) +
    fill('M-14 -60Q0 -66 14 -60L16 20H-16Z', '#f3ead9') +
    line('M-10 14L-38 62M10 14L38 62M-16 -50L-56 -58M16 -50L56 -58', '#f3ead9', 20) +
    line('M-20 -58L-22 18M20 -58L22 18', shade(color, 0.25), 3) +
    fill('M-22 -66Q-24 -100 0 -102 24 -100 22 -66 12 -76 0 -76 -12 -76 -22 -66Z', shade(color, 0.16))
  const spread = vary(POSES.standFront, {
    hands: pair(-38, -66, 38, -66),
    elbows: [1, -1],
    feet: pair(-30, -8, 30, -8),
    stretch: 1.15,
  })
  const mat = (x: number, y: number, color: string) => fill(`M${x - 34} ${y - 9}h68l4 18h-76Z`, color)
  return frame(
    ['#dfe7ea', '#eef0e6'],
    doorway([396, 132], 74, 124, BARK.soft, 'winter'),
    hooks([24, 36], 46, ['', MAPLE.base, '', PLUM.base, WATER.base, '']),
    fill('M24 110H300V118H24Z', BARK.soft) + line('M36 118V132M288 118V132', BARK.base, 6),
    fill('M48 110v-16h8v8q9 0 9 8ZM74 110v-16h8v8q9 0 9 8Z', ROSE.dark) +
      fill('M226 110v-16h8v8q9 0 9 8ZM252 110v-16h8v8q9 0 9 8Z', INK),
    floor(134, '#dec5a4'),
    mat(96, 346, SUN.base),
    mat(252, 350, FIR.soft),
    place(suit(ROSE.base), [96, 250], { turn: -6, scale: 1.12 }),
    place(toddler(star, spread, [0, 64], 150, {}), [94, 258], { turn: -6 }),
    place(suit(WATER.base), [254, 258], { turn: 7, scale: 1.12 }),
    place(
      line('M-30 -54L-58 -58', WATER.base, 30) +
        toddler(second, spread, [0, 64], 150, {}) +
        line('M-12 40L-34 66', WATER.base, 27) +
        line('M-28 -42L-62 -54', WATER.base, 22),
      [254, 262],
      { turn: 7 },
    ),
    tuque([172, 196], MAPLE.base, CREAM, { scale: 1.1, turn: -10 }),
    mitts([176, 330], SUN.base, { scale: 1.2 }),
    under([372, 330], 40),
    toddler(
      ready,
      vary(POSES.stand, { lean: -4, nod: 8, hands: pair(-14, -52, 16, -62), elbows: [-1, 1] }),
      [362, 330],
      156,
      {},
    ),
    under([430, 340], 46),
    adult(educator, vary(POSES.crouch, { lean: 10, nod: 10 }), [440, 342], 238, {
      facing: -1,
      grip: { near: [378, 270], far: [376, 300] },
    }),
  )
}

export function heavyBearLightFeather(): string {
  const bearChild = mild(CAST.noah, { top: MAPLE.dark, legs: BARK.dark, shoes: BARK.deep })
  const second = mild(CAST.emile, { top: FIR.base, legs: WATER.deep, shoes: MAPLE.base, cut: 'stripes', trim: CREAM })
  const feather = mild(CAST.mei, { top: '#f3f0fa', legs: PLUM.soft, shoes: PAPER, cut: 'dress', trim: PLUM.soft })
  const withWalker = mild(CAST.fatou, { top: SUN.base, legs: PLUM.dark, shoes: ROSE.base })
  const educator = mild(ADULTS.julie, { top: ROSE.base, legs: WATER.deep, shoes: INK })
  const plume = (x: number, y: number, turn: number, scale = 1) =>
    place(
      fill('M0 -22C12 -12 10 8 0 20 -10 8 -12 -12 0 -22Z', PAPER) +
        line('M0 -14V28', '#b8b2c8', 2) +
        line('M0 2l7 -6M0 8l-7 -6', '#b8b2c8', 1.6),
      [x, y],
      { turn, scale },
    )
  return frame(
    ['#c9dcd6', '#e4ebda'],
    pane([194, 28], 110, 84, 'spring'),
    plant([24, 204], MAPLE.base),
    door([70, 204], 72, 150, WATER.base),
    floor(206, '#d6ba9a'),
    shelf([372, 206], 106, 78, [['books', 'bin', 'plant']]),
    rug([424, 318], 90, 36, '#ac96be', '#d2bfde'),
    under([272, 256], 26, 4),
    toddler(
      feather,
      vary(POSES.standFront, {
        hands: pair(-38, -78, 40, -62),
        elbows: [-1, 1],
        stretch: 1.1,
        feet: pair(-2, -5, 12, -20),
      }),
      [272, 252],
      144,
      {},
    ),
    dashes('M232 260Q274 274 318 256 334 238 308 230', PAPER, 3.4, '9 8'),
    plume(216, 150, 50, 0.9),
    plume(336, 128, -36),
    walker([160, 280], ROSE.base, { scale: 1.2 }),
    toddler(withWalker, vary(POSES.walk, { lean: 4, nod: 0 }), [168, 280], 142, {
      grip: { near: [178, 218], far: [206, 204] },
    }),
    plume(222, 196, 24, 0.9),
    under([72, 348], 50),
    toddler(
      bearChild,
      vary(POSES.lower, { lean: 44, nod: 0, hands: pair(16, -16, 26, -14), feet: pair(-14, -4, 12, -4) }),
      [58, 348],
      172,
      {},
    ),
    line('M90 354h20M118 350l14 -4M22 354l-12 -3', '#a07a58', 4),
    under([238, 350], 50),
    toddler(second, vary(POSES.crawl, { lean: 62, nod: -30, hands: pair(24, -4, 22, -22) }), [232, 350], 160, {}),
    line('M290 348h14M284 334l14 -6', '#a07a58', 4),
    adult(educator, vary(POSES.kneel, { lean: 2, nod: 6, elbows: [1, 1] }), [410, 330], 244, {
      facing: -1,
      grip: { near: [362, 182], far: [374, 260] },
    }),
    line('M346 168q-16 -10 -30 -2M344 178q-22 0 -34 8M348 188q-14 8 -18 18', PAPER, 4),
  )
}
