import { adult, figure, type Person, toddler } from '../../../kit/figure.ts'
import { curve, type Point, pair } from '../../../kit/geometry.ts'
import { fence, heap, rock, stick } from '../../../kit/ground.ts'
import { cap, mouth, sunhat } from '../../../kit/head.ts'
import { closer, cloud, flowers, frame, land, specks, tufts, woods } from '../../../kit/landscape.ts'
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
  ROSE,
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, BABIES, barefoot, bodysuit, CAST, sleeper, summer } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { disc, fill, line, num, oval, place } from '../../../kit/svg.ts'
import { bucket, droplets } from '../../../kit/things.ts'
import { brush, crayon, under } from '../../../kit/toys.ts'
import { bush, foliage, leafy, trunk } from '../../../kit/trees.ts'
import { tricycle, wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

const RED = '#d6463a'
const SAND = '#ecd8a8'
const SAND_DARK = '#d6bb86'
const ASPHALT = '#acb1ae'
const DRY = '#c6c8c1'
const WET = '#79827f'

const helmet = (color: string, trim: string) => ({ kind: 'helmet' as const, color, trim })

/** Short sleeves, and the legs covered. */
const trousers = (person: Person): Person => ({ ...person, wear: { ...person.wear, shorts: false } })

/** What shows of a pail that is buried: a bit of its rim, sand against it. */
function buried(at: Point, color: string, scale = 1): string {
  return place(
    fill('M-15 2L-11 -15Q2 -22 15 -12L19 2Z', color) +
      fill('M-11 -15Q2 -22 15 -12 4 -9 -11 -15Z', shade(color, 0.4)) +
      line('M-11 -15Q2 -22 15 -12', glow(color, 0.35), 4) +
      fill('M-34 6Q-18 -7 -4 -3 12 -8 36 6 4 15 -34 6Z', SAND_DARK),
    at,
    { scale },
  )
}

/** A short shovel with a round edge, from its handle to its blade. */
function shortShovel([x, y]: Point, tip: Point, color: string): string {
  const turn = (Math.atan2(tip[1] - y, tip[0] - x) * 180) / Math.PI
  const long = Math.hypot(tip[0] - x, tip[1] - y)
  return place(
    line(`M0 0H${num(long - 20)}M0 -6V6`, BARK.pale, 5) +
      fill(
        `M${num(long - 24)} -11Q${num(long + 6)} -13 ${num(long + 8)} 0 ${num(long + 6)} 13 ${num(long - 24)} 11Z`,
        color,
      ),
    [x, y],
    { turn },
  )
}

export function redRimShows(): string {
  const pulls = summer(CAST.awa, { top: SUN.base, legs: WATER.deep, shoes: PAPER, hat: sunhat(PAPER, ROSE.base) })
  const digs = summer(CAST.anh, { top: FIR.base, legs: MAPLE.dark, shoes: CREAM, hat: cap(WATER.base, WATER.deep) })
  const educator = trousers(
    summer(ADULTS.helene, { top: PLUM.base, legs: WATER.deep, shoes: CREAM, hat: sunhat(CREAM, PLUM.base) }),
  )
  const baby = bodysuit(BABIES.malik, ROSE.base, PAPER, sunhat(SUN.soft, MAPLE.base))
  return frame(
    ['#b3deed', '#f1f5e0'],
    cloud([256, 70], 96, PAPER, 0.9),
    woods(160, 54, '#b4d7a1', 6, 'round'),
    leafy([48, 206], 178, FIR.base, 5),
    closer(
      1.08,
      [236, 354],
      fence([-6, 486], 196, 42, '#dabb8d', 27),
      land([0, 196, 240, 192, 480, 198], '#a5cd82'),
      fill('M26 222H454L490 362H-10Z', SAND),
      line('M26 222H454', BARK.soft, 11),
      line('M26 222L-12 360M454 222L492 360', BARK.soft, 12),
      specks({ x: [40, 440], y: [240, 348] }, 40, SAND_DARK, 4, 1.6),
      // The hole it came out of.
      heap([318, 286], 90, 18, SAND_DARK, 4),
      oval([296, 298], 42, 13, SAND_DARK) + oval([298, 300], 33, 9, '#b5945c'),
      under([202, 306], 50, 7),
      figure(
        pulls,
        vary(POSES.floor, { lean: -24, nod: 6, feet: pair(36, -14, 37, -6), soles: [-64, -50], elbows: [1, 1] }),
        [196, 306],
        152,
        { grip: { near: [220, 256], far: [236, 238] }, holding: bucket([222, 266], RED, { scale: 1.6, turn: 22 }) },
      ),
      line('M268 256h.1M276 268h.1M262 274h.1M282 254h.1M272 284h.1', SAND_DARK, 4.4),
      buried([330, 326], SUN.base, 1.1),
      under([420, 326], 40, 6),
      figure(digs, vary(POSES.kneel, { lean: 18, nod: 10, elbows: [1, 1], stretch: 1.1 }), [430, 332], 150, {
        facing: -1,
        grip: { near: [400, 283], far: [386, 294] },
      }),
      shortShovel([406, 277], [362, 316], PLUM.base),
      disc([400, 283], 6.4, CAST.anh.skin) + disc([386, 295], 6, shade(CAST.anh.skin, 0.14)),
      under([70, 322], 66, 8),
      adult(educator, vary(POSES.floor, { lean: 4, nod: 8, elbows: [1, 1] }), [48, 316], 214, {
        grip: { near: [78, 304], far: [128, 290] },
        step: { near: [160, 322], far: [140, 310] },
      }),
      figure(baby, vary(BABY_POSES.sit, { lean: 12, nod: 8 }), [88, 344], 112, {
        build: 'baby',
        grip: { near: [122, 328], far: [126, 326] },
      }),
      buried([136, 344], WATER.base),
      disc([125, 329], 6, BABIES.malik.skin),
    ),
  )
}

/** What chalk leaves around somebody who sits, legs out: the seat at the origin, the feet to the right before `turn`. */
function seatOutline([x, y]: Point, turn: number, scale: number, color: string): string {
  const [c, s] = [Math.cos((turn * Math.PI) / 180) * scale, Math.sin((turn * Math.PI) / 180) * scale]
  const around: Point[] = [
    [-22, 0],
    [-16, -19],
    [4, -25],
    [34, -25],
    [62, -29],
    [72, -19],
    [60, -11],
    [26, -6],
    [26, 6],
    [60, 11],
    [72, 19],
    [62, 29],
    [34, 25],
    [4, 25],
    [-16, 19],
  ]
  const drawn = around.map(([u, v]): Point => [x + u * c - v * s, y + (u * s + v * c) * 0.52])
  return line(curve(drawn, true), color, 5)
}

export function placeInChalkWaits(): string {
  const host = summer(CAST.lila, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER, cut: 'stripes', trim: CREAM })
  const guest = summer(CAST.emile, { top: SUN.base, legs: WATER.deep, shoes: CREAM })
  const wheels = summer(CAST.mei, { top: FIR.base, legs: MAPLE.dark, shoes: PAPER })
  const educator = trousers(summer(ADULTS.nadia, { top: WATER.base, legs: BARK.deep, shoes: BARK.deep }))
  const baby = bodysuit(BABIES.binta, MAPLE.soft, PAPER)
  const front = (turn: number) => vary(POSES.tailorFront, { lean: turn, nod: 4 })
  return frame(
    ['#b8deeb', '#f2f3de'],
    woods(126, 50, '#b9d8a4', 9, 'round'),
    closer(
      1.11,
      [240, 354],
      fence([-6, 486], 170, 44, '#d8bb90', 27),
      land([0, 170, 240, 166, 480, 172], '#a8cf86'),
      bush([444, 174], 66, 40, FIR.base, 7),
      fill('M0 188Q240 180 480 190V360H0Z', ASPHALT),
      fill(
        'M0 188Q240 180 480 190V210Q430 220 372 208 300 222 236 208 160 224 92 208 40 218 0 210Z',
        shade(ASPHALT, 0.12),
      ),
      seatOutline([206, 222], 90, 1.4, '#fbc6cf'),
      under([206, 228], 62, 7),
      figure(guest, front(5), [184, 228], 142, { grip: { near: [168, 206], far: [206, 212] } }),
      figure(host, front(-5), [232, 228], 142, { grip: { near: [212, 208], far: [250, 206] } }),
      mouth([190, 164], 4.6, 4),
      mouth([231, 164], 4.6, 4),
      line('M346 296Q354 286 398 286 446 286 447 304 446 322 398 322 354 322 346 313', FIR.mist, 5),
      under([392, 306], 44, 7),
      wheelchair([396, 304], WATER.base, { mirror: true }),
      figure(
        wheels,
        vary(POSES.sit, { hip: [0, -38], lean: 4, nod: 6, feet: pair(26, -12, 28, -12), elbows: [1, 1] }),
        [396, 306],
        142,
        { facing: -1, grip: { near: [372, 252], far: [366, 250] } },
      ),
      wheelchairWheel([396, 304], WATER.base, { mirror: true }),
      seatOutline([276, 330], -96, 1.5, SUN.soft),
      under([84, 318], 70, 8),
      line('M80 336Q82 352 108 352L138 350Q152 346 150 326', PAPER, 5),
      adult(educator, vary(POSES.tailor, { lean: 44, nod: -4, elbows: [1, 1], stretch: 1.12 }), [60, 312], 214, {
        grip: { near: [80, 314], far: [158, 308] },
        holding: figure(baby, vary(BABY_POSES.sit, { lean: 2, nod: 12 }), [106, 336], 106, { build: 'baby' }),
      }),
      crayon([155, 313], PAPER, { turn: 118 }),
      disc([158, 308], 6.4, ADULTS.nadia.skin),
    ),
  )
}

