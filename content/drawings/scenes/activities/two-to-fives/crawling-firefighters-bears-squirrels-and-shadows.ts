import { squirrel } from '../../../kit/animals.ts'
import { adult, figure, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence, heap } from '../../../kit/ground.ts'
import { palm } from '../../../kit/hands.ts'
import { cap, face, mouth, sunhat } from '../../../kit/head.ts'
import { cloud, frame, land, leaves, woods } from '../../../kit/landscape.ts'
import {
  BARK,
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
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, autumn, BABIES, barefoot, CAST, mild, summer, TUQUES } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { floor, pane, shelf, table } from '../../../kit/room.ts'
import { again, at, dashes, disc, fill, line, num, once, oval, place } from '../../../kit/svg.ts'
import { cushion, under } from '../../../kit/toys.ts'
import { crown, foliage, leafy, trunk } from '../../../kit/trees.ts'

const FLOOR = '#cfa97f'

/** What a face does, in the coordinates of a head seen from its side, then of one that looks at us. */
const SMILE = line('M6.5 8Q9.5 10.5 12.5 7.5', MOUTH, 1.8)
const BLISS = line('M5.5 -1.5q3 3 6 0', INK, 1.8) + mouth([10.5, 7.6], 2.8, 3.2)
const LAUGH = mouth([10.5, 7.6], 3, 3.8)
const LAUGH_FRONT = mouth([0, 8], 4, 3.4)

export function slipperStaysOutside(): string {
  const educator = mild({ ...ADULTS.nadia, view: 'front' }, { top: SUN.base, legs: WATER.deep, shoes: ROSE.base })
  const through = mild(CAST.awa, { top: RED, legs: PLUM.dark, shoes: PAPER })
  const flat = mild(CAST.theo, { top: FIR.base, legs: BARK.dark, shoes: PAPER, cut: 'stripes', trim: FIR.pale })
  const tall = mild(CAST.anh, { top: PLUM.base, legs: FIR.deep, shoes: PAPER })
  const near = mild(CAST.zoe, { top: MAPLE.base, legs: WATER.deep, shoes: PAPER, cut: 'overalls' })
  const ring = (sweep: number) => line(`M230 212A24 61 0 0 ${sweep} 230 334`, WATER.base, 6)
  return frame(
    ['#e8e6dc', '#f6f1e4'],
    pane([196, 20], 92, 70, 'autumn'),
    floor(168, FLOOR),
    shelf([310, 168], 74, 58, [
      ['books', 'plant'],
      ['blocks', 'basket'],
    ]),
    fill('M480 0H404V168L448 360H480Z', '#d9d3c0') + fill('M404 157V168L448 360H458Z', PAPER),
    // Smoke that is only said.
    cloud([-20, 130], 150, STONE.soft, 0.4) + cloud([66, 148], 120, STONE.soft, 0.45),
    under([94, 258], 92, 7),
    table([94, 258], 164, 96, BARK.cut, 14),
    figure(flat, POSES.prone, [92, 256], 136),
    face(SMILE, [119, 214], 19.7, -6),
    line('M18 184V258M170 184V258', shade(BARK.cut, 0.22), 8),
    under([300, 246], 70, 6),
    adult(educator, vary(POSES.floorFront, { feet: pair(-4, -4, 26, -4) }), [298, 244], 200, {
      grip: { near: [230, 214], far: [340, 196] },
      step: { far: [366, 218] },
    }),
    face(mouth([0, 7.5], 3.4, 4), [298, 139], 17.5),
    // The foot without its slipper.
    oval([367, 213], 9.5, 17, CREAM, 8) + oval([368, 203], 8.4, 7, RED, 8) + oval([365, 226], 6.6, 4.4, RED, 8),
    line('M340 197L351 204', ADULTS.nadia.skin, 5),
    under([404, 246], 28, 4),
    figure(tall, vary(POSES.stand, { lean: -2, elbows: [1, 1] }), [404, 246], 138, {
      facing: -1,
      grip: { near: [374, 146], far: [422, 172] },
    }),
    face(LAUGH, [406, 136], 19.8, 1, true),
    palm([374, 148], CAST.anh.skin, -20),
    under([430, 350], 32, 5),
    figure(near, vary(POSES.stand, { lean: -2, elbows: [1, 1] }), [428, 350], 152, {
      facing: -1,
      grip: { near: [392, 246], far: [447, 276] },
    }),
    face(LAUGH, [430, 228], 21.9, 1, true),
    palm([392, 248], CAST.zoe.skin, -20),
    under([228, 334], 78, 6),
    ring(1),
    figure(through, vary(POSES.crawl, { hip: [-14, -25], lean: 80, nod: -44 }), [236, 334], 158),
    face(SMILE, [259, 266], 22.8),
    ring(0),
    disc([230, 215], 7, ADULTS.nadia.skin),
    line('M70 332a8 4 0 0 1 16 0a17 8 0 0 1 -34 0a26 12 0 0 1 52 0a35 16 0 0 1 -70 0', RED, 6),
  )
}

