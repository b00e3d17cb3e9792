import { SIDE_LAUGH, SIDE_OH, SIDE_SMILE } from '../../../kit/faces.ts'
import { adult, figure, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { forearm } from '../../../kit/hands.ts'
import { face, mouth } from '../../../kit/head.ts'
import { frame } from '../../../kit/landscape.ts'
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
import { ADULTS, BABIES, barefoot, CAST, mild } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { chair, curtains, floor, hooks, pane, pinned, rug, shelf } from '../../../kit/room.ts'
import { again, dashes, disc, fill, line, once, oval, place } from '../../../kit/svg.ts'
import { musicNote, shoeAtSide } from '../../../kit/things.ts'
import { BLOCK, under } from '../../../kit/toys.ts'
import { wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

const FLOOR = '#cfa97f'

const FRONT_SMILE = line('M-5 7.500Q0 11.500 5 7.500', MOUTH, 2)
const FRONT_LAUGH = mouth([0, 8], 4.6, 4.2)
const FRONT_OH = mouth([0, 8], 3.6, 4)
/** An eye that looks, and one that is shut. */
const EYE = line('M9 -1.500h.1', INK, 2.8)
const SHUT = line('M5.500 -1.500q3 3 6 0', INK, 1.8)
/** Lips that hold a smile in, over a cheek that swells. */
const HELD = line('M5 6Q8 9.500 13 8', MOUTH, 2)

/** A letter of dough lying on a table, the length of a hand. */
const letter = (at: Point, d: string, color: string) =>
  place(line(d, shade(color, 0.24), 11) + place(line(d, color, 9.6) + line(d, glow(color, 0.4), 2.4), [0, -2]), at)

export function letterUnderTheCloth(): string {
  const reader = mild(CAST.noah, { top: SUN.base, legs: BARK.dark, cut: 'stripes', trim: MAPLE.base })
  const friend = mild(CAST.maika, { top: RED, legs: PLUM.dark })
  const roller = mild({ ...CAST.anh, view: 'front' }, { top: FIR.base, legs: WATER.deep })
  const educator = mild({ ...ADULTS.helene, view: 'front' }, { top: PLUM.base, legs: BARK.dark })
  const s = 'M18 -17Q-18 -25 -18 -10 -17 0 0 0 17 0 18 10 18 25 -18 17'
  const roll = (x: number, y: number, long: number) =>
    line(`M${x} ${y}h${long}`, shade(ROSE.base, 0.24), 11) + line(`M${x} ${y - 2}h${long}`, ROSE.base, 9.6)
  return frame(
    ['#e5e8e0', '#f6f1e3'],
    pane([150, 14], 104, 76, 'spring'),
    curtains([150, 14], 104, 76, '#a9b98a'),
    pinned([60, 40], 52, 44, [RED, SUN.base, FIR.base], -4),
    pinned([424, 46], 52, 44, [WATER.base, ROSE.base, SUN.base], 4),
    floor(184, FLOOR),
    adult(educator, vary(POSES.standFront, { elbows: [1, -1] }), [336, 414], 300, {
      grip: { near: [318, 248], far: [384, 262] },
    }),
    face(FRONT_SMILE, [336, 133], 26.4),
    figure(roller, vary(POSES.standFront, { elbows: [1, -1], stretch: 1.1 }), [428, 350], 196, {
      grip: { near: [412, 284], far: [444, 284] },
    }),
    face(FRONT_SMILE, [428, 188], 28.2),
    figure(reader, vary(POSES.sit, { lean: 16, nod: -46, elbows: [1, 1], stretch: 1.2 }), [78, 300], 200, {
      grip: { near: [132, 258], far: [112, 256] },
    }),
    face(EYE + SIDE_OH, [78.3, 175.6], 28.8, -37.2),
    figure(friend, vary(POSES.sit, { lean: 2, nod: 4, elbows: [1, 1], stretch: 1.1 }), [254, 300], 200, {
      facing: -1,
      grip: { near: [230, 202], far: [222, 262] },
    }),
    face(EYE + HELD, [249.7, 168.2], 28.8, -5.1, true),
    fill('M22 236H458L492 332H-12Z', BARK.cut) + fill('M-12 331H492V360H-12Z', shade(BARK.cut, 0.2)),
    // The letter that sleeps.
    place(
      fill('M-64 -30Q0 -35 62 -30L70 32Q0 37 -72 32Z', WATER.soft) +
        line('M-69 26Q0 31 67 26', PAPER, 3) +
        line(s, shade(WATER.soft, 0.2), 15) +
        place(line(s, glow(WATER.soft, 0.36), 10.5), [-1, -3]),
      [148, 284],
    ),
    forearm([97, 242], [150, 252], glow(SUN.base, 0.12), reader.skin, 15.6) + line('M152 255L163 262', reader.skin, 6),
    forearm([248, 238], [232, 252], shade(RED, 0.2), shade(friend.skin, 0.14), 15.6),
    letter([266, 298], 'M-17 17V-17L17 17V-17', MAPLE.base),
    // Washcloths in a pile, a bar that is traced, another that is rolled.
    [0, 1, 2]
      .map((i) => fill(`M292 ${264 - i * 6}l6 -10h38l6 10q-24 5 -50 0Z`, [SUN.soft, ROSE.soft, WATER.soft][i] ?? CREAM))
      .join(''),
    forearm([288, 209], [316, 244], glow(PLUM.base, 0.12), educator.skin, 18),
    dashes('M352 306L360 276', BARK.soft, 3, '1 6') +
      line('M378 284l-8 20', shade(ROSE.base, 0.24), 11) +
      line('M378 282l-8 20', ROSE.base, 9.6),
    forearm([378, 213], [364, 258], glow(PLUM.base, 0.12), educator.skin, 18) +
      line('M362 262L359 272', educator.skin, 6),
    roll(396, 294, 64),
    line('M416 224L396 250M440 224L460 250', glow(FIR.base, 0.12), 15.3) +
      forearm([396, 250], [412, 288], glow(FIR.base, 0.12), roller.skin, 15.3) +
      forearm([460, 250], [444, 288], glow(FIR.base, 0.12), roller.skin, 15.3),
  )
}

export function blockWithoutItsLike(): string {
  const visitor = mild(CAST.lea, { top: PLUM.base, legs: WATER.deep, shoes: PAPER })
  const owner = mild(CAST.idris, { top: SUN.soft, legs: BARK.dark, shoes: PAPER, cut: 'stripes', trim: SUN.dark })
  const blue = mild(CAST.mei, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const small = mild(BABIES.ines, { top: FIR.deep, legs: STONE.base, shoes: PAPER })
  const educator = barefoot(mild(ADULTS.marc, { top: MAPLE.base, legs: PLUM.dark }))
  const tower = (x: number, y: number, count: number, color: string, scale = 0.74) =>
    Array.from({ length: count }, (_, i) => again('b', [x + (i % 2) * 2, y - i * 28 * scale], color, { scale })).join(
      '',
    )
  const heap: [number, number, string][] = [
    [352, 344, RED],
    [374, 346, WATER.base],
    [396, 344, SUN.base],
    [363, 329, SUN.base],
    [330, 352, WATER.base],
    [420, 352, RED],
    [442, 344, SUN.base],
  ]
  return frame(
    ['#e7e2d6', '#f6f0e3'],
    once('b', BLOCK),
    pane([196, 12], 100, 66, 'autumn'),
    floor(146, FLOOR),
    rug([240, 282], 236, 74, '#dcd8c6', '#b9b294'),
    under([104, 212], 60, 5),
    tower(62, 210, 3, WATER.base),
    figure(blue, vary(POSES.kneel, { elbows: [1, 1] }), [122, 212], 128, {
      facing: -1,
      grip: { near: [82, 148], far: [80, 158] },
    }),
    face(SIDE_SMILE, [113, 131], 18.4, -14.6, true),
    under([334, 212], 50, 5),
    tower(304, 210, 3, SUN.base),
    toddler(small, vary(POSES.stand, { elbows: [1, 1], lean: 4 }), [352, 212], 116, {
      facing: -1,
      grip: { near: [318, 150], far: [326, 156] },
    }),
    face(SIDE_SMILE, [349, 126], 21.4, -2.2, true),
    under([424, 306], 60, 6),
    adult(educator, vary(POSES.tailor, { elbows: [1, 1] }), [432, 306], 244, { facing: -1 }),
    face(SIDE_LAUGH, [427, 182], 21.5, -7.1, true),
    under([192, 322], 34, 5),
    tower(190, 320, 6, RED, 1),
    under([84, 338], 46, 6),
    figure(visitor, vary(POSES.kneel, { lean: 10, nod: 0, elbows: [1, 1], stretch: 1.1 }), [80, 338], 168, {
      grip: { near: [140, 250], far: [116, 290] },
    }),
    face(SIDE_OH, [87, 231], 24.2, 5.5),
    again('b', [152, 264], FIR.soft, { scale: 0.86 }) + disc([139, 251], 7, visitor.skin),
    line('M146 232l-6 -8M155 229l-2 -10M164 229l3 -10', MAPLE.dark, 3),
    under([288, 340], 46, 6),
    figure(owner, vary(POSES.tailor, { lean: -2, elbows: [1, 1], stretch: 1.1 }), [290, 340], 172, {
      facing: -1,
      grip: { near: [240, 270] },
    }),
    line('M240 270l-7 -6M239 268l-3 -10M243 266l2 -9M238 273l-9 1', owner.skin, 4.4),
    face(SIDE_LAUGH, [289.8, 252.5], 24.8, -4.9, true),
    // The bin waits behind the heap.
    fill('M346 298h76l-5 38h-66Z', WATER.pale) +
      fill('M346 298l8 -8h76l-8 8Z', shade(WATER.pale, 0.3)) +
      line('M346 298h76', PAPER, 4),
    heap.map(([x, y, color]) => again('b', [x, y], color, { scale: 0.62 })).join(''),
  )
}

/** Two fingertips that pinch what passes at the origin, the hand to the left. */
const pinch = (at: Point, skin: string, mirror = false) =>
  place(line('M-8 -3Q-3 -8 2 -2M-8 3Q-3 5 2 1', skin, 4.6), at, { mirror })

/** A ball of wool on the ground at the origin. */
const skein = (at: Point, color: string) =>
  place(
    disc([0, -15], 15, color) +
      line('M-13 -20Q0 -30 12 -22M-14 -13Q0 -24 14 -15M-9 -4Q-4 -18 6 -28M-2 -1Q8 -10 12 -21', glow(color, 0.4), 2),
    at,
  )

export function twoTugsOnTheThread(): string {
  const feeling = barefoot(mild(CAST.fatou, { top: SUN.base, legs: WATER.deep }))
  const tugging = barefoot(mild(CAST.emile, { top: FIR.base, legs: PLUM.dark, cut: 'stripes', trim: FIR.pale }))
  const waiting = barefoot(mild(CAST.lila, { top: WATER.base, legs: BARK.dark }))
  const answering = barefoot(mild(CAST.theo, { top: PLUM.base, legs: FIR.deep }))
  const educator = barefoot(mild({ ...ADULTS.nadia, view: 'front' }, { top: MAPLE.base, legs: WATER.deep }))
  return frame(
    ['#e1e7e6', '#f5f1e4'],
    pane([32, 14], 104, 76, 'winter'),
    curtains([32, 14], 104, 76, '#b58a9c'),
    pinned([404, 34], 52, 44, [PLUM.base, SUN.base, FIR.base], 4),
    floor(160, FLOOR),
    rug([240, 290], 236, 68, '#c9d6c4', '#9fb59d'),
    under([196, 240], 70, 6),
    adult(educator, vary(POSES.tailorFront, { elbows: [1, -1] }), [196, 238], 220, {
      grip: { near: [172, 208], far: [220, 208] },
    }),
    face(FRONT_SMILE, [198, 126], 15.5),
    line('M172 208Q196 232 220 208', RED, 2.6),
    skein([286, 244], RED) + line('M278 243Q264 250 258 244', RED, 2.6),
    under([340, 214], 40, 4) + under([440, 214], 40, 4),
    figure(waiting, vary(POSES.tailor, { elbows: [1, 1] }), [336, 212], 128, { grip: { near: [368, 186] } }),
    face(SIDE_SMILE, [339, 147], 18.4, 7.1),
    figure(answering, vary(POSES.tailor, { elbows: [1, 1] }), [444, 212], 128, {
      facing: -1,
      grip: { near: [412, 186] },
    }),
    face(SIDE_SMILE, [441, 147], 18.4, -7.1, true),
    line('M370 186Q390 194 410 186', RED, 2.4),
    under([90, 338], 60, 7) + under([392, 338], 60, 7),
    figure(feeling, vary(POSES.tailor, { elbows: [1, 1], stretch: 1.1 }), [88, 336], 196, {
      grip: { near: [150, 294], far: [118, 316] },
    }),
    face(SHUT + SIDE_SMILE, [93.1, 236.3], 28.2, 7.1),
    figure(tugging, vary(POSES.tailor, { elbows: [1, 1], stretch: 1.1 }), [392, 336], 196, {
      facing: -1,
      grip: { near: [330, 292], far: [362, 316] },
    }),
    face(EYE + SIDE_SMILE, [386.9, 236.3], 28.2, -7.1, true),
    line('M160 293Q230 304 262 300Q270 301 274 294T286 294 298 294 320 291', RED, 3.4),
    line('M316 275l-4 -10M328 273v-11', MAPLE.dark, 2.6),
    pinch([160, 293], feeling.skin) + pinch([320, 291], tugging.skin, true),
  )
}

export function danceInAShoe(): string {
  const opener = mild(CAST.kofi, { top: MAPLE.base, legs: WATER.deep, shoes: PAPER })
  const dancer = barefoot(
    mild({ ...CAST.mei, view: 'front' }, { top: PLUM.base, legs: WATER.deep, cut: 'dress', trim: PLUM.soft }),
  )
  const small = mild(BABIES.ambre, { top: FIR.base, legs: BARK.dark, shoes: SUN.soft })
  const educator = mild(ADULTS.julie, { top: WATER.base, legs: PLUM.dark, shoes: CREAM })
  return frame(
    ['#e2e6ea', '#f5f1e5'],
    once('k', shoeAtSide('currentColor', CREAM)),
    pane([190, 12], 104, 76, 'winter'),
    pinned([420, 34], 52, 44, [FIR.base, RED, SUN.base], 4),
    hooks([14, 58], 34, [RED, '', WATER.base, SUN.base]),
    floor(160, FLOOR),
    under([368, 238], 60, 6),
    adult(educator, vary(POSES.tailor, { elbows: [1, 1] }), [376, 236], 222, {
      facing: -1,
      grip: { near: [340, 184], far: [332, 180] },
    }),
    face(SIDE_LAUGH, [371, 123], 19.5, -7.1, true),
    fill('M292 274l14 -16h50l6 16Z', WATER.pale) +
      line('M294 274h66M304 266l18 4M332 262l12 7', shade(WATER.pale, 0.2), 2),
    under([84, 340], 50, 6),
    figure(opener, vary(POSES.heels, { elbows: [1, 1] }), [82, 338], 186, {
      grip: { near: [126, 286], far: [156, 276] },
      holding:
        again('k', [144, 258], SUN.base, { scale: 1.4, turn: -64 }) +
        fill(
          'M108 276L116 262 128 272 138 262 148 274 160 260 166 270 178 268 170 296 176 306 156 312 140 306 120 312 114 296Z',
          WATER.pale,
        ) +
        line('M128 272L134 292M148 274L144 300M160 262L158 284M120 300l10 -8', shade(WATER.pale, 0.24), 2),
    }),
    face(SIDE_LAUGH, [89.6, 235.4], 26.8, 13.5),
    under([252, 334], 30, 5),
    figure(
      dancer,
      vary(POSES.standFront, { elbows: [1, 1], feet: pair(-6, -4, 18, -14), stretch: 1.1 }),
      [250, 334],
      178,
      {
        grip: { near: [210, 160], far: [302, 180] },
      },
    ),
    face(FRONT_LAUGH, [250, 187], 25.6),
    again('k', [204, 146], SUN.base, { scale: 1.4, turn: -104 }),
    line('M186 178q-8 8 -4 18M280 322q12 2 20 -6', MAPLE.dark, 3),
    musicNote([166, 168], PLUM.base, -8) + musicNote([300, 146], PLUM.base, 8),
    under([430, 344], 30, 5),
    toddler(small, vary(POSES.stand, { elbows: [1, 1] }), [430, 342], 156, {
      facing: -1,
      grip: { near: [406, 290], far: [406, 270] },
      holding: place(
        line('M16 4L-2 -18', RED, 15) +
          line('M4 -2L-9 -3', RED, 8) +
          line('M14 -8l-9 8', PAPER, 3) +
          fill('M-2 0l10 -6 8 6 10 -6 12 10 -4 14 6 10 -16 8 -12 -4 -12 2 -4 -14Z', PAPER) +
          line('M8 4l6 14M26 0l-4 12M4 22l10 -4', STONE.soft, 2),
        [390, 266],
      ),
    }),
    face(SIDE_SMILE, [430, 226], 28.8, 0, true),
  )
}

/** A brow that comes down over the eye, and a mouth that shuts. */
const CROSS =
  line('M5 -6.500L13 -3', INK, 2.6) + line('M9.500 .5h.1', INK, 2.8) + line('M6.500 10Q9.500 7 13 8.500', MOUTH, 2.2)

export function faceThatSpokeFirst(): string {
  const holder = mild(CAST.awa, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const cross = mild(CAST.sami, { top: WATER.base, legs: BARK.dark, shoes: PAPER, cut: 'stripes', trim: WATER.pale })
  const playing = mild(CAST.zoe, { top: ROSE.base, legs: FIR.deep, shoes: PAPER })
  const facing = mild(CAST.jasleen, { top: FIR.base, legs: BARK.dark, shoes: PAPER })
  const educator = mild({ ...ADULTS.lucie, view: 'front' }, { top: MAPLE.base, legs: WATER.deep })
  /** A mirror of plastic that leans towards the right, with what it shows. */
  const glass = (at: Point, scale: number, shown = '') =>
    place(
      oval([0, 0], 22, 32, RED) +
        oval([2, 0], 17, 27, WATER.pale) +
        shown +
        line('M-8 10L-4 20M-10 0L-2 20', PAPER, 2, 0.8),
      at,
      { turn: 8, scale },
    )
  return frame(
    ['#e8e3d8', '#f6f1e4'],
    pane([190, 12], 100, 72, 'rain'),
    floor(160, FLOOR),
    shelf([20, 164], 92, 66, [
      ['blocks', 'basket'],
      ['books', 'blocks'],
    ]),
    rug([240, 302], 236, 56, '#d9cbe4', '#ad97c9'),
    under([196, 240], 66, 6),
    adult(educator, vary(POSES.tailorFront, { elbows: [-1, 1] }), [196, 238], 210, {
      grip: { near: [150, 178], far: [242, 178] },
    }),
    face(FRONT_OH, [196, 131], 18.5),
    under([310, 212], 26, 4) + under([424, 214], 34, 4),
    chair([310, 210], MAPLE.base),
    figure(facing, vary(POSES.sit, { hip: [0, -30], elbows: [1, 1] }), [310, 210], 120, { grip: { near: [346, 150] } }),
    face(SIDE_SMILE, [312, 124], 17.3, 1.1),
    glass([354, 142], 0.56),
    disc([347, 152], 5, facing.skin),
    wheelchair([430, 214], PLUM.base, { mirror: true, scale: 0.84 }),
    figure(playing, vary(POSES.sit, { hip: [0, -38], feet: pair(26, -12, 28, -12) }), [430, 214], 122, { facing: -1 }),
    wheelchairWheel([430, 214], PLUM.base, { mirror: true, scale: 0.84 }),
    face(SIDE_LAUGH, [428, 116], 17.6, -1.1, true),
    under([106, 340], 66, 7) + under([368, 340], 66, 7),
    figure(holder, vary(POSES.tailor, { nod: 0, elbows: [1, 1], stretch: 1.15 }), [104, 338], 208, {
      grip: { near: [182, 262], far: [184, 222] },
      holding: glass(
        [196, 238],
        1.1,
        disc([4, 2], 12, cross.skin) +
          fill('M-8 0A12.500 12.500 0 0 1 16.500 0Q4 -9 -8 0Z', cross.hair.color) +
          line('M-3 0L3 3M12 0L6 3', INK, 2) +
          line('M0 10Q4 7 8 10', MOUTH, 1.8),
      ),
    }),
    face(SIDE_SMILE, [106.6, 232], 30, 1.1),
    figure(cross, vary(POSES.tailor, { nod: 4, elbows: [1, 1], stretch: 1.15 }), [372, 338], 208, {
      facing: -1,
      grip: { near: [324, 284], far: [282, 282] },
      holding: dashes('M290 266h30v30h-30ZM290 266l8 -8h30v30l-8 8M320 266l8 -8', INK, 2.6, '4 5'),
    }),
    face(CROSS, [367.5, 232], 30, -5.1, true),
  )
}
