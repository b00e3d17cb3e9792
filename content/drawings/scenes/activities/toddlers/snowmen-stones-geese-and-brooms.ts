import { adult, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence, heap } from '../../../kit/ground.ts'
import { cloud, frame, land, leaves, sun, woods } from '../../../kit/landscape.ts'
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
import { ADULTS, autumn, CAST, TUQUES, winter } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { bucket } from '../../../kit/things.ts'
import { blanket, pumpkin, tub, tuque, under } from '../../../kit/toys.ts'
import { crown, fir, leafy, mapleLeaf, trunk } from '../../../kit/trees.ts'

const RED = '#d6463a'
const ORANGE = '#ea7a2b'
const FALL = [MAPLE.base, SUN.base, MAPLE.dark]

/** The lid of a big jar, flat against what carries it. */
function lid([x, y]: Point, r: number, color: string): string {
  return (
    disc([x, y], r, shade(color, 0.25)) +
    disc([x, y - 1], r * 0.86, color) +
    oval([x - r * 0.28, y - r * 0.36], r * 0.3, r * 0.2, PAPER, -30, 0.75)
  )
}

/** A sock rolled tight. */
function sockRoll(at: Point, color: string, turn = 0, scale = 1): string {
  return place(
    line('M-9 0H9', shade(color, 0.16), 12) + line('M-9 -1H8', color, 9) + line('M4 -4v7', glow(color, 0.4), 2),
    at,
    {
      turn,
      scale,
    },
  )
}

export function snowmanGetsAnEye(): string {
  const presser = winter(CAST.fatou, { top: ROSE.base, legs: PLUM.dark, trim: SUN.soft, hat: TUQUES.sun })
  const tapper = winter(CAST.emile, { top: FIR.base, legs: FIR.deep, trim: MAPLE.dark, hat: TUQUES.maple })
  const educator = winter(ADULTS.minh, { top: PLUM.base, legs: BARK.deep, trim: CREAM, hat: TUQUES.rose })
  return frame(
    ['#b9d6e8', '#eef1ea'],
    disc([416, 54], 22, '#fdf3cf'),
    land([0, 148, 80, 128, 170, 146, 260, 124, 350, 142, 480, 126], '#c9d6dc'),
    fence([16, 470], 210, 48, '#b38f6c', 34),
    line('M4 162H476', SNOW.light, 7),
    fir([48, 222], 150, FIR.dark, true),
    land([0, 212, 240, 204, 480, 214], '#dde8ee'),
    heap([404, 254], 108, 40, '#cbdae5', 7) + heap([400, 251], 92, 35, '#f4f8f9', 7),
    land([0, 256, 240, 246, 480, 258], '#d9e6ee'),
    adult(educator, vary(POSES.kneel, { lean: 10, nod: 4, elbows: [1, 1] }), [304, 288], 222, {
      facing: -1,
      grip: { near: [254, 218], far: [250, 232] },
    }),
    tuque([248, 232], WATER.base, PAPER, { turn: -8, scale: 1.1 }),
    disc([255, 218], 10, CREAM),
    land([0, 318, 240, 308, 480, 320], '#cfdfe9'),
    oval([188, 346], 92, 9, '#b4cad9'),
    heap([190, 348], 170, 56, '#bdd1de', 4),
    heap([184, 346], 158, 54, '#fafcfc', 4),
    disc([192, 300], 40, '#bdd1de'),
    disc([188, 299], 38.4, '#fafcfc'),
    line('M150 330q34 18 76 0', '#d3e1ea', 4),
    tuque([190, 275], RED, SUN.soft, { turn: 4, scale: 1.9 }),
    line('M174 322q16 10 32 -1', SNOW.deep, 4.4),
    lid([206, 296], 13, WATER.deep),
    lid([170, 297], 14, WATER.deep),
    sockRoll([191, 311], ORANGE, 20, 1.05),
    under([80, 350], 44),
    toddler(presser, vary(POSES.stand, { lean: 26, nod: 4, stretch: 1.2, elbows: [1, 1] }), [88, 350], 190, {
      grip: { near: [150, 298], far: [152, 326] },
    }),
    oval([352, 346], 92, 9, '#b4cad9'),
    heap([353, 348], 160, 76, '#bdd1de', 9),
    heap([348, 346], 148, 72, '#fafcfc', 9),
    line('M306 318q14 -6 26 -3M332 334q18 -6 32 -1', '#d3e1ea', 4),
    under([434, 350], 42),
    toddler(tapper, vary(POSES.stand, { lean: 24, nod: 8, stretch: 1.25, elbows: [-1, -1] }), [430, 350], 182, {
      facing: -1,
      grip: { near: [380, 288], far: [352, 276] },
    }),
    bucket([262, 352], RED, { scale: 1.15 }),
    sockRoll([253, 320], ORANGE, -60) + lid([270, 319], 11, SUN.base),
    fill('M244.8 322H279.3L278 334H246Z', RED),
  )
}