/** Marks of a knock around where it fell. */
function knock([x, y]: Point, color: string): string {
  return line(
    `M${num(x - 16)} ${num(y - 8)}l-8 -6M${num(x - 20)} ${num(y + 2)}h-10M${num(x + 16)} ${num(y - 8)}l8 -6M${num(x + 20)} ${num(y + 2)}h10`,
    color,
    3.2,
  )
}

export function oneKnockForYes(): string {
  const knocks = summer(CAST.zoe, { top: ROSE.base, legs: WATER.deep, shoes: PAPER })
  const laughs = summer(CAST.kofi, { top: SUN.base, legs: FIR.deep, shoes: CREAM, cut: 'stripes', trim: MAPLE.base })
  const small = summer(CAST.theo, { top: FIR.base, legs: PLUM.dark, shoes: PAPER, cut: 'overalls' })
  const educator = trousers(summer(ADULTS.pierre, { top: WATER.base, legs: BARK.dark, shoes: BARK.deep }))
  const baby = bodysuit(BABIES.tao, PLUM.soft, PAPER)
  const slab = '#cfcabd'
  return frame(
    ['#c2e0e6', '#f1f2dc'],
    woods(150, 60, '#b3d39f', 3, 'round'),
    fence([120, 486], 186, 42, '#d6b88c', 27),
    land([0, 186, 240, 182, 480, 188], '#a3c97f'),
    trunk([40, 214], -10, 46, BARK.base),
    fill(
      'M-10 -10H490V30Q470 52 444 38 420 62 390 44 366 58 338 36 300 52 270 32 240 48 214 30 160 50 130 34 60 56 30 42 10 50 -10 34Z',
      FIR.base,
    ),
    fill('M-10 -10H300Q280 14 240 6 190 26 140 10 80 26 40 12 10 22 -10 12Z', FIR.soft, 0.7),
    tufts([196, 216], 12, '#6fa45c', 4, 8),
    fill('M44 222H440L496 366H-16Z', slab),
    line('M175 222L154 360M308 222L330 360M26 262H458M2 310H480', shade(slab, 0.2), 3),
    under([244, 262], 76, 9),
    adult(educator, vary(POSES.floorFront, { lean: 0, nod: 0, feet: pair(-30, -5, 30, -5) }), [244, 256], 212, {
      grip: { near: [208, 232], far: [272, 236] },
    }),
    figure(baby, vary(BABY_POSES.sitFront, { lean: 4, nod: 4 }), [236, 266], 104, {
      build: 'baby',
      grip: { near: [222, 246], far: [272, 240] },
    }),
    mouth([239, 214], 4.4, 3.8),
    stick([282, 230], [264, 276], 9, BARK.base),
    disc([275, 238], 7, ADULTS.pierre.skin) + disc([270, 243], 6, BABIES.tao.skin),
    under([424, 288], 46, 7),
    stick([390, 304], [424, 309], 9, BARK.base),
    figure(laughs, vary(POSES.tailor, { lean: -12, nod: -10, elbows: [1, 1] }), [428, 288], 152, {
      facing: -1,
      grip: { near: [412, 264], far: [402, 270] },
    }),
    mouth([427, 220], 5.6, 4.8, 10),
    under([356, 352], 40, 6),
    rock([312, 350], 36, 25, 3),
    toddler(small, vary(POSES.crouch, { lean: 24, nod: -10, elbows: [1, 1] }), [370, 352], 138, {
      facing: -1,
      grip: { near: [348, 322], far: [344, 318] },
    }),
    mouth([350, 289], 5.6, 4.8, -10),
    under([96, 336], 50, 7),
    figure(knocks, vary(POSES.tailor, { lean: 14, nod: 4, elbows: [1, 1] }), [84, 336], 156, {
      grip: { near: [132, 296], far: [104, 318] },
    }),
    stick([126, 282], [150, 328], 9, BARK.dark),
    disc([132, 296], 6.6, CAST.zoe.skin),
    oval([154, 344], 12, 3, INK, 0, 0.22),
    knock([154, 344], MAPLE.dark),
  )
}

