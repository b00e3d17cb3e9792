import { squirrel } from '../../../kit/animals.ts'
import { figure } from '../../../kit/figure.ts'
import { type Point, pair } from '../../../kit/geometry.ts'
import { log, rope, stick } from '../../../kit/ground.ts'
import { closer, frame, land, leaves, woods } from '../../../kit/landscape.ts'
import {
  BARK,
  CREAM,
  FIR,
  glow,
  INK,
  MAPLE,
  PAPER,
  PLUM,
  ROSE,
  STONE,
  SUN,
  shade,
  WATER,
} from '../../../kit/palette.ts'
import { ADULTS, autumn, CAST, mild, summer, TUQUES } from '../../../kit/people.ts'
import { POSES, vary } from '../../../kit/poses.ts'
import { dashes, disc, fill, line, oval, place } from '../../../kit/svg.ts'
import { bucket, magnifier } from '../../../kit/things.ts'
import { birch, bush, fern, foliage, limb, mushroom, rays, trunk } from '../../../kit/trees.ts'

export function craneOperator(): string {
  const chief = autumn(CAST.zoe, { top: SUN.base, legs: WATER.deep, shoes: MAPLE.deep, trim: PAPER, hat: TUQUES.water })
  const second = autumn(CAST.fatou, { top: MAPLE.base, legs: FIR.deep, trim: PAPER })
  const third = autumn(CAST.rose, { top: PLUM.base, legs: WATER.deep, trim: PAPER, hat: TUQUES.rose })
  const operator = autumn(ADULTS.lucie, { top: ROSE.dark, legs: BARK.deep, shoes: INK })
  const cone = (x: number, y: number) =>
    oval([x, y], 5, 7, BARK.dark, 20) + line(`M${x - 3} ${y - 2}h6M${x - 3} ${y + 2}h6`, BARK.soft, 1.2)
  return frame(
    ['#dfe6cc', '#fbf3d6'],
    woods(200, 90, '#dcdca8', 8, 'round'),
    birch([246, 246], -10, 16, 6),
    trunk([452, 280], -10, 62, BARK.base),
    foliage([150, -14], 220, 44, SUN.base, 5, 17),
    foliage([420, -10], 120, 50, MAPLE.soft, 9, 12),
    limb([450, 60], [330, 44], [150, 66], 28, 12, BARK.base),
    line('M250 56L226 40M330 52L316 30', BARK.base, 6),
    leaves({ x: [150, 190], y: [54, 72] }, 4, [SUN.base, MAPLE.base], 3, 8),
    land([0, 244, 240, 234, 480, 250], '#b9b86c'),
    land([0, 298, 240, 284, 480, 300], '#a09f56'),
    line('M208 62v12', '#5c6670', 4),
    rope('M214 84L370 232', 4),
    rope('M202 84V160', 4),
    disc([208, 84], 13, SUN.dark),
    disc([208, 84], 8, '#5c6670'),
    disc([208, 84], 3, PAPER),
    bucket([202, 204], WATER.base, { scale: 1.25 }),
    cone(194, 168),
    cone(204, 165),
    cone(212, 170),
    oval([204, 318], 96, 22, '#c2b878', 0, 0.9),
    oval([204, 318], 22, 5, INK, 0, 0.25),
    log([118, 306], [146, 300], 9, BARK.base),
    log([262, 298], [290, 306], 9, BARK.dark),
    line('M246 322V112', BARK.soft, 6),
    line('M246 268v-12', SUN.base, 8),
    line('M246 216v-12', MAPLE.dark, 8),
    line('M246 164v-12', WATER.base, 8),
    figure(
      operator,
      vary(POSES.pull, { hip: [2, -35], lean: -12, nod: -4, feet: pair(14, -4, -12, -4), elbows: [1, 1] }),
      [402, 330],
      212,
      {
        build: 'adult',
        facing: -1,
        grip: { near: [352, 214], far: [334, 198] },
      },
    ),
    rope('M352 216Q390 250 424 262T442 318', 4),
    fill('M418 318H468L462 346H424Z', BARK.pale),
    line('M420 326H466M422 336H464', BARK.soft, 3),
    oval([443, 318], 25, 6, BARK.soft),
    disc([352, 214], 8, ADULTS.lucie.skin),
    disc([334, 198], 7, shade(ADULTS.lucie.skin, 0.14)),
    figure(second, vary(POSES.stand, { lean: -2, nod: -12, hands: pair(6, -34, 26, -62) }), [128, 284], 128, {
      grip: { far: [166, 192] },
    }),
    log([136, 340], [168, 346], 11, BARK.base),
    figure(third, vary(POSES.stand, { lean: 2, nod: -14 }), [308, 350], 148, {
      facing: -1,
      grip: { near: [264, 224], far: [268, 250] },
    }),
    figure(chief, vary(POSES.stand, { lean: -4, nod: -12, elbows: [1, 1] }), [52, 350], 172, {
      grip: { near: [98, 206], far: [84, 186] },
    }),
    leaves({ x: [0, 480], y: [320, 356] }, 14, [SUN.base, MAPLE.base], 6, 7),
  )
}

