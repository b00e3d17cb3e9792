import { FRONT_LAUGH, FRONT_SMILE, SIDE_LAUGH, SIDE_SMILE } from '../../../kit/faces.ts'
import { adult, figure, type Person, toddler } from '../../../kit/figure.ts'
import { eye } from '../../../kit/figurines.ts'
import { bend, type Point, pair } from '../../../kit/geometry.ts'
import { fence } from '../../../kit/ground.ts'
import { drawHead, face, mouth, sunhat } from '../../../kit/head.ts'
import { cloud, frame, land, specks, sun, woods } from '../../../kit/landscape.ts'
import {
  BARK,
  CREAM,
  FIR,
  glow,
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
import { ADULTS, barefoot, CAST, mild, summer } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, hooks, napMat, pane, pinned, shelf } from '../../../kit/room.ts'
import { again, disc, fill, line, num, type Options, once, oval, place, through } from '../../../kit/svg.ts'
import { bucket } from '../../../kit/things.ts'
import { ball, crayon, under } from '../../../kit/toys.ts'

const SIDE_FLAT = line('M8 9.5L12 9', MOUTH, 1.8)
/** Eyes shut and the whole mouth open. */
const YAWN = line('M-9.5 -1.5q3.5 3 7 0M2.5 -1.5q3.5 3 7 0', INK, 1.8) + mouth([0, 8.4], 4.6, 6)

const SAND = '#ead4a2'
const DAMP = '#c09a63'

/** Damp sand turned out of a pail, its base on the origin. */
const tower = (at: Point, w: number, h: number) =>
  place(
    fill(`M${-w / 2} 0L${num(w * -0.38)} ${-h}H${num(w * 0.38)}L${w / 2} 0Q0 ${num(w * 0.2)} ${-w / 2} 0Z`, DAMP) +
      fill(
        `M${num(w * 0.12)} ${-h}H${num(w * 0.38)}L${w / 2} 0Q${num(w * 0.3)} ${num(w * 0.1)} ${num(w * 0.14)} 2Z`,
        shade(DAMP, 0.14),
      ) +
      oval([0, -h], w * 0.38, w * 0.1, glow(DAMP, 0.4)),
    at,
  )

/** A plastic shovel that lies, its blade to the right. */
const spade = (at: Point, color: string, turn: number) =>
  place(
    line('M-26 0H8M-27 -5V5', shade(color, 0.12), 4.6) +
      fill('M6 -8H24Q32 0 24 8H6Z', color) +
      line('M12 0H22', glow(color, 0.4), 2),
    at,
    { turn },
  )

/** A hand whose first two fingers walk on the origin; the wrist is up and to the right. */
const walkingFingers = (at: Point, skin: string, options: Options = {}) =>
  place(
    line('M8 -20L5 -10 8 0M4 -22L-6 -12 -9 -1', skin, 5.4) +
      oval([11, -25], 10, 8, skin, -30) +
      line('M6 -21q6 3 11 0', shade(skin, 0.2), 1.8),
    at,
    options,
  )

