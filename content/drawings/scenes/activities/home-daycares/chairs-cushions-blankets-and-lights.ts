import { adult, figure, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { drawHead } from '../../../kit/head.ts'
import { frame } from '../../../kit/landscape.ts'
import {
  BARK,
  CREAM,
  FIR,
  glow,
  MAPLE,
  MOUTH,
  PAPER,
  PLUM,
  ROSE,
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, BABIES, barefoot, CAST, mild, sleeper } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, pane, pinned, plant, rug, shelf } from '../../../kit/room.ts'
import { disc, fill, line, num, oval, place } from '../../../kit/svg.ts'
import { cushion, under } from '../../../kit/toys.ts'
import { wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

const LIGHT = '#ffe39a'
const HOLLOW = '#3d3549'
const DUSK_CLOTH = '#434a78'
const DUSK_FOLD = '#3b416b'
const DUSK_FLOOR = '#75697d'
const DUSK_SKIRTING = '#85839f'
const DUSK_WOOD = '#6d6377'
const DAYLIGHT = '#f0dfae'
const HOLLOW_FLOOR = '#5a4c58'
const NAVY = '#37436b'

/** A mouth wide open, its tongue seen; `turn` follows the head. */
function mouth(at: Point, rx: number, ry: number, turn = 0): string {
  return place(oval([0, 0], rx, ry, MOUTH) + oval([0, ry * 0.45], rx * 0.62, ry * 0.42, ROSE.base), at, { turn })
}

/** A hand wide open, its palm to us, fingers up; the wrist is at the origin. */
function palm(at: Point, skin: string, turn = 0, scale = 1): string {
  return place(line('M-6 -6L-10 -18M-2 -8L-3 -22M3 -8L5 -21M6 -4L14 -12', skin, 5) + disc([0, -4], 8, skin), at, {
    turn,
    scale,
  })
}

/**
 * A kitchen chair that stands on the origin: seat at y = -56, back up to -104. `facing` 1 turns its seat to the right,
 * `slant` is how far its far side goes to the right. The far legs come first, so that somebody may be under it.
 */
function kitchenChair(
  at: Point,
  color: string,
  { facing = 1, slant = 14, scale = 1 }: { facing?: 1 | -1; slant?: number; scale?: number } = {},
): [far: string, near: string] {
  const [back, front] = [-30 * facing, 30 * facing]
  const [b, f] = [back * 0.9, front * 0.9]
  const far = line(`M${num(b + slant)} -62V-13M${num(f + slant)} -62V-13`, shade(color, 0.36), 7)
  const near =
    line(`M${num(b)} -52V-3M${num(f)} -52V-3`, shade(color, 0.2), 8) +
    fill(`M${back} -56L${back + slant} -69H${front + slant}L${front} -56Z`, glow(color, 0.18)) +
    line(`M${back} -55H${front}`, shade(color, 0.14), 7) +
    fill(`M${back} -58V-102L${back + slant} -115V-70Z`, color) +
    line(`M${back} -56V-102L${back + slant} -115V-70`, shade(color, 0.14), 6)
  return [place(far, at, { scale }), place(near, at, { scale })]
}

export function chairsFindTheirHeads(): string {
  const educator = barefoot(mild(ADULTS.lucie, { top: PLUM.base, legs: WATER.deep }))
  const baby = barefoot(sleeper(BABIES.tao, SUN.base, PAPER, 'stripes'))
  const cow = barefoot(mild({ ...CAST.sami, view: 'front' }, { top: ROSE.base, legs: FIR.deep }))
  const turtle = barefoot(mild(CAST.mei, { top: MAPLE.base, legs: WATER.base, cut: 'stripes', trim: MAPLE.pale }))
  const giraffe = barefoot(mild({ ...CAST.emile, view: 'front' }, { top: WATER.base, legs: PLUM.dark }))
  const feeder = barefoot(mild(CAST.fatou, { top: ROSE.soft, legs: FIR.base, cut: 'overalls' }))
  const [wallFar, wallNear] = kitchenChair([46, 246], BARK.soft, { scale: 0.74 })
  const [cowFar, cowNear] = kitchenChair([268, 238], PAPER, { facing: -1 })
  const [turtleFar, turtleNear] = kitchenChair([180, 340], FIR.soft)
  return frame(
    ['#e9e2d2', '#f6efe0'],
    pane([196, 18], 104, 78, 'autumn'),
    curtains([196, 18], 104, 78, '#c98f7a'),
    floor(172, '#cfa97f'),
    // The side wall: the baby's chair leans on it.
    fill('M0 0H66V172L0 296Z', '#d8ccb4') + line('M66 168L-4 292', PAPER, 9) + line('M66 0V172', '#c9bca0', 2),
    under([54, 246], 32, 5) + wallFar + wallNear,
    under([128, 252], 54, 6),
    adult(educator, vary(POSES.kneel, { lean: 8, nod: 8, elbows: [1, 1] }), [152, 250], 206, {
      facing: -1,
      grip: { near: [116, 196], far: [92, 200] },
    }),
    figure(baby, vary(BABY_POSES.pullUp, { nod: -4 }), [94, 254], 106, {
      build: 'baby',
      facing: -1,
      grip: { near: [72, 201], far: [68, 198] },
    }),
    disc([115, 198], 6.4, ADULTS.lucie.skin),
    under([272, 238], 50, 6) + cowFar,
    figure(cow, vary(POSES.tailorFront, { nod: 0 }), [266, 234], 150, {
      grip: { near: [242, 176], far: [290, 176] },
    }),
    cowNear,
    drawHead({ ...CAST.sami, view: 'front' }, [266, 155], 21.6, 0, false),
    mouth([266, 168], 7, 5.6),
    disc([240, 177], 6, CAST.sami.skin) + disc([292, 177], 6, CAST.sami.skin),
    under([180, 342], 96, 8) + turtleFar,
    figure(turtle, vary(POSES.prone, { lean: 92, nod: -30, hip: [-8, -8] }), [196, 342], 158, {
      grip: { near: [184, 339], far: [262, 339] },
    }),
    turtleNear,
    under([336, 346], 36, 5),
    toddler(feeder, vary(POSES.crouch, { lean: 20, elbows: [1, 1] }), [336, 346], 134, {
      facing: -1,
      grip: { near: [296, 318], far: [306, 330] },
    }),
    under([424, 316], 44, 7),
    line('M404 252V304M444 252V304', shade(SUN.base, 0.36), 7),
    under([424, 290], 22, 4),
    figure(giraffe, POSES.standFront, [424, 290], 150, {}),
    fill('M396 196Q424 190 452 196V250H396Z', SUN.base),
    line('M396 250V197Q424 190 452 197V250', shade(SUN.base, 0.16), 6),
    fill('M398 246H450L458 260H390Z', glow(SUN.base, 0.24)),
    line('M391 262H457', shade(SUN.base, 0.14), 7),
    line('M394 266V312M454 266V312', shade(SUN.base, 0.2), 8),
  )
}

/** Two soles turned to us, toes up, heels on the origin. */
function soles(at: Point, color: string, toes = true): string {
  const toe = toes ? 'M-13 -22h.1M-8.5 -24h.1M-5 -21h.1M13 -22h.1M8.5 -24h.1M5 -21h.1' : ''
  return place(
    oval([-9, -11], 7, 11.5, color, -6) +
      oval([9, -11], 7, 11.5, color, 6) +
      (toe && line(toe, color, 5)) +
      oval([-9, -6], 4, 4, shade(color, 0.12)) +
      oval([9, -6], 4, 4, shade(color, 0.12)),
    at,
  )
}

export function guardsHoldTheRoof(): string {
  const educator = mild({ ...ADULTS.helene, view: 'front' }, { top: PLUM.base, legs: WATER.deep })
  const left = mild(CAST.awa, { top: SUN.base, legs: FIR.deep, shoes: MAPLE.dark })
  const right = mild(CAST.anh, { top: FIR.base, legs: BARK.dark, shoes: PAPER, cut: 'stripes', trim: FIR.pale })
  const cloth = '#d98a6b'
  const [leftFar, leftNear] = kitchenChair([112, 326], BARK.soft, { facing: -1, scale: 0.88 })
  const [rightFar, rightNear] = kitchenChair([368, 326], BARK.soft, { slant: -14, scale: 0.88 })
  return frame(
    ['#dfe6e2', '#f4efe1'],
    pane([36, 22], 100, 78, 'rain'),
    curtains([36, 22], 100, 78, '#8fb1b8'),
    pinned([362, 42], 52, 44, [MAPLE.base, WATER.base, SUN.base], 4),
    floor(176, '#cda77d'),
    shelf([388, 176], 88, 60, [['books', 'bin']]),
    plant([26, 192], MAPLE.base, { scale: 0.85 }),
    under([240, 326], 216, 12),
    leftFar,
    rightFar,
    adult(educator, vary(POSES.tailorFront, { nod: 0 }), [240, 262], 232, {
      grip: { near: [186, 212], far: [294, 212] },
    }),
    mouth([240, 156], 6, 4.6),
    fill('M142 232H338L330 324H150Z', HOLLOW),
    fill('M150 312H330L334 328H146Z', HOLLOW_FLOOR),
    soles([190, 338], CAST.theo.skin),
    soles([294, 339], SUN.soft, false),
    line('M218 322L212 306M262 322L268 306', WATER.base, 14),
    drawHead({ ...CAST.lila, view: 'front' }, [240, 296], 21, 0, false),
    mouth([240, 307], 7, 6),
    disc([221, 322], 7, CAST.lila.skin) + disc([259, 322], 7, CAST.lila.skin),
    leftNear,
    rightNear,
    // The roof: over the two backs, down on the two seats, too short in front.
    line('M141 236L139 276M339 236L341 276', shade(cloth, 0.16), 9),
    fill('M88 284L84 270 96 264H140V290Q112 288 88 284Z', shade(cloth, 0.1)),
    fill('M392 284L396 270 384 264H340V290Q368 288 392 284Z', shade(cloth, 0.1)),
    fill('M138 234L152 222Q240 238 328 222L342 234Q240 254 138 234Z', glow(cloth, 0.28)),
    fill(
      'M138 234Q240 254 342 234L338 276Q322 284 306 277 290 288 270 279 254 289 236 280 218 289 200 279 180 287 164 278 152 283 141 276Z',
      cloth,
    ),
    line('M172 241L170 276M216 245L214 278M264 245L266 280M308 241L310 276', shade(cloth, 0.14), 3),
    line('M141 270Q240 290 339 270', CREAM, 4, 0.8),
    disc([186, 227], 8, ADULTS.helene.skin) + disc([294, 227], 8, ADULTS.helene.skin),
    line('M180 230l-3 5M186 232v5M192 231l3 5M288 231l-3 5M294 232v5M300 230l3 5', ADULTS.helene.skin, 4.6),
    figure(
      left,
      vary(POSES.sit, { hip: [0, -43], lean: -5, nod: -13, feet: pair(22, -20, 26, -21), elbows: [1, 1] }),
      [112, 326],
      150,
      {
        facing: -1,
        grip: { near: [116, 258], far: [92, 252] },
      },
    ),
    figure(
      right,
      vary(POSES.sit, { hip: [0, -43], lean: -5, nod: -11, feet: pair(22, -20, 26, -21), elbows: [1, 1] }),
      [368, 326],
      150,
      {
        grip: { near: [362, 258], far: [410, 218] },
      },
    ),
    mouth([382, 205], 3.2, 5.4, -16),
    palm([411, 221], CAST.anh.skin, 12),
  )
}

export function enoughCushions(): string {
  const educator = barefoot(mild(ADULTS.pierre, { top: FIR.base, legs: WATER.deep }))
  const under4 = barefoot(mild({ ...CAST.idris, view: 'front' }, { top: SUN.base, legs: MAPLE.dark }))
  const near = barefoot(mild(CAST.rose, { top: WATER.base, legs: PLUM.dark, cut: 'stripes', trim: WATER.pale }))
  const far = barefoot(mild(CAST.jasleen, { top: ROSE.base, legs: FIR.deep }))
  const small = barefoot(mild({ ...CAST.mei, view: 'front' }, { top: PLUM.soft, legs: WATER.base }))
  const skin = CAST.idris.skin
  return frame(
    ['#e6e1ee', '#f5efe6'],
    pane([178, 16], 104, 76, 'winter'),
    curtains([178, 16], 104, 76, '#8fa6cf'),
    floor(168, '#cfaa80'),
    // The heap at the edge, a small one who sat down on the way.
    cushion([402, 186], 66, 24, FIR.soft) +
      cushion([446, 190], 60, 26, MAPLE.base) +
      cushion([424, 168], 58, 24, PLUM.base),
    cushion([142, 206], 74, 24, ROSE.soft),
    toddler(small, vary(POSES.floorFront, { nod: 0 }), [142, 192], 118, {
      grip: { near: [116, 190], far: [168, 190] },
    }),
    rug([238, 322], 220, 36, '#d7c6dd', '#b9a2c4', false),
    under([60, 330], 50, 7),
    adult(educator, vary(POSES.kneel, { lean: 10, nod: 8, elbows: [1, 1] }), [58, 330], 214, {
      grip: { near: [92, 268], far: [112, 236] },
    }),
    palm([113, 236], ADULTS.pierre.skin, 14),
    under([306, 250], 36, 5),
    figure(far, vary(POSES.walk, { lean: 8, nod: 8, elbows: [1, 1], feet: pair(12, -4, -14, -10) }), [310, 250], 152, {
      facing: -1,
      grip: { near: [286, 186], far: [280, 182] },
      holding: cushion([282, 192], 62, 34, WATER.soft, { turn: -8 }),
    }),
    under([236, 336], 116, 8),
    figure(
      under4,
      vary(POSES.lie, { nod: -26, feet: pair(39, -7, 40, -10), elbows: [-1, 1], soles: [-76, -62] }),
      [242, 332],
      206,
      {
        grip: { near: [192, 244], far: [258, 322] },
      },
    ),
    cushion([296, 325], 42, 30, ROSE.base, { turn: 4 }),
    cushion([267, 327], 46, 35, SUN.soft, { turn: -2 }),
    cushion([231, 326], 46, 36, FIR.base, { turn: -5 }),
    cushion([258, 290], 58, 30, PLUM.base, { turn: 3 }),
    line('M336 296q7 4 7 11M344 288q11 6 11 18', MAPLE.dark, 3),
    palm([192, 243], skin, -4, 1.15),
    mouth([168, 308], 8.5, 7, -76),
    under([420, 338], 34, 6),
    figure(near, vary(POSES.walk, { lean: 2, nod: 8, elbows: [1, 1], feet: pair(13, -13, -5, -4) }), [420, 338], 160, {
      facing: -1,
      grip: { near: [392, 268], far: [386, 262] },
      holding: cushion([392, 278], 64, 38, MAPLE.base, { turn: -6 }),
    }),
  )
}

export function roundOfLightOnAHand(): string {
  const educator = barefoot(mild(ADULTS.nadia, { top: FIR.base, legs: NAVY }))
  const baby = barefoot(sleeper(BABIES.malik, ROSE.soft, PAPER))
  const diver = barefoot(mild(CAST.idris, { top: MAPLE.base, legs: WATER.base, cut: 'stripes', trim: MAPLE.pale }))
  const jumper = barefoot(mild(CAST.zoe, { top: SUN.base, legs: PLUM.dark }))
  const small = barefoot(mild(CAST.lea, { top: WATER.soft, legs: FIR.soft }))
  const skin = BABIES.malik.skin
  return frame(
    ['#4f557d', '#72729a'],
    fill('M66 34H186V126H66Z', DUSK_CLOTH) + line('M56 32H196', BARK.dark, 5),
    line('M88 42V122M108 42V122M146 42V122M166 42V122', DUSK_FOLD, 3.4) + line('M127 40V124', DAYLIGHT, 3),
    floor(172, DUSK_FLOOR, DUSK_SKIRTING),
    shelf([392, 172], 84, 62, [['books', 'bin']], DUSK_WOOD),
    // A small one looks for the light under a foot.
    under([214, 206], 40, 5),
    toddler(small, vary(POSES.floor, { lean: 4, nod: 14, elbows: [1, 1] }), [232, 206], 128, {
      facing: -1,
      step: { near: [201, 180], far: [189, 201] },
      grip: { near: [207, 172], far: [203, 178] },
    }),
    under([116, 308], 96, 8),
    adult(educator, vary(POSES.floor, { lean: 2, nod: 10, elbows: [1, 1] }), [100, 302], 216, {
      step: { near: [208, 298], far: [212, 294] },
      grip: { near: [76, 296], far: [170, 246] },
    }),
    // The lamp, low, turned to the floor.
    fill('M180 259L192 250 256 328Q214 348 172 340Z', LIGHT, 0.3),
    oval([214, 335], 54, 18, LIGHT, 0, 0.35),
    oval([214, 335], 43, 13.5, LIGHT),
    line('M162 234L178 247', STONE.dark, 11) + line('M180 249L187 255', STONE.base, 17),
    disc([170, 241], 7, ADULTS.nadia.skin),
    under([400, 344], 70, 7),
    under([350, 262], 44, 6),
    figure(jumper, vary(POSES.kneel, { lean: 64, nod: -40, stretch: 1.12, elbows: [-1, -1] }), [350, 266], 152, {
      facing: -1,
      grip: { near: [272, 268], far: [262, 256] },
    }),
    figure(diver, vary(POSES.prone, { nod: -50, lean: 70, stretch: 1.12 }), [378, 344], 160, {
      facing: -1,
      grip: { near: [290, 338], far: [282, 324] },
    }),
    figure(baby, vary(BABY_POSES.tummy, { nod: -20, stretch: 1.25 }), [154, 343], 116, {
      build: 'baby',
      grip: { near: [202, 337], far: [192, 326] },
    }),
    line('M203 336L214 331M204 337L218 335M203 338L216 340M202 337L209 344', skin, 4.4),
    disc([203, 337], 6.6, skin),
    oval([214, 335], 43, 13.5, LIGHT, 0, 0.28),
  )
}

/** A scarf rolled as a baby: its head and its folds. */
function swaddled(at: Point, color: string, turn = 0): string {
  return place(
    oval([0, 0], 27, 13, color) +
      disc([-21, -3], 12, glow(color, 0.3)) +
      line('M-10 -10Q-4 0 -10 10M4 -11Q10 0 4 11M15 -8Q19 0 15 8', shade(color, 0.16), 2.4),
    at,
    { turn },
  )
}

export function scarfOpensLikeAFlower(): string {
  const educator = barefoot(mild(ADULTS.minh, { top: FIR.base, legs: WATER.deep }))
  const baby = barefoot(sleeper(BABIES.binta, SUN.base, PAPER, 'stripes'))
  const opener = barefoot(mild({ ...CAST.lea, view: 'front' }, { top: WATER.pale, legs: FIR.deep }))
  const rocker = barefoot(mild(CAST.noah, { top: MAPLE.base, legs: PLUM.dark }))
  const dipper = barefoot(mild(CAST.maika, { top: ROSE.base, legs: FIR.base, cut: 'stripes', trim: ROSE.soft }))
  const silk = '#e2557f'
  const petal = (turn: number, long: number, color: string) =>
    place(
      fill(
        `M0 0C-24 ${num(-long * 0.4)} -20 ${num(-long * 0.86)} -9 ${num(-long * 0.92)}L0 ${-long} 9 ${num(-long * 0.92)}C20 ${num(-long * 0.86)} 24 ${num(-long * 0.4)} 0 0Z`,
        color,
      ) + line(`M-2 -10L-7 ${num(-long * 0.7)}M2 -10L6 ${num(-long * 0.74)}`, shade(color, 0.16), 2),
      [266, 308],
      { turn },
    )
  return frame(
    ['#e3e7dd', '#f5f0e2'],
    pane([52, 20], 104, 78, 'spring'),
    curtains([52, 20], 104, 78, '#d6a25a'),
    floor(170, '#cfab82'),
    shelf([212, 170], 88, 60, [['books', 'basket']]),
    rug([232, 318], 190, 38, '#c9d6c0', '#a9bd9f'),
    under([110, 314], 66, 7),
    adult(educator, vary(POSES.floor, { lean: 4, nod: 8, elbows: [1, 1] }), [84, 314], 212, {
      step: { near: [176, 330], far: [168, 306] },
      grip: { near: [128, 284], far: [140, 280] },
      holding: figure(baby, vary(BABY_POSES.sit, { lean: 2, nod: 4 }), [148, 322], 104, {
        build: 'baby',
        grip: { near: [182, 296], far: [184, 290] },
      }),
    }),
    under([366, 244], 28, 5),
    figure(rocker, vary(POSES.stand, { lean: 4, nod: 16, elbows: [1, 1] }), [366, 244], 146, {
      facing: -1,
      grip: { near: [344, 176], far: [336, 180] },
      holding: swaddled([350, 172], '#f0c14f', -10),
    }),
    // Water spread on the floor.
    fill('M346 304Q380 298 416 305L432 340Q380 350 330 342Z', WATER.soft),
    line('M348 308Q380 302 413 309L426 337Q380 345 337 338Z', WATER.pale, 2.4),
    line('M358 320q8 -6 16 0t16 0M374 332q8 -6 16 0t16 0', PAPER, 3),
    under([444, 322], 26, 5),
    figure(dipper, vary(POSES.stand, { lean: -8, nod: 10, elbows: [-1, -1], stretch: 1.05 }), [444, 322], 150, {
      facing: -1,
      grip: { near: [470, 226], far: [394, 218] },
      step: { near: [450, 317], far: [404, 316] },
    }),
    under([266, 334], 70, 8),
    figure(opener, vary(POSES.tailorFront, { nod: 0 }), [266, 330], 186, {
      grip: { near: [236, 308], far: [296, 308] },
    }),
    fill('M256 306Q226 304 182 288L178 298Q206 322 232 322 250 322 262 316Z', shade(silk, 0.06)),
    line('M184 293Q220 312 250 312M196 304Q216 316 236 318', shade(silk, 0.2), 2),
    petal(-86, 62, shade(silk, 0.12)) + petal(86, 62, shade(silk, 0.12)),
    petal(-56, 54, silk) + petal(56, 54, silk),
    petal(-27, 44, glow(silk, 0.26)) + petal(27, 44, glow(silk, 0.26)),
    petal(0, 34, glow(silk, 0.5)),
    fill('M252 308Q266 302 280 308L290 334 281 344 266 340 256 350 244 336Z', silk),
    line('M262 312L257 342M272 312L278 338', shade(silk, 0.16), 2.4),
    disc([182, 294], 6.4, BABIES.binta.skin),
    disc([233, 314], 8.6, CAST.lea.skin) + disc([299, 314], 8.6, CAST.lea.skin),
    line(
      'M234 310L249 307M235 315L251 315M234 320L249 322M298 310L283 307M297 315L281 315M298 320L283 322',
      CAST.lea.skin,
      5,
    ),
  )
}

export function laughingParcel(): string {
  const educator = barefoot(mild(ADULTS.marc, { top: PLUM.base, legs: WATER.deep }))
  const baby = sleeper({ ...BABIES.ines, view: 'front' }, SUN.base, PAPER)
  const parcel = barefoot(mild({ ...CAST.emile, view: 'front' }, { top: ROSE.base, legs: WATER.base }))
  const one = barefoot(mild(CAST.fatou, { top: SUN.base, legs: FIR.deep }))
  const two = barefoot(mild(CAST.mei, { top: FIR.base, legs: PLUM.dark, cut: 'stripes', trim: FIR.pale }))
  const home = mild(CAST.sami, { top: MAPLE.base, legs: WATER.deep, shoes: PAPER })
  const waits = barefoot(mild({ ...CAST.jasleen, view: 'front' }, { top: WATER.soft, legs: PLUM.base }))
  const cloth = '#8fa6cf'
  return frame(
    ['#e9e1d1', '#f6efe0'],
    pane([150, 18], 104, 78, 'autumn'),
    curtains([150, 18], 104, 78, '#b58aa0'),
    floor(172, '#c9a074'),
    // The post office: one waits on a blanket.
    fill('M24 208H118L126 238H14Z', SUN.soft) + line('M27 213H115M20 232H121', SUN.dark, 2.4, 0.5),
    toddler(waits, vary(POSES.tailorFront, { nod: 0 }), [70, 230], 130, {}),
    under([422, 230], 54, 6),
    adult(educator, vary(POSES.tailor, { lean: 2, nod: 4, elbows: [1, 1] }), [444, 226], 196, {
      facing: -1,
      grip: { near: [408, 203], far: [400, 194] },
      holding: figure(baby, vary(BABY_POSES.sitFront, {}), [412, 228], 92, { build: 'baby' }),
    }),
    disc([409, 204], 6.4, ADULTS.marc.skin),
    under([286, 274], 34, 5),
    figure(two, vary(POSES.pull, { nod: 10 }), [292, 274], 150, {
      facing: -1,
      grip: { near: [262, 234], far: [258, 230] },
    }),
    fill('M22 304L44 296H196L214 340H24Z', cloth),
    fill('M190 297Q228 278 266 226 262 256 274 282 246 322 214 340 192 320 190 297Z', shade(cloth, 0.1)),
    line('M204 294Q206 318 220 332M236 268Q236 294 248 310', shade(cloth, 0.24), 2.4),
    figure(parcel, vary(POSES.lie, { nod: -24, elbows: [-1, 1], stretch: 1.05 }), [118, 334], 156, {
      facing: -1,
      grip: { near: [134, 262], far: [106, 326] },
    }),
    mouth([176, 317], 7.5, 6, 73),
    palm([138, 271], CAST.emile.skin, -12),
    fill('M8 322Q6 288 24 286 38 286 46 300L106 302Q114 318 108 340L22 344Q10 342 8 322Z', glow(cloth, 0.18)),
    line(
      'M106 302Q114 318 108 340M46 300Q42 320 46 342M30 290Q20 300 22 314M74 302Q80 320 76 342',
      shade(cloth, 0.14),
      3,
    ),
    under([308, 344], 34, 6),
    figure(one, vary(POSES.pull, { nod: 10 }), [310, 344], 156, {
      facing: -1,
      grip: { near: [272, 286], far: [268, 282] },
    }),
    under([442, 340], 40, 6),
    wheelchair([444, 340], ROSE.base, { mirror: true }),
    figure(
      home,
      vary(POSES.sit, { hip: [0, -38], lean: 6, nod: 4, feet: pair(26, -12, 28, -12), stretch: 1.1 }),
      [444, 340],
      138,
      {
        facing: -1,
        grip: { near: [392, 286], far: [386, 272] },
      },
    ),
    wheelchairWheel([444, 340], ROSE.base, { mirror: true }),
  )
}
