import { FRONT_LAUGH, FRONT_OH, SIDE_LAUGH, SIDE_OH, SIDE_SMILE } from '../../../kit/faces.ts'
import { adult, figure } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence, rope, stick } from '../../../kit/ground.ts'
import { forearm, palm } from '../../../kit/hands.ts'
import { face, mouth, sunhat } from '../../../kit/head.ts'
import { cloud, frame, land, tufts } from '../../../kit/landscape.ts'
import {
  BARK,
  CARDBOARD,
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
  SNOW,
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, barefoot, CAST, mild, summer } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { counter, curtains, floor, pane, pinned, rug, shelf } from '../../../kit/room.ts'
import { dashes, disc, fill, line, num, type Options, oval, place } from '../../../kit/svg.ts'
import { cushion, sheet, under } from '../../../kit/toys.ts'
import { leafy } from '../../../kit/trees.ts'

/** What a face does, in the coordinates of a head seen from its side, then of one turned to us. */
const SHOUT = mouth([10.2, 7.4], 3.6, 5)
const SHOUT_FRONT = mouth([0, 8.6], 4.8, 5.4)
const FRONT_SMILE = line('M-4 8Q0 11.400 4 8', MOUTH, 1.8)

/** A child in thick wool socks. */
const socked = (person: ReturnType<typeof mild>, socks: string) => ({
  ...person,
  wear: { ...person.wear, shoes: socks, boots: true },
})

/** Knees bent, arms wide open, both feet on the ice. */
const GLIDE = vary(POSES.balance, {
  hip: [0, -34],
  lean: 12,
  nod: -8,
  hands: pair(-38, -62, 40, -64),
  feet: pair(17, -4, -17, -4),
})

/** A thick sock seen from the front, its ankle on the origin, its toes turned to the right. */
const brakingSock = (at: Point, color: string, mirror = false) =>
  place(
    line('M-2 -30L-1 -2', color, 22) +
      line('M-1 0L19 5', color, 20) +
      line('M-11 -31L8 -31M-11 -22L9 -22', PAPER, 4) +
      line('M24 -1Q29 5 24 12', PAPER, 4),
    at,
    { mirror },
  )

export function iceSaysShh(): string {
  const brake = mild({ ...CAST.noah, view: 'front' }, { top: SUN.base, legs: WATER.deep, shoes: RED })
  const left = socked(mild(CAST.rose, { top: PLUM.base, legs: FIR.deep, cut: 'stripes', trim: PLUM.soft }), ROSE.soft)
  const right = socked(mild({ ...CAST.anh }, { top: FIR.base, legs: BARK.dark }), CREAM)
  const skin = CAST.noah.skin
  return frame(
    ['#dbe6ee', '#f3f2e8'],
    pane([196, 14], 96, 76, 'autumn'),
    curtains([196, 14], 96, 76, '#8fa9b8'),
    pinned([110, 32], 50, 42, [WATER.base, SUN.base, ROSE.base], -3),
    pinned([372, 34], 52, 42, [FIR.base, MAPLE.base, PLUM.base], 4),
    floor(136, '#d3b48a'),
    shelf([8, 136], 74, 56, [['books', 'basket']]),
    shelf([402, 136], 74, 56, [['blocks', 'ball']]),
    // What the socks leave on the ice.
    fill('M30 262Q200 226 350 262 460 290 452 330 350 372 210 354 60 340 22 300Z', PAPER, 0.28),
    line('M16 262H84M28 272H62M470 244H412M458 254H424', PAPER, 3),
    under([110, 262], 46, 5),
    figure(left, GLIDE, [108, 262], 176),
    face(SIDE_LAUGH, [118, 129], 25.3, -1.4),
    under([376, 246], 42, 5),
    figure(right, GLIDE, [376, 246], 164, { facing: -1 }),
    face(SIDE_SMILE, [367, 122], 23.6, 1.4, true),
    under([240, 348], 62, 7),
    figure(
      brake,
      vary(POSES.standFront, { hip: [0, -38], elbows: [-1, 1], feet: pair(-15, -6, 15, -6), knees: [1, -1] }),
      [240, 348],
      206,
      { grip: { near: [166, 222], far: [314, 222] } },
    ),
    place(palm([0, 0], skin), [170, 222], { turn: -82, scale: 1.2 }) +
      place(palm([0, 0], skin), [310, 222], { turn: 82, scale: 1.2 }),
    face(FRONT_LAUGH, [240, 183], 29.7),
    brakingSock([208, 336], RED),
    brakingSock([272, 336], RED, true),
    line('M200 352l-10 3M240 350v7M280 352l10 3', PAPER, 3.4),
  )
}

