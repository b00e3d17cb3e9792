import { adult, figure, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { palm } from '../../../kit/hands.ts'
import { face, mouth } from '../../../kit/head.ts'
import { frame } from '../../../kit/landscape.ts'
import {
  BARK,
  FIR,
  glow,
  INK,
  MAPLE,
  MOUTH,
  mix,
  PAPER,
  PLUM,
  RED,
  ROSE,
  SNOW,
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, barefoot, CAST, dress, mild, TUQUES } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { chair, door, floor, hooks, inset, napMat, pane, pinned, shelf, wainscot } from '../../../kit/room.ts'
import { again, disc, fill, line, type Options, once, oval, place } from '../../../kit/svg.ts'
import { boot, boots, musicNote, snore } from '../../../kit/things.ts'
import { BLOCK, block, under } from '../../../kit/toys.ts'
import { foliage } from '../../../kit/trees.ts'

const FLOOR = '#cfa97f'

/** What a face does, in the coordinates of a head seen from its side, then of one turned to us. */
const SIDE_EYE = line('M7.5 -1.5h.1', INK, 3.2)
const STILL = SIDE_EYE + line('M8 8.500h4.500', MOUTH, 1.9)
const SMILE = SIDE_EYE + line('M6.5 8Q9.5 11 12.5 7.500', MOUTH, 1.8)
const LAUGH = SIDE_EYE + mouth([10.6, 7.6], 3, 3.8)
const CALL = SIDE_EYE + mouth([11, 7.6], 3, 4.4)
const SHUT = line('M5 -1.5q3 3 6 0', INK, 1.8) + line('M7 8.500Q9.5 10.5 12 8', MOUTH, 1.8)
const LIPS = line('M7 8.500Q9.5 10.5 12 8', MOUTH, 1.8)
const FRONT_EYES = line('M-6 -1h.1M6 -1h.1', INK, 3.2)
const FRONT_SMILE = FRONT_EYES + line('M-4 8Q0 11.5 4 8', MOUTH, 1.8)
const FRONT_LAUGH = FRONT_EYES + mouth([0, 8], 4.4, 4)
const FRONT_OH = FRONT_EYES + mouth([0, 8.4], 2.6, 3.2)

/** A sleeper who snores and looks, one eye ajar. */
const ONE_EYE =
  line('M-9.500 -1q3.500 3.500 7 0', INK, 1.8) +
  oval([6, -0.2], 4, 3.2, PAPER) +
  line('M5.4 .6h.1', INK, 3.4) +
  line('M1.8 -1q4.200 -4 8.400 0', INK, 1.5) +
  mouth([0, 8.4], 3.2, 2.6)
/** Lips round and small: without a sound. */
const SHH = SIDE_EYE + mouth([11.6, 7.8], 1.5, 1.7)

/** A tidying bin that one sees through, its inside then its front: what sleeps at the bottom is drawn between the two. */
const binInside = ([x, y]: Point, w: number, h: number, color: string) =>
  fill(
    `M${x - w / 2} ${y - h}l10 -14H${x + w / 2 - 10}l10 14L${x + w / 2 - 5} ${y}H${x - w / 2 + 5}Z`,
    glow(color, 0.72),
  )
const binFront = ([x, y]: Point, w: number, h: number, color: string) =>
  fill(`M${x - w / 2} ${y - h}H${x + w / 2}L${x + w / 2 - 5} ${y}H${x - w / 2 + 5}Z`, color, 0.26) +
  line(`M${x - w / 2} ${y - h}l10 -14H${x + w / 2 - 10}l10 14Z`, shade(color, 0.2), 4.4)

export function sleeperLosesItsBlocks(): string {
  const educator = mild({ ...ADULTS.julie, view: 'front' }, { top: PLUM.base, legs: WATER.deep, shoes: INK })
  const far = mild(CAST.kofi, { top: SUN.base, legs: FIR.deep, shoes: PAPER })
  const statue = mild({ ...CAST.mei, view: 'front' }, { top: RED, legs: BARK.dark, shoes: PAPER })
  const near = mild(CAST.lea, { top: WATER.base, legs: PLUM.dark, shoes: PAPER, cut: 'overalls' })
  const tidy = mild(CAST.sami, { top: FIR.base, legs: BARK.dark, shoes: PAPER, cut: 'stripes', trim: FIR.pale })
  const cube = (x: number, y: number, color: string, scale = 0.7, turn = 0) =>
    again('b', [x, y], color, { scale, turn })
  return frame(
    ['#e2e8e4', '#f5f1e3'],
    once('b', BLOCK),
    pane([236, 16], 98, 76, 'autumn'),
    pinned([404, 34], 54, 44, [RED, SUN.base, WATER.base], 4),
    floor(158, FLOOR),
    snore([116, 66], 1.1) + snore([136, 46], 1.6) + snore([164, 22], 2.2),
    under([92, 252], 60, 8),
    chair([84, 250], MAPLE.base, { scale: 1.7 }),
    adult(educator, vary(POSES.sit, { lean: -4, nod: 14, elbows: [1, 1] }), [84, 250], 226, {
      grip: { near: [126, 172], far: [130, 178] },
      holding: cube(138, 180, SUN.base, 0.9),
    }),
    face(ONE_EYE, [82.8, 89.3], 20, 11.8),
    // What is still on the floor.
    cube(58, 292, RED) + cube(110, 316, WATER.base, 0.8) + cube(44, 338, SUN.base, 0.9),
    block([92, 346], 40, 11, MAPLE.base),
    binInside([338, 232], 84, 36, WATER.base),
    cube(324, 228, RED, 0.62) + cube(350, 228, SUN.base, 0.62),
    binFront([338, 232], 84, 36, WATER.base),
    under([238, 230], 34, 5),
    toddler(far, vary(POSES.walk, { lean: 0, elbows: [1, 1], feet: pair(12, -6, -2, -4) }), [234, 230], 132, {
      grip: { near: [250, 182], far: [258, 178] },
      holding: cube(248, 192, RED, 0.74),
    }),
    face(STILL, [234, 133], 24.4),
    under([422, 244], 34, 5),
    toddler(statue, vary(POSES.standFront, { feet: pair(-6, -4, 11, -15) }), [422, 242], 134, {
      grip: { near: [408, 190], far: [437, 190] },
      holding: cube(420, 200, WATER.base, 0.86),
    }),
    face(FRONT_OH, [422, 140], 24.8),
    under([196, 348], 40, 6),
    figure(near, vary(POSES.walk, { lean: 2, nod: 0, elbows: [1, 1], feet: pair(12, -5, -12, -12) }), [188, 346], 158, {
      grip: { near: [212, 274], far: [216, 284] },
      holding: block([211, 300], 13, 42, MAPLE.base),
    }),
    face(STILL, [190, 221], 22.8, 1),
    binInside([310, 346], 108, 44, FIR.base),
    under([408, 348], 40, 6),
    block([290, 342], 44, 11, MAPLE.base) + block([296, 330], 44, 11, SUN.base, { turn: -8 }),
    figure(tidy, vary(POSES.crouch, { lean: 40, nod: 4, elbows: [1, 1] }), [398, 346], 164, {
      facing: -1,
      grip: { near: [340, 322], far: [334, 316] },
      holding: block([334, 336], 34, 11, MAPLE.base),
    }),
    face(SHH, [365, 266], 23.6, -26, true),
    binFront([310, 346], 108, 44, FIR.base),
  )
}

export function bootIsCalling(): string {
  const snow = (head: Parameters<typeof dress>[0], top: string, legs: string, socks: string) =>
    dress(head, { top, legs, shoes: socks, cut: 'overalls', bulk: 1 })
  const calls = snow(CAST.awa, SUN.base, PLUM.base, PAPER)
  const knocks = snow(CAST.theo, FIR.base, WATER.deep, RED)
  const capped = {
    ...snow({ ...CAST.sami, view: 'front' }, ROSE.soft, FIR.dark, SUN.soft),
    hat: TUQUES.maple,
  }
  const educator = mild({ ...ADULTS.lucie, view: 'front' }, { top: WATER.base, legs: BARK.dark, shoes: SUN.soft })
  return frame(
    ['#e6e9e4', '#f4efe2'],
    wainscot(128, 170, '#d3ddd6'),
    hooks([92, 40], 42, [RED, '', WATER.base, FIR.base, '']),
    pane([318, 20], 70, 74, 'winter'),
    floor(170, FLOOR),
    door([404, 170], 64, 146, '#b98a5e'),
    fill('M0 0H64V170L20 360H0Z', '#c6d2cb') + fill('M64 158V170L20 360H8Z', PAPER),
    under([96, 232], 52, 6),
    figure(knocks, vary(POSES.floor, { lean: -4, nod: -4, elbows: [1, 1] }), [82, 230], 146, {
      grip: { near: [98, 218], far: [112, 192] },
      step: { near: [134, 218], far: [122, 225] },
    }),
    boot([154, 217], RED, { turn: -80 }),
    face(LAUGH, [76.9, 155], 21, -6),
    line('M167 224l9 -3M165 231l9 4M157 235l4 8', MAPLE.dark, 3),
    boot([186, 224], RED, { scale: 0.9, mirror: true }),
    under([238, 238], 48, 6),
    toddler(capped, vary(POSES.floorFront, { stretch: 1.2, elbows: [-1, 1] }), [238, 236], 142, {
      grip: { near: [209, 168], far: [267, 168] },
    }),
    face(FRONT_LAUGH, [238, 160], 26),
    boot([228, 262], FIR.base, { scale: 0.8, mirror: true }) + boot([250, 264], FIR.base, { scale: 0.8 }),
    under([90, 344], 60, 7),
    toddler(calls, vary(POSES.tailor, { lean: 40, nod: 16, elbows: [1, 1] }), [70, 340], 164, {
      grip: { near: [134, 326], far: [146, 316] },
      holding: boot([136, 348], PLUM.base, { scale: 1.05 }),
    }),
    face(CALL, [118, 270], 30.3, 38),
    line('M152 294q8 4 8 12M158 284q13 6 13 18', MAPLE.dark, 3),
    boot([186, 350], PLUM.base, { scale: 1.05 }),
    under([356, 338], 84, 9),
    adult(educator, vary(POSES.tailorFront, { nod: -8, elbows: [-1, 1] }), [368, 334], 238, {
      grip: { near: [318, 232], far: [416, 246] },
      holding: boot([290, 214], BARK.base, { scale: 1.35, turn: 86 }),
    }),
    face(FRONT_OH, [365, 212], 21, -8),
    palm([418, 246], ADULTS.lucie.skin, 14),
    boot([436, 347], BARK.base, { scale: 1.35 }),
  )
}

/** A hand gloved in foam, its wrist on the origin, its fingers up and its thumb to the right; `bare` is a thumb without foam. */
const FOAM = once(
  'g',
  line('M-7 -10L-12 -23M-2.5 -12L-4 -28M3 -12L4.500 -28M8 -9L12 -22', PAPER, 7.2) +
    disc([-8, -6], 6, PAPER) +
    disc([8, -4], 6, PAPER) +
    disc([0, -9], 11, PAPER) +
    disc([-6, 3], 6, PAPER) +
    disc([5, 4], 6.5, PAPER) +
    line('M-7 -3q3 3 7 0M2 -11q4 2 6 -2', SNOW.shade, 1.8),
)

const foamHand = (at: Point, options: Options, thumb: string) =>
  place(line('M6 -3L23 -12', thumb, 8) + again('g', [0, 0], PAPER), at, options)

export function holeInTheFoamGlove(): string {
  const educator = mild(ADULTS.minh, { top: MAPLE.base, legs: FIR.deep, shoes: PAPER })
  const rolled = (person: ReturnType<typeof mild>) => ({
    ...person,
    wear: { ...person.wear, sleeves: 'short' as const },
  })
  const bare = rolled(mild({ ...CAST.noah, view: 'side' }, { top: SUN.base, legs: WATER.deep, shoes: PAPER }))
  const done = rolled(
    mild({ ...CAST.lea, view: 'side' }, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER, cut: 'overalls' }),
  )
  const second = mild(CAST.fatou, { top: RED, legs: FIR.deep, shoes: PAPER })
  const first = mild(CAST.anh, { top: FIR.base, legs: BARK.dark, shoes: PAPER, cut: 'stripes', trim: FIR.pale })
  const third = mild({ ...CAST.emile, view: 'front' }, { top: PLUM.base, legs: WATER.deep, shoes: PAPER })
  const tile = '#5f9aa6'
  return frame(
    ['#f1e7d3', '#f8f1e1'],
    FOAM,
    fill('M216 92H480V206H216Z', tile),
    line('M218 130H480M218 168H480M282 94V204M348 94V204M414 94V204', '#7fb1ba', 2),
    fill('M290 16H400V80H290Z', '#cfe0e4') + line('M290 16H400V80H290Z', BARK.pale, 6),
    floor(206, '#d8b78c', PAPER, false),
    musicNote([134, 128], ROSE.base),
    musicNote([176, 108], WATER.base),
    // The basin.
    fill('M306 250H352L346 306Q329 312 312 306Z', SNOW.base),
    fill('M232 222Q238 258 290 262H368Q420 258 426 222Z', PAPER),
    oval([329, 222], 97, 14, SNOW.light) + oval([329, 224], 84, 9.4, SNOW.deep),
    line('M310 54L340 26', PAPER, 3),
    line('M348 214V148Q348 134 335 134 322 134 322 150V154', STONE.pale, 8),
    under([104, 254], 104, 6),
    toddler(third, vary(POSES.tailorFront, { elbows: [1, -1] }), [27, 252], 134, {
      grip: { near: [22, 218], far: [33, 216] },
    }),
    face(FRONT_SMILE, [27, 182], 24.8),
    toddler(second, vary(POSES.tailor, { lean: 4, nod: -6, elbows: [1, 1], stretch: 1.1 }), [80, 252], 134, {
      grip: { near: [116, 196] },
    }),
    face(CALL, [81, 182], 24.8, -4),
    line('M116 196L128 192', CAST.fatou.skin, 5),
    figure(first, vary(POSES.tailor, { lean: 2, nod: -4, elbows: [1, 1] }), [152, 252], 138, {
      grip: { near: [193, 186] },
    }),
    face(CALL, [152, 182], 19.8, -3),
    line('M193 186L206 183', CAST.anh.skin, 4.6),
    under([320, 338], 112, 9),
    fill('M232 304H408L418 318H222Z', SUN.soft) + fill('M222 318H418V328H222Z', SUN.base),
    fill('M230 328H410L414 340H226Z', SUN.dark),
    figure(bare, vary(POSES.standFront, { stretch: 1.1, elbows: [-1, 1] }), [284, 316], 158, {
      facing: -1,
      grip: { near: [315, 196], far: [248, 196] },
    }),
    face(SMILE, [284, 186], 22.8, 0, true),
    foamHand([246, 196], { scale: 1.15, mirror: true, turn: -8 }, CAST.noah.skin),
    foamHand([316, 196], { scale: 1.05, turn: 8 }, PAPER),
    figure(done, vary(POSES.standFront, { stretch: 1.1, elbows: [-1, 1] }), [390, 316], 150, {
      facing: -1,
      grip: { near: [422, 204], far: [358, 204] },
    }),
    face(SMILE, [390, 192], 21.6, 0, true),
    foamHand([357, 204], { scale: 1.05, mirror: true, turn: -8 }, PAPER),
    foamHand([423, 204], { scale: 1.05, turn: 8 }, PAPER),
    under([448, 346], 40, 6),
    adult(educator, vary(POSES.kneel, { lean: 4, nod: 0, elbows: [1, 1] }), [472, 346], 232, {
      facing: -1,
      grip: { near: [436, 252], far: [430, 242] },
      holding:
        fill('M420 264V242Q420 236 425 236H435Q440 236 440 242V264Z', SUN.base) +
        line('M430 235V226H419', STONE.soft, 4),
    }),
    face(SMILE, [471, 187], 20.4, -2, true),
  )
}

