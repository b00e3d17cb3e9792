import { adult, toddler } from '../../../kit/figure.ts'
import type { Point } from '../../../kit/geometry.ts'
import { fence, log, rock } from '../../../kit/ground.ts'
import { cloud, flowers, frame, land, leaves, specks, sun, tufts, woods } from '../../../kit/landscape.ts'
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
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, autumn, CAST, mild, summer } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { wateringCan } from '../../../kit/things.ts'
import { under } from '../../../kit/toys.ts'
import { bush, foliage, leafy, trunk } from '../../../kit/trees.ts'

const STRAW = '#e8cf9a'
const SAND = '#e6cd98'
const WET = '#b99463'
const CARD = '#cda676'

const hat = (color: string, trim: string) => ({ kind: 'sunhat' as const, color, trim })

/** A supple plastic pot, upside down: its rim is at y = 0. */
function upturnedPot(at: Point, color: string, turn = 0): string {
  return place(
    fill('M-14 -26Q0 -31 14 -26L18 -1Q0 5 -18 -1Z', color) +
      fill('M5 -28L14 -26 18 -1 8 2Z', shade(color, 0.14)) +
      line('M-18 -1Q0 5 18 -1', glow(color, 0.4), 4),
    at,
    { turn },
  )
}

/** A cake of wet sand, as its pot left it. */
function sandCake(at: Point, scale = 1): string {
  return place(
    fill('M-19 0L-15 -25Q0 -30 15 -25L19 0Q0 7 -19 0Z', WET) +
      fill('M6 3L8 -26 15 -25 19 0Z', shade(WET, 0.16)) +
      oval([0, -25], 15, 4.4, glow(WET, 0.26)),
    at,
    { scale },
  )
}

export function sandCakeStands(): string {
  const maker = summer(CAST.fatou, { top: ROSE.base, legs: WATER.deep, hat: hat(SUN.base, MAPLE.dark) })
  const squasher = summer(CAST.emile, {
    top: FIR.base,
    legs: PLUM.dark,
    cut: 'stripes',
    trim: PAPER,
    hat: hat(PAPER, WATER.base),
  })
  const educator = summer(ADULTS.minh, { top: PLUM.base, legs: BARK.dark, hat: hat(STRAW, ROSE.base) })
  const bare = <T extends { wear: object }>(person: T): T => ({ ...person, wear: { ...person.wear, barefoot: true } })
  return frame(
    ['#aadcee', '#f6f4d6'],
    sun([424, 48], 22, SUN.soft),
    cloud([250, 70], 90, PAPER, 0.9),
    woods(184, 58, '#b9dbaa', 6, 'round'),
    fence([10, 480], 222, 52, '#dcbd92', 28),
    land([0, 220, 240, 214, 480, 222], '#b5d893'),
    leafy([60, 240], 214, FIR.base, 5),
    fill('M0 236Q90 222 190 236T330 262H0Z', '#7fae69', 0.6),
    fill('M128 250H452L480 300V360H34Z', SAND),
    line('M128 250H452', BARK.soft, 9),
    line('M452 250L500 334', BARK.pale, 10),
    specks({ x: [70, 450], y: [266, 350] }, 40, shade(SAND, 0.2), 4, 1.5),
    under([336, 286], 60),
    adult(bare(educator), vary(POSES.floor, { lean: 2, nod: 10, elbows: [1, 1] }), [380, 286], 216, {
      facing: -1,
      grip: { near: [336, 240], far: [326, 246] },
    }),
    wateringCan([330, 280], WATER.base, { scale: 0.9, mirror: true }),
    disc([341, 250], 6.5, ADULTS.minh.skin),
    line('M128 252L34 364', shade(BARK.pale, 0.2), 24),
    line('M126 248L28 364', BARK.pale, 14),
    under([110, 334], 44),
    toddler(bare(maker), vary(POSES.sit, { lean: 22, nod: 2, elbows: [1, 1] }), [62, 338], 172, {
      grip: { near: [117, 290], far: [122, 274] },
      step: { near: [98, 340], far: [108, 334] },
    }),
    sandCake([148, 348], 1.2),
    upturnedPot([137, 300], RED, -8),
    disc([118, 290], 8, CAST.fatou.skin) + disc([126, 274], 7.4, shade(CAST.fatou.skin, 0.14)),
    line('M168 302l8 -5M172 316h9M166 290l6 -8', PAPER, 3),
    under([286, 340], 46),
    toddler(bare(squasher), vary(POSES.kneel, { lean: 30, nod: 2, elbows: [-1, 1] }), [298, 340], 160, {
      facing: -1,
      grip: { near: [244, 318], far: [262, 334] },
    }),
    fill('M208 344Q212 326 228 324 236 320 246 322 262 320 270 330L284 346Q246 356 208 344Z', WET),
    line('M222 332L228 345M262 328L258 344M241 326V338', shade(WET, 0.3), 2.6),
    line('M236 320L252 322', CAST.emile.skin, 11),
    line('M235 320l-7 1M237 323l-8 3', CAST.emile.skin, 4),
    upturnedPot([366, 336], SUN.base, 0),
    place(upturnedPot([0, 0], FIR.base), [432, 306], { turn: 172 }),
    upturnedPot([196, 286], PLUM.base, 96),
  )
}

