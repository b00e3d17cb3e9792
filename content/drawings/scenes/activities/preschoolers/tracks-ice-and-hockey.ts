import { figure } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence } from '../../../kit/ground.ts'
import { cloud, frame, land, sun, woods } from '../../../kit/landscape.ts'
import { BARK, CREAM, FIR, glow, MAPLE, PAPER, PLUM, ROSE, SNOW, SUN, shade, WATER } from '../../../kit/palette.ts'
import { ADULTS, CAST, winter } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { BLUE_ICE, ice, RED_ICE, YELLOW_ICE } from '../../../kit/things.ts'
import { ball, under } from '../../../kit/toys.ts'
import { fir } from '../../../kit/trees.ts'

/** One bound of a hare that goes to the right: two small hollows in a line, then two long ones side by side. */
function bound(at: Point, scale = 1, turn = 0): string {
  const hollow = (x: number, y: number, rx: number, ry: number) =>
    oval([x, y], rx, ry, SNOW.deep) + oval([x + 0.6, y + 1.2], rx * 0.72, ry * 0.6, '#7f9bb0')
  return place(hollow(-19, 1, 4.6, 2.8) + hollow(-7, 0, 4.6, 2.8) + hollow(10, -5, 9, 3.4) + hollow(9, 6, 9, 3.6), at, {
    scale,
    turn,
  })
}

export function hareTrack(): string {
  const looker = winter(CAST.noah, { top: SUN.base, legs: WATER.deep, trim: MAPLE.base })
  const pointer = winter(CAST.lea, { top: ROSE.base, legs: PLUM.dark, trim: CREAM })
  const drawer = winter(CAST.mei, { top: PLUM.base, legs: FIR.deep, trim: SUN.soft })
  const adult = winter(ADULTS.marc, { top: WATER.base, legs: BARK.deep, trim: PAPER })
  const card = '#d8bd92'
  return frame(
    ['#bdd6e6', '#f6f1e6'],
    sun([54, 62], 20, SUN.pale),
    woods(196, 122, '#b7c9d4', 8, 'fir'),
    land([0, 214, 240, 204, 480, 216], SNOW.base),
    figure(adult, vary(POSES.stand, { lean: 12, nod: 10, hands: pair(8, -28, 12, -28) }), [160, 256], 166, {
      build: 'adult',
    }),
    oval([352, 258], 86, 14, SNOW.shade),
    fir([352, 264], 262, '#3f7a5a', true),
    land([0, 262, 120, 256, 300, 262, 480, 266], SNOW.light),
    fill('M280 268Q352 246 428 268 392 284 352 284 312 284 280 268Z', SNOW.shade),
    bound([28, 340], 1.25, -6),
    bound([108, 335], 1.2, -6),
    bound([188, 326], 1.14, -8),
    bound([264, 312], 1.08, -12),
    bound([336, 286], 1.02, -16),
    under([236, 288], 44),
    figure(looker, vary(POSES.kneel, { lean: 34, nod: 2, elbows: [-1, -1] }), [232, 288], 142, {
      grip: { near: [282, 284], far: [268, 276] },
    }),
    under([430, 322], 46),
    figure(pointer, vary(POSES.kneel, { lean: 16, nod: 10 }), [432, 322], 152, {
      facing: -1,
      grip: { near: [372, 270], far: [402, 296] },
    }),
    under([88, 306], 44),
    figure(drawer, vary(POSES.heels, { lean: 14, nod: 12 }), [78, 308], 158, {
      grip: { near: [132, 258], far: [140, 274] },
    }),
    fill('M112 286L126 254 162 262 150 294Z', shade(card, 0.22)) +
      fill('M108 282L124 250 160 258 146 290Z', card) +
      line('M108 282L146 290', shade(card, 0.3), 2.4) +
      line('M122 274h.1M130 270h.1M138 266h.1M126 279h.1M134 275h.1', PLUM.dark, 4),
    line('M136 262L124 244', MAPLE.base, 6),
    disc([131, 254], 9, SUN.soft),
    disc([146, 286], 8, shade(SUN.soft, 0.08)),
  )
}

