import { adult, figure, toddler } from '../../../kit/figure.ts'
import { curve, type Point } from '../../../kit/geometry.ts'
import { frame } from '../../../kit/landscape.ts'
import { BARK, FIR, glow, INK, MAPLE, PAPER, PLUM, ROSE, STONE, SUN, shade, WATER } from '../../../kit/palette.ts'
import { ADULTS, barefoot, CAST, mild } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, pane, pinned, plant, shelf } from '../../../kit/room.ts'
import { disc, fill, line, num, oval, place, through } from '../../../kit/svg.ts'
import { bucket, cup } from '../../../kit/things.ts'
import { ball, block, duck, mitts, plate, toyTruck, tuque, under } from '../../../kit/toys.ts'

const RED = '#d6463a'
const YELLOW = '#f7cb3c'
const ORANGE = '#e8863a'

/** A short fat brush held at the origin, its wet bristles towards the right. */
function fatBrush(at: Point, color: string, turn: number, scale = 1): string {
  return place(
    line('M-10 0H8', BARK.soft, 5.4) +
      line('M10 -3V3', STONE.base, 6) +
      fill('M12 -7H22Q29 -5 29 0 29 5 22 7H12Z', color),
    at,
    { turn, scale },
  )
}

export function arcsOnTheWall(): string {
  const small = barefoot(mild(CAST.awa, { top: WATER.soft, legs: PLUM.dark, cut: 'apron', trim: WATER.base }))
  const tall = barefoot(mild({ ...CAST.emile, view: 'back' }, { top: FIR.base, legs: WATER.deep }))
  const walker = barefoot(mild(CAST.mei, { top: PLUM.base, legs: BARK.dark, cut: 'apron', trim: PLUM.soft }))
  const educator = barefoot(mild(ADULTS.nadia, { top: ROSE.base, legs: INK }))
  const kraft = '#bf9668'
  const dish = (x: number, y: number, color: string) =>
    under([x, y + 4], 26, 5) + plate([x, y], PAPER, oval([0, -0.6], 15, 4.4, color))
  return frame(
    ['#dfe9e4', '#eef1e4'],
    floor(244, '#cdb190', PAPER, false),
    fill('M16 36H464V244H16Z', kraft),
    line('M16 140H464', shade(kraft, 0.1), 2),
    line('M16 36H464M16 36V242M464 36V242', '#7fb2c4', 7),
    fill('M20 244H460L480 330H0Z', '#efe6d0'),
    line('M20 246H460M0 330H480', '#7fb2c4', 5),
    line('M52 150C66 92 96 152 122 112S174 54 222 54 318 40 334 84 322 146 346 161', YELLOW, 12),
    line('M182 196A84 84 0 0 1 309 88', RED, 13),
    line('M153 237C144 218 160 204 152 180', YELLOW, 11) + line('M128 160h.1M70 178h.1M172 234h.1', YELLOW, 13),
    line('M408 108C384 92 396 60 424 60S452 104 428 112 404 96 412 84', RED, 10),
    dish(204, 256, RED) + dish(326, 256, YELLOW),
    adult(educator, vary(POSES.heels, { lean: 4, nod: 4 }), [34, 330], 196, {
      grip: { near: [72, 296], far: [78, 290] },
    }),
    under([94, 268], 34, 5),
    toddler(small, POSES.crouch, [94, 270], 128, { grip: { near: [127, 239], far: [116, 250] } }),
    fatBrush([130, 240], YELLOW, -8, 0.9),
    disc([127, 240], 6.2, CAST.awa.skin),
    under([262, 272], 30, 5),
    fatBrush([295, 113], RED, -60),
    figure(tall, vary(POSES.standFront, { elbows: [1, 1], stretch: 1.06 }), [262, 272], 172, {
      grip: { near: [230, 214], far: [295, 113] },
    }),
    under([408, 280], 34, 5),
    fatBrush([369, 170], YELLOW, 203, 0.9),
    figure(walker, vary(POSES.walk, { elbows: [1, 1] }), [409, 280], 152, { grip: { near: [369, 170] } }),
  )
}

/** An arm laid over a table, from the shoulder to the hand. */
function armOver(color: string, skin: string, shoulder: Point, elbow: Point, hand: Point, width = 11.6): string {
  return line(through(shoulder, elbow, hand), color, width) + disc(hand, width * 0.54, skin)
}

