import { adult, figure, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { cap, mouth, sunhat } from '../../../kit/head.ts'
import { frame, land, woods } from '../../../kit/landscape.ts'
import {
  BARK,
  CREAM,
  FIR,
  INK,
  MAPLE,
  MOUTH,
  PAPER,
  PLUM,
  RED,
  ROSE,
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, BABIES, barefoot, CAST, mild, summer } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { chair, curtains, door, floor, pane, pinned, rug, shelf, table } from '../../../kit/room.ts'
import { again, dashes, disc, fill, line, type Options, once, oval, place } from '../../../kit/svg.ts'
import { shoeAtSide, trafficCone } from '../../../kit/things.ts'
import { hoop, under } from '../../../kit/toys.ts'
import { leafy } from '../../../kit/trees.ts'
import { wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

const FLOOR = '#cfa97f'
const CHEEK = '#d9644f'

/** What a face does, in the coordinates of a head seen from its side. */
const SQUINT = line('M6 -4L11 -1.4 6 1.2', INK, 1.8)
const SMILE = line('M6.5 8Q9.5 10.5 12.5 7.5', MOUTH, 1.8)
const LAUGH = mouth([10.5, 7.6], 3, 3.8)

/** A ring of the lid, a little darker. */
const ring = (rx: number, ry: number, y = 0) =>
  `<ellipse cy="${y}" rx="${rx}" ry="${ry}" stroke="${INK}" stroke-width="2" opacity=".22"/>`
/** A big lid lying on the origin, and one that leans. */
const LID =
  oval([0, 2.6], 18, 6.4, 'currentColor') +
  oval([0, 2.6], 18, 6.4, INK, 0, 0.28) +
  oval([0, -1.6], 18, 6.4, 'currentColor') +
  ring(12.5, 4, -1.6)
const LEANING =
  oval([0, 2.4], 18, 12, 'currentColor') +
  oval([0, 2.4], 18, 12, INK, 0, 0.28) +
  oval([0, -1], 18, 12, 'currentColor') +
  ring(12.5, 8, -1)

export function redVanishesOnRed(): string {
  const educator = mild(ADULTS.lucie, { top: PLUM.base, legs: BARK.dark, shoes: PAPER })
  const small = mild(BABIES.ines, { top: ROSE.soft, legs: FIR.base, shoes: PAPER, cut: 'overalls' })
  const layer = mild(CAST.lea, { top: FIR.base, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: FIR.pale })
  const friend = mild(CAST.anh, { top: SUN.soft, legs: PLUM.dark, shoes: RED })
  const wheels = mild(CAST.idris, { top: MAPLE.base, legs: FIR.deep, shoes: PAPER })
  return frame(
    ['#e8e6dc', '#f6f1e4'],
    once('l', LID),
    pane([92, 20], 104, 80, 'spring'),
    curtains([92, 20], 104, 80, '#8fb0a4'),
    pinned([262, 44], 48, 42, [FIR.base, SUN.base, ROSE.base], -4),
    floor(176, FLOOR),
    door([386, 176], 78, 150, WATER.base),
    rug([232, 322], 222, 36, '#d5d3c4', '#b9b8a6'),
    // Blue on the door.
    under([346, 222], 44, 5),
    wheelchair([346, 222], PLUM.base),
    figure(
      wheels,
      vary(POSES.sit, { hip: [0, -38], lean: 6, nod: 2, feet: pair(26, -12, 28, -12), soles: [0, 0], stretch: 1.2 }),
      [346, 222],
      144,
      { grip: { near: [401, 148], far: [404, 124] } },
    ),
    place(disc([0, 0], 18, WATER.base) + ring(17, 17) + ring(11.5, 11.5), [414, 135]),
    disc([401, 147], 5.6, CAST.idris.skin),
    wheelchairWheel([346, 222], PLUM.base),
    // Yellow on the chair.
    under([196, 240], 30, 5),
    chair([196, 240], SUN.base, { mirror: true, scale: 1.2 }),
    again('l', [193, 192], SUN.base),
    under([138, 242], 30, 5),
    toddler(small, vary(POSES.stand, { lean: 14, nod: 10, elbows: [1, 1] }), [142, 242], 116, {
      grip: { near: [178, 190], far: [184, 188] },
    }),
    place(SMILE, [156, 158], { turn: 17.7, scale: 1.43 }),
    under([66, 340], 66, 7),
    adult(educator, vary(POSES.tailor, { lean: 4, nod: 6, elbows: [1, 1] }), [58, 338], 240, {
      grip: { near: [120, 312], far: [112, 280] },
    }),
    place(SMILE, [66, 216], { turn: 8.2, scale: 1.41 }),
    again('l', [152, 331], WATER.base) +
      again('l', [180, 335], FIR.base, { turn: 6 }) +
      again('l', [133, 339], RED) +
      again('l', [160, 346], MAPLE.base) +
      again('l', [184, 346], WATER.base) +
      again('l', [164, 328], SUN.base, { turn: -10 }) +
      again('l', [132, 321], FIR.base, { turn: -18 }),
    disc([121, 313], 7, ADULTS.lucie.skin),
    // Red on the sock.
    under([408, 346], 74, 6),
    figure(friend, vary(POSES.floor, { lean: -8, nod: 8, elbows: [-1, 1], soles: [-80, -80] }), [432, 346], 172, {
      facing: -1,
      grip: { near: [458, 342], far: [420, 322] },
      step: { near: [374, 339], far: [366, 333] },
    }),
    line('M400 331L375 338 371 323', RED, 17),
    line('M396 323L400 339', shade(RED, 0.2), 3),
    place(SMILE, [441, 260], { turn: -3.6, scale: 1.65, mirror: true }),
    under([284, 348], 46, 6),
    figure(layer, vary(POSES.heels, { lean: 28, nod: 8, elbows: [1, 1], stretch: 1.16 }), [292, 348], 168, {
      grip: { near: [370, 318], far: [384, 308] },
    }),
    place(SQUINT + SMILE, [317, 261], { turn: 23.4, scale: 1.61 }),
    place(LEANING, [386, 319], { turn: -12 }).replaceAll('currentColor', RED),
    disc([371, 318], 6.3, CAST.lea.skin),
  )
}

/** The wooden house: a sheet folded, standing on the origin as a book ajar. */
const page = (at: Point, options: Options = {}) =>
  place(
    fill('M0 -2V-58L26 -50V8Z', shade(PAPER, 0.14)) +
      fill('M0 -2V-58L-24 -48V10Z', PAPER) +
      line('M-24 -48L0 -58 26 -50', STONE.pale, 1.6),
    at,
    options,
  )

/** Puppets seen from their side, muzzle to the right; the hand comes into the sleeve at the origin. */
const PIG =
  line('M-1 -2L2 -26', ROSE.base, 18) +
  fill('M-8 -50L-13 -64 2 -57Z', ROSE.base) +
  disc([4, -42], 17, ROSE.soft) +
  oval([20, -44], 5, 8, ROSE.base) +
  line('M20.6 -46.500h.1M20.6 -41h.1', ROSE.dark, 3) +
  line('M9 -48h.1', INK, 4) +
  line('M12 -31Q17 -31 18 -34', ROSE.dark, 2.2)
const FROG =
  line('M-1 -2L2 -24', FIR.dark, 18) +
  disc([0, -52], 7, FIR.base) +
  oval([4, -38], 19, 14, FIR.base) +
  disc([1, -53], 3.8, PAPER) +
  disc([2.4, -53], 2, INK) +
  line('M22 -36Q12 -29 2 -35', FIR.deep, 2.6)
const WOLF =
  line('M-1 -2L2 -24', STONE.dark, 18) +
  fill('M-10 -46L-9 -66 1 -54 9 -64 10 -48Z', STONE.dark) +
  fill('M-12 -40Q-12 -56 4 -54 12 -52 30 -42 30 -34 22 -34L6 -26Q-12 -26 -12 -40Z', STONE.base) +
  fill('M8 -38L30 -40Q30 -34 22 -34L8 -30Z', STONE.pale) +
  disc([29, -41], 3.2, INK) +
  line('M8 -46h.1', INK, 4)

export function wolfIsOutOfBreath(): string {
  const wolf = mild(CAST.theo, { top: WATER.base, legs: PLUM.dark, shoes: PAPER })
  const piglet = mild(CAST.awa, { top: SUN.base, legs: FIR.deep, shoes: PAPER, cut: 'overalls' })
  const seated = mild(CAST.kofi, { top: MAPLE.base, legs: WATER.deep, shoes: PAPER })
  const chin = mild(CAST.mei, { top: ROSE.base, legs: BARK.dark, shoes: PAPER, cut: 'stripes', trim: PAPER })
  const educator = mild(ADULTS.helene, { top: FIR.base, legs: WATER.deep, shoes: BARK.dark })
  return frame(
    ['#e7e3d6', '#f6f0e2'],
    once('k', shoeAtSide('currentColor', CREAM)),
    pane([160, 14], 100, 76, 'autumn'),
    curtains([160, 14], 100, 76, '#b97f7a'),
    floor(168, FLOOR),
    shelf([4, 168], 92, 50, [['books', 'basket']]),
    // A wolf without wind, before bricks that have not moved.
    under([186, 222], 30, 4) + under([258, 220], 46, 4) + under([334, 218], 18, 3),
    figure(chin, vary(POSES.heels, { lean: -4, nod: -14, elbows: [1, 1] }), [182, 224], 126, {
      grip: { near: [206, 196], far: [208, 200] },
    }),
    figure(
      seated,
      vary(POSES.floor, {
        lean: -22,
        nod: 14,
        hands: pair(-22, -5, -16, -6),
        elbows: [-1, -1],
        feet: pair(30, -4, 34, -4),
      }),
      [262, 222],
      132,
    ),
    place(mouth([12, 8], 2, 2.6), [248, 158], { turn: 2, scale: 1.27 }),
    line('M280 166q8 -4 14 0M281 174q5 2 10 0', WATER.base, 2.6),
    again('k', [338, 217], ROSE.dark),
    under([424, 236], 50, 5),
    adult(educator, vary(POSES.heels, { lean: 8, nod: 6, elbows: [1, 1] }), [430, 236], 200, {
      facing: -1,
      grip: { near: [392, 182], far: [410, 206] },
    }),
    place(WOLF, [392, 184], { mirror: true }),
    // Straw flies, wood trembles, bricks stay.
    under([72, 306], 50, 6),
    figure(piglet, vary(POSES.heels, { lean: -4, nod: -16, elbows: [1, 1] }), [56, 306], 166, {
      grip: { near: [101, 262], far: [78, 284] },
    }),
    place(LAUGH, [39.3, 214], { turn: -18.2, scale: 1.59 }),
    place(PIG, [101, 264], { turn: -10 }),
    under([140, 348], 54, 6),
    figure(wolf, vary(POSES.heels, { lean: 28, nod: -8, elbows: [1, 1] }), [128, 348], 172, {
      grip: { near: [176, 328], far: [158, 338] },
    }),
    place(FROG, [174, 328], { turn: 46, scale: 0.9 }),
    // Both cheeks full of wind.
    place(
      oval([12, 6.5], 7.6, 7, CAST.theo.skin) + disc([11.5, 6.5], 4.6, CHEEK, 0.4) + oval([19.4, 7], 1.8, 2.4, MOUTH),
      [147, 258],
      { turn: 7.4, scale: 1.65 },
    ),
    line('M192 268q18 -6 40 -6M192 276q24 0 46 -4M192 284q14 4 26 3', WATER.base, 3),
    place(
      fill('M-26 -8Q-10 -24 4 -14 18 -22 28 -6 18 2 22 16 4 12 -8 22 -12 10 -28 12 -18 2 -26 -8Z', PAPER) +
        line('M-14 -4Q0 -2 6 -10M-6 10Q4 4 16 6', STONE.pale, 2),
      [272, 256],
      { turn: -14 },
    ),
    dashes('M220 334Q240 322 258 284', PAPER, 4, '1 10'),
    under([332, 338], 34, 5) + page([332, 334], { turn: 4 }),
    line('M300 284q-6 10 -4 22M290 290q-4 6 -3 12M364 282q6 10 4 22M374 288q4 6 3 12', MAPLE.dark, 2.8),
    under([428, 340], 34, 5),
    again('k', [426, 338], FIR.dark, { scale: 1.5 }),
  )
}

export function boatShrinks(): string {
  const educator = barefoot(mild(ADULTS.marc, { top: FIR.base, legs: BARK.dark }))
  const left = barefoot(mild(CAST.zoe, { top: SUN.base, legs: PLUM.dark }))
  const middle = barefoot(mild({ ...CAST.idris, view: 'front' }, { top: ROSE.base, legs: WATER.deep }))
  const right = barefoot(mild(CAST.emile, { top: MAPLE.base, legs: FIR.deep, cut: 'stripes', trim: PAPER }))
  const crawler = barefoot(mild(CAST.mei, { top: PLUM.soft, legs: WATER.deep }))
  const lookout = mild(CAST.jasleen, { top: WATER.base, legs: BARK.dark, shoes: PAPER })
  return frame(
    ['#dfe7ea', '#f3f0e3'],
    once('k', shoeAtSide('currentColor', CREAM)),
    pane([40, 18], 104, 78, 'rain'),
    curtains([40, 18], 104, 78, '#d6a25a'),
    floor(166, FLOOR),
    place(
      fill('M-30 -24H30V24H-30Z', PAPER) +
        fill('M-20 6H20L13 17H-13Z', BARK.base) +
        line('M0 6V-17', BARK.base, 3) +
        fill('M3 -15L18 1H3Z', RED) +
        fill('M-3 -10L-13 1H-3Z', SUN.base) +
        disc([0, -23], 2.4, MAPLE.dark),
      [396, 70],
      { turn: 4 },
    ),
    // The island.
    [WATER.base, SUN.base, ROSE.base, FIR.base, MAPLE.base]
      .map((color, i) => again('k', [328 + i * 32, 180 + (i % 2) * 4], color, { scale: 0.8, mirror: i % 2 === 1 }))
      .join(''),
    under([236, 206], 44, 5),
    wheelchair([236, 206], PLUM.base),
    figure(
      lookout,
      vary(POSES.sit, {
        hip: [0, -38],
        lean: 2,
        nod: -4,
        feet: pair(26, -12, 28, -12),
        soles: [0, 0],
        elbows: [1, -1],
        stretch: 1.1,
      }),
      [236, 206],
      140,
      { grip: { far: [294, 100], near: [254, 152] } },
    ),
    place(LAUGH, [237, 94], { turn: -3, scale: 1.34 }),
    wheelchairWheel([236, 206], PLUM.base),
    // The boat, its edge folded over.
    dashes('M124 278H352L388 356H84Z', PAPER, 3, '5 9'),
    fill('M146 302H326L344 350H128Z', WATER.pale),
    line('M182 302L170 350M218 302L214 350M254 302L258 350M290 302L300 350', WATER.soft, 5),
    fill('M150 302L166 290H306L322 302Z', shade(WATER.pale, 0.2)),
    fill('M326 302L344 350 318 346 306 306Z', shade(WATER.pale, 0.22)) + line('M306 306L318 346', PAPER, 3),
    fill('M146 302L128 350 156 346 168 306Z', shade(WATER.pale, 0.22)) + line('M168 306L156 346', PAPER, 3),
    figure(left, vary(POSES.floor, { feet: pair(17, -4, 20, -4), nod: -4 }), [200, 326], 150, {
      facing: -1,
      grip: { near: [170, 314], far: [172, 306] },
    }),
    figure(right, vary(POSES.floor, { feet: pair(17, -4, 20, -4), nod: -6, lean: 8 }), [276, 326], 150, {
      grip: { near: [334, 272], far: [336, 266] },
    }),
    figure(middle, vary(POSES.tailorFront, { elbows: [1, -1] }), [239, 342], 150),
    place(mouth([0, 8], 4, 3.4), [239, 266], { scale: 1.44 }),
    under([414, 340], 54, 6),
    figure(crawler, vary(POSES.crawl, { hip: [-14, -27], lean: 84, nod: -48 }), [414, 340], 150, { facing: -1 }),
    again('k', [420, 284], RED, { mirror: true }),
    under([70, 346], 60, 7),
    adult(educator, vary(POSES.heels, { lean: 42, nod: -14, elbows: [1, 1] }), [46, 346], 222, {
      grip: { near: [108, 345], far: [116, 335] },
    }),
    place(LAUGH, [86, 235], { turn: 9, scale: 1.3 }),
    line('M126 322q8 4 9 13M133 312q13 7 14 23M96 330q-8 4 -9 13', MAPLE.dark, 3),
  )
}

const cone = (x: number, y: number, scale: number) => again('o', [x, y], MAPLE.base, { scale })

export function changeOnePiece(): string {
  const educator = summer(ADULTS.julie, {
    top: PLUM.base,
    legs: WATER.deep,
    shoes: PAPER,
    hat: sunhat(CREAM, MAPLE.base),
  })
  const mover = summer(CAST.sami, { top: RED, legs: WATER.deep, shoes: PAPER, hat: cap(SUN.base, MAPLE.base) })
  const inside = summer(
    { ...CAST.awa, view: 'front' },
    { top: SUN.base, legs: PLUM.dark, shoes: PAPER, hat: sunhat(ROSE.soft, ROSE.base) },
  )
  const around = summer(CAST.rose, { top: WATER.base, legs: MAPLE.dark, shoes: PAPER, hat: sunhat(PAPER, WATER.base) })
  const wheels = summer(CAST.anh, { top: MAPLE.base, legs: FIR.deep, shoes: PAPER, hat: cap(WATER.base, WATER.deep) })
  return frame(
    ['#bfe2ee', '#eef5dd'],
    woods(140, 60, '#a9cf92', 9, 'round'),
    land([0, 158, 240, 150, 480, 156], '#a6d184'),
    leafy([40, 180], 190, FIR.soft, 5),
    once('o', trafficCone([0, 0], MAPLE.base)),
    // The loop, from the back.
    hoop([368, 222], 36, 11, SUN.base),
    figure(around, vary(POSES.balance, { lean: 6, feet: pair(14, -16, -2, -4) }), [370, 230], 142, { facing: -1 }),
    cone(298, 222, 0.9) + cone(186, 190, 0.8),
    under([240, 216], 40, 5),
    wheelchair([240, 216], PLUM.base, { mirror: true }),
    figure(
      wheels,
      vary(POSES.sit, { hip: [0, -38], lean: -2, feet: pair(26, -12, 28, -12), soles: [0, 0], elbows: [1, -1] }),
      [240, 216],
      142,
      { facing: -1, grip: { near: [248, 176], far: [206, 92] } },
    ),
    wheelchairWheel([240, 216], PLUM.base, { mirror: true }),
    cone(204, 254, 1),
    hoop([452, 262], 34, 11, WATER.base),
    hoop([418, 326], 46, 15, ROSE.base),
    figure(
      inside,
      vary(POSES.standFront, { hands: pair(-30, -78, 30, -78), elbows: [-1, 1], stretch: 1.2 }),
      [420, 330],
      150,
    ),
    under([84, 318], 30, 5),
    hoop([162, 314], 42, 14, PLUM.base),
    place(mouth([0, 8], 2.6, 3), [420, 206], { scale: 1.44 }),
    adult(educator, vary(POSES.balance, { lean: -3, feet: pair(22, -24, -2, -4), knees: [-1, -1] }), [86, 320], 226, {
      grip: { near: [30, 196], far: [148, 164] },
    }),
    // The only piece that changes.
    `<ellipse cx="270" cy="296" rx="44" ry="14" stroke="${PAPER}" stroke-width="3" stroke-dasharray="4 9"/>`,
    under([232, 350], 30, 4),
    hoop([314, 330], 46, 15, RED),
    figure(mover, POSES.crouch, [228, 348], 156, { grip: { near: [271, 334], far: [276, 322] } }),
  )
}

/** Half of a cut shape, its fold upright at x = 0; the other half mirrors it. */
const POTATO = 'M0 -20C4 -34 16 -24 22 -34 34 -42 44 -22 34 -13 26 -6 44 -4 38 12 33 22 25 10 19 21 14 36 6 30 0 20Z'
const both = (d: string, at: Point, color: string, options: Options = {}) =>
  place(
    fill(d, color) +
      place(fill(d, shade(color, 0.16)), [0, 0], { mirror: true }) +
      line('M0 -19V19', shade(color, 0.3), 2),
    at,
    options,
  )

/** Round scissors lying open at the origin, their blades to the right. */
const SCISSORS =
  line('M10 0L34 4M10 0L34 -4', STONE.soft, 5) +
  line('M0 -4L12 1M0 4L12 -1', 'currentColor', 4.6) +
  '<path d="M-13 -5a7 4.500 0 1 0 14 0a7 4.500 0 1 0 -14 0M-13 5a7 4.500 0 1 0 14 0a7 4.500 0 1 0 -14 0" stroke="currentColor" stroke-width="3.600"/>'

export function heartOrLovePotato(): string {
  const educator = mild(ADULTS.minh, { top: WATER.base, legs: PLUM.dark, shoes: PAPER })
  const one = mild({ ...CAST.noah, view: 'front' }, { top: SUN.base, legs: FIR.deep, shoes: PAPER })
  const two = mild({ ...CAST.rose, view: 'front' }, { top: PLUM.soft, legs: PLUM.dark, shoes: SUN.soft })
  const folder = mild(
    { ...CAST.theo, view: 'front' },
    { top: FIR.base, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: FIR.pale },
  )
  const beater = mild(CAST.lila, { top: ROSE.soft, legs: FIR.deep, shoes: PAPER })
  return frame(
    ['#e7e4da', '#f6f1e3'],
    once('c', SCISSORS),
    pane([190, 30], 104, 78, 'winter'),
    line('M14 46Q90 92 170 50M314 50Q396 92 468 46', shade(CREAM, 0.4), 2),
    once('h', fill('M0 9C-16 -2 -9 -12 0 -5 9 -12 16 -2 0 9Z', 'currentColor')),
    [46, 96, 146, 350, 400, 446]
      .map((x, i) => again('h', [x, [68, 80, 74, 72, 81, 68][i] ?? 70], i % 2 ? ROSE.base : RED, { scale: 1.4 }))
      .join(''),
    floor(192, FLOOR),
    // The stools.
    line('M118 344V304M162 344V304M208 344V304M252 344V304M284 344V304M326 344V304', BARK.soft, 6),
    figure(one, vary(POSES.standFront, { lean: 5, nod: 6, elbows: [1, -1] }), [140, 342], 188, {
      grip: { near: [146, 250], far: [162, 238] },
    }),
    place(mouth([0, 8], 4.6, 4.2), [148, 187], { turn: 8.8, scale: 1.8 }),
    figure(two, vary(POSES.standFront, { lean: -5, nod: -6, elbows: [1, -1] }), [230, 342], 188, {
      grip: { near: [210, 238], far: [226, 250] },
    }),
    place(mouth([0, 8], 4.6, 4.2), [222, 187], { turn: -8.7, scale: 1.8 }),
    figure(folder, vary(POSES.standFront, { nod: 10, elbows: [1, -1] }), [304, 342], 182, {
      grip: { near: [290, 268], far: [314, 268] },
    }),
    place(line('M-3 8Q0 10 3 8', MOUTH, 1.8), [308, 192], { turn: 10, scale: 1.75 }),
    table([250, 352], 340, 92, BARK.cut, 36),
    both(POTATO, [186, 240], RED, { scale: 0.74 }),
    disc([162, 241], 6.8, CAST.noah.skin) + disc([210, 241], 6.8, CAST.rose.skin),
    // A square folded as a book, its fold pressed.
    fill('M284 274H320L324 288H281Z', RED) + line('M284 273H320', shade(RED, 0.24), 4),
    disc([288, 272], 6.6, CAST.theo.skin) + disc([315, 271], 6.6, CAST.theo.skin),
    chair([32, 352], MAPLE.base, { scale: 1.75 }),
    adult(educator, vary(POSES.sit, { lean: 6, nod: 4, elbows: [1, 1], feet: pair(10, -4, 13, -4) }), [36, 352], 248, {
      grip: { near: [96, 270], far: [104, 266] },
    }),
    place(SMILE, [46.5, 176], { turn: 7, scale: 1.45 }),
    again('c', [132, 276], WATER.base) + again('c', [142, 288], FIR.base, { turn: 8 }),
    chair([452, 352], MAPLE.base, { scale: 1.5, mirror: true }),
    // It beats.
    fill('M366 284Q346 274 336 256 332 240 346 241 362 245 366 268Z', RED) +
      fill('M366 284Q388 272 396 250 398 234 384 237 370 243 366 268Z', shade(RED, 0.18)) +
      line('M366 268V283', shade(RED, 0.34), 2),
    figure(beater, vary(POSES.sit, { hip: [0, -27], lean: 2, nod: 6, elbows: [1, 1] }), [450, 352], 190, {
      facing: -1,
      grip: { near: [402, 262], far: [374, 288] },
    }),
    line('M402 261L392 257', CAST.lila.skin, 5.6),
    place(SMILE, [445, 221], { turn: -7, scale: 1.82, mirror: true }),
    line('M332 232q6 -6 13 -5M328 222q8 -8 18 -7M382 228q7 -1 12 4M383 217q10 -1 17 7', MAPLE.dark, 2.8),
  )
}