export function treeShowsTheWay(): string {
  const educator = mild(ADULTS.marc, { top: FIR.base, legs: BARK.dark, shoes: INK })
  const tree = mild({ ...CAST.zoe, view: 'side' }, { top: MAPLE.base, legs: BARK.dark, shoes: PAPER })
  const tail = mild(CAST.idris, { top: SUN.base, legs: WATER.deep, shoes: PAPER })
  const heels = mild(CAST.lila, { top: ROSE.base, legs: PLUM.dark, shoes: RED })
  const paw = mild(CAST.emile, { top: WATER.base, legs: BARK.dark, shoes: PAPER, cut: 'overalls' })
  const head = mild(CAST.jasleen, { top: RED, legs: FIR.deep, shoes: SUN.soft })
  return frame(
    ['#eee6d4', '#f7f1e2'],
    wainscot(150, 200, '#d9d3b6'),
    pinned([70, 40], 54, 44, [WATER.base, ROSE.base, SUN.base], -4),
    floor(200, '#c9b08c'),
    // The cloakroom.
    inset(
      [386, 44],
      80,
      156,
      fill('M0 0H80V156H0Z', '#cdd9d6'),
      hooks([2, 26], 38, [WATER.base, RED]),
      fill('M0 128H80V156H0Z', shade(FLOOR, 0.1)),
      boots([12, 146], PLUM.base, { scale: 1.1 }),
      boots([46, 148], FIR.base, { scale: 1.1 }),
    ),
    line('M386 200V44H466V200', BARK.pale, 8),
    foliage([222, 64], 66, 50, mix(FIR.pale, '#eee6d4', 0.3), 5),
    under([232, 220], 34, 5),
    figure(tree, vary(POSES.standFront, { stretch: 1.1, elbows: [-1, 1] }), [232, 218], 156, {
      grip: { near: [199, 62], far: [304, 108] },
    }),
    face(CALL, [232, 89.4], 22.5),
    palm([200, 66], CAST.zoe.skin, -18),
    line('M297 108.500L311 107', CAST.zoe.skin, 5.4),
    under([106, 346], 36, 5) + under([190, 346], 40, 5) + under([306, 346], 38, 5) + under([404, 346], 38, 5),
    toddler(tail, vary(POSES.walk, { nod: 8, elbows: [1, 1], feet: pair(13, -5, -13, -8) }), [104, 344], 144),
    face(SMILE, [111, 238], 26.6, 10),
    figure(heels, vary(POSES.walk, { nod: 8, elbows: [1, 1], feet: pair(16, -5, -15, -7) }), [186, 344], 150),
    face(SMILE, [192, 228], 21.6, 10),
    toddler(paw, vary(POSES.walk, { nod: 2, elbows: [1, 1], feet: pair(22, -20, -7, -4) }), [300, 344], 146, {
      grip: { near: [328, 272], far: [334, 264] },
    }),
    face(LAUGH, [304, 238], 26.6, 4),
    figure(head, vary(POSES.walk, { nod: -12, elbows: [1, 1], feet: pair(15, -5, -14, -8) }), [398, 344], 156),
    face(SHUT, [402, 223], 22.5, -10),
    under([44, 354], 44, 6),
    adult(educator, vary(POSES.walk, { lean: 8, nod: 4, elbows: [1, 1] }), [36, 352], 236, {
      grip: { near: [74, 160] },
    }),
    face(SIDE_EYE, [48.9, 143], 20.7, 8),
  )
}

