import { figure } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence } from '../../../kit/ground.ts'
import { cap, sunhat } from '../../../kit/head.ts'
import { cloud, frame, land, sun } from '../../../kit/landscape.ts'
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
  SNOW,
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, CAST, mild, summer, TUQUES, winter } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { table } from '../../../kit/room.ts'
import { dashes, disc, fill, line, num, oval, place, whole } from '../../../kit/svg.ts'
import { bucket, wateringCan } from '../../../kit/things.ts'
import { blanket, block, under } from '../../../kit/toys.ts'
import { fir, foliage, leafy, trunk } from '../../../kit/trees.ts'

const RED = '#d6463a'
const ORANGE = '#ee8636'
const YELLOW = '#f4c632'

/** Soft cones, each with its foot and its size, drawn together. */
function cones(...feet: [x: number, y: number, k: number][]): string {
  const all = (d: (k: number) => string) => feet.map(([x, y, k]) => `M${x} ${y}${d(k)}`).join('')
  return (
    fill(
      all(
        (k) =>
          `m${num(-20 * k)} 0a${num(20 * k)} ${num(5 * k)} 0 0 0 ${num(40 * k)} 0a${num(20 * k)} ${num(5 * k)} 0 0 0 ${num(-40 * k)} 0`,
      ),
      shade(ORANGE, 0.24),
    ) +
    fill(
      all(
        (k) =>
          `m${num(-13 * k)} 0l${num(10 * k)} ${num(-40 * k)}q${num(3 * k)} -2 ${num(6 * k)} 0l${num(10 * k)} ${num(40 * k)}q${num(-13 * k)} 4 ${num(-26 * k)} 0`,
      ),
      ORANGE,
    ) +
    fill(
      all(
        (k) =>
          `m${num(-9 * k)} ${num(-15 * k)}l${num(3 * k)} ${num(-12 * k)}h${num(12 * k)}l${num(3 * k)} ${num(12 * k)}Z`,
      ),
      PAPER,
    )
  )
}

/** An upturned box with a chalk door and window, as many dots as its number, and chalk flames up to its top. */
function burningHouse(at: Point, dots: number, scale: number): string {
  // Waxy strokes that let the cardboard through.
  const flame = (x: number, h: number, color: string) =>
    `<path d="M${x - 9} -2Q${x - 15} ${whole(-h * 0.42)} ${x - 4} ${whole(-h * 0.62)}T${x - 3} ${-h}Q${x + 15} ${whole(-h * 0.6)} ${x + 9} -2" fill="${color}" fill-opacity=".55" stroke="${color}" stroke-width="3.4"/>`
  return place(
    block([0, 0], 112, 86, CARDBOARD) +
      line('M-12 -2V-42H12V-2', PAPER, 3) +
      Array.from({ length: dots }, (_, i) => disc([(i - (dots - 1) / 2) * 15, -60], 5, PAPER)).join('') +
      flame(-38, 78, RED) +
      flame(38, 70, RED) +
      (dots > 1 ? flame(-37, 46, ORANGE) + flame(38, 40, ORANGE) : '') +
      line('M-43 -8l8 -22M-36 -5l4 -12M32 -8l8 -20M40 -5l4 -12', YELLOW, 3.4),
    at,
    { scale },
  )
}

