import { adult, figure, toddler } from '../../../kit/figure.ts'
import { cow, eye, pig, sheep } from '../../../kit/figurines.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { face, mouth } from '../../../kit/head.ts'
import { frame } from '../../../kit/landscape.ts'
import { BARK, FIR, glow, INK, MAPLE, MOUTH, PAPER, PLUM, RED, ROSE, SUN, shade, WATER } from '../../../kit/palette.ts'
import { ADULTS, BABIES, barefoot, bodysuit, CAST, dress, mild, sleeper } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, pane, pinned, rug, shelf, table, wainscot } from '../../../kit/room.ts'
import { disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { bowl, snore } from '../../../kit/things.ts'
import { rattle, saucepan, spoon, under } from '../../../kit/toys.ts'

const FLOOR = '#cba37a'

/** What a face does, in the coordinates of a head seen from its side, then of one that looks at us. */
const SMILE = line('M6.5 8Q9.5 10.5 12.5 7.5', MOUTH, 1.8)
const LAUGH = mouth([10.5, 7.6], 3, 3.8)
const ROUND = disc([9.2, -2], 3.8, PAPER) + disc([10, -2], 2.1, INK) + mouth([11, 8], 1.7, 2.2)
const LISTENS = eye(9.4, -1) + line('M8.6 8.4h3', MOUTH, 1.8)
const SIDE_SMILE = eye(9.4, -1) + SMILE
const SIDE_LAUGH = line('M6.5 -1q2.5 -3.4 5 0', INK, 1.8) + LAUGH
const AMAZED = eye(-5, -1) + eye(5, -1) + mouth([0, 9], 2.8, 3.6)
/** Eyes shut and a mouth that lets the air out. */
const ASLEEP = line('M-9 -1q3 3 6 0M3 -1q3 3 6 0', INK, 1.8) + mouth([1, 9], 2.4, 2.2)

export function pocAndWait(): string {
  const educator = mild({ ...ADULTS.marc, view: 'side' }, { top: WATER.base, legs: BARK.dark, shoes: INK })
  const baby = sleeper(BABIES.ambre, SUN.base, PAPER, 'stripes')
  const waiting = barefoot(mild(CAST.fatou, { top: ROSE.base, legs: PLUM.dark, cut: 'overalls' }))
  const skin = ADULTS.marc.skin
  return frame(
    ['#e4e9e6', '#f4f0e4'],
    wainscot(120, 168, '#cddcd6'),
    floor(168, FLOOR),
    pane([34, 12], 100, 76, 'autumn'),
    pinned([386, 24], 52, 44, [ROSE.base, FIR.base, SUN.base], 4),
    rug([240, 288], 240, 66, '#e9e1ee', PLUM.soft),
    under([244, 268], 96, 9),
    adult(educator, vary(POSES.tailorFront, { lean: -4, nod: 4, elbows: [-1, -1] }), [246, 264], 290, {
      facing: -1,
      grip: { near: [276, 116], far: [206, 238] },
    }),
    place(line('M-3 -3L-5 -14M1 -4L0 -16M4 -2L5 -13', skin, 5) + oval([0, 0], 6, 9, skin), [273, 118], { turn: -16 }),
    saucepan([198, 284], { scale: 1.4, mirror: true }),
    line('M206 240L198 246', skin, 14),
    face(LISTENS, [252, 116], 25.5, -2, true),
    spoon([294, 290], BARK.soft, { turn: 12, scale: 1.4 }),
    under([104, 344], 66, 7),
    saucepan([152, 344], { scale: 1.5 }),
    figure(baby, vary(BABY_POSES.sit, { lean: 6, nod: -12, elbows: [-1, 1], stretch: 1.45 }), [88, 344], 172, {
      build: 'baby',
      grip: { near: [142, 303], far: [134, 298] },
    }),
    face(SIDE_SMILE, [88.5, 243], 34.4, -9),
    line('M136 304h14', BABIES.ambre.skin, 12),
    line('M176 292l9 -9M182 302l13 -4M164 288l3 -11', PLUM.base, 3.4),
    under([396, 344], 66, 7),
    saucepan([346, 346], { scale: 1.5, mirror: true }),
    spoon([362, 262], BARK.soft, { turn: -128, scale: 1.7 }),
    toddler(waiting, vary(POSES.floor, { lean: -4, nod: -2, stretch: 1.4, elbows: [-1, 1] }), [416, 344], 178, {
      facing: -1,
      grip: { near: [364, 264], far: [384, 312] },
    }),
    face(ROUND, [422, 251], 33, 4, true),
  )
}

export function rattleAsleep(): string {
  const educator = mild({ ...ADULTS.helene, view: 'front' }, { top: PLUM.base, legs: FIR.deep, shoes: BARK.dark })
  const kicker = bodysuit(BABIES.malik, SUN.base, PAPER)
  const snorer = barefoot(mild({ ...CAST.sami, view: 'front' }, { top: RED, legs: WATER.deep }))
  const skin = ADULTS.helene.skin
  return frame(
    ['#e3e6f0', '#f3efe4'],
    wainscot(120, 168, '#cdd3e4'),
    floor(168, FLOOR),
    pane([352, 14], 100, 74, 'winter'),
    curtains([352, 14], 100, 74, MAPLE.soft),
    shelf([20, 168], 92, 66, [
      ['books', 'basket'],
      ['blocks', 'ball'],
    ]),
    rug([240, 288], 240, 66, '#d9e6dc', FIR.soft),
    under([240, 270], 98, 9),
    adult(educator, vary(POSES.tailorFront, { elbows: [1, -1] }), [240, 266], 296, {
      grip: { near: [240, 164], far: [290, 242] },
    }),
    rattle([296, 244], RED, SUN.base, { turn: 82, scale: 1.1 }),
    line('M288 240l4 10M294 238l4 10', skin, 9),
    face(eye(-5, -1) + eye(5, -1) + line('M-3 8.5H3', MOUTH, 1.8), [240, 115], 26.1),
    line('M240 162L241 129', shade(skin, 0.1), 6.4),
    under([120, 346], 76, 7),
    figure(kicker, vary(BABY_POSES.onBack, {}), [120, 346], 176, {
      build: 'baby',
      step: { near: [178, 306], far: [150, 284] },
    }),
    face(SIDE_LAUGH, [56.7, 308], 35.2, -82),
    line('M196 300l12 -5M194 290l10 -9M198 311h12', PLUM.base, 3.4),
    under([378, 346], 90, 7),
    bowl([272, 350], WATER.base, { scale: 1.5 }),
    toddler(
      snorer,
      vary(POSES.crouch, {
        hip: [-10, -13],
        lean: 84,
        nod: 40,
        hands: pair(-4, -6, 40, -6),
        feet: pair(-44, -5, -40, -7),
        soles: [165, 165],
        elbows: [-1, -1],
        lap: false,
        stretch: 1.3,
      }),
      [390, 348],
      176,
      { facing: -1, grip: { far: [284, 334] } },
    ),
    face(ASLEEP, [328, 323], 32.5, -86, true),
    line('M302 344L289 336', shade(CAST.sami.skin, 0.14), 12),
    snore([360, 278], 1.4),
    snore([380, 248], 2),
  )
}

export function cowGallops(): string {
  const educator = mild({ ...ADULTS.lucie, view: 'side' }, { top: FIR.base, legs: BARK.dark, shoes: INK })
  const baby = sleeper({ ...BABIES.tao, view: 'front' }, SUN.base, PAPER, 'stripes')
  const caller = barefoot(mild(CAST.anh, { top: RED, legs: WATER.deep }))
  const skin = ADULTS.lucie.skin
  return frame(
    ['#e9e6d6', '#f5f0e0'],
    wainscot(120, 168, '#dcd9bd'),
    floor(168, FLOOR),
    pane([30, 12], 100, 76, 'spring'),
    shelf([372, 168], 92, 66, [
      ['books', 'bin'],
      ['rings', 'basket'],
    ]),
    rug([240, 288], 240, 66, '#b5cf9c', '#94b67c'),
    under([174, 268], 96, 9),
    adult(educator, vary(POSES.tailorFront, { lean: 4, nod: 8, stretch: 1.2 }), [174, 264], 290, {
      grip: { near: [190, 264], far: [274, 244] },
    }),
    face(eye(9.4, -1) + LAUGH, [184, 116], 25.5, 10),
    under([94, 340], 60, 7),
    figure(baby, vary(BABY_POSES.sitFront, { lean: 10, nod: 4, stretch: 1.1 }), [88, 338], 166, { build: 'baby' }),
    face(line('M-8 -1q2.5 -3.4 5 0M3 -1q2.5 -3.4 5 0', INK, 1.8) + mouth([0, 8], 4, 4), [101, 241], 33.1, 9.5),
    oval([200, 345], 48, 6, PLUM.dark, 0, 0.18),
    cow([198, 319], { scale: 2, turn: -16 }),
    disc([189, 267], 9.4, skin),
    line('M148 316h-12M156 331h-20M150 345h-12', PAPER, 3.6),
    under([310, 294], 40, 5),
    sheep([308, 294], { scale: 1.7, turn: 6 }),
    disc([272, 243], 9.4, skin),
    line('M324 216q-8 12 -3 26M372 222q9 12 4 28', PAPER, 3.4),
    toddler(caller, vary(POSES.heels, { lean: 14, nod: -8, elbows: [1, 1] }), [434, 344], 178, {
      facing: -1,
      grip: { near: [374, 322], far: [396, 330] },
    }),
    pig([364, 352], { scale: 1.3, mirror: true }),
    disc([376, 322], 8, CAST.anh.skin),
    face(eye(9.4, -1) + mouth([11, 8], 3, 4.4), [429, 245], 33, 0, true),
  )
}

const DOUGH = ROSE.base

/** A lump of modelling dough stuck on the table, holes in its top. */
const lump = (at: Point, holes = '', scale = 1) =>
  place(
    fill('M-34 0Q-36 -22 -18 -27 0 -33 18 -27 36 -22 34 0 18 8 0 8 -18 8 -34 0Z', DOUGH) +
      fill('M-34 0Q-18 8 0 8 18 8 34 0 34 -8 32 -13 20 -3 0 -3 -20 -3 -32 -13 -34 -8 -34 0Z', shade(DOUGH, 0.16)) +
      (holes && line(holes, shade(DOUGH, 0.5), 8)),
    at,
    { scale },
  )

export function swallowedFinger(): string {
  const bare = { sleeves: 'short', shoes: PAPER } as const
  const educator = dress({ ...ADULTS.julie, view: 'front' }, { ...bare, top: PLUM.base, legs: BARK.dark })
  const deep = dress({ ...CAST.lila, view: 'front' }, { ...bare, top: SUN.base, legs: WATER.deep })
  const pokes = dress(CAST.emile, { ...bare, top: FIR.base, legs: WATER.deep })
  const weighs = dress(CAST.maika, { ...bare, top: WATER.base, legs: PLUM.dark })
  return frame(
    ['#e6eaf0', '#f4f1e6'],
    wainscot(122, 172, '#cfdae4'),
    floor(172, FLOOR),
    pane([40, 14], 100, 76, 'summer'),
    pinned([400, 24], 54, 46, [ROSE.base, FIR.base, SUN.base], 4),
    adult(educator, vary(POSES.standFront, { hip: [0, -19] }), [196, 304], 276, {
      grip: { near: [188, 228], far: [224, 230] },
      step: { near: [188, 278], far: [204, 278] },
    }),
    toddler(deep, vary(POSES.standFront, {}), [306, 294], 166, {
      grip: { near: [296, 228], far: [324, 230] },
      step: { near: [298, 280], far: [314, 280] },
    }),
    table([240, 352], 380, 122, '#ead0a4', 58),
    lump([200, 268], 'M-4 -18h.1M14 -21h.1'),
    line('M188 226L195 240M224 228L231 256', ADULTS.julie.skin, 14) + line('M196 240V250', ADULTS.julie.skin, 6),
    face(AMAZED, [196, 121], 24.3),
    lump([304, 264], 'M-3 -18h.1M14 -20h.1M10 -10h.1'),
    line('M296 226L300 236M324 228L332 252', CAST.lila.skin, 12) + line('M301 236V246', CAST.lila.skin, 6),
    face(AMAZED, [306, 167], 30.7),
    lump([134, 286], 'M-1 -20h.1M-16 -16h.1M16 -18h.1'),
    oval([346, 284], 44, 11, shade(DOUGH, 0.16)) + oval([346, 280], 43, 10, DOUGH),
    toddler(pokes, vary(POSES.stand, { lean: 10, nod: 8, stretch: 1.25 }), [62, 356], 186, {
      grip: { near: [130, 252], far: [108, 276] },
    }),
    line('M132 252V265', CAST.emile.skin, 6.4),
    face(SIDE_SMILE, [78.6, 219], 34.4, 13.5),
    toddler(weighs, vary(POSES.stand, { lean: 16, nod: 8, stretch: 1.25 }), [424, 356], 186, {
      facing: -1,
      grip: { near: [358, 276], far: [352, 274] },
    }),
    face(line('M6 -1q2.5 2.4 5 0', INK, 1.8) + line('M8.6 8.4h3', MOUTH, 1.8), [400, 221], 34.4, -17, true),
  )
}

const [CURTAIN, FOLD] = ['#8fb3a6', '#769a8e']

/** The curtain of a window, down to the floor, swollen by whoever stands behind it. */
const swollen = (d: string, folds: string) => fill(d, CURTAIN) + line(folds, FOLD, 3)

export function feetUnderTheCurtain(): string {
  const educator = mild(ADULTS.nadia, { top: MAPLE.base, legs: BARK.dark, shoes: INK })
  const helper = mild(CAST.noah, { top: SUN.base, legs: WATER.deep, shoes: PAPER })
  const covered = mild({ ...CAST.lea, view: 'front' }, { top: FIR.base, legs: PLUM.dark, shoes: PAPER })
  return frame(
    ['#ece4dc', '#f6f0e4'],
    floor(222, FLOOR),
    pane([92, 40], 92, 90, 'autumn'),
    line('M8 20H238', BARK.soft, 6),
    swollen(
      'M190 22H232Q228 120 236 228 212 236 196 228 200 120 190 22Z',
      'M204 26Q210 130 208 228M220 26Q220 130 222 228',
    ),
    under([70, 262], 56, 6),
    line('M56 236V254M84 236V254', WATER.deep, 15),
    oval([54, 256], 12, 9, RED) + oval([87, 256], 12, 9, RED),
    swollen(
      'M18 22H100Q104 80 108 106 122 130 120 170 122 210 128 240 100 250 70 244 40 250 10 240 18 200 20 160 18 120 30 104 20 60 18 22Z',
      'M34 26Q42 70 40 98M84 26Q80 70 90 96M32 164Q28 200 30 240M106 164Q106 200 108 240M58 26Q60 56 60 74',
    ),
    shelf([384, 222], 90, 72, [
      ['books', 'basket'],
      ['blocks', 'ball'],
    ]),
    rug([300, 320], 196, 42, '#e8dcc6', MAPLE.soft),
    fill(
      'M36 240Q32 178 46 154 36 140 38 124 42 100 68 99 96 100 98 124 100 140 90 154 106 178 102 240Z',
      glow(CURTAIN, 0.4),
      0.55,
    ),
    under([240, 332], 80, 8),
    adult(educator, vary(POSES.kneel, { lean: 4, nod: 20 }), [236, 334], 280, {
      grip: { near: [276, 190], far: [290, 196] },
    }),
    place(
      fill('M-18 -12L10 -16V16L-18 12Z', glow(MAPLE.base, 0.12)) + oval([10, 0], 6, 16, shade(MAPLE.base, 0.6)),
      [276, 192],
      {
        turn: -52,
      },
    ),
    disc([294, 190], 8, shade(ADULTS.nadia.skin, 0.14)),
    face(eye(8, -0.5) + line('M5.5 -6q2.8 -1.6 5.5 0M8 8.6h3', INK, 1.8), [245, 144], 24.6, 22),
    under([330, 338], 44, 6),
    toddler(helper, vary(POSES.stand, { nod: -8, stretch: 1.3 }), [336, 338], 172, {
      facing: -1,
      grip: { near: [294, 222] },
    }),
    face(LISTENS, [340, 210], 31.8, 8, true),
    under([428, 350], 44, 6),
    toddler(covered, vary(POSES.standFront, { elbows: [-1, 1], stretch: 1.2 }), [428, 352], 172, {
      grip: { near: [396, 224], far: [460, 224] },
    }),
    line('M396 226L388 262M460 226L468 262', PLUM.soft, 15),
    fill('M394 214Q428 204 462 214V228Q428 236 394 228Z', PLUM.soft),
    line('M404 217Q428 212 452 217', glow(PLUM.soft, 0.4), 3),
    disc([396, 224], 8, CAST.lea.skin) + disc([460, 224], 8, CAST.lea.skin),
    face(mouth([0, 9.6], 4, 2.8), [428, 221], 31.8),
  )
}
