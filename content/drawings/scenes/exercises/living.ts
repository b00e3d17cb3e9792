import { ants, bee, butterfly, chickadee, ladybird, snail, worm } from '../../kit/animals.ts'
import { figure } from '../../kit/figure.ts'
import { pair } from '../../kit/geometry.ts'
import { heap, log, rock, stick, stump } from '../../kit/ground.ts'
import { closer, cloud, flowers, frame, land, leaves, specks, sun, tufts, woods } from '../../kit/landscape.ts'
import { BARK, CREAM, EARTH, FIR, INK, MAPLE, PAPER, PLUM, ROSE, STONE, SUN, shade, WATER } from '../../kit/palette.ts'
import { autumn, CAST, mild, rain, summer, TUQUES } from '../../kit/people.ts'
import { POSES, vary } from '../../kit/poses.ts'
import { disc, fill, line, oval, place } from '../../kit/svg.ts'
import { boots, bowl, bucket, disk, pot } from '../../kit/things.ts'
import { birch, bush, fern, foliage, leafy, mushroom, rays } from '../../kit/trees.ts'

export function moveLogs(): string {
  const a = mild(CAST.idris, { top: MAPLE.base, legs: FIR.deep, shoes: BARK.dark, cut: 'stripes', trim: CREAM })
  const b = mild(CAST.lea, { top: WATER.base, legs: PLUM.dark, shoes: BARK.dark, cut: 'overalls' })
  const bark = shade(BARK.base, 0.06)
  return frame(
    ['#cfe7dc', '#f8f4d8'],
    woods(206, 86, '#c5deb4', 4),
    woods(236, 48, '#a7cb94', 15, 'round'),
    birch([440, 262], -10, 26, -8),
    birch([398, 256], -10, 16, 6),
    foliage([420, -6], 110, 48, FIR.soft, 8, 12),
    land([0, 262, 240, 250, 480, 264], '#93c277'),
    land([0, 316, 240, 306, 480, 318], '#7bb062'),
    line('M20 334Q150 326 270 334', '#a58a5b', 12, 0.55),
    figure(b, vary(POSES.push, { hip: [-8, -33], lean: 26, nod: -14, feet: pair(-24, -4, 0, -4) }), [252, 284], 152, {
      grip: { near: [318, 212], far: [326, 204] },
    }),
    oval([336, 334], 96, 11, INK, 0, 0.18),
    line('M318 276L392 222', bark, 120),
    line('M296 236L338 206M318 232L350 210M392 234l26 -26M398 262l20 -20', shade(bark, 0.36), 3.4),
    line('M340 196Q366 182 392 192', FIR.soft, 9),
    disc([318, 276], 60, shade(bark, 0.2)),
    disc([318, 276], 53, BARK.cut),
    disc([318, 276], 40, BARK.pale),
    disc([318, 276], 29, BARK.cut),
    disc([318, 276], 17, BARK.pale),
    disc([318, 276], 6, BARK.soft),
    figure(a, vary(POSES.push, { hip: [-12, -33], lean: 38, nod: -22, feet: pair(-34, -4, -4, -4) }), [196, 342], 178, {
      grip: { near: [262, 262], far: [264, 246] },
    }),
    line('M300 172q50 -20 92 4M396 162l-2 16 -16 2', PAPER, 4, 0.95),
    rock([440, 342], 70, 36, 5),
    rock([48, 322], 60, 34, 9, STONE.soft),
    ants('M392 344Q360 352 322 346'),
    ladybird([446, 302], { turn: -50 }),
    snail([60, 284], { scale: 1 }),
    tufts([340, 356], 12, FIR.dark, 8, 12),
    fern([10, 372], 56, FIR.dark),
  )
}

