import { chickadee, ladybird, squirrel, worm } from '../../kit/animals.ts'
import { figure } from '../../kit/figure.ts'
import { pair } from '../../kit/geometry.ts'
import { heap, log, rock, rope, stick, stump } from '../../kit/ground.ts'
import { closer, cloud, flowers, frame, land, leaves, specks, sun, tufts, woods } from '../../kit/landscape.ts'
import {
  BARK,
  CREAM,
  EARTH,
  FIR,
  glow,
  INK,
  MAPLE,
  mix,
  PAPER,
  PLUM,
  ROSE,
  STONE,
  SUN,
  shade,
  WATER,
} from '../../kit/palette.ts'
import { ADULTS, autumn, CAST, dress, mild, summer, TUQUES } from '../../kit/people.ts'
import { POSES, vary } from '../../kit/poses.ts'
import { disc, fill, line, oval, place } from '../../kit/svg.ts'
import { board, bowl, brace, bucket, disk, hammer, knife, peeler, saw, sawhorse, shovel } from '../../kit/things.ts'
import { birch, bush, crown, fern, foliage, leafy, mapleLeaf, mushroom, rays, reeds, trunk } from '../../kit/trees.ts'

export function nailLog(): string {
  const builder = {
    ...autumn(CAST.maika, { top: SUN.base, legs: WATER.deep, cut: 'overalls', shoes: MAPLE.deep }),
    goggles: true,
  }
  const adult = mild(ADULTS.marc, { top: FIR.dark, legs: BARK.dark, shoes: INK })
  return frame(
    ['#f3e7c8', '#fbf4de'],
    closer(
      1.12,
      [240, 344],
      woods(214, 76, '#e3d3a4', 6),
      woods(240, 54, '#cfc48d', 15, 'round'),
      leafy([50, 262], 180, MAPLE.soft, 4),
      leafy([448, 258], 170, SUN.base, 9),
      land([0, 262, 200, 250, 480, 262], '#b6b86c'),
      land([0, 318, 240, 306, 480, 320], '#98a557'),
      oval([236, 326], 120, 14, INK, 0, 0.16),
      figure(adult, vary(POSES.kneel, { lean: 16, nod: 10 }), [382, 326], 196, {
        build: 'adult',
        facing: -1,
        grip: { near: [322, 232], far: [308, 226] },
      }),
      stump([258, 326], 112, 92, BARK.soft),
      line('M262 232V206', '#7d8a8a', 4),
      line('M256 206H268', '#7d8a8a', 5),
      line('M222 228v-9M286 231v-7M240 240v-7', '#7d8a8a', 4),
      line('M266 214L292 220M266 218L292 224', BARK.pale, 5),
      line('M280 217v5', MAPLE.dark, 3),
      hammer([210, 182], { turn: 12, scale: 1.2 }),
      figure(builder, vary(POSES.stand, { hip: [0, -37], lean: 12, nod: 10, elbows: [1, 1] }), [162, 330], 176, {
        grip: { near: [222, 224], far: [224, 186] },
      }),
      line('M278 172q8 -8 8 -18M290 190q10 -6 16 -16', PAPER, 3),
      bucket([68, 338], WATER.base, { scale: 0.9 }),
      line('M60 314l-4 -16M68 312v-18M76 314l5 -14', '#7d8a8a', 3.4),
      leaves({ x: [0, 480], y: [330, 356] }, 24, [MAPLE.base, SUN.base, MAPLE.deep], 8, 7),
      mapleLeaf([448, 338], 30, 22, MAPLE.dark),
    ),
  )
}