/** Of a linoleum, on which cardboard shows. */
const LINO = '#b4c4c0'

/** A cardboard box without its flaps: what is behind who sits in it, then what is before. Its base is the origin. */
const boxBack = ([x, y]: Point, w: number, h: number) =>
  fill(`M${x - w / 2} ${y - h}l10 -14h${w - 20}l10 14V${y - 6}H${x - w / 2}Z`, shade(CARDBOARD, 0.4))
const boxFront = ([x, y]: Point, w: number, h: number) =>
  fill(`M${x - w / 2} ${y - h}h${w}V${y}h${-w}Z`, CARDBOARD) +
  fill(`M${x + w * 0.32} ${y - h}H${x + w / 2}V${y}H${x + w * 0.32}Z`, shade(CARDBOARD, 0.12)) +
  line(`M${x - w / 2} ${y - h}h${w}`, glow(CARDBOARD, 0.3), 3.4)

/** A cardboard roll held as a fire hose: its near end is the origin, it points to the right. */
const hose = (at: Point, turn: number) =>
  place(
    line('M-10 0H48', CARDBOARD, 16) + line('M-9 5H48', shade(CARDBOARD, 0.2), 5) + oval([55, 0], 4, 8, BARK.dark),
    at,
    { turn },
  )

const FLAME =
  'M0 0C-34 -4 -38 -40 -20 -62 -18 -50 -14 -44 -8 -42 -12 -66 2 -88 10 -104 12 -82 34 -60 32 -30 30 -8 16 0 0 0Z'

export function fireIsInTheFridge(): string {
  const near = mild(CAST.fatou, { top: RED, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: SUN.soft })
  const far = mild(CAST.theo, { top: SUN.base, legs: FIR.deep, shoes: MAPLE.deep })
  const friend = mild(CAST.mei, { top: PLUM.base, legs: BARK.dark, shoes: PAPER })
  const skin = CAST.mei.skin
  const boxes: [at: Point, h: number][] = [
    [[36, 222], 48],
    [[112, 222], 66],
    [[188, 222], 54],
  ]
  return frame(
    ['#e4e2d6', '#f6f1e3'],
    pane([236, 18], 88, 70, 'spring'),
    curtains([236, 18], 88, 70, '#b98d74'),
    floor(146, LINO),
    shelf([392, 146], 84, 60, [
      ['books', 'rings'],
      ['bin', 'basket'],
    ]),
    pinned([70, 30], 54, 44, [RED, SUN.base, WATER.base], -4),
    under([114, 224], 124, 7),
    boxes.map(([at, h]) => boxBack(at, 74, h) + boxFront(at, 74, h)).join(''),
    line('M68 186h14M142 184h16M142 208h16', CREAM, 8),
    under([240, 300], 34, 5),
    figure(far, vary(POSES.stand, { lean: 8, nod: -2, elbows: [1, 1], feet: pair(9, -4, -8, -4) }), [238, 298], 158, {
      grip: { near: [264, 228], far: [284, 222] },
      holding: hose([262, 229], -6),
    }),
    face(SHOUT, [245, 172], 22.8, 2.4),
    disc([286, 225], 6.4, shade(CAST.theo.skin, 0.14)),
    under([122, 350], 38, 6),
    figure(near, vary(POSES.stand, { lean: 8, nod: -2, elbows: [1, 1], feet: pair(9, -4, -8, -4) }), [118, 348], 186, {
      grip: { near: [150, 266], far: [174, 260] },
      holding: hose([148, 270], -10),
    }),
    face(SHOUT, [127, 200], 26.9, 2.4),
    disc([176, 264], 7, shade(CAST.fatou.skin, 0.14)),
    line('M325 214l9 -4M327 222h10M325 230l8 4M212 250l10 -4M213 258h12M212 266l10 3', WATER.deep, 3.4),
    // Drawn in the air: the flame that was, and the smaller one.
    place(dashes(FLAME, MAPLE.soft, 2.6, '.1 6.5'), [362, 324], { scale: 1.5 }),
    place(
      line(FLAME, RED, 5.4) +
        line('M2 -10C-12 -14 -12 -30 -4 -40 0 -28 12 -26 12 -16 12 -10 6 -8 2 -10Z', SUN.base, 4.4),
      [362, 310],
    ),
    under([432, 342], 34, 5),
    figure(friend, vary(POSES.stand, { lean: 6, nod: 0, elbows: [1, 1] }), [436, 342], 174, {
      facing: -1,
      grip: { near: [388, 210] },
    }),
    line('M388 212L372 205', skin, 6),
    face(SIDE_SMILE, [429, 203], 25, -3.3, true),
  )
}

