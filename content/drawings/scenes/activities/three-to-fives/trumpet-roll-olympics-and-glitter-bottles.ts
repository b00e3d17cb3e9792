import { FRONT_LAUGH, FRONT_SMILE, SIDE_LAUGH, SIDE_OH, SIDE_SMILE } from '../../../kit/faces.ts'
import { adult, figure, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { palm } from '../../../kit/hands.ts'
import { face } from '../../../kit/head.ts'
import { frame, specks } from '../../../kit/landscape.ts'
import { BARK, CREAM, FIR, glow, INK, MAPLE, PAPER, PLUM, RED, ROSE, SUN, shade, WATER } from '../../../kit/palette.ts'
import { ADULTS, CAST, mild } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, garland, pane, rug, wainscot } from '../../../kit/room.ts'
import { again, disc, fill, line, once, oval, place } from '../../../kit/svg.ts'
import { tube } from '../../../kit/things.ts'
import { ball, basket, cushion, under } from '../../../kit/toys.ts'
import { wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

/** A ball under a sweater: it rounds the belly, and the hem goes around it. */
const bump = ([x, y]: Point, r: number, sweater: string): string =>
  disc([x, y], r, glow(sweater, 0.1)) +
  fill(`M${x - r} ${y + 3}A${r} ${r} 0 0 0 ${x + r} ${y + 3}Q${x} ${y + r} ${x - r} ${y + 3}Z`, shade(sweater, 0.2)) +
  oval([x - 8, y - 10], 5, 3.2, PAPER, -30, 0.5)

/** A cardboard roll with the mark of its child, standing on the origin. */
const ROLL = once('r', tube([0, 0], 36, 11) + line('M-8 -15Q0 -12 8 -15', 'currentColor', 6))

/** A hand wide open; {@link hands} are the two of somebody whose arms are up. */
const HAND = once('h', palm([0, 0], 'currentColor'))
const hands = ([x, y]: Point, dx: number, skin: string, scale: number) =>
  again('h', [x - dx, y], skin, { turn: -16, scale }) + again('h', [x + dx, y], skin, { turn: 16, scale })

export function bellyBall(): string {
  const educator = mild(ADULTS.nadia, { top: FIR.base, legs: BARK.dark, shoes: PAPER })
  const trumpets = mild(CAST.fatou, { top: SUN.base, legs: WATER.deep, shoes: PAPER })
  const belly = mild(CAST.emile, { top: RED, legs: WATER.base, shoes: SUN.soft })
  const dropped = mild(CAST.mei, { top: WATER.base, legs: PLUM.dark, shoes: ROSE.soft })
  const seated = mild(CAST.sami, { top: PLUM.base, legs: FIR.deep, shoes: PAPER })
  const up = vary(POSES.standFront, { hands: pair(-23, -93, 23, -93), elbows: [1, -1] })
  return frame(
    ['#e6e6da', '#f6f0e0'],
    ROLL + HAND,
    pane([40, 26], 104, 76, 'spring'),
    curtains([40, 26], 104, 76, '#c98f78'),
    garland(350, 476, 26, 8, [ROSE.soft, SUN.base, WATER.soft, FIR.soft]),
    wainscot(124, 160, '#d9d2b6'),
    floor(160, '#c99f74', PAPER, false),
    rug([240, 292], 252, 100, '#a9c8bd', '#8fb3a7'),
    under([272, 240], 40, 6),
    adult(educator, up, [272, 240], 186),
    hands([272, 38], 43, educator.skin, 1),
    face(FRONT_LAUGH, [272, 67], 16.4),
    bump([272, 128], 20, FIR.base),
    again('r', [352, 238], FIR.base, { scale: 0.9 }),
    under([428, 334], 50, 6),
    wheelchair([428, 332], MAPLE.base, { mirror: true, scale: 1.12 }),
    figure(
      seated,
      vary(POSES.sit, { hip: [0, -38], lean: -4, nod: -6, feet: pair(26, -12, 28, -12), elbows: [-1, -1] }),
      [428, 334],
      160,
      { facing: -1, grip: { near: [454, 170], far: [390, 166] } },
    ),
    again('h', [449, 184], seated.skin, { turn: 20, scale: 1.1 }) +
      again('h', [402, 187], shade(seated.skin, 0.14), { turn: -20, scale: 1.1 }),
    face(SIDE_LAUGH, [432, 205], 23, 8, true),
    bump([414, 256], 17, PLUM.base),
    wheelchairWheel([428, 332], MAPLE.base, { mirror: true, scale: 1.12 }),
    again('r', [382, 346], PLUM.base),
    under([196, 328], 36, 6),
    figure(belly, up, [196, 328], 176),
    hands([196, 164], 40, belly.skin, 1.2),
    face(FRONT_LAUGH, [196, 183], 25.3),
    bump([196, 244], 23, RED),
    again('r', [248, 340], RED),
    under([314, 338], 40, 6),
    figure(dropped, up, [314, 338], 168),
    hands([314, 180], 38, dropped.skin, 1.1),
    face(FRONT_LAUGH, [314, 199], 24.2),
    line('M342 266Q356 284 354 302', PAPER, 3, 0.9),
    ball([348, 340], 15, ROSE.base, PAPER, 24),
    under([70, 346], 34, 6),
    figure(trumpets, vary(POSES.stand, { lean: -4, nod: -4, elbows: [1, 1] }), [70, 346], 178, {
      grip: { near: [100, 214], far: [108, 216] },
    }),
    bump([86, 264], 18, SUN.base),
    again('r', [92, 206], SUN.dark, { turn: 74, scale: 1.1 }),
    line('M140 180Q147 192 142 204M150 174Q160 191 153 210', MAPLE.dark, 3.4),
    disc([102, 211], 7.2, trumpets.skin),
  )
}

/** A small bottle full of water that is coloured, shut and taped, on its base at the origin. */
const BOTTLE = once(
  'b',
  fill('M-27 -86Q-27 -104 -13 -112V-122H13V-112Q27 -104 27 -86V-8Q27 0 19 0H-19Q-27 0 -27 -8Z', 'currentColor', 0.42) +
    fill('M-15 -136H15V-117H-15Z', PLUM.base) +
    line('M-14 -116H14', SUN.soft, 7) +
    line('M-20 -84V-26', PAPER, 4, 0.75) +
    line('M-13 -112Q-27 -104 -27 -86V-8Q-27 0 -19 0H19Q27 0 27 -8V-86Q27 -104 13 -112', 'currentColor', 2.6),
)
/** It, with what is seen in it. */
const bottle = (at: Point, color: string, inside: string, scale = 1, turn = 0): string =>
  again('b', at, color, { scale, turn }) + (inside && place(inside, at, { scale, turn }))

export function waitForTheFace(): string {
  const educator = mild({ ...ADULTS.marc, view: 'front' }, { top: MAPLE.base, legs: BARK.dark })
  const left = mild(CAST.lila, { top: SUN.base, legs: FIR.deep, shoes: PAPER })
  const right = mild(CAST.theo, { top: FIR.base, legs: PLUM.dark, shoes: PAPER, cut: 'stripes', trim: FIR.pale })
  const shakes = mild(CAST.anh, { top: ROSE.base, legs: WATER.deep, shoes: CREAM })
  // A rabbit that was drawn with a thick black felt pen, seen through the water; one ear is still hidden.
  const drawn =
    line('M-8 -60Q-15 -84 -6 -86 0 -84 -2 -62M6 -62Q6 -82 12 -84', INK, 3) +
    line('M-19 -44Q-19 -62 0 -62 19 -62 19 -44 19 -26 0 -26 -19 -26 -19 -44Z', INK, 3) +
    line('M-8 -48h.1M8 -48h.1', INK, 7) +
    fill('M-4 -40H4L0 -35Z', ROSE.base) +
    line('M0 -35Q-1 -31 -6 -32M0 -35Q1 -31 6 -32', INK, 2)
  const fallen =
    specks({ x: [-22, 22], y: [-15, -4] }, 32, SUN.base, 4, 2.2) +
    specks({ x: [-22, 22], y: [-12, -4] }, 20, ROSE.base, 8, 1.9) +
    specks({ x: [-21, 21], y: [-96, -20] }, 12, SUN.dark, 3, 1.8) +
    specks({ x: [2, 21], y: [-92, -60] }, 14, ROSE.base, 6, 1.8)
  const storm =
    specks({ x: [-20, 20], y: [-100, -8] }, 26, SUN.soft, 12, 2.8) +
    specks({ x: [-20, 20], y: [-100, -8] }, 20, PAPER, 17, 2.8)
  return frame(
    ['#dfe4ea', '#f3efe6'],
    BOTTLE,
    pane([150, 20], 104, 76, 'winter'),
    curtains([150, 20], 104, 76, '#9fa9c9'),
    wainscot(120, 160, '#c9c6d8'),
    floor(160, '#c9a27b'),
    cushion([446, 188], 76, 44, ROSE.soft) + cushion([384, 186], 70, 36, PLUM.soft),
    under([420, 214], 42, 5),
    basket(
      [420, 212],
      74,
      32,
      BARK.pale,
      bottle([-18, -12], ROSE.base, '', 0.44, -8) +
        bottle([2, -10], FIR.soft, '', 0.44, 4) +
        bottle([21, -12], SUN.base, '', 0.44, 10),
    ),
    rug([240, 304], 250, 80, '#8d9cc0', '#b3bdd8'),
    adult(educator, vary(POSES.tailorFront, { lean: -5, nod: -4, elbows: [1, -1] }), [316, 216], 206),
    face(FRONT_SMILE, [308.6, 108.6], 18, -7),
    under([70, 248], 44, 6),
    toddler(shakes, vary(POSES.tailor, { lean: -2, nod: 2 }), [66, 248], 152, {
      grip: { near: [112, 206], far: [120, 198] },
      holding: bottle([120, 236], PLUM.base, storm, 0.62, 12),
    }),
    face(SIDE_LAUGH, [64, 166], 28, 1),
    line('M104 158q-6 -8 -4 -18M150 164q10 -6 12 -16', MAPLE.dark, 3.2),
    under([240, 338], 52, 6),
    fill('M200 330V240H284L292 326H284Z', shade(PAPER, 0.16)),
    fill('M196 334V246H284V334Z', PAPER),
    bottle([240, 338], WATER.base, drawn + fallen, 1.1),
    under([104, 348], 84, 6) + under([376, 348], 84, 6),
    figure(left, vary(POSES.prone, { lean: 78, nod: -36, elbows: [-1, -1] }), [104, 344], 164, {
      grip: { near: [170, 342], far: [182, 334] },
    }),
    face(SIDE_OH, [143.3, 298.2], 23.6, 6.9),
    figure(right, vary(POSES.prone, { lean: 78, nod: -36, elbows: [-1, -1] }), [376, 344], 164, {
      facing: -1,
      grip: { near: [310, 342], far: [298, 334] },
    }),
    face(SIDE_SMILE, [336.7, 298.2], 23.6, -6.9, true),
  )
}
