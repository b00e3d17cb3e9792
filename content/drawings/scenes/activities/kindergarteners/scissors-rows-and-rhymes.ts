import { figure } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { frame, raised } from '../../../kit/landscape.ts'
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
import { ADULTS, CAST, mild } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { chair, curtains, floor, mirror, pane, rug, shelf, wainscot } from '../../../kit/room.ts'
import { disc, fill, line, num, oval, place } from '../../../kit/svg.ts'
import { scissors } from '../../../kit/things.ts'
import { under } from '../../../kit/toys.ts'

const RED = '#d6463a'

export function cardboardSalon(): string {
  const twoHands = mild(CAST.noah, { top: SUN.base, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: PAPER })
  const oneHand = mild(CAST.maika, { top: FIR.base, legs: PLUM.dark, shoes: SUN.base })
  const educator = mild(ADULTS.nadia, { top: WATER.base, legs: FIR.deep, shoes: INK })
  const fringe: [x: number, low: number][] = [
    [190, 276],
    [204, 279],
    [218, 277],
    [232, 280],
    [246, 250],
    [260, 247],
    [274, 251],
    [288, 274],
  ]
  const lock = ([x, low]: [x: number, low: number], i: number) =>
    fill(`M${x - 6} 230H${x + 6}L${x + 7} ${low}L${x - 6} ${low + (i % 2 ? 2 : -2)}Z`, i % 2 ? RED : shade(RED, 0.14))
  const cut = (all: readonly [x: number, y: number, turn: number][]) =>
    all
      .map(([x, y, turn], i) => place(fill('M-11 -4H11V4H-11Z', i % 2 ? RED : shade(RED, 0.14)), [x, y], { turn }))
      .join('')
  return frame(
    ['#d9e6ea', '#eef1ec'],
    wainscot(138, 196, '#9cc2b8'),
    pane([34, 28], 104, 84, 'spring'),
    mirror([184, 30], 84, 88, SUN.base),
    place(
      fill('M-10 0H10V86H-10Z', PAPER) +
        fill('M-10 8L10 -4V12L-10 24ZM-10 58L10 46V62L-10 74Z', RED) +
        fill('M-10 33L10 21V37L-10 49Z', WATER.base) +
        line('M-12 0H12M-12 86H12', STONE.dark, 6),
      [438, 26],
    ),
    floor(196, '#d8bb90', PAPER),
    raised(
      22,
      under([240, 346], 190, 12),
      chair([72, 340], PLUM.base, { scale: 1.24 }),
      chair([414, 340], MAPLE.base, { scale: 1.24, mirror: true }),
      figure(
        educator,
        vary(POSES.standFront, { hip: [0, -22], feet: pair(-5, -13, 5, -13), elbows: [1, 1] }),
        [318, 336],
        256,
        { build: 'adult', grip: { near: [304, 280], far: [346, 206] } },
      ),
      line('M310 300V326M330 300V326', FIR.deep, 15) + line('M310 332v1M330 332v1', INK, 17),
      figure(twoHands, vary(POSES.sit, { lean: 6, nod: 8, elbows: [1, 1] }), [80, 338], 186, {
        grip: { near: [138, 262], far: [142, 268] },
      }),
      figure(oneHand, vary(POSES.sit, { lean: 6, nod: 8, elbows: [1, 1] }), [408, 338], 186, {
        facing: -1,
        grip: { near: [350, 258], far: [362, 284] },
      }),
      line('M150 300V340M330 300V340', shade(BARK.cut, 0.36), 8),
      fill('M138 264H342L372 306H108Z', BARK.cut),
      fill('M108 306H372V315H108Z', shade(BARK.cut, 0.2)),
      line('M122 316V354M358 316V354', shade(BARK.cut, 0.22), 9),
      line('M303 258L308 270', glow(WATER.base, 0.12), 15) + disc([309, 274], 8, ADULTS.nadia.skin),
      fill('M184 234L196 224H284L296 234Z', glow(CARDBOARD, 0.25)),
      fill('M184 234H296V296H184Z', CARDBOARD),
      line('M240 270q8 6 0 8', shade(CARDBOARD, 0.3), 3),
      oval([214, 264], 7, 8, PAPER) +
        oval([266, 264], 8, 9, PAPER) +
        disc([214, 265], 4, INK) +
        disc([267, 266], 4.6, INK),
      disc([202, 280], 7, ROSE.base, 0.5) + disc([279, 281], 7, ROSE.base, 0.5),
      line('M222 284Q241 294 260 283', INK, 3.6),
      fringe.map(lock).join(''),
      line('M190 230H290', shade(RED, 0.2), 5),
      // The lock that droops between the blades, and the one that is held.
      fill('M194 228Q170 226 164 246L160 284H171L176 250Q178 240 194 238Z', RED),
      fill('M286 228L344 202 349 211 289 239Z', RED),
      disc([346, 206], 7.6, ADULTS.nadia.skin),
      cut([
        [150, 292, 12],
        [168, 298, -20],
        [320, 290, 24],
        [134, 300, -8],
      ]),
      cut([
        [96, 350, 10],
        [208, 344, -14],
        [246, 352, 20],
        [404, 352, -10],
      ]),
      scissors([145, 264], WATER.deep, { turn: -2 }),
      disc([138, 264], 7.6, CAST.noah.skin),
      scissors([345, 252], SUN.dark, { turn: -138 }),
      disc([351, 257], 7.6, CAST.maika.skin),
    ),
  )
}

