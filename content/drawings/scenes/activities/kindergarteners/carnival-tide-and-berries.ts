import { figure } from '../../../kit/figure.ts'
import { angleOf, type Point, pair, polar, random } from '../../../kit/geometry.ts'
import { fence, rock, stick } from '../../../kit/ground.ts'
import type { Hat } from '../../../kit/head.ts'
import { cloud, frame, land, leaves, specks, sun, tufts, woods } from '../../../kit/landscape.ts'
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
import { ADULTS, autumn, CAST, summer, TUQUES, winter } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { dashes, disc, fill, line, num, oval, place, whole } from '../../../kit/svg.ts'
import { magnifier } from '../../../kit/things.ts'
import { blanket, saucepan } from '../../../kit/toys.ts'
import { birch, bush, fir, leafy, mapleLeaf, trunk } from '../../../kit/trees.ts'

const STEEL = '#c3cbc9'
const RED = '#c8432f'

/** A spray bottle held at its neck, the nozzle to the right. */
function sprayer(at: Point, color: string, turn: number): string {
  return place(
    fill('M-5 2H5L11 12V34Q0 38 -11 34V12Z', color) +
      fill('M-11 17H11V34Q0 38 -11 34Z', shade(color, 0.2)) +
      fill('M-10 -9H15V-1H5V3H-5V-1H-10Z', PAPER) +
      line('M9 0L6 9', STONE.base, 3.4) +
      fill('M15 -8h4v6h-4Z', RED),
    at,
    { turn, scale: 1.25 },
  )
}

/** The shaded side of a round mass of snow. */
function dusk([x, y]: Point, r: number, color: string): string {
  const [dx, dy] = [r * 0.57, r * 0.82]
  const big = num(r * 1.2)
  return fill(
    `M${num(x + dx)} ${num(y - dy)}A${r} ${r} 0 0 1 ${num(x - dx)} ${num(y + dy)}A${big} ${big} 0 0 0 ${num(x + dx)} ${num(y - dy)}Z`,
    color,
  )
}

export function snowGiant(): string {
  const painter = winter(CAST.awa, { top: SUN.base, legs: PLUM.dark, trim: MAPLE.dark })
  const first = winter(CAST.emile, { top: FIR.base, legs: FIR.deep, trim: SUN.soft })
  const second = winter(CAST.maika, { top: ROSE.base, legs: WATER.deep, trim: PAPER })
  const body = '#f7faf9'
  const shadow = '#cddbe5'
  const blue = '#7fb6d4'
  const left = 'M156 166Q104 190 112 262'
  const right = 'M256 166Q308 190 300 262'
  return frame(
    ['#aecbde', '#ece9e2'],
    sun([408, 54], 20, SUN.pale),
    woods(150, 54, '#a9bcc9', 5, 'fir'),
    fir([30, 196], 130, '#4d7d63', true),
    fence([100, 486], 190, 44, '#c2a98a', 30),
    land([0, 186, 240, 180, 480, 190], SNOW.base),
    fill('M0 262C140 244 340 244 480 266V360H0Z', '#eef3f5'),
    oval([206, 320], 150, 18, SNOW.shade),
    disc([206, 188], 60, body) + dusk([206, 188], 60, shadow),
    disc([206, 240], 80, body) + dusk([206, 240], 80, shadow),
    fill('M128 224Q206 262 284 224L286 248Q206 286 126 248Z', RED),
    dashes('M132 237Q206 273 280 237', SUN.base, 5, '1 13'),
    dashes('M138 250Q206 279 274 250', PAPER, 2.4, '7 6'),
    line('M206 262L192 304M208 262L222 306', shade(RED, 0.16), 13),
    disc([207, 260], 10, RED),
    line(left, shadow, 36) + line(left, body, 29),
    line(right, '#bccedb', 36) + line(right, '#e6edf1', 29),
    line('M152 292L116 304', shadow, 52) + line('M260 292L296 304', shadow, 52),
    oval([108, 296], 26, 33, body, -8) + oval([108, 298], 16, 22, shadow, -8),
    oval([304, 296], 26, 33, body, 8) + oval([304, 298], 16, 22, shadow, 8),
    disc([200, 112], 46, body) + dusk([200, 112], 46, shadow),
    oval([168, 128], 18, 14, ROSE.soft),
    oval([168, 128], 10, 7, ROSE.base, 0, 0.5),
    fill('M154 96C152 44 238 38 246 92 216 78 184 82 154 96Z', blue),
    line('M154 95Q198 74 246 92', '#5d9cc0', 11),
    disc([196, 50], 13, '#5d9cc0'),
    line('M172 104L190 102M206 102L226 105', BARK.base, 6),
    oval([182, 114], 5, 6.5, BARK.dark) + oval([216, 115], 5, 6.5, BARK.dark),
    disc([198, 128], 9.4, SNOW.deep) + disc([196, 126], 8, '#e9f0f3'),
    line('M184 145Q200 154 222 141', BARK.dark, 4.6),
    fill('M124 166L164 112 180 140Z', ROSE.soft, 0.5),
    specks({ x: [126, 158], y: [134, 166] }, 9, ROSE.base, 8, 1.5, 0.8),
    figure(painter, vary(POSES.stand, { lean: 8, nod: -14, elbows: [1, 1] }), [46, 338], 172, {
      grip: { near: [102, 190], far: [110, 216] },
    }),
    sprayer([107, 184], ROSE.base, -42),
    disc([104, 193], 9.4, MAPLE.dark),
    figure(second, vary(POSES.walk, { lean: -2, nod: -12, elbows: [1, 1] }), [440, 320], 146, {
      facing: -1,
      grip: { near: [432, 186], far: [406, 198] },
    }),
    disc([404, 182], 20, STONE.dark) + disc([402, 181], 19, STEEL) + disc([402, 181], 5, INK),
    disc([407, 199], 8, shade(PAPER, 0.12)),
    line('M432 186L411 171', BARK.soft, 5) + oval([408, 169], 7.4, 5, BARK.soft, 34),
    disc([433, 187], 8.6, PAPER),
    figure(first, vary(POSES.walk, { lean: 0, nod: -8, elbows: [1, 1] }), [362, 350], 158, {
      facing: -1,
      grip: { near: [328, 252], far: [344, 288] },
    }),
    saucepan([310, 304], { scale: 0.9 }),
    disc([344, 287], 9, shade(SUN.soft, 0.12)),
    line('M330 250L304 268', BARK.soft, 5.4) + oval([301, 270], 8, 5.4, BARK.soft, -35),
    disc([329, 251], 9.4, SUN.soft),
    line('M286 270l-10 -7M296 259l-4 -11M386 160l-7 -7M399 154l-2 -10', MAPLE.base, 3.4),
  )
}