export function lightWithTwoArms(): string {
  const light = summer(
    { ...CAST.idris, view: 'front' },
    { top: SUN.base, legs: WATER.deep, shoes: PAPER, hat: helmet(FIR.base, PAPER) },
  )
  const rider = summer(CAST.rose, { top: PLUM.base, legs: FIR.deep, shoes: PAPER, hat: helmet(ROSE.base, PAPER) })
  const gives = summer(CAST.zoe, {
    top: FIR.base,
    legs: PLUM.dark,
    shoes: PAPER,
    hat: helmet(SUN.base, MAPLE.dark),
  })
  const gets = summer(CAST.anh, { top: MAPLE.base, legs: WATER.deep, shoes: CREAM, hat: helmet(WATER.base, PAPER) })
  const educator = trousers(summer({ ...ADULTS.julie, view: 'front' }, { top: ROSE.base, legs: PLUM.dark, shoes: INK }))
  const baby = sleeper({ ...BABIES.malik, view: 'front' }, FIR.soft)
  const wall = '#e6d3b3'
  return frame(
    ['#b5dcec', '#f2f3de'],
    closer(
      1.04,
      [200, 356],
      foliage([392, 150], 72, 40, FIR.soft, 4),
      fence([204, 486], 184, 44, '#d6b88c', 32),
      land([180, 186, 330, 182, 480, 188], '#a8cf86'),
      fill('M0 204Q240 196 480 204V360H0Z', ASPHALT),
      fill('M-4 40H190V222H-4Z', wall),
      line('M-4 76H190M-4 108H190M-4 140H190M-4 172H190', shade(wall, 0.12), 2),
      fill('M-4 210H190V224H-4Z', STONE.base),
      fill('M-4 28H204V44H-4Z', MAPLE.deep),
      fill('M-4 224H196V236H-4Z', shade(ASPHALT, 0.16)),
      under([70, 254], 70, 8),
      adult(educator, POSES.tailorFront, [68, 250], 206, {
        grip: { near: [32, 242], far: [104, 242] },
      }),
      figure(
        baby,
        vary(BABY_POSES.sitFront, { hands: pair(-33, -64, 33, -64), elbows: [1, -1], stretch: 1.4 }),
        [68, 266],
        100,
        {
          build: 'baby',
        },
      ),
      tricycle([256, 278], RED, true),
      figure(rider, vary(POSES.sit, { lean: 2, nod: 0, elbows: [1, 1], soles: [0, 0] }), [270, 262], 144, {
        facing: -1,
        grip: { near: [234, 204], far: [228, 202] },
        step: { near: [246, 274], far: [240, 272] },
      }),
      under([172, 340], 30, 6),
      figure(
        light,
        vary(POSES.standFront, { hands: pair(-27, -110, 27, -110), elbows: [-1, 1], stretch: 1.36 }),
        [166, 342],
        162,
      ),
      under([394, 350], 84, 7),
      tricycle([412, 348], FIR.dark, true),
      figure(
        gets,
        vary(POSES.sit, { hip: [-2, -38], lean: 16, nod: 2, elbows: [1, 1], soles: [0, -10] }),
        [430, 346],
        146,
        {
          facing: -1,
          grip: { near: [394, 273], far: [384, 271] },
          step: { near: [446, 344], far: [378, 320] },
        },
      ),
      figure(gives, vary(POSES.stand, { lean: 4, nod: 4, elbows: [1, 1] }), [334, 352], 148, {
        grip: { near: [384, 277], far: [390, 273] },
      }),
    ),
  )
}

