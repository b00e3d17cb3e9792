import { adult, figure, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence, heap, stick } from '../../../kit/ground.ts'
import { frame, land, leaves, snowfall, specks, tufts, woods } from '../../../kit/landscape.ts'
import {
  BARK,
  CREAM,
  FIR,
  glow,
  INK,
  MAPLE,
  PAPER,
  PLUM,
  ROSE,
  SNOW,
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, autumn, BABIES, barefoot, bodysuit, CAST, summer, TUQUES, winter } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { chair } from '../../../kit/room.ts'
import { disc, fill, line, num, type Options, oval, place } from '../../../kit/svg.ts'
import { bucket, droplets, shovel, wateringCan } from '../../../kit/things.ts'
import { ball, blanket, tub, under } from '../../../kit/toys.ts'
import { birch, foliage, mapleLeaf, trunk } from '../../../kit/trees.ts'

/** What was drawn 18 wide and 9 high around the origin, drawn again `w` wide and `h` high. */
function spread(children: string, [x, y]: Point, w: number, h: number, turn: number): string {
  const turned = turn ? `rotate(${turn})` : ''
  return `<g transform="translate(${x} ${y})${turned}scale(${num(w / 18)} ${num(h / 9)})">${children}</g>`
}

/** A pinch of snow lying on something, its flat lower side on the origin. */
function cap(at: Point, w: number, h: number, turn = 0): string {
  return spread(
    fill('M-9 0C-10 -9 -3 -6 0 -10 3 -6 10 -8 9 0Q0 4 -9 0Z', SNOW.light) + line('M-8 1Q0 3 8 1', SNOW.shade, 1),
    at,
    w,
    h,
    turn,
  )
}

/** A plastic bucket turned over. */
function upturned(at: Point, color: string, options: Options = {}): string {
  return place(
    fill('M-13 -31Q0 -36 13 -31L18 -1Q0 5 -18 -1Z', color) + line('M-17 -3Q0 3 17 -3', shade(color, 0.26), 3.4),
    at,
    options,
  )
}

/** A strainer held by its handle at the origin, its bowl to the right. */
function strainer(at: Point, color: string, content: string, options: Options = {}): string {
  return place(
    line('M-6 0H20', shade(color, 0.2), 6) +
      fill('M20 -2Q40 -18 62 -2Z', content) +
      fill('M16 -3H66Q64 22 41 22 18 22 16 -3Z', color) +
      line('M28 6h.1M36 6h.1M44 6h.1M52 6h.1M32 13h.1M41 13h.1M50 13h.1', shade(color, 0.4), 3.4) +
      line('M16 -3H66', glow(color, 0.35), 4.4),
    at,
    options,
  )
}