export function movingTrunk(): string {
  const gloved = (look: Parameters<typeof autumn>[1], head: Parameters<typeof autumn>[0]) => {
    const person = autumn(head, look)
    return { ...person, wear: { ...person.wear, gloves: SUN.soft } }
  }
  const left = gloved({ top: MAPLE.base, legs: WATER.deep, trim: PAPER, hat: TUQUES.sun }, CAST.lea)
  const middle = gloved({ top: WATER.base, legs: PLUM.dark, trim: PAPER }, CAST.noah)
  const right = gloved({ top: ROSE.base, legs: FIR.deep, shoes: MAPLE.deep, trim: PAPER }, CAST.maika)
  const roller = gloved({ top: SUN.base, legs: FIR.deep, shoes: ROSE.dark, trim: PAPER, hat: TUQUES.plum }, CAST.sami)
  const adult = gloved({ top: FIR.base, legs: BARK.deep, shoes: INK }, ADULTS.julie)
  return frame(
    ['#d6e4d6', '#f8f3d6'],
    woods(190, 90, '#cbdcb0', 8),
    birch([60, 246], -10, 22, 4),
    birch([424, 240], -10, 26, -6),
    birch([384, 232], -10, 14, 6),
    land([0, 236, 240, 228, 480, 240], '#bcd08e'),
    land([0, 296, 240, 286, 480, 298], '#a5bd7c'),
    figure(middle, vary(POSES.push, { hip: [-8, -33], lean: 30, nod: -10 }), [176, 286], 150, {
      grip: { near: [238, 226], far: [246, 222] },
    }),
    figure(right, vary(POSES.walk, {}), [322, 268], 136, { grip: { near: [346, 200], far: [356, 204] } }),
    log([334, 208], [376, 196], 9, BARK.soft),
    disc([346, 204], 7, SUN.soft),
    oval([256, 336], 190, 12, INK, 0, 0.16),
    line('M150 322l12 -8M244 322l12 -8M338 322l12 -8', BARK.base, 26),
    [150, 244, 338]
      .map((x) => disc([x, 323], 14, BARK.dark) + disc([x, 323], 11, BARK.cut) + disc([x, 323], 5, BARK.pale))
      .join(''),
    log([112, 272], [396, 272], 37, BARK.base),
    line('M140 240Q200 228 250 238', FIR.soft, 8),
    figure(adult, vary(POSES.kneel, { lean: 10, nod: 6 }), [446, 330], 190, {
      build: 'adult',
      facing: -1,
      grip: { near: [376, 246], far: [388, 236] },
    }),
    figure(
      left,
      vary(POSES.push, { hip: [-12, -33], lean: 40, nod: -20, feet: pair(-34, -4, -4, -4) }),
      [50, 340],
      178,
      { grip: { near: [112, 268], far: [114, 254] } },
    ),
    figure(roller, vary(POSES.crouch, { hip: [-4, -18], lean: 26, nod: 8 }), [270, 356], 148, {
      facing: 1,
      grip: { near: [312, 312], far: [306, 316] },
    }),
    stick([292, 306], [340, 330], 6, BARK.soft),
  )
}