/** A small shore crab seen from the front. */
function crab(at: Point, scale: number): string {
  const color = '#9a6a32'
  return place(
    line('M-9 2L-17 -1 -21 6M-9 5L-16 5 -19 11M9 2L17 -1 21 6M9 5L16 5 19 11', color, 2.6) +
      line('M-9 -3L-16 -9M9 -3L16 -9', color, 3.4) +
      fill('M-16 -8C-24 -10 -22 -19 -15 -18L-17 -14 -12 -15C-11 -10 -13 -8 -16 -8Z', color) +
      fill('M16 -8C24 -10 22 -19 15 -18L17 -14 12 -15C11 -10 13 -8 16 -8Z', color) +
      fill('M-13 -2Q-10 -9 0 -9T13 -2Q11 8 0 8T-13 -2Z', glow(color, 0.22)) +
      line('M-4 -8v-4M4 -8v-4', color, 2) +
      line('M-4 -12h.1M4 -12h.1', INK, 4),
    at,
    { scale },
  )
}

/** The line of seaweed that the tide has left: strands thrown along a curve. */
function seaweed(y: (x: number) => number, color: string, seed: number, width: number): string {
  const r = random(seed)
  let d = ''
  for (let x = -8; x < 490; x += 25) {
    const [dx, dy] = [r(22, 38), r(-7, 7)]
    d += `M${whole(x)} ${whole(y(x) + r(-4, 4))}q${whole(dx * 0.5)} ${whole(-dy * 2)} ${whole(dx)} ${whole(dy)}`
  }
  return line(d, color, width)
}