export function nightOverTheCastle(): string {
  const educator = mild(ADULTS.nadia, { top: PLUM.soft, legs: WATER.deep, shoes: CREAM })
  const left = summer(CAST.idris, { top: MAPLE.base, legs: WATER.deep, shoes: CREAM, hat: sunhat(RED, CREAM) })
  const right = summer(CAST.mei, { top: FIR.base, legs: PLUM.dark, shoes: CREAM, hat: sunhat(SUN.soft, ROSE.base) })
  const cheater = summer(
    { ...CAST.lea, view: 'front' },
    { top: ROSE.base, legs: WATER.deep, shoes: CREAM, hat: sunhat(PAPER, WATER.base) },
  )
  return frame(
    ['#a9d8ec', '#f2f4da'],
    sun([404, 52], 24, SUN.base),
    cloud([60, 74], 90, PAPER, 0.9),
    woods(146, 54, '#a9d09a', 6, 'round'),
    fence([-4, 490], 176, 40, '#d5b284', 28),
    land([0, 174, 240, 170, 480, 176], '#a5cd82'),
    fill('M22 194H458L500 362H-20Z', SAND),
    line('M22 194H458M22 194L-20 360M458 194L500 360', BARK.soft, 11),
    specks({ x: [30, 450], y: [210, 352] }, 30, DAMP, 4, 1.3),
    under([166, 232], 34, 5),
    toddler(
      cheater,
      vary(POSES.standFront, { hip: [0, -17], feet: pair(-9, -4, 9, -4), lap: true, elbows: [-1, -1] }),
      [166, 234],
      128,
      {
        grip: { near: [141, 188], far: [188, 206] },
      },
    ),
    face(eye(-4.5, -1) + eye(7.5, -1), [166, 159], 23.7),
    line('M140 189Q160 188 187 173', CAST.lea.skin, 12.5) + line('M140 189L148 188', glow(ROSE.base, 0.12), 14),
    under([316, 236], 34, 5),
    figure(right, vary(POSES.crouch, { lean: 34, nod: 8, elbows: [1, 1], stretch: 1.15 }), [322, 238], 146, {
      facing: -1,
      grip: { near: [281, 157], far: [272, 156] },
    }),
    // The castle and its moat.
    oval([232, 276], 112, 36, glow(DAMP, 0.3)),
    oval([232, 276], 104, 31, shade(DAMP, 0.46)),
    oval([232, 271], 84, 24, shade(DAMP, 0.1)),
    fill('M184 236H280V262H184Z', shade(DAMP, 0.2)),
    tower([190, 262], 36, 42) + tower([274, 262], 36, 42),
    tower([232, 272], 52, 82),
    fill('M172 252H292V284Q232 296 172 284Z', shade(DAMP, 0.05)),
    line('M178 252H286', glow(DAMP, 0.4), 5),
    fill('M221 291V274Q232 260 243 274V291Z', shade(DAMP, 0.55)),
    tower([172, 284], 40, 48) + tower([292, 284], 40, 48),
    under([72, 318], 42, 6),
    figure(left, vary(POSES.crouch, { lean: 34, nod: 8, elbows: [1, 1], stretch: 1.15 }), [62, 320], 164, {
      grip: { near: [112, 229], far: [120, 228] },
    }),
    // The cat that came in the night.
    line(
      'M214 340h.1M224 334h.1M250 338h.1M260 330h.1M286 332h.1M296 323h.1M320 320h.1M328 310h.1',
      shade(DAMP, 0.4),
      6,
    ),
    under([434, 334], 56, 7),
    adult(educator, vary(POSES.heels, { lean: 30, nod: 4, elbows: [1, 1], stretch: 1.1 }), [440, 334], 204, {
      facing: -1,
      grip: { near: [364, 276], far: [404, 318] },
    }),
    face(SIDE_SMILE, [411, 226], 18, -20.5, true),
    walkingFingers([348, 302], ADULTS.nadia.skin),
    bucket([128, 336], WATER.base, { turn: 98, scale: 1.2 }),
    spade([60, 344], SUN.base, 8) + spade([404, 350], RED, 172) + spade([372, 248], FIR.base, 14),
  )
}

