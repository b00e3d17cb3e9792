import { figure } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { log, rock } from '../../../kit/ground.ts'
import { cloud, frame, land, leaves, sun, woods } from '../../../kit/landscape.ts'
import { BARK, CREAM, FIR, INK, MAPLE, PAPER, PLUM, ROSE, STONE, SUN, shade, WATER } from '../../../kit/palette.ts'
import { ADULTS, autumn, CAST, summer, TUQUES } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { cloth } from '../../../kit/toys.ts'
import { leafy } from '../../../kit/trees.ts'

export function windInTheSheet(): string {
  const under = autumn(CAST.mei, { top: SUN.base, legs: PLUM.dark, shoes: MAPLE.deep, trim: PAPER })
  const left = autumn(CAST.idris, { top: FIR.base, legs: WATER.deep, shoes: BARK.dark, trim: PAPER, hat: TUQUES.sun })
  const right = autumn(CAST.lea, { top: PLUM.base, legs: FIR.deep, shoes: MAPLE.deep, trim: PAPER })
  const chaser = autumn(CAST.sami, { top: WATER.base, legs: BARK.dark, shoes: MAPLE.deep, trim: PAPER })
  const adult = autumn(ADULTS.julie, { top: MAPLE.base, legs: BARK.deep, shoes: INK, trim: PAPER })
  const veil = ROSE.base
  return frame(
    ['#b9d8e6', '#f2efdc'],
    cloud([30, 74], 100, PAPER),
    cloud([350, 50], 80, PAPER, 0.9),
    woods(176, 80, '#d9c07f', 5, 'round'),
    land([0, 196, 240, 182, 480, 198], '#d0dea6'),
    leafy([446, 222], 150, SUN.base, 4),
    land([0, 250, 240, 238, 480, 252], '#c3d798'),
    line('M8 108h60q14 0 14 -12t-14 -12M336 108h64q12 0 12 10M420 92h44', PAPER, 4, 0.9),
    figure(right, vary(POSES.stand, { lean: -10, nod: -16, elbows: [1, 1] }), [330, 314], 138, {
      facing: -1,
      grip: { near: [314, 186], far: [322, 190] },
    }),
    figure(left, vary(POSES.stand, { lean: -8, nod: -18, elbows: [1, 1] }), [160, 308], 134, {
      grip: { near: [176, 180], far: [170, 184] },
    }),
    fill(
      'M172 178C150 96 196 40 252 44 314 42 344 100 318 184 304 150 280 160 262 170 236 150 200 152 172 178Z',
      shade(veil, 0.16),
    ),
    figure(under, vary(POSES.run, { lean: 12, nod: -18, hands: pair(-14, -46, 22, -44) }), [242, 330], 138, {}),
    fill(
      'M66 208C60 110 150 34 250 42 350 44 424 116 402 218 370 172 340 190 318 184 344 100 300 52 250 54 206 52 150 96 172 178 140 176 104 170 66 208Z',
      veil,
    ),
    fill(
      'M172 178C150 96 196 40 252 44 314 42 344 100 318 184 300 118 276 92 246 92 214 94 190 124 172 178Z',
      ROSE.soft,
    ),
    line('M84 184C96 120 140 70 196 56M394 190C388 130 352 76 300 58M246 92V50', shade(veil, 0.2), 3),
    figure(adult, vary(POSES.stand, { lean: -12, nod: -6, elbows: [1, 1] }), [432, 344], 206, {
      build: 'adult',
      facing: -1,
      grip: { near: [400, 218], far: [394, 206] },
    }),
    figure(chaser, vary(POSES.pull, { lean: -18, nod: -8 }), [36, 336], 152, {
      grip: { near: [68, 208], far: [72, 214] },
    }),
    cloth([8, 148], 56, 38, SUN.base, { turn: -14 }),
    leaves({ x: [100, 400], y: [250, 350] }, 12, [MAPLE.base, SUN.dark], 6, 5),
  )
}

/** A goose seen from the side in flight, towards the right. */
function goose(at: Point, size: number, up: boolean): string {
  return place(
    fill('M-18 0Q-8 -8 8 -4L24 -9 27 -7 10 3Q-6 8 -18 0Z', '#5d5348') +
      line('M10 -3L24 -8', INK, 3.4) +
      fill(up ? 'M-8 -3Q-10 -20 -22 -26 -2 -24 6 -4Z' : 'M-8 0Q-12 16 -24 20 -2 20 5 2Z', '#463d34'),
    at,
    { scale: size },
  )
}

