import { adult, figure, toddler } from '../../../kit/figure.ts'
import { pair } from '../../../kit/geometry.ts'
import { fence, log } from '../../../kit/ground.ts'
import { over } from '../../../kit/hands.ts'
import { face, mouth } from '../../../kit/head.ts'
import { cloud, frame, land, specks, tufts, woods } from '../../../kit/landscape.ts'
import {
  BARK,
  CREAM,
  FIR,
  glow,
  INK,
  MAPLE,
  MOUTH,
  PAPER,
  PLUM,
  RED,
  ROSE,
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, autumn, barefoot, CAST, mild, rain, TUQUES } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { chair, counter, curtains, floor, pane, pinned, shelf } from '../../../kit/room.ts'
import { again, dashes, disc, fill, line, once, oval, place } from '../../../kit/svg.ts'
import { funnel } from '../../../kit/things.ts'
import { cloth, pompom, toyTruck, tub, under } from '../../../kit/toys.ts'
import { foliage, leafy, mapleLeaf, trunk } from '../../../kit/trees.ts'

const FLOOR = '#cfa97f'
/** Of masking tape. */
const TAPE = '#f3e3b0'

/** What a face does, in the coordinates of a head seen from its side, then of one turned to us. */
const SMILE = line('M6.5 8.5Q9.5 11 12.5 8', MOUTH, 1.8)
const LAUGH = mouth([10.6, 7.6], 3, 3.8)
const OH = mouth([11.4, 7.8], 2.2, 2.8)
const FRONT_SMILE = line('M-4 8Q0 11.5 4 8', MOUTH, 1.8)
const FRONT_LAUGH = mouth([0, 8], 4.6, 4.2)
const FRONT_OH = mouth([0, 8.4], 2.6, 3)

const front = vary(POSES.standFront, { elbows: [1, -1] })

export function truckDrinksAndBurps(): string {
  const educator = mild(ADULTS.lucie, { top: ROSE.base, legs: WATER.deep, shoes: PAPER })
  const laughs = mild(CAST.lea, { top: WATER.base, legs: PLUM.dark, shoes: RED })
  const comesOut = mild(CAST.sami, { top: FIR.base, legs: BARK.dark, shoes: PAPER, cut: 'stripes', trim: FIR.pale })
  const wood = BARK.cut
  const road = 'M490 242H168C60 242 60 346 168 346H490'
  return frame(
    ['#e2e7e0', '#f5f1e3'],
    pane([44, 14], 104, 76, 'summer'),
    pinned([330, 30], 52, 44, [RED, SUN.base, WATER.base], -4),
    floor(140, FLOOR),
    chair([206, 152], FIR.base, { mirror: true }) + chair([246, 152], MAPLE.base, { mirror: true }),
    // The road of tape goes under the table.
    line(road, TAPE, 10),
    line(
      'M186 237v10M246 237v10M446 237v10M100 252l7 6M92 318l8 -5M190 341v10M262 341v10M334 341v10M404 341v10',
      shade(TAPE, 0.3),
      1.6,
    ),
    line('M392 150V228M476 150V228', shade(wood, 0.4), 9),
    under([378, 256], 60, 6),
    toddler(comesOut, vary(POSES.crawl, { lean: 80, nod: -56, elbows: [-1, -1], stretch: 1.15 }), [360, 254], 146, {
      facing: -1,
      grip: { near: [300, 228], far: [316, 248] },
    }),
    face(LAUGH, [344, 194], 27, 12, true),
    toyTruck([276, 246], RED, { mirror: true, scale: 1.25 }),
    disc([299, 224], 7.2, CAST.sami.skin),
    fill('M386 128H490V152H368Z', wood) + fill('M368 152H490V161H368Z', shade(wood, 0.2)),
    line('M380 162V272', shade(wood, 0.22), 11),
    // The pump: a cross of tape beside the road.
    line('M214 294L282 326M282 294L214 326', TAPE, 10),
    under([122, 304], 86, 8),
    adult(
      educator,
      vary(POSES.crawl, { hip: [-14, -23], lean: 86, nod: -60, elbows: [-1, 1], stretch: 1.15 }),
      [120, 304],
      214,
      {
        grip: { near: [218, 284], far: [190, 298] },
      },
    ),
    face(OH, [152, 216], 18.9, -12.7),
    toyTruck([248, 302], SUN.base, { scale: 1.45, turn: -20 }),
    line('M218 284L231 288', ADULTS.lucie.skin, 6) + disc([218, 284], 7, ADULTS.lucie.skin),
    line('M290 266l9 -6M295 277l11 -1M283 258l4 -9', MAPLE.dark, 3),
    under([432, 346], 40, 6),
    toddler(laughs, vary(POSES.heels, { lean: 4, nod: -6, elbows: [1, 1], stretch: 1.3 }), [436, 344], 146, {
      facing: -1,
      grip: { near: [394, 312], far: [414, 272] },
    }),
    face(LAUGH, [440, 262], 27, 3.8, true),
    toyTruck([372, 340], PLUM.base, { mirror: true, scale: 1.25 }),
    disc([392, 310], 7, CAST.lea.skin),
  )
}