export function lowTide(): string {
  const brim = (color: string, trim: string) => ({ kind: 'sunhat', color, trim }) as const
  const watcher = summer(CAST.lea, { top: ROSE.base, legs: PLUM.dark, shoes: FIR.dark, hat: brim(SUN.soft, ROSE.dark) })
  const peeker = summer(CAST.kofi, {
    top: SUN.base,
    legs: WATER.deep,
    shoes: MAPLE.deep,
    hat: brim(WATER.pale, WATER.base),
  })
  const walker = summer(CAST.anh, { top: WATER.base, legs: MAPLE.deep, shoes: BARK.dark, hat: brim(CREAM, MAPLE.base) })
  const adult = summer(ADULTS.lucie, { top: FIR.base, legs: BARK.deep, shoes: INK, hat: brim(CREAM, FIR.dark) })
  const keeper = summer({ ...ADULTS.pierre, view: 'back' }, { top: PLUM.base, legs: BARK.dark })
  const tide = (x: number) => (x < 90 ? 262 + x * 0.2 : x < 270 ? 280 + (x - 90) * 0.36 : 345 + (x - 270) * 0.03)
  const wet = '#7d8078'
  const find = '#a8926c'
  const stone = (x: number, y: number) => oval([x, y], 12, 7, STONE.base) + oval([x - 2, y - 2], 8, 3.6, STONE.soft)
  const marker = (x: number, y: number, h: number) =>
    line(`M${x} ${y}v${-h}`, BARK.base, 3.6) + fill(`M${x} ${y - h}l20 4 -2 14 -18 -1Z`, MAPLE.base)
  return frame(
    ['#a9d6e8', '#eef3e4'],
    cloud([60, 60], 100, PAPER),
    land([0, 106, 70, 86, 150, 100, 240, 74, 330, 96, 400, 84, 480, 100], '#8fb0b8'),
    fill('M0 114H480V148H0Z', '#6fa7c4'),
    line('M60 126h60M260 132h70M400 124h50', '#a9d0df', 3),
    fill('M0 144Q120 136 240 144T480 142V360H0Z', '#b9ab8c'),
    fill(
      'M10 164Q80 154 160 162 140 176 70 174 20 174 10 164ZM250 162Q340 152 440 158 420 172 330 172 270 172 250 162Z',
      '#a8cbd6',
    ),
    marker(24, 222, 58) + marker(186, 204, 50) + marker(446, 206, 50),
    figure(keeper, POSES.standFront, [216, 212], 88, { build: 'adult' }),
    fill('M0 272Q60 276 120 296 200 330 270 348L480 356V360H0Z', '#e6d6ae'),
    seaweed(tide, '#4f4d2a', 3, 6),
    seaweed(tide, '#857d38', 8, 4),
    fill('M20 308H100L124 350H2Z', '#fbf7ea'),
    stone(20, 308) + stone(102, 308) + stone(4, 350) + stone(124, 350),
    stick([34, 330], [76, 320], 7, find),
    fill('M46 338l22 -4 8 7 -22 5Z', BARK.base),
    line('M88 322q8 4 4 10t6 10M96 322q-2 6 4 10', '#857d38', 4),
    figure(walker, vary(POSES.walk, { lean: 6, nod: 12, elbows: [1, 1] }), [160, 306], 126, {
      facing: -1,
      grip: { near: [138, 254] },
    }),
    line('M140 244L124 290', BARK.base, 4.4),
    disc([137, 255], 5.4, CAST.anh.skin),
    oval([350, 326], 132, 13, '#a3977a'),
    figure(adult, vary(POSES.kneel, { lean: 24, nod: 8, elbows: [1, 1] }), [236, 336], 198, {
      build: 'adult',
      grip: { near: [306, 268], far: [324, 268] },
    }),
    figure(peeker, vary(POSES.crouch, { hip: [-4, -16], lean: 24, nod: 12, elbows: [1, 1] }), [392, 298], 146, {
      facing: -1,
      grip: { near: [378, 268], far: [368, 270] },
    }),
    oval([356, 318], 44, 12, '#8d7c58'),
    oval([358, 319], 36, 9, '#6b5d42'),
    crab([364, 313], 1),
    oval([308, 292], 19, 29, wet, 16),
    oval([301, 284], 7, 15, '#a3a69c', 16),
    oval([317, 295], 12, 26, '#4c524f', 16),
    line('M318 280h.1M321 292h.1M316 300h.1M320 310h.1', STONE.pale, 2.6),
    disc([308, 267], 7, ADULTS.lucie.skin) + disc([325, 270], 7, shade(ADULTS.lucie.skin, 0.14)),
    figure(watcher, vary(POSES.crouch, { hip: [-4, -17], lean: 22, nod: 10, elbows: [1, 1] }), [454, 340], 150, {
      facing: -1,
      grip: { near: [412, 300], far: [428, 306] },
    }),
    magnifier([410, 301], { turn: -62, scale: 0.8 }),
    disc([412, 299], 7, CAST.lea.skin),
  )
}

const BERRY = '#43559a'
const LEAF = ['#4f8a4c', '#6ea75c', '#3f7747'] as const

