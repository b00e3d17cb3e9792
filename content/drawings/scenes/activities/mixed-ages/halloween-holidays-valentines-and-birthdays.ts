import { adult, figure, toddler } from '../../../kit/figure.ts'
import { type Point, pair, polar } from '../../../kit/geometry.ts'
import { frame } from '../../../kit/landscape.ts'
import {
  BARK,
  CARDBOARD,
  CREAM,
  FIR,
  glow,
  INK,
  MAPLE,
  mix,
  PAPER,
  PLUM,
  ROSE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, BABIES, CAST, mild, sleeper } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, garland, pane, pinned, plant, rug, shelf } from '../../../kit/room.ts'
import { at, disc, fill, line, num, type Options, oval, place, through } from '../../../kit/svg.ts'
import { bowl, bucket, cup } from '../../../kit/things.ts'
import { ball, basket, bear, blanket, crayon, cushion, pumpkin, rabbit, sheet, under } from '../../../kit/toys.ts'

/** The two side walls of a box without top or back, seen over the front that `houseFront` draws after who lives there. */
function houseSides([x, y]: Point, w: number, h: number): string {
  return fill(`M${x - w / 2} ${y - h}l16 -14v14ZM${x + w / 2} ${y - h}l-16 -14v14Z`, shade(CARDBOARD, 0.34))
}

function houseFront([x, y]: Point, w: number, h: number, mark: string): string {
  const left = x - w / 2
  return (
    fill(`M${left} ${y - h}h${w}V${y}h${-w}Z`, CARDBOARD) +
    fill(`M${left + w * 0.84} ${y - h}h${num(w * 0.16)}V${y}h${num(-w * 0.16)}Z`, shade(CARDBOARD, 0.1)) +
    line(`M${left} ${y - h}h${w}`, glow(CARDBOARD, 0.4), 4) +
    line(`M${x - w * 0.3} ${num(y - h * 0.74)}h${num(w * 0.22)}v${num(h * 0.26)}h${num(-w * 0.22)}Z`, mark, 4.5)
  )
}

/** A pumpkin wedged in a tea towel rolled into a ring. */
function doorbell(at: Point, w: number, cloth: string): string {
  return place(
    oval([0, -4], w * 0.56, w * 0.14, shade(cloth, 0.25)) +
      pumpkin([0, -3], w, w * 0.76) +
      line(`M${num(-w * 0.5)} -6Q0 ${num(w * 0.22)} ${num(w * 0.5)} -6`, cloth, w * 0.13) +
      line(
        `M${num(-w * 0.34)} 1l3 -6M${num(-w * 0.1)} 5l2 -7M${num(w * 0.14)} 5l2 -7M${num(w * 0.36)} 1l2 -6`,
        shade(cloth, 0.2),
        2.4,
      ),
    at,
  )
}

/** Balls of crumpled orange paper. */
function crumpled(points: readonly Point[], r: number): string {
  return points
    .map(
      ([x, y], i) =>
        disc([x, y], r, i % 2 ? '#ee8a35' : '#e2752a') +
        line(
          `M${num(x - r * 0.5)} ${num(y - r * 0.4)}l${num(r * 0.6)} ${num(r * 0.3)} ${num(-r * 0.2)} ${num(r * 0.5)}`,
          '#f8b473',
          1.8,
        ),
    )
    .join('')
}