/** One leaf of the heap, its stem down, of the color of each use. */
const LEAF = once('l', mapleLeaf([0, 0], 18, 0, 'currentColor'))
const YELLOW = '#f0c23c'
const FALL = [RED, YELLOW, MAPLE.base, MAPLE.dark]

const fallen = (places: readonly (readonly [x: number, y: number, turn: number])[], scale: number, first = 0) =>
  places.map(([x, y, turn], i) => again('l', [x, y], FALL[(i + first) % 4] ?? RED, { turn, scale })).join('')

/** Three leaves of three colors. */
const BUNCH = once(
  'b',
  again('l', [0, -10], RED, { turn: 10 }) +
    again('l', [10, 6], YELLOW, { turn: 130 }) +
    again('l', [-10, 6], MAPLE.base, { turn: 250 }),
)

const bunches = (places: readonly (readonly [x: number, y: number, turn: number])[], scale: number) =>
  places.map(([x, y, turn]) => place('<use href="#b"/>', [x, y], { turn, scale })).join('')

export function shakeTheTree(): string {
  const tree = autumn({ ...ADULTS.julie, view: 'front' }, { top: FIR.base, legs: BARK.dark, trim: FIR.pale })
  const left = autumn(CAST.noah, { top: SUN.base, legs: WATER.deep, trim: SUN.dark, hat: TUQUES.water })
  const right = autumn(CAST.rose, { top: PLUM.base, legs: WATER.deep, trim: PLUM.soft, hat: TUQUES.rose })
  const brings = autumn(CAST.kofi, { top: WATER.base, legs: BARK.deep, trim: WATER.pale, hat: TUQUES.maple })
  const pull = vary(POSES.stand, { lean: -6, nod: -8, elbows: [1, 1], stretch: 1.5, feet: pair(9, -4, -5, -4) })
  return frame(
    ['#d2e3e8', '#f8edcc'],
    LEAF + BUNCH,
    woods(168, 84, '#e6cf92', 6, 'round'),
    foliage([20, -4], 120, 60, MAPLE.base, 4, 9),
    trunk([14, 226], -10, 32, BARK.soft),
    land([0, 204, 240, 198, 480, 206], '#c2ba6a'),
    under([448, 250], 28, 5),
    toddler(brings, vary(POSES.walk, { lean: -6, elbows: [1, 1] }), [450, 250], 126, {
      facing: -1,
      grip: { near: [424, 204], far: [418, 200] },
    }),
    face(SMILE, [455, 157], 23.3, 3.3, true),
    bunches(
      [
        [401, 178, 0],
        [420, 178, 100],
      ],
      0.9,
    ),
    place(fill('M-17 -22H17L13 8H-13Z', SUN.base) + fill('M4 -22H17L13 8H3Z', shade(SUN.base, 0.16)), [410, 206], {
      scale: 1.15,
    }),
    disc([426, 203], 6, CAST.kofi.skin),
    // Her hood, down on her back, full of leaves.
    oval([196, 198], 52, 30, FIR.dark),
    fallen(
      [
        [154, 190, -30],
        [238, 192, 40],
        [164, 176, 200],
      ],
      1.2,
    ),
    adult(tree, vary(front, { own: true, hip: [0, -27], elbows: [1, -1], stretch: 1.08 }), [196, 352], 256, {
      grip: { near: [104, 222], far: [288, 222] },
      step: { near: [180, 408], far: [212, 408] },
    }),
    face(FRONT_LAUGH, [196, 182], 22.5),
    fill('M70 370Q84 336 128 332 168 312 196 318 226 310 264 332 310 336 324 370Z', MAPLE.dark),
    oval([168, 326], 24, 17, BARK.dark) + oval([224, 326], 24, 17, BARK.dark),
    bunches(
      [
        [110, 350, 0],
        [138, 340, 80],
        [196, 336, 140],
        [256, 342, 250],
        [286, 352, 60],
        [162, 350, 120],
        [224, 350, 180],
      ],
      1.4,
    ),
    under([58, 350], 30, 5) + under([336, 350], 30, 5),
    toddler(left, pull, [60, 350], 172, { grip: { near: [124, 224], far: [134, 212] } }),
    face(LAUGH, [49, 222], 31.8, -11.3),
    toddler(right, pull, [332, 350], 172, { facing: -1, grip: { near: [268, 224], far: [258, 212] } }),
    face(LAUGH, [343, 222], 31.8, 11.3, true),
    fallen(
      [
        [94, 212, -60],
        [298, 212, 60],
        [196, 152, 8],
        [181, 160, -50],
        [213, 159, 60],
        [162, 316, 70],
        [226, 318, 10],
      ],
      1.3,
    ),
    fallen(
      [
        [138, 250, 20],
        [158, 282, 130],
        [124, 300, 220],
        [244, 252, 70],
        [280, 306, 20],
        [76, 176, 100],
        [318, 168, 10],
        [112, 266, 330],
        [290, 266, 40],
        [262, 290, 300],
        [184, 262, 280],
        [222, 280, 100],
      ],
      1.05,
      1,
    ),
  )
}