export function longSticks(): string {
  const hauler = autumn(CAST.zoe, { top: SUN.base, legs: FIR.deep, shoes: MAPLE.deep, trim: PAPER, hat: TUQUES.water })
  const friend = autumn(CAST.noah, { top: ROSE.dark, legs: WATER.deep, trim: SUN.base })
  return frame(
    ['#dfe9d2', '#fbf4da'],
    sun([72, 70], 24, SUN.pale),
    woods(206, 84, '#d8dfb6', 5),
    woods(238, 50, '#c2c98d', 12, 'round'),
    leafy([34, 264], 170, SUN.base, 6, BARK.dark),
    land([0, 262, 240, 252, 480, 264], '#b9c07a'),
    land([0, 314, 240, 304, 480, 316], '#a0ab62'),
    stick([430, 130], [370, 300], 8, BARK.soft),
    stick([404, 126], [448, 302], 9, BARK.base),
    stick([420, 120], [414, 300], 8, BARK.dark),
    stick([436, 132], [474, 298], 8, BARK.soft),
    line('M408 140Q420 148 432 140', '#c9a26a', 5),
    log([336, 318], [420, 322], 8, BARK.base),
    log([350, 304], [444, 308], 8, BARK.soft),
    log([330, 332], [436, 336], 9, BARK.dark),
    figure(friend, vary(POSES.reach, { lean: 6, nod: -4 }), [352, 306], 128, {
      grip: { near: [398, 224], far: [404, 214] },
    }),
    oval([196, 330], 34, 6, INK, 0, 0.16),
    stick([20, 330], [276, 216], 13, BARK.base),
    stick([96, 296], [70, 248], 7, BARK.base),
    stick([150, 272], [188, 296], 6, BARK.base),
    stick([62, 312], [100, 334], 6, BARK.base),
    fill(
      'M70 248q-16 -4 -14 -20 18 2 14 20ZM74 256q14 -8 20 2 -10 10 -20 -2ZM190 296q14 -2 16 12 -16 2 -16 -12Z',
      MAPLE.base,
    ),
    line('M14 338Q-4 342 -14 344M30 340l-14 8', '#8d9a52', 3),
    figure(
      hauler,
      vary(POSES.pull, {
        hip: [2, -35],
        lean: 14,
        nod: -4,
        hands: pair(8, -52, 14, -56),
        feet: pair(-12, -5, 16, -4),
        elbows: [1, 1],
      }),
      [206, 328],
      162,
      { grip: { near: [226, 240], far: [252, 227] } },
    ),
    line('M288 344H476', MAPLE.base, 4),
    [300, 350, 400, 450].map((x) => line(`M${x} 350v-16`, BARK.soft, 5)).join(''),
    leaves({ x: [0, 480], y: [320, 356] }, 26, [SUN.base, MAPLE.base, MAPLE.deep], 6, 7),
    tufts([336, 354], 8, '#5f7a3a', 4, 12, [20, 280]),
    chickadee([426, 106], { mirror: true, scale: 1 }),
  )
}

