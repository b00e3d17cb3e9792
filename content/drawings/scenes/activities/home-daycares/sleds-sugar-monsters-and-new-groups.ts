import { adult, figure, toddler } from '../../../kit/figure.ts'
import { type Point, pair, polar } from '../../../kit/geometry.ts'
import { fence, heap } from '../../../kit/ground.ts'
import { drawHead, type Head } from '../../../kit/head.ts'
import { frame, land, snowfall, woods } from '../../../kit/landscape.ts'
import {
  BARK,
  CARDBOARD,
  CREAM,
  FIR,
  glow,
  MAPLE,
  PAPER,
  PLUM,
  ROSE,
  SNOW,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, BABIES, CAST, mild, sleeper, TUQUES, winter } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, pane, pinned, plant, rug, shelf, wainscot } from '../../../kit/room.ts'
import { disc, fill, line, num, oval, place, through } from '../../../kit/svg.ts'
import { shovel, sled } from '../../../kit/things.ts'
import { cushion, under } from '../../../kit/toys.ts'
import { bare, mapleLeaf } from '../../../kit/trees.ts'

export function pathToAStuckFriend(): string {
  const stuck = winter(CAST.emile, { top: SUN.base, legs: MAPLE.dark, trim: ROSE.base, hat: TUQUES.rose })
  const digger = winter(CAST.fatou, { top: PLUM.base, legs: PLUM.dark, trim: SUN.soft })
  const first = winter(CAST.sami, { top: FIR.base, legs: FIR.deep, trim: CREAM })
  const second = winter(CAST.mei, { top: ROSE.base, legs: WATER.deep, trim: PAPER })
  return frame(
    ['#b9d3e4', '#f3f0e4'],
    woods(168, 62, '#bccbd7', 6, 'mixed'),
    bare([84, 210], 150, '#94867a', 5),
    fence([-4, 486], 200, 42, '#c9b28c', 26),
    land([0, 202, 240, 196, 480, 204], SNOW.light),
    // The path, its bottom lower than the snow around.
    fill(
      'M490 246Q400 252 340 268 300 282 250 306 206 330 134 332 122 346 150 357 262 360 306 330 350 300 400 292 450 286 490 286Z',
      SNOW.deep,
    ),
    fill(
      'M490 256Q404 262 348 278 306 292 258 316 214 341 142 342 132 350 152 358 262 360 306 332 350 302 400 294 450 288 490 287Z',
      SNOW.shade,
    ),
    heap([430, 262], 130, 20, '#dde7ee', 5),
    fill('M414 170Q420 160 432 162L480 158V226H414Z', SNOW.base),
    fill('M414 170Q420 160 432 162L480 158V168L424 172V226H414Z', PAPER),
    fill('M398 226H486V266H402Z', SNOW.shade),
    fill('M394 222Q394 212 406 212H486V234H402Q394 232 394 222Z', PAPER),
    line('M404 236H480', SNOW.deep, 2.6),
    figure(second, vary(POSES.push, { lean: 26, nod: -14 }), [302, 264], 144, {
      grip: { near: [340, 224], far: [346, 218] },
    }),
    under([336, 284], 60, 6),
    heap([336, 273], 96, 54, SNOW.deep, 7),
    heap([336, 273], 92, 50, PAPER, 7),
    fill('M338 223Q370 232 380 272H350Z', SNOW.base),
    disc([341, 225], 8, PAPER),
    line('M334 231Q342 235 348 230', SNOW.deep, 2),
    sled([330, 284], MAPLE.dark, { scale: 1.1 }),
    figure(first, vary(POSES.push, { lean: 30, nod: -14 }), [248, 294], 152, {
      grip: { near: [294, 260], far: [296, 250] },
    }),
    figure(digger, vary(POSES.stand, { lean: 26, nod: -4, elbows: [1, 1] }), [196, 352], 154, {
      facing: -1,
      grip: { near: [160, 294], far: [138, 316] },
    }),
    shovel([110, 346], { turn: 50, scale: 0.86 }),
    disc([161, 295], 8.6, SUN.soft),
    oval([54, 335], 36, 9, SNOW.shade),
    toddler(
      { ...stuck, wear: { ...stuck.wear, cut: 'plain' } },
      vary(POSES.standFront, { stretch: 1.4, nod: 4 }),
      [54, 358],
      140,
      { grip: { near: [26, 310], far: [92, 226] } },
    ),
    fill('M-10 344Q4 334 18 335 54 350 90 335 104 334 110 344V370H-10Z', SNOW.light),
    line('M108 210l9 -6M100 202l4 -10M88 202l-4 -10', PAPER, 3.6),
    fill('M-10 356Q50 344 110 354L130 362H-10Z', '#e9f0f4'),
    snowfall(9, 12),
  )
}

