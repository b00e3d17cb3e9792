import { figure } from '../../../kit/figure.ts'
import type { Point } from '../../../kit/geometry.ts'
import { fence } from '../../../kit/ground.ts'
import { cloud, frame, land, sun, tufts, woods } from '../../../kit/landscape.ts'
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
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, CAST, mild, summer } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { floor, pane, pinned, rug, shelf, table } from '../../../kit/room.ts'
import { disc, fill, line, type Options, oval, place } from '../../../kit/svg.ts'
import { bear, carton, cushion, rabbit, under } from '../../../kit/toys.ts'
import { tricycle } from '../../../kit/wheels.ts'

const RED = '#c8423c'
const BANANA = '#f2d25a'
const MASH = '#f6e7b2'
const OATS = '#e4cda2'

/** A wide bowl with a flat bottom that stands on its origin, seen from above enough to show what is in it. */
function mixingBowl(at: Point, w: number, color: string, content: string): string {
  const half = w / 2
  return place(
    oval([0, 2], half * 0.8, 6, '#14281f', 0, 0.16) +
      fill(`M${-half} -30Q${-half * 0.9} 2 ${-half * 0.6} 2H${half * 0.6}Q${half * 0.9} 2 ${half} -30Z`, color) +
      oval([0, -30], half, half * 0.34, glow(color, 0.35)) +
      oval([0, -29], half * 0.9, half * 0.28, shade(color, 0.22)) +
      content,
    at,
  )
}

/** The back of a small chair behind somebody turned to us. */
function chairBack([x, y]: Point, color: string): string {
  return (
    fill(`M${x - 42} ${y + 70}V${y + 4}Q${x} ${y - 10} ${x + 42} ${y + 4}V${y + 70}Z`, shade(color, 0.22)) +
    fill(`M${x - 34} ${y + 70}V${y + 11}Q${x} ${y} ${x + 34} ${y + 11}V${y + 70}Z`, color)
  )
}

/** An apron without strings over a trunk turned to us, its neck at the origin. */
function frontApron(at: Point, color: string): string {
  return place(
    line('M-10 22L-12 0M10 22L12 0', shade(color, 0.14), 5) +
      fill('M-14 20Q0 26 14 20L24 64H-24Z', color) +
      fill('M-9 40H9V50Q0 55 -9 50Z', shade(color, 0.14)),
    at,
  )
}

/** What comes over the table: a forearm and the fist at its end. */
function forearm(elbow: Point, hand: Point, skin: string): string {
  return line(`M${elbow[0]} ${elbow[1]}L${hand[0]} ${hand[1]}`, skin, 14.5) + disc(hand, 9.4, skin)
}