/** Flat on the wall that lies down, one hand that looks for the next hold. */
const CLIMB = vary(POSES.prone, { lean: 74, nod: -44, elbows: [-1, -1] })

/** A star on a hero's back. */
const star = (at: Point, color: string, turn: number, scale = 1) =>
  place(fill('M0 -9L2.600 -3 9 -2.800 4 1.400 5.600 8 0 4.400 -5.600 8 -4 1.400 -9 -2.800 -2.600 -3Z', color), at, {
    turn,
    scale,
  })

export function wallLiesDown(): string {
  const hero = barefoot(mild(CAST.idris, { top: RED, legs: WATER.deep }))
  const caught = barefoot(mild(CAST.lea, { top: FIR.base, legs: PLUM.dark, cut: 'stripes', trim: FIR.pale }))
  const climber = barefoot(mild(CAST.zoe, { top: PLUM.base, legs: INK, trim: SUN.base }))
  return frame(
    ['#dfe5e9', '#f5f2e6'],
    pane([62, 16], 92, 72, 'summer'),
    curtains([62, 16], 92, 72, '#c28f78'),
    pinned([236, 30], 52, 44, [PLUM.base, RED, SUN.base], 3),
    floor(138, '#c9a57c'),
    shelf([334, 138], 100, 68, [
      ['books', 'plant', 'ball'],
      ['blocks', 'bin', 'rings'],
    ]),
    rug([240, 258], 228, 84, '#a9c0ca', '#86a3b2', false),
    // A rope lies as a web.
    rope(
      'M232 262L256 254 266 268 228 278 182 266 200 244 286 242 318 262 270 292 176 284 130 256 176 228 330 226 388 258',
      4.4,
    ),
    cushion([106, 216], 84, 22, SUN.base),
    under([250, 222], 78, 5),
    figure(climber, vary(CLIMB, { lean: 76, feet: pair(-26, -5, -42, -6), knees: [1, -1] }), [258, 220], 164, {
      facing: -1,
      grip: { near: [164, 214], far: [184, 204] },
    }),
    star([234, 194], SUN.base, -10),
    face(SIDE_OH, [223, 172], 23.6, 2.2, true),
    cushion([366, 338], 158, 34, ROSE.base),
    figure(caught, vary(CLIMB, { lean: 62, nod: -34, stretch: 1.25 }), [374, 314], 176, {
      facing: -1,
      grip: { near: [264, 292], far: [322, 312] },
      step: { far: [444, 328], near: [450, 334] },
    }),
    under([120, 342], 92, 6),
    figure(hero, vary(CLIMB, { stretch: 1.3 }), [124, 342], 206, {
      grip: { near: [258, 294], far: [218, 338] },
    }),
    star([148, 300], SUN.base, 12, 1.2),
    face(SIDE_LAUGH, [168, 280], 29.7, -3.3),
    face(SIDE_OH, [339, 251], 25.3, -0.1, true),
    line('M222 352l-6 5M236 348l5 7M244 338l9 2', PAPER, 3),
  )
}

