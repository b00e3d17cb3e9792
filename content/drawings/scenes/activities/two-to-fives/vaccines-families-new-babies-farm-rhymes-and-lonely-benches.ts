import { FRONT_SMILE, SIDE_LAUGH, SIDE_OH, SIDE_SMILE } from '../../../kit/faces.ts'
import { adult, figure, toddler } from '../../../kit/figure.ts'
import { cow, pig, rooster, sheep } from '../../../kit/figurines.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { face, mouth } from '../../../kit/head.ts'
import { frame, land } from '../../../kit/landscape.ts'
import {
  BARK,
  FIR,
  HAIR,
  INK,
  MAPLE,
  PAPER,
  PLUM,
  RED,
  ROSE,
  SKIN,
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, BABIES, barefoot, CAST, mild } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, inset, pane, rug, shelf, table } from '../../../kit/room.ts'
import { dashes, disc, line, type Options, oval, place } from '../../../kit/svg.ts'
import { bear, blanket, doll, duck, rabbit, under } from '../../../kit/toys.ts'
import { foliage, trunk } from '../../../kit/trees.ts'
import { wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

const FLOOR = '#cda77e'

/** The name of a beast, cried out. */
const SIDE_CALL = mouth([11, 7.6], 3.4, 4.8)
const SIDE_SHUT = line('M5 -1.5q3 3 6 0', INK, 1.8)
/** A dog's tongue. */
const SIDE_TONGUE = mouth([11, 8], 3, 3.2) + line('M12 9.5L14 16', ROSE.base, 4.4)
const FRONT_CALL = mouth([0, 8], 4.6, 5)

/** Of what is stuck on a paw. */
const bandage = (at: Point, options: Options = {}) =>
  place(line('M-6 0H6', SKIN.fair, 7) + line('M-1 0H1', ROSE.soft, 5), at, options)

export function needleChangesFinger(): string {
  const doctor = barefoot(mild(CAST.noah, { top: SUN.base, legs: WATER.deep }))
  const holder = barefoot(mild(CAST.rose, { top: ROSE.base, legs: PLUM.dark, cut: 'overalls' }))
  const educator = mild({ ...ADULTS.minh, view: 'front' }, { top: FIR.base, legs: BARK.dark, shoes: INK })
  const far = barefoot(mild(CAST.jasleen, { top: WATER.base, legs: FIR.deep }))
  const other = barefoot(mild(CAST.fatou, { top: MAPLE.base, legs: PLUM.dark }))
  return frame(
    ['#dfe6ea', '#f4f1e6'],
    pane([196, 14], 96, 74, 'winter'),
    curtains([196, 14], 96, 74, '#8fb1b8'),
    floor(156, FLOOR, PAPER, false),
    shelf([372, 156], 90, 60, [
      ['books', 'plant'],
      ['blocks', 'basket'],
    ]),
    rug([240, 300], 246, 76, '#b7ccd2', '#8fb0ba'),
    under([70, 252], 54, 6),
    adult(educator, vary(POSES.tailorFront, { nod: -4, elbows: [1, 1] }), [70, 250], 214, {
      grip: { near: [70, 222], far: [104, 182] },
      holding: bear([100, 188], STONE.base, { turn: -14 }),
    }),
    face(FRONT_SMILE, [68.8, 141], 18.9, -4),
    under([386, 238], 34, 5) + under([454, 238], 34, 5),
    figure(far, vary(POSES.tailor, { lean: 4, nod: 6, elbows: [1, 1] }), [382, 236], 124, {
      grip: { near: [403, 212] },
    }),
    face(SIDE_OH, [386.9, 173], 17.9, 8.2),
    rabbit([419, 238], PLUM.soft, { scale: 0.85 }),
    figure(other, vary(POSES.tailor, { lean: 2, nod: 6, elbows: [1, 1] }), [457, 236], 124, {
      facing: -1,
      grip: { near: [429, 228] },
    }),
    face(SIDE_SMILE, [454, 173], 17.9, -7.1, true),
    line('M403 212L410 224', CAST.jasleen.skin, 4.6),
    under([142, 340], 60, 7) + under([342, 340], 60, 7) + under([240, 338], 30, 5),
    figure(doctor, vary(POSES.heels, { lean: 10, nod: 2, elbows: [1, 1] }), [142, 338], 214, {
      grip: { near: [212, 232] },
    }),
    bear([240, 336], BARK.soft, { scale: 1.55 }),
    bandage([220, 320], { turn: -54 }),
    face(SIDE_LAUGH, [148, 219], 30.7, 7.5),
    figure(holder, vary(POSES.tailor, { lean: 4, nod: 4, elbows: [1, 1], stretch: 1.26 }), [338, 338], 222, {
      facing: -1,
      grip: { near: [265, 318], far: [268, 234] },
    }),
    face(SIDE_SMILE, [330, 225], 31.9, -6.2, true),
    line('M212 232L238 228', CAST.noah.skin, 6.4),
    line('M268 234L242 228', CAST.rose.skin, 6.4),
    line('M240 216v-12M229 218l-7 -9M251 218l7 -9', MAPLE.dark, 3),
  )
}

/** A hand wide open, its palm up, its wrist at the origin; what lies in it is under the thumb. */
const openPalm = (at: Point, skin: string, lying: string, scale: number) =>
  place(
    line('M36 -6L56 -14M40 -1L64 -4M40 5L63 6M34 10L54 15', skin, 8.6) +
      oval([22, 1], 24, 14, skin) +
      lying +
      line('M6 8Q18 12 27 3', shade(skin, 0.1), 8.6),
    at,
    { scale },
  )

/** On its back, in the coordinates of the palm. */
const SLEEPING_COW = place(cow([0, 0]) + disc([24, -33], 3, PAPER) + line('M21 -33q3 3 5 0', INK, 1.8), [26, -25], {
  scale: 0.74,
  mirror: true,
  turn: 184,
})

export function cowInThePalm(): string {
  const educator = barefoot(mild(ADULTS.lucie, { top: PLUM.base, legs: WATER.deep }))
  const first = barefoot(mild({ ...CAST.mei, view: 'front' }, { top: SUN.base, legs: FIR.deep }))
  const second = barefoot(mild({ ...CAST.emile, view: 'front' }, { top: WATER.base, legs: BARK.dark }))
  const third = mild(CAST.maika, { top: FIR.base, legs: PLUM.dark, shoes: PAPER })
  const small = barefoot(mild(BABIES.ambre, { top: RED, legs: WATER.deep }))
  const wheels = { mirror: true, scale: 1.12 }
  return frame(
    ['#b9cfc0', '#dfe6d2'],
    pane([26, 14], 100, 74, 'spring'),
    floor(170, FLOOR, PAPER, false),
    oval([236, 300], 250, 70, '#d8c690'),
    under([282, 238], 106, 7),
    figure(first, vary(POSES.tailorFront, { elbows: [1, 1], stretch: 1.16 }), [230, 234], 152, {
      grip: { near: [218, 216], far: [268, 124] },
      holding: sheep([268, 132]),
    }),
    face(FRONT_CALL, [230, 157], 21.9),
    figure(second, vary(POSES.tailorFront, { elbows: [1, 1], stretch: 1.16 }), [334, 238], 152, {
      grip: { near: [322, 220], far: [372, 128] },
      holding: rooster([372, 136], { mirror: true, scale: 1.1 }),
    }),
    face(FRONT_CALL, [334, 161], 21.9),
    under([432, 332], 50, 7),
    wheelchair([436, 330], RED, wheels),
    figure(third, vary(POSES.sit, { hip: [0, -36], lean: 0, nod: -14, elbows: [1, 1] }), [436, 330], 166, {
      facing: -1,
      grip: { near: [400, 198] },
      step: { near: [400, 314], far: [396, 312] },
      holding: pig([398, 210], { mirror: true }),
    }),
    wheelchairWheel([436, 330], RED, wheels),
    face(SIDE_CALL, [441, 201], 23.9, 14, true),
    under([298, 348], 46, 6),
    toddler(small, vary(POSES.tailor, { lean: 4, nod: 2, elbows: [1, 1] }), [304, 346], 150, {
      facing: -1,
      grip: { near: [270, 314], far: [262, 312] },
      holding: duck([264, 312], SUN.base, { mirror: true, scale: 0.9 }),
    }),
    face(SIDE_OH, [299, 267], 27.8, -4.2, true),
    under([86, 342], 72, 8),
    adult(educator, vary(POSES.tailor, { lean: 6, nod: 4, elbows: [1, 1] }), [84, 340], 264, {
      grip: { near: [152, 274] },
    }),
    openPalm([150, 274], ADULTS.lucie.skin, SLEEPING_COW, 1.4),
    face(SIDE_SMILE, [95.2, 206], 23.2, 7.3),
  )
}

/** A rag doll whose arm is held up; the hand of who holds it is at (18, -27). */
const asking = (at: Point, skin: string, hair: string, dress: string, scale: number) =>
  doll(at, skin, hair, dress, { arms: 'M-4 -18L-12 -10M4 -18L18 -27', scale })

export function babyDecides(): string {
  const small = barefoot(mild(BABIES.ines, { top: SUN.base, legs: WATER.deep, cut: 'overalls' }))
  const cook = barefoot(mild(CAST.kofi, { top: FIR.base, legs: PLUM.dark }))
  const dog = barefoot(mild(CAST.lea, { top: MAPLE.base, legs: BARK.dark }))
  const one = barefoot(mild(CAST.anh, { top: WATER.base, legs: BARK.dark }))
  const two = barefoot(mild(CAST.sami, { top: RED, legs: FIR.deep }))
  const educator = barefoot(mild(ADULTS.helene, { top: PLUM.base, legs: BARK.dark }))
  return frame(
    ['#e8e2da', '#f6f0e3'],
    pane([196, 14], 96, 74, 'autumn'),
    floor(150, FLOOR, PAPER, false),
    blanket([404, 222], 190, 44, ROSE.soft),
    figure(one, vary(POSES.tailorFront, { nod: 12 }), [362, 224], 134, {
      grip: { near: [348, 204], far: [378, 200] },
    }),
    doll([342, 198], SKIN.dark, INK, SUN.base, { turn: 82, scale: 1.1 }),
    disc([348, 206], 5.6, CAST.anh.skin) + disc([379, 201], 5.6, CAST.anh.skin),
    figure(two, vary(POSES.tailorFront, { nod: -12 }), [440, 224], 134, {
      grip: { near: [424, 200], far: [454, 204] },
    }),
    doll([460, 198], SKIN.tan, BARK.deep, FIR.soft, { turn: -82, scale: 1.1 }),
    disc([423, 201], 5.6, CAST.sami.skin) + disc([454, 206], 5.6, CAST.sami.skin),
    face(FRONT_SMILE, [366, 156], 19.4, 12) + face(FRONT_SMILE, [436, 156], 19.4, -12),
    under([56, 236], 50, 6),
    adult(educator, vary(POSES.heels, { lean: 4, nod: 10, elbows: [1, 1] }), [54, 234], 204, {
      grip: { near: [94, 182], far: [118, 166] },
      holding: asking([96, 200], SKIN.peach, HAIR.honey, WATER.base, 1.3),
    }),
    face(SIDE_SMILE, [53.7, 117], 18, 12.2),
    blanket([226, 318], 430, 78, WATER.soft),
    under([116, 340], 50, 6),
    toddler(small, vary(POSES.tailor, { lean: 4, nod: -6, elbows: [1, 1], stretch: 1.45 }), [104, 338], 172, {
      grip: { near: [152, 316], far: [196, 285] },
      holding: asking([164, 332], SKIN.dark, INK, ROSE.base, 1.75),
    }),
    disc([195, 285], 7, BABIES.ines.skin),
    face(SIDE_LAUGH, [106, 248], 31.8, -3.8),
    under([282, 332], 60, 7),
    figure(cook, vary(POSES.tailor, { lean: 4, nod: 10, elbows: [1, 1] }), [294, 330], 200, {
      facing: -1,
      grip: { near: [238, 276], far: [256, 262] },
    }),
    face(SIDE_SMILE, [286, 228], 28.8, -8, true),
    dashes('M240 280a17 5 0 1 0 34 0a17 5 0 1 0 -34 0', PAPER, 2.4, '6 5'),
    line('M236 258q-6 -8 0 -16t0 -16M250 248q-5 -7 0 -13t0 -13', PAPER, 3),
    under([410, 350], 50, 6),
    figure(dog, vary(POSES.crawl, { nod: -52 }), [408, 348], 150, { facing: -1 }),
    face(SIDE_TONGUE, [392, 277], 21.6, 12.4, true),
  )
}

export function navelAndNose(): string {
  const educator = mild({ ...ADULTS.julie, view: 'front' }, { top: WATER.base, legs: BARK.dark, shoes: BARK.deep })
  const baby = barefoot(mild(CAST.idris, { top: SUN.base, legs: FIR.dark, cut: 'stripes', trim: MAPLE.base }))
  const grown = barefoot(mild({ ...CAST.lea, view: 'side' }, { top: RED, legs: WATER.deep }))
  const soother = barefoot(mild(CAST.emile, { top: FIR.base, legs: PLUM.dark }))
  const rocking = barefoot(mild(CAST.awa, { top: ROSE.base, legs: PLUM.base }))
  return frame(
    ['#e9e3d6', '#f6f1e3'],
    pane([120, 14], 96, 74, 'summer'),
    curtains([120, 14], 96, 74, '#9fb98f'),
    floor(150, FLOOR),
    shelf([20, 150], 80, 60, [
      ['books', 'ball'],
      ['blocks', 'basket'],
    ]),
    rug([240, 290], 250, 84, '#bcd0c4', '#93b09f'),
    under([72, 250], 40, 5),
    figure(rocking, vary(POSES.tailor, { lean: 2, nod: 14, elbows: [1, 1] }), [68, 248], 140, {
      grip: { near: [100, 218], far: [84, 220] },
      holding: rabbit([94, 236], STONE.pale, { scale: 0.9, turn: 60 }),
    }),
    under([212, 302], 62, 7),
    adult(educator, vary(POSES.tailorFront, { nod: 6, elbows: [1, 1] }), [212, 300], 224, {
      grip: { near: [184, 278], far: [240, 286] },
    }),
    face(FRONT_SMILE, [214, 186], 19.7, 6),
    under([224, 342], 70, 6),
    figure(
      baby,
      vary(POSES.prone, { hip: [0, -14], lean: 86, nod: 20, knees: [-1, -1], soles: [60, 60], elbows: [1, 1] }),
      [262, 336],
      178,
      { facing: -1, grip: { near: [234, 322], far: [206, 332] }, step: { near: [270, 336], far: [262, 338] } },
    ),
    face(SIDE_OH, [189, 299], 25.6, -67.3, true),
    line('M234 322L244 316', CAST.idris.skin, 5),
    disc([240, 288], 7, ADULTS.julie.skin),
    under([384, 334], 34, 5),
    figure(
      grown,
      vary(POSES.standFront, { hip: [0, -44], feet: pair(-13, -14, 13, -10), elbows: [-1, 1], stretch: 1.1 }),
      [384, 326],
      176,
      { grip: { near: [334, 144], far: [417, 200] } },
    ),
    line('M416 197L410 182', CAST.lea.skin, 5.4),
    face(SIDE_LAUGH, [384, 175], 25.3),
    line('M356 322q-6 6 -4 14M412 322q6 6 4 14M384 316v12', PAPER, 3),
    under([70, 350], 56, 6),
    figure(
      soother,
      vary(POSES.lie, { lean: -82, nod: 10, feet: pair(16, -42, 22, -38), knees: [1, 1], soles: [-60, -60] }),
      [94, 350],
      150,
      { grip: { near: [64, 309] } },
    ),
    face(SIDE_SHUT, [39.7, 315], 21.6, -35.1),
    line('M64 309L59 312M64 309L58 307', CAST.emile.skin, 4),
  )
}

/** The legs of somebody who sits on a bench before us, from its plank at (0, 0) down to shoes at y = `long`. */
const hanging = (at: Point, long: number, w: number, legs: string, shoes: string, swing = 0) =>
  place(
    line(`M-12 0L-13 9 ${swing - 12} ${long}M12 0L13 9 ${12 - swing} ${long}`, legs, w) +
      oval([swing - 12, long], 9.5, 10.6, shoes) +
      oval([12 - swing, long], 9.5, 10.6, shoes),
    at,
  )

export function benchAnswers(): string {
  const newcomer = mild({ ...CAST.lila, view: 'side' }, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const left = mild({ ...CAST.emile, view: 'front' }, { top: WATER.base, legs: BARK.dark, shoes: RED })
  const right = mild({ ...CAST.fatou, view: 'side' }, { top: SUN.base, legs: FIR.deep, shoes: PAPER })
  const educator = mild({ ...ADULTS.nadia, view: 'front' }, { top: FIR.dark, legs: WATER.deep, shoes: INK })
  const run = [
    mild(CAST.theo, { top: RED, legs: WATER.deep, shoes: PAPER }),
    mild(CAST.mei, { top: PLUM.base, legs: BARK.dark, shoes: PAPER }),
  ] as const
  const rolls = mild(CAST.kofi, { top: SUN.base, legs: FIR.deep, shoes: PAPER })
  const seated = vary(POSES.standFront, { elbows: [1, -1] })
  const seat = 262
  return frame(
    ['#bfdfec', '#eef3dc'],
    land([0, 92, 150, 74, 330, 88, 480, 70], '#b4d7a1'),
    land([0, 106, 240, 100, 480, 108], '#a4cc80'),
    trunk([96, 146], 40, 18, BARK.base),
    foliage([96, 56], 84, 52, FIR.base, 7, 8),
    oval([82, 42], 44, 24, FIR.soft, -14),
    figure(run[0], POSES.run, [168, 146], 66, { facing: -1 }),
    figure(run[1], POSES.run, [226, 138], 62, { facing: -1 }),
    wheelchair([300, 140], RED, { mirror: true, scale: 0.6 }),
    figure(rolls, vary(POSES.sit, { hip: [0, -36], lean: 14 }), [300, 140], 66, {
      facing: -1,
      step: { near: [284, 132], far: [282, 132] },
    }),
    wheelchairWheel([300, 140], RED, { mirror: true, scale: 0.6 }),
    land([0, 172, 240, 166, 480, 174], '#8fbd6c'),
    under([240, 340], 226, 10),
    table([240, 336], 452, 84, BARK.pale, 20),
    inset(
      [0, 0],
      480,
      seat,
      figure(newcomer, seated, [70, 318], 176, { grip: { far: [112, 258] } }),
      figure(left, seated, [236, 318], 176, { facing: -1, grip: { far: [196, 250] } }),
      figure(right, seated, [318, 318], 176, { facing: -1, grip: { far: [282, 250] } }),
      adult(educator, seated, [416, 378], 236, { grip: { near: [386, 258], far: [444, 258] } }),
    ),
    hanging([70, seat], 40, 17, PLUM.dark, PAPER),
    hanging([236, seat], 40, 17, BARK.dark, RED, 3),
    hanging([318, seat], 40, 17, FIR.deep, PAPER, -3),
    hanging([416, seat], 62, 19, WATER.deep, INK),
    line('M104 257L122 257M106 260L121 262', CAST.lila.skin, 5),
    face(SIDE_SMILE, [70, 173], 25.3) + face(FRONT_SMILE, [416, 157], 20.7),
    face(line('M-9 -1q3.5 3 7 0M2 -1q3.5 3 7 0', INK, 1.8) + FRONT_SMILE, [236, 173], 25.3),
    face(SIDE_SMILE, [318, 173], 25.3, 0, true),
    line('M184 240l-6 -7M192 236l-1 -9M270 240l-6 -7M278 236l-1 -9', MAPLE.dark, 3),
    line('M168 252q-5 5 0 11M158 250q-6 7 0 14', MAPLE.dark, 2.6),
  )
}
