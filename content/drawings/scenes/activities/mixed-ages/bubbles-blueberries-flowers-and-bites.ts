import { butterfly, chickadee } from '../../../kit/animals.ts'
import { adult, figure, type Person, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence } from '../../../kit/ground.ts'
import { cloud, flowers, frame, land, leaves, raised, sun, tufts, woods } from '../../../kit/landscape.ts'
import { BARK, CREAM, FIR, glow, INK, MAPLE, PAPER, PLUM, ROSE, SUN, shade, WATER } from '../../../kit/palette.ts'
import { ADULTS, BABIES, bodysuit, CAST, mild, summer } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { disc, fill, line, num, oval, place, through } from '../../../kit/svg.ts'
import { bucket, droplets } from '../../../kit/things.ts'
import { basket, blanket, under } from '../../../kit/toys.ts'
import { birch, bush, foliage, trunk } from '../../../kit/trees.ts'

const RED = '#d6463a'
const WHITE = { kind: 'sunhat', color: PAPER, trim: ROSE.base } as const
const STRAW = { kind: 'sunhat', color: SUN.soft, trim: MAPLE.base } as const
const BLUE = { kind: 'cap', color: WATER.base, trim: WATER.deep } as const

/** Short sleeves, and the legs covered. */
const trousers = (person: Person): Person => ({ ...person, wear: { ...person.wear, shorts: false } })

type Bubble = readonly [x: number, y: number, r: number]

function bubbles(all: readonly Bubble[]): string {
  const drawn = (mark: (bubble: Bubble) => string) => all.map(mark).join('')
  const round = drawn(([x, y, r]) => `M${x - r} ${y}a${r} ${r} 0 1 1 0 .1Z`)
  const arc = (turn: number) =>
    drawn(([x, y, r]) => {
      const k = r * 0.7
      const [dx, dy] = [Math.cos(turn) * k, Math.sin(turn) * k]
      return `M${num(x + dx)} ${num(y + dy)}A${num(k)} ${num(k)} 0 0 1 ${num(x - dy)} ${num(y + dx)}`
    })
  return (
    fill(round, '#f2fafc', 0.55) +
    line(round, '#6fadd0', 2.2) +
    line(arc(3.2), PAPER, 2.8) +
    line(arc(0.3), ROSE.soft, 2.4)
  )
}

/** A slotted spatula held at the origin, its blade to the right. */
function slottedSpatula(at: Point, color: string, turn: number): string {
  return place(
    line('M-12 0H40', color, 5) +
      fill('M36 -5L46 -15H74Q79 -15 79 -10V10Q79 15 74 15H46L36 5Z', color) +
      line('M49 -8H70M49 0H70M49 8H70', '#e4f4f8', 4.4),
    at,
    { turn },
  )
}

export function bubblesFromHoles(): string {
  const dipper = summer(CAST.zoe, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER, hat: STRAW })
  const ladler = summer(CAST.idris, {
    top: FIR.base,
    legs: WATER.deep,
    shoes: CREAM,
    cut: 'stripes',
    trim: CREAM,
    hat: BLUE,
  })
  const educator = trousers(
    summer({ ...ADULTS.minh, view: 'front' }, { top: SUN.base, legs: WATER.deep, shoes: CREAM }),
  )
  const baby = bodysuit(BABIES.olivier, RED, PAPER, WHITE)
  const steel = '#b9c4c6'
  return frame(
    ['#b5dcec', '#f4f3d8'],
    cloud([60, 74], 90, PAPER, 0.9),
    woods(190, 44, '#bedcaa', 7, 'round'),
    fence([-6, 486], 214, 44, '#e0cba3', 26),
    trunk([456, 244], 40, 30, BARK.base),
    foliage([444, 20], 128, 66, '#7fb662', 5, 14),
    foliage([420, 2], 86, 46, '#98ca78', 9, 11),
    land([0, 216, 240, 208, 480, 218], '#a3cf80'),
    flowers([226, 258], 11, PAPER, FIR.base, 5, [0, 380]),
    land([0, 262, 240, 250, 480, 264], '#90c172'),
    raised(
      22,
      blanket([240, 314], 462, 76, PLUM.soft, '#cbb8e6'),
      toddler(ladler, vary(POSES.kneel, { lean: 8, nod: 8 }), [198, 288], 122, {
        facing: -1,
        grip: { near: [172, 246], far: [178, 262] },
      }),
      line('M176 234L154 272', MAPLE.base, 5),
      fill('M138 266H164Q164 284 151 284T138 266Z', MAPLE.base),
      disc([172, 244], 5.6, CAST.idris.skin),
      droplets(
        [
          [146, 288],
          [155, 292],
        ],
        3,
        WATER.soft,
      ),
      adult(educator, vary(POSES.tailorFront, { nod: 4, feet: pair(-7, -3, 9, -3) }), [318, 316], 226, {
        grip: { near: [250, 292], far: [372, 284] },
      }),
      oval([318, 301], 17, 8, WATER.deep),
      figure(baby, vary(BABY_POSES.sit, { lean: -2, nod: -10, stretch: 1.25 }), [385, 334], 128, {
        build: 'baby',
        facing: -1,
        grip: { near: [353, 272], far: [367, 302] },
      }),
      fill('M120 300H236L252 334H104Z', shade(steel, 0.3)),
      fill('M124 303H232L246 330H110Z', '#d3ecf2'),
      line('M120 300H236L252 334H104Z', steel, 4.5),
      line('M140 314h22M186 322h30', PAPER, 3),
      figure(dipper, vary(POSES.kneel, { lean: 10, nod: -8 }), [64, 326], 158, {
        grip: { near: [112, 212], far: [98, 280] },
      }),
      slottedSpatula([112, 212], FIR.dark, -42),
      disc([112, 212], 6.6, CAST.zoe.skin),
      bubbles([
        [172, 138, 16],
        [192, 156, 13],
        [188, 116, 14],
        [206, 134, 18],
        [228, 112, 13],
        [228, 150, 10],
        [268, 126, 16],
        [256, 78, 11],
        [322, 104, 12],
        [352, 154, 10],
        [333, 250, 16],
      ]),
    ),
  )
}