export function snakeOfDough(): string {
  const joiner = mild(CAST.kofi, { top: SUN.base, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: PAPER })
  const flattener = mild(CAST.rose, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const one = mild({ ...CAST.maika, view: 'front' }, { top: FIR.base, legs: BARK.dark })
  const two = mild({ ...CAST.theo, view: 'front' }, { top: WATER.base, legs: BARK.dark })
  const educator = mild(ADULTS.julie, { top: MAPLE.base, legs: INK })
  const dough = '#4fa99c'
  const [orange, green, azure] = [glow(MAPLE.base, 0.12), glow(FIR.base, 0.12), glow(WATER.base, 0.12)]
  const body: Point[] = [
    [122, 268],
    [170, 292],
    [240, 300],
    [300, 292],
    [306, 272],
    [250, 266],
    [180, 262],
    [152, 246],
    [190, 232],
    [262, 236],
    [326, 236],
    [350, 252],
  ]
  const snake = (width: number, color: string) => line(curve(body), color, width)
  const lumps: Point[] = [
    [196, 297],
    [280, 297],
    [232, 264],
    [166, 240],
    [296, 236],
  ]
  return frame(
    ['#e4e6d8', '#f3eedd'],
    pane([40, 28], 104, 88, 'winter'),
    curtains([40, 28], 104, 88, '#c98f6a'),
    pinned([330, 42], 42, 46, [PLUM.base, SUN.base, FIR.base], 4),
    floor(206, '#c9a57c'),
    shelf([368, 206], 108, 60, [['books', 'bin', 'ball']]),
    adult(educator, vary(POSES.standFront, { elbows: [-1, 1] }), [244, 322], 204, {
      grip: { near: [226, 240], far: [264, 240] },
    }),
    figure(one, vary(POSES.standFront, { elbows: [-1, 1] }), [148, 290], 152, {
      grip: { near: [138, 232], far: [158, 232] },
    }),
    figure(two, vary(POSES.standFront, { elbows: [-1, 1] }), [340, 290], 152, {
      grip: { near: [330, 232], far: [350, 232] },
    }),
    oval([240, 344], 170, 14, PLUM.dark, 0, 0.16),
    line('M104 300V350M376 300V350', BARK.soft, 12),
    oval([240, 276], 192, 62, '#d2b07c'),
    oval([240, 266], 192, 62, '#f0d7aa'),
    `<g transform="translate(0 4)">${snake(15, shade('#f0d7aa', 0.2))}</g>`,
    snake(15, dough),
    lumps.map(([x, y]) => oval([x, y - 1], 14.5, 13, dough) + oval([x - 3, y - 6], 6, 3.4, '#86cbbf', -12)).join(''),
    fill('M338 244Q356 230 382 246L360 256 380 266Q352 280 340 262Z', dough),
    disc([358, 246], 2.6, INK),
    armOver(orange, ADULTS.julie.skin, [231, 162], [212, 200], [226, 230], 12.2),
    armOver(orange, ADULTS.julie.skin, [257, 162], [278, 200], [268, 232], 12.2),
    armOver(green, CAST.maika.skin, [139, 195], [129, 220], [150, 242]),
    armOver(green, CAST.maika.skin, [157, 195], [172, 214], [188, 230]),
    armOver(azure, CAST.theo.skin, [331, 195], [314, 214], [310, 234]),
    armOver(azure, CAST.theo.skin, [349, 195], [368, 216], [352, 236]),
    oval([214, 316], 9, 7, dough) + oval([262, 318], 10, 8, dough),
    figure(
      joiner,
      vary(POSES.stand, {
        lean: 20,
        nod: 4,
        feet: [
          [-4, -4],
          [8, -4],
        ],
      }),
      [42, 346],
      166,
      {
        grip: { near: [110, 262], far: [100, 254] },
      },
    ),
    line('M98 258L116 267', dough, 14),
    line('M112 260Q116 264 114 271', shade(dough, 0.3), 2.4),
    line('M108 255L116 262', CAST.kofi.skin, 6),
    disc([105, 254], 7, CAST.kofi.skin),
    toddler(flattener, vary(POSES.stand, { lean: 14, nod: 4 }), [446, 330], 142, {
      facing: -1,
      grip: { near: [404, 256], far: [396, 260] },
    }),
    oval([396, 268], 20, 7, shade(dough, 0.2)) + oval([396, 265], 20, 7, dough),
    line('M408 254L396 263', CAST.rose.skin, 8),
    disc([398, 262], 7, CAST.rose.skin),
  )
}

/** A strip of paper glued by its upper edge; its free end goes off by `dx`, `dy`. */
function strip([x, y]: Point, dx: number, dy: number, color: string): string {
  const down = dy > 0
  return fill(
    down
      ? `M${num(x)} ${num(y)}h13Q${num(x + 13 + dx * 0.1)} ${num(y + dy * 0.7)} ${num(x + 11 + dx)} ${num(y + dy - 7)}l-7 12Q${num(x + dx * 0.1)} ${num(y + dy)} ${num(x)} ${num(y)}Z`
      : `M${num(x)} ${num(y)}Q${num(x)} ${num(y + dy)} ${num(x + dx)} ${num(y + dy - 4)}l3 12Q${num(x + 13)} ${num(y + dy + 12)} ${num(x + 13)} ${num(y)}Z`,
    color,
  )
}

export function boxGrowsHair(): string {
  const fanner = mild(CAST.lea, { top: PLUM.base, legs: WATER.deep, shoes: MAPLE.dark, cut: 'apron', trim: PLUM.soft })
  const other = mild(CAST.anh, { top: FIR.base, legs: BARK.dark, shoes: INK, cut: 'apron', trim: FIR.pale })
  const small = mild(CAST.lila, { top: SUN.base, legs: ROSE.dark, shoes: PAPER, cut: 'apron', trim: SUN.soft })
  const educator = mild({ ...ADULTS.helene, view: 'front' }, { top: WATER.base, legs: INK })
  const papers = [ROSE.base, SUN.base, WATER.soft, PAPER, FIR.soft, PLUM.soft, MAPLE.soft]
  const tone = (i: number) => papers[i % papers.length] ?? PAPER
  const rows = [272, 246, 220].flatMap((y, j) =>
    Array.from({ length: 8 }, (_, i) => {
      const x = 176 + i * 21 + (j % 2) * 7
      const lift = 20 - i * 1.6 + ((i * 5 + j * 3) % 4) * 3
      return strip([x, y], lift, 30 - ((i + j) % 3) * 5, tone(i * 3 + j * 2))
    }),
  )
  const top = Array.from({ length: 7 }, (_, i) =>
    strip([192 + i * 23, 212 - (i % 2) * 8], 24 + (i % 3) * 5, -26 - (i % 2) * 8, tone(i * 2 + 3)),
  )
  const fan = (at: Point, tone: string) =>
    place(
      fill('M-7 -27L9 -33Q14 -34 14 -29V25Q14 29 10 30L-6 33Q-11 33 -11 29V-23Q-11 -26 -7 -27Z', tone) +
        line('M-10 -22V28', '#b08654', 2.6),
      at,
      { turn: 14, scale: 0.82 },
    )
  return frame(
    ['#ece2d6', '#f6efe2'],
    pane([30, 26], 108, 88, 'autumn'),
    pinned([384, 44], 44, 50, [WATER.base, ROSE.base, FIR.base], 5),
    floor(214, '#bf9f7c'),
    plant([446, 226], ROSE.base, { scale: 0.9 }),
    fill('M120 250H440L476 346H84Z', '#efe6d0'),
    line('M120 250H440L476 346H84Z', '#7fb2c4', 4),
    adult(educator, vary(POSES.standFront, { elbows: [-1, 1] }), [296, 304], 190, {
      grip: { near: [262, 196], far: [344, 146] },
    }),
    strip([338, 148], 22, 34, MAPLE.soft),
    disc([343, 147], 6.2, ADULTS.helene.skin),
    under([270, 308], 108, 8),
    block([262, 306], 176, 88, '#c99f6c'),
    rows.join('') + top.join(''),
    under([88, 288], 32, 5),
    figure(other, vary(POSES.stand, { lean: 12, nod: 0 }), [86, 288], 150, {
      grip: { near: [130, 202], far: [132, 188] },
    }),
    fan([135, 192], '#cfa671'),
    disc([130, 203], 6.2, CAST.anh.skin),
    under([54, 348], 34, 5),
    figure(fanner, vary(POSES.stand, { lean: 12, nod: 0 }), [52, 348], 160, {
      grip: { near: [98, 262], far: [100, 248] },
    }),
    fan([105, 256], '#e6c696'),
    disc([99, 263], 6.6, CAST.lea.skin),
    line(
      'M156 178q14 -7 26 0M158 194q10 -4 20 0M128 234q16 -7 28 1t16 0M130 252q14 -6 22 0t18 0M128 270q10 -4 18 0',
      WATER.soft,
      3.4,
    ),
    fill('M355 236L371 224V284Q362 280 352 288Q357 262 355 236Z', ROSE.base),
    under([410, 334], 32, 5),
    toddler(small, vary(POSES.stand, { lean: 6, nod: 6 }), [414, 334], 136, {
      facing: -1,
      grip: { near: [380, 256], far: [382, 268] },
    }),
    line('M374 254L366 246M372 256L362 252M372 259L361 259M376 253L372 243', CAST.lila.skin, 4.2) +
      disc([377, 257], 6.8, CAST.lila.skin),
    under([250, 340], 32, 6),
    plate([250, 336], WATER.base, oval([0, -0.6], 15, 4.4, PAPER), { scale: 1.2 }),
    fatBrush([270, 330], PAPER, 165, 0.9),
    fill('M150 330l34 -6 3 9 -34 6Z', ROSE.soft) +
      fill('M162 342l-2 -9 36 3 1 8Z', SUN.base) +
      fill('M140 340l30 2 -2 8 -32 -2Z', WATER.soft),
  )
}

/** A sweater lying flat, its collar up. */
function sweater(at: Point, color: string, turn = 0, scale = 1): string {
  return place(
    fill('M-10 -16Q0 -10 10 -16L32 -4 26 6 14 1V16H-14V1L-26 6 -32 -4Z', color) +
      line('M-13 14H13M-9 -15Q0 -9 9 -15', shade(color, 0.22), 3),
    at,
    { turn, scale },
  )
}

/** A sock lying flat. */
function sock(at: Point, color: string, turn = 0, scale = 1): string {
  return place(
    fill('M-7 -18H6V0L20 6Q24 14 16 14H0Q-8 14 -7 4Z', color) + line('M-6 -16H5', shade(color, 0.24), 5),
    at,
    { turn, scale },
  )
}

/** A stiff see-through plate of colour, its edge taped; the corner of the paths is its middle. */
function tinted(d: string, at: Point, color: string): string {
  return place(fill(d, color, 0.45) + line(d, shade(color, 0.12), 4), at)
}

export function threeColourSheets(): string {
  const red = '#d9534a'
  const yellow = '#f2c744'
  const blue = '#3f84c4'
  const front = mild(
    { ...CAST.sami, view: 'front' },
    { top: FIR.soft, legs: BARK.dark, shoes: PAPER, cut: 'stripes', trim: PAPER },
  )
  const side = mild(CAST.anh, { top: ROSE.soft, legs: PLUM.dark, shoes: MAPLE.base, cut: 'overalls' })
  const small = mild(CAST.zoe, { top: PAPER, legs: MAPLE.dark, shoes: MAPLE.base, cut: 'stripes', trim: SUN.dark })
  const educator = mild(ADULTS.lucie, { top: MAPLE.base, legs: BARK.deep, shoes: INK })
  return frame(
    ['#e3e8e0', '#f1f0e4'],
    pane([186, 20], 108, 84, 'summer'),
    pinned([382, 44], 44, 48, [RED, SUN.base, WATER.base], 4),
    floor(180, '#cfb08a'),
    shelf([22, 180], 110, 66, [['books', 'basket', 'rings']]),
    fill('M60 200H196L186 258H20Z', red) + line('M104 202L74 256M152 202L136 256', shade(red, 0.12), 2.4),
    fill('M300 200H436L476 262H318Z', blue) + line('M344 202L366 260M392 202L424 260', shade(blue, 0.12), 2.4),
    fill('M150 288H372L410 356H114Z', yellow) + line('M216 290L200 354M292 290L310 354', shade(yellow, 0.12), 2.4),
    toyTruck([162, 228], '#9c2630'),
    tuque([100, 222], '#e8695c', PAPER),
    sweater([152, 246], '#b5303a', -6, 0.8),
    under([350, 226], 16, 4),
    bucket([350, 226], '#2b6396', { scale: 0.8 }),
    mitts([398, 238], '#7db3e0'),
    ball([336, 244], 12, '#5b9fd8'),
    under([238, 264], 30, 5),
    figure(front, vary(POSES.standFront, { elbows: [-1, 1] }), [238, 264], 150, {
      grip: { near: [208, 146], far: [268, 146] },
    }),
    tinted('M-28 -20H28V20H-28Z', [238, 138], red),
    disc([209, 148], 6.2, CAST.sami.skin) + disc([267, 148], 6.2, CAST.sami.skin),
    sock([192, 278], FIR.base, 20, 0.9),
    cup([330, 276], ORANGE, { scale: 1.3 }),
    under([276, 342], 40, 6),
    toddler(small, POSES.tailor, [284, 342], 134, { facing: -1, grip: { near: [256, 316], far: [250, 312] } }),
    duck([240, 322], SUN.base),
    sweater([172, 332], '#e0a52c', 10, 0.9),
    adult(educator, vary(POSES.heels, { lean: 8, nod: 8 }), [448, 352], 206, {
      facing: -1,
      grip: { near: [380, 300], far: [410, 312] },
    }),
    sock([391, 312], '#2b6396', 10),
    under([60, 350], 44, 6),
    figure(side, vary(POSES.kneel, { lean: 4, nod: 0 }), [56, 350], 164, {
      grip: { near: [100, 262], far: [106, 250] },
    }),
    tinted('M-14 -26L16 -20V24L-14 30Z', [102, 236], blue),
    disc([101, 262], 6.6, CAST.anh.skin),
  )
}