export function pumpkinDoorbell(): string {
  const ringer = mild(CAST.sami, { top: WATER.base, legs: PLUM.dark, shoes: CREAM, cut: 'stripes', trim: PAPER })
  const voice = mild(CAST.awa, { top: FIR.base, legs: WATER.deep, shoes: SUN.base })
  const waiting = mild(CAST.rose, { top: ROSE.base, legs: BARK.deep, shoes: SUN.base })
  const educator = mild(ADULTS.julie, { top: PLUM.base, legs: BARK.dark, shoes: INK })
  return frame(
    ['#f5e2c4', '#f9eedb'],
    pane([196, 34], 104, 84, 'autumn'),
    garland(-10, 490, 8, 11, [MAPLE.base, PLUM.base, SUN.base]),
    floor(206, '#cda67c'),
    shelf([22, 212], 120, 62, [['basket', 'books', 'plant']]),
    rug([250, 322], 236, 38, '#b9c7a6', '#dde3c6'),
    houseSides([66, 274], 84, 60),
    toddler(waiting, vary(POSES.stand, { lean: 0, nod: 2, elbows: [1, 1] }), [70, 272], 118, {
      grip: { near: [50, 214], far: [92, 214] },
    }),
    houseFront([66, 274], 84, 60, shade(CARDBOARD, 0.24)),
    disc([50, 214], 6, CAST.rose.skin) + disc([92, 214], 6, CAST.rose.skin),
    doorbell([72, 284], 38, ROSE.soft),
    houseSides([306, 320], 132, 98),
    figure(voice, vary(POSES.stand, { lean: 14, nod: 2, elbows: [-1, -1] }), [316, 312], 166, {
      facing: -1,
      grip: { near: [280, 222], far: [264, 222] },
    }),
    houseFront([306, 320], 132, 98, shade(CARDBOARD, 0.24)),
    line('M264 223h1M281 223h1', CAST.awa.skin, 14),
    line('M260 180q-10 6 -15 16M254 166q-14 3 -25 13M254 151q-12 -3 -26 1', MAPLE.dark, 3.6),
    under([424, 346], 44, 7),
    adult(
      educator,
      vary(POSES.stand, { lean: -8, nod: -20, elbows: [1, 1], feet: pair(-8, -4, 8, -4) }),
      [422, 346],
      236,
      {
        facing: -1,
        grip: { near: [392, 204], far: [404, 178] },
        holding: bucket([412, 250], SUN.base, { scale: 1.2 }),
      },
    ),
    line('M384 122l-12 -8M380 134h-13M384 146l-12 6', MAPLE.soft, 3.2),
    under([164, 350], 32, 5),
    toddler(ringer, vary(POSES.stand, { lean: 14, nod: 8, elbows: [1, 1] }), [161, 350], 142, {
      grip: { near: [202, 291], far: [186, 304] },
    }),
    doorbell([236, 346], 78, WATER.soft),
    line('M201 291L213 296', CAST.sami.skin, 6),
    line('M214 284l-2 -11M224 281l4 -10M205 281l-7 -7', MAPLE.deep, 3.4),
    bucket([88, 350], WATER.base, { scale: 0.9 }),
    crumpled(
      [
        [330, 344],
        [348, 349],
      ],
      10,
    ),
  )
}

/** A box with its lid on, standing on the origin. */
function lidded(at: Point, w: number, h: number, color: string, lid: string): string {
  return place(
    fill(`M${-w / 2} ${-h}h${w}V0h${-w}Z`, color) +
      fill(`M${num(w * 0.24)} ${-h}H${w / 2}V0H${num(w * 0.24)}Z`, shade(color, 0.16)) +
      boxLid([0, -h + 6], w + 8, lid),
    at,
  )
}

/** A lid seen from a little above, its lower edge on the origin. */
function boxLid(at: Point, w: number, color: string, options: Options = {}): string {
  const half = w / 2
  return place(
    fill(`M${-half} -14L${num(-half * 0.84)} -26H${num(half * 0.84)}L${half} -14Z`, glow(color, 0.22)) +
      fill(`M${-half} -14H${half}V0H${-half}Z`, color),
    at,
    options,
  )
}