/** Bunches of berries: round heads with a paler bloom. */
function berries(points: readonly Point[], r: number): string {
  const dots = (dx: number, dy: number) => points.map(([x, y]) => `M${num(x + dx)} ${num(y + dy)}h.1`).join('')
  return line(dots(0, 0), BERRY, r * 2) + line(dots(-r * 0.3, -r * 0.35), '#8b9bd0', r * 0.7)
}

/** A twig from `a` to `b`, bowed through `c`, with its small leaves on both sides. */
function twig(a: Point, c: Point, b: Point, count: number, size: number, color: string): string {
  let d = ''
  for (let i = 1; i <= count; i++) {
    const t = i / count
    const [u, v] = [1 - t, t]
    const x = u * u * a[0] + 2 * u * v * c[0] + v * v * b[0]
    const y = u * u * a[1] + 2 * u * v * c[1] + v * v * b[1]
    const heading = angleOf([u * a[0] + v * c[0], u * a[1] + v * c[1]], [u * c[0] + v * b[0], u * c[1] + v * b[1]])
    const turn = i === count ? heading : heading + (i % 2 ? -62 : 62)
    const tip = polar([x, y], turn, size)
    const [p, q] = [polar([x, y], turn - 42, size * 0.62), polar([x, y], turn + 42, size * 0.62)]
    d += `M${whole(x)} ${whole(y)}Q${whole(p[0])} ${whole(p[1])} ${whole(tip[0])} ${whole(tip[1])} ${whole(q[0])} ${whole(q[1])} ${whole(x)} ${whole(y)}`
  }
  return line(`M${a.join(' ')}Q${c.join(' ')} ${b.join(' ')}`, BARK.soft, 3) + fill(d, color)
}

export function quietPail(): string {
  const picker = summer(CAST.zoe, {
    top: SUN.base,
    legs: PLUM.dark,
    shoes: ROSE.dark,
    hat: { kind: 'sunhat', color: CREAM, trim: ROSE.base },
  })
  const listener = summer(CAST.idris, {
    top: MAPLE.base,
    legs: WATER.deep,
    shoes: FIR.deep,
    cut: 'stripes',
    trim: CREAM,
    hat: { kind: 'cap', color: WATER.base, trim: WATER.deep },
  })
  const pail =
    fill('M-15 -26H15L12 2H-12Z', STEEL) +
    fill('M4 -26H15L12 2H3Z', shade(STEEL, 0.18)) +
    oval([0, -26], 15, 4.6, STONE.dark)
  const flag = (x: number, y: number, h: number, s = 1) =>
    line(`M${x} ${y}v${-h}`, BARK.base, 4 * s) +
    fill(
      `M${x} ${y - h}q${12 * s} ${-3 * s} ${26 * s} ${2 * s}l${-2 * s} ${20 * s}q${-12 * s} ${-5 * s} ${-24 * s} 0Z`,
      RED,
    )
  return frame(
    ['#bfe0dc', '#edf2d8'],
    woods(150, 110, '#a9cba0', 4, 'round'),
    woods(172, 80, '#8dba8a', 9, 'fir'),
    birch([46, 196], -10, 20, 8),
    birch([440, 200], -10, 24, -6),
    trunk([262, 190], -10, 24, BARK.soft),
    land([0, 186, 240, 176, 480, 190], '#b5d291'),
    flag(110, 196, 46, 0.9) + flag(214, 190, 46, 0.9) + flag(298, 194, 46, 0.9),
    fill('M-10 240C100 196 380 194 490 240V372H-10Z', '#9ac878'),
    bush([300, 236], 110, 36, LEAF[1], 4),
    bush([180, 222], 90, 26, LEAF[1], 7),
    leaves({ x: [140, 346], y: [204, 232] }, 20, [LEAF[0], LEAF[2]], 9, 6),
    berries(
      [
        [290, 222],
        [316, 228],
        [270, 230],
        [190, 214],
      ],
      3.6,
    ),
    flag(14, 280, 66) + flag(456, 272, 66),
    figure(picker, vary(POSES.crouch, { hip: [-4, -17], lean: 20, nod: 6, elbows: [1, 1] }), [92, 346], 184, {
      grip: { near: [164, 256], far: [142, 300] },
    }),
    place(pail, [140, 338], {}),
    oval([140, 314], 13, 3.6, BERRY),
    disc([142, 298], 8.6, shade(CAST.zoe.skin, 0.14)),
    bush([236, 352], 168, 76, LEAF[1], 6),
    bush([200, 346], 90, 66, '#3d7044', 5),
    berries(
      [
        [250, 330],
        [262, 342],
        [276, 326],
        [290, 342],
      ],
      5,
    ),
    berries(
      [
        [184, 296],
        [195, 300],
        [187, 308],
        [211, 300],
        [221, 306],
        [210, 312],
        [222, 318],
        [188, 326],
        [200, 321],
        [198, 333],
      ],
      6.2,
    ),
    leaves({ x: [232, 304], y: [302, 346] }, 14, [LEAF[0], LEAF[2]], 4, 9),
    twig([252, 326], [238, 240], [158, 252], 11, 27, LEAF[0]),
    twig([262, 330], [256, 262], [190, 250], 8, 24, LEAF[2]),
    disc([164, 256], 8.8, CAST.zoe.skin),
    figure(listener, vary(POSES.standFront, { nod: 14, elbows: [-1, -1] }), [374, 352], 182, {
      grip: { near: [328, 208], far: [438, 238] },
    }),
    place(pail, [432, 224], { turn: -56 }),
    line('M328 204v-15', CAST.idris.skin, 6) + disc([440, 232], 8.8, CAST.idris.skin),
    bush([462, 366], 90, 44, LEAF[1], 3),
    berries(
      [
        [446, 346],
        [458, 340],
        [466, 350],
      ],
      5,
    ),
  )
}