export function chalkFire(): string {
  const lance = summer(CAST.fatou, { top: SUN.base, legs: WATER.deep, shoes: ROSE.dark, hat: cap(RED, PAPER) })
  const helper = summer(CAST.emile, { top: FIR.base, legs: BARK.dark, shoes: PAPER, hat: cap(WATER.base, PAPER) })
  const carrier = summer(CAST.mei, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER, hat: sunhat(CREAM, ROSE.base) })
  const educator = summer(ADULTS.marc, { top: PLUM.base, legs: BARK.deep, shoes: INK, hat: cap(SUN.base, PAPER) })
  const hose = 'M-8 316C20 306 40 280 70 268S130 262 172 258'
  return frame(
    ['#b9dff0', '#f2f4da'],
    sun([258, 48], 20, SUN.soft),
    fill('M0 150Q120 110 240 144T480 140V200H0Z', '#bddda4'),
    fence([4, 476], 190, 46, '#d9bd92', 44),
    land([0, 190, 240, 186, 480, 192], '#b0d585'),
    line('M36 214V86M108 214V86', shade(BARK.pale, 0.2), 7),
    fill('M24 92L72 52L120 92Z', WATER.base),
    line('M36 120H64M36 112v34M50 112v34M64 112v34M36 112h28', BARK.soft, 3),
    line('M32 150H112', BARK.base, 8),
    line('M112 149C138 150 146 208 184 214', YELLOW, 12),
    land([0, 244, 240, 236, 480, 246], '#9ccb74'),
    burningHouse([246, 238], 1, 0.56),
    fill('M372 236V208H414V236Z', BARK.soft),
    fill('M376 208V178Q376 172 382 172H404Q410 172 410 178V208Z', WATER.soft),
    line('M388 172v-5h10v5', WATER.deep, 4),
    line('M375 200H367M368 200v5', INK, 3.4),
    figure(educator, vary(POSES.stand, { lean: 6, nod: 8, elbows: [1, 1] }), [440, 238], 158, {
      build: 'adult',
      facing: -1,
      grip: { near: [411, 182], far: [400, 168] },
    }),
    under([338, 240], 26),
    wateringCan([300, 214], SUN.base, { scale: 0.72, mirror: true, turn: 4 }),
    figure(carrier, vary(POSES.run, { lean: 10, nod: -4, elbows: [1, 1] }), [342, 240], 112, {
      facing: -1,
      grip: { near: [301, 190], far: [324, 186] },
    }),
    cones([250, 253, 0.56], [286, 252, 0.56], [322, 252, 0.56]),
    oval([372, 342], 86, 11, '#7fae62') + oval([356, 344], 54, 7, WATER.pale, 0, 0.75),
    burningHouse([396, 336], 3, 1),
    fill('M206 252C256 246 330 250 352 274L356 304 348 312C322 272 262 264 206 260Z', WATER.pale, 0.62),
    dashes('M208 254C262 250 322 254 352 280M208 257C262 258 322 264 350 300', PAPER, 3, '9 8'),
    dashes('M210 256C262 254 318 260 350 290', WATER.base, 2.4, '4 10'),
    line('M356 272l-2 -13M362 280l10 -10M354 304l-12 4M364 292l13 0', PAPER, 3),
    line('M354 310q-3 12 0 24M364 300q-2 14 1 30', WATER.pale, 4, 0.85),
    cones([232, 294, 0.8], [226, 322, 0.94], [222, 354, 1.06]),
    under([72, 338], 30) + under([146, 340], 30),
    figure(helper, vary(POSES.walk, { lean: -2, nod: 2, elbows: [1, 1] }), [62, 338], 152, {
      grip: { far: [114, 264] },
    }),
    line(hose, shade(FIR.base, 0.3), 9) + line(hose, FIR.soft, 5.6),
    disc([114, 264], 6.6, shade(CAST.emile.skin, 0.14)),
    figure(
      lance,
      vary(POSES.stand, { lean: -4, nod: 2, feet: pair(-9, -4, 12, -4), elbows: [1, 1] }),
      [142, 340],
      152,
      {
        grip: { near: [180, 263], far: [196, 257] },
      },
    ),
    fill('M172 252L200 247 208 249V261L200 260 186 262V274H177V263L172 263Z', RED),
    line('M206 248V262', INK, 4),
    disc([181, 265], 6.8, CAST.fatou.skin) + disc([197, 257], 5.6, shade(CAST.fatou.skin, 0.14)),
  )
}

/** A ball of crumpled paper. */
function crumple([x, y]: Point, r: number, color: string): string {
  const u = (k: number) => num(r * k)
  return (
    fill(
      `M${x} ${y - r}l${u(0.75)} ${u(0.3)} ${u(0.3)} ${u(0.8)} ${u(-0.4)} ${u(0.75)}h${u(-1.4)}l${u(-0.3)} ${u(-0.95)} ${u(0.4)} ${u(-0.65)}Z`,
      color,
    ) +
    fill(`M${x} ${y}l${u(0.75)} ${u(-0.7)} ${u(0.3)} ${u(0.8)} ${u(-0.4)} ${u(0.75)}h${u(-0.7)}Z`, shade(color, 0.14)) +
    line(
      `M${num(x - r * 0.8)} ${y}H${x}V${num(y - r * 0.8)}M${num(x - r * 0.4)} ${num(y + r * 0.5)}L${x} ${y}`,
      glow(color, 0.5),
      1.8,
    )
  )
}

