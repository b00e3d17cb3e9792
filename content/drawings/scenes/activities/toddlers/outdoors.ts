import { adult, type Person, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence, heap, rock, stick } from '../../../kit/ground.ts'
import { cloud, frame, land, leaves, specks, sun, tufts, woods } from '../../../kit/landscape.ts'
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
import { ADULTS, autumn, CAST, mild, summer, TUQUES, winter } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { disc, fill, line, num, oval, place } from '../../../kit/svg.ts'
import { bucket, droplets, shovel } from '../../../kit/things.ts'
import { pitcher, pumpkin, toyTruck, tub, under } from '../../../kit/toys.ts'
import { birch, bush, fern, fir, foliage, leafy, mapleLeaf, mushroom, trunk } from '../../../kit/trees.ts'
import { tricycle, wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

const STRAW = '#e8cf9a'
const hat = (color: string, trim: string) => ({ kind: 'sunhat' as const, color, trim })

export function snowWorksite(): string {
  const digger = winter(CAST.awa, { top: ROSE.base, legs: PLUM.dark, trim: SUN.soft })
  const hauler = winter(CAST.noah, { top: SUN.base, legs: MAPLE.dark, trim: MAPLE.dark })
  const slider = winter(CAST.lea, { top: FIR.base, legs: FIR.deep, trim: CREAM })
  const pourer = winter(CAST.sami, { top: MAPLE.base, legs: WATER.deep, trim: PAPER })
  const educator = winter(ADULTS.minh, { top: WATER.base, legs: BARK.deep, trim: PAPER })
  return frame(
    ['#c5dbe9', '#f1f0e8'],
    disc([62, 58], 22, '#fdf3cf'),
    land([0, 140, 70, 122, 150, 140, 240, 120, 330, 138, 410, 118, 480, 136], '#cbd5d8'),
    fence([16, 470], 214, 50, '#b38f6c', 34),
    line('M4 164H476', SNOW.light, 7),
    fir([442, 226], 140, FIR.dark, true),
    land([0, 214, 240, 206, 480, 216], '#dfe9ef'),
    land([0, 252, 240, 244, 480, 254], SNOW.light),
    heap([246, 300], 290, 118, '#cfdde7', 5),
    heap([236, 296], 250, 110, '#f7fafa', 5),
    line('M190 214q-14 30 -44 62', '#cfdde7', 5),
    toddler(
      slider,
      vary(POSES.floor, { lean: -6, nod: -4, hands: pair(-22, -34, 30, -44), elbows: [-1, 1] }),
      [236, 206],
      138,
      {},
    ),
    adult(educator, vary(POSES.crouch, { lean: 4, nod: -6, elbows: [1, 1] }), [56, 280], 240, {
      grip: { near: [134, 184], far: [122, 222] },
    }),
    toddler(pourer, vary(POSES.carry, { lean: 6, nod: 4 }), [420, 290], 150, {
      facing: -1,
      grip: { near: [386, 216], far: [382, 224] },
    }),
    bucket([378, 220], '#d6463a', { turn: -104, scale: 1.1 }),
    fill('M354 222Q340 236 334 264L358 268Q360 248 368 232Z', PAPER),
    disc([386, 216], 10, PAPER),
    land([0, 316, 240, 308, 480, 318], '#e6eef2'),
    line('M348 346H450Q470 346 476 330', MAPLE.deep, 4),
    fill('M354 310Q366 280 402 276 440 284 452 310Z', PAPER),
    fill('M346 306H464L452 338Q450 342 446 342H360Q356 342 354 338Z', '#d6463a') +
      line('M350 314H460', glow('#d6463a', 0.35), 4),
    toddler(hauler, vary(POSES.push, { lean: 32, nod: -16 }), [290, 350], 160, {
      grip: { near: [344, 296], far: [346, 290] },
    }),
    disc([345, 296], 10, MAPLE.dark),
    oval([146, 346], 44, 9, '#b3c7d5') + oval([146, 348], 36, 6, '#9ab2c3'),
    toddler(digger, vary(POSES.stand, { lean: 24, nod: 12 }), [88, 350], 156, {
      grip: { near: [122, 280], far: [134, 300] },
    }),
    shovel([152, 342], { turn: -26, scale: 0.95 }),
    disc([122, 280], 10, SUN.soft),
  )
}

/** A pumpkin small enough for a child's arms. */
function squash([x, y]: Point, r: number, color: string): string {
  return (
    line(`M${x} ${num(y - r * 1.5)}v${num(-r * 0.5)}`, FIR.dark, r * 0.28) +
    oval([x, y - r * 0.8], r * 1.15, r * 0.85, shade(color, 0.16)) +
    oval([x - r * 0.2, y - r * 0.8], r * 0.72, r * 0.85, color) +
    oval([x - r * 0.3, y - r * 0.8], r * 0.3, r * 0.8, glow(color, 0.25))
  )
}

export function movingPumpkins(): string {
  const pusher = autumn(CAST.kofi, { top: WATER.base, legs: PLUM.dark, trim: PAPER, hat: TUQUES.sun })
  const seat = autumn(CAST.maika, { top: ROSE.base, legs: WATER.deep, trim: PAPER, hat: TUQUES.plum })
  const hugger = autumn(CAST.emile, {
    top: FIR.base,
    legs: BARK.dark,
    shoes: '#d6463a',
    trim: SUN.soft,
    hat: TUQUES.maple,
  })
  const educator = autumn(ADULTS.helene, { top: FIR.dark, legs: WATER.deep, trim: SUN.soft })
  return frame(
    ['#d6e4e6', '#f7ecca'],
    land([0, 140, 70, 126, 150, 140, 240, 118, 330, 138, 410, 116, 480, 136], '#ecdda8'),
    leafy([34, 236], 170, MAPLE.base, 4),
    fence([96, 390], 226, 50, '#d9b98d', 28),
    land([0, 226, 240, 220, 480, 228], '#cdce94'),
    land([0, 256, 240, 248, 480, 258], '#bfc685'),
    leaves({ x: [0, 480], y: [262, 354] }, 15, [MAPLE.dark, SUN.base, MAPLE.deep], 6, 6),
    squash([334, 212], 18, MAPLE.base),
    squash([372, 210], 19, FIR.soft),
    fill('M312 204H394V258H312Z', '#c99f6c'),
    fill('M312 204L296 216V232L312 222ZM394 204L410 216V232L394 222Z', '#dcb98c'),
    line('M312 204H394', '#94734c', 3),
    under([70, 300], 60),
    adult(educator, vary(POSES.floor, { lean: 2, nod: 14, elbows: [1, 1] }), [44, 300], 232, {
      grip: { near: [100, 250], far: [108, 244] },
      step: { near: [136, 318], far: [132, 286] },
    }),
    squash([124, 286], 24, MAPLE.soft),
    toddler(hugger, vary(POSES.walk, { lean: -10, nod: 12 }), [440, 272], 140, {
      facing: -1,
      grip: { near: [412, 216], far: [406, 212] },
    }),
    squash([410, 236], 22, '#e2a53a'),
    disc([413, 220], 8.4, CAST.emile.skin),
    under([262, 344], 84, 12),
    toddler(pusher, vary(POSES.push, { lean: 46, nod: -26 }), [168, 348], 168, {
      grip: { near: [212, 298], far: [216, 284] },
    }),
    pumpkin([272, 346], 128, 102),
    disc([214, 298], 9, CAST.kofi.skin) + disc([218, 283], 8, CAST.kofi.skin),
    line('M336 290q10 8 14 20M344 278q14 10 18 24', PAPER, 3.4),
    wheelchair([410, 354], PLUM.base, { mirror: true, scale: 1.3 }),
    toddler(seat, vary(POSES.sit, { hip: [0, -45], lean: 0, nod: 8, feet: pair(30, -13, 32, -12) }), [410, 354], 146, {
      facing: -1,
      grip: { near: [376, 286], far: [372, 278] },
    }),
    squash([372, 306], 23, '#e2a53a'),
    disc([384, 284], 8.6, CAST.maika.skin),
    wheelchairWheel([410, 354], PLUM.base, { mirror: true, scale: 1.3 }),
    squash([76, 352], 22, FIR.soft),
  )
}

export function giantNest(): string {
  const flapper = autumn(CAST.fatou, { top: ROSE.base, legs: WATER.deep, trim: PAPER })
  const brooder = autumn(CAST.theo, { top: WATER.base, legs: PLUM.dark, trim: PAPER })
  const bearer = autumn(CAST.lila, { top: SUN.base, legs: FIR.deep, shoes: '#d6463a', trim: MAPLE.dark })
  const educator = autumn(ADULTS.marc, { top: MAPLE.base, legs: BARK.deep, trim: CREAM })
  const watcher = autumn(ADULTS.helene, { top: FIR.dark, legs: WATER.deep, trim: SUN.soft })
  const ring = (y: number, ry: number, rx: number, colors: readonly string[], seed: number) =>
    colors
      .map((color, i) => {
        let d = ''
        for (let k = 0; k < 11; k++) {
          const a = ((k + i * 0.5 + seed) / 11) * Math.PI
          const [x, py] = [240 - Math.cos(a) * rx, y + Math.sin(a) * ry]
          d += `M${num(x - 26)} ${num(py + ((k * 7 + i * 5) % 11) - 5)}L${num(x + 26)} ${num(py - ((k * 5 + i * 3) % 13) + 6)}`
        }
        return line(d, color, 7 - i)
      })
      .join('')
  return frame(
    ['#c9e0e8', '#f3efd9'],
    sun([420, 54], 20, SUN.pale),
    fill('M0 142Q80 108 180 134T360 120 480 138V170H0Z', '#a8c2b0'),
    fill('M0 150H480V262H0Z', '#5f9fbe'),
    fill('M0 150H480V166Q240 176 0 170Z', '#9cc8d8'),
    line('M30 192h54M180 186h40M320 200h64M90 220h40M400 226h50', WATER.pale, 3, 0.7),
    line('M92 76q12 -14 20 0q10 -14 22 -2M150 54q9 -10 15 0q8 -10 16 -1', PAPER, 4),
    birch([28, 270], -10, 26, 8),
    land([0, 244, 120, 234, 240, 238, 360, 230, 480, 240], '#dac9a2'),
    land([0, 272, 240, 262, 480, 270], '#cbcc97'),
    adult(watcher, vary(POSES.standFront, { hands: pair(-20, -46, 12, -34), elbows: [-1, -1] }), [344, 272], 186, {}),
    under([240, 336], 168, 18),
    oval([240, 292], 146, 30, BARK.base),
    oval([240, 296], 124, 22, BARK.dark),
    line('M108 286L170 268M150 272L214 262M206 262L268 264M262 262L330 272M316 268L374 288', BARK.soft, 7),
    line('M120 278L160 262M230 258L290 268M340 270L368 276', BARK.pale, 5),
    toddler(
      flapper,
      vary(POSES.standFront, { hands: pair(-36, -72, 36, -70), elbows: [-1, 1], stretch: 1.15 }),
      [196, 304],
      150,
      {},
    ),
    toddler(brooder, vary(POSES.heels, { lean: 8, nod: 14 }), [286, 312], 138, { facing: -1 }),
    ring(302, 32, 132, [BARK.base, BARK.soft], 0),
    ring(316, 28, 128, [BARK.dark, BARK.pale], 0.4),
    ring(328, 20, 112, [BARK.base, BARK.soft], 0.2),
    line('M96 300l-26 -12M384 296l30 -16M130 334l-30 8', BARK.base, 6),
    adult(educator, vary(POSES.crouch, { lean: 6, nod: -2, elbows: [1, 1] }), [60, 330], 236, {
      grip: { near: [112, 262], far: [108, 284] },
    }),
    stick([110, 262], [180, 296], 7, BARK.soft),
    disc([112, 263], 9, ADULTS.marc.skin),
    toddler(bearer, vary(POSES.carry, { lean: -6, nod: 4 }), [432, 348], 164, {
      facing: -1,
      grip: { near: [398, 280], far: [392, 274] },
    }),
    stick([364, 264], [440, 288], 9, BARK.base),
    disc([400, 277], 8.6, CAST.lila.skin),
    tufts([348, 358], 9, FIR.dark, 4, 11),
  )
}

export function lakeSand(): string {
  const molder = summer(CAST.zoe, { top: ROSE.base, legs: PLUM.dark, hat: hat(PAPER, ROSE.base) })
  const digger = summer(CAST.idris, {
    top: SUN.base,
    legs: WATER.deep,
    cut: 'stripes',
    trim: PAPER,
    hat: hat(WATER.base, PAPER),
  })
  const asker = summer(CAST.rose, { top: FIR.base, legs: PLUM.base, hat: hat(SUN.base, MAPLE.dark) })
  const guard = summer(ADULTS.nadia, { top: '#d6463a', legs: BARK.dark, shoes: CREAM })
  const carrier = summer(ADULTS.pierre, {
    top: WATER.deep,
    legs: BARK.base,
    shoes: BARK.dark,
    hat: hat(STRAW, FIR.base),
  })
  const bareFeet = (person: Person) => ({ ...person, wear: { ...person.wear, barefoot: true } })
  const sand = '#e3c98f'
  const pie = (x: number, y: number, k = 1) =>
    place(fill('M-18 0L-13 -24H13L18 0Q0 6 -18 0Z', '#c39b5c') + oval([0, -24], 13, 4, '#d8b478'), [x, y], { scale: k })
  return frame(
    ['#b9def0', '#f5f2d9'],
    sun([58, 48], 22, SUN.soft),
    land([0, 122, 110, 104, 230, 120, 360, 100, 480, 118], '#acc7b0'),
    fill('M0 132H480V230H0Z', WATER.base) + fill('M0 132H480V150Q240 160 0 152Z', WATER.soft),
    line('M20 176h54M170 170h46M300 184h60M420 172h40M110 198h44M390 204h40', WATER.pale, 3, 0.75),
    land([0, 212, 120, 220, 240, 212, 360, 218, 480, 208], '#dac294'),
    land([0, 226, 240, 222, 480, 222], sand),
    [24, 92, 300, 372, 446].map((x, i) => rock([x, 244], 44 + (i % 2) * 8, 26, i + 3)).join(''),
    adult(guard, vary(POSES.standFront, { hands: pair(-12, -34, 12, -34) }), [206, 244], 196, {}),
    adult(carrier, vary(POSES.walk, { lean: 4, nod: 14 }), [320, 288], 236, {
      facing: -1,
      grip: { near: [296, 214], far: [338, 190] },
    }),
    bucket([294, 244], '#d6463a', { scale: 1.15 }),
    line('M424 320V96', BARK.pale, 7),
    fill('M300 128Q420 40 560 128Q520 116 480 132 450 116 424 130 390 114 360 130 330 116 300 128Z', MAPLE.base) +
      fill('M360 130Q390 84 424 80 450 90 480 132 450 116 424 130 390 114 360 130Z', CREAM),
    oval([400, 330], 100, 20, '#c8ab72'),
    oval([170, 344], 74, 14, '#b99658') + oval([170, 347], 60, 9, '#a5824a'),
    heap([262, 344], 74, 32, '#cfae6e', 4),
    toddler(bareFeet(asker), vary(POSES.stand, { lean: 0, nod: -10, elbows: [1, 1] }), [236, 314], 144, {
      grip: { near: [262, 234], far: [250, 254] },
    }),
    bucket([264, 258], SUN.base, { scale: 0.8, turn: 14 }),
    toddler(bareFeet(digger), vary(POSES.crouch, { lean: 22, nod: 8 }), [86, 344], 162, {
      grip: { near: [128, 306], far: [140, 320] },
    }),
    line('M124 300L158 340', BARK.soft, 5) + fill('M152 326L172 336 168 354 146 344Z', '#5f7f95'),
    disc([128, 306], 8.6, CAST.idris.skin),
    toddler(bareFeet(molder), vary(POSES.heels, { lean: 14, nod: 10 }), [432, 340], 160, {
      facing: -1,
      grip: { near: [384, 310], far: [378, 302] },
    }),
    pie(318, 344),
    pie(350, 350, 0.9),
    fill('M362 302H396L390 334H368Z', WATER.deep) + fill('M382 302H396L390 334H382Z', shade(WATER.deep, 0.2)),
    oval([379, 336], 20, 5, '#b99658'),
    disc([386, 306], 8.4, CAST.zoe.skin),
    specks({ x: [10, 470], y: [300, 354] }, 10, '#b99658', 6, 2),
  )
}

export function carWash(): string {
  const washer = summer(CAST.lila, { top: ROSE.base, legs: WATER.deep, hat: hat(SUN.base, ROSE.dark) })
  const rinser = summer(CAST.noah, {
    top: FIR.base,
    legs: PLUM.dark,
    cut: 'stripes',
    trim: PAPER,
    hat: hat(PAPER, FIR.base),
  })
  const boss = summer(CAST.mei, { top: SUN.base, legs: PLUM.base, shoes: MAPLE.base, hat: hat(WATER.soft, PAPER) })
  const educator = summer(ADULTS.julie, { top: PLUM.base, legs: BARK.dark, shoes: CREAM, hat: hat(STRAW, PLUM.dark) })
  const rag = (x: number, y: number, color: string) => fill(`M${x} ${y}q14 -4 26 0l2 30q-8 6 -14 0t-14 2Z`, color)
  return frame(
    ['#b9def0', '#f5f2d6'],
    sun([420, 50], 22, SUN.soft),
    woods(178, 60, '#bcdcae', 5, 'round'),
    fence([16, 470], 228, 64, '#dcbd92', 28),
    rag(108, 174, ROSE.soft) + rag(148, 174, WATER.soft) + rag(404, 174, SUN.soft),
    foliage([40, 20], 130, 58, FIR.base, 8, 14),
    land([0, 228, 240, 224, 480, 230], '#b8d89c'),
    fill('M0 252H480V360H0Z', '#d0d2cb'),
    fill('M0 252Q120 246 210 262 160 300 40 304H0Z', '#8d9a94', 0.5),
    line('M30 344L62 284H204L216 344M262 344L254 284H390L430 344', PAPER, 4.5, 0.9),
    adult(educator, vary(POSES.stand, { lean: 4, nod: 14, elbows: [1, 1] }), [358, 288], 238, {
      facing: -1,
      grip: { near: [300, 198], far: [330, 196] },
    }),
    mapleLeaf([305, 182], 28, -40, FIR.dark),
    toddler(boss, vary(POSES.stand, { lean: 0, nod: -8, elbows: [1, 1] }), [244, 292], 146, {
      grip: { near: [278, 212], far: [266, 230] },
    }),
    tricycle([128, 344], '#d6463a'),
    oval([116, 350], 90, 8, '#7d8a90', 0, 0.6),
    line('M90 300h.1M104 286h.1M160 322h.1M86 322h.1', '#8a6a4c', 7),
    toddler(washer, vary(POSES.kneel, { lean: 16, nod: 10 }), [222, 350], 156, {
      facing: -1,
      grip: { near: [178, 304], far: [176, 318] },
    }),
    rag(154, 296, PAPER),
    disc([177, 304], 8.4, CAST.lila.skin),
    disc([148, 312], 6, '#f4fafb') +
      disc([140, 322], 4.4, '#f4fafb') +
      disc([156, 326], 5, '#f4fafb') +
      disc([166, 334], 4, '#f4fafb'),
    toddler(rinser, vary(POSES.lower, { lean: 34, nod: 4 }), [44, 346], 160, {
      grip: { near: [92, 286], far: [94, 276] },
    }),
    place(fill('M-12 -6q14 -8 26 0l-2 24q-8 6 -14 0t-12 2Z', WATER.soft), [96, 284]),
    droplets(
      [
        [92, 306],
        [100, 314],
        [86, 318],
      ],
      3.4,
      WATER.base,
    ),
    disc([92, 286], 8.4, CAST.noah.skin),
    toyTruck([352, 344], SUN.base, { scale: 1.7 }),
    line('M328 322h.1M340 330h.1', '#8a6a4c', 7),
    tub(
      [438, 350],
      76,
      24,
      WATER.deep,
      WATER.soft,
      disc([-12, -26], 7, PAPER) + disc([2, -28], 8, PAPER) + disc([14, -25], 6, PAPER),
    ),
  )
}

export function iceBlock(): string {
  const pusher = summer(CAST.kofi, { top: SUN.base, legs: WATER.deep, hat: hat(ROSE.base, PAPER) })
  const ladler = summer(CAST.lea, { top: FIR.base, legs: PLUM.dark, hat: hat(PAPER, FIR.base) })
  const cheek = summer(CAST.anh, {
    top: ROSE.base,
    legs: WATER.base,
    shoes: PAPER,
    cut: 'stripes',
    trim: PAPER,
    hat: hat(SUN.base, MAPLE.dark),
  })
  const educator = summer(ADULTS.lucie, { top: PLUM.base, legs: FIR.deep, shoes: CREAM, hat: hat(STRAW, MAPLE.dark) })
  const ice = '#bfe3ef'
  return frame(
    ['#b7deee', '#f5f3d6'],
    sun([60, 54], 26, SUN.base),
    woods(180, 60, '#b9dbaa', 6, 'round'),
    bush([64, 226], 120, 66, FIR.soft, 4),
    land([0, 222, 240, 216, 480, 224], '#bddc9d'),
    trunk([430, 256], -10, 42, BARK.base),
    foliage([410, -6], 170, 66, FIR.base, 8, 14),
    foliage([470, -18], 120, 60, FIR.dark, 4, 12),
    land([0, 250, 240, 244, 480, 252], '#accf8e'),
    fill('M40 312Q160 250 480 262V360H80Z', '#83b46e'),
    under([300, 262], 56),
    adult(educator, vary(POSES.kneel, { lean: 16, nod: 14 }), [332, 270], 250, {
      facing: -1,
      grip: { near: [276, 196], far: [270, 206] },
    }),
    pitcher([264, 212], SUN.base, { mirror: true, turn: -46, scale: 0.95 }),
    line('M232 204Q224 214 224 236', WATER.base, 4.5),
    toddler(ladler, vary(POSES.stand, { lean: 10, nod: 8 }), [130, 302], 156, {
      grip: { near: [176, 244], far: [164, 250] },
    }),
    line('M176 242L212 244', STONE.dark, 5) +
      fill('M208 238H240Q238 256 224 256 210 256 208 238Z', STONE.base) +
      oval([224, 239], 16, 4, WATER.soft),
    disc([176, 243], 8, CAST.lea.skin),
    under([250, 340], 130),
    oval([250, 308], 128, 30, WATER.deep),
    oval([250, 308], 118, 24, '#7fbcd4'),
    fill('M188 312L176 264 200 246H300L324 262 316 312Q250 326 188 312Z', ice),
    fill('M176 264L200 246H300L324 262Q250 276 176 264Z', '#eef9fc'),
    fill('M316 312L324 262 296 268 290 318Z', '#8fc6dc'),
    oval([226, 260], 18, 5, '#8fc6dc'),
    mapleLeaf([250, 294], 34, 20, FIR.base),
    line('M196 280L206 304M300 280l-4 20M208 272l8 14', PAPER, 4),
    fill('M122 308A128 30 0 0 0 378 308L368 330A118 27 0 0 1 132 330Z', WATER.deep),
    line('M122 310A128 30 0 0 0 378 310', WATER.soft, 4),
    toddler(pusher, vary(POSES.kneel, { lean: 28, nod: 6 }), [110, 352], 160, {
      grip: { near: [178, 286], far: [180, 276] },
    }),
    disc([176, 287], 8.6, CAST.kofi.skin),
    toddler(cheek, vary(POSES.floor, { lean: 0, nod: 0, elbows: [1, 1] }), [420, 346], 162, {
      facing: -1,
      grip: { near: [392, 266], far: [396, 320] },
      step: { near: [366, 346], far: [382, 340] },
    }),
    fill('M376 258Q392 252 402 262 404 278 394 288 382 284 378 274Z', ROSE.soft) +
      line('M382 264q8 -2 14 4', ROSE.base, 3),
    disc([394, 272], 8.4, CAST.anh.skin),
    droplets(
      [
        [384, 290],
        [392, 296],
      ],
      3.4,
      WATER.base,
    ),
    tufts([350, 358], 8, FIR.dark, 4, 11),
  )
}

export function peekabooTree(): string {
  const behind = autumn(CAST.awa, { top: ROSE.base, legs: PLUM.dark, trim: PAPER, hat: TUQUES.sun })
  const second = autumn(CAST.sami, { top: WATER.base, legs: FIR.deep, trim: PAPER, hat: TUQUES.maple })
  const inTheOpen = autumn(CAST.mei, {
    top: SUN.base,
    legs: WATER.deep,
    shoes: '#d6463a',
    trim: MAPLE.dark,
    hat: TUQUES.plum,
  })
  const peeking = autumn(CAST.emile, { top: MAPLE.base, legs: BARK.dark, trim: PAPER, hat: TUQUES.fir })
  const educator = autumn(ADULTS.marc, { top: FIR.dark, legs: BARK.deep, shoes: INK, trim: SUN.soft })
  return frame(
    ['#e3ead0', '#f6e8bd'],
    land([0, 150, 60, 120, 130, 150, 210, 110, 300, 146, 380, 112, 480, 150], '#efdaa0'),
    birch([330, 226], -10, 20, 4),
    trunk([210, 228], -10, 26, '#a48a6a'),
    foliage([200, 14], 120, 46, SUN.base, 5, 12),
    foliage([350, 2], 130, 50, MAPLE.soft, 9, 12),
    land([0, 224, 240, 216, 480, 226], '#dbce94'),
    toddler(second, vary(POSES.stand, { lean: 0, nod: 6 }), [434, 262], 128, {
      facing: -1,
      grip: { near: [404, 204], far: [408, 226] },
    }),
    trunk([402, 266], -10, 46, BARK.soft),
    foliage([440, -6], 110, 56, MAPLE.base, 4, 12),
    land([0, 262, 240, 252, 480, 264], '#cbc183'),
    leaves({ x: [130, 480], y: [268, 354] }, 24, [MAPLE.dark, SUN.base, MAPLE.deep], 6, 6.5),
    under([258, 300], 40),
    adult(educator, vary(POSES.walk, { lean: 12, nod: 6, elbows: [-1, 1] }), [256, 304], 244, {
      facing: -1,
      grip: { near: [298, 206], far: [206, 92] },
    }),
    toddler(behind, vary(POSES.stand, { lean: 10, nod: -4, elbows: [1, 1] }), [62, 340], 160, {
      facing: -1,
      grip: { near: [84, 236], far: [40, 272] },
    }),
    toddler(peeking, vary(POSES.stand, { lean: 16, nod: -4 }), [118, 346], 150, {
      grip: { near: [140, 280], far: [100, 270] },
    }),
    trunk([88, 352], -10, 78, BARK.base),
    foliage([84, -16], 150, 62, MAPLE.dark, 7, 13),
    disc([126, 274], 8.4, CAST.emile.skin),
    under([384, 344], 40),
    toddler(inTheOpen, vary(POSES.standFront, { nod: 4, elbows: [-1, 1], stretch: 1.15 }), [382, 346], 166, {
      grip: { near: [368, 244], far: [396, 244] },
    }),
    mapleLeaf([230, 340], 24, 30, MAPLE.dark),
    mapleLeaf([300, 326], 20, -40, '#d6463a'),
    fern([466, 366], 60, '#6f8f4a'),
    mushroom([192, 330], 18, '#c0392f') + mushroom([204, 334], 12, '#c0392f'),
  )
}

export function benchBus(): string {
  const first = mild(CAST.noah, { top: SUN.base, legs: WATER.deep, shoes: '#d6463a', cut: 'overalls' })
  const second = mild(CAST.rose, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const third = mild(CAST.jasleen, { top: FIR.base, legs: BARK.dark, shoes: MAPLE.base, cut: 'stripes', trim: PAPER })
  const educator = mild(ADULTS.nadia, { top: WATER.base, legs: BARK.deep, shoes: INK })
  const lean = (person: Person, x: number, y: number, h: number, hands: [Point, Point]) =>
    toddler(
      person,
      vary(POSES.sit, { hip: [0, -38], lean: -24, nod: 14, feet: pair(22, -10, 24, -10), hands, elbows: [-1, 1] }),
      [x, y],
      h,
      {},
    )
  return frame(
    ['#c4e3ec', '#f4f3d8'],
    sun([420, 56], 20, SUN.soft),
    cloud([90, 54], 100, PAPER, 0.95),
    woods(184, 66, '#c1dfb0', 5, 'round'),
    leafy([38, 236], 160, '#9ccb78', 4),
    bush([462, 236], 110, 70, FIR.soft, 8),
    land([0, 230, 240, 222, 480, 232], '#bfdda2'),
    fill('M0 318Q240 296 480 316V360H0Z', '#dcc79c'),
    line('M84 206H424M84 232H424', '#8a5f40', 13),
    line('M96 196V330M412 196V330', INK, 8),
    under([250, 334], 190, 14),
    fill('M84 274H424L440 300H68Z', '#a8754d') + fill('M68 300H440V311H68Z', '#7a5236'),
    line('M110 312V348M398 312V348', INK, 9),
    lean(third, 132, 334, 158, pair(-16, -84, 20, -84)),
    lean(second, 212, 336, 158, pair(-20, -62, 28, -76)),
    lean(first, 292, 336, 160, pair(-18, -80, 26, -80)),
    adult(
      educator,
      vary(POSES.sit, { hip: [0, -17], lean: -16, nod: 12, elbows: [1, 1], feet: pair(17, -4, 20, -4) }),
      [366, 344],
      232,
      {
        grip: { near: [414, 226], far: [424, 204] },
      },
    ),
    `<ellipse cx="424" cy="216" rx="17" ry="30" stroke="${PAPER}" stroke-width="4" stroke-dasharray="7 8" transform="rotate(14 424 216)"/>`,
    line('M64 262q-16 -6 -20 -22M56 290q-24 -6 -30 -28', PAPER, 4),
    tufts([350, 358], 8, FIR.dark, 4, 10),
  )
}
