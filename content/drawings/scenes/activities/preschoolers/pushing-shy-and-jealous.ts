import { figure, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence } from '../../../kit/ground.ts'
import { cloud, frame, land, tufts, woods } from '../../../kit/landscape.ts'
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
import { ADULTS, CAST, mild, summer } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { floor, pane, pinned, rug, shelf } from '../../../kit/room.ts'
import { disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { block } from '../../../kit/toys.ts'

const RED = '#d6463a'

export function porcupinePath(): string {
  const left = summer(CAST.noah, { top: SUN.base, legs: WATER.deep, shoes: ROSE.base })
  const right = summer(CAST.lea, { top: ROSE.base, legs: FIR.deep, shoes: PAPER, cut: 'stripes', trim: PAPER })
  const waiting = summer(CAST.maika, { top: WATER.base, legs: PLUM.dark, shoes: SUN.base })
  const adult = summer(ADULTS.lucie, { top: MAPLE.base, legs: BARK.deep, shoes: CREAM })
  const chalk = (cx: number, cy: number, rx: number, ry: number, color: string, gap = '') =>
    `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" stroke="${color}" stroke-width="5"${gap}/>`
  const spikes = (x: number, y: number, k: number) =>
    line(`M${x} ${y}l${k * 12} -5M${x - k * 2} ${y + 14}l${k * 13} 0M${x - k * 2} ${y + 28}l${k * 12} 5`, PAPER, 3.4)
  return frame(
    ['#bfe1ee', '#eef4dd'],
    cloud([330, 60], 100, PAPER, 0.9),
    woods(150, 62, '#9cc884', 9, 'round'),
    fence([8, 480], 188, 50, '#d9bb90', 30),
    land([0, 186, 240, 182, 480, 188], '#a6cf86'),
    tufts([190, 202], 12, FIR.base, 5, 7),
    fill('M0 206Q240 198 480 208V360H0Z', '#a9afad'),
    chalk(320, 288, 224, 74, PAPER),
    chalk(320, 292, 112, 40, PAPER),
    figure(adult, vary(POSES.stand, { lean: 0, nod: 6, elbows: [1, 1] }), [408, 244], 186, {
      build: 'adult',
      facing: -1,
      grip: { near: [396, 138], far: [393, 130] },
    }),
    chalk(330, 294, 72, 24, SUN.soft, ' stroke-dasharray="56 22 200 22 200"'),
    figure(waiting, POSES.tailorFront, [330, 304], 138, { grip: { near: [312, 286], far: [348, 286] } }),
    figure(left, vary(POSES.stand, { lean: -3, nod: 3, elbows: [1, 1] }), [134, 330], 166, {
      grip: { near: [147, 262], far: [149, 256] },
    }),
    figure(right, vary(POSES.stand, { lean: -3, nod: 3, elbows: [1, 1] }), [186, 332], 166, {
      facing: -1,
      grip: { near: [173, 264], far: [171, 258] },
    }),
    spikes(104, 226, -1) + spikes(216, 228, 1),
  )
}

export function lookoutScreen(): string {
  const watcher = mild(CAST.maika, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const drawer = mild(CAST.theo, { top: WATER.base, legs: BARK.dark, shoes: SUN.base })
  const first = mild(CAST.idris, { top: SUN.base, legs: FIR.deep, shoes: PAPER, cut: 'stripes', trim: MAPLE.base })
  const second = mild(CAST.zoe, { top: FIR.base, legs: WATER.deep, shoes: MAPLE.dark })
  const third = mild(CAST.emile, { top: MAPLE.base, legs: PLUM.dark, shoes: PAPER })
  const panel = ([ax, ay]: Point, [bx, by]: Point, h: number, color: string, at: number) => {
    const on = (t: number, up: number) => `${ax + (bx - ax) * t} ${ay + (by - ay) * t - h * up}`
    const hole = (color: string, s: number) =>
      fill(`M${on(0.2, at + s)}L${on(0.84, at + s)}L${on(0.84, at)}L${on(0.2, at)}Z`, color)
    return (
      fill(`M${on(0, 0)}L${on(1, 0)}L${on(1, 1)}L${on(0, 1)}Z`, color) +
      hole('#b4c2b4', 0.28) +
      fill(`M${on(0.2, at + 0.13)}L${on(0.84, at + 0.13)}L${on(0.84, at)}L${on(0.2, at)}Z`, WATER.soft) +
      line(
        `M${on(0.2, at + 0.28)}L${on(0.84, at + 0.28)}L${on(0.84, at)}L${on(0.2, at)}Z`,
        shade(CARDBOARD, 0.3),
        2.4,
      ) +
      line(`M${on(0, 1)}L${on(1, 1)}`, glow(CARDBOARD, 0.4), 3)
    )
  }
  const drink = vary(POSES.crawl, { lean: 84, nod: 30, hip: [-14, -27], hands: pair(18, -4, 24, -6) })
  return frame(
    ['#e2e8d8', '#f5f1e2'],
    pane([338, 24], 92, 74, 'summer'),
    pinned([262, 34], 50, 42, [WATER.base, SUN.base, ROSE.base], -4),
    floor(176, '#b4c2b4'),
    shelf([6, 176], 92, 76, [
      ['books', 'plant'],
      ['bin', 'blocks'],
    ]),
    figure(third, vary(drink, { nod: 48 }), [318, 268], 116),
    fill('M276 298Q288 266 344 266 396 256 432 276 458 296 440 320 402 342 352 334 284 334 276 298Z', WATER.base) +
      fill('M290 298Q304 277 348 277 394 268 420 284 440 298 426 312 396 328 354 322 298 322 290 298Z', WATER.soft) +
      line('M330 294q10 -6 20 0t20 0M352 310q10 -6 20 0t20 0M380 288q8 -5 16 0', PAPER, 3),
    panel([148, 246], [204, 268], 116, CARDBOARD, 0.44),
    panel([204, 268], [166, 300], 116, shade(CARDBOARD, 0.16), 0.44),
    figure(watcher, vary(POSES.floor, { lean: 6, nod: 0, elbows: [1, 1] }), [94, 276], 144, {
      grip: { near: [150, 226], far: [156, 222] },
    }),
    panel([166, 300], [222, 340], 116, CARDBOARD, 0.46),
    figure(
      drawer,
      vary(POSES.floor, { lean: 2, nod: 10, elbows: [1, 1], feet: pair(22, -4, 26, -4), knees: [-1, -1] }),
      [72, 350],
      152,
      {
        grip: { near: [118, 306], far: [124, 312] },
      },
    ),
    place(
      fill('M-22 -13L20 -16L24 10L-20 14Z', PAPER) + line('M-12 6v-12M-4 5v-12M4 5q6 -8 8 -12', FIR.dark, 3),
      [126, 314],
      { turn: -12 },
    ),
    place(line('M0 0L12 10', MAPLE.dark, 5), [116, 300]),
    disc([117, 302], 6.8, CAST.theo.skin),
    figure(first, vary(drink, { nod: 38 }), [256, 346], 132),
    figure(second, vary(drink, { nod: 38 }), [450, 346], 132, { facing: -1 }),
  )
}

/** A long sock lying or hanging along a path. */
function sock(d: string, color: string, stripe = ''): string {
  return (
    line(d, color, 13) +
    (stripe ? `<path d="${d}" stroke="${stripe}" stroke-width="13" stroke-dasharray="5 6" stroke-linecap="butt"/>` : '')
  )
}

export function sockNoodles(): string {
  const cook = mild(CAST.awa, { top: SUN.base, legs: WATER.deep, shoes: ROSE.base })
  const asking = mild(CAST.rose, { top: PLUM.soft, legs: FIR.deep, shoes: ROSE.base, cut: 'dress', trim: PLUM.base })
  const dancer = mild(CAST.sami, { top: FIR.base, legs: BARK.dark, shoes: SUN.base })
  const adult = mild(ADULTS.minh, { top: WATER.base, legs: BARK.deep, shoes: INK })
  const holes = [-30, -15, 0, 15, 30].map((x) => `M${x} -24h.1M${x * 0.85} -12h.1`).join('')
  return frame(
    ['#f3e1d6', '#f8f0e2'],
    pane([34, 26], 92, 76, 'autumn'),
    pinned([176, 40], 52, 44, [PLUM.base, SUN.base, FIR.base], 4),
    floor(186, '#c69f79'),
    shelf([196, 186], 110, 74, [['basket', 'books', 'ball']]),
    rug([240, 306], 226, 48, '#bcd0c4', '#dde8dc'),
    figure(adult, vary(POSES.heels, { lean: 0, nod: 6, elbows: [1, 1] }), [440, 262], 196, {
      build: 'adult',
      facing: -1,
      grip: { near: [404, 196], far: [402, 188] },
    }),
    toddler(cook, vary(POSES.floorFront, { elbows: [1, -1] }), [222, 318], 166, {
      grip: { near: [204, 284], far: [256, 298] },
      step: { near: [208, 324], far: [236, 324] },
    }),
    place(
      sock('M-30 -34Q-20 -54 -4 -36', FIR.base) +
        sock('M0 -32Q14 -58 30 -34', ROSE.base) +
        sock('M-12 -34Q2 -48 12 -34', WATER.base) +
        sock('M18 -34q4 -10 12 2', SUN.base),
      [222, 336],
    ),
    place(
      fill('M-44 -36H44Q42 2 20 6H-20Q-42 2 -44 -36Z', RED) +
        fill('M18 -36H46Q44 2 20 6H8Q20 -10 18 -36Z', shade(RED, 0.14)) +
        line('M-48 -36H48', glow(RED, 0.3), 7) +
        line(holes, shade(RED, 0.42), 5) +
        line('M-12 0h.1M0 0h.1M12 0h.1', shade(RED, 0.42), 5),
      [222, 336],
    ),
    sock('M198 298Q172 284 166 304L160 324', CREAM, PLUM.base),
    disc([257, 300], 7.4, CAST.awa.skin),
    sock('M240 298Q254 302 250 324', MAPLE.base),
    toddler(asking, vary(POSES.kneel, { lean: 14, nod: 8, elbows: [1, 1] }), [114, 342], 158, {
      grip: { near: [157, 300], far: [136, 306] },
    }),
    toddler(
      dancer,
      vary(POSES.jump, { hip: [0, -41], feet: pair(-12, -8, 14, -20), hands: pair(-40, -92, 36, -80) }),
      [348, 340],
      160,
      {
        shadow: true,
        grip: { near: [310, 216] },
      },
    ),
    sock('M332 238L311 218Q298 204 288 210T280 232', ROSE.base) +
      line('M330 236L334 240', ROSE.soft, 13) +
      line('M282 226L280 233', ROSE.soft, 13),
    line('M300 330q-8 6 -6 14M404 312q8 6 6 14', PAPER, 3.4),
  )
}

export function angryWords(): string {
  const shouter = mild(CAST.kofi, { top: SUN.base, legs: WATER.deep, shoes: RED })
  const whisperer = mild(CAST.emile, { top: FIR.base, legs: PLUM.dark, shoes: PAPER, cut: 'stripes', trim: FIR.pale })
  const adult = mild(ADULTS.julie, { top: PLUM.base, legs: BARK.deep, shoes: INK })
  return frame(
    ['#f1ddd0', '#f8efe1'],
    pane([190, 26], 94, 76, 'winter'),
    pinned([342, 40], 54, 46, [RED, INK, SUN.base], 4),
    floor(190, '#a9b8ae'),
    block([138, 264], 30, 30, ROSE.base) + block([174, 266], 28, 28, WATER.base) + block([150, 288], 28, 28, SUN.base),
    figure(adult, vary(POSES.stand, { lean: -8, nod: 16, elbows: [1, 1], feet: pair(-8, -4, 8, -4) }), [70, 338], 236, {
      build: 'adult',
      grip: { near: [106, 206], far: [108, 182] },
    }),
    fill('M92 186H124L120 226H96Z', glow(WATER.soft, 0.3)) +
      fill('M90 176H126V190H90Z', RED) +
      line('M98 178v10M106 178v10M114 178v10', shade(RED, 0.25), 2.4),
    disc([98, 210], 7, ADULTS.julie.skin) + disc([118, 182], 7, shade(ADULTS.julie.skin, 0.14)),
    line('M88 160l-6 -9M106 156v-11M124 160l7 -9', MAPLE.dark, 4),
    figure(shouter, vary(POSES.stand, { lean: 8, nod: -14, elbows: [1, 1] }), [206, 344], 160, {
      grip: { near: [196, 276], far: [226, 276] },
      step: { near: [226, 318] },
    }),
    line('M214 348l-8 6M232 350v8M246 346l9 6', MAPLE.dark, 4),
    oval([225, 229], 6.4, 8.6, '#4a1820', -14) + oval([226, 233], 3.6, 3.6, RED),
    line('M246 222l8 -7 5 8 8 -7 5 7M248 236l8 -2 3 7 8 -2 4 6M242 208l6 -8 6 5 5 -8', MAPLE.dark, 4),
    place(
      fill('M-14 0V-44Q-14 -54 -4 -54H26Q42 -54 42 -42 42 -33 30 -33H22Q14 -33 14 -24V0Z', MAPLE.base) +
        fill('M4 0V-24Q6 -40 24 -40H42Q40 -33 30 -33H22Q14 -33 14 -24V0Z', shade(MAPLE.base, 0.16)) +
        line('M-13 -4H13', CREAM, 9) +
        line('M-10 -56H35', BARK.dark, 6) +
        fill('M-13 -66H5V-56H-13Z', BARK.dark),
      [282, 346],
    ),
    place(
      fill('M-34 -56L-24 -66H24L34 -56Z', shade(CARDBOARD, 0.42)) +
        fill('M-34 -56H34V0H-34Z', CARDBOARD) +
        fill('M-34 -56L-24 -66 -46 -98 -58 -90Z', glow(CARDBOARD, 0.25)) +
        '<circle cy="-28" r="15" stroke="#883b1a" stroke-width="5"/>',
      [372, 346],
    ),
    figure(whisperer, vary(POSES.kneel, { lean: 26, nod: 22, elbows: [1, 1] }), [436, 350], 152, {
      facing: -1,
      grip: { near: [402, 292], far: [388, 286] },
    }),
  )
}
