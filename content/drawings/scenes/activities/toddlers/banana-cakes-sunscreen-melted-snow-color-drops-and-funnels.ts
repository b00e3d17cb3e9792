import { adult, figure } from '../../../kit/figure.ts'
import type { Point } from '../../../kit/geometry.ts'
import { forearm, palm } from '../../../kit/hands.ts'
import { face, hatOver, mouth, sunhat } from '../../../kit/head.ts'
import { frame } from '../../../kit/landscape.ts'
import {
  BARK,
  CREAM,
  EARTH,
  FIR,
  glow,
  INK,
  MAPLE,
  MOUTH,
  mix,
  PAPER,
  PLUM,
  RED,
  ROSE,
  SNOW,
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, barefoot, CAST, mild, summer } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { counter, door, floor, hooks, pane, pinned, rug, shelf, wainscot } from '../../../kit/room.ts'
import { again, dashes, disc, fill, line, num, once, oval, place } from '../../../kit/svg.ts'
import { bowl, droplets, funnel, shoeAtSide } from '../../../kit/things.ts'
import { brush, paintPot, sheet, spoon, under } from '../../../kit/toys.ts'

const FLOOR = '#cfa97f'
const BANANA = '#f2c53d'
const FLESH = '#fbeeb8'
const DOUGH = '#e2bd78'
/** Of see-through plastic. */
const CLEAR = '#e2eff3'
const EDGE = '#8fb9c9'
const MUD = '#7d6a52'
const BROWN = '#7a4f30'

const front = vary(POSES.standFront, { elbows: [1, -1] })

/** What a face does, in the coordinates of a head seen from its side, then of one turned to us. */
const SIDE_EYE = line('M7.5 -1.5h.1', INK, 3.2)
const SMILE = SIDE_EYE + line('M6.5 8Q9.5 11 12.5 7.500', MOUTH, 1.8)
const LAUGH = SIDE_EYE + mouth([10.6, 7.6], 3, 3.8)
const FRONT_EYES = line('M-6 -1h.1M6 -1h.1', INK, 3.2)
const FRONT_SMILE = FRONT_EYES + line('M-4 8Q0 11.5 4 8', MOUTH, 1.8)
const FRONT_LAUGH = FRONT_EYES + mouth([0, 8], 4.4, 4)
/** Eyes down on what the hands do. */
const FRONT_DOWN =
  line('M-8.5 0q2.500 2.500 5 0M3.5 0q2.500 2.500 5 0', INK, 1.8) + line('M-3 8.500Q0 11 3 8.500', MOUTH, 1.8)

/** A flat cake of raw dough. */
const CAKE =
  oval([0, 4], 30, 13, shade(DOUGH, 0.2)) +
  oval([0, 0], 30, 12.5, DOUGH) +
  line('M-21 -2Q-16 -8 -6 -9', glow(DOUGH, 0.5), 2.6)
/** The hole of a finger in it. */
const NAVEL = oval([0, -0.5], 6, 3.6, shade(DOUGH, 0.36)) + line('M-4.500 1Q0 4 4.500 1', glow(DOUGH, 0.5), 1.6)