export function armsAroundTree(): string {
  const left = mild(CAST.noah, { top: MAPLE.base, legs: WATER.deep, shoes: SUN.base, cut: 'stripes', trim: CREAM })
  const middle = mild(CAST.maika, { top: ROSE.base, legs: FIR.deep, shoes: MAPLE.deep, cut: 'overalls' })
  const right = mild(CAST.emile, { top: SUN.base, legs: PLUM.dark, shoes: BARK.dark })
  const adult = mild(ADULTS.nadia, { top: WATER.deep, legs: BARK.deep, shoes: INK })
  const behind = { ...middle, view: 'back' as const }
  return frame(
    ['#cfe6d2', '#f8f4d4'],
    woods(210, 100, '#c9dfb0', 8, 'round'),
    trunk([52, 262], -10, 26, '#9aa888'),
    trunk([440, 252], -10, 30, '#93a283'),
    trunk([116, 244], -10, 16, '#a9b696'),
    rays('#fffbe0', 0.3),
    foliage([240, -22], 290, 56, FIR.soft, 6, 19),
    land([0, 252, 240, 240, 480, 254], '#93c277'),
    land([0, 306, 240, 294, 480, 308], '#7bb062'),
    trunk([236, 306], -10, 150, BARK.base),
    line('M180 60v34M204 110v42M262 40v40M228 24v30M276 104v30M190 150v30', BARK.dark, 3),
    limb([176, 296], [146, 300], [96, 326], 26, 4, BARK.base),
    limb([210, 300], [200, 320], [178, 336], 22, 4, BARK.base),
    limb([276, 300], [296, 320], [318, 332], 22, 4, shade(BARK.base)),
    limb([306, 296], [350, 302], [392, 326], 26, 4, shade(BARK.base)),
    figure(adult, vary(POSES.stand, { lean: 8, nod: 6 }), [432, 318], 208, {
      build: 'adult',
      facing: -1,
      grip: { near: [376, 176], far: [406, 198] },
    }),
    fill('M392 188L416 184 422 214 398 218Z', PAPER),
    line('M400 196l12 -2M402 204l12 -2', STONE.base, 2.4),
    disc([418, 206], 7, shade(ADULTS.nadia.skin, 0.14)),
    figure(left, vary(POSES.stand, { lean: 12, nod: -4, elbows: [-1, -1] }), [132, 332], 166, {
      grip: { near: [188, 214], far: [176, 170] },
    }),
    figure(right, vary(POSES.stand, { lean: 12, nod: -4, elbows: [-1, -1] }), [344, 334], 160, {
      facing: -1,
      grip: { near: [290, 220], far: [302, 176] },
    }),
    figure(behind, POSES.standFront, [240, 346], 158, {
      grip: { near: [190, 216], far: [290, 222] },
    }),
    disc([190, 215], 7, CAST.noah.skin),
    disc([289, 221], 6.6, CAST.emile.skin),
    [34, 96, 366, 428].map((x) => stick([x, 344], [x + 54, 345], 6, BARK.soft)).join(''),
    fern([12, 366], 56, FIR.dark),
    fern([472, 338], 46, FIR.dark),
    mushroom([96, 318], 18, MAPLE.base),
    squirrel([60, 286], { scale: 0.9 }),
  )
}

/** A leaf of the shrub, its stem at the origin, its tip to the right; holes let the air behind be seen. */
function leafWith(
  at: Point,
  size: number,
  turn: number,
  color: string,
  holes: [number, number, number][] = [],
): string {
  return place(
    fill('M0 0C14 -22 44 -22 62 0 44 22 14 22 0 0Z', color) +
      line('M0 0H54M16 0l9 -11M30 0l10 -10M16 0l9 11M30 0l10 10', glow(color, 0.35), 1.8) +
      holes.map(([x, y, r]) => disc([x, y], r, '#e6efc8')).join(''),
    at,
    { turn, scale: size },
  )
}