/** Eyes lowered on what the hand does, a word murmured. */
const FRONT_HUSH = line('M-8.500 0q3 2.500 6 0M2.500 0q3 2.500 6 0', INK, 1.8) + mouth([0, 8.4], 2.2, 2)

/** A light cloth laid on a belly, its top at the origin. */
const onBelly = (at: Point, color: string, options: Options = {}) =>
  place(
    fill('M-22 2Q-11 -5 0 -5 12 -5 22 2L27 16Q16 11 3 17 -10 22 -27 15Z', color) +
      line('M-25 14Q-10 20 3 15.500 16 10 25 14.500', glow(color, 0.45), 2) +
      line('M-9 0L-13 14M8 0L10 15', shade(color, 0.16), 2) +
      line('M-8 -11q8 -6 16 0M-5 -18q5 -4 10 0', PAPER, 2.4),
    at,
    options,
  )

/** The same, picked by its middle. */
const picked = (at: Point, color: string, options: Options = {}) =>
  place(
    fill('M-3 -6H3L5 2Q12 18 22 30L16 32 14 44 4 34 -5 48 -10 34 -20 38 -18 28Q-8 14 -5 2Z', color) +
      line('M-1 2Q-4 20 -8 34M2 2Q5 20 6 34', shade(color, 0.16), 2),
    at,
    options,
  )