export function cakeWithANavel(): string {
  const pokes = mild({ ...CAST.awa, view: 'front' }, { top: RED, legs: WATER.deep, cut: 'apron', trim: CREAM })
  const educator = mild({ ...ADULTS.helene, view: 'front' }, { top: FIR.base, legs: BARK.dark })
  const rubs = mild(
    { ...CAST.theo, view: 'side' },
    { top: WATER.base, legs: BARK.dark, cut: 'stripes', trim: WATER.pale },
  )
  const cake = (at: Point, scale: number, turn = 0) => again('c', at, '', { scale, turn })
  return frame(
    ['#f3e7d2', '#f8f1e2'],
    once('c', CAKE),
    pane([20, 16], 92, 76, 'spring'),
    pinned([412, 30], 54, 46, [SUN.base, FIR.base, RED], 4),
    floor(180, FLOOR),
    adult(educator, front, [246, 376], 268, { grip: { near: [226, 206], far: [278, 190] } }),
    face(FRONT_LAUGH, [246, 125], 23.6),
    figure(pokes, front, [100, 330], 204, { grip: { near: [46, 250], far: [132, 252] } }),
    face(FRONT_DOWN, [100, 161.8], 29.4),
    figure(rubs, vary(front, { stretch: 1.1 }), [392, 330], 204, {
      facing: -1,
      grip: { near: [410, 226], far: [358, 226] },
    }),
    face(LAUGH, [392, 161.8], 29.4, 0, true),
    counter(240, BARK.cut),
    // Hers, on its paper.
    fill('M206 176L258 172 262 210 208 214Z', PAPER),
    cake([234, 192], 0.72, -4) + place(NAVEL, [234, 192], { scale: 0.8 }),
    line('M282 190L242 191', ADULTS.helene.skin, 5.4) + line('M246 191H240', PAPER, 5.4),
    disc([226, 211], 8.4, ADULTS.helene.skin) + disc([281, 190], 8.4, ADULTS.helene.skin),
    // The girl's two cakes.
    under([112, 332], 84, 6),
    sheet([112, 296], 164, 72),
    cake([74, 302], 1.08) + place(NAVEL, [74, 302], { scale: 1.1 }),
    cake([146, 292], 1.08) + place(NAVEL, [146, 292], { scale: 1.2 }),
    line('M136 254L145 284', CAST.awa.skin, 7) + line('M143.500 279L145.500 287', PAPER, 7.6),
    forearm([140, 234], [134, 254], glow(RED, 0.12), CAST.awa.skin, 16),
    forearm([50, 234], [44, 264], glow(RED, 0.12), CAST.awa.skin, 16),
    // Flour, between the two places, and the peels.
    oval([236, 306], 46, 9, PAPER),
    fill('M194 304Q212 270 232 264 254 268 278 304 236 314 194 304Z', PAPER),
    line('M222 276Q214 286 210 296M244 274Q254 284 258 292', SNOW.shade, 2.4),
    spoon([258, 268], STONE.base, { scale: 1.2, turn: 122 }),
    place(
      line('M0 -6Q-16 -8 -22 6M0 -6Q16 -10 24 4M0 -6Q6 4 2 14', BANANA, 8) +
        line('M-4 -4Q-15 -5 -19 5M4 -4Q15 -6 20 3', FLESH, 3) +
        line('M0 -8V-14', BARK.base, 6),
      [304, 314],
      { scale: 1.35 },
    ),
    // Half a banana in its peel, its cut end up.
    under([386, 264], 16, 3),
    fill('M368 196Q364 228 374 258 380 266 392 264 401 232 400 198Z', BANANA),
    line('M381 204Q378 232 384 258M392 204Q394 232 389 256', shade(BANANA, 0.14), 2),
    line('M372 238h.1M396 244h.1M374 214l1 4M395 210l-1 4', BARK.base, 3),
    oval([384, 197], 16, 5.6, FLESH) + line('M381 197h.1M385 196h.1M388 198h.1', BARK.pale, 2.4),
    line('M383 261V263', BARK.dark, 9),
    line('M410 226L394 228M358 226L374 228', CAST.theo.skin, 7),
    disc([410, 226], 9.4, CAST.theo.skin) + disc([358, 226], 9.4, CAST.theo.skin),
    line('M349 222l-8 -3M350 232l-9 3M419 222l8 -3M418 232l9 3', MAPLE.dark, 3),
    under([384, 318], 40, 6),
    bowl([384, 308], WATER.soft, { scale: 1.9 }),
    oval([384, 286], 31, 5.4, shade(WATER.soft, 0.34)),
  )
}

