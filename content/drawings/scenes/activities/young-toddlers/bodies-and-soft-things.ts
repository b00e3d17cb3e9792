import { adult, type Person, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { closer, frame } from '../../../kit/landscape.ts'
import {
  BARK,
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
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, CAST, mild, summer } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { floor, pane, pinned, rug, shelf, wainscot } from '../../../kit/room.ts'
import { dashes, disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { basket, bear, block, cloth, cushion, openBook, rabbit, under } from '../../../kit/toys.ts'
import { mapleLeaf } from '../../../kit/trees.ts'

function barefoot(person: Person): Person {
  return { ...person, wear: { ...person.wear, barefoot: true } }
}

export function lowStep(): string {
  const climber = barefoot(mild(CAST.noah, { top: ROSE.base, legs: WATER.deep, cut: 'stripes', trim: PAPER }))
  const onTop = barefoot(mild(CAST.rose, { top: SUN.base, legs: PLUM.dark, cut: 'overalls' }))
  const descender = barefoot(mild(CAST.anh, { top: FIR.base, legs: MAPLE.dark }))
  const educator = mild(ADULTS.lucie, { top: MAPLE.base, legs: WATER.deep, shoes: CREAM })
  const mat = '#5f97b8'
  return frame(
    ['#f2e7d2', '#f0ead9'],
    closer(
      1.04,
      [290, 356],
      wainscot(136, 204, '#d8dcb9'),
      floor(204, '#dcbc92'),
      pane([36, 26], 100, 84, 'autumn'),
      pinned([206, 46], 46, 40, [FIR.base, ROSE.base, SUN.base], -4),
      shelf([366, 204], 104, 78, [
        ['books', 'ball'],
        ['blocks', 'basket'],
      ]),
      fill('M44 336L96 226H392L454 336Z', '#e9d9bd'),
      under([238, 306], 172, 14),
      fill('M108 274L134 238H344L372 274Z', glow(mat, 0.3)),
      fill('M108 274H372V304H108Z', mat),
      line('M108 289H372', shade(mat, 0.16), 3),
      line('M112 275H368', SUN.base, 5),
      toddler(onTop, vary(POSES.balance, { hands: pair(-20, -44, 24, -50), nod: 6 }), [226, 258], 150, {}),
      under([376, 318], 66),
      adult(educator, vary(POSES.heels, { lean: 40, nod: 4 }), [424, 318], 252, {
        facing: -1,
        grip: { near: [386, 282], far: [352, 300] },
      }),
      toddler(descender, vary(POSES.prone, { lean: 84, nod: -54 }), [312, 270], 158, {
        facing: -1,
        grip: { near: [252, 268], far: [262, 262] },
        step: { near: [384, 300], far: [372, 296] },
      }),
      disc([388, 284], 8, ADULTS.lucie.skin),
      under([110, 334], 52),
      toddler(climber, vary(POSES.crawl, { hip: [-14, -26], lean: 64, nod: -48 }), [106, 326], 166, {
        grip: { near: [154, 272], far: [170, 266] },
        step: { near: [62, 326], far: [128, 276] },
      }),
    ),
  )
}

/** A grown-up's sock, its opening up, its toe to the right. */
function sock(
  at: Point,
  color: string,
  trim: string,
  options: { turn?: number; scale?: number; mirror?: boolean } = {},
) {
  return place(
    fill('M-8 -34H8V-10Q24 -8 24 2 23 10 10 10H-2Q-8 8 -8 0Z', color) +
      line('M-7 -22H7M-7 -12H8M12 -7Q10 2 14 9', trim, 4) +
      line('M-7 -33H7', shade(color, 0.2), 5),
    at,
    options,
  )
}

export function matchingSocks(): string {
  const long = mild(CAST.fatou, { top: SUN.base, legs: PLUM.dark, shoes: CREAM, cut: 'overalls' })
  const left = mild(CAST.theo, { top: WATER.base, legs: FIR.deep, shoes: CREAM })
  const right = mild(CAST.mei, { top: ROSE.base, legs: WATER.deep, shoes: CREAM, cut: 'stripes', trim: PAPER })
  const educator = mild(ADULTS.pierre, { top: FIR.base, legs: BARK.dark, shoes: CREAM })
  const stripes = (d: string) => line(d, '#d6463a', 17) + dashes(d, PAPER, 7, '0 15')
  return frame(
    ['#dfe4f0', '#ece6ec'],
    floor(200, '#c9a27c'),
    pane([352, 26], 104, 86, 'winter'),
    pinned([150, 44], 44, 42, [PLUM.base, MAPLE.base, WATER.base], 5),
    shelf([16, 200], 100, 78, [
      ['bin', 'plant'],
      ['basket', 'books'],
    ]),
    rug([240, 306], 228, 50, '#f3e4c4', PLUM.soft),
    under([250, 272], 80),
    adult(educator, vary(POSES.tailorFront, { nod: 4, elbows: [-1, 1] }), [246, 268], 270, {
      grip: { near: [196, 158], far: [298, 158] },
    }),
    sock([196, 156], SUN.base, PLUM.base, { turn: -14, scale: 1.15, mirror: true }),
    sock([298, 156], SUN.base, PLUM.base, { turn: 14, scale: 1.15 }),
    under([90, 300], 40),
    toddler(long, vary(POSES.stand, { nod: -10 }), [84, 304], 160, {
      grip: { near: [130, 172], far: [118, 236] },
    }),
    stripes('M92 222L112 198L134 166'),
    line('M134 166q4 -12 12 -14', '#d6463a', 16),
    fill('M186 344Q196 300 226 302 246 284 272 300 304 298 314 344Z', '#7d8790'),
    sock([208, 334], ROSE.base, SUN.soft, { turn: 70 }),
    sock([242, 322], WATER.base, PAPER, { turn: -50 }),
    sock([276, 330], FIR.base, FIR.pale, { turn: 24 }),
    sock([298, 344], MAPLE.base, CREAM, { turn: -86 }),
    sock([236, 350], PLUM.base, PLUM.soft, { turn: 96 }),
    sock([112, 346], FIR.base, FIR.pale, { turn: 84 }),
    toddler(left, vary(POSES.floor, { lean: -14, nod: 6, feet: pair(24, -4, 28, -4) }), [318, 330], 150, {
      grip: { near: [354, 280], far: [358, 276] },
    }),
    line('M356 278Q376 284 398 276', '#6f7780', 15) + line('M356 278Q376 284 398 276', '#9aa2a8', 5),
    toddler(right, vary(POSES.pull, { lean: -12, nod: 4 }), [424, 334], 158, {
      facing: -1,
      grip: { near: [398, 276], far: [394, 280] },
    }),
    disc([356, 279], 7.6, CAST.theo.skin),
  )
}

/** A doll rolled in a towel, its head to the left; with `foot`, one foot sticks out to the right. */
function bundle(
  at: Point,
  skin: string,
  towel: string,
  { foot = true, ...options }: { turn?: number; scale?: number; mirror?: boolean; foot?: boolean } = {},
): string {
  return place(
    (foot ? line('M20 -8L46 -16', skin, 10) + line('M46 -16l1 -8', skin, 9) : '') +
      disc([-27, -13], 13.5, skin) +
      disc([-32, -9], 2.6, '#d9644f', 0.4) +
      disc([-22, -9], 2.6, '#d9644f', 0.4) +
      line('M-32 -16h.1M-22 -16h.1', INK, 2.4) +
      fill(
        'M-24 -27Q-34 -30 -40 -18 -38 -26 -30 -29 -12 -32 6 -26 26 -24 30 -10 30 2 10 4H-22Q-30 2 -18 -4 -8 -14 -24 -27Z',
        towel,
      ) +
      line('M2 -25Q12 -14 4 2M-8 -4Q0 -14 -8 -26', shade(towel, 0.14), 3),
    at,
    options,
  )
}

export function babysBath(): string {
  const washer = mild(CAST.kofi, { top: SUN.base, legs: WATER.deep, shoes: CREAM, cut: 'stripes', trim: PAPER })
  const rocker = mild(CAST.lea, { top: FIR.base, legs: PLUM.dark, shoes: MAPLE.base })
  const scrubber = mild(CAST.jasleen, { top: ROSE.base, legs: FIR.deep, shoes: CREAM })
  const educator = summer(ADULTS.helene, { top: PLUM.base, legs: BARK.dark, shoes: CREAM })
  return frame(
    ['#d6ecec', '#e6f1ea'],
    fill('M0 40H480V204H0Z', '#c3e2e2') +
      line(
        'M0 82H480M0 124H480M0 166H480M60 40V204M140 40V204M220 40V204M300 40V204M380 40V204M460 40V204',
        '#d9efee',
        3,
      ),
    fill('M318 84H452V146Q452 154 444 154H326Q318 154 318 146Z', PAPER) +
      fill('M330 94H440V128Q440 140 428 140H342Q330 140 330 128Z', SNOW.shade) +
      line('M385 94V66Q385 54 400 56', STONE.base, 6),
    floor(204, '#e0c6a2', PAPER, false),
    fill('M20 346L70 252H410L462 346Z', '#f0d3c3') + line('M34 328H448M62 268H418', '#e6b8a2', 4),
    under([400, 300], 70),
    adult(
      { ...educator, wear: { ...educator.wear, shorts: false } },
      vary(POSES.tailor, { lean: 4, nod: 8 }),
      [400, 300],
      270,
      {
        facing: -1,
        grip: { near: [342, 216], far: [400, 250] },
      },
    ),
    under([300, 322], 36),
    toddler(scrubber, vary(POSES.stand, { lean: 6, nod: -6 }), [292, 326], 152, {
      grip: { near: [332, 228], far: [324, 244] },
    }),
    place(fill('M-14 -10Q0 -16 14 -8L12 12Q0 6 -12 14Z', SUN.base), [346, 222], { turn: 14 }),
    disc([338, 226], 7.6, CAST.jasleen.skin),
    under([84, 300], 40),
    toddler(rocker, vary(POSES.stand, { nod: 18, lean: -2 }), [84, 306], 158, {
      holding: bundle([106, 240], SKIN.tan, WATER.soft, { turn: -16, mirror: true, scale: 0.95, foot: false }),
      grip: { near: [116, 240], far: [126, 228] },
    }),
    under([170, 346], 56),
    bundle([262, 344], SKIN.dark, ROSE.soft, { mirror: true, scale: 1.6 }),
    toddler(washer, vary(POSES.heels, { lean: 26, nod: 10 }), [132, 346], 172, {
      grip: { near: [184, 306], far: [190, 322] },
    }),
    place(fill('M-12 -9Q0 -14 12 -8L10 12Q0 7 -10 12Z', FIR.soft), [194, 314], { turn: 40, scale: 0.9 }),
    disc([185, 308], 8, CAST.kofi.skin),
    block([366, 322], 58, 20, WATER.base),
    cloth([346, 298], 40, 12, PAPER),
    bundle([430, 350], SKIN.peach, FIR.pale, { scale: 1.05, foot: false }),
  )
}

export function myNoseNo(): string {
  const educator = mild(ADULTS.marc, { top: SUN.base, legs: WATER.deep, shoes: ROSE.base })
  const refuser = mild(CAST.lila, { top: ROSE.base, legs: PLUM.dark, shoes: CREAM, cut: 'overalls' })
  const nose = mild(CAST.emile, { top: FIR.base, legs: BARK.dark, shoes: MAPLE.base })
  const finger = mild(CAST.maika, { top: WATER.base, legs: FIR.deep, shoes: SUN.base, cut: 'stripes', trim: PAPER })
  return frame(
    ['#f6d3c1', '#f8e4cf'],
    floor(206, '#c89c74'),
    pane([34, 28], 96, 84, 'spring'),
    shelf([362, 206], 100, 80, [
      ['rings', 'books'],
      ['ball', 'bin'],
    ]),
    oval([240, 316], 222, 42, '#8fb6ae') + oval([240, 316], 202, 34, '#a9c9c0'),
    under([232, 274], 36),
    toddler(finger, vary(POSES.stand, { nod: -6 }), [236, 280], 148, {
      facing: -1,
      grip: { near: [192, 188], far: [222, 230] },
    }),
    line('M192 188l-11 -3', CAST.maika.skin, 5.4),
    under([126, 322], 92),
    adult(educator, vary(POSES.floor, { lean: 8, nod: 6, knees: [-1, -1] }), [104, 322], 296, {
      grip: { near: [226, 262], far: [238, 232] },
      step: { near: [262, 264], far: [226, 318] },
    }),
    line('M236 232l10 6', ADULTS.marc.skin, 6),
    under([326, 338], 42),
    toddler(refuser, vary(POSES.standFront, { elbows: [-1, 1], lean: -4, nod: -12 }), [332, 342], 168, {
      grip: { near: [298, 246], far: [374, 240] },
    }),
    line('M374 240l4 -11M374 240l9 -6M374 240l-1 -11', CAST.lila.skin, 4.6),
    line('M298 246l-3 -11M298 246l-10 -6M298 246l3 -11', CAST.lila.skin, 4.6),
    line('M292 178q-10 12 -8 28M366 176q11 12 9 28', PAPER, 4),
    under([428, 334], 40),
    toddler(nose, vary(POSES.stand, { nod: -6 }), [432, 338], 162, {
      facing: -1,
      grip: { near: [404, 240], far: [412, 272] },
    }),
    line('M404 240l-3 -9', CAST.emile.skin, 5),
  )
}

export function coldTeddy(): string {
  const tucker = mild(CAST.awa, { top: ROSE.base, legs: WATER.deep, shoes: CREAM })
  const hugger = mild(CAST.sami, { top: FIR.base, legs: PLUM.dark, shoes: MAPLE.base, cut: 'stripes', trim: PAPER })
  const coverer = mild(CAST.zoe, { top: SUN.base, legs: FIR.deep, shoes: CREAM, cut: 'overalls' })
  const educator = mild(ADULTS.julie, { top: WATER.base, legs: BARK.dark, shoes: CREAM })

  return frame(
    ['#cdd8e6', '#dfe2e8'],
    floor(214, '#b58d68'),
    pane([50, 26], 184, 116, 'winter', BARK.pale),
    bear([96, 146], '#b98b62', { scale: 0.8 }),
    shelf([376, 214], 96, 84, [
      ['books', 'basket'],
      ['rings', 'bin'],
    ]),
    pinned([306, 40], 46, 40, [MAPLE.base, WATER.base, ROSE.base], 4),
    rug([248, 312], 226, 46, '#d7a48f', '#c88d78'),
    under([350, 310], 84),
    adult(educator, vary(POSES.tailor, { lean: 10, nod: 12, hands: pair(6, -30, 4, -28) }), [352, 310], 276, {
      facing: -1,
    }),
    under([436, 322], 34),
    fill('M330 196Q352 176 378 192L402 300Q366 318 338 296Q352 244 330 196Z', PLUM.base),
    line('M346 196Q364 240 356 300M372 196Q386 250 388 296', PLUM.soft, 4),
    toddler(coverer, vary(POSES.reach, { lean: 8, nod: -14 }), [424, 330], 158, {
      facing: -1,
      grip: { near: [386, 218], far: [376, 206] },
    }),
    line('M316 168q-8 -4 -8 -12M322 148q-10 -2 -12 -10', PAPER, 3.4),
    under([186, 346], 90, 12),
    fill('M120 304L140 282H262L250 304Z', '#4a3826'),
    bear([196, 300], '#a87a52', { scale: 1.25, turn: 74 }),
    fill('M132 306Q138 272 168 278 206 270 214 308Z', ROSE.soft) +
      line('M152 280q-6 12 -6 24M174 278v26M196 278q6 12 6 26', PAPER, 3.4),
    fill('M120 304H250V344H120Z', '#c99f6c') + fill('M250 304L262 282V324L250 344Z', shade('#c99f6c', 0.24)),
    line('M120 304H250L262 282', glow('#c99f6c', 0.3), 3.4),
    under([92, 344], 40),
    toddler(tucker, vary(POSES.kneel, { lean: 28, nod: 8 }), [92, 346], 166, {
      grip: { near: [154, 292], far: [172, 288] },
    }),
    under([296, 350], 40),
    toddler(hugger, vary(POSES.floor, { lean: -4, nod: 16, feet: pair(24, -4, 28, -4) }), [292, 352], 150, {
      holding: rabbit([312, 326], '#e6e2ee', { scale: 0.95 }),
      grip: { near: [320, 300], far: [318, 312] },
    }),
  )
}

export function sleepingVacuum(): string {
  const educator = mild(ADULTS.nadia, { top: ROSE.base, legs: WATER.deep, shoes: CREAM })
  const near = mild(CAST.idris, { top: SUN.base, legs: PLUM.dark, shoes: CREAM, cut: 'overalls' })
  const brave = mild(CAST.rose, { top: FIR.base, legs: MAPLE.dark, shoes: PAPER })
  const kicker = mild(CAST.anh, { top: WATER.base, legs: BARK.dark, shoes: SUN.base })
  const fluff = (x: number, y: number, r: number) =>
    fill(
      `M${x - r} ${y}l${r * 0.3} ${-r * 0.9} ${r * 0.8} ${-r * 0.2} ${r * 0.8} ${r * 0.5} ${r * 0.1} ${r * 0.9} ${-r * 0.7} ${r * 0.5} ${-r} ${-r * 0.1}Z`,
      '#e4e2d8',
    ) +
    line(
      `M${x - r * 0.5} ${y - r * 0.4}l${r * 0.6} ${r * 0.4} ${r * 0.5} ${-r * 0.5}M${x - r * 0.3} ${y + r * 0.3}h${r * 0.6}`,
      '#a9a79c',
      1.8,
    )
  const broom = (x: number, y: number, turn: number, color: string) =>
    place(
      line('M0 -62V-14', BARK.soft, 5) +
        line('M-11 -13H11', color, 8) +
        fill('M-14 -11H14L18 8H-18Z', SUN.soft) +
        line('M-8 -8L-10 6M0 -8V6M8 -8L10 6', SUN.dark, 2),
      [x, y],
      { turn },
    )
  return frame(
    ['#e2ecdf', '#f0efdc'],
    floor(184, '#d5b48a'),
    pane([200, 22], 96, 80, 'summer'),
    pinned([330, 40], 44, 40, [ROSE.base, FIR.base, SUN.base], -5),
    shelf([16, 184], 108, 78, [
      ['books', 'plant'],
      ['basket', 'blocks'],
    ]),
    under([398, 214], 70, 9),
    line('M368 206Q322 196 316 214T288 222', '#5c6670', 9) + line('M280 216L266 226', STONE.dark, 12),
    disc([440, 202], 14, INK) + disc([440, 202], 6, STONE.soft),
    fill('M352 214Q352 164 394 162 446 162 456 212Q430 222 404 214T352 214Z', PLUM.base),
    line('M376 174Q370 194 374 212M410 166Q418 190 412 212M436 176Q444 194 444 210', PLUM.soft, 4),
    line('M392 140h14l-14 14h14M418 122h10l-10 10h10', PLUM.dark, 3.4, 0.7),
    under([228, 256], 34),
    toddler({ ...brave }, vary(POSES.stand, { nod: 0, lean: -4 }), [222, 262], 144, {
      facing: -1,
      grip: { near: [242, 206], far: [206, 216] },
    }),
    fluff(270, 248, 14),
    under([92, 318], 80),
    adult(educator, vary(POSES.tailor, { lean: 4, nod: 2 }), [84, 316], 278, {
      grip: { near: [142, 258], far: [152, 252] },
    }),
    broom(164, 328, -20, MAPLE.base),
    disc([142, 266], 8.4, ADULTS.nadia.skin),
    fluff(206, 330, 15),
    under([300, 348], 50),
    broom(262, 350, 16, WATER.base),
    toddler(near, vary(POSES.stand, { lean: 16, nod: 8 }), [318, 350], 148, {
      facing: -1,
      grip: { near: [280, 290], far: [276, 304] },
    }),
    fluff(226, 346, 16),
    fluff(232, 294, 12),
    fluff(378, 350, 14),
    fluff(366, 262, 12),
    toddler(
      kicker,
      vary(POSES.walk, { lean: -6, nod: 10, feet: pair(18, -14, -6, -4), hands: pair(-14, -56, 16, -58) }),
      [424, 346],
      146,
      { facing: -1 },
    ),
    fluff(44, 346, 13),
  )
}

export function surprisePouch(): string {
  const reacher = mild(CAST.awa, { top: ROSE.base, legs: PLUM.dark, shoes: CREAM, cut: 'overalls' })
  const shower = mild(CAST.theo, { top: WATER.base, legs: BARK.dark, shoes: SUN.base })
  const caped = mild(CAST.jasleen, { top: FIR.base, legs: FIR.deep, shoes: CREAM })
  const educator = mild(ADULTS.minh, { top: PLUM.base, legs: WATER.deep, shoes: CREAM })
  const cone = (x: number, y: number, k: number, turn = 0) =>
    place(
      oval([0, -16], 15, 20, BARK.base) +
        line('M-12 -10Q0 -2 12 -10M-14 -18Q0 -9 14 -18M-12 -26Q0 -17 12 -26M-6 -33Q0 -28 6 -33', BARK.soft, 4),
      [x, y],
      { scale: k, turn },
    )
  const pouch = (x: number, y: number, w: number, color: string) =>
    fill(
      `M${x - w / 2} ${y}Q${x - w * 0.62} ${y - 34} ${x - w * 0.42} ${y - 58}H${x + w * 0.42}Q${x + w * 0.62} ${y - 34} ${x + w / 2} ${y}Q${x} ${y + 10} ${x - w / 2} ${y}Z`,
      color,
    ) +
    oval([x, y - 58], w * 0.42, 9, shade(color, 0.4)) +
    line(`M${x - w * 0.42} ${y - 58}Q${x} ${y - 40} ${x + w * 0.42} ${y - 58}`, glow(color, 0.4), 6) +
    line(`M${x - w * 0.24} ${y - 40}q-8 20 -4 34M${x + w * 0.2} ${y - 40}q8 20 4 34`, shade(color, 0.12), 2.6)
  return frame(
    ['#f1dcb8', '#f5e9d0'],
    wainscot(144, 202, '#d99e6c'),
    floor(202, '#a9b39a', PAPER, false),
    pane([34, 26], 112, 90, 'autumn'),
    shelf([372, 202], 98, 74, [['plant', 'books', 'basket']]),
    fill('M30 346L78 240H406L452 346Z', '#c4ccb0'),
    under([250, 270], 74),
    adult(educator, vary(POSES.tailorFront, { nod: 8 }), [250, 268], 258, {
      grip: { near: [214, 222], far: [284, 222] },
    }),
    mapleLeaf([250, 226], 40, -12, MAPLE.base),
    under([132, 338], 52),
    toddler(reacher, vary(POSES.floor, { lean: 20, nod: -2, feet: pair(22, -4, 26, -4) }), [92, 334], 164, {
      grip: { near: [156, 290], far: [140, 264] },
    }),
    pouch(160, 346, 88, '#e9e3f0'),
    line('M128 262L156 290', ROSE.base, 17),
    line('M148 236q-2 -10 4 -16M164 244q6 -8 14 -8', PAPER, 3.6),
    under([282, 342], 44),
    pouch(262, 350, 70, SUN.soft),
    toddler(shower, vary(POSES.kneel, { lean: -4, nod: -10 }), [322, 344], 164, {
      facing: -1,
      grip: { near: [294, 224], far: [302, 236] },
    }),
    cone(292, 222, 1.35, -10),
    disc([296, 224], 8, CAST.theo.skin),
    under([410, 330], 40),
    fill('M382 216Q410 200 438 216L462 306Q412 326 362 304Z', WATER.base) +
      line('M396 216L384 304M424 216L438 306', WATER.soft, 3.4),
    toddler({ ...caped, view: 'back' }, vary(POSES.standFront, { elbows: [1, -1] }), [410, 334], 160, {
      grip: { near: [384, 222], far: [436, 222] },
    }),
    fill('M386 222Q410 236 434 222L448 296Q410 310 372 296Z', WATER.base) +
      line('M398 228L390 300M422 228L430 300', WATER.soft, 3.4),
    mapleLeaf([212, 338], 30, 40, SUN.base),
    mapleLeaf([56, 318], 30, -30, MAPLE.dark),
    oval([348, 350], 22, 8, BARK.cut) + oval([348, 350], 13, 4.6, BARK.pale),
  )
}

export function samePage(): string {
  const seated = mild(CAST.noah, { top: MAPLE.base, legs: WATER.deep, shoes: CREAM, cut: 'stripes', trim: PAPER })
  const backing = mild(CAST.mei, { top: FIR.base, legs: PLUM.dark, shoes: CREAM })
  const reader = mild(CAST.lea, { top: ROSE.base, legs: FIR.deep, shoes: SUN.base, cut: 'overalls' })
  const educator = mild(ADULTS.lucie, { top: WATER.base, legs: BARK.deep, shoes: CREAM })
  const dog =
    fill('M-16 6V-4Q-16 -12 -6 -12H6L8 -20 14 -14H20Q26 -12 22 -6L14 -4V6H8V0H-8V6Z', BARK.base) +
    line('M-16 -8Q-24 -12 -22 -18', BARK.base, 4) +
    fill('M8 -19Q4 -10 9 -8Z', BARK.deep) +
    disc([16, -11], 1.4, INK)
  const book = (x: number, y: number, k: number, turn: number) =>
    place(
      fill('M-52 -34Q-26 -44 0 -32 26 -44 52 -34V16Q26 6 0 18 -26 6 -52 16Z', '#d6463a') +
        fill('M-47 -35Q-24 -43 0 -31V13Q-24 3 -47 11Z', PAPER) +
        fill('M47 -35Q24 -43 0 -31V13Q24 3 47 11Z', '#dcebc9') +
        place(dog, [22, -10], { scale: 0.9 }) +
        line('M-36 -24q12 -4 24 1M-36 -14q12 -4 24 1', STONE.soft, 3),
      [x, y],
      { scale: k, turn },
    )
  return frame(
    ['#e9dff0', '#f0e6e4'],
    floor(232, '#cba77e'),
    pane([346, 36], 104, 92, 'rain'),
    pinned([60, 60], 48, 42, [SUN.base, ROSE.base, WATER.base], -4),
    cushion([80, 300], 128, 120, PLUM.soft),
    cushion([306, 282], 120, 96, SUN.soft),
    rug([240, 328], 226, 34, '#9fc0b4', '#b9d3c8'),
    under([186, 322], 120),
    adult(educator, vary(POSES.floorFront, { nod: 14, feet: pair(-34, -3, 34, -3) }), [190, 312], 284, {
      grip: { near: [134, 264], far: [252, 262] },
    }),
    toddler(seated, vary(POSES.tailorFront, { nod: 12 }), [190, 322], 158, {
      grip: { near: [160, 262], far: [206, 254] },
    }),
    book(192, 298, 1.12, 0),
    line('M206 254L214 272', CAST.noah.skin, 6) + disc([204, 252], 7.6, CAST.noah.skin),
    disc([134, 272], 8.6, ADULTS.lucie.skin) + disc([250, 272], 8.6, ADULTS.lucie.skin),
    under([304, 336], 36),
    toddler(
      backing,
      vary(POSES.stand, { hip: [-2, -34], lean: 10, nod: 14, feet: pair(2, -4, 10, -4) }),
      [304, 338],
      152,
      {
        grip: { near: [334, 276], far: [338, 268] },
      },
    ),
    place(fill('M-18 -14H18V14H-18Z', WATER.deep) + fill('M-13 -9H13V9H-13Z', SUN.base), [342, 268], { turn: 12 }),
    disc([333, 274], 7.4, CAST.mei.skin),
    under([408, 346], 56),
    bear([372, 346], '#b98b62', { scale: 1.1 }),
    toddler(reader, vary(POSES.floor, { lean: 6, nod: 12, feet: pair(20, -4, 24, -4) }), [442, 346], 150, {
      facing: -1,
      grip: { near: [412, 316], far: [404, 312] },
    }),
    openBook([404, 316], MAPLE.base, WATER.base, { turn: 172, scale: 0.8 }),
    disc([414, 318], 7, CAST.lea.skin),
    basket(
      [48, 352],
      80,
      30,
      BARK.pale,
      fill('M-28 -22V-52H-4V-22Z', ROSE.base) +
        fill('M-2 -22V-58H16V-22Z', FIR.base) +
        fill('M16 -22V-48H32V-22Z', WATER.base),
    ),
  )
}