const BERRY = '#43559a'

/** Pairs of blue socks rolled tight: balls with their fold. */
function sockBalls(points: readonly Point[], r: number): string {
  const marks = (d: string) => points.map(([x, y]) => `M${num(x)} ${num(y)}${d}`).join('')
  return (
    line(marks('h.1'), '#2f3f7d', r * 2) +
    line(points.map(([x, y]) => `M${num(x - 0.8)} ${num(y - 1)}h.1`).join(''), BERRY, r * 1.8) +
    line(marks(`m${num(-r * 0.5)} ${num(-r * 0.35)}q${num(r * 0.5)} ${num(r * 0.7)} ${num(r)} 0`), '#93a3d6', r * 0.28)
  )
}

/** A dish towel thrown over a heap: a bush. */
function clothBush([x, y]: Point, w: number, h: number, color: string): string {
  const u = w / 2
  return (
    fill(
      `M${num(x - u)} ${num(y)}Q${num(x - u * 0.8)} ${num(y - h * 0.5)} ${num(x - u * 0.5)} ${num(y - h * 0.9)}Q${num(x - u * 0.1)} ${num(y - h * 1.1)} ${num(x + u * 0.4)} ${num(y - h * 0.95)}Q${num(x + u * 0.8)} ${num(y - h * 0.5)} ${num(x + u)} ${num(y)}L${num(x + u * 0.55)} ${num(y - 6)} ${num(x + u * 0.2)} ${num(y + 4)} ${num(x - u * 0.25)} ${num(y - 6)} ${num(x - u * 0.6)} ${num(y + 3)}Z`,
      color,
    ) +
    line(
      `M${num(x - u * 0.4)} ${num(y - h * 0.8)}Q${num(x - u * 0.5)} ${num(y - h * 0.4)} ${num(x - u * 0.62)} ${num(y - 4)}M${num(x + u * 0.3)} ${num(y - h * 0.85)}Q${num(x + u * 0.5)} ${num(y - h * 0.4)} ${num(x + u * 0.56)} ${num(y - 10)}`,
      shade(color, 0.2),
      2.4,
    ) +
    line(
      `M${num(x - u * 0.94)} ${num(y - 8)}Q${num(x - u * 0.2)} ${num(y - 18)} ${num(x + u * 0.94)} ${num(y - 8)}`,
      glow(color, 0.5),
      2.6,
    )
  )
}