/** A maple made of a tall box: bark of paper tape, a crown of cardboard, and a white corner that shows at the slot. */
function boxMaple([x, y]: Point, w: number, h: number, green: string): string {
  const half = w / 2
  return (
    under([x, y], half * 1.3, 6) +
    fill(`M${num(x - half)} ${num(y - h)}h${num(w)}V${num(y)}h${num(-w)}Z`, CARDBOARD) +
    fill(
      `M${num(x + half * 0.5)} ${num(y - h)}h${num(half * 0.5)}V${num(y)}h${num(-half * 0.5)}Z`,
      shade(CARDBOARD, 0.14),
    ) +
    line(
      `M${num(x - half * 0.5)} ${num(y - 12)}v${num(-h * 0.3)}M${num(x)} ${num(y - h * 0.5)}v${num(-h * 0.36)}M${num(x - half * 0.6)} ${num(y - h * 0.6)}v${num(-h * 0.2)}`,
      BARK.base,
      4,
    ) +
    line(`M${num(x - 10)} ${num(y - h * 0.4)}h20`, BARK.deep, 5) +
    fill(`M${num(x - 9)} ${num(y - h * 0.4)}h18l-4 22 -9 -6Z`, PAPER) +
    mapleLeaf([x, y - h - 18], 92, 0, green)
  )
}

/** Squares of white cloth in the air: one path for all, one for their folds. */
function whites(...squares: readonly (readonly [x: number, y: number, turn: number])[]): string {
  const corners = squares.map(([x, y, turn]) => {
    const [a, b, c, d] = [45, 135, 225, 315].map((angle) => polar([x, y], angle + turn, 15))
    return a && b && c && d ? `${through(a, b, c, d)}Z` : ''
  })
  const folds = squares.map(([x, y, turn]) => through(polar([x, y], 80 + turn, 9), polar([x, y], 255 + turn, 9)))
  return fill(corners.join(''), PAPER) + line(folds.join(''), SNOW.shade, 1.8)
}

export function boilingTheSap(): string {
  const educator = mild(ADULTS.julie, { top: FIR.base, legs: WATER.deep, shoes: PAPER })
  const baby = sleeper(BABIES.malik, SUN.base, PAPER)
  const left = mild(CAST.idris, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER, cut: 'overalls' })
  const one = mild(CAST.anh, { top: WATER.base, legs: BARK.dark, shoes: PAPER })
  const two = mild(CAST.maika, { top: MAPLE.base, legs: FIR.deep, shoes: PAPER, cut: 'stripes', trim: CREAM })
  const three = mild(CAST.theo, { top: PLUM.base, legs: WATER.deep, shoes: PAPER })
  const shake = vary(POSES.standFront, { hands: pair(-17, -39, 17, -39) })
  return frame(
    ['#cfdcc8', '#f2ecd9'],
    pane([192, 14], 104, 74, 'spring'),
    floor(186, '#cda57a'),
    boxMaple([52, 226], 46, 118, FIR.soft),
    boxMaple([374, 218], 44, 114, MAPLE.base),
    [one, two, three].map((who, i) => figure(who, shake, [168 + i * 74, 264], 144 + (i % 2) * 6)).join(''),
    under([244, 292], 130, 12),
    fill('M128 218Q240 262 366 216 372 250 344 276 240 306 148 280 118 250 128 218Z', shade('#d98f7a', 0.12)),
    fill('M124 220Q150 204 244 206 344 202 370 216 330 262 244 264 160 262 124 220Z', '#e3a08b'),
    line('M124 220Q160 262 244 264 330 262 370 216', '#f2c4b2', 4),
    whites([206, 226, 14], [276, 234, -20], [240, 242, 40], [304, 222, 6], [176, 222, -10]),
    disc([244, 226], 12, SUN.base) + line('M240 216l-7 -8M248 216l6 -9', SUN.base, 6),
    whites(
      [206, 154, -24],
      [280, 148, 20],
      [204, 106, 12],
      [280, 106, -16],
      [128, 172, 30],
      [352, 148, -30],
      [134, 114, -12],
    ),
    under([92, 310], 30, 5),
    figure(left, vary(POSES.stand, { lean: 4, nod: 2, elbows: [1, 1] }), [88, 310], 142, {
      grip: { near: [128, 222], far: [134, 218] },
    }),
    adult(educator, vary(POSES.kneel, { lean: 4, nod: 2, elbows: [1, 1] }), [424, 330], 214, {
      facing: -1,
      grip: { near: [366, 220], far: [354, 212] },
    }),
    under([212, 352], 42, 6),
    figure(baby, vary(BABY_POSES.sit, { lean: 0, nod: -10 }), [206, 352], 116, {
      build: 'baby',
      grip: { near: [238, 304], far: [236, 296] },
    }),
    whites([248, 297, 16], [312, 340, 60]),
    disc([239, 303], 6.6, BABIES.malik.skin),
  )
}

