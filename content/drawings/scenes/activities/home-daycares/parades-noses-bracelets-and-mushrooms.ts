import { adult, figure, toddler } from '../../../kit/figure.ts'
import type { Point } from '../../../kit/geometry.ts'
import { frame } from '../../../kit/landscape.ts'
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
  RED,
  ROSE,
  SNOW,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, CAST, mild, TUQUES } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, garland, mirror, pane, plant, rug, shelf, table, wainscot } from '../../../kit/room.ts'
import { again, disc, fill, line, num, type Options, once, oval, place } from '../../../kit/svg.ts'
import { sockRoll } from '../../../kit/things.ts'
import { basket, crayon, under } from '../../../kit/toys.ts'

/** An open hand that waves, its fingers towards the top. */
const hello = (at: Point, skin: string, turn = 0, scale = 1) =>
  place(line('M-5 -2L-9 -13M-1 -3L-2 -16M3 -3L5 -15M6 1L13 -7', skin, 4.8) + disc([0, 0], 7.6, skin), at, {
    turn,
    scale,
  })

/** A strip of pale cloth knotted around an arm that lies along x, with its arrows. */
const SASH =
  fill('M-8 -9.500H8V9.500H-8Z', CREAM) +
  line('M-8 -9.500V9.500M8 -9.500V9.500', 'currentColor', 2.6) +
  line('M-4 6L0 1 4 6', RED, 2.8) +
  line('M-4 -1L0 -6 4 -1', WATER.deep, 2.8) +
  oval([0, 10], 5, 4, BARK.cut)

/** A paper-towel tube that lies along x from the mouth at the origin; its mouth end is bordered with tape. */
function trumpet(at: Point, mark: string, options: Options = {}): string {
  return place(
    line('M3 0H47', CARDBOARD, 13).replace('/>', ' stroke-linecap="butt"/>') +
      line('M4 -3.500H46', glow(CARDBOARD, 0.35), 2.4) +
      oval([47, 0], 3.4, 6.5, shade(CARDBOARD, 0.5)) +
      line('M3 -6V6', PAPER, 5) +
      line('M34 -6Q37 0 34 6', mark, 3.6),
    at,
    options,
  )
}

/** A star of frost. */
const frost = ([x, y]: Point, r: number) =>
  `M${num(x - r)} ${num(y)}h${num(2 * r)}M${num(x - r / 2)} ${num(y - r * 0.87)}l${num(r)} ${num(r * 1.74)}M${num(x + r / 2)} ${num(y - r * 0.87)}l${num(-r)} ${num(r * 1.74)}`

