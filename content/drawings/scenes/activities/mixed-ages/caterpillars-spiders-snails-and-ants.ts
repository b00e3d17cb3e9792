import { snail } from '../../../kit/animals.ts'
import { adult, figure, toddler } from '../../../kit/figure.ts'
import type { Point } from '../../../kit/geometry.ts'
import { fence } from '../../../kit/ground.ts'
import { drawHead } from '../../../kit/head.ts'
import { cloud, frame, land, specks, tufts, woods } from '../../../kit/landscape.ts'
import { BARK, FIR, glow, INK, MAPLE, PAPER, PLUM, ROSE, SUN, shade, WATER } from '../../../kit/palette.ts'
import { ADULTS, autumn, barefoot, CAST, mild } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { floor, pane, pinned, plant, rug, shelf, wainscot } from '../../../kit/room.ts'
import { disc, fill, line, num, oval, place } from '../../../kit/svg.ts'
import { bucket, glassy, sockRoll } from '../../../kit/things.ts'
import { basket, block, cloth, cushion, under } from '../../../kit/toys.ts'
import { leafy } from '../../../kit/trees.ts'

/** Cushions lying one on the other, the lowest first. */
function pile([x, y]: Point, w: number, h: number, colors: readonly string[]): string {
  return colors.map((color, i) => cushion([x + (i % 2 ? 3 : -2), y - i * h * 0.92], w, h, color)).join('')
}

export function caterpillarStuckInTheDoor(): string {
  const green = '#8fbf52'
  const child = CAST.lea
  const small = barefoot(mild(CAST.noah, { top: SUN.base, legs: WATER.deep, cut: 'stripes', trim: MAPLE.base }))
  const winged = barefoot(mild(CAST.mei, { top: PLUM.base, legs: BARK.dark }))
  return frame(
    ['#e5eedd', '#f6f1de'],
    pane([186, 16], 108, 84, 'summer'),
    pinned([70, 34], 50, 44, [FIR.base, SUN.base, ROSE.base], 4),
    floor(164, '#d0aa7c'),
    rug([250, 282], 220, 70, '#c9dcb8', '#a3c192'),
    under([404, 240], 44, 7),
    fill('M402 144Q426 118 462 122 474 156 462 196 438 190 414 204Z', green),
    fill('M402 144Q376 118 342 122 330 156 342 196 366 190 390 204Z', green),
    line('M454 134Q440 168 424 192M350 134Q364 168 380 192', shade(green, 0.2), 2.6),
    figure(winged, vary(POSES.standFront, { elbows: [-1, 1], stretch: 1.2 }), [402, 238], 180, {
      grip: { near: [344, 122], far: [460, 122] },
    }),
    under([238, 334], 150, 10),
    pile([144, 334], 100, 41, [ROSE.base, SUN.base, WATER.base]),
    pile([334, 334], 100, 41, [WATER.base, MAPLE.base, PLUM.base]),
    oval([196, 330], 18, 11, BARK.dark) + oval([280, 330], 18, 11, BARK.dark),
    oval([238, 266], 68, 62, ROSE.base),
    fill(
      'M180 288Q192 274 206 282 214 300 200 312 184 304 180 288ZM296 288Q284 274 270 282 262 300 276 312 292 304 296 288Z',
      glow(ROSE.base, 0.16),
    ),
    line('M222 304Q238 316 254 304M214 318Q238 328 262 318', shade(ROSE.base, 0.24), 3),
    oval([238, 256], 34, 15, shade(ROSE.base, 0.3)),
    cloth([208, 254], 30, 22, green) + cloth([240, 256], 32, 22, glow(green, 0.2)),
    line('M196 262Q180 296 192 332M280 262Q296 296 284 332', glow(ROSE.base, 0.2), 18),
    disc([192, 336], 9.4, child.skin) + disc([284, 336], 9.4, child.skin),
    drawHead({ ...child, view: 'front' }, [238, 224], 31, 0, false),
    under([56, 348], 42, 7),
    toddler(small, vary(POSES.walk, { lean: 8, nod: -4, elbows: [1, 1], stretch: 1.15 }), [54, 346], 166, {
      grip: { near: [110, 260], far: [112, 244] },
    }),
    place(cloth([0, 0], 56, 44, green), [104, 244], { turn: -8 }),
    disc([110, 260], 7.4, CAST.noah.skin) + disc([112, 244], 7.4, shade(CAST.noah.skin, 0.1)),
    cloth([300, 344], 44, 12, glow(green, 0.2)) + cloth([420, 300], 46, 12, green),
  )
}