/** A cardboard tube, its mouth up at the point. */
function tube([x, y]: Point, h: number, w = 7): string {
  return (
    fill(`M${x - w} ${y}V${y + h}Q${x} ${y + h + 4} ${x + w} ${y + h}V${y}Z`, CARDBOARD) +
    fill(
      `M${x + w * 0.2} ${y}V${y + h + 2}Q${x + w * 0.7} ${y + h + 2} ${x + w} ${y + h}V${y}Z`,
      shade(CARDBOARD, 0.14),
    ) +
    oval([x, y], w, 2.6, shade(CARDBOARD, 0.42))
  )
}

export function paperIceCream(): string {
  const seller = summer(CAST.lila, { top: SUN.base, legs: PLUM.dark, shoes: PAPER, hat: sunhat(PAPER, ROSE.base) })
  const client = summer(CAST.theo, { top: WATER.base, legs: BARK.dark, shoes: PAPER, hat: cap(MAPLE.base, PAPER) })
  const next = summer(CAST.maika, { top: ROSE.soft, legs: WATER.deep, shoes: PAPER, hat: cap(PLUM.base, PAPER) })
  const educator = summer(ADULTS.minh, { top: MAPLE.soft, legs: FIR.deep, shoes: BARK.dark })
  const green = '#5cae57'
  return frame(
    ['#bfe1ee', '#f4f3d8'],
    sun([300, 50], 20, SUN.soft),
    fill('M0 160Q120 118 240 154T480 150V210H0Z', '#bddda4'),
    fence([60, 476], 206, 48, '#dcc197', 46),
    land([0, 206, 240, 202, 480, 208], '#b1d686'),
    land([0, 254, 240, 246, 480, 256], '#9fcd77'),
    trunk([22, 262], -10, 34),
    foliage([80, 8], 190, 52, FIR.soft, 6, 15),
    fill('M0 268C120 252 300 262 320 300 280 334 100 344 0 330Z', '#7fb062', 0.55),
    blanket([394, 322], 190, 50, '#e7a0a8', '#f6d5d3'),
    figure(educator, vary(POSES.tailor, { lean: 2, nod: 0, elbows: [1, 1] }), [452, 326], 216, {
      build: 'adult',
      facing: -1,
      grip: { near: [412, 268], far: [420, 272] },
    }),
    tube([413, 254], 26) + crumple([413, 244], 12, PLUM.soft),
    disc([413, 270], 7.4, ADULTS.minh.skin),
    under([176, 302], 34),
    figure(seller, vary(POSES.standFront, { nod: 0 }), [176, 302], 156, {
      grip: { near: [158, 242], far: [190, 220] },
    }),
    tube([174, 229], 30),
    crumple([175, 218], 13, green),
    disc([165, 242], 6.2, CAST.lila.skin),
    disc([189, 219], 6, CAST.lila.skin),
    table([166, 334], 236, 80, BARK.cut, 18),
    // On the counter: the new papers, the finished cones, the cash box.
    fill('M66 262V240H118V262Z', STONE.base) + fill('M66 240H118L114 234H70Z', shade(STONE.base, 0.4)),
    disc([78, 238], 8, ROSE.base) + disc([93, 237], 8, SUN.base) + disc([107, 238], 8, WATER.soft),
    fill('M66 241H118V262H66Z', STONE.base),
    line('M66 241H118', STONE.pale, 3),
    tube([224, 244], 20) + crumple([224, 234], 11, ROSE.base),
    fill('M240 264V244H280V264Z', WATER.deep) + fill('M240 244L246 236H284L280 244Z', shade(WATER.deep, 0.4)),
    oval([256, 241], 7, 3, CARDBOARD) + oval([269, 240], 7, 3, glow(CARDBOARD, 0.3)),
    // The menu leans on the front of the counter.
    fill('M126 284H206L212 342H120Z', PAPER),
    [
      [146, green],
      [168, ROSE.base],
      [190, WATER.base],
    ]
      .map(([x, color]) => disc([Number(x), 302], 8, String(color)) + line(`M${x} 312v10`, CARDBOARD, 6))
      .join(''),
    cones([28, 352, 0.86]),
    under([78, 350], 30),
    figure(next, vary(POSES.stand, { lean: 4, nod: 2, elbows: [1, 1] }), [66, 350], 150, {
      grip: { near: [88, 292], far: [112, 272] },
    }),
    disc([119, 267], 9, BARK.base) + disc([119, 267], 7, glow(CARDBOARD, 0.45)),
    disc([112, 272], 5.6, shade(CAST.maika.skin, 0.14)),
    under([372, 348], 32),
    figure(client, vary(POSES.stand, { lean: 2, nod: 8, feet: pair(-5, -4, 7, -4), elbows: [1, 1] }), [376, 348], 162, {
      facing: -1,
      grip: { near: [334, 252], far: [322, 280] },
    }),
    tube([318, 256], 34, 8),
    fill(
      'M300 250Q292 236 296 224L306 230 312 240 330 236 336 222 345 234Q342 248 334 256L318 262Z',
      shade(SUN.base, 0.16),
    ),
    crumple([319, 240], 14, RED),
    fill(
      'M318 263L300 252Q286 252 280 242L291 234 300 246 310 250ZM318 263L334 254Q341 246 345 234L336 238 328 250Z',
      SUN.base,
    ),
    disc([320, 281], 6.4, CAST.theo.skin) + disc([334, 252], 6.4, glow(CAST.theo.skin, 0.1)),
  )
}