export function dotThatFlees(): string {
  const rubs = barefoot(summer(CAST.noah, { top: SUN.base, legs: WATER.deep }))
  const empty = barefoot(summer({ ...CAST.lea, view: 'front' }, { top: FIR.base, legs: PLUM.dark }))
  const waits = barefoot(summer({ ...CAST.anh, view: 'front' }, { top: RED, legs: WATER.base }))
  const educator = summer({ ...ADULTS.lucie, view: 'front' }, { top: PLUM.base, legs: BARK.dark, shoes: PAPER })
  const hat = (x: number, color: string, trim: string) =>
    place(hatOver(sunhat(color, trim), 'front'), [x, 58], { scale: 1.1 })
  const shoes = (x: number, color: string) =>
    place(shoeAtSide(color, PAPER), [x, 163], { scale: 0.7 }) +
    place(shoeAtSide(color, PAPER), [x + 14, 167], { scale: 0.7 })
  return frame(
    ['#dfe9e2', '#f1f1e3'],
    wainscot(104, 152, '#cbdacb'),
    hooks([20, 36], 62, ['', '', '']),
    hat(51, PAPER, ROSE.base) + hat(113, SUN.soft, MAPLE.dark) + hat(175, WATER.soft, WATER.deep),
    floor(152, FLOOR),
    door([394, 152], 66, 138, '#8fb0a4'),
    shoes(292, RED) + shoes(340, WATER.base),
    rug([240, 280], 232, 76, '#9cc3b0', '#7fab9a'),
    figure(waits, vary(POSES.floorFront, { elbows: [1, -1] }), [110, 242], 166, {
      grip: { near: [88, 218], far: [146, 206] },
    }),
    face(FRONT_SMILE, [110, 155.7], 23.9),
    oval([147, 205], 10, 7.6, CAST.anh.skin) +
      line('M153 210L158 216M156 206L163 209M150 212L152 219', CAST.anh.skin, 4),
    line('M143 203h.1M149 201h.1M146 208h.1M152 206h.1', PAPER, 3.4),
    under([256, 284], 64, 8),
    adult(educator, vary(POSES.kneel, { lean: 2, nod: 0, elbows: [1, 1] }), [258, 284], 240, {
      facing: -1,
      grip: { near: [204, 152], far: [206, 216] },
      holding:
        fill('M198 222V198Q198 194 204 194H212Q218 194 218 198V222Z', SUN.base) + fill('M203 194V186H213V194Z', PAPER),
    }),
    face(FRONT_LAUGH, [259.8, 119.3], 21.1, -1.1, true),
    line('M204 152L200 138', ADULTS.lucie.skin, 6) +
      disc([208, 212], 7.2, ADULTS.lucie.skin) +
      line('M208 209h8M208 215h8', ADULTS.lucie.skin, 4.4),
    disc([259.8, 120.2], 3.8, PAPER),
    line('M188 136q-4 -14 10 -18M214 122q8 6 4 14', MAPLE.dark, 3),
    under([100, 348], 70, 7),
    figure(rubs, vary(POSES.floor, { lean: 2, soles: [-76, -76] }), [72, 344], 196, {
      grip: { near: [97, 262], far: [120, 312] },
    }),
    face(SMILE, [74.5, 244.2], 28.2, 1.1),
    oval([97, 250], 10, 8, PAPER),
    disc([95, 259], 9, shade(CAST.noah.skin, 0.14)) +
      line('M90 254L95 247M95 254L100 248M99 258L105 252', shade(CAST.noah.skin, 0.14), 5),
    line('M118 240q7 8 3 18', MAPLE.dark, 3),
    under([390, 336], 74, 8),
    figure(empty, vary(POSES.floorFront, { elbows: [-1, 1], stretch: 1.1 }), [390, 330], 196, {
      grip: { near: [320, 240], far: [460, 240] },
    }),
    face(FRONT_LAUGH, [390, 228.2], 28.2),
    palm([319, 241], CAST.lea.skin, -20) + palm([461, 241], CAST.lea.skin, 20),
  )
}

