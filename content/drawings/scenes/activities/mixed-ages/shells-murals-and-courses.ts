import { adult, figure, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { frame, land, specks } from '../../../kit/landscape.ts'
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
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, BABIES, barefoot, CAST, mild, sleeper, summer } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { curtains, doorway, floor, hooks, pane, pinned, plant, shelf, table } from '../../../kit/room.ts'
import { disc, fill, line, num, oval, place, whole } from '../../../kit/svg.ts'
import { bowl, bucket, droplets } from '../../../kit/things.ts'
import { basket, under } from '../../../kit/toys.ts'

/** Shells lying on the sand, their ribs towards us. */
function shells(points: readonly Point[], color: string): string {
  const fans = points.map(([x, y]) => `M${whole(x - 10)} ${whole(y)}a10 9 0 0 1 20 0l-7 6h-6Z`)
  const ribs = points.map(([x, y]) => `M${whole(x)} ${whole(y + 5)}l-6-8m6 8v-10m0 10l6-8`)
  return fill(fans.join(''), color) + line(ribs.join(''), shade(color, 0.28), 1)
}

export function beachFish(): string {
  const brim = (color: string, trim: string) => ({ kind: 'sunhat', color, trim }) as const
  const first = summer(CAST.lila, { top: ROSE.base, legs: PLUM.dark, shoes: FIR.dark, hat: brim(SUN.soft, MAPLE.dark) })
  const second = summer(CAST.emile, {
    top: FIR.base,
    legs: WATER.deep,
    shoes: MAPLE.deep,
    hat: brim(WATER.pale, WATER.base),
  })
  const small = summer(CAST.sami, {
    top: SUN.base,
    legs: MAPLE.dark,
    shoes: PLUM.dark,
    hat: brim(PAPER, ROSE.base),
  })
  const near = summer(ADULTS.marc, { top: WATER.base, legs: BARK.dark, shoes: INK, hat: brim(PAPER, FIR.dark) })
  const keeper = summer(ADULTS.julie, {
    top: '#d6463a',
    legs: PLUM.dark,
    shoes: BARK.dark,
    hat: brim(PAPER, '#d6463a'),
  })
  const groove = '#8f6b3a'
  const traced = (d: string, width = 5) =>
    line(d, groove, width) + `<g transform="translate(0 2.4)">${line(d, '#dcc28c', width * 0.34)}</g>`
  const marker = (x: number, y: number, h: number, color: string) =>
    line(`M${x} ${y}v${-h}`, BARK.base, 3) + fill(`M${x} ${y - h}l17 3 -2 13 -15 -1Z`, color)
  const scales = Array.from({ length: 35 }, (_, k): Point => {
    const [i, j] = [k % 7, Math.floor(k / 7) - 2]
    return [258 + i * 23 + (j % 2 ? 11 : 0), 300 + j * 16]
  }).filter(
    ([x, y]) =>
      Math.abs(y - 298) < 44 - Math.abs(x - 288) * 0.22 &&
      x < 376 &&
      !(y > 296 && Math.abs(x - 338 + (y - 300) / 2) < 34),
  )
  const every = (pick: number) => [...scales, [268, 271] as const, [367, 274] as const].filter((_, i) => i % 4 === pick)
  return frame(
    ['#aadaec', '#f1f3e0'],
    land([0, 108, 110, 92, 230, 106, 360, 88, 480, 104], '#a3bfae'),
    fill('M0 112H480V190H0Z', WATER.base) + fill('M0 112H480V124H0Z', WATER.soft, 0.7),
    line('M30 136h50M166 130h44M420 132h36', WATER.pale, 3, 0.75),
    fill('M0 170Q120 158 240 168T480 160V360H0Z', '#f7efd6'),
    fill('M0 177Q120 166 240 175T480 168V360H0Z', '#ead4a2'),
    adult(keeper, POSES.standFront, [322, 190], 96),
    marker(112, 216, 38, MAPLE.base) + marker(284, 212, 36, MAPLE.base) + marker(444, 218, 40, MAPLE.base),
    oval([300, 296], 194, 62, '#cdae76'),
    line('M18 236V44M462 236V44', BARK.soft, 6),
    fill('M18 46Q240 84 462 46L520 -4H-40Z', '#f6f1e4'),
    fill(
      'M18 46Q62 54 107 58L72 -4H-40ZM196 64Q240 66 284 64L296 -4H184ZM373 58Q418 54 462 46L520 -4H408Z',
      MAPLE.soft,
    ),
    traced(
      'M166 300C210 242 316 236 392 288Q414 260 434 256 424 292 436 334 412 326 392 306C320 356 214 356 166 300Q174 304 182 302',
    ),
    line('M236 260Q254 300 234 338M190 283a12 9 0 1 0 24 0a12 9 0 1 0 -24 0', groove, 4),
    [PAPER, '#eab8a3', '#8799a8', '#f3d795'].map((color, i) => shells(every(i), color)).join(''),
    figure(first, vary(POSES.heels, { lean: 54, nod: -14, elbows: [1, 1] }), [206, 264], 150, {
      grip: { near: [266, 262], far: [244, 264] },
    }),
    figure(second, vary(POSES.heels, { lean: 54, nod: -12, elbows: [1, 1] }), [424, 268], 152, {
      facing: -1,
      grip: { near: [364, 270], far: [386, 268] },
    }),
    adult(near, vary(POSES.heels, { lean: 4, nod: 6, elbows: [1, 1] }), [42, 340], 212, {
      grip: { near: [100, 304], far: [84, 304] },
    }),
    under([132, 352], 34, 5),
    toddler(small, vary(POSES.walk, { lean: 2, nod: 8, elbows: [1, 1] }), [130, 354], 132, {
      grip: { near: [150, 306], far: [166, 304] },
    }),
    oval([161, 299], 18, 14, STONE.base) + oval([157, 294], 11, 6, STONE.soft),
    disc([151, 307], 6.4, CAST.sami.skin),
    bucket([460, 322], ROSE.base, { scale: 0.9 }),
  )
}