export function flyingLesson(): string {
  const first = autumn(CAST.lila, { top: SUN.base, legs: WATER.deep, shoes: MAPLE.deep, trim: PAPER, hat: TUQUES.rose })
  const second = autumn(CAST.emile, { top: ROSE.base, legs: FIR.deep, shoes: BARK.dark, trim: PAPER })
  const third = autumn(CAST.noah, { top: PLUM.base, legs: WATER.deep, shoes: MAPLE.deep, trim: PAPER })
  const watcher = autumn(CAST.maika, {
    top: WATER.base,
    legs: PLUM.dark,
    shoes: MAPLE.deep,
    trim: PAPER,
    hat: TUQUES.fir,
  })
  const adult = autumn(ADULTS.minh, { top: FIR.base, legs: BARK.deep, shoes: INK, trim: PAPER, hat: TUQUES.maple })
  const glide = vary(POSES.run, { lean: 30, nod: -26, hands: pair(-34, -64, 36, -74), elbows: [-1, -1] })
  return frame(
    ['#c3dcea', '#f7ead0'],
    sun([84, 96], 22, SUN.soft),
    goose([352, 74], 1.3, true),
    goose([286, 52], 1.05, false),
    goose([232, 30], 0.9, true),
    goose([290, 108], 1.1, false),
    goose([226, 134], 0.95, true),
    land([0, 168, 120, 146, 260, 166, 380, 144, 480, 162], '#b9a98f'),
    woods(178, 62, '#e6bd85', 7, 'round'),
    fill('M0 178H480V260H0Z', '#a3cbdd'),
    line('M40 194h50M150 206h60M300 196h46M380 212h50', '#dcecf2', 4),
    land([0, 234, 120, 222, 300, 226, 480, 212], '#e8dcb2'),
    land([0, 262, 240, 244, 480, 250], '#d3d29c'),
    rock([24, 240], 60, 20, 5),
    rock([462, 226], 40, 14, 8),
    figure(third, glide, [210, 268], 118, {}),
    figure(second, vary(glide, { hands: pair(-34, -80, 34, -58) }), [290, 334], 144, {}),
    figure(first, vary(glide, { lean: 22, nod: -22, feet: pair(18, -8, -18, -22) }), [398, 298], 150, {}),
    log([10, 346], [150, 340], 15, BARK.base),
    figure(watcher, vary(POSES.sit, { hip: [0, -22], lean: -6, nod: -18, elbows: [1, 1] }), [120, 350], 144, {
      grip: { near: [123, 254], far: [128, 252] },
    }),
    figure(adult, vary(POSES.sit, { hip: [0, -18], lean: -6, nod: -12, elbows: [1, 1] }), [40, 352], 192, {
      build: 'adult',
      grip: { near: [49, 228], far: [54, 226] },
    }),
    leaves({ x: [200, 470], y: [330, 356] }, 10, [MAPLE.base, SUN.dark], 4, 5),
  )
}

export function windErases(): string {
  const tracer = summer(CAST.awa, {
    top: SUN.base,
    legs: WATER.deep,
    shoes: ROSE.base,
    hat: { kind: 'sunhat', color: PAPER, trim: ROSE.base },
  })
  const lying = summer(CAST.theo, { top: WATER.base, legs: FIR.deep, shoes: MAPLE.base })
  const follower = summer(CAST.zoe, {
    top: ROSE.base,
    legs: PLUM.dark,
    shoes: PAPER,
    cut: 'stripes',
    trim: PAPER,
    hat: { kind: 'sunhat', color: SUN.soft, trim: MAPLE.base },
  })
  const adult = summer(ADULTS.marc, {
    top: FIR.base,
    legs: BARK.deep,
    shoes: INK,
    hat: { kind: 'sunhat', color: CREAM, trim: FIR.dark },
  })
  const groove = '#a98349'
  const lines = (d: string, width = 6) =>
    line(d, groove, width) + `<g transform="translate(0 2.500)">${line(d, '#f6e6bd', width * 0.4)}</g>`
  return frame(
    ['#b4dcec', '#e9f2e6'],
    sun([270, 42], 22, SUN.base),
    land([0, 92, 120, 74, 260, 92, 380, 76, 480, 90], '#a9c3a0'),
    fill('M0 96H480V160H0Z', '#8fc0d6'),
    line('M30 110h50M170 122h60M330 108h56M420 126h40', '#b9dbe8', 4),
    fill('M0 148Q120 132 240 146T480 138V360H0Z', '#f5edd3'),
    fill('M0 158Q120 144 240 156T480 148V360H0Z', '#ecd8a8'),
    figure(adult, vary(POSES.stand, { lean: 2, nod: 4, hands: pair(-8, -34, 14, -36) }), [52, 232], 176, {
      build: 'adult',
    }),
    lines('M150 196m-34 0a34 15 0 1 0 68 0a34 15 0 1 0 -68 0'),
    lines(
      'M140 192h.1M160 192h.1M138 200q12 6 24 0M152 211L164 268M156 224L96 232M156 224L222 214M164 268L128 316M164 268L214 308',
    ),
    lines('M214 308q26 26 52 0t42 -22q26 -8 32 26'),
    oval([296, 202], 70, 15, '#d9bd80'),
    figure(
      lying,
      vary(POSES.lie, { nod: 44, hands: pair(-34, -14, -4, -16), feet: pair(34, -5, 36, -8) }),
      [290, 212],
      146,
      {},
    ),
    lines('M214 206C206 184 228 170 254 176 290 170 350 178 374 190', 5),
    figure(follower, vary(POSES.crouch, { hip: [-4, -18], lean: 22, nod: 8, elbows: [1, 1] }), [438, 230], 132, {
      facing: -1,
      grip: { near: [398, 200], far: [404, 206] },
    }),
    line('M406 186L378 190', BARK.base, 5),
    line('M410 184L398 194', BARK.base, 5),
    disc([400, 194], 5.8, CAST.zoe.skin),
    figure(tracer, vary(POSES.walk, { lean: 2, nod: 10, elbows: [1, 1] }), [382, 352], 158, {
      grip: { near: [354, 284] },
    }),
    line('M358 270L341 314', BARK.base, 6),
    disc([354, 283], 7.4, CAST.awa.skin),
    line('M20 324q60 -14 90 4M30 342q40 -8 60 2', '#f6e6bd', 4),
    line('M410 300q30 -8 54 0M424 318q20 -6 34 0', '#f6e6bd', 4),
  )
}