/** A see-through pot or tub standing on the origin, what it holds up to `level`; `content` comes over that, behind the rim. */
function clear(
  at: Point,
  [w, h, ry]: readonly [w: number, h: number, ry: number],
  level: number,
  [inside, surface]: readonly [string, string],
  content = '',
): string {
  const [top, low, mid] = [w / 2, w * 0.43, w * (0.43 + (0.07 * level) / h)]
  const bottom = `A${num(low)} ${num(ry * 0.86)} 0 0 0 ${num(low)} 0`
  const body = (y: number, half: number) => `M${num(-half)} ${num(-y)}L${num(-low)} 0${bottom}L${num(half)} ${num(-y)}`
  return place(
    oval([0, -h], top, ry, CLEAR) +
      fill(body(h, top), CLEAR) +
      fill(body(level, mid), inside) +
      oval([0, -level], mid, ry * (0.86 + (0.14 * level) / h), surface) +
      content +
      line(body(h, top), EDGE, 2.6) +
      `<ellipse cy="${num(-h)}" rx="${num(top)}" ry="${num(ry)}" stroke="${EDGE}" stroke-width="3.4"/>`,
    at,
  )
}

export function snowSinksToMyFinger(): string {
  const plants = mild({ ...CAST.zoe, view: 'front' }, { top: ROSE.base, legs: PLUM.dark })
  const bets = mild({ ...CAST.idris, view: 'side' }, { top: SUN.base, legs: FIR.deep, shoes: FIR.deep })
  const educator = mild(ADULTS.nadia, { top: FIR.base, legs: BARK.dark, shoes: PAPER })
  const sunk = vary(front, { hip: [0, -24] })
  const tub = [176, 84, 20] as const
  const mark = dashes('M-86 -66A86 19.500 0 0 0 86 -66', RED, 4, '12 7')
  const dirt = MUD
  return frame(
    ['#dde7ec', '#f0f1ec'],
    pane([34, 14], 110, 86, 'winter'),
    floor(170, '#8fabaf', PAPER, false),
    line('M0 204H480M0 252H480M112 176L60 252M204 176L180 252M296 176L304 252M388 176L430 252', '#9fb9bc', 2),
    shelf([266, 176], 130, 64, [['books', 'basket', 'blocks']]),
    figure(plants, sunk, [88, 292], 206, { grip: { near: [46, 240], far: [118, 238] } }),
    face(FRONT_DOWN, [88, 156.1], 29.7),
    figure(bets, sunk, [226, 292], 206, { facing: -1, grip: { near: [252, 252], far: [188, 248] } }),
    face(SMILE, [226, 156.1], 29.7, 0, true),
    under([108, 344], 92, 10) + under([286, 344], 92, 10),
    clear(
      [106, 338],
      tub,
      66,
      [SNOW.light, PAPER],
      fill('M-83 -66Q-60 -84 -34 -76 -6 -90 24 -78 58 -84 83 -66 60 -48 0 -47 -60 -48 -83 -66Z', PAPER) +
        line(
          'M-60 -66Q-40 -72 -26 -66M28 -66Q46 -72 62 -66M-52 -30q14 6 26 2M20 -14q16 4 30 -4M30 -38q10 4 20 0',
          SNOW.shade,
          3,
        ),
    ),
    place(mark, [106, 338]),
    // Her hand stands in the snow, up to the wrist.
    oval([119, 263], 15, 5.6, SNOW.deep),
    line('M118 234L119 259', CAST.zoe.skin, 13),
    fill('M103 264Q119 268 135 264 133 271 119 271 105 271 103 264Z', PAPER),
    disc([46, 241], 8.6, CAST.zoe.skin),
    forearm([196, 238], [186, 254], glow(SUN.base, 0.12), CAST.idris.skin, 14) +
      line('M186 254L178 268', CAST.idris.skin, 6.4),
    clear(
      [284, 338],
      tub,
      12,
      [mix(WATER.soft, dirt, 0.34), mix(WATER.pale, dirt, 0.22)],
      oval([-22, -14], 22, 7, SNOW.light) +
        line('M20 -10h.1M34 -16h.1M48 -8h.1M-50 -6h.1M4 -4h.1M60 -12h.1', dirt, 4.4),
    ),
    place(mark, [284, 338]),
    under([446, 350], 60, 6),
    adult(educator, vary(POSES.kneel, { lean: 4, elbows: [1, 1], stretch: 1.1 }), [456, 348], 246, {
      facing: -1,
      grip: { near: [414, 226], far: [340, 214] },
      holding:
        fill('M336 210Q374 226 418 222L412 292Q374 294 342 284Z', PAPER) +
        line('M343 276Q374 286 412 284', ROSE.soft, 4) +
        oval([378, 250], 22, 15, mix(PAPER, dirt, 0.4), 8) +
        oval([376, 252], 12, 8, mix(PAPER, dirt, 0.75)) +
        line('M366 246h.1M384 244h.1M390 258h.1M372 262h.1M380 255l6 -3M360 256h.1', EARTH.dark, 4),
    }),
    face(SMILE, [452.2, 179.6], 21.6, -10.2, true),
    droplets(
      [
        [348, 294],
        [360, 302],
        [352, 314],
      ],
      3,
      WATER.base,
    ),
  )
}

