import { figure, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { closer, frame } from '../../../kit/landscape.ts'
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
import { ADULTS, CAST, mild } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { floor, pane, pinned, plant, rug, shelf, table, wainscot } from '../../../kit/room.ts'
import { disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { trafficCone, tube } from '../../../kit/things.ts'
import { block, hoop, under } from '../../../kit/toys.ts'
import { mapleLeaf } from '../../../kit/trees.ts'

const WOOD = '#e0b983'

export function spyglassAndGrimace(): string {
  const watcher = mild(CAST.awa, { top: ROSE.base, legs: WATER.deep, shoes: PAPER })
  const friend = mild(
    { ...CAST.theo, view: 'front' },
    { top: FIR.base, legs: PLUM.dark, shoes: SUN.base, cut: 'stripes', trim: FIR.pale },
  )
  return frame(
    ['#f3e4cf', '#f8f0e0'],
    pane([196, 26], 104, 84, 'autumn'),
    pinned([358, 42], 50, 42, [WATER.base, SUN.base, ROSE.base], 5),
    floor(196, '#c69f79'),
    shelf([14, 196], 112, 82, [
      ['books', 'plant'],
      ['bin', 'blocks'],
    ]),
    closer(
      1.13,
      [244, 352],
      rug([330, 314], 150, 40, '#bcd3c6', '#dde9dd'),
      under([410, 318], 54, 8),
      figure(friend, vary(POSES.crouch, { hip: [-4, -16], lean: 12, nod: -6, elbows: [-1, 1] }), [414, 318], 166, {
        facing: -1,
        grip: { near: [424, 204], far: [376, 206] },
      }),
      fill('M393 227H409L407 238Q401 243 395 238Z', '#d2566a') + line('M401 229v7', '#a83a50', 1.8),
      line('M376 205l-9 -8M376 205l-11 1M376 206l-8 9', shade(CAST.theo.skin, 0.12), 4.4) +
        line('M425 203l9 -8M425 204l11 1M425 206l8 9', CAST.theo.skin, 4.4),
      table([228, 344], 188, 92, '#ead0a4', 22),
      tube([262, 256], 44, 8) +
        tube([296, 256], 30) +
        tube([278, 262], 30) +
        tube([258, 267], 28) +
        tube([300, 268], 28),
      tube([186, 260], 34, 8),
      fill('M146 239H224V254H146Z', glow(CARDBOARD, 0.4)) +
        fill('M146 249H224V254H146Z', glow(CARDBOARD, 0.1)) +
        line('M166 240l-6 13M206 240l-6 13', CARDBOARD, 1.6) +
        oval([224, 246.5], 3.6, 7.5, shade(CARDBOARD, 0.45)) +
        oval([146, 246.5], 3.6, 7.5, shade(CARDBOARD, 0.2)),
      tube([180, 270], 34, 8),
      under([92, 346], 50, 8),
      figure(watcher, vary(POSES.kneel, { lean: 8, nod: 4, elbows: [1, 1] }), [92, 346], 162, {
        grip: { near: [118, 306], far: [124, 304] },
      }),
    ),
  )
}

export function islandBackwards(): string {
  const entering = mild(CAST.zoe, { top: SUN.base, legs: PLUM.dark, shoes: ROSE.base })
  const guard = mild(CAST.idris, { top: WATER.base, legs: BARK.dark, shoes: PAPER })
  const other = mild(CAST.mei, { top: ROSE.base, legs: FIR.deep, shoes: PAPER, cut: 'stripes', trim: PAPER })
  const walker = mild(CAST.emile, { top: MAPLE.base, legs: WATER.deep, shoes: PAPER })
  const adult = mild(ADULTS.marc, { top: FIR.base, legs: BARK.deep, shoes: INK })
  return frame(
    ['#dbe7ec', '#f2f1e4'],
    pane([30, 24], 100, 80, 'spring'),
    pane([160, 24], 100, 80, 'spring'),
    wainscot(150, 188, '#c6d7d6'),
    floor(188, '#d3ad7f'),
    hoop([70, 228], 44, 11, SUN.base) + trafficCone([112, 222], WATER.base, 0.7),
    under([404, 238], 80, 7),
    figure(adult, vary(POSES.stand, { lean: 4, nod: 8, elbows: [1, 1] }), [436, 216], 170, {
      build: 'adult',
      facing: -1,
      grip: { near: [402, 146], far: [406, 138] },
    }),
    fill('M296 222H462L470 230H286Z', glow(WOOD, 0.35)) +
      fill('M286 230H470V242H286Z', WOOD) +
      fill('M306 242h16v6h-16ZM434 242h16v6h-16Z', shade(WOOD, 0.3)),
    figure(
      walker,
      vary(POSES.balance, { lean: 2, nod: 8, feet: pair(10, -4, -8, -4), knees: [-1, -1] }),
      [360, 229],
      132,
      { facing: -1, grip: { far: [318, 140], near: [398, 146] } },
    ),
    under([196, 262], 34, 6),
    figure(other, vary(POSES.standFront, { elbows: [-1, 1] }), [178, 266], 140, {
      grip: { near: [134, 164], far: [222, 164] },
    }),
    oval([216, 304], 104, 30, FIR.pale, 0, 0.45),
    hoop([216, 304], 104, 30, FIR.dark),
    under([82, 342], 40, 6),
    figure(guard, vary(POSES.stand, { lean: 2, nod: 4, elbows: [1, 1] }), [80, 342], 158, {
      grip: { near: [124, 260], far: [128, 252] },
    }),
    under([286, 326], 52, 7),
    figure(
      entering,
      vary(POSES.stand, { hip: [-2, -36], lean: -6, nod: -2, hands: pair(-22, -52, 22, -50), elbows: [-1, 1] }),
      [290, 332],
      160,
      { step: { near: [252, 308], far: [304, 326] } },
    ),
    line('M346 276H372M350 296H382M346 316H370', PAPER, 4),
    trafficCone([168, 350], MAPLE.base, 1.15),
    hoop([430, 318], 40, 12, ROSE.base) + trafficCone([440, 346], WATER.base, 0.9),
  )
}

/** A room of blocks seen from above its door: four walls, one block high. */
function room([x, y]: Point, scale = 1): string {
  return place(
    fill('M-40 -26H40L48 0H-50Z', '#a9c3b4') +
      block([2, -24], 78, 15, WOOD) +
      fill('M-40 -39H-28L-40 -15H-53Z', glow(WOOD, 0.3)) +
      fill('M-28 -39L-40 -15V0L-28 -24Z', shade(WOOD, 0.2)) +
      fill('M-53 -15H-40V0H-53Z', WOOD) +
      fill('M28 -39H41L53 -15H40Z', glow(WOOD, 0.3)) +
      fill('M40 -15H53V0H40Z', WOOD) +
      block([-24, 0], 28, 15, glow(WOOD, 0.12)),
    [x, y],
    { scale },
  )
}

export function backToBackRooms(): string {
  const talker = mild(CAST.kofi, { top: SUN.base, legs: WATER.deep, shoes: PAPER })
  const layer = mild(CAST.rose, { top: PLUM.soft, legs: FIR.deep, shoes: ROSE.base })
  const adult = mild(ADULTS.nadia, { top: FIR.base, legs: BARK.deep, shoes: INK })
  return frame(
    ['#e6e3ef', '#f4efe6'],
    pane([46, 26], 104, 84, 'winter'),
    pinned([222, 42], 52, 44, [MAPLE.base, WATER.base, FIR.base], -4),
    wainscot(142, 186, '#d3cde2'),
    floor(186, '#c8a27b'),
    shelf([286, 186], 118, 78, [
      ['blocks', 'books'],
      ['bin', 'blocks'],
    ]),
    rug([230, 304], 236, 50, '#b9d0c2', '#dbe7db'),
    under([412, 268], 66, 9),
    figure(adult, vary(POSES.heels, { lean: 30, nod: 8, elbows: [1, 1] }), [424, 272], 236, {
      build: 'adult',
      facing: -1,
      grip: { near: [354, 252], far: [388, 262] },
    }),
    room([296, 272], 0.94),
    block([290, 262], 10, 20, PLUM.base),
    line('M398 288q-6 -12 -14 -2M380 286q-6 -12 -14 -2', MAPLE.dark, 3),
    block([350, 284], 18, 36, ROSE.base, { turn: -10 }),
    disc([352, 254], 7, ADULTS.nadia.skin),
    under([152, 340], 58, 8) + under([228, 340], 58, 8),
    room([64, 344]),
    block([70, 332], 11, 22, FIR.base),
    figure(talker, vary(POSES.tailor, { lean: -4, nod: -6, elbows: [1, 1] }), [158, 342], 164, {
      facing: -1,
      grip: { near: [110, 280], far: [124, 314] },
    }),
    line('M109 279l-8 -9', CAST.kofi.skin, 4.6),
    oval([146, 268], 3, 4.4, '#6b2a2a'),
    line('M136 258l-11 -7M134 266h-13', MAPLE.dark, 3.2),
    room([316, 346]),
    block([330, 336], 11, 22, SUN.base),
    block([276, 323], 24, 14, MAPLE.base),
    figure(layer, vary(POSES.tailor, { lean: 6, nod: 6, elbows: [1, 1] }), [214, 342], 164, {
      grip: { near: [268, 311], far: [254, 318] },
    }),
    block([406, 350], 44, 14, WOOD) +
      block([448, 346], 24, 24, WATER.base) +
      block([414, 336], 26, 14, glow(WOOD, 0.2)),
    plant([456, 200], MAPLE.base, { scale: 0.8 }),
  )
}

/** A bit of fir planted upright: its cut end at the origin. */
function sprig(at: Point, h: number, turn = 0): string {
  const needles = [0.22, 0.38, 0.54, 0.7, 0.84]
    .map((t) => {
      const reach = h * (0.36 - t * 0.26)
      return `M${-Math.round(reach)} ${Math.round(-h * t - h * 0.12)}L0 ${Math.round(-h * t)}L${Math.round(reach)} ${Math.round(-h * t - h * 0.12)}`
    })
    .join('')
  return place(
    line(`M0 0V${-h}`, BARK.base, 3) + line(needles, FIR.dark, 4.6) + line(`M0 ${-h * 0.8}V${-h}`, FIR.base, 5),
    at,
    {
      turn,
    },
  )
}

/** The foot of dough around what is planted. */
function mound([x, y]: Point, color: string): string {
  return oval([x, y], 9, 4.4, glow(color, 0.25))
}

/** A pine cone on four rolled legs, asleep. */
function coneBeast(at: Point, dough: string): string {
  const scales = [-22, -12, -2, 8, 18].map((x) => `M${x} -22q6 6 0 11 6 5 0 9`).join('')
  return place(
    line('M-16 -4L-20 2M-4 -3L-6 3M10 -3L12 3M20 -4L25 2', dough, 7) +
      fill('M-32 -10Q-28 -25 0 -25 28 -25 34 -12 28 1 0 1 -26 1 -32 -10Z', BARK.dark) +
      line(scales, BARK.soft, 3) +
      disc([-32, -9], 9, dough) +
      line('M-37 -9q3 3 6 0', INK, 2),
    at,
    { scale: 1.2 },
  )
}

export function woodOnTheTable(): string {
  const dough = '#a9c98a'
  const left = mild(CAST.lila, { top: ROSE.base, legs: WATER.deep, shoes: PAPER })
  const middle = mild(
    { ...CAST.anh },
    { top: SUN.base, legs: BARK.dark, shoes: PAPER, cut: 'stripes', trim: MAPLE.base },
  )
  const small = mild(CAST.emile, { top: MAPLE.base, legs: PLUM.dark, shoes: CREAM, cut: 'overalls' })
  return frame(
    ['#dfe9e2', '#f2f1e4'],
    pane([42, 26], 106, 86, 'autumn'),
    pinned([358, 40], 52, 44, [FIR.base, MAPLE.base, SUN.base], 4),
    floor(192, '#c69e78'),
    shelf([370, 192], 100, 74, [
      ['basket', 'plant'],
      ['books', 'bin'],
    ]),
    under([240, 346], 170, 10),
    figure(middle, POSES.standFront, [240, 304], 166, { grip: { near: [206, 236], far: [272, 238] } }),
    table([240, 352], 330, 106, '#ead0a4', 62),
    fill(
      'M112 282Q112 258 170 258 240 250 316 258 368 260 368 284 366 304 300 306 240 312 172 306 114 304 112 282Z',
      shade(dough, 0.16),
    ) +
      fill(
        'M112 277Q112 254 170 253 240 246 316 253 368 255 368 279 366 298 300 300 240 306 172 300 114 298 112 277Z',
        dough,
      ),
    line('M318 268q10 -3 20 1M326 262l2 14M334 262l-2 14', shade(dough, 0.2), 1.8),
    mound([206, 264], dough) + mound([272, 266], dough) + mound([240, 260], dough),
    sprig([240, 260], 36, 3),
    sprig([206, 264], 52, -4) + sprig([272, 266], 52, 6),
    disc([206, 240], 7.6, CAST.anh.skin) + disc([273, 242], 7.6, CAST.anh.skin),
    coneBeast([232, 298], ROSE.soft),
    mapleLeaf([256, 280], 50, 80, MAPLE.base) + line('M234 284L276 277', MAPLE.deep, 1.6),
    mound([166, 282], dough) + sprig([166, 282], 52, -3),
    mound([328, 286], dough) + sprig([328, 286], 46, 4),
    figure(left, vary(POSES.stand, { lean: 20, nod: 4, elbows: [1, 1] }), [88, 356], 162, {
      grip: { near: [162, 258], far: [140, 276] },
    }),
    toddler(small, vary(POSES.stand, { lean: 18, nod: -2, elbows: [1, 1], stretch: 1.2 }), [396, 356], 150, {
      facing: -1,
      grip: { near: [332, 262], far: [350, 276] },
    }),
    mapleLeaf([146, 304], 26, -30, SUN.base) + sprig([320, 308], 34, 84),
  )
}