export function spiderAtTheHeartOfTheWeb(): string {
  const spider = barefoot(
    mild({ ...CAST.fatou, view: 'front' }, { top: ROSE.base, legs: PLUM.dark, cut: 'stripes', trim: PAPER }),
  )
  const dropper = barefoot(mild(CAST.emile, { top: SUN.base, legs: FIR.deep, cut: 'overalls' }))
  const tapper = barefoot(mild(CAST.anh, { top: WATER.base, legs: BARK.dark }))
  const tape = '#f6efdb'
  const [cx, cy] = [238, 250]
  const ray = (i: number, k: number): Point => {
    const t = ((i * 60 + 12) * Math.PI) / 180
    return [cx + 226 * k * Math.cos(t), cy + 102 * k * Math.sin(t) + (Math.sin(t) > 0 ? 14 * k * k : 0)]
  }
  const xy = ([x, y]: Point) => `${num(x)} ${num(y)}`
  const ring = (k: number) => `M${[0, 1, 2, 3, 4, 5].map((i) => xy(ray(i, k))).join('L')}Z`
  const star = [0, 1, 2, 3, 4, 5].map((i) => `M${cx} ${cy}L${xy(ray(i, 1))}`).join('')
  return frame(
    ['#e6e4ef', '#f3ecdf'],
    pane([58, 12], 96, 76, 'autumn'),
    pinned([236, 22], 50, 42, [PLUM.base, SUN.base, ROSE.base], 4),
    floor(138, '#b98c62'),
    shelf([346, 142], 104, 82, [
      ['books', 'rings'],
      ['basket', 'blocks'],
    ]),
    line(star + ring(0.5) + ring(0.92), shade('#b98c62', 0.2), 11),
    line(star + ring(0.5) + ring(0.92), tape, 8),
    under([cx, cy + 4], 62, 9),
    figure(spider, vary(POSES.tailorFront, { elbows: [1, -1] }), [cx, cy + 6], 190, {
      grip: { near: [cx - 46, cy + 2], far: [cx + 46, cy + 2] },
    }),
    line(`M${cx - 19} 162q7 6 13 0M${cx + 6} 162q7 6 13 0`, INK, 2.6),
    under([430, 280], 44, 7),
    figure(tapper, vary(POSES.heels, { lean: 34, nod: -4, elbows: [1, 1] }), [444, 280], 166, {
      facing: -1,
      grip: { near: [398, 270], far: [392, 262] },
    }),
    line('M378 252l-8 -8M386 246l-2 -11M374 264h-11', PAPER, 3.4),
    under([50, 346], 44, 7),
    toddler(dropper, vary(POSES.stand, { lean: 12, nod: 12, elbows: [1, 1], stretch: 1.1 }), [46, 346], 182, {
      grip: { near: [100, 250], far: [104, 242] },
    }),
    sockRoll([116, 288], ROSE.base, { turn: 30, scale: 1.4 }),
    line('M104 264v10M118 258v10M130 266v8', PAPER, 3.2),
    basket(
      [410, 352],
      84,
      34,
      BARK.pale,
      sockRoll([-18, -40], SUN.base, { scale: 1.2 }) +
        sockRoll([14, -42], WATER.soft, { scale: 1.3, turn: -20 }) +
        sockRoll([-2, -34], FIR.soft, { scale: 1.2 }),
    ),
    sockRoll([204, 322], WATER.soft, { scale: 1.2, turn: -14 }) + sockRoll([328, 306], SUN.base, { scale: 1.1 }),
  )
}

/** A bath towel folded in a thick square, its folds towards us, on the origin. */
function towel(at: Point, w: number, color: string, turn = 0): string {
  const h = w / 2
  return place(
    fill(`M${-h} 0V-18Q${-h} -24 ${-h + 7} -25L${-h + 16} -33H${h - 8}Q${h + 2} -32 ${h} -24V0Q0 5 ${-h} 0Z`, color) +
      fill(`M${-h} -18L${-h + 16} -33H${h - 8}Q${h + 2} -32 ${h} -22Q0 -16 ${-h} -18Z`, glow(color, 0.35)) +
      line(`M${-h + 3} -12Q0 -7 ${h - 2} -12M${-h + 3} -5Q0 0 ${h - 2} -5`, shade(color, 0.2), 2.4) +
      line(`M${h * 0.45} -22V1`, PAPER, 5),
    at,
    { turn },
  )
}

