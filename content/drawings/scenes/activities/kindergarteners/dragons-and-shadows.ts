import { adult, figure, type Person, type Pose } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { cloud, flowers, frame, land, tufts, woods } from '../../../kit/landscape.ts'
import {
  BARK,
  CARDBOARD,
  CREAM,
  FIR,
  glow,
  INK,
  MAPLE,
  PAPER,
  PLUM,
  ROSE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, CAST, mild, summer } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { floor, pane, pinned, shelf } from '../../../kit/room.ts'
import { disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { basket, under } from '../../../kit/toys.ts'
import { crown, trunk } from '../../../kit/trees.ts'

const DRAGON = '#4f9d58'

/** The dragon's head: a box without a top, held by its handles; its eyes stand on the rim. */
function dragonBox(at: Point): string {
  const eye = (x: number, r: number) =>
    disc([x, -52], r, FIR.dark) + disc([x, -52], r - 3, PAPER) + disc([x + 4, -51], r * 0.42, INK)
  return place(
    fill('M-34 -40L-24 -50H36L32 -40Z', shade(CARDBOARD, 0.45)) +
      eye(24, 16) +
      fill('M-36 -40H34L44 -6H-32Z', CARDBOARD) +
      fill('M-33 -12H42L44 -4 -32 -4Z', shade(CARDBOARD, 0.2)) +
      fill('M-20 -4l6 11 7 -11 6 11 7 -11 6 11 7 -11 6 11 7 -11 6 11 6 -11Z', PAPER) +
      oval([24, -26], 3.6, 4.6, MAPLE.deep) +
      oval([36, -25], 3, 4.6, MAPLE.deep) +
      disc([-8, -22], 6, ROSE.base, 0.5) +
      eye(-4, 20),
    at,
  )
}

export function sneezingDragon(): string {
  const head = mild(CAST.zoe, { top: MAPLE.base, legs: WATER.deep, shoes: PAPER })
  const farTail = mild(CAST.kofi, { top: SUN.base, legs: PLUM.dark, shoes: SUN.base })
  const farNeck = mild(CAST.rose, { top: ROSE.base, legs: BARK.dark, shoes: PAPER })
  const nearTail = mild(CAST.jasleen, { top: PLUM.base, legs: WATER.deep, shoes: PAPER })
  const nearNeck = mild(CAST.fatou, { top: WATER.base, legs: MAPLE.dark, shoes: SUN.base, cut: 'stripes', trim: PAPER })
  const drummer = mild(CAST.emile, { top: SUN.soft, legs: FIR.deep, shoes: MAPLE.dark })
  const scale = (x: number, y: number) => `M${x} ${y}q9 14 18 0`
  const scales = Array.from({ length: 24 }, (_, i) => scale(34 + (i % 12) * 23 + (i > 11 ? 11 : 0), i > 11 ? 206 : 190))
  const tape = (x: number, y: number) => fill(`M${x - 10} ${y - 6}h19l2 13h-20Z`, MAPLE.soft)
  return frame(
    ['#dbe8ea', '#f2efdf'],
    pane([222, 22], 104, 80, 'winter'),
    pinned([398, 38], 46, 50, [FIR.base, MAPLE.base, SUN.base], -4),
    floor(184, '#d4b68e', PAPER),
    shelf([18, 184], 100, 84, [['books', 'basket'], ['bin']]),
    oval([220, 290], 210, 24, '#14281f', 0, 0.1),
    figure(farTail, vary(POSES.walk, { lean: 6 }), [92, 270], 156, { grip: { near: [112, 190], far: [118, 184] } }),
    figure(farNeck, vary(POSES.walk, { lean: 6 }), [222, 270], 156, { grip: { near: [242, 190], far: [250, 184] } }),
    fill(
      'M22 188Q60 178 112 184 180 200 244 184 290 180 322 188L332 222Q296 236 290 228 232 244 174 230 100 246 30 224Z',
      DRAGON,
    ),
    fill(
      'M30 224Q100 246 174 230 232 244 290 228 300 236 332 222V232Q300 246 290 238 232 254 174 240 100 256 30 234Z',
      shade(DRAGON, 0.28),
    ),
    line(scales.join(''), glow(DRAGON, 0.35), 3),
    tape(114, 186) + tape(246, 186) + tape(178, 231) + tape(300, 231),
    disc([112, 186], 6, CAST.kofi.skin) + disc([243, 186], 6, CAST.rose.skin),
    figure(nearTail, vary(POSES.walk, { lean: 6 }), [156, 312], 166, { grip: { near: [178, 230], far: [170, 236] } }),
    figure(nearNeck, vary(POSES.walk, { lean: 6 }), [278, 312], 166, { grip: { near: [300, 230], far: [292, 236] } }),
    under([382, 300], 36, 6),
    figure(head, vary(POSES.walk, { lean: 0, nod: -4, elbows: [1, 1] }), [376, 298], 168, {
      grip: { near: [396, 226], far: [420, 206] },
      holding: dragonBox([428, 240]),
    }),
    under([70, 354], 56, 6),
    figure(drummer, vary(POSES.floor, { lean: 4, nod: 8, elbows: [1, -1] }), [40, 350], 150, {
      grip: { near: [90, 310], far: [104, 288] },
    }),
    fill('M82 314H114L122 352Q98 360 74 352Z', MAPLE.dark) +
      fill('M103 314H114L122 352Q112 356 104 357Z', shade(MAPLE.dark, 0.18)) +
      oval([98, 314], 16, 5, MAPLE.base) +
      line('M74 351Q98 360 122 351', shade(MAPLE.dark, 0.3), 3),
    disc([90, 310], 6.2, CAST.emile.skin) + line('M112 300l8 -6M114 308h10M78 300l-6 -7', MAPLE.dark, 2.6),
  )
}

/** What somebody hides from a sun that stands low on the right: a dark body lying on the grass, its feet at `at`. */
function cast(person: Person, pose: Pose, [x, y]: Point, height: number, color: string): string {
  const flat = figure({ ...person, view: 'back' }, pose, [0, 0], height)
    .replace(/#[0-9a-f]{6}/g, color)
    .replace(/ opacity="[^"]*"/g, '')
  return `<g transform="matrix(.34 .52 .98 -.34 ${x} ${y})">${flat}</g>`
}

/** A water bottle standing on the origin. */
function flask(at: Point, color: string): string {
  return place(
    fill('M-7 0V-22Q-7 -27 0 -27 7 -27 7 -22V0Q0 3 -7 0Z', color) +
      fill('M-4 -34H4V-26H-4Z', PAPER) +
      line('M-3 -20V-6', glow(color, 0.5), 2.4),
    at,
  )
}

export function stepOnTheShadow(): string {
  const grass = '#a8d184'
  const dark = '#6f9f66'
  const chaser: Person = summer(CAST.idris, {
    top: SUN.base,
    legs: MAPLE.dark,
    shoes: PAPER,
    hat: { kind: 'cap', color: WATER.base, trim: WATER.deep },
  })
  const runner: Person = summer(CAST.lea, {
    top: ROSE.base,
    legs: PLUM.dark,
    shoes: PAPER,
    hat: { kind: 'sunhat', color: SUN.soft, trim: MAPLE.base },
  })
  const educator: Person = mild(ADULTS.minh, {
    top: CREAM,
    legs: WATER.deep,
    shoes: BARK.dark,
    hat: { kind: 'sunhat', color: '#e8cf9a', trim: FIR.dark },
  })
  const stretching = figure(
    chaser,
    vary(POSES.stand, {
      hip: [0, -30],
      lean: -10,
      nod: 14,
      hands: pair(-26, -66, 30, -62),
      elbows: [-1, -1],
      feet: pair(24, -4, -18, -4),
    }),
    [92, 310],
    168,
  )
  const arms = vary(POSES.standFront, { hands: pair(-33, -60, 33, -60), elbows: [-1, 1], feet: pair(-9, -4, 9, -4) })
  const fleeing = figure(runner, vary(POSES.rush, { feet: pair(14, -4, -20, -18) }), [268, 250], 156)
  return frame(
    ['#b9e0ee', '#fbf3d6'],
    cloud([84, 74], 92, PAPER, 0.95),
    woods(172, 56, '#c3deb0', 7, 'round'),
    land([0, 196, 240, 188, 480, 198], grass),
    oval([402, 238], 120, 30, dark),
    trunk([440, 222], 40, 32, BARK.base),
    crown([430, 50], 126, 84, FIR.soft, 5),
    flowers([214, 240], 10, PAPER, FIR.base, 5, [10, 200]),
    cast(runner, arms, [284, 248], 156, dark),
    cast(chaser, arms, [84, 308], 156, dark),
    adult(educator, vary(POSES.stand, { lean: 2, elbows: [1, 1] }), [374, 244], 196, {
      facing: -1,
      grip: { near: [350, 170] },
    }),
    flask([348, 184], ROSE.base),
    basket(
      [424, 256],
      62,
      20,
      BARK.pale,
      flask([-18, -16], WATER.base) + flask([2, -18], MAPLE.base) + flask([20, -16], PLUM.base),
    ),
    fleeing,
    stretching,
    tufts([344, 358], 12, FIR.base, 4, 11),
  )
}
