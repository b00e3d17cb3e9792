import { adult, figure, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { closer, frame } from '../../../kit/landscape.ts'
import {
  BARK,
  CARDBOARD,
  CREAM,
  FIR,
  glow,
  MAPLE,
  MOUTH,
  PAPER,
  PLUM,
  RED,
  ROSE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, BABIES, barefoot, CAST, mild, sleeper } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { chair, curtains, floor, pane, pinned, plant, shelf } from '../../../kit/room.ts'
import { disc, fill, line, num, oval, place } from '../../../kit/svg.ts'
import { PULP, SHUT_EGG_BOX } from '../../../kit/things.ts'
import { blanket, toyTruck, under } from '../../../kit/toys.ts'
import { wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

const TAPE = '#2b6c93'
const HOLLOW = '#4a3a34'
const KRAFT = '#cf9f68'

/** A mouth open, its tongue seen. */
function mouth(at: Point, rx: number, ry: number): string {
  return oval(at, rx, ry, MOUTH) + oval([at[0], at[1] + ry * 0.5], rx * 0.66, ry * 0.42, ROSE.base)
}

/** A closed box, its lower left corner at `at`, that goes away from us to the left. */
function box([x, y]: Point, w: number, h: number, color: string = CARDBOARD, d = 24, side = ''): string {
  const [dx, dy] = [-d, num(-d * 0.7)]
  return (
    fill(`M${x} ${y}v${-h}l${dx} ${dy}v${h}Z`, side || shade(color, 0.24)) +
    fill(`M${x} ${y - h}l${dx} ${dy}h${w}l${d} ${num(d * 0.7)}Z`, glow(color, 0.34)) +
    fill(`M${x} ${y}v${-h}h${w}v${h}Z`, color)
  )
}

/** A strip of tape, its middle at the origin. */
const strip = (at: Point, turn = 0, w = 30) => place(fill(`M${-w / 2} -4.5h${w}v9h${-w}Z`, TAPE), at, { turn })

export function snakeLosesItsTail(): string {
  const educator = mild(ADULTS.nadia, { top: FIR.base, legs: BARK.dark, shoes: PAPER })
  const carrier = mild(CAST.awa, { top: ROSE.base, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: CREAM })
  const rubs = mild(CAST.theo, { top: SUN.base, legs: FIR.deep, shoes: PAPER })
  const baby = sleeper(BABIES.tao, PLUM.soft, PAPER)
  const pale = glow(CARDBOARD, 0.16)
  const dark = shade(CARDBOARD, 0.1)
  return frame(
    ['#e6e4d6', '#f6f0e2'],
    pane([196, 20], 104, 80, 'autumn'),
    curtains([196, 20], 104, 80, '#8fa9b8'),
    pinned([96, 46], 52, 44, [FIR.base, SUN.base, RED], -4),
    floor(176, '#e9dcc4'),
    // The heap along the wall, and the chair that is the tree.
    box([42, 196], 56, 44, pale, 18) + box([104, 198], 40, 32, dark, 14) + box([58, 152], 36, 28, CARDBOARD, 14),
    chair([370, 196], FIR.base, { mirror: true }),
    under([434, 288], 34, 6),
    toddler(rubs, vary(POSES.stand, { lean: 26, nod: 6, elbows: [1, 1] }), [296, 276], 136, {
      facing: -1,
      grip: { near: [256, 240], far: [242, 244] },
    }),
    under([246, 300], 118, 7),
    box([316, 298], 44, 36, dark),
    box([258, 298], 58, 54, pale),
    box([212, 298], 46, 40, shade(CARDBOARD, 0.04)),
    line('M211 297V258M257 297V244M315 297V262', HOLLOW, 2),
    strip([248, 243], -24, 30),
    box([146, 298], 65, 60, BARK.pale, 26, HOLLOW),
    strip([210, 276], -6) + strip([256, 272], 5) + strip([314, 276], -4),
    strip([176, 230], 16, 18) + strip([144, 229], -30, 16) + strip([292, 236], -8, 18),
    disc([244, 241], 6.4, shade(CAST.theo.skin, 0.14)) + disc([255, 238], 6.6, CAST.theo.skin),
    // What is left of the last strip.
    fill('M344 272h14l8 4 4 8 -3 8 -6 -6 -3 -5h-14Z', TAPE),
    adult(educator, vary(POSES.tailor, { lean: 2, nod: 6, elbows: [1, 1] }), [46, 312], 220, {
      grip: { near: [100, 256], far: [108, 196] },
    }),
    fill('M104 196l9 2 -3 17 -5 -3 -5 3Z', TAPE) + disc([108, 196], 6.4, shade(ADULTS.nadia.skin, 0.14)),
    // The tongue.
    fill('M146 298Q124 292 100 270L86 250Q98 234 112 246 116 266 120 280Z', CREAM) +
      line('M146 298Q124 292 100 270', BARK.soft, 2.4),
    line('M80 258L95 256', glow(FIR.base, 0.12), 13) + disc([101, 256], 7.2, ADULTS.nadia.skin),
    figure(carrier, vary(POSES.walk, { lean: -4, nod: 6, elbows: [1, 1] }), [438, 288], 152, {
      facing: -1,
      grip: { near: [414, 234], far: [390, 238] },
      holding: box([392, 238], 50, 42, pale, 20) + fill('M392 214l-12 2 -9 6 -3 9 7 -5 7 -4h10Z', TAPE),
    }),
    blanket([396, 338], 150, 34, '#b9cbbb', '#cfdccc'),
    figure(baby, vary(BABY_POSES.sit, { lean: 8, nod: -6, stretch: 1.2 }), [406, 346], 108, {
      build: 'baby',
      facing: -1,
      grip: { near: [374, 296] },
    }),
  )
}

/** A heap of crumpled scarf around the origin. */
const heap = (at: Point, color: string, mirror = false) =>
  place(
    fill('M-34 8Q-40 -10 -22 -12 -14 -26 4 -18 20 -24 28 -10 42 -6 38 8 20 14 2 10 -18 15 -34 8Z', color) +
      line('M-18 -8Q-8 -2 -10 6M6 -14Q12 -4 6 6M26 -6Q24 2 28 6', shade(color, 0.2), 2.2),
    at,
    { mirror },
  )

export function redCornerOfAScarf(): string {
  const educator = mild({ ...ADULTS.helene, view: 'front' }, { top: WATER.soft, legs: BARK.dark, shoes: PAPER })
  const left = mild(CAST.sami, { top: FIR.base, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: FIR.pale })
  const right = mild(CAST.anh, { top: MAPLE.base, legs: FIR.deep, shoes: PAPER })
  const small = mild({ ...CAST.lila, view: 'front' }, { top: ROSE.base, legs: WATER.deep, shoes: PAPER })
  const baby = sleeper(BABIES.binta, SUN.base, PAPER)
  return frame(
    ['#e9e3d4', '#f7f1e2'],
    pane([60, 20], 104, 80, 'spring'),
    curtains([60, 20], 104, 80, '#cf9a7a'),
    pinned([316, 44], 52, 44, [WATER.base, RED, SUN.base], 4),
    floor(174, '#e6d9c6'),
    box([52, 214], 64, 42, shade(CARDBOARD, 0.08), 18),
    fill('M48 164L90 166V170L46 168Z', HOLLOW),
    fill('M66 168Q62 184 74 200 88 190 84 168Z', PLUM.base),
    under([432, 268], 30, 5),
    toddler(small, vary(POSES.standFront, { elbows: [1, -1], stretch: 1.2 }), [432, 268], 136, {
      grip: { near: [392, 164], far: [466, 200] },
    }),
    fill('M394 158Q380 138 360 146 338 152 322 130L310 174Q328 194 350 186 370 176 384 192 394 180 394 158Z', SUN.base),
    line('M380 146Q374 162 374 182M357 147Q350 164 350 184M334 142Q330 158 326 184', PAPER, 4),
    disc([392, 164], 7, CAST.lila.skin),
    line('M402 132q-8 -10 -20 -12M316 118q-8 4 -12 14', MAPLE.dark, 3),
    adult(educator, vary(POSES.tailorFront, { nod: 4, elbows: [1, -1] }), [236, 270], 222, {
      grip: { near: [224, 226], far: [284, 246] },
      step: { near: [230, 312], far: [242, 312] },
    }),
    under([236, 324], 84, 7),
    figure(left, vary(POSES.kneel, { lean: 30, nod: -4, elbows: [1, 1] }), [106, 300], 152, {
      grip: { near: [166, 262], far: [178, 256] },
    }),
    // The washer: its flaps leave a slit.
    fill('M176 272L190 246H282L296 272Z', HOLLOW),
    fill('M190 246H282L290 256H184Z', glow(CARDBOARD, 0.2)),
    fill('M200 262Q216 252 218 236 220 222 225 220 231 222 231 236 234 252 250 262Z', RED) +
      line('M224 238Q222 250 215 260M227 238Q230 250 238 260', shade(RED, 0.24), 2) +
      line('M225 252h.1M211 259h.1M241 258h.1', PAPER, 4.6),
    fill('M176 272L182 261H290L296 272Z', glow(CARDBOARD, 0.42)),
    fill('M176 272H296V324H176Z', CARDBOARD),
    line('M176 272H296', shade(CARDBOARD, 0.2), 2),
    disc([224, 226], 7, ADULTS.helene.skin),
    figure(right, vary(POSES.kneel, { lean: 32, nod: -4, elbows: [1, 1] }), [366, 318], 156, {
      facing: -1,
      grip: { near: [304, 276], far: [292, 262] },
    }),
    blanket([116, 340], 160, 34, '#b9c6d6', '#cfd8e4'),
    figure(baby, vary(BABY_POSES.sit, { lean: 8, nod: -10, stretch: 1.3 }), [134, 346], 112, {
      build: 'baby',
      grip: { near: [176, 286] },
    }),
    heap([396, 344], PLUM.soft) + heap([446, 346], FIR.soft, true) + heap([424, 334], MAPLE.soft),
  )
}

/** A box turned over: its lower right corner is the origin, about which it tips. */
const garage = (at: Point, w: number, h: number, color: string, turn = 0) =>
  place(
    fill(`M${-w} ${-h}l12 -14h${w - 6}l-6 14Z`, glow(color, 0.34)) +
      fill(`M0 0v${-h}l6 -14v${h}Z`, shade(color, 0.24)) +
      fill(`M0 0v${-h}h${-w}v${h}Z`, color) +
      fill(`M${-w * 0.62} ${-h}h${w * 0.24}v${h * 0.34}h${-w * 0.24}Z`, BARK.cut, 0.7),
    at,
    { turn },
  )

export function garageThatAteTheTruck(): string {
  const educator = mild({ ...ADULTS.minh, view: 'front' }, { top: PLUM.base, legs: WATER.deep, shoes: PLUM.dark })
  const lifter = mild(CAST.zoe, { top: SUN.base, legs: FIR.deep, shoes: PAPER })
  const listener = mild({ ...CAST.idris, view: 'front' }, { top: FIR.base, legs: MAPLE.deep, shoes: PLUM.dark })
  const baby = barefoot(sleeper(BABIES.olivier, ROSE.soft, PAPER, 'stripes'))
  return frame(
    ['#dfe6e4', '#f4f0e2'],
    pane([64, 20], 104, 80, 'winter'),
    curtains([64, 20], 104, 80, '#d3a15c'),
    floor(172, '#e4dcc8'),
    shelf([346, 172], 124, 74, [
      ['', ''],
      ['', ''],
    ]),
    toyTruck([380, 133], FIR.base, { scale: 0.9 }) + toyTruck([438, 133], MAPLE.base, { scale: 0.9, mirror: true }),
    toyTruck([380, 169], SUN.base, { scale: 0.9 }),
    adult(educator, vary(POSES.tailorFront, { nod: 6, elbows: [-1, -1] }), [204, 226], 210, {
      grip: { near: [182, 126], far: [228, 204] },
    }),
    under([250, 262], 60, 6),
    garage([292, 262], 82, 48, CARDBOARD),
    figure(
      listener,
      vary(POSES.kneel, { lean: 46, nod: 62, elbows: [1, 1], feet: pair(-12, -3, 10, -4) }),
      [324, 256],
      150,
      {
        facing: -1,
        grip: { near: [290, 234], far: [224, 214] },
      },
    ),
    under([104, 314], 70, 6),
    toyTruck([110, 313], RED, { scale: 1.25 }),
    garage([178, 312], 94, 58, glow(CARDBOARD, 0.14), 40),
    figure(
      lifter,
      vary(POSES.kneel, { lean: 8, nod: 10, elbows: [1, 1], stretch: 1.1, feet: pair(-19, -3, 4, -4) }),
      [40, 312],
      154,
      { grip: { near: [104, 254], far: [112, 250] } },
    ),
    mouth([66, 233], 3.6, 4.8),
    blanket([312, 340], 150, 34, '#b5c9b6', '#cbdacb'),
    toyTruck([380, 342], WATER.base, { scale: 1.4, mirror: true }),
    garage([453, 340], 76, 60, shade(CARDBOARD, 0.08), 10),
    figure(baby, vary(BABY_POSES.sit, { lean: 10, nod: 8, stretch: 1.2 }), [318, 349], 112, {
      build: 'baby',
      grip: { near: [354, 330], far: [352, 324] },
    }),
  )
}

/** An egg box that speaks to the left, its hinge at the origin; `mirror` turns it to the right. */
function jaws(at: Point, turn: number, scale: number, open: number, mirror = false): string {
  const [c, n] = [Math.cos((open * Math.PI) / 180), Math.sin((open * Math.PI) / 180)]
  const [x, y] = [-50 * c, -50 * n]
  const p = (k: number, up: number, t = 0) =>
    `${num(x * k + 13 * n * up - 26 * t)} ${num(y * k - 13 * c * up - 11 * t)}`
  const teeth = (left: number, ts: readonly number[]) =>
    ts.map((t) => `M${num(left - 26 * t - 7)} ${num(-11 * t)}l7 -16 7 16Z`).join('')
  return place(
    fill(`M0 0L${p(1, 0)} ${p(1, 0, 1)} ${p(0, 0, 1)}Z`, shade(PULP, 0.3)) +
      fill(`M0 0L${p(1, 0)} ${p(0.84, 1)} ${p(0.14, 1)}Z`, glow(PULP, 0.1)) +
      fill('M0 0H-50L-76 -11H-26Z', HOLLOW) +
      fill(teeth(-28, [0.72, 0.28]), PULP) +
      fill(teeth(-50, [1, 0.5, 0]), glow(PULP, 0.62)) +
      fill('M-50 0L-76 -11V3L-70 6 -64 13 -58 9 -49 17Z', shade(PULP, 0.2)) +
      fill('M1 -1H-51L-49 9Q-45 20 -37 20T-25 9Q-22 20 -14 20T-2 9Z', PULP) +
      line('M0 0H-50L-76 -11', glow(PULP, 0.4), 2.6),
    at,
    { turn, scale, mirror },
  )
}

const shut = (at: Point) => place(SHUT_EGG_BOX, at)

export function boxWithTeethRepeats(): string {
  const educator = mild(ADULTS.lucie, { top: MAPLE.base, legs: WATER.deep, shoes: PAPER })
  const baby = sleeper(BABIES.ines, SUN.base, PAPER)
  const one = mild(CAST.rose, { top: PLUM.base, legs: FIR.deep, shoes: PAPER })
  const two = mild(CAST.idris, { top: FIR.base, legs: BARK.dark, shoes: PAPER, cut: 'stripes', trim: FIR.pale })
  return frame(
    ['#e2e8e6', '#f5f1e3'],
    pane([316, 20], 104, 80, 'summer'),
    curtains([316, 20], 104, 80, '#c78f96'),
    pinned([96, 40], 52, 44, [RED, WATER.base, SUN.base], -4),
    floor(174, '#c49570'),
    plant([284, 186], MAPLE.base, { scale: 0.9 }),
    place(shut([0, 0]) + shut([-2, -22]) + shut([2, -44]), [440, 214], { scale: 0.8 }),
    under([44, 246], 44, 6) + under([220, 246], 44, 6),
    jaws([74, 204], -6, 0.7, 62, true),
    figure(one, vary(POSES.tailor, { lean: 4, nod: 0, elbows: [1, 1] }), [32, 246], 150, {
      grip: { near: [75, 205], far: [72, 210] },
    }),
    jaws([192, 204], 4, 0.7, 34),
    figure(two, vary(POSES.tailor, { lean: 4, nod: 0, elbows: [1, 1] }), [234, 246], 150, {
      facing: -1,
      grip: { near: [191, 205], far: [194, 210] },
    }),
    blanket([246, 342], 170, 34, '#b9c6d6', '#cfd8e4'),
    under([400, 332], 66, 8),
    jaws([354, 242], -16, 1.2, 56),
    adult(educator, vary(POSES.tailor, { lean: 28, nod: -8, elbows: [1, 1] }), [404, 330], 226, {
      facing: -1,
      grip: { near: [354, 306], far: [344, 256] },
    }),
    figure(baby, vary(BABY_POSES.sit, { lean: 2, nod: -14 }), [232, 350], 120, {
      build: 'baby',
      grip: { near: [256, 300], far: [260, 308] },
    }),
    mouth([253, 284], 5, 6),
    line('M266 274q4 6 2 13M274 268q7 10 3 23', PAPER, 3),
  )
}

/** A paper bag that stands on the origin, its top rolled. */
const bag = (at: Point, turn = 0) =>
  place(
    fill('M-18 0L-17 -42H17L18 0Z', KRAFT) +
      fill('M9 0L10 -42H17L18 0Z', shade(KRAFT, 0.16)) +
      line('M-12 -8L-6 -26M2 -14L-4 -32M-16 -34L-8 -38', shade(KRAFT, 0.2), 2) +
      line('M-14 -44H14', shade(KRAFT, 0.26), 9) +
      line('M-14 -46H14', glow(KRAFT, 0.34), 3.4),
    at,
    { turn },
  )

/** The same, wide open: its mouth, edged with points, is above the origin. */
const openBag = (at: Point, turn: number) =>
  place(
    fill('M-21 -54Q0 -64 21 -54L16 -44H-17Z', shade(KRAFT, 0.44)) +
      fill(
        'M-18 0Q-15 -28 -22 -56L-17 -50 -11 -52 -6 -47 0 -50 5 -46 11 -50 16 -48 22 -56Q15 -28 18 0Q0 5 -18 0Z',
        KRAFT,
      ) +
      fill('M8 2Q8 -26 12 -49L16 -48 22 -56Q15 -28 18 0Z', shade(KRAFT, 0.16)) +
      line('M-12 -6L-6 -24M2 -12L-5 -30M-14 -38L-4 -36M-15 -44L2 -41', shade(KRAFT, 0.22), 2),
    at,
    { turn },
  )

/** A bag rolled up, like a sausage. */
const sausage = (at: Point, turn: number) =>
  place(
    line('M-17 0H17', KRAFT, 17) +
      line('M-17 -4H13', glow(KRAFT, 0.34), 3.6) +
      line('M-8 -7L-5 7M3 -8V8M12 -6L9 7', shade(KRAFT, 0.24), 2) +
      oval([21, 0], 5, 7, shade(KRAFT, 0.3)),
    at,
    { turn },
  )

export function voiceInABag(): string {
  const educator = mild(ADULTS.julie, { top: FIR.base, legs: BARK.dark, shoes: PAPER })
  const opener = mild(CAST.maika, { top: ROSE.base, legs: WATER.deep, shoes: PAPER })
  const glad = mild({ ...CAST.noah, view: 'front' }, { top: SUN.base, legs: FIR.deep, shoes: PAPER })
  const sender = mild(CAST.fatou, { top: PLUM.base, legs: MAPLE.deep, shoes: PAPER })
  const baby = sleeper(BABIES.jeanne, WATER.soft, PAPER, 'stripes')
  return frame(
    ['#e7e3d6', '#f6f0e2'],
    pane([40, 20], 104, 80, 'rain'),
    curtains([40, 20], 104, 80, '#8fb0a4'),
    pinned([226, 44], 52, 44, [MAPLE.base, WATER.base, FIR.base], 4),
    floor(174, '#e7dac2'),
    shelf([268, 174], 84, 60, [['plant', 'books']]),
    closer(
      1.08,
      [236, 356],
      under([388, 246], 44, 6),
      wheelchair([388, 246], RED, { mirror: true }),
      figure(
        sender,
        vary(POSES.sit, { hip: [0, -38], lean: 2, nod: 2, feet: pair(26, -12, 28, -12), elbows: [1, 1] }),
        [388, 246],
        144,
        { facing: -1, grip: { near: [366, 143], far: [362, 192] } },
      ),
      wheelchairWheel([388, 246], RED, { mirror: true }),
      under([222, 298], 34, 6) + under([110, 314], 38, 6),
      figure(glad, vary(POSES.standFront, { elbows: [-1, 1] }), [222, 298], 148, {
        grip: { near: [196, 222], far: [262, 206] },
      }),
      mouth([222, 187], 7, 7.5),
      line('M186 168q2 -9 8 -13M176 164q3 -14 12 -20', MAPLE.dark, 3),
      figure(opener, vary(POSES.stand, { lean: 6, nod: 0, elbows: [1, 1], stretch: 1.1 }), [108, 314], 160, {
        grip: { near: [160, 218], far: [170, 176] },
        holding: openBag([146, 208], 64),
      }),
      blanket([300, 340], 150, 34, '#c9b9d0', '#dccfe2'),
      under([424, 336], 60, 7),
      adult(educator, vary(POSES.tailor, { lean: 10, nod: 6, elbows: [1, 1] }), [428, 334], 218, {
        facing: -1,
        grip: { near: [376, 288], far: [372, 292] },
        holding: sausage([366, 284], -24),
      }),
      figure(baby, vary(BABY_POSES.sit, { lean: 8, nod: 8 }), [308, 346], 112, {
        build: 'baby',
        facing: -1,
        grip: { near: [286, 314], far: [270, 312] },
        holding: sausage([276, 316], 8),
      }),
      bag([44, 338]) + bag([176, 350], -3),
    ),
  )
}