export function sawBranch(): string {
  const child = dress(
    { ...CAST.idris, goggles: true },
    { top: MAPLE.base, legs: WATER.deep, shoes: BARK.dark, boots: true, cut: 'stripes', trim: CREAM, gloves: SUN.base },
  )
  const adult = dress(ADULTS.julie, {
    top: FIR.base,
    legs: PLUM.dark,
    shoes: BARK.dark,
    cut: 'plain',
    gloves: SUN.base,
  })
  return frame(
    ['#d6ead8', '#faf5da'],
    woods(206, 84, '#cbdfb8', 12),
    birch([54, 292], -10, 26, 6),
    birch([108, 280], -10, 18, -8),
    birch([438, 284], -10, 28, -6),
    woods(252, 50, '#a8c88f', 21, 'round'),
    land([0, 272, 240, 260, 480, 274], '#8cba6d'),
    land([0, 322, 240, 312, 480, 324], '#72a45a'),
    oval([262, 328], 150, 14, INK, 0, 0.16),
    figure(adult, vary(POSES.lower, { lean: 26, nod: 12 }), [398, 330], 196, {
      build: 'adult',
      facing: -1,
      grip: { near: [330, 240], far: [346, 236] },
    }),
    sawhorse(216, 336, 262, 328),
    stick([136, 262], [408, 236], 22, BARK.base),
    stick([378, 240], [424, 206], 9, BARK.base),
    oval([135, 262], 5, 11, BARK.cut),
    line('M244 260h26M292 250h24M336 250h20', shade(BARK.base, 0.3), 2.4),
    figure(
      child,
      vary(POSES.stand, { hip: [-4, -36], lean: 24, nod: 0, feet: pair(-16, -4, 10, -4), elbows: [1, 1] }),
      [104, 332],
      184,
      { grip: { near: [152, 236], far: [222, 246] } },
    ),
    place(saw([0, 0], { scale: 0.95 }), [154, 236], { turn: 14 }),
    disc([152, 236], 8.5, SUN.base),
    disc([222, 245], 8.5, shade(SUN.base, 0.15)),
    specks({ x: [176, 202], y: [280, 328] }, 26, BARK.cut, 8, 2.2),
    heap([188, 332], 66, 12, BARK.cut, 4),
    rock([448, 338], 60, 28, 6),
    fern([20, 368], 66, FIR.dark),
    tufts([332, 354], 14, FIR.dark, 11, 12),
    chickadee([278, 240], { scale: 1 }),
  )
}

export function peelStick(): string {
  const carver = autumn(CAST.lea, {
    top: FIR.base,
    legs: MAPLE.deep,
    shoes: BARK.deep,
    trim: SUN.base,
    hat: { kind: 'headscarf', color: ROSE.base, trim: ROSE.dark },
  })
  const adult = mild(ADULTS.marc, { top: PLUM.base, legs: BARK.dark, shoes: INK })
  const peeled = { ...carver, hat: { kind: 'cap', color: ROSE.base, trim: ROSE.dark } } as const
  return frame(
    ['#e3ead0', '#fbf4d8'],
    woods(214, 90, '#d7dfb4', 26, 'round'),
    rays('#fff8d8', 0.35),
    ...[
      [36, 284, 24, 4],
      [120, 272, 15, -6],
      [392, 278, 22, -5],
      [446, 292, 30, 6],
      [320, 268, 13, 6],
    ].map(([x = 0, y = 0, w = 0, lean = 0]) => birch([x, y], -10, w, lean)),
    foliage([240, -16], 270, 50, SUN.soft, 4, 19),
    foliage([60, -10], 120, 54, SUN.base, 8, 12),
    land([0, 270, 200, 260, 480, 274], '#b4bd70'),
    land([0, 322, 240, 312, 480, 326], '#97a858'),
    oval([236, 332], 160, 20, '#e6dca0', 0, 0.5),
    oval([210, 330], 110, 11, INK, 0, 0.16),
    log([98, 302], [316, 306], 30, BARK.base),
    figure(adult, vary(POSES.kneel, { lean: 12, nod: 12 }), [82, 336], 200, { build: 'adult' }),
    figure(
      peeled,
      vary(POSES.sit, { hip: [0, -36], lean: 12, nod: 22, feet: pair(24, -4, 30, -4), elbows: [1, 1] }),
      [196, 334],
      190,
      { grip: { near: [254, 232], far: [240, 248] } },
    ),
    stick([226, 256], [346, 196], 10, BARK.base),
    line('M258 241L346 196', BARK.cut, 8),
    line('M262 236Q288 230 284 248T296 262', BARK.base, 5),
    peeler([258, 234], { turn: -26, scale: 1.2 }),
    disc([256, 234], 8.6, CAST.lea.skin),
    line('M262 330q8 -14 18 -4t14 -6M300 342q10 -12 18 -2M236 344q8 -10 18 0t12 -4M330 326q8 -8 16 2', BARK.base, 5),
    line('M264 332q8 -12 16 -4M302 342q8 -10 14 -2', BARK.pale, 2.4),
    leaves({ x: [10, 470], y: [320, 356] }, 22, [SUN.base, SUN.dark, MAPLE.soft], 14, 7),
    mushroom([374, 338], 18, MAPLE.dark),
    mushroom([360, 344], 12, MAPLE.base),
    squirrel([410, 330], { scale: 1.2, mirror: true }),
    fern([456, 372], 56, FIR.dark),
  )
}