/** The end of a rolled blanket. */
const roll = (at: Point, r: number, color: string) =>
  disc(at, r, glow(color, 0.3)) +
  place(line('M1 0q2 4 -2 4-6-1-4-7 4-6 10-1', shade(color, 0.2), 2.2), at, { scale: r / 9 })

/** A horseshoe on the floor, without a roof: a rolled blanket, open before us or to the right; `near` is its front only. */
function den([x, y]: Point, rx: number, ry: number, color: string, open: 'front' | 'right' | 'near'): string {
  const p = (degrees: number, k = 1): Point => {
    const t = (degrees * Math.PI) / 180
    return [x + rx * k * Math.cos(t), y + ry * k * Math.sin(t)]
  }
  const [from, to] = open === 'front' ? [40, -220] : open === 'near' ? [180, 48] : [180, 312]
  const arc = `M${at(p(from))}A${rx} ${ry} 0 ${Math.abs(to - from) > 180 ? 1 : 0} ${to > from ? 1 : 0} ${at(p(to))}`
  const w = ry * 0.95
  const folds = Array.from({ length: 9 }, (_, i) => from + ((to - from) * (i + 0.7)) / 9).map((t) => {
    const [fx, fy] = p(t)
    const tip = Math.cos((t * Math.PI) / 180)
    return `M${num(fx - w * 0.3 * tip)} ${num(fy - w * 0.36)}q${num(w * 0.3 * tip + 3)} ${num(w * 0.3)} ${num(w * 0.6 * tip)} ${num(w * 0.7)}`
  })
  return (
    line(arc, color, w) +
    line(folds.join(''), shade(color, 0.16), 3) +
    (open === 'front' ? roll(p(from), w * 0.5, color) : '') +
    (open === 'right' ? '' : roll(p(to), w * 0.5, color))
  )
}