/** A box with a face, its hair of cloth; the box stands on the origin. */
function monster(
  at: Point,
  w: number,
  h: number,
  hair: readonly string[],
  eyes: readonly Point[],
  color: string,
  turn = 0,
): string {
  const half = w / 2
  const locks = hair
    .map((tone, i) => {
      const x = -half + ((i + 0.5) * w) / hair.length
      const out = (x / half) * 16
      return line(
        `M${num(x)} ${num(4 - h)}q${num(out * 0.2)} -18 ${num(out)} -22t${num(out * 0.8 + (i % 2 ? 6 : -4))} ${i % 2 ? -8 : 8}`,
        tone,
        11,
      )
    })
    .join('')
  const zig = w * 0.11
  return place(
    locks +
      fill(`M${num(-half)} ${num(-h)}h${num(w)}V0h${num(-w)}Z`, color) +
      fill(`M${num(half * 0.7)} ${num(-h)}H${num(half)}V0H${num(half * 0.7)}Z`, shade(color, 0.12)) +
      line(`M${num(-half)} ${num(-h)}h${num(w)}`, shade(color, 0.28), 3) +
      eyes.map((eye) => disc(eye, 7.5, PAPER) + disc([eye[0] - 2, eye[1] + 1], 3.2, BARK.deep)).join('') +
      fill(
        `M${num(-zig * 3)} ${num(-h * 0.36)}h${num(zig * 6)}l${num(-zig)} ${num(h * 0.2)}h${num(-zig * 4)}Z`,
        shade(MAPLE.deep, 0.3),
      ) +
      fill(`M${num(-zig * 2.6)} ${num(-h * 0.36)}${`l${num(zig * 0.65)} 7 ${num(zig * 0.65)} -7`.repeat(4)}Z`, PAPER),
    at,
    { turn },
  )
}

export function sockForAMonster(): string {
  const tamer = mild(CAST.rose, { top: WATER.base, legs: PLUM.dark, shoes: PAPER })
  const owner = mild(CAST.kofi, { top: SUN.base, legs: FIR.deep, shoes: PAPER, cut: 'stripes', trim: MAPLE.base })
  const small = mild(CAST.jasleen, { top: ROSE.base, legs: WATER.deep, shoes: PAPER })
  const sheet = '#a7b6cf'
  return frame(
    ['#ddd6e4', '#f3ece4'],
    pane([30, 26], 96, 80, 'autumn'),
    curtains([30, 26], 96, 80, '#c8925f'),
    pinned([404, 44], 54, 46, [FIR.base, PLUM.base, MAPLE.base], 4),
    floor(180, '#c7a078'),
    plant([452, 198], MAPLE.base, { scale: 0.9 }),
    fill('M156 152H344V240H156Z', '#38324a'),
    oval([250, 238], 94, 9, '#4b4460'),
    fill('M150 138H350L362 156H138Z', sheet),
    fill('M138 154H362V170Q330 180 300 168 262 182 226 168 180 182 138 170Z', shade(sheet, 0.12)),
    fill('M138 156H192Q190 206 198 244 172 234 136 246 146 200 138 156Z', shade(sheet, 0.06)),
    fill('M362 156H290Q298 190 330 206L322 214Q342 230 340 244L366 246Q354 200 362 156Z', shade(sheet, 0.06)),
    line(
      'M158 166Q156 206 160 236M178 168Q176 206 180 236M330 166Q340 190 344 236M350 166Q346 200 352 236',
      shade(sheet, 0.2),
      2.6,
    ),
    rug([250, 312], 220, 42, '#d8c2a4', '#bfa582'),
    under([356, 344], 76, 8),
    figure(owner, vary(POSES.kneel, { lean: 4, nod: 4, elbows: [1, 1] }), [402, 346], 158, {
      facing: -1,
      grip: { near: [362, 318], far: [350, 296] },
      holding: monster(
        [330, 344],
        78,
        62,
        [ROSE.base, SUN.base, FIR.soft, PLUM.base, WATER.soft],
        [
          [-18, -44],
          [0, -48],
          [16, -42],
        ],
        CARDBOARD,
      ),
    }),
    disc([364, 318], 7, CAST.kofi.skin),
    line('M284 296l-8 -3M284 312h-9M284 328l-8 4', MAPLE.dark, 3.2),
    under([100, 352], 60, 6),
    cushion([146, 352], 54, 26, PAPER),
    monster([76, 326], 46, 54, [MAPLE.base, SUN.base, ROSE.soft], [], FIR.soft, 88),
    line('M112 318q6 4 10 0M112 334q6 4 10 0', BARK.deep, 3),
    fill('M62 306Q82 294 98 302 104 326 100 352H58Z', WATER.soft),
    line('M80 302Q86 326 82 350', shade(WATER.soft, 0.16), 2.6),
    under([208, 346], 46, 7),
    figure(tamer, vary(POSES.kneel, { lean: 14, nod: -2, elbows: [1, 1] }), [200, 346], 156, {
      grip: { near: [244, 272], far: [230, 300] },
    }),
    line('M246 276Q250 294 257 304L268 308', MAPLE.base, 12),
    line('M246 276l1 5', CREAM, 12),
    line('M245 291l10 -3M251 302l9 -6', CREAM, 3.4),
    disc([245, 271], 7, CAST.rose.skin),
    toddler(small, vary(POSES.kneel, { lean: 20, nod: 8, elbows: [1, 1] }), [36, 352], 140, {
      grip: { near: [78, 312], far: [86, 302] },
    }),
  )
}