export function drillBrace(): string {
  const turner = mild(CAST.noah, { top: WATER.base, legs: BARK.dark, shoes: MAPLE.dark, cut: 'stripes', trim: PAPER })
  const presser = mild(CAST.rose, { top: MAPLE.dark, legs: FIR.deep, shoes: PLUM.dark, cut: 'overalls' })
  const tied = { ...presser, hair: { style: 'buns', color: CAST.rose.hair.color } } as const
  return frame(
    ['#cfe6de', '#f9f4d8'],
    sun([74, 74], 24, SUN.pale),
    woods(226, 74, '#c2dcb2', 9),
    leafy([430, 262], 190, FIR.soft, 6),
    leafy([24, 260], 150, FIR.base, 8),
    land([0, 262, 240, 250, 480, 264], '#97c479'),
    land([0, 320, 240, 310, 480, 322], '#79ae62'),
    oval([240, 330], 160, 15, INK, 0, 0.16),
    figure(tied, vary(POSES.stand, { lean: 2, nod: 6, elbows: [-1, -1] }), [314, 336], 182, {
      facing: -1,
      grip: { near: [250, 180], far: [240, 178] },
    }),
    line('M170 330V282M310 330V282', BARK.soft, 12),
    line('M168 308H312', shade(BARK.soft, 0.2), 6),
    fill('M132 266H348V280H132Z', BARK.pale),
    fill('M132 278H348V288H132Z', BARK.soft),
    disk([240, 250], 50, 14),
    line('M294 242V298M294 242H276M294 290H278', '#5c6670', 6),
    line('M278 290v-16M270 272h16', '#5c6670', 4),
    line('M286 303h16', MAPLE.dark, 5),
    specks({ x: [208, 276], y: [243, 254] }, 12, BARK.cut, 8, 2.4),
    brace([240, 252], { scale: 0.9 }),
    disc([246, 180], 8, CAST.rose.skin),
    figure(
      turner,
      vary(POSES.stand, { hip: [-4, -37], lean: 16, nod: 6, feet: pair(-12, -4, 6, -4), elbows: [1, 1] }),
      [154, 336],
      180,
      { grip: { near: [256, 208], far: [258, 212] } },
    ),
    line('M282 212q12 10 0 22M214 190q-10 -12 4 -20', PAPER, 3, 0.95),
    tufts([334, 354], 14, FIR.dark, 4, 12),
    flowers([334, 352], 10, PAPER, FIR.deep, 12),
    reeds([0, 60], 366, 56, 7, FIR.dark, 5),
    bush([464, 358], 96, 54, FIR.dark, 4),
  )
}

