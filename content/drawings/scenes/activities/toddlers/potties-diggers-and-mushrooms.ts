import { adult, figure, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence, heap, log, stump } from '../../../kit/ground.ts'
import { cloud, flowers, frame, land, leaves, specks, tufts, woods } from '../../../kit/landscape.ts'
import {
  BARK,
  CREAM,
  EARTH,
  FIR,
  glow,
  INK,
  MAPLE,
  PAPER,
  PLUM,
  ROSE,
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, autumn, CAST, mild, summer, TUQUES } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { doorway, floor, pinned, shelf, wainscot } from '../../../kit/room.ts'
import { disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { bowl, bucket } from '../../../kit/things.ts'
import { bear, doll, rabbit, under } from '../../../kit/toys.ts'
import { birch, fern, foliage, mapleLeaf, trunk } from '../../../kit/trees.ts'

const RED = '#d6463a'
const ORANGE = '#f07f2e'
const STRAW = '#e3c481'
const hat = (color: string, trim: string) => ({ kind: 'sunhat', color, trim }) as const

/** A square of fabric lying flat. */
const square = ([x, y]: Point, w: number, color: string, turn = 0) =>
  place(
    fill(
      `M${-w * 0.46} ${-w * 0.2}Q0 ${-w * 0.28} ${w * 0.44} ${-w * 0.18}L${w * 0.5} ${w * 0.2}Q0 ${w * 0.28} ${-w * 0.5} ${w * 0.18}Z`,
      color,
    ) + line(`M${-w * 0.2} ${-w * 0.1}q${w * 0.2} ${w * 0.08} ${w * 0.16} ${w * 0.22}`, shade(color, 0.14), 2),
    [x, y],
    { turn },
  )

export function bearOnThePot(): string {
  const seating = mild(CAST.lila, { top: SUN.base, legs: PLUM.base, shoes: RED })
  const wiping = mild(CAST.emile, { top: FIR.base, legs: WATER.deep, shoes: MAPLE.dark, cut: 'stripes', trim: PAPER })
  const educator = mild(ADULTS.julie, { top: ROSE.base, legs: BARK.dark, shoes: INK })
  return frame(
    ['#dcebe4', '#edf3e6'],
    wainscot(150, 226, '#f6e5c4'),
    doorway([196, 226], 128, 176, PAPER, '#bcd9e2'),
    line('M196 96H324M196 132H324M196 168H324M228 50V226M260 50V226M292 50V226', '#d3e7ec', 2),
    fill('M270 148H318V160Q316 172 294 172 272 172 270 160Z', PAPER) +
      fill('M288 170H300V226H288Z', '#e3ebef') +
      line('M294 148V136H284', STONE.base, 4),
    shelf([20, 226], 118, 84, [
      ['books', 'blocks'],
      ['basket', 'bin'],
    ]),
    pinned([388, 60], 50, 40, [MAPLE.base, WATER.base, SUN.base], 4),
    floor(226, '#ddc096', PAPER),
    fill('M196 214H324V228H196Z', '#c6dde3'),
    adult(educator, vary(POSES.heels, { lean: 4, nod: 12, hands: pair(14, -22, 17, -23) }), [246, 258], 206),
    doll([72, 268], CAST.noah.skin, INK, WATER.base, { scale: 1.3 }),
    bowl([444, 266], WATER.base, { scale: 1.3 }),
    square([40, 316], 50, CREAM) + square([42, 310], 50, '#cfe6ee', 4) + square([39, 304], 50, CREAM, -3),
    under([156, 346], 70, 10),
    toddler(seating, POSES.floorFront, [156, 338], 180, {
      grip: { near: [128, 313], far: [184, 313] },
      holding: bowl([156, 350], WATER.soft, { scale: 1.7 }) + bear([156, 338], BARK.pale, { scale: 1.4 }),
    }),
    under([384, 346], 48),
    toddler(wiping, vary(POSES.heels, { lean: 30, nod: 8, elbows: [1, 1], stretch: 1.1 }), [394, 346], 174, {
      facing: -1,
      grip: { far: [330, 296], near: [346, 322] },
    }),
    under([326, 346], 24),
    rabbit([326, 346], STONE.pale, { scale: 1.5, turn: -8 }),
    disc([316, 320], 8.4, CAST.emile.skin),
    square([344, 330], 34, '#cfe6ee', -20),
    disc([352, 324], 8.6, CAST.emile.skin),
    square([266, 344], 48, SUN.base, -6),
  )
}

/** A big toy tip truck that faces right, on y = 0; what it carries rises behind the side of its body. */
function tipTruck(at: Point, color: string, load: string): string {
  const wheel = (x: number) => disc([x, -13], 13, INK) + disc([x, -13], 5.4, STONE.soft)
  return place(
    heap([-20, -48], 70, 34, load, 5) +
      fill('M-60 -58H18L12 -22H-50Z', color) +
      line('M-36 -50V-30M-18 -50V-30M0 -50V-30', shade(color, 0.16), 4) +
      line('M-60 -56H18', shade(color, 0.2), 6) +
      fill('M-48 -24H58V-12H-48Z', STONE.dark) +
      fill('M22 -56H42L58 -34V-14H22Z', WATER.base) +
      fill('M28 -50H40L49 -35H28Z', WATER.pale) +
      wheel(-32) +
      wheel(38),
    at,
  )
}

/** A real excavator at work, seen small from afar. */
function excavator(at: Point): string {
  return place(
    line('M-26 -6H26', INK, 13) +
      fill('M-28 -36H24V-14H-28Z', SUN.base) +
      fill('M-6 -60H20V-34H-6Z', SUN.base) +
      fill('M0 -55H16V-40H0Z', WATER.pale) +
      line('M22 -30L58 -74 88 -40', SUN.dark, 8) +
      fill('M80 -42L98 -40Q98 -22 82 -20Z', STONE.dark),
    at,
  )
}

export function orangeSignal(): string {
  const digging = summer(CAST.idris, { top: SUN.base, legs: WATER.deep, shoes: RED, hat: hat(PAPER, WATER.base) })
  const pushing = summer(CAST.mei, {
    top: ROSE.base,
    legs: PLUM.dark,
    shoes: PAPER,
    cut: 'stripes',
    trim: PAPER,
    hat: hat(SUN.soft, ROSE.dark),
  })
  const signalling = summer(CAST.zoe, { top: FIR.base, legs: BARK.dark, shoes: SUN.base, hat: hat(WATER.soft, PAPER) })
  const sand = '#ead3a0'
  return frame(
    ['#b9def0', '#eef3dc'],
    cloud([34, 62], 110, PAPER, 0.9),
    woods(150, 54, '#a9d195', 4, 'round'),
    land([0, 190, 240, 184, 480, 190], '#9db1a4'),
    excavator([176, 190]),
    fence([8, 476], 218, 52, '#d9b98d', 30),
    land([0, 214, 240, 210, 480, 214], '#9ccb7d'),
    log([-10, 240], [494, 240], 8, BARK.soft),
    fill('M0 244H480V360H0Z', '#dcbf85'),
    fill('M0 270Q240 262 480 270V336Q240 342 0 338Z', sand),
    line('M0 270Q240 262 480 270M0 338Q240 342 480 336', shade(sand, 0.14), 3),
    line('M196 303h34M252 303h34M308 303h34M364 303h34M420 303h34', '#c9a566', 4),
    specks({ x: [0, 480], y: [250, 356] }, 20, '#c4a263', 5, 1.6),
    under([412, 298], 30),
    toddler(signalling, vary(POSES.stand, { lean: -2, nod: -4, elbows: [-1, 1], stretch: 1.08 }), [412, 298], 156, {
      facing: -1,
      grip: { near: [360, 222], far: [404, 250] },
    }),
    place(
      fill('M-24 -2Q0 4 24 -3L26 48Q2 54 -22 47Z', ORANGE) +
        line('M-8 6Q-4 26 -9 42M10 6Q14 26 10 42', shade(ORANGE, 0.14), 2.4),
      [352, 228],
    ),
    disc([364, 225], 8, CAST.zoe.skin),
    under([300, 334], 66, 8),
    under([204, 336], 36),
    toddler(pushing, vary(POSES.push, { lean: 36, nod: -18 }), [202, 336], 158, {
      grip: { near: [247, 288], far: [251, 280] },
    }),
    tipTruck([302, 334], RED, EARTH.soft),
    disc([246, 286], 8, CAST.mei.skin),
    heap([130, 328], 60, 26, '#b08a55', 8),
    oval([132, 343], 46, 14, '#9a774a') + oval([134, 346], 37, 9, '#7c5d3a'),
    under([52, 352], 44),
    toddler(digging, vary(POSES.kneel, { lean: 30, nod: 0, elbows: [1, 1] }), [48, 352], 170, {
      grip: { near: [90, 306], far: [104, 318] },
    }),
    line('M84 300L122 334', BARK.soft, 6),
    place(fill('M-2 -11H18Q32 -8 34 0 32 8 18 11H-2Z', WATER.base), [118, 331], { turn: 42 }),
    disc([91, 306], 8.8, CAST.idris.skin),
  )
}

/** A mushroom whose stalk stands on the origin: cap, gills and ring of the height asked. */
function cap(at: Point, h: number, color: string, turn = 0): string {
  return place(
    fill('M-9 -56Q-7 -24 -13 -2 0 6 13 -2 7 -24 9 -56Z', '#f3ead6') +
      fill('M3 -56Q2 -24 4 2L13 -2Q7 -24 9 -56Z', '#dccfb2') +
      oval([0, -54], 37, 9, '#e8dabb') +
      line('M-24 -52L-8 -50M-14 -49L-4 -48M24 -52L8 -50M14 -49L4 -48', '#c9b68f', 2) +
      fill('M-42 -55C-38 -84 -20 -98 0 -98 20 -98 38 -84 42 -55 22 -62 -22 -62 -42 -55Z', color) +
      fill('M-26 -74C-20 -86 -12 -90 -2 -91 -12 -84 -18 -78 -20 -70Z', glow(color, 0.4)),
    at,
    { scale: h / 98, turn },
  )
}

export function capInTheLeaves(): string {
  const left = autumn(CAST.awa, { top: RED, legs: WATER.deep, shoes: SUN.base, trim: PAPER, hat: TUQUES.sun })
  const right = autumn(CAST.theo, { top: WATER.base, legs: BARK.dark, shoes: FIR.dark, trim: PAPER, hat: TUQUES.maple })
  const educator = autumn(ADULTS.minh, {
    top: SUN.base,
    legs: PLUM.dark,
    shoes: BARK.deep,
    trim: SUN.dark,
    hat: TUQUES.plum,
  })
  const crouched = vary(POSES.crouch, { lean: 24, nod: 16, elbows: [1, 1] })
  const fallen = [MAPLE.base, SUN.base, MAPLE.dark, '#d98f3a']
  return frame(
    ['#dfe6d6', '#f5ebcd'],
    woods(170, 90, '#e9cd8b', 6, 'round'),
    land([0, 214, 240, 204, 480, 214], '#c6a45c'),
    trunk([36, 250], -10, 40, BARK.base),
    foliage([30, 0], 110, 56, MAPLE.base, 5, 11),
    birch([446, 248], -10, 28, 4),
    foliage([440, -2], 116, 54, SUN.base, 8, 11),
    land([0, 246, 240, 238, 480, 248], '#ab8a4c'),
    leaves({ x: [0, 480], y: [250, 290] }, 16, fallen, 3, 6),
    fern([404, 262], 40, '#8d9a4e'),
    under([250, 264], 44),
    adult(educator, vary(POSES.crouch, { lean: 20, nod: 14, elbows: [1, 1] }), [232, 266], 196, {
      grip: { near: [270, 214], far: [276, 210] },
    }),
    land([0, 296, 240, 284, 480, 296], '#97783f'),
    leaves({ x: [0, 480], y: [296, 350] }, 28, fallen, 8, 7),
    under([90, 344], 48),
    figure(left, crouched, [88, 344], 196, { grip: { near: [118, 300], far: [124, 297] } }),
    under([402, 344], 48),
    figure(right, crouched, [402, 344], 196, { facing: -1, grip: { near: [372, 300], far: [366, 297] } }),
    under([226, 336], 54, 9),
    cap([206, 334], 74, '#b5662f', -3),
    cap([254, 338], 50, '#c98345', 6),
    cap([168, 342], 36, '#d79a5c', -8),
    leaves({ x: [156, 266], y: [336, 346] }, 9, fallen, 5, 6),
    fill('M288 350L300 300H342L350 346Z', shade(PAPER, 0.22)) +
      fill('M284 352L296 300H338L330 352Z', PAPER) +
      mapleLeaf([312, 326], 32, 4, FIR.base) +
      line('M311 338L309 346', FIR.base, 2.4),
    mapleLeaf([46, 350], 20, 40, RED) + mapleLeaf([440, 352], 20, -30, SUN.base),
  )
}

/** Raspberries hanging: a handful of drupelets under a small green crown. */
function berries(color: string, ...points: Point[]): string {
  const each = (mark: string) => points.map(([x, y]) => `M${x} ${y}${mark}`).join('')
  return (
    line(each('v3'), color, 14) +
    line(each('m-3 -1h.1m5 1h.1m-4 3h.1m3 3h.1'), glow(color, 0.3), 2.6) +
    line(each('m-5 -7l5 2 5 -2m-5 2v-6'), FIR.dark, 2)
  )
}

export function berryCheck(): string {
  const picking = summer(CAST.noah, { top: SUN.base, legs: WATER.deep, shoes: MAPLE.dark, hat: hat(PAPER, SUN.dark) })
  const offering = summer(CAST.rose, {
    top: PLUM.base,
    legs: FIR.deep,
    shoes: RED,
    hat: hat(ROSE.soft, PLUM.dark),
  })
  const educator = summer(ADULTS.lucie, { top: WATER.base, legs: BARK.dark, shoes: CREAM, hat: hat(STRAW, MAPLE.dark) })
  return frame(
    ['#bfe1ec', '#eff3da'],
    woods(160, 70, '#a5cd92', 7, 'mixed'),
    line('M300 226V150', BARK.base, 15),
    foliage([300, 116], 60, 54, FIR.soft, 4, 9),
    foliage([284, 98], 30, 24, '#8abb82', 8, 7),
    land([0, 214, 240, 206, 480, 216], '#a5cf83'),
    land([0, 256, 240, 248, 480, 258], '#8fc070'),
    flowers([262, 290], 7, PAPER, FIR.base, 5, [230, 470]),
    line('M50 328Q40 200 84 126M64 328Q70 250 100 200M38 328Q20 250 20 190M74 330Q86 280 104 240', BARK.soft, 5),
    foliage([58, 190], 78, 74, FIR.dark, 4, 12),
    foliage([74, 150], 62, 56, FIR.base, 9, 11),
    foliage([46, 232], 66, 52, FIR.base, 12, 11),
    foliage([98, 244], 44, 42, '#4d9159', 15, 9),
    berries('#cf2f4b', [40, 140], [84, 128], [62, 178], [112, 172], [22, 200], [78, 222], [40, 254], [104, 250]),
    berries('#e8b9a0', [98, 200], [20, 162], [66, 274]),
    square([26, 336], 60, RED, 4),
    square([92, 344], 62, RED, -5),
    under([188, 344], 34),
    line('M118 244Q132 238 140 252', FIR.dark, 3),
    berries('#cf2f4b', [140, 264]),
    toddler(picking, vary(POSES.stand, { lean: 8, nod: 2, elbows: [1, 1], stretch: 1.05 }), [192, 344], 170, {
      facing: -1,
      grip: { near: [149, 267], far: [170, 296] },
    }),
    bucket([168, 326], STONE.soft, { scale: 0.9 }),
    disc([168, 295], 8, shade(CAST.noah.skin, 0.14)),
    stump([422, 340], 56, 50),
    under([408, 346], 56),
    adult(educator, vary(POSES.sit, { lean: 6, nod: 8, elbows: [1, 1] }), [420, 346], 234, {
      facing: -1,
      grip: { near: [353, 268], far: [350, 258] },
    }),
    under([286, 346], 32),
    toddler(
      offering,
      vary(POSES.carry, { lean: 4, nod: -4, hands: pair(20, -46, 24, -48), elbows: [1, 1] }),
      [282, 346],
      160,
      {
        grip: { near: [321, 266], far: [328, 258] },
      },
    ),
    berries('#cf2f4b', [329, 252], [341, 251]),
    bucket([335, 282], PLUM.soft, { scale: 1.05 }),
    disc([322, 267], 8, CAST.rose.skin),
    bowl([350, 350], CREAM, { scale: 1.1 }),
    tufts([330, 358], 5, FIR.base, 6, 9, [120, 470]),
  )
}