export function bearPawBlueberries(): string {
  const bear = mild(CAST.maika, { top: MAPLE.base, legs: WATER.deep, shoes: BARK.dark, hat: WHITE })
  const small = mild(CAST.noah, { top: SUN.base, legs: PLUM.dark, shoes: RED, hat: BLUE })
  const thrush = mild(CAST.rose, { top: ROSE.base, legs: FIR.deep, shoes: PAPER, hat: STRAW })
  const educator = mild(ADULTS.helene, { top: PLUM.base, legs: BARK.dark, shoes: INK, hat: STRAW })
  return frame(
    ['#c3e1da', '#eef3d6'],
    woods(160, 110, '#b0d2a6', 4, 'round'),
    woods(182, 84, '#8dba8a', 9, 'fir'),
    birch([58, 208], -10, 20, 8),
    trunk([300, 206], -10, 26, BARK.soft),
    birch([452, 212], -10, 24, -6),
    land([0, 198, 240, 188, 480, 202], '#b5d291'),
    bush([62, 250], 128, 56, '#6ea75c', 4),
    bush([110, 256], 84, 46, '#4f8a4c', 7),
    leaves({ x: [14, 140], y: [206, 240] }, 6, ['#3f7747'], 9, 6),
    line(
      'M34 226h.1M48 236h.1M42 218h.1M70 224h.1M82 236h.1M64 240h.1M104 230h.1M116 240h.1M96 244h.1M124 232h.1',
      BERRY,
      8,
    ),
    line('M33 225h.1M47 235h.1M69 223h.1M81 235h.1M103 229h.1M123 231h.1', '#93a3d6', 2.6),
    line('M-6 238Q80 268 166 240', RED, 6),
    line('M166 240l5 13M166 240l-5 12', RED, 4),
    land([0, 264, 240, 252, 480, 268], '#9ccb7a'),
    raised(
      14,
      clothBush([178, 256], 60, 28, '#5f9c55'),
      sockBalls(
        [
          [204, 258],
          [196, 250],
        ],
        6.5,
      ),
      figure(thrush, vary(POSES.crouch, { lean: 20, nod: 8 }), [234, 264], 124, {
        facing: -1,
        grip: { near: [208, 248] },
      }),
      adult(educator, vary(POSES.floor, { lean: -2, nod: 10, feet: pair(30, -4, 34, -4) }), [438, 326], 232, {
        facing: -1,
        grip: { near: [410, 272], far: [386, 264] },
      }),
      toddler(small, vary(POSES.stand, { lean: 12, nod: 10 }), [282, 330], 134, {
        grip: { near: [314, 270], far: [320, 264] },
      }),
      bucket([326, 270], SUN.base, { turn: 120, scale: 0.95 }),
      disc([314, 270], 6, CAST.noah.skin),
      sockBalls(
        [
          [350, 296],
          [350, 318],
          [330, 332],
          [346, 338],
          [362, 336],
          [338, 346],
          [354, 348],
          [370, 346],
        ],
        8.5,
      ),
      figure(bear, vary(POSES.crawl, {}), [84, 342], 158, { grip: { near: [146, 326], far: [156, 308] } }),
      clothBush([182, 334], 96, 48, '#4f9a58'),
      sockBalls(
        [
          [152, 340],
          [170, 336],
          [186, 344],
          [168, 350],
          [152, 354],
          [200, 352],
        ],
        9.5,
      ),
      line('M146 326L148 341M148 325L155 338M149 323L162 333M145 327L140 340', CAST.maika.skin, 5.4) +
        disc([146, 325], 7, CAST.maika.skin),
      chickadee([34, 200]),
    ),
  )
}

/** A square of thin cloth, a fat knot in its middle, drawn once: the wings and the tails of a mosquito. */
const KNOT = `<defs><g id="k">${
  fill(
    'M0 0Q-10 -16 -24 -14 -20 -6 -24 2 -10 8 0 0Q-6 10 -12 20 -2 18 4 22 4 10 0 0 12 8 24 4 20 -4 24 -12 12 -16 0 0Z',
    'currentColor',
  ) +
  line('M-4 -1L-18 -6M4 -1L18 -5M0 4L-4 14', INK, 2, 0.22) +
  disc([0, 0], 6.4, 'currentColor') +
  disc([0, 0], 6.4, INK, 0.3)
}</g></defs>`

function knotted(at: Point, color: string, turn = 0): string {
  return place(`<use href="#k" color="${color}"/>`, at, { turn })
}

/** A barn swallow flying to the right. */
function swallow(at: Point, options = {}): string {
  return place(
    fill('M-14 0L-36 -7 -24 1 -38 7 -12 5Z', '#2b4a78') +
      fill('M2 -3Q-6 -26 -30 -34 -22 -14 -10 0Z', '#23406b') +
      oval([0, 1], 16, 6.5, '#2b4a78') +
      fill('M-14 3Q0 12 14 4 4 3 -14 3Z', CREAM) +
      disc([14, -1], 6.4, '#2b4a78') +
      fill('M12 5Q20 4 20 0L14 1Z', MAPLE.base) +
      fill('M19 -3l6 2 -6 1Z', INK) +
      fill('M4 -2Q10 -24 30 -28 24 -10 10 1Z', '#35588c'),
    at,
    options,
  )
}

