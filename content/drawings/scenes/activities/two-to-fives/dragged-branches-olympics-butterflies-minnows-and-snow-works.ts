import { FRONT_LAUGH, FRONT_OH, FRONT_SMILE, SIDE_LAUGH, SIDE_OH, SIDE_SMILE } from '../../../kit/faces.ts'
import { adult, figure, type Person, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence, heap, log, rope } from '../../../kit/ground.ts'
import { cap, face, type Head, sunhat } from '../../../kit/head.ts'
import { cloud, frame, land, leaves, tufts, woods } from '../../../kit/landscape.ts'
import {
  BARK,
  CREAM,
  FIR,
  INK,
  MAPLE,
  MOUTH,
  PAPER,
  PLUM,
  RED,
  ROSE,
  SNOW,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, BABIES, CAST, mild, summer, TUQUES, winter } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { again, disc, fill, line, once, oval, place } from '../../../kit/svg.ts'
import { bucket, shovel, trafficCone } from '../../../kit/things.ts'
import { hoop, under } from '../../../kit/toys.ts'
import { birch, fern, foliage, limb, rays, trunk } from '../../../kit/trees.ts'
import { wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

/** What a face does, in the coordinates of a head seen from its side, then of one turned to us. */
const YUCK =
  line('M5.6 -4.4L10.6 -2 5.6 .2', INK, 1.8) +
  line('M6 7.6l2.4 -1.6 2.4 1.6 2 -1.4', MOUTH, 2) +
  oval([10.4, 10.4], 2.2, 3, ROSE.base, -14)

/** A hand wide open, its wrist on the origin, its fingers up. */
const PALM = once(
  'w',
  line('M-4 -8L-9 -17M-1.5 -9L-3 -20M1.5 -9L3.500 -20M4.5 -7L9 -16M4 -2L11 -6', 'currentColor', 3.6) +
    oval([0, -5], 6, 7, 'currentColor'),
)

const palm = (at: Point, skin: string, turn: number, scale = 1) => again('w', at, skin, { turn, scale })

/** A fallen branch that lies to the right of its thick end, on the origin; its leaves are `currentColor`. */
const BRANCH = once(
  'b',
  line('M84 4L122 -16M112 5L148 28M138 3L168 -12M158 2L186 16M106 -8L112 -22', BARK.base, 3.4) +
    limb([-12, 0], [90, 12], [206, -2], 10, 2.6, BARK.base) +
    fill(
      'M122 -16q3 -12 18 -14 -2 14 -18 14M112 -22q-12 -3 -14 -16 14 2 14 16M148 28q3 -11 20 -8 -6 13 -20 8M134 18q6 8 0 18 -10 -6 0 -18M168 -12q1 -12 18 -16 0 15 -18 16M154 -6q-10 -6 -8 -18 12 4 8 18M186 16q8 -9 20 -3 -9 11 -20 3M206 -2q8 -11 22 -6 -8 11 -22 6M178 2q0 -12 14 -16 2 13 -14 16M172 9q8 8 2 18 -10 -6 -2 -18',
      'currentColor',
    ),
)

const branch = (at: Point, leaf: string, turn: number, scale = 1, mirror = false) =>
  again('b', at, leaf, { turn, scale, mirror })

export function longLoadLetItPass(): string {
  const puller = mild(CAST.fatou, { top: SUN.base, legs: PLUM.dark, shoes: RED })
  const small = mild({ ...CAST.emile, view: 'side' }, { top: RED, legs: WATER.deep, shoes: CREAM, cut: 'overalls' })
  const far = mild(CAST.mei, { top: ROSE.base, legs: FIR.deep, shoes: PAPER })
  const educator = mild(ADULTS.nadia, { top: WATER.base, legs: BARK.deep, shoes: INK })
  return frame(
    ['#cfe3c4', '#eef1d6'],
    BRANCH + PALM,
    woods(150, 120, '#b5d3a0', 6, 'round'),
    birch([456, 190], -10, 16, 8),
    birch([36, 190], -10, 14, -6),
    trunk([268, 186], -10, 16, '#9c8468'),
    trunk([384, 182], -10, 14, '#9c8468'),
    land([0, 180, 240, 174, 480, 182], '#9ab36c'),
    // The road: round the big tree and back.
    line('M520 336C400 336 330 322 240 306S92 278 78 240 130 198 200 206 380 214 520 212', '#d9bd8c', 26),
    rays('#fff6df', 0.2),
    fern([444, 258], 36, FIR.soft),
    fern([22, 236], 34, FIR.soft),
    leaves({ x: [10, 470], y: [214, 352] }, 18, ['#b98d4c', '#86a055', MAPLE.soft], 5, 5),
    branch([407, 176], '#7d9a4b', 150, 0.42),
    figure(far, vary(POSES.walk, { lean: 10, elbows: [-1, 1] }), [420, 216], 116, {
      grip: { near: [407, 176], far: [440, 176] },
    }),
    face(SIDE_OH, [427, 125], 16.7, 5.5),
    trunk([160, 214], -12, 58, BARK.base),
    foliage([150, -6], 150, 40, FIR.soft, 5, 10),
    foliage([330, -14], 120, 36, FIR.base, 8, 9),
    under([322, 244], 40, 6),
    adult(educator, vary(POSES.stand, { lean: 4, nod: 4, elbows: [1, 1] }), [322, 244], 186, {
      facing: -1,
      grip: { near: [320, 182], far: [276, 148] },
    }),
    face(SIDE_SMILE, [316, 76.3], 16.4, -6.2, true),
    palm([277, 149], shade(ADULTS.nadia.skin, 0.14), -80, 0.8),
    under([246, 318], 40, 6),
    under([370, 340], 76, 5),
    figure(puller, vary(POSES.walk, { lean: 14, nod: 0, elbows: [1, 1] }), [246, 318], 164, {
      facing: -1,
      grip: { near: [268, 262], far: [206, 254] },
    }),
    face(SIDE_LAUGH, [232, 190], 23.6, -7.7, true),
    branch([268, 262], '#7d9a4b', 21, 0.98),
    disc([268, 263], 7, CAST.fatou.skin),
    line('M398 348h-16M452 352h-18M424 358h-20', PAPER, 3, 0.8),
    under([88, 334], 34, 6),
    toddler(small, vary(POSES.standFront, { elbows: [-1, 1], stretch: 1.15 }), [88, 334], 124, {
      grip: { near: [46, 270], far: [130, 224] },
    }),
    face(SIDE_LAUGH, [88, 239], 23),
    palm([48, 270], CAST.emile.skin, -100) + palm([120, 236], CAST.emile.skin, 26),
    branch([134, 350], '#a8904a', 3, 0.54, true),
  )
}

export function flameRelit(): string {
  const out = summer(CAST.theo, { top: FIR.base, legs: WATER.deep, shoes: PAPER })
  const lighter = summer(CAST.awa, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const walker = summer({ ...CAST.mei, view: 'front' }, { top: ROSE.base, legs: FIR.deep, shoes: PAPER })
  const falling = summer(CAST.sami, { top: RED, legs: WATER.deep, shoes: PAPER, hat: cap(WATER.base, WATER.deep) })
  const educator = summer({ ...ADULTS.helene, view: 'front' }, { top: PLUM.base, legs: BARK.dark, shoes: INK })
  const lit = vary(POSES.standFront, { elbows: [-1, 1], stretch: 1.7 })
  return frame(
    ['#bfe0ee', '#f3f3dc'],
    PALM,
    woods(150, 62, '#a9cf95', 9, 'round'),
    land([0, 164, 240, 158, 480, 166], '#b0d58a'),
    land([0, 206, 240, 198, 480, 208], '#9bcb76'),
    tufts([214, 350], 4, '#76aa54', 4, 8),
    trafficCone([92, 228], MAPLE.base, 0.9),
    under([46, 232], 30, 5),
    adult(educator, { ...lit, stretch: 1 }, [46, 236], 172, { grip: { near: [42, 50], far: [50, 50] } }),
    face(FRONT_LAUGH, [46, 74.9], 15.2),
    palm([42, 50], ADULTS.helene.skin, -16, 0.9) + palm([50, 50], ADULTS.helene.skin, 16, 0.9),
    figure(walker, lit, [236, 198], 106, { grip: { near: [233, 88], far: [239, 88] } }),
    face(FRONT_SMILE, [236, 111], 15.3),
    palm([233, 86], CAST.mei.skin, -16, 0.8) + palm([239, 86], CAST.mei.skin, 16, 0.8),
    under([414, 236], 44, 5),
    trafficCone([346, 242], MAPLE.base),
    figure(
      falling,
      vary(POSES.stand, {
        hip: [0, -34],
        lean: -34,
        nod: 10,
        elbows: [1, -1],
        stretch: 1.1,
        feet: pair(26, -26, -2, -4),
        soles: [-40, 0],
      }),
      [402, 236],
      136,
      { facing: -1, grip: { near: [460, 166], far: [398, 126] } },
    ),
    face(SIDE_LAUGH, [427, 140], 19.7, 8.7, true),
    palm([398, 127], shade(CAST.sami.skin, 0.14), -20),
    line('M358 150Q366 126 384 106M370 160Q376 146 386 134', PAPER, 3),
    rope('M374 280L468 262', 6, ROSE.soft),
    line('M366 281.500l10 -2M466 262.500l8 -1.500', RED, 8),
    // The one whose flame is out, in the hoop.
    hoop([146, 320], 56, 15, WATER.base),
    under([146, 322], 34, 6),
    figure(out, vary(POSES.stand, { nod: 10, elbows: [1, 1] }), [146, 322], 166, {
      grip: { near: [188, 226], far: [194, 220] },
    }),
    face(SIDE_OH, [150, 190], 23.9, 10),
    under([270, 328], 46, 6),
    wheelchair([270, 326], MAPLE.base, { scale: 1.2, mirror: true }),
    figure(lighter, vary(POSES.sit, { hip: [0, -30], lean: 10, elbows: [1, 1], stretch: 1.1 }), [270, 326], 150, {
      facing: -1,
      grip: { near: [218, 230], far: [214, 220] },
      step: { near: [236, 312], far: [238, 310] },
    }),
    face(SIDE_LAUGH, [261, 219], 21.6, -5.5, true),
    wheelchairWheel([270, 326], MAPLE.base, { scale: 1.2, mirror: true }),
    palm([214, 222], shade(CAST.awa.skin, 0.1), -84) + palm([218, 230], CAST.awa.skin, -92),
    disc([194, 221], 8.6, shade(CAST.theo.skin, 0.12)) + disc([189, 227], 9, CAST.theo.skin),
    line('M188 223h6M187 228h7M188 232h5', shade(CAST.theo.skin, 0.24), 1.6),
    fill('M200 212q-9 -9 0 -22 9 13 0 22M214 208q-7 -8 1 -18 7 11 -1 18M187 213q-7 -8 -1 -17 7 9 1 17', MAPLE.base),
  )
}

/** A scarf held by its middle: two wings over the fingers at the origin. */
const WINGS = once(
  'g',
  fill(
    'M0 4Q-4 -20 -22 -32 -42 -38 -42 -20 -50 -6 -34 2 -30 14 -16 12 -6 10 0 4 6 10 16 12 30 14 34 2 50 -6 42 -20 42 -38 22 -32 4 -20 0 4Z',
    'currentColor',
  ) + line('M0 4Q-14 -16 -30 -20M0 4Q-14 -2 -26 2M0 4Q14 -16 30 -20M0 4Q14 -2 26 2', INK, 2, 0.18),
)

const wings = (at: Point, color: string, turn = 0, scale = 1) => again('g', at, color, { turn, scale })

/** On one foot, the tip of the other on the grass. */
const TASTE = vary(POSES.stand, {
  lean: 2,
  nod: 12,
  elbows: [1, 1],
  stretch: 1.3,
  feet: pair(17, -9, -5, -4),
  soles: [46, 0],
})

export function tastesWithItsFeet(): string {
  const first = summer(CAST.noah, { top: WATER.base, legs: BARK.dark, shoes: PAPER })
  const second = summer(CAST.rose, { top: FIR.base, legs: PLUM.dark, shoes: PAPER })
  const third = summer(CAST.anh, { top: RED, legs: WATER.deep, shoes: PAPER })
  const leaf = summer(CAST.maika, { top: SUN.base, legs: FIR.deep, shoes: PAPER })
  const educator = summer(
    { ...ADULTS.lucie, view: 'front' },
    { top: PLUM.base, legs: BARK.deep, shoes: INK, hat: sunhat(CREAM, MAPLE.base) },
  )
  return frame(
    ['#bfe2f0', '#f6f3da'],
    PALM + WINGS,
    cloud([90, 60], 110, PAPER, 0.9),
    woods(160, 60, '#aad092', 6, 'round'),
    fence([-6, 490], 200, 44, '#d1b184', 28),
    land([0, 198, 240, 192, 480, 200], '#a5d07e'),
    oval([150, 262], 120, 22, '#8fbf6c'),
    tufts([216, 350], 8, '#76aa54', 4, 8),
    under([396, 240], 40, 6),
    adult(educator, vary(POSES.standFront, { elbows: [-1, 1] }), [396, 240], 186, {
      grip: { near: [330, 110], far: [462, 110] },
    }),
    face(FRONT_OH, [396, 65.8], 16.4),
    palm([332, 110], ADULTS.lucie.skin, -80, 0.9) + palm([460, 110], ADULTS.lucie.skin, 80, 0.9),
    under([172, 262], 32, 5),
    figure(second, { ...TASTE, nod: 4 }, [168, 262], 144, { grip: { near: [150, 202], far: [216, 136] } }),
    face(YUCK, [171, 147], 20.7, 5.1),
    wings([216, 136], ROSE.base, 16, 0.74),
    disc([216, 138], 5.6, shade(CAST.rose.skin, 0.14)),
    under([64, 340], 34, 5),
    figure(first, TASTE, [58, 340], 162, { grip: { near: [40, 278], far: [115, 197] } }),
    face(SIDE_SMILE, [64.4, 211], 23.4, 13.1),
    wings([115, 197], MAPLE.base, 14, 0.84),
    disc([115, 199], 6.2, shade(CAST.noah.skin, 0.14)),
    under([250, 346], 34, 5),
    figure(third, TASTE, [244, 346], 158, { grip: { near: [226, 284], far: [297, 208] } }),
    face(SIDE_LAUGH, [250, 220], 22.8, 13.1),
    wings([297, 208], PLUM.base, 18, 0.84),
    disc([297, 210], 6.2, shade(CAST.anh.skin, 0.14)),
    line('M92 348h8M88 354h10M276 354h8M200 270h8', PAPER, 2.6),
    under([396, 344], 44, 6),
    figure(leaf, vary(POSES.crouch, { lean: 30, nod: 22, elbows: [1, 1] }), [400, 342], 158, {
      facing: -1,
      grip: { near: [360, 300], far: [356, 296] },
    }),
    face(SIDE_SMILE, [371, 263], 22.8, -38.5, true),
    fill('M346 296q2 -12 12 -10 10 -4 14 6 6 8 -4 14 -10 8 -18 2 -8 -4 -4 -12Z', PLUM.soft),
    disc([362, 300], 6.6, CAST.maika.skin) + disc([354, 304], 6, shade(CAST.maika.skin, 0.1)),
  )
}

const SAND = '#e2cfa4'

/** Two hands pressed together, a fish that goes to the right from the wrists on the origin. */
const FISH = once('f', fill('M-4 -5Q12 -10 24 0 12 10 -4 5Z', 'currentColor') + line('M0 0Q10 1 20 0', INK, 1.6, 0.3))

/** One of the big trunks that stop the feet. */
const LOG = once('t', log([0, 0], [256, 0], 17, BARK.base))

export function minnowWhatsOnTheMenu(): string {
  const left = summer(CAST.idris, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const right = summer(CAST.emile, { top: WATER.base, legs: MAPLE.dark, shoes: PAPER, hat: cap(RED, MAPLE.dark) })
  const server = mild(CAST.mei, { top: SUN.base, legs: FIR.deep, shoes: PAPER })
  const one = summer(CAST.kofi, { top: RED, legs: WATER.deep, shoes: PAPER })
  const two = mild(CAST.zoe, { top: FIR.base, legs: PLUM.dark, shoes: PAPER })
  const educator = summer(
    { ...ADULTS.minh, view: 'front' },
    { top: MAPLE.base, legs: WATER.deep, shoes: BARK.dark, hat: sunhat(CREAM, FIR.base) },
  )
  return frame(
    ['#b9dded', '#eef3e2'],
    FISH + LOG,
    land([0, 74, 190, 96, 330, 70, 480, 88], '#9cbf9c'),
    fill('M0 110H480V180H0Z', WATER.soft),
    line('M40 128h46M300 134h60', PAPER, 2.6, 0.7),
    land([0, 164, 240, 158, 480, 166], '#d5c195'),
    [270, 22, -228].map((x) => place('<use href="#t"/>', [x, 186])).join(''),
    land([0, 206, 240, 200, 480, 206], SAND),
    under([150, 262], 84, 8),
    adult(educator, vary(POSES.tailorFront, {}), [150, 262], 206, {
      grip: { near: [130, 250], far: [170, 250] },
    }),
    face(FRONT_SMILE, [150, 157], 18.2),
    bucket([150, 282], FIR.soft, { scale: 1.3 }) + oval([150, 248], 18, 4.4, WATER.pale),
    disc([131, 251], 6.4, ADULTS.minh.skin) + disc([169, 251], 6.4, ADULTS.minh.skin),
    figure(left, vary(POSES.kneel, { lean: 30, nod: 10, elbows: [-1, -1] }), [56, 294], 156, {
      grip: { near: [40, 250], far: [36, 252] },
    }),
    face(SIDE_OH, [84.5, 202], 22.5, 26.5),
    figure(right, vary(POSES.kneel, { lean: 30, nod: 10, elbows: [-1, -1] }), [244, 294], 156, {
      facing: -1,
      grip: { near: [260, 250], far: [264, 252] },
    }),
    face(SIDE_LAUGH, [215, 202], 22.5, -26.5, true),
    under([330, 352], 100, 6),
    figure(server, vary(POSES.kneel, { lean: 8, nod: 4, elbows: [1, 1] }), [304, 352], 154, {
      grip: { near: [342, 306], far: [352, 282] },
    }),
    face(SIDE_LAUGH, [310, 254], 22.2, 8.4),
    bucket([356, 354], RED, { scale: 1.2 }) + oval([356, 323], 16, 4.6, '#b5935c'),
    line('M350 321l6 3 4 -4', FIR.base, 2.4),
    figure(two, vary(POSES.stand, { lean: 10, nod: 8, elbows: [1, 1] }), [448, 296], 136, {
      facing: -1,
      grip: { near: [406, 226], far: [406, 224] },
    }),
    face(SIDE_LAUGH, [437, 188], 19.7, -13.5, true),
    again('f', [408, 226], CAST.zoe.skin, { turn: 176 }),
    figure(one, vary(POSES.kneel, { lean: 8, nod: 6, elbows: [1, 1] }), [438, 356], 146, {
      facing: -1,
      grip: { near: [396, 306], far: [396, 304] },
    }),
    face(SIDE_OH, [432, 263], 21, -10.4, true),
    again('f', [398, 306], CAST.kofi.skin, { turn: 170 }),
  )
}

const MOUND = '#fdfdfb'

/** In one piece, without the skirt of a coat. */
const plain = (person: Person): Person => ({ ...person, wear: { ...person.wear, cut: 'plain' } })

/** A snowsuit whose hood is up. */
const hooded = (head: Head, color: string, legs: string, trim: string): Person => {
  const { neck: _neck, ...wear } = winter(head, { top: color, legs, trim }).wear
  return { ...head, wear, hat: { kind: 'hood', color, trim } }
}

export function whereDoIPutThis(): string {
  const left = winter(CAST.fatou, { top: SUN.base, legs: MAPLE.dark, trim: ROSE.base, hat: TUQUES.rose })
  const right = hooded(CAST.emile, FIR.base, FIR.deep, CREAM)
  const asker = hooded(CAST.mei, ROSE.base, WATER.deep, PAPER)
  const small = hooded(BABIES.malik, RED, WATER.deep, SUN.soft)
  const seated = winter(CAST.sami, { top: PLUM.base, legs: PLUM.dark, trim: SUN.soft })
  const educator = winter(ADULTS.julie, { top: WATER.base, legs: BARK.deep, trim: PAPER })
  return frame(
    ['#a9c8e2', '#f3efe4'],
    land([0, 150, 300, 128, 480, 146], '#b3c6d4'),
    fill('M24 166V78L94 34 164 78V166Z', '#c08a66'),
    line('M12 84L94 34 176 84', PAPER, 13),
    fill('M52 92H86V126H52ZM112 92H142V166H112Z', SUN.pale),
    land([0, 166, 240, 160, 480, 168], SNOW.base),
    // The house: three rooms, a door in front.
    fill('M196 186H438L476 268H150Z', SNOW.shade),
    line('M258 268H150L196 186H438L476 268H346M262 186L247 266M398 186L402 268', SNOW.deep, 6),
    fill('M156 254V230Q156 218 170 218 176 208 202 208T234 218Q248 218 248 230V254Z', MOUND),
    line('M174 250V230M230 250V230', SNOW.shade, 3),
    figure(plain(seated), vary(POSES.floorFront, { nod: 4, hands: pair(-22, -22, 22, -22) }), [202, 252], 106),
    face(FRONT_LAUGH, [203, 196], 15.3, 4),
    heap([424, 254], 58, 28, MOUND, 7),
    toddler(plain(small), vary(POSES.kneel, { lean: 20, nod: 8, elbows: [1, 1], stretch: 1.3 }), [456, 258], 108, {
      facing: -1,
      grip: { near: [430, 230], far: [424, 228] },
    }),
    face(SIDE_LAUGH, [441, 192], 20, -19, true),
    under([384, 300], 40, 6),
    adult(educator, vary(POSES.stand, { lean: 2, nod: 4, elbows: [1, 1] }), [384, 298], 186, {
      facing: -1,
      grip: { near: [328, 174], far: [368, 212] },
    }),
    face(SIDE_LAUGH, [380, 128], 16.4, -5.1, true),
    line('M328 174L313 180', PAPER, 7),
    figure(plain(asker), vary(POSES.stand, { lean: 0, nod: -10, elbows: [1, 1] }), [280, 312], 130, {
      grip: { near: [286, 268], far: [303, 272] },
    }),
    face(SIDE_OH, [277, 207], 18.8, -10),
    shovel([337, 278], { turn: -75, scale: 0.66 }),
    heap([337, 274], 28, 14, MOUND, 4),
    disc([287, 267], 6.4, PAPER),
    under([78, 354], 62, 5),
    line('M68 324Q62 290 64 280 78 272 92 278 94 296 88 324', '#c9a26a', 4),
    figure(plain(left), vary(POSES.standFront, { lean: -9, elbows: [1, 1], stretch: 1.15 }), [38, 324], 138, {
      grip: { near: [15, 282], far: [70, 290] },
    }),
    face(FRONT_LAUGH, [30.1, 209], 19.8, -4.9),
    figure(plain(right), vary(POSES.standFront, { lean: 9, elbows: [-1, -1], stretch: 1.15 }), [118, 324], 138, {
      grip: { near: [86, 290], far: [141, 282] },
    }),
    face(FRONT_OH, [126, 209], 19.8, 5),
    heap([78, 350], 84, 38, MOUND, 7),
    line('M37 350H119', MAPLE.dark, 7),
    line('M46 352v5M110 352v5', MAPLE.deep, 5),
  )
}