/** A place wetted on the ground. */
function wet([x, y]: Point, rx: number, color: string = WET): string {
  const ry = rx * 0.3
  return fill(
    `M${num(x - rx)} ${num(y)}Q${num(x - rx)} ${num(y - ry)} ${num(x - rx * 0.3)} ${num(y - ry)}T${num(x + rx * 0.6)} ${num(y - ry * 0.9)}Q${num(x + rx * 1.1)} ${num(y - ry * 0.2)} ${num(x + rx * 0.8)} ${num(y + ry * 0.6)}T${num(x - rx * 0.2)} ${num(y + ry)}T${num(x - rx)} ${num(y)}Z`,
    color,
  )
}

export function frogStaysWhereItIsWet(): string {
  const frog = barefoot(
    summer(CAST.maika, {
      top: FIR.base,
      legs: FIR.deep,
      cut: 'stripes',
      trim: FIR.pale,
      hat: cap(SUN.base, MAPLE.base),
    }),
  )
  const paints = barefoot(summer(CAST.sami, { top: ROSE.base, legs: WATER.deep, hat: sunhat(SUN.soft, MAPLE.base) }))
  const small = barefoot(summer(CAST.rose, { top: PLUM.base, legs: WATER.base, hat: sunhat(PAPER, ROSE.base) }))
  const educator = trousers(
    summer(ADULTS.minh, { top: MAPLE.base, legs: WATER.deep, shoes: CREAM, hat: sunhat(CREAM, FIR.base) }),
  )
  const baby = bodysuit(BABIES.olivier, SUN.base, PAPER, sunhat(WATER.soft, PAPER))
  return frame(
    ['#a9daee', '#f3f4dc'],
    woods(128, 48, '#b4d7a1', 5, 'round'),
    closer(
      1.05,
      [240, 356],
      trunk([444, 190], 60, 20) + foliage([440, 66], 66, 54, FIR.base, 8),
      fence([-6, 486], 176, 44, '#dabb8d', 27),
      land([0, 176, 240, 172, 480, 178], '#a5cd82'),
      fill('M0 194Q240 186 480 196V360H0Z', DRY),
      fill('M300 190Q390 190 480 196V292Q420 300 392 270 330 268 322 236 284 222 300 190Z', shade(DRY, 0.14)),
      under([80, 246], 62, 7),
      bucket([32, 252], WATER.base, { scale: 0.95 }),
      adult(educator, vary(POSES.floor, { lean: 4, nod: 8, elbows: [1, 1] }), [62, 244], 190, {
        grip: { near: [92, 236], far: [106, 214] },
      }),
      wet([136, 262], 17),
      figure(baby, vary(BABY_POSES.sit, { lean: 22, nod: 6 }), [98, 262], 100, {
        build: 'baby',
        grip: { near: [132, 260], far: [128, 252] },
      }),
      wet([62, 330], 42, shade(DRY, 0.08)) + wet([66, 331], 22, shade(DRY, 0.18)),
      wet([152, 330], 46, WET),
      wet([292, 330], 46, WET),
      oval([226, 336], 34, 6, INK, 0, 0.16),
      figure(
        frog,
        vary(POSES.jump, {
          hip: [0, -40],
          lean: 24,
          nod: -18,
          hands: pair(38, -58, 40, -66),
          elbows: [1, 1],
          feet: pair(-8, -13, 0, -15),
          soles: [24, 24],
        }),
        [214, 318],
        156,
      ),
      line('M160 300Q166 268 184 250M146 292Q150 270 160 258', PAPER, 3.6),
      wet([384, 316], 36, WET),
      under([446, 320], 40, 6),
      figure(paints, vary(POSES.crouch, { lean: 26, nod: 6, elbows: [1, 1], stretch: 1.1 }), [444, 318], 148, {
        facing: -1,
        grip: { near: [412, 288], far: [424, 296] },
      }),
      brush([412, 288], WET, { turn: 140, scale: 1.1 }),
      disc([412, 288], 6.4, CAST.sami.skin),
      under([350, 282], 30, 5),
      toddler(small, vary(POSES.stand, { lean: 8, nod: 8, elbows: [1, 1] }), [350, 282], 124, {
        facing: -1,
        grip: { near: [322, 236], far: [318, 234] },
      }),
      fill('M308 225h20q4 0 4 4v12q0 4 -4 4h-20q-4 0 -4 -4v-12q0 -4 4 -4Z', SUN.base) +
        line('M310 231h.1M316 239h.1M309 240h.1M318 230h.1', SUN.dark, 3),
      disc([326, 237], 6, CAST.rose.skin),
      droplets(
        [
          [314, 252],
          [322, 268],
        ],
        3,
        WATER.base,
      ),
    ),
  )
}