export function digHole(): string {
  const digger = summer(CAST.zoe, { top: ROSE.base, legs: WATER.deep, shoes: FIR.dark })
  const booted = { ...digger, wear: { ...digger.wear, boots: true, shoes: SUN.base, shorts: false } }
  const soil = mix(EARTH.base, BARK.base, 0.3)
  return frame(
    ['#bfe2e8', '#f8f4da'],
    closer(
      1.14,
      [246, 320],
      cloud([330, 80], 96, PAPER, 0.95),
      woods(178, 56, '#bcd8ad', 5),
      leafy([54, 200], 150, FIR.soft, 4),
      land([0, 196, 240, 188, 480, 198], '#8fc073'),
      fill('M140 214H334L324 250Q310 286 238 286 166 284 152 250Z', shade(soil, 0.34)),
      fill('M0 222H150C158 262 176 280 238 282 304 284 318 262 328 222H480V360H0Z', soil),
      fill('M0 268H174C188 278 208 282 238 282 274 283 294 279 306 268H480V360H0Z', shade(soil, 0.16)),
      fill('M0 326Q120 312 240 330T480 322V360H0Z', shade(soil, 0.34)),
      fill(
        'M0 212H148Q156 214 154 226 120 230 90 224T0 228ZM324 212H480V228Q430 222 400 226T326 226Q322 214 324 212Z',
        FIR.base,
      ),
      tufts([212, 214], 14, FIR.base, 6, 10, [0, 144]),
      tufts([212, 214], 14, FIR.base, 16, 10, [334, 480]),
      line('M36 226q4 26 -6 46M58 226q2 18 10 34M420 224q-4 30 8 54M440 224q4 16 16 28', '#c9a07a', 3),
      rock([96, 318], 46, 26, 3, STONE.soft),
      rock([400, 338], 60, 32, 8, STONE.base),
      disc([60, 300], 5, STONE.soft),
      disc([352, 292], 6, STONE.base),
      worm('M108 258q10 -10 18 0t18 0', 6),
      worm('M372 262q8 10 16 0t16 2', 5),
      oval([238, 276], 52, 7, '#1a120c', 0, 0.35),
      heap([398, 214], 136, 52, soil, 5),
      heap([414, 214], 90, 38, glow(soil, 0.12), 9),
      specks({ x: [322, 350], y: [150, 206] }, 10, soil, 4, 4),
      figure(
        booted,
        vary(POSES.pull, { hip: [0, -33], lean: 22, nod: 2, feet: pair(-12, -4, 14, -4), elbows: [1, 1] }),
        [218, 275],
        176,
        { grip: { near: [272, 203], far: [256, 165] } },
      ),
      place(shovel([0, 0], { scale: 1.1 }), [306, 253], { turn: -33 }),
      disc([274, 205], 8, CAST.zoe.skin),
      disc([257, 175], 8, shade(CAST.zoe.skin, 0.12)),
      heap([300, 266], 30, 14, glow(soil, 0.1), 5),
      chickadee([112, 206], { scale: 1.1 }),
    ),
  )
}

export function tieTarp(): string {
  const a = autumn(CAST.mei, { top: ROSE.base, legs: FIR.deep, shoes: BARK.dark, trim: PAPER })
  const b = autumn(CAST.sami, { top: SUN.base, legs: PLUM.dark, shoes: BARK.deep, trim: MAPLE.deep, hat: TUQUES.fir })
  return frame(
    ['#d3e5dc', '#f6f2d6'],
    woods(220, 100, '#c6dab6', 8),
    woods(246, 60, '#a6c594', 19, 'fir'),
    trunk([74, 306], -10, 46, BARK.base),
    trunk([420, 300], -10, 50, BARK.base),
    foliage([240, -20], 280, 52, FIR.base, 5, 19),
    foliage([420, -12], 110, 46, FIR.soft, 9, 12),
    land([0, 280, 240, 268, 480, 282], '#8cb86f'),
    land([0, 326, 240, 314, 480, 328], '#6fa35c'),
    rope('M74 92Q240 106 420 84', 5),
    fill('M98 96Q240 112 392 90L372 250Q250 214 70 240Z', WATER.base),
    fill('M98 96Q240 112 392 90L388 118Q240 142 92 124Z', WATER.soft),
    line('M200 106L166 228M300 102L282 232', shade(WATER.base, 0.2), 2.4),
    [
      [98, 96],
      [392, 90],
      [72, 240],
    ]
      .map(([x = 0, y = 0]) => disc([x, y], 4.5, SUN.base))
      .join(''),
    rope('M72 240L46 304', 4),
    line('M40 296L52 318', BARK.pale, 7),
    line('M60 262l-6 16 10 -2', MAPLE.base, 4),
    oval([300, 334], 120, 11, INK, 0, 0.15),
    figure(a, vary(POSES.stand, { lean: 8, nod: -2, elbows: [1, 1] }), [296, 334], 150, {
      grip: { near: [354, 254], far: [364, 246] },
    }),
    rope('M372 250Q384 268 398 276T424 268', 4.5),
    disc([372, 250], 5, SUN.base),
    rope('M398 262Q420 274 446 262', 5),
    figure(b, vary(POSES.crouch, { hip: [-4, -17], lean: 12, nod: -6 }), [444, 338], 156, {
      facing: -1,
      grip: { near: [418, 274], far: [404, 272] },
    }),
    rope('M420 272q-12 16 -2 34', 4),
    log([150, 318], [232, 324], 16, BARK.soft),
    tufts([334, 354], 14, FIR.dark, 8, 12, [60, 400]),
    fern([22, 370], 64, FIR.dark),
    fern([120, 372], 44, FIR.base),
  )
}

