import { FRONT_LAUGH, SIDE_LAUGH, SIDE_OH, SIDE_SMILE } from '../../../kit/faces.ts'
import { adult, figure, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { sockPuppet, thumbUp } from '../../../kit/hands.ts'
import { face, mouth } from '../../../kit/head.ts'
import { frame } from '../../../kit/landscape.ts'
import {
  BARK,
  FIR,
  glow,
  HAIR,
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
import { ADULTS, barefoot, CAST, mild } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, pane, pinned, rug, shelf, wainscot } from '../../../kit/room.ts'
import { disc, fill, line, type Options, oval, place } from '../../../kit/svg.ts'
import { snore } from '../../../kit/things.ts'
import { block, hoop, under } from '../../../kit/toys.ts'
import { wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

const FRONT_OH = mouth([0, 8], 3.4, 4)

/** A tip truck that faces right, its wheels on the origin; `load` lies in the tray around (-18, -34). */
const tipTruck = (at: Point, color: string, load = '', options: Options = {}) =>
  place(
    load +
      fill('M-46 -38H6V-14H-38Z', shade(color, 0.14)) +
      line('M-46 -37H6', glow(color, 0.25), 4) +
      fill('M8 -46H24Q28 -46 30 -42L35 -30Q41 -29 41 -24V-12H8Z', color) +
      fill('M14 -41H23L28 -29H14Z', WATER.pale) +
      line('M-36 -12H38', shade(color, 0.4), 5) +
      line('M-24 -9h.1M24 -9h.1', INK, 19) +
      line('M-24 -9h.1M24 -9h.1', STONE.soft, 7),
    at,
    options,
  )

/** A hand wide open, its palm to us, fingers up; the wrist is at the origin. */
const palm = (at: Point, skin: string, turn = 0, scale = 1) =>
  place(line('M-6 -6L-10 -18M-2 -8L-3 -22M3 -8L5 -21M6 -4L14 -12', skin, 5) + disc([0, -4], 8, skin), at, {
    turn,
    scale,
  })

export function thumbIsThePermit(): string {
  const educator = mild(ADULTS.marc, { top: FIR.base, legs: BARK.dark, shoes: PAPER })
  const driver = mild(CAST.jasleen, { top: MAPLE.base, legs: WATER.deep, shoes: PAPER })
  const builder = mild({ ...CAST.lila, view: 'front' }, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const small = mild(
    { ...CAST.emile, view: 'front' },
    { top: WATER.base, legs: FIR.deep, shoes: SUN.soft, cut: 'stripes', trim: WATER.pale },
  )
  return frame(
    ['#e2e7e2', '#f5f1e3'],
    pane([40, 14], 104, 76, 'spring'),
    curtains([40, 14], 104, 76, '#d6a25a'),
    floor(164, '#cba67c'),
    shelf([386, 164], 86, 60, [['books', 'plant']]),
    // The other building site.
    under([42, 192], 32, 4),
    block([30, 190], 20, 14, ROSE.base) + block([54, 190], 20, 14, FIR.soft) + block([41, 176], 30, 10, SUN.base),
    under([172, 232], 56, 6),
    adult(educator, vary(POSES.heels, { lean: 6, nod: 10, elbows: [1, 1] }), [162, 232], 206, {
      grip: { near: [190, 208], far: [226, 178] },
    }),
    palm([224, 180], ADULTS.marc.skin, 8),
    under([334, 266], 30, 5),
    figure(builder, vary(POSES.standFront, { elbows: [-1, -1] }), [334, 266], 162, {
      grip: { near: [292, 172], far: [350, 202] },
    }),
    thumbUp([291, 170], CAST.lila.skin, { scale: 1.25 }),
    face(FRONT_LAUGH, [334, 132], 23.3),
    under([244, 318], 54, 6),
    block([222, 316], 30, 22, SUN.base) + block([264, 316], 30, 22, RED),
    block([243, 294], 74, 15, BARK.pale),
    block([228, 279], 24, 20, WATER.base) + block([259, 279], 24, 20, FIR.base),
    block([243, 259], 44, 14, MAPLE.base),
    under([128, 326], 60, 6),
    tipTruck([130, 324], SUN.base, '', { scale: 1.25 }),
    under([54, 340], 50, 6),
    figure(driver, vary(POSES.kneel, { lean: 18, nod: 2, elbows: [1, 1] }), [44, 340], 170, {
      grip: { near: [90, 276], far: [102, 276] },
    }),
    face(SIDE_OH, [60, 234], 24.5, 11.9),
    under([428, 314], 28, 5),
    place(
      toddler(
        small,
        vary(POSES.standFront, { elbows: [-1, 1], stretch: 1.6, feet: pair(-10, -12, 9, -4) }),
        [0, 0],
        138,
        {
          grip: { near: [-17, -124], far: [17, -124] },
        },
      ) + face(FRONT_OH, [0, -105], 25.5),
      [428, 314],
      { turn: 8 },
    ),
    line('M396 300h-12M394 288h-8M399 312h-14', MAPLE.dark, 3),
    under([350, 354], 52, 5),
    tipTruck(
      [350, 352],
      RED,
      block([-30, -34], 20, 16, FIR.base) + block([-8, -34], 20, 16, SUN.base) + block([-20, -50], 22, 14, WATER.base),
      { scale: 1.05 },
    ),
  )
}

/** A soft doll lying on its back, seen from above: its head to the right, its feet to the left. */
const lyingDoll = (
  at: Point,
  { cloth, hair, dress, hose, look }: { cloth: string; hair: string; dress: string; hose: string; look: string },
  options: Options = {},
) =>
  place(
    line('M-16 -6L-38 -9M-16 6L-38 8', hose, 9) +
      line('M8 -8L-2 -22M8 8L-1 21', cloth, 7) +
      fill('M12 -8Q-4 -14 -20 -14V14Q-4 14 12 8Z', dress) +
      disc([25, 0], 14, cloth) +
      fill('M27 -14.4A14.4 14.4 0 0 1 27 14.4Q36 0 27 -14.4Z', hair) +
      look,
    at,
    options,
  )

/** Faces of dolls that lie, the chin to the left. */
const CRYING =
  oval([18, 0], 3.6, 5, MOUTH) + line('M29 -8l-4 2M29 8l-4 -2', INK, 2.2) + line('M23 -9h.1M23 9h.1', WATER.base, 3.4)
const CONTENT = line('M18 -4Q15 0 18 4', MOUTH, 1.8) + line('M26 -6h.1M26 6h.1', INK, 3)

/** Teeth clenched and eyes shut tight. */
const GRIMACE =
  line('M-10 -4l4 2.500-4.500 2M10 -4l-4 2.500 4.500 2', INK, 1.8) +
  line('M-4 9.500H4', MOUTH, 6.8) +
  line('M-4 9.500H4', PAPER, 4.2) +
  line('M-5.500 9.500H5.500', MOUTH, 0.9)
const SIDE_GRIMACE =
  line('M6 -4l4 2.500-4.500 2', INK, 1.8) +
  line('M7 9H10', MOUTH, 6) +
  line('M7 9H10', PAPER, 3.6) +
  line('M5.500 9H11.500', MOUTH, 0.9)

/** A dry washcloth wrung between two fists, at (-22, 0) and (22, 0). */
const wrung = (at: Point, color: string, skin: string, options: Options = {}) =>
  place(
    fill('M-18 -6L-42 -13 -46 0 -41 12 -18 6ZM18 -6L42 -12 46 1 40 13 18 6Z', color) +
      fill('M-22 -10Q-10 -9 0 -5 10 -9 22 -10V10Q10 9 0 5 -10 9 -22 10Z', color) +
      line('M-13 -8L-6 7M-5 -6L3 6M4 -6L10 8', shade(color, 0.24), 2.4) +
      disc([-22, 0], 8, skin) +
      disc([22, 0], 8, skin),
    at,
    options,
  )

export function wringingTheDryCloth(): string {
  const educator = barefoot(mild(ADULTS.lucie, { top: PLUM.base, legs: WATER.deep }))
  const wringer = barefoot(mild({ ...CAST.mei, view: 'front' }, { top: MAPLE.base, legs: FIR.deep }))
  const rocker = barefoot(mild(CAST.theo, { top: WATER.base, legs: BARK.dark }))
  const small = barefoot(mild(CAST.noah, { top: ROSE.base, legs: PLUM.dark, cut: 'stripes', trim: ROSE.soft }))
  const first = { cloth: BARK.cut, hair: MAPLE.dark, dress: SUN.base, hose: WATER.base, look: CRYING }
  return frame(
    ['#e9e2d6', '#f6efe1'],
    pane([296, 14], 104, 74, 'winter'),
    curtains([296, 14], 104, 74, '#9db59a'),
    pinned([116, 30], 52, 44, [ROSE.base, WATER.base, SUN.base], -4),
    floor(160, '#cda77e'),
    rug([246, 300], 230, 54, '#c3d3d0', '#9fb8b4'),
    under([396, 232], 44, 5),
    figure(rocker, vary(POSES.tailor, { lean: 2, nod: 16, elbows: [1, 1] }), [404, 232], 160, {
      facing: -1,
      grip: { near: [366, 196], far: [354, 190] },
      holding:
        lyingDoll(
          [376, 188],
          { cloth: BARK.soft, hair: HAIR.black, dress: PLUM.base, hose: SUN.base, look: CONTENT },
          { scale: 0.85, mirror: true, turn: 10 },
        ) + fill('M364 176L412 184 410 208 362 202Z', PAPER),
    }),
    face(SIDE_OH, [394, 152], 23, -17, true),
    line('M356 216q10 8 24 6M350 224q14 12 34 8', MAPLE.dark, 2.8),
    under([214, 240], 34, 5),
    figure(wringer, vary(POSES.standFront, { nod: 6, elbows: [1, -1] }), [214, 240], 166, {
      grip: { near: [190, 168], far: [238, 168] },
    }),
    face(GRIMACE, [216, 103], 23.9, 6),
    wrung([214, 168], SUN.soft, CAST.mei.skin, { scale: 1.1 }),
    under([70, 302], 64, 6),
    adult(educator, vary(POSES.tailor, { lean: 4, nod: 4, elbows: [1, 1] }), [58, 300], 240, {
      grip: { near: [106, 234], far: [142, 212] },
    }),
    face(SIDE_GRIMACE, [65, 178], 21.1, 6),
    wrung([124, 223], PAPER, ADULTS.lucie.skin, { turn: -31, scale: 1.1 }),
    lyingDoll([252, 290], first, { scale: 1.15, turn: -6 }),
    line('M306 272l9 -7M312 284h12M306 298l10 5', MAPLE.dark, 3),
    lyingDoll(
      [164, 324],
      { cloth: BARK.pale, hair: HAIR.black, dress: RED, hose: FIR.base, look: CRYING },
      { scale: 1.15, turn: 4 },
    ),
    line('M218 314l10 -6M222 328h11M214 340l10 5', MAPLE.dark, 3),
    lyingDoll(
      [344, 320],
      { cloth: BARK.cut, hair: SUN.dark, dress: FIR.base, hose: PLUM.soft, look: CONTENT },
      { scale: 1.15, mirror: true },
    ),
    under([438, 338], 36, 5),
    toddler(small, vary(POSES.heels, { lean: 26, nod: 6, elbows: [1, 1], stretch: 1.2 }), [438, 338], 140, {
      facing: -1,
      grip: { near: [397, 322], far: [391, 314] },
      holding: fill('M378 312Q390 304 406 312L408 332Q394 338 378 332Z', PAPER),
    }),
    face(SIDE_OH, [411, 252], 25.9, -20, true),
    line('M380 262q-7 2 -11 0M382 270q-6 5 -12 5M379 254q-6 -1 -9 -5', WATER.base, 2.6),
  )
}

/** A foam noodle from `a` to `b`, the hole seen at `a`. */
const noodle = (a: Point, b: Point, color: string, width = 13) =>
  line(`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`, color, width) +
  line(`M${a[0]} ${a[1] - 2}L${b[0]} ${b[1] - 2}`, glow(color, 0.35), width * 0.3) +
  disc(a, width * 0.5, glow(color, 0.25)) +
  disc(a, width * 0.2, shade(color, 0.45))

/** Eyes shut and a mouth that lets the air out. */
const ASLEEP = line('M-9 -1q3 3 6 0M3 -1q3 3 6 0', INK, 1.8) + mouth([1, 10], 3.2, 3)

export function guardSnoresOverANoodle(): string {
  const guard = barefoot(mild({ ...ADULTS.julie, view: 'front' }, { top: WATER.deep, legs: BARK.dark }))
  const crawler = barefoot(mild(CAST.maika, { top: ROSE.base, legs: PLUM.dark }))
  const frozen = barefoot(mild(CAST.anh, { top: SUN.base, legs: FIR.deep, cut: 'stripes', trim: SUN.pale }))
  const tiptoe = barefoot(mild(CAST.awa, { top: FIR.base, legs: WATER.deep }))
  return frame(
    ['#dfe4e9', '#f3f1e6'],
    pane([64, 14], 104, 74, 'autumn'),
    curtains([64, 14], 104, 74, '#b58a9c'),
    pinned([424, 26], 52, 44, [MAPLE.base, FIR.base], 4),
    floor(156, '#c9a47b'),
    under([272, 204], 66, 6),
    adult(guard, vary(POSES.tailorFront, { elbows: [1, -1], nod: 14 }), [272, 202], 220, {
      grip: { near: [204, 140], far: [304, 186] },
    }),
    face(ASLEEP, [277, 90], 19.4, 14),
    snore([306, 72], 1.1) + snore([324, 54], 1.5) + snore([346, 30], 2),
    hoop([420, 242], 50, 15, RED),
    figure(
      tiptoe,
      vary(POSES.walk, { lean: 2, nod: 4, feet: pair(14, -16, -4, -4), elbows: [1, 1], soles: [30, 40] }),
      [422, 248],
      156,
      { grip: { near: [452, 176], far: [458, 164] } },
    ),
    line('M116 290L150 262', PLUM.dark, 9, 0.16),
    under([174, 250], 66, 7),
    figure(crawler, vary(POSES.crawl, { hip: [-14, -22], lean: 88, nod: -12 }), [170, 250], 152),
    face(SIDE_SMILE, [204, 199], 21.9, 36.4),
    noodle([122, 210], [210, 136], ROSE.soft, 14),
    disc([204, 141], 7, ADULTS.julie.skin),
    hoop([92, 312], 48, 15, WATER.base),
    noodle([222, 352], [244, 300], FIR.base, 14),
    hoop([344, 330], 50, 16, SUN.base),
    noodle([464, 316], [420, 296], PLUM.base, 14),
    under([330, 336], 30, 5),
    figure(frozen, vary(POSES.balance, { lean: 4, feet: pair(-5, -4, 26, -26) }), [334, 338], 166, {
      facing: -1,
      step: { far: [284, 288] },
    }),
    face(SIDE_OH, [330, 205], 23.9, -2, true),
    face(SIDE_SMILE, [425, 126], 22.5, 5),
  )
}

const SAND = '#e3c68d'

/** A big ladle held at the origin, its bowl far to the right. */
const ladle = (at: Point, options: Options = {}) =>
  place(
    line('M-16 0H40', STONE.dark, 5) +
      fill('M36 -2H72Q72 18 54 18 36 18 36 -2Z', STONE.base) +
      oval([54, -2], 18, 5, STONE.dark),
    at,
    options,
  )

/** A child's boot standing on the origin, its toe to the right. */
const boot = (at: Point, color: string, options: Options = {}) =>
  place(
    fill('M-12 -34H6V-14Q20 -14 20 -2H-12Z', color) +
      line('M-12 -1H20', shade(color, 0.35), 5) +
      line('M-12 -32H6', glow(color, 0.4), 5),
    at,
    options,
  )

/** A wide brush held at the origin, its bristles to the right. */
const wideBrush = (at: Point, color: string, options: Options = {}) =>
  place(
    line('M-18 0H14', color, 6) +
      fill('M12 -9H22V9H12Z', STONE.base) +
      fill('M22 -10Q34 -11 42 -8L40 8Q34 11 22 10Z', BARK.dark),
    at,
    options,
  )

export function ladleIsAHorn(): string {
  const sweeper = barefoot(mild(CAST.kofi, { top: FIR.base, legs: WATER.deep }))
  const horned = barefoot(mild(CAST.zoe, { top: ROSE.base, legs: PLUM.dark }))
  const lying = barefoot(mild(CAST.sami, { top: SUN.base, legs: BARK.dark, cut: 'stripes', trim: SUN.pale }))
  const small = barefoot(mild(CAST.rose, { top: WATER.base, legs: FIR.deep }))
  return frame(
    ['#e8e3d2', '#f6f0e0'],
    pane([150, 14], 104, 76, 'summer'),
    curtains([150, 14], 104, 76, '#8fb1b8'),
    pinned([66, 32], 50, 42, [FIR.base, MAPLE.base, SUN.base], -4),
    floor(160, '#cfa97f'),
    // A broom waits against the wall.
    line('M462 50L454 144', BARK.soft, 5) + fill('M443 142H467L472 170H436Z', SUN.dark),
    under([314, 222], 36, 5),
    figure(
      horned,
      vary(POSES.walk, { lean: 20, nod: 4, elbows: [-1, 1], stretch: 1.25, feet: pair(22, -14, -10, -4) }),
      [304, 222],
      162,
      { grip: { near: [356, 76], far: [348, 168] } },
    ),
    ladle([355, 74], { turn: -52 }),
    face(SIDE_LAUGH, [326, 98], 23.3, 15),
    disc([355, 75], 6.4, CAST.zoe.skin),
    line('M357 106q9 1 14 7M354 113q7 4 9 12', MAPLE.dark, 2.8),
    line('M328 214l-3 8M339 214l2 9M348 210l7 5', MAPLE.dark, 3),
    // The tray of sand.
    under([198, 304], 116, 8),
    fill('M112 226H284L310 284H84Z', shade(BARK.soft, 0.2)),
    fill('M120 232H276L298 280H96Z', SAND),
    fill('M134 252Q150 240 172 246 198 236 224 246 246 240 260 254 246 262 220 260 184 268 154 262Z', glow(SAND, 0.3)),
    place(
      fill('M-18 -44H18L13 4H-13Z', RED) +
        oval([0, -44], 18, 7, shade(RED, 0.45)) +
        line('M-15 -24H15', glow(RED, 0.4), 4),
      [206, 260],
      { turn: 30, scale: 1.2 },
    ),
    fill('M160 264Q178 242 206 252 234 248 250 264 230 278 198 276 172 278 160 264Z', SAND),
    block([268, 272], 24, 16, WATER.base, { turn: 14 }),
    fill('M246 276Q256 262 272 268 288 266 292 276Z', SAND),
    fill('M84 284H310V300Q310 306 304 306H90Q84 306 84 300Z', BARK.soft),
    under([58, 310], 50, 6),
    figure(sweeper, vary(POSES.kneel, { lean: 38, nod: -8, elbows: [1, 1] }), [52, 308], 168, {
      grip: { near: [124, 256], far: [110, 280] },
    }),
    wideBrush([126, 254], MAPLE.dark, { turn: 14, scale: 1.15 }),
    disc([124, 254], 6.4, CAST.kofi.skin),
    face(SIDE_OH, [85, 209], 24.2, 13),
    // The dinosaur: a horn over the head, a tail under the feet.
    under([352, 346], 116, 6),
    place(
      fill('M-18 -30H18L12 10H-12Z', PLUM.base) + line('M-12 10H12', PLUM.dark, 4) + line('M-16 -14H16', PLUM.soft, 4),
      [234, 330],
      { turn: 92 },
    ),
    figure(lying, vary(POSES.lie, { nod: -30, elbows: [1, 1] }), [356, 342], 160, {
      grip: { near: [364, 334], far: [372, 330] },
    }),
    face(SIDE_SMILE, [289, 324], 23, -79.5),
    block([432, 344], 20, 16, FIR.base),
    boot([464, 344], WATER.deep, { mirror: true }),
    under([404, 304], 36, 5),
    toddler(small, vary(POSES.kneel, { lean: 36, nod: 0, elbows: [1, 1], stretch: 1.35 }), [410, 302], 136, {
      facing: -1,
      grip: { near: [366, 300], far: [358, 298] },
      holding: block([350, 318], 26, 20, RED),
    }),
    face(SIDE_LAUGH, [382, 226], 25.2, -20, true),
  )
}

/** A puppet that frowns, its sleeve down to the origin, one paw about to strike on the left. */
const puppet = (at: Point, options: Options = {}) =>
  place(
    line('M10 -34L27 -22', WATER.base, 11) +
      disc([28, -21], 6.4, SUN.soft) +
      fill('M-12 -46H12L17 4H-17Z', WATER.base) +
      line('M-16 3H16', WATER.deep, 5) +
      line('M-9 -34L-26 -12', WATER.base, 11) +
      disc([-27, -10], 6.8, SUN.soft) +
      line('M-14 -82L-20 -96M-5 -86L-7 -102M5 -86L8 -102M14 -82L22 -95', MAPLE.base, 8) +
      disc([0, -66], 24, SUN.soft) +
      disc([-13, -58], 5, RED, 0.4) +
      disc([13, -58], 5, RED, 0.4) +
      disc([0, -64], 3.6, MAPLE.deep) +
      line('M-12 -76L-4 -72M12 -76L4 -72', INK, 3.2) +
      line('M-8 -69h.1M8 -69h.1', INK, 4.6) +
      line('M-8 -51Q0 -57 8 -51', MOUTH, 3),
    at,
    options,
  )

export function puppetLooksForAWord(): string {
  const educator = barefoot(mild({ ...ADULTS.helene, view: 'side' }, { top: PLUM.base, legs: WATER.deep }))
  const sad = barefoot(mild({ ...CAST.lea, view: 'front' }, { top: SUN.base, legs: FIR.deep }))
  const sock = mild(CAST.anh, { top: FIR.base, legs: BARK.dark, shoes: PAPER })
  const small = barefoot(mild(CAST.awa, { top: ROSE.base, legs: WATER.deep, cut: 'stripes', trim: ROSE.soft }))
  return frame(
    ['#e3e6da', '#f5f0e1'],
    pane([30, 14], 104, 76, 'rain'),
    curtains([30, 14], 104, 76, '#c98f78'),
    pinned([212, 30], 52, 44, [ROSE.base, SUN.base, WATER.base], 4),
    wainscot(128, 164, '#d7d3bd'),
    floor(164, '#cca67d'),
    under([140, 284], 76, 7),
    adult(educator, vary(POSES.tailorFront, { elbows: [-1, -1], nod: 8, stretch: 1.25 }), [140, 282], 250, {
      grip: { near: [88, 186], far: [234, 254] },
    }),
    palm([87, 188], ADULTS.helene.skin, -24),
    face(SIDE_OH, [143, 154], 22, 8),
    puppet([240, 263], { scale: 1.12 }),
    line('M196 246l-8 -8M206 238l-4 -11M190 259h-11', MAPLE.dark, 3),
    under([432, 240], 44, 6),
    wheelchair([436, 236], RED, { mirror: true, scale: 1.1 }),
    figure(
      sock,
      vary(POSES.sit, { hip: [0, -38], lean: 6, nod: 2, elbows: [1, 1], feet: pair(26, -12, 28, -12), stretch: 1.2 }),
      [436, 238],
      160,
      { facing: -1, grip: { near: [376, 134], far: [400, 192] } },
    ),
    wheelchairWheel([436, 236], RED, { mirror: true, scale: 1.1 }),
    sockPuppet([378, 137], ROSE.base),
    face(SIDE_SMILE, [429, 110], 23, -5, true),
    under([384, 350], 56, 6),
    figure(sad, vary(POSES.tailorFront, { elbows: [-1, 1], nod: 0 }), [384, 348], 172, {
      grip: { near: [362, 280], far: [406, 280] },
    }),
    face(line('M-7 12Q0 4 7 12', MOUTH, 2) + line('M-10 -3l6 -3M10 -3l-6 -3', INK, 1.8), [384, 260], 24.8),
    line('M362 280L372 279M406 280L396 279', CAST.lea.skin, 5),
    under([304, 336], 36, 6),
    toddler(small, vary(POSES.kneel, { lean: 8, nod: -10, elbows: [1, 1], stretch: 1.3 }), [312, 334], 138, {
      facing: -1,
      grip: { near: [272, 274], far: [270, 262] },
    }),
    face(SIDE_OH, [311, 249], 25.5, 5.6, true),
  )
}