export function bellyLiftsTheScarf(): string {
  const educator = mild({ ...ADULTS.helene, view: 'front' }, { top: MAPLE.base, legs: WATER.deep, shoes: PAPER })
  const looks = barefoot(mild(CAST.noah, { top: ROSE.base, legs: FIR.deep }))
  const sleeps = barefoot(mild(CAST.mei, { top: FIR.base, legs: PLUM.dark }))
  const back = barefoot(mild(CAST.lea, { top: SUN.base, legs: WATER.deep }))
  const given = barefoot(mild(CAST.idris, { top: WATER.base, legs: BARK.dark }))
  const flat = vary(POSES.lie, { nod: -30, elbows: [1, 1] })
  return frame(
    ['#747aa0', '#a09bb4'],
    pane([60, 18], 100, 80, 'autumn', '#c9c3c4'),
    fill('M34 10H112Q118 66 104 118H34ZM186 10H150Q144 66 156 118H186Z', '#5f639a'),
    line('M24 9H196', BARK.dark, 5),
    floor(152, '#877889', '#a09bb0'),
    fill('M110 152H148L206 360H46Z', SUN.pale, 0.14),
    shelf([384, 152], 84, 60, [
      ['books', 'basket'],
      ['blocks', 'ball'],
    ]),
    napMat([112, 232], 186, '#7d93b8'),
    toddler(back, flat, [118, 226], 136),
    onBelly([108, 200], RED, { scale: 0.9 }),
    face(SIDE_EYE + LIPS, [56.3, 213], 25.2, -79.5),
    under([318, 214], 70, 7),
    adult(educator, vary(POSES.tailorFront, { nod: 6, elbows: [1, 1] }), [314, 212], 214, {
      grip: { near: [308, 182], far: [392, 164] },
    }),
    face(FRONT_HUSH, [316, 103], 18.9, 6),
    napMat([376, 252], 190, '#8b7fae'),
    toddler(given, flat, [366, 246], 140, { facing: -1, grip: { near: [394, 226] } }),
    face(SHUT, [430, 232], 25.9, 79.5, true),
    picked([389, 168], SUN.base),
    napMat([126, 346], 236, '#b0839a'),
    figure(looks, vary(flat, { lean: -66, nod: 44 }), [136, 338], 168, { grip: { near: [88, 342] } }),
    face(LAUGH, [94.8, 278], 24.2, 8),
    onBelly([133, 309], WATER.soft, { turn: 20 }),
    napMat([366, 348], 220, '#7f9f98'),
    figure(sleeps, flat, [352, 340], 168, { facing: -1 }),
    face(SHUT, [422, 321], 24.2, 79.5, true),
    onBelly([368, 313], PLUM.soft, { scale: 1.05 }),
  )
}