/** The sky in a puddle. */
const REFLECTION = '#bcdce8'
/** The mud of its edge. */
const MUD = '#8d7155'

export function stoneStaysWoodFlees(): string {
  const back = autumn(CAST.lila, { top: PLUM.base, legs: BARK.dark, shoes: SUN.base, trim: PLUM.soft })
  const middle = autumn(CAST.emile, { top: RED, legs: WATER.deep, shoes: FIR.deep, trim: ROSE.soft })
  const near = rain(CAST.mei, { top: SUN.base, legs: PLUM.dark, shoes: ROSE.dark, trim: SUN.soft })
  const educator = autumn(ADULTS.minh, { top: FIR.base, legs: BARK.deep, shoes: INK, trim: FIR.pale })
  const tap = vary(POSES.stand, { hip: [0, -37], lean: -3, nod: 16, elbows: [1, 1], soles: [16, 0] })
  const wave = (d: string, width: number, opacity = 1) => line(d, PAPER, width, opacity)
  return frame(
    ['#c9dde4', '#eff2df'],
    cloud([50, 70], 120, PAPER, 0.9) + cloud([330, 54], 104, PAPER, 0.9),
    woods(146, 54, '#c3dcab', 7, 'round'),
    leafy([436, 196], 150, '#9cc873', 5),
    fence([-6, 486], 184, 40, '#c9ab80', 31),
    land([0, 184, 240, 180, 480, 186], '#a4cc7e'),
    land([0, 208, 240, 202, 480, 208], '#8fbd6c'),
    tufts([192, 206], 9, '#6ea355', 4, 8),
    fill('M-10 226Q120 212 260 210 400 210 490 222V370H-10Z', '#b0906c'),
    // The line drawn with a heel, behind them.
    line('M120 218Q60 270 6 356', MUD, 7) + dashes('M126 220Q67 272 13 358', '#cdb08a', 3.4, '1 7'),
    fill('M228 236Q300 218 390 222 470 228 492 250V370H106Q112 330 162 288 192 252 228 236Z', MUD),
    fill('M234 243Q306 226 390 230 466 236 492 258V370H117Q124 334 171 293 201 259 234 243Z', REFLECTION),
    fill('M400 240Q440 244 474 264 440 262 416 252ZM190 344Q220 350 262 352 230 358 196 356Z', PAPER, 0.6),
    under([300, 226], 50, 5),
    adult(educator, vary(POSES.kneel, { lean: 10, nod: 12, elbows: [1, 1] }), [318, 226], 178, {
      facing: -1,
      grip: { near: [254, 170], far: [262, 148] },
    }),
    face(SMILE, [307, 104], 15.6, -17.5, true),
    wave('M262 268Q280 296 258 334', 3, 0.7) + wave('M300 252Q322 270 324 288', 3.6, 0.85),
    fill('M266 330Q264 300 292 292 326 286 342 306 348 316 348 330Z', STONE.base) +
      fill('M274 312Q280 298 298 295 322 292 334 304 312 300 296 304 284 307 274 312Z', glow(STONE.base, 0.35)),
    fill('M262 325Q306 340 350 325 342 342 306 343 270 342 262 325Z', REFLECTION),
    wave('M264 328Q306 344 348 328', 2.8),
    fill('M384 244Q432 294 380 358 456 306 384 244Z', PAPER, 0.55),
    wave('M378 238Q428 294 374 360', 5.4),
    log([404, 304], [444, 294], 7.5, BARK.base),
    wave('M398 310Q424 320 454 300', 3.4),
    line('M396 282l-17 3M398 293l-20 4M396 322l-14 4', MAPLE.dark, 3),
    under([206, 252], 26, 5),
    figure(back, tap, [206, 252], 138, {
      step: { near: [234, 254], far: [202, 247] },
      grip: { near: [238, 194], far: [234, 178] },
    }),
    face(LAUGH, [209, 143], 19.8, 14.4),
    under([144, 300], 28, 5),
    figure(middle, tap, [144, 300], 152, {
      step: { near: [178, 302], far: [139, 294] },
      grip: { near: [178, 240], far: [182, 220] },
    }),
    face(LAUGH, [147, 180], 21.9, 14.4),
    under([78, 354], 30, 5),
    figure(near, tap, [80, 354], 166, {
      step: { near: [134, 344], far: [74, 347] },
      grip: { near: [116, 286], far: [122, 264] },
    }),
    face(LAUGH, [83.1, 223], 23.9, 14.4),
    wave('M252 248l8 -5M254 258h10M196 292l8 -5M199 302h10M152 330l9 -6M156 342h11', 3.2) +
      wave('M232 264Q246 266 256 262M174 314Q190 316 202 310M130 356Q148 358 160 350', 2.6),
  )
}

