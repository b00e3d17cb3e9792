import { adult, toddler } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { frame } from '../../../kit/landscape.ts'
import { BARK, CREAM, FIR, INK, MAPLE, PAPER, PLUM, ROSE, STONE, SUN, WATER } from '../../../kit/palette.ts'
import { ADULTS, CAST, mild, summer } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { curtains, floor, hooks, mirror, pane, pinned, rug, wainscot } from '../../../kit/room.ts'
import { disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { boots, bucket, cup } from '../../../kit/things.ts'
import { carton, cushion, doll, drum, spoon, tub, under } from '../../../kit/toys.ts'

export function doumThenNothing(): string {
  const oneFoot = mild(CAST.zoe, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const upside = mild(CAST.theo, { top: FIR.base, legs: WATER.deep, shoes: '#d6463a' })
  const fallen = mild(CAST.awa, { top: ROSE.base, legs: FIR.dark, shoes: SUN.base, cut: 'stripes', trim: PAPER })
  const spooner = mild(CAST.anh, { top: MAPLE.base, legs: BARK.dark, shoes: CREAM })
  const educator = mild(ADULTS.marc, { top: PLUM.base, legs: BARK.deep, shoes: INK })
  return frame(
    ['#bcd6d6', '#dceae4'],
    wainscot(168, 232, '#88b3ad'),
    pinned([150, 58], 46, 56, [ROSE.base, SUN.base, FIR.base], -4),
    pinned([216, 62], 50, 42, [WATER.base, MAPLE.base, PLUM.base], 3),
    pane([318, 44], 118, 92, 'autumn'),
    floor(232, '#e2c597', PAPER),
    rug([262, 292], 176, 48, '#f2d98f', MAPLE.soft),
    adult(educator, vary(POSES.kneel, { lean: 4, nod: 2, elbows: [-1, 1] }), [62, 314], 244, {
      grip: { near: [104, 108], far: [110, 242] },
    }),
    under([122, 318], 34),
    drum([124, 314], '#d6463a', { scale: 1.35 }),
    disc([112, 258], 8.6, ADULTS.marc.skin),
    toddler(upside, vary(POSES.lower, { hip: [-6, -38], lean: 96, nod: 20, elbows: [1, 1] }), [204, 276], 144, {
      grip: { near: [232, 274], far: [240, 272] },
    }),
    under([288, 322], 34),
    toddler(
      oneFoot,
      vary(POSES.standFront, {
        hands: pair(-36, -62, 34, -76),
        elbows: [-1, 1],
        feet: pair(-3, -4, 20, -22),
        knees: [1, -1],
        stretch: 1.15,
      }),
      [318, 318],
      164,
      {},
    ),
    under([404, 328], 46),
    toddler(spooner, vary(POSES.floor, { lean: 2, nod: 0, elbows: [-1, 1] }), [426, 332], 158, {
      facing: -1,
      grip: { near: [384, 226], far: [400, 300] },
    }),
    oval([386, 312], 24, 9, STONE.base) + oval([386, 309], 24, 8, STONE.pale) + disc([386, 305], 4, STONE.dark),
    spoon([384, 228], BARK.soft, { turn: -110 }),
    disc([384, 227], 8.4, CAST.anh.skin),
    toddler(fallen, vary(POSES.lie, { hands: pair(-36, -8, 2, -30) }), [222, 350], 164, {}),
  )
}

export function lostBoot(): string {
  const pointer = mild(CAST.lila, { top: SUN.base, legs: PLUM.dark, shoes: PAPER })
  const knocker = mild(CAST.sami, { top: FIR.base, legs: BARK.dark, shoes: CREAM, cut: 'stripes', trim: PAPER })
  const listener = mild(CAST.mei, { top: ROSE.base, legs: WATER.deep, shoes: SUN.base, cut: 'overalls' })
  const educator = mild(ADULTS.nadia, { top: WATER.base, legs: FIR.deep, shoes: INK })
  const red = '#d6463a'
  const boot = (at: Point, turn = 0, scale = 1) =>
    place(
      fill('M-10 -34H8V-12Q22 -10 24 0H-10Z', red) + fill('M-12 -38H10V-30H-12Z', CREAM) + line('M-10 1H24', INK, 4),
      at,
      { turn, scale },
    )
  return frame(
    ['#f1d9c6', '#f8eadb'],
    hooks([40, 70], 44, ['#3f88ab', SUN.base, '', FIR.base, ROSE.base, PLUM.base], BARK.soft),
    line('M34 150H312', BARK.pale, 9),
    boots([70, 146], WATER.deep, { scale: 0.9 }) +
      boots([126, 146], SUN.dark, { scale: 0.9 }) +
      boots([250, 146], FIR.dark, { scale: 0.9 }),
    pane([366, 46], 92, 92, 'rain'),
    floor(228, '#c8a57e', CREAM),
    rug([236, 306], 220, 50, '#cfd9ea', '#9db4d2'),
    toddler(listener, vary(POSES.tailor, { lean: 0, nod: -4 }), [226, 272], 138, { facing: -1 }),
    adult(educator, vary(POSES.heels, { lean: 20, nod: 2, elbows: [1, 1] }), [58, 324], 244, {
      grip: { near: [128, 250], far: [112, 276] },
    }),
    carton([168, 330], 74, 52),
    boot([132, 270], 24, 1.05),
    disc([130, 244], 8, ADULTS.nadia.skin),
    line('M160 246l4 -12M176 252l10 -8M146 240l-4 -11', INK, 3.6),
    cushion([296, 312], 70, 26, SUN.base),
    toddler(knocker, vary(POSES.crouch, { lean: 12, nod: 8 }), [268, 346], 156, {
      grip: { near: [310, 300], far: [290, 306] },
    }),
    place(fill('M-14 0V-10Q-4 -18 0 -8L16 -6Q20 0 18 2H-14Z', WATER.deep) + line('M-14 3H18', PAPER, 4), [316, 300], {
      turn: 40,
    }),
    disc([308, 296], 8.2, CAST.sami.skin),
    under([400, 348], 64),
    toddler(pointer, vary(POSES.stand, { lean: 14, nod: -2, elbows: [1, 1], stretch: 1.1 }), [430, 292], 148, {
      facing: -1,
      grip: { near: [386, 238], far: [408, 220] },
    }),
    place(boot([0, 0], 62, 1.15), [340, 346], { mirror: true }),
    fill('M352 348Q346 306 378 294 412 282 446 300 466 316 470 350Q410 340 352 348Z', PLUM.soft) +
      line('M384 298Q380 322 386 344M416 294Q418 320 414 344M444 304Q452 324 446 346', PLUM.base, 3.4),
  )
}

export function poutInMirror(): string {
  const grumpy = mild(CAST.idris, { top: SUN.base, legs: WATER.deep, shoes: PAPER, cut: 'stripes', trim: MAPLE.dark })
  const puffed = mild(CAST.lea, { top: FIR.base, legs: PLUM.dark, shoes: MAPLE.base })
  const away = mild(CAST.jasleen, { top: ROSE.base, legs: BARK.dark, shoes: CREAM })
  const educator = mild(ADULTS.minh, { top: WATER.base, legs: FIR.deep, shoes: INK })
  const turned = <P extends object>(person: P) => ({ ...person, view: 'back' as const })
  const crossed = vary(POSES.standFront, { hands: pair(6, -46, -8, -44), elbows: [1, -1] })
  const cheeks = vary(POSES.standFront, { elbows: [-1, 1], stretch: 1.1 })
  const seen = (x: number) => [x, 196] as Point
  return frame(
    ['#f0dfe3', '#f8eeee'],
    mirror(
      [28, 44],
      288,
      176,
      MAPLE.base,
      fill('M0 0H288V176H0Z', '#dcebec'),
      fill('M0 150H288V176H0Z', '#d3c2a4'),
      toddler(grumpy, crossed, seen(112), 152, {}),
      line('M94 72L108 80M130 72L116 80', INK, 4.4) + line('M103 100Q112 92 121 100', INK, 4),
      toddler(puffed, cheeks, seen(210), 152, { grip: { near: [188, 104], far: [232, 104] } }),
      disc([190, 88], 12, ROSE.soft) + disc([230, 88], 12, ROSE.soft),
      disc([187, 100], 7.6, CAST.lea.skin) + disc([233, 100], 7.6, CAST.lea.skin),
      line('M196 70q5 -5 10 -1M214 69q5 -4 10 1', INK, 3.4) + oval([210, 96], 5, 4, ROSE.dark),
    ),
    pinned([392, 58], 54, 62, [SUN.base, ROSE.base, WATER.base], 4),
    floor(246, '#d8bd92', PAPER),
    rug([248, 318], 226, 42, '#c9b7e2', '#a58fc9', false),
    under([130, 344], 40),
    toddler(turned(grumpy), crossed, [130, 346], 156, {}),
    under([238, 344], 40),
    toddler(turned(puffed), cheeks, [238, 346], 156, { grip: { near: [214, 250], far: [262, 250] } }),
    adult(educator, vary(POSES.heels, { lean: -2, nod: 10, elbows: [1, 1] }), [424, 334], 238, {
      facing: -1,
      grip: { near: [394, 262], far: [404, 252] },
    }),
    toddler(away, vary(POSES.stand, { lean: 0, nod: -10, elbows: [1, 1] }), [336, 340], 152, {
      grip: { near: [372, 270], far: [366, 266] },
    }),
  )
}

export function dollBath(): string {
  const washer = summer(CAST.maika, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER, cut: 'apron', trim: SUN.pale })
  const rinser = summer(CAST.kofi, { top: FIR.base, legs: WATER.deep, shoes: SUN.base, cut: 'apron', trim: PAPER })
  const drier = mild(CAST.emile, { top: SUN.base, legs: BARK.dark, shoes: MAPLE.base, cut: 'stripes', trim: PAPER })
  const educator = mild(ADULTS.lucie, { top: MAPLE.base, legs: FIR.deep, shoes: INK })
  const bare = (at: Point, skin: string, hair: string, options = {}) =>
    doll(at, skin, hair, skin, { scale: 1.15, ...options })
  const ripple = line('M-34 -22q8 -4 16 0M14 -20q8 -4 16 0', PAPER, 2.6)
  return frame(
    ['#cfe6ee', '#e8f3f2'],
    fill('M0 150H480V236H0Z', '#f7fbfa') +
      line(
        'M0 150H480M0 178H480M0 206H480M40 150V236M88 150V236M136 150V236M184 150V236M232 150V236M280 150V236M328 150V236M376 150V236M424 150V236',
        '#bcd9de',
        2,
      ),
    line('M30 92H170', BARK.pale, 7),
    fill('M44 92h34v56q-17 6 -34 0Z', ROSE.soft) +
      fill('M92 92h34v48q-17 6 -34 0Z', SUN.soft) +
      fill('M138 92h24v40q-12 5 -24 0Z', FIR.pale),
    curtains([322, 46], 108, 78, WATER.soft),
    pane([322, 46], 108, 78, 'winter'),
    floor(236, '#cbb391', PAPER),
    fill('M52 276H428L470 356H10Z', '#8fb8d6') + line('M40 300H440M26 328H454', '#a9cbe2', 5),
    adult(educator, vary(POSES.heels, { lean: 10, nod: 6, elbows: [1, 1] }), [232, 284], 240, {
      grip: { near: [282, 232], far: [272, 226] },
    }),
    bucket([292, 268], SUN.base, { scale: 1.15 }),
    toddler(drier, vary(POSES.tailor, { lean: 4, nod: 12, elbows: [1, 1] }), [66, 306], 146, {
      holding: place(
        fill('M-18 -34Q0 -50 18 -34L24 6Q0 16 -24 6Z', PAPER) +
          disc([0, -30], 10, CAST.mei.skin) +
          fill('M-10 -30A10 10 0 0 1 10 -30Q4 -37 -10 -30Z', INK) +
          line('M-16 -14L16 -6', '#d9dedb', 3),
        [92, 276],
      ),
      grip: { near: [88, 276], far: [104, 266] },
    }),
    under([172, 350], 62),
    toddler(washer, vary(POSES.heels, { lean: 18, nod: 8 }), [114, 352], 158, {
      grip: { near: [168, 296], far: [174, 304] },
    }),
    tub([186, 352], 108, 28, WATER.deep, WATER.soft, bare([4, -20], CAST.idris.skin, INK) + ripple),
    fill('M158 292q10 -6 20 0l4 14q-12 8 -24 0Z', SUN.base),
    disc([166, 294], 8.4, CAST.maika.skin),
    under([334, 350], 62),
    toddler(rinser, vary(POSES.heels, { lean: 16, nod: 8 }), [408, 352], 160, {
      facing: -1,
      grip: { near: [350, 274], far: [344, 306] },
    }),
    tub([330, 352], 108, 28, '#d6463a', WATER.soft, bare([-8, -20], CAST.rose.skin, MAPLE.dark) + ripple),
    cup([344, 276], PLUM.base, { turn: -100, scale: 1.5 }),
    line('M334 280Q326 286 326 300', WATER.soft, 5),
    disc([351, 274], 8.4, CAST.kofi.skin),
  )
}