export function cutVegetables(): string {
  const cook = summer(CAST.awa, { top: SUN.base, legs: WATER.deep, cut: 'apron', trim: PAPER })
  const adult = summer(ADULTS.julie, { top: PLUM.base, legs: BARK.dark })
  const friend = summer(CAST.emile, { top: FIR.base, legs: MAPLE.dark, cut: 'stripes', trim: CREAM })
  return frame(
    ['#c3e4e6', '#faf5da'],
    sun([410, 76], 26, SUN.soft),
    woods(204, 64, '#bfdcb0', 7),
    leafy([62, 236], 190, FIR.soft, 4),
    land([0, 226, 240, 216, 480, 228], '#98c67a'),
    bush([420, 240], 150, 64, FIR.base, 8),
    flowers([206, 226], 8, ROSE.base, FIR.dark, 9, [350, 470]),
    figure(adult, vary(POSES.stand, { lean: 6, nod: 14 }), [286, 340], 216, { build: 'adult', facing: -1 }),
    figure(friend, vary(POSES.stand, { lean: 2, nod: 10 }), [352, 348], 180, {
      facing: -1,
      grip: { near: [316, 254], far: [330, 262] },
    }),
    figure(cook, vary(POSES.stand, { lean: 8, nod: 16, elbows: [1, 1] }), [160, 352], 196, {
      grip: { near: [236, 246], far: [214, 252] },
    }),
    fill('M28 264H452L472 292H8Z', BARK.pale),
    fill('M8 292H472V306H8Z', BARK.soft),
    line('M24 278H458', shade(BARK.pale, 0.14), 2.4),
    line('M62 306V366M418 306V366', BARK.base, 14),
    board([222, 272], 132),
    line('M172 264H212', FIR.base, 17),
    line('M174 261H210', FIR.soft, 4),
    [
      [232, 266],
      [244, 268],
      [256, 265],
      [268, 269],
      [281, 266],
    ]
      .map(([x = 0, y = 0]) => oval([x, y], 4, 8.5, FIR.base) + oval([x + 1.4, y], 3, 7, '#dcebbf'))
      .join(''),
    knife([234, 250], { turn: 38, scale: 1.05 }),
    disc([236, 248], 8.5, CAST.awa.skin),
    disc([208, 256], 8.5, shade(CAST.awa.skin, 0.14)),
    bowl([370, 280], MAPLE.base, { scale: 1.4 }),
    [
      [350, 262, MAPLE.dark],
      [366, 256, '#d6463a'],
      [382, 259, SUN.base],
      [392, 263, FIR.soft],
    ]
      .map(([x, y, c]) => disc([Number(x), Number(y)], 9, String(c)))
      .join(''),
    line('M90 272Q104 262 120 270', '#e0803a', 9),
    line('M90 272l-10 -8M90 272l-12 0M90 272l-9 7', FIR.base, 3),
    disc([136, 276], 7, '#d6463a'),
    disc([64, 278], 8, '#d6463a'),
    ladybird([440, 282], { scale: 0.9, turn: 190 }),
    crown([470, -6], 90, 46, FIR.base, 3),
  )
}
