import { adult, figure, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence } from '../../../kit/ground.ts'
import { flat, forearm, palm } from '../../../kit/hands.ts'
import { cap, drawHead, face, mouth, sunhat } from '../../../kit/head.ts'
import { cloud, flowers, frame, land, sun, tufts, woods } from '../../../kit/landscape.ts'
import {
  BARK,
  CARDBOARD,
  CREAM,
  EARTH,
  FIR,
  glow,
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
import { ADULTS, CAST, mild, summer } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { counter, curtains, floor, pane, pinned, table, wainscot } from '../../../kit/room.ts'
import { dashes, disc, fill, line, num, oval, place } from '../../../kit/svg.ts'
import { trafficCone } from '../../../kit/things.ts'
import { ball, basket, under } from '../../../kit/toys.ts'
import { crown, leafy, trunk } from '../../../kit/trees.ts'

/** What a face does, in the coordinates of a head seen from its side, then of one turned to us. */
const SMILE = line('M6.5 8.5Q9.5 11 12.5 8', MOUTH, 1.8)
const LAUGH = mouth([10.6, 7.8], 3, 3.8)
const OH = mouth([11.4, 7.8], 2.6, 3.4)
const FRONT_SMILE = line('M-4.5 7.5Q0 11.5 4.5 7.5', MOUTH, 1.9)
const FRONT_LAUGH = mouth([0, 8], 4.8, 4.4)

const front = vary(POSES.standFront, { elbows: [1, -1] })

/** Masking tape. */
const TAPE = '#fbefc6'

/** Bits of tape that hang from where they are stuck. */
const hairs = (tops: readonly Point[], long: number) =>
  line(tops.map(([x, y], i) => `M${num(x)} ${num(y)}v${long}l${i % 2 ? -3 : 3} 5`).join(''), TAPE, 8)

/** A basket that plays: its mouth open, its beard stuck under the rim. */
const bearded = (at: Point, color: string, content: string, beard: readonly Point[]) =>
  under(at, 50, 7) + place(basket([0, 0], 88, 64, color, content) + hairs(beard, 26), at)

export function basketGrowsABeard(): string {
  const throws = mild(
    { ...CAST.maika, view: 'back' },
    { top: RED, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: ROSE.soft },
  )
  const counts = mild({ ...CAST.kofi, view: 'front' }, { top: SUN.base, legs: FIR.deep, shoes: PAPER })
  const kneels = mild(CAST.emile, { top: FIR.base, legs: BARK.dark, shoes: PAPER })
  const watches = mild(CAST.anh, { top: PLUM.base, legs: BARK.dark, shoes: PAPER })
  return frame(
    ['#cfe0e2', '#e3ebe4'],
    wainscot(126, 190, '#a9c6c8'),
    floor(190, '#d8b286'),
    hairs([[248, 88]], 22) +
      hairs(
        [
          [358, 82],
          [373, 82],
          [388, 82],
          [403, 82],
        ],
        22,
      ),
    under([296, 226], 26, 5) + under([456, 226], 26, 5),
    figure(counts, vary(front, { stretch: 1.15 }), [296, 226], 150, {
      grip: { near: [262, 158], far: [340, 94] },
    }),
    palm([339, 95], counts.skin, 18),
    face(FRONT_LAUGH, [296, 102], 21.6),
    figure(watches, vary(POSES.stand, { nod: 6, elbows: [1, 1] }), [456, 226], 148, {
      facing: -1,
      grip: { near: [436, 178], far: [408, 134] },
    }),
    palm([409, 134], shade(watches.skin, 0.14), -24),
    face(OH, [454, 108], 21.3, -6, true),
    bearded([200, 222], BARK.base, ball([14, -61], 11, PLUM.base), [
      [-22, -53],
      [-2, -50],
      [18, -52],
    ]),
    bearded([380, 222], MAPLE.dark, '', [[-4, -50]]),
    hairs([[262, 158]], 22) + disc([262, 158], 6, counts.skin),
    line('M64 328h60M382 318h44', TAPE, 9),
    dashes('M128 138Q140 108 158 98', PAPER, 4, '1 9'),
    ball([172, 92], 12, SUN.base),
    under([92, 352], 36, 6),
    figure(throws, vary(front, { lean: 5, stretch: 1.3, feet: pair(-10, -4, 8, -5) }), [90, 352], 190, {
      grip: { near: [92, 152], far: [130, 150] },
    }),
    under([322, 354], 44, 6),
    figure(kneels, vary(POSES.kneel, { lean: 10, nod: -10, elbows: [1, 1] }), [322, 354], 168, {
      grip: { near: [358, 302], far: [368, 300] },
    }),
    face(SMILE, [325, 247], 24.2, -4.5),
    ball([370, 294], 12, WATER.base),
    disc([359, 301], 7, kneels.skin),
    ball([282, 350], 11, ROSE.base),
  )
}

const TABLE = '#e6cfa0'
const DOUGH = '#d9738a'

/** A ball of dough on the table. */
const dough = ([x, y]: Point, r: number, color: string) =>
  oval([x, y + r * 0.8], r * 1.05, r * 0.34, PLUM.dark, 0, 0.2) +
  disc([x, y], r, color) +
  oval([x - r * 0.34, y - r * 0.42], r * 0.3, r * 0.2, glow(color, 0.5), -30)

const STAR = 'M0 -12L4 -4 13 -3 6 3 8 11 0 7 -8 11 -6 3 -13 -3 -4 -4Z'

export function thumbInTheDough(): string {
  const body = mild(CAST.idris, { top: FIR.base, legs: BARK.dark })
  const sulks = { ...body, hair: { ...body.hair, style: 'bald' as const } }
  const rolls = mild(CAST.lea, { top: SUN.base, legs: PLUM.dark, cut: 'stripes', trim: MAPLE.base })
  const far = mild({ ...CAST.awa, view: 'front' }, { top: PLUM.base, legs: BARK.dark, shoes: PAPER })
  const farSulks = mild({ ...CAST.zoe, view: 'back' }, { top: RED, legs: FIR.deep, shoes: PAPER })
  const educator = mild({ ...ADULTS.helene, view: 'front' }, { top: WATER.base, legs: WATER.deep })
  return frame(
    ['#e6e9dc', '#f6f2e4'],
    pane([18, 14], 92, 72, 'autumn'),
    curtains([18, 14], 92, 72, '#8fb0a4'),
    pinned([324, 22], 46, 40, [PLUM.base, SUN.base, RED], 4),
    floor(150, '#cda67d'),
    figure(farSulks, front, [186, 206], 132, { grip: { near: [192, 150], far: [180, 152] } }),
    figure(far, front, [242, 206], 132, { grip: { near: [226, 166], far: [252, 166] } }),
    face(FRONT_SMILE, [242, 97], 19.1),
    table([214, 226], 132, 62, BARK.cut, 16),
    dough([208, 166], 6, MAPLE.base),
    adult(educator, vary(front, { stretch: 1.1 }), [432, 372], 256, { grip: { near: [408, 264], far: [456, 266] } }),
    face(FRONT_SMILE, [432, 132], 22.5),
    figure(sulks, vary(POSES.stand, { lean: -4, elbows: [1, -1] }), [116, 364], 232, {
      facing: -1,
      grip: { near: [94, 242], far: [114, 286] },
    }),
    // His far arm comes over the near hand.
    line('M108 212L87 242L112 264', shade(FIR.base, 0.2), 17),
    drawHead(body, [122, 179], 33.4, 10, false),
    face(SMILE, [122, 179], 33.4, 10),
    figure(rolls, vary(POSES.stand, { lean: 8, nod: 4, stretch: 1.3, elbows: [1, 1] }), [318, 376], 232, {
      facing: -1,
      grip: { near: [244, 288], far: [286, 292] },
    }),
    face(SMILE, [304, 191], 33.4, -8.4, true),
    counter(266, TABLE),
    line('M288 262L244 286', rolls.wear.top, 17),
    dashes('M214 292H232', MAPLE.dark, 3.4, '1 8'),
    line('M138 254L158 266', body.skin, 10) + disc([135, 251], 10.4, body.skin),
    dough([174, 276], 15, DOUGH),
    flat([246, 285], rolls.skin, { mirror: true, scale: 1.3, turn: -20 }),
    // The ball in the middle, with the only cutter.
    fill('M184 330Q182 312 202 307 220 302 236 310 250 318 244 332 232 340 214 339 192 341 184 330Z', PLUM.soft) +
      place(line(STAR, WATER.deep, 4), [214, 321]),
    line('M300 326Q312 314 324 324T350 322', DOUGH, 11),
    oval([80, 320], 30, 11, shade(FIR.soft, 0.2)) + oval([80, 316], 30, 11, FIR.soft),
    oval([432, 290], 30, 8, PLUM.dark, 0, 0.2) + disc([432, 274], 20, SUN.base),
    forearm([405, 252], [411, 276], glow(WATER.base, 0.12), educator.skin, 15),
    forearm([459, 252], [453, 276], glow(WATER.base, 0.12), educator.skin, 15),
  )
}

/** How far the open end of a box runs back, and how deep its inside is. */
const BACK: Point = [26, -24]

/** A box open on top, its lower left corner at the origin; `inside` sits in it, and a door is cut in its right end. */
function boxCar(at: Point, w: number, h: number, inside = '', door = true): string {
  const [dx, dy] = BACK
  const end = `M${w} 0V${-h}l${dx} ${dy}v${h}Z`
  const cut = `M${w + dx * 0.18} ${-h + dy * 0.18}V${-h * 0.3 + dy * 0.18}l${num(dx * 0.64)} ${num(dy * 0.64)}V${num(-h + dy * 0.82)}Z`
  return place(
    fill(`M0 ${-h}l${dx} ${dy}h${w}v${h}H${dx}Z`, shade(CARDBOARD, 0.42)) +
      inside +
      fill(end, shade(CARDBOARD, 0.2)) +
      (door ? fill(cut, shade(CARDBOARD, 0.5)) : '') +
      fill(`M0 0V${-h}H${w}V0Z`, CARDBOARD) +
      line(`M0 ${-h}H${w}l${dx} ${dy}`, glow(CARDBOARD, 0.35), 3.4) +
      line(`M14 ${-h * 0.34}h22M14 ${-h * 0.2}h12`, shade(CARDBOARD, 0.2), 3),
    at,
  )
}

export function brakesInside(): string {
  const stops = mild(CAST.awa, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const motor = mild(CAST.theo, { top: WATER.base, legs: BARK.dark, shoes: PAPER, cut: 'stripes', trim: WATER.pale })
  const pushes = mild(CAST.mei, { top: ROSE.base, legs: FIR.deep, shoes: PAPER })
  const educator = mild(ADULTS.nadia, { top: FIR.base, legs: BARK.dark, shoes: BARK.dark })
  return frame(
    ['#e4e6da', '#f6f1e3'],
    pane([356, 14], 94, 76, 'winter'),
    pinned([252, 24], 46, 42, [WATER.base, SUN.base, RED], -4),
    pinned([312, 28], 44, 38, [FIR.base, PLUM.base, MAPLE.base], 5),
    floor(168, '#d2ab80'),
    under([74, 198], 56, 6) + under([182, 198], 56, 6),
    boxCar([18, 198], 84, 42) + boxCar([126, 198], 84, 42),
    under([300, 208], 66, 6),
    toddler(pushes, vary(POSES.push, { lean: 26, nod: -12 }), [266, 208], 112, {
      grip: { near: [294, 188], far: [300, 184] },
    }),
    face(SMILE, [272, 133], 20.7, 2),
    boxCar([300, 208], 70, 36),
    under([424, 312], 60, 7),
    adult(educator, vary(POSES.kneel, { lean: 6, nod: 6, elbows: [1, 1] }), [428, 312], 216, {
      facing: -1,
      grip: { near: [392, 232], far: [386, 228] },
    }),
    face(SMILE, [422.5, 164.4], 19, -9.3, true),
    under([270, 342], 100, 9),
    boxCar(
      [200, 342],
      136,
      54,
      toddler(stops, vary(POSES.floor, { elbows: [1, -1], stretch: 1.4 }), [60, -22], 148, {
        grip: { far: [101, -108] },
      }) +
        face(OH, [58, -99.6], 27.4, -1) +
        palm([101, -107], shade(stops.skin, 0.14), 12),
    ),
    line('M172 336h14M168 344h20', MAPLE.deep, 3, 0.5),
    under([112, 348], 50, 7),
    figure(motor, vary(POSES.kneel, { lean: 2, nod: 2, stretch: 1.15, elbows: [-1, -1] }), [112, 346], 186, {
      grip: { near: [70, 212], far: [164, 214] },
    }),
    face(LAUGH, [111, 227], 26.8, 3.1),
    palm([70, 212], motor.skin, -14) + palm([164, 214], shade(motor.skin, 0.14), 16),
  )
}

/** A thumb and a finger that meet around what one does not see, their wrist on the origin, pointing to the right. */
const pinch = (at: Point, skin: string, mirror = false) =>
  place(line('M-1 -3Q6 -8 13 -2M0 2Q7 5 13 -1', skin, 4.4) + disc([-1, 0], 6.4, skin), at, { mirror })

export function unseenThread(): string {
  const walker = mild(CAST.lila, { top: ROSE.base, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: CREAM })
  const holder = mild(CAST.sami, { top: SUN.base, legs: FIR.deep, shoes: PAPER })
  const first = mild(CAST.mei, { top: PLUM.base, legs: BARK.dark, shoes: PAPER })
  const second = mild(CAST.emile, { top: RED, legs: WATER.deep, shoes: CREAM })
  const educator = mild(ADULTS.marc, { top: FIR.base, legs: BARK.dark, shoes: BARK.deep })
  return frame(
    ['#b9dfec', '#f4f3dc'],
    cloud([300, 58], 90, PAPER, 0.9),
    woods(160, 70, '#bcd8a4', 8, 'round'),
    land([0, 172, 240, 166, 480, 174], '#a9cf86'),
    leafy([232, 182], 110, FIR.soft, 4),
    trunk([26, 216], -10, 30, BARK.base),
    crown([16, 10], 180, 74, FIR.base, 5),
    land([0, 200, 240, 194, 480, 204], '#97c476'),
    tufts([204, 226], 8, '#74a95c', 6, 8, [120, 470]),
    land([0, 232, 240, 226, 480, 230], '#e5d8b8'),
    // A flower bed and its kerb of stone.
    fill('M-6 250Q120 238 270 252L288 292H-6Z', EARTH.soft),
    flowers([258, 286], 12, ROSE.base, FIR.base, 4, [6, 262]),
    flowers([256, 286], 10, SUN.base, FIR.base, 11, [6, 262]),
    fill('M-6 286H286L292 294H-6Z', STONE.pale) +
      fill('M-6 294H292V310H-6Z', STONE.soft) +
      line('M48 287V309M120 287V309M192 287V309M264 287V309', STONE.base, 2),
    under([384, 262], 70, 6),
    line('M330 262Q390 256 470 263', EARTH.soft, 3),
    adult(educator, vary(POSES.kneel, { lean: 12, nod: 4, elbows: [1, 1] }), [468, 262], 158, {
      facing: -1,
      grip: { near: [438, 214] },
    }),
    face(SMILE, [459, 155], 14, -10.6, true),
    toddler(second, vary(POSES.walk, { elbows: [1, 1] }), [412, 262], 104, { grip: { near: [388, 222] } }),
    face(SMILE, [415, 185], 19.2, 2.2),
    toddler(first, vary(POSES.walk, { elbows: [1, 1] }), [362, 264], 104, { grip: { near: [386, 224] } }),
    face(LAUGH, [365, 187], 19.2, 2.2),
    figure(
      walker,
      vary(POSES.balance, { lean: 3, nod: 4, hands: pair(-36, -64, 38, -64), feet: pair(-8, -4, 11, -4) }),
      [130, 292],
      168,
      { grip: { near: [72, 190], far: [190, 196] } },
    ),
    face(SMILE, [135, 158], 24.2, 5.7),
    pinch([190, 196], walker.skin),
    under([292, 346], 34, 6),
    figure(holder, vary(POSES.walk, { lean: -4, nod: 4, elbows: [1, 1] }), [292, 346], 176, {
      facing: -1,
      grip: { near: [240, 206] },
    }),
    face(SMILE, [295, 207], 25.3, -1.8, true),
    pinch([240, 206], holder.skin, true),
  )
}

export function neverTwiceTheSame(): string {
  const pushes = summer(CAST.jasleen, { top: ROSE.base, legs: WATER.deep, shoes: PAPER })
  const waits = summer(CAST.fatou, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const bridge = summer(
    { ...CAST.theo, view: 'front' },
    { top: WATER.base, legs: BARK.dark, shoes: PAPER, hat: cap(RED, PAPER) },
  )
  const rolls = summer(CAST.rose, { top: PLUM.base, legs: FIR.deep, shoes: PAPER, hat: sunhat(PAPER, ROSE.base) })
  const seated = summer(ADULTS.pierre, { top: FIR.base, legs: BARK.deep, shoes: CREAM, hat: sunhat(CREAM, MAPLE.base) })
  const educator = { ...seated, wear: { ...seated.wear, shorts: false } }
  return frame(
    ['#aedcf0', '#f3f5dd'],
    sun([430, 40], 18, SUN.soft),
    woods(164, 64, '#b3d7a2', 8, 'round'),
    fence([-4, 490], 196, 44, '#cfae7c', 34),
    land([0, 194, 240, 186, 480, 196], '#9dcb7c'),
    tufts([204, 270], 10, '#74a95c', 6, 8),
    under([48, 222], 26, 5),
    adult(educator, vary(POSES.stand, { elbows: [1, 1] }), [48, 222], 166, {
      grip: { near: [72, 150], far: [76, 148] },
    }),
    face(SMILE, [48, 72], 14.6),
    under([190, 236], 30, 5),
    figure(rolls, vary(POSES.crouch, { elbows: [1, 1] }), [190, 236], 126, {
      grip: { near: [224, 224], far: [226, 222] },
    }),
    face(SMILE, [205, 168], 18.1, 20.1),
    dashes('M242 234Q256 240 268 242', PAPER, 3, '1 7'),
    under([304, 256], 40, 5),
    ball([298, 242], 14, MAPLE.base),
    figure(bridge, vary(front, { hip: [0, -36], feet: pair(-22, -4, 22, -4), elbows: [1, -1] }), [304, 258], 138, {
      grip: { near: [284, 224], far: [324, 224] },
    }),
    face(FRONT_LAUGH, [304, 151], 19.9),
    land([0, 282, 240, 274, 480, 284], '#8cc06f'),
    tufts([290, 350], 6, '#69a052', 4, 9),
    trafficCone([256, 302], MAPLE.base, 0.7),
    under([112, 344], 86, 8),
    figure(
      pushes,
      vary(POSES.crawl, {
        hip: [-16, -35],
        lean: 78,
        stretch: 1.15,
        hands: pair(28, -4, 36, -5),
        feet: pair(-42, -5, -36, -5),
      }),
      [118, 342],
      178,
      { holding: ball([123, 318], 24, RED) },
    ),
    face(LAUGH, [138, 246], 25.6, -5.1),
    under([396, 344], 40, 7),
    figure(
      waits,
      vary(POSES.stand, { lean: -6, elbows: [1, 1], hands: pair(-20, -50, 24, -54), soles: [-48, 0] }),
      [400, 344],
      176,
      { facing: -1, step: { near: [356, 310] } },
    ),
    face(LAUGH, [407, 204], 25.3, -3.3, true),
    trafficCone([268, 352], MAPLE.base, 0.86),
  )
}