export function brownOnPurpose(): string {
  const drops = mild({ ...CAST.anh, view: 'side' }, { top: WATER.soft, legs: BARK.dark })
  const shows = mild({ ...CAST.fatou, view: 'front' }, { top: ROSE.soft, legs: BARK.dark })
  const educator = mild({ ...ADULTS.pierre, view: 'side' }, { top: PLUM.base, legs: BARK.dark })
  /** An old shirt: its collar and its buttons. */
  const shirt = (x: number, y: number, color: string) =>
    place(fill('M-13 -3L0 3 13 -3 8 11 0 4 -8 11Z', glow(color, 0.6)) + line('M0 14h.1M0 26h.1', PAPER, 4), [x, y])
  return frame(
    ['#ece6da', '#f7f2e6'],
    pane([30, 14], 92, 74, 'summer'),
    floor(180, FLOOR),
    adult(educator, vary(front, { elbows: [1, -1] }), [246, 372], 250, { grip: { near: [238, 208], far: [258, 206] } }),
    face(SMILE, [246, 137.9], 22),
    figure(drops, front, [116, 330], 212, { grip: { near: [58, 248], far: [186, 240] } }),
    face(SMILE, [116, 155.2], 30.5),
    shirt(116, 190, WATER.soft),
    figure(shows, vary(front, { elbows: [1, -1], stretch: 1.26 }), [374, 336], 212, {
      grip: { near: [318, 120], far: [430, 120] },
    }),
    face(FRONT_LAUGH, [374, 161.2], 30.5),
    shirt(374, 198, ROSE.soft),
    fill('M308 10L440 12 438 124 310 126Z', PAPER),
    // A bear.
    fill(
      'M322 50Q318 26 338 22 352 20 356 32 374 26 392 31 398 18 412 22 430 28 424 50 436 84 410 104 374 122 338 106 312 86 322 50Z',
      BROWN,
    ),
    line('M342 52Q372 42 406 50M334 94Q372 108 412 92M338 30q8 -2 10 5M408 30q-8 -2 -9 4', shade(BROWN, 0.26), 4),
    line('M356 64h.1M392 64h.1', WATER.base, 9) + oval([374, 84], 17, 12, mix(BROWN, SUN.base, 0.28)),
    line('M368 80h12', shade(BROWN, 0.4), 6),
    disc([316, 120], 9.4, CAST.fatou.skin) + disc([432, 120], 9.4, CAST.fatou.skin),
    line('M316 120L326 116M432 120L422 116', CAST.fatou.skin, 6),
    counter(228, BARK.cut),
    under([160, 338], 110, 6),
    sheet([158, 290], 226, 92),
    fill('M106 292Q112 270 152 270 196 266 214 284 222 304 190 310 150 318 122 310 106 306 106 292Z', SUN.base),
    fill('M150 296Q168 278 194 286 204 296 186 304 160 308 150 296Z', FIR.soft),
    line('M160 296Q174 284 190 292', FIR.pale, 3),
    oval([80, 262], 13, 6.4, WATER.base),
    brush([190, 254], FIR.soft, { scale: 2, turn: -74 }),
    oval([182, 283], 6, 4.6, WATER.base),
    forearm([172, 236], [190, 250], glow(WATER.soft, 0.12), CAST.anh.skin, 16.5),
    line('M186 252L198 246M188 258L198 252', CAST.anh.skin, 6),
    forearm([64, 232], [58, 262], glow(WATER.soft, 0.12), CAST.anh.skin, 16.5),
    // Her first sheet, where the brown came, and the paint.
    sheet([392, 306], 150, 64),
    oval([392, 306], 34, 13, BROWN) + line('M372 304Q390 296 410 306', mix(BROWN, SUN.base, 0.4), 3),
    oval([342, 288], 10, 4.6, RED),
    brush([426, 326], BROWN, { scale: 1.7, turn: -160 }),
    paintPot([276, 264], SUN.base, { scale: 1.3 }) +
      paintPot([308, 262], WATER.base, { scale: 1.3 }) +
      paintPot([294, 276], RED, { scale: 1.3 }),
  )
}