export function bearBacksIn(): string {
  const educator = barefoot(mild(ADULTS.julie, { top: FIR.base, legs: PLUM.dark }))
  const first = barefoot(mild({ ...CAST.kofi, view: 'front' }, { top: SUN.base, legs: WATER.deep }))
  const second = barefoot(mild({ ...CAST.rose, view: 'front' }, { top: ROSE.base, legs: FIR.deep, cut: 'overalls' }))
  const small = barefoot(mild(BABIES.tao, { top: MAPLE.base, legs: WATER.deep, cut: 'stripes', trim: CREAM }))
  return frame(
    ['#dfe6e8', '#f3f0e3'],
    pane([60, 20], 100, 76, 'winter'),
    floor(164, FLOOR),
    cushion([424, 176], 60, 20, ROSE.base),
    cushion([418, 158], 56, 18, WATER.base),
    under([168, 244], 72, 8),
    den([166, 228], 66, 24, PLUM.base, 'right'),
    cushion([116, 230], 34, 36, SUN.base, { turn: -6 }),
    under([250, 250], 80, 6),
    adult(
      educator,
      vary(POSES.crawl, { hip: [-14, -30], lean: 112, nod: 6, hands: pair(26, -4, 32, -6) }),
      [226, 250],
      204,
      { facing: -1 },
    ),
    face(LAUGH, [181, 185], 18, -68, true),
    den([166, 228], 66, 24, PLUM.base, 'near'),
    line('M296 138q10 3 18 -2M302 154q10 4 20 0M302 170q10 5 19 3', WATER.base, 3),
    under([412, 252], 60, 8),
    den([412, 240], 54, 22, WATER.base, 'front'),
    figure(second, vary(POSES.tailorFront, { hands: pair(-14, -24, 14, -24) }), [412, 256], 136),
    face(LAUGH_FRONT, [412, 187], 19.7),
    under([92, 346], 76, 8),
    den([92, 328], 70, 26, RED, 'front'),
    figure(first, vary(POSES.tailorFront, { hands: pair(-16, -24, 16, -24) }), [92, 348], 168),
    face(LAUGH_FRONT, [92, 262], 24.2),
    under([268, 344], 70, 8),
    den([254, 328], 60, 24, FIR.base, 'right'),
    cushion([210, 332], 36, 38, ROSE.base, { turn: -6 }),
    under([314, 350], 30, 5),
    toddler(
      small,
      vary(POSES.crouch, {
        hip: [-12, -26],
        lean: 42,
        nod: -16,
        stretch: 1.25,
        elbows: [-1, -1],
        feet: pair(4, -4, 10, -4),
      }),
      [314, 350],
      138,
      { grip: { near: [278, 314], far: [352, 308] } },
    ),
    face(SMILE, [327, 270], 25.5, 7),
    den([254, 328], 60, 24, FIR.base, 'near'),
  )
}

/** A cone of a pine or a spruce, its point up. */
const CONE =
  oval([0, 0], 11, 16, BARK.base) +
  line('M-9 -7L0 -1 9 -7M-10 1L0 8 10 1M-5 -13L0 -10 5 -13M-7 9L0 14 7 9', BARK.pale, 2.6)

/** Of the vests that hunters see. */
const VEST = '#f47b20'

export function coneWithoutFingers(): string {
  const vest = { top: VEST, cut: 'vest', shoes: BARK.dark } as const
  const armpit = autumn(CAST.lea, { ...vest, trim: WATER.base, legs: PLUM.dark, hat: TUQUES.water })
  const left = autumn({ ...CAST.noah, view: 'front' }, { ...vest, trim: FIR.base, legs: WATER.deep, hat: TUQUES.fir })
  const right = autumn({ ...CAST.mei, view: 'front' }, { ...vest, trim: ROSE.base, legs: BARK.deep, hat: TUQUES.rose })
  const small = autumn(BABIES.ines, { ...vest, trim: PLUM.base, legs: FIR.deep, hat: TUQUES.sun })
  const educator = autumn(ADULTS.marc, { ...vest, trim: FIR.dark, legs: BARK.deep })
  const gold = '#c9b768'
  return frame(
    ['#d5e2e2', '#f7ecc9'],
    once('o', CONE),
    woods(176, 96, '#e3cc8c', 6, 'round'),
    trunk([312, 206], -10, 24, BARK.soft),
    foliage([300, -10], 130, 50, SUN.base, 8, 9),
    land([0, 200, 240, 194, 480, 204], '#cfc078'),
    land([0, 262, 240, 252, 480, 262], gold),
    under([116, 236], 26, 4),
    adult(educator, vary(POSES.stand, { lean: 6, nod: 20, elbows: [1, 1] }), [112, 236], 166, {
      grip: { near: [138, 160], far: [142, 166] },
    }),
    again('o', [142, 192], BARK.base, { scale: 0.8, turn: 40 }) + line('M138 170v6M146 170v8', BARK.dark, 2.4),
    foliage([452, 0], 130, 56, MAPLE.base, 4, 9),
    line('M410 128L366 116', BARK.base, 8),
    trunk([436, 322], -10, 72, BARK.base),
    squirrel([376, 113], { scale: 1.1 }),
    heap([376, 350], 90, 20, MAPLE.base, 6),
    under([336, 344], 28, 5),
    dashes('M308 310C276 316 270 262 288 250 304 244 308 262 296 266', MAPLE.dark, 4, '7 8'),
    toddler(small, vary(POSES.stand, { lean: -4, nod: -36, stretch: 1.2, elbows: [-1, 1] }), [338, 344], 136, {
      grip: { near: [310, 306], far: [358, 312] },
    }),
    face(mouth([11, 7.6], 2.2, 2.8), [321, 247], 25.2, -38),
    under([62, 342], 30, 5),
    figure(armpit, vary(POSES.walk, { lean: 2, nod: 4, elbows: [-1, 1] }), [60, 342], 160, {
      grip: { near: [90, 270] },
      holding: again('o', [62, 258], BARK.base, { turn: 84, scale: 1.2 }),
    }),
    face(SMILE, [63.5, 215], 23.1, 5),
    under([210, 350], 56, 5),
    figure(left, vary(POSES.standFront, { hands: pair(-19, -38, 11, -33) }), [184, 350], 158),
    figure(right, vary(POSES.standFront, { hands: pair(-11, -33, 19, -38) }), [237, 350], 158),
    again('o', [210.5, 252], BARK.base, { scale: 1.15 }),
    face(LAUGH_FRONT, [184, 219], 22.8) + face(LAUGH_FRONT, [237, 219], 22.8),
    leaves({ x: [0, 480], y: [270, 356] }, 12, [MAPLE.base, RED], 9, 6),
  )
}

