import { figure } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence } from '../../../kit/ground.ts'
import { closer, cloud, flowers, frame, land, leaves, tufts, woods } from '../../../kit/landscape.ts'
import {
  BARK,
  CARDBOARD,
  CREAM,
  FIR,
  glow,
  HAIR,
  INK,
  MAPLE,
  PAPER,
  PLUM,
  ROSE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, autumn, CAST, mild } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { floor, pane, shelf, table } from '../../../kit/room.ts'
import { disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { antler } from '../../../kit/things.ts'
import { cloth, under } from '../../../kit/toys.ts'
import { birch, crown, fern, foliage, trunk } from '../../../kit/trees.ts'

const VEST = '#ff7d2a'

/** A bright vest over a coat, seen from the front; the neck is at the origin. */
function frontVest(at: Point, scale = 1): string {
  return place(
    fill('M-13 2L-6 -1 0 9 6 -1 13 2 17 42Q0 48 -17 42Z', VEST) + line('M-15 28Q0 33 15 28', SUN.pale, 4.4),
    at,
    { scale },
  )
}

export function mooseHareOwl(): string {
  const moose = autumn(CAST.noah, { top: WATER.base, legs: FIR.deep, trim: PAPER })
  const hare = autumn(CAST.lea, { top: VEST, legs: WATER.deep, shoes: ROSE.dark, trim: PLUM.base, cut: 'vest' })
  const owl = autumn(CAST.jasleen, { top: FIR.base, legs: PLUM.dark, trim: PAPER })
  const listener = autumn(ADULTS.lucie, { top: ROSE.base, legs: BARK.deep, shoes: INK, trim: PAPER })
  return frame(
    ['#e9efdb', '#faf0cf'],
    woods(166, 96, '#eedd9f', 4, 'mixed'),
    birch([176, 204], -10, 17, 6),
    birch([316, 200], -10, 14, -5),
    land([0, 188, 240, 176, 480, 190], '#e6d795'),
    trunk([28, 236], -10, 40, '#8d6c52'),
    foliage([46, -2], 124, 50, SUN.base, 6),
    foliage([250, -30], 110, 44, MAPLE.soft, 9, 8),
    land([0, 226, 240, 214, 480, 232], '#d9cd88'),
    leaves({ x: [0, 480], y: [246, 354] }, 22, [MAPLE.base, MAPLE.dark], 5, 5),
    fern([214, 246], 34, FIR.soft),
    figure(listener, vary(POSES.tailorFront, { elbows: [-1, 1] }), [254, 252], 152, {
      build: 'adult',
      grip: { near: [236, 182], far: [272, 182] },
      holding: frontVest([254, 190], 0.9),
    }),
    trunk([404, 292], -10, 78, BARK.base),
    crown([420, -14], 150, 70, MAPLE.base, 8),
    cloth([428, 288], 38, 13, ROSE.base),
    figure(owl, vary(POSES.tailorFront, { hands: pair(-5, -29, 5, -29), nod: 13 }), [396, 310], 156, {
      holding: frontVest([396, 250], 0.88),
    }),
    place(line('M-9.5 -1q3.5 3 7 0M2.5 -1q3.5 3 7 0', INK, 1.5), [401, 230], { turn: 13, scale: 1.5 }),
    under([118, 324], 42),
    figure(moose, vary(POSES.standFront, { elbows: [-1, 1], feet: pair(-9, -4, 9, -4) }), [118, 326], 176, {
      grip: { near: [84, 166], far: [152, 166] },
      holding: frontVest([118, 206], 1.12),
    }),
    antler([152, 164], CAST.noah.skin),
    antler([84, 164], CAST.noah.skin, true),
    under([258, 346], 84),
    cloth([366, 338], 40, 14, WATER.base),
    figure(
      hare,
      vary(POSES.prone, { lean: 87, nod: -28, hands: pair(46, -4, 51, -6), elbows: [1, 1] }),
      [256, 348],
      160,
    ),
    fern([464, 350], 48, FIR.base),
    fern([18, 352], 42, FIR.base),
  )
}

/** A paper figure stuck on the ball, arms open. */
function paperOne(at: Point, color: string, turn: number): string {
  return place(line('M0 -2V6M-7 -1H7M0 6L-4 14M0 6L4 14', color, 4.4) + disc([0, -8], 5, color), at, { turn })
}

export function ballOfDayAndNight(): string {
  const left = mild(CAST.maika, { top: ROSE.base, legs: FIR.deep, shoes: PAPER })
  const right = mild(CAST.idris, { top: MAPLE.base, legs: PLUM.dark, shoes: SUN.base, cut: 'stripes', trim: CREAM })
  const riser = mild(CAST.lila, { top: SUN.base, legs: WATER.base, shoes: PAPER })
  const snorer = mild(CAST.emile, { top: FIR.base, legs: WATER.deep, shoes: '#c9cad4' })
  const keeper = mild(ADULTS.nadia, { top: WATER.base, legs: BARK.deep, shoes: INK })
  const light = '#ffe7a6'
  const night = '#1b2140'
  return frame(
    ['#30375a', '#474e74'],
    fill('M218 20H326V112H218Z', '#3b4468') +
      line('M220 34H324M220 48H324M220 62H324M220 76H324M220 90H324', '#525b80', 4) +
      fill('M218 98H326V112H218Z', '#dcebd6') +
      line('M218 20H326V112H218Z', '#6b7398', 6),
    floor(186, '#5b5470', '#5f678c'),
    table([272, 210], 96, 42, '#8f7a78', 10),
    fill('M256 152H270L268 172H258Z', ROSE.base) + line('M260 152V144M265 152V141M269 153L272 145', SUN.base, 3.4),
    paperOne([288, 168], PAPER, 78),
    fill('M414 40L480 22V338L414 254Z', '#8b8da6'),
    oval([450, 212], 30, 112, light, -4, 0.6) + oval([452, 216], 21, 76, '#6e7190', -4),
    line('M414 40L480 22', '#b0b2c6', 7),
    fill('M272 200L442 101A30 112 -4 0 0 458 324L272 301Z', light, 0.14),
    disc([120, 190], 96, light, 0.08),
    figure(keeper, vary(POSES.heels, { lean: 18, nod: -2, elbows: [1, 1] }), [34, 268], 212, {
      build: 'adult',
      grip: { near: [66, 243], far: [88, 241] },
    }),
    under([134, 258], 34),
    figure(riser, vary(POSES.standFront, { elbows: [-1, 1], stretch: 1.18 }), [134, 258], 152, {
      grip: { near: [92, 112], far: [176, 108] },
    }),
    figure(left, vary(POSES.heels, { lean: 14, nod: 4, elbows: [1, 1] }), [200, 268], 168, {
      grip: { near: [240, 214], far: [258, 204] },
    }),
    figure(right, vary(POSES.heels, { lean: 14, nod: 4, elbows: [1, 1] }), [344, 268], 168, {
      facing: -1,
      grip: { near: [304, 214], far: [288, 204] },
    }),
    line('M100 270H416M92 318H462', '#4fa3cf', 5),
    fill('M104 246L272 199V303L104 290Z', light, 0.34),
    under([272, 308], 72),
    oval([272, 303], 50, 11, '#c7cfda') + oval([272, 300], 36, 7, '#8f97a8'),
    disc([272, 250], 52, night) + fill('M272 198A52 52 0 0 0 272 302A20 52 0 0 0 272 198Z', '#8fd0e6'),
    oval([242, 228], 9, 14, '#c8ecf5', 34),
    paperOne([240, 258], MAPLE.base, -14) + paperOne([268, 232], PAPER, 6),
    paperOne([304, 256], '#6a71a0', 16),
    line('M244 287Q272 298 299 287M289 283l10 4 -5 9', PAPER, 3.2),
    disc([242, 216], 8, CAST.maika.skin) + disc([262, 208], 7.4, shade(CAST.maika.skin, 0.12)),
    disc([304, 216], 8, CAST.idris.skin) + disc([286, 207], 7.4, shade(CAST.idris.skin, 0.12)),
    fill('M36 252L52 238H108L96 252Z', glow(CARDBOARD, 0.15)) +
      fill('M96 252L108 238V284L96 300Z', '#fff4cf') +
      fill('M36 252H96V300H36Z', shade(CARDBOARD, 0.22)),
    disc([88, 242], 7.6, shade(ADULTS.nadia.skin, 0.14)) + disc([66, 244], 8.4, ADULTS.nadia.skin),
    oval([364, 340], 118, 24, night, 0, 0.42),
    figure(snorer, vary(POSES.lie, { hip: [0, -10], nod: -16, hands: pair(-12, -18, 4, -18) }), [348, 346], 164, {
      facing: -1,
    }),
    line('M398 306q2 5 7 5', INK, 2.2) + oval([394, 320], 3.4, 4.6, '#5a2a2e', 20),
    line('M384 306q-5 -5 0 -10t0 -10M370 300q-7 -7 0 -14t0 -14M354 292q-9 -9 0 -18', '#c9d2ea', 3),
  )
}

/** A big sheet of cardboard with soft corners, its two bands of tape seen. */
function panel(d: string, tape: string, tone = 0): string {
  const color = shade(CARDBOARD, tone)
  return fill(d, color) + line(d, color, 7) + line(tape, shade(color, 0.16), 3)
}

/** A pinwheel whose wheel turns around the origin, its handle down. */
function pinwheel(at: Point, r: number, stick: number, turn: number): string {
  const vane = `M0 0Q${-r * 0.1} ${-r * 0.8} ${r * 0.3} ${-r}Q${r * 0.9} ${-r * 0.7} 0 0Z`
  const vanes = [ROSE.base, SUN.base, WATER.base, PLUM.base].map((color, i) =>
    place(fill(vane, color), [0, 0], { turn: turn + i * 90 }),
  )
  const far = r + 8
  const spin = `M${-far} -2A${far} ${far} 0 0 1 -6 ${-far}M${-far + 2} 14A${far} ${far} 0 0 0 -12 ${far - 2}`
  return place(line(`M0 0V${stick}`, PAPER, 4.4) + vanes.join('') + disc([0, 0], 4, PAPER) + line(spin, PAPER, 3), at, {
    turn: -9,
  })
}

export function fourDoorsForTheWind(): string {
  const miller = mild(CAST.awa, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const opener = mild(CAST.theo, { top: WATER.base, legs: BARK.dark, shoes: MAPLE.base })
  const far = mild(CAST.anh, { top: ROSE.base, legs: WATER.deep, shoes: PAPER })
  const further = mild(CAST.noah, { top: FIR.dark, legs: PLUM.dark, shoes: SUN.base })
  const near = mild({ ...CAST.maika, view: 'back' as const }, { top: MAPLE.base, legs: FIR.deep, shoes: ROSE.base })
  return frame(
    ['#b3daec', '#edf4df'],
    cloud([70, 58], 104, PAPER, 0.9),
    cloud([300, 40], 84, PAPER, 0.8),
    woods(142, 60, '#9cc884', 9, 'round'),
    fence([8, 480], 176, 50, '#dcc095', 30),
    cloth([308, 130], 30, 22, ROSE.base),
    line('M308 124V136', INK, 4),
    land([0, 170, 240, 166, 480, 172], '#a6cf86'),
    tufts([178, 196], 10, FIR.base, 5, 7),
    flowers([206, 350], 14, SUN.base, FIR.base, 8),
    closer(
      1.13,
      [240, 356],
      under([136, 226], 30),
      figure(far, vary(POSES.standFront, {}), [136, 228], 126, {
        grip: { near: [111, 178], far: [161, 184] },
        holding: panel('M114 152L158 158V216L114 206Z', 'M116 172L156 178'),
      }),
      disc([111, 180], 6, CAST.anh.skin) + disc([161, 186], 6, CAST.anh.skin),
      under([360, 226], 30),
      figure(further, vary(POSES.standFront, {}), [360, 228], 126, {
        grip: { near: [335, 184], far: [385, 178] },
        holding: panel('M338 158L382 152V206L338 216Z', 'M340 178L380 172'),
      }),
      disc([335, 186], 6, CAST.noah.skin) + disc([385, 180], 6, CAST.noah.skin),
      line(
        'M20 214Q60 204 98 214 140 224 168 204M20 232Q66 222 106 232 150 242 178 218M14 250Q60 242 112 250 162 256 186 232',
        PAPER,
        3.6,
      ),
      under([266, 296], 38),
      figure(miller, vary(POSES.stand, { lean: 3, nod: 0, elbows: [1, 1], stretch: 1.2 }), [266, 298], 150, {
        facing: -1,
        grip: { near: [210, 230], far: [211, 240] },
      }),
      pinwheel([200, 172], 32, 78, 18),
      disc([211, 230], 7, CAST.awa.skin),
      under([80, 346], 40),
      figure(opener, vary(POSES.standFront, { feet: pair(-8, -4, 12, -12) }), [76, 348], 164, {
        grip: { near: [48, 286], far: [104, 268] },
        holding: panel('M50 252L100 232V302L50 328Z', 'M52 276L98 256', 0.04),
      }),
      disc([47, 286], 7.6, CAST.theo.skin) + disc([104, 268], 7.6, CAST.theo.skin),
      line(
        'M118 254Q128 278 120 302M132 264Q140 282 134 302M96 344Q122 340 136 324M127 325L137 323L138 333',
        PAPER,
        3.4,
      ),
      under([404, 348], 40),
      panel('M362 248L434 234V304L362 322Z', 'M364 272L432 258', 0.06),
      figure(near, vary(POSES.standFront, {}), [404, 350], 166, { grip: { near: [436, 268], far: [364, 282] } }),
    ),
  )
}

/** An open hand that says no, its fingers up. */
function palm(at: Point, skin: string): string {
  return place(
    line('M-5 -4L-7 -16M-1 -6L-2 -19M3 -5L4 -18M6 -3L10 -14M6 3L14 -2', skin, 4.8) + disc([0, 0], 8.6, skin),
    at,
  )
}

/** A square of cardboard with its opening, seen askew: the corners of the outside and of the hole. */
function cutFrame(outside: string, hole: string, color: string): string {
  return fill(`${outside}${hole}`, color) + line(outside, color, 5) + line(hole, shade(color, 0.24), 2.4)
}

/** A drawn photograph taped to the wall. */
function photo(at: Point, art: string, turn: number): string {
  return place(fill('M-17 -14H17V14H-17Z', PAPER) + art + line('M-6 -15H6', SUN.base, 5), at, { turn })
}

export function mayIFrameYou(): string {
  const asking = mild(CAST.idris, { top: FIR.base, legs: BARK.dark, shoes: PAPER })
  const refusing = mild(CAST.mei, { top: ROSE.base, legs: WATER.deep, shoes: SUN.base, cut: 'overalls' })
  const model = mild(CAST.sami, { top: SUN.base, legs: WATER.deep, shoes: '#d6463a' })
  const framing = mild(CAST.rose, { top: WATER.base, legs: PLUM.dark, shoes: PAPER, cut: 'stripes', trim: PAPER })
  return frame(
    ['#e4e6d6', '#f6f1e2'],
    pane([30, 24], 92, 76, 'spring'),
    floor(190, '#d3b48a', PAPER),
    shelf([174, 190], 88, 64, [['books', 'plant', 'bin']]),
    photo([166, 92], oval([0, 1], 11, 6.5, WATER.soft) + disc([0, 1], 4.4, INK), -4) +
      photo([212, 88], line('M-10 7q3 -14 8 -3t8 -4 3 6', HAIR.brown, 3), 3) +
      photo([256, 93], fill('M-10 -6H-1Q2 1 11 2V7H-10Z', MAPLE.base), -2),
    fill('M286 30H408L412 206Q420 228 440 240H256Q280 228 284 206Z', PLUM.soft),
    line('M278 28H416', BARK.soft, 5),
    under([346, 318], 42),
    figure(model, vary(POSES.standFront, { feet: pair(-5, -4, 5, -4), nod: -6, elbows: [1, 1] }), [346, 320], 176, {
      grip: { near: [327, 246], far: [374, 160] },
    }),
    under([90, 342], 38),
    figure(asking, vary(POSES.stand, { lean: 4, nod: 4, elbows: [1, 1] }), [82, 344], 184, {
      grip: { near: [110, 284], far: [147, 258] },
      holding: cutFrame('M108 246L148 238V290L108 304Z', 'M118 258V288L139 280V252Z', CARDBOARD),
    }),
    under([214, 342], 38),
    figure(refusing, vary(POSES.stand, { lean: -2, nod: 2, elbows: [1, 1] }), [218, 344], 178, {
      facing: -1,
      grip: { near: [163, 222] },
    }),
    palm([162, 222], CAST.mei.skin),
    under([424, 346], 44),
    figure(framing, vary(POSES.kneel, { lean: 36, nod: 0, elbows: [1, 1] }), [440, 348], 158, {
      facing: -1,
      grip: { near: [386, 321], far: [381, 298] },
    }),
    line('M331 311h11M332 317h9M350 311h11M351 317h9', PAPER, 2.6),
    cutFrame('M308 290L382 282V346L308 338Z', 'M319 301V328L371 334V294Z', CARDBOARD),
    disc([384, 322], 7.6, CAST.rose.skin),
    line('M298 300l-9 -5M300 286l-7 -8M312 278l-3 -9', PAPER, 3.4),
  )
}