export function forgottenBySnow(): string {
  const shaker = winter(CAST.mei, { top: MAPLE.base, legs: PLUM.dark, trim: SUN.soft })
  const small = winter(CAST.idris, { top: SUN.base, legs: WATER.deep, trim: ROSE.base })
  const educator = winter(ADULTS.minh, { top: FIR.base, legs: FIR.deep, trim: CREAM })
  const baby = winter(BABIES.ambre, { top: ROSE.base, legs: ROSE.base, shoes: PLUM.dark, trim: WATER.soft })
  return frame(
    ['#bccfdf', '#e6ecef'],
    woods(182, 130, '#adbfce', 4, 'fir'),
    birch([452, 220], -10, 17, -8),
    fence([-4, 490], 212, 56, '#c3a681', 34),
    line('M-10 158H490', SNOW.light, 6),
    land([0, 214, 240, 206, 480, 214], '#eef3f6'),
    oval([240, 322], 250, 60, PAPER),
    ball([240, 252], 22, WATER.base, SUN.soft, 12),
    cap([240, 234], 28, 10),
    snowfall(14, 8),
    under([170, 318], 44, 7),
    chair([172, 318], MAPLE.dark, { mirror: true, scale: 1.55 }),
    cap([169, 261], 48, 14),
    cap([194, 214], 13, 7),
    under([66, 328], 30, 6),
    figure(shaker, vary(POSES.stand, { lean: 6, nod: 8, elbows: [1, 1] }), [64, 328], 164, {
      grip: { near: [110, 220], far: [120, 208] },
    }),
    strainer([112, 214], ROSE.base, SNOW.light, { turn: 4 }),
    disc([111, 216], 10.4, SUN.soft),
    specks({ x: [136, 172], y: [240, 250] }, 16, SNOW.deep, 5, 2),
    under([216, 350], 34, 6),
    fill('M196 298H226V326Q244 326 250 338 252 350 248 350H196Z', '#5b4a6e'),
    line('M197 350H250', INK, 6) + line('M196 302H226', '#8a77a6', 6),
    cap([236, 328], 26, 8, 14),
    toddler(small, vary(POSES.crouch, { lean: 10, nod: 10, elbows: [1, 1] }), [292, 352], 142, {
      facing: -1,
      grip: { near: [236, 296], far: [222, 290] },
    }),
    cap([211, 298], 38, 17),
    disc([231, 292], 10, ROSE.base),
    blanket([404, 340], 150, 26, PLUM.soft, '#d6c7ee'),
    adult(educator, vary(POSES.heels, { lean: 4, nod: 12 }), [436, 334], 222, {
      facing: -1,
      grip: { near: [404, 300], far: [388, 296] },
    }),
    under([362, 348], 24, 4),
    upturned([362, 348], SUN.base, { scale: 1.25 }),
    cap([362, 309], 30, 9),
    figure(baby, vary(BABY_POSES.sit, { lean: 4, nod: 8, elbows: [-1, -1] }), [404, 344], 118, {
      build: 'baby',
      facing: -1,
      grip: { near: [362, 300], far: [380, 296] },
    }),
    line('M340 298l-8 -7M352 290l-3 -9M364 288l3 -8', SNOW.deep, 3),
    line('M428 258Q440 292 410 306', glow(FIR.base, 0.12), 17),
    disc([407, 307], 10.5, CREAM),
  )
}

const FALL = [MAPLE.base, SUN.base, MAPLE.deep, '#c98b2f'] as const

/** A small wheelbarrow that goes to the right, wheel on y = 0 at x = 40; its grips are at (-62, -42). `load` lies in the tray. */
function barrow(at: Point, color: string, load: string, scale = 1): string {
  return place(
    line('M-60 -40L-14 -30L38 -11', BARK.soft, 6) +
      line('M-12 -28L-16 -3', BARK.dark, 6) +
      load +
      fill('M-36 -54H46L30 -24H-18Z', color) +
      fill('M20 -54H46L30 -24H16Z', shade(color, 0.16)) +
      line('M-37 -54H47', glow(color, 0.35), 5) +
      disc([40, -12], 12, INK) +
      disc([40, -12], 5, STONE.soft) +
      line('M-66 -42L-56 -39', INK, 7),
    at,
    { scale },
  )
}