export function bearScratchesItsBack(): string {
  const up = mild(CAST.fatou, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const down = mild(CAST.emile, { top: RED, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: CREAM })
  const comer = mild(CAST.jasleen, { top: WATER.base, legs: BARK.dark, shoes: PAPER })
  const left = mild(CAST.theo, { top: PLUM.base, legs: FIR.deep, shoes: PAPER })
  const educator = mild(ADULTS.helene, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const right = mild(CAST.idris, { top: MAPLE.base, legs: WATER.deep, shoes: PAPER })
  return frame(
    ['#bfe2ee', '#eef5dd'],
    once('b', BLISS),
    woods(150, 60, '#a9cf92', 9, 'round'),
    leafy([410, 190], 150, FIR.soft, 4),
    land([0, 180, 240, 172, 480, 180], '#a6d184'),
    trunk([142, 262], 40, 62, BARK.base),
    crown([142, 22], 190, 84, FIR.base, 7),
    under([96, 264], 34, 5) + under([196, 264], 34, 5),
    figure(
      up,
      vary(POSES.stand, {
        hip: [0, -34],
        lean: -4,
        nod: -10,
        feet: pair(14, -4, 18, -4),
        hands: pair(16, -46, 20, -48),
      }),
      [190, 262],
      150,
    ),
    figure(
      down,
      vary(POSES.stand, {
        hip: [0, -24],
        lean: -4,
        nod: -10,
        feet: pair(16, -4, 20, -4),
        hands: pair(18, -42, 22, -44),
      }),
      [94, 262],
      150,
      { facing: -1 },
    ),
    again('b', [183, 149], INK, { turn: -12, scale: 1.44 }) +
      again('b', [101, 164], INK, { turn: 12, scale: 1.44, mirror: true }),
    under([400, 284], 56, 6),
    figure(
      comer,
      vary(POSES.crawl, {
        hip: [-14, -42],
        lean: 114,
        nod: -74,
        stretch: 1.1,
        feet: pair(-28, -4, -10, -4),
        hands: pair(22, -4, 32, -6),
      }),
      [398, 284],
      162,
      { facing: -1 },
    ),
    face(LAUGH, [382, 214], 23.4, 11, true),
    under([70, 354], 70, 6),
    adult(
      educator,
      vary(POSES.crawl, {
        hip: [-14, -28],
        lean: 104,
        nod: -66,
        stretch: 1.2,
        feet: pair(-28, -4, -12, -4),
        hands: pair(24, 2, 32, 0),
      }),
      [84, 354],
      178,
    ),
    face(LAUGH, [110, 286], 15.6, -9),
    under([280, 352], 64, 6),
    figure(
      left,
      vary(POSES.stand, {
        hip: [0, -26],
        lean: -4,
        nod: 16,
        feet: pair(14, -4, 18, -4),
        hands: pair(16, -40, 20, -42),
      }),
      [262, 350],
      164,
      { facing: -1 },
    ),
    figure(
      right,
      vary(POSES.stand, {
        hip: [0, -33],
        lean: -4,
        nod: 14,
        feet: pair(14, -4, 18, -4),
        hands: pair(16, -44, 20, -46),
      }),
      [297, 350],
      164,
    ),
    again('b', [260, 239], INK, { turn: -14, scale: 1.57, mirror: true }) +
      again('b', [298, 228], INK, { turn: 12, scale: 1.57 }),
  )
}

const GROUND = '#dcd6c8'
const DARK = '#778'

/** What somebody hides from a sun that stands behind, on the left: the same body in one colour, lying towards us from `y`. */
function cast(drawn: string, y: number): string {
  const flat = drawn
    .replace(/<circle [^<>]*>/g, (circle) => (/ opacity| r="[123]\b/.test(circle) ? '' : circle))
    .replace(/ (stroke|fill)="[^"]*"/g, '')
    .replace(/ d="[^"]*/g, (d) => d.replace(/(\d)\.\d/g, '$1'))
  return `<g fill="${DARK}" stroke="${DARK}" transform="matrix(1 0 -.5 -.55 ${num(y * 0.5)} ${num(y * 1.55)})">${flat}</g>`
}

export function shadowHoldsMyFeet(): string {
  const left = summer(CAST.zoe, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER, hat: sunhat(SUN.soft, MAPLE.base) })
  const right = summer(CAST.kofi, { top: SUN.base, legs: FIR.deep, shoes: PAPER, hat: cap(WATER.base, WATER.deep) })
  const small = summer(BABIES.ambre, {
    top: WATER.base,
    legs: MAPLE.dark,
    shoes: PAPER,
    hat: sunhat(ROSE.soft, ROSE.base),
  })
  const educator = summer(ADULTS.helene, {
    top: FIR.base,
    legs: WATER.deep,
    shoes: PAPER,
    hat: sunhat(CREAM, FIR.base),
  })
  const people: [drawn: string, y: number][] = [
    [
      figure(left, vary(POSES.stand, { elbows: [1, 1] }), [120, 220], 160, {
        grip: { near: [172, 116], far: [132, 166] },
      }),
      220,
    ],
    [
      figure(right, vary(POSES.stand, { elbows: [1, 1] }), [229, 231], 160, {
        facing: -1,
        grip: { near: [182, 147], far: [222, 178] },
      }),
      231,
    ],
    [toddler(small, vary(POSES.jump, { hands: pair(-38, -60, 40, -64) }), [52, 252], 124), 266],
  ]
  return frame(
    ['#b6dff0', '#f9f6dc'],
    fence([-6, 486], 168, 44, '#e3cda2', 28),
    land([0, 166, 480, 166], GROUND),
    line('M398 190L460 256', DARK, 24) + foliage([480, 272], 110, 74, DARK, 6, 9) + oval([224, 277], 9, 5.5, DARK, 20),
    people.map(([drawn, y]) => cast(drawn, y)).join(''),
    line('M102 220a22 8 0 0 0 44 0M210 231a22 8 0 0 0 44 0', ROSE.base, 3),
    trunk([404, 184], 20, 34, BARK.base),
    foliage([420, 34], 120, 66, FIR.base, 7, 9),
    people.map(([drawn]) => drawn).join(''),
    face(LAUGH, [120, 92], 23.1) + face(SMILE, [229, 103], 23.1, 0, true) + face(LAUGH, [55, 156], 22.9, -3),
    adult(educator, vary(POSES.stand, { elbows: [1, 1] }), [384, 256], 190, {
      facing: -1,
      grip: { near: [330, 190], far: [376, 186] },
    }),
    face(SMILE, [384, 84.5], 16.7, 0, true),
  )
}
