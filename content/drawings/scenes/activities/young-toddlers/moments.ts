import { adult, figure, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import type { Head } from '../../../kit/head.ts'
import { cloud, frame, specks, woods } from '../../../kit/landscape.ts'
import {
  BARK,
  CREAM,
  FIR,
  HAIR,
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
import { ADULTS, autumn, BABIES, CAST, dress, mild, sleeper } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { chair, door, doorway, floor, hooks, napMat, pane, pinned, rug, shelf, wainscot } from '../../../kit/room.ts'
import { disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { boots } from '../../../kit/things.ts'
import { basket, bear, block, carton, cushion, duck, mitts, rabbit, spoon, under } from '../../../kit/toys.ts'
import { leafy } from '../../../kit/trees.ts'
import { stroller, strollerBelt } from '../../../kit/wheels.ts'

/** A grown-up's mitten seen as a mouth: fingers above, thumb below, its cuff at the origin, open to the right. */
function hungryMitten(
  at: Point,
  color: string,
  options: { turn?: number; scale?: number; mirror?: boolean } = {},
): string {
  return place(
    fill('M-4 -16H18Q46 -34 60 -20 66 -6 46 0L30 2 46 10Q54 20 44 26 30 28 16 16H-4Z', color) +
      fill('M50 -2L30 2 45 9Q42 4 50 -2Z', shade(color, 0.4)) +
      fill('M-12 -18H4V18H-12Z', CREAM) +
      line('M-8 -12V12M0 -12V12', shade(CREAM, 0.2), 2),
    at,
    options,
  )
}

export function hungryMittens(): string {
  const educator = mild(ADULTS.lucie, { top: WATER.base, legs: BARK.deep, shoes: CREAM })
  const eaten = mild(CAST.emile, { top: SUN.base, legs: FIR.base, shoes: CREAM })
  const eater = mild(CAST.mei, { top: ROSE.base, legs: PLUM.dark, shoes: FIR.dark })
  const offerer = mild(CAST.noah, { top: FIR.base, legs: WATER.deep, shoes: MAPLE.base, cut: 'overalls' })
  const red = '#d6463a'
  return frame(
    ['#dbe6df', '#e8eee2'],
    wainscot(146, 214, '#b9cfbd'),
    floor(214, '#b59a82', PAPER, false),
    hooks([122, 78], 46, [MAPLE.base, PLUM.base, '', SUN.base], BARK.soft),
    door([16, 214], 84, 182, MAPLE.dark),
    fill('M36 54H80V116H36Z', '#dfe9ee') + line('M46 68h.1M66 80h.1M54 98h.1M72 106h.1', PAPER, 5),
    fill('M330 196H470V204H330Z', BARK.soft) + line('M342 204V214M458 204V214', BARK.base, 5),
    boots([352, 196], FIR.dark, { scale: 0.8 }),
    boots([392, 196], ROSE.dark, { scale: 0.8 }),
    boots([432, 196], WATER.deep, { scale: 0.8 }),
    fill('M24 348L66 254H418L460 348Z', '#9a8578'),
    under([126, 318], 92),
    adult(educator, vary(POSES.tailor, { lean: 10, nod: 6 }), [118, 318], 290, {
      grip: { near: [190, 246], far: [176, 178] },
    }),
    toddler(offerer, vary(POSES.stand, { lean: 6, nod: -10 }), [252, 288], 150, {
      facing: -1,
      grip: { near: [220, 204], far: [232, 242] },
    }),
    line('M220 204l-9 -4M220 204l-6 6', CAST.noah.skin, 4.6),
    hungryMitten([176, 182], red, { turn: -16, scale: 0.8 }),
    under([282, 346], 74),
    toddler(
      eaten,
      vary(POSES.lie, { hip: [0, -10], lean: -72, nod: 30, hands: pair(-30, -36, -18, -42) }),
      [280, 348],
      158,
      {
        facing: -1,
        step: { near: [240, 282], far: [262, 312] },
      },
    ),
    hungryMitten([192, 252], red, { turn: 22, scale: 0.95 }),
    under([430, 334], 40),
    toddler(eater, vary(POSES.stand, { nod: 10 }), [428, 338], 160, {
      facing: -1,
      grip: { near: [406, 262], far: [392, 240] },
    }),
    bear([368, 278], '#b98b62', { scale: 1, turn: -8 }),
    hungryMitten([414, 254], PLUM.base, { mirror: true, turn: 8, scale: 0.72 }),
    hungryMitten([400, 282], PLUM.base, { mirror: true, turn: -10, scale: 0.62 }),
    mitts([64, 346], SUN.base, { scale: 1.1 }),
  )
}

export function tocInTheBox(): string {
  const dropper = mild(CAST.idris, { top: ROSE.base, legs: WATER.deep, shoes: CREAM, cut: 'stripes', trim: PAPER })
  const carrier = mild(CAST.rose, { top: FIR.base, legs: PLUM.dark, shoes: SUN.base })

  const educator = mild(ADULTS.minh, { top: PLUM.base, legs: WATER.deep, shoes: BARK.dark })
  const box = '#c99f6c'
  const label = (x: number, y: number, art: string) =>
    fill(`M${x - 15} ${y - 13}h30v26h-30Z`, PAPER) + place(art, [x, y])
  return frame(
    ['#e9ecd8', '#f1eedb'],
    floor(198, '#c4a486'),
    pane([194, 26], 100, 84, 'spring'),
    shelf([366, 198], 106, 84, [
      ['', 'books'],
      ['plant', ''],
    ]),
    pinned([70, 44], 46, 42, [ROSE.base, FIR.base, WATER.base], 4),
    rug([240, 310], 228, 46, '#86a9b8', '#9fbdc9'),
    under([318, 268], 46),
    adult(educator, vary(POSES.crouch, { lean: 12, nod: 4 }), [322, 276], 248, {
      facing: -1,
      grip: { near: [262, 200], far: [282, 232] },
    }),
    under([82, 330], 44),
    toddler(dropper, vary(POSES.reach, { lean: 4, nod: 4 }), [74, 334], 168, {
      grip: { near: [116, 208], far: [124, 218] },
    }),
    block([126, 216], 28, 26, '#d6463a', { turn: 16 }),
    disc([114, 208], 8, CAST.idris.skin),
    under([166, 340], 60),
    fill('M118 274L134 258H220L204 274Z', '#4a3826'),
    block([162, 282], 26, 24, SUN.base, { turn: -12 }),
    block([188, 284], 24, 22, WATER.base, { turn: 10 }),
    fill('M118 274H204V340H118Z', box) + fill('M204 274L220 258V324L204 340Z', shade(box, 0.24)),
    label(161, 306, block([0, 9], 16, 15, ROSE.base)),
    line('M134 244l-5 -13M158 240v-14M182 244l5 -13', PAPER, 4),
    under([262, 344], 44),
    oval([262, 294], 38, 11, '#5d686a'),
    spoon([250, 296], BARK.soft, { turn: -70 }) + spoon([272, 296], BARK.base, { turn: -108 }),
    fill('M224 294Q262 314 300 294L294 340Q262 354 230 340Z', STONE.soft) + line('M236 308V336', STONE.pale, 5),
    line('M224 294Q262 314 300 294', STONE.pale, 4),
    label(264, 326, spoon([-12, 0], MAPLE.dark, { scale: 0.72 })),
    under([348, 346], 46),
    basket([350, 346], 84, 48, '#d8a7b0', rabbit([-12, -40], '#e6e2ee', { turn: -10 })),
    label(350, 326, bear([0, 11], BARK.soft, { scale: 0.52 })),
    under([422, 334], 38),
    toddler(carrier, vary(POSES.walk, { lean: 0, nod: 10 }), [432, 338], 158, {
      facing: -1,
      holding: bear([402, 276], '#a87a52', { scale: 1.05, turn: -14 }),
      grip: { near: [404, 258], far: [394, 262] },
    }),
  )
}

export function tenFingers(): string {
  const educator = mild(ADULTS.helene, { top: '#5d7fa6', legs: BARK.deep, shoes: CREAM })
  const gazer = mild(CAST.awa, { top: ROSE.base, legs: PLUM.dark, shoes: CREAM, cut: 'stripes', trim: PAPER })
  const asleep = mild(CAST.emile, { top: SUN.base, legs: FIR.deep, shoes: CREAM })
  const climber = mild(CAST.anh, { top: FIR.base, legs: WATER.deep, shoes: CREAM })
  const fingers = (x: number, y: number, skin: string, k: number) =>
    line(
      `M${x} ${y}l${-10 * k} ${-9 * k}M${x} ${y}l${-5 * k} ${-14 * k}M${x} ${y}l${1 * k} ${-15 * k}M${x} ${y}l${7 * k} ${-13 * k}M${x} ${y}l${12 * k} ${-5 * k}`,
      skin,
      5.4 * k,
    )
  return frame(
    ['#31535f', '#4a6d74'],
    floor(190, '#667570', '#86a0a2'),
    fill('M58 22H190V140H58Z', '#8fb0ae') +
      fill('M50 16H128V146Q96 152 50 146ZM124 16H198V146Q160 152 124 146Z', '#6f8f98') +
      line('M72 20V142M96 20V144M150 20V144M174 20V142', '#5f7f89', 4) +
      line('M42 16H206', BARK.soft, 6),
    disc([404, 66], 70, SUN.pale, 0.08) + disc([404, 66], 44, SUN.pale, 0.14),
    fill('M386 58H422L430 86H378Z', '#f3dc9c') +
      fill('M364 104H446V112H364Z', BARK.base) +
      line('M404 86V104', BARK.soft, 5),
    napMat([92, 240], 150, '#7f8db8'),
    toddler(asleep, vary(POSES.lie, { lean: -88, nod: 20, hands: pair(-26, -14, -22, -16) }), [96, 232], 128, {}),
    fill('M66 214Q110 200 158 214L164 240Q110 246 62 240Z', SUN.soft) + line('M70 220Q112 208 156 220', SUN.base, 3),
    under([262, 292], 84),
    adult(educator, vary(POSES.tailorFront, { nod: 6, elbows: [-1, 1] }), [262, 288], 262, {
      grip: { near: [214, 196], far: [306, 160] },
    }),
    fingers(306, 158, ADULTS.helene.skin, 1.15),
    fingers(214, 194, ADULTS.helene.skin, 0.9),
    napMat([396, 278], 156, '#a98fb0'),
    toddler(climber, vary(POSES.lie, { lean: -86, nod: 20, hands: pair(-8, -44, 2, -40) }), [396, 268], 134, {
      facing: -1,
      grip: { near: [404, 214], far: [394, 222] },
    }),
    fingers(404, 212, CAST.anh.skin, 0.72),
    fill('M326 254Q370 238 404 250L410 276Q370 284 322 278Z', FIR.soft) + line('M330 260Q368 246 402 256', FIR.pale, 3),
    place(
      [
        napMat([186, 346], 236, '#8aa8c4'),
        toddler(gazer, vary(POSES.lie, { lean: -86, nod: 22, hands: pair(-10, -44, -2, -46) }), [178, 336], 190, {
          grip: { near: [158, 258], far: [178, 262] },
        }),
        fill('M164 308Q220 290 290 306L300 342Q226 352 156 342Z', ROSE.soft) +
          line('M172 316Q226 298 286 312M168 328Q230 312 292 326', ROSE.base, 3),
        fingers(158, 256, CAST.awa.skin, 0.92),
        fingers(180, 260, CAST.awa.skin, 0.86),
        rabbit([92, 352], '#d8d4e4', { scale: 0.8, turn: -66 }),
      ].join(''),
      [0, -24],
    ),
    fill('M0 0H480V360H0Z', '#12303c', 0.1),
  )
}

export function byeByeChair(): string {
  const waver = mild(CAST.kofi, { top: SUN.base, legs: WATER.deep, shoes: ROSE.base, cut: 'overalls' })
  const kisser = mild(CAST.zoe, { top: ROSE.base, legs: PLUM.dark, shoes: CREAM, cut: 'stripes', trim: PAPER })
  const refuser = mild(CAST.theo, { top: WATER.base, legs: FIR.deep, shoes: CREAM })
  const parent = autumn(ADULTS.marc, { top: FIR.base, legs: BARK.dark, trim: SUN.soft })
  const educator = mild(ADULTS.helene, { top: PLUM.base, legs: WATER.deep, shoes: BARK.dark })
  return frame(
    ['#f8d7a8', '#f8e6c4'],
    floor(210, '#c79a6c'),
    fill('M0 226L160 210H286L110 360H0Z', '#ffe9b8', 0.3),
    doorway([356, 210], 112, 184, PAPER, 'autumn'),
    pinned([306, 56], 44, 40, [MAPLE.base, WATER.base, SUN.base], -4),
    shelf([14, 210], 128, 66, [['books', 'basket', 'bin']]),
    fill('M36 144V104Q36 98 42 98H112Q118 98 118 104V144Z', '#cfe8ee', 0.95) +
      fill('M36 114H118V144H36Z', '#8cc3d8', 0.8) +
      fill('M64 126q10 -9 20 0l8 -6v13l-8 -6q-10 8 -20 -1Z', MAPLE.base) +
      disc([69, 125], 1.5, INK) +
      line('M46 144q4 -12 0 -20M108 144q-4 -10 0 -18', FIR.base, 4) +
      fill('M40 140H114V144H40Z', SUN.soft),
    under([60, 288], 34),
    toddler({ ...kisser, view: 'back' }, vary(POSES.standFront, { elbows: [-1, 1], stretch: 1.15 }), [70, 288], 142, {
      grip: { near: [46, 160], far: [98, 164] },
    }),
    under([232, 280], 44),
    adult(educator, vary(POSES.stand, { nod: 8 }), [226, 282], 252, {
      facing: -1,
      grip: { near: [196, 178], far: [180, 152] },
      holding: toddler(
        refuser,
        vary(POSES.sit, { hip: [0, -20], nod: -4, feet: pair(14, -2, 18, -4) }),
        [202, 192],
        118,
        { facing: -1, grip: { near: [168, 122], far: [180, 152] } },
      ),
    }),
    line('M168 122l-4 -8M168 122l-8 -3', CAST.theo.skin, 4),
    under([404, 322], 54),
    adult(parent, vary(POSES.crouch, { lean: 2, nod: 6 }), [420, 326], 256, {
      facing: -1,
      grip: { near: [366, 262], far: [352, 254] },
    }),
    under([196, 344], 44),
    chair([172, 344], WATER.deep, { scale: 1.5 }),
    under([284, 340], 42),
    toddler(waver, vary(POSES.stand, { nod: 2, stretch: 1.1 }), [288, 344], 168, {
      facing: -1,
      grip: { near: [246, 214], far: [268, 268] },
    }),
    line('M246 214l-3 -11M246 214l-9 -6M246 214l4 -11', CAST.kofi.skin, 5),
    line('M226 196q-9 8 -8 20M222 228q3 9 10 13', PAPER, 3.6),
  )
}

export function hereItIsForYou(): string {
  const newcomer = mild(CAST.anh, { top: FIR.base, legs: WATER.deep, shoes: CREAM })
  const shoe = mild(CAST.fatou, { top: ROSE.base, legs: PLUM.dark, shoes: CREAM, cut: 'overalls' })
  const cubes = mild(CAST.lea, { top: WATER.base, legs: FIR.deep, shoes: MAPLE.base, cut: 'stripes', trim: PAPER })
  const parent = mild(ADULTS.minh, { top: MAPLE.base, legs: BARK.deep, shoes: BARK.dark })
  const educator = mild(ADULTS.pierre, { top: PLUM.base, legs: WATER.deep, shoes: CREAM })
  return frame(
    ['#dfe9f0', '#e9eee8'],
    floor(196, '#d8b083'),
    pane([56, 24], 104, 88, 'spring'),
    hooks([310, 66], 44, [SUN.base, '', ROSE.base], BARK.soft),
    place(
      fill('M290 128H338V184H290Z', PAPER) +
        fill('M296 134H332V178H296Z', WATER.pale) +
        disc([314, 154], 10, CAST.anh.skin) +
        fill('M303 153a11 11 0 0 1 22 0q-11 -7 -22 0Z', HAIR.black) +
        fill('M300 178Q314 158 328 178Z', FIR.base),
      [56, -4],
    ),
    shelf([16, 196], 92, 76, [['books', 'rings'], ['basket']]),
    under([270, 262], 50),
    adult(educator, vary(POSES.tailor, { lean: 4, nod: 4 }), [252, 262], 252, {
      grip: { near: [292, 222], far: [300, 214] },
    }),
    fill('M232 350L268 282H452L474 350Z', '#e2ad3c') + fill('M240 344L272 288H446L466 344Z', SUN.base),
    under([408, 322], 60),
    adult(parent, vary(POSES.tailor, { lean: -2, nod: 10, hands: pair(10, -14, 12, -16) }), [416, 320], 274, {
      facing: -1,
    }),
    under([336, 342], 44),
    toddler(newcomer, vary(POSES.floor, { lean: 4, nod: 0, feet: pair(22, -4, 26, -4) }), [346, 342], 158, {
      facing: -1,
      grip: { near: [302, 284], far: [314, 300] },
    }),
    under([178, 340], 42),
    toddler(shoe, vary(POSES.walk, { lean: 10, nod: 8 }), [188, 344], 164, {
      grip: { near: [244, 270], far: [236, 276] },
    }),
    place(
      fill('M-20 -14Q-12 -8 -4 -12L4 -10Q20 -6 22 4V9H-20Z', '#d6463a') +
        line('M-20 9H22', PAPER, 5) +
        line('M-2 -8l6 4M4 -6l6 4', PAPER, 2.4),
      [264, 266],
      { turn: -6, scale: 1.15 },
    ),
    disc([244, 270], 8, CAST.fatou.skin),
    under([66, 340], 36),
    toddler(cubes, vary(POSES.carry, { nod: 4 }), [62, 344], 156, {
      holding: block([96, 278], 26, 24, SUN.base) + block([100, 258], 24, 22, '#d6463a', { turn: -6 }),
      grip: { near: [92, 284], far: [106, 284] },
    }),
    block([408, 350], 28, 24, WATER.base),
    block([436, 344], 26, 22, ROSE.base),
  )
}

export function alwaysDucks(): string {
  const bringer = mild(CAST.jasleen, { top: ROSE.base, legs: WATER.deep, shoes: CREAM })
  const booter = mild(CAST.lila, { top: FIR.base, legs: PLUM.dark, shoes: SUN.soft, cut: 'overalls' })
  const lifter = mild(CAST.emile, { top: WATER.base, legs: MAPLE.dark, shoes: CREAM, cut: 'stripes', trim: PAPER })
  const educator = mild(ADULTS.nadia, { top: PLUM.soft, legs: BARK.dark, shoes: CREAM })
  const boot = '#c0392f'
  return frame(
    ['#d8eae6', '#e8f0e2'],
    floor(200, '#cfab80'),
    pane([300, 24], 104, 86, 'rain'),
    fill('M196 52H256V104H196Z', PAPER) +
      fill('M202 58H250V98H202Z', WATER.pale) +
      duck([224, 92], SUN.base, { scale: 1.1 }),
    shelf([16, 200], 128, 82, [
      ['books', '', 'plant'],
      ['bin', 'basket', ''],
    ]),
    duck([74, 155], SUN.base, { scale: 0.9 }),
    rug([228, 318], 212, 40, '#ecd9b8', '#dcbf92'),
    under([360, 270], 60),
    cushion([372, 274], 110, 58, PLUM.base, { turn: -16 }),
    duck([346, 278], SUN.base, { scale: 1.2, mirror: true }),
    toddler(lifter, vary(POSES.lower, { lean: 34, nod: -14 }), [432, 282], 150, {
      facing: -1,
      grip: { near: [406, 214], far: [400, 226] },
    }),
    under([186, 304], 80),
    fill('M196 346Q206 306 268 306H344Q372 316 376 346Q286 356 196 346Z', '#6f95b5') +
      line('M214 336Q290 348 362 336', '#8fb0cb', 3),
    adult(educator, vary(POSES.tailor, { lean: 6, nod: 4 }), [166, 306], 278, {
      grip: { near: [216, 244], far: [246, 236] },
    }),
    duck([252, 334], SUN.base, { scale: 1.25 }),
    duck([298, 338], SUN.soft, { scale: 1.3, mirror: true }),
    duck([276, 316], MAPLE.soft, { scale: 1.15 }),
    under([314, 290], 30),
    toddler(bringer, vary(POSES.walk, { lean: 6, nod: 4 }), [310, 292], 150, {
      facing: -1,
      grip: { near: [268, 216], far: [274, 222] },
    }),
    duck([258, 218], SUN.base, { scale: 1.1, mirror: true }),
    disc([268, 217], 7.4, CAST.jasleen.skin),
    under([80, 344], 56),
    toddler(booter, vary(POSES.kneel, { lean: 20, nod: 16 }), [56, 346], 164, {
      grip: { near: [104, 292], far: [112, 302] },
    }),
    duck([124, 296], SUN.base, { scale: 1.1, turn: -30 }),
    fill('M106 292H142V326Q172 326 172 348H106Z', boot) +
      line('M106 294H142', shade(boot, 0.3), 6) +
      line('M108 347H170', shade(boot, 0.4), 5),
    disc([105, 291], 8, CAST.lila.skin),
    carton([424, 350], 72, 46, duck([0, -40], SUN.base, { scale: 1.1 })),
  )
}

export function sunPatch(): string {
  const sitter = mild(CAST.rose, { top: ROSE.base, legs: WATER.deep, shoes: CREAM, cut: 'overalls' })
  const coverer = mild(CAST.idris, { top: FIR.base, legs: PLUM.dark, shoes: CREAM })
  const baby = sleeper(BABIES.ines, WATER.soft, PAPER, 'stripes')
  const educator = mild(ADULTS.julie, { top: MAPLE.base, legs: BARK.deep, shoes: CREAM })
  const light = '#ffe39a'
  return frame(
    ['#a9b4c2', '#b7bcc4'],
    floor(196, '#8c7d76', '#cfd3d6'),
    pane([92, 20], 150, 122, 'summer', '#e6e3dc'),
    shelf([360, 196], 108, 84, [
      ['books', 'plant'],
      ['blocks', 'ball'],
    ]),
    fill('M96 24H238L396 346H132Z', light, 0.2),
    fill('M168 232H322L396 344H136Z', light),
    line('M244 232L262 344M152 284H358', '#c9a96a', 7),
    under([62, 292], 66),
    adult(educator, vary(POSES.tailor, { lean: 8, nod: 10 }), [52, 290], 272, {
      grip: { near: [114, 240], far: [166, 246] },
    }),
    oval([172, 254], 14, 4, '#b58f4f', 0, 0.6),
    oval([262, 314], 52, 12, '#b58f4f', 0, 0.65),
    toddler(sitter, vary(POSES.floorFront, { nod: 8, elbows: [-1, 1] }), [258, 312], 158, {
      grip: { near: [218, 304], far: [300, 282] },
    }),
    line('M300 282l9 -6M300 282l10 2M300 282l3 -10', CAST.rose.skin, 4.6),
    under([398, 322], 40),
    toddler(coverer, vary(POSES.lower, { lean: 32, nod: 6 }), [412, 326], 160, {
      facing: -1,
      grip: { near: [372, 284], far: [362, 280] },
    }),
    fill('M312 338Q326 296 374 282L388 296Q372 318 384 346Q346 354 312 338Z', PLUM.base) +
      line('M334 336Q344 310 372 292M356 344Q358 320 378 300', PLUM.soft, 3),
    disc([373, 286], 8, CAST.idris.skin),
    under([98, 350], 60),
    figure(baby, vary(BABY_POSES.tummy, { nod: -44 }), [112, 352], 146, {
      build: 'baby',
      grip: { near: [176, 336], far: [184, 326] },
    }),

    specks({ x: [150, 330], y: [90, 280] }, 22, '#fff6d8', 4, 1.4, 0.9),
  )
}

export function thatThere(): string {
  const pointer = mild(CAST.noah, { top: ROSE.base, legs: WATER.deep, shoes: SUN.base })
  const second = mild(CAST.mei, { top: FIR.base, legs: PLUM.dark, shoes: MAPLE.base, cut: 'overalls' })
  const rider = mild(CAST.emile, { top: PLUM.base, legs: FIR.deep, shoes: CREAM })
  const vest = (head: Head, top: string) =>
    dress(head, { top, legs: BARK.deep, shoes: INK, cut: 'vest', trim: SUN.base })
  const educator = vest(ADULTS.lucie, SUN.base)
  const last = vest(ADULTS.pierre, SUN.base)
  const cat =
    fill('M-22 0Q-26 -20 -8 -26L2 -26Q14 -22 14 0Z', MAPLE.base) +
    line('M-20 -4Q-36 -6 -34 -24Q-34 -30 -29 -31', MAPLE.base, 6) +
    disc([9, -32], 11, MAPLE.base) +
    fill('M0 -38L1 -50 9 -42ZM10 -42L18 -50 19 -37Z', MAPLE.dark) +
    line('M-10 -24q6 6 0 12M-2 -26q5 7 0 13', MAPLE.dark, 3.4) +
    disc([6, -34], 1.5, INK) +
    disc([14, -34], 1.5, INK) +
    oval([10, -28], 4, 2.6, CREAM)
  return frame(
    ['#c9e4ee', '#eff2dc'],
    cloud([250, 56], 96, PAPER, 0.9),
    fill('M0 74H118V206H0Z', '#c98f73') +
      fill('M-10 76L54 30 128 76Z', '#7d5648') +
      fill('M22 104h28v34H22ZM70 104h28v34H70Z', '#f7e8bd') +
      fill('M44 156h30v50H44Z', FIR.dark),
    leafy([168, 206], 150, '#9fcb7c', 6),
    woods(196, 44, '#bcd8a8', 5, 'round'),
    line('M214 190H310M222 190l-8 16M302 190l8 16M214 176H310', MAPLE.base, 6) +
      line('M226 176h14M256 176h14M286 176h14', PAPER, 6),
    place(
      fill('M-34 -34H10V-14H-34Z', SUN.base) +
        fill('M-10 -62H14V-34H-10Z', SUN.base) +
        fill('M-4 -56H10V-40H-4Z', WATER.pale) +
        line('M12 -36L46 -70L66 -44', MAPLE.dark, 7) +
        line('M-30 -6H16', INK, 13),
      [256, 174],
      { scale: 0.62 },
    ),
    fill('M0 206H480V254H0Z', '#b9b4a6'),
    line('M0 230H480', '#a19c8f', 2.4),
    fill('M330 162H480V214H330Z', '#b98a6a') +
      line(
        'M330 180H480M330 198H480M370 162V180M430 162V180M350 180V198M400 180V198M454 180V198M376 198V214M430 198V214',
        '#9c7054',
        2.4,
      ) +
      fill('M322 154H480V164H322Z', STONE.pale),
    place(cat, [404, 156], { mirror: true, scale: 1.15 }),
    fill('M0 254H480V360H0Z', '#d3cfc2') +
      line('M0 258H480', '#eeeade', 6) +
      line('M90 264L60 360M250 264L248 360M410 264L436 360', '#bdb8a9', 2.6),
    under([78, 300], 52),
    stroller([130, 312], WATER.deep, { scale: 1.3 }),
    toddler(rider, vary(POSES.sit, { hip: [0, -22], lean: -8, nod: -6, feet: pair(14, -4, 16, -4) }), [130, 282], 116, {
      grip: { near: [176, 214], far: [146, 242] },
    }),
    line('M176 214l9 -4', CAST.emile.skin, 4.6),
    strollerBelt([130, 312], WATER.deep, { scale: 1.3 }),
    adult(last, vary(POSES.walk, { nod: 6 }), [42, 318], 246, { grip: { near: [76, 206], far: [78, 204] } }),
    under([222, 340], 56),
    adult(educator, vary(POSES.crouch, { nod: -8, lean: 10 }), [212, 342], 262, {
      grip: { near: [262, 276], far: [258, 262] },
    }),
    under([310, 342], 40),
    toddler(pointer, vary(POSES.stand, { nod: -16, stretch: 1.1 }), [308, 346], 164, {
      grip: { near: [350, 232], far: [322, 268] },
    }),
    line('M350 232l11 -6', CAST.noah.skin, 5.4),
    under([416, 338], 38),
    toddler(second, vary(POSES.standFront, { elbows: [1, 1], stretch: 1.1 }), [418, 342], 156, {
      grip: { near: [400, 272], far: [438, 208] },
    }),
    line('M438 208l-3 -11', CAST.mei.skin, 5.2),
  )
}