/** A tuft of cotton wool. */
const cotton = ([x, y]: Point, rx: number, ry: number) =>
  oval([x + 1, y + 3], rx, ry, SNOW.deep) +
  oval([x, y], rx, ry, PAPER) +
  [-0.72, -0.2, 0.4, 0.8]
    .map((t, i) => disc([x + rx * t, y - ry * (i % 2 ? 0.8 : 0.5)], Math.min(rx, ry) * 0.42, PAPER))
    .join('') +
  line(`M${num(x - rx * 0.5)} ${num(y)}q4 5 9 1M${num(x + rx * 0.1)} ${num(y + ry * 0.4)}q5 4 9 -1`, SNOW.shade, 2.4)

/** A cotton snowman flat on its sheet; `melt` is what it has become below. */
const snowman = (at: Point, melt: string, options: Options = {}) =>
  place(
    melt +
      cotton([0, 22], 32, 17) +
      cotton([0, -8], 24, 15) +
      cotton([0, -34], 16, 12) +
      fill('M-2 -34L18 -30 -2 -28Z', MAPLE.base) +
      line('M-6 -38h.1M5 -39h.1', INK, 4.4) +
      line('M-20 -14L-32 -22M20 -16L34 -28', BARK.base, 4.4),
    at,
    options,
  )

/** Fingers that pinch, down and to the left, a tuft of cotton between them; the hand is the origin. */
const pinch = (at: Point, skin: string, tuft: Point) =>
  place(cotton(tuft, 9, 7) + line('M-6 -2L-18 3 -23 11M-3 6L-12 12 -19 15', skin, 6) + disc([0, 0], 10, skin), at)

export function bellyMeltsFirst(): string {
  const weather = mild({ ...CAST.awa, view: 'front' }, { top: SUN.base, legs: WATER.deep })
  const pincher = mild({ ...CAST.emile, view: 'front' }, { top: RED, legs: BARK.dark, cut: 'stripes', trim: CREAM })
  const educator = mild({ ...ADULTS.nadia, view: 'front' }, { top: MAPLE.base, legs: BARK.dark })
  return frame(
    ['#dfe4ea', '#f4f1e8'],
    pane([170, 10], 112, 92, 'winter'),
    curtains([170, 10], 112, 92, FIR.soft),
    shelf([-20, 236], 70, 104, [
      ['books', 'bin'],
      ['basket', 'blocks'],
    ]),
    adult(educator, vary(POSES.standFront, { elbows: [1, -1], nod: -6 }), [410, 414], 318, {
      grip: { near: [366, 262], far: [452, 262] },
    }),
    figure(weather, vary(POSES.standFront, { nod: 4, elbows: [1, -1], stretch: 1.2 }), [98, 338], 240, {
      grip: { near: [62, 256], far: [104, 262] },
    }),
    figure(pincher, vary(POSES.standFront, { nod: -4, elbows: [1, -1], stretch: 1.2 }), [298, 338], 240, {
      grip: { near: [300, 262], far: [344, 256] },
    }),
    face(FRONT_SMILE, [408, 117], 28.1, -6),
    face(SHOUT_FRONT, [100, 140], 34.5, 4),
    face(FRONT_OH, [296, 140], 34.5, -4),
    counter(234, BARK.cut),
    sheet([214, 294], 208, 96, '', WATER.soft),
    sheet([412, 308], 116, 60, '', ROSE.soft),
    snowman([412, 302], cotton([2, 42], 30, 7), { scale: 0.6 }),
    forearm([366, 240], [372, 292], glow(MAPLE.base, 0.12), ADULTS.nadia.skin, 19),
    forearm([452, 240], [450, 292], glow(MAPLE.base, 0.12), ADULTS.nadia.skin, 19),
    snowman([214, 288], cotton([-4, 44], 60, 8)),
    // Where the belly has melted.
    disc([238, 286], 11, WATER.soft),
    forearm([304, 240], [274, 272], glow(RED, 0.12), CAST.emile.skin, 18),
    pinch([270, 278], CAST.emile.skin, [-24, 15]),
    line('M188 244l7 -4M190 252h7M186 264l6 4', MAPLE.base, 3.2),
    forearm([104, 250], [140, 252], glow(SUN.base, 0.12), CAST.awa.skin, 18),
    place(palm([0, 0], CAST.awa.skin), [142, 252], { turn: 84, scale: 1.75 }),
  )
}