export function halfBananaFiveSpoons(): string {
  const mashing = summer(CAST.awa, { top: ROSE.base, legs: PLUM.dark })
  const pouring = summer(CAST.anh, { top: WATER.base, legs: BARK.dark })
  const metal = '#8d9a9b'
  const hand = CAST.zoe.skin
  const spoon = (x: number) => oval([x, 9], 8.5, 6, metal) + line(`M${x} 4V-11`, metal, 4.4)
  return frame(
    ['#dfe8dc', '#f4f1e2'],
    pane([194, 22], 92, 78, 'autumn'),
    shelf([12, 212], 84, 64, [['bin', 'plant']]),
    pinned([418, 44], 54, 46, [SUN.base, ROSE.base, FIR.base], 4),
    floor(210, '#b98d68'),
    chairBack([146, 172], FIR.soft) + chairBack([334, 172], MAPLE.soft),
    figure(mashing, vary(POSES.standFront, { nod: 5, elbows: [1, -1] }), [146, 334], 225, {
      grip: { near: [126, 228], far: [188, 254] },
      holding: frontApron([146, 180], SUN.soft),
    }),
    figure(pouring, vary(POSES.standFront, { nod: -7, elbows: [1, -1] }), [334, 334], 225, {
      grip: { near: [308, 226], far: [378, 254] },
      holding: frontApron([334, 180], FIR.pale),
    }),
    table([240, 436], 464, 200, '#e6c99b', 106),
    place(
      oval([0, 1], 40, 14, '#9fb7c4') +
        oval([0, -1], 40, 13, '#c6d6dc') +
        oval([0, -1], 31, 9, '#aebfc8') +
        fill(
          'M-4 -16Q-30 -16 -33 2 -26 6 -22 0 -18 -8 -8 -8 -12 2 -6 9 4 8 4 2 2 -4 4 -8 16 -6 20 4 28 6 31 0 26 -16 4 -17L2 -22H-3Z',
          BANANA,
        ) +
        fill('M-3 -22H2L3 -17H-4Z', BARK.dark) +
        line('M-26 -2h.1M24 -4h.1M-2 2h.1', BARK.dark, 3),
      [58, 278],
    ),
    mixingBowl(
      [150, 288],
      88,
      WATER.soft,
      fill('M-30 -30Q-24 -42 -10 -37 4 -44 14 -36 30 -38 31 -29 20 -19 0 -19 -22 -19 -30 -30Z', MASH) +
        line('M-22 -28q6 4 12 0M12 -26q6 3 12 -2', shade(MASH, 0.16), 2.6),
    ),
    forearm([99, 204], [126, 228], CAST.awa.skin),
    line('M116 206L136 246', metal, 5.4) +
      line('M131 253Q135 244 144 246M131 253l5 11M136 249l6 12M141 247l6 12M144 246l5 11', metal, 3),
    disc([126, 228], 9.6, CAST.awa.skin),
    forearm([176, 220], [188, 254], CAST.awa.skin),
    mixingBowl(
      [242, 280],
      64,
      PLUM.soft,
      fill('M-27 -30Q-14 -44 0 -44 16 -44 27 -30 20 -22 0 -22 -20 -22 -27 -30Z', OATS) +
        line('M-14 -33h3M-2 -38h3M10 -33h3M-4 -29h3M6 -27h3', shade(OATS, 0.24), 2.4),
    ),
    mixingBowl(
      [334, 288],
      88,
      ROSE.base,
      fill('M-32 -30Q-24 -40 -8 -36 6 -40 16 -35 30 -36 32 -29 20 -19 0 -19 -22 -19 -32 -30Z', MASH) +
        fill('M-2 -32Q12 -42 26 -32 20 -24 8 -25Z', OATS),
    ),
    forearm([283, 200], [308, 226], CAST.anh.skin),
    line('M304 224L328 232', metal, 5.4) + oval([339, 236], 13, 8, metal, 22) + oval([339, 233], 11, 6, OATS, 22),
    line('M346 245h.1M341 249h.1M349 251h.1M344 255h.1', shade(OATS, 0.16), 4.4),
    disc([308, 226], 9.6, CAST.anh.skin),
    forearm([364, 220], [378, 254], CAST.anh.skin),
    fill('M104 294H376L384 334H96Z', PAPER) + line('M96 335H384', STONE.soft, 2.6),
    place(
      fill('M112 -8Q108 16 76 12L74 3Q92 3 97 -12Z', BANANA) +
        oval([104.5, -10], 8, 4.4, MASH) +
        [46, 22, -2, -26, -50].map(spoon).join('') +
        place(
          fill('M-6 19V6Q-8 -3 3 -4 13 -4 13 4 13 11 7 13V19Z', hand) +
            line('M-3 8Q-11 -1 -3 -9M9 1Q13 -10 3 -10', hand, 6.4) +
            line('M13 3H7M12 8H7', shade(hand, 0.2), 2) +
            disc([0, -13], 5, OATS),
          [-100, 0],
        ),
      [240, 314],
    ),
    fill('M408 276H444L452 296H412Z', WATER.base) + fill('M412 296H452L450 302H413Z', shade(WATER.base, 0.2)),
  )
}

const CLOTH_GREEN = '#6f9a4c'
const BOX_GREEN = '#8fb662'

/** A jaw of cardboard: teeth in a row from the origin, pointed up; `marks` are put on them. */
function teeth(at: Point, count: number, w: number, h: number, marks = '', options: Options = {}): string {
  const row = Array.from({ length: count }, () => `l${w / 2} ${-h}l${w / 2} ${h}`).join('')
  return place(fill(`M0 0${row}v6H0Z`, PAPER) + marks, at, options)
}

