import { adult, figure, type Person, toddler } from '../../../kit/figure.ts'
import { bend, between, type Point, pair } from '../../../kit/geometry.ts'
import { drawHead, mouth } from '../../../kit/head.ts'
import { frame } from '../../../kit/landscape.ts'
import {
  BARK,
  CREAM,
  FIR,
  glow,
  INK,
  MAPLE,
  PAPER,
  PLUM,
  RED,
  ROSE,
  SNOW,
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, BABIES, barefoot, CAST, mild, sleeper } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { chair, curtains, floor, pane, pinned, rug, shelf, table } from '../../../kit/room.ts'
import { dashes, disc, fill, line, num, oval, place, through } from '../../../kit/svg.ts'
import { crayon, under } from '../../../kit/toys.ts'
import { wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

/** Of newspapers. */
const NEWS = '#efece2'
/** Masking tape. */
const TAPE = '#f3e3b0'

/** On the tummy, head towards us: the head at the origin, feet in the air far behind, hands on what lies in front. */
function flatOut({ wear, ...head }: Person, at: Point, left: Point, right: Point): string {
  const legs = (x: number, k: number) =>
    line(`M${x} -14L${num(x + 5 * k)} -30`, shade(wear.legs, 0.14), 14) +
    line(`M${num(x + 5 * k)} -30L${num(x + 8 * k)} -50`, wear.legs, 13) +
    oval([x + 8 * k, -54], 7.4, 9, wear.shoes)
  const arm = (x: number, elbow: number, [hx, hy]: Point) =>
    line(`M${x} 10L${elbow} 30 ${num(hx)} ${num(hy)}`, glow(wear.top, 0.12), 12) + disc([hx, hy], 6.4, head.skin)
  return place(
    legs(-10, -1) +
      legs(10, 1) +
      oval([0, -10], 20, 14, wear.legs) +
      oval([0, 6], 23, 18, wear.top) +
      drawHead({ view: 'front', ...head }, [0, -6], 21, 0, false) +
      arm(-19, -33, left) +
      arm(19, 33, right),
    at,
  )
}

export function dotWithoutItsTuque(): string {
  const left = mild(CAST.anh, { top: FIR.base, legs: WATER.deep, shoes: PAPER })
  const far = mild(CAST.awa, { top: SUN.base, legs: PLUM.dark, shoes: ROSE.base })
  const right = mild(CAST.emile, { top: ROSE.base, legs: FIR.deep, shoes: PAPER, cut: 'stripes', trim: ROSE.soft })
  const educator = mild(ADULTS.nadia, { top: MAPLE.base, legs: WATER.deep, shoes: PAPER })
  const baby = sleeper(BABIES.malik, SUN.soft, PAPER)
  return frame(
    ['#dfe5e6', '#f3efe3'],
    pane([44, 16], 104, 78, 'winter'),
    curtains([44, 16], 104, 78, '#8fb0a4'),
    pinned([262, 36], 50, 42, [RED, SUN.base, WATER.base], 4),
    floor(150, '#cda67c'),
    shelf([384, 150], 88, 58, [['books', 'plant']]),
    under([206, 214], 40, 6),
    // The sheet: its far corner on the right was crumpled.
    fill('M136 236H318L350 332H98Z', shade('#cda67c', 0.16)),
    fill('M140 234H316L346 328H104Z', PAPER),
    // What has happened to the dot.
    line('M150 302Q176 292 168 276T206 262 250 276 292 256', PLUM.base, 4),
    disc([148, 304], 11.5, INK),
    fill('M202 252Q204 240 216 244 228 238 232 248 242 252 234 258H206Q198 258 202 252Z', WATER.soft) +
      line('M206 264l-2 7M216 264l-2 7M226 264l-2 7M236 263l-2 7', WATER.base, 2.6),
    line('M262 300V288L274 278 286 288V300Z', RED, 3.4) + line('M272 300v-7', RED, 3),
    flatOut(far, [206, 206], [-26, 44], [26, 48]),
    mouth([206, 212], 4, 3.4),
    crayon([234, 252], WATER.base, { turn: 118 }),
    disc([232, 254], 6.4, CAST.awa.skin),
    under([400, 262], 62, 7),
    adult(educator, vary(POSES.heels, { lean: 34, nod: 6, elbows: [1, 1], stretch: 1.1 }), [394, 262], 216, {
      facing: -1,
      grip: { near: [332, 232], far: [312, 224] },
    }),
    fill('M290 240L300 222 308 232 318 210 328 226 338 220 342 244 352 262 332 270 318 260 306 264Z', PAPER) +
      fill(
        'M300 222L304 244 290 240ZM318 210L322 238 308 232ZM338 220L330 244 322 238 328 226ZM342 244L336 262 352 262Z',
        SNOW.shade,
      ) +
      line('M304 244L318 260M322 238L318 260M330 244L336 262', SNOW.deep, 1.6),
    figure(baby, vary(BABY_POSES.sit, { lean: 8, nod: 4, stretch: 1.1 }), [378, 292], 106, {
      build: 'baby',
      facing: -1,
      grip: { near: [346, 254], far: [344, 248] },
    }),
    under([58, 322], 74, 7),
    figure(left, vary(POSES.prone, { nod: -40, elbows: [1, 1] }), [62, 322], 152, {
      grip: { near: [134, 316], far: [118, 290] },
    }),
    under([424, 352], 74, 7),
    figure(right, vary(POSES.prone, { nod: -40, elbows: [1, 1] }), [420, 352], 150, {
      facing: -1,
      grip: { near: [342, 322], far: [350, 306] },
    }),
    crayon([336, 316], RED, { turn: 214 }),
    disc([343, 321], 6.2, CAST.emile.skin),
    crayon([142, 318], PLUM.base, { turn: -30 }),
    disc([134, 316], 6.2, CAST.anh.skin),
  )
}

/** A ball of crumpled newspaper that lies on `at`. */
function newsBall([x, y]: Point, r: number): string {
  return place(
    under([0, 0], r * 1.2, 3) +
      fill('M-12 -2L-14 -12 -7 -21 3 -23 13 -16 14 -5 7 0 -5 1Z', NEWS) +
      fill('M13 -16L14 -5 7 0 -5 1 4 -8Z', STONE.pale) +
      line('M-14 -12L-4 -14 3 -23M-4 -14L4 -8 14 -5M4 -8L-5 1', STONE.soft, 1.6),
    [x, y],
    { scale: r / 14 },
  )
}

export function headThroughANewspaper(): string {
  const through = mild({ ...CAST.noah, view: 'front' }, { top: SUN.base, legs: WATER.deep, shoes: PAPER })
  const holder = mild(CAST.rose, { top: PLUM.base, legs: FIR.deep, shoes: PAPER })
  const waiting = mild(CAST.jasleen, { top: FIR.base, legs: BARK.dark, shoes: PAPER, cut: 'stripes', trim: FIR.pale })
  const educator = mild(ADULTS.julie, { top: ROSE.base, legs: WATER.deep, shoes: PAPER })
  const baby = barefoot(sleeper(BABIES.tao, WATER.soft, PAPER, 'stripes'))
  const skin = CAST.noah.skin
  const sleeve = glow(SUN.base, 0.12)
  const hole = '206 128L196 148 202 170 216 186 244 190 268 182 276 160 270 136 254 120 226 116Z'
  return frame(
    ['#a9c4c6', '#c9d6cf'],
    pane([366, 12], 94, 72, 'autumn'),
    curtains([366, 12], 94, 72, '#c98f78'),
    floor(166, '#c9a074'),
    shelf([10, 166], 84, 60, [['books', 'ball']]),
    place(
      under([236, 262], 30, 5) +
        fill(`M${hole}`, shade(SNOW.deep, 0.4)) +
        figure(through, vary(POSES.standFront, { stretch: 1.05 }), [236, 262], 143, {
          grip: { near: [212, 180], far: [260, 180] },
          step: { near: [222, 256], far: [252, 257] },
        }) +
        fill(`M150 116Q238 108 326 88L330 214Q238 226 148 218ZM${hole}`, NEWS) +
        fill('M166 160h26v40h-26ZM290 110h28v34h-28Z', STONE.soft) +
        line('M166 130Q190 128 196 127M286 102l32 -6', STONE.dark, 5) +
        dashes(
          'M166 144H194M166 208H312M290 156H318M290 166H318M290 176H318M290 186H318M290 196H318M206 200H280',
          STONE.base,
          2.2,
          '9 3',
        ) +
        fill(
          'M206 128L190 112 226 116ZM196 148L178 146 206 128ZM202 170L184 184 196 148ZM216 186L206 206 202 170ZM244 190L234 210 216 186ZM268 182L276 202 244 190ZM276 160L294 168 268 182ZM270 136L290 128 276 160ZM254 120L268 104 270 136ZM226 116L240 102 254 120Z',
          PAPER,
        ) +
        drawHead(through, [237, 150], 22, 0, false) +
        mouth([237, 161], 7, 6) +
        line('M222 184L204 174', sleeve, 13) +
        line('M252 184L272 172', sleeve, 13) +
        disc([202, 172], 7, skin) +
        disc([274, 170], 7, skin) +
        line('M202 172l-8 -4M201 170l-4 -8M274 170l8 -5M275 168l3 -8', skin, 4) +
        line('M178 92l-8 -10M204 84l-3 -12M272 76l4 -12M238 82v-10', MAPLE.dark, 3.2),
      [16, 0],
    ),
    under([122, 288], 40, 6),
    figure(holder, vary(POSES.stand, { lean: 6, nod: -4, elbows: [1, 1], stretch: 1.1 }), [120, 288], 160, {
      grip: { near: [166, 204], far: [167, 150] },
    }),
    under([414, 300], 60, 7),
    adult(educator, vary(POSES.kneel, { lean: 8, nod: 2, elbows: [1, 1], stretch: 1.16 }), [408, 300], 220, {
      facing: -1,
      grip: { near: [344, 196], far: [343, 112] },
    }),
    figure(baby, vary(BABY_POSES.sit, { lean: 4, nod: -10, stretch: 1.4 }), [376, 340], 112, {
      build: 'baby',
      facing: -1,
      grip: { near: [354, 320], far: [336, 272] },
    }),
    under([44, 348], 40, 6),
    toddler(waiting, vary(POSES.stand, { lean: 4, nod: -8, elbows: [-1, -1], stretch: 1.1 }), [44, 346], 138, {
      grip: { near: [84, 262], far: [82, 278] },
    }),
    newsBall([176, 332], 17),
    newsBall([226, 348], 14),
    newsBall([290, 322], 13),
  )
}

/** A cardboard plate, its rim fluted. */
function plate(at: Point, rx: number, ry: number, turn = 0): string {
  return place(
    oval([0, 0], rx, ry, PAPER) +
      `<ellipse rx="${num(rx * 0.86)}" ry="${num(ry * 0.86)}" stroke="${SNOW.shade}" stroke-width="${num(rx * 0.2)}" stroke-dasharray="1.500 4.500" stroke-linecap="butt"/>` +
      oval([0, 0], rx * 0.68, ry * 0.68, SNOW.base),
    at,
    { turn },
  )
}

export function plateChangesItsTrade(): string {
  const driver = mild(CAST.kofi, { top: FIR.base, legs: WATER.deep, shoes: PAPER })
  const greeter = mild(CAST.maika, { top: PLUM.base, legs: FIR.deep, shoes: SUN.soft })
  const educator = mild({ ...ADULTS.lucie, view: 'front' }, { top: ROSE.base, legs: BARK.deep, shoes: PAPER })
  const baby = barefoot(sleeper({ ...BABIES.ambre, view: 'front' }, SUN.base, PAPER, 'stripes'))
  return frame(
    ['#e6e3d3', '#f5f0e0'],
    pane([146, 14], 100, 76, 'spring'),
    curtains([146, 14], 100, 76, '#8fb0a4'),
    pinned([420, 34], 50, 42, [MAPLE.base, FIR.base, WATER.base], -4),
    floor(158, '#b98f66'),
    shelf([10, 158], 88, 60, [['blocks', 'books']]),
    rug([240, 286], 262, 76, '#b8ccc8', '#93b0ab'),
    plate([32, 270], 24, 9) + plate([32, 266], 24, 9) + plate([32, 262], 24, 9) + plate([32, 258], 24, 9),
    under([110, 308], 76, 7),
    adult(educator, vary(POSES.tailorFront, { elbows: [1, -1], nod: 6 }), [106, 308], 222, {
      grip: { near: [66, 279], far: [150, 262] },
    }),
    mouth([107, 203], 5, 4),
    plate([58, 292], 28, 12, -6),
    disc([66, 280], 7.2, ADULTS.lucie.skin),
    figure(baby, vary(BABY_POSES.sitFront, { elbows: [1, -1], stretch: 1.3 }), [178, 330], 112, {
      build: 'baby',
      grip: { near: [160, 322], far: [218, 268] },
    }),
    plate([176, 336], 30, 12),
    disc([164, 328], 6.2, BABIES.ambre.skin),
    line('M212 326l9 -4M210 338l10 2M140 340l-9 3', MAPLE.dark, 3),
    under([282, 258], 40, 6),
    figure(
      driver,
      vary(POSES.run, { lean: 12, nod: -4, elbows: [1, 1], feet: pair(15, -4, -19, -15) }),
      [276, 258],
      166,
      {
        grip: { near: [328, 172], far: [334, 150] },
        holding: plate([335, 162], 17, 23, 14),
      },
    ),
    line('M236 178q-10 0 -18 -2M232 196q-12 1 -22 0M236 214q-8 2 -14 2', PAPER, 3),
    wheelchair([410, 334], ROSE.base, { scale: 1.08, mirror: true }),
    figure(
      greeter,
      vary(POSES.sit, {
        hip: [0, -38],
        lean: 14,
        nod: 14,
        feet: pair(26, -12, 28, -12),
        elbows: [1, -1],
        stretch: 1.1,
      }),
      [410, 336],
      154,
      {
        facing: -1,
        grip: { near: [376, 276], far: [354, 206] },
        holding: plate([384, 187], 32, 10, -24),
      },
    ),
    disc([355, 202], 6, shade(CAST.maika.skin, 0.14)),
    wheelchairWheel([410, 334], ROSE.base, { scale: 1.08, mirror: true }),
  )
}

/** A strip of masking tape from `a` to `b`, torn at its ends, its wing folded at `b`. */
function tape(a: Point, b: Point, w = 9): string {
  const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI
  const long = Math.hypot(b[0] - a[0], b[1] - a[1])
  return place(
    fill(`M0 ${num(-w / 2)}l3 ${num(w / 3)} -3 ${num(w / 3)} 2 ${num(w / 3)}H${num(long)}v${num(-w)}Z`, TAPE) +
      fill(`M${num(long - 6)} ${num(-w / 2)}h6v${num(w)}h-6Z`, SUN.base),
    a,
    { turn },
  )
}

export function stickyFly(): string {
  const twister = mild(CAST.theo, { top: WATER.deep, legs: BARK.dark, shoes: PAPER })
  const friend = mild(CAST.fatou, { top: ROSE.base, legs: FIR.deep, shoes: PAPER })
  const small = mild(CAST.sami, { top: SUN.base, legs: PLUM.dark, shoes: PAPER, cut: 'overalls' })
  const educator = mild(ADULTS.minh, { top: FIR.base, legs: PLUM.base, shoes: PAPER })
  const baby = sleeper(BABIES.jeanne, RED, PAPER)
  return frame(
    ['#e2e7e2', '#f5f1e3'],
    pane([344, 12], 100, 76, 'spring'),
    curtains([344, 12], 100, 76, '#cf9a7a'),
    pinned([70, 34], 50, 42, [ROSE.base, SUN.base, WATER.base], -4),
    floor(160, '#c9a479'),
    table([296, 212], 136, 58, BARK.soft),
    [242, 264, 286, 308, 330].map((x, i) => tape([x, 168], [x + (i % 2), 194])).join(''),
    under([70, 334], 50, 6),
    figure(friend, vary(POSES.stand, { lean: 4, nod: 0, elbows: [1, 1] }), [66, 334], 162, {
      grip: { near: [118, 232], far: [80, 272] },
    }),
    under([184, 318], 40, 6),
    figure(
      { ...twister, view: 'side' },
      vary(POSES.standFront, { lean: 12, nod: 6, elbows: [-1, -1], feet: pair(-12, -4, 9, -4) }),
      [188, 318],
      182,
      { facing: -1, grip: { near: [181, 197], far: [178, 240] } },
    ),
    tape([174, 226], [198, 214]),
    mouth([157, 181], 4, 5),
    line('M214 226q8 2 10 9M216 214q12 2 16 12M148 258q-8 -2 -11 -9', MAPLE.dark, 3),
    line('M116 232L127 228', CAST.fatou.skin, 5),
    mouth([77, 210], 4.4, 5.4),
    under([396, 330], 84, 7),
    adult(educator, vary(POSES.floor, { lean: -12, nod: 14, elbows: [1, 1] }), [408, 328], 222, {
      facing: -1,
      grip: { near: [438, 322], far: [446, 312] },
      step: { near: [350, 320], far: [330, 310] },
    }),
    toddler(small, vary(POSES.pull, { elbows: [1, 1], stretch: 1.2 }), [300, 340], 142, {
      grip: { near: [334, 278], far: [338, 272] },
    }),
    line('M383 288L369 269', TAPE, 9),
    tape([370, 270], [332, 277]),
    mouth([407, 226], 4.4, 5.4),
    line('M360 244l-3 -9M372 242l3 -9', MAPLE.dark, 3),
    figure(baby, vary(BABY_POSES.sit, { nod: 14 }), [436, 352], 106, {
      build: 'baby',
      facing: -1,
      grip: { near: [406, 326], far: [414, 320] },
    }),
    tape([434, 308], [416, 322], 8),
  )
}

/** A brush held at the origin, its bristles towards the right, open on what they paint. */
function fatBrush(at: Point, color: string, turn: number): string {
  return place(
    line('M-26 0H10', RED, 5.4) + line('M11 0h4', STONE.pale, 9) + fill('M15 -5H26L31 -8 30 8 26 5H15Z', color),
    at,
    { turn },
  )
}

/** An arm in a short sleeve, stretched over a table. */
function overTable(shoulder: Point, hand: Point, side: number, top: string, skin: string): string {
  const [elbow] = bend(shoulder, hand, 32, 32, side)
  return (
    line(through(shoulder, elbow, hand), skin, 10) +
    line(through(shoulder, between(shoulder, elbow, 0.7)), top, 13.6) +
    disc(hand, 6.4, skin)
  )
}

export function coldTable(): string {
  const wear = (top: string, legs: string) => ({ top, legs, shoes: PAPER })
  const left = mild({ ...CAST.theo, view: 'front' }, wear(ROSE.base, FIR.deep))
  const palm = mild({ ...CAST.lila, view: 'front' }, wear(PLUM.soft, WATER.deep))
  const right = mild({ ...CAST.mei, view: 'front' }, wear(MAPLE.base, PLUM.dark))
  const educator = mild(ADULTS.helene, { top: FIR.base, legs: WATER.deep, shoes: PAPER })
  const baby = sleeper(BABIES.binta, ROSE.soft, PAPER)
  const green = FIR.soft
  const wood = BARK.cut
  const armless = (person: Person, x: number, nod: number) =>
    figure(person, vary(POSES.standFront, { nod }), [x, 264], 156, {
      grip: { near: [x - 6, 196], far: [x + 6, 196] },
    })
  const arms = (person: Person, x: number, a: Point, b: Point) =>
    overTable([x - 13, 164], a, 1, glow(person.wear.top, 0.12), person.skin) +
    overTable([x + 13, 164], b, -1, glow(person.wear.top, 0.12), person.skin)
  return frame(
    ['#e3e8e0', '#f4f1e4'],
    pane([356, 14], 96, 74, 'winter'),
    curtains([356, 14], 96, 74, '#c7a0a8'),
    floor(168, '#cfa97f'),
    shelf([376, 168], 88, 56, [['books', 'ball']]),
    oval([166, 340], 160, 9, PLUM.dark, 0, 0.16),
    armless(left, 72, 6) + armless(right, 264, 0) + armless(palm, 166, 8),
    line('M42 262V334M298 262V334', shade(wood, 0.36), 9),
    fill('M36 190H304L336 276H4Z', wood),
    fill('M46 196H160L172 212 158 226 174 244 160 256 166 270H16L34 226Z', WATER.base),
    fill('M298 196H168L150 208 166 222 152 238 164 250 150 270H324Z', SUN.base),
    fill('M168 196L150 208 166 222 152 238 164 250 150 270H166L160 256 174 244 158 226 172 212 160 196Z', green),
    line('M52 214Q90 204 128 212M40 246Q60 240 78 246M36 260Q80 252 118 260', WATER.soft, 4),
    line('M200 212Q236 204 262 210M196 258Q240 250 282 258M224 238Q250 232 276 238', SUN.soft, 4),
    // The window that the palm opens.
    line('M96 234Q116 218 142 228', wood, 26) +
      line('M92 244Q112 230 136 238M98 224Q112 212 134 216', glow(wood, 0.3), 2),
    fill('M4 276H336V286H4Z', shade(wood, 0.2)) + line('M16 286V346M324 286V346', shade(wood, 0.12), 10),
    arms(left, 72, [50, 222], [98, 206]),
    fatBrush([50, 224], WATER.deep, 62),
    disc([50, 222], 6.4, CAST.theo.skin),
    arms(palm, 166, [146, 222], [196, 208]),
    line('M144 224L136 234M146 226L142 238M149 226L149 239M140 221L131 228', CAST.lila.skin, 4.6),
    arms(right, 264, [230, 206], [288, 220]),
    fatBrush([288, 222], SUN.dark, 116),
    disc([288, 220], 6.4, CAST.mei.skin),
    disc([271, 146], 4, SUN.base),
    under([410, 334], 60, 7),
    adult(educator, vary(POSES.tailor, { lean: -2, nod: 8, stretch: 1.12 }), [418, 332], 222, {
      facing: -1,
      grip: { near: [398, 306], far: [346, 262] },
      holding: figure(baby, vary(BABY_POSES.held, { stretch: 1.15 }), [394, 327], 108, {
        build: 'baby',
        facing: -1,
        grip: { near: [372, 308], far: [356, 293] },
      }),
    }),
    place(
      line('M-14 0H10', RED, 5) + line('M11 0h4', STONE.soft, 9) + fill('M15 -5H27L29 0 27 5H15Z', BARK.base),
      [348, 262],
      { turn: 68 },
    ),
    disc([346, 262], 7, ADULTS.helene.skin),
    disc([357, 293], 5.8, BABIES.binta.skin),
  )
}

/** Scissors with round ends, closed, held by their blades at the origin, their rings up. */
function scissors(at: Point, color: string, turn: number): string {
  return place(
    line('M-2 -6V20M2 -6V20', STONE.soft, 5) +
      line('M-2 -4L-5 -12M2 -4L5 -12', color, 5) +
      `<path d="M-8 -30a6 8 0 1 0 .1 0ZM8 -30a6 8 0 1 0 .1 0Z" stroke="${color}" stroke-width="4"/>`,
    at,
    { turn },
  )
}

export function halfLooksForItsHalf(): string {
  const left = mild(CAST.idris, { top: SUN.base, legs: WATER.deep, shoes: PAPER })
  const right = mild(CAST.lea, { top: FIR.base, legs: PLUM.dark, shoes: PAPER, cut: 'stripes', trim: FIR.pale })
  const small = mild({ ...CAST.zoe, view: 'front' }, { top: ROSE.base, legs: WATER.base, shoes: PAPER })
  const educator = mild(ADULTS.nadia, { top: MAPLE.base, legs: BARK.deep, shoes: PAPER })
  const baby = sleeper({ ...BABIES.olivier, view: 'front' }, WATER.soft, PAPER)
  return frame(
    ['#dfe5e6', '#f3efe3'],
    pane([164, 14], 100, 76, 'autumn'),
    curtains([164, 14], 100, 76, '#8fb1b8'),
    pinned([60, 36], 50, 42, [RED, SUN.base, WATER.base], -4),
    floor(150, '#c39a6d'),
    table([322, 204], 150, 58, BARK.cut),
    fill('M262 152l18 -2 -4 6 6 4 -22 2ZM292 151l24 0 2 9 -24 1ZM330 150l20 2 -6 5 4 5 -20 -1Z', PAPER),
    under([106, 326], 50, 6) + under([298, 326], 50, 6),
    figure(left, vary(POSES.walk, { lean: 6, nod: 2, elbows: [1, 1] }), [104, 326], 168, {
      grip: { near: [146, 246], far: [148, 214] },
    }),
    figure(right, vary(POSES.walk, { lean: 6, nod: 2, elbows: [1, 1] }), [302, 326], 168, {
      facing: -1,
      grip: { near: [260, 246], far: [258, 214] },
    }),
    place(
      fill('M122 192L178 188 166 204 182 214 166 226 182 238 166 250 178 268 124 270Z', PAPER) +
        fill('M252 192L192 188 180 204 196 214 180 226 196 238 180 250 192 268 250 270Z', PAPER) +
        fill('M146 204H166L182 214 166 226 182 238 166 250 173 260H146Z', RED) +
        fill('M180 204L196 214 180 226 196 238 180 250 187 260H236Q240 240 218 238L208 234V204Z', RED) +
        fill('M146 204H166L182 214 173 219H146ZM180 204L196 214 187 219H208V204Z', SUN.base) +
        line('M178 282q10 5 18 0M176 178q10 -5 18 0', MAPLE.dark, 3),
      [18, 0],
    ),
    disc([145, 246], 6.8, CAST.idris.skin) + disc([263, 246], 6.8, CAST.lea.skin),
    under([408, 322], 50, 6),
    chair([434, 322], MAPLE.dark, { scale: 1.72, mirror: true }),
    adult(educator, vary(POSES.sit, { lean: 0, nod: 6, elbows: [1, 1] }), [428, 322], 216, {
      facing: -1,
      grip: { near: [384, 206], far: [398, 250] },
    }),
    scissors([382, 204], RED, -14) + scissors([386, 205], WATER.base, 12),
    disc([384, 207], 8, ADULTS.nadia.skin),
    figure(baby, vary(BABY_POSES.sitFront, { nod: 0 }), [354, 350], 106, {
      build: 'baby',
      grip: { near: [340, 326], far: [370, 326] },
    }),
    fill('M334 320L344 312 352 318 360 310 374 318 378 330 370 340 358 336 348 342 336 334Z', CREAM) +
      line('M344 312L350 328 360 310M350 328L358 336M350 328L336 334', shade(CREAM, 0.2), 1.8),
    disc([336, 328], 6, BABIES.olivier.skin) + disc([375, 328], 6, BABIES.olivier.skin),
    under([36, 348], 34, 6),
    toddler(small, POSES.standFront, [36, 348], 134, { grip: { near: [15, 304], far: [44, 314] } }),
    fill('M12 276L56 272Q68 280 58 289 48 298 60 304 68 310 60 316L14 318Z', SUN.soft),
    fill('M58 281Q36 282 34 295 38 306 61 304.500 48 298 58 289 62 285 62 281Z', WATER.base),
    disc([15, 304], 6.2, CAST.zoe.skin),
    disc([44, 316], 6.2, CAST.zoe.skin),
  )
}

/** A strip of paper stuck by both ends, its back round: `w` between its feet, `h` high; `below` passes under it. */
function bridge(at: Point, w: number, h: number, color: string, below = ''): string {
  const [dx, dy] = [w * 0.3, w * -0.2]
  const arc = (from: number, to: number, back: boolean) =>
    Array.from({ length: 10 }, (_, i) => {
      const t = ((from + ((to - from) * i) / 9) * Math.PI) / 180
      return `${num((w / 2) * Math.cos(t) + (back ? dx : 0))} ${num(-h * Math.sin(t) + (back ? dy : 0))}`
    }).join(' ')
  const crest = 180 - (Math.atan((h / (w / 2)) * (dx / -dy)) * 180) / Math.PI
  const foot = (x: number, k: number) =>
    fill(`M${num(x)} 0h${num(k * w * 0.16)}l${num(dx)} ${num(dy)}h${num(-k * w * 0.16)}Z`, glow(color, 0.3))
  return place(
    foot(-w / 2, -1) +
      foot(w / 2, 1) +
      fill(`M${arc(180, crest, false)} ${arc(crest, 180, true)}Z`, shade(color, 0.4)) +
      below +
      fill(`M${arc(crest, 0, false)} ${arc(0, crest, true)}Z`, color) +
      line(`M${arc(180, 0, false)}`, glow(color, 0.5), 2.6),
    at,
  )
}

export function bridgeForTwoFingers(): string {
  const passing = mild(CAST.noah, { top: SUN.base, legs: WATER.deep, shoes: PAPER })
  const watching = mild(CAST.mei, { top: PLUM.base, legs: FIR.deep, shoes: ROSE.base })
  const pressing = mild(CAST.lila, { top: ROSE.base, legs: FIR.base, shoes: PAPER, cut: 'overalls' })
  const educator = mild(ADULTS.julie, { top: FIR.base, legs: WATER.deep, shoes: PAPER })
  const baby = barefoot(sleeper(BABIES.ines, PLUM.soft, PAPER, 'stripes'))
  const skin = CAST.noah.skin
  return frame(
    ['#e6e3d3', '#f5f0e0'],
    pane([40, 12], 100, 76, 'summer'),
    curtains([40, 12], 100, 76, '#c98f78'),
    pinned([300, 34], 50, 42, [FIR.base, ROSE.base, SUN.base], 4),
    floor(150, '#c39a6d'),
    shelf([384, 150], 86, 58, [['books', 'blocks']]),
    under([156, 206], 40, 6),
    fill('M128 232H252V324H92Z', PAPER) + fill('M255 232H386L410 318H255Z', PAPER),
    fill('M222 306L318 292 322 302 226 317Z', ROSE.soft),
    flatOut(watching, [156, 198], [-26, 42], [30, 46]),
    mouth([156, 204], 4.6, 5),
    under([424, 266], 56, 6),
    adult(educator, vary(POSES.heels, { lean: 30, nod: 8, elbows: [1, 1], stretch: 1.12 }), [432, 266], 216, {
      facing: -1,
      grip: { near: [386, 262], far: [392, 248] },
    }),
    bridge([346, 268], 60, 36, WATER.soft),
    disc([386, 262], 6.8, ADULTS.julie.skin) + line('M384 263L377 265', ADULTS.julie.skin, 5),
    toddler(pressing, vary(POSES.crouch, { lean: 52, nod: 0, elbows: [1, 1], stretch: 1.25 }), [280, 252], 138, {
      grip: { near: [312, 264], far: [320, 258] },
    }),
    bridge([200, 304], 108, 58, MAPLE.soft),
    under([80, 348], 74, 7),
    figure(passing, vary(POSES.prone, { nod: -40, elbows: [1, 1], stretch: 1.15 }), [80, 350], 152, {
      grip: { near: [170, 310], far: [136, 322] },
    }),
    line('M171 308L188 304 194 316M171 305L196 294 206 304', skin, 5),
    disc([170, 308], 7, skin),
    fill('M362 316H374A13 17 0 0 1 374 350H362Z', SUN.base),
    oval([362, 333], 13, 17, SUN.dark) + oval([366, 333], 9, 15, glow(SUN.dark, 0.3)),
    `<ellipse cx="362" cy="333" rx="13" ry="17" stroke="${SUN.pale}" stroke-width="3"/>`,
    figure(baby, vary(BABY_POSES.sit, { nod: 6 }), [424, 350], 110, { build: 'baby', facing: -1 }),
  )
}