export function leafMystery(): string {
  const first = summer(CAST.lea, {
    top: PLUM.base,
    legs: WATER.deep,
    shoes: PAPER,
    hat: { kind: 'sunhat', color: PAPER, trim: ROSE.base },
  })
  const second = summer(CAST.idris, {
    top: MAPLE.base,
    legs: FIR.deep,
    shoes: SUN.base,
    cut: 'stripes',
    trim: CREAM,
    hat: { kind: 'cap', color: WATER.base, trim: WATER.deep },
  })
  const adult = mild(ADULTS.marc, { top: WATER.deep, legs: BARK.dark, shoes: INK })
  const green = FIR.soft
  return frame(
    ['#c4e3e6', '#f8f4d4'],
    closer(
      1.08,
      [230, 352],
      woods(196, 90, '#cfe2b4', 8, 'round'),
      bush([60, 246], 180, 90, '#b5d29c', 4),
      land([0, 244, 240, 236, 480, 246], '#a2c97f'),
      land([0, 300, 240, 290, 480, 302], '#86b868'),
      figure(adult, vary(POSES.kneel, { lean: 8, nod: 6 }), [424, 338], 230, {
        build: 'adult',
        facing: -1,
        grip: { near: [356, 152], far: [346, 196] },
      }),
      line(
        'M490 96Q420 108 356 146T238 176M356 146Q330 120 316 96M300 166Q312 196 304 214M410 120Q396 88 404 66',
        BARK.base,
        6,
      ),
      leafWith([404, 66], 0.9, -70, green),
      leafWith([316, 96], 1, -110, FIR.base, [[34, 6, 5]]),
      leafWith([346, 150], 0.9, -50, green),
      leafWith([304, 212], 1, 96, green, [
        [22, 8, 4],
        [36, -6, 6],
        [46, 6, 4],
      ]),
      leafWith([432, 112], 0.9, 64, FIR.base),
      leafWith([246, 176], 1.45, 168, FIR.base, [
        [28, 10, 6],
        [44, -7, 5],
        [16, 8, 3.6],
      ]),
      disc([356, 150], 9, ADULTS.marc.skin),
      line('M244 166Q234 152 224 164T202 168', SUN.soft, 10),
      dashes('M244 166Q234 152 224 164T202 168', FIR.dark, 3.4, '0 6'),
      disc([202, 168], 6, MAPLE.dark),
      figure(first, vary(POSES.stand, { lean: 14, nod: 4, elbows: [1, 1] }), [84, 344], 200, {
        grip: { near: [140, 228], far: [116, 250] },
      }),
      magnifier([142, 224], { turn: 28, scale: 1.2 }),
      disc([141, 228], 8, CAST.lea.skin),
      figure(second, vary(POSES.crouch, { hip: [-4, -18], lean: 4, nod: -20, elbows: [1, 1] }), [226, 352], 172, {
        grip: { near: [272, 300], far: [262, 316] },
      }),
      magnifier([274, 296], { turn: 18, scale: 1.1 }),
      disc([273, 300], 7.4, CAST.idris.skin),
      place(
        fill('M-76 -22H70L84 24H-90Z', PAPER) +
          [-48, -2, 44].map((x) => oval([x, 0], 20, 14, '#d9dccf') + oval([x, 0], 17, 11.5, PAPER)).join('') +
          leafWith([-62, 2], 0.45, 0, FIR.base, [[30, 4, 7]]) +
          leafWith([-16, 6], 0.45, -20, green, [
            [20, 6, 5],
            [36, -5, 5],
            [44, 8, 5],
          ]) +
          leafWith([32, 0], 0.42, 12, SUN.dark),
        [380, 330],
      ),
    ),
  )
}