/** A stuffed crocodile sitting, that faces right: its mouth is the box, drawn apart. */
function stuffedCrocodile(at: Point): string {
  const green = CLOTH_GREEN
  return place(
    fill('M-26 0C-34 -40 -22 -78 6 -92 34 -106 62 -96 66 -70 68 -52 56 -44 42 -42 36 -24 36 -10 30 0Z', green) +
      fill('M8 0C2 -20 10 -40 30 -44 34 -28 32 -12 26 0Z', '#d7dd9c') +
      disc([46, -99], 12, shade(green, 0.12)) +
      disc([22, -98], 13, green) +
      disc([47, -100], 6.6, PAPER) +
      disc([24, -99], 7.6, PAPER) +
      disc([50, -99], 3.2, INK) +
      disc([27, -98], 3.6, INK) +
      line('M-12 -26q4 -30 18 -46', glow(green, 0.3), 2),
    at,
  )
}

/** A vegetable brush, its bristles down. */
function scrubber(at: Point, turn: number): string {
  return place(
    line('M-16 5v6M-10 5v7M-4 5v7M2 5v7M8 5v7M14 5v6', '#e3b64c', 3.8) + line('M-17 0H17', WATER.base, 12),
    at,
    { turn },
  )
}

export function crocodileAtTheDentist(): string {
  const voice = mild(CAST.theo, { top: WATER.base, legs: BARK.dark, shoes: MAPLE.base })
  const hygienist = mild(CAST.maika, {
    top: ROSE.base,
    legs: PLUM.dark,
    shoes: SUN.base,
    cut: 'stripes',
    trim: ROSE.soft,
  })
  const stain = (x: number, y: number) => line(`M${x - 4} ${y + 2}l4 -4 4 5`, BARK.base, 4.6)
  return frame(
    ['#dcebea', '#f3f1e3'],
    pane([36, 26], 92, 76, 'winter'),
    fill('M216 40H280V112H216Z', PAPER) +
      fill(
        'M230 60Q236 52 248 58 260 52 266 60 270 72 263 82 262 98 257 98 252 98 248 84 244 98 239 98 234 98 233 82 226 72 230 60Z',
        WATER.pale,
      ) +
      disc([248, 40], 2.4, MAPLE.dark),
    floor(206, '#cfa97c'),
    shelf([352, 204], 112, 72, [['books', 'bin', 'plant']]),
    bear([384, 132], BARK.soft) + rabbit([430, 132], STONE.pale),
    rug([250, 330], 236, 44, '#b9cfc6', '#dbe5d6'),
    cushion([122, 352], 220, 62, PLUM.soft),
    fill('M96 306Q60 308 38 294 18 280 14 254 30 278 58 284L96 284Z', CLOTH_GREEN) +
      fill('M23 270L30 256 37 279ZM41 281L52 266 57 285ZM62 285L74 271 78 285Z', FIR.dark),
    figure(voice, vary(POSES.floor, { lean: -4, nod: 4, elbows: [1, 1] }), [96, 306], 168, {
      grip: { near: [140, 230], far: [150, 244] },
    }),
    stuffedCrocodile([152, 306]),
    line('M98 291L130 272L158 300', BARK.dark, 16) + line('M160 303H171', MAPLE.base, 14),
    line('M150 256Q142 230 144 192', shade(CLOTH_GREEN, 0.14), 20) +
      line('M137 188v-7M144 184v-8M151 188v-7', SUN.soft, 4.4),
    line('M137 228H146', CAST.theo.skin, 12),
    fill('M206 302L222 278H346L330 302Z', shade(CARDBOARD, 0.4)),
    fill('M222 300Q240 282 316 281 338 285 326 300Z', ROSE.soft),
    line('M240 292Q280 286 318 289', ROSE.base, 2.6),
    teeth([212, 302], 4, 29, 24, stain(72, -6) + disc([43.5, -7], 3.8, INK)),
    teeth([287, 213], 4, 28, 19, stain(13.5, -7) + stain(41.5, -7), { turn: 132 }),
    place(
      fill('M0 -12L6 -24H126L124 -12Z', glow(BOX_GREEN, 0.3)) +
        fill('M-2 -13H124V4H-2Z', BOX_GREEN) +
        disc([112, -20], 6, CLOTH_GREEN) +
        line('M112 -21h.1', INK, 3.4),
      [206, 302],
      { turn: -48 },
    ),
    fill('M206 302H330V342H206Z', BOX_GREEN) +
      fill('M330 302L346 278V318L330 342Z', shade(BOX_GREEN, 0.2)) +
      line('M206 302H330L346 278', CARDBOARD, 3),
    figure(hygienist, vary(POSES.kneel, { lean: 26, nod: 6, elbows: [1, 1], stretch: 1.1 }), [386, 348], 166, {
      facing: -1,
      grip: { near: [300, 270], far: [340, 290] },
    }),
    scrubber([296, 277], -4),
    line('M294 270h10', CAST.maika.skin, 11),
    line('M262 352H296', SUN.base, 13) + line('M263 344H297', FIR.soft, 7),
  )
}