export function pathsToThePile(): string {
  const raker = autumn(CAST.lila, { top: ROSE.base, legs: WATER.deep, trim: PAPER, hat: TUQUES.sun })
  const driver = autumn(CAST.theo, { top: WATER.base, legs: PLUM.dark, trim: PAPER, hat: TUQUES.fir })
  const educator = autumn(ADULTS.nadia, { top: FIR.base, legs: BARK.deep, trim: PAPER, hat: ADULTS.nadia.hat })
  const baby = autumn(BABIES.tao, { top: SUN.soft, legs: SUN.soft, trim: MAPLE.dark, hat: TUQUES.maple })
  const carpet = '#d39a45'
  const pile = (at: Point, w: number, h: number, seed: number) =>
    heap(at, w, h, '#b9682a', seed) + heap([at[0] - w * 0.03, at[1]], w * 0.84, h * 0.82, '#d98f35', seed + 2)
  return frame(
    ['#cfe3ea', '#f9efd2'],
    woods(190, 110, '#e3d5a2', 5, 'round'),
    line('M52 224V130M448 226V130', BARK.dark, 14),
    foliage([44, 92], 82, 72, SUN.base, 4, 11),
    foliage([30, 76], 46, 38, glow(SUN.base, 0.25), 6, 8),
    foliage([450, 88], 84, 76, MAPLE.base, 9, 11),
    disc([426, 66], 36, glow(MAPLE.base, 0.2)),
    land([0, 216, 240, 208, 480, 218], carpet),
    fill('M118 216C170 234 236 252 300 286L280 316C230 278 150 240 70 216Z', '#9db35c'),
    fill('M-10 302C90 294 200 296 300 296L300 336C200 342 100 346 -10 358Z', '#8fa84f'),
    tufts([308, 340], 5, '#73903f', 3, 8, [0, 230]),
    leaves({ x: [0, 480], y: [226, 284] }, 10, FALL, 6, 7),
    leaves({ x: [0, 480], y: [346, 358] }, 7, FALL, 12, 8),
    heap([162, 246], 44, 18, MAPLE.base, 4),
    figure(raker, vary(POSES.pull, { lean: 6, nod: 8, elbows: [1, -1] }), [256, 258], 136, {
      facing: -1,
      grip: { near: [230, 190], far: [214, 212] },
    }),
    stick([242, 174], [186, 240], 4.5, BARK.pale),
    line('M174 234L200 248M176 235l-5 11M183 239l-5 11M190 243l-5 11M198 247l-5 10', SUN.dark, 3.6),
    disc([230, 190], 6, CAST.lila.skin) + disc([213, 211], 6, CAST.lila.skin),
    pile([356, 336], 236, 96, 4),
    figure(baby, vary(BABY_POSES.sitFront, { stretch: 1.3, elbows: [1, -1] }), [344, 322], 124, {
      build: 'baby',
      grip: { near: [306, 256], far: [380, 254] },
    }),
    adult(educator, vary(POSES.heels, { lean: 10, nod: 8 }), [446, 342], 222, {
      facing: -1,
      grip: { near: [396, 290], far: [384, 282] },
    }),
    fill('M236 346Q262 310 302 306 326 292 356 298 394 292 418 316 450 330 466 348Z', '#d98f35'),
    line('M264 330q20 -8 34 -2m10 -14q24 -10 40 -2m12 18q22 -10 44 -2m-92 8q20 -8 40 -2', MAPLE.deep, 4),
    line('M290 318q12 -6 24 -2m20 10q16 -8 32 -2m16 -20q14 -6 24 2', '#f3d27a', 4),
    [
      [292, 222, 20],
      [344, 176, -40],
      [306, 196, 80],
      [384, 208, 150],
      [370, 178, 60],
    ]
      .map(([x = 0, y = 0, turn = 0], i) => mapleLeaf([x, y], 22, turn, FALL[i % 3] ?? SUN.base))
      .join(''),
    under([92, 334], 34, 5),
    barrow([204, 332], WATER.base, heap([5, -52], 84, 19, MAPLE.base, 6) + heap([2, -52], 60, 12, SUN.base, 4), 1.1),
    toddler(driver, vary(POSES.walk, { lean: 16, nod: 0, elbows: [1, 1] }), [88, 334], 148, {
      grip: { near: [138, 286], far: [144, 284] },
    }),
  )
}

/** A hollow dug in the sand: its rim, its wet wall, what lies at the bottom. */
function hollow([x, y]: Point, rx: number, ry: number, water: boolean): string {
  return (
    oval([x, y - 2], rx * 1.22, ry * 1.34, '#f1deb2') +
    oval([x, y], rx, ry, '#a67f4c') +
    oval([x, y + ry * 0.2], rx * 0.84, ry * 0.72, water ? WATER.soft : '#8a673b') +
    (water ? line(`M${num(x - rx * 0.4)} ${num(y + ry * 0.3)}h${num(rx * 0.5)}`, WATER.pale, 3) : '')
  )
}

/** A closed jug lying on its side, its tap to the left. */
function tapJug(at: Point, color: string, options: Options = {}): string {
  return place(
    line('M-34 -12H-46M-46 -12v7', STONE.dark, 5) +
      line('M-10 -36Q4 -48 20 -36', shade(color, 0.25), 5) +
      fill('M-34 -26Q-32 -36 -22 -36H32Q40 -36 40 -28V0H-34Z', color) +
      fill('M-34 -10H40V0H-34Z', shade(color, 0.16)) +
      line('M-20 -28V-6', glow(color, 0.4), 4),
    at,
    options,
  )
}