/** A leaf of a boat seen from the side: its stem stands as a mast. */
function leafBoat(at: Point, color: string, size: number): string {
  return place(
    fill('M-22 -4Q0 -14 24 -6 14 7 -4 6 -18 5 -22 -4Z', color) +
      line('M-20 -3Q0 -6 22 -5M22 -6l9 -6', shade(color, 0.3), 2.4),
    at,
    { scale: size },
  )
}

export function leafBoats(): string {
  const blower = autumn(CAST.kofi, { top: SUN.base, legs: WATER.deep, shoes: MAPLE.deep, trim: PAPER })
  const loader = autumn(CAST.rose, { top: PLUM.base, legs: FIR.deep, shoes: ROSE.dark, trim: PAPER })
  const maker = autumn(CAST.anh, { top: WATER.base, legs: BARK.dark, shoes: MAPLE.deep, trim: PAPER, hat: TUQUES.sun })
  const adult = autumn(ADULTS.nadia, { top: FIR.base, legs: BARK.deep, shoes: INK, trim: PAPER })
  return frame(
    ['#cfe0e4', '#f5e8cc'],
    woods(132, 76, '#e6bd85', 3, 'round'),
    fill('M0 130H480V200H0Z', '#a3cbdd'),
    line('M40 148h56M190 160h60M350 146h50', '#dcecf2', 4),
    leafBoat([312, 164], '#c8432f', 0.5),
    leafy([440, 206], 210, MAPLE.base, 6),
    land([0, 178, 120, 188, 300, 182, 480, 174], '#e6dcb4'),
    land([0, 226, 240, 212, 480, 222], '#d3d29c'),
    figure(adult, vary(POSES.kneel, { lean: 14, nod: 8, elbows: [1, 1] }), [238, 262], 190, {
      build: 'adult',
      facing: 1,
      grip: { near: [288, 240], far: [280, 220] },
    }),
    figure(loader, vary(POSES.heels, { lean: 18, nod: 6, elbows: [1, 1] }), [400, 282], 148, {
      facing: -1,
      grip: { near: [340, 242], far: [352, 230] },
    }),
    oval([236, 338], 176, 20, '#93985a'),
    fill('M66 262H410L392 340Q238 358 84 340Z', MAPLE.base),
    oval([238, 262], 172, 34, MAPLE.dark),
    oval([238, 264], 162, 29, '#b4d9e6'),
    line('M120 258q14 -5 28 0M300 276q16 -5 32 0M206 250q12 -4 24 0', '#d5eaf2', 3.4),
    leafBoat([176, 266], MAPLE.base, 1.4),
    leafBoat([312, 256], SUN.base, 1.5),
    oval([306, 248], 10, 5.4, STONE.base),
    leafBoat([244, 286], '#c8432f', 1.3),
    oval([344, 246], 9, 5, STONE.dark),
    disc([341, 240], 6.8, CAST.rose.skin),
    line('M112 238q18 0 26 8M116 248q12 2 16 8', PAPER, 3.4),
    figure(blower, vary(POSES.kneel, { lean: 34, nod: -14, elbows: [1, 1] }), [44, 350], 156, {
      grip: { near: [86, 292], far: [92, 272] },
    }),
    figure(maker, vary(POSES.heels, { lean: 6, nod: 12, elbows: [1, 1] }), [436, 354], 146, {
      facing: -1,
      grip: { near: [396, 306], far: [388, 300] },
    }),
    leafBoat([384, 300], SUN.base, 1.2),
    disc([394, 306], 6.8, CAST.anh.skin),
    leaves({ x: [0, 480], y: [230, 356] }, 12, [MAPLE.base, SUN.dark], 9, 5),
  )
}