/** The coloured light that falls on the snow behind a block. */
function stain([x, y]: Point, color: string, long = 60): string {
  return fill(
    `M${x - 20} ${y - 2}L${x + 18} ${y + 3}L${x + long} ${y + 22}Q${x + long - 22} ${y + 32} ${x + long - 46} ${y + 25}Z`,
    color,
    0.34,
  )
}

export function iceVillage(): string {
  const stacker = winter(CAST.awa, { top: PLUM.base, legs: PLUM.dark, trim: SUN.soft })
  const holder = winter(CAST.emile, { top: FIR.base, legs: FIR.deep, trim: PAPER })
  const pusher = winter(CAST.anh, { top: MAPLE.base, legs: WATER.deep, trim: CREAM })
  const adult = winter(ADULTS.lucie, { top: WATER.base, legs: BARK.deep, trim: ROSE.soft })
  return frame(
    ['#a9cfea', '#fbf0da'],
    sun([70, 66], 28, SUN.soft),
    woods(178, 66, '#b7cbd6', 4, 'round'),
    fence([10, 480], 218, 48, '#cfae80', 28),
    land([0, 214, 240, 208, 480, 216], SNOW.base),
    land([0, 262, 240, 252, 480, 264], SNOW.light),
    under([400, 306], 60),
    figure(adult, vary(POSES.kneel, { lean: 34, nod: 0, elbows: [-1, -1] }), [432, 306], 228, {
      build: 'adult',
      facing: -1,
      grip: { near: [396, 244], far: [350, 246] },
    }),
    stain([368, 304], RED_ICE, 66),
    ice([370, 304], 48, 34, RED_ICE),
    fill('M340 280L349 236Q370 228 391 236L400 280Q370 292 340 280Z', SUN.base) +
      fill('M376 286L379 233 391 236 400 280Q388 285 376 286Z', shade(SUN.base, 0.16)) +
      line('M340 280Q370 292 400 280', glow(SUN.base, 0.5), 4),
    disc([396, 247], 10.5, ROSE.soft),
    disc([346, 248], 9.5, shade(ROSE.soft, 0.1)),
    stain([196, 298], BLUE_ICE, 66),
    stain([250, 300], RED_ICE, 72),
    under([98, 294], 36),
    figure(stacker, vary(POSES.stand, { lean: 6, nod: 2, elbows: [1, 1] }), [106, 292], 154, {
      grip: { near: [158, 208], far: [184, 208] },
    }),
    figure(holder, vary(POSES.kneel, { lean: 8, nod: 2 }), [286, 288], 146, {
      facing: -1,
      grip: { near: [242, 246], far: [232, 254] },
    }),
    ice([146, 296], 48, 34, YELLOW_ICE),
    ice([196, 300], 50, 36, BLUE_ICE),
    ice([248, 298], 48, 34, RED_ICE),
    ice([170, 260], 46, 32, RED_ICE),
    ice([220, 262], 46, 32, YELLOW_ICE),
    ice([180, 227], 42, 30, BLUE_ICE, -5),
    disc([161, 212], 9.4, SUN.soft),
    disc([243, 246], 9, PAPER),
    under([52, 350], 44),
    stain([136, 346], YELLOW_ICE, 60),
    figure(pusher, vary(POSES.crawl, { lean: 62, nod: -44 }), [52, 350], 136, {
      grip: { near: [112, 332], far: [118, 326] },
    }),
    ice([138, 346], 50, 32, YELLOW_ICE),
    disc([114, 332], 9, CREAM),
  )
}

/** A stick cut from a foam noodle, with its round end and the hole through it. */
function noodle(a: Point, b: Point, color: string, width = 14): string {
  return (
    line(`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`, color, width) +
    line(`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`, glow(color, 0.3), width * 0.3) +
    disc(a, width * 0.52, glow(color, 0.2)) +
    disc(a, width * 0.2, shade(color, 0.4))
  )
}