export function frozenArmThaws(): string {
  const frozen = mild(
    { ...CAST.maika, view: 'front' },
    { top: SNOW.light, legs: WATER.deep, shoes: PAPER, hat: { kind: 'tuque', color: RED, trim: CREAM } },
  )
  const aims = mild(CAST.kofi, { top: FIR.base, legs: PLUM.dark, shoes: PAPER, hat: TUQUES.sun })
  const front = mild(
    { ...CAST.anh, view: 'front' },
    { top: MAPLE.base, legs: FIR.deep, shoes: PAPER, hat: TUQUES.plum },
  )
  const side = mild(CAST.rose, { top: PLUM.base, legs: WATER.deep, shoes: SUN.soft, hat: TUQUES.water })
  return frame(
    ['#a9c4d2', '#cfdfe4'],
    pane([34, 40], 96, 76, 'winter'),
    garland(-10, 490, 8, 10, [RED, CREAM, WATER.deep]),
    floor(186, '#d0ab80'),
    shelf([392, 186], 84, 62, [['books', 'blocks']]),
    // The sashes were coloured at the table, pushed against the wall.
    table([60, 206], 132, 46, BARK.cut, 18),
    fill('M20 163H92L94 174H17Z', CREAM) +
      line('M30 171l7 -4 -7 -4', RED, 2.6) +
      line('M52 171l7 -4 -7 -4', WATER.deep, 2.6),
    crayon([108, 170], WATER.base, { turn: 20, scale: 0.8 }),
    once('a', SASH),
    under([320, 262], 30, 5),
    figure(front, vary(POSES.standFront, { stretch: 1.2, elbows: [-1, -1] }), [320, 262], 146, {
      grip: { near: [277, 133], far: [334, 204] },
      holding: trumpet([316, 206], FIR.base, { turn: -24, scale: 0.86 }),
    }),
    again('a', [293, 163], MAPLE.deep, { turn: 6, scale: 0.85 }),
    hello([277, 132], CAST.anh.skin, -8, 0.84),
    // The snowman's place: a ring of tape.
    `<ellipse cx="232" cy="304" rx="56" ry="16" stroke="${PAPER}" stroke-width="7"/>`,
    under([232, 305], 32, 6),
    figure(frozen, vary(POSES.standFront, { stretch: 1.2, elbows: [-1, -1] }), [232, 306], 176, {
      grip: { near: [178, 150], far: [266, 256] },
    }),
    disc([232, 214], 2.6, INK) + disc([232, 230], 2.6, INK),
    again('a', [199, 185], RED, { turn: 15 }),
    hello([178, 149], CAST.maika.skin, -6),
    line(frost([276, 206], 6) + frost([282, 282], 5) + frost([196, 262], 5), PAPER, 2.2),
    line('M160 134q-4 -7 0 -13M194 128q6 -4 6 -11', MAPLE.dark, 3),
    under([92, 322], 32, 6),
    figure(aims, vary(POSES.stand, { lean: 2, nod: -4 }), [84, 322], 162, {
      grip: { near: [126, 208], far: [138, 200] },
    }),
    trumpet([107, 200], RED, { turn: -16 }),
    disc([125, 202], 6.8, CAST.kofi.skin) + disc([139, 197], 6.4, shade(CAST.kofi.skin, 0.14)),
    again('a', [99, 223], FIR.deep, { turn: 10, scale: 0.95 }),
    line('M163 178q5 4 4 11M167 168q9 8 8 22', MAPLE.dark, 3.2),
    under([426, 338], 32, 6),
    figure(side, vary(POSES.stand, { stretch: 1.25, nod: -8 }), [432, 338], 166, {
      facing: -1,
      grip: { near: [430, 276], far: [375, 184] },
      holding: trumpet([416, 264], WATER.base, { turn: -4, scale: 1 }),
    }),
    again('a', [402, 214], PLUM.dark, { turn: 37, scale: 0.84 }),
    hello([375, 184], CAST.rose.skin, -24, 0.9),
  )
}

/** A filled sock closed by its double knot, at the origin; it hangs, its toe to the right. */
const SOCK =
  fill('M-7 -3L-13 -19Q0 -23 12 -19L6 -3Z', 'currentColor') +
  line('M-12 -17Q0 -21 11 -17', PAPER, 3, 0.55) +
  fill('M-6 0Q-17 8 -15 22 -15 37 0 38H19Q33 37 32 26 31 15 19 16 13 12 7 1Z', 'currentColor') +
  fill('M-15 22Q-15 37 0 38 -2 26 -15 22ZM22 16Q33 16 32 26 33 37 20 38 15 27 22 16Z', PAPER, 0.4) +
  oval([0, -1], 8.6, 5.4, 'currentColor') +
  line('M-7 -3Q0 2 7 -3', INK, 2, 0.35)