/** A fat sponge whose middle is squeezed at the origin. */
function sponge(at: Point, color: string): string {
  return place(
    fill('M-17 -9Q-6 -4 0 -5 8 -4 17 -9 22 0 17 9 8 5 0 6 -6 5 -17 9 -22 0 -17 -9Z', color) +
      line('M-12 -2h.1M-8 3h.1M12 2h.1M9 -3h.1M-14 4h.1M15 -4h.1', shade(color, 0.25), 3),
    at,
  )
}

const brim = (color: string, trim: string) => ({ kind: 'sunhat', color, trim }) as const

export function lakeThatLeaves(): string {
  const pourer = summer(CAST.awa, { top: ROSE.base, legs: PLUM.dark, shoes: FIR.dark, hat: brim(SUN.soft, MAPLE.dark) })
  const tapper = summer(CAST.emile, { top: FIR.base, legs: WATER.deep, shoes: MAPLE.deep, hat: brim(PAPER, FIR.dark) })
  const near = summer(ADULTS.marc, { top: WATER.base, legs: BARK.dark, shoes: INK, hat: brim(CREAM, PLUM.base) })
  const keeper = summer(ADULTS.helene, { top: '#d6463a', legs: PLUM.dark, hat: brim(PAPER, '#d6463a') })
  const baby = bodysuit(BABIES.ines, SUN.base, PAPER, brim(PAPER, ROSE.base))
  const marker = (x: number, y: number, color: string) =>
    line(`M${x} ${y}v-36`, BARK.base, 3) + fill(`M${x} ${y - 36}l16 3 -2 12 -14 -1Z`, color)
  return frame(
    ['#aadaec', '#f1f3e0'],
    land([0, 112, 110, 96, 230, 110, 360, 92, 480, 108], '#a3bfae'),
    fill('M0 116H480V190H0Z', WATER.base) + fill('M0 116H480V127H0Z', WATER.soft, 0.7),
    line('M60 140h50M196 134h44M400 138h36', WATER.pale, 3, 0.75),
    fill('M0 172Q120 160 240 170T480 162V360H0Z', '#f7efd6'),
    fill('M0 179Q120 168 240 177T480 170V360H0Z', '#ead4a2'),
    adult(keeper, POSES.standFront, [242, 196], 100),
    marker(120, 214, MAPLE.base) + marker(300, 212, MAPLE.base) + marker(382, 214, MAPLE.base),
    oval([244, 300], 236, 66, '#cdae76'),
    line('M16 240V44M464 240V44', BARK.soft, 6),
    fill('M16 46Q240 84 464 46L520 -4H-40Z', '#f6f1e4'),
    fill(
      'M16 46Q62 54 107 58L72 -4H-40ZM196 64Q240 66 284 64L296 -4H184ZM373 58Q418 54 464 46L520 -4H408Z',
      WATER.soft,
    ),
    tapJug([338, 240], '#b9dbe6'),
    hollow([156, 308], 40, 15, true),
    bucket([112, 244], MAPLE.base, { turn: 114, scale: 1.1 }),
    fill('M142 246Q158 262 158 310H146Q150 276 136 262Z', WATER.soft),
    line('M140 298l-8 -8M166 298l9 -7', WATER.soft, 3.4),
    figure(pourer, vary(POSES.lower, { lean: 28, nod: 4, elbows: [1, 1] }), [48, 320], 160, {
      grip: { near: [114, 252], far: [120, 236] },
    }),
    hollow([212, 344], 38, 13, false),
    place(shovel([0, 0]), [214, 344], { scale: 0.68, turn: 22 }),
    line('M196 328l-6 -8M210 322l-1 -9', BARK.dark, 3),
    toddler(tapper, vary(POSES.kneel, { lean: 16, nod: 10, elbows: [1, 1] }), [284, 350], 142, {
      facing: -1,
      grip: { near: [236, 290], far: [231, 302] },
    }),
    adult(near, vary(POSES.heels, { lean: 6, nod: 10, elbows: [1, 1] }), [448, 342], 218, {
      facing: -1,
      grip: { near: [398, 300], far: [378, 300] },
    }),
    tub([352, 352], 64, 12, PLUM.soft, '#a67f4c'),
    figure(baby, vary(BABY_POSES.sit, { lean: 12, nod: 6, elbows: [1, 1] }), [404, 346], 116, {
      build: 'baby',
      facing: -1,
      grip: { near: [368, 336], far: [362, 332] },
    }),
  )
}