/** The rim and the shine of a cardboard plate coloured all over. */
function plateRim([x, y]: Point, r: number, color: string): string {
  return (
    `<circle cx="${x}" cy="${y}" r="${r * 0.68}" stroke="${color}" stroke-width="2.4"/>` +
    line(`M${x - r * 0.3} ${y + 5}l${r * 0.5} -${r * 0.6}M${x - 1} ${y + 6}l${r * 0.35} -${r * 0.42}`, color, 2)
  )
}

/** An open hand turned to us, its fingers up. */
function palm(at: Point, skin: string, options: Options = {}): string {
  return place(
    line('M-6 -4L-9 -15M-2 -6L-3 -19M3 -6L4 -18M7 -4L10 -14M7 2L14 -3', skin, 4.8) + disc([0, 0], 9, skin),
    at,
    options,
  )
}

export function purpleLight(): string {
  const helmet = (color: string, trim: string) => ({ kind: 'helmet', color, trim }) as const
  const agent = summer(CAST.lila, { top: WATER.base, legs: BARK.dark, shoes: PAPER, hat: helmet(ROSE.base, PAPER) })
  const waiting = summer(CAST.emile, {
    top: SUN.base,
    legs: FIR.dark,
    shoes: MAPLE.base,
    hat: helmet(WATER.base, PAPER),
  })
  const passing = summer(CAST.mei, { top: FIR.base, legs: WATER.deep, shoes: PAPER, hat: helmet(SUN.base, MAPLE.dark) })
  const teacher = summer(ADULTS.lucie, { top: CREAM, legs: WATER.deep, shoes: BARK.dark })
  const eight = 'M0 0C80 -150 260 -150 260 0S80 150 0 0C-80 -150 -260 -150 -260 0S-80 150 0 0Z'
  const ground = '#b9bdb8'
  const arrow = (at: Point, turn: number) => place(line('M-16 0H14M4 -7L14 0 4 7', PAPER, 5), at, { turn })
  return frame(
    ['#bfe0f0', '#f2f4dc'],
    sun([52, 44], 18, SUN.soft),
    cloud([112, 74], 84, PAPER, 0.9),
    woods(138, 54, '#a9cc97', 6, 'round'),
    fence([12, 476], 164, 46, '#e2cda3', 30),
    land([0, 160, 240, 157, 480, 162], '#9cc47e'),
    fill('M0 174Q240 168 480 176V360H0Z', ground),
    `<g transform="translate(262 270)scale(1 .5)">${line(eight, PAPER, 116)}${line(eight, '#a2a8a6', 108)}</g>`,
    arrow([44, 222], 170) + arrow([422, 214], 2),
    line('M157 294L217 341M367 294L307 341', PAPER, 7),
    tufts([164, 172], 12, FIR.base, 5, 7),
    oval([258, 191], 41, 13, PAPER) + oval([258, 191], 37, 11, ground),
    disc([402, 108], 15, RED) +
      plateRim([402, 108], 15, '#e5837b') +
      disc([410, 122], 15, '#3f9a58') +
      plateRim([410, 122], 15, '#93cfa0'),
    figure(teacher, vary(POSES.stand, { lean: 2, nod: 0, elbows: [-1, 1] }), [438, 192], 170, {
      build: 'adult',
      facing: -1,
      grip: { near: [384, 58], far: [416, 114] },
    }),
    disc([374, 46], 19, PLUM.base) + plateRim([374, 46], 19, PLUM.soft),
    disc([384, 59], 5.6, ADULTS.lucie.skin),
    figure(agent, vary(POSES.standFront, { elbows: [-1, 1], stretch: 1.1 }), [258, 196], 152, {
      grip: { near: [202, 96], far: [300, 70] },
      holding:
        fill('M243 90L253 88 258 100 263 88 273 90 278 144Q258 148 238 144Z', MAPLE.base) +
        line('M243 120H273M242 134H274', SUN.pale, 5),
    }),
    palm([202, 94], CAST.lila.skin),
    line('M330 104Q336 76 318 54M345 108Q352 70 328 42', MAPLE.base, 4),
    tricycle([308, 320], RED, true),
    figure(passing, vary(POSES.sit, { lean: 8, nod: -2, elbows: [1, 1] }), [322, 306], 142, {
      facing: -1,
      grip: { near: [286, 246], far: [280, 244] },
      step: { near: [268, 304], far: [278, 282] },
    }),
    line('M370 302h18M374 316h24', PAPER, 3),
    tricycle([112, 346], FIR.base),
    figure(waiting, vary(POSES.sit, { lean: 2, nod: -4, elbows: [1, 1] }), [98, 332], 150, {
      grip: { near: [134, 272], far: [140, 270] },
      step: { near: [126, 344], far: [142, 308] },
    }),
  )
}