export function twinSocksByTheNose(): string {
  const educator = mild({ ...ADULTS.helene, view: 'front' }, { top: FIR.base, legs: WATER.deep, shoes: PAPER })
  const smells = mild(CAST.lea, { top: SUN.base, legs: WATER.deep, shoes: PAPER })
  const gives = mild(CAST.noah, { top: WATER.base, legs: BARK.dark, shoes: PAPER, cut: 'stripes', trim: WATER.pale })
  const small = mild(CAST.mei, { top: ROSE.base, legs: FIR.deep, shoes: SUN.soft, cut: 'overalls' })
  const skin = CAST.lea.skin
  return frame(
    ['#e9e3d2', '#f7f0e0'],
    pane([40, 22], 104, 82, 'spring'),
    curtains([40, 22], 104, 82, '#8fb0a4'),
    plant([92, 106], MAPLE.base, { scale: 0.6 }),
    wainscot(140, 180, '#d9cdb0'),
    floor(180, '#cda67c'),
    shelf([372, 180], 96, 66, [['bin', 'books', 'rings']]),
    fill('M394 114V106h48v8ZM398 106V98h42v8Z', PAPER) + line('M396 106h44M404 110h30M406 102h26', ROSE.soft, 2.4),
    rug([240, 314], 236, 50, '#b8c7cf', '#93a9b6'),
    once('c', SOCK),
    adult(educator, vary(POSES.tailorFront, {}), [246, 236], 222, { grip: { near: [206, 202], far: [274, 198] } }),
    under([246, 276], 54, 8),
    basket(
      [246, 276],
      112,
      62,
      SUN.soft,
      again('c', [-22, -80], MAPLE.base, { turn: 24, scale: 0.9 }) +
        again('c', [12, -78], PLUM.base, { turn: -160, scale: 0.8 }) +
        again('c', [30, -82], WATER.deep, { turn: -30, scale: 0.8 }),
    ),
    under([126, 324], 60, 8),
    figure(smells, vary(POSES.tailor, { lean: 0, nod: 0 }), [122, 322], 200, {
      grip: { near: [149, 242], far: [150, 270] },
    }),
    line('M131 214q6 5 12 0', INK, 2.8),
    again('c', [149, 254], FIR.base),
    oval([149, 240], 9.5, 8.5, skin) + line('M151 235h6M152 240h6M151 245h5', shade(skin, 0.22), 1.8),
    line('M170 236q6 -5 3 -11t3 -11M181 242q6 -5 3 -11', FIR.base, 2.6),
    under([382, 318], 46, 7),
    figure(gives, vary(POSES.kneel, { lean: 18, nod: 0, stretch: 1.15 }), [380, 318], 176, {
      facing: -1,
      grip: { near: [302, 214], far: [328, 240] },
    }),
    again('c', [294, 228], RED, { mirror: true }),
    disc([298, 214], 7.6, CAST.noah.skin),
    again('c', [220, 311], MAPLE.dark, { turn: -90, scale: 0.82 }),
    again('c', [231, 339], PLUM.base, { turn: -90, scale: 0.82 }),
    under([296, 351], 30, 5),
    toddler(small, vary(POSES.crouch, { stretch: 1.35 }), [302, 352], 124, {
      facing: -1,
      grip: { near: [250, 336], far: [262, 346] },
    }),
  )
}

/** A paper strip closed around an arm that lies along x, with what was drawn on it. */
const BRACELET =
  fill('M-5.500 -9Q-3 0 -5.500 9H5.500Q8 0 5.500 -9Z', PAPER) + line('M-1 -6Q2 0 -1 6', 'currentColor', 3.4)

/** A band of thin cardboard around a head of radius 15 seen from the front or the back. */
const CROWN =
  fill('M-17 -3V-21L-10.500 -13 -5.500 -23 0 -14 5.500 -23 10.500 -13 17 -21V-3Q0 -7 -17 -3Z', SUN.base) +
  line('M-12 -8h5M7 -8h5', RED, 3) +
  disc([0, -10], 2.8, WATER.deep)

/** A strip lying on the table or the counter, a few marks on it. */
const strip = (at: Point, w: number, mark: string, turn = 0) =>
  place(
    fill(`M${num(-w / 2 + 2)} -4H${num(w / 2 - 2)}L${num(w / 2)} 4H${num(-w / 2)}Z`, PAPER) +
      line(`M${num(-w * 0.3)} 0h${num(w * 0.2)}M${num(w * 0.1)} 0h.1M${num(w * 0.28)} 0h.1`, mark, 4),
    at,
    { turn },
  )

