import { ants, snail, worm } from '../../../kit/animals.ts'
import { figure } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { log, rock, rope, stick, stump } from '../../../kit/ground.ts'
import { closer, frame, land, leaves, rainfall, tufts, woods } from '../../../kit/landscape.ts'
import { BARK, CREAM, EARTH, FIR, INK, MAPLE, PAPER, PLUM, ROSE, STONE, SUN, WATER } from '../../../kit/palette.ts'
import { ADULTS, autumn, CAST, mild, rain, summer, TUQUES } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { disc, fill, line, oval } from '../../../kit/svg.ts'
import { droplets, magnifier, pot } from '../../../kit/things.ts'
import { blanket, openBook } from '../../../kit/toys.ts'
import { crown, fern, mushroom, trunk } from '../../../kit/trees.ts'

export function sharedHut(): string {
  const front = autumn(CAST.kofi, { top: SUN.base, legs: WATER.deep, trim: PAPER, hat: TUQUES.maple })
  const back = autumn(CAST.rose, { top: ROSE.base, legs: PLUM.dark, trim: PAPER, hat: TUQUES.plum })
  const guard = autumn(CAST.anh, { top: WATER.base, legs: FIR.deep, trim: PAPER, hat: TUQUES.sun })
  const inside = autumn(CAST.awa, { top: PLUM.soft, legs: MAPLE.dark, trim: PAPER })
  const adult = autumn(ADULTS.helene, { top: FIR.base, legs: BARK.deep, shoes: INK, trim: PAPER })
  return frame(
    ['#e2ecdf', '#f7eed4'],
    woods(176, 92, '#dfc98c', 4, 'round'),
    land([0, 190, 240, 176, 480, 192], '#e5dfb6'),
    trunk([60, 210], -10, 30, '#8d6c52'),
    crown([70, 6], 104, 54, SUN.base, 5),
    land([0, 232, 240, 222, 480, 240], '#dcd7a6'),
    leaves({ x: [0, 480], y: [236, 350] }, 16, [MAPLE.base, SUN.dark], 5, 5),
    trunk([336, 262], -10, 58, BARK.base),
    crown([380, 4], 150, 62, MAPLE.base, 8),
    fill('M270 318L338 96 424 318Z', '#4a382c'),
    figure(inside, vary(POSES.tailorFront, { hands: pair(-14, -20, 14, -20) }), [344, 312], 128),
    stick([336, 92], [250, 324], 11, BARK.soft),
    stick([324, 96], [276, 326], 9, BARK.dark),
    stick([328, 88], [438, 326], 12, BARK.base),
    stick([342, 92], [412, 326], 9, BARK.soft),
    fill('M348 108Q396 130 436 238L458 322Q430 330 404 318 388 210 340 116Z', ROSE.base),
    line('M372 144Q404 200 424 318', ROSE.soft, 5),
    stick([320, 108], [352, 74], 8, BARK.dark),
    figure(adult, vary(POSES.kneel, { lean: 6, nod: 4, elbows: [1, 1] }), [444, 348], 186, {
      build: 'adult',
      facing: -1,
      grip: { near: [404, 246], far: [396, 300] },
    }),
    figure(guard, vary(POSES.stand, { lean: -2, nod: -6, elbows: [-1, 1] }), [262, 338], 150, {
      facing: -1,
      grip: { near: [222, 256], far: [288, 252] },
    }),
    figure(back, vary(POSES.walk, { lean: 8, nod: -6, elbows: [1, 1] }), [56, 296], 140, {
      grip: { near: [88, 232], far: [92, 228] },
    }),
    figure(front, vary(POSES.pull, { lean: -8, nod: -4 }), [188, 342], 152, {
      facing: -1,
      grip: { near: [150, 266], far: [144, 262] },
    }),
    stick([20, 206], [206, 288], 13, BARK.base),
    line('M52 220L38 190M118 250l22 -24M38 214L18 226M88 236L78 262', BARK.base, 6),
    disc([152, 265], 8, CAST.kofi.skin),
    disc([90, 236], 7, CAST.rose.skin),
  )
}