const TIN = '#a7b0ae'

/** A hole of the tin, of the row it is in. */
const HOLE = once('h', oval([0, 0], 25, 13, glow(TIN, 0.55)) + oval([0, 1], 21, 10, shade(TIN, 0.42)))

export function notRedYou(): string {
  const educator = mild({ ...ADULTS.helene, view: 'front' }, { top: PLUM.base, legs: BARK.dark })
  const points = mild({ ...CAST.awa, view: 'front' }, { top: SUN.base, legs: WATER.deep })
  const catches = mild(CAST.theo, { top: FIR.base, legs: WATER.deep, cut: 'stripes', trim: FIR.pale })
  const skin = CAST.awa.skin
  return frame(
    ['#e6e4d8', '#f6f1e3'],
    HOLE,
    pane([330, 14], 108, 80, 'winter'),
    curtains([330, 14], 108, 80, '#8fb0a4'),
    pinned([164, 36], 52, 44, [RED, WATER.base, SUN.base], -4),
    floor(180, FLOOR),
    adult(educator, vary(front, { nod: 6, elbows: [-1, 1] }), [84, 372], 262, {
      grip: { near: [65, 142], far: [106, 144] },
    }),
    face(FRONT_OH, [86.2, 127], 23.1, 6),
    line('M61 146L64 131M67 148L70 133M102 135L105 148M108 133L111 146', ADULTS.helene.skin, 6) +
      line('M70 148L73 134M98 136L101 149', shade(ADULTS.helene.skin, 0.14), 1.6),
    figure(points, vary(front, { elbows: [1, -1], stretch: 1.2 }), [236, 320], 200, {
      grip: { near: [206, 226], far: [296, 250] },
    }),
    face(FRONT_LAUGH, [236, 155], 28.8),
    figure(catches, vary(POSES.stand, { lean: 8, nod: 8, elbows: [1, 1], stretch: 1.2 }), [428, 356], 212, {
      facing: -1,
      grip: { near: [380, 222], far: [408, 262] },
    }),
    face(LAUGH, [414, 188], 30.6, -12.4, true),
    counter(240, BARK.cut),
    under([214, 332], 160, 10),
    fill('M82 250H346L378 328H48Z', TIN) + fill('M48 328H378V335H48Z', shade(TIN, 0.3)),
    [0, 1, 2, 3]
      .map(
        (i) =>
          again('h', [120 + i * 63, 268], '', { scale: 0.9 }) + again('h', [106 + i * 72, 305], '', { scale: 1.1 }),
      )
      .join(''),
    pompom([120, 260], SUN.base, 1.6) + pompom([183, 260], SUN.base, 1.6),
    pompom([106, 294], RED, 2) + pompom([178, 294], RED, 2) + pompom([250, 294], RED, 2),
    // Short tongs.
    line('M378 226Q318 226 298 286', STONE.base, 6),
    pompom([322, 292], WATER.soft, 2),
    line('M382 226L348 290', STONE.soft, 6),
    line('M298 284v4M348 288v4', STONE.base, 9),
    disc([380, 223], 9.6, CAST.theo.skin) + line('M374 222h12M375 227h10', shade(CAST.theo.skin, 0.2), 1.6),
    pompom([412, 314], FIR.base, 1.8) + pompom([448, 302], SUN.base, 1.8) + pompom([440, 330], WATER.soft, 1.8),
    line('M287 238L296 250', glow(SUN.base, 0.12), 15.6) +
      disc([296, 250], 8.6, skin) +
      line('M296 250L309 269', skin, 6.4),
  )
}

