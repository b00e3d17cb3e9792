import { toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence } from '../../../kit/ground.ts'
import { cloud, frame, land, raised, sun, tufts, woods } from '../../../kit/landscape.ts'
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
import { CAST, mild } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { floor, garland, pane, pinned, rug, shelf, wainscot } from '../../../kit/room.ts'
import { dashes, disc, fill, line, num, oval, place } from '../../../kit/svg.ts'
import { bowl, eggBox, PULP } from '../../../kit/things.ts'
import { basket, blanket, cloth, cushion, pompom, tub, under } from '../../../kit/toys.ts'
import { leafy } from '../../../kit/trees.ts'

const CARROT = '#ee8330'
const RED = '#d6463a'

/** A strip of thin cardboard with round points, closed around a head of radius 15 at the origin. */
function crown(at: Point, color: string, scale: number, turn = 0): string {
  return place(
    fill(
      'M-15 -5L-17 -17Q-15 -24 -12 -19L-8 -13 -4 -21Q0 -26 4 -21L8 -13 12 -19Q15 -24 17 -17L15 -5Q0 -1 -15 -5Z',
      color,
    ) +
      line('M-14 -7Q0 -3 14 -7', shade(color, 0.2), 1.6) +
      line('M-9 -10h.1M0 -9h.1M9 -10h.1', PAPER, 4),
    at,
    { scale, turn },
  )
}