/** A bath towel spread on the grass, a stripe at each end. */
function towel([x, y]: Point, w: number, d: number, color: string): string {
  const half = w / 2
  const edge = (t: number) => `M${num(x + half * t * 0.9)} ${y - d / 2}L${num(x + half * t)} ${y + d / 2}`
  return (
    fill(
      `M${num(x - half * 0.94)} ${y - d / 2}H${num(x + half * 0.94)}L${num(x + half)} ${y + d / 2}H${num(x - half)}Z`,
      color,
    ) + line(edge(-0.84) + edge(0.84), PAPER, 5)
  )
}

export function rainOnMyToes(): string {
  const friend = barefoot(summer(CAST.kofi, { top: SUN.base, legs: PLUM.base, hat: brim(PAPER, MAPLE.base) }))
  const giver = barefoot(summer(CAST.rose, { top: ROSE.base, legs: WATER.deep, hat: brim(WATER.pale, WATER.base) }))
  const educator = barefoot(summer(ADULTS.nadia, { top: MAPLE.base, legs: WATER.deep, hat: ADULTS.nadia.hat }))
  const baby = bodysuit(BABIES.malik, FIR.soft, PAPER, brim(SUN.pale, SUN.dark))
  return frame(
    ['#c4e6ef', '#f4f4d8'],
    woods(188, 60, '#bcd79a', 5, 'round'),
    fence([-4, 490], 206, 46, '#d9bd8c', 26),
    land([0, 206, 240, 200, 480, 208], '#b9d77f'),
    fill('M-10 250Q120 212 250 216T490 244V370H-10Z', '#7fb060'),
    trunk([254, 238], 20, 34, BARK.base),
    fill(
      'M-10 -10H490V54Q470 84 434 70 412 98 374 78 346 104 306 82 276 108 236 84 200 106 166 80 130 100 98 72 58 88 36 58 6 70 -10 46Z',
      FIR.base,
    ),
    fill('M-10 -10H380Q360 34 320 26 290 56 250 34 214 60 178 34 140 54 110 28 74 42 52 18 20 34 -10 10Z', FIR.soft),
    tufts([250, 350], 16, '#5f9350', 7, 8),
    wateringCan([432, 236], WATER.base, { scale: 0.95 }),
    upturned([378, 240], ROSE.base, { scale: 0.95 }),
    towel([84, 326], 176, 40, WATER.soft),
    figure(
      friend,
      vary(POSES.floor, {
        lean: -12,
        nod: 4,
        hands: pair(-16, -8, -12, -10),
        elbows: [1, 1],
        feet: pair(31, -6, 36, -8),
        soles: [-72, -72],
      }),
      [56, 330],
      154,
      {},
    ),
    figure(giver, vary(POSES.kneel, { lean: 20, nod: 8, elbows: [1, 1] }), [190, 336], 158, {
      facing: -1,
      grip: { near: [128, 246], far: [120, 242] },
    }),
    sponge([122, 250], SUN.base),
    disc([129, 246], 7.6, CAST.rose.skin),
    droplets(
      [
        [106, 266],
        [116, 272],
        [126, 266],
        [102, 284],
        [111, 290],
        [121, 285],
      ],
      4,
      WATER.base,
    ),
    towel([410, 336], 132, 34, ROSE.soft),
    adult(educator, vary(POSES.heels, { lean: 26, nod: 8 }), [306, 340], 222, {
      grip: { near: [386, 292], far: [378, 284] },
    }),
    fill('M374 282Q388 274 400 284L404 300Q392 296 386 306 376 300 374 282Z', PAPER),
    line('M380 288l6 10', SNOW.deep, 2),
    disc([384, 290], 7.6, ADULTS.nadia.skin),
    figure(
      baby,
      vary(BABY_POSES.sit, { lean: -4, nod: 4, elbows: [-1, -1], hands: pair(16, -30, 20, -34) }),
      [432, 346],
      120,
      {
        build: 'baby',
        facing: -1,
      },
    ),
    droplets(
      [
        [394, 306],
        [402, 304],
        [398, 316],
      ],
      3.4,
      WATER.base,
    ),
    tub([234, 354], 74, 16, PLUM.soft, WATER.soft),
    tub([352, 356], 70, 15, SUN.soft, WATER.soft),
  )
}