export function floorIsLava(): string {
  const leaper = mild(CAST.zoe, { top: WATER.base, legs: FIR.deep, shoes: PAPER, cut: 'stripes', trim: PAPER })
  const poised = mild(CAST.idris, { top: PLUM.base, legs: WATER.deep, shoes: SUN.base })
  const squeezed = mild(CAST.mei, { top: FIR.base, legs: PLUM.dark, shoes: PAPER })
  const catcher = mild(CAST.emile, { top: WATER.deep, legs: BARK.dark, shoes: PAPER, cut: 'overalls' })
  const adult = mild(ADULTS.julie, { top: FIR.dark, legs: BARK.deep, shoes: INK })
  const lava = '#f7bf8a'
  return frame(
    ['#d9e9d6', '#f2f0d2'],
    woods(156, 100, '#a9cb95', 6, 'round'),
    land([0, 166, 240, 154, 480, 168], '#8fb878'),
    trunk([28, 200], -10, 44, BARK.base),
    trunk([232, 180], -10, 24, '#7c6a52'),
    fill('M0 196C90 180 160 200 250 186 340 176 420 200 480 188V360H0Z', lava),
    fill(
      'M0 196C90 180 160 200 250 186 340 176 420 200 480 188V198C420 210 340 186 250 196 160 210 90 190 0 206Z',
      '#d8662f',
    ),
    line(
      'M96 226q14 -8 28 0t28 0t28 0M330 232q12 -7 24 0t24 0M170 292q16 -9 32 0t32 0M30 338q16 -9 32 0t32 0M250 340q16 -9 32 0t32 0',
      SUN.soft,
      5,
    ),
    line('M196 250q12 -6 24 0M20 262q12 -7 24 0t24 0M284 270q14 -7 28 0', '#d8662f', 4),
    oval([70, 238], 62, 12, '#9cc586'),
    oval([440, 250], 70, 16, '#9cc586'),
    trunk([452, 250], -10, 46, BARK.base),
    figure(
      adult,
      vary(POSES.stand, {
        lean: 4,
        nod: 6,
        hands: pair(-30, -70, 30, -74),
        elbows: [-1, -1],
        feet: pair(16, -22, -2, -4),
        knees: [-1, -1],
      }),
      [70, 242],
      176,
      {
        build: 'adult',
      },
    ),
    log([196, 254], [318, 244], 17, BARK.base),
    figure(poised, vary(POSES.balance, { lean: -4, nod: 4, feet: pair(20, -24, 0, -4) }), [272, 234], 128, {
      facing: -1,
    }),
    oval([358, 334], 70, 14, '#c9582a'),
    stump([362, 332], 80, 44, BARK.base),
    figure(
      squeezed,
      vary(POSES.standFront, { hands: pair(-14, -44, 28, -72), elbows: [1, 1], feet: pair(-5, -4, 5, -4) }),
      [386, 286],
      136,
    ),
    figure(catcher, vary(POSES.stand, { lean: 8, nod: -4, elbows: [1, 1] }), [352, 294], 140, {
      facing: -1,
      grip: { near: [308, 216], far: [304, 204] },
    }),
    oval([98, 340], 60, 12, '#c9582a'),
    rock([98, 342], 104, 36, 4),
    figure(
      leaper,
      vary(POSES.jump, { lean: 16, nod: -10, feet: pair(-20, -20, 22, -18), hands: pair(-26, -76, 30, -82) }),
      [196, 334],
      152,
    ),
    line('M130 304q14 -12 26 -14M136 326q12 -8 22 -8', PAPER, 3, 0.9),
  )
}

/** A woodlouse that walks to the right. */
function woodlouse([x, y]: Point): string {
  return (
    oval([x, y], 9, 5.4, '#5b6670') +
    line(`M${x - 4} ${y - 4}v8M${x} ${y - 5}v10M${x + 4} ${y - 4}v8`, STONE.soft, 1.4) +
    line(`M${x + 8} ${y - 2}l5 -3M${x + 8} ${y + 2}l5 3`, INK, 1.4)
  )
}

export function gentlyTheLog(): string {
  const belly = summer(CAST.lea, { top: ROSE.base, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: PAPER })
  const pointer = summer(CAST.noah, { top: SUN.base, legs: FIR.deep, shoes: MAPLE.dark })
  const shy = summer(CAST.jasleen, { top: WATER.base, legs: PLUM.dark, shoes: PAPER })
  const adult = mild(ADULTS.minh, { top: PLUM.base, legs: BARK.deep, shoes: INK })
  return frame(
    ['#d3e8d3', '#eef2d6'],
    woods(150, 100, '#a5cc93', 3, 'round'),
    trunk([402, 190], -10, 40, '#85664b'),
    trunk([54, 186], -10, 26, '#85664b'),
    land([0, 174, 240, 162, 480, 178], '#c9e2b0'),
    fern([458, 214], 46, FIR.soft),
    land([0, 224, 240, 214, 480, 226], '#b7d69d'),
    closer(
      1.12,
      [240, 352],
      figure(shy, vary(POSES.stand, { lean: 14, nod: 12, elbows: [1, 1] }), [118, 258], 136, {
        grip: { near: [134, 206], far: [142, 210] },
      }),
      figure(adult, vary(POSES.kneel, { lean: 18, nod: 8, elbows: [1, 1] }), [322, 268], 196, {
        build: 'adult',
        facing: -1,
        grip: { near: [296, 212], far: [258, 209] },
      }),
      fill('M106 258Q200 238 350 252 386 262 372 296 340 322 226 322 120 322 100 292 90 270 106 258Z', EARTH.base),
      fill('M116 266Q210 248 342 260 368 268 358 288 320 308 226 308 136 308 116 288 106 276 116 266Z', EARTH.dark),
      log([132, 238], [340, 232], 28, BARK.base),
      oval([340, 232], 6, 14, BARK.pale),
      line('M150 224q30 -14 50 0', '#6d9c55', 9),
      disc([296, 214], 7.5, ADULTS.minh.skin),
      disc([260, 209], 7, ADULTS.minh.skin),
      worm('M176 284q8 -8 16 0t16 0', 5),
      worm('M292 296q8 8 14 0t12 -4', 4.4),
      woodlouse([152, 294]),
      woodlouse([236, 278]),
      woodlouse([262, 296]),
      woodlouse([330, 276]),
      ants('M200 300Q230 312 260 308'),
      snail([218, 264], { scale: 0.7 }),
      figure(
        belly,
        vary(POSES.lie, {
          hip: [0, -10],
          lean: 72,
          nod: -58,
          hands: pair(42, -14, 40, -6),
          elbows: [1, 1],
          feet: pair(-38, -6, -30, -26),
        }),
        [98, 344],
        152,
        {
          grip: { near: [166, 322], far: [158, 338] },
        },
      ),
      magnifier([168, 322], { turn: 42, scale: 1.1 }),
      disc([167, 323], 6.6, CAST.lea.skin),
      figure(pointer, vary(POSES.crouch, { hip: [-4, -18], lean: 20, nod: 6, elbows: [1, 1] }), [360, 346], 150, {
        facing: -1,
        grip: { near: [302, 268], far: [334, 312] },
      }),
      line('M304 269l-9 3', CAST.noah.skin, 4.4),
      mushroom([420, 318], 22, MAPLE.base),
    ),
    tufts([344, 358], 10, '#5c8f50', 3, 10, [200, 480]),
  )
}

