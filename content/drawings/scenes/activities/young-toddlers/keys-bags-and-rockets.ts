import { adult, type Person, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { frame } from '../../../kit/landscape.ts'
import { BARK, CARDBOARD, CREAM, FIR, glow, MAPLE, PAPER, PLUM, ROSE, SUN, shade, WATER } from '../../../kit/palette.ts'
import { ADULTS, CAST, mild } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { floor, hooks, pane, pinned, rug, shelf, wainscot } from '../../../kit/room.ts'
import { dashes, disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { bucket } from '../../../kit/things.ts'
import { bear, rabbit, spoon, under } from '../../../kit/toys.ts'
import { mapleLeaf } from '../../../kit/trees.ts'

const RED = '#d6463a'
const KRAFT = '#bd9061'

function barefoot(person: Person, sleeves: 'long' | 'short' = 'long'): Person {
  return { ...person, wear: { ...person.wear, barefoot: true, sleeves } }
}

/** A hand laid flat, its fingers to the right. */
function flatHand(at: Point, color: string, scale = 1): string {
  return place(
    line('M5 -5L17 -9M7 -1L21 -2M6 3L18 6M-1 6L8 12M-4 -6L4 -13', color, 5) + oval([0, 0], 11, 8, color),
    at,
    { scale },
  )
}

/** A beach sieve seen from its side, a heap of flour in it; the middle of its rim at the origin. */
function sieve(at: Point, color: string, flour: string, turn = 0): string {
  return place(
    fill('M-22 0Q-10 -13 2 -11 14 -12 22 0Z', flour) +
      fill('M-26 -2H26L21 12Q0 17 -21 12Z', color) +
      line('M-26 0Q0 8 26 0', glow(color, 0.35), 4) +
      line('M-12 9h.1M-4 10h.1M5 10h.1M13 9h.1', shade(color, 0.4), 3),
    at,
    { turn },
  )
}

/** A plastic cup held at the origin, its mouth upwards unless turned. */
function goblet(at: Point, color: string, turn = 0, scale = 1): string {
  return place(
    fill('M-13 -15H13L10 14Q0 17 -10 14Z', color) +
      fill('M4 -15H13L10 14Q8 15.4 4 15.8Z', shade(color, 0.14)) +
      oval([0, -15], 13, 4, shade(color, 0.3)),
    at,
    { turn, scale },
  )
}

export function snowInTheTub(): string {
  const flour = '#f0e3c6'
  const cloth = '#47587a'
  const shaker = barefoot(mild(CAST.awa, { top: ROSE.base, legs: WATER.deep }), 'short')
  const pourer = barefoot(mild(CAST.emile, { top: FIR.base, legs: BARK.dark, cut: 'stripes', trim: FIR.pale }), 'short')
  const tracer = barefoot(mild(CAST.maika, { top: SUN.base, legs: PLUM.dark }), 'short')
  const educator = barefoot(mild(ADULTS.minh, { top: MAPLE.base, legs: BARK.deep }))
  const arm = (shoulder: Point, elbow: Point, hand: Point, skin: string) =>
    line(`M${shoulder[0]} ${shoulder[1]}L${elbow[0]} ${elbow[1]} ${hand[0]} ${hand[1]}`, skin, 13) + disc(hand, 8, skin)
  return frame(
    ['#dde8ec', '#eef0e6'],
    wainscot(138, 190, '#c6d9d4'),
    floor(190, '#cda681'),
    pane([32, 24], 104, 86, 'winter'),
    pinned([190, 42], 44, 42, [WATER.base, ROSE.base, SUN.base], -4),
    shelf([360, 190], 108, 74, [
      ['books', 'plant'],
      ['bin', 'rings'],
    ]),
    fill('M-6 352L62 232H420L486 352Z', cloth) + line('M14 334L66 242H414L466 334', glow(cloth, 0.25), 2.4),
    toddler(pourer, vary(POSES.tailorFront, { nod: 4 }), [208, 272], 160, {
      grip: { near: [186, 262], far: [230, 262] },
    }),
    toddler(tracer, vary(POSES.tailorFront, { nod: 4 }), [316, 272], 156, {
      grip: { near: [298, 262], far: [338, 262] },
    }),
    fill('M118 262H382L414 322H86Z', flour),
    fill('M118 262H382L386 268H114Z', shade(flour, 0.14)),
    fill('M86 322H414L408 342H92Z', '#c3d5df', 0.85),
    line('M118 262H382L414 322H86Z', '#e6f0f4', 4),
    line('M92 342H408', glow(cloth, 0.35), 3),
    oval([160, 301], 46, 17, glow(cloth, 0.32)),
    fill('M232 304Q238 284 258 280 276 284 286 306 258 316 232 304Z', PAPER) +
      fill('M262 281Q278 286 286 306 272 312 258 311 270 298 262 281Z', shade(flour, 0.1)),
    line('M308 290Q322 304 338 292 350 284 340 306', cloth, 7),
    oval([226, 282], 14, 5, cloth, 0, 0.7) + oval([226, 282], 10, 3, flour),
    spoon([218, 316], BARK.soft, { turn: -12, scale: 1.3 }),
    arm([196, 222], [184, 250], [193, 272], CAST.emile.skin),
    line('M252 244L259 284', PAPER, 8),
    goblet([244, 233], WATER.base, 116, 1.05),
    arm([220, 222], [240, 240], [238, 243], CAST.emile.skin),
    arm([306, 222], [292, 252], [302, 282], CAST.maika.skin) + line('M302 282l5 7', CAST.maika.skin, 5),
    arm([328, 222], [346, 246], [342, 268], CAST.maika.skin),
    under([60, 350], 46),
    toddler(shaker, vary(POSES.kneel, { lean: 10, nod: 16, stretch: 1.42 }), [72, 350], 172, {
      grip: { near: [132, 264], far: [148, 302] },
      holding:
        flatHand([154, 303], CAST.awa.skin, 1.3) +
        oval([157, 301], 8, 4, PAPER, -8, 0.85) +
        line('M172 295l6 -1M176 303h5M171 310l4 1', PAPER, 4.6, 0.85) +
        dashes(
          'M139 281L136 309M146 284L144 296M152 280L151 300M158 285L160 295M164 281L164 301M170 286L172 296M177 281L180 311M183 285L188 306',
          PAPER,
          3.2,
          '.1 6 .1 9',
        ) +
        sieve([158, 264], RED, flour, -3),
    }),
    goblet([360, 290], ROSE.base, 0, 1.15) + oval([360, 274], 11, 3, flour),
    under([430, 352], 56),
    adult(educator, vary(POSES.heels, { lean: 26, nod: 8 }), [436, 352], 262, {
      facing: -1,
      grip: { near: [402, 312], far: [373, 290] },
    }),
  )
}

/** Two cardboard boxes glued side by side, seen from the front and a little from above, their doors closed. */
function doubleHouse([x, y]: Point, w: number, h: number): string {
  const d = w * 0.08
  return (
    fill(`M${x} ${y - h}l${d} ${-d}h${w}l${-d} ${d}Z`, glow(CARDBOARD, 0.3)) +
    fill(`M${x + w} ${y - h}l${d} ${-d}v${h}l${-d} ${d}Z`, shade(CARDBOARD, 0.26)) +
    fill(`M${x} ${y - h}h${w}v${h}h${-w}Z`, CARDBOARD) +
    line(`M${x + w / 2} ${y - h}v${h}`, shade(CARDBOARD, 0.24), 3) +
    line(
      [0.04, 0.54].map((t) => `M${x + w * t} ${y}v${-h * 0.88}h${w * 0.42}v${h * 0.88}`).join(''),
      shade(CARDBOARD, 0.34),
      2.4,
    )
  )
}

/** A big cardboard key lying flat. */
function cardboardKey(at: Point, turn: number): string {
  return place(
    line('M8 0H34M24 0v9M33 0v11', shade(CARDBOARD, 0.3), 7) +
      disc([0, 0], 10, shade(CARDBOARD, 0.3)) +
      disc([0, 0], 4, '#c9d8cc'),
    at,
    { turn },
  )
}

export function cardboardDoors(): string {
  const puller = mild(CAST.lea, { top: SUN.base, legs: PLUM.dark, shoes: CREAM, cut: 'overalls' })
  const knocker = mild(CAST.noah, { top: WATER.base, legs: FIR.deep, shoes: MAPLE.base, cut: 'stripes', trim: PAPER })
  const educator = mild(ADULTS.helene, { top: ROSE.base, legs: BARK.deep, shoes: CREAM })
  const velcro = '#4d5a63'
  return frame(
    ['#f3e6cf', '#f6eedf'],
    wainscot(136, 188, '#e6cfae'),
    floor(188, '#bd9371'),
    pane([36, 24], 100, 84, 'autumn'),
    pinned([196, 40], 46, 42, [FIR.base, WATER.base, ROSE.base], 4),
    shelf([14, 188], 108, 64, [['books', 'blocks', 'rings']]),
    hooks([326, 62], 44, [MAPLE.base, '', WATER.base], BARK.soft),
    rug([240, 304], 236, 54, '#c9d8cc', '#93b2a4'),
    under([424, 268], 50, 6),
    doubleHouse([380, 266], 88, 48),
    adult(educator, vary(POSES.tailorFront, { lean: 6, nod: 10, elbows: [-1, 1] }), [256, 284], 262, {
      grip: { near: [196, 226], far: [303, 158] },
    }),
    under([238, 320], 120, 10),
    doubleHouse([140, 318], 196, 94),
    line('M228 206L222 213 190 215', glow(ROSE.base, 0.12), 15.4) + disc([184, 215], 8.6, ADULTS.helene.skin),
    fill('M148 236H230V318H148Z', '#573d28') + fill('M148 308H230V318H148Z', '#7a5a3c'),
    bear([194, 315], '#b07f55', { scale: 1.5 }),
    line('M249 262V284', velcro, 7),
    line('M254 292q10 -11 20 0', RED, 6),
    fill('M148 236L112 246V340L148 318Z', glow(CARDBOARD, 0.2)),
    line('M148 236L112 246V340L148 318', shade(CARDBOARD, 0.2), 2.4),
    line('M117 262V284', velcro, 6),
    line('M111 282Q94 280 96 296 102 308 111 304', RED, 6.5),
    under([62, 346], 44),
    toddler(puller, vary(POSES.pull, { lean: -12, nod: 12, stretch: 1.2 }), [62, 348], 170, {
      grip: { near: [98, 288], far: [101, 304] },
    }),
    line('M292 250l-8 -6M288 264h-10M296 238l-4 -9', PAPER, 3.6),
    under([380, 346], 44),
    toddler(knocker, vary(POSES.stand, { lean: 8, nod: 2, stretch: 1.4 }), [372, 348], 170, {
      facing: -1,
      grip: { near: [304, 262], far: [338, 296] },
    }),
    rabbit([444, 346], '#e6e2ee', { scale: 1.15, turn: 4 }),
    cardboardKey([236, 342], -8),
  )
}

/** A crumpled sheet. */
function wad(at: Point, r: number, color: string, turn = 0): string {
  return place(
    fill('M-10 -3L-6 -9 0 -8 5 -10 9 -4 10 3 5 9 -2 8 -7 9 -9 4Z', color) +
      fill('M2 -1L10 3 5 9 -2 8Z', shade(color, 0.12)) +
      line('M-5 -4L2 -1 4 -6', shade(color, 0.2), 1.4),
    at,
    { scale: r / 10, turn },
  )
}

/** A strip of torn paper lying on the rug. */
function scrap(at: Point, color: string, turn: number): string {
  return place(fill('M-22 -3L-12 -7 -2 -4 10 -8 22 -3 16 2 20 6 4 4 -8 7 -20 4Z', color), at, { turn })
}

export function tornPaper(): string {
  const left = barefoot(mild(CAST.idris, { top: SUN.base, legs: WATER.deep, cut: 'overalls' }))
  const right = barefoot(mild(CAST.mei, { top: ROSE.base, legs: FIR.deep }))
  const stuffer = barefoot(mild(CAST.zoe, { top: FIR.base, legs: PLUM.dark, cut: 'stripes', trim: PAPER }))
  const educator = mild(ADULTS.nadia, { top: WATER.base, legs: BARK.deep, shoes: CREAM })
  return frame(
    ['#e6e2f0', '#f0ece8'],
    wainscot(138, 190, '#d4cde4'),
    floor(190, '#cba580'),
    pane([40, 24], 104, 86, 'spring'),
    pinned([206, 40], 46, 42, [FIR.base, MAPLE.base, WATER.base], -4),
    shelf([350, 190], 112, 66, [['basket', 'blocks', 'basket']]),
    rug([240, 304], 236, 54, '#dfe6d2', '#a9c09b'),
    scrap([250, 276], PAPER, -12),
    under([352, 336], 54),
    adult(educator, vary(POSES.heels, { lean: 14, nod: 14 }), [434, 326], 256, {
      facing: -1,
      grip: { near: [391, 274], far: [376, 258] },
    }),
    fill('M324 258H384L394 276H312Z', shade(KRAFT, 0.5)),
    wad([330, 262], 15, KRAFT, 20) + wad([376, 262], 14, glow(KRAFT, 0.25), 80) + wad([352, 256], 20, PAPER),
    toddler(stuffer, vary(POSES.stand, { lean: 20, nod: 10, stretch: 1.35 }), [290, 320], 158, {
      grip: { near: [342, 250], far: [358, 244] },
    }),
    fill('M312 274H394L389 338H317Z', KRAFT) +
      fill('M376 274H394L389 338H373Z', shade(KRAFT, 0.16)) +
      fill('M310 268H396V281H310Z', glow(KRAFT, 0.3)) +
      mapleLeaf([345, 322], 26, 0, FIR.base),
    disc([391, 274], 8.4, ADULTS.nadia.skin),
    under([70, 348], 44) + under([224, 348], 44),
    toddler(left, vary(POSES.pull, { stretch: 1.2 }), [68, 350], 168, {
      grip: { near: [108, 272], far: [110, 262] },
    }),
    toddler(right, vary(POSES.pull, { stretch: 1.2 }), [228, 350], 166, {
      facing: -1,
      grip: { near: [188, 272], far: [186, 262] },
    }),
    fill(
      'M98 252L120 246 127 256 124 264 134 271 132 281 141 287 141 295 148 302 153 295 158 290 157 280 166 273 164 264 173 257 174 246 198 252Q194 286 200 316 174 308 150 320 122 308 96 318 102 286 98 252Z',
      KRAFT,
    ) +
      line(
        'M120 246L127 256 124 264 134 271 132 281 141 287 141 295 148 302 153 295 158 290 157 280 166 273 164 264 173 257 174 246',
        CREAM,
        2.6,
      ) +
      line('M118 286L130 296M182 284L168 296M110 306l8 -6M188 306l-8 -6', shade(KRAFT, 0.16), 2.2),
    disc([106, 270], 8.4, CAST.idris.skin) + disc([190, 270], 8.4, CAST.mei.skin),
    line('M147 258V242M138 246l-5 -11M157 246l5 -11', MAPLE.dark, 3.4),
    wad([276, 346], 13, PAPER) + wad([30, 338], 11, PAPER, 50) + scrap([140, 350], glow(KRAFT, 0.1), -6),
    scrap([326, 350], KRAFT, 14) + scrap([280, 332], glow(KRAFT, 0.25), -20),
    bucket([440, 352], SUN.base) + oval([440, 325], 18, 5.4, MAPLE.base) + oval([440, 323], 13, 3.4, MAPLE.soft),
  )
}

const MOON = '#f2e4b4'

/** The far side, the back and the bottom of a low cardboard box whose front, to the right, is open. */
function rocketBack(at: Point, scale: number): string {
  return place(
    fill('M-54 -22H76L42 4H-64Z', glow(CARDBOARD, 0.35)) +
      fill('M-54 -48H76V-22H-54Z', shade(CARDBOARD, 0.2)) +
      fill('M-64 -22L-54 -48V-22L-64 4Z', shade(CARDBOARD, 0.32)) +
      line('M76 -48V-22L42 4', glow(CARDBOARD, 0.5), 2.4),
    at,
    { scale },
  )
}

/** Its near side. */
function rocketFront(at: Point, scale: number): string {
  return place(
    fill('M-64 -22H42V4H-64Z', CARDBOARD) +
      line('M-64 -22H42V4', glow(CARDBOARD, 0.4), 3) +
      disc([-36, -9], 8, PLUM.base) +
      disc([-36, -9], 5, WATER.pale),
    at,
    { scale },
  )
}

/** A drawing of a rocket and a moon, pinned to the wall. */
function rocketDrawing(at: Point): string {
  return place(
    fill('M-32 0H32V56H-32Z', PAPER) +
      disc([18, 16], 8, SUN.base) +
      place(
        fill('M0 -20Q10 -10 9 8H-9Q-10 -10 0 -20Z', RED) +
          fill('M-9 0L-16 12H-8ZM9 0L16 12H8Z', WATER.base) +
          disc([0, -5], 4, WATER.pale) +
          line('M-4 13v6M0 13v10M4 13v6', SUN.base, 3),
        [-8, 32],
        { turn: 24 },
      ) +
      disc([0, 2], 2.4, MAPLE.dark),
    at,
    { turn: 3 },
  )
}

export function rocketBoxes(): string {
  const drummer = barefoot(mild(CAST.fatou, { top: ROSE.base, legs: WATER.base }))
  const runner = barefoot(mild(CAST.theo, { top: SUN.base, legs: FIR.base }))
  const educator = mild(ADULTS.julie, { top: PLUM.base, legs: BARK.deep, shoes: CREAM })
  const crater = shade(MOON, 0.12)
  return frame(
    ['#d6def0', '#e9ecf0'],
    wainscot(138, 190, '#bcc7e2'),
    floor(190, '#b39b8a'),
    pane([176, 24], 104, 86, 'spring'),
    rocketDrawing([394, 34]),
    shelf([16, 190], 112, 64, [['books', 'basket', 'blocks']]),
    rocketBack([170, 236], 0.58) + rocketFront([170, 236], 0.58),
    oval([384, 314], 112, 42, crater) +
      oval([384, 310], 112, 42, MOON) +
      oval([330, 326], 20, 7, crater) +
      oval([460, 300], 16, 6, crater) +
      oval([372, 284], 14, 5, crater) +
      oval([414, 338], 14, 5, crater),
    rocketBack([160, 280], 0.74) + rocketFront([160, 280], 0.74),
    under([412, 318], 60, 8),
    adult(educator, vary(POSES.kneel, { lean: 2, nod: 6, elbows: [-1, 1] }), [414, 322], 240, {
      facing: -1,
      grip: { near: [346, 248], far: [350, 188] },
    }),
    under([250, 330], 44),
    toddler(
      runner,
      vary(POSES.rush, { lean: 14, nod: -8, stretch: 1.2, feet: pair(25, -6, -27, -14), soles: [-14, 70] }),
      [252, 338],
      164,
      { grip: { near: [198, 240], far: [318, 240] } },
    ),
    line('M194 292H170M198 308H180M192 324H176', PAPER, 4, 0.9),
    rocketBack([84, 350], 1),
    toddler(drummer, vary(POSES.floor, { lean: 4, nod: 4, stretch: 1.3 }), [80, 342], 168, {
      grip: { near: [110, 328], far: [132, 300] },
    }),
    rocketFront([84, 350], 1),
    disc([110, 327], 8.4, CAST.fatou.skin) + line('M142 288l7 -7M146 298h9M122 316l6 -7', PAPER, 3.4),
  )
}
