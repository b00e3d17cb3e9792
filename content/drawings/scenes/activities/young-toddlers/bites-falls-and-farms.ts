import { adult, toddler } from '../../../kit/figure.ts'
import { rooster } from '../../../kit/figurines.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence } from '../../../kit/ground.ts'
import { frame, land, snowfall, woods } from '../../../kit/landscape.ts'
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
  SKIN,
  SNOW,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, CAST, mild, TUQUES, winter } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { floor, pane, pinned, rug, shelf, wainscot } from '../../../kit/room.ts'
import { disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { bowl, bucket, cup } from '../../../kit/things.ts'
import { bear, block, tub, under } from '../../../kit/toys.ts'
import { bare, fir } from '../../../kit/trees.ts'

/** A tissue box turned into a crocodile: its slot is a mouth full of teeth. */
function crocodile(at: Point, scale: number): string {
  const green = '#6f9f45'
  return place(
    fill('M14 -58l7 -12 7 12ZM30 -58l7 -12 7 12ZM46 -58l7 -10 6 10ZM0 -58l7 -12 7 12Z', FIR.dark) +
      block([0, 0], 96, 48, green) +
      fill('M-38 -42V-56a10 10 0 0 1 20 0V-42ZM-8 -42V-56a10 10 0 0 1 20 0V-42Z', green) +
      disc([-28, -55], 6, PAPER) +
      disc([2, -55], 6, PAPER) +
      line('M-29 -55h.1M1 -55h.1', INK, 5.6) +
      line('M-20 -38h.1M-10 -38h.1', shade(green, 0.5), 4) +
      fill('M-42 -22Q0 -40 42 -22 40 -8 0 -6 -40 -8 -42 -22Z', '#5a2a2c') +
      fill('M-38 -25l6 9 6 -11 7 10 7 -12 7 11 7 -11 7 11 7 -10 7 10 7 -9 6 8Q0 -42 -38 -25Z', PAPER),
    at,
    { scale },
  )
}

/** Washcloths rolled up in their cold tub. */
const COLD_ROLLS = [
  [-16, PAPER],
  [2, SUN.soft],
  [20, ROSE.soft],
]
  .map(([x, color]) => line(`M${x} -26l-4 -8`, String(color), 14) + disc([Number(x) - 4, -35], 3, SNOW.deep))
  .join('')

export function teethRightHere(): string {
  const educator = mild(ADULTS.helene, { top: WATER.base, legs: BARK.deep, shoes: CREAM })
  const refuser = mild(CAST.fatou, { top: SUN.base, legs: PLUM.dark, shoes: CREAM, cut: 'overalls' })
  const feeder = mild(CAST.sami, { top: ROSE.base, legs: FIR.deep, shoes: MAPLE.base, cut: 'stripes', trim: PAPER })
  const biter = mild(CAST.emile, { top: FIR.base, legs: WATER.deep, shoes: CREAM })
  const sock = MAPLE.base
  return frame(
    ['#e4e2f0', '#efe9ea'],
    wainscot(150, 204, '#cfc9e2'),
    floor(204, '#c9a883'),
    pane([34, 30], 100, 84, 'winter'),
    pinned([226, 40], 44, 42, [MAPLE.base, FIR.base, ROSE.base], -4),
    shelf([378, 204], 92, 80, [
      ['books', 'bin'],
      ['rings', 'basket'],
    ]),
    fill('M20 350L64 262H236L250 350Z', '#b7cfc4') + fill('M268 350L262 262H430L470 350Z', '#e7cdb6'),
    under([150, 306], 84),
    adult(educator, vary(POSES.tailor, { lean: 8, nod: 0 }), [140, 306], 286, {
      grip: { near: [222, 196], far: [196, 254] },
    }),
    line('M196 214L224 197', sock, 25),
    place(
      fill('M-6 -13Q16 -26 38 -18 46 -12 40 -4L16 0 38 8Q42 16 32 20 14 22 -6 13Z', sock) +
        fill('M41 -4L14 1 38 8Q32 2 41 -4Z', shade(sock, 0.5)) +
        line('M-14 -12L-12 13', glow(sock, 0.5), 4),
      [224, 196],
      { turn: -6 },
    ),
    under([332, 298], 44),
    toddler(refuser, vary(POSES.stand, { lean: -6, nod: 0, stretch: 1.2 }), [334, 300], 158, {
      facing: -1,
      holding: bear([330, 270], '#b98b62', { scale: 1.05, turn: 6 }),
      grip: { near: [296, 194], far: [312, 246] },
    }),
    line('M296 190l-3 -12M292 192l-7 -9M300 190l3 -11M291 197l-10 -2', CAST.fatou.skin, 4.4),
    under([70, 346], 44),
    toddler(feeder, vary(POSES.kneel, { lean: 14, nod: 12 }), [62, 348], 160, {
      grip: { near: [116, 298], far: [112, 310] },
    }),
    crocodile([178, 350], 1),
    fill('M108 296Q118 288 126 298 146 302 160 326 150 336 142 326 136 334 126 322 112 316 108 296Z', WATER.soft),
    line('M120 302Q136 310 146 326', shade(WATER.soft, 0.18), 2.4),
    disc([115, 299], 8, CAST.sami.skin),
    under([292, 350], 40, 7),
    tub([290, 350], 76, 26, WATER.base, WATER.deep, COLD_ROLLS),
    under([424, 344], 52),
    toddler(biter, vary(POSES.floor, { lean: 2, nod: 4 }), [424, 346], 156, {
      facing: -1,
      holding:
        fill('M407 280Q392 274 384 284 372 286 370 304 384 316 396 308 408 304 407 280Z', PAPER) +
        line('M400 284Q388 292 384 306M392 282Q380 290 376 302', SNOW.deep, 2.4),
      grip: { near: [390, 306], far: [376, 300] },
    }),
  )
}

/** A small bank of snow patted into a block. */
function snowBlock([x, y]: Point): string {
  return block([x, y], 46, 28, SNOW.shade) + fill(`M${x - 23} ${y - 28}l7 -7h46l-7 7Z`, PAPER)
}

export function fallenTurtle(): string {
  const educator = winter(ADULTS.lucie, { top: ROSE.dark, legs: INK, trim: SUN.soft, hat: TUQUES.sun })
  const turtle = winter(CAST.theo, {
    top: FIR.base,
    legs: FIR.dark,
    shoes: BARK.dark,
    trim: SUN.base,
    hat: TUQUES.maple,
  })
  const riser = winter(CAST.mei, {
    top: SUN.base,
    legs: PLUM.base,
    shoes: BARK.dark,
    trim: ROSE.base,
    hat: TUQUES.rose,
  })
  return frame(
    ['#bcd6e8', '#eef3f4'],
    woods(196, 70, '#b3c6d2', 6, 'mixed'),
    bare([54, 240], 150, '#857f7c', 5),
    fence([12, 476], 236, 46, '#b99b7a', 26),
    fir([430, 244], 170, FIR.dark, true),
    land([0, 240, 240, 232, 480, 244], SNOW.base),
    bucket([40, 268], '#d6463a', { scale: 0.8 }),
    bucket([330, 262], '#d6463a', { scale: 0.8 }),
    land([0, 268, 240, 262, 480, 272], SNOW.light),
    snowBlock([150, 286]) + snowBlock([208, 282]),
    oval([410, 332], 66, 9, SNOW.shade),
    adult(educator, vary(POSES.heels, { lean: 22, nod: 4 }), [422, 332], 262, {
      facing: -1,
      grip: { near: [356, 258], far: [386, 292] },
    }),
    oval([284, 338], 60, 8, SNOW.shade),
    toddler(
      riser,
      vary(POSES.lower, {
        hip: [-8, -46],
        lean: 122,
        nod: -12,
        hands: pair(28, -4, 34, -5),
        feet: pair(-22, -4, -12, -4),
      }),
      [276, 338],
      160,
    ),
    oval([132, 346], 104, 14, SNOW.shade),
    toddler(
      turtle,
      vary(POSES.lie, { lean: -86, nod: -26, stretch: 1.2, feet: pair(24, -38, 38, -24), soles: [-80, -60] }),
      [140, 344],
      164,
      { grip: { near: [106, 282], far: [132, 286] } },
    ),
    fill('M26 356Q70 344 122 354 170 348 222 356V360H26Z', SNOW.light),
    oval([84, 276], 6, 4.6, PAPER) + oval([76, 262], 10, 7, PAPER) + oval([88, 244], 15, 10, PAPER, 0, 0.9),
    snowfall(20, 5),
  )
}

/** A big plastic cow that faces right, standing on the origin. */
function cow(at: Point, scale = 1, mirror = false): string {
  return place(
    line('M-30 -34Q-42 -30 -38 -12', '#3a3431', 3.4) +
      line('M-24 -14V-3M-10 -12V-3M14 -12V-3M26 -14V-3', '#e4ded0', 10) +
      line('M-24 -3h.1M-10 -3h.1M14 -3h.1M26 -3h.1', '#3a3431', 10) +
      fill('M-34 -38Q-30 -48 -8 -46H26Q38 -46 36 -28 36 -12 24 -10H-24Q-36 -12 -34 -38Z', PAPER) +
      fill(
        'M-26 -46Q-8 -50 -6 -38 -8 -28 -20 -30 -34 -30 -33 -40ZM8 -46H26Q28 -34 18 -32 8 -32 8 -46ZM0 -12Q2 -24 14 -22 22 -18 18 -10H0Z',
        '#3a3431',
      ) +
      oval([-12, -10], 8, 5, ROSE.soft) +
      line('M38 -60q-6 -5 -4 -10M54 -60q6 -5 4 -10', BARK.pale, 4) +
      line('M34 -54l-9 -4M58 -54l9 -4', '#3a3431', 6) +
      fill('M34 -58Q46 -66 58 -58L56 -38Q46 -30 36 -38Z', PAPER) +
      fill('M34 -58Q40 -62 46 -61L44 -46 35 -46Z', '#3a3431') +
      oval([46, -38], 11, 7.5, ROSE.soft) +
      line('M42 -38h.1M50 -38h.1M53 -51h.1', INK, 3) +
      line('M40 -51h.1', PAPER, 3),
    at,
    { scale, mirror },
  )
}

/** A toy pig lying down, its snout to the right. */
function pig(at: Point, scale = 1): string {
  return place(
    oval([0, -12], 24, 13, ROSE.soft) +
      fill('M8 -28l12 -2 -2 12Z', ROSE.base) +
      disc([20, -15], 11, ROSE.soft) +
      oval([29, -13], 5, 6, ROSE.base) +
      line('M21 -19h.1', INK, 3) +
      line('M-24 -14q-7 -4 -3 -9', ROSE.base, 3),
    at,
    { scale },
  )
}

/** A toy sheep that faces left. */
function sheep(at: Point, scale = 1): string {
  return place(
    line('M-10 -8V-2M12 -8V-2M-4 -8V-2M6 -8V-2', INK, 5) +
      fill(
        'M-22 -16a9 9 0 0 1 6 -14 10 10 0 0 1 17 -4 10 10 0 0 1 16 5 9 9 0 0 1 2 16 10 10 0 0 1 -14 7 10 10 0 0 1 -16 0 9 9 0 0 1 -11 -10Z',
        PAPER,
      ) +
      oval([-24, -24], 8, 10, '#4a423e', 18) +
      line('M-17 -31l6 3', '#4a423e', 5) +
      line('M-26 -26h.1', PAPER, 2.6),
    at,
    { scale },
  )
}

export function farmOnTheTummy(): string {
  const educator = mild(ADULTS.pierre, { top: MAPLE.base, legs: BARK.deep, shoes: CREAM })
  const pusher = mild(CAST.awa, { top: ROSE.base, legs: WATER.deep, shoes: CREAM, cut: 'stripes', trim: PAPER })
  const builder = mild(CAST.anh, { top: FIR.base, legs: PLUM.dark, shoes: SUN.base })
  const night = '#2f4f86'
  const hay = (x: number, y: number, turn: number) =>
    place(fill('M-12 -4Q0 -9 12 -4L10 6Q-2 2 -12 6Z', SUN.base), [x, y], { turn })
  return frame(
    ['#f2e4cf', '#f5eddc'],
    wainscot(140, 196, '#e2c9a6'),
    floor(196, '#b98f68'),
    pane([366, 26], 96, 84, 'autumn'),
    shelf([14, 196], 104, 74, [
      ['books', 'bin'],
      ['ball', 'basket'],
    ]),
    rug([240, 304], 236, 52, '#a9c78a', '#86ad68'),
    adult(educator, vary(POSES.tailorFront, { nod: 4, elbows: [-1, 1] }), [282, 262], 280, {
      grip: { near: [216, 204], far: [350, 204] },
    }),
    under([286, 312], 92, 9),
    fill('M214 226H358V312H214Z', '#5b432f') + fill('M214 312L232 292H340L358 312Z', '#7a5b40'),
    hay(258, 306, 8) + hay(300, 302, -14) + hay(330, 306, 10),
    line('M214 226V312M358 226V312', CARDBOARD, 7) + fill('M358 224L372 206V288L360 312Z', shade(CARDBOARD, 0.2)),
    fill('M208 226L224 200H366L364 226Z', CARDBOARD),
    fill(
      'M212 204Q246 194 284 200 322 194 354 204L366 228Q372 246 366 254 350 246 340 254 322 262 306 250 288 244 272 254 252 262 238 250 222 246 206 252 202 240 208 226Z',
      night,
    ),
    line('M240 202Q232 224 238 248M284 202Q282 224 288 246M328 200Q336 224 338 252', shade(night, 0.25), 2.6),
    line('M262 222h.1M310 216h.1M224 232h.1M352 232h.1M312 238h.1', SUN.soft, 4),
    disc([216, 205], 9, ADULTS.pierre.skin),
    disc([350, 205], 9, ADULTS.pierre.skin),
    bowl([126, 276], PAPER, { scale: 0.9 }) + hay(122, 264, -6),
    pig([160, 282], 1),
    under([104, 348], 84, 10),
    toddler(pusher, vary(POSES.prone, {}), [98, 346], 160, { grip: { near: [164, 316], far: [158, 336] } }),
    cow([206, 338], 1.05),
    disc([168, 314], 8, CAST.awa.skin),
    sheep([326, 330], 0.95),
    block([284, 352], 36, 24, SUN.base),
    block([324, 352], 36, 24, ROSE.base),
    block([364, 352], 36, 24, WATER.base),
    under([436, 346], 46),
    toddler(builder, vary(POSES.kneel, { lean: 24, nod: 10 }), [436, 348], 164, {
      facing: -1,
      grip: { near: [380, 324], far: [388, 312] },
    }),
    rooster([40, 298]),
    hay(240, 348, 20),
  )
}

/** A note that is sung. */
function note([x, y]: Point, color: string, turn: number): string {
  return place(oval([0, 0], 6, 4.6, color, -18) + line('M5 -2V-24q8 2 9 10', color, 2.8), [x, y], { turn })
}

export function oneBabyFourHands(): string {
  const educator = mild(ADULTS.marc, { top: PLUM.base, legs: BARK.deep, shoes: BARK.dark })
  const left = mild(CAST.lila, { top: ROSE.base, legs: WATER.deep, shoes: CREAM })
  const right = mild(CAST.theo, { top: FIR.base, legs: PLUM.dark, shoes: MAPLE.base, cut: 'stripes', trim: PAPER })
  const rocker = mild(CAST.mei, { top: WATER.base, legs: FIR.deep, shoes: SUN.base })
  const skin = SKIN.tan
  const towel = FIR.pale
  const wipe = (x: number, y: number, color: string, turn: number) =>
    place(fill('M-14 -9Q-4 -14 14 -9L16 7Q2 3 -12 10Z', color), [x, y], { turn })
  return frame(
    ['#dcebe4', '#ebf0e2'],
    wainscot(146, 200, '#bcd5c8'),
    floor(200, '#d2b089'),
    pane([36, 28], 100, 84, 'spring'),
    pinned([330, 40], 42, 42, [PLUM.base, SUN.base, ROSE.base], 5),
    rug([240, 308], 234, 48, '#e9e0ee', PLUM.soft),
    under([240, 290], 110),
    adult(educator, vary(POSES.tailorFront, { nod: 0, elbows: [-1, 1] }), [240, 278], 288, {
      grip: { near: [180, 220], far: [300, 220] },
    }),
    oval([240, 150], 5, 6.4, '#5d2a22'),
    note([180, 128], MAPLE.dark, -8) + note([154, 104], FIR.dark, 8) + note([302, 122], ROSE.base, 8),
    under([404, 262], 36),
    toddler(rocker, vary(POSES.stand, { nod: 16, lean: -2 }), [408, 266], 152, {
      facing: -1,
      holding: place(
        disc([-22, -8], 12, SKIN.fair) +
          line('M-27 -8h.1M-19 -6h.1', INK, 2.4) +
          fill(
            'M-22 -22Q-36 -20 -34 -6 -30 -18 -20 -20 -6 -24 14 -18 30 -14 30 -2 26 10 4 10H-18Q-26 6 -14 0 -10 -12 -22 -22Z',
            SUN.soft,
          ) +
          line('M4 -18Q12 -6 6 9M-6 -18Q2 -6 -4 9', shade(SUN.soft, 0.16), 2.6),
        [392, 204],
        { turn: -14 },
      ),
      grip: { near: [390, 212], far: [378, 200] },
    }),
    under([240, 344], 110, 12),
    tub(
      [240, 344],
      190,
      34,
      SUN.base,
      SUN.soft,
      line('M-8 -42L8 -28M40 -44L66 -50M40 -36L68 -34', skin, 12) +
        line('M-6 -48L6 -58', skin, 10) +
        oval([18, -42], 32, 14, ROSE.soft) +
        disc([-30, -46], 18, skin) +
        line('M-35 -50h.1M-25 -50h.1', INK, 3) +
        line('M-33 -42q3 3 6 0', '#8c4a35', 2) +
        disc([-39, -44], 3, '#d9644f', 0.4) +
        disc([-21, -44], 3, '#d9644f', 0.4),
    ),
    under([92, 342], 44),
    toddler(left, vary(POSES.heels, { lean: 34, nod: 6, stretch: 1.25 }), [104, 344], 170, {
      grip: { near: [184, 298], far: [204, 316] },
    }),
    under([388, 342], 44),
    toddler(right, vary(POSES.heels, { lean: 34, nod: 6, stretch: 1.25 }), [378, 344], 170, {
      facing: -1,
      grip: { near: [306, 306], far: [302, 290] },
    }),
    wipe(192, 292, WATER.soft, 70) + disc([184, 298], 8, CAST.lila.skin),
    wipe(300, 304, MAPLE.soft, -60) + disc([306, 306], 8, CAST.theo.skin),
    cup([38, 290], WATER.base, { scale: 1.4 }) + cup([58, 296], ROSE.base, { scale: 1.4 }),
    fill('M408 352Q414 340 428 342 440 332 454 338 470 334 476 350L470 358H412Z', towel) +
      line('M428 342Q434 348 430 356M454 338Q450 348 458 356', shade(towel, 0.16), 2.4),
  )
}