/** A smooth stone, as big as a small potato, its middle at the origin. */
function pebble(at: Point, w: number, h: number, color: string, turn = 0): string {
  return place(
    oval([0, 0], w / 2, h / 2, shade(color, 0.22)) +
      oval([-w * 0.03, -h * 0.07], w * 0.46, h * 0.42, color) +
      oval([-w * 0.14, -h * 0.2], w * 0.2, h * 0.12, glow(color, 0.45), -12),
    at,
    { turn },
  )
}

/** A patch pocket; full, it swells and a stone shows at its mouth. */
function pocket(at: Point, w: number, h: number, color: string, full: boolean): string {
  const tone = shade(color, 0.2)
  return place(
    (full ? pebble([1, -h * 0.46], w * 0.72, h * 0.56, STONE.soft) : '') +
      fill(
        full
          ? `M${-w / 2} ${-h * 0.4}Q0 ${-h * 0.2} ${w / 2} ${-h * 0.4}Q${w * 0.76} ${h * 0.56} 0 ${h * 0.62} ${-w * 0.76} ${h * 0.56} ${-w / 2} ${-h * 0.4}Z`
          : `M${-w / 2} ${-h * 0.4}H${w / 2}L${w * 0.42} ${h * 0.4}Q0 ${h * 0.56} ${-w * 0.42} ${h * 0.4}Z`,
        tone,
      ) +
      line(
        full ? `M${-w / 2} ${-h * 0.4}Q0 ${-h * 0.2} ${w / 2} ${-h * 0.4}` : `M${-w / 2} ${-h * 0.4}H${w / 2}`,
        shade(color, 0.42),
        3.4,
      ),
    at,
  )
}

export function stoneFromPocket(): string {
  const giver = autumn(CAST.maika, { top: PLUM.base, legs: WATER.deep, shoes: ROSE.dark, trim: SUN.soft })
  const friend = autumn(CAST.kofi, { top: WATER.base, legs: BARK.dark, shoes: MAPLE.deep, trim: PAPER })
  const educator = autumn(ADULTS.helene, { top: FIR.base, legs: BARK.deep, shoes: INK, trim: CREAM })
  return frame(
    ['#c6dfe8', '#f4edd0'],
    cloud([280, 60], 110, PAPER, 0.9),
    woods(176, 46, '#dcc592', 6, 'round'),
    fence([150, 480], 208, 44, '#b38f6c', 32),
    land([0, 204, 240, 198, 480, 206], '#b4c67e'),
    trunk([42, 262], -10, 60, BARK.base),
    crown([34, 18], 118, 62, MAPLE.soft, 4),
    land([0, 254, 120, 246, 300, 244, 480, 252], '#a2bb6c'),
    pebble([84, 258], 26, 18, STONE.base, -8),
    pebble([26, 268], 28, 18, '#a98d78'),
    under([106, 278], 38),
    toddler(friend, vary(POSES.crouch, { lean: 26, nod: 14, elbows: [1, 1] }), [98, 278], 156, {
      grip: { near: [134, 266], far: [146, 268] },
    }),
    pebble([144, 263], 27, 20, '#a98d78', -10),
    disc([133, 266], 7, CAST.kofi.skin),
    pocket([90, 266], 32, 27, WATER.base, true),
    land([0, 312, 200, 302, 480, 308], '#93b05e'),
    leaves({ x: [10, 250], y: [296, 352] }, 14, FALL, 5, 5),
    blanket([352, 326], 262, 56, RED, '#e9897d'),
    adult(educator, vary(POSES.tailor, { lean: 8, nod: 8, elbows: [1, 1] }), [376, 338], 256, {
      facing: -1,
      grip: { near: [292, 280], far: [284, 272] },
    }),
    under([206, 346], 42),
    toddler(giver, vary(POSES.stand, { lean: 4, nod: 4, stretch: 1.15, elbows: [1, 1] }), [200, 346], 184, {
      grip: { near: [208, 290], far: [254, 260] },
    }),
    pocket([207, 301], 34, 28, PLUM.base, false),
    disc([256, 262], 8.4, shade(CAST.maika.skin, 0.14)),
    pebble([263, 251], 36, 28, STONE.base, -8),
    bucket([446, 346], WATER.base, { scale: 1 }),
    pebble([296, 340], 28, 20, '#a98d78') +
      pebble([322, 346], 26, 18, STONE.soft, 6) +
      pebble([428, 350], 26, 18, STONE.base),
  )
}