export function lightInTheBox(): string {
  const opener = mild(CAST.maika, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER, cut: 'stripes', trim: ROSE.soft })
  const knocker = mild(CAST.idris, { top: FIR.soft, legs: WATER.base, shoes: SUN.soft })
  const baby = sleeper(BABIES.jeanne, SUN.soft, PAPER)
  const warm = '#ffe08a'
  const dusk = (color: string, t = 0.3) => mix(color, '#333a5c', t)
  return frame(
    ['#3a4466', '#5a5f82'],
    pane([186, 26], 112, 80, 'night', '#8d92ad'),
    curtains([186, 26], 112, 80, '#6a5b8c'),
    shelf(
      [366, 196],
      96,
      74,
      [
        ['books', 'ball'],
        ['basket', 'blocks'],
      ],
      dusk(BARK.pale, 0.4),
    ),
    floor(206, '#6e6274', '#8d8ea6'),
    oval([232, 300], 216, 62, '#7b7390'),
    oval([232, 304], 190, 50, '#94859a'),
    disc([232, 262], 150, warm, 0.1) + disc([232, 262], 108, warm, 0.14),
    rabbit([58, 264], dusk(PAPER, 0.16), { scale: 0.9 }),
    figure(opener, vary(POSES.standFront, { elbows: [1, -1], stretch: 1.05 }), [232, 322], 176, {
      grip: { near: [178, 254], far: [288, 240] },
    }),
    disc([232, 185], 20, warm, 0.25),
    line('M150 246l-24 -12M164 224l-18 -18M318 238l24 -13M304 218l16 -20', warm, 4),
    fill('M188 284L160 250 190 240H276L306 246 278 284Z', '#fff4c8', 0.8),
    boxLid([234, 262], 116, '#c98f5c', { turn: -7 }),
    line('M178 255v-6M288 241v-6', CAST.maika.skin, 14),
    fill('M186 284L197 270H269L280 284Z', '#fff0b4'),
    fill('M210 284V276Q233 250 256 276V284Z', '#fffbe6'),
    fill('M186 284H280V342H186Z', CARDBOARD) +
      fill('M254 284H280V342H254Z', shade(CARDBOARD, 0.14)) +
      line('M186 284H280', warm, 5) +
      line('M222 312h24', shade(CARDBOARD, 0.24), 4),
    under([92, 340], 74, 11),
    blanket([92, 338], 148, 30, dusk(WATER.base, 0.2), dusk(WATER.soft, 0.2)),
    bear([34, 338], BARK.soft, { scale: 0.95 }),
    figure(
      baby,
      vary(BABY_POSES.sit, { lean: 6, nod: -6, elbows: [-1, -1], hands: pair(20, -34, 24, -38) }),
      [96, 342],
      124,
      {
        build: 'baby',
      },
    ),
    toddler(knocker, vary(POSES.kneel, { lean: 16, nod: 8 }), [410, 348], 148, {
      facing: -1,
      grip: { near: [352, 272], far: [374, 300] },
    }),
    under([340, 350], 44, 6),
    lidded([340, 350], 76, 62, '#b9895a', '#6f94c0'),
    disc([353, 276], 8, CAST.idris.skin),
    line('M340 262l-6 -10M353 259v-12M366 262l6 -9', warm, 3.6),
    lidded([298, 354], 36, 24, '#9d7fb8', '#7f63ad'),
  )
}

function heart(at: Point, size: number, color: string, turn = 0): string {
  return place(fill('M0 8C-14 -2 -10 -12 -4 -11 -1 -10.6 0 -8 0 -7 0 -8 1 -10.6 4 -11 10 -12 14 -2 0 8Z', color), at, {
    scale: size / 20,
    turn,
  })
}

/** A fan of pleated paper, its handle at the origin, its middle pleat towards `turn`. */
function fan(
  at: Point,
  r: number,
  turn: number,
  tones: readonly [string, string],
  options: { half?: number } = {},
): string {
  const { half = 62 } = options
  const count = 10
  const step = (2 * half) / count
  const tip = (i: number) => polar([0, 0], turn - half + i * step, r)
  const pleats = (odd: number) =>
    Array.from({ length: count / 2 }, (_, i) => `${through([0, 0], tip(2 * i + odd), tip(2 * i + odd + 1))}Z`).join('')
  const scribble = Array.from({ length: count + 1 }, (_, i) =>
    polar([0, 0], turn - half + i * step, r * (i % 2 ? 0.66 : 0.82)),
  )
  return place(
    fill(pleats(0), tones[0]) +
      fill(pleats(1), tones[1]) +
      line(through(...scribble), SUN.base, 3) +
      disc([0, 0], 5, PAPER),
    at,
  )
}