export function braceletThatTells(): string {
  const bareArms = { sleeves: 'short' as const }
  const educator = mild(ADULTS.lucie, { top: FIR.base, legs: WATER.deep, shoes: PAPER })
  const customer = { ...educator, wear: { ...educator.wear, ...bareArms } }
  const jeweller = mild(CAST.emile, {
    top: MAPLE.base,
    legs: PLUM.dark,
    shoes: PAPER,
    cut: 'stripes',
    trim: MAPLE.pale,
  })
  const client = mild({ ...CAST.zoe, view: 'front' }, { top: ROSE.base, legs: FIR.deep, shoes: PAPER })
  const listens = { ...client, wear: { ...client.wear, ...bareArms } }
  const king = mild({ ...CAST.anh, view: 'back' }, { top: PLUM.base, legs: WATER.deep, shoes: PAPER })
  const reflected = { ...king, view: 'front' as const }
  const skin = ADULTS.lucie.skin
  const admires = vary(POSES.standFront, { stretch: 1.2, elbows: [-1, 1] })
  return frame(
    ['#d9e2df', '#f0efe4'],
    once('b', BRACELET) + once('k', CROWN),
    pane([150, 20], 100, 78, 'summer'),
    curtains([150, 20], 100, 78, '#c98f9d'),
    wainscot(138, 180, '#c6d2c4'),
    floor(180, '#cfa97f'),
    table([62, 214], 150, 50, BARK.cut, 20),
    strip([48, 174], 52, WATER.base, -4) + strip([92, 172], 44, RED, 6),
    crayon([24, 176], FIR.base, { turn: 30, scale: 0.8 }) + crayon([116, 179], PLUM.base, { turn: -20, scale: 0.8 }),
    // Pieces of tape along the edge, ready to take.
    line('M8 182v9M26 182v9M44 182v9M62 182v9M80 182v9M98 182v9', SUN.pale, 6),
    under([354, 210], 46, 4),
    mirror(
      [312, 76],
      80,
      130,
      BARK.soft,
      figure(reflected, admires, [48, 154], 126, { grip: { near: [29, 40], far: [64, 104] } }),
      again('k', [48, 50], SUN.base, { scale: 1.21 }),
    ),
    under([422, 244], 30, 5),
    figure(king, admires, [422, 246], 146, { grip: { near: [400, 114], far: [442, 190] } }),
    again('k', [422, 125], SUN.base, { scale: 1.4 }),
    disc([399, 115], 5.6, CAST.anh.skin),
    rug([200, 326], 196, 32, '#d6b9b4', '#b98d8b'),
    under([120, 330], 44, 6),
    figure(jeweller, vary(POSES.kneel, { lean: 8, nod: 6, stretch: 1.32, elbows: [1, -1] }), [122, 330], 164, {
      grip: { near: [191, 267], far: [191, 231] },
    }),
    adult(customer, vary(POSES.tailor, { lean: 2, nod: 4, stretch: 1.12 }), [244, 322], 222, {
      facing: -1,
      grip: { near: [174, 262], far: [218, 286] },
    }),
    line('M170 260L163 256M171 263L161 262M172 266L164 268', skin, 4.6),
    fill('M191 255L203 253 198 229 186 232Z', PAPER) + line('M194 240h.1M196 247h.1', WATER.base, 4.4),
    again('b', [197, 259], RED, { turn: 175, scale: 0.86 }),
    disc([190, 267], 6.6, CAST.emile.skin) + disc([191, 231], 6.4, CAST.emile.skin),
    // The counter: a shoe box turned over.
    under([150, 344], 62, 6),
    fill('M108 288H196L206 302H98Z', glow(WATER.soft, 0.3)),
    fill('M100 302H204V346H100Z', WATER.soft) + fill('M96 328H208V346H96Z', WATER.base),
    strip([134, 296], 46, PLUM.base, -3),
    crayon([180, 296], FIR.base, { turn: 16, scale: 0.8 }),
    under([332, 346], 54, 7),
    figure(listens, vary(POSES.tailorFront, { stretch: 1.42, elbows: [1, 1] }), [332, 348], 172, {
      grip: { near: [274, 342], far: [365, 264] },
    }),
    [RED, WATER.base, FIR.base, PLUM.base]
      .map((color, i) => again('b', [382 - i * 3.1, 296 - i * 6.4], color, { turn: 65, scale: 0.7 }))
      .join(''),
    line('M378 250q7 3 8 10M384 242q10 5 11 16', MAPLE.dark, 2.8),
  )
}