export function hushWolf(): string {
  const vest = (trim: string, hat: Hat) => ({ top: '#f0d43a', trim, cut: 'vest', hat }) as const
  const whisperer = autumn(CAST.mei, { legs: PLUM.dark, shoes: FIR.dark, ...vest(ROSE.base, TUQUES.sun) })
  const hearer = autumn(CAST.noah, { legs: WATER.deep, shoes: MAPLE.deep, ...vest(MAPLE.base, TUQUES.fir) })
  const wolf = autumn(CAST.theo, { legs: BARK.dark, shoes: INK, ...vest(WATER.base, TUQUES.plum) })
  const adult = autumn(ADULTS.nadia, { top: '#f0d43a', trim: FIR.base, cut: 'vest', legs: BARK.deep, shoes: INK })
  const grey = '#87909a'
  const square = (x: number, y: number) => fill(`M${x} ${y}l20 -3 6 9 -22 4Z`, RED)
  return frame(
    ['#d6e0dc', '#f7e8c8'],
    woods(160, 110, '#e3c48c', 3, 'round'),
    woods(176, 80, '#b3b58a', 8, 'fir'),
    leafy([196, 206], 190, SUN.base, 5),
    trunk([34, 222], -10, 28, BARK.soft),
    leafy([340, 200], 160, MAPLE.base, 9),
    land([0, 196, 240, 186, 480, 200], '#cdbf85'),
    land([0, 258, 240, 246, 480, 258], '#bfae6e'),
    square(146, 204) + square(300, 204),
    leaves({ x: [0, 480], y: [214, 300] }, 10, [MAPLE.base, RED], 4, 6),
    blanket([262, 250], 150, 38, PLUM.base),
    figure(adult, vary(POSES.tailor, { hip: [0, -11], lean: 2, nod: 0, elbows: [1, 1] }), [252, 250], 166, {
      build: 'adult',
      grip: { near: [280, 230], far: [288, 230] },
    }),
    trunk([458, 342], -10, 70, BARK.base),
    figure(
      wolf,
      vary(POSES.stand, { hip: [-8, -33], lean: 40, nod: -14, elbows: [1, 1], feet: pair(-14, -4, 6, -4) }),
      [350, 350],
      172,
      { grip: { near: [412, 300], far: [418, 316] } },
    ),
    place(
      line('M-11 3h-5', '#5f6872', 15) +
        line('M-6 0H8M-2 -4L4 -12', grey, 19) +
        line('M11 -5h6M12 2h7M10 9h6', grey, 6),
      [414, 298],
      { turn: -24 },
    ),
    figure(hearer, vary(POSES.crouch, { lean: 12, nod: 0, elbows: [1, 1] }), [112, 350], 166, {
      grip: { near: [160, 280], far: [158, 262] },
    }),
    figure(whisperer, vary(POSES.crouch, { lean: 20, nod: -2, elbows: [1, 1] }), [34, 352], 168, {
      grip: { near: [88, 266], far: [80, 300] },
    }),
    rock([206, 354], 150, 118, 5, STONE.base),
    disc([160, 268], 8, CAST.noah.skin),
    mapleLeaf([306, 342], 18, -30, MAPLE.base),
    tufts([342, 356], 3, '#8f8648', 5, 9, [120, 300]),
    leaves({ x: [0, 480], y: [316, 356] }, 10, [MAPLE.base, SUN.base], 11, 6),
  )
}