const RED = '#d6463a'

/** A small wheelbarrow that goes to the right, wheel on y = 0 at x = 40; its grips are at (-62, -42). `load` lies in the tray. */
function barrow(at: Point, color: string, load = '', scale = 1): string {
  return place(
    line('M-60 -40L-14 -30L38 -11', BARK.soft, 6) +
      line('M-12 -28L-16 -3', BARK.dark, 6) +
      load +
      fill('M-36 -54H46L30 -24H-18Z', color) +
      fill('M20 -54H46L30 -24H16Z', shade(color, 0.16)) +
      line('M-37 -54H47', glow(color, 0.35), 5) +
      disc([40, -12], 12, INK) +
      disc([40, -12], 5, STONE.soft) +
      line('M-66 -42L-56 -39', INK, 7),
    at,
    { scale },
  )
}

export function barrierOpens(): string {
  const pusher = autumn(CAST.idris, {
    top: SUN.base,
    legs: WATER.deep,
    trim: PAPER,
    hat: { kind: 'tuque', color: MAPLE.dark, trim: CREAM },
  })
  const friend = autumn(CAST.rose, {
    top: ROSE.base,
    legs: PLUM.dark,
    trim: PAPER,
    hat: { kind: 'tuque', color: WATER.base, trim: PAPER },
  })
  const tipper = autumn(CAST.anh, {
    top: FIR.base,
    legs: BARK.deep,
    trim: SUN.soft,
    hat: { kind: 'tuque', color: SUN.base, trim: MAPLE.dark },
  })
  const upside = ([x, y]: Point, color: string) =>
    fill(`M${x - 14} ${y - 40}H${x + 14}L${x + 19} ${y}Q${x} ${y + 6} ${x - 19} ${y}Z`, color) +
    fill(`M${x + 4} ${y - 40}H${x + 14}L${x + 19} ${y}L${x + 6} ${y + 3}Z`, shade(color, 0.16)) +
    line(`M${x - 19} ${y}Q${x} ${y + 6} ${x + 19} ${y}`, shade(color, 0.24), 4)
  return frame(
    ['#c3dfea', '#f7efd8'],
    cloud([70, 66], 100, PAPER, 0.9),
    woods(180, 70, '#e3c28e', 5, 'round'),
    fence([10, 480], 220, 52, '#c9a981', 28),
    leafy([60, 232], 170, MAPLE.base, 5),
    land([0, 222, 240, 214, 480, 222], '#c6cf8f'),
    fill('M0 300Q200 262 480 250V286Q250 300 60 360H0Z', '#dcc79a', 0.8),
    leaves({ x: [10, 470], y: [232, 350] }, 22, [MAPLE.base, SUN.base, MAPLE.dark], 4, 4),
    under([176, 233], 60, 6),
    toddler(tipper, vary(POSES.lower, { lean: 24, nod: 0, elbows: [1, 1] }), [148, 232], 116, {
      grip: { near: [180, 181], far: [184, 177] },
    }),
    line('M180 182L210 198', INK, 4),
    place(
      fill('M-30 -20H30L24 6H-24Z', RED) +
        fill('M-30 -20H30L29 -14H-29Z', glow(RED, 0.3)) +
        disc([-16, 10], 8, INK) +
        disc([16, 10], 8, INK) +
        disc([-16, 10], 3, STONE.soft) +
        disc([16, 10], 3, STONE.soft),
      [228, 208],
      { turn: 34 },
    ),
    rock([262, 230], 26, 18, 3) + rock([280, 236], 26, 18, 5) + rock([254, 240], 24, 17, 7, STONE.dark),
    under([98, 340], 46),
    toddler(pusher, vary(POSES.push, { lean: 24, nod: -10, elbows: [1, 1] }), [72, 342], 168, {
      grip: { near: [112, 286], far: [118, 284] },
    }),
    under([192, 344], 64, 8),
    barrow(
      [184, 344],
      WATER.base,
      log([-24, -56], [22, -66], 9) + log([-6, -62], [36, -58], 9, BARK.soft) + log([-14, -74], [22, -76], 9),
      1.15,
    ),
    disc([112, 296], 8.6, CAST.idris.skin),
    under([298, 332], 30, 6) + under([430, 336], 30, 6),
    upside([298, 330], MAPLE.base),
    toddler(friend, vary(POSES.reach, { lean: 0, nod: -2, elbows: [1, 1] }), [358, 348], 160, {
      facing: -1,
      grip: { near: [324, 264], far: [314, 260] },
    }),
    upside([440, 338], PLUM.base),
    line('M456 304L286 250', shade(CARD, 0.24), 19),
    line('M456 302L286 248', CARD, 15),
    oval([285, 248], 6, 9.5, glow(CARD, 0.3), 18) + oval([285, 248], 3.4, 6, shade(CARD, 0.5), 18),
    disc([326, 268], 8.4, CAST.rose.skin) + disc([311, 263], 8, shade(CAST.rose.skin, 0.1)),
  )
}