export function mudKitchen(): string {
  const mud = EARTH.base
  const a = rain(CAST.lea, { top: MAPLE.base, legs: WATER.deep, shoes: SUN.base, trim: MAPLE.soft })
  const bare = {
    skin: CAST.lea.skin,
    hair: CAST.lea.hair,
    wear: { ...a.wear, cut: 'overalls' as const, top: ROSE.base, legs: WATER.deep },
  }
  const b = mild(CAST.sami, { top: SUN.base, legs: FIR.deep, shoes: MAPLE.dark, cut: 'apron', trim: '#cfe2bf' })
  const c = mild(CAST.awa, { top: WATER.base, legs: PLUM.dark, shoes: ROSE.base, cut: 'apron', trim: PAPER })
  return frame(
    ['#cfe8e2', '#f9f4d8'],
    woods(196, 76, '#c3ddb2', 6),
    leafy([440, 250], 200, FIR.soft, 5),
    bush([40, 258], 130, 90, FIR.soft, 4),
    bush([330, 252], 120, 60, FIR.base, 8),
    land([0, 250, 240, 240, 480, 252], '#98c67b'),
    fill('M0 306C120 280 360 280 480 304V360H0Z', '#9a7650'),
    fill('M0 336C140 318 340 318 480 336V360H0Z', '#7f5e3f'),
    line('M128 162V226M330 162V226', BARK.base, 8),
    fill('M112 164H346V174H112Z', BARK.pale),
    pot([156, 162], STONE.soft, mud, { scale: 0.8 }),
    bucket([216, 162], WATER.base, { scale: 0.7 }),
    line('M256 162v-18M268 162v-24M280 162v-16', BARK.soft, 4),
    line('M250 148h12M262 138h12M274 148h12', STONE.dark, 4),
    fill('M304 150H326V163H304Z', MAPLE.base),
    line('M316 150q-2 -14 8 -20M312 150q-8 -8 -6 -16', FIR.base, 3),
    figure(c, vary(POSES.stand, { lean: 8, nod: 12, elbows: [1, 1] }), [218, 318], 158, {
      grip: { near: [252, 214], far: [262, 222] },
    }),
    fill('M84 244H396V258H84Z', BARK.pale),
    fill('M84 256H396V266H84Z', BARK.soft),
    stump([120, 330], 52, 66, BARK.base),
    stump([360, 330], 52, 66, BARK.base),
    line('M264 238L250 206', BARK.soft, 5),
    pot([268, 244], MAPLE.dark, mud, { scale: 1.25 }),
    bowl([178, 246], SUN.base, { scale: 0.9 }),
    oval([178, 235], 15, 3, mud),
    leaves({ x: [168, 186], y: [230, 234] }, 3, [FIR.base], 6, 6),
    disk([340, 238], 20, 6),
    heap([340, 238], 30, 14, mud, 4),
    line('M336 226l2 -8M344 226l4 -7', FIR.base, 3),
    figure(bare, vary(POSES.carry, { lean: 4, nod: 8 }), [70, 338], 156, {
      grip: { near: [138, 226], far: [130, 230] },
    }),
    place(pot([0, 0], STONE.base, mud, { scale: 0.8 }), [146, 224], { turn: 30 }),
    fill('M160 222Q170 224 172 236L168 238Q166 228 156 228Z', mud),
    figure(b, vary(POSES.stand, { lean: 10, nod: 10 }), [424, 338], 156, {
      facing: -1,
      grip: { near: [352, 226], far: [362, 222] },
    }),
    oval([240, 340], 60, 9, '#5f4530'),
    line('M216 339h26M250 343h18', '#a98a68', 2.4),
    specks({ x: [40, 450], y: [318, 350] }, 14, '#5f4530', 6, 3),
    tufts([346, 358], 8, FIR.dark, 5, 11),
    snail([300, 346], { scale: 1 }),
  )
}

export function wormInHand(): string {
  const holder = mild(CAST.maika, { top: ROSE.base, legs: WATER.deep, shoes: SUN.base, cut: 'stripes', trim: CREAM })
  const friend = mild(CAST.emile, { top: FIR.base, legs: MAPLE.dark, shoes: MAPLE.deep })
  return frame(
    ['#d8ead6', '#faf5da'],
    closer(
      1.2,
      [230, 352],
      woods(176, 90, '#cbe0b6', 6),
      rays('#fffbe0', 0.25),
      foliage([60, -6], 130, 50, FIR.pale, 8, 12),
      foliage([430, -8], 120, 54, FIR.pale, 4, 12),
      land([0, 232, 240, 222, 480, 234], '#9bc97f'),
      flowers([232, 252], 14, PAPER, FIR.base, 5),
      land([0, 284, 240, 274, 480, 286], '#7fb266'),
      fill('M40 320C120 280 360 282 452 322 420 352 80 352 40 320Z', EARTH.base),
      fill('M70 322C140 296 340 298 420 324 380 344 110 344 70 322Z', shade(EARTH.base, 0.2)),
      specks({ x: [80, 410], y: [306, 338] }, 22, EARTH.soft, 7, 2.6),
      log([292, 296], [462, 282], 24, BARK.base),
      line('M300 276Q360 258 420 264', FIR.soft, 8),
      figure(
        friend,
        vary(POSES.crouch, { hip: [-4, -17], lean: 26, nod: 14, hands: pair(16, -20, 20, -22) }),
        [358, 332],
        182,
        { facing: -1 },
      ),
      figure(holder, vary(POSES.crouch, { hip: [-4, -17], lean: 22, nod: 14, elbows: [1, 1] }), [136, 334], 210, {
        grip: { near: [226, 268], far: [238, 272] },
      }),
      fill('M214 266Q236 286 258 264 250 256 236 260 222 256 214 266Z', CAST.maika.skin),
      worm('M222 262Q230 250 238 260T256 252T272 264', 7),
      line('M262 270v10M246 276v12', WATER.soft, 3),
      worm('M204 330q14 -10 26 0t24 -2', 6),
      ladybird([398, 258], { turn: -20, scale: 1.1 }),
      ants('M296 322Q330 316 372 326'),
      mushroom([412, 344], 24, MAPLE.base),
      snail([92, 338], { scale: 1.2, mirror: true }),
      tufts([344, 358], 14, FIR.dark, 9, 12),
      fern([6, 374], 76, FIR.dark),
      fern([476, 374], 70, FIR.dark),
    ),
  )
}