/** A jar lid lying flat, its back up. */
function lid([x, y]: Point, color: string): string {
  return (
    oval([x, y + 4], 18, 8.4, shade(color, 0.3)) + oval([x, y], 18, 8.4, color) + oval([x, y], 12, 5, glow(color, 0.28))
  )
}

/** A closed egg box for six. */
function eggBox(at: Point, color: string): string {
  return place(
    fill('M-24 -6H24L21 9H-21Z', shade(color, 0.14)) +
      fill('M-25 -5L-21 -13Q-14 -22 -8 -14 0 -23 8 -14 14 -22 21 -13L25 -5Z', color) +
      line('M-25 -5H25', shade(color, 0.26), 2.6) +
      fill('M-5 -6H5V0H-5Z', glow(color, 0.4)),
    at,
  )
}

export function rowOops(): string {
  const left = mild(CAST.fatou, { top: SUN.base, legs: WATER.deep, shoes: PAPER })
  const right = mild(CAST.emile, { top: ROSE.base, legs: FIR.dark, shoes: SUN.base, cut: 'stripes', trim: PAPER })
  const trickster = mild(CAST.anh, { top: PLUM.base, legs: BARK.dark, shoes: MAPLE.base })
  const educator = mild(ADULTS.lucie, { top: FIR.base, legs: PLUM.dark, shoes: INK })
  const row: [x: number, color: string][] = [
    [20, RED],
    [60, RED],
    [110, ''],
    [158, WATER.base],
    [198, WATER.base],
    [248, ''],
    [294, SUN.base],
    [384, ''],
    [428, FIR.base],
    [466, FIR.base],
  ]
  const hands = ([x, y]: Point, skin: string) =>
    [-9.5, 9.5]
      .map(
        (dx) =>
          oval([x + dx, y], 8, 8.6, glow(skin, 0.1)) +
          line(`M${num(x + dx - 2.6)} ${y - 7}v6M${num(x + dx + 2.6)} ${y - 7}v6`, shade(skin, 0.2), 1.4),
      )
      .join('')
  return frame(
    ['#f2e2c4', '#f7efdc'],
    wainscot(122, 184, '#d9a77f'),
    pane([40, 24], 104, 84, 'autumn'),
    floor(184, '#d9c09b', PAPER),
    raised(
      28,
      shelf([356, 212], 110, 88, [
        ['basket', 'books'],
        ['blocks', 'bin'],
      ]),
      figure(educator, vary(POSES.tailorFront, { elbows: [1, 1] }), [262, 248], 194, {
        build: 'adult',
        grip: { near: [238, 212], far: [292, 148] },
      }),
      line('M288 144l-4 -8M292 142v-10M296 144l4 -8', ADULTS.lucie.skin, 4),
      oval([240, 290], 250, 14, '#14281f', 0, 0.08),
      figure(trickster, vary(POSES.crouch, { lean: 26, nod: 6, elbows: [1, 1] }), [384, 272], 156, {
        facing: -1,
        grip: { near: [346, 268], far: [334, 254] },
      }),
      row.map(([x, color]) => (color ? lid([x, 286], color) : eggBox([x, 284], '#7f8b99'))).join(''),
      place(
        oval([4, 0], 11, 19, shade(SUN.base, 0.3)) + oval([0, 0], 11, 19, SUN.base) + oval([0.5, 0], 8, 15, CREAM),
        [336, 266],
        { turn: 12 },
      ),
      disc([347, 268], 6.4, CAST.anh.skin),
      line('M316 258l-11 -4M316 270l-12 2', MAPLE.dark, 3.6),
      under([92, 350], 34),
      figure(left, vary(POSES.standFront, { hip: [0, -41], elbows: [-1, 1] }), [92, 350], 164, {
        grip: { near: [83, 218], far: [101, 218] },
      }),
      hands([92, 217], CAST.fatou.skin),
      under([192, 352], 34),
      figure(right, vary(POSES.standFront, { hip: [0, -41], elbows: [-1, 1] }), [192, 352], 160, {
        grip: { near: [183, 222], far: [201, 222] },
      }),
      hands([192, 221], CAST.emile.skin),
      lid([318, 342], MAPLE.base) + lid([356, 346], PLUM.base) + lid([338, 334], FIR.soft) + lid([332, 324], ROSE.base),
      eggBox([420, 342], '#7f8b99') + eggBox([432, 326], '#7f8b99'),
    ),
  )
}