/** A long squash lying on its side, its neck to the right, resting on the origin. */
function butternut(at: Point, color: string, options = {}): string {
  return place(
    line('M8 -12L34 -13', color, 17) +
      oval([-4, -14], 19, 15, color) +
      oval([-9, -20], 6, 4, glow(color, 0.5), -20, 0.7) +
      line('M42 -14h4', FIR.dark, 5),
    at,
    options,
  )
}

/** A round squash without its stem, ribs marked, resting on the origin. */
function squash(at: Point, w: number, h: number, color: string, rib: string = shade(color, 0.24)): string {
  return place(
    oval([0, -h / 2], w / 2, h / 2, color) +
      line(
        `M0 ${num(-h)}Q${num(-w * 0.4)} ${num(-h / 2)} ${num(-w * 0.14)} -1M0 ${num(-h)}Q${num(w * 0.4)} ${num(-h / 2)} ${num(w * 0.14)} -1M0 ${num(-h)}V-1`,
        rib,
        Math.max(2, w / 28),
      ) +
      oval([-w * 0.26, -h * 0.7], w * 0.08, h * 0.1, glow(color, 0.5), 24, 0.8) +
      oval([0, -h + 1], w * 0.1, h * 0.05, BARK.soft),
    at,
  )
}

export function travellingSquash(): string {
  const carrier = mild(CAST.fatou, { top: PLUM.base, legs: WATER.deep, shoes: PAPER })
  const rubber = mild(CAST.theo, { top: FIR.base, legs: BARK.deep, shoes: PAPER })
  const educator = mild(ADULTS.minh, { top: SUN.base, legs: PLUM.dark, shoes: BARK.dark })
  const baby = sleeper(BABIES.ines, WATER.soft, PAPER)
  const orange = '#e08a3c'
  return frame(
    ['#efe3cd', '#f7eedb'],
    pane([258, 30], 116, 90, 'autumn'),
    curtains([258, 30], 116, 90, '#cf9a6a'),
    doorway([22, 208], 74, 168, '#e2d3b4', 'autumn'),
    floor(206, '#c9a077'),
    hooks([118, 92], 34, [ROSE.base, FIR.base]),
    under([60, 250], 48, 6),
    basket([60, 250], 84, 38, BARK.pale, squash([-18, -32], 34, 28, FIR.base) + squash([18, -30], 36, 30, orange)),
    table([270, 236], 250, 58, BARK.cut, 14),
    [186, 242, 298, 354]
      .map((x, i) => bowl([x, 189], [ROSE.base, WATER.base, SUN.base, FIR.soft][i] ?? INK, { scale: 0.7 }))
      .join(''),
    fill('M96 262H404L462 354H18Z', '#a9483f'),
    fill('M104 268H396L448 346H34Z', '#c4655a'),
    line('M150 268L108 346M250 268V346M346 268L376 346M80 294H414M58 322H434', '#d88a7c', 2.6),
    butternut([311, 280], '#e3bd84', { scale: 0.8 }),
    squash([284, 288], 36, 32, FIR.dark, FIR.soft),
    under([100, 288], 40, 5),
    squash([164, 294], 48, 42, orange),
    figure(carrier, vary(POSES.lower, { hip: [-6, -32], lean: 58, nod: -16 }), [94, 288], 166, {
      grip: { near: [148, 264], far: [172, 254] },
    }),
    adult(educator, vary(POSES.floor, { lean: -2, nod: 8, feet: pair(30, -4, 36, -4) }), [436, 338], 230, {
      facing: -1,
      grip: { far: [392, 262] },
      step: { near: [312, 350], far: [326, 324] },
    }),
    figure(baby, vary(BABY_POSES.sit, { lean: 2, nod: 4 }), [408, 346], 126, {
      build: 'baby',
      facing: -1,
      grip: { near: [380, 302], far: [376, 290] },
      step: { near: [376, 344], far: [370, 338] },
    }),
    squash([352, 353], 84, 64, '#e5913f'),
    disc([380, 303], 6.4, BABIES.ines.skin),
    line('M364 282l-5 -9M352 283l-10 -5', PAPER, 3),
    line('M440 252L452 298 424 318', glow(SUN.base, 0.12), 13),
    disc([423, 319], 7.4, ADULTS.minh.skin),
    toddler(rubber, vary(POSES.floor, { lean: 12, nod: 12 }), [254, 352], 142, {
      facing: -1,
      grip: { near: [214, 318], far: [198, 320] },
    }),
    squash([200, 356], 56, 46, SUN.base),
    specks({ x: [180, 196], y: [326, 348] }, 5, BARK.base, 3, 1.6),
    fill('M194 310Q210 302 224 314L228 334Q218 330 212 338 202 330 192 334Z', WATER.pale),
    disc([215, 317], 6.6, CAST.theo.skin),
    line('M184 306q-10 6 -10 16', PAPER, 3),
  )
}