export function swallowsAtTable(): string {
  const thrower = mild(CAST.anh, { top: WATER.pale, legs: '#cfc3a6', shoes: RED })
  const catcher = mild(CAST.lila, { top: SUN.soft, legs: '#b9c3cf', shoes: PLUM.base })
  const left = mild({ ...CAST.emile, view: 'front' }, { top: FIR.pale, legs: FIR.soft, shoes: PAPER })
  const right = mild(CAST.awa, { top: ROSE.soft, legs: '#cfc3a6', shoes: PAPER })
  const educator = mild(ADULTS.nadia, { top: WATER.soft, legs: '#a9a08a', shoes: BARK.dark })
  const wool = '#a9805a'
  const roll = (d: string, width: number, color: string) =>
    line(d, shade(color, 0.14), width) +
    `<path d="${d}" stroke="${color}" stroke-width="${width}" stroke-dasharray="15 5" stroke-linecap="butt"/>`
  return frame(
    ['#b4d9ee', '#f7f2d8'],
    KNOT,
    sun([52, 50], 20, SUN.soft),
    cloud([250, 50], 84, PAPER, 0.9),
    woods(188, 54, '#c4dfb0', 6, 'round'),
    fence([-6, 486], 216, 44, '#dcc59c', 24),
    land([0, 218, 240, 210, 480, 220], '#a9d389'),
    flowers([228, 252], 12, SUN.base, FIR.base, 9),
    swallow([346, 64], { mirror: true }),
    swallow([420, 36], { scale: 0.7, mirror: true, turn: 10 }),
    land([0, 276, 240, 262, 480, 278], '#98ca7a'),
    raised(
      20,
      blanket([178, 310], 262, 64, WATER.base, '#5299bb'),
      knotted([138, 314], ROSE.soft, 20),
      knotted([196, 326], PAPER, -30),
      knotted([222, 302], SUN.soft, 80),
      adult(educator, vary(POSES.heels, { lean: 4, nod: 10 }), [428, 296], 220, {
        facing: -1,
        grip: { near: [392, 196], far: [380, 214] },
      }),
      figure(catcher, vary(POSES.run, { lean: 10, nod: -10 }), [232, 292], 150, {
        facing: -1,
        grip: { near: [196, 200], far: [286, 196] },
      }),
      bucket([186, 218], RED, { turn: -10, scale: 1.1 }),
      disc([198, 202], 6.4, CAST.lila.skin),
      roll('M294 304A84 26 0 0 1 462 304', 26, shade(wool, 0.2)),
      oval([378, 306], 80, 22, shade(wool, 0.5)),
      toddler(left, vary(POSES.standFront, { elbows: [-1, 1] }), [348, 344], 124, {
        grip: { near: [314, 268], far: [382, 268] },
      }),
      oval([348, 264], 4, 5, '#6b241f'),
      toddler(right, vary(POSES.stand, { lean: 0, nod: -16, elbows: [-1, 1] }), [426, 342], 122, {
        facing: -1,
        grip: { near: [454, 262], far: [394, 268] },
      }),
      oval([410, 260], 3.2, 5, '#6b241f', 10),
      roll('M294 306A84 30 0 0 0 462 306', 32, wool),
      knotted([384, 200], PLUM.soft, 10),
      figure(thrower, vary(POSES.stand, { lean: -4, nod: -16, stretch: 1.2, elbows: [1, 1] }), [62, 336], 160, {
        grip: { near: [92, 184], far: [106, 196] },
      }),
      knotted([124, 164], PAPER, 20),
      knotted([152, 120], ROSE.soft, -20),
      knotted([96, 126], PLUM.soft, 50),
      knotted([184, 160], SUN.soft, -40),
      tufts([352, 372], 8, FIR.dark, 4, 10, [0, 290]),
    ),
  )
}

/** The petals of a cut flower around the origin, drawn once. */
const PETALS = `<defs><g id="f" stroke="currentColor" stroke-width="4.2"><path d="M0 -10V10M-10 0H10M-7 -7L7 7M-7 7L7 -7M-4 -9L4 9M-9 -4L9 4M-9 4L9 -4M-4 9L4 -9"/></g></defs>`

