import { adult, figure, type Person, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { log, rock, stick } from '../../../kit/ground.ts'
import { cap, mouth, sunhat } from '../../../kit/head.ts'
import { cloud, frame, land, leaves, tufts, woods } from '../../../kit/landscape.ts'
import {
  BARK,
  CREAM,
  FIR,
  glow,
  INK,
  MAPLE,
  MOUTH,
  PAPER,
  PLUM,
  RED,
  ROSE,
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, CAST, mild, summer } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { bench, curtains, floor, pane, pinned, table } from '../../../kit/room.ts'
import { dashes, disc, fill, line, num, oval, place } from '../../../kit/svg.ts'
import { bucket, pot } from '../../../kit/things.ts'
import { blanket, block, crayon, hoop, spoon, under } from '../../../kit/toys.ts'
import { trunk } from '../../../kit/trees.ts'
import { wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

/** Of the toy stove, and of the cake. */
const [PINE, COCOA] = ['#e9b48d', '#8a4f36']
/** The palm of a dark hand. */
const CLEAR = '#a3714f'
const [SAND, SAND_DARK, FOAM] = ['#ead4a2', '#c3a264', '#f7efd6']

/** Short sleeves, and the legs covered. */
const trousers = (person: Person): Person => ({ ...person, wear: { ...person.wear, shorts: false } })

/** A round on the water, seen from the shore. */
const ripple = ([x, y]: Point, rx: number, width: number, opacity: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${num(rx * 0.32)}" stroke="${PAPER}" stroke-width="${width}" opacity="${opacity}"/>`

/** Arms wide open, as wide as the round. */
const wide = vary(POSES.tailorFront, { hands: pair(-36, -49, 36, -49), elbows: [-1, 1] })

export function ripplesComeBack(): string {
  const thrower = mild({ ...CAST.maika, view: 'front' }, { top: SUN.base, legs: PLUM.dark, shoes: BARK.dark })
  const educator = mild(ADULTS.julie, { top: MAPLE.base, legs: WATER.deep, shoes: BARK.dark })
  const keeper = mild({ ...ADULTS.nadia, view: 'front' }, { top: FIR.base, legs: BARK.dark, shoes: BARK.deep })
  const kofi = mild({ ...CAST.kofi, view: 'front' }, { top: ROSE.base, legs: WATER.deep })
  const lea = mild({ ...CAST.lea, view: 'front' }, { top: PLUM.soft, legs: FIR.deep })
  const anh = mild({ ...CAST.anh, view: 'front' }, { top: WATER.base, legs: PLUM.dark })
  const heart: Point = [290, 324]
  const heaps = (...xs: number[]) =>
    line(xs.map((x) => `M${x} 195h5m6 1h5`).join(''), STONE.base, 7) +
    line(xs.map((x) => `M${x + 6} 190h4`).join(''), STONE.soft, 7)
  return frame(
    ['#bfe2ee', '#f0f4e0'],
    cloud([346, 52], 100, PAPER, 0.9),
    woods(118, 62, '#bfdba8', 7, 'round'),
    land([0, 116, 120, 110, 260, 116, 480, 108], '#9cc67d'),
    fill('M0 140Q120 128 240 136T480 126V276H0Z', SAND),
    tufts([120, 132], 8, '#76a65d', 4, 8),
    under([118, 169], 118, 5),
    figure(kofi, wide, [38, 168], 92),
    figure(lea, wide, [162, 168], 92),
    figure(anh, wide, [217, 168], 92),
    adult(keeper, wide, [99, 168], 132),
    mouth([38, 125], 3.4, 3.8) + mouth([162, 125], 3.4, 3.8) + mouth([217, 125], 3.4, 3.8) + mouth([99, 109], 3.4, 3.4),
    log([-14, 185], [146, 183], 5, BARK.base),
    stick([112, 187], [262, 179], 9, BARK.dark),
    line('M202 180l14 -12M54 182l-12 -10M234 180l14 8', BARK.dark, 4),
    heaps(24, 88, 154, 216),
    // The water, its rounds, and the beach over them.
    fill('M0 250H480V360H0Z', WATER.base),
    ripple(heart, 26, 3, 0.95) +
      ripple(heart, 66, 3.4, 0.9) +
      ripple(heart, 112, 4, 0.85) +
      ripple(heart, 176, 6, 0.95),
    fill('M0 206H480V266Q400 256 330 268 240 280 150 268 70 258 0 268Z', SAND),
    line('M480 266Q400 256 330 268 240 280 150 268 70 258 0 268', FOAM, 4),
    line('M216 273Q274 277 338 266', PAPER, 5),
    oval([323, 230], 10, 4, SAND_DARK) + oval([341, 230], 10, 4, SAND_DARK),
    figure(thrower, vary(POSES.standFront, { elbows: [-1, -1], nod: 2, lean: -5 }), [332, 233], 150, {
      grip: { near: [281, 118], far: [342, 178] },
    }),
    dashes('M272 122Q238 200 288 318', PAPER, 3, '1 9'),
    line('M321 121Q326 126 331 122', MOUTH, 2),
    under([394, 260], 38, 6),
    adult(
      educator,
      vary(POSES.stand, { hip: [-4, -36], lean: 22, nod: 4, elbows: [1, 1], stretch: 1.15 }),
      [402, 260],
      214,
      {
        facing: -1,
        grip: { near: [346, 186], far: [362, 214] },
      },
    ),
  )
}

/** A groove drawn with the heel: a dark hollow, a raised edge. */
const groove = (d: string, width = 7) => place(line(d, glow(SAND, 0.5), width), [0, 3]) + line(d, SAND_DARK, width)

/** A toy shovel lying: its grip at the origin, its blade to the right. */
const shovel = (at: Point, color: string, turn: number) =>
  place(line('M0 0H28M0 -6V6', BARK.soft, 5) + fill('M24 -10Q48 -11 50 0 48 11 24 10Z', color), at, { turn })

/** On the tummy, nose in the arms. */
const flat = vary(POSES.prone, { lean: 82, nod: 8, hands: pair(38, -4, 42, -5), feet: pair(-43, -5, -41, -7) })

export function pirateBoatInTheSand(): string {
  const captain = trousers(
    summer(ADULTS.lucie, { top: WATER.base, legs: PLUM.dark, shoes: PAPER, hat: sunhat(CREAM, WATER.deep) }),
  )
  const keeper = trousers(
    summer(
      { ...ADULTS.marc, view: 'front' },
      { top: RED, legs: FIR.deep, shoes: PAPER, hat: cap(SUN.base, MAPLE.base) },
    ),
  )
  const lookout = summer(CAST.rose, {
    top: ROSE.base,
    legs: WATER.deep,
    shoes: PAPER,
    hat: sunhat(SUN.soft, MAPLE.base),
  })
  const first = trousers(
    summer(CAST.idris, { top: SUN.base, legs: FIR.deep, shoes: PAPER, hat: cap(WATER.soft, WATER.base) }),
  )
  const second = trousers(
    summer(CAST.mei, { top: FIR.base, legs: MAPLE.dark, shoes: CREAM, hat: cap(ROSE.soft, ROSE.base) }),
  )
  const small = summer(CAST.sami, { top: PLUM.base, legs: WATER.deep, shoes: SUN.soft, hat: sunhat(PAPER, PLUM.base) })
  return frame(
    ['#abdaed', '#f1f3e0'],
    disc([420, 38], 20, SUN.soft),
    land([0, 84, 110, 70, 230, 82, 360, 66, 480, 80], '#a3bfae'),
    fill('M0 88H480V170H0Z', WATER.base) + fill('M0 88H480V98H0Z', WATER.soft, 0.7),
    line('M150 112h46M340 106h40', WATER.pale, 3, 0.75),
    fill('M0 156Q160 146 280 128T480 106V360H0Z', FOAM),
    fill('M0 163Q160 153 280 135T480 113V360H0Z', SAND),
    under([268, 160], 18, 3),
    adult(keeper, POSES.standFront, [268, 160], 96),
    line('M-6 198Q200 188 490 152', SAND_DARK, 4),
    groove('M372 271Q300 220 190 210 90 202 32 224L20 324Q96 348 190 346 300 340 372 271Z'),
    under([72, 252], 44, 6),
    adult(captain, vary(POSES.heels, { lean: 14, nod: 6, elbows: [1, 1] }), [72, 254], 196, {
      grip: { near: [134, 194], far: [100, 238] },
    }),
    line('M134 194L148 202', ADULTS.lucie.skin, 4.6),
    under([196, 247], 66, 6),
    figure(first, flat, [196, 248], 142),
    bucket([76, 302], RED, { scale: 0.8 }),
    under([246, 292], 60, 6),
    figure(second, flat, [244, 294], 136),
    under([108, 332], 54, 6),
    toddler(small, flat, [108, 334], 124),
    under([340, 276], 26, 5),
    figure(lookout, vary(POSES.stand, { lean: 2, nod: -2, elbows: [1, 1], stretch: 1.1 }), [338, 278], 158, {
      grip: { near: [366, 161], far: [377, 160] },
    }),
    disc([377, 160], 7, shade(CAST.rose.skin, 0.14)) +
      disc([366, 161], 7, CAST.rose.skin) +
      oval([381, 160], 2, 4, BARK.deep),
    oval([418, 328], 58, 24, SAND_DARK, 0, 0.5),
    hoop([418, 328], 60, 27, SAND_DARK),
    rock([424, 328], 28, 20, 3),
    shovel([372, 320], WATER.base, 12),
    shovel([464, 340], SUN.base, 166),
  )
}

/** A sheet held up, its two folds seen; `art` is drawn around its middle. */
const page = (at: Point, w: number, h: number, art: string, turn = 0) =>
  place(
    fill(`M${-w / 2} ${-h / 2}H${w / 2}V${h / 2}H${-w / 2}Z`, PAPER) +
      fill(`M0 ${-h / 2}H${w / 2}V${h / 2}H0Z`, shade(PAPER, 0.05)) +
      line(`M0 ${-h / 2}V${h / 2}M${-w / 2} 0H${w / 2}`, STONE.pale, 1.6) +
      art,
    at,
    { turn },
  )

const CROWN =
  fill('M-19 14L-23 -12 -11 -1 0 -18 11 -1 23 -12 19 14Z', SUN.base) +
  line('M-18 9H18', SUN.dark, 3) +
  disc([0, -18], 3.4, RED) +
  disc([-23, -12], 3, WATER.base) +
  disc([23, -12], 3, WATER.base)

const MAP =
  line('M-14 14V2', BARK.base, 4) +
  disc([-14, -8], 10, FIR.base) +
  line('M6 -10H22M9 -10v7M19 -10v7', BARK.soft, 3) +
  dashes('M24 18Q12 8 2 15', INK, 2.4, '.1 5') +
  line('M-12 11l10 9M-2 11l-10 9', RED, 3.6)

export function treasureGrows(): string {
  const finder = mild({ ...CAST.noah, view: 'front' }, { top: FIR.base, legs: WATER.deep, shoes: PAPER })
  const author = mild(CAST.lea, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const wheels = mild(CAST.fatou, { top: SUN.base, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: PAPER })
  const watcher = mild(CAST.emile, { top: WATER.base, legs: BARK.dark, shoes: MAPLE.deep, cut: 'overalls' })
  const educator = mild({ ...ADULTS.minh, view: 'front' }, { top: PLUM.base, legs: BARK.deep, shoes: BARK.dark })
  return frame(
    ['#c4e1e8', '#f5f0da'],
    woods(140, 60, '#dcc47e', 5, 'round'),
    land([0, 150, 240, 142, 480, 152], '#c3c67a'),
    land([0, 212, 240, 202, 480, 216], '#b0bf70'),
    under([404, 216], 70, 5) + under([318, 224], 28, 4),
    bench([404, 214], 120, 30, BARK.soft),
    fill('M400 182l24 -3 3 8 -25 2Z', PAPER) + crayon([380, 180], RED, { turn: 4, scale: 0.8 }),
    adult(educator, vary(POSES.standFront, { elbows: [1, -1] }), [318, 222], 164, {
      grip: { near: [314, 136], far: [324, 138] },
    }),
    line('M314 77Q318 80 322 77', MOUTH, 1.6),
    trunk([150, 300], -10, 54, BARK.base),
    fill('M-10 -10H390Q386 22 350 30 320 56 280 40 246 66 204 46 166 72 122 50 82 70 46 44 20 54 -10 30Z', MAPLE.base),
    fill('M-10 -10H260Q240 20 204 14 170 38 132 18 92 36 58 16 24 26 -10 10Z', MAPLE.soft, 0.8),
    leaves({ x: [20, 470], y: [316, 352] }, 16, [MAPLE.base, SUN.base, MAPLE.dark], 9, 6),
    under([190, 332], 60, 8),
    figure(finder, vary(POSES.tailorFront, { elbows: [1, -1], nod: 2 }), [190, 330], 168, {
      grip: { near: [156, 288], far: [226, 282] },
    }),
    page([128, 280], 64, 52, MAP, -6),
    page([254, 268], 66, 56, CROWN, 5),
    disc([157, 290], 6.6, CAST.noah.skin) + disc([225, 280], 6.6, CAST.noah.skin),
    line('M184 243Q190 248 196 243', MOUTH, 2.4),
    under([368, 340], 40, 6),
    figure(author, vary(POSES.kneel, { lean: -4, nod: -8, elbows: [1, 1] }), [366, 340], 160, {
      facing: -1,
      grip: { near: [318, 266], far: [348, 298] },
    }),
    line('M319 266L308 265', CAST.lea.skin, 4.6),
    mouth([358, 252], 4, 5, 10),
    under([56, 334], 44, 6),
    wheelchair([52, 332], ROSE.base),
    figure(
      wheels,
      vary(POSES.sit, { hip: [0, -38], lean: 12, nod: 4, feet: pair(26, -12, 28, -12), soles: [0, 0], elbows: [1, 1] }),
      [52, 334],
      150,
      { grip: { near: [82, 264], far: [88, 258] } },
    ),
    wheelchairWheel([52, 332], ROSE.base),
    under([442, 334], 28, 5),
    figure(watcher, vary(POSES.lower, { lean: 24, nod: -2, hands: pair(10, -20, 12, -20) }), [440, 332], 154, {
      facing: -1,
    }),
  )
}

/** A hand over an eye, its fingers up. */
const palms = (at: Point, turn: number) =>
  place(line('M-4 -1V-8M0 -1V-10M4 -1V-8', CLEAR, 4) + oval([0, 0], 6, 5.6, CLEAR), at, { turn })

export function airTentIsClosed(): string {
  const educator = trousers(
    summer(ADULTS.helene, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER, hat: sunhat(CREAM, ROSE.base) }),
  )
  const hides = summer({ ...CAST.awa, view: 'front' }, { top: SUN.base, legs: WATER.deep, shoes: PAPER })
  const one = summer(CAST.theo, {
    top: FIR.base,
    legs: WATER.deep,
    shoes: PAPER,
    cut: 'stripes',
    trim: FIR.pale,
  })
  const two = trousers(summer(CAST.jasleen, { top: WATER.base, legs: PLUM.dark, shoes: SUN.soft }))
  const prowler = trousers(
    summer(CAST.zoe, { top: PLUM.base, legs: FIR.deep, shoes: PAPER, hat: sunhat(SUN.soft, MAPLE.base) }),
  )
  const asleep = vary(POSES.lie, { nod: -20, feet: pair(39, -6, 41, -8), soles: [-70, -62] })
  const teeth = Array.from({ length: 22 }, (_, i) => `M${374 - (i % 2) * 5} ${328 - i * 10}h6`).join('')
  return frame(
    ['#b9e0ea', '#f3f4dc'],
    woods(150, 58, '#b3d59d', 8, 'round'),
    land([0, 160, 240, 152, 480, 162], '#a4cd80'),
    trunk([92, 236], -10, 44, BARK.base),
    fill(
      'M-10 -10H490V34Q468 58 436 44 408 70 372 48 340 74 300 50 262 76 222 52 184 78 146 54 108 76 72 52 32 70 -10 44Z',
      FIR.base,
    ),
    fill('M-10 -10H330Q310 22 270 14 232 40 190 18 150 38 112 18 72 34 40 14 12 24 -10 10Z', FIR.soft, 0.8),
    fill('M-10 236Q120 214 260 218T490 226V370H-10Z', '#86b866'),
    tufts([240, 350], 16, '#5f9a4c', 5, 8),
    blanket([238, 314], 240, 70, MAPLE.soft, MAPLE.pale),
    figure(two, asleep, [222, 292], 140, { grip: { near: [214, 276], far: [204, 280] } }),
    figure(one, asleep, [232, 336], 140, { grip: { near: [226, 318], far: [212, 322] } }),
    under([326, 334], 34, 5),
    toddler(hides, vary(POSES.floorFront, { elbows: [-1, 1], stretch: 1.3 }), [326, 334], 124, {
      grip: { near: [316, 264], far: [336, 264] },
    }),
    palms([316, 263], 9) + palms([336, 263], -9),
    under([54, 340], 50, 6),
    figure(prowler, vary(POSES.crawl, { nod: -40 }), [57, 342], 172, { grip: { near: [103, 318] } }),
    line('M109 334l-6 8M116 332l-6 8M123 331l-6 8', BARK.base, 3),
    dashes('M128 352Q128 150 190 122 270 90 372 104', PAPER, 3, '10 9', 0.9),
    line(teeth, PAPER, 3.4),
    under([416, 330], 30, 5),
    adult(educator, vary(POSES.stand, { elbows: [1, -1], nod: -6 }), [424, 330], 214, {
      facing: -1,
      grip: { near: [386, 216], far: [378, 106] },
    }),
  )
}

/** A toy stove with its oven, standing on the origin. */
const stove = (at: Point) =>
  place(
    fill('M-62 -72H62V0H-62Z', PINE) +
      fill('M-66 -80H66V-69H-66Z', PAPER) +
      fill('M-50 -62H-4V-12H-50Z', shade(PINE, 0.2)) +
      fill('M-44 -50H-10V-22H-44Z', WATER.pale) +
      line('M-44 -57H-10', PAPER, 4) +
      line('M10 -40H52M10 -4V-66', shade(PINE, 0.16), 3) +
      line('M28 -50h6M28 -30h6M18 -60h.1M31 -60h.1M44 -60h.1', MAPLE.deep, 5),
    at,
  )

/** A bowl with a whole cake in it. */
const cakeBowl = (at: Point) =>
  place(
    oval([0, -12], 24, 6, shade(WATER.soft, 0.3)) +
      fill('M-17 -10V-34Q0 -40 17 -34V-10Z', COCOA) +
      fill('M-18 -30Q-20 -40 0 -41 20 -40 18 -30 14 -22 10 -29 5 -20 0 -28 -6 -20 -10 -29 -15 -22 -18 -30Z', PAPER) +
      disc([0, -43], 5, RED) +
      fill('M-24 -12Q0 -4 24 -12Q22 8 0 8 -22 8 -24 -12Z', WATER.soft),
    at,
  )

export function dishForTheOtherTable(): string {
  const educator = mild({ ...ADULTS.nadia, view: 'front' }, { top: FIR.base, legs: PLUM.dark, shoes: PAPER })
  const server = mild(CAST.sami, { top: RED, legs: WATER.deep, shoes: PAPER, cut: 'apron', trim: PAPER })
  const friend = mild({ ...CAST.lila, view: 'front' }, { top: SUN.base, legs: FIR.deep, shoes: PAPER })
  const small = mild(CAST.mei, { top: WATER.base, legs: MAPLE.dark, shoes: PAPER, cut: 'overalls' })
  return frame(
    ['#e6e8e0', '#f6f0e2'],
    pane([222, 16], 104, 80, 'spring'),
    curtains([222, 16], 104, 80, '#8fb1b8'),
    pinned([428, 44], 52, 44, [RED, SUN.base, FIR.base], 4),
    floor(176, '#cfa97f'),
    under([92, 208], 70, 5),
    stove([88, 206]),
    oval([46, 120], 9, 8, RED) + oval([66, 122], 12, 6, MAPLE.base) + line('M77 120l8 -5m-8 6l9 0', FIR.base, 3),
    pot([116, 128], WATER.base, SUN.base, { scale: 1.1 }),
    block([170, 232], 46, 26, BARK.pale),
    toddler(small, vary(POSES.reach, { lean: 6, nod: 4, elbows: [1, 1], stretch: 1.4 }), [172, 206], 128, {
      facing: -1,
      grip: { near: [145, 97], far: [150, 101] },
    }),
    line('M148 90L118 110', STONE.dark, 4),
    disc([144, 95], 6, CAST.mei.skin),
    fill('M366 214Q404 200 442 214V328H434V290H374V328H366Z', BARK.soft),
    figure(friend, vary(POSES.standFront, { elbows: [-1, 1] }), [404, 324], 152, {
      grip: { near: [357, 166], far: [451, 166] },
    }),
    mouth([404, 208], 5.4, 5),
    under([404, 338], 70, 6),
    table([404, 336], 136, 76, BARK.cut, 24),
    oval([404, 272], 24, 6, ROSE.soft) + oval([404, 271], 16, 4, ROSE.base),
    fill('M112 326H256L272 354H94Z', PAPER),
    line('M128 326L112 354M240 326L252 354', RED, 4),
    under([96, 330], 28, 5),
    figure(server, vary(POSES.stand, { lean: 10, nod: 4, elbows: [1, 1] }), [92, 330], 158, {
      grip: { near: [138, 258], far: [166, 256] },
    }),
    cakeBowl([158, 256]),
    disc([138, 258], 6.6, CAST.sami.skin),
    under([262, 324], 66, 7),
    adult(educator, vary(POSES.tailor, { lean: 0, nod: 4, elbows: [1, 1] }), [266, 320], 226, {
      facing: -1,
      grip: { near: [350, 208], far: [212, 210] },
    }),
    line('M337 213L352 209', ADULTS.nadia.skin, 5),
    mouth([265, 211], 3.6, 4.4),
    spoon([212, 212], STONE.base, { turn: -80 }),
  )
}
