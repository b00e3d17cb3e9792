import { adult, figure, toddler } from '../../../kit/figure.ts'
import { eye } from '../../../kit/figurines.ts'
import { angleOf, distance, type Point, pair } from '../../../kit/geometry.ts'
import { fence } from '../../../kit/ground.ts'
import { cap, face, mouth, sunhat } from '../../../kit/head.ts'
import { cloud, flowers, frame, land, tufts, woods } from '../../../kit/landscape.ts'
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
import { ADULTS, BABIES, barefoot, CAST, mild, summer } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { bench, floor, pane, rug, shelf } from '../../../kit/room.ts'
import { again, dashes, disc, fill, line, num, once, oval, place } from '../../../kit/svg.ts'
import { musicNote } from '../../../kit/things.ts'
import { cloth, pumpkin, under } from '../../../kit/toys.ts'
import { foliage, leafy, trunk } from '../../../kit/trees.ts'
import { wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

const FLOOR = '#cfa97f'

/** What a face does, in the coordinates of a head seen from its side, then of one that looks at us. */
const SMILE = line('M6.5 8Q9.5 10.5 12.5 7.5', MOUTH, 1.8)
const LAUGH = mouth([10.5, 7.6], 3, 3.8)
const BLISS = line('M5.5 -1.5q3 3 6 0', INK, 1.8) + mouth([10.5, 7.6], 2.4, 2.8)
const SMILE_FRONT = line('M-3.5 7.5Q0 10.5 3.5 7.5', MOUTH, 1.8)
/** Cheeks full of air, and the small sound that gets out. */
const PUFFED = (skin: string) =>
  disc([-9, 6], 8.4, skin) +
  disc([9, 6], 8.4, skin) +
  disc([-11, 6], 4.2, '#d9644f', 0.34) +
  disc([11, 6], 4.2, '#d9644f', 0.34) +
  eye(-5, -1) +
  eye(5, -1) +
  mouth([0, 8.6], 2, 2.3)
/** Not a sound, the eyes open. */
const HUSH = eye(9.4, -1) + line('M8.4 8.4h3.4', MOUTH, 1.8)

/** Flat on the grass, head up. */
const FLAT = vary(POSES.crouch, {
  hip: [-12, -14],
  lean: 82,
  nod: -50,
  hands: pair(28, -4, 36, -5),
  feet: pair(-10, -4, -4, -4),
  elbows: [-1, -1],
})

/** Squatting like a frog, turned to us. */
const FROG = vary(POSES.floorFront, {
  hip: [0, -16],
  hands: pair(-4, -5, 4, -5),
  feet: pair(-13, -4, 13, -4),
})

export function frogDaresAPip(): string {
  const pip = mild({ ...CAST.noah, view: 'front' }, { top: SUN.base, legs: WATER.deep, shoes: PAPER })
  const left = mild(CAST.mei, { top: RED, legs: PLUM.dark, shoes: PAPER })
  const right = mild(BABIES.ines, { top: MAPLE.base, legs: FIR.deep, shoes: PAPER })
  const raccoon = mild({ ...CAST.emile, view: 'back' }, { top: PLUM.base, legs: BARK.dark, shoes: MAPLE.deep })
  const educator = mild({ ...ADULTS.lucie, view: 'front' }, { top: ROSE.base, legs: WATER.deep, shoes: BARK.dark })
  const skin = CAST.noah.skin
  return frame(
    ['#bfe2ee', '#f1f6df'],
    cloud([196, 62], 104, PAPER, 0.9),
    woods(132, 60, '#add294', 6, 'round'),
    leafy([70, 186], 170, FIR.soft, 4),
    land([0, 146, 240, 138, 480, 148], '#a9d287'),
    land([0, 214, 240, 204, 480, 214], '#98c776'),
    flowers([226, 346], 14, PAPER, FIR.base, 8),
    tufts([220, 350], 16, FIR.base, 5, 8),
    under([398, 240], 34, 5),
    adult(educator, vary(POSES.standFront, { elbows: [1, 1] }), [398, 240], 206, {
      grip: { far: [419, 54] },
    }),
    face(SMILE_FRONT, [398, 47], 18.1),
    under([306, 232], 32, 5),
    figure(raccoon, vary(POSES.standFront, { feet: pair(-7, -17, 6, -4), elbows: [1, 1] }), [306, 234], 150, {
      grip: { far: [331, 116] },
    }),
    line('M331 238q7 -6 3 -15M340 242q12 -11 5 -27M295 236q-6 3 -7 9', BARK.base, 3),
    under([96, 290], 70, 6),
    figure(left, FLAT, [98, 290], 168),
    face(HUSH, [128, 231], 24.2, -5),
    under([398, 330], 64, 6),
    toddler(right, FLAT, [398, 330], 144, { facing: -1 }),
    face(HUSH, [374, 276], 26.6, 5, true),
    under([236, 348], 66, 7),
    figure(pip, vary(FROG, { elbows: [1, 1] }), [236, 348], 176, { grip: { far: [273, 258] } }),
    face(PUFFED(skin), [236, 246], 25.3),
    line('M272 258L262 255', shade(skin, 0.12), 5.4) + disc([273, 260], 7, shade(skin, 0.12)),
    musicNote([194, 214], FIR.dark, -8),
    musicNote([176, 190], FIR.base, 6),
  )
}

/** A pirate's map, the boat at its bottom, the tree and the cross at its top; its mark has the color of each. */
const MAP = once(
  'm',
  fill('M-25 -34H25V34H-25Z', PAPER) +
    fill('M-11 20H11L6 28H-6Z', BARK.base) +
    line('M0 20V11', BARK.base, 2.4) +
    line('M-11 -14V-20', BARK.base, 4.4) +
    disc([-11, -23], 8, FIR.base) +
    line('M4 4H18M7 4v5M15 4v5', BARK.soft, 3) +
    dashes('M10 -2L4 -12', INK, 2.4, '.1 5') +
    line('M-1 -24l8 8M7 -24l-8 8', RED, 3) +
    disc([18, 27], 4.4, 'currentColor'),
)

/** The map on a lap: `turn` on the plane of the ground. */
const chart = ([x, y]: Point, turn: number, mark: string, scale = 1) =>
  `<g transform="translate(${x} ${y})scale(${scale} ${num(scale * 0.66)})">${again('m', [0, 0], mark, { turn })}</g>`

export function mapIsSeasick(): string {
  const seeker = summer(CAST.kofi, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const turner = summer(
    { ...CAST.lea, view: 'front' },
    {
      top: WATER.base,
      legs: FIR.deep,
      shoes: PAPER,
      hat: sunhat(SUN.soft, MAPLE.base),
    },
  )
  const reader = summer(CAST.anh, { top: RED, legs: WATER.deep, shoes: PAPER })
  const helm = summer(CAST.maika, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER, hat: cap(FIR.base, FIR.dark) })
  const educator = mild(ADULTS.pierre, { top: FIR.base, legs: BARK.dark, shoes: INK, hat: sunhat(CREAM, FIR.base) })
  return frame(
    ['#b9e0ee', '#f3f5dd'],
    MAP,
    fence([-6, 486], 168, 40, '#e3cda2', 30),
    land([0, 162, 240, 156, 480, 162], '#a6d184'),
    bench([110, 194], 84, 26, BARK.soft),
    trunk([402, 214], 20, 54, BARK.base),
    foliage([404, 10], 130, 66, FIR.base, 7, 9),
    oval([210, 292], 220, 66, glow('#a6d184', 0.4)),
    tufts([200, 350], 8, FIR.soft, 4, 8),
    // The treasure: a folded sheet with its mark, at the foot of the real tree.
    under([402, 232], 28, 4),
    fill('M382 230L388 204H420L426 230Z', PAPER) + fill('M420 204L434 226 426 230Z', shade(PAPER, 0.2)),
    disc([404, 218], 6.4, PLUM.base),
    under([214, 240], 50, 5),
    figure(helm, vary(POSES.tailor, { nod: 10, elbows: [1, 1] }), [210, 240], 136, {
      grip: { near: [232, 214], far: [252, 210] },
    }),
    chart([246, 218], 96, ROSE.base, 0.8),
    disc([223, 221], 5.4, CAST.maika.skin),
    face(SMILE, [215, 171], 19.7, 11),
    under([314, 288], 56, 6),
    figure(turner, vary(POSES.tailorFront, { nod: 0 }), [314, 286], 140, {
      grip: { near: [282, 264], far: [347, 264] },
    }),
    chart([314, 264], 40, WATER.base, 0.95),
    disc([284, 264], 5.6, CAST.lea.skin) + disc([344, 264], 5.6, CAST.lea.skin),
    line('M352 236q16 14 8 34m-6 -5l6 5 5 -7M274 296q-14 -12 -8 -32m6 5l-6 -5 -5 7', PAPER, 3),
    face(line('M-3 8.4H3', MOUTH, 1.8), [314, 215], 20.2),
    under([78, 340], 60, 6),
    adult(educator, vary(POSES.kneel, { lean: 12, nod: 2, elbows: [1, 1] }), [76, 340], 206, {
      grip: { near: [116, 288], far: [126, 276] },
    }),
    face(SMILE, [87.6, 200], 18.1, 9),
    under([192, 344], 64, 6),
    figure(seeker, vary(POSES.tailor, { nod: -4, elbows: [1, 1], stretch: 1.15 }), [186, 344], 172, {
      grip: { near: [262, 254], far: [220, 304] },
    }),
    line('M250 258L264 252', CAST.kofi.skin, 5),
    chart([238, 318], 88, PLUM.base, 1.1),
    face(LAUGH, [187, 256], 24.8, -3),
    under([420, 344], 56, 6),
    figure(reader, vary(POSES.tailor, { nod: 14, elbows: [1, 1] }), [426, 344], 160, {
      facing: -1,
      grip: { near: [402, 314], far: [364, 314] },
    }),
    chart([380, 318], -58, RED, 0.95),
    disc([402, 312], 6.2, CAST.anh.skin),
    face(line('M7 8.6h4', MOUTH, 1.8), [419, 263], 23, -15, true),
  )
}

const STRAW = '#d8ab57'

/** A small broom, from the end of its handle to the end of its brush. */
function broom(from: Point, to: Point): string {
  const long = distance(from, to)
  const neck = long - 30
  return place(
    line(`M0 0H${num(neck + 4)}`, BARK.base, 5) +
      fill(`M${num(neck)} -5Q${num(neck + 12)} -8 ${num(long)} -13V13Q${num(neck + 12)} 8 ${num(neck)} 5Z`, STRAW) +
      line(`M${num(neck + 8)} -3L${num(long - 2)} -6M${num(neck + 8)} 3L${num(long - 2)} 6`, shade(STRAW, 0.25), 2) +
      line(`M${num(neck + 3)} -5V5`, RED, 4.4),
    from,
    { turn: angleOf(from, to) },
  )
}

/** A hand wide open, its wrist on the origin, its fingers up. */
const palm = (at: Point, skin: string, turn = 0) =>
  place(
    line('M-4 -8L-8 -16M-1.5 -9L-2.5 -19M1.5 -9L3 -19M4.5 -7L8 -15M4 -2L10 -6', skin, 3.6) + oval([0, -5], 6, 7, skin),
    at,
    { turn },
  )

export function bothFeetBrake(): string {
  const first = mild(CAST.awa, { top: SUN.base, legs: PLUM.dark, shoes: RED })
  const second = mild(CAST.theo, { top: FIR.base, legs: WATER.deep, shoes: PAPER })
  const third = mild(BABIES.tao, { top: RED, legs: BARK.dark, shoes: PAPER })
  const fourth = mild(CAST.rose, { top: WATER.base, legs: PLUM.dark, shoes: PAPER })
  const educator = mild(ADULTS.julie, { top: PLUM.base, legs: BARK.deep, shoes: MAPLE.deep })
  return frame(
    ['#e8e2ea', '#f6f0e2'],
    pane([196, 18], 96, 72, 'autumn'),
    floor(166, FLOOR),
    bench([56, 166], 90, 46, BARK.pale),
    pumpkin([44, 120], 40, 30),
    oval([232, 270], 116, 34, glow(FLOOR, 0.4)),
    // The cauldron, which is only said.
    dashes(
      'M196 252a36 10 0 0 0 72 0a36 10 0 0 0 -72 0Q190 290 214 292H250Q274 290 268 252',
      PLUM.dark,
      2.6,
      '1 7',
      0.7,
    ),
    dashes('M220 238q-8 -9 0 -18t0 -18M244 238q8 -9 0 -18t0 -18', PLUM.base, 2.6, '1 7', 0.6),
    under([322, 212], 44, 5),
    wheelchair([322, 210], MAPLE.base, { mirror: true, scale: 0.94 }),
    figure(fourth, vary(POSES.sit, { hip: [0, -38], elbows: [1, 1] }), [322, 212], 130, {
      facing: -1,
      grip: { near: [302, 166], far: [290, 165] },
      step: { near: [294, 198], far: [290, 196] },
    }),
    broom([272, 160], [356, 176]),
    disc([302, 166], 5.2, CAST.rose.skin),
    wheelchairWheel([322, 210], MAPLE.base, { mirror: true, scale: 0.94 }),
    face(LAUGH, [320, 109], 18.7, -1, true),
    under([150, 220], 34, 5),
    broom([112, 166], [196, 218]),
    toddler(third, vary(POSES.walk, { elbows: [1, 1] }), [148, 220], 124, {
      facing: -1,
      grip: { near: [128, 177], far: [122, 173] },
    }),
    face(LAUGH, [145, 129], 22.9, -2, true),
    under([430, 250], 40, 5),
    broom([400, 146], [472, 246]),
    adult(educator, vary(POSES.stand, { elbows: [1, 1] }), [432, 250], 200, {
      facing: -1,
      grip: { near: [414, 166], far: [388, 92] },
    }),
    palm([388, 94], ADULTS.julie.skin, -10),
    face(LAUGH, [432, 69.5], 17.6, 0, true),
    dashes('M150 334Q206 346 262 340', PAPER, 4, '10 9', 0.8),
    under([88, 344], 50, 6),
    broom([130, 268], [32, 342]),
    figure(
      second,
      vary(POSES.run, { hip: [0, -38], lean: 8, feet: pair(15, -6, -16, -8), elbows: [1, 1] }),
      [84, 344],
      160,
      { grip: { near: [108, 284], far: [118, 278] } },
    ),
    face(SMILE, [90, 216], 23, -4),
    under([334, 350], 60, 6),
    broom([376, 278], [272, 346]),
    figure(
      first,
      vary(POSES.stand, { hip: [-8, -25], lean: -12, nod: 8, feet: pair(13, -4, 19, -4), elbows: [1, 1] }),
      [326, 350],
      168,
      { grip: { near: [346, 299], far: [356, 292] } },
    ),
    face(LAUGH, [303, 240], 24.2, 1),
    line('M378 340q10 -2 16 -8M380 349h18M336 356h-22', PAPER, 3.6),
  )
}

const ORANGE = '#e08a3a'

/** A pumpkin lying on its side, its navel to us. */
const navel = ([x, y]: Point, r: number) =>
  place(
    oval([0, 0], 30, 26, ORANGE) +
      oval([-8, -8], 16, 11, glow(ORANGE, 0.3), -24, 0.6) +
      line(
        'M0 0Q-14 -8 -18 -20M0 0Q-3 -14 0 -25M0 0Q14 -8 18 -20M0 0Q16 2 29 4M0 0Q-16 2 -29 4M0 0Q-10 12 -12 23M0 0Q10 12 12 23',
        shade(ORANGE, 0.22),
        2.2,
      ) +
      disc([0, 0], 5, BARK.soft) +
      disc([0, 0], 2, BARK.dark),
    [x, y],
    { scale: r / 30 },
  )

export function grimaceFadesAway(): string {
  const draws = barefoot(mild(CAST.fatou, { top: WATER.base, legs: PLUM.dark, cut: 'overalls' }))
  const drums = barefoot(mild(BABIES.malik, { top: RED, legs: WATER.deep, cut: 'stripes', trim: MAPLE.pale }))
  const listens = barefoot(mild(CAST.jasleen, { top: ROSE.base, legs: FIR.deep }))
  const educator = mild(ADULTS.minh, { top: PLUM.base, legs: BARK.dark, shoes: BARK.deep })
  const wet = shade(ORANGE, 0.42)
  return frame(
    ['#e9e4d8', '#f6f0e0'],
    pane([206, 18], 104, 76, 'autumn'),
    floor(164, FLOOR),
    shelf([28, 164], 84, 58, [
      ['books', 'basket'],
      ['blocks', 'ball'],
    ]),
    rug([240, 290], 250, 66, '#d9dcc4', '#b8bd98', false),
    under([74, 232], 60, 5),
    figure(listens, vary(POSES.kneel, { hip: [-2, -20], lean: 34, nod: 12, elbows: [1, 1] }), [50, 232], 136, {
      grip: { near: [90, 206], far: [104, 192] },
    }),
    pumpkin([110, 234], 64, 50, ORANGE),
    face(BLISS, [78, 157], 19.6, 31),
    disc([92, 206], 6, CAST.jasleen.skin),
    under([384, 238], 60, 6),
    adult(educator, vary(POSES.tailor, { nod: 4, elbows: [1, 1] }), [408, 236], 200, {
      facing: -1,
      grip: { near: [366, 204], far: [354, 202] },
    }),
    face(SMILE, [404, 134], 17.6, -5, true),
    navel([344, 220], 24),
    line('M362 207L350 217', ADULTS.minh.skin, 4.6) + disc([366, 204], 6, ADULTS.minh.skin),
    under([236, 346], 110, 8),
    pumpkin([252, 346], 166, 116, ORANGE),
    // The face of water: an eye is leaving.
    oval([222, 270], 13, 14, wet) + oval([217, 264], 4.4, 3.4, PAPER, -20, 0.85),
    oval([285, 270], 13, 14, wet, 0, 0.14) +
      dashes('M272 270a13 14 0 1 1 26 0a13 14 0 1 1 -26 0', wet, 2.8, '2 8', 0.75),
    line('M206 304L222 320 238 304 254 322 270 304 286 320 300 306', wet, 8),
    line('M210 303L222 315 236 301M270 300L285 315', PAPER, 2, 0.85),
    figure(draws, vary(POSES.heels, { lean: 14, nod: 0, elbows: [1, 1], stretch: 1.08 }), [126, 346], 176, {
      grip: { near: [194, 298], far: [160, 314] },
    }),
    line('M192 298L205 302', CAST.fatou.skin, 5),
    face(SMILE, [134, 249], 25.3, 8),
    cloth([42, 338], 40, 13, ROSE.soft),
    toddler(drums, vary(POSES.heels, { lean: 10, nod: 0, elbows: [1, 1], stretch: 1.15 }), [380, 348], 144, {
      facing: -1,
      grip: { near: [386, 312], far: [328, 272] },
    }),
    cloth([372, 312], 34, 24, WATER.pale, { turn: 10 }),
    disc([386, 312], 6.6, BABIES.malik.skin),
    face(LAUGH, [376, 267], 26.6, -6, true),
    line('M312 276l-11 -2M314 263l-9 -7M322 254l-4 -10', PAPER, 3),
  )
}

const [WALL, WALL_LOW] = ['#4f557d', '#72729a']
const [DUSK_FLOOR, DUSK_SKIRTING] = ['#75697d', '#85839f']
const LIGHT = '#ffe39a'
const GLOOM = '#3b3f63'
const QUILT = '#a85f7c'

/** A chair against the wall, turned to us, a blanket on its back. */
const haunted = (at: Point) =>
  place(
    line('M-22 -40V-8M22 -40V-8', BARK.dark, 6) +
      line('M-24 -44V-96M24 -44V-96', BARK.base, 7) +
      fill('M-26 -50H26L32 -36H-32Z', BARK.soft) +
      line('M-28 -34V0M28 -34V0', BARK.base, 7) +
      fill(
        'M-32 -58Q-36 -90 -31 -106 -24 -110 -18 -102 0 -96 18 -102 24 -110 31 -106 36 -90 32 -58 22 -52 14 -60 0 -52 -14 -60 -24 -52 -32 -58Z',
        WATER.soft,
      ) +
      line('M-16 -94Q-20 -76 -16 -64M2 -92V-62M18 -94Q22 -76 18 -64', shade(WATER.soft, 0.2), 2.4),
    at,
  )

export function stillTheChair(): string {
  const lights = barefoot(mild(CAST.zoe, { top: SUN.base, legs: FIR.base }))
  const goes = barefoot(mild(CAST.idris, { top: MAPLE.base, legs: WATER.base, cut: 'stripes', trim: MAPLE.pale }))
  const hides = barefoot(mild(CAST.lila, { top: ROSE.soft, legs: WATER.deep }))
  const waits = barefoot(mild(CAST.emile, { top: RED, legs: PLUM.dark }))
  const clings = barefoot(mild(BABIES.ambre, { top: WATER.soft, legs: PLUM.soft }))
  const educator = mild(ADULTS.nadia, { top: FIR.soft, legs: BARK.deep, shoes: BARK.dark })
  return frame(
    [WALL, WALL_LOW],
    floor(170, DUSK_FLOOR, DUSK_SKIRTING),
    // The door, ajar on the clear side.
    fill('M18 170V40H74V170Z', LIGHT) + fill('M30 176V34L74 40V170Z', '#8a7a86') + disc([38, 108], 3.4, SUN.base),
    // Two ears on the wall.
    fill('M318 172V92Q316 60 322 24 340 34 352 54 378 46 404 54 416 34 434 24 440 60 438 92V172Z', GLOOM),
    under([380, 206], 50, 6),
    haunted([380, 206]),
    fill('M212 92H228V116H212Z', CREAM) + line('M220 98V104', STONE.base, 4),
    under([276, 226], 56, 6),
    adult(educator, vary(POSES.stand, { lean: 2, elbows: [1, 1], nod: 8 }), [264, 224], 190, {
      grip: { near: [222, 106], far: [292, 156] },
    }),
    face(SMILE, [267, 53], 16.7, 9),
    toddler(clings, vary(POSES.stand, { elbows: [1, 1] }), [300, 230], 112, {
      facing: -1,
      grip: { near: [276, 178], far: [272, 176] },
    }),
    face(SMILE, [300, 147], 20.7, 0, true),
    // The table under its blankets, open on the chair's side.
    fill('M110 232L208 178V250L110 344Z', '#2f2b45'),
    line('M203 184V250', BARK.dark, 6),
    figure(waits, vary(POSES.kneel, { lean: 20, nod: -10, elbows: [1, 1] }), [172, 284], 100),
    face(LAUGH, [181, 221], 14.4, 1),
    figure(hides, vary(POSES.kneel, { lean: 20, nod: -10, elbows: [1, 1] }), [138, 324], 124),
    face(LAUGH, [148, 246], 17.9, 1),
    line('M114 236V340', BARK.base, 7),
    fill('M-20 232L92 178H212L114 234Z', QUILT),
    fill('M-20 230H114V346Q92 338 70 346 50 338 30 346 8 338 -20 346Z', shade(QUILT, 0.18)),
    line('M24 240V334M62 238V336M94 240V334', shade(QUILT, 0.32), 3) +
      line('M-20 232H112L208 179', glow(QUILT, 0.2), 3.4),
    fill('M316 324L324 318 420 316 360 350Z', LIGHT, 0.3),
    oval([366, 334], 112, 24, LIGHT, 0, 0.3),
    oval([366, 334], 96, 20, LIGHT, 0, 0.85),
    under([392, 336], 50, 5),
    figure(goes, vary(POSES.crawl, { nod: -52 }), [392, 336], 150),
    face(LAUGH, [408, 264], 21.6, -12),
    figure(lights, vary(POSES.crawl, { nod: -48 }), [246, 346], 154, { grip: { far: [304, 320] } }),
    line('M300 318L316 323', RED, 9) + line('M317 323L322 325', RED, 14) + line('M325 322V329', SUN.pale, 5),
    disc([305, 319], 6.4, shade(CAST.zoe.skin, 0.14)),
    face(SMILE, [264, 272], 22.2, -8),
  )
}
