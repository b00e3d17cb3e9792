import { figure } from '../../../kit/figure.ts'
import type { Point } from '../../../kit/geometry.ts'
import { frame } from '../../../kit/landscape.ts'
import { BARK, CREAM, FIR, glow, MAPLE, PAPER, PLUM, ROSE, SUN, shade, WATER } from '../../../kit/palette.ts'
import { ADULTS, BABIES, bodysuit, dress, mild, sleeper } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, pane, pinned, plant, rug, shelf, wainscot } from '../../../kit/room.ts'
import { dashes, disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { basket, under } from '../../../kit/toys.ts'

/** An open hand turned towards us, the wrist at the origin, the fingers upwards and the thumb to the right. */
function openHand(at: Point, skin: string, options: { turn?: number; mirror?: boolean; scale?: number } = {}): string {
  return place(
    line('M-6 -12L-10 -23M-2 -13L-3 -27M3 -13L4 -26M7 -11L11 -21', skin, 5.2) +
      line('M7 -2L16 -9', skin, 5.6) +
      oval([0, -7], 10, 10.4, skin) +
      oval([0, -6], 6, 6, glow(skin, 0.24)),
    at,
    options,
  )
}

/** The clear mark that a small hand leaves in the paint, its fingers to the right. */
function print([x, y]: Point, turn = 0, scale = 1): string {
  return place(oval([0, 0], 8, 6, PAPER) + line('M4 -4L12 -8M7 -1L16 -3M7 2L15 4M0 5L4 10', PAPER, 3.4), [x, y], {
    turn,
    scale,
  })
}

export function paintUnderTheSheet(): string {
  const adult = mild(ADULTS.julie, { top: ROSE.base, legs: FIR.deep, shoes: CREAM })
  const crawler = bodysuit(BABIES.malik, MAPLE.base, PAPER)
  const slapper = bodysuit(BABIES.ambre, FIR.base, PAPER)
  const yellow = '#f4c33c'
  const blue = '#4b95c4'
  return frame(
    ['#e9ecdf', '#f3efe0'],
    wainscot(142, 196, '#cfd8bd'),
    floor(196, '#c59c74'),
    pane([40, 26], 104, 84, 'summer'),
    curtains([40, 26], 104, 84, SUN.soft),
    pinned([218, 44], 40, 40, ['#4b95c4', '#f4c33c', FIR.soft], -4),
    shelf([376, 200], 96, 80, [
      ['books', 'rings'],
      ['bin', 'basket'],
    ]),
    plant([332, 198], MAPLE.base, { scale: 0.8 }),
    under([300, 258], 84, 9),
    figure(adult, vary(POSES.tailorFront, { nod: 4, elbows: [-1, 1] }), [300, 256], 256, {
      build: 'adult',
      grip: { near: [262, 226], far: [340, 226] },
    }),
    fill('M76 256H410L474 354H6Z', '#e4f0f4', 0.8),
    fill('M94 266H392L440 344H42Z', PAPER),
    fill(
      'M104 276Q150 266 206 274 250 268 262 282 276 306 252 334 200 344 130 338 66 340 66 322 76 290 104 276Z',
      yellow,
    ),
    fill('M262 276Q310 266 380 274 404 296 420 328 410 340 340 336 284 344 254 334 236 300 262 276Z', blue),
    fill('M252 274Q272 270 280 288 290 312 270 336 246 342 238 326 232 290 252 274Z', '#7fae4a'),
    line('M150 280Q184 274 216 281M306 282Q340 277 366 284', PAPER, 3, 0.75),
    line('M78 306Q112 302 150 318M74 326Q112 324 152 334', PAPER, 8),
    print([106, 288], -6) + print([146, 300], 4) + print([300, 302], 160, 0.9),
    line('M76 256H410L474 354H6Z', '#a9c3d0', 6),
    oval([200, 330], 56, 7, '#8a6a1c', 0, 0.28),
    figure(crawler, vary(BABY_POSES.crawl, { nod: -56 }), [196, 328], 158, { build: 'baby' }),
    oval([344, 322], 18, 8, PAPER) + oval([352, 298], 16, 7, PAPER),
    under([414, 348], 46),
    figure(slapper, vary(BABY_POSES.sit, { lean: 22, nod: -4, stretch: 1.6, elbows: [-1, 1] }), [414, 348], 160, {
      build: 'baby',
      facing: -1,
      grip: { near: [348, 321], far: [356, 296] },
      step: { near: [374, 350], far: [376, 340] },
    }),
    line('M347 321l-12 -2M348 325l-11 4M350 317l-8 -6M356 296l-12 -2M357 293l-9 -6', BABIES.ambre.skin, 4.6),
    line('M328 296l-12 -7M340 284l-8 -9M314 320l-14 0', PAPER, 3.2),
  )
}

/** A square of felt stuck flat on the glass, its upper left corner at the origin. */
function stuck(at: Point, size: number, color: string, turn = 0): string {
  return place(
    fill(
      `M0 0Q${size / 2} 3 ${size} 0Q${size - 3} ${size / 2} ${size} ${size}Q${size / 2} ${size - 3} 0 ${size}Q3 ${size / 2} 0 0Z`,
      color,
    ) + dashes(`M6 6H${size - 6}V${size - 6}H6Z`, glow(color, 0.5), 2, '3 5'),
    at,
    { turn },
  )
}

export function feltOnTheWindow(): string {
  const adult = mild(ADULTS.lucie, { top: WATER.base, legs: PLUM.dark, shoes: CREAM })
  const peeler = dress(BABIES.tao, {
    top: SUN.base,
    legs: FIR.base,
    shoes: CREAM,
    trim: PAPER,
    cut: 'stripes',
    barefoot: true,
  })
  const toucher = sleeper(BABIES.binta, ROSE.base, PAPER, 'stripes')
  return frame(
    ['#f0e5d8', '#f3ebdd'],
    floor(240, '#c79f78'),
    pane([116, 22], 280, 204, 'spring'),
    fill('M122 100H390V222H122Z', '#ffffff', 0.3),
    line('M122 100H390V222H122Z', '#e9dfae', 6, 0.9),
    line('M130 112l22 -8M356 216l22 -8', PAPER, 3, 0.8),
    pinned([440, 70], 40, 40, [FIR.base, MAPLE.base, WATER.base], 4),
    rug([250, 306], 240, 50, '#dfe7ee', WATER.soft),
    stuck([270, 108], 46, PLUM.base, -3),
    stuck([330, 110], 46, FIR.base, 4),
    stuck([264, 166], 46, ROSE.base, 4),
    fill('M214 146L256 142 258 194Q236 198 218 200Z', MAPLE.base),
    dashes('M250 149L252 188', MAPLE.pale, 2, '3 5'),
    fill('M214 146Q200 152 191 172 200 190 218 200 221 172 214 146Z', glow(MAPLE.base, 0.45)),
    line('M214 146Q221 172 218 200', shade(MAPLE.base, 0.2), 2),
    line('M226 134l-2 -9M240 131l2 -9M212 136l-6 -8', PAPER, 3.2),
    under([62, 318], 62, 9),
    figure(adult, vary(POSES.tailor, { lean: 4, nod: -2 }), [54, 314], 262, {
      build: 'adult',
      grip: { near: [112, 258], far: [122, 240] },
    }),
    under([150, 290], 34, 7),
    figure(peeler, vary(BABY_POSES.pullUp, { lean: 4, nod: -8, stretch: 1.4 }), [146, 292], 168, {
      build: 'baby',
      grip: { near: [194, 176], far: [206, 222] },
    }),
    line('M194 176l8 -4', BABIES.tao.skin, 5),
    under([362, 310], 46),
    figure(toucher, vary(BABY_POSES.sit, { lean: 0, nod: -10, stretch: 1.72, elbows: [1, 1] }), [364, 310], 166, {
      build: 'baby',
      facing: -1,
      grip: { near: [326, 282], far: [316, 202] },
    }),
    disc([316, 202], 9.4, BABIES.binta.skin) +
      line('M313 198l-9 -8M315 196l-3 -13M318 196l5 -11M310 204l-10 1', BABIES.binta.skin, 5),
    basket(
      [270, 344],
      104,
      28,
      BARK.pale,
      fill('M-40 -28Q-32 -46 -14 -36 -2 -52 12 -38 30 -46 40 -28Z', WATER.soft) +
        fill('M-16 -28Q-6 -46 14 -40L24 -28Z', SUN.base) +
        fill('M12 -28Q26 -44 36 -34L34 -28Z', ROSE.base),
    ),
  )
}

/** A loaf of dough sewn into cotton, its base on the origin; `dents` is pressed into its top. */
function loaf(at: Point, w: number, h: number, color: string, dents = '', options: { turn?: number } = {}): string {
  const x = w / 2
  return place(
    fill(
      `M${-x} ${-h * 0.35}Q${-x * 0.96} ${-h} ${-x * 0.4} ${-h * 0.98}Q0 ${-h * 1.08} ${x * 0.42} ${-h}Q${x * 0.98} ${-h} ${x} ${-h * 0.35}Q${x * 1.02} 2 ${x * 0.7} 2H${-x * 0.7}Q${-x * 1.02} 2 ${-x} ${-h * 0.35}Z`,
      color,
    ) +
      fill(
        `M${-x} ${-h * 0.35}Q${-x * 0.4} ${-h * 0.06} 0 ${-h * 0.08}T${x} ${-h * 0.35}Q${x * 1.02} 2 ${x * 0.7} 2H${-x * 0.7}Q${-x * 1.02} 2 ${-x} ${-h * 0.35}Z`,
        shade(color, 0.12),
      ) +
      dashes(
        `M${-x + 4} ${-h * 0.34}Q${-x * 0.4} ${-h * 0.06} 0 ${-h * 0.08}T${x - 4} ${-h * 0.34}`,
        PAPER,
        2.4,
        '5 5',
      ) +
      dents,
    at,
    options,
  )
}

export function fistsInTheLoaf(): string {
  const adult = mild(ADULTS.helene, { top: FIR.base, legs: WATER.deep, shoes: CREAM })
  const puncher = sleeper(BABIES.binta, PLUM.base, PAPER, 'stripes')
  const stepper = bodysuit(BABIES.olivier, WATER.base, PAPER)
  const cotton = '#ef9fae'
  return frame(
    ['#e4ebf1', '#f1eee4'],
    wainscot(142, 196, '#c6d5e2'),
    floor(196, '#cfa67c'),
    pane([344, 26], 104, 84, 'winter'),
    curtains([344, 26], 104, 84, ROSE.soft),
    pinned([74, 42], 40, 40, [SUN.base, FIR.base, ROSE.base], -4),
    shelf([14, 198], 100, 80, [
      ['basket', 'books'],
      ['ball', 'bin'],
    ]),
    plant([452, 198], SUN.base, { scale: 0.8 }),
    rug([240, 306], 236, 50, '#eef0e2', FIR.soft),
    under([240, 282], 100, 10),
    figure(adult, vary(POSES.tailorFront, { nod: 6, elbows: [1, -1] }), [240, 278], 272, {
      build: 'adult',
      grip: { near: [226, 232], far: [274, 240] },
      holding: loaf([240, 270], 92, 42, SUN.soft, oval([-14, -37], 17, 6, shade(SUN.soft, 0.3))),
    }),
    fill('M210 236Q226 244 242 236V242H210Z', SUN.soft),
    disc([274, 240], 8.6, ADULTS.helene.skin),
    under([236, 346], 94, 9),
    loaf(
      [236, 344],
      180,
      54,
      cotton,
      oval([-48, -46], 23, 9, shade(cotton, 0.34)) +
        oval([-26, -50], 19, 8, shade(cotton, 0.3)) +
        oval([57, -45], 26, 10, shade(cotton, 0.3)),
    ),
    under([112, 342], 50),
    figure(puncher, vary(BABY_POSES.sit, { lean: 18, nod: 6, stretch: 1.75 }), [118, 344], 172, {
      build: 'baby',
      grip: { near: [188, 299], far: [214, 294] },
      step: { near: [150, 346], far: [152, 336] },
    }),
    fill('M164 299Q188 307 218 297L216 312H166Z', cotton),
    under([352, 342], 50),
    figure(
      stepper,
      vary(BABY_POSES.sit, { lean: -10, nod: 12, stretch: 1.2, elbows: [-1, 1], soles: [-4, 0] }),
      [346, 346],
      168,
      {
        build: 'baby',
        facing: -1,
        grip: { near: [386, 328], far: [330, 270] },
        step: { near: [306, 298], far: [322, 342] },
      },
    ),
    fill('M270 303Q294 309 316 301L312 312H272Z', cotton),
  )
}

export function slopeAndTunnel(): string {
  const adult = mild(ADULTS.nadia, { top: MAPLE.base, legs: FIR.deep, shoes: CREAM })
  const climber = bodysuit(BABIES.jeanne, WATER.base, PAPER)
  const tunneller = bodysuit(BABIES.malik, SUN.base, PAPER)
  const skin = ADULTS.nadia.skin
  const cloth = '#eef1f0'
  return frame(
    ['#e8e2ee', '#f2ece2'],
    wainscot(142, 196, '#d2c8e0'),
    floor(196, '#c9a27a'),
    pane([330, 24], 104, 84, 'autumn'),
    curtains([330, 24], 104, 84, FIR.soft),
    pinned([70, 42], 40, 40, [ROSE.base, WATER.base, SUN.base], 4),
    rug([240, 310], 240, 46, '#e2ebdc', WATER.soft, false),
    under([236, 290], 96, 10),
    figure(adult, vary(POSES.tailorFront, { nod: 4, elbows: [-1, 1] }), [236, 286], 268, {
      build: 'adult',
      grip: { near: [176, 204], far: [296, 204] },
    }),
    openHand([174, 200], skin, { turn: -24, scale: 1.05 }),
    openHand([298, 200], skin, { turn: 24, mirror: true, scale: 1.05 }),
    // The slope: its far edge, its top, its side.
    fill('M-4 216L24 216 216 308 176 346 -4 254Z', ROSE.soft),
    fill('M-4 250L176 344V352H-4Z', ROSE.base),
    line('M-4 251L176 345', glow(ROSE.soft, 0.5), 3.4),
    line('M56 232L22 264M120 262L86 300', ROSE.base, 2.4, 0.7),
    place(oval([0, 0], 56, 9, ROSE.dark, 0, 0.28), [94, 292], { turn: 26 }),
    place(
      figure(climber, vary(BABY_POSES.crawl, { nod: -40 }), [0, 0], 150, { build: 'baby', facing: -1 }),
      [98, 292],
      { turn: 26 },
    ),
    // The tunnel: what is inside, who comes out, the near wall and the roof.
    fill('M318 206H490V312H318Z', '#4c5560'),
    fill('M346 350L318 308V206L346 244Z', '#59636e'),
    fill('M318 312L346 352H490V306Z', '#8d7a63'),
    fill('M318 206L330 222V326L318 310Z', WATER.base),
    under([316, 334], 56, 8),
    figure(tunneller, vary(BABY_POSES.crawl, { nod: -52 }), [338, 334], 146, { build: 'baby', facing: -1 }),
    fill('M352 350V252H490V350Z', WATER.soft),
    fill('M352 350V252H362V350Z', glow(WATER.soft, 0.4)),
    fill('M310 200Q400 210 490 200V286Q470 294 450 286 430 296 410 286 390 296 372 288 360 292 350 286V250Z', cloth),
    line('M352 252Q420 260 490 252', shade(cloth, 0.14), 2.6),
    line('M410 258V284M450 258V284M380 258v26', shade(cloth, 0.1), 2.2),
  )
}