/** A closed album that stands upright, `art` on its cover around the origin. */
function album(at: Point, color: string, art: string, options: Options = {}): string {
  return place(fill('M-22 -27H22V27H-22Z', color) + fill('M15 -27h7v54h-7Z', shade(color, 0.22)) + art, at, options)
}

/** A stuffed bear sitting turned to the left, where it listens. */
function listeningBear(at: Point, color: string, scale: number): string {
  return place(
    oval([11, -4], 7, 5, color) +
      oval([0, -14], 12, 14, color) +
      oval([-4, -13], 7, 9, glow(color, 0.35)) +
      oval([-13, -4], 9, 5, color) +
      disc([-10, -45], 5, color) +
      disc([8, -46], 5, color) +
      disc([-2, -35], 13, color) +
      oval([-10, -31], 6, 5, glow(color, 0.45)) +
      oval([-14, -33], 2.4, 1.8, INK) +
      disc([-6, -38], 1.6, INK) +
      line('M4 -20L-6 -12', shade(color, 0.14), 6.5),
    at,
    { scale },
  )
}

/** A stuffed rabbit sitting turned to the left. */
function listeningRabbit(at: Point, color: string, scale: number): string {
  return place(
    line('M-4 -42L-6 -62M6 -42L9 -62', color, 7) +
      line('M-4 -44L-6 -59', ROSE.soft, 2.6) +
      oval([10, -4], 7, 5, color) +
      oval([0, -13], 11, 13, color) +
      oval([-12, -4], 9, 5, color) +
      disc([-1, -33], 12, color) +
      disc([-12, -31], 2, ROSE.base) +
      disc([-6, -36], 1.6, INK) +
      line('M4 -19L-6 -12', shade(color, 0.14), 6),
    at,
    { scale },
  )
}