export function willYouHaveWind(): string {
  const guest = mild(CAST.noah, { top: SUN.base, legs: WATER.deep, shoes: PAPER })
  const fanner = mild(CAST.lea, { top: FIR.base, legs: PLUM.dark, shoes: CREAM, cut: 'stripes', trim: FIR.pale })
  const tucker = mild(CAST.anh, { top: PLUM.base, legs: BARK.deep, shoes: MAPLE.base })
  const folder = mild(CAST.fatou, { top: WATER.base, legs: MAPLE.dark, shoes: CREAM })
  const [red, deep] = ['#c8373f', '#a82b37']
  const zig = [0, 1, 2, 3, 4, 5, 6, 7].map((i): Point => [98 + i * 7, i % 2 ? 292 : 298])
  const strip = (i: number) => {
    const [a, b] = [zig[i] ?? zig[0], zig[i + 1] ?? zig[0]] as [Point, Point]
    return `M${at(a)}L${at(b)}v-44L${at([a[0], a[1] - 44])}Z`
  }
  return frame(
    ['#f4dfd8', '#f9ece2'],
    pane([66, 30], 104, 82, 'winter'),
    pinned([242, 44], 48, 44, [ROSE.base, SUN.base, WATER.base], -3),
    heart([302, 66], 34, red, -8),
    heart([346, 58], 26, ROSE.soft, 10),
    shelf([384, 200], 86, 84, [
      ['books', 'ball'],
      ['basket', 'rings'],
    ]),
    floor(206, '#d3b08a'),
    under([262, 298], 156, 30),
    blanket([262, 290], 306, 66, red, deep),
    figure(fanner, vary(POSES.kneel, { lean: 18, nod: 10, elbows: [-1, 1] }), [350, 272], 158, {
      facing: -1,
      grip: { near: [298, 200], far: [316, 246] },
    }),
    figure(
      guest,
      vary(POSES.lie, {
        lean: -86,
        nod: -26,
        hands: pair(-10, -20, -8, -22),
        feet: pair(35, -6, 36, -9),
        soles: [-80, -80],
      }),
      [248, 308],
      156,
      {},
    ),
    fan([298, 200], 62, 190, [ROSE.soft, ROSE.base]),
    disc([298, 200], 7.4, CAST.lea.skin),
    line('M256 250q-11 5 -13 16M232 244q-13 5 -15 17M279 256q-9 4 -11 14', WATER.base, 3.2),
    sheet(
      [132, 346],
      60,
      18,
      line('M-18 -2q6 -6 10 0t10 0 10 0', MAPLE.base, 3) + line('M-16 4h26', FIR.base, 2.6),
      ROSE.soft,
    ),
    crayon([176, 348], WATER.deep, { turn: -16 }),
    crayon([194, 340], SUN.dark, { turn: 30 }),
    figure(folder, vary(POSES.tailor, { lean: 8, nod: 12 }), [52, 346], 158, {
      grip: { near: [97, 292], far: [148, 280] },
    }),
    fill([0, 2, 4, 6].map(strip).join(''), '#f3a6a8') + fill([1, 3, 5].map(strip).join(''), '#d9696f'),
    line(through(...zig.map(([x, y]): Point => [x, y - 14])), SUN.base, 3.4),
    line(through(...zig.map(([x, y]): Point => [x, y - 30])), WATER.base, 3.4),
    disc([98, 290], 7.4, CAST.fatou.skin) + disc([147, 279], 7, CAST.fatou.skin),
    under([346, 350], 70, 8),
    fill('M276 338H406L416 354H266Z', red),
    cushion([290, 346], 50, 18, PAPER),
    bear([356, 334], BARK.soft, { turn: -90, scale: 1.35 }),
    fill('M332 314Q352 303 378 308L398 304 402 350H326Q336 332 332 314Z', WATER.soft),
    line('M332 314Q352 303 378 308L396 305', PAPER, 5),
    line('M346 322v22M364 319v26M382 319v28', glow(WATER.soft, 0.5), 3),
    toddler(tucker, vary(POSES.crouch, { lean: 24, nod: 10 }), [436, 350], 140, {
      facing: -1,
      grip: { near: [396, 310], far: [382, 306] },
    }),
  )
}