export function chairLikesStrawberries(): string {
  const listener = mild(CAST.zoe, { top: WATER.base, legs: MAPLE.dark, shoes: PAPER })
  const lender = mild(CAST.kofi, { top: FIR.base, legs: WATER.deep, shoes: SUN.base, cut: 'stripes', trim: PAPER })
  const educator = mild(ADULTS.helene, { top: ROSE.base, legs: PLUM.dark, shoes: INK })
  const wood = SUN.dark
  const note = (at: Point, w: number, h: number, art: string, turn = 0) =>
    place(fill(`M${-w / 2} 0H${w / 2}V${h}H${-w / 2}Z`, PAPER) + fill('M-7 -4H7V4H-7Z', WATER.soft, 0.8) + art, at, {
      turn,
    })
  return frame(
    ['#dfe8d8', '#f1f1e2'],
    pane([44, 26], 112, 92, 'summer'),
    curtains([44, 26], 112, 92, PLUM.soft),
    note([50, 76], 26, 28, fill('M0 7Q9 17 0 23 -9 17 0 7Z', WATER.base), 4),
    floor(182, '#d3b083', PAPER),
    raised(
      24,
      shelf([366, 206], 104, 78, [
        ['books', 'plant'],
        ['basket', 'ball'],
      ]),
      note(
        [402, 126],
        36,
        24,
        `<path d="M-13 14a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0M2 14a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0 -11 0M-2 13h4" stroke="${INK}" stroke-width="2"/>`,
        -3,
      ),
      rug([236, 312], 226, 46, '#efdcb4', '#e0be82'),
      figure(educator, vary(POSES.tailorFront, { hands: pair(-17, -14, 17, -14) }), [254, 280], 208, {
        build: 'adult',
      }),
      // The chair, turned to us.
      line('M156 318V236M208 318V236', shade(wood, 0.3), 8),
      figure(listener, vary(POSES.tailorFront, { lean: 24, nod: 4, elbows: [1, 1] }), [96, 334], 164, {
        grip: { near: [76, 306], far: [156, 292] },
      }),
      line('M156 282V226M208 282V226', wood, 9),
      line('M156 230H208M156 246H208', wood, 10),
      fill('M150 280H214L222 296H142Z', glow(wood, 0.3)) + fill('M142 296H222V304H142Z', wood),
      line('M148 306V344M216 306V344', wood, 9),
      note(
        [182, 232],
        38,
        40,
        fill('M0 36C-14 28 -16 14 -8 12 -4 11 4 11 8 12 16 14 14 28 0 36Z', RED) +
          line('M-5 18h.1M5 18h.1M0 24h.1M-6 25h.1M6 25h.1', SUN.soft, 2.6) +
          line('M0 12V7M0 12L-8 10M0 12L8 10', FIR.base, 3.4),
      ),
      line('M136 302L150 292', glow(WATER.base, 0.12), 12.8) + disc([157, 289], 7, CAST.zoe.skin),
      line('M167 282q4 6 1 12M174 279q6 9 2 18', MAPLE.deep, 2.6),
      under([330, 344], 36),
      figure(lender, vary(POSES.standFront, { elbows: [1, -1], lean: 2 }), [326, 344], 164, {
        grip: { near: [322, 254], far: [388, 236] },
      }),
      fill('M376 302L390 292H448L462 302Z', shade(CARDBOARD, 0.45)),
      fill('M376 302H462V350H376Z', CARDBOARD),
      fill('M434 302H462V350H434Z', shade(CARDBOARD, 0.1)),
      line('M378 302H460', glow(CARDBOARD, 0.4), 3),
      fill(
        'M392 262a9 9 0 0 1 8 -13 10 10 0 0 1 18 1 9 9 0 0 1 6 15 9 9 0 0 1 -12 11 10 10 0 0 1 -17 -3 8 8 0 0 1 -3 -11Z',
        PLUM.soft,
      ),
      line('M408 268q-12 0 -10 -9 4 -9 14 -5 10 6 4 16 -10 8 -20 3', PLUM.base, 4),
      line('M396 246q8 -2 12 -6M420 282l2 8M404 284l1 7', PLUM.soft, 3),
    ),
  )
}