/** A Canada goose in flight, towards the right. */
function flyingGoose(at: Point, scale: number, turn = 0): string {
  return place(
    fill('M8 -4Q16 -22 10 -32 0 -20 -4 -3Z', '#4a3f35') +
      fill('M-28 -3L-17 -5Q-4 -10 14 -5 14 3 -2 6 -14 6 -28 -3Z', '#85715c') +
      fill('M-24 -1Q-4 5 14 -1 8 7 -4 7 -16 6 -24 -1Z', CREAM) +
      line('M13 -3L30 -8L36 -7', INK, 5) +
      line('M28 -6l1 -.4', PAPER, 3) +
      fill('M6 -4Q0 -26 -18 -33 -17 -14 -11 -4Z', '#5f5144'),
    at,
    { scale, turn },
  )
}

/** A Canada goose on the grass: it grazes, or its neck is up. */
function standingGoose(at: Point, neckUp: boolean, mirror = false): string {
  return place(
    line('M-2 -6V0M3 -6V0', INK, 2) +
      fill('M-20 -16Q-8 -22 6 -19 14 -16 12 -9 4 -3 -8 -5 -16 -8 -20 -16Z', '#85715c') +
      fill('M-18 -12Q-6 -4 8 -6 -4 -2 -12 -6Z', CREAM) +
      (neckUp
        ? line('M9 -14Q14 -22 12 -36L16 -36', INK, 4.4) + line('M12 -34v.6', PAPER, 2.6)
        : line('M9 -14Q18 -16 20 -4L22 -2', INK, 4.4) + line('M20 -6v.6', PAPER, 2.6)),
    at,
    { mirror },
  )
}

export function geeseOverBlankets(): string {
  const front = autumn(CAST.awa, { top: SUN.base, legs: PLUM.dark, trim: MAPLE.dark, hat: TUQUES.maple })
  const flyer = autumn(CAST.theo, { top: WATER.base, legs: BARK.dark, trim: PAPER, hat: TUQUES.fir })
  const guard = autumn(ADULTS.nadia, { top: WATER.deep, legs: BARK.deep, shoes: INK, trim: PAPER })
  const leader = autumn(ADULTS.julie, { top: ROSE.base, legs: FIR.deep, shoes: INK, trim: PAPER, hat: TUQUES.water })
  const towel = (x: number) => fill(`M${x} 236h46l4 11h-54Z`, RED) + line(`M${x + 2} 241h44`, '#ef9a8f', 2)
  return frame(
    ['#b3d5e6', '#f6ecd0'],
    sun([54, 60], 20, SUN.soft),
    flyingGoose([404, 70], 1.35, -4),
    flyingGoose([330, 46], 1.2),
    flyingGoose([256, 34], 1.05, -3),
    flyingGoose([318, 106], 1.25, -2),
    flyingGoose([234, 112], 1.1),
    land([0, 150, 120, 132, 260, 150, 380, 128, 480, 144], '#c4b394'),
    woods(160, 34, '#dfb27c', 7, 'round'),
    fill('M0 158H480V210H0Z', '#8fc0d6'),
    line('M40 170h46M150 178h56M316 168h46M404 180h50', '#dcecf2', 3.4),
    land([0, 192, 120, 198, 260, 190, 380, 196, 480, 190], '#dccf9c'),
    land([0, 202, 240, 198, 480, 200], '#b3c77e'),
    place(standingGoose([0, 0], false) + standingGoose([46, 4], true, true), [24, 212], { scale: 0.85 }),
    land([0, 228, 240, 222, 480, 226], '#a6bf70'),
    [34, 108, 182, 256, 330, 404].map(towel).join(''),
    adult(guard, vary(POSES.standFront, { hands: pair(-22, -44, 22, -44) }), [228, 250], 122, {}),
    land([0, 276, 240, 266, 480, 272], '#97b461'),
    blanket([474, 330], 150, 50, SUN.base),
    blanket([150, 330], 300, 52, FIR.base, FIR.soft),
    under([126, 344], 44),
    toddler(front, vary(POSES.standFront, { elbows: [-1, 1], stretch: 1.3 }), [126, 344], 168, {
      grip: { near: [62, 234], far: [190, 234] },
    }),
    under([322, 348], 44),
    toddler(flyer, vary(POSES.walk, { lean: 6, nod: -30, stretch: 1.3, elbows: [-1, -1] }), [318, 348], 168, {
      grip: { near: [262, 250], far: [372, 244] },
    }),
    adult(leader, vary(POSES.crouch, { lean: 0, nod: -14, elbows: [1, 1] }), [430, 350], 214, {
      facing: -1,
      grip: { near: [398, 176], far: [394, 290] },
    }),
  )
}