export function outBackAndTold(): string {
  const librarian = mild(CAST.noah, { top: FIR.base, legs: BARK.dark })
  const borrower = mild(CAST.rose, { top: MAPLE.base, legs: WATER.deep, shoes: PAPER })
  const reader = mild(CAST.fatou, { top: SUN.base, legs: PLUM.dark, shoes: ROSE.base })
  const desk = '#8fb0b6'
  return frame(
    ['#e6e2ef', '#f6f0e4'],
    shelf([14, 206], 224, 118, [
      ['books', 'plant', 'books', 'books'],
      ['books', 'books', 'bin', 'books'],
    ]),
    pane([290, 26], 92, 76, 'spring'),
    floor(206, '#cfa97c'),
    fill('M404 186L414 174H470L462 186Z', glow(CARDBOARD, 0.25)) +
      line('M422 180H454', shade(CARDBOARD, 0.6), 4) +
      fill('M428 181L430 156H452L451 181Z', WATER.base) +
      fill('M404 186H462V228H404Z', CARDBOARD) +
      fill('M462 186L470 174V216L462 228Z', shade(CARDBOARD, 0.2)),
    rug([386, 324], 130, 36, '#c9dbe0', '#a9c4cc'),
    figure(librarian, vary(POSES.standFront, { nod: 5, elbows: [1, -1] }), [92, 324], 172, {
      grip: { near: [66, 264], far: [116, 244] },
    }),
    fill('M8 254H188L196 294H0Z', desk) +
      fill('M0 294H196V354H0Z', shade(desk, 0.16)) +
      fill('M0 294H196V302H0Z', shade(desk, 0.28)) +
      place(
        fill('M-30 -12Q-14 -18 0 -11 14 -18 30 -12V12Q14 6 0 13 -14 6 -30 12Z', PAPER) + line('M0 -10V12', desk, 2.4),
        [98, 328],
      ),
    fill('M68 260H130L135 284H65Z', PAPER) +
      line('M99 260V284', STONE.soft, 1.6) +
      fill('M131 266H152V275H133Z', ROSE.base) +
      disc([82, 268], 4.4, PLUM.soft) +
      disc([90, 277], 4.4, PLUM.soft) +
      disc([108, 278], 4.4, PLUM.base),
    fill('M104 248H128V266Q116 271 104 266Z', BARK.pale) +
      fill('M103 263Q116 269 129 263V271Q116 276 103 271Z', PLUM.base),
    line('M116 222L116 244', glow(FIR.base, 0.12), 13) + disc([116, 246], 8, CAST.noah.skin),
    line('M64 240L72 266', glow(FIR.base, 0.12), 13) + disc([73, 267], 7.4, CAST.noah.skin),
    fill('M18 266H50L52 282H16Z', INK) + fill('M22 269H47L48 279H20Z', PLUM.base),
    carton(
      [168, 280],
      36,
      20,
      fill('M-14 -36H-2V-16H-14Z', SUN.soft) + fill('M-3 -32H9V-16H-3Z', PAPER) + fill('M5 -37H15V-16H5Z', ROSE.soft),
    ),
    under([238, 350], 32),
    figure(borrower, vary(POSES.stand, { lean: -2, nod: 6, elbows: [1, 1] }), [238, 352], 166, {
      facing: -1,
      grip: { near: [215, 272], far: [216, 292] },
      holding: album(
        [219, 270],
        ROSE.base,
        disc([-4, -8], 9, SUN.soft) + disc([0, -11], 8, ROSE.base) + line('M-14 14h.1M-4 8h.1M4 16h.1', SUN.soft, 4),
      ),
    }),
    cushion([428, 350], 104, 36, FIR.soft),
    listeningBear([415, 320], BARK.soft, 1.15),
    listeningRabbit([454, 322], '#cfc6ba', 1.1),
    figure(reader, vary(POSES.tailor, { lean: 6, nod: 4, elbows: [1, 1], stretch: 1.1 }), [292, 342], 164, {
      grip: { near: [336, 308], far: [374, 284] },
    }),
    fill('M334 262L360 256 386 246V300L360 308 334 316Z', MAPLE.base) +
      fill('M337 264Q350 256 360 259V304Q350 303 337 312Z', PAPER) +
      fill('M360 259Q369 249 383 249V297Q369 298 360 304Z', CREAM) +
      fill('M342 288L348 266 356 283Z', FIR.base) +
      line('M348 286V296', BARK.dark, 3) +
      fill('M364 289V277L372 268 379 274V285Z', RED) +
      disc([378, 259], 4, SUN.base),
    disc([338, 309], 6.8, CAST.fatou.skin),
    disc([385, 282], 4.6, CAST.fatou.skin),
  )
}