type Bubble = readonly [x: number, y: number, r: number]

function bubbles(all: readonly Bubble[]): string {
  const drawn = (mark: (bubble: Bubble) => string) => all.map(mark).join('')
  const round = drawn(([x, y, r]) => `M${x - r} ${y}a${r} ${r} 0 1 1 0 .1Z`)
  const arc = (turn: number) =>
    drawn(([x, y, r]) => {
      const k = r * 0.66
      const [dx, dy] = [Math.cos(turn) * k, Math.sin(turn) * k]
      return `M${num(x + dx)} ${num(y + dy)}A${num(k)} ${num(k)} 0 0 1 ${num(x - dy)} ${num(y + dx)}`
    })
  return (
    fill(round, '#f2fafc', 0.6) +
    line(round, WATER.base, 2) +
    line(arc(3.2), PAPER, 2.8) +
    line(arc(0.3), ROSE.soft, 2.4)
  )
}

export function bubbleNotYet(): string {
  const near = summer(CAST.awa, { top: SUN.base, legs: ROSE.base, shoes: PAPER })
  const behind = summer(CAST.emile, { top: WATER.base, legs: FIR.deep, shoes: CREAM, cut: 'stripes', trim: WATER.pale })
  const across = summer({ ...CAST.jasleen, glasses: INK }, { top: PLUM.base, legs: WATER.deep, shoes: PAPER })
  const small = summer(CAST.mei, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const educator = trousers(
    summer({ ...ADULTS.lucie, view: 'front' }, { top: MAPLE.base, legs: WATER.deep, shoes: CREAM }),
  )
  const baby = bodysuit(BABIES.jeanne, SUN.soft, MAPLE.base)
  const still = { hands: pair(-10, -40, -8, -40), elbows: [1, 1] as [number, number] }
  return frame(
    ['#b7deed', '#f3f4dc'],
    closer(
      1.09,
      [240, 356],
      fence([-6, 486], 190, 44, '#dcbe92', 27),
      fill('M300 -10H490V104Q462 108 452 84 420 92 412 62 374 66 370 34 320 38 300 -10Z', FIR.soft),
      land([0, 190, 240, 186, 480, 192], '#aed48a'),
      land([0, 216, 240, 206, 480, 218], '#8fc070'),
      under([236, 262], 70, 8),
      adult(educator, vary(POSES.tailorFront, { elbows: [-1, -1] }), [236, 258], 212, {
        grip: { near: [202, 194], far: [278, 222] },
      }),
      under([66, 300], 24, 5) +
        under([130, 337], 26, 5) +
        under([350, 300], 26, 5) +
        under([430, 341], 28, 5) +
        tufts([306, 352], 8, '#6da255', 4, 9),
      disc([236, 163], 3.4, MOUTH),
      line('M204 192L218 178', ROSE.base, 4),
      `<circle cx="223" cy="172" r="8" stroke="${ROSE.base}" stroke-width="3.4"/>`,
      disc([202, 194], 7, ADULTS.lucie.skin),
      fill('M250 170Q262 162 272 172L274 196Q264 200 256 194Z', ROSE.soft),
      fill('M274 206H292V234H274Z', WATER.base) + fill('M276 200H290V207H276Z', PAPER),
      disc([276, 222], 7, ADULTS.lucie.skin),
      figure(behind, vary(POSES.stand, { ...still, lean: 10, nod: 16 }), [66, 300], 148),
      figure(near, vary(POSES.stand, { ...still, lean: 14, nod: 16 }), [128, 336], 156),
      figure(across, vary(POSES.stand, { ...still, lean: 14, nod: 16 }), [352, 300], 150, { facing: -1 }),
      figure(baby, vary(BABY_POSES.sit, { lean: 6, nod: 20 }), [258, 306], 108, { build: 'baby' }),
      toddler(small, vary(POSES.reach, { elbows: [1, 1] }), [430, 340], 134, {
        facing: -1,
        grip: { near: [396, 258], far: [410, 292] },
      }),
      bubbles([
        [175, 288, 15],
        [190, 218, 8],
        [316, 258, 9],
        [289, 286, 9],
      ]),
      line('M384 246l-5 -8M376 256h-9M380 266l-7 6M390 242l1 -9', WATER.base, 3),
      flowers([336, 356], 7, PAPER, FIR.dark, 5, [0, 380]),
    ),
  )
}
