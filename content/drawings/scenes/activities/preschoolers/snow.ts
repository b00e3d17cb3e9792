import { hare } from '../../../kit/animals.ts'
import { figure } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence, heap, log, stump } from '../../../kit/ground.ts'
import { closer, frame, land, snowfall, specks, sun, woods } from '../../../kit/landscape.ts'
import {
  BARK,
  CREAM,
  FIR,
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
import { bowl, bucket, magnifier, pot, shovel } from '../../../kit/things.ts'
import { spoon } from '../../../kit/toys.ts'
import { birch, fir, mapleLeaf, trunk } from '../../../kit/trees.ts'

export function snowMaze(): string {
  const explorer = winter(CAST.awa, { top: SUN.base, legs: MAPLE.dark, trim: ROSE.base })
  const guide = winter(CAST.theo, { top: ROSE.base, legs: PLUM.dark, trim: SUN.soft })
  const digger = winter(CAST.mei, { top: FIR.base, legs: FIR.deep, trim: SUN.base })
  const adult = winter(ADULTS.lucie, { top: WATER.base, legs: BARK.deep, trim: MAPLE.base })
  const lanes =
    'M-30 40H96V120H30V200H170V40H300M170 120H250V200H340V110H250M340 200V290H210V380M340 110H430V30M430 110V230H500'
  return frame(
    ['#c6dcea', '#f4efe0'],
    sun([396, 44], 22, SUN.pale),
    woods(122, 56, '#b3c4d0', 8, 'round'),
    fence([-6, 486], 148, 42, '#b98f62', 27),
    fir([452, 146], 104, '#3f6f58', true),
    land([0, 144, 240, 138, 480, 146], SNOW.light),
    `<g transform="matrix(1 0 0 .56 0 150)">${line(lanes, '#8aa4b8', 52)}<g transform="translate(0 17)">${line(lanes, '#cfdde6', 44)}</g></g>`,
    figure(adult, vary(POSES.walk, { lean: 2, nod: 8 }), [70, 190], 164, { build: 'adult' }),
    figure(explorer, vary(POSES.walk, { lean: 6, nod: 18 }), [236, 232], 112),
    bucket([342, 266], '#d6463a', { scale: 0.95 }),
    heap([44, 352], 130, 40, SNOW.light, 4),
    figure(digger, vary(POSES.lower, { lean: 38, nod: -2, elbows: [1, 1] }), [128, 350], 150, {
      facing: 1,
      grip: { near: [172, 284], far: [186, 302] },
    }),
    shovel([214, 336], { turn: -40, scale: 0.95 }),
    heap([216, 338], 36, 16, SNOW.light, 8),
    specks({ x: [196, 250], y: [296, 326] }, 7, PAPER, 5, 2),
    disc([174, 286], 9, SUN.base),
    disc([188, 303], 9, shade(SUN.base, 0.1)),
    figure(guide, vary(POSES.stand, { lean: 6, nod: -2, elbows: [1, -1] }), [424, 352], 158, {
      facing: -1,
      grip: { near: [398, 230], far: [364, 242] },
    }),
  )
}

/** One set of tracks of a hare bounding towards the upper right: long hind feet before the small round ones. */
function tracks(at: Point, size: number, turn = 0): string {
  const tone = '#7f9bb0'
  return place(
    oval([-7, -6], 4, 9, tone, 8) +
      oval([7, -7], 4, 9, tone, -8) +
      oval([-2, 9], 3.4, 4.4, tone) +
      oval([3, 18], 3.4, 4.4, tone),
    at,
    { scale: size, turn },
  )
}

export function whoCameBy(): string {
  const nose = winter(CAST.idris, { top: ROSE.base, legs: WATER.deep, trim: SUN.base })
  const ruler = winter(CAST.rose, { top: SUN.base, legs: MAPLE.dark, trim: WATER.soft })
  const pointer = winter(CAST.lila, { top: PLUM.base, legs: FIR.deep, trim: PAPER })
  const adult = winter(ADULTS.pierre, { top: FIR.base, legs: BARK.deep, trim: MAPLE.base })
  return frame(
    ['#cddfe9', '#f6f0df'],
    sun([92, 52], 22, SUN.pale),
    woods(150, 90, '#b7c7d2', 3, 'round'),
    land([0, 158, 160, 146, 330, 162, 480, 150], '#dde7ec'),
    hare([360, 176], { scale: 0.95 }),
    fir([452, 180], 150, '#42725b', true),
    birch([128, 206], -10, 26, 6),
    birch([292, 186], -10, 14, -4),
    land([0, 196, 140, 204, 300, 182, 480, 196], SNOW.base),
    fill('M0 262C150 238 330 246 480 270V360H0Z', SNOW.light),
    tracks([342, 200], 0.5, 40),
    tracks([310, 222], 0.66, 44),
    tracks([262, 246], 0.84, 46),
    tracks([214, 282], 1.05, 40),
    tracks([178, 330], 1.3, 30),
    figure(pointer, vary(POSES.stand, { lean: 6, nod: -4, elbows: [1, 1] }), [216, 232], 118, {
      grip: { near: [254, 154], far: [230, 190] },
    }),
    figure(adult, vary(POSES.kneel, { lean: 12, nod: 4, elbows: [1, 1] }), [436, 324], 200, {
      build: 'adult',
      facing: -1,
      grip: { near: [394, 200], far: [382, 272] },
    }),
    figure(nose, vary(POSES.crawl, { nod: -26 }), [76, 346], 158, { grip: { near: [124, 330], far: [142, 302] } }),
    magnifier([146, 300], { turn: 50, scale: 1.15 }),
    disc([143, 303], 10, SUN.base),
    figure(ruler, vary(POSES.crouch, { hip: [-4, -18], lean: 18, nod: 10, elbows: [1, 1] }), [302, 348], 154, {
      facing: -1,
      grip: { near: [248, 322], far: [256, 306] },
    }),
    fill('M228 304h14v20q18 0 18 14h-32Z', MAPLE.dark),
    fill('M226 334h36v6h-36Z', INK),
    line('M228 308h14', CREAM, 5),
    disc([246, 312], 9.5, WATER.soft),
  )
}

export function ballTooBig(): string {
  const shover = winter(CAST.noah, { top: SUN.base, legs: WATER.deep, trim: MAPLE.base })
  const against = winter(CAST.maika, { top: ROSE.base, legs: PLUM.dark, trim: PAPER })
  const leaner = winter(CAST.emile, { top: WATER.base, legs: WATER.deep, trim: SUN.base })
  const helper = winter(CAST.fatou, { top: FIR.base, legs: FIR.deep, trim: ROSE.base })
  const adult = winter(ADULTS.nadia, { top: MAPLE.base, legs: BARK.deep, trim: CREAM })
  return frame(
    ['#bfd6e4', '#f3ede0'],
    sun([70, 46], 20, SUN.pale),
    woods(142, 58, '#aabfcd', 5, 'round'),
    fir([446, 160], 120, '#42725b', true),
    fir([404, 156], 80, '#5b8570', true),
    land([0, 158, 200, 146, 480, 162], SNOW.base),
    fill('M0 254C150 232 330 244 480 262V360H0Z', '#c3d3de'),
    fill(
      'M246 322C200 290 60 300 40 262 22 226 150 214 210 190 244 176 240 164 214 156L228 154C262 162 276 178 240 198 190 222 96 232 96 254 100 280 260 268 296 312Z',
      '#93ab62',
    ),
    figure(helper, vary(POSES.rush, { lean: 10 }), [62, 226], 108, {}),
    snowfall(12, 9),
    closer(
      1.16,
      [262, 330],
      figure(adult, vary(POSES.push, { lean: 34, nod: -14, elbows: [1, 1] }), [178, 320], 190, {
        build: 'adult',
        grip: { near: [222, 236], far: [238, 246] },
      }),
      oval([276, 332], 84, 12, '#8ea6b7'),
      oval([270, 272], 64, 60, '#dbe5ea'),
      fill(
        'M208 262C214 226 254 206 292 216 322 226 338 258 328 290 310 318 262 322 232 306 214 296 206 280 208 262Z',
        PAPER,
      ),
      line('M234 292q18 -30 62 -26M250 306q14 -18 44 -18M232 256q10 -20 36 -24', SNOW.deep, 3),
      line('M226 290l8 4M300 262l9 -3M272 318l10 -2', '#93ab62', 4),
      figure(against, vary(POSES.push, { lean: 30, nod: -12 }), [388, 326], 142, {
        facing: -1,
        grip: { near: [334, 254], far: [330, 244] },
      }),
      figure(shover, vary(POSES.push, { lean: 42, nod: -24 }), [178, 348], 142, {
        grip: { near: [218, 298], far: [216, 288] },
      }),
      figure(
        leaner,
        vary(POSES.floor, { hip: [0, -11], lean: -14, nod: 0, hands: pair(-6, -3, 16, -6), elbows: [-1, -1] }),
        [326, 342],
        132,
      ),
    ),
  )
}

export function sugarShack(): string {
  const stirrer = autumn(CAST.jasleen, { top: ROSE.base, legs: WATER.deep, shoes: FIR.dark, trim: PAPER })
  const server = autumn(CAST.zoe, { top: SUN.base, legs: PLUM.dark, shoes: MAPLE.deep, trim: PAPER, hat: TUQUES.rose })
  const tapper = autumn(CAST.kofi, { top: WATER.base, legs: FIR.deep, shoes: MAPLE.deep, trim: PAPER, hat: TUQUES.sun })
  const carrier = autumn(CAST.lea, { top: PLUM.base, legs: WATER.deep, shoes: ROSE.dark, trim: PAPER, hat: TUQUES.fir })
  const adult = autumn(ADULTS.marc, { top: FIR.base, legs: BARK.deep, shoes: INK, hat: TUQUES.maple })
  return frame(
    ['#c9e0ec', '#faf2dc'],
    sun([232, 44], 22, SUN.soft),
    woods(170, 84, '#c6c9b6', 7, 'round'),
    land([0, 190, 240, 182, 480, 194], '#e9eef0'),
    fill('M150 206Q260 192 380 206 450 216 400 228 300 240 210 232 120 222 150 206Z', '#b9ab72'),
    fill('M0 250C140 236 340 240 480 254V360H0Z', SNOW.light),
    fill('M60 330Q200 300 360 318 440 332 380 352 220 366 100 356 30 346 60 330Z', '#b9ab72'),
    trunk([428, 256], -10, 62, BARK.base),
    figure(tapper, vary(POSES.stand, { lean: 8, nod: -6, elbows: [1, 1] }), [360, 252], 126, {
      grip: { near: [398, 172], far: [394, 190] },
    }),
    line('M392 176L410 168', BARK.pale, 6),
    bucket([396, 216], STONE.soft, { scale: 0.9 }),
    disc([398, 174], 6.5, CAST.kofi.skin),
    fill('M22 268V142H156V268Z', '#a5744c'),
    fill('M62 268V186H116V268Z', BARK.deep),
    fill('M4 150L88 92 174 150 164 158 88 108 14 158Z', MAPLE.dark),
    fill('M8 142L88 84 170 142 88 100Z', SNOW.light),
    disc([88, 142], 19, CREAM),
    mapleLeaf([88, 142], 26, 0, '#c8432f'),
    figure(carrier, vary(POSES.carry, { lean: 2, nod: 10 }), [204, 272], 130, {
      facing: -1,
      grip: { near: [184, 222], far: [178, 224] },
    }),
    bucket([180, 262], '#d6463a', { scale: 0.86 }),
    line('M136 346L214 336', BARK.dark, 15),
    log([140, 348], [206, 326], 10, BARK.base),
    pot([178, 330], STONE.dark, SUN.base, { scale: 2.3 }),
    figure(stirrer, vary(POSES.stand, { lean: 14, nod: 8, elbows: [1, 1] }), [92, 350], 154, {
      grip: { near: [148, 254], far: [142, 272] },
    }),
    line('M150 244L176 290', BARK.soft, 7),
    disc([149, 256], 8, CAST.jasleen.skin),
    stump([442, 350], 60, 38, BARK.base),
    figure(adult, vary(POSES.sit, { lean: 2, nod: 0, elbows: [1, 1] }), [440, 354], 184, {
      build: 'adult',
      facing: -1,
      grip: { near: [364, 252], far: [392, 226] },
    }),
    figure(server, vary(POSES.walk, { lean: 4, nod: -4, elbows: [1, 1] }), [276, 350], 150, {
      grip: { near: [316, 258], far: [322, 256] },
    }),
    bowl([334, 264], SUN.soft, { scale: 0.95 }),
    oval([334, 253], 14, 4, SNOW.light),
    spoon([356, 240], BARK.soft, { turn: 120, scale: 0.7 }),
    disc([318, 262], 7.5, CAST.zoe.skin),
    disc([357, 252], 7, ADULTS.marc.skin),
  )
}
