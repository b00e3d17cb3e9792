import { adult, figure, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { frame } from '../../../kit/landscape.ts'
import {
  BARK,
  CARDBOARD,
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
  SNOW,
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, BABIES, CAST, mild, sleeper } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, garland, pane, pinned, rug, shelf, wainscot } from '../../../kit/room.ts'
import { dashes, disc, fill, line, num, oval, place, whole } from '../../../kit/svg.ts'
import { ball, block, littleCar, under } from '../../../kit/toys.ts'
import { wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

type Triple = readonly [x: number, y: number, z: number]

/**
 * A wooden block standing on the floor, in the middle of a row: `heading` is where the row goes, seen from above
 * (0 to the right, 90 towards us), `tilt` how far the block has fallen that way.
 */
function standing([x, y]: Point, heading: number, color: string, tilt = 0): string {
  const [thick, wide, high] = [9, 24, 38]
  const [c, s] = [Math.cos((heading * Math.PI) / 180), Math.sin((heading * Math.PI) / 180)]
  const [up, over] = [Math.cos((tilt * Math.PI) / 180), Math.sin((tilt * Math.PI) / 180)]
  const along: Triple = [up * c, up * s, -over]
  const across: Triple = [-s, c, 0]
  const rise: Triple = [over * c, over * s, up]
  const p = (i: number, j: number, k: number) => {
    const place3 = (axis: 0 | 1 | 2) =>
      along[axis] * (i - 1) * thick + across[axis] * (j - 0.5) * wide + rise[axis] * k * high
    return `${whole(x + place3(0) + (c * thick) / 2)} ${whole(y + (place3(1) + (s * thick) / 2) / 2 - place3(2))}`
  }
  const seen = ([, depth, height]: Triple, sign: number) => sign * (depth + height / 2) > 0.02
  const quad = (...corners: readonly string[]) => `M${corners.join('L')}Z`
  const end = seen(along, 1) ? 1 : 0
  const side = seen(across, 1) ? 1 : 0
  return (
    (Math.abs(along[1] + along[2] / 2) > 0.02
      ? fill(quad(p(end, 0, 0), p(end, 1, 0), p(end, 1, 1), p(end, 0, 1)), shade(color, 0.2))
      : '') +
    fill(quad(p(0, side, 0), p(1, side, 0), p(1, side, 1), p(0, side, 1)), color) +
    fill(quad(p(0, 0, 1), p(1, 0, 1), p(1, 1, 1), p(0, 1, 1)), glow(color, 0.36))
  )
}

export function oneFingerIsEnough(): string {
  const educator = mild(ADULTS.lucie, { top: PLUM.base, legs: WATER.deep, shoes: PAPER })
  const baby = sleeper(BABIES.olivier, SUN.base, PAPER, 'stripes')
  const breathless = mild(CAST.mei, { top: ROSE.base, legs: FIR.deep, shoes: PAPER })
  const last = mild(CAST.idris, { top: FIR.base, legs: BARK.dark, shoes: SUN.soft, cut: 'stripes', trim: FIR.pale })
  const carrier = mild(CAST.theo, { top: MAPLE.base, legs: PLUM.dark, shoes: PAPER })
  const colors = [BARK.pale, ROSE.base, BARK.soft, WATER.base, BARK.pale, SUN.base, BARK.soft, FIR.soft]
  const tilts = [38, 33, 26, 17]
  const row: { at: Point; drawn: string }[] = []
  let [x, y] = [150, 264]
  for (let i = 0; i < 20; i++) {
    const heading = 4 + Math.max(0, Math.min(i - 9, 7)) * 12.5
    row.push({ at: [x, y], drawn: standing([x, y], heading, colors[i % colors.length] ?? SUN.base, tilts[i]) })
    x += 20 * Math.cos((heading * Math.PI) / 180)
    y += 10 * Math.sin((heading * Math.PI) / 180)
  }
  return frame(
    ['#e8e2d2', '#f6efe0'],
    pane([180, 22], 100, 78, 'autumn'),
    curtains([180, 22], 100, 78, '#c98f78'),
    floor(168, '#cfa97f'),
    under([84, 250], 70, 7),
    adult(educator, vary(POSES.tailor, { lean: 4, nod: 6, elbows: [1, 1] }), [64, 250], 216, {
      grip: { near: [96, 250], far: [126, 206] },
    }),
    under([284, 232], 44, 6),
    figure(breathless, vary(POSES.heels, { lean: 12, nod: 10, elbows: [1, 1] }), [286, 232], 150, {
      facing: -1,
      grip: { near: [266, 164], far: [260, 162] },
    }),
    toddler(carrier, vary(POSES.walk, { lean: 4, nod: 6, elbows: [1, 1] }), [408, 236], 136, {
      facing: -1,
      grip: { near: [380, 180], far: [374, 176] },
      holding: block([374, 188], 18, 30, SUN.base),
    }),
    row.map(({ drawn }) => drawn).join(''),
    under([106, 274], 38, 6),
    figure(baby, vary(BABY_POSES.sit, { lean: 24, nod: -4, stretch: 1.5 }), [100, 274], 114, {
      build: 'baby',
      grip: { near: [147, 243], far: [128, 250] },
    }),
    line('M147 243L158 241', BABIES.olivier.skin, 5),
    under([300, 354], 80, 6),
    figure(last, vary(POSES.prone, { lean: 72, nod: -34, elbows: [1, 1] }), [296, 354], 152, {
      grip: { near: [358, 348], far: [384, 334] },
    }),
    line('M376 333L387 335', shade(CAST.idris.skin, 0.14), 4.6),
    line('M190 206l4 -9M210 208l8 -7M172 210l-3 -9', MAPLE.dark, 3.2),
  )
}

/** A hand wide open, seen from the palm: the wrist at the origin, the fingers up. */
function palm(at: Point, skin: string, turn = 0, scale = 1.15): string {
  return place(
    line('M-5 -8L-8 -20M-2 -9L-2 -24M2 -9L4 -23M5 -8L9 -19M-5 -4L-13 -9', skin, 4.4) + oval([0, -6], 7.4, 8, skin),
    at,
    { turn, scale },
  )
}

export function tooBigForTheBridge(): string {
  const educator = mild(ADULTS.helene, { top: WATER.base, legs: PLUM.dark, shoes: BARK.dark })
  const driver = mild(CAST.awa, { top: SUN.base, legs: FIR.base, shoes: PAPER, cut: 'overalls' })
  const builder = mild(CAST.sami, { top: FIR.base, legs: WATER.deep, shoes: PAPER })
  const looker = mild(CAST.rose, { top: ROSE.base, legs: PLUM.base, shoes: PAPER, cut: 'stripes', trim: CREAM })
  const pillar = (x: number, y: number, h: number, color: string) =>
    fill(`M${x} ${y - h}l12 -14h26l-12 14Z`, glow(color, 0.36)) +
    fill(`M${x + 26} ${y}v${-h}l12 -14v${h}Z`, shade(color, 0.2)) +
    fill(`M${x} ${y}v${-h}h26v${h}Z`, color)
  return frame(
    ['#dfe7e6', '#f4f1e3'],
    pane([196, 20], 100, 78, 'winter'),
    curtains([196, 20], 100, 78, '#b7a0c4'),
    pinned([64, 40], 50, 42, [MAPLE.base, WATER.base], -4),
    floor(168, '#cba67c'),
    shelf([398, 168], 76, 62, [
      ['books', 'plant'],
      ['basket', 'blocks'],
    ]),
    under([110, 252], 62, 7),
    adult(educator, vary(POSES.heels, { lean: 40, nod: 2, elbows: [1, 1], stretch: 1.15 }), [106, 252], 216, {
      grip: { near: [178, 250], far: [150, 252] },
    }),
    palm([172, 240], ADULTS.helene.skin, 176, 1.5),
    under([408, 284], 46, 6),
    pillar(318, 276, 40, BARK.soft),
    figure(builder, vary(POSES.heels, { lean: 16, nod: 8, elbows: [1, 1], stretch: 1.15 }), [420, 284], 152, {
      facing: -1,
      grip: { near: [376, 226], far: [356, 198] },
    }),
    pillar(336, 236, 20, MAPLE.base),
    // The big one.
    under([266, 312], 66, 7),
    fill(
      'M206 298V276Q206 270 212 270H218L224 250Q225 246 230 246H290Q295 246 296 250L300 268H318Q326 269 326 278V298Z',
      RED,
    ) +
      fill('M229 268L234 252H256V268ZM263 268V252H288L292 268Z', WATER.pale) +
      line('M208 288H325', shade(RED, 0.24), 6) +
      line('M230 300h.1M302 300h.1', INK, 27) +
      line('M230 300h.1M302 300h.1', STONE.soft, 11),
    pillar(276, 334, 40, BARK.soft),
    fill('M274 282H304L358 190H328Z', glow(BARK.pale, 0.36)) +
      fill('M304 294V282L358 190V202Z', shade(BARK.pale, 0.2)) +
      fill('M274 294V282H304V294Z', BARK.pale),
    disc([374, 222], 6.4, CAST.sami.skin),
    line('M284 232l-6 -9M296 224l-1 -11M272 244l-10 -4', MAPLE.dark, 3.4),
    under([60, 340], 50, 6),
    toddler(driver, vary(POSES.kneel, { lean: 20, nod: 2, elbows: [1, 1] }), [42, 340], 138, {
      grip: { near: [94, 298], far: [102, 296] },
    }),
    under([116, 328], 30, 5),
    littleCar([114, 326], WATER.base, { scale: 1.1 }),
    disc([98, 300], 6.6, CAST.awa.skin),
    under([424, 354], 80, 6),
    figure(looker, vary(POSES.prone, { lean: 90, nod: -44, elbows: [-1, -1] }), [440, 352], 152, {
      facing: -1,
      grip: { near: [362, 350], far: [366, 338] },
    }),
  )
}

export function roadIsMe(): string {
  const educator = mild(ADULTS.nadia, { top: FIR.base, legs: WATER.deep, shoes: PAPER })
  const baby = sleeper(BABIES.malik, SUN.base, PAPER)
  const climber = mild(CAST.emile, { top: MAPLE.base, legs: BARK.dark, shoes: PAPER })
  const road = mild(CAST.fatou, { top: ROSE.base, legs: PLUM.base, shoes: PAPER, cut: 'stripes', trim: CREAM })
  const brake = mild(CAST.anh, { top: WATER.base, legs: FIR.deep, shoes: SUN.soft })
  return frame(
    ['#e9e2d6', '#f6efe1'],
    pane([206, 20], 100, 78, 'spring'),
    curtains([206, 20], 100, 78, '#8fb1b8'),
    wainscot(126, 168, '#dcd0b4'),
    floor(168, '#cda77e'),
    rug([240, 306], 236, 60, '#c9b3a0', '#b2937e'),
    toddler(climber, vary(POSES.kneel, { lean: 14, nod: 6, elbows: [1, 1] }), [286, 262], 138, {
      grip: { near: [330, 222], far: [338, 214] },
    }),
    under([380, 296], 90, 8),
    adult(educator, vary(POSES.floor, { lean: -2, nod: 8, elbows: [-1, 1], stretch: 1.2 }), [396, 292], 216, {
      facing: -1,
      grip: { near: [382, 282], far: [420, 280] },
      step: { near: [288, 284], far: [310, 282] },
    }),
    littleCar([340, 234], RED, { mirror: true }),
    under([206, 284], 44, 6),
    figure(brake, vary(POSES.heels, { lean: 36, nod: 0, elbows: [1, 1], stretch: 1.2 }), [212, 284], 152, {
      facing: -1,
      grip: { near: [170, 296], far: [178, 286] },
    }),
    under([136, 338], 92, 7),
    figure(
      road,
      vary(POSES.lie, { nod: 14, elbows: [1, 1], feet: pair(38, -5, 40, -7), stretch: 1.1 }),
      [132, 338],
      156,
      {
        grip: { near: [124, 278], far: [88, 326] },
      },
    ),
    palm([124, 280], CAST.fatou.skin, 12, 1.3),
    littleCar([160, 317], SUN.base, { mirror: true }),
    disc([170, 294], 6.4, CAST.anh.skin),
    under([440, 336], 40, 6),
    figure(baby, vary(BABY_POSES.sit, { lean: -2, nod: 8 }), [440, 338], 114, {
      build: 'baby',
      facing: -1,
      step: { near: [404, 318] },
    }),
    littleCar([378, 316], WATER.base, { scale: 0.95 }),
    disc([380, 291], 7, ADULTS.nadia.skin),
  )
}

/** A big building brick whose studs show: `studs` across, its lower edge in the middle on the origin. */
function brick(at: Point, studs: number, color: string, options: { scale?: number; turn?: number } = {}): string {
  const half = studs * 7
  return place(
    line(`M${num(7 - half)} -20h.1${'m14 0h.1'.repeat(studs - 1)}`, glow(color, 0.2), 9) +
      fill(`M${-half} -19L${5 - half} -23H${half + 5}L${half} -19Z`, glow(color, 0.36)) +
      fill(`M${half} 0V-19L${half + 5} -23V-4Z`, shade(color, 0.2)) +
      fill(`M${-half} 0V-19H${half}V0Z`, color),
    at,
    options,
  )
}

export function beastLosesItsHead(): string {
  const educator = mild(ADULTS.minh, { top: WATER.deep, legs: BARK.dark, shoes: PAPER })
  const baby = sleeper(BABIES.binta, FIR.soft, PAPER, 'stripes')
  const body = mild(CAST.zoe, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const small = mild(CAST.mei, { top: SUN.base, legs: WATER.deep, shoes: PAPER, cut: 'overalls' })
  const head = mild(CAST.kofi, { top: MAPLE.base, legs: FIR.deep, shoes: SUN.soft, cut: 'stripes', trim: CREAM })
  return frame(
    ['#e4e5da', '#f5f0e1'],
    pane([300, 20], 100, 78, 'summer'),
    curtains([300, 20], 100, 78, '#d6a25a'),
    floor(168, '#cba47a'),
    under([66, 256], 60, 7),
    adult(educator, vary(POSES.heels, { lean: 44, nod: -2, elbows: [1, 1], stretch: 1.2 }), [50, 256], 212, {
      grip: { near: [138, 264], far: [152, 262] },
    }),
    under([150, 298], 24, 5),
    brick([152, 298], 2, MAPLE.base),
    brick([152, 279], 2, WATER.base),
    disc([140, 268], 7, ADULTS.minh.skin),
    under([102, 306], 40, 6),
    place(brick([0, 0], 2, FIR.base) + brick([0, -19], 2, SUN.base), [146, 248], { turn: -16 }),
    figure(baby, vary(BABY_POSES.sit, { lean: 4, nod: -6, stretch: 1.4 }), [98, 306], 114, {
      build: 'baby',
      grip: { near: [132, 240], far: [138, 226] },
    }),
    under([230, 232], 26, 5),
    toddler(small, vary(POSES.walk, { lean: 4, nod: 6, elbows: [1, 1] }), [238, 232], 132, {
      facing: -1,
      grip: { near: [212, 178], far: [206, 174] },
      holding: brick([204, 178], 2, PLUM.base, { turn: -6 }),
    }),
    under([262, 342], 44, 6) + under([450, 342], 44, 6),
    figure(body, vary(POSES.heels, { lean: 8, nod: 4, elbows: [1, 1] }), [262, 342], 152, {
      grip: { near: [310, 278], far: [318, 266] },
      holding:
        brick([320, 304], 1, MAPLE.base) +
        brick([358, 304], 1, MAPLE.base) +
        brick([336, 285], 4, FIR.base) +
        brick([357, 266], 1, FIR.soft),
    }),
    figure(head, vary(POSES.heels, { lean: 8, nod: 4, elbows: [1, 1] }), [450, 342], 152, {
      facing: -1,
      grip: { near: [412, 266], far: [408, 252] },
      holding: place(brick([0, 0], 3, SUN.base) + brick([-12, -19], 1, RED) + disc([8, -11], 3, INK), [392, 258], {
        turn: 10,
      }),
    }),
    oval([284, 272], 3.6, 4.6, MOUTH) + oval([429, 265], 3.6, 4.6, MOUTH),
    line('M352 238l-8 -8M364 232l-2 -12M374 266l4 8', MAPLE.dark, 3.4),
    brick([350, 354], 3, ROSE.base, { turn: 4 }),
    brick([300, 356], 2, WATER.base),
  )
}

const PALE_BOARD = glow(CARDBOARD, 0.42)

/** A cardboard roll standing on the origin. */
function roll(at: Point, high = 34, turn = 0): string {
  return place(
    fill(`M-12 0V${-high}H12V0Q0 7 -12 0Z`, PALE_BOARD) +
      line(`M-9 ${whole(-high * 0.2)}L9 ${whole(-high * 0.55)}`, shade(CARDBOARD, 0.1), 2.4) +
      oval([0, -high], 12, 4.6, shade(CARDBOARD, 0.5)) +
      line(`M-12 ${-high}Q0 ${9 - high} 12 ${-high}`, CREAM, 2.4),
    at,
    { turn },
  )
}

/** The same one on its side, one end turned to us, about to roll to the right. */
function rolling([x, y]: Point): string {
  return (
    line(`M${x} ${y - 13}l16 -11`, shade(PALE_BOARD, 0.14), 26) +
    disc([x, y - 13], 13, CREAM) +
    disc([x, y - 13], 10, shade(CARDBOARD, 0.5))
  )
}

export function standingFallsLyingRolls(): string {
  const educator = mild(ADULTS.julie, { top: MAPLE.base, legs: WATER.deep, shoes: PAPER })
  const baby = sleeper(BABIES.tao, SUN.base, PAPER, 'stripes')
  const far = mild(CAST.lila, { top: PLUM.base, legs: FIR.deep, shoes: PAPER })
  const close = mild(CAST.theo, { top: FIR.base, legs: BARK.dark, shoes: PAPER, cut: 'stripes', trim: FIR.pale })
  const waiting = mild(CAST.maika, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  return frame(
    ['#e0e7e8', '#f4f1e4'],
    pane([176, 20], 100, 78, 'winter'),
    curtains([176, 20], 100, 78, '#9db59a'),
    floor(168, '#c2976b'),
    shelf([366, 168], 104, 66, [['books', 'ball', 'basket']]),
    fill('M-20 256H228L260 360H-20Z', '#8fabc0') + line('M226 256L258 360', SNOW.shade, 7),
    under([70, 234], 64, 7),
    adult(educator, vary(POSES.tailor, { lean: 4, nod: 8, elbows: [1, 1] }), [56, 236], 212, {
      grip: { near: [92, 240], far: [120, 194] },
    }),
    under([300, 224], 46, 5),
    [268, 298, 328].map((left) => roll([left, 222], 30)).join(''),
    roll([160, 250], 34, 14),
    under([108, 254], 38, 6),
    figure(baby, vary(BABY_POSES.sit, { lean: 10, nod: 4, stretch: 1.4 }), [104, 254], 112, {
      build: 'baby',
      grip: { near: [150, 224], far: [138, 230] },
    }),
    under([158, 306], 84, 6),
    figure(far, vary(POSES.prone, { lean: 78, nod: -36, elbows: [-1, -1] }), [160, 306], 156, {
      grip: { near: [226, 304], far: [238, 300] },
    }),
    under([130, 354], 84, 6),
    figure(close, vary(POSES.prone, { lean: 78, nod: -36, elbows: [-1, -1] }), [132, 356], 160, {
      grip: { near: [200, 354], far: [212, 350] },
    }),
    oval([217, 275], 2.6, 3.2, MOUTH) + oval([190, 321], 2.8, 3.4, MOUTH),
    under([284, 308], 22, 4),
    roll([278, 304], 34, 24),
    dashes('M230 280L262 286', PAPER, 3.4, '8 7'),
    dashes('M216 330L300 342M216 340L296 352', PAPER, 3.4, '9 8'),
    under([334, 352], 26, 5),
    rolling([328, 352]),
    line('M356 342q8 -4 10 -14', MAPLE.dark, 3.2),
    under([420, 336], 40, 5),
    figure(waiting, vary(POSES.stand, { lean: 12, nod: 10, hands: pair(10, -30, 12, -32) }), [434, 334], 154, {
      facing: -1,
      step: { near: [402, 336], far: [442, 326] },
    }),
  )
}

export function ballWantsASeat(): string {
  const educator = mild(ADULTS.marc, { top: PLUM.base, legs: BARK.dark, shoes: PAPER })
  const baby = sleeper(BABIES.ambre, FIR.soft, PAPER, 'stripes')
  const giver = mild(CAST.jasleen, { top: FIR.base, legs: WATER.deep, shoes: PAPER })
  const taker = mild(CAST.awa, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const walker = mild(CAST.noah, { top: MAPLE.base, legs: FIR.deep, shoes: PAPER })
  return frame(
    ['#e8e3d2', '#f6f0e0'],
    pane([356, 20], 100, 82, 'spring'),
    curtains([356, 20], 100, 82, '#c98f78'),
    garland(20, 300, 22, 10, [ROSE.soft, SUN.base, WATER.soft, FIR.soft]),
    floor(168, '#c2976b'),
    rug([346, 338], 150, 30, '#b9c9c2', '#9fb5ac'),
    under([84, 266], 64, 7),
    adult(educator, vary(POSES.tailor, { lean: 14, nod: 6, elbows: [1, 1], stretch: 1.2 }), [72, 262], 216, {
      grip: { near: [104, 258], far: [152, 246] },
    }),
    fill('M140 232H168L164 260H144Z', WATER.base) + oval([154, 232], 14, 4, shade(WATER.base, 0.35)),
    line('M146 249H156', shade(ADULTS.marc.skin, 0.14), 9),
    ball([154, 216], 20, SUN.base, MAPLE.base, 18),
    under([108, 292], 38, 6),
    figure(baby, vary(BABY_POSES.sit, { lean: 10, nod: -8, stretch: 1.6 }), [104, 292], 114, {
      build: 'baby',
      grip: { near: [141, 230], far: [136, 216] },
    }),
    under([224, 230], 24, 5),
    toddler(walker, vary(POSES.walk, { lean: 2, nod: 4, elbows: [1, 1], stretch: 1.1 }), [218, 230], 132, {
      grip: { near: [256, 172], far: [258, 178] },
      holding: roll([262, 190], 28) + ball([262, 150], 13, ROSE.base),
    }),
    wheelchair([266, 340], WATER.base, { scale: 1.08 }),
    figure(
      giver,
      vary(POSES.sit, { hip: [0, -38], lean: 8, nod: 4, feet: pair(26, -12, 28, -12), elbows: [1, 1], stretch: 1.2 }),
      [266, 342],
      152,
      { grip: { near: [324, 254], far: [316, 248] }, holding: roll([310, 262], 34, 55) },
    ),
    wheelchairWheel([266, 340], WATER.base, { scale: 1.08 }),
    under([420, 346], 30, 5),
    figure(taker, vary(POSES.stand, { hip: [4, -32], lean: 12, nod: 2, elbows: [1, 1] }), [422, 346], 152, {
      facing: -1,
      grip: { near: [370, 260], far: [362, 262] },
      holding: roll([377, 271], 34, -35),
    }),
    ball([349, 231], 15, RED, PAPER, 20),
    dashes('M326 218q8 -16 24 -14', MAPLE.dark, 3, '6 6'),
  )
}