export function tunnelIsNotReady(): string {
  const thrower = mild(CAST.maika, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const first = mild(CAST.kofi, { top: RED, legs: WATER.deep, shoes: PAPER })
  const second = mild(
    { ...CAST.zoe, view: 'front' },
    { top: FIR.base, legs: BARK.dark, shoes: PAPER, cut: 'stripes', trim: FIR.pale },
  )
  const third = mild(CAST.jasleen, { top: WATER.base, legs: PLUM.dark, shoes: PAPER })
  const fourth = mild(CAST.anh, { top: MAPLE.base, legs: FIR.deep, shoes: PAPER })
  const catcher = mild(CAST.awa, { top: ROSE.base, legs: WATER.deep, shoes: PAPER })
  const educator = mild(ADULTS.minh, { top: PLUM.base, legs: BARK.dark, shoes: PAPER })
  const arch = vary(POSES.standFront, { hip: [0, -36], feet: pair(-19, -4, 19, -4) })
  return frame(
    ['#dfe6e4', '#f4f1e4'],
    pane([44, 22], 104, 78, 'autumn'),
    floor(152, BOARDS),
    pinned([236, 34], 48, 40, [WATER.base, MAPLE.base, SUN.base], -3),
    fill('M432 176L462 188 170 366H10L30 340Z', PAPER, 0.35),
    figure(catcher, vary(POSES.crouch, { elbows: [1, 1] }), [434, 194], 100, { facing: -1 }),
    figure(fourth, vary(arch, { elbows: [1, -1] }), [380, 216], 108, { grip: { near: [375, 170], far: [398, 190] } }),
    under([330, 241], 30, 5),
    figure(third, vary(arch, { elbows: [-1, 1] }), [330, 242], 124, { grip: { near: [300, 130], far: [360, 128] } }),
    face(YAWN, [330, 145], 17.9),
    under([268, 273], 34, 5),
    figure(second, vary(arch, { elbows: [-1, -1] }), [268, 274], 144, { grip: { near: [250, 152], far: [284, 226] } }),
    face(FRONT_SMILE, [268, 162], 20.7),
    line('M238 146l-7 -5M242 138l-5 -7M250 133l-2 -8M360 178l-6 3M360 170l-7 -1', MAPLE.dark, 2.8),
    under([194, 313], 40, 6),
    figure(first, vary(arch, { elbows: [-1, -1] }), [194, 314], 168, { grip: { near: [173, 204], far: [222, 256] } }),
    face(YAWN, [194, 183], 24.2),
    disc([173, 204], 7.4, CAST.kofi.skin),
    under([80, 346], 58, 6),
    figure(thrower, vary(POSES.crouch, { lean: 18, nod: -6, elbows: [1, 1] }), [62, 346], 166, {
      grip: { near: [104, 318], far: [112, 312] },
      holding: ball([118, 324], 21, RED),
    }),
    face(SIDE_FLAT, [71.7, 254], 23.9, 3.9),
    under([428, 352], 54, 6),
    adult(educator, vary(POSES.tailor, { lean: 4, nod: 2, elbows: [1, 1] }), [438, 352], 196, {
      facing: -1,
      grip: { near: [386, 288], far: [402, 318] },
    }),
    face(SIDE_SMILE, [433, 252], 17.2, -4.2, true),
  )
}

/** Somebody on the knees or the tummy seen from above, the head towards the top, the neck on the origin; `hands` in the same coordinates. */
function fromAbove({ wear, ...head }: Person, hands: [Point, Point], at: Point, options: Options = {}): string {
  const arm = (root: Point, hand: Point, side: number) => {
    const [elbow, end] = bend(root, hand, 30, 30, side)
    return line(through(root, elbow, end), shade(wear.top, 0.1), 12) + disc(end, 7, head.skin)
  }
  return place(
    line('M-15 102L-16 110M15 102L16 110', wear.shoes, 15) +
      line('M-10 62L-15 98M10 62L15 98', wear.legs, 17) +
      line('M0 20V58', wear.top, 40) +
      oval([0, 10], 29, 15, wear.top) +
      arm([-22, 8], hands[0], -1) +
      arm([22, 8], hands[1], 1) +
      disc([0, -28], 3.4, head.skin) +
      disc([-18, -10], 4, head.skin) +
      disc([18, -10], 4, head.skin) +
      drawHead({ ...head, view: 'back' }, [0, -7], 18, 0, false),
    at,
    options,
  )
}

/** A sheet on the floor, seen from above, its middle on the origin. */
const page = (at: Point, art: string, turn = 0) =>
  place(fill('M-46 -30H50V37H-46Z', PLUM.dark, 0.18) + fill('M-48 -34H48V34H-48Z', PAPER) + art, at, { turn })

const BOARDS = '#cfa97f'

/** What a crayon draws: a wide way. */
const way = (d: string, color: string) => line(d, color, 9) + line(d, glow(color, 0.6), 2)

export function whichEdgeLetsMeIn(): string {
  const slider = mild(CAST.noah, { top: SUN.base, legs: WATER.deep, shoes: PAPER })
  const pointer = mild(CAST.lila, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const folder = mild(CAST.theo, { top: FIR.base, legs: BARK.dark, shoes: PAPER })
  const walker = mild(CAST.maika, { top: WATER.base, legs: PLUM.dark, shoes: PAPER })
  const educator = mild(ADULTS.julie, { top: MAPLE.base, legs: WATER.deep, shoes: PAPER })
  return frame(
    [BOARDS, BOARDS],
    line(
      'M0 44H480M0 104H480M0 164H480M0 224H480M0 284H480M0 344H480M120 44v60M330 104v60M70 164v60M400 224v60M170 284v60',
      shade(BOARDS, 0.14),
      1.8,
    ),
    fromAbove(
      educator,
      [
        [-34, -36],
        [22, -50],
      ],
      [60, 38],
      { turn: 120, scale: 1.2 },
    ),
    page([154, 112], way('M48 6C20 6 10 20 0 34', PLUM.base) + line('M-38 -8H-4M-32 -8V10M-10 -8V10', BARK.base, 6)),
    page(
      [251, 112],
      way('M-48 6C-20 2 10 10 14 34M6 8C18 0 28 -5 43 -4', RED) +
        fill('M-26 -24H-2V-6H-26Z', SUN.base) +
        fill('M-31 -20L-14 -33 3 -20Z', MAPLE.dark),
    ),
    page(
      [154, 181],
      way('M0 -34C0 -10 20 0 48 4', FIR.base) +
        oval([-22, -10], 17, 11, WATER.soft) +
        fill('M-50 38V8L-20 38Z', BOARDS) +
        fill('M-48 8L-22 34V8Z', shade(PAPER, 0.2)),
    ),
    page(
      [251, 181],
      way('M-48 4C-20 6 14 0 14 -34M-6 4C0 14 2 20 2 29M6 -2C20 6 30 8 48 8', MAPLE.base) +
        line('M24 -6V-26H42V-6', STONE.dark, 3.4) +
        disc([33, -9], 4.4, INK),
    ),
    page(
      [348, 181],
      way('M-48 8C-20 8 0 -10 43 -6', WATER.base) + line('M14 28V14', BARK.base, 6) + disc([14, 10], 12, FIR.soft),
    ),
    fromAbove(
      walker,
      [
        [-34, -30],
        [14, -52],
      ],
      [426, 226],
      { turn: -50 },
    ),
    line('M394 184L379 180M395 179L383 171', CAST.maika.skin, 4.6),
    fromAbove(
      pointer,
      [
        [-11, -53],
        [36, -22],
      ],
      [374, 82],
      { turn: -110 },
    ),
    line('M328 110L304 113', CAST.lila.skin, 5),
    page(
      [262, 262],
      way('M-10 -29C-12 -10 0 4 29 8', PLUM.dark) +
        line('M-40 24V-8M-30 24V-8M-40 2h10M-40 13h10M-30 -10Q-18 -4 -8 24', RED, 3.6),
      8,
    ),
    fromAbove(
      slider,
      [
        [-30, -46],
        [34, -46],
      ],
      [256, 338],
      { turn: 4, scale: 0.95 },
    ),
    fromAbove(
      folder,
      [
        [-22, -52],
        [32, -46],
      ],
      [77, 244],
      { turn: 62 },
    ),
    place(
      fill('M-46 -30H50V37H-46Z', PLUM.dark, 0.18) +
        fill('M-46 -32H50V36H-46Z', CREAM) +
        fill('M-48 -34H48V34H-48Z', PAPER),
      [412, 322],
      { turn: -12, scale: 0.9 },
    ),
    crayon([350, 330], RED, { turn: 24 }) +
      crayon([142, 302], FIR.base, { turn: -40 }) +
      crayon([160, 328], PLUM.base, { turn: 12 }) +
      crayon([206, 52], SUN.base, { turn: -8 }),
  )
}

/** The outline of an open hand, its wrist on the origin, its fingers up: a shape drawn once and used often. */
const FINGERS = 'M-8 -12L-13 -26M-3 -14L-5 -32M3 -14L4 -32M8 -12L13 -27M7 -4L19 -12'
const TRACED = once(
  'h',
  line(FINGERS, 'currentColor', 8.6) +
    oval([0, -7], 12.6, 12.6, 'currentColor') +
    line(FINGERS, PAPER, 4.8) +
    oval([0, -7], 10.6, 10.6, PAPER),
)

/** An open hand, its palm away from us, fingers up; the wrist is on the origin. */
const openHand = (at: Point, skin: string, options: Options = {}) =>
  place(
    line('M-5 -8L-9 -19M-2 -9L-3 -23M3 -9L4 -22M6 -7L10 -17M5 -3L13 -8', skin, 4.6) + oval([0, -6], 7.8, 8.2, skin),
    at,
    options,
  )

export function handThatStays(): string {
  const girl = mild(CAST.fatou, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const friend = mild({ ...CAST.theo, view: 'front' }, { top: FIR.base, legs: WATER.deep, shoes: MAPLE.deep })
  const waver = mild(CAST.jasleen, { top: WATER.base, legs: BARK.dark, shoes: PAPER })
  const educator = mild(ADULTS.helene, { top: MAPLE.base, legs: FIR.deep, shoes: PAPER })
  const leaf = (x: number, y: number, turn: number, a: string, mark: string) =>
    place(
      fill('M-31 -27H31V27H-31Z', PAPER) +
        line('M-31 -27V27H31V-27', shade(PAPER, 0.24), 1.4) +
        again('h', [-2, 21], a, { scale: 1.05 }) +
        mark,
      [x, y],
      { turn },
    )
  const tag = (i: number, color: string) =>
    fill(`M${i * 62 + 38} 36h26v20h-26Z`, PAPER) + disc([i * 62 + 51, 46], 5.5, color)
  return frame(
    ['#e7e3d6', '#f5f0e3'],
    TRACED,
    [SUN.base, MAPLE.base, ROSE.base, FIR.dark, WATER.base, RED, PLUM.base].map((color, i) => tag(i, color)).join(''),
    hooks([20, 72], 62, [RED, FIR.base, WATER.base, '', PLUM.base, SUN.base, ROSE.base]),
    floor(228, '#c9a27a'),
    fill('M206 112H282V206H206Z', PAPER),
    again('h', [244, 192], FIR.dark, { scale: 1.65 }),
    under([346, 306], 54, 6),
    adult(educator, vary(POSES.kneel, { lean: 10, nod: 0, elbows: [1, 1] }), [352, 306], 220, {
      facing: -1,
      grip: { near: [280, 194], far: [281, 126] },
    }),
    face(SIDE_SMILE, [343, 156], 19.4, -5.5, true),
    under([170, 306], 36, 5),
    figure(girl, vary(POSES.reach, { lean: 4, nod: -6, elbows: [1, 1] }), [166, 308], 170, {
      grip: { near: [226, 190], far: [184, 250] },
    }),
    openHand([234, 188], CAST.fatou.skin, { turn: 20, scale: 1.2 }),
    face(SIDE_LAUGH, [168, 172], 24.5, -3.8),
    under([72, 346], 36, 5),
    figure(friend, POSES.standFront, [70, 346], 174, { grip: { near: [44, 284], far: [98, 282] } }),
    face(FRONT_SMILE, [70, 203], 25),
    leaf(44, 262, -14, PLUM.base, line('M-6 16h9M-6 10h9', FIR.base, 3)),
    leaf(98, 260, 14, MAPLE.base, line('M-5 16l4 -7 4 7Z', RED, 3)),
    leaf(72, 268, 1, WATER.deep, disc([-1, 14], 4.6, SUN.base)),
    disc([44, 292], 7.2, CAST.theo.skin) + disc([100, 291], 7.2, CAST.theo.skin),
    under([438, 348], 34, 5),
    figure(waver, vary(POSES.stand, { elbows: [1, 1] }), [444, 350], 154, { facing: -1, grip: { near: [402, 224] } }),
    openHand([403, 228], CAST.jasleen.skin, { turn: -14, scale: 1.1 }),
  )
}

/** Hands and feet on the floor, seen from behind: the face upside down between the legs. `at` is the ground. */
function dogFromBehind({ wear, ...head }: Person, at: Point, scale: number, look: string): string {
  return place(
    line('M-9 -38L-13 -9', wear.top, 8.4) +
      line('M9 -38L13 -9', wear.top, 8.4) +
      disc([-13, -6], 4.8, head.skin) +
      disc([13, -6], 4.8, head.skin) +
      line('M0 -60V-46', wear.top, 20) +
      drawHead({ ...head, view: 'front' }, [0, -31], 14.4, 180, false) +
      face(look, [0, -31], 14.4, 180) +
      line('M-8 -64L-24 -6', wear.legs, 10.4) +
      line('M8 -64L24 -6', wear.legs, 10.4) +
      oval([0, -67], 17.5, 12, wear.legs) +
      line('M0 -76V-62', shade(wear.legs, 0.2), 1.6) +
      oval([-25, -2], 5.4, 5, head.skin) +
      oval([25, -2], 5.4, 5, head.skin),
    at,
    { scale },
  )
}

export function flamingoLostItsSock(): string {
  const flamingo = barefoot(mild({ ...ADULTS.lucie, view: 'front' }, { top: ROSE.base, legs: PLUM.dark }))
  const dog = barefoot(mild(CAST.lila, { top: SUN.base, legs: WATER.deep }))
  const fallen = barefoot(mild(CAST.emile, { top: FIR.base, legs: BARK.dark, cut: 'stripes', trim: FIR.pale }))
  const turtle = barefoot(mild(CAST.mei, { top: PLUM.base, legs: FIR.deep }))
  const butterfly = barefoot(mild({ ...CAST.noah, view: 'front' }, { top: MAPLE.base, legs: WATER.deep }))
  return frame(
    ['#e4e6ea', '#f5f1e5'],
    pane([40, 18], 104, 78, 'spring'),
    curtains([40, 18], 104, 78, '#d29aa4'),
    floor(150, '#cda77e'),
    shelf([300, 154], 90, 62, [
      ['books', 'plant'],
      ['basket', 'rings'],
    ]),
    napMat([240, 212], 110, WATER.soft),
    adult(
      flamingo,
      vary(POSES.standFront, {
        hip: [0, -40.5],
        elbows: [-1, 1],
        feet: pair(6, -14, 2, -4),
        hands: pair(-32, -78, 33, -76),
        knees: [1, -1],
      }),
      [240, 214],
      190,
    ),
    face(FRONT_SMILE, [240, 36.1], 16.6),
    // The sock is in her sleeve.
    line('M299 45L303 60L309 62', PAPER, 8) + line('M297 50l7 -2M299 56l7 -2', RED, 2.6),
    napMat([76, 250], 116, SUN.soft),
    figure(butterfly, POSES.tailorFront, [76, 250], 146),
    face(FRONT_SMILE, [76, 176], 21),
    napMat([402, 252], 116, FIR.pale),
    figure(
      fallen,
      vary(POSES.floor, {
        lean: -22,
        nod: 4,
        hands: pair(-26, -4, -20, -8),
        feet: pair(30, -18, 34, -10),
        elbows: [-1, -1],
      }),
      [410, 252],
      150,
      { facing: -1 },
    ),
    face(SIDE_LAUGH, [429, 179], 21.6, 8.1, true),
    line('M392 262l-6 7M408 265v9M424 263l6 7', MAPLE.dark, 3),
    napMat([192, 346], 120, ROSE.soft),
    dogFromBehind(dog, [192, 344], 1.5, FRONT_LAUGH),
    napMat([356, 344], 140, PLUM.soft),
    toddler(
      turtle,
      vary(POSES.heels, {
        hip: [-8, -20],
        lean: 84,
        nod: 46,
        feet: pair(-20, -4, -16, -4),
        hands: pair(38, -4, 34, -6),
        elbows: [-1, -1],
      }),
      [338, 344],
      150,
    ),
  )
}