/** A square of the road, taped on the floor: four corners. */
function square(d: string, color: string, tape: string): string {
  return fill(d, color, 0.55) + line(d, tape, 5)
}

function crown(at: Point, color: string, turn = 0): string {
  return place(
    fill('M-15 0L-18 -20 -9 -10 0 -24 9 -10 18 -20 15 0Q0 5 -15 0Z', color) + disc([0, -8], 3.4, ROSE.base),
    at,
    {
      turn,
    },
  )
}

export function roadOfAges(): string {
  const big = mild(CAST.zoe, { top: FIR.base, legs: PLUM.base, shoes: PAPER, cut: 'stripes', trim: FIR.pale })
  const baby = sleeper(BABIES.malik, SUN.base, PAPER)
  const small = mild(CAST.emile, { top: WATER.base, legs: MAPLE.dark, shoes: CREAM })
  const birthday = mild(CAST.kofi, { top: ROSE.base, legs: WATER.deep, shoes: SUN.base })
  return frame(
    ['#e3ebe6', '#f5f1e2'],
    pane([42, 32], 104, 82, 'spring'),
    garland(-10, 490, 6, 13, [ROSE.base, SUN.base, WATER.base, FIR.base]),
    floor(196, '#d9bb92'),
    plant([200, 204], MAPLE.base, { scale: 0.9 }),
    square('M158 210H228L220 240H140Z', PLUM.soft, PAPER),
    square('M266 210H346L354 242H258Z', ROSE.soft, PAPER),
    square('M384 212H452L474 246H398Z', WATER.soft, PAPER),
    square('M254 262H424L450 330H258Z', SUN.soft, PAPER),
    square('M24 252H220L238 348H2Z', '#a9cb95', PAPER),
    bear([444, 238], BARK.soft, { scale: 0.9 }),
    under([306, 230], 24, 4),
    figure(birthday, vary(POSES.jump, { feet: pair(-10, -20, 12, -18) }), [306, 222], 136, {}),
    crown([305, 88], SUN.base, 4),
    blanket([120, 300], 204, 78, WATER.base, WATER.soft),
    figure(baby, vary(BABY_POSES.onBack, { feet: pair(8, -32, 26, -28) }), [74, 286], 112, { build: 'baby' }),
    figure(
      big,
      vary(POSES.lie, {
        lean: -86,
        nod: -30,
        hands: pair(-16, -34, -8, -36),
        feet: pair(10, -42, 33, -34),
        knees: [1, 1],
        soles: [-50, -40],
        lap: true,
      }),
      [158, 338],
      150,
      {},
    ),
    line('M190 268q12 -6 18 6m0 0l4 -8m-4 8l-9 -3M96 240q10 -7 17 3m0 0l3 -8m-3 8l-8 -2', MAPLE.base, 3),
    under([386, 322], 30, 5),
    basket([342, 262], 50, 40, BARK.pale, '', { turn: -112 }),
    ball([276, 302], 12, ROSE.base),
    ball([302, 316], 11, WATER.base),
    bowl([270, 326], FIR.soft, { turn: -24, scale: 0.8 }),
    cup([292, 284], PLUM.base, { turn: -70, scale: 1.4 }),
    ball([328, 314], 12, MAPLE.base),
    toddler(small, vary(POSES.stand, { lean: 10, nod: 10, elbows: [1, 1] }), [386, 320], 142, {
      facing: -1,
      grip: { near: [350, 272], far: [342, 240] },
    }),
  )
}