/** A face on a card, its middle at the origin. */
function portrait(at: Point, size: number, head: Head, ground: string, top: string, turn = 0): string {
  const h = size / 2
  return place(
    fill(`M${num(-h - 3)} ${num(-h - 3)}h${num(size + 6)}v${num(size + 6)}h${num(-size - 6)}Z`, PAPER) +
      fill(`M${num(-h)} ${num(-h)}h${num(size)}v${num(size)}h${num(-size)}Z`, ground) +
      fill(
        `M${num(-h * 0.7)} ${num(h)}Q${num(-h * 0.6)} ${num(h * 0.5)} 0 ${num(h * 0.5)} ${num(h * 0.6)} ${num(h * 0.5)} ${num(h * 0.7)} ${num(h)}Z`,
        top,
      ) +
      drawHead({ ...head, view: 'front' }, [0, 0], size * 0.26, 0, false),
    at,
    { turn },
  )
}

export function longParcel(): string {
  const back = mild(CAST.noah, { top: SUN.base, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: MAPLE.base })
  const front = mild(CAST.lea, { top: FIR.base, legs: PLUM.dark, shoes: PAPER })
  const friend = mild(CAST.awa, { top: ROSE.base, legs: FIR.deep, shoes: SUN.soft, cut: 'overalls' })
  const tube =
    line('M62 276L322 258', CARDBOARD, 28) +
    line('M62 268L322 250', glow(CARDBOARD, 0.35), 5) +
    oval([330, 257], 9, 16, shade(CARDBOARD, 0.2), -4) +
    oval([331, 257], 5.6, 11, shade(CARDBOARD, 0.5), -4) +
    fill('M172 256L212 253 214 280 174 283Z', PAPER) +
    fill('M172 256L212 253 194 268Z', CREAM)
  const wall: readonly [Head, string, string][] = [
    [CAST.noah, WATER.pale, SUN.base],
    [CAST.mei, SUN.pale, PLUM.base],
    [CAST.emile, FIR.mist, MAPLE.base],
    [CAST.lea, MAPLE.pale, FIR.base],
    [CAST.jasleen, WATER.pale, ROSE.base],
    [ADULTS.helene, SUN.soft, WATER.deep],
  ]
  return frame(
    ['#dde6dc', '#f4f0e2'],
    line('M34 62H400', SUN.soft, 6),
    wall.map(([head, ground, top], i) => portrait([58 + i * 62, 88], 46, head, ground, top, (i % 3) * 3 - 3)).join(''),
    wainscot(148, 190, '#c9d9c4'),
    floor(190, '#cfa97f'),
    plant([450, 208], MAPLE.base, { scale: 1 }),
    shelf([8, 190], 84, 40, [['books', 'bin']]),
    under([88, 338], 40, 6) + under([268, 338], 40, 6) + under([408, 340], 36, 6),
    figure(front, vary(POSES.walk, { lean: 2, nod: 0, elbows: [1, 1] }), [268, 336], 150, {
      grip: { near: [292, 268], far: [306, 256] },
    }),
    figure(back, vary(POSES.walk, { lean: 2, nod: 0, elbows: [1, 1] }), [84, 336], 152, {
      grip: { near: [112, 278], far: [124, 270] },
      holding: tube,
    }),
    line('M268 244L270 268 292 270', glow(FIR.base, 0.12), 11.6),
    disc([293, 270], 6.4, CAST.lea.skin),
    figure(friend, vary(POSES.stand, { lean: -2, nod: 8, elbows: [1, 1] }), [412, 338], 148, {
      facing: -1,
      grip: { near: [410, 266], far: [378, 262] },
    }),
    portrait([364, 240], 44, CAST.awa, SUN.pale, ROSE.base, -8),
    disc([380, 262], 6.6, shade(CAST.awa.skin, 0.14)),
  )
}