const DAISY = [PAPER, SUN.base] as const
const PINK = [ROSE.base, SUN.soft] as const
const ORANGE = [MAPLE.base, BARK.base] as const
const YELLOW = [SUN.base, BARK.base] as const

/** A flower from the foot of its stem to its head. */
function cutFlower([petals, heart]: readonly [string, string], foot: Point, head: Point, scale = 1): string {
  return (
    line(through(foot, head), '#5b8f3f', 3.2) +
    place(`<use href="#f" color="${petals}"/>${disc([0, 0], 5, heart)}`, head, { scale })
  )
}

/** A plastic colander turned over: a dome full of holes, standing on its rim. */
function colander(at: Point, color: string): string {
  return place(
    line('M-44 -5H-50M44 -5H50', shade(color, 0.2), 7) +
      fill('M-40 -4Q-38 -36 -16 -42H16Q38 -36 40 -4 0 8 -40 -4Z', color) +
      fill('M10 -42H16Q38 -36 40 -4 30 -1 18 0 30 -24 10 -42Z', shade(color, 0.12)) +
      oval([0, -42], 17, 4, shade(color, 0.16)) +
      line('M-40 -4Q0 9 40 -4', glow(color, 0.35), 5) +
      line(
        'M-22 -30h.1M-8 -28h.1M7 -28h.1M22 -30h.1M-28 -19h.1M-14 -16h.1M0 -15h.1M14 -16h.1M28 -19h.1M-22 -8h.1M-8 -5h.1M8 -5h.1M22 -8h.1',
        shade(color, 0.5),
        5,
      ),
    at,
  )
}

export function bouquetThatSpeaks(): string {
  const planter = summer(CAST.fatou, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const giver = summer(CAST.emile, { top: WATER.base, legs: BARK.dark, shoes: RED, cut: 'stripes', trim: CREAM })
  const friend = summer(CAST.maika, { top: ROSE.base, legs: WATER.deep, shoes: CREAM })
  const educator = summer({ ...ADULTS.lucie, view: 'front' }, { top: FIR.base, legs: BARK.deep, shoes: INK })
  return frame(
    ['#bfe1ec', '#f7f3d9'],
    PETALS,
    sun([430, 46], 22, SUN.soft),
    cloud([170, 62], 92, PAPER, 0.95),
    woods(190, 54, '#c6e0b2', 8, 'round'),
    fence([-6, 486], 216, 46, '#dcc59c', 24),
    bush([70, 230], 120, 84, '#7fae68', 5),
    flowers([178, 214], 12, PLUM.soft, PLUM.base, 4, [24, 112]),
    land([0, 220, 240, 212, 480, 222], '#a9d389'),
    flowers([222, 250], 10, PAPER, FIR.base, 5, [120, 480]),
    land([0, 268, 240, 258, 480, 270], '#98c97b'),
    raised(
      24,
      blanket([240, 314], 440, 80, '#e9b7a0', '#f6d9c6'),
      adult(educator, vary(POSES.tailorFront, { nod: 6 }), [254, 286], 214, {
        grip: { near: [228, 264], far: [282, 264] },
      }),
      under([256, 300], 34, 5),
      basket(
        [256, 300],
        56,
        26,
        BARK.pale,
        cutFlower(DAISY, [6, -24], [-20, -36], 0.9) +
          cutFlower(ORANGE, [8, -24], [2, -42], 0.9) +
          cutFlower(YELLOW, [4, -24], [22, -35], 0.9),
      ),
      figure(planter, vary(POSES.heels, { lean: 10, nod: 6 }), [98, 338], 158, {
        grip: { near: [150, 264], far: [154, 282] },
      }),
      colander([176, 346], WATER.soft),
      cutFlower(ORANGE, [176, 331], [184, 270], 0.95),
      cutFlower(PINK, [190, 330], [214, 292], 0.95),
      cutFlower(YELLOW, [162, 331], [142, 304], 0.9),
      cutFlower(DAISY, [168, 318], [146, 196], 1.4),
      disc([156, 264], 6.6, CAST.fatou.skin),
      toddler(giver, vary(POSES.stand, { lean: 6, nod: -6 }), [318, 334], 132, {
        grip: { near: [354, 266], far: [334, 286] },
      }),
      figure(friend, vary(POSES.kneel, { lean: 16, nod: 2 }), [438, 338], 158, {
        facing: -1,
        grip: { near: [410, 292], far: [402, 296] },
      }),
      cutFlower(PINK, [346, 284], [386, 246], 1.3),
      disc([355, 272], 6, CAST.emile.skin),
      butterfly([118, 176], MAPLE.base),
    ),
  )
}