const RICE = '#f6efdc'
const GRAIN = '#cdbb8c'

export function fistIsATap(): string {
  const fist = barefoot(mild(CAST.maika, { top: ROSE.base, legs: WATER.deep }))
  const palm = mild({ ...CAST.idris, view: 'front' }, { top: FIR.base, legs: BARK.dark })
  const plugs = mild(
    { ...CAST.anh, view: 'front' },
    { top: PLUM.base, legs: WATER.deep, cut: 'stripes', trim: PLUM.soft },
  )
  const pours = mild({ ...CAST.lila, view: 'front' }, { top: SUN.base, legs: FIR.deep })
  const educator = mild(ADULTS.nadia, { top: MAPLE.base, legs: BARK.dark, shoes: CREAM })
  return frame(
    ['#e0e8e6', '#f5f1e3'],
    pane([186, 12], 100, 74, 'spring'),
    pinned([60, 36], 52, 44, [FIR.base, ROSE.base, SUN.base], -4),
    floor(150, FLOOR),
    shelf([372, 150], 92, 66, [
      ['books', 'plant'],
      ['basket', 'blocks'],
    ]),
    figure(palm, vary(front, { hip: [0, -24], elbows: [1, -1] }), [146, 276], 172, {
      grip: { near: [124, 258], far: [164, 250] },
    }),
    face(FRONT_OH, [146, 163], 24.8),
    figure(plugs, vary(front, { hip: [0, -24], elbows: [1, -1] }), [234, 276], 172, {
      grip: { near: [216, 214], far: [238, 246] },
    }),
    face(FRONT_SMILE, [234, 163], 24.8),
    figure(pours, vary(front, { hip: [0, -24], elbows: [1, -1] }), [320, 276], 166, {
      grip: { near: [292, 232], far: [332, 236] },
    }),
    face(FRONT_LAUGH, [320, 167], 23.9),
    funnel([236, 224], RED, RICE, { scale: 1.25 }),
    disc([217, 214], 7, CAST.anh.skin) +
      line('M238 248L236 238', CAST.anh.skin, 6) +
      disc([239, 250], 7.4, CAST.anh.skin),
    under([214, 336], 136, 14),
    tub(
      [218, 330],
      266,
      50,
      WATER.base,
      RICE,
      place(
        fill('M120 284Q168 250 222 264 280 248 322 284 220 308 120 284Z', glow(RICE, 0.6)) +
          line('M150 270Q186 258 222 266 262 256 296 270', GRAIN, 2.4) +
          specks({ x: [130, 306], y: [272, 296] }, 30, GRAIN, 5, 1.2),
        [-218, -330],
      ),
    ),
    line('M292 240V270M332 244V270', RICE, 4.4),
    disc([292, 232], 8.6, CAST.lila.skin) + disc([332, 236], 8.6, CAST.lila.skin),
    over(
      [
        [134, 242],
        [126, 258],
      ],
      FIR.base,
      13,
    ),
    under([62, 342], 44, 6),
    figure(fist, vary(POSES.kneel, { lean: 8, nod: 8, elbows: [1, 1], stretch: 1.2 }), [54, 342], 178, {
      grip: { near: [120, 226], far: [94, 280] },
    }),
    face(SMILE, [62.6, 229], 25.7, 12.4),
    line('M120 234V258', RICE, 6),
    oval([122, 264], 11, 6, CAST.idris.skin) + oval([121, 260], 7, 3, RICE),
    disc([120, 225], 9.4, CAST.maika.skin) +
      line('M115 221h10M114 225h11M115 229h10', shade(CAST.maika.skin, 0.22), 1.6),
    under([440, 344], 60, 6),
    adult(educator, vary(POSES.crawl, { lean: 80, nod: -50, elbows: [-1, -1], stretch: 1.1 }), [454, 344], 204, {
      facing: -1,
      grip: { near: [378, 330], far: [398, 336] },
    }),
    face(SMILE, [422, 245], 18, 6, true),
    cloth([352, 334], 38, 13, ROSE.soft),
    disc([380, 333], 7.4, ADULTS.nadia.skin),
    line('M338 346h3M352 354h3M330 354h3M370 354h3M344 338h2', RICE, 3.4),
  )
}