/** A tower crane far away: its mast stands at the point, its arm to the left, what it carries hung at `hook`. */
function towerCrane([x, y]: Point, top: number, arm: number, hook: number): string {
  let lattice = ''
  for (let py = top + 14; py < y - 10; py += 14)
    lattice += `M${x - 5} ${py}L${x + 5} ${py + 14}M${x + 5} ${py}L${x - 5} ${py + 14}`
  for (let px = x - 8; px > x - arm; px -= 14) lattice += `M${px} ${top + 10}l-7 -8l-7 8`
  const steel = '#d9952a'
  return (
    line(lattice, steel, 1.8) +
    line(
      `M${x - 5} ${y}V${top}M${x + 5} ${y}V${top}M${x - arm} ${top + 10}H${x + 58}M${x - arm} ${top + 10}L${x - arm + 8} ${top + 2}H${x}`,
      steel,
      3.4,
    ) +
    line(
      `M${x} ${top - 24}L${x - arm * 0.7} ${top + 2}M${x} ${top - 24}L${x + 54} ${top + 8}M${x - 5} ${top}L${x} ${top - 24}L${x + 5} ${top}`,
      shade(steel, 0.25),
      2,
    ) +
    fill(`M${x + 38} ${top + 10}h20v18h-20Z`, STONE.dark) +
    fill(`M${x - 18} ${top + 11}h13v15h-13Z`, shade(steel, 0.2)) +
    fill(`M${x - 16} ${top + 14}h7v7h-7Z`, WATER.pale) +
    line(`M${hook} ${top + 10}V${top + 56}M${hook} ${top + 56}l-14 12M${hook} ${top + 56}l14 12`, INK, 1.8) +
    fill(`M${hook - 20} ${top + 68}h40v8h-40Z`, BARK.base)
  )
}

/** A closed box the size of a loaf of bread. */
function loaf(at: Point, turn = 0): string {
  return place(
    fill('M-25 -24H25V0H-25Z', CARDBOARD) +
      fill('M-25 -24L-18 -32H32L25 -24Z', glow(CARDBOARD, 0.3)) +
      fill('M25 -24L32 -32V-8L25 0Z', shade(CARDBOARD, 0.2)) +
      line('M-22 -28H28', shade(CARDBOARD, 0.1), 2.4),
    at,
    { turn },
  )
}

