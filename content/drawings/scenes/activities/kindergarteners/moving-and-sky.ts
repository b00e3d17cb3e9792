import { figure, type Person } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence, log } from '../../../kit/ground.ts'
import { cloud, frame, land, leaves, speed, sun, tufts, woods } from '../../../kit/landscape.ts'
import { BARK, CREAM, FIR, glow, INK, MAPLE, PAPER, PLUM, ROSE, STONE, SUN, WATER } from '../../../kit/palette.ts'
import { ADULTS, autumn, barefoot, CAST, mild, rain, summer } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { bench, door, floor, inset, pinned } from '../../../kit/room.ts'
import { dashes, disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { bucket } from '../../../kit/things.ts'
import { ball, crayon } from '../../../kit/toys.ts'
import { foliage, leafy, mapleLeaf, reeds, trunk } from '../../../kit/trees.ts'
import { wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

/** The closed lid of a head turned to the side, over the face. */
function lid([x, y]: Point, facing: 1 | -1): string {
  return line(`M${x - 4 * facing} ${y}q${3.5 * facing} 3.6 ${7 * facing} 0`, INK, 1.8)
}

export function iAmYourEyes(): string {
  const blind = mild(CAST.lea, { top: SUN.base, legs: PLUM.dark, shoes: PAPER, cut: 'stripes', trim: MAPLE.base })
  const guide = mild(CAST.kofi, { top: FIR.base, legs: WATER.deep, shoes: MAPLE.base })
  const second = mild(CAST.mei, { top: ROSE.base, legs: FIR.deep, shoes: SUN.base })
  const lead = mild(CAST.theo, { top: PLUM.base, legs: BARK.deep, shoes: PAPER })
  const adult = mild(ADULTS.nadia, { top: WATER.base, legs: BARK.dark, shoes: INK })
  return frame(
    ['#cfe6ea', '#f9f3d6'],
    woods(176, 60, '#c5dfb3', 13, 'round'),
    leafy([62, 214], 150, FIR.soft, 3),
    bench([214, 218], 84, 26, BARK.soft),
    land([0, 206, 240, 196, 480, 208], '#a2cd82'),
    land([0, 284, 240, 276, 480, 286], '#92c072'),
    leaves({ x: [0, 320], y: [214, 350] }, 8, [SUN.base, FIR.base], 5, 6),
    figure(lead, vary(POSES.walk, { lean: 2, nod: 0 }), [142, 264], 120, {
      facing: -1,
      grip: { near: [124, 204], far: [174, 206] },
    }),
    figure(second, vary(POSES.walk, { lean: 2, nod: -4, elbows: [1, 1] }), [192, 266], 118, {
      facing: -1,
      grip: { near: [160, 208], far: [156, 188] },
    }),
    lid([174, 170], -1),
    figure(adult, vary(POSES.standFront, { hands: pair(-36, -60, 36, -60), elbows: [-1, 1] }), [290, 272], 184, {
      build: 'adult',
    }),
    trunk([430, 344], -10, 104, BARK.base),
    foliage([440, -16], 150, 54, FIR.base, 6, 14),
    line('M396 120v34M420 60v44M446 200v40M400 250v30M424 150v30', BARK.dark, 4),
    oval([394, 208], 9, 14, BARK.deep),
    figure(guide, vary(POSES.stand, { lean: 4, nod: 2, elbows: [1, 1] }), [256, 350], 164, {
      grip: { near: [306, 252], far: [296, 268] },
    }),
    figure(blind, vary(POSES.stand, { lean: 6, nod: -4, elbows: [1, -1] }), [328, 350], 162, {
      grip: { near: [384, 240], far: [378, 214] },
    }),
    lid([345, 218], 1),
    disc([384, 240], 7.4, CAST.lea.skin),
    line('M384 240l7 -6M384 241l9 0', CAST.lea.skin, 4),
    line('M252 246Q286 242 308 250', glow(FIR.base, 0.12), 12.6),
    disc([310, 250], 7, CAST.kofi.skin),
    line('M398 228q8 -4 12 0M398 250q8 4 12 0', SUN.pale, 2.6),
  )
}

export function inventedTag(): string {
  const chased = mild(CAST.emile, { top: SUN.base, legs: WATER.deep, shoes: MAPLE.base })
  const tagger = mild(CAST.fatou, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER, cut: 'stripes', trim: PAPER })
  const statue = mild(CAST.maika, { top: FIR.base, legs: SUN.dark, shoes: MAPLE.deep })
  const haven = mild(CAST.anh, { top: WATER.base, legs: BARK.deep, shoes: SUN.base })
  const adult = mild(ADULTS.pierre, { top: PLUM.base, legs: WATER.deep, shoes: BARK.dark })
  return frame(
    ['#f4e3bd', '#fbf3da'],
    sun([74, 84], 26, SUN.soft),
    woods(186, 64, '#e2d3a0', 5, 'round'),
    leafy([402, 226], 190, MAPLE.base, 7),
    fence([-6, 360], 216, 46, '#cfb084', 28),
    land([0, 212, 240, 204, 480, 214], '#bcc978'),
    land([0, 290, 240, 282, 480, 292], '#abba68'),
    leaves({ x: [280, 480], y: [222, 290] }, 14, [MAPLE.base, SUN.base], 6, 7),
    figure(
      { ...statue, view: 'front' },
      vary(POSES.standFront, {
        hands: pair(-34, -52, 30, -88),
        elbows: [-1, 1],
        feet: pair(-5, -16, 6, -4),
        knees: [-1, 1],
      }),
      [250, 258],
      118,
      {},
    ),
    oval([250, 256], 26, 5, INK, 0, 0.14),
    wheelchair([420, 320], MAPLE.base, { scale: 1.06, mirror: true }),
    figure(
      haven,
      vary(POSES.sit, { hip: [0, -38], lean: 0, nod: -4, feet: pair(26, -12, 28, -12), elbows: [1, 1] }),
      [420, 322],
      142,
      { facing: -1, grip: { near: [372, 232], far: [386, 274] } },
    ),
    wheelchairWheel([420, 320], MAPLE.base, { scale: 1.06, mirror: true }),
    disc([372, 232], 24, SUN.pale, 0.5),
    disc([372, 232], 6.4, CAST.anh.skin),
    speed('M94 238H142M86 262H130', PAPER),
    figure(adult, vary(POSES.run, { lean: 14, nod: -10 }), [196, 332], 196, {
      build: 'adult',
      grip: { near: [156, 228], far: [248, 194] },
    }),
    figure(tagger, vary(POSES.run, { lean: 18, nod: -14, feet: pair(-20, -16, 18, -8) }), [86, 352], 156, {
      grip: { near: [142, 226], far: [60, 258] },
    }),
    speed('M10 290H44M4 312H34', PAPER),
    figure(chased, vary(POSES.rush, { lean: 10, nod: -6 }), [300, 352], 156, {
      grip: { near: [272, 262], far: [350, 236] },
    }),
    line('M138 208l-4 -9M150 208l2 -10M160 212l7 -7', MAPLE.dark, 3.4),
  )
}

/** A great heron standing on one leg, its bill to the right. */
function heron(where: Point, scale = 1): string {
  return place(
    line('M-2 0V-34M4 -34L12 -22 4 -14', '#6f6a5c', 2.6) +
      fill('M-26 -36Q-10 -62 14 -56 22 -44 6 -34 -10 -28 -26 -36Z', '#7d93a6') +
      fill('M-26 -36Q-12 -50 4 -48 0 -38 -26 -36Z', '#5d7488') +
      line('M10 -52Q24 -58 18 -72T24 -90', '#93a8b8', 6) +
      fill('M18 -94Q28 -100 34 -92L54 -88 34 -86Q24 -84 18 -94Z', '#93a8b8') +
      fill('M33 -92L56 -88 33 -86Z', SUN.dark) +
      line('M20 -94L8 -100', INK, 2.4),
    where,
    { scale },
  )
}

export function heronStep(): string {
  const front = mild(CAST.awa, { top: WATER.base, legs: PLUM.dark, shoes: ROSE.base })
  const low = mild(CAST.sami, { top: FIR.soft, legs: FIR.deep, shoes: SUN.base })
  const wobbly = mild(CAST.rose, { top: ROSE.base, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: PAPER })
  const adult = mild(ADULTS.minh, { top: PLUM.base, legs: BARK.deep, shoes: INK })
  const seatedChild = mild(CAST.noah, { top: SUN.base, legs: MAPLE.dark, shoes: PAPER })
  return frame(
    ['#bfdfe6', '#f3f1da'],
    land([0, 110, 120, 88, 260, 104, 380, 84, 480, 100], '#a9c8b4'),
    woods(120, 26, '#86b28c', 6, 'mixed'),
    fill('M0 122H480V206H0Z', WATER.soft),
    line('M30 142h60M160 156h80M320 140h60M400 170h60M70 180h50M250 186h70', WATER.pale, 4),
    heron([84, 190], 0.86),
    line('M40 196q24 -8 52 -2t46 -2', '#8fb5a0', 8),
    land([0, 206, 240, 200, 480, 208], '#9dc680'),
    fence([6, 486], 224, 34, '#cdb083', 36),
    land([0, 232, 240, 224, 480, 234], '#aed08a'),
    fill('M30 300Q60 244 240 240 430 244 460 300 470 352 240 354 10 352 30 300Z', '#c7dd9c'),
    dashes('M30 300Q60 244 240 240 430 244 460 300 470 352 240 354 10 352 30 300Z', BARK.soft, 4, '14 12'),
    figure(adult, vary(POSES.standFront, { hands: pair(-30, -52, 32, -58), elbows: [-1, 1] }), [250, 270], 190, {
      build: 'adult',
    }),
    figure(
      wobbly,
      vary(POSES.balance, { lean: -10, nod: 4, feet: pair(16, -20, -2, -4), hands: pair(-36, -56, 34, -80) }),
      [354, 296],
      140,
      { facing: -1 },
    ),
    line('M392 192q8 6 6 16M312 172q-8 2 -10 12', PAPER, 3),
    figure(
      front,
      vary(POSES.stand, { lean: 8, nod: 0, feet: pair(16, -24, 0, -4), elbows: [-1, -1], knees: [-1, -1] }),
      [116, 342],
      166,
      { grip: { near: [72, 214], far: [154, 196] } },
    ),
    fill('M70 208L54 200 62 216 50 220 66 228Z', WATER.pale),
    line('M154 196l20 -8', CAST.awa.skin, 6),
    figure(low, vary(POSES.crouch, { lean: 30, nod: -14, hands: pair(14, -8, 20, -8) }), [268, 350], 138, {
      facing: -1,
    }),
    figure(seatedChild, vary(POSES.tailor, { lean: 2, nod: 4, elbows: [-1, -1] }), [440, 352], 156, {
      facing: -1,
      grip: { near: [410, 250], far: [428, 312] },
    }),
    fill('M414 242L382 248 412 258Z', CAST.noah.skin),
    reeds([-10, 46], 364, 60, 5, FIR.base, 4),
  )
}

export function slowestRace(): string {
  const knee = mild(CAST.jasleen, { top: ROSE.base, legs: WATER.deep, shoes: PAPER })
  const turtle = mild(CAST.emile, { top: FIR.base, legs: FIR.deep, shoes: SUN.base })
  const slug = mild(CAST.lila, { top: SUN.base, legs: MAPLE.base, shoes: PAPER })
  const wheels = mild(CAST.zoe, { top: PLUM.base, legs: WATER.base, shoes: ROSE.base, cut: 'stripes', trim: CREAM })
  const adult = mild(ADULTS.marc, { top: WATER.base, legs: BARK.deep, shoes: INK })
  const ghost = (d: string) => line(d, '#ffffff', 7, 0.5)
  return frame(
    ['#e2e8ee', '#f2efe6'],
    fill('M0 120H480V206H0Z', '#c9dbe2'),
    line('M0 120H480', PAPER, 6),
    door([36, 206], 76, 168, '#d98f5f'),
    door([390, 206], 76, 168, '#7fa58a'),
    pinned([176, 48], 46, 40, [ROSE.base, SUN.base], -4),
    pinned([244, 44], 46, 40, [FIR.base, WATER.base], 3),
    pinned([316, 50], 46, 40, [PLUM.base, MAPLE.base], -2),
    floor(206, '#d8b88e', PAPER, false),
    line('M0 246H480M0 294H480', '#c7a67c', 2),
    fill('M34 206H46L14 360H-6Z', MAPLE.base),
    fill('M420 206H428L472 360H454Z', PAPER),
    fill('M428 206H436L490 360H472Z', INK),
    dashes('M424 208L464 360', INK, 8, '12 12'),
    ghost('M86 150q-16 6 -20 22M80 170q-14 8 -16 22'),
    figure(
      adult,
      vary(POSES.stand, { lean: -4, nod: 0, feet: pair(20, -26, -4, -4), elbows: [-1, 1], knees: [-1, -1] }),
      [142, 264],
      186,
      { build: 'adult', grip: { near: [98, 158], far: [190, 154] } },
    ),
    ghost('M208 192q-12 4 -16 16M204 212q-10 4 -12 14'),
    figure(
      barefoot(knee),
      vary(POSES.stand, { lean: -6, nod: 2, feet: pair(20, -30, -2, -4), elbows: [-1, 1], knees: [-1, -1] }),
      [252, 290],
      146,
      { grip: { near: [220, 228], far: [290, 194] } },
    ),
    wheelchair([352, 294], WATER.base, { scale: 1.06 }),
    figure(
      wheels,
      vary(POSES.sit, { hip: [0, -38], lean: 8, nod: 0, feet: pair(26, -12, 28, -12), elbows: [1, 1] }),
      [352, 296],
      142,
      { grip: { near: [356, 250], far: [364, 254] } },
    ),
    wheelchairWheel([352, 294], WATER.base, { scale: 1.06 }),
    disc([356, 250], 6.4, CAST.zoe.skin),
    ghost('M44 292q-12 4 -16 16'),
    oval([120, 350], 50, 6, INK, 0, 0.12),
    figure(barefoot(turtle), vary(POSES.crawl, { lean: 76, nod: -56 }), [108, 350], 146, {}),
    fill('M60 304Q92 264 138 296L134 310Q92 320 60 310Z', FIR.soft),
    line('M80 306L92 284 112 304M92 284L110 282 126 302', FIR.dark, 3),
    oval([298, 352], 84, 7, '#bcd7df', 0, 0.9),
    figure(barefoot(slug), vary(POSES.prone, { lean: 76, nod: -54, hands: pair(10, -6, 14, -6) }), [290, 350], 144, {}),
    line('M362 286q-2 -14 6 -20M352 286q-6 -12 -2 -20', CAST.lila.skin, 4),
  )
}

export function boxBetweenGroups(): string {
  const opener = mild(CAST.noah, { top: MAPLE.base, legs: WATER.deep, shoes: SUN.base, cut: 'stripes', trim: CREAM })
  const palm = mild(CAST.mei, { top: PLUM.base, legs: FIR.deep, shoes: ROSE.base })
  const artist = mild(CAST.lila, { top: SUN.base, legs: PLUM.dark, shoes: PAPER, cut: 'overalls' })
  const beyond = mild(CAST.rose, { top: FIR.base, legs: WATER.deep, shoes: PAPER })
  const beyond2 = mild(CAST.idris, { top: WATER.base, legs: BARK.deep, shoes: PAPER })
  const adult = mild(ADULTS.julie, { top: ROSE.dark, legs: BARK.deep, shoes: INK })
  let mesh = ''
  for (let x = -220; x <= 480; x += 26) mesh += `M${x} 262L${x + 140} 122M${x} 122L${x + 140} 262`
  return frame(
    ['#c9e4ee', '#f6f4da'],
    woods(160, 56, '#c6dfb5', 10, 'round'),
    leafy([116, 212], 160, FIR.soft, 4),
    land([0, 208, 240, 200, 480, 210], '#abcf88'),
    figure(
      beyond,
      vary(POSES.stand, { lean: 4, nod: 4, elbows: [1, 1], hands: pair(20, -72, 10, -40) }),
      [404, 252],
      112,
      { facing: -1 },
    ),
    figure(
      beyond2,
      vary(POSES.stand, { lean: 8, nod: 4, elbows: [1, 1], hands: pair(12, -42, 16, -44) }),
      [448, 258],
      112,
      { facing: -1 },
    ),
    inset([0, 122], 480, 140, `<g transform="translate(0 -122)">${line(mesh, '#8fa3a0', 1.7, 0.75)}</g>`),
    line('M-4 122H484M18 122V268M176 122V268M464 122V268', '#7c8f8c', 6),
    land([0, 264, 240, 258, 480, 266], '#93c072'),
    fill('M252 188H356V254H252Z', BARK.soft),
    fill('M252 188H356V196H252Z', BARK.base),
    fill('M252 188L262 146H366L356 188Z', BARK.pale),
    line('M262 146H366', BARK.soft, 4),
    oval([304, 190], 44, 5, BARK.deep),
    line('M340 146L344 122', ROSE.base, 5),
    fill('M342 122l-14 -8 2 16ZM342 122l14 -6 -2 16Z', ROSE.base),
    place(line('M-8 0h16M0 -8V8', SUN.soft, 4) + disc([0, 0], 4, SUN.soft), [276, 224]),
    line('M318 218l8 -10 8 10v14h-16Z', SUN.soft, 4),
    figure(adult, vary(POSES.kneel, { lean: 8, nod: 6, elbows: [1, 1] }), [56, 346], 216, {
      build: 'adult',
      grip: { near: [114, 242], far: [126, 238] },
    }),
    figure(palm, vary(POSES.stand, { lean: 2, nod: 12, elbows: [1, 1] }), [182, 342], 154, {
      facing: -1,
      grip: { near: [148, 250], far: [152, 244] },
    }),
    place(fill('M-22 4Q-6 -14 24 -12 10 8 -22 4Z', '#7d93a6') + line('M-26 6L18 -10', PAPER, 2.4), [130, 236], {
      turn: -8,
    }),
    disc([116, 244], 8, ADULTS.julie.skin),
    disc([148, 251], 6.4, CAST.mei.skin),
    figure(opener, vary(POSES.stand, { lean: 6, nod: -6, elbows: [1, 1] }), [248, 338], 158, {
      grip: { near: [268, 194], far: [266, 178] },
    }),
    figure(artist, vary(POSES.heels, { lean: 16, nod: 12, elbows: [1, 1] }), [410, 352], 158, {
      facing: -1,
      grip: { near: [362, 322], far: [352, 330] },
    }),
    fill('M304 322L364 316 372 344 308 350Z', PAPER),
    line('M318 336q6 -12 14 -4t16 -6', WATER.base, 3.4),
    crayon([364, 320], WATER.base, { turn: 150 }),
    disc([364, 320], 6.8, CAST.lila.skin),
    mapleLeaf([330, 296], 26, -20, SUN.base),
  )
}

export function namelessBallGame(): string {
  const hugLeft = mild(CAST.theo, { top: FIR.base, legs: WATER.deep, shoes: MAPLE.base })
  const hugRight = mild(CAST.fatou, { top: SUN.base, legs: PLUM.dark, shoes: ROSE.base })
  const keeper = mild(CAST.anh, { top: ROSE.base, legs: FIR.deep, shoes: PAPER, cut: 'stripes', trim: PAPER })
  const kicker = summer(CAST.maika, { top: PLUM.base, legs: SUN.dark, shoes: PAPER })
  const adult = mild(ADULTS.helene, { top: WATER.deep, legs: BARK.deep, shoes: INK })
  const bib = (person: Person, color: string): Person => ({
    ...person,
    wear: { ...person.wear, cut: 'bib', trim: color },
  })
  const barred = (x: number, y: number) => line(`M${x - 12} ${y - 12}l24 24`, '#d6463a', 4.4)
  return frame(
    ['#bfe0f0', '#f5f4da'],
    cloud([110, 76], 100, PAPER, 0.95),
    sun([300, 66], 20, SUN.soft),
    woods(170, 60, '#b9dba8', 15, 'round'),
    leafy([30, 206], 140, FIR.base, 6),
    land([0, 202, 240, 196, 480, 204], '#9aca7b'),
    fill('M-10 250Q240 226 490 246V300Q240 276 -10 304Z', '#8abd6b'),
    land([0, 306, 240, 296, 480, 308], '#9aca7b'),
    figure(
      bib(kicker, SUN.soft),
      vary(POSES.run, { lean: -8, nod: 6, feet: pair(24, -22, -6, -4), hands: pair(-22, -56, 20, -60) }),
      [262, 254],
      104,
      {},
    ),
    ball([214, 230], 12, ROSE.base),
    speed('M196 224H170M200 238H176', PAPER),
    place(bucket([0, 0], WATER.base, { scale: 1.15 }), [14, 300], { turn: 82 }),
    fill('M316 96H460V264H316Z', CREAM),
    line('M326 264l-12 40M450 264l12 40', BARK.soft, 6),
    line('M330 114h48M388 114h24', MAPLE.dark, 5),
    fill('M338 138h14v22h16q6 8 0 12h-30Z', INK),
    line('M404 172v-20m0 0v-12m6 12v-16m6 18v-14m-18 14v-8', INK, 5),
    barred(408, 156),
    disc([352, 214], 15, ROSE.base),
    line('M326 214h-8M328 204l-8 -8M380 214h44l-8 -8M424 214l-8 8', INK, 4.4),
    disc([352, 246], 7, INK),
    line('M352 246M380 246h.1M396 246h.1M412 246h.1', WATER.base, 8),
    figure(adult, vary(POSES.heels, { lean: 2, nod: -2, elbows: [1, 1] }), [450, 346], 206, {
      build: 'adult',
      facing: -1,
      grip: { near: [414, 254], far: [408, 270] },
    }),
    figure(keeper, vary(POSES.stand, { lean: 4, nod: -8, elbows: [1, 1] }), [306, 336], 152, {
      grip: { near: [342, 222], far: [330, 262] },
    }),
    disc([342, 223], 6.6, CAST.anh.skin),
    figure(
      bib(hugLeft, MAPLE.soft),
      vary(POSES.stand, {
        lean: -4,
        nod: 0,
        hands: pair(-18, -52, -12, -54),
        elbows: [1, 1],
        feet: pair(6, -4, -10, -5),
      }),
      [112, 350],
      158,
      {},
    ),
    figure(
      bib(hugRight, MAPLE.soft),
      vary(POSES.stand, {
        lean: -4,
        nod: 0,
        hands: pair(-18, -52, -12, -54),
        elbows: [1, 1],
        feet: pair(6, -4, -10, -5),
      }),
      [194, 350],
      156,
      { facing: -1 },
    ),
    ball([153, 276], 26, WATER.base, SUN.soft, 20),
    line('M142 212l-6 -10M153 208v-12M164 212l6 -10', PAPER, 3.4),
    tufts([336, 354], 7, FIR.base, 3, 8),
  )
}

export function weekOfSky(): string {
  const gauge = rain(CAST.noah, { top: SUN.base, legs: WATER.deep, shoes: MAPLE.base, trim: PAPER })
  const painter = rain(CAST.lea, { top: ROSE.base, legs: PLUM.dark, shoes: FIR.base, trim: PAPER })
  const turner = autumn(CAST.kofi, { top: FIR.soft, legs: FIR.deep, shoes: SUN.dark, trim: PAPER })
  const adult = autumn(ADULTS.lucie, { top: PLUM.base, legs: BARK.deep, shoes: INK })
  return frame(
    ['#a9c3d2', '#eef0e2'],
    cloud([70, 78], 120, '#e9eef0'),
    cloud([330, 70], 150, '#dbe4e8'),
    sun([254, 64], 18, SUN.soft),
    cloud([214, 88], 96, '#f3f5f3'),
    woods(176, 54, '#b3cdb0', 8, 'round'),
    fence([250, 486], 206, 42, '#c4a67a', 28),
    land([0, 202, 240, 196, 480, 204], '#94bf7c'),
    land([0, 286, 240, 278, 480, 288], '#83b16c'),
    oval([330, 330], 70, 12, WATER.soft),
    oval([322, 328], 40, 5, WATER.pale),
    line('M424 296V116', BARK.base, 7),
    fill('M424 118Q394 104 378 122T348 116L350 138Q366 146 382 138T424 138Z', ROSE.base),
    figure(turner, vary(POSES.stand, { lean: -4, nod: -20, elbows: [1, 1] }), [440, 336], 142, {
      facing: -1,
      grip: { near: [416, 204], far: [414, 266] },
    }),
    figure(adult, vary(POSES.kneel, { lean: 12, nod: 4, elbows: [1, 1] }), [216, 282], 186, {
      build: 'adult',
      grip: { near: [276, 220], far: [280, 208] },
    }),
    log([270, 302], [326, 298], 24, BARK.base),
    fill('M280 276L274 216H318L312 276Z', '#d3e9f1', 0.9),
    fill('M280 276L277 244H315L312 276Z', WATER.soft),
    line('M278 232h12M279 246h18M280 260h12', ROSE.dark, 3),
    line('M274 216H318', WATER.base, 4),
    disc([276, 240], 7.6, ADULTS.lucie.skin),
    figure(gauge, vary(POSES.stand, { lean: 14, nod: 6, elbows: [1, 1] }), [356, 346], 150, {
      facing: -1,
      grip: { near: [320, 248], far: [326, 270] },
    }),
    disc([320, 249], 6.6, CAST.noah.skin),
    fill('M18 192H204L214 262H8Z', '#00000018'),
    fill('M14 196H216V268H14Z', PAPER),
    line('M54 196V268M94 196V268M134 196V268M174 196V268', STONE.soft, 3),
    line('M24 206h20M64 206h20M104 206h20M144 206h20M184 206h20', BARK.soft, 4),
    disc([34, 236], 11, SUN.base),
    line('M62 232q8 -12 22 0h-22M66 244l-3 8M74 244l-3 8M82 244l-3 8', WATER.base, 4),
    line('M102 236h18l-6 -6M120 236l-6 6M102 248h12', PLUM.base, 4),
    disc([148, 236], 9, SUN.base),
    line('M146 246q8 -10 18 0h-18', STONE.base, 4),
    line('M12 196V330M218 196V330', BARK.base, 7),
    figure(painter, vary(POSES.stand, { lean: 4, nod: -2, elbows: [-1, -1] }), [118, 350], 156, {
      grip: { near: [180, 240], far: [150, 290] },
    }),
    line('M184 236q6 -8 14 0', WATER.base, 4),
    crayon([178, 242], WATER.base, { turn: -34 }),
    disc([178, 243], 6.8, CAST.lea.skin),
    tufts([320, 354], 8, FIR.dark, 3, 8),
  )
}
