import { figure } from '../../../kit/figure.ts'
import { pair } from '../../../kit/geometry.ts'
import { frame } from '../../../kit/landscape.ts'
import { BARK, CREAM, FIR, glow, INK, MAPLE, PAPER, PLUM, ROSE, SNOW, STONE, SUN, WATER } from '../../../kit/palette.ts'
import { ADULTS, BABIES, bodysuit, CAST, mild, sleeper } from '../../../kit/people.ts'
import { BABY_POSES, POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, hooks, inset, napMat, pane, pinned, plant, rug, shelf } from '../../../kit/room.ts'
import { disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { bowl, droplets } from '../../../kit/things.ts'
import { ball, basket, bear, block, carton, cushion, duck, openBook, spoon, tuque } from '../../../kit/toys.ts'
import { fir } from '../../../kit/trees.ts'

export function noisesToBed(): string {
  const adult = mild(ADULTS.helene, { top: PLUM.soft, legs: PLUM.dark, shoes: PAPER })
  const baby = sleeper(BABIES.ines, SUN.soft, PAPER)
  const door2 = mild(CAST.zoe, { top: ROSE.soft, legs: '#6d84b0', shoes: PAPER })
  const ear = mild(CAST.kofi, { top: '#86a8c9', legs: PLUM.dark, shoes: PAPER, cut: 'stripes', trim: PAPER })
  const shoe = mild(CAST.mei, { top: FIR.soft, legs: '#5e7fa6', shoes: PAPER })
  const tap = '#c9d2dc'
  const hush = (d: string) => line(d, '#f3e6b8', 3.4, 0.9)
  return frame(
    ['#6b7199', '#8b88ac'],
    pane([30, 40], 96, 88, 'night', '#c9c6dc'),
    fill('M22 32H62Q58 90 66 136H22ZM134 32H100Q106 90 98 136H134Z', '#9a94c4'),
    line('M14 32H142', BARK.base, 5),
    floor(212, '#6f6679', '#b8b4cc', false),
    fill('M210 212V150H330V212Z', '#a9a5c2'),
    fill('M200 138H340V154H200Z', '#c9c6dc'),
    line('M254 140V108Q254 94 268 94T282 106V114', tap, 8),
    line('M244 138v-8M292 138v-8', tap, 6),
    droplets([[282, 118]], 4, WATER.soft),
    hush('M300 108q8 6 0 14M312 100q14 14 0 30'),
    fill('M378 212V60H462V212Z', '#d5d8e4'),
    line('M378 118H462M388 90v18M388 134v24', '#a9aec4', 5),
    hush('M366 120q-10 8 0 18M356 112q-16 16 0 34'),
    figure(ear, vary(POSES.stand, { lean: 6, nod: 0, elbows: [1, 1] }), [338, 284], 140, {
      grip: { near: [380, 200], far: [378, 178] },
    }),
    figure(adult, vary(POSES.kneel, { lean: 4, nod: -4, elbows: [1, 1] }), [206, 322], 218, {
      build: 'adult',
      grip: { near: [244, 244], far: [262, 170] },
    }),
    figure(baby, vary(BABY_POSES.held, { lean: -2, nod: -10, hands: pair(14, -30, 26, -44) }), [244, 272], 104, {
      build: 'baby',
    }),
    line('M212 222L238 258 258 256', glow(PLUM.soft, 0.12), 13),
    disc([258, 256], 8, ADULTS.helene.skin),
    figure(door2, vary(POSES.crouch, { lean: 16, nod: 12, elbows: [1, 1] }), [62, 330], 138, {
      build: 'toddler',
      grip: { near: [100, 302], far: [104, 310] },
    }),
    fill('M92 308H118V320Q134 320 136 332H92Z', MAPLE.base),
    line('M92 332H136', BARK.deep, 4),
    hush('M140 306q8 5 4 12'),
    napMat([392, 336], 150, '#6f8fb8'),
    cushion([442, 326], 46, 20, PAPER),
    figure(
      shoe,
      vary(POSES.lie, { nod: 34, hands: pair(-10, -16, -4, -18), feet: pair(34, -6, 35, -8) }),
      [398, 328],
      124,
      { facing: -1 },
    ),
    fill('M322 304Q356 294 398 304L408 330Q360 338 318 330Z', ROSE.base),
    fill('M398 304L408 330 398 332 386 303Z', ROSE.soft),
  )
}

export function footstepsOnTheStairs(): string {
  const adult = mild(ADULTS.julie, { top: FIR.base, legs: BARK.deep, shoes: INK })
  const baby = bodysuit(BABIES.binta, SUN.base, PAPER)
  const stomper = mild(CAST.rose, { top: ROSE.base, legs: WATER.deep, shoes: PAPER })
  const palm = mild(CAST.lila, { top: SUN.base, legs: PLUM.dark, shoes: PAPER, cut: 'overalls' })
  const guesser = mild(CAST.emile, { top: WATER.base, legs: FIR.deep, shoes: MAPLE.base, cut: 'stripes', trim: PAPER })
  const ring = (x: number, y: number, k: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="${26 * k}" ry="${8 * k}" stroke="${MAPLE.dark}" stroke-width="3.4" opacity=".8"/>`
  return frame(
    ['#f3d8b8', '#f7e8d2'],
    pane([32, 40], 90, 80, 'night'),
    pinned([176, 52], 50, 42, [PLUM.base, SUN.base], -4),
    floor(218, '#c29a72'),
    fill('M300 218V20H480V218Z', '#d9b896'),
    fill('M480 20V96L452 96V126H424V156H396V186H368V218H300V222H480Z', '#a67c58'),
    line('M480 96H452V126H424V156H396V186H368V218', '#7d5a40', 5),
    line('M308 120L452 20M316 218V118M368 186V84M424 156V42', BARK.pale, 6),
    figure(
      mild({ ...ADULTS.marc }, { top: PLUM.base, legs: WATER.deep, shoes: INK }),
      vary(POSES.walk, { lean: 0, nod: 0 }),
      [436, 146],
      190,
      { build: 'adult', facing: -1, step: { near: [410, 152], far: [444, 120] } },
    ),
    fill('M300 0H480V34H300Z', '#e9cda8'),
    line('M300 34H480', PAPER, 5),
    line('M300 0V222', PAPER, 7),
    ring(408, 164, 0.5),
    ring(408, 164, 0.9),
    rug([190, 316], 186, 38, '#7fa3a8', '#b4c9c6'),
    figure(guesser, vary(POSES.stand, { lean: 6, nod: -2, elbows: [1, 1] }), [208, 272], 150, {
      grip: { near: [232, 172], far: [226, 220] },
    }),
    figure(adult, vary(POSES.tailor, { lean: 0, nod: -6, elbows: [1, 1] }), [104, 318], 228, {
      build: 'adult',
      grip: { near: [164, 216], far: [146, 280] },
    }),
    line('M166 214l8 -10M168 218l12 -3M164 222l11 5', ADULTS.julie.skin, 5),
    figure(
      stomper,
      vary(POSES.stand, {
        lean: 0,
        nod: -6,
        feet: pair(12, -16, -4, -4),
        hands: pair(-20, -52, 24, -54),
        elbows: [-1, 1],
      }),
      [296, 316],
      128,
      { build: 'toddler' },
    ),
    ring(304, 320, 0.6),
    figure(palm, vary(POSES.crouch, { hip: [-4, -16], lean: 44, nod: -14 }), [396, 350], 146, {
      facing: -1,
      grip: { near: [344, 348], far: [356, 344] },
    }),
    line('M334 340q-8 6 0 12M326 334q-14 10 0 22', MAPLE.dark, 3.4),
    figure(baby, vary(BABY_POSES.sit, { lean: 10, nod: -12 }), [190, 354], 120, {
      build: 'baby',
      grip: { near: [222, 342], far: [216, 318] },
    }),
    line('M230 336q8 4 4 12M240 330q10 8 4 20', MAPLE.dark, 3.4),
  )
}

export function fourCorners(): string {
  const adult = mild(ADULTS.pierre, { top: FIR.base, legs: BARK.deep, shoes: INK })
  const crawler = sleeper(BABIES.malik, SUN.base, PAPER)
  const imitator = mild(CAST.zoe, { top: ROSE.base, legs: WATER.deep, shoes: PAPER })
  const builder = mild(CAST.theo, { top: WATER.base, legs: PLUM.dark, shoes: MAPLE.base, cut: 'stripes', trim: PAPER })
  const reader = mild(CAST.anh, { top: PLUM.base, legs: FIR.deep, shoes: PAPER })
  const actor = mild(CAST.awa, { top: MAPLE.base, legs: WATER.deep, shoes: SUN.base })
  const box = '#c99f6c'
  return frame(
    ['#e6eadc', '#f3f0e0'],
    pane([198, 32], 92, 80, 'spring'),
    floor(186, '#d3ae82'),
    fill('M-10 196H150L190 262H-10Z', '#9cc3cc'),
    fill('M330 196H490V262H290Z', '#e3b9c4'),
    fill('M-10 278H182L150 370H-10Z', '#f0d79a'),
    fill('M298 278H490V370H330Z', '#b6d0a2'),
    shelf([16, 186], 84, 64, [['books', 'books']]),
    figure(reader, vary(POSES.floor, { lean: 6, nod: 10, elbows: [1, 1] }), [46, 248], 132, {
      grip: { near: [82, 214], far: [90, 216] },
    }),
    openBook([92, 222], ROSE.base, SUN.base, { scale: 0.86 }),
    openBook([128, 250], WATER.base, FIR.base, { scale: 0.62 }),
    block([346, 240], 48, 40, box),
    block([400, 240], 48, 40, glow(box, 0.14)),
    block([374, 199], 48, 38, glow(box, 0.06)),
    figure(builder, vary(POSES.reach, { lean: 6, nod: -6, elbows: [1, 1] }), [446, 250], 140, {
      facing: -1,
      grip: { near: [418, 158], far: [408, 164] },
    }),
    block([404, 162], 46, 34, glow(box, 0.2)),
    disc([420, 158], 6.2, CAST.theo.skin),
    rug([240, 276], 74, 20, '#f4ead2', '#d9c49a'),
    figure(adult, vary(POSES.tailorFront, { hands: pair(-34, -40, 34, -40), elbows: [-1, 1] }), [240, 288], 216, {
      build: 'adult',
    }),
    figure(crawler, vary(BABY_POSES.crawl, {}), [56, 346], 118, { build: 'baby' }),
    figure(imitator, vary(POSES.crawl, { lean: 68, nod: -50 }), [172, 352], 122, { build: 'toddler', facing: -1 }),
    figure(
      { ...actor, view: 'front', hat: { kind: 'sunhat', color: PLUM.base, trim: SUN.base } },
      vary(POSES.standFront, { hands: pair(-36, -66, 34, -70), elbows: [-1, 1] }),
      [396, 352],
      150,
      {},
    ),
    fill(
      'M346 250Q366 268 396 268 428 268 448 246L460 312Q438 302 428 324 410 306 396 326 380 306 364 324 354 304 332 314Z',
      SUN.base,
      0.92,
    ),
    line('M360 262L356 310M396 270V316M432 262L438 312', SUN.dark, 2.4),
    disc([342, 248], 6.6, CAST.awa.skin),
    disc([448, 244], 6.6, CAST.awa.skin),
    tuque([318, 350], ROSE.base, CREAM),
  )
}

export function rhymeBasket(): string {
  const adult = mild(ADULTS.minh, { top: FIR.base, legs: BARK.deep, shoes: INK })
  const sucker = bodysuit(BABIES.jeanne, ROSE.base, PAPER)
  const giver = mild(CAST.noah, { top: MAPLE.base, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: CREAM })
  const stirrer = mild(CAST.lea, { top: SUN.base, legs: PLUM.dark, shoes: ROSE.base })
  const far = mild(CAST.idris, { top: WATER.base, legs: FIR.deep, shoes: PAPER })
  const note = (x: number, y: number, color: string, turn = 0) =>
    place(line('M0 0V-20Q7 -18 9 -11', color, 3.2) + oval([-4, 1], 5.6, 4.2, color, -20), [x, y], { turn })
  const star = 'M0 -19l5.6 12.6 13.8 1.4 -10.2 9.4 2.8 13.6 -12 -7 -12 7 2.8 -13.6 -10.2 -9.4 13.8 -1.4Z'
  return frame(
    ['#e0e6f2', '#f2eee8'],
    pane([334, 36], 108, 88, 'rain'),
    curtains([334, 36], 108, 88, SUN.soft),
    plant([40, 214], ROSE.base, { scale: 1 }),
    floor(214, '#d2ac80'),
    rug([240, 312], 226, 44, '#d98f7a', '#f0c9b0'),
    figure(far, vary(POSES.crouch, { lean: 10, nod: 4, elbows: [1, 1] }), [412, 276], 132, {
      grip: { near: [440, 240], far: [436, 236] },
    }),
    fill('M424 244H468L460 258H432Z', BARK.base) +
      line('M446 244V214', BARK.soft, 4) +
      fill('M448 216L466 238H448Z', PAPER),
    line('M416 264q10 -8 20 0t20 0 20 0', WATER.base, 4),
    figure(
      adult,
      vary(POSES.floorFront, { hands: pair(-14, -40, 30, -52), feet: pair(-31, -5, 31, -5) }),
      [240, 296],
      232,
      { build: 'adult', grip: { near: [194, 196], far: [276, 244] } },
    ),
    spoon([194, 196], BARK.soft, { turn: -62, scale: 1.3 }),
    line('M170 162a26 12 0 0 1 40 -14l-9 -3M210 148l-6 7', MAPLE.dark, 3.6),
    disc([194, 197], 8, ADULTS.minh.skin),
    note(150, 140, PLUM.base, -8),
    note(286, 122, ROSE.base, 8),
    note(308, 156, FIR.dark, -6),
    basket([240, 340], 104, 50, BARK.pale, fill('M-26 -50q0 -22 20 -22t20 22Z', WATER.deep)),
    fill('M244 286Q276 276 296 296L290 330Q276 318 262 326 250 312 238 316Z', PAPER),
    line('M254 292L250 314M276 290L276 320', SNOW.shade, 2.4),
    disc([276, 288], 8, ADULTS.minh.skin),
    figure(giver, vary(POSES.stand, { lean: 8, nod: 4, elbows: [1, 1] }), [84, 320], 132, {
      build: 'toddler',
      grip: { near: [128, 252], far: [122, 256] },
    }),
    duck([136, 258], SUN.base, { scale: 1.2 }),
    disc([126, 256], 6.4, CAST.noah.skin),
    figure(stirrer, vary(POSES.heels, { lean: 4, nod: -8, elbows: [1, 1] }), [392, 352], 148, {
      facing: -1,
      grip: { near: [356, 266], far: [360, 300] },
    }),
    line('M346 258a20 9 0 0 1 30 -8', MAPLE.dark, 3.4),
    figure(sucker, vary(BABY_POSES.sit, { lean: 0, nod: 4 }), [132, 354], 126, {
      build: 'baby',
      grip: { near: [162, 300], far: [168, 306] },
    }),
    place(fill(star, SUN.base) + line('M-4 -2h.1M4 -2h.1', INK, 2.4), [172, 300], { turn: 12, scale: 0.95 }),
    disc([163, 303], 6.6, BABIES.jeanne.skin),
  )
}

export function bearsFallAsleep(): string {
  const adult = mild(ADULTS.lucie, { top: MAPLE.base, legs: BARK.deep, shoes: BARK.dark })
  const baby = sleeper(BABIES.tao, SUN.base, PAPER)
  const left = mild(CAST.noah, { top: BARK.soft, legs: BARK.base, shoes: BARK.dark })
  const right = mild(CAST.rose, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const hoarder = mild(CAST.sami, { top: FIR.soft, legs: FIR.deep, shoes: BARK.dark, cut: 'stripes', trim: CREAM })
  const food = (x: number, y: number, color: string) => ball([x, y], 11, color, glow(color, 0.4))
  return frame(
    ['#8493ad', '#b4b2b8'],
    pane([330, 34], 112, 92, 'winter'),
    fill('M322 26H350Q346 90 354 140H322Z', PLUM.soft),
    line('M312 26H460', BARK.base, 5),
    floor(206, '#9b7d66', '#d0cdd0'),
    fill('M60 326V170H330V326Z', '#4a382f'),
    oval([196, 300], 130, 40, '#6e5443'),
    cushion([120, 326], 96, 26, PLUM.base),
    cushion([266, 326], 96, 26, FIR.base),
    figure(left, vary(POSES.heels, { lean: -2, nod: 26, hands: pair(12, -14, 14, -14) }), [154, 312], 148, {
      facing: -1,
    }),
    figure(right, vary(POSES.heels, { lean: -2, nod: 26, hands: pair(12, -14, 14, -14) }), [236, 312], 144, {}),
    line('M88 222h12l-10 12h12M106 204h9l-8 9h9', '#f3e6b8', 3.4),
    line('M286 224h12l-10 12h12M306 208h9l-8 9h9', '#f3e6b8', 3.4),
    fill('M46 160H344L362 178H28Z', '#b9906a'),
    fill(
      'M20 172H370V192Q346 206 322 190 298 206 274 190 248 206 222 190 196 206 170 190 146 206 120 190 94 206 70 190 46 206 20 192Z',
      '#8a6a4e',
    ),
    fill('M20 182H72Q64 260 74 340H16Q24 260 20 182Z', '#8a6a4e'),
    fill('M370 182H322Q330 250 322 330H372Q366 260 370 182Z', '#7b5d44'),
    line('M40 200Q36 270 42 334M350 200Q354 260 350 324', '#a98763', 3),
    fir([406, 210], 70, '#5d8a70'),
    figure(adult, vary(POSES.crawl, { lean: 74, nod: -52 }), [402, 344], 218, { build: 'adult', facing: -1 }),
    carton([116, 354], 92, 30, food(-24, -34, ROSE.base) + food(0, -38, SUN.base) + food(24, -34, FIR.soft)),
    figure(hoarder, vary(POSES.crawl, { lean: 66, nod: -46 }), [224, 352], 126, {
      build: 'toddler',
      facing: -1,
      grip: { near: [186, 338] },
    }),
    food(176, 342, MAPLE.base),
    figure(baby, vary(BABY_POSES.tummy, {}), [306, 354], 108, { build: 'baby', facing: 1, grip: { near: [332, 342] } }),
    food(340, 344, WATER.base),
    food(26, 344, PLUM.base),
    food(456, 250, ROSE.soft),
  )
}

export function handsOfTheHouse(): string {
  const cook = mild(
    { ...ADULTS.marc, hat: { kind: 'bonnet', color: PAPER, trim: STONE.pale } },
    { top: WATER.base, legs: INK, shoes: INK, cut: 'apron', trim: PAPER },
  )
  const adult = mild(ADULTS.nadia, { top: FIR.base, legs: BARK.deep, shoes: INK })
  const baby = sleeper(BABIES.ambre, ROSE.soft, PAPER)
  const stirring = mild(CAST.fatou, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const turning = mild(CAST.mei, { top: ROSE.base, legs: WATER.deep, shoes: MAPLE.base })
  const rubbing = mild(CAST.emile, { top: PLUM.base, legs: FIR.deep, shoes: SUN.base, cut: 'stripes', trim: CREAM })
  return frame(
    ['#f2e2c6', '#f7ecd8'],
    pinned([60, 56], 54, 46, [FIR.base, MAPLE.base], -4),
    floor(222, '#c7a17a', PAPER),
    inset(
      [222, 30],
      236,
      200,
      fill('M0 0h236v200H0Z', '#dceaec'),
      line('M0 40H236M0 80H236M40 0V80M90 0V80M140 0V80M190 0V80', '#c3d8dc', 2),
      line('M20 22H150', STONE.dark, 4),
      [36, 66, 96, 128]
        .map(
          (x, i) =>
            line(`M${x} 22v16`, STONE.base, 3) +
            disc([x, 46], 9 - (i % 2) * 2, [STONE.soft, MAPLE.base, STONE.base, SUN.base][i] ?? INK),
        )
        .join(''),
      fill('M0 130H236V200H0Z', '#b9c2bf'),
      fill('M0 126H236V136H0Z', '#9aa5a2'),
    ),
    figure(cook, vary(POSES.stand, { lean: 8, nod: 10, elbows: [1, 1] }), [404, 262], 212, {
      build: 'adult',
      facing: -1,
      grip: { near: [346, 128], far: [366, 150] },
    }),
    fill('M290 112H358V158H290Z', STONE.dark),
    oval([324, 112], 34, 8, MAPLE.soft),
    line('M346 128L330 104', BARK.base, 5),
    disc([346, 126], 8, ADULTS.marc.skin),
    line('M304 98q-8 -12 0 -22M324 94q-8 -12 0 -24', PAPER, 4, 0.9),
    fill('M222 156H458V170H222Z', '#9aa5a2'),
    fill('M222 170H458V236H222Z', '#cfd6d2'),
    line('M216 238V28H464V238', BARK.soft, 9),
    line('M222 188H458', BARK.pale, 7),
    line('M222 236H458', BARK.pale, 7),
    line(
      'M240 188v48M266 188v48M292 188v48M318 188v48M344 188v48M370 188v48M396 188v48M422 188v48M446 188v48',
      BARK.pale,
      5,
    ),
    figure(adult, vary(POSES.stand, { lean: 0, nod: 2, elbows: [1, 1] }), [96, 316], 222, {
      build: 'adult',
      grip: { near: [140, 206], far: [146, 196] },
    }),
    figure(baby, vary(BABY_POSES.held, { lean: 4, nod: -4, hands: pair(18, -28, 26, -40) }), [130, 216], 104, {
      build: 'baby',
    }),
    line('M100 158L126 206 146 204', glow(FIR.base, 0.12), 13),
    disc([146, 204], 8, ADULTS.nadia.skin),
    figure({ ...stirring, view: 'side' }, vary(POSES.stand, { lean: 4, nod: -8, elbows: [1, 1] }), [196, 340], 152, {
      grip: { near: [232, 256], far: [226, 264] },
    }),
    line('M220 244a20 9 0 0 1 32 -6l-8 -3M252 238l-5 6', MAPLE.dark, 3.4),
    figure(
      turning,
      vary(POSES.stand, { lean: 2, nod: -8, hands: pair(20, -66, 24, -54), elbows: [1, 1] }),
      [300, 346],
      134,
      { build: 'toddler' },
    ),
    line('M338 258q10 -2 10 8M332 246q14 -8 24 4', MAPLE.dark, 3.4),
    figure(rubbing, vary(POSES.kneel, { lean: 28, nod: 10 }), [378, 348], 150, {
      grip: { near: [424, 320], far: [416, 324] },
    }),
    fill('M410 322q16 -10 38 0l-4 8h-32Z', WATER.soft),
    disc([424, 320], 6.8, CAST.emile.skin),
    line('M404 338q22 8 46 0', MAPLE.dark, 3.4),
    [
      [30, 340],
      [56, 350],
    ]
      .map(([x, y]) => bowl([x ?? 0, y ?? 0], x === 30 ? SUN.base : ROSE.base, { scale: 0.9 }))
      .join(''),
  )
}

export function whatToShowYou(): string {
  const parent = mild(ADULTS.minh, { top: MAPLE.base, legs: WATER.deep, shoes: BARK.dark })
  const newcomer = mild(CAST.jasleen, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const guide = mild(CAST.theo, { top: FIR.base, legs: WATER.deep, shoes: SUN.base, cut: 'stripes', trim: CREAM })
  const owner = mild(CAST.awa, { top: PLUM.base, legs: FIR.deep, shoes: PAPER })
  const baby = sleeper(BABIES.olivier, WATER.base, PAPER)
  const adult = mild(ADULTS.helene, { top: WATER.deep, legs: BARK.deep, shoes: INK })
  const yellow = SUN.base
  const square = (x: number, y: number, s: number) =>
    fill(
      `M${x - 18 * s} ${y}Q${x} ${y - 10 * s} ${x + 18 * s} ${y}L${x + 22 * s} ${y + 26 * s}Q${x + 8 * s} ${y + 20 * s} ${x} ${y + 28 * s} ${x - 8 * s} ${y + 20 * s} ${x - 22 * s} ${y + 26 * s}Z`,
      yellow,
    ) +
    line(
      `M${x - 6 * s} ${y - 2}L${x - 8 * s} ${y + 20 * s}M${x + 8 * s} ${y - 2}L${x + 10 * s} ${y + 18 * s}`,
      SUN.dark,
      2,
    )
  return frame(
    ['#dbe6e6', '#f0eee0'],
    pane([186, 36], 104, 84, 'autumn'),
    hooks([18, 84], 36, [ROSE.base, '', FIR.base]),
    floor(212, '#cba67c'),
    shelf([374, 212], 92, 76, [
      ['ball', 'rings'],
      ['basket', 'blocks'],
    ]),
    square(420, 134, 0.8),
    figure(owner, vary(POSES.stand, { lean: 2, nod: 4, elbows: [1, 1] }), [220, 258], 124, {
      build: 'toddler',
      grip: { near: [252, 214] },
    }),
    square(262, 206, 0.8),
    rug([230, 320], 150, 30, '#a9c6ab', '#d3e0c6'),
    figure(parent, vary(POSES.stand, { lean: 2, nod: 12, elbows: [1, 1] }), [70, 328], 226, {
      build: 'adult',
      grip: { near: [104, 226], far: [112, 214] },
    }),
    figure(newcomer, vary(POSES.stand, { lean: 0, nod: 4, elbows: [1, 1] }), [132, 338], 142, {
      grip: { near: [108, 232], far: [158, 268] },
    }),
    disc([106, 230], 8, ADULTS.minh.skin),
    fill('M262 334V246Q314 216 372 246V334Z', BARK.soft),
    fill('M274 334V258Q316 234 360 258V334Z', '#5a4638'),
    fill('M272 246Q314 222 364 246L358 232Q314 206 276 232Z', glow(BARK.soft, 0.2)),
    bear([322, 326], BARK.pale, { scale: 0.86 }),
    block([296, 332], 20, 20, ROSE.base),
    figure(guide, vary(POSES.kneel, { lean: 10, nod: 0, elbows: [1, 1] }), [226, 350], 154, {
      grip: { near: [272, 250], far: [264, 292] },
      facing: 1,
    }),
    fill('M258 238Q284 228 300 246L306 278Q290 268 280 284 268 270 254 276Z', yellow),
    line('M268 242L266 268M288 246L292 268', SUN.dark, 2.2),
    disc([270, 246], 7, CAST.theo.skin),
    figure(adult, vary(POSES.kneel, { lean: 2, nod: 8, elbows: [1, 1] }), [428, 346], 204, {
      build: 'adult',
      facing: -1,
      grip: { near: [388, 284], far: [394, 294] },
    }),
    figure(baby, vary(BABY_POSES.sit, { lean: 4, nod: 4 }), [38, 354], 104, {
      build: 'baby',
      grip: { near: [64, 326], far: [66, 318] },
    }),
    square(72, 322, 0.7),
  )
}