/** A tuft of mint: leaves in pairs on their stems, from the pot at the origin. */
function mint(at: Point, scale = 1, color: string = FIR.base): string {
  const stem = (x: number, top: number, bow: number) => `M${x * 0.3} -30Q${x * 0.5} ${top * 0.5} ${x + bow} ${top}`
  const leaf = (x: number, y: number, turn: number, tone: string) => oval([x, y], 10, 6, tone, turn)
  const light = glow(color, 0.25)
  return place(
    line(stem(-22, -78, -4) + stem(-8, -92, 0) + stem(8, -88, 2) + stem(24, -74, 4), FIR.dark, 3) +
      [-26, -8, 10, 28]
        .map((x, i) => {
          const top = [-80, -94, -90, -76][i] ?? -80
          return [0, 1, 2]
            .map(
              (j) =>
                leaf(x * (1 - j * 0.22) - 9, top + j * 17, 24, j % 2 ? color : light) +
                leaf(x * (1 - j * 0.22) + 9, top + j * 17, -24, j % 2 ? light : color),
            )
            .join('')
        })
        .join('') +
      fill('M-28 -38H28L22 0H-22Z', MAPLE.base) +
      fill('M8 -38H28L22 0H7Z', MAPLE.dark) +
      line('M-30 -38H30', glow(MAPLE.base, 0.2), 8),
    at,
    { scale },
  )
}