export function towelSling(): string {
  const left = mild(CAST.kofi, { top: ROSE.base, legs: WATER.deep, shoes: PAPER })
  const right = mild(CAST.rose, { top: FIR.base, legs: PLUM.dark, shoes: MAPLE.dark, cut: 'stripes', trim: PAPER })
  const signaller = mild(CAST.zoe, { top: SUN.base, legs: BARK.dark, shoes: PAPER })
  const watcher = mild(CAST.anh, { top: MAPLE.base, legs: FIR.deep, shoes: PAPER })
  const educator = mild(ADULTS.helene, { top: WATER.base, legs: BARK.deep, shoes: INK })
  const towel = PLUM.soft
  return frame(
    ['#a9d3ea', '#f4f0dc'],
    sun([46, 46], 18, SUN.soft),
    cloud([84, 104], 92, PAPER, 0.9),
    towerCrane([350, 186], 44, 176, 226),
    fill('M268 190V132H352V190Z', '#c9c2b4') + fill('M360 190V150H440V190Z', '#b9b6ad'),
    line('M268 150H352M268 170H352M360 170H440', '#a19b8e', 3),
    fill('M278 138h10v8h-10ZM298 138h10v8h-10ZM278 157h10v9h-10ZM298 157h10v9h-10ZM318 157h10v9h-10Z', '#7f8a92'),
    line('M276 132v-12M296 132v-9M316 132v-14M336 132v-10', '#a0795a', 2.4),
    land([0, 172, 100, 158, 220, 178, 360, 170, 480, 180], '#a9cf92'),
    land([0, 194, 240, 190, 480, 196], '#b3d686'),
    leafy([462, 236], 150, FIR.soft, 6),
    land([0, 242, 240, 236, 480, 246], '#a0cc76'),
    blanket([164, 236], 92, 22, RED, '#eab0a4'),
    figure(educator, vary(POSES.tailor, { lean: 0, nod: -14, elbows: [1, 1] }), [146, 238], 140, {
      build: 'adult',
      grip: { near: [180, 190] },
    }),
    figure(watcher, vary(POSES.tailor, { lean: -4, nod: -14, elbows: [1, 1] }), [182, 242], 106, {
      grip: { near: [198, 200], far: [200, 198] },
    }),
    line('M194 197L206 191M196 201L208 195', CARDBOARD, 6),
    disc([198, 201], 4.6, CAST.anh.skin),
    under([348, 330], 60, 12),
    loaf([320, 332]) + loaf([372, 332]) + loaf([346, 307]),
    cones([298, 346, 0.62], [390, 346, 0.62]),
    under([74, 346], 30) + under([262, 346], 30),
    figure(left, vary(POSES.carry, { lean: -8, nod: 8, feet: pair(-8, -4, 8, -4), elbows: [1, 1] }), [70, 346], 154, {
      grip: { near: [116, 274], far: [122, 264] },
    }),
    figure(right, vary(POSES.carry, { lean: -8, nod: 8, feet: pair(-8, -4, 8, -4), elbows: [1, 1] }), [270, 346], 152, {
      facing: -1,
      grip: { near: [224, 274], far: [216, 264] },
    }),
    fill('M120 262Q168 296 218 262L224 276 170 316 116 276Z', shade(towel, 0.18)),
    loaf([166, 305]),
    fill('M114 272Q134 300 170 300T226 272L228 282Q204 332 170 332T112 282Z', towel),
    line('M124 292Q146 320 170 320T216 292', PAPER, 3),
    disc([117, 275], 6.8, CAST.kofi.skin) + disc([223, 275], 6.8, CAST.rose.skin),
    under([426, 346], 30),
    figure(signaller, vary(POSES.stand, { lean: 0, nod: -2, elbows: [1, 1] }), [426, 346], 162, {
      facing: -1,
      grip: { near: [385, 214], far: [402, 288] },
    }),
    line('M382 210L380 195', CAST.zoe.skin, 4.6),
    line('M368 186q11 -9 23 0m-1 -6v7h-7', WATER.deep, 2.6),
  )
}

/** A spray bottle held at its neck, the nozzle to the right. */
function sprayer(at: Point, color: string, turn: number, mirror = false): string {
  return place(
    fill('M-5 2H5L11 12V34Q0 38 -11 34V12Z', color) +
      fill('M-11 17H11V34Q0 38 -11 34Z', shade(color, 0.16)) +
      fill('M-10 -9H15V-1H5V3H-5V-1H-10Z', PAPER) +
      line('M9 0L6 9', STONE.base, 3.4) +
      fill('M15 -8h4v6h-4Z', RED),
    at,
    { turn, mirror },
  )
}

