import { figure } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { fence, heap, stump } from '../../../kit/ground.ts'
import { cloud, frame, land, leaves, specks, sun, tufts, woods } from '../../../kit/landscape.ts'
import { BARK, CREAM, FIR, INK, MAPLE, PAPER, PLUM, ROSE, STONE, SUN, shade, WATER } from '../../../kit/palette.ts'
import { ADULTS, autumn, CAST, mild, summer, TUQUES } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { garland } from '../../../kit/room.ts'
import { disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { bucket, droplets, pot } from '../../../kit/things.ts'
import { block, brush, carton, cloth, sheet, spoon } from '../../../kit/toys.ts'
import { leafy } from '../../../kit/trees.ts'
import { wheelchair, wheelchairWheel } from '../../../kit/wheels.ts'

const SAND = '#e6cf9c'

export function answeringSong(): string {
  const dancer = summer(CAST.awa, {
    top: PAPER,
    legs: WATER.deep,
    shoes: ROSE.base,
    hat: { kind: 'sunhat', color: SUN.base, trim: MAPLE.base },
  })
  const twirler = summer(CAST.emile, {
    top: WATER.base,
    legs: CREAM,
    shoes: MAPLE.base,
    hat: { kind: 'cap', color: WATER.deep, trim: PAPER },
  })
  const drummer = summer(CAST.mei, {
    top: ROSE.base,
    legs: PLUM.dark,
    shoes: PAPER,
    cut: 'stripes',
    trim: PAPER,
    hat: { kind: 'sunhat', color: PAPER, trim: WATER.base },
  })
  const last = summer(CAST.kofi, {
    top: MAPLE.base,
    legs: FIR.deep,
    shoes: PAPER,
    hat: { kind: 'sunhat', color: FIR.soft, trim: FIR.dark },
  })
  const adult = summer(ADULTS.helene, {
    top: WATER.deep,
    legs: BARK.deep,
    shoes: INK,
    hat: { kind: 'sunhat', color: CREAM, trim: ROSE.base },
  })
  return frame(
    ['#b8deee', '#f0f3df'],
    land([0, 172, 240, 160, 480, 176], '#c3e2ab'),
    leafy([246, 214], 210, FIR.soft, 6),
    garland(-10, 490, 88, 22, [WATER.base, PAPER]),
    land([0, 244, 240, 230, 480, 246], '#b3d999'),
    cloth([386, 122], 62, 44, ROSE.base, { turn: -6 }),
    figure(last, vary(POSES.walk, { lean: -4, nod: -10, feet: pair(14, -22, -4, -4) }), [346, 252], 132, {
      grip: { near: [388, 130], far: [372, 158] },
    }),
    disc([388, 127], 5.5, CAST.kofi.skin),
    cloth([94, 150], 74, 42, PAPER, { mirror: true, turn: 4 }),
    figure(twirler, vary(POSES.rush, { lean: -2, nod: -12, hands: pair(-28, -76, 28, -66) }), [132, 262], 138, {}),
    disc([96, 158], 5.5, CAST.emile.skin),
    cloth([248, 192], 72, 48, WATER.base, { turn: -4 }),
    figure(
      dancer,
      vary(POSES.jump, { lean: 2, nod: -8, hands: pair(-26, -74, 30, -78), feet: pair(-8, -12, 16, -16) }),
      [204, 332],
      154,
      {},
    ),
    stump([444, 344], 64, 42, BARK.base),
    figure(
      adult,
      vary(POSES.sit, { lean: 4, nod: -8, elbows: [1, 1], feet: pair(20, -14, 16, -4), soles: [-24, 0] }),
      [442, 352],
      186,
      {
        build: 'adult',
        facing: -1,
        grip: { near: [394, 262], far: [402, 236] },
      },
    ),
    figure(drummer, vary(POSES.floorFront, { hands: pair(-26, -40, 20, -24), elbows: [-1, 1] }), [72, 340], 148, {}),
    fill('M46 316H100L108 352H38Z', SUN.base),
    fill('M84 316H100L108 352H88Z', SUN.dark),
    oval([73, 316], 27, 7, SUN.soft),
    spoon([42, 276], BARK.soft, { turn: 58, scale: 0.95 }),
    spoon([104, 298], BARK.soft, { turn: 158, scale: 0.95 }),
    disc([42, 278], 6.6, CAST.mei.skin),
    disc([102, 300], 6.6, CAST.mei.skin),
  )
}

export function hiddenBones(): string {
  const sweeper = summer(CAST.noah, {
    top: SUN.base,
    legs: WATER.deep,
    shoes: MAPLE.base,
    hat: { kind: 'sunhat', color: CREAM, trim: MAPLE.base },
  })
  const digger = summer(CAST.lila, {
    top: ROSE.base,
    legs: PLUM.dark,
    shoes: PAPER,
    hat: { kind: 'sunhat', color: WATER.soft, trim: WATER.base },
  })
  const builder = summer(CAST.theo, {
    top: FIR.base,
    legs: BARK.dark,
    shoes: SUN.base,
    cut: 'stripes',
    trim: CREAM,
    hat: { kind: 'cap', color: MAPLE.base, trim: MAPLE.dark },
  })
  const head = summer(CAST.maika, {
    top: PLUM.base,
    legs: WATER.base,
    shoes: PAPER,
    hat: { kind: 'sunhat', color: SUN.soft, trim: PLUM.base },
  })
  const adult = summer(ADULTS.lucie, {
    top: WATER.base,
    legs: BARK.deep,
    shoes: INK,
    hat: { kind: 'sunhat', color: CREAM, trim: FIR.base },
  })
  const bone = '#f2e2bd'
  return frame(
    ['#bfe0ec', '#f3f1da'],
    sun([424, 44], 22, SUN.base),
    woods(120, 66, '#b7d8a4', 8, 'round'),
    fence([-6, 486], 150, 44, '#c99f6c', 27),
    land([0, 148, 240, 142, 480, 150], '#c3e2ab'),
    fill('M-10 196Q120 168 250 192 300 216 262 260 200 312 60 350L-10 360Z', SAND),
    fill('M34 218Q120 200 196 214 226 226 196 246 110 268 42 254 6 240 34 218Z', '#b98d58'),
    fill('M46 228Q120 212 190 222 204 232 184 242 110 258 50 248 30 240 46 228Z', '#97703f'),
    line('M66 244L128 226', bone, 10),
    disc([128, 222], 7, bone) + disc([132, 230], 7, bone),
    line('M150 244q18 4 28 -8', bone, 8),
    heap([226, 214], 66, 24, '#cfae74', 4),
    figure(digger, vary(POSES.crouch, { hip: [-4, -18], lean: 18, nod: 8, elbows: [1, 1] }), [244, 232], 128, {
      facing: -1,
      grip: { near: [204, 204], far: [200, 196] },
    }),
    line('M212 198L186 222', BARK.soft, 5),
    fill('M190 210L174 222 180 234 196 222Z', '#d6463a'),
    disc([205, 204], 5.6, CAST.lila.skin),
    figure(adult, vary(POSES.kneel, { lean: 12, nod: 8, elbows: [1, 1] }), [334, 252], 184, {
      build: 'adult',
      facing: 1,
      grip: { near: [382, 236], far: [378, 216] },
    }),
    fill('M216 252H470L492 350H180Z', '#39455c'),
    line('M272 310Q330 276 392 304', bone, 11),
    line('M304 292l-4 34M324 288l-2 36M346 286v34M368 292l4 30', bone, 7),
    line('M280 308L262 338M392 304L404 340M382 300L430 330', bone, 9),
    line('M272 310Q244 300 226 318', bone, 8),
    line('M392 304L420 282M392 304L440 302', bone, 9),
    oval([430, 274], 17, 11, bone, -20) + disc([434, 272], 3.4, '#39455c'),
    oval([456, 302], 17, 11, bone, 8) + disc([460, 300], 3.4, '#39455c'),
    figure(head, vary(POSES.crouch, { hip: [-4, -18], lean: 14, nod: 10, elbows: [1, 1] }), [454, 250], 132, {
      facing: -1,
      grip: { near: [428, 262], far: [420, 256] },
    }),
    figure(sweeper, vary(POSES.kneel, { lean: 30, nod: 4, elbows: [1, 1] }), [44, 338], 156, {
      grip: { near: [96, 270], far: [98, 282] },
    }),
    brush([98, 270], PAPER, { turn: -46, scale: 1.7 }),
    disc([97, 272], 7.4, CAST.noah.skin),
    specks({ x: [120, 160], y: [216, 236] }, 7, SAND, 3, 1.6),
    figure(builder, vary(POSES.kneel, { lean: 32, nod: 2, elbows: [1, 1] }), [190, 352], 152, {
      grip: { near: [246, 318], far: [252, 308] },
    }),
    disc([246, 316], 7.2, CAST.theo.skin),
  )
}

export function marketDay(): string {
  const crier = autumn(CAST.fatou, { top: ROSE.base, legs: PLUM.dark, shoes: MAPLE.deep, trim: PAPER })
  const florist = autumn(CAST.anh, { top: SUN.base, legs: FIR.deep, shoes: BARK.dark, trim: PAPER, hat: TUQUES.water })
  const adult = autumn(ADULTS.pierre, { top: FIR.base, legs: BARK.deep, shoes: INK, trim: PAPER })
  const cone = ([x, y]: Point) =>
    oval([x, y], 6, 9, BARK.base) + line(`M${x - 4} ${y - 3}l4 4 4 -4M${x - 4} ${y + 2}l4 4 4 -4`, BARK.pale, 1.6)
  const leaf = (x: number, y: number, color: string, turn: number) =>
    place(fill('M0 0Q-14 -14 0 -32 14 -14 0 0Z', color) + line('M0 4V-24', shade(color, 0.25), 2), [x, y], { turn })
  return frame(
    ['#dbe7e8', '#f6ecd2'],
    sun([236, 44], 20, SUN.soft),
    woods(150, 84, '#dfc285', 9, 'round'),
    leafy([52, 206], 190, MAPLE.soft, 4),
    leafy([452, 200], 170, SUN.base, 7),
    land([0, 184, 240, 176, 480, 186], '#dbe0b4'),
    fill('M-10 300C100 250 360 250 490 296V360H-10Z', '#e8dcc0'),
    garland(20, 196, 112, 16, [ROSE.base, SUN.base, WATER.base]),
    line('M22 250V108M194 250V108', BARK.soft, 7),
    figure(crier, vary(POSES.stand, { lean: -4, nod: -10, elbows: [-1, -1] }), [96, 276], 152, {
      grip: { near: [126, 158], far: [128, 150] },
    }),
    line('M144 146q10 4 12 14M142 138q22 4 26 24', PAPER, 4),
    carton([104, 302], 150, 74),
    [52, 78, 104, 130, 156].map((x, i) => cone([x, 228 - (i % 2) * 3])).join(''),
    fill('M78 250H134V284H78Z', PAPER),
    cone([94, 266]),
    line('M112 258v18M119 258v18M126 258v18', INK, 3),
    leaf(304, 250, MAPLE.base, -30),
    leaf(324, 248, SUN.base, -6),
    leaf(344, 250, '#c8432f', 16),
    leaf(362, 254, MAPLE.soft, 40),
    figure(florist, vary(POSES.stand, { lean: 6, nod: 2, elbows: [1, 1] }), [424, 338], 156, {
      facing: -1,
      grip: { near: [376, 244], far: [382, 250] },
    }),
    carton([346, 342], 120, 88),
    disc([377, 246], 7, CAST.anh.skin),
    leaf(376, 244, '#c8432f', -24),
    leaf(379, 244, SUN.base, 8),
    figure(adult, vary(POSES.stand, { lean: 26, nod: -8, elbows: [1, 1] }), [240, 342], 200, {
      build: 'adult',
      facing: -1,
      grip: { near: [170, 222], far: [210, 258] },
    }),
    cone([168, 214]),
    line('M204 262Q214 240 224 262', ROSE.dark, 4),
    fill('M194 262H234L238 304H190Z', ROSE.soft),
    disc([172, 220], 7.4, ADULTS.pierre.skin),
    leaves({ x: [0, 470], y: [312, 352] }, 10, [MAPLE.base, SUN.dark], 8, 5),
  )
}

export function postman(): string {
  const carrier = mild(CAST.sami, {
    top: WATER.base,
    legs: WATER.deep,
    shoes: MAPLE.base,
    hat: { kind: 'cap', color: WATER.deep, trim: SUN.base },
  })
  const sender = mild(CAST.rose, { top: ROSE.base, legs: PLUM.dark, shoes: PAPER })
  const reader = mild(CAST.idris, { top: SUN.base, legs: FIR.deep, shoes: PAPER, cut: 'stripes', trim: MAPLE.base })
  const adult = mild(ADULTS.nadia, { top: FIR.base, legs: BARK.deep, shoes: INK })
  const star = 'M0 -13l4 8 9 1 -6.500 6.500 1.500 9 -8 -4.500 -8 4.500 1.500 -9 -6.500 -6.500 9 -1Z'
  const envelope = (x: number, y: number, turn: number) =>
    place(fill('M-15 -10H15V10H-15Z', PAPER) + line('M-15 -10L0 2 15 -10M-15 -10H15V10H-15Z', STONE.base, 2), [x, y], {
      turn,
    })
  const box = (x: number, y: number, h: number, sign: string) =>
    line(`M${x} ${y}V${y - h}`, BARK.base, 9) +
    carton([x, y - h + 4], 64, 54, envelope(x - 6 - x, -62, -12), {}) +
    place(sign, [x, y - h - 22])
  return frame(
    ['#c5e2ec', '#f3f2de'],
    sun([66, 46], 22, SUN.soft),
    cloud([250, 70], 90, PAPER),
    woods(150, 74, '#b3d79a', 3, 'round'),
    fence([-6, 486], 186, 46, '#d6b787', 27),
    land([0, 184, 240, 178, 480, 188], '#c3e2ab'),
    leafy([446, 214], 200, FIR.soft, 5),
    fill(
      'M-10 348C80 330 110 262 220 244 320 232 390 262 490 240V282C400 304 330 270 240 284 160 298 130 346 60 366H-10Z',
      '#f0e6c8',
    ),
    box(
      54,
      236,
      52,
      disc([0, 0], 10, SUN.base) +
        line('M0 -15v-4M0 15v4M-15 0h-4M15 0h4M-11 -11l-3 -3M11 11l3 3M11 -11l3 -3M-11 11l-3 3', SUN.dark, 3.4),
    ),
    wheelchair([134, 252], ROSE.base, { mirror: true, scale: 0.92 }),
    figure(reader, vary(POSES.sit, { hip: [0, -28], lean: 0, nod: 8, elbows: [1, 1] }), [134, 252], 134, {
      facing: -1,
      grip: { near: [102, 188], far: [96, 184] },
      step: { near: [110, 240], far: [106, 240] },
    }),
    wheelchairWheel([134, 252], ROSE.base, { mirror: true, scale: 0.92 }),
    envelope(94, 180, -18),
    disc([101, 187], 5.8, CAST.idris.skin),
    box(342, 268, 64, fill(star, ROSE.dark)),
    figure(adult, vary(POSES.tailor, { lean: 4, nod: 6, elbows: [1, 1] }), [430, 336], 190, {
      build: 'adult',
      facing: -1,
      grip: { near: [384, 282], far: [376, 290] },
    }),
    fill('M286 320H410L424 340H272Z', BARK.pale),
    line('M274 344H422', BARK.soft, 7),
    line('M288 346V358M408 346V358', BARK.base, 8),
    sheet([318, 328], 42, 15, line('M-8 2l4 -6 4 6 4 -6 4 6', ROSE.base, 2.6)),
    envelope(376, 326, 8),
    figure(sender, vary(POSES.heels, { lean: 16, nod: 8, elbows: [1, 1] }), [258, 354], 148, {
      grip: { near: [306, 322], far: [298, 330] },
    }),
    line('M304 324L314 312', MAPLE.dark, 6),
    disc([306, 320], 6.8, CAST.rose.skin),
    disc([382, 288], 7, ADULTS.nadia.skin),
    figure(
      carrier,
      vary(POSES.rush, { lean: 12, nod: -8, hands: pair(4, -40, 30, -72), elbows: [1, 1] }),
      [196, 308],
      146,
      {
        grip: { far: [246, 208], near: [196, 252] },
      },
    ),
    envelope(256, 202, -14),
    disc([246, 208], 6, CAST.sami.skin),
    line('M180 250Q196 228 208 250', MAPLE.deep, 4),
    fill('M170 250H218L214 292H174Z', MAPLE.base),
    fill('M170 250H218L194 272Z', MAPLE.dark),
    envelope(202, 246, 20),
    disc([196, 238], 6.4, CAST.sami.skin),
    line('M104 296q14 -6 26 -4M96 318q14 -6 26 -4', PAPER, 3.4),
    tufts([316, 354], 8, '#6fa957', 4, 9, [40, 220]),
  )
}

export function waterMachine(): string {
  const pourer = summer(CAST.zoe, {
    top: ROSE.base,
    legs: PLUM.dark,
    shoes: SUN.base,
    hat: { kind: 'sunhat', color: PAPER, trim: ROSE.base },
  })
  const joiner = summer(CAST.idris, {
    top: SUN.base,
    legs: WATER.deep,
    shoes: PAPER,
    hat: { kind: 'cap', color: FIR.dark, trim: FIR.soft },
  })
  const catcher = summer(CAST.rose, {
    top: PLUM.base,
    legs: FIR.deep,
    shoes: PAPER,
    cut: 'stripes',
    trim: CREAM,
    hat: { kind: 'sunhat', color: SUN.soft, trim: PLUM.base },
  })
  const adult = summer(ADULTS.julie, {
    top: FIR.base,
    legs: BARK.deep,
    shoes: INK,
    hat: { kind: 'sunhat', color: CREAM, trim: MAPLE.base },
  })
  const gutter = (a: Point, b: Point) =>
    line(`M${a[0]} ${a[1]}L${b[0]} ${b[1]}`, STONE.soft, 16) +
    line(`M${a[0]} ${a[1] - 4}L${b[0]} ${b[1] - 4}`, WATER.soft, 7) +
    line(`M${a[0]} ${a[1] + 7}L${b[0]} ${b[1] + 7}`, STONE.base, 3)
  return frame(
    ['#aedbee', '#eef3dc'],
    sun([420, 50], 26, SUN.base),
    cloud([150, 80], 100, PAPER),
    woods(156, 78, '#b7d8a4', 6, 'round'),
    fence([-6, 486], 190, 46, '#d9c49a', 27),
    land([0, 188, 240, 182, 480, 190], '#c3e2ab'),
    land([0, 256, 240, 246, 480, 258], '#b3d999'),
    fill('M150 344Q260 318 400 336 460 350 400 366H170Z', '#c2a878'),
    figure(adult, vary(POSES.kneel, { lean: 12, nod: 4, elbows: [1, 1] }), [214, 284], 190, {
      build: 'adult',
      facing: 1,
      grip: { near: [262, 226], far: [256, 222] },
    }),
    stump([104, 312], 70, 42, BARK.base),
    block([104, 268], 62, 34, SUN.base),
    block([106, 234], 52, 30, ROSE.base),
    block([272, 300], 58, 32, WATER.base),
    block([272, 268], 46, 28, MAPLE.base),
    gutter([96, 194], [266, 234]),
    gutter([252, 250], [392, 290]),
    disc([262, 227], 7, ADULTS.julie.skin),
    droplets(
      [
        [268, 238],
        [262, 252],
        [272, 270],
      ],
      3.6,
      WATER.base,
    ),
    line('M394 292q10 4 12 24', WATER.soft, 8),
    bucket([408, 344], '#d6463a', { scale: 1.05 }),
    oval([408, 316], 13, 3.4, WATER.soft),
    line('M398 306l-8 -6M420 306l8 -8', WATER.base, 3),
    figure(pourer, vary(POSES.reach, { lean: 8, nod: 0, elbows: [1, 1] }), [44, 330], 164, {
      grip: { near: [88, 212], far: [84, 222] },
    }),
    line('M74 216L104 176', STONE.dark, 5),
    fill('M94 164Q120 160 122 178 114 190 98 184Z', STONE.base),
    line('M112 184q4 6 2 12', WATER.base, 6),
    disc([84, 206], 7.4, CAST.zoe.skin),
    bucket([20, 346], WATER.deep, { scale: 1.1 }),
    oval([20, 317], 13, 3.4, WATER.soft),
    figure(joiner, vary(POSES.crouch, { hip: [-4, -20], lean: 8, nod: -6, elbows: [1, 1] }), [186, 354], 150, {
      grip: { near: [240, 262], far: [236, 254] },
    }),
    figure(catcher, vary(POSES.crouch, { hip: [-4, -18], lean: 14, nod: 6, elbows: [1, 1] }), [458, 350], 150, {
      facing: -1,
      grip: { near: [422, 318], far: [418, 312] },
    }),
    pot([318, 346], SUN.dark, WATER.soft),
  )
}