/** A ladybird that flies up and to the right, its two red halves open. */
const flying = (at: Point, options: Options = {}) =>
  place(
    oval([-6, -6], 4, 9, PAPER, -50, 0.85) +
      oval([-6, 6], 4, 9, PAPER, -130, 0.85) +
      oval([0, 0], 8, 3.4, INK) +
      disc([8, 0], 3.4, INK) +
      oval([0, -7], 4.6, 8, RED, -24) +
      oval([0, 7], 4.6, 8, RED, 24) +
      line('M-1 -9h.1M1 -4h.1M-1 9h.1M1 4h.1', INK, 2.6) +
      line('M11 -1l5 -4M11 1l5 3', INK, 1.2),
    at,
    options,
  )

/** A fallen leaf, its stem at the origin, its point to the right. */
const roof = (at: Point, options: Options = {}) =>
  place(
    line('M-12 2L6 0', FIR.deep, 4) +
      fill('M0 0Q22 -34 62 -28 96 -22 116 4 92 22 60 22 20 22 0 0Z', FIR.base) +
      line('M4 0Q60 -8 108 3M34 -3L48 -22M62 -3L78 -20M38 -2L54 16M66 -2L84 14', FIR.pale, 2.4),
    at,
    options,
  )

const SQUAT = vary(POSES.crouch, { lean: 20, nod: 2, elbows: [1, 1], stretch: 1.2 })

export function twoDoorsForALadybird(): string {
  const visitor = summer(CAST.kofi, {
    top: RED,
    legs: WATER.deep,
    shoes: PAPER,
    hat: sunhat(CREAM, RED),
  })
  const builder = summer(CAST.maika, {
    top: SUN.base,
    legs: PLUM.dark,
    shoes: PAPER,
    cut: 'stripes',
    trim: MAPLE.base,
    hat: sunhat(PLUM.soft, PLUM.base),
  })
  const skin = CAST.kofi.skin
  return frame(
    ['#c3e3ec', '#f2f4da'],
    cloud([250, 66], 100, PAPER, 0.9),
    fence([-6, 486], 170, 44, '#d8bb8e', 40),
    leafy([418, 196], 200, FIR.soft, 5),
    land([0, 168, 240, 160, 480, 170], '#a8d085'),
    land([0, 238, 240, 226, 480, 236], '#8fc070'),
    tufts([186, 350], 26, FIR.base, 6, 9),
    under([114, 336], 54, 6) + under([418, 336], 54, 6),
    figure(builder, SQUAT, [414, 334], 220, { facing: -1, grip: { near: [352, 306], far: [372, 300] } }),
    face(SIDE_OH, [395, 213], 31.6, -13, true),
    stick([200, 288], [306, 290], 8, BARK.base),
    figure(visitor, vary(SQUAT, { stretch: 1.4 }), [110, 334], 220, { grip: { near: [252, 306], far: [142, 290] } }),
    face(SIDE_SMILE, [129, 213], 31.6, 13),
    forearm([206, 301], [262, 305], skin, skin, 18),
    oval([270, 305], 18, 15, glow(skin, 0.1)) +
      line('M268 296h.1M278 298h.1M284 305h.1M281 313h.1', shade(skin, 0.4), 4.6),
    roof([202, 290], { turn: -10, scale: 0.95 }),
    stick([190, 326], [304, 330], 9, BARK.dark),
    stick([336, 350], [372, 346], 6, BARK.soft) + stick([350, 340], [380, 352], 6, BARK.base),
    flying([268, 146], { turn: -40, scale: 1.9 }),
    dashes('M316 262Q236 226 254 172', INK, 2.4, '.1 7'),
  )
}