export function wakingTheCardboardDoor(): string {
  const king = mild(CAST.emile, { top: WATER.base, legs: BARK.dark, shoes: PAPER, cut: 'stripes', trim: PAPER })
  const queen = mild(CAST.fatou, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const friend = mild(CAST.maika, { top: SUN.base, legs: FIR.dark, shoes: MAPLE.dark, cut: 'overalls' })
  const upright = (x: number, y: number, color: string) => cushion([x, y], 54, 70, color)
  return frame(
    ['#e2dcee', '#f4eef2'],
    wainscot(124, 180, '#cfc5e2'),
    garland(-10, 442, 8, 18, [ROSE.base, SUN.base, WATER.base, FIR.soft]),
    pinned([64, 48], 54, 44, [ROSE.base, SUN.base, PLUM.base], -4),
    pinned([352, 52], 52, 42, [FIR.base, MAPLE.base, WATER.base], 4),
    floor(180, '#d3ab82', PAPER),
    fill('M432 0H480V226L432 180Z', '#d3cbe4') + fill('M432 169L480 214V226L432 180Z', PAPER),
    raised(
      26,
      upright(30, 246, FIR.soft),
      upright(370, 246, MAPLE.soft),
      toddler(queen, vary(POSES.standFront, { elbows: [1, -1] }), [242, 280], 160, {
        grip: { near: [214, 214], far: [280, 178] },
      }),
      crown([242, 158], SUN.base, 1.9),
      toddler(king, vary(POSES.stand, { lean: 8, nod: 2, stretch: 1.1, elbows: [1, 1] }), [136, 288], 168, {
        grip: { near: [168, 214], far: [188, 214] },
      }),
      crown([142, 162], SUN.base, 2, 6),
      under([184, 297], 46, 5),
      fill('M140 216H226V296H140Z', CARDBOARD) +
        line('M160 220V294M182 220V294M204 220V294', shade(CARDBOARD, 0.14), 2.4) +
        line('M140 217H225V296', shade(CARDBOARD, 0.28), 3) +
        disc([215, 276], 4.4, BARK.dark),
      disc([168, 215], 8, CAST.emile.skin) + disc([188, 215], 7.4, shade(CAST.emile.skin, 0.12)),
      disc([214, 215], 7.4, CAST.fatou.skin),
      upright(74, 274, WATER.base),
      upright(346, 273, PLUM.soft),
      upright(120, 298, ROSE.soft),
      upright(302, 298, SUN.soft),
      line('M234 300h12M232 308h22', PAPER, 3),
      under([282, 352], 40),
      toddler(friend, vary(POSES.stand, { lean: 4, nod: -10, stretch: 1.4, elbows: [1, 1] }), [282, 352], 160, {
        facing: -1,
        grip: { near: [228, 248], far: [262, 304] },
      }),
      line('M221 236l-9 -7M216 249h-11M221 261l-9 6', MAPLE.deep, 3.4),
      sleepingDragon([398, 330]),
      cloth([360, 343], 34, 9, CARROT),
      bowl([444, 352], WATER.base, { scale: 0.9 }),
    ),
  )
}

/** A stuffed dragon asleep under a green blanket, its muzzle and a paw out, facing left. */
function sleepingDragon(at: Point): string {
  const skin = '#84bd63'
  const spike = (x: number, y: number, h: number, turn: number) =>
    place(fill(`M-6 2Q-3 ${num(-h)} 1 ${num(-h)} 5 -6 6 2Z`, MAPLE.base), [x, y], { turn })
  return place(
    oval([2, 6], 82, 12, PLUM.dark, 0, 0.16) +
      line('M44 2Q68 8 66 -12', skin, 10) +
      fill('M54 -10L66 -30 78 -10Q66 -4 54 -10Z', MAPLE.base) +
      fill('M-38 6Q-34 -54 12 -56 52 -54 58 6Q10 14 -38 6Z', FIR.base) +
      line(
        'M-10 -44q8 9 16 0q8 9 16 0M-18 -30q8 9 16 0q8 9 16 0q8 9 16 0q8 9 16 0M-14 -16q8 9 16 0q8 9 16 0q8 9 16 0q8 9 16 0',
        FIR.dark,
        2.6,
      ) +
      line('M-37 6Q10 14 57 6', FIR.soft, 4) +
      spike(-46, -34, 16, -30) +
      spike(-33, -37, 18, -8) +
      spike(-21, -32, 16, 22) +
      fill('M-84 4Q-90 -12 -74 -16 -66 -20 -62 -24 -52 -40 -34 -36 -14 -30 -20 -4 -22 10 -42 9 -64 11 -84 4Z', skin) +
      line('M-84 0Q-66 5 -52 -2', FIR.dark, 2.4) +
      line('M-76 -11h.1M-69 -13h.1', FIR.dark, 4) +
      line('M-54 -19q6 6 13 0', FIR.deep, 3) +
      disc([-46, -9], 5, ROSE.base, 0.4) +
      dashes('M-31 -30Q-25 -18 -31 -4', FIR.dark, 1.8, '3 4') +
      line('M-18 6h-14', shade(skin, 0.12), 13) +
      line('M-37 3h.1M-38 9h.1', PAPER, 4) +
      line('M-60 -32q-6 -6 0 -11t0 -11t0 -9', PAPER, 3.4),
    at,
  )
}

/** A washcloth rolled tight and knotted: the knot is at the left. */
function clothCarrot(at: Point, turn = 0, scale = 1): string {
  return place(
    fill('M-16 -1L-30 -9 -27 1 -31 9 -16 3Z', glow(CARROT, 0.25)) +
      fill('M-16 -7Q8 -9 26 0 8 10 -16 8Z', CARROT) +
      line('M-6 -6Q-2 0 -6 7M5 -5Q9 0 5 6', shade(CARROT, 0.2), 2) +
      oval([-16, 0], 5, 7, shade(CARROT, 0.14)),
    at,
    { turn, scale },
  )
}

export function gallopToTheCarrot(): string {
  const galloping = mild(CAST.zoe, { top: ROSE.base, legs: WATER.deep, shoes: PAPER })
  const feeding = mild(CAST.kofi, { top: SUN.base, legs: PLUM.dark, shoes: MAPLE.dark })
  const brushing = mild(CAST.lea, { top: WATER.base, legs: FIR.deep, shoes: PAPER, cut: 'stripes', trim: PAPER })
  const horse = mild(CAST.anh, { top: MAPLE.dark, legs: BARK.dark, shoes: INK })
  const cone = (x: number, y: number, scale: number) =>
    place(
      fill('M-15 -3H15V2H-15ZM-9 -4L-3 -34H3L9 -4Z', PLUM.base) + fill('M-6.6 -16L-5 -24H5L6.6 -16Z', PAPER),
      [x, y],
      { scale },
    )
  const manger = (x: number, y: number, color: string) =>
    place(
      oval([0, -26], 15, 4.2, shade(color, 0.3)) +
        clothCarrot([-5, -33], -80, 0.6) +
        clothCarrot([6, -32], -98, 0.6) +
        fill('M-15 -26Q0 -18 15 -26L11 2H-11Z', color) +
        fill('M5 -23Q12 -24 15 -26L11 2H3Z', shade(color, 0.16)),
      [x, y],
      { scale: 1.1 },
    )
  return frame(
    ['#bfe2f0', '#f2f5dc'],
    sun([60, 50], 20, SUN.soft),
    cloud([286, 56], 104, PAPER, 0.9),
    woods(142, 56, '#b7d6a6', 6, 'round'),
    fence([10, 476], 176, 50, '#d9bb90', 29),
    land([0, 176, 240, 171, 480, 178], '#aed08f'),
    tufts([182, 200], 12, FIR.base, 5, 7),
    leafy([440, 202], 186, FIR.soft, 5),
    land([0, 230, 240, 224, 480, 232], '#9cc87b'),
    cone(140, 212, 0.9),
    cone(268, 214, 0.9),
    raised(
      26,
      blanket([378, 316], 216, 74, WATER.soft, '#a9d3e2'),
      under([318, 318], 34),
      under([392, 346], 60),
      toddler(brushing, vary(POSES.lower, { lean: 24, nod: 10, stretch: 1.25, elbows: [1, 1] }), [318, 316], 164, {
        grip: { near: [358, 284], far: [340, 286] },
      }),
      toddler(
        horse,
        vary(POSES.crawl, { lean: 80, nod: -50, feet: pair(-40, -5, -33, -5), soles: [172, 172] }),
        [394, 344],
        168,
        {},
      ),
      place(line('M-8 0H8', PLUM.base, 8) + line('M-9 6v3M-4 6v4M1 6v4M6 6v4M10 6v3', CREAM, 2.6), [360, 288], {
        turn: -4,
      }),
      disc([358, 282], 7.6, CAST.lea.skin),
      manger(262, 350, FIR.base),
      manger(456, 352, ROSE.base),
      under([214, 346], 34),
      toddler(feeding, vary(POSES.stand, { lean: 6, nod: 4, stretch: 1.35, elbows: [1, 1] }), [214, 346], 166, {
        facing: -1,
        grip: { near: [158, 262], far: [202, 296] },
      }),
      line('M162 262L142 262', CAST.kofi.skin, 7.5),
      clothCarrot([150, 251], 180, 1),
      oval([70, 344], 44, 7, PLUM.dark, 0, 0.16),
      toddler(
        galloping,
        vary(POSES.run, { lean: 16, nod: -8, feet: pair(20, -24, -16, -12), elbows: [1, 1] }),
        [66, 338],
        172,
        { grip: { near: [112, 274], far: [121, 266] } },
      ),
      line('M22 292h-14M18 308h-14M26 324h-12', PAPER, 3),
      disc([30, 340], 6, '#d9d3b0') + disc([20, 336], 4.4, '#d9d3b0') + disc([40, 344], 4, '#d9d3b0'),
    ),
  )
}

/** A pine cone standing on its base. */
function cone([x, y]: Point, turn = 0, scale = 1): string {
  return place(
    oval([0, 0], 9, 12, BARK.base) +
      line('M-7 -5Q0 -1 7 -5M-8 1Q0 5 8 1M-6 7Q0 10 6 7M-4 -10Q0 -7 4 -10', BARK.deep, 2),
    [x, y],
    { turn, scale },
  )
}

export function oneHoleLeft(): string {
  const filling = mild(CAST.lila, { top: SUN.base, legs: PLUM.dark, shoes: PAPER, cut: 'stripes', trim: MAPLE.base })
  const pouring = mild(CAST.theo, { top: FIR.base, legs: WATER.deep, shoes: MAPLE.dark })
  return frame(
    ['#dbe8e2', '#f1f4ea'],
    pane([44, 18], 100, 80, 'spring'),
    pinned([224, 30], 54, 44, [ROSE.base, SUN.base, WATER.base], 4),
    floor(172, '#cfa77c', PAPER),
    raised(
      34,
      shelf([374, 206], 96, 84, [
        ['books', 'rings'],
        ['basket', 'blocks'],
      ]),
      rug([240, 318], 232, 62, '#e7d9c2', WATER.soft),
      under([216, 266], 44),
      tub(
        [216, 264],
        86,
        32,
        WATER.base,
        WATER.deep,
        cone([-26, -38], -30) +
          pompom([-8, -40], ROSE.base) +
          cone([12, -40], 24) +
          pompom([29, -37], SUN.base) +
          fill('M-4 -44l-6 -14 12 4 10 -6 2 14Z', PLUM.soft) +
          pompom([1, -34], FIR.soft, 0.9),
      ),
      under([194, 350], 60),
      eggBox(
        [194, 350],
        pompom([-27, -36], WATER.base, 0.95) + cone([0, -37], 6, 0.95) + pompom([27, -36], ROSE.base, 0.95),
        cone([-30, -22], -6, 1) + pompom([0, -22], PLUM.base, 1),
        1.15,
      ),
      toddler(filling, vary(POSES.heels, { lean: 26, nod: 10, stretch: 1.5, elbows: [-1, 1] }), [96, 346], 216, {
        grip: { near: [190, 310], far: [139, 335] },
      }),
      line('M190 311l4 5', CAST.lila.skin, 6),
      under([312, 350], 58),
      toddler(pouring, vary(POSES.stand, { lean: 8, nod: 12, stretch: 1.35, elbows: [1, 1] }), [424, 350], 194, {
        facing: -1,
        grip: { near: [352, 232], far: [340, 222] },
      }),
      tub([312, 350], 108, 36, MAPLE.base, MAPLE.deep, pompom([-20, -38], SUN.base) + cone([22, -38], 40)),
      place(
        fill('M-42 0H42L46 20H-46Z', shade(PULP, 0.24)) +
          fill('M-46 2L-42 -14Q-28 -28 -15 -14 0 -28 15 -14 28 -28 42 -14L46 2Z', PULP) +
          line('M-15 -12V-5M15 -12V-5', shade(PULP, 0.24), 2.4) +
          line('M-46 2H46', shade(PULP, 0.14), 4),
        [310, 222],
        { turn: -10 },
      ),
      disc([353, 219], 8.6, CAST.theo.skin),
      cone([278, 254], 60) + cone([322, 288], -40) + cone([338, 256], 140),
      cloth([298, 250], 26, 20, ROSE.base, { turn: 24 }),
      cloth([274, 286], 24, 18, WATER.soft, { turn: -30 }),
      cloth([352, 282], 24, 18, SUN.soft, { turn: 60 }),
    ),
  )
}

/** The three pieces of a rooster, each 96 wide, 40 high: head, belly, legs; the origin is the middle of the upper edge. */
const card = () => {
  const outline = (y: number) =>
    `M-44 ${y}H44Q48 ${y} 48 ${y + 4}V${y + 36}Q48 ${y + 40} 44 ${y + 40}H-44Q-48 ${y + 40} -48 ${y + 36}V${y + 4}Q-48 ${y} -44 ${y}Z`
  return fill(outline(4), shade(CARDBOARD, 0.25)) + fill(outline(0), '#f7dd92')
}
const roosterHead = () =>
  card() +
  fill('M2 13Q-6 2 2 1 4 6 6 7 6 -1 11 2 13 6 15 8 18 2 21 6 22 12 19 15Z', RED) +
  fill('M-12 40Q-8 10 10 9 27 9 26 26L28 40Z', PAPER) +
  fill('M24 19L38 24 25 29Z', SUN.dark) +
  oval([25, 34], 4, 6, RED) +
  disc([16, 20], 2.8, INK)
const roosterBelly = () =>
  card() +
  line('M-20 18Q-42 4 -42 24', FIR.dark, 7) +
  line('M-20 24Q-34 18 -34 34', WATER.deep, 7) +
  line('M-18 12Q-30 -2 -40 8', MAPLE.dark, 7) +
  fill('M-12 0H28Q38 20 28 32 22 38 18 40H-14Q-34 30 -26 10 -18 14 -12 0Z', PAPER) +
  fill('M-14 16Q4 6 14 20 4 34 -14 28Z', MAPLE.base)
const roosterLegs = () =>
  card() +
  fill('M-14 0H18Q10 9 0 9 -10 7 -14 0Z', PAPER) +
  line('M-4 8V28M9 8V28M-4 28l-8 5M-4 28h9M9 28l-8 5M9 28h10', SUN.dark, 4.4)

export function roosterInPieces(): string {
  const joining = mild(CAST.mei, { top: ROSE.base, legs: WATER.deep, shoes: PAPER })
  const pushing = mild(CAST.noah, { top: WATER.base, legs: BARK.dark, shoes: MAPLE.dark, cut: 'overalls' })
  const bringing = mild(CAST.jasleen, { top: FIR.base, legs: PLUM.dark, shoes: PAPER })
  const flat = (piece: string, x: number, y: number, turn = 0) =>
    `<g transform="translate(${x} ${y})scale(1.1 .8)rotate(${turn})">${piece}</g>`
  const backs = (x: number, y: number, color: string, turn: number) =>
    place(fill('M-17 -26H17V10H-17Z', color) + line('M-17 -26H17', glow(color, 0.4), 3), [x, y], { turn })
  return frame(
    ['#f2dcd0', '#f8ece2'],
    wainscot(116, 172, '#e6c5b2'),
    pane([52, 16], 104, 74, 'winter'),
    pinned([222, 26], 54, 44, [RED, FIR.base, SUN.base], -4),
    floor(172, '#c9a27a', PAPER),
    raised(
      34,
      shelf([282, 206], 96, 84, [
        ['books', 'ball'],
        ['bin', 'blocks'],
      ]),
      rug([190, 312], 190, 46, '#b9cfb0', FIR.soft, false),
      fill('M132 254H250L258 352H124Z', CARDBOARD) + fill('M138 260H244L250 346H132Z', shade(CARDBOARD, 0.36)),
      flat(roosterHead(), 191, 262),
      flat(roosterBelly(), 195, 299, 2),
      toddler(joining, vary(POSES.heels, { lean: 24, nod: 12, stretch: 1.35, elbows: [1, 1] }), [60, 346], 200, {
        grip: { near: [146, 286], far: [142, 272] },
      }),
      under([412, 313], 36),
      toddler(bringing, vary(POSES.walk, { lean: 2, nod: 8, stretch: 1.1, elbows: [1, 1] }), [418, 312], 166, {
        facing: -1,
        grip: { near: [418, 258], far: [392, 258] },
      }),
      place(roosterLegs(), [388, 222], { turn: -6, scale: 0.95 }),
      disc([388, 262], 7.2, shade(CAST.jasleen.skin, 0.12)) + disc([418, 258], 7.8, CAST.jasleen.skin),
      toddler(pushing, vary(POSES.kneel, { lean: 24, nod: 12, stretch: 1.3, elbows: [1, 1] }), [306, 352], 180, {
        facing: -1,
        grip: { near: [242, 324], far: [248, 310] },
      }),
      basket([448, 354], 58, 30, BARK.pale, backs(-10, -32, PLUM.base, -12) + backs(11, -34, WATER.base, 10)),
    ),
  )
}
