import { ants, butterfly, worm } from '../../../kit/animals.ts'
import { figure } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence } from '../../../kit/ground.ts'
import { cloud, flowers, frame, land, sun, tufts, woods } from '../../../kit/landscape.ts'
import { BARK, CREAM, EARTH, FIR, INK, MAPLE, PAPER, PLUM, ROSE, SUN, shade, WATER } from '../../../kit/palette.ts'
import { ADULTS, BABIES, bodysuit, CAST, mild, sleeper, summer } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { dashes, disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { cup, magnifier } from '../../../kit/things.ts'
import { ball, basket, blanket, duck, sheet, tub, under } from '../../../kit/toys.ts'
import { foliage, leafy, trunk } from '../../../kit/trees.ts'

const STRAW = { kind: 'sunhat', color: SUN.soft, trim: MAPLE.base } as const
const WHITE = { kind: 'sunhat', color: PAPER, trim: ROSE.base } as const
const BLUE = { kind: 'cap', color: WATER.base, trim: WATER.deep } as const
const RED = { kind: 'sunhat', color: MAPLE.base, trim: CREAM } as const

/** A woodlouse, seen from above. */
function woodlouse(at: Point, turn: number): string {
  return place(
    line('M-6 -5V5M-2 -6V6M2 -6V6M6 -5V5', '#3c4650', 1.2) +
      oval([0, 0], 8.5, 4.6, '#5c6670') +
      line('M-4 -3.6V3.6M0 -4V4M4 -3.6V3.6', '#aab3b8', 1.3),
    at,
    { turn },
  )
}

export function underTheBoard(): string {
  const adult = mild(ADULTS.helene, { top: WATER.base, legs: PLUM.dark, shoes: BARK.deep })
  const baby = sleeper(BABIES.tao, SUN.base, PAPER, 'stripes')
  const toddler = mild(CAST.fatou, { top: ROSE.base, legs: WATER.deep, shoes: SUN.base })
  const looker = mild(CAST.emile, { top: FIR.base, legs: BARK.deep, shoes: MAPLE.base, cut: 'stripes', trim: CREAM })
  const drawer = mild(CAST.maika, { top: PLUM.base, legs: MAPLE.dark, shoes: CREAM })
  return frame(
    ['#c5e5ea', '#f6f5da'],
    sun([420, 50], 22, SUN.soft),
    cloud([250, 64], 84, PAPER, 0.95),
    woods(190, 60, '#c9e2b6', 5, 'round'),
    fence([10, 480], 224, 46, '#d6bd92', 24),
    leafy([40, 232], 150, '#a9d07c', 4),
    land([0, 224, 240, 216, 480, 226], '#a9d389'),
    flowers([230, 250], 12, PAPER, FIR.base, 5, [150, 480]),
    land([0, 300, 240, 290, 480, 304], '#93c575'),
    fill('M206 246L372 232 386 250 216 268Z', '#6b4f3b'),
    fill('M216 268L386 250V258L217 277Z', shade('#6b4f3b', 0.35)),
    line('M226 257L370 243', EARTH.dark, 2.4),
    fill('M160 292Q176 268 262 266 352 262 366 288 376 318 300 326 176 336 160 292Z', '#8a6548'),
    fill('M176 294Q196 276 262 274 340 272 350 290 356 310 296 316 190 322 176 294Z', EARTH.base),
    worm('M232 302q10 -10 20 0t16 -2'),
    worm('M290 308q8 6 16 0t14 2', 4.4),
    woodlouse([262, 288], 20),
    woodlouse([300, 288], -30),
    woodlouse([272, 314], 160),
    ants('M206 282Q240 274 284 278T344 296'),
    figure(looker, vary(POSES.kneel, { lean: 30, nod: 12 }), [398, 274], 160, {
      facing: -1,
      grip: { near: [344, 222], far: [364, 252] },
    }),
    magnifier([344, 222], { turn: -118, scale: 1.15 }),
    disc([344, 222], 6.6, CAST.emile.skin),
    figure(adult, vary(POSES.floor, { hip: [0, -9], lean: 12, nod: 10, feet: pair(22, -4, 26, -4) }), [96, 284], 238, {
      build: 'adult',
      grip: { near: [170, 230], far: [138, 252] },
    }),
    blanket([92, 336], 190, 44, MAPLE.soft, MAPLE.pale),
    figure(baby, vary(BABY_POSES.tummy, { nod: -34 }), [104, 346], 132, { build: 'baby' }),
    figure(toddler, vary(POSES.crouch, { lean: 26, nod: 10 }), [204, 354], 134, {
      build: 'toddler',
      grip: { near: [240, 322], far: [236, 312] },
    }),
    sheet([372, 342], 60, 22, line('M-14 0q8 -8 16 0t14 -1M-10 -6l-3 -3M-2 -7v-3M6 -6l3 -3', INK, 2)),
    figure(drawer, vary(POSES.prone, { lean: 66, nod: -30 }), [438, 352], 158, {
      facing: -1,
      grip: { near: [382, 338], far: [396, 346] },
    }),
    line('M381 338l-8 4', MAPLE.base, 4),
    tufts([350, 358], 9, FIR.dark, 4, 11, [130, 300]),
  )
}

export function nestlings(): string {
  const adult = mild(ADULTS.lucie, { top: MAPLE.base, legs: WATER.deep, shoes: BARK.dark })
  const baby = sleeper(BABIES.olivier, SUN.base, PAPER)
  const toddler = mild(CAST.awa, { top: ROSE.base, legs: PLUM.dark, shoes: CREAM })
  const flyer = mild(CAST.anh, { top: PLUM.base, legs: FIR.deep, shoes: SUN.base, cut: 'stripes', trim: CREAM })
  const brooder = mild(CAST.rose, { top: WATER.base, legs: MAPLE.dark, shoes: BARK.dark, cut: 'overalls' })
  const robin = (at: Point, mirror: boolean) =>
    place(
      fill('M-9 2L-22 0 -20 6 -8 7Z', '#4d4a45') +
        fill('M-11 2C-10 -9 2 -11 9 -8 12 -2 9 7 2 9 -6 10 -10 6 -11 2Z', MAPLE.base) +
        fill('M-11 2C-8 -10 2 -12 8 -9 2 -2 -4 4 -11 4Z', '#6a655d') +
        fill('M-4 -4Q-14 -22 -24 -22 -18 -8 -8 2Z', '#5a564f') +
        disc([8, -9], 6, '#4d4a45') +
        fill('M13 -11l8 1 -8 3Z', SUN.base) +
        line('M20 -9q6 0 6 5', ROSE.base, 2.4) +
        disc([9.6, -10.4], 1.2, PAPER),
      at,
      { mirror, scale: 1.15 },
    )
  const twigs = (d: string, color: string) => line(d, color, 4.6)
  const grub = (at: Point, turn: number) =>
    place(line('M-10 0Q-4 -5 2 0T12 -1', ROSE.base, 7.5) + line('M-10 0Q-4 -5 2 0T12 -1', ROSE.soft, 2.6), at, { turn })
  return frame(
    ['#c2e2ee', '#f5f5da'],
    cloud([170, 60], 90, PAPER, 0.95),
    woods(186, 62, '#c6e0b2', 8, 'round'),
    fence([-4, 486], 222, 44, '#dcc59c', 24),
    trunk([448, 250], -10, 40, BARK.base),
    foliage([440, 6], 120, 74, '#8fbd6b', 5, 14),
    foliage([420, -10], 80, 52, '#acd486', 9, 11),
    land([0, 222, 240, 214, 480, 226], '#a7d288'),
    flowers([232, 262], 14, PAPER, FIR.base, 5),
    land([0, 318, 240, 306, 480, 320], '#92c474'),
    robin([326, 94], true),
    figure(
      flyer,
      vary(POSES.balance, { lean: 14, nod: -4, hands: pair(-36, -70, 40, -70), feet: pair(10, -5, -12, -8) }),
      [52, 280],
      158,
      { grip: { far: [108, 182] } },
    ),
    grub([112, 180], -10),
    figure(
      brooder,
      vary(POSES.tailor, { lean: -2, hands: pair(-22, -34, 26, -36), elbows: [-1, -1] }),
      [150, 274],
      140,
      {},
    ),
    oval([262, 290], 152, 46, shade(BARK.base, 0.2)),
    oval([262, 286], 122, 30, '#caa878'),
    oval([262, 290], 112, 25, '#e2c797'),
    figure(adult, vary(POSES.heels, { lean: 6, nod: 6, hands: pair(-30, -44, 30, -52) }), [386, 296], 226, {
      build: 'adult',
      facing: -1,
      grip: { near: [440, 214], far: [330, 226] },
    }),
    figure(baby, vary(BABY_POSES.sit, { lean: -4, nod: -14, hands: pair(20, -44, 24, -40) }), [276, 312], 128, {
      build: 'baby',
      facing: -1,
    }),
    grub([300, 306], 10),
    fill('M108 282C114 344 412 346 416 282 424 318 398 346 262 350 126 346 100 318 108 282Z', BARK.base),
    fill('M108 282C114 344 412 346 416 282L414 292C396 330 128 330 110 292Z', BARK.soft),
    twigs(
      'M116 316L176 336M150 340L226 330M204 346L290 338M282 332L352 344M336 342L398 318M124 300L160 322M368 328L410 302',
      BARK.dark,
    ),
    twigs('M104 306L140 330M176 326L244 348M250 330L318 342M318 330L384 334M384 320L424 300', '#a9855f'),
    figure(toddler, vary(POSES.stand, { lean: 18, nod: 4 }), [190, 352], 140, {
      build: 'toddler',
      grip: { near: [226, 258], far: [222, 264] },
    }),
    grub([234, 256], -16),
    basket([40, 348], 70, 30, BARK.pale, grub([-12, -34], 0) + grub([10, -36], 20) + grub([2, -30], -10)),
    tufts([350, 358], 9, FIR.dark, 6, 11),
  )
}

export function cloudsPass(): string {
  const adult = summer(ADULTS.pierre, { top: MAPLE.base, legs: WATER.deep, shoes: BARK.dark })
  const toddler = summer(CAST.noah, { top: SUN.base, legs: FIR.dark, shoes: PAPER })
  const hider = summer(CAST.zoe, { top: ROSE.base, legs: WATER.deep, shoes: CREAM })
  const elder = summer(CAST.kofi, { top: PLUM.base, legs: MAPLE.dark, shoes: SUN.base, cut: 'stripes', trim: CREAM })
  const other = summer(CAST.theo, { top: WATER.base, legs: BARK.dark, shoes: MAPLE.base })
  const puff = (d: readonly [number, number, number][], color: string) =>
    d.map(([x, y, r]) => disc([x, y], r, color)).join('')
  const elephant = (color: string) =>
    puff(
      [
        [-36, 4, 33],
        [-10, -8, 36],
        [20, -6, 36],
        [42, 2, 30],
        [74, -16, 30],
        [-58, 14, 18],
      ],
      color,
    ) +
    line('M-48 20V50M-20 26V55M18 26V55M44 20V50', color, 22) +
    line('M96 -10Q122 8 116 44', color, 17) +
    line('M-66 4Q-84 14 -80 34', color, 7)
  return frame(
    ['#69b0d6', '#d3ecee'],
    cloud([-20, 60], 120, PAPER, 0.55),
    place(elephant('#cfe5ef'), [175, 95]),
    place(elephant(PAPER), [172, 90]),
    fill('M222 54Q244 50 250 74 246 96 230 92 218 74 222 54Z', '#cfe2ea'),
    disc([268, 70], 3.4, '#9dbccb'),
    fill('M340 128H466Q458 154 436 156H368Q348 152 340 128Z', PAPER, 0.95),
    fill('M396 122V54Q440 84 446 122ZM388 122V70Q362 96 356 122Z', PAPER, 0.9),
    woods(236, 44, '#a9cfa4', 6, 'round'),
    land([0, 226, 120, 214, 300, 230, 480, 216], '#8fc274'),
    flowers([234, 262], 14, PAPER, FIR.base, 5),
    land([0, 262, 200, 246, 480, 264], '#7ab663'),
    blanket([128, 318], 260, 74, CREAM, '#e0cfa4'),
    blanket([376, 306], 250, 96, '#c94f4f', '#e2908a'),
    under([120, 336], 110, 10),
    figure(
      adult,
      vary(POSES.lie, { nod: -44, hands: pair(-18, -24, -14, -26), feet: pair(40, -5, 36, -7) }),
      [136, 338],
      240,
      {
        build: 'adult',
        grip: { near: [122, 300] },
      },
    ),
    figure(
      toddler,
      vary(POSES.lie, { nod: -40, hands: pair(-24, -32, -18, -28), feet: pair(30, 2, 31, -2) }),
      [144, 312],
      118,
      {
        build: 'toddler',
        grip: { near: [112, 276], far: [132, 276] },
      },
    ),
    figure(
      hider,
      vary(POSES.floor, { lean: -8, nod: -26, elbows: [1, 1], feet: pair(26, -4, 30, -4) }),
      [418, 300],
      134,
      {
        build: 'toddler',
        facing: -1,
        grip: { near: [410, 240], far: [438, 288] },
      },
    ),
    under([350, 316], 76, 8),
    figure(
      elder,
      vary(POSES.lie, { nod: -40, hands: pair(-34, -20, -26, -20), feet: pair(20, -4, 32, -8), knees: [-1, -1] }),
      [356, 318],
      158,
      {
        grip: { far: [310, 252] },
      },
    ),
    under([372, 350], 76, 8),
    figure(
      other,
      vary(POSES.lie, { nod: -44, hands: pair(-34, -20, -6, -18), feet: pair(34, -6, 24, -4), knees: [-1, -1] }),
      [384, 352],
      158,
      {
        grip: { near: [330, 286] },
      },
    ),
    tufts([346, 358], 10, FIR.dark, 4, 12, [0, 230]),
    flowers([340, 356], 7, SUN.base, FIR.deep, 11, [0, 60]),
    butterfly([32, 250], SUN.base, { turn: -20 }),
  )
}

/** Two ears of corn along the x axis, drawn once: bare, and still in its husk with its silk to the right. */
const EARS =
  `<defs><g id="bare">${line('M-31 0h6', '#86b04f', 9)}${oval([0, 0], 26, 9, SUN.base)}${dashes('M-21 -4h42m0 8h-42', SUN.dark, 2.2, '1 5')}</g>` +
  `<g id="husk">${line('M26 0l9 -4m-9 4h10m-10 0l9 4', '#a8713a', 2.6)}${fill('M-26 0Q0 -19 29 0 0 19 -26 0Z', '#6f9c3e')}${fill('M-26 0Q0 -8 29 0 0 8 -26 0Z', '#a3c663')}</g></defs>`

function corn(kind: 'bare' | 'husk', at: Point, turn: number, scale = 1): string {
  return place(`<use href="#${kind}"/>`, at, { turn, scale })
}

export function cornHusking(): string {
  const adult = summer(ADULTS.julie, { top: WATER.base, legs: PLUM.dark, shoes: BARK.dark, hat: STRAW })
  const baby = bodysuit(BABIES.binta, ROSE.base, PAPER, WHITE)
  const carrier = summer(CAST.rose, { top: FIR.dark, legs: SUN.dark, shoes: CREAM, hat: RED })
  const puller = summer(CAST.sami, { top: MAPLE.dark, legs: WATER.deep, shoes: SUN.base, hat: BLUE })
  const sorter = summer(CAST.lila, { top: PLUM.base, legs: ROSE.dark, shoes: PAPER, hat: WHITE })
  const green = '#86b04f'
  return frame(
    ['#c6e3ea', '#fbf0cf'],
    EARS,
    sun([66, 54], 24, SUN.soft),
    fence([-4, 486], 214, 46, '#d6bd92', 26),
    line('M452 212V160', BARK.base, 16),
    foliage([452, 138], 58, 56, '#8dba62', 7),
    land([0, 214, 240, 206, 480, 216], '#b9d487'),
    fill('M70 252H420L486 352H-10Z', '#7fb4cb'),
    line('M70 252H420L486 352M70 252L-10 352', '#5c97b2', 3),
    corn('husk', [112, 278], 8),
    corn('husk', [166, 280], -4),
    corn('husk', [106, 262], -24),
    corn('husk', [172, 264], 18),
    corn('husk', [138, 266], -8),
    corn('husk', [142, 250], 12),
    figure(adult, vary(POSES.kneel, { lean: 8, nod: 10 }), [244, 274], 228, {
      build: 'adult',
      grip: { near: [292, 196], far: [310, 184] },
    }),
    fill('M296 182Q288 160 276 156 290 152 304 174ZM312 176Q320 152 334 150 328 164 316 184Z', green),
    corn('bare', [304, 184], -76),
    fill('M290 200Q298 178 306 184L312 202Q300 212 290 200Z', green),
    disc([292, 197], 7, ADULTS.julie.skin),
    figure(carrier, vary(POSES.carry, { lean: 2, nod: 8 }), [366, 286], 132, {
      build: 'toddler',
      grip: { near: [388, 230], far: [394, 228] },
    }),
    corn('bare', [396, 226], -14),
    disc([388, 230], 6, CAST.rose.skin),
    tub(
      [436, 296],
      92,
      40,
      MAPLE.base,
      shade(MAPLE.base, 0.3),
      corn('bare', [-14, -46], 12) + corn('bare', [12, -46], -12),
    ),
    figure(puller, vary(POSES.floor, { lean: -20, nod: 12, feet: pair(30, -5, 26, -8) }), [52, 334], 142, {
      build: 'toddler',
      grip: { near: [66, 290], far: [68, 286] },
    }),
    corn('husk', [104, 318], 148),
    fill('M66 288Q92 276 118 310 92 304 64 294Z', '#b7d47a'),
    disc([66, 290], 6.4, CAST.sami.skin),
    under([186, 344], 44),
    figure(baby, vary(BABY_POSES.sit, { lean: 14, nod: 10 }), [174, 348], 128, {
      build: 'baby',
      grip: { near: [206, 322], far: [208, 314] },
    }),
    corn('husk', [220, 330], -6),
    figure(sorter, vary(POSES.heels, { lean: 18, nod: 14 }), [312, 350], 156, {
      grip: { near: [356, 314], far: [362, 304] },
    }),
    [30, 40, 50, 60].map((long, i) => corn('bare', [444 - i * 27, 340 - i * 3.5], -86, long / 52)).join(''),
    disc([358, 312], 6.5, CAST.lila.skin),
  )
}

export function lizards(): string {
  const adult = summer(ADULTS.nadia, { top: MAPLE.base, legs: WATER.deep, shoes: BARK.dark })
  const baby = bodysuit(BABIES.malik, SUN.base, PAPER)
  const wringer = summer(CAST.mei, { top: ROSE.base, legs: PLUM.dark, shoes: CREAM, hat: WHITE })
  const lizard = summer(CAST.idris, { top: FIR.base, legs: MAPLE.dark, shoes: SUN.base, cut: 'stripes', trim: CREAM })
  const marker = summer(CAST.lea, { top: WATER.base, legs: PLUM.dark, shoes: CREAM, hat: RED })
  const linen = (d: string, color: string) => fill(d, color)
  return frame(
    ['#f3dc9a', '#fbf1d2'],
    sun([418, 56], 34, SUN.base),
    woods(150, 40, '#d6d79c', 5, 'round'),
    fill('M0 0H262V214H0Z', '#dba583'),
    line(
      'M0 42H262M0 86H262M0 130H262M0 174H262M60 0V42M170 0V42M110 42V86M220 42V86M50 86V130M160 86V130M104 130V174M214 130V174M60 174V214M170 174V214',
      '#c68f6d',
      2.4,
    ),
    fill('M34 30H134V122H34Z', CREAM),
    fill('M42 38H80V114H42ZM88 38H126V114H88Z', WATER.soft),
    fill('M28 122H140V132H28Z', PAPER),
    fill('M254 0h10v214h-10Z', '#a96e50'),
    fill('M0 204H480V360H0Z', '#e9d2a0'),
    fill('M0 204H480V214H0Z', '#d9bd86', 0.6),
    fill('M0 204H268L392 360H0Z', '#b5ab86'),
    fill('M0 0H262V214H0Z', '#3c3a5a', 0.12),
    dashes('M276 210L396 360', PAPER, 4.5, '16 9'),
    blanket([104, 312], 200, 62, WATER.soft, WATER.pale),
    figure(marker, vary(POSES.crouch, { lean: 26, nod: 10 }), [386, 292], 150, {
      facing: -1,
      grip: { near: [346, 274], far: [356, 270] },
    }),
    line('M347 275l-8 8', PAPER, 6),
    under([206, 254], 116, 9),
    figure(adult, vary(POSES.prone, { lean: 82, nod: -58, hands: pair(6, -4, 44, -6) }), [150, 258], 232, {
      build: 'adult',
      grip: { near: [180, 258] },
    }),
    under([126, 336], 40),
    figure(baby, vary(BABY_POSES.sit, { lean: 10, nod: 12 }), [62, 334], 130, {
      build: 'baby',
      grip: { near: [86, 308], far: [90, 304] },
    }),
    linen('M78 304Q94 298 102 306L104 322Q90 328 76 320Z', ROSE.soft),
    disc([86, 308], 6, BABIES.malik.skin),
    tub(
      [186, 326],
      96,
      22,
      PLUM.base,
      WATER.pale,
      line('M-22 -22q8 -3 16 0', PAPER, 2.4) + linen('M18 -20q12 -8 20 -1 2 6 -14 7Z', SUN.base),
    ),
    figure(wringer, vary(POSES.crouch, { lean: 14, nod: 12 }), [252, 338], 138, {
      build: 'toddler',
      facing: -1,
      grip: { near: [220, 280], far: [212, 276] },
    }),
    linen('M206 268Q220 270 226 280 218 284 222 296 212 304 204 292 212 282 206 268Z', SUN.base),
    line('M210 302v6M214 306v7', WATER.base, 3),
    disc([219, 280], 6, CAST.mei.skin),
    under([350, 350], 84, 8),
    figure(lizard, vary(POSES.prone, { lean: 88, nod: -62, hands: pair(10, -5, 46, -6) }), [354, 352], 160, {
      facing: -1,
      grip: { near: [330, 352] },
    }),
    cup([24, 350], SUN.base, { scale: 1.3 }),
    cup([44, 354], ROSE.base, { scale: 1.3 }),
  )
}

export function bigLawn(): string {
  const adult = summer(ADULTS.julie, { top: FIR.dark, legs: PLUM.dark, shoes: BARK.dark, hat: STRAW })
  const baby = bodysuit(BABIES.jeanne, ROSE.base, PAPER, WHITE)
  const chaser = summer(CAST.fatou, { top: WATER.base, legs: MAPLE.dark, shoes: PAPER, hat: STRAW })
  const pusher = summer(CAST.emile, {
    top: PLUM.base,
    legs: FIR.deep,
    shoes: SUN.base,
    cut: 'stripes',
    trim: CREAM,
    hat: BLUE,
  })
  const releaser = summer(CAST.maika, { top: MAPLE.base, legs: WATER.deep, shoes: CREAM, hat: WHITE })
  return frame(
    ['#b5deee', '#f3f6de'],
    sun([426, 52], 22, SUN.soft),
    cloud([230, 62], 96, PAPER, 0.95),
    woods(206, 60, '#bfddaa', 6, 'round'),
    leafy([444, 250], 130, '#9fce7b', 5),
    land([0, 152, 60, 154, 140, 178, 240, 226, 340, 270, 480, 288], '#93c976'),
    flowers([280, 300], 5, PAPER, FIR.base, 5, [420, 480]),
    figure(releaser, vary(POSES.stand, { lean: 16, nod: 2, elbows: [1, 1] }), [64, 166], 140, {
      build: 'toddler',
      grip: { near: [104, 90], far: [110, 98] },
      step: { near: [58, 158], far: [76, 162] },
    }),
    line('M128 112q16 2 26 14M120 132q14 2 22 12', PAPER, 3),
    ball([198, 168], 36, ROSE.base, SUN.soft, 50),
    figure(chaser, vary(POSES.rush, { lean: 14, nod: -6 }), [286, 266], 138, {
      build: 'toddler',
      step: { near: [308, 258], far: [258, 240] },
      grip: { near: [262, 206], far: [322, 204] },
    }),
    land([0, 236, 120, 264, 240, 308, 360, 330, 480, 336], '#7fbb66'),
    figure(pusher, vary(POSES.push, { lean: 46, nod: -24 }), [92, 308], 152, {
      build: 'toddler',
      step: { near: [58, 292], far: [96, 304] },
      grip: { near: [130, 250], far: [138, 264] },
    }),
    ball([172, 262], 38, MAPLE.base, PAPER, 20),
    disc([134, 252], 7, CAST.emile.skin),
    fill('M280 300H452L486 352H236Z', PLUM.base),
    fill('M280 300H452L456 306H274Z', PLUM.soft),
    figure(adult, vary(POSES.floor, { hip: [0, -9], lean: 2, nod: 0, feet: pair(22, -4, 28, -4) }), [438, 330], 228, {
      build: 'adult',
      facing: -1,
      grip: { near: [382, 284], far: [372, 256] },
    }),
    figure(baby, vary(BABY_POSES.sit, { lean: 2, nod: -10, hands: pair(20, -46, 24, -42) }), [322, 346], 128, {
      build: 'baby',
      facing: -1,
      grip: { near: [296, 310], far: [298, 302] },
    }),
    tufts([320, 358], 10, FIR.dark, 4, 12, [0, 230]),
    flowers([316, 356], 7, SUN.base, FIR.deep, 11, [10, 220]),
  )
}

export function lookout(): string {
  const adult = summer(ADULTS.helene, { top: MAPLE.base, legs: PLUM.dark, shoes: BARK.dark, hat: STRAW })
  const guard = summer(ADULTS.minh, { top: FIR.dark, legs: BARK.deep, shoes: BARK.dark, hat: RED })
  const baby = bodysuit(BABIES.tao, SUN.base, PAPER, WHITE)
  const waver = summer(CAST.noah, { top: ROSE.base, legs: WATER.deep, shoes: CREAM, hat: STRAW })
  const watcher = summer(CAST.awa, { top: PLUM.base, legs: SUN.dark, shoes: PAPER, hat: WHITE })
  const spy = summer(CAST.theo, {
    top: WATER.base,
    legs: MAPLE.dark,
    shoes: CREAM,
    cut: 'stripes',
    trim: CREAM,
    hat: RED,
  })
  const flag = (x: number, y: number, color: string) =>
    line(`M${x} ${y}v-50`, BARK.base, 3.6) + fill(`M${x} ${y - 50}q10 -5 20 0v16q-10 -5 -20 0Z`, color)
  return frame(
    ['#bfe3ee', '#f7f3da'],
    sun([64, 46], 22, SUN.soft),
    land([0, 118, 110, 90, 300, 112, 480, 92], '#a3bfa6'),
    fill('M0 122H480V250H0Z', WATER.base),
    fill('M0 122H480V138H0Z', WATER.soft, 0.6),
    place(
      line('M0 -8V-92', BARK.dark, 4) +
        fill('M5 -88Q50 -50 54 -18H5Z', PAPER) +
        fill('M-5 -76Q-36 -44 -38 -18H-5Z', MAPLE.soft) +
        fill('M-46 -12H62L48 8H-34Z', MAPLE.dark),
      [414, 160],
    ),
    duck([176, 184], '#8d6b4f', { scale: 0.9, mirror: true }),
    fill('M0 226C120 208 330 226 480 206V360H0Z', '#ecd9ad'),
    line('M0 224C120 206 330 224 480 204', PAPER, 5),
    flag(164, 258, MAPLE.base),
    flag(276, 258, ROSE.base),
    flag(448, 250, SUN.base),
    figure(guard, vary(POSES.stand, { lean: -2, nod: 0, hands: pair(-8, -36, 4, -36) }), [322, 256], 176, {
      build: 'adult',
      facing: -1,
    }),
    fill('M70 270H402L470 350H6Z', '#86b08c'),
    line('M70 270H402L470 350M70 270L6 350', FIR.dark, 3),
    figure(adult, vary(POSES.floor, { lean: -2, nod: -6, feet: pair(26, -4, 30, -4) }), [76, 318], 232, {
      build: 'adult',
      grip: { near: [136, 190], far: [120, 274] },
    }),
    figure(baby, vary(BABY_POSES.held, { nod: -8 }), [118, 312], 108, { build: 'baby' }),
    figure(waver, vary(POSES.stand, { lean: -2, nod: -6 }), [216, 304], 132, {
      build: 'toddler',
      grip: { near: [250, 222], far: [236, 252] },
    }),
    figure(watcher, vary(POSES.heels, { lean: 6, nod: -2 }), [406, 336], 154, {
      grip: { near: [430, 246], far: [426, 314] },
    }),
    figure(spy, vary(POSES.prone, { lean: 60, nod: -50 }), [250, 352], 158, {
      grip: { near: [316, 304], far: [324, 302] },
    }),
    line('M308 302L346 288', BARK.pale, 15),
    line('M345 288.5L347 287.8', BARK.dark, 12),
    disc([318, 302], 7, CAST.theo.skin),
  )
}