/** A piece of newspaper: grey lines, a grey picture. */
function news(at: Point, w: number, h: number, options = {}): string {
  const rows = [0.3, 0.5, 0.7]
    .map((t) => `M${num(-w * 0.4)} ${num(h * (t - 0.5))}H${num(t > 0.6 ? w * 0.4 : 0)}`)
    .join('')
  return place(
    fill(
      `M${num(-w / 2)} ${num(-h / 2)}L${num(w * 0.46)} ${num(-h * 0.46)} ${num(w / 2)} ${num(h * 0.44)} ${num(-w * 0.46)} ${num(h / 2)}Z`,
      '#efece2',
    ) +
      line(rows, STONE.base, 1.6) +
      fill(`M${num(w * 0.1)} ${num(-h * 0.3)}h${num(w * 0.3)}v${num(h * 0.4)}h${num(-w * 0.3)}Z`, STONE.soft),
    at,
    options,
  )
}

export function longCollage(): string {
  const gluer = mild(CAST.awa, { top: SUN.base, legs: PLUM.dark, shoes: ROSE.base })
  const tearer = mild({ ...CAST.anh, view: 'front' }, { top: ROSE.base, legs: WATER.deep, shoes: PAPER })
  const educator = mild(ADULTS.helene, { top: FIR.base, legs: BARK.deep, shoes: INK })
  const baby = sleeper(BABIES.malik, MAPLE.soft, PAPER)
  const kraft = '#cc9f68'
  return frame(
    ['#dfe7e2', '#eef0e2'],
    pane([40, 28], 108, 86, 'spring'),
    pinned([222, 40], 40, 46, [WATER.base, ROSE.base, FIR.base], 4),
    pinned([280, 36], 40, 46, [MAPLE.base, PLUM.base, SUN.base], -4),
    floor(182, '#b9a389'),
    shelf([330, 182], 130, 76, [['books', 'blocks', 'basket']]),
    fill('M-10 244H392L420 312H-10Z', shade(kraft, 0.2)),
    fill('M-10 244H390L417 308H-10Z', kraft),
    line('M-10 244H390L417 308H-10', '#e9d36c', 5),
    fill('M30 322H98L106 346H22ZM22 346V356H106V346Z', '#d5d2c6'),
    news([64, 334], 74, 24),
    news([34, 288], 58, 30, { turn: 8 }),
    news([208, 292], 54, 26, { turn: -9 }),
    fill('M92 284L130 278 138 300 104 306Z', ROSE.soft),
    line('M100 288l30 -4M104 296l30 -4', ROSE.dark, 2),
    fill('M252 282L290 286 284 304 246 302Z', WATER.soft),
    line('M258 288h.1M270 290h.1M280 292h.1M256 296h.1M268 298h.1', PAPER, 4),
    line('M62 298Q112 314 152 300T236 294M292 298q18 -12 40 0t50 -4', FIR.dark, 4),
    line('M56 256a14 7 0 1 0 .1 0M30 262l-14 -6M30 266l-14 4', PLUM.base, 3.4),
    basket([322, 266], 52, 16, WATER.base, news([-8, -18], 24, 12) + news([10, -20], 22, 12, { turn: 24 })),
    news([150, 268], 50, 24, { turn: -6 }),
    line('M148 248L150 232', PLUM.base, 8),
    line('M147.600 250L148 247', PAPER, 6),
    figure(gluer, vary(POSES.heels, { lean: 54, nod: -16, elbows: [1, 1] }), [96, 264], 146, {
      build: 'toddler',
      grip: { near: [138, 264], far: [148, 242] },
    }),
    figure(tearer, vary(POSES.tailorFront, { nod: 4, elbows: [-1, 1] }), [234, 256], 172, {
      grip: { near: [206, 214], far: [268, 208] },
    }),
    news([216, 232], 38, 46, { turn: 4 }),
    fill('M230 252L238 254Q262 244 272 212L262 208Q252 240 230 246Z', '#efece2'),
    disc([203, 216], 6.6, CAST.anh.skin) + disc([268, 209], 6.6, CAST.anh.skin),
    adult(educator, vary(POSES.floor, { lean: 4, nod: 8, feet: pair(34, -4, 38, -4) }), [444, 332], 232, {
      facing: -1,
      grip: { near: [396, 304] },
      step: { near: [376, 334], far: [366, 318] },
    }),
    fill('M238 316H350L358 354H222Z', '#e4f1f3', 0.92),
    line('M238 316H350L358 354H222Z', WATER.base, 4),
    fill('M252 330L280 328 284 344 254 346Z', SUN.soft),
    line('M298 346l10 -16M308 346l6 -10', PAPER, 3),
    figure(baby, vary(BABY_POSES.sit, { lean: 32, nod: -10 }), [374, 350], 122, {
      build: 'baby',
      facing: -1,
      grip: { near: [334, 342], far: [326, 334] },
    }),
  )
}