export function tasteGarden(): string {
  const taster = summer(CAST.noah, {
    top: SUN.base,
    legs: WATER.deep,
    shoes: MAPLE.dark,
    cut: 'stripes',
    trim: PAPER,
    hat: { kind: 'sunhat', color: '#e8cf9a', trim: FIR.base },
  })
  const picker = summer(CAST.rose, {
    top: PLUM.base,
    legs: ROSE.dark,
    shoes: PAPER,
    hat: { kind: 'sunhat', color: PAPER, trim: ROSE.base },
  })
  const tomato = (x: number, y: number, r: number) =>
    disc([x, y], r, '#d6463a') + line(`M${x - 3} ${y - r}l3 3 3 -3`, FIR.dark, 2)
  const basil = (x: number, y: number, k: number) =>
    place(
      fill(
        'M0 0C-4 -12 -20 -14 -26 -8 -20 0 -8 4 0 0 6 4 20 2 26 -8 18 -14 6 -12 0 0ZM0 -14C-4 -24 -16 -28 -20 -22 -16 -14 -6 -12 0 -14 6 -12 16 -14 20 -22 14 -28 4 -24 0 -14ZM0 -26C-6 -30 -8 -38 0 -42 8 -38 6 -30 0 -26Z',
        FIR.soft,
      ) + line('M0 8V-28', FIR.dark, 2),
      [x, y],
      { scale: k },
    )
  return frame(
    ['#b9e0ea', '#f9f4d8'],
    cloud([36, 78], 90, PAPER, 0.95),
    sun([420, 66], 26, SUN.soft),
    woods(206, 60, '#bcdab0', 4),
    leafy([36, 250], 150, FIR.soft, 6),
    land([0, 242, 240, 234, 480, 244], '#9cc97e'),
    line('M448 300V112', FIR.base, 7),
    fill('M448 210q-32 -16 -40 6 24 12 40 -6ZM448 180q28 -18 40 2 -20 14 -40 -2Z', FIR.base),
    [0, 30, 60, 90, 120, 150].map((t) => oval([448, 104], 36, 9, SUN.base, t)).join(''),
    disc([448, 104], 17, BARK.dark),
    bee([404, 92], { scale: 1.3 }),
    line('M250 290V140M310 290V150M370 290V146', BARK.soft, 5),
    foliage([250, 206], 34, 56, FIR.base, 4, 10),
    foliage([312, 214], 34, 54, FIR.dark, 9, 10),
    foliage([370, 210], 34, 56, FIR.base, 6, 10),
    [
      [236, 190, 9],
      [262, 214, 10],
      [300, 196, 9],
      [322, 222, 10],
      [308, 244, 8],
      [360, 192, 9],
      [382, 218, 10],
    ]
      .map(([x = 0, y = 0, r = 0]) => tomato(x, y, r))
      .join(''),
    figure(picker, vary(POSES.reach, { lean: 4, nod: -2 }), [410, 318], 146, {
      facing: -1,
      grip: { near: [382, 226], far: [372, 222] },
    }),
    fill('M196 276H480V330H196Z', BARK.soft),
    line('M200 294H480M200 312H480', BARK.base, 3),
    fill('M196 264H480V280H196Z', EARTH.base),
    [
      [226, 270, 0.8],
      [276, 272, 0.9],
      [330, 272, 0.85],
    ]
      .map(([x = 0, y = 0, k = 1]) => basil(x, y, k))
      .join(''),
    line('M436 276l-8 -18M440 276v-22M444 276l8 -18', FIR.base, 4),
    line('M440 274v6', '#e0803a', 9),
    land([0, 326, 240, 316, 480, 328], '#7fb266'),
    oval([134, 338], 44, 7, INK, 0, 0.16),
    figure(taster, vary(POSES.stand, { lean: -2, nod: -4, elbows: [1, 1] }), [132, 338], 204, {
      grip: { near: [172, 202], far: [186, 262] },
    }),
    fill('M166 196C168 182 180 176 192 178 192 190 182 200 170 200Z', FIR.soft),
    line('M168 198L184 186', FIR.dark, 1.8),
    place(bucket([0, 0], WATER.base, { scale: 1.1 }), [52, 336]),
    line('M66 320L92 304M88 298l8 12', WATER.base, 5),
    tufts([340, 356], 12, FIR.dark, 7, 12),
    butterfly([206, 128], PAPER, { turn: -14 }),
    flowers([330, 352], 9, ROSE.soft, FIR.deep, 11, [200, 480]),
  )
}