/** A paper plate turned over, a hat of mushroom, its middle on the origin; the slit runs from the rim. */
const HAT =
  fill('M-28 2Q-26 -10 -15 -13H15Q26 -10 28 2Q0 13 -28 2Z', 'currentColor') +
  line('M-27 2Q0 12 27 2', INK, 2, 0.25) +
  oval([0, -11], 15, 3.6, PAPER, 0, 0.22) +
  line('M16 6L7 -4', INK, 2.2, 0.55)
const DOTS = line('M-17 -4h.1M-5 1h.1M-7 -10h.1M7 -11h.1M21 -2h.1M17 -8h.1M-22 2h.1', PAPER, 5.6)

/** Half a paper-towel tube standing on the origin. */
const FOOT =
  fill('M-8 -30V0Q0 4 8 0V-30Z', CARDBOARD) +
  fill('M2 -30V2Q6 2 8 0V-30Z', BARK.base, 0.3) +
  oval([0, -30], 8, 3, BARK.dark)

/** A big box as high as a child, that stands for a tree. */
const tree = ([x, y]: Point, w: number, h: number, color: string) =>
  under([x + 8, y], w * 0.66, 5) +
  fill(`M${num(x - w / 2)} ${num(y - h)}l12 -9h${num(w)}l-12 9Z`, glow(color, 0.3)) +
  fill(`M${num(x + w / 2)} ${num(y)}v${num(-h)}l12 -9v${num(h)}Z`, shade(color, 0.26)) +
  fill(`M${num(x - w / 2)} ${num(y)}v${num(-h)}h${num(w)}v${num(h)}Z`, color) +
  fill(`M${num(x - 5)} ${num(y - h)}h10v${num(h * 0.3)}h-10Z`, BARK.cut, 0.7) +
  line(`M${num(x - w * 0.32)} ${num(y - 16)}v-7M${num(x - w * 0.18)} ${num(y - 16)}v-7`, shade(color, 0.34), 3)