export function softStickHockey(): string {
  const goalie = winter(CAST.fatou, { top: ROSE.base, legs: PLUM.dark, trim: PAPER })
  const shooter = winter(CAST.theo, { top: WATER.base, legs: WATER.deep, trim: SUN.base })
  const teller = winter(CAST.jasleen, { top: FIR.base, legs: BARK.deep, trim: PAPER, hat: CAST.jasleen.hat })
  const adult = winter(ADULTS.helene, { top: MAPLE.base, legs: BARK.deep, trim: CREAM })
  const box = '#c99f6c'
  return frame(
    ['#b4d3e8', '#f7f1e3'],
    cloud([60, 72], 90, PAPER, 0.9),
    woods(182, 60, '#b6c9d5', 12, 'round'),
    fir([40, 222], 130, '#6a927f', true),
    fence([70, 480], 218, 46, '#cfae80', 28),
    land([0, 214, 240, 206, 480, 216], SNOW.base),
    figure(adult, vary(POSES.stand, { lean: 6, nod: 6 }), [150, 254], 176, {
      build: 'adult',
      grip: { near: [168, 190], far: [174, 186] },
    }),
    land([0, 256, 240, 246, 480, 258], SNOW.light),
    under([400, 322], 84, 12),
    fill('M338 218H440L470 196H372Z', glow(box, 0.22)),
    fill('M440 218L470 196V292L440 318Z', shade(box, 0.18)),
    fill('M332 214H444V322H332Z', box),
    fill('M344 226H432V316H344Z', '#5f4630'),
    fill('M344 316H432L420 296H356Z', '#7b5c3f'),
    fill('M440 250L470 228V240L440 263Z', '#c8d0cf'),
    under([240, 286], 34, 6),
    figure(teller, vary(POSES.stand, { lean: -3, nod: -6, elbows: [1, 1] }), [238, 286], 140, {
      grip: { near: [270, 202], far: [262, 220] },
    }),
    noodle([263, 183], [281, 240], '#4aa3d8', 13),
    disc([268, 203], 8.6, PAPER),
    under([330, 334], 46),
    figure(goalie, vary(POSES.crouch, { hip: [-4, -22], lean: 30, nod: -8, elbows: [-1, -1] }), [352, 336], 148, {
      facing: -1,
      grip: { near: [306, 292], far: [318, 262] },
    }),
    noodle([318, 316], [296, 262], SUN.base, 13),
    disc([306, 288], 9.4, PAPER),
    under([236, 336], 17, 4),
    ball([236, 322], 15, '#c9343f', '#e9808a'),
    line('M204 330h-14', SNOW.deep, 3),
    under([112, 340], 44),
    figure(
      shooter,
      vary(POSES.push, { lean: 32, nod: -16, elbows: [1, 1], feet: pair(-22, -4, 8, -4) }),
      [112, 340],
      154,
      {
        grip: { near: [148, 274], far: [166, 284] },
      },
    ),
    noodle([214, 322], [136, 262], PLUM.base, 14),
    disc([148, 271], 9.4, SUN.base),
    disc([166, 285], 9, shade(SUN.base, 0.1)),
  )
}

function cone(at: Point, scale = 1, turn = 0): string {
  return place(
    oval([0, -1], 13, 4, '#c8541f') +
      fill('M-9 -2L-2.4 -30Q0 -33 2.4 -30L9 -2Q0 2 -9 -2Z', '#ec6d2a') +
      fill('M-6.6 -12L-4.6 -20Q0 -18 4.6 -20L6.6 -12Q0 -9 -6.6 -12Z', PAPER),
    at,
    { scale, turn },
  )
}

/** A low sled with rounded sides that faces right; the rider's seat is at (-6, -8). Draw `sledSide` over the rider. */
function sledBack(at: Point, color: string, turn = 0, mirror = false, scale = 1): string {
  return place(fill('M-44 -20Q-42 -26 -36 -24L42 -20Q54 -22 56 -28L50 -4H-38Z', shade(color, 0.3)), at, {
    turn,
    mirror,
    scale,
  })
}