export function snailsInTheWetGrass(): string {
  const carrier = autumn(CAST.awa, { top: SUN.base, legs: PLUM.dark, shoes: ROSE.dark, trim: MAPLE.dark })
  const slug = autumn(CAST.theo, { top: WATER.base, legs: FIR.deep, shoes: MAPLE.dark, trim: PAPER })
  return frame(
    ['#b9d8e4', '#eef2dc'],
    cloud([30, 70], 110, PAPER, 0.85),
    cloud([330, 60], 120, PAPER, 0.85),
    woods(168, 96, '#a5cb93', 6, 'round'),
    fence([-4, 490], 204, 46, '#cfae7c', 26),
    leafy([428, 224], 150, FIR.soft, 5),
    land([0, 204, 240, 196, 480, 208], '#9ccb6e'),
    tufts([224, 352], 26, '#74ab50', 5, 12),
    specks({ x: [6, 474], y: [216, 350] }, 46, '#d3eff6', 4, 1.5),
    fill('M0 328Q40 332 78 336L78 350Q30 352 0 348Z', '#74a551'),
    glassy([404, 352], 62, 8),
    under([294, 334], 92, 10),
    figure(carrier, vary(POSES.crawl, { lean: 82, nod: -58 }), [304, 332], 224, {}),
    towel([262, 255], 70, ROSE.base, -7),
    towel([186, 352], 62, PLUM.soft, 4),
    under([112, 338], 40, 7),
    fill('M80 284Q86 280 90 287L94 336Q84 352 60 350 38 354 30 344 62 326 80 284Z', PAPER),
    line('M82 296Q78 326 56 342M86 300Q88 326 78 344', '#d3dcdf', 2.6),
    toddler(slug, vary(POSES.walk, { lean: -2, nod: 6, elbows: [1, 1] }), [112, 338], 178, {
      grip: { near: [84, 286], far: [158, 268] },
    }),
    fill('M126 226Q134 227 140 221 140 233 132 233 127 232 126 226Z', '#6b241f'),
    bucket([440, 336], MAPLE.base, { scale: 1.4 }),
    snail([421, 318], { turn: -82, scale: 1.1 }),
  )
}

export function biggerThanTheAnt(): string {
  const front = barefoot(mild(CAST.maika, { top: ROSE.base, legs: WATER.deep, cut: 'stripes', trim: PAPER }))
  const rear = barefoot(mild(CAST.idris, { top: SUN.base, legs: FIR.deep }))
  const small = barefoot(mild(CAST.emile, { top: FIR.base, legs: BARK.dark, cut: 'overalls' }))
  const friend = barefoot(mild(CAST.mei, { top: MAPLE.base, legs: PLUM.dark }))
  const queen = mild(ADULTS.marc, { top: PLUM.base, legs: BARK.deep, shoes: INK })
  return frame(
    ['#f2e4d0', '#f7eddc'],
    wainscot(104, 160, '#cfdcc6'),
    pane([70, 14], 104, 74, 'summer'),
    pinned([226, 30], 50, 42, [MAPLE.base, FIR.base, SUN.base], 4),
    floor(160, '#d0a97c'),
    plant([30, 172], WATER.base, { scale: 0.8 }),
    line('M-6 344H190Q330 344 384 292', '#f3ead2', 9),
    fill('M330 236H470L480 290H312Z', '#dfe9ee'),
    fill('M410 276H480V330H400Z', '#f0d9c6'),
    under([430, 286], 70, 8),
    adult(queen, vary(POSES.tailor, { lean: 4, nod: 4, elbows: [1, 1] }), [442, 286], 230, {
      facing: -1,
      grip: { near: [400, 197], far: [404, 262] },
    }),
    toddler(friend, vary(POSES.stand, { lean: 4, nod: -8, elbows: [1, 1], stretch: 1.1 }), [342, 256], 156, {
      grip: { near: [374, 196], far: [362, 216] },
    }),
    line('M374 196L385 194', CAST.mei.skin, 6) + line('M400 197L388 194', ADULTS.marc.skin, 6),
    cushion([452, 346], 76, 36, WATER.soft) + sockRoll([400, 318], SUN.base, { scale: 1.1 }),
    under([114, 344], 40, 7) + under([276, 344], 40, 7),
    block([190, 302], 114, 76, '#c99f6c'),
    line('M190 226V302M190 226L209 207', '#e6cc9e', 6),
    figure(rear, vary(POSES.carry, { lean: -6, elbows: [1, 1] }), [282, 342], 176, {
      facing: -1,
      grip: { near: [246, 290], far: [252, 276] },
    }),
    figure(front, vary(POSES.carry, { lean: -6, elbows: [1, 1] }), [106, 344], 176, {
      grip: { near: [140, 294], far: [138, 280] },
    }),
    toddler(small, vary(POSES.walk, { lean: -2 }), [36, 350], 132, {
      grip: { near: [58, 290], far: [62, 284] },
      holding: sockRoll([58, 282], ROSE.base, { scale: 1.35 }),
    }),
  )
}