/** A long firm cushion lying on the floor, its top seen. */
function bolster([x, y]: Point, w: number, h: number, color: string): string {
  const half = w / 2
  const slab = (low: number, tone: string) =>
    fill(
      `M${num(x - half)} ${num(low - 7)}V${num(y - h + 8)}q0 -8 8 -8h${num(w - 16)}q8 0 8 8V${num(low - 7)}q0 7 -7 7h${num(14 - w)}q-7 0 -7 -7Z`,
      tone,
    )
  return slab(y, shade(color, 0.2)) + slab(y - h * 0.42, color)
}

export function dropCrossesTheRoom(): string {
  const crawler = barefoot(sleeper(BABIES.binta, SUN.base, PAPER))
  const girl = barefoot(mild(CAST.rose, { top: ROSE.base, legs: PLUM.dark }))
  const boy = barefoot(mild(CAST.sami, { top: FIR.base, legs: WATER.deep, cut: 'stripes', trim: CREAM }))
  const educator = barefoot(mild(ADULTS.lucie, { top: MAPLE.base, legs: BARK.deep }))
  const sofa = '#8c9c82'
  const puddle = (x: number, y: number, k: number, color: string) =>
    fill(`M${num(x - 28 * k)} ${num(y - 9 * k)}h${num(56 * k)}l${num(8 * k)} ${num(18 * k)}h${num(-72 * k)}Z`, color)
  return frame(
    ['#e5e0d2', '#f2ecdb'],
    pane(
      [36, 22],
      116,
      96,
      'rain',
      PAPER,
      droplets(
        [
          [36, 20],
          [50, 54],
          [72, 30],
          [70, 70],
        ],
        5,
        PAPER,
      ),
    ),
    curtains([36, 22], 116, 96, '#c9a15f'),
    pinned([250, 34], 50, 42, [WATER.base, FIR.base], -3),
    floor(176, '#cba678'),
    fill('M440 0H480V270L440 176Z', '#d9d2bf'),
    fill('M440 165L480 256V270L440 176Z', PAPER),
    fill('M176 172V128Q176 112 194 112H312Q330 112 330 128V172Z', shade(sofa, 0.14)),
    fill('M170 154H336V192H170Z', sofa),
    fill('M160 150Q160 136 174 136T188 150V198H160ZM318 150Q318 136 332 136T346 150V198H318Z', shade(sofa, 0.06)),
    line('M253 118V154M188 172H318', shade(sofa, 0.24), 3),
    plant([388, 186], MAPLE.base, { scale: 0.9 }),
    bolster([38, 294], 64, 32, WATER.base),
    bolster([106, 294], 64, 32, PLUM.soft),
    bolster([174, 294], 64, 32, WATER.base),
    under([112, 330], 60, 6),
    figure(crawler, BABY_POSES.crawl, [108, 332], 128, { build: 'baby' }),
    bolster([34, 366], 68, 30, PLUM.soft),
    bolster([106, 366], 68, 30, WATER.base),
    bolster([178, 366], 68, 30, PLUM.soft),
    puddle(234, 326, 0.94, WATER.soft) + puddle(292, 318, 0.9, WATER.base),
    puddle(312, 284, 0.76, WATER.soft) + puddle(356, 274, 0.72, WATER.base),
    puddle(392, 256, 0.66, WATER.soft),
    fill('M318 206H424L434 228H308Z', FIR.soft) + fill('M308 228H434V236H308Z', FIR.base),
    bolster([408, 242], 56, 22, ROSE.base) + bolster([408, 226], 54, 22, ROSE.soft),
    line('M446 216L434 203 394 205', shade(MAPLE.base, 0.2), 12),
    disc([391, 205], 6.6, shade(ADULTS.lucie.skin, 0.14)),
    adult(educator, vary(POSES.tailor, { lean: 0, nod: 4 }), [452, 278], 200, {
      facing: -1,
      grip: { far: [434, 250], near: [430, 254] },
    }),
    toddler(girl, vary(POSES.crawl, {}), [324, 282], 112),
    figure(boy, vary(POSES.crawl, {}), [256, 326], 146),
    fill('M372 312H476L496 352H358Z', ROSE.soft),
    line('M366 334H490', ROSE.base, 3),
    bolster([436, 318], 66, 22, SUN.base),
  )
}