export function fullerPot(): string {
  const finger = mild(CAST.jasleen, { top: FIR.base, legs: WATER.deep, shoes: PAPER })
  const plugs = mild(CAST.lila, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const educator = mild({ ...ADULTS.julie, view: 'front' }, { top: ROSE.base, legs: BARK.dark, shoes: BARK.deep })
  const water = [WATER.soft, WATER.pale] as const
  const [left, right] = [CAST.jasleen.skin, CAST.lila.skin]
  return frame(
    ['#e0eae8', '#f5f2e5'],
    pane([44, 16], 100, 78, 'spring'),
    floor(158, FLOOR),
    shelf([344, 162], 104, 76, [
      ['books', 'plant'],
      ['basket', 'blocks'],
    ]),
    under([240, 262], 90, 9),
    adult(educator, vary(POSES.tailorFront, { elbows: [1, -1] }), [246, 258], 238, {
      grip: { near: [214, 222], far: [288, 218] },
    }),
    face(FRONT_SMILE, [246, 136.4], 20.9),
    fill('M112 276H376L408 346H80Z', SUN.soft) + line('M106 288H382M88 330H400', SUN.base, 4),
    under([176, 330], 56, 8) + under([334, 328], 40, 6),
    clear([176, 322], [104, 108, 14], 52, water),
    oval([258, 330], 46, 11, WATER.pale) + oval([258, 330], 34, 7, WATER.soft),
    clear([258, 324], [50, 52, 8], 52, water),
    fill('M233 273Q244 258 258 258 272 258 283 273 272 281 258 281 244 281 233 273Z', WATER.soft) +
      line('M244 267Q250 262 258 262', PAPER, 3) +
      line('M237 276V312M250 282V324M270 282V302M279 276V318', PAPER, 3.4, 0.9) +
      droplets(
        [
          [226, 286],
          [291, 282],
          [296, 304],
        ],
        3.4,
        WATER.pale,
      ),
    clear([336, 320], [64, 54, 9], 16, water),
    under([64, 348], 44, 6) + under([438, 348], 44, 6),
    figure(finger, vary(POSES.kneel, { lean: 8, nod: 8, elbows: [1, 1], stretch: 1.15 }), [62, 346], 196, {
      grip: { near: [112, 264], far: [118, 302] },
    }),
    face(SMILE, [71.4, 221.8], 28.2, 12.4),
    line('M112 264L127 269', left, 6.4),
    figure(plugs, vary(POSES.kneel, { lean: 8, nod: 8, elbows: [1, 1], stretch: 1.15 }), [440, 346], 196, {
      facing: -1,
      grip: { near: [366, 226], far: [360, 258] },
    }),
    face(LAUGH, [430.6, 221.8], 28.2, -12.4, true),
    funnel([336, 238], RED, WATER.soft, { scale: 1.5 }),
    line('M362 257L337 256', right, 6.4) + disc([362, 257], 8, right),
    disc([364, 226], 8.6, right) + line('M364 222L354 217M363 228L352 226', right, 5),
  )
}