export function mushroomsAfterTheRain(): string {
  const educator = mild(ADULTS.nadia, { top: WATER.base, legs: BARK.deep, shoes: PAPER })
  const one = mild({ ...CAST.theo, view: 'front' }, { top: FIR.base, legs: WATER.deep, shoes: PAPER })
  const two = mild({ ...CAST.awa, view: 'front' }, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const plants = mild(CAST.lila, { top: PLUM.base, legs: FIR.deep, shoes: PAPER })
  const hidden = (x: number, y: number, skin: string) => {
    const palm = skin === CAST.awa.skin ? glow(skin, 0.24) : shade(skin, 0.12)
    return (
      disc([x - 10, y + 3], 7.6, palm) +
      disc([x + 10, y + 3], 7.6, palm) +
      line(
        `M${x - 13} ${y}l-1 -12M${x - 9} ${y - 1}l1 -13M${x - 5} ${y}l3 -11M${x + 13} ${y}l1 -12M${x + 9} ${y - 1}l-1 -13M${x + 5} ${y}l-3 -11`,
        palm,
        4.6,
      )
    )
  }
  const hung: [x: number, color: string][] = [
    [24, RED],
    [50, BARK.base],
    [76, SUN.base],
    [102, MAPLE.base],
  ]
  const covers = vary(POSES.tailorFront, { elbows: [-1, 1], stretch: 1.1 })
  return frame(
    ['#dfe0cf', '#f3eddb'],
    pane([14, 26], 92, 72, 'autumn'),
    wainscot(136, 176, '#cdc9a6'),
    floor(176, '#e2cfae'),
    once('h', HAT) + once('d', `<use href="#h"/>${DOTS}`) + once('f', FOOT),
    tree([172, 226], 66, 140, CARDBOARD),
    tree([272, 214], 64, 134, shade(CARDBOARD, 0.1)),
    tree([376, 230], 68, 146, CARDBOARD),
    again('f', [222, 232], PAPER) + again('h', [222, 202], BARK.base),
    line('M204 202q4 -7 8 -8M216 207v-15M229 207q2 -9 0 -14', CREAM, 3.4),
    // The branch: the edge of an open box.
    under([62, 248], 62, 6),
    fill('M22 186H102L118 200H6Z', BARK.base),
    hung.map(([x, color]) => oval([x, 194], 15, 27, shade(color, 0.2))).join(''),
    fill('M4 200H122V248H4Z', CARDBOARD) + line('M4 200H122', shade(CARDBOARD, 0.22), 3),
    // Each one astride the edge, by its slit: half of it comes out on our side.
    hung
      .map(
        ([x, color]) =>
          fill(`M${x + 1} 167C${x - 20} 167 ${x - 20} 221 ${x + 1} 221Z`, color) +
          line(`M${x - 5} 178h.1M${x - 9} 192h.1M${x - 4} 204h.1M${x + 7} 182h.1`, PAPER, 4.6) +
          line(`M${x + 1} 199V219`, shade(CARDBOARD, 0.4), 2.4),
      )
      .join(''),
    under([250, 290], 26, 4) + under([310, 288], 40, 6),
    figure(plants, vary(POSES.kneel, { lean: 20, nod: 4, stretch: 1.15 }), [306, 288], 154, {
      facing: -1,
      grip: { near: [270, 262], far: [240, 248] },
    }),
    again('f', [250, 290], PAPER) + again('d', [250, 260], RED),
    disc([272, 261], 6, CAST.lila.skin),
    under([96, 334], 48, 7) + under([200, 338], 48, 7),
    figure(one, covers, [96, 332], 160, { grip: { near: [86, 254], far: [106, 254] } }),
    hidden(96, 251, CAST.theo.skin),
    figure(two, covers, [192, 336], 150, { grip: { near: [182, 263], far: [202, 263] } }),
    hidden(192, 260, CAST.awa.skin),
    under([288, 346], 34, 5),
    sockRoll([261, 341], FIR.base, { mirror: true, scale: 1.2 }),
    again('h', [290, 338], PLUM.base, { turn: 15, scale: 1.1 }),
    line('M275 327q-4 4 -2 11M287 330q-2 6 0 12M299 334q2 6 0 11', SUN.soft, 3.6),
    adult(educator, vary(POSES.tailor, { lean: 0, nod: 4, stretch: 1.1 }), [444, 346], 222, {
      facing: -1,
      grip: { near: [376, 300], far: [362, 295] },
    }),
    fill('M334 304H392L400 314H326Z', glow(CARDBOARD, 0.3)) + fill('M326 314H400V352H326Z', CARDBOARD),
    fill('M384 314H400V352H384Z', shade(CARDBOARD, 0.14)) + line('M326 314H400', shade(CARDBOARD, 0.2), 2),
    line('M372 300L364 309M376 302L370 311M359 295L351 305', ADULTS.nadia.skin, 4.6),
    line('M342 298l-5 -7M352 292l-1 -9M332 306l-8 -4', WATER.deep, 2.8),
  )
}