export function underTheTarp(): string {
  const teller = rain(CAST.maika, { top: SUN.base, legs: WATER.deep, shoes: MAPLE.dark, trim: SUN.dark })
  const hearer = mild(CAST.theo, { top: MAPLE.base, legs: FIR.deep, shoes: BARK.dark, cut: 'stripes', trim: CREAM })
  const tapper = mild(CAST.fatou, { top: PLUM.soft, legs: WATER.deep, shoes: BARK.dark })
  const outside = rain(CAST.sami, { top: ROSE.base, legs: PLUM.dark, shoes: SUN.base, trim: ROSE.dark })
  const adult = mild(ADULTS.marc, { top: WATER.base, legs: BARK.deep, shoes: INK })
  return frame(
    ['#8fa3ae', '#c4d0cc'],
    woods(170, 88, '#8fae96', 4, 'round'),
    land([0, 184, 240, 172, 480, 186], '#b0cca2'),
    trunk([54, 250], -10, 40, BARK.base),
    trunk([436, 250], -10, 40, BARK.base),
    land([0, 240, 240, 230, 480, 242], '#a6c596'),
    rainfall(34, 6, PAPER),
    oval([438, 330], 66, 11, '#a9c3cd'),
    fill('M64 118L424 110 380 296H92Z', '#a3b8ac'),
    blanket([228, 312], 300, 54, CREAM, SUN.soft),
    figure(adult, vary(POSES.tailorFront, { hands: pair(-16, -34, 20, -46), elbows: [1, 1] }), [218, 304], 186, {
      build: 'adult',
    }),
    figure(teller, vary(POSES.floorFront, { hands: pair(-28, -50, 26, -52), elbows: [-1, 1] }), [304, 318], 138),
    figure(hearer, vary(POSES.heels, { lean: 2, nod: -12, elbows: [1, 1] }), [142, 312], 140, {
      grip: { near: [170, 232], far: [176, 270] },
    }),
    fill(
      'M52 116L240 74 436 108 462 168Q426 150 396 176 356 148 318 174 278 148 240 174 200 148 160 176 124 150 88 178 60 160 22 176Z',
      WATER.base,
    ),
    fill('M52 116L240 74 436 108 442 122 240 94 46 130Z', WATER.soft),
    line('M240 94V172M142 114L124 160M340 112L356 158', WATER.deep, 2.6, 0.6),
    rope('M50 112L34 106M438 106L452 100', 4),
    droplets(
      [
        [88, 186],
        [160, 184],
        [396, 190],
        [424, 196],
      ],
      3.4,
      '#eef6f8',
    ),
    figure(tapper, vary(POSES.heels, { lean: 12, nod: 8, elbows: [1, 1] }), [62, 352], 146, {
      grip: { near: [112, 304], far: [118, 318] },
    }),
    pot([136, 338], STONE.base, '#cfe3ea', { scale: 1.1 }),
    line('M108 300L128 314', BARK.pale, 5),
    disc([112, 304], 7, CAST.fatou.skin),
    line('M128 308l-4 -8M138 306v-9M146 308l5 -7', PAPER, 2.6),
    figure(outside, vary(POSES.lower, { lean: 36, nod: -4, elbows: [1, 1] }), [416, 344], 150, {
      facing: -1,
      grip: { near: [372, 290], far: [366, 292] },
    }),
    pot([358, 320], SUN.base, '#cfe3ea', { scale: 0.95 }),
    disc([376, 304], 7, CAST.sami.skin),
    line('M352 288l-4 -8M362 287v-9', PAPER, 2.6),
    openBook([246, 338], ROSE.base, WATER.base, { scale: 0.8 }),
  )
}