const NEWS = '#e6e2d4'

/** A rolled newspaper, soft, that points to the right from the origin. */
const spyglass = (at: Point, options: Options = {}) =>
  place(
    line('M0 0H54', NEWS, 20) +
      line('M8 -4H22M28 -4H46M6 2H18M24 2H44M12 7H30M36 7H50', STONE.base, 2) +
      oval([58, 0], 5, 10, STONE.dark),
    at,
    options,
  )

/** A crumpled sheet of newspaper held open, its middle on the origin. */
const bumpyMap = (at: Point, options: Options = {}) =>
  place(
    fill('M-50 -30L-20 -38 8 -32 30 -40 52 -28 46 -4 54 22 30 36 4 30 -22 38 -52 28 -46 2Z', NEWS) +
      fill('M-20 -38L-8 -14 -46 2 -50 -30ZM8 -32L30 -40 24 -10ZM-8 -14L4 30 -22 38ZM24 -10L54 22 30 36Z', STONE.soft) +
      fill('M-8 -14L8 -32 24 -10 10 4ZM-46 2L-20 14 -22 38 -52 28Z', PAPER) +
      line('M-40 -22h14M-40 -15h10M14 10h12M14 17h16M32 -22h12M32 -15h8M-42 20h10', STONE.dark, 2),
    at,
    options,
  )

/** A hat of folded newspaper, on a head of radius 15 turned to the right. */
const PAPER_HAT =
  fill('M-19 -5L0 -32 19 -9Z', NEWS) +
  fill('M-21 -2L21 -8 19 -15 -20 -9Z', PAPER) +
  line('M-6 -16h9M-3 -21h5', STONE.base, 1.6)

export function mapHasBumps(): string {
  const captain = mild(CAST.idris, { top: RED, legs: WATER.deep })
  const lookout = mild(CAST.sami, { top: WATER.base, legs: BARK.dark, cut: 'stripes', trim: PAPER })
  const rower = mild(CAST.rose, { top: FIR.base, legs: PLUM.dark })
  const w = 120
  const boats: Point[] = [
    [68, 338],
    [190, 338],
    [312, 338],
  ]
  const crew = vary(POSES.floor, { lean: 2, nod: 0, elbows: [1, 1], feet: pair(12, -4, 14, -4) })
  return frame(
    ['#dfe6e8', '#f5f1e3'],
    pane([46, 14], 96, 76, 'summer'),
    curtains([46, 14], 96, 76, '#7f9fb0'),
    pinned([220, 30], 54, 44, [WATER.base, SUN.base, RED], -3),
    floor(150, LINO),
    shelf([338, 150], 96, 66, [
      ['books', 'plant', 'bin'],
      ['basket', 'blocks', 'rings'],
    ]),
    under([190, 340], 196, 9),
    boats.map((at) => boxBack(at, w, 58)).join(''),
    figure(rower, crew, [56, 328], 222, { grip: { near: [108, 258], far: [116, 252] } }),
    face(PAPER_HAT + SHOUT, [58.5, 215], 32, 1.1),
    figure(lookout, crew, [178, 328], 222, {
      grip: { near: [226, 202], far: [242, 188] },
      holding: spyglass([214, 206], { turn: -36, scale: 1 }),
    }),
    disc([243, 188], 7.6, shade(CAST.sami.skin, 0.14)),
    figure(captain, vary(crew, { nod: 6 }), [300, 328], 222, { grip: { near: [352, 262], far: [360, 240] } }),
    face(SIDE_LAUGH, [303, 215], 32, 7),
    boats.map((at) => boxFront(at, w, 58)).join(''),
    bumpyMap([400, 254], { turn: -6, scale: 1.15 }),
    forearm([334, 276], [372, 256], glow(RED, 0.12), CAST.idris.skin, 17.3),
    line('M374 256L392 249', CAST.idris.skin, 6),
    dashes('M396 248Q412 236 420 250T440 240', RED, 3, '.1 7'),
  )
}