export function mintOnFingers(): string {
  const sniffer = summer(CAST.maika, { top: SUN.base, legs: PLUM.dark, shoes: CREAM, hat: hat(PAPER, ROSE.base) })
  const giver = summer(CAST.noah, { top: ROSE.base, legs: WATER.deep, shoes: SUN.base, hat: hat(WATER.soft, PAPER) })
  const educator = summer(ADULTS.helene, { top: WATER.base, legs: BARK.dark, shoes: CREAM, hat: hat(STRAW, FIR.base) })
  const chives = ([x, y]: Point) =>
    line(
      `M${x - 8} ${y - 26}L${x - 20} ${y - 66}M${x - 4} ${y - 26}L${x - 10} ${y - 76}M${x} ${y - 26}V${y - 80}M${x + 4} ${y - 26}L${x + 10} ${y - 76}M${x + 8} ${y - 26}L${x + 20} ${y - 68}`,
      FIR.soft,
      4,
    ) +
    fill(`M${x - 22} ${y - 30}H${x + 22}L${x + 17} ${y}H${x - 17}Z`, PLUM.base) +
    line(`M${x - 23} ${y - 30}H${x + 23}`, PLUM.soft, 6)
  return frame(
    ['#b2dfee', '#f6f4d6'],
    sun([52, 46], 20, SUN.soft),
    woods(186, 60, '#b9dbaa', 6, 'round'),
    fence([10, 480], 226, 56, '#dcbd92', 28),
    land([0, 226, 240, 218, 480, 226], '#b0d58e'),
    bush([440, 236], 110, 70, FIR.soft, 4),
    leafy([170, 240], 190, FIR.base, 8),
    fill('M20 270Q200 232 470 262 500 320 420 344 180 360 10 330Z', '#8fbd74', 0.55),
    chives([226, 282]),
    under([424, 324], 70),
    adult(educator, vary(POSES.kneel, { lean: 22, nod: 20, elbows: [1, 1] }), [424, 324], 244, {
      facing: -1,
      grip: { near: [384, 262], far: [378, 268] },
    }),
    under([302, 334], 36),
    toddler(giver, vary(POSES.reach, { lean: 6, nod: -12, stretch: 1.1, elbows: [1, 1] }), [306, 336], 162, {
      grip: { near: [352, 214], far: [316, 282] },
    }),
    line('M350 214L364 208M351 215L366 213M351 217L364 218M350 212L355 203', CAST.noah.skin, 4.4),
    under([84, 342], 46),
    toddler(sniffer, vary(POSES.heels, { lean: 8, nod: 2, elbows: [1, 1] }), [82, 342], 176, {
      grip: { near: [127, 276], far: [118, 310] },
    }),
    line('M123 272L124 259M127 273L130 260', CAST.maika.skin, 5.4),
    line('M109 250Q114 255 120 251', INK, 2.4),
    under([186, 344], 40, 7),
    mint([188, 344], 1.1),
    tufts([350, 358], 8, FIR.dark, 4, 10),
  )
}

export function halfHidden(): string {
  const educator = mild(ADULTS.lucie, { top: SUN.base, legs: PLUM.dark, shoes: CREAM })
  const first = mild(CAST.sami, { top: RED, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: CREAM })
  const second = mild(CAST.mei, { top: PLUM.base, legs: FIR.deep, shoes: SUN.base })
  const third = mild(CAST.lea, { top: WATER.base, legs: MAPLE.dark, shoes: PAPER, cut: 'overalls' })
  return frame(
    ['#c3e4ee', '#f5f4da'],
    cloud([320, 70], 110, PAPER, 0.9),
    sun([430, 44], 18, SUN.soft),
    woods(188, 66, '#c0deb0', 5, 'round'),
    fence([180, 480], 226, 50, '#d8b98e', 28),
    land([0, 226, 240, 218, 480, 228], '#bbdc9a'),
    bush([448, 238], 96, 56, FIR.soft, 4),
    fill('M-10 310Q80 286 200 304 150 344 -10 344Z', '#7fae69', 0.5),
    under([140, 304], 44),
    adult(educator, vary(POSES.standFront, { lean: 4, elbows: [1, 1], stretch: 1.05 }), [118, 304], 214, {
      grip: { near: [90, 224], far: [166, 82] },
    }),
    trunk([72, 318], -20, 84, BARK.base),
    foliage([60, -8], 170, 66, FIR.base, 8, 14),
    foliage([10, -18], 120, 60, FIR.dark, 4, 12),
    under([312, 300], 36),
    toddler(second, vary(POSES.run, { lean: 14, nod: -6 }), [314, 304], 142, {
      facing: -1,
      grip: { near: [270, 224], far: [262, 232] },
    }),
    land([0, 336, 140, 322, 300, 312, 480, 318], '#aed38c'),
    under([238, 346], 40),
    toddler(first, vary(POSES.rush, { lean: 12, nod: -8, elbows: [1, 1] }), [226, 348], 160, {
      facing: -1,
      grip: { near: [186, 288], far: [178, 278] },
    }),
    under([398, 344], 40),
    toddler(third, vary(POSES.standFront, { elbows: [-1, 1] }), [398, 346], 172, {
      grip: { near: [385, 220], far: [411, 220] },
    }),
    oval([386, 216], 10, 12, shade(CAST.lea.skin, 0.07), 14) +
      oval([410, 216], 10, 12, shade(CAST.lea.skin, 0.07), -14),
    line('M384 206v11M390 206v11M406 206v11M412 206v11', shade(CAST.lea.skin, 0.22), 1.8),
    flowers([326, 354], 12, PAPER, FIR.base, 5, [290, 470]),
    tufts([346, 358], 7, FIR.dark, 4, 11),
  )
}