/** A roll of brown paper, its end torn into a fringe, held at the origin and pointing left. */
function paperBroom(at: Point, turn = 0): string {
  return place(
    fill('M56 -7Q84 -18 112 -20L102 -10 116 -8 104 -1 117 4 104 8 111 18Q82 16 56 7Z', '#d2a873') +
      line('M64 0H100M66 -4L98 -12M66 4L98 11', '#9a7046', 2) +
      line('M-26 0H58', '#a87c4d', 15) +
      line('M-26 -1.6H58', '#d2a873', 11) +
      line('M-31 0h.1', '#8f6840', 6) +
      line('M14 -6V6M57 -6V6', CREAM, 5),
    at,
    { turn },
  )
}

export function witchSneezes(): string {
  const stirrer = autumn(CAST.mei, { top: PLUM.base, legs: BARK.dark, shoes: MAPLE.deep, trim: SUN.soft })
  const rider = autumn(CAST.noah, { top: FIR.base, legs: WATER.deep, shoes: BARK.dark, trim: PAPER })
  const educator = autumn(ADULTS.lucie, { top: ROSE.base, legs: BARK.deep, shoes: INK, trim: SUN.soft })
  const black = '#2c2e36'
  const flying: [number, number, number, number][] = [
    [342, 232, 20, 20],
    [318, 206, 22, -30],
    [352, 192, 20, 60],
    [330, 158, 21, 10],
    [294, 130, 19, -50],
    [362, 146, 20, 40],
    [256, 108, 18, 100],
    [334, 104, 20, 140],
    [378, 96, 17, 170],
  ]
  return frame(
    ['#cfd9e4', '#f8e6c4'],
    woods(170, 50, '#e0b078', 4, 'round'),
    leafy([64, 226], 190, MAPLE.base, 5),
    fence([130, 480], 214, 46, '#a98561', 32),
    land([0, 212, 240, 206, 480, 214], '#b9bd76'),
    pumpkin([160, 244], 48, 34),
    land([0, 256, 240, 246, 480, 256], '#a3ad64'),
    leaves({ x: [0, 480], y: [226, 300] }, 20, FALL, 3, 6),
    tub([302, 298], 78, 44, black, MAPLE.dark, '', { turn: 42 }),
    adult(educator, vary(POSES.tailor, { lean: 6, nod: 20, elbows: [1, 1] }), [220, 304], 244, {
      grip: { near: [218, 192], far: [286, 264] },
    }),
    line('M274 166l12 -7M279 180h14M276 194l12 6', PAPER, 4),
    flying.map(([x, y, size, turn], i) => mapleLeaf([x, y], size, turn, FALL[i % 3] ?? MAPLE.base)).join(''),
    tub(
      [136, 348],
      112,
      54,
      black,
      MAPLE.dark,
      oval([0, -56], 44, 11, MAPLE.base) +
        oval([-14, -60], 16, 6, SUN.base, -14) +
        oval([22, -59], 15, 6, MAPLE.dark, 12) +
        mapleLeaf([34, -64], 20, 30, SUN.base) +
        line('M-34 -104L12 -54', BARK.pale, 7),
    ),
    toddler(stirrer, vary(POSES.stand, { lean: 16, nod: 12, elbows: [1, 1] }), [62, 346], 178, {
      grip: { near: [112, 256], far: [118, 268] },
    }),
    sockRoll([216, 344], FIR.soft, 12, 1.2) + sockRoll([246, 350], FIR.soft, -14, 1.2),
    paperBroom([366, 296], 9),
    toddler(
      rider,
      vary(POSES.walk, { lean: 4, nod: 0, elbows: [1, 1], feet: pair(15, -5, -15, -6) }),
      [416, 346],
      176,
      {
        facing: -1,
        grip: { near: [374, 296], far: [364, 293] },
      },
    ),
  )
}