export function barefoot(): string {
  const a = summer(CAST.mei, { top: MAPLE.base, legs: WATER.deep, cut: 'stripes', trim: CREAM })
  const b = summer(CAST.idris, { top: SUN.base, legs: FIR.deep })
  const c = summer(CAST.rose, { top: ROSE.base, legs: PLUM.dark })
  const unshod = (person: typeof a) => ({ ...person, wear: { ...person.wear, barefoot: true } })
  return frame(
    ['#bfe3ea', '#f9f5d8'],
    sun([70, 66], 26, SUN.soft),
    cloud([300, 72], 96, PAPER, 0.95),
    woods(190, 64, '#bcdab0', 12),
    leafy([430, 236], 180, FIR.soft, 4),
    bush([40, 238], 120, 66, FIR.base, 8),
    land([0, 236, 240, 226, 480, 238], '#98c67b'),
    fill('M20 274L150 262 158 330 4 342Z', '#6fae55'),
    fill('M150 262L292 258 308 326 158 330Z', '#ecd6a0'),
    fill('M292 258L430 266 466 336 308 326Z', '#a8703f'),
    tufts([282, 330], 26, FIR.dark, 5, 11, [30, 146]),
    specks({ x: [166, 290], y: [272, 318] }, 24, '#cfb375', 4, 2.4),
    line('M176 284q20 -8 40 0t40 0M190 308q20 -8 40 0t40 0', '#d3b981', 3),
    leaves({ x: [304, 434], y: [272, 322] }, 21, [BARK.dark, BARK.soft, BARK.pale], 6, 7),
    line('M20 274L150 262 292 258 430 266', BARK.soft, 8),
    line('M150 262L158 330M292 258L308 326', BARK.soft, 8),
    oval([104, 306], 34, 5, INK, 0, 0.18),
    figure(
      unshod(b),
      vary(POSES.balance, { lean: 4, nod: 6, feet: pair(-12, -4, 14, -4), hands: pair(-30, -56, 32, -58) }),
      [102, 306],
      150,
    ),
    oval([228, 312], 34, 5, INK, 0, 0.18),
    figure(
      unshod(a),
      vary(POSES.balance, {
        hip: [0, -39],
        lean: 2,
        nod: 12,
        feet: pair(12, -16, -4, -4),
        hands: pair(-32, -64, 34, -66),
      }),
      [228, 312],
      158,
    ),
    oval([376, 308], 34, 5, INK, 0, 0.18),
    figure(
      unshod(c),
      vary(POSES.balance, { lean: 2, nod: 6, feet: pair(-8, -4, 12, -4), hands: pair(-34, -54, 38, -60) }),
      [374, 308],
      146,
    ),
    line('M4 342L158 330 308 326 466 336', BARK.base, 11),
    boots([50, 352], PLUM.base, { scale: 0.9 }),
    boots([92, 352], MAPLE.base, { scale: 0.9 }),
    boots([8, 354], WATER.base, { scale: 0.9 }),
    tufts([346, 358], 8, FIR.dark, 4, 12, [140, 480]),
    flowers([342, 354], 9, PAPER, FIR.deep, 9, [150, 480]),
    butterfly([186, 166], ROSE.soft, { turn: 12 }),
  )
}