export function paintedSnowRoads(): string {
  const yellowPainter = winter(CAST.idris, { top: RED, legs: PLUM.dark, trim: SUN.base })
  const bluePainter = winter(CAST.lea, { top: FIR.base, legs: FIR.deep, trim: SUN.soft })
  const reader = winter(CAST.maika, { top: PLUM.base, legs: WATER.deep, trim: ROSE.soft, hat: TUQUES.rose })
  const educator = winter(ADULTS.pierre, { top: MAPLE.base, legs: BARK.deep, trim: CREAM })
  const blue = '#4f9fd6'
  const green = '#4fae62'
  const first = 'M168 306C206 300 226 284 240 262S276 224 352 214'
  const second = 'M70 236C130 232 190 242 240 262S280 280 304 268'
  const lumps = (...at: [x: number, y: number, r: number][]) => {
    const d = at.map(
      ([x, y, r]) =>
        `M${x - r} ${y}q${num(r * 0.4)} ${num(-r * 1.3)} ${r} ${num(-r * 1.2)}t${r} ${num(r * 1.2)}q${-r} ${num(r * 0.4)} ${-2 * r} 0`,
    )
    return `<path d="${d.join('')}" fill="${PAPER}" stroke="${SNOW.deep}" stroke-width="1.6"/>`
  }
  return frame(
    ['#b9d4e4', '#f3ede0'],
    sun([226, 50], 20, SUN.pale),
    land([0, 150, 120, 122, 250, 148, 370, 118, 480, 140], '#c0d0da'),
    fir([34, 190], 130, '#47785f', true),
    fence([130, 486], 186, 44, '#c2a687', 40),
    land([0, 186, 240, 180, 480, 190], SNOW.base),
    fill('M0 226C140 206 340 206 480 226V360H0Z', '#eef3f5'),
    fill('M86 216H392L452 318H14Z', SNOW.light),
    line('M86 216H392L452 318H14Z', SNOW.shade, 2),
    lumps([86, 220, 13], [388, 220, 13], [22, 322, 18]),
    line(second, glow(blue, 0.5), 19) + line(second, blue, 12),
    line(first, glow(YELLOW, 0.5), 20) + line(first, YELLOW, 13),
    line('M228 276Q236 268 250 248', green, 13) + line('M222 256Q240 262 256 269', green, 13),
    bucket([394, 232], YELLOW, { scale: 0.8 }) + bucket([420, 238], blue, { scale: 0.8 }),
    fill('M378 210Q386 202 408 204L440 208 444 236Q434 232 430 220 416 228 408 216 392 224 378 210Z', PLUM.soft),
    figure(educator, vary(POSES.kneel, { lean: 14, nod: 6, elbows: [1, 1] }), [454, 234], 160, {
      build: 'adult',
      facing: -1,
      grip: { near: [418, 198], far: [412, 200] },
    }),
    under([346, 270], 30),
    figure(bluePainter, vary(POSES.lower, { lean: 34, nod: -4, elbows: [1, 1] }), [356, 270], 122, {
      facing: -1,
      grip: { near: [322, 230], far: [328, 236] },
    }),
    fill('M308 243L286 264Q300 276 318 268Z', blue, 0.35),
    dashes('M308 244L296 266M308 244L308 270M308 244L288 262', blue, 2, '3 5'),
    sprayer([322, 231], blue, -46, true),
    disc([323, 233], 7, SUN.soft),
    under([84, 320], 36),
    figure(yellowPainter, vary(POSES.lower, { lean: 34, nod: -4, elbows: [1, 1] }), [88, 320], 154, {
      grip: { near: [134, 266], far: [126, 274] },
    }),
    fill('M150 284L152 312Q176 318 190 300Z', YELLOW, 0.5),
    dashes('M150 284L158 308M152 283L172 308M152 282L184 302', shade(YELLOW, 0.1), 2.2, '3 5'),
    sprayer([134, 266], YELLOW, 46),
    disc([133, 269], 9, SUN.base),
    // The little map patted flat, its own corners and the same two roads.
    fill('M252 322H364L382 352H234Z', PAPER),
    line('M252 322H364L382 352H234Z', SNOW.deep, 2.4),
    lumps([252, 325, 8], [364, 325, 8]),
    line('M250 330Q290 328 312 337T352 345', blue, 5),
    line('M282 349Q300 347 312 337T350 326', YELLOW, 5),
    disc([312, 337], 4, green),
    lumps([236, 354, 10], [380, 354, 10]),
    under([420, 352], 34),
    figure(reader, vary(POSES.crouch, { lean: 34, nod: 4, elbows: [1, 1] }), [424, 352], 158, {
      facing: -1,
      grip: { near: [362, 334], far: [388, 318] },
    }),
  )
}