function sledSide(at: Point, color: string, turn = 0, mirror = false, scale = 1): string {
  return place(
    fill('M-44 -18H38Q52 -18 58 -30 60 -8 44 0H-36Q-44 -4 -44 -18Z', color) + line('M-40 -12H40', glow(color, 0.4), 3),
    at,
    { turn, mirror, scale },
  )
}

export function sledsAndCones(): string {
  const helmet = (color: string, trim: string) => ({ kind: 'helmet', color, trim }) as const
  const slider = winter(CAST.kofi, { top: SUN.base, legs: WATER.deep, trim: PAPER, hat: helmet(ROSE.base, PAPER) })
  const puller = winter(CAST.maika, { top: ROSE.base, legs: PLUM.dark, trim: CREAM, hat: helmet(WATER.base, PAPER) })
  const rider = winter(CAST.sami, { top: FIR.base, legs: FIR.deep, trim: SUN.soft, hat: helmet(SUN.base, MAPLE.dark) })
  const adult = winter(ADULTS.julie, { top: PLUM.base, legs: BARK.deep, trim: SUN.soft })
  return frame(
    ['#b3d2e8', '#f8f0e0'],
    sun([414, 56], 22, SUN.pale),
    woods(188, 96, '#b6c8d4', 6, 'round'),
    fir([338, 214], 120, '#76998b'),
    land([0, 212, 240, 206, 480, 214], SNOW.base),
    land([-10, 186, 60, 180, 120, 186, 200, 214, 290, 244, 360, 252, 490, 254], SNOW.light),
    fill(
      'M-10 186Q60 176 120 186 200 210 290 244 340 254 360 252L330 262Q250 262 190 244 110 222 60 218L-10 214Z',
      '#ffffff',
    ),
    line('M58 200Q130 206 196 232T300 262M44 226Q110 236 170 256T270 282', SNOW.deep, 3.4, 0.65),
    cone([66, 188], 0.8),
    cone([150, 208], 0.86),
    cone([208, 232], 0.92),
    cone([284, 254], 0.98),
    sledBack([134, 244], WATER.base, 17),
    figure(slider, vary(POSES.floor, { lean: -10, nod: 6, elbows: [-1, -1] }), [126, 229], 136, {
      grip: { near: [146, 222], far: [162, 214] },
      step: { near: [172, 236], far: [176, 231] },
    }),
    sledSide([134, 246], WATER.base, 17),
    disc([143, 229], 8, PAPER),
    line('M62 210l-18 -6M58 222l-22 -6M66 198l-12 -4', SNOW.deep, 3),
    cone([30, 252], 1.06),
    cone([110, 280], 1.12),
    cone([192, 288], 1.1),
    fill('M30 334Q150 300 250 322 360 340 490 316V340Q370 356 250 344 140 332 40 354Z', '#e1eaf0'),
    cone([70, 338], 1.2),
    under([250, 346], 60, 8),
    sledBack([250, 346], ROSE.base),
    figure(rider, vary(POSES.floor, { lean: -6, nod: -4, elbows: [-1, -1] }), [236, 331], 140, {
      grip: { near: [256, 318], far: [272, 314] },
      step: { near: [286, 324], far: [290, 321] },
    }),
    sledSide([250, 348], ROSE.base),
    disc([254, 328], 8.4, SUN.soft),
    line('M306 322L345 290', BARK.soft, 4),
    disc([345, 290], 5, BARK.soft),
    under([366, 342], 36, 7),
    figure(adult, vary(POSES.stand, { lean: 4, nod: 6 }), [440, 314], 212, {
      build: 'adult',
      facing: -1,
      grip: { near: [404, 240], far: [396, 232] },
    }),
    figure(
      puller,
      vary(POSES.pull, { lean: 14, nod: -8, elbows: [-1, -1], feet: pair(-12, -5, 12, -4) }),
      [366, 342],
      150,
      { grip: { near: [342, 292], far: [352, 288] } },
    ),
    disc([343, 292], 8.6, CREAM),
    cone([468, 350], 1.25),
  )
}