export function bodyLetter(): string {
  const leftBar = mild(CAST.idris, { top: '#d9602f', legs: MAPLE.dark, shoes: PAPER })
  const rightBar = mild(CAST.theo, { top: '#d9602f', legs: MAPLE.dark, shoes: PAPER })
  const crossBar = mild(CAST.jasleen, { top: WATER.base, legs: WATER.deep, shoes: PAPER })
  const leader = mild(CAST.awa, { top: SUN.base, legs: PLUM.dark, shoes: PAPER, cut: 'overalls' })
  const educator = mild(ADULTS.marc, { top: FIR.base, legs: BARK.deep, shoes: INK })
  const lying = (body: string, [x, y]: Point, turn: number) =>
    `<g transform="translate(${num(x)} ${num(y)})scale(1 .9)rotate(${turn})">${body}</g>`
  const flat = vary(POSES.standFront, { hip: [0, -41], hands: pair(-13, -36, 13, -36), feet: pair(-5, -4, 5, -4) })
  return frame(
    ['#e3dcef', '#efeaf3'],
    pane([42, 14], 104, 66, 'autumn'),
    disc([262, 46], 30, MAPLE.base) + disc([262, 46], 25, PAPER) + line('M262 46V30M262 46L274 52', INK, 3.4),
    line('M262 25v2M262 65v2M241 46h2M281 46h2', STONE.base, 3),
    floor(112, '#c7a580', PAPER),
    fill('M112 148H356L420 354H24Z', '#a9c6ab'),
    fill('M120 154H348L408 347H38Z', '#eaf2de'),
    fill('M10 164L132 158 126 238 -4 244Z', PAPER, 0.85),
    fill('M22 176H122L112 232H4Z', BARK.soft) + fill('M4 232H112V239H4Z', BARK.base),
    fill('M28 180H116L108 227H14Z', '#ecd6a4'),
    line('M44 221L68 186 90 221M52 209H83', '#b8935a', 8),
    line('M45 222L69 188 89 222M53 211H82', '#a27d48', 4),
    figure(educator, vary(POSES.kneel, { lean: 8, nod: 6 }), [352, 182], 180, { build: 'adult', facing: -1 }),
    lying(figure(leftBar, flat, [0, 0], 204, {}), [86, 338], 38),
    lying(figure(rightBar, flat, [0, 0], 204, {}), [346, 338], -38),
    lying(figure(crossBar, flat, [0, 0], 166, {}), [134, 290], 90),
    under([432, 334], 36),
    figure(leader, vary(POSES.stand, { lean: 2, nod: 6, elbows: [1, 1] }), [432, 334], 164, {
      facing: -1,
      grip: { near: [387, 260], far: [414, 274] },
    }),
    line('M387 260l-13 6', CAST.awa.skin, 5.4),
  )
}
