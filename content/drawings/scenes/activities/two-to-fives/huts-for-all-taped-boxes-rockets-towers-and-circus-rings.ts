import { FRONT_LAUGH, FRONT_OH, FRONT_SMILE, SIDE_LAUGH, SIDE_OH, SIDE_SMILE } from '../../../kit/faces.ts'
import { adult, figure, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { face, mouth } from '../../../kit/head.ts'
import { frame } from '../../../kit/landscape.ts'
import {
  BARK,
  CARDBOARD,
  FIR,
  glow,
  INK,
  MAPLE,
  PAPER,
  PLUM,
  RED,
  ROSE,
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, barefoot, CAST, mild } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { chair, curtains, floor, pane, pinned, plant, shelf, table } from '../../../kit/room.ts'
import { dashes, disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { tube } from '../../../kit/things.ts'
import { block, hoop, under } from '../../../kit/toys.ts'
import { wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

const SIDE_ROAR = mouth([10.2, 7.8], 4, 5.4)

const QUILT = WATER.soft
const QUILT_HEM = line('M136 194Q220 218 304 194', shade(QUILT, 0.24), 4)

export function hutGrowsForAKnock(): string {
  const knocker = barefoot(mild(CAST.zoe, { top: ROSE.base, legs: WATER.deep }))
  const left = barefoot(mild(CAST.noah, { top: SUN.base, legs: FIR.dark }))
  const middle = barefoot(mild(CAST.mei, { top: MAPLE.base, legs: PLUM.dark }))
  const right = barefoot(mild(CAST.theo, { top: FIR.soft, legs: WATER.deep }))
  const chairBearer = barefoot(mild(CAST.idris, { top: PLUM.base, legs: BARK.dark }))
  const blanketBearer = barefoot(mild(CAST.rose, { top: RED, legs: STONE.dark }))
  const huddled = vary(POSES.tailorFront, { hands: pair(-9, -17, 9, -17) })
  return frame(
    ['#f0e3cd', '#f8f1e2'],
    pane([22, 16], 96, 74, 'autumn'),
    floor(150, '#c9a57c'),
    // What waits along the wall for the next to knock.
    chair([184, 166], FIR.base, { scale: 1.2 }),
    line('M222 162H262M224 154H260M222 146H262', ROSE.soft, 8),
    figure(blanketBearer, vary(POSES.standFront, { nod: -6, elbows: [-1, 1], stretch: 1.1 }), [392, 218], 132, {
      grip: { near: [356, 140], far: [430, 140] },
    }),
    fill('M354 138Q392 150 432 138L440 200Q418 208 394 202 370 208 346 200Z', SUN.base),
    line('M352 158Q392 169 435 158M349 180Q392 190 438 180', SUN.pale, 4),
    disc([356, 140], 5.4, CAST.rose.skin) + disc([430, 140], 5.4, CAST.rose.skin),
    face(FRONT_LAUGH, [390, 109], 19.1, -6),
    under([220, 306], 136, 8),
    fill('M140 200Q220 218 300 200V300H140Z', INK, 0.16),
    figure(left, vary(huddled, { nod: 8 }), [170, 304], 126),
    face(FRONT_LAUGH, [172, 240], 18.2, 8),
    figure(right, vary(huddled, { nod: -8 }), [270, 304], 126),
    face(FRONT_LAUGH, [268, 240], 18.2, -8),
    figure(middle, huddled, [220, 308], 124),
    face(FRONT_SMILE, [220, 245], 17.9),
    chair([114, 304], MAPLE.base, { scale: 1.6, mirror: true }),
    chair([326, 304], MAPLE.base, { scale: 1.6 }),
    // The roof: over both backs, down on both seats.
    fill('M136 194Q220 218 304 194L288 174Q220 192 152 174Z', QUILT),
    line('M172 180L162 200M196 185L190 206M220 186V207M244 185L250 206M268 180L278 200', PAPER, 3),
    QUILT_HEM,
    fill('M152 174L136 194C128 222 118 242 82 244V256C120 258 134 248 140 206Z', shade(QUILT, 0.1)),
    fill('M288 174L304 194C312 222 322 242 358 244V256C320 258 306 248 300 206Z', shade(QUILT, 0.1)),
    under([52, 326], 30, 5),
    figure(knocker, vary(POSES.stand, { lean: 16, nod: 4, elbows: [1, 1], stretch: 1.1 }), [46, 324], 158, {
      grip: { near: [92, 240], far: [30, 250] },
    }),
    face(SIDE_LAUGH, [63.2, 200], 22.8, 12.8),
    line('M104 234l7 -5M106 242l9 -1M98 229l4 -8', MAPLE.dark, 2.8),
    under([420, 346], 44, 6),
    figure(chairBearer, vary(POSES.carry, { elbows: [1, 1], stretch: 1.1 }), [440, 344], 150, {
      facing: -1,
      grip: { near: [412, 272], far: [402, 264] },
      holding: chair([396, 330], RED, { scale: 1.6 }),
    }),
    face(SIDE_SMILE, [446, 226], 21.6, 3.3, true),
  )
}

/** A box that is shut, a strip of tape along its front. */
const box = (at: Point, w: number, h: number, color: string = CARDBOARD) =>
  block(at, w, h, color) + place(line(`M${-w * 0.5} ${-h * 0.5}H${w * 0.5}`, glow(color, 0.4), 5, 0.8), at)

const BARE_SOLE =
  oval([0, 0], 10, 14, CAST.mei.skin) +
  disc([-8.5, -13], 4.6, CAST.mei.skin) +
  disc([-1.5, -17], 3.6, CAST.mei.skin) +
  disc([4, -16], 3.2, CAST.mei.skin) +
  disc([8.6, -13], 2.9, CAST.mei.skin) +
  disc([11.6, -9], 2.6, CAST.mei.skin)

export function footInTheBoxWall(): string {
  const watcher = mild(CAST.awa, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const pusher = mild(CAST.emile, { top: RED, legs: WATER.deep, shoes: PAPER })
  const inside = barefoot(mild(CAST.maika, { top: ROSE.soft, legs: FIR.dark }))
  const chooser = mild(CAST.jasleen, { top: FIR.base, legs: BARK.dark, shoes: PAPER })
  return frame(
    ['#dfe7e4', '#f3f2e5'],
    pane([374, 16], 92, 74, 'spring'),
    curtains([374, 16], 92, 74, '#8fae9c'),
    pinned([96, 28], 52, 44, [RED, SUN.base, WATER.base], 4),
    floor(206, '#c3b294'),
    table([190, 262], 300, 138, BARK.cut, 26),
    // Under the table.
    fill('M56 158H324V256H56Z', shade(BARK.dark, 0.3)),
    figure(inside, vary(POSES.floor, { lean: -2, nod: 8, elbows: [1, 1], stretch: 1.1 }), [284, 256], 128, {
      facing: -1,
      grip: { near: [264, 206], far: [262, 212] },
    }),
    face(SIDE_LAUGH, [283, 191], 18.5, -6.9, true),
    place(BARE_SOLE, [184, 246], { turn: -6, scale: 1.2 }),
    line('M170 222l-4 -6M184 218v-7M198 224l4 -6', SUN.pale, 2.6),
    box([94, 264], 62, 54) + box([88, 210], 50, 44, '#b98a5c'),
    box([140, 264], 30, 94, BARK.pale),
    box([224, 264], 38, 58) + box([224, 206], 34, 40, '#b98a5c'),
    box([308, 264], 24, 96, BARK.pale),
    under([416, 264], 44, 6),
    box([456, 222], 44, 34, '#b98a5c'),
    wheelchair([404, 262], WATER.deep, { scale: 1.2, mirror: true }),
    figure(chooser, vary(POSES.sit, { hip: [0, -37], lean: 4, nod: 6, elbows: [1, 1] }), [404, 262], 128, {
      facing: -1,
      grip: { near: [374, 200], far: [366, 196] },
      step: { near: [372, 246], far: [368, 244] },
      holding: box([380, 212], 38, 26),
    }),
    wheelchairWheel([404, 262], WATER.deep, { scale: 1.2, mirror: true }),
    face(SIDE_SMILE, [399, 161], 18.5, -8.2, true),
    under([76, 324], 74, 7),
    figure(pusher, vary(POSES.kneel, { lean: 34, nod: -14, elbows: [1, 1], stretch: 1.1 }), [38, 326], 160, {
      grip: { near: [88, 276], far: [92, 266] },
    }),
    face(SIDE_SMILE, [62.4, 232], 23.1, 4.7),
    box([112, 326], 40, 84),
    under([376, 346], 84, 7),
    figure(watcher, vary(POSES.prone, { nod: -40 }), [372, 346], 166, {
      facing: -1,
      grip: { near: [320, 340], far: [288, 306] },
    }),
    line('M288 306L272 298', CAST.awa.skin, 5),
    dashes('M262 294L206 258', INK, 2, '1 7'),
    face(SIDE_LAUGH, [336, 295], 23.9, 0.4, true),
  )
}

const FOIL = STONE.pale
/** Crumpled, and it shines. */
const foil = (d: string, creases: string) => fill(d, FOIL) + line(creases, PAPER, 3) + line(d, STONE.base, 1.4)

export function rocketCoughs(): string {
  const pilot = mild(CAST.lea, { top: RED, legs: WATER.deep })
  const copilot = mild(CAST.kofi, { top: SUN.base, legs: FIR.dark })
  const third = mild(CAST.anh, { top: FIR.soft, legs: PLUM.dark })
  const fourth = mild(CAST.lila, { top: ROSE.base, legs: WATER.deep })
  const floating = mild(CAST.sami, { top: PLUM.soft, legs: BARK.dark, shoes: PAPER })
  return frame(
    ['#cfd9e6', '#e9ebee'],
    pane([192, 14], 96, 74, 'summer'),
    pinned([334, 26], 52, 44, [WATER.base, SUN.base, PLUM.base], 4),
    floor(150, '#cfc7c0'),
    under([84, 250], 40, 5),
    figure(
      floating,
      vary(POSES.balance, { lean: 12, nod: -4, hands: pair(-34, -72, 38, -64), feet: pair(-22, -14, 4, -4) }),
      [84, 248],
      146,
    ),
    face(SIDE_SMILE, [93.7, 132], 21, 2.6),
    figure(third, vary(POSES.tailorFront, { nod: 6, feet: pair(-6, 15, 6, 15) }), [378, 222], 126),
    face(FRONT_OH, [380, 158], 18.2, 6),
    figure(fourth, vary(POSES.tailorFront, { nod: -6, feet: pair(-6, 15, 6, 15) }), [436, 222], 126),
    face(FRONT_LAUGH, [434, 158], 18.2, -6),
    panel([407, 253], 0.58, false),
    figure(pilot, vary(POSES.tailorFront, { nod: 8, feet: pair(-6, 24, 6, 24) }), [190, 262], 188, {
      grip: { near: [150, 226], far: [206, 240] },
    }),
    face(FRONT_LAUGH, [193, 166], 27, 8),
    figure(copilot, vary(POSES.tailorFront, { nod: -6, feet: pair(-6, 24, 6, 24) }), [290, 262], 188, {
      grip: { near: [270, 240], far: [306, 240] },
    }),
    face(FRONT_LAUGH, [287, 166], 27, -6),
    panel([240, 330], 1, true),
    // Both fingers on what has shut.
    pointing('M206 198L222 232', [254, 249], 'l16 4', CAST.lea.skin, RED),
    pointing('M304 200L328 220', [308, 240], 'l-14 8', CAST.kofi.skin, SUN.base),
  )
}

/** The arm of somebody behind a box, its finger on it. */
const pointing = (arm: string, hand: Point, finger: string, skin: string, top: string) =>
  line(`M${hand.join(' ')}${finger}`, skin, 5.4) +
  line(`${arm}L${hand.join(' ')}`, glow(top, 0.12), 14.6) +
  disc(hand, 7.6, skin)

/** A box on its bottom, its flaps folded out; `coughing`, its right flap is shut. */
function panel(at: Point, scale: number, coughing: boolean): string {
  const inner = shade(CARDBOARD, 0.44)
  const board = glow(CARDBOARD, 0.2)
  return place(
    oval([0, 0], 124, 10, PLUM.dark, 0, 0.16) +
      fill('M-70 -98H70L96 -58H-96Z', inner) +
      fill('M-96 -58H96V0H-96Z', CARDBOARD) +
      fill('M-70 -98H70L76 -110H-76Z', board) +
      foil('M-70 -98L-96 -58 -144 -46 -112 -92Z', 'M-110 -86L-100 -66M-124 -68L-96 -76M-132 -52L-112 -62') +
      (coughing
        ? fill('M70 -98L96 -58H20L14 -98Z', glow(CARDBOARD, 0.34)) + line('M14 -98L20 -58', shade(CARDBOARD, 0.3), 3)
        : fill('M70 -98L96 -58 144 -46 112 -92Z', board)) +
      foil('M-96 -58H96L90 -22H-90Z', 'M-70 -50L-52 -32M-30 -46L-8 -30M14 -48L28 -34M52 -46L70 -32'),
    at,
    { scale },
  )
}

export function flattenedRollIsAFloor(): string {
  const presser = mild(CAST.fatou, { top: SUN.base, legs: PLUM.base, shoes: RED, cut: 'overalls' })
  const builder = mild(CAST.anh, { top: WATER.base, legs: BARK.dark, shoes: PAPER })
  const feeler = mild(CAST.lea, { top: ROSE.base, legs: FIR.dark, shoes: PAPER })
  const educator = mild(ADULTS.marc, { top: FIR.base, legs: STONE.dark, shoes: PAPER })
  return frame(
    ['#e8e6d6', '#f6f2e4'],
    pane([24, 14], 100, 76, 'winter'),
    curtains([24, 14], 100, 76, '#9c8fb0'),
    floor(150, '#d5dad0', PAPER, false),
    shelf([386, 150], 82, 56, [
      ['books', 'basket'],
      ['bin', 'blocks'],
    ]),
    pinned([184, 26], 52, 44, [WATER.base, ROSE.base, SUN.base], -4),
    under([330, 206], 50, 5),
    adult(educator, vary(POSES.tailor, { lean: 4, nod: 6, elbows: [1, 1], stretch: 1.1 }), [338, 204], 190, {
      facing: -1,
      grip: { near: [298, 180], far: [296, 150] },
    }),
    face(SIDE_OH, [332, 107], 16.7, -8.2, true),
    under([268, 210], 26, 4),
    tube([259, 206], 28, 8) + tube([277, 206], 28, 8) + tube([268, 210], 28, 8),
    flat([268, 182], 42),
    place(tube([0, 0], 28, 8), [248, 178], { turn: -24 }),
    line('M230 158l-7 -4M232 170l-8 1', MAPLE.dark, 2.6),
    under([186, 246], 36, 5),
    toddler(feeler, vary(POSES.tailor, { lean: 4, nod: 8, elbows: [1, 1], stretch: 1.2 }), [180, 244], 132, {
      grip: { near: [210, 206], far: [214, 212] },
      holding: flat([216, 214], 44),
    }),
    face(SIDE_SMILE, [187, 175], 24.4, 10.2),
    // It is being flattened.
    under([110, 340], 84, 7),
    fill('M50 321H148V339H50Z', CARDBOARD),
    oval([50, 330], 7, 9, shade(CARDBOARD, 0.5)),
    `<ellipse cx="50" cy="330" rx="7" ry="9" stroke="${glow(CARDBOARD, 0.35)}" stroke-width="2.4"/>`,
    figure(
      presser,
      vary(POSES.floor, {
        hip: [0, -19],
        lean: -4,
        nod: 4,
        elbows: [1, -1],
        feet: pair(30, -4, 34, -4),
        stretch: 1.16,
      }),
      [104, 340],
      186,
      { grip: { near: [78, 320], far: [150, 222] } },
    ),
    three([150, 220], CAST.fatou.skin),
    face(SIDE_LAUGH, [101, 227], 26.9, 1.8),
    under([276, 332], 48, 6),
    tube([262, 322], 46, 13) + tube([290, 322], 46, 13) + tube([276, 328], 46, 13),
    flat([276, 282], 66),
    under([396, 342], 60, 7),
    figure(builder, vary(POSES.kneel, { lean: 14, nod: 10, elbows: [1, 1], stretch: 1.1 }), [382, 340], 186, {
      facing: -1,
      grip: { near: [308, 248], far: [306, 240] },
    }),
    tube([276, 276], 46, 13),
    line('M304 248L286 246M304 251L287 254', CAST.anh.skin, 5),
    face(SIDE_SMILE, [365, 224], 26.9, -17.7, true),
    tube([456, 340], 44, 13),
    flat([206, 352], 52),
  )
}

/** A roll sat upon: flat, seen from above its edge. */
function flat([x, y]: Point, w: number): string {
  const half = w / 2
  return (
    fill(`M${x - half} ${y}l${half * 0.2} -9H${x + half * 0.8}L${x + half} ${y}Z`, glow(CARDBOARD, 0.2)) +
    line(`M${x - half} ${y + 1.5}H${x + half}`, shade(CARDBOARD, 0.26), 5)
  )
}

/** Three fingers up, from the hand at the origin. */
const three = (at: Point, skin: string) => place(line('M-4 -3L-8 -16M0 -4V-19M4 -3L8 -16', skin, 4.6), at)

export function circusRingForTwo(): string {
  const presenter = barefoot(mild({ ...CAST.kofi }, { top: RED, legs: BARK.dark }))
  const artist = barefoot(mild(CAST.rose, { top: PLUM.soft, legs: WATER.deep }))
  const lion = barefoot(mild(CAST.theo, { top: SUN.base, legs: MAPLE.dark }))
  const holder = barefoot(mild(CAST.mei, { top: FIR.base, legs: PLUM.dark }))
  const educator = mild(ADULTS.helene, { top: WATER.base, legs: BARK.dark, shoes: PAPER })
  return frame(
    ['#f2dfd6', '#f9f0e3'],
    pane([150, 14], 96, 74, 'summer'),
    curtains([150, 14], 96, 74, '#c58f86'),
    pinned([52, 30], 52, 44, [RED, SUN.base, WATER.base], -4),
    floor(150, '#cdb18a'),
    plant([452, 152], MAPLE.base),
    under([296, 196], 34, 5),
    adult(educator, vary(POSES.kneel, { lean: 4, nod: 4, elbows: [1, 1] }), [292, 196], 168, {
      facing: -1,
      grip: { near: [266, 130], far: [264, 124] },
    }),
    face(SIDE_SMILE, [290, 80.9], 14.9, -6.2, true),
    oval([206, 312], 64, 17, WATER.base, 0, 0.2) + hoop([206, 312], 64, 17, WATER.base),
    line('M18 340L130 350', RED, 6),
    under([76, 300], 28, 4),
    figure(
      presenter,
      vary(POSES.standFront, { hands: pair(-40, -82, 40, -84), elbows: [-1, 1], nod: 6 }),
      [76, 300],
      156,
    ),
    face(FRONT_LAUGH, [78.1, 171], 22.5, 6),
    under([208, 312], 20, 4),
    figure(
      artist,
      vary(POSES.balance, { hands: pair(-38, -72, 40, -74), feet: pair(10, -26, 0, -4), soles: [40, 0], lean: -2 }),
      [206, 314],
      160,
    ),
    face(SIDE_LAUGH, [204, 186], 23.1, -1.1),
    line('M306 346L468 340', PLUM.base, 6),
    under([428, 284], 24, 4),
    figure(holder, vary(POSES.stand, { lean: 6, nod: 12, elbows: [1, 1], stretch: 1.15 }), [426, 284], 150, {
      facing: -1,
      grip: { near: [382, 214], far: [384, 212] },
    }),
    face(SIDE_SMILE, [416, 165], 21.6, -15.3, true),
    under([362, 326], 66, 7),
    `<path d="M382 214A18 55 0 0 1 382 324" stroke="${RED}" stroke-width="5"/>`,
    figure(lion, vary(POSES.crawl, { nod: -44 }), [376, 326], 158),
    face(SIDE_ROAR, [396, 250], 22.8, -4.4),
    `<path d="M382 214A18 55 0 0 0 382 324" stroke="${RED}" stroke-width="5"/>`,
  )
}
